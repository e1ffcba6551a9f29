import { readFileSync } from 'node:fs';
import { field, stringField, type Json } from '../model/json.js';
import type { Links } from '../report/links.js';

/** What GitHub tells a step by its environment: https://docs.github.com/actions/reference/workflows-and-actions/variables */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The payload of the event that started the workflow; null where there is no file, as outside of GitHub. */
export function readEvent(env: Environment): Json {
  const path = env.GITHUB_EVENT_PATH;
  if (path === undefined || path === '') return null;
  return JSON.parse(readFileSync(path, 'utf8')) as Json;
}

/** Where the judged commit can be looked at; null where the environment does not tell. */
export function linksOf(env: Environment, revision: string | null): Links | null {
  const server = env.GITHUB_SERVER_URL;
  const repository = env.GITHUB_REPOSITORY;
  if (server === undefined || repository === undefined || revision === null) return null;
  return { server, repository, revision };
}

/** The head commit of the pull request of an event; undefined for events of other kinds. */
export function pullRequestHead(event: Json): string | undefined {
  return stringField(field(field(event, 'pull_request'), 'head'), 'sha');
}

import { field, numberField, stringField, type Json } from '../model/json.js';
import type { Links } from '../report/links.js';
import { urlSegment } from '../report/sink.js';

/** What GitHub tells a step by its environment: https://docs.github.com/actions/reference/workflows-and-actions/variables */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the judged commit can be looked at; null where the environment does not tell. */
export function linksOf(env: Environment, revision: string | null): Links | null {
  const server = env.GITHUB_SERVER_URL;
  const repository = env.GITHUB_REPOSITORY;
  if (server === undefined || repository === undefined || revision === null) return null;
  return { server, repository, revision };
}

/**
 * The folder with the pages of the rules in the repository that the action came from; undefined where that is not known: a
 * local action has none, and an enterprise's server may have taken it from elsewhere.
 */
export function rulePagesOf(env: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
  if (server !== 'https://github.com' || repository === '' || ref === '') return undefined;
  const encoded = (path: string): string => path.split('/').map(urlSegment).join('/');
  return `${server}/${encoded(repository)}/blob/${encoded(ref)}/docs/rules`;
}

/** The head commit of the pull request of an event; undefined for events of other kinds. */
export function pullRequestHead(event: Json): string | undefined {
  return stringField(field(field(event, 'pull_request'), 'head'), 'sha');
}

/** The number of the pull request of an event; undefined for events of other kinds. */
export function pullRequestNumber(event: Json): number | undefined {
  return numberField(field(event, 'pull_request'), 'number');
}

/** A repository as the API addresses it. */
export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** The repository that the workflow runs in; undefined where the environment does not tell. */
export function repositoryOf(env: Environment): Repository | undefined {
  const [owner, repo, ...rest] = (env.GITHUB_REPOSITORY ?? '').split('/');
  if (owner === undefined || owner === '' || repo === undefined || repo === '' || rest.length > 0) return undefined;
  return { owner, repo };
}

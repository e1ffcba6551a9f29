import { field, numberField, stringField, type Json } from '../model/json.js';
import type { Links } from '../report/links.js';
import { urlSegment } from '../report/sink.js';

/** GitHub's environment variables for a step: https://docs.github.com/actions/reference/workflows-and-actions/variables */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns links to the checked commit; null if the environment does not have them. */
export function linksOf(env: Environment, revision: string | null): Links | null {
  const server = env.GITHUB_SERVER_URL;
  const repository = env.GITHUB_REPOSITORY;
  if (server === undefined || repository === undefined || revision === null) return null;
  const pull = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
  return { server, repository, revision, ...(pull === undefined ? {} : { pull: Number(pull) }) };
}

/**
 * Returns the address of the rules' pages in the repository that the action came from; undefined if it is unknown. A local action
 * has none, and an enterprise server may have taken the action from elsewhere.
 */
export function rulePagesOf(env: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
  if (server !== 'https://github.com' || repository === '' || ref === '') return undefined;
  const encoded = (path: string): string => path.split('/').map(urlSegment).join('/');
  return `${server}/${encoded(repository)}/blob/${encoded(ref)}/docs/rules`;
}

/** Returns the head commit of an event's pull request; undefined for other events. */
export function pullRequestHead(event: Json): string | undefined {
  return stringField(field(field(event, 'pull_request'), 'head'), 'sha');
}

/** Returns the number of an event's pull request; undefined for other events. */
export function pullRequestNumber(event: Json): number | undefined {
  return numberField(field(event, 'pull_request'), 'number');
}

/** A repository as the API addresses it. */
export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** Returns the repository that the workflow runs in; undefined if the environment does not name it. */
export function repositoryOf(env: Environment): Repository | undefined {
  const [owner, repo, ...rest] = (env.GITHUB_REPOSITORY ?? '').split('/');
  if (owner === undefined || owner === '' || repo === undefined || repo === '' || rest.length > 0) return undefined;
  return { owner, repo };
}

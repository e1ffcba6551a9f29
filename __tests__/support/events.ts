import { createRequire } from 'node:module';

/** What started a workflow. */
export interface Event {
  readonly name: string;
  readonly payload: unknown;
  readonly ref: string;
  /** Branches, for pull requests only. */
  readonly headRef?: string;
  readonly baseRef?: string;
}

export const REPOSITORY = 'octo-org/hello.world';
export const SERVER = 'https://github.com';

/** GitHub's commit of the event. None that exists, so that nobody takes it for the checked one. */
export const EVENT_SHA = 'e0'.repeat(20);

/** The pull request of the events. */
export const PULL_REQUEST = 7;

const BEFORE = 'b0'.repeat(20);

type Payload = Readonly<Record<string, unknown>>;

interface Published {
  readonly name: string;
  readonly examples: readonly Payload[];
}

/** GitHub's published payloads. The package is one large JSON file. */
const PUBLISHED = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Published[];

/** A published payload of an event that has these fields. Throws where there is none. */
function published(name: string, fields: Payload): Payload {
  const all = PUBLISHED.find((one) => one.name === name)?.examples ?? [];
  const found = all.find((one) => Object.entries(fields).every(([key, value]) => one[key] === value));
  if (found === undefined) throw new Error(`no published example of ${name} with ${JSON.stringify(fields)}`);
  return { ...found, repository: { ...part(found, 'repository'), full_name: REPOSITORY, default_branch: 'main' } };
}

function part(payload: Payload, name: string): Payload {
  return payload[name] as Payload;
}

/** What means the commit before a branch's first. */
const NO_COMMIT = '0'.repeat(40);

export interface Pushed {
  /** What the branch was before; by default it is new. */
  readonly before?: string;
  readonly after?: string;
}

export function push(branch = 'main', { before = NO_COMMIT, after = EVENT_SHA }: Pushed = {}): Event {
  const ref = `refs/heads/${branch}`;
  const example = published('push', { deleted: false });
  return { name: 'push', ref, payload: { ...example, created: before === NO_COMMIT, ref, before, after } };
}

export interface Ends {
  /** The id of the pull request's last commit. */
  readonly head: string;
  readonly base?: string;
  readonly headRef?: string;
  /** The repository that the pull request comes from; the workflow's own by default. */
  readonly from?: string;
}

/** An event of a pull request. */
export function pullRequest(
  name: 'pull_request' | 'pull_request_target',
  { head, base = EVENT_SHA, headRef = 'topic', from = REPOSITORY }: Ends,
): Event {
  const example = published('pull_request', { action: 'synchronize' });
  const pull = part(example, 'pull_request');
  const end = (side: 'head' | 'base', ref: string, sha: string, repository: string): Payload => {
    const published = part(pull, side);
    const repo = { ...part(published, 'repo'), full_name: repository, fork: repository !== REPOSITORY };
    return { ...published, ref, sha, label: `${repository.split('/')[0] ?? ''}:${ref}`, repo };
  };
  return {
    name,
    ref: name === 'pull_request' ? `refs/pull/${String(PULL_REQUEST)}/merge` : 'refs/heads/main',
    headRef,
    baseRef: 'main',
    payload: {
      ...example,
      number: PULL_REQUEST,
      after: head,
      pull_request: {
        ...pull,
        number: PULL_REQUEST,
        head: end('head', headRef, head, from),
        base: end('base', 'main', base, REPOSITORY),
      },
    },
  };
}

/** An event of a merge queue. */
export function mergeGroup({
  head = EVENT_SHA,
  base = BEFORE,
}: { readonly head?: string; readonly base?: string } = {}): Event {
  const example = published('merge_group', { action: 'checks_requested' });
  const ref = `refs/heads/gh-readonly-queue/main/pr-${String(PULL_REQUEST)}-${base}`;
  const group = {
    ...part(example, 'merge_group'),
    head_sha: head,
    head_ref: ref,
    base_sha: base,
    base_ref: 'refs/heads/main',
  };
  return { name: 'merge_group', ref, payload: { ...example, merge_group: group } };
}

/** A run that a person started. */
export function workflowDispatch(): Event {
  const ref = 'refs/heads/main';
  return { name: 'workflow_dispatch', ref, payload: { ...published('workflow_dispatch', {}), ref } };
}

/** A run by the clock. It is no webhook, so no payload is published: https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule */
export function schedule(): Event {
  const { repository } = published('push', {});
  const payload = { schedule: '17 3 * * *', workflow: '.github/workflows/gate.yml', repository };
  return { name: 'schedule', ref: 'refs/heads/main', payload };
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pullRequest, runStep, type Event, type Step, type StepResult } from './step.js';
import { mergeGroup } from './events.js';
import { MERGE_REF, type Hub } from './hub.js';
import { git } from './repository.js';

/** A pull request of a branch as GitHub hands it to a job: its merge, checked out in a clone of depth 1. */
export interface Proposal {
  readonly workspace: string;
  readonly event: Event;
}

export function propose(hub: Hub, branch: string): Proposal {
  const base = hub.id('main');
  const head = hub.id(branch);
  hub.merge('main', branch);
  return {
    workspace: hub.checkout(MERGE_REF, 1),
    event: pullRequest('pull_request', { head, base, headRef: branch }),
  };
}

/** The same where the workflow checks out the head of the pull request instead, with all history. */
export function proposeHead(hub: Hub, branch: string): Proposal {
  const [base, head] = [hub.id('main'), hub.id(branch)];
  return {
    workspace: hub.checkout(head),
    event: pullRequest('pull_request', { head, base, headRef: branch }),
  };
}

/** The same in the merge queue. */
export function queued(hub: Hub, proposal: Proposal): Proposal {
  const head = git(proposal.workspace, ['rev-parse', 'HEAD']);
  return { ...proposal, event: mergeGroup({ head, base: hub.id('main') }) };
}

/** Takes the remote away, so that git can fetch nothing. */
export function cutOff(proposal: Proposal): Proposal {
  git(proposal.workspace, ['remote', 'set-url', 'origin', 'file:///nowhere']);
  return proposal;
}

/** Runs the action's bundle as the job of a fork: without a token. */
export function evaluated({ workspace, event }: Proposal, inputs: Step['inputs'] = {}): Promise<StepResult> {
  return runStep({ workspace, event, inputs: { 'github-token': '', ...inputs } });
}

export { saidBy } from './step.js';

export interface Api {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** An API that answers every comparison with these files. */
export async function comparing(
  files: readonly { readonly filename: string; readonly status: string }[],
): Promise<Api> {
  const server: Server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ files, base_commit: { sha: 'ab'.repeat(20) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Commits entries to a branch of the hub as `git ls-tree` would show them: a mode, and the content or a link's target. */
export function commitEntries(
  hub: Hub,
  branch: string,
  entries: Readonly<Record<string, { readonly mode: string; readonly content: string }>>,
): string {
  const has = hub.git('branch', '--list', branch) !== '';
  hub.git('read-tree', has ? branch : 'main');
  for (const [path, { mode, content }] of Object.entries(entries)) {
    const id =
      mode === '160000' ? 'ab'.repeat(20) : git(hub.directory, ['hash-object', '-w', '--stdin'], Buffer.from(content));
    hub.git('update-index', '--add', '--replace', '--cacheinfo', `${mode},${id},${path}`);
  }
  const tree = hub.git('write-tree');
  const commit = hub.git('commit-tree', '-p', has ? branch : 'main', '-m', 'Entries', tree);
  hub.git('update-ref', `refs/heads/${branch}`, commit);
  return commit;
}

import { metaReturn } from '../bundle/returns.js';
import { makeHub, MERGE_REF, type Hub } from '../support/hub.js';
import {
  annotationsOf,
  pullRequest,
  REPOSITORY,
  runStep,
  SERVER,
  type Step,
  type StepResult,
} from '../support/step.js';

/** The checked commit must be the one that the result is reported for. */

const RETURN = 'specs/2_task/.return-meta.json';
const HONEST = { [RETURN]: metaReturn(['b.ts']), 'b.ts': 'export {};\n' };
const LIE = { [RETURN]: metaReturn(['b.ts', 'never.ts']) };

let hub: Hub;
/** The honest head of the pull request, its merge, and a later head that lies. */
let head: string;
let merge: string;
let later: string;

beforeAll(() => {
  hub = makeHub({ 'specs/1_old/.return-meta.json': metaReturn(['a.ts']), 'a.ts': 'export {};\n' });
  head = hub.commit('topic', { files: HONEST });
  hub.commit('main', { files: { 'main.md': 'main' } });
  merge = hub.merge('main', 'topic');
  later = hub.commit('topic', { files: LIE });
});

function notices(result: StepResult): readonly string[] {
  return annotationsOf(result).flatMap(({ name, data, properties }) =>
    name === 'notice' && properties.title === 'return-gate' ? [data] : [],
  );
}

/** Checks a commit for the event of a pull request with this head. */
function check(checked: string, sha: string, more: Pick<Step, 'inputs' | 'env'> = {}): Promise<StepResult> {
  const event = pullRequest('pull_request', { head: sha, base: hub.id('main') });
  const workspace = checked === merge ? hub.checkout(MERGE_REF, 1) : hub.checkout(checked);
  const { inputs, env } = more;
  return runStep({ workspace, event, inputs: { mode: 'changed', ...inputs }, env: { GITHUB_SHA: merge, ...env } });
}

describe('a pull request', () => {
  test.each(['commit', 'workspace'])('is refused by a merge ref of an earlier head (%s)', async (source) => {
    const inputs = source === 'workspace' ? { mode: 'all', source } : {};
    const { status, commands, outputs, summary } = await check(merge, later, { inputs });
    expect([status, commands.map(({ name }) => name), outputs, summary]).toEqual([2, ['error'], {}, '']);
    const message = commands[0]?.data ?? '';
    expect(message).toMatch(/merge ref of the pull request is stale.*Running this again checks the same commit\./);
    expect(message).toMatch(/Push to the branch, or close and reopen the pull request/);
    expect([message.includes(merge), message.includes(later)]).toEqual([true, true]);
  });

  test('is checked by the merge of its head, by its head, and by another merge of it', async () => {
    hub.point('other', 'topic~1');
    const again = hub.commit('other', { files: { 'other.md': 'other' } });
    const second = hub.git('commit-tree', '-p', again, '-p', head, '-m', 'Merge', `${head}^{tree}`);
    hub.point('second', second);
    for (const checked of [merge, head, second]) {
      const result = await check(checked, head);
      expect([checked, result.status, notices(result)]).toEqual([checked, 0, []]);
      expect(result.summary).toContain(`#7\`](${SERVER}/${REPOSITORY}/pull/7) at commit [\`${head.slice(0, 7)}\`]`);
    }
  });

  test('whose workflow names another commit gets one notice, and the result of that commit', async () => {
    for (const [checked, status] of [
      [head, 0],
      [hub.id('main'), 0],
      // A merge, and not the one of the event.
      [merge, 0],
    ] as const) {
      const result = await check(checked, later, { env: { GITHUB_SHA: 'ab'.repeat(20) } });
      expect([checked, result.status]).toEqual([checked, status]);
      expect(notices(result)).toEqual([
        `The checked commit ${checked} is neither ${later}, the head of the pull request, nor its merge commit. The result is that of the checked commit.`,
      ]);
      // The summary names what was checked.
      expect(result.summary).toContain(`at commit [\`${checked.slice(0, 7)}\`]`);
    }
    const lie = await check(later, head);
    expect([lie.status, notices(lie)]).toEqual([1, [expect.stringContaining(later)]]);
  });

  test('gets the notice once where shards share the work', async () => {
    const shards = [];
    for (const part of ['1/2', '2/2']) {
      const inputs = { shard: part, now: '2026-01-28T12:00:00Z', 'json-file': `../${part[0] ?? ''}.json` };
      shards.push(await check(later, head, { inputs }));
    }
    expect(shards.map(notices)).toEqual([[expect.stringContaining(later)], []]);
    expect(shards[1]?.log).toContain(`The checked commit ${later}`);
  });

  test('without a head in its event is checked as it is', async () => {
    const payload = { pull_request: { base: { sha: hub.id('main'), ref: 'main' } } };
    const event = { ...pullRequest('pull_request', { head }), payload };
    const result = await runStep({ workspace: hub.checkout(MERGE_REF, 1), event, env: { GITHUB_SHA: merge } });
    expect([result.status, notices(result)]).toEqual([0, []]);
  });

  test('is refused where its review names a later head, too', async () => {
    const event = { ...pullRequest('pull_request', { head: later }), name: 'pull_request_review' };
    const result = await runStep({ workspace: hub.checkout(MERGE_REF, 1), event, env: { GITHUB_SHA: merge } });
    expect(result.status).toBe(2);
  });
});

test('a push of a merge is checked, whatever it merges', async () => {
  const event = { name: 'push', ref: 'refs/heads/main', payload: { ref: 'refs/heads/main', before: hub.id('main') } };
  const result = await runStep({ workspace: hub.checkout(MERGE_REF, 1), event, env: { GITHUB_SHA: merge } });
  expect([result.status, notices(result)]).toEqual([0, []]);
});

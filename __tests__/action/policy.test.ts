import { readFileSync } from 'node:fs';
import { metaReturn } from '../bundle/returns.js';
import { makeHub, MERGE_REF } from '../support/hub.js';
import { pullRequest, runStep, saidBy, type StepResult } from '../support/step.js';

const OLD = 'specs/1_old/.return-meta.json';
const NEW = 'specs/2_new/.return-meta.json';
const CONFIG = '.return-gate.yml';
const BASELINE = '.return-gate-baseline.json';

/** A project that has set a rule milder, and a branch that turns it and another off, for a claim that is not true. */
const hub = makeHub({
  [OLD]: metaReturn(['a.ts']),
  'a.ts': 'export {};\n',
  [CONFIG]: 'rules:\n  artifact-blank: notice\n',
});

async function proposed(
  branch: string,
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const head = hub.commit(branch, { files });
  hub.merge('main', branch);
  const event = pullRequest('pull_request', { head, base: hub.id('main'), headRef: branch });
  return runStep({ workspace: hub.checkout(MERGE_REF, 1), event, inputs });
}

test('a branch that turns a rule off is checked by the configuration of its base, and a warning says so', async () => {
  const result = await proposed('loosens', {
    [NEW]: metaReturn(['never.ts']),
    [CONFIG]: 'rules:\n  artifact-missing: off\n',
  });
  expect(result.status).toBe(1);
  expect(saidBy(result)).toMatch(/error artifact-missing: /);
  expect(saidBy(result)).toMatch(/warning return-gate: This branch changes \.return-gate\.yml\./);
});

test('a branch that adds a baseline hides nothing that it brings', async () => {
  const first = await proposed('plain', { [NEW]: metaReturn(['never.ts']) });
  expect(first.status).toBe(1);
  const [finding] = (
    JSON.parse(readFileSync(first.outputs.report ?? '', 'utf8')) as {
      findings: { rule: string; fingerprint: string }[];
    }
  ).findings;
  const entry = { file: NEW, rule: finding?.rule, fingerprint: finding?.fingerprint, count: 1 };
  const baseline = JSON.stringify({ schema: 'return-gate/baseline@1', findings: [entry, null] });
  const result = await proposed('hides', { [NEW]: metaReturn(['never.ts']), [BASELINE]: baseline });
  expect([result.status, result.outputs.errors]).toEqual([1, '1']);
  // Where nothing is proposed the same baseline hides it: the entry is the right one.
  const event = { name: 'workflow_dispatch', ref: 'refs/heads/hides', payload: {} };
  const own = await runStep({ workspace: hub.checkout('hides', 1), event });
  expect([own.status, own.outputs.errors]).toEqual([0, '0']);
});

test('a baseline that is named and stands nowhere is no silence: the branch may bring it', async () => {
  const inputs = { baseline: 'known.json' };
  const stops = /There is no baseline known\.json/;
  const event = { name: 'workflow_dispatch', ref: 'refs/heads/main', payload: {} };
  const pushed = await runStep({ workspace: hub.checkout('main', 1), event, inputs });
  expect([pushed.status, saidBy(pushed)]).toEqual([2, expect.stringMatching(stops)]);
  const without = await proposed('no-baseline', { 'b.ts': 'export {};\n' }, inputs);
  expect([without.status, saidBy(without)]).toEqual([2, expect.stringMatching(stops)]);
  const known = JSON.stringify({ schema: 'return-gate/baseline@1', findings: [null] });
  expect((await proposed('baseline', { 'known.json': known }, inputs)).status).toBe(0);
});

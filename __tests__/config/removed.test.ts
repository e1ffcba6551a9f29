import { insteadOf } from '../../src/config/parse-option.js';
import { metaReturn } from '../bundle/returns.js';
import { evaluate, returnGate } from '../support/command-line.js';
import { makeHub } from '../support/hub.js';
import { propose } from '../support/proposal.js';
import { makeRepository } from '../support/repository.js';
import { annotationsOf } from '../support/runner.js';
import { runStep } from '../support/step.js';

const FILES = { 'specs/1_a/.return-meta.json': metaReturn(['a.ts']), 'a.ts': 'export {};\n' };
const WORDS =
  '.return-gate.yml:2:3 The rule gsd-self-check-absent was removed: gsd-self-check-failed and gsd-self-check-contradicted check the self-checks that exist. Delete this name.';

function withConfig(config: string): Record<string, string> {
  return { ...FILES, '.return-gate.yml': config };
}

describe('a removed rule', () => {
  const NAMING = 'rules:\n  gsd-self-check-absent: error\n  artifact-missing: warning\n';

  test('in a configuration is a warning, and the rest of the configuration counts', async () => {
    const { directory } = makeRepository([{ files: withConfig(NAMING) }], { checkout: true });
    const { status, stderr } = await evaluate(directory, []);
    expect(status).toBe(0);
    expect(stderr).toContain(`return-gate: warning: ${WORDS}\n`);
    const { stdout } = await returnGate(['check', '--root', directory, '--show-config']);
    expect(stdout).toContain('artifact-missing');
    expect(stdout).not.toContain('gsd-self-check-absent');
  });

  test('in an override is one, too', async () => {
    const config = `overrides:\n  - paths: ['specs/**']\n    rules: { bmad-list-self: off }\n${NAMING}`;
    const { directory } = makeRepository([{ files: withConfig(config) }], { checkout: true });
    const { status, stderr } = await evaluate(directory, []);
    expect([status, stderr.match(/\.return-gate\.yml:\S+ The rule \S+ was removed/g)]).toEqual([
      0,
      [
        '.return-gate.yml:3:14 The rule bmad-list-self was removed',
        '.return-gate.yml:5:3 The rule gsd-self-check-absent was removed',
      ],
    ]);
  });

  test('in a baseline is no entry to clean up', async () => {
    const entry = { file: '1-1-a', rule: 'bmad-list-self', fingerprint: '5'.repeat(32), count: 1 };
    const baseline = JSON.stringify({ schema: 'return-gate/baseline@1', findings: [entry] });
    const { directory } = makeRepository([{ files: { ...FILES, '.return-gate-baseline.json': baseline } }]);
    expect((await evaluate(directory, ['--fail-on', 'notice'])).status).toBe(0);
  });

  test('beside an error is not mentioned', async () => {
    const { directory } = makeRepository([{ files: withConfig(`${NAMING}  no-rule: off\n`) }], { checkout: true });
    const { status, stderr } = await returnGate(['check', '--root', directory]);
    expect([status, stderr.includes('no-rule'), stderr.includes('was removed')]).toEqual([2, true, false]);
  });

  test('is a warning of the action', async () => {
    const hub = makeHub(withConfig(NAMING));
    hub.commit('work', { files: { 'specs/2_b/.return-meta.json': metaReturn(['a.ts']) } });
    const { workspace, event } = propose(hub, 'work');
    const result = await runStep({ workspace, event, inputs: { 'github-token': '' } });
    expect(annotationsOf(result).map(({ name, data }) => [name, data])).toContainEqual([
      'warning',
      WORDS.replace(':2:3', ' of the base:2:3'),
    ]);
    expect(result.status).toBe(0);
  });

  test('is explained as removed', async () => {
    const { status, stdout } = await returnGate(['explain', 'gsd-self-check-absent']);
    expect([status, stdout]).toEqual([0, `${WORDS.slice(WORDS.indexOf('The'))}\n`]);
  });

  test('cannot be shown alone', async () => {
    const { status, stderr } = await returnGate(['check', '--rule', 'bmad-list-self']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('--rule is "bmad-list-self", which was removed: ')]);
  });
});

test('what was never there was not removed', () => {
  expect(insteadOf('rule', 'toString')).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as bundle from '../support/bundle.js';
import * as tested from '../support/command-line.js';
import { pullRequest } from '../support/events.js';
import { makeRepository, type Repository } from '../support/repository.js';
import * as runner from '../support/runner.js';
import * as step from '../support/step.js';
import { metaReturn } from './returns.js';

/*
 * Most tests call the doors in their own process. Here the bundles are called as well, and do the same: every command and every
 * exit status.
 */

const FILE = 'specs/1_task/.return-meta.json';
const MISTYPED = metaReturn(['src/a.ts']).replace('"implementation"', '"code"');

let failing: Repository;
let passing: Repository;
let empty: Repository;

beforeAll(() => {
  const files = { [FILE]: metaReturn(['src/a.ts', 'never.md']), 'src/a.ts': 'export {};\n' };
  failing = makeRepository([{ files }, { files: { 'specs/2_b/.return-meta.json': MISTYPED } }], { checkout: true });
  passing = makeRepository([{ files: { [FILE]: metaReturn(['src/a.ts']), 'src/a.ts': 'x\n' } }], { checkout: true });
  empty = makeRepository([{ files: { 'README.md': '# Empty\n' } }], { checkout: true });
});

const NOW = ['--now', '2026-01-28T12:00:00Z'];

describe('the command line and its bundle say the same', () => {
  test.each<readonly [number, string, readonly string[]]>([
    [2, 'failing', []],
    [0, 'failing', ['--help']],
    [0, 'failing', ['--version']],
    [1, 'failing', ['check', ...NOW]],
    [1, 'failing', ['check', ...NOW, '--workspace', '--format', 'json']],
    [1, 'failing', ['check', ...NOW, '--base', 'main~1', '--format', 'github']],
    [0, 'failing', ['check', ...NOW, '--fail-on', 'never', '--format', 'sarif']],
    [0, 'passing', ['check', ...NOW]],
    [3, 'empty', ['check', ...NOW]],
    [2, 'passing', ['check', '--at', 'nowhere']],
    [0, 'passing', ['validate', ...NOW, '--standard', 'auto', FILE]],
    [1, 'failing', ['validate', ...NOW, '--standard', 'auto', FILE]],
    [2, 'failing', ['validate', 'nowhere.json']],
    [0, 'failing', ['init', ...NOW]],
    [1, 'failing', ['fix']],
    [0, 'passing', ['fix']],
    [1, 'failing', ['migrate', '--to', 'return-meta@2.1', '**/.return-meta.json']],
    [3, 'empty', ['migrate', '--to', 'return-meta@2.1', '**/.return-meta.json']],
    [0, 'empty', ['prompt']],
    [0, 'empty', ['explain', 'artifact-missing']],
    [0, 'empty', ['rules']],
    [0, 'empty', ['standards']],
    [0, 'empty', ['schema', 'return-meta@2.1']],
  ])('status %d in the repository %s: %j', async (status, name, args) => {
    const { directory } = { failing, passing, empty }[name] ?? failing;
    const built = await bundle.returnGate(args, { cwd: directory });
    expect(built).toEqual(await tested.returnGate(args, { cwd: directory }));
    expect(built.status).toBe(status);
  });

  test('what is written is the same', async () => {
    const [one = '', other = ''] = [bundle, tested].map(
      () => makeRepository([{ files: { [FILE]: MISTYPED } }], { checkout: true }).directory,
    );
    const built = await bundle.returnGate(['fix', '--write'], { cwd: one });
    expect(built).toEqual(await tested.returnGate(['fix', '--write'], { cwd: other }));
    expect(readFileSync(join(one, FILE), 'utf8')).toBe(readFileSync(join(other, FILE), 'utf8'));
  });
});

describe('the action and its bundle say the same', () => {
  // On the events that there are the bundle is started in action/events.
  test('on a pull request', async () => {
    const [head, base] = [failing.git('rev-parse', 'main'), failing.git('rev-parse', 'main~1')];
    const event = pullRequest('pull_request', { head, base });
    const asked = { workspace: failing.directory, event, inputs: { mode: 'changed' } };
    const [built, called] = [await runner.runStep(asked), await step.runStep(asked)];
    expect(told(built)).toEqual(told(called));
    expect(built.stdout).not.toBe('');
  });

  test.each([
    ['fail-on', 'eror'],
    ['working-directory', 'nowhere'],
    ['max-annotations', 'ten'],
  ])('where the input %s is %j', async (input, value) => {
    const asked = { workspace: failing.directory, inputs: { [input]: value } };
    const [built, called] = [await runner.runStep(asked), await step.runStep(asked)];
    expect(told(built)).toEqual(told(called));
    expect(built.status).toBe(2);
  });
});

/** All that leaves a step; its folder for files has a name of its own. */
function told({ temporary, ...result }: runner.StepResult): unknown {
  const text = JSON.stringify(result).replaceAll(JSON.stringify(temporary).slice(1, -1), 'TEMPORARY');
  // The clock of the machine, and the delimiter of an output, which is chance.
  return JSON.parse(text) as unknown;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, returnGate } from '../../support/command-line.js';
import { makeHub, type Hub } from '../../support/hub.js';
import { artifactsOf, planText, summaryText, verificationText } from '../../support/planning.js';
import { evaluated, propose, proposeHead, saidBy } from '../../support/proposal.js';
import { annotatedRules, annotationsOf, push, ruleOf, runStep, type StepResult } from '../../support/step.js';

const PHASE = '.planning/phases/02-times';
const ARCHIVED = '.planning/milestones/v1.0-phases/01-dates';
const QUICK = '.planning/quick/1-mend-page';
const NEXT = '.planning/phases/03-zones';

const DATES = 'export const parseDate = Date.parse;\n';

/** A project of GSD with a milestone behind it, a phase that is done, one that is planned, and a quick task. */
function projectAt(base = '', [first = '', second = '']: readonly string[] = []): Readonly<Record<string, string>> {
  const dates = { phase: '01-dates', plan: '01' };
  const times = { phase: '02-times', plan: '01' };
  const files = {
    '.planning/PROJECT.md': '# Dates and times\n',
    '.planning/ROADMAP.md': '# Roadmap\n\n- [x] Phase 1\n- [x] Phase 2\n- [ ] Phase 3\n',
    '.planning/STATE.md': '# State\n',
    '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n',
    '.planning/research/SUMMARY.md': '# What there is\n\n- `src/imagined.ts`\n',
    [`${ARCHIVED}/01-01-PLAN.md`]: planText(artifactsOf(['src/dates.ts']), dates),
    [`${ARCHIVED}/01-01-SUMMARY.md`]: summaryText({
      ...dates,
      created: ['src/dates.ts', '.planning/phases/01-dates/01-CONTEXT.md'],
      commits: [first],
      checked: ['src/dates.ts'],
    }),
    [`${ARCHIVED}/01-CONTEXT.md`]: '# Context\n',
    [`${ARCHIVED}/01-VERIFICATION.md`]: verificationText(['src/dates.ts'], dates),
    [`${PHASE}/02-01-PLAN.md`]: planText(artifactsOf(['src/times.ts']), times),
    [`${PHASE}/02-01-SUMMARY.md`]: summaryText({
      ...times,
      created: ['src/times.ts'],
      modified: ['src/dates.ts'],
      commits: [first, second],
      checked: ['src/times.ts'],
    }),
    [`${PHASE}/02-VERIFICATION.md`]: verificationText(['src/times.ts'], times),
    [`${NEXT}/03-01-PLAN.md`]: planText(artifactsOf(['src/zones.ts']), { phase: '03-zones', plan: '01' }),
    [`${QUICK}/1-PLAN.md`]: planText([], { phase: 'quick-1', plan: '1' }),
    [`${QUICK}/1-SUMMARY.md`]: summaryText({ phase: 'quick-1', plan: '1', modified: ['src/dates.ts'] }),
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${base}${path}`, text]));
}

/** A hub whose work is committed, and then its planning, which cites it. */
function makeProject(base = ''): Hub {
  const hub = makeHub({ 'README.md': '# Dates\n', [`${base}src/dates.ts`]: DATES });
  const commits = [
    hub.git('rev-parse', '--short=7', 'main'),
    hub.commit('main', { files: { [`${base}src/times.ts`]: 'export const parseTime = 1;\n' } }).slice(0, 7),
  ];
  hub.commit('main', { files: projectAt(base, commits) });
  return hub;
}

/** A step of the workflow that `init` writes: it gives the action no input. */
function stepAt(workspace: string, event = push()): Promise<StepResult> {
  return runStep({ workspace, event });
}

/** The work of a phase, and then its summary, on a branch. */
function honestBranch(hub: Hub, name: string): void {
  const work = hub.commit(name, { files: { 'src/zones.ts': 'export const zone = 0;\n' } });
  const summary = summaryText({
    phase: '03-zones',
    created: ['src/zones.ts'],
    commits: [work.slice(0, 7)],
    checked: ['src/zones.ts'],
  });
  hub.commit(name, { files: { [`${NEXT}/03-01-SUMMARY.md`]: summary } });
}

const isNotice = ({ name }: { readonly name: string }): boolean => name === 'notice';

describe('a project of GSD and nothing else', () => {
  let hub: Hub;

  beforeAll(() => {
    hub = makeProject();
  });

  test('gets a gate from init whose first run is green', async () => {
    const workspace = hub.checkout('main');
    const run = await returnGate(['init', '--root', workspace, '--write']);
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toMatch(
      /gsd-summary@1 +3 returns .* proposed\n(?:.*\n)* +gsd-verification@1 +2 returns .* proposed\n/,
    );
    const workflow = readFileSync(join(workspace, '.github/workflows/return-gate.yml'), 'utf8');
    expect(workflow).toMatch(/uses: .*return-gate/);
    const { status, report } = await evaluate(workspace);
    expect([status, report.conclusion, report.counts.errors, report.counts.warnings]).toEqual([0, 'passed', 0, 0]);
  });

  test.each([1, undefined])('is green on a push, whose checkout has depth %s', async (depth) => {
    const result = await stepAt(hub.checkout('main', depth));
    expect([result.status, saidBy(result)]).toEqual([0, '']);
    expect(result.outputs).toMatchObject({ conclusion: 'passed', errors: '0', 'phantom-claims': '0' });
  });

  test('is green on an honest pull request, by its merge and by its head', async () => {
    honestBranch(hub, 'honest');
    for (const proposal of [propose(hub, 'honest'), proposeHead(hub, 'honest')]) {
      const result = await evaluated(proposal);
      expect([result.status, annotationsOf(result).filter((one) => !isNotice(one))]).toEqual([0, []]);
      expect(result.outputs).toMatchObject({ conclusion: 'passed', 'phantom-claims': '0' });
    }
  });

  test.each<readonly [string, (hub: Hub) => readonly string[]]>([
    ['a commit that does not exist', () => ['0a1b2c3']],
    ['one beside a real one', (of) => ['0a1b2c3', of.git('rev-parse', '--short=7', 'main')]],
  ])('is red on a pull request whose summary claims a file never written and %s, at its lines', async (_, cited) => {
    const file = `${NEXT}/03-01-SUMMARY.md`;
    const created = ['src/zones.ts'];
    const text = summaryText({ phase: '03-zones', created, commits: cited(hub), checked: created });
    hub.point('lies', 'main');
    hub.commit('lies', { files: { [file]: text } });
    const lineOf = (part: string): string => String(text.split('\n').findIndex((line) => line.includes(part)) + 1);
    for (const proposal of [propose(hub, 'lies'), proposeHead(hub, 'lies')]) {
      const result = await evaluated(proposal);
      expect(result.status).toBe(1);
      expect(result.outputs).toMatchObject({ conclusion: 'failed', errors: '1', 'phantom-claims': '1' });
      const said = annotationsOf(result).map((one) => [ruleOf(one), one.properties.file, one.properties.line]);
      expect(annotatedRules(result).slice(0, 2)).toEqual(['error artifact-missing', 'warning gsd-commit-unknown']);
      expect(said.slice(0, 2)).toEqual([
        ['artifact-missing', file, lineOf('- src/zones.ts')],
        ['gsd-commit-unknown', file, lineOf('0a1b2c3')],
      ]);
      expect(result.summary).toMatch(
        /^### ❌ 1 claimed file does not exist: `src\/zones\.ts`\n\n\d+ of \d+ claims hold \(1 moved since\), 1 is false/,
      );
      // Nothing that looks like a commit of this repository becomes a link.
      expect(result.summary.replaceAll('&#8203;', '')).toContain('Commit `0a1b2c3` is not in the history.');
    }
  });

  test('stays green on the push after a squash merge, which took the cited commits away', async () => {
    const squashed = makeProject();
    honestBranch(squashed, 'topic');
    const before = squashed.git('rev-parse', 'main');
    const tree = squashed.git('rev-parse', 'topic^{tree}');
    const after = squashed.git('commit-tree', '-p', before, '-m', 'Zones (#7)', tree);
    squashed.point('main', after);
    squashed.git('branch', '-D', 'topic');
    for (const depth of [1, undefined]) {
      const result = await stepAt(squashed.checkout('main', depth), push('main', { before, after }));
      expect([result.status, result.outputs['phantom-claims']]).toEqual([0, '0']);
      expect(annotatedRules(result)).toEqual(['notice gsd-commit-unknown']);
    }
  });
});

describe('a project of GSD in a folder', () => {
  const BASE = 'apps/web/';

  test('claims what is in its folder', async () => {
    const hub = makeProject(BASE);
    const result = await stepAt(hub.checkout('main'));
    expect([result.status, saidBy(result)]).toEqual([0, '']);
  });

  test('may claim what is at the root, where its folder has none', async () => {
    const hub = makeProject(BASE);
    const summary = summaryText({
      phase: '03-zones',
      created: ['README.md', 'src/dates.ts', 'apps/web/src/times.ts', 'src/never.ts'],
    });
    hub.commit('main', { files: { [`${BASE}${NEXT}/03-01-SUMMARY.md`]: summary } });
    const { report } = await evaluate(hub.checkout('main'));
    const claims = report.returns.find(({ file }) => file === `${BASE}${NEXT}/03-01-SUMMARY.md`)?.claims ?? [];
    expect(claims.map(({ path, verdict, foundAt }) => [path, verdict, foundAt])).toEqual([
      ['README.md', 'present', 'README.md'],
      ['src/dates.ts', 'present', null],
      ['apps/web/src/times.ts', 'present', 'apps/web/src/times.ts'],
      ['src/never.ts', 'missing', null],
    ]);
  });

  test('is checked from that folder as from the root', async () => {
    const workspace = makeProject(BASE).checkout('main');
    const { report } = await evaluate(join(workspace, BASE));
    const whole = await evaluate(workspace);
    expect(report.counts).toEqual(whole.report.counts);
    expect(report.findings).toEqual([]);
  });
});

import type { Context } from '../../src/model/context.js';
import type { Report } from '../../src/model/report.js';
import type { Standard } from '../../src/model/standard.js';
import { standards } from '../../src/families/registry.js';
import { headed } from '../support/envelope.js';
import { checkExample } from '../support/gate.js';

const ENVELOPE = version('result-envelope@1');

function version(id: string): Standard {
  const found = standards.find((standard) => standard.id === id);
  if (found === undefined) throw new Error(`no standard ${id}`);
  return found;
}

const LOG = 'docs/return-logs/phase.md';
const TREE = { 'openspec/changes/fold-maps/proposal.md': '# Fold maps\n' };

/** What the gate says of a text in a log. */
async function evaluated(text: string, context: Partial<Context> = {}, file = LOG): Promise<Report> {
  return checkExample(ENVELOPE, { file, text, tree: TREE, context });
}

/** `severity rule file:line` of the findings of a rule. */
function said({ findings }: Report, rule: string): readonly string[] {
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ severity, file, range }) => `${severity} ${String(file)}:${String(range?.startLine)}`);
}

function changed(added: boolean): Partial<Context> {
  const paths = new Set([LOG, ...Object.keys(TREE)]);
  return { changes: { base: 'main', changed: paths, deleted: new Set(), added: added ? paths : new Set() } };
}

const WITHOUT_STATUS = '```json\n{"artifacts": [], "metadata": {}}\n```\n';
const TREE_BELOW = headed({
  artifacts: '- openspec/changes/fold-maps/proposal.md\n\n```\nsrc/\n├── ghost.ts\n```',
});

describe('no-return-found', () => {
  test.each([
    ['a log that says nothing', '# Notes\n', 1],
    ['a fence without a status', WITHOUT_STATUS, 2],
  ])('is a notice for %s, and a warning where the compared change adds it', async (_, text, line) => {
    const report = await evaluated(text);
    expect(said(report, 'no-return-found')).toEqual([`notice ${LOG}:${String(line)}`]);
    // It must not pass for a log with a return.
    expect(report).toMatchObject({ conclusion: 'empty', counts: { files: 0, returns: 0 } });
    expect(said(await evaluated(text, changed(false)), 'no-return-found')).toEqual([`notice ${LOG}:${String(line)}`]);
    expect(said(await evaluated(text, changed(true)), 'no-return-found')).toEqual([`warning ${LOG}:${String(line)}`]);
  });

  test('is a notice where the compared change only moves the log', async () => {
    const { changes } = changed(true);
    const moved = new Map([[LOG, 'docs/return-logs/old.md']]);
    const report = await evaluated(WITHOUT_STATUS, changes ? { changes: { ...changes, moved } } : {});
    expect(said(report, 'no-return-found')).toEqual([`notice ${LOG}:2`]);
  });

  test('is reported beside a return of the same log', async () => {
    const report = await evaluated(`${headed()}\n${WITHOUT_STATUS}`);
    expect(said(report, 'no-return-found')).toHaveLength(1);
    expect(report).toMatchObject({ conclusion: 'passed', counts: { files: 1, returns: 1, claims: 1 } });
  });

  test.each(['proposal', 'design', 'tasks'])('is none for the %s of a change', async (name) => {
    const report = await evaluated(WITHOUT_STATUS, {}, `openspec/changes/fold-maps/${name}.md`);
    expect(said(report, 'no-return-found')).toEqual([]);
  });
});

describe('envelope-unread', () => {
  test('is a notice, and a warning where the compared change adds the return', async () => {
    expect(said(await evaluated(TREE_BELOW), 'envelope-unread')).toEqual([`notice ${LOG}:14`]);
    expect(said(await evaluated(TREE_BELOW, changed(true)), 'envelope-unread')).toEqual([`warning ${LOG}:14`]);
    expect(said(await evaluated(headed(), changed(true)), 'envelope-unread')).toEqual([]);
  });

  test('is one for all parts of a return', async () => {
    const twice = TREE_BELOW.replace('### Next', '```\n└── b.ts\n```\n\n### Next');
    const { findings } = await evaluated(twice);
    const unread = findings.filter(({ rule }) => rule === 'envelope-unread');
    expect(unread).toHaveLength(1);
    expect(unread[0]?.message).toContain('Lines 14 and 18 name files and were not read: "├── ghost.ts"');
  });
});

describe('A status that cannot be read', () => {
  const branch = (demand: Context['agentBranchRequires']): Partial<Context> => ({
    ...changed(true),
    agentBranch: 'agent/maps',
    agentBranchRequires: demand,
  });

  test.each([null, 'Success', 'finished'])('such as %j ends no work that a branch must bring', async (status) => {
    for (const demand of ['final', 'success'] as const) {
      const { findings } = await evaluated(headed({ status }), branch(demand));
      expect(findings.filter(({ rule }) => rule === 'no-returns')).toHaveLength(1);
    }
  });

  test('is not that of an honest return', async () => {
    const { findings } = await evaluated(headed(), branch('success'));
    expect(findings.filter(({ rule }) => rule === 'no-returns')).toEqual([]);
  });
});

test('CRITICAL risks are in the JSON report, and absent where there are none', async () => {
  const { returns } = await evaluated(headed({ status: 'failure', risks: '- **CRITICAL**: Maps tear.' }));
  expect(returns).toMatchObject([{ criticalRisks: ['**CRITICAL**: Maps tear.'] }]);
  const [calm] = (await evaluated(headed({ risks: '- **CRITICAL**: None' }))).returns;
  expect(calm && 'criticalRisks' in calm).toBe(false);
});

import type { Before } from '../../../src/model/tree.js';
import { foundInBase } from '../../../src/engine/change/found-in-base.js';
import { markPreexisting, type ChangeQuestion } from '../../../src/engine/change/preexisting.js';
import { withFingerprints } from '../../../src/baseline/baseline.js';
import { evaluateFiles } from '../../../src/engine/evaluate/evaluate-files.js';
import type { Changes } from '../../../src/model/context.js';
import type { Finding } from '../../../src/model/finding.js';
import { isOfTruth, type Rule } from '../../../src/model/rule.js';
import { standards } from '../../../src/families/registry.js';
import { metaReturn } from '../../bundle/returns.js';
import { verifyReport } from '../../support/verify-report.js';
import { compared, findingAt, recordAt, treeOf, verdictNamed, type Change, type Files } from '../compared.js';

const FILE = 'specs/1_a/.return-meta.json';
const OTHER = 'specs/2_b/.return-meta.json';
const STANDARD = standards.filter(({ id }) => id === 'return-meta@1.2');

const CHANGES: Changes = { base: 'main', changed: new Set([FILE, 'b.md']), deleted: new Set(['c.md']) };

/** A return that claims `b.md`, `c.md` and `d.md`. */
const RECORD = recordAt(OTHER, {
  claims: ['b.md', 'c.md', 'd.md'].map((path, n) => ({
    claim: { path, pointer: `/artifacts/${String(n)}/path`, type: null },
    verdict: verdictNamed('missing'),
  })),
});

const QUESTION: ChangeQuestion = {
  tree: treeOf({ [FILE]: '', [OTHER]: '', 'b.md': '', 'd.md': '' }),
  changes: CHANGES,
  comparison: null,
  records: [RECORD],
  inUse: STANDARD,
  besideChanged: [],
  foundInBase: null,
  formInBase: null,
};

function isAfterCommits(rule: Rule): boolean {
  return rule.scope === 'claim' && rule.after !== undefined && isOfTruth(rule);
}

/** Which of some findings a change did not add. */
async function marked(
  findings: readonly Finding[],
  question: Partial<ChangeQuestion> = {},
): Promise<readonly boolean[]> {
  const result = await markPreexisting(findings, { ...QUESTION, ...question });
  const unmarked = (finding: Finding): Finding => ({ ...finding, preexisting: false });
  expect(result.map(unmarked)).toEqual(findings.map(unmarked));
  return result.map(({ preexisting }) => preexisting);
}

function atClaim(n: number, rule = 'artifact-missing'): Finding {
  return findingAt(rule, OTHER, { pointer: `/artifacts/${String(n)}/path` });
}

describe('a change did not add a finding', () => {
  test('of a return that it left alone, and added one of a file that it changed or of the run', async () => {
    const findings = [
      findingAt('field-type', OTHER),
      findingAt('field-type', FILE),
      findingAt('field-type', null),
      findingAt('no-returns', OTHER),
      findingAt('of-no-version', OTHER),
    ];
    expect(await marked(findings)).toEqual([true, false, false, false, false]);
  });

  test('of a changed file, where the base held what it is about', async () => {
    const { comparison, changes } = await compared({
      before: { 'specs/3_c/.return-meta.json': metaReturn(['a.md']), [OTHER]: metaReturn(['b.md']) },
      now: { [FILE]: metaReturn(['a.md']), [OTHER]: metaReturn(['e.md']) },
    });
    const findings = [findingAt('field-type', FILE), findingAt('field-type', OTHER)];
    expect(await marked(findings, { comparison, changes, records: [] })).toEqual([true, false]);
    expect(await marked(findings, { comparison: null, changes, records: [] })).toEqual([false, false]);
  });

  test('of a claim, unless it changed or deleted the claimed file', async () => {
    expect(await marked([atClaim(0), atClaim(1), atClaim(2)])).toEqual([false, false, true]);
  });

  test('of the form of a claim, and of another place, whatever became of the file', async () => {
    expect(await marked([atClaim(0, 'field-type'), atClaim(0, 'status-value'), atClaim(7)])).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('of what the commits of a return did, whatever became of the file later', async () => {
    const [standard] = standards.filter(({ rules }) => rules.some(({ rule }) => isAfterCommits(rule)));
    const { rule } = standard?.rules.find(({ rule }) => isAfterCommits(rule)) ?? {};
    expect(await marked([atClaim(0, rule?.id)], { inUse: standards })).toEqual([true]);
  });
});

describe('of a return whose rules look into files that the change wrote', () => {
  const rules = STANDARD.flatMap((standard) => standard.rules.map(({ rule }) => rule));
  const ofReturn = rules.filter(({ scope }) => scope === 'return');
  const truth = ofReturn.find((rule) => isOfTruth(rule))?.id ?? '';
  const form = ofReturn.find((rule) => !isOfTruth(rule))?.id ?? '';
  const besideChanged = [
    {
      file: { path: OTHER, id: OTHER, link: false },
      gathered: { form: 'json', family: 'return-meta', reduced: false } as const,
    },
  ];
  const [ofTruth, ofForm, ofClaim] = [findingAt(truth, OTHER), findingAt(form, OTHER), atClaim(2)];

  test('findings that the base would have had are not added', async () => {
    const known = (finding: Finding): boolean => finding.rule === truth;
    expect(await marked([ofTruth, ofForm, ofClaim], { besideChanged, foundInBase: known })).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('those about the truth are added where the base cannot be read', async () => {
    expect(await marked([ofTruth, ofForm, ofClaim], { besideChanged })).toEqual([false, true, true]);
  });
});

describe('the base would have had a finding', () => {
  /** The findings of all returns now, with whether the base would have had them. */
  async function found(change: Change) {
    const { evaluation, before, files } = await compared(change);
    const { pending } = await evaluateFiles(files, evaluation);
    const inBase = await foundInBase(files, before, evaluation);
    if (inBase === null) throw new Error('nothing is lacking');
    return { inBase, findings: withFingerprints(pending) };
  }

  /** A return that claims a file outside of the project, which every tree shows. */
  const WRONG = metaReturn(['../outside.md']);

  test('where it is the same beside the files that the base had', async () => {
    const change = { before: { [OTHER]: WRONG }, now: { [FILE]: WRONG, [OTHER]: WRONG } };
    const { inBase, findings } = await found(change);
    expect(findings.map((finding) => [finding.rule, finding.file, inBase(finding)])).toEqual(
      findings.map(({ rule, file }) => [rule, file, true]),
    );
    expect(findings.length).toBeGreaterThan(0);
    const [first] = findings;
    expect(first && inBase({ ...first, fingerprint: 'another' })).toBe(false);
  });

  test('is unknown where the clone lacks one of the files that the base had', async () => {
    const { evaluation, before, files } = await compared({
      before: { [OTHER]: WRONG },
      now: { [OTHER]: metaReturn([]) },
    });
    const lacking: Before['read'] = async function* (wanted) {
      yield await Promise.resolve(wanted.map(({ id }) => ({ kind: 'lacking' as const, id })));
    };
    expect(await foundInBase(files, { ...before, read: lacking }, evaluation)).toBeNull();
  });

  test('not where the base had another return at the path', async () => {
    const change = { before: { [OTHER]: metaReturn(['a.md']), 'a.md': 'a' }, now: { [OTHER]: WRONG, 'a.md': 'a' } };
    const { inBase, findings } = await found(change);
    expect(findings.map((finding) => inBase(finding))).toEqual(findings.map(() => false));
  });

  test('where the return is an earlier one of several that are read together', async () => {
    const [first, last] = ['specs/0_a/.return-meta.json', 'specs/9_z/.return-meta.json'];
    const before = { [first]: WRONG, [OTHER]: WRONG, [last]: metaReturn([]) };
    const { inBase, findings } = await found({ before, now: { ...before, [OTHER]: metaReturn([]), [last]: WRONG } });
    const outside = findings.filter(({ rule }) => rule === 'artifact-path-relative');
    expect(outside.map((finding) => [finding.file, inBase(finding)])).toEqual([
      [first, true],
      [last, false],
    ]);
  });

  test('only where it is of the same rule at the same place, if it lists things', async () => {
    const { inBase, findings } = await found({ before: { [OTHER]: WRONG }, now: { [OTHER]: WRONG } });
    const [finding] = findings;
    const listing = (given: Partial<Finding>): boolean | undefined => finding && inBase({ ...finding, ...given });
    expect(listing({ items: [] })).toBe(true);
    expect(listing({ items: ['one'] })).toBe(false);
    expect(listing({ items: [], rule: 'another' })).toBe(false);
    expect(listing({ items: [], pointer: '/another' })).toBe(false);
  });

  describe('of a verification', () => {
    const REPORT = 'openspec/changes/x/verify-report.md';
    const TASKS = 'openspec/changes/x/tasks.md';
    const SPEC = 'openspec/changes/x/specs/a/spec.md';
    const spec = (scenarios: number): string =>
      `# A\n\n### Requirement: One\n\n${'#### Scenario: Another\n\n'.repeat(scenarios)}`;

    /** Whether the base would have had what is found of a rule, with other files beside the same report. */
    async function known(rule: string, before: Files, now: Files): Promise<readonly boolean[]> {
      const report = { [REPORT]: verifyReport({ requirements: '1/1', scenarios: '5/5' }) };
      const { inBase, findings } = await found({ before: { ...before, ...report }, now: { ...now, ...report } });
      return findings.filter((finding) => finding.rule === rule).map((finding) => inBase(finding));
    }

    test('where the tasks that are open were', async () => {
      const open = (...tasks: readonly string[]): Files => ({
        [TASKS]: `- [x] 1.1 Begin\n${tasks.map((task) => `- [ ] ${task}\n`).join('')}`,
        [SPEC]: spec(5),
      });
      const rule = 'verify-open-tasks';
      expect(await known(rule, open('1.2 One', '1.3 Two'), open('1.2 One'))).toEqual([true]);
      expect(await known(rule, open('1.2 One'), open('1.2 One', '1.3 Two'))).toEqual([false]);
      expect(await known(rule, open(), open('1.2 One'))).toEqual([false]);
      expect(await known(rule, { [SPEC]: spec(5) }, open('1.2 One'))).toEqual([false]);
      expect(await known(rule, open('1.2 One'), { ...open('1.2 One'), 'src/a.ts': 'new' })).toEqual([true]);
    });

    test('where the specs had as many scenarios', async () => {
      const rule = 'verify-totals';
      const tasks = { [TASKS]: '- [x] 1.1 Begin\n' };
      const other = 'openspec/changes/x/specs/b/spec.md';
      expect(await known(rule, { ...tasks, [SPEC]: spec(5) }, { ...tasks, [SPEC]: spec(4) })).toEqual([false]);
      const edited = { ...tasks, [SPEC]: `${spec(4)}More words.\n` };
      expect(await known(rule, { ...tasks, [SPEC]: spec(4) }, edited)).toEqual([true]);
      expect(
        await known(rule, { ...tasks, [SPEC]: spec(4), 'notes.md': spec(1) }, { ...edited, 'notes.md': '' }),
      ).toEqual([true]);
      expect(
        await known(rule, { ...tasks, [SPEC]: spec(5) }, { ...tasks, [SPEC]: spec(5), [other]: spec(1) }),
      ).toContain(false);
    });
  });
});

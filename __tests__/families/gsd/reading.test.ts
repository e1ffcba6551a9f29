import type { Example } from '../../../src/model/rule.js';
import type { Report } from '../../../src/model/report.js';
import { standard as plans } from '../../../src/families/gsd/versions/gsd-plan@1.js';
import { standard as summaries } from '../../../src/families/gsd/versions/gsd-summary@1.js';
import { standard as verifications } from '../../../src/families/gsd/versions/gsd-verification@1.js';
import { checkExample } from '../../support/gate.js';
import { artifactsOf, planText, summaryText } from '../../support/planning.js';
import { link, makeRepository } from '../../support/repository.js';
import { checkCommit, withoutSettings } from '../../engine/evaluated.js';

const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';
const LIE = ['    - src/parse-dates.ts\n', '    - src/never.ts\n'] as const;

/** The findings of a report, each as its severity and rule, sorted. */
function found({ findings }: Report): readonly string[] {
  return findings.map(({ severity, rule }) => `${severity} ${rule}`).sort();
}

/** What is found of the sample with some replacements; `added` by the compared change. */
async function foundIn(replace: Example['replace'], { added = false } = {}): Promise<readonly string[]> {
  const paths = new Set([SUMMARY, 'src/parse-dates.ts', 'src/page.ts']);
  const changes = { base: 'main', changed: paths, deleted: new Set<string>(), added: paths };
  const context = added ? { changes, failOnScope: 'changes' as const } : {};
  return found(await checkExample(summaries, { replace: replace ?? [], context }));
}

describe('A status', () => {
  test.each(['finished', 'success', '✅ complete', 'complete.', '3'])('%s excuses no false claim', async (word) => {
    const status = ['status: complete', `status: ${word}`] as const;
    expect(await foundIn([status, LIE])).toEqual([
      'error artifact-missing',
      'notice gsd-status',
      'warning gsd-self-check-contradicted',
    ]);
    expect(await foundIn([status])).toEqual(['notice gsd-status']);
  });

  test.each(['halted', 'Blocked', 'partial (two tasks left)'])('%s does', async (word) => {
    const all = await foundIn([['status: complete', `status: ${word}`], LIE]);
    expect(all).toContain('notice artifact-missing');
    expect(all.filter((one) => one.startsWith('error'))).toEqual([]);
  });
});

describe('Self-checks', () => {
  const both = ['## Self-Check: PASSED', '## Self-Check: PASSED\n\n## Self-Check: FAILED'] as const;

  it('that contradict each other excuse nothing, and are reported once', async () => {
    expect(await foundIn([both, LIE])).toEqual(['error artifact-missing', 'warning gsd-self-check-contradicted']);
    expect(await foundIn([both])).toEqual(['warning gsd-self-check-contradicted']);
  });

  it('that all failed excuse what is missing', async () => {
    const failed = ['Self-Check: PASSED', 'Self-Check: FAILED'] as const;
    expect(await foundIn([failed, LIE])).toEqual(['notice artifact-missing', 'warning gsd-self-check-failed']);
  });
});

describe('A frontmatter', () => {
  test.each([
    ['below a comment', '---\nphase', '<!-- MIT -->\n---\nphase'],
    ['below a blank line', '---\nphase', '\n---\nphase'],
    ['that never ends', '05-04\n---\n', '05-04\n'],
  ])('%s is read', async (_, from, to) => {
    expect(await foundIn([LIE, [from, to]])).toContain('error artifact-missing');
    expect(await foundIn([[from, to]])).toEqual(['notice gsd-frontmatter']);
    expect(await foundIn([[from, to]], { added: true })).toEqual(['warning gsd-frontmatter']);
  });

  it('that is absent is a warning in a summary that the change adds', async () => {
    const none = ['---\nphase', 'phase'] as const;
    expect(await foundIn([none])).toContain('notice gsd-frontmatter');
    expect(await foundIn([none], { added: true })).toContain('warning gsd-frontmatter');
  });

  it('that the change only moves or leaves as it was is a notice', async () => {
    const none = ['---\nphase', '\n---\nphase'] as const;
    const changed = new Set([SUMMARY]);
    const moved = new Map([[SUMMARY, '.planning/old/01-02-SUMMARY.md']]);
    for (const more of [{ added: new Set<string>() }, { added: changed, moved }]) {
      const changes = { base: 'main', changed, deleted: new Set<string>(), ...more };
      const report = await checkExample(summaries, { replace: [none], context: { changes } });
      expect(found(report)).toContain('notice gsd-frontmatter');
    }
  });
});

describe('Lines under key-files', () => {
  it('that give no claim are reported, as a warning where the change adds the summary', async () => {
    const nested = ['    - src/parse-dates.ts\n', '    web:\n      - src/never.ts\n'] as const;
    expect(await foundIn([nested])).toEqual(['notice gsd-unread']);
    expect(await foundIn([nested], { added: true })).toEqual(['warning gsd-unread']);
    expect(await foundIn([], { added: true })).toEqual([]);
  });

  it('under a second key are read', async () => {
    const second = ['  modified:', '  created:\n    - src/never.ts\n  modified:'] as const;
    expect(await foundIn([second])).toEqual([
      'error artifact-missing',
      'warning gsd-duplicate-key',
      'warning gsd-self-check-contradicted',
    ]);
  });
});

describe('A file without content', () => {
  it('is reported, unless it may be so or is said to be deleted', async () => {
    const blank = { tree: { 'src/parse-dates.ts': ' \n\u200B\n' } };
    for (const standard of [summaries, plans, verifications]) {
      expect(found(await checkExample(standard, blank))).toContain('warning artifact-blank');
    }
    const may = { tree: { 'src/__init__.py': '\n' }, replace: [['- src/page.ts', '- src/__init__.py']] } as const;
    expect(found(await checkExample(summaries, may))).toEqual([]);
    const deleted = {
      ...blank,
      replace: [
        ['    - src/parse-dates.ts\n', '    - src/parse-dates.ts (deleted)\n'],
        ['- `src/parse-dates.ts` - Reads a date', '- `src/parse-dates.ts` - deleted'],
      ],
    } as const;
    const { findings } = await checkExample(summaries, deleted);
    // The plan beside it demands the file.
    const own = findings.filter(({ file }) => file === SUMMARY);
    expect(own.map(({ rule }) => rule)).toEqual(['gsd-deleted-present']);
  });
});

describe('In a repository', () => {
  beforeAll(withoutSettings);

  const folder = '.planning/phases/01-dates';
  const plan = `${folder}/01-01-PLAN.md`;
  const summary = `${folder}/01-01-SUMMARY.md`;

  it('a link in place of a summary is an error', async () => {
    const { directory } = makeRepository([{ files: { 'a.md': 'x\n', [summary]: link('../../../a.md') } }]);
    expect(found(await checkCommit(directory))).toEqual(['error return-object']);
  });

  it('what a plan demands is checked as the commit had it that introduced the summary', async () => {
    const demands = [...artifactsOf(['src/a.ts']), '    contains: parseDates'];
    const planning = { [plan]: planText(demands), [summary]: summaryText({ created: ['src/a.ts'] }) };
    const [held, other] = [{ 'src/a.ts': 'parseDates\n' }, { 'src/a.ts': 'other\n' }];
    const contains = async (...commits: Parameters<typeof makeRepository>[0]): Promise<readonly string[]> =>
      found(await checkCommit(makeRepository(commits).directory)).filter((one) => one.includes('must-have'));
    expect(await contains({ files: { ...held, ...planning } }, { files: other })).toEqual([]);
    expect(await contains({ files: { ...other, ...planning } }, { files: held })).toEqual([
      'notice gsd-must-have-contains',
    ]);
    const archive = { [folder]: '.planning/milestones/v1-phases/01-dates' };
    expect(await contains({ files: { ...held, ...planning } }, { moved: archive, files: other })).toEqual([]);
  });
});

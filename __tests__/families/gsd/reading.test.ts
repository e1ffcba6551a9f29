import type { Example } from '../../../src/model/rule.js';
import type { Report } from '../../../src/model/report.js';
import { standard as summaries } from '../../../src/families/gsd/versions/gsd-summary@1.js';
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

  it('a pattern of a plan has the escapes of YAML, and is never run', async () => {
    const saidOf = async (from: string, pattern: string): Promise<readonly string[]> => {
      const link = [
        'key_links:',
        `  - from: ${from}`,
        '    to: src/b.ts',
        '    via: call',
        `    pattern: "${pattern}"`,
      ];
      const files = {
        'src/a.ts': 'prisma.find(x)\n',
        'src/b.ts': 'x\n',
        [plan]: planText(link),
        [summary]: summaryText({}),
      };
      const { findings } = await checkCommit(makeRepository([{ files }]).directory);
      return findings.filter(({ file }) => file === plan).map(({ message }) => message);
    };
    expect(await saidOf('src/a.ts', 'prisma\\u0021')).toEqual([
      '"prisma!" is in neither "src/a.ts" nor "src/b.ts", but the plan says that it links the files.',
    ]);
    expect(await saidOf('src/a.ts', 'nothing\\\\.here')).toEqual([]);
  });
});

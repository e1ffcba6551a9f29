import fc from 'fast-check';
import { planAnnotations } from '../../src/report/annotations.js';
import { finding, report } from './sample.js';

const PAGE = 'https://github.com/return-gate/return-gate/blob/HEAD/docs/rules/artifact-missing.md';
const BUDGET = { perType: 10, total: 50 };

function inFiles(...files: readonly string[]) {
  return files.map((file, i) => finding({ file, message: `${String(i)}.` }));
}

describe('annotations', () => {
  test('are at the finding, with what is wrong as the title, then what to do and the page of the rule', () => {
    const source = { kind: 'commit', revision: 'abc', root: 'examples/clean', shard: null } as const;
    const sample = report({ source, findings: [finding({ message: 'Not\nthere', recommendation: 'Commit it.' })] });
    expect(planAnnotations(sample, BUDGET)).toEqual([
      {
        level: 'error',
        title: 'Not\\nthere',
        message: `Commit it. ${PAGE}`,
        file: 'examples/clean/specs/042_parser/.return-meta.json',
        startLine: 5,
        startColumn: 15,
        endColumn: 30,
      },
    ]);
  });

  test('that span lines keep their start only', () => {
    const range = { startLine: 5, startColumn: 3, endLine: 9, endColumn: 2 };
    const [annotation] = planAnnotations(report({ findings: [finding({ range })] }), BUDGET);
    expect(annotation).toMatchObject({ startLine: 5, startColumn: 3, endColumn: null });
  });

  test('of the run have no place and come first', () => {
    const run = finding({ file: null, range: null, message: 'Run.' });
    const [first] = planAnnotations(report({ findings: [...inFiles('a'), run] }), BUDGET);
    expect(first).toMatchObject({ file: null, startLine: null, title: 'Run', message: `Commit it. ${PAGE}` });
  });

  test('put errors first, then changed files, then one a file before a second', () => {
    const warning = finding({ severity: 'warning', file: 'z' });
    const findings = [warning, ...inFiles('a', 'a', 'b', 'c', 'c', 'b')];
    const planned = planAnnotations(report({ findings }), { ...BUDGET, changedFirst: new Set(['c']) });
    expect(planned.map(({ level, file, title }) => `${level} ${String(file)} ${title[0] ?? ''}`)).toEqual([
      'error c 3',
      'error c 4',
      'error a 0',
      'error b 2',
      'error a 1',
      'error b 5',
      'warning z F',
    ]);
  });

  test('leave out what the baseline knows', () => {
    expect(planAnnotations(report({ findings: [finding({ baselined: true })] }), BUDGET)).toEqual([]);
  });

  test('are cut at 4,096 characters, and their page is not', () => {
    const [annotation] = planAnnotations(report({ findings: [finding({ message: 'x'.repeat(5000) })] }), BUDGET);
    expect(annotation?.message).toHaveLength(4096);
    expect(annotation?.message.endsWith(`… ${PAGE}`)).toBe(true);
  });

  test.each([
    [10, 10, 'Commit it.'],
    [11, 10, '2 more errors in the job summary'],
    [50_000, 10, '49991 more errors in the job summary'],
  ])('of %d findings are %d, the last of them: %s', (n, planned, last) => {
    const findings = Array.from({ length: n }, () => finding({ message: 'x.' }));
    const annotations = planAnnotations(report({ findings }), BUDGET);
    expect(annotations).toHaveLength(planned);
    expect(annotations.at(-1)?.message).toMatch(new RegExp(`^${last}`));
  });

  test('tell of all in the only place there is', () => {
    const findings = [finding(), finding()];
    const [only, ...more] = planAnnotations(report({ findings }), { perType: 1, total: 50 });
    expect(only?.message).toMatch(/^2 errors in the job summary/);
    expect(more).toEqual([]);
  });

  test('never pass a budget, and account for every finding', () => {
    const severities = fc.array(fc.constantFrom('error', 'warning', 'notice'), { maxLength: 60 });
    fc.assert(
      fc.property(severities, fc.nat({ max: 12 }), fc.nat({ max: 25 }), (levels, perType, total) => {
        const planned = planAnnotations(report({ findings: levels.map((severity) => finding({ severity })) }), {
          perType,
          total,
        });
        expect(planned.length).toBeLessThanOrEqual(total);
        let used = 0;
        for (const level of ['error', 'warning', 'notice'] as const) {
          const found = levels.filter((one) => one === level).length;
          const ours = planned.filter((one) => one.level === level);
          expect(ours).toHaveLength(Math.min(found, perType, total - used));
          used += ours.length;
          const told = ours.map(({ title, message }) => (title === 'return-gate' ? parseInt(message, 10) : 1));
          if (ours.length > 0) expect(told.reduce((sum, n) => sum + n, 0)).toBe(found);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import type { Report } from '../../src/model/report.js';
import { renderLines as render, render as renderJson } from '../../src/report/json.js';
import { readReport, readReportLines, type ReportedLine } from '../support/report-schema.js';
import { hostileReport } from './hostile.js';
import { FILE, finding, record, report } from './sample.js';

function lines(of: Report): readonly ReportedLine[] {
  return readReportLines([...render(of)].join(''));
}

/** Lists whose order the lines do not keep. */
interface Lists {
  readonly returns: readonly object[];
  readonly findings: readonly object[];
}

function unordered(of: Lists): Lists {
  const sorted = (list: readonly object[]): readonly object[] =>
    [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return { ...of, returns: sorted(of.returns), findings: sorted(of.findings) };
}

/** The JSON report that lines amount to. */
function together(all: readonly ReportedLine[]): Lists {
  const of = (type: ReportedLine['type']): readonly object[] =>
    all
      .filter((line) => line.type === type)
      .map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'type')));
  const whole = { ...of('report')[0], ...of('conclusion')[0], schema: 'return-gate/report@1' };
  return { ...whole, returns: of('return'), findings: of('finding') };
}

describe('the lines of a report', () => {
  test('are what was checked, then returns, then findings, then the conclusion', () => {
    const sample = report({ returns: [record(), record({ index: 1 })], findings: [finding()] });
    const all = lines(sample);
    expect(all.map(({ type }) => type)).toEqual(['report', 'return', 'return', 'finding', 'conclusion']);
    expect(all[0]).toMatchObject({ schema: 'return-gate/report-lines@1', source: { kind: 'commit' } });
    expect(all[4]).toMatchObject({ conclusion: 'failed', counts: { errors: 1 } });
  });

  test('tell claims that are not true first, and the returns that make them', () => {
    const lie = finding({ file: 'z.json', untrue: true });
    const all = lines(report({ returns: [record(), record({ file: 'z.json' })], findings: [finding(), lie] }));
    expect(all.map(({ type, file }) => [type, file]).slice(1, -1)).toEqual([
      ['return', 'z.json'],
      ['return', FILE],
      ['finding', 'z.json'],
      ['finding', FILE],
    ]);
  });

  test('say together what the JSON report says', () => {
    const sample = hostileReport.filter(({ findings }) =>
      findings.every(({ file, rule, message }) => file !== '' && rule !== '' && message !== ''),
    );
    fc.assert(
      fc.property(sample, (evaluated) => {
        const returns = evaluated.returns.map((one) => ({ ...one, standard: 'return-meta@1.2' }));
        const of = { ...evaluated, returns };
        expect(unordered(together(lines(of)))).toEqual(unordered(readReport([...renderJson(of)].join(''))));
      }),
    );
  });

  test('are told from lines that were cut off', () => {
    const whole = [...render(report())].join('');
    expect(() => readReportLines(whole.split('\n').slice(0, -2).join('\n') + '\n')).toThrow();
    expect(() => readReportLines(whole.slice(0, -1))).toThrow();
  });

  test.each([
    ['an unknown type', { type: 'claim' }],
    ['no type', { conclusion: 'passed' }],
    ['a field of another type', { type: 'conclusion', conclusion: 'passed', counts: {}, file: 'x' }],
  ])('are not, by their schema, one of %s', (_, line) => {
    expect(() => readReportLines(`${JSON.stringify(line)}\n`)).toThrow(/by its schema/);
  });

  test('come in chunks', () => {
    const returns = Array.from({ length: 5000 }, (_, index) => record({ index }));
    const chunks = [...render(report({ returns }))];
    expect(chunks.length).toBeGreaterThan(10);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(200_000);
  });
});

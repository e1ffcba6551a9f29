import fc from 'fast-check';
import { render } from '../../src/report/json.js';
import { readEarlier, type EarlierReport } from '../../src/compare/compare.js';
import { hostileReport } from '../report/hostile.js';
import { finding, report } from '../report/sample.js';

type Value = Record<string, unknown>;

const SAMPLE = JSON.parse([...render(report({ findings: [finding()] }))].join('')) as Value;

/** The sample with a value at a JSON pointer. */
function spoilt(pointer: string, value: unknown): string {
  const copy = structuredClone(SAMPLE);
  const way = pointer.split('/').slice(1);
  const last = way.pop() ?? '';
  const at = way.reduce((from, key) => from[key] as Value, copy);
  if (value === undefined) Reflect.deleteProperty(at, last);
  else at[last] = value;
  return JSON.stringify(copy);
}

function refusal(text: string): string {
  try {
    return readEarlier('--compare', ['night.json'], { name: 'night.json', text }).report === null ? 'nothing' : 'taken';
  } catch (error) {
    return (error as Error).message;
  }
}

function taken(text: string): EarlierReport {
  const { report: read } = readEarlier('x', ['x'], { name: 'x', text });
  if (read === null) throw new Error('There was no report.');
  return read;
}

test.each([
  [['night.json'], 'night'],
  [['nights/2026-11-20.json', String.raw`nights\2026-11-21.JSON`], '2026-11-21'],
  [['a/returns.json', 'b/returns.json'], 'b/returns.json'],
])('the report of %j is called %j', (names, label) => {
  const { label: called, given } = readEarlier('x', names, { name: 'x', text: JSON.stringify(SAMPLE) });
  expect([called, given]).toEqual([label, names.length]);
});

test('where no report is named, there is none', () => {
  expect(readEarlier('x', [])).toMatchObject({ report: null });
});

test.each([
  ['/findings', [], 'lists 0 of its 1 finding, as with --rule'],
  ['/counts/passedOver', 2, 'leaves out 2 returns that its change does not affect'],
  ['/counts/errors', 'many', 'lists 1 of its 0 findings, as with --rule'],
])('what describes a part only is not taken for a whole run: %s', (pointer, value, said) => {
  expect(refusal(spoilt(pointer, value))).toContain(`--compare: night.json ${said}. Use a file from `);
});

test('findings that are counted apart are findings all the same', () => {
  const known = { findings: [finding({ baselined: true }), finding({ fingerprint: 'f2', preexisting: true })] };
  expect(taken([...render(report(known))].join('')).findings).toHaveLength(2);
});

test('what another version of the tool knows beside it is passed over', () => {
  for (const [pointer, value] of [
    ['/later', { a: 1 }],
    ['/counts', undefined],
    ['/returns/0/claims', undefined],
    ['/conclusion', 'unheard-of'],
    ['/returns/0/later', 1],
    ['/findings/0/recommendation', undefined],
    ['/trend', 'another'],
  ] as const) {
    expect([pointer, refusal(spoilt(pointer, value))]).toEqual([pointer, 'taken']);
  }
});

test.each([
  ['', 'it is cut off, or no JSON at all'],
  [JSON.stringify(SAMPLE).slice(0, -20), 'it is cut off, or no JSON at all'],
  ['[]', 'it has no schema "return-gate/report@1"'],
  ['null', 'it has no schema'],
  ['{"__proto__": {"schema": "return-gate/report@1"}}', 'it has no schema'],
  [spoilt('/schema', 'return-gate/report@2'), 'it has no schema'],
  [spoilt('/source', undefined), 'source/kind is not a text'],
  [spoilt('/source/revision', 'HEAD'), 'its revision is not a commit'],
  [spoilt('/source/root', null), 'source/root is not a text'],
  [spoilt('/returns', {}), 'returns is not a list'],
  [spoilt('/returns/0', 7), 'returns/0/file is not a text'],
  [spoilt('/returns/0/index', -1), 'returns/0/index is not a whole number'],
  [spoilt('/findings/0/severity', 'fatal'), 'findings/0/severity is not error, warning or notice'],
  [spoilt('/findings/0/fingerprint', ''), 'findings/0/fingerprint is not a text'],
  [spoilt('/findings/0/startLine', 1.5), 'findings/0/startLine is not a whole number'],
])('%.60s is refused: %s', (text, why) => {
  expect(refusal(text)).toContain(`night.json is not a JSON report of return-gate: ${why}`);
});

test('any text is taken, or something is said of it', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .tuple(fc.constantFrom('source', 'returns', 'findings', 'tool', 'conclusion'), fc.jsonValue())
      .map(([key, value]) => spoilt(`/${key}`, value)),
    fc.jsonValue().map((value) => spoilt('/returns/0', value)),
    fc.jsonValue().map((value) => spoilt('/findings/0', value)),
  );
  fc.assert(
    fc.property(anything, (text) => {
      expect(typeof refusal(text)).toBe('string');
    }),
  );
});

test('every report that the tool writes is taken, whatever it quotes', () => {
  const named = hostileReport.filter(({ findings }) =>
    findings.every(({ file, rule, message }) => file && rule && message),
  );
  fc.assert(
    fc.property(named, (sample) => {
      const { returns, findings } = taken([...render(sample)].join(''));
      expect(returns.map(({ file }) => file)).toHaveLength(sample.returns.length);
      expect(findings.map(({ fingerprint }) => fingerprint)).toEqual(
        sample.findings.map(({ fingerprint }) => fingerprint),
      );
    }),
  );
});

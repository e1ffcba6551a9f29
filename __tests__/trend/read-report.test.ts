import fc from 'fast-check';
import { render } from '../../src/report/json.js';
import { readEarlierReport, type EarlierReport } from '../../src/trend/read-report.js';
import { hostileReport } from '../report/hostile.js';
import { finding, record, report } from '../report/sample.js';

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
  const read = readEarlierReport({ name: 'night.json', text });
  return 'problem' in read ? `${read.name} ${read.problem}` : 'taken';
}

function taken(text: string): EarlierReport {
  const read = readEarlierReport({ name: 'x', text });
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

test('a report is taken apart, with the agent of each finding', () => {
  const { source, conclusion, returns, findings, version } = taken(JSON.stringify(SAMPLE));
  expect([source.revision, conclusion, version]).toEqual([
    '8f3c2d1a9b7e6f5a4c3b2d1e0f9a8b7c6d5e4f3a',
    'failed',
    '1.0.0',
  ]);
  expect(returns[0]).toMatchObject({ file: record().file, index: 0, claims: [{ verdict: 'present', kind: 'file' }] });
  expect(findings[0]).toMatchObject({
    rule: 'artifact-missing',
    line: 5,
    fingerprint: 'f1',
    agent: 'implementer-agent',
  });
});

test.each([
  ['/findings', [], 'night.json lists 0 of its 1 finding, as with --rule'],
  ['/counts/passedOver', 2, 'night.json leaves out 2 returns that its change did not concern'],
  ['/counts/errors', 'many', 'night.json is no JSON report of return-gate: counts/errors is not a whole number'],
])('what describes a part only is not taken for a whole run: %s', (pointer, value, said) => {
  expect(refusal(spoilt(pointer, value))).toBe(said);
});

test('findings that are counted apart are findings all the same', () => {
  const known = { findings: [finding({ baselined: true }), finding({ fingerprint: 'f2', preexisting: true })] };
  expect(taken([...render(report(known))].join('')).findings).toHaveLength(2);
});

test('what another version of the tool knows beside it is passed over', () => {
  for (const [pointer, value] of [
    ['/later', { a: 1 }],
    ['/counts', undefined],
    ['/returns/0/claims/0/verdict', 'unheard-of'],
    ['/returns/0/claims/0/kind', undefined],
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
  [spoilt('/schema', 'return-gate/report@2'), 'its schema is "return-gate/report@2"'],
  [spoilt('/schema', 'return-gate/report-lines@1'), 'its schema is "return-gate/report-lines@1"'],
  [spoilt('/source', undefined), 'source is not an object'],
  [spoilt('/source/kind', 'tree'), 'source/kind is not commit or workspace'],
  [spoilt('/source/revision', 'HEAD'), 'source/revision is not hexadecimal, or null'],
  [spoilt('/source/root', null), 'source/root is not a text'],
  [spoilt('/conclusion', 'fine'), 'conclusion is not passed, failed or empty'],
  [spoilt('/returns', {}), 'returns is not a list'],
  [spoilt('/returns/0', 7), 'returns/0/file is not a text'],
  [spoilt('/returns/0/index', -1), 'returns/0/index is not a whole number'],
  [spoilt('/returns/0/claims/0', null), 'returns/0/claims/0/pointer is not a text'],
  [spoilt('/findings/0/severity', 'fatal'), 'findings/0/severity is not error, warning or notice'],
  [spoilt('/findings/0/fingerprint', ''), 'findings/0/fingerprint is not a text with something in it'],
  [spoilt('/findings/0/startLine', 1.5), 'findings/0/startLine is not a whole number'],
])('%.60s is refused: %s', (text, why) => {
  expect(refusal(text)).toContain(`night.json is no JSON report of return-gate: ${why}`);
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
      expect(returns.map(({ agent }) => agent)).toEqual(sample.returns.map(({ agent }) => agent));
      expect(findings.map(({ fingerprint }) => fingerprint)).toEqual(
        sample.findings.map(({ fingerprint }) => fingerprint),
      );
    }),
  );
});

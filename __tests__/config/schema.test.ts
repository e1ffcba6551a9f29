import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { parse } from 'yaml';
import type { Json, JsonObject } from '../../src/model/json.js';
import { faultsOf, KEYS } from '../../src/config/schema-errors.js';
import { parseDuration, parseSize } from '../../src/config/parse-option.js';
import { rules } from '../../src/families/catalog.js';
import { standards } from '../../src/families/registry.js';
import { byAjv, byHyperjump, schemaNamed } from '../support/schema-validators.js';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly $ref?: string;
}

const SCHEMA = schemaNamed('config') as Node;

function at(...names: readonly string[]): Node {
  let node = SCHEMA;
  for (const name of names) node = (name === '*' ? node.items : node.properties?.[name]) ?? {};
  return node.$ref === '#/properties/rules' ? at('rules') : node;
}

function keysAt(...names: readonly string[]): readonly string[] {
  return Object.keys(at(...names).properties ?? {});
}

/** Now right, now wrong, in every key. */
const word = fc.constantFrom<Json>(
  'error',
  'off',
  'never',
  'warn',
  '24h',
  '1MiB',
  'a/**',
  '',
  ' ',
  'a\nb',
  5,
  0,
  null,
  false,
  {},
);
const severities = fc.dictionary(
  fc.constantFrom('no-emoji', 'artifact-missing', 'no-such-rule', '__proto__', 'constructor'),
  fc.constantFrom<Json>('error', 'warning', 'notice', 'off', 'warn', false, null),
  { noNullPrototype: true },
);
const versions = fc.dictionary(
  fc.constantFrom('return-meta', 'subagent-return', 'result-envelope', 'meta'),
  fc.constantFrom<Json>(...standards.map(({ id }) => id), '1.2', 1),
  { noNullPrototype: true },
);
const patterns = fc.oneof(word, fc.array(word, { maxLength: 3 }));
const override = fc.oneof(
  word,
  fc.record(
    { paths: patterns, findings: patterns, rules: severities, standards: versions, x: word },
    { requiredKeys: [] },
  ),
);
const config = fc.oneof(
  word,
  fc.record(
    {
      $schema: word,
      standards: fc.oneof(versions, word),
      paths: patterns,
      ignore: patterns,
      rules: fc.oneof(severities, word),
      overrides: fc.oneof(word, fc.array(override, { maxLength: 3 })),
      agents: patterns,
      'envelope-mode': fc.constantFrom<Json>('openspec', 'engram', 'open', null),
      'fail-on': word,
      'if-no-returns': word,
      'stale-after': word,
      'max-file-size': word,
      'max-returns': fc.oneof(word, fc.integer()),
      'max-claims': fc.oneof(word, fc.integer()),
      unclaimed: patterns,
      'agent-branches': patterns,
      baseline: word,
      another: word,
    },
    { requiredKeys: [] },
  ),
) as fc.Arbitrary<Json>;

const RIGHT: readonly JsonObject[] = [
  {},
  { rules: Object.fromEntries(rules.map(({ id }, n) => [id, ['error', 'warning', 'notice', 'off'][n % 4] ?? 'off'])) },
  { overrides: [{ paths: ['a'], rules: { 'no-emoji': 'off' } }] },
  { overrides: [{ findings: ['0123456789abcdef0123456789abcdef'], rules: { 'no-emoji': 'off' } }] },
  { overrides: [{ paths: ['a', '!b'], standards: { 'return-meta': 'return-meta@2.1' } }], agents: [] },
  { 'stale-after': '7d', 'max-file-size': 1, 'max-returns': 1, 'max-claims': 1, unclaimed: [], baseline: 'a.json' },
  { paths: ['x'.repeat(1000)], 'agent-branches': Array.from({ length: 1000 }, (_, n) => `a${String(n)}`) },
];

const WRONG: readonly JsonObject[] = [
  JSON.parse('{"__proto__": {}}') as JsonObject,
  JSON.parse('{"rules": {"__proto__": "off"}}') as JsonObject,
  { rules: { 'no-emoji': 'OFF' } },
  { overrides: [{ paths: ['a'] }] },
  { overrides: [{ paths: [], rules: {} }] },
  { paths: ['x'.repeat(1001)] },
  { 'agent-branches': Array.from({ length: 1001 }, (_, n) => `a${String(n)}`) },
  { overrides: Array.from({ length: 101 }, () => ({ paths: ['a'], rules: {} })) },
  { agents: ['a', 'a'] },
  { 'max-file-size': 1.5 },
  { 'max-returns': 0 },
  { 'max-claims': 0 },
  { 'max-returns': '100000' },
  { 'max-file-size': '0KB' },
  { 'stale-after': '24' },
];

describe('the validator that the generator makes', () => {
  test('takes what the schema takes, and nothing else', () => {
    const accepts = byAjv('config');
    fc.assert(
      fc.property(config, (value) => {
        expect(faultsOf(value).length === 0).toBe(accepts(value as JsonObject));
      }),
      { numRuns: 400 },
    );
  });

  test.each(RIGHT.map((value) => [JSON.stringify(value).slice(0, 60), value]))('takes %s', async (_, value) => {
    expect(faultsOf(value)).toEqual([]);
    expect((await byHyperjump('config'))(value)).toBe(true);
  });

  test.each(WRONG.map((value) => [JSON.stringify(value).slice(0, 60), value]))('does not take %s', async (_, value) => {
    expect(faultsOf(value)).not.toEqual([]);
    expect((await byHyperjump('config'))(value)).toBe(false);
  });

  test('has words for whatever it does not take', () => {
    fc.assert(
      fc.property(config, (value) => {
        for (const { message } of faultsOf(value)) {
          expect(message()).toMatch(/\.$|\?$/);
          expect(message()).not.toMatch(/undefined|\[object|the schema of the configuration/);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('the schema', () => {
  test('has each rule, in overrides, too', () => {
    const ids = rules.map(({ id }) => id).sort();
    expect([...keysAt('rules')].sort()).toEqual(ids);
    expect([...keysAt('overrides', '*', 'rules')].sort()).toEqual(ids);
  });

  test('has each version, in overrides, too', () => {
    for (const place of [['standards'], ['overrides', '*', 'standards']]) {
      const ids = keysAt(...place).flatMap((family) => at(...place, family).enum ?? []);
      expect([...ids].sort()).toEqual(standards.map(({ id }) => id).sort());
    }
  });

  test('has the keys that messages speak of', () => {
    for (const [pointer, keys] of KEYS) {
      expect([pointer, keys]).toEqual([pointer, keysAt(...pointer.split('/').slice(1))]);
    }
  });

  test.each([
    ['stale-after', parseDuration, fc.stringMatching(/^\d{0,8}[a-zA-Z]{0,2}$/)],
    ['max-file-size', parseSize, fc.stringMatching(/^0{0,3}\d{0,13} {0,2}[a-zA-Z]{0,4}$/)],
    ['max-file-size', parseSize, fc.stringMatching(/^\d{1,3} ?[kKmMgGtT]?i?[bB]?$/)],
  ] as const)('takes for %s what is understood', (key, understand, texts) => {
    const pattern = new RegExp(at(key).pattern ?? '', 'u');
    fc.assert(
      fc.property(texts, (text) => {
        expect([text, pattern.test(text)]).toEqual([text, understand(text) !== undefined && text === text.trim()]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the page', () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/configuration.md', import.meta.url)), 'utf8');

  test('has a row for each key', () => {
    const rows = Array.from(page.matchAll(/^\| `([^`]+)`/gm), ([, key]) => key);
    expect(rows).toEqual(keysAt());
  });

  test('has an example that sets each key but that for editors, and is right', () => {
    const example = parse(/```yaml\n(.*?)```/s.exec(page)?.[1] ?? '') as JsonObject;
    expect(['$schema', ...Object.keys(example)].sort()).toEqual([...keysAt()].sort());
    expect(faultsOf(example)).toEqual([]);
  });
});

import { toConfig } from '../../src/config/config.js';
import { ConfigError } from '../../src/config/error.js';
import { parseConfig } from '../../src/config/parse.js';
import { faultsOf } from '../../src/config/schema-errors.js';
import type { Json } from '../../src/model/json.js';

/** `pointer part message` of all that the schema does not take. */
function faults(value: Json): readonly string[] {
  return faultsOf(value).map(({ pointer, part, message }) => `${pointer} ${part} ${message()}`);
}

/** So many different words. */
function many(count: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => `word-${String(n)}`);
}

const TEXT = 'write one line of text, in quotes if it looks like something else.';
const LEVELS = 'write one of error, warning, notice, off.';
const DIGEST = '0123456789abcdef0123456789abcdef';

describe('What the schema does not take', () => {
  test.each<readonly [Json, readonly string[]]>([
    [{}, []],
    [{ rules: { 'no-emoji': 'off' } }, []],
    [[], [' value The configuration is an array: write keys and their values.']],
    [{ ignore: 'a' }, ['/ignore value ignore is "a": write a list, one element a line after a dash.']],
    [{ agents: [1] }, [`/agents/0 value agents[0] is 1: ${TEXT}`]],
    [{ ignore: ['a', ' '] }, [`/ignore/1 value ignore[1] is " ": ${TEXT}`]],
    [{ agents: ['a', 'b', 'a'] }, ['/agents/2 value agents names "a" twice: name it once.']],
    [{ 'stale-after': '1' }, ['/stale-after value stale-after is "1": write a duration such as 90m, 24h or 7d.']],
    [{ 'max-file-size': 0 }, ['/max-file-size value max-file-size is 0: write a size such as 500KB or 1MiB.']],
    [{ 'max-returns': 'x' }, ['/max-returns value max-returns is "x": write a whole number such as 100000.']],
    [{ 'max-claims': 'x' }, ['/max-claims value max-claims is "x": write a whole number such as 1000000.']],
    [
      { 'max-returns': 1e12 },
      ['/max-returns value max-returns is 1000000000000: write a whole number such as 100000.'],
    ],
    [{ paths: [] }, ['/paths value paths is an empty list: write a pattern, or leave the key out.']],
    [
      { overrides: [{ findings: [], rules: {} }] },
      [
        '/overrides/0/findings value overrides[0].findings is an empty list: write a fingerprint, or leave the key out.',
      ],
    ],
    [
      { overrides: [{ findings: [DIGEST, 'x'], rules: {} }] },
      [
        '/overrides/0/findings/1 value overrides[0].findings[1] is "x": write a fingerprint of 32 hexadecimal digits in quotes, as the JSON report shows it.',
      ],
    ],
    [
      { overrides: [{ rules: {} }] },
      [
        '/overrides/0 value overrides[0] lacks "paths" or "findings": write which files or which findings the override is for.',
      ],
    ],
    [
      { overrides: [{}] },
      [
        '/overrides/0 value overrides[0] lacks "paths" or "findings": write which files or which findings the override is for.',
      ],
    ],
    [
      { overrides: [{ standards: {} }] },
      [
        '/overrides/0 value overrides[0] lacks "paths" or "findings": write which files or which findings the override is for.',
      ],
    ],
    [
      { overrides: [{ findings: [DIGEST], standards: {} }] },
      ['/overrides/0 value overrides[0] sets standards for no files: add "paths".'],
    ],
    [{ overrides: [{ paths: ['a'] }] }, ['/overrides/0 value overrides[0] sets nothing: give it rules or standards.']],
    [
      { vocabulary: { 'return-meta': { statuses: { a: 1 } } } },
      [
        '/vocabulary/return-meta/statuses/a value vocabulary.return-meta.statuses.a is 1: write true, false, or the word of the version that it means.',
      ],
    ],
    [
      { vocabulary: { 'return-meta': { statuses: { a1: 1, '2b': 2 } } } },
      [
        '/vocabulary/return-meta/statuses/a1 value vocabulary.return-meta.statuses.a1 is 1: write true, false, or the word of the version that it means.',
        '/vocabulary/return-meta/statuses/2b value vocabulary.return-meta.statuses.2b is 2: write true, false, or the word of the version that it means.',
      ],
    ],
    [
      { vocabulary: { 'return-meta': { 'artifact-types': { a: false } } } },
      [
        "/vocabulary/return-meta/artifact-types/a value vocabulary.return-meta.artifact-types.a is false: write true, or the version's type that the word means.",
      ],
    ],
    [
      { vocabulary: { 'return-meta': { statuses: Object.fromEntries(many(101).map((word) => [word, true])) } } },
      ['/vocabulary/return-meta/statuses value vocabulary.return-meta.statuses has more than 100 keys: shorten it.'],
    ],
    [{ paths: many(1001) }, ['/paths value paths has more than 1000 elements: shorten it.']],
    [
      { 'fail-on': 'eror' },
      ['/fail-on value fail-on is "eror": write one of error, warning, notice, never. Did you mean error?'],
    ],
    [
      { rules: { 'no-emoji': 'error ' } },
      [`/rules/no-emoji value rules.no-emoji is "error ": ${LEVELS} Did you mean error?`],
    ],
    [{ rules: { 'no-emoji': 5 } }, [`/rules/no-emoji value rules.no-emoji is 5: ${LEVELS}`]],
    [{ rules: { 'no-emoji': true } }, [`/rules/no-emoji value rules.no-emoji is true: ${LEVELS}`]],
    ...[false, 'no', 'None', 'FALSE', 'disable', 'disabled'].map((off): readonly [Json, readonly string[]] => [
      { rules: { 'no-emoji': off } },
      [`/rules/no-emoji value rules.no-emoji is ${JSON.stringify(off)}: ${LEVELS} Did you mean off?`],
    ]),
    [{ rules: { 'no-emoji': ['no'] } }, [`/rules/no-emoji value rules.no-emoji is an array: ${LEVELS}`]],
    // What only begins or ends with such a word, or has no letter of another, is not meant for off.
    ...['nothing of this', 'do this: no', 'xyz'].map((word): readonly [Json, readonly string[]] => [
      { rules: { 'no-emoji': word } },
      [`/rules/no-emoji value rules.no-emoji is "${word}": ${LEVELS}`],
    ]),
    [{ 'if-no-returns': 'no' }, ['/if-no-returns value if-no-returns is "no": write one of error, warning, ignore.']],
    [{ rulez: 1 }, ['/rulez key There is no key "rulez". Did you mean "rules"?']],
    [
      { 'artifact-missing': 'off' },
      ['/artifact-missing key There is no key "artifact-missing": it is a rule, so write it below rules.'],
    ],
    [
      { 'return-meta': 'x' },
      ['/return-meta key There is no key "return-meta": it is a family, so write it below standards.'],
    ],
    [
      { overrides: [{ paths: ['a'], rules: { xyz: 'off' }, ignore: ['b'] }] },
      [
        '/overrides/0/ignore key There is no key "ignore" in overrides[0]: it counts for the whole project, so write it at the top.',
        '/overrides/0/rules/xyz key There is no rule "xyz": return-gate rules lists them all.',
      ],
    ],
    [
      {
        overrides: Array.from({ length: 11 }, (_, n): Json =>
          n < 10 ? { paths: ['a'], rules: {} } : { paths: ['a'], rule: {} },
        ),
      },
      ['/overrides/10/rule key There is no key "rule" in overrides[10]. Did you mean "rules"?'],
    ],
    [
      { overrides: [{ paths: ['a'], rules: {}, limits: 1 }] },
      [
        '/overrides/0/limits key There is no key "limits" in overrides[0]: known are paths, findings, standards and rules.',
      ],
    ],
  ])('%j: %j', (value, expected) => {
    expect(faults(value)).toEqual(expected);
  });
});

describe('A text that cannot be followed', () => {
  async function lines(text: string): Promise<readonly string[]> {
    const placeOf = (offset: number): { readonly line: number; readonly column: number } => ({
      line: 1,
      column: offset,
    });
    const faultOfPattern = (pattern: string): string | undefined => (pattern === 'bad' ? 'It is bad.' : undefined);
    const outcome: unknown = await Promise.resolve({ file: 'f.yml', text, placeOf, faultOfPattern })
      .then(parseConfig)
      .catch((error: unknown) => error);
    if (!(outcome instanceof ConfigError)) return [];
    expect([outcome.name, outcome.message]).toEqual(['ConfigError', outcome.lines.join('\n')]);
    return outcome.lines.map((line) => line.replace('f.yml:1:', ''));
  }
  const comment = (pattern: string): string =>
    `The pattern "${pattern}" is a comment, which selects nothing: take it out of the quotes.`;
  const taking = (pattern: string): string =>
    `The pattern "${pattern}" takes away, and nothing is there yet: write a pattern before it that selects.`;

  test.each<readonly [string, readonly string[]]>([
    ['paths: [a, "!b"]\nignore: ["!a"]\nunclaimed: ["!a"]', []],
    ['paths: [bad, a]', ['8 It is bad.']],
    ['ignore: [bad]', ['9 It is bad.']],
    ['unclaimed: [bad]', ['12 It is bad.']],
    ['overrides: [{paths: [a, bad], rules: {no-emoji: off}}]', ['24 It is bad.']],
    ['ignore: ["# a", " #b"]', [`9 ${comment('# a')}`, `16 ${comment(' #b')}`]],
    ['ignore: ["a # b"]', []],
    ['paths: ["!a"]', [`8 ${taking('!a')}`]],
    ['paths: ["! ! !a"]', [`8 ${taking('! ! !a')}`]],
    ['paths: ["!!a", "a!"]', []],
    ['paths: ["a!b"]', []],
    ['agent-branches: ["!a"]', [`17 ${taking('!a')}`]],
    [
      'agent-branches: [a, "refs/x", " ! refs/y", "a/refs/b", refsx]',
      [
        '20 The pattern "refs/x" matches no branch: write it without refs/heads/.',
        '30 The pattern " ! refs/y" matches no branch: write it without refs/heads/.',
      ],
    ],
    ['baseline: a/../..', ['10 baseline is "a/../..": write the path of a file, relative to the project root.']],
    ['baseline: a', []],
    [
      'a: {}\nfail-on: *x',
      [
        '0 There is no key "a": known are $schema, standards, paths, ignore, rules, overrides, vocabulary, agents, envelope-mode, fail-on, if-no-returns, archived, stale-after, max-file-size, max-returns, max-claims, unclaimed, agent-branches, agent-branches-require and baseline.',
        '15 YAML takes *x for an alias, which a configuration has none of: put text that begins with * in quotes.',
      ],
    ],
  ])('%j is refused: %j', async (text, expected) => {
    expect(await lines(text)).toEqual(expected);
  });
});

test('what is no value of a configuration is left out', () => {
  const config = toConfig('f', {
    paths: ['a', 1],
    overrides: [1, { paths: ['b'], rules: { 'no-emoji': 'error', x: 'y' } }],
    rules: { a: 'off', b: 'notice', c: 'warn', d: null },
    standards: { 'return-meta': 5 },
    vocabulary: {
      'return-meta': { statuses: { a: 'b', c: 1, d: false }, 'artifact-types': { e: true, f: false, g: 'h' } },
      'subagent-return': 1,
    },
  });
  expect([config.paths, [...config.rules], config.standards.size]).toEqual([
    ['a'],
    [
      ['a', 'off'],
      ['b', 'notice'],
    ],
    0,
  ]);
  expect(config.overrides.map(({ rules }) => [...rules])).toEqual([[['no-emoji', 'error']]]);
  const words = config.vocabulary.get('return-meta');
  expect([config.vocabulary.size, [...(words?.statuses ?? [])], [...(words?.artifactTypes ?? [])]]).toEqual([
    ...[
      1,
      [
        ['a', 'b'],
        ['d', false],
      ],
      [
        ['e', true],
        ['g', 'h'],
      ],
    ],
  ]);
  expect(
    toConfig('f', { vocabulary: { 'return-meta': { statuses: 1 } } }).vocabulary.get('return-meta')?.statuses.size,
  ).toBe(0);
});

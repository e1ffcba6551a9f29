import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { examplesFor, repositoryOf, type ExampleEntry } from '../../src/families/example.js';
import { families } from '../../src/families/index.js';
import { standards } from '../../src/families/registry.js';
import type { Example, Rule } from '../../src/model/rule.js';
import type { Standard } from '../../src/model/standard.js';
import { artifactCase } from '../../src/rules/claim-present.js';

const JSON_SAMPLE = {
  file: 'r.json',
  value: { status: 'planned', artifacts: [] },
  tree: { 'a.md': 'A\n', 'b.md': 'B\n' },
};
const TEXT_SAMPLE = { file: 'r.md', text: '# Return\n', tree: {} };

function file(content: string | Uint8Array): ExampleEntry {
  return { kind: 'file', content };
}

/** What the file of the return holds. */
function content(example: Example, sample: Parameters<typeof repositoryOf>[0] = JSON_SAMPLE): unknown {
  const { file: path, files } = repositoryOf(sample, example);
  const entry = files.get(path);
  return entry?.kind === 'file' ? entry.content : entry;
}

describe('The repository of an example', () => {
  test('is that of the sample where nothing is edited', () => {
    expect(repositoryOf(JSON_SAMPLE, {})).toEqual({
      file: 'r.json',
      files: new Map([
        ['a.md', file('A\n')],
        ['b.md', file('B\n')],
        ['r.json', file('{\n  "status": "planned",\n  "artifacts": []\n}\n')],
      ]),
      earlier: new Map(),
      beyondHistory: new Set(),
      commits: new Map(),
      subjects: new Map(),
      isLacking: false,
      workspace: new Set(),
    });
  });

  test('has other files, links and submodules, and lacks what is taken out', () => {
    const tree = { 'a.md': null, 'c.md': 'C\n', 'd.md': { link: 'c.md' }, 'e/': '' };
    expect([...repositoryOf(JSON_SAMPLE, { tree, link: 'c.md', file: 'f.json' }).files]).toEqual([
      ['b.md', file('B\n')],
      ['c.md', file('C\n')],
      ['d.md', { kind: 'link', target: 'c.md' }],
      ['e', { kind: 'submodule' }],
      ['f.json', { kind: 'link', target: 'c.md' }],
    ]);
  });

  test('has the history that the example gives it', () => {
    const described = repositoryOf(JSON_SAMPLE, {
      earlier: { 'x.md': null },
      beyondHistory: ['y.md'],
      commits: { abc: ['a.md'] },
      subjects: { abc: 'Add a' },
      workspace: ['z.md'],
      lacking: true,
    });
    expect(described).toMatchObject({
      earlier: new Map([['x.md', null]]),
      beyondHistory: new Set(['y.md']),
      commits: new Map([['abc', ['a.md']]]),
      subjects: new Map([['abc', 'Add a']]),
      workspace: new Set(['z.md']),
      isLacking: true,
    });
  });
});

describe('The file of a return', () => {
  test.each<readonly [string, Example, string]>([
    [
      'has edits of the value',
      { set: { '/status': 'failed' }, remove: ['/artifacts'] },
      '{\n  "status": "failed"\n}\n',
    ],
    ['holds the value several times', { remove: ['/artifacts', '/status'], repeat: 2 }, '[\n  {},\n  {}\n]\n'],
    ['is another text', { text: 'none' }, 'none'],
    [
      'has replacements in it',
      {
        text: 'a a b',
        replace: [
          ['a', '$&x'],
          ['b', 'c'],
        ],
      },
      '$&x a c',
    ],
  ])('%s', (_, example, text) => {
    expect(content(example)).toBe(text);
  });

  test('may be bytes, or the text of the sample, once or more', () => {
    expect(content({ text: 'a', bytesBehind: [0xe9] })).toEqual(Buffer.from([0x61, 0xe9]));
    expect(content({}, TEXT_SAMPLE)).toBe('# Return\n');
    expect(content({ repeat: 2 }, TEXT_SAMPLE)).toBe('# Return\n\n# Return\n\n');
  });

  test.each<readonly [string, Example, Parameters<typeof repositoryOf>[0], string]>([
    [
      'replaces what is not there',
      { replace: [['x', 'y']] },
      TEXT_SAMPLE,
      'an example replaces x, which is not in its sample',
    ],
    ['sets a value in a text', { set: { '/a': 1 } }, TEXT_SAMPLE, 'an example edits a value in r.md, which holds text'],
    [
      'removes a value in a text',
      { remove: ['/a'] },
      TEXT_SAMPLE,
      'an example edits a value in r.md, which holds text',
    ],
    ['has nothing to edit', {}, { file: 'r.md', tree: {} }, 'the sample r.md has neither value nor text'],
  ])('is refused where the example %s', (_, example, sample, message) => {
    expect(() => repositoryOf(sample, example)).toThrow(message);
  });
});

test('The examples of a rule are those of the family, then those of the rule, each for its families', () => {
  const version = (id: string): Standard => {
    const found = standards.find((standard) => standard.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  const [meta, story] = [version('return-meta@1.2'), version('bmad-story@6')];
  const own: Example = { text: 'own' };
  const ofMeta: Example = { text: 'of metadata files', families: ['return-meta'] };
  const about = { ...artifactCase.about(), bad: [own, ofMeta], good: own };
  const rule: Rule = { ...artifactCase, about: () => about };
  expect(examplesFor(meta, rule, 'bad').slice(-2)).toEqual([own, ofMeta]);
  expect(examplesFor(meta, rule, 'bad').length).toBeGreaterThan(2);
  expect(examplesFor(story, rule, 'bad').at(-1)).toBe(own);
  expect(examplesFor(meta, { ...rule, id: 'none' }, 'good')).toEqual([own]);
  // The rule itself has no bad one.
  expect(examplesFor(meta, { ...artifactCase, id: 'none' }, 'bad')).toEqual([]);
});

test('Each family runs its examples in a test of its folder', () => {
  for (const { name } of families) {
    const file = fileURLToPath(new URL(`${name}/examples.test.ts`, import.meta.url));
    expect([name, existsSync(file)]).toEqual([name, true]);
  }
});

import { families } from '../../src/families/index.js';
import { explainFiles, unmatchedPatterns } from '../../src/gather/explain-files.js';
import {
  classifier,
  isInShard,
  NEVER,
  NOT_BY_DEFAULT,
  parseShard,
  PLACES,
  selection,
  withinShard,
} from '../../src/gather/gather.js';
import { memoryTree } from '../support/memory-tree.js';

describe('The selection', () => {
  it('of the usual places lists them, without those that are never returns, and templates', () => {
    expect(selection([], [' old/** ', '# nothing'])).toMatchObject({
      patterns: [
        ...PLACES.flatMap(({ patterns }) => patterns),
        // Where files have the name of a return and are at no place for one.
        ...families.flatMap(({ places }) =>
          places.filter(({ isStray }) => isStray).flatMap(({ patterns }) => patterns),
        ),
        ...[...NEVER, ...NOT_BY_DEFAULT, 'old/**'].map((pattern) => `!${pattern}`),
      ],
      anyCase: true,
    });
  });

  it('of patterns lists them, without those that are never returns', () => {
    const { patterns, anyCase, named } = selection(['specs', 'notes/*.json'], ['old/**']);
    expect(patterns).toEqual(['specs', 'notes/*.json', ...[...NEVER, 'old/**'].map((pattern) => `!${pattern}`)]);
    expect(anyCase).toBeUndefined();
    // Files of a folder are not named, even if they are in a usual place.
    expect(['notes/a.json', 'specs/.return-meta.json', 'specs'].map((path) => named?.(path))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('of a folder has its usual places, and templates only if the folder is one of theirs', () => {
    const files = ['a.return.json', '.claude/docs/b.return.json', '.claude/docs/c.json', 'd.json', 'SKILL.md'];
    expect(files.filter(selection(['.'], []).matches)).toEqual(['a.return.json']);
    expect(files.filter(selection(['.claude/docs'], []).matches)).toEqual(['.claude/docs/b.return.json']);
    expect(files.filter(selection(['.claude'], []).matches)).toEqual([]);
  });

  it('leaves out examples below the folders that a place names', () => {
    const { matches } = selection([], []);
    const plan = '.planning/phases/01-a/01-01-PLAN.md';
    expect([plan, `templates/${plan}`, `x/fixtures/${plan}`, `myfixtures/${plan}`].filter(matches)).toEqual([
      plan,
      `myfixtures/${plan}`,
    ]);
  });
});

describe('How a file is read', () => {
  const classify = classifier();
  const plain = { reduced: false };

  it.each([
    ['a/.return-meta.json', { ...plain, form: 'json', family: 'return-meta', isTemporary: true }],
    [
      'a/.return-meta-multi-1.json',
      { ...plain, form: 'json', family: 'return-meta', isTemporary: true, reduced: true },
    ],
    ['a.returns.jsonl', { ...plain, form: 'jsonl', family: null, log: true }],
    ['openspec/changes/a/proposal.md', { ...plain, form: 'markdown', family: null, document: true, opening: true }],
    ['.planning/phases/01-a/01-01-PLAN.md', { ...plain, form: 'whole', family: 'gsd-plan', intention: true }],
    ['notes/a.jsonl', { form: 'jsonl', family: null, reduced: false }],
    ['notes/a.jsonl.txt', { form: 'json', family: null, reduced: false }],
    ['notes/a.markdown', { form: 'markdown', family: null, reduced: false }],
    ['notes/a.md.txt', { form: 'json', family: null, reduced: false }],
    ['notes/a', { form: 'json', family: null, reduced: false }],
  ])('%s: by its place, or its extension', (path, expected) => {
    expect(classify(path)).toMatchObject(expected);
  });

  it('is by its extension where any file may be, if a pattern names it', () => {
    const stories = PLACES.find(({ family }) => family === 'bmad-story');
    const story = 'docs/stories/1.1.story.md';
    expect(stories?.isOne?.(story)).toBe(true);
    expect(classify(story)).toMatchObject({ family: stories?.family, mark: stories?.mark, isCertain: true });
    expect(classifier(selection([story], []))(story)).toEqual({ form: 'markdown', family: null, reduced: false });
    expect(classifier(selection(['docs'], []))(story)).toMatchObject({ mark: stories?.mark });
    expect(classify('docs/stories/notes.md')).toMatchObject({ mark: stories?.mark, isCertain: false });
    const certain = '.return-meta.json';
    expect(classifier(selection([certain], []))(certain)).toEqual(classify(certain));
  });
});

describe('Why a file is checked or left out', () => {
  const PATHS = [
    'b/.return-meta.json',
    'a.return.json',
    '.claude/docs/c.return.json',
    'node_modules/m/d.return.json',
    'old/e.return.json',
    'notes/f.json',
    'src/g.ts',
  ];

  it('is the usual place, or what leaves it out, and nothing for other files', () => {
    expect(explainFiles(PATHS, { patterns: [], ignore: ['old/**'] })).toEqual([
      { kind: 'checked', path: PATHS[0], form: 'json', family: 'return-meta', pattern: '**/.return-meta.json' },
      { kind: 'checked', path: PATHS[1], form: 'json', family: 'subagent-return', pattern: '**/*.return.json' },
      { kind: 'left-out', path: PATHS[2], pattern: '**/.claude/docs/**', because: 'template' },
      { kind: 'left-out', path: PATHS[3], pattern: '**/node_modules/**', because: 'never' },
      { kind: 'left-out', path: PATHS[4], pattern: 'old/**', because: 'ignored' },
    ]);
  });

  it('is the pattern that selects it, or that none does', () => {
    const reasons = explainFiles(PATHS, { patterns: ['notes/*', '.claude/docs', '!x', '*.json'], ignore: ['a.*'] });
    expect(reasons).toEqual([
      { kind: 'left-out', path: PATHS[0], pattern: null, because: 'not-selected' },
      { kind: 'left-out', path: PATHS[1], pattern: 'a.*', because: 'ignored' },
      { kind: 'checked', path: PATHS[2], form: 'json', family: 'subagent-return', pattern: '.claude/docs' },
      { kind: 'left-out', path: PATHS[3], pattern: '**/node_modules/**', because: 'never' },
      { kind: 'left-out', path: PATHS[4], pattern: null, because: 'not-selected' },
      { kind: 'checked', path: PATHS[5], form: 'json', family: null, pattern: 'notes/*' },
    ]);
  });

  it('is the usual place in any letter case, and the first that has it', () => {
    expect(explainFiles(['X.Return.JSON', 'Returns/.Return-Meta.json'], { patterns: [], ignore: [] })).toMatchObject([
      { kind: 'checked', pattern: '**/*.return.json' },
      { kind: 'checked', pattern: '**/.return-meta.json' },
    ]);
  });

  it('is the first pattern that selects it, also one that is negated twice', () => {
    const patterns = ['!notes/**', '!!notes/f.json', 'notes/*.json'];
    expect(explainFiles(['notes/f.json'], { patterns, ignore: [] })).toMatchObject([
      { kind: 'checked', path: 'notes/f.json', pattern: '!!notes/f.json' },
    ]);
  });

  it('is not the pattern of a place that the path shows not to be one', () => {
    // A plan of GSD is below the folder of a phase.
    const paths = ['notes/readme.md', '.planning/01-01-PLAN.md'];
    expect(explainFiles(paths, { patterns: [], ignore: [] })).toEqual([]);
    expect(explainFiles(paths, { patterns: [], ignore: ['**/*.md'] })).toEqual([]);
  });

  it('is nothing for an example below a folder that the usual place leaves out', () => {
    const plan = 'templates/.planning/phases/01-a/01-01-PLAN.md';
    expect(explainFiles([plan], { patterns: [], ignore: [] })).toEqual([]);
    expect(explainFiles([plan], { patterns: [], ignore: ['templates/**'] })).toEqual([
      { kind: 'left-out', path: plan, pattern: 'templates/**', because: 'ignored' },
    ]);
  });
});

describe('A part of the files', () => {
  it.each([
    ['1/1', { part: 1, parts: 1 }],
    ['3/1000', { part: 3, parts: 1_000 }],
    ['2/1', undefined],
    ['1/1001', undefined],
    ['0/1', undefined],
    ['1/', undefined],
    ['1/2/3', undefined],
    ['a1/2', undefined],
    ['', undefined],
  ])('%j is %j', (text, expected) => {
    expect(parseShard(text)).toEqual(expected);
  });

  it('has what the selection has, and no file of another part', () => {
    const paths = Array.from({ length: 40 }, (_, n) => `specs/${String(n)}_x/.return-meta.json`);
    const whole = selection(['specs'], []);
    const parts = [1, 2, 3].map((part) => withinShard(whole, { part, parts: 3 }));
    expect(parts.map(({ patterns }) => patterns)).toEqual([whole.patterns, whole.patterns, whole.patterns]);
    const found = parts.map(({ matches }) => [...paths, 'a.txt'].filter(matches));
    expect(found.flat().sort()).toEqual([...paths].sort());
    expect(found.every((list) => list.length > 0)).toBe(true);
    expect(paths.filter((path) => isInShard(path, { part: 1, parts: 1 }))).toEqual(paths);
  });
});

describe('A pattern that selects nothing', () => {
  const tree = (files: Readonly<Record<string, string>>) =>
    memoryTree({
      files: new Map(Object.entries(files).map(([path, content]) => [path, { kind: 'file' as const, content }])),
      earlier: new Map(),
      workspace: new Set(),
      file: '',
    } as unknown as Parameters<typeof memoryTree>[0]);
  const unmatched = (files: Readonly<Record<string, string>>, ...patterns: readonly string[]) =>
    unmatchedPatterns(tree(files), patterns);
  const FILES = { 'specs/1_x/.return-meta.json': '{}', 'specs/notes/a.txt': 'x' };

  it('is reported with what may have been meant', async () => {
    expect(await unmatched(FILES, 'specs', '!nothing', '# nothing')).toEqual([]);
    expect(await unmatched(FILES, 'specs\\1_x', 'spec/*', 'spec[s]x', 'spek?')).toEqual([
      { pattern: 'specs\\1_x', hint: 'Write "/" for "\\": "specs/1_x".' },
      { pattern: 'spec/*', hint: null },
      { pattern: 'spec[s]x', hint: null },
      { pattern: 'spek?', hint: null },
    ]);
    expect(await unmatched(FILES, 'specs/notes/', './specs/notes', 'specs/1_y', 'spec/1_x', 'spec/2', 'other')).toEqual(
      [
        {
          pattern: 'specs/notes/',
          hint: 'No file in a usual place is below it: "specs/notes/**" takes all its files.',
        },
        {
          pattern: './specs/notes',
          hint: 'No file in a usual place is below it: "specs/notes/**" takes all its files.',
        },
        { pattern: 'specs/1_y', hint: 'Did you mean "specs/1_x"?' },
        { pattern: 'spec/1_x', hint: 'Did you mean "specs/1_x"?' },
        { pattern: 'spec/2', hint: 'Did you mean "specs"?' },
        { pattern: 'other', hint: null },
      ],
    );
  });

  it('is reported with the name that is nearest, at any depth and in any folder', async () => {
    const deep = { 'specs/archive/2_y/notes/a.json': 'x', 'specs/archive/3_z.json': 'x', 'notez/a.json': 'x' };
    expect(
      await unmatched(deep, 'specs/archive/2_y/nots/a.json', 'specs/archiv/2_y', 'specs/archive/3_y.json'),
    ).toEqual([
      { pattern: 'specs/archive/2_y/nots/a.json', hint: 'Did you mean "specs/archive/2_y/notes/a.json"?' },
      { pattern: 'specs/archiv/2_y', hint: 'Did you mean "specs/archive/2_y"?' },
      { pattern: 'specs/archive/3_y.json', hint: 'Did you mean "specs/archive/3_z.json"?' },
    ]);
  });

  it('is reported without a hint if its file exists, and is never a return', async () => {
    expect(await unmatched({ 'specs/state.json': '{}', 'specs/stat.json': '{}' }, 'specs/state.json')).toEqual([
      { pattern: 'specs/state.json', hint: null },
    ]);
  });

  it('is reported of the first 50', async () => {
    const many = Array.from({ length: 60 }, (_, n) => `none-${String(n)}*`);
    expect(await unmatched(FILES, ...many)).toHaveLength(50);
  });

  it('is one that finds no text that may be a return, where any file may be', async () => {
    const story = '# Story 1.1: A\n\nStatus: done\n\n## Dev Agent Record\n\n### File List\n\n- src/a.ts\n';
    const folder = 'docs/stories';
    const none = { [`${folder}/1.1.story.md`]: 'x', [`${folder}/1.2.story.md`]: 'y', [`${folder}/1.3.story.md`]: 'z' };
    expect((await unmatched(none, folder)).map(({ pattern }) => pattern)).toEqual([folder]);
    expect(await unmatched({ ...none, [`${folder}/1.3.story.md`]: story }, folder)).toEqual([]);
    const large = { ...none, [`${folder}/1.3.story.md`]: story + ' '.repeat(1_000_000) };
    expect((await unmatched(large, folder)).map(({ pattern }) => pattern)).toEqual([folder]);
  });
});

import { selection } from '../../src/gather/gather.js';
import { patternFrom } from '../../src/gather/glob.js';
import { unmatchedPatterns } from '../../src/gather/explain-files.js';
import { memoryTree } from '../support/memory-tree.js';

describe('A pattern that was typed in a folder', () => {
  it.each([
    ['', 'archive/**', 'archive/**'],
    ['specs', 'archive', 'specs/archive'],
    ['specs', './archive/*.json', 'specs/archive/*.json'],
    ['specs', '.', 'specs'],
    ['specs/1_x', '../2_y', 'specs/2_y'],
    ['specs', '..', '.'],
    ['specs/1_x', '../..', '.'],
    ['specs/1_x', '../.././a/*', 'a/*'],
    ['specs', 'archive/../b', 'specs/archive/../b'],
    ['specs', './', 'specs/'],
    ['specs', '!archive/**', '!specs/archive/**'],
    ['specs', '! archive', '! specs/archive'],
    ['specs', 'a b', 'specs/a b'],
    ['specs', '!!archive!', '!!specs/archive!'],
    ['specs', '12:30/*', 'specs/12:30/*'],
    ['a[b]*', 'c', 'a[[]b][*]/c'],
    // Whoever reads patterns refuses these.
    ['specs', '../../elsewhere', '../../elsewhere'],
    ['specs/1_x', '../../../elsewhere', '../../../elsewhere'],
    ['specs', '/tmp/a', '/tmp/a'],
    ['specs', '~/a', '~/a'],
    ['specs', 'C:/a', 'C:/a'],
    ['specs', '!', '!'],
    ['specs', '', ''],
    ['specs', '# nothing', '# nothing'],
  ])('in %j: %j is %j of the project', (place, pattern, expected) => {
    expect(patternFrom(place, pattern)).toBe(expected);
  });
});

const FILES = [
  'specs/1_x/.return-meta.json',
  'specs/1_x/plans/01_plan.md',
  'specs/1_x/state.json',
  'specs/archive/2_y/.return-meta.json',
  'specs/archive/2_y/notes.json',
  '.claude/docs/a.return.json',
  'a.return.json',
];

function selected(...patterns: readonly string[]): readonly string[] {
  return FILES.filter(selection(patterns, []).matches);
}

describe('A folder as a pattern', () => {
  it('means the usual places below it', () => {
    expect(selected('specs/archive')).toEqual(['specs/archive/2_y/.return-meta.json']);
    expect(selected('specs/archive/')).toEqual(['specs/archive/2_y/.return-meta.json']);
    expect(selected('specs/*')).toEqual(['specs/1_x/.return-meta.json', 'specs/archive/2_y/.return-meta.json']);
    expect(selected('.')).toEqual(selected());
  });

  it('takes templates only where it is a folder of theirs', () => {
    expect(selected('.claude')).toEqual([]);
    expect(selected('.claude/docs')).toEqual(['.claude/docs/a.return.json']);
  });

  it('takes all files with **, and takes all away with !', () => {
    expect(selected('specs/archive/**')).toHaveLength(2);
    expect(selected('specs/1_x/state.json')).toEqual(['specs/1_x/state.json']);
    expect(selected('specs/**', '!specs/archive')).toEqual(FILES.slice(0, 3));
  });
});

describe('A pattern that finds nothing', () => {
  const tree = memoryTree({
    file: '',
    files: new Map(FILES.map((file) => [file, { kind: 'file', content: '{}' }])),
    earlier: new Map(),
    workspace: new Set(),
  });

  it.each([
    ['specs\\archive', 'Write "/" for "\\": "specs/archive".'],
    ['specs/archiv', 'Did you mean "specs/archive"?'],
    ['spec/1_x/state.json', 'Did you mean "specs/1_x/state.json"?'],
    ['spec/1_x/nothing.json', 'Did you mean "specs"?'],
    ['specs/1_x/plans', 'No file in a usual place is below it: "specs/1_x/plans/**" takes all its files.'],
    ['quite/elsewhere', null],
    ['*.yaml', null],
  ])('%j is reported with a hint: %j', async (pattern, hint) => {
    expect(await unmatchedPatterns(tree, ['specs/1_x', pattern, '!a/**'])).toEqual([{ pattern, hint }]);
  });
});

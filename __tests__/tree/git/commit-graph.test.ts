import { CommitGraph } from '../../../src/tree/git/commit-graph.js';
import { between } from '../../../src/tree/git/commits-between.js';
import { makeRepository } from '../../support/repository.js';

/** The id of a commit that is named by a hexadecimal digit. */
const idOf = (digit: string): string => digit.repeat(40);

/** A graph of commits by their digits, each with its parents: the newest first. */
function graphOf(lines: string): CommitGraph {
  return new CommitGraph(idOf(lines.charAt(0)), `${lines.replace(/[0-9a-f]/g, idOf)}\n`);
}

// 9 merges 8 and 5. 7 and 6 are below 8, 4 is below 5; both lines begin at 3.
const LINES = '9 8 5\n8 7\n7 6\n6 3\n5 4\n4 3\n3 2\n2';
const [NINE, EIGHT, SEVEN, SIX, FIVE, FOUR, THREE, TWO] = [0, 1, 2, 3, 4, 5, 6, 7];

let graph: CommitGraph;

beforeAll(() => {
  graph = graphOf(LINES);
});

describe('The graph of commits', () => {
  test('has commits by their places, and their parents', () => {
    expect([graph.size, graph.newest, graph.idAt(FIVE)]).toEqual([8, idOf('9'), idOf('5')]);
    expect([graph.placeOf(idOf('5')), graph.placeOf(idOf('1'))]).toEqual([FIVE, undefined]);
    expect([NINE, FIVE, TWO].map((place) => graph.parentsOf(place))).toEqual([[EIGHT, FIVE], [FOUR], []]);
  });

  test('leaves out a parent that is not listed', () => {
    expect(graphOf('9 8 7\n8').parentsOf(0)).toEqual([1]);
  });

  test('takes ids of SHA-256', () => {
    const [newest, first] = ['a'.repeat(64), 'b'.repeat(64)];
    expect(new CommitGraph(newest, `${newest} ${first}\n${first}\n`).placeOf(first)).toBe(1);
  });

  test.each([
    ['no commit', ''],
    ['another commit first', `${idOf('8')}\n`],
    ['a text before the id', ` ${idOf('9')}\n`],
    ['an id that is too short', `${idOf('9')}\n${'8'.repeat(39)}\n`],
    ['an id that is too long', `${idOf('9')}\n${'8'.repeat(65)}\n`],
    ['a parent that is no id', `${idOf('9')} x\n`],
    ['an empty line between two commits', `${idOf('9')}\n\n${idOf('8')}\n`],
    ['a line that begins with something else', `${idOf('9')}\nx${idOf('8')}\n`],
  ])('is refused with %s', (_, text) => {
    expect(() => new CommitGraph(idOf('9'), text)).toThrow(
      'git could not read the history: its output is damaged or incomplete.',
    );
  });

  test('shows for each commit the last one that decided, on the line of first parents', () => {
    expect([...graph.lastOf([THREE, SEVEN, FIVE])]).toEqual([SEVEN, SEVEN, SEVEN, THREE, FIVE, THREE, THREE, -1]);
    expect([...graph.lastOf([])]).toEqual([-1, -1, -1, -1, -1, -1, -1, -1]);
  });

  test('shows the commits that lead to one, which is not among them', () => {
    expect([...graph.ancestorsOf(EIGHT)]).toEqual([0, 0, 1, 1, 0, 0, 1, 1]);
    expect([...graph.ancestorsOf(FIVE)]).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
    expect([...graph.ancestorsOf(NINE)]).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    expect([...graph.ancestorsOf(TWO)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test.each([
    ['the merge that left out what its second parent has', [FIVE, FOUR], '9'],
    ['the newest of two such commits', [FOUR, SIX], '7'],
    ['none, if all that follow have it, too', [NINE, EIGHT, SEVEN, FIVE], undefined],
    ['none, if no commit has it', [], undefined],
  ])('shows which commit dropped something: %s', (_, holding, dropped) => {
    const holders = new Uint8Array(graph.size);
    for (const place of holding) holders[place] = 1;
    expect(graph.newestThatDropped(holders)).toBe(dropped === undefined ? null : idOf(dropped));
  });

  test('is read as git prints it', async () => {
    const { directory, git } = makeRepository([{}, {}, {}]);
    const ids = git('rev-list', 'main').split('\n');
    const read = await CommitGraph.read({ git: { cwd: directory } }, ids[0] ?? '');
    expect([0, 1, 2].map((place) => read.idAt(place))).toEqual(ids);
    expect([0, 1, 2].map((place) => read.parentsOf(place))).toEqual([[1], [2], []]);
    await expect(CommitGraph.read({ git: { cwd: directory } }, idOf('9'))).rejects.toThrow(
      /^git could not read the history: fatal: bad object 9{40}\.?$/,
    );
  });
});

describe('The commits between two others', () => {
  test.each([
    ['4', '9', ['9', '8', '7', '6', '5'], true],
    ['8', '5', ['5', '4'], false],
    ['9', '4', [], false],
    ['6', '6', [], true],
    ['2', '3', ['3'], true],
  ])('after %s, up to %s', (earlier, later, digits, isAncestor) => {
    const ids = digits.map(idOf);
    expect(between(graph, { earlier: idOf(earlier), later: idOf(later) })).toEqual({
      count: ids.length,
      ids,
      isAncestor,
    });
  });

  test.each([
    ['1', '9'],
    ['9', '1'],
  ])('are unknown if one does not lead to the newest commit: %s, %s', (earlier, later) => {
    expect(between(graph, { earlier: idOf(earlier), later: idOf(later) })).toBeNull();
  });

  test.each([1_000, 1_001])('are only counted if there are more than 1,000: %d', (count) => {
    const ids = Array.from({ length: count + 1 }, (_, n) => String(n).padStart(40, '0'));
    const long = new CommitGraph(ids[0] ?? '', ids.map((id, n) => [id, ids[n + 1] ?? []].flat().join(' ')).join('\n'));
    expect(between(long, { earlier: ids.at(-1) ?? '', later: ids[0] ?? '' })).toEqual({
      count,
      ids: count > 1_000 ? null : ids.slice(0, -1),
      isAncestor: true,
    });
  });
});

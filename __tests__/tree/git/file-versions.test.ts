import type { FileVersion } from '../../../src/model/history.js';
import { openCommit } from '../../../src/tree/commit.js';
import { git, makeRepository, type Commit } from '../../support/repository.js';

/** A commit with its parents, by their subjects. */
interface Step extends Commit {
  readonly message: string;
  readonly parents: readonly string[];
}

/** Makes commits with any parents. A merge has the files of its first parent, and its own changes. */
function repositoryOf(steps: readonly Step[]) {
  const repository = makeRepository([]);
  const marks = new Map(steps.map(({ message }, n) => [message, `:${String(n + 1)}`]));
  const lines = steps.flatMap(({ message, parents, moved = {}, removed = [], files = {} }, n) => [
    `commit refs/heads/${message}`,
    `mark :${String(n + 1)}`,
    `committer A <a@example.com> ${String(1_767_225_600 + n)} +0000`,
    `data ${String(message.length)}\n${message}`,
    ...parents.map((parent, at) => `${at === 0 ? 'from' : 'merge'} ${marks.get(parent) ?? ''}`),
    ...Object.entries(moved).map(([from, to]) => `R ${from} ${to}`),
    ...removed.map((path) => `D ${path}`),
    ...Object.entries(files).map(
      ([path, text]) => `M 100644 inline ${path}\ndata ${String(String(text).length)}\n${String(text)}`,
    ),
  ]);
  git(repository.directory, ['fast-import', '--quiet', '--date-format=raw'], Buffer.from(`${lines.join('\n')}\n`));
  repository.git('update-ref', 'HEAD', steps.at(-1)?.message ?? '');
  return repository;
}

/** A commit's subject, and the versions before it. */
type Versions = readonly [string, ...(readonly unknown[])];

/** The versions of a file, by the subjects of their commits, each with those before it. */
async function versionsOf(steps: readonly Step[], file: string, identity = (path: string) => path) {
  const { directory, git: run } = repositoryOf(steps);
  const tree = await openCommit({ root: directory, revision: 'HEAD' });
  const ids = run('rev-parse', ...steps.map(({ message }) => message)).split('\n');
  const subjects = new Map(steps.map(({ message }, n) => [ids[n] ?? '', message]));
  const named = ({ commit, before }: FileVersion): Versions => [subjects.get(commit) ?? commit, ...before.map(named)];
  try {
    const newest = (await tree.fileVersions([file], null, identity)).get(file);
    return newest === undefined ? undefined : named(newest);
  } finally {
    tree.close();
  }
}

const first: Step = { message: 'first', parents: [], files: { a: 'one', z: 'z' } };

describe('the versions of a file on several lines of history', () => {
  test('are those of the line whose content a merge took', async () => {
    const steps: readonly Step[] = [
      first,
      { message: 'left', parents: ['first'], files: { a: 'left' } },
      { message: 'right', parents: ['first'], files: { z: 'other' } },
      { message: 'merged', parents: ['left', 'right'] },
    ];
    expect(await versionsOf(steps, 'a')).toEqual(['left', ['first']]);
    const other: readonly Step[] = [
      first,
      { message: 'left', parents: ['first'], files: { z: 'other' } },
      { message: 'right', parents: ['first'], files: { a: 'right' } },
      { message: 'merged', parents: ['left', 'right'], files: { a: 'right' } },
    ];
    expect(await versionsOf(other, 'a')).toEqual(['right', ['first']]);
  });

  test('are one where a merge made its own content, and those of both lines before it', async () => {
    const steps: readonly Step[] = [
      first,
      { message: 'left', parents: ['first'], files: { a: 'left' } },
      { message: 'right', parents: ['first'], files: { a: 'right' } },
      { message: 'merged', parents: ['left', 'right'], files: { a: 'both' } },
    ];
    expect(await versionsOf(steps, 'a')).toEqual(['merged', ['left', ['first']], ['right', ['first']]]);
  });

  test('are the first of those that made the same content on both lines', async () => {
    const steps: readonly Step[] = [
      first,
      { message: 'left', parents: ['first'], files: { a: 'same' } },
      { message: 'right', parents: ['first'], files: { a: 'same' } },
      { message: 'merged', parents: ['left', 'right'] },
      { message: 'last', parents: ['merged'], files: { a: 'last' } },
    ];
    const found = await versionsOf(steps, 'a');
    expect(found?.slice(1).map((one) => JSON.stringify(one))).toEqual(['["left",["first"]]']);
    expect(found?.[0]).toBe('last');
  });

  test('are those of the path that it was moved from, where its own is new', async () => {
    const steps: readonly Step[] = [
      first,
      { message: 'edited', parents: ['first'], files: { a: 'two' } },
      { message: 'moved', parents: ['edited'], moved: { a: 'b' } },
      { message: 'last', parents: ['moved'], files: { b: 'three' } },
    ];
    expect(await versionsOf(steps, 'b')).toEqual(['last', ['moved', ['edited', ['first']]]]);
  });

  test('do not include a file that was there before and was moved away', async () => {
    const steps: readonly Step[] = [
      first,
      { message: 'away', parents: ['first'], moved: { a: 'b' } },
      { message: 'again', parents: ['away'], files: { a: 'another' } },
    ];
    expect(await versionsOf(steps, 'a')).toEqual(['again']);
  });

  test('include those from before its deletion, where it came back', async () => {
    const steps: readonly Step[] = [
      first,
      { message: 'edited', parents: ['first'], files: { a: 'two' } },
      { message: 'deleted', parents: ['edited'], removed: ['a'] },
      { message: 'again', parents: ['deleted'], files: { a: 'three' } },
      { message: 'last', parents: ['again'], files: { a: 'four' } },
    ];
    expect(await versionsOf(steps, 'a')).toEqual(['last', ['again', ['edited', ['first']]]]);
  });

  test('include, of a deletion on two lines, the last version of each', async () => {
    const steps: readonly Step[] = [
      first,
      { message: 'left', parents: ['first'], files: { a: 'left' } },
      { message: 'left-gone', parents: ['left'], removed: ['a'] },
      { message: 'right', parents: ['first'], files: { a: 'right' } },
      { message: 'right-gone', parents: ['right'], removed: ['a'] },
      { message: 'merged', parents: ['left-gone', 'right-gone'], files: { z: 'merged' } },
      { message: 'again', parents: ['merged'], files: { a: 'again' } },
    ];
    const found = await versionsOf(steps, 'a');
    expect(found?.[0]).toBe('again');
    expect(
      found
        ?.slice(1)
        .map((one) => JSON.stringify(one))
        .sort(),
    ).toEqual(['["left",["first"]]', '["right",["first"]]']);
  });

  test('include those of its archived place, where it came back from there', async () => {
    const identity = (path: string): string => path.replace(/^specs\/(?:old\/)?/, 'specs//');
    const steps: readonly Step[] = [
      { message: 'first', parents: [], files: { 'specs/old/a': 'one', z: 'z' } },
      { message: 'deleted', parents: ['first'], removed: ['specs/old/a'] },
      { message: 'again', parents: ['deleted'], files: { 'specs/a': 'another text' } },
    ];
    expect(await versionsOf(steps, 'specs/a', identity)).toEqual(['again', ['first']]);
    expect(await versionsOf(steps, 'specs/a')).toEqual(['again']);
    // It is still in the archive, so the new one is another file.
    const kept: readonly Step[] = [
      { message: 'first', parents: [], files: { 'specs/old/a': 'one', z: 'z' } },
      { message: 'edited', parents: ['first'], files: { 'specs/old/a': 'two' } },
      { message: 'again', parents: ['edited'], files: { 'specs/a': 'another text' } },
    ];
    expect(await versionsOf(kept, 'specs/a', identity)).toEqual(['again']);
  });

  test('include only the last of its places before it came back', async () => {
    const identity = (path: string): string => path.replace(/^specs\/(?:old\/)?/, 'specs//');
    const steps: readonly Step[] = [
      { message: 'first', parents: [], files: { 'specs/a': 'one', z: 'z' } },
      { message: 'deleted', parents: ['first'], removed: ['specs/a'] },
      { message: 'archived', parents: ['deleted'], files: { 'specs/old/a': 'a second text' } },
      { message: 'gone', parents: ['archived'], removed: ['specs/old/a'] },
      { message: 'again', parents: ['gone'], files: { 'specs/a': 'the third of all' } },
    ];
    expect(await versionsOf(steps, 'specs/a', identity)).toEqual(['again', ['archived', ['first']]]);
  });

  test.each([[['again', 'right']], [['right', 'again']]])(
    'do not include, where it came back, those of another line: %j',
    async (parents) => {
      const steps: readonly Step[] = [
        { message: 'first', parents: [], files: { z: 'z' } },
        { message: 'left', parents: ['first'], files: { a: 'left' } },
        { message: 'gone', parents: ['left'], removed: ['a'] },
        { message: 'right', parents: ['first'], files: { a: 'a text on the right' } },
        { message: 'again', parents: ['gone'], files: { a: 'again, on the left' } },
        { message: 'merged', parents, files: { a: 'of both lines' } },
      ];
      const found = await versionsOf(steps, 'a');
      expect(
        found
          ?.slice(1)
          .map((one) => JSON.stringify(one))
          .sort(),
      ).toEqual(['["again",["left"]]', '["right"]']);
    },
  );

  test('are none for a file that the newest commit lacks', async () => {
    const steps: readonly Step[] = [first, { message: 'deleted', parents: ['first'], removed: ['a'] }];
    expect(await versionsOf(steps, 'a')).toBeUndefined();
    expect(await versionsOf(steps, 'nothing')).toBeUndefined();
  });
});

describe('the versions of a file on one line of history', () => {
  const [A, B, C] = ['specs/1_a/r', 'specs/2_b/r', 'lib/r'];
  const LINES = Array.from({ length: 40 }, (_, n) => `line ${String(n)}\n`).join('');
  const MORE = `${LINES}more\n`;
  const made: Step = { message: 'made', parents: [], files: { [A]: LINES } };
  const next = (message: string, parent: string, change: Commit): Step => ({ ...change, message, parents: [parent] });

  test('are those before it was moved twice, and edited between', async () => {
    const steps = [
      made,
      next('moved', 'made', { moved: { [A]: C } }),
      next('edited', 'moved', { files: { [C]: MORE } }),
      next('again', 'edited', { moved: { [C]: B } }),
    ];
    expect(await versionsOf(steps, B)).toEqual(['again', ['edited', ['moved', ['made']]]]);
  });

  test('are those before it was moved and edited at once', async () => {
    const steps = [made, next('both', 'made', { moved: { [A]: B }, files: { [B]: MORE } })];
    expect(await versionsOf(steps, B)).toEqual(['both', ['made']]);
  });

  test.each(['specs/3_c/r', C])('are not those of a file that has its name or its place now: %s', async (last) => {
    const steps = [
      made,
      next('next', 'made', { files: { [B]: 'another\n' } }),
      next('edited', 'next', { files: { [B]: 'another one\n' } }),
      next('away', 'edited', { moved: { [B]: last } }),
      next('renumbered', 'away', { moved: { [A]: B } }),
      next('another', 'renumbered', { files: { [A]: 'a third\n' } }),
      next('last', 'another', { files: { [B]: MORE } }),
    ];
    expect(await versionsOf(steps, last)).toEqual(['away', ['edited', ['next']]]);
    expect(await versionsOf(steps, B)).toEqual(['last', ['renumbered', ['made']]]);
  });
});

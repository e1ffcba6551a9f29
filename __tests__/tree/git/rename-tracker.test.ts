import type { LogEntry } from '../../../src/tree/git/log.js';
import { RenameTracker, type Question } from '../../../src/tree/git/rename-tracker.js';

const FILE = [true, true] as const;

interface Step extends Partial<Omit<LogEntry, 'status'>> {
  readonly path: string;
}

function entry(status: LogEntry['status'], step: Step): LogEntry {
  const regular = step.regular ?? ([status !== 'added', status !== 'deleted'] as const);
  const none = { commit: null, merge: false, to: null, substantial: true, blob: true, ids: ['', ''] } as const;
  return { ...none, ...step, status, regular };
}

const added = (path: string, commit: string, more: Partial<Step> = {}): LogEntry =>
  entry('added', { path, commit, ...more });
const deleted = (path: string, commit: string | null, more: Partial<Step> = {}): LogEntry =>
  entry('deleted', { path, commit, ...more });
const renamed = (path: string, to: string, commit: string | null, more: Partial<Step> = {}): LogEntry =>
  entry('renamed', { path, to, commit, regular: FILE, ...more });

/** What became of some paths, since a commit if `path@commit`, by entries from the newest to the oldest; `here` exists now. */
function track(asked: readonly string[], entries: readonly LogEntry[], here: readonly string[] = []) {
  const questions = asked.map((text) => {
    const [path = '', since = null] = text.split('@');
    return { path, since, text };
  });
  const textOf = (question: Question): string => questions.find((one) => one === question)?.text ?? '';
  const tracker = new RenameTracker(questions, (path) => (here.includes(path) ? path : null));
  const more = entries.map((one) => tracker.take(one));
  return {
    more,
    pasts: Object.fromEntries([...tracker.pasts()].map(([question, past]) => [textOf(question), past])),
    leads: tracker.leads().map(({ question, ...lead }) => ({ path: textOf(question), ...lead })),
  };
}

describe('what became of a path', () => {
  test('is unknown where no entry speaks of it', () => {
    expect(track(['a'], [added('b', '1'), deleted('c', '2')])).toEqual({ more: [true, true], pasts: {}, leads: [] });
    expect(track([], [added('b', '1')]).more).toEqual([false]);
  });

  test('is its last removal, and older entries add nothing', () => {
    expect(track(['a'], [deleted('a', '2')])).toEqual({
      more: [false],
      pasts: { a: { kind: 'removed', commit: '2' } },
      leads: [],
    });
    expect(track(['a', 'b'], [deleted('a', '2'), deleted('b', null), deleted('a', '1')])).toEqual({
      more: [true, false, false],
      pasts: { a: { kind: 'removed', commit: '2' }, b: { kind: 'removed', commit: null } },
      leads: [],
    });
  });

  test('is where it was renamed to, over several steps', () => {
    const steps = [renamed('b', 'c', '3'), renamed('a', 'b', '2'), added('a', '1')];
    expect(track(['a'], steps, ['c']).pasts).toEqual({ a: { kind: 'moved', to: 'c', commit: '2' } });
    expect(track(['a', 'b'], steps, ['c'])).toEqual({
      more: [true, false, false],
      pasts: { a: { kind: 'moved', to: 'c', commit: '2' }, b: { kind: 'moved', to: 'c', commit: '3' } },
      leads: [],
    });
  });

  test('is where it went from its new path, whatever another line of history put there in between', () => {
    const steps = [renamed('b', 'c', '3'), added('b', '2'), renamed('a', 'b', '1')];
    expect(track(['a'], steps, ['c']).pasts).toEqual({ a: { kind: 'moved', to: 'c', commit: '1' } });
  });

  test('is where it was renamed to by a change that put another file at its path', () => {
    const change = [renamed('x', 'a', null), renamed('a', 'b', null)];
    for (const steps of [change, change.toReversed()]) {
      expect(track(['a'], steps, ['a', 'b']).pasts).toEqual({ a: { kind: 'moved', to: 'b', commit: null } });
    }
  });

  test('leads on where the new path is gone as well', () => {
    expect(track(['a'], [deleted('b', '3'), renamed('a', 'b', '2')])).toEqual({
      more: [true, false],
      pasts: { a: { kind: 'removed', commit: '2' } },
      leads: [{ path: 'a', to: 'b', commit: '2' }],
    });
    // What was at the path later, and was moved away before that, is another file.
    const steps = [renamed('b', 'c', '5'), added('b', '4'), deleted('b', '3'), renamed('a', 'b', '2')];
    expect(track(['a'], steps, ['c'])).toEqual({
      more: [true, true, true, false],
      pasts: { a: { kind: 'removed', commit: '2' } },
      leads: [{ path: 'a', to: 'b', commit: '2' }],
    });
  });

  test('goes on until the last removal of a file is known: what is no file is no answer', () => {
    const link = { regular: [false, false] as const };
    expect(track(['a'], [deleted('a', '2', link), deleted('a', '1'), added('a', '0')]).more).toEqual([
      true,
      false,
      false,
    ]);
    expect(track(['a'], [deleted('a', '3'), deleted('a', '2', link)]).more).toEqual([false, false]);
    // It was removed by a merge: then the commit that removed it on a branch is still looked for.
    const steps = [deleted('a', '3', { merge: true }), renamed('b', 'c', '2'), deleted('a', '1')];
    expect(track(['a'], steps)).toEqual({
      more: [true, true, false],
      pasts: { a: { kind: 'removed', commit: '1' } },
      leads: [],
    });
    expect(track(['a'], [renamed('x', 'a', '2'), renamed('a', 'b', '1')], ['b']).pasts).toEqual({
      a: { kind: 'moved', to: 'b', commit: '1' },
    });
  });

  test('is not where a link or a submodule went that was there later', () => {
    const link = { regular: [false, false] as const };
    expect(track(['a'], [renamed('a', 'b', '2', link), deleted('a', '1')], ['b']).pasts).toEqual({
      a: { kind: 'removed', commit: '1' },
    });
    expect(track(['a'], [deleted('a', '2', link)]).pasts).toEqual({});
    // It became a link, and then left: the file was removed when it became one.
    const steps = [renamed('b', 'c', '3', link), renamed('a', 'b', '2')];
    expect(track(['a'], steps, ['c']).pasts).toEqual({ a: { kind: 'removed', commit: '2' } });
  });

  test('was a file if it was one before or after a change', () => {
    expect(track(['a'], [entry('modified', { path: 'a', commit: '1', regular: [true, false] })]).pasts).toEqual({
      a: { kind: 'removed', commit: null },
    });
    expect(track(['a'], [entry('modified', { path: 'a', commit: '1', regular: [false, true] })]).pasts).toEqual({
      a: { kind: 'removed', commit: null },
    });
    expect(track(['a'], [added('a', '1', { regular: [false, false] })]).pasts).toEqual({});
    expect(track(['a'], [renamed('b', 'a', '1')]).pasts).toEqual({ a: { kind: 'removed', commit: null } });
  });

  test('is told by the commits of a branch rather than by the merge that brought them', () => {
    const merge = { merge: true };
    const steps = [renamed('a', 'x', '3', merge), renamed('a', 'b', '2')];
    expect(track(['a'], steps, ['b', 'x'])).toEqual({
      more: [true, false],
      pasts: { a: { kind: 'moved', to: 'b', commit: '2' } },
      leads: [],
    });
    expect(track(['a'], [deleted('a', '3', merge), added('a', '1')])).toEqual({
      more: [true, true],
      pasts: { a: { kind: 'removed', commit: '3' } },
      leads: [],
    });
    expect(track(['a'], [deleted('a', '3', merge), deleted('a', '2', merge)]).pasts).toEqual({
      a: { kind: 'removed', commit: '3' },
    });
  });

  test('is, since a commit, what became of the file that the commit moved there', () => {
    const steps = [
      renamed('a', 'late', '5'),
      added('a', '4'),
      renamed('a', 'b', '3'),
      renamed('x', 'a', '2'),
      deleted('a', '1'),
      added('a', '0'),
    ];
    expect(track(['a', 'a@4', 'a@2', 'a@0'], steps, ['b', 'late'])).toEqual({
      more: [true, true, true, true, true, false],
      pasts: {
        a: { kind: 'moved', to: 'late', commit: '5' },
        'a@4': { kind: 'moved', to: 'late', commit: '5' },
        'a@2': { kind: 'moved', to: 'b', commit: '3' },
        'a@0': { kind: 'removed', commit: '1' },
      },
      leads: [],
    });
    expect(track(['a@2'], steps).leads).toEqual([{ path: 'a@2', to: 'b', commit: '3' }]);
    expect(track(['a@2'], steps).more).toEqual([true, true, true, false, false, false]);
    // No entry is of that commit: then it is the last file.
    expect(track(['a@9'], steps, ['late']).pasts).toEqual({ 'a@9': { kind: 'moved', to: 'late', commit: '5' } });
    // Nothing removed it since: a merge left it out.
    expect(track(['a@1'], [added('a', '1'), deleted('a', '0')]).pasts).toEqual({
      'a@1': { kind: 'removed', commit: null },
    });
  });

  test('is, since a commit, also shown by a merge', () => {
    const steps = [deleted('a', '4'), added('a', '3'), renamed('a', 'b', '2', { merge: true }), added('a', '1')];
    expect(track(['a@1'], steps, ['b']).pasts).toEqual({ 'a@1': { kind: 'moved', to: 'b', commit: '2' } });
  });
});

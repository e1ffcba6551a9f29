import { joined, lastVerdict, type Known } from '../../src/engine/history/absent-verdict.js';
import type { Verdict } from '../../src/model/claim.js';
import type { Absence, Past } from '../../src/model/history.js';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

const MISSING: Verdict = { name: 'missing', size: null, foundAt: null, detail: null, blank: false };
const MOVED: Verdict = { ...MISSING, name: 'present', size: 7, foundAt: 'b.md', blank: true };
const INSTEAD: Verdict = { ...MISSING, name: 'relocated', foundAt: 'c.md', by: 'ending' };

const NEVER: Past = { kind: 'never' };
const REMOVED: Past = { kind: 'removed', commit: COMMIT };
const RENAMED: Past = { kind: 'moved', to: 'b.md', commit: COMMIT };
const UNKNOWN: Past = { kind: 'unknown', detail: 'History ends early.' };

interface Case {
  readonly before?: Verdict;
  readonly past: Past;
  readonly absence?: Partial<Absence>;
  readonly known?: Partial<Known>;
}

function last({ before = MISSING, past, absence = {}, known = {} }: Case): Verdict {
  return lastVerdict(
    before,
    { isInWorkspace: false, ignoredBy: null, past, ...absence },
    {
      moved: undefined,
      instead: null,
      isGone: false,
      isUnread: false,
      made: 'unknown',
      ignored: undefined,
      isBeyondProof: false,
      namesakes: '',
      ...known,
    },
  );
}

describe('The last verdict on an absent claim', () => {
  test.each<[string, Case, Partial<Verdict>]>([
    [
      'is relocated where git moved the file, and the move says how',
      { past: RENAMED, known: { moved: MOVED } },
      { name: 'relocated', size: 7, foundAt: 'b.md', by: 'rename', detail: 'It was moved in 0123456789ab.' },
    ],
    [
      'is relocated where the change itself moved it',
      { past: { ...RENAMED, commit: null }, known: { moved: MOVED } },
      { name: 'relocated', size: 7, foundAt: 'b.md', by: 'rename', detail: 'It was moved by this change.' },
    ],
    [
      'is that of the file where it is empty now',
      { past: RENAMED, known: { moved: { ...MOVED, name: 'empty', size: 0, blank: false } } },
      { name: 'empty', size: 0, foundAt: 'b.md' },
    ],
    [
      'is that of the file where the clone lacks its content',
      { past: RENAMED, known: { moved: { ...MISSING, name: 'undetermined', by: 'content', foundAt: 'b.md' } } },
      { name: 'undetermined', by: 'content', foundAt: 'b.md' },
    ],
    [
      'is removed where the place of the move has no file any more',
      { past: RENAMED, known: { moved: { ...MISSING, name: 'directory' } } },
      { name: 'removed', detail: 'It was moved in 0123456789ab.' },
    ],
    [
      'is removed where a file is at the place, but git moved it from elsewhere',
      { past: REMOVED, known: { moved: MOVED } },
      { name: 'removed', detail: 'It was removed in 0123456789ab.' },
    ],
    [
      'keeps another letter case',
      { before: { ...MISSING, name: 'case-mismatch', foundAt: 'A.md' }, past: NEVER },
      { name: 'case-mismatch', foundAt: 'A.md' },
    ],
    [
      'leaves another letter case open where history may explain it',
      { before: { ...MISSING, name: 'case-mismatch', foundAt: 'A.md' }, past: UNKNOWN },
      { name: 'undetermined', detail: 'A path in another letter case is there: A.md. History ends early.' },
    ],
    [
      'does not where the change makes the claim',
      { before: { ...MISSING, name: 'case-mismatch', foundAt: 'A.md' }, past: UNKNOWN, known: { made: 'by-change' } },
      { name: 'case-mismatch', foundAt: 'A.md' },
    ],
    [
      'does not where something else explains it',
      { before: { ...MISSING, name: 'case-mismatch', foundAt: 'A.md' }, past: UNKNOWN, known: { instead: INSTEAD } },
      { name: 'case-mismatch', foundAt: 'A.md' },
    ],
    [
      'keeps a directory that no commit had as a file',
      { before: { ...MISSING, name: 'directory' }, past: NEVER },
      { name: 'directory' },
    ],
    [
      'keeps a directory where the change makes the claim, and the base had no file there',
      { before: { ...MISSING, name: 'directory' }, past: UNKNOWN, known: { made: 'by-change' } },
      { name: 'directory' },
    ],
    [
      'keeps a directory whose file was gone before the claim',
      { before: { ...MISSING, name: 'directory' }, past: REMOVED, known: { isGone: true } },
      { name: 'directory' },
    ],
    [
      'leaves a directory open where history may explain it',
      { before: { ...MISSING, name: 'directory' }, past: UNKNOWN },
      { name: 'undetermined', detail: 'A directory is there. History ends early.' },
    ],
    [
      'leaves a directory open where the return has too many versions',
      { before: { ...MISSING, name: 'directory' }, past: REMOVED, known: { isUnread: true } },
      {
        name: 'undetermined',
        detail:
          'A directory is there. It was removed in 0123456789ab. Whether it was claimed before that is not known: not all versions of its return could be read.',
      },
    ],
    [
      'says of a directory that a file was there when it was claimed',
      { before: { ...MISSING, name: 'directory' }, past: RENAMED, known: { moved: MOVED } },
      { name: 'directory', by: 'replaced', detail: 'A file was there. It was moved in 0123456789ab.' },
    ],
    [
      'is uncommitted where the commit ignores the path',
      { past: NEVER, known: { ignored: '.gitignore:1: a' }, absence: { isInWorkspace: true, ignoredBy: 'x' } },
      { name: 'uncommitted', detail: 'It is ignored (.gitignore:1: a).', by: 'ignored' },
    ],
    [
      'is open where the commit ignores the path and history may explain it',
      { past: UNKNOWN, known: { ignored: '.gitignore:1: a' } },
      { name: 'undetermined', detail: 'It is ignored (.gitignore:1: a). History ends early.' },
    ],
    [
      'is removed where a commit had the ignored path',
      { past: REMOVED, known: { ignored: '.gitignore:1: a' } },
      { name: 'removed', detail: 'It was removed in 0123456789ab.' },
    ],
    [
      'is removed where a commit moved the ignored path to where nothing is now',
      { past: RENAMED, known: { ignored: '.gitignore:1: a' } },
      { name: 'removed', detail: 'It was moved in 0123456789ab.' },
    ],
    [
      'is uncommitted where the ignored path was gone before the claim',
      { past: REMOVED, known: { ignored: '.gitignore:1: a', isGone: true } },
      { name: 'uncommitted', detail: 'It is ignored (.gitignore:1: a).', by: 'ignored' },
    ],
    [
      'is uncommitted where it is unknown whether the ignored path was there before the claim',
      { past: RENAMED, known: { ignored: '.gitignore:1: a', isUnread: true } },
      { name: 'uncommitted', detail: 'It is ignored (.gitignore:1: a).', by: 'ignored' },
    ],
    [
      'is uncommitted where only the workspace has the file',
      { past: NEVER, absence: { isInWorkspace: true } },
      { name: 'uncommitted', detail: 'It is only in the workspace.' },
    ],
    [
      'is uncommitted where only the workspace has the file now',
      { past: REMOVED, absence: { isInWorkspace: true, ignoredBy: '.gitignore:2: b' } },
      {
        name: 'uncommitted',
        detail: 'It is in the workspace, but ignored (.gitignore:2: b). An earlier commit had it.',
      },
    ],
    [
      'is uncommitted where only the workspace has the file that was moved',
      { past: RENAMED, absence: { isInWorkspace: true } },
      { name: 'uncommitted', detail: 'It is only in the workspace. An earlier commit had it.' },
    ],
    [
      'is what is beyond proof instead, wherever an ignored file is',
      { past: NEVER, absence: { isInWorkspace: true }, known: { isBeyondProof: true, instead: INSTEAD } },
      INSTEAD,
    ],
    [
      'is uncommitted where nothing is said instead',
      { past: NEVER, absence: { isInWorkspace: true }, known: { isBeyondProof: true } },
      { name: 'uncommitted', detail: 'It is only in the workspace.' },
    ],
    [
      'is uncommitted where the file is not beyond proof, whatever is said instead',
      { past: NEVER, absence: { isInWorkspace: true }, known: { instead: INSTEAD } },
      { name: 'uncommitted', detail: 'It is only in the workspace.' },
    ],
    [
      'is uncommitted where a commit had the file, beyond proof or not',
      { past: REMOVED, absence: { isInWorkspace: true }, known: { isBeyondProof: true, instead: INSTEAD } },
      { name: 'uncommitted', detail: 'It is only in the workspace. An earlier commit had it.' },
    ],
    ['is what is said instead where no commit had it', { past: NEVER, known: { instead: INSTEAD } }, INSTEAD],
    ['is what is said instead where history ends early', { past: UNKNOWN, known: { instead: INSTEAD } }, INSTEAD],
    ['is missing where no commit had it', { past: NEVER }, { detail: 'It is not in this commit or its history.' }],
    [
      'is missing where no commit had it, and names files of its name',
      { past: NEVER, known: { namesakes: 'Did you mean d.md?' } },
      { detail: 'It is not in this commit or its history. Did you mean d.md?' },
    ],
    [
      'is missing for the reason that is known',
      { before: { ...MISSING, detail: 'Why.' }, past: NEVER, known: { namesakes: 'Did you mean d.md?' } },
      { detail: 'Why.' },
    ],
    ['is open where history ends early', { past: UNKNOWN }, { name: 'undetermined', detail: 'History ends early.' }],
    [
      'is missing where history ends early, and the change makes the claim',
      { before: { ...MISSING, detail: 'Why.' }, past: UNKNOWN, known: { made: 'by-change', namesakes: 'There.' } },
      { detail: 'Why. There.' },
    ],
    [
      'is open where the return has too many versions',
      { past: REMOVED, known: { isUnread: true } },
      {
        name: 'undetermined',
        detail:
          'It was removed in 0123456789ab. Whether it was claimed before that is not known: not all versions of its return could be read.',
      },
    ],
    [
      'is open where it may have been moved, and the clone lacks the contents that would show it',
      { past: { ...REMOVED, detail: 'Contents are lacking.', isLacking: true }, known: { isGone: true } },
      { name: 'undetermined', detail: 'It was removed in 0123456789ab. Contents are lacking.', by: 'content' },
    ],
    [
      'is removed where a commit had it after the claim',
      { past: { ...REMOVED, detail: 'It was a folder.' } },
      { name: 'removed', detail: 'It was removed in 0123456789ab. It was a folder.' },
    ],
    [
      'is missing where it was gone before the claim',
      { past: REMOVED, known: { isGone: true } },
      { detail: 'It was removed in 0123456789ab. The claim was made after that.' },
    ],
    [
      'is missing where it was moved before the claim, and says where to',
      { past: RENAMED, known: { isGone: true } },
      { detail: 'It was moved to b.md in 0123456789ab. The claim was made after that.' },
    ],
    [
      'is missing where the change itself removed it before the claim',
      { past: { ...REMOVED, commit: null }, known: { isGone: true } },
      { detail: 'It was removed by this change.' },
    ],
    [
      'is missing for the reason that is known where it was gone before the claim',
      { before: { ...MISSING, detail: 'Why.' }, past: REMOVED, known: { isGone: true } },
      { detail: 'Why.' },
    ],
    [
      'is what is said instead where it was gone before the claim',
      { past: REMOVED, known: { isGone: true, instead: INSTEAD } },
      INSTEAD,
    ],
    [
      'is removed where it was there after the claim, whatever is said instead',
      { past: REMOVED, known: { instead: INSTEAD } },
      { name: 'removed', detail: 'It was removed in 0123456789ab.' },
    ],
  ])('%s', (_, given, expected) => {
    expect(last(given)).toEqual({ ...MISSING, ...expected });
  });
});

test('Sentences are joined with a space, and none are null', () => {
  expect(joined('One.', null, '', 'Two.')).toBe('One. Two.');
  expect(joined(null, '')).toBeNull();
});

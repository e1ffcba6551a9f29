import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verdictOf } from '../../../src/claims/kind.js';
import { verdictBy, type Facts, type Import } from '../../../src/engine/absent/verdict.js';
import type { Absence, Past } from '../../../src/model/history.js';

/**
 * `sentences.txt` has every verdict and every sentence that facts about an absent file can make, each once, with how many combinations make
 * it. A person has read it. After a change on purpose, write it anew with WRITE=1 and read what differs.
 */
const KEPT = fileURLToPath(new URL('sentences.txt', import.meta.url));

const COMMIT = 'abcdef0123456789abcdef0123456789abcdef01';

const PASTS: readonly Past[] = [
  { kind: 'never' },
  { kind: 'unknown', detail: 'History is too shallow.' },
  { kind: 'removed', commit: COMMIT },
  { kind: 'removed', commit: null },
  { kind: 'removed', commit: COMMIT, detail: 'Too many files to compare.' },
  { kind: 'removed', commit: COMMIT, detail: 'Contents are lacking.', isLacking: true },
  { kind: 'moved', to: 'new.ts', commit: COMMIT },
  { kind: 'moved', to: 'new.ts', commit: null },
];

const IMPORTS: readonly (Import | null)[] = [null, { commit: COMMIT, returns: 7 }, { commit: null, returns: 30 }];

const BEFORE = [
  verdictOf('missing'),
  verdictOf('missing', { detail: 'A look-alike is there.' }),
  verdictOf('directory'),
  verdictOf('case-mismatch', { foundAt: 'Old.ts' }),
];

const INSTEAD = [
  null,
  verdictOf('relocated', { foundAt: 'else.ts', detail: 'Its path ends so.', by: 'ending' }),
  verdictOf('empty', { foundAt: 'else.ts', size: 0 }),
  verdictOf('unverifiable', { detail: 'It is written as a folder.', by: 'folder' }),
];

/** On disk, or kept out by a rule. */
const KEPT_OUT = [
  [false, undefined],
  [true, undefined],
  [false, '.gitignore:1: x'],
] as const;

/** All ways to take one of each list. */
function* product(lists: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  const [first, ...others] = lists;
  if (first === undefined) yield [];
  else for (const one of first) for (const rest of product(others)) yield [one, ...rest];
}

/** Every combination of facts that can occur. */
function* combinations(): Generator<Facts> {
  for (const made of ['by-change', 'before-change', 'unknown'] as const) {
    for (const past of PASTS) {
      for (const proof of ['there', 'before', 'unknown'] as const) {
        for (const endedBy of ['commit', 'base', 'own', 'change'] as const) {
          const isOfImport = (one: Import | null): boolean =>
            canOccur({ made, proof, endedBy, imported: one, saidDeletedIn: null }, past);
          const imports = IMPORTS.filter(isOfImport);
          const said = ([null, 'change', 'commit'] as const).filter((one) =>
            canOccur({ made, proof, endedBy, imported: null, saidDeletedIn: one }, past),
          );
          const lists = [BEFORE, movedFrom(past), INSTEAD, [true, false], [true, false], KEPT_OUT, imports, said];
          for (const [atPath, moved, instead, isStep, isWholeChange, keptOut, imported, saidDeletedIn] of product(
            lists,
          )) {
            const [isInWorkspace, ignored] = keptOut as (typeof KEPT_OUT)[number];
            const absence: Absence = { isInWorkspace, ignoredBy: null, past };
            const rest = { isBeyondProof: false, rulesUnknown: null, namesakes: '' };
            const chosen = { atPath, moved, instead, isStep, isWholeChange, imported, saidDeletedIn };
            yield { ...{ made, absence, proof, endedBy, ignored }, ...rest, ...chosen } as Facts;
          }
        }
      }
    }
  }
}

function movedFrom(past: Past): readonly Facts['moved'][] {
  if (past.kind !== 'moved') return [undefined];
  return [
    verdictOf('present', { foundAt: 'new.ts', size: 9 }),
    verdictOf('empty', { foundAt: 'new.ts', size: 0 }),
    verdictOf('missing', { foundAt: 'new.ts' }),
  ];
}

type Chosen = Pick<Facts, 'made' | 'proof' | 'endedBy' | 'imported' | 'saidDeletedIn'>;

function canOccur({ made, proof, endedBy, imported, saidDeletedIn }: Chosen, past: Past): boolean {
  const isEnded = past.kind === 'moved' || past.kind === 'removed';
  // What no commit had is not proved, unless a return says that it deleted it; and nothing ended it.
  if (!isEnded) return proof !== 'unknown' && endedBy === 'commit' && imported === null && saidDeletedIn !== 'commit';
  if ((endedBy === 'change') !== (past.commit === null)) return false;
  if (endedBy === 'change' && proof !== 'there') return false;
  if ((endedBy === 'base' || endedBy === 'own') && made !== 'by-change') return false;
  if (imported !== null && (proof !== 'before' || (imported.commit === null) !== (made === 'by-change'))) return false;
  return saidDeletedIn === null || (saidDeletedIn === 'change') === (made === 'by-change');
}

function inWords(facts: Facts): string {
  const { name, detail, foundAt, byChange, isDoubtful } = verdictBy(facts);
  const flags = [byChange === true ? 'by the change' : '', isDoubtful === true ? 'a warning at most' : ''];
  return [name, foundAt ?? '', ...flags, detail ?? ''].filter((part) => part !== '').join(' | ');
}

/** What is wrong with what facts say; null if nothing is. */
function faultOf(facts: Facts, said: string): string | null {
  const { made, proof, endedBy } = facts;
  // Who claims what was there did not come too late, and the other way round.
  if (said.includes('The claim was made after that.') && proof !== 'before') return `too late: ${said}`;
  if (said.includes('This change deletes it.') && (made !== 'by-change' || endedBy !== 'change'))
    return `not now: ${said}`;
  if (said.includes('on the base branch') && (endedBy !== 'base' || proof !== 'there')) return `not there: ${said}`;
  // No error leaves its own question open.
  const isOpen = /^(?:missing|undetermined) .*(?:Too many files|not known)/.test(said);
  return isOpen && !said.includes('a warning at most') ? `open: ${said}` : null;
}

test('Every sentence follows from its facts', () => {
  const counts = new Map<string, number>();
  const faults = new Set<string>();
  for (const facts of combinations()) {
    const said = inWords(facts);
    counts.set(said, (counts.get(said) ?? 0) + 1);
    const fault = faultOf(facts, said);
    if (fault !== null) faults.add(fault);
  }
  expect([...faults]).toEqual([]);
  const text = [...counts]
    .map(([said, n]) => `${said}  (${String(n)})\n`)
    .sort()
    .join('');
  if (process.env.WRITE === '1') writeFileSync(KEPT, text);
  expect(text).toBe(readFileSync(KEPT, 'utf8'));
});

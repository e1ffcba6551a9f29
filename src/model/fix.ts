import { stringField, type Json, type JsonObject, field, listField } from './json.js';
import type { Pointer } from './pointer.js';
import type { Subject } from './return.js';
import type { Confusion, Work } from './standard.js';
import { nearest, quote } from './text.js';

/** `safe`: the meaning of the return stays the same. `unsafe`: it may change, so a person has to ask for it. */
export type Safety = 'safe' | 'unsafe';

/**
 * A change of a return. `set` replaces the value at the pointer, or adds it at the end of its object or, with `/-`, of
 * its array. `remove`, `rename` and `move` apply to members of objects. Missing objects on the way to an added value are created.
 */
export type PointerEdit =
  | { readonly kind: 'set'; readonly pointer: Pointer; readonly value: Json }
  | { readonly kind: 'remove'; readonly pointer: Pointer }
  | { readonly kind: 'rename'; readonly pointer: Pointer; readonly key: string }
  | { readonly kind: 'move'; readonly from: Pointer; readonly to: Pointer };

/** A change of the file itself: byte order marks at its start are removed. */
export interface MarkEdit {
  readonly kind: 'byte-order-mark';
}

/** The fix of a finding, as data: `return-gate fix` applies it. */
export interface Fix {
  readonly safety: Safety;
  /** The effect, in the imperative and without a full stop: `move session_id into metadata`. */
  readonly does: string;
  readonly edits: readonly (PointerEdit | MarkEdit)[];
}

/** The effect of a rule's fixes, for its documentation. */
export interface FixData {
  readonly safety: Safety;
  /** As the rest of a sentence: `moves the field into metadata`. */
  readonly does: string;
}

/** Returns true if a fix only changes the file itself, so that it works for every form of file. */
export function concernsFile(fix: Fix): boolean {
  return fix.edits.every(({ kind }) => kind === 'byte-order-mark');
}

/** The word that was probably meant, and why the written one is not accepted. */
export interface SuggestedWord {
  readonly instead: string | undefined;
  /** True if it is certain: a known confusion, or a difference in letter case only, rather than similar letters. */
  readonly known: boolean;
  readonly because: string | undefined;
}

/** Checked in this order: an implementation planner plans. */
const BY_NAME: readonly (readonly [Work, RegExp])[] = [
  ['research', /research|explor|analy[sz]|investigat|audit/i],
  ['plan', /plan|design|architect/i],
  ['implement', /implement|execut|build|develop|engineer|refactor|assembl|\bcod(?:e|er|ing)\b/i],
];

/** Words for artifact types, and the kind of work that makes them. A summary is written by every kind. */
const BY_TYPE: ReadonlyMap<string, Work> = new Map([
  ['research', 'research'],
  ['report', 'research'],
  ['plan', 'plan'],
  ['implementation', 'implement'],
  ['test', 'implement'],
]);

/**
 * Returns the kind of work of a return's agent: by its name, else by a caller in its delegation path, else by the artifacts if
 * they are of one kind; null if none of these shows it.
 */
export function workOf(value: JsonObject): Work | null {
  const metadata = field(value, 'metadata');
  const agent = stringField(metadata, 'agent_type') ?? stringField(value, 'agent_type');
  for (const name of [agent, ...[...listField(metadata, 'delegation_path')].reverse()]) {
    const work = typeof name === 'string' ? BY_NAME.find(([, pattern]) => pattern.test(name)) : undefined;
    if (work !== undefined) return work[0];
  }
  const kinds = new Set(
    listField(value, 'artifacts').flatMap((artifact) => BY_TYPE.get(stringField(artifact, 'type') ?? '') ?? []),
  );
  const [only = null, ...more] = kinds;
  return more.length === 0 ? only : null;
}

function suggest(
  subject: Pick<Subject, 'value'>,
  word: string,
  list: readonly string[],
  confusions: ReadonlyMap<string, Confusion>,
): SuggestedWord {
  const known = confusions.get(word.trim().toLowerCase());
  if (known !== undefined) {
    const { instead, because } = known;
    const right = typeof instead === 'string' ? instead : instead[workOf(subject.value) ?? 'implement'];
    return { instead: right, known: true, because };
  }
  const instead = nearest(word.trim(), list);
  return { instead, known: instead?.toLowerCase() === word.trim().toLowerCase(), because: undefined };
}

/** Returns the status of the subject's version that was probably meant. */
export function suggestStatus(subject: Pick<Subject, 'value' | 'standard'>, status: string): SuggestedWord {
  return suggest(subject, status, subject.standard.statuses, subject.standard.confusions.status);
}

/** Returns a fix that writes another text. `what` is the noun for it, followed by a space. */
export function setFix(pointer: Pointer, value: string, safety: Safety, what = ''): Fix {
  return { safety, does: `write ${what}${quote(value, 200)}`, edits: [{ kind: 'set', pointer, value }] };
}

/** Returns a fix that writes another status. Callers branch on the status, so a person has to ask for the fix. */
export function statusFix(instead: string): Fix {
  return setFix('/status', instead, 'unsafe', 'the status ');
}

/** Returns the artifact type of the subject's version that was probably meant. */
export function suggestArtifactType(subject: Pick<Subject, 'value' | 'standard'>, type: string): SuggestedWord {
  return suggest(subject, type, subject.standard.artifactTypes, subject.standard.confusions.artifactType);
}

import { type Json, type JsonObject } from './json.js';
import type { Pointer } from './pointer.js';
import type { Subject } from './return.js';
import type { Work } from './standard.js';
/** `safe`: the meaning of the return stays the same. `unsafe`: it may change, so a person has to ask for it. */
export type Safety = 'safe' | 'unsafe';
/**
 * A change of a return. `set` replaces the value at the pointer, or adds it at the end of its object or, with `/-`, of
 * its array. `remove`, `rename` and `move` apply to members of objects. Missing objects on the way to an added value are created.
 */
export type PointerEdit = {
    readonly kind: 'set';
    readonly pointer: Pointer;
    readonly value: Json;
} | {
    readonly kind: 'remove';
    readonly pointer: Pointer;
} | {
    readonly kind: 'rename';
    readonly pointer: Pointer;
    readonly key: string;
} | {
    readonly kind: 'move';
    readonly from: Pointer;
    readonly to: Pointer;
};
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
export declare function concernsFile(fix: Fix): boolean;
/** The word that was probably meant, and why the written one is not accepted. */
export interface SuggestedWord {
    readonly instead: string | undefined;
    /** True if it is certain: a known confusion, or a difference in letter case only, rather than similar letters. */
    readonly known: boolean;
    readonly because: string | undefined;
}
/**
 * Returns the kind of work of a return's agent: by its name, else by a caller in its delegation path, else by the artifacts if
 * they are of one kind; null if none of these shows it.
 */
export declare function workOf(value: JsonObject): Work | null;
/** Returns the status of the subject's version that was probably meant. */
export declare function suggestStatus(subject: Pick<Subject, 'value' | 'standard'>, status: string): SuggestedWord;
/** Returns a fix that writes another text. `what` is the noun for it, followed by a space. */
export declare function setFix(pointer: Pointer, value: string, safety: Safety, what?: string): Fix;
/** Returns a fix that writes another status. Callers branch on the status, so a person has to ask for the fix. */
export declare function statusFix(instead: string): Fix;
/** Returns the artifact type of the subject's version that was probably meant. */
export declare function suggestArtifactType(subject: Pick<Subject, 'value' | 'standard'>, type: string): SuggestedWord;

import type { Json } from './json.js';
import type { Pointer } from './pointer.js';
/** `safe`: nothing that the return says changes. `unsafe`: it may, so a person has to ask for it. */
export type Safety = 'safe' | 'unsafe';
/**
 * A change of a return. `set` replaces what stands at the pointer, or adds it at the end of its object or, with `/-`, of
 * its array. `remove`, `rename` and `move` are about members of objects. Objects on the way to what is added are made.
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
/** A change of the file itself: byte order marks at its start are taken away. */
export interface MarkEdit {
    readonly kind: 'byte-order-mark';
}
/** What mends a finding, as data: `return-gate fix` applies it. */
export interface Fix {
    readonly safety: Safety;
    /** What it does, as an order without a full stop: `move session_id into metadata`. */
    readonly does: string;
    readonly edits: readonly (PointerEdit | MarkEdit)[];
}
/** What a rule's fixes do, for its documentation. */
export interface FixData {
    readonly safety: Safety;
    /** As a sentence goes on: `moves the field into metadata`. */
    readonly does: string;
}
/** Whether a fix changes the file itself only, so that it fits every form of file. */
export declare function concernsFile(fix: Fix): boolean;

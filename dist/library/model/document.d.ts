import { type Json } from './json.js';
import type { Range } from './pointer.js';
import type { Vocabulary } from './standard.js';
/** How a file's bytes are read. A file of the form `whole` is one return, which its family reads. */
export type Form = 'json' | 'jsonl' | 'markdown' | 'whole';
/** A problem in reading a file, which the rules on documents report. */
export type ReadProblem = {
    readonly kind: 'syntax';
    readonly reason: string;
    readonly range: Range;
} | {
    readonly kind: 'too-deep';
    readonly limit: number;
    readonly range: Range;
} | {
    readonly kind: 'encoding';
    readonly reason: 'not-utf-8' | 'utf-16';
    readonly range: Range;
} | {
    readonly kind: 'byte-order-mark';
    readonly range: Range;
} | {
    readonly kind: 'duplicate-key';
    readonly key: string;
    readonly firstLine: number;
    readonly range: Range;
} | {
    readonly kind: 'more-duplicates';
    readonly more: number;
} | {
    readonly kind: 'wrapped';
    readonly by: 'fence' | 'prose';
    readonly range: Range;
} | {
    readonly kind: 'not-object';
    readonly value: Json;
    readonly range: Range;
} | {
    readonly kind: 'link';
    readonly range: Range;
} | {
    readonly kind: 'no-return';
    readonly range: Range;
}
/** A return log contains nothing that can be read as a return. */
 | {
    readonly kind: 'nothing-read';
    readonly range: Range;
}
/** A fence, or a message of a transcript, looks like a return and cannot be read as one. */
 | {
    readonly kind: 'unread-return';
    readonly reason: UnreadReason;
    /** Its first line. */
    readonly text: string;
    readonly range: Range;
} | {
    readonly kind: 'too-many-elements';
    readonly count: number;
    readonly limit: number;
} | {
    readonly kind: 'too-large';
    readonly size: number;
    readonly limit: number;
} | {
    readonly kind: 'lacking';
    readonly id: string;
} | {
    readonly kind: 'too-many-blocks';
    readonly limit: number;
} | {
    readonly kind: 'too-many-returns';
    readonly found: number;
    readonly limit: number;
};
/**
 * Why something that looks like a return is not one. `language`: its fence names another one; `not-final`: it is not in
 * the agent's last message; `in-code`: its headings are in a code block; `no-place`: the file has the name of a return,
 * but is at no place for returns; `in-comment`: a comment that never ends hides it.
 */
export type UnreadReason = 'no-status' | 'letter-case' | 'quotes' | 'language' | 'syntax' | 'not-final' | 'in-code' | 'in-comment' | 'no-place';
/** Problems that a file without a return may have too. */
export declare const PROBLEMS_OF_NONE: ReadonlySet<ReadProblem['kind']>;
/** Problems that only JSON text can have. */
export declare const PROBLEMS_OF_JSON: ReadonlySet<ReadProblem['kind']>;
/** A gathered file, as seen by rules on documents. */
export interface DocumentSubject {
    readonly file: string;
    readonly form: Form;
    /** The version that the returns of this file are checked by. */
    readonly standard: Vocabulary;
    /** Returns true if that version has a rule with an id. */
    readonly hasRule: (id: string) => boolean;
    readonly problems: readonly ReadProblem[];
    /** The names of the returns that may be anywhere in a file: `JSON return`. */
    readonly looseNouns: readonly string[];
}
/** The default limit on a run's returns: as many as one job checks in a nightly audit. */
export declare const MOST_RETURNS_OF_RUN = 100000;
/** The default limit on a run's claims: ten for each return. */
export declare const MOST_CLAIMS_OF_RUN = 1000000;
/** The limit on elements in all lists of a file: the largest log, with usual returns, has half as many. */
export declare const MOST_ELEMENTS = 20000;
/** Returns the number of elements in a value's lists, nested ones included. */
export declare function countElements(value: Json): number;

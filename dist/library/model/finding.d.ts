import type { Fix } from './fix.js';
import type { Json } from './json.js';
import { type Pointer } from './pointer.js';
import type { Part, Range } from './position.js';
import { type Severity } from './severity.js';
/** What a rule says about its subject, before the gate adds the place, the severity and the fingerprint. */
export interface Problem {
    /** Names the offending value and what was expected. One sentence or two, no line break. */
    readonly message: string;
    /** What to do about it; the remedy of the rule if left out. */
    readonly recommendation?: string;
    /** Where, relative to the return; the return itself when absent. A missing field points at its object. */
    readonly pointer?: Pointer;
    /** Whether the finding stands at the value (default) or at its key. */
    readonly part?: Part;
    /** The field that is missing at `pointer`; a list where one finding tells of all that are, be it one. */
    readonly property?: MissingFields;
    /** The place where no pointer leads: of a rule on a document, or of a part of a return that its value does not have. */
    readonly range?: Range;
    /** Instead of the rule's severity, where the standard's table varies it. */
    readonly severity?: Severity;
    /** The normalised value that identifies the finding; by default the value at the pointer. */
    readonly value?: Json;
    /** What it lists, where it is about several things: a change that adds one of them made the finding. */
    readonly items?: readonly string[];
    /** What mends it, where that can be told. */
    readonly fix?: Fix;
}
export type MissingFields = string | readonly string[];
/** Where a problem stands in its return: at what it points to, or at each field that is missing there. */
export declare function placesOf({ pointer, property, }: {
    readonly pointer?: Pointer | null | undefined;
    readonly property?: MissingFields | undefined;
}): readonly Pointer[];
export interface Finding {
    readonly rule: string;
    readonly severity: Severity;
    readonly message: string;
    readonly recommendation: string;
    /** Relative to the project root, forward slashes; null for a finding of the run. */
    readonly file: string | null;
    /** The return's 0-based index in its file; null where the finding is about no single return. */
    readonly index: number | null;
    readonly pointer: Pointer | null;
    /** The field that is missing at the pointer, or all that are, where that is what is wrong. */
    readonly property?: MissingFields;
    readonly range: Range | null;
    /** Stable across edits elsewhere in the file, and across archiving: made of no line number. */
    readonly fingerprint: string;
    readonly baselined: boolean;
    /** A change is judged that did not bring it: it stood before, and does not fail. */
    readonly preexisting: boolean;
    /** It says why a claim is not true. */
    readonly untrue?: true;
    /** What it lists, where it is about several things. */
    readonly items?: readonly string[];
    /** The source line the range starts on, where the file could be read; cut to a readable length around the range. */
    readonly excerpt: Excerpt | null;
    /** What mends it, where that can be told and the file's form takes it. */
    readonly fix?: Fix;
}
/** Whether a finding counts: it is not known, and the judged change brought it. */
export declare function isActive({ baselined, preexisting }: Pick<Finding, 'baselined' | 'preexisting'>): boolean;
/** Whether a finding is one of those that fail a run with this threshold. */
export declare function failsAt(finding: Pick<Finding, 'severity' | 'baselined' | 'preexisting'>, failOn: Severity | 'never'): boolean;
export interface Excerpt {
    readonly text: string;
    /** How many UTF-16 units were cut from the line's start. */
    readonly cut: number;
}
/** What makes a finding the same finding as before. */
export interface FingerprintInput {
    readonly rule: string;
    readonly file: string | null;
    readonly index: number | null;
    readonly pointer: string | null;
    /**
     * The offending value. An array or object counts by what it is, not by what it holds: else a change anywhere in a
     * return would make a new finding.
     */
    readonly value: string | number | boolean | null;
}
/** A finding before it has its fingerprint, which is made only where there are findings. */
export interface PendingFinding {
    readonly finding: Omit<Finding, 'fingerprint' | 'baselined' | 'preexisting'>;
    readonly fingerprintInput: FingerprintInput;
}

import type { Fix } from './fix.js';
import type { Json } from './json.js';
import { type Pointer } from './pointer.js';
import type { Part, Range } from './position.js';
import { type Severity } from './severity.js';
/** A rule's result for its subject, before the gate adds the place, the severity and the fingerprint. */
export interface Problem {
    /** Names the offending value and what was expected. One sentence or two, no line break. */
    readonly message: string;
    /** What to do about it; if absent, the rule's remedy. */
    readonly recommendation?: string;
    /** Where, relative to the return; if absent, the return itself. For a missing field, the object that lacks it. */
    readonly pointer?: Pointer;
    /** Whether the finding points to the value (default) or to its key. */
    readonly part?: Part;
    /** The field that is missing at `pointer`; a list if the finding covers all missing fields, even if there is only one. */
    readonly property?: MissingFields;
    /** The place, if no pointer leads there: for a rule on a document, or a part of a return that its value does not have. */
    readonly range?: Range;
    /** Replaces the rule's severity where the standard's table varies it. */
    readonly severity?: Severity;
    /** The normalised value that identifies the finding; by default the value at the pointer. */
    readonly value?: Json;
    /** The things that it lists, if it is about several. A change that adds one of them added the finding. */
    readonly items?: readonly string[];
    /** What fixes it, if that can be determined. */
    readonly fix?: Fix;
}
export type MissingFields = string | readonly string[];
/** Returns the places of a problem in its return: what it points to, or each field that is missing there. */
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
    /** The return's 0-based index in its file; null if the finding is not about one return. */
    readonly index: number | null;
    readonly pointer: Pointer | null;
    /** The field that is missing at the pointer, or all missing fields, if that is the problem. */
    readonly property?: MissingFields;
    readonly range: Range | null;
    /** Stable across edits elsewhere in the file, and across archiving: it contains no line number. */
    readonly fingerprint: string;
    readonly baselined: boolean;
    /** The finding existed before the checked change, so it does not fail the run. */
    readonly preexisting: boolean;
    /** It explains why a claim is false. */
    readonly untrue?: true;
    /** A finding on a false claim that the configuration makes milder than the return's version does. */
    readonly lowered?: true;
    /** The things that it lists, if it is about several. */
    readonly items?: readonly string[];
    /** The source line where the range starts, cut to a readable length around the range; null if the file could not be read. */
    readonly excerpt: Excerpt | null;
    /** What fixes it, if that can be determined and the file's form allows it. */
    readonly fix?: Fix;
}
/** Whether a finding counts: the baseline does not have it, and the checked change added it. */
export declare function isActive({ baselined, preexisting }: Pick<Finding, 'baselined' | 'preexisting'>): boolean;
/** Whether a finding fails a run with this threshold. */
export declare function failsAt(finding: Pick<Finding, 'severity' | 'baselined' | 'preexisting'>, failOn: Severity | 'never'): boolean;
export interface Excerpt {
    readonly text: string;
    /** How many UTF-16 units were cut from the line's start. */
    readonly cut: number;
}
/** The parts that identify a finding across runs. */
export interface FingerprintInput {
    readonly rule: string;
    readonly file: string | null;
    readonly index: number | null;
    readonly pointer: string | null;
    /**
     * The offending value. For an array or object only its kind counts, not its content: otherwise any change in a
     * return would give a new fingerprint.
     */
    readonly value: string | number | boolean | null;
}
/** A finding without its fingerprint, which is computed only if there are findings. */
export interface PendingFinding {
    readonly finding: Omit<Finding, 'fingerprint' | 'baselined' | 'preexisting'>;
    readonly fingerprintInput: FingerprintInput;
}

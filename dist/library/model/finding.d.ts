import type { Fix } from './fix.js';
import type { Json } from './json.js';
import { type Part, type Pointer, type Range } from './pointer.js';
/** A rule's result for its subject, before the gate adds the place, the severity and the fingerprint. */
export interface Problem {
    /** Names the offending value and what was expected. One sentence or two, no line break. */
    readonly message: string;
    /** How to fix it; if absent, the rule's remedy. */
    readonly recommendation?: string;
    /** The place, relative to the return; if absent, the return itself. For a missing field, the object that lacks it. */
    readonly pointer?: Pointer;
    /** The finding points to the value (default) or to its key. */
    readonly part?: Part;
    /** The field that is missing at `pointer`; a list if the finding covers all missing fields, even if there is only one. */
    readonly property?: MissingFields;
    /** The place, if no pointer leads there: for a rule on a document, or a part of a return outside its value. */
    readonly range?: Range;
    /** Replaces the rule's severity where the standard's table varies it. */
    readonly severity?: Severity;
    /** The normalised value that identifies the finding; by default the value at the pointer. */
    readonly value?: Json;
    /** The items that it lists, if it is about several. A change that adds one of them added the finding. */
    readonly items?: readonly string[];
    /** The number of unread lines of its return that it reports. */
    readonly unread?: number;
    /** The fix, if it can be determined. */
    readonly fix?: Fix;
}
export type MissingFields = string | readonly string[];
/** Returns the places of a problem in its return: the pointer, or each missing field. */
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
    /** What it was before the return was archived below a date; absent if it is the same. */
    readonly formerFingerprint?: string;
    readonly baselined: boolean;
    /** True if the finding existed before the checked change, so it does not fail the run. */
    readonly preexisting: boolean;
    /** Set if it explains why a claim is false. */
    readonly untrue?: true;
    /** Set for a false claim whose finding the configuration makes milder than the return's version does. */
    readonly lowered?: true;
    /** Why it is known, or has another severity, from the baseline or an override; absent if neither gives a reason. */
    readonly reason?: string;
    /** The items that it lists, if it is about several. */
    readonly items?: readonly string[];
    /** The number of unread lines of its return that it reports: every report counts them. */
    readonly unread?: number;
    /** The source line where the range starts, cut to a readable length around the range; null if the file could not be read. */
    readonly excerpt: Excerpt | null;
    /** The fix, if it can be determined and the file's form allows it. */
    readonly fix?: Fix;
}
/** A finding without the parts that relate it to other runs. */
export type Remark = Omit<Finding, 'fingerprint' | 'baselined' | 'preexisting'>;
/** Returns true if a finding counts: the baseline does not have it, and the checked change added it. */
export declare function isActive({ baselined, preexisting }: Pick<Finding, 'baselined' | 'preexisting'>): boolean;
/** Returns true if a finding fails a run with this threshold. */
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
/** A finding without its fingerprint, which is only computed if there are findings. */
export interface PendingFinding {
    readonly finding: Remark;
    readonly fingerprintInput: FingerprintInput;
}
/** GitHub's annotation levels, worst first. */
export declare const SEVERITIES: readonly ["error", "warning", "notice"];
export type Severity = (typeof SEVERITIES)[number];
/** The levels that a rule can be set to. */
export type Level = Severity | 'off';
/** Returns the position of a severity, 0 for the worst. */
export declare function rank(severity: Severity): number;
/** Returns the lower of two severities. */
export declare function milder(one: Severity, other: Severity): Severity;
/** Returns true if `severity` is as bad as `threshold` or worse. */
export declare function isAtLeast(severity: Severity, threshold: Severity): boolean;
/** Returns true if a rule at one level is stricter than at another. */
export declare function isStricter(one: Level, other: Level): boolean;
/** Returns a text that identifies a return, to look it up by. */
export declare function returnKey({ file, index }: Pick<Finding, 'file' | 'index'>): string;
/** Returns a text that identifies a place in a return. */
export declare function placeKey({ file, index, pointer }: Pick<Finding, 'file' | 'index' | 'pointer'>): string;
/** A part of a return that may contain claims and that its reader could not read. */
export interface Unread {
    readonly range: Range;
    /** Its first line, or enough to recognise it. */
    readonly text: string;
    /** The pattern with which it names files: it is unread only if no file matches. */
    readonly pattern?: string;
    /** Set for a comment that never ends, and hides the rest of its item, quotation or text. */
    readonly isComment?: true;
}
/** Returns the problem of a comment that never ends, if an unread part is one: a notice, unless the return is new. */
export declare function unendedComments(unread: readonly Unread[], isNew: boolean): readonly Problem[];
/** Returns the unread parts, except comments that never end. */
export declare function unreadParts(unread: readonly Unread[]): readonly Unread[];
/** The default baseline file, at the project root. */
export declare const BASELINE_FILE = ".return-gate-baseline.json";
/** Findings that were known when the baseline was written: they are counted, but do not fail the run. */
export interface BaselineEntry {
    /** Without archive folders, so that archiving changes no entry. */
    readonly file: string;
    readonly rule: string;
    readonly fingerprint: string;
    /** How many findings share the fingerprint, at least 1. */
    readonly count: number;
    /** The fields that the findings report as missing, if any: more of them are new. */
    readonly fields?: readonly string[] | undefined;
    /** Why it is known, in the author's words. */
    readonly reason?: string | undefined;
}
/** An entry and its 1-based line in the file. */
export interface PlacedEntry extends BaselineEntry {
    readonly line: number;
}
/**
 * Which findings a baseline can hide if a run is compared with a base. `everything`: all findings. `unless-restated`:
 * all except those of returns that the branch restates. `left-alone`: only those in files and claims that the branch
 * did not touch, since the entries are its own.
 */
export type Reach = 'everything' | 'unless-restated' | 'left-alone';
/** The content of a baseline. */
export interface KnownFindings {
    /** The baseline file, relative to the project root. */
    readonly file: string;
    /** The checked side's entries: those that no longer occur are stale. */
    readonly entries: readonly PlacedEntry[];
    /** The entries that hide findings: the base's on a pull request. */
    readonly hiding: readonly BaselineEntry[];
    readonly reach: Reach;
    /** True if the run checks all returns. Only then is an entry without a finding stale. */
    readonly whole: boolean;
    /** Set if a policy forbids it to hide findings that expose false claims. */
    readonly hidesNoClaims?: true | undefined;
}
/** An entry whose finding occurs less often than the entry states, or lists fewer fields. */
export interface StaleEntry extends PlacedEntry {
    /** How often it still occurs. */
    readonly found: number;
    /** The fields that are no longer missing, if it still occurs as often. */
    readonly fixed?: readonly string[];
}
/** Stale entries, and the file that holds them, relative to the project root. */
export interface StaleBaseline {
    readonly file: string;
    readonly entries: readonly StaleEntry[];
}

import type { Level } from './severity.js';
/** A rule, as data. */
export interface RuleInfo {
    readonly id: string;
    /** The group of the standards' rules to which it belongs. */
    readonly area: string;
    /** What it looks at: a document, a return, a claim or the run. */
    readonly scope: string;
    /** Where its version sets no other. */
    readonly severity: Level;
    /** What it demands, in one line. */
    readonly summary: string;
    readonly rationale: string;
    /** How to mend what breaks it. */
    readonly remedy: string;
    /** Where the demand comes from. */
    readonly sources: readonly {
        readonly document: string;
        readonly heading?: string;
    }[];
    /** Rules that it replaces at the same place, being more precise. */
    readonly supersedes: readonly string[];
    readonly versions: readonly {
        readonly standard: string;
        readonly severity: Level;
        readonly params: Readonly<Record<string, unknown>>;
    }[];
}
/** A version of a standard, as data. */
export interface StandardInfo {
    /** Family and version, such as `return-meta@1.2`. */
    readonly id: string;
    readonly family: string;
    readonly version: string;
    readonly title: string;
    /** The one that `auto` takes for its family. */
    readonly default: boolean;
    readonly source: string;
    readonly statuses: readonly string[];
    /** Those of `statuses` that report success. */
    readonly success: readonly string[];
    readonly artifactTypes: readonly string[];
    /** JSON pointers of the fields that claim files; `*` stands for any index. */
    readonly claims: readonly string[];
    /** What it claims beside those fields, in words; null where there is nothing. */
    readonly claimsInWords: string | null;
    readonly rules: readonly {
        readonly id: string;
        readonly severity: Level;
    }[];
}

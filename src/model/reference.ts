import type { Level } from './severity.js';

/** A rule, as data. */
export interface RuleInfo {
  readonly id: string;
  /** The group of rules that it belongs to. */
  readonly area: string;
  /** What it checks: a document, a return, a claim or the run. */
  readonly scope: string;
  /** The severity, unless a version sets another. */
  readonly severity: Level;
  /** What it requires, in one line. */
  readonly summary: string;
  readonly rationale: string;
  /** How to fix a violation. */
  readonly remedy: string;
  /** The source of the requirement. */
  readonly sources: readonly { readonly document: string; readonly heading?: string }[];
  /** Rules whose findings it replaces at the same place, since it is more precise. */
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
  /** Whether `auto` chooses it for its family. */
  readonly default: boolean;
  readonly source: string;
  readonly statuses: readonly string[];
  /** The statuses that report success. */
  readonly success: readonly string[];
  readonly artifactTypes: readonly string[];
  /** JSON pointers to the fields that claim files; `*` means any index. */
  readonly claims: readonly string[];
  /** What it claims besides those fields, in words; null if nothing. */
  readonly claimsInWords: string | null;
  readonly rules: readonly { readonly id: string; readonly severity: Level }[];
}

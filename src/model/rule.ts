import type { BaselineEntry } from './baseline.js';
import type { ClaimKind, JudgedClaim, VerdictName } from './claim.js';
import type { Context, RunContext, RunSubject } from './context.js';
import type { DocumentSubject } from './document.js';
import type { Problem } from './finding.js';
import type { FixData } from './fix.js';
import type { Json } from './json.js';
import type { Pointer } from './pointer.js';
import type { Subject } from './return.js';
import type { Level } from './severity.js';
import type { Family } from './vocabulary.js';

/** Where the demand comes from: a document of the standard and its heading, or the project that extends it. */
export interface Source {
  readonly document: '000' | '001' | '002' | '003' | '004' | 'upstream' | 'return-gate';
  /** The heading in the document, or the reason for a rule of our own. */
  readonly heading?: string;
}

/** A link in a repository, for examples. */
export interface ExampleLink {
  readonly link: string;
}

/**
 * A small repository that shows a rule: edits of the sample that every version carries, so that an example
 * names no version and holds for each that has the rule.
 */
export interface Example {
  /** Only for versions of these families; for all without it. */
  readonly families?: readonly Family[];
  /** Values put at JSON pointers of the sample's return (objects on the way are made; `/-` appends). */
  readonly set?: Readonly<Record<Pointer, Json>>;
  /** Pointers taken out of the sample's return, before `set`. */
  readonly remove?: readonly Pointer[];
  /** Replacements in the file's text, after `set`: each text must occur. */
  readonly replace?: readonly (readonly [string, string])[];
  /** The whole file instead of the sample's. */
  readonly text?: string;
  /** The whole file as bytes, where text cannot show it. */
  readonly bytes?: readonly number[];
  /** The tree names the file, and the clone does not have its content. */
  readonly lacking?: true;
  /** The file is a symbolic link to this path, and holds no text. */
  readonly link?: string;
  /** The return so many times: in an array, or, as text, one behind the other. */
  readonly repeat?: number;
  /** Where the file stands, instead of the sample's place. */
  readonly file?: string;
  /** Files beside it, added to the sample's; null takes one away; `{ link }` is a symbolic link; a path that ends in `/` is a submodule. */
  readonly tree?: Readonly<Record<string, string | null | ExampleLink>>;
  /** Paths that an earlier commit held and this one does not: where each was moved to, or null where it was removed. */
  readonly earlier?: Readonly<Record<string, string | null>>;
  /** Paths of which history does not reach far enough to tell; with any, no commit that is not among `commits` is known. */
  readonly beyondHistory?: readonly string[];
  /** Commits that lead to the judged one, by their whole ids, with the paths that each changed. */
  readonly commits?: Readonly<Record<string, readonly string[]>>;
  /** The subjects of some of them. */
  readonly subjects?: Readonly<Record<string, string>>;
  /** Paths that lie in the workspace and were never committed. */
  readonly workspace?: readonly string[];
  /** What a baseline holds as known. */
  readonly baseline?: readonly BaselineEntry[];
  /** What is handed in, where it differs from nothing: clock, expected session, agents, options. */
  readonly context?: Partial<Context>;
  /** The rules that may speak up beside the one shown. */
  readonly also?: readonly string[];
  /** A bad example that raises its rule in some of the versions only: what one rejects, another accepts. */
  readonly raisedIn?: 'some';
}

/** The groups of the standards' rules, in their order: docs are sorted by them. */
export const AREAS = [
  'document',
  'shape',
  'status',
  'summary',
  'artifacts',
  'metadata',
  'errors',
  'life-cycle',
  'envelope',
  'verification',
  'gsd',
  'bmad',
  'handoff',
  'run',
] as const;

export type Area = (typeof AREAS)[number];

/** What docs, `explain`, SARIF metadata and the configuration's schema are made of. */
export interface RuleData {
  readonly id: string;
  readonly area: Area;
  /** Rules whose findings at the same place this one replaces, being more precise. */
  readonly supersedes?: readonly string[];
  readonly severity: Level;
  /** One line, without a full stop: what the rule demands. */
  readonly summary: string;
  /** Why, in a short paragraph. */
  readonly rationale: string;
  /** How to mend it, in a short paragraph. */
  readonly remedy: string;
  /** What the fixes that it offers do, for its documentation. */
  readonly fixes?: readonly FixData[];
  readonly sources: readonly Source[];
  /**
   * Whether JSON Schema can say it: then the schema of every version that has the rule as an error rejects what the
   * rule calls an error. In a version that has it milder the schema lets it pass.
   */
  readonly structural?: boolean;
  /**
   * It speaks of whether a return is true, not of its form: such a finding is not known any more once a branch has made the
   * return say something else. Rules on claims and on the status do without saying so.
   */
  readonly ofTruth?: boolean;
  /** It speaks of a part of a return that may hold claims and could not be read: such a return satisfies no demand for one. */
  readonly unread?: true;
  /** Default parameters, which a version may set otherwise. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Several where families need their own. */
  readonly bad: Example | readonly Example[];
  readonly good: Example | readonly Example[];
}

/** Parameters as the version that is judged by has them. */
export type Params = Readonly<Record<string, unknown>>;

export interface DocumentRule extends RuleData {
  readonly scope: 'document';
  readonly check: (document: DocumentSubject, context: Context, params: Params) => readonly Problem[];
}

export interface ReturnRule extends RuleData {
  readonly scope: 'return';
  readonly check: (subject: Subject, context: Context, params: Params) => readonly Problem[];
}

/** A finding of a claim rule stands at the claim's path. */
export interface ClaimRule extends RuleData {
  readonly scope: 'claim';
  /** The verdict that it speaks of, or several: it is asked about no claim that has another. */
  readonly verdict: VerdictName | readonly VerdictName[];
  /** The kinds of claims that it speaks of; without it files and observations. */
  readonly kinds?: readonly ClaimKind[];
  /** It speaks of whether commits of the return changed the file: it is asked at the end of the run, and the claim's weight is not its own. */
  readonly after?: 'commits';
  readonly check: (judged: JudgedClaim, of: ClaimSubject, context: Context) => readonly Problem[];
}

/** What a rule on claims knows of the return that makes the claim: kept for the whole run, so it is small. */
export interface ClaimSubject {
  readonly file: string;
  readonly index: number;
  readonly agent: string;
  readonly status: string | null;
  /** Its claims weigh as those of a success: its status is one, or one that the version does not know. */
  readonly success: boolean;
  /** The change that is judged added the return, or changed its status or its claims. */
  readonly restated: boolean;
  /** Whether the base's version of the return claims a path in the same statement; without it, none is known to. */
  readonly baseClaims?: (path: string) => boolean;
}

export interface RunRule extends RuleData {
  readonly scope: 'run';
  /** What it needs to know of the run: its returns (default), or also what the baseline made of the other findings. */
  readonly after?: 'returns' | 'baseline';
  readonly check: (run: RunSubject, context: RunContext) => readonly RunProblem[];
}

/** A problem of the run; with a file where it stands in one. */
export interface RunProblem extends Problem {
  readonly file?: string;
  readonly index?: number;
}

export type Rule = DocumentRule | ReturnRule | ClaimRule | RunRule;

/** Whether a rule speaks of the truth of a return, and not of its form. */
export function isOfTruth({ scope, area, ofTruth }: Rule): boolean {
  return ofTruth ?? (scope === 'claim' || area === 'status');
}

/** What a rule with nothing to say returns: one array for all. */
export const NOTHING: readonly never[] = [];

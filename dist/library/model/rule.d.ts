import type { BaselineEntry, Level, Problem } from './finding.js';
import type { ClaimKind, VerdictName, VerifiedClaim } from './claim.js';
import type { Context, RunContext, RunSubject } from './context.js';
import type { DocumentSubject } from './document.js';
import type { FixData } from './fix.js';
import type { Json } from './json.js';
import type { Pointer } from './pointer.js';
import type { Subject } from './return.js';
import type { StepName } from './report.js';
import type { FamilyName, Vocabulary } from './standard.js';
/** A document of the standard, or the project that extends it. */
type SourceDocument = '000' | '001' | '002' | '003' | '004' | 'upstream' | 'return-gate';
/** Where a rule comes from: a document, and its heading or the reason for a rule of our own, as in `000 metadata (required)`. */
export type Source = SourceDocument | `${SourceDocument} ${string}`;
/** A link in a repository, for examples. */
export interface ExampleLink {
    readonly link: string;
}
/**
 * A small repository that shows a rule. It consists of edits of the sample that every version has, so an example names no version
 * and works for every version that has the rule.
 */
export interface Example {
    /** In a family's folder: the families of returns whose versions it is for; all if left out. */
    readonly families?: readonly FamilyName[];
    /** Values to set in the sample's return, by JSON pointer. Missing objects are created; `/-` appends. */
    readonly set?: Readonly<Record<Pointer, Json>>;
    /** Pointers to remove from the sample's return, before `set`. */
    readonly remove?: readonly Pointer[];
    /** Replacements in the file's text, after `set`. Each replaced text must occur. */
    readonly replace?: readonly (readonly [string, string])[];
    /** The text of the whole file, instead of the sample's. */
    readonly text?: string;
    /** Bytes behind the text of the file, for what is not UTF-8. */
    readonly bytesBehind?: readonly number[];
    /** The tree lists the file, but the clone does not have its content. */
    readonly lacking?: true;
    /** The file is a symbolic link to this path, without text. */
    readonly link?: string;
    /** How many times the file has the return: in an array, or as texts in a row. */
    readonly repeat?: number;
    /** The path of the file, instead of the sample's. */
    readonly file?: string;
    /** Other files, added to the sample's. Null removes one, `{ link }` is a symbolic link, and a path that ends in `/` is a submodule. */
    readonly tree?: Readonly<Record<string, string | null | ExampleLink>>;
    /** Paths at which the base had the sample's file, too, and that the compared change deleted. */
    readonly deleted?: readonly string[];
    /** Paths that exist in an earlier commit and not in this one: where each was moved to, or null if it was removed. */
    readonly earlier?: Readonly<Record<string, string | null>>;
    /** One commit added so many copies of the return, and the earlier paths had gone before that. */
    readonly imported?: number;
    /** Paths for which the history is too short to know. With any, only the commits in `commits` are known. */
    readonly beyondHistory?: readonly string[];
    /** Commits before the checked one, by full id, with the paths that each changed. */
    readonly commits?: Readonly<Record<string, readonly string[]>>;
    /** The subjects of some of those commits. */
    readonly subjects?: Readonly<Record<string, string>>;
    /** Paths that exist in the workspace and were never committed. */
    readonly workspace?: readonly string[];
    /** The entries of the baseline. */
    readonly baseline?: readonly BaselineEntry[];
    /** What differs from an empty context: clock, expected session, agents, options. */
    readonly context?: Partial<Context>;
    /** Other rules that the example may raise. */
    readonly also?: readonly string[];
    /** A bad example that raises its rule only in some versions, since others accept it. */
    readonly raisedIn?: 'some';
}
/** The groups of rules, in the order in which docs list them. */
export declare const SHARED_AREAS: readonly ["document", "shape", "status", "summary", "artifacts", "metadata", "errors", "life-cycle", "run"];
/** A group of rules: one of `SHARED_AREAS`, or the group of a family. */
export type Area = string;
/** A sentence of the instruction that `prompt` prints. */
export interface DemandSentence {
    /** A version's sentences are sorted by it, and equal ones by its list of rules. Counted in tens, to leave room. */
    readonly order: number;
    /** The sentence, or what returns it; null where the version's schema says it. */
    readonly text: string | ((standard: Vocabulary, use: {
        readonly severity: Level;
        readonly params: Params;
    }) => string | null);
    /** Rules whose sentences are left out beside this one, which says more. */
    readonly insteadOf?: readonly string[];
}
/**
 * How `prompt` asks for what a rule demands: by a sentence of its own, by that of another rule, or by what every instruction for
 * such a version states: its opening, its fields and its general conditions.
 */
export type Demand = DemandSentence | {
    readonly askedBy: string;
} | 'stated';
/** What people read of a rule, and its examples: docs, `explain`, `prompt` and SARIF metadata are made from it. */
export interface AboutRule {
    /** One line, without a full stop: what the rule demands. */
    readonly summary: string;
    /** Why, in a short paragraph. */
    readonly rationale: string;
    /** How to fix it, in a short paragraph: also the recommendation of a problem that has none of its own. */
    readonly remedy: string;
    /** What its fixes do, for its page. */
    readonly fixes?: readonly FixData[];
    /** What `prompt` asks for because of it. Left out where a writer can do nothing about it, or the schema says it. */
    readonly demand?: Demand;
    readonly sources: readonly Source[];
    /** Examples that raise the rule. Those that differ by family are in the `examples.ts` of each family that has the rule. */
    readonly bad?: Example | readonly Example[];
    /** Examples that do not raise it; where neither the rule nor a family has one, the sample itself. */
    readonly good?: Example | readonly Example[];
}
/** Everything known about a rule but its check. */
export interface RuleData {
    readonly id: string;
    readonly area: Area;
    /** The step of document 002 in which `validate` shows its findings, for all or by their place; that of its area if left out. */
    readonly step?: StepName | ((finding: {
        readonly pointer: Pointer | null;
    }) => StepName);
    /** It depends on where the file is: `validate` leaves it out for a text that is no file of the project. */
    readonly needsPlace?: true;
    /** Less precise rules: a finding of this rule replaces theirs at the same place. */
    readonly supersedes?: readonly string[];
    readonly severity: Level;
    /** Returns what people read of it. A check calls it for nothing but the remedy of a finding. */
    readonly about: () => AboutRule;
    /** Fields that it requires whatever the schema says, by pointers without indices. */
    readonly requires?: readonly Pointer[] | ((standard: Vocabulary, params: Params) => readonly Pointer[]);
    /**
     * Whether JSON Schema can express it. Then the schema of each version that has the rule as an error rejects what the rule
     * reports as an error. The schema of a version that has it milder accepts it.
     */
    readonly structural?: boolean;
    /**
     * It is about whether a return is true, not about its form: once a branch changes what the return says, a baseline
     * hides its findings no more. Rules on claims and on the status are so by default.
     */
    readonly ofTruth?: boolean;
    /**
     * It is not about the form of a return: it compares claimed work with files, or reports a claim that cannot be checked. So
     * it is also evaluated for archived returns, as rules about truth are.
     */
    readonly ofClaims?: true;
    /** It is about a part of a return that may have claims and could not be read: such a return does not count where one is required. */
    readonly unread?: true;
    /** It reports what the clone lacks: nothing shows that the base would have had a finding there, or none. */
    readonly ofLacking?: true;
    /** Default parameters, which a version may change. */
    readonly params?: Readonly<Record<string, unknown>>;
}
/** The parameters of a rule in one version. */
export type Params = Readonly<Record<string, unknown>>;
/** What a check found: `NOTHING`, a problem, or several. */
export type Found<P extends Problem = Problem> = P | readonly P[];
/** Returns what a check found as a list. */
export declare function listFound<P extends Problem>(found: Found<P>): readonly P[];
export interface DocumentRule extends RuleData {
    readonly scope: 'document';
    readonly check: (document: DocumentSubject, context: Context, params: Params) => Found;
}
export interface ReturnRule extends RuleData {
    readonly scope: 'return';
    readonly check: (subject: Subject, context: Context, params: Params) => Found;
}
/** A rule on claims. Its findings point to the claim's path. */
export interface ClaimRule extends RuleData {
    readonly scope: 'claim';
    /** The verdicts that it is about: it checks no claim with another. */
    readonly verdict: VerdictName | readonly VerdictName[];
    /** The kinds of claims that it is about; files and observations if left out. */
    readonly kinds?: readonly ClaimKind[];
    /** It is about whether the return's commits changed the file: it runs at the end, or both with the others and at the end, and the claim's weight does not apply there. */
    readonly after?: 'commits' | 'both';
    readonly check: (checked: VerifiedClaim, of: ClaimSubject, context: Context) => Found;
}
/** What a rule on claims knows about the return that makes the claim. It is kept for the whole run, so it is small. */
export interface ClaimSubject {
    readonly file: string;
    readonly index: number;
    readonly status: string | null;
    /** Its claims weigh as those of a success: its status is a success, or unknown to the version. */
    readonly success: boolean;
    /** Its claims are at most warnings: see `Standard.isMildIfUnknown`. */
    readonly isMild?: true;
    /** The compared change added the return, or changed its status or its claims. */
    readonly restated: boolean;
    /** Returns whether the return claims a path in the base, with the same statement. Left out if nothing is known of the base. */
    readonly baseClaims?: ((path: string) => boolean) | undefined;
}
export interface RunRule extends RuleData {
    readonly scope: 'run';
    /** When it runs: once all returns are known (default), or once the baseline was applied to the other findings. */
    readonly after?: 'returns' | 'baseline';
    readonly check: (run: RunSubject, context: RunContext) => Found<RunProblem>;
}
/** A problem of the run; with a file if it is about one. */
export interface RunProblem extends Problem {
    readonly file?: string;
    readonly index?: number;
}
export type Rule = DocumentRule | ReturnRule | ClaimRule | RunRule;
/** A table of rules of one scope, by id. `area` is that of each which has none of its own. */
type Table<R extends Rule> = <Id extends string>(area: Area, rules: Readonly<Record<Id, Omit<R, 'id' | 'area' | 'scope'> & Partial<Pick<R, 'area'>>>>) => Readonly<Record<Id, R>>;
export declare const rulesOnDocuments: Table<DocumentRule>;
export declare const rulesOnReturns: Table<ReturnRule>;
export declare const rulesOnClaims: Table<ClaimRule>;
export declare const rulesOnRuns: Table<RunRule>;
/** A rule with what people read of it. */
export type DescribedRule = Rule & AboutRule;
/** Returns what people read of a rule: the same object each time. */
export declare const aboutRule: (key: RuleData) => AboutRule;
/** Whether a rule is about the truth of a return, not its form. */
export declare function isOfTruth({ scope, area, ofTruth }: Rule): boolean;
/** Whether a rule is only about the form of a return, so that it is not evaluated for an archived one. */
export declare function isOfForm(rule: Rule): boolean;
/** The result of a rule that finds no problem: one array for all. */
export declare const NOTHING: readonly never[];
/** The sources of rules, described in our own words. */
export declare const DOCUMENTS: Readonly<Record<SourceDocument, string>>;
/** Where the project that publishes a standard is. */
export interface Upstream {
    readonly title: string;
    readonly url: string;
}
/** The projects in which the documents were published. */
export declare const DOCUMENT_UPSTREAMS: Readonly<Partial<Record<SourceDocument, Upstream>>>;
/** Returns the document of a source, and its heading if it has one. */
export declare function partsOfSource(source: Source): {
    readonly document: SourceDocument;
    readonly heading?: string;
};
/** Returns a source as a line for people: the document and the place in it, or why a rule of our own exists. */
export declare function sourceInWords(source: Source): string;
/** A rule, as data. */
export interface RuleInfo extends Pick<RuleData, 'id' | 'area' | 'severity'>, Pick<AboutRule, 'summary' | 'rationale' | 'remedy'> {
    readonly sources: readonly {
        readonly document: string;
        readonly heading?: string;
    }[];
    readonly scope: Rule['scope'];
    /** Rules whose findings it replaces at the same place, since it is more precise. */
    readonly supersedes: readonly string[];
    readonly versions: readonly {
        readonly standard: string;
        readonly severity: Level;
        readonly params: Params;
    }[];
}
/** A version of a standard, as data. */
export interface StandardInfo extends Pick<Vocabulary, 'id' | 'family' | 'version' | 'title' | 'source' | 'statuses' | 'success' | 'artifactTypes'> {
    /** Whether `auto` chooses it for its family. */
    readonly default: boolean;
    /** JSON pointers to the fields that claim files; `*` means any index. */
    readonly claims: readonly string[];
    /** What it claims besides those fields, in words; null if nothing. */
    readonly claimsInWords: string | null;
    readonly rules: readonly {
        readonly id: string;
        readonly severity: Level;
    }[];
}
export {};

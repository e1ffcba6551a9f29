import type { BaselineEntry, Level, Problem } from './finding.js';
import type { Claim, ClaimKind, VerdictName, VerifiedClaim } from './claim.js';
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
/** The source of a rule: a document and its heading, or the reason for our own, as in `000 metadata (required)`. */
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
    /** In a family's folder: the families that it is for; all if absent. */
    readonly families?: readonly FamilyName[];
    /** Values to set in the sample's return, by JSON pointer. Missing objects are created; `/-` appends. */
    readonly set?: Readonly<Record<Pointer, Json>>;
    /** Pointers to remove from the sample's return, before `set`. */
    readonly remove?: readonly Pointer[];
    /** Replacements in the file's text, after `set`. Each replaced text must occur. */
    readonly replace?: readonly (readonly [string, string])[];
    /** The text of the whole file, instead of the sample's. */
    readonly text?: string;
    /** Bytes after the text of the file, for invalid UTF-8. */
    readonly bytesBehind?: readonly number[];
    /** Set if the tree lists the file, but the clone lacks its content. */
    readonly lacking?: true;
    /** The file is a symbolic link to this path, without text. */
    readonly link?: string;
    /** How many times the file repeats the return: in an array, or as texts in a row. */
    readonly repeat?: number;
    /** The path of the file, instead of the sample's. */
    readonly file?: string;
    /** Other files, added to the sample's. Null removes one, `{ link }` is a symbolic link, and a path that ends in `/` is a submodule. */
    readonly tree?: Readonly<Record<string, string | null | ExampleLink>>;
    /** Paths of the sample's file in the base that the compared change deleted. */
    readonly deleted?: readonly string[];
    /** Paths in an earlier commit that are gone now: the path each was moved to, or null if it was removed. */
    readonly earlier?: Readonly<Record<string, string | null>>;
    /** One commit added this many copies of the return, after the earlier paths were gone. */
    readonly imported?: number;
    /** Paths whose past is unknown, since history is too short. Then only the commits in `commits` are known. */
    readonly beyondHistory?: readonly string[];
    /** Commits before the checked one, by full id, with the paths that each changed. */
    readonly commits?: Readonly<Record<string, readonly string[]>>;
    /** The subjects of some of those commits. */
    readonly subjects?: Readonly<Record<string, string>>;
    /** Paths that exist in the workspace and were never committed. */
    readonly workspace?: readonly string[];
    /** The entries of the baseline. */
    readonly baseline?: readonly BaselineEntry[];
    /** Differences from an empty context: clock, expected session, agents, options. */
    readonly context?: Partial<Context>;
    /** Other rules that the example may raise. */
    readonly also?: readonly string[];
    /** A bad example that raises its rule only in some versions, since others accept it. */
    readonly raisedIn?: 'some';
}
/** The groups of rules, in the order of the docs. */
export declare const SHARED_AREAS: readonly ["document", "shape", "status", "summary", "artifacts", "metadata", "errors", "life-cycle", "run"];
/** A group of rules: one of `SHARED_AREAS`, or the group of a family. */
export type Area = string;
/** A sentence of the instruction that `prompt` prints. */
export interface Demand {
    /** Sorts a version's sentences; equal ones are sorted by its list of rules. Counted in tens, to leave room. */
    readonly order: number;
    /** The sentence, or a function that returns it; null if the version's schema says it. */
    readonly text: string | ((standard: Vocabulary, use: {
        readonly severity: Level;
        readonly params: Params;
    }) => string | null);
    /** Rules whose sentences this one replaces, since it says more. */
    readonly insteadOf?: readonly string[];
}
/** The texts about a rule, and its examples, for docs, `explain`, `prompt` and SARIF metadata. */
export interface AboutRule {
    /** One line without a full stop: the rule's demand. */
    readonly summary: string;
    /** The reason, in a short paragraph. */
    readonly rationale: string;
    /** How to fix it, in a short paragraph; also the recommendation of a problem that has none. */
    readonly remedy: string;
    /** The effects of its fixes, for its page. */
    readonly fixes?: readonly FixData[];
    /** The demand that `prompt` prints for it; absent if a writer cannot act on it, or other words of the instruction say it. */
    readonly demand?: Demand;
    readonly sources: readonly Source[];
    /** Examples that raise the rule; if they differ by family, they are in each family's `examples.ts`. */
    readonly bad?: Example | readonly Example[];
    /** Examples that do not raise it; the sample itself if there are none. */
    readonly good?: Example | readonly Example[];
}
/** Everything about a rule except its check. */
export interface RuleData {
    readonly id: string;
    readonly area: Area;
    /** The step of document 002 in which `validate` shows its findings; if absent, the step of its area. */
    readonly step?: StepName | ((finding: {
        readonly pointer: Pointer | null;
    }) => StepName);
    /** Set if it depends on where the file is: `validate` omits it for a text outside the project. */
    readonly needsPlace?: true;
    /** Less precise rules: a finding of this rule replaces theirs at the same place. */
    readonly supersedes?: readonly string[];
    readonly severity: Level;
    /** Returns the texts about it. A check only needs the remedy. */
    readonly about: () => AboutRule;
    /** Fields that it requires whatever the schema says, by pointers without indices. */
    readonly requires?: readonly Pointer[] | ((standard: Vocabulary, params: Params) => readonly Pointer[]);
    /**
     * True if JSON Schema can express it: the schema of a version then rejects what the rule reports as an error, and
     * accepts what it reports with a lower severity.
     */
    readonly structural?: boolean;
    /**
     * True if it is about the truth of a return, not its form: a baseline no longer hides its findings once a branch
     * changes what the return says. True by default for rules on claims and on the status.
     */
    readonly ofTruth?: boolean;
    /**
     * Set if it compares claimed work with files, or reports a claim that cannot be checked. It is then also evaluated
     * for archived returns, like rules about truth.
     */
    readonly ofClaims?: true;
    /** Set if it is about an unread part that may have claims: such a return does not count if one is required. */
    readonly unread?: true;
    /** Set if it reports contents that the clone lacks: whether the base would have had a finding is unknown. */
    readonly ofLacking?: true;
    /** Default parameters, which a version may change. */
    readonly params?: Readonly<Record<string, unknown>>;
}
/** The parameters of a rule in one version. */
export type Params = Readonly<Record<string, unknown>>;
/** The result of a check: `NOTHING`, a problem, or several. */
export type Found<P extends Problem = Problem> = P | readonly P[];
/** Returns the result of a check as a list. */
export declare function listFound<P extends Problem>(found: Found<P>): readonly P[];
export interface DocumentRule extends RuleData {
    readonly scope: 'document';
    readonly check: (document: DocumentSubject, context: Context, params: Params) => Found;
}
export interface ReturnRule extends RuleData {
    readonly scope: 'return';
    readonly check: (subject: Subject, context: Context, params: Params) => Found;
}
/** A rule on claims. Its findings point to the path of the claim. */
export interface ClaimRule extends RuleData {
    readonly scope: 'claim';
    /** The verdicts that it applies to. */
    readonly verdict: VerdictName | readonly VerdictName[];
    /** The kinds of claims that it applies to; files and observations if absent. */
    readonly kinds?: readonly ClaimKind[];
    /** Set if it is about the changes of the return's commits: it runs at the end, or twice, without a weight. */
    readonly after?: 'commits' | 'both';
    readonly check: (checked: VerifiedClaim, of: ClaimSubject, context: Context) => Found;
}
/** The facts about a return for rules on its claims. They are kept for the whole run, so they are few. */
export interface ClaimSubject {
    readonly file: string;
    readonly index: number;
    readonly status: string | null;
    /** True if its claims count as those of a success: its status is a success, or unknown to the version. */
    readonly success: boolean;
    /** True if its claims are at most warnings: see `Standard.isMildIfUnknown`. */
    readonly isMild?: true;
    /** True if the compared change added the return, or changed its status or its claims. */
    readonly restated: boolean;
    /** Returns true if the return makes a claim in the base, in the same statement. Absent if the base is unknown. */
    readonly baseClaims?: ((claim: Claim) => boolean) | undefined;
}
export interface RunRule extends RuleData {
    readonly scope: 'run';
    /** When it runs: once all returns are known (default), or after the baseline was applied to the other findings. */
    readonly after?: 'returns' | 'baseline';
    readonly check: (run: RunSubject, context: RunContext) => Found<RunProblem>;
}
/** A problem of the run; with a file if it is about one. */
export interface RunProblem extends Problem {
    readonly file?: string;
    readonly index?: number;
}
export type Rule = DocumentRule | ReturnRule | ClaimRule | RunRule;
/** A row of a table of rules, which has the id and the scope, and the area of each row that has none of its own. */
export type RuleRow<R extends Rule> = Omit<R, 'id' | 'area' | 'scope'> & Partial<Pick<R, 'area'>>;
/** A table of rules of one scope, by id. */
type Table<R extends Rule> = <Id extends string>(area: Area, rules: Readonly<Record<Id, RuleRow<R>>>) => Readonly<Record<Id, R>>;
export declare const rulesOnDocuments: Table<DocumentRule>;
export declare const rulesOnReturns: Table<ReturnRule>;
export declare const rulesOnClaims: Table<ClaimRule>;
export declare const rulesOnRuns: Table<RunRule>;
/** A rule with the texts about it. */
export type DescribedRule = Rule & AboutRule;
/** Returns the texts about a rule: the same object each time. */
export declare const aboutRule: (key: RuleData) => AboutRule;
/** Returns true if a rule is about the truth of a return, not its form. */
export declare function isOfTruth({ scope, area, ofTruth }: Rule): boolean;
/** Returns true if a rule is only about form, so it is not evaluated for archived returns. */
export declare function isOfForm(rule: Rule): boolean;
/** The result of a rule without problems: one array for all. */
export declare const NOTHING: readonly never[];
/** The sources of rules, described in our own words. */
export declare const DOCUMENTS: Readonly<Record<SourceDocument, string>>;
/** The project that publishes a standard. */
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
/** Returns a source as a line for people: the document and the place in it, or the reason for one of our own rules. */
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
    /** True if `auto` chooses it for its family. */
    readonly default: boolean;
    /** JSON pointers to the fields that claim files; `*` means any index. */
    readonly claims: readonly string[];
    /** Its claims besides those fields, in words; null if there are none. */
    readonly claimsInWords: string | null;
    readonly rules: readonly {
        readonly id: string;
        readonly severity: Level;
    }[];
}
export {};

import type { Form, ReadProblem } from '../model/document.js';
import type { JsonObject } from '../model/json.js';
import type { Pointer } from '../model/pointer.js';
import type { Area, Upstream } from '../model/rule.js';
import type { Standard, FamilyName, VersionHead } from '../model/standard.js';
import type { Without } from '../model/report.js';
import type { SharedExamples } from './example.js';
import type { Declaration } from './forms/declaration.js';
import type { LooseReader } from '../read/markdown/markdown.js';
import type { ParsedReturn } from '../read/read.js';
import type { Parts, Source, UnnumberedReturn } from '../read/source.js';

/** A kind of file that holds returns: where it is, how it is read, and what it holds. */
export interface Place {
  readonly form: Form;
  /** Null if the shape of each return decides. */
  readonly family: FamilyName | null;
  /** In lower case; they match paths in any case. */
  readonly patterns: readonly string[];
  /** True if the file is about several tasks: status and session are required, claims are not. */
  readonly reduced?: boolean;
  /** True for a document in which JSON is an example, and a return in Markdown must be whole. */
  readonly document?: boolean;
  /** True for a log of returns, which should contain one. */
  readonly log?: boolean;
  /** True if it lists future work, not finished work. */
  readonly intention?: boolean;
  /** True if the process deletes the file once its task is done. */
  readonly isTemporary?: true;
  /** True if a return may open the file, whatever follows. */
  readonly opening?: boolean;
  /** Set if the patterns are case-sensitive, and count besides `isOne`. */
  readonly isExact?: true;
  /** A further condition on a path, in its own letter case. */
  readonly isOne?: (path: string) => boolean;
  /**
   * Set if any file may be here, and only what the family's reader accepts is a return: other files are skipped without
   * a finding. Returns true if a text may be one; cheap, and never false for a return. Texts without the mark are not
   * parsed.
   */
  readonly mark?: (text: string) => boolean;
  /** At a place with a mark: returns true if the path alone shows a return, so unreadable ones are reported. */
  readonly isCertain?: (path: string) => boolean;
  /** The words that count files at the place without a return, for one and several: `a report has no envelope`. */
  readonly without?: Without;
  /**
   * Set for files that have the name of a return and are in the family's own folder, but at none of its places: they
   * are reported, not read. Such a place comes after all others.
   */
  readonly isStray?: true;
  /** Folders below which no file is gathered unless it is requested. */
  readonly notBelow?: readonly string[];
}

/** How the files of finished work are archived, and found again. */
export interface Archive {
  /** Returns true if a path belongs to the family. */
  readonly owns: (file: string) => boolean;
  /** Where a claimed path would be if it had moved with its return, likeliest first; never the path itself. */
  readonly movedWith: (path: string, returnFile: string) => readonly string[];
  /** Returns true if a file is in an archive: its work is finished. */
  readonly isArchived: (file: string) => boolean;
  /** The path of a file without the changes of archiving. */
  readonly stablePath: (file: string) => string;
}

/** A setting that only the returns of one family have. */
export interface FamilySetting {
  /** Its spelling in the configuration and on the command line. */
  readonly name: string;
  readonly values: readonly string[];
  /** Its description in the configuration's schema. */
  readonly description: string;
  /** The word for the values in help. */
  readonly placeholder: string;
  /** The help texts of `check` and `validate`. */
  readonly help: { readonly check: string; readonly validate: string };
}

/** The returns of a family that may be anywhere in a file. */
export interface LooseReturns {
  readonly form: 'json' | 'markdown';
  readonly family: FamilyName;
  /** The noun in the message that a file holds none; without an article. */
  readonly noun: string;
}

/** The facts about a family in its `index.ts`. Every run loads it, so it imports no rule, no reader and no schema. */
export interface FamilyEntry {
  /** The name of its folder. */
  readonly name: string;
  /** Sorts lists of families and places, lowest first: the first place that matches a file counts. */
  readonly order: number;
  /** The names of its families of returns, in listing order. */
  readonly families: readonly FamilyName[];
  /** How a single text is read. */
  readonly form: Form;
  readonly places: readonly Place[];
  /** Set if its rules report unreadable text in a loose file of this form, and its readers read such a file. */
  readonly loose?: LooseReturns;
  /** The family of a file by its name alone; null for other names. `isCertain` if no other family uses the name. */
  readonly named?: (file: string) => { readonly family: FamilyName; readonly isCertain: boolean } | null;
  /** Returns true if a text elsewhere may be one of its returns. Cheap, and never false for a return. */
  readonly mark?: (text: string) => boolean;
  /** Set if any Markdown file that a pattern names may be a return of the family. */
  readonly opens?: true;
  readonly archive?: Archive;
  readonly settings?: readonly FamilySetting[];
  /** The noun for one of its returns in messages, if not `return`; without an article. */
  readonly noun?: string;
  /** Set if its returns have no session id. */
  readonly isWithoutSession?: true;
  /** Why a hook cannot check some of its returns. */
  readonly noHook?: ReadonlyMap<FamilyName, string>;
  /** The group of its own rules in lists, with its heading. */
  readonly area: { readonly name: Area; readonly title: string };
  /** Resolves to the rest of the family. */
  readonly load: () => Promise<LoadedFamily>;
  /** Removed rules, with the alternative: the rest of a sentence after "was removed: ". */
  readonly removedRules?: Readonly<Record<string, string>>;
}

/** A family with the heads of its versions, which are generated from its version files. */
export interface Family extends FamilyEntry {
  readonly versions: readonly VersionHead[];
}

/** Loads a version of a family. Each is loaded separately, since its validator is large. */
export type VersionLoader = () => Promise<Standard>;

/** The rest of a family, which `load` returns. */
export interface LoadedFamily {
  /** Every version, sorted by id. */
  readonly versions: ReadonlyMap<string, VersionLoader>;
  /** Loads its examples of the rules in `src/rules/`, which no run needs. */
  readonly examples: () => Promise<SharedExamples>;
  /** Loads its section for the page of standards. */
  readonly section?: () => Promise<ReferenceSection>;
  /**
   * Reads a file of the form `whole`: the file is one return. Null if the return is void, or, at a place with a mark,
   * if the file is not a return. Never throws. `family` is the place's; `file` is the path, empty for a text without one.
   */
  readonly readWhole?: (source: Source, family: FamilyName, file: string) => UnnumberedReturn | null;
  /** Reads a file of JSON or JSON Lines instead of the usual reader. Never throws. */
  readonly readValues?: (source: Source, form: 'json' | 'jsonl') => Parts;
  /** Returns why `readWhole` rejects a file with a certain path; null for another document. Never throws. */
  readonly unreadIn?: (source: Source, file: string) => ReadProblem | null;
  /** Reads the return that opens a Markdown file; null if there is none. */
  readonly readOpening?: (source: Source, file: string) => UnnumberedReturn | null;
  /** Finds its returns among other Markdown. */
  readonly loose?: LooseReader;
  /** The family of a JSON object, if its place does not show it. */
  readonly familyOf?: (value: JsonObject, chosen: Chosen) => FamilyName;
  /** Returns true if a text is one of its returns, so that no other family may read it. */
  readonly takesAlone?: (text: string) => boolean;
  /** The families that the returns of some of its families can be migrated to. */
  readonly migrations?: ReadonlyMap<FamilyName, readonly FamilyName[]>;
  /** Why nothing can be migrated to a version; without it, because there is no source. */
  readonly whyNotMigrated?: (id: string) => string;
  /** Rewrites the returns of a Markdown file in the form and words of a version. */
  readonly rewriteMarkdown?: <T extends { readonly returns: readonly ParsedReturn[] }>(
    bytes: Uint8Array,
    standard: Standard,
    open: (bytes: Uint8Array) => T,
  ) => RewrittenMarkdown<T>;
  /** The projects that publish its standards, and write their returns. */
  readonly upstreams: readonly Upstream[];
  /** The texts of `prompt` for each of its families of returns. */
  readonly prompts: ReadonlyMap<FamilyName, PromptText>;
  /**
   * The version whose return a text looks like, if it was read as another; by id, or by the family's name for the
   * default; null for none. `found` is the number of returns read, as `form`.
   */
  readonly recognise?: (text: string, read: { readonly form: Form; readonly found: number }) => string | null;
}

/** A Markdown file whose returns were rewritten. */
export interface RewrittenMarkdown<T> {
  /** The same bytes if nothing changed. */
  readonly after: Uint8Array;
  readonly changed: number;
  readonly before: T;
  readonly now: T;
  /** The returns that were not rewritten, since their meaning would have changed. */
  readonly left: ReadonlySet<number>;
}

/** The texts of `prompt` about a family's returns, besides their schema and their rules' demands. */
export interface PromptText {
  /** A description for the page of standards: a phrase without a full stop. */
  readonly isWhat: string;
  readonly opening: readonly string[];
  /** A short instruction with a template, as lines, if the family has one. */
  readonly brief?: readonly string[];
  /** How the schema's properties are listed: as nested fields, parts of a text, or keys. */
  readonly list: 'fields' | 'parts' | 'keys';
  /** The conditions for all returns, if they differ from those of a JSON object. */
  readonly common?: (standard: Standard, isRequired: (pointer: Pointer) => boolean) => readonly string[];
  /** True if they are JSON, which must be strict. */
  readonly isJson: boolean;
  /** The return as the subject of a sentence, if it names no agent and no session; else null. */
  readonly nameless: string | null;
  /** True if it is the agent's last message, which a hook receives, or a file that the agent names to a hook. */
  readonly isSeenByHooks: boolean;
  /** Set if it is committed with the work, so that `check` finds it: the default of `prompt`. */
  readonly isUsual?: true;
  /** Why no agent can be named for it, as a sentence. */
  readonly withoutAgent?: string;
}

/** A family's own section on the page of standards. It is in `section.ts`, which no run loads. */
export interface ReferenceSection {
  readonly title: string;
  /** In Markdown. */
  readonly paragraphs: readonly string[];
  /** The columns of a table that compares severities, each with a claim's family and type. */
  readonly weights: readonly { readonly title: string; readonly family: FamilyName; readonly type: string }[];
}

/** The version of each family that checks returns; undefined for families that are not loaded. */
export type Chosen = Readonly<Record<FamilyName, Standard | undefined>>;

/** A version that was chosen for a family of returns. */
export interface ChosenVersion extends VersionHead {
  /** The family that the project declares; absent for a built-in one. */
  readonly declaredBy?: DeclaredFamily;
}

/** The family of the returns that a project declares. */
export interface DeclaredFamily extends Family {
  readonly declaration: Declaration;
}

/** The chosen version of each family of returns; undefined if there is none. */
export type ChosenVersions = Readonly<Record<FamilyName, ChosenVersion | undefined>>;

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

/** A kind of file that holds returns: where it is found, how it is read, and what it holds. */
export interface Place {
  readonly form: Form;
  /** Null if the shape of each return decides. */
  readonly family: FamilyName | null;
  /** In lower case; they match paths in any letter case. */
  readonly patterns: readonly string[];
  /** The file is about several tasks: a status and a session are required, and the claimed files may be elsewhere. */
  readonly reduced?: boolean;
  /** A document in which JSON is an example and a return in Markdown has to be whole. */
  readonly document?: boolean;
  /** A log of returns, which should hold one. */
  readonly log?: boolean;
  /** It says what is to be done, and does not report work that was done. */
  readonly intention?: boolean;
  /** The process deletes the file once its task is done. */
  readonly isTemporary?: true;
  /** A return may open the file, whatever the rest of it is. */
  readonly opening?: boolean;
  /** The patterns count in their own letter case, as a project writes them, and `isOne` beside them. */
  readonly isExact?: true;
  /** What else a path must be, in its own letter case. */
  readonly isOne?: (path: string) => boolean;
  /**
   * Any file may be here, and only what the family's reader takes is one of its returns: another file is skipped without a word. Whether
   * a text may be one; cheap, and never wrong with no. A text without it is not parsed.
   */
  readonly mark?: (text: string) => boolean;
  /** At a place with a mark: whether the path alone shows that the file is a return, so that an unreadable one is reported. */
  readonly isCertain?: (path: string) => boolean;
  /** What is said of files at the place that hold no return, of one and of several: `a report has no envelope`. They are counted. */
  readonly without?: Without;
  /**
   * Files that have the name of a return and are in the family's own folder, but at none of its places: they are not read, and reported.
   * Such a place comes behind all others.
   */
  readonly isStray?: true;
  /** Folders below which nothing of the kind is gathered unless it is asked for. */
  readonly notBelow?: readonly string[];
}

/** How the files of finished work are moved, and found again. */
export interface Archive {
  /** Returns true if the file is one of the family, by its path. */
  readonly owns: (file: string) => boolean;
  /** Where a claimed path would be if it had moved with the return that claims it, most likely first; never the path itself. */
  readonly movedWith: (path: string, returnFile: string) => readonly string[];
  /** Returns true if a file is in an archive: its work is over. */
  readonly isArchived: (file: string) => boolean;
  /** The path of a file without what archiving changes in it. */
  readonly stablePath: (file: string) => string;
}

/** A setting that only the returns of one family have. */
export interface FamilySetting {
  /** As the configuration and the command line spell it. */
  readonly name: string;
  readonly values: readonly string[];
  /** What the configuration's schema says of it. */
  readonly description: string;
  /** The word for the values in help. */
  readonly placeholder: string;
  /** Help of `check`, and of `validate`. */
  readonly help: { readonly check: string; readonly validate: string };
}

/** The returns of a family that may be anywhere in a file. */
export interface LooseReturns {
  readonly form: 'json' | 'markdown';
  readonly family: FamilyName;
  /** What one is called in the message that a file holds none; without an article. */
  readonly noun: string;
}

/** What a family says about itself in its `index.ts`. Every run loads it, so it imports no rule, no reader and no schema. */
export interface FamilyEntry {
  /** The name of its folder. */
  readonly name: string;
  /** Lists of families and places are sorted by it, the lowest first: the first place that matches a file counts. */
  readonly order: number;
  /** The names of its families of returns, in the order in which they are listed. */
  readonly families: readonly FamilyName[];
  /** How a text is read that is handed over by itself. */
  readonly form: Form;
  readonly places: readonly Place[];
  /** Its rules report what cannot be read in a loose file of this form, and its readers read such a file. */
  readonly loose?: LooseReturns;
  /** The family of a file by its name alone; null if the name is no family's. `isCertain` if no other family has such a name. */
  readonly named?: (file: string) => { readonly family: FamilyName; readonly isCertain: boolean } | null;
  /** Returns true if a text outside the family's places may be one of its returns. Cheap, and never wrong with no. */
  readonly mark?: (text: string) => boolean;
  /** A return of the family may be a Markdown file that a pattern names, wherever it is. */
  readonly opens?: true;
  readonly archive?: Archive;
  readonly settings?: readonly FamilySetting[];
  /** What one of its returns is called in a message, if not `return`; without an article. */
  readonly noun?: string;
  /** Its returns carry no session id. */
  readonly isWithoutSession?: true;
  /** Why a hook cannot check some of its returns. */
  readonly noHook?: ReadonlyMap<FamilyName, string>;
  /** The group of its own rules in lists of rules, and the heading of that group. */
  readonly area: { readonly name: Area; readonly title: string };
  /** Resolves to everything else. */
  readonly load: () => Promise<LoadedFamily>;
  /** Rules that it had, with what to do instead: the rest of a sentence after "was removed: ". */
  readonly removedRules?: Readonly<Record<string, string>>;
}

/** A family with the heads of its versions, which are generated from its version files. */
export interface Family extends FamilyEntry {
  readonly versions: readonly VersionHead[];
}

/** Loads a version of a family. Each is loaded by itself, since its validator is large. */
export type VersionLoader = () => Promise<Standard>;

/** What `load` gives. */
export interface LoadedFamily {
  /** Every version, by id and sorted by it. */
  readonly versions: ReadonlyMap<string, VersionLoader>;
  /** Loads its examples of the rules in `src/rules/`, which no run needs. */
  readonly examples: () => Promise<SharedExamples>;
  /** Loads what the page of standards says of its claims, beside what it says of all. */
  readonly section?: () => Promise<ReferenceSection>;
  /**
   * Reads a file of the form `whole`: the file is one return. Null if the return is void and says nothing, or, at a place with a mark,
   * if the file is no return. Never throws. `family` is that of the place; `file` is the path, empty for a text without one.
   */
  readonly readWhole?: (source: Source, family: FamilyName, file: string) => UnnumberedReturn | null;
  /** Reads a file of JSON or JSON Lines, in place of the reader of all returns in JSON. Never throws. */
  readonly readValues?: (source: Source, form: 'json' | 'jsonl') => Parts;
  /**
   * Why `readWhole` takes a file for none whose path makes it certain that it is one (`isCertain`); null where it is another document.
   * Never throws.
   */
  readonly unreadIn?: (source: Source, file: string) => ReadProblem | null;
  /** Reads the return that opens a Markdown file; null if none does. */
  readonly readOpening?: (source: Source, file: string) => UnnumberedReturn | null;
  /** Finds its returns among other Markdown. */
  readonly loose?: LooseReader;
  /** The family of a JSON object whose place does not tell it. */
  readonly familyOf?: (value: JsonObject, chosen: Chosen) => FamilyName;
  /** Returns true if a text is one of its returns, so that no other family may read it. */
  readonly takesAlone?: (text: string) => boolean;
  /** The families to whose versions the returns of some of its families can be migrated. */
  readonly migrations?: ReadonlyMap<FamilyName, readonly FamilyName[]>;
  /** Why nothing can be migrated to a version of the family; without it only that there is none to come from. */
  readonly whyNotMigrated?: (id: string) => string;
  /** Rewrites the returns of a Markdown file in the form and the words of a version. */
  readonly rewriteMarkdown?: <T extends { readonly returns: readonly ParsedReturn[] }>(
    bytes: Uint8Array,
    standard: Standard,
    open: (bytes: Uint8Array) => T,
  ) => RewrittenMarkdown<T>;
  /** The projects that publish its standards, and write their returns. */
  readonly upstreams: readonly Upstream[];
  /** What `prompt` says of each of its families of returns. */
  readonly prompts: ReadonlyMap<FamilyName, PromptText>;
  /**
   * The version whose return a text looks like that was read otherwise, by its id, or by its family's name for the default; null if it
   * looks like none. `found` returns were read, as `form`.
   */
  readonly recognise?: (text: string, read: { readonly form: Form; readonly found: number }) => string | null;
}

/** A Markdown file whose returns were rewritten. */
export interface RewrittenMarkdown<T> {
  /** The very same bytes if there was nothing to do. */
  readonly after: Uint8Array;
  readonly changed: number;
  readonly before: T;
  readonly now: T;
  /** The returns that were left, since the text would not have said the same. */
  readonly left: ReadonlySet<number>;
}

/** What `prompt` says of the returns of a family, beside their schema and what their rules demand. */
export interface PromptText {
  /** What such a return is, for the page of standards: a phrase without a full stop. */
  readonly isWhat: string;
  readonly opening: readonly string[];
  /** A short instruction with a template, as lines; absent for a family without one. */
  readonly brief?: readonly string[];
  /** How the schema's properties are listed: as nested fields, as parts of a text, or as keys. */
  readonly list: 'fields' | 'parts' | 'keys';
  /** The conditions that hold for all returns, where they are not those of a JSON object. */
  readonly common?: (standard: Standard, isRequired: (pointer: Pointer) => boolean) => readonly string[];
  /** They are JSON, which has to be strict. */
  readonly isJson: boolean;
  /** Such a return as the subject of a sentence, if it names no agent and no session; else null. */
  readonly nameless: string | null;
  /** It is the agent's last message, which a hook sees, or a file that the agent names to a hook. */
  readonly isSeenByHooks: boolean;
  /** It is committed with the work, so that `check` finds it: what `prompt` asks for if no standard is named. */
  readonly isUsual?: true;
  /** Why no agent can be named for it, as a sentence. */
  readonly withoutAgent?: string;
}

/** What the page of standards says of a family's claims, beside what it says of all. In `section.ts`, which no run loads. */
export interface ReferenceSection {
  readonly title: string;
  /** In Markdown. */
  readonly paragraphs: readonly string[];
  /** The claims whose severities a table compares: its column, and the claim's family and type. */
  readonly weights: readonly { readonly title: string; readonly family: FamilyName; readonly type: string }[];
}

/** The version of each family of returns by which returns are checked; those of families that are not loaded are undefined. */
export type Chosen = Readonly<Record<FamilyName, Standard | undefined>>;

/** A version that was chosen for a family of returns. */
export interface ChosenVersion extends VersionHead {
  /** The family that the project declares, which no list has; absent for a built-in one. */
  readonly declaredBy?: DeclaredFamily;
}

/** The family of the returns that a project declares. */
export interface DeclaredFamily extends Family {
  readonly declaration: Declaration;
}

/** The version of each family of returns that was chosen; undefined if none was. */
export type ChosenVersions = Readonly<Record<FamilyName, ChosenVersion | undefined>>;

import { type Json, type JsonObject } from './json.js';
import { type Pointer, type Range } from './pointer.js';
import type { Unread } from './finding.js';
import type { Shape, StatusState, Vocabulary } from './standard.js';
/** A key that its map contains twice. */
export interface DuplicateKey {
    readonly key: string;
    /** 1-based line of the first. */
    readonly firstLine: number;
    /** Where the second is. */
    readonly range: Range;
}
/** A reader's facts about the text of a return that its value does not show. */
export interface ReaderNotes {
    /** Unread parts that may hold claims: they must not look confirmed. */
    readonly unread?: readonly Unread[] | undefined;
    readonly duplicateKeys?: readonly DuplicateKey[] | undefined;
    /** Where its frontmatter starts; absent if it has none. */
    readonly frontmatterRange?: Range | undefined;
}
/**
 * A return, the result that an agent hands over when it stops, as rules see it. Its identity is its file and its
 * 0-based index in that file (a log holds several). It includes the shape errors that its version's schema found.
 */
export interface Subject extends ReaderNotes {
    readonly file: string;
    readonly index: number;
    readonly standard: Vocabulary;
    readonly value: JsonObject;
    readonly shapeErrors: readonly ShapeError[];
    /** The number of its claims. */
    readonly claims: number;
    /** True if the compared change added the return, or changed its status or its claims. */
    readonly restated?: boolean;
    /** True if the compared change added the return, or changed or dropped its status. */
    readonly statusIsNew?: boolean;
    /** The texts of the files that the version's rules read besides the return, by path; null if a file is missing or too large to read. */
    readonly beside: ReadonlyMap<string, string | null>;
    /** The values of the returns among those files, if each file is one return. */
    readonly returnsBeside: ReadonlyMap<string, JsonObject>;
    /** The root that is cut from its paths; absent if none is. */
    readonly root?: PathRoot | null;
    /** True if the compared change adds the return. */
    readonly isNew?: boolean;
    /** The id of the family's other version in which an invalid return has fewer findings; null if there is none. */
    readonly satisfies: string | null;
    /** The agent that was called, if the caller names it; the return may name another. */
    readonly calledAgent?: string | null;
}
/** The root on the author's machine, or the repository name, that paths of a return begin with. */
export interface PathRoot {
    readonly head: string;
    /** The number of paths that begin with it. */
    readonly count: number;
    /** The first of them. */
    readonly pointer: Pointer;
}
/** One violation of a version's JSON Schema, reduced to what rules need. */
export interface ShapeError {
    /** The JSON Schema keyword that failed. */
    readonly keyword: string;
    /** Where, relative to the return. */
    readonly pointer: Pointer;
    /** For `required`: the field that is absent at the pointer. For `type`: the expected types, `a` or `a or b`. */
    readonly detail: string;
    /** True if the keyword is in a condition (`if`/`then`) of the schema: a specific rule reports it. */
    readonly conditional: boolean;
    /** True if the field only informs people (`$defs/advisory*` in the schema): a wrong type is a warning. */
    readonly advisory: boolean;
}
export declare function statusOf(subject: {
    readonly value: JsonObject;
}): string | undefined;
/** Returns true if the return reports success: its status is one of its version's success statuses. */
export declare function isSuccess(subject: {
    readonly value: JsonObject;
    readonly standard: Vocabulary;
}): boolean;
/**
 * Returns true if the claims of a return count as those of a success. A status only excuses a claim if the version
 * knows it as something else. With an unknown status, or none, claims count in full: otherwise an invented word would
 * be the easiest way to cheat.
 */
export declare function weighsAsSuccess(subject: {
    readonly value: JsonObject;
    readonly standard: Vocabulary;
}): boolean;
/** The status that an agent writes when it starts: a return with it is not finished. */
export declare const UNFINISHED = "in_progress";
/** Returns the state that a version gives a status; null for an unknown one. Case may matter. */
export declare function stateOfStatus(status: string | null | undefined, { statuses, open, success, succeeds, readStatus, }: Pick<Vocabulary, 'statuses' | 'open' | 'success' | 'succeeds' | 'readStatus'>): StatusState | null;
/** Returns true if the status is a word of success; unlike `isSuccess`, false for unknown words. */
export declare function saysSuccess(subject: {
    readonly value: JsonObject;
    readonly standard: Vocabulary;
}): boolean;
/** Returns the metadata of a return: how it was made. */
export declare function metadataOf({ value }: {
    readonly value: JsonObject;
}): Json | undefined;
/** Returns the agent's name, or null if the return gives none. */
export declare function agentOf(subject: {
    readonly value: JsonObject;
}): string | null;
/** Returns true if two names mean the same agent: `skill-planner`, `planner` and `planner-agent` do. */
export declare function isSameAgent(one: string, other: string): boolean;
/** Whom a recommendation addresses: the called agent, or else the agent that the return names. */
export type Addressee = Pick<Subject, 'value' | 'calledAgent'>;
/** Returns the agent's name for a recommendation; `subagent` if unknown, as in documents 002 and 003. */
export declare function agentName(subject: Addressee): string;
/** The same for a given name; null or a blank name is unknown. */
export declare function agentLabel(agent: string | null): string;
/** Returns document 003's recommendation for a format failure, which names the agent to fix. */
export declare function fixFormat({ value, calledAgent }: Addressee): string;
/** The same for a given agent name; null if unknown. */
export declare function fixFormatFor(agent: string | null): string;
/** The keys that lead to the session id: at the top level in a version without metadata. */
export declare function wayToSession({ shape }: Pick<Vocabulary, 'shape'>): readonly string[];
/** Returns the session id as the return writes it; undefined if it has none. */
export declare function writtenSession(subject: Pick<Subject, 'value' | 'standard'>): string | undefined;
/** Returns the session id, or null if the return gives none. */
export declare function sessionOf(subject: Pick<Subject, 'value' | 'standard'>): string | null;
/** Returns the delegation path, or an empty list unless the return gives a list of names. */
export declare function delegationOf(subject: {
    readonly value: JsonObject;
}): readonly string[];
/** An object in an array of a return, with its pointer. */
export interface Located {
    readonly pointer: Pointer;
    readonly value: JsonObject;
}
/** Returns the elements of a top-level array that are objects, each with its pointer. */
export declare function objectsOf(subject: {
    readonly value: JsonObject;
}, key: string): readonly Located[];
/** An artifact that a return lists as an object. A property that is not text there is undefined here. */
export interface Artifact {
    readonly pointer: Pointer;
    readonly value: JsonObject;
    readonly type: string | undefined;
    readonly path: string | undefined;
    /** The path to look up in the tree, as `normalisePath` returns it; null if there is no path or it cannot be normalised. */
    readonly plainPath: string | null;
    readonly summary: string | undefined;
}
/** Returns the artifacts of a return that are objects, in their order. */
export declare function artifactsOf({ value }: {
    readonly value: JsonObject;
}): readonly Artifact[];
/** Returns true if shape errors violate the standard. Errors in a field that only informs people, and null in an optional field, do not. */
export declare function breaksShape(errors: readonly ShapeError[], value: JsonObject, shape: Shape): boolean;
/** Returns true if an error is about null in an optional field of its object. An array element is not a field. */
export declare function isOptionalNull({ keyword, pointer }: ShapeError, value: JsonObject, shape: Shape): boolean;
/**
 * Returns true if the task is about the agent system itself: `task_type` or `language` is `meta`, at top level or in
 * metadata, or the agent's name starts with `meta-` (document 001, completion_data, and upstream).
 */
export declare function isMetaTask(subject: {
    readonly value: JsonObject;
}): boolean;
/** The numbers of completed and of all phases in a return. */
export interface Phases {
    /** Where the counts are. */
    readonly place: Pointer;
    readonly completed: number | undefined;
    readonly total: number | undefined;
}
/** Returns the counts of a return where its version has them: at top level if named there, otherwise in metadata. */
export declare function phasesOf({ value, standard, }: {
    readonly value: JsonObject;
    readonly standard: Pick<Vocabulary, 'shape'>;
}): Phases;

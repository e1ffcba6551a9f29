import { type Json, type JsonObject } from './json.js';
/** A JSON pointer (RFC 6901), relative to a return: `''` is the return itself. */
export type Pointer = string;
/** Returns a pointer with more reference tokens appended, each escaped as in RFC 6901 section 3. */
export declare function join(pointer: Pointer, ...tokens: readonly (string | number)[]): Pointer;
/** Returns the unescaped reference tokens of a pointer. */
export declare function tokens(pointer: Pointer): readonly string[];
/** Returns the value at a pointer, or undefined if there is none. */
export declare function valueAt(value: Json, pointer: Pointer): Json | undefined;
/**
 * A place in a file. Lines and columns are 1-based and columns count UTF-16 units, as GitHub's
 * annotations and SARIF's default `columnKind` do; the end is exclusive: the column after the last.
 */
export interface Range {
    readonly startLine: number;
    readonly startColumn: number;
    readonly endLine: number;
    readonly endColumn: number;
}
/** The first character of a file: the place of a finding about the whole file. */
export declare const FILE_START: Range;
/** The part of a member that a range covers: its value, or its key. */
export type Part = 'value' | 'key';
/** Changes to a value: pointers to remove first, and then values to set (`/-` appends to an array). */
export interface Edits {
    readonly remove?: readonly Pointer[] | undefined;
    readonly set?: Readonly<Record<Pointer, Json>> | undefined;
}
/** Returns the value with the edits applied. Missing objects on the way to a set value are created. Throws if a pointer leads nowhere. */
export declare function edit(value: JsonObject, edits: Edits): JsonObject;

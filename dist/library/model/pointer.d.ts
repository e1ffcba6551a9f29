import { type Json } from './json.js';
/** A JSON pointer (RFC 6901), relative to a return: `''` is the return itself. */
export type Pointer = string;
/** Returns a pointer with more reference tokens appended, each escaped as in RFC 6901 section 3. */
export declare function join(pointer: Pointer, ...tokens: readonly (string | number)[]): Pointer;
/** Returns the unescaped reference tokens of a pointer. */
export declare function tokens(pointer: Pointer): readonly string[];
/** Returns the value at a pointer, or undefined if there is none. */
export declare function valueAt(value: Json, pointer: Pointer): Json | undefined;

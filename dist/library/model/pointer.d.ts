import { type Json } from './json.js';
/** A JSON pointer (RFC 6901), relative to a return: `''` is the return itself. */
export type Pointer = string;
/** Appends reference tokens to a pointer, each escaped as RFC 6901 section 3 says. */
export declare function join(pointer: Pointer, ...tokens: readonly (string | number)[]): Pointer;
/** The unescaped reference tokens of a pointer. */
export declare function tokens(pointer: Pointer): readonly string[];
/** The value at a pointer, or undefined where nothing is. */
export declare function valueAt(value: Json, pointer: Pointer): Json | undefined;

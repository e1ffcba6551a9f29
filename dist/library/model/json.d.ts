/** A value as `JSON.parse` returns it (RFC 8259). A key such as `__proto__` is an own property like any other. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
    readonly [key: string]: Json;
}
export declare function isObject(value: Json | undefined): value is JsonObject;
export declare function isArray(value: Json | undefined): value is readonly Json[];
/** Returns the own property `key` of an object, or undefined. Prototypes are never read. */
export declare function field(value: Json | undefined, key: string): Json | undefined;
export declare function has(value: Json | undefined, key: string): boolean;
export declare function stringField(value: Json | undefined, key: string): string | undefined;
export declare function numberField(value: Json | undefined, key: string): number | undefined;
/** Returns the array at `key`; an empty one if there is none, so that callers can loop without a check. */
export declare function listField(value: Json | undefined, key: string): readonly Json[];

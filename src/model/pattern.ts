/** Returns a function that compiles a regular expression on its first use. */
export type Pattern = () => RegExp;

/**
 * V8 compiles every regex literal when it parses a file, used or not, and a Unicode class such as `\p{L}` takes part of a
 * millisecond. So expressions that most runs do not need are written as text.
 */
export function pattern(source: string, flags: string): Pattern {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(source, flags));
}

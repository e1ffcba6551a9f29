/** A regular expression that is made on its first use. */
export type Pattern = () => RegExp;

/**
 * V8 reads every literal when it parses a file, used or not, and a class of Unicode such as `\p{L}` takes it part of a
 * millisecond: what most runs do not need is written as text instead.
 */
export function pattern(source: string, flags: string): Pattern {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(source, flags));
}

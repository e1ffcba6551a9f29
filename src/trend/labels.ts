/**
 * Returns names for reports: the file name without `.json`, or, if these are not unique, the part of the path that differs:
 * `nights/2026-11-21/returns.json` is `2026-11-21` beside other reports named `returns.json`.
 */
export function labelsOf(files: readonly string[]): readonly string[] {
  const ways = files.map((file) => file.replace(/\.json$/i, '').split(/[\\/]+/));
  const names = ways.map((way) => way.at(-1) ?? '');
  if (new Set(names).size === names.length) return names;
  let start = 0;
  while (isShared(ways, (way) => (start < way.length - 1 ? way[start] : undefined))) start++;
  let end = 0;
  while (isShared(ways, (way) => (way.length - end - 1 > start ? way[way.length - end - 1] : undefined))) end++;
  return ways.map((way) => way.slice(start, way.length - end).join('/'));
}

/** Returns whether all paths have this part, and share it. */
function isShared(
  ways: readonly (readonly string[])[],
  partOf: (way: readonly string[]) => string | undefined,
): boolean {
  const parts = new Set(ways.map(partOf));
  return parts.size === 1 && !parts.has(undefined);
}

/** How many folders' rules are kept: paths of one folder mostly come one after another. */
const MOST_KNOWN = 100;

/**
 * Returns a function that returns the rules of a folder's own file. The file is read once for consecutive paths of that folder.
 * `textOf` returns the text of the file, null if the folder has none. Rejects with what `textOf` rejects with.
 */
export function rulesByFolder<Rule>(
  textOf: (folder: string) => Promise<string | null>,
  parse: (text: string) => readonly Rule[],
): (folder: string) => Promise<readonly Rule[]> {
  const known = new Map<string, readonly Rule[]>();
  return async (folder) => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    if (known.size === MOST_KNOWN) known.clear();
    const rules = parse((await textOf(folder)) ?? '');
    known.set(folder, rules);
    return rules;
  };
}

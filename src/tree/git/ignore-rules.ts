import { pathIn } from '../../model/path.js';
import { rulesByFolder } from './folder-rules.js';
import { pathPattern, Steps, type PathPattern } from './path-pattern.js';

/** A line of `.gitignore`. */
interface IgnoreRule {
  /** Its line number in the file, from 1, and its text. */
  readonly line: number;
  readonly text: string;
  /** Whether it starts with `!`, and so includes paths again. */
  readonly negative: boolean;
  readonly pattern: PathPattern;
}

/** Returns the rules of a `.gitignore` in the order of its lines, by `gitignore(5)`. Text is bytes, one letter each. */
function ignoreRules(text: string): readonly IgnoreRule[] {
  const rules: IgnoreRule[] = [];
  for (const [n, line] of text
    .replace(/^\xef\xbb\xbf/, '')
    .split('\n')
    .entries()) {
    if (line.startsWith('#')) continue;
    const text = withoutEnd(line);
    const negative = text.startsWith('!');
    const pattern = pathPattern(negative ? text.slice(1) : text);
    if (pattern !== undefined) rules.push({ line: n + 1, text, negative, pattern });
  }
  return rules;
}

/** Returns a line without its carriage return and without trailing spaces that no backslash keeps. */
function withoutEnd(line: string): string {
  const [text = ''] = line.replace(/\r$/, '').split('\0', 1);
  // Without the look behind, each run of spaces would be searched again from each of its spaces.
  const bare = text.replace(/(?<! ) +$/, '');
  const backslashes = /(?<!\\)\\*$/.exec(bare)?.[0].length ?? 0;
  return backslashes % 2 === 0 ? bare : text.slice(0, bare.length + 1);
}

/**
 * Returns the rules of `.gitignore` files that exclude some paths, or a folder above them, with their locations
 * (`app/.gitignore:3: *.log`). `textOf` returns the text of the file in a folder, null if there is none, and `hasFolder` whether there is
 * such a folder. Text and paths are bytes, one letter each; a path that ends in a slash is a folder.
 */
export async function keptOut(
  paths: readonly string[],
  textOf: (folder: string) => Promise<string | null>,
  most?: number,
  hasFolder: (folder: string) => boolean = () => true,
): Promise<ReadonlyMap<string, string>> {
  const steps = new Steps(most);
  const rulesIn = rulesByFolder(textOf, (text) => (steps.take(text.length) ? ignoreRules(text) : []));
  const found = new Map<string, string>();
  /** Folders that exist and have no rules of their own, as most do. */
  const bare = new Set<string>();
  for (const path of paths) {
    // The nearest file comes first. Below an excluded folder nothing is read, not even files that include something again.
    const files: File[] = [];
    let exists = true;
    for (const { 0: name, index: start } of path.matchAll(/[^/]+/g)) {
      if (steps.areSpent) break;
      const folder = path.slice(0, Math.max(start - 1, 0));
      if (exists && !bare.has(folder)) {
        exists = folder === '' || hasFolder(folder);
        const rules = exists ? await rulesIn(folder) : [];
        if (rules.length > 0) files.unshift({ folder, start, rules });
        else if (exists) bare.add(folder);
      }
      if (!exists && files.length === 0) break;
      const end = start + name.length;
      const rule = ignoringRule(path.slice(0, end), end < path.length, files, steps);
      if (rule !== null) {
        found.set(path, rule);
        break;
      }
    }
  }
  return found;
}

/** A file's rules, and the offset at which paths continue below its folder. */
interface File {
  readonly folder: string;
  readonly start: number;
  readonly rules: readonly IgnoreRule[];
}

/**
 * Returns the last rule that matches a path, in the first of the files that has one; null if that rule includes the path again, or if
 * there is none.
 */
function ignoringRule(path: string, isFolder: boolean, files: readonly File[], steps: Steps): string | null {
  for (const { folder, start, rules } of files) {
    const rest = path.slice(start);
    const rule = rules.findLast(
      ({ pattern: { foldersOnly, matches } }) => steps.take() && (isFolder || !foldersOnly) && matches(rest, steps),
    );
    if (rule === undefined) continue;
    return rule.negative ? null : `${pathIn(folder, '.gitignore')}:${String(rule.line)}: ${rule.text}`;
  }
  return null;
}

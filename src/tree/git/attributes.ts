import { bytesOfName } from '../../model/path.js';
import { rulesByFolder } from './folder-rules.js';
import { pathPattern, Steps, type PathPattern } from './path-pattern.js';

/** A line of `.gitattributes` that sets `filter`. */
interface FilterRule {
  readonly pattern: PathPattern;
  readonly isLfs: boolean;
}

/** Longer patterns are unusual and are skipped. */
const LONGEST_PATTERN = 256;

/**
 * No usual file has more lines about `filter` than this, nor more of them whose pattern is not just a name, `*.bin` or `data/**`.
 */
const MOST_LINES = 1_000;
const MOST_WILDCARDS = 100;

/**
 * Returns a `.gitattributes` file's rules about `filter`, in the order of its lines: a pattern, and whether it selects Git LFS.
 * The last match counts. Quoted patterns and macros are skipped. Returns no rules for a file with more of them than any usual
 * one.
 */
function filterRules(text: string): readonly FilterRule[] {
  const rules: FilterRule[] = [];
  let lines = 0;
  let wildcards = 0;
  for (const line of text.split('\n')) {
    const [written = '', ...attributes] = line.trim().split(/[ \t\r]+/);
    const filter = attributes.findLast((attribute) => /^[-!]?filter(?:=|$)/.test(attribute));
    if (filter === undefined || written.length > LONGEST_PATTERN || /^[#!"]|^\[attr\]|\/$/.test(written)) continue;
    const pattern = pathPattern(asBytes(written));
    if (pattern?.isPlain !== true) wildcards++;
    if (lines === MOST_LINES || wildcards > MOST_WILDCARDS) return [];
    lines++;
    if (pattern !== undefined) rules.push({ pattern, isLfs: filter === 'filter=lfs' });
  }
  return rules;
}

/** Returns a text as its bytes, one letter each. */
function asBytes(text: string): string {
  return bytesOfName(text).toString('latin1');
}

/**
 * Returns the paths that `.gitattributes` sends to Git LFS. The nearest file with a rule that matches a path counts. `textOf`
 * returns the text of the one in a folder, null if there is none.
 */
export async function sentToLfs(
  paths: readonly string[],
  textOf: (folder: string) => Promise<string | null>,
): Promise<readonly string[]> {
  const steps = new Steps();
  const rulesIn = rulesByFolder(textOf, filterRules);
  const found: string[] = [];
  for (const path of paths) {
    let rule: FilterRule | undefined;
    for (let end = path.lastIndexOf('/'); rule === undefined; end = path.lastIndexOf('/', end - 1)) {
      const rules = await rulesIn(path.slice(0, Math.max(end, 0)));
      const inFolder = asBytes(path.slice(end + 1));
      rule = rules.findLast(({ pattern }) => pattern.matches(inFolder, steps));
      if (end <= 0) break;
    }
    if (rule?.isLfs === true) found.push(path);
  }
  return found;
}

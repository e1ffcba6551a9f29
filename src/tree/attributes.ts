/** A line of `.gitattributes` that says something of `filter`. */
interface FilterRule {
  readonly matches: (path: string) => boolean;
  readonly isLfs: boolean;
}

/** Longer patterns are no usual ones, and are passed over. */
const LONGEST_PATTERN = 256;

/**
 * What a `.gitattributes` says of Git LFS, in the order of its lines, as far as usual lines do: a pattern and attributes, of
 * which the last one that speaks of `filter` counts. Quoted patterns and macros are passed over.
 */
function filterRules(text: string): readonly FilterRule[] {
  const rules: FilterRule[] = [];
  for (const line of text.split('\n')) {
    const [pattern = '', ...attributes] = line.trim().split(/[ \t\r]+/);
    const filter = attributes.findLast((attribute) => /^[-!]?filter(?:=|$)/.test(attribute));
    if (filter === undefined || pattern.length > LONGEST_PATTERN || /^[#!"]|^\[attr\]|\/$/.test(pattern)) continue;
    rules.push({ matches: matcher(pattern), isLfs: filter === 'filter=lfs' });
  }
  return rules;
}

/** A pattern with a slash matches paths from its folder on; another matches names in any folder below. */
function matcher(pattern: string): FilterRule['matches'] {
  if (!pattern.includes('/')) {
    const name = wildcard(pattern);
    return (path) => name(path.slice(path.lastIndexOf('/') + 1));
  }
  const segments = pattern
    .replace(/^\//, '')
    .split('/')
    .map((segment) => (segment === '**' ? null : wildcard(segment)));
  return (path) => {
    const steps = path.split('/');
    // The last `**` stands for one step at least: it matches what is in a folder.
    const isInside = segments.at(-1) === null;
    if (isInside && steps.length <= segments.filter((segment) => segment !== null).length) return false;
    return isMatch(segments, steps, (test, step) => test(step));
  };
}

/** One step of a path against `*`, `?`, `[a-z]` and letters. */
function wildcard(pattern: string): (name: string) => boolean {
  const parts = pattern.match(PART) ?? [];
  if (parts.join('') !== pattern) return () => false;
  const tests = parts.map((part) => (/^\*+$/.test(part) ? null : letterTest(part)));
  return (name) => isMatch(tests, Array.from(name), (test, letter) => test(letter));
}

const PART = /\*+|\\[^]|\[[!^]?\]?(?:\[:[a-z]+:\]|[^\]])*\]|[^\\[]/gu;

function letterTest(part: string): (letter: string) => boolean {
  if (part === '?') return () => true;
  if (part === '[[:space:]]') return (letter) => /^\s$/.test(letter);
  const set = /^\[([!^]?)([^[\\]+)\]$/.exec(part);
  if (set !== null) {
    const [, not, members = ''] = set;
    const ranges = members.match(/[^]-[^]|[^]/gu) ?? [];
    return (letter) => ranges.some((range) => isWithin(letter, range)) === (not === '');
  }
  const letter = part.startsWith('\\') ? part.slice(1) : part;
  return part.startsWith('[') ? () => false : (other) => other === letter;
}

function isWithin(letter: string, range: string): boolean {
  const [first = '', dash, last] = Array.from(range);
  return dash === undefined || last === undefined ? letter === first : letter >= first && letter <= last;
}

/** Whether tests match items one by one, a null any number of them: goes back to the last null only, so the time is bounded. */
function isMatch<T, I>(
  tests: readonly (T | null)[],
  items: readonly I[],
  holds: (test: T, item: I) => boolean,
): boolean {
  let at = 0;
  let n = 0;
  let back: { readonly at: number; n: number } | undefined;
  while (n < items.length) {
    const test = tests[at];
    const item = items[n];
    if (test === null) back = { at: at++, n };
    else if (test !== undefined && item !== undefined && holds(test, item)) {
      at++;
      n++;
    } else if (back === undefined) return false;
    else {
      back.n++;
      n = back.n;
      at = back.at + 1;
    }
  }
  return tests.slice(at).every((test) => test === null);
}

/**
 * Those of some paths that `.gitattributes` sends to Git LFS. The nearest file that says something of a path counts.
 * `textOf` gives the text of the one in a folder, null where there is none.
 */
export async function sentToLfs(
  paths: readonly string[],
  textOf: (folder: string) => Promise<string | null>,
): Promise<readonly string[]> {
  const known = new Map<string, readonly FilterRule[]>();
  const rulesIn = async (folder: string): Promise<readonly FilterRule[]> => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const rules = filterRules((await textOf(folder)) ?? '');
    known.set(folder, rules);
    return rules;
  };
  const found: string[] = [];
  for (const path of paths) {
    let rule: FilterRule | undefined;
    for (let end = path.lastIndexOf('/'); rule === undefined; end = path.lastIndexOf('/', end - 1)) {
      const inFolder = path.slice(end + 1);
      rule = (await rulesIn(path.slice(0, Math.max(end, 0)))).findLast(({ matches }) => matches(inFolder));
      if (end <= 0) break;
    }
    if (rule?.isLfs === true) found.push(path);
  }
  return found;
}

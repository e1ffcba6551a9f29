/** A line of `.gitattributes` that says something of `filter`. */
interface FilterRule {
  readonly matches: (path: Steps) => boolean;
  readonly isLfs: boolean;
}

/** A path from the folder of a `.gitattributes` on: whole, and by its steps, each by its letters. */
interface Steps {
  readonly path: string;
  readonly steps: readonly (readonly string[])[];
}

/** Longer patterns are no usual ones, and are passed over. */
const LONGEST_PATTERN = 256;

/** No usual file has so many lines about `filter`, or so many whose pattern is more than a name, `*.bin` or `data/**`. */
const MOST_LINES = 1_000;
const MOST_WILDCARDS = 100;

/**
 * What a `.gitattributes` says of Git LFS, in the order of its lines, as far as usual lines do: a pattern and attributes, of
 * which the last one that speaks of `filter` counts. Quoted patterns and macros are passed over, and so is all of a file
 * with more than any has.
 */
function filterRules(text: string): readonly FilterRule[] {
  const rules: FilterRule[] = [];
  let wildcards = 0;
  for (const line of text.split('\n')) {
    const [pattern = '', ...attributes] = line.trim().split(/[ \t\r]+/);
    const filter = attributes.findLast((attribute) => /^[-!]?filter(?:=|$)/.test(attribute));
    if (filter === undefined || pattern.length > LONGEST_PATTERN || /^[#!"]|^\[attr\]|\/$/.test(pattern)) continue;
    const plain = plainMatcher(pattern);
    if (plain === undefined) wildcards++;
    if (rules.length === MOST_LINES || wildcards > MOST_WILDCARDS) return [];
    rules.push({ matches: plain ?? matcher(pattern), isLfs: filter === 'filter=lfs' });
  }
  return rules;
}

/** For the patterns that nearly every project has: `*.bin`, `name`, `data/**` and `data/name`. */
function plainMatcher(pattern: string): FilterRule['matches'] | undefined {
  const [, star, rest, inside] = /^(\*)?([^*?[\\]+?)(\/\*\*)?$/.exec(pattern) ?? [];
  if (rest === undefined) return undefined;
  if (inside === undefined && !rest.includes('/')) {
    return star === undefined
      ? ({ path }) => path === rest || path.endsWith(`/${rest}`)
      : ({ path }) => path.endsWith(rest);
  }
  if (star !== undefined) return undefined;
  const place = rest.replace(/^\//, '');
  return inside === undefined ? ({ path }) => path === place : ({ path }) => path.startsWith(`${place}/`);
}

/** A pattern with a slash matches paths from its folder on; another matches names in any folder below. */
function matcher(pattern: string): FilterRule['matches'] {
  if (!pattern.includes('/')) {
    const name = wildcard(pattern);
    return ({ steps }) => name(steps.at(-1) ?? []);
  }
  const segments = pattern
    .replace(/^\//, '')
    .split('/')
    .map((segment) => (segment === '**' ? null : wildcard(segment)));
  return ({ steps }) => {
    // The last `**` stands for one step at least: it matches what is in a folder.
    const isInside = segments.at(-1) === null;
    if (isInside && steps.length <= segments.filter((segment) => segment !== null).length) return false;
    return isMatch(segments, steps, (test, step) => test(step));
  };
}

/** One step of a path against `*`, `?`, `[a-z]` and letters. */
function wildcard(pattern: string): (name: readonly string[]) => boolean {
  const parts = pattern.match(PART) ?? [];
  if (parts.join('') !== pattern) return () => false;
  const tests = parts.map((part) => (/^\*+$/.test(part) ? null : letterTest(part)));
  return (name) => isMatch(tests, name, (test, letter) => test(letter));
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
    if (known.size === MOST_KNOWN) known.clear();
    const rules = filterRules((await textOf(folder)) ?? '');
    known.set(folder, rules);
    return rules;
  };
  const found: string[] = [];
  for (const path of paths) {
    let rule: FilterRule | undefined;
    for (let end = path.lastIndexOf('/'); rule === undefined; end = path.lastIndexOf('/', end - 1)) {
      const rules = await rulesIn(path.slice(0, Math.max(end, 0)));
      const inFolder = stepsOf(path.slice(end + 1));
      rule = rules.findLast(({ matches }) => matches(inFolder));
      if (end <= 0) break;
    }
    if (rule?.isLfs === true) found.push(path);
  }
  return found;
}

/** Folders whose rules are kept: paths of one folder mostly come one after another. */
const MOST_KNOWN = 100;

function stepsOf(path: string): Steps {
  let steps: Steps['steps'] | undefined;
  return {
    path,
    // Asked for by unusual patterns only.
    get steps() {
      return (steps ??= path.split('/').map((step) => Array.from(step)));
    },
  };
}

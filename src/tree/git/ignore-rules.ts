/** A line of `.gitignore`. */
export interface IgnoreRule {
  /** Its line in the file, from 1, and its text. */
  readonly line: number;
  readonly text: string;
  /** It takes paths in again: `!` stands before it. */
  readonly negative: boolean;
  /** It holds of folders only: `/` stands behind it. */
  readonly foldersOnly: boolean;
  /** Whether it matches a path from the folder of its file on. */
  readonly matches: (path: string, steps: Steps) => boolean;
}

/**
 * How many letters may still be read of patterns, and held against them, for all that is asked at once: what is beyond is matched by nothing. It is
 * a number and no time, so that the same commit gets the same answer on every machine.
 */
export class Steps {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  get areSpent(): boolean {
    return this.#left < 0;
  }

  /** False when there are none left. */
  take(count = 1): boolean {
    this.#left -= count;
    return this.#left >= 0;
  }
}

/** What one byte of a path is held against: a byte, any, or a set. */
type Token = number | typeof ANY | ByteSet;

const ANY = 'any';

interface ByteSet {
  readonly negated: boolean;
  /** Pairs of bytes as letters: the first and the last of each range. */
  readonly ranges: string;
}

/** What one name of a path is held against; null in it stands for any number of bytes, and instead of it for any number of names. */
type Segment = readonly (Token | null)[];

const SPECIAL = /[*?[\\]/;
const SLASH = '/'.charCodeAt(0);

/** As git has them for bytes, whatever the locale. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['alnum', '09AZaz'],
  ['alpha', 'AZaz'],
  ['blank', '  \t\t'],
  ['cntrl', '\0\x1f\x7f\x7f'],
  ['digit', '09'],
  ['graph', '!~'],
  ['lower', 'az'],
  ['print', ' ~'],
  ['punct', '!/:@[`{~'],
  ['space', '  \t\n\r\r'],
  ['upper', 'AZ'],
  ['xdigit', '09AFaf'],
]);

/** The lines of a `.gitignore` in their order, as `gitignore(5)` has them. Text and paths are bytes, one letter each. */
function ignoreRules(text: string): readonly IgnoreRule[] {
  const rules: IgnoreRule[] = [];
  for (const [n, line] of text
    .replace(/^\xef\xbb\xbf/, '')
    .split('\n')
    .entries()) {
    const pattern = withoutEnd(line);
    const rule = line.startsWith('#') ? undefined : ignoreRule(pattern);
    if (rule !== undefined) rules.push({ ...rule, line: n + 1, text: pattern });
  }
  return rules;
}

/** A line without its carriage return and the spaces behind it that no backslash keeps. */
function withoutEnd(line: string): string {
  const [text = ''] = line.replace(/\r$/, '').split('\0', 1);
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') {
      if (at + 1 === text.length) return text;
      at++;
    } else if (text[at] === ' ') continue;
    end = at + 1;
  }
  return text.slice(0, end);
}

function ignoreRule(line: string): Omit<IgnoreRule, 'line' | 'text'> | undefined {
  const negative = line.startsWith('!');
  const whole = negative ? line.slice(1) : line;
  const foldersOnly = whole.endsWith('/');
  const pattern = foldersOnly ? whole.slice(0, -1) : whole;
  if (pattern === '') return undefined;
  const kind = { negative, foldersOnly };
  const isName = !pattern.includes('/');
  const anchored = pattern.startsWith('/') ? pattern.slice(1) : pattern;
  const special = anchored.search(SPECIAL);
  if (special < 0) {
    return { ...kind, matches: (path) => (isName ? baseName(path) === anchored : path === anchored) };
  }
  // git compares what is before the first sign of its own by itself: `a**` holds of a path like `**` of the rest.
  const literal = isName ? '' : anchored.slice(0, special);
  const segments = segmentsOf(anchored.slice(literal.length), isName);
  if (segments === undefined) return undefined;
  return {
    ...kind,
    matches: (path, steps) => {
      if (isName) return isSegment(segments[0] ?? [], baseName(path), steps);
      if (!path.startsWith(literal)) return false;
      return isPath(segments, path.slice(literal.length), steps);
    },
  };
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A pattern by its slashes; undefined for one that git takes and that matches nothing. */
function segmentsOf(pattern: string, isName: boolean): readonly (Segment | null)[] | undefined {
  const segments: (Segment | null)[] = [];
  let tokens: (Token | null)[] = [];
  for (let at = 0; at < pattern.length;) {
    const letter = pattern.charCodeAt(at);
    if (letter === SLASH) {
      segments.push(tokens);
      tokens = [];
      at++;
    } else if (pattern[at] === '*') {
      const start = at;
      while (pattern[at] === '*') at++;
      const begins = start === 0 || pattern[start - 1] === '/';
      const behind = at === pattern.length ? '' : /^\\?\//.exec(pattern.slice(at, at + 2))?.[0];
      if (isName || at - start === 1 || !begins || behind === undefined) tokens.push(null);
      else {
        segments.push(null);
        // Behind the last slash there is a name; before an escaped one git asks for one, too.
        if (behind !== '/') segments.push([null]);
        if (behind === '') return segments;
        at += behind.length;
      }
    } else if (pattern[at] === '?') {
      tokens.push(ANY);
      at++;
    } else if (pattern[at] === '[') {
      const set = setAt(pattern, at);
      if (set === undefined) return undefined;
      tokens.push(set);
      at = set.end;
    } else if (pattern[at] === '\\') {
      if (at + 1 === pattern.length) return undefined;
      const escaped = pattern.charCodeAt(at + 1);
      if (escaped === SLASH) {
        segments.push(tokens);
        tokens = [];
      } else tokens.push(escaped);
      at += 2;
    } else {
      tokens.push(letter);
      at++;
    }
  }
  segments.push(tokens);
  return segments;
}

/** The set that begins at an offset, and where it ends; undefined where it does not end. As git's `wildmatch.c` reads it. */
function setAt(pattern: string, start: number): (ByteSet & { readonly end: number }) | undefined {
  let at = start + 1;
  const negated = pattern[at] === '!' || pattern[at] === '^';
  if (negated) at++;
  const ranges: string[] = [];
  const one = (letter: string): string => letter + letter;
  let previous = '';
  do {
    let letter = pattern[at];
    if (letter === undefined) return undefined;
    if (letter === '\\') {
      letter = pattern[++at];
      if (letter === undefined) return undefined;
      ranges.push(one(letter));
    } else if (letter === '-' && previous !== '' && pattern[at + 1] !== undefined && pattern[at + 1] !== ']') {
      let last = pattern[++at];
      if (last === '\\') last = pattern[++at];
      if (last === undefined) return undefined;
      ranges.push(previous + last);
      letter = '';
    } else if (letter === '[' && pattern[at + 1] === ':') {
      const end = pattern.indexOf(']', at + 2);
      if (end < 0) return undefined;
      if (end === at + 2 || pattern[end - 1] !== ':') ranges.push(one(letter));
      else {
        const members = CLASSES.get(pattern.slice(at + 2, end - 1));
        if (members === undefined) return undefined;
        ranges.push(members);
        at = end;
        letter = '';
      }
    } else ranges.push(one(letter));
    previous = letter;
    at++;
  } while (pattern[at] !== ']');
  return { negated, ranges: ranges.join(''), end: at + 1 };
}

function isPath(segments: readonly (Segment | null)[], path: string, steps: Steps): boolean {
  if (!steps.take(path.length / 8)) return false;
  const names = path.split('/');
  return isMatch(segments, names.length, steps, (segment, n) => isSegment(segment, names[n] ?? '', steps));
}

function isSegment(tokens: Segment, name: string, steps: Steps): boolean {
  return isMatch(tokens, name.length, steps, (token, n) => isToken(token, name.charCodeAt(n), steps));
}

function isToken(token: Token, byte: number, steps: Steps): boolean {
  if (typeof token === 'number') return token === byte;
  if (token === ANY) return true;
  const { ranges, negated } = token;
  if (!steps.take(ranges.length / 8)) return false;
  for (let n = 0; n < ranges.length; n += 2) {
    if (byte >= ranges.charCodeAt(n) && byte <= ranges.charCodeAt(n + 1)) return !negated;
  }
  return negated;
}

/** Whether tests match so many items one by one, a null any number of them: goes back to the last null only. */
function isMatch<T>(
  tests: readonly (T | null)[],
  count: number,
  steps: Steps,
  holds: (test: T, n: number) => boolean,
): boolean {
  let at = 0;
  let n = 0;
  let back: { readonly at: number; n: number } | undefined;
  while (n < count) {
    if (!steps.take()) return false;
    const test = tests[at];
    if (test === null) back = { at: at++, n };
    else if (test !== undefined && holds(test, n)) {
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
 * The rules by which `.gitignore` files keep out some paths, of those files, or of the ones on a folder above, and where they stand
 * (`app/.gitignore:3: *.log`). `textOf` gives the text of the one in a folder, null where there is none. Text and paths are bytes, one
 * letter each; a path that ends in a slash is a folder.
 */
export async function keptOut(
  paths: readonly string[],
  textOf: (folder: string) => Promise<string | null>,
  most = MOST_STEPS,
): Promise<ReadonlyMap<string, string>> {
  const steps = new Steps(most);
  const known = new Map<string, readonly IgnoreRule[]>();
  const rulesIn = async (folder: string): Promise<readonly IgnoreRule[]> => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    if (known.size === MOST_KNOWN) known.clear();
    const text = (await textOf(folder)) ?? '';
    const rules = steps.take(text.length) ? ignoreRules(text) : [];
    known.set(folder, rules);
    return rules;
  };
  const found = new Map<string, string>();
  for (const path of paths) {
    // Nothing below a folder that is kept out is looked at: not the files in it that take something in again, either.
    const files: File[] = [];
    for (let start = 0; start < path.length && !steps.areSpent;) {
      const folder = path.slice(0, Math.max(start - 1, 0));
      const rules = await rulesIn(folder);
      if (rules.length > 0) files.push({ folder, start, rules });
      const slash = path.indexOf('/', start);
      const end = slash < 0 ? path.length : slash;
      const rule = ignoringRule(path.slice(0, end), slash >= 0, files, steps);
      if (rule !== null) {
        found.set(path, rule);
        break;
      }
      start = end + 1;
    }
  }
  return found;
}

/** The rules of a file, and where paths from its folder on start. */
interface File {
  readonly folder: string;
  readonly start: number;
  readonly rules: readonly IgnoreRule[];
}

/** The last rule that speaks of a path, in the file nearest to it that has one; null where that takes it in again, and for none. */
function ignoringRule(path: string, isFolder: boolean, files: readonly File[], steps: Steps): string | null {
  for (let n = files.length - 1; n >= 0; n--) {
    const { folder = '', start = 0, rules = [] } = files[n] ?? {};
    const rest = path.slice(start);
    const rule = rules.findLast(
      ({ foldersOnly, matches }) => steps.take() && (isFolder || !foldersOnly) && matches(rest, steps),
    );
    if (rule === undefined) continue;
    const file = folder === '' ? '.gitignore' : `${folder}/.gitignore`;
    return rule.negative ? null : `${file}:${String(rule.line)}: ${rule.text}`;
  }
  return null;
}

/** A second or two at most; 10,000 paths and 100 lines take less than a tenth of them. */
const MOST_STEPS = 200_000_000;

/** Folders whose rules are kept: paths of one folder mostly come one after another. */
const MOST_KNOWN = 100;

/** The context of a text that should name a file: code, a string of a frontmatter or JSON, or plain Markdown text. */
export type Where = 'code' | 'string' | 'plain';

/** A path that a text names. */
export interface PathReading {
  /** As shown in a report. */
  readonly path: string;
  /** Other paths that it means if a file is or was there: with its anchor, or below the previous folder. */
  readonly readings?: readonly string[];
  /** Set if it is a path only if a file of exactly this name, or some file with its extension, is or was tracked. */
  readonly needs?: 'file' | 'extension';
  /** The folder outside the repository, with a slash, that a label or heading above names as the path's root. */
  readonly under?: string;
}

/** The meaning of a text that should name a file: some paths, a pattern for paths, or neither. */
export type PathText =
  | { readonly kind: 'paths'; readonly paths: readonly PathReading[] }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'none' };

const NONE: PathText = { kind: 'none' };

/** A list in braces never means more paths. */
const MOST_PATHS = 50;

/** Folders and a file name with an extension, in letters and digits: most paths. */
const PLAIN = /^[A-Za-z0-9_]+(?:\/[A-Za-z0-9_-]+)+\.[A-Za-z]{1,8}$/;

/** The form of a date in a name (`YYYYMMDDHHmmss_dates.sql`), which means any date. */
const DATE = /YYYY[-_]?MM[-_TDHMSms]*/g;

/** A longer text is not a path. */
const LONGEST = 4_096;

/** Reads a text as one path, as the paths of a list in braces, or as none. Linear. */
export function readPath(written: string, where: Where): PathText {
  if (written.length > LONGEST) return NONE;
  if (PLAIN.test(written) && !NEVER.test(written) && !written.includes('YYYY'))
    return { kind: 'paths', paths: [{ path: written }] };
  const text = tidied(written, where).replace(DATE, '*');
  if (NO_WORD.has(text.toLowerCase()) || NEVER.test(text)) return NONE;
  const paths: PathReading[] = [];
  for (const one of expanded(text)) {
    if (isPattern(one)) return isLikeFile(one.replace(/[*?{}…[\]]+/g, 'x')) ? { kind: 'pattern', pattern: one } : NONE;
    const reading = readingOf(one, where);
    if (reading === null) return NONE;
    paths.push(reading);
  }
  return { kind: 'paths', paths };
}

function readingOf(text: string, where: Where): PathReading | null {
  if (/["`^]/.test(text)) return null;
  const path = withoutCitation(text);
  const readings = path === text ? {} : { readings: [text] };
  if (/\s/.test(path)) return where !== 'plain' && isLikeFile(path) ? { path, ...readings, needs: 'file' } : null;
  if (NO_FILE.test(path)) return null;
  if (!isFile(path, where)) return where === 'string' && WORD.test(path) ? { path, needs: 'file' } : null;
  const isName = where !== 'code' && !path.includes('/') && !path.startsWith('.') && !BARE_NAMES.has(path);
  return { path, ...readings, ...(isName ? { needs: 'extension' } : {}) };
}

/** A name without an extension, e.g. of a script: a path only if a file has this name. */
const WORD = /^[\w.-]{1,100}$/;

/** A list of numbers, as shorthand for files of a folder that begin with them. */
const NUMBERS = /^[\w-]*\d(?:,\d{1,6})+$/;

/** Outside code and strings, a slash alone makes no path. */
function isFile(path: string, where: Where): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === '') return /[\p{L}\p{N}_]/u.test(path);
  return isLikeFile(where === 'plain' ? name : path) || (path !== name && NUMBERS.test(name));
}

/** A path for comparison: with slashes, and without `./`, doubled slashes, quotes, emphasis and a final comma. */
function tidied(written: string, where: Where): string {
  let text = written.trim();
  const quoted = /^(["'])(.*)\1$/s.exec(text)?.[2];
  if (quoted !== undefined) text = quoted.trim();
  text = text.replace(/^\*+(?=[^*]*[^*/]\*+[,;]*$)/, '');
  // In code and strings, a star that ends no file leaves the rest open: `eslint.config.*`.
  text = text.replace(where === 'plain' ? /(?<![*/.])\*+(?=[,;]*$)/ : /(?<=\.[A-Za-z]\w{0,9})\*+(?=[,;]*$)/, '');
  text = text.replace(/(?<![,;])[,;]+$/, '');
  if (where === 'plain') {
    // Both mean a folder in bold: formatters write one for the other.
    text = shown(text.replace(/(?<=^|\/)\*\*(\w{1,40})\*\*(?=\/)/g, '__$1__')).replace(
      /(?<=\.[A-Za-z][A-Za-z0-9]{0,9})\.$/,
      '',
    );
    const [, marks, inner] = /^(__?)(\S*\.[A-Za-z0-9]+)\1$/.exec(text) ?? [];
    if (marks !== undefined && inner !== undefined) text = inner;
  }
  text = text.replaceAll('\\', '/');
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]+:\/\//.exec(text)?.[0] ?? '';
  const rest = text.slice(scheme.length).replace(/(?<!\/)\/{2,}/g, '/');
  return `${scheme}${rest.replace(/^(?:\.\/)+(?=[^/])/, '')}`;
}

/** The entities that people write in paths; others stay as written. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['lowbar', '_'],
  ['ast', '*'],
  ['sol', '/'],
  ['period', '.'],
  ['colon', ':'],
  ['comma', ','],
  ['num', '#'],
]);

/** Plain text as Markdown renders it: without escapes and entities. A Windows path keeps its backslashes. */
function shown(text: string): string {
  if (!/[\\&]/.test(text)) return text;
  const plain = /^[A-Za-z]:\\/.test(text) ? text : text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  return plain.replace(/&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z]{2,31}));/g, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES.get(name) ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

const NO_WORD: ReadonlySet<string> = new Set([
  ...['', 'none', 'none.', 'n/a', 'na', 'nil', 'null', 'tbd', 'nothing', 'true', 'false'],
  ...['-', '—', '–', '~', '.', '..', '...', '…', '[]', '{}', '/', '*'],
  ...['and/or', 'either/or', 'w/o', 'w/', 'i/o', 'e.g', 'e.g.', 'i.e', 'i.e.'],
]);

/** A tag, a bar, a variable, a web address, or git's own folder. */
const NEVER =
  /[<>|]|\$[{(]|^\$[A-Z_][A-Z0-9_]*(?:\/|$)|^(?!file:)[A-Za-z][A-Za-z0-9+.-]+:\/\/|^(?:mailto|data|tel):|(?:^|\/)\.git(?:\/|$)|^[-#!&]|^\[\]?$/;

/** A scoped package or a short name for a module, a mail address, route (no dot in its last segment), mapped folder, or Org's verbatim text. */
const NO_FILE =
  /^(?:=.*=|@[\w.-]+\/[\w-]+|@(?:\/[\w-]+)+|[\w.+-]+@[\w.-]+|\/(?:[^/]*\/)*[^/.]*|\d+\/\d+|(?!file:)[^:]{2,}:\/.*)$/;

/** Text that ends in an extension. */
const EXTENSION = /[^./]\.[A-Za-z][A-Za-z0-9]{0,9}$/;

/** A list of plain words in braces. */
const BRACES = /\{([\w.@/-]*(?:\s?,\s?[\w.@/-]*)+)\}/;

/** A text with its lists in braces expanded; the text itself if it has none, or too many. */
function expanded(text: string): readonly string[] {
  let all = [text];
  const listed = text.includes('{') ? [] : text.split(',');
  if (
    listed.length > 1 &&
    listed.length <= MOST_PATHS &&
    listed.every((one) => !/\s/.test(one) && EXTENSION.test(one))
  ) {
    return listed;
  }
  for (let found = BRACES.exec(text); found !== null; found = BRACES.exec(all[0] ?? '')) {
    const words = (found[1] ?? '').split(',').map((word) => word.trim());
    if (all.length * words.length > MOST_PATHS) return [text];
    const list = found[0];
    all = all.flatMap((one) => words.map((word) => one.replace(list, () => word)));
  }
  return all;
}

function isPattern(text: string): boolean {
  // The last two leave part of a name open: `view(.test).ts`.
  if (/[*?{}…]|\[(?:\d+-\d+|[A-Za-z]-[A-Za-z])\]|\(\.\w+\)|\[\.\w+\]/.test(text)) return true;
  return text.split('/').some((segment) => segment !== '..' && segment.replaceAll('[...', '[').includes('..'));
}

/** The place in a file at the end of a path: lines, an anchor, or a name. */
const CITATION = /(?:::[^]*|#[^/]*|(?::\d+(?:-\d+)?){1,2}|:[A-Za-z_$][\w$.]*(?:\(\))?)$/;

/** A path without the place in its file; unchanged if the rest is not a file. */
export function withoutCitation(text: string): string {
  const path = text.replace(CITATION, '');
  return path !== text && isLikeFile(path.slice(path.lastIndexOf('/') + 1)) ? path : text;
}

/** File names without an extension. */
const BARE_NAMES: ReadonlySet<string> = new Set([
  ...['Dockerfile', 'Containerfile', 'Makefile', 'Justfile', 'justfile', 'Procfile', 'Gemfile', 'Rakefile', 'Brewfile'],
  ...['Podfile', 'Caddyfile', 'Jenkinsfile', 'Vagrantfile', 'LICENSE', 'NOTICE', 'CODEOWNERS', 'README', 'CHANGELOG'],
  'VERSION',
]);

/** Returns true if a path looks like a file: a word alone does not. */
export function isLikeFile(path: string): boolean {
  if (path.includes('/') || BARE_NAMES.has(path)) return true;
  return /^\.[\w@+-]+$|[^]\.[A-Za-z][\w+-]{0,11}$/.test(path);
}

/** Returns true if a text is a commit id, and not a date such as 20260220. */
export function isCommitId(text: string): boolean {
  return /^[0-9a-f]{7,40}$/.test(text) && /\d/.test(text) && !/^20\d\d(?:0[1-9]|1[0-2])\d*$/.test(text);
}

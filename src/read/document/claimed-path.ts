/** A path that a text begins with. */
export interface ClaimedPath {
  readonly path: string;
  /** Its offset in the text. */
  readonly start: number;
  /** What the text says of it. */
  readonly description: string;
}

/** White space before one of these ends a path. */
export const SIGNS = '(#+→—–';

/** What is written where there is no file. */
const NO_FILE: ReadonlySet<string> = new Set([
  '',
  'none',
  'none.',
  'n/a',
  'na',
  'nil',
  'null',
  'tbd',
  'nothing',
  'true',
  'false',
  '-',
  '—',
  '–',
  '~',
  '[]',
  '{}',
]);

/** A glob, a list in braces, an unfinished path, a tag or an anchor of YAML, a list that begins, or prose. */
const NO_PATH = /^[-#!&]|^\[$|[\s*?<>{}|"\\^…`]|\[(?:\d+-\d+|[A-Za-z]-[A-Za-z])\]/;

/** Names of files that have no extension. */
const BARE_NAMES: ReadonlySet<string> = new Set([
  'Dockerfile',
  'Containerfile',
  'Makefile',
  'Justfile',
  'justfile',
  'Procfile',
  'Gemfile',
  'Rakefile',
  'Brewfile',
  'Podfile',
  'Caddyfile',
  'Jenkinsfile',
  'Vagrantfile',
  'LICENSE',
  'NOTICE',
  'CODEOWNERS',
  'README',
  'CHANGELOG',
  'VERSION',
]);

/**
 * The path that a text begins with, in quotes, in a code span or plain; null where that is no path. White space before one of
 * `signs` ends it. Linear.
 */
export function pathIn(text: string, signs: string = SIGNS): ClaimedPath | null {
  const { start, end, after } = enclosed(text);
  const inner = text.slice(start, end);
  const cut = cutOf(inner, signs);
  if (LONE_STAR.test(inner.slice(0, cut))) return null;
  const tidy = tidied(inner.slice(0, cut));
  if (!isPath(tidy.path)) return null;
  return { path: tidy.path, start: start + tidy.start, description: inner.slice(cut) + text.slice(after) };
}

/** Whether a path looks like that of a file: a word alone does not. */
export function isLikeFile(path: string): boolean {
  if (path.includes('/') || BARE_NAMES.has(path)) return true;
  const dot = path.lastIndexOf('.');
  if (dot === 0) return path.length > 1;
  return dot > 0 && /^[A-Za-z][\w+-]{0,11}$/.test(path.slice(dot + 1));
}

/** Whether a text is the id of a commit, and no date such as 20260220. */
export function isCommitId(text: string): boolean {
  return /^[0-9a-f]{7,40}$/.test(text) && /\d/.test(text) && !/^20\d\d(?:0[1-9]|1[0-2])\d*$/.test(text);
}

const GONE =
  /^\W*(?:(?:file|was|were|is|now)\s+)*(?:\*\*(?:deleted|removed)\*\*|deleted(?=\s*$|[).,:;]|\s*[(—–-])|removed(?=\s*$|[).,;]|\s+[—–])|(?:renamed|moved)\s+to\s+`?[\w.@-]*[/.][\w.@/-])/i;

/** Whether a description of a path says that nothing is there any more. */
export function saysGone(description: string): boolean {
  return GONE.test(description) || (description.includes('*') && GONE.test(description.replaceAll('*', '')));
}

/** What is looked at: the inside of quotes or of a code span, or all. `after` is where its description goes on. */
function enclosed(text: string): { readonly start: number; readonly end: number; readonly after: number } {
  const start = text.length - text.trimStart().length;
  const isQuoted = text[start] === '"' || text[start] === "'";
  const open = isQuoted ? start : text.startsWith('**`', start) ? start + 2 : start;
  if (isQuoted || text[open] === '`') {
    const close = text.indexOf(text[open] ?? '', open + 1);
    if (close > 0) {
      const inner = text.slice(open + 1, close);
      const left = inner.length - inner.trimStart().length;
      const end = open + 1 + inner.trimEnd().length;
      return { start: Math.min(open + 1 + left, end), end, after: close + 1 };
    }
  }
  const end = text.trimEnd().length;
  return { start: Math.min(start, end), end, after: text.length };
}

/** Where a path ends and its description begins. */
function cutOf(text: string, signs: string): number {
  let space = -1;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isSpace(sign)) {
      if (space < 0) space = at;
      continue;
    }
    if (sign === '→') return space < 0 ? at : space;
    if (sign === ':' && (at + 1 === text.length || isSpace(text[at + 1]))) return at;
    if (space >= 0 && (signs.includes(sign) || isArrowOrDash(text, at))) return space;
    space = -1;
  }
  return text.length;
}

/** Whether `->`, `=>`, or a `-` or `--` by itself, is at an offset. */
function isArrowOrDash(text: string, at: number): boolean {
  const [first, second] = [text[at], text[at + 1]];
  if (first === '=') return second === '>';
  if (first !== '-') return false;
  return second === undefined || second === '>' || isSpace(second) || (second === '-' && isSpaceOrEnd(text[at + 2]));
}

function isSpaceOrEnd(sign: string | undefined): boolean {
  return sign === undefined || isSpace(sign);
}

function isSpace(sign: string | undefined): boolean {
  return sign !== undefined && /\s/.test(sign);
}

/** A path without emphasis around it, and without the line or the name that it points to. */
function tidied(text: string): { readonly path: string; readonly start: number } {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === '*') start++;
  while (end > start && '*,;'.includes(text[end - 1] ?? ' ')) end--;
  let path = text.slice(start, end);
  const member = path.indexOf('::');
  if (member >= 0) path = path.slice(0, member);
  const colon = path.lastIndexOf(':');
  if (colon >= 0 && /^(?:\d+(?:-\d+)?|[A-Za-z_$][\w$]*(?:\(\))?)$/.test(path.slice(colon + 1))) {
    path = path.slice(0, colon);
  }
  return { path, start };
}

/** A star that nothing closes: an alias of YAML, or a pattern such as `*.ts`. */
const LONE_STAR = /^\*(?!\*)[^*]*$/;

function isPath(path: string): boolean {
  if (NO_FILE.has(path.toLowerCase()) || NO_PATH.test(path)) return false;
  if (!path.includes('..')) return true;
  return path.split('/').every((segment) => segment === '..' || !segment.replaceAll('[...', '[').includes('..'));
}

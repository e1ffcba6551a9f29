import { trimmed, type SourceText } from './node.js';

/** A path that a text begins with. */
export interface ClaimedPath {
  readonly path: string;
  /** Its offset in the text. */
  readonly start: number;
  /** What the text says of it. */
  readonly description: string;
}

/** White space before one of these ends a path: the inside of a class of a pattern. */
export const SIGNS = '(#+→—–';

/** Where a path ends and its description begins: before an arrow, at a colon, or at white space before one of `signs` or a dash. */
export function pathEnd(signs: string): RegExp {
  return new RegExp(String.raw`(?<!\s)\s*→|:(?=\s|$)|(?<!\s)\s+(?=[${signs}]|->|=>|--?(?:\s|$))|$`);
}

const PATH_END = pathEnd(SIGNS);

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

/** The path that a text begins with, in quotes, in a code span or plain; null where that is no path. It ends at `end`. Linear. */
export function pathIn(text: string, end: RegExp = PATH_END): ClaimedPath | null {
  const { inner, after } = enclosed(text);
  const raw = inner.text.slice(0, inner.text.search(end));
  const tidy = tidied(raw);
  if (LONE_STAR.test(raw) || !isPath(tidy.path)) return null;
  return { path: tidy.path, start: inner.start + tidy.start, description: inner.text.slice(raw.length) + after };
}

/** Whether a path looks like that of a file: a word alone does not. */
export function isLikeFile(path: string): boolean {
  if (path.includes('/') || BARE_NAMES.has(path)) return true;
  return /^\.[^.]+$|[^]\.[A-Za-z][\w+-]{0,11}$/.test(path);
}

/** Whether a text is the id of a commit, and no date such as 20260220. */
export function isCommitId(text: string): boolean {
  return /^[0-9a-f]{7,40}$/.test(text) && /\d/.test(text) && !/^20\d\d(?:0[1-9]|1[0-2])\d*$/.test(text);
}

const GONE =
  /^\W*(?:(?:file|was|were|is|now)\s+)*(?:\*\*(?:deleted|removed)\*\*|deleted(?=\s*$|[).,:;]|\s*[(—–-])|removed(?=\s*$|[).,;]|\s+[—–])|(?:renamed|moved)\s+to\s+`?[\w.@-]*[/.][\w.@/-])/i;

/** Whether a description of a path says that nothing is there any more. */
export function saysGone(description: string): boolean {
  return GONE.test(description) || GONE.test(description.replaceAll('*', ''));
}

const QUOTED = /^\s*(?:\*\*(?=`))?(["'`])([^]*?)\1/;

/** What is looked at: the inside of quotes or of a code span, or all. `after` is where its description goes on. */
function enclosed(text: string): { readonly inner: SourceText; readonly after: string } {
  const [whole = '', , quoted] = QUOTED.exec(text) ?? [];
  if (quoted === undefined) return { inner: trimmed({ text, start: 0 }), after: '' };
  const start = whole.length - quoted.length - 1;
  return { inner: trimmed({ text: quoted, start }), after: text.slice(whole.length) };
}

/** A path without emphasis around it, and without the line or the name that it points to. */
function tidied(text: string): { readonly path: string; readonly start: number } {
  const plain = text.replace(/^\*+/, '');
  const path = plain
    .replace(/(?<![*,;])[*,;]+$/, '')
    .replace(/::[^]*/, '')
    .replace(/:(?:\d+(?:-\d+)?|[A-Za-z_$][\w$]*(?:\(\))?)$/, '');
  return { path, start: text.length - plain.length };
}

/** A star that nothing closes: an alias of YAML, or a pattern such as `*.ts`. */
const LONE_STAR = /^\*(?!\*)[^*]*$/;

function isPath(path: string): boolean {
  if (NO_FILE.has(path.toLowerCase()) || NO_PATH.test(path)) return false;
  return path.split('/').every((segment) => segment === '..' || !segment.replaceAll('[...', '[').includes('..'));
}

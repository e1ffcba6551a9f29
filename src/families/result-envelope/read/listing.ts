import type { Segment } from '../../../read/markdown/block.js';
import { pattern } from '../../../model/text.js';

/** What may precede a path: the mark of an item, or the letter with which git says what became of the file. */
const BEFORE =
  /^\s*(?:[-*+\u2022]\s+|\d{1,4}[.)]\s+|(?:[AMRCTU?]{1,2}|new file:|modified:|created:|added:|renamed:)\s+)?/;
/** What git says of a file that was deleted. */
const DELETED = /^\s*(?:D|deleted:|removed:)\s+\S+$/;
/** A path with an extension, in quotes or not, and what may follow it. */
const PATH = pattern(
  String.raw`^(["'\x60]?)((?:(?:[\p{L}\p{N}_.@+~()[\]*-]|\{[^\s{}]*\})+\/)*(?:[\p{L}\p{N}_.@+~()[\]*-]|\{[^\s{}]*\})*\.[A-Za-z][A-Za-z0-9]{0,9})\1(?=,?\s*$|\s*(?:[#(|,;:\u2014\u2013]|-\s|->|\/\/|\u2192|\u21D2))`,
  'u',
);
/** What heads others, remarks on them, or only holds them together. */
const NO_PATH = /^\s*(?:#.*|\/\/.*|.*:|\.{3}|[[\]{}(),]+)$/;
/** What a tree is drawn with. */
const TREE = /[\u2500-\u257F]|^\s*[|`+]--/;

/** Languages of what somebody ran, of its output, and of changes to files. */
const OUTPUT =
  /^(?:bash|bat|batch|cmd|command|console|diff|fish|ksh|log|output|patch|posh|powershell|ps1|pwsh|sh|sh-session|shell|shell-session|shellsession|terminal|zsh)\b/i;
const PROMPT = /^\s*(?:\$|%|PS [^>]*>|[\w.-]+@[\w.-][^$#]*[$#])\s+\S/;

/** Whether code shows commands, their output or a diff: paths in it are no list of artifacts. */
export function isOutput(info: string | null, lines: readonly Segment[]): boolean {
  return OUTPUT.test(info?.trim() ?? '') || lines.some(({ text }) => PROMPT.test(text.slice(0, LONGEST_PROMPT)));
}

const LONGEST_PROMPT = 200;

/** The lines of code that list paths, each from its path on; null for code that shows something else. */
export function listedIn(lines: readonly Segment[]): readonly Segment[] | null {
  const paths: Segment[] = [];
  for (const line of lines) {
    const path = pathIn(line);
    if (path !== null) paths.push(path);
    else if (!NO_PATH.test(line.text) && !DELETED.test(line.text)) return null;
  }
  return paths.length === 0 ? null : paths;
}

/** The first line of code that names a path as a list or a tree of files does; undefined where none does. */
export function unlistedIn(lines: readonly Segment[]): Segment | undefined {
  const isTree = lines.some(({ text }) => TREE.test(text));
  return lines.find((line) =>
    isTree ? TREE.test(line.text) && /\.[A-Za-z]\w{0,9}\b/.test(line.text) : isPathLine(line),
  );
}

/** Whether code is in a language for data. */
export function isData(info: string | null): boolean {
  return /^(?:ya?ml|json[c5l]?|toml)\b/i.test(info?.trim() ?? '');
}

/** A value of data that is a path with a folder and an extension. */
const PATH_OF_DATA = pattern(
  String.raw`(?:^|[\s"'[,:=])(?:[\p{L}\p{N}_.@-]{1,80}\/){1,20}[\p{L}\p{N}_.@-]{1,80}\.[A-Za-z][A-Za-z0-9]{0,9}(?=["',\]}]|\s*$)`,
  'u',
);
const LONGEST_DATA = 400;

/** The first line of data that has a path; undefined if none has. */
export function pathInData(lines: readonly Segment[]): Segment | undefined {
  return lines.find(({ text }) => PATH_OF_DATA().test(text.slice(0, LONGEST_DATA)));
}

function isPathLine(line: Segment): boolean {
  const path = pathIn(line);
  return path?.text.includes('/') === true;
}

function pathIn({ text, offset }: Segment): Segment | null {
  const rest = text.replace(BEFORE, '');
  const start = text.length - rest.length;
  return PATH().test(rest) ? { text: rest.trimEnd(), offset: offset + start } : null;
}

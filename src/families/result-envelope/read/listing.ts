import type { Segment } from '../../../read/markdown/block.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { itemOf } from '../../../read/document/sections.js';
import { readLine } from '../../../read/lines/line.js';
import { changeIn } from '../../../read/lines/words.js';
import { mayListFile } from '../../../read/lines/unread.js';
import { pattern } from '../../../model/text.js';

/** What heads others, remarks on them, or only holds them together. */
const NO_PATH = /^\s*(?:#.*|\/\/.*|.*:|\.{3}|[[\]{}(),]+)$/;
/** Languages of what somebody ran, of its output, and of changes to files. */
const OUTPUT =
  /^(?:bash|bat|batch|cmd|command|console|diff|fish|ksh|log|output|patch|posh|powershell|ps1|pwsh|sh|sh-session|shell|shell-session|shellsession|terminal|zsh)\b/i;
const PROMPT = /^\s*(?:\$|%|PS [^>]*>|[\w.-]+@[\w.-][^$#]*[$#])\s+\S/;

/** Whether code shows commands, their output or a diff: paths in it are no list of artifacts. */
export function isOutput(info: string | null, lines: readonly Segment[]): boolean {
  return OUTPUT.test(info?.trim() ?? '') || lines.some(({ text }) => PROMPT.test(text.slice(0, LONGEST_PROMPT)));
}

const LONGEST_PROMPT = 200;

/** The items of code that lists paths; null for code that shows something else. */
export function listedIn(lines: readonly Segment[]): readonly SourceText[] | null {
  const items = lines.flatMap((line) => (NO_PATH.test(line.text) ? [] : itemIn(line)));
  const isList = items.every((item) => {
    const { paths, patterns, further, lead } = readLine(item);
    // A key of data says nothing of its file.
    const isKey = /[:：]\s*$/.test(lead) && changeIn(lead) === null;
    return paths.length + patterns.length > 0 && further === null && !isKey;
  });
  return isList && items.length > 0 ? items : null;
}

/** What a line of code says without its sign, its box, and the remark or the figures behind it; nothing behind an unticked box. */
function itemIn({ text, offset }: Segment): readonly SourceText[] {
  const line = { text: text.replace(/\s+(?:\||\/\/)(?:\s.*)?$/, ''), start: offset };
  const item = itemOf(line);
  return item?.isTicked === false ? [] : [item?.content ?? trimmed(line)];
}

/** The first line of code that names a path as a list or a tree of files does; undefined where none does. */
export function unlistedIn(lines: readonly Segment[]): Segment | undefined {
  return lines.find(({ text, offset }) => mayListFile({ text, start: offset }));
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

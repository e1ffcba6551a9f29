import type { Segment } from '../../../read/markdown/block.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { itemOf } from '../../../read/document/sections.js';
import { readLine } from '../../../read/lines/line.js';
import { changeIn } from '../../../read/lines/words.js';
import { mayListFile } from '../../../read/lines/unread.js';
import { pattern } from '../../../model/text.js';

/** Lines that introduce others, comment on them, or only group them. */
const NO_PATH = /^\s*(?:#.*|\/\/.*|.*:|\.{3}|[[\]{}(),]+)$/;
/** Languages of commands, of their output, and of diffs. */
const OUTPUT =
  /^(?:bash|bat|batch|cmd|command|console|diff|fish|ksh|log|output|patch|posh|powershell|ps1|pwsh|sh|sh-session|shell|shell-session|shellsession|terminal|zsh)\b/i;
const PROMPT = /^\s*(?:\$|%|PS [^>]*>|[\w.-]+@[\w.-][^$#]*[$#])\s+\S/;

/** Returns true if code shows commands, their output or a diff: its paths are not a list of artifacts. */
export function isOutput(info: string | null, lines: readonly Segment[]): boolean {
  return OUTPUT.test(info?.trim() ?? '') || lines.some(({ text }) => PROMPT.test(text.slice(0, LONGEST_PROMPT)));
}

const LONGEST_PROMPT = 200;

/** The items of code that lists paths; null for other code. */
export function listedIn(lines: readonly Segment[]): readonly SourceText[] | null {
  const items = lines.flatMap((line) => (NO_PATH.test(line.text) ? [] : itemIn(line)));
  const isList = items.every((item) => {
    const { paths, patterns, further, lead } = readLine(item);
    // The key of a value says nothing about its file.
    const isKey = /[:：]\s*$/.test(lead) && changeIn(lead) === null;
    return paths.length + patterns.length > 0 && further === null && !isKey;
  });
  return isList && items.length > 0 ? items : null;
}

/** The content of a line of code, without its bullet, checkbox, remark or figures; empty after an open checkbox. */
function itemIn({ text, offset }: Segment): readonly SourceText[] {
  const line = { text: text.replace(/\s+(?:\||\/\/)(?:\s.*)?$/, ''), start: offset };
  const item = itemOf(line);
  return item?.isTicked === false ? [] : [item?.content ?? trimmed(line)];
}

/** The first line of code that names a path as a list or a tree of files does; undefined for none. */
export function unlistedIn(lines: readonly Segment[]): Segment | undefined {
  return lines.find(({ text, offset }) => mayListFile({ text, start: offset }));
}

/** Returns true if code is in a data language. */
export function isData(info: string | null): boolean {
  return /^(?:ya?ml|json[c5l]?|toml)\b/i.test(info?.trim() ?? '');
}

/** A value that is a path with a folder and an extension. */
const PATH_OF_DATA = pattern(
  String.raw`(?:^|[\s"'[,:=])(?:[\p{L}\p{N}_.@-]{1,80}\/){1,20}[\p{L}\p{N}_.@-]{1,80}\.[A-Za-z][A-Za-z0-9]{0,9}(?=["',\]}]|\s*$)`,
  'u',
);
const LONGEST_DATA = 400;

/** The first line of data with a path; undefined for none. */
export function pathInData(lines: readonly Segment[]): Segment | undefined {
  return lines.find(({ text }) => PATH_OF_DATA().test(text.slice(0, LONGEST_DATA)));
}

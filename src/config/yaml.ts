import { Composer, isAlias, isMap, isScalar, isSeq, Lexer, Parser, type Document, type ParsedNode } from 'yaml';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Json } from '../model/json.js';
import { join, type Pointer } from '../model/pointer.js';
import { cut } from '../model/text.js';

/** The place of a value in its text: offsets of its start, and of its key. */
export interface Place {
  readonly value: number;
  readonly key: number | null;
}

/** A problem of the text, at an offset. */
export interface Flaw {
  readonly at: number;
  readonly message: string;
}

/** A configuration as written, before its values are checked. */
export interface ParsedText {
  /** Undefined if the text could not be read at all; a value that could not be read is null. */
  readonly value: Json | undefined;
  readonly places: ReadonlyMap<Pointer, Place>;
  readonly flaws: readonly Flaw[];
  /** The unreadable values, which need no further error. */
  readonly unread: ReadonlySet<Pointer>;
}

/** Deeper than any configuration needs, and shallow enough for parsers that recurse. */
const MAX_DEPTH = 20;

/** The result for a text without a value. */
function unreadable(flaws: readonly Flaw[]): ParsedText {
  return { value: undefined, places: new Map(), flaws, unread: new Set() };
}

/** The state while a value is built from a parser's nodes. */
interface Gathered {
  readonly text: string;
  readonly places: Map<Pointer, Place>;
  readonly flaws: Flaw[];
  readonly unread: Set<Pointer>;
}

/** Columns: people do not read text with more indent. */
const MAX_INDENTATION = 200;

/** Tokens of YAML. A configuration of a hundred overrides has a few thousand. */
const MAX_TOKENS = 200_000;

/** Reads the part of YAML 1.2 that JSON can express: no anchors, aliases, merge keys or tags. */
export function readYaml(text: string): ParsedText {
  const excess = excessOf(text);
  if (excess !== undefined) return unreadable([excess]);
  // The parser's own search for repeated keys takes quadratic time.
  const composer = new Composer({ uniqueKeys: false, version: '1.2' });
  const [document, second] = composer.compose(new Parser().parse(text), false, text.length);
  if (document === undefined || isNothing(document)) {
    return unreadable([{ at: 0, message: 'The file is empty: write a key, such as ignore, or delete the file.' }]);
  }
  const gathered: Gathered = { text, places: new Map(), flaws: [], unread: new Set() };
  const value = valueOf(document.contents, '', gathered);
  const { flaws, places, unread } = gathered;
  flaws.push(...flawsOfDocument(document, text));
  if (second !== undefined) {
    flaws.push({ at: second.range[0], message: 'A second document starts here: write all in one.' });
  }
  return document.errors.length > 0 ? unreadable(flaws) : { value, places, flaws, unread };
}

function isNothing({ contents, errors }: Document.Parsed): boolean {
  if (errors.length > 0) return false;
  return contents === null || (isScalar(contents) && contents.value === null && contents.source === '');
}

function flawsOfDocument({ errors, directives }: Document.Parsed, text: string): readonly Flaw[] {
  const flaws = errors.map(({ message, pos: [at] }): Flaw => ({ at, message: `This is not YAML: ${short(message)}.` }));
  const { explicit = false, version } = directives.yaml;
  // In YAML 1.1 the word off is not a text.
  if (!explicit || version === '1.2') return flaws;
  return [...flaws, { at: Math.max(text.indexOf('%YAML'), 0), message: 'Only YAML 1.2 is read: take this line out.' }];
}

/** Some of the parser's messages quote long text. */
function short(message: string): string {
  const [line = ''] = message.split('\n');
  return cut(line, 200);
}

/** Returns what would make the parser recurse endlessly, or take too long. */
function excessOf(text: string): Flaw | undefined {
  let at = 0;
  let tokens = 0;
  let flow = 0;
  let compact = 0;
  /** In brackets, each colon before the next comma nests another pair. */
  let pairs = 0;
  let startsLine = true;
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) continue;
    if (++tokens > MAX_TOKENS)
      return { at, message: `Here the file has ${String(MAX_TOKENS)} parts already: shorten it.` };
    if (token === '[' || token === '{') flow++;
    else if (token === ']' || token === '}') flow--;
    else if (flow === 0 && (token === '-' || token === '?' || token === ':')) compact++;
    if (/^[[\]{},]$/.test(token)) pairs = 0;
    else if (flow > 0 && (token === '?' || token === ':')) pairs++;
    if (flow > MAX_DEPTH || compact > MAX_DEPTH || pairs > MAX_DEPTH) {
      return { at, message: `Here values nest deeper than ${String(MAX_DEPTH)} levels.` };
    }
    if (startsLine && flow === 0 && token.startsWith(' ') && token.length > MAX_INDENTATION) {
      return { at, message: `This line is indented by more than ${String(MAX_INDENTATION)} columns.` };
    }
    startsLine = token.endsWith('\n');
    if (startsLine) compact = 0;
    at += token.length;
  }
  return undefined;
}

/** The lexer marks documents, scalars and the ends of flows with control characters that are not in the text. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

function valueOf(node: ParsedNode | null, pointer: Pointer, gathered: Gathered, key: number | null = null): Json {
  const { places, flaws, unread, text } = gathered;
  const at = node?.range[0] ?? key ?? 0;
  places.set(pointer, { value: at, key });
  if (node === null) return null;
  const mark = markOf(node);
  if (mark !== undefined) {
    const [sign, name, what] = mark;
    const message = `YAML reads ${name} as ${what}, which a configuration must not have: put text that begins with ${sign} in quotes.`;
    unread.add(pointer);
    flaws.push({ at: sign === '*' ? at : startOfMark(sign, at, text), message });
    return null;
  }
  if (isSeq(node)) return node.items.map((item, n) => valueOf(item, join(pointer, n), gathered));
  if (isMap(node)) {
    const pairs = new Map<string, Json>();
    for (const pair of node.items) {
      const start = pair.key.range[0];
      const name = keyOf(pair.key);
      if ('fault' in name) flaws.push({ at: start, message: name.fault });
      else if (pairs.has(name.key)) {
        const message = `The key ${JSON.stringify(name.key)} appears here a second time. Keep one of them.`;
        flaws.push({ at: start, message });
      } else pairs.set(name.key, valueOf(pair.value, join(pointer, name.key), gathered, start));
    }
    return Object.fromEntries(pairs);
  }
  const { value } = node as { readonly value?: unknown };
  // YAML's core schema knows no other scalars.
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Returns a YAML feature at the start of a text that JSON lacks: its sign, name and kind. */
function markOf(node: ParsedNode): readonly [sign: '*' | '!' | '&', name: string, what: string] | undefined {
  if (isAlias(node)) return ['*', `*${node.source}`, 'an alias'];
  if (node.tag !== undefined) return ['!', node.tag, 'a tag'];
  return node.anchor === undefined ? undefined : ['&', `&${node.anchor}`, 'an anchor'];
}

/** Where the tag or anchor before a node starts. */
function startOfMark(mark: '!' | '&', at: number, text: string): number {
  let start = text.lastIndexOf(mark, at - 1);
  // In broken YAML the mark may come later.
  if (start < 0) return at;
  while (text[start - 1] === mark) start--;
  return start;
}

/** Returns a key's text, or why it is invalid. */
function keyOf(node: ParsedNode): { readonly key: string } | { readonly fault: string } {
  if (isAlias(node))
    return { fault: `A key is text: *${node.source} is an alias, which a configuration must not have.` };
  if (markOf(node) !== undefined) return { fault: 'A key is text, without a tag or an anchor.' };
  if (!isScalar(node)) return { fault: 'A key is text: this one is a list, or holds keys itself.' };
  if (typeof node.value !== 'string') return { fault: `A key is text: put ${node.source} in quotes, if it is meant.` };
  if (node.value === '<<') return { fault: 'A configuration must not have merge keys (<<): write the keys out.' };
  return { key: node.value };
}

/** Reads strict JSON, which is also YAML 1.2: no comment, no final comma. The size of `text` was checked before. */
export function readJson(text: string): ParsedText {
  if (text.trim() === '') return unreadable([{ at: 0, message: 'The file is empty: write {}, or delete it.' }]);
  const deep = tooDeep(text);
  if (deep !== undefined) return unreadable([deep]);
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0) return unreadable(errors.map(flawOf));
  // YAML does not allow tabs and carriage returns everywhere, and JSON strings only contain escaped ones.
  return readYaml(text.replaceAll(/[\t\r]/g, ' '));
}

/** The parser recurses. Brackets in strings do not nest; the parser ends a string at the line's end. */
function tooDeep(text: string): Flaw | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n\r]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > MAX_DEPTH) return { at: index, message: `Here values nest deeper than ${String(MAX_DEPTH)} levels.` };
  }
  return undefined;
}

function flawOf({ error, offset }: ParseError): Flaw {
  const words = printParseErrorCode(error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return { at: offset, message: `This is not JSON: ${words}.` };
}

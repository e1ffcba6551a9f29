import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Json } from '../../model/json.js';
import { join, type Pointer } from '../../model/pointer.js';
import { Gathering, MAX_DEPTH, unreadable, type Flaw, type Written } from './written.js';

/** Reads strict JSON: no comment, no comma at an end. */
export function readJson(text: string): Written {
  if (text.trim() === '') return unreadable([{ at: 0, message: 'The file is empty: write {}, or delete it.' }]);
  const deep = tooDeep(text);
  if (deep !== undefined) return unreadable([deep]);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (root === undefined || errors.length > 0) return unreadable(errors.map(flawOf));
  const gathering = new Gathering(text);
  return gathering.finish(valueOf(root, '', gathering, null));
}

function flawOf({ error, offset }: ParseError): Flaw {
  const words = printParseErrorCode(error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return { at: offset, message: `This is no JSON: ${words}.` };
}

/** The parser recurses. Brackets inside of strings are no nesting; it ends a string at the line's end at the latest. */
function tooDeep(text: string): Flaw | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n\r]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > MAX_DEPTH) return { at: index, message: `Here values nest deeper than ${String(MAX_DEPTH)} levels.` };
  }
  return undefined;
}

function valueOf(node: Node, pointer: Pointer, gathering: Gathering, key: number | null): Json {
  gathering.places.set(pointer, { value: node.offset, key });
  if (node.type === 'array') {
    return (node.children ?? []).map((child, n) => valueOf(child, join(pointer, n), gathering, null));
  }
  if (node.type !== 'object') return scalar(node.value);
  const pairs = new Map<string, Json>();
  for (const { children: [name, value] = [] } of node.children ?? []) {
    if (name === undefined || value === undefined) continue;
    const text = String(name.value);
    if (pairs.has(text)) gathering.twice(text, name.offset);
    else pairs.set(text, valueOf(value, join(pointer, text), gathering, name.offset));
  }
  return Object.fromEntries(pairs);
}

function scalar(value: unknown): Json {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

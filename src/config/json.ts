import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { MAX_DEPTH, unreadable, type Flaw, type ParsedText } from './parsed-text.js';
import { readYaml } from './yaml.js';

/** Reads strict JSON, which is YAML 1.2 too: no comment, no comma at an end. `text` has passed the limit of size. */
export function readJson(text: string): ParsedText {
  const flaws = flawsOf(text);
  return flaws.length > 0 ? unreadable(flaws) : readYaml(withSpaces(text));
}

/**
 * A text of strict JSON with spaces where it has tabs and carriage returns, which YAML does not take everywhere. Its strings have none
 * but escaped ones.
 */
function withSpaces(text: string): string {
  return text.replaceAll(/[\t\r]/g, ' ');
}

/** Why a text is no strict JSON. */
function flawsOf(text: string): readonly Flaw[] {
  if (text.trim() === '') return [{ at: 0, message: 'The file is empty: write {}, or delete it.' }];
  const deep = tooDeep(text);
  if (deep !== undefined) return [deep];
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors.map(flawOf);
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

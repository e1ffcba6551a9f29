import { isArray, isObject, type Json, type JsonObject } from '../../../model/json.js';
import type { Pointer, Range } from '../../../model/pointer.js';
import { elementsIn, parse, returnsOf, type ParsedValue } from '../../../read/json/json.js';
import { lineSpans } from '../../../read/lines.js';
import { find, taken, type Find, type Parts, type Source, type UnnumberedReturn } from '../../../read/source.js';
import type { Declaration } from '../declaration.js';
import { compose, type FormDocument } from './compose.js';
import { readingsAt, scalarsIn, valuesAt } from './places.js';

/** Reads a file of JSON or JSON Lines by a form: a value, an array of returns, or one return per line. Never throws. */
export function readJson(source: Source, declaration: Declaration, isLines: boolean): Parts {
  return taken(isLines ? linesOf(source, declaration) : valuesOf(source, 0, source.text.length, declaration));
}

function* linesOf(source: Source, declaration: Declaration): Generator<Find> {
  for (const { start, end } of lineSpans(source.text)) {
    if (source.text.slice(start, end).trim() !== '') yield* valuesOf(source, start, end, declaration);
  }
}

function* valuesOf(source: Source, start: number, end: number, declaration: Declaration): Generator<Find> {
  const parsed = parse(source, start, end);
  if (parsed.kind === 'problem') {
    yield find(() => ({ problems: [parsed.problem()] }));
    return;
  }
  const { value } = parsed;
  if (isArray(value) && speaksOfElements(declaration)) {
    yield returnOf(source, parsed, Object.fromEntries(value.entries()), declaration);
  } else if (isArray(value) && value.length > 0 && value.every(isObject)) {
    for (const { element, first } of elementsIn(source, parsed, value)) {
      yield returnOf(
        source,
        first ? { ...element, duplicates: parsed.duplicates } : element,
        element.value,
        declaration,
      );
    }
  } else if (isObject(value)) yield returnOf(source, parsed, value, declaration);
  else yield* returnsOf(source, parsed);
}

/** Returns true if a form's claims are an array's elements: then the whole file is one return. */
function speaksOfElements({ claims }: Declaration): boolean {
  return Object.values(claims)
    .flat()
    .every((source) => source === '/*' || source.startsWith('/*/'));
}

function returnOf(source: Source, parsed: ParsedValue, value: Json, declaration: Declaration): Find {
  return find(() => ({
    problems: parsed.duplicates(),
    returns: isObject(value) ? [composed(source, parsed, value, declaration)] : [],
  }));
}

function composed(
  source: Source,
  parsed: ParsedValue,
  content: JsonObject,
  declaration: Declaration,
): UnnumberedReturn {
  const locate = (pointer: Pointer): Range => parsed.locator().locate(pointer);
  const document: FormDocument = {
    content,
    textsAt: (at) => valuesAt(content, at).flatMap(scalarsIn),
    linesAt: (at, kind) =>
      readingsAt(content, at, kind).map(({ pointer, reading }) => ({
        reading,
        pointerOf: () => pointer,
        rangeOfUnread: () => locate(pointer),
      })),
  };
  const { start } = parsed;
  return {
    composed: declaration.name,
    ...compose(document, declaration),
    verbatim: false,
    startLine: source.lineAt(start + source.text.slice(start).search(/\S/)),
    locate,
  };
}

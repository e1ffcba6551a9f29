import { artifactsOf, fixFormat, objectsOf, statusOf, type Subject } from '../model/return.js';
import type { Problem } from '../model/finding.js';
import { field, has, isArray, stringField, type Json } from '../model/json.js';
import { elementAt } from '../model/collections.js';
import { join, type Pointer } from '../model/pointer.js';
import { NOTHING, type Params, type ReturnRule } from '../model/rule.js';
import { count, isBlank, otherSentences, quote } from '../model/text.js';

/** A text in a return, with its place. */
export interface PlacedText {
  /** The object that has the text. */
  readonly parent: Pointer;
  readonly field: string;
  readonly text: string;
}

/** Returns the texts of a return that a rule checks. Omits values that are missing or no text. */
export type Texts = (subject: Subject) => readonly PlacedText[];

/** The text of one field, in nested objects. */
export function textAt(...way: readonly string[]): Texts {
  const outer = way.slice(0, -1);
  const [parent, name] = [join('', ...outer), elementAt(way, outer.length)];
  return ({ value }) => {
    let holder: Json | undefined = value;
    for (const key of outer) holder = field(holder, key);
    const text = stringField(holder, name);
    return text === undefined ? NOTHING : [{ parent, field: name, text }];
  };
}

/** The text of a field in each artifact. */
export function textsOfArtifacts(name: 'type' | 'path' | 'summary'): Texts {
  return (subject) => {
    const texts: PlacedText[] = [];
    for (const { pointer, [name]: text } of artifactsOf(subject)) {
      if (text !== undefined) texts.push({ parent: pointer, field: name, text });
    }
    return texts;
  };
}

/** The summaries of the return and of its artifacts. */
export function allSummaries(subject: Subject): readonly PlacedText[] {
  return [...textAt('summary')(subject), ...textsOfArtifacts('summary')(subject)];
}

/** Returns the pointer to a text. */
export function placeOfText({ parent, field: name }: PlacedText): Pointer {
  return join(parent, name);
}

/** The texts of some fields in each object of a top-level list. */
export function textsOfList(list: string, ...names: readonly string[]): Texts {
  return (subject) =>
    objectsOf(subject, list).flatMap(({ pointer, value }) =>
      names.flatMap((name) => {
        const text = stringField(value, name);
        return text === undefined ? NOTHING : { parent: pointer, field: name, text };
      }),
    );
}

/** What a rule says of a text. */
type Words = Omit<Problem, 'pointer'>;

type Check = ReturnRule['check'];

/** Returns the check of a rule on each of some texts. `problemIn` returns what is wrong with a text; null if nothing is. */
export function eachText(
  texts: Texts,
  problemIn: (found: PlacedText, subject: Subject, params: Params) => Words | null,
): Check {
  return (subject, _context, params) => {
    let problems: Problem[] | undefined;
    for (const found of texts(subject)) {
      const words = problemIn(found, subject, params);
      if (words !== null) (problems ??= []).push({ pointer: placeOfText(found), ...words });
    }
    return problems ?? NOTHING;
  };
}

/** Returns a check: none of the texts is blank. */
export function noBlankText(texts: Texts, problem: (found: PlacedText, subject: Subject) => Words): Check {
  return eachText(texts, (found, subject) => (isBlank(found.text) ? problem(found, subject) : null));
}

/** The name and the limits of a rule's texts. */
interface Bounds<Wrong> {
  /** The name of a text at the start of a message. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Returns the recommendation for a text outside of the bounds. */
  readonly advice: (wrong: Wrong, subject: Subject) => string;
}

/** Returns a check: the texts have `min` to `max` characters. Without `min` they may be empty. `advice` gets the wrong length. */
export function textLength(
  texts: Texts,
  { name, min, max, advice }: Omit<Bounds<number>, 'min'> & { readonly min?: number },
): Check {
  const expected =
    min === undefined ? `at most ${String(max)} are allowed` : `${String(min)} to ${String(max)} were expected`;
  return eachText(texts, ({ text: { length } }, subject) =>
    length >= (min ?? 0) && length <= max
      ? null
      : {
          message: `${name} has ${count(length, 'character')}; ${expected}.`,
          recommendation: advice(length, subject),
        },
  );
}

/**
 * Returns a check: the texts have `min` to `max` sentences. Other rules report blank texts, and the parameter `max` has
 * priority. `advice` gets what was expected, as in `2 to 5 sentences`.
 */
export function sentenceCount(texts: Texts, { name, min, max: usualMax, advice }: Bounds<string>): Check {
  return eachText(texts, ({ text }, subject, params) => {
    const max = Number(params.max ?? usualMax);
    const found = isBlank(text) ? null : otherSentences(text, min, max);
    if (found === null) return null;
    const bounds = `${String(min)} to ${String(max)}`;
    return {
      message: `${name} has ${found}; ${bounds} were expected.`,
      recommendation: advice(`${bounds} sentences`, subject),
    };
  });
}

const CHARACTERS_PER_TOKEN = 4;

/** Estimates the number of tokens in a text of some length. */
export function estimatedTokens(length: number): number {
  return Math.ceil(length / CHARACTERS_PER_TOKEN);
}

/** The estimate in words, with its basis. */
export function estimatedTokensInWords(length: number): string {
  return `an estimated ${String(estimatedTokens(length))} tokens (${String(length)} characters, ${String(CHARACTERS_PER_TOKEN)} a token)`;
}

/** Returns a problem, in the words for it, of each element of a list that does not fit. */
export function otherElements(
  list: readonly Json[],
  fits: (element: Json) => boolean,
  pointer: Pointer,
  words: (element: Json, index: number) => Words,
): readonly Problem[] {
  return list.flatMap((element, n) => (fits(element) ? NOTHING : { pointer: join(pointer, n), ...words(element, n) }));
}

/** Returns a check: with some statuses, a top-level list has at least one element. `noun` is an element, `advice` what to do. */
export function listUnderStatus(statuses: readonly string[], name: string, noun: string, advice: string): Check {
  return (subject) => {
    const status = statusOf(subject);
    if (status === undefined || !statuses.includes(status)) return NOTHING;
    const list = field(subject.value, name) ?? null;
    if (list !== null && !(isArray(list) && list.length === 0)) return NOTHING;
    const isAbsent = !has(subject.value, name);
    return {
      ...(isAbsent ? { pointer: '', property: name } : { pointer: join('', name) }),
      message: `Status is ${quote(status)} but ${name} is ${isAbsent ? 'absent' : list === null ? 'null' : 'empty'}; at least one ${noun} was expected.`,
      recommendation: `${fixFormat(subject)}: ${advice}.`,
    };
  };
}

export function isString(value: Json): value is string {
  return typeof value === 'string';
}

/** Returns true for text that is not blank. */
export function isText(value: Json): value is string {
  return isString(value) && !isBlank(value);
}

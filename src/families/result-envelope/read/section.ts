import { pattern } from '../../../model/text.js';
import type { Segment } from '../../../read/markdown/block.js';

/** The parts of a result envelope. */
export type SectionName =
  'change' | 'project' | 'status' | 'summary' | 'artifacts' | 'next' | 'risks' | 'skill_resolution';

const NAMES: ReadonlyMap<string, SectionName> = new Map([
  ['change', 'change'],
  ['project', 'project'],
  ['status', 'status'],
  ['summary', 'summary'],
  ['executive summary', 'summary'],
  ['artifacts', 'artifacts'],
  ['next', 'next'],
  ['next recommended', 'next'],
  ['risks', 'risks'],
  ['skill resolution', 'skill_resolution'],
]);

const LONGEST_LABEL = 60;

const NO_LETTERS = pattern(String.raw`^[^\p{L}]+`, 'u');

/** The part that a heading opens; undefined for other headings. */
export function headingName(heading: string): SectionName | undefined {
  return heading.length > LONGEST_LABEL ? undefined : partNamed(heading);
}

/** Words that a part continues, or which piece of it follows. */
const CONTINUED =
  / *(?:,? (?:continued|cont\.?|cont['\u2019]d)|\((?:continued|cont\.?|cont['\u2019]d|(?:part )?\d{1,4})\))$/;

/** Numbers, marks and emphasis around a name are decoration. */
function partNamed(label: string): SectionName | undefined {
  const words = label.replace(NO_LETTERS(), '').toLowerCase();
  return NAMES.get(words.replace(/[ :*_]+$/, '').replace(CONTINUED, ''));
}

/** A bold label at the start of a line, and the text after its colon. */
export interface Label {
  /** Undefined for an unknown label. */
  readonly name: SectionName | undefined;
  readonly text: string;
  readonly at: Segment;
  readonly rest: Segment;
}

/** `**Status**: success`, or with the colon inside; undefined for other lines. */
export function labelOf({ text, offset }: Segment): Label | undefined {
  const mark = text.slice(0, 2);
  if (mark !== '**' && mark !== '__') return undefined;
  const close = text.slice(2, 2 + LONGEST_LABEL).indexOf(mark) + 2;
  if (close < 3) return undefined;
  const label = text.slice(2, close);
  const behind = text.slice(close + 2);
  const gap = behind.length - behind.trimStart().length;
  const inside = label.trimEnd().endsWith(':');
  if (!inside && behind[gap] !== ':') return undefined;
  const end = close + 2 + (inside ? 0 : gap + 1);
  const rest = text.slice(end);
  const start = end + rest.length - rest.trimStart().length;
  return {
    name: partNamed(label),
    text: label,
    at: { text: text.slice(0, end), offset },
    rest: { text: text.slice(start), offset: offset + start },
  };
}

/** An underscore after it may be emphasis, but not if a letter follows. */
const SEVERITY = /^(critical|warning|suggestion)s?(?![\p{L}\p{N}]|_[\p{L}\p{N}])(.?)/iu;

/** Returns true if a label names a severity of risks. */
export function isSeverity(label: string): boolean {
  return severityIn(label) !== undefined;
}

/** The severity of a risk, at its start or in brackets: in capitals, or as a label. Not for "No CRITICAL issues". */
export function severityIn(text: string): string | undefined {
  const [, word = '', next = ''] = SEVERITY.exec(text.replace(NO_LETTERS(), '')) ?? [];
  const upper = word.toUpperCase();
  if (word !== '' && (word === upper || ':*_`)]'.includes(next))) return upper;
  return /[([](CRITICAL|WARNING|SUGGESTION)[)\]]/.exec(text)?.[1];
}

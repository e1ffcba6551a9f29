import type { Report } from '../model/report.js';
import type { RuleData } from '../model/rule.js';
import type { AnnotationBudget } from './annotations.js';
import type { Links } from './links.js';
import { render as json } from './json.js';
import { render as jsonl } from './jsonl.js';
import type { SafeText } from './sink.js';
import { render as text } from './text.js';

/** What the doors know and a format may use; each takes what concerns it. */
export interface FormatOptions {
  /** Styles for a terminal. */
  readonly color: boolean;
  /** As little as a person needs. */
  readonly quiet: boolean;
  /** Where the judged files can be looked at. */
  readonly links: Links | null;
  /** How wide the terminal is; unknown for files and logs. */
  readonly columns?: number | undefined;
  /** How many findings each rule has, instead of the findings: of the text format. */
  readonly statistics?: boolean;
  /** How many annotations; the platform's own limits by default. */
  readonly budget?: AnnotationBudget;
  /** Every rule that there is, for the formats that explain them. */
  readonly rules?: readonly RuleData[];
  /** The address of the folder with the pages of the rules; by default that of the project itself. */
  readonly rulePages?: string | undefined;
}

/** Renders a report, in chunks that end anywhere. */
export type Format = (report: Report, options: FormatOptions) => Iterable<SafeText>;

export const FORMAT_NAMES = [
  'text',
  'concise',
  'json',
  'jsonl',
  'sarif',
  'junit',
  'markdown',
  'github',
  'html',
  'badge',
] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];

/** Each format is loaded when it is asked for. */
const FORMATS: Readonly<Record<FormatName, () => Promise<Format>>> = {
  text: () => Promise.resolve(text),
  concise: async () => (await import('./concise.js')).render,
  json: () => Promise.resolve(json),
  jsonl: () => Promise.resolve(jsonl),
  sarif: async () => (await import('./sarif.js')).render,
  junit: async () => (await import('./junit.js')).render,
  markdown: async () => (await import('./markdown.js')).render,
  github: async () => (await import('./github.js')).render,
  html: async () => (await import('./html.js')).render,
  badge: async () => (await import('./badge.js')).render,
};

/** Whether a format explains every rule, and needs them all. */
export function explainsRules(name: FormatName): boolean {
  return name === 'sarif';
}

export function loadFormat(name: FormatName): Promise<Format> {
  return FORMATS[name]();
}

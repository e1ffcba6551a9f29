import type { Report } from '../model/report.js';
import type { DescribedRule } from '../model/rule.js';
import type { AnnotationBudget } from './annotations.js';
import type { Links } from './links.js';
import { render as json, renderLines as jsonl } from './json.js';
import type { SafeText } from './sink.js';
import { render as text, type RuleLinks } from './text.js';

/** What entry points pass to a format; each format uses what it needs. */
export interface FormatOptions {
  /** Whether to use terminal styles. */
  readonly color: boolean;
  /** Whether to print only what a person needs. */
  readonly quiet: boolean;
  /** Where the checked files can be viewed. */
  readonly links: Links | null;
  /** The width of the terminal; undefined for files and logs. */
  readonly columns?: number | undefined;
  /** How a finding leads to the page of its rule, in the text format on a terminal; absent for not at all. */
  readonly ruleLinks?: RuleLinks | undefined;
  /** Whether to count the findings of each rule instead of listing them, in the text format. */
  readonly statistics?: boolean;
  /** Whether to list notices instead of counting them, in the text format. */
  readonly notices?: boolean;
  /** The most annotations; GitHub's own limits by default. */
  readonly budget?: AnnotationBudget;
  /** All rules, for the formats that explain them. */
  readonly rules?: readonly DescribedRule[];
  /** The URL of the folder with the rule pages; by default that of the project itself. */
  readonly rulePages?: string | undefined;
}

/** Renders a report in chunks that may end anywhere. */
export type Format = (report: Report, options: FormatOptions) => Iterable<SafeText>;

export const FORMAT_NAMES = [
  'text',
  'json',
  'jsonl',
  'sarif',
  'junit',
  'markdown',
  'github',
  'html',
  'codequality',
] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];

/** Each format is loaded on demand. */
const FORMATS: Readonly<Record<FormatName, () => Promise<Format>>> = {
  text: () => Promise.resolve(text),
  json: () => Promise.resolve(json),
  jsonl: () => Promise.resolve(jsonl),
  sarif: async () => (await import('./sarif.js')).render,
  junit: async () => (await import('./junit.js')).render,
  markdown: async () => (await import('./summary.js')).renderMarkdown,
  github: async () => (await import('./github.js')).render,
  html: async () => (await import('./html.js')).render,
  codequality: async () => (await import('./codequality.js')).render,
};

/** Whether a format explains every rule, and so needs them all. */
export function explainsRules(name: FormatName): boolean {
  return name === 'sarif';
}

export function loadFormat(name: FormatName): Promise<Format> {
  return FORMATS[name]();
}

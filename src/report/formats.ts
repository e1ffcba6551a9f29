import type { Report } from '../model/report.js';
import type { AnnotationBudget } from './annotations.js';
import type { Links } from './links.js';
import type { SafeText } from './sink.js';

/** What the doors know and a format may use; each takes what concerns it. */
export interface FormatOptions {
  /** Styles for a terminal. */
  readonly color: boolean;
  /** As little as a person needs. */
  readonly quiet: boolean;
  /** Where the judged files can be looked at. */
  readonly links: Links | null;
  /** How many annotations; the platform's own limits by default. */
  readonly budget?: AnnotationBudget;
}

/** Renders a report, in chunks that end anywhere. */
export type Format = (report: Report, options: FormatOptions) => Iterable<SafeText>;

export const FORMAT_NAMES = ['text', 'json', 'markdown', 'github'] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];

/** Each format is loaded when it is asked for. */
export const formats: Readonly<Record<FormatName, () => Promise<Format>>> = {
  text: async () => (await import('./text.js')).render,
  json: async () => (await import('./json.js')).render,
  markdown: async () => (await import('./markdown.js')).render,
  github: async () => (await import('./github.js')).render,
};

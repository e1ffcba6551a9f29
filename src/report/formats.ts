import { render as json, renderLines as jsonl } from './json.js';
import type { Format } from './options.js';
import { render as text } from './text.js';

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

/** Returns true if a format explains every rule, and so needs them all. */
export function explainsRules(name: FormatName): boolean {
  return name === 'sarif';
}

export function loadFormat(name: FormatName): Promise<Format> {
  return FORMATS[name]();
}

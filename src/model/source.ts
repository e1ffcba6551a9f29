import type { Source } from './rule.js';

/** The sources of rules, described in our own words. */
export const DOCUMENTS: Readonly<Record<Source['document'], string>> = {
  '000': 'Document 000, the console return 1.0',
  '001': 'Document 001, the return metadata file',
  '002': 'Document 002, the validation of a console return in six steps',
  '003': 'Document 003, the console return with its delegation chain',
  '004': 'Document 004, returns in Markdown',
  upstream: 'A later edition of the standard',
  'return-gate': 'return-gate itself',
};

/** Returns a source as a line for people: the document and the place in it, or why a rule of our own exists. */
export function sourceInWords({ document, heading }: Source): string {
  return heading === undefined ? DOCUMENTS[document] : `${DOCUMENTS[document]}: ${heading}`;
}

import type { Source } from './rule.js';

/** The sources of rules, described in our own words. */
export const DOCUMENTS: Readonly<Record<Source['document'], string>> = {
  '000': 'Document 000, the console return 1.0',
  '001': 'Document 001, the return metadata file',
  '002': 'Document 002, the validation of a console return in six steps',
  '003': 'Document 003, the console return with its delegation chain',
  '004': 'Document 004, returns in Markdown',
  upstream: 'The standard as its project publishes it',
  'return-gate': 'return-gate itself',
};

/** Where the project that publishes a standard is. */
export interface Upstream {
  readonly title: string;
  readonly url: string;
}

const AGENT_SYSTEM = {
  title: 'the agent system of benbrastmckie, in ProofChecker',
  url: 'https://github.com/benbrastmckie/ProofChecker',
};

/** The projects in which the documents were published. */
export const DOCUMENT_UPSTREAMS: Readonly<Partial<Record<Source['document'], Upstream>>> = {
  '000': AGENT_SYSTEM,
  '001': { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
  '002': AGENT_SYSTEM,
  '003': AGENT_SYSTEM,
  '004': { title: 'Agent Teams Lite', url: 'https://github.com/Gentleman-Programming/agent-teams-lite' },
};

/** Returns a source as a line for people: the document and the place in it, or why a rule of our own exists. */
export function sourceInWords({ document, heading }: Source): string {
  return heading === undefined ? DOCUMENTS[document] : `${DOCUMENTS[document]}: ${heading}`;
}

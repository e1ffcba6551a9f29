import type { Confusion, Standard } from '../../model/standard.js';

const SUCCESS_BY_KIND = { research: 'researched', plan: 'planned', other: 'implemented' } as const;

const contextual: readonly (readonly [string, Confusion])[] = [
  ['completed', { instead: SUCCESS_BY_KIND, because: 'It stops the calling tool; for success, say what was done.' }],
  ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map(
    (word) => [word, { instead: SUCCESS_BY_KIND, because: 'For success, say what was done.' }] as const,
  ),
  ...['research_complete', 'research_completed', 'research-complete'].map(
    (word) => [word, { instead: 'researched', because: 'A finished research is one word.' }] as const,
  ),
  ...['plan_complete', 'plan_completed', 'planning_complete', 'plan-complete'].map(
    (word) => [word, { instead: 'planned', because: 'A finished plan is one word.' }] as const,
  ),
  ...['implementation_complete', 'implementation_completed', 'implement_complete'].map(
    (word) => [word, { instead: 'implemented', because: 'A finished implementation is one word.' }] as const,
  ),
];

const stopped: readonly (readonly [string, Confusion])[] = [
  ['error', { instead: 'failed' }],
  ['failure', { instead: 'failed' }],
  ['incomplete', { instead: 'partial' }],
  ['timeout', { instead: 'partial', because: 'A time limit is reported in errors.' }],
  ['waiting', { instead: 'blocked' }],
];

const begun: readonly (readonly [string, Confusion])[] = [
  ['in-progress', { instead: 'in_progress' }],
  ['started', { instead: 'in_progress' }],
  ['running', { instead: 'in_progress' }],
];

const plainSuccess: readonly (readonly [string, Confusion])[] = [
  ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map(
    (word) => [word, { instead: 'completed' }] as const,
  ),
  ...['researched', 'planned', 'implemented', 'research_complete', 'plan_complete'].map(
    (word) => [word, { instead: 'completed', because: 'That word belongs to a metadata file.' }] as const,
  ),
];

/** Confusions for versions in which the status of a success says what was done, in a metadata file. */
export const metadataStatusWords = new Map([...contextual, ...stopped, ...begun]);

/** Confusions for versions in which the status of a success says what was done, on the console. */
export const contextualStatusWords = new Map([...contextual, ...stopped]);

/** Confusions for versions with one word for success. */
export const plainStatusWords = new Map([...plainSuccess, ...stopped]);

const TYPE_SYNONYMS: readonly (readonly [string, readonly string[]])[] = [
  ['research', ['report', 'research']],
  ['report', ['report', 'research']],
  ['analysis', ['report', 'research']],
  ['research_report', ['report', 'research']],
  ['research-report', ['report', 'research']],
  ['audit', ['report', 'research']],
  ['design', ['plan']],
  ['implementation_plan', ['plan']],
  ['implementation-plan', ['plan']],
  ['code', ['implementation']],
  ['source', ['implementation']],
  ['config', ['implementation']],
  ['configuration', ['implementation']],
  ['script', ['implementation']],
  ['file', ['implementation']],
  ['test', ['test', 'implementation']],
  ['tests', ['test', 'implementation']],
  ['doc', ['documentation', 'implementation']],
  ['docs', ['documentation', 'implementation']],
  ['documentation', ['documentation', 'implementation']],
  ['implementation_summary', ['summary']],
  ['implementation-summary', ['summary']],
  ['handoff', ['handoff', 'summary']],
];

/** What is written for the types of a version's list, and which of them is meant. */
export function artifactTypeWords(types: readonly string[]): Standard['confusions']['artifactType'] {
  const words = new Map<string, Confusion>();
  for (const [word, meant] of TYPE_SYNONYMS) {
    const instead = meant.find((type) => types.includes(type));
    if (instead !== undefined && !types.includes(word)) words.set(word, { instead });
  }
  return words;
}

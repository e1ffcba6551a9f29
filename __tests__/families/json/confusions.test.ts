import { standards } from '../../../src/families/registry.js';
import type { Confusion, Standard } from '../../../src/model/standard.js';

function version(id: string): Standard {
  const found = standards.find((standard) => standard.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

/** What people wrote, what was meant, and why it is not accepted. */
function rows(words: ReadonlyMap<string, Confusion>): readonly (readonly [string, Confusion['instead'], string?])[] {
  return [...words].map(([word, { instead, because }]) =>
    because === undefined ? ([word, instead] as const) : ([word, instead, because] as const),
  );
}

const BY_KIND = { research: 'researched', plan: 'planned', other: 'implemented' };
const DONE = 'For success, say what was done.';
const OF_METADATA = 'That word belongs to a metadata file.';

const CONTEXTUAL = [
  ['completed', BY_KIND, 'It stops the calling tool; for success, say what was done.'],
  ['complete', BY_KIND, DONE],
  ['done', BY_KIND, DONE],
  ['success', BY_KIND, DONE],
  ['succeeded', BY_KIND, DONE],
  ['successful', BY_KIND, DONE],
  ['finished', BY_KIND, DONE],
  ['ok', BY_KIND, DONE],
  ['research_complete', 'researched', 'A finished research is one word.'],
  ['research_completed', 'researched', 'A finished research is one word.'],
  ['research-complete', 'researched', 'A finished research is one word.'],
  ['plan_complete', 'planned', 'A finished plan is one word.'],
  ['plan_completed', 'planned', 'A finished plan is one word.'],
  ['planning_complete', 'planned', 'A finished plan is one word.'],
  ['plan-complete', 'planned', 'A finished plan is one word.'],
  ['implementation_complete', 'implemented', 'A finished implementation is one word.'],
  ['implementation_completed', 'implemented', 'A finished implementation is one word.'],
  ['implement_complete', 'implemented', 'A finished implementation is one word.'],
];

const STOPPED = [
  ['error', 'failed'],
  ['failure', 'failed'],
  ['incomplete', 'partial'],
  ['timeout', 'partial', 'A time limit is reported in errors.'],
  ['waiting', 'blocked'],
];

const BEGUN = [
  ['in-progress', 'in_progress'],
  ['started', 'in_progress'],
  ['running', 'in_progress'],
];

const PLAIN = [
  ['complete', 'completed'],
  ['done', 'completed'],
  ['success', 'completed'],
  ['succeeded', 'completed'],
  ['successful', 'completed'],
  ['finished', 'completed'],
  ['ok', 'completed'],
  ['researched', 'completed', OF_METADATA],
  ['planned', 'completed', OF_METADATA],
  ['implemented', 'completed', OF_METADATA],
  ['research_complete', 'completed', OF_METADATA],
  ['plan_complete', 'completed', OF_METADATA],
];

test.each([
  ['return-meta@1.2', [...CONTEXTUAL, ...STOPPED, ...BEGUN]],
  ['return-meta@1.4', [...CONTEXTUAL, ...STOPPED, ...BEGUN]],
  ['return-meta@2.1', [...CONTEXTUAL, ...STOPPED, ...BEGUN]],
  ['subagent-return@2.0', [...CONTEXTUAL, ...STOPPED]],
  ['orchestrator-handoff@1', [...CONTEXTUAL, ...STOPPED]],
  ['subagent-return@1.0', [...PLAIN, ...STOPPED]],
  ['subagent-return@1.2', [...PLAIN, ...STOPPED]],
])('What is written for a status of %s, and what is meant', (id, words) => {
  expect(rows(version(id).confusions.status)).toEqual(words);
});

/** Words that no version has. */
const CODE = ['code', 'source', 'config', 'configuration', 'script', 'file'].map((word) => [word, 'implementation']);
const SUMMARY = ['implementation_summary', 'implementation-summary'].map((word) => [word, 'summary']);
const PLANS = ['design', 'implementation_plan', 'implementation-plan'].map((word) => [word, 'plan']);
const reports = (meant: string) =>
  ['analysis', 'research_report', 'research-report', 'audit'].map((word) => [word, meant]);

test.each([
  [
    'return-meta@1.2',
    [
      ['research', 'report'],
      ...reports('report'),
      ...PLANS,
      ...CODE,
      ...['test', 'tests', 'doc', 'docs', 'documentation'].map((word) => [word, 'implementation']),
      ...SUMMARY,
      ['handoff', 'summary'],
    ],
  ],
  [
    'return-meta@1.4',
    [
      ['research', 'report'],
      ...reports('report'),
      ...PLANS,
      ...CODE,
      ...['test', 'tests', 'doc', 'docs', 'documentation'].map((word) => [word, 'implementation']),
      ...SUMMARY,
    ],
  ],
  [
    'subagent-return@1.0',
    [
      ['report', 'research'],
      ...reports('research'),
      ...PLANS,
      ...CODE,
      ['tests', 'test'],
      ['doc', 'documentation'],
      ['docs', 'documentation'],
      ...SUMMARY,
      ['handoff', 'summary'],
    ],
  ],
])('What is written for a type of artifact of %s, and what is meant', (id, words) => {
  expect(rows(version(id).confusions.artifactType)).toEqual(words);
});

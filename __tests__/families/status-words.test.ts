import { findCandidates } from '../../src/engine/change/agent-branch.js';
import { standards } from '../../src/families/registry.js';
import { withProjectWords } from '../../src/families/project-words.js';
import type { AddedReturn } from '../../src/model/context.js';
import { weighsAsSuccess } from '../../src/model/return.js';
import type { Standard } from '../../src/model/standard.js';
import { recordAt } from '../engine/compared.js';

type Outcome = AddedReturn['outcome'];

/** Every word of every version that does not say success. */
const OTHER_WORDS: Readonly<Record<string, Readonly<Record<string, Outcome>>>> = {
  'subagent-return@1.0': { partial: 'final', failed: 'final', blocked: 'final' },
  'subagent-return@1.2': { partial: 'final', failed: 'final', blocked: 'final' },
  'subagent-return@2.0': { partial: 'final', failed: 'final', blocked: 'final', needs_research: 'final' },
  'return-meta@1.2': { in_progress: 'open', partial: 'final', failed: 'final', blocked: 'final' },
  'return-meta@1.4': { in_progress: 'open', partial: 'final', failed: 'final', blocked: 'final' },
  'return-meta@2.1': {
    in_progress: 'open',
    partial: 'final',
    needs_research: 'final',
    failed: 'final',
    blocked: 'final',
  },
  'orchestrator-handoff@1': { partial: 'final', blocked: 'final', failed: 'final' },
  'result-envelope@1': { failure: 'final' },
  'result-envelope@4': { partial: 'final', blocked: 'final' },
  'verify-result@1': { fail: 'final' },
  'gsd-summary@1': { halted: 'final' },
  'gsd-summary@2': { halted: 'final' },
  'gsd-plan@1': { superseded: 'final' },
  'gsd-verification@1': { gaps_found: 'final' },
  'bmad-story@4': { Draft: 'open', Approved: 'open', InProgress: 'open' },
  'bmad-story@6': {
    draft: 'open',
    drafted: 'open',
    'ready-for-dev': 'open',
    'in-progress': 'open',
    blocked: 'open',
  },
  'bmad-spec@6': {
    draft: 'open',
    drafted: 'open',
    'ready-for-dev': 'open',
    'in-progress': 'open',
    blocked: 'open',
  },
};

/** Words that a version knows and does not list, by the beginning of its id. */
const FREE_WORDS: readonly (readonly [string, Outcome, readonly string[]])[] = [
  ['gsd-summary@', 'open', ['draft', 'Draft', 'pending', 'in progress', 'in-progress', 'in_progress']],
  ['gsd-summary@', 'open', ['Pending (review of the plan)', '⏳ In Progress — waits for a key']],
  ['gsd-summary@', 'final', ['partial', 'blocked', 'failed', 'Halted', 'Partial (auth is left)']],
  ['gsd-summary@', 'success', ['Complete', ' complete ']],
  ['bmad-', 'success', ['built', 'Done', 'done ✅', 'completed', 'Complete', 'review', 'Reviewed', 'In Review']],
  ['bmad-', 'success', ['ready for review', 'Ready for Re-Review', 'ready for done', 'ready to merge', 'implemented']],
  ['bmad-', 'success', ['dev complete', 'QA passed', 'passed', 'shipped', 'merged', 'terminé', '已完成', 'готово']],
  ['bmad-', 'open', ['ready', 'Ready for Development', 'approved', 'wip', 'backlog', 'deferred', 'blocked by 1.2']],
  [
    'bmad-',
    'open',
    ['proposed', 'superseded', 'cancelled', 'planned', 'to do', 'not started', 'contexted', 'optional'],
  ],
  ['bmad-', 'open', ['on hold', 'archived', 'obsolete', 'abandoned', 'split', 'in development', 'inprogress']],
];

/** What an agent branch is told of a return with a status. */
function outcome(standard: Standard, status: string | null): Outcome | undefined {
  const file = 'a.md';
  const value = status === null ? {} : { status };
  const record = recordAt(file, { standard: standard.id, status, success: weighsAsSuccess({ value, standard }) });
  const statement = {
    content: 'content',
    key: 'key',
    outcome: { session: null, succeeds: true },
    claims: new Map<string, string>(),
    unread: [],
  };
  return findCandidates([record], [{ file, index: 0, statement }], [standard], [])[0]?.outcome;
}

describe.each(standards.map((standard) => [standard.id, standard] as const))('A status of %s', (id, standard) => {
  const others = OTHER_WORDS[id] ?? {};
  const words = standard.statuses.map((word) => [word, others[word] ?? 'success'] as const);

  // What a version says of a plan is no status of its work, and no plan satisfies a demand.
  const isPlan = standard.success.length === 0;

  test('is said to be open, final or a success, each word', () => {
    expect(Object.keys(others).filter((word) => !standard.statuses.includes(word))).toEqual([]);
    expect(standard.open.filter((word) => !standard.statuses.includes(word))).toEqual([]);
    expect(standard.open.filter((word) => standard.success.includes(word))).toEqual([]);
    expect(words.map(([word]) => [word, outcome(standard, word)])).toEqual(words);
    const succeeding = words.flatMap(([word, said]) => (said === 'success' ? [word] : []));
    expect(succeeding).toEqual(isPlan ? [] : standard.statuses.filter((word) => standard.success.includes(word)));
  });

  test('is neither if the version does not know it, or where there is none', () => {
    for (const status of ['wonderful', 'not done', '', null]) expect(outcome(standard, status)).toBe('open');
  });

  test('is read in other words, too, where the version does so', () => {
    for (const [family, expected, written] of FREE_WORDS) {
      if (!id.startsWith(family)) continue;
      expect(written.map((word) => [word, outcome(standard, word)])).toEqual(written.map((word) => [word, expected]));
    }
  });

  test('is what the configuration says of an added word', () => {
    const statuses = new Map<string, string | boolean>([
      ['celebrated', true],
      ['shelved', false],
    ]);
    const own = withProjectWords(standard, { statuses, artifactTypes: new Map() });
    expect(outcome(own, 'celebrated')).toBe('success');
    expect(outcome(own, 'shelved')).toBe('final');
    expect(words.map(([word]) => [word, outcome(own, word)])).toEqual(words);
  });
});

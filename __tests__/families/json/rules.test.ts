import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { standards } from '../../../src/families/registry.js';
import type { Json, JsonObject } from '../../../src/model/json.js';
import type { ReturnRule } from '../../../src/model/rule.js';
import { processorTime } from '../../support/processor-time.js';
import { problemsOf, returnRule, type Situation } from '../../support/problems.js';

/**
 * `rules.txt` has a block for each rule: its id, a version, and what all its lines share; then a line for each edit of the
 * version's sample, and where the rule speaks of it, `-` for nowhere.
 *
 *     review-reason return-meta@1.4 {"/requires_user_review": true}
 *       {"/review_reason": " "} => /review_reason
 *       {"/metadata/agent_type": "(absent)"} => -
 *
 * A key without a slash is the file, or something of the context. `npm run goldens` writes what stands behind the arrows.
 */
const KEPT = fileURLToPath(new URL('rules.txt', import.meta.url));
const WRITES = process.env.npm_lifecycle_event === 'goldens';

const ABSENT = '(absent)';

/** What a rule is asked about, by the two texts that describe it. */
function situationOf(standard: string, edits: JsonObject): Situation {
  const all = Object.entries(edits);
  const context = Object.fromEntries(all.filter(([key]) => !/^\/|^file$/.test(key)));
  return {
    standard,
    set: Object.fromEntries(all.filter(([key, value]) => key.startsWith('/') && value !== ABSENT)),
    remove: all.flatMap(([key, value]) => (value === ABSENT ? [key] : [])),
    context: context,
    ...(typeof edits.file === 'string' ? { file: edits.file } : {}),
  };
}

/** Where a rule speaks, and of which properties; its severity where that is not the usual one. */
function placesOf(rule: ReturnRule, situation: Situation): string {
  const places = new Map<string, string[]>();
  for (const { severity, pointer = '', property = [] } of problemsOf(rule, situation)) {
    const place = `${severity === undefined ? '' : `${severity} `}${pointer === '' ? '(return)' : pointer}`;
    places.set(place, [...(places.get(place) ?? []), property].flat());
  }
  return Array.from(places, ([place, properties]) => [place, ...properties].join(' ')).join(', ') || '-';
}

const HEAD = /^(?<id>[\w-]+) (?<standard>[\w-]+@[\d.]+)(?: (?<shared>\{.*\}))?$/;

/** The text with what is found behind each arrow. */
function filledIn(text: string): string {
  let rule: ReturnRule | undefined;
  let version = '';
  let common: JsonObject = {};
  return text.replace(/^.+$/gm, (line) => {
    const head = HEAD.exec(line)?.groups;
    if (head !== undefined) {
      const { id = '', standard = '', shared = '{}' } = head;
      [rule, version, common] = [returnRule(id), standard, JSON.parse(shared) as JsonObject];
      return line;
    }
    const [edits = ''] = line.split(' => ');
    if (rule === undefined) throw new Error(`no rule above ${line}`);
    const given = JSON.parse(edits) as JsonObject;
    return `${edits} => ${placesOf(rule, situationOf(version, { ...common, ...given }))}`;
  });
}

test('Rules on JSON returns speak where they should, and nowhere else', () => {
  const kept = readFileSync(KEPT, 'utf8');
  const found = filledIn(kept);
  if (WRITES) writeFileSync(KEPT, found);
  expect(found).toBe(WRITES ? found : kept);
});

/** Values of every type, and keys that mean something to JavaScript. */
const STRANGE: readonly Json[] = [
  ...[null, false, true, 7, -1.5, 1e300, '', 'x', [], {}, [[]], [null, 7, '', 'x', [], {}], { length: 1 }],
  JSON.parse('{"__proto__":{"session_id":"","question":"x"},"constructor":1}') as Json,
];

const FIELDS = [
  ...['status', 'metadata', 'artifacts', 'started_at', 'partial_progress', 'completion_data'],
  ...['memory_candidates', 'completion_data/completion_summary', 'completion_data/claudemd_suggestions'],
  ...['completion_data/roadmap_items', 'research_questions', 'modified_files', 'user_decision'],
  ...['user_decision/options', 'review_reason', 'errors', 'metadata/session_id', 'metadata/agent_type'],
  ...['metadata/duration_seconds', 'metadata/delegation_depth', 'summary', 'metadata/delegation_path'],
  ...['metadata/phases_total', 'artifacts/0', 'artifacts/0/type', 'artifacts/0/path', 'next_steps'],
  ...['artifacts/0/summary', 'blockers', 'continuation_context'],
];

const VERSIONS = standards.filter(({ id }) =>
  ['return-meta@2.1', 'subagent-return@1.2', 'orchestrator-handoff@1'].includes(id),
);

const OWN = VERSIONS.flatMap((standard) =>
  standard.rules.flatMap(({ rule }) => (rule.scope === 'return' ? [[rule.id, standard.id, rule] as const] : [])),
);

test.each(OWN)('No value is trouble for %s in %s', (_, standard, rule) => {
  const context = { expectedSession: 'sess_1_a', agents: ['planner'], roadmap: { kind: 'text', text: '- x' } } as const;
  for (const field of FIELDS) {
    for (const [n, value] of STRANGE.entries()) {
      const status = n % 2 === 0 ? 'implemented' : 'partial';
      const set = { '/status': status, '/requires_user_review': true, '/task_type': 'meta', [`/${field}`]: value };
      // One that throws fails here: an expectation for each would take most of the time.
      problemsOf(rule, { standard, set, context });
    }
  }
});

test.each([
  ['error-message-length', '/errors', (length: number) => [{ type: 'resource', message: 'm'.repeat(length) }], 500],
  ['next-steps-length', '/next_steps', (length: number) => 'n'.repeat(length), 300],
  ['artifact-summary-length', '/artifacts/0/summary', (length: number) => 's'.repeat(length), 200],
  ['summary-length', '/summary', (length: number) => 's'.repeat(length), 500],
] as const)('%s allows so many characters in %s, and no more', (id, pointer, make, most) => {
  const said = [most, most + 1].map((length) => {
    return problemsOf(returnRule(id), { standard: 'subagent-return@1.0', set: { [pointer]: make(length) } }).length;
  });
  expect(said).toEqual([0, 1]);
});

describe('An id of a session that names agent and task', () => {
  const said = (session: string): number =>
    problemsOf(returnRule('session-id-format'), {
      set: { '/metadata/session_id': session },
      params: { format: 'agent-task' },
    }).length;

  test.each([
    'task-executor_191_20251226_001',
    'batch-orchestrator_132-135_20251226T130000_jkl012',
    'researcher_200_20251226T143022',
    'task_executor_191_20251226_001',
    'planner_7_1735460684_a1b2c3',
    'planner_7_2025-12-26T10:00:00Z_a1',
  ])('may be %s', (session) => {
    expect(said(session)).toBe(0);
  });

  test.each([
    'sess_1735460684_a1b2c3',
    '_7_20251226_a',
    'planner_20251226_a',
    'planner_7_monday_a',
    'planner_7__20251226',
  ])('is not %s', (session) => {
    expect(said(session)).toBe(1);
  });

  test('is read in linear time', () => {
    const started = processorTime();
    expect(said(`${'a_'.repeat(300_000)}!`)).toBe(1);
    expect(processorTime() - started).toBeLessThan(2_000);
  });
});

test('A list may be longer than a call can take arguments', () => {
  const set = { '/memory_candidates': [{ suggested_keywords: Array(150_000).fill(0) }] };
  expect(problemsOf(returnRule('memory-candidate'), { standard: 'return-meta@1.4', set }).length).toBeGreaterThan(
    150_000,
  );
});

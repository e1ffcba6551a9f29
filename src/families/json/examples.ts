import type { Json } from '../../model/json.js';
import { MOST_CLAIMS } from '../../model/claim.js';
import { MOST_ELEMENTS } from '../../model/document.js';
import type { Example } from '../../model/rule.js';
import type { SharedExamples } from '../example.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const ARCHIVED_PLAN = 'specs/archive/7_parse_dates/plans/01_parse-dates.md';
const METADATA = 'specs/7_parse_dates/.return-meta.json';
const HANDOFF = 'specs/7_parse_dates/.orchestrator-handoff.json';
const LOG = 'returns/7_plan.return.json';

const archived = { [PLAN]: null, [ARCHIVED_PLAN]: '# Parse dates\n' } as const;
const deleted = new Set(['src/times.ts']);

const GITMODULES = '[submodule "dates"]\n\tpath = vendor/dates\n\turl = ../dates.git\n';

const FENCE = '```';
const WITHOUT_STATUS = `${FENCE}json\n{"artifacts": [], "metadata": {}}\n${FENCE}\n`;

const BLOCKED: Readonly<Record<string, Json>> = {
  '/status': 'blocked',
  '/artifacts': [],
  '/errors': [
    {
      type: 'execution',
      message: 'The calendar service does not answer',
      recoverable: true,
      recommendation: 'Start the service and plan again',
    },
  ],
};

/** An example for each family, with its return's file: `example` receives the path. */
function ofEach(example: (file: string) => Example): readonly Example[] {
  return [
    { families: ['return-meta'], ...example(METADATA) },
    { families: ['orchestrator-handoff'], ...example(HANDOFF) },
    { families: ['subagent-return'], ...example(LOG) },
  ];
}

/** A context in which the compared change changed these files. */
function changing(...changed: readonly string[]): NonNullable<Example['context']> {
  return { changes: { base: 'main', changed: new Set(changed), deleted: new Set() } };
}

/** A context in which the branch must add a return, and the compared change changed these files. */
function onAgentBranch(...changed: readonly string[]): NonNullable<Example['context']> {
  return { agentBranch: 'agent/7-parse-dates', ...changing(...changed) };
}

/** What the samples show of rules that other families share. */
export const examples: SharedExamples = {
  'artifact-archived': {
    bad: ofEach((file) => ({
      file: file === LOG ? 'specs/archive/7_parse_dates/plan.return.json' : file.replace('specs/', 'specs/archive/'),
      tree: archived,
    })),
  },
  'artifact-blank': {
    bad: [{ tree: { [PLAN]: ' \n\n' } }, { tree: { [PLAN]: '\u200B\u2060\n' } }],
    good: { tree: { [PLAN]: '\n#\n' } },
  },
  'artifact-case': { bad: { set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_Parse-Dates.md' } } },
  'artifact-directory': { bad: { set: { '/artifacts/0/path': 'specs/7_parse_dates/plans' } } },
  'artifact-empty': { bad: { tree: { [PLAN]: '' } }, good: { tree: { [PLAN]: '#' } } },
  'artifact-missing': { bad: { set: { '/artifacts/0/path': 'specs/never/written.md' } } },
  'session-id-mismatch': {
    good: [
      {
        families: ['return-meta', 'subagent-return'],
        set: { '/metadata/session_id': 'sess_1735460684_a1b2c3' },
        context: { expectedSession: 'sess_1735460684_a1b2c3' },
        also: ['session-id-format'],
      },
      {
        families: ['orchestrator-handoff'],
        set: { '/session_id': 'sess_1735460684_a1b2c3' },
        context: { expectedSession: 'sess_1735460684_a1b2c3' },
      },
    ],
  },
  'artifact-not-deleted': {
    bad: [
      { set: { '/artifacts/0/type': 'deletion' }, also: ['artifact-type'] },
      {
        set: { '/artifacts/0/type': 'deletion', '/artifacts/0/path': 'specs/never/there.md' },
        also: ['artifact-type'],
      },
    ],
    good: {
      set: { '/artifacts/0/type': 'deletion' },
      tree: { [PLAN]: null },
      earlier: { [PLAN]: null },
      also: ['artifact-type'],
    },
  },
  'artifact-path-relative': { bad: { set: { '/artifacts/0/path': `/home/agent/project/${PLAN}` } } },
  'artifact-relocated': {
    bad: {
      tree: { [PLAN]: null, 'docs/01_parse-dates.md': '# Parse dates\n' },
      earlier: { [PLAN]: 'docs/01_parse-dates.md' },
    },
    good: [{ families: ['return-meta'], file: 'specs/archive/7_parse_dates/.return-meta.json', tree: archived }, {}],
  },
  'artifact-removed': { bad: { tree: { [PLAN]: null }, earlier: { [PLAN]: null } } },
  'artifact-self': {
    bad: [
      ...ofEach((file) => ({ set: { '/artifacts/0/path': file } })),
      {
        families: ['return-meta'],
        file: 'specs/archive/7_parse_dates/.return-meta.json',
        set: { '/artifacts/0/path': METADATA },
      },
      { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.Return-Meta.json' } },
    ],
  },
  'artifact-unchanged': {
    bad: ofEach((file) => ({
      context: changing(file),
    })),
    good: ofEach((file) => ({
      context: changing(file, PLAN),
    })),
  },
  'artifact-uncommitted': {
    bad: [
      { tree: { [PLAN]: null }, workspace: [PLAN] },
      { set: { '/artifacts/0/path': '.claude/commands/plan.md' }, tree: { '.gitignore': '.claude/\n' } },
    ],
  },
  'artifact-undetermined': { bad: { tree: { [PLAN]: null }, beyondHistory: [PLAN] } },
  'artifact-unverifiable': {
    bad: [
      { set: { '/artifacts/0/path': 'vendor/dates/plan.md' }, tree: { 'vendor/dates/': '' } },
      {
        set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
        tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
      },
      {
        set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
        tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
        context: changing('.gitmodules', 'vendor/dates'),
      },
    ],
  },
  'no-return-found': {
    bad: [
      {
        families: ['subagent-return'],
        file: 'docs/return-logs/run.jsonl',
        text: '{"type": "user", "message": {"role": "user", "content": "Parse dates."}}\n',
        also: ['no-returns'],
      },
      {
        families: ['subagent-return'],
        file: 'docs/return-logs/run.md',
        text: WITHOUT_STATUS,
        also: ['no-returns'],
      },
    ],
    good: { families: ['subagent-return'] },
  },
  'no-returns': {
    bad: [
      { file: 'notes/plan.json' },
      {
        families: ['return-meta'],
        set: { '/status': 'in_progress' },
        context: onAgentBranch(METADATA, PLAN),
        also: ['status-in-progress', 'started-at', 'partial-progress-required'],
      },
      {
        families: ['return-meta'],
        set: BLOCKED,
        context: { ...onAgentBranch(METADATA), agentBranchRequires: 'success' },
      },
    ],
    good: [
      { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
      {
        families: ['return-meta'],
        context: onAgentBranch(METADATA, PLAN),
      },
      {
        families: ['return-meta'],
        set: BLOCKED,
        context: onAgentBranch(METADATA),
      },
    ],
  },
  'phantom-work': {
    bad: [{ set: { '/artifacts': [] } }, { set: { '/status': 'finished', '/artifacts': [] }, also: ['status-value'] }],
    good: [
      { families: ['return-meta', 'subagent-return'], set: BLOCKED },
      {
        families: ['orchestrator-handoff'],
        set: { '/status': 'blocked', '/artifacts': [], '/blockers': ['The calendar service does not answer'] },
      },
    ],
  },
  'return-object': { bad: { text: '42\n' } },
  'standard-mismatch': {
    bad: [
      {
        families: ['return-meta'],
        set: { '/artifacts/0/type': 'handoff' },
        also: ['artifact-type', 'artifact-type-path'],
        raisedIn: 'some',
      },
      {
        families: ['return-meta'],
        set: { '/status': 'needs_research', '/artifacts': [], '/research_questions': ['Which calendars are in use?'] },
        also: ['status-value'],
      },
      {
        families: ['subagent-return'],
        set: {
          '/status': 'planned',
          '/metadata/session_id': 'sess_1735460684_a1b2c3',
          '/metadata/delegation_depth': 1,
          '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
        },
        also: ['status-value', 'session-id-format'],
        raisedIn: 'some',
      },
      {
        families: ['subagent-return'],
        set: { '/status': 'completed' },
        also: ['status-completed'],
        raisedIn: 'some',
      },
    ],
    good: [
      {
        families: ['return-meta'],
        set: { '/memory_candidates': null, '/partial_progress': { stage: 'done', details: 'All of it' } },
        also: ['partial-progress-leftover', 'field-type'],
      },
      {},
    ],
  },
  'status-value': { bad: { set: { '/status': 'finished' } } },
  'too-many-claims': {
    bad: {
      set: { '/artifacts': Array<Json>(MOST_CLAIMS + 1).fill(PLAN) },
      also: ['artifact-object', 'handoff-tokens'],
    },
  },
  'returns-imported': {
    bad: { tree: { [PLAN]: null }, earlier: { [PLAN]: null }, imported: 6, also: ['artifact-removed'] },
  },
  'return-deleted': {
    bad: ofEach((file) => ({ deleted: [file.replace('7_parse_dates', '6_parse_times').replace('7_plan', '6_plan')] })),
  },
  'too-many-elements': {
    bad: { set: { '/metadata/visited': Array.from({ length: MOST_ELEMENTS + 1 }, (_, n) => n) } },
  },
  'unclaimed-change': {
    bad: ofEach((file) => ({
      tree: { 'src/dates.ts': 'export {};\n' },
      context: changing(file, PLAN, 'src/dates.ts'),
    })),
    good: ofEach((file) => ({
      context: changing(file, PLAN, 'specs/TODO.md'),
    })),
  },
  'unclaimed-deletion': {
    bad: ofEach((file) => ({ context: { changes: { base: 'main', changed: new Set([file, PLAN]), deleted } } })),
    good: ofEach((file) => ({
      ...(file === METADATA ? { earlier: { 'src/times.ts': 'src/dates.ts' } } : {}),
      context: { changes: { base: 'main', changed: new Set([file, PLAN]), deleted, movedAway: deleted } },
    })),
  },
};

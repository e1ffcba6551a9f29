import { agentTypeEmpty, sessionIdEmpty } from '../../../src/families/json/rules/texts.js';
import {
  agentTypeOther,
  agentTypeUnknown,
  delegationTail,
  durationNegative,
  metadataFieldType,
  metadataTopLevel,
} from '../../../src/families/json/rules/metadata.js';
import {
  delegationCycle,
  delegationDepth,
  delegationPath,
  delegationShort,
} from '../../../src/families/json/rules/delegation.js';
import { implementedPhasesShort, phaseCounts, phasesTopLevel } from '../../../src/families/json/rules/phases.js';
import { sessionIdFormat, sessionIdMismatch } from '../../../src/families/json/rules/session.js';
import type { Problem } from '../../../src/model/finding.js';
import type { Json } from '../../../src/model/json.js';
import type { ReturnRule } from '../../../src/model/rule.js';
import { problemsOf, type Situation } from '../../support/problems.js';
import { versionsOf } from '../../support/versions.js';
import { processorTime } from '../../support/processor-time.js';

const RULES: readonly ReturnRule[] = [
  agentTypeEmpty,
  agentTypeUnknown,
  delegationCycle,
  delegationDepth,
  delegationPath,
  delegationShort,
  delegationTail,
  durationNegative,
  implementedPhasesShort,
  metadataFieldType,
  metadataTopLevel,
  phaseCounts,
  phasesTopLevel,
  sessionIdEmpty,
  sessionIdFormat,
  sessionIdMismatch,
];

/** Values of every type, and keys that mean something to JavaScript. */
const STRANGE: readonly Json[] = [
  null,
  true,
  0,
  -1.5,
  1e300,
  '',
  'x',
  [],
  [null],
  {},
  { length: 1 },
  JSON.parse('{"__proto__":{"session_id":"","agent_type":"x"},"constructor":1}') as Json,
];

const METADATA_FIELDS = [
  'session_id',
  'agent_type',
  'duration_seconds',
  'delegation_depth',
  'delegation_path',
  'phases_completed',
  'phases_total',
  'phase_count',
];

function metadata(fields: Readonly<Record<string, Json>>, more: Situation = {}): Situation {
  const set = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`/metadata/${name}`, value]));
  return { ...more, set: { ...set, ...more.set } };
}

describe('any value whatsoever', () => {
  it.each(RULES.map((rule) => [rule.id, rule] as const))('is no trouble for %s', (_id, rule) => {
    const context = { expectedSession: 'sess_1_a', agents: ['planner-agent'] };
    for (const value of STRANGE) {
      expect(Array.isArray(problemsOf(rule, { set: { '/metadata': value }, context }))).toBe(true);
      expect(Array.isArray(problemsOf(rule, { set: { '/status': value }, context }))).toBe(true);
      for (const name of METADATA_FIELDS) {
        expect(Array.isArray(problemsOf(rule, metadata({ [name]: value }, { context })))).toBe(true);
      }
    }
  });

  it.each(RULES.map((rule) => [rule.id, rule] as const))('and the sample is fine for %s', (_id, rule) => {
    for (const standard of [...versionsOf('subagent-return'), ...versionsOf('return-meta')]) {
      expect(problemsOf(rule, { standard })).toEqual([]);
    }
  });
});

describe('session-id-empty and agent-type-empty', () => {
  it.each(['', ' ', '\t\n', '\u00A0'])('reject %j', (blank) => {
    expect(problemsOf(sessionIdEmpty, metadata({ session_id: blank }))).toMatchObject([
      { pointer: '/metadata/session_id' },
    ]);
    expect(problemsOf(agentTypeEmpty, metadata({ agent_type: blank }))).toMatchObject([
      { pointer: '/metadata/agent_type', recommendation: expect.stringContaining('Fix subagent return format') },
    ]);
  });

  it('leave other types and absence to other rules', () => {
    expect(problemsOf(sessionIdEmpty, metadata({ session_id: null }))).toEqual([]);
    expect(problemsOf(agentTypeEmpty, { remove: ['/metadata/agent_type'] })).toEqual([]);
  });

  it('read nothing from a prototype', () => {
    const hostile = JSON.parse('{"__proto__":{"session_id":"","agent_type":""}}') as Json;
    expect(problemsOf(sessionIdEmpty, { set: { '/metadata': hostile } })).toEqual([]);
    expect(problemsOf(agentTypeEmpty, { set: { '/metadata': hostile } })).toEqual([]);
  });
});

describe('session-id-format', () => {
  it.each(['sess_1_a', 'sess_1736700000_abc123', 'sess_1776033054_9e1440_t37'])('accepts %s', (session) => {
    expect(problemsOf(sessionIdFormat, metadata({ session_id: session }))).toEqual([]);
  });

  it.each([
    'sess_1736700000_',
    'sess__abc',
    'sess_17x_abc',
    'SESS_1736700000_abc',
    'sess-1736700000-abc',
    ' sess_1736700000_abc',
    'sess_1736700000_abc\n',
    'sess_1736700000',
  ])('rejects %j', (session) => {
    const [problem] = problemsOf(sessionIdFormat, metadata({ session_id: session }));
    expect(problem?.pointer).toBe('/metadata/session_id');
    expect(problem?.message).toContain('sess_{digits}_{word}');
    expect(problem?.message).toContain(session);
    expect(problem?.recommendation).toContain('Fix planner-agent subagent return format');
  });

  const params = { format: 'agent-task' };

  it.each([
    'task-executor_191_20251226_001',
    'researcher_200_20251226T143022_abc123',
    'batch-orchestrator_132-135_20251226T130000_jkl012',
    'researcher_200_20251226T143022',
    'task_executor_191_20251226_001',
    'planner_7_1735460684_a1b2c3',
    'planner_7_2025-12-26T10:00:00Z_a1',
  ])('accepts %s where agent and task are named', (session) => {
    expect(problemsOf(sessionIdFormat, metadata({ session_id: session }, { params }))).toEqual([]);
  });

  it.each([
    'sess_1735460684_a1b2c3',
    '_7_20251226_a',
    'planner_20251226_a',
    'planner_7_monday_a',
    'planner_7__20251226',
  ])('rejects %s where agent and task are named', (session) => {
    const [problem] = problemsOf(sessionIdFormat, metadata({ session_id: session }, { params }));
    expect(problem?.message).toContain('{agent}_{task}_{timestamp}_{random}');
  });

  it('leaves a blank one to session-id-empty', () => {
    expect(problemsOf(sessionIdFormat, metadata({ session_id: '  ' }))).toEqual([]);
  });

  it('takes no longer for a hostile one than for its length', () => {
    const started = processorTime();
    const hostile = `${'a_'.repeat(300_000)}!`;
    expect(problemsOf(sessionIdFormat, metadata({ session_id: hostile }, { params }))).toHaveLength(1);
    expect(problemsOf(sessionIdFormat, metadata({ session_id: `sess_${'1'.repeat(500_000)}` }))).toHaveLength(1);
    expect(processorTime() - started).toBeLessThan(2_000);
  });
});

describe('session-id-mismatch', () => {
  it('names what was expected and what came', () => {
    const [problem] = problemsOf(sessionIdMismatch, { context: { expectedSession: 'sess_1_b' } });
    expect(problem?.message).toContain('sess_1736700000_abc123');
    expect(problem?.message).toContain('sess_1_b');
    expect(problem?.recommendation).toContain('Fix planner-agent subagent to return correct session_id');
  });

  it('speaks of a blank one and of another letter case', () => {
    const context = { expectedSession: 'sess_1_b' };
    expect(problemsOf(sessionIdMismatch, metadata({ session_id: '' }, { context }))).toHaveLength(1);
    expect(problemsOf(sessionIdMismatch, metadata({ session_id: 'sess_1_B' }, { context }))).toHaveLength(1);
    expect(problemsOf(sessionIdMismatch, metadata({ session_id: 'sess_1_b' }, { context }))).toEqual([]);
  });

  it('is silent when none is expected, and when none came', () => {
    expect(problemsOf(sessionIdMismatch)).toEqual([]);
    const context = { expectedSession: 'sess_1_b' };
    expect(problemsOf(sessionIdMismatch, { remove: ['/metadata/session_id'], context })).toEqual([]);
  });
});

describe('duration-negative', () => {
  it.each([0, -0, 0.5, 86_400])('accepts %d seconds', (duration) => {
    expect(problemsOf(durationNegative, metadata({ duration_seconds: duration }))).toEqual([]);
  });

  it.each([-1, -0.001])('rejects %d seconds', (duration) => {
    const [problem] = problemsOf(durationNegative, metadata({ duration_seconds: duration }));
    expect(problem?.pointer).toBe('/metadata/duration_seconds');
    expect(problem?.message).toContain(String(duration));
  });

  it('leaves text to field-type', () => {
    expect(problemsOf(durationNegative, metadata({ duration_seconds: '-1' }))).toEqual([]);
  });
});

describe('delegation-depth', () => {
  it.each([0, 1, 3])('accepts %d', (depth) => {
    expect(problemsOf(delegationDepth, metadata({ delegation_depth: depth }))).toEqual([]);
  });

  it.each([-1, 1.5, '1', null, true, [1], {}])('rejects %j as an error', (depth) => {
    const [problem, ...more] = problemsOf(delegationDepth, metadata({ delegation_depth: depth }));
    expect(problem?.pointer).toBe('/metadata/delegation_depth');
    expect(problem).not.toHaveProperty('severity');
    expect(more).toEqual([]);
  });

  it('only warns above 3', () => {
    const [problem] = problemsOf(delegationDepth, metadata({ delegation_depth: 4 }));
    expect(problem?.severity).toBe('warning');
    expect(problem?.message).toContain('4');
  });

  it('is silent when it is absent', () => {
    expect(problemsOf(delegationDepth, { remove: ['/metadata/delegation_depth'] })).toEqual([]);
  });
});

describe('delegation-path', () => {
  it.each([[[]], [null], ['orchestrator'], [7], [{}]])('rejects %j as a whole', (path) => {
    expect(problemsOf(delegationPath, metadata({ delegation_path: path }))).toMatchObject([
      { pointer: '/metadata/delegation_path' },
    ]);
  });

  it('points at each step that is no name', () => {
    const problems = problemsOf(delegationPath, metadata({ delegation_path: ['orchestrator', '', 3, null, 'x'] }));
    expect(problems.map(({ pointer }) => pointer)).toEqual([
      '/metadata/delegation_path/1',
      '/metadata/delegation_path/2',
      '/metadata/delegation_path/3',
    ]);
  });

  it('accepts one name, and absence', () => {
    expect(problemsOf(delegationPath, metadata({ delegation_path: ['orchestrator'] }))).toEqual([]);
    expect(problemsOf(delegationPath, { remove: ['/metadata/delegation_path'] })).toEqual([]);
  });
});

describe('delegation-cycle', () => {
  it('points at the second place of a name and tells both', () => {
    const path = ['orchestrator', 'implement', 'task-executor', 'batch-orchestrator', 'task-executor'];
    const [problem, ...more] = problemsOf(delegationCycle, metadata({ delegation_path: path }));
    expect(problem?.pointer).toBe('/metadata/delegation_path/4');
    expect(problem?.message).toContain('"task-executor"');
    expect(problem?.message).toContain('step 3 and 5');
    expect(more).toEqual([]);
  });

  it('tells each name once, however often it comes', () => {
    const path = ['a', 'b', 'a', 'b', 'a', 'b'];
    expect(problemsOf(delegationCycle, metadata({ delegation_path: path }))).toMatchObject([
      { pointer: '/metadata/delegation_path/2' },
      { pointer: '/metadata/delegation_path/3' },
    ]);
  });

  it('compares names exactly, and names only', () => {
    const path = ['plan', 'Plan', '__proto__', 'constructor', 1, 1, '', ''];
    expect(problemsOf(delegationCycle, metadata({ delegation_path: path }))).toEqual([]);
  });
});

describe('delegation-tail', () => {
  it('names the tail and the agent', () => {
    const [problem] = problemsOf(delegationTail, metadata({ delegation_path: ['orchestrator', 'plan'] }));
    expect(problem?.pointer).toBe('/metadata/delegation_path/1');
    expect(problem?.message).toContain('"plan"');
    expect(problem?.message).toContain('"planner-agent"');
  });

  it.each([[[]], [['orchestrator', 7]], [['orchestrator', ' ']], ['plan']])('is silent on %j', (path) => {
    expect(problemsOf(delegationTail, metadata({ delegation_path: path }))).toEqual([]);
  });

  it('is silent where no agent is named', () => {
    const situation = metadata({ delegation_path: ['orchestrator', 'plan'], agent_type: ' ' });
    expect(problemsOf(delegationTail, situation)).toEqual([]);
  });
});

describe('delegation-short', () => {
  const of = (depth: Json, names: number): Situation =>
    metadata({
      delegation_depth: depth,
      delegation_path: Array.from({ length: names }, (_, i) => `agent-${String(i)}`),
    });

  it.each([
    [0, 1],
    [1, 2],
    [1, 3],
    [3, 4],
  ])('accepts depth %d with %d names', (depth, names) => {
    expect(problemsOf(delegationShort, of(depth, names))).toEqual([]);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 1],
  ])('notices depth %d with %d names', (depth, names) => {
    expect(problemsOf(delegationShort, of(depth, names))).toMatchObject([
      { pointer: '/metadata/delegation_path', message: expect.stringContaining(`at least ${String(depth + 1)}`) },
    ]);
  });

  it('leaves an empty path and a depth that is none to other rules', () => {
    expect(problemsOf(delegationShort, of(2, 0))).toEqual([]);
    expect(problemsOf(delegationShort, of('2', 1))).toEqual([]);
    expect(problemsOf(delegationShort, of(2.5, 1))).toEqual([]);
  });
});

describe('agent-type-unknown', () => {
  it('suggests the nearest agent', () => {
    const [problem] = problemsOf(agentTypeUnknown, { context: { agents: ['planner-agents', 'researcher'] } });
    expect(problem?.pointer).toBe('/metadata/agent_type');
    expect(problem?.message).toContain('"planner-agent"');
    expect(problem?.recommendation).toContain('"planner-agents"');
  });

  it('knows no agent when the list is empty, and checks nothing without a list', () => {
    expect(problemsOf(agentTypeUnknown, { context: { agents: [] } })).toHaveLength(1);
    expect(problemsOf(agentTypeUnknown, { context: { agents: null } })).toEqual([]);
  });
});

describe('metadata-field-type', () => {
  it.each([8, 1.5, '1-2', '8', '2.5 - 4', '1\u20132'])('takes %j for an estimate', (hours) => {
    expect(problemsOf(metadataFieldType, metadata({ estimated_hours: hours }))).toEqual([]);
  });

  it.each(['a day', '', null, [1, 2], '1-'])('takes %j for none', (hours) => {
    expect(problemsOf(metadataFieldType, metadata({ estimated_hours: hours }))).toHaveLength(1);
  });

  it('names the field, the value and the type', () => {
    const [problem, ...more] = problemsOf(metadataFieldType, metadata({ phase_count: 'three' }));
    expect(problem?.pointer).toBe('/metadata/phase_count');
    expect(problem?.message).toBe('Field metadata.phase_count is "three"; type number was expected.');
    expect(more).toEqual([]);
  });

  it.each([null, [3], { n: 3 }, false])('rejects %j as a count', (value) => {
    expect(problemsOf(metadataFieldType, metadata({ findings_count: value }))).toHaveLength(1);
  });

  it('knows retries and warnings where the version has them', () => {
    const situation = metadata({ retries: '2', warnings: 'none' });
    expect(problemsOf(metadataFieldType, { ...situation, standard: 'subagent-return@1.0' })).toMatchObject([
      { pointer: '/metadata/retries' },
      { pointer: '/metadata/warnings', message: expect.stringContaining('type array') },
    ]);
    expect(problemsOf(metadataFieldType, situation)).toEqual([]);
  });

  it('checks the phases of partial progress too', () => {
    const set = { '/partial_progress': { stage: 's', details: 'd', phases_completed: '1', phases_total: 4 } };
    expect(problemsOf(metadataFieldType, { set })).toMatchObject([{ pointer: '/partial_progress/phases_completed' }]);
  });

  it('leaves the fields that callers depend on to field-type', () => {
    expect(problemsOf(metadataFieldType, metadata({ duration_seconds: '300', session_id: 7 }))).toEqual([]);
  });
});

describe('phase-counts', () => {
  it('accepts as many as there are, and rejects one more', () => {
    expect(problemsOf(phaseCounts, metadata({ phases_completed: 4, phases_total: 4 }))).toEqual([]);
    expect(problemsOf(phaseCounts, metadata({ phases_completed: 5, phases_total: 4 }))).toMatchObject([
      { pointer: '/metadata/phases_completed', message: expect.stringMatching(/is 5.*is 4/) },
    ]);
  });

  it('checks partial progress by its own total', () => {
    const set = { '/partial_progress': { stage: 's', details: 'd', phases_completed: 3, phases_total: 2 } };
    expect(problemsOf(phaseCounts, { set })).toMatchObject([{ pointer: '/partial_progress/phases_completed' }]);
    expect(
      problemsOf(phaseCounts, metadata({ phases_completed: 9 }, { set: { '/partial_progress': { phases_total: 2 } } })),
    ).toEqual([]);
  });

  it('compares numbers only', () => {
    expect(problemsOf(phaseCounts, metadata({ phases_completed: '5', phases_total: 4 }))).toEqual([]);
  });
});

describe('implemented-phases-short', () => {
  const of = (status: string, completed: Json, total: Json): Situation =>
    metadata({ phases_completed: completed, phases_total: total }, { set: { '/status': status } });

  it('rejects an implemented task with phases left', () => {
    expect(problemsOf(implementedPhasesShort, of('implemented', 3, 4))).toMatchObject([
      { pointer: '/metadata/phases_completed', message: expect.stringContaining('3 of 4') },
    ]);
  });

  it.each([
    ['implemented', 4, 4],
    ['implemented', 5, 4],
    ['partial', 3, 4],
    ['implemented', '3', 4],
  ])('is silent on %s with %j of %j', (status, completed, total) => {
    expect(problemsOf(implementedPhasesShort, of(status, completed, total))).toEqual([]);
  });
});

describe('phases-top-level', () => {
  it('points at the key of the first count, and names both', () => {
    expect(problemsOf(phasesTopLevel, { set: { '/phases_completed': null, '/phases_total': 4 } })).toMatchObject([
      {
        pointer: '/phases_completed',
        part: 'key',
        message: 'Fields phases_completed and phases_total are at top level instead of in metadata.',
      },
    ]);
  });

  it('accepts them in metadata', () => {
    expect(problemsOf(phasesTopLevel, metadata({ phases_completed: 1, phases_total: 4 }))).toEqual([]);
  });
});

describe('metadata-top-level', () => {
  it('points at the key of the first field that metadata lacks, and names all', () => {
    const set = {
      '/metadata': { duration_seconds: 1 },
      '/session_id': 'sess_1_a',
      '/agent_type': 'planner',
      '/delegation_depth': 1,
      '/delegation_path': ['a'],
    };
    expect(problemsOf(metadataTopLevel, { set })).toMatchObject([
      {
        pointer: '/session_id',
        part: 'key',
        message: expect.stringContaining(
          'session_id, agent_type, delegation_depth and delegation_path are at top level',
        ),
      },
    ]);
  });

  it('leaves an absent metadata to required-field', () => {
    expect(problemsOf(metadataTopLevel, { remove: ['/metadata'], set: { '/session_id': 'sess_1_a' } })).toEqual([]);
  });

  it('is silent where metadata has the field as well', () => {
    expect(problemsOf(metadataTopLevel, { set: { '/session_id': 'sess_1_a' } })).toEqual([]);
  });
});

describe('agent-type-other', () => {
  const by = (agent: Json, calledAgent: string | null): readonly Problem[] =>
    problemsOf(agentTypeOther, { set: { '/metadata/agent_type': agent }, context: { calledAgent } });

  it('names both agents, and says what to do', () => {
    expect(by('planner', 'reviewer')).toEqual([
      {
        pointer: '/metadata/agent_type',
        message: 'The return is by "planner", and the agent that was called is "reviewer".',
        recommendation: expect.stringMatching(
          /^Fix .*: write "reviewer" as agent_type, or check the return of the agent that was called\.$/,
        ) as string,
      },
    ]);
  });

  it.each<readonly [Json, string | null]>([
    ['planner', 'planner'],
    ['planner', 'skill-planner'],
    ['planner', null],
    [7, 'reviewer'],
    [null, 'reviewer'],
  ])('has nothing against %j where %j was called', (agent, called) => {
    expect(by(agent, called)).toEqual([]);
  });
});

import {
  failedWithArtifacts,
  statusCompleted,
  statusInProgress,
  statusStale,
} from '../../src/families/json/rules/status.js';
import { statusValue } from '../../src/rules/return.js';
import type { Json } from '../../src/model/json.js';
import { problemsOf } from '../support/problems.js';
import { idsWith } from '../support/versions.js';

const NO_TEXT = [null, 7, true, [], ['completed'], {}, { status: 'completed' }] as const;

describe('status-value', () => {
  it.each(['Planned', 'PLANNED', ' planned', 'planned ', '', 'planning'])('rejects %j', (status) => {
    const [problem] = problemsOf(statusValue, { set: { '/status': status } });
    expect(problem?.message).toContain(`"${status}" is not one of in_progress, researched, planned`);
    expect(problem?.pointer).toBe('/status');
  });

  it('says what is wrong, why, and what to write', () => {
    const said = (status: string): unknown =>
      problemsOf(statusValue, { standard: 'subagent-return@1.2', set: { '/status': status } });
    const listed = 'is not one of completed, partial, failed or blocked.';
    const format = 'Fix planner subagent return format:';
    expect(said('nonsense')).toEqual([
      {
        pointer: '/status',
        message: `Status "nonsense" ${listed}`,
        recommendation: `${format} use a listed status.`,
      },
    ]);
    expect(said('Completed')).toEqual([
      {
        pointer: '/status',
        message: `Status "Completed" ${listed}`,
        recommendation: `${format} write "completed".`,
        fix: {
          safety: 'unsafe',
          does: 'write the status "completed"',
          edits: [{ kind: 'set', pointer: '/status', value: 'completed' }],
        },
      },
    ]);
  });

  it('suggests the word that the kind of agent would use', () => {
    const of = (agent: string): string | undefined =>
      problemsOf(statusValue, { set: { '/status': 'done', '/metadata/agent_type': agent } })[0]?.recommendation;
    expect(of('neovim-research-agent')).toContain('write "researched"');
    expect(of('planner-agent')).toContain('write "planned"');
    expect(of('builder')).toContain('write "implemented"');
  });

  it('knows the kind of agent by the delegation or the artifacts where no agent is named', () => {
    const of = (set: Readonly<Record<string, Json>>): string | undefined =>
      problemsOf(statusValue, { remove: ['/metadata'], set: { '/status': 'done', ...set } })[0]?.recommendation;
    expect(of({ '/agent_type': 'researcher' })).toContain('write "researched"');
    expect(of({ '/metadata/delegation_path': ['orchestrator', 'skill-researcher'] })).toContain('write "researched"');
    expect(of({ '/artifacts/0/type': 'report' })).toContain('write "researched"');
    expect(of({ '/artifacts': [] })).toContain('write "implemented"');
  });

  it.each(NO_TEXT)('leaves %j to field-type', (status) => {
    expect(problemsOf(statusValue, { set: { '/status': status } })).toEqual([]);
  });
});

describe('status-completed', () => {
  it.each(idsWith(statusCompleted))('speaks in %s', (standard) => {
    const [problem] = problemsOf(statusCompleted, { set: { '/status': 'completed' }, standard });
    expect(problem?.pointer).toBe('/status');
    expect(problem?.message).toContain('"completed" stops the calling tool');
    expect(problem?.recommendation).toContain('write "planned"');
  });

  it('takes the place of status-value', () => {
    expect(statusCompleted.supersedes).toContain('status-value');
  });

  it.each([...NO_TEXT, 'Completed', 'complete', 'planned', 'nonsense'])('leaves %j to others', (status) => {
    expect(problemsOf(statusCompleted, { set: { '/status': status } })).toEqual([]);
  });
});

describe('status-in-progress', () => {
  it('warns at the status', () => {
    const [problem] = problemsOf(statusInProgress, { set: { '/status': 'in_progress' } });
    expect(problem?.pointer).toBe('/status');
    expect(problem?.message).toContain('"in_progress"');
  });

  it.each([...NO_TEXT, 'partial', 'planned', 'In_Progress'])('is silent for %j', (status) => {
    expect(problemsOf(statusInProgress, { set: { '/status': status } })).toEqual([]);
  });
});

describe('status-stale', () => {
  const stale = (startedAt: unknown, status = 'in_progress'): number => {
    const set = { '/status': status, '/started_at': startedAt as string };
    return problemsOf(statusStale, { set, context: { now: Date.parse('2026-01-28T12:00:00Z') } }).length;
  };

  it('allows exactly the limit and not a second more', () => {
    expect(stale('2026-01-27T12:00:00Z')).toBe(0);
    expect(stale('2026-01-27T11:59:59Z')).toBe(1);
  });

  it('reads offsets', () => {
    expect(stale('2026-01-27T13:00:00+01:00')).toBe(0);
    expect(stale('2026-01-27T12:59:59+01:00')).toBe(1);
  });

  it('takes a time without offset for stale only where it is so in every zone', () => {
    expect(stale('2026-01-27T10:00:00')).toBe(0);
    expect(stale('2026-01-26T10:00:00')).toBe(1);
    expect(stale('2026-01-20')).toBe(1);
  });

  it('follows the limit that is handed in', () => {
    const set = { '/status': 'in_progress', '/started_at': '2026-01-28T10:30:00Z' };
    expect(problemsOf(statusStale, { set, context: { staleAfter: 3_600_000 } })).toHaveLength(1);
    expect(problemsOf(statusStale, { set, context: { staleAfter: 7_200_000 } })).toEqual([]);
  });

  it('is silent about the future, about no time at all and about other types', () => {
    for (const startedAt of ['2027-01-01T00:00:00Z', 'yesterday', '', 'Jan 1 2020', 0, null, [], {}]) {
      expect(stale(startedAt)).toBe(0);
    }
    expect(problemsOf(statusStale, { set: { '/status': 'in_progress' }, remove: ['/started_at'] })).toEqual([]);
  });

  it('is silent once the work has ended', () => {
    expect(stale('2020-01-01T00:00:00Z', 'partial')).toBe(0);
  });

  it('says when the work started and no age, so that reports do not depend on the moment', () => {
    const set = { '/status': 'in_progress', '/started_at': '2026-01-01T00:00:00Z' };
    const [problem] = problemsOf(statusStale, { set });
    expect(problem?.pointer).toBe('/started_at');
    expect(problem?.message).toContain('"2026-01-01T00:00:00Z"');
    expect(problemsOf(statusStale, { set, context: { now: Date.parse('2026-03-01T00:00:00Z') } })).toEqual([problem]);
  });
});

describe('failed-with-artifacts', () => {
  const standard = 'subagent-return@1.2';

  it('notices artifacts of a failure and counts them', () => {
    const [problem] = problemsOf(failedWithArtifacts, { set: { '/status': 'failed' }, standard });
    expect(problem?.pointer).toBe('/artifacts');
    expect(problem?.message).toContain('1 artifact.');
  });

  it('accepts a failure without artifacts, and artifacts of another status', () => {
    expect(problemsOf(failedWithArtifacts, { set: { '/status': 'failed', '/artifacts': [] }, standard })).toEqual([]);
    expect(problemsOf(failedWithArtifacts, { set: { '/status': 'blocked' }, standard })).toEqual([]);
  });

  it.each([null, 'plan.md', 3, { length: 3 }])('leaves artifacts of the wrong type to field-type: %j', (artifacts) => {
    expect(
      problemsOf(failedWithArtifacts, { set: { '/status': 'failed', '/artifacts': artifacts }, standard }),
    ).toEqual([]);
  });
});

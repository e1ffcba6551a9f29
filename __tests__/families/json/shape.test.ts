import type { Json, JsonObject } from '../../../src/model/json.js';
import type { Problem } from '../../../src/model/finding.js';
import { customField, fieldType, requiredField, unknownField } from '../../../src/families/json/rules/fields.js';
import { problemsOf } from '../../support/problems.js';
import { versionsOf } from '../../support/versions.js';

const CONSOLE = versionsOf('subagent-return');
const FIRST = 'subagent-return@1.0';
/** All but the first ask an agent for its place in the chain. */
const METADATA = [...versionsOf('return-meta'), ...CONSOLE].filter((id) => id !== FIRST);

const places = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ pointer, property = '' }) => `${pointer ?? ''}#${[property].flat().join(' ')}`);

/** An object with an own `__proto__`, as `JSON.parse` makes it. */
const hostile = JSON.parse('{"__proto__": {"status": 1}, "constructor": 2}') as JsonObject;

describe('required-field', () => {
  it.each(['status', 'artifacts', 'metadata'])('asks every version for %s', (name) => {
    for (const standard of [...METADATA, FIRST]) {
      const problems = problemsOf(requiredField, { remove: [`/${name}`], standard });
      expect(places(problems)).toEqual([`#${name}`]);
      expect(problems[0]?.message).toBe(`Required field "${name}" is missing in the return.`);
    }
  });

  it('asks console returns for a summary, and metadata files not', () => {
    for (const standard of CONSOLE) {
      expect(places(problemsOf(requiredField, { remove: ['/summary'], standard }))).toEqual(['#summary']);
    }
    expect(problemsOf(requiredField, { remove: ['/summary'] })).toEqual([]);
  });

  it.each(METADATA)('asks for who ran and where in the chain: %s', (standard) => {
    expect(places(problemsOf(requiredField, { set: { '/metadata': {} }, standard }))).toEqual([
      '/metadata#session_id agent_type delegation_depth delegation_path',
    ]);
  });

  it('asks the first version for the duration instead of the chain', () => {
    const problems = problemsOf(requiredField, { set: { '/metadata': {} }, standard: FIRST });
    expect(places(problems)).toEqual(['/metadata#session_id duration_seconds agent_type']);
    expect(problems[0]?.message).toBe(
      'Required fields "session_id", "duration_seconds" and "agent_type" are missing in "metadata".',
    );
  });

  it('points at the artifact and asks for a summary in metadata files only', () => {
    const set = { '/artifacts/-': {} };
    expect(places(problemsOf(requiredField, { set }))).toEqual(['/artifacts/1#type path summary']);
    expect(places(problemsOf(requiredField, { set, standard: 'subagent-return@1.2' }))).toEqual([
      '/artifacts/1#type path',
    ]);
  });

  it('asks an error for what its version requires', () => {
    const set = { '/errors': [{}] };
    expect(places(problemsOf(requiredField, { set }))).toEqual(['/errors/0#type message recoverable recommendation']);
    expect(places(problemsOf(requiredField, { set, standard: 'subagent-return@1.0' }))).toEqual([
      '/errors/0#type message',
    ]);
  });

  it('asks partial progress for stage and details', () => {
    expect(places(problemsOf(requiredField, { set: { '/partial_progress': {} } }))).toEqual([
      '/partial_progress#stage details',
    ]);
  });

  it('takes zero, an empty text and null as present', () => {
    const set = { '/metadata/delegation_depth': 0, '/metadata/session_id': '', '/artifacts/0/path': null };
    expect(problemsOf(requiredField, { set })).toEqual([]);
  });

  it('takes nothing from a prototype for a field', () => {
    expect(places(problemsOf(requiredField, { set: { '/artifacts/0': hostile } }))).toEqual([
      '/artifacts/0#type path summary',
    ]);
  });

  it('says once what is at top level instead of in an absent metadata', () => {
    const set = { '/session_id': 'sess_1_a', '/duration_seconds': 3, '/phases_total': 4 };
    expect(problemsOf(requiredField, { remove: ['/metadata'], set })).toMatchObject([
      {
        property: ['metadata'],
        message:
          'Required field "metadata" is missing in the return; "session_id" and "duration_seconds" at top level belong in it.',
        fix: { edits: [{ from: '/session_id' }, { from: '/duration_seconds' }] },
      },
    ]);
  });

  it('leaves what a status requires to the rules on it', () => {
    expect(problemsOf(requiredField, { set: { '/status': 'implemented' } })).toEqual([]);
  });

  it('names the agent, or the subagent where no name is known', () => {
    expect(problemsOf(requiredField, { remove: ['/status'] })[0]?.recommendation).toContain(
      'Fix planner-agent subagent',
    );
    expect(problemsOf(requiredField, { remove: ['/metadata'] })[0]?.recommendation).toContain('Fix subagent');
  });
});

describe('field-type', () => {
  it.each([
    ['/status', 7, 'Field "status" is 7; a string was expected.'],
    ['/status', null, 'Field "status" is null; a string was expected.'],
    ['/artifacts', {}, 'Field "artifacts" is an object; an array was expected.'],
    ['/metadata', [], 'Field "metadata" is an array; an object was expected.'],
    ['/next_steps', ['x'], 'Field "next_steps" is an array; a string was expected.'],
    ['/artifacts/0/path', false, 'Field "artifacts/0/path" is false; a string was expected.'],
    ['/metadata/delegation_depth', '1', 'Field "metadata/delegation_depth" is "1"; an integer was expected.'],
  ] as const)('names %s with %j', (pointer, value, message) => {
    const problems = problemsOf(fieldType, { set: { [pointer]: value } });
    expect(problems.map((problem) => [problem.pointer, problem.message])).toEqual([[pointer, message]]);
  });

  it('speaks mildly of null in an optional field, and of null in a required one as of any type', () => {
    for (const name of ['/completion_data', '/summary', '/metadata/duration_seconds', '/errors']) {
      expect(problemsOf(fieldType, { set: { [name]: null } })).toMatchObject([
        { severity: 'notice', message: `Optional field "${name.slice(1)}" is null.` },
      ]);
    }
    for (const name of ['/artifacts', '/metadata/session_id', '/artifacts/0/summary', '/artifacts/0']) {
      const [problem] = problemsOf(fieldType, { set: { [name]: null } });
      expect(problem).toBeDefined();
      expect(problem).not.toHaveProperty('severity');
    }
  });

  it('takes null in the lists of files of the newest version', () => {
    const set = { '/modified_files': null, '/proposed_file_scope': null };
    expect(problemsOf(fieldType, { set, standard: 'return-meta@2.1' })).toEqual([]);
  });

  it('speaks once of a list with elements of a wrong type', () => {
    const set = { '/status': 'failed', '/errors': ['a', 'b', 3] };
    expect(problemsOf(fieldType, { set })).toMatchObject([
      { pointer: '/errors/0', message: expect.stringContaining('and 2 other elements of the list are') },
    ]);
  });

  it('cuts a long value', () => {
    const [problem] = problemsOf(fieldType, { set: { '/artifacts': 'x'.repeat(10_000) } });
    expect(problem?.message.length).toBeLessThan(200);
  });

  it('accepts null for the next steps in the first version only', () => {
    const set = { '/next_steps': null };
    expect(problemsOf(fieldType, { set, standard: 'subagent-return@1.0' })).toEqual([]);
    expect(problemsOf(fieldType, { set, standard: 'subagent-return@1.2' })).toHaveLength(1);
    const number = problemsOf(fieldType, { set: { '/next_steps': 1 }, standard: 'subagent-return@1.0' });
    expect(number[0]?.message).toContain('a string or null was expected');
  });

  it.each(['findings_count', 'phase_count', 'estimated_hours', 'phases_completed', 'phases_total'])(
    'leaves %s, which only informs people, to metadata-field-type',
    (name) => {
      expect(problemsOf(fieldType, { set: { [`/metadata/${name}`]: 'three' } })).toEqual([]);
    },
  );

  it('takes a fraction for a number and not for an integer', () => {
    expect(problemsOf(fieldType, { set: { '/metadata/duration_seconds': 0.5 } })).toEqual([]);
    expect(problemsOf(fieldType, { set: { '/metadata/delegation_depth': 0.5 } })).toHaveLength(1);
  });
});

describe('unknown-field', () => {
  it.each([
    ['/stauts', 'status'],
    ['/Next_Steps', 'next_steps'],
    ['/artifacts/0/sumary', 'summary'],
    ['/metadata/sessionid', 'session_id'],
    ['/metadata/agentType', 'agent_type'],
  ])('finds %s to be meant for %s', (pointer, meant) => {
    const [problem, ...others] = problemsOf(unknownField, { set: { [pointer]: 'x' } });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ pointer, part: 'key' });
    expect(problem?.message).toContain(`"${meant}"`);
  });

  it('accepts names that are further away than two letters, and known ones', () => {
    const set = { '/plan_details': {}, '/metadata/model': 'large', '/artifacts/0/title': 'x', '/$schema': 'x' };
    expect(problemsOf(unknownField, { set })).toEqual([]);
  });

  it('knows the fields of its version', () => {
    const set = { '/review_reason': 'x', '/reviewreason': 'y' };
    expect(problemsOf(unknownField, { set, standard: 'return-meta@1.2' })).toEqual([]);
    expect(problemsOf(unknownField, { set, standard: 'return-meta@1.4' }).map(({ pointer }) => pointer)).toEqual([
      '/reviewreason',
    ]);
  });

  it('escapes a key in the pointer', () => {
    expect(problemsOf(unknownField, { set: { '/status~1': 1 } })[0]?.pointer).toBe('/status~1');
  });

  it('looks into every element, and past what is no object', () => {
    const set = { '/artifacts': [null, 'x', { pth: 1 }, [{ pth: 1 }], { typ: 1 }], '/metadata': 'x', '/errors': {} };
    expect(problemsOf(unknownField, { set }).map(({ pointer }) => pointer)).toEqual([
      '/artifacts/2/pth',
      '/artifacts/4/typ',
    ]);
  });

  it('takes __proto__ and an endless key for what they are', () => {
    const set = { '/metadata': hostile, [`/${'s'.repeat(100_000)}`]: 1 };
    expect(problemsOf(unknownField, { set })).toEqual([]);
  });
});

describe('custom-field', () => {
  const standard = 'subagent-return@1.0';

  it('names each top-level field that the standard does not', () => {
    const set: Record<string, Json> = { '/plan_details': 1, '/reports~1': 2, '/__proto__': 3 };
    const problems = problemsOf(customField, { set, standard });
    expect(problems.map(({ pointer, part }) => [pointer, part])).toEqual([
      ['/plan_details', 'key'],
      ['/reports~1', 'key'],
      ['/__proto__', 'key'],
    ]);
    expect(problems[0]?.message).toContain('"plan_details"');
  });

  it('accepts optional fields, a schema, and fields further down', () => {
    const set = { '/errors': [], '/next_steps': '', '/$schema': 'x', '/metadata/own': 1, '/artifacts/0/own': 1 };
    expect(problemsOf(customField, { set, standard })).toEqual([]);
  });
});

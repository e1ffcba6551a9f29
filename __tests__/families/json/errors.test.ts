import { cycleRecoverable } from '../../../src/families/json/rules/delegation.js';
import { errorCodeFormat, errorsRequired, errorType } from '../../../src/families/json/rules/errors.js';
import { errorMessageLength, nextStepsLength } from '../../../src/families/json/rules/texts.js';
import { errorsWithSuccess } from '../../../src/families/json/rules/status.js';
import type { Json } from '../../../src/model/json.js';
import type { ReturnRule } from '../../../src/model/rule.js';
import { problemsOf, type Situation } from '../../support/problems.js';
import { idsWith } from '../../support/versions.js';

const RULES: readonly ReturnRule[] = [
  cycleRecoverable,
  errorCodeFormat,
  errorMessageLength,
  errorType,
  errorsRequired,
  errorsWithSuccess,
  nextStepsLength,
];

const CONSOLE = 'subagent-return@1.0';

const STRANGE: readonly Json[] = [
  null,
  false,
  7,
  '',
  'timeout',
  [],
  {},
  [null, 7, 'timeout', [], {}],
  [{ type: 7, message: null, code: [], recoverable: 'true' }],
  JSON.parse('[{"__proto__":{"type":"cycle","recoverable":true,"code":"x"}}]') as Json,
];

function withError(error: Readonly<Record<string, Json>>, standard = CONSOLE): Situation {
  return { standard, set: { '/errors': [{ type: 'execution', message: 'It went wrong' }, error] } };
}

describe('any value whatsoever', () => {
  it.each(RULES.map((rule) => [rule.id, rule] as const))('is no trouble for %s', (_id, rule) => {
    for (const value of STRANGE) {
      for (const field of ['/errors', '/next_steps', '/status']) {
        expect(Array.isArray(problemsOf(rule, { standard: CONSOLE, set: { [field]: value } }))).toBe(true);
      }
    }
  });

  it.each([cycleRecoverable, errorCodeFormat, errorMessageLength, errorType].map((rule) => [rule.id, rule] as const))(
    'of another type is silence for %s',
    (_id, rule) => {
      for (const value of STRANGE)
        expect(problemsOf(rule, { standard: CONSOLE, set: { '/errors': value } })).toEqual([]);
    },
  );
});

describe('errors-required', () => {
  it.each(['partial', 'failed', 'blocked'])('misses errors beside %s', (status) => {
    for (const standard of idsWith(errorsRequired)) {
      const [problem, ...more] = problemsOf(errorsRequired, { standard, set: { '/status': status } });
      expect(problem).toMatchObject({ pointer: '', property: 'errors' });
      expect(problem?.message).toContain(`"${status}"`);
      expect(more).toEqual([]);
    }
  });

  it('points at a list that is empty', () => {
    const [problem] = problemsOf(errorsRequired, { set: { '/status': 'failed', '/errors': [] } });
    expect(problem).toMatchObject({ pointer: '/errors' });
    expect(problem).not.toHaveProperty('property');
  });

  it('accepts one error', () => {
    expect(problemsOf(errorsRequired, { set: { '/status': 'failed', '/errors': [{}] } })).toEqual([]);
  });

  it('takes null for absent, and leaves another type to field-type', () => {
    expect(problemsOf(errorsRequired, { set: { '/status': 'failed', '/errors': null } })).toMatchObject([
      { pointer: '/errors', message: expect.stringContaining('errors is null') },
    ]);
    expect(problemsOf(errorsRequired, { set: { '/status': 'failed', '/errors': 'none' } })).toEqual([]);
  });

  it.each(['in_progress', 'needs_research', 'planned', 'finished'])('asks for none beside %s', (status) => {
    expect(problemsOf(errorsRequired, { standard: 'return-meta@2.1', set: { '/status': status } })).toEqual([]);
  });
});

describe('errors-with-success', () => {
  it('counts the errors beside a success', () => {
    const [problem] = problemsOf(errorsWithSuccess, { set: { '/errors': [{}, {}] } });
    expect(problem?.pointer).toBe('/errors');
    expect(problem?.message).toContain('"planned"');
    expect(problem?.message).toContain('2 errors');
  });

  it('accepts an empty list, and errors beside any other status', () => {
    expect(problemsOf(errorsWithSuccess, { set: { '/errors': [] } })).toEqual([]);
    expect(problemsOf(errorsWithSuccess, { set: { '/status': 'partial', '/errors': [{}] } })).toEqual([]);
  });

  it('takes success from the version', () => {
    const set = { '/status': 'completed', '/errors': [{}] };
    expect(problemsOf(errorsWithSuccess, { standard: 'subagent-return@1.2', set })).toHaveLength(1);
    expect(problemsOf(errorsWithSuccess, { standard: 'return-meta@1.2', set })).toEqual([]);
  });
});

describe('error-type', () => {
  it.each(['timeout', 'validation', 'execution', 'resource', 'cycle'])('accepts %s everywhere', (type) => {
    for (const standard of [CONSOLE, 'subagent-return@1.2', 'return-meta@1.2']) {
      expect(problemsOf(errorType, withError({ type }, standard))).toEqual([]);
    }
  });

  it.each(['permission', 'mcp_abort_error', 'delegation_interrupted'])('accepts %s where the list is open', (type) => {
    expect(problemsOf(errorType, withError({ type }, 'return-meta@1.2'))).toEqual([]);
    expect(problemsOf(errorType, withError({ type }))).toMatchObject([{ pointer: '/errors/1/type' }]);
  });

  it('suggests the nearest type', () => {
    const [problem] = problemsOf(errorType, withError({ type: 'Time-out' }));
    expect(problem?.message).toContain('"Time-out" is not one of timeout, validation, execution, resource or cycle');
    expect(problem?.recommendation).toContain('write "timeout"');
  });

  it.each(['', 'toString', '__proto__'])('rejects %j', (type) => {
    expect(problemsOf(errorType, withError({ type }, 'subagent-return@2.0'))).toHaveLength(1);
  });
});

describe('error-message-length', () => {
  it('accepts 500 characters and rejects 501', () => {
    expect(problemsOf(errorMessageLength, withError({ message: 'm'.repeat(500) }))).toEqual([]);
    expect(problemsOf(errorMessageLength, withError({ message: 'm'.repeat(501) }))).toMatchObject([
      { pointer: '/errors/1/message', message: expect.stringMatching(/501.*500/) },
    ]);
  });
});

describe('error-code-format', () => {
  it.each(['TIMEOUT', 'TIMEOUT_EXCEEDED', 'E404', 'HTTP_404'])('accepts %s', (code) => {
    expect(problemsOf(errorCodeFormat, withError({ code }))).toEqual([]);
  });

  it.each([
    ['timeout_exceeded', '"TIMEOUT_EXCEEDED"'],
    ['timeoutExceeded', '"TIMEOUT_EXCEEDED"'],
    ['Timeout-Exceeded', '"TIMEOUT_EXCEEDED"'],
    ['TIMEOUT__EXCEEDED', '"TIMEOUT_EXCEEDED"'],
    ['TIMEOUT_', '"TIMEOUT"'],
    ['404', 'such as "TIMEOUT_EXCEEDED"'],
    ['', 'such as "TIMEOUT_EXCEEDED"'],
    ['x'.repeat(65), 'such as "TIMEOUT_EXCEEDED"'],
  ])('rejects %j and suggests %s', (code, suggestion) => {
    const [problem] = problemsOf(errorCodeFormat, withError({ code }));
    expect(problem?.pointer).toBe('/errors/1/code');
    expect(problem?.message).toContain(`"${code}"`);
    expect(problem?.recommendation).toContain(suggestion);
  });
});

describe('cycle-recoverable', () => {
  it('points at a cycle that is called recoverable', () => {
    expect(problemsOf(cycleRecoverable, withError({ type: 'cycle', recoverable: true }))).toMatchObject([
      { pointer: '/errors/1/recoverable' },
    ]);
  });

  it.each([
    { type: 'cycle', recoverable: false },
    { type: 'cycle' },
    { type: 'cycle', recoverable: 'true' },
    { type: 'timeout', recoverable: true },
  ])('accepts %j', (error) => {
    expect(problemsOf(cycleRecoverable, withError(error))).toEqual([]);
  });
});

describe('next-steps-length', () => {
  it('accepts 300 characters and rejects 301', () => {
    expect(problemsOf(nextStepsLength, { standard: CONSOLE, set: { '/next_steps': 'n'.repeat(300) } })).toEqual([]);
    expect(problemsOf(nextStepsLength, { standard: CONSOLE, set: { '/next_steps': 'n'.repeat(301) } })).toMatchObject([
      { pointer: '/next_steps', message: expect.stringMatching(/301.*300/) },
    ]);
  });

  it('is silent on null', () => {
    expect(problemsOf(nextStepsLength, { standard: CONSOLE, set: { '/next_steps': null } })).toEqual([]);
  });
});

import { errorsOfSeveralTasks, rulesOfSeveralTasks, type Active } from '../../../src/engine/evaluate/rules.js';
import type { ShapeError } from '../../../src/model/return.js';
import type { ReturnRule } from '../../../src/model/rule.js';

const DATA = {
  area: 'shape',
  severity: 'warning',
  about: () => ({
    summary: 'A summary',
    rationale: 'A rationale.',
    remedy: 'A remedy.',
    sources: [],
  }),
} as const;

describe('of a return about several tasks', () => {
  const error = (keyword: string, pointer: string, detail = ''): ShapeError => ({
    keyword,
    pointer,
    detail,
    conditional: false,
    advisory: false,
  });
  const FIELDS = [{ pattern: '/artifacts/*/path' }, { pattern: '/plan' }];

  test.each<readonly [boolean, ShapeError]>([
    [true, error('required', '', 'status')],
    [true, error('required', '', 'metadata')],
    [true, error('required', '/metadata', 'session_id')],
    [false, error('required', '', 'summary')],
    [false, error('required', '', 'session_id')],
    [false, error('required', '/metadata', 'status')],
    [false, error('required', '/status', 'status')],
    [true, error('type', '')],
    [true, error('enum', '/status')],
    [true, error('type', '/metadata')],
    [true, error('type', '/metadata/session_id')],
    [false, error('type', '/metadata/agent_type')],
    [false, error('type', '/summary')],
    [true, error('type', '/artifacts')],
    [true, error('required', '/artifacts/0', 'path')],
    [true, error('type', '/plan')],
    [false, error('type', '/artifactsOther')],
    [false, error('type', '/other/artifacts')],
  ])('it counts (%s) that its shape has %j', (counts, one) => {
    expect(errorsOfSeveralTasks([one], FIELDS)).toEqual(counts ? [one] : []);
  });

  test('rules on the status, the session and what it claims count, and that it may claim nothing', () => {
    const rule = (id: string, area = 'shape'): Active<ReturnRule> => ({
      rule: { ...DATA, area, id, scope: 'return', check: () => [] },
      severity: 'error',
      params: {},
    });
    const counted = [
      rule('status-value', 'status'),
      rule('artifact-type', 'artifacts'),
      rule('session-id-empty', 'metadata'),
      rule('required-field'),
      rule('field-type'),
      rule('modified-files', 'metadata'),
      rule('memory-candidate', 'metadata'),
    ];
    const others = [
      rule('phantom-work', 'artifacts'),
      rule('summary-length', 'summary'),
      rule('last-session-id', 'metadata'),
    ];
    expect(rulesOfSeveralTasks([...others, ...counted])).toEqual(counted);
  });
});

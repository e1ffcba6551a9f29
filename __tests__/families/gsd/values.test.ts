import { gsdClaims } from '../../../src/families/gsd/claims.js';
import { isArchivedPhase, movedWithMilestone, withoutMilestone } from '../../../src/families/gsd/place.js';
import { actualsAndCoverageRules } from '../../../src/families/gsd/rules/actuals-and-coverage.js';
import { frontmatterRules } from '../../../src/families/gsd/rules/frontmatter.js';
import { saysUnfinished } from '../../../src/families/gsd/status.js';
import { completedRequirements, isRequirementsFile } from '../../../src/families/gsd/values.js';
import { standard as plan1 } from '../../../src/families/gsd/versions/gsd-plan@1.js';
import { standard as summary1 } from '../../../src/families/gsd/versions/gsd-summary@1.js';
import { standard as verification1 } from '../../../src/families/gsd/versions/gsd-verification@1.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { Subject } from '../../../src/model/return.js';
import { listFound, type Params, type ReturnRule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import { CONTEXT } from '../../support/context.js';

const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';
const PLAN = '.planning/phases/01-dates/01-02-PLAN.md';

describe('What a document claims', () => {
  test.each<readonly [JsonObject, readonly [string, JsonObject | null] | null]>([
    [{ commits: 2, before: 'a', after: 'b' }, ['2 commits', { earlier: 'a', later: 'b' }]],
    [{ commits: 1, before: 'a', after: 'b' }, ['1 commit', { earlier: 'a', later: 'b' }]],
    [{ commits: 0, before: 'a', after: 'b' }, ['0 commits', { earlier: 'a', later: 'b' }]],
    [{ commits: 0 }, ['0 commits', null]],
    [{ commits: 2 }, null],
    [{ commits: 0, before: 'a' }, null],
    [{ commits: 0, after: 'b' }, null],
    [{ commits: 2, after: 'b' }, null],
    [{ before: 'a', after: 'b' }, null],
  ])('is the number of commits of %j: %j', (measured, expected) => {
    const found = gsdClaims({ measured }, 'gsd-summary');
    const [path, between] = expected ?? [];
    const asked = { kind: 'commits', total: measured.commits, between };
    expect(found).toEqual(
      expected === null ? [] : [{ path, pointer: '/measured/commits', type: 'commits', kind: 'count', asked }],
    );
    expect(gsdClaims({ measured }, 'gsd-verification')).toEqual([]);
  });
});

describe('A milestone that is over', () => {
  const RETURN = '.planning/milestones/v1.2-phases/01-dates/01-02-SUMMARY.md';
  test.each([
    ['.planning/phases/01-dates/a.md', RETURN, ['.planning/milestones/v1.2-phases/01-dates/a.md']],
    ['.planning/phases/02-x/a.md', RETURN, ['.planning/milestones/v1.2-phases/02-x/a.md']],
    ['.planning/AUDIT.md', RETURN, ['.planning/milestones/v1.2-AUDIT.md', '.planning/milestones/AUDIT.md']],
    ['.planning/x/AUDIT.md', RETURN, []],
    ['.planning/old-phases/01-dates/b/c.md', RETURN, ['.planning/milestones/v1.2-phases/01-dates/b/c.md']],
    ['.planning/x/quick/01-dates/c.md', RETURN, ['.planning/milestones/v1.2-phases/01-dates/c.md']],
    ['.planning/old-phases/02-x/c.md', RETURN, []],
    ['.planning/milestones/v1.2-phases/01-dates/a.md', RETURN, []],
    ['src/a.ts', RETURN, []],
    ['app/.planning/AUDIT.md', RETURN, []],
    [
      'app/.planning/AUDIT.md',
      `app/${RETURN}`,
      ['app/.planning/milestones/v1.2-AUDIT.md', 'app/.planning/milestones/AUDIT.md'],
    ],
    ['.planning/AUDIT.md', '.planning/phases/01-dates/plans/SUMMARY-01.md', []],
    [
      '.planning/old-phases/01-dates/c.md',
      '.planning/phases/01-dates/plans/SUMMARY-01.md',
      ['.planning/phases/01-dates/c.md'],
    ],
    [
      '.planning/phases/01-dates/a.md',
      '.planning/milestones/v1-phases/01-dates/plans/SUMMARY-01.md',
      ['.planning/milestones/v1-phases/01-dates/a.md'],
    ],
    ['.planning/a.md', '.planning/v1-phases/plans/01-SUMMARY.md', ['.planning/v1-a.md', '.planning/milestones/a.md']],
    ['.planning/a.md', 'README.md', []],
    ['.planning/a.md', '.planning/SUMMARY.md', []],
  ])('moves %s for %s', (path, file, expected) => {
    expect(movedWithMilestone(path, file)).toEqual(expected);
  });

  test.each([
    ['.planning/milestones/v1.2-phases/01-dates/01-02-SUMMARY.md', '.planning/01-dates/01-02-SUMMARY.md'],
    ['app/.planning/phases/01-dates/plans/SUMMARY-01.md', 'app/.planning/01-dates/plans/SUMMARY-01.md'],
    ['.planning/quick/SUMMARY.md', '.planning/SUMMARY.md'],
    ['.planning/research/SUMMARY.md', '.planning/research/SUMMARY.md'],
    ['.planning/phases/a/b/c/SUMMARY.md', '.planning/phases/a/b/c/SUMMARY.md'],
  ])('leaves %s its name', (file, stable) => {
    expect(withoutMilestone(file)).toBe(stable);
  });

  test.each([
    ['.planning/archive/a.md', true],
    ['app/.planning/x/milestones/a.md', true],
    ['.planning/v1-phases/a/b.md', true],
    ['.planning/phases/a/b.md', false],
    ['x.planning/archive/a.md', false],
    ['.planning/archived/a.md', false],
    ['archive/a.md', false],
  ])('has %s in its archive: %s', (file, expected) => {
    expect(isArchivedPhase(file)).toBe(expected);
  });
});

describe('The status of a document', () => {
  test.each([
    ['halted', true],
    ['blocked', true],
    ['partial', true],
    ['FAILED', true],
    ['in progress', true],
    ['in_progress', true],
    ['in-progress', true],
    ['inprogress', true],
    ['pending', true],
    ['draft', true],
    ['🚧 draft', true],
    ['draft (x)', true],
    ['`draft` (x).', true],
    ['draft: x\ny', true],
    ['draft - x', true],
    ['draft – x\ny', true],
    ['draft — x', true],
    ['draft -- x', true],
    ['draft -x', false],
    ['draft-x', false],
    ['draft (x) y', false],
    ['drafts', false],
    ['a draft', false],
    ['draft x', false],
    ['draft: complete', false],
    ['draft: completed', false],
    ['draft: completion', false],
    ['draft: done', false],
    ['draft: finished', false],
    ['draft: pass', false],
    ['draft: passed', false],
    ['draft: shipped', false],
    ['draft: succeeded', false],
    ['draft: success', false],
    ['draft: successful', false],
    ['draft: successfully', false],
    ['draft: incomplete', true],
    ['draft: undone', true],
    ['draft: passes', true],
    ['draft: donee', true],
    ['draft: completes', false],
    ['', false],
    ['done', false],
  ] as const)('%j is unfinished: %s', (status, expected) => {
    expect(saysUnfinished(status)).toBe(expected);
  });
});

describe('What a plan and a summary name', () => {
  it('are requirements with letters first and a digit', () => {
    const ids = ['A-1', 'b.2_c-3', 'A', '1-A', 'A 1', `A${'1'.repeat(60)}`, `A${'1'.repeat(61)}`, 3, '', 'A-1x!'];
    expect(completedRequirements({ 'requirements-completed': ids })).toEqual([
      { id: 'A-1', pointer: '/requirements-completed/0' },
      { id: 'b.2_c-3', pointer: '/requirements-completed/1' },
      { id: `A${'1'.repeat(60)}`, pointer: '/requirements-completed/5' },
    ]);
    expect(completedRequirements({ 'requirements-completed': Array<string>(501).fill('A-1') })).toHaveLength(500);
  });
  test.each([
    ['.planning/REQUIREMENTS.md', true],
    ['app/.planning/x/v1-REQUIREMENTS-old.md', true],
    ['REQUIREMENTS.md', false],
    ['.planning/REQUIREMENTS.md.bak', false],
    ['x.planning/REQUIREMENTS.md', false],
    ['.planning/requirements.md', false],
  ])('%s lists requirements: %s', (path, expected) => {
    expect(isRequirementsFile(path)).toBe(expected);
  });
});

function subject(standard: Standard, value: JsonObject, differs: Partial<Subject> = {}): Subject {
  return {
    file: standard.family === 'gsd-plan' ? PLAN : SUMMARY,
    index: 0,
    standard,
    value: { frontmatter: 'whole', ...value },
    shapeErrors: [],
    claims: 0,
    beside: new Map(),
    returnsBeside: new Map(),
    satisfies: null,
    ...differs,
  };
}

const OWN = { ...actualsAndCoverageRules, ...frontmatterRules };

function said(
  name: keyof typeof OWN,
  value: JsonObject,
  differs: Partial<Subject> = {},
  params: Params = {},
): readonly unknown[] {
  const rule: ReturnRule = OWN[name];
  const standard = rule.id.includes('verification')
    ? verification1
    : /plan-|must-have|key-link/.test(rule.id)
      ? plan1
      : summary1;
  return listFound(rule.check(subject(standard, value, differs), CONTEXT, params));
}

/** Messages with their places. */
function messages(
  name: keyof typeof OWN,
  value: JsonObject,
  differs: Partial<Subject> = {},
  params: Params = {},
): readonly unknown[] {
  return (
    said(name, value, differs, params) as readonly { pointer?: string; property?: unknown; message: string }[]
  ).map(({ pointer, property, message }) => [pointer ?? property, message]);
}

describe('What a rule says of a summary', () => {
  it('of its coverage', () => {
    expect(said('gsd-coverage', { coverage: 'all' })).toEqual([
      {
        pointer: '/coverage',
        message: 'The coverage has "all"; a list was expected.',
        recommendation: 'Write a list.',
      },
    ]);
    const kinds = '"unit", "integration", "e2e", "automated_ui", "manual_procedural" or "other"';
    const elements = [
      'x',
      {},
      { id: 'D1' },
      { id: 'D1' },
      { id: 5, human_judgment: 'yes' },
      { id: '5', human_judgment: true },
      { id: 'D3', human_judgment: true, rationale: ' ' },
      { id: 'D4', human_judgment: true, rationale: 'Colour' },
      { id: 'D5', human_judgment: false, verification: 'x' },
      {
        id: 'D6',
        verification: [
          'x',
          {},
          { kind: 'odd' },
          { kind: 'unit', status: 'fine' },
          { kind: 'e2e', status: 'pass' },
          { kind: 'unit', status: null },
        ],
      },
      { id: 'D7', verification: null, human_judgment: null },
    ];
    expect(messages('gsd-coverage', { coverage: elements })).toEqual([
      ['/coverage/0', 'The coverage has "x"; an object with an id was expected.'],
      ['/coverage/1', 'An element of the coverage has no id.'],
      ['/coverage/3/id', 'The coverage has "D1"; an id that no other element has was expected.'],
      ['/coverage/4/human_judgment', 'The coverage has "yes"; true or false was expected.'],
      ['/coverage/5/id', 'The coverage has "5"; an id that no other element has was expected.'],
      ['/coverage/5', 'An element of the coverage is left to human judgment without a rationale.'],
      ['/coverage/6', 'An element of the coverage is left to human judgment without a rationale.'],
      ['/coverage/8/verification', 'The coverage has "x"; a list was expected.'],
      ['/coverage/9/verification/0', 'The coverage has "x"; an object with a kind was expected.'],
      ['/coverage/9/verification/1', `The coverage has null; the kind ${kinds} was expected.`],
      ['/coverage/9/verification/2/kind', `The coverage has "odd"; the kind ${kinds} was expected.`],
      ['/coverage/9/verification/3/status', 'The coverage has "fine"; "pass", "fail" or "unknown" was expected.'],
      ['/coverage/9/verification/5/status', 'The coverage has null; "pass", "fail" or "unknown" was expected.'],
    ]);
    for (const value of [{}, { coverage: null }, { coverage: [] }]) expect(said('gsd-coverage', value)).toEqual([]);
  });

  it('of fields that it lacks, also among its metrics', () => {
    const value = {
      phase: 1,
      plan: 1,
      subsystem: 'x',
      tags: [],
      completed: '2026-01-28',
      metrics: { duration: '1min' },
    };
    expect(said('gsd-field', value)).toEqual([]);
    expect(said('gsd-field', { ...value, metrics: {} })).toMatchObject([{ property: ['duration'] }]);
  });

  it('of numbers that its name contradicts', () => {
    expect(said('gsd-name', { phase: '02-dates', plan: 2 })).toEqual([
      {
        pointer: '/phase',
        message: 'The phase is "02-dates", but its number in the file name is 01.',
        recommendation: "Write the number of the file's own phase, and check what else was copied.",
      },
    ]);
    const of = (name: string, phase: string | number, plan: string | number): readonly unknown[] =>
      messages('gsd-name', { phase, plan }, { file: `.planning/phases/x/${name}` }).map(
        (one) => (one as readonly unknown[])[0],
      );
    expect(of('04.0-01-SUMMARY.md', 4, '1')).toEqual([]);
    expect(of('4-1-SUMMARY.md', '4.0.0', '4-1')).toEqual([]);
    expect(of('10-01-SUMMARY.md', 1, 10)).toEqual(['/phase', '/plan']);
    expect(of('0-1-SUMMARY.md', 0, 'plan 1')).toEqual([]);
    expect(of('01-PLAN-03-x.md', 'phase-1', 'Plan-4')).toEqual(['/plan']);
    expect(of('PLAN-03.md', 9, '3.5')).toEqual([]);
    expect(of('01-02-notes.txt', 9, 9)).toEqual([]);
    expect(of('x01-02-SUMMARY.md', 9, 9)).toEqual([]);
    expect(of('01-02-SUMMARY.md', 'my phase 9', 'my plan 9')).toEqual([]);
    expect(messages('gsd-name', { phase: [9], plan: true })).toEqual([]);
    expect(messages('gsd-name', { phase: 9 }, { file: '.planning/quick/1-a/01-02-SUMMARY.md' })).toEqual([]);
    expect(messages('gsd-name', { phase: 9, status: 'superseded' })).toEqual([]);
  });
});

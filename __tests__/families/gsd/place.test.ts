import {
  commitScopesOf,
  gsdBaseOf,
  gsdFamilyOf,
  isQuickTask,
  planOf,
  summaryOf,
} from '../../../src/families/gsd/place.js';
import { processorTime } from '../../support/processor-time.js';

describe('The family of a file', () => {
  test.each([
    ['.planning/phases/01-a/01-02-SUMMARY.md', 'gsd-summary'],
    ['.planning/phases/01-a/SUMMARY.md', 'gsd-summary'],
    ['.planning/phases/01-a/01-02-summary.md', 'gsd-summary'],
    ['.planning/phases/01-a/01-Verification.MD', 'gsd-verification'],
    ['.planning/phases/01-a/plans/SUMMARY-02.md', 'gsd-summary'],
    ['.planning/phases/01-a/plans/01-SUMMARY-02-words.md', 'gsd-summary'],
    ['.planning/milestones/v1.2-phases/01-a/01-02-PLAN.md', 'gsd-plan'],
    ['.planning/archive/2026/old-phases/01-a/PLAN.md', 'gsd-plan'],
    ['.planning/phases/01-a/plans/PLAN-02.md', 'gsd-plan'],
    ['.planning/quick/12-words/12-PLAN.md', 'gsd-plan'],
    ['app/.planning/workstreams/x/phases/01-a/01-VERIFICATION.md', 'gsd-verification'],
  ])('%s is %s', (file, family) => {
    expect(gsdFamilyOf(file)).toBe(family);
  });

  test.each([
    ...['.planning/research/SUMMARY.md', '.planning/phases/SUMMARY.md'],
    ...['.planning/phases/01-a/b/01-02-SUMMARY.md', '.planning/Phases/01-a/01-02-SUMMARY.md'],
    ...['.planning/phases/01-a/01-02SUMMARY.md', '.planning/phases/01-a/SUMMARY-02.md'],
    ...['.planning/phases/01-a/plans/SUMMARY.md', '.planning/phases/01-a/plans/VERIFICATION-02.md'],
    ...['x.planning/phases/01-a/01-02-SUMMARY.md', 'phases/01-a/01-02-SUMMARY.md'],
    '.planning/phases/01-a/01-02-SUMMARY.md.bak',
  ])('%s has none', (file) => {
    expect(gsdFamilyOf(file)).toBeNull();
  });

  test('is reported in linear time', () => {
    const begun = processorTime();
    for (const part of ['.planning/', '.planning/phases/', 'phases/', 'a-phases/', 'SUMMARY-', 'quick/a/']) {
      gsdFamilyOf(`.planning/${part.repeat(4_096 / part.length)}x.md`);
    }
    expect(processorTime() - begun).toBeLessThan(2_000);
  });
});

test('The base is the folder that holds the planning folder', () => {
  expect(gsdBaseOf('.planning/phases/01-a/SUMMARY.md')).toBe('');
  expect(gsdBaseOf('apps/web/.planning/phases/01-a/SUMMARY.md')).toBe('apps/web');
});

test('A quick task is in quick/', () => {
  expect(isQuickTask('.planning/quick/12-words/12-SUMMARY.md')).toBe(true);
  expect(isQuickTask('.planning/phases/12-words/12-SUMMARY.md')).toBe(false);
});

describe('A plan and its summary', () => {
  test.each([
    ['01-02-PLAN.md', '01-02-SUMMARY.md'],
    ['PLAN.md', 'SUMMARY.md'],
    ['PLAN-02.md', 'SUMMARY-02.md'],
    ['01-02-PLAN.md', '01-02-PLAN-SUMMARY.md'],
    ['01-PLAN-02-words.md', '01-02-SUMMARY.md'],
    ['01-PLAN-02.md', '01-02-SUMMARY.md'],
    ['01-02-some-words-PLAN.md', '01-02-SUMMARY.md'],
    ['04.1-02-some-words-PLAN.md', '04.1-02-SUMMARY.md'],
    ['104-PLAN-12b-words.md', '104-12b-SUMMARY.md'],
    ['01-102-PLANS-PLAN.md', '01-102-SUMMARY.md'],
    ['01-102a-PLANS-PLAN.md', '01-102a-SUMMARY.md'],
    ['PLAN-of-PLAN.md', 'PLAN-of-SUMMARY.md'],
  ])('are %s and %s', (plan, summary) => {
    const names = [plan, summary, '09-09-PLAN.md', '09-09-SUMMARY.md', '01-CONTEXT.md'];
    expect(summaryOf(plan, names)).toBe(summary);
    expect(planOf(summary, names)).toBe(plan);
  });

  test.each([
    ['x01-PLAN-02.md', 'x01-02-SUMMARY.md'],
    ['x01-PLAN-02.md', '01-02-SUMMARY.md'],
    ['01-PLAN-2bc.md', '01-2b-SUMMARY.md'],
    ['x01-02-words-PLAN.md', '01-02-SUMMARY.md'],
    ['01-02-words-PLAN-1.md', '01-02-SUMMARY.md'],
    ['PLAN.md', 'undefined-undefined-SUMMARY.md'],
    ['PLAN.md', 'undefined-SUMMARY.md'],
    ['MYPLAN.md', 'MYSUMMARY.md'],
    ['PLAN.md.md', 'SUMMARY.md.md'],
  ])('are not %s and %s', (plan, summary) => {
    expect(planOf(summary, [plan])).toBeNull();
  });

  test('may lack each other', () => {
    expect(summaryOf('01-02-PLAN.md', ['01-02-PLAN.md', '01-03-SUMMARY.md'])).toBeNull();
    expect(planOf('01-02-SUMMARY.md', ['01-02-SUMMARY.md', '01-03-PLAN.md'])).toBeNull();
  });
});

describe('The scopes of the commits of a summary', () => {
  test.each([
    ['.planning/phases/01-a/01-02-SUMMARY.md', ['01-02']],
    ['.planning/phases/04.1-a/04.1-02-SUMMARY.md', ['04.1-02']],
    ['.planning/phases/07-a/07-01a-SUMMARY.md', ['07-01a']],
    ['.planning/milestones/v1-phases/22-a/22-01-some-words-SUMMARY.md', ['22-01']],
    ['.planning/phases/01-a/plans/SUMMARY-02.md', ['01-02']],
    ['.planning/phases/01-a/plans/01-SUMMARY-02-words.md', ['01-02']],
    ['.planning/quick/12-words/12-SUMMARY.md', ['12', 'quick-12']],
    ['.planning/quick/260320-cx5-words/260320-cx5-SUMMARY.md', ['260320-cx5', 'quick-260320-cx5']],
    ['.planning/phases/4.10-a/4.10-02-SUMMARY.md', ['4.10-02']],
    ['.planning/phases/4.10-ab/plans/SUMMARY-12c.md', ['4.10-12c']],
    ['.planning/phases/a/x01-02-SUMMARY.md', []],
    ['.planning/phases/a/plans/SUMMARY-02.md', []],
    ['.planning/phases/01-a/plans/SUMMARY-02.md/x', []],
    ['.planning/quick/1-a/1-SUMMARY.md.md', []],
    [`.planning/quick/1-a/${'x'.repeat(101)}-SUMMARY.md`, []],
    ['.planning/phases/01-a/01-SUMMARY.md', []],
    ['.planning/phases/01-a/SUMMARY.md', []],
    ['.planning/quick/12-words/SUMMARY.md', []],
  ])('%s: %j', (file, scopes) => {
    expect(commitScopesOf(file)).toEqual(scopes);
  });
});

import { plainSummary, tellingFolder, typeOfFolder } from '../../../src/families/json/rules/artifacts.js';
import { standards } from '../../../src/families/registry.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { Standard } from '../../../src/model/standard.js';

function version(id: string): Standard {
  const found = standards.find((standard) => standard.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

/** The claims of progress of a handoff, whose counts are at top level. */
function claims(value: JsonObject): readonly unknown[] {
  return version('orchestrator-handoff@1').claims?.({ status: 'partial', ...value }, '') ?? [];
}

describe('A claim of progress', () => {
  const claim = (path: string, completed: number | 'all', total: number | null, pointer = '/phases_completed') => ({
    kind: 'progress',
    path,
    pointer,
    type: null,
    asked: { kind: 'progress', completed, total, plans: [] },
  });
  const VERIFIED = '/plan_markers_verified';

  test.each<readonly [JsonObject, readonly unknown[]]>([
    [{ phases_completed: 2, phases_total: 3 }, [claim('2 of 3 phases', 2, 3)]],
    [{ phases_completed: 0, phases_total: 1 }, [claim('0 of 1 phase', 0, 1)]],
    [{ phases_completed: 1 }, [claim('1 phase', 1, null)]],
    [{ phases_completed: 2 }, [claim('2 phases', 2, null)]],
    [{ plan_markers_verified: true }, [claim('all phases', 'all', null, VERIFIED)]],
    [{ plan_markers_verified: true, phases_total: 2 }, [claim('all of 2 phases', 'all', 2, VERIFIED)]],
    [
      { plan_markers_verified: true, phases_completed: 1, phases_total: 2 },
      [claim('1 of 2 phases', 1, 2), claim('all of 2 phases', 'all', 2, VERIFIED)],
    ],
    // The counts say the same.
    [{ plan_markers_verified: true, phases_completed: 2, phases_total: 2 }, [claim('2 of 2 phases', 2, 2)]],
  ])('is made by %j', (value, made) => {
    expect(claims(value)).toEqual(made);
  });

  test.each<JsonObject>([
    {},
    { phases_total: 3 },
    { phases_completed: 0, phases_total: 0 },
    { phases_completed: 1.5 },
    { phases_completed: -1 },
    { phases_completed: '2', phases_total: 3 },
    { phases_completed: Number.MAX_SAFE_INTEGER + 1 },
    { plan_markers_verified: 'true' },
    { plan_markers_verified: false },
    // This work follows no plan.
    { status: 'researched', phases_completed: 2, phases_total: 3 },
    { status: 'needs_research', phases_completed: 2, phases_total: 3 },
  ])('is not made by %j', (value) => {
    expect(claims(value)).toEqual([]);
  });

  test('is not made by a field that the version does not have', () => {
    const { claims: made } = version('return-meta@1.2');
    expect(made?.({ status: 'implemented', plan_markers_verified: true }, '')).toEqual([]);
  });

  test('names the plans of the return, first those that are one by type and by folder', () => {
    const artifacts = [
      'x/plans/bare.md',
      { type: 'plan', path: 'x/typed.md' },
      { type: 'report', path: 'x\\plans\\folder.md' },
      { type: 'plan', path: 'x/plans/both.md' },
      { type: 'plan', path: 'plans/top.md' },
      { type: 'plan', path: ' ' },
      { type: 'plan' },
      { type: 'report', path: 'x/plans.md' },
      { type: 'report', path: 'x/myplans/a.md' },
      7,
      null,
    ];
    expect(claims({ phases_completed: 1, artifacts })).toMatchObject([
      {
        asked: {
          plans: ['x/plans/both.md', 'plans/top.md', 'x/plans/bare.md', 'x/typed.md', 'x\\plans\\folder.md'],
        },
      },
    ]);
    expect(claims({ phases_completed: 1, artifacts: 'plans/a.md' })).toMatchObject([{ asked: { plans: [] } }]);
  });

  test('asks at most a thousand artifacts', () => {
    const others = Array.from({ length: 999 }, () => 'a.md');
    const of = (artifacts: readonly string[]) => claims({ phases_completed: 1, artifacts });
    expect(of([...others, 'plans/a.md'])).toMatchObject([{ asked: { plans: ['plans/a.md'] } }]);
    expect(of([...others, 'b.md', 'plans/a.md'])).toMatchObject([{ asked: { plans: [] } }]);
  });
});

describe('The folder of an artifact', () => {
  test.each([
    ['specs/7_a/reports/01.md', { folder: 'reports', type: 'report' }],
    ['specs/7_a/plans/01.md', { folder: 'plans', type: 'plan' }],
    ['.claude/specs/7_a/summaries/01.md', { folder: 'summaries', type: 'summary' }],
    ['specs/7_a/handoffs/a/b.md', { folder: 'handoffs', type: 'handoff' }],
    ['specs/reports/plans/a.md', { folder: 'plans', type: 'plan' }],
    ['specs/plans/a.md', { folder: 'plans', type: 'plan' }],
    ['plans/specs/a.md', undefined],
    ['plans/a.md', undefined],
    ['my-specs/plans/a.md', undefined],
    ['specs/a.md', undefined],
    ['a.md', undefined],
    ['', undefined],
  ])('%s tells %j', (path, told) => {
    expect(tellingFolder(path)).toEqual(told);
  });

  test('tells a type in the words of the version, if it has one', () => {
    expect(typeOfFolder('./specs//7_a/handoffs/a.md', version('return-meta@1.4'))).toBe('handoff');
    expect(typeOfFolder('specs/7_a/handoffs/a.md', version('return-meta@1.2'))).toBe('summary');
    expect(typeOfFolder('specs/7_a/reports/a.md', version('subagent-return@1.0'))).toBe('research');
    expect(typeOfFolder('specs/7_a/a.md', version('return-meta@1.2'))).toBeUndefined();
    expect(typeOfFolder('../specs/7_a/plans/a.md', version('return-meta@1.2'))).toBeUndefined();
    const none = { artifactTypes: [], confusions: { status: new Map(), artifactType: new Map() } };
    expect(typeOfFolder('specs/7_a/plans/a.md', none)).toBeUndefined();
  });

  test.each([
    ['specs/7_a/plans/01_a.md', 'Plan in 01_a.md'],
    ['a\\b.md', 'Plan in b.md'],
    ['a/b/', 'Plan in b'],
    ['/', 'Plan in /'],
    [`a/${'x'.repeat(121)}`, `Plan in ${'x'.repeat(120)}\u2026`],
  ])('%s gives the plain summary %j', (path, summary) => {
    expect(plainSummary('plan', path)).toBe(summary);
  });
});

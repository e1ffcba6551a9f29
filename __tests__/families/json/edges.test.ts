import type { Problem } from '../../../src/model/finding.js';
import type { Json, JsonObject } from '../../../src/model/json.js';
import { listFound, type ReturnRule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import { familyOf } from '../../../src/families/json/family.js';
import { artifactRules } from '../../../src/families/json/rules/artifacts.js';
import { fieldRules } from '../../../src/families/json/rules/fields.js';
import { phaseRules } from '../../../src/families/json/rules/phases.js';
import { statusRules } from '../../../src/families/json/rules/status.js';
import { documentRules } from '../../../src/rules/document.js';
import { standards } from '../../../src/families/registry.js';
import { CONTEXT } from '../../support/context.js';
import { problemsOf } from '../../support/problems.js';

const { 'phases-top-level': phasesTopLevel } = phaseRules;

function version(id: string): Standard {
  const found = standards.find((standard) => standard.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

/** What a rule says of a value under a version that differs from a known one. */
function under(
  rule: ReturnRule,
  differs: Partial<Standard>,
  value: JsonObject,
  id = 'return-meta@1.2',
): readonly Problem[] {
  const standard = { ...version(id), ...differs };
  const maps = { beside: new Map(), returnsBeside: new Map() };
  return listFound(
    rule.check(
      { file: 'a', index: 0, standard, value, shapeErrors: [], claims: 0, satisfies: null, ...maps },
      CONTEXT,
      {},
    ),
  );
}

describe('A version whose schema names no fields', () => {
  const shape = { ...version('subagent-return@1.0').shape, fields: {} };

  test('still asks for objects with type and path among the artifacts', () => {
    expect(under(artifactRules['artifact-object'], { shape }, { artifacts: ['x'] })[0]?.message).toBe(
      'Artifact 1 is the bare string "x"; an object with type and path was expected.',
    );
  });

  test('calls no field a custom one', () => {
    expect(under(fieldRules['custom-field'], { shape }, { anything: 1 })).toEqual([]);
    const top = { ...shape, fields: { '': ['status'] } };
    expect(under(fieldRules['custom-field'], { shape: top }, { status: 'x', other: 1 })).toHaveLength(1);
  });
});

test.each([
  [1, '1 more key appears twice in an object of this file.'],
  [2, '2 more keys appear twice in an object of this file.'],
])('Of keys that appear twice, the rest is counted: %i', (more, message) => {
  const subject = {
    file: 'a.json',
    form: 'json' as const,
    standard: version('return-meta@1.2'),
    hasRule: () => true,
    problems: [{ kind: 'more-duplicates' as const, more }],
    looseNouns: [],
  };
  expect(listFound(documentRules['json-duplicate-key'].check(subject, CONTEXT, {}))).toEqual([
    {
      message,
      recommendation: 'Keep each key once: write the return with a JSON encoder.',
      value: 'more-duplicates',
    },
  ]);
});

describe('Fields of metadata at top level', () => {
  const TWO = { '/phases_completed': 2, '/phases_total': 4 };
  const DONE = { '/status': 'implemented' };

  test.each<readonly [string, Readonly<Record<string, Json>>, string | undefined]>([
    ['counts', { ...DONE, ...TWO }, 'move phases_completed and phases_total into metadata'],
    [
      'counts of which metadata has one',
      { ...DONE, ...TWO, '/metadata/phases_total': 4 },
      'move phases_completed into metadata and remove phases_total at top level, since metadata has the same',
    ],
    [
      'counts that metadata has',
      { ...DONE, ...TWO, '/metadata/phases_total': 4, '/metadata/phases_completed': 2 },
      'remove phases_completed and phases_total at top level, since metadata has the same',
    ],
    ['counts that differ from those of metadata', { ...DONE, ...TWO, '/metadata/phases_total': 5 }, undefined],
    ['counts of work that goes on', { ...TWO, '/status': 'partial' }, undefined],
    ['counts of work that has begun', { ...TWO, '/status': 'in_progress' }, undefined],
    ['counts beside metadata of another type', { ...DONE, ...TWO, '/metadata': 'none' }, undefined],
  ])('are moved or removed where that is safe: %s', (_, set, does) => {
    const [problem, ...others] = problemsOf(phasesTopLevel, { set });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      pointer: '/phases_completed',
      part: 'key',
      message: 'Fields phases_completed and phases_total are at top level instead of in metadata.',
      value: 'phases_completed phases_total',
    });
    expect(problem?.fix?.does).toBe(does);
  });
});

test('"completed" is refused, with a word instead only where the version has one for it', () => {
  const none = { status: new Map(), artifactType: new Map() };
  const [bare] = under(statusRules['status-completed'], { confusions: none }, { status: 'completed' });
  expect(bare?.recommendation).toMatch(/: write what was done\.$/);
  expect(bare).not.toHaveProperty('fix');
  expect(under(statusRules['status-completed'], {}, { status: 'completed', artifacts: [] })[0]).toMatchObject({
    pointer: '/status',
    message: 'Status "completed" stops the calling tool; for success, use researched, planned or implemented.',
    recommendation: expect.stringMatching(/: write "implemented"\.$/),
  });
});

describe('A return in JSON whose place does not tell its family', () => {
  const [meta, console] = [version('return-meta@1.2'), version('subagent-return@1.2')];

  test('is one of the family that was chosen alone, by its status or by a field', () => {
    const onlyMeta = { 'return-meta': meta };
    const onlyConsole = { 'subagent-return': console };
    expect(familyOf({ status: 'planned' }, onlyMeta)).toBe('return-meta');
    expect(familyOf({ artifacts: [] }, onlyMeta)).toBe('return-meta');
    expect(familyOf({ artifacts: [] }, onlyConsole)).toBe('subagent-return');
    expect(familyOf({ started_at: '' }, { ...onlyMeta, ...onlyConsole })).toBe('return-meta');
    expect(familyOf({ summary: '' }, {})).toBe('subagent-return');
    expect(familyOf({}, {})).toBe('return-meta');
  });
});

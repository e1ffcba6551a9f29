import fc from 'fast-check';
import { betterVersion, type PlainSubject } from '../../src/engine/evaluate/run-standards.js';
import { evaluateReturn, ruleSet } from '../../src/engine/evaluate/rules.js';
import { edit } from '../../src/model/pointer.js';
import type { Json, JsonObject } from '../../src/model/json.js';
import { breaksShape } from '../../src/model/return.js';
import type { Standard } from '../../src/model/standard.js';
import { standards } from '../../src/families/registry.js';
import { CONTEXT } from '../support/context.js';

function standardOf(id: string): Standard {
  const standard = standards.find((one) => one.id === id);
  if (standard === undefined) throw new Error(`no standard ${id}`);
  return standard;
}

function subjectOf(standard: Standard, value: JsonObject): PlainSubject {
  const { file } = standard.sample;
  const shapeErrors = standard.validate(value);
  return { file, index: 0, standard, value, shapeErrors, claims: 0, beside: new Map(), returnsBeside: new Map() };
}

/** How many errors, and how many findings in all, a version has on a return. */
function findingsOf(standard: Standard, value: JsonObject): readonly [errors: number, grave: number, all: number] {
  const raised = evaluateReturn(
    { ...subjectOf(standard, value), satisfies: null },
    ruleSet(standard, new Map()).return,
    CONTEXT,
  );
  const levels = raised.map(({ active, problem }) => problem.severity ?? active.severity);
  return [
    levels.filter((level) => level === 'error').length,
    levels.filter((level) => level !== 'notice').length,
    levels.length,
  ];
}

function siblings({ family, id }: Standard): readonly Standard[] {
  return standards.filter((other) => other.family === family && other.id !== id);
}

const inJson = standards.filter(({ sample }) => sample.value !== undefined);

describe('The version that is advised', () => {
  const advised = (id: string, set: Readonly<Record<string, Json>>): string | null => {
    const standard = standardOf(id);
    return betterVersion(
      subjectOf(standard, edit(standard.sample.value ?? {}, { set })),
      standard,
      { siblings },
      CONTEXT,
    );
  };

  test('is the one that takes the return', () => {
    expect(advised('return-meta@1.2', { '/artifacts/0/type': 'handoff' })).toBe('return-meta@1.4');
    const needs = { '/status': 'needs_research', '/artifacts': [], '/research_questions': ['Which calendars?'] };
    expect(advised('return-meta@1.2', needs)).toBe('return-meta@2.1');
    expect(advised('return-meta@1.4', needs)).toBe('return-meta@2.1');
    expect(advised('subagent-return@2.0', { '/status': 'completed' })).toBe('subagent-return@1.2');
  });

  test('is none that only knows less: it says nothing of the fields that are wrong, or of a newer version', () => {
    expect(advised('return-meta@2.1', { '/dispatch_seq': 'three' })).toBeNull();
    expect(advised('return-meta@2.1', { '/modified_files': ['src/'], '/artifacts': ['a.md'] })).toBeNull();
    // The middle version breaks it, the oldest knows no such field, and the newest has it.
    const question = { question: 'Which?', options: ['a', 'b'], recommended: 'a', blocking: true };
    expect(advised('return-meta@1.4', { '/user_decision': question, '/memory_candidates': [5] })).not.toBe(
      'return-meta@1.2',
    );
  });

  test('is none that trades one finding for another', () => {
    // 1.0 asks for no errors, but for a session id of another form.
    expect(advised('subagent-return@1.2', { '/status': 'blocked', '/artifacts': [] })).toBeNull();
    expect(advised('subagent-return@1.2', { '/metadata/delegation_depth': -1 })).toBeNull();
  });

  test('has no more errors and fewer findings, whatever is wrong', () => {
    const places = [
      ...new Set(
        inJson.flatMap(({ shape }) =>
          Object.entries(shape.fields).flatMap(([at, names]) =>
            at.includes('*') ? [] : names.map((name) => `${at}/${name}`),
          ),
        ),
      ),
    ];
    const statuses = [...new Set(inJson.flatMap((standard) => standard.statuses)), 'done'];
    const values = fc.constantFrom<Json>(
      null,
      5,
      -1,
      '',
      'x',
      true,
      [],
      {},
      ['a'],
      [{}],
      [{ type: 'handoff', path: 'a/b.md', summary: 'B.' }],
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...inJson),
        fc.constantFrom(...statuses),
        fc.array(fc.tuple(fc.constantFrom(...places, '/own_field', '/metadata/own_field'), values), { maxLength: 4 }),
        (standard, status, edits) => {
          const set = Object.fromEntries(
            edits.filter(([at]) => at.split('/').length === 2 || at.startsWith('/metadata/')),
          );
          const value = edit(standard.sample.value ?? {}, { set: { '/status': status } });
          const changed = edits.some(([at]) => at === '/metadata') ? value : edit(value, { set });
          const id = betterVersion(subjectOf(standard, changed), standard, { siblings }, CONTEXT);
          if (id === null) return;
          const other = standardOf(id);
          expect(breaksShape(standard.validate(changed), changed, standard.shape)).toBe(true);
          expect(breaksShape(other.validate(changed), changed, other.shape)).toBe(false);
          const [errors, grave, all] = findingsOf(standard, changed);
          const [otherErrors, otherGrave, otherAll] = findingsOf(other, changed);
          expect(otherErrors).toBeLessThanOrEqual(errors);
          expect(otherGrave < grave || (otherGrave === grave && otherAll < all)).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

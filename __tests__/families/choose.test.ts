import { chosenFor, familyOf, standards } from '../../src/families/all.js';
import {
  AREAS,
  chooseStandards,
  FAMILY_NAMES,
  familyNamed,
  looseFamily,
  LOOSE_NOUNS,
  standardsOfOneReturn,
  StandardError,
} from '../../src/families/choose.js';

function chosenIds(list: string): readonly (string | undefined)[] {
  return Object.values(chooseStandards(list)).map((standard) => standard?.id);
}

const defaults = FAMILY_NAMES.map((family) => standards.find((one) => one.family === family && one.isDefault)?.id);

describe('The choice of standards', () => {
  test('takes the default of every family for auto', () => {
    expect(chosenIds('auto')).toEqual(defaults);
  });

  test.each(standards.map(({ id, family }) => [id, family] as const))(
    'takes %s and leaves the other families',
    (id, family) => {
      expect(chosenIds(id)).toEqual(FAMILY_NAMES.map((other, n) => (other === family ? id : defaults[n])));
    },
  );

  test('takes one of each family, with spaces around the commas', () => {
    const chosen = chooseStandards(' return-meta@2.1 , subagent-return@1.0 ');
    expect(chosen['return-meta']?.id).toBe('return-meta@2.1');
    expect(chosen['subagent-return']?.id).toBe('subagent-return@1.0');
  });

  test.each(FAMILY_NAMES)('takes %s for the default of that family', (family) => {
    expect(chosenIds(family)).toEqual(defaults);
    const other = standards.find((one) => one.family === family && !one.isDefault);
    if (other !== undefined) expect(() => chooseStandards(`${family},${other.id}`)).toThrow('are of one family');
  });

  test('takes the same id twice as once', () => {
    expect(chosenIds('return-meta@2.1,return-meta@2.1')).toEqual(chosenIds('return-meta@2.1'));
  });

  test('refuses two versions of one family', () => {
    expect(() => chooseStandards('return-meta@1.2,return-meta@2.1')).toThrow(StandardError);
    expect(() => chooseStandards('return-meta@1.2,return-meta@2.1')).toThrow('return-meta@1.2 and return-meta@2.1');
  });

  test.each([
    ['return-meta@9.9', 'Did you mean return-meta@'],
    ['return-metta', 'Did you mean return-meta?'],
    ['Return-Meta@2.1', 'Did you mean return-meta@2.1?'],
    ['subagent-retrun@1.2', 'Did you mean subagent-return@1.2?'],
  ])('names the nearest for %s', (given, hint) => {
    expect(() => chooseStandards(given)).toThrow(hint);
  });

  test.each(['', 'nothing like it', 'auto@1', 'return-meta@1.2,'])('refuses "%s" and lists what there is', (given) => {
    expect(() => chooseStandards(given)).toThrow(/There is no standard ".*"\..*Known are auto, return-meta@1\.2/);
  });

  test('refuses auto beside an id', () => {
    expect(() => chooseStandards('auto,return-meta@1.2')).toThrow('"auto" must be alone');
  });
});

describe('The family of a return whose place does not tell', () => {
  const chosen = chosenFor('auto');

  test.each([
    ['a status that only metadata files have', { status: 'researched', summary: 'Done.' }, 'return-meta'],
    ['a status that only console returns have', { status: 'completed' }, 'subagent-return'],
    ['a field that only metadata files have', { status: 'partial', summary: 'Half.', started_at: '' }, 'return-meta'],
    ['a status of both, with a summary', { status: 'partial', summary: 'Half of it.' }, 'subagent-return'],
    ['a status of both, without one', { status: 'partial' }, 'return-meta'],
    ['a status of neither, with a summary', { status: 'finished', summary: 'Done.' }, 'subagent-return'],
    ['no status and no summary', {}, 'return-meta'],
  ])('is reported by %s', (_, value, family) => {
    expect(familyOf(value, chosen)).toBe(family);
  });

  test('is reported by the words of the chosen versions, not of the defaults', () => {
    const value = { status: 'synced' };
    expect(familyOf(value, chosenFor('subagent-return@2.0'))).toBe('subagent-return');
    expect(familyOf(value, chosen)).toBe('return-meta');
  });
});

test.each(['auto', 'return-meta@2.1,subagent-return@2.0'])('A handoff by itself is one with %s', (list) => {
  const chosen = standardsOfOneReturn(list, 'specs/1_task/.orchestrator-handoff.json');
  expect(Object.values(chosen).filter((standard) => standard !== undefined)).toEqual([chosen['orchestrator-handoff']]);
});

describe('One return by itself, without a choice', () => {
  test.each([
    ['specs/1_task/.orchestrator-handoff.json', ['orchestrator-handoff']],
    ['.Orchestrator-Handoff-sess_1_a.JSON', ['orchestrator-handoff']],
    // Beside these, the report of a verification: only the text tells it.
    ['specs/1_task/.return-meta.json', ['return-meta', 'verify-result']],
    ['orchestrator-handoff.json', ['subagent-return', 'verify-result']],
    ['handoff/plan.json', ['subagent-return', 'verify-result']],
    ['notes/01-02-SUMMARY.md', ['subagent-return', 'verify-result']],
  ])('in %s is checked as %j', (file, families) => {
    const chosen = Object.entries(standardsOfOneReturn(undefined, file)).filter(
      ([, standard]) => standard !== undefined,
    );
    expect(chosen.map(([name]) => name)).toEqual(families);
  });
});

test('A name of no family has none', () => {
  expect(familyNamed('return-meta').name).toBe('json');
  expect(() => familyNamed('nobody')).toThrow('no family has returns named nobody');
});

test('What cannot be read among other text is reported by one family for each form', () => {
  expect([looseFamily('json'), looseFamily('markdown')]).toEqual(['subagent-return', 'result-envelope']);
  expect(LOOSE_NOUNS).toEqual(['JSON return', 'result envelope']);
});

test('The groups of rules of single families come before that of the run', () => {
  expect(AREAS.slice(-6)).toEqual(['handoff', 'verification', 'envelope', 'gsd', 'bmad', 'run']);
});

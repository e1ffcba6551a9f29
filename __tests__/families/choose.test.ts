import { chosenFor, familyOf, READERS, standards } from '../../src/families/all.js';
import {
  chooseStandards,
  FAMILY_NAMES,
  standardsOfOneReturn,
  StandardError,
  type ChosenVersions,
} from '../../src/families/choose.js';
import type { Form } from '../../src/model/document.js';
import { read } from '../../src/read/read.js';

function chosenIds(list: string): readonly (string | undefined)[] {
  return Object.values(chooseStandards(list)).map((standard) => standard?.id);
}

/** The ids of the versions in a choice. */
function idsIn(chosen: ChosenVersions): readonly string[] {
  return Object.values(chosen).flatMap((version) => version?.id ?? []);
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
    const choose = () => chooseStandards('return-meta@1.2,return-meta@2.1');
    expect(choose).toThrow(
      new StandardError('return-meta@1.2 and return-meta@2.1 are of one family: name one of them.'),
    );
    expect(choose).toThrow(expect.objectContaining({ name: 'StandardError' }) as Error);
  });

  test.each([
    ['return-meta@9.9', 'Did you mean return-meta@'],
    ['return-metta', 'Did you mean return-meta?'],
    ['Return-Meta@2.1', 'Did you mean return-meta@2.1?'],
    ['subagent-retrun@1.2', 'Did you mean subagent-return@1.2?'],
  ])('names the nearest for %s', (given, hint) => {
    expect(() => chooseStandards(given)).toThrow(hint);
  });

  test.each(['', 'nothing like it', 'zzzzzz@1', 'return-meta@1.2,'])(
    'refuses "%s" and lists what there is',
    (given) => {
      const ids = FAMILY_NAMES.flatMap((family) => standards.filter((one) => one.family === family)).map(
        ({ id }) => id,
      );
      const [last = '', ...others] = ids.toReversed();
      const unknown = given.split(',').at(-1) ?? '';
      expect(() => chooseStandards(given)).toThrow(
        new StandardError(
          `There is no standard "${unknown}". Known are auto, ${others.toReversed().join(', ')} and ${last}.`,
        ),
      );
    },
  );

  test('refuses auto beside an id', () => {
    expect(() => chooseStandards('auto,return-meta@1.2')).toThrow(
      new StandardError('"auto" must be alone: remove it, or remove the ids.'),
    );
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
    ['no status and no summary', {}, 'subagent-return'],
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

describe('The versions of one return by itself', () => {
  const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';
  const STORY = 'docs/stories/1.2.dates.md';
  const HANDOFF = 'specs/1_task/.orchestrator-handoff.json';
  const STORIES = ['bmad-story@6', 'bmad-spec@6'];
  const ANYWHERE = [
    ...['return-meta@1.2', 'subagent-return@1.2', 'orchestrator-handoff@1', 'verify-result@1', 'result-envelope@1'],
  ];

  test.each<readonly [string | undefined, string | undefined, readonly string[]]>([
    // Without a choice the name decides; a text by itself is one of the console, or a verification.
    [undefined, undefined, ['subagent-return@1.2', 'verify-result@1']],
    [undefined, SUMMARY, ['gsd-summary@1']],
    [undefined, STORY, STORIES],
    // One id is a choice, whatever the file is called.
    ['return-meta', undefined, ['return-meta@1.2']],
    ['return-meta@2.1', SUMMARY, ['return-meta@2.1']],
    ['return-meta', STORY, ['return-meta@1.2']],
    ['verify-result', HANDOFF, ['verify-result@1']],
    ['gsd-plan', undefined, ['gsd-plan@1']],
    ['gsd-plan', SUMMARY, ['gsd-plan@1']],
    ['return-meta@2.1,return-meta@2.1', SUMMARY, ['return-meta@2.1']],
    // Only its reader distinguishes a story from a build spec.
    ['bmad-story@4', undefined, ['bmad-story@4', 'bmad-spec@6']],
    ['bmad-spec', SUMMARY, STORIES],
    // Otherwise the shape decides, but for documents that are known by their place.
    ['auto', undefined, ANYWHERE],
    ['auto', SUMMARY, ['gsd-summary@1']],
    ['auto', STORY, STORIES],
    ['auto', HANDOFF, ['orchestrator-handoff@1']],
    ['auto', '.return-meta.json', ANYWHERE],
    ['result-envelope,verify-result', 'a.md', ANYWHERE],
    ['gsd-plan,return-meta', 'a.md', [...ANYWHERE, 'gsd-plan@1']],
    ['bmad-story,return-meta', 'a.md', [...ANYWHERE, ...STORIES]],
    ['return-meta@2.1,gsd-summary@2', SUMMARY, ['gsd-summary@2']],
  ])('for the choice %j in the file %j are %j', (list, file, ids) => {
    expect(idsIn(standardsOfOneReturn(list, file))).toEqual(ids);
  });
});

describe('The readers of all families', () => {
  const composed = (text: string, form: Form, opening = false): readonly unknown[] => {
    const { returns } = read(Buffer.from(text), form, { ...READERS, opening: opening ? READERS.opening : null });
    return returns.map((found) => found.composed);
  };
  const textOf = (id: string): string => standards.find((one) => one.id === id)?.sample.text ?? '';

  test.each([
    ['result-envelope@1', 'markdown', false, 'result-envelope'],
    ['verify-result@1', 'markdown', true, 'verify-result'],
    ['bmad-story@6', 'whole', false, 'bmad-story'],
    ['bmad-spec@6', 'whole', false, 'bmad-spec'],
    // What is no document of BMAD is one of GSD.
    ['gsd-summary@1', 'whole', false, 'gsd-summary'],
  ] as const)('read the sample of %s as a file of the form %s', (id, form, opening, family) => {
    expect(composed(textOf(id), form, opening)).toEqual([family]);
  });

  test('find nothing in a text without a return', () => {
    expect(composed('# Notes\n\nNothing is returned.\n', 'markdown', true)).toEqual([]);
  });
});

import type { JsonObject } from '../../src/model/json.js';
import type { ProjectVocabulary, ProjectWords } from '../../src/model/project-words.js';
import type { Standard } from '../../src/model/standard.js';
import { breaksShape } from '../../src/model/shape-error.js';
import { edit } from '../../src/model/edit.js';
import { withProjectWords } from '../../src/families/project-words.js';
import { standards } from '../../src/families/registry.js';
import { checkExample } from '../support/gate.js';

function version(id: string): Standard {
  const found = standards.find((standard) => standard.id === id);
  if (found === undefined) throw new Error(`no standard ${id}`);
  return found;
}

function words(
  statuses: Readonly<Record<string, boolean | string>>,
  types: Readonly<Record<string, true | string>> = {},
): ProjectWords {
  return { statuses: new Map(Object.entries(statuses)), artifactTypes: new Map(Object.entries(types)) };
}

const META = version('return-meta@1.2');
const OWN = new Map([
  [
    META.family,
    words({ reviewed: true, deferred: false, done: 'implemented' }, { slides: true, source: 'implementation' }),
  ],
]);

async function said(set: JsonObject, own: ProjectVocabulary = OWN): Promise<readonly string[]> {
  const { findings } = await checkExample(META, { set }, new Map(), own);
  return findings.map(({ severity, rule }) => `${severity} ${rule}`);
}

describe('A status of the project', () => {
  test('is no wrong one', async () => {
    expect(await said({ '/status': 'reviewed' }, new Map())).toEqual(['error status-value']);
    expect(await said({ '/status': 'reviewed' })).toEqual([]);
    expect(await said({ '/status': 'deferred', '/artifacts': [] })).toEqual([]);
  });

  test('holds claims to the letter where it is a success, and else not', async () => {
    expect(await said({ '/status': 'reviewed', '/artifacts/0/path': 'never.md' })).toEqual(['error artifact-missing']);
    expect(await said({ '/status': 'reviewed', '/artifacts': [] })).toEqual(['error phantom-work']);
    expect(await said({ '/status': 'deferred', '/artifacts/0/path': 'never.md' })).toEqual(['notice artifact-missing']);
  });

  test('is proposed where it is nearly written', async () => {
    const { findings } = await checkExample(META, { set: { '/status': 'reviwed' } }, new Map(), OWN);
    expect(findings[0]?.message).toContain('blocked, reviewed or deferred');
    expect(findings[0]?.recommendation).toContain('write "reviewed"');
  });

  test('asks of a console return no errors that the version asks of its own statuses', () => {
    const console = version('subagent-return@1.2');
    const { validate, sample, shape } = withProjectWords(console, words({ deferred: false, approved: true }));
    for (const status of ['deferred', 'approved']) {
      const value = edit(sample.value ?? {}, { set: { '/status': status } });
      expect(breaksShape(validate(value), value, shape)).toBe(false);
    }
  });
});

describe('A word that means another', () => {
  test('is that other one for every rule', async () => {
    expect(await said({ '/status': 'done' })).toEqual(['error completion-data-required']);
    expect(await said({ '/status': 'done', '/completion_data': { completion_summary: 'Dates are parsed.' } })).toEqual(
      [],
    );
    expect(await said({ '/artifacts/0/type': 'source' })).toEqual(['notice artifact-type-path']);
  });

  test('is that other one in the report', async () => {
    const { returns } = await checkExample(META, { set: { '/status': 'done' } }, new Map(), OWN);
    expect(returns.map(({ status, success }) => [status, success])).toEqual([['implemented', true]]);
  });
});

describe('A type of the project', () => {
  test('is no wrong one', async () => {
    expect(await said({ '/artifacts/0/type': 'slides' }, new Map())).toContain('error artifact-type');
    expect(await said({ '/artifacts/0/type': 'slides' })).toEqual(['notice artifact-type-path']);
  });
});

test.each([
  [
    words({ done: 'implementd' }),
    '"done" means "implementd", which return-meta@1.2 does not have. Did you mean "implemented"?',
  ],
  [words({ planned: 'implemented' }), 'return-meta@1.2 has "planned" already'],
  [words({ planned: false }), 'return-meta@1.2 has "planned" already, which is a success there.'],
  [words({ blocked: true }), 'return-meta@1.2 has "blocked" already, which is no success there.'],
  [words({}, { code: 'nothing' }), '"code" means "nothing"'],
])('Words that contradict the version are refused: %j', (given, told) => {
  expect(() => withProjectWords(META, given)).toThrow(told);
});

test('A word that the version has the same way changes nothing', () => {
  expect(withProjectWords(META, words({ planned: true, blocked: false }, { plan: true })).statuses).toEqual(
    META.statuses,
  );
});

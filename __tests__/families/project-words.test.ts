import type { JsonObject } from '../../src/model/json.js';
import type { ProjectVocabulary, ProjectWords, Standard } from '../../src/model/standard.js';
import type { Example } from '../../src/model/rule.js';
import { breaksShape } from '../../src/model/return.js';
import { edit } from '../../src/model/pointer.js';
import { UsageError } from '../../src/model/usage.js';
import { loadStandard } from '../../src/families/choose.js';
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

describe('A status of the project in a story', () => {
  const STORY = version('bmad-story@6');

  /** The findings of a story with a status, and what the report says of it. */
  async function checked(status: string, own: ProjectWords, example: Example = {}): Promise<readonly unknown[]> {
    const replace = [['Status: done', `Status: ${status}`] as const, ...(example.replace ?? [])];
    const vocabulary = new Map([[STORY.family, own]]);
    const { findings, returns } = await checkExample(STORY, { ...example, replace }, new Map(), vocabulary);
    const [story] = returns;
    return [findings.map(({ rule }) => rule), story?.status, story?.success, story?.claims.length];
  }

  const own = words({ wonderful: true, parked: false });

  test('makes its claims where it is a success', async () => {
    expect(await checked('done', own)).toEqual([[], 'done', true, 2]);
    expect(await checked('wonderful', own)).toEqual([[], 'wonderful', true, 2]);
    const absent: Example = { tree: { 'src/page.ts': null } };
    expect(await checked('wonderful', own, absent)).toEqual([['artifact-missing'], 'wonderful', true, 2]);
    expect(await checked('wonderful', words({}), absent)).toEqual([
      ['bmad-status', 'artifact-missing'],
      'wonderful',
      true,
      2,
    ]);
  });

  test('makes none where it is no success, and is no unknown one', async () => {
    const absent: Example = { tree: { 'src/page.ts': null } };
    expect(await checked('parked', own, absent)).toEqual([[], 'parked', false, 0]);
    expect(await checked('parked', words({}), absent)).toEqual([
      ['bmad-status', 'artifact-missing'],
      'parked',
      true,
      2,
    ]);
  });

  test.each<readonly [string, Example, string]>([
    ['a File List', { replace: [['### File List', '### The parser']] }, 'bmad-file-list'],
    [
      'lines that can be read',
      { replace: [['- `src/page.ts` (modified)', '- The page in src/page.ts']] },
      'bmad-unread',
    ],
  ])('asks for %s where it is a success', async (_, example, rule) => {
    for (const [status, expected] of [
      ['done', [rule]],
      ['wonderful', [rule]],
      ['parked', []],
    ] as const) {
      expect([status, ...(await checked(status, own, example)).slice(0, 1)]).toEqual([status, expected]);
    }
  });

  test('is compared with that of the sprint', async () => {
    const book = '_bmad-output/implementation-artifacts/sprint-status.yaml';
    const example = { tree: { [book]: 'development_status:\n  1-2-parse-dates: done\n' } };
    expect((await checked('wonderful', own, example))[0]).toEqual([]);
    expect((await checked('parked', own, example))[0]).toEqual(['bmad-sprint-status']);
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

test('A word that the version has the same way changes nothing', () => {
  expect(withProjectWords(META, words({ planned: true, blocked: false }, { plan: true })).statuses).toEqual(
    META.statuses,
  );
});

test('A word that contradicts the version is refused where the version is loaded', async () => {
  const own = new Map([[META.family, words({ planned: false })]]);
  await expect(loadStandard(META, own)).rejects.toThrow(
    new UsageError('vocabulary: return-meta@1.2 has "planned" already, which is a success there.'),
  );
});

test('A version is loaded as it is, unless the project has words for it', async () => {
  expect(await loadStandard(META)).toBe(META);
  expect(await loadStandard(META, new Map([['subagent-return', words({ reviewed: true })]]))).toBe(META);
  expect((await loadStandard(META, OWN)).statuses).toEqual([...META.statuses, 'reviewed', 'deferred']);
});

test.each([
  [words({ planned: 'partial' }), 'vocabulary: return-meta@1.2 has "planned" already, so it cannot mean "partial".'],
  [
    words({ done: 'nonsense' }),
    'vocabulary: "done" means "nonsense", which return-meta@1.2 does not have. It has in_progress, researched, planned, implemented, partial, failed and blocked.',
  ],
  [
    words({}, { source: 'implementtion' }),
    'vocabulary: "source" means "implementtion", which return-meta@1.2 does not have. Did you mean "implementation"?',
  ],
  [words({}, { plan: 'report' }), 'vocabulary: return-meta@1.2 has "plan" already, so it cannot mean "report".'],
])('Why words of a project are refused is told: %j', (given, told) => {
  expect(() => withProjectWords(META, given)).toThrow(new UsageError(told));
});

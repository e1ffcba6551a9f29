import fc from 'fast-check';
import { field, isObject, type Json, type JsonObject } from '../../../src/model/json.js';
import { edit } from '../../../src/model/pointer.js';
import { orderedStandards } from '../../../src/families/catalog.js';
import { objects, spaced, texts, values } from '../json-text.js';
import { migrateText, migrateValue, sampleOf, standardOf } from './migrating.js';

const JSON_IDS = orderedStandards.filter(({ sample }) => sample.value !== undefined).map(({ id }) => id);

/** Pairs of versions, from and to, as the guide and the families allow them. */
const WAYS = JSON_IDS.flatMap((from) =>
  JSON_IDS.filter((to) => {
    const [old, next] = [standardOf(from), standardOf(to)];
    if (old.family === next.family) return Number(old.version) < Number(next.version);
    return old.family === 'subagent-return' && next.family === 'return-meta';
  }).map((to) => [from, to] as const),
);

/** What an older version did not ask for, and a migration cannot make up. */
function isAbout(delegation: string): boolean {
  return /delegation_(?:depth|path)/.test(delegation);
}

describe('A return that its version accepts is accepted by a newer one', () => {
  test.each(WAYS)('from %s to %s', async (from, to) => {
    const { value, left } = await migrateValue(to, sampleOf(from));
    expect(left.filter((text) => !isAbout(text))).toEqual([]);
    const errors = standardOf(to).validate(value);
    expect(errors.filter(({ detail }) => !isAbout(detail))).toEqual([]);
    expect(left.length > 0).toBe(from === 'subagent-return@1.0');
  });
});

describe('A return is not touched', () => {
  test.each([
    ['which the version accepts', 'return-meta@2.1', sampleOf('return-meta@2.1'), []],
    [
      'of a newer version',
      'subagent-return@1.2',
      sampleOf('subagent-return@2.0'),
      ['It is a return of subagent-return@2.0, which is newer than subagent-return@1.2. Name that one, or leave it.'],
    ],
  ] as const)('%s', async (_, to, value, left) => {
    const result = await migrateValue(to, value);
    expect(result.value).toEqual(value);
    expect(result.changed).toBe(0);
    expect(result.left).toEqual(left.map((text) => `1:1 ${text}`));
  });

  test.each([
    [
      'specs/7_x/.return-meta.json',
      'subagent-return@2.0',
      'It is a return of return-meta, which cannot be migrated to subagent-return@2.0, only to a version of return-meta. Name one of those, or leave it out.',
    ],
    [
      'returns/a.json',
      'result-envelope@4',
      'It is a return of subagent-return, which cannot be migrated to result-envelope@4, only to a version of subagent-return or return-meta.',
    ],
    ['a.json', 'result-envelope@4', 'It is JSON, and result-envelope@4 is Markdown. Name a version in JSON.'],
    [
      'specs/.return-meta-multi.json',
      'return-meta@2.1',
      'It describes several tasks, and no version has a form for that. Migrate it by hand.',
    ],
    ['a.md', 'return-meta@2.1', 'It is in Markdown, where a text edit is not safe. Migrate it by hand.'],
  ])('in %s, to %s', async (file, to, why) => {
    const value = { ...sampleOf('return-meta@1.2'), status: 'completed', extra: 1 };
    const text = file.endsWith('.md') ? '```json\n' + JSON.stringify(value) + '\n```\n' : JSON.stringify(value);
    const result = await migrateText(to, text, file);
    expect(result.text).toBe(text);
    expect(result.left).toEqual([expect.stringContaining(why)]);
  });

  test('which is none', async () => {
    expect((await migrateText('return-meta@2.1', '{ no JSON', 'a.json')).left).toEqual([
      expect.stringMatching(/^1:3 .*not valid JSON|^1:\d+ /),
    ]);
    const latin = await migrateText('return-meta@2.1', Buffer.from([0x7b, 0xe9, 0x7d]), 'a.json');
    expect(latin.left).toEqual([expect.stringContaining('not UTF-8')]);
    expect([...latin.after]).toEqual([0x7b, 0xe9, 0x7d]);
    expect((await migrateText('return-meta@2.1', '# A document\n', 'a.md')).left).toEqual([]);
  });
});

test('Every return of a file is migrated by itself', async () => {
  const old = JSON.stringify(sampleOf('subagent-return@1.2'));
  const text = `${old}\n{"status":"whatever"}\n\n[${old},${old}]\n`;
  const { text: made, changed, returns } = await migrateText('subagent-return@2.0', text, 'a.returns.jsonl');
  expect(made).toBe(text.replaceAll('"completed"', '"planned"'));
  expect([changed, returns]).toEqual([3, 4]);
});

test('A file that lies where returns of another family are looked for is named', async () => {
  const old = sampleOf('subagent-return@1.2');
  expect((await migrateValue('return-meta@2.1', old, 'returns/a.json')).elsewhere).toBe(true);
  expect((await migrateValue('return-meta@2.1', old, 'specs/7_x/.return-meta.json')).elsewhere).toBe(false);
  expect((await migrateText('return-meta@2.1', JSON.stringify(old), 'a.returns.jsonl')).elsewhere).toBe(false);
});

/** What agents wrote before there was a standard, and beside it. */
const LEGACY: readonly (readonly [string, readonly Json[]])[] = [
  ['/status', ['completed', 'done', 'failed', 'partial', 'error', 'nonsense', null]],
  ['/outcome', ['success', 'nothing']],
  ['/success', [true, false]],
  ['/summary', ['Planned it. All of it.', ['One.', 'Two.'], null]],
  ['/description', ['What was done']],
  [
    '/artifacts',
    [
      ['specs/7_x/plans/a.md', 'src/a.ts'],
      { plan: 'specs/7_x/plans/a.md' },
      { plan: 'nothing' },
      'docs/a.md',
      null,
      [{ file: 'a.md', kind: 'plan' }],
    ],
  ],
  ['/files_created', [['src/b.ts'], 'src/b.ts']],
  ['/plan_path', ['specs/7_x/plans/p.md']],
  ['/session_id', ['sess_1_a']],
  ['/agent', ['planner', 'researcher', 'x']],
  ['/duration', [12]],
  ['/delegation_path', [['orchestrator', 'plan', 'planner']]],
  ['/phases_total', [4]],
  ['/error', ['It broke', { message: 'It broke' }, null]],
  ['/errors', [[], ['One', { msg: 'Two' }], { a: 'Three' }]],
  ['/next_steps', ['Go on', ['Go', 'on'], null]],
  ['/recommendations', [['Rest']]],
  ['/completion_summary', ['All done.']],
  ['/partial_progress', [{ stage: 'x', details: 'y' }]],
  ['/metadata', [{ agent_type: 'planner' }, { agent: 'planner', session: 's' }, null, 'none']],
];

/** Returns of agents without a standard, with fields of their own, in any layout. */
const legacy = fc
  .tuple(
    fc
      .subarray([...LEGACY], { minLength: 2 })
      .chain((fields) =>
        fc.tuple(
          ...fields.map(([pointer, list]) => fc.constantFrom(...list).map((value) => [pointer, value] as const)),
        ),
      ),
    objects,
    fc.dictionary(
      texts.filter((key) => key !== '' && key !== '__proto__'),
      values,
      { maxKeys: 3 },
    ),
  )
  .chain(([fields, own, others]) => {
    const value = edit({ own, ...others }, { set: Object.fromEntries(fields) });
    return spaced(value).map((text) => ({ value, text }));
  });

/** Everything that is written anywhere in a value, each list of texts as it may be joined. */
function told(value: Json): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((inner: Json) => told(inner)) : [];
}

/** Words that a migration puts others for. */
const MAPPED = new Set(['completed', 'done', 'error', 'success', 'plan']);

describe('Properties', () => {
  test.each([
    'subagent-return@1.0',
    'subagent-return@1.2',
    'subagent-return@2.0',
    'return-meta@1.2',
    'return-meta@2.1',
  ])('migrating to %s loses nothing, keeps the order, and is done once', async (to) => {
    await fc.assert(
      fc.asyncProperty(legacy, async ({ value, text }) => {
        const result = await migrateText(to, text);
        const now = JSON.parse(result.text) as JsonObject;
        const found = told(now).join('\n');
        for (const one of told(value)) if (!MAPPED.has(one)) expect(found).toContain(one);
        const metadata = field(now, 'metadata');
        const own = field(now, 'own') ?? field(metadata, 'own');
        expect(own).toEqual(value.own);
        const keys = Object.keys(value).filter((key) => Object.hasOwn(now, key));
        const stayed = new Set(keys);
        // What was missing or null may be written again, at the end.
        const moved = new Set(['metadata', 'artifacts', 'status', 'summary', 'errors', 'next_steps']);
        const order = (all: readonly string[]): readonly string[] =>
          all.filter((key) => stayed.has(key) && !moved.has(key));
        expect(order(Object.keys(now))).toEqual(order(Object.keys(value)));
        if (isObject(metadata) || metadata === undefined) expect(now).not.toHaveProperty('own');
        const again = await migrateText(to, result.text);
        expect(again.text).toBe(result.text);
        expect(again.left).toEqual(result.leftNow);
      }),
      { numRuns: 80 },
    );
  });
});

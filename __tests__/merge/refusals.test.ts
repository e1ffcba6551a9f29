import { mergeReports } from '../../src/merge/merge.js';
import type { ReportFile, UnreadFile } from '../../src/model/report-json.js';
import type { Edits } from '../../src/model/pointer.js';
import { TOOL, type Report } from '../../src/model/report.js';
import { edited, shards } from './shard-reports.js';

/** What is said of reports that are not joined. */
async function refusal(files: readonly (ReportFile | UnreadFile)[], tool: Report['tool'] = TOOL): Promise<string> {
  try {
    await mergeReports(files, tool);
  } catch (error) {
    if (error instanceof Error && error.name === 'UsageError') return error.message;
    throw error;
  }
  throw new Error('they were joined');
}

describe('the shards of a run are joined only', () => {
  test('where all are there: those that are not are named', async () => {
    const [one, two, three, four] = await shards(4);
    if (one === undefined || two === undefined || three === undefined || four === undefined)
      throw new Error('no shards');
    expect(await refusal([one, three, four])).toMatch(/^The report of shard 2\/4 is missing: use those of all 4\./);
    expect(await refusal([four])).toMatch(/^The reports of the shards 1\/4, 2\/4 and 3\/4 are missing/);
    expect(await refusal([])).toMatch(/^There is no report to join/);
    expect(await refusal((await shards(20)).slice(0, 2))).toMatch(/3\/20, .*, 12\/20 and 8 more are missing/);
  });

  test('where each is there once', async () => {
    const files = await shards(3);
    const again = files.map(({ text }) => ({ name: 'again.json', text }))[1];
    expect(again && (await refusal([...files, again]))).toBe(
      '2.json and again.json are both shard 2/3: use only one of them.',
    );
  });

  test('where they are of as many parts', async () => {
    const others = (await shards(4)).map(({ name, text }) => ({ name: `other-${name}`, text }));
    expect(await refusal([...(await shards(3)), ...others])).toMatch(
      /^1\.json is shard 1\/3 and other-1\.json is shard 1\/4: they belong to different numbers of shards\./,
    );
  });

  test.each([
    ['revision', { '/source/revision': 'abc' }, /their revision \(0{40} and abc\)/],
    ['workspace', { '/source/kind': 'workspace' }, /their revision \(0{40} and the workspace\)/],
    ['root', { '/source/root': 'app' }, /their root \("" and "app"\)/],
    [
      'version',
      { '/tool/version': '9' },
      /their version of return-gate \(return-gate \d+\.\d+\.\d+ and return-gate 9\)/,
    ],
    [
      'clock',
      { '/shard/clock': 0 },
      /their clock \(2026-01-28T12:00:00\.000Z and 1970-01-01T00:00:00\.000Z\) differs\. Pass the same --now/,
    ],
    ['setting', { '/shard/settings/fail-on': 'never' }, /their fail-on \("error" and "never"\)/],
    ['setting that it has not', { '/shard/settings/other': 'all' }, /their other \("" and "all"\)/],
    ['configuration', { '/shard/settings/configuration': 'x' }, /their configuration differs\. Run every shard/],
    ['base', { '/shard/digests/changes': 'a'.repeat(64) }, /their base/],
    ['baseline', { '/shard/digests/baseline': 'a'.repeat(64) }, /their baseline/],
    ['rules', { '/shard/digests/rules': 'a'.repeat(64) }, /their choice of rules/],
  ])('where they are of one %s, and two that are not are named', async (_, set, said) => {
    const files = await edited(2, { set });
    expect(await refusal(files)).toMatch(
      /^1\.json \(shard 1\/3\) and 2\.json \(shard 2\/3\) are from different runs: /,
    );
    expect(await refusal(files)).toMatch(said);
    expect(await refusal([...files].reverse())).toBe(await refusal(files));
  });

  test('by the version that checked them', async () => {
    expect(await refusal(await shards(2), { ...TOOL, version: '2.0.0' })).toBe(
      `1.json was written by return-gate ${TOOL.version}, and this is return-gate 2.0.0: join the shards with the version that checked them.`,
    );
    expect(await refusal(await shards(2), { ...TOOL, name: 'other' })).toBe(
      `1.json was written by return-gate ${TOOL.version}, and this is other ${TOOL.version}: join the shards with the version that checked them.`,
    );
  });
});

/** The first finding as one about no file. */
const NOWHERE = Object.fromEntries(
  ['file', 'index', 'pointer', 'startLine', 'startColumn', 'endLine', 'endColumn'].map((name) => [
    `/findings/0/${name}`,
    null,
  ]),
);

describe('what is no report of a shard is refused with its place', () => {
  test('a file that cannot be read', async () => {
    const unread = { name: '2.json', problem: 'is not a regular file' };
    const [one] = await shards(2);
    expect(await refusal(one === undefined ? [] : [one, unread])).toBe(
      'The report 2.json is not a regular file: name the JSON reports of all shards, each a file.',
    );
  });

  test.each([
    ['a text that was cut off', '{"schema": "return-gate/report@1",\n  "tool"', /^x\.json:2:\d+ is not JSON/],
    ['an empty file', '', /^x\.json(?::1:1)? is not JSON/],
    ['deep nesting', '['.repeat(500_000), /^x\.json(?::\d+:\d+)? is not JSON/],
    ['another value', '[]', /^x\.json is not a report of this version of return-gate: its top is no object\./],
    ['another object', '{}', /its top lacks "schema"/],
    ['a key that means the prototype', '{"__proto__": {"schema": 1}}', /its top lacks "schema"/],
  ])('%s', async (_, text, said) => {
    expect(await refusal([{ name: 'x.json', text }])).toMatch(said);
  });

  test.each<readonly [string, Edits, RegExp]>([
    ['another format', { set: { '/schema': 'return-gate/report@2' } }, /\/schema is not "return-gate\/report@1"/],
    ['no number', { set: { '/counts/files': 'many' } }, /\/counts\/files is no integer/],
    [
      'an unknown verdict',
      { set: { '/returns/0/claims/0/verdict': 'fine' } },
      /\/returns\/0\/claims\/0\/verdict is not one of the allowed words/,
    ],
    ['an unknown member', { set: { '/returns/0/x': 1 } }, /\/returns\/0 has "x", which is not known/],
    ['a lost member', { remove: ['/returns/0/file'] }, /\/returns\/0 lacks "file"/],
    ['a whole run', { set: { '/source/shard': null } }, /^1\.json reports a whole run, not a shard/],
    ['a shard that is none', { set: { '/source/shard': '4/3' } }, /^1\.json calls itself the shard 4\/3/],
    [
      'a report without what joins it',
      { remove: ['/shard'] },
      /^1\.json lacks "shard", which is needed to join it with other shards/,
    ],
    [
      'a list cut short',
      { set: { '/shard/returns': [] } },
      /^1\.json is damaged: \/shard\/returns has 0 elements for the 2 of/,
    ],
    [
      'findings that are gone from both lists',
      { set: { '/findings': [], '/shard/findings': [] } },
      /^1\.json is damaged: \/counts\/errors is 2, but the report lists 0/,
    ],
    [
      'returns that are gone from both lists',
      { set: { '/returns': [], '/shard/returns': [] } },
      /^1\.json is damaged: \/counts\/returns is 2, but the report lists 0/,
    ],
    [
      'a verdict that was changed',
      { set: { '/returns/0/claims/0/verdict': 'present' } },
      /^1\.json is damaged: \/counts\/verdicts\/present is 0, but the report lists 1/,
    ],
    ['terms that were changed', { set: { '/shard/terms/failOn': 'never' } }, /^1\.json is damaged: \/shard\/terms/],
    ['terms that are lost', { set: { '/shard/terms': null } }, /^1\.json is damaged: \/shard\/terms/],
    ['a moment that is none', { set: { '/shard/clock': 1e300 } }, /\/shard\/clock is rejected by its schema/],
    [
      "another shard's file",
      { set: { '/returns/0/file': 'specs/2_two/.return-meta.json' } },
      /^1\.json is not the report of shard 1\/3: \/returns\/0 is about specs\/2_two\/\.return-meta\.json, which belongs to another one/,
    ],
    [
      "a finding in another shard's file",
      { set: { '/findings/1/file': 'specs/2_two/.return-meta.json' } },
      /^1\.json is not the report of shard 1\/3: \/findings\/1 is about specs\/2_two/,
    ],
    [
      'a finding about no file, which is left to the whole run',
      { set: { '/returns': [], '/shard/returns': [], ...NOWHERE } },
      /^1\.json is not the report of shard 1\/3: \/findings\/0 is about no file, which belongs to another one/,
    ],
  ])('%s', async (_, edits, said) => {
    expect(await refusal(await edited(1, edits))).toMatch(said);
  });

  const COUNTS = ['returns', 'claims', 'errors', 'warnings', 'notices', 'baselined', 'preexisting', 'verdicts/missing'];
  test.each(COUNTS)('a report that counts other %s than it lists', async (count) => {
    const said = await refusal(await edited(1, { set: { [`/counts/${count}`]: 99 } }));
    expect(said).toContain(`1.json is damaged: /counts/${count} is 99, but the report lists `);
  });

  test('a setting by the name of a prototype is data', async () => {
    const set = JSON.parse('{"/shard/settings/__proto__": "x"}') as Record<string, string>;
    expect(await refusal(await edited(2, { set }))).toMatch(/their __proto__ \("" and "x"\)/);
  });
});

test('a shard of one is a whole run', async () => {
  const [only] = await shards(1);
  const { report } = await mergeReports(only === undefined ? [] : [only], TOOL);
  expect([report.source.shard, report.shard, report.returns.length]).toEqual([null, undefined, 4]);
});

test('what a shard knows of its returns and files is in the joined report', async () => {
  const unchecked = [{ one: 'report has no envelope', many: 'reports have no envelope', files: 2 }];
  const set = {
    '/returns/0/criticalRisks': ['It may burn.'],
    '/shard/returns/0/author': 'Ann',
    '/shard/findings/0/lowered': true,
    '/shard/unchecked': unchecked,
  };
  const { report } = await mergeReports(await edited(1, { set }, 1), TOOL);
  expect(report.returns[0]).toMatchObject({ criticalRisks: ['It may burn.'], author: 'Ann' });
  expect(report.findings[0]).toMatchObject({ lowered: true });
  expect(report.unchecked).toEqual(unchecked);
});

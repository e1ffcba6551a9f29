import { isLess } from '../../../src/rewrite/fix.js';
import fc from 'fast-check';
import { edit } from '../../../src/model/pointer.js';
import { field, isObject, type Json, type JsonObject } from '../../../src/model/json.js';
import type { Standard } from '../../../src/model/standard.js';
import { standards } from '../../../src/families/registry.js';
import { objects, spaced, values } from '../json-text.js';
import { findingsIn, fixIn, repositoryWith, textIn, type Made } from './fixing.js';

function standardOf(id: string): Standard & { readonly value: JsonObject } {
  const standard = standards.find((one) => one.id === id);
  if (standard?.sample.value === undefined) throw new Error(`no JSON standard ${id}`);
  return { ...standard, value: standard.sample.value };
}

const META = standardOf('return-meta@1.2');
const CONSOLE = standardOf('subagent-return@1.0');

const FILE = 'specs/7_parse_dates/.return-meta.json';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const TREE = { [PLAN]: '# Parse dates\n' };

function pretty(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function returnWith(set: Readonly<Record<string, Json>>, remove: readonly string[] = []): JsonObject {
  return edit(META.value, { set, remove });
}

function fixFiles(files: Readonly<Record<string, string>>, unsafe = false, standard: Standard = META): Promise<Made> {
  return fixIn(repositoryWith({ ...TREE, ...files }), { standard, unsafe });
}

function leftOf({ mended }: Made): readonly string[] {
  return mended.flatMap(({ left }) =>
    left.map(
      ({ finding, origin, why }) =>
        `${String(origin?.startLine)}:${String(origin?.startColumn)} ${finding.rule} ${why}`,
    ),
  );
}

function appliedTo({ mended }: Made): readonly string[] {
  return mended.flatMap(({ applied }) => applied.map(({ rule }) => rule));
}

describe('A fix', () => {
  test('changes no line but those that it is about', async () => {
    const text = pretty(returnWith({ '/session_id': 'sess_1736700000_abc123' }, ['/metadata/session_id']));
    const { after } = await fixFiles({ [FILE]: text });
    expect(textIn(after, FILE)).toBe(
      text
        .replace(',\n  "session_id": "sess_1736700000_abc123"', '')
        .replace('"planner-agent"\n    ]', '"planner-agent"\n    ],\n    "session_id": "sess_1736700000_abc123"'),
    );
  });

  test('opens the way for the next one', async () => {
    const archived = 'specs/archive/7_parse_dates';
    const moved = `${archived}/plans/01_parse-dates.md`;
    const made = await fixIn(
      repositoryWith({
        [`${archived}/.return-meta.json`]: pretty(returnWith({ '/artifacts': [`./${PLAN}`] })),
        [moved]: '# Dates\n',
      }),
      { standard: META, levels: new Map([['artifact-archived', 'notice']]), unsafe: true },
    );
    expect([...appliedTo(made)].sort()).toEqual(['artifact-archived', 'artifact-object']);
    expect(JSON.parse(textIn(made.after, `${archived}/.return-meta.json`))).toHaveProperty('artifacts', [
      { type: 'plan', path: moved, summary: 'Plan in 01_parse-dates.md' },
    ]);
  });

  test('fixes every line of a log, and every element of an array', async () => {
    const flawed = edit(CONSOLE.value, { set: { '/artifacts/0/type': 'design' } });
    const line = JSON.stringify(flawed);
    const made = await fixFiles(
      { 'a.returns.jsonl': `${line}\n\n${line}\r\n`, 'returns/b.json': `[ ${line},\n ${line} ]` },
      false,
      CONSOLE,
    );
    const mended = line.replace('"design"', '"plan"');
    expect(textIn(made.after, 'a.returns.jsonl')).toBe(`${mended}\n\n${mended}\r\n`);
    expect(textIn(made.after, 'returns/b.json')).toBe(`[ ${mended},\n ${mended} ]`);
  });

  test('is withdrawn where it makes a new finding, and the others are applied', async () => {
    const made = await fixFiles({
      [FILE]: pretty(returnWith({ '/session_id': 'mine', '/artifacts/0/type': 'design' }, ['/metadata/session_id'])),
    });
    expect(appliedTo(made)).toEqual(['artifact-type']);
    expect(leftOf(made)).toEqual([
      expect.stringMatching(
        /^\d+:3 metadata-top-level It was withdrawn, since it would make 1 new finding: session-id-format\.$/,
      ),
    ]);
    expect(JSON.parse(textIn(made.after, FILE))).toHaveProperty('session_id', 'mine');
  });

  test('is not offered where a path leads to a folder that was moved', async () => {
    const archived = 'specs/archive/7_parse_dates';
    const made = await fixIn(
      repositoryWith({
        [`${archived}/.return-meta.json`]: pretty(returnWith({ '/artifacts/0/path': 'specs/7_parse_dates/plans' })),
        [`${archived}/plans/a.md`]: 'A\n',
      }),
      { standard: META },
    );
    expect([appliedTo(made), leftOf(made)]).toEqual([[], []]);
  });

  test('is withdrawn where the file would become too large to be read', async () => {
    const room = 1024 * 1024;
    const short = pretty(returnWith({ '/artifacts/0': PLAN, '/metadata/pad': '' }));
    const text = short.replace('"pad": ""', `"pad": "${'x'.repeat(room - Buffer.byteLength(short))}"`);
    expect(leftOf(await fixFiles({ [FILE]: text }, true))).toEqual([expect.stringContaining('file-too-large')]);
  });

  test('moves what there is into an absent metadata, although fields stay missing there', async () => {
    const given = { '/session_id': 'sess_1736700000_abc123', '/delegation_depth': 1, '/agent_type': 'planner-agent' };
    const made = await fixFiles({ [FILE]: pretty(returnWith(given, ['/metadata'])) });
    expect(appliedTo(made)).toEqual(['required-field']);
    expect(JSON.parse(textIn(made.after, FILE))).toMatchObject({
      metadata: { session_id: 'sess_1736700000_abc123', delegation_depth: 1, agent_type: 'planner-agent' },
    });
    expect(made.mended[0]?.findings.after.map(({ rule, pointer, property }) => [rule, pointer, property])).toEqual([
      ['required-field', '/metadata', ['delegation_path']],
    ]);
  });

  test('is not made for what is in other text or has a key twice, and that is told', async () => {
    const flawed = JSON.stringify(edit(CONSOLE.value, { set: { '/artifacts/0/type': 'design' } }));
    const made = await fixFiles(
      {
        'returns/fence.json': '```json\n' + flawed + '\n```\n',
        'returns/twice.json': flawed.replace('{', '{"summary":"One of two.",'),
      },
      false,
      CONSOLE,
    );
    expect(appliedTo(made)).toEqual([]);
    expect(leftOf(made)).toEqual([
      expect.stringContaining('artifact-type There is other text around the JSON'),
      expect.stringContaining('artifact-type A key appears twice'),
    ]);
  });

  test('is not offered for the composed value of an envelope', async () => {
    const folder = 'openspec/changes/archive/2026-01-28-parse-dates';
    const text = standards.find(({ id }) => id === 'result-envelope@1')?.sample.text ?? '';
    const repository = repositoryWith({ [`${folder}/p.return.md`]: text, [`${folder}/proposal.md`]: 'P\n' });
    const levels = new Map([['artifact-archived', 'notice']] as const);
    const findings = await findingsIn(repository, { standard: META, levels });
    expect(findings.map(({ rule, fix }) => [rule, fix])).toContainEqual(['artifact-archived', undefined]);
    // Of the file itself it is.
    const marked = repositoryWith({ [`${folder}/p.return.md`]: `\uFEFF${text}`, [`${folder}/proposal.md`]: 'P\n' });
    const made = await fixIn(marked, { standard: META });
    expect(appliedTo(made)).toEqual(['json-encoding']);
    expect(textIn(made.after, `${folder}/p.return.md`)).toBe(text);
  });
});

describe('The work', () => {
  const flawed = (n: number): string =>
    pretty(
      returnWith({
        '/artifacts': Array.from({ length: n }, (_, at) => ({
          type: at % 10 === 3 ? 'design' : 'plam',
          path: `docs/${String(at)}.md`,
          summary: 'One',
        })),
      }),
    );

  test('is done for all files in as many runs as for one', async () => {
    const one = await fixFiles({ [FILE]: flawed(3) }, true);
    const many = await fixFiles(
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [FILE.replace('7_', `${String(n)}_`), flawed(3)])),
      true,
    );
    expect(many.mended).toHaveLength(20);
    expect(many.runs).toBe(one.runs);
  });

  test('finds the one fix of many that does not fit in few runs', async () => {
    const text = flawed(64).replace('"docs/40.md"', '"docs\\\\40.md"');
    const made = await fixIn(repositoryWith({ ...TREE, [FILE]: text, 'docs\\40.md': 'Here\n' }), {
      standard: META,
      unsafe: true,
    });
    expect(appliedTo(made)).toHaveLength(64);
    expect(leftOf(made)).toEqual([expect.stringContaining('artifact-path-slashes It was withdrawn')]);
    expect(made.runs).toBeLessThan(24);
  });

  test('ends in a bounded number of runs on a hostile file', async () => {
    const paths = Array.from({ length: 100 }, (_, n) => `docs\\${String(n)}.md`);
    const files = Object.fromEntries(paths.map((path) => [path, 'Here\n']));
    const artifacts = paths.map((path) => ({ type: 'plan', path, summary: 'One' }));
    const made = await fixIn(repositoryWith({ ...files, [FILE]: pretty(returnWith({ '/artifacts': artifacts })) }), {
      standard: META,
    });
    expect(made.runs).toBeLessThan(70);
    expect(leftOf(made)).toHaveLength(100);
    expect(leftOf(made)[99]).toContain('It was not tried');
  });
});

/** What may be wrong with a return, each by itself or with others. */
const FLAWS: readonly { readonly set?: Readonly<Record<string, Json>>; readonly remove?: readonly string[] }[] = [
  { remove: ['/metadata/session_id'], set: { '/session_id': 'sess_1736700000_abc123' } },
  { remove: ['/metadata/agent_type'], set: { '/agent_type': 'other-agent' } },
  { remove: ['/metadata/delegation_path'], set: { '/delegation_path': ['orchestrator', 'planner-agent'] } },
  { set: { '/phases_completed': 2, '/phases_total': 4 } },
  { set: { '/artifacts/-': 'specs/7_parse_dates/summaries/a.md' } },
  { set: { '/artifacts/-': 'docs/a.md' } },
  { set: { '/artifacts/-': { type: 'research', path: './docs//a.md', summary: 'A' } } },
  { set: { '/artifacts/-': { type: 'repord', path: 'docs\\b.md ', summary: 'B' } } },
  { set: { '/artifacts/-': { type: 'report', path: 'DOCS/a.md', summary: 'Other case' } } },
  { set: { '/status': 'done' } },
  { set: { '/status': 'completed' } },
  { set: { '/next_step': 'Go on' }, remove: ['/next_steps'] },
  { set: { '/metadata': null } },
  { remove: ['/metadata'], set: { '/session_id': 'sess_1736700000_abc123', '/agent_type': 'planner-agent' } },
];

/** Returns with some flaws and with fields of their own in every object, in any layout. */
const flawedReturns = fc
  .tuple(
    fc.constantFrom(META, CONSOLE),
    fc.subarray([...FLAWS], { minLength: 1 }),
    fc.tuple(objects, values, values),
    fc.constantFrom('', '\uFEFF'),
  )
  .chain(([standard, flaws, [atTop, inMetadata, inArtifact], mark]) => {
    const flawed = flaws.reduce((value, flaw) => edit(value, withoutAbsent(value, flaw)), standard.value);
    const value = edit(flawed, {
      set: {
        '/own': atTop,
        ...(isObject(field(flawed, 'metadata')) ? { '/metadata/own': inMetadata } : {}),
        '/artifacts/0/own': inArtifact,
      },
    });
    return spaced(value).map((text) => ({ standard, value, text: mark + text }));
  });

function withoutAbsent(value: JsonObject, { set = {}, remove = [] }: (typeof FLAWS)[number]): (typeof FLAWS)[number] {
  const present = remove.filter((pointer) => {
    const [, holder = '', name] = /^(?:\/(\w+))?\/(\w+)$/.exec(pointer) ?? [];
    const inside = holder === '' ? value : field(value, holder);
    return name !== undefined && field(inside, name) !== undefined;
  });
  return { set, remove: present };
}

/** The values of objects' own fields, wherever they are now. */
function ownValues(value: Json): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, Json]) =>
    key === 'own' ? [JSON.stringify(inner)] : ownValues(inner),
  );
}

describe('Properties', () => {
  test('fixing keeps what it does not name, makes nothing worse, and is done once', async () => {
    await fc.assert(
      fc.asyncProperty(flawedReturns, fc.boolean(), async ({ standard, value, text }, unsafe) => {
        const file = standard.sample.file;
        const repository = repositoryWith({ ...TREE, 'docs/a.md': 'A\n', 'docs/b.md': 'B\n', [file]: text });
        const fixing = { standard, unsafe };
        const made = await fixIn(repository, fixing);
        const { before, mended, after } = made;
        const again = await fixIn(after, fixing);
        const findings = again.before;
        const now = JSON.parse(textIn(after, file).replace(/^\uFEFF/, '')) as JsonObject;
        expect([...ownValues(now)].sort()).toEqual([...ownValues(value)].sort());
        expect(field(now, 'summary')).toEqual(field(value, 'summary'));
        const keys = Object.keys(value).filter((key) => Object.hasOwn(now, key));
        expect(Object.keys(now).filter((key) => keys.includes(key))).toEqual(keys);
        if (!unsafe) expect(field(now, 'status')).toBe(field(value, 'status'));
        const rules = new Set(before.map(({ rule }) => rule));
        expect(findings.filter(({ rule }) => !rules.has(rule))).toEqual([]);
        const isFixed = mended.some(({ applied }) => applied.length > 0);
        expect(isFixed ? isLess(findings, before) : findings.length <= before.length).toBe(true);
        expect(appliedTo(again)).toEqual([]);
        expect(leftOf(again).length).toBe(leftOf(made).length);
      }),
      { numRuns: 40 },
    );
  });
});

import { readBatch, type ReadReturn } from '../../../src/engine/evaluate/read-batch.js';
import { readBeside } from '../../../src/engine/evaluate/files-beside.js';
import { RunStandards } from '../../../src/engine/evaluate/run-standards.js';
import type { GatheredFile } from '../../../src/engine/evaluate/evaluation.js';
import { chooseStandards, type ChosenVersions } from '../../../src/families/choose.js';
import { standards as allStandards } from '../../../src/families/registry.js';
import type { Gathered } from '../../../src/gather/gather.js';
import type { FileBeside } from '../../../src/model/standard.js';
import type { Content, Tree } from '../../../src/model/tree.js';
import type { Reading } from '../../../src/read/read.js';
import { metaReturn } from '../../bundle/returns.js';
import { CONTEXT } from '../../support/context.js';
import { headed } from '../../support/envelope.js';
import { verifyReport } from '../../support/verify-report.js';
import { treeOf } from '../compared.js';

function open(versions: ChosenVersions = chooseStandards('auto')): Promise<RunStandards> {
  return RunStandards.open({ versions, overrides: null, levels: new Map(), vocabulary: new Map() });
}

const JSON_FILE: Gathered = { form: 'json', family: null, reduced: false };
const MARKDOWN: Gathered = { form: 'markdown', family: null, reduced: false };

function file(gathered: Gathered, path = 'a.json', link = false): GatheredFile {
  return { file: { path, id: path, link }, gathered };
}

function bytes(text: string | Uint8Array, repeated?: true): Content {
  return { kind: 'bytes', bytes: Buffer.from(text), ...(repeated === undefined ? {} : { repeated }) };
}

const META = metaReturn(['a.md']);
const ENVELOPE = headed({ artifacts: '- `a.md`' });

async function readOne(given: GatheredFile, content: Content, run?: RunStandards): Promise<Reading | null> {
  const [read] = await readBatch([given], [content], { standards: run ?? (await open()) });
  return read?.reading ?? null;
}

/** What was read: the families of composed returns, `json` for the others, and the kinds of problems. */
function kinds(reading: Reading | null): readonly string[] | null {
  return (
    reading && [
      ...reading.returns.map(({ composed }) => composed ?? 'json'),
      ...reading.problems.map(({ kind }) => kind),
    ]
  );
}

describe('a file is read', () => {
  test.each<readonly [string, readonly string[] | null, GatheredFile, Content]>([
    ['as JSON', ['json'], file(JSON_FILE), bytes(META)],
    ['as a list of returns', ['json', 'json'], file(JSON_FILE), bytes(`[${META},${META}]`)],
    [
      'as a list that has to be one return',
      ['json', 'json', 'not-object'],
      file({ ...JSON_FILE, single: true }),
      bytes(`[${META},${META}]`),
    ],
    ['as Markdown', ['result-envelope'], file(MARKDOWN), bytes(ENVELOPE)],
    ['as JSON in Markdown', ['json'], file(MARKDOWN), bytes(`\`\`\`json\n${META}\`\`\`\n`)],
    [
      'without examples of JSON in a document',
      [],
      file({ ...MARKDOWN, document: true }),
      bytes(`\`\`\`json\n${META}\`\`\`\n`),
    ],
    ['as a log, which should hold a return', ['nothing-read'], file({ ...MARKDOWN, log: true }), bytes('# Nothing\n')],
    ['with a return that opens it', ['verify-result'], file(MARKDOWN), bytes(verifyReport())],
    ['not with a return that opens a document', [], file({ ...MARKDOWN, document: true }), bytes(verifyReport())],
    [
      'with a return that opens a document of its place',
      ['verify-result'],
      file({ ...MARKDOWN, document: true, opening: true }),
      bytes(verifyReport()),
    ],
    ['not with one where its place has none', [], file({ ...MARKDOWN, opening: false }), bytes(verifyReport())],
    ['not where it is a link', null, file(JSON_FILE, 'a.json', true), bytes(META)],
    ['not where it is too large', null, file(JSON_FILE), { kind: 'too-large', size: 9 }],
    ['not where the clone lacks it', null, file(JSON_FILE), { kind: 'lacking', id: 'x' }],
  ])('%s', async (_, expected, given, content) => {
    expect(kinds(await readOne(given, content))).toEqual(expected);
  });

  const [story] = allStandards.filter(({ family, isDefault }) => family === 'bmad-story' && isDefault);
  const text = story?.sample.text ?? '';
  const WHOLE: Gathered = { form: 'whole', family: 'bmad-story', reduced: false };
  const MARKED: Gathered = { ...WHOLE, mark: (words) => words.includes('marked'), isCertain: false };

  test('as a whole, by the reader of its family', async () => {
    expect(kinds(await readOne(file(WHOLE, story?.sample.file), bytes(text)))).toEqual(['bmad-story']);
    expect(kinds(await readOne(file({ ...WHOLE, family: null }), bytes(text)))).toEqual([]);
  });

  test('only where it has the mark of its place', async () => {
    const unmarked = await readOne(file(MARKED, story?.sample.file), bytes(text));
    expect(unmarked).toMatchObject({ problems: [], returns: [] });
    expect(unmarked?.line(1)).toBe('');
    expect(kinds(await readOne(file(MARKED, story?.sample.file), bytes(`${text}\nmarked\n`)))).toEqual(['bmad-story']);
    // What is marked and is none has no problems.
    expect(kinds(await readOne(file(MARKED, 'x.md'), bytes('marked\n')))).toEqual([]);
  });

  test('with its encoding as a problem, if what can be read of it may be a return', async () => {
    const broken = (words: string): Content => bytes(Buffer.concat([Buffer.from(words), Buffer.of(0xff)]));
    const certain = { ...MARKED, isCertain: true };
    const path = story?.sample.file;
    expect(kinds(await readOne(file(MARKED, path), broken(text)))).toEqual([]);
    expect(kinds(await readOne(file(certain, path), broken(text)))).toEqual([]);
    expect(kinds(await readOne(file(MARKED, path), broken(`${text}\nmarked\n`)))).toEqual(['encoding']);
    expect(kinds(await readOne(file(MARKED, 'x.md'), broken('marked\n')))).toEqual([]);
    expect(kinds(await readOne(file(certain, 'x.md'), broken('marked\n')))).toEqual(['encoding']);
  });

  test('with the reason why it is none, where its path says that it is one', async () => {
    const fenced = bytes(`\`\`\`markdown\n${text}\n\`\`\`\n`);
    const certain: Gathered = { ...WHOLE, mark: () => true, isCertain: true };
    const path = story?.sample.file;
    expect(kinds(await readOne(file(certain, path), fenced))).toEqual(['unread-return']);
    expect(kinds(await readOne(file({ ...certain, isCertain: false }, path), fenced))).toEqual([]);
    expect(kinds(await readOne(file({ ...certain, family: null }, path), fenced))).toEqual([]);
    // Read before in another way.
    const repeated = bytes(`\`\`\`markdown\n${text}\n\`\`\`\n`, true);
    expect(kinds(await readOne(file({ ...certain, isCertain: false }, path), repeated))).toEqual([]);
    expect(kinds(await readOne(file(certain, path), repeated))).toEqual(['unread-return']);
  });

  test('by its own text where it is no candidate: what is unreadable is a problem', async () => {
    const broken = Buffer.concat([Buffer.from(text), Buffer.of(0xff)]);
    expect(kinds(await readOne(file(WHOLE, story?.sample.file), bytes(broken)))).toEqual(['encoding']);
  });

  test('without the Markdown of families that were not chosen', async () => {
    const { 'return-meta': meta, 'verify-result': verify, 'result-envelope': envelope } = chooseStandards('auto');
    const json = await open({ 'return-meta': meta });
    expect(kinds(await readOne(file(MARKDOWN), bytes(ENVELOPE), json))).toEqual([]);
    expect(kinds(await readOne(file(MARKDOWN), bytes(verifyReport()), json))).toEqual([]);
    const verifications = await open({ 'verify-result': verify, 'return-meta': meta });
    expect(kinds(await readOne(file(MARKDOWN), bytes(verifyReport()), verifications))).toEqual(['verify-result']);
    expect(kinds(await readOne(file(MARKDOWN), bytes(ENVELOPE), verifications))).toEqual([]);
    const envelopes = await open({ 'result-envelope': envelope });
    expect(kinds(await readOne(file(MARKDOWN), bytes(ENVELOPE), envelopes))).toEqual(['result-envelope']);
  });
});

const MIB = 1024 * 1024;

describe('files beside returns', () => {
  /** What is read beside a return of a version that asks for these files. */
  async function beside(wanted: readonly FileBeside[], tree: Tree, maxFileSize = MIB) {
    const run = await open();
    await run.load(['return-meta', 'gsd-summary']);
    const [read] = await readBatch([file(JSON_FILE)], [bytes(META)], { standards: run });
    const returns = (read?.reading?.returns ?? []).map((found): ReadReturn => ({
      ...found,
      standard: { ...found.standard, relatedFiles: async () => wanted },
    }));
    const found = await readBeside(returns, { tree, standards: run, maxFileSize, context: CONTEXT });
    const [one] = returns;
    const result = one && found.get(one);
    return result && { texts: Object.fromEntries(result.texts), returns: Object.fromEntries(result.returns) };
  }

  const none = (path: string): FileBeside => ({ path, family: null });

  test('are their earlier contents, where these are asked for by their ids', async () => {
    const tree = treeOf({ 'a.txt': 'now', old: 'then' });
    const earlier: FileBeside = { path: 'b.txt', id: 'old', family: null };
    expect(await beside([none('a.txt'), earlier], tree)).toEqual({
      texts: { 'a.txt': 'now', 'b.txt': 'then' },
      returns: {},
    });
  });

  test('are so many bytes at most, in the order in which they are asked for', async () => {
    const large = new Uint8Array(MIB).fill(0x20);
    const paths = Array.from({ length: 65 }, (_, n) => `f${String(n)}`);
    const sizes: number[] = [];
    const read: Tree['read'] = async function* (files) {
      for (const { path } of files) {
        sizes.push(1);
        const content = path === 'f64' || path.startsWith('small') ? Buffer.from('x') : large;
        yield await Promise.resolve([{ kind: 'bytes', bytes: content } as const]);
      }
    };
    const files = Object.fromEntries([...paths, 'small'].map((path) => [path, '']));
    const tree: Tree = { ...treeOf(files), read, readVersions: read };
    const found = await beside([...paths.map(none), { path: 'small', id: 'small', family: null }], tree);
    const texts = Object.entries(found?.texts ?? {}).map(([path, text]) => `${path} ${String(text?.length)}`);
    expect(texts.slice(62)).toEqual([`f62 ${String(MIB)}`, `f63 ${String(MIB)}`, 'f64 undefined', 'small undefined']);
  });
});

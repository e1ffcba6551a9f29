import { evaluateBatch, type BatchResult } from '../../../src/engine/evaluate/evaluate-batch.js';
import type { Evaluation, GatheredFile } from '../../../src/engine/evaluate/evaluation.js';
import { ruleSet } from '../../../src/engine/evaluate/rules.js';
import { RunStandards } from '../../../src/engine/evaluate/run-standards.js';
import { contentDigest } from '../../../src/engine/evaluate/statement.js';
import { chooseStandards } from '../../../src/families/choose.js';
import type { Gathered } from '../../../src/gather/gather.js';
import { MOST_CLAIMS, type Claim } from '../../../src/model/claim.js';
import type { Changes } from '../../../src/model/context.js';
import type { DocumentSubject } from '../../../src/model/document.js';
import type { Problem } from '../../../src/model/finding.js';
import type { JsonObject } from '../../../src/model/json.js';
import { FILE_START } from '../../../src/model/pointer.js';
import type { Subject } from '../../../src/model/return.js';
import type { ClaimRule, ClaimSubject, DocumentRule, ReturnRule, Rule } from '../../../src/model/rule.js';
import type { FamilyName, RuleUse, Standard } from '../../../src/model/standard.js';
import type { Content } from '../../../src/model/tree.js';
import { CONTEXT } from '../../support/context.js';
import { treeOf, type Files } from '../compared.js';
import { knownStandard } from '../../support/known-standard.js';

const META = knownStandard('return-meta@1.2');

const DATA = {
  area: 'shape',
  severity: 'error',
  about: () => ({
    summary: '',
    rationale: '',
    remedy: 'A remedy.',
    sources: [],
  }),
} as const;

function returnRule(id: string, check: ReturnRule['check'], given: Partial<ReturnRule> = {}): ReturnRule {
  return { ...DATA, id, scope: 'return', check, ...given };
}

function claimRule(id: string, given: Partial<ClaimRule> = {}): ClaimRule {
  return { ...DATA, id, scope: 'claim', verdict: 'present', check: () => [{ message: id }], ...given };
}

const JSON_FILE: Gathered = { form: 'json', family: 'return-meta', reduced: false };
const LOG: Gathered = { form: 'jsonl', family: 'return-meta', reduced: false };

interface Asked {
  readonly rules?: readonly (Rule | RuleUse)[];
  readonly standard?: Partial<Standard>;
  readonly evaluation?: Partial<Evaluation>;
  readonly gathered?: Partial<Gathered>;
  readonly file?: string;
  readonly link?: boolean;
  /** Other files of the tree. */
  readonly tree?: Files;
}

function textContent(text: string): Content {
  return { kind: 'bytes', bytes: Buffer.from(text) };
}

/** Evaluates one file by a version that has only these rules. */
async function evaluate(content: string | Content, asked: Asked = {}): Promise<BatchResult> {
  const run = await RunStandards.open({
    versions: chooseStandards('auto'),
    overrides: null,
    levels: new Map(),
    vocabulary: new Map(),
  });
  const own: Standard = {
    ...META,
    validate: () => [],
    claimFields: [{ pattern: '/files/*' }],
    rules: (asked.rules ?? []).map((rule) => ('rule' in rule ? rule : { rule })),
    ...asked.standard,
  };
  const evaluation: Evaluation = {
    tree: treeOf({ 'a.md': 'a', 'b.md': 'b', ...asked.tree }),
    context: CONTEXT,
    standards: Object.assign(Object.create(run) as RunStandards, {
      standardAt: () => own,
      ruleSets: new Map([[own, ruleSet(own, new Map())]]),
      familyOf: () => 'return-meta',
      siblings: () => [],
      knowsSiblings: () => true,
      areLoaded: () => true,
      load: (names: Iterable<FamilyName>) => run.load(names),
      loaded: (name: FamilyName) => run.loaded(name),
      versionsAt: () => ({}),
    }),
    overrides: null,
    checkReturnLimit: () => undefined,
    checkClaimLimit: () => undefined,
    mostFindings: 100,
    isRestated: null,
    isStatusNew: null,
    baseClaims: null,
    copies: null,
    maxFileSize: 1000,
    archived: 'claims',
    ...asked.evaluation,
  };
  const { file: path = 'x.json', link = false, gathered } = asked;
  const file: GatheredFile = { file: { path, id: `id of ${path}`, link }, gathered: { ...JSON_FILE, ...gathered } };
  return evaluateBatch([file], [typeof content === 'string' ? textContent(content) : content], evaluation);
}

/** The subject of the one return, as rules see it. */
async function subjectOf(content: string, asked: Asked = {}): Promise<Subject | undefined> {
  const seen: Subject[] = [];
  const probe = returnRule('probe', (subject) => {
    seen.push(subject);
    return [];
  });
  await evaluate(content, { ...asked, rules: [probe, ...(asked.rules ?? [])] });
  return seen[0];
}

function messages({ pending }: BatchResult): readonly string[] {
  return pending.map(({ finding: { rule, message } }) => `${rule}: ${message}`);
}

const lines = (...values: readonly JsonObject[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

describe('a file that cannot be read', () => {
  const seen: DocumentSubject[] = [];
  const document: DocumentRule = {
    ...DATA,
    id: 'document',
    scope: 'document',
    check: (subject) => {
      seen.push(subject);
      return subject.problems.map((problem) => ({
        message: problem.kind,
        ...('range' in problem ? { range: problem.range } : {}),
      }));
    },
  };

  beforeEach(() => {
    seen.length = 0;
  });

  test.each<readonly [string, Content, boolean, unknown]>([
    ['as a link', textContent('x'), true, { kind: 'link', range: FILE_START }],
    ['as a link whose target is lacking', { kind: 'lacking', id: 'i' }, true, { kind: 'link', range: FILE_START }],
    ['as too large', { kind: 'too-large', size: 1001 }, false, { kind: 'too-large', size: 1001, limit: 1000 }],
    ['as lacking in the clone', { kind: 'lacking', id: 'i' }, false, { kind: 'lacking', id: 'i' }],
  ])('has that problem at its start: %s', async (_, content, link, problem) => {
    const result = await evaluate(content, { rules: [document], link });
    expect(seen.map(({ file, form, problems }) => [file, form, problems])).toEqual([['x.json', 'json', [problem]]]);
    expect(result.pending.map(({ finding }) => finding)).toMatchObject([
      { file: 'x.json', index: null, pointer: null, range: FILE_START, excerpt: null },
    ]);
    expect([result.holding, result.records]).toEqual([1, []]);
  });

  test.each<readonly [string, number, Content, boolean, Partial<Gathered>]>([
    ['a link at a place of any documents', 0, textContent('x'), true, { mark: () => true }],
    ['a large file at a place of any documents', 0, { kind: 'too-large', size: 1001 }, false, { mark: () => true }],
    [
      'one whose name says that it is a return',
      1,
      { kind: 'too-large', size: 1001 },
      false,
      { mark: () => true, isCertain: true },
    ],
    ['one that the clone lacks', 1, { kind: 'lacking', id: 'i' }, false, { mark: () => true }],
  ])('counts as a return or not: %s', async (_, holding, content, link, gathered) => {
    const result = await evaluate(content, { rules: [document], link, gathered, tree: { 'id of x.json': 'x' } });
    expect([result.holding, result.pending.length]).toEqual([holding, holding]);
  });

  test('has its problems with the line of each, beside the returns that could be read', async () => {
    const text = `${lines({ status: 'x' })}  {"broken": }\n`;
    const result = await evaluate(text, { rules: [document], gathered: LOG });
    expect(seen.map(({ problems }) => problems.length)).toEqual([1]);
    expect(result.pending.map(({ finding }) => [finding.range?.startLine, finding.excerpt])).toEqual([
      [2, { text: '  {"broken": }', cut: 0 }],
    ]);
    expect([result.holding, result.records.length]).toEqual([1, 1]);
  });

  test('has no problems where all is read', async () => {
    const result = await evaluate(lines({ status: 'x' }), { rules: [document] });
    expect([seen, result.pending, result.holding]).toEqual([[], [], 1]);
  });

  test('is none where it holds nothing', async () => {
    const result = await evaluate('# Nothing\n', { rules: [document], gathered: { form: 'markdown', family: null } });
    expect([result.holding, result.records]).toEqual([0, []]);
  });
});

describe('a return, as rules see it,', () => {
  test('has its file, value, version and claims', async () => {
    const value = { status: 'implemented', files: ['a.md', 'b.md'] };
    expect(await subjectOf(JSON.stringify(value))).toMatchObject({
      file: 'x.json',
      index: 0,
      value,
      shapeErrors: [],
      claims: 2,
      restated: false,
      calledAgent: null,
      isNew: false,
      satisfies: null,
    });
    expect(
      (await subjectOf('{}', { evaluation: { context: { ...CONTEXT, calledAgent: 'coder' } } }))?.calledAgent,
    ).toBe('coder');
  });

  test('is in the words of its version', async () => {
    const normalize = (value: JsonObject): JsonObject => ({ ...value, status: 'implemented' });
    const standard = { normalize };
    expect((await subjectOf('{"status": "shipped"}', { standard }))?.value).toEqual({ status: 'implemented' });
    const { records, absent } = await evaluate(lines({ status: 'shipped', files: ['never.md'] }, { status: 'x' }), {
      standard,
      gathered: LOG,
    });
    expect(records.map(({ status }) => status)).toEqual(['implemented', 'implemented']);
    // Earlier versions of the file are compared as they are written.
    expect(absent[0]?.by.content).toBe(contentDigest({ status: 'shipped', files: ['never.md'] }));
    expect(absent[0]?.by.outcome).toEqual({ session: null, succeeds: true });
  });

  const changes = (given: Partial<Changes>): Partial<Evaluation> => ({
    context: { ...CONTEXT, changes: { base: 'main', changed: new Set(), deleted: new Set(), ...given } },
  });

  test.each<readonly [string, boolean, boolean, Partial<Evaluation>]>([
    ['where its file was added', true, false, changes({ changed: new Set(['x.json']) })],
    [
      'where it was added and says something new',
      true,
      true,
      { ...changes({ changed: new Set(['x.json']) }), isRestated: () => true },
    ],
    [
      'not where it was moved with other words',
      false,
      false,
      { ...changes({ changed: new Set(['x.json']) }), isRestated: () => false },
    ],
    [
      'not where its file is older',
      false,
      true,
      { ...changes({ changed: new Set(['x.json']), added: new Set() }), isRestated: () => true },
    ],
    ['not where its file did not change', false, false, changes({})],
    ['not where nothing is compared', false, false, {}],
  ])('is new or not, and restated or not: %s', async (_, isNew, restated, evaluation) => {
    expect(await subjectOf('{}', { evaluation })).toMatchObject({ isNew, restated });
  });

  test('is asked for by its index', async () => {
    const asked: (readonly [string, number])[] = [];
    const isRestated = (file: string, index: number): boolean => {
      asked.push([file, index]);
      return index === 1;
    };
    const { records } = await evaluate(lines({}, {}), { gathered: LOG, evaluation: { isRestated } });
    expect(records.map(({ index, restated }) => [index, restated])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(asked).toContainEqual(['x.json', 1]);
  });

  test('has the shape errors that its version finds, and as one of several tasks only some', async () => {
    const error = { keyword: 'type', pointer: '/summary', detail: 's', conditional: false, advisory: true };
    const standard = { validate: () => [error] };
    expect((await subjectOf('{}', { standard }))?.shapeErrors).toEqual([error]);
    const asked = { standard, gathered: { reduced: true }, rules: [] };
    const seen: Subject[] = [];
    const probe = returnRule(
      'session-id-probe',
      (subject) => {
        seen.push(subject);
        return [];
      },
      { area: 'metadata' },
    );
    await evaluate('{}', { ...asked, rules: [probe, returnRule('summary-probe', () => [{ message: 'not asked' }])] });
    expect(seen.map(({ shapeErrors }) => shapeErrors)).toEqual([[]]);
    expect(
      (await evaluate('{}', { ...asked, rules: [returnRule('summary-probe', () => [{ message: 'm' }])] })).pending,
    ).toEqual([]);
  });

  test('counts claims that are not looked at, and has so many verified', async () => {
    const files = Array.from({ length: MOST_CLAIMS + 1 }, () => 'a.md');
    const asked: Asked = { evaluation: { maxFileSize: 10_000_000 } };
    expect((await subjectOf(JSON.stringify({ files }), asked))?.claims).toBe(MOST_CLAIMS + 1);
    const { records } = await evaluate(JSON.stringify({ files }), asked);
    expect(records[0]?.claims).toHaveLength(MOST_CLAIMS);
  });

  test('has the files that its version reads beside it, and is held against them where one changed', async () => {
    const standard: Partial<Standard> = { relatedFiles: async () => [{ path: 'b.md', family: null }] };
    expect((await subjectOf('{}', { standard, tree: { 'b.md': 'beside' } }))?.beside).toEqual(
      new Map([['b.md', 'beside']]),
    );
    const tree = treeOf({ 'b.md': 'beside' });
    const besideChanged = async (given: Partial<Changes> | null): Promise<readonly string[]> => {
      const evaluation = { tree, ...(given === null ? {} : changes(given)) };
      return (await evaluate('{}', { standard, evaluation })).besideChanged.map(({ file }) => file.path);
    };
    expect(await besideChanged({ changed: new Set(['b.md']) })).toEqual(['x.json']);
    expect(await besideChanged({ deleted: new Set(['b.md']) })).toEqual(['x.json']);
    expect(await besideChanged({ changed: new Set(['a.md']) })).toEqual([]);
    expect(await besideChanged(null)).toEqual([]);
    const plain = await evaluate('{}', { evaluation: { tree, ...changes({ changed: new Set(['b.md']) }) } });
    expect(plain.besideChanged).toEqual([]);
  });
});

describe('the problems of a return', () => {
  const TEXT = '{\n  "status": "x",\n  "list": [1]\n}\n';

  async function found(problem: Problem, asked: Asked = {}) {
    const { pending } = await evaluate(TEXT, { ...asked, rules: [returnRule('one', () => [problem])] });
    return pending.map(({ finding }) => [
      finding.pointer,
      finding.range?.startLine,
      finding.range?.startColumn,
      finding.excerpt?.text,
    ]);
  }

  test('are at their place, or at that of the return', async () => {
    expect(await found({ message: 'm', pointer: '/list/0' })).toEqual([['/list/0', 3, 12, '  "list": [1]']]);
    expect(await found({ message: 'm', pointer: '/status', part: 'key' })).toEqual([
      ['/status', 2, 3, '  "status": "x",'],
    ]);
    expect(await found({ message: 'm' })).toEqual([['', 1, 1, '{']]);
    const range = { ...FILE_START, startLine: 4, endLine: 4 };
    expect(await found({ message: 'm', range })).toEqual([['', 4, 1, '}']]);
  });

  test('have their fix where the text is the file’s own', async () => {
    const fix = { title: 't', edits: [{ kind: 'set', pointer: '/status', value: 'y' }] } as unknown as NonNullable<
      Problem['fix']
    >;
    const { pending } = await evaluate(TEXT, { rules: [returnRule('one', () => [{ message: 'm', fix }])] });
    expect(pending[0]?.finding.fix).toBe(fix);
  });

  test('wait, where they miss a field that the version got on a day', async () => {
    const standard = { since: { '/new': '2026-06-23' } };
    const missing = returnRule('one', () => [
      { message: 'm', property: 'new' },
      { message: 'n', property: 'old' },
    ]);
    const { pending, dated } = await evaluate('{}', { standard, rules: [missing] });
    expect(pending.map(({ finding }) => finding.message)).toEqual(['n']);
    expect(dated).toMatchObject([
      { file: 'x.json', since: '2026-06-23', pending: { finding: { message: 'm', property: 'new', pointer: '' } } },
    ]);
  });

  describe('in an archive', () => {
    const ARCHIVED = 'specs/archive/1_a/.return-meta.json';
    const rules = [
      returnRule('form', () => [{ message: 'm' }]),
      returnRule(
        'structure',
        () => [
          { message: 'summary', pointer: '/summary' },
          { message: 'status', pointer: '/status' },
        ],
        {
          structural: true,
        },
      ),
      returnRule('truth', () => [{ message: 'm' }], { ofTruth: true }),
    ];
    const ALL = ['form: m', 'structure: summary', 'structure: status', 'truth: m'];
    const SOME = ['structure: status', 'truth: m'];

    const touched = (given: Partial<Changes> = {}): Partial<Evaluation> => ({
      context: { ...CONTEXT, changes: { base: 'main', changed: new Set([ARCHIVED]), deleted: new Set(), ...given } },
    });

    test.each<readonly [string, readonly string[], string | undefined, Asked]>([
      ['all, of another file', ALL, undefined, { file: 'specs/1_a/.return-meta.json' }],
      ['those on its truth', SOME, 'claims', { file: ARCHIVED }],
      ['all, where that was asked for', ALL, 'all', { file: ARCHIVED, evaluation: { archived: 'all' } }],
      ['all, where the change wrote it', ALL, 'all', { file: ARCHIVED, evaluation: touched() }],
      [
        'those on its truth, where only its mode changed',
        SOME,
        'claims',
        { file: ARCHIVED, evaluation: touched({ sameContent: new Set([ARCHIVED]) }) },
      ],
      ['all, where it is checked by itself', ALL, undefined, { file: ARCHIVED, gathered: { single: true } }],
    ])('are %s', async (_, expected, archived, asked) => {
      const result = await evaluate('{}', { ...asked, rules });
      expect(messages(result)).toEqual(expected);
      expect(result.records[0]?.archived).toBe(archived);
    });

    test('ask for no better version', async () => {
      const standard = {
        validate: () => [{ keyword: 'type', pointer: '/x', detail: 's', conditional: false, advisory: false }],
      };
      const probe = returnRule('truth', ({ satisfies }) => [{ message: String(satisfies) }], { ofTruth: true });
      const better = { ...META, id: 'better@1', rules: [], validate: () => [] };
      const withSibling = async (file: string): Promise<readonly string[]> => {
        const run = await RunStandards.open({
          versions: chooseStandards('auto'),
          overrides: null,
          levels: new Map(),
          vocabulary: new Map(),
        });
        const own: Standard = { ...META, ...standard, claimFields: [], rules: [{ rule: probe }] };
        const proxied = Object.assign(Object.create(run) as RunStandards, {
          standardAt: () => own,
          ruleSets: new Map([[own, ruleSet(own, new Map())]]),
          siblings: () => [better],
          knowsSiblings: () => true,
          areLoaded: () => true,
        });
        return messages(await evaluate('{}', { file, evaluation: { standards: proxied } }));
      };
      expect(await withSibling(ARCHIVED)).toEqual(['truth: null']);
      expect(await withSibling('specs/1_a/.return-meta.json')).toEqual(['truth: better@1']);
    });
  });
});

describe('the claims of a return', () => {
  const value = { status: 'implemented', files: ['a.md', 'never.md', './b.md'] };

  test('have their verdicts in its record, in order', async () => {
    const { records } = await evaluate(JSON.stringify(value));
    expect(records[0]?.claims.map(({ claim, verdict }) => [claim.path, verdict.name])).toEqual([
      ['a.md', 'present'],
      ['never.md', 'missing'],
      ['./b.md', 'present'],
    ]);
  });

  test('have findings at their paths, known by what stays when the path is put right', async () => {
    const seen: ClaimSubject[] = [];
    const rule = claimRule('one', {
      check: (_, of) => {
        seen.push(of);
        return [{ message: 'm' }];
      },
    });
    const { pending } = await evaluate(JSON.stringify(value, null, 1), { rules: [rule] });
    expect(
      pending.map(({ finding, fingerprintInput }) => [
        finding.pointer,
        finding.range?.startLine,
        fingerprintInput.value,
      ]),
    ).toEqual([
      ['/files/0', 4, 'a.md'],
      ['/files/2', 6, 'b.md'],
    ]);
    expect(pending[0]?.finding).toMatchObject({ file: 'x.json', index: 0, excerpt: { text: '  "a.md",', cut: 0 } });
    expect(seen[0]).toMatchObject({ file: 'x.json', index: 0, status: 'implemented', success: true, restated: false });
    expect(seen[0]?.baseClaims).toBeUndefined();
    const named = await evaluate(JSON.stringify(value), {
      rules: [claimRule('two', { check: () => [{ message: 'm', value: 'v' }] })],
    });
    expect(named.pending.map(({ fingerprintInput }) => fingerprintInput.value)).toEqual(['v', 'v']);
  });

  test('may have been made before, if the return says something new and the base is known', async () => {
    const subjects: ClaimSubject[] = [];
    const rule = claimRule('one', {
      check: (_, of) => {
        subjects.push(of);
        return [];
      },
    });
    const asked: (readonly [string, number, string])[] = [];
    const baseClaims = (file: string, index: number, path: string): boolean => {
      asked.push([file, index, path]);
      return path === 'a.md';
    };
    const of = async (evaluation: Partial<Evaluation>): Promise<ClaimSubject | undefined> => {
      subjects.length = 0;
      await evaluate(lines({}, value), { rules: [rule], gathered: LOG, evaluation });
      return subjects[0];
    };
    const restated = await of({ baseClaims, isRestated: () => true });
    expect([restated?.restated, restated?.baseClaims?.('a.md'), restated?.baseClaims?.('c.md')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(asked).toEqual([
      ['x.json', 1, 'a.md'],
      ['x.json', 1, 'c.md'],
    ]);
    expect((await of({ baseClaims, isRestated: () => false }))?.baseClaims).toBeUndefined();
    expect((await of({ baseClaims }))?.baseClaims).toBeUndefined();
    expect((await of({ isRestated: () => true }))?.baseClaims).toBeUndefined();
  });

  test('may be of the file of their own return, which proves nothing', async () => {
    const own = JSON.stringify({ files: ['x.json'] });
    const isReturn = async (text: string, gathered: Partial<Gathered> = {}): Promise<boolean | undefined> => {
      const tree = treeOf({ 'x.json': text });
      const find = (path: string) => (path === 'x.json' ? ({ kind: 'file', id: 'id of x.json' } as const) : undefined);
      const sizes = async (ids: readonly string[]) => ids.map(() => ({ bytes: 9, telling: false }));
      const { records } = await evaluate(text, { gathered, evaluation: { tree: { ...tree, find, sizes } } });
      return records[0]?.claims[0]?.verdict.isReturn;
    };
    expect(await isReturn(own)).toBe(true);
    expect(await isReturn(`${own}\n`, LOG)).not.toBe(true);
  });

  test('weigh what their version says', async () => {
    const { records } = await evaluate(JSON.stringify(value), {
      standard: {
        severityOfVerdict: ({ path }, { name }, file) =>
          path === 'never.md' && name === 'missing' && file === 'x.json' ? 'notice' : undefined,
      },
    });
    expect(records[0]?.claims.map(({ weight }) => weight)).toEqual([undefined, 'notice', undefined]);
  });

  describe('whose files do not exist', () => {
    test('wait for the history, with their place and the return that makes them', async () => {
      const rules = [claimRule('missing', { verdict: 'missing' })];
      const { absent, pending, records } = await evaluate(JSON.stringify(value, null, 1), { rules });
      expect(pending).toEqual([]);
      expect(absent).toHaveLength(1);
      expect(absent[0]).toMatchObject({
        at: 1,
        of: { file: 'x.json', index: 0 },
        location: {
          file: 'x.json',
          index: 0,
          pointer: '/files/1',
          range: { startLine: 5 },
          verbatim: true,
          excerpt: { text: '  "never.md",' },
        },
        by: {
          index: 0,
          content: null,
          outcome: { session: null, succeeds: true },
          source: { file: { path: 'x.json' }, gathered: JSON_FILE },
        },
      });
      expect(absent[0]?.recordClaims).toBe(records[0]?.claims);
    });

    test('are of a return that its content tells from the others of its file', async () => {
      const two = [
        { ...value, n: 1 },
        { ...value, n: 2 },
      ];
      const contents = async (text: string, gathered: Partial<Gathered>): Promise<readonly (string | null)[]> =>
        (await evaluate(text, { gathered })).absent.map(({ by }) => by.content);
      expect(await contents(lines(...two), LOG)).toEqual(two.map((one) => contentDigest(one)));
      expect(await contents(JSON.stringify(two), {})).toEqual(two.map((one) => contentDigest(one)));
      expect(await contents(lines(value), LOG)).toEqual([contentDigest(value)]);
    });

    test('are of one return, however many they are', async () => {
      const { absent } = await evaluate(JSON.stringify({ files: ['never.md', 'nor.md'] }));
      expect(absent.map(({ at }) => at)).toEqual([0, 1]);
      expect(absent[0]?.by).toBe(absent[1]?.by);
    });

    test.each<readonly [string, number, Partial<Claim>, Files]>([
      ['a deletion of what is not there', 1, { kind: 'deletion', path: 'gone.md' }, {}],
      ['a deletion of a folder', 1, { kind: 'deletion', path: 'd' }, { 'd/x.md': 'x' }],
      ['a deletion of what is there', 0, { kind: 'deletion', path: 'a.md' }, {}],
      ['another letter case', 1, { path: 'A.md' }, {}],
      ['a folder, which may have taken the place of a file', 1, { path: 'd' }, { 'd/x.md': 'x' }],
      ['what is written as a folder', 0, { path: 'd/' }, { 'd/x.md': 'x' }],
      ['an observation', 0, { kind: 'observation', path: 'engram:1' }, {}],
    ])('are asked about or not: %s', async (_, count, claim, tree) => {
      const claims = (): readonly Claim[] => [{ path: 'x', pointer: '/files', type: null, ...claim }];
      const { absent } = await evaluate('{"files": []}', { standard: { claims }, tree });
      expect(absent).toHaveLength(count);
    });
  });

  describe('that are proved at the end', () => {
    const commits = (...paths: readonly string[]): Partial<Standard> => ({
      claims: () =>
        paths.map((path, n): Claim => ({ path, pointer: `/commits/${String(n)}`, type: null, kind: 'commit' })),
    });
    const TEXT = '{\n"files": ["a.md", "b.md"],\n"commits": ["abc1234"]\n}\n';

    test('have no verdict yet', async () => {
      const { postponed, records, pending } = await evaluate(TEXT, {
        standard: commits('abc1234'),
        rules: [claimRule('any', { kinds: ['commit'], verdict: ['present', 'undetermined'] })],
      });
      expect(pending).toEqual([]);
      expect(postponed).toMatchObject([
        {
          at: 2,
          of: { file: 'x.json' },
          location: { pointer: '/commits/0', range: { startLine: 3 }, excerpt: { text: '"commits": ["abc1234"]' } },
        },
      ]);
      expect(postponed[0]?.recordClaims).toBe(records[0]?.claims);
      expect(records[0]?.claims).toHaveLength(3);
    });

    const work = { isMade: ({ path }: Claim): boolean => path === 'b.md', scopesOf: () => [] };
    const after = claimRule('after', { after: 'commits' });

    test('let the work of their return be held against them, where a rule does so', async () => {
      const { citing } = await evaluate(TEXT, { standard: { ...commits('abc1234'), citedWork: work }, rules: [after] });
      expect(citing).toMatchObject([{ of: { file: 'x.json' }, work, count: null }]);
      expect([...(citing[0]?.made ?? [])].map(([at, { pointer, range }]) => [at, pointer, range?.startLine])).toEqual([
        [1, '/files/1', 2],
      ]);
      const since = { isBaseline: () => true, isMade: ({ path }: Claim): boolean => path === 'a.md' };
      const begun = await evaluate(TEXT, { standard: { ...commits('abc1234'), workSince: since }, rules: [after] });
      expect([...(begun.citing[0]?.made.keys() ?? [])]).toEqual([0]);
    });

    test.each<readonly [string, Partial<Standard>, readonly Rule[]]>([
      ['no rule asks', { ...commits('abc1234'), citedWork: work }, []],
      ['it cites no commit', { citedWork: work }, [after]],
      ['its version has no such work', commits('abc1234'), [after]],
      ['it made nothing', { ...commits('abc1234'), citedWork: { ...work, isMade: () => false } }, [after]],
    ])('but not where %s', async (_, standard, rules) => {
      expect((await evaluate(TEXT, { standard, rules })).citing).toEqual([]);
    });

    test('say how many commits it took', async () => {
      const asked = { kind: 'commits', total: 3 } as unknown as NonNullable<Claim['asked']>;
      const claims = (): readonly Claim[] => [{ path: '3', pointer: '/commits', type: null, kind: 'count', asked }];
      const { citing } = await evaluate(TEXT, { standard: { claims, citedWork: work }, rules: [after] });
      expect(citing[0]?.count).toMatchObject({ at: 2, location: { pointer: '/commits', range: { startLine: 3 } } });
    });
  });

  test('are of a return that covers several tasks, or of a plan', async () => {
    const reduced = async (gathered: Partial<Gathered>): Promise<boolean | undefined> =>
      (await evaluate('{}', { gathered })).records[0]?.reduced;
    expect(await reduced({})).toBe(false);
    expect(await reduced({ reduced: true })).toBe(true);
    expect(await reduced({ intention: true })).toBe(true);
  });

  test('are kept with the contents of originals that are looked for', async () => {
    const copies = { keys: new Set(['["implemented",null]']), among: () => true };
    const { originals } = await evaluate(JSON.stringify(value), { evaluation: { copies } });
    expect(originals).toEqual([contentDigest(value)]);
  });

  test('are of the agent that was called, and their return names no deleted file unless it says so', async () => {
    const changes = { base: 'main', changed: new Set<string>(), deleted: new Set(['gone.md']) };
    const { records } = await evaluate('{}', {
      evaluation: { context: { ...CONTEXT, changes, calledAgent: 'coder' } },
    });
    expect(records[0]).toMatchObject({ agent: 'coder' });
    expect(records[0]).not.toHaveProperty('named');
  });
});

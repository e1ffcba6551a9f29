import {
  betterVersion,
  familyOfDocument,
  knownFamily,
  MARKDOWN_FAMILIES,
  RunStandards,
  type PlainSubject,
  type StandardTerms,
} from '../../../src/engine/evaluate/run-standards.js';
import { overridesOf } from '../../../src/engine/evaluate/rules.js';
import { type ChosenVersions, chooseStandards, namedStandards } from '../../../src/families/choose.js';
import type { Override } from '../../../src/config/settings.js';
import type { ReadProblem } from '../../../src/model/document.js';
import type { JsonObject } from '../../../src/model/json.js';
import { FILE_START } from '../../../src/model/pointer.js';
import type { ShapeError } from '../../../src/model/return.js';
import type { ReturnRule } from '../../../src/model/rule.js';
import type { Level, Severity } from '../../../src/model/finding.js';
import type { FamilyName, Standard } from '../../../src/model/standard.js';
import type { Gathered } from '../../../src/gather/gather.js';
import type { ParsedReturn, Reading } from '../../../src/read/read.js';
import { standards } from '../../../src/families/registry.js';
import { CONTEXT } from '../../support/context.js';
import { findingAt } from '../compared.js';
import { knownStandard } from '../../support/known-standard.js';

const META = knownStandard('return-meta@1.2');

describe('a better version for a return', () => {
  const ERROR: ShapeError = { keyword: 'type', pointer: '/x', detail: 'string', conditional: false, advisory: false };

  interface Version {
    readonly fields?: Readonly<Record<string, readonly string[]>>;
    readonly errors?: readonly ShapeError[];
    /** The severities of its findings, each of a rule with the level that its problem does not have. */
    readonly findings?: readonly (Level | readonly [Level, Severity])[];
  }

  function version(id: string, { fields = {}, errors = [], findings = [] }: Version): Standard {
    return {
      ...META,
      id,
      shape: { ...META.shape, fields },
      validate: () => errors,
      rules: findings.map((finding, n) => {
        const [level, own] = typeof finding === 'string' ? [finding] : finding;
        const rule: ReturnRule = {
          area: 'shape',
          severity: level,
          about: () => ({
            summary: '',
            rationale: '',
            remedy: '',
            sources: [],
          }),
          id: `${id} ${String(n)}`,
          scope: 'return',
          check: () => [{ message: 'm', ...(own === undefined ? {} : { severity: own }) }],
        };
        return { rule };
      }),
    };
  }

  function better(own: Version, others: readonly Version[], value: JsonObject = {}): string | null {
    const [standard, ...siblings] = [own, ...others].map((one, n) => version(`v${String(n)}`, one)) as [
      Standard,
      ...Standard[],
    ];
    const subject: PlainSubject = {
      file: 'a.json',
      index: 0,
      standard,
      value,
      shapeErrors: own.errors ?? [],
      claims: 0,
      beside: new Map(),
      returnsBeside: new Map(),
    };
    return betterVersion(subject, standard, { siblings: () => siblings }, CONTEXT);
  }

  const BROKEN = { errors: [ERROR] };

  test.each<readonly [string | null, string, Version, readonly Version[]]>([
    ['v1', 'with fewer errors', { ...BROKEN, findings: ['error'] }, [{}]],
    [null, 'for none that fits its own', { findings: ['error'] }, [{}]],
    [null, 'among no others', { ...BROKEN, findings: ['error'] }, []],
    [null, 'that it breaks, too', { ...BROKEN, findings: ['error'] }, [BROKEN]],
    [null, 'with as many findings', { ...BROKEN, findings: ['error'] }, [{ findings: ['error'] }]],
    [null, 'with more errors', { ...BROKEN, findings: ['warning', 'warning'] }, [{ findings: ['error'] }]],
    [
      'v1',
      'with as many errors and fewer warnings',
      { ...BROKEN, findings: ['error', 'warning'] },
      [{ findings: ['error'] }],
    ],
    [
      null,
      'with fewer errors and more warnings',
      { ...BROKEN, findings: ['error'] },
      [{ findings: ['warning', 'warning'] }],
    ],
    [null, 'with a warning for an error', { ...BROKEN, findings: ['error'] }, [{ findings: ['warning'] }]],
    ['v1', 'with fewer notices', { ...BROKEN, findings: ['error', 'notice'] }, [{ findings: ['error'] }]],
    [null, 'with more notices', { ...BROKEN, findings: ['error'] }, [{ findings: ['error', 'notice'] }]],
    [
      'v1',
      'with a warning less and more notices',
      { ...BROKEN, findings: ['warning'] },
      [{ findings: ['notice', 'notice'] }],
    ],
    ['v2', 'that is the best of two', { ...BROKEN, findings: ['error', 'error'] }, [{ findings: ['error'] }, {}]],
    ['v1', 'that is the first of two as good', { ...BROKEN, findings: ['error'] }, [{}, {}]],
    ['v1', 'by the severities of problems', { ...BROKEN, findings: ['error'] }, [{ findings: [['error', 'notice']] }]],
    ['v1', 'without findings of rules that are off', { ...BROKEN, findings: ['error'] }, [{ findings: ['off'] }]],
    [
      'v1',
      'also where an error informs people only',
      { ...BROKEN, findings: ['error'] },
      [{ errors: [{ ...ERROR, advisory: true }] }],
    ],
  ])('is %s: one %s', (id, _, own, others) => {
    expect(better(own, others)).toBe(id);
  });

  test.each<readonly [string | null, string, Readonly<Record<string, readonly string[]>>, JsonObject]>([
    [null, 'a field of the return', { '': ['a'] }, { a: 1 }],
    ['v1', 'no field that it has', { '': ['b'] }, { a: 1 }],
    [null, 'a field of an object', { '/one': ['a'] }, { one: { a: null } }],
    ['v1', 'a field of no object', { '/one': ['a'] }, { one: 3 }],
    [null, 'a field of an element', { '/list/*': ['a'] }, { list: [{ b: 1 }, { a: 1 }] }],
    ['v1', 'a field of no element', { '/list/*': ['a'] }, { list: [{ b: 1 }] }],
    ['v1', 'a field of what is no list', { '/list/*': ['a'] }, { list: { '*': { a: 1 } } }],
    ['v1', 'a field that is an element of nothing', { '/list/*': ['a'] }, {}],
    [null, 'a field that the other lacks', { '': ['known', 'a'] }, { a: 1 }],
  ])('is %s where its own version alone knows %s', (id, _, fields, value) => {
    const own = { ...BROKEN, findings: ['error'] as const };
    expect(better({ ...own, fields }, [{ fields: { '': ['known'] } }], value)).toBe(id);
    // What a third version knows counts as well.
    expect(better(own, [{ fields: { '': ['known'] } }, { ...BROKEN, fields }], value)).toBe(id);
  });
});

describe('the versions of a run', () => {
  function termsOf(given: Partial<StandardTerms> = {}): StandardTerms {
    return { versions: chooseStandards('auto'), overrides: null, levels: new Map(), vocabulary: new Map(), ...given };
  }

  function ids(run: RunStandards): readonly string[] {
    return [...run.ruleSets.keys()].map(({ id }) => id);
  }

  function override(pattern: string, list: string): Override {
    return {
      paths: [pattern],
      matches: (path) => path.startsWith(pattern),
      findings: null,
      levels: new Map(),
      standards: namedStandards(list),
    };
  }

  test('are none until they are loaded, for each kind of returns by itself', async () => {
    const run = await RunStandards.open(termsOf());
    expect([ids(run), run.areLoaded(['return-meta']), run.areLoaded([])]).toEqual([[], false, true]);
    await run.load(['return-meta']);
    expect([run.areLoaded(['return-meta']), run.areLoaded(['return-meta', 'subagent-return'])]).toEqual([true, false]);
    expect(ids(run)).toEqual(['return-meta@1.2']);
    const before = [...run.ruleSets.keys()];
    await run.load(['return-meta', 'subagent-return']);
    expect(ids(run)).toEqual(['return-meta@1.2', 'subagent-return@1.2']);
    expect([...run.ruleSets.keys()].slice(0, 1)).toEqual(before);
  });

  test('may be asked for by several at the same time', async () => {
    const run = await RunStandards.open(termsOf());
    const loading = [run.load(['result-envelope']), run.load(['result-envelope', 'return-meta'])];
    await Promise.all(loading);
    expect(run.areLoaded(['result-envelope', 'return-meta'])).toBe(true);
    expect(new Set(ids(run)).size).toBe(ids(run).length);
  });

  test('are those that were chosen for a file', async () => {
    const versions = chooseStandards('return-meta@1.4');
    const overrides = overridesOf(
      [override('old/', 'return-meta@2.1'), override('other/', 'return-meta@1.4')],
      versions,
    );
    const run = await RunStandards.open(termsOf({ versions, overrides }));
    expect(run.versionsAt('a.json')).toBe(versions);
    expect(run.versionsAt('old/a.json')['return-meta']?.id).toBe('return-meta@2.1');
    expect(run.chosenAt('a.json')['return-meta']).toBeUndefined();
    await run.load(['return-meta']);
    expect(run.chosenAt('a.json')['return-meta']?.id).toBe('return-meta@1.4');
    expect(run.chosenAt('a.json')['result-envelope']).toBeUndefined();
    expect(run.chosenAt('b.json')).toBe(run.chosenAt('a.json'));
    expect(run.standardAt('old/a.json', 'return-meta').id).toBe('return-meta@2.1');
    expect(run.standardAt('other/a.json', 'return-meta')).toBe(run.standardAt('a.json', 'return-meta'));
    expect(ids(run).filter((id) => id.startsWith('return-meta'))).toEqual(['return-meta@1.4', 'return-meta@2.1']);
  });

  test('are none of a family without a choice, or that is not loaded', async () => {
    const { 'return-meta': meta } = chooseStandards('auto');
    const run = await RunStandards.open(termsOf({ versions: { 'return-meta': meta, 'subagent-return': undefined } }));
    expect(() => run.standardAt('a.json', 'return-meta')).toThrow('no version of return-meta was chosen');
    expect(() => run.loaded('return-meta')).toThrow('there is no value');
    await run.load(['return-meta']);
    expect(run.standardAt('a.json', 'return-meta').id).toBe('return-meta@1.2');
    expect(() => run.standardAt('a.json', 'subagent-return')).toThrow('no version of subagent-return was chosen');
    expect(run.loaded('subagent-return')).toBe(run.loaded('return-meta'));
  });

  test('decide whose return an object is, once a family is loaded that can tell', async () => {
    const run = await RunStandards.open(termsOf());
    await run.load(['result-envelope']);
    expect(() => run.familyOf({}, 'a.json')).toThrow('no loaded family can tell JSON objects apart');
    await run.load(['return-meta', 'subagent-return']);
    expect(run.familyOf({ status: 'implemented' }, 'a.json')).toBe('return-meta');
    expect(run.familyOf({ status: 'completed', summary: 's' }, 'a.json')).toBe('subagent-return');
  });

  test('have siblings: the others of their family, as they are without the words of the project', async () => {
    const run = await RunStandards.open(termsOf());
    await run.load(['return-meta']);
    expect([run.knowsSiblings(META), run.siblings(META)]).toEqual([false, []]);
    await run.loadSiblings(META);
    expect(run.knowsSiblings(META)).toBe(true);
    const expected = standards.filter(({ family, id }) => family === 'return-meta' && id !== 'return-meta@1.2');
    expect(run.siblings(META).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(run.siblings(META).length).toBeGreaterThan(1);
  });

  test('have the words of the project, whose families are loaded at once', async () => {
    const words = { statuses: new Map([['shipped', true]]), artifactTypes: new Map() };
    const run = await RunStandards.open(termsOf({ vocabulary: new Map([['return-meta', words]]) }));
    expect(run.areLoaded(['return-meta'])).toBe(true);
    expect(run.standardAt('a.json', 'return-meta').success).toContain('shipped');
    await run.loadSiblings(META);
    expect(run.siblings(META).every(({ success }) => !success.includes('shipped'))).toBe(true);
  });

  test('have the levels of the run', async () => {
    const run = await RunStandards.open(termsOf({ levels: new Map([['status-value', 'off']]) }));
    await run.load(['return-meta']);
    const rules = run.ruleSets.get(run.standardAt('a', 'return-meta'))?.return.map(({ rule }) => rule.id) ?? [];
    expect([rules.includes('status-value'), rules.includes('field-type')]).toEqual([false, true]);
  });

  test('may be in Markdown, or open it, of some families', () => {
    expect(MARKDOWN_FAMILIES.map(({ name }) => name).sort()).toEqual(['bmad', 'result-envelope', 'verify-result']);
  });

  test('are one value for files with the same versions, also where few were chosen', () => {
    const chosen: ChosenVersions = { 'return-meta': chooseStandards('auto')['return-meta'] };
    const overrides = overridesOf([override('a/', 'return-meta@2.1'), override('b/', 'subagent-return@1.0')], chosen);
    expect(overrides?.chosenAt('a/1')).toBe(overrides?.chosenAt('a/2'));
    expect(overrides?.chosenAt('b/1')).not.toBe(overrides?.chosenAt('a/1'));
    expect(Object.values(overrides?.chosenAt('b/1') ?? {}).map((head) => head?.id)).toEqual([
      'return-meta@1.2',
      'subagent-return@1.0',
    ]);
    expect(overrides?.chosenAt('c/1')).toBe(chosen);
    const plain = { ...override('a/', 'auto'), levels: new Map([['one', 'off']] as const) };
    expect(overridesOf([plain], chosen)?.chosenAt('a/1')).toBe(chosen);
  });

  test('leave findings as they are that no override names, and set the levels of others, also of the run', () => {
    const named = {
      ...override('a/', 'auto'),
      findings: new Set(['f']),
      levels: new Map([['one', 'notice']] as const),
    };
    const ofFiles = { ...override('a/', 'auto'), levels: new Map([['one', 'off']] as const) };
    const findings = [
      findingAt('one', 'a/1', { fingerprint: 'f' }),
      findingAt('one', 'a/1', { fingerprint: 'g' }),
      findingAt('two', 'a/1', { fingerprint: 'f' }),
      findingAt('one', 'b/1', { fingerprint: 'f' }),
      findingAt('one', null, { fingerprint: 'f' }),
    ];
    const severities = (...list: readonly Override[]): readonly string[] | undefined =>
      overridesOf(list, {})
        ?.applyToFindings(findings)
        .map(({ severity }) => severity);
    expect(severities(ofFiles)).toEqual(['error', 'error', 'error', 'error', 'error']);
    expect(severities(named, ofFiles)).toEqual(['notice', 'error', 'error', 'error', 'notice']);
    expect(severities({ ...named, levels: new Map([['one', 'off']] as const) })).toEqual(['error', 'error', 'error']);
    expect(severities(named, { ...named, levels: new Map([['one', 'warning']] as const) })?.[0]).toBe('warning');
  });
});

describe('the family', () => {
  const GATHERED: Gathered = { form: 'json', family: null, reduced: false };

  function found(composed: FamilyName | null): ParsedReturn {
    return {
      index: 0,
      moreClaims: 0,
      composed,
      value: {},
      verbatim: true,
      startLine: 1,
      locate: () => FILE_START,
    };
  }

  test('of a return is that of its reader, or else of its place', () => {
    const placed = { ...GATHERED, family: 'return-meta' } as const;
    expect(knownFamily(placed, found('result-envelope'))).toBe('result-envelope');
    expect(knownFamily(placed, found(null))).toBe('return-meta');
    expect(knownFamily(GATHERED, found(null))).toBeNull();
  });

  const SYNTAX: ReadProblem = { kind: 'no-return', range: FILE_START };
  const LINK: ReadProblem = { kind: 'link', range: FILE_START };
  const NONE: ReadProblem = { kind: 'nothing-read', range: FILE_START };
  const MARKDOWN: Gathered = { ...GATHERED, form: 'markdown' };

  test.each<readonly [string, FamilyName, Gathered, readonly ReadProblem[], readonly (FamilyName | null)[] | null]>([
    ['that of its JSON, by its shape', 'subagent-return', GATHERED, [SYNTAX], [null]],
    ['that of its JSON, by its place', 'return-meta', { ...GATHERED, family: 'return-meta' }, [SYNTAX], [null]],
    ['that of its JSON also beside an envelope', 'subagent-return', MARKDOWN, [SYNTAX], ['result-envelope', null]],
    ['that of its place', 'gsd-plan', { ...GATHERED, form: 'whole', family: 'gsd-plan' }, [NONE], []],
    ['that of its place, unread', 'gsd-plan', { ...GATHERED, form: 'whole', family: 'gsd-plan' }, [LINK], null],
    ['that of loose JSON', 'subagent-return', GATHERED, [NONE], []],
    ['that of loose JSON for a link', 'subagent-return', MARKDOWN, [LINK], null],
    ['that of loose JSON for broken JSON in Markdown', 'subagent-return', MARKDOWN, [NONE, SYNTAX], ['verify-result']],
    ['that of its Markdown', 'verify-result', MARKDOWN, [NONE], ['verify-result']],
    ['that of loose Markdown', 'result-envelope', MARKDOWN, [NONE], []],
    ['that of loose Markdown, unread', 'result-envelope', MARKDOWN, [NONE], null],
  ])('of the problems of a file is %s', (_, family, gathered, problems, composed) => {
    const reading: Reading | null =
      composed === null ? null : { problems, returns: composed.map(found), line: () => '' };
    expect(familyOfDocument(gathered, problems, reading, () => 'subagent-return')).toBe(family);
    expect(familyOfDocument(gathered, problems, reading)).toBe(family);
  });

  test('of the problems of a file with JSON is what its shape says, and of none without', () => {
    const by = (...composed: readonly (FamilyName | null)[]): FamilyName =>
      familyOfDocument(
        MARKDOWN,
        [NONE],
        { problems: [], returns: composed.map(found), line: () => '' },
        () => 'return-meta',
      );
    expect([by(null), by('verify-result', null), by('verify-result')]).toEqual([
      'return-meta',
      'return-meta',
      'verify-result',
    ]);
  });
});

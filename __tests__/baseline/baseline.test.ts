import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { BaselineEntry, Finding } from '../../src/model/finding.js';
import {
  baselineEntries,
  baselineOf,
  baselineToWrite,
  fingerprint,
  readBaseline,
  renderBaseline,
  withFingerprints,
  type NewBaseline,
} from '../../src/baseline/baseline.js';
import { makeRepository } from '../support/repository.js';

const PENDING = {
  rule: 'status-value',
  severity: 'error',
  message: 'It is not.',
  recommendation: 'Make it so.',
  file: 'specs/7_x/.return-meta.json',
  index: 0,
  pointer: '/status',
  range: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
  excerpt: null,
} as const;

const FINDING: Finding = { ...PENDING, fingerprint: 'a', baselined: false, preexisting: false };

function finding(changes: Partial<Finding>): Finding {
  return { ...FINDING, ...changes };
}

function apply(
  hiding: readonly BaselineEntry[],
  findings: readonly Finding[],
  mayBeKnown: (finding: Finding) => boolean = () => true,
): ReturnType<ReturnType<typeof baselineOf>['apply']> {
  const entries = readBaseline(renderBaseline(hiding), 'b.json');
  return baselineOf({ file: 'b.json', entries, hiding, reach: 'everything', whole: true }).apply(findings, mayBeKnown);
}

const someFindings = fc.array(
  fc
    .record({
      rule: fc.constantFrom('status-value', 'artifact-missing'),
      file: fc.option(fc.constantFrom('a.json', 'specs/archive/7_x/.return-meta.json', 'b/\u202e"\n.json'), {
        freq: 5,
      }),
      fingerprint: fc.constantFrom('a', 'b', 'c', 'd'),
    })
    .map(finding),
);

describe('A baseline', () => {
  it('hides no false claim where a policy says so, and hides other findings all the same', () => {
    const findings = [
      finding({ rule: 'artifact-missing', file: 'a.json', fingerprint: 'a' }),
      finding({ rule: 'status-value', file: 'a.json', fingerprint: 'b' }),
    ];
    const entries = readBaseline(renderBaseline(baselineEntries(findings)), 'b.json');
    const known = { file: 'b.json', entries, hiding: entries, reach: 'everything', whole: true } as const;
    const hidden = (hidesNoClaims?: true): readonly boolean[] =>
      baselineOf({ ...known, hidesNoClaims })
        .apply(findings, () => true)
        .findings.map(({ baselined }) => baselined);
    expect([hidden(true), hidden()]).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('hides exactly the findings that it is made from', () => {
    fc.assert(
      fc.property(someFindings, someFindings, (known, more) => {
        const entries = baselineEntries(known);
        const of = (list: readonly Finding[]): number => list.filter(({ baselined }) => baselined).length;
        const inFiles = known.filter(({ file }) => file !== null);
        expect(of(apply(entries, known).findings)).toBe(inFiles.length);
        expect(apply(entries, known).stale).toBeNull();
        // Whatever comes beside them is new: never more is hidden than was known.
        const together = apply(entries, [...known, ...more]).findings;
        expect(of(together)).toBe(inFiles.length);
        for (const { fingerprint, count } of entries) {
          expect(of(together.filter((found) => found.fingerprint === fingerprint))).toBe(count);
        }
      }),
    );
  });

  it('says the same when it is read as when it was written', () => {
    fc.assert(
      fc.property(someFindings, (known) => {
        const entries = baselineEntries(known);
        const read = readBaseline(renderBaseline(entries), 'b.json');
        expect(read).toEqual(entries.map((entry, n) => ({ ...entry, line: n + 4 })));
      }),
    );
  });

  it('knows a file wherever its task is archived', () => {
    expect(baselineEntries([finding({ file: 'specs/archive/7_x/.return-meta.json' })])).toEqual(
      baselineEntries([FINDING]),
    );
  });

  it.each([
    ['fold', '2026-01-02-fold'],
    ['2026-01-01-fold', '2026-01-01-fold'],
    ['2026-01-01-fold', '2026-01-02-2026-01-01-fold'],
  ])('knows a finding in %s, archived as %s, and keeps its reason', (before, after) => {
    const inFolder = (folder: string): readonly Finding[] =>
      withFingerprints([
        { finding: { ...PENDING, file: folder }, fingerprintInput: { ...PENDING, file: folder, value: 'done' } },
      ]);
    const entries = baselineEntries(inFolder(`openspec/changes/${before}/report.md`));
    const hiding = entries.map((entry) => ({ ...entry, reason: 'Known' }));
    const { findings, stale } = apply(hiding, inFolder(`openspec/changes/archive/${after}/report.md`));
    expect(findings).toMatchObject([{ baselined: true, reason: 'Known' }]);
    expect(stale).toBeNull();
  });

  it('names what no longer occurs, and how often it still does', () => {
    const [entry] = baselineEntries([FINDING, FINDING]);
    expect(apply(entry === undefined ? [] : [entry], [FINDING]).stale).toEqual({
      file: 'b.json',
      entries: [{ ...entry, line: 4, found: 1 }],
    });
  });

  it('calls nothing stale in a run that checks a part', () => {
    const entries = readBaseline(renderBaseline(baselineEntries([FINDING])), 'b.json');
    const baseline = baselineOf({ file: 'b.json', entries, hiding: entries, reach: 'everything', whole: false });
    expect(baseline.apply([], () => true).stale).toBeNull();
  });

  it('hides nothing that may not be known', () => {
    const { findings } = apply(baselineEntries([FINDING]), [FINDING], ({ file }) => file !== FINDING.file);
    expect(findings).toEqual([FINDING]);
  });

  it('knows no finding of the run itself, even with the fingerprint of an entry', () => {
    const ofRun = finding({ file: null });
    expect(apply(baselineEntries([FINDING]), [ofRun]).findings).toEqual([ofRun]);
  });

  it('lists its entries by file, then rule, then fingerprint', () => {
    const all = ['b a a', 'a b a', 'a a b', 'b b a', 'a a a', 'a b c'].map((words) => {
      const [file = '', rule = '', fingerprint = ''] = words.split(' ');
      return finding({ file, rule, fingerprint: `${file}${rule}${fingerprint}` });
    });
    expect(baselineEntries(all).map(({ fingerprint }) => fingerprint)).toEqual([
      'aaa',
      'aab',
      'aba',
      'abc',
      'baa',
      'bba',
    ]);
  });

  it('takes the larger count where a merge has kept an entry of both sides', () => {
    const entries = [...baselineEntries([FINDING]), ...baselineEntries([FINDING, FINDING])];
    const { findings } = apply(entries, [FINDING, FINDING, FINDING]);
    expect(findings.filter(({ baselined }) => baselined)).toHaveLength(2);
  });
});

/** As required-field says it: by the object, with the fields that it lacks. */
function lacking(pointer: string, ...property: readonly string[]): Finding {
  const rule = 'required-field';
  const identity = { rule, file: FINDING.file, index: 0, pointer, value: '{}' };
  return finding({ rule, pointer, property, fingerprint: fingerprint(identity) });
}

describe('What an object lacks', () => {
  const hidden = (known: readonly Finding[], now: readonly Finding[]): readonly boolean[] =>
    apply(baselineEntries(known), now).findings.map(({ baselined }) => baselined);

  it('stays known when some of it is fixed, and is new when it lacks more', () => {
    const known = [lacking('/metadata', 'session_id', 'agent_type')];
    expect(hidden(known, [lacking('/metadata', 'agent_type')])).toEqual([true]);
    expect(hidden(known, [lacking('/metadata', 'agent_type', 'delegation_path')])).toEqual([false]);
    expect(hidden(known, [lacking('', 'metadata')])).toEqual([false]);
  });

  it('stays known where the object itself was absent, once', () => {
    const known = [lacking('', 'artifacts', 'metadata')];
    const now = [lacking('', 'artifacts'), lacking('/metadata', 'session_id', 'delegation_depth')];
    expect(hidden(known, now)).toEqual([true, true]);
    expect(hidden(known, [...now, lacking('/metadata', 'session_id')])).toEqual([true, true, false]);
    expect(hidden(known, [lacking('/completion_data', 'completion_summary')])).toEqual([false]);
    // Another rule demanded something else.
    expect(hidden(known, [{ ...lacking('/metadata', 'session_id'), rule: 'field-type' }])).toEqual([false]);
  });

  it('is listed once for each field, in order', () => {
    const [entry] = baselineEntries([lacking('', 'b', 'a'), lacking('', 'c', 'b')]);
    expect(entry).toMatchObject({ count: 2, fields: ['a', 'b', 'c'] });
  });

  it('is known as often as the object that lacked it was', () => {
    const known = [lacking('', 'metadata'), lacking('', 'metadata')];
    const now = lacking('/metadata', 'session_id');
    expect(hidden(known, [now, now, now])).toEqual([true, true, false]);
  });

  it('is new where nothing around it was known', () => {
    expect(hidden([FINDING], [lacking('/metadata', 'session_id')])).toEqual([false]);
    expect(hidden([lacking('', 'metadata')], [finding({ ...lacking('', 'x'), pointer: null })])).toEqual([false]);
  });

  it('is nothing where a finding names one property', () => {
    const named = finding({ property: 'status' });
    expect(hidden([named], [named, named])).toEqual([true, false]);
    expect(baselineEntries([named])).toEqual(baselineEntries([FINDING]));
  });

  it('is stale where some of it was mended', () => {
    const entries = baselineEntries([lacking('/metadata', 'session_id', 'agent_type')]);
    expect(apply(entries, [lacking('/metadata', 'agent_type')]).stale?.entries).toEqual([
      { ...entries[0], line: 4, found: 1, fixed: ['session_id'] },
    ]);
  });
});

describe('A baseline that is written', () => {
  const LIE = finding({ fingerprint: 'lie', untrue: true });
  const OF_RUN = finding({ file: null, fingerprint: 'r' });

  function written(
    untrue: 'left-out' | 'included',
    before: readonly Finding[] = [],
  ): [readonly boolean[], NewBaseline] {
    const baseline = baselineToWrite(baselineEntries(before), untrue);
    expect(baseline.reach).toBe('everything');
    const { findings } = baseline.apply([FINDING, LIE, OF_RUN], () => true);
    return [findings.map(({ baselined }) => baselined), baseline.taken()];
  }

  it('knows what is found, but for findings of the run and for what is not true', () => {
    const [known, taken] = written('left-out');
    expect(known).toEqual([true, false, false]);
    expect(taken).toEqual({ entries: baselineEntries([FINDING]), added: 1, untrue: [LIE] });
  });

  it('knows what is not true where that is asked for, or was known before', () => {
    expect(written('included')).toEqual([
      [true, true, false],
      { entries: baselineEntries([FINDING, LIE]), added: 2, untrue: [] },
    ]);
    expect(written('left-out', [LIE])).toEqual([
      [true, true, false],
      { entries: baselineEntries([FINDING, LIE]), added: 1, untrue: [] },
    ]);
  });
});

const ENTRY = { file: 'a', rule: 'b', fingerprint: 'c', count: 1 };

test('A reason is read, shown with the known finding, and kept when the baseline is written again', () => {
  const before = baselineEntries([FINDING]).map((entry) => ({ ...entry, reason: 'Known since the import', line: 4 }));
  const baseline = baselineToWrite(before, 'left-out');
  baseline.apply([FINDING], () => true);
  const entries = readBaseline(renderBaseline(baseline.taken().entries), 'b.json');
  expect(entries).toEqual(before);
  const known = baselineOf({ file: 'b.json', entries, hiding: entries, reach: 'everything', whole: true });
  expect(known.apply([FINDING], () => true).findings).toMatchObject([
    { baselined: true, reason: 'Known since the import' },
  ]);
});

test('A first baseline has only new findings', () => {
  const baseline = baselineToWrite([], 'left-out');
  expect(baseline.apply([FINDING], () => true)).toEqual({ findings: [{ ...FINDING, baselined: true }], stale: null });
  expect(baseline.taken().added).toBe(1);
});

describe('The baseline file', () => {
  it('is accepted with entries in any form, on any line', () => {
    const list = [ENTRY, { ...ENTRY, fingerprint: 'd', fields: ['x'], more: true }];
    const text = `{"schema":"return-gate/baseline@1","findings":[\n ${JSON.stringify(list[0])},\n\n{ ${JSON.stringify(list[1]).slice(1)}\n]}`;
    expect(readBaseline(text, 'b.json')).toEqual([
      { ...ENTRY, line: 2 },
      { ...ENTRY, fingerprint: 'd', fields: ['x'], line: 4 },
    ]);
    const onOne = JSON.stringify({ schema: 'return-gate/baseline@1', findings: list });
    expect(readBaseline(onOne, 'b.json').map(({ line }) => line)).toEqual([1, 1]);
  });

  it.each([
    ['{', /^b\.json is damaged: /],
    ['[]', /"schema"/],
    ['{"schema":"return-gate/baseline@2","findings":[]}', /"return-gate\/baseline@1"/],
    ['{"schema":"return-gate/baseline@1"}', /no list of "findings"/],
    ['{"schema":"return-gate/baseline@1","findings":[null,null]}', /^b\.json:1:1 is not an entry/],
    ['{"schema":"return-gate/baseline@1","findings":[{"file":"a"}]}', /is not an entry/],
    [
      '{"schema":"return-gate/baseline@1","findings":[\n{"file":"a","rule":"b","fingerprint":"c","count":0},\nnull]}',
      /^b\.json:2:1 is not an entry/,
    ],
    [
      '{"schema":"return-gate/baseline@1","findings":[\n{"file":"a","rule":"b","fingerprint":"c","count":1,"fields":[1]},\nnull]}',
      /^b\.json:2:1 is not an entry/,
    ],
    ['{\n<<<<<<< ours\n', /^b\.json:2:1 holds an unresolved merge conflict/],
    ['{\n=======\n', /^b\.json:2:1 holds an unresolved merge conflict/],
    ['\n{\n\n>>>>>>> theirs', /^b\.json:4:1 holds an unresolved merge conflict/],
    ['{\n <<<<<<< ours\n======\n<<<\n>>>', /^b\.json is damaged: /],
    ...['file', 'rule', 'fingerprint'].map((name): [string, RegExp] => [
      `{"schema":"return-gate/baseline@1","findings":[\n\n  { "${name}": 1 },\nnull]}`,
      /^b\.json:3:1 is not an entry/,
    ]),
    ...['file', 'rule', 'fingerprint', 'count'].map((name): [string, RegExp] => [
      `{"schema":"return-gate/baseline@1","findings":[\n${JSON.stringify({ ...ENTRY, [name]: undefined })},null]}`,
      /^b\.json:2:1 is not an entry/,
    ]),
    ...[0, -1, 1.5, '1'].map((count): [string, RegExp] => [
      `{"schema":"return-gate/baseline@1","findings":[\n${JSON.stringify({ ...ENTRY, count })}]}`,
      /^b\.json:2:1 is not an entry/,
    ]),
    ...[{}, ['a', 1], 'a'].map((fields): [string, RegExp] => [
      `{"schema":"return-gate/baseline@1","findings":[\n${JSON.stringify({ ...ENTRY, fields })}]}`,
      /^b\.json:2:1 is not an entry/,
    ]),
    [
      '{"schema":"return-gate/baseline@1","more":[ {"file":1}],\n"findings":[\n{"file":"a"}]}',
      /^b\.json:3:1 is not an entry/,
    ],
    ['{"schema":"return-gate/baseline@1","findings":[{},null]}', /^b\.json:1:1 is not an entry/],
    ['{"schema":"return-gate/baseline@1","findings":[\n  {\n"count": 1\n},\n  x {"file":1}]}', /^b\.json is damaged: /],
  ])('is refused as %j', (text, message) => {
    expect(() => readBaseline(text, 'b.json')).toThrow(message);
    expect(() => readBaseline(text, 'b.json')).toThrow(/--update-baseline/);
  });

  it('is merged by git where two branches add and take away', () => {
    const all = Array.from({ length: 9 }, (_, n) =>
      finding({ file: `specs/${String(n)}_x/a.json`, fingerprint: `f${String(n)}` }),
    );
    const text = (...left: readonly number[]): string =>
      renderBaseline(baselineEntries(all.filter((_, n) => left.includes(n))));
    const { directory, git } = makeRepository([{ files: { 'b.json': text(1, 2, 4, 5, 7) } }], { checkout: true });
    const change = (branch: string, content: string): void => {
      git('checkout', '-q', '-b', branch, 'main');
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, 'b.json'), content);
      git('commit', '-q', '-a', '-m', branch);
    };
    change('one', text(0, 1, 2, 4, 5, 7));
    change('other', text(1, 2, 4, 7, 8));
    git('merge', '-q', '--no-edit', 'one');
    expect(readFileSync(join(directory, 'b.json'), 'utf8')).toBe(text(0, 1, 2, 4, 7, 8));
  });
});

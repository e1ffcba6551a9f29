import type { VerifiedClaim, Verdict } from '../../src/model/claim.js';
import type {
  AddedReturn,
  Changes,
  Context,
  DeletedReturns,
  ReturnRecord,
  RunSubject,
} from '../../src/model/context.js';
import type { Problem } from '../../src/model/finding.js';
import { changeRules, UNCLAIMED_BY_DESIGN } from '../../src/rules/changes.js';
import { runRules } from '../../src/rules/no-returns.js';
import { sessionRules } from '../../src/families/json/rules/delegation.js';
import { CONTEXT } from '../support/context.js';
import { listFound } from '../../src/model/rule.js';
import { recordAt } from '../engine/compared.js';

const {
  'baseline-stale': baselineStale,
  'return-deleted': returnDeleted,
  'unclaimed-change': unclaimedChange,
  'unclaimed-deletion': unclaimedDeletion,
} = changeRules;

function claim(path: string, verdict: Partial<Verdict> = {}): VerifiedClaim {
  return {
    claim: { path, pointer: '/artifacts/0/path', type: 'plan' },
    verdict: { name: 'present', size: 1, foundAt: null, detail: null, blank: false, ...verdict },
  };
}

const record = (file: string, more: Partial<ReturnRecord> = {}): ReturnRecord =>
  recordAt(file, { standard: 'any', status: null, success: false, restated: true, ...more });

function deletedOf(files: readonly string[]): DeletedReturns {
  return { files: files.map((file) => ({ file, isExpected: false })), isAll: true };
}

const START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

const EMPTY: RunSubject = { files: 0, returns: [], stale: null, addedReturns: null };

/** A comparison with `main` in which nothing changed, but for what is given. */
function compared(changes: Partial<Changes> = {}): Changes {
  return { base: 'main', changed: new Set(), deleted: new Set(), ...changes };
}

describe('return-deleted', () => {
  const said = (deletedReturns: DeletedReturns | null): readonly unknown[] =>
    listFound(returnDeleted.check({ ...EMPTY, deletedReturns }, CONTEXT)).map(
      ({ severity = returnDeleted.severity, message }) => `${severity} ${message}`,
    );

  it('says nothing where none was deleted, or where that is not known', () => {
    expect(said(null)).toEqual([]);
    expect(said(deletedOf([]))).toEqual([]);
    expect(listFound(returnDeleted.check(EMPTY, CONTEXT))).toEqual([]);
  });

  it('names the first ten', () => {
    expect(said(deletedOf(['a.json']))).toEqual([
      'warning The compared change deletes the returns of 1 file: "a.json".',
    ]);
    const twelve = Array.from({ length: 12 }, (_, n) => `${String(n)}.json`);
    const [told] = said(deletedOf(twelve));
    expect(told).toMatch(
      /^warning The compared change deletes the returns of 12 files: "0.json", .*"9.json" and 2 more\.$/,
    );
  });

  it('is a notice for those of finished tasks', () => {
    const files = ['a.json', 'b.json'].map((file) => ({ file, isExpected: file === 'a.json' }));
    expect(said({ files, isAll: false })).toEqual([
      'warning The compared change deletes the returns of 1 file: "b.json".',
      'notice The compared change deletes the returns of 1 file: "a.json". All that they claim existed.',
    ]);
  });
});

describe('A text that is checked by itself', () => {
  const checked = (
    form: 'json' | 'markdown' | 'whole' | 'jsonl',
    { noun = null, findings = 0, returns = 0 }: { noun?: string | null; findings?: number; returns?: number },
  ): readonly Problem[] =>
    listFound(
      runRules['no-returns'].check(
        {
          ...EMPTY,
          returns: Array.from({ length: returns }, () => record('r')),
          single: { file: 'r', form, noun, findings },
        },
        CONTEXT,
      ),
    );

  it.each([
    ['json', null, 'The text holds no return; one was expected.', 'return one JSON object.'],
    ['whole', null, 'The text holds no return; one was expected.', 'return the document that the standard asks for.'],
    [
      'markdown',
      'result envelope',
      'The text holds no result envelope; one was expected.',
      'return a result envelope with all of its parts.',
    ],
  ] as const)('is no return of the form %s (%j)', (form, noun, message, advice) => {
    const problem = { file: 'r', range: START, message, recommendation: `Fix subagent return format: ${advice}` };
    expect(checked(form, { noun })).toEqual([problem]);
    // Another finding says already why it is none.
    expect(checked(form, { noun, findings: 1 })).toEqual([]);
    expect(checked(form, { noun, returns: 1 })).toEqual([]);
  });

  it('holds one return, and no second one that it quotes', () => {
    const problem = {
      file: 'r',
      range: START,
      value: 'several',
      message: 'The text holds 2 returns; one was expected.',
    };
    expect(checked('markdown', { noun: 'result envelope', returns: 2 })).toEqual([
      { ...problem, recommendation: 'Fix subagent return format: return one result envelope, and quote no other.' },
    ]);
    expect(checked('markdown', { returns: 2 })).toEqual([
      { ...problem, recommendation: 'Fix subagent return format: return one return, and quote no other.' },
    ]);
    // Several in JSON are reported by another rule.
    expect(checked('json', { returns: 2 })).toEqual([]);
  });
});

describe('Of the returns that an agent branch adds, one meets all demands', () => {
  const [done, failed, open] = (['success', 'final', 'open'] as const).map((outcome): AddedReturn => ({
    file: outcome,
    index: 0,
    status: 'planned',
    outcome,
  })) as [AddedReturn, AddedReturn, AddedReturn];
  const unread = [1, 2, 3, 4].map((n): AddedReturn => ({ ...done, file: `r${String(n)}`, unread: true }));

  it.each<readonly [Context['agentBranchRequires'], readonly AddedReturn[], string]>([
    ['final', [open, failed], ''],
    [
      'final',
      [open, ...unread],
      'could be read completely: "planned" in "r1", "planned" in "r2", "planned" in "r3" and',
    ],
    ['final', [...unread, done], ''],
    ['success', [failed, ...unread], 'that says success'],
    ['success', [failed, { ...done, unproved: true }], 'with a proved claim, which agent-branches-require demands'],
    ['success', [failed, { ...done, unproved: true }, done], ''],
  ])('%s: %j', (agentBranchRequires, addedReturns, lacks) => {
    const context = { ...CONTEXT, changes: compared(), agentBranch: 'agent/7', agentBranchRequires };
    const [found] = listFound(runRules['no-returns'].check({ ...EMPTY, files: 1, addedReturns }, context));
    expect([found === undefined, found?.message ?? '']).toEqual([lacks === '', expect.stringContaining(lacks)]);
  });

  it.each([
    [null, 'there is no base to compare with'],
    [compared({ approximate: true }), 'history is too shallow to show where it left "main"'],
  ])('unless nobody knows what it adds: %j', (changes, doubt) => {
    const context = { ...CONTEXT, changes, agentBranch: 'agent/7' };
    const [found] = listFound(runRules['no-returns'].check({ ...EMPTY, files: 1, addedReturns: [done] }, context));
    expect(found?.message).toContain(doubt);
  });
});

describe('unclaimed-change', () => {
  const changed = (...files: string[]): Context => ({
    ...CONTEXT,
    changes: { base: 'main', changed: new Set(files), deleted: new Set(['deleted.ts']) },
  });
  const filesOf = (returns: readonly ReturnRecord[], context: Context): readonly (string | undefined)[] =>
    listFound(unclaimedChange.check({ files: returns.length, returns, stale: null, addedReturns: null }, context)).map(
      ({ file }) => file,
    );

  it('is in each changed file that no changed return claims', () => {
    const returns = [record('r.json', { claims: [claim('a.md')] })];
    const problems = listFound(
      unclaimedChange.check(
        { files: 1, returns, stale: null, addedReturns: null },
        changed('r.json', 'a.md', 'b.ts', 'c.ts'),
      ),
    );
    expect(problems.map(({ file }) => file)).toEqual(['b.ts', 'c.ts']);
    expect(problems[0]?.message).toContain('"b.ts"');
    expect(problems[0]).not.toHaveProperty('pointer');
  });

  it('excepts what was only moved, what the configuration excepts, and returns of other versions', () => {
    const context = changed('r.json', 'moved.ts', 'free.ts', 'other.md', 'b.ts');
    const changes = compared({ ...context.changes, moved: new Map([['moved.ts', 'from.ts']]) });
    const problems = listFound(
      unclaimedChange.check(
        { ...EMPTY, returns: [record('r.json')], holdsReturn: (file) => file === 'other.md' },
        { ...context, changes, mayBeUnclaimed: (file) => file === 'free.ts' },
      ),
    );
    expect(problems.map(({ file }) => file)).toEqual(['b.ts']);
  });

  it('is silent where the changed returns say nothing new', () => {
    const old = record('r.json', { restated: false });
    expect(filesOf([old], changed('r.json', 'b.ts'))).toEqual([]);
    expect(filesOf([old, record('s.json')], changed('r.json', 's.json', 'b.ts'))).toEqual(['b.ts']);
    expect(filesOf([record('s.json'), old], changed('r.json', 's.json', 'b.ts'))).toEqual(['b.ts']);
  });

  it('counts no claim of a return that did not change', () => {
    const returns = [record('r.json'), record('old.json', { claims: [claim('a.md')] })];
    expect(filesOf(returns, changed('r.json', 'a.md'))).toEqual(['a.md']);
  });

  it('is silent where no return changed, or nothing is compared', () => {
    const returns = [record('r.json')];
    expect(filesOf(returns, changed('b.ts'))).toEqual([]);
    expect(filesOf([], changed('b.ts'))).toEqual([]);
    expect(filesOf(returns, CONTEXT)).toEqual([]);
  });

  it('excepts returns and the files that the process itself writes', () => {
    expect(UNCLAIMED_BY_DESIGN).toEqual([
      'specs/TODO.md',
      'specs/state.json',
      '.return-gate-baseline.json',
      '.return-gate.yml',
      '.return-gate.yaml',
      '.return-gate.json',
    ]);
    const returns = [record('r.json'), record('s.json')];
    expect(filesOf(returns, changed('r.json', 's.json', ...UNCLAIMED_BY_DESIGN))).toEqual([]);
    expect(filesOf(returns, changed('r.json', 'x/specs/TODO.md'))).toEqual(['x/specs/TODO.md']);
  });

  it('compares normalised paths', () => {
    const returns = [record('r.json', { claims: [claim('./a//b.md'), claim('/c.md')] })];
    expect(filesOf(returns, changed('r.json', 'a/b.md', 'c.md'))).toEqual(['c.md']);
  });

  it('takes both the link and the file behind it as claimed', () => {
    const returns = [record('r.json', { claims: [claim('link.md', { foundAt: 'file.md' })] })];
    expect(filesOf(returns, changed('r.json', 'link.md', 'file.md'))).toEqual([]);
  });
});

describe('unclaimed-deletion', () => {
  const lost = (
    deleted: readonly string[],
    returns: readonly ReturnRecord[] = [record('specs/7_x/r.json')],
    changes: Partial<Changes> = {},
    mayBeUnclaimed: Context['mayBeUnclaimed'] = null,
  ): readonly Problem[] => {
    const changed = new Set(returns.map(({ file }) => file));
    return listFound(
      unclaimedDeletion.check(
        { ...EMPTY, returns },
        { ...CONTEXT, mayBeUnclaimed, changes: compared({ changed, deleted: new Set(deleted), ...changes }) },
      ),
    );
  };
  const files = (...given: Parameters<typeof lost>): readonly unknown[] =>
    lost(...given).map((problem) => ('file' in problem ? problem.file : problem.value));

  it.each([
    [10, []],
    [11, [1, '1 more file was deleted that no changed return names.']],
    [12, [2, '2 more files were deleted that no changed return names.']],
  ])('lists the first ten of %i, and counts the rest', (length, rest) => {
    const problems = lost(Array.from({ length }, (_, n) => `src/${String(n)}.ts`));
    expect(problems.slice(0, 10).map((problem) => 'file' in problem && problem.file)).toEqual(
      Array.from({ length: 10 }, (_, n) => `src/${String(n)}.ts`),
    );
    const [value, message] = rest;
    const recommendation =
      'Restore them, delete them in a separate change, or exempt their paths in the configuration.';
    expect(problems.slice(10)).toEqual(rest.length === 0 ? [] : [{ value, message, recommendation }]);
  });

  it('is silent where nothing is compared, nothing was deleted, or no changed return says anything new', () => {
    expect(listFound(unclaimedDeletion.check({ ...EMPTY, returns: [record('r.json')] }, CONTEXT))).toEqual([]);
    expect(lost([])).toEqual([]);
    expect(lost(['a.ts'], [record('x/r.json', { restated: false })])).toEqual([]);
    expect(lost(['a.ts'], [record('x/r.json')], { changed: new Set() })).toEqual([]);
    expect(lost(['a.ts'], [record('x/r.json'), record('y/r.json', { restated: false })])).toHaveLength(1);
  });

  it.each([
    ...['specs/1_old/.return-meta.json', '.return-meta.json', 'specs/1_old/.Return-Meta-sess_1.JSON'],
    ...['specs/1_old/plan-return-meta.json', 'src/.gitkeep', '.keep', 'specs/TODO.md', '.return-gate.yml'],
  ])('excepts %s, which nobody claims', (file) => {
    expect(lost([file])).toEqual([]);
  });

  it.each([
    ...['specs/1_old/return-meta.json.md', 'specs/1_old/return-metadata.json', 'specs/return-meta.json/a.ts'],
    ...['.planning/STATE.md', 'app/.planning/phases/1/1-CONTEXT.md', '.planning', 'src/.gitkeep.ts'],
    ...['src/x.keep', 'src/.mykeep'],
  ])('does not except %s', (file) => {
    expect(files([file])).toEqual([file]);
  });

  it('excepts what the configuration excepts', () => {
    expect(files(['a.ts', 'b.ts'], undefined, {}, (path) => path === 'a.ts')).toEqual(['b.ts']);
  });

  it('takes a return to speak of all in its own folder, but not of the whole project', () => {
    const deleted = ['specs/7_x/plans/1.md', 'specs/7_xy/1.md', 'specs/1.md'];
    expect(files(deleted, [record('specs/7_x/r.json')])).toEqual(deleted.slice(1));
    expect(files(deleted, [record('specs/7_x/.meta/r.json')])).toEqual(deleted.slice(1));
    expect(files(deleted, [record('specs/7_x/x.meta/r.json')])).toEqual(deleted);
    expect(files(deleted, [record('r.json')])).toEqual(deleted);
    expect(files(deleted, [record('.meta/r.json')])).toEqual(deleted);
  });

  it('takes no return to speak of a folder that has another return, of the base or now', () => {
    const deleted = ['specs/7_x/plans/1.md'];
    const returns = [record('specs/7_x/r.json')];
    const filesIn = (others: readonly string[]): readonly unknown[] =>
      listFound(
        unclaimedDeletion.check(
          { ...EMPTY, returns, returnsIn: new Map([['specs/7_x', others]]) },
          {
            ...CONTEXT,
            changes: compared({ changed: new Set(['specs/7_x/r.json']), deleted: new Set(deleted) }),
          },
        ),
      ).map((problem) => problem.file);
    expect(filesIn(['specs/7_x/r.json'])).toEqual([]);
    expect(filesIn(['specs/7_x/r.json', 'specs/7_x/s.json'])).toEqual(deleted);
  });

  it('leaves deleted returns to the rule on them', () => {
    const changes = compared({ changed: new Set(['specs/7_x/r.json']), deleted: new Set(['a.return.json', 'b.ts']) });
    const problems = listFound(
      unclaimedDeletion.check(
        { ...EMPTY, returns: [record('specs/7_x/r.json')], deletedReturns: deletedOf(['a.return.json']) },
        { ...CONTEXT, changes },
      ),
    );
    expect(problems.map(({ file }) => file)).toEqual(['b.ts']);
  });

  it('takes claims and names in the text for an account, but only those of changed returns', () => {
    const deleted = ['a.ts', 'b.ts', 'c/d.ts', 'e.ts', 'f.ts'];
    const all = record('x/r.json', {
      claims: [claim('./a.ts', { name: 'missing' }), claim('b', { foundAt: 'b.ts' }), claim('c/'), claim('../f.ts')],
      named: ['e.ts'],
    });
    expect(files(deleted, [all])).toEqual(['f.ts']);
    const changes = { changed: new Set(['y/r.json']) };
    expect(files(deleted, [all, record('y/r.json')], changes)).toEqual(deleted);
  });

  it('takes a claimed folder for no account of the files in it, unless it is claimed as deleted', () => {
    const folder = claim('c', { name: 'directory' });
    expect(files(['c/d.ts'], [record('x/r.json', { claims: [folder] })])).toEqual(['c/d.ts']);
    // The folder took the place of a file that the change deleted.
    expect(files(['c', 'c/d.ts'], [record('x/r.json', { claims: [folder] })])).toEqual(['c/d.ts']);
    const deletion = { ...folder, claim: { ...folder.claim, type: 'deleted' } };
    expect(files(['c/d.ts'], [record('x/r.json', { claims: [deletion] })])).toEqual([]);
  });

  it('takes a claimed new file of the same name for one that was rewritten elsewhere', () => {
    const made = (verdict: Partial<Verdict> = {}, path = 'lib/a.ts'): readonly ReturnRecord[] => [
      record('x/r.json', { claims: [claim(path, verdict)] }),
    ];
    const changed = new Set(['x/r.json', 'lib/a.ts']);
    expect(files(['src/a.ts', 'src/b.ts'], made(), { changed })).toEqual(['src/b.ts']);
    // A file stands for one only, and the longer ending wins.
    expect(files(['src/a.ts', 'old/lib/a.ts'], made(), { changed })).toEqual(['src/a.ts']);
    expect(files(['src/a.ts'], made({ foundAt: 'lib/a.ts' }, 'link/b.ts'), { changed })).toEqual([]);
    expect(files(['src/a.ts'], made({ name: 'missing' }), { changed })).toEqual(['src/a.ts']);
    expect(files(['src/a.ts'], made({}, '../lib/a.ts'), { changed })).toEqual(['src/a.ts']);
    expect(files(['src/a.ts'], made(), {})).toEqual(['src/a.ts']);
    expect(files(['src/a.ts'], made(), { changed, added: new Set() })).toEqual(['src/a.ts']);
    expect(files(['src/a.ts'], made(), { changed, added: new Set(['lib/a.ts']) })).toEqual([]);
  });

  it('does not count a file as lost whose new place git saw', () => {
    const moved = new Map([['lib/a.ts', 'old/a.ts']]);
    expect(files(['old/a.ts', 'b.ts'], undefined, { moved })).toEqual(['b.ts']);
  });
});

describe('session-id-reused', () => {
  const check = (...returns: ReturnRecord[]): readonly Problem[] =>
    listFound(sessionRules['session-id-reused'].check({ files: 1, returns, stale: null, addedReturns: null }, CONTEXT));

  it('tells returns of one file apart', () => {
    const problems = check(
      record('a.jsonl', { session: 's', index: 3 }),
      record('a.jsonl', { session: 's', index: 4 }),
      record('a.jsonl', { session: 's', index: 5 }),
    );
    const message = expect.stringContaining('return 4 of the same file') as unknown;
    expect(problems).toMatchObject([4, 5].map((index) => ({ index, message })));
  });

  it('is silent on different sessions, and on returns without one', () => {
    expect(check(record('a', { session: 's' }), record('b', { session: 'S' }))).toEqual([]);
    expect(check(record('a'), record('b'))).toEqual([]);
    expect(check(record('a', { session: '__proto__' }), record('b', { session: 'constructor' }))).toEqual([]);
  });
});

describe('baseline-stale', () => {
  const FINGERPRINT = '0123456789abcdef0123456789abcdef';
  const said = (known: number, found: number): readonly Problem[] => {
    const entry = { file: 'a.return.json', rule: 'status-value', fingerprint: FINGERPRINT, count: known };
    const stale = { file: '.return-gate-baseline.json', entries: [{ ...entry, found, line: 4 }] };
    return listFound(baselineStale.check({ files: 1, returns: [], stale, addedReturns: null }, CONTEXT));
  };

  it('is silent without a baseline, and with one that still holds', () => {
    expect(listFound(baselineStale.check({ files: 1, returns: [], stale: null, addedReturns: null }, CONTEXT))).toEqual(
      [],
    );
    expect(
      listFound(
        baselineStale.check(
          { files: 1, returns: [], stale: { file: 'b.json', entries: [] }, addedReturns: null },
          CONTEXT,
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    [['summary'], '"summary", which exists now.'],
    [['summary', 'metadata'], '"summary" and "metadata", which exist now.'],
  ])('names the fields that are no longer absent: %j', (fixed, told) => {
    const entry = {
      file: 'a.json',
      rule: 'required-field',
      fingerprint: FINGERPRINT,
      count: 1,
      found: 1,
      line: 4,
      fixed,
    };
    const stale = { file: 'b.json', entries: [entry] };
    expect(listFound(baselineStale.check({ ...EMPTY, stale }, CONTEXT))[0]?.message).toBe(
      `The baseline knows 1 finding of required-field in "a.json" for ${told}`,
    );
  });

  it('shows how many no longer occur', () => {
    expect(said(1, 0)[0]?.message).toMatch(
      /knows 1 finding of status-value in "a\.return\.json" that no longer occurs\./,
    );
    expect(said(2, 0)[0]?.message).toMatch(/knows 2 findings of .* that no longer occur\./);
    expect(said(3, 1)[0]?.message).toMatch(/knows 3 findings of .*, but only 1 still occurs\./);
    expect(said(3, 2)[0]?.message).toMatch(/but only 2 still occur\./);
  });
});

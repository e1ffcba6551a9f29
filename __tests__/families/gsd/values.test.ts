import { claimsOfGsd, gsdClaims, severityInGsd, workOfSummary } from '../../../src/families/gsd/documents.js';
import { loaded } from '../../../src/families/gsd/family.js';
import { family } from '../../../src/families/gsd/index.js';
import {
  isArchivedPhase,
  movedWithMilestone,
  withoutMilestone,
  type GsdFamily,
} from '../../../src/families/gsd/place.js';
import { gsdActuals, gsdCoverage } from '../../../src/families/gsd/rules/actuals-and-coverage.js';
import { gsdCommitPlaceholder, gsdCommitsCount, gsdCommitUnknown } from '../../../src/families/gsd/rules/commits.js';
import { gsdDeletedPresent, gsdUncommittedWork, gsdUntouched } from '../../../src/families/gsd/rules/files.js';
import { gsdDuplicateKey, gsdField, gsdFrontmatter, gsdName } from '../../../src/families/gsd/rules/frontmatter.js';
import {
  gsdKeyLink,
  gsdMustHaveContains,
  gsdMustHaveExports,
  gsdMustHaveLines,
} from '../../../src/families/gsd/rules/must-haves.js';
import { gsdMustHaveUnread, gsdUnread } from '../../../src/families/gsd/rules/unread.js';
import { gsdOrphan, gsdPlanAutonomous, gsdPlanWave } from '../../../src/families/gsd/rules/plan.js';
import {
  gsdRequirementOpen,
  gsdRequirementUnknown,
  gsdRequirementUnplanned,
} from '../../../src/families/gsd/rules/requirements.js';
import {
  gsdSelfCheckContradicted,
  gsdSelfCheckFailed,
  gsdSelfCheckUnread,
} from '../../../src/families/gsd/rules/self-check.js';
import { gsdStatus, gsdVerificationGaps, gsdVerificationScore } from '../../../src/families/gsd/rules/status.js';
import { hasFrontmatter, isSuperseded, saysUnfinished } from '../../../src/families/gsd/status.js';
import {
  completedRequirements,
  isPlainPattern,
  isRequirementsFile,
  possiblePlaces,
} from '../../../src/families/gsd/summary.js';
import { standard as plan1 } from '../../../src/families/gsd/versions/gsd-plan@1.js';
import { standard as summary1 } from '../../../src/families/gsd/versions/gsd-summary@1.js';
import { standard as verification1 } from '../../../src/families/gsd/versions/gsd-verification@1.js';
import type { Claim, VerifiedClaim, Verdict } from '../../../src/model/claim.js';
import type { Context, ReturnRecord } from '../../../src/model/context.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { Subject } from '../../../src/model/return.js';
import type { ClaimRule, ClaimSubject, Params, ReturnRule, RunRule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import { CONTEXT } from '../../support/context.js';

const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';
const PLAN = '.planning/phases/01-dates/01-02-PLAN.md';
const RANGE = { startLine: 3, startColumn: 1, endLine: 3, endColumn: 4 };

function verdict(differs: Partial<Verdict> = {}): Verdict {
  return { name: 'missing', size: null, foundAt: null, detail: null, blank: false, ...differs };
}

describe('What a document claims', () => {
  it('is each path and commit once, as it is first written, and deleted where any says so', () => {
    const value = {
      'key-files': {
        created: ['src/a.ts', '70003a9'],
        modified: [{ path: 'src/b.ts', gone: true }],
        removed: ['src/c.ts'],
      },
      files: [
        { path: './src/a.ts', type: 'modified' },
        { path: 'src/d.ts', type: 'listed' },
        { path: 'src/d.ts', type: 'deleted' },
      ],
      commits: ['70003a9'],
      'self-check': [{ path: '70003a9', type: 'commit' }, { path: '/srv/a.ts', type: 'checked' }, { type: 'checked' }],
      odd: ['x.ts'],
      order: [
        ...[
          '/key-files/created/0',
          '/key-files/created/1',
          '/key-files/modified/0',
          '/key-files/removed/0',
          '/files/0',
        ],
        ...[
          '/files/1',
          '/files/2',
          '/commits/0',
          '/self-check/0',
          '/self-check/1',
          '/self-check/2',
          '/nothing',
          '/odd/0',
          3,
        ],
      ],
    };
    expect(gsdClaims(value, 'gsd-summary')).toEqual([
      { path: 'src/a.ts', pointer: '/key-files/created/0', type: 'created' },
      { path: '70003a9', pointer: '/key-files/created/1', type: 'created' },
      { path: 'src/b.ts', pointer: '/key-files/modified/0', type: 'deleted', deletes: true },
      { path: 'src/c.ts', pointer: '/key-files/removed/0', type: 'deleted', deletes: true },
      { path: 'src/d.ts', pointer: '/files/1', type: 'deleted', deletes: true },
      { path: '70003a9', pointer: '/commits/0', type: 'commit', kind: 'commit' },
      { path: '/srv/a.ts', pointer: '/self-check/1', type: 'checked' },
      { path: 'x.ts', pointer: '/odd/0', type: 'listed' },
    ]);
    expect(gsdClaims({ 'key-files': 'a.ts', order: ['/key-files'] }, 'gsd-summary')).toEqual([
      { path: 'a.ts', pointer: '/key-files', type: 'listed' },
    ]);
    expect(gsdClaims(value, 'gsd-plan')[0]).toEqual({
      path: 'src/a.ts',
      pointer: '/key-files/created/0',
      type: 'artifact',
    });
  });

  test.each<readonly [JsonObject, readonly [string, JsonObject | null] | null]>([
    [{ commits: 2, before: 'a', after: 'b' }, ['2 commits', { earlier: 'a', later: 'b' }]],
    [{ commits: 1, before: 'a', after: 'b' }, ['1 commit', { earlier: 'a', later: 'b' }]],
    [{ commits: 0, before: 'a', after: 'b' }, ['0 commits', { earlier: 'a', later: 'b' }]],
    [{ commits: 0 }, ['0 commits', null]],
    [{ commits: 2 }, null],
    [{ commits: 0, before: 'a' }, null],
    [{ commits: 0, after: 'b' }, null],
    [{ commits: 2, after: 'b' }, null],
    [{ before: 'a', after: 'b' }, null],
  ])('is the number of commits of %j: %j', (measured, expected) => {
    const found = gsdClaims({ measured }, 'gsd-summary');
    const [path, between] = expected ?? [];
    const asked = { kind: 'commits', total: measured.commits, between };
    expect(found).toEqual(
      expected === null ? [] : [{ path, pointer: '/measured/commits', type: 'commits', kind: 'count', asked }],
    );
    expect(gsdClaims({ measured }, 'gsd-verification')).toEqual([]);
  });

  it('is relative to the folder of its planning, and nothing for a plan before its summary', () => {
    const value = {
      must_haves: { artifacts: [{ path: 'src/a.ts' }] },
      commits: ['70003a9'],
      order: ['/must_haves/artifacts/0', '/commits/0'],
    };
    const paths = (of: GsdFamily, file: string, beside?: ReadonlyMap<string, string | null>): unknown =>
      claimsOfGsd(of)(value, file, beside).map(({ path, base }) => [path, base]);
    expect(paths('gsd-plan', PLAN)).toEqual([
      ['src/a.ts', undefined],
      ['70003a9', undefined],
    ]);
    expect(paths('gsd-plan', `app/${PLAN}`, new Map([[SUMMARY, '']]))).toEqual([
      ['src/a.ts', 'app'],
      ['70003a9', 'app'],
    ]);
    expect(paths('gsd-plan', PLAN, new Map([[PLAN, '']]))).toEqual([]);
    expect(paths('gsd-summary', `app/${SUMMARY}`, new Map())).toEqual([
      ['src/a.ts', 'app'],
      ['70003a9', undefined],
    ]);
  });

  it('was made by its work if it was created or modified, outside of the planning', () => {
    const isMade = (path: string, type: string): boolean => workOfSummary.isMade({ path, pointer: '', type });
    expect([isMade('src/a.ts', 'created'), isMade('src/a.ts', 'modified')]).toEqual([true, true]);
    expect([isMade('src/a.ts', 'listed'), isMade('src/a.ts', 'deleted')]).toEqual([false, false]);
    for (const path of ['.planning/a.md', 'app/.planning/a.md', '.planning', '/srv/a.ts'])
      expect(isMade(path, 'created')).toBe(false);
    expect(isMade('src/x.planning/a.md', 'created')).toBe(true);
    expect(isMade('.planning-x/a.md', 'created')).toBe(true);
  });
});

describe('The severity of a verdict', () => {
  const weigh = (of: GsdFamily, type: string, differs: Partial<Verdict>, path = 'src/a.ts', file = SUMMARY): unknown =>
    severityInGsd(of)({ path, pointer: '', type }, verdict(differs), file);
  const ALL = [
    ['gsd-summary', 'created'],
    ['gsd-summary', 'modified'],
    ['gsd-summary', 'checked'],
    ['gsd-summary', 'listed'],
    ['gsd-summary', 'deleted'],
    ['gsd-plan', 'artifact'],
    ['gsd-verification', 'artifact'],
  ] as const;
  const all = (differs: Partial<Verdict>, path?: string): readonly unknown[] =>
    ALL.map(([of, type]) => weigh(of, type, differs, path));

  test.each([
    ['present', [undefined, undefined, undefined, undefined, 'notice', undefined, undefined]],
    ['empty', ['warning', 'warning', 'warning', 'warning', 'notice', 'warning', 'warning']],
    ['missing', ['error', 'error', 'error', 'warning', 'pass', 'notice', 'warning']],
    ['uncommitted', ['error', 'error', 'error', 'error', 'pass', 'notice', 'warning']],
    ['undetermined', ['error', 'error', 'error', 'warning', 'pass', 'notice', 'notice']],
    ['relocated', ['notice', 'notice', 'notice', 'notice', 'pass', 'notice', 'notice']],
    ['removed', ['notice', 'notice', 'notice', 'notice', 'pass', 'notice', 'notice']],
    ['unverifiable', ['notice', 'notice', 'notice', 'notice', 'pass', 'notice', 'notice']],
    ['directory', ['notice', 'notice', 'notice', 'notice', 'notice', 'notice', 'notice']],
    ['case-mismatch', ['warning', 'warning', 'warning', 'warning', 'notice', 'notice', 'notice']],
    ['outside', ['warning', 'warning', 'warning', 'warning', 'notice', 'notice', 'notice']],
  ] as const)('%s depends on the type of the claim', (name, expected) => {
    expect(all({ name })).toEqual(expected);
  });

  it('of a file that the change itself added and removed is that of a file that never was, a warning at most', () => {
    expect(all({ name: 'removed', byChange: true })).toEqual([
      ...['warning', 'warning', 'warning', 'warning', 'pass', 'notice', 'warning'],
    ]);
  });

  it('of a file whose commits are gone is a warning for what a summary claims of its own work', () => {
    const lost = { name: 'removed', by: 'lost-commits' } as const;
    expect(all(lost)).toEqual(['warning', 'warning', 'warning', 'notice', 'pass', 'notice', 'notice']);
    expect(weigh('gsd-summary', 'created', lost, 'src/a.ts', '.planning/milestones/v1-phases/01-a/01-SUMMARY.md')).toBe(
      'notice',
    );
  });

  it('is none where nothing is to be done', () => {
    expect(weigh('gsd-summary', 'created', { name: 'relocated', by: 'archive' })).toBe('pass');
    expect(weigh('gsd-summary', 'created', { name: 'relocated', by: 'rename' })).toBe('notice');
    expect(weigh('gsd-summary', 'created', { name: 'removed', by: 'archive' })).toBe('notice');
    expect(weigh('gsd-summary', 'created', { name: 'directory' }, 'src/')).toBe('pass');
    expect(weigh('gsd-summary', 'created', { name: 'directory', detail: 'a link' }, 'src/')).toBe('notice');
    expect(weigh('gsd-summary', 'created', { name: 'missing' }, 'src/')).toBe('error');
    for (const path of ['__init__.py', 'src/py.typed', '.gitkeep', 'src/.keep', '.nojekyll']) {
      expect(weigh('gsd-summary', 'created', { name: 'empty' }, path)).toBe('pass');
      expect(weigh('gsd-summary', 'created', { name: 'present', blank: true }, path)).toBe('pass');
      expect(weigh('gsd-summary', 'deleted', { name: 'empty' }, path)).toBe('notice');
      expect(weigh('gsd-summary', 'created', { name: 'missing' }, path)).toBe('error');
      expect(weigh('gsd-summary', 'created', { name: 'empty' }, `x${path}x`)).toBe('warning');
    }
    expect(weigh('gsd-summary', 'created', { name: 'empty' }, 'src/my__init__.py')).toBe('warning');
    expect(weigh('gsd-summary', 'created', { name: 'empty' }, 'src/py-typed')).toBe('warning');
  });

  it('in a submodule, and of a commit, is that of its rule', () => {
    const submodule = { path: 'lib', named: false };
    expect(all({ submodule })).toEqual([undefined, undefined, undefined, undefined, 'pass', undefined, undefined]);
    expect(
      severityInGsd('gsd-summary')({ path: 'x', pointer: '', type: 'commit', kind: 'commit' }, verdict(), SUMMARY),
    ).toBeUndefined();
  });
});

describe('A milestone that is over', () => {
  const RETURN = '.planning/milestones/v1.2-phases/01-dates/01-02-SUMMARY.md';
  test.each([
    ['.planning/phases/01-dates/a.md', RETURN, ['.planning/milestones/v1.2-phases/01-dates/a.md']],
    ['.planning/phases/02-x/a.md', RETURN, ['.planning/milestones/v1.2-phases/02-x/a.md']],
    ['.planning/AUDIT.md', RETURN, ['.planning/milestones/v1.2-AUDIT.md', '.planning/milestones/AUDIT.md']],
    ['.planning/x/AUDIT.md', RETURN, []],
    ['.planning/old-phases/01-dates/b/c.md', RETURN, ['.planning/milestones/v1.2-phases/01-dates/b/c.md']],
    ['.planning/x/quick/01-dates/c.md', RETURN, ['.planning/milestones/v1.2-phases/01-dates/c.md']],
    ['.planning/old-phases/02-x/c.md', RETURN, []],
    ['.planning/milestones/v1.2-phases/01-dates/a.md', RETURN, []],
    ['src/a.ts', RETURN, []],
    ['app/.planning/AUDIT.md', RETURN, []],
    [
      'app/.planning/AUDIT.md',
      `app/${RETURN}`,
      ['app/.planning/milestones/v1.2-AUDIT.md', 'app/.planning/milestones/AUDIT.md'],
    ],
    ['.planning/AUDIT.md', '.planning/phases/01-dates/plans/SUMMARY-01.md', []],
    [
      '.planning/old-phases/01-dates/c.md',
      '.planning/phases/01-dates/plans/SUMMARY-01.md',
      ['.planning/phases/01-dates/c.md'],
    ],
    [
      '.planning/phases/01-dates/a.md',
      '.planning/milestones/v1-phases/01-dates/plans/SUMMARY-01.md',
      ['.planning/milestones/v1-phases/01-dates/a.md'],
    ],
    ['.planning/a.md', '.planning/v1-phases/plans/01-SUMMARY.md', ['.planning/v1-a.md', '.planning/milestones/a.md']],
    ['.planning/a.md', 'README.md', []],
    ['.planning/a.md', '.planning/SUMMARY.md', []],
  ])('moves %s for %s', (path, file, expected) => {
    expect(movedWithMilestone(path, file)).toEqual(expected);
  });

  test.each([
    ['.planning/milestones/v1.2-phases/01-dates/01-02-SUMMARY.md', '.planning/01-dates/01-02-SUMMARY.md'],
    ['app/.planning/phases/01-dates/plans/SUMMARY-01.md', 'app/.planning/01-dates/plans/SUMMARY-01.md'],
    ['.planning/quick/SUMMARY.md', '.planning/SUMMARY.md'],
    ['.planning/research/SUMMARY.md', '.planning/research/SUMMARY.md'],
    ['.planning/phases/a/b/c/SUMMARY.md', '.planning/phases/a/b/c/SUMMARY.md'],
  ])('leaves %s its name', (file, stable) => {
    expect(withoutMilestone(file)).toBe(stable);
  });

  test.each([
    ['.planning/archive/a.md', true],
    ['app/.planning/x/milestones/a.md', true],
    ['.planning/v1-phases/a/b.md', true],
    ['.planning/phases/a/b.md', false],
    ['x.planning/archive/a.md', false],
    ['.planning/archived/a.md', false],
    ['archive/a.md', false],
  ])('has %s in its archive: %s', (file, expected) => {
    expect(isArchivedPhase(file)).toBe(expected);
  });
});

describe('The family of GSD', () => {
  it('names its files, on Windows, too, and marks their texts', () => {
    expect(family.named?.('.planning\\phases\\01-a\\SUMMARY.md')).toEqual({ family: 'gsd-summary', isCertain: true });
    expect(family.named?.('README.md')).toBeNull();
    expect(family.mark?.('---\nphase: 1\n---')).toBe(true);
    expect([family.mark?.('phase: 1'), family.mark?.('---\nplan: 1\n---')]).toEqual([false, false]);
    for (const place of family.places) {
      expect(place.isOne?.(place.family === 'gsd-plan' ? PLAN : SUMMARY)).toBe(place.family !== 'gsd-verification');
      expect(place.intention).toBe(place.family === 'gsd-plan');
      expect(place.notBelow).toEqual(['fixtures', '__fixtures__', 'testdata', 'templates', 'node_modules']);
    }
    expect(family.archive?.owns(SUMMARY)).toBe(true);
    expect(family.archive?.owns('README.md')).toBe(false);
  });

  it('recognises a text without a place, but not one that is read as a whole', () => {
    const recognise = (text: string, form: 'json' | 'whole'): string | null =>
      loaded.recognise?.(text, { form, found: 0 }) ?? null;
    expect(recognise('---\nphase: 1\nduration: 1\n---', 'json')).toBe('gsd-summary');
    expect(recognise('---\nphase: 1\nscore: 1\n---', 'json')).toBe('gsd-verification');
    expect(recognise('---\nphase: 1\nduration: 1\n---', 'whole')).toBeNull();
    expect(recognise('# Notes', 'json')).toBeNull();
  });
});

describe('The status of a document', () => {
  it('is superseded in any case, and says no more than it says', () => {
    expect([
      isSuperseded({ status: ' Superseded ' }),
      isSuperseded({ status: 'superseded by 3' }),
      isSuperseded({}),
    ]).toEqual([true, false, false]);
    expect(['whole', 'late', 'unended'].map((frontmatter) => hasFrontmatter({ frontmatter }))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['none', 'misplaced', 3].map((frontmatter) => hasFrontmatter({ frontmatter }))).toEqual([
      false,
      false,
      false,
    ]);
  });
  test.each([
    ['halted', true],
    ['blocked', true],
    ['partial', true],
    ['FAILED', true],
    ['in progress', true],
    ['in_progress', true],
    ['in-progress', true],
    ['inprogress', true],
    ['pending', true],
    ['draft', true],
    ['🚧 draft', true],
    ['draft (x)', true],
    ['`draft` (x).', true],
    ['draft: x\ny', true],
    ['draft - x', true],
    ['draft – x\ny', true],
    ['draft — x', true],
    ['draft -- x', true],
    ['draft -x', false],
    ['draft-x', false],
    ['draft (x) y', false],
    ['drafts', false],
    ['a draft', false],
    ['draft x', false],
    ['draft: complete', false],
    ['draft: completed', false],
    ['draft: completion', false],
    ['draft: done', false],
    ['draft: finished', false],
    ['draft: pass', false],
    ['draft: passed', false],
    ['draft: shipped', false],
    ['draft: succeeded', false],
    ['draft: success', false],
    ['draft: successful', false],
    ['draft: successfully', false],
    ['draft: incomplete', true],
    ['draft: undone', true],
    ['draft: passes', true],
    ['draft: donee', true],
    ['draft: completes', false],
    ['', false],
    ['done', false],
  ] as const)('%j is unfinished: %s', (status, expected) => {
    expect(saysUnfinished(status)).toBe(expected);
  });
});

describe('What a plan and a summary name', () => {
  it('are requirements with letters first and a digit', () => {
    const ids = ['A-1', 'b.2_c-3', 'A', '1-A', 'A 1', `A${'1'.repeat(60)}`, `A${'1'.repeat(61)}`, 3, '', 'A-1x!'];
    expect(completedRequirements({ 'requirements-completed': ids })).toEqual([
      { id: 'A-1', pointer: '/requirements-completed/0' },
      { id: 'b.2_c-3', pointer: '/requirements-completed/1' },
      { id: `A${'1'.repeat(60)}`, pointer: '/requirements-completed/5' },
    ]);
    expect(completedRequirements({ 'requirements-completed': Array<string>(501).fill('A-1') })).toHaveLength(500);
  });
  test.each([
    ['.planning/REQUIREMENTS.md', true],
    ['app/.planning/x/v1-REQUIREMENTS-old.md', true],
    ['REQUIREMENTS.md', false],
    ['.planning/REQUIREMENTS.md.bak', false],
    ['x.planning/REQUIREMENTS.md', false],
    ['.planning/requirements.md', false],
  ])('%s lists requirements: %s', (path, expected) => {
    expect(isRequirementsFile(path)).toBe(expected);
  });
  it('are files at several places', () => {
    expect(possiblePlaces('./src/a.ts', PLAN)).toEqual(['src/a.ts']);
    expect(possiblePlaces('src/a.ts', `app/${PLAN}`)).toEqual(['app/src/a.ts', 'src/a.ts']);
    expect(possiblePlaces('/srv/a.ts', PLAN)).toEqual([]);
    expect(possiblePlaces('.planning/A.md', '.planning/v1-phases/01-a/01-PLAN.md')).toEqual([
      '.planning/A.md',
      '.planning/v1-A.md',
      '.planning/milestones/A.md',
    ]);
  });
  test.each(['a b', 'parse-dates', '/', '"x"'])('%j is a plain pattern', (pattern) => {
    expect(isPlainPattern(pattern)).toBe(true);
  });
  test.each(['', 'a.b', 'a*', 'a+', 'a?', '^a', 'a$', '{a', 'a}', '(a', 'a)', 'a|b', '[a', 'a]', 'a\\b'])(
    '%j is none',
    (pattern) => {
      expect(isPlainPattern(pattern)).toBe(false);
    },
  );
});

function subject(standard: Standard, value: JsonObject, differs: Partial<Subject> = {}): Subject {
  return {
    file: standard.family === 'gsd-plan' ? PLAN : SUMMARY,
    index: 0,
    standard,
    value: { frontmatter: 'whole', ...value },
    shapeErrors: [],
    claims: 0,
    beside: new Map(),
    returnsBeside: new Map(),
    satisfies: null,
    ...differs,
  };
}

function said(
  rule: ReturnRule,
  value: JsonObject,
  differs: Partial<Subject> = {},
  params: Params = {},
): readonly unknown[] {
  const standard = rule.id.includes('verification')
    ? verification1
    : /plan-|must-have|key-link/.test(rule.id)
      ? plan1
      : summary1;
  return rule.check(subject(standard, value, differs), CONTEXT, params);
}

/** Messages with their places. */
function messages(
  rule: ReturnRule,
  value: JsonObject,
  differs: Partial<Subject> = {},
  params: Params = {},
): readonly unknown[] {
  return (
    said(rule, value, differs, params) as readonly { pointer?: string; property?: unknown; message: string }[]
  ).map(({ pointer, property, message }) => [pointer ?? property, message]);
}

describe('What a rule says of a summary', () => {
  it('of its actuals', () => {
    const three = 'Write tokens, tasks and commits, each with its number.';
    expect(said(gsdActuals, { actuals: 'many' })).toEqual([
      {
        pointer: '/actuals',
        message: 'The actuals are "many"; tokens, tasks and commits were expected.',
        recommendation: three,
      },
    ]);
    expect(said(gsdActuals, { actuals: { tokens: 1 } })).toEqual([
      {
        pointer: '/actuals',
        property: ['tasks', 'commits'],
        message: 'The actuals lack tasks and commits; three numbers were expected.',
        recommendation: 'Add tasks and commits.',
      },
    ]);
    expect(said(gsdActuals, { actuals: { tokens: -1, tasks: 0, commits: 'x' } })).toEqual([
      {
        pointer: '/actuals/tokens',
        message: 'The tokens are -1; a number of 0 or more was expected.',
        recommendation: 'Write the number of tokens in digits.',
      },
      {
        pointer: '/actuals/commits',
        message: 'The commits are "x"; a number of 0 or more was expected.',
        recommendation: 'Write the number of commits in digits.',
      },
    ]);
    for (const value of [
      {},
      { actuals: null },
      { actuals: { tokens: 0, tasks: 1, commits: 2 } },
      { actuals: { tokens: 0, tasks: 1 }, measured: { commits: 2 } },
    ]) {
      expect(said(gsdActuals, value)).toEqual([]);
    }
  });

  it('of its coverage', () => {
    expect(said(gsdCoverage, { coverage: 'all' })).toEqual([
      {
        pointer: '/coverage',
        message: 'The coverage has "all"; a list was expected.',
        recommendation: 'Write a list.',
      },
    ]);
    const kinds = '"unit", "integration", "e2e", "automated_ui", "manual_procedural" or "other"';
    const elements = [
      'x',
      {},
      { id: 'D1' },
      { id: 'D1' },
      { id: 5, human_judgment: 'yes' },
      { id: '5', human_judgment: true },
      { id: 'D3', human_judgment: true, rationale: ' ' },
      { id: 'D4', human_judgment: true, rationale: 'Colour' },
      { id: 'D5', human_judgment: false, verification: 'x' },
      {
        id: 'D6',
        verification: [
          'x',
          {},
          { kind: 'odd' },
          { kind: 'unit', status: 'fine' },
          { kind: 'e2e', status: 'pass' },
          { kind: 'unit', status: null },
        ],
      },
      { id: 'D7', verification: null, human_judgment: null },
    ];
    expect(messages(gsdCoverage, { coverage: elements })).toEqual([
      ['/coverage/0', 'The coverage has "x"; an object with an id was expected.'],
      ['/coverage/1', 'An element of the coverage has no id.'],
      ['/coverage/3/id', 'The coverage has "D1"; an id that no other element has was expected.'],
      ['/coverage/4/human_judgment', 'The coverage has "yes"; true or false was expected.'],
      ['/coverage/5/id', 'The coverage has "5"; an id that no other element has was expected.'],
      ['/coverage/5', 'An element of the coverage is left to human judgment without a rationale.'],
      ['/coverage/6', 'An element of the coverage is left to human judgment without a rationale.'],
      ['/coverage/8/verification', 'The coverage has "x"; a list was expected.'],
      ['/coverage/9/verification/0', 'The coverage has "x"; an object with a kind was expected.'],
      ['/coverage/9/verification/1', `The coverage has null; the kind ${kinds} was expected.`],
      ['/coverage/9/verification/2/kind', `The coverage has "odd"; the kind ${kinds} was expected.`],
      ['/coverage/9/verification/3/status', 'The coverage has "fine"; "pass", "fail" or "unknown" was expected.'],
      ['/coverage/9/verification/5/status', 'The coverage has null; "pass", "fail" or "unknown" was expected.'],
    ]);
    expect(said(gsdCoverage, { coverage: [{ id: 'D1', human_judgment: true }, {}] })).toEqual([
      {
        pointer: '/coverage/0',
        property: 'rationale',
        message: 'An element of the coverage is left to human judgment without a rationale.',
        recommendation: 'Say in "rationale" what a person has to decide, and why no test can.',
      },
      {
        pointer: '/coverage/1',
        property: 'id',
        message: 'An element of the coverage has no id.',
        recommendation: 'Write an id.',
      },
    ]);
    for (const value of [{}, { coverage: null }, { coverage: [] }]) expect(said(gsdCoverage, value)).toEqual([]);
  });

  it('of its commits', () => {
    expect(said(gsdCommitPlaceholder, { placeholders: ['hash', 'tbd'] })).toEqual(
      ['hash', 'tbd'].map((value, n) => ({
        pointer: `/placeholders/${String(n)}`,
        message: `"${value}" is the template's placeholder; the id of a commit was expected.`,
        recommendation: 'Write the id of the commit, or take the line out where there was none.',
        value,
      })),
    );
    expect(said(gsdCommitPlaceholder, {})).toEqual([]);
  });

  it('of its frontmatter', () => {
    const of = (frontmatter: string, differs: Partial<Subject> = {}): readonly unknown[] =>
      said(gsdFrontmatter, { frontmatter }, differs);
    const begin = 'Begin the file with the frontmatter of its template.';
    const none = 'The file has no frontmatter; a first line "---", the fields and a second "---" were expected.';
    expect(of('none')).toEqual([{ severity: 'notice', message: none, recommendation: begin }]);
    expect(of('none', { isNew: true })).toEqual([{ message: none, recommendation: begin }]);
    expect(of('none', { standard: plan1 })).toEqual([{ message: none, recommendation: begin }]);
    const where = { frontmatterRange: RANGE, isNew: true };
    expect(of('misplaced', where)).toEqual([
      {
        range: RANGE,
        message: 'The frontmatter on line 3 comes after other text and is not read; it was expected first.',
        recommendation: 'Move the frontmatter to the start of the file.',
      },
    ]);
    expect(of('unended', where)).toEqual([
      {
        range: RANGE,
        message: 'The frontmatter that begins on line 3 never ends; a second line "---" was expected.',
        recommendation: 'Put a line "---" below the last field.',
      },
    ]);
    expect(of('late', where)).toEqual([
      {
        range: RANGE,
        message:
          'The frontmatter on line 3 comes after blank lines, white space or a comment; "---" was expected first in the file.',
        recommendation: 'Make "---" the first line of the file, and put comments below the frontmatter.',
      },
    ]);
    expect(of('late', { isNew: true })).toMatchObject([{ message: expect.stringContaining('on line 1 ') as unknown }]);
    expect(of('whole')).toEqual([]);
  });

  it('of keys that appear twice', () => {
    expect(said(gsdDuplicateKey, {}, { duplicateKeys: [{ key: 'phase', firstLine: 2, range: RANGE }] })).toEqual([
      {
        range: RANGE,
        value: 'phase',
        message: 'The key "phase" appears twice in its map, first on line 2; once was expected.',
        recommendation: 'Join the two under one key.',
      },
    ]);
    expect([said(gsdDuplicateKey, {}), said(gsdDuplicateKey, {}, { duplicateKeys: [] })]).toEqual([[], []]);
  });

  it('of fields that it lacks', () => {
    const whole = { phase: 1, plan: 1, subsystem: 'x', tags: [], duration: 1, completed: 1 };
    expect(said(gsdField, { ...whole, frontmatter: 'none', plan: 1 })).toEqual([]);
    expect(said(gsdField, { plan: 1, metrics: { completed: 1, tags: [] }, duration: 1 })).toEqual([
      {
        property: ['phase'],
        message: 'The frontmatter lacks 1 required field: "phase".',
        recommendation: 'Add "phase" to the frontmatter.',
      },
      {
        property: ['subsystem'],
        message: 'The frontmatter lacks 1 required field: "subsystem".',
        recommendation: 'Add "subsystem" to the frontmatter.',
        severity: 'notice',
      },
    ]);
    expect(messages(gsdField, {}, { standard: verification1 })).toEqual([
      [['phase', 'status', 'score'], 'The frontmatter lacks 3 required fields: "phase", "status" and "score".'],
      [['verified'], 'The frontmatter lacks 1 required field: "verified".'],
    ]);
    expect(messages(gsdField, { phase: 1, plan: 1 })).toEqual([
      [
        ['subsystem', 'tags', 'duration', 'completed'],
        'The frontmatter lacks 4 required fields: "subsystem", "tags", "duration" and "completed".',
      ],
    ]);
    expect(messages(gsdField, { phase: 1, plan: 1 }, { standard: plan1 })).toEqual([
      [
        ['type', 'wave', 'depends_on', 'files_modified', 'autonomous', 'must_haves'],
        'The frontmatter lacks 6 required fields: "type", "wave", "depends_on", "files_modified", "autonomous" and "must_haves".',
      ],
    ]);
    const { plan, ...rest } = whole;
    expect([plan, said(gsdField, rest, { file: '.planning/quick/1-a/1-SUMMARY.md' })]).toEqual([1, []]);
    expect(said(gsdField, { status: 'superseded' })).toEqual([]);
    const { requires } = gsdField;
    expect(typeof requires === 'function' ? requires(plan1, {}) : requires).toEqual([
      '/phase',
      '/plan',
      '/type',
      '/wave',
      '/depends_on',
      '/files_modified',
      '/autonomous',
      '/must_haves',
    ]);
  });

  it('of numbers that its name contradicts', () => {
    expect(said(gsdName, { phase: '02-dates', plan: 2 })).toEqual([
      {
        pointer: '/phase',
        message: 'The phase is "02-dates"; by the file\'s name its number is 01.',
        recommendation: 'Write the number of the phase that the file belongs to, and look at what else was copied.',
      },
    ]);
    const of = (name: string, phase: string | number, plan: string | number): readonly unknown[] =>
      messages(gsdName, { phase, plan }, { file: `.planning/phases/x/${name}` }).map(
        (one) => (one as readonly unknown[])[0],
      );
    expect(of('04.0-01-SUMMARY.md', 4, '1')).toEqual([]);
    expect(of('4-1-SUMMARY.md', '4.0.0', '4-1')).toEqual([]);
    expect(of('10-01-SUMMARY.md', 1, 10)).toEqual(['/phase', '/plan']);
    expect(of('0-1-SUMMARY.md', 0, 'plan 1')).toEqual([]);
    expect(of('01-PLAN-03-x.md', 'phase-1', 'Plan-4')).toEqual(['/plan']);
    expect(of('PLAN-03.md', 9, '3.5')).toEqual([]);
    expect(of('01-02-notes.txt', 9, 9)).toEqual([]);
    expect(of('x01-02-SUMMARY.md', 9, 9)).toEqual([]);
    expect(of('01-02-SUMMARY.md', 'my phase 9', 'my plan 9')).toEqual([]);
    expect(messages(gsdName, { phase: [9], plan: true })).toEqual([]);
    expect(messages(gsdName, { phase: 9 }, { file: '.planning/quick/1-a/01-02-SUMMARY.md' })).toEqual([]);
    expect(messages(gsdName, { phase: 9, status: 'superseded' })).toEqual([]);
  });

  it('of its plan and its requirements', () => {
    expect(said(gsdOrphan, {})).toEqual([
      {
        message: 'No plan belongs to this summary.',
        recommendation: 'Commit the plan beside it, named as the summary is, with PLAN for SUMMARY.',
      },
    ]);
    expect(said(gsdOrphan, {}, { beside: new Map([[PLAN, null]]) })).toEqual([]);
    const value = { 'requirements-completed': ['A-1', 'A-2', 'A-3'] };
    const beside = new Map([
      ['.planning/REQUIREMENTS.md', '- [x] **A-1**: a\n- [ ] **A-2**: b\n'],
      ['.planning/OTHER.md', '- [ ] **A-1**'],
    ]);
    expect(said(gsdRequirementOpen, value, { beside })).toEqual([
      {
        pointer: '/requirements-completed/1',
        message: 'Requirement "A-2" is said to be completed, and its check box is open.',
        recommendation: 'Tick it in REQUIREMENTS.md, or take it out of requirements-completed.',
      },
    ]);
    expect(said(gsdRequirementUnknown, value, { beside })).toEqual([
      {
        pointer: '/requirements-completed/2',
        message: 'Requirement "A-3" is in no requirements file of this .planning folder.',
        recommendation: 'Write the id as REQUIREMENTS.md has it, or take it out of requirements-completed.',
      },
    ]);
    const unread = { beside: new Map([['.planning/REQUIREMENTS.md', null]]) };
    expect([said(gsdRequirementOpen, value, unread), said(gsdRequirementUnknown, value, unread)]).toEqual([[], []]);
    const plans = (requirements: readonly string[], file = PLAN): Partial<Subject> => ({
      returnsBeside: new Map([[file, { requirements }]]),
    });
    expect(said(gsdRequirementUnplanned, value, plans(['A-1', 'A-3']))).toEqual([
      {
        pointer: '/requirements-completed/1',
        message: 'Requirement "A-2" is said to be completed, and the plan does not name it.',
        recommendation: 'Name it in the requirements of the plan, or take it out of requirements-completed.',
      },
    ]);
    expect([
      said(gsdRequirementUnplanned, value, plans([])),
      said(gsdRequirementUnplanned, value, plans(['A-1'], SUMMARY)),
    ]).toEqual([[], []]);
  });

  it('of its self-check', () => {
    expect(said(gsdSelfCheckFailed, { selfCheck: 'failed', status: 'complete' })).toEqual([
      {
        pointer: '/selfCheck',
        message: 'The self-check failed beside the status "complete".',
        recommendation:
          'Finish what the self-check misses and check again, or write the status that the plan really has.',
      },
    ]);
    for (const value of [
      { selfCheck: 'failed' },
      { selfCheck: 'failed', status: 'halted' },
      { selfCheck: 'passed', status: 'complete' },
    ]) {
      expect(said(gsdSelfCheckFailed, value)).toEqual([]);
    }
  });

  it('of its status', () => {
    const expected = '"complete", "completed", "done", "shipped" or "halted"';
    expect(said(gsdStatus, {}, {}, { required: true })).toEqual([
      {
        property: 'status',
        message: `The frontmatter has no status; ${expected} was expected.`,
        recommendation: `Add "status" with ${expected}.`,
      },
    ]);
    expect([
      said(gsdStatus, {}),
      said(gsdStatus, { frontmatter: 'none' }, {}, { required: true }),
      said(gsdStatus, { status: 'done' }),
    ]).toEqual([[], [], []]);
    expect(said(gsdStatus, { status: ['done'] })).toEqual([
      {
        pointer: '/status',
        message: `The status is "["done"]"; ${expected} was expected.`,
        recommendation: `Write ${expected}.`,
      },
    ]);
  });

  it('of lines that are not read', () => {
    const lines = (count: number): Partial<Subject> => ({
      unread: Array.from({ length: count }, (_, n) => ({
        text: `${String(n)}.ts`,
        range: { ...RANGE, startLine: n + 3 },
      })),
    });
    const recommendation = 'Write each path as an item of its own under "created", "modified" or "deleted".';
    expect(said(gsdUnread, {}, lines(1))).toEqual([
      {
        severity: 'notice',
        range: RANGE,
        value: '0.ts',
        message: 'Line 3 under key-files names a file that is not read as a claim: "0.ts".',
        recommendation,
      },
    ]);
    expect(said(gsdUnread, {}, { ...lines(2), isNew: true })).toEqual([
      {
        range: RANGE,
        value: '0.ts\n1.ts',
        message: 'Lines 3 and 4 under key-files name files that are not read as claims: "0.ts".',
        recommendation,
      },
    ]);
    expect(messages(gsdUnread, {}, lines(10))).toEqual([
      [
        undefined,
        'Lines 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12 under key-files name files that are not read as claims: "0.ts".',
      ],
    ]);
    expect(messages(gsdUnread, {}, lines(12))).toEqual([
      [
        undefined,
        'Lines 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 2 more under key-files name files that are not read as claims: "0.ts".',
      ],
    ]);
    const twice = [...(lines(1).unread ?? []), ...(lines(1).unread ?? [])];
    expect(messages(gsdUnread, {}, { unread: twice })).toEqual([
      [undefined, 'Line 3 under key-files names a file that is not read as a claim: "0.ts".'],
    ]);
    expect([said(gsdUnread, {}), said(gsdUnread, {}, { unread: [] })]).toEqual([[], []]);
  });
});

describe('What a rule says of a plan', () => {
  const value = {
    must_haves: {
      artifacts: [
        { path: 'src/a.ts', min_lines: 3, contains: ['one', 'three'], exports: ['one', 'two'] },
        { path: 'src/b.ts', contains: ['x'] },
        { contains: ['x'] },
        { path: 'src/a.ts', min_lines: '3' },
      ],
      key_links: [
        { from: 'src/a.ts', to: 'src/c.ts', pattern: 'four' },
        { from: 'src/a.ts', to: null, pattern: 'four' },
        { from: 'src/a.ts', to: 'src/a.ts', pattern: 'five' },
        { from: 'src/c.ts', to: 'src/a.ts', pattern: 'one' },
        { from: 'src/a.ts', pattern: 'a.*b' },
        { from: 'src/a.ts' },
        { from: 'src/none.ts', pattern: 'four' },
        'x',
      ],
      unread: ['key_links', 'artifacts', 'x'],
    },
  };
  const done = {
    beside: new Map([
      [SUMMARY, ''],
      ['src/a.ts', 'one\n'],
      ['src/b.ts', null],
      ['src/c.ts', 'two'],
    ]),
  };
  const open = { beside: new Map([['src/a.ts', 'one\n']]) };

  it('of its artifacts, once it is done', () => {
    const recommendation = 'Finish the file, or correct the condition.';
    expect(said(gsdMustHaveLines, value, done)).toEqual([
      {
        pointer: '/must_haves/artifacts/0/min_lines',
        message: '"src/a.ts" has 2 of the 3 lines that the plan asks for.',
        recommendation,
      },
    ]);
    expect(said(gsdMustHaveContains, value, done)).toEqual([
      {
        pointer: '/must_haves/artifacts/0/contains/1',
        message: '"src/a.ts" does not contain "three", as the plan asks.',
        recommendation,
      },
    ]);
    expect(said(gsdMustHaveExports, value, done)).toEqual([
      {
        pointer: '/must_haves/artifacts/0/exports/1',
        message: '"src/a.ts" does not name the export "two", as the plan asks.',
        recommendation,
      },
    ]);
    for (const rule of [gsdMustHaveLines, gsdMustHaveContains, gsdMustHaveExports, gsdKeyLink])
      expect(said(rule, value, open)).toEqual([]);
  });

  it('of its links, once it is done', () => {
    const recommendation = 'Link the files, or correct the pattern.';
    expect(said(gsdKeyLink, value, done)).toEqual([
      {
        pointer: '/must_haves/key_links/0/pattern',
        message: '"four" is in neither "src/a.ts" nor "src/c.ts", though the plan says that it links the files.',
        recommendation,
      },
      {
        pointer: '/must_haves/key_links/1/pattern',
        message: '"four" is not in "src/a.ts", though the plan says that it links the files.',
        recommendation,
      },
      {
        pointer: '/must_haves/key_links/2/pattern',
        message: '"five" is not in "src/a.ts", though the plan says that it links the files.',
        recommendation,
      },
    ]);
  });

  it('of lists that are not read', () => {
    expect(said(gsdMustHaveUnread, value)).toEqual([
      {
        pointer: '/must_haves/artifacts',
        message: 'Nothing is read of artifacts, which holds lines; items with a "path" were expected.',
        recommendation: 'Write artifacts as items with a "path".',
      },
      {
        pointer: '/must_haves/key_links',
        message: 'Nothing is read of key_links, which holds lines; items with a "from" were expected.',
        recommendation: 'Write key_links as items with a "from".',
      },
    ]);
    expect(said(gsdMustHaveUnread, {})).toEqual([]);
  });

  it('of a task that waits for a person', () => {
    const problem = {
      message: 'A task of the plan waits for a person; "autonomous: false" was expected.',
      recommendation: 'Write "autonomous: false", or take the checkpoint out.',
    };
    expect(said(gsdPlanAutonomous, { checkpoint: true })).toEqual([{ property: 'autonomous', ...problem }]);
    for (const autonomous of [true, null, 'yes', 'nobody', 3]) {
      expect(said(gsdPlanAutonomous, { checkpoint: true, autonomous })).toEqual([
        { pointer: '/autonomous', ...problem },
      ]);
    }
    for (const autonomous of [false, 'no', 'No (a person looks)'])
      expect(said(gsdPlanAutonomous, { checkpoint: true, autonomous })).toEqual([]);
    expect([said(gsdPlanAutonomous, {}), said(gsdPlanAutonomous, { checkpoint: true, frontmatter: 'none' })]).toEqual([
      [],
      [],
    ]);
  });

  it('of a later wave that waits for nothing', () => {
    expect(said(gsdPlanWave, { wave: 2, depends_on: [] })).toEqual([
      {
        pointer: '/depends_on',
        message: 'The plan is in wave 2 and depends on none; a plan of an earlier wave was expected.',
        recommendation: 'Name the plans that it waits for, or put it into wave 1.',
      },
    ]);
    for (const other of [
      { wave: 1, depends_on: [] },
      { wave: 2 },
      { depends_on: [] },
      { wave: 2, depends_on: ['01-01'] },
    ]) {
      expect(said(gsdPlanWave, other)).toEqual([]);
    }
  });
});

describe('What a rule says of a verification', () => {
  it('of its gaps', () => {
    expect(said(gsdVerificationGaps, { status: 'passed', gapCount: 1 })).toEqual([
      {
        pointer: '/gaps',
        message: 'The verification passed, and lists 1 gap.',
        recommendation: 'Write "status: gaps_found", or take out the gaps that are closed.',
      },
    ]);
    const found = {
      message: 'The verification found gaps, and lists none.',
      recommendation: 'List each gap below "gaps", or write the status that fits.',
    };
    expect(said(gsdVerificationGaps, { status: 'gaps_found', gapCount: 0, gaps: [] })).toEqual([
      { pointer: '/gaps', ...found },
    ]);
    expect(said(gsdVerificationGaps, { status: 'gaps_found' })).toEqual([{ pointer: '/status', ...found }]);
    for (const value of [
      { status: 'passed', gapCount: 0 },
      { status: 'gaps_found', gapCount: 1 },
      { gapCount: 2 },
      {},
    ]) {
      expect(said(gsdVerificationGaps, value)).toEqual([]);
    }
  });

  it('of its score', () => {
    const form = 'what holds of how many, such as "5/5", was expected.';
    expect(said(gsdVerificationScore, { score: 'all' })).toEqual([
      {
        pointer: '/score',
        severity: 'notice',
        message: `The score is "all"; ${form}`,
        recommendation: 'Write how many of the must-haves hold, a slash, and how many there are.',
      },
    ]);
    expect(messages(gsdVerificationScore, { score: { held: 1 } })).toEqual([
      ['/score', `The score is "{"held":1}"; ${form}`],
    ]);
    expect(messages(gsdVerificationScore, { score: 5 })).toEqual([['/score', `The score is "5"; ${form}`]]);
    expect(messages(gsdVerificationScore, { score: `${'x'.repeat(198)} 5/5` })).toHaveLength(1);
    const recommendation = 'Count again what holds, and write the status that follows.';
    expect(said(gsdVerificationScore, { score: '4 / 5', status: 'passed' })).toEqual([
      { pointer: '/score', message: 'The verification passed with a score of 4/5; 5/5 was expected.', recommendation },
    ]);
    expect(said(gsdVerificationScore, { score: '12/5 truths', status: 'passed' })).toEqual([
      { pointer: '/score', message: 'The score is 12/5; at most 5/5 was expected.', recommendation },
    ]);
    for (const value of [
      { score: '5/5', status: 'passed' },
      { score: '4/5', status: 'gaps_found' },
      { score: ['5/5'] },
      { score: null },
      {},
    ]) {
      expect(said(gsdVerificationScore, value)).toEqual([]);
    }
  });
});

describe('What a rule says of a claim', () => {
  const OF: ClaimSubject = { file: SUMMARY, index: 0, agent: 'x', status: 'complete', success: true, restated: true };
  const CHANGES = { base: 'main', changed: new Set<string>(), deleted: new Set<string>() };
  const NEW: Context = { ...CONTEXT, answersFor: 'changes', changes: CHANGES };
  const claim: Claim = { path: 'src/a.ts', pointer: '/files/0', type: 'created' };
  const about = (
    rule: ClaimRule,
    differs: Partial<VerifiedClaim>,
    of: Partial<ClaimSubject> = {},
    context = CONTEXT,
  ): readonly unknown[] => rule.check({ claim, verdict: verdict(), ...differs }, { ...OF, ...of }, context);

  it('of a deletion', () => {
    expect(about(gsdDeletedPresent, { claim: { ...claim, type: 'deleted', deletes: true } })).toEqual([
      {
        message: '"src/a.ts" is said to be deleted, and is there.',
        recommendation: 'Delete the file, or correct the summary; where it came back since, do nothing.',
      },
    ]);
    expect(about(gsdDeletedPresent, {})).toEqual([]);
  });

  it('of a commit', () => {
    const missing = {
      message: 'Commit "src/a.ts" is not in the history.',
      recommendation:
        'A rebase, a squash, an amended commit or another branch may be why: cite the commit that holds the work now.',
    };
    expect(about(gsdCommitUnknown, {}, {}, NEW)).toEqual([missing]);
    const notice = [{ severity: 'notice', ...missing }];
    expect(about(gsdCommitUnknown, {})).toEqual(notice);
    expect(about(gsdCommitUnknown, {}, {}, { ...NEW, answersFor: 'all' })).toEqual(notice);
    expect(about(gsdCommitUnknown, {}, {}, { ...NEW, changes: null })).toEqual(notice);
    expect(about(gsdCommitUnknown, {}, { restated: false }, NEW)).toEqual(notice);
    expect(about(gsdCommitUnknown, {}, { success: false }, NEW)).toEqual(notice);
    expect(
      about(gsdCommitUnknown, { verdict: verdict({ name: 'undetermined', detail: 'It is shallow.' }) }, {}, NEW),
    ).toEqual([
      {
        severity: 'notice',
        message: 'Whether commit "src/a.ts" is in the history cannot be determined. It is shallow.',
        recommendation: 'Check out with the whole history.',
      },
    ]);
  });

  it('of the number of commits', () => {
    const problem = {
      message: 'The summary says that its work took "2 commits". There are 3.',
      recommendation:
        'Write as commits the number that git rev-list --count plan_head_before..plan_head_after gives, or correct the two ids.',
    };
    const counted = {
      claim: { ...claim, path: '2 commits' },
      verdict: verdict({ name: 'differs', detail: 'There are 3.' }),
    };
    expect(about(gsdCommitsCount, counted, {}, NEW)).toEqual([problem]);
    expect(about(gsdCommitsCount, counted, { success: false }, NEW)).toEqual([{ severity: 'notice', ...problem }]);
    expect(about(gsdCommitsCount, counted, { restated: false }, NEW)).toEqual([{ severity: 'notice', ...problem }]);
    expect(about(gsdCommitsCount, counted)).toEqual([{ severity: 'notice', ...problem }]);
    expect(about(gsdCommitsCount, counted, {}, { ...NEW, changes: null })).toEqual([
      { severity: 'notice', ...problem },
    ]);
    expect(about(gsdCommitsCount, counted, {}, { ...NEW, answersFor: 'all' })).toEqual([
      { severity: 'notice', ...problem },
    ]);
  });

  it('of work that was committed after all', () => {
    const recommendation = 'Commit each task before the summary is written, and write how many commits there are then.';
    const work = (...committed: readonly string[]): readonly unknown[] => about(gsdUncommittedWork, { committed });
    const begins = 'The summary says that its work took no commit, and';
    expect(work('a.ts')).toEqual([{ message: `${begins} "a.ts" was committed by it or with it.`, recommendation }]);
    expect(work('a.ts', 'b.ts')).toEqual([
      { message: `${begins} "a.ts" and "b.ts" were committed by it or with it.`, recommendation },
    ]);
    const many = work('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l') as readonly { message: string }[];
    expect(many[0]?.message).toMatch(/^.* and \d+ other files were committed by it or with it\.$/);
    expect(about(gsdUncommittedWork, { committed: ['a.ts'] }, { success: false })).toMatchObject([
      { severity: 'notice' },
    ]);
    expect(about(gsdUncommittedWork, {})).toEqual([]);
  });

  it('of a file that no commit of its plan changed', () => {
    expect(about(gsdUntouched, { touched: false })).toEqual([
      {
        message:
          '"src/a.ts" is said to be created, and no commit of this plan changed it: none that the summary cites, none whose subject names the plan, none that added the summary.',
        recommendation: 'Cite the commit that changed the file, or take the file out of the list.',
      },
    ]);
    expect([about(gsdUntouched, { touched: true }), about(gsdUntouched, {})]).toEqual([[], []]);
  });

  it('of a self-check beside its claims', () => {
    const record = (differs: Partial<ReturnRecord>): ReturnRecord => ({
      file: SUMMARY,
      index: 0,
      line: 1,
      standard: 'gsd-summary@1',
      status: 'complete',
      success: true,
      agent: null,
      session: null,
      delegation: [],
      startedAt: null,
      claims: [],
      restated: false,
      reduced: false,
      ...differs,
    });
    const run = (rule: RunRule, differs: Partial<ReturnRecord>): readonly unknown[] =>
      rule.check({ files: 1, returns: [record(differs)], stale: null, addedReturns: null }, CONTEXT);
    const place = { file: SUMMARY, index: 0, range: RANGE, value: 'self-check' };
    expect(run(gsdSelfCheckUnread, { selfCheck: RANGE })).toEqual([
      {
        ...place,
        message: 'The self-check says that it passed, and no file or commit is named where it can be proved.',
        recommendation: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
      },
    ]);
    expect(run(gsdSelfCheckUnread, { selfCheck: RANGE, claims: [{ claim, verdict: verdict() }] })).toEqual([]);
    expect(run(gsdSelfCheckUnread, {})).toEqual([]);
    const recommendation = 'Run the self-check again, and write down what it finds.';
    expect(run(gsdSelfCheckContradicted, { selfCheck: RANGE, selfCheckFailed: true })).toEqual([
      {
        ...place,
        message: 'The summary says both that its self-check PASSED and that it FAILED; one result was expected.',
        recommendation,
      },
    ]);
    const of = (type: string, name: Verdict['name'], differs: Partial<VerifiedClaim> = {}): readonly unknown[] =>
      run(gsdSelfCheckContradicted, {
        selfCheck: RANGE,
        claims: [
          { claim, verdict: verdict({ name: 'present' }) },
          { claim: { ...claim, type }, verdict: verdict({ name }), ...differs },
        ],
      });
    for (const name of ['missing', 'empty', 'uncommitted'] as const) {
      for (const type of ['created', 'modified', 'checked']) {
        expect(of(type, name)).toEqual([
          { ...place, message: `The self-check says that it passed, and "src/a.ts" is ${name}.`, recommendation },
        ]);
      }
      expect(of('listed', name)).toEqual([]);
      expect(of('created', name, { weight: 'pass' })).toEqual([]);
    }
    expect(of('created', 'removed')).toEqual([]);
    expect(run(gsdSelfCheckContradicted, { claims: [{ claim, verdict: verdict() }] })).toEqual([]);
  });
});

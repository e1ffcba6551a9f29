import type { Claim, Verdict } from '../../src/model/claim.js';
import type { Changes } from '../../src/model/context.js';
import type { Problem } from '../../src/model/finding.js';
import type { ClaimRule, ClaimSubject } from '../../src/model/rule.js';
import {
  artifactArchived,
  artifactMissing,
  artifactRelocated,
  artifactRemoved,
  artifactUncommitted,
  artifactUndetermined,
  artifactUnverifiable,
} from '../../src/rules/claim-absent.js';
import {
  artifactBlank,
  artifactCase,
  artifactDirectory,
  artifactEmpty,
  artifactNotDeleted,
  artifactPathRelative,
  artifactSelf,
  artifactUnchanged,
} from '../../src/rules/claim-present.js';
import { CONTEXT } from '../support/context.js';

const POINTER = '/artifacts/2/path';

const SUCCESS: ClaimSubject = {
  file: 'specs/7_x/r.json',
  index: 0,
  agent: 'planner',
  status: 'completed',
  success: true,
  restated: true,
};
const FAILURE: ClaimSubject = { ...SUCCESS, status: 'failed', success: false };

interface Situation {
  readonly path?: string;
  readonly claim?: Partial<Claim>;
  readonly verdict?: Partial<Verdict>;
  readonly changes?: Partial<Changes>;
  readonly of?: Partial<ClaimSubject>;
}

/** What a rule says of a claim with a verdict, of a success or of another return. */
function said(rule: ClaimRule, name: Verdict['name'], situation: Situation, of: ClaimSubject): readonly Problem[] {
  const { path = 'a/b.md', claim, verdict, changes } = situation;
  return rule.check(
    {
      claim: { path, pointer: POINTER, type: 'plan', ...claim },
      verdict: { name, size: null, foundAt: null, detail: null, blank: false, ...verdict },
    },
    { ...of, ...situation.of },
    changes === undefined
      ? CONTEXT
      : { ...CONTEXT, changes: { base: 'main', changed: new Set(), deleted: new Set(), ...changes } },
  );
}

const DETAIL = { detail: 'So it is.' };

type Row = readonly [string, ClaimRule, Verdict['name'], Situation, Problem, milder: Problem['severity']];

/** In a return without success the problem is the same, and as grave as the last column says; as in a success where it says nothing. */
const ROWS: readonly Row[] = [
  [
    'a file that was archived with its task',
    artifactArchived,
    'relocated',
    { verdict: { by: 'archive', foundAt: 'archive/a/b.md' } },
    {
      message: 'Artifact "a/b.md" was archived with its task; it is now at "archive/a/b.md".',
      fix: {
        safety: 'safe',
        does: 'write the new path "archive/a/b.md"',
        edits: [{ kind: 'set', pointer: POINTER, value: 'archive/a/b.md' }],
      },
    },
    undefined,
  ],
  [
    'a file of white space',
    artifactBlank,
    'present',
    { verdict: { blank: true } },
    {
      message: 'Artifact holds nothing that can be seen: "a/b.md"; it is white space and invisible signs.',
      recommendation: 'Verify planner writes content to artifacts.',
    },
    'notice',
  ],
  [
    'a file in another letter case',
    artifactCase,
    'case-mismatch',
    { verdict: { foundAt: 'a/B.md', ...DETAIL } },
    {
      message: 'Artifact does not exist in this letter case: "a/b.md"; there is "a/B.md". So it is.',
      recommendation: 'Write the path exactly as the file is named.',
      fix: {
        safety: 'unsafe',
        does: 'write "a/B.md"',
        edits: [{ kind: 'set', pointer: POINTER, value: 'a/B.md' }],
      },
    },
    'notice',
  ],
  [
    'a file in another letter case, of which no more is known',
    artifactCase,
    'case-mismatch',
    {},
    {
      message: 'Artifact does not exist in this letter case: "a/b.md"; there is another letter case.',
      recommendation: 'Write the path exactly as the file is named.',
    },
    'notice',
  ],
  [
    'a directory',
    artifactDirectory,
    'directory',
    { verdict: DETAIL },
    {
      message: 'Artifact is a directory: "a/b.md"; a file was expected. So it is.',
      recommendation: 'Claim each file that was written, or remove the claim.',
    },
    'notice',
  ],
  [
    'an empty file',
    artifactEmpty,
    'empty',
    { verdict: DETAIL },
    {
      message: 'Artifact is empty: "a/b.md". So it is.',
      recommendation: 'Write the content of `a/b.md` and commit it, or remove the claim.',
    },
    'notice',
  ],
  [
    'a file that never was',
    artifactMissing,
    'missing',
    { verdict: DETAIL },
    {
      message: 'Artifact does not exist: "a/b.md". So it is.',
      recommendation: 'Commit `a/b.md`, correct the path, or remove the claim.',
    },
    'notice',
  ],
  [
    'a deletion that was not done',
    artifactNotDeleted,
    'present',
    {},
    {
      message: 'Artifact is claimed as deleted, and it is still there: "a/b.md".',
      recommendation: 'Delete the file and commit that, or remove the claim.',
    },
    'notice',
  ],
  [
    'a deletion of a file that is elsewhere',
    artifactNotDeleted,
    'present',
    { verdict: { foundAt: 'c/b.md' } },
    {
      message: 'Artifact is claimed as deleted, and it is still there: "a/b.md"; it is at "c/b.md".',
      recommendation: 'Delete the file and commit that, or remove the claim.',
    },
    'notice',
  ],
  [
    'a deletion of a folder that is still there',
    artifactNotDeleted,
    'directory',
    {},
    {
      message: 'Artifact is claimed as deleted, and a folder is still there: "a/b.md".',
      recommendation: 'Delete the file and commit that, or remove the claim.',
    },
    'notice',
  ],
  [
    'a deletion outside of the project',
    artifactNotDeleted,
    'outside',
    { path: '/etc/b.md', verdict: DETAIL },
    {
      message: 'A deletion outside of the project is claimed: "/etc/b.md". So it is.',
      recommendation: 'Claim the deletion of a file of this repository, by its path from the project root.',
    },
    'notice',
  ],
  [
    'a deletion before the history that is here',
    artifactNotDeleted,
    'undetermined',
    { verdict: DETAIL },
    {
      severity: 'warning',
      message:
        'Whether the artifact that is claimed as deleted was ever there cannot be determined: "a/b.md". So it is.',
      recommendation: 'Fetch the whole history, and run the gate again.',
    },
    'notice',
  ],
  [
    'a deletion of a file that never was',
    artifactNotDeleted,
    'missing',
    { verdict: DETAIL },
    {
      severity: 'warning',
      message: 'Artifact is claimed as deleted, and was never there: "a/b.md". So it is.',
      recommendation: 'Correct the path, or take the artifact out of the return.',
    },
    'notice',
  ],
  [
    'a path that leaves the project',
    artifactPathRelative,
    'outside',
    { path: '../b.md', verdict: DETAIL },
    {
      message: 'Artifact path is not inside the project root: "../b.md". So it is.',
      recommendation: 'Write the path of a file in the repository, relative to the project root.',
    },
    'warning',
  ],
  [
    'a renamed file',
    artifactRelocated,
    'relocated',
    { verdict: { by: 'rename', foundAt: 'c/d.md', ...DETAIL } },
    {
      message: 'Artifact was renamed: "a/b.md"; it is now at "c/d.md". So it is.',
      fix: {
        safety: 'safe',
        does: 'write the new path "c/d.md"',
        edits: [{ kind: 'set', pointer: POINTER, value: 'c/d.md' }],
      },
    },
    undefined,
  ],
  [
    'a renamed file whose new place is unknown',
    artifactRelocated,
    'relocated',
    {},
    { message: 'Artifact was renamed: "a/b.md".' },
    undefined,
  ],
  [
    'a file that was found by its name alone',
    artifactRelocated,
    'relocated',
    { verdict: { by: 'name', foundAt: 'c/b.md' } },
    {
      message: 'Artifact is not at "a/b.md", but at "c/b.md".',
      fix: {
        safety: 'safe',
        does: 'write the new path "c/b.md"',
        edits: [{ kind: 'set', pointer: POINTER, value: 'c/b.md' }],
      },
    },
    undefined,
  ],
  [
    'a file that was deleted since',
    artifactRemoved,
    'removed',
    { verdict: DETAIL },
    {
      severity: 'notice',
      message: 'Artifact was committed and deleted since: "a/b.md". So it is.',
      recommendation: 'Restore the file if it is still needed, or remove the artifact from the return.',
    },
    'notice',
  ],
  [
    'a file that the change with the claim deletes',
    artifactRemoved,
    'removed',
    { verdict: { ...DETAIL, byChange: true } },
    {
      message: 'Artifact was committed and deleted since: "a/b.md". So it is.',
      recommendation: 'Restore the file if it is still needed, or remove the artifact from the return.',
    },
    'notice',
  ],
  [
    'the return itself',
    artifactSelf,
    'present',
    { path: './specs/7_x//r.json' },
    {
      message:
        'Artifact is the file of the return itself: "./specs/7_x//r.json"; a file that the work made was expected.',
      recommendation: 'Verify planner lists the files that it made, not its return.',
    },
    'notice',
  ],
  [
    'a copy of the return',
    artifactSelf,
    'present',
    { verdict: { isReturn: true } },
    {
      message: 'Artifact is a copy of the file of the return: "a/b.md"; a file that the work made was expected.',
      recommendation: 'Verify planner lists the files that it made, not its return.',
    },
    'notice',
  ],
  [
    'a file that no commit has',
    artifactUncommitted,
    'uncommitted',
    { verdict: DETAIL },
    {
      message: 'Artifact is not committed: "a/b.md". So it is.',
      recommendation: 'Commit `a/b.md`, or remove the claim.',
    },
    'notice',
  ],
  [
    'a file that is ignored',
    artifactUncommitted,
    'uncommitted',
    { verdict: { by: 'ignored', ...DETAIL } },
    {
      message: 'Artifact is not committed, and no commit can prove it: "a/b.md". So it is.',
      recommendation: 'Take the artifact out of the return, or change the rule and commit the file.',
    },
    'notice',
  ],
  [
    'a file that may have been in the history that is not here',
    artifactUndetermined,
    'undetermined',
    { verdict: DETAIL },
    {
      message: 'Artifact does not exist, and its history is not here: "a/b.md". So it is.',
      recommendation: 'Fetch the whole history, and run the gate again.',
    },
    'notice',
  ],
  [
    'a file whose content is not here',
    artifactUndetermined,
    'undetermined',
    { verdict: { by: 'content', ...DETAIL } },
    {
      message: 'Artifact cannot be checked, since this clone lacks a content: "a/b.md". So it is.',
      recommendation:
        'Let git reach the remote (persist-credentials of actions/checkout), or fetch without the filter: git fetch --refetch --no-filter origin.',
    },
    'notice',
  ],
  [
    'a file whose rules git cannot apply',
    artifactUndetermined,
    'undetermined',
    { verdict: { by: 'rules', ...DETAIL } },
    {
      message: 'Artifact cannot be checked, since git\'s rules are unknown: "a/b.md". So it is.',
      recommendation: 'Simplify the patterns, above all those with several **, and run the gate again.',
    },
    'notice',
  ],
  [
    'a file whose commits are not here',
    artifactUnverifiable,
    'unverifiable',
    { verdict: { by: 'lost-commits', ...DETAIL } },
    {
      message: 'Artifact cannot be checked in this repository: "a/b.md". So it is.',
      recommendation: 'Cite commits of this history, or write and commit the file.',
    },
    'notice',
  ],
  [
    'a file in a gitlink without a name',
    artifactUnverifiable,
    'unverifiable',
    { verdict: { submodule: { path: 'a', named: false } } },
    {
      message: 'Artifact cannot be checked in this repository: "a/b.md".',
      recommendation:
        'Verify planner claims files of this repository; a submodule proves nothing before it has been added with .gitmodules.',
    },
    'notice',
  ],
  [
    'a file in a submodule that comes with the claim',
    artifactUnverifiable,
    'unverifiable',
    { verdict: { submodule: { path: 'a', named: true } }, changes: { changed: new Set(['a']) } },
    {
      message:
        'Artifact cannot be checked in this repository: "a/b.md". It is not in the base "main": it comes with the work that claims it.',
      recommendation:
        'Verify planner claims files of this repository; a submodule proves nothing before it has been added with .gitmodules.',
    },
    'notice',
  ],
  [
    'a file in a submodule that the change moves',
    artifactUnverifiable,
    'unverifiable',
    {
      verdict: { submodule: { path: 'a', named: true } },
      changes: { changed: new Set(['a']), newSubmodules: new Set() },
    },
    {
      severity: 'warning',
      message:
        'Artifact cannot be checked in this repository: "a/b.md". The compared change moves it to another commit.',
      recommendation: 'Check that the commit to which the submodule moves has the file.',
    },
    'notice',
  ],
];

/** Nothing needs to be done about these, whatever the status. */
const IN_KNOWN_SUBMODULE: Problem = {
  severity: 'notice',
  message: 'Artifact cannot be checked in this repository: "a/b.md".',
  recommendation: 'Check it in its own repository; nothing needs to be done here.',
};

describe('What is said of', () => {
  test.each(ROWS)('%s', (_, rule, verdict, situation, problem, milder) => {
    expect(said(rule, verdict, situation, SUCCESS)).toEqual([problem]);
    const severity = milder === undefined ? {} : { severity: milder };
    expect(said(rule, verdict, situation, FAILURE)).toEqual([{ ...problem, ...severity }]);
  });

  test.each<readonly [string, Situation]>([
    ['that nothing is compared with', {}],
    ['that was there before', { changes: { changed: new Set(['c']) } }],
    [
      'that an old return claims',
      { of: { restated: false }, changes: { changed: new Set(['a']), newSubmodules: new Set() } },
    ],
  ])('a file in a submodule %s', (_, situation) => {
    const submodule = { path: 'a', named: true };
    expect(said(artifactUnverifiable, 'unverifiable', { ...situation, verdict: { submodule } }, SUCCESS)).toEqual([
      IN_KNOWN_SUBMODULE,
    ]);
  });

  test('an observation in a memory store', () => {
    const claim = { kind: 'observation' } as const;
    for (const changes of [undefined, { changed: new Set(['a']) }]) {
      const situation = { claim, ...(changes === undefined ? {} : { changes }) };
      expect(said(artifactUnverifiable, 'unverifiable', situation, SUCCESS)).toEqual([IN_KNOWN_SUBMODULE]);
    }
  });
});

describe('Nothing is said', () => {
  test.each<readonly [string, ClaimRule, Verdict['name'], Situation]>([
    [
      'by artifact-archived of a file that git renamed',
      artifactArchived,
      'relocated',
      { verdict: { by: 'rename', foundAt: 'c' } },
    ],
    [
      'by artifact-archived of a file whose place is unknown',
      artifactArchived,
      'relocated',
      { verdict: { by: 'archive' } },
    ],
    [
      'by artifact-relocated of an archived file',
      artifactRelocated,
      'relocated',
      { verdict: { by: 'archive', foundAt: 'c' } },
    ],
    ['by artifact-self of another file', artifactSelf, 'present', {}],
    ['by artifact-self of a file that is no return', artifactSelf, 'present', { verdict: { isReturn: false } }],
    ['by artifact-blank of a file with content', artifactBlank, 'present', {}],
    // A claim of a deletion has rules of its own.
    [
      'by artifact-blank of a deletion',
      artifactBlank,
      'present',
      { verdict: { blank: true }, claim: { deletes: true } },
    ],
    ['by artifact-directory of a deletion', artifactDirectory, 'directory', { claim: { deletes: true } }],
    ['by artifact-empty of a deletion', artifactEmpty, 'empty', { claim: { deletes: true } }],
  ])('%s', (_, rule, verdict, situation) => {
    expect(said(rule, verdict, situation, SUCCESS)).toEqual([]);
  });

  test.each<readonly [ClaimRule, Verdict['name'], Partial<Verdict>]>([
    [artifactArchived, 'relocated', { by: 'archive' }],
    [artifactRelocated, 'relocated', { by: 'rename' }],
    [artifactCase, 'case-mismatch', {}],
  ])('of the file of the return itself but by artifact-self', (rule, name, verdict) => {
    expect(said(rule, name, { verdict: { ...verdict, foundAt: SUCCESS.file } }, SUCCESS)).toEqual([]);
    expect(said(artifactSelf, name, { verdict: { ...verdict, foundAt: SUCCESS.file } }, SUCCESS)).toHaveLength(1);
  });
});

describe('A file that is the same as in the base', () => {
  const unchanged = (situation: Situation, of = SUCCESS): readonly Problem[] =>
    said(artifactUnchanged, 'present', { changes: {}, ...situation }, of);

  const PROBLEM: Problem = {
    message: 'Artifact is the same as in the base "main", although the return is new: "a/b.md".',
    recommendation: 'Verify planner wrote the artifact in this work and committed it with the return.',
  };

  test('does not prove that a new return made it', () => {
    expect(unchanged({})).toEqual([PROBLEM]);
    expect(unchanged({}, FAILURE)).toEqual([]);
  });

  test('is the same if only its mode changed', () => {
    const file = new Set(['a/b.md']);
    expect(unchanged({ changes: { changed: file } })).toEqual([]);
    expect(unchanged({ changes: { changed: file, sameContent: file } })).toEqual([PROBLEM]);
    expect(unchanged({ changes: { changed: file, sameContent: new Set(['c.md']) } })).toEqual([]);
  });

  test('may be claimed again by a return that claimed it in the base', () => {
    const asked: string[] = [];
    const baseClaims = (answer: boolean) => (path: string) => {
      asked.push(path);
      return answer;
    };
    const situation = { path: './a//b.md', verdict: { foundAt: 'c.md' } };
    expect(unchanged({ ...situation, of: { baseClaims: baseClaims(true) } })).toEqual([]);
    expect(unchanged({ ...situation, of: { baseClaims: baseClaims(false) } })).toHaveLength(1);
    expect(asked).toEqual(['a/b.md', 'a/b.md']);
  });
});

import type { Claim, Verdict } from '../../src/model/claim.js';
import type { Changes } from '../../src/model/context.js';
import type { Problem } from '../../src/model/finding.js';
import { listFound, type ClaimRule, type ClaimSubject } from '../../src/model/rule.js';
import { absentRules } from '../../src/rules/claim-absent.js';
import { presentRules, untouchedFiles } from '../../src/rules/claim-present.js';
import { CONTEXT } from '../support/context.js';

const {
  'artifact-archived': artifactArchived,
  'artifact-relocated': artifactRelocated,
  'artifact-unverifiable': artifactUnverifiable,
} = absentRules;
const {
  'artifact-blank': artifactBlank,
  'artifact-case': artifactCase,
  'artifact-directory': artifactDirectory,
  'artifact-empty': artifactEmpty,
  'artifact-self': artifactSelf,
  'artifact-unchanged': artifactUnchanged,
} = presentRules;

const POINTER = '/artifacts/2/path';

const SUCCESS: ClaimSubject = {
  file: 'specs/7_x/r.json',
  index: 0,
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
  return listFound(
    rule.check(
      {
        claim: { path, pointer: POINTER, type: 'plan', ...claim },
        verdict: { name, size: null, foundAt: null, detail: null, blank: false, ...verdict },
      },
      { ...of, ...situation.of },
      changes === undefined
        ? CONTEXT
        : { ...CONTEXT, changes: { base: 'main', changed: new Set(), deleted: new Set(), ...changes } },
    ),
  );
}

/** Nothing needs to be done about these, whatever the status. */
const IN_KNOWN_SUBMODULE: Problem = {
  severity: 'notice',
  message: 'File cannot be checked in this repository: "a/b.md".',
  recommendation: 'Check it in its own repository; nothing needs to be done here.',
};

describe('What is said of', () => {
  test.each<readonly [string, Situation]>([
    ['that nothing is compared with', {}],
    [
      'that the base claims, too',
      { of: { baseClaims: () => true }, changes: { changed: new Set(['a']), newSubmodules: new Set() } },
    ],
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
    message: 'File is the same as in the base "main", although the return is new: "a/b.md".',
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

  test('is not asked of a document that the change does not add', () => {
    const rule = { ...artifactUnchanged, check: untouchedFiles(() => '') };
    const found = [new Set([SUCCESS.file]), new Set<string>()].map((added) =>
      said(rule, 'present', { claim: { type: 'created' }, changes: { added } }, SUCCESS),
    );
    expect(found.map(({ length }) => length)).toEqual([1, 0]);
  });

  test('may be claimed again by a return that claimed it in the base', () => {
    const asked: string[] = [];
    const baseClaims = (answer: boolean) => (claim: Claim) => {
      asked.push(claim.path);
      return answer;
    };
    const situation = { path: './a//b.md', verdict: { foundAt: 'c.md' } };
    expect(unchanged({ ...situation, of: { baseClaims: baseClaims(true) } })).toEqual([]);
    expect(unchanged({ ...situation, of: { baseClaims: baseClaims(false) } })).toHaveLength(1);
    expect(asked).toEqual(['./a//b.md', './a//b.md']);
  });
});

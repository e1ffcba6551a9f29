import fc from 'fast-check';
import { claimRules, ruleSet } from '../../src/engine/evaluate/rules.js';
import { type VerifiedClaim, type Verdict, FILE_VERDICTS } from '../../src/model/claim.js';
import type { Json } from '../../src/model/json.js';
import { normalisePath } from '../../src/model/path.js';
import { listFound, type ClaimRule, type ClaimSubject, type ReturnRule } from '../../src/model/rule.js';
import { versionsWith } from '../../src/families/catalog.js';
import { standards } from '../../src/families/registry.js';
import { presentRules } from '../../src/rules/claim-present.js';
import { absentRules } from '../../src/rules/claim-absent.js';
import { artifactPathRules } from '../../src/families/json/rules/paths.js';
import { textRules } from '../../src/families/json/rules/texts.js';
import { returnRules } from '../../src/rules/return.js';
import { CONTEXT } from '../support/context.js';
import { problemsOf } from '../support/problems.js';
import { processorTime } from '../support/processor-time.js';

const {
  'artifact-blank': artifactBlank,
  'artifact-case': artifactCase,
  'artifact-directory': artifactDirectory,
  'artifact-empty': artifactEmpty,
  'artifact-path-relative': artifactPathRelative,
  'artifact-unchanged': artifactUnchanged,
} = presentRules;
const {
  'artifact-missing': artifactMissing,
  'artifact-relocated': artifactRelocated,
  'artifact-removed': artifactRemoved,
  'artifact-undetermined': artifactUndetermined,
  'artifact-uncommitted': artifactUncommitted,
  'artifact-unverifiable': artifactUnverifiable,
} = absentRules;
const { 'artifact-path-valid': artifactPathValid } = artifactPathRules;

/** What a rule says of the sample with this path in its one artifact. */
function ofPath(rule: ReturnRule, path: Json): ReturnType<typeof problemsOf> {
  return problemsOf(rule, { set: { '/artifacts/0/path': path } });
}

describe('artifact-path-valid', () => {
  it('speaks of exactly the paths that are written otherwise than they are asked for', () => {
    const segments = fc.constantFrom('', '.', '..', '...', 'a', '.b', 'c.', 'd..e', '\u00e9 f', ' ');
    fc.assert(
      fc.property(fc.array(segments, { minLength: 1, maxLength: 6 }), (parts) => {
        const path = parts.join('/');
        const plain = normalisePath(path);
        fc.pre(plain !== null && path === path.trimEnd());
        expect(ofPath(artifactPathValid, path)).toHaveLength(path === '' || plain === path ? 0 : 1);
      }),
    );
  });

  it.each([
    ['./a.md', 'a leading "./"', 'a.md'],
    ['a//b.md', '"//"', 'a/b.md'],
    ['a/b.md/', 'a trailing "/"', 'a/b.md'],
    ['a/b.md ', 'white space at its end', 'a/b.md'],
    ['a/./b.md', '"." or ".." segments', 'a/b.md'],
    ['a/../b.md', '"." or ".." segments', 'b.md'],
    ['a/b/..', '"." or ".." segments', 'a'],
    ['a/b\u0000.md', 'control characters', 'a/b.md'],
    ['a/b\u007f.md', 'control characters', 'a/b.md'],
    ['a/b.md\n', 'control characters and white space at its end', 'a/b.md'],
    ['./a//b/', '"//", a leading "./" and a trailing "/"', 'a/b'],
  ])('%j has %s', (path, fault, plain) => {
    expect(ofPath(artifactPathValid, path)).toMatchObject([
      {
        pointer: '/artifacts/0/path',
        message: `Artifact path "${path}" has ${fault}; a plain path was expected.`,
        recommendation: `Fix planner-agent subagent return format: write "${plain}".`,
        fix: { edits: [{ kind: 'set', pointer: '/artifacts/0/path', value: plain }] },
      },
    ]);
  });

  it.each([
    ...['a', '.hidden', 'a/.hidden/b', '..a', 'a..b', 'a/..b', 'a/b..', 'a/...', 'a b.md', ' a', 'é/日本.md'],
    'a\\b',
  ])('is silent on %j', (path) => {
    expect(ofPath(artifactPathValid, path)).toEqual([]);
  });

  it.each(['/etc//passwd', '~/./a', 'C:/a//b', 'https://example.org/a/', '../a/', './../a', '/a\u0000'])(
    'leaves %j to the verdict outside',
    (path) => {
      expect(ofPath(artifactPathValid, path)).toEqual([]);
    },
  );

  it.each([
    ['a/\u202Edm.exe', 'bidirectional characters'],
    ['a/\u2066b.md', 'bidirectional characters'],
    ['a/b\u200B.md', 'zero-width characters'],
    ['\uFEFFa/b.md', 'zero-width characters'],
  ])('describes %j, and writes it without them', (path, told) => {
    const [problem] = ofPath(artifactPathValid, path);
    expect(problem).toMatchObject({
      message: expect.stringContaining(`has ${told}`),
      fix: { safety: 'unsafe', edits: [{ value: expect.stringMatching(/^[ -~]+$/) }] },
    });
  });

  it.each(['.', './', 'a/..', '\u0000', '\u0001/etc'])('proposes no path where none is left: %j', (path) => {
    expect(ofPath(artifactPathValid, path)[0]?.recommendation).toContain('write the path of a file');
  });

  it('takes linear time', () => {
    const started = processorTime();
    ofPath(artifactPathValid, `a${'/.'.repeat(100_000)}${' '.repeat(100_000)}b${'\u0001'.repeat(100_000)}`);
    expect(processorTime() - started).toBeLessThan(2_000);
  });
});

describe('artifact-summary-length', () => {
  it.each([
    [200, 0],
    [201, 1],
  ])('finds of %i characters: %i', (length, found) => {
    expect(
      problemsOf(textRules['artifact-summary-length'], { set: { '/artifacts/0/summary': 'x'.repeat(length) } }),
    ).toHaveLength(found);
  });
});

describe('phantom-work', () => {
  it('leaves a word of another version of the family to other rules', () => {
    const standard = standards.find(({ id }) => id === 'return-meta@1.2');
    if (standard === undefined) throw new Error('no return-meta@1.2');
    const said = (status: string, satisfies: string | null): number => {
      const value = { status, artifacts: [] };
      const maps = { beside: new Map(), returnsBeside: new Map() };
      const subject = { file: 'a', index: 0, standard, value, shapeErrors: [], claims: 0, satisfies, ...maps };
      return listFound(returnRules['phantom-work'].check(subject, CONTEXT, {})).length;
    };
    expect(said('synced', 'return-meta@9')).toBe(0);
    expect(said('synced', null)).toBe(1);
    expect(said('planned', 'return-meta@9')).toBe(1);
  });
});

const SUCCESS: ClaimSubject = {
  file: 'r.json',
  index: 0,
  status: 'completed',
  success: true,
  restated: true,
};
const FAILURE: ClaimSubject = { ...SUCCESS, status: 'failed', success: false };

function evaluated(name: Verdict['name'], more: Partial<Verdict> = {}, path = 'a/b.md'): VerifiedClaim {
  return {
    claim: { path, pointer: '/artifacts/0/path', type: 'plan' },
    verdict: { name, size: null, foundAt: null, detail: null, blank: false, ...more },
  };
}

/** What a rule says of a claim as it is asked: with the others of a version, by the verdict. The same under each version that has it. */
function saysOf(rule: ClaimRule, item: VerifiedClaim, of = SUCCESS, context = CONTEXT): ReturnType<ClaimRule['check']> {
  const [first = [], ...others] = versionsWith(rule).map(({ standard }) =>
    claimRules(ruleSet(standard, new Map()).claim, item, of.file, null)
      .filter((active) => active.rule === rule)
      .flatMap((active) => listFound(active.rule.check(item, of, context))),
  );
  expect(versionsWith(rule).length).toBeGreaterThan(1);
  expect(others).toEqual(others.map(() => first));
  return first;
}

describe('the rules on verdicts', () => {
  // Section 3 of the standards: the severity on a success status, and on any other.
  const table: readonly (readonly [ClaimRule, Verdict['name'], string, string])[] = [
    [artifactEmpty, 'empty', 'error', 'notice'],
    [artifactMissing, 'missing', 'error', 'notice'],
    [artifactUndetermined, 'undetermined', 'error', 'notice'],
    [artifactRelocated, 'relocated', 'notice', 'notice'],
    [artifactRemoved, 'removed', 'notice', 'notice'],
    [artifactUncommitted, 'uncommitted', 'error', 'notice'],
    [artifactDirectory, 'directory', 'error', 'notice'],
    [artifactPathRelative, 'outside', 'error', 'warning'],
    [artifactCase, 'case-mismatch', 'error', 'notice'],
    [artifactUnverifiable, 'unverifiable', 'notice', 'notice'],
  ];
  const cases = table.map((row) => [row[0].id, ...row] as const);

  it.each(cases)('%s speaks of its own verdict and of no other', (_, rule, verdict) => {
    for (const name of FILE_VERDICTS) {
      expect(saysOf(rule, evaluated(name))).toHaveLength(name === verdict ? 1 : 0);
    }
  });

  it.each(cases)('%s has the severity of the table', (_, rule, verdict, success, other) => {
    expect(listFound(rule.check(evaluated(verdict), SUCCESS, CONTEXT))[0]?.severity ?? rule.severity).toBe(success);
    expect(listFound(rule.check(evaluated(verdict), FAILURE, CONTEXT))[0]?.severity ?? rule.severity).toBe(other);
  });

  it.each(cases)('%s names the path and gives the reason', (_, rule, verdict) => {
    const [problem] = listFound(rule.check(evaluated(verdict, { detail: 'Because of this.' }), SUCCESS, CONTEXT));
    expect(problem?.message).toContain('"a/b.md"');
    expect(problem?.message).toMatch(/\. Because of this\.$|expected\. Because of this\.$/);
    expect(listFound(rule.check(evaluated(verdict), SUCCESS, CONTEXT))[0]?.message).not.toMatch(/null|undefined| $/);
  });

  it('covers every verdict but present', () => {
    expect(new Set(table.map((row) => row[1]))).toEqual(new Set(FILE_VERDICTS.filter((name) => name !== 'present')));
  });

  it.each([
    [artifactRelocated, 'relocated'],
    [artifactCase, 'case-mismatch'],
  ] as const)('where the file was found is said', (rule, verdict) => {
    const [problem] = listFound(rule.check(evaluated(verdict, { foundAt: 'c/d.md' }), SUCCESS, CONTEXT));
    expect(problem?.message).toContain('"c/d.md"');
  });
});

it.each([
  ['rules', "since git's rules are unknown"],
  ['content', 'since this clone lacks its content'],
  [undefined, 'the clone lacks its history'],
] as const)('artifact-undetermined by %s says what is unknown', (by, reason) => {
  const claim = evaluated('undetermined', by === undefined ? {} : { by });
  expect(listFound(artifactUndetermined.check(claim, SUCCESS, CONTEXT))[0]?.message).toContain(reason);
});

describe('artifact-blank', () => {
  it('is a warning on success and a notice else', () => {
    expect(artifactBlank.severity).toBe('warning');
    expect(
      listFound(artifactBlank.check(evaluated('present', { blank: true }), SUCCESS, CONTEXT))[0]?.severity,
    ).toBeUndefined();
    expect(listFound(artifactBlank.check(evaluated('present', { blank: true }), FAILURE, CONTEXT))[0]?.severity).toBe(
      'notice',
    );
  });

  it('speaks of files that are present only', () => {
    expect(saysOf(artifactBlank, evaluated('present'))).toEqual([]);
    expect(saysOf(artifactBlank, evaluated('present', { blank: true }))).toHaveLength(1);
    expect(saysOf(artifactBlank, evaluated('relocated', { blank: true }))).toEqual([]);
  });
});

describe('artifact-unchanged', () => {
  const changes = (...changed: string[]): typeof CONTEXT => ({
    ...CONTEXT,
    changes: { base: 'main', changed: new Set(changed), deleted: new Set(['gone.md']) },
  });

  it('speaks of a claim that the diff of its return does not touch', () => {
    expect(saysOf(artifactUnchanged, evaluated('present'), SUCCESS, changes('r.json', 'b.md'))).toMatchObject([
      { message: 'File is the same as in the base "main", although the return is new: "a/b.md".' },
    ]);
  });

  it.each([
    ['nothing is compared', evaluated('present'), SUCCESS, CONTEXT],
    ['the return says nothing new', evaluated('present'), { ...SUCCESS, restated: false }, changes('r.json')],
    ['the return claims no success', evaluated('present'), FAILURE, changes('r.json')],
    ['the file changed', evaluated('present'), SUCCESS, changes('r.json', 'a/b.md')],
    [
      'the file changed, written otherwise',
      evaluated('present', {}, './a//b.md'),
      SUCCESS,
      changes('r.json', 'a/b.md'),
    ],
    ['the file behind the link changed', evaluated('present', { foundAt: 'c.md' }), SUCCESS, changes('r.json', 'c.md')],
    ['the file was deleted', evaluated('present', { foundAt: 'gone.md' }), SUCCESS, changes('r.json')],
    ['the verdict is another', evaluated('relocated', { foundAt: 'c.md' }), SUCCESS, changes('r.json')],
    ['the path has no normal form', evaluated('present', {}, '../a'), SUCCESS, changes('r.json')],
  ])('is silent where %s', (_, claim, of, context) => {
    expect(saysOf(artifactUnchanged, claim, of, context)).toEqual([]);
  });

  it('looks at the file behind a link, not at the link', () => {
    const linked = evaluated('present', { foundAt: 'c.md' });
    expect(listFound(artifactUnchanged.check(linked, SUCCESS, changes('r.json', 'a/b.md')))).toHaveLength(1);
  });
});

describe('normalisePath', () => {
  it.each([
    ['a/b', 'a/b'],
    ['./a', 'a'],
    ['a//b///c', 'a/b/c'],
    ['a/', 'a'],
    ['a/./b', 'a/b'],
    ['a/../b', 'b'],
    ['a/b/../../c', 'c'],
    ['a/..', ''],
    ['.', ''],
    ['./', ''],
    ['', ''],
    ['..a/...', '..a/...'],
    ['a\\..\\b', 'a\\..\\b'],
    ['a/C:/b', 'a/C:/b'],
    ['a:', null],
    ['ab:c', 'ab:c'],
    [' /a', ' /a'],
  ])('%j becomes %j', (path, plain) => {
    expect(normalisePath(path)).toBe(plain);
  });

  it.each([
    ...['/', '//a', '/a', '~', '~/a', '~root/a', 'C:', 'C:/a', 'c:\\a', 'https://a', 'git+ssh://a', '..'],
    ...['../a', 'a/../../b', './..'],
  ])('%j leaves the root', (path) => {
    expect(normalisePath(path)).toBeNull();
  });

  it('changes nothing the second time', () => {
    for (const path of ['./a//b/', 'a/b/../c', 'a/./b', 'x']) {
      const once = normalisePath(path);
      expect(once).not.toBeNull();
      expect(normalisePath(once ?? '')).toBe(once);
    }
  });
});

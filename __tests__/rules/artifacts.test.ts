import fc from 'fast-check';
import { claimRules, ruleSet } from '../../src/engine/evaluate/rules.js';
import { type VerifiedClaim, type Verdict, FILE_VERDICTS } from '../../src/model/claim.js';
import type { Json } from '../../src/model/json.js';
import { normalisePath } from '../../src/model/path.js';
import type { ClaimRule, ClaimSubject, DescribedRule, ReturnRule } from '../../src/model/rule.js';
import { rules, versionsWith } from '../../src/families/catalog.js';
import { standards } from '../../src/families/registry.js';
import {
  artifactBlank,
  artifactCase,
  artifactDirectory,
  artifactEmpty,
  artifactPathRelative,
  artifactUnchanged,
} from '../../src/rules/claim-present.js';
import {
  artifactDuplicate,
  artifactObject,
  artifactSummary,
  artifactSummarySentence,
  artifactType,
  artifactTypePath,
} from '../../src/families/json/rules/artifacts.js';
import {
  artifactMissing,
  artifactRelocated,
  artifactRemoved,
  artifactUncommitted,
  artifactUndetermined,
  artifactUnverifiable,
} from '../../src/rules/claim-absent.js';
import { artifactPathEmpty, artifactSummaryLength } from '../../src/families/json/rules/texts.js';
import { artifactPathSlashes, artifactPathValid } from '../../src/families/json/rules/paths.js';
import { partialWithoutArtifacts } from '../../src/families/json/rules/status.js';
import { phantomWork } from '../../src/rules/return.js';
import { CONTEXT } from '../support/context.js';
import { problemsOf } from '../support/problems.js';
import { processorTime } from '../support/processor-time.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

const returnRules = rules.filter(
  (rule): rule is DescribedRule & ReturnRule => rule.area === 'artifacts' && rule.scope === 'return',
);

/** What a rule says of the sample with this path in its one artifact. */
function ofPath(rule: ReturnRule, path: Json): ReturnType<typeof problemsOf> {
  return problemsOf(rule, { set: { '/artifacts/0/path': path } });
}

describe('every artifact rule on returns', () => {
  it.each(returnRules.map((rule) => [rule.id, rule] as const))(
    '%s is silent on the sample of each version',
    (_, rule) => {
      for (const { id } of standards.filter(({ sample }) => sample.value !== undefined)) {
        expect(problemsOf(rule, { standard: id })).toEqual([]);
      }
    },
  );

  it.each(returnRules.map((rule) => [rule.id, rule] as const))(
    '%s never throws on a value of a wrong type',
    (id, rule) => {
      const wrong: readonly Json[] = [null, true, 0, -1.5, 'text', [], {}, [[]], { ['__proto__']: { length: 0 } }];
      for (const value of wrong) {
        expect(problemsOf(rule, { set: { '/artifacts': value, '/status': value } })).toEqual(
          id === 'artifact-object' && JSON.stringify(value) === '[[]]' ? expect.any(Array) : [],
        );
        for (const field of ['type', 'path', 'summary']) {
          if (typeof value !== 'string')
            expect(problemsOf(rule, { set: { [`/artifacts/0/${field}`]: value } })).toEqual([]);
        }
      }
    },
  );

  it.each(returnRules.filter(({ id }) => id !== 'artifact-summary').map((rule) => [rule.id, rule] as const))(
    '%s leaves absent fields to required-field',
    (_, rule) => {
      expect(problemsOf(rule, { remove: ['/artifacts'] })).toEqual([]);
      expect(problemsOf(rule, { remove: ['/status'] })).toEqual([]);
      expect(problemsOf(rule, { set: { '/artifacts/0': {} } })).toEqual([]);
    },
  );
});

describe('artifact-object', () => {
  it('quotes a bare string and names the fields that were expected', () => {
    const [problem, ...others] = problemsOf(artifactObject, { set: { '/artifacts/-': PLAN } });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      pointer: '/artifacts/1',
      message: `Artifact 2 is the bare string "${PLAN}"; an object with type, path and summary was expected.`,
    });
    expect(problem?.recommendation).toContain('Fix planner-agent subagent return format');
  });

  it('speaks once of a list that holds no objects', () => {
    const set = { '/artifacts': ['a.md', 'b.md', 7, null] };
    expect(problemsOf(artifactObject, { set })).toMatchObject([
      {
        pointer: '/artifacts/0',
        message:
          '4 artifacts are not objects: the bare string "a.md", the bare string "b.md", 7 and 1 more; objects with type, path and summary were expected.',
      },
    ]);
    // They are fixed together, or not.
    expect(problemsOf(artifactObject, { set: { '/artifacts': [PLAN, PLAN] } })).toMatchObject([
      { pointer: '/artifacts/0', fix: { edits: [{}, {}] } },
    ]);
    expect(problemsOf(artifactObject, { set: { '/artifacts': ['a.md', PLAN] } })[0]).not.toHaveProperty('fix');
  });

  it.each([
    [null, 'null'],
    [7, '7'],
    [[PLAN], 'an array'],
  ])('speaks of %j', (value, words) => {
    expect(problemsOf(artifactObject, { set: { '/artifacts/0': value } })[0]?.message).toContain(`is ${words};`);
  });
});

describe('artifact-type', () => {
  it('takes the types from the version', () => {
    const research = { set: { '/artifacts/0/type': 'research' } };
    expect(problemsOf(artifactType, { ...research, standard: 'subagent-return@1.0' })).toEqual([]);
    expect(problemsOf(artifactType, { ...research, standard: 'return-meta@1.2' })).toMatchObject([
      {
        pointer: '/artifacts/0/type',
        message: 'Artifact type "research" is not one of report, plan, summary or implementation.',
        recommendation: 'Fix planner-agent subagent return format: write "report".',
      },
    ]);
  });

  it('knows handoff from 1.4 on', () => {
    const handoff = { set: { '/artifacts/0/type': 'handoff' } };
    expect(problemsOf(artifactType, { ...handoff, standard: 'return-meta@1.2' })).toHaveLength(1);
    expect(problemsOf(artifactType, { ...handoff, standard: 'return-meta@1.4' })).toEqual([]);
  });

  it('minds the letter case', () => {
    expect(problemsOf(artifactType, { set: { '/artifacts/0/type': 'Plan' } })[0]?.recommendation).toContain('"plan"');
  });

  it.each(['', '__proto__', 'constructor', 'x'.repeat(10_000)])(
    'suggests nothing for a word far from all: %.20s',
    (type) => {
      const [problem] = problemsOf(artifactType, { set: { '/artifacts/0/type': type } });
      expect(problem?.recommendation).toContain('use a listed artifact type');
      expect(problem?.message.length).toBeLessThan(200);
    },
  );
});

describe('artifact-path-empty', () => {
  it.each(['', ' ', '\t\n', '\u00a0'])('speaks of %j, and no other path rule does', (path) => {
    expect(ofPath(artifactPathEmpty, path)).toMatchObject([{ pointer: '/artifacts/0/path' }]);
    for (const rule of [artifactPathSlashes, artifactPathValid, artifactTypePath])
      expect(ofPath(rule, path)).toEqual([]);
  });

  it('is silent on the shortest path', () => {
    expect(ofPath(artifactPathEmpty, 'a')).toEqual([]);
    expect(ofPath(artifactPathEmpty, '.')).toEqual([]);
  });

  it('does not call two blank paths a duplicate', () => {
    const set = { '/artifacts/0/path': '', '/artifacts/-': { type: 'plan', path: '', summary: 'Nothing' } };
    expect(problemsOf(artifactDuplicate, { set })).toEqual([]);
    expect(problemsOf(artifactPathEmpty, { set })).toHaveLength(2);
  });
});

describe('artifact-path-slashes', () => {
  it('writes the path with forward slashes', () => {
    expect(ofPath(artifactPathSlashes, 'specs\\a/b\\c.md')).toMatchObject([
      {
        pointer: '/artifacts/0/path',
        message: expect.stringContaining('"specs\\a/b\\c.md"'),
        recommendation: expect.stringContaining('write "specs/a/b/c.md"'),
      },
    ]);
  });

  it('speaks of a path of one backslash', () => {
    expect(ofPath(artifactPathSlashes, '\\')).toHaveLength(1);
  });
});

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
    'a',
    '.hidden',
    'a/.hidden/b',
    '..a',
    'a..b',
    'a/..b',
    'a/b..',
    'a/...',
    'a b.md',
    ' a',
    'é/日本.md',
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

describe('artifact-duplicate', () => {
  const twice = (first: string, second: string): ReturnType<typeof problemsOf> =>
    problemsOf(artifactDuplicate, {
      set: { '/artifacts/0/path': first, '/artifacts/-': { type: 'plan', path: second, summary: 'Again' } },
    });

  it.each([
    ['a/b.md', 'a/b.md'],
    ['a/b.md', './a//b.md'],
    ['a/b.md', 'a/c/../b.md/'],
    ['/a', '/a'],
    ['../a', '../a'],
    ['__proto__', '__proto__'],
  ])('%j and %j are one file', (first, second) => {
    expect(twice(first, second)).toMatchObject([
      { pointer: '/artifacts/1/path', message: expect.stringMatching(/same file as \/artifacts\/0\/path/) },
    ]);
  });

  it.each([
    ['a/b.md', 'a/B.md'],
    ['a/b.md', 'a/b.md '],
    ['/a', 'a'],
    ['~/a', './~/a'],
    ['a\\b', 'a/b'],
  ])('%j and %j are two files', (first, second) => {
    expect(twice(first, second)).toEqual([]);
  });

  it('speaks of each but the first, and counts elements that are no objects', () => {
    const artifact = { type: 'plan', path: 'a', summary: 'A' };
    const problems = problemsOf(artifactDuplicate, {
      set: { '/artifacts': [null, artifact, artifact, 'a', artifact] },
    });
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/artifacts/2/path', '/artifacts/4/path']);
    expect(problems[1]?.message).toContain('/artifacts/1/path');
  });
});

describe('artifact-summary', () => {
  const standard = 'subagent-return@1.2';

  it('is at the artifact and names the field', () => {
    expect(problemsOf(artifactSummary, { standard, remove: ['/artifacts/0/summary'] })).toMatchObject([
      { pointer: '/artifacts/0', property: 'summary', message: `Artifact "${PLAN}" has no summary.` },
    ]);
  });

  it.each(['', ' \t'])('speaks of %j, in metadata files too', (summary) => {
    for (const id of [standard, 'return-meta@1.2']) {
      expect(problemsOf(artifactSummary, { standard: id, set: { '/artifacts/0/summary': summary } })).toMatchObject([
        { pointer: '/artifacts/0/summary', message: `Artifact "${PLAN}" has a blank summary.` },
      ]);
    }
  });

  it('leaves null to field-type, and in metadata files an absent one to required-field', () => {
    expect(problemsOf(artifactSummary, { standard, set: { '/artifacts/0/summary': null } })).toEqual([]);
    expect(problemsOf(artifactSummary, { remove: ['/artifacts/0/summary'] })).toEqual([]);
  });

  it('speaks of an artifact without a path', () => {
    expect(problemsOf(artifactSummary, { standard, set: { '/artifacts/0': {} } })[0]?.message).toBe(
      'The artifact has no summary.',
    );
  });
});

describe('artifact-summary-length', () => {
  it.each([
    [200, 0],
    [201, 1],
  ])('finds of %i characters: %i', (length, found) => {
    expect(problemsOf(artifactSummaryLength, { set: { '/artifacts/0/summary': 'x'.repeat(length) } })).toHaveLength(
      found,
    );
  });
});

describe('artifact-summary-sentence', () => {
  it.each(['', ' ', 'A plan', 'A plan.', 'Version 1.2 of the plan.', 'Plan for src/dates.ts, in three phases'])(
    '%j is one sentence at most',
    (summary) => {
      expect(problemsOf(artifactSummarySentence, { set: { '/artifacts/0/summary': summary } })).toEqual([]);
    },
  );

  it.each([
    ['A plan. It has phases.', 2],
    ['Done! Really? Yes.', 3],
  ])('%j has %i sentences', (summary, n) => {
    expect(problemsOf(artifactSummarySentence, { set: { '/artifacts/0/summary': summary } })).toMatchObject([
      { pointer: '/artifacts/0/summary', message: expect.stringContaining(`has ${String(n)} sentences`) },
    ]);
  });
});

describe('artifact-type-path', () => {
  const of = (type: string, path: string, standard = 'return-meta@1.4'): ReturnType<typeof problemsOf> =>
    problemsOf(artifactTypePath, { standard, set: { '/artifacts/0/type': type, '/artifacts/0/path': path } });

  it.each([
    ['plan', 'specs/7_a/reports/01.md', 'report'],
    ['report', 'specs/archive/7_a/plans/01.md', 'plan'],
    ['report', '.opencode/specs/7_a/summaries/01.md', 'summary'],
    ['implementation', './specs/7_a//plans/01.md', 'plan'],
    ['plan', 'specs/7_a/handoffs/01.md', 'handoff'],
    ['plan', 'specs/7_a/reports/figures/01.svg', 'report'],
  ])('type %s at %s: the folder says %s', (type, path, told) => {
    expect(of(type, path)).toMatchObject([
      { pointer: '/artifacts/0/type', message: expect.stringContaining(`files of type "${told}"`) },
    ]);
  });

  it.each([
    ['report', 'specs/7_a/reports/01.md'],
    ['plan', 'specs/7_a/01.md'],
    ['plan', 'specs/7_a/Reports/01.md'],
    ['plan', 'specs/reports'],
    ['implementation', 'src/reports/print.ts'],
    ['implementation', 'reports/specs.md'],
    ['plan', '/specs/7_a/reports/01.md'],
    ['plan', '../specs/7_a/reports/01.md'],
    ['unknown', 'specs/7_a/reports/01.md'],
  ])('is silent on type %s at %s', (type, path) => {
    expect(of(type, path)).toEqual([]);
  });

  it('takes the nearest of two folders', () => {
    expect(of('plan', 'specs/7_a/reports/plans/01.md')).toEqual([]);
  });

  it('knows no handoffs folder where the version has no such type', () => {
    expect(of('plan', 'specs/7_a/handoffs/01.md', 'return-meta@1.2')).toEqual([]);
  });
});

describe('phantom-work', () => {
  it.each([
    ['return-meta@1.2', 'implemented', 1],
    ['return-meta@1.2', 'in_progress', 0],
    ['return-meta@1.2', 'partial', 0],
    ['return-meta@2.1', 'needs_research', 0],
    ['subagent-return@1.0', 'completed', 1],
    ['subagent-return@1.0', 'failed', 0],
    ['subagent-return@2.0', 'tasks_created', 1],
    // A word that the version does not know excuses nothing.
    ['subagent-return@2.0', 'completed', 1],
    ['subagent-return@2.0', 'Planned', 1],
    ['return-meta@1.2', 'finished', 1],
  ])('under %s, %s without artifacts: %i', (standard, status, found) => {
    const problems = problemsOf(phantomWork, { standard, set: { '/status': status, '/artifacts': [] } });
    expect(problems).toHaveLength(found);
    for (const problem of problems) {
      expect(problem.pointer).toBe('/artifacts');
      expect(problem.message).toContain(`"${status}"`);
    }
  });

  it('says what is missing', () => {
    const said = (status: string): unknown => problemsOf(phantomWork, { set: { '/status': status, '/artifacts': [] } });
    expect(said('planned')).toEqual([
      {
        pointer: '/artifacts',
        message: 'Agent returned status "planned" but lists no artifacts: phantom work.',
        recommendation: 'Verify planner-agent creates artifacts and lists them before it claims success.',
      },
    ]);
    expect(said('finished')).toEqual([
      {
        pointer: '/artifacts',
        message:
          'Agent returned status "finished", which is unknown and counts as success, but lists no artifacts: phantom work.',
        recommendation:
          'Fix planner-agent subagent return format: list the artifacts, or use a listed status that is no success.',
      },
    ]);
  });

  it('leaves a word of another version of the family to other rules', () => {
    const standard = standards.find(({ id }) => id === 'return-meta@1.2');
    if (standard === undefined) throw new Error('no return-meta@1.2');
    const said = (status: string, satisfies: string | null): number => {
      const value = { status, artifacts: [] };
      const maps = { beside: new Map(), returnsBeside: new Map() };
      const subject = { file: 'a', index: 0, standard, value, shapeErrors: [], claims: 0, satisfies, ...maps };
      return phantomWork.check(subject, CONTEXT, {}).length;
    };
    expect(said('synced', 'return-meta@9')).toBe(0);
    expect(said('synced', null)).toBe(1);
    expect(said('planned', 'return-meta@9')).toBe(1);
  });

  it('counts an element of any kind', () => {
    expect(problemsOf(phantomWork, { set: { '/artifacts': [null] } })).toEqual([]);
  });
});

describe('partial-without-artifacts', () => {
  it.each([
    ['partial', [], 1],
    ['partial', [{}], 0],
    ['failed', [], 0],
    ['completed', [], 0],
  ])('status %s with artifacts %j: %i', (status, artifacts, found) => {
    const set = { '/status': status, '/artifacts': artifacts };
    expect(problemsOf(partialWithoutArtifacts, { standard: 'subagent-return@1.2', set })).toHaveLength(found);
  });
});

const SUCCESS: ClaimSubject = {
  file: 'r.json',
  index: 0,
  agent: 'planner',
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
      .filter((active) => active.rule.id === rule.id)
      .flatMap((active) => active.rule.check(item, of, context)),
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
    expect(rule.check(evaluated(verdict), SUCCESS, CONTEXT)[0]?.severity ?? rule.severity).toBe(success);
    expect(rule.check(evaluated(verdict), FAILURE, CONTEXT)[0]?.severity ?? rule.severity).toBe(other);
  });

  it.each(cases)('%s names the path and gives the reason', (_, rule, verdict) => {
    const [problem] = rule.check(evaluated(verdict, { detail: 'Because of this.' }), SUCCESS, CONTEXT);
    expect(problem?.message).toContain('"a/b.md"');
    expect(problem?.message).toMatch(/\. Because of this\.$|expected\. Because of this\.$/);
    expect(rule.check(evaluated(verdict), SUCCESS, CONTEXT)[0]?.message).not.toMatch(/null|undefined| $/);
  });

  it('covers every verdict but present', () => {
    expect(new Set(table.map((row) => row[1]))).toEqual(new Set(FILE_VERDICTS.filter((name) => name !== 'present')));
  });

  it.each([
    [artifactRelocated, 'relocated'],
    [artifactCase, 'case-mismatch'],
  ] as const)('where the file was found is said', (rule, verdict) => {
    const [problem] = rule.check(evaluated(verdict, { foundAt: 'c/d.md' }), SUCCESS, CONTEXT);
    expect(problem?.message).toContain('"c/d.md"');
  });
});

describe('artifact-blank', () => {
  it('is a warning on success and a notice else', () => {
    expect(artifactBlank.severity).toBe('warning');
    expect(artifactBlank.check(evaluated('present', { blank: true }), SUCCESS, CONTEXT)[0]?.severity).toBeUndefined();
    expect(artifactBlank.check(evaluated('present', { blank: true }), FAILURE, CONTEXT)[0]?.severity).toBe('notice');
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
      { message: 'Artifact is the same as in the base "main", although the return is new: "a/b.md".' },
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
    expect(artifactUnchanged.check(linked, SUCCESS, changes('r.json', 'a/b.md'))).toHaveLength(1);
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
    '/',
    '//a',
    '/a',
    '~',
    '~/a',
    '~root/a',
    'C:',
    'C:/a',
    'c:\\a',
    'https://a',
    'git+ssh://a',
    '..',
    '../a',
    'a/../../b',
    './..',
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

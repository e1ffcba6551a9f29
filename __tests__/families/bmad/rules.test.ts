import { listFound, type RunProblem } from '../../../src/model/rule.js';
import type { ReturnRecord, RunContext } from '../../../src/model/context.js';
import { severityInBmad } from '../../../src/families/bmad/documents.js';
import { statusRules, taskRules } from '../../../src/families/bmad/rules/status.js';
import { standard as story6 } from '../../../src/families/bmad/versions/bmad-story@6.js';
import { VERDICTS, type Claim, type Verdict, type VerdictName } from '../../../src/model/claim.js';
import type { Subject } from '../../../src/model/return.js';
import type { Standard } from '../../../src/model/standard.js';
import { bmadStory } from '../../support/bmad.js';
import { CONTEXT } from '../../support/context.js';
import { recordAt, verdictNamed } from '../../engine/compared.js';

function subjectOf(standard: Standard, text: string, differs: Partial<Subject> = {}): Subject {
  const { file } = standard.sample;
  const { value, unread = [] } = bmadStory(text, file);
  return {
    file,
    index: 0,
    standard,
    value,
    shapeErrors: [],
    claims: 0,
    beside: new Map(),
    returnsBeside: new Map(),
    satisfies: null,
    unread,
    ...differs,
  };
}

describe('An unknown status', () => {
  const text = (story6.sample.text ?? '').replace('Status: done', 'Status: wonderful');
  const severities = (of: Partial<Subject>, status = text): readonly unknown[] =>
    listFound(statusRules['bmad-status'].check(subjectOf(story6, status, of), CONTEXT, {})).map(
      ({ severity }) => severity ?? statusRules['bmad-status'].severity,
    );

  it('is a warning only where the change adds it', () => {
    expect(severities({})).toEqual(['notice']);
    expect(severities({ restated: true })).toEqual(['notice']);
    expect(severities({ statusIsNew: true })).toEqual(['warning']);
  });

  it('is none where the word is known, whether upstream writes it or not', () => {
    for (const word of ['shipped', 'COMPLETED (v6.1.0)', 'Ready for Review', 'Proposed', 'terminé']) {
      expect(severities({ statusIsNew: true }, text.replace('wonderful', word))).toEqual([]);
    }
  });
});

describe('Open tasks', () => {
  const record = (ticked: number, open: number, verdict: VerdictName, type = 'created'): ReturnRecord =>
    recordAt('a.md', {
      standard: 'bmad-story@6',
      status: 'done',
      claims: [{ claim: { path: 'a.ts', pointer: '/file-list/0', type }, verdict: verdictNamed(verdict) }],
      boxes: { ticked, open, range: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 2 } },
    });
  const rule = taskRules['bmad-tasks-open'];
  const found = (one: ReturnRecord, context: RunContext = CONTEXT): readonly RunProblem[] =>
    listFound(rule.check({ files: 1, returns: [one], stale: null, addedReturns: null }, context));
  const severity = (one: ReturnRecord): unknown => found(one).map((problem) => problem.severity ?? rule.severity);

  it('are a warning where no box is ticked and a file is missing', () => {
    expect(severity(record(0, 111, 'missing'))).toEqual(['warning']);
    expect(severity(record(1, 110, 'missing'))).toEqual(['notice']);
    expect(severity(record(0, 111, 'present'))).toEqual(['notice']);
    expect(severity(record(0, 3, 'missing', 'task'))).toEqual(['notice']);
  });

  it('are told of in a change only where it adds the list', () => {
    const changes = { base: 'main', changed: new Set(['a.ts']), deleted: new Set<string>() };
    const told = (restated: boolean): number =>
      found({ ...record(0, 2, 'missing'), restated }, { ...CONTEXT, changes }).length;
    expect([told(true), told(false)]).toEqual([1, 0]);
  });

  it('are counted, and said to explain a missing file', () => {
    expect(found(record(0, 2, 'missing'))).toEqual([
      {
        file: 'a.md',
        index: 0,
        range: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 2 },
        value: 'tasks',
        message:
          'The status says that the work is done, but 2 of 2 boxes under its tasks are open. A listed file is missing: the list may be a forecast.',
      },
    ]);
    expect(found(record(0, 1, 'present'))).toMatchObject([
      { severity: 'notice', message: 'The status says that the work is done, but 1 of 1 box under its tasks is open.' },
    ]);
  });

  it('say nothing of the list where only its commit is missing, or what may be missing', () => {
    const { claims, ...rest } = record(0, 2, 'missing');
    const [verified] = claims;
    if (verified === undefined) throw new Error('no claim');
    expect(severity({ ...rest, claims: [{ ...verified, weight: 'pass' }] })).toEqual(['notice']);
    expect(severity({ ...rest, claims: [{ ...verified, claim: { ...verified.claim, kind: 'commit' } }] })).toEqual([
      'notice',
    ]);
    expect(severity({ ...rest, claims: [] })).toEqual(['notice']);
    expect(severity({ ...rest, claims, standard: 'gsd-plan@1' })).toEqual([]);
    const { boxes, ...without } = record(0, 2, 'missing');
    expect(boxes).toBeDefined();
    expect(severity(without)).toEqual([]);
  });

  it('are none where all are ticked, or the work is not done', () => {
    expect(severity(record(2, 0, 'missing'))).toEqual([]);
    expect(severity({ ...record(0, 2, 'missing'), success: false })).toEqual([]);
  });
});

describe('The severity of a verdict', () => {
  const weigh = (type: string, name: VerdictName, path = 'src/a.ts', differs: Partial<Verdict> = {}): unknown => {
    const claim: Claim = { path, pointer: '/file-list/0', type };
    return severityInBmad(claim, { ...verdictNamed(name), ...differs }, { file: '', isOfChange: false });
  };
  const TYPES = ['created', 'modified', 'listed', 'changed', 'review', 'task', 'deleted'];

  test('is graver for what the compared change lists, and is missing', () => {
    const listed: Claim = { path: 'src/a.ts', pointer: '/file-list/0', type: 'listed' };
    const of = (name: VerdictName): unknown =>
      severityInBmad(listed, verdictNamed(name), { file: '', isOfChange: true });
    expect([of('missing'), of('undetermined')]).toEqual(['error', 'warning']);
  });

  test.each([
    ['missing', ['error', 'error', 'warning', 'warning', 'warning', 'notice', 'pass']],
    ['uncommitted', ['error', 'error', 'error', 'error', 'error', 'notice', 'pass']],
    ['undetermined', ['error', 'error', 'warning', 'warning', 'warning', 'notice', 'pass']],
    ['empty', ['warning', 'warning', 'warning', 'warning', 'warning', 'notice', 'notice']],
    ['case-mismatch', ['warning', 'warning', 'warning', 'warning', 'warning', 'notice', 'notice']],
    ['outside', ['warning', 'warning', 'warning', 'warning', 'warning', 'notice', 'notice']],
    ['directory', ['notice', 'notice', 'notice', 'notice', 'notice', 'notice', 'notice']],
    ['removed', ['notice', 'notice', 'notice', 'notice', 'notice', 'notice', 'pass']],
    ['unverifiable', ['notice', 'notice', 'notice', 'notice', 'notice', 'notice', 'pass']],
  ] as const)('%s', (name, expected) => {
    expect(VERDICTS).toContain(name);
    expect(TYPES.map((type) => weigh(type, name))).toEqual(expected);
  });

  it('of a moved file depends on how it was found', () => {
    const found = { foundAt: 'app/src/a.ts' };
    expect(weigh('created', 'relocated', 'src/a.ts', { ...found, by: 'rename' })).toBe('notice');
    expect(weigh('created', 'relocated', 'src/a.ts', { ...found, by: 'name' })).toBe('notice');
    expect(weigh('created', 'relocated', 'src/a.ts', { ...found, by: 'ending' })).toBe('pass');
    expect(weigh('created', 'relocated', 'src/a.ts', { by: 'ending' })).toBe('notice');
    expect(weigh('created', 'relocated', 'a.ts', { ...found, by: 'ending' })).toBe('notice');
    expect(weigh('deleted', 'relocated', 'src/a.ts', { ...found, by: 'rename' })).toBe('pass');
  });

  it('is none for files that may be empty, and for folders written as such', () => {
    expect(weigh('created', 'empty', 'src/.gitkeep')).toBe('pass');
    expect(weigh('created', 'present', 'src/__init__.py', { blank: true })).toBe('pass');
    expect(weigh('created', 'directory', 'src/')).toBe('pass');
    expect(weigh('created', 'present')).toBeUndefined();
    expect(weigh('deleted', 'present')).toBe('notice');
  });
});

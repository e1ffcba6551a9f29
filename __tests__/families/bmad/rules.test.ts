import type { Example, ReturnRule } from '../../../src/model/rule.js';
import type { ReturnRecord } from '../../../src/model/context.js';
import { weighBmad } from '../../../src/families/bmad/documents.js';
import { bmadFileList } from '../../../src/families/bmad/rules/bmad-file-list.js';
import { bmadListSelf } from '../../../src/families/bmad/rules/bmad-list-self.js';
import { bmadSprintStatus } from '../../../src/families/bmad/rules/bmad-sprint-status.js';
import { bmadStatus } from '../../../src/families/bmad/rules/bmad-status.js';
import { bmadTasksOpen } from '../../../src/families/bmad/rules/bmad-tasks-open.js';
import { bmadUnread } from '../../../src/families/bmad/rules/bmad-unread.js';
import { standard as spec6 } from '../../../src/families/bmad/versions/bmad-spec@6.js';
import { standard as story4 } from '../../../src/families/bmad/versions/bmad-story@4.js';
import { standard as story6 } from '../../../src/families/bmad/versions/bmad-story@6.js';
import { VERDICTS, type Claim, type Verdict, type VerdictName } from '../../../src/model/claim.js';
import type { Subject } from '../../../src/model/return.js';
import type { Standard } from '../../../src/model/standard.js';
import { bmadStory } from '../../support/bmad.js';
import { CONTEXT } from '../../support/context.js';

const VERSIONS: readonly Standard[] = [story4, story6, spec6];

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

/** The text of a version's sample with the replacements of an example; null where the example is not for its family. */
function edited({ family, sample }: Standard, { families, replace = [] }: Example): string | null {
  if (families !== undefined && !families.includes(family)) return null;
  let text = sample.text ?? '';
  for (const [from, to] of replace) {
    if (!text.includes(from)) throw new Error(`${from} does not occur`);
    text = text.replace(from, () => to);
  }
  return text;
}

function examples(list: Example | readonly Example[]): readonly Example[] {
  return Array.isArray(list) ? (list as readonly Example[]) : [list as Example];
}

function besideOf({ tree = {} }: Example): ReadonlyMap<string, string | null> {
  return new Map(Object.entries(tree).map(([path, text]) => [path, typeof text === 'string' ? text : null]));
}

const RULES: readonly ReturnRule[] = [bmadStatus, bmadFileList, bmadSprintStatus, bmadListSelf, bmadUnread];

test.each(RULES)('$id speaks of its bad examples and not of its good ones', (rule) => {
  for (const standard of VERSIONS.filter(({ rules }) => rules.some((use) => use.rule.id === rule.id))) {
    for (const [list, expected] of [
      [rule.bad ?? [], true],
      [rule.good ?? [], false],
    ] as const) {
      for (const example of examples(list)) {
        const text = edited(standard, example);
        if (text === null) continue;
        const found = rule.check(subjectOf(standard, text, { beside: besideOf(example) }), CONTEXT, {});
        expect([standard.id, example, found.length > 0]).toEqual([standard.id, example, expected]);
      }
    }
  }
});

test('The samples are accepted by their versions', () => {
  for (const standard of VERSIONS) {
    const subject = subjectOf(standard, standard.sample.text ?? '');
    expect(standard.validate(subject.value)).toEqual([]);
    for (const { rule } of standard.rules) {
      if (rule.scope === 'return') expect([rule.id, rule.check(subject, CONTEXT, {})]).toEqual([rule.id, []]);
    }
    expect(standard.claims?.(subject.value, subject.file)).not.toEqual([]);
  }
});

describe('An unknown status', () => {
  const text = (story6.sample.text ?? '').replace('Status: done', 'Status: wonderful');
  const severities = (of: Partial<Subject>, status = text): readonly unknown[] =>
    bmadStatus.check(subjectOf(story6, status, of), CONTEXT, {}).map(({ severity }) => severity ?? bmadStatus.severity);

  it('is a warning only where the change adds it', () => {
    expect(severities({})).toEqual(['notice']);
    expect(severities({ isNew: true })).toEqual(['warning']);
    expect(severities({ restated: true })).toEqual(['warning']);
  });

  it('is none where the word is known, whether upstream writes it or not', () => {
    for (const word of ['shipped', 'COMPLETED (v6.1.0)', 'Ready for Review', 'Proposed', 'terminé']) {
      expect(severities({ isNew: true }, text.replace('wonderful', word))).toEqual([]);
    }
  });
});

describe('Open tasks', () => {
  const record = (ticked: number, open: number, verdict: VerdictName, type = 'created'): ReturnRecord => ({
    file: 'a.md',
    index: 0,
    line: 1,
    standard: 'bmad-story@6',
    status: 'done',
    success: true,
    agent: null,
    session: null,
    delegation: [],
    startedAt: null,
    claims: [{ claim: { path: 'a.ts', pointer: '/file-list/0', type }, verdict: verdictOf(verdict) }],
    restated: false,
    reduced: false,
    boxes: { ticked, open, range: { startLine: 3, startColumn: 1, endLine: 3, endColumn: 2 } },
  });
  const severity = (one: ReturnRecord): unknown =>
    bmadTasksOpen
      .check({ files: 1, returns: [one], stale: null, addedReturns: null }, CONTEXT)
      .map((problem) => problem.severity ?? bmadTasksOpen.severity);

  it('are a warning where no box is ticked and a file is missing', () => {
    expect(severity(record(0, 111, 'missing'))).toEqual(['warning']);
    expect(severity(record(1, 110, 'missing'))).toEqual(['notice']);
    expect(severity(record(0, 111, 'present'))).toEqual(['notice']);
    expect(severity(record(0, 3, 'missing', 'task'))).toEqual(['notice']);
  });

  it('are told of in a change only where it adds the list', () => {
    const changes = { base: 'main', changed: new Set(['a.ts']), deleted: new Set<string>() };
    const told = (restated: boolean): number =>
      bmadTasksOpen.check(
        { files: 1, returns: [{ ...record(0, 2, 'missing'), restated }], stale: null, addedReturns: null },
        { ...CONTEXT, changes },
      ).length;
    expect([told(true), told(false)]).toEqual([1, 0]);
  });

  it('are none where all are ticked, or the work is not done', () => {
    expect(severity(record(2, 0, 'missing'))).toEqual([]);
    expect(severity({ ...record(0, 2, 'missing'), success: false })).toEqual([]);
  });
});

function verdictOf(name: VerdictName, differs: Partial<Verdict> = {}): Verdict {
  return { name, size: null, foundAt: null, detail: null, blank: false, ...differs };
}

describe('The severity of a verdict', () => {
  const weigh = (type: string, name: VerdictName, path = 'src/a.ts', differs: Partial<Verdict> = {}): unknown => {
    const claim: Claim = { path, pointer: '/file-list/0', type };
    return weighBmad(claim, verdictOf(name, differs));
  };
  const TYPES = ['created', 'modified', 'listed', 'changed', 'review', 'task', 'deleted'];

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

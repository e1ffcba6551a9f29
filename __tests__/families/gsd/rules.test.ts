import { listFound, type Example, type Params, type ReturnRule } from '../../../src/model/rule.js';
import type { GsdFamily } from '../../../src/families/gsd/place.js';
import type { Problem } from '../../../src/model/finding.js';
import type { Sample } from '../../../src/model/standard.js';
import { gsdField, gsdName } from '../../../src/families/gsd/rules/frontmatter.js';
import { gsdMustHaveLines } from '../../../src/families/gsd/rules/must-haves.js';
import { gsdSelfCheckFailed } from '../../../src/families/gsd/rules/self-check.js';
import { gsdStatus, gsdVerificationScore } from '../../../src/families/gsd/rules/status.js';
import { gsdPlanSample, gsdSummarySample, gsdVerificationSample } from '../../../src/families/gsd/samples.js';
import { CONTEXT } from '../../support/context.js';
import { gsdReturn } from './support.js';
import { standards } from '../../../src/families/registry.js';

const SAMPLES: Readonly<Record<GsdFamily, Sample>> = {
  'gsd-summary': gsdSummarySample,
  'gsd-plan': gsdPlanSample,
  'gsd-verification': gsdVerificationSample,
};

const STATUSES: Readonly<Record<GsdFamily, readonly string[]>> = {
  'gsd-summary': ['complete', 'halted'],
  'gsd-plan': [],
  'gsd-verification': ['passed', 'gaps_found', 'human_needed'],
};

type Replacements = Example['replace'];

/** The text of a family's sample with some replacements; null where one of them does not occur. */
function edited(family: GsdFamily, replace: Replacements = []): string | null {
  let text = SAMPLES[family].text ?? '';
  for (const [from, to] of replace) {
    if (!text.includes(from)) return null;
    text = text.replace(from, () => to);
  }
  return text;
}

function problemsIn(
  rule: ReturnRule,
  family: GsdFamily,
  text: string,
  {
    file = SAMPLES[family].file,
    params = {},
    beside = {},
  }: { readonly file?: string; readonly params?: Params; readonly beside?: Readonly<Record<string, string>> } = {},
): readonly Problem[] {
  const [other] = standards;
  if (other === undefined) throw new Error('no standard');
  const standard = { ...other, id: `${family}@1`, family: family as never, statuses: STATUSES[family] };
  const subject = {
    file,
    index: 0,
    standard,
    value: gsdReturn(text, family).value,
    shapeErrors: [],
    claims: 0,
    beside: new Map(Object.entries(beside)),
    returnsBeside: new Map(),
    satisfies: null,
  };
  return listFound(rule.check(subject, CONTEXT, { ...rule.params, ...params }));
}

function messages(
  rule: ReturnRule,
  family: GsdFamily,
  replace: Replacements = [],
  options: Parameters<typeof problemsIn>[3] = {},
): readonly string[] {
  const text = edited(family, replace);
  if (text === null) throw new Error('a replacement does not occur');
  return problemsIn(rule, family, text, options).map(({ message }) => message);
}

describe('The fields of a frontmatter', () => {
  it('are told in two findings: those by which a document is found, and the rest', () => {
    const problems = problemsIn(gsdField, 'gsd-plan', '---\nphase: 1\ntype: execute\n---\n');
    expect(problems.map(({ severity, property }) => [severity, property])).toEqual([
      [undefined, ['plan']],
      ['notice', ['wave', 'depends_on', 'files_modified', 'autonomous', 'must_haves']],
    ]);
  });

  it('may be among the metrics', () => {
    const replace = [['duration: 12min\ncompleted:', 'metrics:\n  duration: 12min\n  completed:']] as const;
    expect(messages(gsdField, 'gsd-summary', replace)).toEqual([]);
    const other = [['duration: 12min\n', 'metrics:\n  words: 12\n']] as const;
    expect(messages(gsdField, 'gsd-summary', other)).toEqual(['The frontmatter lacks 1 required field: "duration".']);
  });

  it('have no plan in a quick task', () => {
    const file = '.planning/quick/12-words/12-SUMMARY.md';
    expect(messages(gsdField, 'gsd-summary', [['plan: 02\n', '']], { file })).toEqual([]);
  });

  it('of a superseded plan are not looked at', () => {
    expect(messages(gsdField, 'gsd-plan', [['plan: 02\n', 'status: superseded\n']])).toEqual([]);
  });
});

describe('The numbers of phase and plan', () => {
  test.each([
    ['04.1-02-SUMMARY.md', 'phase: 04.1-x', 'plan: 2'],
    ['07-01a-SUMMARY.md', 'phase: 7', 'plan: 01a'],
    ['22-01-some-words-SUMMARY.md', 'phase: Phase 22', 'plan: 22-01'],
    ['4.10-01-SUMMARY.md', 'phase: 4.10', 'plan: 01'],
    ['SUMMARY.md', 'phase: 9', 'plan: 9'],
    ['01-02-SUMMARY.md', 'phase: dates', 'plan: last'],
  ])('agree in %s with %s, %s', (name, phase, plan) => {
    const file = `.planning/phases/x/${name}`;
    expect(problemsIn(gsdName, 'gsd-summary', `---\n${phase}\n${plan}\n---\n`, { file })).toEqual([]);
  });

  test.each([
    ['04.1-02-SUMMARY.md', 'phase: 04', 'plan: 2', 'The phase is "4", but its number in the file name is 04.1.'],
    ['plans/SUMMARY-02.md', 'phase: 9', 'plan: 3', 'The plan is "3", but its number in the file name is 02.'],
    ['01-PLAN-02.md', 'phase: 1', 'plan: 1', 'The plan is "1", but its number in the file name is 02.'],
  ])('differ in %s with %s, %s', (name, phase, plan, message) => {
    const file = `.planning/phases/x/${name}`;
    const text = `---\n${phase.replace('04', '4')}\n${plan}\n---\n`;
    expect(problemsIn(gsdName, 'gsd-summary', text, { file }).map((problem) => problem.message)).toEqual([message]);
  });
});

describe('A status', () => {
  it('may be absent, unless there has to be one', () => {
    expect(messages(gsdStatus, 'gsd-summary', [['status: complete\n', '']])).toEqual([]);
    expect(messages(gsdStatus, 'gsd-summary', [['status: complete\n', '']], { params: { required: true } })).toEqual([
      'The frontmatter has no status; "complete" or "halted" was expected.',
    ]);
  });

  it('is compared letter by letter', () => {
    expect(messages(gsdStatus, 'gsd-summary', [['status: complete', 'status: Complete']])).toEqual([
      'The status is "Complete"; "complete" or "halted" was expected.',
    ]);
    expect(messages(gsdStatus, 'gsd-summary', [['status: complete', 'status: [complete]']])).toHaveLength(1);
  });
});

describe('A score', () => {
  it('that is no fraction is a notice', () => {
    const [problem] = problemsIn(gsdVerificationScore, 'gsd-verification', '---\nstatus: passed\nscore: 100%\n---\n');
    expect(problem).toMatchObject({ severity: 'notice', message: expect.stringContaining('"100%"') as unknown });
  });

  it('below its total is right where the verification did not pass', () => {
    const text = '---\nstatus: human_needed\nscore: 4/5\n---\n';
    expect(problemsIn(gsdVerificationScore, 'gsd-verification', text)).toEqual([]);
  });
});

describe('A self-check that failed', () => {
  it('goes with no status, which then is none of success', () => {
    const replace = [
      ['status: complete\n', ''],
      ['PASSED', 'FAILED'],
    ] as const;
    expect(messages(gsdSelfCheckFailed, 'gsd-summary', replace)).toEqual([]);
  });
});

describe('a file with as many lines as the plan asks for', () => {
  const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';

  it.each([
    [3, []],
    [4, ['"src/parse-dates.ts" has 3 of the 4 lines that the plan demands.']],
  ])('of %d is long enough, one with fewer is not', (lines, said) => {
    const replace = [['provides: The parser\n', `provides: The parser\n      min_lines: ${String(lines)}\n`]] as const;
    const beside = { [SUMMARY]: '', 'src/parse-dates.ts': 'one\ntwo\nthree' };
    expect(messages(gsdMustHaveLines, 'gsd-plan', replace, { beside })).toEqual(said);
  });
});

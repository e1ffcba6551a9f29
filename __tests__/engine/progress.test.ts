import type { Json } from '../../src/model/json.js';
import type { Report } from '../../src/model/report.js';
import { standards } from '../../src/families/registry.js';
import { checkExample } from '../support/gate.js';

const TASK = 'specs/7_parse_dates';

/** A plan with phases that are done, and phases that are not. */
function plan(done: number, open: number): string {
  const phases = Array.from({ length: done + open }, (_, n) => {
    return `### Phase ${String(n + 1)}: Step [${n < done ? 'COMPLETED' : 'NOT STARTED'}]\n`;
  });
  return `# Plan\n\n${phases.join('\n')}`;
}

interface Situation {
  readonly set?: Readonly<Record<string, Json>>;
  readonly tree?: Readonly<Record<string, string | null>>;
  readonly file?: string;
  readonly standard?: string;
}

async function evaluated({ standard: id = 'return-meta@1.2', ...example }: Situation): Promise<Report> {
  const standard = standards.find((one) => one.id === id);
  if (standard === undefined) throw new Error(`there is no ${id}`);
  return checkExample(standard, example);
}

/** The claims of progress, each with its verdict and the plan that decided. */
async function verdicts(situation: Situation): Promise<readonly string[]> {
  const { returns } = await evaluated(situation);
  return returns.flatMap(({ claims }) =>
    claims.flatMap(({ claim, verdict: { name, foundAt } }) =>
      claim.kind === 'progress' ? [`${claim.path}: ${name}${foundAt === null ? '' : ` ${foundAt}`}`] : [],
    ),
  );
}

const counts = (completed: Json, total: Json): Readonly<Record<string, Json>> => ({
  '/metadata/phases_completed': completed,
  '/metadata/phases_total': total,
});

const NAMED = `${TASK}/plans/01_parse-dates.md`;
const REPORT = {
  '/artifacts/0': { type: 'report', path: `${TASK}/reports/01.md`, summary: 'What was found' },
} as const;
const UNNAMED = { [NAMED]: null, [`${TASK}/reports/01.md`]: '# Found\n' } as const;

describe('A claim of progress is held against', () => {
  test('the plan that the return names', async () => {
    const tree = { [NAMED]: plan(1, 1), [`${TASK}/plans/02_other.md`]: plan(2, 0) };
    expect(await verdicts({ set: counts(1, 2), tree })).toEqual([`1 of 2 phases: agrees ${NAMED}`]);
    expect(await verdicts({ set: counts(2, 2), tree })).toEqual([`2 of 2 phases: behind ${NAMED}`]);
    expect(await verdicts({ set: counts(0, 2), tree })).toEqual([`0 of 2 phases: agrees ${NAMED}`]);
    expect(await verdicts({ set: counts(1, 3), tree })).toEqual([`1 of 3 phases: other-total ${NAMED}`]);
  });

  test('no other plan, where the named one is not there or says nothing clear', async () => {
    const other = { [`${TASK}/plans/02_other.md`]: plan(0, 2) };
    expect(await verdicts({ set: counts(2, 2), tree: other })).toEqual(['2 of 2 phases: no-plan']);
    expect(await verdicts({ set: counts(2, 2), tree: { ...other, [NAMED]: null } })).toEqual([
      '2 of 2 phases: no-plan',
    ]);
  });

  test('the newest plan of the task where it names none, by its number', async () => {
    const tree = {
      ...UNNAMED,
      [`${TASK}/plans/9_old.md`]: plan(0, 2),
      [`${TASK}/plans/10_new.md`]: plan(1, 2),
      [`${TASK}/plans/notes.md`]: plan(0, 1),
      'plans/11.md': plan(0, 2),
    };
    const newest = `${TASK}/plans/10_new.md`;
    expect(await verdicts({ set: { ...REPORT, ...counts(2, 3) }, tree })).toEqual([`2 of 3 phases: behind ${newest}`]);
    expect(await verdicts({ set: { ...REPORT, ...counts(4, 4) }, tree })).toEqual([
      `4 of 4 phases: other-total ${newest}`,
    ]);
  });

  test('an older plan that bears it out', async () => {
    const old = `${TASK}/plans/01_old.md`;
    const tree = { ...UNNAMED, [old]: plan(2, 0), [`${TASK}/plans/02_new.md`]: plan(0, 2) };
    expect(await verdicts({ set: { ...REPORT, ...counts(2, 2) }, tree })).toEqual([`2 of 2 phases: agrees ${old}`]);
  });

  test('any plan of the task, before its total is called another one', async () => {
    const older = `${TASK}/plans/00_older.md`;
    const tree = (text: string): Readonly<Record<string, string>> => ({ [NAMED]: plan(2, 0), [older]: text });
    const totals = async (text: string): Promise<readonly string[]> =>
      verdicts({ set: counts(3, 4), tree: tree(text) });
    // The lie: no plan of the task has four phases.
    expect(await totals(plan(3, 2))).toEqual([`3 of 4 phases: other-total ${NAMED}`]);
    // The older plan has them, as done as the return says, or less.
    expect(await totals(plan(3, 1))).toEqual([`3 of 4 phases: agrees ${older}`]);
    expect(await totals(plan(1, 3))).toEqual(['3 of 4 phases: no-plan']);
    // It may have them: a fence was never closed.
    expect(await totals(plan(3, 2).replace('### Phase 3', '```sh\n### Phase 3'))).toEqual(['3 of 4 phases: no-plan']);
    const many = Object.fromEntries(
      Array.from({ length: 21 }, (_, n) => [`${TASK}/plans/${String(n + 2)}.md`, plan(1, 4)]),
    );
    expect(await verdicts({ set: counts(3, 4), tree: { ...tree(plan(3, 1)), ...many } })).toEqual([
      '3 of 4 phases: no-plan',
    ]);
  });

  test('the plan that was archived with the return', async () => {
    const archived = 'specs/archive/7_parse_dates/plans/01_parse-dates.md';
    const tree = { [NAMED]: null, [archived]: plan(1, 1) };
    const file = 'specs/archive/7_parse_dates/.return-meta.json';
    expect(await verdicts({ set: counts(2, 2), tree, file })).toEqual([`2 of 2 phases: behind ${archived}`]);
  });
});

describe('No plan is behind', () => {
  test.each([
    ['no numbers', counts('2', '2')],
    ['part of a phase', counts(1.5, 2)],
    ['less than none', counts(-1, 2)],
    ['none of none', counts(0, 0)],
    ['research', { ...counts(2, 2), '/status': 'researched' }],
  ])('a return that counts %s', async (_, set) => {
    expect(await verdicts({ set, tree: { [NAMED]: plan(0, 2) } })).toEqual([]);
  });

  test('where check boxes are of another number than its phases', async () => {
    const tree = { [NAMED]: '# Plan\n\n- [ ] a\n- [ ] b\n- [ ] c\n' };
    expect(await verdicts({ set: counts(2, 2), tree })).toEqual(['2 of 2 phases: no-plan']);
    expect(await verdicts({ set: counts(2, 3), tree })).toEqual([`2 of 3 phases: behind ${NAMED}`]);
  });

  test('through a link, or where it is a folder', async () => {
    const tree = { [NAMED]: null, [`${NAMED}/x.md`]: plan(0, 2) };
    expect(await verdicts({ set: counts(2, 2), tree })).toEqual(['2 of 2 phases: no-plan']);
  });
});

describe('What is said of a plan that is behind', () => {
  test('names the plan and its line, at the claim', async () => {
    const { findings } = await evaluated({ set: counts(2, 2), tree: { [NAMED]: plan(1, 1) } });
    expect(findings).toMatchObject([
      {
        rule: 'progress-behind',
        severity: 'warning',
        pointer: '/metadata/phases_completed',
        message: `The return says that 2 of 2 phases are completed, but ${NAMED} marks 1 of 2 phases as completed: line 5 says [NOT STARTED].`,
      },
    ]);
  });

  test('is a notice where the return claims no success', async () => {
    const set = { ...counts(2, 2), '/status': 'failed' };
    const { findings } = await evaluated({ set, tree: { [NAMED]: plan(1, 1) } });
    expect(findings.find(({ rule }) => rule === 'progress-behind')?.severity).toBe('notice');
  });
});

describe('A handoff', () => {
  const standard = 'orchestrator-handoff@1';
  const tree = { [NAMED]: plan(1, 2) };

  test('claims that no phase is left where it verified the marks', async () => {
    const verified = { '/plan_markers_verified': true };
    expect(await verdicts({ standard, set: { ...verified, '/phases_completed': 1 }, tree })).toEqual([
      `1 of 3 phases: agrees ${NAMED}`,
      `all of 3 phases: behind ${NAMED}`,
    ]);
    expect(await verdicts({ standard, set: { ...verified, '/phases_completed': 3 }, tree })).toEqual([
      `3 of 3 phases: behind ${NAMED}`,
    ]);
    const none = { '/phases_completed': null, '/phases_total': null };
    expect(await verdicts({ standard, set: { ...verified, ...none }, tree })).toEqual([`all phases: behind ${NAMED}`]);
  });
});

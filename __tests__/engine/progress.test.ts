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

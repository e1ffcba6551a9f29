import fc from 'fast-check';
import { findFixes } from '../../src/action/fixes.js';
import { fixesToApply, withTaken } from '../../src/action/fixes-to-apply.js';
import { readSettings } from '../../src/config/settings.js';
import { checkTree } from '../../src/engine/run/check-tree.js';
import type { JsonObject } from '../../src/model/json.js';
import { repositoryWith } from '../rewrite/fix/fixing.js';
import { memoryTree } from '../support/memory-tree.js';

const SESSION = 'sess_1736700000_abc123';
const PLANS = ['a', 'b', 'c'].map((name) => `specs/7_dates/plans/${name}.md`);
const FILE = 'specs/7_dates/.return-meta.json';

const SETTINGS = readSettings(
  {
    patterns: [],
    ignore: [],
    standard: undefined,
    failOn: undefined,
    ifNoReturns: undefined,
    staleAfter: undefined,
    maxFileSize: undefined,
    expectSession: undefined,
    now: undefined,
    clock: Date.parse('2026-01-28T12:00:00Z'),
  },
  (name) => name,
);

/** What may be wrong with a return, and is fixed for certain. */
interface Faults {
  readonly strays: boolean;
  readonly design: readonly boolean[];
  readonly bare: boolean;
  readonly space: number | undefined;
}

const FAULTS: fc.Arbitrary<Faults> = fc.record({
  strays: fc.boolean(),
  design: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  bare: fc.boolean(),
  space: fc.constantFrom(undefined, 2, 4),
});

function returnWith({ strays, design, bare, space }: Faults): string {
  const session = { session_id: SESSION };
  const value = {
    ...(strays ? session : {}),
    status: 'planned',
    artifacts: PLANS.map((path, n) => ({ type: design[n] === true ? 'design' : 'plan', path, summary: 'A plan' })),
    metadata: {
      ...(strays ? {} : session),
      agent_type: 'planner-agent',
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'planner-agent'],
    },
  };
  return `${bare ? '\uFEFF' : ''}${JSON.stringify(value, null, space)}\n`;
}

async function fixesOf(text: string): ReturnType<typeof findFixes> {
  const tree = memoryTree(repositoryWith({ [FILE]: text, ...Object.fromEntries(PLANS.map((path) => [path, '#\n'])) }));
  const report = await checkTree(tree, SETTINGS, { mostFindings: Infinity });
  return findFixes(tree, report, {
    evaluate: (changed) => checkTree(changed, SETTINGS, { mostFindings: Infinity }),
    maxFileSize: SETTINGS.maxFileSize,
    changed: null,
  });
}

/** The session that a return names, wherever it does; undefined where it names none. */
function sessionOf({ session_id: own, metadata }: JsonObject): unknown {
  return own ?? (metadata as JsonObject).session_id;
}

test('Whichever suggestions are accepted, what a return says is still there', async () => {
  await fc.assert(
    fc.asyncProperty(FAULTS, async (faults) => {
      const text = returnWith(faults);
      const { files } = await fixesOf(text);
      const [file] = files;
      const isWrong = faults.strays || faults.bare || faults.design.includes(true);
      expect(files).toHaveLength(isWrong ? 1 : 0);
      if (file === undefined) return;
      for (let choice = 0; choice < 2 ** file.suggestions.length; choice++) {
        const accepted = file.suggestions.filter((_, n) => (choice & (2 ** n)) !== 0);
        const made = withTaken(
          file.before,
          accepted.map(({ replacement }) => replacement),
        );
        const value = JSON.parse(
          Buffer.from(made)
            .toString('utf8')
            .replace(/^\uFEFF/, ''),
        ) as JsonObject;
        expect(sessionOf(value)).toBe(SESSION);
        expect((value.artifacts as readonly JsonObject[]).map(({ path }) => path)).toEqual(PLANS);
      }
      const whole = withTaken(
        file.before,
        file.suggestions.map(({ replacement }) => replacement),
      );
      expect((await fixesOf(Buffer.from(whole).toString('utf8'))).files).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('A suggestion for the same lines has the same id, wherever they stand, and another for other lines', async () => {
  const faults = { strays: false, design: [true, true, false], bare: false, space: 2 };
  const text = returnWith(faults).replaceAll(/plans\/[ab]\.md/g, 'plans/a.md');
  const idsOf = async (of: string): Promise<readonly string[]> =>
    (await fixesOf(of)).files.flatMap(({ suggestions }) => suggestions.map(({ id }) => id));
  const ids = await idsOf(text);
  expect(new Set(ids).size).toBe(2);
  expect(await idsOf(`\n\n${text}`)).toEqual(ids);
  // Of two that are alike the one that is left keeps the first one's.
  expect(await idsOf(text.replace('design', 'plan'))).toEqual([ids[0]]);
});

test('What is on the pull request is not to be applied again', async () => {
  const search = await fixesOf(returnWith({ strays: false, design: [true, false, true], bare: false, space: 2 }));
  const [first, second] = search.files[0]?.suggestions ?? [];
  const { changes, suggested } = fixesToApply(search, new Set([first?.id ?? '']));
  expect(suggested).toBe(1);
  const left = Buffer.from(changes[0]?.after ?? []).toString('utf8');
  expect(left).toBe(returnWith({ strays: false, design: [true, false, false], bare: false, space: 2 }));
  expect(fixesToApply(search, new Set([first?.id ?? '', second?.id ?? ''])).changes).toEqual([]);
});

test('Only files that changed are looked at, where that is known', async () => {
  const tree = memoryTree(repositoryWith({ [FILE]: returnWith({ strays: true, design: [], bare: false, space: 2 }) }));
  const report = await checkTree(tree, SETTINGS, { mostFindings: Infinity });
  const evaluate = (): never => {
    throw new Error('nothing was to be judged');
  };
  const search = await findFixes(tree, report, { evaluate, maxFileSize: 1000, changed: new Set(['other.json']) });
  expect(search).toEqual({ files: [], more: 0 });
});

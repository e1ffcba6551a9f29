import { readFileSync, writeFileSync } from 'node:fs';
import { DESIGNS } from './designs.js';
import { FAMILIES } from './families.js';
import type { Caught, Kind } from './kind.js';
import { accuses, designOf, readOutcomes, writeOutcomes, type Outcome } from './outcomes.js';
import { checkShared, checkSingle, checkPullRequest, plant, type Field, type Side } from './plant.js';
import { liesTable } from './table.js';

/**
 * One lie of each kind is planted in an honest repository of its family, beside a twin that differs only in being true. Each goes through the
 * command line, with a base and without, and, but for those that need more than a clone, through the action at depth 1 of a merge commit. With
 * LIES=write the outcomes are written again, for review.
 */

const WRITES = process.env.LIES === 'write';
const REVIEWED = readOutcomes();

/** What is reported of each kind on one side. */
type Reports = ReadonlyMap<string, readonly Caught[]>;

async function reportsOf(field: Field, side: Side, whole: boolean): Promise<Reports> {
  const found = new Map(await checkShared(field, side, whole));
  for (const kind of field.single) {
    // In the history of a twin without a base there is nothing that its pull request does not have.
    if (!whole || side === 'lie') found.set(kind.id, await checkSingle(field, kind, side, whole));
  }
  return found;
}

/** What the action reports of the kinds that share a branch, and of some with a branch of their own. */
async function actionReports(field: Field, side: Side): Promise<Reports> {
  const found = new Map(await checkPullRequest(field, `shared/${side}`));
  const alone = field.single.filter(({ workspace }) => workspace === undefined).slice(0, side === 'lie' ? 4 : 1);
  for (const { id } of alone) for (const one of await checkPullRequest(field, `${side}/${id}`)) found.set(...one);
  return found;
}

const weighty = (found: readonly Caught[] = []): readonly Caught[] =>
  found.filter((one) => !one.startsWith('notice ') && one !== 'warning status-stale');

describe.each(FAMILIES)('$family', (planted) => {
  const { family, kinds } = planted;
  let field: Field;
  const reports = new Map<string, Reports>();
  const of = (name: string, { id }: Kind): readonly Caught[] => reports.get(name)?.get(id) ?? [];

  beforeAll(async () => {
    field = plant(planted);
    for (const side of ['lie', 'twin'] as const) {
      reports.set(`${side}, pull request`, await reportsOf(field, side, false));
      reports.set(`${side}, whole`, await reportsOf(field, side, true));
      reports.set(`${side}, action`, await actionReports(field, side));
    }
    if (!WRITES) return;
    const outcomes = kinds.map((kind): readonly [string, Outcome] => {
      const [pull, whole] = [of('lie, pull request', kind), of('lie, whole', kind)];
      return [kind.id, pull.join() === whole.join() ? { pull } : { pull, whole }];
    });
    writeOutcomes(family, Object.fromEntries(outcomes));
  }, 300_000);

  test('has a name for each kind', () => {
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
  });

  test('each lie is caught, or passes by design', () => {
    const passing = kinds.filter((kind) => !accuses(of('lie, pull request', kind))).map(({ id }) => id);
    const designed = kinds.filter(({ id }) => designOf(family, id) !== undefined).map(({ id }) => id);
    expect(passing).toEqual(designed);
  });

  test('no honest twin is accused', () => {
    const accused = ['twin, pull request', 'twin, whole', 'twin, action'].flatMap((name) =>
      kinds.filter((kind) => accuses(of(name, kind))).map((kind) => [name, kind.id, ...of(name, kind)]),
    );
    expect(accused).toEqual([]);
  });

  test('the action catches what the command line does', () => {
    const seen = kinds.filter(({ id }) => reports.get('lie, action')?.has(id));
    const byAction = seen.map((kind) => [kind.id, weighty(of('lie, action', kind))]);
    expect(byAction).toEqual(seen.map((kind) => [kind.id, weighty(of('lie, pull request', kind))]));
  });

  test('the outcomes are those that were reviewed', () => {
    const outcomes = kinds.map((kind) => [kind.id, of('lie, pull request', kind), of('lie, whole', kind)]);
    const reviewed = Object.entries((WRITES ? readOutcomes() : REVIEWED)[family] ?? {});
    expect(outcomes).toEqual(reviewed.map(([id, { pull, whole = pull }]) => [id, pull, whole]));
  });
});

test('There are at least 120 kinds, and each that passes by design is one', () => {
  expect(FAMILIES.flatMap(({ kinds }) => kinds).length).toBeGreaterThan(120);
  for (const { kinds } of DESIGNS) {
    for (const [family, ids] of Object.entries(kinds)) {
      const known = FAMILIES.find((one) => one.family === family)?.kinds.map(({ id }) => id);
      expect(ids.filter((id) => known?.includes(id) !== true)).toEqual([]);
    }
  }
});

const PAGE = new URL('../../docs/planted-lies.md', import.meta.url);

/** The text without the blanks and dashes with which Prettier aligns tables. */
function unaligned(text: string): string {
  return text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
}

test('docs/planted-lies.md has a row for each kind: otherwise run this test with LIES=write, and npm run format', () => {
  const table = liesTable(FAMILIES, readOutcomes()).replace(/^### /gm, '## ');
  const page = `# Planted lies

Each lie is planted in an honest repository of its family, beside a twin that differs only in being true. [How](quality.md#planted-lies).

${table}`;
  if (WRITES) writeFileSync(PAGE, page);
  expect(table.match(/^\| A return claims /gm)).toHaveLength(FAMILIES.flatMap(({ kinds }) => kinds).length);
  expect(unaligned(readFileSync(PAGE, 'utf8'))).toBe(unaligned(page));
});

import type { Caught, Kind, Planted } from './kind.js';
import { accuses, designOf, readOutcomes, writeOutcomes, type Outcome } from './outcomes.js';
import { checkShared, checkSingle, checkPullRequest, plant, type Field, type Side } from './plant.js';

/**
 * One lie of each kind is planted in an honest repository of its family, beside a twin that differs only in being true. Each goes through the
 * command line, with a base and without, and, but for those that need more than a clone, through the action at depth 1 of a merge commit. With
 * LIES=write the outcomes are written again, for review.
 */

/** Whether the outcomes are written again. */
export const WRITES = process.env.LIES === 'write';
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

/** Ways to look that not each family needs: without a base, and by the action. */
interface Ways {
  readonly whole?: (family: string) => boolean;
  readonly byAction?: (family: string) => boolean;
}

/** Plants the kinds of each family and tests what is reported of them: by the command line with a base, and in the other ways. */
export function describeLies(
  families: readonly Planted[],
  { whole: isWhole = () => true, byAction = () => true }: Ways = {},
): void {
  describe.each(families)('$family', (planted) => {
    const { family, kinds } = planted;
    let field: Field;
    const reports = new Map<string, Reports>();
    const of = (name: string, { id }: Kind): readonly Caught[] => reports.get(name)?.get(id) ?? [];

    beforeAll(async () => {
      field = plant(planted);
      for (const side of ['lie', 'twin'] as const) {
        reports.set(`${side}, pull request`, await reportsOf(field, side, false));
        if (isWhole(family)) reports.set(`${side}, whole`, await reportsOf(field, side, true));
        if (byAction(family)) reports.set(`${side}, action`, await actionReports(field, side));
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

    if (byAction(family)) {
      test('the action catches what the command line does', () => {
        const seen = kinds.filter(({ id }) => reports.get('lie, action')?.has(id));
        const caught = seen.map((kind) => [kind.id, weighty(of('lie, action', kind))]);
        expect(caught).toEqual(seen.map((kind) => [kind.id, weighty(of('lie, pull request', kind))]));
      });
    }

    test('the outcomes are those that were reviewed', () => {
      const both = (pull: readonly Caught[], whole: readonly Caught[]) => (isWhole(family) ? [pull, whole] : [pull]);
      const outcomes = kinds.map((kind) => [kind.id, ...both(of('lie, pull request', kind), of('lie, whole', kind))]);
      const planted = new Set(kinds.map(({ id }) => id));
      const reviewed = Object.entries((WRITES ? readOutcomes() : REVIEWED)[family] ?? {}).filter(([id]) =>
        planted.has(id),
      );
      expect(outcomes).toEqual(reviewed.map(([id, { pull, whole = pull }]) => [id, ...both(pull, whole)]));
    });
  });
}

import type { Example, Rule } from '../../src/model/rule.js';
import type { Standard } from '../../src/model/standard.js';
import { rules } from '../../src/families/catalog.js';
import { familyNamed } from '../../src/families/choose.js';
import { examplesFor } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import { shownRule } from '../../src/prompt/shown-example.js';
import { checkExample } from './gate.js';

/** What the gate said of an example under a version. */
interface Outcome {
  readonly standard: string;
  readonly example: Example;
  /** The rules that spoke up, each once. */
  readonly raised: readonly string[];
}

const known = new Set(rules.map(({ id }) => id));

function versionsWith(rule: Rule, standards: readonly Standard[]): readonly Standard[] {
  return standards.filter((standard) => standard.rules.some((use) => use.rule.id === rule.id));
}

/** Runs the examples under each version that has the rule, which is switched on where it is off. */
async function outcomes(rule: Rule, kind: 'bad' | 'good', standards: readonly Standard[]): Promise<readonly Outcome[]> {
  const all: Outcome[] = [];
  for (const standard of standards) {
    const level = standard.rules.find((use) => use.rule.id === rule.id)?.severity ?? rule.severity;
    const levels = level === 'off' ? new Map([[rule.id, 'notice'] as const]) : undefined;
    for (const example of examplesFor(standard, rule, kind)) {
      const { findings } = await checkExample(standard, example, levels);
      all.push({
        standard: standard.id,
        example,
        raised: [...new Set(findings.map((finding) => finding.rule))].sort(),
      });
    }
  }
  return all;
}

/** What spoke up and was not announced. */
function unannounced({ example, raised }: Outcome, rule: Rule): readonly string[] {
  return raised.filter((id) => id !== rule.id && example.also?.includes(id) !== true);
}

/** Each outcome that is not as expected, with its version, so that a failure says where. */
function deviations(
  all: readonly Outcome[],
  seen: (outcome: Outcome) => unknown,
  expected: unknown,
): readonly unknown[] {
  return all
    .map((outcome) => ({ standard: outcome.standard, seen: seen(outcome) }))
    .filter((item) => JSON.stringify(item.seen) !== JSON.stringify(expected));
}

/** The examples whose rule must speak up wherever they are run. */
function certain(all: readonly Outcome[]): readonly Outcome[] {
  return all.filter(({ example }) => example.raisedIn !== 'some');
}

/** Tests the samples of the versions of a family, by the name of its folder, and the examples of all rules that they have. */
export function testExamples(name: string): void {
  const versions = standards.filter(({ family }) => familyNamed(family).name === name);

  describe.each(versions.map((standard) => [standard.id, standard] as const))('The sample of %s', (_, standard) => {
    test('raises nothing', async () => {
      expect((await checkExample(standard, {})).findings).toEqual([]);
    });

    test('holds one return with a claim that is proved', async () => {
      const { returns } = await checkExample(standard, {});
      // A summary and a plan are beside each other.
      const own = returns.filter(({ file }) => file === standard.sample.file);
      expect(own.map((record) => record.standard)).toEqual([standard.id]);
      const verdicts = own.flatMap(({ claims }) => claims.map(({ verdict }) => verdict.name));
      expect(verdicts.filter((name) => name === 'present' || name === 'agrees')).not.toEqual([]);
    });
  });

  const used = rules.flatMap((rule) => {
    const having = versionsWith(rule, versions);
    return having.length === 0 ? [] : [[rule.id, rule, having] as const];
  });

  const own = new Set(used.map(([id]) => id));

  describe.each(used)('%s', (_, rule, having) => {
    let bad: readonly Outcome[] = [];
    let good: readonly Outcome[] = [];

    beforeAll(async () => {
      bad = await outcomes(rule, 'bad', having);
      good = await outcomes(rule, 'good', having);
    });

    test('is raised by its bad examples', () => {
      expect(deviations(certain(bad), ({ raised }) => raised.includes(rule.id), true)).toEqual([]);
    });

    test('is not raised by its good examples', () => {
      expect(deviations(good, ({ raised }) => raised.includes(rule.id), false)).toEqual([]);
    });

    test('has no example that raises another rule without saying so', () => {
      expect(deviations([...bad, ...good], (outcome) => unannounced(outcome, rule), [])).toEqual([]);
    });

    test('has no example that names a rule which never speaks up beside it', () => {
      const examples = [...bad, ...good];
      const silent = examples.flatMap(({ example }) =>
        (example.also ?? []).filter(
          (id) =>
            !known.has(id) ||
            // An example of a shared rule may name a rule of another family.
            (own.has(id) && !examples.some((other) => other.example === example && other.raised.includes(id))),
        ),
      );
      expect(silent).toEqual([]);
    });

    test('is shown, bad and good, in every version that has it', () => {
      const ids = having.map(({ id }) => id);
      expect([...new Set(good.map(({ standard }) => standard))]).toEqual(ids);
      const raisedIn = bad.filter(({ raised }) => raised.includes(rule.id));
      expect([...new Set(raisedIn.map(({ standard }) => standard))]).toEqual(ids);
    });

    test('is raised by every bad example that readers are shown', () => {
      const shown = shownRule(rule);
      const seen = bad.filter(
        ({ standard, example }) => standard === shown?.standard.id && shown.bad.includes(example),
      );
      expect(deviations(seen, ({ raised }) => raised.includes(rule.id), true)).toEqual([]);
    });

    test('has no bad example that raises it nowhere', () => {
      const examples = [...new Set(bad.map(({ example }) => example))];
      const idle = examples.filter(
        (example) => !bad.some((other) => other.example === example && other.raised.includes(rule.id)),
      );
      expect(idle).toEqual([]);
    });

    test('has no exception that it does not need', () => {
      for (const example of new Set(bad.map((outcome) => outcome.example))) {
        const of = bad.filter((outcome) => outcome.example === example).map(({ raised }) => raised.includes(rule.id));
        if (example.raisedIn === 'some') expect(of).toContain(false);
      }
    });
  });
}

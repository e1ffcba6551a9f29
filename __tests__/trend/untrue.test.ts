import { render } from '../../src/report/json.js';
import { truthOf } from '../../src/report/truth.js';
import { examplesFor } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import { CLAIM_RULES } from '../../src/families/rule-ids.js';
import { readEarlierReport } from '../../src/trend/read-report.js';
import { NO_EARLIER, trendOf, withReport } from '../../src/trend/trend.js';
import { checkExample } from '../support/gate.js';

/**
 * A report keeps neither success nor weight of a claim: what is untrue is reported from its findings. It cannot tell a submodule that came
 * with a change from one that nothing names, and has at most a hundred findings of a rule in a file.
 */
describe.each(standards.map((standard) => [standard.id, standard] as const))('of %s', (_, standard) => {
  test('a report tells as many claims, and as many untrue ones, as the run found', async () => {
    const rules = standard.rules
      .map(({ rule }) => rule)
      .filter(({ area, id }) => area === 'artifacts' && id !== 'too-many-claims');
    const examples = rules.flatMap((rule) => [
      ...examplesFor(standard, rule, 'bad'),
      ...examplesFor(standard, rule, 'good'),
    ]);
    const told: unknown[] = [];
    for (const example of examples.filter(({ context }) => context?.changes === undefined)) {
      const report = await checkExample(standard, example);
      const { claims, untrue } = truthOf(report);
      const read = readEarlierReport({ name: 'x', text: [...render(report)].join('') });
      if ('problem' in read) throw new Error(read.problem);
      const earlier = withReport(NO_EARLIER, 'x', read, CLAIM_RULES);
      const trend = trendOf(earlier, report, CLAIM_RULES, 'x');
      const counted = trend.runs.map((run) => [run.claims, run.untrue]);
      if (counted.some(([all, lies]) => all !== claims || lies !== untrue))
        told.push([example, { claims, untrue }, counted]);
      expect([trend.added, trend.mended, trend.unchanged]).toEqual([[], [], report.findings.length]);
    }
    expect(told).toEqual([]);
  });
});

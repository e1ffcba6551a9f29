import { rules, versionsWith } from '../../../src/families/catalog.js';
import { examplesFor } from '../../../src/families/example.js';
import { checkExample } from '../../support/gate.js';

const OF_FORMS = rules.flatMap((rule) => {
  const form = versionsWith(rule).find(({ standard }) => standard.family === 'forms');
  return form === undefined ? [] : [[rule.id, rule, form.standard] as const];
});

test('the sample raises nothing', async () => {
  for (const [, , standard] of OF_FORMS.slice(0, 1)) expect((await checkExample(standard, {})).findings).toEqual([]);
});

test.each(OF_FORMS.filter(([, { area }]) => area === 'forms'))(
  '%s is raised by its bad examples alone',
  async (id, rule, standard) => {
    const [bad, good] = [examplesFor(standard, rule, 'bad'), examplesFor(standard, rule, 'good')];
    expect([bad.length > 0, good.length > 0]).toEqual([true, true]);
    const raised = async (of: typeof bad): Promise<readonly (readonly string[])[]> => {
      const reports = await Promise.all(of.map((example) => checkExample(standard, example)));
      return reports.map(({ findings }) => findings.map((finding) => finding.rule));
    };
    expect(await raised(bad)).toEqual(bad.map(() => [id]));
    expect(await raised(good)).toEqual(good.map(() => []));
  },
);

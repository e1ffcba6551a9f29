import { ofRules, withheldInWords } from '../../src/report/of-rules.js';
import { finding, report } from './sample.js';

test('the findings of some rules are shown alone, and the others are counted all the same', () => {
  const findings = ['required-field', 'status-stale', 'artifact-missing', 'no-returns'].map((rule) =>
    finding({ rule }),
  );
  const all = report({ findings });
  const some = ofRules(all, ['status-stale', 'no-returns']);
  expect(some.findings.map(({ rule }) => rule)).toEqual(['status-stale', 'no-returns']);
  expect(some.counts).toEqual(all.counts);
  expect(withheldInWords(some)).toBe('2 findings of other rules are not shown; all of them count.');
  expect(ofRules(all, [])).toBe(all);
});

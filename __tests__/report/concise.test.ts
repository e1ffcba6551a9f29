import type { Report } from '../../src/model/report.js';
import { render } from '../../src/report/concise.js';
import { ofRules, withheldInWords } from '../../src/report/describe/notes.js';
import { finding, report } from './sample.js';

function lines(of: Report, quiet = false): readonly string[] {
  return [...render(of, { color: false, quiet })].join('').split('\n').slice(0, -1);
}

const findings = [
  finding({ file: 'specs/10/a.json', rule: 'required-field', message: 'A field is missing.' }),
  finding({ file: 'specs/2/a.json', rule: 'status-stale', severity: 'warning', message: 'Old.', range: null }),
  finding({ file: 'z.json', untrue: true }),
  finding({ file: null, rule: 'no-returns', severity: 'notice', message: 'None.', range: null }),
  finding({ baselined: true }),
];

test('the concise format is one line a finding, claims that are not true first, and the last line', () => {
  expect(lines(report({ findings }))).toEqual([
    'z.json:5:15: error artifact-missing Artifact does not exist: "src/parser.ts".',
    'specs/2/a.json: warning status-stale Old.',
    'specs/10/a.json:5:15: error required-field A field is missing.',
    'the whole run: notice no-returns None.',
    'FAILED: 2 errors, 1 warning, 1 notice (fails on error)',
  ]);
  expect(lines(report({ findings }), true)).toHaveLength(3);
});

test('the findings of some rules are shown alone, and the others are counted all the same', () => {
  const all = report({ findings });
  const some = ofRules(all, ['status-stale', 'no-returns']);
  expect(lines(some)).toEqual([
    'specs/2/a.json: warning status-stale Old.',
    'the whole run: notice no-returns None.',
    'FAILED: 2 errors, 1 warning, 1 notice (fails on error)',
  ]);
  expect(withheldInWords(some)).toBe('3 findings of other rules are not shown; all of them count.');
  expect(ofRules(all, [])).toBe(all);
});

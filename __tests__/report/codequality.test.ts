import { render } from '../../src/report/codequality.js';
import { finding, report } from './sample.js';

test("the code quality report has what GitLab's format demands of each finding that counts", () => {
  const source = { kind: 'commit', revision: 'abc', root: 'app', shard: null } as const;
  const findings = [
    finding(),
    finding({ severity: 'warning', fingerprint: 'f2', file: null, index: null, range: null }),
    finding({ baselined: true }),
  ];
  const issues = JSON.parse([...render(report({ source, findings }))].join('')) as unknown;
  expect(issues).toEqual([
    {
      description: 'File does not exist: "src/parser.ts". Commit it.',
      check_name: 'artifact-missing',
      fingerprint: 'f1',
      severity: 'critical',
      location: { path: 'app/specs/042_parser/.return-meta.json', lines: { begin: 5 } },
    },
    expect.objectContaining({ severity: 'minor', location: { path: '.return-gate.yml', lines: { begin: 1 } } }),
  ]);
});

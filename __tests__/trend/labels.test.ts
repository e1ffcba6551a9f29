import { labelsOf } from '../../src/trend/labels.js';

test.each([
  [['nights/2026-11-20.json', 'nights/2026-11-21.json'], '2026-11-20 2026-11-21'],
  [['report.json'], 'report'],
  [['n/2026-11-20/returns.json', 'n/2026-11-21/returns.json'], '2026-11-20 2026-11-21'],
  [['C:\\n\\1\\returns.json', 'C:\\n\\2\\returns.json'], '1 2'],
  [['a/returns.json', 'b/other.json', 'b/returns.json'], 'a/returns b/other b/returns'],
  [['returns.json', 'earlier/returns.json'], 'returns earlier/returns'],
  [['a.json', 'a/a.json'], 'a a/a'],
])('%j are called %s', (files, labels) => {
  expect(labelsOf(files).join(' ')).toBe(labels);
  expect(new Set(labelsOf(files)).size).toBe(files.length);
});

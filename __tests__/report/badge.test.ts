import type { Report } from '../../src/model/report.js';
import { render } from '../../src/report/badge.js';
import { claim, finding, record, report } from './sample.js';

interface Badge {
  readonly schemaVersion: number;
  readonly label: string;
  readonly message: string;
  readonly color: string;
  readonly isError: boolean;
}

function badge(of: Report): Badge {
  return JSON.parse([...render(of)].join('')) as Badge;
}

function face(of: Report): readonly unknown[] {
  const { message, color, isError } = badge(of);
  return [message, color, isError];
}

const lie = (changes: Partial<Parameters<typeof finding>[0]> = {}): ReturnType<typeof finding> =>
  finding({ untrue: true, ...changes });
const lying = [record({ claims: [claim('missing'), claim('present', 'b')] })];

test('is what an endpoint of shields.io gives', () => {
  expect(badge(report())).toEqual({
    schemaVersion: 1,
    label: 'return-gate',
    message: '1 of 1 claim true',
    color: 'brightgreen',
    isError: false,
  });
});

test('of a shard says so, and is not green', () => {
  const { source } = report();
  expect(face(report({ source: { ...source, shard: '2/3' } }))).toEqual([
    'shard 2/3: 1 of 1 claim true',
    'lightgrey',
    false,
  ]);
});

test.each<[string, Report, readonly unknown[]]>([
  [
    'all are true',
    report({ returns: [record(), record({ file: 'b' })] }),
    ['2 of 2 claims true', 'brightgreen', false],
  ],
  ['one is not', report({ returns: lying, findings: [lie()] }), ['1 of 2 claims false', 'red', true]],
  [
    'one is not, and is known',
    report({ returns: lying, findings: [lie({ baselined: true })] }),
    ['1 of 2 claims false', 'yellow', false],
  ],
  [
    'all are true, and the form fails',
    report({ findings: [finding({ rule: 'status-value' })] }),
    ['1 of 1 claim true, 1 error', 'red', true],
  ],
  [
    'one cannot be checked',
    report({ returns: [record({ claims: [claim('unverifiable'), claim('present', 'b')] })] }),
    ['1 of 2 claims true', 'yellow', false],
  ],
  ['nothing was found', report({ returns: [], conclusion: 'empty' }), ['no returns', 'lightgrey', true]],
  ['nothing was found, and nobody minds', report({ returns: [] }), ['no returns', 'lightgrey', false]],
  ['nothing was found, and that fails', report({ returns: [], conclusion: 'failed' }), ['no returns', 'red', true]],
  ['nothing is claimed', report({ returns: [record({ claims: [] })] }), ['no claims in 1 return', 'lightgrey', false]],
  [
    'a file could not be read, and does not fail',
    report({ findings: [finding({ file: 'b', rule: 'json-syntax', severity: 'warning' })] }),
    ['1 of 1 claim true', 'yellow', false],
  ],
])('where %s', (_, of, expected) => {
  expect(face(of)).toEqual(expected);
});

test('is green for nothing but a run that passed, with claims that all are true', () => {
  for (const conclusion of ['failed', 'empty'] as const) {
    expect(badge(report({ conclusion })).color).not.toBe('brightgreen');
    expect(badge(report({ conclusion })).isError).toBe(true);
  }
});

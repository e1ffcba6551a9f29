import { gzipSync } from 'node:zlib';
import { render as renderJunit } from '../../src/report/junit.js';
import { render as renderSarif } from '../../src/report/sarif.js';
import { finding, record, report } from '../../__tests__/report/sample.js';
import type { CheckedRun } from '../../__tests__/support/sarif.js';

/** What GitHub takes of a file. */
const COMPRESSED_LIMIT = 10_000_000;

test('what code scanning does not take is left out of SARIF by its bytes too, after they were compressed', () => {
  let state = 1;
  /** Ideographs by chance (a linear congruential generator), which compress badly. */
  const noise = (): string =>
    Array.from({ length: 2000 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return String.fromCharCode(0x4e00 + ((state >> 8) % 20_000));
    }).join('');
  const findings = Array.from({ length: 4000 }, () => finding({ message: noise() }));
  const output = [...renderSarif(report({ findings }))].join('');
  // Without the schema, which takes its time for many results.
  const [{ results, invocations }] = (JSON.parse(output) as { readonly runs: readonly [CheckedRun] }).runs;
  expect(gzipSync(output).length).toBeLessThan(COMPRESSED_LIMIT);
  expect(results.length).toBeGreaterThan(1000);
  expect(results.length).toBeLessThan(findings.length);
  expect(invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toMatch(
    new RegExp(`^${String(results.length)} of 4000 findings`),
  );
});

test('JUnit of 100,000 returns comes in chunks', () => {
  const returns = Array.from({ length: 100_000 }, (_, i) => record({ file: `specs/${String(i)}/.return-meta.json` }));
  const findings = returns.map(({ file }) => finding({ file }));
  let longest = 0;
  let chunks = 0;
  for (const { length } of renderJunit(report({ returns, findings }))) {
    longest = Math.max(longest, length);
    chunks++;
  }
  expect(chunks).toBeGreaterThan(1000);
  expect(longest).toBeLessThan(200_000);
});

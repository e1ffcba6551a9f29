import { toBeValidSarifLog } from '@microsoft/jest-sarif';
import type { Log, ReportingDescriptor, Result, Run } from 'sarif';

expect.extend({ toBeValidSarifLog });

export interface CheckedRun extends Run {
  readonly results: Result[];
}

/** Reads a file of SARIF 2.1.0 with one run. Throws where the schema of OASIS rejects it. */
export function readSarif(text: string): CheckedRun {
  const log = JSON.parse(text) as Log;
  expect(log).toBeValidSarifLog();
  const [run, ...more] = log.runs;
  if (run?.results === undefined || more.length > 0) throw new Error('There is not one run with results.');
  return { ...run, results: run.results };
}

/** The rule of a result, by its index, which its id must confirm. */
export function ruleOf({ tool }: Run, { ruleId, ruleIndex }: Result): ReportingDescriptor {
  const rule = tool.driver.rules?.[ruleIndex ?? -1];
  if (rule === undefined || rule.id !== ruleId) {
    throw new Error(`Rule ${String(ruleIndex)} is ${String(rule?.id)}, not ${String(ruleId)}.`);
  }
  return rule;
}

import type { Report } from '../model/report.js';
import { conclude } from '../policy/conclude.js';
import { withFingerprints } from '../policy/fingerprint.js';
import { byPlace } from '../policy/order.js';
import { tally } from '../policy/tally.js';
import type { Judgement } from './judge-one.js';

/** What a report tells beside what was found. */
export type Surroundings = Pick<Report, 'tool' | 'source' | 'clock'>;

/** The judgement of one return as the report of a run, which fails on errors. */
export function reportOf({ records, drafts }: Judgement, { tool, source, clock }: Surroundings): Report {
  const findings = [...withFingerprints(drafts)].sort(byPlace);
  return {
    tool,
    source,
    conclusion: conclude(1, findings, { failOn: 'error', ifNoReturns: 'error' }),
    clock,
    failOn: 'error',
    counts: tally(1, records, findings),
    unsuccessful: [],
    returns: records,
    findings,
  };
}

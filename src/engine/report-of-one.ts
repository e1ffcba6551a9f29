import type { Report } from '../model/report.js';
import type { Tree } from '../model/tree.js';
import { VERSION } from '../model/version.js';
import { conclude } from './conclude.js';
import { withFingerprints } from '../baseline/fingerprint.js';
import { byPlace } from './order.js';
import { tally } from './tally.js';
import type { Judgement } from './one-return.js';

/** The judgement of one return as the report of a run, which fails on errors. `now` in milliseconds since 1970 UTC. */
export function reportOfOne({ records, drafts }: Judgement, { kind, revision, root }: Tree, now: number): Report {
  const findings = [...withFingerprints(drafts)].sort(byPlace);
  return {
    tool: { name: 'return-gate', version: VERSION },
    source: { kind, revision, root, shard: null },
    conclusion: conclude(1, findings, { failOn: 'error', ifNoReturns: 'error' }),
    clock: now,
    failOn: 'error',
    counts: tally(1, records, findings),
    unsuccessful: [],
    returns: records,
    findings,
  };
}

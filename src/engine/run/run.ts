import { checkFiles } from './check-files.js';
import { completeRun, completeShard } from './complete-run.js';
import { digestsOf, termsJson } from './terms-json.js';
import type { GateOptions } from './gate-options.js';
import type { Report } from '../../model/report.js';
import { UsageError } from '../../model/usage-error.js';

/** The pipeline: judges the files, and completes the run with what concerns all of them. Rejects with what the caller can mend. */
export async function runGate(options: GateOptions): Promise<Report> {
  const { shard, context } = options;
  if (shard !== undefined && context.expectedSession !== null) {
    throw new UsageError(
      'expect-session is held against one return, and a shard judges a part of many: leave one of the two out.',
    );
  }
  const { terms, part } = await checkFiles(options);
  if (shard === undefined) return completeRun(terms, [part]);
  const json = termsJson(terms, options);
  return {
    ...completeShard(terms, part, shard),
    shard: {
      clock: context.now,
      settings: shard.settings,
      digests: digestsOf(json),
      terms: shard.part === 1 ? json : null,
      part,
    },
  };
}

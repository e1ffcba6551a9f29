import { judgeFiles } from './judge-files.js';
import { settle, settleShard } from './settle.js';
import type { GateOptions } from './gate-options.js';
import type { Report } from '../model/report.js';
import { UsageError } from '../model/usage-error.js';

/** The pipeline: judges the files, and settles what concerns all of them. Rejects with what the caller can mend. */
export async function runGate(options: GateOptions): Promise<Report> {
  const { shard, context } = options;
  if (shard !== undefined && context.expectedSession !== null) {
    throw new UsageError(
      'expect-session is held against one return, and a shard judges a part of many: leave one of the two out.',
    );
  }
  const { terms, part } = await judgeFiles(options);
  return shard === undefined ? settle(terms, [part]) : settleShard(terms, part, shard);
}

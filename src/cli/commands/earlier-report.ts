import { readEarlier, type Earlier } from '../../compare/earlier.js';
import { reasonOf } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import { terminal } from '../../report/sink.js';
import { distinctFiles, jsonFilesAt, readReportFiles } from '../../tree/report-files.js';
import type { Call } from '../options.js';
import type { Caller } from '../terminal/caller.js';

/** Returns the last report that `--compare` names; null without the option. Prints which folder has none. Throws `UsageError`. */
export function earlierReport({ values, switches }: Call, { stderr }: Caller): Earlier | null {
  const named = values.get('compare');
  if (named === undefined) return null;
  const part = switches.has('changed-only') ? '--changed-only' : values.has('shard') ? '--shard' : null;
  if (part !== null) {
    const instead = part === '--shard' ? 'give it to return-gate merge' : 'leave one of them out';
    throw new UsageError(`--compare sets whole runs side by side, and ${part} checks a part: ${instead}.`);
  }
  const files = named.flatMap((path) => {
    const found = filesAt(path);
    if (found.length === 0) stderr.write(terminal`return-gate: --compare: there is no JSON report in ${path}.\n`.text);
    return found;
  });
  const names = distinctFiles(files);
  const [last] = readReportFiles(names.slice(-1));
  return readEarlier('--compare', names, last);
}

function filesAt(path: string): readonly string[] {
  try {
    return jsonFilesAt(path);
  } catch (error) {
    const reason = reasonOf(error);
    throw new UsageError(`--compare is "${path}": ${reason}. Write the path of a JSON report, or of a folder of them.`);
  }
}

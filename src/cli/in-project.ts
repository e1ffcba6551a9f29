import { CONFIG_FILES } from '../config/load.js';
import { patternFrom } from '../gather/glob.js';
import { terminal } from '../report/sink.js';
import { projectRootOf, type ProjectRoot } from '../tree/root.js';
import type { Call } from './options.js';
import type { Caller } from './terminal/caller.js';

/** Explains what a pattern is relative to, for the help of commands with patterns. */
export const PATTERN_HELP =
  'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';

/**
 * Returns a call without `--root` with the root that was found, and with patterns relative to it. Prints the root on
 * standard error if it is not the current directory.
 */
export function inProject(call: Call, caller: Caller): Call {
  if (call.values.has('root')) return call;
  const { path, place } = findRoot(call, caller);
  const placed = (patterns: readonly string[]): readonly string[] =>
    patterns.map((pattern) => patternFrom(place, pattern));
  const ignore = call.values.get('ignore');
  const values = new Map([
    ...call.values,
    ['root', [path]],
    ...(ignore === undefined ? [] : ([['ignore', placed(ignore)]] as const)),
  ]);
  return { ...call, values, rest: placed(call.rest) };
}

/** Returns a call without `--root` with the root that was found, for a command that takes files and no patterns. */
export function withRoot(call: Call, caller: Caller): Call {
  if (call.values.has('root')) return call;
  return { ...call, values: new Map([...call.values, ['root', [findRoot(call, caller).path]]]) };
}

/** Finds the project root, and prints it on standard error if it is not the current directory. */
function findRoot({ switches }: Call, { stderr }: Caller): ProjectRoot {
  const root = projectRootOf('.', CONFIG_FILES);
  if (root.because !== 'current' && !switches.has('quiet')) {
    const why =
      root.because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
    stderr.write(terminal`return-gate: The project root is ${root.path}, ${why}.`.text + '\n');
  }
  return root;
}

import { CONFIG_FILES } from '../config/load.js';
import { patternFrom } from '../gather/glob.js';
import { terminal } from '../report/sink.js';
import { projectRootOf } from '../tree/root.js';
import { Call } from './options.js';
import { note, type Caller } from './terminal/caller.js';

/** Explains what a pattern is relative to, for the help of commands with patterns. */
export const PATTERN_HELP =
  'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';

/**
 * Returns a call without `--root` with the root that was found, and with patterns relative to it. Prints the root on
 * standard error if it is not the current directory.
 */
export function inProject(call: Call, caller: Caller, operands: 'patterns' | 'files' = 'patterns'): Call {
  if (call.has('root')) return call;
  const { path, place, because } = projectRootOf('.', CONFIG_FILES);
  if (because !== 'current' && !call.has('quiet')) {
    const why = because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
    note(caller, terminal`The project root is ${path}, ${why}.`);
  }
  const placed = (patterns: readonly string[]): readonly string[] =>
    operands === 'patterns' ? patterns.map((pattern) => patternFrom(place, pattern)) : patterns;
  const ignore = call.values.get('ignore');
  const values = new Map([...call.values, ['root', [path]]]);
  if (ignore !== undefined) values.set('ignore', placed(ignore));
  return new Call(values, call.switches, placed(call.rest));
}

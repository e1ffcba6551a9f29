import { count } from '../../model/text.js';
import { patchOf, type Change } from '../patch.js';
import { code, codeBlock, concat, gfm, type Markdown, type SafeText } from '../sink.js';
import { bytes } from './rows.js';

/** Safe fixes for people to apply, and the numbers of other fixes. */
export interface FixesToApply {
  readonly changes: readonly Change[];
  /** How many fixes are suggestions on the pull request. */
  readonly suggested: number;
  /** How many more files have findings that may be fixable, but were not examined. */
  readonly more: number;
}

/** Maximum number of bytes of the text around the patch, without file names. */
const FRAME = 1024;
/** Maximum number of files outside the patch that are named. */
const MOST_NAMED = 20;

/**
 * Returns the section of a summary with a patch, for as many files as fit into `room` bytes; empty if there is nothing
 * to report.
 */
export function patchSection({ changes, suggested, more }: FixesToApply, room: number): Markdown {
  if (changes.length + suggested + more === 0) return gfm``;
  const patches: SafeText[] = [];
  const others: string[] = [];
  let left = room - FRAME - Math.min(changes.length, MOST_NAMED) * LONGEST_NAME;
  for (const change of changes) {
    const patch = patchOf(change);
    // A patch must survive the clipboard, or it would not apply.
    const isShown = patch !== null && !/[\r\uFEFF]/.test(patch) && bytes(patch) <= left;
    if (!isShown) others.push(change.path);
    else {
      left -= bytes(patch);
      patches.push(patch);
    }
  }
  const parts = [
    gfm`### Fixes\n\n`,
    ...(suggested === 0
      ? []
      : [
          gfm`${count(suggested, 'safe fix', 'safe fixes')} stand${suggested === 1 ? 's' : ''} as suggestions on the pull request.\n\n`,
        ]),
    ...(patches.length === 0 ? [] : shownPatch(patches)),
    ...(others.length === 0 ? [] : [gfm`Not in a patch here: ${namedFiles(others)}. ${BY_COMMAND}\n\n`]),
    ...(more === 0 ? [] : [gfm`${count(more, 'more file')} may be fixed. ${BY_COMMAND}\n\n`]),
  ];
  return gfm`${parts}`;
}

const BY_COMMAND = gfm`${code('return-gate fix')} shows what it would fix there, and ${code('return-gate fix --write')} fixes it.`;

function shownPatch(patches: readonly SafeText[]): readonly Markdown[] {
  const what = gfm`Safe fixes in ${count(patches.length, 'file')}, as a patch`;
  const how = gfm`Apply it at the top of the repository with ${code('git apply')}, or run ${code('return-gate fix --write')}.`;
  return [
    gfm`${what}: nothing that a return says changes. ${how}\n\n`,
    gfm`<details><summary>Patch</summary>\n\n${codeBlock('diff', concat(patches))}\n</details>\n\n`,
  ];
}

/** Shown UTF-16 units of a name, and their bytes. The longest escape, of a dollar sign, takes 14. */
const LONGEST_SHOWN = 100;
const LONGEST_NAME = LONGEST_SHOWN * 16;

function namedFiles(paths: readonly string[]): Markdown {
  const shown = paths.slice(0, MOST_NAMED).map((path, n) => gfm`${n === 0 ? '' : ', '}${code(path, LONGEST_SHOWN)}`);
  const hidden = paths.length - shown.length;
  return hidden === 0 ? gfm`${shown}` : gfm`${shown} and ${count(hidden, 'more file')}`;
}

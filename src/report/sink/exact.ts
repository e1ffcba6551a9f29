import { pattern } from '../../model/text.js';
import { breakCommands } from './runner-command.js';
import type { SafeText } from './safe-text.js';
import { visible } from './visible.js';

/** Byte order marks at the start of a line of a text or patch; a carriage return at a line's end; a tab. */
const KEPT = pattern(String.raw`^[ +-]?\uFEFF+|\r$|\t`, 'gm');

/**
 * Returns a text for programs unchanged, such as a patch. Returns null if the text is unsafe: something in it moves
 * text, is invisible, or is a command to the runner. Byte order marks, tabs and CRLF line ends are safe.
 */
export function exact(text: string): SafeText | null {
  const rest = text.replace(KEPT(), '');
  const isHarmless = rest.split('\n').every((line) => visible(line) === line) && breakCommands(rest) === rest;
  return isHarmless ? (text as SafeText) : null;
}

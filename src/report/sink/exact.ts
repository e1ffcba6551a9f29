import { pattern } from '../../model/pattern.js';
import { breakCommands } from './runner-command.js';
import type { SafeText } from './safe-text.js';
import { visible } from './visible.js';

/** Byte order marks where a line of a text, or of its patch, begins; a carriage return that ends one; a tab. */
const KEPT = pattern(String.raw`^[ +-]?\uFEFF+|\r$|\t`, 'gm');

/**
 * A text that programs read and that must stay as it is to the last character, such as a patch; null where it cannot: something
 * in it moves text, cannot be seen, or is a command to the runner. Byte order marks, tabs and line ends of Windows are harmless.
 */
export function exact(text: string): SafeText | null {
  const rest = text.replace(KEPT(), '');
  const isHarmless = rest.split('\n').every((line) => visible(line) === line) && breakCommands(rest) === rest;
  return isHarmless ? (text as SafeText) : null;
}

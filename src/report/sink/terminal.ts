import { breakCommands } from './runner-command.js';
import { fill, Fragment, type SafeText, type Terminal, type Value } from './safe-text.js';
import { cut, shown, visible } from './visible.js';

/**
 * Template tag for a terminal and for logs: strings are made visible and cut to `TEXT_LIMIT`, numbers and fragments
 * stand as they are, and no line of the result is a command to the runner.
 */
export function terminal(statics: TemplateStringsArray, ...values: readonly Value<Terminal>[]): Terminal {
  return new Fragment('terminal', fill(statics, values, shown));
}

/** One text for a terminal, with a limit of its own in UTF-16 units of the result, the ellipsis included. */
export function terminalText(text: string, limit: number): Terminal {
  return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit) as SafeText);
}

/** Select Graphic Rendition (ECMA-48, 8.3.117): what switches a style on, and off. */
const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  underline: [4, 24],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

export type Style = keyof typeof STYLES;

/** The fragment in a terminal's style. */
export function styled(style: Style, fragment: Terminal): Terminal {
  const [on, off] = STYLES[style];
  return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m` as SafeText);
}

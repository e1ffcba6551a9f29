import { encodeAddress } from './url.js';
import { breakCommands } from './runner-command.js';
import { fill, Fragment, type SafeText, type Terminal, type Value } from './safe-text.js';
import { cut, shown, visible } from './visible.js';

/**
 * Template tag for terminals and logs. Strings are made visible and cut to `TEXT_LIMIT`; numbers and fragments stay
 * unchanged. No line of the result is a command to the runner.
 */
export function terminal(statics: TemplateStringsArray, ...values: readonly Value<Terminal>[]): Terminal {
  return new Fragment('terminal', fill(statics, values, shown));
}

/** Returns one text for a terminal, cut to `limit` UTF-16 units of the result, including the ellipsis. */
export function terminalText(text: string, limit: number): Terminal {
  return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit) as SafeText);
}

/** Select Graphic Rendition (ECMA-48, 8.3.117): the codes that switch a style on and off. */
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

/** Returns the fragment in a terminal style. */
export function styled(style: Style, fragment: Terminal): Terminal {
  const [on, off] = STYLES[style];
  return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m` as SafeText);
}

/** Returns the fragment as a link of the terminal (OSC 8). Whatever a URL must not have is percent-encoded. */
export function linked(url: string, fragment: Terminal): Terminal {
  const start = `\u001b]8;;${encodeAddress(url)}\u001b\\`;
  return new Fragment('terminal', `${start}${fragment.text}\u001b]8;;\u001b\\` as SafeText);
}

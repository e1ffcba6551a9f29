import {
  breakCommands,
  cut,
  encodeAddress,
  fill,
  Fragment,
  shown,
  visible,
  type SafeText,
  type Terminal,
  type Value,
} from './safe-text.js';
import { pattern } from '../../model/text.js';

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

/**
 * Returns a workflow command on its own line, encoded once as the toolkit does (@actions/core, src/command.ts).
 * Properties without a value are left out.
 */
export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, SafeText | number | null>>,
  message: SafeText,
): SafeText {
  const listed = Object.entries(properties)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}=${encodeProperty(String(value))}`);
  return `::${name}${listed.length === 0 ? '' : ' '}${listed.join(',')}::${encodeData(message)}\n` as SafeText;
}

function encodeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function encodeProperty(text: string): string {
  return encodeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

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

/** Applies a style to a fragment, or leaves it plain. */
export type Paint = (style: Style, fragment: Terminal) => Terminal;

/** Returns a function that applies styles only if colour is wanted. */
export function painter(color: boolean): Paint {
  return color ? styled : (_, fragment) => fragment;
}

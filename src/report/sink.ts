/**
 * The one sink: untrusted text becomes output here and nowhere else. Every text in a report can come from a pull
 * request (paths, messages that quote values, agent names), so a writer takes `SafeText` only, and only this file
 * makes that.
 *
 * Terminal text also lands in the logs of GitHub's runner, which reads commands out of standard output
 * (actions/runner, src/Runner.Common/ActionCommand.cs): `::name::` at the start of a line, after white space, and the
 * older `##[name]` anywhere in a line. The runner compares by culture, where invisible characters count for nothing:
 * that is why they are made visible first, and why none of them is used to break a command in a log.
 */

import { pattern } from '../model/pattern.js';

declare const safe: unique symbol;

/** Text that this file made: what writers take. */
export type SafeText = string & { readonly [safe]: true };

type Kind = 'terminal' | 'markdown' | 'xml' | 'html';

class Fragment<K extends Kind> {
  constructor(
    readonly kind: K,
    readonly text: SafeText,
  ) {}
}

/** Text for a terminal or a log. */
export type Terminal = Fragment<'terminal'>;
/** GitHub-flavoured Markdown, for a paragraph or a cell of a table; harmless in a log too. */
export type Markdown = Fragment<'markdown'>;
/** XML 1.0, for the text of an element and for an attribute in double quotes; harmless in a log too. */
export type Xml = Fragment<'xml'>;
/** HTML, for the text of an element and for an attribute in double quotes; harmless in a log too. */
export type Html = Fragment<'html'>;

type Value<F> = string | number | F | readonly F[];

/** How much of one untrusted text is shown, in UTF-16 units, unless a caller says otherwise. */
export const TEXT_LIMIT = 1000;

const PLAIN = /^[\x20-\x7e]*$/;

/**
 * A picture that people write (kept whole, although it holds joiners and selectors), or one character that is
 * invisible, moves the text around it or is none at all: control and format characters, line and paragraph
 * separators, lone surrogates, ignorable ones (zero width, selectors, fillers, tags) and noncharacters.
 */
const HIDDEN = pattern(
  String.raw`(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`,
  'gu',
);

const NAMED: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

function escapeHidden(character: string): string {
  const named = NAMED.get(character);
  if (named !== undefined) return named;
  const code = character.codePointAt(0) ?? 0;
  // A byte that is not UTF-8, as model/tree.ts carries it.
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
  if (code >= 0xd800 && code <= 0xdfff) return '\u{FFFD}';
  const digits = code.toString(16);
  return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}

function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(HIDDEN(), (character, picture: string | undefined) => picture ?? escapeHidden(character));
}

/** At most `limit` UTF-16 units, the last an ellipsis where something was cut; no surrogate pair is torn apart. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 1) return '';
  const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
  return `${text.slice(0, end)}…`;
}

/** Breaks both forms of a runner's command; Azure's `##vso[` with them, since old runners share its parser. */
function breakCommands(text: string): string {
  let result = text;
  if (result.includes('::')) result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
  if (result.includes('##')) result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
  return result;
}

function fill<F extends Fragment<Kind>>(
  statics: TemplateStringsArray,
  values: readonly Value<F>[],
  escape: (text: string) => string,
): SafeText {
  let result = statics[0] ?? '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (typeof value === 'string') result += escape(value);
    else if (typeof value === 'number') result += String(value);
    else if (value instanceof Fragment) result += value.text;
    else for (const fragment of value ?? []) result += fragment.text;
    result += statics[i + 1] ?? '';
  }
  return breakCommands(result) as SafeText;
}

function escapeTerminal(text: string): string {
  return visible(cut(text, TEXT_LIMIT));
}

/**
 * Template tag for a terminal and for logs: strings are made visible and cut to `TEXT_LIMIT`, numbers and fragments
 * stand as they are, and no line of the result is a command to the runner.
 */
export function terminal(statics: TemplateStringsArray, ...values: readonly Value<Terminal>[]): Terminal {
  return new Fragment('terminal', fill(statics, values, escapeTerminal));
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

/**
 * What GitHub makes of rendered text, after Markdown is done and whatever was escaped there: mentions and e-mail
 * addresses, issues, addresses, emoji, commits. A zero width space in each keeps it text.
 */
const BREAKS: readonly (readonly [RegExp, string])[] = [
  [/@/g, '@\u{200B}'],
  [/#(?=\d)/g, '#\u{200B}'],
  [/gh-(?=\d)/gi, '$&\u{200B}'],
  [/:(?=\/\/)/g, ':\u{200B}'],
  [/www(?=\.)/gi, '$&\u{200B}'],
  [/:(?=[\w+-]+:)/g, ':\u{200B}'],
];
const COMMIT = /\b[0-9a-f]{7,40}\b/gi;
const MAY_BREAK = /[@#:]|gh-|www|[0-9a-f]{7}/i;

const MARKDOWN: ReadonlyMap<string, string> = new Map([
  ...['\\', '`', '*', '_', '[', ']', '~', '#', '!'].map((mark) => [mark, `\\${mark}`] as const),
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['|', '&#124;'],
  // GitHub's documentation on mathematical expressions: a dollar sign in a span of its own is none of theirs.
  ['$', '<span>$</span>'],
  ['\u{200B}', '&#8203;'],
]);

function escapeVisibleMarkdown(shown: string): string {
  let text = shown;
  if (MAY_BREAK.test(text)) {
    for (const [pattern, replacement] of BREAKS) text = text.replace(pattern, replacement);
    text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
  }
  return text
    .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
    .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );
}

function escapeMarkdown(text: string): string {
  return escapeVisibleMarkdown(visible(cut(text, TEXT_LIMIT)));
}

/**
 * Template tag for GitHub-flavoured Markdown: strings become text that renders as itself and that GitHub turns into
 * nothing else, in paragraphs and in cells of tables; they are made visible and cut to `TEXT_LIMIT`. (Not called
 * `markdown`: Prettier would take the templates for documents and rewrite them.)
 */
export function gfm(statics: TemplateStringsArray, ...values: readonly Value<Markdown>[]): Markdown {
  return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}

/** An untrusted text as code, in a paragraph, a link or a cell; cut to `limit` UTF-16 units. */
export function code(text: string, limit = TEXT_LIMIT): Markdown {
  const shown = visible(cut(text, limit));
  if (shown === '') return gfm``;
  // Inside of backticks nothing can be escaped: a bar ends a cell, `]:` after a bracket at a paragraph's start makes a
  // definition, backticks confuse lesser parsers, and the runner's old commands would stand as they are.
  if (/[`|]|\]:|##(?:\[|vso\[)/i.test(shown)) {
    return gfm`<code>${new Fragment('markdown', escapeVisibleMarkdown(shown) as SafeText)}</code>`;
  }
  // One space at each end is taken off where both ends have one (CommonMark 0.31, section 6.1).
  const pad = /^ .*[^ ].* $/.test(shown) ? ' ' : '';
  return new Fragment('markdown', `\`${pad}${shown}${pad}\`` as SafeText);
}

const encoder = new TextEncoder();

/** Percent-encodes the UTF-8 bytes of all that is not accepted (RFC 3986, section 2.1); a lone surrogate of a wrong byte becomes that byte. */
function percentEncode(text: string, accepted: RegExp): string {
  let result = '';
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (accepted.test(character)) result += character;
    else if (codePoint >= 0xdc80 && codePoint <= 0xdcff) result += percent(codePoint - 0xdc00);
    else for (const byte of encoder.encode(character)) result += percent(byte);
  }
  return result;
}

function percent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** One segment of an address's path, encoded. */
export function urlSegment(text: string): string {
  return percentEncode(text, /[\w.~-]/);
}

/**
 * A link. What an address or Markdown has no use for is encoded, but `%`, `/`, `?` and `#` are taken as meant: encode
 * segments by `urlSegment`. Without an http address the label stands alone.
 */
export function link(label: Markdown, url: string): Markdown {
  if (!/^https?:\/\/./i.test(url)) return label;
  const target = percentEncode(url, /[\w.~:/?#%=+,;@-]/) as SafeText;
  return new Fragment('markdown', `[${label.text}](${target})` as SafeText);
}

const XML: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  // Also where it could stand: `]]>` must not (XML 1.0, section 2.4).
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escapeXml(text: string): string {
  // What is visible is a character that XML 1.0 allows (section 2.2).
  return visible(cut(text, TEXT_LIMIT)).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}

/**
 * Template tag for XML 1.0: strings become text that an XML reader gives back, in elements and in attributes; they are made
 * visible and cut to `TEXT_LIMIT`.
 */
export function xml(statics: TemplateStringsArray, ...values: readonly Value<Xml>[]): Xml {
  return new Fragment('xml', fill(statics, values, escapeXml));
}

/**
 * A plain text message of SARIF 2.1.0: braces are doubled, since they would mark a placeholder (section 3.11.5), and no
 * part is a link (section 3.11.6). Made visible and cut to `limit` UTF-16 units of the untrusted text.
 */
export function sarifMessage(text: string, limit = TEXT_LIMIT): SafeText {
  const shown = breakCommands(visible(cut(text, limit)));
  return shown.replace(/\](?=\()/g, ']\\').replace(/[{}]/g, '$&$&') as SafeText;
}

/**
 * Template tag for HTML: strings become text, in elements and in attributes in double quotes, but not in scripts, styles
 * or addresses; they are made visible and cut to `TEXT_LIMIT`. (Not called `html`: Prettier would rewrite the templates.)
 */
export function markup(statics: TemplateStringsArray, ...values: readonly Value<Html>[]): Html {
  return new Fragment('html', fill(statics, values, escapeXml));
}

/** An element that leads to an address. Without an http address the label stands alone. */
export function htmlLink(label: Html, url: string): Html {
  if (!/^https?:\/\/./i.test(url)) return label;
  return markup`<a href="${new Fragment('html', percentEncode(url, /[\w.~:/?#%=+,;@-]/) as SafeText)}">${label}</a>`;
}

/** A text as `markup` shows it, for a script that puts it on the page as text. */
export function shown(text: string, limit = TEXT_LIMIT): string {
  return visible(cut(text, limit));
}

/**
 * A value as JSON for an element `<script type="application/json">`: no markup, whatever it holds, and harmless in a log.
 * What reads it must treat each string as text; those that come from a report are handed in as `shown` gives them.
 */
export function htmlJson(value: unknown): SafeText {
  return json(value).replace(/[<>&]/g, (character) =>
    character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026',
  ) as SafeText;
}

/** A style sheet or a script of this project, as an element. Throws where it would end the element, or be a command. */
export function htmlAsset(element: 'style' | 'script', content: string): Html {
  if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
    throw new Error(`The ${element} cannot stand in a page as it is.`);
  }
  return markup`<${element}>${new Fragment('html', content as SafeText)}</${element}>\n`;
}

const NO_WORDS = pattern(String.raw`[^\p{L}\p{N} ]`, 'gu');

/**
 * A text as the label of a node of a Mermaid diagram, between double quotes; cut to `limit` UTF-16 units. All but letters,
 * digits and spaces becomes Mermaid's entity codes: so it ends no quotes, and is no Markdown, HTML, list or picture.
 */
export function mermaidLabel(text: string, limit: number): Markdown {
  // Two dollar signs would begin a formula, written as codes or not.
  const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
  const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
  return new Fragment('markdown', codes as SafeText);
}

/**
 * A value as JSON, harmless in a log: `JSON.parse` gives the very same value. On one line, or with so many spaces of
 * indentation.
 */
export function json(value: unknown, indent?: number): SafeText {
  const text = JSON.stringify(value, null, indent);
  return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#') as SafeText;
}

const UNSEEN = pattern(String.raw`[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');

function escapeJson(text: string): string {
  return text.replace(UNSEEN(), (character) => {
    let escaped = '';
    for (let i = 0; i < character.length; i++) {
      escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
    }
    return escaped;
  });
}

/** JSON that is put together of parts: the statics of the template are the frame. */
export function jsonFrame(statics: TemplateStringsArray, ...values: readonly SafeText[]): SafeText {
  return String.raw({ raw: statics }, ...values) as SafeText;
}

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

/**
 * Exact text as a block of code in Markdown, which GitHub shows as a difference or offers as a change. Nothing in it ends the
 * block (CommonMark 0.31, section 4.5); it begins on a line of its own.
 */
export function codeBlock(language: 'diff' | 'suggestion', text: SafeText): Markdown {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  return new Fragment('markdown', `${fence}${language}\n${text}${end}${fence}\n` as SafeText);
}

/** Joins what is safe already. */
export function concat(texts: readonly SafeText[]): SafeText {
  return texts.join('') as SafeText;
}

/**
 * A workflow command on a line of its own, encoded once as the toolkit does (@actions/core, src/command.ts).
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

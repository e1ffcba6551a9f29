import { fill, Fragment, type Markdown, type SafeText, type Value } from './safe-text.js';
import { encodeAddress } from './url.js';
import { shown, TEXT_LIMIT } from './visible.js';

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

function escapeVisible(seen: string): string {
  let text = seen;
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
  return escapeVisible(shown(text));
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
  const seen = shown(text, limit);
  if (seen === '') return gfm``;
  // Inside of backticks nothing can be escaped: a bar ends a cell, `]:` after a bracket at a paragraph's start makes a
  // definition, backticks confuse lesser parsers, and the runner's old commands would stand as they are.
  if (/[`|]|\]:|##(?:\[|vso\[)/i.test(seen)) {
    return gfm`<code>${new Fragment('markdown', escapeVisible(seen) as SafeText)}</code>`;
  }
  // One space at each end is taken off where both ends have one (CommonMark 0.31, section 6.1).
  const pad = /^ .*[^ ].* $/.test(seen) ? ' ' : '';
  return new Fragment('markdown', `\`${pad}${seen}${pad}\`` as SafeText);
}

/**
 * A link. What an address or Markdown has no use for is encoded, but `%`, `/`, `?` and `#` are taken as meant: encode
 * segments by `urlSegment`. Without an http address the label stands alone.
 */
export function link(label: Markdown, url: string): Markdown {
  if (!/^https?:\/\/./i.test(url)) return label;
  return new Fragment('markdown', `[${label.text}](${encodeAddress(url)})` as SafeText);
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

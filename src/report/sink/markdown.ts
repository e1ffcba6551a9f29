import {
  breakCommands,
  encodeAddress,
  fill,
  Fragment,
  shown,
  TEXT_LIMIT,
  type Markdown,
  type SafeText,
  type Value,
} from './safe-text.js';

/**
 * Text that GitHub converts after rendering Markdown, even if it was escaped: mentions and e-mail addresses, issues,
 * URLs, emoji, commits. A zero-width space inside stops GitHub from linking it.
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
  // A dollar sign in its own span starts no formula (GitHub's documentation on mathematical expressions).
  ['$', '<span>$</span>'],
  ['\u{200B}', '&#8203;'],
]);

/** In code, GitHub makes no link of a commit. */
function escapeVisible(seen: string, isCode = false): string {
  let text = seen;
  if (MAY_BREAK.test(text)) {
    for (const [pattern, replacement] of BREAKS) text = text.replace(pattern, replacement);
    if (!isCode) text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
  }
  return text
    .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
    .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );
}

/**
 * Template tag for GitHub-flavoured Markdown, for paragraphs and table cells. Strings render as themselves, and GitHub
 * converts nothing in them. They are made visible and cut to `TEXT_LIMIT`. (Not called `markdown`, since Prettier would
 * format the templates as documents.)
 */
export function gfm(statics: TemplateStringsArray, ...values: readonly Value<Markdown>[]): Markdown {
  return new Fragment(
    'markdown',
    fill(statics, values, (text) => escapeVisible(shown(text))),
  );
}

/** Returns an untrusted text as code, for a paragraph, a link or a cell; cut to `limit` UTF-16 units. */
export function code(text: string, limit = TEXT_LIMIT): Markdown {
  const seen = shown(text, limit);
  if (seen === '') return gfm``;
  // Nothing can be escaped inside backticks: a bar ends a cell, `]:` after a bracket at a paragraph's start makes a
  // definition, backticks confuse simple parsers, and the runner's old commands would stay intact.
  if (/[`|]|\]:|##(?:\[|vso\[)/i.test(seen)) {
    return gfm`<code>${new Fragment('markdown', escapeVisible(seen, true) as SafeText)}</code>`;
  }
  // Markdown removes one space at each end if both ends have one (CommonMark 0.31, section 6.1).
  const pad = /^ .*[^ ].* $/.test(seen) ? ' ' : '';
  return new Fragment('markdown', `\`${pad}${seen}${pad}\`` as SafeText);
}

/** Returns an untrusted text as code that may wrap between its pieces. */
export function wrappingCode(pieces: readonly string[]): Markdown {
  const seen = pieces.map((piece) => escapeVisible(shown(piece), true));
  return gfm`<code>${new Fragment('markdown', seen.join('<wbr>') as SafeText)}</code>`;
}

/** Returns untrusted lines as a block of code, which can be copied as it is shown; each is cut to `TEXT_LIMIT`. */
export function fenced(lines: readonly string[], language: 'text' | 'yaml' = 'text'): Markdown {
  const text = lines.map((line) => shown(line)).join('\n');
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return new Fragment('markdown', breakCommands(`${fence}${language}\n${text}\n${fence}\n`) as SafeText);
}

/**
 * Returns a link. Characters that are invalid in URLs or Markdown are encoded, but `%`, `/`, `?` and `#` keep their
 * meaning: encode segments with `urlSegment`. Without an http address, it returns the label alone.
 */
export function link(label: Markdown, url: string): Markdown {
  if (!/^https?:\/\/./i.test(url)) return label;
  return new Fragment('markdown', `[${label.text}](${encodeAddress(url)})` as SafeText);
}

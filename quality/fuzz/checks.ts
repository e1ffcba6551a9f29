import { Parser } from 'commonmark';
import type { Range } from '../../src/model/pointer.js';
import { COMMENT_LIMIT } from '../../src/report/comment.js';
import type { FormatName } from '../../src/report/formats.js';
import { readCommands } from '../../__tests__/report/runner.js';
import { readXml } from '../../__tests__/support/xml.js';

/** Throws unless a condition holds. The message is the finding of the fuzzer. */
export function demand(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}

/** The lines of a text, as git and GitHub count them: without their ends, of Windows too. */
export function linesOf(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''));
}

/** Throws unless a range is on one line of the text and inside it: its first column is a character where the line has one. */
export function demandInside(range: Range, lines: readonly string[], what: string): void {
  const { startLine, startColumn, endLine, endColumn } = range;
  const line = lines[startLine - 1];
  const isInside =
    line !== undefined &&
    endLine === startLine &&
    startColumn >= 1 &&
    startColumn <= Math.max(line.length, 1) &&
    endColumn >= startColumn &&
    endColumn <= line.length + 1;
  demand(
    isInside,
    () => `${what}: ${JSON.stringify(range)} is not inside its line ${JSON.stringify(line?.slice(0, 200))}`,
  );
}

/** Pictures that people write, which may have a joiner. */
const PICTURE = /\p{ExtPict}(?:\ufe0f|\p{EMod})?(?:\u200d\p{ExtPict}(?:\ufe0f|\p{EMod})?)*/gu;
const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{NChar}]/u;

/** Throws if a text has a character that moves, hides or ends the text around it; line feeds are the gate's own. */
export function demandVisible(text: string, what: string): void {
  const [found] = HIDDEN.exec(text.replace(PICTURE, '')) ?? [];
  demand(found === undefined, () => `${what} has the character U+${(found?.codePointAt(0) ?? 0).toString(16)}`);
}

/** Throws if GitHub's runner would take a line of the text as one of its commands, other than those that are allowed. */
export function demandNoCommand(text: string, what: string, allowed: readonly string[] = []): void {
  if (!text.includes('::') && !text.includes('##')) return;
  const names = readCommands(text).map(({ name }) => name);
  const others = names.filter((name) => !allowed.includes(name));
  demand(others.length === 0, () => `${what} has a command of the runner: ${others.join(', ')}`);
}

/** The elements that the gate itself writes in Markdown. */
const OWN_MARKUP =
  /^(?:<\/?(?:details|summary|sub|code|span|b|strong|em|table|thead|tbody|tr|th|td|br|wbr|p|ul|li|a|h3)(?: open| align="\w+")?>|<!-- return-gate:[\w: ]+ -->|\s)*$/;

/** What GitHub turns into something else after it has rendered Markdown. */
const CONVERTED = /@[\w-]|#\d|gh-\d|:\/\/|www\.|:[\w+-]+:/i;
/** The same of the id of a commit, but not in code. */
const COMMIT = /\b[0-9a-f]{7,40}\b/i;

/** Throws if Markdown has markup, a link, or a text that GitHub converts, which the gate did not write itself. */
function demandPlainMarkdown(text: string, what: string): void {
  const walker = new Parser().parse(text).walker();
  // The parser gives a text in pieces, and GitHub looks at all of it.
  let piece = '';
  let isCode = false;
  const endPiece = (): void => {
    const all = piece;
    piece = '';
    const own = all.replace(OWN_WORDS, '');
    const [found] = CONVERTED.exec(own) ?? (isCode ? null : COMMIT.exec(own)) ?? [];
    demand(found === undefined, () => `${what} has a text that GitHub converts: ${String(found)} in ${all}`);
  };
  let inLink = 0;
  for (let step = walker.next(); step !== null; step = walker.next()) {
    const { type, literal, destination } = step.node;
    if (type === 'link') inLink += step.entering ? 1 : -1;
    if (type === 'text') {
      if (inLink === 0) piece += literal ?? '';
      continue;
    }
    endPiece();
    if (!step.entering) continue;
    demand(type !== 'image', () => `${what} has an image: ${String(destination)}`);
    if (type === 'link') {
      demand(OWN_ADDRESS.test(destination ?? ''), () => `${what} has a link to ${String(destination)}`);
    }
    if (type === 'html_inline') {
      demand(OWN_MARKUP.test(literal ?? ''), () => `${what} has the markup ${String(literal)}`);
      if (/^<\/?code>$/.test(literal ?? '')) isCode = literal === '<code>';
    }
    if (type === 'html_block') demandTags(literal ?? '', what);
  }
}

const OWN_ADDRESS = /^(?:https:\/\/github\.com\/|#)/;

/** Words of the gate's own that look like some of GitHub's. */
const OWN_WORDS =
  /(?:return-meta|subagent-return|orchestrator-handoff|result-envelope|verify-result|gsd-\w+|bmad-\w+)@(?=\d)/g;

/** A block of HTML has Markdown's text beside its tags: only the tags are looked at. */
function demandTags(literal: string, what: string): void {
  for (const [tag] of literal.matchAll(/<[^>]*>?/g)) {
    demand(OWN_MARKUP.test(tag), () => `${what} has the markup ${tag}`);
  }
}

const TAG =
  /^<(?:!doctype html|\/?[a-z][a-z1-6]*(?: [a-zA-Z-]+(?:="(?:[^"<>&]|&(?:amp|lt|gt|quot|#39);)*")?)*(?: \/)?)>$/;
const ADDRESS =
  /^(?:#[\w.~%=&;-]*|data:,|https:\/\/github\.com\/(?:o\/r|return-gate\/return-gate)(?:\/[\w.~:/?#%=+,;@&-]*)?)$/;

/** Throws if a page has a tag, an attribute or an address that the gate does not write. */
function demandOwnPage(text: string, what: string): void {
  demand(!/<script\b/i.test(text), () => `${what} has a script`);
  const body = text.replace(/<style>[^]*?<\/style>/, '');
  for (const [tag] of body.matchAll(/<[^>]*>?/g)) {
    demand(TAG.test(tag), () => `${what} has the tag ${tag}`);
    demand(!/ (?:on\w+|style|src)=/.test(tag.replace(/="[^"]*"/g, '=')), () => `${what} has the tag ${tag}`);
  }
  for (const [, address = ''] of body.matchAll(/ href="([^"]*)"/g)) {
    demand(ADDRESS.test(address), () => `${what} has a link to ${address}`);
  }
}

const LEVELS = ['error', 'warning', 'notice', 'group', 'endgroup'];

/** What a reader of each format demands of it. */
const CHECKS: Readonly<Record<FormatName, (text: string, what: string) => void>> = {
  text: demandVisible,
  markdown: (text, what) => {
    // Characters without width keep words from being converted.
    demandVisible(text.replaceAll('\u200b', ''), what);
    demandPlainMarkdown(text, what);
  },
  github: demandVisible,
  html: demandOwnPage,
  junit: (text) => void readXml(text),
  json: (text) => void JSON.parse(text),
  jsonl: (text) => {
    for (const line of text.trimEnd().split('\n')) JSON.parse(line);
  },
  sarif: (text) => void JSON.parse(text),
  codequality: (text) => void JSON.parse(text),
};

/** Throws if a report in a format is not what its readers need, or says more than text. */
export function demandSafe(format: FormatName, text: string): void {
  const what = `the format ${format}`;
  CHECKS[format](text, what);
  demandNoCommand(text, what, format === 'github' ? LEVELS : []);
}

/** The same for a comment on a pull request. */
export function demandSafeComment(text: string): void {
  demand(text.length <= COMMENT_LIMIT, () => `a comment has ${String(text.length)} characters`);
  demandPlainMarkdown(text, 'a comment');
}

/** Throws if the message of a refusal is none that a person can use. */
export function demandWords(message: string): void {
  demand(
    message.trim() !== '' && !/\bundefined\b|\[object /.test(message),
    () => `a refusal says ${JSON.stringify(message)}`,
  );
}

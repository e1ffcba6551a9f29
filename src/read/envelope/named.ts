import { pattern } from '../../model/pattern.js';
import type { Segment } from '../markdown/block.js';
import type { Element } from './element.js';

/** What an element of Artifacts names. */
export type Named =
  | { readonly kind: 'path'; readonly path: string; readonly at: Segment }
  /** Kept in the memory store Engram, by its id or topic key. */
  | { readonly kind: 'observation'; readonly observation: string; readonly at: Segment };

/** A word of an element, without the punctuation around it, or what stands in backticks. */
interface Token {
  readonly text: string;
  readonly offset: number;
  readonly code: boolean;
  /** The number of its part: commas keep parts apart, and rows of a table. */
  readonly part: number;
}

/**
 * What an element claims: every path in backticks, and the first path of each part between commas that has none in
 * backticks. Where it names no path, the observation that it names; nothing where it only describes.
 */
export function namedBy({ lines, text, code }: Element): readonly Named[] {
  if (code) return [];
  const tokens = tokensIn(lines);
  const paths = pathsAmong(tokens);
  return paths.length === 0 ? observationIn(tokens, text) : paths.map(asPath);
}

function pathsAmong(tokens: readonly Token[]): readonly Token[] {
  const paths = new Set(tokens.filter((token, n) => isPath(token, tokens[n - 1])));
  // Of an element of paths and nothing else each is one.
  if (tokens.every((token) => paths.has(token) || JOINING.test(token.text))) return [...paths];
  const inCode = [...paths].filter(({ code }) => code);
  const sure = new Set(inCode.filter(isSure));
  const claimed = new Set(sure);
  for (const part of tokenGroups(tokens)) {
    if (part.some((token) => sure.has(token))) continue;
    const [first] = part;
    const word = part.find((token) => !token.code && paths.has(token) && (token === first || isLikely(token)));
    // Beside paths in backticks a word is one only where its part starts with it, and it can be nothing else.
    if (word !== undefined && (sure.size === 0 || (word === first && isLikely(word)))) claimed.add(word);
  }
  return claimed.size === 0 ? inCode : [...paths].filter((token) => claimed.has(token));
}

function tokenGroups(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [];
  let last: number | undefined;
  for (const token of tokens) {
    if (token.part !== last || JOINING.test(token.text)) parts.push([]);
    last = token.part;
    if (!JOINING.test(token.text)) parts[parts.length - 1]?.push(token);
  }
  return parts;
}

const JOINING = /^(?:and|&|\+)$/i;

function asPath({ text, offset }: Token): Named {
  const path = withoutLine(text);
  return { kind: 'path', path, at: { text: path, offset } };
}

/** An editor's way to name a place in a file. */
const LINE_NUMBER = /(?::\d{1,9}(?:-\d{1,9})?){1,2}$|#L\d{1,9}(?:-L?\d{1,9})?$/;

function withoutLine(text: string): string {
  return text.replace(LINE_NUMBER, '');
}

const EXTENSION = /[^./]\.[A-Za-z][A-Za-z0-9]{0,9}$/;

/** It has a letter or a digit. */
const WRITTEN = pattern(String.raw`[\p{L}\p{N}]`, 'u');

const NO_PATHS = new Set(['n/a', 'and/or', 'w/o', 'i/o', 'e.g', 'i.e']);

function isPath({ text, code }: Token, before: Token | undefined): boolean {
  const path = withoutLine(text);
  const hasExtension = EXTENSION.test(path);
  if (code && /\s/.test(path) && (!hasExtension || COMMAND.test(path))) return false;
  if (!WRITTEN().test(path) || NO_PATHS.has(path.toLowerCase())) return false;
  if (isObservation(path) || isTopicKey(path, before, hasExtension)) return false;
  if (PRODUCTS.test(path)) return false;
  if (code && !hasExtension && NO_FILE.some((form) => form.test(path))) return false;
  return path.includes('/') || hasExtension;
}

/** A slash alone may join two words in prose, and a dot may be part of a name. */
function isLikely({ text }: Token): boolean {
  const path = withoutLine(text);
  return path.includes('/') && EXTENSION.test(path);
}

/** What starts with the name of a tool, as people write what they ran. */
const COMMAND =
  /^(?:bash|bun|cargo|cat|cd|cp|curl|deno|docker|git|go|grep|jest|ls|make|mkdir|mv|node|npm|npx|openspec|php|pip3?|pnpm|pytest|python3?|rg|rm|ruby|sed|sh|sudo|tsc|tsx|vitest|yarn) /;

/**
 * What has a slash, stands in backticks, and names no file: an option, a call or a tag, a ratio, a package of npm, a media type.
 * None of them has a file's extension.
 */
const NO_FILE: readonly RegExp[] = [
  /^-/,
  /\)[;,]?$/,
  /^<.*>$/,
  /^\d+\/\d+$/,
  /^@[\w.-]+\/[\w.-]+(?:@[\w.^~-]+)?$/,
  /^(?:application|audio|font|image|multipart|text|video)\/(?:css|csv|event-stream|form-data|gif|html|javascript|jpeg|json|markdown|mp4|mpeg|octet-stream|ogg|pdf|plain|png|svg\+xml|wav|webm|webp|woff2?|x-www-form-urlencoded|xml|yaml|zip|[\w.]+\+(?:json|xml|zip))$/,
];

/** Extensions that members of objects in code hardly have: a token without a slash and with another one may be either. */
const FILES =
  /\.(?:astro|avif|bash|bat|bib|c|cc|cfg|cjs|clj|cmd|conf|cpp|cs|css|csv|cts|cxx|dart|db|diff|docx?|dockerfile|ex|exs|fish|gif|go|gradle|graphql|h|hpp|hs|html?|ico|ini|ipynb|java|jpe?g|jsx?|json[c5l]?|kts?|lean|less|lock|lua|md|mdx|mjs|mk|ml|mts|nix|patch|pdf|php|pl|png|po|prisma|proto|ps1|pyi?|r|rb|rs|rst|s[ac]ss|scala|sh|snap|sol|sql|sqlite|svelte|svg|swift|tex|tf|toml|tsv|tsx?|txt|vim|vue|wasm|webp|woff2?|xlsx?|xml|xsd|ya?ml|zig|zip|zsh)$/i;

/** Names of products that end as files do. */
const PRODUCTS = /^(?:Alpine|Chart|Ember|Express|Next|Node|Nuxt|React|Three|Vue)\.js$/;

const URL = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * Whether a path in backticks is meant as what was made, where others stand beside it: not so a member of an object in code,
 * an address, or a route.
 */
function isSure({ text }: Token): boolean {
  const path = withoutLine(text);
  if (!path.includes('/')) return FILES.test(path);
  return !URL.test(path) && !(path.startsWith('/') && !EXTENSION.test(path));
}

/** The whole word: what goes on behind an id is looked up as the path that it may be. */
function isObservation(word: string): boolean {
  return /^#?obs[_-][\w-]+$/i.test(word);
}

/** A step of a path that leads nowhere, or up: no key has one. */
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;

/** Engram files observations below keys such as `sdd/add-dark-mode/proposal`. */
function isTopicKey(word: string, before: Token | undefined, hasExtension: boolean): boolean {
  if (hasExtension || DOTS.test(word)) return false;
  return (
    /^sdd(?:-[a-z]+)?\/\S/.test(word) ||
    (before !== undefined && /^(?:topic_key|topic-key|key|topic|engram)$/i.test(before.text))
  );
}

function observationIn(tokens: readonly Token[], text: string): readonly Named[] {
  const found =
    tokens.find((token) => isObservation(token.text)) ??
    tokens.find((token, n) => token.text.includes('/') && isTopicKey(token.text, tokens[n - 1], false));
  if (found !== undefined) return [{ kind: 'observation', observation: found.text, at: found }];
  if (!/\b(?:engram|observation)\b/i.test(text)) return [];
  const other = tokens.find((token) => /^#\d/.test(token.text)) ?? tokens[0];
  return other === undefined
    ? []
    : [{ kind: 'observation', observation: other.text.startsWith('#') ? other.text : text, at: other }];
}

/** How far a backtick or a bracket looks for its other end, UTF-16 units: hostile text has many, and no end. */
const REACH = 500;

const OPENING = '*"\'([<{';
const CLOSING = '*"\'),.;:!?]>}';

function tokensIn(lines: readonly Segment[]): readonly Token[] {
  const tokens: Token[] = [];
  let part = 0;
  for (const line of lines) {
    if (line.text.startsWith('|')) part++;
    for (const token of tokensOf(line, part)) {
      tokens.push(token);
      part = token.part;
    }
  }
  return tokens;
}

function tokensOf({ text, offset }: Segment, firstPart: number): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let part = firstPart;
  const word = (start: number, end: number): void => {
    let first = start;
    let last = end;
    while (first < last && OPENING.includes(text[first] ?? '')) first++;
    while (last > first && CLOSING.includes(text[last - 1] ?? '')) last--;
    if (last > first) tokens.push({ text: text.slice(first, last), offset: offset + first, code: false, part });
    if (/[,;]/.test(text.slice(last, end))) part++;
  };
  let start = 0;
  while (at < text.length) {
    const letter = text[at] ?? '';
    const span = letter === '`' ? codeSpan(text, at) : letter === '[' ? linkTarget(text, at) : null;
    if (span !== null) {
      word(start, at);
      if (span.text !== '') tokens.push({ text: span.text, offset: offset + span.start, code: span.code, part });
      at = start = span.end;
    } else if (letter === ';' || (letter === ',' && !/^\d,\d/.test(text.slice(at - 1, at + 2)))) {
      word(start, ++at);
      start = at;
    } else if (/[\s|`]/.test(letter)) {
      word(start, at);
      start = ++at;
    } else {
      at++;
    }
  }
  word(start, text.length);
  return tokens;
}

interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly code: boolean;
}

function codeSpan(text: string, at: number): Span | null {
  const inner = text[at + 1] === '`' ? at + 2 : at + 1;
  const marks = text.slice(at, inner);
  const length = text.slice(inner, inner + REACH).indexOf(marks);
  return length < 0 ? null : trimmed(text, inner, inner + length, inner + length + marks.length, true);
}

/** A link leads to what it names, unless its text names that itself. */
function linkTarget(text: string, at: number): Span | null {
  const reached = text.slice(at, at + REACH);
  const middle = reached.indexOf(']');
  const end = reached[middle + 1] === '(' ? reached.indexOf(')', middle) : -1;
  if (end < 0) return null;
  const label = reached.slice(1, middle).replaceAll('`', '');
  if (label.includes('/')) {
    const inside = reached[1] === '`' ? 2 : 1;
    return { text: label, start: at + inside, end: at + end + 1, code: true };
  }
  return trimmed(text, at + middle + 2, at + end, at + end + 1, true);
}

function trimmed(text: string, from: number, to: number, end: number, code: boolean): Span {
  const inner = text.slice(from, to);
  const start = from + inner.length - inner.trimStart().length;
  return { text: inner.trim(), start, end, code };
}

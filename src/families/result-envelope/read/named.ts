import { pattern } from '../../../model/text.js';
import type { Segment } from '../../../read/markdown/block.js';
import type { Element } from './element.js';
import type { Links } from './links.js';
import { ARROW, tokensIn, type Token } from './tokens.js';

/** What an element of Artifacts names. */
export type Named =
  | {
      readonly kind: 'path';
      readonly path: string;
      readonly at: Segment;
      /** It is the name of a folder, which names may follow. */
      readonly folder?: string;
      /** It was completed by the folder before it. */
      readonly below?: true;
      /** It is the target of a link. */
      readonly linked?: true;
    }
  /** A pattern for several paths: none of them is claimed. */
  | { readonly kind: 'glob'; readonly at: Segment }
  /** Kept in the memory store Engram, by its id or topic key. */
  | { readonly kind: 'observation'; readonly observation: string; readonly at: Segment };

/** What of an element shows what it names. */
export type Nameable = Pick<Element, 'lines' | 'text' | 'code'> & Partial<Pick<Element, 'row'>>;

/**
 * What an element claims: every path in backticks. One without any claims the first path of each part: commas, the word "and", and an
 * arrow or a dash between two paths keep parts apart. Both paths of an arrow or a dash are claimed in either case. Where it names no path, the observation that it names; nothing
 * where it only describes. A name that follows a folder is one below it; `folder` is one that the item around names.
 */
export function namedBy({ lines, text, code, row = false }: Nameable, links: Links, folder?: string): readonly Named[] {
  if (code) return [];
  const tokens = tokensIn(lines, links, row);
  const paths = pathsAmong(tokens, row);
  return paths.length === 0 ? observationIn(tokens, text) : belowFolders(paths, folder);
}

function pathsAmong(tokens: readonly Token[], row: boolean): readonly Token[] {
  const paths = new Set(tokens.filter((token, n) => isPath(token, tokens[n - 1])));
  // Of an element of paths and nothing else each is one.
  if (!row && tokens.every((token) => paths.has(token) || JOINING.test(token.text))) {
    const files = [...paths].filter(({ text }) => !URL.test(text));
    return files.length === 0 ? [...paths] : files;
  }
  const inCode = [...paths].filter(({ code }) => code);
  const sure = new Set(inCode.filter(isSure));
  const claimed = new Set(sure);
  for (const part of tokenGroups(tokens, paths)) {
    const [first] = part;
    const word = part.find((token) => !token.code && paths.has(token) && (token === first || isLikely(token)));
    if (word === undefined) continue;
    // Beside paths in backticks a word is one only behind an arrow or a dash; in another cell only where it can be nothing else.
    const isBeside = sure.size > 0 || (row && claimed.size > 0);
    const isOne = word === first && isLikely(word) && (sure.size === 0 || isPaired(tokens, word, paths));
    if (!isBeside || isOne) claimed.add(word);
  }
  return claimed.size === 0 ? inCode : [...paths].filter((token) => claimed.has(token));
}

function tokenGroups(tokens: readonly Token[], paths: ReadonlySet<Token>): readonly (readonly Token[])[] {
  let part: Token[] = [];
  const parts = [part];
  const startPart = (): void => {
    part = [];
    parts.push(part);
  };
  let last = 0;
  tokens.forEach((token, n) => {
    const isJoint = JOINING.test(token.text) || isBetweenPaths(tokens, n, paths);
    if (token.part !== last || isJoint) startPart();
    last = token.part;
    if (isJoint) return;
    part.push(token);
    if (!paths.has(token) || !isFolder(token)) return;
    // The name of a file behind a folder is one below it.
    if (tokens.slice(n + 1, n + 2).some((next) => paths.has(next) && !next.text.includes('/'))) startPart();
  });
  return parts;
}

const JOINING = /^(?:and|&|\+)$/i;

const ONLY_ARROW = new RegExp(`^${ARROW}$`);

/** Whether a token is an arrow between two paths, or a dash between two that can be nothing else. */
function isBetweenPaths(tokens: readonly Token[], n: number, paths: ReadonlySet<Token>): boolean {
  const joint = tokens[n];
  if (joint === undefined) return false;
  const isArrow = ONLY_ARROW.test(joint.text);
  if (!isArrow && !/^(?:[-–—]{1,3}|\/)$/.test(joint.text)) return false;
  const around = tokens.slice(n - 1, n + 2);
  return (
    around.length === 3 && around.every((token) => token === joint || (paths.has(token) && (isArrow || isFirm(token))))
  );
}

/** Whether an arrow or a dash joins a path to the one before it. */
function isPaired(tokens: readonly Token[], token: Token, paths: ReadonlySet<Token>): boolean {
  return isBetweenPaths(tokens, tokens.indexOf(token) - 1, paths);
}

/** It has an extension, or leads through several folders. */
function isFirm({ text }: Token): boolean {
  const path = withoutLine(text);
  return EXTENSION.test(path) || /\/.*\//.test(path) || path.endsWith('/');
}

/** A pattern for several names. */
const GLOB = /\*|\{[^{}]*,/;

function isFolder({ text }: Token): boolean {
  return text.endsWith('/') && !URL.test(text);
}

/** Names without a folder belong to the folder before them, in the same clause; the folder itself is then no claim. */
function belowFolders(paths: readonly Token[], outer: string | undefined): readonly Named[] {
  let folder = outer;
  const named: Named[] = [];
  /** The folder named last in this clause. */
  let own: { readonly named: Named; readonly clause: number } | undefined;
  const filled = new Set<Named>();
  for (const token of paths) {
    if (GLOB.test(token.text)) {
      named.push({ kind: 'glob', at: token.source });
      continue;
    }
    if (own !== undefined && token.clause !== own.clause) own = folder = undefined;
    if (isFolder(token)) {
      const as: Named = { kind: 'path', ...asPath(token), folder: token.text };
      own = { named: as, clause: token.clause };
      folder = token.text;
      named.push(as);
      continue;
    }
    const { path, at } = asPath(token);
    const as: Named = { kind: 'path', path, at, ...(token.linked === true ? { linked: true } : {}) };
    if (folder === undefined || path.includes('/')) {
      named.push(as);
      continue;
    }
    if (own !== undefined) filled.add(own.named);
    named.push({ ...as, path: `${folder}${path}`, below: true });
  }
  return named.filter((one) => !filled.has(one));
}

function asPath({ text, source }: Token): { readonly path: string; readonly at: Segment } {
  const path = withoutLine(text);
  return { path, at: source.text === text ? { text: path, offset: source.offset } : source };
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
  if (PRODUCTS.test(path) || /^\d+\/\d+$/.test(path)) return false;
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
 * What has a slash, is in backticks, and names no file: an option, a call or a tag, a package of npm, a media type.
 * None of them has a file's extension.
 */
const NO_FILE: readonly RegExp[] = [
  /^-/,
  /\)[;,]?$/,
  /^<.*>$/,
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
 * Whether a path in backticks is meant as what was made, where others are beside it: not so a member of an object in code,
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
  if (found !== undefined) return [{ kind: 'observation', observation: found.text, at: found.source }];
  if (!/\b(?:engram|observation)\b/i.test(text)) return [];
  const other = tokens.find((token) => /^#\d/.test(token.text)) ?? tokens[0];
  return other === undefined
    ? []
    : [{ kind: 'observation', observation: other.text.startsWith('#') ? other.text : text, at: other.source }];
}

import { pathIn } from '../../model/path.js';
import type { Severity } from '../../model/finding.js';
import type { Part } from '../describe/claims.js';
import { placeInWords, prose, WHOLE_RUN, type FindingWords, type Words } from '../describe/finding.js';
import { fileUrl, rulePage, type Links } from '../links.js';
import { code, gfm, link, TEXT_LIMIT, wrappingCode, type Markdown } from '../sink.js';

/** Standards, statuses and agents are words; more text is useless. */
export const WORD_LIMIT = 80;

export const MARK: Readonly<Record<Severity, Markdown>> = { error: gfm`❌`, warning: gfm`⚠️`, notice: gfm`ℹ️` };

/** How much a summary says. */
export interface Detail {
  readonly isAdvised: boolean;
  /** The most rows of each table. */
  readonly most: number;
  readonly returns: 'all' | 'with findings';
}

/** The data for links in the summary. */
export interface Places {
  /** The path of the project root in its repository. */
  readonly root: string;
  /** Null if files cannot be viewed. */
  readonly links: Links | null;
  /** The URL of the folder with the rule pages; undefined for the project's own. */
  readonly rulePages: string | undefined;
}

/** Returns a rule as a link to its page. */
export function ruleLink({ rulePages }: Places, rule: string): Markdown {
  return link(code(rule), rulePage(rule, rulePages));
}

/**
 * Returns a file, or one of its lines, as a link if it can be viewed. A path longer than `fitting` UTF-16 units may wrap; `name` is
 * shown instead of it.
 */
export function fileLink(
  places: Places,
  file: string,
  line: number | null,
  { fitting = FITTING, name = file }: { readonly fitting?: number; readonly name?: string } = {},
): Markdown {
  return withLink(places, file, line, pathCode(line === null ? name : `${name}:${String(line)}`, fitting));
}

/** Returns the place of a finding as a link; `the whole run` without a file. */
export function placeLink(
  places: Places,
  { file, line }: Pick<FindingWords, 'file' | 'line'>,
  fitting = FITTING,
): Markdown {
  return file === null ? gfm`${WHOLE_RUN}` : fileLink(places, file, line, { fitting });
}

/** Returns the line of a finding as a link, for places that already name the file; nothing without a line. */
export function lineLink(places: Places, { file, line }: FindingWords): Markdown {
  return file === null || line === null ? gfm`` : withLink(places, file, line, gfm`${line}`);
}

function withLink({ root, links }: Places, file: string, line: number | null, label: Markdown): Markdown {
  return links === null ? label : link(label, fileUrl(links, pathIn(root, file), line ?? 1));
}

/** A path of at most this length (UTF-16 units) leaves space for the other columns of a table. */
const FITTING = 50;

/**
 * Returns a path as code. A long path may wrap between its parts, so that it does not push other columns out of view.
 */
export function pathCode(path: string, fitting = FITTING): Markdown {
  return path.length <= fitting || path.length > TEXT_LIMIT ? code(path) : wrappingCode(path.split(BREAK_AFTER));
}

/** Where a path may wrap: after its marks, if enough follows. */
const BREAK_AFTER = /(?<=[/_-])(?=\S{4})/;

/** Renders the parts of a sentence. */
export function sentence(parts: readonly Part[]): Markdown {
  const pieces = parts.map((part) =>
    part.kind === 'text'
      ? gfm`${part.text}`
      : code(part.kind === 'code' ? part.text : placeInWords(part.file, part.line)),
  );
  return gfm`${pieces}`;
}

/** Returns a message with its paths, ids and quoted words as code. */
export function messageText(message: string): Markdown {
  if (message.length > TEXT_LIMIT) return gfm`${message}`;
  return gfm`${prose(message).map(({ text, isCode }) => (isCode ? pathCode(text) : breakable(text)))}`;
}

/**
 * Returns a text in which long words may wrap after slashes and underscores, since a cell is as wide as its longest
 * word. It does not wrap next to what looks like a commit id, which GitHub would link if it were separate.
 */
function breakable(text: string): Markdown {
  if (text.length > TEXT_LIMIT) return gfm`${text}`;
  const [first = '', ...others] = text.split(/(?<=\/|(?<![0-9a-f]{7})_(?![0-9a-f]{7}))(?=\S{12})/i);
  return others.length === 0 ? gfm`${first}` : gfm`${first}${others.map((part) => gfm`<wbr>${part}`)}`;
}

/** Returns advice and command on their own line; nothing without advice. */
export function adviceOn({ fix, command }: Words): Markdown {
  if (fix === '') return gfm``;
  return gfm`<br>→ ${messageText(fix)}${command === null ? gfm`` : gfm` (fixable: ${code(command)})`}`;
}

/** Returns the head of a table: names, and which columns are aligned to the right. */
export function tableHead(
  names: readonly (string | Markdown)[],
  right: (n: number) => boolean = () => false,
): Markdown {
  const cells = (of: (name: string | Markdown, n: number) => Markdown): Markdown => gfm`|${names.map(of)}\n`;
  return gfm`${cells((name) => gfm` ${name} |`)}${cells((_, n) => (right(n) ? gfm` --: |` : gfm` :-- |`))}`;
}

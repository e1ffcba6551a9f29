import type { Report } from '../../model/report.js';
import type { Severity } from '../../model/severity.js';
import { WHOLE_RUN, type FindingWords } from '../finding-words.js';
import { fileUrl, inRepository, type Links } from '../links.js';
import { rulePage } from '../rule-pages.js';
import { code, gfm, link, TEXT_LIMIT, type Markdown } from '../sink.js';

/** Standards, statuses and agents are words: more of one is no use. */
export const WORD_LIMIT = 80;

export const MARK: Readonly<Record<Severity, Markdown>> = { error: gfm`❌`, warning: gfm`⚠️`, notice: gfm`ℹ️` };

/** Where things stand, and where they can be looked at. */
export interface Places {
  /** The project root's place in its repository. */
  readonly root: string;
  /** Null where there is no such place. */
  readonly links: Links | null;
  /** The address of the folder with the pages of the rules; without it, the project's own. */
  readonly rulePages: string | undefined;
}

export function placesOf(report: Report, links: Links | null, rulePages: string | undefined): Places {
  return { root: report.source.root, links, rulePages };
}

/** A rule, as a link to its page. */
export function ruleLink({ rulePages }: Places, rule: string): Markdown {
  return link(code(rule), rulePage(rule, rulePages));
}

/** A file, or a line of it, as a link where it can be looked at. */
export function fileLink(places: Places, file: string, line: number | null): Markdown {
  return withLink(places, file, line, pathCode(line === null ? file : `${file}:${String(line)}`));
}

/** Where a finding is, as a link; `the whole run` for one of no file. */
export function placeLink(places: Places, { file, line }: Pick<FindingWords, 'file' | 'line'>): Markdown {
  return file === null ? gfm`${WHOLE_RUN}` : fileLink(places, file, line);
}

/** The line of a finding, for where the file is named already; nothing if it has no line. */
export function lineLink(places: Places, { file, line }: FindingWords, word: 'line ' | ''): Markdown {
  return file === null || line === null ? gfm`` : withLink(places, file, line, gfm`${word}${line}`);
}

function withLink({ root, links }: Places, file: string, line: number | null, label: Markdown): Markdown {
  return links === null ? label : link(label, fileUrl(links, inRepository(root, file), line ?? 1));
}

/** A path up to this length (UTF-16 units) leaves room for the other columns of a table. */
const FITTING = 50;

/** A path as code. A long one may be broken between its parts, so that it pushes no column of a table out of sight. */
function pathCode(path: string): Markdown {
  return path.length <= FITTING || path.length > TEXT_LIMIT ? code(path) : gfm`<code>${breakable(path)}</code>`;
}

/**
 * A text whose long words may be broken after slashes and underscores: a cell is as wide as its longest word. Not beside
 * what looks like the id of a commit, which GitHub would link where it stands alone.
 */
export function breakable(text: string): Markdown {
  if (text.length > TEXT_LIMIT) return gfm`${text}`;
  const [first = '', ...others] = text.split(/(?<=\/|(?<![0-9a-f]{7})_(?![0-9a-f]{7}))(?=\S{12})/i);
  return others.length === 0 ? gfm`${first}` : gfm`${first}${others.map((part) => gfm`<wbr>${part}`)}`;
}

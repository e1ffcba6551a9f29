import { pathIn } from '../../model/path.js';
import type { Part } from '../describe/claims.js';
import { fileUrl, rulePage, type Links } from '../links.js';
import { placeInWords, prose } from '../describe/finding.js';
import { htmlLink, htmlSegment, markup, type Html } from '../sink.js';

/** The data for links on the page. */
export interface PagePlaces {
  /** The path of the project root in its repository. */
  readonly root: string;
  readonly links: Links | null;
  readonly rulePages: string;
}

/** A place on the page. Its id is both, with an equals sign between them. */
export type Anchor = readonly [kind: 'return' | 'rule', name: string];

/** Returns the anchor of a return. It depends on file and index only, so it is the same in every report. */
export function returnAnchor({ file, index }: { readonly file: string; readonly index: number }): Anchor {
  return ['return', index === 0 ? file : `${file}&index=${String(index)}`];
}

export function anchorLink([kind, name]: Anchor, label: Html): Html {
  return markup`<a href="#${kind}=${htmlSegment(name)}">${label}</a>`;
}

/** Returns a file, or one of its lines, as a link if it can be viewed, or else to the anchor. */
export function fileLink(
  { root, links }: PagePlaces,
  file: string,
  line: number | null,
  anchor: Anchor | null = null,
): Html {
  const name = pathCode(placeInWords(file, line));
  if (links !== null) return htmlLink(name, fileUrl(links, pathIn(root, file), line ?? 1));
  return anchor === null ? name : anchorLink(anchor, name);
}

export function pathCode(path: string): Html {
  return markup`<code>${path}</code>`;
}

export function ruleLink({ rulePages }: PagePlaces, rule: string): Html {
  return htmlLink(markup`<code>${rule}</code>`, rulePage(rule, rulePages));
}

/** Returns a word in a frame of a tone; nothing for the empty string. */
export function badge(word: string, tone = ''): Html {
  return word === '' ? markup`` : markup` <span class="badge ${tone}">${word}</span>`;
}

/** Returns a message with its paths, ids and quoted words as code. */
export function messageText(message: string): Html {
  return markup`${prose(message).map(({ text, isCode }) => (isCode ? pathCode(text) : markup`${text}`))}`;
}

/** Returns what to do; nothing for the empty string. */
export function adviceLine(advice: string): Html {
  return advice === '' ? markup`` : markup`<p class="advice">${messageText(advice)}</p>`;
}

/** Renders the parts of a sentence. */
export function sentence(parts: readonly Part[], places: PagePlaces): Html {
  const pieces = parts.map((part) => {
    if (part.kind === 'place') return fileLink(places, part.file, part.line);
    return part.kind === 'code' ? pathCode(part.text) : markup`${part.text}`;
  });
  return markup`${pieces}`;
}

/** Maximum number of false claims, of other findings, of returns, and of rows of a table: a larger page opens slowly. */
export const MOST_ROWS = 10_000;

/** `And 12 more: the JSON report has all.`; nothing for zero. */
export function andMore(hidden: number): Html {
  return hidden <= 0 ? markup`` : markup`<p>And ${hidden} more: the JSON report has all.</p>\n`;
}

/** The cells of a row. The first is its head. */
export type Row = readonly (Html | string | number)[];

/** Returns a table, which scrolls if the window is too narrow. */
export function* table(label: string, columns: readonly string[], rows: readonly Row[], look = ''): Iterable<Html> {
  yield markup`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
<table class="${look}">
<thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>\n`;
  for (const [name = '', ...cells] of rows.slice(0, MOST_ROWS)) {
    yield markup`<tr><th scope="row">${name}</th>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>\n`;
  }
  yield markup`</tbody>
</table>
</div>\n${andMore(rows.length - MOST_ROWS)}`;
}

/**
 * Returns content that is folded below a line. Chromium unfolds it if its search finds something in it, or if the address leads to
 * something in it. So the anchor is that of the content.
 */
export function* folded(
  line: Html,
  content: Iterable<Html>,
  { anchor, isOpen = false }: { readonly anchor?: Anchor; readonly isOpen?: boolean } = {},
): Iterable<Html> {
  const id = anchor === undefined ? markup`` : markup` id="${anchor[0]}=${anchor[1]}"`;
  yield markup`<details${isOpen ? markup` open` : markup``}><summary>${line}</summary>\n<div${id}>\n`;
  yield* content;
  yield markup`</div></details>\n`;
}

/** More rows than this in all are folded: a reader sees what comes first, and what else there is. */
const MOST_OPEN = 20;

export type Groups = ReturnType<typeof newGroups>;

/** Returns what the groups of findings on a page share: their anchors, and how many rows are unfolded. */
export function newGroups() {
  const numbers = new Map<string, number>();
  let rows = 0;
  return {
    /** Returns the anchor of the next group of a rule: `#rule=ID` for the first. */
    anchor: (rule: string): Anchor => {
      const n = (numbers.get(rule) ?? 0) + 1;
      numbers.set(rule, n);
      return ['rule', n === 1 ? rule : `${rule}&n=${String(n)}`];
    },
    /** Returns true if a group of this many rows is unfolded, after all groups before it. */
    isOpen: (more: number): boolean => (rows += more) <= MOST_OPEN,
  };
}

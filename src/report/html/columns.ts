import { markup, type Html } from '../sink.js';

/** A column: its stacked counts, and where it links to. */
export interface Column {
  /** The tooltip. */
  readonly title: string;
  /** The start of an anchor on the page, without the number sign. */
  readonly target: Html;
  /** In the order of the legend. */
  readonly parts: readonly number[];
  /** The label above it; empty for none. */
  readonly mark: string;
}

/** Pixels. */
const HEIGHT = 110;
const ABOVE = 18;
const BELOW = 6;
/** The width of all columns together, as long as each remains visible and clickable. */
const WIDTH = 1200;
const NARROWEST = 6;
const WIDEST = 56;

/**
 * Returns a stacked column chart over time. It is for sighted readers; a table beside it has the same numbers. The
 * first part of each column is at the bottom.
 */
export function columnChart(title: string, columns: readonly Column[]): Html {
  const most = Math.max(1, ...columns.map(({ parts }) => parts.reduce((sum, n) => sum + n, 0)));
  const slot = Math.max(NARROWEST, Math.min(WIDEST, Math.floor(WIDTH / Math.max(1, columns.length))));
  const width = slot * columns.length;
  const ground = ABOVE + HEIGHT;
  return markup`<figure class="columns-chart">
    <figcaption>${title}: at most ${most}</figcaption>
    <div class="scroll" role="region" aria-label="${title}" tabindex="0">
      <svg width="${width}" height="${ground + BELOW}" viewBox="0 0 ${width} ${ground + BELOW}" aria-hidden="true">
        ${columns.map((column, n) => drawn(column, n * slot, { slot, most, ground }))}
        <path class="ground" d="M0 ${ground}.5H${width}"></path>
      </svg>
    </div>
  </figure>\n`;
}

interface Scale {
  readonly slot: number;
  readonly most: number;
  readonly ground: number;
}

function drawn({ title, target, parts, mark }: Column, x: number, { slot, most, ground }: Scale): Html {
  const gap = slot > 12 ? 4 : 1;
  let below = 0;
  const rects = parts.map((n, part) => {
    const from = level(below, most);
    below += n;
    const height = level(below, most) - from;
    if (n === 0) return markup``;
    return markup`<rect class="part-${part}" x="${x + gap / 2}" y="${rounded(ground - from - height)}" width="${slot - gap}" height="${rounded(height)}"></rect>`;
  });
  const label =
    mark === ''
      ? markup``
      : markup`<text class="mark" x="${x + slot / 2}" y="${rounded(ground - level(below, most) - 5)}">${mark}</text>`;
  // Not reachable by keyboard: the table rows link to the same places.
  return markup`<a href="#${target}" tabindex="-1"><title>${title}</title><rect class="ghost" x="${x}" y="0" width="${slot}" height="${ground}"></rect>${rects}${label}</a>\n`;
}

/** Returns the height of a count. Any count above zero is visible. */
function level(n: number, most: number): number {
  return n === 0 ? 0 : Math.max(2, (n / most) * HEIGHT);
}

function rounded(n: number): number {
  return Math.round(n * 10) / 10;
}

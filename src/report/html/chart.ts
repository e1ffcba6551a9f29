import { htmlSegment, markup, type Html } from '../sink.js';

/** A bar: its label, its count, and the filter that it sets in the table of returns. */
export interface Bar {
  readonly label: string;
  readonly n: number;
  /** The look of the bar, by how good its items are. */
  readonly tone: 'good' | 'bad' | 'doubtful' | 'plain';
  /** A field of the filter and its value; null if no filter matches the bar. */
  readonly filter: readonly [field: string, value: string] | null;
}

/** A chart with more bars is unreadable. */
const MOST_BARS = 12;

/** Returns a bar chart that screen readers see as a table. The caller sorts the bars. */
export function chart(title: string, bars: readonly Bar[]): Html {
  const drawn = bars.slice(0, MOST_BARS);
  const most = Math.max(1, ...drawn.map(({ n }) => n));
  const hidden = bars.length - drawn.length;
  const rest = bars.slice(MOST_BARS).reduce((sum, { n }) => sum + n, 0);
  const more = hidden === 0 ? markup`` : markup`<p class="more">And ${hidden} more with ${rest} in all.</p>\n`;
  return markup`<section class="chart">
    <table>
      <caption>
        ${title}
      </caption>
      <tbody>
        ${drawn.map((bar) => row(bar, most))}
      </tbody>
    </table>
    ${more}
  </section>\n`;
}

function row({ label, n, tone, filter }: Bar, most: number): Html {
  // SVG attributes, since the page allows no style except its own sheet.
  const width = Math.max(1, Math.round((n / most) * 1000) / 10);
  const bar = markup`<svg class="bar ${tone}" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width="${width}" height="1"></rect>
  </svg>`;
  return markup`<tr>
    <th scope="row">${chosen(label, filter)}</th>
    <td class="number">${n}</td>
    <td class="track">${bar}</td>
  </tr>\n`;
}

/** Returns a label that sets the filter. */
export function chosen(label: string, filter: Bar['filter']): Html {
  const name = label === '' ? markup`(none)` : markup`${label}`;
  if (filter === null) return name;
  // Written as the page's script writes it, so that the link also works on its own.
  const address = htmlSegment(filter[1]);
  return markup`<a href="#${filter[0]}=${address}" data-filter="${filter[0]}" data-value="${filter[1]}">${name}</a>`;
}

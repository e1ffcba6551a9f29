import { markup, shown, urlSegment, type Html } from '../sink.js';

/** A bar: what it counts, how many, and what the table of returns shows of it when it is chosen. */
export interface Bar {
  readonly label: string;
  readonly n: number;
  /** The look of the bar: how good what it counts is. */
  readonly tone: 'good' | 'bad' | 'doubtful' | 'plain';
  /** A field of the filter and the value that it takes; null where no filter says the same. */
  readonly filter: readonly [field: string, value: string] | null;
}

/** More bars than this are no chart. */
const MOST_BARS = 12;

/** A chart of bars, which is a table to those who do not see it. The longest first is up to the caller. */
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
  // Attributes of SVG: the page allows no style but its own sheet.
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

/** A label that sets the filter. */
export function chosen(label: string, filter: Bar['filter']): Html {
  const name = label === '' ? markup`(none)` : markup`${label}`;
  if (filter === null) return name;
  // As the page's script writes it, so that it can be opened by itself, too.
  const address = urlSegment(shown(filter[1]));
  return markup`<a href="#${filter[0]}=${address}" data-filter="${filter[0]}" data-value="${filter[1]}">${name}</a>`;
}

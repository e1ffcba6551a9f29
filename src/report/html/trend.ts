import type { Report } from '../../model/report.js';
import { fixedWords, newWords, type ComparedWords } from '../finding-words.js';
import { markup, type Html } from '../sink.js';
import { trendSentences } from '../trend.js';
import { badge, folded, messageText, pathCode, ruleLink, table, type PagePlaces } from './parts.js';

/** Compares the run with an earlier one: the numbers, then new and fixed findings. */
export function* overTime({ trend }: Report, places: PagePlaces): Iterable<Html> {
  if (trend === undefined) return;
  yield markup`<section id="over-time">
<h2>Over time</h2>
<p>${trendSentences(trend)}</p>\n`;
  yield* list('New', trend.added.map(newWords), places);
  yield* list('Fixed', trend.fixed.map(fixedWords), places);
  yield markup`</section>\n`;
}

function* list(label: string, all: readonly ComparedWords[], places: PagePlaces): Iterable<Html> {
  if (all.length === 0) return;
  const rows = all.map(({ word, severity, rule, message, place }) => {
    return [
      pathCode(place),
      markup`${badge(severity, severity)}${badge(word === 'gone' ? 'gone with its file' : word)} ${ruleLink(places, rule)} ${messageText(message)}`,
    ];
  });
  yield* folded(markup`${label} (${all.length})`, table(label, ['Place', 'Finding'], rows));
}

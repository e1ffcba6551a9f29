import { capital } from '../../model/text.js';
import type { Report } from '../../model/report.js';
import { placeInWords } from '../finding-words.js';
import { markup, type Html } from '../sink.js';
import { differences, trendSentences } from '../trend.js';
import { badge, folded, messageText, pathCode, ruleLink, table, type PagePlaces } from './parts.js';

/** Compares the run with an earlier one: the numbers, then new and fixed findings. */
export function* overTime({ trend }: Report, places: PagePlaces): Iterable<Html> {
  if (trend === undefined) return;
  yield markup`<section id="over-time">\n<h2>Over time</h2>\n<p>${trendSentences(trend)}</p>\n`;
  for (const { name, list } of differences(trend)) {
    if (list.length === 0) continue;
    const rows = list.map(({ word, severity, rule, message, file, line }) => {
      const marks = markup`${badge(word)}${badge(severity, severity)} ${ruleLink(places, rule)}`;
      return [pathCode(placeInWords(file, line)), markup`${marks} ${messageText(message)}`];
    });
    yield* folded(markup`${capital(name)} (${list.length})`, table(capital(name), ['Place', 'Finding'], rows));
  }
  yield markup`</section>\n`;
}

import { createHash } from 'node:crypto';
import type { Report } from '../model/report.js';
import { plain, title } from './answer.js';
import { group } from './grouping.js';
import { SCRIPT, STYLE } from './html/assets.js';
import { pageData } from './html/data.js';
import {
  agentTables,
  banner,
  charts,
  detailsEnd,
  detailsStart,
  interruptedOf,
  interruptedTable,
  returnsTable,
  totalsOf,
} from './html/page.js';
import { falseClaimsPart, otherFindings } from './html/static.js';
import { overTime } from './html/trend.js';
import type { Links } from './links.js';
import { RULE_PAGES } from './rule-pages.js';
import { htmlAsset, markup, type Html, type SafeText } from './sink.js';

export interface HtmlOptions {
  /** Where the checked files can be viewed; null if nowhere. */
  readonly links: Links | null;
  /** The URL of the folder with the rule pages, if known. */
  readonly rulePages?: string | undefined;
}

/** The content security policy: it allows the page's own style and script, by their hashes, and nothing else. */
function policy(): Html {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const rules = [
    `default-src 'none'`,
    `style-src ${hash(STYLE)}`,
    `script-src ${hash(SCRIPT)}`,
    // The page's icon is empty, so that no browser requests one.
    `img-src data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ];
  return markup`<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}" />`;
}

function head(report: Report): Html {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policy()}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${plain(title(report))} · return-gate</title>
${htmlAsset('style', STYLE)}</head>
<body>
<a class="skip" href="#returns">Skip to the returns</a>
<main>
`;
}

/**
 * Renders the report as one self-contained page, for exploring a large audit. Its script fills and filters the table of
 * returns from data in the page; everything else works without it.
 */
export function* render(report: Report, { links, rulePages }: HtmlOptions): Iterable<SafeText> {
  const grouping = group(report);
  const places = { root: report.source.root, links, rulePages: rulePages ?? RULE_PAGES };
  const unfinished = interruptedOf(report);
  yield head(report).text;
  yield banner(report, places).text;
  yield falseClaimsPart(report, places).text;
  yield otherFindings(report, places).text;
  yield overTime(report, places).text;
  yield detailsStart(report).text;
  yield totalsOf(report).text;
  yield charts(report, unfinished).text;
  yield interruptedTable(unfinished, report, links).text;
  yield agentTables(report, grouping).text;
  yield returnsTable(grouping, places).text;
  yield detailsEnd().text;
  yield markup`<footer><p>${report.tool.name} ${report.tool.version}</p></footer>
</main>
<script type="application/json" id="data">`.text;
  yield* pageData(grouping, places);
  yield markup`</script>
${htmlAsset('script', SCRIPT)}</body>
</html>
`.text;
}

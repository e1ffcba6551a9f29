import { createHash } from 'node:crypto';
import type { Report } from '../model/report.js';
import { falseClaims, plain, title } from './answer.js';
import { group } from './grouping.js';
import { falseClaimsPart, otherFindings, othersIn } from './html/findings.js';
import { banner, numbersPart } from './html/overview.js';
import { newGroups } from './html/parts.js';
import { returnsPart } from './html/returns.js';
import { STYLE } from './html/style.js';
import { overTime } from './html/trend.js';
import { type Html, htmlStyle, joined, markup, type SafeText, textsOf } from './sink.js';
import type { Links } from './links.js';
import { RULE_PAGES } from './rule-pages.js';

export interface HtmlOptions {
  /** Where the checked files can be viewed; null if nowhere. */
  readonly links: Links | null;
  /** The URL of the folder with the rule pages, if known. */
  readonly rulePages?: string | undefined;
}

/** The content security policy: no script, and nothing but the page's own style and an empty icon, so that no browser requests one. */
const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `img-src data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ');

/**
 * Renders the report as one self-contained page without a script, for reading a large audit. What fails comes first. Findings are
 * folded by cause and agent, returns by agent. All are in `<details>`, which Chromium unfolds to show what its search finds.
 */
export function render(report: Report, options: HtmlOptions): Iterable<SafeText> {
  return joined(textsOf(partsOf(report, options)));
}

function* partsOf(report: Report, { links, rulePages }: HtmlOptions): Iterable<Html> {
  const places = { root: report.source.root, links, rulePages: rulePages ?? RULE_PAGES };
  const claims = falseClaims(report);
  const groups = newGroups();
  yield markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${plain(title(report))} · return-gate</title>
${htmlStyle(STYLE)}</head>
<body>
<main>\n`;
  yield banner(report, claims, othersIn(report).length, places);
  yield* falseClaimsPart(claims, places, groups);
  yield* otherFindings(report, places, groups);
  yield* overTime(report, places);
  yield* returnsPart(report, group(report), places);
  yield* numbersPart(report, places);
  yield markup`<footer><p>${report.tool.name} ${report.tool.version}</p></footer>
</main>
</body>
</html>\n`;
}

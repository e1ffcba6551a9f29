import { createHash } from 'node:crypto';
import type { Report } from '../model/report.js';
import { title } from './describe/answer.js';
import { falseClaims, plain } from './describe/claims.js';
import { falseClaimsPart, otherFindings, othersIn } from './html/findings.js';
import { banner, numbersPart, overTime } from './html/overview.js';
import { newGroups } from './html/parts.js';
import { returnsPart } from './html/returns.js';
import { htmlStyle, joined, markup, textsOf, type Html, type SafeText } from './sink.js';
import { RULE_PAGES, subjectOf } from './links.js';
import type { FormatOptions } from './options.js';

/** The style sheet of the page: light and dark by the reader's setting. Every text has a contrast of at least 4.5 to its ground. */
const STYLE = `
:root {
  color-scheme: light dark;
  --back: light-dark(#ffffff, #0d1117);
  --raised: light-dark(#f6f8fa, #151b23);
  --text: light-dark(#1f2328, #e6edf3);
  --quiet: light-dark(#59636e, #9198a1);
  --line: light-dark(#d1d9e0, #3d444d);
  --link: light-dark(#0969da, #58a6ff);
  --good: light-dark(#1a7f37, #56d364);
  --good-back: light-dark(#dafbe1, #12341d);
  --bad: light-dark(#cf222e, #ff7b72);
  --bad-back: light-dark(#ffebe9, #4c1a1c);
  --doubt: light-dark(#8a5d00, #e3b341);
  --doubt-back: light-dark(#fff8c5, #3b2b0a);
  --mark: light-dark(#ffe58f, #6b4f00);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--back);
  color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 1200px; margin: 0 auto; padding: 16px 24px 48px; }
h1 { margin: 8px 0; font-size: 22px; }
h1.bad { color: var(--bad); }
h2 { margin: 32px 0 8px; font-size: 19px; }
p { margin: 4px 0; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code { font: 13px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; }
h1 code { font-size: 0.9em; }
code, td, th, dd, strong { unicode-bidi: isolate; }
pre { margin: 4px 0; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; }
mark { background: var(--mark); color: inherit; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 12px 0; padding: 0; list-style: none; }
details { border: 1px solid var(--line); border-radius: 6px; margin: 6px 0; }
details > div { padding: 4px 12px 10px; scroll-margin-top: 72px; }
details > div:target { outline: 2px solid var(--link); }
summary { padding: 6px 12px; background: var(--raised); border-radius: 6px; cursor: pointer; }
.message { display: block; }
.advice { color: var(--quiet); }
.advice::before { content: '\\2192  '; }
.badge {
  display: inline-block;
  padding: 0 8px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--raised);
  color: var(--text);
  font-size: 12px;
  font-weight: 600;
}
h1 .badge { padding: 0 12px; border-radius: 14px; font-size: 18px; }
.badge.good { background: var(--good-back); color: var(--good); }
.badge.bad, .badge.error { background: var(--bad-back); color: var(--bad); }
.badge.doubtful, .badge.warning { background: var(--doubt-back); color: var(--doubt); }
.scroll { overflow-x: auto; }
table { width: 100%; margin: 6px 0; border-collapse: collapse; }
th, td { min-width: 90px; padding: 5px 10px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--quiet); font-size: 13px; font-weight: 600; overflow-wrap: normal; }
tbody th { width: 45%; min-width: 150px; font-weight: 400; }
.counts { width: auto; min-width: 300px; font-variant-numeric: tabular-nums; }
.totals { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0; }
.totals div { flex: 1 1 110px; padding: 6px 12px; border: 1px solid var(--line); border-radius: 6px; }
.totals dt, .facts dt { color: var(--quiet); font-size: 13px; }
.totals dd { margin: 0; font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 6px 0; }
.facts dd { margin: 0; }
ul { margin: 6px 0; padding-left: 20px; }
footer { margin-top: 32px; color: var(--quiet); font-size: 13px; }
@media (max-width: 640px) {
  main { padding: 8px 12px 32px; }
  details > div { padding: 4px 6px 8px; }
  th, td { min-width: 56px; padding: 4px 6px; }
  tbody th { min-width: 110px; }
}
`;

type HtmlOptions = Pick<FormatOptions, 'links' | 'rulePages'>;

/** The content security policy: no script, and nothing but the page's own style and an empty icon, so that no browser requests one. */
const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `img-src data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ');

/**
 * Renders the report as one self-contained page without a script, for reading a large audit. Failures come first.
 * Findings are folded by cause and agent, returns by agent. All are in `<details>`, which Chromium unfolds to show what
 * its search finds.
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
<title>${plain(title(report))} · ${links === null ? 'return-gate' : subjectOf(links)}</title>
${htmlStyle(STYLE)}</head>
<body>
<main>\n`;
  yield banner(report, claims, othersIn(report).length, places);
  yield* falseClaimsPart(claims, places, groups);
  yield* otherFindings(report, places, groups);
  yield* overTime(report, places);
  yield* returnsPart(report, places);
  yield* numbersPart(report, places);
  yield markup`<footer><p>${report.tool.name} ${report.tool.version}</p></footer>
</main>
</body>
</html>\n`;
}

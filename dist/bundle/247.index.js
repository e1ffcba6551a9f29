"use strict";
exports.id = 247;
exports.ids = [247];
exports.modules = {

/***/ 99244:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseIso8601),
/* harmony export */   n: () => (/* binding */ WIDEST_OFFSET)
/* harmony export */ });
const WIDEST_OFFSET = 14 * 3_600_000;
const EXTENDED = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?:\d{2})?)?)?$/;
function parseIso8601(text) {
    const match = EXTENDED.exec(text) ?? BASIC.exec(text);
    if (match === null)
        return null;
    const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
    const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day))
        return null;
    const time = clock(Number(hour), Number(minute), Number(second), fraction);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    if (time === null || offset === null)
        return null;
    return { at: midnight + time - offset, zoned: zone !== undefined };
}
function clock(hour, minute, second, fraction) {
    const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
    if (minute > 59 || second > 59 || hour > 24)
        return null;
    if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0)
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}
function offsetOf(zone) {
    if (zone === 'Z')
        return 0;
    const hours = Number(zone.slice(1, 3));
    const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
    if (hours > 23 || minutes > 59)
        return null;
    const size = (hours * 60 + minutes) * 60_000;
    return zone.startsWith('-') ? -size : size;
}


/***/ }),

/***/ 51729:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ claimCounts),
/* harmony export */   _L: () => (/* binding */ fateOf),
/* harmony export */   kF: () => (/* binding */ claimsInWords)
/* harmony export */ });
/* harmony import */ var _model_truth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6800);
/* harmony import */ var _verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65160);


const WORDS = {
    present: ['present', 'good'],
    relocated: ['moved', 'good'],
    deleted: ['deleted', 'good'],
    removed: ['deleted since', 'doubtful'],
    undetermined: ['undetermined', 'doubtful'],
    unverifiable: ['unverifiable', 'doubtful'],
    agrees: ['confirmed', 'good'],
    behind: ['differs', 'doubtful'],
    'other-total': ['differs', 'doubtful'],
    differs: ['differs', 'doubtful'],
    'no-plan': ['not compared', 'doubtful'],
    'not-countable': ['not compared', 'doubtful'],
};
function fateOf(verdict) {
    return WORDS[verdict] ?? ['absent', 'doubtful'];
}
function claimCounts(record) {
    const counts = new Map([
        ['false', { n: 0, tone: 'bad' }],
        ...Object.values(WORDS).map(([word, tone]) => [word, { n: 0, tone }]),
        [_verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_IN_HISTORY */ .Rf, { n: 0, tone: 'doubtful' }],
        ['absent', { n: 0, tone: 'doubtful' }],
    ]);
    for (const checked of record.claims.filter(_model_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ)) {
        const word = (0,_model_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntrue */ .cO)(checked, record)
            ? 'false'
            : (0,_model_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsentCommit */ .R2)(checked)
                ? _verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_IN_HISTORY */ .Rf
                : (0,_model_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotBorneOut */ .wp)(checked)
                    ? 'differs'
                    : fateOf(checked.verdict.name)[0];
        const of = counts.get(word);
        if (of !== undefined)
            of.n++;
    }
    return [...counts].filter(([, { n }]) => n > 0).map(([word, { n, tone }]) => ({ n, word, tone }));
}
function claimsInWords(record) {
    return claimCounts(record)
        .map(({ n, word }) => `${String(n)} ${word}`)
        .join(', ');
}


/***/ }),

/***/ 54230:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ delegation)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

function delegation(returns, fails) {
    const agents = new Map();
    const calls = new Map();
    for (const record of returns) {
        const path = record.delegation;
        for (const name of new Set(path)) {
            const agent = agents.get(name) ?? { name, returns: 0, failing: 0, seen: 0 };
            agents.set(name, agent);
            agent.seen++;
        }
        const last = agents.get(path[path.length - 1] ?? '');
        if (last !== undefined && path.length > 0) {
            last.returns++;
            if (fails(record))
                last.failing++;
        }
        const steps = new Map();
        for (let at = 1; at < path.length; at++) {
            const step = [path[at - 1] ?? '', path[at] ?? ''];
            steps.set(JSON.stringify(step), step);
        }
        for (const [key, [from, to]] of steps) {
            const call = calls.get(key) ?? { from, to, returns: 0 };
            calls.set(key, call);
            call.returns++;
        }
    }
    return {
        agents: [...agents.values()].sort((a, b) => b.seen - a.seen || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.name, b.name)),
        calls: [...calls.values()].sort((a, b) => b.returns - a.returns || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.from, b.from) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.to, b.to)),
    };
}


/***/ }),

/***/ 60685:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ group),
/* harmony export */   c: () => (/* binding */ numbersOf)
/* harmony export */ });
/* harmony import */ var _model_place_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56200);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41300);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53461);
/* harmony import */ var _truth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33943);




function group({ returns, findings }) {
    const ofReturn = new Map();
    const byIdentity = new Map();
    const byFile = new Map();
    const several = new Set();
    for (const record of [...returns].sort((a, b) => (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.file, b.file))) {
        const list = [];
        ofReturn.set(record, list);
        byIdentity.set((0,_model_place_key_js__WEBPACK_IMPORTED_MODULE_2__/* .returnKey */ .w)(record), list);
        if (byFile.has(record.file) || (0,_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isLog */ .V_)(record.file))
            several.add(record.file);
        byFile.set(record.file, list);
    }
    for (const file of several)
        byFile.delete(file);
    const ofFile = new Map();
    const ofRun = [];
    for (const finding of findings) {
        const { file, index } = finding;
        if (file === null) {
            ofRun.push(finding);
            continue;
        }
        const known = (index === null ? undefined : byIdentity.get((0,_model_place_key_js__WEBPACK_IMPORTED_MODULE_2__/* .returnKey */ .w)({ file, index }))) ?? byFile.get(file);
        if (known !== undefined)
            known.push(finding);
        else {
            const list = [finding];
            ofFile.set(file, list);
            byFile.set(file, list);
        }
    }
    return { ofReturn, ofFile: new Map([...ofFile].sort(([a], [b]) => (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a, b))), ofRun };
}
function numbersOf(findings) {
    const numbers = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isActive */ .$m)(finding))
            numbers[finding.severity]++;
    return numbers;
}


/***/ }),

/***/ 40247:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/report/answer.ts + 1 modules
var answer = __webpack_require__(1465);
// EXTERNAL MODULE: ./src/report/grouping.ts
var report_grouping = __webpack_require__(60685);
;// CONCATENATED MODULE: ./src/report/html/assets.ts
const STYLE = [
    ':root {',
    '  color-scheme: light dark;',
    '  --back: #ffffff;',
    '  --raised: #f6f8fa;',
    '  --text: #1f2328;',
    '  --quiet: #59636e;',
    '  --line: #d1d9e0;',
    '  --link: #0969da;',
    '  --good: #1a7f37;',
    '  --good-back: #dafbe1;',
    '  --bad: #cf222e;',
    '  --bad-back: #ffebe9;',
    '  --doubt: #9a6700;',
    '  --doubt-back: #fff8c5;',
    '  --plain: #0969da;',
    '  --plain-back: #ddf4ff;',
    '  --mark: #ffe58f;',
    '  --part-0: #0969da;',
    '  --part-1: #bf8700;',
    '  --part-2: #8250df;',
    '  --part-3: #1b7c83;',
    '  --part-4: #bf3989;',
    '  --part-5: #818b98;',
    '}',
    '',
    '@media (prefers-color-scheme: dark) {',
    '  :root {',
    '    --back: #0d1117;',
    '    --raised: #151b23;',
    '    --text: #e6edf3;',
    '    --quiet: #9198a1;',
    '    --line: #3d444d;',
    '    --link: #58a6ff;',
    '    --good: #56d364;',
    '    --good-back: #12341d;',
    '    --bad: #ff7b72;',
    '    --bad-back: #4c1a1c;',
    '    --doubt: #e3b341;',
    '    --doubt-back: #3b2b0a;',
    '    --plain: #79c0ff;',
    '    --plain-back: #0c2d4d;',
    '    --mark: #6b4f00;',
    '    --part-0: #58a6ff;',
    '    --part-1: #d29922;',
    '    --part-2: #bc8cff;',
    '    --part-3: #39c5cf;',
    '    --part-4: #f778ba;',
    '    --part-5: #7d8590;',
    '  }',
    '}',
    '',
    '* {',
    '  box-sizing: border-box;',
    '}',
    '',
    'body {',
    '  margin: 0;',
    '  background: var(--back);',
    '  color: var(--text);',
    '  font:',
    '    15px/1.5 system-ui,',
    '    -apple-system,',
    "    'Segoe UI',",
    '    Roboto,',
    "    'Noto Sans',",
    '    sans-serif;',
    '}',
    '',
    'main {',
    '  max-width: 1400px;',
    '  margin: 0 auto;',
    '  padding: 16px 24px 48px;',
    '}',
    '',
    'h1 {',
    '  margin: 8px 0;',
    '  font-size: 22px;',
    '  overflow-wrap: anywhere;',
    '}',
    '',
    'h1.bad {',
    '  color: var(--bad);',
    '}',
    '',
    'h1 code {',
    '  font-size: 19px;',
    '}',
    '',
    'summary {',
    '  margin: 12px 0;',
    '  font-weight: 600;',
    '  cursor: pointer;',
    '}',
    '',
    '#details > summary {',
    '  margin: 32px 0 8px;',
    '  font-size: 19px;',
    '}',
    '',
    '.false-claims .agent {',
    '  overflow-wrap: anywhere;',
    '}',
    '',
    'h3 {',
    '  margin: 20px 0 4px;',
    '  font-size: 16px;',
    '}',
    '',
    'h2 {',
    '  margin: 32px 0 8px;',
    '  font-size: 19px;',
    '}',
    '',
    'p {',
    '  margin: 4px 0;',
    '}',
    '',
    'a {',
    '  color: var(--link);',
    '}',
    '',
    'a:hover {',
    '  text-decoration-thickness: 2px;',
    '}',
    '',
    ':focus-visible {',
    '  outline: 2px solid var(--link);',
    '  outline-offset: 2px;',
    '}',
    '',
    'code,',
    'pre {',
    '  font:',
    '    13px/1.45 ui-monospace,',
    '    SFMono-Regular,',
    '    Menlo,',
    '    Consolas,',
    "    'Liberation Mono',",
    '    monospace;',
    '}',
    '',
    'code {',
    '  overflow-wrap: break-word;',
    '  unicode-bidi: isolate;',
    '}',
    '',
    '.path,',
    '.chart th,',
    '.facts dd,',
    '.claims .path {',
    '  overflow-wrap: anywhere;',
    '}',
    '',
    '.whole {',
    '  white-space: nowrap;',
    '}',
    '',
    '.wide-enough {',
    '  min-width: 220px;',
    '}',
    '',
    '.skip {',
    '  position: absolute;',
    '  left: -9999px;',
    '}',
    '',
    '.skip:focus {',
    '  left: 8px;',
    '  top: 8px;',
    '  padding: 8px 12px;',
    '  background: var(--back);',
    '  border: 1px solid var(--line);',
    '}',
    '',
    '.hidden {',
    '  position: absolute;',
    '  width: 1px;',
    '  height: 1px;',
    '  overflow: hidden;',
    '  clip-path: inset(50%);',
    '  white-space: nowrap;',
    '}',
    '',
    '.untrue .findings li {',
    '  border-left-color: var(--bad);',
    '}',
    '',
    'code.foreign {',
    '  padding: 0 4px;',
    '  border-radius: 4px;',
    '  background: var(--bad-back);',
    '  color: var(--bad);',
    '}',
    '',
    '.name .path {',
    '  color: inherit;',
    '}',
    '',
    '.more,',
    '.none,',
    'footer {',
    '  color: var(--quiet);',
    '}',
    '',
    '.badge {',
    '  display: inline-block;',
    '  padding: 0 8px;',
    '  border-radius: 10px;',
    '  background: var(--raised);',
    '  border: 1px solid var(--line);',
    '  color: var(--text);',
    '  font-size: 12px;',
    '  font-weight: 600;',
    '  line-height: 20px;',
    '  white-space: nowrap;',
    '}',
    '',
    'h1 .badge {',
    '  font-size: 15px;',
    '  line-height: 28px;',
    '  border-radius: 14px;',
    '  padding: 0 12px;',
    '  vertical-align: middle;',
    '}',
    '',
    '.badge.passed,',
    '.badge.tone-good,',
    '.badge.verdict-present {',
    '  background: var(--good-back);',
    '  border-color: transparent;',
    '  color: var(--good);',
    '}',
    '',
    '.badge.failed,',
    '.badge.tone-bad,',
    '.badge.empty,',
    '.badge.error,',
    '.badge.verdict-missing,',
    '.badge.verdict-empty,',
    '.badge.verdict-uncommitted,',
    '.badge.verdict-directory,',
    '.badge.verdict-outside,',
    '.badge.verdict-case-mismatch {',
    '  background: var(--bad-back);',
    '  border-color: transparent;',
    '  color: var(--bad);',
    '}',
    '',
    '.badge.warning,',
    '.badge.tone-doubtful,',
    '.badge.verdict-removed,',
    '.badge.verdict-relocated,',
    '.badge.verdict-unverifiable,',
    '.badge.verdict-undetermined,',
    '.badge.verdict-not-in-history {',
    '  background: var(--doubt-back);',
    '  border-color: transparent;',
    '  color: var(--doubt);',
    '}',
    '',
    '.badge.notice {',
    '  background: var(--plain-back);',
    '  border-color: transparent;',
    '  color: var(--plain);',
    '}',
    '',
    '.totals {',
    '  display: flex;',
    '  flex-wrap: wrap;',
    '  gap: 8px;',
    '  margin: 16px 0;',
    '}',
    '',
    '.totals div {',
    '  flex: 1 1 110px;',
    '  padding: 8px 14px;',
    '  border: 1px solid var(--line);',
    '  border-radius: 8px;',
    '  background: var(--raised);',
    '}',
    '',
    '.totals dt {',
    '  color: var(--quiet);',
    '  font-size: 13px;',
    '}',
    '',
    '.totals dd {',
    '  margin: 0;',
    '  font-size: 24px;',
    '  font-weight: 600;',
    '  font-variant-numeric: tabular-nums;',
    '}',
    '',
    '.totals .error dd {',
    '  color: var(--bad);',
    '}',
    '',
    '.totals .warning dd {',
    '  color: var(--doubt);',
    '}',
    '',
    '.totals .notice dd {',
    '  color: var(--plain);',
    '}',
    '',
    '.charts,',
    '.columns {',
    '  display: grid;',
    '  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));',
    '  gap: 8px 32px;',
    '  align-items: start;',
    '}',
    '',
    'table {',
    '  width: 100%;',
    '  border-collapse: collapse;',
    '}',
    '',
    'caption {',
    '  padding: 12px 0 4px;',
    '  font-weight: 600;',
    '  text-align: left;',
    '}',
    '',
    'th,',
    'td {',
    '  padding: 6px 10px;',
    '  border-bottom: 1px solid var(--line);',
    '  text-align: left;',
    '  vertical-align: top;',
    '  overflow-wrap: break-word;',
    '  unicode-bidi: isolate;',
    '}',
    '',
    'th {',
    '  font-weight: 600;',
    '}',
    '',
    'tbody > tr > th {',
    '  font-weight: 400;',
    '}',
    '',
    '.number {',
    '  text-align: right;',
    '  font-variant-numeric: tabular-nums;',
    '  white-space: nowrap;',
    '}',
    '',
    '.chart th,',
    '.chart td {',
    '  padding: 2px 8px 2px 0;',
    '  border: 0;',
    '}',
    '',
    '.chart th {',
    '  width: 40%;',
    '}',
    '',
    '.chart .track {',
    '  width: 48%;',
    '  padding-right: 0;',
    '}',
    '',
    '.bar {',
    '  display: block;',
    '  width: 100%;',
    '  height: 14px;',
    '  margin-top: 4px;',
    '  background: var(--raised);',
    '  border-radius: 3px;',
    '}',
    '',
    '.bar.good {',
    '  fill: var(--good);',
    '}',
    '',
    '.bar.bad {',
    '  fill: var(--bad);',
    '}',
    '',
    '.bar.doubtful {',
    '  fill: var(--doubt);',
    '}',
    '',
    '.bar.plain {',
    '  fill: var(--plain);',
    '}',
    '',
    'figure {',
    '  margin: 16px 0 0;',
    '}',
    '',
    'figcaption {',
    '  font-weight: 600;',
    '}',
    '',
    '.columns-chart svg {',
    '  display: block;',
    '}',
    '',
    '.columns-chart .ghost {',
    '  fill: transparent;',
    '}',
    '',
    '.columns-chart a:hover .ghost {',
    '  fill: var(--raised);',
    '}',
    '',
    '.columns-chart .ground {',
    '  stroke: var(--line);',
    '}',
    '',
    '.columns-chart .mark {',
    '  fill: var(--bad);',
    '  font-size: 11px;',
    '  font-weight: 600;',
    '  text-anchor: middle;',
    '}',
    '',
    '.part-0 {',
    '  fill: var(--part-0);',
    '}',
    '',
    '.part-1 {',
    '  fill: var(--part-1);',
    '}',
    '',
    '.part-2 {',
    '  fill: var(--part-2);',
    '}',
    '',
    '.part-3 {',
    '  fill: var(--part-3);',
    '}',
    '',
    '.part-4 {',
    '  fill: var(--part-4);',
    '}',
    '',
    '.part-5 {',
    '  fill: var(--part-5);',
    '}',
    '',
    '.legend {',
    '  display: flex;',
    '  flex-wrap: wrap;',
    '  gap: 2px 20px;',
    '  margin: 8px 0;',
    '  padding: 0;',
    '  list-style: none;',
    '}',
    '',
    '.swatch {',
    '  width: 12px;',
    '  height: 12px;',
    '  border-radius: 3px;',
    '  vertical-align: -1px;',
    '}',
    '',
    '.tall {',
    '  max-height: 420px;',
    '  overflow-y: auto;',
    '}',
    '',
    '#over-time tr {',
    '  scroll-margin-top: 48px;',
    '}',
    '',
    'tr:target {',
    '  background: var(--mark);',
    '}',
    '',
    'td.bad {',
    '  color: var(--bad);',
    '  font-weight: 600;',
    '}',
    '',
    '.arrivals td {',
    '  padding-top: 0;',
    '}',
    '',
    '.arrivals ul {',
    '  margin: 0;',
    '  padding: 0;',
    '  list-style: none;',
    '}',
    '',
    'form {',
    '  display: flex;',
    '  flex-wrap: wrap;',
    '  gap: 8px 12px;',
    '  align-items: end;',
    '  margin: 8px 0;',
    '}',
    '',
    'form div {',
    '  flex: 1 1 130px;',
    '  max-width: 260px;',
    '}',
    '',
    'form .wide {',
    '  flex: 3 1 280px;',
    '  max-width: none;',
    '}',
    '',
    'form div:last-child {',
    '  flex: 0 0 auto;',
    '}',
    '',
    'label {',
    '  display: block;',
    '  color: var(--quiet);',
    '  font-size: 13px;',
    '}',
    '',
    'input,',
    'select,',
    'button {',
    '  max-width: 100%;',
    '  padding: 5px 10px;',
    '  border: 1px solid var(--line);',
    '  border-radius: 6px;',
    '  background: var(--raised);',
    '  color: var(--text);',
    '  font: inherit;',
    '}',
    '',
    'input,',
    'select {',
    '  width: 100%;',
    '  background: var(--back);',
    '}',
    '',
    'button {',
    '  cursor: pointer;',
    '}',
    '',
    "button[aria-disabled='true'] {",
    '  color: var(--quiet);',
    '  cursor: default;',
    '  opacity: 0.6;',
    '}',
    '',
    'nav {',
    '  display: flex;',
    '  gap: 12px;',
    '  align-items: center;',
    '  margin: 12px 0;',
    '}',
    '',
    '.scroll {',
    '  overflow-x: auto;',
    '}',
    '',
    '.returns th button {',
    '  padding: 0;',
    '  border: 0;',
    '  background: none;',
    '  font-weight: 600;',
    '  white-space: nowrap;',
    '}',
    '',
    '.returns > thead th {',
    '  white-space: nowrap;',
    '  background: var(--raised);',
    '}',
    '',
    "th[aria-sort='none'] button::after {",
    "  content: ' \\2195';",
    '  color: var(--quiet);',
    '}',
    '',
    "th[aria-sort='ascending'] button::after {",
    "  content: ' \\25B4';",
    '}',
    '',
    "th[aria-sort='descending'] button::after {",
    "  content: ' \\25BE';",
    '}',
    '',
    '.returns .more {',
    '  display: inline-flex;',
    '  padding: 0;',
    '  border: 0;',
    '  background: none;',
    '  color: var(--text);',
    '  text-align: left;',
    '}',
    '',
    '.returns .more::before {',
    "  content: '\\25B8';",
    '  flex: 0 0 16px;',
    '  color: var(--quiet);',
    '}',
    '',
    ".returns .more[aria-expanded='true']::before {",
    "  content: '\\25BE';",
    '}',
    '',
    '.returns .badge {',
    '  margin-bottom: 2px;',
    '}',
    '',
    '.opened > td {',
    '  padding: 4px 10px 16px 26px;',
    '  background: var(--raised);',
    '}',
    '',
    '.facts {',
    '  display: grid;',
    '  grid-template-columns: max-content 1fr;',
    '  gap: 2px 16px;',
    '  margin: 8px 0;',
    '}',
    '',
    '.facts dt {',
    '  color: var(--quiet);',
    '}',
    '',
    '.facts dd {',
    '  margin: 0;',
    '}',
    '',
    '.findings {',
    '  margin: 12px 0 0;',
    '  padding: 0;',
    '  list-style: none;',
    '}',
    '',
    '.findings li {',
    '  margin: 0 0 14px;',
    '  padding-left: 12px;',
    '  border-left: 3px solid var(--line);',
    '}',
    '',
    '.message {',
    '  overflow-wrap: anywhere;',
    '  unicode-bidi: isolate;',
    '}',
    '',
    '.advice {',
    '  color: var(--quiet);',
    '  overflow-wrap: anywhere;',
    '}',
    '',
    '.advice::before {',
    "  content: '\\2192  ';",
    '}',
    '',
    'pre {',
    '  margin: 4px 0;',
    '  padding: 6px 10px;',
    '  border: 1px solid var(--line);',
    '  border-radius: 6px;',
    '  background: var(--back);',
    '  white-space: pre-wrap;',
    '  overflow-wrap: anywhere;',
    '}',
    '',
    'pre .line {',
    '  margin-right: 12px;',
    '  color: var(--quiet);',
    '  user-select: none;',
    '}',
    '',
    'mark {',
    '  background: var(--mark);',
    '  color: inherit;',
    '}',
    '',
    'footer {',
    '  margin-top: 32px;',
    '  font-size: 13px;',
    '}',
    '',
    'html:not(.scripted) th button::after {',
    '  content: none;',
    '}',
    '',
    'html:not(.scripted) :is(form, nav, #shown-rows) {',
    '  display: none;',
    '}',
    '',
    '@media (max-width: 1000px) {',
    '  .returns .optional {',
    '    display: none;',
    '  }',
    '}',
    '',
    '@media (max-width: 640px) {',
    '  main {',
    '    padding: 8px 12px 32px;',
    '  }',
    '',
    '  .returns,',
    '  .returns > thead,',
    '  .returns > tbody {',
    '    display: block;',
    '  }',
    '',
    '  .returns > thead > tr {',
    '    display: flex;',
    '    flex-wrap: wrap;',
    '    gap: 4px 16px;',
    '  }',
    '',
    '  .returns > thead th {',
    '    padding: 4px 0;',
    '    border: 0;',
    '    background: none;',
    '  }',
    '',
    '  .returns > tbody > tr {',
    '    display: block;',
    '    padding: 6px 0;',
    '    border-bottom: 1px solid var(--line);',
    '  }',
    '',
    '  .returns > tbody > tr > td {',
    '    display: inline-block;',
    '    min-width: 0;',
    '    padding: 2px 8px 2px 0;',
    '    border: 0;',
    '  }',
    '',
    '  .returns > tbody > tr > .name,',
    '  .returns > tbody > .opened > td {',
    '    display: block;',
    '  }',
    '',
    '  .returns > tbody > .opened > td {',
    '    padding: 4px 0 8px 10px;',
    '  }',
    '',
    '  .claims td,',
    '  .claims th {',
    '    padding: 4px 6px 4px 0;',
    '  }',
    '}',
    '',
    '@media print {',
    '  form,',
    '  nav,',
    '  .skip {',
    '    display: none;',
    '  }',
    '}',
].join('\n');
const SCRIPT = [
    '(() => {',
    "'use strict';",
    'function element(name, attributes = {}, ...children) {',
    '    const made = document.createElement(name);',
    '    for (const [key, value] of Object.entries(attributes))',
    '        made.setAttribute(key, value);',
    '    made.append(...children);',
    '    return made;',
    '}',
    'function byId(id, type) {',
    '    const found = document.getElementById(id);',
    '    if (found instanceof type)',
    '        return found;',
    '    throw new Error(`The page has no ${id}.`);',
    '}',
    'function linkTo(address, label) {',
    "    return address !== null && /^https?:/.test(address) ? element('a', { href: address }, label) : label;",
    '}',
    'function code(text) {',
    "    return element('code', {}, text);",
    '}',
    'function pathCode(path) {',
    '    const parts = path.split(/(?<=[/_])/);',
    "    return element('code', { class: 'path' }, ...parts.flatMap((part, n) => (n === 0 ? [part] : [element('wbr'), part])));",
    '}',
    'function lookupIn({ strings }) {',
    "    return (place) => strings[place] ?? '';",
    '}',
    'function rowsOf(page, text) {',
    '    return page.rows.map((data) => {',
    '        const [at, line, named, standard, status, agent, , , , claims, findings, foreign, index] = data;',
    '        const file = text(at);',
    '        const verdicts = page.verdicts.map(() => 0);',
    '        for (const claim of claims)',
    '            verdicts[claim[2]] = (verdicts[claim[2]] ?? 0) + 1;',
    '        const severities = page.severities.map(() => 0);',
    '        for (const finding of findings) {',
    '            if (finding[6] === 0)',
    '                severities[finding[0]] = (severities[finding[0]] ?? 0) + 1;',
    '        }',
    '        return {',
    '            data,',
    '            file,',
    '            index,',
    '            name: named === 1 ? `${file}:${String(line)}` : file,',
    '            standard: text(standard),',
    '            status: text(status),',
    '            foreign: foreign === 1,',
    '            agent: text(agent),',
    '            untrue: claims.filter((claim) => claim[6] === 1).length,',
    '            known: findings.filter((finding) => finding[6] !== 0).length,',
    '            verdicts,',
    '            severities,',
    '        };',
    '    });',
    '}',
    'function claimOf(page, text, data) {',
    '    const [path, type, verdict, size, foundAt, detail, untrue] = data;',
    '    return {',
    '        path: text(path),',
    '        type: text(type),',
    "        verdict: page.verdicts[verdict] ?? '',",
    '        size: size < 0 ? null : size,',
    '        foundAt: text(foundAt),',
    '        detail: text(detail),',
    '        untrue: untrue === 1,',
    '    };',
    '}',
    'function findingOf(page, text, data) {',
    '    const [severity, rule, message, recommendation, line, column, known, source] = data;',
    '    return {',
    "        severity: page.severities[severity] ?? '',",
    '        rule: text(rule),',
    '        message: text(message),',
    '        recommendation: text(recommendation),',
    '        line,',
    '        column,',
    "        state: known === 1 ? 'known' : known === 2 ? 'from before this change' : '',",
    '        source: source === null ? null : [text(source[0]), text(source[1]), text(source[2])],',
    '    };',
    '}',
    'function isDigit(text, at) {',
    '    const code = text.charCodeAt(at);',
    '    return code >= 48 && code <= 57;',
    '}',
    'function endOfDigits(text, from) {',
    '    let at = from;',
    '    while (isDigit(text, at))',
    '        at++;',
    '    return at;',
    '}',
    'function startOfNumber(text, from, end) {',
    '    let at = from;',
    "    while (at < end - 1 && text.charAt(at) === '0')",
    '        at++;',
    '    return at;',
    '}',
    'function byUnits(a, b) {',
    '    return a === b ? 0 : a < b ? -1 : 1;',
    '}',
    'function compareNatural(a, b) {',
    '    let i = 0;',
    '    let j = 0;',
    '    while (i < a.length && j < b.length) {',
    '        if (isDigit(a, i) && isDigit(b, j)) {',
    '            const endA = endOfDigits(a, i);',
    '            const endB = endOfDigits(b, j);',
    '            const numberA = a.slice(startOfNumber(a, i, endA), endA);',
    '            const numberB = b.slice(startOfNumber(b, j, endB), endB);',
    '            const difference = numberA.length - numberB.length || byUnits(numberA, numberB);',
    '            if (difference !== 0)',
    '                return difference;',
    '            i = endA;',
    '            j = endB;',
    '            continue;',
    '        }',
    '        const difference = a.charCodeAt(i) - b.charCodeAt(j);',
    '        if (difference !== 0)',
    '            return difference;',
    '        i++;',
    '        j++;',
    '    }',
    '    return a.length - i - (b.length - j) || byUnits(a, b);',
    '}',
    'function haystacks(page, text) {',
    '    const made = new Map();',
    '    return (row) => {',
    '        const before = made.get(row);',
    '        if (before !== undefined)',
    '            return before;',
    '        const [, , , , , , session, , delegation, claims, findings] = row.data;',
    '        const rules = new Set(findings.map((finding) => finding[1]));',
    '        const places = [session, ...delegation, ...claims.map((claim) => claim[0]), ...rules];',
    "        const all = [row.name, row.agent, row.status, ...places.map(text)].join('\\n').toLowerCase();",
    '        made.set(row, all);',
    '        return all;',
    '    };',
    '}',
    'function rulesOf(text) {',
    '    return ({ data }) => new Set(data[10].map((finding) => text(finding[1])));',
    '}',
    'function matching(rows, filter, { haystack, rules }) {',
    '    const { words, status, agent, standard, verdict, severity, rule } = filter;',
    '    return rows.filter((row) => (status === null || row.status === status) &&',
    '        (agent === null || row.agent === agent) &&',
    '        (standard === null || row.standard === standard) &&',
    '        (verdict === null || (row.verdicts[verdict] ?? 0) > 0) &&',
    '        (severity === null || isAsBad(row, severity)) &&',
    '        (rule === null || rules(row).has(rule)) &&',
    '        words.every((word) => haystack(row).includes(word)));',
    '}',
    'function isAsBad({ severities }, severity) {',
    '    if (severity < 0)',
    '        return severities.every((n) => n === 0);',
    '    return severities.slice(0, severity + 1).some((n) => n > 0);',
    '}',
    'function sorted(rows, { column, descending }) {',
    '    const compare = COMPARE[column];',
    '    const sign = descending ? -1 : 1;',
    '    return [...rows].sort((a, b) => sign * compare(a, b));',
    '}',
    'const COMPARE = {',
    '    file: (a, b) => compareNatural(a.file, b.file) || a.data[1] - b.data[1],',
    '    status: (a, b) => byText(a.status, b.status),',
    '    agent: (a, b) => byText(a.agent, b.agent),',
    '    standard: (a, b) => byText(a.standard, b.standard),',
    '    claims: (a, b) => byNumbers(doubtful(a), doubtful(b)),',
    '    findings: (a, b) => byNumbers(a.severities, b.severities),',
    '};',
    'function byText(a, b) {',
    '    return a === b ? 0 : a < b ? -1 : 1;',
    '}',
    'function byNumbers(a, b) {',
    '    for (const [n, value] of a.entries()) {',
    '        const difference = value - (b[n] ?? 0);',
    '        if (difference !== 0)',
    '            return difference;',
    '    }',
    '    return 0;',
    '}',
    'function doubtful({ verdicts, untrue }) {',
    '    const all = verdicts.reduce((sum, n) => sum + n, 0);',
    '    return [untrue, all - (verdicts[0] ?? 0), all];',
    '}',
    'function addressOf(root, file) {',
    "    const plain = /\\.(?:md|markdown)$/i.test(file) ? '?plain=1' : '';",
    "    return `${root}/${file.split('/').map(encodeURIComponent).join('/')}${plain}`;",
    '}',
    'function returnAddress(file, index) {',
    "    return `#return=${encodeURIComponent(file)}${index > 0 ? `&index=${String(index)}` : ''}`;",
    '}',
    'function lineAddress(page, { data, file }, line) {',
    '    if (page.files === null)',
    '        return null;',
    '    const address = page.addresses[String(data[0])] ?? addressOf(page.files, file);',
    '    return `${address}#L${String(line)}`;',
    '}',
    'function detailOf(page, text, row) {',
    '    const [, , , , , , session, startedAt, delegation, claims, findings] = row.data;',
    '    const parts = [];',
    "    const facts = element('dl', { class: 'facts' });",
    '    const fact = (name, ...value) => {',
    "        facts.append(element('dt', {}, name), element('dd', {}, ...value));",
    '    };',
    '    if (delegation.length > 0)',
    "        fact('Delegation', ...chain(delegation.map(text)));",
    "    if (row.standard !== '')",
    "        fact('Standard', code(row.standard));",
    "    if (row.agent !== '')",
    "        fact('Agent', code(row.agent));",
    '    if (session >= 0)',
    "        fact('Session', code(text(session)));",
    '    if (startedAt >= 0)',
    "        fact('Started', code(text(startedAt)));",
    '    if (facts.childElementCount > 0)',
    '        parts.push(facts);',
    '    if (claims.length > 0) {',
    '        const table = claimTable(claims.map((claim) => claimOf(page, text, claim)));',
    "        parts.push(element('div', { class: 'scroll' }, table));",
    '    }',
    '    if (findings.length > 0) {',
    '        const items = findings.map((finding) => findingItem(page, row, findingOf(page, text, finding)));',
    "        parts.push(element('ul', { class: 'findings' }, ...items));",
    '    }',
    '    else {',
    "        parts.push(element('p', {}, 'No findings.'));",
    '    }',
    "    const own = element('a', { href: returnAddress(row.file, row.index) }, 'Link to this return');",
    "    parts.push(element('p', { class: 'more' }, own));",
    "    return element('div', { class: 'detail' }, ...parts);",
    '}',
    'function chain(names) {',
    "    return names.flatMap((name, n) => (n === 0 ? [code(name)] : [' › ', code(name)]));",
    '}',
    'function claimTable(claims) {',
    "    const head = element('tr', {}, ...['Claimed file', 'Type', 'Verdict', 'Bytes', 'Why'].map(columnHead));",
    '    const rows = claims.map(({ path, type, verdict, size, foundAt, detail, untrue }) => {',
    "        const why = untrue ? [element('strong', {}, 'False.'), ' '] : [];",
    "        if (foundAt !== '')",
    "            why.push('Now at ', pathCode(foundAt), '. ');",
    "        if (detail !== '')",
    '            why.push(detail);',
    "        return element('tr', {}, element('td', { class: 'wide-enough' }, pathCode(path)), element('td', {}, type), element('td', {}, verdictBadge(verdict)), element('td', { class: 'number' }, size === null ? '' : String(size)), element('td', { class: 'wide-enough' }, ...why));",
    '    });',
    "    const caption = element('caption', {}, claims.length === 1 ? '1 claim' : `${String(claims.length)} claims`);",
    "    return element('table', { class: 'claims' }, caption, element('thead', {}, head), element('tbody', {}, ...rows));",
    '}',
    'function columnHead(name) {',
    "    return element('th', { scope: 'col' }, name);",
    '}',
    'function verdictBadge(verdict) {',
    "    return element('span', { class: `badge verdict-${verdict.replaceAll(' ', '-')}` }, verdict);",
    '}',
    'function findingItem(page, row, finding) {',
    '    const { severity, rule, message, recommendation, line, column, state, source } = finding;',
    '    const page0 = page.rules === null ? null : `${page.rules}/${encodeURIComponent(rule)}.md`;',
    "    const head = element('p', {}, element('span', { class: `badge ${severity}` }, severity), ' ', linkTo(page0, code(rule)));",
    '    if (line > 0) {',
    '        const place = `line ${String(line)}, column ${String(column)}`;',
    "        head.append(' ', linkTo(lineAddress(page, row, line), place));",
    '    }',
    "    if (state !== '')",
    "        head.append(' ', element('span', { class: 'badge' }, state));",
    "    const item = element('li', {}, head, element('p', { class: 'message' }, message));",
    '    if (source !== null) {',
    '        const [before, range, after] = source;',
    "        item.append(element('pre', {}, element('span', { class: 'line' }, String(line)), before, element('mark', {}, range), after));",
    '    }',
    "    if (recommendation !== '')",
    "        item.append(element('p', { class: 'advice' }, recommendation));",
    '    return item;',
    '}',
    'const COLUMNS = 6;',
    'function rowMaker(page, text) {',
    '    return (row, id) => {',
    "        const button = element('button', { type: 'button', class: 'more', 'aria-expanded': 'false' }, pathCode(row.name));",
    "        const made = element('tr', { role: 'row' }, cell('name wide-enough', button, ...view(page, row)), cell('', row.status === '' ? none() : statusCode(row)), cell('optional', row.agent === '' ? none() : code(row.agent)), cell('optional', row.standard === '' ? none() : code(row.standard)), cell('', ...claimCell(page, row)), cell('', ...findingCell(page, row)));",
    "        button.addEventListener('click', () => {",
    "            const open = button.getAttribute('aria-expanded') === 'true';",
    "            button.setAttribute('aria-expanded', open ? 'false' : 'true');",
    '            if (open) {',
    "                button.removeAttribute('aria-controls');",
    '                made.nextElementSibling?.remove();',
    '                return;',
    '            }',
    '            const name = `detail-${String(id)}`;',
    "            button.setAttribute('aria-controls', name);",
    "            const detail = element('td', { colspan: String(COLUMNS), role: 'cell' }, detailOf(page, text, row));",
    "            made.after(element('tr', { class: 'opened', id: name, role: 'row' }, detail));",
    '        });',
    '        return made;',
    '    };',
    '}',
    'function cell(look, ...children) {',
    "    return element('td', look === '' ? { role: 'cell' } : { class: look, role: 'cell' }, ...children);",
    '}',
    'function view(page, row) {',
    '    const address = lineAddress(page, row, Math.max(1, row.data[1]));',
    '    if (address === null)',
    '        return [];',
    "    const label = element('span', {}, 'view');",
    "    label.append(element('span', { class: 'hidden' }, ` ${row.name}`));",
    "    return [' ', linkTo(address, label)];",
    '}',
    'function none() {',
    "    return element('span', { class: 'none' }, '–');",
    '}',
    'function statusCode({ status, foreign }) {',
    '    const made = code(status);',
    '    if (foreign) {',
    "        made.className = 'foreign';",
    "        made.title = 'The version has no such status.';",
    '    }',
    '    return made;',
    '}',
    'function claimCell(page, { data }) {',
    '    const claims = data[9];',
    '    if (claims.length === 0)',
    '        return [none()];',
    "    const counts = new Map([['false', { n: 0, tone: 'bad' }]]);",
    '    for (const [word, tone] of page.fates)',
    '        counts.set(word, { n: 0, tone });',
    '    for (const [, , verdict, , , , untrue] of claims) {',
    "        const of = counts.get(untrue === 1 ? 'false' : (page.fates[verdict]?.[0] ?? ''));",
    '        if (of !== undefined)',
    '            of.n++;',
    '    }',
    "    return [...counts].flatMap(([word, { n, tone }]) => n === 0 ? [] : [element('span', { class: `badge tone-${tone}` }, `${String(n)} ${word}`), ' ']);",
    '}',
    'function findingCell({ severities: names }, { severities, known }) {',
    '    const parts = [];',
    '    for (const [place, n] of severities.entries()) {',
    "        const name = names[place] ?? '';",
    '        if (n > 0)',
    "            parts.push(element('span', { class: `badge ${name}` }, `${String(n)} ${n === 1 ? name : `${name}s`}`), ' ');",
    '    }',
    '    if (known > 0)',
    "        parts.push(element('span', { class: 'badge' }, `${String(known)} known`));",
    '    return parts.length === 0 ? [none()] : parts;',
    '}',
    'const PAGE_SIZE = 100;',
    "const ALL = 'all';",
    "const NO_FINDINGS = 'none';",
    "const page = JSON.parse(byId('data', HTMLScriptElement).text);",
    'const text = lookupIn(page);',
    'const rows = rowsOf(page, text);',
    'const texts = { haystack: haystacks(page, text), rules: rulesOf(text) };',
    'const makeRow = rowMaker(page, text);',
    "const form = byId('filter', HTMLFormElement);",
    "const search = byId('search', HTMLInputElement);",
    'const choices = {',
    "    status: byId('status', HTMLSelectElement),",
    "    agent: byId('agent', HTMLSelectElement),",
    "    standard: byId('standard', HTMLSelectElement),",
    "    verdict: byId('verdict', HTMLSelectElement),",
    "    severity: byId('severity', HTMLSelectElement),",
    "    rule: byId('rule', HTMLSelectElement),",
    '};',
    "const body = byId('rows', HTMLTableSectionElement);",
    "const status = byId('shown-rows', HTMLElement);",
    "const previous = byId('previous', HTMLButtonElement);",
    "const next = byId('next', HTMLButtonElement);",
    "const position = byId('position', HTMLElement);",
    'let order = null;',
    'let shown = rows;',
    'let first = 0;',
    'function fill(choice, values) {',
    '    for (const value of [...new Set(values)].sort()) {',
    "        choice.append(element('option', { value: `=${value}` }, value === '' ? '(none)' : value));",
    '    }',
    '}',
    'function chosen({ value }) {',
    '    return value === ALL ? null : value.slice(1);',
    '}',
    'function numberOf(names, name) {',
    '    return name === null ? null : names.indexOf(name);',
    '}',
    'function readFilter() {',
    '    const { status, agent, standard, verdict, severity, rule } = choices;',
    '    return {',
    '        words: search.value',
    '            .toLowerCase()',
    '            .split(/\\s+/)',
    "            .filter((word) => word !== ''),",
    '        status: chosen(status),',
    '        agent: chosen(agent),',
    '        standard: chosen(standard),',
    '        verdict: numberOf(page.verdicts, chosen(verdict)),',
    '        severity: numberOf(page.severities, chosen(severity)),',
    '        rule: chosen(rule),',
    '    };',
    '}',
    'function select() {',
    '    const found = matching(rows, readFilter(), texts);',
    '    shown = order === null ? found : sorted(found, order);',
    '    first = 0;',
    '    show();',
    '    writeAddress();',
    '}',
    'function show() {',
    '    const last = Math.min(first + PAGE_SIZE, shown.length);',
    '    body.replaceChildren(...shown.slice(first, last).map((row, n) => makeRow(row, first + n)));',
    "    const number = (n) => n.toLocaleString('en');",
    '    status.textContent = `${number(shown.length)} of ${number(rows.length)} rows`;',
    "    position.textContent = shown.length === 0 ? 'nothing to show' : `${number(first + 1)} to ${number(last)}`;",
    "    previous.setAttribute('aria-disabled', String(first === 0));",
    "    next.setAttribute('aria-disabled', String(last === shown.length));",
    '}',
    'function turn(by) {',
    '    const to = first + by * PAGE_SIZE;',
    '    if (to < 0 || to >= shown.length)',
    '        return;',
    '    first = to;',
    '    show();',
    '}',
    'function sortBy(column) {',
    "    const starts = column === 'claims' || column === 'findings';",
    '    order = { column, descending: order?.column === column ? !order.descending : starts };',
    '    markOrder();',
    '    select();',
    '}',
    'function markOrder() {',
    "    for (const header of document.querySelectorAll('th[data-column]')) {",
    "        const sort = header.dataset.column !== order?.column ? 'none' : order.descending ? 'descending' : 'ascending';",
    "        header.setAttribute('aria-sort', sort);",
    '    }',
    '}',
    'function address() {',
    '    const found = new URLSearchParams();',
    "    if (search.value !== '')",
    "        found.set('search', search.value);",
    '    for (const [name, choice] of Object.entries(choices)) {',
    '        const value = chosen(choice);',
    '        if (value !== null)',
    '            found.set(name, value);',
    '    }',
    '    if (order !== null)',
    "        found.set('sort', `${order.descending ? '-' : ''}${order.column}`);",
    '    return found;',
    '}',
    'function writeAddress() {',
    '    const wanted = address().toString();',
    '    const written = location.hash.slice(1);',
    "    if (wanted === written || (wanted === '' && !written.includes('=')))",
    '        return;',
    "    history.replaceState(null, '', wanted === '' ? location.pathname + location.search : `#${wanted}`);",
    '}',
    'function readAddress() {',
    '    const fragment = location.hash.slice(1);',
    "    if (!fragment.includes('='))",
    '        return false;',
    '    const found = new URLSearchParams(fragment);',
    "    search.value = found.get('search') ?? '';",
    '    for (const [name, choice] of Object.entries(choices)) {',
    '        const value = found.get(name);',
    '        const options = [...choice.options].map((option) => option.value);',
    '        choice.value = value !== null && options.includes(`=${value}`) ? `=${value}` : ALL;',
    '    }',
    "    const sort = /^(-?)(\\w+)$/.exec(found.get('sort') ?? '');",
    '    const header = document.querySelector(`th[data-column="${sort?.[2] ?? \'\'}"]`);',
    "    order = header === null ? null : { column: sort?.[2], descending: sort?.[1] === '-' };",
    '    markOrder();',
    '    return true;',
    '}',
    'function openNamed() {',
    '    const found = new URLSearchParams(location.hash.slice(1));',
    "    const file = found.get('return');",
    '    if (file === null)',
    '        return false;',
    "    const index = found.has('index') ? Number(found.get('index')) : null;",
    '    const ofFile = rows.filter((row) => row.file === file);',
    '    const named = index === null ? ofFile[0] : ofFile.find((row) => row.index === index);',
    '    shown = order === null ? rows : sorted(rows, order);',
    '    const at = named === undefined ? 0 : shown.indexOf(named);',
    '    first = at - (at % PAGE_SIZE);',
    '    show();',
    '    showReturns();',
    '    if (named === undefined) {',
    '        status.textContent = `This report has no return ${file}.`;',
    '        status.focus({ preventScroll: true });',
    '        return true;',
    '    }',
    "    const button = body.rows[at - first]?.querySelector('button');",
    '    button?.click();',
    "    button?.scrollIntoView({ block: 'center' });",
    '    button?.focus({ preventScroll: true });',
    '    return true;',
    '}',
    'function showReturns() {',
    "    byId('details', HTMLDetailsElement).open = true;",
    "    byId('returns', HTMLElement).scrollIntoView();",
    '}',
    'function follow() {',
    '    if (openNamed())',
    '        return;',
    '    select();',
    '    showReturns();',
    '}',
    'function apply(name, value) {',
    '    form.reset();',
    "    if (name === 'search')",
    '        search.value = value;',
    '    else {',
    '        const choice = Object.entries(choices).find(([id]) => id === name)?.[1];',
    '        if (choice !== undefined)',
    '            choice.value = `=${value}`;',
    '    }',
    '    select();',
    '    showReturns();',
    '    status.focus({ preventScroll: true });',
    '}',
    'fill(choices.status, rows.map(({ status }) => status));',
    'fill(choices.agent, rows.map(({ agent }) => agent));',
    'fill(choices.standard, rows.map(({ standard }) => standard));',
    'for (const [n, verdict] of page.verdicts.entries()) {',
    '    if (rows.some(({ verdicts }) => (verdicts[n] ?? 0) > 0))',
    '        fill(choices.verdict, [verdict]);',
    '}',
    'for (const severity of page.severities) {',
    '    const label = severity === page.severities[0] ? `${severity}s` : `${severity}s or worse`;',
    "    choices.severity.append(element('option', { value: `=${severity}` }, label));",
    '}',
    "choices.severity.append(element('option', { value: `=${NO_FINDINGS}` }, 'no findings'));",
    "form.addEventListener('input', select);",
    "form.addEventListener('submit', (event) => {",
    '    event.preventDefault();',
    '});',
    "form.addEventListener('reset', () => {",
    '    setTimeout(select, 0);',
    '});',
    "previous.addEventListener('click', () => {",
    '    turn(-1);',
    '});',
    "next.addEventListener('click', () => {",
    '    turn(1);',
    '});',
    "for (const header of document.querySelectorAll('th[data-column]')) {",
    '    const column = header.dataset.column;',
    "    header.querySelector('button')?.addEventListener('click', () => {",
    '        sortBy(column);',
    '    });',
    '}',
    "for (const anchor of document.querySelectorAll('a[data-filter]')) {",
    "    anchor.addEventListener('click', (event) => {",
    '        event.preventDefault();',
    "        apply(anchor.dataset.filter ?? '', anchor.dataset.value ?? '');",
    '    });',
    '}',
    'fill(choices.rule, page.rows.flatMap((row) => row[10].map((finding) => text(finding[1]))));',
    "addEventListener('hashchange', () => {",
    '    if (readAddress())',
    '        follow();',
    '});',
    "for (const drawing of document.querySelectorAll('.columns-chart .scroll'))",
    '    drawing.scrollLeft = drawing.scrollWidth;',
    "document.documentElement.classList.add('scripted');",
    'if (readAddress())',
    '    follow();',
    'else',
    '    select();',
    '})();',
].join('\n');

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(11502);
// EXTERNAL MODULE: ./src/model/truth.ts
var truth = __webpack_require__(6800);
// EXTERNAL MODULE: ./src/report/claims-in-words.ts
var claims_in_words = __webpack_require__(51729);
// EXTERNAL MODULE: ./src/report/finding-words.ts
var finding_words = __webpack_require__(47855);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(83303);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/report/verdict-counts.ts
var verdict_counts = __webpack_require__(65160);
;// CONCATENATED MODULE: ./src/report/html/client/address.ts
function addressOf(root, file) {
    const plain = /\.(?:md|markdown)$/i.test(file) ? '?plain=1' : '';
    return `${root}/${file.split('/').map(encodeURIComponent).join('/')}${plain}`;
}
function returnAddress(file, index) {
    return `#return=${encodeURIComponent(file)}${index > 0 ? `&index=${String(index)}` : ''}`;
}

// EXTERNAL MODULE: ./src/report/joined.ts
var joined = __webpack_require__(60705);
// EXTERNAL MODULE: ./src/model/group-by.ts
var group_by = __webpack_require__(81354);
// EXTERNAL MODULE: ./src/model/natural-order.ts
var natural_order = __webpack_require__(53461);
// EXTERNAL MODULE: ./src/report/truth.ts
var report_truth = __webpack_require__(33943);
;// CONCATENATED MODULE: ./src/report/html/rows.ts




function rowsInOrder({ ofReturn, ofFile }) {
    const rows = [];
    for (const [record, findings] of ofReturn)
        rows.push({ file: record.file, line: record.line, record, findings });
    for (const [file, findings] of ofFile) {
        const lines = (0,group_by/* groupBy */.$)(findings, ({ range }) => ((0,report_truth/* isLog */.V_)(file) ? (range?.startLine ?? 0) : 0));
        for (const [line, found] of lines)
            rows.push({ file, line, record: null, findings: found });
    }
    const truth = new Map(rows.map((row) => [row, row.findings.some(isUntrueNow) ? 0 : 1]));
    return rows.sort((a, b) => (truth.get(a) ?? 1) - (truth.get(b) ?? 1) || (0,natural_order/* compareNatural */.d)(a.file, b.file) || a.line - b.line);
}
function isUntrueNow(finding) {
    return finding.untrue === true && (0,model_finding/* isActive */.$m)(finding);
}

;// CONCATENATED MODULE: ./src/report/html/data.ts












const NO_TEXT = -1;
class Texts {
    shown = [];
    #places = new Map();
    place(text) {
        const before = this.#places.get(text);
        if (before !== undefined)
            return before;
        const place = this.shown.length;
        this.#places.set(text, place);
        this.shown.push((0,sink/* shown */.SP)(text));
        return place;
    }
    placeOf(text) {
        return text === null || text === '' ? NO_TEXT : this.place(text);
    }
}
function* pageData({ ofReturn, ofFile }, { root, links, rulePages }) {
    const texts = new Texts();
    const files = links === null ? null : (0,report_links/* filesUrl */.$f)(links, root);
    const addresses = {};
    const fileOf = (file) => {
        const place = texts.place(file);
        if (links !== null && files !== null) {
            const address = (0,report_links/* fileUrl */.iw)(links, (0,report_links/* inRepository */.yJ)(root, file), null);
            if (address !== addressOf(files, texts.shown[place] ?? ''))
                addresses[String(place)] = address;
        }
        return place;
    };
    yield (0,sink/* jsonFrame */.Gm) `{"severities":${(0,sink/* htmlJson */.o8)(model_severity/* SEVERITIES */.oC)},"verdicts":${(0,sink/* htmlJson */.o8)([...model_claim/* VERDICTS */.bk, verdict_counts/* NOT_IN_HISTORY */.Rf])},"fates":${(0,sink/* htmlJson */.o8)([...model_claim/* VERDICTS */.bk.map(claims_in_words/* fateOf */._L), [verdict_counts/* NOT_IN_HISTORY */.Rf, 'doubtful']])},"files":${(0,sink/* htmlJson */.o8)(files)},"rules":${(0,sink/* htmlJson */.o8)(rulePages)},\n"rows":[`;
    const lines = { before: (0,sink/* jsonFrame */.Gm) `\n`, between: (0,sink/* jsonFrame */.Gm) `,\n` };
    yield* (0,joined/* separated */.C)(rowsOf({ ofReturn, ofFile }, texts, fileOf), { render: sink/* htmlJson */.o8, ...lines });
    yield (0,sink/* jsonFrame */.Gm) `],\n"strings":[`;
    yield* (0,joined/* separated */.C)(texts.shown, { render: sink/* htmlJson */.o8, ...lines });
    yield (0,sink/* jsonFrame */.Gm) `],\n"addresses":${(0,sink/* htmlJson */.o8)(addresses)}}`;
}
function* rowsOf({ ofReturn, ofFile }, texts, fileOf) {
    for (const { file, line, record, findings } of rowsInOrder({ ofReturn, ofFile })) {
        if (record !== null) {
            yield returnRow(record, findings, texts, fileOf(file));
            continue;
        }
        const nothing = NO_TEXT;
        const found = findingRows(findings, texts);
        yield [fileOf(file), line, line === 0 ? 0 : 1, nothing, nothing, nothing, nothing, nothing, [], [], found, 0, -1];
    }
}
function returnRow(record, findings, texts, file) {
    const { index, line, standard, status, agent, session, startedAt, delegation, claims, foreignStatus } = record;
    return [
        file,
        line,
        index === 0 && line === 1 ? 0 : 1,
        texts.place(standard),
        texts.placeOf(status),
        texts.placeOf(agent),
        texts.placeOf(session),
        texts.placeOf(startedAt),
        delegation.map((name) => texts.place(name)),
        claims.map((claim) => claimRow(claim, texts, (0,truth/* isUntrue */.cO)(claim, record))),
        findingRows(findings, texts),
        foreignStatus === true ? 1 : 0,
        index,
    ];
}
function claimRow(checked, texts, untrue) {
    const { claim, verdict } = checked;
    return [
        texts.place(claim.path),
        texts.placeOf(claim.type),
        (0,truth/* isAbsentCommit */.R2)(checked) ? model_claim/* VERDICTS */.bk.length : model_claim/* VERDICTS */.bk.indexOf(verdict.name),
        verdict.size ?? -1,
        texts.placeOf(verdict.foundAt),
        texts.placeOf(verdict.detail),
        untrue ? 1 : 0,
    ];
}
function findingRows(findings, texts) {
    const weight = (finding) => (finding.untrue === true ? -1 : (0,model_severity/* rank */.Tm)(finding.severity)) + ((0,model_finding/* isActive */.$m)(finding) ? 0 : model_severity/* SEVERITIES */.oC.length + 1);
    return [...findings].sort((a, b) => weight(a) - weight(b)).map((finding) => findingRow(finding, texts));
}
const STATES = ['', 'known', 'from before this change'];
function findingRow(finding, texts) {
    const { severity, rule, message, fix, line, column, state } = (0,finding_words/* findingWords */.Hu)(finding);
    const source = (0,finding_words/* sourceParts */.YI)(finding);
    return [
        (0,model_severity/* rank */.Tm)(severity),
        texts.place(rule),
        texts.place(message),
        texts.placeOf(fix),
        line ?? 0,
        column ?? 0,
        STATES.indexOf(state),
        source === null
            ? null
            : [
                texts.placeOf(`${source.isCut ? '…' : ''}${source.before}`),
                texts.placeOf(source.range),
                texts.placeOf(source.after),
            ],
    ];
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var report_conclusion = __webpack_require__(44359);
// EXTERNAL MODULE: ./src/report/delegation.ts
var delegation = __webpack_require__(54230);
// EXTERNAL MODULE: ./src/report/statistics.ts
var statistics = __webpack_require__(55859);
// EXTERNAL MODULE: ./src/report/prose.ts
var prose = __webpack_require__(5693);
// EXTERNAL MODULE: ./src/report/rule-pages.ts
var rule_pages = __webpack_require__(24319);
;// CONCATENATED MODULE: ./src/report/html/parts.ts




function fileLink({ root, links }, file, line) {
    const name = pathCode(line === 0 ? file : `${file}:${String(line)}`);
    return links === null ? name : (0,sink/* htmlLink */.Ar)(name, (0,report_links/* fileUrl */.iw)(links, (0,report_links/* inRepository */.yJ)(root, file), Math.max(line, 1)));
}
function pathCode(path) {
    return (0,sink/* markup */.PT) `<code class="path">${path}</code>`;
}
function placeLink(places, { file, line, fileName }) {
    return file === null ? (0,sink/* markup */.PT) `${fileName}` : fileLink(places, file, line ?? 0);
}
function ruleLink({ rulePages }, rule) {
    return (0,sink/* htmlLink */.Ar)((0,sink/* markup */.PT) `<code>${rule}</code>`, (0,rule_pages/* rulePage */.g)(rule, rulePages));
}
function severityBadge(severity) {
    return (0,sink/* markup */.PT) `<span class="badge ${severity}">${severity}</span>`;
}
function stateBadge(state) {
    return state === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` <span class="badge">${state}</span>`;
}
function messageText(message) {
    const parts = (0,prose/* prose */.C)(message).map(({ text, isCode }) => (isCode ? pathCode(text) : (0,sink/* markup */.PT) `${text}`));
    return (0,sink/* markup */.PT) `${parts}`;
}
function messageLine({ message }) {
    return (0,sink/* markup */.PT) `<p class="message">${messageText(message)}</p>`;
}
function sentence(parts, places) {
    const pieces = parts.map((part) => part.kind === 'text'
        ? (0,sink/* markup */.PT) `${part.text}`
        : part.kind === 'code'
            ? pathCode(part.text)
            : fileLink(places, part.file, part.line));
    return (0,sink/* markup */.PT) `${pieces}`;
}
function adviceLine({ fix }) {
    return fix === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<p class="advice">${messageText(fix)}</p>`;
}
function andMore(hidden, where = '') {
    return hidden === 0 ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<p class="more">And ${hidden} more${where}.</p>`;
}

// EXTERNAL MODULE: ./src/report/repeats.ts
var repeats = __webpack_require__(69314);
// EXTERNAL MODULE: ./src/report/shown.ts
var shown = __webpack_require__(81311);
;// CONCATENATED MODULE: ./src/report/html/chart.ts

const MOST_BARS = 12;
function chart(title, bars) {
    const drawn = bars.slice(0, MOST_BARS);
    const most = Math.max(1, ...drawn.map(({ n }) => n));
    const hidden = bars.length - drawn.length;
    const rest = bars.slice(MOST_BARS).reduce((sum, { n }) => sum + n, 0);
    const more = hidden === 0 ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<p class="more">And ${hidden} more with ${rest} in all.</p>\n`;
    return (0,sink/* markup */.PT) `<section class="chart">
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
function row({ label, n, tone, filter }, most) {
    const width = Math.max(1, Math.round((n / most) * 1000) / 10);
    const bar = (0,sink/* markup */.PT) `<svg class="bar ${tone}" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width="${width}" height="1"></rect>
  </svg>`;
    return (0,sink/* markup */.PT) `<tr>
    <th scope="row">${chosen(label, filter)}</th>
    <td class="number">${n}</td>
    <td class="track">${bar}</td>
  </tr>\n`;
}
function chosen(label, filter) {
    const name = label === '' ? (0,sink/* markup */.PT) `(none)` : (0,sink/* markup */.PT) `${label}`;
    if (filter === null)
        return name;
    const address = (0,sink/* htmlSegment */.n5)(filter[1]);
    return (0,sink/* markup */.PT) `<a href="#${filter[0]}=${address}" data-filter="${filter[0]}" data-value="${filter[1]}">${name}</a>`;
}

;// CONCATENATED MODULE: ./src/report/html/static.ts











const MOST_STATIC = 100;
const MOST_REPEATS = 50;
const MOST_FALSE_CLAIMS = 10;
const MOST_SINGLE = 20;
function falseClaimsPart(report, places) {
    const all = (0,answer/* falseClaims */.bL)(report);
    if (all.length === 0)
        return (0,sink/* markup */.PT) ``;
    const shown = all.slice(0, MOST_STATIC);
    const [open, folded] = [shown.slice(0, MOST_FALSE_CLAIMS), shown.slice(MOST_FALSE_CLAIMS)];
    const more = folded.length === 0
        ? (0,sink/* markup */.PT) ``
        : (0,sink/* markup */.PT) `<details><summary>${(0,model_text/* count */.U9)(folded.length, 'more false claim')}</summary>
        ${claimTable(folded, places)}
      </details>`;
    return (0,sink/* markup */.PT) `<section class="untrue">
    <h2>False claims</h2>
    <p>${messageText((0,answer/* adviceInWords */.bY)(all.filter(answer/* counts */.tQ)))}</p>
    ${claimTable(open, places)}
    ${more}
    ${andMore(all.length - shown.length, ', first among the returns')}
  </section>\n`;
}
function claimTable(claims, places) {
    const rows = claims.map(({ record, checked, line, accused, state, findings }) => {
        const [finding] = findings;
        const { name, note } = (0,answer/* accusedInWords */.zp)(accused);
        const { detail } = checked.verdict;
        const rule = finding === undefined ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` ${ruleLink(places, finding.rule)}`;
        return (0,sink/* markup */.PT) `<tr>
      <td>${pathCode(checked.claim.path)} ${sentence((0,answer/* whyFalse */.Cm)(checked), places)}${stateBadge(answer/* STATE_WORDS */.I7[state])}${detail === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `. ${messageText(detail)}`}${rule}</td>
      <td>${fileLink(places, record.file, line)}</td>
      <td class="agent">${name === '' ? '–' : name}${note === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<br>${note}`}</td>
    </tr>\n`;
    });
    return (0,sink/* markup */.PT) `<div class="scroll" role="region" aria-label="False claims" tabindex="0">
    <table class="false-claims">
      <thead>
        <tr>
          <th scope="col">Claimed</th>
          <th scope="col">Return and line</th>
          <th scope="col">Agent</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>\n`;
}
function otherFindings(report, places) {
    const { groups, single, notices, absentCommits } = (0,shown/* selectShown */.GF)(report);
    if (groups.length + single.length + notices.length === 0 && absentCommits === null)
        return (0,sink/* markup */.PT) ``;
    const worstFirst = [...single].sort((a, b) => (0,model_severity/* rank */.Tm)(a.severity) - (0,model_severity/* rank */.Tm)(b.severity));
    const items = worstFirst.slice(0, MOST_SINGLE).map((finding) => item(finding, places, (0,sink/* markup */.PT) ``));
    const commits = absentCommits === null
        ? (0,sink/* markup */.PT) ``
        : (0,sink/* markup */.PT) `<p>${(0,shown/* absentCommitsInWords */.Y2)(absentCommits)} ${ruleLink(places, absentCommits.rule)}</p>`;
    return (0,sink/* markup */.PT) `<section class="others">
    <h2>Other findings</h2>
    ${groups.length === 0 ? (0,sink/* markup */.PT) `` : groupTable(groups, places)}
    ${items.length === 0 ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<ul class="findings">${items}</ul>`}
    ${andMore(single.length - items.length, ', among the returns')}
    ${commits}
    ${notices.length === 0 ? (0,sink/* markup */.PT) `` : noticeTable(notices, places)}
  </section>\n`;
}
function noticeTable(notices, places) {
    const all = notices.reduce((sum, { findings }) => sum + findings.length, 0);
    const rows = notices.map(({ rule, findings }) => (0,sink/* markup */.PT) `<tr><td>${ruleLink(places, rule)}</td><td class="number">${chosen(String(findings.length), ['rule', rule])}</td></tr>\n`);
    return (0,sink/* markup */.PT) `<details><summary>${(0,model_text/* count */.U9)(all, 'notice')}, by rule</summary>
    <table>
      <thead>
        <tr><th scope="col">Rule</th><th scope="col" class="number">Notices</th></tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </details>`;
}
function item(finding, places, by) {
    const words = (0,finding_words/* findingWords */.Hu)(finding);
    const { severity, rule, state } = words;
    return (0,sink/* markup */.PT) `<li>
    <p>${severityBadge(severity)}${stateBadge(state)} ${ruleLink(places, rule)} ${placeLink(places, words)}${by}</p>
    ${messageLine(words)}
    ${adviceLine(words)}
  </li>\n`;
}
function groupTable(groups, places) {
    const shown = groups.slice(0, MOST_REPEATS);
    return (0,sink/* markup */.PT) `<div class="scroll" role="region" aria-label="Other findings" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">Times</th>
            <th scope="col">Finding</th>
            <th scope="col">Agents</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((repeat) => repeatRow(repeat, places))}
        </tbody>
      </table>
    </div>
    ${andMore(groups.length - shown.length)}`;
}
function repeatRow(repeat, places) {
    const words = (0,finding_words/* repeatWords */.fO)(repeat);
    const { severity, message, rule } = words;
    return (0,sink/* markup */.PT) `<tr>
    <td class="number">${chosen(String(repeat.findings.length), ['rule', rule])}</td>
    <td class="message">${severityBadge(severity)} ${messageText(message)} ${ruleLink(places, rule)}${adviceLine(words)}</td>
    <td>${(0,repeats/* agentsInWords */.Ni)(repeat)}</td>
  </tr>\n`;
}
function staticRow({ file, line, record, findings }, places) {
    const named = record === null ? line > 0 : record.index > 0 || record.line > 1;
    const numbers = (0,report_grouping/* numbersOf */.c)(findings);
    const badges = model_severity/* SEVERITIES */.oC.filter((severity) => numbers[severity] > 0).map((severity) => (0,sink/* markup */.PT) `<span class="badge ${severity}">${(0,model_text/* count */.U9)(numbers[severity], severity)}</span> `);
    const claims = record === null
        ? []
        : (0,claims_in_words/* claimCounts */.HQ)(record).map(({ n, word, tone }) => (0,sink/* markup */.PT) `<span class="badge tone-${tone}">${n} ${word}</span> `);
    const status = record?.status ?? null;
    const foreign = record?.foreignStatus === true ? 'foreign' : '';
    return (0,sink/* markup */.PT) `<tr role="row">
    <td role="cell" class="name wide-enough">${fileLink(places, file, named ? line : 0)}</td>
    <td role="cell">${status === null ? (0,sink/* markup */.PT) `–` : (0,sink/* markup */.PT) `<code class="${foreign}">${status}</code>`}</td>
    <td role="cell" class="optional">${record?.agent ?? '–'}</td>
    <td role="cell" class="optional">${record?.standard ?? '–'}</td>
    <td role="cell">${claims.length === 0 ? (0,sink/* markup */.PT) `–` : claims}</td>
    <td role="cell">${badges.length === 0 ? (0,sink/* markup */.PT) `–` : badges}</td>
  </tr>\n`;
}

// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(99244);
;// CONCATENATED MODULE: ./src/report/html/ages.ts


function interrupted(returns, clock) {
    return returns
        .filter(({ status }) => status === 'in_progress')
        .map((record) => ({ record, age: ageOf(record, clock) }))
        .sort((a, b) => (b.age ?? -1) - (a.age ?? -1));
}
function ageOf({ startedAt }, clock) {
    const moment = startedAt === null ? null : (0,iso_8601/* parseIso8601 */.I)(startedAt);
    return moment === null || clock === null || moment.at > clock ? null : clock - moment.at;
}
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GROUPS = [
    { name: 'under 1 hour', below: HOUR },
    { name: '1 to 24 hours', below: DAY },
    { name: '1 to 7 days', below: 7 * DAY },
    { name: '7 to 30 days', below: 30 * DAY },
    { name: '30 days and more', below: Infinity },
];
function byAge(list) {
    const numbers = new Map([...GROUPS.map(({ name }) => name), 'unknown'].map((name) => [name, 0]));
    for (const { age } of list) {
        const group = age === null ? 'unknown' : (GROUPS.find(({ below }) => age < below)?.name ?? 'unknown');
        numbers.set(group, (numbers.get(group) ?? 0) + 1);
    }
    return [...numbers].filter(([, n]) => n > 0);
}
function ageInWords(age) {
    if (age >= 2 * DAY)
        return (0,model_text/* count */.U9)(Math.floor(age / DAY), 'day');
    if (age >= 2 * HOUR)
        return (0,model_text/* count */.U9)(Math.floor(age / HOUR), 'hour');
    return (0,model_text/* count */.U9)(Math.floor(age / 60_000), 'minute');
}

;// CONCATENATED MODULE: ./src/report/html/page.ts


















const MOST_ROWS = 20;
function banner(report, places) {
    const { conclusion, source, clock, head, compared } = report;
    const { links } = places;
    const truth = (0,report_truth/* truthLine */.AR)(report);
    const isFalse = (0,answer/* falseClaims */.bL)(report).some(answer/* counts */.tQ);
    const comparison = (0,report_truth/* comparisonInWords */.aM)(report);
    const shown = (id) => {
        const short = (0,sink/* markup */.PT) `<code>${id.slice(0, SHORT_ID)}</code>`;
        return links === null ? short : (0,sink/* htmlLink */.Ar)(short, (0,report_links/* commitUrl */.Bg)({ ...links, revision: id }));
    };
    const { revision } = source;
    const what = revision === null ? (0,sink/* markup */.PT) `the workspace` : (0,sink/* markup */.PT) `commit ${shown(head ?? revision)}`;
    const base = compared?.commit ?? null;
    const against = base === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` against base ${shown(base)}`;
    const root = source.root === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` in <code>${source.root}</code>`;
    const shard = source.shard === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `, shard ${source.shard}`;
    const moment = clock === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `, ${timeElement(clock)}`;
    const fixable = (0,answer/* fixableInWords */.EZ)(report);
    const sentences = [
        ...(isFalse && !(0,answer/* plain */.pj)((0,answer/* title */.DD)(report)).startsWith(truth) ? [`${truth}.`] : []),
        `${(0,model_text/* capital */.Nx)((0,report_conclusion/* outcome */.bu)(report))}.`,
        ...(fixable === '' ? [] : [`${fixable}.`]),
    ];
    return (0,sink/* markup */.PT) `<header>
    <h1 class="${isFalse ? 'bad' : ''}"><span class="badge ${conclusion === 'passed' && !(0,answer/* isPlain */.$i)(report) ? 'warning' : conclusion}">${BADGES[conclusion]}</span> ${sentence((0,answer/* title */.DD)(report), places)}</h1>
    <p class="reason">${sentences.join(' ')}</p>
    <p>Checked ${comparison === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `${comparison}: `}${what}${against}${root}${shard}${moment}.</p>
  </header>\n`;
}
const BADGES = { passed: '✓', failed: '✗', empty: '–' };
const SHORT_ID = 7;
function timeElement(clock) {
    const text = new Date(clock).toISOString();
    return (0,sink/* markup */.PT) `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
function totalsOf({ counts }) {
    const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = counts;
    const entries = [
        ['Files', files, ''],
        ['Returns', returns, ''],
        ['Claims', claims, ''],
        ['Errors', errors, errors > 0 ? 'error' : ''],
        ['Warnings', warnings, warnings > 0 ? 'warning' : ''],
        ['Notices', notices, notices > 0 ? 'notice' : ''],
        ['Known', baselined, ''],
        ...(preexisting === 0 ? [] : [['Before this change', preexisting, '']]),
    ];
    const items = entries.map(([name, n, tone]) => (0,sink/* markup */.PT) `<div class="${tone}">
        <dt>${name}</dt>
        <dd>${n}</dd>
      </div>\n`);
    return (0,sink/* markup */.PT) `<section aria-label="Totals">
    <dl class="totals">${items}</dl>
  </section>\n`;
}
const GOOD = new Set(['present', 'relocated', 'agrees', 'deleted']);
const DOUBTFUL = new Set([
    'removed',
    'unverifiable',
    'undetermined',
    'behind',
    'other-total',
    'no-plan',
    'differs',
    'not-countable',
]);
function charts(report, list) {
    const { verdicts } = report.counts;
    const commits = (0,verdict_counts/* absentCommits */._R)(report);
    const ofVerdicts = [
        ...model_claim/* VERDICTS */.bk.map((name) => {
            const tone = GOOD.has(name) ? 'good' : DOUBTFUL.has(name) ? 'doubtful' : 'bad';
            const n = verdicts[name] - (name === 'missing' ? commits : 0);
            return { label: name, n, tone, filter: ['verdict', name] };
        }),
        { label: verdict_counts/* NOT_IN_HISTORY */.Rf, n: commits, tone: 'doubtful', filter: ['verdict', verdict_counts/* NOT_IN_HISTORY */.Rf] },
    ].filter(({ n }) => n > 0);
    const ofStatuses = statuses(report);
    const ofRules = (0,statistics/* byRule */.k)(report.findings).map(({ rule, numbers }) => {
        const worst = model_severity/* SEVERITIES */.oC.find((severity) => numbers[severity] > 0);
        const tone = worst === 'error' ? 'bad' : worst === 'warning' ? 'doubtful' : 'plain';
        const n = model_severity/* SEVERITIES */.oC.reduce((sum, severity) => sum + numbers[severity], 0);
        return { label: rule, n, tone, filter: ['rule', rule] };
    });
    const ofAges = byAge(list).map(([label, n]) => ({ label, n, tone: 'doubtful', filter: null }));
    const drawn = [
        ['Claims by verdict', ofVerdicts],
        ['Returns by status', ofStatuses],
        ['Findings by rule', ofRules],
        ['Interrupted agents by age', ofAges],
    ];
    const shown = drawn.filter(([, bars]) => bars.length > 0).map(([title, bars]) => chart(title, bars));
    return shown.length === 0 ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<div class="charts">${shown}</div>\n`;
}
function statuses({ returns }) {
    const numbers = new Map();
    for (const { status, success, foreignStatus } of returns) {
        const known = numbers.get(status ?? '');
        const tone = foreignStatus === true || status === null ? 'bad' : success ? 'good' : 'plain';
        if (known === undefined)
            numbers.set(status ?? '', { n: 1, tone });
        else {
            known.n++;
            if (tone === 'bad')
                known.tone = tone;
        }
    }
    return [...numbers]
        .sort(([a, { n: more }], [b, { n: less }]) => less - more || (a < b ? -1 : 1))
        .map(([label, { n, tone }]) => ({ label, n, tone, filter: ['status', label] }));
}
function interruptedTable(list, report, links) {
    if (list.length === 0)
        return (0,sink/* markup */.PT) ``;
    const rows = list.slice(0, MOST_ROWS).map(({ record, age }) => {
        const { file, line, agent, startedAt } = record;
        const name = pathCode(file);
        const where = links === null ? name : (0,sink/* htmlLink */.Ar)(name, (0,report_links/* fileUrl */.iw)(links, (0,report_links/* inRepository */.yJ)(report.source.root, file), line));
        return (0,sink/* markup */.PT) `<tr>
      <th scope="row" class="wide-enough">${where}</th>
      <td>${agent ?? '–'}</td>
      <td class="whole">${startedAt ?? '–'}</td>
      <td class="whole">${age === null ? 'unknown' : ageInWords(age)}</td>
    </tr>\n`;
    });
    const more = list.length - rows.length;
    return (0,sink/* markup */.PT) `<section>
    <h2>Interrupted agents</h2>
    <div class="scroll" role="region" aria-label="Interrupted agents" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Return</th>
            <th scope="col">Agent</th>
            <th scope="col">Started</th>
            <th scope="col">Age</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    <p class="more">
      ${more === 0 ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `And ${more} more. `}${chosen(`Show ${list.length === 1 ? 'it' : `all ${String(list.length)}`} among the returns`, ['status', 'in_progress'])}.
    </p>
  </section>\n`;
}
function agentTables(report, { ofReturn }) {
    const { failOn } = report;
    const fails = (finding) => (0,model_finding/* failsAt */.ZN)(finding, failOn);
    const failing = (record) => ofReturn.get(record)?.some(fails) ?? false;
    if (report.returns.length === 0)
        return (0,sink/* markup */.PT) ``;
    return (0,sink/* markup */.PT) `<section>
    <h2>Agents</h2>
    <div class="columns">
      ${agentTable(agentsOf(report.returns, failing))}
      ${callTable((0,delegation/* delegation */.r)(report.returns, failing).calls)}
    </div>
  </section>\n`;
}
function callTable(calls) {
    if (calls.length === 0)
        return (0,sink/* markup */.PT) ``;
    const rows = calls.slice(0, MOST_ROWS).map(({ from, to, returns }) => (0,sink/* markup */.PT) `<tr>
        <td><code>${from}</code></td>
        <td><code>${to}</code></td>
        <td class="number">${returns}</td>
      </tr>\n`);
    return (0,sink/* markup */.PT) `<div class="scroll" role="region" aria-label="Calls" tabindex="0">
    <table>
      <caption>
        Who called whom
      </caption>
      <thead>
        <tr>
          <th scope="col">Caller</th>
          <th scope="col">Called</th>
          <th scope="col" class="number">Returns</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${moreRows(calls.length)}
  </div>`;
}
function agentsOf(returns, isFailing) {
    const agents = new Map();
    for (const record of returns) {
        const name = record.agent ?? '';
        const agent = agents.get(name) ?? { name, returns: 0, failing: 0, untrue: 0 };
        agents.set(name, agent);
        agent.returns++;
        if (isFailing(record))
            agent.failing++;
        agent.untrue += record.claims.filter((claim) => (0,truth/* isUntrue */.cO)(claim, record)).length;
    }
    return [...agents.values()].sort((a, b) => b.returns - a.returns || (0,model_text/* compareText */.n6)(a.name, b.name));
}
function agentTable(agents) {
    const rows = agents.slice(0, MOST_ROWS).map(({ name, returns, failing, untrue }) => (0,sink/* markup */.PT) `<tr>
        <th scope="row">${chosen(name, ['agent', name])}</th>
        <td class="number">${returns}</td>
        <td class="number">${failing}</td>
        <td class="number">${untrue}</td>
      </tr>\n`);
    return (0,sink/* markup */.PT) `<div class="scroll" role="region" aria-label="Agents" tabindex="0">
    <table>
      <caption>
        Who returned
      </caption>
      <thead>
        <tr>
          <th scope="col">Agent</th>
          <th scope="col" class="number">Returns</th>
          <th scope="col" class="number">Failing</th>
          <th scope="col" class="number">False claims</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${moreRows(agents.length)}
  </div>\n`;
}
function moreRows(all) {
    return all <= MOST_ROWS ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `${andMore(all - MOST_ROWS)}\n`;
}
const COLUMNS = [
    ['file', 'Return', ''],
    ['status', 'Status', ''],
    ['agent', 'Agent', 'optional'],
    ['standard', 'Standard', 'optional'],
    ['claims', 'Claims', ''],
    ['findings', 'Findings', ''],
];
function detailsStart({ counts: { returns, claims } }) {
    const what = `${(0,model_text/* count */.U9)(returns, 'return')}, ${(0,model_text/* count */.U9)(claims, 'claim')}, delegation`;
    return (0,sink/* markup */.PT) `<details id="details">
    <summary>Details: ${what}</summary>\n`;
}
function detailsEnd() {
    return (0,sink/* markup */.PT) `</details>\n`;
}
const CHOICES = [
    ['status', 'Status'],
    ['agent', 'Agent'],
    ['verdict', 'A claim is'],
    ['standard', 'Standard'],
    ['severity', 'Findings'],
    ['rule', 'Rule'],
];
function returnsTable(grouping, places) {
    const all = rowsInOrder(grouping);
    const first = all.slice(0, MOST_STATIC);
    const choices = CHOICES.map(([id, label]) => (0,sink/* markup */.PT) `<div>
        <label for="${id}">${label}</label>
        <select id="${id}">
          <option value="all">all</option>
        </select>
      </div>\n`);
    const headers = COLUMNS.map(([id, label, look]) => (0,sink/* markup */.PT) `<th scope="col" role="columnheader" class="${look}" data-column="${id}" aria-sort="none">
        <button type="button">${label}</button>
      </th>\n`);
    return (0,sink/* markup */.PT) `<section id="returns">
    <h2>Returns</h2>
    <noscript>
      <p>${first.length} of ${all.length} rows. The filter, and all that is known of a return, need JavaScript, which this page carries itself.</p>
    </noscript>
    <form id="filter" role="search" aria-label="Filter the returns" autocomplete="off">
      <div class="wide">
        <label for="search">Search paths, agents, sessions, rules</label>
        <input id="search" type="search" spellcheck="false" />
      </div>
      ${choices}
      <div><button type="reset">Reset</button></div>
    </form>
    <p id="shown-rows" role="status" tabindex="-1"></p>
    <div class="scroll" role="region" aria-label="Returns" tabindex="0">
      <table class="returns" role="table">
        <thead role="rowgroup">
          <tr role="row">
            ${headers}
          </tr>
        </thead>
        <tbody id="rows" role="rowgroup">
          ${first.map((row) => staticRow(row, places))}
        </tbody>
      </table>
    </div>
    <nav aria-label="Pages of the table">
      <button type="button" id="previous">Previous</button> <span id="position"></span>
      <button type="button" id="next">Next</button>
    </nav>
  </section>\n`;
}
function interruptedOf({ returns, clock }) {
    return interrupted(returns, clock);
}

// EXTERNAL MODULE: ./src/report/trend.ts
var report_trend = __webpack_require__(61601);
;// CONCATENATED MODULE: ./src/report/html/columns.ts

const HEIGHT = 110;
const ABOVE = 18;
const BELOW = 6;
const WIDTH = 1200;
const NARROWEST = 6;
const WIDEST = 56;
function columnChart(title, columns) {
    const most = Math.max(1, ...columns.map(({ parts }) => parts.reduce((sum, n) => sum + n, 0)));
    const slot = Math.max(NARROWEST, Math.min(WIDEST, Math.floor(WIDTH / Math.max(1, columns.length))));
    const width = slot * columns.length;
    const ground = ABOVE + HEIGHT;
    return (0,sink/* markup */.PT) `<figure class="columns-chart">
    <figcaption>${title}: at most ${most}</figcaption>
    <div class="scroll" role="region" aria-label="${title}" tabindex="0">
      <svg width="${width}" height="${ground + BELOW}" viewBox="0 0 ${width} ${ground + BELOW}" aria-hidden="true">
        ${columns.map((column, n) => drawn(column, n * slot, { slot, most, ground }))}
        <path class="ground" d="M0 ${ground}.5H${width}"></path>
      </svg>
    </div>
  </figure>\n`;
}
function drawn({ title, target, parts, mark }, x, { slot, most, ground }) {
    const gap = slot > 12 ? 4 : 1;
    let below = 0;
    const rects = parts.map((n, part) => {
        const from = level(below, most);
        below += n;
        const height = level(below, most) - from;
        if (n === 0)
            return (0,sink/* markup */.PT) ``;
        return (0,sink/* markup */.PT) `<rect class="part-${part}" x="${x + gap / 2}" y="${rounded(ground - from - height)}" width="${slot - gap}" height="${rounded(height)}"></rect>`;
    });
    const label = mark === ''
        ? (0,sink/* markup */.PT) ``
        : (0,sink/* markup */.PT) `<text class="mark" x="${x + slot / 2}" y="${rounded(ground - level(below, most) - 5)}">${mark}</text>`;
    return (0,sink/* markup */.PT) `<a href="#${target}" tabindex="-1"><title>${title}</title><rect class="ghost" x="${x}" y="0" width="${slot}" height="${ground}"></rect>${rects}${label}</a>\n`;
}
function level(n, most) {
    return n === 0 ? 0 : Math.max(2, (n / most) * HEIGHT);
}
function rounded(n) {
    return Math.round(n * 10) / 10;
}

;// CONCATENATED MODULE: ./src/report/html/trend.ts







const MOST_AGENTS = 5;
const MOST_NAMED = 100;
function overTime(report, places) {
    const { trend } = report;
    if (trend === undefined)
        return (0,sink/* markup */.PT) ``;
    const agents = trend_agentsOf(trend.runs);
    const several = trend.runs.length > 1;
    const files = new Set([...report.returns, ...report.findings].flatMap(({ file }) => file ?? []));
    return (0,sink/* markup */.PT) `<section id="over-time">
    <h2>Over time</h2>
    <p>${(0,report_trend/* trendSentences */.cY)(trend)}</p>
    ${several ? trendCharts(trend, agents) : (0,sink/* markup */.PT) ``}
    ${several ? runTable(trend, agents, files) : (0,sink/* markup */.PT) ``}
    ${findingLists(report, trend, { places, files })}
  </section>\n`;
}
function trend_agentsOf(runs) {
    const sums = new Map();
    for (const run of runs) {
        for (const { agent, claims, untrue } of run.agents) {
            const sum = sums.get(agent) ?? { claims: 0, untrue: 0 };
            sums.set(agent, { claims: sum.claims + claims, untrue: sum.untrue + untrue });
        }
    }
    return [...sums]
        .filter(([, { claims }]) => claims > 0)
        .sort(([a, one], [b, other]) => other.untrue - one.untrue || other.claims - one.claims || (0,model_text/* compareText */.n6)(a ?? '', b ?? ''))
        .slice(0, MOST_AGENTS)
        .map(([agent]) => agent);
}
function agentName(agent) {
    return agent === null || agent === '' ? '(none)' : agent;
}
function runId({ label }) {
    return label === null ? (0,sink/* markup */.PT) `this-run` : (0,sink/* markup */.PT) `run-${label}`;
}
function runTarget({ label }) {
    return label === null ? (0,sink/* markup */.PT) `this-run` : (0,sink/* markup */.PT) `run-${(0,sink/* htmlSegment */.n5)(label)}`;
}
function agentShares(run, agents, of) {
    const own = agents.map((agent) => run.agents.find((one) => one.agent === agent)?.[of] ?? 0);
    return [...own, run[of] - own.reduce((sum, n) => sum + n, 0)];
}
function trendCharts({ runs }, agents) {
    const columnsOf = (of) => runs.map((run) => ({
        title: `${(0,report_trend/* runName */.rt)(run)}: ${(0,model_text/* count */.U9)(run.claims, 'claim')}, ${String(run.untrue)} false${run.cameIn === null || run.cameIn === 0 ? '' : `, ${String(run.cameIn)} new`}`,
        target: runTarget(run),
        parts: agentShares(run, agents, of),
        mark: of === 'untrue' && run.cameIn !== null && run.cameIn > 0 ? `+${String(run.cameIn)}` : '',
    }));
    const others = runs.some((run) => (agentShares(run, agents, 'claims').at(-1) ?? 0) > 0);
    const names = [...agents.map(agentName), ...(others ? ['all others'] : [])];
    const legend = names.map((name, n) => {
        const part = n < agents.length ? n : agents.length;
        return (0,sink/* markup */.PT) `<li><svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect class="part-${part}" width="1" height="1"></rect></svg> ${name}</li>\n`;
    });
    const untrue = runs.some((run) => run.untrue > 0);
    const first = runs[0] === undefined ? '' : (0,report_trend/* runName */.rt)(runs[0]);
    return (0,sink/* markup */.PT) `<div class="over-time">
    ${columnChart(`Claims by agent, from ${first} to this run`, columnsOf('claims'))}
    ${untrue ? columnChart(`False claims, from ${first} to this run, and how many are new`, columnsOf('untrue')) : (0,sink/* markup */.PT) `<p>No claim was false in any of these runs.</p>`}
    <ul class="legend" aria-hidden="true">
      ${legend}
    </ul>
  </div>\n`;
}
function runTable({ runs }, agents, files) {
    const heads = agents.map((agent) => (0,sink/* markup */.PT) `<th scope="col" class="number">${agentName(agent)}</th>\n`);
    const rows = runs.toReversed().map((run) => runRow(run, agents, files));
    return (0,sink/* markup */.PT) `<div class="scroll tall" role="region" aria-label="Runs" tabindex="0">
    <table>
      <caption>
        Runs, the newest first; each agent's false claims, of all its claims
      </caption>
      <thead>
        <tr>
          <th scope="col">Run</th>
          <th scope="col">Commit</th>
          <th scope="col" class="number">Claims</th>
          <th scope="col" class="number">False</th>
          <th scope="col" class="number">New</th>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>\n`;
}
function runRow(run, agents, files) {
    const { revision, conclusion, claims, untrue, cameIn, arrivals } = run;
    const claimsByAgent = agentShares(run, agents, 'claims');
    const untrueByAgent = agentShares(run, agents, 'untrue');
    const cells = agents.map((_, n) => (0,sink/* markup */.PT) `<td class="number">${untrueByAgent[n] ?? 0} of ${claimsByAgent[n] ?? 0}</td>\n`);
    const items = arrivals.map((finding) => (0,sink/* markup */.PT) `<li>${returnLink(finding, files)}${by(finding.agent)}: <span class="message">${finding.message}</span></li>\n`);
    const more = (cameIn ?? 0) - arrivals.length;
    const rest = more > 0 ? (0,sink/* markup */.PT) `<li>and ${more} more</li>` : (0,sink/* markup */.PT) ``;
    const came = items.length === 0
        ? (0,sink/* markup */.PT) ``
        : (0,sink/* markup */.PT) `<tr class="arrivals"><td></td><td colspan="${4 + agents.length}"><ul>
          ${items}
          ${rest}
        </ul></td></tr>\n`;
    return (0,sink/* markup */.PT) `<tr id="${runId(run)}">
    <th scope="row" class="whole"><a href="#${runTarget(run)}">${(0,report_trend/* runName */.rt)(run)}</a> <span class="badge ${conclusion}">${conclusion}</span></th>
    <td><code>${revision?.slice(0, 12) ?? '–'}</code></td>
    <td class="number">${claims}</td>
    <td class="number ${untrue > 0 ? 'bad' : ''}">${untrue}</td>
    <td class="number">${cameIn ?? '–'}</td>
    ${cells}
  </tr>\n${came}`;
}
function by(agent) {
    return agent === null || agent === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` by <code>${agent}</code>`;
}
function returnLink({ file, index, line }, files) {
    const place = (0,finding_words/* placeInWords */.cF)(file, line);
    if (file === null)
        return (0,sink/* markup */.PT) `${place}`;
    const name = pathCode(place);
    if (!files.has(file))
        return name;
    const at = index === null || index === 0 ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `&amp;index=${index}`;
    return (0,sink/* markup */.PT) `<a href="#return=${(0,sink/* htmlSegment */.n5)(file)}${at}">${name}</a>`;
}
const trend_STATES = {
    new: '',
    known: 'known',
    fixed: '',
    gone: 'gone with its file',
};
function findingLists(report, { added, fixed }, targets) {
    const agentOf = (0,repeats/* agentsIn */.iw)(report.returns);
    const fresh = added.map((finding) => ({ words: (0,finding_words/* newWords */.o_)(finding), agent: agentOf(finding) }));
    const past = fixed.map((finding) => ({ words: (0,finding_words/* fixedWords */.AG)(finding), agent: finding.agent }));
    const lists = [
        ['New', fresh],
        ['Fixed', past],
    ];
    return (0,sink/* markup */.PT) `<div class="columns">
    ${lists.map(([heading, list]) => findingList(heading, list, targets))}
  </div>\n`;
}
function findingList(heading, list, { places, files }) {
    if (list.length === 0)
        return (0,sink/* markup */.PT) ``;
    const items = list.slice(0, MOST_NAMED).map(({ words, agent }) => {
        const { severity, rule, word } = words;
        const head = (0,sink/* markup */.PT) `${severityBadge(severity)}${stateBadge(trend_STATES[word])} ${ruleLink(places, rule)}`;
        return (0,sink/* markup */.PT) `<li>
      <p>${head} ${returnLink(words, files)}${by(agent)}</p>
      ${messageLine(words)}
    </li>\n`;
    });
    const rest = andMore(list.length - items.length, ': the JSON report has all');
    return (0,sink/* markup */.PT) `<div>
    <h3>${heading} (${list.length})</h3>
    <ul class="findings">
      ${items}
    </ul>
    ${rest}
  </div>\n`;
}

;// CONCATENATED MODULE: ./src/report/html.ts










function policy() {
    const hash = (text) => `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
    const rules = [
        `default-src 'none'`,
        `style-src ${hash(STYLE)}`,
        `script-src ${hash(SCRIPT)}`,
        `img-src data:`,
        `base-uri 'none'`,
        `form-action 'none'`,
    ];
    return (0,sink/* markup */.PT) `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}" />`;
}
function head(report) {
    return (0,sink/* markup */.PT) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policy()}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${(0,answer/* plain */.pj)((0,answer/* title */.DD)(report))} · return-gate</title>
${(0,sink/* htmlAsset */.S2)('style', STYLE)}</head>
<body>
<a class="skip" href="#returns">Skip to the returns</a>
<main>
`;
}
function* render(report, { links, rulePages }) {
    const grouping = (0,report_grouping/* group */.O)(report);
    const places = { root: report.source.root, links, rulePages: rulePages ?? rule_pages/* RULE_PAGES */.m };
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
    yield (0,sink/* markup */.PT) `<footer><p>${report.tool.name} ${report.tool.version}</p></footer>
</main>
<script type="application/json" id="data">`.text;
    yield* pageData(grouping, places);
    yield (0,sink/* markup */.PT) `</script>
${(0,sink/* htmlAsset */.S2)('script', SCRIPT)}</body>
</html>
`.text;
}


/***/ }),

/***/ 5693:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ prose)
/* harmony export */ });
const VALUE = /`([^`\n]{1,400})`|"([^"\s]{1,400})"|(?<![\w/.-])([0-9a-f]{7,64}|sess_[\w-]{1,80})(?![\w/-])/g;
function prose(message) {
    const parts = [];
    let end = 0;
    const words = (to) => {
        if (to > end)
            parts.push({ text: message.slice(end, to), isCode: false });
    };
    for (const match of message.matchAll(VALUE)) {
        const [whole, code, quoted, id] = match;
        if (id !== undefined && !/\d/.test(id))
            continue;
        if (id !== undefined && /^\d+$/.test(id))
            continue;
        words(match.index);
        parts.push({ text: code ?? quoted ?? id ?? '', isCode: true });
        end = match.index + whole.length;
    }
    words(message.length);
    return parts;
}


/***/ })

};
;
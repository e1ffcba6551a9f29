"use strict";
exports.id = 95;
exports.ids = [95,944];
exports.modules = {

/***/ 5095:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5404);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6183);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3944);



function* render(report, { budget }) {
    for (const { level, title, message, file, startLine, startColumn, endColumn } of (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .planAnnotations */ .mc)(report, budget)) {
        const properties = { title, file, line: startLine, col: startColumn, endColumn };
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .NA)(level, properties, message);
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__.lastLine)(report, false)}\n`.text;
}


/***/ }),

/***/ 3944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lastLine: () => (/* binding */ lastLine),
  painter: () => (/* binding */ painter),
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(2897);
// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(5834);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var conclusion = __webpack_require__(8907);
// EXTERNAL MODULE: ./src/report/fixable.ts
var fixable = __webpack_require__(5141);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6183);
// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(9031);
;// CONCATENATED MODULE: ./src/report/width.ts

const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97c],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe10, 0xfe19],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18cff],
    [0x1b000, 0x1b2ff],
    [0x1f200, 0x1f2ff],
    [0x20000, 0x3fffd],
];
function isWide(codePoint) {
    return WIDE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
const TAKES_NONE = (0,pattern/* pattern */.T)(String.raw `[\p{Mn}\p{Me}\p{Cf}]`, 'u');
const PICTURE = (0,pattern/* pattern */.T)(String.raw `\p{Emoji_Presentation}`, 'u');
function columns(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let n = 0;
    for (const character of text) {
        if (TAKES_NONE().test(character))
            continue;
        n += isWide(character.codePointAt(0) ?? 0) || PICTURE().test(character) ? 2 : 1;
    }
    return n;
}

;// CONCATENATED MODULE: ./src/report/text.ts






const SEVERITY_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
const MESSAGE_WIDTH = 72;
function painter(color) {
    return color ? sink/* styled */.I4 : (_, fragment) => fragment;
}
function widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}
function pad(fragment, width) {
    return (0,sink.terminal) `${fragment}${' '.repeat(Math.max(0, width - columns(fragment.text)))}`;
}
function quoteSource(excerpt, range) {
    const source = excerpt.text.replaceAll('\t', ' ');
    const inside = (column) => Math.min(Math.max(0, column - 1 - excerpt.cut), source.length);
    const start = inside(range.startColumn);
    const end = range.endLine === range.startLine ? inside(range.endColumn) : source.trimEnd().length;
    const indent = Math.min(start, source.length - source.trimStart().length);
    const shown = (from, to) => (0,sink.terminal) `${source.slice(from, to)}`;
    const lead = excerpt.cut > 0 ? (0,sink.terminal) `…` : (0,sink.terminal) ``;
    const before = columns(lead.text) + columns(shown(indent, start).text);
    const length = Math.max(1, columns(shown(start, end).text));
    return [(0,sink.terminal) `${lead}${shown(indent, source.length)}`, (0,sink.terminal) `${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}
function place(finding) {
    return finding.range === null ? '' : `${String(finding.range.startLine)}:${String(finding.range.startColumn)}`;
}
function* group(file, findings, paint) {
    const placeWidth = widest(findings.map((finding) => place(finding).length));
    const messages = findings.map(({ message }) => (0,sink.terminal) `${message}`);
    const messageWidth = Math.min(MESSAGE_WIDTH, widest(messages.map(({ text }) => columns(text))));
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    yield (0,sink.terminal) `${file === null ? paint('bold', (0,sink.terminal) `the whole run`) : paint('bold', paint('underline', (0,sink.terminal) `${file}`))}\n`;
    for (const [i, finding] of findings.entries()) {
        const { severity, rule, recommendation, excerpt, range } = finding;
        const location = placeWidth === 0 ? (0,sink.terminal) `` : (0,sink.terminal) `${place(finding).padStart(placeWidth)}  `;
        const level = paint(SEVERITY_STYLE[severity], (0,sink.terminal) `${severity.padEnd(SEVERITY_WIDTH)}`);
        const message = pad(messages[i] ?? (0,sink.terminal) ``, messageWidth);
        yield (0,sink.terminal) `  ${location}${level}  ${message}  ${paint('dim', (0,sink.terminal) `${rule}`)}\n`;
        if (excerpt !== null && range !== null) {
            const [source, marks] = quoteSource(excerpt, range);
            yield (0,sink.terminal) `${margin}${paint('dim', (0,sink.terminal) `|`)} ${source}\n`;
            yield (0,sink.terminal) `${margin}${paint('dim', (0,sink.terminal) `|`)} ${paint(SEVERITY_STYLE[severity], marks)}\n`;
        }
        if (recommendation !== '')
            yield (0,sink.terminal) `${margin}${paint('green', (0,sink.terminal) `fix:`)} ${recommendation}${(0,fixable/* fixable */.C)(finding)}\n`;
    }
    yield (0,sink.terminal) `\n`;
}
function byFile(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const known = groups.get(finding.file);
        if (known === undefined)
            groups.set(finding.file, [finding]);
        else
            known.push(finding);
    }
    const run = groups.get(null);
    if (run !== undefined && groups.delete(null))
        groups.set(null, run);
    return groups;
}
function summary(report) {
    const { files, returns, claims, errors, warnings, notices, baselined, verdicts } = report.counts;
    const byVerdict = claim/* VERDICTS */.b.filter((name) => verdicts[name] > 0)
        .map((name) => `${String(verdicts[name])} ${name}`)
        .join(', ');
    const rows = [
        ['files', files, ''],
        ['returns', returns, ''],
        ['claims', claims, byVerdict],
        ['findings', errors + warnings + notices, (0,conclusion/* tally */.N4)((0,conclusion/* totals */.Sd)(report))],
    ];
    if (baselined > 0)
        rows.push(['baselined', baselined, 'known findings, which do not fail']);
    const nameWidth = widest(rows.map(([name]) => name.length));
    const numberWidth = widest(rows.map(([, n]) => String(n).length));
    const lines = rows.map(([name, n, detail]) => {
        const number = String(n).padStart(numberWidth);
        return (0,sink.terminal) `  ${name.padEnd(nameWidth)}  ${number}${detail === '' ? '' : `  ${detail}`}\n`;
    });
    return (0,sink.terminal) `${lines}\n`;
}
function lastLine(report, color) {
    const line = (0,sink.terminal) `${(0,conclusion/* conclusionLine */.ET)(report)}`;
    if (!color)
        return line;
    return (0,sink/* styled */.I4)('bold', (0,sink/* styled */.I4)(report.conclusion === 'passed' ? 'green' : 'red', line));
}
function isShown(finding, report, quiet) {
    if (finding.baselined)
        return false;
    if (!quiet || finding.severity === 'error')
        return true;
    return report.failOn !== 'never' && (0,severity/* isAtLeast */.du)(finding.severity, report.failOn);
}
function* render(report, { color, quiet }) {
    const paint = painter(color);
    const shown = report.findings.filter((finding) => isShown(finding, report, quiet));
    for (const [file, findings] of byFile(shown)) {
        yield (0,sink/* concat */.xW)(Array.from(group(file, findings, paint), ({ text }) => text));
    }
    if (!quiet)
        yield summary(report).text;
    yield (0,sink.terminal) `${lastLine(report, color)}\n`.text;
}


/***/ })

};
;
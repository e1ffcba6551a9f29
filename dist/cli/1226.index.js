"use strict";
exports.id = 1226;
exports.ids = [1226,6183];
exports.modules = {

/***/ 9031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pattern)
/* harmony export */ });
function pattern(source, flags) {
    let made;
    return () => (made ??= new RegExp(source, flags));
}


/***/ }),

/***/ 5834:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['error', 'warning', 'notice'];
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
}


/***/ }),

/***/ 5404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   mc: () => (/* binding */ planAnnotations)
/* harmony export */ });
/* unused harmony export DEFAULT_BUDGET */
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5834);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _fixable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8755);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6183);





const DEFAULT_BUDGET = { perType: 10, total: 50 };
const MESSAGE_LIMIT = 4096;
const PATH_LIMIT = 4096;
function candidates(findings, changed) {
    const seen = new Map();
    const list = findings.map((finding) => {
        const round = seen.get(finding.file) ?? 0;
        seen.set(finding.file, round + 1);
        const tier = finding.file === null ? 0 : changed.has(finding.file) ? 1 : 2;
        return { finding, tier, round };
    });
    return list.sort((a, b) => a.tier - b.tier || a.round - b.round).map(({ finding }) => finding);
}
function oneLine(message, recommendation) {
    if (recommendation === '')
        return message;
    return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${recommendation}`;
}
function annotate(finding, root) {
    const { severity, rule, message, recommendation, file, range } = finding;
    return {
        level: severity,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__.terminal) `${rule}`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalText */ .eR)(oneLine(message, recommendation) + (0,_fixable_js__WEBPACK_IMPORTED_MODULE_1__/* .fixable */ .C)(finding), MESSAGE_LIMIT).text,
        file: file === null ? null : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalText */ .eR)((0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .inRepository */ .yJ)(root, file), PATH_LIMIT).text,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endColumn: range !== null && range.startLine === range.endLine ? range.endColumn : null,
    };
}
function remainder(level, hidden, shown, elsewhere = 'the job summary') {
    const more = shown === 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(hidden, level) : `${String(hidden)} more ${hidden === 1 ? level : `${level}s`}`;
    return {
        level,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__.terminal) `return-gate`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__.terminal) `${more} in ${elsewhere}: GitHub shows only a few annotations a step.`.text,
        file: null,
        startLine: null,
        startColumn: null,
        endColumn: null,
    };
}
function left({ perType, spent = {} }, level) {
    return perType === 0 ? 0 : Math.max(1, perType - (spent[level] ?? 0));
}
function planAnnotations(report, budget = DEFAULT_BUDGET) {
    const planned = [];
    for (const level of _model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC) {
        const places = Math.min(left(budget, level), budget.total - planned.length);
        if (places < 1)
            continue;
        const found = candidates(report.findings.filter(({ severity, baselined }) => severity === level && !baselined), budget.changedFirst ?? new Set());
        const shown = found.length <= places ? found.length : places - 1;
        for (const finding of found.slice(0, shown))
            planned.push(annotate(finding, report.source.root));
        if (shown < found.length)
            planned.push(remainder(level, found.length - shown, shown, budget.elsewhere));
    }
    return planned;
}


/***/ }),

/***/ 1998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ batchesOf),
/* harmony export */   o: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);

const BATCH = 256;
function* batchesOf(items) {
    let batch = [];
    for (const item of items) {
        batch.push(item);
        if (batch.length < BATCH)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
function* joined(texts) {
    for (const batch of batchesOf(texts))
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(batch);
}


/***/ }),

/***/ 8907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ conclusionLine),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5834);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);


function totals(report) {
    const { errors, warnings, notices } = report.counts;
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.map((severity) => [severity, by[severity]]);
}
function tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, severity))
        .join(', ');
}
function scope(report) {
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.returns, 'return')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.claims, 'claim')}`;
}
function reason(report) {
    return [outcome(report), ...unsuccessful(report)].join('; ');
}
function unsuccessful({ unsuccessful: counts }) {
    const said = counts.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
    return said.length === 0 ? [] : [said.join(', ')];
}
function outcome(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}`;
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0
        ? 'no returns to judge'
        : `${scope(report)}, no ${report.counts.baselined > 0 ? 'new ' : ''}findings`;
}
function conclusionLine(report) {
    return `${report.conclusion.toUpperCase()}: ${reason(report)}`;
}


/***/ }),

/***/ 5141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fixable),
/* harmony export */   L: () => (/* binding */ fixableMark)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);

function fixable(finding) {
    const command = commandFor(finding);
    return command === null ? '' : ` (fixable: ${command})`;
}
function fixableMark(finding) {
    const command = commandFor(finding);
    return command === null ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) ` (fixable: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(command)})`;
}
function commandFor({ fix }) {
    if (fix === undefined)
        return null;
    return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}


/***/ }),

/***/ 1226:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5834);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5404);
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1998);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8907);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8755);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6183);






const NONE = [];
const THE_RUN = 'the whole run';
function fails({ failOn }, { severity, baselined }) {
    return !baselined && failOn !== 'never' && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_5__/* .isAtLeast */ .du)(severity, failOn);
}
function filesOf({ returns, findings }) {
    const files = new Map();
    const fileOf = (name) => {
        const known = files.get(name);
        if (known !== undefined)
            return known;
        const made = { records: [], findings: new Map() };
        files.set(name, made);
        return made;
    };
    for (const record of returns)
        fileOf(record.file).records.push(record);
    for (const finding of findings) {
        const { findings: byIndex } = fileOf(finding.file);
        const known = byIndex.get(finding.index);
        if (known === undefined)
            byIndex.set(finding.index, [finding]);
        else
            known.push(finding);
    }
    return files;
}
function caseOf(report, name, findings) {
    if (findings.length === 0)
        return { name, failing: NONE, others: NONE };
    return {
        name,
        failing: findings.filter((finding) => fails(report, finding)),
        others: findings.filter((finding) => !fails(report, finding)),
    };
}
function nameOf(index, agent) {
    return `return ${String(index + 1)}${agent === null ? '' : ` of ${agent}`}`;
}
function suiteOf(report, file, { records, findings }) {
    const judged = new Set(records.map(({ index }) => index));
    const unjudged = [...findings.keys()].filter((index) => index !== null && !judged.has(index));
    const ofFile = findings.get(null);
    return {
        name: (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .inRepository */ .yJ)(report.source.root, file),
        cases: [
            ...(ofFile === undefined ? [] : [caseOf(report, 'the file', ofFile)]),
            ...records.map(({ index, agent }) => caseOf(report, nameOf(index, agent), findings.get(index) ?? NONE)),
            ...unjudged.map((index) => caseOf(report, nameOf(index ?? 0, null), findings.get(index) ?? NONE)),
        ],
    };
}
function suitesOf(report) {
    const files = filesOf(report);
    const names = [...files.keys()].filter((name) => name !== null).sort();
    const suites = names.map((name) => suiteOf(report, name, files.get(name) ?? { records: [], findings: new Map() }));
    const found = [...(files.get(null)?.findings.values() ?? [])].flat();
    const run = { ...caseOf(report, THE_RUN, found), note: (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionLine */ .ET)(report) };
    const failed = [...suites.flatMap(({ cases }) => cases), run].some(({ failing }) => failing.length > 0);
    const failure = report.conclusion === 'passed' || failed ? {} : { failure: (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionLine */ .ET)(report) };
    return [...suites, { name: report.tool.name, cases: [{ ...run, ...failure }] }];
}
function isFailed({ failing, failure }) {
    return failing.length > 0 || failure !== undefined;
}
function place({ range }) {
    return range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`;
}
function* detail(report, findings) {
    for (const finding of findings) {
        const { file, severity, rule, message, recommendation, baselined } = finding;
        const where = file === null ? THE_RUN : (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .inRepository */ .yJ)(report.source.root, file);
        const known = baselined ? 'known ' : '';
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `${where}${place(finding)}: ${known}${severity} ${rule}: ${(0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message, recommendation)}\n`;
    }
}
function heading({ failing, failure = '' }) {
    const [first, ...more] = failing;
    if (first === undefined)
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `message="${failure}" type="conclusion"`;
    const rest = more.length === 0 ? '' : ` (and ${String(more.length)} more)`;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `message="${first.message}${rest}" type="${first.rule}"`;
}
function* testcase(report, suite, one) {
    const { name, failing, others, note } = one;
    const attributes = (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `name="${name}" classname="${suite}" time="0"`;
    if (!isFailed(one) && others.length === 0 && note === undefined) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `    <testcase ${attributes}/>\n`;
        return;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `    <testcase ${attributes}>\n`;
    if (isFailed(one)) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `      <failure ${heading(one)}>`;
        yield* detail(report, failing);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `</failure>\n`;
    }
    if (others.length > 0 || note !== undefined) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `      <system-out>`;
        yield* detail(report, others);
        if (note !== undefined)
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `${note}\n`;
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `</system-out>\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `    </testcase>\n`;
}
function counts(cases) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `tests="${cases.length}" failures="${cases.filter(isFailed).length}" errors="0" time="0"`;
}
function* elements(report) {
    const suites = suitesOf(report);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `<?xml version="1.0" encoding="UTF-8"?>\n`;
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `<testsuites name="${report.tool.name}" ${counts(suites.flatMap(({ cases }) => cases))}>\n`;
    for (const { name, cases } of suites) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `  <testsuite name="${name}" ${counts(cases)} skipped="0">\n`;
        for (const one of cases)
            yield* testcase(report, name, one);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `  </testsuite>\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .xml */ ._n) `</testsuites>\n`;
}
function* texts(elements) {
    for (const { text } of elements)
        yield text;
}
function render(report) {
    return (0,_batches_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .o)(texts(elements(report)));
}


/***/ }),

/***/ 8755:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ filesUrl),
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);

function inRepository(root, file) {
    return root === '' ? file : `${root}/${file}`;
}
function repositoryUrl({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/')}`;
}
function filesUrl(links, root) {
    const folders = root === '' ? [] : root.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL);
    return [repositoryUrl(links), 'blob', (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision), ...folders].join('/');
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${filesUrl(links, '')}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}
function commitUrl(links) {
    return `${repositoryUrl(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision)}`;
}


/***/ }),

/***/ 6183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ htmlLink),
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   Jy: () => (/* binding */ sarifMessage),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   S2: () => (/* binding */ htmlAsset),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   W$: () => (/* binding */ TEXT_LIMIT),
/* harmony export */   _b: () => (/* binding */ mermaidLabel),
/* harmony export */   _n: () => (/* binding */ xml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   o8: () => (/* binding */ htmlJson),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9031);

class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
function escapeHidden(character) {
    const named = NAMED.get(character);
    if (named !== undefined)
        return named;
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xdc80 && code <= 0xdcff)
        return `\\x${(code - 0xdc00).toString(16)}`;
    if (code >= 0xd800 && code <= 0xdfff)
        return '\u{FFFD}';
    const digits = code.toString(16);
    return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(HIDDEN(), (character, picture) => picture ?? escapeHidden(character));
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}
function fill(statics, values, escape) {
    let result = statics[0] ?? '';
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (typeof value === 'string')
            result += escape(value);
        else if (typeof value === 'number')
            result += String(value);
        else if (value instanceof Fragment)
            result += value.text;
        else
            for (const fragment of value ?? [])
                result += fragment.text;
        result += statics[i + 1] ?? '';
    }
    return breakCommands(result);
}
function escapeTerminal(text) {
    return visible(cut(text, TEXT_LIMIT));
}
function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, escapeTerminal));
}
function terminalText(text, limit) {
    return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit));
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled(style, fragment) {
    const [on, off] = STYLES[style];
    return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m`);
}
const BREAKS = [
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
];
const COMMIT = /\b[0-9a-f]{7,40}\b/gi;
const MAY_BREAK = /[@#:]|gh-|www|[0-9a-f]{7}/i;
const MARKDOWN = new Map([
    ...['\\', '`', '*', '_', '[', ']', '~', '#', '!'].map((mark) => [mark, `\\${mark}`]),
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['|', '&#124;'],
    ['$', '<span>$</span>'],
    ['\u{200B}', '&#8203;'],
]);
function escapeVisibleMarkdown(shown) {
    let text = shown;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function escapeMarkdown(text) {
    return escapeVisibleMarkdown(visible(cut(text, TEXT_LIMIT)));
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
function code(text, limit = TEXT_LIMIT) {
    const shown = visible(cut(text, limit));
    if (shown === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(shown)) {
        return gfm `<code>${new Fragment('markdown', escapeVisibleMarkdown(shown))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${shown}${pad}\``);
}
const encoder = new TextEncoder();
function percentEncode(text, accepted) {
    let result = '';
    for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 0;
        if (accepted.test(character))
            result += character;
        else if (codePoint >= 0xdc80 && codePoint <= 0xdcff)
            result += percent(codePoint - 0xdc00);
        else
            for (const byte of encoder.encode(character))
                result += percent(byte);
    }
    return result;
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
function urlSegment(text) {
    return percentEncode(text, /[\w.~-]/);
}
function link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    const target = percentEncode(url, /[\w.~:/?#%=+,;@-]/);
    return new Fragment('markdown', `[${label.text}](${target})`);
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return visible(cut(text, TEXT_LIMIT)).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}
function sarifMessage(text, limit = TEXT_LIMIT) {
    const shown = breakCommands(visible(cut(text, limit)));
    return shown.replace(/\](?=\()/g, ']\\').replace(/[{}]/g, '$&$&');
}
function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', percentEncode(url, /[\w.~:/?#%=+,;@-]/))}">${label}</a>`;
}
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
}
function htmlJson(value) {
    return json(value).replace(/[<>&]/g, (character) => character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026');
}
function htmlAsset(element, content) {
    if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
        throw new Error(`The ${element} cannot stand in a page as it is.`);
    }
    return markup `<${element}>${new Fragment('html', content)}</${element}>\n`;
}
const NO_WORDS = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}
function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
function concat(texts) {
    return texts.join('');
}
function workflowCommand(name, properties, message) {
    const listed = Object.entries(properties)
        .filter(([, value]) => value !== null && value !== '')
        .map(([key, value]) => `${key}=${encodeProperty(String(value))}`);
    return `::${name}${listed.length === 0 ? '' : ' '}${listed.join(',')}::${encodeData(message)}\n`;
}
function encodeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function encodeProperty(text) {
    return encodeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ })

};
;
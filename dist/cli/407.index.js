"use strict";
exports.id = 407;
exports.ids = [407,443];
exports.modules = {

/***/ 4359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ conclusionLine),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


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
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}`;
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0 ? 'no returns to judge' : `${scope(report)}, no findings`;
}
function conclusionLine(report) {
    return `${report.conclusion.toUpperCase()}: ${reason(report)}`;
}


/***/ }),

/***/ 3303:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);

function inRepository(root, file) {
    return root === '' ? file : `${root}/${file}`;
}
function base({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/')}`;
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${base(links)}/blob/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision)}/${segments}${plain}#L${String(line)}`;
}
function commitUrl(links) {
    return `${base(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision)}`;
}


/***/ }),

/***/ 4407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(5821);
// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(1502);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var conclusion = __webpack_require__(4359);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(3303);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
;// CONCATENATED MODULE: ./src/report/summary.ts






const SUMMARY_LIMIT = (/* unused pure expression or super */ null && (1_048_576 - 16_384));
const FOLD_ABOVE = 25;
const FRAME = 1024;
const RETURNS_SHARE = 0.25;
const WORD_LIMIT = 80;
const BATCH = 256;
const NONE = (0,sink/* gfm */.Te) `–`;
const HEADLINE = {
    passed: (0,sink/* gfm */.Te) `## ✅ return-gate: passed`,
    failed: (0,sink/* gfm */.Te) `## ❌ return-gate: failed`,
    empty: (0,sink/* gfm */.Te) `## ⚠️ return-gate: empty`,
};
const LEVEL = {
    error: (0,sink/* gfm */.Te) `❌ error`,
    warning: (0,sink/* gfm */.Te) `⚠️ warning`,
    notice: (0,sink/* gfm */.Te) `ℹ️ notice`,
};
function bytes(text) {
    return Buffer.byteLength(text);
}
function* shownFindings(report) {
    for (const level of severity/* SEVERITIES */.oC) {
        for (const finding of report.findings)
            if (finding.severity === level && !finding.baselined)
                yield finding;
    }
}
function place(report, links, file, line) {
    const label = (0,sink/* code */.aY)(line === null ? file : `${file}:${String(line)}`);
    return links === null ? label : (0,sink/* link */.nf)(label, (0,report_links/* fileUrl */.iw)(links, (0,report_links/* inRepository */.yJ)(report.source.root, file), line ?? 1));
}
function* findingRows(report, links) {
    for (const { severity, file, range, rule, message } of shownFindings(report)) {
        const where = file === null ? (0,sink/* gfm */.Te) `the whole run` : place(report, links, file, range?.startLine ?? null);
        yield (0,sink/* gfm */.Te) `| ${LEVEL[severity]} | ${where} | ${message} | ${(0,sink/* code */.aY)(rule)} |\n`;
    }
}
function tallies(report) {
    const byIdentity = new Map();
    const byRecord = new Map();
    for (const record of report.returns) {
        const numbers = { error: 0, warning: 0, notice: 0 };
        byRecord.set(record, numbers);
        byIdentity.set(`${String(record.index)}:${record.file}`, numbers);
        if (!byIdentity.has(`:${record.file}`))
            byIdentity.set(`:${record.file}`, numbers);
    }
    for (const { severity, file, index } of shownFindings(report)) {
        const numbers = file === null ? undefined : byIdentity.get(`${index === null ? '' : String(index)}:${file}`);
        if (numbers !== undefined)
            numbers[severity]++;
    }
    return byRecord;
}
function* returnRows(report, links, found, which) {
    for (const [record, numbers] of found) {
        const findings = (0,conclusion/* tally */.N4)(severity/* SEVERITIES */.oC.map((severity) => [severity, numbers[severity]]));
        if (which === 'failing' && findings === '')
            continue;
        const { file, index, line, standard, status, agent, claims } = record;
        const present = claims.filter(({ verdict }) => verdict.name === 'present').length;
        const proven = claims.length === 0 ? NONE : (0,sink/* gfm */.Te) `${present} of ${claims.length}`;
        const where = place(report, links, file, index === 0 && line === 1 ? null : line);
        const words = [standard, status ?? '', agent ?? ''].map((word) => (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(word, WORD_LIMIT)} |`);
        yield (0,sink/* gfm */.Te) `| ${where} |${words} ${proven} | ${findings === '' ? NONE : (0,sink/* gfm */.Te) `${findings}`} |\n`;
    }
}
function head(report) {
    const { returns, files, baselined } = report.counts;
    const judged = returns === 0 ? '' : `Judged: ${(0,conclusion/* scope */.z8)(report)} in ${(0,model_text/* count */.U9)(files, 'file')}. `;
    const known = baselined === 0 ? '' : `Not shown: ${(0,model_text/* count */.U9)(baselined, 'known finding')} of the baseline.`;
    const detail = judged === '' && known === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${judged}${known}\n\n`;
    return (0,sink/* gfm */.Te) `${HEADLINE[report.conclusion]}\n\n**${(0,conclusion/* reason */.l)(report)}**\n\n${detail}`;
}
function verdictTable({ counts: { verdicts } }) {
    const names = claim/* VERDICTS */.b.filter((name) => verdicts[name] > 0);
    if (names.length === 0)
        return (0,sink/* gfm */.Te) ``;
    const cells = (cell) => (0,sink/* gfm */.Te) `|${names.map(cell)}\n`;
    const header = cells((name) => (0,sink/* gfm */.Te) ` ${name} |`);
    const numbers = cells((name) => (0,sink/* gfm */.Te) ` ${verdicts[name]} |`);
    return (0,sink/* gfm */.Te) `### Claims\n\n${header}${cells(() => (0,sink/* gfm */.Te) ` --: |`)}${numbers}\n`;
}
function tail(report, links) {
    const { source, tool } = report;
    const short = (0,sink/* code */.aY)(source.revision?.slice(0, 12) ?? '');
    const revision = links === null ? short : (0,sink/* link */.nf)(short, (0,report_links/* commitUrl */.Bg)(links));
    const judged = source.revision === null ? (0,sink/* gfm */.Te) `the workspace` : (0,sink/* gfm */.Te) `commit ${revision}`;
    const shard = source.shard === null ? '' : `, shard ${source.shard}`;
    return (0,sink/* gfm */.Te) `${verdictTable(report)}<sub>${tool.name} ${tool.version} judged ${judged}${shard}.</sub>\n`;
}
function findingsTable(rows, hidden) {
    const header = (0,sink/* gfm */.Te) `| Severity | Place | Message | Rule |\n| :-- | :-- | :-- | :-- |\n`;
    const note = hidden === 0 ? '' : `${(0,model_text/* count */.U9)(hidden, 'more finding')} did not fit: the JSON report has all.`;
    return {
        before: (0,sink/* gfm */.Te) `### Findings\n\n${header}`,
        rows,
        after: note === '' ? (0,sink/* gfm */.Te) `\n` : (0,sink/* gfm */.Te) `\n${note}\n\n`,
    };
}
function returnsTable(rows, shown, all) {
    const folded = shown > FOLD_ABOVE;
    const header = (0,sink/* gfm */.Te) `| File | Standard | Status | Agent | Present | Findings |\n| :-- | :-- | :-- | :-- | :-- | :-- |\n`;
    const open = folded ? (0,sink/* gfm */.Te) `<details><summary>${(0,model_text/* count */.U9)(shown, 'return')}</summary>\n\n` : (0,sink/* gfm */.Te) ``;
    const close = folded ? (0,sink/* gfm */.Te) `</details>\n\n` : (0,sink/* gfm */.Te) ``;
    const note = shown === all ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${shown} of ${all} returns: only those with findings, as many as fit.\n\n`;
    return { before: (0,sink/* gfm */.Te) `### Returns\n\n${open}${header}`, rows, after: (0,sink/* gfm */.Te) `\n${close}${note}` };
}
function take(rows, room) {
    const taken = [];
    let size = 0;
    for (const row of rows) {
        const next = size + bytes(row.text);
        if (next > room)
            return { rows: taken, bytes: size, complete: false };
        size = next;
        taken.push(row);
    }
    return { rows: taken, bytes: size, complete: true };
}
function* batches(rows) {
    let batch = [];
    for (const { text } of rows) {
        batch.push(text);
        if (batch.length < BATCH)
            continue;
        yield (0,sink/* concat */.xW)(batch);
        batch = [];
    }
    yield (0,sink/* concat */.xW)(batch);
}
function allTables(report, links) {
    const { errors, warnings, notices, returns } = report.counts;
    const tables = [];
    if (errors + warnings + notices > 0)
        tables.push(findingsTable(findingRows(report, links), 0));
    if (returns > 0)
        tables.push(returnsTable(returnRows(report, links, tallies(report), 'all'), returns, returns));
    return tables;
}
function tablesWithin(room, report, links) {
    const { errors, warnings, notices, returns: all } = report.counts;
    const found = tallies(report);
    const tables = (findings, returns) => [
        ...(findings.length === 0 ? [] : [findingsTable(findings, errors + warnings + notices - findings.length)]),
        ...(returns.length === 0 ? [] : [returnsTable(returns, returns.length, all)]),
    ];
    const findings = take(findingRows(report, links), room);
    if (findings.complete) {
        for (const which of ['all', 'failing']) {
            const returns = take(returnRows(report, links, found, which), room - findings.bytes);
            if (returns.complete)
                return tables(findings.rows, returns.rows);
        }
    }
    const share = Math.max(room * RETURNS_SHARE, findings.complete ? room - findings.bytes : 0);
    const returns = take(returnRows(report, links, found, 'failing'), share);
    return tables(take(findings.rows, room - returns.bytes).rows, returns.rows);
}
function* renderSummary(report, { links, limit }) {
    const top = head(report);
    const bottom = tail(report, links);
    const room = limit - bytes(top.text) - bytes(bottom.text) - FRAME;
    if (room < 0) {
        const fitting = [(0,sink/* gfm */.Te) `${top}${bottom}`, top, HEADLINE[report.conclusion]].find(({ text }) => bytes(text) <= limit);
        if (fitting !== undefined)
            yield fitting.text;
        return;
    }
    yield top.text;
    const tables = room === Infinity ? allTables(report, links) : tablesWithin(room, report, links);
    for (const { before, rows, after } of tables) {
        yield before.text;
        yield* batches(rows);
        yield after.text;
    }
    if (tables.length === 0 && report.returns.length + report.findings.length > 0) {
        yield (0,sink/* gfm */.Te) `The tables of findings and returns did not fit: the JSON report has all.\n\n`.text;
    }
    yield bottom.text;
}

;// CONCATENATED MODULE: ./src/report/markdown.ts

function render(report, { links }) {
    return renderSummary(report, { links, limit: Infinity });
}


/***/ }),

/***/ 6443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* unused harmony export TEXT_LIMIT */
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
const HIDDEN = /(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]/gu;
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
    return text.replace(HIDDEN, (character, picture) => picture ?? escapeHidden(character));
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
function json(value) {
    const text = JSON.stringify(value);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
function escapeJson(text) {
    return text.replace(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/gu, (character) => {
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
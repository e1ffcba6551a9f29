"use strict";
exports.id = 994;
exports.ids = [994];
exports.modules = {

/***/ 7994:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SUMMARY_LIMIT: () => (/* binding */ SUMMARY_LIMIT),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5821);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4359);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3303);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6443);






const SUMMARY_LIMIT = 1_048_576 - 16_384;
const FOLD_ABOVE = 25;
const FRAME = 1024;
const RETURNS_SHARE = 0.25;
const WORD_LIMIT = 80;
const BATCH = 256;
const NONE = (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `–`;
const HEADLINE = {
    passed: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `## ✅ return-gate: passed`,
    failed: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `## ❌ return-gate: failed`,
    empty: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `## ⚠️ return-gate: empty`,
};
const LEVEL = {
    error: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `❌ error`,
    warning: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `⚠️ warning`,
    notice: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `ℹ️ notice`,
};
function bytes(text) {
    return Buffer.byteLength(text);
}
function* shownFindings(report) {
    for (const level of _model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC) {
        for (const finding of report.findings)
            if (finding.severity === level && !finding.baselined)
                yield finding;
    }
}
function place(report, links, file, line) {
    const label = (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(line === null ? file : `${file}:${String(line)}`);
    return links === null ? label : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(label, (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .fileUrl */ .iw)(links, (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .inRepository */ .yJ)(report.source.root, file), line ?? 1));
}
function* findingRows(report, links) {
    for (const { severity, file, range, rule, message } of shownFindings(report)) {
        const where = file === null ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `the whole run` : place(report, links, file, range?.startLine ?? null);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `| ${LEVEL[severity]} | ${where} | ${message} | ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(rule)} |\n`;
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
        const findings = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(_model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC.map((severity) => [severity, numbers[severity]]));
        if (which === 'failing' && findings === '')
            continue;
        const { file, index, line, standard, status, agent, claims } = record;
        const present = claims.filter(({ verdict }) => verdict.name === 'present').length;
        const proven = claims.length === 0 ? NONE : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `${present} of ${claims.length}`;
        const where = place(report, links, file, index === 0 && line === 1 ? null : line);
        const words = [standard, status ?? '', agent ?? ''].map((word) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) ` ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(word, WORD_LIMIT)} |`);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `| ${where} |${words} ${proven} | ${findings === '' ? NONE : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `${findings}`} |\n`;
    }
}
function head(report) {
    const { returns, files, baselined } = report.counts;
    const judged = returns === 0 ? '' : `Judged: ${(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .scope */ .z8)(report)} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(files, 'file')}. `;
    const known = baselined === 0 ? '' : `Not shown: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(baselined, 'known finding')} of the baseline.`;
    const detail = judged === '' && known === '' ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `${judged}${known}\n\n`;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `${HEADLINE[report.conclusion]}\n\n**${(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .reason */ .l)(report)}**\n\n${detail}`;
}
function verdictTable({ counts: { verdicts } }) {
    const names = _model_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .VERDICTS */ .b.filter((name) => verdicts[name] > 0);
    if (names.length === 0)
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) ``;
    const cells = (cell) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `|${names.map(cell)}\n`;
    const header = cells((name) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) ` ${name} |`);
    const numbers = cells((name) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) ` ${verdicts[name]} |`);
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `### Claims\n\n${header}${cells(() => (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) ` --: |`)}${numbers}\n`;
}
function tail(report, links) {
    const { source, tool } = report;
    const short = (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(source.revision?.slice(0, 12) ?? '');
    const revision = links === null ? short : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(short, (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .commitUrl */ .Bg)(links));
    const judged = source.revision === null ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `the workspace` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `commit ${revision}`;
    const shard = source.shard === null ? '' : `, shard ${source.shard}`;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `${verdictTable(report)}<sub>${tool.name} ${tool.version} judged ${judged}${shard}.</sub>\n`;
}
function findingsTable(rows, hidden) {
    const header = (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `| Severity | Place | Message | Rule |\n| :-- | :-- | :-- | :-- |\n`;
    const note = hidden === 0 ? '' : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(hidden, 'more finding')} did not fit: the JSON report has all.`;
    return {
        before: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `### Findings\n\n${header}`,
        rows,
        after: note === '' ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `\n` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `\n${note}\n\n`,
    };
}
function returnsTable(rows, shown, all) {
    const folded = shown > FOLD_ABOVE;
    const header = (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `| File | Standard | Status | Agent | Present | Findings |\n| :-- | :-- | :-- | :-- | :-- | :-- |\n`;
    const open = folded ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `<details><summary>${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(shown, 'return')}</summary>\n\n` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) ``;
    const close = folded ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `</details>\n\n` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) ``;
    const note = shown === all ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `${shown} of ${all} returns: only those with findings, as many as fit.\n\n`;
    return { before: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `### Returns\n\n${open}${header}`, rows, after: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `\n${close}${note}` };
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
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .concat */ .xW)(batch);
        batch = [];
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .concat */ .xW)(batch);
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
        const fitting = [(0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `${top}${bottom}`, top, HEADLINE[report.conclusion]].find(({ text }) => bytes(text) <= limit);
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
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `The tables of findings and returns did not fit: the JSON report has all.\n\n`.text;
    }
    yield bottom.text;
}


/***/ })

};
;
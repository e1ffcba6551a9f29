"use strict";
exports.id = 912;
exports.ids = [912,270];
exports.modules = {

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

/***/ 8270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countsRecord: () => (/* binding */ countsRecord),
/* harmony export */   findingRecord: () => (/* binding */ findingRecord),
/* harmony export */   originRecord: () => (/* binding */ originRecord),
/* harmony export */   render: () => (/* binding */ render),
/* harmony export */   reportJson: () => (/* binding */ reportJson),
/* harmony export */   returnRecord: () => (/* binding */ returnRecord)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2897);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);


const SCHEMA = 'return-gate/report@1';
const BATCH = 256;
function claimRecord({ claim, verdict }) {
    return {
        path: claim.path,
        pointer: claim.pointer,
        type: claim.type,
        verdict: verdict.name,
        size: verdict.size,
        foundAt: verdict.foundAt,
        detail: verdict.detail,
    };
}
function returnRecord(record) {
    const { file, index, line, standard, status, agent, session, delegation, startedAt, claims } = record;
    const known = { file, index, line, standard, status, agent, session, delegation, startedAt };
    return { ...known, claims: claims.map(claimRecord) };
}
function findingRecord(finding) {
    const { rule, severity, message, recommendation, file, index, pointer, range, fingerprint, baselined } = finding;
    return {
        rule,
        severity,
        message,
        recommendation,
        file,
        index,
        pointer,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endLine: range?.endLine ?? null,
        endColumn: range?.endColumn ?? null,
        fingerprint,
        baselined,
    };
}
function* list(records, shape) {
    for (let start = 0; start < records.length; start += BATCH) {
        const batch = records.slice(start, start + BATCH);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(batch.map((record, i) => start + i === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(shape(record))}` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `,\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(shape(record))}`));
    }
    if (records.length > 0)
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts }) {
    const { files, returns, claims, errors, warnings, notices, baselined } = counts;
    const verdicts = Object.fromEntries(_model_claim_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .b.map((name) => [name, counts.verdicts[name]]));
    return { files, returns, claims, errors, warnings, notices, baselined, verdicts };
}
function headRecord(report) {
    return {
        schema: SCHEMA,
        ...originRecord(report),
        conclusion: report.conclusion,
        counts: countsRecord(report),
    };
}
function reportJson(report) {
    return {
        ...headRecord(report),
        returns: report.returns.map(returnRecord),
        findings: report.findings.map(findingRecord),
    };
}
function* render(report) {
    const head = Object.entries(headRecord(report)).map(([key, value]) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `\n  ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(key)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(value)},`);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `{${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(head)}
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `]
}
`;
}


/***/ }),

/***/ 3912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1998);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8270);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6183);



const SCHEMA = 'return-gate/report-lines@1';
function line(type, record) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)({ type, ...record })}\n`;
}
function* lines(report) {
    yield line('report', { schema: SCHEMA, ...(0,_json_js__WEBPACK_IMPORTED_MODULE_1__.originRecord)(report) });
    for (const record of report.returns)
        yield line('return', (0,_json_js__WEBPACK_IMPORTED_MODULE_1__.returnRecord)(record));
    for (const finding of report.findings)
        yield line('finding', (0,_json_js__WEBPACK_IMPORTED_MODULE_1__.findingRecord)(finding));
    yield line('conclusion', { conclusion: report.conclusion, counts: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__.countsRecord)(report) });
}
function render(report) {
    return (0,_batches_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .o)(lines(report));
}


/***/ })

};
;
"use strict";
exports.id = 4967;
exports.ids = [4967,6183,8270];
exports.modules = {

/***/ 2897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   b: () => (/* binding */ VERDICTS)
/* harmony export */ });
const VERDICTS = [
    'present',
    'empty',
    'missing',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const MOST_CLAIMS = 10_000;


/***/ }),

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

/***/ 7337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ FILE_START)
/* harmony export */ });
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };


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

/***/ 6000:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sourceInWords)
/* harmony export */ });
/* unused harmony export DOCUMENTS */
const DOCUMENTS = {
    '000': 'Document 000, the console return 1.0',
    '001': 'Document 001, the return metadata file',
    '002': 'Document 002, the validation of a console return in six steps',
    '003': 'Document 003, the console return with its delegation chain',
    '004': 'Document 004, the result envelope in Markdown',
    upstream: 'A later edition of the standard',
    'return-gate': 'return-gate itself',
};
function sourceInWords({ document, heading }) {
    return heading === undefined ? DOCUMENTS[document] : `${DOCUMENTS[document]}: ${heading}`;
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

/***/ 4967:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MOST_RESULTS: () => (/* binding */ MOST_RESULTS),
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7337);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5834);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6000);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5404);
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1998);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8270);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8755);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6183);









const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const ROOT = '%SRCROOT%';
const MOST_RESULTS = 25_000;
const MOST_COMPRESSED = 9_500_000;
const DESCRIPTION_LIMIT = 1024;
const MESSAGE_LIMIT = 2000;
const LEVELS = {
    error: 'error',
    warning: 'warning',
    notice: 'note',
};
function nameOf(id) {
    return id.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}
function prose(text) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .gfm */ .Te) `${text.split('`').map((part, i) => (i % 2 === 1 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(part) : (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .gfm */ .Te) `${part}`))}`;
}
function helpText({ rationale, remedy, sources }) {
    return `${rationale}\n\nHow to fix: ${remedy}\n\nSource: ${sources.map(_model_source_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceInWords */ .I).join('; ')}`;
}
function helpMarkdown({ rationale, remedy, sources }) {
    const list = sources.map((source) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .gfm */ .Te) `- ${prose((0,_model_source_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceInWords */ .I)(source))}\n`);
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .gfm */ .Te) `## Why\n\n${prose(rationale)}\n\n## How to fix\n\n${prose(remedy)}\n\n## Sources\n\n${list}`.text;
}
function ruleRecord(rule, pages) {
    const { id, area, severity, summary, rationale } = rule;
    return {
        id,
        name: nameOf(id),
        shortDescription: { text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalText */ .eR)(`${summary}.`, DESCRIPTION_LIMIT).text },
        fullDescription: { text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalText */ .eR)(rationale, DESCRIPTION_LIMIT).text },
        help: { text: helpText(rule), markdown: helpMarkdown(rule) },
        ...(pages === undefined ? {} : { helpUri: `${pages}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .urlSegment */ .NL)(id)}.md` }),
        defaultConfiguration: severity === 'off' ? { enabled: false } : { level: LEVELS[severity] },
        properties: { tags: [area] },
    };
}
function indexOf(rules, findings) {
    const index = new Map(rules.map(({ id }, i) => [id, i]));
    for (const { rule } of findings)
        if (!index.has(rule))
            index.set(rule, index.size);
    return index;
}
function artifactLocation(report, file) {
    const path = file === null ? 'the whole run' : (0,_links_js__WEBPACK_IMPORTED_MODULE_6__/* .inRepository */ .yJ)(report.source.root, file);
    return {
        uri: path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .urlSegment */ .NL).join('/'),
        uriBaseId: ROOT,
        ...(file === null ? { description: { text: 'This finding concerns no file.' } } : {}),
    };
}
function location(report, { file, range, pointer }) {
    const { startLine, startColumn, endLine, endColumn } = range ?? _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W;
    const logical = pointer === null || pointer === '' ? undefined : (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalText */ .eR)(pointer, MESSAGE_LIMIT).text;
    return {
        physicalLocation: {
            artifactLocation: artifactLocation(report, file),
            region: { startLine, startColumn, endLine, endColumn },
        },
        ...(logical === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: logical }] }),
    };
}
function resultRecord(report, finding, rules) {
    const { rule, severity, message, recommendation, index, fingerprint, baselined } = finding;
    const compared = report.counts.baselined > 0;
    return {
        ruleId: rule,
        ruleIndex: rules.get(rule) ?? -1,
        level: LEVELS[severity],
        message: { text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .sarifMessage */ .Jy)((0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(message, recommendation), MESSAGE_LIMIT) },
        locations: [location(report, finding)],
        partialFingerprints: { 'returnGate/v1': fingerprint },
        ...(compared ? { baselineState: baselined ? 'unchanged' : 'new' } : {}),
        ...(index === null ? {} : { properties: { index } }),
    };
}
function* worstFirst(findings) {
    for (const known of [false, true]) {
        for (const level of _model_severity_js__WEBPACK_IMPORTED_MODULE_8__/* .SEVERITIES */ .oC) {
            for (const finding of findings)
                if (finding.severity === level && finding.baselined === known)
                    yield finding;
        }
    }
}
function* atMost(items, most) {
    let taken = 0;
    for (const item of items) {
        if (taken++ === most)
            return;
        yield item;
    }
}
function member(i, value) {
    return i === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFrame */ .Gm) `\n        ${value}` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFrame */ .Gm) `,\n        ${value}`;
}
function* results(report, rules) {
    let shown = 0;
    let compressed = 0;
    for (const batch of (0,_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .batchesOf */ .c)(atMost(worstFirst(report.findings), MOST_RESULTS))) {
        const text = (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .concat */ .xW)(batch.map((finding, i) => member(shown + i, (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .json */ .Pq)(resultRecord(report, finding, rules)))));
        compressed += (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(text).length;
        if (compressed > MOST_COMPRESSED)
            break;
        yield text;
        shown += batch.length;
    }
    return shown;
}
function notifications(report, shown) {
    const all = report.findings.length;
    if (shown === all)
        return [];
    const text = `${String(shown)} of ${String(all)} findings are listed, the worst first: code scanning takes no more. The JSON report has all.`;
    return [{ descriptor: { id: 'results-limit' }, level: 'warning', message: { text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .sarifMessage */ .Jy)(text) } }];
}
function automationDetails({ source: { root, shard }, tool }) {
    if (root === '' && shard === null)
        return {};
    const folders = root === '' ? [] : root.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .urlSegment */ .NL);
    const part = shard === null ? [] : [`shard-${(0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .urlSegment */ .NL)(shard.replace('/', '-of-'))}`];
    return { automationDetails: { id: [tool.name, ...folders, ...part, ''].join('/') } };
}
function provenance({ source: { revision } }, links) {
    if (links === null || revision === null)
        return {};
    return {
        versionControlProvenance: [
            { repositoryUri: (0,_links_js__WEBPACK_IMPORTED_MODULE_6__/* .repositoryUrl */ .Ek)(links), revisionId: revision, mappedTo: { uriBaseId: ROOT } },
        ],
    };
}
function* members(record) {
    for (const [name, value] of Object.entries(record))
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFrame */ .Gm) `\n      ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .json */ .Pq)(name)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .json */ .Pq)(value)},`;
}
function* render(report, options = {}) {
    const { links = null, rules = [], rulePages } = options;
    const { tool, conclusion, failOn } = report;
    const index = indexOf(rules, report.findings);
    const named = [...index.keys()].slice(rules.length).map((id) => ({ id }));
    const described = [...rules.map((rule) => ruleRecord(rule, rulePages)), ...named];
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFrame */ .Gm) `{
  "$schema": ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .json */ .Pq)(SCHEMA)},
  "version": "2.1.0",
  "runs": [
    {
      "tool": {"driver": {"name": ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .json */ .Pq)(tool.name)}, "semanticVersion": ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .json */ .Pq)(tool.version)}, "rules": [${(0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .concat */ .xW)(described.map((rule, i) => member(i, (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .json */ .Pq)(rule))))}
      ]}},`;
    yield* members({
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        ...provenance(report, links),
        ...automationDetails(report),
        properties: { source: (0,_json_js__WEBPACK_IMPORTED_MODULE_5__.originRecord)(report).source, conclusion, failOn, counts: (0,_json_js__WEBPACK_IMPORTED_MODULE_5__.countsRecord)(report) },
    });
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFrame */ .Gm) `
      "results": [`;
    const shown = yield* results(report, index);
    const invocation = { executionSuccessful: true, toolExecutionNotifications: notifications(report, shown) };
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonFrame */ .Gm) `
      ],
      "invocations": [${(0,_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .json */ .Pq)(invocation)}]
    }
  ]
}
`;
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
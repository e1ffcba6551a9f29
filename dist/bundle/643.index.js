"use strict";
exports.id = 643;
exports.ids = [643];
exports.modules = {

/***/ 10643:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MOST_RESULTS: () => (/* binding */ MOST_RESULTS),
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6644);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41300);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71799);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20431);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32794);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83303);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58853);










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
function ruleName(id) {
    return id.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}
function prose(text) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .gfm */ .Te) `${text.split('`').map((part, i) => (i % 2 === 1 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(part) : (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .gfm */ .Te) `${part}`))}`;
}
function helpText({ rationale, remedy, sources }) {
    return `${rationale}\n\nHow to fix: ${remedy}\n\nSource: ${sources.map(_model_rule_js__WEBPACK_IMPORTED_MODULE_4__.sourceInWords).join('; ')}`;
}
function helpMarkdown({ rationale, remedy, sources }) {
    const list = sources.map((source) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .gfm */ .Te) `- ${prose((0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__.sourceInWords)(source))}\n`);
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .gfm */ .Te) `## Why\n\n${prose(rationale)}\n\n## How to fix\n\n${prose(remedy)}\n\n## Sources\n\n${list}`.text;
}
function ruleRecord(rule, pages) {
    const { id, area, severity, summary, rationale } = rule;
    return {
        id,
        name: ruleName(id),
        shortDescription: { text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalText */ .eR)(`${summary}.`, DESCRIPTION_LIMIT).text },
        fullDescription: { text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalText */ .eR)(rationale, DESCRIPTION_LIMIT).text },
        help: { text: helpText(rule), markdown: helpMarkdown(rule) },
        helpUri: (0,_links_js__WEBPACK_IMPORTED_MODULE_7__/* .rulePage */ .gd)(id, pages),
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
    const path = file === null ? _describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .WHOLE_RUN */ .Wx : (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(report.source.root, file);
    return {
        uri: path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .urlSegment */ .NL).join('/'),
        uriBaseId: ROOT,
        ...(file === null ? { description: { text: 'This finding concerns no file.' } } : {}),
    };
}
function location(report, { file, range, pointer }) {
    const { startLine, startColumn, endLine, endColumn } = range ?? _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.FILE_START;
    const logical = pointer === null || pointer === '' ? undefined : (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalText */ .eR)(pointer, MESSAGE_LIMIT).text;
    return {
        physicalLocation: {
            artifactLocation: artifactLocation(report, file),
            region: { startLine, startColumn, endLine, endColumn },
        },
        ...(logical === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: logical }] }),
    };
}
function statesOf({ trend, counts }) {
    if (trend !== undefined && trend.against !== null) {
        const [added, updated] = [new Set(trend.added), new Set(trend.updated)];
        return (finding) => (added.has(finding) ? 'new' : updated.has(finding) ? 'updated' : 'unchanged');
    }
    const compared = counts.baselined + counts.preexisting > 0;
    return (finding) => (!compared ? undefined : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.isActive)(finding) ? 'new' : 'unchanged');
}
function resultRecord(report, finding, { rules, stateOf }) {
    const { rule, severity, index, fingerprint } = finding;
    const state = stateOf(finding);
    return {
        ruleId: rule,
        ruleIndex: rules.get(rule) ?? -1,
        level: LEVELS[severity],
        message: { text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .sarifMessage */ .Jy)((0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)((0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingWords */ .Hu)(finding)), MESSAGE_LIMIT) },
        locations: [location(report, finding)],
        partialFingerprints: { 'returnGate/v1': fingerprint },
        ...(state === undefined ? {} : { baselineState: state }),
        ...(index === null ? {} : { properties: { index } }),
    };
}
function* worstFirst(findings) {
    for (const known of [false, true]) {
        for (const level of _model_finding_js__WEBPACK_IMPORTED_MODULE_2__.SEVERITIES) {
            for (const finding of findings)
                if (finding.severity === level && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.isActive)(finding) !== known)
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
    return i === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonFrame */ .Gm) `\n        ${value}` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonFrame */ .Gm) `,\n        ${value}`;
}
const BATCH = 256;
function* results(report, lookup) {
    let shown = 0;
    let compressed = 0;
    for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .batchesOf */ .cS)(atMost(worstFirst(report.findings), MOST_RESULTS), BATCH)) {
        const text = (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .concat */ .xW)(batch.map((finding, i) => member(shown + i, (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .json */ .Pq)(resultRecord(report, finding, lookup)))));
        compressed += (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.gzipSync)(text).length;
        if (compressed > MOST_COMPRESSED)
            break;
        yield text;
        shown += batch.length;
    }
    return shown;
}
function notifications({ findings }, shown) {
    const all = findings.length;
    const limit = `${String(shown)} of ${String(all)} findings are listed, the worst first: code scanning takes no more. The JSON report has all.`;
    return shown === all ? [] : [warning('results-limit', limit)];
}
function warning(id, text) {
    return { descriptor: { id }, level: 'warning', message: { text: (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .sarifMessage */ .Jy)(text) } };
}
function automationDetails({ source: { root, shard }, tool }) {
    if (root === '' && shard === null)
        return {};
    const folders = root === '' ? [] : root.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .urlSegment */ .NL);
    const part = shard === null ? [] : [`shard-${(0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .urlSegment */ .NL)(shard.replace('/', '-of-'))}`];
    return { automationDetails: { id: [tool.name, ...folders, ...part, ''].join('/') } };
}
function provenance({ source: { revision } }, links) {
    if (links === null || revision === null)
        return {};
    return {
        versionControlProvenance: [
            { repositoryUri: (0,_links_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryUrl */ .Ek)(links), revisionId: revision, mappedTo: { uriBaseId: ROOT } },
        ],
    };
}
function* members(record) {
    for (const [name, value] of Object.entries(record))
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonFrame */ .Gm) `\n      ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .json */ .Pq)(name)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .json */ .Pq)(value)},`;
}
function* render(report, options = {}) {
    const { links = null, rules = [], rulePages } = options;
    const { tool, conclusion, failOn } = report;
    const index = indexOf(rules, report.findings);
    const named = [...index.keys()].slice(rules.length).map((id) => ({ id }));
    const described = [...rules.map((rule) => ruleRecord(rule, rulePages)), ...named];
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonFrame */ .Gm) `{
  "$schema": ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .json */ .Pq)(SCHEMA)},
  "version": "2.1.0",
  "runs": [
    {
      "tool": {"driver": {"name": ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .json */ .Pq)(tool.name)}, "semanticVersion": ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .json */ .Pq)(tool.version)}, "rules": [${(0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .concat */ .xW)(described.map((rule, i) => member(i, (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .json */ .Pq)(rule))))}
      ]}},`;
    yield* members({
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        ...provenance(report, links),
        ...automationDetails(report),
        properties: { source: (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .originRecord */ .ih)(report).source, conclusion, failOn, counts: (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .countsRecord */ .cR)(report) },
    });
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonFrame */ .Gm) `
      "results": [`;
    const shown = yield* results(report, { rules: index, stateOf: statesOf(report) });
    const invocation = { executionSuccessful: true, toolExecutionNotifications: notifications(report, shown) };
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonFrame */ .Gm) `
      ],
      "invocations": [${(0,_sink_js__WEBPACK_IMPORTED_MODULE_8__/* .json */ .Pq)(invocation)}]
    }
  ]
}
`;
}


/***/ })

};
;
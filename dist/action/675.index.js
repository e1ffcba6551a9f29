"use strict";
exports.id = 675;
exports.ids = [675];
exports.modules = {

/***/ 3675:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MOST_RESULTS: () => (/* binding */ MOST_RESULTS),
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(1300);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(1502);
;// CONCATENATED MODULE: ./src/model/source.ts
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

// EXTERNAL MODULE: ./src/report/annotations.ts
var annotations = __webpack_require__(856);
// EXTERNAL MODULE: ./src/report/batches.ts
var batches = __webpack_require__(5026);
// EXTERNAL MODULE: ./src/report/json.ts + 1 modules
var json = __webpack_require__(3101);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(3303);
// EXTERNAL MODULE: ./src/report/rule-pages.ts
var rule_pages = __webpack_require__(4319);
// EXTERNAL MODULE: ./src/report/trend.ts
var report_trend = __webpack_require__(1601);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(5340);
;// CONCATENATED MODULE: ./src/report/sarif.ts












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
    return (0,sink/* gfm */.Te) `${text.split('`').map((part, i) => (i % 2 === 1 ? (0,sink/* code */.aY)(part) : (0,sink/* gfm */.Te) `${part}`))}`;
}
function helpText({ rationale, remedy, sources }) {
    return `${rationale}\n\nHow to fix: ${remedy}\n\nSource: ${sources.map(sourceInWords).join('; ')}`;
}
function helpMarkdown({ rationale, remedy, sources }) {
    const list = sources.map((source) => (0,sink/* gfm */.Te) `- ${prose(sourceInWords(source))}\n`);
    return (0,sink/* gfm */.Te) `## Why\n\n${prose(rationale)}\n\n## How to fix\n\n${prose(remedy)}\n\n## Sources\n\n${list}`.text;
}
function ruleRecord(rule, pages) {
    const { id, area, severity, summary, rationale } = rule;
    return {
        id,
        name: ruleName(id),
        shortDescription: { text: (0,sink/* terminalText */.eR)(`${summary}.`, DESCRIPTION_LIMIT).text },
        fullDescription: { text: (0,sink/* terminalText */.eR)(rationale, DESCRIPTION_LIMIT).text },
        help: { text: helpText(rule), markdown: helpMarkdown(rule) },
        helpUri: (0,rule_pages/* rulePage */.g)(id, pages),
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
    const path = file === null ? 'the whole run' : (0,report_links/* inRepository */.yJ)(report.source.root, file);
    return {
        uri: path.split('/').map(sink/* urlSegment */.NL).join('/'),
        uriBaseId: ROOT,
        ...(file === null ? { description: { text: 'This finding concerns no file.' } } : {}),
    };
}
function sarif_location(report, { file, range, pointer }) {
    const { startLine, startColumn, endLine, endColumn } = range ?? position/* FILE_START */.W;
    const logical = pointer === null || pointer === '' ? undefined : (0,sink/* terminalText */.eR)(pointer, MESSAGE_LIMIT).text;
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
    return (finding) => (!compared ? undefined : (0,model_finding/* isActive */.$m)(finding) ? 'new' : 'unchanged');
}
function resultRecord(report, finding, { rules, stateOf }) {
    const { rule, severity, message, recommendation, index, fingerprint } = finding;
    const state = stateOf(finding);
    return {
        ruleId: rule,
        ruleIndex: rules.get(rule) ?? -1,
        level: LEVELS[severity],
        message: { text: (0,sink/* sarifMessage */.Jy)((0,annotations/* oneLine */.TN)(message, recommendation), MESSAGE_LIMIT) },
        locations: [sarif_location(report, finding)],
        partialFingerprints: { 'returnGate/v1': fingerprint },
        ...(state === undefined ? {} : { baselineState: state }),
        ...(index === null ? {} : { properties: { index } }),
    };
}
function* worstFirst(findings) {
    for (const known of [false, true]) {
        for (const level of severity/* SEVERITIES */.oC) {
            for (const finding of findings)
                if (finding.severity === level && (0,model_finding/* isActive */.$m)(finding) !== known)
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
    return i === 0 ? (0,sink/* jsonFrame */.Gm) `\n        ${value}` : (0,sink/* jsonFrame */.Gm) `,\n        ${value}`;
}
function* results(report, lookup) {
    let shown = 0;
    let compressed = 0;
    for (const batch of (0,batches/* batchesOf */.cS)(atMost(worstFirst(report.findings), MOST_RESULTS))) {
        const text = (0,sink/* concat */.xW)(batch.map((finding, i) => member(shown + i, (0,sink/* json */.Pq)(resultRecord(report, finding, lookup)))));
        compressed += (0,external_node_zlib_.gzipSync)(text).length;
        if (compressed > MOST_COMPRESSED)
            break;
        yield text;
        shown += batch.length;
    }
    return shown;
}
function notifications({ findings, trend }, shown) {
    const all = findings.length;
    const limit = `${String(shown)} of ${String(all)} findings are listed, the worst first: code scanning takes no more. The JSON report has all.`;
    const leftOut = trend?.leftOut ?? [];
    return [
        ...(shown === all ? [] : [warning('results-limit', limit)]),
        ...(leftOut.length === 0 ? [] : [warning('reports-left-out', `${(0,report_trend/* leftOutInWords */.Er)(leftOut)}.`)]),
    ];
}
function warning(id, text) {
    return { descriptor: { id }, level: 'warning', message: { text: (0,sink/* sarifMessage */.Jy)(text) } };
}
function automationDetails({ source: { root, shard }, tool }) {
    if (root === '' && shard === null)
        return {};
    const folders = root === '' ? [] : root.split('/').map(sink/* urlSegment */.NL);
    const part = shard === null ? [] : [`shard-${(0,sink/* urlSegment */.NL)(shard.replace('/', '-of-'))}`];
    return { automationDetails: { id: [tool.name, ...folders, ...part, ''].join('/') } };
}
function provenance({ source: { revision } }, links) {
    if (links === null || revision === null)
        return {};
    return {
        versionControlProvenance: [
            { repositoryUri: (0,report_links/* repositoryUrl */.Ek)(links), revisionId: revision, mappedTo: { uriBaseId: ROOT } },
        ],
    };
}
function* members(record) {
    for (const [name, value] of Object.entries(record))
        yield (0,sink/* jsonFrame */.Gm) `\n      ${(0,sink/* json */.Pq)(name)}: ${(0,sink/* json */.Pq)(value)},`;
}
function* render(report, options = {}) {
    const { links = null, rules = [], rulePages } = options;
    const { tool, conclusion, failOn } = report;
    const index = indexOf(rules, report.findings);
    const named = [...index.keys()].slice(rules.length).map((id) => ({ id }));
    const described = [...rules.map((rule) => ruleRecord(rule, rulePages)), ...named];
    yield (0,sink/* jsonFrame */.Gm) `{
  "$schema": ${(0,sink/* json */.Pq)(SCHEMA)},
  "version": "2.1.0",
  "runs": [
    {
      "tool": {"driver": {"name": ${(0,sink/* json */.Pq)(tool.name)}, "semanticVersion": ${(0,sink/* json */.Pq)(tool.version)}, "rules": [${(0,sink/* concat */.xW)(described.map((rule, i) => member(i, (0,sink/* json */.Pq)(rule))))}
      ]}},`;
    yield* members({
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        ...provenance(report, links),
        ...automationDetails(report),
        properties: { source: (0,json/* originRecord */.ih)(report).source, conclusion, failOn, counts: (0,json/* countsRecord */.cR)(report) },
    });
    yield (0,sink/* jsonFrame */.Gm) `
      "results": [`;
    const shown = yield* results(report, { rules: index, stateOf: statesOf(report) });
    const invocation = { executionSuccessful: true, toolExecutionNotifications: notifications(report, shown) };
    yield (0,sink/* jsonFrame */.Gm) `
      ],
      "invocations": [${(0,sink/* json */.Pq)(invocation)}]
    }
  ]
}
`;
}


/***/ })

};
;
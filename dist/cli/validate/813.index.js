"use strict";
exports.id = 813;
exports.ids = [813];
exports.modules = {

/***/ 813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jsonReport: () => (/* binding */ jsonReport)
});

;// CONCATENATED MODULE: ./src/model/claim.ts
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

// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
;// CONCATENATED MODULE: ./src/report/json.ts


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
        yield (0,sink/* concat */.xW)(batch.map((record, i) => start + i === 0 ? (0,sink/* jsonFrame */.Gm) `\n    ${(0,sink/* json */.Pq)(shape(record))}` : (0,sink/* jsonFrame */.Gm) `,\n    ${(0,sink/* json */.Pq)(shape(record))}`));
    }
    if (records.length > 0)
        yield (0,sink/* jsonFrame */.Gm) `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts }) {
    const { files, returns, claims, errors, warnings, notices, baselined } = counts;
    const verdicts = Object.fromEntries(VERDICTS.map((name) => [name, counts.verdicts[name]]));
    return { files, returns, claims, errors, warnings, notices, baselined, verdicts };
}
function* render(report) {
    const { tool, source } = originRecord(report);
    yield (0,sink/* jsonFrame */.Gm) `{
  "schema": ${(0,sink/* json */.Pq)(SCHEMA)},
  "tool": ${(0,sink/* json */.Pq)(tool)},
  "source": ${(0,sink/* json */.Pq)(source)},
  "conclusion": ${(0,sink/* json */.Pq)(report.conclusion)},
  "counts": ${(0,sink/* json */.Pq)(countsRecord(report))},
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield (0,sink/* jsonFrame */.Gm) `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield (0,sink/* jsonFrame */.Gm) `]
}
`;
}

// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(1502);
;// CONCATENATED MODULE: ./src/policy/conclude.ts

function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    if (failOn === 'never')
        return 'passed';
    return findings.some(({ severity, baselined }) => !baselined && (0,model_severity/* isAtLeast */.du)(severity, failOn)) ? 'failed' : 'passed';
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/policy/home.ts
const TASK_FOLDER = /^(?:OC_)?\d+_/;
function homeOf(file) {
    const segments = file.split('/');
    const kept = [];
    for (let n = 0; n < segments.length; n++) {
        const segment = segments[n] ?? '';
        if (segment === 'archive' && n < segments.length - 1)
            continue;
        if (segment === 'vault') {
            const task = segments.findIndex((later, at) => at > n && TASK_FOLDER.test(later));
            if (task > n) {
                n = task - 1;
                continue;
            }
        }
        kept.push(segment);
    }
    return kept.join('/');
}

;// CONCATENATED MODULE: ./src/policy/fingerprint.ts


function withFingerprints(drafts) {
    return drafts.map(({ finding, identity }) => ({ ...finding, fingerprint: fingerprint(identity), baselined: false }));
}
function fingerprint({ rule, file, index, pointer, value }) {
    const parts = [rule, file === null ? null : homeOf(file), index, pointer, value];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

// EXTERNAL MODULE: ./src/policy/order.ts
var order = __webpack_require__(762);
;// CONCATENATED MODULE: ./src/policy/tally.ts

function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(VERDICTS.map((name) => [name, 0]));
    let claims = 0;
    for (const record of returns) {
        for (const { verdict } of record.claims) {
            claims++;
            verdicts[verdict.name]++;
        }
    }
    const severities = { error: 0, warning: 0, notice: 0 };
    let baselined = 0;
    for (const finding of findings) {
        if (finding.baselined)
            baselined++;
        else
            severities[finding.severity]++;
    }
    return {
        files,
        returns: returns.length,
        claims,
        errors: severities.error,
        warnings: severities.warning,
        notices: severities.notice,
        baselined,
        verdicts,
    };
}

;// CONCATENATED MODULE: ./src/validate/report-of.ts




function reportOf({ records, drafts }, { tool, source, clock }) {
    const findings = [...withFingerprints(drafts)].sort(order/* byPlace */.h);
    return {
        tool,
        source,
        conclusion: conclude(1, findings, { failOn: 'error', ifNoReturns: 'error' }),
        clock,
        failOn: 'error',
        counts: tally(1, records, findings),
        returns: records,
        findings,
    };
}

;// CONCATENATED MODULE: ./src/version.ts
const VERSION = '1.0.0';

;// CONCATENATED MODULE: ./src/validation-report.ts



function jsonReport(judgement, tree, { now }) {
    const { kind, revision, root } = tree;
    const report = reportOf(judgement, {
        tool: { name: 'return-gate', version: VERSION },
        source: { kind, revision, root, shard: null },
        clock: now,
    });
    return render(report);
}


/***/ })

};
;
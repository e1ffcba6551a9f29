"use strict";
exports.id = 6009;
exports.ids = [6009];
exports.modules = {

/***/ 65150:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_place_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56200);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41300);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11502);
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47855);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75340);





const SEVERITIES = { error: 'high', warning: 'medium', notice: 'low' };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock, ...called }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [(0,_model_place_key_js__WEBPACK_IMPORTED_MODULE_2__/* .returnKey */ .w)(record), record]));
    const seen = new Map();
    return findings
        .filter(({ severity, baselined = false, preexisting = false }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isActive */ .$m)({ baselined, preexisting }) && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .isAtLeast */ .du)(severity, threshold))
        .map((finding) => {
        const base = `error_${clock === null ? '' : `${String(Math.floor(clock / 1000))}_`}${finding.fingerprint.slice(0, 12)}`;
        const n = (seen.get(base) ?? 0) + 1;
        seen.set(base, n);
        const id = n === 1 ? base : `${base}_${String(n)}`;
        const record = byPlace.get((0,_model_place_key_js__WEBPACK_IMPORTED_MODULE_2__/* .returnKey */ .w)(finding));
        const agent = record?.agent ?? called.agent ?? null;
        const session = record?.session ?? called.session ?? null;
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(errorObject(id, finding, { session, agent }, clock));
    });
}
function errorObject(id, finding, { session, agent }, clock) {
    const { severity, rule, message, fix, file, position, line, column } = (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_0__/* .findingWords */ .Hu)(finding);
    const place = file === null ? '' : `${file}${position === '' ? '' : `:${position}`}: `;
    return {
        id,
        ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
        type: 'validation',
        severity: SEVERITIES[severity],
        message: cut(`${place}${message}`),
        context: {
            ...(session === null ? {} : { session_id: session }),
            ...(agent === null ? {} : { agent }),
            ...(file === null ? {} : { file }),
            ...(line === null ? {} : { line, column }),
            rule,
        },
        recovery: fix,
        fix_status: 'not_addressed',
    };
}
function cut(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}


/***/ }),

/***/ 47855:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ fixedWords),
/* harmony export */   C2: () => (/* binding */ fixable),
/* harmony export */   Hu: () => (/* binding */ findingWords),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Wx: () => (/* binding */ WHOLE_RUN),
/* harmony export */   YI: () => (/* binding */ sourceParts),
/* harmony export */   cF: () => (/* binding */ placeInWords),
/* harmony export */   fO: () => (/* binding */ repeatWords),
/* harmony export */   o_: () => (/* binding */ newWords)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83303);


const WHOLE_RUN = 'the whole run';
function findingWords(finding, root = '') {
    const { severity, rule, message, recommendation, file, range, fix } = finding;
    const path = file === null ? null : (0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .inRepository */ .yJ)(root, file);
    return {
        severity,
        rule,
        message,
        fix: recommendation,
        command: commandFor(fix),
        state: finding.baselined === true ? 'known' : finding.preexisting === true ? 'from before this change' : '',
        file: path,
        fileName: path ?? WHOLE_RUN,
        line: range?.startLine ?? null,
        column: range?.startColumn ?? null,
        position: range === null ? '' : `${String(range.startLine)}:${String(range.startColumn)}`,
    };
}
function repeatWords({ severity, rule, message, recommendation, findings }) {
    return { severity, rule, message, fix: recommendation, command: commandFor(findings[0]?.fix) };
}
function commandFor(fix) {
    if (fix === undefined)
        return null;
    return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}
function fixable({ command }) {
    return command === null ? '' : ` (fixable: ${command})`;
}
function oneLine({ message, fix }) {
    if (fix === '')
        return message;
    return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${fix}`;
}
function placeInWords(file, line) {
    if (file === null)
        return WHOLE_RUN;
    return line === null ? file : `${file}:${String(line)}`;
}
function newWords(finding) {
    const { severity, rule, message, file, index, range } = finding;
    const line = range?.startLine ?? null;
    const word = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(finding) ? 'new' : 'known';
    return { word, severity, rule, message, file, index, line, place: placeInWords(file, line) };
}
function fixedWords({ severity, rule, message, file, index, line, gone }) {
    const word = gone ? 'gone' : 'fixed';
    return { word, severity, rule, message, file, index, line, place: placeInWords(file, line) };
}
function sourceParts({ excerpt, range }) {
    return excerpt === null || range === null || excerpt.text.trim() === '' ? null : splitSource(excerpt, range);
}
function splitSource({ text, cut }, range) {
    const inside = (column) => Math.min(Math.max(0, column - 1 - cut), text.length);
    const start = inside(range.startColumn);
    const end = range.endLine === range.startLine ? Math.max(start, inside(range.endColumn)) : text.trimEnd().length;
    const indent = Math.min(start, text.length - text.trimStart().length);
    return {
        isCut: cut > 0,
        before: text.slice(indent, start),
        range: text.slice(start, end),
        after: text.slice(end).trimEnd(),
    };
}


/***/ }),

/***/ 60705:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ separated),
/* harmony export */   o: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _model_batches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59549);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);


const BATCH = 256;
function* joined(texts) {
    for (const batch of (0,_model_batches_js__WEBPACK_IMPORTED_MODULE_1__/* .batchesOf */ .c)(texts, BATCH))
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(batch);
}
function separated(items, { render, before, between, }) {
    return joined((function* () {
        let separator = before;
        for (const item of items) {
            yield separator;
            yield render(item);
            separator = between;
        }
    })());
}


/***/ }),

/***/ 83101:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cR: () => (/* binding */ countsRecord),
  vU: () => (/* binding */ findingRecord),
  ih: () => (/* binding */ originRecord),
  XX: () => (/* binding */ render),
  l4: () => (/* binding */ reportJson),
  MY: () => (/* binding */ returnRecord),
  n7: () => (/* binding */ trendRecord)
});

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
;// CONCATENATED MODULE: ./src/report/shard.ts
function shardHead({ clock, settings, digests, terms, part, }) {
    const { candidates, copied, movedAway, deletedReturns, returnsIn, unchecked } = part;
    return {
        clock,
        settings,
        digests,
        terms,
        passedOver: part.skippedFiles,
        returnsPassedOver: part.skippedReturns,
        unknowablePlaces: part.unhideablePlaces,
        candidates,
        copied,
        movedAway: movedAway === null ? null : [...movedAway],
        deletedReturns,
        returnsIn: [...returnsIn].map(([folder, files]) => ({ folder, files })),
        ...(unchecked.length === 0 ? {} : { unchecked }),
    };
}
const OF_RETURN = new Set([
    'file',
    'index',
    'line',
    'standard',
    'status',
    'agent',
    'session',
    'delegation',
    'startedAt',
    'criticalRisks',
    'archived',
]);
const OF_CLAIM = new Set(['path', 'pointer', 'type', 'kind', 'asked']);
const OF_VERDICT = new Set(['name', 'size', 'foundAt', 'detail']);
const OF_FINDING = new Set([
    'rule',
    'severity',
    'message',
    'recommendation',
    'file',
    'index',
    'pointer',
    'range',
    'fingerprint',
    'baselined',
    'preexisting',
    'items',
]);
function without(value, names) {
    const members = Object.entries(value).filter(([name, member]) => !names.has(name) && member !== undefined && member !== null && member !== false);
    return Object.fromEntries(members);
}
function returnMore({ claims, ...record }) {
    const more = claims.flatMap((claim, n) => {
        const of = claimMore(claim);
        return of === null ? [] : [[String(n), of]];
    });
    return { ...without(record, OF_RETURN), ...(more.length === 0 ? {} : { claims: Object.fromEntries(more) }) };
}
function claimMore({ claim, verdict, weight, touched }) {
    const ofClaim = without(claim, OF_CLAIM);
    const ofVerdict = without(verdict, OF_VERDICT);
    const more = {
        ...(isEmpty(ofClaim) ? {} : { claim: ofClaim }),
        ...(isEmpty(ofVerdict) ? {} : { verdict: ofVerdict }),
        ...(weight === undefined ? {} : { weight }),
        ...(touched === undefined ? {} : { touched }),
    };
    return isEmpty(more) ? null : more;
}
function findingMore(finding, unhideable) {
    return { ...without(finding, OF_FINDING), ...(unhideable.has(finding) ? { unknowable: true } : {}) };
}
function isEmpty(value) {
    return Object.keys(value).length === 0;
}

// EXTERNAL MODULE: ./src/report/joined.ts
var joined = __webpack_require__(60705);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
;// CONCATENATED MODULE: ./src/report/json.ts




const SCHEMA = 'return-gate/report@1';
function claimRecord({ claim, verdict }) {
    return {
        path: claim.path,
        pointer: claim.pointer,
        type: claim.type,
        verdict: verdict.name,
        size: verdict.size,
        foundAt: verdict.foundAt,
        detail: verdict.detail,
        kind: (0,model_claim/* kindOf */.I)(claim),
    };
}
function returnRecord(record) {
    const { file, index, line, standard, status, agent, session, delegation, startedAt, claims, criticalRisks, archived, } = record;
    const known = { file, index, line, standard, status, agent, session, delegation, startedAt };
    return {
        ...known,
        claims: claims.map(claimRecord),
        ...(criticalRisks === undefined ? {} : { criticalRisks }),
        ...(archived === undefined ? {} : { archived }),
    };
}
function findingRecord(finding) {
    const { rule, severity, message, recommendation, file, index, pointer, range, fingerprint, baselined, preexisting } = finding;
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
        preexisting,
    };
}
function* list(records, shape) {
    const render = (record) => (0,sink/* json */.Pq)(shape(record));
    yield* (0,joined/* separated */.C)(records, { render, before: (0,sink/* jsonFrame */.Gm) `\n    `, between: (0,sink/* jsonFrame */.Gm) `,\n    ` });
    if (records.length > 0)
        yield (0,sink/* jsonFrame */.Gm) `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts, compared }) {
    const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = counts;
    const verdicts = Object.fromEntries(model_claim/* VERDICTS */.bk.map((name) => [name, counts.verdicts[name]]));
    const passedOver = compared?.passedOver ?? 0;
    return {
        ...{ files, returns, claims, errors, warnings, notices, baselined, preexisting },
        ...(passedOver === 0 ? {} : { passedOver }),
        verdicts,
    };
}
function trendRecord({ against, added, fixed, unchanged, leftOut, doubts, runs }) {
    return {
        against: against === null ? null : { report: against.label ?? '', revision: against.revision },
        new: added.map(({ fingerprint }) => fingerprint),
        mended: fixed.map(({ rule, severity, message, file, index, line, fingerprint, gone }) => ({
            rule,
            severity,
            message,
            file,
            index,
            startLine: line,
            fingerprint,
            gone,
        })),
        unchanged,
        leftOut: leftOut.map(({ name, problem }) => ({ report: name, problem })),
        doubts,
        runs: runs.map(({ label, revision, conclusion, claims, untrue, cameIn, agents }) => ({
            report: label,
            revision,
            conclusion,
            claims,
            untrue,
            cameIn,
            agents: agents.map((one) => ({ agent: one.agent, claims: one.claims, untrue: one.untrue })),
        })),
    };
}
function headRecord(report) {
    return {
        schema: SCHEMA,
        ...originRecord(report),
        conclusion: report.conclusion,
        counts: countsRecord(report),
        ...(report.loosened === undefined ? {} : { loosened: report.loosened }),
    };
}
function reportJson(report) {
    return {
        ...headRecord(report),
        returns: report.returns.map(returnRecord),
        findings: report.findings.map(findingRecord),
        ...(report.trend === undefined ? {} : { trend: trendRecord(report.trend) }),
        ...(report.shard === undefined ? {} : { shard: shardJson(report, report.shard) }),
    };
}
function shardJson({ returns }, shard) {
    const { findings, unhideable } = shard.part;
    return {
        ...shardHead(shard),
        returns: returns.map(returnMore),
        findings: findings.map((finding) => findingMore(finding, unhideable)),
    };
}
function trendMember(trend) {
    const members = Object.entries(trendRecord(trend)).map(([key, value], n) => (0,sink/* jsonFrame */.Gm) `${n === 0 ? (0,sink/* jsonFrame */.Gm) `` : (0,sink/* jsonFrame */.Gm) `,`}\n    ${(0,sink/* json */.Pq)(key)}: ${(0,sink/* json */.Pq)(value)}`);
    return (0,sink/* jsonFrame */.Gm) `,\n  "trend": {${(0,sink/* concat */.xW)(members)}\n  }`;
}
function* render(report) {
    const head = Object.entries(headRecord(report)).map(([key, value]) => (0,sink/* jsonFrame */.Gm) `\n  ${(0,sink/* json */.Pq)(key)}: ${(0,sink/* json */.Pq)(value)},`);
    yield (0,sink/* jsonFrame */.Gm) `{${(0,sink/* concat */.xW)(head)}
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield (0,sink/* jsonFrame */.Gm) `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield (0,sink/* jsonFrame */.Gm) `]`;
    if (report.trend !== undefined)
        yield trendMember(report.trend);
    if (report.shard !== undefined && report.withheld === undefined)
        yield* shardMember(report, report.shard);
    yield (0,sink/* jsonFrame */.Gm) `
}
`;
}
function* shardMember(report, shard) {
    const head = Object.entries(shardHead(shard)).map(([key, value]) => (0,sink/* jsonFrame */.Gm) `\n  ${(0,sink/* json */.Pq)(key)}: ${(0,sink/* json */.Pq)(value)},`);
    yield (0,sink/* jsonFrame */.Gm) `,
  "shard": {${(0,sink/* concat */.xW)(head)}
  "returns": [`;
    yield* list(report.returns, returnMore);
    yield (0,sink/* jsonFrame */.Gm) `],
  "findings": [`;
    yield* list(shard.part.findings, (finding) => findingMore(finding, shard.part.unhideable));
    yield (0,sink/* jsonFrame */.Gm) `]}`;
}


/***/ }),

/***/ 83303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ filesUrl),
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);


function inRepository(root, file) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathIn */ .lW)(root, file);
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

/***/ 83219:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ appendErrors)
});

// UNUSED EXPORTS: withErrors

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./src/model/reason.ts
var reason = __webpack_require__(34909);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(78473);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/tree/end-between-writes.ts
var end_between_writes = __webpack_require__(57657);
// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(98951);
;// CONCATENATED MODULE: ./src/tree/file-lock.ts






const STALE = 10_000;
const PATIENCE = 20_000;
const LONGEST_PAUSE = 100;
const LONGER_THAN_A_LOCK = 100;
const CONTENT = /^return-gate \d+ [0-9a-f]{32}\n$/;
async function withLock(path, work, patience = PATIENCE) {
    const own = `return-gate ${String(process.pid)} ${(0,external_node_crypto_.randomBytes)(16).toString('hex')}\n`;
    const end = performance.now() + patience;
    (0,end_between_writes/* endBetweenWrites */.g)();
    while (!takeLock(path, own)) {
        if (performance.now() > end)
            throw new usage_error/* UnwrittenFile */.$(`Another process holds the lock ${path}. Run this again.`);
        await (0,promises_.setTimeout)(LONGEST_PAUSE * (0.2 + 0.8 * Math.random()));
    }
    try {
        work();
    }
    finally {
        if (isStillOwn(path, own))
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
}
function isStillOwn(path, own) {
    try {
        return contentOf(path) === own;
    }
    catch {
        return true;
    }
}
function takeLock(path, own) {
    const handle = openNew(path);
    if (handle === null) {
        clearStale(path);
        return false;
    }
    try {
        try {
            (0,external_node_fs_.writeFileSync)(handle, own);
        }
        finally {
            (0,external_node_fs_.closeSync)(handle);
        }
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(path, { force: true });
        throw error;
    }
    return true;
}
function openNew(path) {
    try {
        return (0,external_node_fs_.openSync)(path, 'wx');
    }
    catch (error) {
        if (isTaken(error))
            return null;
        throw error;
    }
}
function isTaken(error, platform = process.platform) {
    return isCode(error, 'EEXIST', ...(platform === 'win32' ? ['EPERM', 'EBUSY'] : []));
}
function clearStale(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined)
        return;
    const isOld = Date.now() - Number(stats.mtimeMs) > STALE;
    const content = stats.isFile() ? contentOf(path) : undefined;
    if (content === null || (content === '' && !isOld))
        return;
    if (content === undefined || !CONTENT.test(content)) {
        throw new usage_error/* UsageError */.e(`The lock ${path} is ${kindOf(stats)}. Move it away.`);
    }
    if (isOld)
        takeAway(path, stats);
}
function kindOf(stats) {
    if (stats.isDirectory())
        return 'a folder';
    return stats.isSymbolicLink() ? 'a symbolic link' : 'a file that return-gate did not make';
}
function takeAway(path, seen) {
    const aside = `${path}.${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`;
    try {
        (0,external_node_fs_.renameSync)(path, aside);
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return;
        throw error;
    }
    try {
        const { ino, mtimeNs } = (0,external_node_fs_.lstatSync)(aside, { bigint: true });
        if (ino !== seen.ino || mtimeNs !== seen.mtimeNs)
            (0,external_node_fs_.linkSync)(aside, path);
    }
    finally {
        (0,external_node_fs_.rmSync)(aside, { force: true });
    }
}
function contentOf(path) {
    try {
        return (0,regular_file/* readRegularFile */.XF)(path, LONGER_THAN_A_LOCK, 'refused')?.bytes.toString('utf8');
    }
    catch (error) {
        if (isCode(error, 'ENOENT'))
            return null;
        throw error;
    }
}
function isCode(error, ...codes) {
    return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(86270);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(55665);
;// CONCATENATED MODULE: ./src/tree/append-errors.ts







const LARGEST = 16 * 1024 * 1024;
async function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        const place = demandFile(file, (0,write_file/* makeFolders */.wZ)(file, project));
        await withLock(`${place.path}.lock`, () => {
            while (!append(file, errors, project))
                ;
        });
    }
    catch (error) {
        if (error instanceof usage_error/* UsageError */.e)
            throw error;
        throw (0,write_place/* unwritten */.pg)(`The errors file ${file} could not be written, and is as it was: ${(0,reason/* reasonOf */.A)(error)}`, error);
    }
}
function append(file, errors, project) {
    const before = readExisting(file, project);
    const text = withErrors(before, errors, file);
    return (0,write_file/* writeFile */._h)(file, [text], { project, mayReplace: () => readExisting(file, project) === before });
}
function demandFile(file, place) {
    if (place.kind === 'file')
        return place;
    throw notRegular(file);
}
function notRegular(file) {
    return new usage_error/* UnwrittenFile */.$(`The errors file ${file} is no regular file: name the file itself.`);
}
function errorsFileTooLarge(file) {
    return new usage_error/* UnwrittenFile */.$(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
}
function readExisting(file, project) {
    const { path, mode } = demandFile(file, (0,write_place/* placeOf */.$t)(file, project));
    if (mode === null)
        return null;
    const found = (0,regular_file/* readRegularFile */.XF)(path, LARGEST);
    if (found === null)
        throw notRegular(file);
    const { bytes, size } = found;
    if (size > LARGEST)
        throw errorsFileTooLarge(file);
    const text = bytes.toString('utf8');
    if (!bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new usage_error/* UnwrittenFile */.$(`The errors file ${file} is damaged and was left as it is: ${why}. Fix it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null || text.replace('\uFEFF', '').trim() === '')
        return newFile(errors);
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const body = text.slice(mark.length);
    const array = arrayOf(body, file);
    const last = array.children?.at(-1);
    const eol = body.includes('\r\n') ? '\r\n' : '\n';
    if (last !== undefined) {
        const margin = marginOf(body, last.offset);
        const before = margin === null ? ', ' : `,${eol}${margin}`;
        const end = last.offset + last.length;
        return `${mark}${body.slice(0, end)}${errors.map((error) => before + error).join('')}${body.slice(end)}`;
    }
    const line = lineAt(body, array.offset);
    const outer = line.slice(0, line.search(/[^ \t]/));
    const inner = outer + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
    const list = errors.map((error) => `${eol}${inner}${error}`).join(',');
    return `${mark}${body.slice(0, array.offset)}[${list}${eol}${outer}]${body.slice(array.offset + array.length)}`;
}
function newFile(errors) {
    return `{\n  "errors": [\n${errors.map((error) => `    ${error}`).join(',\n')}\n  ]\n}\n`;
}
function arrayOf(body, file) {
    try {
        JSON.parse(body);
    }
    catch (error) {
        throw damaged(file, (0,reason/* reasonOf */.A)(error));
    }
    const root = treeOf(body, file);
    if (root?.type === 'array')
        return root;
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    if (member?.type !== 'array') {
        throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
    }
    return member;
}
function treeOf(body, file) {
    try {
        return (0,main.parseTree)(body);
    }
    catch {
        throw damaged(file, 'its values nest too deeply');
    }
}
function marginOf(body, offset) {
    const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
    return before.trim() === '' ? before : null;
}
function lineAt(body, offset) {
    return body.slice(body.lastIndexOf('\n', offset - 1) + 1);
}


/***/ }),

/***/ 57657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endBetweenWrites)
/* harmony export */ });
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let isSet = false;
function endBetweenWrites() {
    if (isSet)
        return;
    isSet = true;
    for (const signal of SIGNALS) {
        process.once(signal, () => {
            if (process.listenerCount(signal) === 0)
                process.kill(process.pid, signal);
        });
    }
}


/***/ }),

/***/ 86270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ appendToFile),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   wZ: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63020);
/* harmony import */ var _end_between_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57657);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55665);






function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    if (place.kind === 'device') {
        writeInto(place, chunks);
        return true;
    }
    const beside = (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
    (0,_end_between_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .endBetweenWrites */ .g)();
    try {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(beside, 'wx', place.mode ?? 0o666);
        isThere = true;
        try {
            for (const chunk of chunks)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
            if (place.mode !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(handle, place.mode);
            if (durable)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(handle);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
        if (!mayReplace())
            return false;
        demandSame(file, place, (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(place.path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
    }
}
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function appendToFile(file, text, project) {
    const { path } = makeFolders(file, project);
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-file', path, `${path} is no regular file.`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, text);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
    if (place.kind === 'device' || place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(folder));
    return (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
}
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
    }
    catch (error) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            throw error;
    }
}
function demandSame(file, before, now) {
    if (now.kind === 'file' && now.path === before.path && now.key === before.key)
        return;
    throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-folder', before.folder, `${file} was moved while it was written. Run this again.`);
}
function writeInto({ path, isLink }, chunks) {
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, isLink ? 'w' : node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    try {
        if (!isLink && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile()) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-file', path, `${path} became another file while it was opened. Run this again.`);
        }
        for (const chunk of chunks)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}


/***/ }),

/***/ 55665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   QE: () => (/* binding */ RefusedPlace),
/* harmony export */   pg: () => (/* binding */ unwritten),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* unused harmony export namesIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57342);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78473);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17896);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63020);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12102);







class RefusedPlace extends Error {
    refusal;
    at;
    name = 'RefusedPlace';
    constructor(refusal, at, message) {
        super(message);
        this.refusal = refusal;
        this.at = at;
    }
}
function projectOf(folders) {
    const project = new Set();
    for (const folder of folders) {
        if (!(0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .isDirectory */ .wd)(folder))
            continue;
        for (const path of [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)(folder)]) {
            if (path !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
                project.add(keyOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true })));
        }
    }
    return project;
}
function keyOf({ dev, ino }) {
    return `${String(dev)}:${String(ino)}`;
}
function unwritten(message, cause) {
    const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
    return isForbidden ? new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(message) : new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UnwrittenFile */ .$(message);
}
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;
const PERMISSIONS = 4095n;
function placeOf(file, project) {
    const { folders, rest, last } = walk(file, project);
    const folder = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(folders, folders.length - 1);
    if (rest.length === 0)
        throw noFile(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), 'is a folder. Name a file in it');
    refuseGit(file, folders, rest);
    const lacking = rest.slice(0, -1).map((_, n) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, ...rest.slice(0, n + 1)));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, ...rest);
    if (last?.isDirectory() === true)
        throw noFile(file, path, 'is a folder. Name a file in it');
    if (last?.isSymbolicLink() === true)
        return { kind: 'device', path, isLink: true };
    if (last !== undefined && !last.isFile()) {
        if (folder.isInside)
            throw noFile(file, path, 'is no regular file. Name another');
        return { kind: 'device', path, isLink: false };
    }
    return {
        kind: 'file',
        path,
        folder: lacking.at(-1) ?? folder.path,
        key: lacking.length === 0 ? folder.key : null,
        lacking,
        mode: last === undefined ? null : Number(last.mode & PERMISSIONS),
    };
}
const MOST_LINKS = 40;
function walk(file, project) {
    const open = (path, name, stats, isInside) => {
        const key = keyOf(stats);
        return { path, name, key, isInside: isInside || project.has(key) };
    };
    const top = (path) => open(path, '', (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true }), false);
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    let folders = [top((0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(start).root)];
    let links = 0;
    const todo = namesIn(start).reverse();
    for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
        const above = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(folders, folders.length - 1);
        if (name === '..') {
            if (folders.length > 1)
                folders.pop();
            continue;
        }
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.path, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), { bigint: true, throwIfNoEntry: false });
        const isLast = todo.length === 0;
        if (stats?.isSymbolicLink() === true && !(isLast && !above.isInside && OF_THE_SYSTEM.test(above.path))) {
            if (above.isInside || isLast || ++links > MOST_LINKS)
                throw throughLink(file, path);
            const target = (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePathBytes */ .j)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), { encoding: 'buffer' }).toString('latin1'));
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))
                folders = [top((0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(target)).root)];
            todo.push(...namesIn(target).reverse());
            continue;
        }
        if (isLast || stats === undefined) {
            const rest = [name, ...todo.reverse()];
            if (rest.includes('..'))
                throw noFolder(file, path);
            return { folders, rest, last: stats };
        }
        if (!stats.isDirectory())
            throw noFolder(file, path);
        folders.push(open(path, name, stats, above.isInside));
    }
    return { folders, rest: [], last: undefined };
}
function namesIn(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    const names = path.slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root.length : 0).split(separator === '\\' ? /[\\/]+/ : /\/+/);
    return names.filter((name) => name !== '' && name !== '.');
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;
function refuseGit(file, folders, rest) {
    const first = folders.findIndex(({ isInside }) => isInside);
    const own = folders.slice(Math.max(first, 0));
    let { path } = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(own, 0);
    for (const name of [...own.slice(1).map((folder) => folder.name), ...rest]) {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
        if (GIT_NAME.test(name.replace(IGNORED, '')))
            throw inGit(file, path);
    }
    const kept = own.find((folder) => isGitFolder(folder.path));
    if (kept !== undefined)
        throw inGit(file, kept.path);
}
function isGitFolder(path) {
    const has = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)), { throwIfNoEntry: false }) !== undefined;
    return has('HEAD') && (has('commondir') || (has('objects') && has('refs')));
}
function readable(path) {
    return (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) ?? path;
}
function throughLink(file, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === path ? '' : `${readable(file)}: `;
    return new RefusedPlace('link', path, `${way}${readable(path)} is a symbolic link, and nothing is written through one. Name a path that leads through none, or take the link away.`);
}
function inGit(file, path) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === path ? '' : ` (${readable(path)})`;
    return new RefusedPlace('git', path, `${readable(file)} is in git's own folder${kept}, where nothing is written. Name a file elsewhere.`);
}
function noFolder(file, path) {
    return new RefusedPlace('no-folder', path, `${readable(file)} is below ${readable(path)}, which is not a folder. Name a file elsewhere.`);
}
function noFile(file, path, what) {
    return new RefusedPlace('no-file', path, `${readable(file)} ${what}.`);
}


/***/ }),

/***/ 4406:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ unwrittenBy),
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34909);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78473);
/* harmony import */ var _write_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86270);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55665);




function writeReport(asked, file, chunks, project) {
    try {
        (0,_write_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFile */ ._h)(file, chunks, { project });
    }
    catch (error) {
        if (!(error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedPlace */ .QE) && !isSystemError(error))
            throw error;
        const name = error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedPlace */ .QE ? '' : ` (${file})`;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_2__/* .unwritten */ .pg)(`${asked}: the report could not be written: ${(0,_model_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error)}${name}`, error);
    }
}
async function unwrittenBy(write) {
    try {
        await write();
        return [];
    }
    catch (error) {
        if (error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UnwrittenFile */ .$)
            return [error.message];
        throw error;
    }
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}


/***/ })

};
;
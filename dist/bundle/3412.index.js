"use strict";
exports.id = 3412;
exports.ids = [3412];
exports.modules = {

/***/ 65150:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _finding_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47855);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75340);



const SEVERITIES = { error: 'high', warning: 'medium', notice: 'low' };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock, ...called }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)(record), record]));
    const seen = new Map();
    return findings
        .filter(({ severity, baselined = false, preexisting = false }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)({ baselined, preexisting }) && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(severity, threshold))
        .map((finding) => {
        const base = `error_${clock === null ? '' : `${String(Math.floor(clock / 1000))}_`}${finding.fingerprint.slice(0, 12)}`;
        const n = (seen.get(base) ?? 0) + 1;
        seen.set(base, n);
        const id = n === 1 ? base : `${base}_${String(n)}`;
        const record = byPlace.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)(finding));
        const agent = record?.agent ?? called.agent ?? null;
        const session = record?.session ?? called.session ?? null;
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(errorObject(id, finding, { session, agent }, clock));
    });
}
function errorObject(id, finding, { session, agent }, clock) {
    const { severity, rule, message, fix, file, position, line, column } = (0,_finding_words_js__WEBPACK_IMPORTED_MODULE_1__/* .findingWords */ .Hu)(finding);
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
/* harmony export */   C2: () => (/* binding */ fixable),
/* harmony export */   Hu: () => (/* binding */ findingWords),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Wx: () => (/* binding */ WHOLE_RUN),
/* harmony export */   YI: () => (/* binding */ sourceParts),
/* harmony export */   cF: () => (/* binding */ placeInWords),
/* harmony export */   fO: () => (/* binding */ repeatWords)
/* harmony export */ });
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
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Ci: () => (/* binding */ separated),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);


const BATCH = 256;
function* joined(texts) {
    for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .batchesOf */ .cS)(texts, BATCH))
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(batch);
}
function* textsOf(fragments) {
    for (const { text } of fragments)
        yield text;
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
    yield* (0,joined/* separated */.Ci)(records, { render, before: (0,sink/* jsonFrame */.Gm) `\n    `, between: (0,sink/* jsonFrame */.Gm) `,\n    ` });
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
function trendRecord({ against, added, fixed, unchanged, doubts }) {
    return {
        against,
        new: added.map(({ fingerprint }) => fingerprint),
        mended: fixed.map(({ rule, severity, message, file, index, startLine, fingerprint, gone }) => ({
            rule,
            severity,
            message,
            file,
            index,
            startLine,
            fingerprint,
            gone,
        })),
        unchanged,
        doubts,
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
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75340);


function inRepository(root, file) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathIn */ .lW)(root, file);
}
function repositoryUrl({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL).join('/')}`;
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${repositoryUrl(links)}/blob/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(links.revision)}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}
function commitUrl(links) {
    return `${repositoryUrl(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(links.revision)}`;
}


/***/ }),

/***/ 84676:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ appendErrors)
/* harmony export */ });
/* unused harmony export withErrors */
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49710);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98951);
/* harmony import */ var _write_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86270);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55665);






const LARGEST = 16 * 1024 * 1024;
function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        let isWritten = false;
        while (!isWritten) {
            const before = readExisting(file, project);
            const mayReplace = () => readExisting(file, project) === before;
            isWritten = (0,_write_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFile */ ._h)(file, [withErrors(before, errors, file)], { project, mayReplace });
        }
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e)
            throw error;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .unwritten */ .pg)(`The errors file ${file} could not be written, and is as it was: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}`, error);
    }
}
function readExisting(file, project) {
    const { kind, path, mode } = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
    if (kind === 'file' && mode === null)
        return null;
    const found = kind === 'file' ? (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(path, LARGEST) : null;
    if (found === null)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .UnwrittenFile */ .$(`The errors file ${file} is no regular file: name the file itself.`);
    if (found.size > LARGEST) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .UnwrittenFile */ .$(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
    }
    const text = found.bytes.toString('utf8');
    if (!found.bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .UnwrittenFile */ .$(`The errors file ${file} is damaged and was left as it is: ${why}. Fix it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null || text.replace('\uFEFF', '').trim() === '') {
        return `{\n  "errors": [\n    ${errors.join(',\n    ')}\n  ]\n}\n`;
    }
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const body = text.slice(mark.length);
    const array = arrayIn(body, file);
    const last = array.children?.at(-1);
    const start = (last ?? array).offset;
    const line = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
    const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
    const lineEnd = body.includes('\r\n') ? '\r\n' : '\n';
    if (last !== undefined) {
        const separator = margin === line ? `,${lineEnd}${margin}` : ', ';
        const end = last.offset + last.length;
        return mark + body.slice(0, end) + errors.map((error) => separator + error).join('') + body.slice(end);
    }
    const inner = lineEnd + margin + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
    const list = errors.map((error) => inner + error).join(',') + lineEnd + margin;
    return `${mark}${body.slice(0, array.offset)}[${list}]${body.slice(array.offset + array.length)}`;
}
function arrayIn(body, file) {
    let root;
    try {
        JSON.parse(body);
        root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(body);
    }
    catch (error) {
        throw damaged(file, error instanceof RangeError ? 'its values nest too deeply' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error));
    }
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    const array = root?.type === 'array' ? root : member;
    if (array?.type === 'array')
        return array;
    throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
}


/***/ }),

/***/ 86270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xq: () => (/* binding */ appendLine),
/* harmony export */   _h: () => (/* binding */ writeFile)
/* harmony export */ });
/* unused harmony export makeFolders */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55665);






function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    const { path, mode } = place;
    if (place.kind === 'device') {
        writeInto(path, chunks);
        return true;
    }
    const beside = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
    endBetweenWrites();
    try {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(beside, 'wx', mode ?? 0o666);
        isThere = true;
        try {
            for (const chunk of chunks)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
            if (mode !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(handle, mode);
            if (durable)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(handle);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
        if (!mayReplace())
            return false;
        const now = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
        if (now.kind !== 'file' || now.path !== path) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-folder', path, `${file} was moved while it was written. Run this again.`);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
    }
}
const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function appendLine(file, line, project) {
    try {
        const { path } = makeFolders(file, project);
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
                throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-file', path, `${path} is no regular file.`);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, `${line}\n`);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
    }
    catch (error) {
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The log ${file} could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`, error);
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(folder));
    return (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
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
function writeInto(path, chunks) {
    const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isSymbolicLink();
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, isLink ? 'w' : O_WRONLY | O_NOFOLLOW);
    try {
        if (!isLink && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile()) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-file', path, `${path} became another file while it was opened. Run this again.`);
        }
        for (const chunk of chunks)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
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

/***/ 55665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   QE: () => (/* binding */ RefusedPlace),
/* harmony export */   pg: () => (/* binding */ unwritten),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49710);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49458);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66034);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17896);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12102);








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
    const tops = folders.filter(_root_js__WEBPACK_IMPORTED_MODULE_6__/* .isDirectory */ .wd).flatMap((folder) => [folder, (0,_root_js__WEBPACK_IMPORTED_MODULE_6__/* .repositoryOf */ ._M)(folder) ?? folder]);
    return tops.map(realPath).filter((top) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) !== top);
}
function realPath(path) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathBytes */ .ji)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(path), { encoding: 'buffer' }).toString('latin1'));
}
function unwritten(message, cause) {
    const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
    return isForbidden ? new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(message) : new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UnwrittenFile */ .$(message);
}
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;
const PERMISSIONS = 0o7777;
function placeOf(file, project) {
    const { folder, rest, last } = walk(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), project, 0);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...rest);
    refuseGit(file, folder, rest, project);
    if (rest.length === 0 || last?.isDirectory() === true) {
        throw refused('no-file', file, path, 'is a folder. Name a file in it');
    }
    const isDevice = last !== undefined && !last.isFile();
    if (isDevice && isOfProject(folder, project)) {
        throw refused('no-file', file, path, 'is no regular file. Name another');
    }
    return {
        kind: isDevice ? 'device' : 'file',
        path,
        lacking: rest.slice(0, -1).map((_, n) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...rest.slice(0, n + 1))),
        mode: last === undefined ? null : last.mode & PERMISSIONS,
    };
}
const MOST_LINKS = 40;
function walk(file, path, project, links) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
    const names = path.slice(folder.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (const [n, name] of names.entries()) {
        const isLast = n === names.length - 1;
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(at), { throwIfNoEntry: false });
        if (stats?.isSymbolicLink() === true) {
            const isOwn = isOfProject(folder, project);
            if (isLast && !isOwn && OF_THE_SYSTEM.test(folder))
                return { folder, rest: [name], last: stats };
            if (isLast || isOwn || links === MOST_LINKS)
                throw throughLink(file, at);
            const target = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathBytes */ .ji)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(at), { encoding: 'buffer' }).toString('latin1'));
            return walk(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, target, ...names.slice(n + 1)), project, links + 1);
        }
        if (isLast || stats === undefined)
            return { folder, rest: names.slice(n).filter(Boolean), last: stats };
        if (!stats.isDirectory()) {
            throw refused('no-folder', file, at, `is below ${readable(at)}, which is not a folder. Name a file elsewhere`);
        }
        folder = at;
    }
    return { folder, rest: [], last: undefined };
}
function isOfProject(folder, project) {
    const real = realPath(folder);
    return project.some((top) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(real, top));
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;
function refuseGit(file, folder, rest, project) {
    const real = realPath(folder);
    const tops = project.filter((top) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(real, top));
    const top = tops.sort((a, b) => a.length - b.length)[0] ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(real).root;
    let at = top;
    if ((0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(at))
        throw inGit(file, at);
    for (const name of [...(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), ...rest]) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, name);
        if (GIT_NAME.test(name.replace(IGNORED, '')) || (0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(at))
            throw inGit(file, at);
    }
}
function readable(path) {
    return (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_5__/* .relativeWithin */ .Q)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) ?? path;
}
function refused(refusal, file, at, what) {
    return new RefusedPlace(refusal, at, `${readable(file)} ${what}.`);
}
function throughLink(file, at) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === at ? readable(at) : `${readable(file)}: ${readable(at)}`;
    const advice = 'nothing is written through one. Name a path that leads through none, or take the link away.';
    return new RefusedPlace('link', at, `${name} is a symbolic link, and ${advice}`);
}
function inGit(file, at) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === at ? '' : ` (${readable(at)})`;
    return refused('git', file, at, `is in git's own folder${kept}, where nothing is written. Name a file elsewhere`);
}


/***/ }),

/***/ 4406:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ unwrittenBy),
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49710);
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
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_2__/* .unwritten */ .pg)(`${asked}: the report could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}${name}`, error);
    }
}
async function unwrittenBy(write) {
    try {
        await write();
        return [];
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .UnwrittenFile */ .$)
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
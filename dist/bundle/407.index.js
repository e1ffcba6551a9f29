"use strict";
exports.id = 407;
exports.ids = [407];
exports.modules = {

/***/ 431:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ fixable),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Hu: () => (/* binding */ findingWords),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Wx: () => (/* binding */ WHOLE_RUN),
/* harmony export */   YI: () => (/* binding */ sourceParts),
/* harmony export */   cF: () => (/* binding */ placeInWords),
/* harmony export */   cY: () => (/* binding */ trendSentences),
/* harmony export */   fO: () => (/* binding */ repeatWords),
/* harmony export */   tX: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3303);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1300);


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
const VALUE = /`([^`\n]{1,400})`|"([^"\s]{1,400})"|(?<![\w/.-])([0-9a-f]{7,64}|sess_[\w-]{1,80})(?![\w/-])/g;
function prose(message) {
    const parts = [];
    let end = 0;
    const words = (to) => {
        if (to > end)
            parts.push({ text: message.slice(end, to), isCode: false });
    };
    for (const match of message.matchAll(VALUE)) {
        const [whole, code, quoted, id] = match;
        if (id !== undefined && !/\d/.test(id))
            continue;
        if (id !== undefined && /^\d+$/.test(id))
            continue;
        words(match.index);
        parts.push({ text: code ?? quoted ?? id ?? '', isCode: true });
        end = match.index + whole.length;
    }
    words(message.length);
    return parts;
}
function trendSentences({ against, added, fixed, unchanged, doubts }) {
    if (against === null)
        return 'There is no earlier report to compare with.';
    const gone = fixed.filter((finding) => finding.gone).length;
    const all = gone === fixed.length && gone > 1 ? 'all' : String(gone);
    const lost = gone === 0 ? '' : ` (${all} gone with ${gone === 1 ? 'its file' : 'their files'})`;
    const commit = against.revision === null ? '' : ` (${(0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(against.revision)})`;
    const numbers = `${String(added.length)} new, ${String(fixed.length)} fixed${lost}, ${String(unchanged)} unchanged`;
    return [`${numbers}, against ${against.report}${commit}.`, ...doubts].join(' ');
}
function differences({ added, fixed }) {
    const isNew = (one) => ({
        ...one,
        line: one.range?.startLine ?? null,
        word: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(one) ? 'new' : 'known',
    });
    return [
        { name: 'new', list: added.map(isNew) },
        { name: 'fixed', list: fixed.map((one) => ({ ...one, line: one.startLine, word: one.gone ? 'gone' : 'fixed' })) },
    ];
}


/***/ }),

/***/ 2794:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ renderLines),
/* harmony export */   XX: () => (/* binding */ render),
/* harmony export */   cR: () => (/* binding */ countsRecord),
/* harmony export */   ih: () => (/* binding */ originRecord),
/* harmony export */   l4: () => (/* binding */ reportJson)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5821);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1300);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8853);



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
        kind: (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim),
    };
}
const RETURN_START = [
    'file',
    'index',
    'line',
    'standard',
    'status',
    'agent',
    'session',
    'delegation',
    'startedAt',
];
const RETURN_END = ['criticalRisks', 'archived'];
const FINDING_START = ['rule', 'severity', 'message', 'recommendation', 'file', 'index', 'pointer'];
const FINDING_END = ['fingerprint', 'baselined', 'preexisting'];
function pick(value, names) {
    const picked = {};
    for (const name of names)
        if (value[name] !== undefined)
            picked[name] = value[name];
    return picked;
}
function returnRecord(record) {
    return { ...pick(record, RETURN_START), claims: record.claims.map(claimRecord), ...pick(record, RETURN_END) };
}
function findingRecord(finding) {
    const { range } = finding;
    return {
        ...pick(finding, FINDING_START),
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endLine: range?.endLine ?? null,
        endColumn: range?.endColumn ?? null,
        ...pick(finding, FINDING_END),
    };
}
function* list(records, shape) {
    const render = (record) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(shape(record));
    yield* (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .separated */ .Ci)(records, { render, before: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `\n    `, between: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `,\n    ` });
    if (records.length > 0)
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts, compared }) {
    const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = counts;
    const verdicts = Object.fromEntries(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .bk.map((name) => [name, counts.verdicts[name]]));
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
    const members = Object.entries(trendRecord(trend)).map(([key, value], n) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `${n === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `,`}\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(key)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(value)}`);
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `,\n  "trend": {${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)(members)}\n  }`;
}
function* render(report) {
    const head = Object.entries(headRecord(report)).map(([key, value]) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `\n  ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(key)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(value)},`);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `{${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)(head)}
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `]`;
    if (report.trend !== undefined)
        yield trendMember(report.trend);
    if (report.shard !== undefined && report.withheld === undefined)
        yield* shardMember(report, report.shard);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `
}
`;
}
function* shardMember(report, shard) {
    const head = Object.entries(shardHead(shard)).map(([key, value]) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `\n  ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(key)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(value)},`);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `,
  "shard": {${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)(head)}
  "returns": [`;
    yield* list(report.returns, returnMore);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `],
  "findings": [`;
    yield* list(shard.part.findings, (finding) => findingMore(finding, shard.part.unhideable));
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `]}`;
}
function shardHead({ clock, settings, digests, terms, part }) {
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
const OF_RETURN = new Set([...RETURN_START, ...RETURN_END]);
const OF_CLAIM = new Set(['path', 'pointer', 'type', 'kind', 'asked']);
const OF_VERDICT = new Set(['name', 'size', 'foundAt', 'detail']);
const OF_FINDING = new Set([...FINDING_START, 'range', ...FINDING_END, 'items']);
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
const LINES_SCHEMA = 'return-gate/report-lines@1';
function line(type, record) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)({ type, ...record })}\n`;
}
function firstOf(all, isFirst) {
    return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}
function* linesOf(report) {
    yield line('report', { schema: LINES_SCHEMA, ...originRecord(report) });
    const findings = firstOf(report.findings, (finding) => finding.untrue === true);
    const untrue = new Set(findings.flatMap((finding) => (finding.untrue === true ? [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .returnKey */ .wY)(finding)] : [])));
    for (const record of firstOf(report.returns, (record) => untrue.has((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .returnKey */ .wY)(record)))) {
        yield line('return', returnRecord(record));
    }
    for (const finding of findings)
        yield line('finding', findingRecord(finding));
    const { conclusion, trend, loosened } = report;
    const over = trend === undefined ? {} : { trend: trendRecord(trend) };
    const allowed = loosened === undefined ? {} : { loosened };
    yield line('conclusion', { conclusion, counts: countsRecord(report), ...allowed, ...over });
}
function renderLines(report) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(linesOf(report));
}


/***/ }),

/***/ 3303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   my: () => (/* binding */ RULE_PAGES),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8853);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2621);



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
const RULE_PAGES = `${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORY */ .B}/blob/v${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}/docs/rules`;
function rulePage(rule, pages = RULE_PAGES) {
    return `${pages}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(rule)}.md`;
}
function shortId(id) {
    return id.slice(0, 7);
}


/***/ }),

/***/ 271:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ logEntry),
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1300);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(431);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8853);



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
    const { severity, rule, message, fix, file, position, line, column } = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingWords */ .Hu)(finding);
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
function logEntry({ name, content }, { clock, conclusion, returns }, { agent, session }) {
    const [first] = returns;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)({
        ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
        file: name,
        agent: first?.agent ?? agent,
        session_id: first?.session ?? session,
        conclusion,
        ...contentFields(content),
    });
}
function contentFields(content) {
    if (content === null || content.kind === 'lacking')
        return { return: null };
    if (content.kind === 'too-large')
        return { return: null, bytes: content.size };
    const bytes = Buffer.from(content.bytes);
    const text = bytes.toString('utf8');
    return Buffer.from(text).equals(bytes) ? { return: text } : { base64: bytes.toString('base64') };
}


/***/ }),

/***/ 6270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ appendErrors),
/* harmony export */   Qb: () => (/* binding */ unwrittenBy),
/* harmony export */   Xq: () => (/* binding */ appendLine),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* unused harmony exports makeFolders, withErrors */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5665);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9710);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8951);









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
function writeReport(asked, file, chunks, project) {
    try {
        writeFile(file, chunks, { project });
    }
    catch (error) {
        if (!(error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE) && !isSystemError(error))
            throw error;
        const name = error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE ? '' : ` (${file})`;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`${asked}: the report could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}${name}`, error);
    }
}
async function unwrittenBy(write) {
    try {
        await write();
        return [];
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$)
            return [error.message];
        throw error;
    }
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}
const LARGEST = 16 * 1024 * 1024;
function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        let isWritten = false;
        while (!isWritten) {
            const before = readExisting(file, project);
            const mayReplace = () => readExisting(file, project) === before;
            isWritten = writeFile(file, [withErrors(before, errors, file)], { project, mayReplace });
        }
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e)
            throw error;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The errors file ${file} could not be written, and is as it was: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`, error);
    }
}
function readExisting(file, project) {
    const { kind, path, mode } = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (kind === 'file' && mode === null)
        return null;
    const found = kind === 'file' ? (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(path, LARGEST) : null;
    if (found === null)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is no regular file: name the file itself.`);
    if (found.size > LARGEST) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
    }
    const text = found.bytes.toString('utf8');
    if (!found.bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is damaged and was left as it is: ${why}. Fix it, or name another file.`);
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
        root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_6__.parseTree)(body);
    }
    catch (error) {
        throw damaged(file, error instanceof RangeError ? 'its values nest too deeply' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error));
    }
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    const array = root?.type === 'array' ? root : member;
    if (array?.type === 'array')
        return array;
    throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
}


/***/ }),

/***/ 5665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   QE: () => (/* binding */ RefusedPlace),
/* harmony export */   pg: () => (/* binding */ unwritten),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3870);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9710);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9458);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6034);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2102);







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
    const tops = folders.filter(_root_js__WEBPACK_IMPORTED_MODULE_5__/* .isDirectory */ .wd).flatMap((folder) => [folder, (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(folder) ?? folder]);
    return tops.map(realPath).filter((top) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) !== top);
}
function realPath(path) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathBytes */ .ji)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(path), { encoding: 'buffer' }).toString('latin1'));
}
function unwritten(message, cause) {
    const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
    return isForbidden ? new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(message) : new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UnwrittenFile */ .$(message);
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
    return (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeWithin */ .Qs)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) ?? path;
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


/***/ })

};
;
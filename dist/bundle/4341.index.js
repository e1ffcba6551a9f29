"use strict";
exports.id = 4341;
exports.ids = [4341];
exports.modules = {

/***/ 33251:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readEarlier)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87979);
/* harmony import */ var _model_report_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49710);





function readEarlier(asked, names, file) {
    const labels = names.map((name) => name.replace(/\.json$/i, '').replace(/^.*[\\/]/s, ''));
    const last = labels.at(-1) ?? '';
    const label = labels.indexOf(last) === labels.length - 1 ? last : (names.at(-1) ?? '');
    if (file === undefined)
        return { asked, label, given: 0, report: null };
    const report = (0,_model_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readReport */ .tL)(file, { notJson: () => noReport('it is cut off, or no JSON at all'), take });
    if (!('problem' in report))
        return { asked, label, given: names.length, report };
    const instead = 'Hand in what --format json, --output json=FILE or the input json-file made.';
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${asked}: ${report.name} ${report.problem}. ${instead}`);
}
function noReport(why) {
    return new _model_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UnfitReport */ .Vz(`is no JSON report of return-gate: ${why}`);
}
const SCHEMA = 'return-gate/report@1';
const FINDING = {
    rule: 'name',
    message: 'name',
    file: 'name?',
    index: 'number?',
    startLine: 'number?',
    fingerprint: 'name',
};
const RETURN = { file: 'text', index: 'number', standard: 'text' };
const SOURCE = { kind: 'text', revision: 'name?', root: 'text', shard: 'text?' };
function take(value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)(value, 'schema') !== SCHEMA)
        throw noReport(`it has no schema "${SCHEMA}"`);
    demand((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, 'tool'), { version: 'text' }, 'tool');
    demand((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, 'source'), SOURCE, 'source');
    if (/[^0-9a-f]/.test((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, 'source'), 'revision') ?? ''))
        throw noReport('its revision is no commit');
    for (const [key, types] of [
        ['returns', RETURN],
        ['findings', FINDING],
    ]) {
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, key);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isArray */ .cy)(list))
            throw noReport(`${key} is not a list`);
        for (const [n, item] of list.entries()) {
            demand(item, types, `${key}/${String(n)}`);
            const isSevere = _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.some((severity) => severity === (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(item, 'severity'));
            if (key === 'findings' && !isSevere)
                throw noReport(`${key}/${String(n)}/severity is not ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC)}`);
        }
    }
    const report = value;
    demandWhole((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, 'counts'), report.findings.length);
    return report;
}
function demand(value, types, place) {
    for (const [key, type] of Object.entries(types)) {
        const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, key);
        if (type.endsWith('?') && found === null)
            continue;
        const isNumber = typeof found === 'number' && Number.isSafeInteger(found) && found >= 0;
        const isText = typeof found === 'string' && (found !== '' || type.startsWith('text'));
        if (type.startsWith('number') ? isNumber : isText)
            continue;
        throw noReport(`${place}/${key} is not a ${type.startsWith('number') ? 'whole number' : 'text'}`);
    }
}
function demandWhole(counts, listed) {
    const all = ['errors', 'warnings', 'notices', 'baselined', 'preexisting']
        .map((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .numberField */ .sJ)(counts, key) ?? 0)
        .reduce((sum, n) => sum + n);
    if (counts !== undefined && listed !== all) {
        throw new _model_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UnfitReport */ .Vz(`lists ${String(listed)} of its ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, 'finding')}, as with --rule`);
    }
    const skipped = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .numberField */ .sJ)(counts, 'passedOver') ?? 0;
    if (skipped > 0)
        throw new _model_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UnfitReport */ .Vz(`leaves out ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(skipped, 'return')} that its change did not concern`);
}


/***/ }),

/***/ 20271:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ logEntry),
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20431);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);



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
    const { severity, rule, message, file, position, line, column } = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingWords */ .Hu)(finding);
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
        recovery: finding.recommendation,
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

/***/ 12790:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ readReportFiles),
/* harmony export */   EV: () => (/* binding */ distinctFiles),
/* harmony export */   F9: () => (/* binding */ jsonFilesAt),
/* harmony export */   NP: () => (/* binding */ filesMatching)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53461);
/* harmony import */ var _model_report_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6058);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98951);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16825);








function jsonFilesAt(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [path];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(path, { recursive: true, withFileTypes: true, encoding: 'utf8' });
    const files = names.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
    return inOrder(files.map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name)));
}
async function filesMatching(folder, patterns, home = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)()) {
    const found = await (0,_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .walk */ .GG)(folder, patterns.map((pattern) => pattern.replace(/^([!\s]*)~(?=\/|$)/, (_, negations) => negations + home)));
    return found === undefined ? undefined : inOrder(found);
}
function inOrder(files) {
    return [...files].sort(_model_natural_order_js__WEBPACK_IMPORTED_MODULE_7__/* .compareNatural */ .d);
}
function distinctFiles(files) {
    const seen = new Set();
    return files.filter((file) => seen.size < seen.add((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file)).size);
}
function* readReportFiles(files, { limit = _model_report_json_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_REPORT_SIZE */ .GE, displayName = (file) => file } = {}) {
    for (const file of files)
        yield { name: displayName(file), ...readText(file, limit) };
}
const UTF_16 = [
    [0xff, 0xfe],
    [0xfe, 0xff],
];
function readText(file, limit) {
    let found;
    try {
        found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)(file, limit);
    }
    catch (error) {
        return { problem: `could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}` };
    }
    if (found === null)
        return { problem: 'is no regular file' };
    if (found.size > limit) {
        return { problem: `takes ${String(found.size)} bytes, and reports of at most ${String(limit)} are read` };
    }
    if (UTF_16.some((mark) => mark.every((byte, n) => found.bytes[n] === byte))) {
        return { problem: 'is in UTF-16, as a shell may write what is piped to it: let --output json=FILE write it' };
    }
    return { text: new TextDecoder().decode(found.bytes) };
}


/***/ }),

/***/ 86270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ appendErrors),
/* harmony export */   Qb: () => (/* binding */ unwrittenBy),
/* harmony export */   Xq: () => (/* binding */ appendLine),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* unused harmony exports makeFolders, withErrors */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55665);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49710);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98951);









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
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49710);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49458);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66034);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12102);







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
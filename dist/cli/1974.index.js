"use strict";
exports.id = 1974;
exports.ids = [1974];
exports.modules = {

/***/ 9593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  appendErrors: () => (/* binding */ appendErrors),
  withErrors: () => (/* binding */ withErrors)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
// EXTERNAL MODULE: ./node_modules/proper-lockfile/index.js
var proper_lockfile = __webpack_require__(3648);
// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(1502);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
;// CONCATENATED MODULE: ./src/report/errors-file.ts


const NOBODY = { session: null, agent: null };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [placeOf(record), record]));
    const time = clock === null ? undefined : new Date(clock).toISOString();
    return findings
        .filter(({ severity, baselined }) => baselined !== true && (0,model_severity/* isAtLeast */.du)(severity, threshold))
        .map((finding) => (0,sink/* json */.Pq)(errorObject(finding, byPlace.get(placeOf(finding)) ?? NOBODY, time)));
}
function placeOf({ file, index }) {
    return JSON.stringify([file, index]);
}
function errorObject({ rule, message, recommendation, file, range }, { session, agent }, timestamp) {
    const place = file === null ? '' : `${file}${range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`}: `;
    return {
        type: 'validation',
        message: cut(`${place}${message}`),
        code: rule.toUpperCase().replaceAll('-', '_'),
        recoverable: true,
        recommendation,
        ...(timestamp === undefined ? {} : { timestamp }),
        context: {
            ...(session === null ? {} : { session_id: session }),
            ...(agent === null ? {} : { agent_type: agent }),
            ...(file === null ? {} : { file }),
            ...(range === null ? {} : { line: range.startLine, column: range.startColumn }),
        },
    };
}
function cut(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

// EXTERNAL MODULE: ./src/write-file.ts
var write_file = __webpack_require__(8655);
// EXTERNAL MODULE: ./src/write-place.ts
var write_place = __webpack_require__(1258);
;// CONCATENATED MODULE: ./src/errors-file.ts







const STALE = 10_000;
const RETRIES = { retries: 400, factor: 1, minTimeout: 20, maxTimeout: 100, randomize: true };
async function appendErrors(file, found, project) {
    const errors = errorObjects(found);
    if (errors.length === 0)
        return;
    try {
        const place = demandFile(file, (0,write_file/* makeFolders */.w)(file, project));
        demandLock(`${place.path}.lock`);
        const release = await (0,proper_lockfile.lock)(place.path, { realpath: false, stale: STALE, retries: RETRIES });
        try {
            while (!append(file, errors, project))
                ;
        }
        finally {
            await release();
        }
    }
    catch (error) {
        if (error instanceof call_error/* CallError */.R)
            throw error;
        throw new call_error/* CallError */.R(`The errors file ${file} could not be written, and is as it was: ${reasonOf(error)}`);
    }
}
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const isHeld = 'code' in error && error.code === 'ELOCKED';
    return isHeld ? 'another process holds its lock, the folder of its name that ends in .lock' : error.message;
}
function demandLock(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined || stats.isDirectory())
        return;
    const what = stats.isSymbolicLink() ? 'a symbolic link' : 'a file';
    throw new call_error/* CallError */.R(`The errors file could not be written: its lock ${path} is ${what}. Take that away.`);
}
function append(file, errors, project) {
    const before = readExisting(file, project);
    const text = withErrors(before, errors, file);
    return (0,write_file/* writeFile */._)(file, [text], { project, mayReplace: () => readExisting(file, project) === before });
}
function demandFile(file, place) {
    if (place.kind === 'file')
        return place;
    throw new call_error/* CallError */.R(`The errors file ${file} is no regular file: name the file itself.`);
}
function readExisting(file, project) {
    const { path, mode } = demandFile(file, (0,write_place/* placeOf */.$t)(file, project));
    if (mode === null)
        return null;
    const bytes = (0,external_node_fs_.readFileSync)(path);
    const text = bytes.toString('utf8');
    if (!bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new call_error/* CallError */.R(`The errors file ${file} is damaged and was left as it is: ${why}. Mend it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null)
        return `[\n${errors.map((error) => `  ${error}`).join(',\n')}\n]\n`;
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
    const outer = /^[ \t]*/.exec(lineAt(body, array.offset))?.[0] ?? '';
    const inner = outer + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
    const list = errors.map((error) => `${eol}${inner}${error}`).join(',');
    return `${mark}${body.slice(0, array.offset)}[${list}${eol}${outer}]${body.slice(array.offset + array.length)}`;
}
function arrayOf(body, file) {
    try {
        JSON.parse(body);
    }
    catch (error) {
        throw damaged(file, error instanceof Error ? error.message : String(error));
    }
    const root = (0,main.parseTree)(body);
    if (root?.type === 'array')
        return root;
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    if (root?.type !== 'object' || member?.type !== 'array') {
        throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
    }
    return member;
}
function marginOf(body, offset) {
    const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
    return before.trim() === '' && before.length <= offset - 1 ? before : null;
}
function lineAt(body, offset) {
    return body.slice(body.lastIndexOf('\n', offset - 1) + 1);
}


/***/ }),

/***/ 8655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ writeFile),
/* harmony export */   w: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(810);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1258);





function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    if (place.kind === 'device') {
        writeInto(place, chunks);
        return true;
    }
    const beside = (0,_model_name_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_name_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(place.path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
    if (place.kind === 'device' || place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_name_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(folder));
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


/***/ })

};
;
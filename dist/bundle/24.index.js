"use strict";
exports.id = 24;
exports.ids = [24];
exports.modules = {

/***/ 70024:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  familyOf: () => (/* binding */ familyOf),
  loaded: () => (/* binding */ loaded)
});

// EXTERNAL MODULE: ./src/model/sample-return.ts
var sample_return = __webpack_require__(47310);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/families/json/versions/generated/index.ts
const versions = new Map([
    ['orchestrator-handoff@1', async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(7784), __webpack_require__.e(8225)]).then(__webpack_require__.bind(__webpack_require__, 28225))).standard],
    ['return-meta@1.2', async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(7784), __webpack_require__.e(7030)]).then(__webpack_require__.bind(__webpack_require__, 67030))).standard],
    ['return-meta@1.4', async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(7784), __webpack_require__.e(2831)]).then(__webpack_require__.bind(__webpack_require__, 82831))).standard],
    ['return-meta@2.1', async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(7784), __webpack_require__.e(4262)]).then(__webpack_require__.bind(__webpack_require__, 64262))).standard],
    ['subagent-return@1.0', async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(7784), __webpack_require__.e(1874)]).then(__webpack_require__.bind(__webpack_require__, 51874))).standard],
    ['subagent-return@1.2', async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(7784), __webpack_require__.e(3939)]).then(__webpack_require__.bind(__webpack_require__, 53939))).standard],
    ['subagent-return@2.0', async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(7784), __webpack_require__.e(8079)]).then(__webpack_require__.bind(__webpack_require__, 18079))).standard],
]);

;// CONCATENATED MODULE: ./src/families/json/family.ts





const JSON_OBJECT = { list: 'fields', isJson: true, nameless: null, isSeenByHooks: true };
const prompts = new Map([
    [
        'subagent-return',
        {
            isWhat: 'the JSON that a subagent prints when it stops',
            ...JSON_OBJECT,
            opening: [
                'Your last message must be one JSON object and nothing else: no text before or after it, no Markdown fence.',
            ],
        },
    ],
    [
        'return-meta',
        {
            isWhat: 'the metadata file that an agent leaves with its work',
            ...JSON_OBJECT,
            isUsual: true,
            brief: [
                'When you finish a task, write this file and commit it with your work: specs/{N}_{slug}/.return-meta.json, with the number of the',
                'task and its name in snake_case. Put your own values in:',
                '',
                ...(0,sample_return/* sampleReturn */.N)([{ path: 'src/export.js', summary: 'Exports a report as CSV.' }])
                    .trimEnd()
                    .split('\n'),
                '',
                '"status" is researched, planned, implemented, partial, failed or blocked; with the last three, "errors" lists objects with type, message,',
                'recoverable and recommendation. "type" is report, plan, summary or implementation. List every file that you made, by its path from the',
                'project root. Each must be in the commit and must not be empty: return-gate checks them all.',
            ],
            opening: [
                'Before the work starts (Stage 0), write one JSON object and nothing else to the metadata file of your task:',
                'specs/{N}_{slug}/.return-meta.json, with the number of the task and its name in snake_case.',
                `In it, "status" is ${(0,model_text/* quote */.hD)(model_return/* UNFINISHED */.yA)}, "artifacts" is empty, "metadata" is complete, "started_at" is the time in ISO 8601, such as`,
                '2026-01-28T10:30:00Z, and "partial_progress" has "stage" and "details". Update it as the work goes on.',
                'Before you end, replace it with the return: with a final status, and without "partial_progress" unless that is "partial".',
                'The file is committed with the work that it claims. Your last message is a short summary in plain text; it is not JSON.',
            ],
        },
    ],
    [
        'orchestrator-handoff',
        {
            isWhat: 'the file that a skill leaves for the orchestrator that called it',
            ...JSON_OBJECT,
            withoutAgent: 'A handoff is written for an orchestrator and names no agent: leave --agent and --hook out.',
            opening: [
                'Before you end, write one JSON object and nothing else to the handoff of your task:',
                'specs/{N}_{slug}/.orchestrator-handoff.json, with the number of the task and its name in snake_case.',
                'It stays under 400 tokens (about 1,600 characters): details belong into the artifacts.',
            ],
        },
    ],
]);
function familyOf(value, chosen) {
    const status = (0,json/* stringField */.OM)(value, 'status') ?? '';
    const knows = (family) => chosen[family]?.statuses.includes(status) === true;
    if (knows('return-meta') !== knows('subagent-return'))
        return knows('return-meta') ? 'return-meta' : 'subagent-return';
    const fits = (family, other) => {
        const theirs = chosen[other]?.shape.fields[''] ?? [];
        return chosen[family]?.shape.fields['']?.some((field) => (0,json/* has */.zy)(value, field) && !theirs.includes(field)) === true;
    };
    const metadata = fits('return-meta', 'subagent-return');
    if (metadata !== fits('subagent-return', 'return-meta'))
        return metadata ? 'return-meta' : 'subagent-return';
    const isInLog = !(0,json/* has */.zy)(value, 'status') && chosen['subagent-return'] !== undefined;
    return (0,json/* has */.zy)(value, 'summary') || isInLog ? 'subagent-return' : 'return-meta';
}
const loaded = {
    versions: versions,
    examples: async () => (await __webpack_require__.e(/* import() */ 3868).then(__webpack_require__.bind(__webpack_require__, 23868))).examples,
    upstreams: [
        {
            title: 'the agent system of benbrastmckie, in ProofChecker',
            url: 'https://github.com/benbrastmckie/ProofChecker',
        },
        { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
    ],
    familyOf,
    prompts,
    migrations: new Map([
        ['subagent-return', ['subagent-return', 'return-meta']],
        ['return-meta', ['return-meta']],
    ]),
};


/***/ }),

/***/ 87979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   OM: () => (/* binding */ stringField),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   sJ: () => (/* binding */ numberField),
/* harmony export */   zy: () => (/* binding */ has)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function field(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function has(value, key) {
    return isObject(value) && Object.hasOwn(value, key);
}
function stringField(value, key) {
    const found = field(value, key);
    return typeof found === 'string' ? found : undefined;
}
function numberField(value, key) {
    const found = field(value, key);
    return typeof found === 'number' ? found : undefined;
}
function listField(value, key) {
    const found = field(value, key);
    return isArray(found) ? found : [];
}


/***/ }),

/***/ 33870:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ taskFolder),
/* harmony export */   Kq: () => (/* binding */ pairedWithNamesakes),
/* harmony export */   fN: () => (/* binding */ LONGEST_PATH),
/* harmony export */   ji: () => (/* binding */ decodePathBytes),
/* harmony export */   lW: () => (/* binding */ pathIn),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   qZ: () => (/* binding */ bytesOfName),
/* harmony export */   qb: () => (/* binding */ normalisePath),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);


const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
const LONGEST_PATH = 4_096;
function pathIn(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}
function isTooLong(path) {
    return path.length > LONGEST_PATH || (path.length > LONGEST_PATH / 3 && Buffer.byteLength(path) > LONGEST_PATH);
}
function namesFolder(path) {
    return /(?:^|\/)\.{0,2}$/.test(path);
}
function mayBeUntidy(path) {
    return path === '' || path.startsWith('.') || path.endsWith('/') || path.includes('//') || path.includes('/.');
}
function normalisePath(path) {
    if (ROOTED.test(path))
        return null;
    if (!mayBeUntidy(path))
        return path;
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return null;
    }
    return segments.join('/');
}
function taskFolder(file) {
    const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    return folder.replace(/(?:^|\/)\.meta$/, '');
}
const NOT_ASCII = /[^\0-\x7f]/;
function decodePathBytes(binary) {
    if (!NOT_ASCII.test(binary))
        return binary;
    const bytes = Buffer.from(binary, 'latin1');
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
        i += Math.max(length, 1);
    }
    return text;
}
function sequenceLength(bytes, start) {
    for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, start + length)))
            return length;
    }
    return 0;
}
function bytesOfName(name) {
    if (!/[\udc80-\udcff]/.test(name))
        return Buffer.from(name);
    const parts = [];
    for (const character of name) {
        const code = character.codePointAt(0) ?? 0;
        parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character));
    }
    return Buffer.concat(parts);
}
const DEEPEST = 16;
function pairedWithNamesakes(files, others) {
    const free = new Set(others);
    const paired = new Set();
    for (let length = DEEPEST; length > 0; length--) {
        for (const keyOf of [keyInFolder, keyAnywhere]) {
            const byKey = (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)([...free].reverse(), (other) => keyOf(other, length));
            for (const file of files) {
                if (paired.has(file))
                    continue;
                const partner = byKey.get(keyOf(file, length))?.pop();
                if (partner === undefined)
                    continue;
                paired.add(file);
                free.delete(partner);
            }
        }
    }
    return paired;
}
function keyAnywhere(path, length) {
    return path.split('/').slice(-length).join('/');
}
function keyInFolder(path, length) {
    return `${path.slice(0, path.indexOf('/') + 1)}\n${keyAnywhere(path, length)}`;
}


/***/ }),

/***/ 8664:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   WS: () => (/* binding */ FILE_START),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   hc: () => (/* binding */ edit)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

function join(pointer, ...tokens) {
    let result = pointer;
    for (const token of tokens) {
        result += `/${typeof token === 'number' ? String(token) : escape(token)}`;
    }
    return result;
}
function escape(token) {
    if (!token.includes('~') && !token.includes('/'))
        return token;
    return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
function tokens(pointer) {
    if (pointer === '')
        return [];
    return pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function valueAt(value, pointer) {
    let current = value;
    for (const token of tokens(pointer)) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(current))
            current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
        else
            current = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(current, token);
        if (current === undefined)
            return undefined;
    }
    return current;
}
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
function edit(value, edits) {
    const copy = structuredClone(value);
    for (const pointer of edits.remove ?? []) {
        const { parent, last } = holder(copy, pointer);
        if (Array.isArray(parent))
            parent.splice(Number(last), 1);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(parent))
            Reflect.deleteProperty(parent, last);
    }
    for (const [pointer, next] of Object.entries(edits.set ?? {})) {
        const { parent, last } = holder(copy, pointer);
        const added = structuredClone(next);
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(parent)) {
            const list = parent;
            if (last === '-')
                list.push(added);
            else
                list[Number(last)] = added;
        }
        else {
            Object.defineProperty(parent, last, { value: added, enumerable: true, configurable: true, writable: true });
        }
    }
    return copy;
}
function holder(root, pointer) {
    const path = tokens(pointer);
    let parent = root;
    for (let i = 0; i < path.length - 1; i++) {
        const token = path[i] ?? '';
        if (Array.isArray(parent)) {
            const next = parent[Number(token)];
            if (next === undefined)
                throw new Error(`${pointer}: nothing at ${token}`);
            parent = next;
        }
        else if (typeof parent === 'object' && parent !== null) {
            if (!Object.hasOwn(parent, token))
                parent[token] = {};
            parent = parent[token] ?? null;
        }
        else
            throw new Error(`${pointer}: ${token} is in no object`);
    }
    return { parent, last: path[path.length - 1] ?? '' };
}


/***/ }),

/***/ 82959:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ fixFormatFor),
/* harmony export */   F7: () => (/* binding */ fixFormat),
/* harmony export */   I$: () => (/* binding */ phasesOf),
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   MB: () => (/* binding */ isSameAgent),
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   Ns: () => (/* binding */ artifactsOf),
/* harmony export */   OY: () => (/* binding */ writtenSession),
/* harmony export */   PY: () => (/* binding */ weighsAsSuccess),
/* harmony export */   SF: () => (/* binding */ delegationOf),
/* harmony export */   __: () => (/* binding */ isOptionalNull),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   kV: () => (/* binding */ agentLabel),
/* harmony export */   kh: () => (/* binding */ saysSuccess),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   tG: () => (/* binding */ stateOfStatus),
/* harmony export */   tU: () => (/* binding */ isMetaTask),
/* harmony export */   ud: () => (/* binding */ breaksShape),
/* harmony export */   v8: () => (/* binding */ wayToSession),
/* harmony export */   yA: () => (/* binding */ UNFINISHED)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);




const LONGEST_NAME = 80;
function statusOf(subject) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(subject.value, 'status');
}
function isSuccess(subject) {
    const { success, succeeds } = subject.standard;
    if (succeeds !== undefined)
        return succeeds(subject.value);
    const status = statusOf(subject);
    return status !== undefined && success.includes(status);
}
function weighsAsSuccess(subject) {
    if (subject.standard.succeeds !== undefined)
        return isSuccess(subject);
    return isSuccess(subject) || stateOfStatus(statusOf(subject), subject.standard) === null;
}
const UNFINISHED = 'in_progress';
function stateOfStatus(status, { statuses, open, success, succeeds, readStatus, }) {
    if (status === null || status === undefined)
        return null;
    const plain = succeeds === undefined || statuses.includes(status) ? status : status.trim().toLowerCase();
    if (!statuses.includes(plain))
        return readStatus?.(status) ?? null;
    if (open.includes(plain))
        return 'open';
    return success.includes(plain) ? 'success' : 'final';
}
function saysSuccess(subject) {
    return stateOfStatus(statusOf(subject), subject.standard) === 'success' && isSuccess(subject);
}
function metadataOf({ value }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'metadata');
}
function agentOf(subject) {
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(metadataOf(subject), 'agent_type');
    return agent === undefined || agent.trim() === '' ? null : agent;
}
function isSameAgent(one, other) {
    return plainName(one) === plainName(other);
}
function plainName(name) {
    return name
        .trim()
        .replace(/^skill-/i, '')
        .replace(/-agent$/i, '')
        .toLowerCase();
}
function agentName(subject) {
    return agentLabel(subject.calledAgent ?? agentOf(subject));
}
function agentLabel(agent) {
    return shortened(agent === null || agent.trim() === '' ? UNNAMED : agent);
}
function fixFormat(subject) {
    return fixFormatOf(agentName(subject));
}
function fixFormatFor(agent) {
    return fixFormatOf(agentLabel(agent));
}
function fixFormatOf(agent) {
    return agent === UNNAMED ? 'Fix subagent return format' : `Fix ${agent} subagent return format`;
}
const UNNAMED = 'subagent';
function shortened(name) {
    return name.length <= LONGEST_NAME && PLAIN_NAME.test(name) ? name : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name, LONGEST_NAME);
}
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._:@/+-]*$/u;
function wayToSession({ shape }) {
    return shape.fields['']?.includes('session_id') === true ? ['session_id'] : ['metadata', 'session_id'];
}
function writtenSession(subject) {
    const isInMetadata = wayToSession(subject.standard).length > 1;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(isInMetadata ? metadataOf(subject) : subject.value, 'session_id');
}
function sessionOf(subject) {
    const session = writtenSession(subject);
    return session === undefined || session.trim() === '' ? null : session;
}
const NO_NAMES = [];
function delegationOf(subject) {
    const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(metadataOf(subject), 'delegation_path');
    return path.length > 0 && path.every((name) => typeof name === 'string') ? known(path) : NO_NAMES;
}
const paths = new Map();
const PATHS_UP_TO = 1024;
const LONGEST_KEY = 1024;
function known(path) {
    const key = JSON.stringify(path);
    const before = paths.get(key);
    if (before !== undefined)
        return before;
    if (paths.size < PATHS_UP_TO && key.length <= LONGEST_KEY)
        paths.set(key, path);
    return path;
}
function objectsOf(subject, key) {
    const found = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
            found.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)('', key, index), value });
    }
    return found;
}
let latest;
function artifactsOf({ value }) {
    if (latest?.value !== value)
        latest = { value, artifacts: artifactsIn(value) };
    return latest.artifacts;
}
function artifactsIn(value) {
    const artifacts = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(value, 'artifacts');
    for (let index = 0; index < list.length; index++) {
        const artifact = list[index];
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(artifact))
            continue;
        const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'path');
        artifacts.push({
            pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)('', 'artifacts', index),
            value: artifact,
            type: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'type'),
            path,
            plainPath: path === undefined ? null : (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalisePath */ .qb)(path),
            summary: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'summary'),
        });
    }
    return artifacts;
}
function breaksShape(errors, value, shape) {
    return errors.some((error) => !error.advisory && !isOptionalNull(error, value, shape));
}
function isOptionalNull({ keyword, pointer }, value, shape) {
    return keyword === 'type' && (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, pointer) === null && isOptional(pointer, shape);
}
function isOptional(pointer, { fields, required }) {
    const steps = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(pointer);
    const name = steps.at(-1) ?? '';
    const holder = steps
        .slice(0, -1)
        .map((step) => (/^\d+$/.test(step) ? '/*' : `/${step}`))
        .join('');
    return fields[holder]?.includes(name) === true && required[holder]?.includes(name) !== true;
}
const META = 'meta';
function isMetaTask(subject) {
    return (saysMeta(subject.value) || saysMeta(metadataOf(subject)) || (agentOf(subject)?.startsWith(`${META}-`) ?? false));
}
function saysMeta(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'task_type') === META || (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'language') === META;
}
function phasesOf({ value, standard, }) {
    const isAtTop = standard.shape.fields['']?.includes('phases_completed') === true;
    const holder = isAtTop ? value : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'metadata');
    return {
        place: isAtTop ? '' : (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)('', 'metadata'),
        completed: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberField */ .sJ)(holder, 'phases_completed'),
        total: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberField */ .sJ)(holder, 'phases_total'),
    };
}


/***/ }),

/***/ 47310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SAMPLE_FILE),
/* harmony export */   N: () => (/* binding */ sampleReturn)
/* harmony export */ });
const SAMPLE_FILE = 'specs/1_export_csv/.return-meta.json';
function sampleReturn(artifacts) {
    const lines = artifacts.map(({ path, summary }) => `    { "type": "implementation", "path": "${path}", "summary": "${summary}" }`);
    return `{
  "status": "implemented",
  "artifacts": [
${lines.join(',\n')}
  ],
  "completion_data": { "completion_summary": "Reports can be exported as CSV." },
  "metadata": {
    "session_id": "sess_1736700000_abc123", "agent_type": "exporter-agent",
    "delegation_depth": 1, "delegation_path": ["orchestrator", "exporter-agent"]
  }
}
`;
}


/***/ })

};
;
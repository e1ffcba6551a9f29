/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 21916:
/***/ (function(__unused_webpack_module, exports) {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 25821:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CLAIM_KINDS: () => (/* binding */ CLAIM_KINDS),
/* harmony export */   FILE_VERDICTS: () => (/* binding */ FILE_VERDICTS),
/* harmony export */   MOST_CLAIMS: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   NEVER_COMMITTED: () => (/* binding */ NEVER_COMMITTED),
/* harmony export */   VERDICTS: () => (/* binding */ VERDICTS),
/* harmony export */   because: () => (/* binding */ because),
/* harmony export */   claimOfLink: () => (/* binding */ claimOfLink),
/* harmony export */   claimedFile: () => (/* binding */ claimedFile),
/* harmony export */   fileProblem: () => (/* binding */ fileProblem),
/* harmony export */   isAbsentCommit: () => (/* binding */ isAbsentCommit),
/* harmony export */   isChecked: () => (/* binding */ isChecked),
/* harmony export */   isCompared: () => (/* binding */ isCompared),
/* harmony export */   isDeletion: () => (/* binding */ isDeletion),
/* harmony export */   isNotBorneOut: () => (/* binding */ isNotBorneOut),
/* harmony export */   isOwnFile: () => (/* binding */ isOwnFile),
/* harmony export */   isProved: () => (/* binding */ isProved),
/* harmony export */   isUntrue: () => (/* binding */ isUntrue),
/* harmony export */   kindOf: () => (/* binding */ kindOf),
/* harmony export */   namesFile: () => (/* binding */ namesFile),
/* harmony export */   otherPlace: () => (/* binding */ otherPlace),
/* harmony export */   saidPath: () => (/* binding */ saidPath),
/* harmony export */   statedPaths: () => (/* binding */ statedPaths),
/* harmony export */   unlessSuccess: () => (/* binding */ unlessSuccess)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(33870);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5086);


const CLAIM_KINDS = ['file', 'observation', 'commit', 'progress', 'count', 'deletion'];
const FILE_VERDICTS = [
    'present',
    'empty',
    'missing',
    'undetermined',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const VERDICTS = [
    ...FILE_VERDICTS,
    'agrees',
    'behind',
    'other-total',
    'no-plan',
    'differs',
    'not-countable',
    'deleted',
];
const MOST_CLAIMS = 10_000;
function kindOf({ kind = 'file' }) {
    return kind;
}
function namesFile(claim) {
    const kind = kindOf(claim);
    return kind === 'file' || kind === 'deletion';
}
function claimedFile(claim) {
    if (!namesFile(claim))
        return null;
    if (claim.lookedUp !== undefined)
        return claim.lookedUp;
    const { path, base = '' } = claim;
    const own = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__.normalisePath)(path);
    if (base === '' || (own === null && !path.startsWith('../')))
        return own;
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_0__.normalisePath)(`${base}/${path}`) ?? claim.alternative ?? null;
}
function saidPath(claim) {
    const { path, stated = path, written } = claim;
    const said = written?.readings?.find((one) => one.endsWith(`/${path}`)) ?? stated;
    return claimedFile({ ...claim, path: said, lookedUp: undefined }) ?? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__.directPath)(said);
}
function statedPaths(claim) {
    const said = saidPath(claim);
    const other = claim.isBeside === true ? null : otherPlace(claim);
    return [...new Set([claimedFile(claim) ?? said, said, other ?? said])];
}
function claimOfLink(claim, file) {
    const base = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    if (base === '' || /^[a-z][a-z0-9+.-]*:|^[/~\\]/i.test(claim.path))
        return claim;
    if (/^\.{1,2}\//.test(claim.path))
        return { ...claim, base };
    const alternative = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__.normalisePath)(`${base}/${claim.path}`);
    return alternative === null ? claim : { ...claim, alternative };
}
function otherPlace({ alternative, base, path }) {
    return alternative ?? (base === undefined ? null : (0,_path_js__WEBPACK_IMPORTED_MODULE_0__.normalisePath)(path));
}
const NEVER_COMMITTED = 'It is not in this commit or its history.';
function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__.normalisePath)(path)) === file;
}
function isDeletion({ kind, deletes }) {
    return deletes === true || kind === 'deletion';
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}
function fileProblem(what, { claim, verdict }, of, recommendation, more = '') {
    const message = `${what}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(claim.path, 200)}.${because(verdict)}${more}`;
    return { ...unlessSuccess(of, 'notice'), message, recommendation };
}
const UNTRUE = new Set([
    'missing',
    'empty',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
]);
const STILL_THERE = new Set(['present', 'directory']);
function isUntrue({ claim, verdict, weight }, { success }) {
    if (!success || weight === 'pass' || weight === 'notice')
        return false;
    if (weight === 'warning' && verdict.name === 'outside')
        return false;
    const kind = kindOf(claim);
    if (kind === 'deletion')
        return STILL_THERE.has(verdict.name);
    return ((kind === 'file' || kind === 'observation') && (UNTRUE.has(verdict.name) || verdict.submodule?.named === false));
}
const PROVED = new Set(['present', 'relocated', 'agrees']);
function isProved({ claim, verdict: { name, blank, isReturn } }) {
    if (kindOf(claim) === 'deletion')
        return name === 'deleted';
    if (claim.type === 'deleted')
        return name === 'removed' || name === 'relocated';
    return PROVED.has(name) && !blank && isReturn !== true;
}
function isAbsentCommit({ claim, verdict }) {
    return kindOf(claim) === 'commit' && verdict.name === 'missing';
}
function isCompared({ verdict: { name } }) {
    return name !== 'no-plan' && name !== 'not-countable';
}
const UNCHECKED = new Set(['unverifiable', 'undetermined', 'no-plan', 'not-countable']);
function isChecked({ verdict: { name } }) {
    return !UNCHECKED.has(name);
}
const NOT_BORNE_OUT = new Set(['missing', 'behind', 'other-total', 'differs']);
function isNotBorneOut({ claim, verdict }) {
    const kind = kindOf(claim);
    return kind !== 'file' && kind !== 'observation' && NOT_BORNE_OUT.has(verdict.name);
}


/***/ }),

/***/ 6644:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   DN: () => (/* binding */ addTo),
/* harmony export */   Gq: () => (/* binding */ reachable),
/* harmony export */   Pu: () => (/* binding */ oncePer),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   U1: () => (/* binding */ firstWhere),
/* harmony export */   cS: () => (/* binding */ batchesOf),
/* harmony export */   s2: () => (/* binding */ elementAt)
/* harmony export */ });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items)
        addTo(groups, keyOf(item), item);
    return groups;
}
function addTo(lists, key, item) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [item]);
    else
        list.push(item);
}
function reachable(items, next) {
    const seen = new Set(items);
    for (const item of seen)
        for (const one of next(item))
            seen.add(one);
    return seen;
}
function* batchesOf(items, size) {
    let batch = [];
    for (const item of items) {
        batch.push(item);
        if (batch.length < size)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
function firstWhere(count, holds) {
    return firstBetween(0, count, holds);
}
function firstBetween(low, high, holds) {
    if (low >= high)
        return low;
    const middle = (low + high) >>> 1;
    return holds(middle) ? firstBetween(low, middle, holds) : firstBetween(middle + 1, high, holds);
}
function oncePer(make) {
    const made = new WeakMap();
    return (key) => {
        const known = made.get(key);
        if (known !== undefined)
            return known.value;
        const value = make(key);
        made.set(key, { value });
        return value;
    };
}
function elementAt(list, index) {
    const element = list[index];
    if (element === undefined)
        throw new RangeError(`there is no element ${String(index)} of ${String(list.length)}`);
    return element;
}
function valueOf(map, key) {
    const value = map.get(key);
    if (value === undefined)
        throw new RangeError(`there is no value of ${String(key)}`);
    return value;
}


/***/ }),

/***/ 23056:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MOST_CLAIMS_OF_RUN: () => (/* binding */ MOST_CLAIMS_OF_RUN),
/* harmony export */   MOST_ELEMENTS: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   MOST_RETURNS_OF_RUN: () => (/* binding */ MOST_RETURNS_OF_RUN),
/* harmony export */   PROBLEMS_OF_JSON: () => (/* binding */ PROBLEMS_OF_JSON),
/* harmony export */   PROBLEMS_OF_NONE: () => (/* binding */ PROBLEMS_OF_NONE),
/* harmony export */   countElements: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(87979);

const PROBLEMS_OF_NONE = new Set(['nothing-read', 'unread-return']);
const PROBLEMS_OF_JSON = new Set([
    'syntax',
    'too-deep',
    'duplicate-key',
    'more-duplicates',
    'not-object',
    'no-return',
    'unread-return',
]);
const MOST_RETURNS_OF_RUN = 100_000;
const MOST_CLAIMS_OF_RUN = 1_000_000;
const MOST_ELEMENTS = 20_000;
function countElements(value) {
    let count = 0;
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__.isArray)(next))
            count += next.length;
        else if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__.isObject)(next))
            continue;
        for (const inner of Object.values(next))
            if (typeof inner === 'object' && inner !== null)
                pending.push(inner);
    }
    return count;
}


/***/ }),

/***/ 41300:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BASELINE_FILE: () => (/* binding */ BASELINE_FILE),
/* harmony export */   SEVERITIES: () => (/* binding */ SEVERITIES),
/* harmony export */   failsAt: () => (/* binding */ failsAt),
/* harmony export */   isActive: () => (/* binding */ isActive),
/* harmony export */   isAtLeast: () => (/* binding */ isAtLeast),
/* harmony export */   isStricter: () => (/* binding */ isStricter),
/* harmony export */   milder: () => (/* binding */ milder),
/* harmony export */   placeKey: () => (/* binding */ placeKey),
/* harmony export */   placesOf: () => (/* binding */ placesOf),
/* harmony export */   rank: () => (/* binding */ rank),
/* harmony export */   returnKey: () => (/* binding */ returnKey),
/* harmony export */   unendedComments: () => (/* binding */ unendedComments),
/* harmony export */   unreadParts: () => (/* binding */ unreadParts)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8664);

function placesOf({ pointer, property, }) {
    const at = pointer ?? '';
    if (property === undefined)
        return [at];
    return typeof property === 'string' ? [(0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(at, property)] : property.map((name) => (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)(at, name));
}
function isActive({ baselined, preexisting }) {
    return !baselined && !preexisting;
}
function failsAt(finding, failOn) {
    return isActive(finding) && failOn !== 'never' && isAtLeast(finding.severity, failOn);
}
const SEVERITIES = ['error', 'warning', 'notice'];
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
function milder(one, other) {
    return rank(one) > rank(other) ? one : other;
}
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
}
function isStricter(one, other) {
    return one !== 'off' && (other === 'off' || rank(one) < rank(other));
}
function returnKey({ file, index }) {
    return JSON.stringify([file, index]);
}
function placeKey({ file, index, pointer }) {
    return JSON.stringify([file, index, pointer]);
}
function unendedComments(unread, isNew) {
    return unread.flatMap(({ text, range, isComment }) => isComment === true
        ? [
            {
                ...(isNew ? {} : { severity: 'notice' }),
                range,
                value: text,
                message: `The comment that starts on line ${String(range.startLine)} never ends, and the text after it is neither shown nor read.`,
                recommendation: 'End the comment with -->, or remove it.',
            },
        ]
        : []);
}
function unreadParts(unread) {
    return unread.filter(({ isComment }) => isComment !== true);
}
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 87979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   field: () => (/* binding */ field),
/* harmony export */   has: () => (/* binding */ has),
/* harmony export */   isArray: () => (/* binding */ isArray),
/* harmony export */   isObject: () => (/* binding */ isObject),
/* harmony export */   listField: () => (/* binding */ listField),
/* harmony export */   numberField: () => (/* binding */ numberField),
/* harmony export */   stringField: () => (/* binding */ stringField)
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
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LONGEST_PATH: () => (/* binding */ LONGEST_PATH),
/* harmony export */   bytesOfName: () => (/* binding */ bytesOfName),
/* harmony export */   decodePathBytes: () => (/* binding */ decodePathBytes),
/* harmony export */   directPath: () => (/* binding */ directPath),
/* harmony export */   isTooLong: () => (/* binding */ isTooLong),
/* harmony export */   namesFolder: () => (/* binding */ namesFolder),
/* harmony export */   normalisePath: () => (/* binding */ normalisePath),
/* harmony export */   pairedWithNamesakes: () => (/* binding */ pairedWithNamesakes),
/* harmony export */   pathAndFolders: () => (/* binding */ pathAndFolders),
/* harmony export */   pathBelow: () => (/* binding */ pathBelow),
/* harmony export */   pathIn: () => (/* binding */ pathIn),
/* harmony export */   taskFolder: () => (/* binding */ taskFolder)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6644);


const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
const LONGEST_PATH = 4_096;
function pathIn(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}
function pathBelow(folder, path) {
    if (folder === '')
        return path;
    return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null;
}
function* pathAndFolders(path) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
        yield path.slice(0, end);
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
function directPath(path) {
    const slashed = path.trim().replaceAll('\\', '/');
    return normalisePath(slashed) ?? slashed;
}


/***/ }),

/***/ 8664:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FILE_START: () => (/* binding */ FILE_START),
/* harmony export */   edit: () => (/* binding */ edit),
/* harmony export */   join: () => (/* binding */ join),
/* harmony export */   tokens: () => (/* binding */ tokens),
/* harmony export */   valueAt: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(87979);

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
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__.isArray)(current))
            current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
        else
            current = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__.field)(current, token);
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
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__.isObject)(parent))
            Reflect.deleteProperty(parent, last);
    }
    for (const [pointer, next] of Object.entries(edits.set ?? {})) {
        const { parent, last } = holder(copy, pointer);
        const added = structuredClone(next);
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__.isArray)(parent)) {
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

/***/ 16057:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   besideOf: () => (/* binding */ besideOf),
/* harmony export */   changeOf: () => (/* binding */ changeOf),
/* harmony export */   countIn: () => (/* binding */ countIn),
/* harmony export */   folderOf: () => (/* binding */ folderOf),
/* harmony export */   openTasksIn: () => (/* binding */ openTasksIn),
/* harmony export */   requirementIn: () => (/* binding */ requirementIn),
/* harmony export */   withoutDate: () => (/* binding */ withoutDate)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(33870);

function requirementIn(id, texts) {
    let known = false;
    let ticked = null;
    for (const text of texts) {
        for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + id.length)) {
            if (!isWord(text, at, id.length))
                continue;
            known = true;
            const box = boxBefore(text, at);
            if (box !== null)
                ticked = ticked === true || box;
        }
    }
    return { known, ticked };
}
const IN_WORD = /[\p{L}\p{N}_]/u;
function isWord(text, at, length) {
    const before = text[at - 1] ?? '';
    const after = text.slice(at + length, at + length + 2);
    return !IN_WORD.test(before) && before !== '-' && !IN_WORD.test(after[0] ?? '') && !/^-[\p{L}\p{N}]/u.test(after);
}
const LONGEST_LINE = 2_000;
function boxBefore(text, at) {
    const from = Math.max(0, at - LONGEST_LINE);
    const before = text.slice(from, at);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const mark = /^\s*[-*+]\s+\[([ xX])\]/.exec(line)?.[1];
    return mark === undefined ? null : mark !== ' ';
}
const COUNTED = {
    requirement: /^### (?:Requirement|REQ-\d+):[ \t]*\S/,
    scenario: /^#### Scenario:[ \t]*\S/,
    task: /^\s*(?:[-*]|\d+[.)])\s+\[[ xX]\]/,
};
function countIn(text, of) {
    const counted = COUNTED[of];
    let n = 0;
    for (const line of text.split('\n'))
        if (counted.test(line))
            n++;
    return n;
}
const OPEN_TASK = /^\s*(?:[-*]|\d+[.)])\s+\[ \](.*)/;
function openTasksIn(text) {
    return text.split('\n').flatMap((content, n) => {
        const [, task] = OPEN_TASK.exec(content) ?? [];
        return task === undefined ? [] : [{ line: n + 1, text: task.trim() }];
    });
}
function folderOf(file) {
    return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}
function besideOf(file, name) {
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(folderOf(file), name);
}
function withoutDate(name) {
    return name.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}
function changeOf(file) {
    const segments = file.split('/');
    const at = segments.findIndex((segment, n) => segment === 'openspec' && segments[n + 1] === 'changes') + 2;
    if (at < 2)
        return null;
    const first = segments[at] === 'archive' ? at + 1 : at;
    const name = segments[first];
    return name === undefined || first >= segments.length - 1 ? null : withoutDate(name);
}


/***/ }),

/***/ 82959:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UNFINISHED: () => (/* binding */ UNFINISHED),
/* harmony export */   agentLabel: () => (/* binding */ agentLabel),
/* harmony export */   agentName: () => (/* binding */ agentName),
/* harmony export */   agentOf: () => (/* binding */ agentOf),
/* harmony export */   artifactsOf: () => (/* binding */ artifactsOf),
/* harmony export */   breaksShape: () => (/* binding */ breaksShape),
/* harmony export */   delegationOf: () => (/* binding */ delegationOf),
/* harmony export */   fixFormat: () => (/* binding */ fixFormat),
/* harmony export */   fixFormatFor: () => (/* binding */ fixFormatFor),
/* harmony export */   isMetaTask: () => (/* binding */ isMetaTask),
/* harmony export */   isOptionalNull: () => (/* binding */ isOptionalNull),
/* harmony export */   isSameAgent: () => (/* binding */ isSameAgent),
/* harmony export */   isSuccess: () => (/* binding */ isSuccess),
/* harmony export */   metadataOf: () => (/* binding */ metadataOf),
/* harmony export */   objectsOf: () => (/* binding */ objectsOf),
/* harmony export */   phasesOf: () => (/* binding */ phasesOf),
/* harmony export */   saysSuccess: () => (/* binding */ saysSuccess),
/* harmony export */   sessionOf: () => (/* binding */ sessionOf),
/* harmony export */   stateOfStatus: () => (/* binding */ stateOfStatus),
/* harmony export */   statusOf: () => (/* binding */ statusOf),
/* harmony export */   wayToSession: () => (/* binding */ wayToSession),
/* harmony export */   weighsAsSuccess: () => (/* binding */ weighsAsSuccess),
/* harmony export */   writtenSession: () => (/* binding */ writtenSession)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(87979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8664);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5086);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(33870);




const LONGEST_NAME = 80;
function statusOf(subject) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(subject.value, 'status');
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
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'metadata');
}
function agentOf(subject) {
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(metadataOf(subject), 'agent_type');
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
function fixFormat({ value, calledAgent }) {
    return fixFormatFor(calledAgent ?? agentOf({ value }));
}
function fixFormatFor(agent) {
    const name = agentLabel(agent);
    return name === UNNAMED ? 'Fix subagent return format' : `Fix ${name} subagent return format`;
}
const UNNAMED = 'subagent';
function shortened(name) {
    return name.length <= LONGEST_NAME && PLAIN_NAME.test(name) ? name : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name, LONGEST_NAME);
}
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._:@/+-]*$/u;
function wayToSession({ shape }) {
    return shape.fields['']?.includes('session_id') === true ? ['session_id'] : ['metadata', 'session_id'];
}
function writtenSession(subject) {
    const isInMetadata = wayToSession(subject.standard).length > 1;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(isInMetadata ? metadataOf(subject) : subject.value, 'session_id');
}
function sessionOf(subject) {
    const session = writtenSession(subject);
    return session === undefined || session.trim() === '' ? null : session;
}
const NO_NAMES = [];
function delegationOf(subject) {
    const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.listField)(metadataOf(subject), 'delegation_path');
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
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.listField)(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject)(value))
            found.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)('', key, index), value });
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
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.listField)(value, 'artifacts');
    for (let index = 0; index < list.length; index++) {
        const artifact = list[index];
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject)(artifact))
            continue;
        const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(artifact, 'path');
        artifacts.push({
            pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)('', 'artifacts', index),
            value: artifact,
            type: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(artifact, 'type'),
            path,
            plainPath: path === undefined ? null : (0,_path_js__WEBPACK_IMPORTED_MODULE_2__.normalisePath)(path),
            summary: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(artifact, 'summary'),
        });
    }
    return artifacts;
}
function breaksShape(errors, value, shape) {
    return errors.some((error) => !error.advisory && !isOptionalNull(error, value, shape));
}
function isOptionalNull({ keyword, pointer }, value, shape) {
    return keyword === 'type' && (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__.valueAt)(value, pointer) === null && isOptional(pointer, shape);
}
function isOptional(pointer, { fields, required }) {
    const steps = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__.tokens)(pointer);
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
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'task_type') === META || (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'language') === META;
}
function phasesOf({ value, standard, }) {
    const isAtTop = standard.shape.fields['']?.includes('phases_completed') === true;
    const holder = isAtTop ? value : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'metadata');
    return {
        place: isAtTop ? '' : (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)('', 'metadata'),
        completed: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.numberField)(holder, 'phases_completed'),
        total: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__.numberField)(holder, 'phases_total'),
    };
}


/***/ }),

/***/ 71799:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DOCUMENTS: () => (/* binding */ DOCUMENTS),
/* harmony export */   DOCUMENT_UPSTREAMS: () => (/* binding */ DOCUMENT_UPSTREAMS),
/* harmony export */   NOTHING: () => (/* binding */ NOTHING),
/* harmony export */   SHARED_AREAS: () => (/* binding */ SHARED_AREAS),
/* harmony export */   aboutRule: () => (/* binding */ aboutRule),
/* harmony export */   isOfForm: () => (/* binding */ isOfForm),
/* harmony export */   isOfTruth: () => (/* binding */ isOfTruth),
/* harmony export */   listFound: () => (/* binding */ listFound),
/* harmony export */   partsOfSource: () => (/* binding */ partsOfSource),
/* harmony export */   rulesOnClaims: () => (/* binding */ rulesOnClaims),
/* harmony export */   rulesOnDocuments: () => (/* binding */ rulesOnDocuments),
/* harmony export */   rulesOnReturns: () => (/* binding */ rulesOnReturns),
/* harmony export */   rulesOnRuns: () => (/* binding */ rulesOnRuns),
/* harmony export */   sourceInWords: () => (/* binding */ sourceInWords)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6644);

const SHARED_AREAS = [
    'document',
    'shape',
    'status',
    'summary',
    'artifacts',
    'metadata',
    'errors',
    'life-cycle',
    'run',
];
function listFound(found) {
    return 'message' in found ? [found] : found;
}
function tableOf(scope) {
    return (area, rules) => Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, { id, area, scope, ...rule }]));
}
const rulesOnDocuments = tableOf('document');
const rulesOnReturns = tableOf('return');
const rulesOnClaims = tableOf('claim');
const rulesOnRuns = tableOf('run');
const aboutRule = (0,_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .Pu)((rule) => rule.about());
function isOfTruth({ scope, area, ofTruth }) {
    return ofTruth ?? (scope === 'claim' || area === 'status');
}
function isOfForm(rule) {
    return !isOfTruth(rule) && rule.ofClaims !== true && rule.unread !== true;
}
const NOTHING = [];
const DOCUMENTS = {
    '000': 'Document 000, the console return 1.0',
    '001': 'Document 001, the return metadata file',
    '002': 'Document 002, the validation of a console return in six steps',
    '003': 'Document 003, the console return with its delegation chain',
    '004': 'Document 004, returns in Markdown',
    upstream: 'The standard as its project publishes it',
    'return-gate': 'return-gate itself',
};
const AGENT_SYSTEM = {
    title: 'the agent system of benbrastmckie, in ProofChecker',
    url: 'https://github.com/benbrastmckie/ProofChecker',
};
const DOCUMENT_UPSTREAMS = {
    '000': AGENT_SYSTEM,
    '001': { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
    '002': AGENT_SYSTEM,
    '003': AGENT_SYSTEM,
    '004': { title: 'Agent Teams Lite', url: 'https://github.com/Gentleman-Programming/agent-teams-lite' },
};
function partsOfSource(source) {
    const [document = '', ...words] = source.split(' ');
    return { document: document, ...(words.length === 0 ? {} : { heading: words.join(' ') }) };
}
function sourceInWords(source) {
    const { document, heading } = partsOfSource(source);
    return heading === undefined ? DOCUMENTS[document] : `${DOCUMENTS[document]}: ${heading}`;
}


/***/ }),

/***/ 5086:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WIDEST_OFFSET: () => (/* binding */ WIDEST_OFFSET),
/* harmony export */   capital: () => (/* binding */ capital),
/* harmony export */   compareNatural: () => (/* binding */ compareNatural),
/* harmony export */   compareText: () => (/* binding */ compareText),
/* harmony export */   count: () => (/* binding */ count),
/* harmony export */   cut: () => (/* binding */ cut),
/* harmony export */   describeValue: () => (/* binding */ describeValue),
/* harmony export */   isBlank: () => (/* binding */ isBlank),
/* harmony export */   listOf: () => (/* binding */ listOf),
/* harmony export */   listOfFew: () => (/* binding */ listOfFew),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   otherSentences: () => (/* binding */ otherSentences),
/* harmony export */   parseIso8601: () => (/* binding */ parseIso8601),
/* harmony export */   pattern: () => (/* binding */ pattern),
/* harmony export */   quote: () => (/* binding */ quote),
/* harmony export */   quotedList: () => (/* binding */ quotedList),
/* harmony export */   quotedPath: () => (/* binding */ quotedPath),
/* harmony export */   reasonOf: () => (/* binding */ reasonOf),
/* harmony export */   sentences: () => (/* binding */ sentences),
/* harmony export */   sha256: () => (/* binding */ sha256),
/* harmony export */   shortId: () => (/* binding */ shortId)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(21916);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);



function quote(text, limit = 80) {
    return `"${cut(text, limit)}"`;
}
function cut(text, limit) {
    return text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
}
function quotedPath(path) {
    return `\`${cut(path, 200)}\``;
}
function listOf(words, last = 'or') {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}
function quotedList(words, last) {
    return listOf(words.map((word) => quote(word)), last);
}
function listOfFew(words, most) {
    const more = words.length - most;
    return listOf(more > 0 ? [...words.slice(0, most), `${String(more)} more`] : words, 'and');
}
function isBlank(text) {
    return text.trim() === '';
}
function nearest(word, list, within = 2) {
    const lower = word.toLowerCase();
    if (lower.length > 64)
        return undefined;
    let best;
    let bestDistance = within + 1;
    for (const candidate of list) {
        const d = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, candidate.toLowerCase());
        if (d < bestDistance && d < candidate.length) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function count(n, word, plural = `${word}s`) {
    return `${String(n)} ${n === 1 ? word : plural}`;
}
let segmenter;
const SPACES = /[^\S\uFEFF]{2,}/g;
const PARAGRAPH = /[\n\r\u2028\u2029]/;
function sentences(text, limit) {
    const { least, most } = sentenceBounds(text);
    return least === most || least >= limit ? Math.min(least, limit) : segments(text, limit);
}
function segments(text, limit) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    const plain = text.replace(SPACES, (run) => (PARAGRAPH.test(run) ? '\n' : ' '));
    let n = 0;
    for (const { segment } of segmenter.segment(plain)) {
        if (segment.trim() !== '' && ++n >= limit)
            break;
    }
    return n;
}
const SURE_END = /[.?!] +(?=[A-Z])/g;
const MAY_END = /[?!]+|\.(?![0-9,:-]| *[a-z])|[\n\r]+|[^\0-\x7f\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2192]+/g;
function sentenceBounds(text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return { least: 0, most: 0 };
    const most = 1 + matchesIn(trimmed.slice(0, endOf(trimmed)), MAY_END);
    return { least: most === 1 ? 1 : 1 + matchesIn(trimmed, SURE_END), most };
}
function matchesIn(text, signs) {
    return text.match(signs)?.length ?? 0;
}
const LAST_MARKS = new Set('.?!');
const LAST_CLOSES = new Set('"\')]}');
function endOf(text) {
    let end = text.length;
    while (end > 0 && LAST_CLOSES.has(text.charAt(end - 1)))
        end--;
    const marks = end;
    while (end > 0 && LAST_MARKS.has(text.charAt(end - 1)))
        end--;
    return end === marks ? text.length : end;
}
const MANY_SENTENCES = 100;
const ABBREVIATIONS = pattern(String.raw `(?<![\p{L}\p{N}])(?:w\.r\.t|e\.g|i\.e|a\.k\.a|vs|cf|etc|et al|al|viz|resp|approx|incl|ca|nos?(?=\.\s*\d)|fig|sec|vol|dr|mr|mrs|ms|prof|inc|ltd|\p{L}|\d+)\.`, 'giu');
const UNSURE_ENDS = pattern('`[^`\\n]*`|\\.{2,}|\\u2026|(?<![?!])[?!]+(?![?!])(?=[^\\s?!.)"\'\\]]|["\')\\]]*\\s+\\p{Ll})', 'gu');
const ENDS = /[.?!\u2026]/g;
function withSureEnds(text) {
    const unended = (found) => found.replace(ENDS, '\u00B7');
    return text.replace(UNSURE_ENDS(), unended).replace(ABBREVIATIONS(), unended).replace(/\s+/g, ' ');
}
function otherSentences(text, min, max) {
    const possible = sentences(text, max + 1);
    if (possible >= min && possible <= max)
        return null;
    const n = possible < min ? possible : sentences(withSureEnds(text), MANY_SENTENCES + 1);
    if (possible > max && n <= max)
        return null;
    return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}
function compareText(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
function shortId(id) {
    return id.slice(0, 12);
}
function describeValue(value) {
    if (typeof value === 'string')
        return quote(value);
    if (value === undefined)
        return 'nothing';
    if (value === null || typeof value !== 'object')
        return String(value);
    return Array.isArray(value) ? 'an array' : 'an object';
}
function pattern(source, flags) {
    let made;
    return () => (made ??= new RegExp(source, flags));
}
function reasonOf(thrown) {
    if (typeof thrown !== 'object' || thrown === null || !('message' in thrown))
        return String(thrown);
    const known = 'errno' in thrown ? (0,node_util__WEBPACK_IMPORTED_MODULE_1__.getSystemErrorMap)().get(Number(thrown.errno)) : undefined;
    return known?.[1] ?? String(thrown.message).replace(/^E[A-Z\d]+: /, '');
}
function sha256(content, digits = 64) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)('sha256').update(content).digest('hex').slice(0, digits);
}
function isDigit(text, at) {
    const code = text.charCodeAt(at);
    return code >= 48 && code <= 57;
}
function endOfDigits(text, from) {
    let at = from;
    while (isDigit(text, at))
        at++;
    return at;
}
function startOfNumber(text, from, end) {
    let at = from;
    while (at < end - 1 && text.charAt(at) === '0')
        at++;
    return at;
}
function compareNatural(a, b) {
    let i = 0;
    let j = 0;
    while (i < a.length && j < b.length) {
        if (isDigit(a, i) && isDigit(b, j)) {
            const endA = endOfDigits(a, i);
            const endB = endOfDigits(b, j);
            const numberA = a.slice(startOfNumber(a, i, endA), endA);
            const numberB = b.slice(startOfNumber(b, j, endB), endB);
            const difference = numberA.length - numberB.length || compareText(numberA, numberB);
            if (difference !== 0)
                return difference;
            i = endA;
            j = endB;
            continue;
        }
        const difference = a.charCodeAt(i) - b.charCodeAt(j);
        if (difference !== 0)
            return difference;
        i++;
        j++;
    }
    return a.length - i - (b.length - j) || compareText(a, b);
}
const WIDEST_OFFSET = 14 * 3_600_000;
const EXTENDED = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?:\d{2})?)?)?$/;
function parseIso8601(text) {
    const match = EXTENDED.exec(text) ?? BASIC.exec(text);
    if (match === null)
        return null;
    const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
    const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day))
        return null;
    const time = clock(Number(hour), Number(minute), Number(second), fraction);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    if (time === null || offset === null)
        return null;
    return { at: midnight + time - offset, zoned: zone !== undefined };
}
function clock(hour, minute, second, fraction) {
    const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
    if (minute > 59 || second > 59 || hour > 24)
        return null;
    if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0)
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}
function offsetOf(zone) {
    if (zone === 'Z')
        return 0;
    const hours = Number(zone.slice(1, 3));
    const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
    if (hours > 23 || minutes > 59)
        return null;
    const size = (hours * 60 + minutes) * 60_000;
    return zone.startsWith('-') ? -size : size;
}


/***/ }),

/***/ 42613:
/***/ (function(module) {

module.exports = require("assert");

/***/ }),

/***/ 20181:
/***/ (function(module) {

module.exports = require("buffer");

/***/ }),

/***/ 35317:
/***/ (function(module) {

module.exports = require("child_process");

/***/ }),

/***/ 76982:
/***/ (function(module) {

module.exports = require("crypto");

/***/ }),

/***/ 24434:
/***/ (function(module) {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ (function(module) {

module.exports = require("fs");

/***/ }),

/***/ 58611:
/***/ (function(module) {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ (function(module) {

module.exports = require("https");

/***/ }),

/***/ 69278:
/***/ (function(module) {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ (function(module) {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ (function(module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function(module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 77598:
/***/ (function(module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function(module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 78474:
/***/ (function(module) {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ (function(module) {

module.exports = require("node:fs");

/***/ }),

/***/ 37067:
/***/ (function(module) {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ (function(module) {

module.exports = require("node:http2");

/***/ }),

/***/ 77030:
/***/ (function(module) {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ (function(module) {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 41792:
/***/ (function(module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 57075:
/***/ (function(module) {

module.exports = require("node:stream");

/***/ }),

/***/ 58500:
/***/ (function(module) {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ (function(module) {

module.exports = require("node:tls");

/***/ }),

/***/ 7066:
/***/ (function(module) {

module.exports = require("node:tty");

/***/ }),

/***/ 73136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ (function(module) {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ (function(module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 75919:
/***/ (function(module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function(module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function(module) {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ (function(module) {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ (function(module) {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ (function(module) {

module.exports = require("stream");

/***/ }),

/***/ 13193:
/***/ (function(module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 53557:
/***/ (function(module) {

module.exports = require("timers");

/***/ }),

/***/ 64756:
/***/ (function(module) {

module.exports = require("tls");

/***/ }),

/***/ 39023:
/***/ (function(module) {

module.exports = require("util");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/async module */
/******/ 	(() => {
/******/ 		var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 		var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 		var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 		var resolveQueue = (queue) => {
/******/ 			if(queue && queue.d < 1) {
/******/ 				queue.d = 1;
/******/ 				queue.forEach((fn) => (fn.r--));
/******/ 				queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 			}
/******/ 		}
/******/ 		var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 			if(dep !== null && typeof dep === "object") {
/******/ 				if(dep[webpackQueues]) return dep;
/******/ 				if(dep.then) {
/******/ 					var queue = [];
/******/ 					queue.d = 0;
/******/ 					dep.then((r) => {
/******/ 						obj[webpackExports] = r;
/******/ 						resolveQueue(queue);
/******/ 					}, (e) => {
/******/ 						obj[webpackError] = e;
/******/ 						resolveQueue(queue);
/******/ 					});
/******/ 					var obj = {};
/******/ 					obj[webpackQueues] = (fn) => (fn(queue));
/******/ 					return obj;
/******/ 				}
/******/ 			}
/******/ 			var ret = {};
/******/ 			ret[webpackQueues] = x => {};
/******/ 			ret[webpackExports] = dep;
/******/ 			return ret;
/******/ 		}));
/******/ 		__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 			var queue;
/******/ 			hasAwait && ((queue = []).d = -1);
/******/ 			var depQueues = new Set();
/******/ 			var exports = module.exports;
/******/ 			var currentDeps;
/******/ 			var outerResolve;
/******/ 			var reject;
/******/ 			var promise = new Promise((resolve, rej) => {
/******/ 				reject = rej;
/******/ 				outerResolve = resolve;
/******/ 			});
/******/ 			promise[webpackExports] = exports;
/******/ 			promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 			module.exports = promise;
/******/ 			body((deps) => {
/******/ 				currentDeps = wrapDeps(deps);
/******/ 				var fn;
/******/ 				var getResult = () => (currentDeps.map((d) => {
/******/ 					if(d[webpackError]) throw d[webpackError];
/******/ 					return d[webpackExports];
/******/ 				}))
/******/ 				var promise = new Promise((resolve) => {
/******/ 					fn = () => (resolve(getResult));
/******/ 					fn.r = 0;
/******/ 					var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 					currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 				});
/******/ 				return fn.r ? promise : getResult();
/******/ 			}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 			queue && queue.d < 0 && (queue.d = 0);
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  claim: () => (/* reexport */ claim),
  document: () => (/* reexport */ model_document),
  finding: () => (/* reexport */ finding),
  json: () => (/* reexport */ json),
  loadLibrary: () => (/* binding */ loadLibrary),
  path: () => (/* reexport */ path),
  pointer: () => (/* reexport */ pointer),
  requirements: () => (/* reexport */ requirements),
  returns: () => (/* reexport */ model_return),
  rule: () => (/* reexport */ rule),
  standard: () => (/* reexport */ standard_namespaceObject),
  startAction: () => (/* binding */ startAction),
  startCommandLine: () => (/* binding */ startCommandLine),
  startMerge: () => (/* binding */ startMerge),
  text: () => (/* reexport */ model_text)
});

// NAMESPACE OBJECT: ./src/model/standard.ts
var standard_namespaceObject = {};
__nccwpck_require__.r(standard_namespaceObject);

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __nccwpck_require__(25821);
// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __nccwpck_require__(23056);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __nccwpck_require__(41300);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __nccwpck_require__(87979);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __nccwpck_require__(33870);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __nccwpck_require__(8664);
// EXTERNAL MODULE: ./src/model/requirements.ts
var requirements = __nccwpck_require__(16057);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __nccwpck_require__(82959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __nccwpck_require__(71799);
;// CONCATENATED MODULE: ./src/model/standard.ts


// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __nccwpck_require__(5086);
;// CONCATENATED MODULE: ./scripts/bundle/shared.ts












;// CONCATENATED MODULE: ./scripts/bundle/index.ts
const startCommandLine = () => __nccwpck_require__.e(/* import() */ 353).then(__nccwpck_require__.bind(__nccwpck_require__, 20353));
const startAction = () => Promise.all(/* import() */[__nccwpck_require__.e(8271), __nccwpck_require__.e(1659), __nccwpck_require__.e(4865), __nccwpck_require__.e(3709), __nccwpck_require__.e(7939), __nccwpck_require__.e(8625), __nccwpck_require__.e(1741), __nccwpck_require__.e(3744), __nccwpck_require__.e(7835), __nccwpck_require__.e(9466)]).then(__nccwpck_require__.bind(__nccwpck_require__, 99466));
const startMerge = () => Promise.all(/* import() */[__nccwpck_require__.e(8271), __nccwpck_require__.e(1659), __nccwpck_require__.e(4865), __nccwpck_require__.e(3709), __nccwpck_require__.e(7939), __nccwpck_require__.e(1741), __nccwpck_require__.e(3744), __nccwpck_require__.e(7835), __nccwpck_require__.e(5040)]).then(__nccwpck_require__.bind(__nccwpck_require__, 65040));
const loadLibrary = () => Promise.all(/* import() */[__nccwpck_require__.e(8271), __nccwpck_require__.e(4865), __nccwpck_require__.e(3709), __nccwpck_require__.e(7939), __nccwpck_require__.e(8625), __nccwpck_require__.e(5723)]).then(__nccwpck_require__.bind(__nccwpck_require__, 55625));


module.exports = __webpack_exports__;
/******/ })()
;
"use strict";
exports.id = 650;
exports.ids = [650];
exports.modules = {

/***/ 5333:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bv: () => (/* binding */ baselineOf),
  ck: () => (/* binding */ baselineToWrite),
  mF: () => (/* binding */ readBaseline),
  qL: () => (/* binding */ renderBaseline)
});

// UNUSED EXPORTS: entriesOf

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8473);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/baseline/fingerprint.ts
var fingerprint = __webpack_require__(4319);
;// CONCATENATED MODULE: ./src/baseline/known-findings.ts


function knownAmong(entries) {
    const stocks = stocksOf(entries);
    const takeWhole = (stock) => {
        if (stock === undefined || stock.count === 0)
            return false;
        stock.count--;
        return true;
    };
    return (finding) => {
        const stock = stocks.get(finding.fingerprint);
        const absent = absentFields(finding);
        if (absent === null)
            return takeWhole(stock);
        if (absent.every((name) => stock?.fields.has(name) === true))
            return takeWhole(stock);
        return surroundingsOf(finding).some(({ fingerprint: outer, name }) => {
            const fields = stocks.get(outer)?.fields;
            const left = fields?.get(name) ?? 0;
            if (left > 0)
                fields?.set(name, left - 1);
            return left > 0;
        });
    };
}
function absentFields({ property }) {
    return property === undefined || typeof property === 'string' ? null : property;
}
function surroundingsOf({ rule, file, index, pointer, }) {
    const way = (0,model_pointer/* tokens */.LU)(pointer ?? '');
    return way.map((name, n) => {
        const outer = (0,model_pointer/* join */.fj)('', ...way.slice(0, n));
        return { name, fingerprint: (0,fingerprint/* fingerprint */.R)({ rule, file, index, pointer: outer, value: '{}' }) };
    });
}
function stocksOf(entries) {
    const stocks = new Map();
    for (const { fingerprint: of, count, fields = [] } of entries) {
        const stock = stocks.get(of) ?? { count: 0, fields: new Map() };
        stock.count = Math.max(count, stock.count);
        for (const name of fields)
            stock.fields.set(name, Math.max(count, stock.fields.get(name) ?? 0));
        stocks.set(of, stock);
    }
    return stocks;
}

// EXTERNAL MODULE: ./src/baseline/stable-path.ts
var stable_path = __webpack_require__(5498);
;// CONCATENATED MODULE: ./src/baseline/baseline.ts





const SCHEMA = 'return-gate/baseline@1';
class BaselineError extends usage_error/* UsageError */.e {
    name = 'BaselineError';
}
function baselineOf({ file, entries, hiding, reach, whole }) {
    return {
        reach,
        settle: (findings, mayBeKnown) => {
            const isKnown = knownAmong(hiding);
            const settled = findings.map((finding) => {
                if (finding.file === null || !mayBeKnown(finding) || !isKnown(finding))
                    return finding;
                return { ...finding, baselined: true };
            });
            const stale = whole ? staleEntries(entries, findings) : [];
            return { findings: settled, stale: stale.length === 0 ? null : { file, entries: stale } };
        },
    };
}
function baselineToWrite({ before = [], untrue, take }) {
    return {
        reach: 'everything',
        settle: (findings) => {
            const wasKnown = knownAmong(before);
            const kept = [];
            const left = [];
            let added = 0;
            const settled = findings.map((finding) => {
                if (finding.file === null)
                    return finding;
                const isNew = !wasKnown(finding);
                if (isNew && finding.untrue === true && untrue === 'left-out') {
                    left.push(finding);
                    return finding;
                }
                if (isNew)
                    added++;
                kept.push(finding);
                return { ...finding, baselined: true };
            });
            take({ entries: entriesOf(kept), added, untrue: left });
            return { findings: settled, stale: null };
        },
    };
}
function entriesOf(findings) {
    const entries = new Map();
    for (const finding of findings) {
        const { file, rule, fingerprint } = finding;
        if (file === null)
            continue;
        const known = entries.get(fingerprint);
        const count = (known?.count ?? 0) + 1;
        const absent = absentFields(finding);
        const fields = absent === null ? {} : { fields: [...new Set([...(known?.fields ?? []), ...absent])].sort(model_text/* compareText */.n6) };
        entries.set(fingerprint, { file: (0,stable_path/* stableFilePath */.R)(file), rule, fingerprint, count, ...fields });
    }
    return [...entries.values()].sort(byFile);
}
function byFile(a, b) {
    return (0,model_text/* compareText */.n6)(a.file, b.file) || (0,model_text/* compareText */.n6)(a.rule, b.rule) || (0,model_text/* compareText */.n6)(a.fingerprint, b.fingerprint);
}
function staleEntries(entries, findings) {
    const occurring = new Map();
    for (const finding of findings) {
        const { count, fields } = occurring.get(finding.fingerprint) ?? { count: 0, fields: new Set() };
        for (const name of absentFields(finding) ?? [])
            fields.add(name);
        occurring.set(finding.fingerprint, { count: count + 1, fields });
    }
    const stale = [];
    for (const entry of entries) {
        const found = occurring.get(entry.fingerprint);
        const mended = (entry.fields ?? []).filter((name) => found?.fields.has(name) === false);
        if (found === undefined || found.count < entry.count)
            stale.push({ ...entry, found: found?.count ?? 0 });
        else if (mended.length > 0)
            stale.push({ ...entry, found: found.count, mended });
    }
    return stale;
}
function renderBaseline(entries) {
    const lines = entries.map(({ file, rule, fingerprint, count, fields }) => `    ${JSON.stringify({ file, rule, fingerprint, count, fields })},\n`);
    return `{\n  "schema": "${SCHEMA}",\n  "findings": [\n${lines.join('')}    null\n  ]\n}\n`;
}
function readBaseline(text, name) {
    const whole = parse(text, name);
    const findings = (0,json/* field */.ZZ)(whole, 'findings');
    if ((0,json/* field */.ZZ)(whole, 'schema') !== SCHEMA) {
        throw new BaselineError(`${name} is no baseline: its "schema" must be "${SCHEMA}". ${WRITE_ANEW}`);
    }
    if (!(0,json/* isArray */.cy)(findings))
        throw new BaselineError(`${name}:1:1 has no list of "findings". ${WRITE_ANEW}`);
    const lines = linesOfEntries(text);
    const entries = [];
    findings.forEach((value, n) => {
        if (value === null && n === findings.length - 1)
            return;
        const entry = entryOf(value);
        const line = lines[n] ?? 1;
        if (entry === undefined) {
            throw new BaselineError(`${name}:${String(line)}:1 is no entry with "file", "rule", "fingerprint" and a "count" of 1 or more, or its "fields" are no list of names. ${WRITE_ANEW}`);
        }
        entries.push({ ...entry, line });
    });
    return entries;
}
const WRITE_ANEW = 'Take it from the last commit, or delete it and run return-gate check --update-baseline.';
function parse(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const conflict = firstLine(text, /^(?:<{7}|={7}|>{7})/);
        const reason = conflict !== undefined
            ? `:${String(conflict)}:1 holds an unresolved merge conflict: keep the lines of both sides.`
            : ` is damaged: ${error instanceof Error ? error.message : String(error)}.`;
        throw new BaselineError(`${name}${reason} ${WRITE_ANEW}`);
    }
}
function linesOfEntries(text) {
    return [...linesThat(text, /^\s*\{\s*"(?:file|rule|fingerprint|count)"/)];
}
function firstLine(text, pattern) {
    const [line] = linesThat(text, pattern);
    return line;
}
function* linesThat(text, pattern) {
    let line = 1;
    for (let start = 0; start <= text.length; line++) {
        const end = text.indexOf('\n', start);
        const last = end < 0 ? text.length : end;
        if (last > start && pattern.test(text.slice(start, last)))
            yield line;
        start = last + 1;
    }
}
function entryOf(value) {
    const file = (0,json/* stringField */.OM)(value, 'file');
    const rule = (0,json/* stringField */.OM)(value, 'rule');
    const fingerprint = (0,json/* stringField */.OM)(value, 'fingerprint');
    const count = (0,json/* numberField */.sJ)(value, 'count') ?? 0;
    if (file === undefined || rule === undefined || fingerprint === undefined)
        return undefined;
    const fields = (0,json/* field */.ZZ)(value, 'fields');
    if (!Number.isInteger(count) || count <= 0)
        return undefined;
    if (fields === undefined)
        return { file, rule, fingerprint, count };
    if (!(0,json/* isArray */.cy)(fields) || !fields.every((name) => typeof name === 'string'))
        return undefined;
    return { file, rule, fingerprint, count, fields };
}


/***/ }),

/***/ 7663:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ openBaseline),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   lh: () => (/* binding */ MAX_BASELINE_SIZE),
/* harmony export */   s$: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* unused harmony export baselineText */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8473);
/* harmony import */ var _model_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(782);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5333);
/* harmony import */ var _tree_link_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8951);






const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .BASELINE_FILE */ .t } = source;
    const found = await findBaseline(source);
    const text = typeof base === 'object' ? base.text : null;
    if (found === undefined && text === null)
        return undefined;
    const own = found === undefined ? undefined : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .readBaseline */ .mF)(found.text, found.name);
    const theirs = text === null ? undefined : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .readBaseline */ .mF)(text, `${place} of the base`);
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineOf */ .Bv)({
        file: found?.name ?? place,
        entries: own ?? [],
        hiding: theirs ?? own ?? [],
        reach: reachOf(base),
        whole,
    });
}
function reachOf(base) {
    if (base === undefined)
        return 'everything';
    return base === 'own' || base.text !== null ? 'unless-restated' : 'left-alone';
}
async function findBaseline({ tree, root, named, onDisk, place = _model_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .BASELINE_FILE */ .t, }) {
    if (named !== undefined)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .standsOnDisk */ .iK)(file)) {
        return { name: place, text: readNamed(root, file) };
    }
    const entry = tree.find(place);
    if (entry === undefined) {
        const link = linkOnTheWay(tree, place);
        if (link !== undefined)
            throw linked(link);
        return undefined;
    }
    if (entry.kind !== 'file')
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${place} is no regular file: commit the file itself.`);
    const committed = { path: place, id: entry.id, link: false };
    let content;
    for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE))
        content = one;
    return { name: place, text: baselineText(content, place) };
}
function baselineText(content, name) {
    if (content?.kind === 'bytes')
        return Buffer.from(content.bytes).toString('utf8');
    throw tooLarge(name);
}
function tooLarge(name) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules that most of its findings are of, or leave old returns out (paths, ignore), and write it anew.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw tooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _model_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .BASELINE_FILE */ .t);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function linked(link) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_2__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw linked(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
    }
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`The baseline ${file} is no regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : place;
}


/***/ }),

/***/ 2274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ updateBaseline),
/* harmony export */   f: () => (/* binding */ INCLUDE_UNTRUE)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8473);
/* harmony import */ var _baseline_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7663);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5333);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6443);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6270);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5665);







const INCLUDE_UNTRUE = {
    name: 'include-untrue',
    help: 'take claims that are not true into the baseline, too',
};
function updateBaseline(file, project, untrue) {
    const held = told(() => {
        const place = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
        return place.kind === 'file' && place.mode !== null ? (0,_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineFile */ .s$)(place.path) : null;
    });
    const before = held === null ? [] : (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .readBaseline */ .mF)(held, file);
    let taken = { entries: [], added: 0, untrue: [] };
    return {
        baseline: (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineToWrite */ .ck)({
            before,
            untrue,
            take: (found) => {
                taken = found;
            },
        }),
        write: () => {
            const { entries, added } = taken;
            const text = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .renderBaseline */ .qL)(entries);
            demandReadable(text, entries);
            told(() => (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFile */ ._h)(file, [text], { project }));
            const gone = sum(before) + added - sum(entries);
            const difference = `${String(added)} more and ${String(gone)} fewer than before`;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${file} now holds ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(sum(entries), 'known finding')}, ${difference}. Commit it.${leftOut(taken)}`
                .text;
        },
    };
}
function leftOut({ untrue }) {
    if (untrue.length === 0)
        return '';
    const claims = untrue.length === 1 ? '1 claim that is not true stays' : `${String(untrue.length)} claims that are not true stay`;
    return ` ${claims} out of it: mend what they claim, or take them in with --${INCLUDE_UNTRUE.name}.`;
}
function demandReadable(text, entries) {
    const size = Buffer.byteLength(text);
    if (size <= _baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BASELINE_SIZE */ .lh)
        return;
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`--update-baseline: a baseline of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(sum(entries), 'known finding')} would take ${String(size)} bytes, more than the limit of ${String(_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BASELINE_SIZE */ .lh)}: turn off the rules that most of them are of, or leave old returns out (paths, ignore).`);
}
function told(write) {
    try {
        return write();
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`--update-baseline: the baseline could not be written: ${reason}`);
    }
}
function sum(entries) {
    return entries.reduce((total, entry) => total + entry.count, 0);
}


/***/ }),

/***/ 7366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ds: () => (/* binding */ PATTERN_HELP),
  VV: () => (/* binding */ ROOT_OPTION),
  nO: () => (/* binding */ inProject)
});

// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(5023);
;// CONCATENATED MODULE: ./src/gather/place.ts
function patternFrom(place, pattern) {
    if (place === '')
        return pattern;
    const [negations = ''] = /^[!\s]*/.exec(pattern) ?? [];
    const own = pattern.slice(negations.length);
    if (own === '' || own.startsWith('#') || /^(?:[/~]|[A-Za-z]:)/.test(own))
        return pattern;
    const folders = place.split('/').map(literally);
    const segments = own.split('/');
    while (segments[0] === '.' || segments[0] === '..') {
        if (segments.shift() === '..' && folders.pop() === undefined)
            return pattern;
    }
    const below = [...folders, ...segments].join('/');
    return `${negations}${below === '' ? '.' : below}`;
}
function literally(name) {
    return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}

// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/tree/root.ts
var root = __webpack_require__(2102);
;// CONCATENATED MODULE: ./src/cli/in-project.ts




const ROOT_OPTION = {
    name: 'root',
    value: 'DIR',
    help: 'the project root that claims are relative to (default: the nearest folder upwards with a configuration, else the top of the repository, else the current directory)',
};
const PATTERN_HELP = `PATTERN is relative to the current directory, or to --root where that is given. It has the semantics of @actions/glob, and
replaces the usual places; a folder stands for the usual places below it ("folder/**" for all its files).`;
function inProject(call, { stderr }) {
    if (call.values.has('root'))
        return call;
    const { path, place, because } = (0,root/* projectRootOf */.zu)('.', find/* CONFIG_FILES */.n0);
    if (because !== 'current' && !call.switches.has('quiet')) {
        const why = because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        stderr.write((0,sink/* terminal */.Fo) `return-gate: The project root is ${path}, ${why}.`.text + '\n');
    }
    const placed = (patterns) => patterns.map((pattern) => patternFrom(place, pattern));
    const ignore = call.values.get('ignore');
    const values = new Map([
        ...call.values,
        ['root', [path]],
        ...(ignore === undefined ? [] : [['ignore', placed(ignore)]]),
    ]);
    return { ...call, values, rest: placed(call.rest) };
}


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wrap),
/* harmony export */   Y: () => (/* binding */ columns)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(323);

const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97c],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe10, 0xfe19],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18cff],
    [0x1b000, 0x1b2ff],
    [0x1f200, 0x1f2ff],
    [0x20000, 0x3fffd],
];
function isWide(codePoint) {
    return WIDE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
const TAKES_NONE = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\p{Mn}\p{Me}\p{Cf}]`, 'u');
const PICTURE = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `\p{Emoji_Presentation}`, 'u');
function columns(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let n = 0;
    for (const character of text) {
        if (TAKES_NONE().test(character))
            continue;
        n += isWide(character.codePointAt(0) ?? 0) || PICTURE().test(character) ? 2 : 1;
    }
    return n;
}
function wrap(text, first, others = first) {
    if (columns(text) <= first)
        return [text];
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line === '' || columns(longer) <= (lines.length === 0 ? first : others))
            line = longer;
        else {
            lines.push(line);
            line = word;
        }
    }
    const [start, ...more] = lines;
    return start === undefined ? [line] : [start, ...more, line];
}


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yp: () => (/* binding */ versionsWith),
/* harmony export */   aA: () => (/* binding */ versionsInWords),
/* harmony export */   aO: () => (/* binding */ rules),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qg: () => (/* binding */ orderedStandards)
/* harmony export */ });
/* harmony import */ var _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8053);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8749);


const orderedStandards = _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule === rule)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
}
function severities(rule) {
    const found = new Map();
    for (const { standard, severity } of versionsWith(rule)) {
        const known = found.get(severity);
        if (known === undefined)
            found.set(severity, [standard]);
        else
            known.push(standard);
    }
    return found;
}
function versionsInWords(list) {
    if (orderedStandards.every((standard) => list.includes(standard)))
        return ['all'];
    return _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length && meant.length > 0 ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}


/***/ })

};
;
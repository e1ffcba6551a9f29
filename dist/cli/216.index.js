"use strict";
exports.id = 216;
exports.ids = [216];
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
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6818);


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


/***/ }),

/***/ 4445:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ isCommitTree),
  C: () => (/* binding */ openCommit)
});

// EXTERNAL MODULE: ./src/tree/git/ancestry.ts
var ancestry = __webpack_require__(4538);
// EXTERNAL MODULE: ./src/tree/git/git-error.ts
var git_error = __webpack_require__(440);
// EXTERNAL MODULE: ./src/tree/git/git.ts + 2 modules
var git_git = __webpack_require__(5996);
// EXTERNAL MODULE: ./src/tree/git/remote.ts
var remote = __webpack_require__(2769);
;// CONCATENATED MODULE: ./src/tree/git/deepen.ts




const LIMIT = 300_000;
async function fetchHistory(git, commit, { token, server }) {
    try {
        const settings = await (0,remote/* readSettings */.sb)(git);
        if (!settings.has(`remote.${remote/* REMOTE */.Bn}.url`))
            return { obstacle: `the clone has no remote ${remote/* REMOTE */.Bn}.` };
        const remotely = { ...(await (0,remote/* toFetch */.qU)(git, [remote/* REMOTE */.Bn])), limit: LIMIT };
        const fetch = (0,remote/* fetchArguments */.lO)(['--unshallow', '--filter=blob:none'], commit);
        const first = await (0,git_git/* runGit */.EO)(remotely, fetch);
        if (first.status === 0) {
            return (await (0,ancestry/* endsEarly */.c2)(git)) ? { obstacle: 'the remote is itself a shallow clone.' } : { obstacle: null, git };
        }
        const hasHeader = settings.has(`http.${server}/.extraheader`.toLowerCase());
        if (token === '' || hasHeader)
            return { obstacle: (0,remote/* lastWords */.aN)(first.stderr) };
        const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
        const header = { server, value: `AUTHORIZATION: basic ${basic}` };
        const second = await (0,git_git/* runGit */.EO)({ ...remotely, header }, fetch);
        return second.status === 0 ? { obstacle: null, git: { ...git, header } } : { obstacle: (0,remote/* lastWords */.aN)(second.stderr) };
    }
    catch (error) {
        if (error instanceof git_error/* GitError */.XS && error.kind === 'other')
            return { obstacle: error.message };
        throw error;
    }
}

// EXTERNAL MODULE: ./src/model/path-bytes.ts
var path_bytes = __webpack_require__(3020);
// EXTERNAL MODULE: ./src/tree/git/other-commit.ts
var other_commit = __webpack_require__(687);
// EXTERNAL MODULE: ./src/tree/git/partial-clone.ts
var partial_clone = __webpack_require__(5166);
;// CONCATENATED MODULE: ./src/tree/git/log.ts





const LIKENESS = { exact: '--find-renames=100%', alike: '--find-renames=50%' };
const RAW = [
    '-z',
    '--raw',
    '--no-abbrev',
    '-l1000',
    '--no-rename-empty',
    '--no-ext-diff',
    '--no-textconv',
    '-O/dev/null',
];
const LOG = [
    '-c',
    'log.follow=false',
    '-c',
    'log.showRoot=true',
    '-c',
    'log.mailmap=false',
    'log',
    '--format=%H %P',
    '--full-diff',
    '--diff-merges=first-parent',
    '--no-show-signature',
    '--no-color',
    '--stdin',
    ...RAW,
];
function readLog({ git, prefix }, { likeness, modified = false, commits, walk, scopes = [], topological = false }, take) {
    const args = [
        ...LOG,
        relativeTo(prefix),
        LIKENESS[likeness],
        `--diff-filter=${modified ? 'ADRMT' : 'ADR'}`,
        walk ? '--full-history' : '--no-walk',
        ...(topological ? ['--topo-order'] : []),
    ];
    return readEntries(git, args, [...commits, ...(walk ? ['--', ...placed(scopes, prefix)] : [])], take);
}
async function readDifference(repository, [base, commit], likeness, take) {
    const [, before] = await (0,other_commit/* treesAt */.n8)(repository, base, repository.prefix);
    const [, after] = await (0,other_commit/* treesAt */.n8)(repository, commit, repository.prefix);
    if (before === undefined || after === undefined || before === after)
        return;
    const args = ['diff-tree', '-r', '--diff-filter=ADR', '--no-relative', LIKENESS[likeness], ...RAW, before, after];
    await readEntries(repository.git, args, [], take);
}
function relativeTo(prefix) {
    return prefix === '' ? '--relative' : `--relative=${prefix}/`;
}
function placed(scopes, prefix) {
    if (prefix === '')
        return scopes;
    return /[\n\r]/.test(prefix) ? [] : scopes.map((scope) => `${prefix}/${scope}`);
}
function readEntries(git, args, input, take) {
    return new Promise((resolve, reject) => {
        const child = (0,git_git/* startGit */.BE)(git, args);
        const said = [];
        const parser = new RawParser(take);
        child.stdout.on('data', (chunk) => {
            if (parser.read(chunk))
                return;
            child.stdout.destroy();
            child.kill();
            resolve();
        });
        child.stderr.on('data', (chunk) => said.push(chunk));
        child.on('error', (error) => {
            reject((0,git_git/* notStarted */.DY)(error));
        });
        child.on('close', (status) => {
            if (status === 0)
                resolve();
            else
                reject((0,git_error/* gitFailed */.gk)('read the history', Buffer.concat(said).toString('utf8')));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(Buffer.concat(input.map((line) => Buffer.concat([(0,path_bytes/* bytesOfName */.q)(line), Buffer.from('\n')]))));
    });
}
class RawParser {
    #take;
    #pending = '';
    #commit = null;
    #merge = false;
    #raw;
    #from;
    constructor(take) {
        this.#take = take;
    }
    read(chunk) {
        const fields = (this.#pending + chunk.toString('latin1')).split('\0');
        this.#pending = fields.pop() ?? '';
        return fields.every((field) => this.#field(field));
    }
    #field(field) {
        if (this.#raw === undefined) {
            const line = field.startsWith('\n') ? field.slice(1) : field;
            if (line.startsWith(':'))
                this.#raw = line.split(' ');
            else {
                const [commit = '', ...parents] = line.trim().split(' ');
                this.#commit = commit;
                this.#merge = parents.length > 1;
            }
            return true;
        }
        const [, , , , status = ''] = this.#raw;
        if (status.startsWith('R') && this.#from === undefined) {
            this.#from = field;
            return true;
        }
        const entry = this.#entry(this.#raw, this.#from ?? field, this.#from === undefined ? null : field);
        this.#raw = undefined;
        this.#from = undefined;
        return this.#take(entry);
    }
    #entry([before = '', after = '', from = '', into = '', status = ''], path, to) {
        const [mode, id] = status === 'D' ? [before.slice(1), from] : [after, into];
        return {
            commit: this.#commit,
            merge: this.#merge,
            status: STATUS[status.charAt(0)] ?? 'modified',
            path: (0,path_bytes/* decodePathBytes */.j)(path),
            to: to === null ? null : (0,path_bytes/* decodePathBytes */.j)(to),
            substantial: mode.startsWith('100') && !(0,partial_clone/* isEmptyBlob */.Vq)(id),
            ids: [from, into],
        };
    }
}
const STATUS = { A: 'added', D: 'deleted', R: 'renamed' };

;// CONCATENATED MODULE: ./src/tree/git/renames.ts



const MOST_COMPARED = 2 * 1024 ** 3;
const MOST_FETCHED = 2_000;
const TOO_MUCH = 'Whether it was renamed and edited was not looked at: the commit that removed it changed too many files to compare them all.';
const UNCOMPARED = 'Whether it was renamed and edited cannot be told in this partial clone, which lacks what the commit held that removed it.';
async function renamesWithEdits(repository, differences, take) {
    const { git, objects, clone } = repository;
    const entries = new Map(differences.map(({ commit }) => [commit, []]));
    await readEach(repository, differences, 'exact', (entry) => {
        entries.get(entry.commit)?.push(entry);
        return true;
    });
    const candidates = [...entries].flatMap(([commit, list]) => candidateOf(commit, list));
    const ids = [...new Set(candidates.flatMap(({ deleted, added }) => [...deleted, ...added]))];
    if (ids.length === 0)
        return { passedOver: new Set(), reason: '' };
    const isHere = clone === 'whole' || (ids.length <= MOST_FETCHED && (await canFetch(git, ids)));
    const compared = new Set(isHere ? await affordable(candidates, ids, objects) : []);
    await readEach(repository, differences.filter(({ commit }) => compared.has(commit)), 'alike', take);
    const passedOver = new Set(candidates.map(({ commit }) => commit).filter((commit) => !compared.has(commit)));
    return { passedOver, reason: isHere ? TOO_MUCH : UNCOMPARED };
}
async function readEach(repository, differences, likeness, take) {
    const commits = differences.flatMap(({ commit }) => commit ?? []);
    for (const { commit, base, judged } of differences) {
        if (commit === null && base !== null)
            await readDifference(repository, [base, judged], likeness, take);
    }
    if (commits.length > 0)
        await readLog(repository, { likeness, commits, walk: false }, take);
}
function candidateOf(commit, entries) {
    const of = (wanted, side) => entries.flatMap(({ status, substantial, ids }) => (status === wanted && substantial ? [ids[side]] : []));
    const [deleted, added] = [of('deleted', 0), of('added', 1)];
    return deleted.length === 0 || added.length === 0 ? [] : [{ commit, deleted, added }];
}
async function affordable(candidates, ids, objects) {
    const answers = await objects.sizes(ids);
    const sizes = new Map(ids.map((id, n) => [id, answers[n]?.size ?? Infinity]));
    const sum = (list) => list.reduce((total, id) => total + (sizes.get(id) ?? Infinity), 0);
    let left = MOST_COMPARED;
    return candidates.flatMap(({ commit, deleted, added }) => {
        const bytes = deleted.length * sum(added) + added.length * sum(deleted);
        if (bytes > left)
            return [];
        left -= bytes;
        return [commit];
    });
}
async function canFetch(git, ids) {
    try {
        await (0,partial_clone/* fetchPromised */._i)(git, ids);
        return true;
    }
    catch (error) {
        if (error instanceof git_error/* GitError */.XS && error.kind === 'other')
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/tree/git/scopes.ts
const MOST_SCOPES = 32;
const DEEPEST = 12;
function scopesOf(paths) {
    const split = paths.map((path) => {
        const segments = path.split('/', DEEPEST);
        const broken = segments.findIndex((segment) => /[\n\r\0]/.test(segment));
        return broken < 0 ? segments : segments.slice(0, broken);
    });
    let scopes = [];
    for (let depth = 1; depth <= DEEPEST; depth++) {
        const deeper = new Set(split.map((segments) => segments.slice(0, depth).join('/')));
        if (deeper.size > MOST_SCOPES || deeper.has(''))
            break;
        scopes = [...deeper];
    }
    return scopes;
}

;// CONCATENATED MODULE: ./src/tree/git/file-versions.ts



const MOST_STEPS = 8;
async function fileVersions(repository, question) {
    const found = new Map(question.files.map((file) => [file, []]));
    const aliases = new Map(question.files.map((file) => [file, new Set([file])]));
    const known = new Set();
    for (let step = 0; step <= MOST_STEPS; step++) {
        const starts = await readVersions(repository, question, aliases, found);
        const earlier = await renamedInto(repository, starts);
        aliases.clear();
        for (const { path, to, commit } of earlier) {
            if (to === null || known.has(`${commit ?? ''} ${path}`))
                continue;
            known.add(`${commit ?? ''} ${path}`);
            const files = starts.get(to)?.files ?? [];
            if (files.length > 0)
                aliases.set(path, new Set(files));
        }
        if (aliases.size === 0)
            break;
    }
    for (const versions of found.values())
        versions.reverse();
    return found;
}
async function readVersions(repository, { commit, identityOf }, aliases, found) {
    const byIdentity = new Map();
    for (const [path, files] of aliases)
        join(byIdentity, identityOf(path), files);
    const starts = new Map();
    await readLog(repository, {
        likeness: 'exact',
        modified: true,
        commits: [commit],
        walk: true,
        topological: true,
        scopes: scopesOf([...aliases.keys(), ...[...aliases.keys()].map(identityOf)].filter((path) => path !== '')),
    }, ({ status, path, to, ids, commit: at, merge }) => {
        const place = to ?? path;
        const files = status === 'deleted' ? undefined : (aliases.get(place) ?? byIdentity.get(identityOf(place)));
        if (files === undefined || at === null)
            return true;
        for (const file of files)
            found.get(file)?.push({ commit: at, id: ids[1] });
        if (status === 'renamed') {
            join(aliases, path, files);
            join(byIdentity, identityOf(path), files);
            starts.delete(place);
        }
        else if (status === 'added' && !merge)
            starts.set(place, { commit: at, files: [...files] });
        return true;
    });
    return starts;
}
function join(map, key, files) {
    map.set(key, new Set([...(map.get(key) ?? []), ...files]));
}
async function renamedInto(repository, starts) {
    const commits = [...new Set([...starts.values()].map(({ commit }) => commit))];
    const renames = [];
    const differences = commits.map((commit) => ({ commit, base: null, judged: commit }));
    await renamesWithEdits(repository, differences, (entry) => {
        if (entry.to !== null && starts.get(entry.to)?.commit === entry.commit)
            renames.push(entry);
        return true;
    });
    return renames;
}

;// CONCATENATED MODULE: ./src/tree/git/rename-tracker.ts
class RenameTracker {
    #whereIs;
    #asked;
    #next = new Map();
    #ends = new Map();
    #merged = new Map();
    #existed = new Set();
    constructor(asked, whereIs) {
        this.#asked = new Set(asked);
        this.#whereIs = whereIs;
    }
    take(entry) {
        const { path, to, status, merge, substantial } = entry;
        if (substantial) {
            for (const name of [path, to])
                if (name !== null && this.#asked.has(name))
                    this.#existed.add(name);
        }
        if (status === 'added' || status === 'modified')
            return true;
        const now = to === null ? null : (this.#whereIs(to) ?? this.#next.get(to) ?? null);
        if (now === null)
            this.#next.delete(path);
        else
            this.#next.set(path, now);
        const ends = merge ? this.#merged : this.#ends;
        if (this.#asked.has(path) && !ends.has(path))
            ends.set(path, { ...entry, now });
        return this.#ends.size < this.#asked.size;
    }
    told() {
        const told = new Map();
        for (const path of this.#asked) {
            const end = this.#end(path);
            const commit = end?.commit ?? null;
            if (typeof end?.now === 'string')
                told.set(path, { kind: 'moved', to: end.now, commit });
            else if (this.#existed.has(path))
                told.set(path, { kind: 'removed', commit });
        }
        return told;
    }
    leads() {
        return [...this.#asked].flatMap((path) => {
            const end = this.#end(path);
            return end === undefined || end.to === null || end.now !== null ? [] : [{ path, to: end.to, commit: end.commit }];
        });
    }
    #end(path) {
        return this.#ends.get(path) ?? this.#merged.get(path);
    }
}

;// CONCATENATED MODULE: ./src/tree/git/history.ts







const history_MOST_STEPS = 8;
const SHALLOW = 'History is too shallow here to tell whether it was moved or removed: deepen it (fetch-depth: 0 of actions/checkout, or git fetch --unshallow).';
const NEVER = { kind: 'never' };
async function explainByHistory(judged, { paths, needed, exists, base }) {
    const asked = paths.filter((path) => path !== '');
    if (asked.length === 0)
        return new Map();
    const { repository, commit } = judged;
    const told = new Map();
    const renamed = new Map();
    const whereIs = (path) => (exists(path) ? path : (renamed.get(path) ?? null));
    if (base !== null) {
        const tracker = new RenameTracker(asked, whereIs);
        await readDifference(repository, [base, commit], 'exact', (entry) => {
            if (entry.to !== null && exists(entry.to))
                renamed.set(entry.path, entry.to);
            tracker.take(entry);
            return true;
        });
        const { told: byChange } = await withEdited({ repository, commit, base, whereIs }, tracker);
        for (const [path, past] of byChange)
            told.set(path, past);
    }
    const left = asked.filter((path) => !told.has(path));
    if (left.length === 0)
        return told;
    if (await (0,ancestry/* endsEarly */.c2)(repository.git)) {
        const isNeeded = left.some((path) => needed.has(path));
        const obstacle = isNeeded && judged.deepen !== null ? await judged.deepen() : '';
        if (obstacle !== null) {
            const detail = obstacle === '' ? SHALLOW : `${SHALLOW} It could not be fetched: ${obstacle}`;
            for (const path of left)
                told.set(path, { kind: 'unknown', detail });
            return told;
        }
    }
    const search = { repository, commit: base ?? commit, base: null, whereIs };
    for (const [path, past] of await inHistory(search, left))
        told.set(path, past);
    return told;
}
async function inHistory(search, asked) {
    const { repository, commit } = search;
    if (repository.clone === 'whole')
        return follow(search, asked, history_MOST_STEPS);
    try {
        return await follow(search, asked, history_MOST_STEPS);
    }
    catch (error) {
        if (!(error instanceof git_error/* GitError */.XS) || error.kind !== 'other')
            throw error;
        await (0,partial_clone/* bringFolders */.cp)(repository.git, commit, 'all');
        return follow(search, asked, history_MOST_STEPS);
    }
}
async function follow(search, asked, steps) {
    const { repository, commit, whereIs } = search;
    const tracker = new RenameTracker(asked, whereIs);
    const question = { likeness: 'exact', commits: [commit], walk: true, scopes: scopesOf(asked) };
    await readLog(repository, question, (entry) => tracker.take(entry));
    const { told, leads } = await withEdited(search, tracker);
    const all = new Map(told);
    for (const path of asked)
        if (!all.has(path))
            all.set(path, NEVER);
    if (leads.length === 0 || steps === 0)
        return all;
    const further = await follow(search, [...new Set(leads.map(({ to }) => to))], steps - 1);
    for (const { path, to, commit: by } of leads) {
        const end = further.get(to);
        if (end?.kind === 'moved')
            all.set(path, { ...end, commit: by });
    }
    return all;
}
async function withEdited({ repository, commit: judged, base, whereIs }, tracker) {
    const told = tracker.told();
    const removed = [...told].flatMap(([path, past]) => (past.kind === 'removed' ? [{ path, commit: past.commit }] : []));
    if (removed.length === 0)
        return { told, leads: tracker.leads() };
    const closer = new RenameTracker(removed.map(({ path }) => path), whereIs);
    const differences = [...new Set(removed.map(({ commit }) => commit))].map((commit) => ({ commit, base, judged }));
    const { passedOver, reason } = await renamesWithEdits(repository, differences, (entry) => closer.take(entry));
    const all = new Map(told);
    for (const { path, commit } of removed) {
        if (passedOver.has(commit))
            all.set(path, { kind: 'removed', commit, detail: reason });
    }
    for (const [path, past] of closer.told())
        if (past.kind === 'moved')
            all.set(path, past);
    return { told: all, leads: [...tracker.leads(), ...closer.leads()] };
}

// EXTERNAL MODULE: ./src/tree/git/tree-object.ts
var tree_object = __webpack_require__(9175);
;// CONCATENATED MODULE: ./src/tree/git/stood-since.ts




async function stoodSince(repository, newest, moments) {
    const atMoment = await (repository.clone === 'partial' ? stoodInFolders : stoodThen)(repository, moments);
    const left = moments.filter((_, n) => atMoment[n] !== true);
    if (left.length === 0)
        return atMoment;
    const later = await stoodLater(repository, newest, left);
    return moments.map((moment, n) => atMoment[n] === true || later.has(moment));
}
async function stoodThen({ objects, prefix }, moments) {
    const names = moments.map(({ path, commit }) => /[\n\r]/.test(path) ? commit : `${commit}:${prefix === '' ? '' : `${prefix}/`}${path}`);
    return (await objects.describe(names)).map(({ type }) => type === 'blob');
}
async function stoodInFolders({ objects, prefix }, moments) {
    const places = moments.map(({ path, commit }) => {
        const place = prefix === '' ? path : `${prefix}/${path}`;
        const folder = place.slice(0, place.lastIndexOf('/') + 1);
        return { tree: /[\n\r]/.test(folder) ? commit : `${commit}:${folder}`, name: place.slice(folder.length) };
    });
    const trees = await objects.describe(places.map(({ tree }) => tree));
    const inTree = new Map();
    for (const [n, { id, type }] of trees.entries()) {
        if (id !== null && type === 'tree')
            inTree.set(id, [...(inTree.get(id) ?? []), n]);
    }
    const stood = moments.map(() => false);
    for (const [tree, list] of inTree) {
        const [object] = await objects.contents([tree], Number.MAX_SAFE_INTEGER);
        const entries = (0,tree_object/* entriesOf */.M)(object?.bytes?.toString('latin1') ?? '', tree.length / 2);
        for (const n of list) {
            const kind = entries.get(places[n]?.name ?? '')?.kind;
            stood[n] = kind === 'file' || kind === 'link';
        }
    }
    return stood;
}
async function stoodLater(repository, newest, moments) {
    const graph = await CommitGraph.read(repository, newest);
    const holders = new Map(moments.map(({ path }) => [path, new Set()]));
    const scopes = scopesOf([...holders.keys()]);
    const question = { likeness: 'exact', commits: [newest], walk: true, scopes };
    await readLog(repository, question, ({ status, path, to, commit }) => {
        if (commit === null)
            return true;
        const holder = status === 'added' ? commit : graph.firstParent(commit);
        if (holder !== undefined)
            holders.get(path)?.add(holder);
        if (to !== null)
            holders.get(to)?.add(commit);
        return true;
    });
    const byCommit = new Map();
    for (const moment of moments)
        byCommit.set(moment.commit, [...(byCommit.get(moment.commit) ?? []), moment]);
    const found = new Set();
    for (const [commit, list] of byCommit) {
        const follows = graph.followersOf(commit);
        for (const moment of list)
            if ([...(holders.get(moment.path) ?? [])].some(follows))
                found.add(moment);
    }
    return found;
}
class CommitGraph {
    #parents;
    #ids;
    #places;
    constructor(lines) {
        this.#ids = lines.map((line) => line.split(' ', 1)[0] ?? '');
        this.#places = new Map(this.#ids.map((id, n) => [id, n]));
        this.#parents = lines.map((line) => line
            .split(' ')
            .slice(1)
            .flatMap((id) => this.#places.get(id) ?? []));
    }
    static async read({ git }, newest) {
        const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)(git, ['rev-list', '--topo-order', '--parents', newest]);
        if (status !== 0)
            throw (0,git_git/* gitFailed */.gk)('read the history', stderr);
        return new CommitGraph(stdout.toString('latin1').trimEnd().split('\n'));
    }
    firstParent(commit) {
        const [parent] = this.#parents[this.#places.get(commit) ?? -1] ?? [];
        return parent === undefined ? undefined : this.#ids[parent];
    }
    followersOf(commit) {
        const followers = new Uint8Array(this.#ids.length);
        const start = this.#places.get(commit);
        if (start === undefined)
            return () => false;
        followers[start] = 1;
        for (let place = start - 1; place >= 0; place--) {
            if (this.#parents[place]?.some((parent) => followers[parent] === 1) === true)
                followers[place] = 1;
        }
        return (other) => followers[this.#places.get(other) ?? -1] === 1;
    }
}

// EXTERNAL MODULE: ./src/tree/workspace.ts
var tree_workspace = __webpack_require__(6825);
;// CONCATENATED MODULE: ./src/tree/git/uncommitted.ts



async function explainByWorkspace(git, { kind, root, prefix }, paths) {
    const told = new Map();
    if (kind === 'bare' || paths.length === 0)
        return told;
    const workspace = (0,tree_workspace/* openWorkspace */.O)(root);
    if (!(await isWorkspace(git)))
        return told;
    const folder = prefix === '' ? './' : `./${prefix}/`;
    const there = new Set(paths.filter((path) => workspace.find(path)?.kind === 'file'));
    const askable = paths.filter((path) => there.has(path) || isAskable(workspace, path));
    const rules = await ignoreRules(git, folder, askable);
    for (const path of paths) {
        const isThere = there.has(path);
        const ignoredBy = rules.get(path) ?? null;
        if (isThere || ignoredBy !== null)
            told.set(path, { isThere, ignoredBy });
    }
    return told;
}
function isAskable(workspace, path) {
    if (path.includes('\0'))
        return false;
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) {
        const entry = workspace.find(path.slice(0, end));
        if (entry === undefined)
            return true;
        if (entry.kind !== 'directory')
            return false;
    }
    return true;
}
async function isWorkspace(git) {
    const { stdout } = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--is-inside-work-tree']);
    return stdout.toString('latin1').trim() === 'true';
}
const uncommitted_LIMIT = 10_000;
async function ignoreRules(git, folder, paths) {
    const input = paths.map((path) => `${folder}${path}\0`).join('');
    const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)({ ...git, limit: uncommitted_LIMIT }, ['check-ignore', '--verbose', '-z', '--stdin'], input);
    if (status < 0)
        return new Map();
    if (status > 1)
        throw (0,git_git/* gitFailed */.gk)('tell what is ignored', stderr);
    const rules = new Map();
    const fields = stdout.toString('latin1').split('\0').map(path_bytes/* decodePathBytes */.j);
    for (let n = 0; n + 3 < fields.length; n += 4) {
        const [source = '', line = '', pattern = '', path = ''] = fields.slice(n, n + 4);
        if (!pattern.startsWith('!'))
            rules.set(path.slice(folder.length), `${source}:${line}: ${pattern}`);
    }
    return rules;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(6034);
// EXTERNAL MODULE: ./src/tree/git/damaged-tree.ts
var damaged_tree = __webpack_require__(8861);
// EXTERNAL MODULE: ./src/tree/other-case.ts
var other_case = __webpack_require__(4419);
;// CONCATENATED MODULE: ./src/tree/git/listing.ts




const MOST_BYTES = 2 ** 30;
const MOST_ENTRIES = 5_000_000;
const FEW = 500;
const SLASH = '/';
const AFTER_SLASH = '0';
const DOT = 0x2e;
const LETTER_B = 0x62;
const LETTER_C = 0x63;
const LETTER_T = 0x74;
const DIGIT_2 = 0x32;
const MODE = 6;
const BLOB = ' blob '.length;
const COMMIT = ' commit '.length;
class Listing {
    #data;
    #paths;
    #idLength;
    #otherCase = new other_case/* OtherCase */.d({
        find: (path) => this.find(path),
        namesIn: (folder) => this.#namesIn(folder),
    });
    #last = 0;
    constructor(data, paths, idLength) {
        this.#data = data;
        this.#paths = paths;
        this.#idLength = idLength;
    }
    static async read(options, tree) {
        const entries = new Entries(tree.length);
        await list(options, tree, (chunk) => {
            entries.take(chunk);
        });
        return new Listing(entries.data(), Uint32Array.from(entries.paths), tree.length);
    }
    get isSmall() {
        return this.#count <= FEW;
    }
    list({ matches }) {
        const found = [];
        for (let n = 0; n < this.#count; n++) {
            const path = (0,path_bytes/* decodePathBytes */.j)(this.#path(n));
            if (!matches(path))
                continue;
            const entry = this.#entry(n);
            if (entry.kind !== 'submodule')
                found.push({ path, id: entry.id, link: entry.kind === 'link' });
        }
        return found.sort((a, b) => (a.path < b.path ? -1 : 1));
    }
    find(path) {
        if (path === '')
            return { kind: 'directory' };
        const wanted = bytesOf(path);
        if (wanted === undefined)
            return undefined;
        const n = this.#place(wanted);
        const entry = n < this.#count && this.#compare(n, wanted) === 0 ? this.#entry(n) : undefined;
        if (!this.#startsWith(entry === undefined ? n : n + 1, wanted))
            return entry;
        return this.#startsWith(this.#place(wanted + SLASH), wanted + SLASH) ? { kind: 'directory' } : entry;
    }
    findOtherCase(path) {
        return this.#otherCase.find(path);
    }
    filesNamed(names) {
        const found = new Map();
        if (names.size === 0)
            return found;
        const wanted = new Map([...names].flatMap((name) => (name === '' ? [] : [[bytesOf(name), name]])));
        for (let n = 0; n < this.#count; n++) {
            const path = this.#path(n);
            const name = wanted.get(path.slice(path.lastIndexOf(SLASH) + 1));
            if (name === undefined || this.#entry(n).kind !== 'file')
                continue;
            const list = found.get(name) ?? [];
            list.push((0,path_bytes/* decodePathBytes */.j)(path));
            found.set(name, list);
        }
        return found;
    }
    get #count() {
        return this.#paths.length - 1;
    }
    *#namesIn(folder) {
        const prefix = folder === '' ? '' : (0,path_bytes/* bytesOfName */.q)(folder).toString('latin1') + SLASH;
        for (let n = this.#place(prefix); this.#startsWith(n, prefix);) {
            const rest = this.#path(n).slice(prefix.length);
            const slash = rest.indexOf(SLASH);
            const name = slash < 0 ? rest : rest.slice(0, slash);
            yield (0,path_bytes/* decodePathBytes */.j)(name);
            n = slash < 0 ? n + 1 : this.#place(prefix + name + AFTER_SLASH);
        }
    }
    #place(wanted) {
        let low = 0;
        let high = this.#count;
        const start = Math.min(this.#last, high);
        if (start < high && this.#compare(start, wanted) < 0) {
            low = start + 1;
            for (let stride = 1; low < high; stride *= 2) {
                const next = low + stride;
                if (next >= high || this.#compare(next, wanted) >= 0) {
                    high = Math.min(next, high);
                    break;
                }
                low = next + 1;
            }
        }
        else {
            high = start;
            for (let stride = 1; high > low; stride *= 2) {
                const next = high - stride;
                if (next < low || this.#compare(next, wanted) < 0) {
                    low = Math.max(next + 1, low);
                    break;
                }
                high = next;
            }
        }
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (this.#compare(middle, wanted) < 0)
                low = middle + 1;
            else
                high = middle;
        }
        this.#last = low;
        return low;
    }
    #compare(n, wanted) {
        const data = this.#data;
        let at = this.#paths[n] ?? 0;
        for (let k = 0; k < wanted.length; k++) {
            const byte = data[at++] ?? 0;
            if (byte === 0)
                return -1;
            const difference = byte - wanted.charCodeAt(k);
            if (difference !== 0)
                return difference;
        }
        return data[at] ?? 0;
    }
    #startsWith(n, prefix) {
        if (n >= this.#count)
            return false;
        const at = this.#paths[n] ?? 0;
        for (let k = 0; k < prefix.length; k++) {
            if (this.#data[at + k] !== prefix.charCodeAt(k) || this.#data[at + k] === 0)
                return false;
        }
        return true;
    }
    #path(n) {
        const start = this.#paths[n] ?? 0;
        return this.#data.toString('latin1', start, this.#data.indexOf(0, start));
    }
    #entry(n) {
        const path = this.#paths[n] ?? 0;
        const kind = kindOf(this.#data, path, this.#idLength);
        return kind === 'submodule' ? { kind } : { kind, id: idOf(this.#data, path, this.#idLength) };
    }
}
class Entries {
    paths = [];
    #parts = [];
    #idLength;
    #passed = 0;
    #rest = [];
    #previous = '';
    #folders = new Set(['']);
    #folder = '';
    #files = [];
    constructor(idLength) {
        this.#idLength = idLength;
    }
    take(chunk) {
        this.#parts.push(chunk);
        let end = chunk.indexOf(0);
        let start = 0;
        if (end >= 0 && this.#rest.length > 0) {
            const first = Buffer.concat([...this.#rest, chunk.subarray(0, end)]);
            this.#rest = [];
            this.#entry(first, 0, first.length);
            this.#passed += first.length + 1;
            start = end + 1;
            end = chunk.indexOf(0, start);
        }
        const from = start;
        for (; end >= 0; end = chunk.indexOf(0, start)) {
            this.#entry(chunk, start, end, from);
            start = end + 1;
        }
        this.#passed += start - from;
        if (start < chunk.length)
            this.#rest.push(chunk.subarray(start));
    }
    data() {
        if (this.#rest.length > 0)
            throw new git_git/* GitError */.XS('git stopped in the middle of the list of files.');
        this.paths.push(this.#passed);
        return Buffer.concat(this.#parts);
    }
    #demandOrder(path, isFolder) {
        const slash = path.lastIndexOf(SLASH);
        const length = Math.max(slash, 0);
        if (length !== this.#folder.length || !path.startsWith(this.#folder)) {
            this.#folder = path.slice(0, length);
            if (!this.#folders.has(this.#folder))
                (0,damaged_tree/* demandEntryName */.JI)(path, '');
        }
        const first = path.charCodeAt(slash + 1);
        if (first === DOT || slash + 1 === path.length)
            (0,damaged_tree/* demandEntryName */.JI)(path.slice(slash + 1), this.#folder);
        while (this.#files.length > 0 && !path.startsWith(this.#files.at(-1) ?? ''))
            this.#files.pop();
        if (!isFolder)
            this.#files.push(path);
        else if (this.#files.at(-1) === path || this.#folders.has(path))
            throw (0,damaged_tree/* twice */.P4)((0,path_bytes/* decodePathBytes */.j)(path));
        else
            this.#folders.add(path);
    }
    #entry(data, start, end, from = 0) {
        if (this.paths.length === MOST_ENTRIES) {
            throw new git_git/* GitError */.XS(`The tree has more than ${String(MOST_ENTRIES)} entries.`);
        }
        const letter = data[start + MODE + 1];
        const type = letter === LETTER_C ? COMMIT : BLOB;
        const at = start + MODE + type + this.#idLength + 1;
        const path = data.toString('latin1', at, end);
        this.#demandOrder(path, letter === LETTER_T);
        if (letter === LETTER_T)
            return;
        this.paths.push(this.#passed + at - from);
        if (path <= this.#previous)
            throw (0,damaged_tree/* damagedTree */.Kq)(`${(0,path_bytes/* decodePathBytes */.j)(path)} stands in the wrong place`);
        this.#previous = path;
    }
}
function kindOf(data, path, idLength) {
    const id = path - 1 - idLength;
    if (data[id - 2] !== LETTER_B)
        return 'submodule';
    return data[id - BLOB - MODE + 1] === DIGIT_2 ? 'link' : 'file';
}
function idOf(data, path, idLength) {
    return data.toString('latin1', path - 1 - idLength, path - 1);
}
function bytesOf(path) {
    if (!/[^\0-\x7f]/.test(path))
        return path;
    const bytes = (0,path_bytes/* bytesOfName */.q)(path).toString('latin1');
    return (0,path_bytes/* decodePathBytes */.j)(bytes) === path ? bytes : undefined;
}
function list(options, tree, take) {
    return new Promise((resolve, reject) => {
        const child = (0,git_git/* startGit */.BE)(options, ['ls-tree', '-r', '-t', '-z', '--full-tree', tree]);
        let bytes = 0;
        let stderr = '';
        child.stdout.on('data', (chunk) => {
            bytes += chunk.length;
            try {
                if (bytes > MOST_BYTES)
                    throw new git_git/* GitError */.XS(`The list of files has more than ${String(MOST_BYTES)} bytes.`);
                take(chunk);
            }
            catch (error) {
                child.stdout.destroy();
                child.kill();
                reject(error instanceof Error ? error : new Error(String(error)));
            }
        });
        child.stderr.on('data', (chunk) => {
            stderr += chunk.toString('utf8');
        });
        child.on('error', (error) => {
            reject((0,git_git/* notStarted */.DY)(error));
        });
        child.on('close', (status) => {
            if (status === 0)
                resolve();
            else
                reject((0,git_git/* gitFailed */.gk)('list the tree', stderr));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end();
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
// EXTERNAL MODULE: ./src/tree/git/store.ts
var git_store = __webpack_require__(9458);
;// CONCATENATED MODULE: ./src/tree/git/locate.ts






function locate(root) {
    (0,tree_root/* demandDirectory */.zb)(root);
    const real = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root));
    const top = (0,tree_root/* repositoryOf */._M)(real);
    if (top === undefined)
        return bare(root, real);
    const own = (0,git_store/* gitFolderOf */.qb)(top);
    if (own === undefined || !(0,git_store/* isRepository */.Z6)(own)) {
        throw new git_error/* GitError */.XS(`${root} is not in a git repository that can be read: ${(0,external_node_path_.join)(top, '.git')} leads to none with a HEAD, objects and refs.`, 'no-repository', 'Check the repository out anew, or judge the files as they lie on disk with --workspace.');
    }
    if ((0,inside/* isInside */.F)(real, (0,external_node_path_.join)(top, '.git')))
        return bare(root, real);
    const within = locate_ancestry(real, top).find(git_store/* resemblesRepository */.vb);
    if (within !== undefined)
        throw planted(within, top);
    return { kind: 'work-tree', top, root: real, prefix: (0,external_node_path_.relative)(top, real).split(external_node_path_.sep).join('/') };
}
function locate_ancestry(folder, end) {
    const found = [];
    for (let above = folder; above !== end; above = (0,external_node_path_.dirname)(above)) {
        found.push(above);
        if ((0,external_node_path_.dirname)(above) === above)
            break;
    }
    return found;
}
function bare(root, real) {
    if ((0,git_store/* isRepository */.Z6)(real))
        return { kind: 'bare', top: real, root: real, prefix: '' };
    const around = locate_ancestry(real).find(git_store/* resemblesRepository */.vb);
    if (around !== undefined) {
        throw new git_error/* GitError */.XS(`${root} lies in what looks like the bare repository ${around}.`, 'no-repository', 'Name that repository itself, or judge the files as they lie on disk with --workspace.');
    }
    throw new git_error/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', 'Check the repository out first, or judge the files as they lie on disk with --workspace.');
}
function planted(folder, top) {
    return new git_error/* GitError */.XS(`${folder} looks like a git repository of its own (HEAD, objects, refs) among the files of ${top}: whoever committed it would choose which commits are judged.`, 'other', `Take its HEAD out of the project, or judge ${top} instead. A bare repository is judged where nothing above it is a work tree.`);
}
function gitAt({ kind, top }, trust = {}) {
    return { cwd: top, bare: kind === 'bare', ...trust };
}

// EXTERNAL MODULE: ./src/tree/git/objects.ts
var git_objects = __webpack_require__(1967);
// EXTERNAL MODULE: ./src/tree/git/own-files.ts
var own_files = __webpack_require__(9321);
// EXTERNAL MODULE: ./src/tree/git/repository-files.ts
var repository_files = __webpack_require__(5217);
;// CONCATENATED MODULE: ./src/tree/commit.ts

















const BATCH = 40;
function isCommitTree(tree) {
    return 'repository' in tree;
}
async function openCommit({ root, revision, of = 'any', fetchHistory: credentials, ...trust }) {
    const location = locate(root);
    if (of === 'checkout' && location.kind === 'bare') {
        throw new git_git/* GitError */.XS(`${root} is a bare repository, without a checkout.`, 'no-repository');
    }
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        throw new git_git/* GitError */.XS(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const git = gitAt(location, trust);
    const objects = new git_objects/* Objects */.Rb(git);
    try {
        const store = (0,git_store/* storeOf */.xX)(location.top) ?? '';
        const cloneNow = () => ((0,git_store/* isPartial */.mt)(store) ? 'partial' : 'whole');
        const clone = cloneNow();
        if (clone === 'partial')
            await bringOwnFolders(objects, git, revision);
        const place = (await guessPlace(objects, location, revision)) ?? (await askPlace(objects, git, location, root, revision));
        let reaching = git;
        const repository = {
            get git() {
                return reaching;
            },
            objects,
            prefix: place.prefix,
            get clone() {
                return cloneNow();
            },
        };
        const promised = place.tree === null || clone === 'whole' ? null : new partial_clone/* PartialClone */.lR(git, place.tree);
        const source = { objects, promised };
        const listing = place.tree === null ? null : await Listing.read(git, place.tree);
        const deepen = credentials === undefined
            ? null
            : async () => {
                const fetched = await fetchHistory(git, place.commit, credentials);
                if (fetched.obstacle === null)
                    reaching = fetched.git;
                return fetched.obstacle;
            };
        return commitTree(place, listing, source, repository, location, deepen);
    }
    catch (error) {
        objects.close();
        throw error;
    }
}
async function bringOwnFolders(objects, git, revision) {
    const [commit] = await objects.resolve([`${revision}^{commit}`]).catch(() => []);
    if (commit !== undefined)
        await (0,partial_clone/* bringFolders */.cp)(git, commit, 'its');
}
async function guessPlace(objects, { kind, prefix }, revision) {
    if (/[\n\r]/.test(prefix))
        return undefined;
    const commit = `${revision}^{commit}`;
    const names = [commit, `${commit}:`, kind === 'bare' ? `${commit}:` : `${commit}:./`, `${commit}:${prefix}`];
    const [found, whole, top, here] = await objects.describe(names).catch(() => []);
    const id = found?.id ?? null;
    if (id === null || whole?.id !== top?.id || here?.type !== 'tree')
        return undefined;
    return { commit: id, prefix, tree: here.id };
}
async function askPlace(objects, git, location, root, revision) {
    const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)(git, ['rev-parse', `${revision}^{commit}`]);
    const commit = stdout.toString('latin1').trimEnd();
    if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
        throw explain(root, location, revision, stderr);
    const prefix = location.kind === 'bare' ? '' : await prefixIn(git, location);
    const listed = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
    const tree = listed.stdout.toString('utf8').trim();
    if (listed.status > 1 || listed.status < 0)
        throw (0,git_git/* gitFailed */.gk)(`read ${commit}`, listed.stderr);
    const [known] = tree === '' ? [] : await objects.types([tree]);
    return { commit, prefix, tree: known === 'tree' ? tree : null };
}
async function prefixIn(git, { top, prefix }) {
    const { status, stdout } = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--show-toplevel']);
    if (status !== 0)
        return '';
    const named = stdout.toString('utf8').replace(/\n$/, '');
    if ((0,external_node_path_.relative)((0,inside/* realOf */.M)(named), top) === '')
        return prefix;
    throw new git_git/* GitError */.XS(`The files of the repository ${top} lie in ${named}, as its setting core.worktree has it, so that nothing tells which of them are meant.`, 'other', 'Take the setting out, or add a worktree (git worktree add) and judge that.');
}
function explain(root, { top }, revision, stderr) {
    const broken = (0,git_error/* brokenConfiguration */.YE)(stderr);
    if (broken !== undefined)
        return broken;
    if (stderr.includes('dubious ownership')) {
        return new git_git/* GitError */.XS(`git refuses ${root}, because it belongs to another user.`, 'other', `If you trust it: git config --global --add safe.directory '${top}'`);
    }
    if (stderr.includes('not a git repository')) {
        const hint = 'Check the repository out first, or judge the files as they lie on disk with --workspace.';
        return new git_git/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', hint);
    }
    if (revision === 'HEAD') {
        const hint = 'Commit first, or judge the files as they lie on disk with --workspace.';
        return new git_git/* GitError */.XS(`${root} is a git repository without a commit.`, 'no-commit', hint);
    }
    return new git_git/* GitError */.XS(`git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`);
}
function commitTree(place, listing, source, repository, location, deepen) {
    const { git, objects, prefix } = repository;
    let submodules;
    let deepened;
    const judged = { repository, commit: place.commit, deepen: deepen === null ? null : () => (deepened ??= deepen()) };
    return {
        kind: 'commit',
        revision: place.commit,
        repository,
        root: prefix,
        list: (selection) => Promise.resolve(listing?.list(selection) ?? []),
        find: (path) => listing?.find(path),
        findOtherCase: (path) => listing?.findOtherCase(path),
        filesNamed: (names) => listing?.filesNamed(names) ?? new Map(),
        read: (files, limit) => readBatches(source, files, limit),
        sizes: (ids) => sizesOf(source, ids, listing?.isSmall === true),
        show: async (ids, viewers) => {
            if (source.promised !== null)
                await source.promised.bring(ids);
            (await objects.show(ids, viewers)).forEach((object, n) => fileOf(object, ids[n] ?? ''));
        },
        submodules: () => (submodules ??= (0,repository_files/* submodulesOf */.P)(repository, place.commit)),
        inLfs: (paths) => (0,repository_files/* inLfs */.d)(repository, place.commit, paths, {
            find: (path) => listing?.find(path),
            textOf: (id) => textOf(source, id, own_files/* LARGEST */.b),
        }),
        explainAbsent: async (question) => {
            const past = await explainByHistory(judged, question);
            const left = question.paths.filter((path) => path !== '' && past.get(path)?.kind !== 'moved');
            const [head] = await objects.resolve(['HEAD^{commit}']);
            const here = head === place.commit ? await explainByWorkspace(git, location, left) : NONE;
            return absences(question, past, here);
        },
        fileVersions: (files, from, identityOf) => fileVersions(repository, { commit: from ?? place.commit, files, identityOf }),
        readVersions: (files, limit) => (0,other_commit/* readContents */.r0)(repository, files, limit),
        stoodSince: (moments, to) => stoodSince(repository, to ?? place.commit, moments),
        close: () => {
            objects.close();
        },
    };
}
const NONE = new Map();
const commit_NEVER = { kind: 'never' };
function absences({ paths }, past, here) {
    return new Map(paths.map((path) => {
        const { isThere = false, ignoredBy = null } = here.get(path) ?? {};
        return [path, { isInWorkspace: isThere, ignoredBy, past: past.get(path) ?? commit_NEVER }];
    }));
}
const SMALL = 1_024;
async function sizesOf({ objects, promised }, ids, all) {
    if (promised === null)
        return (await objects.sizes(ids)).map((object, n) => sizeOf(object, ids[n] ?? '', all));
    const lacking = await promised.lacking();
    const here = ids.filter((id) => !lacking.has(id));
    const answers = await objects.sizes(here);
    const known = new Map(here.map((id, n) => [id, sizeOf(answers[n] ?? git_objects/* MISSING */.lV, id, all)]));
    return ids.map((id) => known.get(id) ?? { bytes: (0,partial_clone/* isEmptyBlob */.Vq)(id) ? 0 : null, telling: false });
}
const LARGE = 8 * 1024 * 1024;
function sizeOf(object, id, all) {
    const { size, stored } = fileOf(object, id);
    if (size === null || stored === null)
        return (0,git_objects/* absent */.Ge)(id);
    const isDense = (!all || size > LARGE) && stored > 64 + size / 5;
    return { bytes: size, telling: size > 0 && (size < SMALL || !isDense) };
}
async function textOf({ objects, promised }, id, limit) {
    if (promised !== null)
        await promised.bring([id]);
    const [answer = git_objects/* MISSING */.lV] = await objects.contents([id], limit);
    return fileOf(answer, id).bytes?.toString('utf8') ?? null;
}
function fileOf(object, id) {
    return (0,git_objects/* demandType */.EY)(object, id, 'blob');
}
async function* readBatches({ objects, promised }, files, limit) {
    const ask = (start) => {
        const batch = files.slice(start, start + BATCH);
        if (batch.length === 0)
            return undefined;
        return objects
            .contents(batch.map(({ id }) => id), limit)
            .then((answers) => answers.map((answer, n) => {
            const id = batch[n]?.id ?? '';
            const { bytes, size } = fileOf(answer, id);
            if (bytes !== null)
                return { kind: 'bytes', bytes };
            return size === null ? (0,git_objects/* absent */.Ge)(id) : { kind: 'too-large', size };
        }));
    };
    if (promised !== null)
        await promised.bring(files.map(({ id }) => id));
    let next = ask(0);
    for (let start = BATCH; next !== undefined; start += BATCH) {
        const current = next;
        next = ask(start);
        next?.catch(() => undefined);
        yield await current;
    }
}


/***/ }),

/***/ 4538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ endsEarly)
/* harmony export */ });
/* unused harmony exports contains, headOf */
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5996);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9458);


async function contains(options, commit, wanted) {
    if (!/^[0-9a-f]{40,64}$/.test(wanted))
        return false;
    if (commit === wanted)
        return true;
    const raw = await runGit(options, ['cat-file', 'commit', commit]);
    const [header = ''] = raw.stdout.toString('latin1').split('\n\n');
    if (header.split('\n').includes(`parent ${wanted}`))
        return true;
    return (await runGit(options, ['merge-base', '--is-ancestor', wanted, commit])).status === 0;
}
async function headOf(options) {
    const { status, stdout } = await runGit(options, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    return status === 0 ? stdout.toString('latin1').trim() : undefined;
}
async function endsEarly(git) {
    const store = (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .storeOf */ .xX)(git.cwd);
    if (store !== undefined)
        return (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(store);
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ['rev-parse', '--is-shallow-repository']);
    return stdout.toString('latin1').trim() !== 'false';
}


/***/ }),

/***/ 8861:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JI: () => (/* binding */ demandEntryName),
/* harmony export */   Kq: () => (/* binding */ damagedTree),
/* harmony export */   P4: () => (/* binding */ twice)
/* harmony export */ });
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(440);

function damagedTree(what) {
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`The tree of the commit is damaged: ${what}.`, 'other', 'Commit the files anew; git fsck shows what is damaged.');
}
function demandEntryName(name, folder) {
    if (name !== '' && !name.startsWith('.') && !name.includes('/'))
        return;
    if (name === '' || name.includes('/') || /^\.(?:\.?|git)$/i.test(name)) {
        throw damagedTree(`${folder === '' ? 'its top' : folder} has an entry of the name ${JSON.stringify(name)}`);
    }
}
function twice(path) {
    return damagedTree(`it has ${path} twice`);
}


/***/ }),

/***/ 5996:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XS: () => (/* reexport */ git_error/* GitError */.XS),
  gk: () => (/* reexport */ git_error/* gitFailed */.gk),
  DY: () => (/* binding */ notStarted),
  EO: () => (/* binding */ runGit),
  BE: () => (/* binding */ startGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/tree/git/environment.ts


const HEEDED = /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|SSH(?:_COMMAND|_VARIANT)?|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|TEST_ASSUME_DIFFERENT_OWNER)$/;
const OF_A_PUSH = ['GIT_QUARANTINE_PATH', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];
function environment({ path, ceiling, protocols, header, patterns }) {
    const caller = process.env;
    const kept = Object.entries(caller).filter(([name]) => !isOfGit(name) || HEEDED.test(name.toUpperCase()));
    const push = caller.GIT_QUARANTINE_PATH === undefined ? [] : OF_A_PUSH.map((name) => [name, caller[name]]);
    const trace = caller.GIT_TRACE2_EVENT ?? '';
    const env = {
        ...Object.fromEntries([...kept.filter(([name]) => name.toUpperCase() !== 'PATH'), ...push]),
        PATH: path,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_CEILING_DIRECTORIES: ceiling,
        GIT_GRAFT_FILE: external_node_os_.devNull,
        GIT_LITERAL_PATHSPECS: patterns ? '0' : '1',
        GIT_TRACE2: '0',
        GIT_TRACE2_PERF: '0',
        GIT_TRACE2_EVENT: (0,external_node_path_.isAbsolute)(trace) ? trace : '0',
        GIT_ALLOW_PROTOCOL: allowed(protocols ?? [], caller.GIT_ALLOW_PROTOCOL).join(':'),
    };
    if (protocols === undefined || caller.GIT_NO_LAZY_FETCH !== undefined)
        env.GIT_NO_LAZY_FETCH = '1';
    if (header !== undefined) {
        const count = Number(env.GIT_CONFIG_COUNT ?? '0');
        env.GIT_CONFIG_COUNT = String(count + 1);
        env[`GIT_CONFIG_KEY_${String(count)}`] = `http.${header.server}/.extraheader`;
        env[`GIT_CONFIG_VALUE_${String(count)}`] = header.value;
    }
    return env;
}
function isOfGit(name) {
    return name.toUpperCase().startsWith('GIT_');
}
function allowed(protocols, byCaller) {
    const theirs = byCaller?.split(':');
    return protocols.filter((protocol) => theirs?.includes(protocol) ?? true);
}

// EXTERNAL MODULE: ./src/tree/git/git-error.ts
var git_error = __webpack_require__(440);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(6034);
;// CONCATENATED MODULE: ./src/tree/git/program.ts




const WINDOWS = process.platform === 'win32';
const NAME = WINDOWS ? 'git.exe' : 'git';
const known = new Map();
function findGit(project) {
    const given = process.env.PATH ?? '';
    const key = `${project}\0${given}`;
    const found = known.get(key) ?? lookUp(given, project);
    known.set(key, found);
    return found;
}
function lookUp(given, project) {
    const named = given.split(external_node_path_.delimiter).map((entry) => (WINDOWS ? entry.replace(/^"(.*)"$/, '$1') : entry));
    const taken = named.filter((folder) => isOutside(folder, project));
    const file = taken.map((folder) => (0,external_node_path_.join)(folder, NAME)).find(isProgram);
    if (file !== undefined)
        return { file, path: taken.join(external_node_path_.delimiter) };
    const passedOver = named.map((folder) => (0,external_node_path_.join)(folder, NAME)).find(isProgram);
    const but = passedOver === undefined
        ? ''
        : ` but as ${passedOver}, and none is started that lies in the project or that PATH names by a relative folder`;
    throw new git_error/* GitError */.XS(`git was not found on this machine${but}:`, 'no-git', 'install git, or judge the files as they lie on disk with --workspace.');
}
function isOutside(folder, project) {
    if (!(0,external_node_path_.isAbsolute)(folder) || (WINDOWS && (0,external_node_path_.parse)(folder).root.length < 3))
        return false;
    if ((0,external_node_path_.parse)(project).root === project)
        return true;
    try {
        return !(0,inside/* isInside */.F)(folder, project) && !(0,inside/* isInside */.F)((0,external_node_fs_.realpathSync)(folder), project);
    }
    catch {
        return false;
    }
}
function isProgram(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/tree/git/git.ts







const SAFE = [
    '--no-optional-locks',
    '--no-replace-objects',
    '-c',
    'core.fsmonitor=false',
    '-c',
    `core.hooksPath=${external_node_os_.devNull}`,
    '-c',
    'diff.external=',
    '-c',
    'protocol.ext.allow=never',
    '-c',
    'advice.graftFileDeprecated=false',
];
function startGit(options, args) {
    const { cwd, bare = false, safeDirectories = [], protocols, header, limit } = options;
    const git = findGit(cwd);
    const own = ['-c', `safe.bareRepository=${bare ? 'all' : 'explicit'}`];
    const trusted = safeDirectories.flatMap((directory) => ['-c', `safe.directory=${directory}`]);
    return (0,external_node_child_process_.spawn)(git.file, [...SAFE, ...own, ...trusted, ...args], {
        cwd,
        env: environment({
            path: git.path,
            ceiling: (0,external_node_path_.dirname)(cwd),
            protocols,
            header,
            patterns: args[0] === 'check-ignore',
        }),
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        detached: limit !== undefined && process.platform !== 'win32',
    });
}
function runGit(options, args, input = '') {
    return new Promise((resolve, reject) => {
        const child = startGit(options, args);
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => out.push(chunk));
        child.stderr.on('data', (chunk) => err.push(chunk));
        const timer = options.limit === undefined ? undefined : setTimeout(end, options.limit);
        function end() {
            endWhole(child);
            err.push(Buffer.from(`\nIt took longer than ${String((options.limit ?? 0) / 1_000)} seconds.`));
        }
        child.on('error', (error) => {
            clearTimeout(timer);
            reject(notStarted(error));
        });
        child.on('close', (status) => {
            clearTimeout(timer);
            resolve({ status: status ?? -1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8').trim() });
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
    });
}
function endWhole(child) {
    child.stdout.destroy();
    child.stderr.destroy();
    if (child.pid === undefined || process.platform === 'win32') {
        child.kill();
        return;
    }
    try {
        process.kill(-child.pid);
    }
    catch {
    }
}
function notStarted(error) {
    return new git_error/* GitError */.XS(`git could not be started: ${error.message}`);
}


/***/ }),

/***/ 1967:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ demandType),
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   Rb: () => (/* binding */ Objects),
/* harmony export */   lV: () => (/* binding */ MISSING)
/* harmony export */ });
/* harmony import */ var _damaged_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8861);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(440);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5996);



function demandType(object, id, wanted) {
    if (object.size === null)
        return absent(id);
    if (object.type === wanted)
        return object;
    const as = wanted === 'blob' ? 'file' : 'folder';
    throw (0,_damaged_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .damagedTree */ .Kq)(`it has the object ${id} as a ${as}, but that is a ${object.type ?? 'thing unknown'}`);
}
function absent(id) {
    throw new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The repository lacks the object ${id}: fetch it again without a filter.`);
}
const MISSING = { id: null, type: null, size: null, stored: null, bytes: null };
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';
const LF = 0x0a;
const SPACE = 0x20;
const LETTER_A = 0x61;
const LETTER_B = 0x62;
const LETTER_C = 0x63;
const LETTER_T = 0x74;
const NO_BYTES = Buffer.alloc(0);
const USAGE = 129;
class Objects {
    #options;
    #command;
    #contents;
    #info;
    #closed = false;
    constructor(options) {
        this.#options = options;
        this.#command = this.#open();
    }
    contents(ids, limit) {
        return this.#ask('contents', ids, limit, false);
    }
    show(ids, viewers) {
        return this.#ask('contents', ids, -1, false, viewers);
    }
    sizes(ids) {
        return this.#ask('info', ids, 0, false);
    }
    async resolve(names) {
        return (await this.#ask('info', names, 0, true)).map(({ id }) => id ?? undefined);
    }
    describe(names) {
        return this.#ask('info', names, 0, true);
    }
    async types(ids) {
        return (await this.#ask('info', ids, 0, false)).map(({ type }) => type);
    }
    close() {
        this.#closed = true;
        for (const pipe of [this.#command, this.#contents, this.#info])
            pipe?.close();
    }
    #ask(question, ids, limit, named, viewers = []) {
        if (ids.length === 0)
            return Promise.resolve([]);
        if (this.#closed)
            return Promise.reject(new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS('The repository was asked for objects after it was closed.'));
        return new Promise((resolve, reject) => {
            this.#send({ question, ids, limit, named, viewers, answers: [], resolve, reject });
        });
    }
    #open() {
        const args = ['cat-file', `--batch-command=${ANSWER}`, '--buffer'];
        return new Pipe(this.#options, args, 'command', (unanswered) => {
            this.#fallBack(unanswered);
        });
    }
    #send(request) {
        if (this.#command !== undefined) {
            if (this.#command.failed)
                this.#command = this.#open();
            this.#command.send(request);
            return;
        }
        const plain = (known, option) => known === undefined || known.failed
            ? new Pipe(this.#options, ['cat-file', `${option}=${ANSWER}`], 'plain')
            : known;
        if (request.question === 'contents')
            (this.#contents = plain(this.#contents, '--batch')).send(request);
        else
            (this.#info = plain(this.#info, '--batch-check')).send(request);
    }
    #fallBack(unanswered) {
        this.#command = undefined;
        for (const request of unanswered)
            this.#send(request);
    }
}
class Pipe {
    #child;
    #dialect;
    #queue = [];
    #unknown;
    #pending = NO_BYTES;
    #body;
    #stderr = '';
    #failure;
    constructor(options, args, dialect, unknown) {
        this.#child = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .startGit */ .BE)(options, args);
        this.#dialect = dialect;
        this.#unknown = unknown;
        this.#child.stdout.on('data', (chunk) => {
            this.#receive(chunk);
        });
        this.#child.stderr.on('data', (chunk) => {
            this.#stderr += chunk.toString('utf8');
        });
        this.#child.stdin.on('error', () => undefined);
        this.#child.on('error', (error) => {
            this.#fail((0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .notStarted */ .DY)(error));
        });
        this.#child.on('close', (status) => {
            this.#ended(status);
        });
    }
    get failed() {
        return this.#failure !== undefined;
    }
    send(request) {
        this.#queue.push(request);
        const { ids, question } = request;
        this.#child.stdin.write(this.#dialect === 'plain' ? `${ids.join('\n')}\n` : `${ids.map((id) => `${question} ${id}\n`).join('')}flush\n`);
    }
    close() {
        this.#child.stdin.destroy();
        this.#child.stdout.destroy();
        this.#child.stderr.destroy();
        this.#child.kill();
        this.#child.unref();
    }
    #ended(status) {
        if (status === USAGE && this.#unknown !== undefined)
            this.#unknown(this.#queue.splice(0));
        else
            this.#fail(stopped(this.#stderr));
    }
    #fail(error) {
        this.#failure ??= error;
        for (const request of this.#queue.splice(0))
            request.reject(this.#failure);
    }
    #receive(chunk) {
        const data = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
        this.#pending = NO_BYTES;
        for (let at = 0; at < data.length;) {
            const body = this.#body;
            if (body !== undefined) {
                const end = Math.min(at + body.left, data.length);
                const whole = end - at > body.size;
                const piece = data.subarray(at, Math.min(end, at + body.left - 1));
                if (piece.length > 0 && body.viewer?.(piece) === false)
                    body.viewer = undefined;
                if (whole)
                    this.#endBody(piece);
                else if (body.keep)
                    body.parts.push(data.subarray(at, end));
                body.left -= end - at;
                at = end;
                if (!whole && body.left === 0)
                    this.#endBody(Buffer.concat(body.parts).subarray(0, body.size));
                continue;
            }
            const end = data.indexOf(LF, at);
            if (end < 0) {
                this.#pending = data.subarray(at);
                return;
            }
            this.#header(data, at, end);
            at = end + 1;
        }
    }
    #header(data, start, end) {
        const request = this.#queue[0];
        if (request === undefined)
            return;
        const beforeStored = data.lastIndexOf(SPACE, end - 1);
        const beforeSize = data.lastIndexOf(SPACE, beforeStored - 1);
        const beforeType = data.lastIndexOf(SPACE, beforeSize - 1);
        const type = typeAt(data, beforeType + 1);
        const stored = numberIn(data, beforeStored + 1, end);
        const size = numberIn(data, beforeSize + 1, beforeStored);
        if (beforeType <= start || stored === null || size === null) {
            this.#answer(MISSING);
            return;
        }
        if (request.question === 'contents') {
            const viewer = request.viewers[request.answers.length];
            this.#body = { type, size, stored, keep: size <= request.limit, parts: [], viewer, left: size + 1 };
            return;
        }
        const id = request.named ? data.toString('latin1', start, beforeType) : null;
        this.#answer({ id, type, size, stored, bytes: null });
    }
    #endBody(bytes) {
        const body = this.#body;
        if (body === undefined)
            return;
        this.#body = undefined;
        const { type, size, stored, keep } = body;
        this.#answer({ id: null, type, size, stored, bytes: keep ? bytes : null });
    }
    #answer(object) {
        const request = this.#queue[0];
        if (request === undefined)
            return;
        request.answers.push(object);
        if (request.answers.length < request.ids.length)
            return;
        this.#queue.shift();
        request.resolve(request.answers);
    }
}
function stopped(stderr) {
    const reason = stderr.trim() || 'it gave no reason';
    return (0,_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenConfiguration */ .YE)(stderr) ?? new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`git stopped while objects were read: ${reason}`);
}
function typeAt(data, at) {
    if (data[at] === LETTER_B)
        return 'blob';
    if (data[at] === LETTER_C)
        return 'commit';
    if (data[at] === LETTER_T)
        return data[at + 1] === LETTER_A ? 'tag' : 'tree';
    return null;
}
function numberIn(data, start, end) {
    let value = 0;
    for (let at = start; at < end; at++) {
        const digit = (data[at] ?? 0) - 0x30;
        if (digit < 0 || digit > 9)
            return null;
        value = value * 10 + digit;
    }
    return end > start ? value : null;
}


/***/ }),

/***/ 687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KD: () => (/* binding */ contentsOf),
/* harmony export */   _f: () => (/* binding */ entryAt),
/* harmony export */   n8: () => (/* binding */ treesAt),
/* harmony export */   r0: () => (/* binding */ readContents)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5996);
/* harmony import */ var _tree_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9175);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1967);
/* harmony import */ var _partial_clone_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5166);




async function entryAt(repository, commit, place) {
    const slash = place.lastIndexOf('/');
    const folder = place.slice(0, Math.max(slash, 0));
    const [, tree] = await treesAt(repository, commit, folder);
    if (tree === undefined) {
        const above = folder === '' ? undefined : await entryAt(repository, commit, folder);
        return above?.kind === 'link' || above?.kind === 'submodule' ? above : undefined;
    }
    const [listed] = await repository.objects.contents([tree], Number.MAX_SAFE_INTEGER);
    return (0,_tree_object_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .M)(listed?.bytes?.toString('latin1') ?? '', tree.length / 2).get(place.slice(slash + 1));
}
async function contentsOf({ objects, git, clone }, ids, limit) {
    if (clone === 'partial' && ids.length > 0)
        await (0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchPromised */ ._i)(git, [...new Set(ids)]);
    return (await objects.contents(ids, limit)).map((object, n) => contentOf(object, ids[n] ?? ''));
}
const BATCH = 40;
async function* readContents({ objects, git, clone }, files, limit) {
    if (clone === 'partial' && files.length > 0)
        await (0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchPromised */ ._i)(git, [...new Set(files.map(({ id }) => id))]);
    for (let start = 0; start < files.length; start += BATCH) {
        const ids = files.slice(start, start + BATCH).map(({ id }) => id);
        yield (await objects.contents(ids, limit)).map((object, n) => contentOf(object, ids[n] ?? ''));
    }
}
function contentOf(object, id) {
    const { bytes, size } = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .demandType */ .EY)(object, id, 'blob');
    return bytes === null ? { kind: 'too-large', size: size ?? 0 } : { kind: 'bytes', bytes };
}
async function treesAt({ objects, git }, commit, path) {
    const name = `${commit}:${path}`;
    const here = /[\n\r]/.test(path)
        ? (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ['rev-parse', '--verify', '--quiet', name])).stdout.toString('latin1').trim() || commit
        : name;
    const answers = await objects.describe([`${commit}^{tree}`, here]);
    const [whole, place] = answers.map(({ id, type }) => (type === 'tree' && id !== null ? id : undefined));
    return [whole, place];
}


/***/ }),

/***/ 5166:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ isEmptyBlob),
/* harmony export */   _i: () => (/* binding */ fetchPromised),
/* harmony export */   cp: () => (/* binding */ bringFolders),
/* harmony export */   lR: () => (/* binding */ PartialClone)
/* harmony export */ });
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(440);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5996);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2769);



const EMPTY_BLOBS = new Set([
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);
function isEmptyBlob(id) {
    return EMPTY_BLOBS.has(id);
}
class PartialClone {
    #options;
    #tree;
    #lacking;
    constructor(options, tree) {
        this.#options = options;
        this.#tree = tree;
    }
    lacking() {
        this.#lacking ??= lackedBy(this.#options, this.#tree, ['--no-walk']);
        return this.#lacking;
    }
    async bring(ids) {
        const lacking = await this.lacking();
        const wanted = [...new Set(ids)].filter((id) => lacking.has(id));
        if (wanted.length === 0)
            return;
        await fetchPromised(this.#options, wanted);
        this.#lacking = undefined;
    }
}
async function lackedBy(options, tip, narrowed) {
    const list = ['rev-list', '--objects', '--quiet', '--missing=print', ...narrowed, tip];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(options, list);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)('tell what this partial clone lacks', stderr);
    const lines = stdout.toString('latin1').split('\n');
    return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}
const MOST_ROUNDS = 100;
async function bringFolders(options, commit, which) {
    const narrowed = ['--filter=blob:none', ...(which === 'its' ? ['--no-walk'] : [])];
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const lacking = await lackedBy(options, commit, narrowed);
        if (lacking.size === 0)
            return;
        await fetchPromised(options, [...lacking]);
    }
    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('This partial clone still lacks folders after they were fetched: fetch it again without a filter.');
}
async function fetchPromised(options, ids) {
    const settings = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettings */ .sb)(options);
    const promisors = (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .promisorsOf */ .uD)(settings);
    const program = promisors.flatMap((remote) => settings.get(`remote.${remote}.uploadpack`) ?? [])[0] ?? _remote_js__WEBPACK_IMPORTED_MODULE_2__/* .UPLOAD_PACK */ .I3;
    if (program !== _remote_js__WEBPACK_IMPORTED_MODULE_2__/* .UPLOAD_PACK */ .I3)
        throw notFetched(ids.length, `fatal: the configuration names the program ${program}`);
    const fetching = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .toFetch */ .qU)(options, promisors);
    const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false'];
    const pack = ['pack-objects', '--stdout', '--quiet', '--window=0'];
    return new Promise((resolve, reject) => {
        const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .startGit */ .BE)(fetching, [...quietly, ...pack]);
        const said = [];
        child.stdout.resume();
        child.stderr.on('data', (chunk) => said.push(chunk));
        child.on('error', (error) => {
            reject((0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .notStarted */ .DY)(error));
        });
        child.on('close', (status) => {
            if (status === 0)
                resolve();
            else
                reject(notFetched(ids.length, Buffer.concat(said).toString('utf8')));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(ids.map((id) => `${id}\n`).join(''));
    });
}
function notFetched(count, said) {
    const reasons = said.replace(/\/\/[^/@\s]*@/g, '//').split('\n');
    const reason = reasons.find((line) => /^(?:fatal|error): /.test(line)) ?? 'git gave no reason';
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`This partial clone lacks ${String(count)} objects that are to be read, and they could not be fetched (${reason.trim()}).`, 'other', 'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.');
}


/***/ }),

/***/ 2769:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   I3: () => (/* binding */ UPLOAD_PACK),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   lO: () => (/* binding */ fetchArguments),
/* harmony export */   qU: () => (/* binding */ toFetch),
/* harmony export */   qY: () => (/* binding */ ALONE),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   uD: () => (/* binding */ promisorsOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5996);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6034);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9458);




const PROTOCOLS = ['git', 'http', 'https', 'ssh'];
const UPLOAD_PACK = 'git-upload-pack';
const REMOTE = 'origin';
const ALONE = ['-c', 'credential.interactive=false', '-c', 'gc.auto=0', '-c', 'maintenance.auto=false'];
function fetchArguments(options, commit) {
    return [
        ...ALONE,
        '-c',
        'fetch.writeCommitGraph=false',
        'fetch',
        ...options,
        '--quiet',
        '--no-tags',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--no-prune',
        '--refmap=',
        `--upload-pack=${UPLOAD_PACK}`,
        REMOTE,
        commit,
    ];
}
async function readSettings(git) {
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ['config', '--list', '--show-origin', '-z']);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)('read its configuration', stderr);
    const settings = new Map();
    const fields = stdout.toString('utf8').split('\0');
    const files = new Set();
    for (let n = 0; n + 1 < fields.length; n += 2) {
        const [origin = '', setting = ''] = fields.slice(n, n + 2);
        if (origin.startsWith('file:'))
            files.add(origin.slice('file:'.length));
        const [name = '', ...value] = setting.split('\n');
        const known = settings.get(name) ?? [];
        known.push(value.join('\n'));
        settings.set(name, known);
    }
    const ofProject = [...files].find((file) => isOfProject((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(git.cwd, file), git));
    if (ofProject !== undefined) {
        throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`git's configuration takes in ${ofProject}, a file of the project, which could name programs to run: nothing is fetched with it.`, 'other', 'Take the include out, or set HOME to a folder outside of the project.');
    }
    return settings;
}
function isOfProject(path, { cwd, bare }) {
    if (bare === true)
        return false;
    const real = (0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .M)(path);
    const own = [(0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .gitFolderOf */ .qb)(cwd), (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .storeOf */ .xX)(cwd)].flatMap((folder) => (folder === undefined ? [] : [(0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .M)(folder)]));
    return (0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(real, cwd) && !own.some((folder) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(real, folder));
}
function promisorsOf(settings) {
    const named = settings.get('extensions.partialclone') ?? [];
    const marked = [...settings].flatMap(([name, values]) => {
        const [, remote] = /^remote\.(.+)\.promisor$/s.exec(name) ?? [];
        return remote === undefined || values.at(-1) === 'false' ? [] : [remote];
    });
    return [...new Set([...named, ...marked])];
}
async function toFetch(git, remotes) {
    const addresses = await Promise.all(remotes.map((remote) => addressOf(git, remote)));
    const folders = addresses.flatMap((address) => folderOf(address) ?? []);
    const isSafe = folders.length > 0 && folders.every((folder) => !isOfProject((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(git.cwd, folder), git));
    return { ...git, protocols: isSafe ? [...PROTOCOLS, 'file'] : PROTOCOLS };
}
async function addressOf(git, remote) {
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ['ls-remote', '--get-url', '--', remote]);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)(`tell the address of ${remote}`, stderr);
    return stdout.toString('utf8').trimEnd();
}
function folderOf(address) {
    const [, local] = /^file:\/\/(.*)$/s.exec(address) ?? [];
    if (local !== undefined)
        return decoded(local).replace(/^\/(?=[A-Za-z]:)/, '');
    const isLocal = !/^[^/]*:/.test(address) || /^[A-Za-z]:[\\/]/.test(address);
    return isLocal ? address : undefined;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function lastWords(stderr) {
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    const fatal = lines.find((line) => line.startsWith('fatal: ') || line.startsWith('error: ')) ?? lines.at(-1);
    return (fatal ?? 'git gave no reason.').replace(/\/\/[^/@\s]*@/g, '//');
}


/***/ }),

/***/ 5217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ submodulesOf),
/* harmony export */   d: () => (/* binding */ inLfs)
/* harmony export */ });
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4150);
/* harmony import */ var _other_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(687);
/* harmony import */ var _own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9321);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2976);




const ATTRIBUTES = '.gitattributes';
async function submodulesOf(repository, commit) {
    const text = await textAt(repository, commit, '.gitmodules');
    return (0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__/* .belowRoot */ .I)((0,_submodules_js__WEBPACK_IMPORTED_MODULE_1__/* .submodulePaths */ .X)(text ?? ''), repository.prefix);
}
async function inLfs(repository, commit, paths, { find, textOf }) {
    const root = repository.prefix === '' ? '' : `${repository.prefix}/`;
    const found = await (0,_attributes_js__WEBPACK_IMPORTED_MODULE_3__/* .sentToLfs */ .J)(paths.map((path) => root + path), async (folder) => {
        const file = folder === '' ? ATTRIBUTES : `${folder}/${ATTRIBUTES}`;
        if (!file.startsWith(root))
            return textAt(repository, commit, file);
        const entry = find(file.slice(root.length));
        return entry?.kind === 'file' ? textOf(entry.id) : null;
    });
    return (0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__/* .belowRoot */ .I)(found, repository.prefix);
}
async function textAt(repository, commit, path) {
    const entry = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .entryAt */ ._f)(repository, commit, path);
    if (entry?.kind !== 'file')
        return null;
    const [content] = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .contentsOf */ .KD)(repository, [entry.id], _own_files_js__WEBPACK_IMPORTED_MODULE_2__/* .LARGEST */ .b);
    return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}


/***/ }),

/***/ 9175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesOf)
/* harmony export */ });
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3020);
/* harmony import */ var _damaged_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8861);


const KINDS = new Map([
    [0o040000, 'directory'],
    [0o100000, 'file'],
    [0o120000, 'link'],
]);
const KIND_BITS = 0o170000;
function entriesOf(raw, idBytes) {
    const entries = new Map();
    for (let start = 0; start < raw.length;) {
        const space = raw.indexOf(' ', start);
        const nul = raw.indexOf('\0', space);
        const end = nul + 1 + idBytes;
        if (space < 0 || nul < 0 || end > raw.length)
            throw (0,_damaged_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .damagedTree */ .Kq)('a folder ends in the middle of an entry');
        const kind = kindOf(raw.slice(start, space));
        const id = Buffer.from(raw.slice(nul + 1, end), 'latin1').toString('hex');
        entries.set((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePathBytes */ .j)(raw.slice(space + 1, nul)), kind === 'file' || kind === 'link' ? { kind, id } : { kind });
        start = end;
    }
    return entries;
}
function kindOf(mode) {
    return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}


/***/ }),

/***/ 6034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   M: () => (/* binding */ realOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function isInside(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function realOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ })

};
;
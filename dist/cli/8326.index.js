"use strict";
exports.id = 8326;
exports.ids = [8326,9460];
exports.modules = {

/***/ 9460:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aR: () => (/* binding */ baselineOfAll),
/* harmony export */   baselineOf: () => (/* binding */ baselineOf),
/* harmony export */   qL: () => (/* binding */ renderBaseline),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* unused harmony export entriesOf */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8599);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8957);
/* harmony import */ var _stable_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2886);




const SCHEMA = 'return-gate/baseline@1';
class BaselineError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e {
    name = 'BaselineError';
}
function baselineOf({ file, entries, hiding, reach, whole }) {
    return {
        reach,
        settle: (findings, mayBeKnown) => {
            const left = counts(hiding);
            const settled = findings.map((finding) => {
                const rest = left.get(finding.fingerprint) ?? 0;
                if (rest === 0 || finding.file === null || !mayBeKnown(finding))
                    return finding;
                left.set(finding.fingerprint, rest - 1);
                return { ...finding, baselined: true };
            });
            const stale = whole ? staleEntries(entries, findings) : [];
            return { findings: settled, stale: stale.length === 0 ? null : { file, entries: stale } };
        },
    };
}
function baselineOfAll(take) {
    return {
        reach: 'everything',
        settle: (findings) => {
            take(entriesOf(findings));
            return {
                findings: findings.map((finding) => (finding.file === null ? finding : { ...finding, baselined: true })),
                stale: null,
            };
        },
    };
}
function entriesOf(findings) {
    const entries = new Map();
    for (const { file, rule, fingerprint } of findings) {
        if (file === null)
            continue;
        const count = (entries.get(fingerprint)?.count ?? 0) + 1;
        entries.set(fingerprint, { file: (0,_stable_path_js__WEBPACK_IMPORTED_MODULE_2__/* .homeOf */ .l)(file), rule, fingerprint, count });
    }
    return [...entries.values()].sort(byFile);
}
function byFile(a, b) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.file, b.file) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.rule, b.rule) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.fingerprint, b.fingerprint);
}
function counts(entries) {
    const byFingerprint = new Map();
    for (const { fingerprint, count } of entries) {
        byFingerprint.set(fingerprint, Math.max(count, byFingerprint.get(fingerprint) ?? 0));
    }
    return byFingerprint;
}
function staleEntries(entries, findings) {
    const occurring = new Map();
    for (const { fingerprint } of findings)
        occurring.set(fingerprint, (occurring.get(fingerprint) ?? 0) + 1);
    const stale = [];
    for (const entry of entries) {
        const found = occurring.get(entry.fingerprint) ?? 0;
        if (found < entry.count)
            stale.push({ ...entry, found });
    }
    return stale;
}
function renderBaseline(entries) {
    const lines = entries.map(({ file, rule, fingerprint, count }) => `    ${JSON.stringify({ file, rule, fingerprint, count })},\n`);
    return `{\n  "schema": "${SCHEMA}",\n  "findings": [\n${lines.join('')}    null\n  ]\n}\n`;
}
function readBaseline(text, name) {
    const whole = parse(text, name);
    const findings = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(whole, 'findings');
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(whole, 'schema') !== SCHEMA) {
        throw new BaselineError(`${name} is no baseline: its "schema" must be "${SCHEMA}". ${WRITE_ANEW}`);
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(findings))
        throw new BaselineError(`${name}:1:1 has no list of "findings". ${WRITE_ANEW}`);
    const lines = linesOfEntries(text);
    const entries = [];
    findings.forEach((value, n) => {
        if (value === null && n === findings.length - 1)
            return;
        const entry = entryOf(value);
        const line = lines[n] ?? 1;
        if (entry === undefined) {
            throw new BaselineError(`${name}:${String(line)}:1 is no entry with "file", "rule", "fingerprint" and a "count" of 1 or more. ${WRITE_ANEW}`);
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
    const file = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'file');
    const rule = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'rule');
    const fingerprint = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'fingerprint');
    const count = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberField */ .sJ)(value, 'count') ?? 0;
    if (file === undefined || rule === undefined || fingerprint === undefined)
        return undefined;
    return Number.isInteger(count) && count > 0 ? { file, rule, fingerprint, count } : undefined;
}


/***/ }),

/***/ 8326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   updateBaseline: () => (/* binding */ updateBaseline)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8957);
/* harmony import */ var _baseline_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6835);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7474);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9460);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6183);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5386);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6013);







function updateBaseline(file, project) {
    const held = told(() => {
        const place = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
        return place.kind === 'file' && place.mode !== null ? (0,_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineFile */ .s$)(place.path) : null;
    });
    const before = held === null ? [] : (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__.readBaseline)(held, file);
    let entries = [];
    return {
        baseline: (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineOfAll */ .aR)((found) => {
            entries = found;
        }),
        write: () => {
            const text = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .renderBaseline */ .qL)(entries);
            demandReadable(text, entries);
            told(() => (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFile */ ._)(file, [text], { project }));
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__.terminal) `${file} now holds ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(sum(entries), 'known finding')}, ${difference(before, entries)}. Commit it.`
                .text;
        },
    };
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
function difference(before, after) {
    const had = new Map(before.map((entry) => [entry.fingerprint, entry.count]));
    let added = 0;
    for (const { fingerprint, count: now } of after)
        added += Math.max(0, now - (had.get(fingerprint) ?? 0));
    const gone = sum(before) + added - sum(after);
    return `${String(added)} more and ${String(gone)} fewer than before`;
}


/***/ })

};
;
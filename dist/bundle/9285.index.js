"use strict";
exports.id = 9285;
exports.ids = [9285];
exports.modules = {

/***/ 69285:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listFiles: () => (/* binding */ listFiles)
});

// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 48 modules
var check_tree = __webpack_require__(77190);
// EXTERNAL MODULE: ./src/gather/glob.ts + 1 modules
var glob = __webpack_require__(39288);
// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
// EXTERNAL MODULE: ./src/gather/places.ts
var places = __webpack_require__(85899);
;// CONCATENATED MODULE: ./src/gather/explain-files.ts



function explainFiles(paths, { patterns, ignore }) {
    const own = (0,glob/* cleanPatterns */.vR)(patterns);
    const chosen = (0,gather/* selection */.r)(own, ignore);
    const wanted = (0,gather/* selection */.r)(own);
    const classify = (0,gather/* classifier */.k)(chosen);
    const leftOutBy = [
        { because: 'never', list: places/* NEVER */.tm },
        { because: 'ignored', list: (0,glob/* cleanPatterns */.vR)(ignore) },
        { because: 'template', list: own.length === 0 ? places/* NOT_BY_DEFAULT */.e_ : [] },
    ];
    const excluding = leftOutBy.flatMap(({ because, list }) => list.map((pattern) => ({ because, pattern, matches: (0,glob/* compilePatterns */.xi)([pattern]) })));
    const selecting = own.map((pattern) => ({ pattern, matches: (0,gather/* selection */.r)([pattern]).matches }));
    return paths.flatMap((path) => {
        if (chosen.matches(path)) {
            const { form, family } = classify(path);
            const pattern = selecting.find(({ matches }) => matches(path))?.pattern ?? usualPattern(path) ?? path;
            return [{ kind: 'checked', path, form, family, pattern }];
        }
        if (!wanted.matches(path) && usualPattern(path) === undefined)
            return [];
        const by = excluding.find(({ matches }) => matches(path));
        if (by !== undefined)
            return [{ kind: 'left-out', path, pattern: by.pattern, because: by.because }];
        return own.length === 0 ? [] : [{ kind: 'left-out', path, pattern: null, because: 'not-selected' }];
    });
}
const MATCHERS = places/* PLACES */.ls.flatMap((place) => place.patterns.map((pattern) => ({ pattern, matches: (0,glob/* compilePatterns */.xi)([pattern]), isOne: place.isOne })));
function usualPattern(path) {
    const lower = path.toLowerCase();
    return MATCHERS.find(({ matches, isOne }) => (isOne === undefined || isOne(path)) && matches(lower))?.pattern;
}

// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(14536);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/group-by.ts
var group_by = __webpack_require__(81354);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/report/paint.ts
var report_paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/cli/terminal/color.ts
var color = __webpack_require__(25696);
// EXTERNAL MODULE: ./src/cli/terminal/page.ts
var page = __webpack_require__(68820);
// EXTERNAL MODULE: ./src/cli/no-returns.ts
var no_returns = __webpack_require__(29553);
;// CONCATENATED MODULE: ./src/cli/commands/list-files.ts










const EVERYTHING = { patterns: ['**'], matches: () => true };
const BECAUSE = {
    ignored: 'matches ignore',
    template: 'is in a folder of templates and examples',
    never: 'never holds returns',
    'not-selected': 'is in a usual place, but no pattern selects it',
};
async function listFiles({ tree, settings, format, mayColor }, caller) {
    const { options, policy } = settings.readFrom;
    const config = policy?.project ?? settings.readFrom.config;
    const patternsOf = (of) => options.patterns.length > 0 ? options.patterns : (of?.paths ?? []);
    const patterns = patternsOf(config);
    const ignore = options.ignore.length > 0 ? options.ignore : (config?.ignore ?? []);
    const files = await tree.findAll(EVERYTHING);
    const paths = files.map(({ path }) => path);
    const ofProject = explainFiles(paths, { patterns, ignore });
    const reasons = policy === undefined
        ? ofProject
        : eitherReason(paths, ofProject, explainFiles(paths, { patterns: patternsOf(policy.config), ignore: policy.config.ignore }));
    const { returns } = await (0,check_tree/* checkTree */.R)(tree, settings);
    const byFile = (0,group_by/* groupBy */.$)(returns, ({ file }) => file);
    const checked = reasons
        .filter((reason) => reason.kind === 'checked')
        .map((reason) => ({
        ...reason,
        standards: (byFile.get(reason.path) ?? []).map(({ standard }) => standard),
    }));
    const leftOut = reasons.filter((reason) => reason.kind === 'left-out');
    if (format === 'json') {
        caller.stdout.write(`${(0,sink/* json */.Pq)({ checked, leftOut })}\n`);
        return exit_status/* EXIT */.d.passed;
    }
    const paint = (0,report_paint/* painter */.C)(mayColor && (0,color/* wantsColor */.z)(caller));
    const nothing = (0,no_returns/* explainNoReturns */.I)({ revision: tree.revision?.slice(0, 7) ?? null, patterns });
    caller.stdout.write((0,sink/* terminal */.Fo) `${checkedPart(checked, paint)}${leftOutPart(leftOut, paint)}${checked.length === 0 ? (0,sink/* terminal */.Fo) `\n${nothing.map((line) => (0,sink/* terminal */.Fo) `${line}\n`)}` : (0,sink/* terminal */.Fo) ``}`.text);
    return exit_status/* EXIT */.d.passed;
}
function eitherReason(paths, ofProject, ofPolicy) {
    const [project, policy] = [ofProject, ofPolicy].map((reasons) => new Map(reasons.map((one) => [one.path, one])));
    return paths.flatMap((path) => {
        const [own, other] = [project?.get(path), policy?.get(path)];
        return (own?.kind === 'checked' ? own : other?.kind === 'checked' ? other : (own ?? other)) ?? [];
    });
}
function checkedPart(checked, paint) {
    const withReturns = checked.filter(({ standards }) => standards.length > 0);
    const without = checked.filter(({ standards }) => standards.length === 0);
    return (0,sink/* terminal */.Fo) `${section(`${(0,model_text/* count */.U9)(withReturns.length, 'file')} with returns`, withReturns.map(({ path, standards, pattern }) => [
        (0,sink/* terminal */.Fo) `${path}`,
        (0,sink/* terminal */.Fo) `${holds(standards)}`,
        paint('dim', (0,sink/* terminal */.Fo) `matches ${pattern}`),
    ]), paint)}${without.length === 0
        ? (0,sink/* terminal */.Fo) ``
        : (0,sink/* terminal */.Fo) `\n${section(`${(0,model_text/* count */.U9)(without.length, 'file')} read, without a return`, without.map(({ path, pattern }) => [(0,sink/* terminal */.Fo) `${path}`, paint('dim', (0,sink/* terminal */.Fo) `matches ${pattern}`)]), paint)}`}`;
}
function holds(standards) {
    const ids = [...new Set(standards)].join(', ');
    return standards.length === 1 ? ids : `${(0,model_text/* count */.U9)(standards.length, 'return')}: ${ids}`;
}
function leftOutPart(leftOut, paint) {
    if (leftOut.length === 0)
        return (0,sink/* terminal */.Fo) ``;
    return (0,sink/* terminal */.Fo) `\n${section(`${(0,model_text/* count */.U9)(leftOut.length, 'file')} left out`, leftOut.map(({ path, pattern, because }) => [
        (0,sink/* terminal */.Fo) `${path}`,
        paint('dim', (0,sink/* terminal */.Fo) `${BECAUSE[because]}${pattern === null ? '' : `: ${pattern}`}`),
    ]), paint)}`;
}
function section(title, rows, paint) {
    return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `${title}`)}\n${(0,page/* aligned */.b6)(rows)}`;
}


/***/ }),

/***/ 68820:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15030);


const WIDTH = 96;
const INDENT = 2;
function paragraph(text) {
    return verbatim((0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(text.replace(/\s+/g, ' '), WIDTH - INDENT).join('\n'), INDENT);
}
function verbatim(text, indent) {
    const margin = ' '.repeat(indent);
    const lines = text.replace(/\n$/, '').split('\n');
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${lines.map((line) => (line === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${line}\n`))}`;
}
function aligned(rows) {
    const widths = [];
    for (const row of rows)
        row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
    return rows.map((row) => {
        const cells = row.map((cell, n) => {
            if (n === row.length - 1)
                return cell;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${cell}${' '.repeat((widths[n] ?? 0) - columnsOf(cell) + 2)}`;
        });
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${' '.repeat(INDENT)}${cells}\n`;
    });
}
function columnsOf({ text }) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(text.replace(/\u001b\[\d+m/g, ''));
}


/***/ })

};
;
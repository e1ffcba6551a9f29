"use strict";
exports.id = 7638;
exports.ids = [7638,7474,6183,9539];
exports.modules = {

/***/ 3678:
/***/ ((__unused_webpack_module, exports) => {

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

/***/ 7587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unknownName),
/* harmony export */   p: () => (/* binding */ readLookup)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8957);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6183);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9539);
/* harmony import */ var _config_one_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3278);
/* harmony import */ var _terminal_color_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3428);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5708);







const OPTIONS = [
    { name: 'format', value: 'NAME', help: 'text or json (default: text)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'help', help: 'this help' },
];
function readLookup(args, { command, operand, about }) {
    const usage = `return-gate ${command}${operand === null ? '' : ` ${operand}`}`;
    if (args.includes('--help') || args.includes('-h')) {
        const text = `Usage: ${usage} [options]\n\n${about}\n\nOptions\n${(0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .optionHelp */ .L)(OPTIONS)}`;
        return { kind: 'help', text: (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .concat */ .xW)(text.split('\n').map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${line}\n`.text)) };
    }
    const { values, switches, rest } = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .readCall */ .D)(args, OPTIONS);
    const format = (0,_config_one_of_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .y)('--format', values.get('format')?.[0] ?? 'text', ['text', 'json']);
    const [given = '', ...more] = rest;
    if (operand === null ? rest.length > 0 : rest.length === 0 || more.length > 0) {
        const takes = operand === null ? 'takes no operand' : `takes one ${operand}`;
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${command} ${takes}, and ${String(rest.length)} were given: write ${usage}.`);
    }
    return { kind: 'answer', format, operand: given, paint: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__.painter)(!switches.has('no-color') && (0,_terminal_color_js__WEBPACK_IMPORTED_MODULE_4__/* .wantsColor */ .z)()) };
}
function unknownName(kind, given, known, where) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(given, known, 4);
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`There is no ${kind} "${given}".${meant === undefined ? '' : ` Did you mean ${meant}?`} ${where}`);
}


/***/ }),

/***/ 7638:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   schema: () => (/* binding */ schema)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);
/* harmony import */ var _model_exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5932);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7587);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8421);




async function schema(args) {
    const names = [..._schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMAS */ .H.keys()];
    const asked = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .readLookup */ .p)(args, {
        command: 'schema',
        operand: 'NAME',
        about: `Prints a JSON Schema (draft 2020-12) to keep in a file. NAME is one of\n  ${names.join('\n  ')}`,
    });
    if (asked.kind === 'help') {
        process.stdout.write(asked.text);
        return _model_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.passed;
    }
    const load = _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMAS */ .H.get(asked.operand);
    if (load === undefined)
        throw (0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)('schema', asked.operand, names, `There are ${names.join(', ')}.`);
    process.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(await load(), 2)}\n`);
    return _model_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.passed;
}


/***/ }),

/***/ 8421:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ SCHEMAS)
/* harmony export */ });
const SCHEMAS = new Map(Object.entries({
    'result-envelope@1': async () => (await __webpack_require__.e(/* import() */ 4695).then(__webpack_require__.t.bind(__webpack_require__, 4695, 19))).default,
    'result-envelope@4': async () => (await __webpack_require__.e(/* import() */ 7274).then(__webpack_require__.t.bind(__webpack_require__, 7274, 19))).default,
    'return-meta@1.2': async () => (await __webpack_require__.e(/* import() */ 8891).then(__webpack_require__.t.bind(__webpack_require__, 8891, 19))).default,
    'return-meta@1.4': async () => (await __webpack_require__.e(/* import() */ 1781).then(__webpack_require__.t.bind(__webpack_require__, 1781, 19))).default,
    'return-meta@2.1': async () => (await __webpack_require__.e(/* import() */ 4727).then(__webpack_require__.t.bind(__webpack_require__, 4727, 19))).default,
    'subagent-return@1.0': async () => (await __webpack_require__.e(/* import() */ 4953).then(__webpack_require__.t.bind(__webpack_require__, 4953, 19))).default,
    'subagent-return@1.2': async () => (await __webpack_require__.e(/* import() */ 8155).then(__webpack_require__.t.bind(__webpack_require__, 8155, 19))).default,
    'subagent-return@2.0': async () => (await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 6, 19))).default,
    config: async () => (await __webpack_require__.e(/* import() */ 6538).then(__webpack_require__.t.bind(__webpack_require__, 6538, 19))).default,
    report: async () => (await __webpack_require__.e(/* import() */ 454).then(__webpack_require__.t.bind(__webpack_require__, 454, 19))).default,
    'report-lines': async () => (await __webpack_require__.e(/* import() */ 5816).then(__webpack_require__.t.bind(__webpack_require__, 5816, 19))).default,
    'errors-file': async () => (await __webpack_require__.e(/* import() */ 8834).then(__webpack_require__.t.bind(__webpack_require__, 8834, 19))).default,
}));


/***/ }),

/***/ 5708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readCall),
/* harmony export */   L: () => (/* binding */ optionHelp)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7474);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8957);



function readCall(args, specs) {
    const options = Object.fromEntries(specs.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
    ]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = new Map();
    const switches = new Set();
    const rest = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            rest.push(token.value);
        if (token.kind !== 'option')
            continue;
        const spec = specs.find(({ name }) => token.rawName === `--${name}`);
        if (spec === undefined)
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}
function optionHelp(specs) {
    const heads = specs.map(({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`);
    const width = Math.max(...heads.map((head) => head.length)) + 2;
    return specs.map(({ help }, n) => `  ${(heads[n] ?? '').padEnd(width)}${help}`).join('\n');
}


/***/ }),

/***/ 3428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ wantsColor)
/* harmony export */ });
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7066);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_tty__WEBPACK_IMPORTED_MODULE_0__);

function wantsColor() {
    if ((process.env.NO_COLOR ?? '') !== '')
        return false;
    const forced = process.env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return process.env.TERM !== 'dumb' && (0,node_tty__WEBPACK_IMPORTED_MODULE_0__.isatty)(1);
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8957);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);


function oneOf(setting, given, words) {
    const found = words.find((word) => word === given);
    if (found !== undefined)
        return found;
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(given, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}


/***/ }),

/***/ 2897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   b: () => (/* binding */ VERDICTS)
/* harmony export */ });
const VERDICTS = [
    'present',
    'empty',
    'missing',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const MOST_CLAIMS = 10_000;


/***/ }),

/***/ 9031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pattern)
/* harmony export */ });
function pattern(source, flags) {
    let made;
    return () => (made ??= new RegExp(source, flags));
}


/***/ }),

/***/ 5834:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['error', 'warning', 'notice'];
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
}


/***/ }),

/***/ 7474:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   Vl: () => (/* binding */ sentencesInWords),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export sentences */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3678);

function quote(text, limit = 80) {
    const cut = text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
    return `"${cut}"`;
}
function listOf(words, last = 'or') {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
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
function count(n, word, plural = `${word}s`) {
    return `${String(n)} ${n === 1 ? word : plural}`;
}
let segmenter;
const SPACES = /[^\S\uFEFF]{2,}/g;
const PARAGRAPH = /[\n\r\u2028\u2029]/;
function sentences(text, limit) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    const plain = text.replace(SPACES, (run) => (PARAGRAPH.test(run) ? '\n' : ' '));
    let n = 0;
    for (const { segment } of segmenter.segment(plain)) {
        if (segment.trim() !== '' && ++n >= limit)
            break;
    }
    return n;
}
const MANY_SENTENCES = 100;
function sentencesInWords(text) {
    const n = sentences(text, MANY_SENTENCES + 1);
    return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}
const MAY_END = /[^\w\s,;:'"()/-]+|[\n\r\u0085\u2028\u2029]+/g;
function sentencesWithin(text, min, max) {
    const trimmed = text.trim();
    const atMost = 1 + (trimmed.match(MAY_END)?.length ?? 0);
    const atLeast = (trimmed === '' ? 0 : 1) + (trimmed.match(/[.?!] +(?=[A-Z])/g)?.length ?? 0);
    if (atLeast >= min && atMost <= max)
        return true;
    if (atLeast > max)
        return false;
    const n = sentences(text, max + 1);
    return n >= min && n <= max;
}
function compareText(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}


/***/ }),

/***/ 8907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ conclusionLine),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5834);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);


function totals(report) {
    const { errors, warnings, notices } = report.counts;
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.map((severity) => [severity, by[severity]]);
}
function tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, severity))
        .join(', ');
}
function scope(report) {
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.returns, 'return')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.claims, 'claim')}`;
}
function reason(report) {
    return [outcome(report), ...unsuccessful(report)].join('; ');
}
function unsuccessful({ unsuccessful: counts }) {
    const said = counts.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
    return said.length === 0 ? [] : [said.join(', ')];
}
function outcome(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}`;
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0
        ? 'no returns to judge'
        : `${scope(report)}, no ${report.counts.baselined > 0 ? 'new ' : ''}findings`;
}
function conclusionLine(report) {
    return `${report.conclusion.toUpperCase()}: ${reason(report)}`;
}


/***/ }),

/***/ 5141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fixable),
/* harmony export */   L: () => (/* binding */ fixableMark)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);

function fixable(finding) {
    const command = commandFor(finding);
    return command === null ? '' : ` (fixable: ${command})`;
}
function fixableMark(finding) {
    const command = commandFor(finding);
    return command === null ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) ` (fixable: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(command)})`;
}
function commandFor({ fix }) {
    if (fix === undefined)
        return null;
    return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}


/***/ }),

/***/ 6183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ htmlLink),
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   Jy: () => (/* binding */ sarifMessage),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   S2: () => (/* binding */ htmlAsset),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   W$: () => (/* binding */ TEXT_LIMIT),
/* harmony export */   _b: () => (/* binding */ mermaidLabel),
/* harmony export */   _n: () => (/* binding */ xml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   o8: () => (/* binding */ htmlJson),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9031);

class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
function escapeHidden(character) {
    const named = NAMED.get(character);
    if (named !== undefined)
        return named;
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xdc80 && code <= 0xdcff)
        return `\\x${(code - 0xdc00).toString(16)}`;
    if (code >= 0xd800 && code <= 0xdfff)
        return '\u{FFFD}';
    const digits = code.toString(16);
    return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(HIDDEN(), (character, picture) => picture ?? escapeHidden(character));
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}
function fill(statics, values, escape) {
    let result = statics[0] ?? '';
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (typeof value === 'string')
            result += escape(value);
        else if (typeof value === 'number')
            result += String(value);
        else if (value instanceof Fragment)
            result += value.text;
        else
            for (const fragment of value ?? [])
                result += fragment.text;
        result += statics[i + 1] ?? '';
    }
    return breakCommands(result);
}
function escapeTerminal(text) {
    return visible(cut(text, TEXT_LIMIT));
}
function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, escapeTerminal));
}
function terminalText(text, limit) {
    return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit));
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled(style, fragment) {
    const [on, off] = STYLES[style];
    return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m`);
}
const BREAKS = [
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
];
const COMMIT = /\b[0-9a-f]{7,40}\b/gi;
const MAY_BREAK = /[@#:]|gh-|www|[0-9a-f]{7}/i;
const MARKDOWN = new Map([
    ...['\\', '`', '*', '_', '[', ']', '~', '#', '!'].map((mark) => [mark, `\\${mark}`]),
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['|', '&#124;'],
    ['$', '<span>$</span>'],
    ['\u{200B}', '&#8203;'],
]);
function escapeVisibleMarkdown(shown) {
    let text = shown;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function escapeMarkdown(text) {
    return escapeVisibleMarkdown(visible(cut(text, TEXT_LIMIT)));
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
function code(text, limit = TEXT_LIMIT) {
    const shown = visible(cut(text, limit));
    if (shown === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(shown)) {
        return gfm `<code>${new Fragment('markdown', escapeVisibleMarkdown(shown))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${shown}${pad}\``);
}
const encoder = new TextEncoder();
function percentEncode(text, accepted) {
    let result = '';
    for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 0;
        if (accepted.test(character))
            result += character;
        else if (codePoint >= 0xdc80 && codePoint <= 0xdcff)
            result += percent(codePoint - 0xdc00);
        else
            for (const byte of encoder.encode(character))
                result += percent(byte);
    }
    return result;
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
function urlSegment(text) {
    return percentEncode(text, /[\w.~-]/);
}
function link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    const target = percentEncode(url, /[\w.~:/?#%=+,;@-]/);
    return new Fragment('markdown', `[${label.text}](${target})`);
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return visible(cut(text, TEXT_LIMIT)).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}
function sarifMessage(text, limit = TEXT_LIMIT) {
    const shown = breakCommands(visible(cut(text, limit)));
    return shown.replace(/\](?=\()/g, ']\\').replace(/[{}]/g, '$&$&');
}
function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', percentEncode(url, /[\w.~:/?#%=+,;@-]/))}">${label}</a>`;
}
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
}
function htmlJson(value) {
    return json(value).replace(/[<>&]/g, (character) => character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026');
}
function htmlAsset(element, content) {
    if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
        throw new Error(`The ${element} cannot stand in a page as it is.`);
    }
    return markup `<${element}>${new Fragment('html', content)}</${element}>\n`;
}
const NO_WORDS = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}
function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
function concat(texts) {
    return texts.join('');
}
function workflowCommand(name, properties, message) {
    const listed = Object.entries(properties)
        .filter(([, value]) => value !== null && value !== '')
        .map(([key, value]) => `${key}=${encodeProperty(String(value))}`);
    return `::${name}${listed.length === 0 ? '' : ' '}${listed.join(',')}::${encodeData(message)}\n`;
}
function encodeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function encodeProperty(text) {
    return encodeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 9539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lastLine: () => (/* binding */ lastLine),
/* harmony export */   painter: () => (/* binding */ painter),
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2897);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5834);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8907);
/* harmony import */ var _fixable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6183);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4346);






const SEVERITY_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
const MESSAGE_WIDTH = 72;
function painter(color) {
    return color ? _sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4 : (_, fragment) => fragment;
}
function widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}
function pad(fragment, width) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${fragment}${' '.repeat(Math.max(0, width - (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(fragment.text)))}`;
}
function quoteSource(excerpt, range) {
    const source = excerpt.text.replaceAll('\t', ' ');
    const inside = (column) => Math.min(Math.max(0, column - 1 - excerpt.cut), source.length);
    const start = inside(range.startColumn);
    const end = range.endLine === range.startLine ? inside(range.endColumn) : source.trimEnd().length;
    const indent = Math.min(start, source.length - source.trimStart().length);
    const shown = (from, to) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${source.slice(from, to)}`;
    const lead = excerpt.cut > 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `…` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) ``;
    const before = (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(lead.text) + (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(shown(indent, start).text);
    const length = Math.max(1, (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(shown(start, end).text));
    return [(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${lead}${shown(indent, source.length)}`, (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}
function place(finding) {
    return finding.range === null ? '' : `${String(finding.range.startLine)}:${String(finding.range.startColumn)}`;
}
function* group(file, findings, paint) {
    const placeWidth = widest(findings.map((finding) => place(finding).length));
    const messages = findings.map(({ message }) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${message}`);
    const messageWidth = Math.min(MESSAGE_WIDTH, widest(messages.map(({ text }) => (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(text))));
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${file === null ? paint('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `the whole run`) : paint('bold', paint('underline', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${file}`))}\n`;
    for (const [i, finding] of findings.entries()) {
        const { severity, rule, recommendation, excerpt, range } = finding;
        const location = placeWidth === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${place(finding).padStart(placeWidth)}  `;
        const level = paint(SEVERITY_STYLE[severity], (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${severity.padEnd(SEVERITY_WIDTH)}`);
        const message = pad(messages[i] ?? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) ``, messageWidth);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `  ${location}${level}  ${message}  ${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${rule}`)}\n`;
        if (excerpt !== null && range !== null) {
            const [source, marks] = quoteSource(excerpt, range);
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${margin}${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `|`)} ${source}\n`;
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${margin}${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `|`)} ${paint(SEVERITY_STYLE[severity], marks)}\n`;
        }
        if (recommendation !== '')
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${margin}${paint('green', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `fix:`)} ${recommendation}${(0,_fixable_js__WEBPACK_IMPORTED_MODULE_1__/* .fixable */ .C)(finding)}\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `\n`;
}
function byFile(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const known = groups.get(finding.file);
        if (known === undefined)
            groups.set(finding.file, [finding]);
        else
            known.push(finding);
    }
    const run = groups.get(null);
    if (run !== undefined && groups.delete(null))
        groups.set(null, run);
    return groups;
}
function summary(report) {
    const { files, returns, claims, errors, warnings, notices, baselined, verdicts } = report.counts;
    const byVerdict = _model_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICTS */ .b.filter((name) => verdicts[name] > 0)
        .map((name) => `${String(verdicts[name])} ${name}`)
        .join(', ');
    const rows = [
        ['files', files, ''],
        ['returns', returns, ''],
        ['claims', claims, byVerdict],
        ['findings', errors + warnings + notices, (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .totals */ .Sd)(report))],
    ];
    if (baselined > 0)
        rows.push(['baselined', baselined, 'known findings, which do not fail']);
    const nameWidth = widest(rows.map(([name]) => name.length));
    const numberWidth = widest(rows.map(([, n]) => String(n).length));
    const lines = rows.map(([name, n, detail]) => {
        const number = String(n).padStart(numberWidth);
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `  ${name.padEnd(nameWidth)}  ${number}${detail === '' ? '' : `  ${detail}`}\n`;
    });
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${lines}\n`;
}
function lastLine(report, color) {
    const line = (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusionLine */ .ET)(report)}`;
    if (!color)
        return line;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)(report.conclusion === 'passed' ? 'green' : 'red', line));
}
function isShown(finding, report, quiet) {
    if (finding.baselined)
        return false;
    if (!quiet || finding.severity === 'error')
        return true;
    return report.failOn !== 'never' && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_5__/* .isAtLeast */ .du)(finding.severity, report.failOn);
}
function* render(report, { color, quiet }) {
    const paint = painter(color);
    const shown = report.findings.filter((finding) => isShown(finding, report, quiet));
    for (const [file, findings] of byFile(shown)) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)(Array.from(group(file, findings, paint), ({ text }) => text));
    }
    if (!quiet)
        yield summary(report).text;
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${lastLine(report, color)}\n`.text;
}


/***/ }),

/***/ 4346:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ columns)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9031);

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


/***/ })

};
;
"use strict";
exports.id = 1021;
exports.ids = [1021,4413];
exports.modules = {

/***/ 3956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ nothingFound),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   f4: () => (/* binding */ writeAll)
/* harmony export */ });
/* unused harmony export replaceContent */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _tree_relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4812);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6183);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5275);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(110);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5386);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6013);
/* harmony import */ var _model_exit_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5932);









function replaceContent(root, { file, before, after }, project) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root), file);
    try {
        const place = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(path, project);
        if (place.kind !== 'file' || place.mode === null)
            return changed('It is no longer there');
        const there = (0,_model_name_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesOfName */ .q)(place.path);
        const mayReplace = () => (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(there, before.length + 1)?.bytes.equals(before) === true;
        const isWritten = (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFile */ ._)(path, [after], { project, durable: true, mayReplace });
        return isWritten ? { kind: 'written' } : changed('It changed while it was being worked on');
    }
    catch (error) {
        if (error instanceof _tree_write_place_js__WEBPACK_IMPORTED_MODULE_7__/* .RefusedPlace */ .QE && hasCome(root, error))
            return changed('It is no longer a file of its own');
        return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
}
function hasCome(root, { refusal, at }) {
    return refusal !== 'git' && (0,_tree_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), at) !== null;
}
function changed(what) {
    return { kind: 'changed', reason: `${what}: it was left as it is. Run the command again.` };
}
function writeAll(root, files) {
    const project = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_7__/* .projectOf */ .v8)([root, '.']);
    const outcomes = new Map();
    for (const replacement of files) {
        const outcome = replaceContent(root, replacement, project);
        outcomes.set(replacement.file, outcome.kind);
        if (outcome.kind === 'written')
            continue;
        const what = outcome.kind === 'failed' ? 'It could not be written: ' : '';
        process.stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__.terminal) `return-gate: ${replacement.file}: ${what}${outcome.reason}`.text + '\n');
    }
    return outcomes;
}
async function readFiles(tree, files, limit) {
    const references = files.map((path) => ({ path, id: path, link: false }));
    const found = new Map();
    let next = 0;
    for await (const contents of tree.read(references, limit)) {
        for (const content of contents) {
            const file = files[next++];
            if (file !== undefined && content.kind === 'bytes')
                found.set(file, content.bytes);
        }
    }
    return found;
}
function nothingFound(patterns) {
    const where = patterns.length === 0 ? 'in the default places' : `by ${patterns.join(', ')}`;
    process.stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__.terminal) `return-gate: No return was found ${where}. Name files or patterns relative to --root.`.text + '\n');
    return _model_exit_status_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .d.empty;
}


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

/***/ 9816:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);


const CONTEXT = 3;
const FAR_APART = 2000;
const LONGEST_LINE = 10_000;
function unifiedDiff(file, before, after, paint) {
    const [old, next] = [before, after].map((bytes) => Buffer.from(bytes).toString('utf8'));
    const lines = [
        paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `--- a/${file}`),
        paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `+++ b/${file}`),
        ...hunksOf(old ?? '', next ?? '').flatMap((hunk) => [
            headOf(hunk, paint),
            ...hunk.lines.map((line) => shown(line, paint)),
        ]),
    ];
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${line}\n`.text));
}
function hunksOf(old, next) {
    const found = (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .structuredPatch */ .YB)('', '', old, next, undefined, undefined, {
        context: CONTEXT,
        maxEditLength: FAR_APART,
    });
    if (found !== undefined)
        return found.hunks;
    const [removed, added] = [linesOf(old), linesOf(next)];
    return [
        {
            oldStart: 1,
            oldLines: removed.length,
            newStart: 1,
            newLines: added.length,
            lines: [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)],
        },
    ];
}
function linesOf(text) {
    return text.replace(/\n$/, '').split('\n');
}
function headOf({ oldStart, oldLines, newStart, newLines }, paint) {
    return paint('cyan', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`);
}
const STYLES = { '-': 'red', '+': 'green' };
function shown(line, paint) {
    const parts = line.replace(/\r$/, '').split('\t');
    const text = parts.flatMap((part, n) => [...(n === 0 ? [] : [(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `\t`]), (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalText */ .eR)(part, LONGEST_LINE)]);
    const style = STYLES[line.charAt(0)];
    return style === undefined ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${text}` : paint(style, (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${text}`);
}


/***/ }),

/***/ 110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   q: () => (/* binding */ bytesOfName)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const NOT_ASCII = /[^\0-\x7f]/;
function nameOf(binary) {
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


/***/ }),

/***/ 6290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ EditableFile)
});

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(5868);
// EXTERNAL MODULE: ./src/read/markdown/commonmark.ts + 7 modules
var commonmark = __webpack_require__(5700);
// EXTERNAL MODULE: ./src/read/lines.ts
var lines = __webpack_require__(9951);
// EXTERNAL MODULE: ./src/read/read.ts
var read = __webpack_require__(8454);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(3854);
;// CONCATENATED MODULE: ./src/rewrite/edit/members.ts
const FEW = 32;
class Members {
    #first;
    #last;
    #size = 0;
    #names;
    constructor(members) {
        for (const member of members)
            this.append(member);
    }
    get first() {
        return this.#first;
    }
    get last() {
        return this.#last;
    }
    get size() {
        return this.#size;
    }
    *[Symbol.iterator]() {
        for (let member = this.#first; member !== undefined; member = member.after)
            yield member;
    }
    find(name) {
        if (this.#names === undefined && this.#size > FEW) {
            this.#names = new Map();
            for (const member of this)
                this.#note(member);
        }
        if (this.#names instanceof Map)
            return this.#names.get(name);
        let member = this.#last;
        while (member !== undefined && member.name !== name)
            member = member.before;
        return member;
    }
    append(member) {
        member.before = this.#last;
        member.after = undefined;
        if (this.#last === undefined)
            this.#first = member;
        else
            this.#last.after = member;
        this.#last = member;
        this.#size++;
        this.#note(member);
    }
    remove(member) {
        const { before, after } = member;
        if (before === undefined)
            this.#first = after;
        else
            before.after = after;
        if (after === undefined)
            this.#last = before;
        else
            after.before = before;
        this.#size--;
        this.#names?.delete(member.name);
    }
    rename(member, name) {
        this.#names?.delete(member.name);
        member.name = name;
        member.rawName = JSON.stringify(name);
        this.#note(member);
    }
    #note(member) {
        if (this.#names?.has(member.name) === true)
            this.#names = null;
        else
            this.#names?.set(member.name, member);
    }
}

// EXTERNAL MODULE: ../../../work/main/node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(5453);
;// CONCATENATED MODULE: ./src/rewrite/edit/syntax.ts


const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
function parseDocument(text) {
    const errors = [];
    const root = (0,main.parseTree)(text, errors, STRICT);
    if (root === undefined || errors.length > 0)
        return null;
    const end = root.offset + root.length;
    return { before: text.slice(0, root.offset), root: nodeOf(text, root), behind: text.slice(end) };
}
function print({ before, root, behind }) {
    const parts = [before];
    write(root, parts);
    parts.push(behind);
    return parts.join('');
}
function nodeOf(text, parsed) {
    const { offset, length, type, children = [] } = parsed;
    if (type !== 'object' && type !== 'array') {
        return { kind: 'scalar', raw: text.slice(offset, offset + length), offset };
    }
    const end = offset + length - 1;
    let cursor = offset + 1;
    const around = (child, isLast) => {
        const lead = text.slice(cursor, child.offset);
        const behind = child.offset + child.length;
        const comma = isLast ? behind : text.indexOf(',', behind);
        cursor = isLast ? behind : comma + 1;
        return { lead, trail: text.slice(behind, comma) };
    };
    const last = children.length - 1;
    if (type === 'array') {
        const entries = children.map((child, n) => ({ ...around(child, n === last), value: nodeOf(text, child) }));
        return { kind: 'array', entries, close: text.slice(cursor, end), offset };
    }
    const entries = children.map((child, n) => {
        const [key, value] = child.children ?? [];
        if (key === undefined || value === undefined)
            throw new Error('a member without key or value is no strict JSON');
        return {
            ...around(child, n === last),
            name: String(key.value),
            rawName: text.slice(key.offset, key.offset + key.length),
            nameOffset: key.offset,
            colon: text.slice(key.offset + key.length, value.offset),
            value: nodeOf(text, value),
        };
    });
    return { kind: 'object', entries: new Members(entries), close: text.slice(cursor, end), offset };
}
function write(node, parts) {
    if (node.kind === 'scalar') {
        parts.push(node.raw);
        return;
    }
    parts.push(node.kind === 'object' ? '{' : '[');
    let isFirst = true;
    for (const entry of node.entries) {
        if (!isFirst)
            parts.push(',');
        isFirst = false;
        parts.push(entry.lead);
        if (isMember(entry))
            parts.push(entry.rawName, entry.colon);
        write(entry.value, parts);
        parts.push(entry.trail);
    }
    parts.push(node.close, node.kind === 'object' ? '}' : ']');
}
function isMember(entry) {
    return 'rawName' in entry;
}
function textOf(node) {
    return print({ before: '', root: node, behind: '' });
}

;// CONCATENATED MODULE: ./src/rewrite/edit/style.ts


const DEFAULT_UNIT = '  ';
function styleOf(root) {
    const shown = {};
    const open = [root];
    for (const node of open) {
        if (node.kind === 'scalar')
            continue;
        const [first, second] = node.entries;
        if (first !== undefined && isBroken(first.lead)) {
            shown.lineEnd ??= first.lead.includes('\r\n') ? '\r\n' : '\n';
            const outer = indentOf(node.close);
            const inner = indentOf(first.lead);
            if (isBroken(node.close) && inner.length > outer.length && inner.startsWith(outer)) {
                shown.unit ??= inner.slice(outer.length);
            }
        }
        if (first !== undefined && isMember(first) && !isBroken(first.colon))
            shown.colon ??= first.colon;
        if (second !== undefined && !isBroken(second.lead))
            shown.gap ??= second.lead;
        if (shown.unit !== undefined && shown.colon !== undefined && shown.gap !== undefined)
            break;
        for (const { value } of node.entries)
            open.push(value);
    }
    const { unit = DEFAULT_UNIT, lineEnd = '\n', colon = ': ' } = shown;
    return { unit, lineEnd, colon, gap: shown.gap ?? (colon === ':' ? '' : ' ') };
}
function isBroken(space) {
    return space.includes('\n');
}
function indentOf(space) {
    return space.slice(space.lastIndexOf('\n') + 1);
}
function formatted(value, style, indent) {
    if (typeof value !== 'object' || value === null)
        return { kind: 'scalar', raw: JSON.stringify(value), offset: null };
    const values = Object.values(value);
    const simple = Array.isArray(value) && values.every((element) => typeof element !== 'object' || element === null);
    const inner = indent === null || simple ? null : indent + style.unit;
    const entry = (element, n) => ({
        lead: inner !== null ? style.lineEnd + inner : n === 0 ? '' : style.gap,
        trail: '',
        value: formatted(element, style, inner),
    });
    const close = inner === null || values.length === 0 ? '' : style.lineEnd + (indent ?? '');
    if (Array.isArray(value))
        return { kind: 'array', entries: values.map(entry), close, offset: null };
    const entries = Object.entries(value).map(([name, member], n) => ({
        ...entry(member, n),
        name,
        rawName: JSON.stringify(name),
        nameOffset: null,
        colon: style.colon,
    }));
    return { kind: 'object', entries: new Members(entries), close, offset: null };
}

;// CONCATENATED MODULE: ./src/rewrite/edit/apply.ts


function applyEdits(root, edits, style) {
    for (const edit of edits)
        apply({ node: root, indent: null }, edit, style);
}
function apply(root, edit, style) {
    switch (edit.kind) {
        case 'set': {
            const { holder, last } = descend(root, edit.pointer, style);
            put(holder, last, edit.value, style);
            return;
        }
        case 'remove':
            detach(root, edit.pointer, style);
            return;
        case 'rename': {
            const { object, member } = memberAt(root, edit.pointer, style);
            object.entries.rename(member, edit.key);
            return;
        }
        case 'move': {
            const member = detach(root, edit.from, style);
            const { holder, last } = descend(root, edit.to, style);
            if (holder.node.kind !== 'object')
                throw new Error(`${edit.to} is in no object`);
            const { lead } = layout(holder, style);
            if (isBroken(lead) && isBroken(member.lead))
                shift(member.value, indentOf(member.lead), indentOf(lead));
            append(holder.node, { ...member, lead, trail: '', name: last, rawName: JSON.stringify(last) });
        }
    }
}
function descend(root, pointer, style) {
    const way = [...(0,model_pointer/* tokens */.LU)(pointer)];
    const last = way.pop();
    if (last === undefined)
        throw new Error('the return itself is not edited');
    let holder = root;
    for (const token of way) {
        if (holder.node.kind === 'object' && find(holder.node, token) === undefined)
            put(holder, token, {}, style);
        const entry = find(holder.node, token);
        if (entry === undefined || entry.value.kind === 'scalar')
            throw new Error(`${pointer}: nothing is in ${token}`);
        holder = { node: entry.value, indent: isBroken(entry.lead) ? indentOf(entry.lead) : null };
    }
    return { holder, last };
}
function find(node, token) {
    return node.kind === 'object' ? node.entries.find(token) : node.entries[Number(token)];
}
function lastOf(node) {
    return node.kind === 'object' ? node.entries.last : node.entries[node.entries.length - 1];
}
function put(holder, token, value, style) {
    const { node } = holder;
    const present = find(node, token);
    if (present !== undefined) {
        present.value = formatted(value, style, isBroken(present.lead) ? indentOf(present.lead) : null);
        return;
    }
    const { lead } = layout(holder, style);
    const entry = { lead, trail: '', value: formatted(value, style, isBroken(lead) ? indentOf(lead) : null) };
    if (node.kind === 'object') {
        append(node, { ...entry, name: token, rawName: JSON.stringify(token), nameOffset: null, colon: style.colon });
    }
    else if (token === '-') {
        closeOff(node.entries[node.entries.length - 1], node.entries[node.entries.length - 2]);
        node.entries.push(entry);
    }
    else {
        throw new Error(`there is no element ${token}`);
    }
}
function layout({ node, indent }, style) {
    const last = lastOf(node);
    if (last === undefined) {
        const outer = isBroken(node.close) ? indentOf(node.close) : indent;
        if (outer === null)
            return { lead: '' };
        node.close = style.lineEnd + outer;
        return { lead: style.lineEnd + outer + style.unit };
    }
    if (isBroken(last.lead))
        return { lead: style.lineEnd + indentOf(last.lead) };
    const isOnly = (node.kind === 'object' ? node.entries.size : node.entries.length) === 1;
    return { lead: isOnly && last.lead === '' ? style.gap : last.lead };
}
function append({ entries }, member) {
    closeOff(entries.last, entries.last?.before);
    entries.append(member);
}
function closeOff(last, beforeLast) {
    if (last !== undefined)
        last.trail = beforeLast?.trail ?? '';
}
function memberAt(root, pointer, style) {
    const { holder, last } = descend(root, pointer, style);
    const object = holder.node;
    if (object.kind !== 'object')
        throw new Error(`${pointer} is no member of an object`);
    const member = object.entries.find(last);
    if (member === undefined)
        throw new Error(`${pointer}: nothing is there`);
    return { object, member };
}
function detach(root, pointer, style) {
    const { object, member } = memberAt(root, pointer, style);
    const { before, after } = member;
    object.entries.remove(member);
    if (before === undefined && after !== undefined)
        after.lead = member.lead;
    if (after === undefined && before !== undefined)
        before.trail = '';
    if (object.entries.size === 0)
        object.close = '';
    return member;
}
function shift(node, from, to) {
    if (node.kind === 'scalar' || from === to)
        return;
    const moved = (space) => {
        if (!isBroken(space))
            return space;
        const indent = indentOf(space);
        const start = space.slice(0, space.length - indent.length);
        return start + (indent.startsWith(from) ? to + indent.slice(from.length) : indent);
    };
    node.close = moved(node.close);
    for (const entry of node.entries) {
        entry.lead = moved(entry.lead);
        entry.trail = moved(entry.trail);
        shift(entry.value, from, to);
    }
}

;// CONCATENATED MODULE: ./src/rewrite/edit/file.ts








const MARKS = /^\uFEFF+/;
class EditableFile {
    problems;
    returns;
    #form;
    #text;
    #mark;
    #dropped = false;
    #lines;
    #stretches = new Map();
    #places = new Map();
    constructor(bytes, form) {
        this.#form = form;
        const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
        this.#mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
        this.#text = text.slice(this.#mark.length);
        this.#lines = new lines/* Lines */.q(this.#text);
        const reading = (0,read/* read */.L)(bytes, form, { markdown: commonmark.parseMarkdown });
        this.problems = reading.problems;
        this.returns = reading.returns.map((found) => ({ ...found, obstacle: this.#find(found) }));
    }
    get bytes() {
        let text = '';
        let done = 0;
        const stretches = [...this.#stretches.values()].filter((stretch) => stretch !== null);
        for (const { start, end, document } of stretches.sort((a, b) => a.start - b.start)) {
            text += this.#text.slice(done, start) + print(document);
            done = end;
        }
        text += this.#text.slice(done);
        return Buffer.from(this.#dropped ? text.replace(MARKS, '') : this.#mark + text);
    }
    dropMark() {
        this.#dropped = true;
    }
    edit(index, edits) {
        const { node, stretch } = this.#place(index);
        applyEdits(node, edits, stretch.style);
    }
    valueOf(index) {
        return JSON.parse(textOf(this.#place(index).node));
    }
    originOf(index, pointer, part = 'value') {
        const { node: root, stretch } = this.#place(index);
        let node = root;
        let at = root.offset ?? 0;
        let shown = null;
        for (const token of (0,model_pointer/* tokens */.LU)(pointer)) {
            const entry = childOf(node, token);
            if (entry === undefined)
                break;
            node = entry.value;
            if (node.offset === null)
                continue;
            const isKey = part === 'key' && isMember(entry) && entry.nameOffset !== null;
            at = isKey ? entry.nameOffset : node.offset;
            shown = isKey ? 'key' : node;
        }
        const start = stretch.start + at;
        if (shown === 'key')
            return this.#lines.range(start, (0,scan/* stringEnd */.VS)(this.#text, start) + 1);
        return this.#lines.range(start, start + (shown === null ? 1 : textOf(shown).length));
    }
    #place(index) {
        const place = this.#places.get(index);
        if (place === undefined)
            throw new Error(`return ${String(index)} cannot be edited`);
        return place;
    }
    #find(found) {
        if (this.#form === 'markdown' || found.making !== 'json') {
            return 'It stands in Markdown, where a text edit would not be certain.';
        }
        const { startLine, startColumn } = found.locate('');
        const lineStart = this.#lines.startOf(startLine);
        const isLine = this.#form === 'jsonl';
        const [start, end] = isLine
            ? [lineStart, lineStart + this.#lines.textOf(startLine).length]
            : [0, this.#text.length];
        const repeated = this.problems.find(({ kind, ...problem }) => kind === 'duplicate-key' && 'range' in problem && (!isLine || problem.range.startLine === startLine));
        if (repeated !== undefined)
            return 'A key stands twice, and only a person can tell which one is meant.';
        const stretch = this.#stretchOf(start, end);
        if (stretch === null)
            return 'Other text stands around the JSON: remove that first.';
        const node = stretch.objects.get(lineStart + startColumn - 1);
        if (node === undefined)
            return 'It stands in a text of a transcript, where an edit would not be certain.';
        this.#places.set(found.index, { stretch, node });
        return null;
    }
    #stretchOf(start, end) {
        const known = this.#stretches.get(start);
        if (known !== undefined)
            return known;
        const document = parseDocument(this.#text.slice(start, end));
        const stretch = document === null
            ? null
            : { start, end, document, style: styleOf(document.root), objects: objectsOf(document.root, start) };
        this.#stretches.set(start, stretch);
        return stretch;
    }
}
function objectsOf(root, start) {
    const objects = new Map();
    const open = [root];
    for (const node of open) {
        if (node.kind === 'scalar')
            continue;
        if (node.kind === 'object')
            objects.set(start + (node.offset ?? 0), node);
        for (const { value } of node.entries)
            open.push(value);
    }
    return objects;
}
function childOf(node, token) {
    if (node.kind === 'scalar')
        return undefined;
    return node.kind === 'object' ? node.entries.find(token) : node.entries[Number(token)];
}


/***/ }),

/***/ 1807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ referencesTo),
/* harmony export */   U: () => (/* binding */ openDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(110);
/* harmony import */ var _git_attributes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1290);
/* harmony import */ var _other_case_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3599);
/* harmony import */ var _git_own_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9989);
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9268);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5275);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3426);
/* harmony import */ var _git_submodules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7332);










const BATCH = 200;
const PIECE = 64 * 1024;
function openDisk(directory) {
    (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .demandDirectory */ .zb)(directory);
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory));
    const prefix = (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .placeInRepository */ .vO)(root) ?? '';
    let top;
    const open = (folder, name) => {
        const known = folder.below.get(name);
        if (known !== undefined)
            return known;
        const opened = readFolder(root, folder.path === '' ? name : `${folder.path}/${name}`);
        folder.below.set(name, opened);
        return opened;
    };
    const folderAt = (path) => {
        let folder = (top ??= readFolder(root, ''));
        if (path === '')
            return folder;
        for (const name of path.split('/')) {
            if (folder.entries.get(name)?.kind !== 'directory')
                return undefined;
            folder = open(folder, name);
            if (folder.isRepository)
                return undefined;
        }
        return folder;
    };
    const find = (path) => {
        if (path === '')
            return { kind: 'directory' };
        const slash = path.lastIndexOf('/');
        const name = path.slice(slash + 1);
        const folder = folderAt(path.slice(0, Math.max(slash, 0)));
        const entry = folder?.entries.get(name);
        if (folder === undefined || entry?.kind !== 'directory')
            return entry;
        return open(folder, name).isRepository ? { kind: 'submodule' } : entry;
    };
    const below = function* (folder) {
        for (const [name, entry] of folder.entries) {
            if (entry.kind === 'directory')
                yield* below(open(folder, name));
            else
                yield folder.path === '' ? name : `${folder.path}/${name}`;
        }
    };
    const otherCase = new _other_case_js__WEBPACK_IMPORTED_MODULE_7__/* .OtherCase */ .d({ find, namesIn: (folder) => folderAt(folder)?.entries.keys() });
    return {
        path: root,
        kind: 'workspace',
        revision: null,
        root: prefix,
        find,
        list: ({ matches }) => {
            const all = [...below((top ??= readFolder(root, '')))];
            return Promise.resolve(referencesTo(all.filter(matches), find));
        },
        findOtherCase: (path) => otherCase.find(path),
        read: async function* (files, limit) {
            for (let start = 0; start < files.length; start += BATCH) {
                yield await Promise.resolve(files.slice(start, start + BATCH).map((file) => readOne(root, file, limit)));
            }
        },
        sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
        show: (ids, viewers) => {
            const piece = Buffer.allocUnsafe(PIECE);
            ids.forEach((id, n) => {
                const viewer = viewers[n];
                if (viewer !== undefined)
                    showTo(viewer, root, id, piece);
            });
            return Promise.resolve();
        },
        submodules: () => {
            const text = textAt((0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(root) ?? root, '.gitmodules');
            return Promise.resolve((0,_git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .belowRoot */ .I)((0,_git_submodules_js__WEBPACK_IMPORTED_MODULE_6__/* .submodulePaths */ .X)(text ?? ''), prefix));
        },
        inLfs: async (paths) => {
            const whole = paths.map((path) => (prefix === '' ? path : `${prefix}/${path}`));
            const repository = (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(root) ?? root;
            const textIn = (folder) => textAt(repository, folder === '' ? '.gitattributes' : `${folder}/.gitattributes`);
            return (0,_git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .belowRoot */ .I)(await (0,_git_attributes_js__WEBPACK_IMPORTED_MODULE_9__/* .sentToLfs */ .J)(whole, (folder) => Promise.resolve(textIn(folder))), prefix);
        },
        explainAbsent: () => Promise.resolve(new Map()),
        close: () => undefined,
    };
}
function referencesTo(paths, find) {
    const files = paths.map((path) => ({ path, id: path, link: find(path)?.kind !== 'file' }));
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function pathOnDisk(root, path) {
    return Buffer.concat([Buffer.from(path === '' ? root : `${root}/`), (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .q)(path)]);
}
function readFolder(root, path) {
    const entries = new Map();
    let isRepository = false;
    for (const entry of entriesOf(pathOnDisk(root, path))) {
        const name = (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .V)(entry.name.toString('latin1'));
        if (name.toLowerCase() === '.git') {
            isRepository = path !== '';
            continue;
        }
        const id = path === '' ? name : `${path}/${name}`;
        if (entry.isSymbolicLink())
            entries.set(name, { kind: 'link', id });
        else if (entry.isDirectory())
            entries.set(name, { kind: 'directory' });
        else if (entry.isFile())
            entries.set(name, { kind: 'file', id });
    }
    return { path, entries, isRepository, below: new Map() };
}
function entriesOf(place) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG')
            return [];
        throw error;
    }
}
function statOf(root, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(pathOnDisk(root, path));
}
function sizeOf(root, path) {
    const { size } = statOf(root, path);
    return { bytes: size, telling: size > 0 };
}
function readOne(root, file, limit) {
    if (file.link)
        return { kind: 'bytes', bytes: new Uint8Array() };
    const { bytes, size } = fileAt(root, file.path, limit);
    return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function fileAt(root, path, limit) {
    return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(pathOnDisk(root, path), limit, 'refused') ?? gone(path);
}
function gone(path) {
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`${path} was a file when the folder was read, and is none now.`);
}
function showTo(viewer, root, path, piece) {
    const place = pathOnDisk(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink()) {
        viewer((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, { encoding: 'buffer' }));
        return;
    }
    const file = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openRegularFile */ .ZU)(place, 'refused') ?? gone(path);
    try {
        for (let wantsMore = true; wantsMore;) {
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, piece, 0, piece.length, null);
            wantsMore = length > 0 && viewer(piece.subarray(0, length));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function textAt(repository, path) {
    const place = pathOnDisk(repository, path);
    try {
        const found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(place, _git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .LARGEST */ .b, 'refused');
        return found === null || found.size > _git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .LARGEST */ .b ? null : found.bytes.toString('utf8');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ sentToLfs)
/* harmony export */ });
const LONGEST_PATTERN = 256;
const MOST_LINES = 1_000;
const MOST_WILDCARDS = 100;
function filterRules(text) {
    const rules = [];
    let wildcards = 0;
    for (const line of text.split('\n')) {
        const [pattern = '', ...attributes] = line.trim().split(/[ \t\r]+/);
        const filter = attributes.findLast((attribute) => /^[-!]?filter(?:=|$)/.test(attribute));
        if (filter === undefined || pattern.length > LONGEST_PATTERN || /^[#!"]|^\[attr\]|\/$/.test(pattern))
            continue;
        const plain = plainMatcher(pattern);
        if (plain === undefined)
            wildcards++;
        if (rules.length === MOST_LINES || wildcards > MOST_WILDCARDS)
            return [];
        rules.push({ matches: plain ?? matcher(pattern), isLfs: filter === 'filter=lfs' });
    }
    return rules;
}
function plainMatcher(pattern) {
    const [, star, rest, inside] = /^(\*)?([^*?[\\]+?)(\/\*\*)?$/.exec(pattern) ?? [];
    if (rest === undefined)
        return undefined;
    if (inside === undefined && !rest.includes('/')) {
        return star === undefined
            ? ({ path }) => path === rest || path.endsWith(`/${rest}`)
            : ({ path }) => path.endsWith(rest);
    }
    if (star !== undefined)
        return undefined;
    const place = rest.replace(/^\//, '');
    return inside === undefined ? ({ path }) => path === place : ({ path }) => path.startsWith(`${place}/`);
}
function matcher(pattern) {
    if (!pattern.includes('/')) {
        const name = wildcard(pattern);
        return ({ steps }) => name(steps.at(-1) ?? []);
    }
    const segments = pattern
        .replace(/^\//, '')
        .split('/')
        .map((segment) => (segment === '**' ? null : wildcard(segment)));
    return ({ steps }) => {
        const isInside = segments.at(-1) === null;
        if (isInside && steps.length <= segments.filter((segment) => segment !== null).length)
            return false;
        return isMatch(segments, steps, (test, step) => test(step));
    };
}
function wildcard(pattern) {
    const parts = pattern.match(PART) ?? [];
    if (parts.join('') !== pattern)
        return () => false;
    const tests = parts.map((part) => (/^\*+$/.test(part) ? null : letterTest(part)));
    return (name) => isMatch(tests, name, (test, letter) => test(letter));
}
const PART = /\*+|\\[^]|\[[!^]?\]?(?:\[:[a-z]+:\]|[^\]])*\]|[^\\[]/gu;
function letterTest(part) {
    if (part === '?')
        return () => true;
    if (part === '[[:space:]]')
        return (letter) => /^\s$/.test(letter);
    const set = /^\[([!^]?)([^[\\]+)\]$/.exec(part);
    if (set !== null) {
        const [, not, members = ''] = set;
        const ranges = members.match(/[^]-[^]|[^]/gu) ?? [];
        return (letter) => ranges.some((range) => isWithin(letter, range)) === (not === '');
    }
    const letter = part.startsWith('\\') ? part.slice(1) : part;
    return part.startsWith('[') ? () => false : (other) => other === letter;
}
function isWithin(letter, range) {
    const [first = '', dash, last] = Array.from(range);
    return dash === undefined || last === undefined ? letter === first : letter >= first && letter <= last;
}
function isMatch(tests, items, holds) {
    let at = 0;
    let n = 0;
    let back;
    while (n < items.length) {
        const test = tests[at];
        const item = items[n];
        if (test === null)
            back = { at: at++, n };
        else if (test !== undefined && item !== undefined && holds(test, item)) {
            at++;
            n++;
        }
        else if (back === undefined)
            return false;
        else {
            back.n++;
            n = back.n;
            at = back.at + 1;
        }
    }
    return tests.slice(at).every((test) => test === null);
}
async function sentToLfs(paths, textOf) {
    const known = new Map();
    const rulesIn = async (folder) => {
        const before = known.get(folder);
        if (before !== undefined)
            return before;
        if (known.size === MOST_KNOWN)
            known.clear();
        const rules = filterRules((await textOf(folder)) ?? '');
        known.set(folder, rules);
        return rules;
    };
    const found = [];
    for (const path of paths) {
        let rule;
        for (let end = path.lastIndexOf('/'); rule === undefined; end = path.lastIndexOf('/', end - 1)) {
            const rules = await rulesIn(path.slice(0, Math.max(end, 0)));
            const inFolder = stepsOf(path.slice(end + 1));
            rule = rules.findLast(({ matches }) => matches(inFolder));
            if (end <= 0)
                break;
        }
        if (rule?.isLfs === true)
            found.push(path);
    }
    return found;
}
const MOST_KNOWN = 100;
function stepsOf(path) {
    let steps;
    return {
        path,
        get steps() {
            return (steps ??= path.split('/').map((step) => Array.from(step)));
        },
    };
}


/***/ }),

/***/ 9268:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   gk: () => (/* binding */ gitFailed)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8957);

class GitError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    what;
    kind;
    hint;
    name = 'GitError';
    constructor(what, kind = 'other', hint = '') {
        super(hint === '' ? what : `${what} ${hint}`);
        this.what = what;
        this.kind = kind;
        this.hint = hint;
    }
}
const BROKEN_CONFIGURATION = /bad config |bad \w+ config value|GIT_CONFIG_|command-line config|maximum include depth|failed to expand user dir|unable to access '(?!\w+:\/\/)[^']*config'|while reading the configuration/;
function gitFailed(doing, stderr) {
    return brokenConfiguration(stderr) ?? new GitError(`git could not ${doing}: ${stderr.trim() || 'it gave no reason'}`);
}
function brokenConfiguration(stderr) {
    const line = stderr.split('\n').find((said) => BROKEN_CONFIGURATION.test(said));
    if (line === undefined)
        return undefined;
    return new GitError(`git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`, 'other', 'Mend it where it stands; git config --list --show-origin tells which file says what.');
}


/***/ }),

/***/ 9989:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ belowRoot),
/* harmony export */   b: () => (/* binding */ LARGEST)
/* harmony export */ });
const LARGEST = 64 * 1024;
function belowRoot(paths, prefix) {
    const root = prefix === '' ? '' : `${prefix}/`;
    return new Set([...paths].flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])));
}


/***/ }),

/***/ 7332:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ submodulePaths)
/* harmony export */ });
const HEAD = /\[[^\S\n]*([-.a-zA-Z0-9]+)(?:[^\S\n]+"((?:[^"\\\n]|\\[^\n])*)")?\]/y;
const KEY = /([a-zA-Z][-a-zA-Z0-9]*)[^\S\n]*(=|(?=[#;\n])|$)[^\S\n]*/y;
const SPACE_OR_COMMENT = /(?:\s|[#;][^\n]*)*/y;
const PART = /[^\s"\\#;]+|\\(?:[^\n]|\n)|[^\S\n]+|["#;]/y;
const ESCAPED = new Map([
    ['"', '"'],
    ['\\', '\\'],
    ['n', '\n'],
    ['t', '\t'],
    ['b', '\b'],
    ['\n', ''],
]);
const NONE = new Set();
function submodulePaths(text) {
    const paths = new Set();
    const cursor = new Cursor(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
    let inSubmodule = false;
    for (cursor.take(SPACE_OR_COMMENT); !cursor.atEnd; cursor.take(SPACE_OR_COMMENT)) {
        const head = cursor.take(HEAD);
        if (head !== null) {
            const [, section = '', name] = head;
            inSubmodule = name === undefined ? /^submodule\../i.test(section) : /^submodule$/i.test(section);
            continue;
        }
        const key = cursor.take(KEY);
        if (key === null)
            return NONE;
        const [, name = '', equals] = key;
        const value = equals === '=' ? valueAt(cursor) : '';
        if (value === undefined)
            return NONE;
        if (inSubmodule && equals === '=' && name.toLowerCase() === 'path')
            paths.add(value.replace(/\/+$/, ''));
    }
    return paths;
}
function valueAt(cursor) {
    let value = '';
    let spaces = '';
    let quoted = false;
    for (;;) {
        const [part = ''] = cursor.take(PART) ?? [];
        if (part === '')
            return quoted ? undefined : value;
        if (part === '"')
            quoted = !quoted;
        else if ((part === '#' || part === ';') && !quoted) {
            cursor.take(/[^\n]*/y);
            return value;
        }
        else if (/^\s/.test(part) && !quoted)
            spaces += part;
        else {
            const plain = part.startsWith('\\') ? ESCAPED.get(part.slice(1)) : part;
            if (plain === undefined)
                return undefined;
            value += spaces + plain;
            spaces = '';
        }
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    get atEnd() {
        return this.#at === this.#text.length;
    }
    take(pattern) {
        pattern.lastIndex = this.#at;
        const match = pattern.exec(this.#text);
        if (match !== null)
            this.#at = pattern.lastIndex;
        return match;
    }
}


/***/ }),

/***/ 3599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ OtherCase)
/* harmony export */ });
class OtherCase {
    #names;
    #lower = new Map();
    #folders = new Map();
    constructor(names) {
        this.#names = names;
    }
    find(path) {
        const slash = path.lastIndexOf('/');
        const asked = path.slice(0, Math.max(slash, 0));
        let folder = this.#folders.get(asked);
        if (folder === undefined) {
            folder = this.#folder(asked);
            this.#folders.set(asked, folder);
        }
        const actual = folder === null ? undefined : this.#step(folder, path.slice(slash + 1));
        return actual === undefined || actual === path || this.#names.find(actual)?.kind !== 'file' ? undefined : actual;
    }
    #folder(asked) {
        let actual = '';
        if (asked === '')
            return actual;
        for (const segment of asked.split('/')) {
            actual = this.#step(actual, segment);
            if (actual === undefined)
                return null;
        }
        return actual;
    }
    #step(folder, segment) {
        const same = under(folder, segment);
        if (this.#names.find(same) !== undefined)
            return same;
        const name = this.#lowerIn(folder).get(segment.toLowerCase());
        return name === undefined ? undefined : under(folder, name);
    }
    #lowerIn(folder) {
        const known = this.#lower.get(folder);
        if (known !== undefined)
            return known;
        const lower = new Map();
        for (const name of this.#names.namesIn(folder) ?? []) {
            const key = name.toLowerCase();
            if (!lower.has(key))
                lower.set(key, name);
        }
        this.#lower.set(folder, lower);
        return lower;
    }
}
function under(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}


/***/ }),

/***/ 5275:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openRegularFile(path, lastLink) {
    const place = typeof path === 'string' ? path : Buffer.from(path);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return file;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return null;
}
function readRegularFile(path, limit, lastLink = 'followed') {
    const file = openRegularFile(path, lastLink);
    if (file === null)
        return null;
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        let bytes = readInto(file, Buffer.allocUnsafe(Math.min(size, limit) + 1));
        if (bytes.length > size && size < limit) {
            bytes = Buffer.concat([bytes, readInto(file, Buffer.allocUnsafe(limit - size))]);
        }
        return { bytes: bytes.subarray(0, limit), size: Math.max(size, bytes.length) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readInto(file, room) {
    let length = 0;
    for (let got = -1; got !== 0 && length < room.length; length += got) {
        got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, room.length - length, null);
    }
    return room.subarray(0, length);
}
function readStart(path, limit) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        return readInto(file, Buffer.alloc(limit));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function standsOnDisk(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   zb: () => (/* binding */ demandDirectory)
/* harmony export */ });
/* unused harmony export trustedFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9268);



function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
}
function isDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function repositoryOf(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    for (let above = root;; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git')))
            return above;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
            return undefined;
    }
}
function placeInRepository(folder) {
    const repository = repositoryOf(folder);
    return repository === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function trustedFolders(folders) {
    const trusted = new Set();
    for (const folder of folders) {
        trusted.add(folder);
        if (!isDirectory(folder))
            continue;
        trusted.add(realpathSync(folder));
        const repository = repositoryOf(folder);
        if (repository !== undefined)
            trusted.add(repository);
    }
    return [...trusted];
}


/***/ }),

/***/ 4413:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openWorkspace: () => (/* binding */ openWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1807);


function openWorkspace(directory) {
    const disk = (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .openDisk */ .U)(directory);
    return {
        ...disk,
        list: async (selection) => {
            const paths = selection.anyCase === true ? undefined : await walk(disk.path, selection.patterns);
            return paths === undefined ? disk.list(selection) : (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesTo */ .C)(paths, disk.find);
        },
    };
}
async function walk(root, patterns) {
    if (/[\n\r]/.test(root))
        return undefined;
    const { create } = await Promise.all(/* import() */[__webpack_require__.e(5415), __webpack_require__.e(6511)]).then(__webpack_require__.bind(__webpack_require__, 6511));
    const below = globEscape(root);
    const anchored = patterns.map((pattern) => {
        const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
        return `${negations}${below}/${pattern.slice(negations.length).replace(/^\.\//, '')}`;
    });
    const found = [];
    const restore = withoutDebugLines();
    try {
        const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
        for await (const place of globber.globGenerator()) {
            found.push(place.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/').replace(/^\/+/, ''));
        }
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
    finally {
        restore();
    }
    return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}
function withoutDebugLines() {
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    stdout.write = (chunk, ...rest) => typeof chunk === 'string' && chunk.startsWith('::debug::') ? true : write(chunk, ...rest);
    return () => {
        stdout.write = write;
    };
}
function globEscape(path) {
    const escaped = node_path__WEBPACK_IMPORTED_MODULE_0__.sep === '\\' ? path : path.replaceAll('\\', '\\\\');
    return escaped
        .replace(/\[(?=[^/]+\])/g, '[[]')
        .replaceAll('?', '[?]')
        .replaceAll('*', '[*]');
}


/***/ })

};
;
"use strict";
exports.id = 796;
exports.ids = [796,443,655];
exports.modules = {

/***/ 1796:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

;// CONCATENATED MODULE: ./src/model/source.ts
const DOCUMENTS = {
    '000': 'Document 000, the console return 1.0',
    '001': 'Document 001, the return metadata file',
    '002': 'Document 002, the validation of a console return in six steps',
    '003': 'Document 003, the console return with its delegation chain',
    '004': 'Document 004, the result envelope in Markdown',
    upstream: 'A later edition of the standard',
    'return-gate': 'return-gate itself',
};
function sourceInWords({ document, heading }) {
    return heading === undefined ? DOCUMENTS[document] : `${DOCUMENTS[document]}: ${heading}`;
}

// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/standards/catalog.ts
var catalog = __webpack_require__(7713);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/model/edit.ts


function edit(value, edits) {
    const copy = structuredClone(value);
    for (const pointer of edits.remove ?? []) {
        const { parent, last } = holder(copy, pointer);
        if (Array.isArray(parent))
            parent.splice(Number(last), 1);
        else if ((0,json/* isObject */.Gv)(parent))
            Reflect.deleteProperty(parent, last);
    }
    for (const [pointer, next] of Object.entries(edits.set ?? {})) {
        const { parent, last } = holder(copy, pointer);
        const added = structuredClone(next);
        if ((0,json/* isArray */.cy)(parent)) {
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
    const path = (0,model_pointer/* tokens */.LU)(pointer);
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

;// CONCATENATED MODULE: ./src/standards/example.ts

function examplesFor(standard, examples) {
    const list = isList(examples) ? examples : [examples];
    return list.filter(({ families }) => families?.includes(standard.family) ?? true);
}
function isList(examples) {
    return Array.isArray(examples);
}
function repositoryOf(sample, example) {
    const file = example.file ?? sample.file;
    const files = new Map();
    for (const [path, content] of Object.entries(sample.tree))
        files.set(path, { kind: 'file', content });
    for (const [path, entry] of Object.entries(example.tree ?? {})) {
        if (entry === null)
            files.delete(path);
        else if (typeof entry !== 'string')
            files.set(path, { kind: 'link', target: entry.link });
        else if (path.endsWith('/'))
            files.set(path.slice(0, -1), { kind: 'submodule' });
        else
            files.set(path, { kind: 'file', content: entry });
    }
    files.set(file, { kind: 'file', content: contentOf(sample, example) });
    const { earlier = {}, workspace = [] } = example;
    return { file, files, earlier: new Map(Object.entries(earlier)), workspace: new Set(workspace) };
}
function contentOf(sample, example) {
    if (example.bytes !== undefined)
        return Uint8Array.from(example.bytes);
    let text = example.text ?? textOf(sample, example);
    for (const [from, to] of example.replace ?? []) {
        if (!text.includes(from))
            throw new Error(`an example replaces ${from}, which is not in its sample`);
        text = text.replace(from, () => to);
    }
    return text;
}
function textOf(sample, example) {
    if (sample.value !== undefined)
        return `${JSON.stringify(edit(sample.value, example), null, 2)}\n`;
    if (example.set !== undefined || example.remove !== undefined) {
        throw new Error(`an example edits a value in ${sample.file}, which holds text`);
    }
    if (sample.text === undefined)
        throw new Error(`the sample ${sample.file} has neither value nor text`);
    return sample.text;
}

;// CONCATENATED MODULE: ./src/standards/shown-example.ts


const LONGEST = 2000;
function shownRule(rule) {
    const versions = (0,catalog/* versionsWith */.Yp)(rule).map(({ standard }) => standard);
    const standard = versions.find(({ isDefault }) => isDefault) ?? versions[0];
    if (standard === undefined)
        return undefined;
    const bad = examplesFor(standard, rule.bad);
    return {
        standard,
        bad: bad.filter(({ raisedIn }, n) => raisedIn === undefined || n === 0),
        good: examplesFor(standard, rule.good),
    };
}
function showExample(standard, example) {
    const { file, files, earlier, workspace } = repositoryOf(standard.sample, example);
    const shown = [...files].map(([path, entry]) => showFile(path, entry));
    const changed = new Set(Object.keys(example.tree ?? {}).map((path) => path.replace(/\/$/, '')));
    return {
        main: shown.find(({ path }) => path === file) ?? showFile(file, { kind: 'file', content: '' }),
        beside: shown.filter(({ path }) => path !== file && changed.has(path)),
        gone: Object.entries(example.tree ?? {}).flatMap(([path, entry]) => (entry === null ? [path] : [])),
        told: [
            ...[...earlier].map(([path, to]) => ({
                path,
                clause: to === null ? 'was committed earlier and removed since' : `was committed earlier and moved to ${to}`,
            })),
            ...[...workspace].map((path) => ({ path, clause: 'lies in the workspace and was never committed' })),
        ],
        given: givenIn(example.context ?? {}),
    };
}
function showFile(path, entry) {
    const text = entry.kind === 'file' ? readable(entry.content) : entry.kind === 'link' ? entry.target : '';
    const isLong = text.length > LONGEST;
    return {
        path,
        kind: entry.kind,
        text: isLong ? text.slice(0, 72).trimEnd() : text,
        cutFrom: isLong ? text.length : null,
    };
}
function readable(content) {
    if (typeof content === 'string')
        return content;
    return Array.from(content, (byte) => byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
function givenIn({ expectedSession, agents, changes, envelopeMode, ifNoReturns, now, }) {
    const given = [];
    if (now !== undefined)
        given.push(`the clock shows ${new Date(now).toISOString()}`);
    if (typeof expectedSession === 'string')
        given.push(`the expected session is ${expectedSession}`);
    if (agents !== undefined && agents !== null)
        given.push(`the configured agents are ${agents.join(', ')}`);
    if (typeof envelopeMode === 'string')
        given.push(`the mode of envelopes is ${envelopeMode}`);
    if (ifNoReturns !== undefined)
        given.push(`if-no-returns is ${ifNoReturns}`);
    if (changes !== undefined && changes !== null) {
        given.push(`changed since ${changes.base}: ${[...changes.changed].join(', ')}`);
        if (changes.deleted.size > 0)
            given.push(`deleted since ${changes.base}: ${[...changes.deleted].join(', ')}`);
    }
    return given;
}

// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/cli/lookup.ts
var lookup = __webpack_require__(5046);
// EXTERNAL MODULE: ./src/cli/page.ts
var page = __webpack_require__(8387);
// EXTERNAL MODULE: ./src/cli/reference.ts
var reference = __webpack_require__(1215);
;// CONCATENATED MODULE: ./src/cli/explain.ts








const LEVEL_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan', off: 'dim' };
function explain(args) {
    const asked = (0,lookup/* readLookup */.p)(args, {
        command: 'explain',
        operand: 'RULE',
        about: 'Tells what a rule demands, why, where that comes from, and how to mend what breaks it.',
    });
    if (asked.kind === 'help') {
        process.stdout.write(asked.text);
        return exit/* EXIT */.d.passed;
    }
    const rule = catalog/* rules */.aO.find(({ id }) => id === asked.operand);
    if (rule === undefined) {
        const ids = catalog/* rules */.aO.map(({ id }) => id);
        throw (0,lookup/* unknownName */.U)('rule', asked.operand, ids, 'return-gate rules lists them all.');
    }
    process.stdout.write(asked.format === 'json' ? `${(0,sink/* json */.Pq)(dataOf(rule))}\n` : pageOf(rule, asked.paint).text);
    return exit/* EXIT */.d.passed;
}
function dataOf(rule) {
    const shown = shownRule(rule);
    if (shown === undefined)
        return (0,reference/* ruleData */.d)(rule);
    const { standard } = shown;
    const all = (examples) => examples.map((one) => showExample(standard, one));
    return { ...(0,reference/* ruleData */.d)(rule), examples: { standard: standard.id, bad: all(shown.bad), good: all(shown.good) } };
}
function pageOf(rule, paint) {
    const title = (text) => (0,sink.terminal) `\n${paint('bold', (0,sink.terminal) `${text}`)}\n`;
    const level = (severity) => paint(LEVEL_STYLE[severity], (0,sink.terminal) `${severity}`);
    const versions = (0,catalog/* versionsWith */.Yp)(rule).map(({ standard, severity, params }) => [
        (0,sink.terminal) `${standard.id}`,
        level(severity),
        ...(Object.keys(params).length === 0 ? [] : [(0,sink.terminal) `${JSON.stringify(params)}`]),
    ]);
    const parts = [
        (0,sink.terminal) `${paint('bold', (0,sink.terminal) `${rule.id}`)}  ${level(rule.severity)}\n`,
        (0,page/* paragraph */.FY)(`${rule.summary}.`),
        title('Why'),
        (0,page/* paragraph */.FY)(rule.rationale),
        title('How to fix'),
        (0,page/* paragraph */.FY)(rule.remedy),
        title('Versions that have it'),
        ...(0,page/* aligned */.b6)(versions),
        title('Sources'),
        ...rule.sources.map((source) => (0,page/* paragraph */.FY)(sourceInWords(source))),
    ];
    const shown = shownRule(rule);
    if (shown !== undefined) {
        const examples = [['Bad', shown.bad], ['Good', shown.good]];
        for (const [name, list] of examples) {
            parts.push(title(name), ...list.map((example) => exampleOf(shown.standard, example, paint)));
        }
    }
    return (0,sink.terminal) `${parts}`;
}
function exampleOf(standard, example, paint) {
    const { main, beside, gone, told, given } = showExample(standard, example);
    const judged = paint('dim', (0,sink.terminal) `judged by ${standard.id}${given.map((phrase) => (0,sink.terminal) `; ${phrase}`)}`);
    return (0,sink.terminal) `  ${main.path}  ${judged}\n${[
        content(main),
        ...beside.map((file) => (0,sink.terminal) `  ${file.path}${file.kind === 'file' ? '' : ` is a ${NAMES[file.kind]}`}\n${content(file)}`),
        ...gone.map((path) => (0,sink.terminal) `  ${path} does not exist\n`),
        ...told.map(({ path, clause }) => (0,page/* paragraph */.FY)(`${path} ${clause}`)),
    ]}`;
}
const NAMES = { link: 'symbolic link to', submodule: 'submodule' };
function content({ kind, text, cutFrom }) {
    if (kind === 'submodule')
        return (0,sink.terminal) ``;
    const size = cutFrom === null ? '' : `${String(cutFrom)} characters in all`;
    if (text.trim() === '') {
        return (0,page/* verbatim */.Bj)(text === '' && cutFrom === null ? '(empty)' : `(white space${size === '' ? '' : `, ${size}`})`, 4);
    }
    return (0,sink.terminal) `${(0,page/* verbatim */.Bj)(text, 4)}${size === '' ? (0,sink.terminal) `` : (0,page/* verbatim */.Bj)(`(${size})`, 4)}`;
}


/***/ }),

/***/ 5046:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unknownName),
/* harmony export */   p: () => (/* binding */ readLookup)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6748);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5655);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6322);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2477);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6873);






const OPTIONS = [
    { name: 'format', value: 'NAME', help: 'text or json (default: text)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'help', help: 'this help' },
];
function readLookup(args, { command, operand, about }) {
    const usage = `return-gate ${command}${operand === null ? '' : ` ${operand}`}`;
    if (args.includes('--help') || args.includes('-h')) {
        return { kind: 'help', text: `Usage: ${usage} [options]\n\n${about}\n\nOptions\n${(0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionHelp */ .L)(OPTIONS)}\n` };
    }
    const { values, switches, rest } = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .readCall */ .D)(args, OPTIONS);
    const format = (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .y)('--format', values.get('format')?.[0] ?? 'text', ['text', 'json']);
    const [given = '', ...more] = rest;
    if (operand === null ? rest.length > 0 : rest.length === 0 || more.length > 0) {
        const takes = operand === null ? 'takes no operand' : `takes one ${operand}`;
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CallError */ .R(`${command} ${takes}, and ${String(rest.length)} were given: write ${usage}.`);
    }
    return { kind: 'answer', format, operand: given, paint: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__.painter)(!switches.has('no-color') && (0,_color_js__WEBPACK_IMPORTED_MODULE_5__/* .wantsColor */ .z)()) };
}
function unknownName(kind, given, known, where) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(given, known, 4);
    return new _call_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CallError */ .R(`There is no ${kind} "${given}".${meant === undefined ? '' : ` Did you mean ${meant}?`} ${where}`);
}


/***/ }),

/***/ 8387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5030);


const WIDTH = 96;
function paragraph(text, indent = 2) {
    const lines = [];
    let line = '';
    for (const word of text.split(/\s+/)) {
        const longer = line === '' ? word : `${line} ${word}`;
        if ((0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .Y)(longer) <= WIDTH - indent || line === '')
            line = longer;
        else {
            lines.push(line);
            line = word;
        }
    }
    return verbatim([...lines, line].join('\n'), indent);
}
function verbatim(text, indent) {
    const margin = ' '.repeat(indent);
    const lines = text.replace(/\n$/, '').split('\n');
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${lines.map((line) => (line === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${margin}${line}\n`))}`;
}
function aligned(rows, indent = 2) {
    const widths = [];
    for (const row of rows)
        row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
    return rows.map((row) => {
        const cells = row.map((cell, n) => {
            if (n === row.length - 1)
                return cell;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${cell}${' '.repeat((widths[n] ?? 0) - columnsOf(cell) + 2)}`;
        });
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${' '.repeat(indent)}${cells}\n`;
    });
}
function columnsOf({ text }) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .Y)(text.replace(/\u001b\[\d+m/g, ''));
}


/***/ }),

/***/ 1215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ ruleData)
/* harmony export */ });
/* harmony import */ var _standards_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);

function ruleData(rule) {
    const { id, area, scope, severity, summary, rationale, remedy, sources, supersedes = [] } = rule;
    return {
        id,
        area,
        scope,
        severity,
        summary,
        rationale,
        remedy,
        sources,
        supersedes,
        versions: (0,_standards_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .versionsWith */ .Yp)(rule).map(({ standard, severity, params }) => ({ standard: standard.id, severity, params })),
    };
}


/***/ }),

/***/ 4359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ conclusionLine),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


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
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}`;
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0 ? 'no returns to judge' : `${scope(report)}, no findings`;
}
function conclusionLine(report) {
    return `${report.conclusion.toUpperCase()}: ${reason(report)}`;
}


/***/ }),

/***/ 6443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* unused harmony export TEXT_LIMIT */
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
const HIDDEN = /(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]/gu;
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
    return text.replace(HIDDEN, (character, picture) => picture ?? escapeHidden(character));
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
function json(value) {
    const text = JSON.stringify(value);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
function escapeJson(text) {
    return text.replace(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/gu, (character) => {
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

/***/ 5655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lastLine: () => (/* binding */ lastLine),
/* harmony export */   painter: () => (/* binding */ painter),
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5821);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1502);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4359);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6443);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5030);





const SEVERITY_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
const MESSAGE_WIDTH = 72;
function painter(color) {
    return color ? _sink_js__WEBPACK_IMPORTED_MODULE_1__/* .styled */ .I4 : (_, fragment) => fragment;
}
function widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}
function pad(fragment, width) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${fragment}${' '.repeat(Math.max(0, width - (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columns */ .Y)(fragment.text)))}`;
}
function quoteSource(excerpt, range) {
    const source = excerpt.text.replaceAll('\t', ' ');
    const inside = (column) => Math.min(Math.max(0, column - 1 - excerpt.cut), source.length);
    const start = inside(range.startColumn);
    const end = range.endLine === range.startLine ? inside(range.endColumn) : source.trimEnd().length;
    const indent = Math.min(start, source.length - source.trimStart().length);
    const shown = (from, to) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${source.slice(from, to)}`;
    const lead = excerpt.cut > 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `…` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) ``;
    const before = (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columns */ .Y)(lead.text) + (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columns */ .Y)(shown(indent, start).text);
    const length = Math.max(1, (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columns */ .Y)(shown(start, end).text));
    return [(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${lead}${shown(indent, source.length)}`, (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}
function place(finding) {
    return finding.range === null ? '' : `${String(finding.range.startLine)}:${String(finding.range.startColumn)}`;
}
function* group(file, findings, paint) {
    const placeWidth = widest(findings.map((finding) => place(finding).length));
    const messages = findings.map(({ message }) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${message}`);
    const messageWidth = Math.min(MESSAGE_WIDTH, widest(messages.map(({ text }) => (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .columns */ .Y)(text))));
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${file === null ? paint('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `the whole run`) : paint('bold', paint('underline', (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${file}`))}\n`;
    for (const [i, finding] of findings.entries()) {
        const { severity, rule, recommendation, excerpt, range } = finding;
        const location = placeWidth === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${place(finding).padStart(placeWidth)}  `;
        const level = paint(SEVERITY_STYLE[severity], (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${severity.padEnd(SEVERITY_WIDTH)}`);
        const message = pad(messages[i] ?? (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) ``, messageWidth);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `  ${location}${level}  ${message}  ${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${rule}`)}\n`;
        if (excerpt !== null && range !== null) {
            const [source, marks] = quoteSource(excerpt, range);
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${margin}${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `|`)} ${source}\n`;
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${margin}${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `|`)} ${paint(SEVERITY_STYLE[severity], marks)}\n`;
        }
        if (recommendation !== '')
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${margin}${paint('green', (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `fix:`)} ${recommendation}\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `\n`;
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
    const byVerdict = _model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .b.filter((name) => verdicts[name] > 0)
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
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `  ${name.padEnd(nameWidth)}  ${number}${detail === '' ? '' : `  ${detail}`}\n`;
    });
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${lines}\n`;
}
function lastLine(report, color) {
    const line = (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusionLine */ .ET)(report)}`;
    if (!color)
        return line;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .styled */ .I4)('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .styled */ .I4)(report.conclusion === 'passed' ? 'green' : 'red', line));
}
function isShown(finding, report, quiet) {
    if (finding.baselined)
        return false;
    if (!quiet || finding.severity === 'error')
        return true;
    return report.failOn !== 'never' && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .isAtLeast */ .du)(finding.severity, report.failOn);
}
function* render(report, { color, quiet }) {
    const paint = painter(color);
    const shown = report.findings.filter((finding) => isShown(finding, report, quiet));
    for (const [file, findings] of byFile(shown)) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .concat */ .xW)(Array.from(group(file, findings, paint), ({ text }) => text));
    }
    if (!quiet)
        yield summary(report).text;
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${lastLine(report, color)}\n`.text;
}


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ columns)
/* harmony export */ });
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
function columns(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let n = 0;
    for (const character of text) {
        if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character))
            continue;
        n += isWide(character.codePointAt(0) ?? 0) || /\p{Emoji_Presentation}/u.test(character) ? 2 : 1;
    }
    return n;
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
/* harmony import */ var _model_standard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1900);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1747);


const orderedStandards = _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => _index_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_index_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
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
    return _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length && meant.length > 0 ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}


/***/ })

};
;
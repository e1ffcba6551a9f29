"use strict";
exports.id = 5798;
exports.ids = [5798,7713];
exports.modules = {

/***/ 5798:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./src/model/source.ts
var model_source = __webpack_require__(5180);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/standards/catalog.ts
var catalog = __webpack_require__(7713);
// EXTERNAL MODULE: ./src/standards/reference.ts
var reference = __webpack_require__(3499);
// EXTERNAL MODULE: ./src/model/edit.ts
var edit = __webpack_require__(9605);
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
    const { repeat } = example;
    if (sample.value !== undefined) {
        const value = (0,edit/* edit */.h)(sample.value, example);
        return `${JSON.stringify(repeat === undefined ? value : Array(repeat).fill(value), null, 2)}\n`;
    }
    if (example.set !== undefined || example.remove !== undefined) {
        throw new Error(`an example edits a value in ${sample.file}, which holds text`);
    }
    if (sample.text === undefined)
        throw new Error(`the sample ${sample.file} has neither value nor text`);
    return repeat === undefined ? sample.text : `${sample.text}\n`.repeat(repeat);
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
function givenIn({ expectedSession, agentBranch, agentBranchRequires, agents, changes, envelopeMode, ifNoReturns, now, }) {
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
    if (typeof agentBranch === 'string')
        given.push(`the branch ${agentBranch} must bring a return${agentBranchRequires === 'success' ? ' that says success' : ''}`);
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
    const rule = catalog.rules.find(({ id }) => id === asked.operand);
    if (rule === undefined) {
        const ids = catalog.rules.map(({ id }) => id);
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
        ...rule.sources.map((source) => (0,page/* paragraph */.FY)((0,model_source/* sourceInWords */.I)(source))),
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

/***/ 9605:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ edit)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);


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
    const path = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .tokens */ .LU)(pointer);
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

/***/ 5180:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sourceInWords)
/* harmony export */ });
/* unused harmony export DOCUMENTS */
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


/***/ }),

/***/ 1900:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FAMILIES)
/* harmony export */ });
const FAMILIES = ['return-meta', 'subagent-return', 'result-envelope'];


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yp: () => (/* binding */ versionsWith),
/* harmony export */   aA: () => (/* binding */ versionsInWords),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qg: () => (/* binding */ orderedStandards),
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _model_standard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1900);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4810);


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


/***/ }),

/***/ 3499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ ruleData),
/* harmony export */   o: () => (/* binding */ standardData)
/* harmony export */ });
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);

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
        versions: (0,_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .versionsWith */ .Yp)(rule).map(({ standard, severity, params }) => ({ standard: standard.id, severity, params })),
    };
}
function standardData(standard) {
    const { id, family, version, title, isDefault, source, statuses, success, artifactTypes, claimFields, rules } = standard;
    return {
        id,
        family,
        version,
        title,
        default: isDefault,
        source,
        statuses,
        success,
        artifactTypes,
        claims: claimFields.map(({ pattern }) => pattern),
        rules: rules.map(({ rule, severity }) => ({ id: rule.id, severity: severity ?? rule.severity })),
    };
}


/***/ })

};
;
"use strict";
exports.id = 5195;
exports.ids = [5195];
exports.modules = {

/***/ 5195:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./src/model/source.ts
var model_source = __webpack_require__(6000);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6183);
// EXTERNAL MODULE: ./src/standards/catalog.ts
var catalog = __webpack_require__(5581);
// EXTERNAL MODULE: ./src/standards/reference.ts
var reference = __webpack_require__(8231);
// EXTERNAL MODULE: ./src/model/edit.ts
var edit = __webpack_require__(2265);
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

;// CONCATENATED MODULE: ./src/prompt/shown-example.ts


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

// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(5932);
// EXTERNAL MODULE: ./src/cli/commands/lookup.ts
var lookup = __webpack_require__(7587);
// EXTERNAL MODULE: ./src/cli/terminal/page.ts
var page = __webpack_require__(7704);
;// CONCATENATED MODULE: ./src/cli/commands/explain.ts








const LEVEL_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan', off: 'dim' };
function explain(args) {
    const asked = (0,lookup/* readLookup */.p)(args, {
        command: 'explain',
        operand: 'RULE',
        about: 'Tells what a rule demands, why, where that comes from, and how to mend what breaks it.',
    });
    if (asked.kind === 'help') {
        process.stdout.write(asked.text);
        return exit_status/* EXIT */.d.passed;
    }
    const rule = catalog/* rules */.aO.find(({ id }) => id === asked.operand);
    if (rule === undefined) {
        const ids = catalog/* rules */.aO.map(({ id }) => id);
        throw (0,lookup/* unknownName */.U)('rule', asked.operand, ids, 'return-gate rules lists them all.');
    }
    process.stdout.write(asked.format === 'json' ? `${(0,sink/* json */.Pq)(dataOf(rule))}\n` : pageOf(rule, asked.paint).text);
    return exit_status/* EXIT */.d.passed;
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

/***/ 2265:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ edit)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8599);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5868);


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

/***/ 6000:
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


/***/ })

};
;
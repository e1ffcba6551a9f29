"use strict";
exports.id = 6688;
exports.ids = [6688,6209];
exports.modules = {

/***/ 44307:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  forms: () => (/* binding */ forms_forms)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(60771);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/config/parse.ts
var parse = __webpack_require__(58353);
;// CONCATENATED MODULE: ./src/config/try-forms.ts



const WHOLE = /^(?:\s*\{\s*)?["']?forms["']?\s*:/m;
const MARGIN = '  ';
async function tryForms(shown, text, tree) {
    const isWhole = WHOLE.test(text);
    const whole = isWhole ? text : `forms:\n${text.replace(/^(?=.)/gm, MARGIN)}`;
    const lines = new read_lines/* Lines */.q(whole);
    const { forms } = await (0,parse.parseConfig)({
        file: shown,
        text: whole,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            const column = offset - lines.startOf(line) + 1;
            return isWhole ? { line, column } : { line: Math.max(line - 1, 1), column: Math.max(column - MARGIN.length, 1) };
        },
        faultOfPattern: load/* faultOfPattern */.m6,
        readFile: (path) => (0,load/* fileOf */.W7)(tree, path),
    });
    return forms;
}

// EXTERNAL MODULE: ./src/config/forms.ts
var config_forms = __webpack_require__(36209);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(13691);
// EXTERNAL MODULE: ./src/config/settings.ts + 1 modules
var config_settings = __webpack_require__(2275);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 26 modules
var check_tree = __webpack_require__(82636);
// EXTERNAL MODULE: ./src/engine/run/form-files.ts
var form_files = __webpack_require__(53486);
// EXTERNAL MODULE: ./src/families/forms/index.ts
var families_forms = __webpack_require__(58952);
// EXTERNAL MODULE: ./src/families/forms/presets.ts
var presets = __webpack_require__(11124);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/tree/commit.ts + 7 modules
var commit = __webpack_require__(2702);
// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(16825);
// EXTERNAL MODULE: ./src/cli/in-project.ts
var in_project = __webpack_require__(57655);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var terminal_caller = __webpack_require__(17700);
;// CONCATENATED MODULE: ./src/cli/commands/forms.ts



















const OPTIONS = [
    {
        name: 'try',
        value: 'FILE',
        help: 'forms that are not saved yet: a whole configuration, or what is under forms',
    },
    in_project/* ROOT_OPTION */.VV,
    { name: 'at', value: 'REV', help: 'the commit to look at (default: HEAD)' },
    { name: 'workspace', help: 'look at the files on disk' },
    { name: 'format', value: 'NAME', help: 'text or json (default: text)' },
    { name: 'no-color', help: 'never use colour' },
    { name: 'help', help: 'this help' },
];
const HELP = {
    usage: 'return-gate forms [options]',
    about: 'Shows what the forms of the configuration, and each preset, find in the project: how many files and, of the first three, their status, their claims with verdicts, and lines that are not read.',
    details: [
        'A preset counts once the configuration has it: forms: { use: [NAME] }. The page docs/forms.md has examples.',
    ],
    options: OPTIONS,
};
const MOST_FILES = 3;
const MOST_SHOWN = 10;
async function forms_forms(args, caller) {
    const help = (0,options/* requestedHelp */.YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return report/* EXIT */.dc.passed;
    }
    const { values, switches, rest } = (0,in_project/* inProject */.nO)((0,options/* readCall */.D9)(args, OPTIONS), caller);
    if (rest.length > 0)
        throw new usage/* UsageError */.e(`forms takes no ${rest[0] ?? ''}: try a file of forms with --try.`);
    const format = (0,parse_option/* parseChoice */.HU)('--format', values.get('format')?.[0] ?? 'text', ['text', 'json']);
    const root = values.get('root')?.[0] ?? '.';
    const tree = switches.has('workspace')
        ? (0,workspace/* openWorkspace */.OH)(root)
        : await (0,commit.openCommit)({ root, revision: values.get('at')?.[0] ?? 'HEAD' });
    try {
        const tried = values.get('try')?.[0];
        const own = tried === undefined ? ((await (0,load/* readConfig */.Xg)(tree))?.forms ?? []) : await readTried(tried, tree);
        const found = [];
        for (const form of own)
            found.push(await findReturns(form, false, tree, caller));
        const names = tried === undefined ? [...presets/* PRESETS */.f.keys()] : [];
        for (const name of names.filter((preset) => own.every((form) => form.name !== preset))) {
            found.push(await findReturns(await (0,config_forms.presetForm)(name), true, tree, caller));
        }
        const paint = (0,sink/* painter */.C2)(!switches.has('no-color') && (0,terminal_caller/* wantsColor */.zK)(caller));
        caller.stdout.write(format === 'json'
            ? `${(0,sink/* json */.Pq)({ forms: found.map(toJson) })}\n`
            : (0,sink/* terminal */.Fo) `${found.map((one, n) => (0,sink/* terminal */.Fo) `${n === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `\n`}${shown(one, paint)}`)}`.text);
        return report/* EXIT */.dc.passed;
    }
    finally {
        tree.close();
    }
}
async function readTried(file, tree) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        throw new usage/* UsageError */.e(`--try is ${file}, which cannot be read: ${(0,model_text/* reasonOf */.A3)(error)}.`);
    }
    return tryForms(file, text, tree);
}
async function findReturns(form, isPreset, tree, caller) {
    const files = await (0,form_files/* filesOfForm */.n)(form, tree);
    const first = new Set(files.slice(0, MOST_FILES));
    const options = { patterns: [], ignore: [], ifNoReturns: 'ignore', clock: caller.now() };
    const settings = {
        ...(0,config_settings/* readSettings */.s)(options, (setting) => setting),
        selection: { patterns: ['**'], matches: (path) => first.has(path), anyCase: true },
        standards: (0,families_forms/* versionsOfForms */.I$)([form]),
    };
    const { returns, findings } = first.size === 0 ? { returns: [], findings: [] } : await (0,check_tree/* checkTree */.RX)(tree, settings);
    return { form, isPreset, files: files.length, returns, findings };
}
function toJson({ form, isPreset, files, returns, findings }) {
    return {
        name: form.name,
        preset: isPreset,
        files,
        returns: returns.map((record) => ({
            file: record.file,
            line: record.line,
            status: record.status,
            claims: record.claims.map(({ claim, verdict }) => ({
                path: claim.path,
                type: claim.type,
                verdict: verdict.name,
            })),
            unread: unreadIn(record, findings).map(({ message }) => message),
        })),
    };
}
function unreadIn({ file, index }, findings) {
    return findings.filter((finding) => finding.file === file && finding.index === index && finding.rule === 'form-unread');
}
function shown({ form, isPreset, files, returns, findings }, paint) {
    const kind = isPreset ? 'preset, not in the configuration' : 'form';
    const head = (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `${form.name}`)} ${paint('dim', (0,sink/* terminal */.Fo) `(${kind})`)} ${(0,model_text/* count */.U9)(files, 'file')}\n`;
    return (0,sink/* terminal */.Fo) `${head}${returns.map((record) => ofReturn(record, findings, paint))}`;
}
function ofReturn(record, findings, paint) {
    const { file, line, status, claims } = record;
    const place = line === 1 ? file : `${file}:${String(line)}`;
    const more = claims.length - MOST_SHOWN;
    return (0,sink/* terminal */.Fo) `  ${place}\n    status ${status ?? 'none'}, ${(0,model_text/* count */.U9)(claims.length, 'claim')}\n${claims
        .slice(0, MOST_SHOWN)
        .map(({ claim, verdict }) => {
        const isGood = verdict.name === 'present' || verdict.name === 'deleted';
        return (0,sink/* terminal */.Fo) `    ${paint(isGood ? 'green' : 'yellow', (0,sink/* terminal */.Fo) `${verdict.name}`)} ${claim.type ?? ''} ${claim.path}\n`;
    })}${more > 0 ? (0,sink/* terminal */.Fo) `    and ${(0,model_text/* count */.U9)(more, 'more claim', 'more claims')}\n` : ''}${unreadIn(record, findings).map(({ message }) => (0,sink/* terminal */.Fo) `    ${paint('yellow', (0,sink/* terminal */.Fo) `unread`)} ${message}\n`)}`;
}


/***/ }),

/***/ 57655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ withRoot),
/* harmony export */   VV: () => (/* binding */ ROOT_OPTION),
/* harmony export */   ds: () => (/* binding */ PATTERN_HELP),
/* harmony export */   nO: () => (/* binding */ inProject)
/* harmony export */ });
/* harmony import */ var _config_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45023);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72825);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12102);




const ROOT_OPTION = {
    name: 'root',
    value: 'DIR',
    help: 'project root that claims are relative to (default: the nearest folder upwards with a configuration, else the top of the repository, else the current directory)',
};
const PATTERN_HELP = 'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';
function inProject(call, caller) {
    if (call.values.has('root'))
        return call;
    const { path, place } = findRoot(call, caller);
    const placed = (patterns) => patterns.map((pattern) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .patternFrom */ .dq)(place, pattern));
    const ignore = call.values.get('ignore');
    const values = new Map([
        ...call.values,
        ['root', [path]],
        ...(ignore === undefined ? [] : [['ignore', placed(ignore)]]),
    ]);
    return { ...call, values, rest: placed(call.rest) };
}
function withRoot(call, caller) {
    if (call.values.has('root'))
        return call;
    return { ...call, values: new Map([...call.values, ['root', [findRoot(call, caller).path]]]) };
}
function findRoot({ switches }, { stderr }) {
    const root = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRootOf */ .zu)('.', _config_find_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILES */ .n0);
    if (root.because !== 'current' && !switches.has('quiet')) {
        const why = root.because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `return-gate: The project root is ${root.path}, ${why}.`.text + '\n');
    }
    return root;
}


/***/ }),

/***/ 36209:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   presetForm: () => (/* binding */ presetForm),
/* harmony export */   readForms: () => (/* binding */ readForms),
/* harmony export */   withoutBraces: () => (/* binding */ withoutBraces)
/* harmony export */ });
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30783);
/* harmony import */ var _families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90740);
/* harmony import */ var _families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11124);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61036);
/* harmony import */ var _schema_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34611);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19211);









const KEYS = ['files', 'base', 'claims', 'status', 'agent', 'session', 'schema', 'severity'];
const STATUS_KEYS = ['at', 'success', 'other', 'open'];
const SOURCE = 'a pointer such as "/files/*", a heading such as "# New Files", or a label such as "Output:"';
async function readForms(value, context) {
    const faults = [];
    const forms = [];
    const reader = new FormsReader(context, faults);
    const used = reader.used(value);
    const own = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) ? Object.keys(value).filter((key) => key !== 'use') : [];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) && Object.keys(value).length === 0) {
        reader.expect('/forms', value, 'forms by name, or use with names of presets');
    }
    for (const name of new Set([...used, ...own])) {
        const form = await reader.form(name, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, name), used.includes(name) ? presetNamed(name) : {});
        if (form !== null)
            forms.push(form);
    }
    return { forms, faults };
}
async function presetForm(name) {
    const context = { readFile: () => Promise.resolve(null), faultOfPattern: () => undefined };
    const { forms, faults } = await readForms({ use: [name] }, context);
    const [form] = forms;
    if (form === undefined)
        throw new Error(`the preset ${name} cannot be read: ${faults[0]?.message() ?? ''}`);
    return form;
}
function presetNamed(name) {
    const { value } = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .readYaml */ .g)(_families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .f.get(name) ?? '{}');
    const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'forms'), name);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(found) ? found : {};
}
class FormsReader {
    #context;
    #faults;
    #meant = new Set();
    constructor(context, faults) {
        this.#context = context;
        this.#faults = faults;
    }
    #fault(pointer, message, part = 'value') {
        this.#faults.push({ pointer, part, message: () => message });
    }
    expect(pointer, value, wanted) {
        this.#fault(pointer, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(pointer)} is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeValue */ .bp)(value)}: write ${wanted}.`);
    }
    used(value) {
        const use = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'use');
        if (use === undefined)
            return [];
        const known = [..._families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .f.keys()];
        return this.#list(use, '/forms/use', `a list of presets: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(known, 'and')}`).filter((name, n) => {
            if (_families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .f.has(name))
                return true;
            const pointer = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(use) ? (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('/forms/use', n) : '/forms/use';
            const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(name, known, 3);
            const hint = meant === undefined ? `known are ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(known, 'and')}` : `did you mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(meant)}?`;
            this.#fault(pointer, `There is no preset ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}: ${hint}${hint.endsWith('?') ? '' : '.'}`);
            return false;
        });
    }
    async form(name, written, preset) {
        const at = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('/forms', name);
        const before = this.#faults.length;
        if (_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.includes(name))
            this.#fault(at, `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is the name of a built-in family: choose another.`, 'key');
        else if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
            this.#fault(at, `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is no name for a form: use lower-case letters, digits and dashes.`, 'key');
        }
        const own = written === undefined ? {} : this.#map(written, at, KEYS);
        if (written !== undefined && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(written))
            return null;
        const value = { ...preset, ...own };
        const declaration = {
            name,
            files: this.#files(value.files, at),
            base: this.#base(value.base, at),
            claims: this.#claims(value.claims, at),
            status: value.status === undefined ? [] : this.#status(value.status, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'status')),
            agent: value.agent === undefined ? [] : this.#sources(value.agent, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'agent')),
            session: value.session === undefined ? [] : this.#sources(value.session, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'session')),
            schema: value.schema === undefined ? null : await this.#schema(value.schema, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'schema')),
            severity: this.#severity(value.severity, at),
        };
        this.#demandPointers(declaration, at);
        return this.#faults.length === before ? declaration : null;
    }
    #map(value, pointer, known) {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value)) {
            this.expect(pointer, value, `keys and their values: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(known, 'and')}`);
            return {};
        }
        for (const key of Object.keys(value)) {
            if (known.includes(key))
                continue;
            const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(key, known, 3);
            if (meant !== undefined)
                this.#meant.add((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, meant));
            const hint = meant === undefined ? `: known are ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(known, 'and')}.` : `. Did you mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(meant)}?`;
            this.#fault((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, key), `There is no key ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} in ${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(pointer)}${hint}`, 'key');
        }
        return value;
    }
    #lacks(at, key, wanted) {
        if (!this.#meant.has((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, key)))
            this.#fault(at, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(at)} lacks "${key}": write ${wanted}.`);
    }
    #list(value, pointer, wanted) {
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value) ? value : [value];
        const texts = list.filter((one) => typeof one === 'string' && one.trim() !== '');
        if (list.length === 0 || texts.length < list.length)
            this.expect(pointer, value, wanted);
        return texts;
    }
    #files(value, at) {
        const pointer = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'files');
        if (value === undefined) {
            this.#lacks(at, 'files', 'the patterns of its files, such as ["runs/**/result.json"]');
            return [];
        }
        const patterns = this.#list(value, pointer, 'patterns of its files, such as ["runs/**/result.json"]');
        return patterns.flatMap((pattern, n) => {
            const place = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value) ? (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, n) : pointer;
            const expanded = withoutBraces(pattern);
            const fault = expanded.map(this.#context.faultOfPattern).find((one) => one !== undefined);
            if (fault !== undefined)
                this.#fault(place, fault);
            return expanded;
        });
    }
    #base(value, at) {
        if (value === undefined || value === 'root')
            return '';
        if (typeof value === 'string' && /^(?:file|folder\s+[^\s/]+)$/.test(value))
            return value;
        this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'base'), value, '"root", "file", or "folder NAME" with the name of a folder');
        return '';
    }
    #sources(value, pointer) {
        return this.#list(value, pointer, SOURCE);
    }
    #claims(value, at) {
        const pointer = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'claims');
        const kinds = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(_families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__/* .SOURCE_KINDS */ .s, 'or');
        if (value === undefined) {
            this.#lacks(at, 'claims', `where its returns name files, under ${kinds}`);
            return {};
        }
        const map = this.#map(value, pointer, _families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__/* .SOURCE_KINDS */ .s);
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) && Object.keys(value).length === 0)
            this.expect(pointer, value, `at least one of ${kinds}`);
        return Object.fromEntries(_families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__/* .SOURCE_KINDS */ .s.flatMap((kind) => {
            const sources = map[kind];
            return sources === undefined ? [] : [[kind, this.#sources(sources, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, kind))]];
        }));
    }
    #status(value, pointer) {
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value))
            return value.flatMap((one, n) => this.#status(one, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, n)));
        const map = this.#map(value, pointer, STATUS_KEYS);
        const { at } = map;
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(at))
            return this.#status(at, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, 'at'));
        if (typeof at !== 'string' || at.trim() === '') {
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value)) {
                if (at === undefined)
                    this.#lacks(pointer, 'at', `where the status is, ${SOURCE}`);
                else
                    this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, 'at'), at, `where the status is: ${SOURCE}`);
            }
            return [];
        }
        const [success, other, open] = [
            this.#words(map, 'success', pointer),
            this.#words(map, 'other', pointer),
            this.#words(map, 'open', pointer),
        ];
        const all = [...success, ...other, ...open].map((word) => word.trim().toLowerCase());
        const twice = all.find((word, n) => all.indexOf(word) < n);
        if (twice !== undefined)
            this.#fault(pointer, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(pointer)} has the word ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(twice)} twice: keep it in one list.`);
        if (all.length === 0)
            this.#lacks(pointer, 'success', 'the words of a success, such as [DONE]');
        return [{ at, success, other, open }];
    }
    #words(map, key, at) {
        const value = map[key];
        if (value === undefined)
            return [];
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value) ? value : [value];
        if (list.some((word) => typeof word === 'object'))
            this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, key), value, 'a list of words');
        return list.filter((word) => typeof word !== 'object').map(String);
    }
    #severity(value, at) {
        if (value === undefined || value === 'error' || value === 'warning')
            return value ?? 'error';
        this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'severity'), value, 'error or warning');
        return 'error';
    }
    async #schema(value, pointer) {
        if (typeof value !== 'string' || value.trim() === '') {
            this.expect(pointer, value, 'the path of a JSON Schema, relative to the project root');
            return null;
        }
        const because = (why) => {
            this.#fault(pointer, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(pointer)} is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(value, 200)}: ${why}.`);
            return null;
        };
        const content = await this.#context.readFile(value);
        if (content === null)
            return because('there is no such file where the configuration is read');
        if (content.kind === 'lacking')
            return because('this clone lacks its content');
        if (content.kind === 'too-large')
            return because(`it is larger than ${String(_load_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SCHEMA_SIZE */ .vG / 1024)} KiB`);
        try {
            const schema = JSON.parse(Buffer.from(content.bytes).toString('utf8'));
            return (await Promise.all(/* import() */[__webpack_require__.e(4405), __webpack_require__.e(1613)]).then(__webpack_require__.bind(__webpack_require__, 61613))).schemaOf(value, schema);
        }
        catch (error) {
            return because((0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error).replace(/\.$/, ''));
        }
    }
    #demandPointers({ files, claims, status, agent, session }, at) {
        if (!files.every((pattern) => /\.(?:json|jsonl|ndjson)$/i.test(pattern)))
            return;
        const sources = [...Object.values(claims).flat(), ...status.map((one) => one.at), ...agent, ...session];
        const other = sources.find((source) => !source.startsWith('/'));
        if (other !== undefined) {
            this.#fault(at, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(at)} has the source ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(other)}, and its files are JSON: write a pointer, such as "/files/*".`);
        }
    }
}
const MOST_ALTERNATIVES = 100;
function withoutBraces(pattern) {
    let patterns = [pattern];
    for (let left = MOST_ALTERNATIVES; left > 0 && patterns.length < MOST_ALTERNATIVES; left--) {
        const next = patterns.flatMap((one) => {
            const found = /^([^]*?)\{([^{}]*,[^{}]*)\}([^]*)$/.exec(one);
            const [, before = '', inner = '', behind = ''] = found ?? [];
            return found === null ? [one] : inner.split(',').map((part) => `${before}${part.trim()}${behind}`);
        });
        if (next.length === patterns.length)
            break;
        patterns = next;
    }
    return [...new Set(patterns)];
}


/***/ }),

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   m6: () => (/* binding */ faultOfPattern),
/* harmony export */   vG: () => (/* binding */ MAX_SCHEMA_SIZE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72825);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(69897);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45023);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33870);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60771);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22003);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12102);














const MAX_SCHEMA_SIZE = 64 * 1024;
const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_5__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes, (path) => fileOf(tree, path));
}
async function fileOf(tree, path) {
    const entry = tree.find((0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalisePath */ .qb)(path) ?? '');
    if (entry?.kind !== 'file')
        return null;
    for await (const [content] of tree.read([{ path, id: entry.id, link: false }], MAX_SCHEMA_SIZE))
        return content ?? null;
    return null;
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    const folder = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(root, path) === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : root;
    return configOf(shown, bytes, (file) => Promise.resolve(fileBelow(folder, file)));
}
function fileBelow(folder, file) {
    const place = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalisePath */ .qb)(file) ?? '';
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, place);
    if (place === '' || (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)([folder], path) !== undefined || !(0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(path))
        return null;
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_SCHEMA_SIZE);
    if (found === null)
        return null;
    const { size, bytes } = found;
    return size > MAX_SCHEMA_SIZE ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function repositoryAround(root) {
    return (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryOf */ ._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(file, [
        (0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes, readFile = () => Promise.resolve(null)) {
    const { text, problems } = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_7__/* .decode */ .D4)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(file, wrong);
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_13__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(5341), __webpack_require__.e(8931)]).then(__webpack_require__.bind(__webpack_require__, 58353));
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
        readFile,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_START */ .WS;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is no UTF-8: save the file as UTF-8.';
}
function faultOfPattern(pattern) {
    try {
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 58353:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfig: () => (/* binding */ parseConfig)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19211);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6644);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81122);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28004);
/* harmony import */ var _schema_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34611);









async function parseConfig(config) {
    const { file, text, placeOf, faultOfPattern } = config;
    const written = file.toLowerCase().endsWith('.json') ? (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(text) : (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .g)(text);
    const { value, flaws } = written;
    const declared = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'forms');
    const { forms, faults: ofForms } = declared === undefined ? { forms: [], faults: [] } : await (await __webpack_require__.e(/* import() */ 6209).then(__webpack_require__.bind(__webpack_require__, 36209))).readForms(declared, config);
    const faults = value === undefined ? [] : [...(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .faultsOf */ .x)(value), ...faultsOfPatterns(value, faultOfPattern), ...ofForms];
    const found = [
        ...flaws.map(({ at, message }) => ({ at, message: () => message })),
        ...faults.filter(({ isWarning }) => isWarning !== true).flatMap((fault) => placed(fault, written)),
    ].sort((a, b) => a.at - b.at);
    if (value !== undefined && found.length === 0) {
        const mild = faults.flatMap((fault) => placed(fault, written)).slice(0, _error_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_SHOWN */ .Ki);
        const warnings = mild.map(({ at, message }) => (0,_error_js__WEBPACK_IMPORTED_MODULE_5__/* .inWords */ .r4)(file, { ...placeOf(at), message: message() }));
        return (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .toConfig */ .q)(file, value, warnings, forms);
    }
    const problems = found.slice(0, _error_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_SHOWN */ .Ki).map(({ at, message }) => ({ ...placeOf(at), message: message() }));
    throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, problems, found.length - problems.length);
}
function placed({ pointer, part, message }, { places, unread }) {
    if (unread.has(pointer))
        return [];
    const place = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOf */ .RP)(places, pointer);
    return [{ at: (part === 'key' ? place.key : null) ?? place.value, message }];
}
function faultsOfPatterns(value, faultOf) {
    const overrides = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .listField */ .FZ)(value, 'overrides').map((override, n) => listAt(override, 'paths', (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', 'overrides', n)));
    const selecting = [listAt(value, 'paths'), ...overrides];
    const branches = listAt(value, 'agent-branches');
    const others = [listAt(value, 'ignore'), listAt(value, 'unclaimed'), branches];
    const faults = [];
    for (const { pointer, pattern } of [...selecting, ...others].flat()) {
        const fault = isComment(pattern) ?? faultOf(pattern);
        if (fault !== undefined)
            faults.push(faultOfValue(pointer, fault));
    }
    for (const { pointer, pattern } of branches) {
        if (!/^[!\s]*refs\//.test(pattern))
            continue;
        faults.push(faultOfValue(pointer, `The pattern ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(pattern)} matches no branch: write it without refs/heads/.`));
    }
    for (const [first] of [...selecting, branches]) {
        if (first === undefined || !isNegative(first.pattern))
            continue;
        faults.push(faultOfValue(first.pointer, `The pattern ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(first.pattern)} takes away, and nothing is there yet: write a pattern before it that selects.`));
    }
    return [...faults, ...faultsOfBaseline(value)];
}
function faultOfValue(pointer, message) {
    return { pointer, part: 'value', message: () => message };
}
function listAt(value, key, at = '') {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .listField */ .FZ)(value, key).flatMap((pattern, n) => typeof pattern === 'string' ? [{ pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, key, n), pattern }] : []);
}
function isComment(pattern) {
    if (!pattern.trim().startsWith('#'))
        return undefined;
    return `The pattern ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(pattern)} is a comment, which selects nothing: take it out of the quotes.`;
}
function isNegative(pattern) {
    const marks = pattern.replace(/[^!\s][^]*/, '').replaceAll(/\s/g, '');
    return marks.length % 2 === 1;
}
function faultsOfBaseline(value) {
    const file = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)(value, 'baseline');
    if (file === undefined || ((0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb)(file) ?? '') !== '')
        return [];
    const message = `baseline is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(file)}: write the path of a file, relative to the project root.`;
    return [faultOfValue('/baseline', message)];
}


/***/ }),

/***/ 53486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ formRemarks),
/* harmony export */   n: () => (/* binding */ filesOfForm)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28004);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58952);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54960);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);





async function filesOfForm(form, tree) {
    const declared = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOfForms */ .$m)((0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .versionsOfForms */ .I$)([form]));
    const { matches } = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .selection */ .r1)([], [], declared);
    const isOfForm = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .inDeclared */ .OU)(declared);
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({}, declared);
    const wanted = (path) => isOfForm(path) && matches(path) && classify(path).family === form.name;
    return (await tree.findAll({ patterns: ['**'], matches: wanted, anyCase: true })).map(({ path }) => path);
}
async function formRemarks({ standards, readFrom }, tree) {
    const declared = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOfForms */ .$m)(standards);
    if (declared.length === 0)
        return [];
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({}, declared);
    const remarks = [];
    for (const [form, places] of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(declared, ({ family }) => family ?? '')) {
        const files = await tree.findAll({ patterns: ['**'], matches: (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .inDeclared */ .OU)(places), anyCase: true });
        const byFamily = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(files, ({ path }) => classify(path).family ?? 'a built-in family');
        for (const [family, taken] of byFamily) {
            if (family === form)
                continue;
            const what = `read as ${family}, and not by the form`;
            if (byFamily.size === 1) {
                const file = readFrom.config?.file ?? readFrom.policy?.config.file ?? '';
                throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(file, [
                    (0,_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`All files of the form ${form} are ${what}: remove the form, or change its files.`),
                ]);
            }
            remarks.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(taken.length, 'file')} of the form ${form} ${taken.length === 1 ? 'is' : 'are'} ${what}: ${taken[0]?.path ?? ''}${taken.length > 1 ? ' and others' : ''}.`);
        }
    }
    for (const { name, schema } of (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .declarationsOf */ .RK)(standards)) {
        if (schema?.hasPatterns !== true)
            continue;
        remarks.push(`The form ${name} is checked by ${schema.file} without its pattern and patternProperties, which are not run.`);
    }
    return remarks;
}


/***/ }),

/***/ 90740:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ SOURCE_KINDS)
/* harmony export */ });
const SOURCE_KINDS = ['created', 'modified', 'deleted', 'listed', 'commit'];


/***/ }),

/***/ 11124:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ PRESETS)
/* harmony export */ });
const PRESETS = new Map([
    ["backlog", "# Tasks of Backlog.md (https://github.com/MrLesk/Backlog.md). A project with other words for a task that is done writes its own entry\n# `backlog` with `status`.\nforms:\n  backlog:\n    files: ['{backlog,.backlog}/{tasks,completed,archive/tasks}/*.md']\n    claims: { modified: '/modified_files/*' }\n    status: { at: '/status', success: [Done], open: ['*'] }\n"],
    ["gsd2", "# Summaries of tasks, slices and milestones of GSD 2 and GSD Pi.\nforms:\n  gsd2:\n    files: ['.gsd/**/[STst][0-9]*-SUMMARY.md', '.gsd/phases/**/*-SUMMARY.md']\n    base: folder .gsd\n    claims: { modified: ['/key_files/*', '# Files Created/Modified'] }\n    status:\n      - { at: '/verification_result', success: [passed, pass], other: [failed, partial, mixed, untested] }\n      - { at: '/blocker_discovered', other: [true], success: ['*'] }\n"],
    ["agent-os", "# Reports of implementation of Agent OS. They have no status, so that what they claim weighs as a list.\nforms:\n  agent-os:\n    files: ['agent-os/specs/*/implementation/*.md']\n    claims: { created: '# New Files', modified: '# Modified Files', deleted: '# Deleted Files' }\n    severity: warning\n"],
    ["apm", "# Memory logs of Agentic Project Management.\nforms:\n  apm:\n    files: ['.apm/Memory/**/*.md']\n    claims: { listed: '# Output' }\n    status: { at: '/status', success: [Completed] }\n    severity: warning\n"],
    ["ralph", "# The log that a Ralph loop appends to.\nforms:\n  ralph:\n    files: ['scripts/ralph/progress.txt']\n    claims: { modified: 'Files changed:' }\n    severity: warning\n"],
]);


/***/ })

};
;
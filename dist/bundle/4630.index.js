"use strict";
exports.id = 4630;
exports.ids = [4630,6209];
exports.modules = {

/***/ 54630:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formNamed: () => (/* binding */ formNamed),
/* harmony export */   forms: () => (/* binding */ forms)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36209);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61036);
/* harmony import */ var _config_parse_option_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13691);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54661);
/* harmony import */ var _engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68625);
/* harmony import */ var _engine_run_form_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53486);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58952);
/* harmony import */ var _families_forms_presets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11124);
/* harmony import */ var _families_forms_status_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(89284);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25821);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55235);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58853);
/* harmony import */ var _tree_commit_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(14764);
/* harmony import */ var _tree_workspace_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(16825);
/* harmony import */ var _in_project_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(57655);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(17700);




















const OPTIONS = [
    {
        name: 'try',
        value: 'FILE',
        help: 'forms that are not saved yet: a whole configuration, or what is under forms',
    },
    _options_js__WEBPACK_IMPORTED_MODULE_16__/* .OPTION */ .Cy.root,
    { name: 'at', value: 'REV', help: 'the commit to look at (default: HEAD)' },
    { name: 'workspace', help: 'look at the files on disk' },
    _options_js__WEBPACK_IMPORTED_MODULE_16__/* .OPTION */ .Cy.format,
    _options_js__WEBPACK_IMPORTED_MODULE_16__/* .OPTION */ .Cy.noColor,
];
const MOST_FILES = 3;
const MOST_SHOWN = 10;
const forms = (0,_options_js__WEBPACK_IMPORTED_MODULE_16__/* .command */ .G5)({
    usage: 'return-gate forms [options]',
    about: 'Shows what the forms of the configuration, and each preset, find in the project: how many files and, of the first three, their status, their claims with verdicts, and lines that are not read.',
    details: [
        'A preset counts once the configuration has it: forms: { use: [NAME] }. The page docs/forms.md has examples.',
    ],
    options: OPTIONS,
}, async (call, caller) => {
    const { root, rest: [operand], } = (0,_in_project_js__WEBPACK_IMPORTED_MODULE_15__/* .inProject */ .n)(call, caller);
    if (operand !== undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_18__/* .UsageError */ .e(`forms takes no ${operand}: try a file of forms with --try.`);
    const format = (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)('--format', call.value('format') ?? 'text', ['text', 'json']);
    const tree = call.has('workspace')
        ? (0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_14__/* .openWorkspace */ .OH)(root)
        : await (0,_tree_commit_js__WEBPACK_IMPORTED_MODULE_13__.openCommit)({ root, revision: call.value('at') ?? 'HEAD' });
    try {
        const tried = call.value('try');
        const own = tried === undefined ? ((await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(tree))?.forms ?? []) : await readTried(tried, tree);
        const found = [];
        for (const form of own)
            found.push(await findReturns(form, false, tree, caller));
        const names = tried === undefined ? [..._families_forms_presets_js__WEBPACK_IMPORTED_MODULE_8__/* .PRESETS */ .f.keys()] : [];
        for (const name of names.filter((preset) => own.every((form) => form.name !== preset))) {
            found.push(await findReturns(await (0,_config_forms_js__WEBPACK_IMPORTED_MODULE_1__.presetForm)(name), true, tree, caller));
        }
        const paint = (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_17__/* .painterFor */ .D)(caller);
        caller.stdout.write(format === 'json'
            ? `${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .json */ .Pq)({ forms: found.map(toJson) })}\n`
            : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `${found.map((one, n) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `${n === 0 ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `\n`}${shown(one, paint)}`)}`
                .text);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_10__/* .EXIT */ .dc.passed;
    }
    finally {
        tree.close();
    }
});
async function formNamed(name, root) {
    const disk = (0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_14__/* .openWorkspace */ .OH)(root);
    try {
        const forms = (await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(disk))?.forms ?? [];
        const found = forms.find((form) => form.name === name) ?? (_families_forms_presets_js__WEBPACK_IMPORTED_MODULE_8__/* .PRESETS */ .f.has(name) ? await (0,_config_forms_js__WEBPACK_IMPORTED_MODULE_1__.presetForm)(name) : undefined);
        if (found !== undefined)
            return found;
        const known = [...forms.map((form) => form.name), ..._families_forms_presets_js__WEBPACK_IMPORTED_MODULE_8__/* .PRESETS */ .f.keys()];
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_16__/* .unknownName */ .U0)('form', name, known, 'The forms of a project are under "forms" in .return-gate.yml.');
    }
    finally {
        disk.close();
    }
}
async function readTried(file, tree) {
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch (error) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_18__/* .UsageError */ .e(`--try is ${file}, which cannot be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_11__.reasonOf)(error)}.`);
    }
    return (0,_config_load_js__WEBPACK_IMPORTED_MODULE_2__/* .tryForms */ .Zq)(file, text, tree);
}
async function findReturns(form, isPreset, tree, caller) {
    const files = await (0,_engine_run_form_files_js__WEBPACK_IMPORTED_MODULE_6__/* .filesOfForm */ .n)(form, tree);
    const first = new Set(files.slice(0, MOST_FILES));
    const { returns, findings } = await checkFirst(form, first, tree, caller);
    const empty = [];
    for (const [kind, sources] of Object.entries(form.claims)) {
        for (const source of returns.length === 0 ? [] : sources) {
            const only = await checkFirst({ ...form, status: [], claims: { [kind]: [source] } }, first, tree, caller);
            const isNamed = only.returns.some((one) => one.claims.length > 0 || one.hedged !== undefined || unreadIn(one, only.findings).length > 0);
            if (!isNamed)
                empty.push(source);
        }
    }
    return { form, isPreset, files: files.length, returns, findings, empty };
}
async function checkFirst(form, first, tree, caller) {
    const texts = new Map([['if-no-returns', 'ignore']]);
    const options = { patterns: [], ignore: [], texts, clock: caller.now() };
    const settings = {
        ...(0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .sb)(options, (setting) => setting),
        selection: { patterns: ['**'], matches: (path) => first.has(path), anyCase: true },
        standards: (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_7__/* .versionsOfForms */ .I$)([form]),
    };
    return first.size === 0 ? { returns: [], findings: [] } : (0,_engine_run_check_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .checkTree */ .RX)(tree, settings);
}
function toJson({ form, isPreset, files, returns, findings, empty }) {
    return {
        name: form.name,
        preset: isPreset,
        files,
        empty,
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
function shown({ form, isPreset, files, returns, findings, empty }, paint) {
    const kind = isPreset ? 'preset, not in the configuration' : 'form';
    const head = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `${form.name}`)} ${paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `(${kind})`)} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_11__.count)(files, 'file')}\n`;
    const inFiles = files > 1 ? `these ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_11__.count)(Math.min(files, MOST_FILES), 'file')}` : 'this file';
    const notes = empty.map((source) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `  ${paint('yellow', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `nothing`)} at ${source} in ${inFiles}\n`);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `${head}${returns.map((record) => ofReturn(form, record, findings, paint))}${notes}`;
}
const STATES = {
    open: ' (open: nothing is claimed)',
    final: ' (no success)',
    success: '',
};
function stateInWords({ status }, form) {
    if (status === null || form.status.length === 0)
        return '';
    const state = (0,_families_forms_status_js__WEBPACK_IMPORTED_MODULE_19__/* .stateOfShown */ .mu)(status, form);
    return state === null ? ' (in no list: counts as a success)' : STATES[state];
}
function ofReturn(form, record, findings, paint) {
    const { file, line, status, claims } = record;
    const place = line === 1 ? file : `${file}:${String(line)}`;
    const more = claims.length - MOST_SHOWN;
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `  ${place}\n    status ${status ?? 'none'}${stateInWords(record, form)}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_11__.count)(claims.length, 'claim')}\n${claims
        .slice(0, MOST_SHOWN)
        .map(({ claim, verdict }) => {
        const isThere = verdict.name === 'present';
        const isGood = isThere ? !(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_9__.isDeletion)(claim) : verdict.name === 'deleted';
        const word = isThere && (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_9__.isDeletion)(claim) ? 'still there' : verdict.name;
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `    ${paint(isGood ? 'green' : 'yellow', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `${word}`)} ${claim.type ?? ''} ${claim.path}\n`;
    })}${more > 0 ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `    and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_11__.count)(more, 'more claim', 'more claims')}\n` : ''}${unreadIn(record, findings).map(({ message }) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `    ${paint('yellow', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_12__/* .terminal */ .Fo) `unread`)} ${message}\n`)}`;
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
/* harmony import */ var _schema_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66155);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19211);









const KEYS = ['files', 'base', 'claims', 'status', 'agent', 'session', 'schema', 'severity'];
const STATUS_KEYS = ['at', 'success', 'other', 'open'];
const SOURCE = 'a pointer such as "/files/*", a heading such as "# New Files", or a label such as "Output:"';
async function readForms(value, context) {
    const faults = [];
    const forms = [];
    const reader = new FormsReader(context, faults);
    const used = reader.used(value);
    const own = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isObject)(value) ? Object.keys(value).filter((key) => key !== 'use') : [];
    const files = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)(value, 'files');
    if (typeof files === 'string' || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isArray)(files)) {
        const message = 'forms has the keys of a form, but no name above them: write one, such as "worker-result:", and indent the keys.';
        return { forms, faults: [{ pointer: '/forms/files', part: 'key', message: () => message }] };
    }
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isObject)(value) && Object.keys(value).length === 0) {
        reader.expect('/forms', value, 'forms by name, or use with names of presets');
    }
    for (const name of new Set([...used, ...own])) {
        const form = await reader.form(name, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)(value, name), used.includes(name) ? presetNamed(name) : {});
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
    const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)(value, 'forms'), name);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isObject)(found) ? found : {};
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
        this.#fault(pointer, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .QI)(pointer)} is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.describeValue)(value)}: write ${wanted}.`);
    }
    used(value) {
        const use = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)(value, 'use');
        if (use === undefined)
            return [];
        const known = [..._families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .f.keys()];
        return this.#list(use, '/forms/use', `a list of presets: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.listOf)(known, 'and')}`).filter((name, n) => {
            if (_families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .f.has(name))
                return true;
            const pointer = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isArray)(use) ? (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)('/forms/use', n) : '/forms/use';
            const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.nearest)(name, known, 3);
            const hint = meant === undefined ? `known are ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.listOf)(known, 'and')}` : `did you mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(meant)}?`;
            this.#fault(pointer, `There is no preset ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)}: ${hint}${hint.endsWith('?') ? '' : '.'}`);
            return false;
        });
    }
    async form(name, written, preset) {
        const at = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)('/forms', name);
        const before = this.#faults.length;
        if (_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.includes(name))
            this.#fault(at, `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)} is the name of a built-in family: choose another.`, 'key');
        else if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
            this.#fault(at, `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)} cannot be the name of a form: use lower-case letters, digits and dashes.`, 'key');
        }
        const own = written === undefined ? {} : this.#map(written, at, KEYS);
        if (written !== undefined && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isObject)(written))
            return null;
        const value = { ...preset, ...own };
        const declaration = {
            name,
            files: this.#files(value.files, at),
            base: this.#base(value.base, at),
            claims: this.#claims(value.claims, at),
            status: value.status === undefined ? [] : this.#status(value.status, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'status')),
            agent: value.agent === undefined ? [] : this.#sources(value.agent, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'agent')),
            session: value.session === undefined ? [] : this.#sources(value.session, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'session')),
            schema: value.schema === undefined ? null : await this.#schema(value.schema, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'schema')),
            severity: this.#severity(value.severity, at),
        };
        this.#demandPointers(declaration, at);
        return this.#faults.length === before ? declaration : null;
    }
    #map(value, pointer, known) {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isObject)(value)) {
            this.expect(pointer, value, `keys and their values: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.listOf)(known, 'and')}`);
            return {};
        }
        for (const key of Object.keys(value)) {
            if (known.includes(key))
                continue;
            const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.nearest)(key, known, 3);
            if (meant !== undefined)
                this.#meant.add((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(pointer, meant));
            const hint = meant === undefined ? `: known are ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.listOf)(known, 'and')}.` : `. Did you mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(meant)}?`;
            this.#fault((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(pointer, key), `There is no key ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(key)} in ${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .QI)(pointer)}${hint}`, 'key');
        }
        return value;
    }
    #lacks(at, key, wanted) {
        if (!this.#meant.has((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, key)))
            this.#fault(at, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .QI)(at)} lacks "${key}": write ${wanted}.`);
    }
    #list(value, pointer, wanted) {
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isArray)(value) ? value : [value];
        const texts = list.filter((one) => typeof one === 'string' && one.trim() !== '');
        if (list.length === 0 || texts.length < list.length)
            this.expect(pointer, value, wanted);
        return texts;
    }
    #files(value, at) {
        const pointer = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'files');
        if (value === undefined) {
            this.#lacks(at, 'files', 'the patterns of its files, such as ["runs/**/result.json"]');
            return [];
        }
        const patterns = this.#list(value, pointer, 'patterns of its files, such as ["runs/**/result.json"]');
        return patterns.flatMap((pattern, n) => {
            const place = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isArray)(value) ? (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(pointer, n) : pointer;
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
        this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'base'), value, '"root", "file", or "folder NAME" with the name of a folder');
        return '';
    }
    #sources(value, pointer) {
        return this.#list(value, pointer, SOURCE);
    }
    #claims(value, at) {
        const pointer = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'claims');
        const kinds = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.listOf)(_families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__/* .SOURCE_KINDS */ .s, 'or');
        if (value === undefined) {
            this.#lacks(at, 'claims', `where its returns name files, under ${kinds}`);
            return {};
        }
        const map = this.#map(value, pointer, _families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__/* .SOURCE_KINDS */ .s);
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isObject)(value) && Object.keys(value).length === 0)
            this.expect(pointer, value, `at least one of ${kinds}`);
        return Object.fromEntries(_families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__/* .SOURCE_KINDS */ .s.flatMap((kind) => {
            const sources = map[kind];
            return sources === undefined ? [] : [[kind, this.#sources(sources, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(pointer, kind))]];
        }));
    }
    #status(value, pointer) {
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isArray)(value))
            return value.flatMap((one, n) => this.#status(one, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(pointer, n)));
        const map = this.#map(value, pointer, STATUS_KEYS);
        const { at } = map;
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isArray)(at))
            return this.#status(at, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(pointer, 'at'));
        if (typeof at !== 'string' || at.trim() === '') {
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isObject)(value)) {
                if (at === undefined)
                    this.#lacks(pointer, 'at', `where the status is, ${SOURCE}`);
                else
                    this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(pointer, 'at'), at, `where the status is: ${SOURCE}`);
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
            this.#fault(pointer, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .QI)(pointer)} has the word ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(twice)} twice: keep it in one list.`);
        if (all.length === 0)
            this.#lacks(pointer, 'success', 'the words of a success, such as [DONE]');
        return [{ at, success, other, open }];
    }
    #words(map, key, at) {
        const value = map[key];
        if (value === undefined)
            return [];
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isArray)(value) ? value : [value];
        if (list.some((word) => typeof word === 'object'))
            this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, key), value, 'a list of words');
        return list.filter((word) => typeof word !== 'object').map(String);
    }
    #severity(value, at) {
        if (value === undefined || value === 'error' || value === 'warning')
            return value ?? 'error';
        this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'severity'), value, 'error or warning');
        return 'error';
    }
    async #schema(value, pointer) {
        if (typeof value !== 'string' || value.trim() === '') {
            this.expect(pointer, value, 'the path of a JSON Schema, relative to the project root');
            return null;
        }
        const because = (why) => {
            this.#fault(pointer, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .QI)(pointer)} is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(value, 200)}: ${why}.`);
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
            return (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(1613)]).then(__webpack_require__.bind(__webpack_require__, 61613))).schemaOf(value, schema);
        }
        catch (error) {
            return because((0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.reasonOf)(error).replace(/\.$/, ''));
        }
    }
    #demandPointers({ files, claims, status, agent, session }, at) {
        if (!files.every((pattern) => /\.(?:json|jsonl|ndjson)$/i.test(pattern)))
            return;
        const sources = [...Object.values(claims).flat(), ...status.map((one) => one.at), ...agent, ...session];
        const other = sources.find((source) => !source.startsWith('/'));
        if (other !== undefined) {
            this.#fault(at, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .QI)(at)} has the source ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(other)}, but its files are JSON: write a pointer, such as "/files/*".`);
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
                    `All files of the form ${form} are ${what}: remove the form, or change its files.`,
                ]);
            }
            remarks.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(taken.length, 'file')} of the form ${form} ${taken.length === 1 ? 'is' : 'are'} ${what}: ${taken[0]?.path ?? ''}${taken.length > 1 ? ' and others' : ''}.`);
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
"use strict";
exports.id = 6209;
exports.ids = [6209];
exports.modules = {

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
"use strict";
exports.id = 1895;
exports.ids = [1895,9284];
exports.modules = {

/***/ 31895:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   orderedStandards: () => (/* binding */ orderedStandards),
/* harmony export */   ruleData: () => (/* binding */ ruleData),
/* harmony export */   rules: () => (/* binding */ rules),
/* harmony export */   severities: () => (/* binding */ severities),
/* harmony export */   standardData: () => (/* binding */ standardData),
/* harmony export */   upstreamsOf: () => (/* binding */ upstreamsOf),
/* harmony export */   upstreamsOfFamily: () => (/* binding */ upstreamsOfFamily),
/* harmony export */   versionsInWords: () => (/* binding */ versionsInWords),
/* harmony export */   versionsWith: () => (/* binding */ versionsWith)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71799);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _forms_samples_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91343);
/* harmony import */ var _forms_standard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44578);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57765);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_registry_js__WEBPACK_IMPORTED_MODULE_4__]);
_registry_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





const orderedStandards = _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_4__/* .standards */ .t.filter((standard) => standard.family === family));
const formStandard = { ...(0,_forms_standard_js__WEBPACK_IMPORTED_MODULE_3__/* .standardOf */ .D)(_forms_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleForm */ .P, () => [], _forms_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .formSample */ .j), id: 'forms', family: 'forms' };
const rules = [
    ...new Map([..._registry_js__WEBPACK_IMPORTED_MODULE_4__/* .standards */ .t, formStandard].flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((rule) => ({ ...rule, ...(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_0__.aboutRule)(rule) }));
function versionsWith(rule) {
    return [...orderedStandards, formStandard].flatMap((standard) => standard.rules
        .filter((use) => use.rule.id === rule.id)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
}
function upstreamsOf(rule) {
    const named = rule.sources.flatMap((source) => _model_rule_js__WEBPACK_IMPORTED_MODULE_0__.DOCUMENT_UPSTREAMS[(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_0__.partsOfSource)(source).document] ?? []);
    const ofVersions = rule.sources.some((source) => (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_0__.partsOfSource)(source).document === 'upstream')
        ? _registry_js__WEBPACK_IMPORTED_MODULE_4__/* .loadedFamilies */ .C
            .filter(({ standards: own }) => own.some((version) => version.rules.some((use) => use.rule.id === rule.id)))
            .flatMap(({ upstreams }) => upstreams)
        : [];
    return [...new Map([...named, ...ofVersions].map((one) => [one.url, one])).values()];
}
function upstreamsOfFamily(family) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_4__/* .loadedFamilies */ .C
        .filter(({ standards: own }) => own.some((version) => version.family === family))
        .flatMap(({ upstreams }) => upstreams);
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
    const all = [...orderedStandards, formStandard];
    if (all.every((standard) => list.includes(standard)))
        return ['all'];
    return [..._choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME, formStandard.family].flatMap((family) => {
        const versions = all.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        if (meant.length < versions.length)
            return meant.map(({ id }) => id);
        return [family === formStandard.family ? family : `${family}@*`];
    });
}
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
        sources: sources.map(_model_rule_js__WEBPACK_IMPORTED_MODULE_0__.partsOfSource),
        supersedes,
        versions: versionsWith(rule).map(({ standard, severity, params }) => ({ standard: standard.id, severity, params })),
    };
}
function standardData(standard) {
    const { id, family, version, title, isDefault, source, statuses, success } = standard;
    const { artifactTypes, claimFields, claimsInWords = null, rules } = standard;
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
        claimsInWords,
        rules: rules.map(({ rule, severity }) => ({ id: rule.id, severity: severity ?? rule.severity })),
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 60262:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ LISTED),
/* harmony export */   E3: () => (/* binding */ MADE),
/* harmony export */   Rz: () => (/* binding */ documentRules),
/* harmony export */   TZ: () => (/* binding */ PLANNED),
/* harmony export */   UW: () => (/* binding */ DELETED),
/* harmony export */   eG: () => (/* binding */ severityInDocument),
/* harmony export */   pt: () => (/* binding */ COMMON_NAMES)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _define_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41149);


const use = (0,_define_js__WEBPACK_IMPORTED_MODULE_1__/* .useFrom */ .Ej)({});
const documentRules = [
    use('json-encoding'),
    use('file-too-large'),
    use('return-undetermined'),
    use('return-object'),
    use('too-many-claims'),
    use('path-root'),
    use('artifact-missing'),
    use('artifact-empty', { severity: 'warning' }),
    use('artifact-blank'),
    use('artifact-relocated'),
    use('artifact-removed'),
    use('artifact-undetermined'),
    use('artifact-uncommitted'),
    use('artifact-directory', { severity: 'notice' }),
    use('artifact-case', { severity: 'warning' }),
    use('artifact-path-relative', { severity: 'warning' }),
    use('artifact-unverifiable'),
    use('no-returns'),
    use('baseline-stale'),
    use('unclaimed-change'),
    use('return-deleted'),
    use('unclaimed-deletion'),
    use('returns-imported'),
];
const MADE = {
    relocated: 'notice',
    empty: 'warning',
    missing: 'error',
    uncommitted: 'error',
    'case-mismatch': 'warning',
    outside: 'warning',
    directory: 'notice',
    undetermined: 'error',
    removed: 'notice',
    unverifiable: 'notice',
};
const PLANNED = {
    ...MADE,
    missing: 'notice',
    uncommitted: 'notice',
    'case-mismatch': 'notice',
    outside: 'notice',
    undetermined: 'notice',
};
const LISTED = { ...MADE, missing: 'warning', undetermined: 'warning' };
const DELETED = {
    present: 'notice',
    empty: 'notice',
    relocated: 'pass',
    missing: 'pass',
    uncommitted: 'pass',
    'case-mismatch': 'notice',
    outside: 'notice',
    directory: 'notice',
    undetermined: 'pass',
    removed: 'pass',
    unverifiable: 'pass',
};
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.py|py\.typed|\.gitkeep|\.keep|\.nojekyll)$/;
function severityInDocument({ kind, type, path, neverThere }, { name, blank, submodule, byChange, detail }, severities, exception) {
    if (kind !== undefined)
        return undefined;
    if (submodule !== undefined && type !== 'deleted')
        return undefined;
    if (byChange === true)
        return severities.missing === 'pass' ? 'pass' : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.milder)('warning', severities.missing);
    if (neverThere === true && (name === 'missing' || name === 'undetermined'))
        return 'warning';
    if (exception !== undefined)
        return exception;
    if (name === 'directory' && type !== 'deleted' && path.endsWith('/') && detail === null)
        return 'pass';
    if ((name === 'empty' || blank) && type !== 'deleted' && MAY_BE_EMPTY.test(path))
        return 'pass';
    return severities[name];
}
const COMMON_NAMES = new Set([
    ...['index', 'main', 'mod', 'lib', 'default', 'setup', 'types', 'utils', 'config', 'constants'],
    ...['page', 'layout', 'route', 'loading', 'error', 'template', 'schema', 'models', 'conftest'],
    ...['__init__', '__main__', 'package', 'tsconfig', 'makefile', 'dockerfile'],
    ...['readme', 'changelog', 'license'],
]);


/***/ }),

/***/ 91343:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sampleForm),
/* harmony export */   j: () => (/* binding */ formSample)
/* harmony export */ });
const sampleForm = {
    name: 'worker-result',
    files: ['runs/**/result.json'],
    base: '',
    claims: { created: ['/files_created/*'], deleted: ['/files_deleted/*'], commit: ['/head_sha'] },
    status: [{ at: '/status', success: ['DONE'], other: ['FAILED'], open: ['RUNNING'] }],
    agent: ['/agent'],
    session: ['/run_id'],
    schema: {
        file: 'schemas/result.schema.json',
        hasPatterns: false,
        value: { type: 'object', required: ['summary'], properties: { summary: { type: 'string' } } },
    },
    severity: 'error',
};
const formSample = {
    file: 'runs/7/result.json',
    value: {
        status: 'DONE',
        agent: 'parser-worker',
        run_id: 'run-7',
        summary: 'Dates are parsed.',
        files_created: ['src/parse-dates.ts'],
    },
    tree: { 'src/parse-dates.ts': 'export const parse = Date.parse;\n' },
};


/***/ }),

/***/ 44578:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ standardOf)
});

// NAMESPACE OBJECT: ./src/families/forms/rules.ts
var rules_namespaceObject = {};
__webpack_require__.r(rules_namespaceObject);
__webpack_require__.d(rules_namespaceObject, {
  claimRules: () => (claimRules),
  returnRules: () => (returnRules)
});

// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/families/documents.ts
var documents = __webpack_require__(60262);
// EXTERNAL MODULE: ./src/families/define.ts + 4 modules
var families_define = __webpack_require__(41149);
// EXTERNAL MODULE: ./src/read/lines/claim.ts
var claim = __webpack_require__(30040);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/rules/return.ts
var rules_return = __webpack_require__(50937);
// EXTERNAL MODULE: ./src/families/forms/status.ts
var forms_status = __webpack_require__(89284);
;// CONCATENATED MODULE: ./src/families/forms/rules.ts







const SOURCES = ['return-gate A project declares its own forms'];
const returnRules = (0,rule.rulesOnReturns)('forms', {
    'form-no-claims': {
        ofTruth: true,
        severity: 'warning',
        about: () => ({
            summary: 'A successful return of a form claims at least one file',
            rationale: 'A return that names no file proves nothing. The form\'s sources may miss where its agents write, or all of its lines are hedged ("not committed", "untracked"). This is a warning only if the compared change adds a return whose lines are all hedged.',
            remedy: 'Name the files of the work, or correct the sources under `claims`: `return-gate forms` shows what they find.',
            sources: SOURCES,
            bad: { remove: ['/files_created'] },
        }),
        check({ value, standard, claims, isNew = false }) {
            if (claims > 0 || standard.success.length === 0 || !(0,model_return.isSuccess)({ value, standard }))
                return rule.NOTHING;
            const hedged = (0,json.numberField)(value, 'hedged') ?? 0;
            const because = hedged > 0 ? `: ${(0,model_text.count)(hedged, 'line')} that name files call them uncommitted` : '';
            return {
                ...(hedged > 0 && isNew ? {} : { severity: 'notice' }),
                pointer: '',
                value: 'no-claims',
                message: `The return reports success but claims no file${because}.`,
            };
        },
    },
    'form-schema': {
        step: 'structure',
        severity: 'error',
        about: () => ({
            summary: 'A return of a form satisfies the JSON Schema that the form names',
            rationale: "A form's `schema` tells the next tool what it can rely on. `pattern` and `patternProperties` are not checked, since the gate runs no foreign expressions.",
            remedy: 'Write the return as its schema requires, or correct the schema.',
            sources: SOURCES,
            bad: { remove: ['/summary'] },
        }),
        check({ shapeErrors }) {
            return shapeErrors.map((error) => ({
                pointer: error.pointer,
                message: `${error.pointer === '' ? 'The return' : (0,model_text.quote)(error.pointer, 200)} ${error.detail}, but the schema of the form forbids it.`,
            }));
        },
    },
    'form-status': {
        step: 'status',
        severity: 'warning',
        about: () => ({
            summary: 'A return of a form has a status if the form names a source for it',
            rationale: 'Without a status, it is unknown whether the work is done. Its claims count as those of a success, and no demand for a return is met.',
            remedy: 'Write the status at the place that the form names.',
            sources: SOURCES,
            bad: { remove: ['/status'] },
        }),
        check({ value, standard }) {
            if ((0,forms_status/* stateOf */.L4)(value) !== 'unknown' || (0,json.stringField)(value, 'status') !== undefined)
                return rule.NOTHING;
            return {
                pointer: '',
                property: 'status',
                message: `The return has no status; one of ${(0,model_text.quotedList)(standard.success)} says that the work is done.`,
            };
        },
    },
    'form-unread': (0,rules_return/* unreadRule */.G)(() => ({
        summary: "Every line that names a file at a form's places for claims is read as a claim",
        rationale: 'A list in fenced code, a pattern without matches, a drawn tree or a sentence with paths is not read. An unread path must not look proved. This is a warning only if the compared change adds it.',
        remedy: 'Write each path as its own item or text.',
        sources: SOURCES,
        bad: { set: { '/files_created/-': 'src/*.none.ts' } },
    })),
});
const claimRules = (0,rule.rulesOnClaims)('forms', {
    'form-commit-unknown': {
        verdict: ['missing', 'undetermined'],
        kinds: ['commit'],
        severity: 'notice',
        about: () => ({
            summary: "A commit in a form's return is in the history",
            rationale: "A squash or rebase removes a branch's commits, so this is only a notice.",
            remedy: 'Name the commit by its current id.',
            sources: SOURCES,
            bad: { set: { '/head_sha': '0a1b2c3d' } },
        }),
        check({ claim, verdict }) {
            const id = (0,model_text.quote)(claim.path, 80);
            const message = verdict.name === 'missing'
                ? `Commit ${id} is not in the history.`
                : `Whether commit ${id} is in the history cannot be determined.${(0,model_claim.because)(verdict)}`;
            return { message };
        },
    },
});

;// CONCATENATED MODULE: ./src/families/forms/standard.ts







const use = (0,families_define/* useFrom */.Ej)(rules_namespaceObject);
const formRules = (0,families_define/* ruleList */.pt)(documents/* documentRules */.Rz, [
    use('json-syntax'),
    use('json-duplicate-key'),
    use('too-many-elements'),
    use('too-many-returns'),
    use('session-id-mismatch'),
    use('artifact-empty'),
    use('artifact-case'),
    use('artifact-path-relative'),
    use('artifact-not-deleted', { severity: 'warning' }),
    use('form-schema'),
    use('form-status'),
    use('form-unread'),
    use('form-no-claims'),
    use('form-commit-unknown'),
]);
const ARTIFACT = { ...documents/* MADE */.E3, empty: 'error', 'case-mismatch': 'error', outside: 'error' };
const formLeniencies = new Set(['path-ending', 'folder', 'step']);
function severityInForm({ severity: most, status, }) {
    return (claim, verdict) => {
        const isMade = status.length > 0 && (claim.type === 'created' || claim.type === 'modified');
        const found = (0,documents/* severityInDocument */.eG)(claim, verdict, isMade ? ARTIFACT : documents/* LISTED */.CQ, undefined);
        return found === undefined || found === 'pass' ? found : (0,finding.milder)(found, most);
    };
}
const SHAPE = { fields: { '': ['session_id'] }, required: {}, enums: {} };
function standardOf(declaration, validate, sample) {
    const { name, status } = declaration;
    const words = (list) => [
        ...new Set(status.flatMap((source) => source[list])),
    ];
    const open = words('open');
    const success = words('success');
    return {
        id: `${name}@1`,
        family: name,
        version: '1',
        title: `${name}, a form of the project`,
        isDefault: true,
        source: 'the configuration of the project',
        statuses: [],
        open,
        success,
        readStatus: (word) => (0,forms_status/* stateOfShown */.mu)(word, declaration),
        succeeds: (value) => !['open', 'final'].includes((0,forms_status/* stateOf */.L4)(value)),
        artifactTypes: [],
        shape: SHAPE,
        confusions: { status: new Map(), artifactType: new Map() },
        claimFields: [],
        claimsInWords: 'the files that the sources under claims name',
        claims: (value, file) => ((0,forms_status/* stateOf */.L4)(value) === 'open' ? [] : claimsIn(value, file, declaration)),
        possibleClaims: (value, file) => claimsIn(value, file, declaration),
        severityOfVerdict: severityInForm(declaration),
        leniencies: formLeniencies,
        rules: formRules,
        isMarkdown: true,
        structureInWords: `Return is one of the form ${name}`,
        sample,
        validate: (value) => validate(contentOf(value)),
    };
}
function contentOf(value) {
    const { content } = value;
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? content : {};
}
function claimsIn(value, file, { base: declared }) {
    const base = baseOf(file, declared);
    const named = (0,json.listField)(value, 'claims').flatMap((entry) => {
        const pointer = (0,json.stringField)(entry, 'at') ?? '';
        const type = (0,json.stringField)(entry, 'type') ?? 'listed';
        const path = (0,json.stringField)(entry, 'path') ?? '';
        if (type === 'commit')
            return [{ path, pointer, type, kind: 'commit' }];
        const made = (0,claim/* claimOfEntry */.a9)(entry, pointer);
        if (made === null)
            return [];
        return [(0,claim/* fromFolder */.FC)(base === '' ? made : { ...made, base }, file)];
    });
    return (0,claim/* mergedClaims */.qe)(named).map((claim) => (claim.deletes === true ? { ...claim, kind: 'deletion' } : claim));
}
function baseOf(file, declared) {
    if (declared === '')
        return '';
    const folders = file.split('/').slice(0, -1);
    if (declared === 'file')
        return folders.join('/');
    const at = folders.lastIndexOf(declared.replace(/^folder\s+/, ''));
    return folders.slice(0, Math.max(at, 0)).join('/');
}


/***/ }),

/***/ 89284:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ worstState),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   mu: () => (/* binding */ stateOfShown)
/* harmony export */ });
/* unused harmony export STATES */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const STATES = ['open', 'final', 'unknown', 'success', 'none'];
function stateOfWord(word, { success, other, open }) {
    const lists = [
        ['open', open],
        ['final', other],
        ['success', success],
    ];
    const plain = word.trim().toLowerCase();
    const own = lists.find(([, words]) => words.some((one) => one.trim().toLowerCase() === plain));
    return (own ?? lists.find(([, words]) => words.includes('*')))?.[0] ?? null;
}
function worstState(sources, words) {
    if (sources.length === 0)
        return 'none';
    const said = sources.flatMap((source, n) => {
        const word = words[n] ?? null;
        return word === null ? [] : [stateOfWord(word, source) ?? 'unknown'];
    });
    return STATES.find((state) => said.includes(state)) ?? 'unknown';
}
function stateOf(value) {
    const state = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.stringField)(value, 'state');
    return STATES.find((known) => known === state) ?? 'unknown';
}
function stateOfShown(word, { status: [first] }) {
    return first === undefined ? null : stateOfWord(word, first);
}


/***/ }),

/***/ 57765:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ loadedFamilies),
/* harmony export */   t: () => (/* binding */ standards)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20160);

async function loadAll() {
    const all = [];
    for (const { load } of [..._index_js__WEBPACK_IMPORTED_MODULE_0__/* .families */ .T].sort((a, b) => (a.name < b.name ? -1 : 1))) {
        const loaded = await load();
        const standards = [];
        for (const version of loaded.versions.values())
            standards.push(await version());
        all.push({ ...loaded, standards });
    }
    return all;
}
const loadedFamilies = await loadAll();
const standards = loadedFamilies.flatMap((family) => family.standards);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 30040:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ fromFolder),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   a9: () => (/* binding */ claimOfEntry),
/* harmony export */   qe: () => (/* binding */ mergedClaims),
/* harmony export */   uj: () => (/* binding */ pathEntry)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);


function entryOf(claim) {
    return { ...pathEntry(claim), type: claim.kind };
}
function pathEntry(named) {
    const { path, readings, needs, under, isLinked } = named;
    return {
        path,
        ...(readings === undefined ? {} : { readings }),
        ...(needs === undefined ? {} : { needs }),
        ...(under === undefined ? {} : { under }),
        ...(isLinked === undefined ? {} : { linked: true }),
    };
}
function claimOfEntry(entry, pointer, type) {
    const path = typeof entry === 'string' ? entry : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(entry, 'path');
    if (path === undefined)
        return null;
    const readings = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.listField)(entry, 'readings').filter((one) => typeof one === 'string');
    const needs = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(entry, 'needs');
    const under = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(entry, 'under');
    const kind = type ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(entry, 'type') ?? 'listed';
    return {
        path,
        pointer,
        type: kind,
        ...(kind === 'deleted' ? { deletes: true } : {}),
        written: {
            ...(readings.length > 0 ? { readings } : {}),
            ...(needs === 'file' || needs === 'extension' ? { needs } : {}),
            ...(under === undefined ? {} : { under }),
            ...((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(entry, 'linked') === true ? { isLinked: true } : {}),
        },
    };
}
function fromFolder(claim, file) {
    return claim.written?.isLinked === true ? (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.claimOfLink)(claim, file) : claim;
}
function mergedClaims(claims) {
    const merged = new Map();
    const folders = new Map(claims.flatMap((claim) => (claim.written?.under === undefined ? [] : [[keyOf(claim), claim.written.under]])));
    for (const one of claims) {
        const folder = one.written?.under === undefined ? folders.get(keyOf(one)) : undefined;
        const claim = folder === undefined ? one : { ...one, written: { ...one.written, under: folder, isAlsoHere: true } };
        const key = `${claim.written?.under ?? ''}\n${keyOf(claim)}`;
        const first = merged.get(key);
        merged.set(key, first === undefined ? claim : bothOf(first, claim));
    }
    return [...merged.values()];
}
function keyOf(claim) {
    return claim.kind === undefined ? ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.claimedFile)(claim) ?? claim.path) : `${claim.kind}\n${claim.path}`;
}
function bothOf(first, second) {
    const made = [first, second].find(({ type, alsoMade }) => type === 'created' || type === 'modified' || alsoMade !== undefined);
    if (first.deletes !== true && second.deletes !== true)
        return first;
    const alsoMade = made === undefined ? undefined : (made.alsoMade ?? made.type);
    return {
        ...first,
        type: 'deleted',
        deletes: true,
        ...(alsoMade === 'created' || alsoMade === 'modified' ? { alsoMade } : {}),
    };
}


/***/ })

};
;
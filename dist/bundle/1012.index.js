"use strict";
exports.id = 1012;
exports.ids = [1012,9284];
exports.modules = {

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

/***/ 90740:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ SOURCE_KINDS)
/* harmony export */ });
const SOURCE_KINDS = ['created', 'modified', 'deleted', 'listed', 'commit'];


/***/ }),

/***/ 53892:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadForm: () => (/* binding */ loadForm)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/read/json/json.ts + 1 modules
var json_json = __webpack_require__(7458);
// EXTERNAL MODULE: ./src/read/lines.ts
var lines = __webpack_require__(60771);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(22003);
// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/read/lines/claim.ts
var lines_claim = __webpack_require__(30040);
// EXTERNAL MODULE: ./src/read/lines/path.ts
var path = __webpack_require__(99273);
// EXTERNAL MODULE: ./src/families/forms/declaration.ts
var declaration = __webpack_require__(90740);
// EXTERNAL MODULE: ./src/families/forms/status.ts
var forms_status = __webpack_require__(89284);
;// CONCATENATED MODULE: ./src/families/forms/read/compose.ts





function compose(document, declaration) {
    const { status, session, agent } = declaration;
    const first = (sources) => sources.flatMap((source) => document.textsAt(source)).find(({ value }) => value.trim() !== '')?.value ?? null;
    const words = status.map(({ at }) => first([at]));
    const shown = words[0] ?? null;
    const name = first(agent);
    const { claims, unread, hedged } = claimsOf(document, declaration);
    return {
        value: {
            ...(shown === null ? {} : { status: shown }),
            state: (0,forms_status/* worstState */.Fk)(status, words),
            session_id: first(session) ?? '',
            metadata: name === null ? {} : { agent_type: name },
            claims: claims.slice(0, claim.MOST_CLAIMS),
            hedged,
            content: document.content,
        },
        unread,
        moreClaims: Math.max(claims.length - claim.MOST_CLAIMS, 0),
    };
}
function claimsOf(document, { claims: sources }) {
    const claims = [];
    const unread = [];
    let hedged = 0;
    for (const kind of declaration/* SOURCE_KINDS */.s) {
        for (const source of sources[kind] ?? []) {
            if (kind === 'commit') {
                for (const { pointer, value } of document.textsAt(source)) {
                    const id = commitIn(value);
                    if (id !== null)
                        claims.push({ path: id, type: kind, at: pointer });
                }
                continue;
            }
            for (const { reading, pointerOf, rangeOfUnread } of document.linesAt(source, kind)) {
                hedged += reading.hedged;
                for (const line of reading.unread)
                    unread.push({ ...line, range: rangeOfUnread(line) });
                reading.claims.forEach((claim, n) => claims.push({ ...(0,lines_claim/* entryOf */.Ms)(claim), at: pointerOf(n) }));
            }
        }
    }
    return { claims, unread, hedged };
}
function commitIn(text) {
    const word = /^[\s"'`]*([0-9a-f]{7,64})(?![\w-])/i.exec(text)?.[1]?.toLowerCase();
    return word !== undefined && ((0,path/* isCommitId */.jh)(word) || word.length > 40) ? word : null;
}

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/lines/place.ts
var place = __webpack_require__(34263);
// EXTERNAL MODULE: ./src/read/lines/unread.ts
var unread = __webpack_require__(8453);
;// CONCATENATED MODULE: ./src/families/forms/read/places.ts




function valuesAt(root, pattern) {
    let found = [{ pointer: '', value: root }];
    for (const token of (0,model_pointer.tokens)(pattern))
        found = found.flatMap((placed) => inside(placed, token));
    return found;
}
function inside({ pointer, value }, token) {
    if (token === '*' && typeof value === 'string')
        return [{ pointer, value }];
    if (!(0,json.isArray)(value) && !(0,json.isObject)(value))
        return [];
    const entries = Object.entries(value);
    const chosen = token === '*' ? entries : entries.filter(([key]) => key === token);
    return chosen.map(([key, inner]) => ({ pointer: (0,model_pointer.join)(pointer, key), value: inner }));
}
const NAMES = ['path', 'file', 'name'];
const LONGEST_LIST = 100_000;
function readingsAt(content, at, kind) {
    return valuesAt(content, at)
        .flatMap(textsIn)
        .map(({ pointer, value, isUnknown }) => {
        const text = { text: value, start: 0 };
        const unread = { claims: [], unread: [text], hedged: 0, dropped: 0, saysNone: false };
        return { pointer, reading: isUnknown === true ? unread : (0,place/* readString */.E3)(text, { hedges: 'not-in-git', kind }) };
    });
}
function textsIn({ pointer, value }) {
    if ((0,json.isArray)(value))
        return value.flatMap((element, n) => textsIn({ pointer: (0,model_pointer.join)(pointer, n), value: element }));
    if ((0,json.isObject)(value)) {
        const name = NAMES.find((key) => (0,json.stringField)(value, key) !== undefined);
        if (name !== undefined)
            return textsIn({ pointer: (0,model_pointer.join)(pointer, name), value: value[name] ?? null });
        const other = Object.keys(value).find((key) => (0,unread/* mayNameFile */.NZ)((0,json.stringField)(value, key) ?? ''));
        if (other === undefined)
            return [];
        return [{ pointer: (0,model_pointer.join)(pointer, other), value: (0,json.stringField)(value, other) ?? '', isUnknown: true }];
    }
    if (typeof value !== 'string')
        return [];
    const elements = elementsIn(value);
    return elements === null ? [{ pointer, value }] : elements.map((element) => ({ pointer, value: element }));
}
function elementsIn(text) {
    if (!/^\s*\[/.test(text) || text.length > LONGEST_LIST)
        return null;
    try {
        const parsed = JSON.parse(text);
        return (0,json.isArray)(parsed) ? parsed.filter((element) => typeof element === 'string') : null;
    }
    catch {
        return null;
    }
}
function scalarsIn({ pointer, value }) {
    if ((0,json.isArray)(value))
        return value.flatMap((element, n) => scalarsIn({ pointer: (0,model_pointer.join)(pointer, n), value: element }));
    return typeof value === 'object' ? [] : [{ pointer, value: String(value) }];
}

;// CONCATENATED MODULE: ./src/families/forms/read/json.ts






function readJson(source, declaration, isLines) {
    return (0,read_source/* taken */.uU)(isLines ? linesOf(source, declaration) : valuesOf(source, 0, source.text.length, declaration));
}
function* linesOf(source, declaration) {
    for (const { start, end } of (0,lines/* lineSpans */.U)(source.text)) {
        if (source.text.slice(start, end).trim() !== '')
            yield* valuesOf(source, start, end, declaration);
    }
}
function* valuesOf(source, start, end, declaration) {
    const parsed = (0,json_json/* parse */.qg)(source, start, end);
    if (parsed.kind === 'problem') {
        yield (0,read_source/* find */.I6)(() => ({ problems: [parsed.problem()] }));
        return;
    }
    const { value } = parsed;
    if ((0,json.isArray)(value) && speaksOfElements(declaration)) {
        yield returnOf(source, parsed, Object.fromEntries(value.entries()), declaration);
    }
    else if ((0,json.isArray)(value) && value.length > 0 && value.every(json.isObject)) {
        for (const { element, first } of (0,json_json/* elementsIn */.px)(source, parsed, value)) {
            yield returnOf(source, first ? { ...element, duplicates: parsed.duplicates } : element, element.value, declaration);
        }
    }
    else if ((0,json.isObject)(value))
        yield returnOf(source, parsed, value, declaration);
    else
        yield* (0,json_json/* returnsOf */.Bg)(source, parsed);
}
function speaksOfElements({ claims }) {
    return Object.values(claims)
        .flat()
        .every((source) => source === '/*' || source.startsWith('/*/'));
}
function returnOf(source, parsed, value, declaration) {
    return (0,read_source/* find */.I6)(() => ({
        problems: parsed.duplicates(),
        returns: (0,json.isObject)(value) ? [composed(source, parsed, value, declaration)] : [],
    }));
}
function composed(source, parsed, content, declaration) {
    const locate = (pointer) => parsed.locator().locate(pointer);
    const document = {
        content,
        textsAt: (at) => valuesAt(content, at).flatMap(scalarsIn),
        linesAt: (at, kind) => readingsAt(content, at, kind).map(({ pointer, reading }) => ({
            reading,
            pointerOf: () => pointer,
            rangeOfUnread: () => locate(pointer),
        })),
    };
    const { start } = parsed;
    return {
        composed: declaration.name,
        ...compose(document, declaration),
        verbatim: false,
        startLine: source.lineAt(start + source.text.slice(start).search(/\S/)),
        locate,
    };
}

// EXTERNAL MODULE: ./src/read/document/frontmatter.ts
var frontmatter = __webpack_require__(85814);
// EXTERNAL MODULE: ./src/read/document/node.ts
var node = __webpack_require__(82822);
// EXTERNAL MODULE: ./src/read/document/sections.ts
var sections = __webpack_require__(71810);
// EXTERNAL MODULE: ./src/read/lines/headings.ts
var headings = __webpack_require__(30825);
// EXTERNAL MODULE: ./src/read/lines/labels.ts
var labels = __webpack_require__(13517);
;// CONCATENATED MODULE: ./src/families/forms/read/markdown.ts










function readMarkdown(source, declaration) {
    return new FormReader(source, declaration).unnumberedReturn();
}
class FormReader {
    content;
    #source;
    #declaration;
    #sections;
    #places = new Map();
    #marked = new Map();
    constructor(source, declaration) {
        this.#source = source;
        this.#declaration = declaration;
        const { members, body } = (0,frontmatter/* frontmatterOf */.C2)(source.text);
        const content = new Map();
        for (const member of members) {
            const { key, value } = member;
            if (content.has(key))
                continue;
            const items = value.kind === 'list' ? (0,frontmatter/* allMembersOf */.Wz)(members, key).flatMap((one) => (0,frontmatter/* itemsOf */.S3)(one.value)) : [];
            const whole = value.kind === 'list' ? { ...member, value: { ...value, items } } : member;
            content.set(key, (0,node/* jsonOfMember */.kb)(whole, (0,model_pointer.join)('', key), this.#places));
        }
        this.content = Object.fromEntries(content);
        this.#sections = new sections/* Sections */.Z_(source.text, body);
    }
    unnumberedReturn() {
        const { lineAt, unended = null } = this.#source;
        const { unread, ...made } = compose(this, this.#declaration);
        return {
            composed: this.#declaration.name,
            ...made,
            unread: unended === null ? unread : [...unread, (0,read_source/* unendedComment */.ZL)(this.#source, unended)],
            verbatim: false,
            startLine: lineAt(0),
            locate: (pointer) => this.#rangeOf(pointer),
        };
    }
    textsAt(source) {
        if (source.startsWith('/'))
            return valuesAt(this.content, source).flatMap(scalarsIn);
        const places = source.startsWith('#')
            ? this.#underHeading(source).map(({ lines }) => ({ own: null, below: lines }))
            : [...this.#labels(source)];
        return places.flatMap(({ own, below }) => {
            const first = own ?? below.map(({ line }) => (0,node/* trimmed */.dE)(line)).find(({ text }) => text !== '');
            if (first === undefined)
                return [];
            return [{ pointer: this.#mark(source, first), value: first.text.replace(/^[-*_`\s]+|[*_`\s]+$/g, '') }];
        });
    }
    linesAt(source, kind) {
        const options = { hedges: 'not-in-git', kind };
        if (source.startsWith('/')) {
            return readingsAt(this.content, source, kind).map(({ pointer, reading }) => ({
                reading,
                pointerOf: () => pointer,
                rangeOfUnread: () => this.#rangeOf(pointer),
            }));
        }
        const places = source.startsWith('#')
            ? this.#underHeading(source).map(({ lines, code }) => (0,place/* readLines */.Se)(lines, options, code))
            : [...this.#labels(source)].map(({ own, below, code }) => (0,place/* readLines */.Se)(own === null ? below : [{ line: own }], options, code));
        return places.map((reading) => this.#place(source, reading));
    }
    #place(source, reading) {
        const pointers = reading.claims.map(({ at }) => this.#mark(source, at));
        return {
            reading,
            pointerOf: (n) => pointers[n] ?? '',
            rangeOfUnread: ({ text, start }) => this.#source.range(start, start + text.length),
        };
    }
    #underHeading(source) {
        return this.#sections.outermost(({ heading }) => (0,headings/* isHeadingNamed */.ws)(heading.text, source));
    }
    *#labels(source) {
        const { lines, code } = this.#sections;
        for (const [n, { line, heading }] of lines.entries()) {
            const rest = heading === undefined ? restBehind(line, source) : null;
            if (rest === null)
                continue;
            const indent = (0,sections/* itemOf */.Tu)(line)?.indent ?? -1;
            let end = n + 1;
            while (lines[end]?.line.text.trim() === '')
                end++;
            const hasGroups = this.#isGroup(lines[end]);
            for (let one = lines[end]; one !== undefined; one = lines[++end]) {
                if (endsLabel(one, indent) && !(hasGroups && this.#isGroup(one)))
                    break;
            }
            yield {
                own: rest.text === '' ? null : rest,
                below: lines.slice(n + 1, end),
                code: rest.text === '' ? (0,sections/* linesBetween */.eu)(code, line.start, lines[end]?.line.start) : [],
            };
        }
    }
    #isGroup({ line, heading } = {}) {
        const label = line === undefined || heading !== undefined ? null : (0,labels/* labelOf */.Wy)(line);
        if (line === undefined || label === null || (0,headings/* groupOf */.F8)(label.text).change === null)
            return false;
        const sources = Object.values(this.#declaration.claims).flat();
        return sources.every((one) => restBehind(line, one) === null);
    }
    #mark(source, at) {
        const n = this.#marked.get(source) ?? 0;
        this.#marked.set(source, n + 1);
        const pointer = (0,model_pointer.join)('', source, n);
        this.#places.set(pointer, at);
        return pointer;
    }
    #rangeOf(pointer) {
        const { text, range } = this.#source;
        for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
            const place = this.#places.get(at);
            if (place !== undefined)
                return range(place.start, place.start + (0,node/* firstLineIn */.w7)(place.text).length);
        }
        return range(0, (0,node/* firstLineIn */.w7)(text).length);
    }
}
function restBehind(line, label) {
    const content = (0,sections/* itemOf */.Tu)(line)?.content ?? (0,node/* trimmed */.dE)(line);
    const name = label.replace(/\s*[:：]\s*$/, '');
    const start = /^[*_`]*/.exec(content.text)?.[0].length ?? 0;
    if (content.text.slice(start, start + name.length).toLowerCase() !== name.toLowerCase())
        return null;
    const sign = /^[*_`]*\s*[:：][*_`]*\s*|^[*_`]+\s*$/.exec(content.text.slice(start + name.length));
    return sign === null ? null : (0,node/* trimmed */.dE)(content, start + name.length + sign[0].length);
}
function endsLabel({ line, heading }, indent) {
    if (heading !== undefined)
        return true;
    const item = (0,sections/* itemOf */.Tu)(line);
    if (indent >= 0)
        return item !== null && item.indent <= indent;
    return (0,labels/* labelOf */.Wy)(line) !== null && (item === null || item.indent === 0);
}

// EXTERNAL MODULE: ./src/families/forms/samples.ts
var samples = __webpack_require__(91343);
// EXTERNAL MODULE: ./src/families/forms/standard.ts + 1 modules
var standard = __webpack_require__(44578);
;// CONCATENATED MODULE: ./src/families/forms/family.ts




function loadForm(declaration) {
    const { name, schema } = declaration;
    return {
        versions: new Map([
            [
                `${name}@1`,
                async () => {
                    const validate = schema === null ? () => [] : (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(1613)]).then(__webpack_require__.bind(__webpack_require__, 61613))).validatorOf(schema);
                    return (0,standard/* standardOf */.D)(declaration, validate, samples/* formSample */.j);
                },
            ],
        ]),
        examples: () => Promise.resolve({}),
        readWhole: (source) => readMarkdown(source, declaration),
        readValues: (source, form) => readJson(source, declaration, form === 'jsonl'),
        upstreams: [],
        prompts: new Map(),
        whyNotMigrated: (id) => `${id} is a form of the project, which has one version.`,
    };
}


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

/***/ 7458:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rR: () => (/* binding */ MOST_DUPLICATES),
  px: () => (/* binding */ elementsIn),
  qg: () => (/* binding */ parse),
  BU: () => (/* binding */ partOf),
  Bg: () => (/* binding */ returnsOf),
  YL: () => (/* binding */ unnumberedReturn)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
;// CONCATENATED MODULE: ./src/read/json/locator.ts



const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
class Locator {
    #span;
    #rangeIn;
    #root;
    #errors;
    #places;
    constructor(span, range) {
        this.#span = span;
        this.#rangeIn = range;
    }
    locate(pointer, part = 'value') {
        const places = (this.#places ??= new Places(this.#text()));
        let value = 0;
        for (const token of (0,model_pointer.tokens)(pointer)) {
            const next = places.child(value, token);
            if (next === undefined)
                return this.#between(places.starts[value], places.ends[value]);
            value = next;
        }
        const keyStart = places.keyStarts[value] ?? -1;
        if (part === 'key' && keyStart >= 0)
            return this.#between(keyStart, places.keyEnds[value]);
        return this.#between(places.starts[value], places.ends[value]);
    }
    firstError() {
        this.#tree();
        const error = this.#errors?.[0];
        if (error === undefined)
            return undefined;
        return { reason: reasonOf((0,main.printParseErrorCode)(error.error)), range: this.#range(error.offset, error.length) };
    }
    duplicates(most) {
        const listed = [];
        let more = 0;
        const visit = (node) => {
            const seen = new Map();
            for (const entry of node?.children ?? []) {
                const [key] = entry.type === 'property' ? (entry.children ?? []) : [];
                if (key !== undefined) {
                    const name = String(key.value);
                    const first = seen.get(name);
                    if (first === undefined)
                        seen.set(name, key);
                    else if (listed.length === most)
                        more++;
                    else
                        listed.push({ key: name, firstLine: this.#rangeOf(first).startLine, range: this.#rangeOf(key) });
                }
                visit(entry);
            }
        };
        visit(this.#tree());
        return { listed, more };
    }
    #tree() {
        if (this.#errors === undefined) {
            const errors = [];
            try {
                this.#root = (0,main.parseTree)(this.#text(), errors, STRICT);
            }
            catch (error) {
                if (!(error instanceof RangeError))
                    throw error;
            }
            this.#errors = errors;
        }
        return this.#root;
    }
    #text() {
        return this.#span.text.slice(this.#span.start, this.#span.end);
    }
    #rangeOf({ offset, length }) {
        return this.#range(offset, length);
    }
    #between(start = 0, end = 1) {
        return this.#range(start, end - start);
    }
    #range(offset, length) {
        const start = this.#span.start + offset;
        return this.#rangeIn(start, start + length);
    }
}
function reasonOf(code) {
    return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
const NO_KEY = { name: null, start: -1, end: -1 };
const MOST_SEARCHED = 32;
class Places {
    starts = [];
    ends = [];
    keyStarts = [];
    keyEnds = [];
    #names = [];
    #next = [];
    #large = new Map();
    constructor(text) {
        const open = [];
        let key = NO_KEY;
        for (let at = 0; at < text.length; at++) {
            const sign = text.charCodeAt(at);
            if ((0,scan/* isSpace */.xC)(sign) || sign === scan/* COMMA */.KE || sign === scan/* COLON */.oH)
                continue;
            if (sign === 0x7d || sign === 0x5d) {
                this.#end(open.pop() ?? 0, at + 1);
                continue;
            }
            const isOpening = sign === 0x7b || sign === 0x5b;
            const end = isOpening ? at + 1 : (0,scan/* valueEnd */.dJ)(text, at);
            if (sign === scan/* QUOTE */.jA && (0,scan/* isKey */.m0)(text, end)) {
                key = { name: JSON.parse(text.slice(at, end)), start: at, end };
            }
            else {
                if (isOpening)
                    open.push(this.starts.length);
                this.#begin(at, end, key);
                key = NO_KEY;
            }
            at = end - 1;
        }
    }
    #begin(start, end, key) {
        this.starts.push(start);
        this.ends.push(end);
        this.#next.push(this.starts.length);
        this.#names.push(key.name);
        this.keyStarts.push(key.start);
        this.keyEnds.push(key.end);
    }
    #end(value, offset) {
        this.ends[value] = offset;
        this.#next[value] = this.starts.length;
    }
    child(parent, name) {
        const large = this.#large.get(parent);
        if (large !== undefined)
            return large.get(name);
        let found;
        let position = 0;
        for (const value of this.#children(parent)) {
            if (position === MOST_SEARCHED)
                return this.#byName(parent).get(name);
            if (name === (this.#names[value] ?? String(position)))
                found = value;
            position++;
        }
        return found;
    }
    *#children(parent) {
        const end = this.#next[parent] ?? 0;
        for (let value = parent + 1; value < end; value = this.#next[value] ?? end)
            yield value;
    }
    #byName(parent) {
        const values = Array.from(this.#children(parent), (value, position) => {
            return [this.#names[value] ?? String(position), value];
        });
        const byName = new Map(values);
        this.#large.set(parent, byName);
        return byName;
    }
}

// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(22003);
;// CONCATENATED MODULE: ./src/read/json/json.ts





const NO_PROBLEMS = [];
const MOST_DUPLICATES = 99;
function parse(source, start = 0, end = source.text.length) {
    const text = source.text.slice(start, end);
    const { keys, tooDeepAt } = (0,scan/* scan */.SQ)(text);
    if (tooDeepAt >= 0) {
        const at = start + tooDeepAt;
        return {
            kind: 'problem',
            deep: true,
            problem: () => ({ kind: 'too-deep', limit: scan/* MAX_DEPTH */.lr, range: source.range(at, at + 1) }),
        };
    }
    const locator = locatorOf(source, { start, end });
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator()) };
    }
    const duplicates = () => {
        if ((0,scan/* countKeys */.GO)(value) === keys)
            return NO_PROBLEMS;
        const { listed, more } = locator().duplicates(MOST_DUPLICATES);
        const problems = listed.map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
        return more === 0 ? problems : [...problems, { kind: 'more-duplicates', more }];
    };
    return { kind: 'value', value, start, end, locator, duplicates };
}
function locatorOf(source, { start, end }) {
    let made;
    return () => (made ??= new Locator({ text: source.text, start, end }, source.range));
}
function syntaxProblem(source, start, locator) {
    const found = locator.firstError() ?? { reason: 'not strict JSON', range: source.range(start, start) };
    return { kind: 'syntax', ...found, ...(source.text.trim() === '' ? { reason: 'it is empty' } : {}) };
}
function* returnsOf(source, parsed) {
    const { value, locator } = parsed;
    if ((0,json.isObject)(value)) {
        yield (0,read_source/* find */.I6)(() => ({ problems: parsed.duplicates(), returns: [unnumberedReturn(source, parsed, value)] }));
    }
    else if (!(0,json.isArray)(value)) {
        yield (0,read_source/* find */.I6)(() => ({ problems: [{ kind: 'not-object', value, range: locator().locate('') }] }));
    }
    else if (value.length === 0) {
        yield (0,read_source/* find */.I6)(() => ({ problems: [{ kind: 'no-return', range: locator().locate('') }] }));
    }
    else {
        for (const { element, first } of elementsIn(source, parsed, value)) {
            const of = element.value;
            yield (0,read_source/* find */.I6)(() => ({
                problems: [
                    ...(first ? parsed.duplicates() : NO_PROBLEMS),
                    ...((0,json.isObject)(of) ? NO_PROBLEMS : [notObject(source, element)]),
                ],
                returns: (0,json.isObject)(of) ? [unnumberedReturn(source, element, of)] : [],
            }));
        }
    }
}
function notObject({ range }, { value, start, end }) {
    return { kind: 'not-object', value, range: range(start, end) };
}
function* elementsIn(source, { start }, value) {
    let n = 0;
    for (const place of (0,scan/* elementsOf */.ZE)(source.text, firstLetter(source.text, start))) {
        const parsed = {
            kind: 'value',
            value: (0,collections/* elementAt */.s2)(value, n),
            ...place,
            locator: locatorOf(source, place),
            duplicates: () => NO_PROBLEMS,
        };
        yield { element: parsed, first: n === 0 };
        n++;
    }
}
function unnumberedReturn(source, { start, locator }, value) {
    return {
        composed: null,
        value,
        verbatim: true,
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function partOf({ locator }, value, base) {
    return {
        composed: null,
        value,
        verbatim: true,
        startLine: locator().locate(base).startLine,
        locate: (pointer, part) => locator().locate(base + pointer, part),
    };
}
function firstLetter(text, start) {
    return start + text.slice(start).search(/\S/);
}


/***/ }),

/***/ 6202:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ countKeys),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   SQ: () => (/* binding */ scan),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   Yq: () => (/* binding */ isUnclosed),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   _t: () => (/* binding */ looksLikeReturn),
/* harmony export */   dJ: () => (/* binding */ valueEnd),
/* harmony export */   fu: () => (/* binding */ isLikelyReturn),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   m0: () => (/* binding */ isKey),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   xC: () => (/* binding */ isSpace),
/* harmony export */   zR: () => (/* binding */ mayBeReturn)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
function scan(text) {
    let keys = 0;
    let depth = 0;
    for (let i = 0; i < text.length; i++) {
        const c = text.charCodeAt(i);
        if (c === QUOTE) {
            i = stringEnd(text, i);
            if (isKey(text, i + 1))
                keys++;
        }
        else if (c === 0x7b || c === 0x5b) {
            if (++depth > MAX_DEPTH)
                return { keys, tooDeepAt: i };
        }
        else if (c === 0x7d || c === 0x5d) {
            depth--;
        }
    }
    return { keys, tooDeepAt: -1 };
}
function isKey(text, end) {
    let next = end;
    while (isSpace(text.charCodeAt(next)))
        next++;
    return text.charCodeAt(next) === COLON;
}
function isUnclosed(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const c = text.charCodeAt(at);
        if (c === QUOTE)
            at = stringEnd(text, at);
        else if (c === 0x7b || c === 0x5b)
            depth++;
        else if (c === 0x7d || c === 0x5d)
            depth--;
        if (at >= text.length)
            return true;
    }
    return depth > 0;
}
function stringEnd(text, start) {
    let end = start;
    for (;;) {
        end = text.indexOf('"', end + 1);
        if (end < 0)
            return text.length;
        let slashes = 0;
        while (text.charCodeAt(end - 1 - slashes) === BACKSLASH)
            slashes++;
        if (slashes % 2 === 0)
            return end;
    }
}
function* elementsOf(text, start) {
    let at = start + 1;
    for (;;) {
        while (isSpace(text.charCodeAt(at)))
            at++;
        if (at >= text.length || text[at] === ']')
            return;
        const end = valueEnd(text, at);
        yield { start: at, end };
        at = end;
        while (isSpace(text.charCodeAt(at)))
            at++;
        if (text[at] !== ',')
            return;
        at++;
    }
}
function valueEnd(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const c = text.charCodeAt(at);
        if (c === QUOTE) {
            at = stringEnd(text, at);
            if (depth === 0)
                return at + 1;
        }
        else if (c === 0x7b || c === 0x5b) {
            depth++;
        }
        else if (c === 0x7d || c === 0x5d) {
            if (depth === 0)
                return at;
            if (--depth === 0)
                return at + 1;
        }
        else if (depth === 0 && (c === COMMA || isSpace(c))) {
            return at;
        }
    }
    return text.length;
}
function isSpace(c) {
    return c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
}
function countKeys(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    let n = 0;
    if (Array.isArray(value)) {
        for (const element of value)
            if (typeof element === 'object')
                n += countKeys(element);
        return n;
    }
    const record = value;
    for (const key of Object.keys(record)) {
        n++;
        const child = record[key];
        if (typeof child === 'object')
            n += countKeys(child);
    }
    return n;
}
const mayBeReturn = ({ status, artifacts, metadata }) => status || (artifacts && metadata);
const isLikelyReturn = ({ plainStatus, artifacts, metadata }) => plainStatus && (artifacts || metadata);
function looksLikeReturn(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.isObject)(value) && isLikelyReturn(marksOf(value));
}
function marksOf(value) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.has)(value, 'status');
    return {
        status,
        plainStatus: status && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.isObject)(value.status) && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.isArray)(value.status),
        artifacts: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.has)(value, 'artifacts'),
        metadata: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.has)(value, 'metadata'),
    };
}


/***/ }),

/***/ 80569:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ linkName),
/* harmony export */   Y: () => (/* binding */ TooManyBlocks)
/* harmony export */ });
function linkName(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}
class TooManyBlocks extends Error {
    name = 'TooManyBlocks';
}


/***/ })

};
;
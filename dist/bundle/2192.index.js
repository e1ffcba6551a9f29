"use strict";
exports.id = 2192;
exports.ids = [2192];
exports.modules = {

/***/ 52192:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  migrate: () => (/* binding */ migrate)
});

// EXTERNAL MODULE: ./src/model/batches.ts
var batches = __webpack_require__(59549);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(78473);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
// EXTERNAL MODULE: ./src/rewrite/edit/file.ts + 4 modules
var edit_file = __webpack_require__(40836);
// EXTERNAL MODULE: ./src/engine/evaluate/finding.ts + 1 modules
var finding = __webpack_require__(83778);
// EXTERNAL MODULE: ./src/engine/evaluate/rules.ts
var evaluate_rules = __webpack_require__(85055);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(62778);
// EXTERNAL MODULE: ./src/families/json/artifact-folder.ts
var artifact_folder = __webpack_require__(71690);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rewrite/migrate/migration-state.ts
const DECIDED = [];
class MigrationState {
    #file;
    #index;
    #value;
    constructor(file, index) {
        this.#file = file;
        this.#index = index;
    }
    get value() {
        return (this.#value ??= this.#file.valueOf(this.#index));
    }
    edit(...edits) {
        if (edits.length === 0)
            return;
        this.#file.edit(this.#index, edits);
        this.#value = undefined;
    }
}
function lacks({ value }, { validate }, pointer, name) {
    return validate(value).some((error) => error.keyword === 'required' && error.pointer === pointer && error.detail === name);
}
function topFields({ shape }) {
    return shape.fields[''] ?? [];
}

;// CONCATENATED MODULE: ./src/rewrite/migrate/kind.ts

const BY_NAME = [
    ['research', /research|explor|analy[sz]|investigat|audit/i],
    ['plan', /plan|design|architect/i],
    ['implement', /implement|execut|develop|engineer|refactor|assembl|\bcod(?:e|er|ing)\b/i],
];
const BY_TYPE = new Map([
    ['research', 'research'],
    ['report', 'research'],
    ['plan', 'plan'],
    ['implementation', 'implement'],
    ['test', 'implement'],
]);
function returnKind(value) {
    const metadata = (0,json/* field */.ZZ)(value, 'metadata');
    const agent = (0,json/* stringField */.OM)(metadata, 'agent_type') ?? (0,json/* stringField */.OM)(value, 'agent_type');
    const byAgent = agent === undefined ? undefined : kindOfName(agent);
    if (byAgent !== undefined)
        return byAgent;
    for (const caller of [...(0,json/* listField */.FZ)(metadata, 'delegation_path')].reverse()) {
        const kind = typeof caller === 'string' ? kindOfName(caller) : undefined;
        if (kind !== undefined)
            return kind;
    }
    const kinds = new Set((0,json/* listField */.FZ)(value, 'artifacts').flatMap((artifact) => BY_TYPE.get((0,json/* stringField */.OM)(artifact, 'type') ?? '') ?? []));
    const [only = null, ...more] = kinds;
    return more.length === 0 ? only : null;
}
function kindOfName(name) {
    return BY_NAME.find(([, pattern]) => pattern.test(name))?.[0];
}
const OTHER_WORK = [
    ['committed', /commit|\bgit\b/i],
    ['synced', /sync/i],
    ['linked', /link/i],
    ['tasks_created', /task-?creat|\bmeta\b/i],
];
function otherSuccess(value, words) {
    const agent = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(value, 'metadata'), 'agent_type') ?? '';
    return OTHER_WORK.find(([word, pattern]) => words.includes(word) && pattern.test(agent))?.[0];
}

;// CONCATENATED MODULE: ./src/rewrite/migrate/artifacts.ts







const FORMER_NAMES = [
    'artifact',
    'artifact_path',
    'artifact_paths',
    'files_created',
    'created_files',
    'output_files',
    'files',
];
const FORMER_PATHS = [
    ['report_path', 'report', 'research'],
    ['research_path', 'report', 'research'],
    ['plan_path', 'plan', 'plan'],
    ['summary_path', 'summary', null],
];
const PATHS = ['file', 'file_path', 'filepath', 'filename', 'location', 'artifact_path'];
const SUMMARIES = ['description', 'desc', 'title'];
const TYPES = ['kind', 'artifact_type', 'category'];
const MODIFIED = 'modified_files';
function knownOf({ value }, { standard, guesses }) {
    return { standard, guesses, kind: returnKind(value) };
}
const migrateArtifacts = (state, target) => {
    const untyped = untypedField(state, target);
    if (untyped !== null)
        return [untypedNote(untyped, target)];
    bringArtifacts(state, target);
    const known = knownOf(state, target);
    const artifacts = (0,json/* field */.ZZ)(state.value, 'artifacts');
    if ((0,json/* isArray */.cy)(artifacts)) {
        artifacts.forEach((artifact, n) => {
            state.edit(...editsOf(artifact, (0,model_pointer/* join */.fj)('/artifacts', n), known));
        });
    }
    else if (artifacts === null || artifacts === '') {
        state.edit({ kind: 'set', pointer: '/artifacts', value: [] });
    }
    else if (typeof artifacts === 'string') {
        const made = artifactOf(artifacts, null, known);
        if (made !== null)
            state.edit({ kind: 'set', pointer: '/artifacts', value: [made] });
    }
    else if (artifacts !== undefined) {
        unfold(state, artifacts, known);
    }
    return withoutSummary(state, target.standard);
};
function withoutSummary({ value }, standard) {
    if (!wantsSummary(standard))
        return [];
    return (0,json/* listField */.FZ)(value, 'artifacts').flatMap((artifact, n) => {
        const path = (0,json/* stringField */.OM)(artifact, 'path');
        if (path === undefined || (0,json/* has */.zy)(artifact, 'summary') || (0,json/* stringField */.OM)(artifact, 'type') === undefined)
            return [];
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('/artifacts', n),
                message: `Artifact ${(0,model_text/* quote */.hD)(path, 200)} has no summary.`,
                recommendation: 'Say in one sentence what the file holds; with --unsafe it is made of type and file name.',
            },
        ];
    });
}
function formerField({ value }, standard) {
    if ((0,json/* has */.zy)(value, 'artifacts') && (0,json/* field */.ZZ)(value, 'artifacts') !== null)
        return undefined;
    return FORMER_NAMES.find((name) => {
        const given = (0,json/* field */.ZZ)(value, name);
        const lists = (0,json/* isArray */.cy)(given) || (0,json/* isObject */.Gv)(given) || (typeof given === 'string' && looksLikePath(given));
        return lists && !topFields(standard).includes(name);
    });
}
function untypedField(state, target) {
    const name = formerField(state, target.standard);
    const given = name === undefined ? undefined : (0,json/* field */.ZZ)(state.value, name);
    if (name === undefined || given === undefined)
        return null;
    const known = knownOf(state, target);
    const isTyped = (0,json/* isObject */.Gv)(given)
        ? hasPath(given)
            ? isTelling(given, known)
            : Object.entries(given).every(([word, held]) => word === MODIFIED || artifactEntries(word, held, known) !== null)
        : ((0,json/* isArray */.cy)(given) ? given : [given]).every((one) => isTelling(one, known));
    return isTyped ? null : name;
}
function isTelling(element, known) {
    if (typeof element === 'string')
        return artifactOf(element, null, known) !== null;
    if (!(0,json/* isObject */.Gv)(element) || !hasPath(element))
        return false;
    const path = ['path', ...PATHS].map((name) => (0,json/* stringField */.OM)(element, name)).find((text) => text !== undefined);
    const isTyped = ['type', ...TYPES].some((name) => (0,json/* stringField */.OM)(element, name) !== undefined);
    return isTyped || typeOf(path, null, known) !== undefined;
}
function hasPath(value) {
    return ['path', ...PATHS].some((name) => (0,json/* stringField */.OM)(value, name) !== undefined);
}
function untypedNote(name, { guesses }) {
    const write = 'Write each file as an artifact with its type';
    return {
        pointer: (0,model_pointer/* join */.fj)('', name),
        part: 'key',
        message: `Field ${(0,model_text/* quote */.hD)(name)} lists files, and the type of some is unknown.`,
        recommendation: guesses ? `${write}.` : `${write}; with --unsafe the type is guessed by the agent's name.`,
    };
}
function staysUntyped(name, state, target) {
    const isFormer = FORMER_NAMES.includes(name) || FORMER_PATHS.some(([path]) => path === name);
    return isFormer && untypedField(state, target) !== null;
}
function bringArtifacts(state, target) {
    const { value } = state;
    if ((0,json/* has */.zy)(value, 'artifacts') && (0,json/* field */.ZZ)(value, 'artifacts') !== null)
        return;
    const { standard } = target;
    const from = formerField(state, standard);
    if (from !== undefined) {
        if ((0,json/* has */.zy)(value, 'artifacts'))
            state.edit({ kind: 'remove', pointer: '/artifacts' });
        state.edit({ kind: 'rename', pointer: (0,model_pointer/* join */.fj)('', from), key: 'artifacts' });
        return;
    }
    if (bringPaths(state, target))
        return;
    const status = (0,json/* stringField */.OM)(value, 'status');
    const ended = status !== undefined && standard.statuses.includes(status) && !standard.success.includes(status);
    if (ended && lacks(state, target, '', 'artifacts'))
        state.edit({ kind: 'set', pointer: '/artifacts', value: [] });
}
function bringPaths(state, target) {
    const { standard } = target;
    const known = knownOf(state, target);
    const made = FORMER_PATHS.flatMap(([name, type, of]) => {
        const path = (0,json/* stringField */.OM)(state.value, name);
        const isTheirs = of === null || of === known.kind;
        const artifact = path === undefined || !isTheirs ? null : artifactOf(path, type, known);
        return artifact === null || topFields(standard).includes(name) ? [] : [{ name, artifact }];
    });
    if (made.length === 0)
        return false;
    state.edit({ kind: 'set', pointer: '/artifacts', value: made.map(({ artifact }) => artifact) });
    state.edit(...made.map(({ name }) => ({ kind: 'remove', pointer: (0,model_pointer/* join */.fj)('', name) })));
    return true;
}
function editsOf(artifact, at, known) {
    if (typeof artifact === 'string') {
        const made = artifactOf(artifact, null, known);
        return made === null ? [] : [{ kind: 'set', pointer: at, value: made }];
    }
    if (!(0,json/* isObject */.Gv)(artifact))
        return [];
    const edits = [];
    const textUnder = (name, others) => {
        if ((0,json/* has */.zy)(artifact, name))
            return (0,json/* stringField */.OM)(artifact, name);
        const from = others.find((other) => (0,json/* stringField */.OM)(artifact, other) !== undefined);
        if (from !== undefined)
            edits.push({ kind: 'rename', pointer: (0,model_pointer/* join */.fj)(at, from), key: name });
        return from === undefined ? undefined : (0,json/* stringField */.OM)(artifact, from);
    };
    const path = textUnder('path', PATHS);
    const written = textUnder('type', TYPES);
    const summary = textUnder('summary', SUMMARIES);
    const type = written === undefined ? typeOf(path, null, known) : (wordFor(written, known.standard) ?? written);
    if (type !== undefined && type !== written)
        edits.push({ kind: 'set', pointer: (0,model_pointer/* join */.fj)(at, 'type'), value: type });
    if (summary === undefined && type !== undefined && path !== undefined && guessesSummary(known)) {
        edits.push({ kind: 'set', pointer: (0,model_pointer/* join */.fj)(at, 'summary'), value: (0,artifact_folder/* plainSummary */.hQ)(type, path) });
    }
    return edits;
}
function unfold(state, artifacts, known) {
    if (!(0,json/* isObject */.Gv)(artifacts))
        return;
    if (hasPath(artifacts)) {
        state.edit({ kind: 'set', pointer: '/artifacts', value: [artifacts] });
        state.edit(...editsOf(artifacts, '/artifacts/0', known));
        return;
    }
    const list = [];
    let modified;
    for (const [name, held] of Object.entries(artifacts)) {
        if (name === MODIFIED && isPaths(held) && isFree(state, MODIFIED, known.standard)) {
            modified = held;
            continue;
        }
        const made = artifactEntries(name, held, known);
        if (made === null)
            return;
        list.push(...made);
    }
    state.edit({ kind: 'set', pointer: '/artifacts', value: list });
    if (modified !== undefined)
        state.edit({ kind: 'set', pointer: (0,model_pointer/* join */.fj)('', MODIFIED), value: modified });
}
function artifactEntries(name, held, known) {
    if (typeof held === 'string' && !looksLikePath(held) && looksLikePath(name)) {
        const made = artifactOf(name, null, known);
        return made === null || (0,model_text/* isBlank */.z3)(held) ? null : [{ ...made, summary: held }];
    }
    const made = ((0,json/* isArray */.cy)(held) ? held : [held]).map((one) => {
        if (typeof one === 'string')
            return artifactOf(one, name, known);
        const path = (0,json/* stringField */.OM)(one, 'path');
        if (!(0,json/* isObject */.Gv)(one) || path === undefined)
            return null;
        const plain = artifactOf(path, (0,json/* stringField */.OM)(one, 'type') ?? name, known);
        return plain === null ? null : { ...plain, ...one, type: plain.type ?? '' };
    });
    return made.includes(null) ? null : made.filter((one) => one !== null);
}
function artifactOf(path, hint, known) {
    const type = looksLikePath(path) ? typeOf(path, hint, known) : undefined;
    if (type === undefined)
        return null;
    return { type, path, ...(guessesSummary(known) ? { summary: (0,artifact_folder/* plainSummary */.hQ)(type, path) } : {}) };
}
function typeOf(path, hint, { standard, kind, guesses }) {
    if (path === undefined || (0,model_text/* isBlank */.z3)(path))
        return undefined;
    const type = (hint === null ? undefined : wordFor(hint, standard)) ?? (0,artifact_folder/* typeOfFolder */.eu)(path, standard);
    if (type !== undefined || kind === null || !guesses)
        return type;
    const segments = ((0,model_path/* normalisePath */.qb)(path) ?? '').split('/');
    if (segments.includes('specs'))
        return undefined;
    if (kind !== 'implement')
        return wordFor(kind, standard);
    const isTest = segments.some((segment) => /^(?:tests?|__tests__)$|[._-](?:test|spec)\.\w+$/i.test(segment));
    if (isTest)
        return wordFor('test', standard);
    return wordFor(/\.(?:md|markdown|rst|adoc)$/i.test(path) ? 'documentation' : 'implementation', standard);
}
function wordFor(word, { artifactTypes, confusions }) {
    const lower = word.trim().toLowerCase();
    if (artifactTypes.includes(lower))
        return lower;
    const instead = confusions.artifactType.get(lower)?.instead;
    return typeof instead === 'string' ? instead : undefined;
}
function guessesSummary({ standard, guesses }) {
    return guesses && wantsSummary(standard);
}
function wantsSummary({ family, rules }) {
    return family === 'return-meta' || rules.some(({ rule }) => rule.id === 'artifact-summary');
}
function looksLikePath(text) {
    const isOneWord = /^\S+$/.test(text);
    return !/[\r\n]/.test(text) && ((isOneWord && /[/\\]|^\.\w/.test(text)) || /\w\.\w{1,8}$/.test(text));
}
function isPaths(value) {
    return (0,json/* isArray */.cy)(value) && value.every((path) => typeof path === 'string' && looksLikePath(path));
}
function isFree(state, name, standard) {
    return topFields(standard).includes(name) && !(0,json/* has */.zy)(state.value, name);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./src/rewrite/migrate/metadata.ts






const metadata_FORMER_NAMES = new Map([
    ['session', ['session_id', 'string']],
    ['sessionId', ['session_id', 'string']],
    ['agent', ['agent_type', 'string']],
    ['agent_name', ['agent_type', 'string']],
    ['agentType', ['agent_type', 'string']],
    ['duration', ['duration_seconds', 'number']],
    ['durationSeconds', ['duration_seconds', 'number']],
    ['delegationDepth', ['delegation_depth', 'number']],
    ['delegationPath', ['delegation_path', 'list']],
]);
const migrateMetadata = (state, { standard }) => {
    if ((0,json/* field */.ZZ)(state.value, 'metadata') === null)
        state.edit({ kind: 'set', pointer: '/metadata', value: {} });
    if (!takesMetadata(state.value))
        return DECIDED;
    const known = standard.shape.fields['/metadata'] ?? [];
    const top = topFields(standard);
    const mover = new Mover(state);
    for (const [key, value] of Object.entries(state.value)) {
        const name = currentName(key, value);
        if (!top.includes(key) && known.includes(name))
            mover.move('', key, value, name);
    }
    for (const [key, value] of Object.entries(metadataOf(state.value))) {
        const name = currentName(key, value);
        if (name !== key && known.includes(name))
            mover.rename(key, name);
    }
    return mover.notes;
};
const migrateCustomFields = (state, target) => {
    const { standard, newer } = target;
    if (!takesMetadata(state.value))
        return DECIDED;
    const named = new Set([standard, ...newer].flatMap(topFields));
    const mover = new Mover(state);
    for (const [key, value] of Object.entries(state.value)) {
        if (!named.has(key) && !staysUntyped(key, state, target))
            mover.move('', key, value, key);
    }
    return mover.notes;
};
const migrateDroppedFields = (state, { standard, older }) => {
    if (!takesMetadata(state.value))
        return DECIDED;
    const mover = new Mover(state);
    for (const [holder, names] of Object.entries(standard.shape.fields)) {
        if (holder === '' || holder === '/metadata' || holder.includes('*'))
            continue;
        const former = new Set(older.flatMap(({ shape }) => shape.fields[holder] ?? []));
        const inside = (0,json/* field */.ZZ)(state.value, holder.slice(1));
        for (const [key, value] of Object.entries((0,json/* isObject */.Gv)(inside) ? inside : {})) {
            if (former.has(key) && !names.includes(key))
                mover.move(holder, key, value, key);
        }
    }
    return mover.notes;
};
class Mover {
    notes = [];
    #state;
    #there;
    constructor(state) {
        this.#state = state;
        this.#there = new Map(Object.entries(metadataOf(state.value)));
    }
    move(holder, key, value, name) {
        const from = (0,model_pointer/* join */.fj)(holder, key);
        if (!this.#there.has(name)) {
            this.#there.set(name, value);
            this.#state.edit({ kind: 'move', from, to: (0,model_pointer/* join */.fj)('/metadata', name) });
        }
        else if ((0,external_node_util_.isDeepStrictEqual)(this.#there.get(name), value)) {
            this.#state.edit({ kind: 'remove', pointer: from });
        }
        else {
            this.notes.push({
                pointer: from,
                part: 'key',
                message: `Field ${(0,model_text/* quote */.hD)(key)} has another value in metadata${name === key ? '' : `, under ${(0,model_text/* quote */.hD)(name)}`}.`,
                recommendation: 'Keep one of the two, in metadata.',
            });
        }
    }
    rename(key, name) {
        if (this.#there.has(name))
            return;
        this.#there.set(name, null);
        this.#state.edit({ kind: 'rename', pointer: (0,model_pointer/* join */.fj)('/metadata', key), key: name });
    }
}
function currentName(key, value) {
    const [name, type] = metadata_FORMER_NAMES.get(key) ?? [];
    const given = Array.isArray(value) ? 'list' : typeof value;
    return name !== undefined && given === type ? name : key;
}
function takesMetadata(value) {
    const metadata = (0,json/* field */.ZZ)(value, 'metadata');
    return metadata === undefined || (0,json/* isObject */.Gv)(metadata);
}
function metadataOf(value) {
    const metadata = (0,json/* field */.ZZ)(value, 'metadata');
    return (0,json/* isObject */.Gv)(metadata) ? metadata : {};
}

;// CONCATENATED MODULE: ./src/rewrite/migrate/completion.ts





const DATA = '/completion_data';
const SUMMARY = 'completion_summary';
const PROGRESS = 'partial_progress';
const migrateCompletion = (state, target) => {
    const { standard } = target;
    const names = standard.shape.fields[DATA] ?? [];
    const data = (0,json/* field */.ZZ)(state.value, DATA.slice(1));
    if (names.length === 0 || !(data === undefined || (0,json/* isObject */.Gv)(data)))
        return DECIDED;
    const top = topFields(standard);
    for (const name of names) {
        if (top.includes(name) || !(0,json/* has */.zy)(state.value, name) || (0,json/* has */.zy)(data, name))
            continue;
        state.edit({ kind: 'move', from: (0,model_pointer/* join */.fj)('', name), to: (0,model_pointer/* join */.fj)(DATA, name) });
    }
    const summary = (0,json/* stringField */.OM)(state.value, 'summary');
    const at = (0,json/* has */.zy)(state.value, DATA.slice(1)) ? DATA : '';
    if (summary !== undefined && !(0,model_text/* isBlank */.z3)(summary) && lacks(state, target, at, at === '' ? DATA.slice(1) : SUMMARY)) {
        state.edit({ kind: 'set', pointer: (0,model_pointer/* join */.fj)(DATA, SUMMARY), value: summary });
    }
    return DECIDED;
};
const migrateProgress = (state, { standard }) => {
    const status = (0,json/* stringField */.OM)(state.value, 'status') ?? '';
    const progress = (0,json/* field */.ZZ)(state.value, PROGRESS);
    const metadata = (0,json/* field */.ZZ)(state.value, 'metadata');
    const isBound = standard.rules.some(({ rule }) => rule.id === 'partial-progress-leftover');
    const goesOn = status === 'in_progress' || status === 'partial';
    if (!isBound || goesOn || !standard.statuses.includes(status))
        return DECIDED;
    if (progress === undefined || !(metadata === undefined || (0,json/* isObject */.Gv)(metadata)))
        return DECIDED;
    const mover = new Mover(state);
    mover.move('', PROGRESS, progress, PROGRESS);
    return mover.notes;
};
const SCHEMA_FILE = /^(.*?)([^/]+)(\.schema\.json)$/;
const migrateSchema = (state, { standard, older, newer }) => {
    const [, folder = '', id = '', end = ''] = SCHEMA_FILE.exec((0,json/* stringField */.OM)(state.value, '$schema') ?? '') ?? [];
    if ([...older, ...newer].some((other) => other.id === id)) {
        state.edit({ kind: 'set', pointer: '/$schema', value: folder + standard.id + end });
    }
    return DECIDED;
};

;// CONCATENATED MODULE: ./src/rewrite/migrate/errors.ts




const errors_FORMER_NAMES = ['error', 'error_message', 'errorMessage'];
const MESSAGES = ['msg', 'error', 'text', 'description', 'detail'];
const errors_TYPES = ['kind', 'category', 'error_type'];
const GENERIC = 'execution';
const migrateErrors = (state, target) => {
    bringErrors(state, target);
    const errors = (0,json/* field */.ZZ)(state.value, 'errors');
    const list = (0,json/* isArray */.cy)(errors) || errors === undefined ? errors : listOf(errors);
    if (list === undefined || list === null)
        return DECIDED;
    if (list !== errors)
        state.edit({ kind: 'set', pointer: '/errors', value: list });
    list.forEach((error, n) => {
        state.edit(...errors_editsOf(error, (0,model_pointer/* join */.fj)('/errors', n), target));
    });
    complete(state, target);
    return DECIDED;
};
function bringErrors(state, { standard }) {
    const errors = (0,json/* field */.ZZ)(state.value, 'errors');
    if (errors !== undefined && errors !== null && !((0,json/* isArray */.cy)(errors) && errors.length === 0))
        return;
    const from = errors_FORMER_NAMES.find((name) => {
        const value = (0,json/* field */.ZZ)(state.value, name);
        const tells = (0,json/* isObject */.Gv)(value) || (0,json/* isArray */.cy)(value) || (typeof value === 'string' && !(0,model_text/* isBlank */.z3)(value));
        return tells && !topFields(standard).includes(name);
    });
    if (from === undefined)
        return;
    if (errors !== undefined)
        state.edit({ kind: 'remove', pointer: '/errors' });
    state.edit({ kind: 'rename', pointer: (0,model_pointer/* join */.fj)('', from), key: 'errors' });
}
function listOf(errors) {
    if (errors === null)
        return [];
    if (typeof errors === 'string')
        return (0,model_text/* isBlank */.z3)(errors) ? [] : [errors];
    if (!(0,json/* isObject */.Gv)(errors))
        return null;
    const isOne = ['type', 'message', ...MESSAGES, ...errors_TYPES].some((name) => (0,json/* has */.zy)(errors, name));
    if (isOne)
        return [errors];
    const list = Object.entries(errors).map(([name, text]) => typeof text === 'string' ? { message: `${name}: ${text}` } : null);
    return list.length === 0 || list.includes(null) ? null : list;
}
function errors_editsOf(error, at, target) {
    if (typeof error === 'string') {
        if ((0,model_text/* isBlank */.z3)(error))
            return [];
        const type = errors_typeOf(error, target);
        return [{ kind: 'set', pointer: at, value: { ...(type === undefined ? {} : { type }), message: error } }];
    }
    if (!(0,json/* isObject */.Gv)(error))
        return [];
    return [...renamed(error, at, 'message', MESSAGES), ...renamed(error, at, 'type', errors_TYPES)];
}
function renamed(error, at, key, others) {
    const from = (0,json/* has */.zy)(error, key) ? undefined : others.find((other) => (0,json/* stringField */.OM)(error, other) !== undefined);
    return from === undefined ? [] : [{ kind: 'rename', pointer: (0,model_pointer/* join */.fj)(at, from), key }];
}
function complete(state, target) {
    const { value } = state;
    const errors = (0,json/* listField */.FZ)(value, 'errors');
    const next = (0,json/* stringField */.OM)(value, 'next_steps');
    const edits = target.validate(value).flatMap(({ keyword, pointer, detail }) => {
        if (keyword !== 'required' || !pointer.startsWith('/errors/'))
            return [];
        const message = (0,json/* stringField */.OM)(errors[Number(pointer.slice('/errors/'.length))], 'message');
        if (message === undefined)
            return [];
        const fields = {
            type: errors_typeOf(message, target),
            recoverable: target.guesses ? false : undefined,
            recommendation: next === undefined || (0,model_text/* isBlank */.z3)(next) ? undefined : next,
        };
        const added = Object.hasOwn(fields, detail) ? fields[detail] : undefined;
        return added === undefined ? [] : [{ kind: 'set', pointer: (0,model_pointer/* join */.fj)(pointer, detail), value: added }];
    });
    state.edit(...edits);
}
function errors_typeOf(message, { guesses }) {
    if (/\btim(?:e|ed)[ -]?out\b/i.test(message))
        return 'timeout';
    return guesses ? GENERIC : undefined;
}

// EXTERNAL MODULE: ./src/model/shape-error.ts
var shape_error = __webpack_require__(85255);
// EXTERNAL MODULE: ./src/families/all.ts
var families_all = __webpack_require__(8175);
;// CONCATENATED MODULE: ./src/rewrite/migrate/migration.ts




const WAYS = new Map(families_all/* loadedFamilies */.CW.flatMap(({ migrations }) => [...(migrations ?? [])]));
function isMigratable(family) {
    return [...WAYS.values()].some((families) => families.includes(family));
}
function leadsTo(from, to) {
    return WAYS.get(from)?.includes(to) === true;
}
function openMigration(standard, context, { guesses } = { guesses: false }) {
    const others = families_all/* standards */.tO
        .filter(({ family, id }) => family === standard.family && id !== standard.id)
        .sort((a, b) => byAge(a.version, b.version));
    const newer = others.filter(({ version }) => byAge(version, standard.version) > 0);
    const older = others.filter(({ version }) => byAge(version, standard.version) < 0);
    const rewriteMarkdown = families_all/* loadedFamilies */.CW.find(({ versions }) => versions.includes(standard))?.rewriteMarkdown;
    const foreign = families_all/* standards */.tO.filter(({ family, sample }) => sample.value !== undefined && !leadsTo(family, standard.family));
    return {
        target: { standard, validate: standard.validate, older, newer, guesses },
        rules: (0,evaluate_rules/* ruleSet */.nP)(standard, new Map()),
        context,
        newer: newer.map(acceptanceOf),
        foreign: foreign.map(acceptanceOf),
        ...(rewriteMarkdown === undefined ? {} : { rewriteMarkdown }),
    };
}
function acceptanceOf(standard) {
    return { standard, accepts: (value) => !(0,shape_error/* breaksShape */.u)(standard.validate(value), value, standard.shape) };
}
function byAge(a, b) {
    const [left = [], right = []] = [a, b].map((version) => version.split('.').map(Number));
    for (let n = 0; n < Math.max(left.length, right.length); n++) {
        const difference = (left[n] ?? 0) - (right[n] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}
function refusal(found, place, { target, newer, foreign }) {
    const { standard, validate } = target;
    if (place.family !== null && !leadsTo(place.family, standard.family))
        return otherFamily(place.family, standard);
    if (found.obstacle !== null)
        return left(`${found.obstacle} Migrate it by hand.`);
    if (place.reduced)
        return left('It describes several tasks, and no version has a form for that. Migrate it by hand.');
    if (standard.isMarkdown === true)
        return left(`It is JSON, and ${standard.id} is Markdown. Name a version in JSON.`);
    if (!(0,shape_error/* breaksShape */.u)(validate(found.value), found.value, standard.shape))
        return null;
    const later = newer.find(({ accepts }) => accepts(found.value));
    if (later !== undefined) {
        const { id } = later.standard;
        return left(`It is a return of ${id}, which is newer than ${standard.id}. Name that one, or leave it.`);
    }
    const family = place.family ?? (0,families_all/* familyOf */.Ap)(found.value, (0,families_all/* chosenFor */.g6)(standard.id));
    const isForeign = foreign.some((other) => other.standard.family === family && other.accepts(found.value));
    return isForeign ? otherFamily(family, standard) : null;
}
function left(why) {
    return { why, isForeign: false };
}
function otherFamily(family, { id }) {
    const ways = WAYS.get(family) ?? [];
    const what = `It is a return of ${family}, which cannot be migrated to ${id}`;
    const why = ways.length === 0
        ? `${what}, nor to any other version. Leave it out.`
        : `${what}, only to a version of ${(0,model_text/* listOf */.c3)(ways, 'or')}. Name one of those, or leave it out.`;
    return { why, isForeign: true };
}

;// CONCATENATED MODULE: ./src/rewrite/migrate/status.ts





const OUTCOMES = ['outcome', 'result', 'state'];
function migrateStatus(state, { standard }) {
    bringStatus(state, standard);
    const status = (0,json/* stringField */.OM)(state.value, 'status');
    if (status === undefined || standard.statuses.includes(status))
        return DECIDED;
    const answer = answerFor(status, state.value, standard);
    if (answer.kind === 'word') {
        state.edit({ kind: 'set', pointer: '/status', value: answer.word });
        return DECIDED;
    }
    const unknown = answer.kind === 'unknown';
    return [
        {
            pointer: '/status',
            message: unknown
                ? `Status ${(0,model_text/* quote */.hD)(status)} has no counterpart.`
                : `Status ${(0,model_text/* quote */.hD)(status)} is success, and neither the agent's name nor its artifacts tell of what kind.`,
            recommendation: `Write one of ${(0,model_text/* listOf */.c3)(unknown ? standard.statuses : standard.success)}.`,
        },
    ];
}
function bringStatus(state, standard) {
    const { value } = state;
    if ((0,json/* has */.zy)(value, 'status') && (0,json/* field */.ZZ)(value, 'status') !== null)
        return;
    const isKnown = (name) => topFields(standard).includes(name);
    const outcome = OUTCOMES.find((name) => {
        const word = (0,json/* stringField */.OM)(value, name);
        return word !== undefined && !isKnown(name) && answerFor(word, value, standard).kind !== 'unknown';
    });
    if (outcome !== undefined) {
        if ((0,json/* has */.zy)(value, 'status'))
            state.edit({ kind: 'remove', pointer: '/status' });
        state.edit({ kind: 'rename', pointer: (0,model_pointer/* join */.fj)('', outcome), key: 'status' });
        return;
    }
    const success = (0,json/* field */.ZZ)(value, 'success');
    if (typeof success === 'boolean') {
        state.edit({ kind: 'set', pointer: '/status', value: success ? 'completed' : 'failed' });
    }
}
function answerFor(status, value, standard) {
    const lower = status.trim().toLowerCase();
    const listed = standard.statuses.find((word) => word === lower);
    if (listed !== undefined)
        return { kind: 'word', word: listed };
    const instead = standard.confusions.status.get(lower)?.instead;
    if (instead === undefined)
        return { kind: 'unknown' };
    const word = typeof instead === 'string' ? instead : byKind(instead, value, standard);
    return word === undefined ? { kind: 'success of an unknown kind' } : { kind: 'word', word };
}
function byKind(instead, value, standard) {
    const kind = returnKind(value);
    if (kind === null)
        return otherSuccess(value, standard.success);
    return kind === 'implement' ? instead.other : instead[kind];
}

;// CONCATENATED MODULE: ./src/rewrite/migrate/summary.ts




const DESCRIPTIONS = ['description', 'result_summary', 'work_summary', 'message'];
function migrateSummary(state, target) {
    const summary = (0,json/* field */.ZZ)(state.value, 'summary');
    if (isTexts(summary)) {
        state.edit({ kind: 'set', pointer: '/summary', value: summary.join(' ') });
    }
    else if (summary === undefined || summary === null) {
        bringText(state, 'summary', DESCRIPTIONS, target);
    }
    const completed = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(state.value, 'completion_data'), 'completion_summary');
    if (completed !== undefined && !(0,json/* has */.zy)(state.value, 'summary') && lacks(state, target, '', 'summary')) {
        state.edit({ kind: 'set', pointer: '/summary', value: completed });
    }
    return DECIDED;
}
const NEXT = ['next_step', 'nextSteps', 'next_actions', 'recommended_next_steps', 'recommendations'];
function migrateNextSteps(state, target) {
    const next = (0,json/* field */.ZZ)(state.value, 'next_steps');
    if (next === undefined || next === null)
        bringText(state, 'next_steps', NEXT, target);
    const now = (0,json/* field */.ZZ)(state.value, 'next_steps');
    if (isTexts(now))
        state.edit({ kind: 'set', pointer: '/next_steps', value: now.join('; ') });
    else if (now === null && isRefused(state.value, target))
        state.edit({ kind: 'remove', pointer: '/next_steps' });
    return DECIDED;
}
function bringText(state, name, others, { standard }) {
    const from = others.find((other) => {
        const value = (0,json/* field */.ZZ)(state.value, other);
        const isText = typeof value === 'string' ? !(0,model_text/* isBlank */.z3)(value) : isTexts(value);
        return isText && !topFields(standard).includes(other);
    });
    if (from === undefined)
        return;
    if ((0,json/* has */.zy)(state.value, name))
        state.edit({ kind: 'remove', pointer: (0,model_pointer/* join */.fj)('', name) });
    state.edit({ kind: 'rename', pointer: (0,model_pointer/* join */.fj)('', from), key: name });
    const value = (0,json/* field */.ZZ)(state.value, name);
    if (name === 'summary' && isTexts(value))
        state.edit({ kind: 'set', pointer: '/summary', value: value.join(' ') });
}
function isTexts(value) {
    return (0,json/* isArray */.cy)(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}
function isRefused(value, { validate }) {
    return validate(value).some(({ keyword, pointer }) => keyword === 'type' && pointer === '/next_steps');
}

;// CONCATENATED MODULE: ./src/rewrite/migrate/migrate.ts












const STEPS = [
    migrateSchema,
    migrateMetadata,
    migrateStatus,
    migrateSummary,
    migrateNextSteps,
    migrateArtifacts,
    migrateErrors,
    migrateCompletion,
    migrateProgress,
    migrateDroppedFields,
    migrateCustomFields,
];
function migrateFile(name, bytes, gathered, migration) {
    const rewrite = gathered.form === 'markdown' ? migration.rewriteMarkdown : undefined;
    if (rewrite === undefined)
        return migrateJson(name, bytes, gathered, migration);
    return migrateMarkdown(name, bytes, gathered, { ...migration, rewriteMarkdown: rewrite });
}
function migrateJson(name, bytes, gathered, migration) {
    const file = new edit_file/* EditableFile */.X(bytes, gathered.form);
    const left = ofDocument(name, gathered, file.problems, migration);
    const notes = new Map();
    let changed = 0;
    let foreign = 0;
    for (const found of file.returns) {
        const refused = refusal(found, gathered, migration);
        if (refused !== null) {
            const range = found.locate('');
            left.push({ text: refused.why, before: range, after: range });
            if (refused.isForeign)
                foreign++;
            continue;
        }
        const state = new MigrationState(file, found.index);
        const own = run(state, migration.target);
        notes.set(found.index, [...own, ...remaining(name, found.index, state.value, own, migration)]);
        if (JSON.stringify(state.value) !== JSON.stringify(found.value))
            changed++;
    }
    const after = changed === 0 ? bytes : file.bytes;
    const now = changed === 0 ? file : new edit_file/* EditableFile */.X(after, gathered.form);
    for (const [index, list] of notes) {
        for (const { pointer, part, message, recommendation } of list) {
            left.push({
                text: `${message} ${recommendation}`,
                before: file.originOf(index, pointer, part),
                after: now.returns[index]?.locate(pointer, part) ?? position/* FILE_START */.W,
            });
        }
    }
    const elsewhere = gathered.family !== null && gathered.family !== migration.target.standard.family;
    return { after, changed, returns: file.returns.length, left, foreign, elsewhere };
}
const ROUNDS = 8;
function run(state, target) {
    for (let round = 1;; round++) {
        const { value } = state;
        const notes = STEPS.flatMap((step) => step(state, target));
        if (round < ROUNDS && state.value !== value)
            continue;
        return [...new Map(notes.map((note) => [note.pointer, note])).values()];
    }
}
function migrateMarkdown(name, bytes, gathered, migration) {
    const { standard } = migration.target;
    const { after, changed, before, now, left: unsure, } = migration.rewriteMarkdown(bytes, standard, (text) => new edit_file/* EditableFile */.X(text, 'markdown'));
    const left = ofDocument(name, gathered, before.problems, migration);
    const composed = before.returns.filter((found) => found.composed !== null);
    for (const { index, locate } of composed) {
        const found = now.returns[index];
        if (unsure.has(index)) {
            const range = locate('');
            const text = 'In the form of the newer version it would not say the same. Migrate it by hand.';
            left.push({ text, before: range, after: found?.locate('') ?? range });
        }
        else if (found !== undefined) {
            for (const { pointer, part, message, recommendation } of remaining(name, index, found.value, [], migration)) {
                const text = `${message} ${recommendation}`;
                left.push({ text, before: locate(pointer, part), after: found.locate(pointer, part) });
            }
        }
    }
    return { after, changed, returns: composed.length, left, foreign: 0, elsewhere: false };
}
function ofDocument(file, { form }, problems, { target: { standard }, rules, context }) {
    const raised = (0,evaluate_rules/* evaluateDocument */.l3)({ file, form, standard, problems }, rules, context, null);
    return raised.filter(isError).map((one) => {
        const { message, range = position/* FILE_START */.W } = one.problem;
        return { text: `${message} ${(0,finding/* recommendationOf */.Nz)(one)}`, before: range, after: range };
    });
}
function remaining(file, index, value, notes, { target: { standard, validate }, rules, context }) {
    const subject = {
        file,
        index,
        standard,
        value,
        shapeErrors: validate(value),
        claims: 0,
        beside: new Map(),
        returnsBeside: new Map(),
        satisfies: null,
    };
    const noted = new Set(notes.map(({ pointer }) => pointer));
    return (0,evaluate_rules/* evaluateReturn */.CG)(subject, rules.return, context)
        .filter(isError)
        .filter(({ problem }) => !noted.has(problem.pointer ?? ''))
        .map(({ active, problem }) => {
        const { pointer = '', part, message } = problem;
        const recommendation = (0,finding/* recommendationOf */.Nz)({ active, problem });
        return { pointer, ...(part === undefined ? {} : { part }), message, recommendation };
    });
}
function isError({ active, problem }) {
    return active.severity === 'error' && (problem.severity ?? 'error') === 'error';
}

// EXTERNAL MODULE: ./src/rewrite/read-files.ts
var read_files = __webpack_require__(20220);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/report/paint.ts
var report_paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/config/settings.ts + 4 modules
var settings = __webpack_require__(27004);
// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(30783);
// EXTERNAL MODULE: ./src/families/registry.ts
var registry = __webpack_require__(57765);
// EXTERNAL MODULE: ./src/tree/workspace.ts + 1 modules
var workspace = __webpack_require__(84173);
// EXTERNAL MODULE: ./src/cli/terminal/color.ts
var color = __webpack_require__(25696);
// EXTERNAL MODULE: ./src/cli/terminal/diff.ts
var diff = __webpack_require__(22556);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(14536);
// EXTERNAL MODULE: ./src/cli/in-project.ts + 1 modules
var in_project = __webpack_require__(47366);
// EXTERNAL MODULE: ./src/cli/command-help.ts
var command_help = __webpack_require__(11871);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
// EXTERNAL MODULE: ./src/cli/commands/write-files.ts + 1 modules
var write_files = __webpack_require__(23407);
;// CONCATENATED MODULE: ./src/cli/commands/migrate.ts





















const OPTIONS = [
    {
        name: 'to',
        value: 'ID',
        help: 'the version to migrate to, such as return-meta@2.1, or a family for its default (required)',
    },
    in_project/* ROOT_OPTION */.VV,
    {
        name: 'unsafe',
        help: "guess what nothing tells, such as an artifact's type by the agent's name, or its summary by the file's",
    },
    { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
    { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
    { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
    { name: 'no-color', help: 'never use colour' },
    { name: 'help', help: 'this help' },
];
const HELP = {
    usage: 'return-gate migrate --to ID [options] PATTERN...',
    about: 'Rewrites returns for a newer version of their family, and returns of subagents as metadata files. Without --write it shows the difference and writes nothing.',
    details: [
        'Nothing is lost: what has no place in the new version is kept under metadata. What cannot be decided stays as it is, and is listed with its place. Returns of other families are not migrated: only their agents can say what a newer version asks.',
        in_project/* PATTERN_HELP */.ds,
    ],
    options: OPTIONS,
    exit: [
        ['0', 'nothing to do, or all of it written'],
        ['1', 'changes wait for --write, or something is left to decide'],
        ['2', 'bad usage, or a return of a family that cannot be migrated to ID'],
        ['3', 'no return found'],
        ['4', 'internal error, or a file that cannot be written'],
    ],
};
const BATCH = 500;
async function migrate(args, caller) {
    const help = (0,command_help/* requestedHelp */.YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return exit_status/* EXIT */.d.passed;
    }
    const call = (0,in_project/* inProject */.nO)((0,options/* readCall */.D)(args, OPTIONS), caller);
    const standard = targetOf(call);
    if (call.rest.length === 0) {
        throw new usage_error/* UsageError */.e('migrate takes at least one PATTERN: name the files to migrate, such as "specs/**/.return-meta.json".');
    }
    const root = call.values.get('root')?.[0] ?? '.';
    const now = caller.now();
    const tree = (0,workspace/* openWorkspace */.O)(root);
    const settings = readMigrateSettings(call, await (0,load/* readConfig */.Xg)(tree), now);
    const references = await tree.list(settings.selection);
    if (references.length === 0)
        return (0,write_files/* nothingFound */.Sb)(tree, call.rest, caller);
    const migration = openMigration(standard, contextOf(settings, now), { guesses: call.switches.has('unsafe') });
    const paint = (0,report_paint/* painter */.C)(!call.switches.has('no-color') && (0,color/* wantsColor */.z)(caller));
    const write = call.switches.has('write');
    const totals = new Totals(standard);
    const skip = (file, why) => {
        totals.skip();
        caller.stdout.write((0,sink/* terminal */.Fo) `${file}: ${paint('yellow', (0,sink/* terminal */.Fo) `left`)}: ${why}\n`.text);
    };
    for (const { path, link } of references)
        if (link)
            skip(path, 'It is a symbolic link.');
    const files = references.filter(({ link }) => !link).map(({ path }) => path);
    for await (const batch of migrateAll(tree, files, settings, migration, skip)) {
        const changed = batch.filter(({ changed }) => changed > 0);
        const written = write ? (0,write_files/* writeAll */.f4)(root, changed, caller) : undefined;
        for (const one of batch) {
            const outcome = written?.get(one.file);
            if (outcome === 'written') {
                caller.stdout.write((0,sink/* terminal */.Fo) `${paint('green', (0,sink/* terminal */.Fo) `migrated`)} ${one.file}\n`.text);
            }
            else if (one.changed > 0 && !write) {
                caller.stdout.write((0,diff/* unifiedDiff */.W)(one.file, one.before, one.after, paint));
            }
            for (const { text, before, after } of one.left) {
                const { startLine, startColumn } = outcome === 'written' ? after : before;
                const place = `${one.file}:${String(startLine)}:${String(startColumn)}`;
                caller.stdout.write((0,sink/* terminal */.Fo) `${place}: ${paint('yellow', (0,sink/* terminal */.Fo) `left`)}: ${text}\n`.text);
            }
            totals.add(one, outcome);
        }
    }
    if (totals.isEmpty)
        return (0,write_files/* nothingFound */.Sb)(tree, call.rest, caller);
    caller.stdout.write((0,sink/* terminal */.Fo) `${totals.line(write)}\n`.text);
    return totals.status(write);
}
function targetOf({ values }) {
    const id = values.get('to')?.[0];
    if (id === undefined)
        throw new usage_error/* UsageError */.e('migrate needs a version to migrate to: --to ID, such as --to return-meta@2.1.');
    if (id === 'auto' || id.includes(','))
        throw new usage_error/* UsageError */.e(`--to is "${id}": write one version, such as return-meta@2.1.`);
    const [head] = (0,choose/* namedStandards */.ag)(id).values();
    const standard = registry/* standards */.t.find((version) => version.id === head?.id);
    if (standard === undefined)
        throw new Error(`${id} names no version`);
    const why = registry/* loadedFamilies */.C.find(({ versions }) => versions.includes(standard))?.whyNotMigrated;
    if (why !== undefined)
        throw new usage_error/* UsageError */.e(`--to is "${id}": ${why(id)}`);
    if (!isMigratable(standard.family))
        throw new usage_error/* UsageError */.e(`--to is "${id}": there is no other version of ${standard.family} to come from.`);
    return standard;
}
function readMigrateSettings({ values, rest }, config, clock) {
    return (0,settings/* readSettings */.s)({
        patterns: rest,
        ignore: values.get('ignore') ?? [],
        maxFileSize: values.get('max-file-size')?.[0],
        clock,
    }, (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`), config);
}
function contextOf({ staleAfter }, now) {
    return {
        now,
        staleAfter,
        expectedSession: null,
        expectedIn: null,
        agents: null,
        roadmap: null,
        changes: null,
        answersFor: 'all',
        agentBranch: null,
        agentBranchRequires: 'final',
        ifNoReturns: 'ignore',
        familySettings: new Map(),
        mayBeUnclaimed: null,
        lastMessage: null,
        calledAgent: null,
        stage: 'committed',
    };
}
async function* migrateAll(tree, files, { maxFileSize, selection }, migration, skip) {
    const classify = (0,gather/* classifier */.k)(selection);
    for (const batch of (0,batches/* batchesOf */.c)(files, BATCH)) {
        const contents = await (0,read_files/* readFiles */.U)(tree, batch, maxFileSize);
        for (const file of batch) {
            if (!contents.has(file))
                skip(file, 'It is larger than --max-file-size, and was not read.');
        }
        yield [...contents].map(([file, before]) => ({
            ...migrateFile(file, before, classify(file), migration),
            file,
            before,
        }));
    }
}
class Totals {
    #standard;
    #returns = 0;
    #changed = 0;
    #files = 0;
    #left = 0;
    #unwritten = 0;
    #failed = 0;
    #elsewhere = 0;
    #foreign = 0;
    constructor(standard) {
        this.#standard = standard;
    }
    get isEmpty() {
        return this.#returns === 0 && this.#left === 0;
    }
    skip() {
        this.#left++;
    }
    add({ returns, changed, left, foreign, elsewhere }, outcome) {
        this.#returns += returns;
        this.#left += left.length;
        this.#foreign += foreign;
        if (changed === 0)
            return;
        if (outcome === 'failed')
            this.#failed++;
        if (outcome !== undefined && outcome !== 'written') {
            this.#unwritten++;
            return;
        }
        this.#files++;
        this.#changed += changed;
        if (elsewhere)
            this.#elsewhere++;
    }
    line(write) {
        const what = `${String(this.#changed)} of ${(0,model_text/* count */.U9)(this.#returns, 'return')} in ${(0,model_text/* count */.U9)(this.#files, 'file')}`;
        const parts = [
            this.#changed === 0
                ? `Nothing to migrate to ${this.#standard.id} in ${(0,model_text/* count */.U9)(this.#returns, 'return')}.`
                : write
                    ? `Migrated to ${this.#standard.id}: ${what}.`
                    : `Would migrate to ${this.#standard.id}: ${what}. Write them with --write.`,
        ];
        if (this.#unwritten > 0)
            parts.push(`${(0,model_text/* count */.U9)(this.#unwritten, 'file')} not written.`);
        if (this.#left > 0)
            parts.push(`${(0,model_text/* count */.U9)(this.#left, 'thing')} left to decide.`);
        if (this.#elsewhere > 0) {
            const places = this.#elsewhere === 1 ? 'One lies' : `${String(this.#elsewhere)} lie`;
            parts.push(`${places} where returns of another family are looked for: move it to where ${this.#standard.family} files are.`);
        }
        return parts.join(' ');
    }
    status(write) {
        if (this.#failed > 0)
            return exit_status/* EXIT */.d.internal;
        if (this.#foreign > 0)
            return exit_status/* EXIT */.d.usage;
        return this.#unwritten > 0 || this.#left > 0 || (this.#changed > 0 && !write) ? exit_status/* EXIT */.d.failed : exit_status/* EXIT */.d.passed;
    }
}


/***/ }),

/***/ 27004:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readOptions),
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(78473);
// EXTERNAL MODULE: ./src/gather/glob.ts + 1 modules
var glob = __webpack_require__(39288);
;// CONCATENATED MODULE: ./src/gather/either-selection.ts
function eitherSelection(one, other) {
    return {
        patterns: [...one.patterns, ...other.patterns],
        matches: (path) => one.matches(path) || other.matches(path),
        anyCase: true,
        named: (path) => one.named?.(path) === true || other.named?.(path) === true,
    };
}

// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
// EXTERNAL MODULE: ./src/gather/shard.ts
var shard = __webpack_require__(86695);
;// CONCATENATED MODULE: ./src/model/context.ts
const BRANCH_DEMANDS = ['final', 'success'];
const ARCHIVED_CHECKS = ['claims', 'all'];

// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(13691);
// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(99244);
// EXTERNAL MODULE: ./src/families/rule-ids.ts
var rule_ids = __webpack_require__(32083);
// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(11502);
// EXTERNAL MODULE: ./src/model/known.ts
var known = __webpack_require__(57342);
;// CONCATENATED MODULE: ./src/config/units.ts

const DURATION_UNITS = new Map([
    ['s', 1_000],
    ['m', 60_000],
    ['h', 3_600_000],
    ['d', 86_400_000],
    ['w', 604_800_000],
]);
function parseDuration(text) {
    const found = /^(\d{1,6})([smhdw])$/.exec(text.trim());
    return found === null ? undefined : Number((0,known/* elementAt */.s)(found, 1)) * (0,known/* valueOf */.R)(DURATION_UNITS, (0,known/* elementAt */.s)(found, 2));
}
const SIZE_UNITS = new Map([
    ['', 1],
    ['b', 1],
    ['kb', 1e3],
    ['mb', 1e6],
    ['gb', 1e9],
    ['kib', 1024],
    ['mib', 1024 ** 2],
    ['gib', 1024 ** 3],
]);
function parseSize(text) {
    const found = /^(\d{1,12})\s*([A-Za-z]{0,3})$/.exec(text.trim());
    if (found === null)
        return undefined;
    const factor = SIZE_UNITS.get((0,known/* elementAt */.s)(found, 2).toLowerCase()) ?? 0;
    const bytes = Number((0,known/* elementAt */.s)(found, 1)) * factor;
    return bytes > 0 ? bytes : undefined;
}
function parseNumber(text) {
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
    return number > 0 ? number : undefined;
}

;// CONCATENATED MODULE: ./src/config/policy.ts




const STRICTEST_FIRST = {
    'fail-on': ['notice', 'warning', 'error', 'never'],
    'if-no-returns': ['error', 'warning', 'ignore'],
    archived: ['all', 'claims'],
    'agent-branches-require': ['success', 'final'],
};
const NONE = {
    file: '',
    standards: new Map(),
    paths: [],
    ignore: [],
    rules: new Map(),
    overrides: [],
    vocabulary: new Map(),
    agents: null,
    familySettings: new Map(),
    failOn: undefined,
    ifNoReturns: undefined,
    archived: undefined,
    staleAfter: undefined,
    maxFileSize: undefined,
    maxReturns: undefined,
    maxClaims: undefined,
    unclaimed: [],
    agentBranches: [],
    agentBranchesRequire: undefined,
    baseline: null,
};
function underPolicy(policy, options, project) {
    const config = project ?? NONE;
    const overruled = new Set();
    const stricter = (name, own, wanted) => {
        const order = STRICTEST_FIRST[name];
        if (wanted === undefined || own === undefined)
            return wanted ?? own;
        if (order.indexOf(own) <= order.indexOf(wanted))
            return own;
        overruled.add(name);
        return wanted;
    };
    const levelOf = floor(policy);
    const [ofCaller, allowed] = [(0,glob/* cleanPatterns */.vR)(options.ignore), (0,glob/* cleanPatterns */.vR)(policy.ignore)];
    const ignored = ofCaller.length > 0 ? ofCaller : (0,glob/* cleanPatterns */.vR)(config.ignore);
    if (ignored.some((pattern) => !allowed.includes(pattern)))
        overruled.add('ignore');
    return {
        options: {
            ...options,
            standard: standardUnder(options.standard, policy),
            failOn: stricter('fail-on', options.failOn ?? config.failOn, policy.failOn ?? 'error'),
            ifNoReturns: stricter('if-no-returns', options.ifNoReturns ?? config.ifNoReturns, policy.ifNoReturns),
            archived: stricter('archived', options.archived ?? config.archived, policy.archived),
            agentBranchesRequire: stricter('agent-branches-require', options.agentBranchesRequire ?? config.agentBranchesRequire, policy.agentBranchesRequire),
            staleAfter: shorter(options.staleAfter ?? config.staleAfter, policy.staleAfter, overruled),
            familySettings: new Map([...(options.familySettings ?? []), ...policy.familySettings]),
        },
        config: {
            ...config,
            paths: config.paths.length === 0 ? policy.paths : config.paths,
            ignore: config.ignore.length === 0 ? policy.ignore : config.ignore,
            rules: rulesUnder(config.rules, policy.rules, levelOf, overruled),
            overrides: overridesUnder(config.overrides, levelOf, overruled),
            vocabulary: vocabularyUnder(config.vocabulary, policy.vocabulary, overruled),
            agents: agentsUnder(config.agents, policy.agents, overruled),
            baseline: policy.baseline ?? config.baseline,
        },
        overruled: [...overruled],
    };
}
function floor({ rules, failOn }) {
    const threshold = failOn === 'warning' || failOn === 'notice' ? failOn : 'error';
    return (rule) => {
        const level = rules.get(rule);
        if (level !== undefined)
            return level;
        const usual = rule_ids/* PROOF_RULES */.ZY.get(rule);
        return usual !== undefined && usual !== 'off' && (0,severity/* isAtLeast */.du)(usual, threshold) ? usual : undefined;
    };
}
function isLooser(rule, level, floorOf) {
    const least = floorOf(rule);
    return least !== undefined && (0,severity/* isStricter */.V$)(least, level);
}
function rulesUnder(own, wanted, floorOf, overruled) {
    const kept = [...own].filter(([rule, level]) => {
        const looser = isLooser(rule, level, floorOf);
        if (looser)
            overruled.add(`rules.${rule}`);
        return !looser;
    });
    return new Map([...wanted, ...kept]);
}
function overridesUnder(overrides, floorOf, overruled) {
    return overrides.map((override) => {
        const kept = [...override.rules].filter(([rule, level]) => !isLooser(rule, level, floorOf));
        if (kept.length < override.rules.size)
            overruled.add('overrides');
        return { ...override, rules: new Map(kept) };
    });
}
function vocabularyUnder(own, wanted, overruled) {
    const families = new Set([...own.keys(), ...wanted.keys()]);
    return new Map([...families].map((family) => {
        const [ofProject, ofPolicy] = [own.get(family), wanted.get(family)];
        const kept = [...(ofProject?.statuses ?? [])].filter(([word, means]) => means === true || ofPolicy?.statuses.get(word) === means);
        if (kept.length < (ofProject?.statuses.size ?? 0))
            overruled.add('vocabulary');
        const statuses = new Map([...kept, ...(ofPolicy?.statuses ?? [])]);
        const artifactTypes = new Map([...(ofProject?.artifactTypes ?? []), ...(ofPolicy?.artifactTypes ?? [])]);
        return [family, { statuses, artifactTypes }];
    }));
}
function agentsUnder(own, wanted, overruled) {
    if (own === null || wanted === null)
        return own ?? wanted;
    const kept = own.filter((name) => wanted.includes(name));
    if (kept.length < own.length)
        overruled.add('agents');
    return kept;
}
function shorter(own, wanted, overruled) {
    if (own === undefined || wanted === undefined)
        return wanted ?? own;
    if ((parseDuration(own) ?? 0) <= (parseDuration(wanted) ?? Infinity))
        return own;
    overruled.add('stale-after');
    return wanted;
}
function standardUnder(own, { standards }) {
    if (standards.size === 0)
        return own;
    const kept = (own ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== '' && id !== 'auto')
        .filter((id) => ![...standards.keys()].some((family) => id === family || id.startsWith(`${family}@`)));
    return [...kept, ...standards.values()].join();
}

// EXTERNAL MODULE: ./src/model/limits.ts
var limits = __webpack_require__(10817);
// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(30783);
;// CONCATENATED MODULE: ./src/config/settings.ts












function readOptions(raw, nameOfSetting) {
    readSettings(raw, nameOfSetting);
    return (config, policy = null) => policy === null ? readSettings(raw, nameOfSetting, config) : settingsUnder(policy, raw, nameOfSetting, config);
}
function settingsUnder(policy, raw, nameOfSetting, config) {
    const { options, config: own, overruled } = underPolicy(policy, raw, config);
    const settings = readSettings(options, nameOfSetting, own);
    const ofPolicy = readSelection({ ...raw, ignore: [] }, nameOfSetting, policy);
    const { mayBeUnclaimed, isAgentBranch } = settings;
    const mayBe = matcherOf(policy.unclaimed);
    const isBranch = matcherOf(policy.agentBranches);
    return {
        ...settings,
        selection: eitherSelection(settings.selection, ofPolicy),
        mayBeUnclaimed: mayBeUnclaimed === null || mayBe === null
            ? (mayBeUnclaimed ?? mayBe)
            : (path) => mayBeUnclaimed(path) && mayBe(path),
        isAgentBranch: isAgentBranch === null || isBranch === null
            ? (isAgentBranch ?? isBranch)
            : (branch) => isAgentBranch(branch) || isBranch(branch),
        readFrom: { options: raw, config, nameOfSetting, policy: { config: policy, options, project: own, overruled } },
    };
}
function readSettings(raw, nameOfSetting, config = null) {
    const failOn = raw.failOn ?? config?.failOn ?? 'error';
    const ifNoReturns = raw.ifNoReturns ?? config?.ifNoReturns ?? 'error';
    const staleAfter = raw.staleAfter ?? config?.staleAfter ?? '24h';
    const maxFileSize = raw.maxFileSize ?? config?.maxFileSize ?? '1MiB';
    const maxReturns = raw.maxReturns ?? config?.maxReturns ?? String(limits/* MOST_RETURNS_OF_RUN */.Ck);
    const maxClaims = raw.maxClaims ?? config?.maxClaims ?? String(limits/* MOST_CLAIMS_OF_RUN */.Gw);
    const selected = readSelection(raw, nameOfSetting, config);
    const asked = namingSetting(nameOfSetting('standard'), () => (0,choose/* namedStandards */.ag)(raw.standard ?? 'auto'));
    return {
        selection: selected,
        standards: raw.single === undefined
            ? (0,choose/* withDefaults */.rO)(new Map([...versionsOf(config?.standards), ...asked]))
            : versionsOfOne(raw, raw.single.file, nameOfSetting),
        vocabulary: config?.vocabulary ?? new Map(),
        failOn: (0,parse_option/* parseChoice */.H)(nameOfSetting('fail-on'), failOn, ['error', 'warning', 'notice', 'never']),
        ifNoReturns: (0,parse_option/* parseChoice */.H)(nameOfSetting('if-no-returns'), ifNoReturns, ['error', 'warning', 'ignore']),
        staleAfter: (0,parse_option/* parseOption */.Z)(nameOfSetting('stale-after'), staleAfter, parseDuration, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: (0,parse_option/* parseOption */.Z)(nameOfSetting('max-file-size'), maxFileSize, parseSize, 'a size such as 500KB or 1MiB'),
        maxReturns: (0,parse_option/* parseOption */.Z)(nameOfSetting('max-returns'), maxReturns, parseNumber, 'a number such as 100000'),
        maxClaims: (0,parse_option/* parseOption */.Z)(nameOfSetting('max-claims'), maxClaims, parseNumber, 'a number such as 1000000'),
        expectedSession: raw.expectSession ?? null,
        now: raw.now === undefined
            ? raw.clock
            : (0,parse_option/* parseOption */.Z)(nameOfSetting('now'), raw.now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        levels: config?.rules ?? new Map(),
        overrides: (config?.overrides ?? []).map((override) => readOverride(override, asked)),
        agents: config?.agents ?? null,
        familySettings: new Map([...(config?.familySettings ?? []), ...readFamilySettings(raw, nameOfSetting)]),
        mayBeUnclaimed: matcherOf(config?.unclaimed ?? []),
        agentBranchRequires: (0,parse_option/* parseChoice */.H)(nameOfSetting('agent-branches-require'), raw.agentBranchesRequire ?? config?.agentBranchesRequire ?? 'final', BRANCH_DEMANDS),
        isAgentBranch: matcherOf(config?.agentBranches ?? []),
        baselineFile: config?.baseline ?? null,
        archived: (0,parse_option/* parseChoice */.H)(nameOfSetting('archived'), raw.archived ?? config?.archived ?? 'claims', ARCHIVED_CHECKS),
        mode: (0,parse_option/* parseChoice */.H)(nameOfSetting('mode'), raw.mode ?? 'all', ['all', 'changed']),
        shard: raw.shard === undefined ? null : (0,parse_option/* parseOption */.Z)(nameOfSetting('shard'), raw.shard, shard/* parseShard */.uK, SHARD_FORM),
        readFrom: { options: raw, config, nameOfSetting },
    };
}
const SHARD_FORM = `a part and the number of parts, such as 2/16, of at most ${String(shard/* MOST_SHARDS */.Y)}`;
function readFamilySettings({ familySettings = new Map() }, nameOfSetting) {
    return new Map(choose/* FAMILY_SETTINGS */.td.flatMap(({ name, values }) => {
        const given = familySettings.get(name);
        return given === undefined ? [] : [[name, (0,parse_option/* parseChoice */.H)(nameOfSetting(name), given, values)]];
    }));
}
function matcherOf(patterns) {
    return patterns.length === 0 ? null : (0,glob/* compilePatterns */.xi)(patterns);
}
function readSelection({ patterns, ignore }, nameOfSetting, config) {
    namingSetting(nameOfSetting('paths'), () => (0,glob/* compilePatterns */.xi)(patterns));
    namingSetting(nameOfSetting('ignore'), () => (0,glob/* compilePatterns */.xi)(ignore));
    const isSet = (list) => (0,glob/* cleanPatterns */.vR)(list).length > 0;
    return (0,gather/* selection */.r)(isSet(patterns) ? patterns : (config?.paths ?? []), isSet(ignore) ? ignore : (config?.ignore ?? []));
}
function versionsOfOne({ standard, expectSession }, file, nameOfSetting) {
    const chosen = (0,choose/* standardsOfOneReturn */.ki)(standard, file);
    const versions = Object.values(chosen).filter((version) => version !== undefined);
    const chosenFamilies = versions.map(({ family }) => (0,choose/* familyNamed */.sE)(family));
    if (expectSession !== undefined && chosenFamilies.every(({ isWithoutSession = false }) => isWithoutSession)) {
        throw new usage_error/* UsageError */.e(`${nameOfSetting('expect-session')}: a ${chosenFamilies[0]?.noun ?? 'return of this version'} carries no session id: leave the option out.`);
    }
    return chosen;
}
function readOverride({ paths, findings, rules, standards }, asked) {
    const versions = [...versionsOf(standards)].filter(([family]) => !asked.has(family));
    return {
        paths,
        matches: paths.length === 0 ? () => true : (0,glob/* compilePatterns */.xi)(paths),
        findings: findings.length === 0 ? null : new Set(findings),
        levels: rules,
        standards: new Map(versions),
    };
}
function versionsOf(ids = new Map()) {
    return ids.size === 0 ? new Map() : (0,choose/* namedStandards */.ag)([...ids.values()].join());
}
function namingSetting(setting, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof glob/* PatternError */.JM || error instanceof choose/* StandardError */.ky))
            throw error;
        throw new usage_error/* UsageError */.e(`${setting}: ${error.message}`);
    }
}


/***/ }),

/***/ 83778:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LA: () => (/* binding */ excerptAt),
  tD: () => (/* binding */ isLowered),
  $z: () => (/* binding */ pendingFinding),
  Nz: () => (/* binding */ recommendationOf),
  xJ: () => (/* binding */ severityOf)
});

// UNUSED EXPORTS: excerptOf

;// CONCATENATED MODULE: ./src/model/fix.ts
function concernsFile(fix) {
    return fix.edits.every(({ kind }) => kind === 'byte-order-mark');
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(11502);
;// CONCATENATED MODULE: ./src/engine/evaluate/finding.ts




function pendingFinding({ active, problem, untrue = false }, location) {
    const { file, index, pointer, range, excerpt } = location;
    const place = pointer ?? '';
    const name = typeof problem.property === 'string' ? problem.property : undefined;
    const value = problem.value ?? name ?? (location.value === undefined ? undefined : (0,model_pointer/* valueAt */.fK)(location.value, place));
    const rule = active.rule.id;
    return {
        finding: {
            rule,
            severity: severityOf(active, problem),
            message: problem.message,
            recommendation: recommendationOf({ active, problem }),
            file,
            index,
            pointer,
            ...(problem.property === undefined ? {} : { property: problem.property }),
            range,
            ...(untrue ? { untrue } : {}),
            ...(untrue && isLowered(active, problem) ? { lowered: true } : {}),
            ...(problem.items === undefined ? {} : { items: problem.items }),
            excerpt,
            ...(problem.fix === undefined || !fits(problem.fix, location) ? {} : { fix: problem.fix }),
        },
        fingerprintInput: {
            rule,
            file,
            index,
            pointer: name === undefined ? pointer : (0,model_pointer/* join */.fj)(place, name),
            value: typeof value === 'object' && value !== null ? ((0,json/* isArray */.cy)(value) ? '[]' : '{}') : (value ?? null),
        },
    };
}
function fits(fix, { file, verbatim }) {
    return file !== null && (verbatim || concernsFile(fix));
}
function recommendationOf({ active, problem }) {
    return problem.recommendation ?? active.rule.remedy;
}
function isLowered({ severity, usual }, problem) {
    return (usual !== undefined && (0,model_severity/* rank */.Tm)(severityOf({ severity }, problem)) > (0,model_severity/* rank */.Tm)(severityOf({ severity: usual }, problem)));
}
function severityOf({ severity }, problem) {
    const set = severity === 'off' ? 'notice' : severity;
    if (problem.severity === undefined)
        return set;
    return (0,model_severity/* rank */.Tm)(problem.severity) > (0,model_severity/* rank */.Tm)(set) ? problem.severity : set;
}
const CONTEXT_BEFORE = 40;
const LONGEST = 160;
function excerptAt(reading, range) {
    return reading === null ? null : excerptOf(reading.line(range.startLine), range);
}
function excerptOf(line, { startColumn }) {
    const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
    return { text: ownCopy(line.slice(cut, cut + LONGEST)), cut };
}
function ownCopy(text) {
    return JSON.parse(JSON.stringify(text));
}


/***/ }),

/***/ 85055:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ evaluateReturn),
/* harmony export */   E1: () => (/* binding */ activeIn),
/* harmony export */   GJ: () => (/* binding */ claimRules),
/* harmony export */   Xz: () => (/* binding */ bearsClaims),
/* harmony export */   _H: () => (/* binding */ concernsArchived),
/* harmony export */   l3: () => (/* binding */ evaluateDocument),
/* harmony export */   nP: () => (/* binding */ ruleSet)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41300);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11502);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30783);






function ruleSet(standard, levels, overrides = null) {
    const active = standard.rules
        .map(({ rule, severity: usual = rule.severity, params }) => ({
        rule,
        ...withLevel(usual, levels.get(rule.id)),
        params: { ...rule.params, ...params },
    }))
        .filter(({ rule, severity }) => severity !== 'off' || overrides?.switchedOn.has(rule.id) === true);
    const of = (scope) => active.filter((item) => item.rule.scope === scope);
    const ofClaims = of('claim');
    const ofReturns = of('return');
    return {
        document: of('document'),
        return: ofReturns,
        ofArchived: ofReturns.filter(({ rule }) => !(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfForm */ .Ay)(rule) || rule.structural === true),
        claim: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after === undefined)),
        claimAfterCommits: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after === 'commits')),
        run: of('run'),
    };
}
const USUAL_KINDS = ['file', 'observation'];
function byKindAndVerdict(rules) {
    const sorted = new Map();
    for (const active of rules) {
        const { verdict, kinds = USUAL_KINDS } = active.rule;
        const names = typeof verdict === 'string' ? [verdict] : verdict;
        for (const key of kinds.flatMap((kind) => names.map((name) => claimKey(kind, name)))) {
            sorted.set(key, [...(sorted.get(key) ?? []), active]);
        }
    }
    return sorted;
}
function claimKey(kind, verdict) {
    return `${kind} ${verdict}`;
}
function claimRules(rules, { claim: made, verdict }, file, overrides) {
    const list = rules.get(claimKey((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(made), verdict.name)) ?? NO_RULES;
    return overrides === null ? list : list.flatMap((active) => activeIn(active, file, overrides) ?? []);
}
const NONE = [];
const NO_RULES = [];
function activeIn(active, file, overrides) {
    if (overrides === null)
        return active;
    const level = file === null ? undefined : overrides.levelAt(active.rule.id, file);
    const severity = level ?? active.severity;
    if (severity === 'off')
        return undefined;
    return severity === active.severity ? active : { ...active, ...withLevel(active.usual ?? active.severity, severity) };
}
function withLevel(usual, severity = usual) {
    return (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .isStricter */ .V$)(usual, severity) ? { severity, usual } : { severity };
}
function inFile(raised, file, overrides) {
    if (overrides === null)
        return raised;
    return raised.flatMap(({ active, problem }) => {
        const here = activeIn(active, file, overrides);
        return here === undefined ? [] : [{ active: here, problem }];
    });
}
function evaluateDocument({ standard, ...file }, rules, context, overrides) {
    if (file.problems.length === 0)
        return NONE;
    const hasRule = (id) => standard.rules.some(({ rule }) => rule.id === id);
    const subject = { ...file, standard, hasRule, looseNouns: _families_choose_js__WEBPACK_IMPORTED_MODULE_2__/* .LOOSE_NOUNS */ .$q };
    const raised = rules.document.flatMap((active) => active.rule.check(subject, context, active.params).map((problem) => ({ active, problem })));
    return inFile(raised, subject.file, overrides);
}
function evaluateReturn(subject, rules, context, overrides = null) {
    let raised;
    for (const active of rules) {
        const problems = active.rule.check(subject, context, active.params);
        if (problems.length === 0)
            continue;
        for (const problem of problems)
            (raised ??= []).push({ active, problem });
    }
    return raised === undefined ? NONE : withoutSuperseded(inFile(raised, subject.file, overrides));
}
function concernsArchived({ active, problem }, subject) {
    if (!(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfForm */ .Ay)(active.rule))
        return true;
    if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOf */ .ek)(problem).includes('/status'))
        return true;
    return (0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .weighsAsSuccess */ .PY)(subject) && bearsClaims(problem, subject.standard);
}
function bearsClaims(problem, { claimFields }) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOf */ .ek)(problem).some((place) => {
        const pattern = place.replace(/\/\d+(?=\/|$)/g, '/*');
        return claimFields.some((field) => isListOrField(pattern, field.pattern));
    });
}
function isListOrField(place, field) {
    return place === field || field.split('/*', 1).includes(place);
}
function withoutSuperseded(raised) {
    const places = new Map();
    for (const { active, problem } of raised) {
        for (const id of active.rule.supersedes ?? []) {
            const known = places.get(id) ?? new Set();
            for (const place of (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOf */ .ek)(problem))
                known.add(place);
            places.set(id, known);
        }
    }
    if (places.size === 0)
        return raised;
    return raised.filter(({ active, problem }) => {
        const superseded = places.get(active.rule.id);
        return superseded === undefined || !(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOf */ .ek)(problem).every((place) => isAtOrBelow(place, superseded));
    });
}
function isAtOrBelow(inner, places) {
    return places.has(inner) || [...inner.matchAll(/\//g)].some(({ index }) => places.has(inner.slice(0, index)));
}


/***/ }),

/***/ 32083:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ RULE_IDS),
/* harmony export */   Uv: () => (/* binding */ PLACE_RULES),
/* harmony export */   ZY: () => (/* binding */ PROOF_RULES),
/* harmony export */   nC: () => (/* binding */ CLAIM_RULES)
/* harmony export */ });
const RULE_IDS = [
    'agent-type-empty',
    'agent-type-other',
    'agent-type-unknown',
    'artifact-archived',
    'artifact-blank',
    'artifact-case',
    'artifact-directory',
    'artifact-duplicate',
    'artifact-empty',
    'artifact-missing',
    'artifact-not-deleted',
    'artifact-object',
    'artifact-path-empty',
    'artifact-path-relative',
    'artifact-path-slashes',
    'artifact-path-valid',
    'artifact-relocated',
    'artifact-removed',
    'artifact-self',
    'artifact-summary',
    'artifact-summary-length',
    'artifact-summary-sentence',
    'artifact-type',
    'artifact-type-path',
    'artifact-unchanged',
    'artifact-uncommitted',
    'artifact-undetermined',
    'artifact-unverifiable',
    'baseline-stale',
    'blockers-required',
    'bmad-baseline-unknown',
    'bmad-deleted-present',
    'bmad-file-list',
    'bmad-list-self',
    'bmad-sprint-status',
    'bmad-status',
    'bmad-tasks-open',
    'bmad-unread',
    'bmad-untouched',
    'claudemd-none',
    'claudemd-required',
    'completion-data-required',
    'completion-summary-sentences',
    'console-json',
    'continuation-required',
    'custom-field',
    'cycle-recoverable',
    'delegation-cycle',
    'delegation-depth',
    'delegation-path',
    'delegation-short',
    'delegation-tail',
    'duration-negative',
    'envelope-change-folder',
    'envelope-critical-with-warning',
    'envelope-failure-without-risk',
    'envelope-field',
    'envelope-heading',
    'envelope-mode',
    'envelope-next-vague',
    'envelope-risk-severity',
    'envelope-section-order',
    'envelope-success-with-critical',
    'envelope-summary-sentences',
    'envelope-unread',
    'envelope-warning-without-risk',
    'error-code-format',
    'error-message-length',
    'error-text-empty',
    'error-type',
    'errors-required',
    'errors-with-success',
    'failed-with-artifacts',
    'field-type',
    'file-too-large',
    'gsd-actuals',
    'gsd-commit-placeholder',
    'gsd-commit-unknown',
    'gsd-commits-count',
    'gsd-coverage',
    'gsd-deleted-present',
    'gsd-duplicate-key',
    'gsd-field',
    'gsd-frontmatter',
    'gsd-key-link',
    'gsd-must-have-contains',
    'gsd-must-have-exports',
    'gsd-must-have-lines',
    'gsd-must-have-unread',
    'gsd-name',
    'gsd-orphan',
    'gsd-plan-autonomous',
    'gsd-plan-wave',
    'gsd-requirement-open',
    'gsd-requirement-unknown',
    'gsd-requirement-unplanned',
    'gsd-self-check-absent',
    'gsd-self-check-contradicted',
    'gsd-self-check-failed',
    'gsd-self-check-unread',
    'gsd-status',
    'gsd-uncommitted-work',
    'gsd-unread',
    'gsd-untouched',
    'gsd-verification-gaps',
    'gsd-verification-score',
    'handoff-tokens',
    'implemented-phases-short',
    'json-duplicate-key',
    'json-encoding',
    'json-only',
    'json-syntax',
    'memory-candidate',
    'meta-file-leftover',
    'metadata-field-type',
    'metadata-top-level',
    'modified-files',
    'next-steps-length',
    'no-emoji',
    'no-markup',
    'no-return-found',
    'no-returns',
    'partial-phases-whole',
    'partial-progress-leftover',
    'partial-progress-required',
    'partial-without-artifacts',
    'phantom-work',
    'phase-counts',
    'phases-required',
    'phases-top-level',
    'plan-markers-unverified',
    'progress-behind',
    'progress-other-total',
    'required-field',
    'research-questions',
    'return-deleted',
    'return-location',
    'return-object',
    'return-undetermined',
    'review-reason',
    'roadmap-item-unknown',
    'roadmap-items-meta',
    'session-id-empty',
    'session-id-format',
    'session-id-mismatch',
    'session-id-reused',
    'standard-mismatch',
    'started-at',
    'status-completed',
    'status-in-progress',
    'status-stale',
    'status-value',
    'summary-empty',
    'summary-length',
    'summary-sentences',
    'summary-tokens',
    'task-slug-case',
    'too-many-claims',
    'too-many-elements',
    'too-many-returns',
    'unclaimed-change',
    'unclaimed-deletion',
    'unknown-field',
    'user-decision',
    'verify-change-name',
    'verify-contradiction',
    'verify-envelope',
    'verify-field',
    'verify-hash-of-nothing',
    'verify-hash-shared',
    'verify-open-tasks',
    'verify-tasks-missing',
    'verify-totals',
    'verify-totals-unknown',
    'verify-value',
];
const CLAIM_RULES = new Set([
    'artifact-archived',
    'artifact-blank',
    'artifact-case',
    'artifact-directory',
    'artifact-empty',
    'artifact-missing',
    'artifact-not-deleted',
    'artifact-path-relative',
    'artifact-relocated',
    'artifact-removed',
    'artifact-self',
    'artifact-unchanged',
    'artifact-uncommitted',
    'artifact-undetermined',
    'artifact-unverifiable',
    'bmad-baseline-unknown',
    'bmad-deleted-present',
    'bmad-untouched',
    'gsd-commit-unknown',
    'gsd-commits-count',
    'gsd-deleted-present',
    'gsd-uncommitted-work',
    'gsd-untouched',
    'progress-behind',
    'progress-other-total',
    'verify-totals',
    'verify-totals-unknown',
]);
const PROOF_RULES = new Map([
    ['artifact-archived', 'off'],
    ['artifact-blank', 'warning'],
    ['artifact-case', 'error'],
    ['artifact-directory', 'error'],
    ['artifact-empty', 'error'],
    ['artifact-missing', 'error'],
    ['artifact-not-deleted', 'error'],
    ['artifact-path-relative', 'error'],
    ['artifact-relocated', 'notice'],
    ['artifact-removed', 'warning'],
    ['artifact-self', 'error'],
    ['artifact-unchanged', 'warning'],
    ['artifact-uncommitted', 'error'],
    ['artifact-undetermined', 'error'],
    ['artifact-unverifiable', 'error'],
    ['bmad-baseline-unknown', 'notice'],
    ['bmad-deleted-present', 'notice'],
    ['bmad-sprint-status', 'notice'],
    ['bmad-status', 'warning'],
    ['bmad-tasks-open', 'warning'],
    ['bmad-unread', 'warning'],
    ['bmad-untouched', 'notice'],
    ['envelope-unread', 'warning'],
    ['file-too-large', 'error'],
    ['gsd-commit-unknown', 'warning'],
    ['gsd-commits-count', 'warning'],
    ['gsd-deleted-present', 'notice'],
    ['gsd-key-link', 'notice'],
    ['gsd-must-have-contains', 'notice'],
    ['gsd-must-have-exports', 'notice'],
    ['gsd-must-have-lines', 'notice'],
    ['gsd-must-have-unread', 'warning'],
    ['gsd-self-check-contradicted', 'warning'],
    ['gsd-uncommitted-work', 'warning'],
    ['gsd-unread', 'warning'],
    ['gsd-untouched', 'notice'],
    ['json-duplicate-key', 'error'],
    ['json-encoding', 'error'],
    ['json-only', 'error'],
    ['json-syntax', 'error'],
    ['modified-files', 'error'],
    ['no-return-found', 'warning'],
    ['phantom-work', 'error'],
    ['progress-behind', 'warning'],
    ['progress-other-total', 'notice'],
    ['return-object', 'error'],
    ['return-undetermined', 'error'],
    ['too-many-claims', 'error'],
    ['too-many-elements', 'error'],
    ['too-many-returns', 'error'],
    ['verify-contradiction', 'error'],
    ['verify-hash-of-nothing', 'notice'],
    ['verify-open-tasks', 'warning'],
    ['verify-tasks-missing', 'notice'],
    ['verify-totals', 'warning'],
    ['verify-totals-unknown', 'notice'],
]);
const PLACE_RULES = [
    'envelope-change-folder',
    'gsd-name',
    'gsd-orphan',
    'return-location',
    'task-slug-case',
    'verify-change-name',
    'verify-open-tasks',
    'verify-tasks-missing',
    'verify-totals',
    'verify-totals-unknown',
];


/***/ }),

/***/ 54960:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ classifier),
/* harmony export */   r: () => (/* binding */ selection)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85899);


function selection(patterns, ignore = []) {
    const ownPatterns = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(patterns);
    const without = [..._places_js__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm, ...(ownPatterns.length === 0 ? _places_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_BY_DEFAULT */ .e_ : []), ...(0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(ignore)];
    const negated = without.map((pattern) => `!${pattern}`);
    if (ownPatterns.length > 0) {
        const all = [...ownPatterns, ...negated];
        const named = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(all, null, () => () => false);
        return { patterns: all, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(all, null, placesBelow()), named };
    }
    const usual = _places_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACES */ .ls.flatMap((kind) => kind.patterns);
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(negated, isUsual);
    return { patterns: [...usual, ...negated], matches, anyCase: true };
}
function placesBelow() {
    const isTemplate = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(_places_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_BY_DEFAULT */ .e_);
    return (folder) => {
        const isAskedFor = isTemplate(`${folder}/file`);
        return (path) => isUsual(path) && (isAskedFor || !isTemplate(path));
    };
}
function inAnyCase(patterns) {
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns);
    return (path) => matches(path.toLowerCase());
}
const isAnywhere = inAnyCase(_places_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACES */ .ls.flatMap(({ isOne, patterns }) => (isOne === undefined ? patterns : [])));
const SHOWN_BY_PATH = _places_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACES */ .ls.flatMap(({ isOne, notBelow }) => (isOne === undefined ? [] : [{ isOne, notBelow }]));
function isUsual(path) {
    return (isAnywhere(path) ||
        SHOWN_BY_PATH.some(({ isOne, notBelow }) => isOne(path) && notBelow?.some((folder) => `/${path}`.includes(`/${folder}/`)) !== true));
}
const KINDS = _places_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACES */ .ls.map((kind) => {
    const { form, family, reduced = false, document = false, log = false, intention = false, opening, without } = kind;
    const { isTemporary } = kind;
    const gathered = { form, family, reduced, document, log, intention, isTemporary, opening, without };
    return { gathered, kind, matches: kind.isOne ?? inAnyCase(kind.patterns) };
});
function classifier({ named } = {}) {
    return (path) => {
        const isNamed = named?.(path) === true;
        const found = KINDS.find(({ kind, matches }) => !(isNamed && kind.mark !== undefined) && matches(path));
        if (found === undefined)
            return byExtension(path);
        const { gathered, kind } = found;
        const { mark } = kind;
        return mark === undefined ? gathered : { ...gathered, mark, isCertain: kind.isCertain?.(path) === true };
    };
}
function byExtension(path) {
    if (/\.jsonl$/i.test(path))
        return { form: 'jsonl', family: null, reduced: false };
    return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}


/***/ }),

/***/ 85899:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e_: () => (/* binding */ NOT_BY_DEFAULT),
/* harmony export */   ls: () => (/* binding */ PLACES),
/* harmony export */   tm: () => (/* binding */ NEVER)
/* harmony export */ });
/* harmony import */ var _families_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86642);

const PLACES = _families_index_js__WEBPACK_IMPORTED_MODULE_0__/* .families */ .T.flatMap(({ places }) => places);
const NEVER = [
    '**/.git/**',
    '**/node_modules/**',
    '**/specs/state.json',
    '**/specs/archive/state.json',
];
const TEMPLATE_FOLDERS = ['context', 'docs', 'extensions', 'skills', 'agents'];
const NOT_BY_DEFAULT = [
    ...TEMPLATE_FOLDERS.map((folder) => `**/.claude/${folder}/**`),
    ...TEMPLATE_FOLDERS.map((folder) => `**/.opencode/${folder}/**`),
    'agent-system/**',
    '**/SKILL.md',
];


/***/ }),

/***/ 86695:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   os: () => (/* binding */ withinShard),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63020);


const MOST_SHARDS = 1_000;
function parseShard(text) {
    if (!/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(text))
        return undefined;
    const slash = text.indexOf('/');
    const shard = { part: Number(text.slice(0, slash)), parts: Number(text.slice(slash + 1)) };
    return shard.part > shard.parts || shard.parts > MOST_SHARDS ? undefined : shard;
}
function isInShard(path, { part, parts }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOfName */ .q)(path)).digest().readUInt32BE(0) % parts === part - 1;
}
function withinShard({ matches, ...selection }, shard) {
    return { ...selection, matches: (path) => matches(path) && isInShard(path, shard) };
}


/***/ }),

/***/ 41300:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ isActive),
/* harmony export */   ZN: () => (/* binding */ failsAt),
/* harmony export */   ek: () => (/* binding */ placesOf)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11502);


function placesOf({ pointer, property, }) {
    const at = pointer ?? '';
    if (property === undefined)
        return [at];
    return typeof property === 'string' ? [(0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(at, property)] : property.map((name) => (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(at, name));
}
function isActive({ baselined, preexisting }) {
    return !baselined && !preexisting;
}
function failsAt(finding, failOn) {
    return isActive(finding) && failOn !== 'never' && (0,_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(finding.severity, failOn);
}


/***/ })

};
;
"use strict";
exports.id = 7046;
exports.ids = [7046];
exports.modules = {

/***/ 28004:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ problemOfFile),
/* harmony export */   Ki: () => (/* binding */ MOST_SHOWN),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49710);

const MOST_SHOWN = 100;
class ConfigError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    file;
    problems;
    name = 'ConfigError';
    lines;
    constructor(file, problems, unshown = 0) {
        const shown = problems.map((problem) => inWords(file, problem));
        const lines = unshown === 0 ? shown : [...shown, `${file}: ${String(unshown)} more errors are not shown.`];
        super(lines.join('\n'));
        this.file = file;
        this.problems = problems;
        this.lines = lines;
    }
}
function inWords(file, { line, column, message }) {
    return `${file}:${String(line)}:${String(column)} ${message}`;
}
function problemOfFile(message) {
    return { line: 1, column: 1, message };
}


/***/ }),

/***/ 1546:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ isStoryName),
/* harmony export */   PZ: () => (/* binding */ storyKey),
/* harmony export */   gL: () => (/* binding */ NOT_BELOW),
/* harmony export */   hr: () => (/* binding */ isInitiative),
/* harmony export */   kM: () => (/* binding */ bmadFamilyNamed),
/* harmony export */   ls: () => (/* binding */ PLACES),
/* harmony export */   r3: () => (/* binding */ epicOf),
/* harmony export */   xv: () => (/* binding */ mayBeBmad),
/* harmony export */   yU: () => (/* binding */ isBmadPlace),
/* harmony export */   yf: () => (/* binding */ BMAD_FAMILIES)
/* harmony export */ });
const BMAD_FAMILIES = ['bmad-story', 'bmad-spec'];
const PLACES = [
    '**/stories/**/*.md',
    '**/implementation-artifacts/**/*.md',
    '**/sprint-artifacts/**/*.md',
    '**/specs/**/*.md',
    '**/_bmad-output*/**/*.md',
    '**/initiative-*/**/*.md',
];
const NOT_BELOW = [
    ...['fixtures', '__fixtures__', 'testdata', 'template', 'templates', 'node_modules'],
    ...['skills', 'commands', 'workflow', 'workflows', '_bmad', 'bmad'],
];
const PLACE = /(?:^|\/)(?:stories|implementation-artifacts|sprint-artifacts|specs|_bmad-output[^/]*)\//i;
const INITIATIVE = /(?:^|\/)initiative-[^/]*\/(?:[^/]+\/)*(?![^/]*template)[^/]*$/i;
const NEVER = new RegExp(`(?:^|/)(?:${NOT_BELOW.join('|')}|\\.[^/]+)/`);
const TASK = /(?:^|\/)specs\/(?:[^/]+\/)*(?:OC_)?\d+_[^/]+\//;
function isBmadPlace(file) {
    return isIn(PLACE, file) || isInitiative(file);
}
function isInitiative(file) {
    return isIn(INITIATIVE, file);
}
function isIn(place, file) {
    return /\.md$/i.test(file) && place.test(file) && !NEVER.test(file) && !TASK.test(file);
}
function mayBeBmad(text) {
    return MARK.test(text);
}
const MARK = /^(?: {0,3}#{1,6}[ \t][^\r\n]{0,200}?(?:file list|dev(?:eloper)? (?:agent )?record)|["']?(?:baseline_commit|baseline_revision|followup_review_recommended|review_loop_iteration|route|route_source|spec_checkpoint)["']?[ \t]*:)/im;
const STORY_NAME = /^(?:(?:story|bug|tech-debt)(?![\p{L}\p{N}_]).*|(?:[A-Za-z]{1,4}-?)?\d+[A-Za-z]?(?:[.-][A-Za-z]?\d+[A-Za-z]?)+(?![\p{L}\p{N}_]).*)\.md$/u;
function isStoryName(file) {
    return STORY_NAME.test(file.slice(file.lastIndexOf('/') + 1).toLowerCase());
}
function bmadFamilyNamed(file) {
    if (!isIn(PLACE, file))
        return null;
    if (/(?:^|\/)spec-[^/]*$/.test(file))
        return 'bmad-spec';
    return isStoryName(file) ? 'bmad-story' : null;
}
function storyKey(file) {
    return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/i, '');
}
const FOLDER = /(?:^|\/)epic[-_ ]?(\d{1,6})[^/]*\//i;
const NAME = /(?:^|\/)(?:(?:spec|story|bug|tech-debt)[-_.])?(?:[A-Za-z]{1,4}-?)?(\d{1,6})[A-Za-z]?[.-][A-Za-z]?\d[^/]*$/;
function epicOf(file) {
    const number = (FOLDER.exec(file) ?? NAME.exec(file))?.[1];
    const isSpec = /(?:^|\/)spec-[^/]*$/.test(file);
    const name = number === undefined ? (isSpec ? 'specs' : 'none') : String(Number(number));
    return { by: 'epic', name };
}


/***/ }),

/***/ 30783:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ LOOSE_NOUNS),
/* harmony export */   Cm: () => (/* binding */ loadStandard),
/* harmony export */   KB: () => (/* binding */ chooseStandards),
/* harmony export */   LZ: () => (/* binding */ looseFamily),
/* harmony export */   ME: () => (/* binding */ FAMILY_NAMES),
/* harmony export */   TH: () => (/* binding */ loadFrom),
/* harmony export */   _D: () => (/* binding */ versionsOfText),
/* harmony export */   a: () => (/* binding */ familyOfVersion),
/* harmony export */   ag: () => (/* binding */ namedStandards),
/* harmony export */   jv: () => (/* binding */ standardNamed),
/* harmony export */   ki: () => (/* binding */ standardsOfOneReturn),
/* harmony export */   ky: () => (/* binding */ StandardError),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   sE: () => (/* binding */ familyNamed),
/* harmony export */   td: () => (/* binding */ FAMILY_SETTINGS),
/* harmony export */   xS: () => (/* binding */ AREAS)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6644);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49710);
/* harmony import */ var _forms_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58952);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20160);






class StandardError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e {
    name = 'StandardError';
}
const versionHeads = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap(({ versions }) => versions);
const FAMILY_NAMES = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap((family) => family.families);
const AREAS = [
    ..._model_rule_js__WEBPACK_IMPORTED_MODULE_0__.SHARED_AREAS.slice(0, -1),
    ..._index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.map(({ area }) => area.name),
    _forms_index_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMS_AREA */ .Y1.name,
    ..._model_rule_js__WEBPACK_IMPORTED_MODULE_0__.SHARED_AREAS.slice(-1),
];
const FAMILY_SETTINGS = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap(({ settings }) => settings ?? []);
const LOOSE_NOUNS = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap(({ loose }) => loose?.noun ?? []);
function familyNamed(name) {
    const found = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.find((family) => family.families.includes(name));
    if (found === undefined)
        throw new Error(`no family has returns named ${name}`);
    return found;
}
function familyOfVersion(version) {
    return version.declaredBy ?? familyNamed(version.family);
}
const LOOSE_FAMILIES = new Map(_index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap(({ loose }) => (loose === undefined ? [] : [[loose.form, loose.family]])));
function looseFamily(form) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(LOOSE_FAMILIES, form);
}
function chooseStandards(list) {
    return withDefaults(namedStandards(list));
}
function standardNamed(name) {
    return (versionHeads.find(({ id }) => id === name) ??
        versionHeads.find(({ family, isDefault }) => isDefault && family === name));
}
function namedStandards(list) {
    const names = list.split(',').map((name) => name.trim());
    const named = new Map();
    for (const name of names.length === 1 && names[0] === 'auto' ? [] : names) {
        const standard = standardNamed(name);
        if (standard === undefined)
            throw new StandardError(unknown(name));
        const other = named.get(standard.family);
        if (other !== undefined && other !== standard) {
            throw new StandardError(`${other.id} and ${standard.id} are of one family: name one of them.`);
        }
        named.set(standard.family, standard);
    }
    return named;
}
function unknown(id) {
    const ids = versionHeads.map((version) => version.id);
    if (id === 'auto')
        return '"auto" must be alone: remove it, or remove the ids.';
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(id, ids.toReversed(), 4) ?? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(id, FAMILY_NAMES, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOf)(ids, 'and')}.`;
}
function withDefaults(named) {
    return byFamily((family) => named.get(family) ?? standardNamed(family));
}
function standardsOfOneReturn(list, file) {
    const choice = list === undefined ? new Map() : namedStandards(list);
    const named = nameOf(file ?? '');
    const usual = named?.family ?? looseFamily('json');
    const isOpen = list === 'auto' || choice.size > 1;
    const isStated = (isOpen || list === undefined) && named?.isCertain === true;
    const chosen = byFamily((name) => {
        if (isStated && name !== usual)
            return undefined;
        const family = familyNamed(name);
        if (family.form === 'whole' && name !== usual)
            return choice.get(name);
        const isWanted = isOpen || (list === undefined && (name === usual || takesTexts(family)));
        return choice.get(name) ?? (isWanted ? standardNamed(name) : undefined);
    });
    return byFamily((name) => chosen[name] ?? (isKnownToReader(name, chosen) ? standardNamed(name) : undefined));
}
function isKnownToReader(name, chosen) {
    const { families: names, places } = familyNamed(name);
    return places.some(({ mark }) => mark !== undefined) && names.some((other) => chosen[other] !== undefined);
}
function takesTexts({ form, mark }) {
    return form === 'markdown' && mark !== undefined;
}
function nameOf(file) {
    for (const { named } of _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T) {
        const found = named?.(file) ?? null;
        if (found !== null)
            return found;
    }
    return null;
}
function versionsOfText(chosen, takenBy) {
    const takers = FAMILY_NAMES.filter((name) => takesTexts(familyNamed(name)));
    const others = FAMILY_NAMES.some((name) => !takers.includes(name) && chosen[name] !== undefined);
    if (!others || takers.every((name) => chosen[name] === undefined))
        return chosen;
    return byFamily((name) => {
        const isWanted = takenBy === null ? !takers.includes(name) : takenBy.families.includes(name);
        return isWanted ? chosen[name] : undefined;
    });
}
function byFamily(versionOf) {
    return Object.fromEntries(FAMILY_NAMES.map((family) => [family, versionOf(family)]));
}
async function loadStandard(head, vocabulary = new Map()) {
    return loadFrom(await familyOfVersion(head).load(), head, vocabulary);
}
async function loadFrom({ versions }, { id }, vocabulary) {
    const plain = await (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(versions, id)();
    const words = vocabulary.get(plain.family);
    return words === undefined ? plain : (await __webpack_require__.e(/* import() */ 473).then(__webpack_require__.bind(__webpack_require__, 10473))).withProjectWords(plain, words);
}


/***/ }),

/***/ 58952:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ placesOfForms),
/* harmony export */   I$: () => (/* binding */ versionsOfForms),
/* harmony export */   RK: () => (/* binding */ declarationsOf),
/* harmony export */   Y1: () => (/* binding */ FORMS_AREA)
/* harmony export */ });
const FORMS_AREA = { name: 'forms', title: 'Forms that a project declares' };
const EXTENSIONS = [
    { form: 'json', fits: (path) => /\.json$/i.test(path) },
    { form: 'jsonl', fits: (path) => /\.(?:jsonl|ndjson)$/i.test(path) },
    { form: 'whole', fits: (path) => !/\.(?:json|jsonl|ndjson)$/i.test(path) },
];
function declaredFamily(declaration) {
    const { name, files, session } = declaration;
    return {
        name,
        order: 0,
        families: [name],
        form: 'whole',
        places: EXTENSIONS.map(({ form, fits }) => {
            return { form, family: name, patterns: files, isExact: true, isOne: fits };
        }),
        versions: [
            { id: `${name}@1`, family: name, version: '1', title: `${name}, a form of the project`, isDefault: true },
        ],
        area: FORMS_AREA,
        declaration,
        noun: `return of the form ${name}`,
        ...(session.length === 0 ? { isWithoutSession: true } : {}),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(4937), __webpack_require__.e(5169), __webpack_require__.e(1012)]).then(__webpack_require__.bind(__webpack_require__, 53892))).loadForm(declaration),
    };
}
function declarationsOf(versions) {
    return Object.values(versions).flatMap((version) => version?.declaredBy?.declaration ?? []);
}
function versionsOfForms(forms) {
    return Object.fromEntries(forms
        .map(declaredFamily)
        .flatMap((family) => family.versions.map((version) => [family.name, { ...version, declaredBy: family }])));
}
function placesOfForms(versions) {
    return Object.values(versions).flatMap((version) => version?.declaredBy?.places ?? []);
}


/***/ }),

/***/ 91358:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ commitScopesOf),
/* harmony export */   GJ: () => (/* binding */ GSD_FAMILIES),
/* harmony export */   NM: () => (/* binding */ isQuickTask),
/* harmony export */   So: () => (/* binding */ gsdFamilyOf),
/* harmony export */   TY: () => (/* binding */ withoutMilestone),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   Yg: () => (/* binding */ movedWithMilestone),
/* harmony export */   Zg: () => (/* binding */ gsdBaseOf),
/* harmony export */   gy: () => (/* binding */ usualName),
/* harmony export */   oc: () => (/* binding */ isArchivedPhase),
/* harmony export */   ty: () => (/* binding */ isGsd)
/* harmony export */ });
const GSD_FAMILIES = ['gsd-summary', 'gsd-plan', 'gsd-verification'];
function isGsd(family) {
    return GSD_FAMILIES.some((name) => name === family);
}
const PHASE = String.raw `(?:^|/)\.planning/(?:[^/]+/)*(?:phases|[^/]+-phases|quick)/[^/]+/`;
const IN_PHASE = new RegExp(PHASE);
const NAMED = new RegExp(`${PHASE}(?:(?:[^/]+-)?(summary|plan|verification)\\.md|plans/(?:[^/]+-)?(summary|plan)-\\d[^/]*\\.md|\\d[^/]*/(summary|plan)\\.md)$`, 'i');
function gsdFamilyOf(file) {
    const word = wordIn(file)?.toLowerCase();
    return GSD_FAMILIES.find((family) => family.slice('gsd-'.length) === word) ?? null;
}
function wordIn(file) {
    if (!/\.md$/i.test(file) || !file.includes('.planning/') || !IN_PHASE.test(file))
        return null;
    const [, ...words] = NAMED.exec(file) ?? [];
    return words.find((word) => word !== undefined) ?? null;
}
function usualName(file) {
    const name = nameOf(file);
    const word = wordIn(file) ?? '';
    const at = name.lastIndexOf(word);
    return `${name.slice(0, at)}${word.toUpperCase()}${name.slice(at + word.length).replace(/md$/i, 'md')}`;
}
function nameOf(file) {
    return file.slice(file.lastIndexOf('/') + 1);
}
function gsdBaseOf(file) {
    const at = file.startsWith('.planning/') ? 0 : file.indexOf('/.planning/');
    return at <= 0 ? '' : file.slice(0, at);
}
function isQuickTask(file) {
    return /(?:^|\/)quick\/[^/]+\/(?:plans\/)?[^/]+$/.test(file);
}
function commitScopesOf(file) {
    const name = nameOf(file);
    if (!isQuickTask(file)) {
        const numbers = /^(\d+(?:\.\d+)*-\d+[a-z]?)-/.exec(name)?.[1];
        if (numbers !== undefined)
            return [numbers];
        const [, phase, plan] = /\/(\d+(?:\.\d+)*)-[^/]*\/plans\/(?:[^/]+-)?SUMMARY-(\d+[a-z]?)[^/]*$/i.exec(file) ?? [];
        return phase === undefined || plan === undefined ? [] : [`${phase}-${plan}`];
    }
    const stem = /^(.{1,100})-SUMMARY\.md$/i.exec(name)?.[1];
    return stem === undefined ? [] : [stem, `quick-${stem}`];
}
function planOf(summary, names) {
    return names.find((name) => PLAN_NAME.test(name) && namesOfSummary(name).includes(summary.toLowerCase())) ?? null;
}
function summaryOf(plan, names) {
    for (const wanted of namesOfSummary(plan)) {
        const found = names.find((name) => name.toLowerCase() === wanted);
        if (found !== undefined)
            return found;
    }
    return null;
}
const PLAN_NAME = /^(?:[^/]+-)?plan(?:-[^/]+)?\.md$/i;
function namesOfSummary(plan) {
    const stem = plan.slice(0, -'.md'.length).toLowerCase();
    const names = [`${stem.replace(/plan(?!.*plan)/, 'summary')}.md`, `${stem}-summary.md`];
    const [, phase, number] = /^(\d[^-]*)-plan-(\d+[a-z]?)(?:-|$)/.exec(stem) ?? [];
    if (phase !== undefined && number !== undefined)
        names.push(`${phase}-${number}-summary.md`);
    const [, numbers] = /^(\d[^-]*-\d[^-]*)-.+-plan$/.exec(stem) ?? [];
    if (numbers !== undefined)
        names.push(`${numbers}-summary.md`);
    return names;
}
function movedWithMilestone(path, returnFile) {
    const parts = /^((?:.*\/)?\.planning\/)((?:.*?\/)??)([^/]+)\/([^/]+)\/(?:plans\/)?[^/]+$/.exec(returnFile);
    if (parts === null)
        return [];
    const [, planning = '', above = '', phases = '', folder = ''] = parts;
    if (!path.startsWith(planning))
        return [];
    const rest = path.slice(planning.length);
    const home = `${planning}${above}`;
    const label = /^(.+)-phases$/.exec(phases)?.[1];
    const candidates = [];
    if (label !== undefined) {
        if (rest.startsWith('phases/'))
            candidates.push(`${home}${phases}/${rest.slice('phases/'.length)}`);
        else if (!rest.includes('/'))
            candidates.push(`${home}${label}-${rest}`, `${planning}milestones/${rest}`);
    }
    const own = PHASE_FOLDER.exec(rest);
    if (own?.[1] === folder && own[2] !== undefined)
        candidates.push(`${home}${phases}/${folder}/${own[2]}`);
    return [...new Set(candidates)].filter((candidate) => candidate !== path);
}
const PHASE_FOLDER = /^(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/([^/]+)\/(.+)$/;
function withoutMilestone(file) {
    return file.replace(/\.planning\/(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/((?:[^/]+\/)?(?:plans\/)?[^/]+)$/, '.planning/$1');
}
function isArchivedPhase(file) {
    return /(?:^|\/)\.planning\/(?:.*\/)?(?:archive|milestones|[^/]+-phases)\//.test(file);
}


/***/ }),

/***/ 20160:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ families)
});

;// CONCATENATED MODULE: ./src/families/json/index.ts
const HANDOFF_FILE = /(?:^|[/\\])\.orchestrator-handoff(?:-[^/\\]*)?\.json$/i;
const METADATA_FILE = /(?:^|[/\\])(?:[^/\\]*return-meta|\.return-meta-[^/\\]*)\.json$/i;
const STRAY = /(?:^|\/)specs\/(?:[^/]+\/)*(?:OC_)?\d+_[^/]+\/(?:[^/]+\/)*\.?return[-_.]?meta[^/]*\.(?:json[c5l]?|ya?ml)$/i;
const family = {
    name: 'json',
    order: 1,
    families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
    form: 'json',
    places: [
        {
            form: 'json',
            family: 'return-meta',
            patterns: ['**/.return-meta-multi*.json'],
            reduced: true,
            isTemporary: true,
        },
        {
            form: 'json',
            family: 'return-meta',
            patterns: ['**/.return-meta.json', '**/.return-meta-*.json', '**/*return-meta.json'],
            isTemporary: true,
        },
        {
            form: 'json',
            family: 'orchestrator-handoff',
            patterns: ['**/.orchestrator-handoff.json', '**/.orchestrator-handoff-*.json'],
        },
        {
            form: 'json',
            family: 'subagent-return',
            patterns: ['**/*.return.json', '**/returns/**/*.json', '**/return-logs/**/*.json'],
        },
        { form: 'jsonl', family: null, patterns: ['**/*.returns.jsonl', '**/return-logs/**/*.jsonl'], log: true },
        {
            form: 'json',
            family: null,
            patterns: ['**/specs/**/*return*meta*'],
            isOne: (path) => STRAY.test(path),
            isStray: true,
        },
    ],
    loose: { form: 'json', family: 'subagent-return', noun: 'JSON return' },
    named: (file) => {
        if (HANDOFF_FILE.test(file))
            return { family: 'orchestrator-handoff', isCertain: true };
        return METADATA_FILE.test(file) ? { family: 'return-meta', isCertain: false } : null;
    },
    area: { name: 'handoff', title: 'Handoff to the orchestrator' },
    noHook: new Map([
        [
            'orchestrator-handoff',
            'A hook checks what a subagent returns, and a handoff is no such return. Leave --hook out.',
        ],
    ]),
    load: async () => (await __webpack_require__.e(/* import() */ 24).then(__webpack_require__.bind(__webpack_require__, 70024))).loaded,
};

;// CONCATENATED MODULE: ./src/families/verify-result/index.ts
const verify_result_family = {
    name: 'verify-result',
    order: 2,
    families: ['verify-result'],
    form: 'markdown',
    places: [
        {
            form: 'markdown',
            family: null,
            patterns: ['openspec/changes/**/verify-report*.md'],
            document: true,
            opening: true,
            without: { one: 'verification report has no envelope', many: 'verification reports have no envelope' },
        },
    ],
    mark: (text) => /gentle-ai\.verify-result|evidence_revision/.test(text),
    area: { name: 'verification', title: 'Verification report' },
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(4307)]).then(__webpack_require__.bind(__webpack_require__, 54307))).loaded,
};

// EXTERNAL MODULE: ./src/families/result-envelope/index.ts
var result_envelope = __webpack_require__(70811);
// EXTERNAL MODULE: ./src/families/gsd/place.ts
var place = __webpack_require__(91358);
;// CONCATENATED MODULE: ./src/families/gsd/index.ts

const NOT_BELOW = ['fixtures', '__fixtures__', 'testdata', 'templates', 'node_modules'];
const gsd_STRAY = /(?:^|\/)\.planning\/(?:[^/]+\/)*\d[\d.]*(?:-[^/]+)?-(?:summary|verification)\.(?:md|markdown|mdx|txt)$/i;
function gsd_place(family, patterns) {
    return {
        form: 'whole',
        family,
        patterns,
        intention: family === 'gsd-plan',
        isOne: (path) => (0,place/* gsdFamilyOf */.So)(path) === family,
        notBelow: NOT_BELOW,
    };
}
const gsd_family = {
    name: 'gsd',
    order: 4,
    families: place/* GSD_FAMILIES */.GJ,
    form: 'whole',
    places: [
        gsd_place('gsd-summary', [
            '**/.planning/**/summary.md',
            '**/.planning/**/*-summary.md',
            '**/.planning/**/plans/summary-*.md',
            '**/.planning/**/plans/*-summary-*.md',
        ]),
        gsd_place('gsd-plan', [
            '**/.planning/**/plan.md',
            '**/.planning/**/*-plan.md',
            '**/.planning/**/plans/plan-*.md',
            '**/.planning/**/plans/*-plan-*.md',
        ]),
        gsd_place('gsd-verification', ['**/.planning/**/verification.md', '**/.planning/**/*-verification.md']),
        {
            form: 'markdown',
            family: null,
            patterns: ['**/.planning/**/*summary*', '**/.planning/**/*verification*'],
            isOne: (path) => gsd_STRAY.test(path),
            notBelow: NOT_BELOW,
            isStray: true,
        },
    ],
    named: (file) => {
        const found = (0,place/* gsdFamilyOf */.So)(file.replaceAll('\\', '/'));
        return found === null ? null : { family: found, isCertain: true };
    },
    mark: (text) => text.includes('---') && text.includes('phase'),
    archive: {
        owns: (file) => (0,place/* gsdFamilyOf */.So)(file) !== null,
        movedWith: place/* movedWithMilestone */.Yg,
        isArchived: place/* isArchivedPhase */.oc,
        stablePath: place/* withoutMilestone */.TY,
    },
    area: { name: 'gsd', title: 'Documents of GSD' },
    removedRules: {
        'gsd-self-check-absent': 'gsd-self-check-failed and gsd-self-check-contradicted check the self-checks that exist. Delete this name',
    },
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(5169), __webpack_require__.e(9967)]).then(__webpack_require__.bind(__webpack_require__, 13383))).loaded,
};

// EXTERNAL MODULE: ./src/families/bmad/place.ts
var bmad_place = __webpack_require__(1546);
// EXTERNAL MODULE: ./src/families/stores.ts
var stores = __webpack_require__(41412);
;// CONCATENATED MODULE: ./src/families/bmad/index.ts


const archive = { owns, movedWith: () => [], isArchived, stablePath: nameOf };
function owns(file) {
    return (0,bmad_place/* isBmadPlace */.yU)(file) && (!/(?:^|\/)specs\//i.test(file) || (0,bmad_place/* isStoryName */.BG)(file) || /(?:^|\/)spec-[^/]*$/.test(file));
}
function isArchived(file) {
    return (0,stores/* isInStore */.p)(file) || FINISHED.test(file);
}
const FINISHED = /(?:^|\/)archived\/|\.(?:archived|old|done)(?:\.md)?$/i;
const ENDINGS = /(?:\.md|\.story|\.archived|\.old|\.done)$/i;
function nameOf(file) {
    let name = file.slice(file.lastIndexOf('/') + 1);
    for (let shorter = name.replace(ENDINGS, ''); shorter !== name; shorter = name.replace(ENDINGS, ''))
        name = shorter;
    return name;
}
const bmad_STRAY = /(?:^|\/)_bmad-output[^/]*\/.*\.(?:markdown|mdx|txt)$/i;
const bmad_family = {
    name: 'bmad',
    order: 5,
    families: bmad_place/* BMAD_FAMILIES */.yf,
    form: 'whole',
    places: [
        {
            form: 'whole',
            family: 'bmad-story',
            patterns: bmad_place/* PLACES */.ls,
            isOne: bmad_place/* isBmadPlace */.yU,
            mark: bmad_place/* mayBeBmad */.xv,
            isCertain: (path) => (0,bmad_place/* bmadFamilyNamed */.kM)(path) !== null,
            notBelow: bmad_place/* NOT_BELOW */.gL,
        },
        {
            form: 'markdown',
            family: null,
            patterns: ['**/_bmad-output*/**'],
            isOne: (path) => bmad_STRAY.test(path) && (0,bmad_place/* isStoryName */.BG)(path.replace(/\.[^./]*$/, '.md')),
            notBelow: bmad_place/* NOT_BELOW */.gL,
            isStray: true,
        },
    ],
    named: (file) => {
        const found = (0,bmad_place/* bmadFamilyNamed */.kM)(file.replaceAll('\\', '/'));
        return found === null ? null : { family: found, isCertain: true };
    },
    mark: bmad_place/* mayBeBmad */.xv,
    opens: true,
    archive,
    area: { name: 'bmad', title: 'Stories and build specs of BMAD' },
    removedRules: {
        'bmad-list-self': 'no rule replaces it, for a story may list itself. Delete this name',
    },
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(5169), __webpack_require__.e(9604)]).then(__webpack_require__.bind(__webpack_require__, 48532))).loaded,
};

;// CONCATENATED MODULE: ./src/families/index.ts





const families = [{ ...family, versions: [{ "id": "return-meta@1.2", "family": "return-meta", "version": "1.2", "title": "Return metadata file 1.2", "isDefault": true },
            { "id": "return-meta@1.4", "family": "return-meta", "version": "1.4", "title": "Return metadata file 1.4", "isDefault": false },
            { "id": "return-meta@2.1", "family": "return-meta", "version": "2.1", "title": "Return metadata file 2.1", "isDefault": false },
            { "id": "subagent-return@1.0", "family": "subagent-return", "version": "1.0", "title": "Subagent return 1.0", "isDefault": false },
            { "id": "subagent-return@1.2", "family": "subagent-return", "version": "1.2", "title": "Subagent return with delegation chain 1.2", "isDefault": true },
            { "id": "subagent-return@2.0", "family": "subagent-return", "version": "2.0", "title": "Subagent return with contextual success 2.0", "isDefault": false },
            { "id": "orchestrator-handoff@1", "family": "orchestrator-handoff", "version": "1", "title": "Handoff to the orchestrator 1", "isDefault": true },] },
    { ...verify_result_family, versions: [{ "id": "verify-result@1", "family": "verify-result", "version": "1", "title": "Result of a verification 1", "isDefault": true },] },
    { ...result_envelope/* family */.T1, versions: [{ "id": "result-envelope@1", "family": "result-envelope", "version": "1", "title": "Result envelope with headed sections 1", "isDefault": true },
            { "id": "result-envelope@4", "family": "result-envelope", "version": "4", "title": "Result envelope as a block of labels 4", "isDefault": false },] },
    { ...gsd_family, versions: [{ "id": "gsd-summary@1", "family": "gsd-summary", "version": "1", "title": "GSD summary 1", "isDefault": true },
            { "id": "gsd-summary@2", "family": "gsd-summary", "version": "2", "title": "GSD summary with a status 2", "isDefault": false },
            { "id": "gsd-plan@1", "family": "gsd-plan", "version": "1", "title": "GSD plan 1", "isDefault": true },
            { "id": "gsd-verification@1", "family": "gsd-verification", "version": "1", "title": "GSD verification 1", "isDefault": true },] },
    { ...bmad_family, versions: [{ "id": "bmad-story@4", "family": "bmad-story", "version": "4", "title": "BMAD story 4", "isDefault": false },
            { "id": "bmad-story@6", "family": "bmad-story", "version": "6", "title": "BMAD story 6", "isDefault": true },
            { "id": "bmad-spec@6", "family": "bmad-spec", "version": "6", "title": "BMAD build spec 6", "isDefault": true },] },];


/***/ }),

/***/ 70811:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ ENVELOPE_MODES),
/* harmony export */   T1: () => (/* binding */ family)
/* harmony export */ });
/* unused harmony export mayBeProgress */
const TABLE = /^[ \t]*\|[^\r\n]*(?:file|path)[^\r\n]*\|[^\r\n]*(?:action|change|type|status|op)/im;
const LIST = /^[ \t]*(?:#{1,6}[ \t]|(?:[-*+][ \t]+)?\*\*)[^\r\n]{0,80}(?:fi(?:le|chier|chero)|ar(?:tifact|chivo|quivo)|datei|файл|文件|ファイル|파일)/im;
const PARTS = ['status', '(?:executive )?summary', '(?:artifacts|next)'].map((name) => new RegExp(`^[ \\t>]*(?:#{1,6}[ \\t]+|\\*\\*)${name}`, 'im'));
function mayBeProgress(text) {
    return TABLE.test(text) || (LIST.test(text) && !PARTS.every((part) => part.test(text)));
}
const STRAY = /(?:^|\/)openspec\/changes\/(?:[^/]+\/)*(?:apply-progress|verify-report)[^/]*\.(?:markdown|mdx|txt|ya?ml|json)$/i;
const ENVELOPE_MODES = ['engram', 'openspec', 'none'];
const family = {
    name: 'result-envelope',
    order: 3,
    families: ['result-envelope'],
    form: 'markdown',
    places: [
        { form: 'markdown', family: null, patterns: ['**/*.return.md', '**/return-logs/**/*.md'], log: true },
        {
            form: 'whole',
            family: 'result-envelope',
            patterns: ['openspec/changes/**/apply-progress*.md'],
            mark: mayBeProgress,
        },
        { form: 'markdown', family: null, patterns: ['openspec/changes/**/*.md'], document: true, opening: true },
        {
            form: 'markdown',
            family: null,
            patterns: ['**/openspec/changes/**/apply-progress*', '**/openspec/changes/**/verify-report*'],
            isOne: (path) => STRAY.test(path),
            isStray: true,
        },
    ],
    loose: { form: 'markdown', family: 'result-envelope', noun: 'result envelope' },
    settings: [
        {
            name: 'envelope-mode',
            values: ENVELOPE_MODES,
            description: 'Where result envelopes keep their artifacts; without it, each envelope shows it by what it lists.',
            placeholder: 'MODE',
            help: {
                check: "where result envelopes keep artifacts: engram, openspec or none (default: each envelope's own artifacts tell)",
                validate: 'where a result envelope keeps artifacts: engram, openspec or none (default: inferred from its artifacts)',
            },
        },
    ],
    noun: 'result envelope',
    isWithoutSession: true,
    area: { name: 'envelope', title: 'Result envelope' },
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(490), __webpack_require__.e(4865), __webpack_require__.e(5169), __webpack_require__.e(8811), __webpack_require__.e(1120)]).then(__webpack_require__.bind(__webpack_require__, 31120))).loaded,
};


/***/ }),

/***/ 41412:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isInStore),
/* harmony export */   z: () => (/* binding */ stores)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6644);

const stores = { movedWith, isArchived: isInStore, stablePath: withoutStores };
const STORES = new Set(['archive', 'vault']);
function isInStore(file) {
    return file
        .split('/')
        .slice(0, -1)
        .some((folder) => STORES.has(folder));
}
const DEEPEST = 8;
function movedWith(path, returnFile) {
    const place = archived(returnFile);
    if (place === null || !path.startsWith(place.above))
        return [];
    const claimed = path.slice(place.above.length).split('/');
    const inStore = STORES.has((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .elementAt */ .s2)(claimed, 0));
    const homeOf = (task) => (inStore ? claimed.indexOf(task) : claimed[0] === task ? 0 : -1);
    const candidates = [];
    for (const task of place.tasks) {
        const same = homeOf(task.name);
        const home = same < 0 ? homeOf(withoutDate(task.name)) : same;
        if (home < 0 || home === claimed.length - 1)
            continue;
        const candidate = `${task.path}/${claimed.slice(home + 1).join('/')}`;
        if (candidate !== path)
            candidates.push(candidate);
    }
    return candidates;
}
function archived(returnFile) {
    const folders = returnFile.split('/').slice(0, -1);
    const store = folders.findIndex((folder) => STORES.has(folder));
    if (store < 0)
        return null;
    const above = folders.slice(0, store).map((folder) => `${folder}/`);
    const tasks = [];
    let path = folders.slice(0, store + 1).join('/');
    for (const name of folders.slice(store + 1, store + 1 + DEEPEST)) {
        path = `${path}/${name}`;
        tasks.unshift({ name, path });
    }
    return { above: above.join(''), tasks };
}
function withoutDate(folder) {
    return folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}
const TASK_FOLDER = /^(?:OC_)?\d+_/;
function withoutStores(file) {
    const segments = file.split('/');
    const kept = [];
    let next = 0;
    for (const [n, segment] of segments.entries()) {
        if (n < next || (segment === 'archive' && n < segments.length - 1))
            continue;
        const below = segments.slice(n + 1);
        const task = segment === 'vault' ? below.findIndex((folder) => TASK_FOLDER.test(folder)) : -1;
        if (task < 0)
            kept.push(segment);
        else
            next = n + 1 + task;
    }
    return kept.join('/');
}


/***/ }),

/***/ 55235:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UT: () => (/* binding */ STEPS),
/* harmony export */   _6: () => (/* binding */ countUnchecked),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   js: () => (/* binding */ TOOL)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52621);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


const TOOL = { name: 'return-gate', version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x };
const EXIT = {
    passed: 0,
    failed: 1,
    usage: 2,
    empty: 3,
    internal: 4,
};
function countUnchecked(all) {
    const sums = new Map();
    for (const { one, many, files } of all)
        sums.set(one, { one, many, files: files + (sums.get(one)?.files ?? 0) });
    return [...sums.values()].sort((a, b) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__.compareText)(a.one, b.one));
}
const STEPS = ['structure', 'fields', 'status', 'session', 'artifacts'];


/***/ }),

/***/ 49710:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ UnwrittenFile),
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    name = 'UsageError';
}
class UnwrittenFile extends UsageError {
}


/***/ }),

/***/ 52621:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const REPOSITORY = 'https://github.com/return-gate/return-gate';


/***/ }),

/***/ 58853:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* reexport */ TEXT_LIMIT),
  aY: () => (/* reexport */ code),
  xW: () => (/* reexport */ concat),
  Jj: () => (/* reexport */ cut),
  e0: () => (/* reexport */ exact),
  OF: () => (/* reexport */ fenced),
  Te: () => (/* reexport */ gfm),
  Ar: () => (/* reexport */ htmlLink),
  n5: () => (/* reexport */ htmlSegment),
  ZY: () => (/* reexport */ htmlStyle),
  oR: () => (/* reexport */ joined),
  Pq: () => (/* reexport */ json),
  Gm: () => (/* reexport */ jsonFrame),
  nf: () => (/* reexport */ markdown_link),
  q: () => (/* reexport */ linked),
  PT: () => (/* reexport */ markup),
  _b: () => (/* reexport */ mermaidLabel),
  C2: () => (/* reexport */ painter),
  Jy: () => (/* reexport */ sarifMessage),
  Ci: () => (/* reexport */ separated),
  I4: () => (/* reexport */ styled),
  Fo: () => (/* reexport */ terminal),
  eR: () => (/* reexport */ terminalText),
  CB: () => (/* reexport */ textsOf),
  NL: () => (/* reexport */ urlSegment),
  NA: () => (/* reexport */ workflowCommand),
  i8: () => (/* reexport */ wrappingCode),
  _n: () => (/* reexport */ xml)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/report/sink/safe-text.ts


class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
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
function concat(texts) {
    return texts.join('');
}
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,model_text.pattern)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
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
    return text.replace(HIDDEN(), (character, picture) => picture ?? escapeHidden(character));
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
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
function encodeAddress(url) {
    return percentEncode(url, /[\w.~:/?#%=+,;@-]/);
}
const BATCH = 256;
function* joined(texts) {
    for (const batch of (0,collections/* batchesOf */.cS)(texts, BATCH))
        yield concat(batch);
}
function* textsOf(fragments) {
    for (const { text } of fragments)
        yield text;
}
function separated(items, { render, before, between, }) {
    return joined((function* () {
        let separator = before;
        for (const item of items) {
            yield separator;
            yield render(item);
            separator = between;
        }
    })());
}

;// CONCATENATED MODULE: ./src/report/sink/json.ts


function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,model_text.pattern)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
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
function sarifMessage(text, limit = TEXT_LIMIT) {
    return breakCommands(shown(text, limit))
        .replace(/\](?=\()/g, ']\\')
        .replace(/[{}]/g, '$&$&');
}

;// CONCATENATED MODULE: ./src/report/sink/markdown.ts


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
function escapeVisible(seen, isCode = false) {
    let text = seen;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        if (!isCode)
            text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function escapeMarkdown(text) {
    return escapeVisible(shown(text));
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
function code(text, limit = TEXT_LIMIT) {
    const seen = shown(text, limit);
    if (seen === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(seen)) {
        return gfm `<code>${new Fragment('markdown', escapeVisible(seen, true))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(seen) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${seen}${pad}\``);
}
function wrappingCode(pieces) {
    const seen = pieces.map((piece) => escapeVisible(shown(piece), true));
    return gfm `<code>${new Fragment('markdown', seen.join('<wbr>'))}</code>`;
}
function fenced(lines, language = 'text') {
    const text = lines.map((line) => shown(line)).join('\n');
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return new Fragment('markdown', breakCommands(`${fence}${language}\n${text}\n${fence}\n`));
}
function markdown_link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return new Fragment('markdown', `[${label.text}](${encodeAddress(url)})`);
}
const NO_WORDS = (0,model_text.pattern)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = shown(text, limit).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}

;// CONCATENATED MODULE: ./src/report/sink/markup.ts

function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', encodeAddress(url))}">${label}</a>`;
}
function htmlSegment(text) {
    return new Fragment('html', urlSegment(shown(text)));
}
function htmlStyle(content) {
    if (/<\/|<!--/.test(content) || breakCommands(content) !== content) {
        throw new Error('The style cannot be in a page as it is.');
    }
    return markup `<style>${new Fragment('html', content)}</style>\n`;
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return shown(text).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}

;// CONCATENATED MODULE: ./src/report/sink/terminal.ts


function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, shown));
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
function linked(url, fragment) {
    const start = `\u001b]8;;${encodeAddress(url)}\u001b\\`;
    return new Fragment('terminal', `${start}${fragment.text}\u001b]8;;\u001b\\`);
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
const KEPT = (0,model_text.pattern)(String.raw `^[ +-]?\uFEFF+|\r$|\t`, 'gm');
function exact(text) {
    const rest = text.replace(KEPT(), '');
    const isHarmless = rest.split('\n').every((line) => visible(line) === line) && breakCommands(rest) === rest;
    return isHarmless ? text : null;
}
function painter(color) {
    return color ? styled : (_, fragment) => fragment;
}

;// CONCATENATED MODULE: ./src/report/sink.ts







/***/ }),

/***/ 98951:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk),
/* harmony export */   oM: () => (/* binding */ systemFailure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openRegularFile(path, lastLink) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
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
    let got;
    do {
        got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, room.length - length, null);
        length += got;
    } while (got > 0);
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
function systemFailure(error) {
    if (!(error instanceof Error) || !('code' in error) || !('syscall' in error))
        return undefined;
    const where = 'path' in error ? `${String(error.path)}: ` : '';
    return `${where}${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.reasonOf)(error)}. A file or folder could not be read or written, or it changed meanwhile. Check the disk and the permissions, and run this again.`;
}


/***/ })

};
;
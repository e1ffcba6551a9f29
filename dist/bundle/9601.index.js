"use strict";
exports.id = 9601;
exports.ids = [9601];
exports.modules = {

/***/ 13691:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ parseNumber),
/* harmony export */   DB: () => (/* binding */ parseSize),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   ZY: () => (/* binding */ parseOption)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49710);
/* harmony import */ var _removed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87694);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);




function parseOption(name, text, parse, expected) {
    const found = parse(text);
    if (found === undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${name} is "${text}": write ${expected}.`);
    return found;
}
function parseChoice(name, text, words) {
    const found = words.find((word) => word === text);
    if (found !== undefined)
        return found;
    const instead = (0,_removed_js__WEBPACK_IMPORTED_MODULE_1__/* .insteadOf */ .c)('word', text);
    if (instead !== undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${name} is "${text}", which was removed: ${instead}.`);
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(text, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${name} is "${text}": write one of ${words.join(', ')}.${hint}`);
}
const DURATION_UNITS = new Map([
    ['s', 1_000],
    ['m', 60_000],
    ['h', 3_600_000],
    ['d', 86_400_000],
    ['w', 604_800_000],
]);
function parseDuration(text) {
    const found = /^(\d{1,6})([smhdw])$/.exec(text.trim());
    return found === null ? undefined : Number((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(found, 1)) * (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(DURATION_UNITS, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(found, 2));
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
    const factor = SIZE_UNITS.get((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(found, 2).toLowerCase()) ?? 0;
    const bytes = Number((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(found, 1)) * factor;
    return bytes > 0 ? bytes : undefined;
}
function parseNumber(text) {
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
    return number > 0 ? number : undefined;
}


/***/ }),

/***/ 87694:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ removedInputs),
/* harmony export */   c: () => (/* binding */ insteadOf)
/* harmony export */ });
const REMOVED = {
    rule: {
        'bmad-list-self': 'no rule replaces it, for a story may list itself. Delete this name',
        'gsd-self-check-absent': 'gsd-self-check-failed and gsd-self-check-contradicted check the self-checks that exist. Delete this name',
    },
    word: {
        badge: "write json for the counts, and show the workflow's own status badge",
        concise: 'write text, or jsonl for one line a finding',
        suggestions: 'write auto, and fix returns with return-gate fix --write where they are written',
    },
    input: {
        'badge-file': "delete it, and show the workflow's own status badge; json-file has the counts",
    },
};
function insteadOf(kind, name) {
    return Object.hasOwn(REMOVED[kind], name) ? REMOVED[kind][name] : undefined;
}
function removedInputs(input) {
    return Object.entries(REMOVED.input)
        .filter(([name]) => input(name) !== '')
        .map(([name, instead]) => `The input ${name} was removed: ${instead}.`);
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
const STORY_NAME = /^(?:(?:story|bug|tech-debt)(?![\p{L}\p{N}_]).*|(?:[A-Za-z]{1,4}-?)?\d+[A-Za-z]?(?:[.-][A-Za-z]?\d+[A-Za-z]?)+(?![\p{L}\p{N}_]).*)\.md$/iu;
function isStoryName(file) {
    return STORY_NAME.test(file.slice(file.lastIndexOf('/') + 1));
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
/* harmony export */   ag: () => (/* binding */ namedStandards),
/* harmony export */   jv: () => (/* binding */ standardNamed),
/* harmony export */   ki: () => (/* binding */ standardsOfOneReturn),
/* harmony export */   ky: () => (/* binding */ StandardError),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   sE: () => (/* binding */ familyNamed),
/* harmony export */   td: () => (/* binding */ FAMILY_SETTINGS),
/* harmony export */   xS: () => (/* binding */ AREAS)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49710);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20160);





class StandardError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e {
    name = 'StandardError';
}
const versionHeads = _index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T.flatMap(({ versions }) => versions);
const FAMILY_NAMES = _index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T.flatMap((family) => family.families);
const AREAS = [
    ..._model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARED_AREAS */ .l0.slice(0, -1),
    ..._index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T.map(({ area }) => area.name),
    ..._model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARED_AREAS */ .l0.slice(-1),
];
const FAMILY_SETTINGS = _index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T.flatMap(({ settings }) => settings ?? []);
const LOOSE_NOUNS = _index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T.flatMap(({ loose }) => loose?.noun ?? []);
function familyNamed(name) {
    const found = _index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T.find((family) => family.families.includes(name));
    if (found === undefined)
        throw new Error(`no family has returns named ${name}`);
    return found;
}
const LOOSE_FAMILIES = new Map(_index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T.flatMap(({ loose }) => (loose === undefined ? [] : [[loose.form, loose.family]])));
function looseFamily(form) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(LOOSE_FAMILIES, form);
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
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(id, ids.toReversed(), 4) ?? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(id, FAMILY_NAMES, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(ids, 'and')}.`;
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
    for (const { named } of _index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T) {
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
    return loadFrom(await familyNamed(head.family).load(), head, vocabulary);
}
async function loadFrom({ versions }, { id }, vocabulary) {
    const plain = await (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(versions, id)();
    const words = vocabulary.get(plain.family);
    return words === undefined ? plain : (await __webpack_require__.e(/* import() */ 473).then(__webpack_require__.bind(__webpack_require__, 10473))).withProjectWords(plain, words);
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
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   Yg: () => (/* binding */ movedWithMilestone),
/* harmony export */   Zg: () => (/* binding */ gsdBaseOf),
/* harmony export */   oc: () => (/* binding */ isArchivedPhase),
/* harmony export */   ty: () => (/* binding */ isGsd)
/* harmony export */ });
const GSD_FAMILIES = ['gsd-summary', 'gsd-plan', 'gsd-verification'];
function isGsd(family) {
    return GSD_FAMILIES.some((name) => name === family);
}
const FOLDER = String.raw `(?:^|/)\.planning/(?:[^/]+/)*(?:phases|[^/]+-phases|quick)/[^/]+/`;
const SUMMARY = new RegExp(`${FOLDER}(?:(?:[^/]+-)?SUMMARY\\.md|plans/(?:[^/]+-)?SUMMARY-\\d[^/]*\\.md)$`);
const PLAN = new RegExp(`${FOLDER}(?:(?:[^/]+-)?PLAN\\.md|plans/(?:[^/]+-)?PLAN-\\d[^/]*\\.md)$`);
const VERIFICATION = new RegExp(`${FOLDER}(?:[^/]+-)?VERIFICATION\\.md$`);
function gsdFamilyOf(file) {
    if (!file.endsWith('.md') || !file.includes('.planning/'))
        return null;
    if (SUMMARY.test(file))
        return 'gsd-summary';
    if (PLAN.test(file))
        return 'gsd-plan';
    return VERIFICATION.test(file) ? 'gsd-verification' : null;
}
function gsdBaseOf(file) {
    const at = file.startsWith('.planning/') ? 0 : file.indexOf('/.planning/');
    return at <= 0 ? '' : file.slice(0, at);
}
function isQuickTask(file) {
    return /(?:^|\/)quick\/[^/]+\/(?:plans\/)?[^/]+$/.test(file);
}
function commitScopesOf(file) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (!isQuickTask(file)) {
        const numbers = /^(\d+(?:\.\d+)*-\d+[a-z]?)-/.exec(name)?.[1];
        if (numbers !== undefined)
            return [numbers];
        const [, phase, plan] = /\/(\d+(?:\.\d+)*)-[^/]*\/plans\/(?:[^/]+-)?SUMMARY-(\d+[a-z]?)[^/]*$/.exec(file) ?? [];
        return phase === undefined || plan === undefined ? [] : [`${phase}-${plan}`];
    }
    const stem = /^(.{1,100})-SUMMARY\.md$/.exec(name)?.[1];
    return stem === undefined ? [] : [stem, `quick-${stem}`];
}
function planOf(summary, names) {
    return names.find((name) => isNameOf(PLAN_NAME, name) && namesOfSummary(name).includes(summary)) ?? null;
}
function summaryOf(plan, names) {
    return namesOfSummary(plan).find((name) => names.includes(name)) ?? null;
}
const PLAN_NAME = /^(?:[^/]+-)?PLAN(?:-[^/]+)?\.md$/;
function isNameOf(pattern, name) {
    return pattern.test(name);
}
function namesOfSummary(plan) {
    const stem = plan.slice(0, -'.md'.length);
    const names = [plan.replace(/PLAN(?!.*PLAN)/, 'SUMMARY'), `${stem}-SUMMARY.md`];
    const [, phase, number] = /^(\d[^-]*)-PLAN-(\d+[a-z]?)(?:-|$)/.exec(stem) ?? [];
    if (phase !== undefined && number !== undefined)
        names.push(`${phase}-${number}-SUMMARY.md`);
    const [, numbers] = /^(\d[^-]*-\d[^-]*)-.+-PLAN$/.exec(stem) ?? [];
    if (numbers !== undefined)
        names.push(`${numbers}-SUMMARY.md`);
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
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(5314)]).then(__webpack_require__.bind(__webpack_require__, 54307))).loaded,
};

// EXTERNAL MODULE: ./src/families/result-envelope/index.ts
var result_envelope = __webpack_require__(70811);
// EXTERNAL MODULE: ./src/families/gsd/place.ts
var place = __webpack_require__(91358);
;// CONCATENATED MODULE: ./src/families/gsd/index.ts

function gsd_place(family, patterns) {
    return {
        form: 'whole',
        family,
        patterns,
        intention: family === 'gsd-plan',
        isOne: (path) => (0,place/* gsdFamilyOf */.So)(path) === family,
        notBelow: ['fixtures', '__fixtures__', 'testdata', 'templates', 'node_modules'],
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
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(2020), __webpack_require__.e(8204)]).then(__webpack_require__.bind(__webpack_require__, 68204))).loaded,
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
    ],
    named: (file) => {
        const found = (0,bmad_place/* bmadFamilyNamed */.kM)(file.replaceAll('\\', '/'));
        return found === null ? null : { family: found, isCertain: true };
    },
    mark: bmad_place/* mayBeBmad */.xv,
    opens: true,
    archive,
    area: { name: 'bmad', title: 'Stories and build specs of BMAD' },
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4937), __webpack_require__.e(2020), __webpack_require__.e(4600)]).then(__webpack_require__.bind(__webpack_require__, 64600))).loaded,
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
    { ...result_envelope/* family */.T, versions: [{ "id": "result-envelope@1", "family": "result-envelope", "version": "1", "title": "Result envelope with headed sections 1", "isDefault": true },
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
/* harmony export */   I: () => (/* binding */ ENVELOPE_MODES),
/* harmony export */   T: () => (/* binding */ family)
/* harmony export */ });
const ENVELOPE_MODES = ['engram', 'openspec', 'none'];
const family = {
    name: 'result-envelope',
    order: 3,
    families: ['result-envelope'],
    form: 'markdown',
    places: [
        { form: 'markdown', family: null, patterns: ['**/*.return.md', '**/return-logs/**/*.md'], log: true },
        { form: 'markdown', family: null, patterns: ['openspec/changes/**/*.md'], document: true },
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
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(962), __webpack_require__.e(6381), __webpack_require__.e(9191), __webpack_require__.e(8811), __webpack_require__.e(7826)]).then(__webpack_require__.bind(__webpack_require__, 26883))).loaded,
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

/***/ 72825:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ PatternError),
/* harmony export */   dq: () => (/* binding */ patternFrom),
/* harmony export */   oy: () => (/* binding */ eitherSelection),
/* harmony export */   vR: () => (/* binding */ cleanPatterns),
/* harmony export */   xi: () => (/* binding */ compilePatterns)
/* harmony export */ });
/* unused harmony exports OPTIONS, matcherOf */
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49710);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33581);



class PatternError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e {
    name = 'PatternError';
}
const LONGEST_PATTERN = 4_096;
const MOST_BRACKETS = 20;
const LONGEST_SEARCH = 10_000;
function compilePatterns(patterns, before = null, inFolder = null) {
    const taken = cleanPatterns(patterns).map(takeApart);
    const compiled = taken.map(({ negate, parts }) => ({
        negate,
        tests: parts.map((part) => {
            const test = testOf(part);
            if (negate || inFolder === null || part.folder === undefined)
                return test;
            const isTaken = inFolder(part.folder);
            return (path) => test(path) && isTaken(path);
        }),
    }));
    const mayMatch = searchFor(taken.flatMap(({ parts }) => parts.map(({ needle }) => needle)));
    return (path) => {
        let selected = before?.(path) === true;
        if (!mayMatch(path))
            return selected;
        for (const { negate, tests } of compiled) {
            if (selected === negate && tests.some((test) => test(path)))
                selected = !negate;
        }
        return selected;
    };
}
function compile(glob) {
    let match;
    if (!glob.includes('['))
        return (path) => (match ??= matcherOf(glob))(path);
    try {
        return matcherOf(glob);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new PatternError(`The pattern "${glob}" has a class that cannot be matched: write a simpler one.`);
    }
}
function searchFor(needles) {
    const source = needles.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
    if (source.length > LONGEST_SEARCH)
        return () => true;
    const search = new RegExp(source);
    return (path) => search.test(path);
}
function testOf({ glob, needle, asFolder }) {
    const match = compile(glob);
    return (path) => path.includes(needle) && match(asFolder ? `${path}/` : path);
}
function cleanPatterns(patterns) {
    return patterns
        .flatMap((pattern) => pattern.split('\n'))
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
function demandModest(line) {
    const shown = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(line, 60);
    if (line.length > LONGEST_PATTERN) {
        throw new PatternError(`The pattern "${shown}" has ${String(line.length)} characters: write one of at most ${String(LONGEST_PATTERN)}.`);
    }
    if (line.split('[').length - 1 > MOST_BRACKETS) {
        throw new PatternError(`The pattern "${shown}" has more than ${String(MOST_BRACKETS)} opening brackets: write a simpler one.`);
    }
}
function takeApart(line) {
    demandModest(line);
    const pattern = line.replace(/^(?:!\s*)+/, '');
    const negations = line.slice(0, line.length - pattern.length);
    const negate = negations.split('!').length % 2 === 0;
    if (pattern === '')
        throw new PatternError(`The pattern "${line}" is empty: write what it should match.`);
    if (pattern.startsWith('/') || pattern.startsWith('~') || /^[A-Za-z]:/.test(pattern)) {
        throw new PatternError(`The pattern "${line}" is absolute: write it relative to the project root.`);
    }
    const directoryOnly = pattern.endsWith('/');
    const segments = pattern.split('/').filter((segment) => segment !== '');
    if (segments[0] === '.')
        segments.shift();
    if (segments.includes('.') || segments.includes('..')) {
        throw new PatternError(`The pattern "${line}" has a "." or ".." inside: write it relative to the project root.`);
    }
    const descendants = { ...partOf([...segments, '**']), folder: segments.join('/') };
    if (directoryOnly)
        return { negate, parts: [descendants] };
    if (segments.at(-1) === '**')
        return { negate, parts: [partOf(segments, true)] };
    return { negate, parts: [partOf(segments), descendants] };
}
function partOf(segments, asFolder = false) {
    return { glob: segments.join('/'), needle: longestText(segments), asFolder };
}
function longestText(segments) {
    let longest = '';
    for (const segment of segments) {
        let start = 0;
        for (let n = 0; n <= segment.length; n++) {
            const sign = segment[n];
            if (sign !== undefined && !'*?[\\'.includes(sign))
                continue;
            if (n - start > longest.length)
                longest = segment.slice(start, n);
            if (sign === '[' || sign === '\\')
                return longest;
            start = n + 1;
        }
    }
    return longest;
}
const OPTIONS = {
    dot: true,
    nobrace: true,
    nocase: false,
    nocomment: true,
    noext: true,
    nonegate: true,
};
function matcherOf(glob) {
    const minimatch = new minimatch__WEBPACK_IMPORTED_MODULE_1__/* .Minimatch */ .VR(glob, OPTIONS);
    minimatch.set = minimatch.set.map((steps) => steps.map((step) => (step instanceof RegExp ? straight(step) : step)));
    return (path) => minimatch.match(path);
}
const BETWEEN_ASTERISKS = /\[\^\/\]\*\?.*?(?=\[\^\/\]\*\?)/gs;
function straight(name) {
    if (Object.hasOwn(name, 'test'))
        return name;
    const source = name.source.replace(BETWEEN_ASTERISKS, (between, at) => {
        const group = `at${String(at)}`;
        return `(?=(?<${group}>${between}))\\k<${group}>`;
    });
    return new RegExp(source, name.flags);
}
function eitherSelection(one, other) {
    return {
        patterns: [...one.patterns, ...other.patterns],
        matches: (path) => one.matches(path) || other.matches(path),
        anyCase: true,
        named: (path) => one.named?.(path) === true || other.named?.(path) === true,
    };
}
function patternFrom(place, pattern) {
    if (place === '')
        return pattern;
    const own = pattern.replace(/^[!\s]+/, '');
    const negations = pattern.slice(0, pattern.length - own.length);
    if (own === '' || own.startsWith('#') || /^(?:[/~]|[A-Za-z]:)/.test(own))
        return pattern;
    const folders = place.split('/').map(literally);
    const segments = own.split('/');
    const start = segments.findIndex((segment) => segment !== '.' && segment !== '..');
    const named = start < 0 ? [] : segments.slice(start);
    const up = segments.slice(0, segments.length - named.length).filter((segment) => segment === '..').length;
    if (up > folders.length)
        return pattern;
    const joined = [...folders.slice(0, folders.length - up), ...named].join('/');
    return `${negations}${joined === '' ? '.' : joined}`;
}
function literally(name) {
    return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}


/***/ }),

/***/ 6644:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   Pu: () => (/* binding */ oncePer),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   U1: () => (/* binding */ firstWhere),
/* harmony export */   cS: () => (/* binding */ batchesOf),
/* harmony export */   s2: () => (/* binding */ elementAt)
/* harmony export */ });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function* batchesOf(items, size) {
    let batch = [];
    for (const item of items) {
        batch.push(item);
        if (batch.length < size)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
function firstWhere(count, holds) {
    return firstBetween(0, count, holds);
}
function firstBetween(low, high, holds) {
    if (low >= high)
        return low;
    const middle = (low + high) >>> 1;
    return holds(middle) ? firstBetween(low, middle, holds) : firstBetween(middle + 1, high, holds);
}
function oncePer(make) {
    const made = new WeakMap();
    return (key) => {
        const known = made.get(key);
        if (known !== undefined)
            return known.value;
        const value = make(key);
        made.set(key, { value });
        return value;
    };
}
function elementAt(list, index) {
    const element = list[index];
    if (element === undefined)
        throw new RangeError(`there is no element ${String(index)} of ${String(list.length)}`);
    return element;
}
function valueOf(map, key) {
    const value = map.get(key);
    if (value === undefined)
        throw new RangeError(`there is no value of ${String(key)}`);
    return value;
}


/***/ }),

/***/ 87979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   OM: () => (/* binding */ stringField),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   sJ: () => (/* binding */ numberField),
/* harmony export */   zy: () => (/* binding */ has)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function field(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function has(value, key) {
    return isObject(value) && Object.hasOwn(value, key);
}
function stringField(value, key) {
    const found = field(value, key);
    return typeof found === 'string' ? found : undefined;
}
function numberField(value, key) {
    const found = field(value, key);
    return typeof found === 'number' ? found : undefined;
}
function listField(value, key) {
    const found = field(value, key);
    return isArray(found) ? found : [];
}


/***/ }),

/***/ 53461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ compareNatural)
/* harmony export */ });
function isDigit(text, at) {
    const code = text.charCodeAt(at);
    return code >= 48 && code <= 57;
}
function endOfDigits(text, from) {
    let at = from;
    while (isDigit(text, at))
        at++;
    return at;
}
function startOfNumber(text, from, end) {
    let at = from;
    while (at < end - 1 && text.charAt(at) === '0')
        at++;
    return at;
}
function byUnits(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
function compareNatural(a, b) {
    let i = 0;
    let j = 0;
    while (i < a.length && j < b.length) {
        if (isDigit(a, i) && isDigit(b, j)) {
            const endA = endOfDigits(a, i);
            const endB = endOfDigits(b, j);
            const numberA = a.slice(startOfNumber(a, i, endA), endA);
            const numberB = b.slice(startOfNumber(b, j, endB), endB);
            const difference = numberA.length - numberB.length || byUnits(numberA, numberB);
            if (difference !== 0)
                return difference;
            i = endA;
            j = endB;
            continue;
        }
        const difference = a.charCodeAt(i) - b.charCodeAt(j);
        if (difference !== 0)
            return difference;
        i++;
        j++;
    }
    return a.length - i - (b.length - j) || byUnits(a, b);
}


/***/ }),

/***/ 33870:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ taskFolder),
/* harmony export */   Kq: () => (/* binding */ pairedWithNamesakes),
/* harmony export */   fN: () => (/* binding */ LONGEST_PATH),
/* harmony export */   ji: () => (/* binding */ decodePathBytes),
/* harmony export */   lW: () => (/* binding */ pathIn),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   qZ: () => (/* binding */ bytesOfName),
/* harmony export */   qb: () => (/* binding */ normalisePath),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);


const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
const LONGEST_PATH = 4_096;
function pathIn(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}
function isTooLong(path) {
    return path.length > LONGEST_PATH || (path.length > LONGEST_PATH / 3 && Buffer.byteLength(path) > LONGEST_PATH);
}
function namesFolder(path) {
    return /(?:^|\/)\.{0,2}$/.test(path);
}
function mayBeUntidy(path) {
    return path === '' || path.startsWith('.') || path.endsWith('/') || path.includes('//') || path.includes('/.');
}
function normalisePath(path) {
    if (ROOTED.test(path))
        return null;
    if (!mayBeUntidy(path))
        return path;
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return null;
    }
    return segments.join('/');
}
function taskFolder(file) {
    const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    return folder.replace(/(?:^|\/)\.meta$/, '');
}
const NOT_ASCII = /[^\0-\x7f]/;
function decodePathBytes(binary) {
    if (!NOT_ASCII.test(binary))
        return binary;
    const bytes = Buffer.from(binary, 'latin1');
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
        i += Math.max(length, 1);
    }
    return text;
}
function sequenceLength(bytes, start) {
    for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, start + length)))
            return length;
    }
    return 0;
}
function bytesOfName(name) {
    if (!/[\udc80-\udcff]/.test(name))
        return Buffer.from(name);
    const parts = [];
    for (const character of name) {
        const code = character.codePointAt(0) ?? 0;
        parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character));
    }
    return Buffer.concat(parts);
}
const DEEPEST = 16;
function pairedWithNamesakes(files, others) {
    const free = new Set(others);
    const paired = new Set();
    for (let length = DEEPEST; length > 0; length--) {
        for (const keyOf of [keyInFolder, keyAnywhere]) {
            const byKey = (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)([...free].reverse(), (other) => keyOf(other, length));
            for (const file of files) {
                if (paired.has(file))
                    continue;
                const partner = byKey.get(keyOf(file, length))?.pop();
                if (partner === undefined)
                    continue;
                paired.add(file);
                free.delete(partner);
            }
        }
    }
    return paired;
}
function keyAnywhere(path, length) {
    return path.split('/').slice(-length).join('/');
}
function keyInFolder(path, length) {
    return `${path.slice(0, path.indexOf('/') + 1)}\n${keyAnywhere(path, length)}`;
}


/***/ }),

/***/ 8664:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   WS: () => (/* binding */ FILE_START),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   hc: () => (/* binding */ edit)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

function join(pointer, ...tokens) {
    let result = pointer;
    for (const token of tokens) {
        result += `/${typeof token === 'number' ? String(token) : escape(token)}`;
    }
    return result;
}
function escape(token) {
    if (!token.includes('~') && !token.includes('/'))
        return token;
    return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
function tokens(pointer) {
    if (pointer === '')
        return [];
    return pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function valueAt(value, pointer) {
    let current = value;
    for (const token of tokens(pointer)) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(current))
            current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
        else
            current = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(current, token);
        if (current === undefined)
            return undefined;
    }
    return current;
}
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
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
    const path = tokens(pointer);
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

/***/ 82959:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ fixFormatFor),
/* harmony export */   F7: () => (/* binding */ fixFormat),
/* harmony export */   I$: () => (/* binding */ phasesOf),
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   MB: () => (/* binding */ isSameAgent),
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   Ns: () => (/* binding */ artifactsOf),
/* harmony export */   OY: () => (/* binding */ writtenSession),
/* harmony export */   PY: () => (/* binding */ weighsAsSuccess),
/* harmony export */   SF: () => (/* binding */ delegationOf),
/* harmony export */   __: () => (/* binding */ isOptionalNull),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   kV: () => (/* binding */ agentLabel),
/* harmony export */   kh: () => (/* binding */ saysSuccess),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   tG: () => (/* binding */ stateOfStatus),
/* harmony export */   tU: () => (/* binding */ isMetaTask),
/* harmony export */   ud: () => (/* binding */ breaksShape),
/* harmony export */   v8: () => (/* binding */ wayToSession),
/* harmony export */   yA: () => (/* binding */ UNFINISHED)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);




const LONGEST_NAME = 80;
function statusOf(subject) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(subject.value, 'status');
}
function isSuccess(subject) {
    const { success, succeeds } = subject.standard;
    if (succeeds !== undefined)
        return succeeds(subject.value);
    const status = statusOf(subject);
    return status !== undefined && success.includes(status);
}
function weighsAsSuccess(subject) {
    if (subject.standard.succeeds !== undefined)
        return isSuccess(subject);
    return isSuccess(subject) || stateOfStatus(statusOf(subject), subject.standard) === null;
}
const UNFINISHED = 'in_progress';
function stateOfStatus(status, { statuses, open, success, succeeds, readStatus, }) {
    if (status === null || status === undefined)
        return null;
    const plain = succeeds === undefined || statuses.includes(status) ? status : status.trim().toLowerCase();
    if (!statuses.includes(plain))
        return readStatus?.(status) ?? null;
    if (open.includes(plain))
        return 'open';
    return success.includes(plain) ? 'success' : 'final';
}
function saysSuccess(subject) {
    return stateOfStatus(statusOf(subject), subject.standard) === 'success' && isSuccess(subject);
}
function metadataOf({ value }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'metadata');
}
function agentOf(subject) {
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(metadataOf(subject), 'agent_type');
    return agent === undefined || agent.trim() === '' ? null : agent;
}
function isSameAgent(one, other) {
    return plainName(one) === plainName(other);
}
function plainName(name) {
    return name
        .trim()
        .replace(/^skill-/i, '')
        .replace(/-agent$/i, '')
        .toLowerCase();
}
function agentName(subject) {
    return agentLabel(subject.calledAgent ?? agentOf(subject));
}
function agentLabel(agent) {
    return shortened(agent === null || agent.trim() === '' ? UNNAMED : agent);
}
function fixFormat(subject) {
    return fixFormatOf(agentName(subject));
}
function fixFormatFor(agent) {
    return fixFormatOf(agentLabel(agent));
}
function fixFormatOf(agent) {
    return agent === UNNAMED ? 'Fix subagent return format' : `Fix ${agent} subagent return format`;
}
const UNNAMED = 'subagent';
function shortened(name) {
    return name.length <= LONGEST_NAME && PLAIN_NAME.test(name) ? name : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name, LONGEST_NAME);
}
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._:@/+-]*$/u;
function wayToSession({ shape }) {
    return shape.fields['']?.includes('session_id') === true ? ['session_id'] : ['metadata', 'session_id'];
}
function writtenSession(subject) {
    const isInMetadata = wayToSession(subject.standard).length > 1;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(isInMetadata ? metadataOf(subject) : subject.value, 'session_id');
}
function sessionOf(subject) {
    const session = writtenSession(subject);
    return session === undefined || session.trim() === '' ? null : session;
}
const NO_NAMES = [];
function delegationOf(subject) {
    const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(metadataOf(subject), 'delegation_path');
    return path.length > 0 && path.every((name) => typeof name === 'string') ? known(path) : NO_NAMES;
}
const paths = new Map();
const PATHS_UP_TO = 1024;
const LONGEST_KEY = 1024;
function known(path) {
    const key = JSON.stringify(path);
    const before = paths.get(key);
    if (before !== undefined)
        return before;
    if (paths.size < PATHS_UP_TO && key.length <= LONGEST_KEY)
        paths.set(key, path);
    return path;
}
function objectsOf(subject, key) {
    const found = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
            found.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)('', key, index), value });
    }
    return found;
}
let latest;
function artifactsOf({ value }) {
    if (latest?.value !== value)
        latest = { value, artifacts: artifactsIn(value) };
    return latest.artifacts;
}
function artifactsIn(value) {
    const artifacts = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(value, 'artifacts');
    for (let index = 0; index < list.length; index++) {
        const artifact = list[index];
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(artifact))
            continue;
        const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'path');
        artifacts.push({
            pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)('', 'artifacts', index),
            value: artifact,
            type: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'type'),
            path,
            plainPath: path === undefined ? null : (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalisePath */ .qb)(path),
            summary: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'summary'),
        });
    }
    return artifacts;
}
function breaksShape(errors, value, shape) {
    return errors.some((error) => !error.advisory && !isOptionalNull(error, value, shape));
}
function isOptionalNull({ keyword, pointer }, value, shape) {
    return keyword === 'type' && (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, pointer) === null && isOptional(pointer, shape);
}
function isOptional(pointer, { fields, required }) {
    const steps = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(pointer);
    const name = steps.at(-1) ?? '';
    const holder = steps
        .slice(0, -1)
        .map((step) => (/^\d+$/.test(step) ? '/*' : `/${step}`))
        .join('');
    return fields[holder]?.includes(name) === true && required[holder]?.includes(name) !== true;
}
const META = 'meta';
function isMetaTask(subject) {
    return (saysMeta(subject.value) || saysMeta(metadataOf(subject)) || (agentOf(subject)?.startsWith(`${META}-`) ?? false));
}
function saysMeta(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'task_type') === META || (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'language') === META;
}
function phasesOf({ value, standard, }) {
    const isAtTop = standard.shape.fields['']?.includes('phases_completed') === true;
    const holder = isAtTop ? value : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'metadata');
    return {
        place: isAtTop ? '' : (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)('', 'metadata'),
        completed: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberField */ .sJ)(holder, 'phases_completed'),
        total: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberField */ .sJ)(holder, 'phases_total'),
    };
}


/***/ }),

/***/ 71799:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ isOfForm),
/* harmony export */   Ir: () => (/* binding */ sourceInWords),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Nk: () => (/* binding */ isOfTruth),
/* harmony export */   VK: () => (/* binding */ DOCUMENT_UPSTREAMS),
/* harmony export */   gt: () => (/* binding */ aboutRule),
/* harmony export */   l0: () => (/* binding */ SHARED_AREAS)
/* harmony export */ });
/* unused harmony export DOCUMENTS */
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6644);

const SHARED_AREAS = [
    'document',
    'shape',
    'status',
    'summary',
    'artifacts',
    'metadata',
    'errors',
    'life-cycle',
    'run',
];
const aboutRule = (0,_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .Pu)((rule) => rule.about());
function isOfTruth({ scope, area, ofTruth }) {
    return ofTruth ?? (scope === 'claim' || area === 'status');
}
function isOfForm(rule) {
    return !isOfTruth(rule) && rule.ofClaims !== true && rule.unread !== true;
}
const NOTHING = [];
const DOCUMENTS = {
    '000': 'Document 000, the console return 1.0',
    '001': 'Document 001, the return metadata file',
    '002': 'Document 002, the validation of a console return in six steps',
    '003': 'Document 003, the console return with its delegation chain',
    '004': 'Document 004, returns in Markdown',
    upstream: 'The standard as its project publishes it',
    'return-gate': 'return-gate itself',
};
const AGENT_SYSTEM = {
    title: 'the agent system of benbrastmckie, in ProofChecker',
    url: 'https://github.com/benbrastmckie/ProofChecker',
};
const DOCUMENT_UPSTREAMS = {
    '000': AGENT_SYSTEM,
    '001': { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
    '002': AGENT_SYSTEM,
    '003': AGENT_SYSTEM,
    '004': { title: 'Agent Teams Lite', url: 'https://github.com/Gentleman-Programming/agent-teams-lite' },
};
function sourceInWords({ document, heading }) {
    return heading === undefined ? DOCUMENTS[document] : `${DOCUMENTS[document]}: ${heading}`;
}


/***/ }),

/***/ 69897:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ Endings),
/* harmony export */   Tr: () => (/* binding */ lackingContent),
/* harmony export */   ig: () => (/* binding */ HOW_TO_FETCH),
/* harmony export */   u: () => (/* binding */ lackingInWords)
/* harmony export */ });
const MOST_ENDINGS = 3;
class Endings {
    #last = { before: new Map(), found: null };
    constructor(tails) {
        for (const tail of new Set(tails)) {
            if (tail === '')
                continue;
            let step = this.#last;
            for (const name of tail.split('/').reverse()) {
                const next = step.before.get(name) ?? { before: new Map(), found: null };
                step.before.set(name, next);
                step = next;
            }
            step.found = { tail, paths: [] };
        }
    }
    take(path) {
        let step = this.#last;
        for (let end = path.length; end > 0;) {
            const slash = path.lastIndexOf('/', end - 1);
            const next = step.before.get(path.slice(slash + 1, end));
            if (next === undefined || slash < 0)
                return;
            step = next;
            const { found } = step;
            if (found !== null && found.paths.length < MOST_ENDINGS && !found.paths.includes(path))
                found.paths.push(path);
            end = slash;
        }
    }
    takeWithFolders(path) {
        this.take(path);
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            this.take(path.slice(0, end));
        }
    }
    found() {
        const all = new Map();
        const steps = [this.#last];
        for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
            if (step.found !== null && step.found.paths.length > 0)
                all.set(step.found.tail, step.found.paths);
            for (const before of step.before.values())
                steps.push(before);
        }
        return all;
    }
}
const HOW_TO_FETCH = 'Let git reach the remote (persist-credentials of actions/checkout), or fetch without the filter: git fetch --refetch --no-filter origin.';
function lackingContent(file, id) {
    return `The clone lacks the content of ${file}${id === null ? '' : `, the object ${id}`}.`;
}
function lackingInWords(file, id) {
    return `${lackingContent(file, id)} ${HOW_TO_FETCH}`;
}


/***/ }),

/***/ 22003:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ decodeLoosely),
/* harmony export */   Cf: () => (/* binding */ findsOf),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   IE: () => (/* binding */ MOST_RETURNS),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   ZL: () => (/* binding */ unendedComment),
/* harmony export */   hk: () => (/* binding */ MOST_BLOCKS),
/* harmony export */   lv: () => (/* binding */ NO_PARTS),
/* harmony export */   uU: () => (/* binding */ taken)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);



const MOST_BLOCKS = 100_000;
const NO_PARTS = { problems: [], returns: [], more: 0 };
const MOST_RETURNS = 1_000;
function find(make) {
    return { count: 1, make: () => ({ ...NO_PARTS, ...make() }) };
}
function* findsOf({ problems, returns, more }) {
    for (const problem of problems)
        yield find(() => ({ problems: [problem] }));
    for (const found of returns)
        yield find(() => ({ returns: [found] }));
    if (more > 0)
        yield { count: more, make: () => ({ ...NO_PARTS, more }) };
}
function taken(finds) {
    const problems = [];
    const returns = [];
    let made = 0;
    let more = 0;
    for (const { count, make } of finds) {
        if (made >= MOST_RETURNS) {
            more += count;
            continue;
        }
        const parts = make();
        if (parts.returns.length > 0 || parts.problems.length > 0)
            made += Math.max(count, parts.returns.length);
        problems.push(...parts.problems);
        returns.push(...parts.returns);
        more += parts.more;
    }
    more += Math.max(0, returns.length - MOST_RETURNS);
    return { problems, returns: returns.slice(0, MOST_RETURNS), more };
}
function quoted({ problems, returns, more }) {
    return { problems, returns: returns.map((found) => ({ ...found, verbatim: false })), more };
}
function unendedComment({ range }, start) {
    return { text: '<!--', range: range(start, start + '<!--'.length), isComment: true };
}
const BYTE_ORDER_MARK = '\uFEFF';
const CLEAN = [];
function decode(bytes) {
    const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .WS }] };
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(buffer)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
    }
    const text = buffer.toString('utf8');
    if (!text.startsWith(BYTE_ORDER_MARK))
        return { text, problems: CLEAN };
    return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .WS }] };
}
function decodeLoosely(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return Buffer.from(bytes).toString('latin1');
}
function firstWrongByte(buffer) {
    const end = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .firstWhere */ .U1)(buffer.length - 1, (n) => wholeUpTo(buffer, n + 1) === undefined);
    const before = buffer.subarray(0, wholeUpTo(buffer, end)).toString('utf8');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}
function wholeUpTo(buffer, end) {
    return [end, end - 1, end - 2, end - 3].find((at) => at >= 0 && (0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(buffer.subarray(0, at)));
}


/***/ }),

/***/ 70440:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ printedId),
/* harmony export */   JI: () => (/* binding */ demandEntryName),
/* harmony export */   Kq: () => (/* binding */ damagedTree),
/* harmony export */   P4: () => (/* binding */ twice),
/* harmony export */   TC: () => (/* binding */ unexpectedOutput),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   gk: () => (/* binding */ gitFailed)
/* harmony export */ });
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49710);

class GitError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    what;
    kind;
    hint;
    name = 'GitError';
    constructor(what, kind = 'other', hint = '') {
        super(hint === '' ? what : `${what} ${hint}`);
        this.what = what;
        this.kind = kind;
        this.hint = hint;
    }
}
const BROKEN_CONFIGURATION = /bad config |bad \w+ config value|GIT_CONFIG_|command-line config|maximum include depth|failed to expand user dir|unable to access '(?!\w+:\/\/)[^']*config'|while reading the configuration/;
function gitFailed(doing, stderr) {
    const reason = stderr.trim() || 'it gave no reason';
    const stop = /[.!?]$/.test(reason) ? '' : '.';
    return brokenConfiguration(stderr) ?? new GitError(`git could not ${doing}: ${reason}${stop}`);
}
function brokenConfiguration(stderr) {
    const line = stderr.split('\n').find((said) => BROKEN_CONFIGURATION.test(said));
    if (line === undefined)
        return undefined;
    return new GitError(`git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`, 'other', 'Fix the setting; git config --list --show-origin shows which file has it.');
}
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function printedId(stdout, doing) {
    const id = stdout.toString('latin1').trim();
    if (OBJECT_ID.test(id))
        return id;
    throw unexpectedOutput(doing);
}
function unexpectedOutput(doing) {
    return new GitError(`git could not ${doing}: its output is damaged or incomplete.`, 'other', 'Run this again; if it happens again, look for a program that is in for git on PATH.');
}
function damagedTree(what) {
    return new GitError(`The tree of the commit is damaged: ${what}.`, 'other', 'Commit the files again; git fsck shows what is damaged.');
}
function demandEntryName(name, folder) {
    if (name === '' || name.includes('/') || /^\.(?:\.?|git)$/i.test(name)) {
        throw damagedTree(`${folder === '' ? 'its top' : folder} has an entry of the name ${JSON.stringify(name)}`);
    }
}
function twice(path) {
    return damagedTree(`it has ${path} twice`);
}


/***/ }),

/***/ 49458:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   qb: () => (/* binding */ gitFolderOf),
/* harmony export */   vb: () => (/* binding */ resemblesRepository),
/* harmony export */   xX: () => (/* binding */ storeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98951);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66034);




const LONGEST = 8 * 1024;
function storeOf(folder) {
    try {
        const isOwn = (above) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git'));
        const found = (0,_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .upwards */ .Hy)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).find((above) => isOwn(above) || isRepository(above));
        return found !== undefined && isOwn(found) ? common(ownFolder(found)) : found;
    }
    catch {
        return undefined;
    }
}
function gitFolderOf(top) {
    try {
        return ownFolder(top);
    }
    catch {
        return undefined;
    }
}
function ownFolder(top) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    if (!isFile(inside))
        return inside;
    const named = startOf(inside).replace(/^gitdir: /, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named.trimEnd());
}
function isRepository(folder) {
    try {
        return hasHead(folder) && common(folder) !== undefined;
    }
    catch {
        return false;
    }
}
function resemblesRepository(folder) {
    return holds(folder, 'HEAD') && (holds(folder, 'commondir') || (holds(folder, 'objects') && holds(folder, 'refs')));
}
function holds(folder, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function hasHead(folder) {
    const head = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(head).isSymbolicLink() || /^(?:ref:\s*refs\/|[0-9a-f]{40})/.test(startOf(head));
}
function common(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'commondir');
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, startOf(file).trimEnd()) : folder;
    return isStore(shared) ? shared : undefined;
}
function startOf(file) {
    return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, LONGEST)?.bytes.toString('utf8') ?? '';
}
function isStore(folder) {
    return ['objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false })?.isDirectory());
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function isPartial(store) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'objects', 'pack')).some((name) => name.endsWith('.promisor'));
    }
    catch {
        return false;
    }
}
function isShallow(store) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'shallow'));
}


/***/ }),

/***/ 66034:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Hy: () => (/* binding */ upwards),
/* harmony export */   MN: () => (/* binding */ realOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function isInside(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function realOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}
function upwards(folder, end) {
    const found = [folder];
    for (let at = folder, above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at); at !== end && above !== at; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        found.push(above);
        at = above;
    }
    return found;
}


/***/ }),

/***/ 98951:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

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


/***/ }),

/***/ 17896:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ relativeWithin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

function relativeWithin(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file);
    const isOutside = path === '' || path === '..' || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
    return isOutside ? null : path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 12102:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   hA: () => (/* binding */ trustedFolders),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   wd: () => (/* binding */ isDirectory),
/* harmony export */   ww: () => (/* binding */ repositoriesBelow),
/* harmony export */   xP: () => (/* binding */ rootInWorkTree),
/* harmony export */   zb: () => (/* binding */ demandDirectory),
/* harmony export */   zu: () => (/* binding */ projectRootOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53461);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70440);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49458);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66034);






function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
}
function isDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function repositoryOf(folder) {
    return (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .upwards */ .Hy)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).find((above) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git')));
}
const MOST_ENTRIES = 1_000;
function repositoriesBelow(folder) {
    try {
        if (repositoryOf(folder) !== undefined)
            return [];
        const below = foldersIn(folder, '');
        const isRepository = (place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, place, '.git'));
        const further = below.filter((place) => !isRepository(place)).flatMap((place) => foldersIn(folder, place));
        return [...below, ...further].filter(isRepository).sort(_model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .d);
    }
    catch {
        return [];
    }
}
function foldersIn(folder, place) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, place), { withFileTypes: true }).slice(0, MOST_ENTRIES);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => (place === '' ? name : `${place}/${name}`));
}
function placeInRepository(folder) {
    const repository = repositoryOf(folder);
    return repository === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function rootInWorkTree(root, folder) {
    const [store, other] = [(0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .storeOf */ .xX)(root), (0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .storeOf */ .xX)(folder)];
    if (store === undefined || other === undefined || (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .realOf */ .MN)(store) !== (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .realOf */ .MN)(other))
        return root;
    const [top, place] = [repositoryOf(folder), placeInRepository(root)];
    if (top === undefined || place === undefined || top === repositoryOf(root))
        return root;
    const there = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, place);
    return isDirectory(there) ? there : root;
}
function trustedFolders(folders) {
    const trusted = new Set();
    for (const folder of folders) {
        trusted.add(folder);
        if (!isDirectory(folder))
            continue;
        trusted.add((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        const repository = repositoryOf(folder);
        if (repository !== undefined)
            trusted.add(repository);
    }
    return [...trusted];
}
function projectRootOf(folder, configurations) {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    if ((0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(real))
        return { path: '.', place: '', because: 'current' };
    const top = repositoryOf(real);
    const at = (root, because) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, root) || '.',
        place: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'),
        because: root === real ? 'current' : because,
    });
    const configured = (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .upwards */ .Hy)(real, top).find((above) => configurations.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, name))));
    return configured === undefined ? at(top ?? real, 'repository') : at(configured, 'configuration');
}


/***/ }),

/***/ 36567:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ walk)
/* harmony export */ });
/* unused harmony export globEscape */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

async function walk(folder, patterns) {
    if (/[\n\r]/.test(folder))
        return undefined;
    const { create } = await Promise.all(/* import() */[__webpack_require__.e(1659), __webpack_require__.e(9864)]).then(__webpack_require__.bind(__webpack_require__, 23860));
    const prefix = globEscape(folder);
    const anchored = patterns.map((pattern) => {
        const rest = pattern.replace(/^[!\s]*/, '');
        const negations = pattern.slice(0, pattern.length - rest.length);
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(rest) ? `${negations}${rest}` : `${negations}${prefix}/${rest.replace(/^\.\//, '')}`;
    });
    const found = [];
    const restore = withoutDebugLines();
    try {
        const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
        for await (const place of globber.globGenerator())
            found.push(place);
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
    finally {
        restore();
    }
    return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}
function withoutDebugLines() {
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    stdout.write = (chunk, ...rest) => typeof chunk === 'string' && chunk.startsWith('::debug::') ? true : write(chunk, ...rest);
    return () => {
        stdout.write = write;
    };
}
function globEscape(path, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    const escaped = separator === '\\' ? path : path.replaceAll('\\', '\\\\');
    return escaped
        .replace(/\[(?=[^/]+\])/g, '[[]')
        .replaceAll('?', '[?]')
        .replaceAll('*', '[*]');
}


/***/ })

};
;
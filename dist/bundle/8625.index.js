"use strict";
exports.id = 8625;
exports.ids = [8625];
exports.modules = {

/***/ 81122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ toConfig)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _parse_option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13691);




const TEXT_SETTINGS = [
    ..._families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_SETTINGS */ .td.map(({ name }) => name),
    'fail-on',
    'if-no-returns',
    'archived',
    'stale-after',
    'max-file-size',
    'max-returns',
    'max-claims',
    'agent-branches-require',
];
function toConfig(file, value, warnings = [], forms = []) {
    return {
        file,
        warnings,
        standards: standardsOf(value),
        paths: texts(value, 'paths'),
        ignore: texts(value, 'ignore'),
        rules: levelsOf(value),
        overrides: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.listField)(value, 'overrides').filter(_model_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject).map(toOverride),
        vocabulary: vocabularyOf(value),
        agents: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'agents') === undefined ? null : texts(value, 'agents'),
        texts: new Map(TEXT_SETTINGS.flatMap((name) => {
            const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, name);
            return typeof given === 'string' || typeof given === 'number' ? [[name, String(given)]] : [];
        })),
        unclaimed: texts(value, 'unclaimed'),
        agentBranches: texts(value, 'agent-branches'),
        baseline: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(value, 'baseline') ?? null,
        forms,
    };
}
function toOverride(value) {
    return {
        paths: texts(value, 'paths'),
        findings: texts(value, 'findings'),
        standards: standardsOf(value),
        rules: levelsOf(value),
        reason: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(value, 'reason'),
    };
}
function texts(value, key) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.listField)(value, key).filter((element) => typeof element === 'string');
}
function standardsOf(value) {
    const chosen = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'standards');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.stringField)(chosen, family);
        return id === undefined ? [] : [[family, id]];
    }));
}
function vocabularyOf(value) {
    const vocabulary = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'vocabulary');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const words = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(vocabulary, family);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject)(words))
            return [];
        const statuses = fieldEntries(words, 'statuses').flatMap(([word, means]) => typeof means === 'string' || typeof means === 'boolean' ? [[word, means]] : []);
        const types = fieldEntries(words, 'artifact-types').flatMap(([word, means]) => typeof means === 'string' || means === true ? [[word, means]] : []);
        return [[family, { statuses: new Map(statuses), artifactTypes: new Map(types) }]];
    }));
}
function fieldEntries(value, key) {
    const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, key);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject)(found) ? Object.entries(found) : [];
}
const LEVELS = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES, 'off'];
function levelsOf(value) {
    const rules = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.field)(value, 'rules');
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__.isObject)(rules))
        return new Map();
    return new Map(Object.entries(rules).flatMap(([id, given]) => {
        if ((0,_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c$)('rule', id) !== undefined)
            return [];
        const level = LEVELS.find((known) => known === given);
        return level === undefined ? [] : [[id, level]];
    }));
}


/***/ }),

/***/ 40097:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loosenedForms),
/* harmony export */   z: () => (/* binding */ loosenedRules)
/* harmony export */ });
/* harmony import */ var _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32083);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);


function loosenedRules({ levels, overrides, failOn, readFrom }) {
    const { config, options, policy } = readFrom;
    if (config === null || policy !== undefined)
        return [];
    const by = config.file;
    const threshold = failOn === 'never' ? 'error' : failOn;
    const isLoosened = (rule, level, ofProject) => {
        const usual = _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROOF_RULES */ .ZY.get(rule);
        return usual !== undefined && canFail(ofProject ?? usual, threshold) && !canFail(level, threshold);
    };
    const ofRules = [...levels].flatMap(([rule, level]) => isLoosened(rule, level) ? [{ setting: 'rules', by, rule, level }] : []);
    const ofOverrides = overrides.flatMap(({ levels: ofOverride, paths, findings, reason }) => [...ofOverride].flatMap(([rule, level]) => isLoosened(rule, level, levels.get(rule))
        ? [
            {
                setting: 'overrides',
                by,
                rule,
                level,
                ...(paths.length === 0 ? {} : { paths }),
                ...(findings === null ? {} : { findings: findings.size }),
                ...(reason === undefined ? {} : { reason }),
            },
        ]
        : []));
    const isOff = failOn === 'never' && options.texts?.has('fail-on') !== true;
    return [...(isOff ? [{ setting: 'fail-on', by }] : []), ...ofRules, ...ofOverrides];
}
function loosenedForms(base, branch, by) {
    return base.flatMap((was) => {
        const now = branch.find(({ name }) => name === was.name);
        if (now !== undefined && !isLooserForm(was, now))
            return [];
        return [{ setting: 'forms', by, form: was.name, isDropped: now === undefined }];
    });
}
function isLooserForm(was, now) {
    const sources = ({ claims }) => Object.entries(claims).flatMap(([kind, list]) => list.map((source) => `${kind} ${source}`));
    const excuses = ({ status }) => status.flatMap(({ at, other, open }) => [...other, ...open].map((word) => `${at} ${word}`));
    const lacks = (one, other) => other.some((text) => !one.includes(text));
    return (lacks(now.files, was.files) ||
        lacks(sources(now), sources(was)) ||
        lacks(excuses(was), excuses(now)) ||
        (was.status.length > 0 && now.status.length === 0) ||
        (was.severity === 'error' && now.severity === 'warning') ||
        (was.schema !== null && now.schema === null));
}
function canFail(level, threshold) {
    return level !== 'off' && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.isAtLeast)(level, threshold);
}


/***/ }),

/***/ 99706:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ readPolicy),
/* harmony export */   jI: () => (/* binding */ underPolicy),
/* harmony export */   xW: () => (/* binding */ overruledInWords)
/* harmony export */ });
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30783);
/* harmony import */ var _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32083);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72825);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49710);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41300);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81122);
/* harmony import */ var _parse_option_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13691);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _tree_disk_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85875);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28004);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61036);











const STRICTER_COUNTS = [
    { name: 'fail-on', strictness: placeIn('notice', 'warning', 'error', 'never') },
    { name: 'if-no-returns', strictness: placeIn('error', 'warning', 'ignore') },
    { name: 'archived', strictness: placeIn('all', 'claims') },
    { name: 'agent-branches-require', strictness: placeIn('success', 'final') },
    { name: 'stale-after', strictness: (text) => (0,_parse_option_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDuration */ .E9)(text) ?? 0 },
];
function placeIn(...strictestFirst) {
    return (word) => strictestFirst.indexOf(word);
}
function underPolicy(policy, options, project) {
    const config = project ?? (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .toConfig */ .q)('', {});
    const wanted = new Map([['fail-on', 'error'], ...policy.texts]);
    const overruled = new Set();
    const [ofCaller, allowed] = [(0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanPatterns */ .vR)(options.ignore), (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanPatterns */ .vR)(policy.ignore)];
    const ignored = ofCaller.length > 0 ? ofCaller : (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanPatterns */ .vR)(config.ignore);
    if (ignored.some((pattern) => !allowed.includes(pattern)))
        overruled.add('ignore');
    const texts = new Map(options.texts);
    for (const { name, strictness } of STRICTER_COUNTS) {
        const [own, least] = [texts.get(name) ?? config.texts.get(name), wanted.get(name)];
        if (own !== undefined && least !== undefined && strictness(own) > strictness(least))
            overruled.add(name);
        const counts = overruled.has(name) ? least : (own ?? least);
        if (counts !== undefined)
            texts.set(name, counts);
    }
    for (const { name } of _families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_SETTINGS */ .td) {
        const least = wanted.get(name);
        if (least !== undefined)
            texts.set(name, least);
    }
    const standard = standardUnder(texts.get('standard'), policy);
    if (standard !== undefined)
        texts.set('standard', standard);
    const keepStrict = (rules, nameOf) => {
        const kept = [...rules].filter(([rule, level]) => {
            const isLooser = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__.isStricter)(mildest(policy, rule) ?? 'off', level);
            if (isLooser)
                overruled.add(nameOf(rule));
            return !isLooser;
        });
        return new Map(kept);
    };
    return {
        options: { ...options, texts },
        config: {
            ...config,
            paths: config.paths.length === 0 ? policy.paths : config.paths,
            ignore: config.ignore.length === 0 ? policy.ignore : config.ignore,
            rules: new Map([...policy.rules, ...keepStrict(config.rules, (rule) => `rules.${rule}`)]),
            overrides: config.overrides.map((one) => ({ ...one, rules: keepStrict(one.rules, () => 'overrides') })),
            vocabulary: vocabularyUnder(config.vocabulary, policy.vocabulary, overruled),
            agents: agentsUnder(config.agents, policy.agents, overruled),
            baseline: policy.baseline ?? config.baseline,
            forms: formsUnder(config.forms, policy.forms, overruled),
        },
        overruled: [...overruled],
    };
}
function mildest({ rules, texts }, rule) {
    const failOn = texts.get('fail-on');
    const threshold = failOn === 'warning' || failOn === 'notice' ? failOn : 'error';
    const usual = _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .PROOF_RULES */ .ZY.get(rule);
    return rules.get(rule) ?? (usual !== undefined && usual !== 'off' && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__.isAtLeast)(usual, threshold) ? usual : undefined);
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
function formsUnder(own, wanted, overruled) {
    const others = own.filter(({ name }) => wanted.every((form) => form.name !== name));
    const isOverruled = (form) => wanted.some((other) => other.name === form.name && JSON.stringify(other) !== JSON.stringify(form));
    if (own.some(isOverruled))
        overruled.add('forms');
    return [...others, ...wanted];
}
function agentsUnder(own, wanted, overruled) {
    if (own === null || wanted === null)
        return own ?? wanted;
    const kept = own.filter((name) => wanted.includes(name));
    if (kept.length < own.length)
        overruled.add('agents');
    return kept;
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
async function readPolicy({ shown, folder, root, tree, nameOfSetting }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(folder, shown);
    if (await (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_7__/* .isCheckedFile */ .eQ)(tree, root, path)) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_10__/* .UsageError */ .e(`${nameOfSetting('policy')} is ${shown}, a file of the checked repository, which a pull request can change: name a file of another checkout, such as that of a repository for policies. A configuration of this repository belongs in ${nameOfSetting('config').replace(/^The/, 'the')}, or at the project root.`);
    }
    const config = await (0,_load_js__WEBPACK_IMPORTED_MODULE_9__/* .readConfigFile */ .RG)({ path, shown, root, what: 'policy' });
    const refused = [
        ...(config.overrides.length === 0 ? [] : ['A policy has no overrides: it holds for all files. Set rules.']),
        ...OF_EACH_PROJECT.filter((name) => config.texts.has(name)).map((name) => `A policy does not set ${name}: each project does.`),
    ];
    if (refused.length === 0)
        return config;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .xL(shown, refused);
}
const OF_EACH_PROJECT = ['max-file-size', 'max-returns', 'max-claims'];
function overruledInWords(shown, overruled) {
    if (overruled.length === 0)
        return '';
    return `The policy ${shown} is stricter than this project's settings, which do not count here: ${overruled.join(', ')}.`;
}


/***/ }),

/***/ 54661:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   WN: () => (/* binding */ patternsThatCount),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   wA: () => (/* binding */ shardSettings)
/* harmony export */ });
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72825);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54960);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75274);
/* harmony import */ var _parse_option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13691);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99706);
/* harmony import */ var _model_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23056);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58952);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30783);










function readOptions(raw, nameOfSetting) {
    readSettings(raw, nameOfSetting);
    return (config, policy = null) => policy === null ? readSettings(raw, nameOfSetting, config) : settingsUnder(policy, raw, nameOfSetting, config);
}
function settingsUnder(policy, raw, nameOfSetting, config) {
    const { options, config: own, overruled } = (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .underPolicy */ .jI)(policy, raw, config);
    const settings = readSettings(options, nameOfSetting, own);
    const ofPolicy = readSelection({ ...raw, ignore: [] }, nameOfSetting, policy);
    const { mayBeUnclaimed, isAgentBranch } = settings;
    const mayBe = matcherOf(policy.unclaimed);
    const isBranch = matcherOf(policy.agentBranches);
    return {
        ...settings,
        selection: (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .eitherSelection */ .oy)(settings.selection, ofPolicy),
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
    const text = (name) => raw.texts?.get(name) ?? config?.texts.get(name);
    const choice = (name, usual, words) => (0,_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(nameOfSetting(name), text(name) ?? usual, words);
    const parsed = (name, usual, parse, expected) => (0,_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOption */ .ZY)(nameOfSetting(name), text(name) ?? usual, parse, expected);
    const selected = readSelection(raw, nameOfSetting, config);
    const asked = namingSetting(nameOfSetting('standard'), () => (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .namedStandards */ .ag)(text('standard') ?? 'auto'));
    return {
        selection: selected,
        standards: raw.single === undefined
            ? {
                ...(0,_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .withDefaults */ .rO)(new Map([...versionsOf(config?.standards), ...asked])),
                ...(0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_6__/* .versionsOfForms */ .I$)(config?.forms ?? []),
            }
            : versionsOfOne(raw, raw.single.file, nameOfSetting),
        vocabulary: config?.vocabulary ?? new Map(),
        failOn: choice('fail-on', 'error', ['error', 'warning', 'notice', 'never']),
        ifNoReturns: choice('if-no-returns', 'error', ['error', 'warning', 'ignore']),
        staleAfter: parsed('stale-after', '24h', _parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: parsed('max-file-size', '1MiB', _parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSize */ .DB, 'a size such as 500KB or 1MiB'),
        maxReturns: parsed('max-returns', String(_model_document_js__WEBPACK_IMPORTED_MODULE_5__.MOST_RETURNS_OF_RUN), _parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseNumber */ .$J, 'a number such as 100000'),
        maxClaims: parsed('max-claims', String(_model_document_js__WEBPACK_IMPORTED_MODULE_5__.MOST_CLAIMS_OF_RUN), _parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseNumber */ .$J, 'a number such as 1000000'),
        expectedSession: text('expect-session') ?? null,
        now: text('now') === undefined
            ? raw.clock
            : parsed('now', '', (given) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.parseIso8601)(given)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        levels: config?.rules ?? new Map(),
        overrides: (config?.overrides ?? []).map((override) => readOverride(override, asked)),
        agents: config?.agents ?? null,
        familySettings: new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .FAMILY_SETTINGS */ .td.flatMap(({ name, values }) => {
            const given = text(name);
            return given === undefined ? [] : [[name, (0,_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(nameOfSetting(name), given, values)]];
        })),
        mayBeUnclaimed: matcherOf(config?.unclaimed ?? []),
        agentBranchRequires: choice('agent-branches-require', 'final', _model_context_js__WEBPACK_IMPORTED_MODULE_8__/* .BRANCH_DEMANDS */ .yD),
        isAgentBranch: matcherOf(config?.agentBranches ?? []),
        baselineFile: config?.baseline ?? null,
        archived: choice('archived', 'claims', _model_context_js__WEBPACK_IMPORTED_MODULE_8__/* .ARCHIVED_CHECKS */ .NG),
        mode: choice('mode', 'all', ['all', 'changed']),
        shard: text('shard') === undefined ? null : parsed('shard', '', _gather_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShard */ .uK, SHARD_FORM),
        readFrom: { options: raw, config, nameOfSetting },
    };
}
const SHARD_FORM = `a part and the number of parts, such as 2/16, of at most ${String(_gather_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_SHARDS */ .Y)}`;
function matcherOf(patterns) {
    return patterns.length === 0 ? null : (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns);
}
function patternsThatCount({ patterns, ignore }, config) {
    const isSet = (list) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(list).length > 0;
    return {
        paths: isSet(patterns) ? patterns : (config?.paths ?? []),
        ignore: isSet(ignore) ? ignore : (config?.ignore ?? []),
    };
}
function readSelection(raw, nameOfSetting, config) {
    namingSetting(nameOfSetting('paths'), () => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(raw.patterns));
    namingSetting(nameOfSetting('ignore'), () => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(raw.ignore));
    const { paths, ignore } = patternsThatCount(raw, config);
    return (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)(paths, ignore, (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_6__/* .placesOfForms */ .$m)((0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_6__/* .versionsOfForms */ .I$)(config?.forms ?? [])));
}
function versionsOfOne({ texts }, file, nameOfSetting) {
    const chosen = (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .standardsOfOneReturn */ .ki)(texts?.get('standard'), file);
    const versions = Object.values(chosen).filter((version) => version !== undefined);
    const chosenFamilies = versions.map(({ family }) => (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .familyNamed */ .sE)(family));
    if (texts?.has('expect-session') === true &&
        chosenFamilies.every(({ isWithoutSession = false }) => isWithoutSession)) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e(`${nameOfSetting('expect-session')}: a ${chosenFamilies[0]?.noun ?? 'return of this version'} has no session id: leave the option out.`);
    }
    return chosen;
}
function readOverride({ paths, findings, rules, standards, reason }, asked) {
    const versions = [...versionsOf(standards)].filter(([family]) => !asked.has(family));
    return {
        paths,
        matches: paths.length === 0 ? () => true : (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(paths),
        findings: findings.length === 0 ? null : new Set(findings),
        levels: rules,
        standards: new Map(versions),
        reason,
    };
}
function versionsOf(ids = new Map()) {
    return ids.size === 0 ? new Map() : (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .namedStandards */ .ag)([...ids.values()].join());
}
function namingSetting(setting, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternError */ .JM || error instanceof _families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .StandardError */ .ky))
            throw error;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e(`${setting}: ${error.message}`);
    }
}
function shardSettings({ readFrom: { options, config, policy }, ...settings }) {
    const versions = Object.values(settings.standards).flatMap((standard) => standard === undefined ? [] : [standard.id]);
    return {
        paths: (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(options.patterns).join('\n'),
        ignore: (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(options.ignore).join('\n'),
        standard: versions.join(),
        'fail-on': settings.failOn,
        'if-no-returns': settings.ifNoReturns,
        'stale-after': `${String(settings.staleAfter)} ms`,
        'max-file-size': `${String(settings.maxFileSize)} bytes`,
        'max-returns': String(settings.maxReturns),
        'max-claims': String(settings.maxClaims),
        'agent-branches-require': settings.agentBranchRequires,
        ...Object.fromEntries(_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .FAMILY_SETTINGS */ .td.map(({ name }) => [name, settings.familySettings.get(name) ?? ''])),
        mode: settings.mode,
        archived: settings.archived,
        configuration: config === null ? 'none' : digestOf(config),
        ...(policy === undefined ? {} : { policy: digestOf(policy.config) }),
    };
}
function digestOf(config) {
    const text = JSON.stringify({ ...config, file: undefined }, (_, value) => value instanceof Map ? [...value.entries()] : value);
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.sha256)(text);
}


/***/ }),

/***/ 68625:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RX: () => (/* binding */ checkTree),
  Lw: () => (/* binding */ overlay)
});

// UNUSED EXPORTS: gatherFiles, prepareEvaluation, runChecks

// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(54661);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/engine/run/complete-run.ts
var complete_run = __webpack_require__(47429);
// EXTERNAL MODULE: ./src/engine/run/terms-json.ts
var terms_json = __webpack_require__(63058);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/baseline/baseline.ts
var baseline_baseline = __webpack_require__(26360);
// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(30783);
// EXTERNAL MODULE: ./src/families/forms/index.ts
var families_forms = __webpack_require__(58952);
// EXTERNAL MODULE: ./src/engine/change/agent-branch.ts
var agent_branch = __webpack_require__(50699);
// EXTERNAL MODULE: ./src/engine/change/baseline-filter.ts
var baseline_filter = __webpack_require__(97471);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/context.ts
var model_context = __webpack_require__(75274);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/families/archive.ts
var archive = __webpack_require__(72530);
// EXTERNAL MODULE: ./src/claims/deletion.ts
var deletion = __webpack_require__(97195);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/claims/claims.ts



function claimsOf(value, { claimFields: fields, claims: others }, file, beside) {
    const claims = [];
    for (const { pattern, kind, statuses, linked } of fields) {
        const before = claims.length;
        const place = patternPlace(pattern);
        let holder = value;
        for (const name of place.steps)
            holder = (0,json.field)(holder, name);
        if (place.member === null)
            claim(holder, place.list, null, claims);
        else if ((0,json.isArray)(holder)) {
            for (let index = 0; index < holder.length; index++) {
                const element = holder[index];
                const status = (0,json.stringField)(element, 'status');
                if (statuses !== undefined && status !== undefined && !statuses.includes(status))
                    continue;
                const last = claims.length;
                ofElement(element, place, index, place.member, claims);
                const made = claims[last];
                if (linked === true && made !== undefined && (0,json.field)(element, 'linked') === true)
                    claims[last] = (0,model_claim.claimOfLink)(made, file);
            }
        }
        if (kind !== undefined)
            claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
    }
    if (others !== undefined)
        claims.push(...others(value, file, beside));
    return claims;
}
function ofElement(element, place, index, member, claims) {
    if (typeof element === 'string' && member === '')
        claim(element, pointerTo(place, index, ''), null, claims);
    else if (typeof element === 'string' && place.list === '/artifacts') {
        bareClaim(element, pointerTo(place, index, ''), claims);
    }
    else if (member !== '') {
        const path = (0,json.field)(element, member);
        claim(path, pointerTo(place, index, member), (0,json.stringField)(element, 'type') ?? null, claims);
    }
}
const REMARKED = /^\s*(\S*[/.]\S*?)(?:(?=[（【：])|:(?=\s)|\s+(?=[(#+→—–[]|--?\s))/;
function bareClaim(text, pointer, claims) {
    const path = REMARKED.exec(text)?.[1];
    if (path !== undefined && !/^n\/a$/i.test(path))
        claims.push({ path, pointer, type: null, written: { readings: [text] } });
    else if (/\S\s+\S/.test(text))
        claims.push({ path: text, pointer, type: null, written: { needs: 'file' } });
    else
        claim(text, pointer, null, claims);
}
function claim(path, pointer, type, claims) {
    if (typeof path !== 'string' || path.trim() === '')
        return;
    claims.push(type !== null && (0,deletion/* saysDeleted */.O)(type) ? { path, pointer, type, kind: 'deletion' } : { path, pointer, type });
}
const places = new Map();
const MADE_UP_TO = 64;
function patternPlace(pattern) {
    const known = places.get(pattern);
    if (known !== undefined)
        return known;
    const star = pattern.indexOf('/*');
    const list = star < 0 ? pattern : pattern.slice(0, star);
    const member = star < 0 ? null : pattern.slice(star + '/*/'.length);
    const place = { list, steps: list.slice(1).split('/'), member, elements: [], members: [] };
    places.set(pattern, place);
    return place;
}
function pointerTo({ list, elements, members }, index, member) {
    const known = (member === '' ? elements : members)[index];
    if (known !== undefined)
        return known;
    const pointer = `${list}/${String(index)}${member === '' ? '' : `/${member}`}`;
    if (index < MADE_UP_TO)
        (member === '' ? elements : members)[index] = pointer;
    return pointer;
}

// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/engine/evaluate/statement.ts







function statementOf({ file, standard, value, written, unread = [], }) {
    const claims = new Map(claimsOf(value, standard, file).flatMap((claim) => {
        const path = stated(claim);
        return path === null ? [] : [[claimKey(path, (0,model_claim.isDeletion)(claim)), path]];
    }));
    const outcome = outcomeOf(value, standard);
    const lines = unread.map(({ text }) => text);
    return { content: contentDigest(written), key: outcomeKey(written), outcome, claims, unread: lines };
}
function outcomeOf(value, standard) {
    const session = writtenSession(value);
    return { session: session === '' ? null : session, succeeds: (0,model_return.weighsAsSuccess)({ value, standard }) };
}
function isContinued(earlier, later) {
    if (earlier.session !== null && later.session !== null && earlier.session !== later.session)
        return false;
    return earlier.succeeds || !later.succeeds;
}
function outcomeIn(earlier, later) {
    return { session: earlier.session ?? later.session, succeeds: earlier.succeeds };
}
function stated(claim) {
    const kind = (0,model_claim.kindOf)(claim);
    if ((0,model_claim.namesFile)(claim) || kind === 'observation')
        return (0,model_claim.saidPath)(claim);
    if (claim.asked?.kind === 'commits')
        return `commits: ${String(claim.asked.total)}`;
    return claim.asked?.kind === 'count' ? `${claim.asked.of}: ${String(claim.asked.total)}` : null;
}
function claimKey(path, deletes) {
    const key = (0,archive/* stableFilePath */.Rh)(path.toLowerCase());
    return deletes ? `${key}${DELETED}` : key;
}
function isKeyOfDeletion(key) {
    return key.endsWith(DELETED);
}
const DELETED = '\0deleted';
function contentDigest(value) {
    return (0,model_text.sha256)(canonical(value), 32);
}
function outcomeKey(value) {
    const status = (0,model_return.statusOf)({ value });
    return JSON.stringify([status === undefined ? null : plain(status), writtenSession(value)]);
}
function writtenSession(value) {
    const session = (0,json.stringField)((0,model_return.metadataOf)({ value }), 'session_id') ?? (0,json.stringField)(value, 'session_id');
    return session === undefined ? null : plain(session);
}
function saysTheSame(now, before, exists) {
    if (now.key !== before.key || !now.unread.every((text) => before.unread.includes(text)))
        return false;
    const added = [...now.claims.keys()].filter((key) => !before.claims.has(key));
    if (added.length === 0)
        return true;
    const gone = [...before.claims].filter(([key, path]) => !now.claims.has(key) && !exists(path));
    const names = new Set(gone.map(([key]) => nameIn(key)));
    return added.every((key) => names.has(nameIn(key)));
}
function nameIn(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function canonical(value) {
    if (typeof value === 'string')
        return JSON.stringify(plain(value));
    if ((0,json.isArray)(value))
        return `[${value.map(canonical).join()}]`;
    if (!(0,json.isObject)(value))
        return JSON.stringify(value ?? null);
    const members = Object.keys(value).map((key) => `${JSON.stringify(plain(key))}:${canonical((0,json.field)(value, key))}`);
    return `{${members.sort().join()}}`;
}
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;
function plain(text) {
    return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC');
}
function recordOf(found, { of, claims, reduced, archived, calledAgent, deleted }) {
    const { status, success, restated } = of;
    const { file, index, standard, value, startLine } = found;
    return {
        file,
        index,
        line: startLine,
        standard: standard.id,
        status,
        success,
        ...(status === null || (0,model_return.stateOfStatus)(status, standard) !== null ? {} : { foreignStatus: true }),
        agent: calledAgent ?? (0,model_return.agentOf)(found),
        session: (0,model_return.sessionOf)({ value, standard }),
        delegation: (0,model_return.delegationOf)(found),
        startedAt: (0,json.stringField)(value, 'started_at') ?? null,
        claims,
        restated,
        ...hedgedOf(found),
        ...criticalRisksOf(value),
        ...hashesOf(found),
        ...selfCheckOf(found),
        ...boxesOf(found),
        ...namedOf(found, deleted),
        ...(standard.groupOf === undefined ? {} : { group: standard.groupOf(file) }),
        reduced,
        ...(archived === undefined ? {} : { archived }),
    };
}
function selfCheckOf({ value, locate }) {
    const result = (0,json.stringField)(value, 'selfCheck');
    if (result !== 'passed' && result !== 'both')
        return {};
    return { selfCheck: locate('/selfCheck'), ...(result === 'both' ? { selfCheckFailed: true } : {}) };
}
function boxesOf({ composed, value, locate }) {
    const boxes = composed === null ? undefined : (0,json.field)(value, 'boxes');
    const ticked = (0,json.numberField)(boxes, 'ticked');
    const open = (0,json.numberField)(boxes, 'open');
    return ticked === undefined || open === undefined ? {} : { boxes: { ticked, open, range: locate('/boxes/open') } };
}
function hedgedOf({ composed, value }) {
    const hedged = composed === null ? 0 : ((0,json.numberField)(value, 'hedged') ?? 0);
    return hedged === 0 ? {} : { hedged };
}
function namedOf({ named = [] }, deleted) {
    const found = named.filter((path) => deleted?.has(path) === true);
    return found.length === 0 ? {} : { named: found };
}
function hashesOf({ value, locate, standard: { hashFields } }) {
    if (hashFields === undefined)
        return {};
    const hashes = hashFields.flatMap((name) => {
        const hash = (0,json.stringField)(value, name);
        if (hash === undefined || hash.length > LONGEST_HASH)
            return [];
        return [{ field: name, value: hash, range: locate((0,pointer.join)('', name)) }];
    });
    return { hashes };
}
const LONGEST_HASH = 200;
const MOST_RISKS = 20;
const LONGEST_RISK = 500;
function criticalRisksOf(value) {
    const risks = (0,model_return.objectsOf)({ value }, 'risks').filter((risk) => (0,json.stringField)(risk.value, 'severity') === 'CRITICAL');
    if (risks.length === 0)
        return {};
    const texts = risks
        .slice(0, MOST_RISKS)
        .map((risk) => ((0,json.stringField)(risk.value, 'text') ?? '').slice(0, LONGEST_RISK));
    return { criticalRisks: texts };
}
function findOriginals(returns, { copies }) {
    if (copies === null)
        return [];
    return returns.flatMap(({ file, written }) => copies.among(file) && copies.keys.has(outcomeKey(written)) ? [contentDigest(written)] : []);
}

// EXTERNAL MODULE: ./src/model/tree.ts
var model_tree = __webpack_require__(69897);
// EXTERNAL MODULE: ./src/engine/evaluate/read-batch.ts
var read_batch = __webpack_require__(41471);
;// CONCATENATED MODULE: ./src/engine/change/deleted-returns.ts





async function deletedReturns({ tree, changes, comparison, before, isEmpty, }) {
    if (changes === null || comparison === null || before === null || changes.approximate === true)
        return null;
    const { deleted } = comparison;
    const kept = new Set(await promisesKept(deleted, { tree, before }));
    return {
        files: deleted.map((statements) => ({ file: statements.path, isExpected: kept.has(statements) })),
        isAll: isEmpty && (await areAllDeleted(changes, comparison, before)),
    };
}
async function areAllDeleted(changes, comparison, before) {
    const { filesWithoutReturns } = comparison;
    if (filesWithoutReturns.length === 0 || !filesWithoutReturns.every((path) => changes.deleted.has(path)))
        return false;
    const moved = await before.movedAway();
    return !filesWithoutReturns.some((path) => moved.has(path));
}
async function promisesKept(deleted, { tree, before }) {
    const temporary = deleted.filter(({ isTemporary, returns }) => isTemporary && returns.length > 0);
    const claims = temporary.flatMap((of) => of.returns.flatMap((statement) => [...statement.claims].map(([key, path]) => ({ of, path, isDeletion: isKeyOfDeletion(key) }))));
    const find = (path) => {
        return before.differs(path) ? before.files.get(path) : (0,model_tree/* fileAt */.Wd)(tree, path);
    };
    const found = claims.map(({ of, path }) => find(path) ??
        (0,archive/* movedWith */.WK)(path, of.path)
            .map(find)
            .find((file) => file !== undefined));
    const absent = claims.filter((_, n) => found[n] === undefined);
    const held = await tree.existedBefore(absent.map(({ path }) => ({ path, commit: before.commit })));
    const existed = new Set(absent.filter((_, n) => held[n] === true));
    const empty = await emptyAmong(found.flatMap((file) => file ?? []), { tree, before });
    const broken = new Set(claims.flatMap((claim, n) => {
        const file = found[n];
        const holds = claim.isDeletion
            ? file === undefined
            : file === undefined
                ? existed.has(claim)
                : !empty.has(file.path);
        return holds ? [] : [claim.of];
    }));
    return temporary.filter((of) => !broken.has(of));
}
async function emptyAmong(files, { tree, before }) {
    const empty = new Set();
    for (const [source, list] of [
        [before, files.filter(({ path }) => before.differs(path))],
        [tree, files.filter(({ path }) => !before.differs(path))],
    ]) {
        for await (const [{ path }, content] of (0,model_tree/* readEach */.e2)(source, list, 0))
            if (content.kind === 'bytes')
                empty.add(path);
    }
    return empty;
}
async function readStatements(files, source, evaluation) {
    const found = new Map();
    let returns = 0;
    for await (const batch of (0,read_batch/* readInBatches */.wu)(files, (refs) => source.read(refs, evaluation.maxFileSize), evaluation)) {
        for (const one of batch) {
            const statements = statementsIn(one);
            found.set(statements.path, statements);
            returns += statements.returns.length;
        }
        evaluation.checkReturnLimit(returns);
    }
    return found;
}
function statementsIn({ source, content, reading }) {
    const { file, gathered } = source;
    const isReduced = gathered.reduced || gathered.intention === true;
    const isTemporary = gathered.isTemporary === true;
    if (content.kind !== 'bytes' || reading === null) {
        const isLacking = content.kind === 'lacking';
        return { path: file.path, returns: [], bytes: file.id, lines: [], isReduced, isTemporary, holds: true, isLacking };
    }
    const { returns, problems } = reading;
    return {
        path: file.path,
        returns: returns.map(statementOf),
        bytes: (0,model_text.sha256)(content.bytes, 32),
        lines: gathered.form === 'jsonl' ? lineDigests(content.bytes) : [],
        isReduced,
        isTemporary,
        holds: returns.length > 0 || problems.length > 0,
        isLacking: false,
    };
}
function lineDigests(bytes) {
    return Buffer.from(bytes)
        .toString('utf8')
        .split('\n')
        .map((line) => (0,model_text.sha256)(line.trim(), 32));
}

;// CONCATENATED MODULE: ./src/engine/change/compare-with-base.ts








const OUTCOME_FIELDS = new Set(['/status', '/artifacts', '/metadata', '/metadata/session_id']);
const MAY_HOLD_RETURNS = /\.(?:jsonl?|md|markdown)$/i;
async function compareWithBase(question) {
    const { gathered, selection, classify, changes, before, evaluation } = question;
    const { agentBranch } = evaluation.context;
    const changed = gathered.filter(({ file }) => changes.changed.has(file.path) && before.differs(file.path));
    let lacking = 0;
    const readEarlier = async (files, isWanted) => {
        const wanted = [...files.values()].filter(({ path }) => isWanted(path));
        const classified = wanted.map((file) => ({ file, gathered: classify(file.path) }));
        const statements = await readStatements(classified, before, evaluation);
        for (const { isLacking } of statements.values())
            if (isLacking)
                lacking++;
        return statements;
    };
    const now = await readStatements(changed, evaluation.tree, evaluation);
    const then = await readEarlier(before.files, selection.matches);
    const files = new Set([...then.values()].map(({ bytes }) => bytes));
    const contents = new Map();
    const add = (statements) => {
        for (const { content, unread } of [...statements.values()].flatMap(({ returns }) => returns)) {
            contents.set(content, new Set([...(contents.get(content) ?? []), ...unread]));
        }
    };
    add(then);
    if (agentBranch !== null) {
        add(await readEarlier(before.files, (path) => MAY_HOLD_RETURNS.test(path) && !selection.matches(path)));
        add(await readEarlier(before.since, (path) => MAY_HOLD_RETURNS.test(path)));
    }
    if (lacking > 0)
        return null;
    const candidates = [...now].flatMap(([file, { returns, isReduced }]) => isReduced
        ? []
        : returns.flatMap((statement, index) => (contents.has(statement.content) ? [] : [{ file, index, statement }])));
    const isThere = (path) => evaluation.tree.find(path) !== undefined;
    const unknown = [...now].flatMap(([file, { returns }]) => returns.every(({ content }) => contents.has(content)) ? [] : [file]);
    const edited = await editedRenames(unknown, then, { isThere, before });
    const predecessorOf = predecessors(then, isThere, edited);
    const copied = firstByContent(then);
    const originOf = (file, index) => {
        const returns = now.get(file)?.returns ?? [];
        const origin = originIn(predecessorOf(file), returns, index);
        const statement = returns[index];
        const elsewhere = statement === undefined ? undefined : copied.get(statement.content);
        return elsewhere === undefined || elsewhere.statement.content === origin?.statement.content ? origin : elsewhere;
    };
    const isRestated = remembered((file, { returns }, index) => {
        const [statement, earlier] = [returns[index], originIn(predecessorOf(file), returns, index)?.statement];
        return statement === undefined || earlier === undefined || !saysTheSame(statement, earlier, isThere);
    });
    const isNew = ({ returns }, index) => {
        const statement = returns[index];
        const known = statement === undefined ? undefined : contents.get(statement.content);
        return known === undefined || statement?.unread.some((text) => !known.has(text)) === true;
    };
    const goesOn = [...now.values()].flatMap((statements) => {
        const from = predecessorOf(statements.path);
        return from !== undefined && statements.holds && isOfSameWork(from, statements) ? [from.path] : [];
    });
    const lost = [...then.values()].filter((statements) => {
        if (!isThere(statements.path))
            return statements.holds;
        const current = now.get(statements.path);
        return current === undefined || hasFewerReturns(statements, current);
    });
    const deleted = withoutMoved(lost, {
        isThere,
        origins: new Set(goesOn),
        contents: new Set([...now.values()].flatMap(({ returns }) => returns.map(({ content }) => content))),
        places: new Set([...changes.changed].filter((path) => isThere(path) && now.get(path)?.holds !== false).map(archive/* movedPath */.jk)),
    });
    const added = [...now].filter(([file]) => (0,model_context/* isAdded */.N0)(file, changes) && predecessorOf(file) === undefined);
    return {
        candidates,
        deleted,
        addedReturns: added.flatMap(([, { returns }]) => returns).filter(({ claims }) => claims.size > 0).length,
        earlierFiles: [...then].flatMap(([path, { holds }]) => (holds ? [path] : [])),
        filesWithoutReturns: [...then]
            .filter(([path, { holds }]) => holds && now.get(path)?.holds !== true)
            .map(([path]) => path),
        base: before.commit,
        hadFile: (path) => before.files.has(path),
        originOf,
        baseClaims: (file, index, claim) => {
            const statement = now.get(file)?.returns[index];
            if (statement === undefined)
                return !now.has(file);
            const earlier = originOf(file, index)?.statement;
            if (earlier === undefined || !isContinued(earlier.outcome, statement.outcome))
                return false;
            return (0,model_claim.statedPaths)(claim).some((path) => earlier.claims.has(claimKey(path, (0,model_claim.isDeletion)(claim))));
        },
        isRestated: (file, index) => {
            const current = now.get(file);
            return current !== undefined && isNew(current, index) && isRestated(file, current, index);
        },
        isStatusNew: (file, index) => {
            const statement = now.get(file)?.returns[index];
            return statement !== undefined && originOf(file, index)?.statement.key !== statement.key;
        },
        existedBefore: ({ file, index, range }) => {
            const current = now.get(file);
            if (current === undefined)
                return true;
            if (index !== null)
                return !isNew(current, index);
            if (files.has(current.bytes))
                return true;
            const line = range === null ? undefined : current.lines[range.startLine - 1];
            const earlier = predecessorOf(file);
            return line !== undefined && earlier !== undefined && linesOf(earlier).has(line);
        },
        mayBeKnown: ({ file, index, range, pointer, property }, ofTruth) => {
            const current = now.get(file);
            if (current === undefined)
                return true;
            const earlier = predecessorOf(file);
            if (earlier === undefined)
                return false;
            if (index !== null) {
                const isOfOutcome = ofTruth || (0,model_finding.placesOf)({ pointer, property }).some((place) => OUTCOME_FIELDS.has(place));
                return !isOfOutcome || !isRestated(file, current, index);
            }
            const line = range === null ? undefined : current.lines[range.startLine - 1];
            if (current.bytes === earlier.bytes)
                return true;
            if (line !== undefined)
                return linesOf(earlier).has(line);
            const { length } = current.returns;
            return (length > 0 &&
                length === earlier.returns.length &&
                current.returns.every((_, n) => !isRestated(file, current, n)));
        },
    };
}
async function editedRenames(unknown, then, { isThere, before }) {
    const isNew = unknown.some((file) => !then.has(file));
    const isGone = [...then].some(([path, { returns }]) => returns.length > 0 && !isThere(path));
    return isNew && isGone ? before.editedRenames() : new Map();
}
function hasFewerReturns(then, now) {
    const isUnreadable = now.holds && now.returns.length === 0;
    return !isUnreadable && now.returns.length < then.returns.length;
}
function withoutMoved(lost, { isThere, origins, contents, places, }) {
    const deleted = lost.filter(({ path, returns }) => {
        const isElsewhere = returns.length > 0 && returns.every(({ content }) => contents.has(content));
        const isMoved = !isThere(path) && (places.has((0,archive/* movedPath */.jk)(path)) || origins.has(path));
        return !isElsewhere && !isMoved;
    });
    return [...deleted].sort((a, b) => (0,model_text.compareText)(a.path, b.path));
}
function isOfSameWork(from, to) {
    const sessions = new Set(from.returns.map(({ outcome }) => outcome.session));
    const claims = new Set(from.returns.flatMap((statement) => [...statement.claims.keys()]));
    const names = (list) => list.some(({ outcome }) => outcome.session !== null);
    if (names(from.returns) && names(to.returns)) {
        return to.returns.some(({ outcome: { session } }) => session !== null && sessions.has(session));
    }
    const claimed = to.returns.flatMap((statement) => [...statement.claims.keys()]);
    if (claims.size === 0 || claimed.length === 0)
        return nameIn(from.path) === nameIn(to.path);
    const [before, after] = [folderOf(from.path), folderOf(to.path)];
    return claimed.some((key) => claims.has(key) || (key.startsWith(after) && claims.has(`${before}${key.slice(after.length)}`)));
}
function folderOf(path) {
    return (0,archive/* stableFilePath */.Rh)(path.toLowerCase()).replace(/[^/]*$/, '');
}
function firstByContent(then) {
    const first = new Map();
    for (const [file, { returns }] of then) {
        returns.forEach((statement, index) => {
            if (!first.has(statement.content))
                first.set(statement.content, { file, index, statement });
        });
    }
    return first;
}
function predecessors(then, isThere, edited) {
    const moved = new Map();
    for (const [path, statements] of then)
        if (!isThere(path))
            moved.set((0,archive/* movedPath */.jk)(path), statements);
    return (file) => {
        const from = edited.get(file);
        return then.get(file) ?? moved.get((0,archive/* movedPath */.jk)(file)) ?? (from === undefined ? undefined : then.get(from));
    };
}
const linesOf = (0,collections/* oncePer */.Pu)(({ lines }) => new Set(lines));
function originIn(then, now, index) {
    if (then === undefined)
        return null;
    const { path: file, returns } = then;
    const same = returns.findIndex(({ content }) => content === now[index]?.content);
    const at = same < 0 ? index : same;
    const statement = returns[at];
    if (statement === undefined)
        return null;
    const isElsewhere = same < 0 && now.some(({ content }) => content === statement.content);
    return isElsewhere ? null : { file, index: at, statement };
}
function remembered(ask) {
    const answers = new Map();
    return (file, statements, index) => {
        const key = (0,model_finding.returnKey)({ file, index });
        const answer = answers.get(key) ?? ask(file, statements, index);
        answers.set(key, answer);
        return answer;
    };
}

// EXTERNAL MODULE: ./src/engine/evaluate/run-standards.ts
var run_standards = __webpack_require__(85534);
// EXTERNAL MODULE: ./src/engine/evaluate/rules.ts
var evaluate_rules = __webpack_require__(85055);
// EXTERNAL MODULE: ./src/claims/kind.ts
var kind = __webpack_require__(36739);
// EXTERNAL MODULE: ./src/claims/verify.ts + 2 modules
var verify = __webpack_require__(37633);
// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(23056);
;// CONCATENATED MODULE: ./src/engine/evaluate/evaluation.ts



function demandedSince(problem, { since = {} }) {
    if (problem.property === undefined)
        return null;
    let first = null;
    for (const place of (0,model_finding.placesOf)(problem)) {
        const day = since[place];
        if (day === undefined)
            return null;
        if (first === null || day < first)
            first = day;
    }
    return first;
}
function recorded({ madeBy, at }) {
    return (0,collections/* elementAt */.s2)(madeBy.claims, at);
}
function isNewReturn(file, index, { context, isRestated }) {
    return (0,model_context/* isAdded */.N0)(file, context.changes) && isRestated?.(file, index) !== false;
}

// EXTERNAL MODULE: ./src/engine/evaluate/finding.ts
var finding = __webpack_require__(48229);
// EXTERNAL MODULE: ./src/read/read.ts + 2 modules
var read_read = __webpack_require__(39191);
// EXTERNAL MODULE: ./src/engine/evaluate/files-beside.ts
var files_beside = __webpack_require__(88742);
// EXTERNAL MODULE: ./src/model/rule.ts
var model_rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/engine/evaluate/evaluate-claim.ts





function withWeight(claim, verdict, { severityOfVerdict: weigh }, { file, isMild, restated, baseClaims }) {
    const isOfChange = restated && baseClaims?.(claim) !== true;
    const full = verdict.by === 'replaced' ? 'notice' : weigh?.(claim, verdict, { file, isOfChange });
    const isAtMostWarning = (isMild === true || verdict.isDoubtful === true) && full !== 'pass';
    const weight = isAtMostWarning ? (0,model_finding.milder)(full ?? 'warning', 'warning') : full;
    return weight === undefined ? { claim, verdict } : { claim, verdict, weight };
}
const NONE = [];
function evaluateClaim(verified, of, rules, context, overrides) {
    const isPassed = verified.weight === 'pass';
    const active = (0,evaluate_rules/* claimRules */.GJ)(rules.claim, verified, of.file, overrides).filter(({ rule }) => !isPassed || rule.after === 'both');
    if (active.length === 0)
        return NONE;
    const weight = isPassed ? undefined : verified.weight === undefined || of.success ? verified.weight : 'notice';
    const untrue = (0,model_claim.isUntrue)(verified, of);
    return active.flatMap((one) => (0,model_rule.listFound)(one.rule.check(verified, of, context)).map((problem) => ({
        active: one,
        problem: lowered(problem, weight),
        untrue,
    })));
}
function lowered(problem, weight) {
    if (weight === undefined)
        return problem;
    const severity = problem.severity ?? weight;
    return { ...problem, severity: (0,model_finding.rank)(severity) > (0,model_finding.rank)(weight) ? severity : weight };
}
function isAbsent(claim, { name, foundAt }, { leniencies }) {
    const kind = (0,model_claim.kindOf)(claim);
    if (kind === 'deletion')
        return name === 'missing' || name === 'directory';
    if (kind !== 'file')
        return false;
    if (name === 'directory')
        return foundAt === null && !(0,model_path.namesFolder)(claim.path) && leniencies?.has('folder') !== true;
    return name === 'missing' || name === 'case-mismatch';
}
function citesCommit(claim) {
    return (0,model_claim.kindOf)(claim) === 'commit';
}
function countsCommits({ asked }) {
    return asked?.kind === 'commits';
}

// EXTERNAL MODULE: ./src/read/lines/path.ts
var lines_path = __webpack_require__(99273);
// EXTERNAL MODULE: ./src/read/lines/shorthand.ts
var shorthand = __webpack_require__(50263);
;// CONCATENATED MODULE: ./src/engine/evaluate/path-root.ts
const ROOTED = /^(?:file:\/{0,3}|\/|~[\w.-]*\/|[A-Za-z]:\/)/;
const MOST_FOLDERS = 40;
function rootedRest(path) {
    const sign = ROOTED.exec(path)?.[0];
    if (sign === undefined)
        return [];
    const segments = path.slice(sign.length).split('/').slice(0, MOST_FOLDERS);
    const whole = path.slice(sign.length);
    let from = 0;
    return segments.map((segment) => {
        const rest = whole.slice(from);
        from += segment.length + 1;
        return rest.replace(/\/+$/, '');
    });
}
const HOME = /^(?:file:\/{0,3})?(?:~[\w.-]*\/|\/?home\/[^/]+\/|\/?Users\/[^/]+\/|\/?root\/|[A-Za-z]:\/Users\/[^/]+\/)$/;
function headOf(paths, tracked) {
    const heads = new Map();
    for (const path of paths) {
        const head = ownHead(path, tracked);
        if (head !== null)
            heads.set(head, (heads.get(head) ?? 0) + 1);
    }
    const sorted = [...heads].sort(([one, n], [other, m]) => m - n || one.length - other.length);
    return sorted[0]?.[0] ?? null;
}
function ownHead(path, tracked) {
    const whole = path.replace(/\/+$/, '');
    for (const rest of rootedRest(path)) {
        if (rest === '' || !tracked.isOrWas(rest))
            continue;
        const head = whole.slice(0, whole.length - rest.length);
        if (!rest.includes('/') && head !== '/')
            continue;
        return HOME.test(head) ? null : head;
    }
    return null;
}
function withHead(path, head, tracked) {
    if (head !== null && path.startsWith(head))
        return path.slice(head.length).replace(/^\/+|\/+$/g, '') || null;
    if (!path.startsWith('/'))
        return null;
    const rest = path.slice(1).replace(/\/+$/, '');
    return tracked.isOrWas(rest.split('/')[0] ?? '') ? rest : null;
}
function repositoryName(path) {
    const slash = path.indexOf('/');
    if (slash <= 0 || path.startsWith('.') || ROOTED.test(path))
        return null;
    const rest = path.slice(slash + 1).replace(/\/+$/, '');
    return rest === '' ? null : { name: path.slice(0, slash), rest };
}

// EXTERNAL MODULE: ./src/gather/glob.ts
var glob = __webpack_require__(72825);
;// CONCATENATED MODULE: ./src/engine/evaluate/tracked.ts


const ALL = ['**'];
const extensionsOf = (0,collections/* oncePer */.Pu)(async (tree) => {
    const found = new Set();
    await tree.findAll({
        patterns: ALL,
        matches: (path) => {
            found.add(extensionOf(path));
            return false;
        },
    });
    return found;
});
function extensionOf(path) {
    return /\.[^./]+$/.exec(path)?.[0].toLowerCase() ?? '';
}
class Tracked {
    #evaluation;
    #paths = new Set();
    #names = new Set();
    #folders = new Map();
    #patterns = new Map();
    #past = new Set();
    #named = new Set();
    #extensions = new Set();
    constructor(evaluation) {
        this.#evaluation = evaluation;
    }
    askPath(path) {
        if (path !== '' && !this.isThere(path))
            this.#paths.add(path);
    }
    askName(name) {
        if (!this.isThere(name))
            this.#names.add(name);
    }
    askFolder(folder) {
        this.#folders.set(folder, []);
    }
    askPattern(pattern) {
        this.#patterns.set(pattern, false);
    }
    async answer() {
        const { tree } = this.#evaluation;
        if (this.#names.size > 0)
            this.#extensions = await extensionsOf(tree);
        if (this.#folders.size + this.#patterns.size > 0)
            await this.#look();
        const names = [...this.#names].filter((name) => name.includes('/') || !this.#extensions.has(extensionOf(name)));
        for (const name of (await tree.trackedEndingWith(names)).keys())
            this.#named.add(name);
        const left = names.filter((name) => !this.#named.has(name));
        if (left.length + this.#paths.size === 0)
            return;
        const { endings, folders, entries } = await tree.pastEndingWith(left, [...this.#paths, ...left]);
        for (const path of [...folders, ...entries])
            this.#past.add(path);
        for (const name of endings.keys())
            this.#named.add(name);
    }
    async #look() {
        const patterns = [...this.#patterns.keys()].flatMap((pattern) => {
            const matches = matcherOf(pattern);
            return matches === null ? [] : [{ pattern, matches }];
        });
        await this.#evaluation.tree.findAll({
            patterns: ALL,
            matches: (path) => {
                const slash = path.lastIndexOf('/');
                this.#folders.get(path.slice(0, Math.max(slash, 0)))?.push(path.slice(slash + 1));
                for (const { pattern, matches } of patterns) {
                    if (this.#patterns.get(pattern) === false && matches(path))
                        this.#patterns.set(pattern, true);
                }
                return false;
            },
        });
    }
    isThere(path) {
        return path !== '' && this.#evaluation.tree.find(path) !== undefined;
    }
    isOrWas(path) {
        return this.isThere(path) || this.#past.has(path) || this.#evaluation.before?.files.has(path) === true;
    }
    isNamed(name, needs) {
        if (this.isOrWas(name) || this.#named.has(name))
            return true;
        return needs === 'extension' && this.#extensions.has(extensionOf(name));
    }
    namesIn(folder) {
        return this.#folders.get(folder) ?? [];
    }
    matches(pattern) {
        return this.#patterns.get(pattern) === true;
    }
}
function matcherOf(pattern) {
    try {
        const plain = pattern
            .replace(/…|\.{3,}/g, '*')
            .replace(/\{([^{},]*)\}/g, (_, inner) => (/[./]/.test(inner) ? inner : '*'));
        return (0,glob/* compilePatterns */.xi)([plain.replace(/^\/+/, '')]);
    }
    catch (error) {
        if (!(error instanceof glob/* PatternError */.JM))
            throw error;
        return null;
    }
}

;// CONCATENATED MODULE: ./src/engine/evaluate/written-paths.ts










function hasWrittenPaths(claims, unread) {
    return claims.some(isWritten) || unread.some(({ pattern }) => pattern !== undefined);
}
function isWritten({ written, kind }) {
    return written !== undefined && (kind === undefined || kind === 'deletion');
}
async function readWrittenPaths(returns, evaluation) {
    const tracked = new Tracked(evaluation);
    const all = returns.flatMap(({ claims }) => claims.filter(isWritten));
    for (const claim of all)
        ask(claim, tracked);
    for (const { unread } of returns)
        for (const { pattern } of unread)
            if (pattern !== undefined)
                tracked.askPattern(pattern);
    await tracked.answer();
    return returns.map((one) => new PathReader(one, tracked, evaluation.context.changes?.changed ?? null).read());
}
function ask(claim, tracked) {
    const { path, base = '', written = {} } = claim;
    for (const rest of rootedRest(wholePath(claim)))
        tracked.askPath(rest);
    if (rootedRest(path).length > 0)
        return;
    for (const one of [path, ...(written.readings ?? [])])
        tracked.askPath(placed(base, one));
    if (written.needs !== undefined)
        tracked.askName(path);
    if (tracked.isThere(placed(base, path)))
        return;
    const name = repositoryName(path);
    if (name !== null && !tracked.isThere(name.name))
        for (const one of [name.name, name.rest])
            tracked.askPath(one);
    for (const { folder } of (0,shorthand/* shorthandsIn */.Ct)(path))
        tracked.askFolder(placed(base, folder));
}
function wholePath({ path, written }) {
    return rootedRest(path).length > 0 ? path : `${written?.under ?? ''}${path}`;
}
function placed(base, path) {
    return (0,model_path.normalisePath)(base === '' ? path : (0,model_path.pathIn)(base, path)) ?? '';
}
class PathReader {
    #of;
    #tracked;
    #changed;
    #unread;
    constructor(of, tracked, changed) {
        this.#of = of;
        this.#tracked = tracked;
        this.#changed = changed;
        this.#unread = of.unread.filter(({ pattern }) => pattern === undefined || !tracked.matches(pattern));
    }
    read() {
        const { claims, isNew } = this.#of;
        const paths = claims.filter(isWritten).map(wholePath);
        const head = headOf(paths, this.#tracked) ?? this.#nameOf(paths, isNew);
        const read = claims.flatMap((claim) => {
            const meant = isWritten(claim) ? this.#claim(claim, head) : [claim];
            return meant.map((one) => (one.path === claim.path ? one : { ...one, stated: claim.path }));
        });
        const below = head === null ? [] : read.filter(({ path }) => path.startsWith(head));
        const [first] = below;
        const root = head === null || first === undefined ? null : { head, count: below.length, pointer: first.pointer };
        const unread = this.#unread.sort((one, other) => one.range.startLine - other.range.startLine);
        return { claims: read, unread, root };
    }
    #nameOf(paths, isNew) {
        const names = paths.filter((path) => path.includes('/')).map(repositoryName);
        const [first] = names;
        if (first === null || first === undefined || names.length < 2)
            return null;
        if (names.some((one) => one?.name !== first.name) || this.#tracked.isOrWas(first.name))
            return null;
        const rests = names.flatMap((one) => one?.rest ?? []);
        const known = rests.filter((rest) => this.#tracked.isOrWas(rest));
        if (known.length * 2 < rests.length || !known.some((rest) => rest.includes('/')))
            return null;
        const isTouched = this.#changed === null || !isNew || rests.some((rest) => this.#changed?.has(rest) === true);
        return isTouched ? `${first.name}/` : null;
    }
    #claim(claim, head) {
        const whole = wholePath(claim);
        const rooted = withHead(whole, head, this.#tracked);
        const isHere = claim.written?.isAlsoHere === true && this.#tracked.isOrWas(placed(claim.base ?? '', claim.path));
        if (rooted === null && whole !== claim.path && !isHere)
            return [{ ...claim, path: whole }];
        if (rooted !== null && rooted !== claim.path)
            return [this.#settled({ ...claim, lookedUp: rooted })];
        if (rootedRest(claim.path).length > 0)
            return [claim];
        const { base = '', path, written = {} } = claim;
        for (const reading of written.readings ?? []) {
            const place = placed(base, reading);
            if (place === '' || !this.#tracked.isOrWas(place))
                continue;
            if (reading.endsWith(`/${path}`))
                return [this.#settled({ ...claim, lookedUp: place, isBeside: true })];
            return [this.#settled({ ...claim, path: reading })];
        }
        if (written.needs !== undefined && !this.#tracked.isNamed(path, written.needs))
            return this.#drop(claim);
        if (claim.deletes === true || this.#tracked.isOrWas(placed(base, path)))
            return [this.#settled(claim)];
        const files = (0,shorthand/* filesOfExtensions */.ro)(path);
        if (files !== null)
            return files.map((one) => ({ ...claim, path: one }));
        return this.#shorthand(claim);
    }
    #shorthand(claim) {
        const { base = '', path } = claim;
        const ways = (0,shorthand/* shorthandsIn */.Ct)(path);
        for (const { folder, parts, isNumbers } of ways) {
            const place = placed(base, folder);
            const names = this.#tracked.namesIn(place);
            const found = parts.map((part) => ({ part, name: (0,shorthand/* nameFor */.Fe)(part, names, isNumbers) }));
            if (found.some(({ name }) => name === null))
                continue;
            return found.map(({ part, name }) => ({ ...claim, path: part.path, lookedUp: (0,model_path.pathIn)(place, String(name)) }));
        }
        const first = base === '' ? repositoryName(path)?.name : undefined;
        const isUnplaced = first !== undefined && !this.#tracked.isOrWas(first);
        const isNoPath = ways.some(({ isNumbers, isVague }) => isNumbers || (isVague && isUnplaced));
        return isNoPath ? this.#drop(claim) : [claim];
    }
    #drop({ path, pointer }) {
        if ((0,lines_path/* isLikeFile */.kj)(path))
            this.#unread.push({ text: path, range: this.#of.found.locate(pointer) });
        return [];
    }
    #settled(claim) {
        const { alsoMade, deletes, kind, ...others } = claim;
        if (alsoMade === undefined || deletes !== true || kind === 'commit')
            return claim;
        const file = (0,model_claim.claimedFile)(claim) ?? '';
        if (this.#tracked.isThere(file))
            return { ...others, type: 'listed' };
        return alsoMade === 'created' && !this.#tracked.isOrWas(file) ? { ...claim, neverThere: true } : claim;
    }
}
async function writtenPaths(returns, beside, options) {
    const asked = returns.flatMap((found) => {
        const { file, standard, value, unread = [] } = found;
        const claims = claimsOf(value, standard, file, (beside.get(found) ?? files_beside/* NOTHING_BESIDE */.p4).texts);
        if (!hasWrittenPaths(claims, unread))
            return [];
        return [{ found, claims, unread, isNew: isNewReturn(file, found.index, options) }];
    });
    if (asked.length === 0)
        return new Map();
    const read = await readWrittenPaths(asked, options);
    return new Map(asked.map(({ found }, n) => [found, (0,collections/* elementAt */.s2)(read, n)]));
}
function whereFound({ lookedUp, isBeside }, verdict) {
    if (lookedUp === undefined || verdict.foundAt !== null || !FOUND.has(verdict.name))
        return verdict;
    const isMoved = isBeside === true && verdict.name === 'present';
    return { ...verdict, foundAt: lookedUp, ...(isMoved ? { name: 'relocated', by: 'ending' } : {}) };
}
const FOUND = new Set(['present', 'empty', 'directory']);

;// CONCATENATED MODULE: ./src/engine/evaluate/evaluate-batch.ts





















class BatchResult {
    holding = 0;
    records = [];
    pending = [];
    open = [];
    originals = [];
    dated = [];
    without = [];
    besideChanged = [];
}
async function evaluateBatch(files, contents, options) {
    const batch = await (0,read_batch/* readBatch */.x3)(files, contents, options);
    const unread = await (0,read_batch/* findUnread */.Tf)(batch, options);
    await (0,read_batch/* loadComparedVersions */.ZG)(batch, options.standards);
    const returns = (0,read_batch/* returnsIn */.T2)(batch);
    options.tree.expectContents?.(claimedContents(returns, options));
    const beside = await (0,files_beside/* readBeside */.ri)(returns, options);
    const evaluation = new BatchEvaluation(options, unread, beside, await writtenPaths(returns, beside, options));
    const waiting = batch.flatMap((file) => evaluation.file(file));
    const claims = waiting.flatMap(({ claims, of, returnId }) => claims.map((claim) => ({ claim, returnFile: of.file, returnId })));
    const atOnce = claims.filter(({ claim }) => !(0,verify/* isPostponed */.RC)(claim));
    const proved = await (0,verify/* verify */.MX)(atOnce, options.tree, options.context.changes?.changed);
    const known = new Map(atOnce.map((item, n) => [item, proved[n]]));
    const verdicts = claims.map((item) => whereFound(item.claim, known.get(item) ?? verify/* NOT_YET */.$_));
    let next = 0;
    for (const item of waiting) {
        evaluation.finish(item, verdicts.slice(next, next + item.claims.length));
        next += item.claims.length;
    }
    return evaluation.result();
}
function* claimedContents(returns, { tree, before }) {
    for (const { file, standard, value } of returns) {
        for (const claim of claimsOf(value, standard, file).slice(0, model_claim.MOST_CLAIMS)) {
            const path = (0,model_claim.claimedFile)(claim) ?? '';
            const entry = tree.find(path);
            if (entry?.kind === 'file')
                yield entry.id;
            const earlier = standard.relatedFiles === undefined ? undefined : before?.files.get(path);
            if (earlier !== undefined)
                yield earlier.id;
        }
    }
}
class BatchEvaluation {
    #result = new BatchResult();
    #findings;
    #options;
    #unread;
    #beside;
    #written;
    constructor(options, unread, beside, written) {
        this.#options = options;
        this.#unread = unread;
        this.#beside = beside;
        this.#written = written;
        this.#findings = new finding/* FindingList */.kQ(options.mostFindings);
    }
    result() {
        for (const one of this.#findings.pending())
            this.#result.pending.push(one);
        return this.#result;
    }
    file(read) {
        const { source, content, reading } = read;
        const { file, gathered } = source;
        if (reading === null) {
            if (this.#unread.has(file.path) || !(0,read_batch/* isSkipped */.JR)(read)) {
                this.#result.holding++;
                this.#document(source, [(0,read_batch/* whyUnread */.Ms)(file, content, this.#options.maxFileSize)], null, []);
            }
            return [];
        }
        if ((0,read_read/* isHolding */.y)(reading))
            this.#result.holding++;
        else if (gathered.without !== undefined)
            this.#result.without.push(gathered.without);
        if (reading.problems.length > 0)
            this.#problems(source, reading);
        for (const content of findOriginals(reading.returns, this.#options))
            this.#result.originals.push(content);
        if (this.#isBesideChanged(reading))
            this.#result.besideChanged.push(source);
        return reading.returns.map((found) => this.#return(source, reading, found));
    }
    finish({ of, source, archived, claims, found, reading }, verdicts) {
        const { file, index, standard } = found;
        const { form, reduced, intention = false } = source.gathered;
        const { context, overrides } = this.#options;
        const rules = this.#rulesOf(standard);
        const work = rules.claimAfterCommits.size > 0 && claims.some((claim) => citesCommit(claim) || countsCommits(claim))
            ? (standard.citedWork ?? standard.workSince)
            : undefined;
        const verified = claims.map((claim, n) => withWeight(claim, (0,collections/* elementAt */.s2)(verdicts, n), standard, of));
        const postponed = [];
        const absent = [];
        const made = [];
        let count = null;
        verified.forEach((item, at) => {
            const { claim, verdict } = item;
            const { pointer } = claim;
            const locationOfClaim = () => {
                const range = found.locate(pointer);
                return { file, index, pointer, range, verbatim: found.verbatim, excerpt: (0,finding/* excerptAt */.LA)(reading, range) };
            };
            if (work?.isMade(claim) === true)
                made.push({ at, location: locationOfClaim() });
            if (countsCommits(claim))
                count = { at, location: locationOfClaim() };
            if ((0,verify/* isPostponed */.RC)(claim)) {
                postponed.push({ at, location: locationOfClaim() });
                return;
            }
            if (isAbsent(claim, verdict, standard)) {
                absent.push({ at, location: locationOfClaim() });
                return;
            }
            const direct = (0,model_path.directPath)(claim.path);
            const identity = direct === claim.path ? {} : { value: direct };
            for (const raised of evaluateClaim(item, of, rules, context, overrides)) {
                this.#findings.add({ ...raised, problem: { ...identity, ...raised.problem } }, file, () => ({
                    ...locationOfClaim(),
                    value: found.value,
                }));
            }
        });
        const cited = work === undefined || made.length === 0 ? null : { work, made, count };
        if (postponed.length + absent.length > 0 || cited !== null) {
            const isOnly = form === 'json' && reading.returns.length === 1;
            const identify = () => ({
                source,
                index,
                content: isOnly ? null : contentDigest(found.written),
                outcome: outcomeOf(found.value, standard),
            });
            const open = { subject: of, standard, rules, claims: verified, postponed, absent, cited };
            this.#result.open.push({ ...open, identity: absent.length === 0 ? null : identify() });
        }
        const isReduced = reduced || intention;
        this.#result.records.push(recordOf(found, {
            of,
            archived,
            claims: verified,
            reduced: isReduced,
            calledAgent: context.calledAgent,
            deleted: context.changes?.deleted ?? null,
        }));
    }
    #isBesideChanged({ returns }) {
        const { changes } = this.#options.context;
        if (changes === null)
            return false;
        const paths = returns.flatMap((found) => [...(this.#beside.get(found) ?? files_beside/* NOTHING_BESIDE */.p4).texts.keys()]);
        return paths.some((0,kind/* isTouchedBy */.QL)(changes));
    }
    #problems(source, reading) {
        const { problems, returns } = reading;
        const isOfNone = ({ kind }) => model_document.PROBLEMS_OF_NONE.has(kind);
        const others = problems.filter((problem) => !isOfNone(problem));
        this.#document(source, others, reading, returns);
        this.#document(source, problems.filter(isOfNone), reading, []);
    }
    #document({ file: { path: file }, gathered }, problems, reading, returns) {
        if (problems.length === 0)
            return;
        const { context, overrides, standards } = this.#options;
        const standard = standards.standardAt(file, (0,run_standards/* familyOfDocument */.PD)(gathered, problems, returns));
        const subject = { file, form: gathered.form, standard, problems };
        for (const raised of (0,evaluate_rules/* evaluateDocument */.l3)(subject, this.#rulesOf(standard), context, overrides)) {
            this.#findings.add(raised, file, () => {
                const range = raised.problem.range ?? pointer.FILE_START;
                const excerpt = (0,finding/* excerptAt */.LA)(reading, range);
                return { file, index: null, pointer: null, range, value: undefined, verbatim: false, excerpt };
            });
        }
    }
    #return(source, reading, found) {
        const { gathered } = source;
        const { file, index, standard, value } = found;
        const { context, overrides } = this.#options;
        const near = this.#beside.get(found) ?? files_beside/* NOTHING_BESIDE */.p4;
        const { baseClaims, isRestated } = this.#options;
        const restated = isRestated?.(file, index) === true;
        const statusIsNew = this.#options.isStatusNew?.(file, index) === true;
        const read = this.#written.get(found);
        const claims = read?.claims ?? claimsOf(value, standard, file, near.texts);
        const errors = standard.validate(value);
        const shapeErrors = gathered.reduced ? (0,evaluate_rules/* errorsOfSeveralTasks */.$P)(errors, standard.claimFields) : errors;
        const plain = {
            file,
            index,
            standard,
            value,
            shapeErrors,
            claims: claims.length + found.moreClaims,
            restated,
            statusIsNew,
            beside: near.texts,
            returnsBeside: near.returns,
            calledAgent: context.calledAgent,
            unread: read?.unread ?? found.unread,
            root: read?.root ?? null,
            duplicateKeys: found.duplicateKeys,
            frontmatterRange: found.frontmatterRange,
            isNew: isNewReturn(file, index, this.#options),
            satisfies: null,
        };
        const archived = this.#archivedCheck(file, gathered);
        const satisfies = archived === 'claims' ? null : (0,run_standards/* betterVersion */.xA)(plain, standard, this.#options.standards, context);
        const subject = satisfies === null ? plain : { ...plain, satisfies };
        const ruleSet = this.#rulesOf(standard);
        const ofReturns = archived === 'claims' ? ruleSet.ofArchived : ruleSet.return;
        const rules = gathered.reduced ? (0,evaluate_rules/* rulesOfSeveralTasks */.Zz)(ofReturns) : ofReturns;
        for (const raised of (0,evaluate_rules/* evaluateReturn */.CG)(subject, rules, context, overrides)) {
            if (archived === 'claims' && !(0,evaluate_rules/* concernsArchived */._H)(raised, subject))
                continue;
            const location = () => {
                const { pointer = '', part, range = found.locate(pointer, part) } = raised.problem;
                const excerpt = (0,finding/* excerptAt */.LA)(reading, range);
                return { file, index, pointer, range, value, verbatim: found.verbatim, excerpt };
            };
            const since = demandedSince(raised.problem, standard);
            if (since === null)
                this.#findings.add(raised, file, location);
            else
                this.#result.dated.push({ file, since, pending: (0,finding/* pendingFinding */.$z)(raised, location()) });
        }
        const status = (0,model_return.statusOf)(subject) ?? null;
        const isMild = standard.isMildIfUnknown === true && !statusIsNew && (0,model_return.stateOfStatus)(status, standard) === null;
        const of = {
            file,
            index,
            status,
            success: (0,model_return.weighsAsSuccess)(subject),
            ...(isMild ? { isMild } : {}),
            restated,
            baseClaims: restated && baseClaims !== null ? (claim) => baseClaims(file, index, claim) : undefined,
        };
        const returnId = gathered.form === 'json' ? source.file.id : null;
        return { of, returnId, archived, claims: claims.slice(0, model_claim.MOST_CLAIMS), found, reading, source };
    }
    #archivedCheck(file, { single }) {
        if (single === true || !(0,archive/* isArchived */.F$)(file))
            return undefined;
        const { archived, context } = this.#options;
        return (0,model_context/* isTouched */.Dn)(file, context.changes) ? 'all' : archived;
    }
    #rulesOf(standard) {
        return (0,collections/* valueOf */.RP)(this.#options.standards.ruleSets, standard);
    }
}

;// CONCATENATED MODULE: ./src/engine/evaluate/evaluate-files.ts

async function evaluateFiles(files, evaluation, onProgress) {
    const all = new CombinedResult();
    let done = 0;
    let earlier;
    const toRead = files.map(({ file }) => file);
    for await (const contents of evaluation.tree.read(toRead, evaluation.maxFileSize)) {
        for (const part of inParts(contents)) {
            const current = evaluateBatch(files.slice(done, done + part.length), part, evaluation);
            current.catch(() => undefined);
            if (earlier !== undefined)
                all.add(await earlier);
            all.checkLimits(evaluation);
            earlier = current;
            done += part.length;
        }
        onProgress?.(done, files.length);
    }
    if (earlier !== undefined)
        all.add(await earlier);
    all.checkLimits(evaluation);
    return all;
}
class CombinedResult extends BatchResult {
    #claims = 0;
    checkLimits({ checkReturnLimit, checkClaimLimit }) {
        checkReturnLimit(this.records.length);
        checkClaimLimit(this.#claims);
    }
    add(result) {
        this.holding += result.holding;
        for (const { claims } of result.records)
            this.#claims += claims.length;
        for (const name of LISTS)
            append(this[name], result[name]);
    }
}
const LISTS = ['records', 'pending', 'open', 'dated', 'originals', 'without', 'besideChanged'];
function append(list, items) {
    for (const item of items)
        list.push(item);
}
const PART = 1024 * 1024;
function* inParts(contents) {
    let start = 0;
    let bytes = 0;
    for (const [n, content] of contents.entries()) {
        const size = content.kind === 'bytes' ? content.bytes.length : 0;
        if (n > start && bytes + size > PART) {
            yield contents.slice(start, n);
            start = n;
            bytes = 0;
        }
        bytes += size;
    }
    if (start < contents.length)
        yield contents.slice(start);
}

// EXTERNAL MODULE: ./src/claims/affected.ts
var claims_affected = __webpack_require__(4317);
;// CONCATENATED MODULE: ./src/engine/change/found-in-base.ts








async function foundInBase(files, before, evaluation) {
    let lacking = 0;
    const tree = treeOfBase(evaluation.tree, before, () => lacking++);
    const { pending, dated } = await evaluateFiles(files, { ...evaluation, tree });
    if (lacking > 0)
        return null;
    const then = (0,baseline_baseline/* withFingerprints */.QN)([...pending, ...dated.map((demand) => demand.pending)]);
    const fingerprints = new Set(then.map(({ fingerprint }) => fingerprint));
    const listed = new Map();
    for (const finding of then) {
        const known = listed.get(keyOf(finding)) ?? new Set();
        for (const item of finding.items ?? [])
            known.add(item);
        listed.set(keyOf(finding), known);
    }
    return (finding) => {
        const { items, fingerprint } = finding;
        if (items === undefined)
            return fingerprints.has(fingerprint);
        const known = listed.get(keyOf(finding));
        return known !== undefined && items.every((item) => known.has(item));
    };
}
async function formInBase(findings, { comparison, before, classify, inUse, evaluation }) {
    const places = new Map();
    const files = new Map();
    for (const { file, index } of findings) {
        if (file === null)
            continue;
        const origin = comparison.originOf(file, index ?? 0);
        const from = origin?.file ?? file;
        const ref = before.files.get(from);
        if (ref === undefined || (index !== null && origin === null))
            continue;
        files.set(from, ref);
        const key = (0,model_finding.placeKey)({ file: from, index: index === null ? null : (origin?.index ?? null), pointer: null });
        places.set(key, [...(places.get(key) ?? []), { file, index }]);
    }
    const versions = [...files.values()].map((file) => ({ file, gathered: classify(file.path) }));
    let lacking = 0;
    const { pending } = await evaluateFiles(versions, {
        ...evaluation,
        tree: treeOfBase(evaluation.tree, before, () => lacking++),
        archived: 'all',
        copies: null,
    });
    if (lacking > 0)
        return new Set();
    const known = new Map();
    for (const { finding, fingerprintInput: input } of pending) {
        const isCompound = input.value === '[]' || input.value === '{}';
        if (isCompound && inUse.some((standard) => (0,evaluate_rules/* bearsClaims */.Xz)(finding, standard)))
            continue;
        const { file, index } = input;
        if (file === null)
            continue;
        for (const place of new Set(places.get((0,model_finding.placeKey)({ file, index, pointer: null })))) {
            known.set((0,baseline_baseline/* fingerprint */.Rj)({ ...input, ...place }), finding);
        }
    }
    return new Set(findings.filter((finding) => isAsBefore(finding, known.get(finding.fingerprint))));
}
function isAsBefore(finding, then) {
    if (then === undefined || (0,model_finding.rank)(finding.severity) < (0,model_finding.rank)(then.severity))
        return false;
    const places = new Set((0,model_finding.placesOf)(then));
    const items = new Set(then.items);
    return ((0,model_finding.placesOf)(finding).every((place) => places.has(place)) && (finding.items ?? []).every((item) => items.has(item)));
}
function keyOf({ rule, file, index, pointer }) {
    return `${rule} ${(0,model_finding.placeKey)({ file, index, pointer })}`;
}
function treeOfBase(tree, before, lacks) {
    const list = async (selection) => {
        const same = (await tree.findAll(selection)).filter(({ path }) => !before.differs(path));
        const others = [...before.files.values()].filter(({ path }) => selection.matches(path));
        return [...same, ...others].sort((a, b) => (0,model_text.compareText)(a.path, b.path));
    };
    return {
        ...tree,
        list,
        findAll: list,
        find: (path) => {
            if (!before.differs(path))
                return tree.find(path);
            const file = before.files.get(path);
            return file === undefined ? undefined : { kind: 'file', id: file.id };
        },
        read: async function* (files, limit) {
            const sourceOf = (path) => before.differs(path) && before.files.has(path) ? before : tree;
            for await (const contents of readInTurn(files, limit, sourceOf)) {
                if (contents.some(({ kind }) => kind === 'lacking'))
                    lacks();
                yield contents;
            }
        },
        close: () => undefined,
    };
}
async function* readInTurn(files, limit, sourceOf) {
    for (let start = 0; start < files.length;) {
        const source = sourceOf((0,collections/* elementAt */.s2)(files, start).path);
        let end = start + 1;
        while (end < files.length && sourceOf((0,collections/* elementAt */.s2)(files, end).path) === source)
            end++;
        yield* source.read(files.slice(start, end), limit);
        start = end;
    }
}
async function markPreexisting(findings, question) {
    const { comparison, inUse, formInBase } = question;
    const before = await ofUntouched(findings, question);
    const form = new Set(inUse.flatMap(({ rules }) => rules.flatMap(({ rule }) => ((0,model_rule.isOfForm)(rule) ? [rule.id] : []))));
    const candidates = findings.filter((finding) => {
        const { file, index, range, pointer } = finding;
        if (file === null || before.has(finding) || !form.has(finding.rule))
            return false;
        return comparison?.mayBeKnown({ file, index, range, pointer, ...propertyOf(finding) }, false) === true;
    });
    const old = candidates.length === 0 || formInBase === null ? found_in_base_NONE : await formInBase(candidates);
    if (before.size + old.size === 0)
        return findings;
    return findings.map((finding) => before.has(finding) || old.has(finding) ? { ...finding, preexisting: true } : finding);
}
const found_in_base_NONE = new Set();
function propertyOf({ property }) {
    return property === undefined ? {} : { property };
}
async function ofUntouched(findings, { tree, changes, comparison, records, inUse, besideChanged, foundInBase }) {
    const rules = new Map(inUse.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule])));
    const untouched = findings.flatMap((finding) => {
        const { file, index, range } = finding;
        const rule = rules.get(finding.rule);
        if (file === null || rule === undefined || rule.scope === 'run' || rule.ofLacking === true)
            return [];
        const wasThere = !changes.changed.has(file) || comparison?.existedBefore({ file, index, range }) === true;
        return wasThere ? [{ finding, file, rule }] : [];
    });
    if (untouched.length === 0)
        return found_in_base_NONE;
    const claims = new Map();
    const made = claimsByPlace(records);
    for (const { finding, rule } of untouched) {
        const mayBeBroken = rule.scope === 'claim' && rule.after === undefined && (0,model_rule.isOfTruth)(rule);
        const claim = mayBeBroken ? made.get((0,model_finding.placeKey)(finding)) : undefined;
        if (claim !== undefined)
            claims.set(finding, claim);
    }
    const beside = new Set(besideChanged.map(({ file }) => file.path));
    const isMadeBeside = ({ finding, file, rule }) => {
        if (rule.scope !== 'return' || !beside.has(file))
            return false;
        return foundInBase === null ? (0,model_rule.isOfTruth)(rule) : !foundInBase(finding);
    };
    const affected = await (0,claims_affected/* claimsAffectedBy */.X)([...claims.values()], tree, changes);
    const before = new Set();
    for (const one of untouched) {
        const claim = claims.get(one.finding);
        if (claim === undefined ? !isMadeBeside(one) : !affected.has(claim))
            before.add(one.finding);
    }
    return before;
}
function claimsByPlace(records) {
    const made = new Map();
    for (const { file, index, claims } of records) {
        for (const { claim } of claims) {
            made.set((0,model_finding.placeKey)({ file, index, pointer: claim.pointer }), { claim, returnFile: file });
        }
    }
    return made;
}

;// CONCATENATED MODULE: ./src/engine/change/narrow.ts







async function narrow(gathered, changes, evaluation) {
    const { tree, maxFileSize } = evaluation;
    const others = gathered.filter(({ file }) => !changes.changed.has(file.path));
    const affected = new Set();
    const originals = [];
    const skippedFiles = [];
    let skippedReturns = 0;
    let claims = 0;
    for await (const batch of (0,read_batch/* readInBatches */.wu)(others, (refs) => tree.read(refs, maxFileSize), evaluation)) {
        const returns = (0,read_batch/* returnsIn */.T2)(batch);
        const made = [];
        for (const { file, standard, value } of returns) {
            const own = claimsOf(value, standard, file).slice(0, model_claim.MOST_CLAIMS);
            evaluation.checkClaimLimit((claims += own.length));
            for (const claim of own)
                made.push({ claim, returnFile: file });
        }
        for (const file of await (0,claims_affected/* filesAffectedBy */.J)(made, tree, changes))
            affected.add(file);
        for (const original of findOriginals(returns, evaluation))
            originals.push(original);
        for (const one of batch) {
            const { path } = one.source.file;
            if (one.content.kind === 'lacking')
                affected.add(path);
            if (affected.has(path) || !(0,read_batch/* holdsReturn */.vY)(one))
                continue;
            skippedFiles.push(path);
            skippedReturns += one.reading?.returns.length ?? 0;
        }
        evaluation.checkReturnLimit(skippedReturns);
    }
    const files = gathered.filter(({ file: { path } }) => changes.changed.has(path) || affected.has(path));
    return { files, skippedFiles, skippedReturns, originals };
}
async function findMovedFiles(changes, records, { tree, before }) {
    if (changes === null || changes.deleted.size === 0)
        return null;
    if (!records.some(({ file, restated }) => restated && changes.changed.has(file)))
        return null;
    const isKnown = before !== null || changes.movedAway !== undefined;
    if (!isKnown || changes.approximate === true)
        return changes.deleted;
    const moved = new Set([...(changes.movedAway ?? []), ...archived(changes, tree)]);
    if (before !== null && [...changes.deleted].some((path) => !moved.has(path))) {
        for (const path of await before.movedAway())
            moved.add(path);
    }
    return moved;
}
function archived({ changed, deleted }, tree) {
    const now = new Set([...changed].filter((path) => tree.find(path) !== undefined).map(archive/* movedPath */.jk));
    return [...deleted].filter((path) => now.has((0,archive/* movedPath */.jk)(path)));
}
function returnsInFolders(changed, holding) {
    const folders = new Map();
    for (const file of changed) {
        const folder = (0,model_path.taskFolder)(file);
        if (folder !== '')
            folders.set(folder, []);
    }
    if (folders.size === 0)
        return folders;
    for (const file of [...new Set(holding)].sort()) {
        for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
            const files = folders.get(file.slice(0, end));
            if (files !== undefined && files.length < 2)
                files.push(file);
        }
    }
    return folders;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./src/engine/evaluate/settle.ts










function settle(returns, answers, { mostFindings }) {
    const findings = new finding/* FindingList */.kQ(mostFindings);
    const claims = new Map();
    for (const { open, verified, raised } of answers) {
        const { madeBy, at, location } = open;
        const list = claims.get(madeBy) ?? [...madeBy.claims];
        list[at] = verified;
        claims.set(madeBy, list);
        for (const one of raised) {
            const problem = { value: verified.claim.path, ...one.problem };
            findings.add({ ...one, problem }, madeBy.subject.file, () => ({ ...location, value: undefined }));
        }
    }
    return {
        returns: returns.map((one) => ({ ...one, claims: claims.get(one) ?? one.claims })),
        findings: findings.pending(),
    };
}
function settleVerdicts(returns, verdicts, evaluation) {
    const answers = [...verdicts].map(([open, verdict]) => {
        const { subject, standard, rules } = open.madeBy;
        const verified = withWeight(recorded(open).claim, verdict, standard, subject);
        const raised = evaluateClaim(verified, subject, rules, evaluation.context, evaluation.overrides);
        const { path } = verified.claim;
        const value = (0,model_claim.namesFile)(verified.claim) ? (0,model_path.directPath)(path) : path;
        return { open, verified, raised: raised.map((one) => ({ ...one, problem: { value, ...one.problem } })) };
    });
    return settle(returns, answers, evaluation);
}
async function settlePostponed(returns, evaluation) {
    const claims = returns.flatMap((madeBy) => madeBy.postponed.map((place) => ({ ...place, madeBy })));
    const asked = claims.map((open) => ({ claim: recorded(open).claim, returnFile: open.madeBy.subject.file }));
    const verdicts = await (0,verify/* verify */.MX)(asked, evaluation.tree);
    return settleVerdicts(returns, claims.map((open, n) => [open, (0,collections/* elementAt */.s2)(verdicts, n)]), evaluation);
}
function finishRecords(records, returns) {
    const claims = new Map(returns.map((one) => [(0,model_finding.returnKey)(one.subject), one.claims]));
    return records.map((record) => {
        const known = claims.get((0,model_finding.returnKey)(record));
        return known === undefined ? record : { ...record, claims: known };
    });
}
const MOST_FILES = 100;
async function withAuthors(records, tree) {
    const accused = (0,model_context/* accusedIn */.G8)(records);
    const isNameless = (record) => record.claims.some((claim) => (0,model_claim.isUntrue)(claim, record)) && accused(record) === null;
    const nameless = records.filter(isNameless);
    if (nameless.length === 0)
        return records;
    const files = [...new Set(nameless.map(({ file }) => file))].slice(0, MOST_FILES);
    const authors = await tree.authors(files);
    const asked = new Set(nameless);
    return records.map((record) => {
        const author = asked.has(record) ? authors.get(record.file) : undefined;
        return author === undefined ? record : { ...record, author };
    });
}
async function resolveDatedDemands(dated, { tree }) {
    if (dated.length === 0)
        return [];
    const introduced = await tree.introducedAt([...new Set(dated.map(({ file }) => file))], archive/* stableFilePath */.Rh);
    return dated
        .filter(({ file, since }) => (introduced.get(file) ?? -Infinity) >= Date.parse(`${since}T00:00:00Z`))
        .map(({ pending }) => pending);
}

;// CONCATENATED MODULE: ./src/engine/absent/moment.ts






const MOST_BYTES = 256 * 1024 * 1024;
const MOST_VERSIONS = 1_000;
async function momentsOf(claims, { from, since, originOf = placeNow }, evaluation) {
    const { tree } = evaluation;
    const trails = [...groupedByReturn(claims, originOf)];
    const versions = await tree.fileVersions([...new Set(trails.map(({ at }) => at.file))], from, archive/* stableFilePath */.Rh);
    const old = since === null ? new Set() : await versionsBefore(since.base, versions.values(), tree);
    const restored = new Set();
    const known = new Map();
    const searches = [];
    for (const trail of trails) {
        const newest = versions.get(trail.at.file);
        if (newest === undefined)
            continue;
        const isAdded = since?.isAdded(trail.of) === true;
        const isSame = (one) => old.has(one) && one.id === newest.id;
        const isRestored = isAdded && [...(0,collections/* reachable */.Gq)([newest], earlierOf)].some(isSame);
        const isWhole = isRestored || (!isAdded && since?.countsEarlier(trail.of) !== false);
        if (isRestored)
            for (const claim of trail.claims)
                restored.add(claim);
        const counts = (one) => isWhole || !old.has(one);
        if (tree.kind === 'workspace' || newest.before.some(counts))
            searches.push(new Search(trail, newest, counts));
        else
            for (const claim of trail.claims)
                known.set(claim, [newest.commit]);
    }
    const unsearched = await readVersions(searches, evaluation);
    for (const search of searches)
        for (const [claim, commits] of search.oldest())
            known.set(claim, [...commits]);
    const newest = from ?? tree.revision;
    if (newest !== null && tree.kind === 'commit')
        for (const claim of claims)
            if (!known.has(claim) && !unsearched.has(claim))
                known.set(claim, [newest]);
    return { known, unsearched, restored };
}
function earlierOf({ before }) {
    return before;
}
async function versionsBefore(base, newest, tree) {
    const all = [...(0,collections/* reachable */.Gq)(newest, earlierOf)];
    const leads = await tree.leadsTo(all.map(({ commit }) => ({ earlier: commit, later: base })));
    return new Set(all.filter((_, n) => leads[n] === true));
}
function placeNow({ madeBy }) {
    return { ...madeBy, file: madeBy.source.file.path };
}
function groupedByReturn(claims, originOf) {
    const trails = new Map();
    for (const claim of claims) {
        const { madeBy: of } = claim;
        const trail = trails.get(of) ?? { of, at: originOf(claim), source: of.source, claims: [] };
        trail.claims.push(claim);
        trails.set(of, trail);
    }
    return trails.values();
}
class Search {
    trail;
    #newest;
    #counts;
    #reached = new Map();
    constructor(trail, newest, counts) {
        this.trail = trail;
        this.#newest = newest;
        this.#counts = counts;
    }
    first() {
        return { search: this, version: this.#newest, later: this.trail.at.outcome };
    }
    take({ version, later }, returns) {
        const { at, claims } = this.trail;
        const earlier = returns.find((one) => one.isTheSame(at));
        if (earlier !== undefined && !isContinued(earlier.outcome, later))
            return [];
        const outcome = earlier === undefined ? later : outcomeIn(earlier.outcome, later);
        const made = claims.filter(({ kind, paths }) => paths.some((path) => earlier?.claims[kind].has(path)));
        this.#reached.set(version, { own: earlier?.outcome ?? null, outcome, made });
        const next = version.before.filter((one) => this.#counts(one) && !this.#reached.has(one));
        for (const one of next)
            this.#reached.set(one, null);
        return next.map((one) => ({ search: this, version: one, later: outcome }));
    }
    oldest() {
        const found = new Map();
        const madeUpTo = new Map();
        for (const version of this.#olderFirst()) {
            const { made, outcome } = this.#reached.get(version) ?? NOTHING_MADE;
            const before = version.before.filter((one) => this.#leadsOn(one, outcome)).map((one) => (0,collections/* valueOf */.RP)(madeUpTo, one));
            const [only = new Set()] = before;
            const isShared = before.length === 1 && made.every((claim) => only.has(claim));
            const all = isShared ? only : new Set(before.flatMap((claims) => [...claims]));
            for (const claim of made) {
                if (!all.has(claim))
                    found.set(claim, (found.get(claim) ?? new Set()).add(version.commit));
                all.add(claim);
            }
            madeUpTo.set(version, all);
        }
        return found;
    }
    #leadsOn(earlier, outcome) {
        const { own } = this.#reached.get(earlier) ?? {};
        return own !== undefined && (own === null || isContinued(own, outcome));
    }
    #olderFirst() {
        const ordered = new Set();
        const open = [this.#newest];
        for (let version = open.at(-1); version !== undefined; version = open.at(-1)) {
            const next = version.before.filter((one) => this.#reached.get(one)?.made !== undefined && !ordered.has(one));
            if (next.length > 0)
                open.push(...next);
            else {
                ordered.add(version);
                open.pop();
            }
        }
        return ordered;
    }
}
const NOTHING_MADE = { made: [], outcome: { session: null, succeeds: true } };
async function readVersions(searches, evaluation) {
    const { tree, maxFileSize } = evaluation;
    const unsearched = new Set();
    const isUnsearched = ({ search }) => {
        for (const claim of search.trail.claims)
            unsearched.add(claim);
    };
    let bytes = MOST_BYTES;
    let steps = searches.map((search) => search.first());
    for (let round = 0; round < MOST_VERSIONS && bytes > 0 && steps.length > 0; round++) {
        const groups = new Map([...(0,collections/* groupBy */.$z)(steps, ({ version }) => version)].map(([{ id }, group]) => {
            const { source } = (0,collections/* elementAt */.s2)(group, 0).search.trail;
            return [{ ...source, file: { path: source.file.path, id, link: false } }, group];
        }));
        steps = [];
        const contents = (files) => tree.readVersions(files, maxFileSize);
        for await (const batch of (0,read_batch/* readInBatches */.wu)([...groups.keys()], contents, evaluation)) {
            for (const { source, content, reading } of batch) {
                const group = (0,collections/* valueOf */.RP)(groups, source);
                const returns = reading === null ? [] : returnsOfVersion(reading.returns);
                if (content.kind === 'bytes')
                    bytes -= content.bytes.length;
                if (content.kind === 'lacking')
                    group.forEach(isUnsearched);
                for (const step of group)
                    steps.push(...step.search.take(step, returns));
            }
        }
    }
    steps.forEach(isUnsearched);
    return unsearched;
}
function returnsOfVersion(returns) {
    const digests = returns.map(({ written }) => once(() => contentDigest(written)));
    return returns.map(({ file, index, standard, value }, n) => {
        const mentions = standard.possibleClaims;
        const made = (mentions?.(value, file) ?? claimsOf(value, standard, file)).slice(0, model_claim.MOST_CLAIMS);
        const outcome = outcomeOf(value, standard);
        const isPlan = mentions !== undefined && !outcome.succeeds;
        const pathsOf = (deletes) => new Set(made.flatMap((claim) => (isPlan || (0,model_claim.isDeletion)(claim) === deletes ? (0,model_claim.statedPaths)(claim) : [])));
        return {
            outcome: mentions === undefined ? outcome : { ...outcome, succeeds: true },
            claims: { file: pathsOf(false), deletion: pathsOf(true) },
            isTheSame: (later) => {
                if (later.content === null)
                    return returns.length === 1 || index === later.index;
                const same = digests.findIndex((digest) => digest() === later.content);
                return same < 0 ? index === later.index : same === n;
            },
        };
    });
}
function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
}

;// CONCATENATED MODULE: ./src/engine/absent/question.ts



function hasLeniency({ madeBy }, leniency) {
    return madeBy.standard.leniencies?.has(leniency) === true;
}
function claimsDeletion(claim) {
    return (0,model_claim.isDeletion)(recorded(claim).claim);
}
function isKindOfDeletion(claim) {
    return (0,model_claim.kindOf)(recorded(claim).claim) === 'deletion';
}
function askedPath(absent) {
    const { claim } = recorded(absent);
    const isOfFile = !isKindOfDeletion(absent) && !hasLeniency(absent, 'folder');
    if ((0,model_path.isTooLong)(claim.path) || (isOfFile && (0,model_path.namesFolder)(claim.path)))
        return '';
    return (0,model_claim.claimedFile)(claim) ?? '';
}
function whenMade(absent, { comparison, context }) {
    const { identity } = absent;
    const { file } = absent.madeBy.subject;
    const { changes } = context;
    if (changes === null)
        return 'unknown';
    if (!changes.changed.has(file))
        return 'before-change';
    if (comparison === null)
        return 'unknown';
    return comparison.baseClaims(file, identity.index, recorded(absent).claim) ? 'before-change' : 'by-change';
}
function possiblePlaces(claim, { comparison }) {
    const path = askedPath(claim);
    const other = (0,model_claim.otherPlace)(recorded(claim).claim);
    if (isKindOfDeletion(claim) || other === null)
        return [path];
    const places = [path, other];
    const inBase = places.find((place) => comparison?.hadFile(place) === true);
    return inBase === undefined ? [...new Set(places)] : [inBase];
}

;// CONCATENATED MODULE: ./src/engine/absent/verdict.ts



function verdictBy(facts) {
    const { atPath, absence, instead, namesakes } = facts;
    if (absence === null) {
        if (atPath.name !== 'missing')
            return atPath;
        return instead ?? withNamesakes(atPath, namesakes);
    }
    return withHistory({ ...facts, absence });
}
function withHistory(facts) {
    const { atPath, absence, moved, instead, made, rulesUnknown } = facts;
    const { past } = absence;
    if (atPath.name === 'directory')
        return onDirectory(facts);
    if (past.kind === 'moved' && moved !== undefined && countsAsMoved(facts)) {
        if (moved.name === 'present')
            return relocated(facts, moved);
        if (moved.name === 'empty' || moved.name === 'undetermined')
            return moved;
    }
    const isUndecided = isUnseen(facts) && instead === null;
    const isLacking = past.kind === 'removed' && past.isLacking === true;
    if ((isUndecided || isLacking) && atPath.name === 'case-mismatch') {
        const other = `A path in another letter case is there: ${String(atPath.foundAt)}.`;
        const by = isLacking ? { by: 'content' } : {};
        const detail = joined(other, past.kind === 'unknown' || isLacking ? (past.detail ?? null) : null);
        return { ...atPath, ...by, name: 'undetermined', foundAt: null, detail };
    }
    if (atPath.name !== 'missing')
        return atPath;
    if (isLacking)
        return mild({ ...atPath, name: 'undetermined', detail: whenEnded(facts, past), by: 'content' });
    const kept = notCommitted(facts, isUndecided);
    if (kept !== null)
        return kept;
    const verdict = isEnded(past) ? ofEnded(facts, past) : ofUnheld(facts, past);
    if (rulesUnknown !== null && verdict.name === 'missing')
        return (0,kind/* undeterminedByRules */.tD)('.gitignore', rulesUnknown);
    return made === 'by-change' && verdict.name === 'removed' && facts.endedBy === 'change' ? byChange(verdict) : verdict;
}
function isEnded(past) {
    return past?.kind === 'moved' || past?.kind === 'removed';
}
function isUnseen({ absence: { past }, made, isWholeChange, proof }) {
    return past.kind === 'unknown' && !(made === 'by-change' && isWholeChange && proof !== 'there');
}
function countsAsMoved({ proof, endedBy, made, imported }) {
    if (proof === 'there')
        return true;
    if (made === 'by-change')
        return endedBy !== 'base' && endedBy !== 'commit';
    return imported !== null && imported.commit !== null;
}
function relocated(facts, moved) {
    const { absence, proof, imported } = facts;
    const isExcused = proof === 'before' && imported !== null && imported.commit !== null;
    const excuse = isExcused ? whenImported(imported) : null;
    const detail = absence.past.kind === 'moved' ? joined(whenEnded(facts, absence.past), excuse) : null;
    return { ...moved, name: 'relocated', by: 'rename', detail, blank: false };
}
function notCommitted(facts, isUndecided) {
    const { atPath, absence, proof, instead, ignored, isBeyondProof } = facts;
    const { past, isInWorkspace, ignoredBy } = absence;
    const isProved = isEnded(past) && proof === 'there';
    if (ignored !== undefined && !isProved) {
        const detail = `It is ignored (${ignored}).`;
        if (isUndecided && past.kind === 'unknown')
            return { ...atPath, name: 'undetermined', detail: joined(detail, past.detail) };
        return { ...atPath, name: 'uncommitted', detail, by: 'ignored' };
    }
    if (!isInWorkspace || (isProved && ignoredBy !== null))
        return null;
    if (isBeyondProof && !isProved && instead !== null)
        return null;
    const why = ignoredBy === null ? 'It is only in the workspace.' : `It is in the workspace, but ignored (${ignoredBy}).`;
    return { ...atPath, name: 'uncommitted', detail: joined(why, isEnded(past) ? 'An earlier commit had it.' : null) };
}
const ADDED_ITSELF = 'The compared change had added it itself.';
function ofEnded(facts, past) {
    const { atPath, proof, endedBy, made, isStep, instead, imported } = facts;
    const ended = whenEnded(facts, past);
    if (proof === 'unknown') {
        const doubt = 'Whether it was claimed before that is unknown: not all versions of its return could be read.';
        return mild({ ...atPath, name: 'undetermined', detail: `${ended} ${doubt}` });
    }
    if (proof === 'there') {
        if (made !== 'by-change' || endedBy !== 'own')
            return { ...atPath, name: 'removed', detail: ended };
        const detail = joined(ended, ADDED_ITSELF);
        if (!isStep)
            return saidDeleted(facts) ?? missing(facts, detail);
        if (facts.saidDeletedIn !== null)
            return { ...atPath, name: 'removed', detail: ended };
        return byChange({ ...atPath, name: 'removed', detail });
    }
    if (instead !== null)
        return instead;
    if (imported !== null) {
        const place = past.kind === 'moved' ? whereMoved(past) : ended;
        const verdict = { ...atPath, name: 'removed', detail: joined(place, whenImported(imported)) };
        return imported.commit === null ? byChange(verdict) : verdict;
    }
    const said = saidDeleted(facts);
    if (said !== null)
        return said;
    const sequence = past.commit === null ? null : endedBy === 'own' ? ADDED_ITSELF : 'The claim was made after that.';
    return missing(facts, joined(past.kind === 'moved' ? whereMoved(past) : ended, sequence));
}
function ofUnheld(facts, past) {
    const { atPath, instead, namesakes } = facts;
    const isOfFolder = instead?.name === 'unverifiable' && instead.by === 'folder';
    const isUndecided = isUnseen(facts) && (isOfFolder || instead?.name === 'empty');
    if (instead !== null && !isUndecided)
        return instead;
    const said = saidDeleted(facts);
    if (said !== null)
        return said;
    if (past.kind === 'never')
        return missing(facts, model_claim.NEVER_COMMITTED, namesakes);
    if (isUnseen(facts))
        return { ...atPath, name: 'undetermined', detail: past.detail };
    return withNamesakes(atPath, namesakes);
}
function missing({ atPath, absence: { past } }, detail, namesakes = '') {
    const verdict = atPath.detail === null ? withNamesakes({ ...atPath, detail }, namesakes) : atPath;
    return past.kind === 'removed' && past.detail !== undefined ? mild(verdict) : verdict;
}
function withNamesakes(verdict, namesakes) {
    return namesakes === '' ? verdict : { ...verdict, by: 'namesake', detail: joined(verdict.detail, namesakes) };
}
function saidDeleted({ atPath, saidDeletedIn }) {
    if (saidDeletedIn === null)
        return null;
    const detail = `Another return of the same ${saidDeletedIn} says that it was deleted.`;
    return byChange({ ...atPath, name: 'removed', by: 'said', detail });
}
function onDirectory(facts) {
    const { atPath, absence, proof } = facts;
    const { past } = absence;
    const open = (why) => ({ ...atPath, name: 'undetermined', detail: `A directory is there. ${why}` });
    if (past.kind === 'unknown')
        return isUnseen(facts) ? open(past.detail) : atPath;
    if (past.kind === 'never')
        return atPath;
    const ended = whenEnded(facts, past);
    if (proof === 'unknown') {
        return mild(open(`${ended} Whether it was claimed before that is unknown: not all versions of its return could be read.`));
    }
    return proof === 'before' ? atPath : { ...atPath, by: 'replaced', detail: `A file was there. ${ended}` };
}
function byChange(verdict) {
    return { ...verdict, byChange: true };
}
function mild(verdict) {
    return { ...verdict, isDoubtful: true };
}
function whenEnded({ endedBy, made, proof }, past) {
    const { kind, commit } = past;
    const what = kind === 'moved' ? 'moved' : 'removed';
    if (kind === 'removed' && made === 'by-change' && endedBy === 'change') {
        return joined('This change deletes it.', past.detail ?? null) ?? '';
    }
    const where = commit === null
        ? 'by this change'
        : `in ${(0,model_text.shortId)(commit)}${endedBy === 'base' && proof === 'there' ? ', on the base branch' : ''}`;
    return joined(`It was ${what} ${where}.`, kind === 'removed' ? (past.detail ?? null) : null) ?? '';
}
function whereMoved({ to, commit }) {
    return `It was moved to ${to} ${commit === null ? 'by this change' : `in ${(0,model_text.shortId)(commit)}`}.`;
}
function whenImported({ commit, returns }) {
    const what = commit === null ? 'The compared change' : `The commit ${(0,model_text.shortId)(commit)}`;
    return `${what} adds ${(0,model_text.count)(returns, 'return')} at once, so it is unknown when the claim was made.`;
}
function joined(...parts) {
    const said = parts.filter((part) => part !== null && part !== '');
    return said.length === 0 ? null : said.join(' ');
}
const NEVER_DELETED = (0,kind/* verdictOf */.Vj)('missing', { detail: 'No commit had a file there.' });
function deleted(detail) {
    return (0,kind/* verdictOf */.Vj)('deleted', { detail });
}
function deletionVerdictBy({ past, absent, isTooEarly, other }) {
    if (past.kind === 'unknown')
        return (0,kind/* verdictOf */.Vj)('undetermined', { detail: past.detail });
    if (other !== null)
        return deleted(`It was ${other}, and an earlier commit had it.`);
    if (past.kind === 'never' || (isTooEarly && absent.name === 'directory'))
        return absent;
    if (isTooEarly)
        return { ...NEVER_DELETED, detail: 'No commit before the claim had a file there.' };
    const by = past.commit === null ? '' : ` by ${(0,model_text.shortId)(past.commit)}`;
    return deleted(past.kind === 'moved' ? `It was moved to ${past.to}${by}.` : `It was deleted${by}.`);
}

;// CONCATENATED MODULE: ./src/engine/absent/proof.ts







const UNPROVED = { proof: 'before', endedBy: 'commit', moments: [] };
function unlessCut(past, isProved) {
    return 'commit' in past && past.cut !== undefined && !isProved ? { kind: 'unknown', detail: past.cut } : past;
}
async function proofsOf(files, absenceOf, terms) {
    const proofs = await proofsByMoments(files, absenceOf, terms);
    const open = files.filter((file) => {
        const { proof, endedBy } = proofs.get(file) ?? UNPROVED;
        const past = absenceOf(file)?.past ?? NEVER;
        return isEnded(unlessCut(past, proof === 'there' && endedBy !== 'own'));
    });
    for (const file of await provedByCommits(open, terms)) {
        proofs.set(file, { ...(proofs.get(file) ?? UNPROVED), proof: 'there' });
    }
    return proofs;
}
const NEVER = { kind: 'never' };
async function proofsByMoments(files, absenceOf, terms) {
    const { tree, context, comparison } = terms;
    const { changes } = context;
    const proofs = new Map();
    const asked = [];
    for (const file of files) {
        const past = absenceOf(file)?.past;
        if (!isEnded(past))
            continue;
        const { claim, path, made } = file;
        const isEndedByChange = made === 'by-change' && comparison?.hadFile(path) === true;
        if (isEndedByChange || (past.commit === null && tree.kind === 'commit')) {
            proofs.set(file, {
                proof: 'there',
                endedBy: past.commit === null || isEndedByChange ? 'change' : 'commit',
                moments: [],
            });
            continue;
        }
        const movedBy = past.kind === 'moved' ? past.commit : null;
        const question = { madeBy: claim.identity, paths: (0,model_claim.statedPaths)(recorded(claim).claim), kind: 'file' };
        asked.push({ file, question, movedBy, endedIn: past.commit, isCut: past.cut !== undefined });
    }
    if (asked.length === 0)
        return proofs;
    const madeIn = (made) => asked.filter(({ file }) => file.made === made);
    const own = madeIn('by-change');
    const ends = comparison === null ? new Set() : await endedInBase(own, comparison.base, terms);
    const moments = [
        ...(await momentsIn(own, terms)),
        ...(await momentsIn(madeIn('before-change'), terms)),
        ...(await momentsIn(madeIn('unknown'), { ...terms, comparison: null })),
    ];
    const doubtful = moments.flatMap(([one, { commits, isRestored }]) => {
        const { file, movedBy, isCut } = one;
        if (commits === null || commits.some((moment) => moment === movedBy))
            return [];
        const question = { path: file.path, moments: commits, movedBy, isCut };
        return [[one, file.made === 'by-change' && !isRestored ? question : { ...question, orParent: true }]];
    });
    const existed = await tree.existedSince(doubtful.map(([, question]) => question));
    const disproved = new Set(doubtful.flatMap(([one], n) => (existed[n] === true ? [] : [one])));
    for (const [one, { commits, isUnsearched, isRestored }] of moments) {
        const isThere = commits !== null && !disproved.has(one);
        const proof = isThere ? 'there' : isUnsearched ? 'unknown' : 'before';
        const isOwn = one.file.made === 'by-change' && !isRestored;
        const isNow = !hasLeniency(one.file.claim, 'step') || (0,model_context/* isAdded */.N0)(one.file.claim.madeBy.subject.file, changes);
        const endedBy = !isOwn ? 'commit' : !ends.has(one) ? 'own' : isNow ? 'base' : 'commit';
        proofs.set(one.file, { proof, endedBy, moments: commits ?? [] });
    }
    return proofs;
}
async function endedInBase(asked, base, { tree }) {
    const known = asked.flatMap((one) => (one.endedIn === null ? [] : [{ one, endedIn: one.endedIn }]));
    const leads = await tree.leadsTo(known.map(({ endedIn }) => ({ earlier: endedIn, later: base })));
    return new Set(known.flatMap(({ one }, n) => (leads[n] === true ? [one] : [])));
}
async function momentsIn(asked, terms) {
    if (asked.length === 0)
        return [];
    const { comparison } = terms;
    const { changes } = terms.context;
    const isOwn = asked.some(({ file: { made } }) => made === 'by-change');
    const base = comparison?.base ?? null;
    const steps = new Set(asked.flatMap(({ file: { claim } }) => (hasLeniency(claim, 'step') ? [claim.identity] : [])));
    const isNew = ({ source: { file } }) => (0,model_context/* isAdded */.N0)(file.path, changes);
    const { known, unsearched, restored } = await momentsOf(asked.map(({ question }) => question), isOwn && base !== null
        ? {
            from: null,
            since: { base, isAdded: isNew, countsEarlier: (of) => steps.has(of) },
        }
        : { from: base, since: null, originOf: (claim) => placeBefore(claim, comparison) }, terms);
    return asked.map((one) => {
        const { question } = one;
        const commits = known.has(question) ? (0,collections/* valueOf */.RP)(known, question) : null;
        return [one, { commits, isUnsearched: unsearched.has(question), isRestored: restored.has(question) }];
    });
}
function placeBefore({ madeBy }, comparison) {
    const file = madeBy.source.file.path;
    const origin = comparison?.originOf(file, madeBy.index) ?? null;
    if (origin === null)
        return { ...madeBy, file };
    const { content, outcome } = origin.statement;
    return { file: origin.file, index: origin.index, content: madeBy.content === null ? null : content, outcome };
}
const citedCommits = (0,collections/* oncePer */.Pu)(({ claims }) => {
    const commits = claims.filter(({ claim }) => (0,model_claim.kindOf)(claim) === 'commit');
    return {
        present: commits.flatMap(({ verdict: { commit } }) => commit ?? []),
        missing: commits.filter(({ verdict }) => verdict.name === 'missing').length,
    };
});
async function provedByCommits(files, { tree, comparison }) {
    const presentOf = ({ claim: { madeBy } }) => citedCommits(madeBy).present;
    const citing = files.filter((file) => hasLeniency(file.claim, 'cited-commits') && presentOf(file).length > 0);
    if (citing.length === 0)
        return [];
    const changed = await tree.changedIn([...new Set(citing.flatMap(presentOf))], new Set(citing.map(({ path }) => path)));
    const didTo = (file, what) => presentOf(file).some((id) => changed.get(id)?.get(file.path) === what);
    const old = citing.filter(({ made }) => made !== 'by-change');
    const own = comparison === null ? [] : citing.filter((file) => file.made === 'by-change' && didTo(file, 'written'));
    const moments = comparison === null ? [] : [comparison.base];
    const existed = await tree.existedSince(own.map(({ path }) => ({ path, moments })));
    return [
        ...old.filter((file) => didTo(file, 'written') || didTo(file, 'deleted')),
        ...own.filter((_, n) => existed[n] === true),
    ];
}

;// CONCATENATED MODULE: ./src/engine/absent/deletion.ts





async function verdictsOfDeletions(claims, absenceOf, evaluation) {
    const verdicts = new Map();
    const left = [];
    for (const item of claims) {
        if (item.path === '')
            verdicts.set(item, NEVER_DELETED);
        else if (isDeletedByChange(item.path, evaluation))
            verdicts.set(item, deleted('The compared change deleted it.'));
        else
            left.push(item);
    }
    if (left.length === 0)
        return verdicts;
    const pastOf = (file) => absenceOf(file)?.past ?? { kind: 'never' };
    const gone = left.filter((item) => isEnded(pastOf(item)));
    const tooEarly = await claimedTooEarly(gone, evaluation);
    const never = left.filter((item) => pastOf(item).kind === 'never');
    const { folders, entries } = await evaluation.tree.pastEndingWith([], [...new Set(never.map(({ path }) => path))]);
    for (const item of left) {
        const past = unlessCut(pastOf(item), !tooEarly.has(item));
        const { verdict: before } = recorded(item.claim);
        const absent = before.name === 'directory' ? before : NEVER_DELETED;
        const isFolder = folders.has(item.path) && absent === NEVER_DELETED;
        const other = entries.has(item.path) ? 'a link or a submodule' : isFolder ? 'a folder' : null;
        const facts = { past, absent, isTooEarly: tooEarly.has(item), other: past.kind === 'never' ? other : null };
        verdicts.set(item, deletionVerdictBy(facts));
    }
    return verdicts;
}
function isDeletedByChange(path, { tree, context: { changes } }) {
    if (changes === null)
        return false;
    if (changes.deleted.has(path))
        return true;
    if (tree.find(path) !== undefined)
        return false;
    for (const one of changes.deleted)
        if (one.startsWith(`${path}/`))
            return true;
    return false;
}
async function claimedTooEarly(gone, evaluation) {
    const questions = gone
        .filter(({ made }) => made !== 'by-change')
        .map((item) => ({
        item,
        madeBy: item.claim.identity,
        paths: (0,model_claim.statedPaths)(recorded(item.claim).claim),
        kind: 'deletion',
    }));
    if (questions.length === 0)
        return new Set();
    const { known } = await momentsOf(questions, { from: null, since: null }, evaluation);
    const asked = questions.flatMap((question) => (known.get(question) ?? []).map((commit) => ({ question, commit })));
    const before = await evaluation.tree.existedBefore(asked.map(({ question: { item }, commit }) => ({ path: item.path, commit })));
    const inTime = new Set(asked.filter((_, n) => before[n] === true).map(({ question }) => question));
    const tooEarly = questions.filter((question) => known.has(question) && !inTime.has(question));
    return new Set(tooEarly.map(({ item }) => item));
}

;// CONCATENATED MODULE: ./src/engine/absent/elsewhere.ts












async function explainElsewhere(files, { wasThere, ruleOf, named }, { tree, context: { changes } }) {
    const explanations = new Map();
    if (files.length === 0)
        return explanations;
    const never = files.filter((file) => !wasThere(file));
    const tails = new Map(never.flatMap((file) => pathSuffix(file)));
    const wanted = [...new Set(tails.values())];
    const touched = touchedEndingWith(wanted, changes, tree);
    const tracked = await tree.trackedEndingWith(wanted);
    const untracked = wanted.filter((tail) => !tracked.has(tail));
    const mayBeFolders = never.flatMap(({ claim, path }) => (hasLeniency(claim, 'folder') ? [path] : []));
    const { endings, folders } = await tree.pastEndingWith(untracked, [...new Set(mayBeFolders)]);
    const ended = new Map();
    for (const file of never) {
        const tail = tails.get(file);
        if (tail !== undefined)
            ended.set(file, (mustBeTouched(file, changes) ? touched : tracked).get(tail) ?? []);
    }
    const near = (0,collections/* groupBy */.$z)([...named.values()].flat(), nameInFolder);
    const sameName = new Map(never.map((file) => [file, namedAlike(file, { named, near }, changes)]));
    const alone = [...ended.values()].filter(({ length }) => length === 1);
    const found = await (0,verify/* verifyFiles */.xJ)(new Set([...alone, ...sameName.values()].flat()), tree);
    for (const file of files) {
        const { claim, path, made } = file;
        const rule = ruleOf(file);
        const { present, missing } = citedCommits(claim.madeBy);
        const isOld = made !== 'by-change';
        const tail = tails.get(file);
        const verdict = (isOld && !wasThere(file) && hasLeniency(claim, 'folder') && folders.has(path)
            ? (0,kind/* verdictOf */.Vj)('removed', { detail: 'It was a folder, and an earlier commit had it.', by: 'folder' })
            : null) ??
            (tail === undefined ? null : bySuffix((0,collections/* valueOf */.RP)(ended, file), isOld ? (endings.get(tail) ?? []) : [], found)) ??
            (hasLeniency(claim, 'ignored') && rule !== undefined
                ? unverifiable(`The .gitignore of the commit keeps it out (${rule}).`)
                : null) ??
            (!wasThere(file) && hasLeniency(claim, 'empty-folder') && isFolder(file)
                ? unverifiable('It is written as a folder, and git does not keep empty folders.', 'folder')
                : null) ??
            byName(sameName.get(file)?.[0], found) ??
            (isOld && hasLeniency(claim, 'cited-commits') && present.length === 0 && missing > 0
                ? unverifiable(`The return cites ${(0,model_text.count)(missing, 'commit')}, and none is in the history: it was rewritten since, with whatever it held.`, 'lost-commits')
                : null);
        if (verdict !== null)
            explanations.set(file, verdict);
    }
    return explanations;
}
function pathSuffix(file) {
    const { alternative, path } = recorded(file.claim).claim;
    const tail = (0,model_path.normalisePath)(alternative ?? path);
    return tail === null || tail === '' || !hasLeniency(file.claim, 'path-ending') ? [] : [[file, tail]];
}
function bySuffix(tracked, past, found) {
    const [first, ...others] = tracked;
    if (others.length > 0) {
        return (0,kind/* verdictOf */.Vj)('relocated', { detail: `Several paths end so: ${(0,model_text.listOf)(tracked, 'and')}.`, by: 'ending' });
    }
    if (first !== undefined)
        return foundInstead(first, found, 'ending', 'Its path ends so.');
    const [gone] = past;
    return gone === undefined ? null : (0,kind/* verdictOf */.Vj)('removed', { detail: `An earlier commit had ${gone}.`, by: 'ending' });
}
function foundInstead(path, found, by, detail) {
    const verdict = (0,collections/* valueOf */.RP)(found, path);
    if (verdict.name === 'missing' || verdict.name === 'outside')
        return null;
    if (verdict.name === 'empty' || verdict.name === 'undetermined')
        return { ...verdict, foundAt: path };
    return { ...verdict, name: 'relocated', foundAt: path, detail, by, blank: false };
}
function isFolder({ claim }) {
    return (0,model_path.namesFolder)(recorded(claim).claim.path);
}
function namedAlike(file, { named, near }, changes) {
    const { claim, path } = file;
    if (!hasLeniency(claim, 'name') || (0,model_claim.isDeletion)(recorded(claim).claim) || isFolder(file))
        return [];
    const name = external_node_path_.posix.basename(path);
    const all = named.get(name) ?? [];
    const isCommon = claim.madeBy.standard.commonNames?.has(name.replace(/\..*/s, '').toLowerCase()) === true;
    const alike = all.length === 1 && !isCommon ? all : (near.get(nameInFolder(path)) ?? []);
    const mayBeMeant = (place) => !mustBeTouched(file, changes) || changes?.changed.has(place) === true;
    return alike.length === 1 ? alike.filter(mayBeMeant) : [];
}
function mustBeTouched({ claim, made }, changes) {
    if (made !== 'by-change')
        return false;
    if (hasLeniency(claim, 'untouched-ending'))
        return recorded(claim).claim.type === 'created';
    return (0,model_context/* isAdded */.N0)(claim.madeBy.subject.file, changes);
}
function nameInFolder(path) {
    return `${external_node_path_.posix.basename(external_node_path_.posix.dirname(path))}/${external_node_path_.posix.basename(path)}`;
}
function byName(path, found) {
    const detail = 'It is the only file of its name there, or in such a folder.';
    return path === undefined ? null : foundInstead(path, found, 'name', detail);
}
function touchedEndingWith(tails, changes, tree) {
    const endings = new model_tree/* Endings */.BJ(tails);
    for (const path of changes?.changed ?? []) {
        const kind = tree.find(path)?.kind;
        if (kind === 'file' || kind === 'link')
            endings.take(path);
    }
    return endings.found();
}
function unverifiable(detail, by) {
    return (0,kind/* verdictOf */.Vj)('unverifiable', { detail, ...(by === undefined ? {} : { by }) });
}
async function explainBySiblings(verdicts, { tree, context: { changes } }) {
    const lenient = [...verdicts].filter(([{ claim }]) => hasLeniency(claim, 'siblings'));
    const places = new Map();
    for (const [, files] of (0,collections/* groupBy */.$z)(lenient, ([{ claim }]) => claim.madeBy)) {
        const missing = files.filter(([{ claim }, { name }]) => name === 'missing' && !(0,model_claim.isDeletion)(recorded(claim).claim));
        if (missing.length === 0 || missing.length === files.length)
            continue;
        const folders = foldersMoved(files);
        for (const [file] of missing) {
            const place = placeOf(file.path, folders, tree);
            if (place !== null && (!mustBeTouched(file, changes) || changes?.changed.has(place) === true))
                places.set(file, place);
        }
    }
    if (places.size === 0)
        return new Map();
    const found = await (0,verify/* verifyFiles */.xJ)(new Set(places.values()), tree);
    return new Map([...places].flatMap(([file, place]) => {
        const verdict = foundInstead(place, found, 'sibling', 'Other files of the return were found in that folder.');
        return verdict === null ? [] : [[file, verdict]];
    }));
}
const TELLING = new Set(['rename', 'ending', 'name']);
function foldersMoved(files) {
    const pairs = files.flatMap(([{ claim, path }, { name, by, foundAt }]) => {
        const claimed = path === '' ? (0,model_claim.claimedFile)(recorded(claim).claim) : path;
        if (name !== 'relocated' || foundAt === null || claimed === null || !TELLING.has(by))
            return [];
        const pair = pairOf(claimed, foundAt);
        return pair === null ? [] : [pair];
    });
    const folders = new Map();
    for (const [from, list] of (0,collections/* groupBy */.$z)(pairs, (pair) => pair.from)) {
        const [first, second] = [...(0,collections/* groupBy */.$z)(list, ({ to }) => to)].sort(([, a], [, b]) => b.length - a.length);
        if (first !== undefined && first[1].length > 1 && first[1].length !== second?.[1].length)
            folders.set(from, first[0]);
    }
    return folders;
}
function pairOf(claimed, found) {
    const [from, to] = [claimed.split('/'), found.split('/')];
    let common = 0;
    while (common < Math.min(from.length, to.length) && from.at(-1 - common) === to.at(-1 - common))
        common++;
    if (common === 0)
        return null;
    return { from: from.slice(0, from.length - common).join('/'), to: to.slice(0, to.length - common).join('/') };
}
function placeOf(path, folders, tree) {
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
        const to = folders.get(path.slice(0, end));
        const place = to === undefined ? null : external_node_path_.posix.join(to, path.slice(end + 1));
        if (place !== null && tree.find(place)?.kind === 'file')
            return place;
    }
    const to = folders.get('');
    const place = to === undefined || path === '' ? null : external_node_path_.posix.join(to, path);
    return place !== null && tree.find(place)?.kind === 'file' ? place : null;
}

;// CONCATENATED MODULE: ./src/engine/absent/imported.ts




const FEWEST_IN_COMMIT = 5;
const MOST_IN_CHANGE = 20;
const MOST_COMMITS = 50;
const imported_MOST_FILES = 2_000;
async function importsOf(files, terms) {
    const { changes } = terms.context;
    const claimedLate = files.filter(([, { proof }]) => proof === 'before');
    const returns = terms.comparison?.addedReturns ?? 0;
    const isImported = ({ made, claim }) => returns > MOST_IN_CHANGE && made === 'by-change' && (0,model_context/* isAdded */.N0)(claim.madeBy.subject.file, changes);
    const byChange = claimedLate.filter(([file]) => isImported(file));
    const earlier = claimedLate.filter(([{ made }]) => changes === null || made === 'before-change');
    return new Map([
        ...byChange.map(([file]) => [file, { commit: null, returns }]),
        ...(await importsByCommits(earlier, terms)),
    ]);
}
async function importsByCommits(claimedLate, evaluation) {
    const commits = [...new Set(claimedLate.flatMap(([, { moments }]) => moments))].slice(0, MOST_COMMITS);
    if (commits.length === 0)
        return new Map();
    const added = await evaluation.tree.addedBy(commits);
    const imports = new Map();
    for (const [commit, list] of added) {
        const returns = await returnsAmong(list, evaluation);
        if (returns >= FEWEST_IN_COMMIT)
            imports.set(commit, { commit, returns });
    }
    return new Map(claimedLate.flatMap(([file, { moments }]) => {
        const [first, ...others] = moments.map((commit) => imports.get(commit));
        return first === undefined || others.includes(undefined) ? [] : [[file, first]];
    }));
}
async function returnsAmong(files, evaluation) {
    const { placeOf, tree, maxFileSize } = evaluation;
    const list = files.flatMap((file) => {
        const gathered = file.link ? null : placeOf(file.path);
        return gathered === null ? [] : [{ file, gathered }];
    });
    if (list.length < FEWEST_IN_COMMIT)
        return list.length;
    const index = indexOf(files, tree);
    const isDone = { base: '', changed: new Set(files.map(({ path }) => path)), deleted: new Set() };
    const wanted = list.slice(0, imported_MOST_FILES);
    let returns = 0;
    for await (const batch of (0,read_batch/* readInBatches */.wu)(wanted, (refs) => tree.readVersions(refs, maxFileSize), evaluation)) {
        for (const { file, standard, value } of (0,read_batch/* returnsIn */.T2)(batch)) {
            const beside = (await standard.relatedFiles?.(value, file, index, isDone)) ?? [];
            const texts = new Map(beside.map(({ path }) => [path, null]));
            if (claimsOf(value, standard, file, texts).some(model_claim.namesFile))
                returns++;
        }
    }
    return returns;
}
function indexOf(files, tree) {
    const byPath = new Map(files.map((file) => [file.path, file]));
    return {
        find: (path) => {
            const file = byPath.get(path);
            return file === undefined ? undefined : { kind: 'file', id: file.id };
        },
        findAll: ({ matches }) => Promise.resolve(files.filter(({ path }) => matches(path))),
        fileVersions: tree.fileVersions,
        pastEndingWith: tree.pastEndingWith,
        filesAt: tree.filesAt,
    };
}

;// CONCATENATED MODULE: ./src/engine/absent/absent.ts
















async function settleAbsent(returns, comparison, evaluation) {
    const absent = returns.flatMap((madeBy) => {
        const { identity } = madeBy;
        return identity === null ? [] : madeBy.absent.map((place) => ({ ...place, identity, madeBy }));
    });
    if (absent.length === 0)
        return { returns, findings: [], imported: [] };
    const isWholeChange = comparison !== null && (await evaluation.tree.showsChange(comparison.base));
    const { verdicts, imported } = await answer(absent, { ...evaluation, comparison, isWholeChange });
    return { ...settleVerdicts(returns, verdicts, evaluation), imported };
}
async function answer(absent, terms) {
    const { tree, context, comparison } = terms;
    const { changes } = context;
    const places = absent.flatMap((claim) => possiblePlaces(claim, terms).map((path) => fileAt(claim, path)));
    function fileAt(claim, claimed) {
        const path = tree.find(claimed)?.kind === 'link' ? '' : claimed;
        const made = whenMade(claim, terms);
        const isStep = hasLeniency(claim, 'step') && !isKindOfDeletion(claim);
        const isHistory = made === 'by-change' && context.failOnScope === 'all' && isStep;
        return { claim, path, made: isHistory && comparison?.hadFile(path) !== true ? 'unknown' : made };
    }
    const histories = await askHistory(places, terms);
    const absenceOf = (file) => histories.get(file)?.absence;
    const meant = new Map();
    for (const file of places) {
        const first = meant.get(file.claim);
        if (first === undefined || absenceOf(first)?.past.kind === 'never')
            meant.set(file.claim, file);
    }
    const files = [...meant.values()].filter(({ claim }) => !isKindOfDeletion(claim));
    const deletions = [...meant.values()].filter(({ claim }) => isKindOfDeletion(claim));
    const factsOf = await gatherFacts(files, histories, terms);
    const saidDeleted = await deletionsSaidElsewhere([...deletions, ...files], factsOf, terms);
    const first = new Map(files.map((file) => {
        const facts = factsOf.get(file);
        const { verdict: before } = recorded(file.claim);
        if (facts === undefined)
            return [file, before];
        return [file, verdictBy({ ...facts, saidDeletedIn: saidDeleted.get(file) ?? null })];
    }));
    const bySiblings = await explainBySiblings(first, terms);
    const verdicts = [...(await verdictsOfDeletions(deletions, absenceOf, terms)), ...first, ...bySiblings];
    const excused = (changes === null ? files : []).flatMap((file) => {
        const { imported = null, proof } = factsOf.get(file) ?? {};
        const isExcused = proof === 'before' && ['removed', 'relocated'].includes((0,collections/* valueOf */.RP)(first, file).name);
        const { commit = null, returns = 0 } = imported ?? {};
        return commit !== null && isExcused ? [{ commit, returns }] : [];
    });
    return {
        verdicts: new Map(verdicts.map(([{ claim }, verdict]) => [claim, verdict])),
        imported: [...new Map(excused.map((one) => [one.commit, one])).values()],
    };
}
async function gatherFacts(files, histories, terms) {
    if (files.length === 0)
        return new Map();
    const { tree, context, isWholeChange } = terms;
    const proofs = await proofsOf(files, (file) => histories.get(file)?.absence, terms);
    const absenceOf = (file) => {
        const absence = histories.get(file)?.absence;
        const { proof, endedBy } = proofs.get(file) ?? UNPROVED;
        return absence && { ...absence, past: unlessCut(absence.past, proof === 'there' && endedBy !== 'own') };
    };
    const imports = await importsOf([...proofs], terms);
    const pastOf = (file) => absenceOf(file)?.past;
    const isNever = (file) => pastOf(file)?.kind === 'never' || (pastOf(file)?.kind === 'unknown' && file.made === 'by-change');
    const wasThere = (file) => isEnded(pastOf(file));
    const named = tree.filesNamed(new Set(files.filter(isNever).map(({ path }) => external_node_path_.posix.basename(path))));
    const rules = await ignoredPaths(files, terms);
    const ruleOf = (file) => typeof rules === 'string' ? undefined : rules.get(asWritten(file));
    const lenient = files.filter(({ claim }) => claim.madeBy.standard.leniencies !== undefined);
    const elsewhere = await explainElsewhere(lenient, { wasThere, ruleOf, named }, terms);
    return new Map(files.flatMap((file) => {
        const { claim, path } = file;
        const { moved } = histories.get(file) ?? {};
        const absence = absenceOf(file) ?? null;
        const rule = ruleOf(file);
        if (path === '' && rule === undefined)
            return [];
        const isAddedHere = (0,model_context/* isAdded */.N0)(claim.madeBy.subject.file, context.changes);
        const isDeletedHere = isDeletedUnseen(file, terms) && file.made === 'unknown' && isAddedHere;
        const known = proofs.get(file) ?? UNPROVED;
        const facts = {
            atPath: recorded(claim).verdict,
            made: isDeletedHere ? 'by-change' : file.made,
            absence: path === '' ? absent_NEVER : absence,
            proof: claimsDeletion(claim) ? 'there' : known.proof,
            endedBy: isDeletedHere ? 'change' : claimsDeletion(claim) && known.endedBy === 'own' ? 'commit' : known.endedBy,
            moved,
            instead: elsewhere.get(file) ?? null,
            isStep: hasLeniency(claim, 'step'),
            isWholeChange,
            ignored: hasLeniency(claim, 'ignored') ? undefined : rule,
            isBeyondProof: hasLeniency(claim, 'ignored-on-disk') && rule !== undefined,
            rulesUnknown: typeof rules === 'string' ? rules : null,
            imported: imports.get(file) ?? null,
            namesakes: namesakesInWords({ path, returnFile: claim.madeBy.subject.file }, named.get(external_node_path_.posix.basename(path)) ?? [], tree),
        };
        return [[file, facts]];
    }));
}
const absent_NEVER = { isInWorkspace: false, ignoredBy: null, past: { kind: 'never' } };
function asWritten({ claim, path }) {
    const { claim: written } = recorded(claim);
    if (!(0,model_path.namesFolder)(written.path))
        return path;
    const folder = path === '' ? ((0,model_claim.claimedFile)(written) ?? '') : path;
    return folder === '' ? '' : `${folder}/`;
}
async function askHistory(files, terms) {
    const { tree, comparison, isWholeChange } = terms;
    const deleted = files.filter((file) => isDeletedUnseen(file, terms) && isExplained(file, terms));
    const histories = new Map(deleted.map((file) => [file, { absence: absent_DELETED, moved: undefined }]));
    const asked = files.filter((file) => !histories.has(file));
    const needsHistory = ({ made, path, claim }) => made !== 'by-change' || isKindOfDeletion(claim) || (!isWholeChange && comparison?.hadFile(path) !== true);
    const pathsOf = (list) => new Set(list.map(({ path }) => path));
    const before = pathsOf(asked.filter(({ made }) => made !== 'by-change'));
    const isTwice = ({ made, path }) => made === 'by-change' && before.has(path);
    for (const items of [asked.filter((file) => !isTwice(file)), asked.filter(isTwice)]) {
        if (items.length === 0)
            continue;
        const absences = await tree.explainAbsent({
            paths: [...pathsOf(items)],
            needed: pathsOf(items.filter(needsHistory)),
            exists: (path) => tree.find(path)?.kind === 'file',
            base: comparison?.base ?? null,
        });
        const moved = await verdictsOfMoved(absences, tree);
        for (const file of items)
            histories.set(file, { absence: absences.get(file.path), moved: moved.get(file.path) });
    }
    return histories;
}
function isDeletedUnseen({ path }, { comparison, context: { changes } }) {
    return comparison === null && changes?.deleted.has(path) === true;
}
function isExplained({ path, made }, { context: { changes } }) {
    return made === 'before-change' || (made === 'unknown' && changes?.movedAway?.has(path) !== true);
}
const absent_DELETED = { isInWorkspace: false, ignoredBy: null, past: { kind: 'removed', commit: null } };
async function verdictsOfMoved(absences, tree) {
    const moves = [...absences].flatMap(([path, { past }]) => (past.kind === 'moved' ? [{ path, to: past.to }] : []));
    const verdicts = await (0,verify/* verifyFiles */.xJ)(new Set(moves.map(({ to }) => to)), tree);
    return new Map(moves.map(({ path, to }) => [path, { ...(0,collections/* valueOf */.RP)(verdicts, to), foundAt: to }]));
}
async function deletionsSaidElsewhere(all, factsOf, evaluation) {
    const { changes } = evaluation.context;
    const isNow = ({ claim }) => changes?.changed.has(claim.madeBy.subject.file) !== false;
    const saying = all.filter((file) => file.path !== '' && isNow(file) && claimsDeletion(file.claim));
    const said = (0,collections/* groupBy */.$z)(saying, ({ path }) => path);
    const isOther = (file) => (said.get(file.path) ?? []).some(({ claim }) => claim.madeBy !== file.claim.madeBy);
    const asked = [...factsOf.keys()].filter((file) => !claimsDeletion(file.claim) && isOther(file));
    if (changes !== null) {
        const own = asked.filter(({ made }) => made !== 'before-change');
        return new Map(own.map((file) => [file, 'change']));
    }
    const open = asked.filter((file) => {
        const { proof, absence } = (0,collections/* valueOf */.RP)(factsOf, file);
        return absence?.past.kind === 'never' || (absence?.past.kind !== 'unknown' && proof !== 'there');
    });
    if (open.length === 0)
        return new Map();
    const momentsOfFile = await momentsOfFiles([...open, ...open.flatMap(({ path }) => said.get(path) ?? [])], evaluation);
    return new Map(open.flatMap((file) => {
        const commits = new Set(momentsOfFile.get(file));
        const others = (said.get(file.path) ?? []).filter(({ claim }) => claim.madeBy !== file.claim.madeBy);
        const isTogether = others.some((other) => (momentsOfFile.get(other) ?? []).some((commit) => commits.has(commit)));
        return isTogether ? [[file, 'commit']] : [];
    }));
}
async function momentsOfFiles(files, evaluation) {
    const questions = [...new Set(files)].map((file) => {
        const { claim } = recorded(file.claim);
        const kind = (0,model_claim.kindOf)(claim) === 'deletion' ? 'deletion' : 'file';
        return { file, madeBy: file.claim.identity, paths: (0,model_claim.statedPaths)(claim), kind };
    });
    const { known } = await momentsOf(questions, { from: null, since: null }, evaluation);
    return new Map(questions.map((question) => [question.file, known.get(question) ?? []]));
}
async function ignoredPaths(absent, { tree, comparison, context: { changes } }) {
    const base = comparison?.base ?? null;
    const isTouched = changes !== null && [...changes.changed, ...changes.deleted].some((path) => /(?:^|\/)\.gitignore$/.test(path));
    if (isTouched && base === null)
        return new Map();
    const paths = new Set(absent.map(asWritten).filter((path) => path !== ''));
    const mayBeTouched = isTouched || tree.root !== '';
    return tree.ignoredByCommit([...paths], mayBeTouched ? base : null);
}
const MOST_NAMESAKES = 3;
function namesakesInWords({ path, returnFile }, namesakes, tree) {
    const places = [path, external_node_path_.posix.basename(path)].map((one) => external_node_path_.posix.join(external_node_path_.posix.dirname(returnFile), one));
    const beside = places.find((place) => place !== returnFile && tree.find(place)?.kind === 'file');
    if (beside !== undefined)
        return `Did you mean ${beside}?`;
    if (namesakes.length === 0 || namesakes.length > MOST_NAMESAKES)
        return '';
    return `${namesakes.length === 1 ? 'A file of that name is' : 'Files of that name are'} at ${(0,model_text.listOf)(namesakes, 'and')}.`;
}

// EXTERNAL MODULE: ./src/claims/commits.ts
var commits = __webpack_require__(10715);
;// CONCATENATED MODULE: ./src/engine/evaluate/cited-commits.ts









async function settleCitedCommits(returns, evaluation) {
    const { overrides, context } = evaluation;
    const citing = returns.flatMap((madeBy) => madeBy.cited === null ? [] : [{ madeBy, ...madeBy.cited }]);
    const windows = await windowsOf(citing, evaluation);
    const found = [
        ...(await touchedByCommits(citing, windows, evaluation)),
        ...(await touchedSince(citing, evaluation)),
        ...(await committedAllTheSame(citing, windows, evaluation)),
    ];
    const answers = found.map(({ open, ...known }) => {
        const { subject, rules } = open.madeBy;
        const verified = { ...recorded(open), ...known };
        const active = (0,evaluate_rules/* claimRules */.GJ)(rules.claimAfterCommits, verified, subject.file, overrides);
        const raised = active.flatMap((one) => (0,model_rule.listFound)(one.rule.check(verified, subject, context)).map((problem) => ({ active: one, problem })));
        return { open, verified, raised };
    });
    return settle(returns, answers, evaluation);
}
async function windowsOf(citing, { tree }) {
    const found = await (0,commits/* commitsCounted */.TN)(citing.map(questionOf), tree);
    return new Map(citing.flatMap((item, n) => {
        const window = (0,collections/* elementAt */.s2)(found, n);
        return typeof window === 'object' && window.isAncestor ? [[item, window]] : [];
    }));
}
function questionOf({ count, madeBy }) {
    const asked = count === null ? undefined : recorded({ madeBy, at: count.at }).claim.asked;
    return asked?.kind === 'commits' ? asked : null;
}
async function touchedByCommits(citing, windows, { tree }) {
    const asked = citing.flatMap((item) => {
        const { work } = item;
        if (!('scopesOf' in work))
            return [];
        const cited = commitsOf(item.madeBy.claims, windows.get(item));
        if (cited === null)
            return [];
        const files = filesOf(item);
        return files.length === 0 ? [] : [{ item, work, cited, files }];
    });
    if (asked.length === 0)
        return [];
    const behind = await tree.commitsBehind(new Map(asked.map(({ item: { madeBy }, work }) => [madeBy.subject.file, work.scopesOf(madeBy.subject.file)])), archive/* stableFilePath */.Rh);
    const known = asked.flatMap(({ item, cited, files }) => {
        const others = behind.get(item.madeBy.subject.file);
        if (others === undefined)
            return [];
        return [{ commits: new Set([...cited.ids, ...others]), isWhole: cited.isWhole, files }];
    });
    const changes = await changesOf(known, tree);
    return known.flatMap(({ commits, isWhole, files }) => {
        if ([...commits].some((commit) => !changes.isKnown(commit)))
            return [];
        const found = files.map(({ open, paths }) => ({ open, touched: changes.areMadeTo(paths, commits) }));
        return isWhole ? found : found.filter(({ touched }) => touched);
    });
}
async function committedAllTheSame(citing, windows, { tree }) {
    const asked = citing.flatMap((item) => {
        const { count } = item;
        const question = questionOf(item);
        if (count === null || question?.total !== 0 || (question.between !== null && !windows.has(item)))
            return [];
        const files = item.made.map(({ at }) => {
            const claim = recorded({ madeBy: item.madeBy, at });
            return { path: claim.claim.path, paths: pathsOf(claim) };
        });
        return files.length === 0 ? [] : [{ item, count, files, between: windows.get(item)?.ids ?? [] }];
    });
    if (asked.length === 0)
        return [];
    const versions = await tree.fileVersions([...new Set(asked.map(({ item }) => item.madeBy.subject.file))], null, archive/* stableFilePath */.Rh);
    const known = asked.map((one) => {
        const newest = versions.get(one.item.madeBy.subject.file);
        const all = (0,collections/* reachable */.Gq)(newest === undefined ? [] : [newest], ({ before }) => before);
        const first = [...all].flatMap(({ commit, before }) => (before.length === 0 ? [commit] : []));
        return { ...one, commits: new Set([...one.between, ...first]) };
    });
    const changes = await changesOf(known, tree);
    return known.flatMap(({ item, count, files, commits }) => {
        const committed = files.flatMap(({ path, paths }) => (changes.areMadeTo(paths, commits) ? [path] : []));
        return committed.length === 0 ? [] : [{ open: { ...count, madeBy: item.madeBy }, committed }];
    });
}
async function touchedSince(citing, { tree }) {
    const asked = citing.flatMap((item) => {
        const { work, madeBy } = item;
        if ('scopesOf' in work)
            return [];
        const commit = madeBy.claims.find(({ claim }) => work.isBaseline(claim))?.verdict.commit;
        if (commit === undefined)
            return [];
        return filesOf(item).flatMap(({ open, paths }) => {
            const path = (0,collections/* elementAt */.s2)(paths, 0);
            const entry = tree.find(path);
            return entry?.kind === 'file' ? [{ open, id: entry.id, moment: { path, commit } }] : [];
        });
    });
    if (asked.length === 0)
        return [];
    const before = await tree.filesAt(asked.map(({ moment }) => moment));
    const alike = asked.filter(({ id }, n) => before[n] === id);
    const isBefore = await lastChangedBefore(alike, tree);
    return asked.flatMap((one) => {
        const untouched = isBefore.get(one);
        return untouched === null ? [] : [{ open: one.open, touched: untouched !== true }];
    });
}
async function lastChangedBefore(files, tree) {
    if (files.length === 0)
        return new Map();
    const paths = [...new Set(files.map(({ moment }) => moment.path))];
    const versions = await tree.fileVersions(paths, null, (path) => path);
    const known = files.flatMap((file) => {
        const { path, commit: later } = file.moment;
        const earlier = versions.get(path)?.commit;
        return earlier === undefined ? [] : [{ file, pair: { earlier, later } }];
    });
    const leads = await tree.leadsTo(known.map(({ pair }) => pair));
    const answers = new Map(known.map(({ file }, n) => [file, (0,collections/* elementAt */.s2)(leads, n)]));
    return new Map(files.map((file) => [file, answers.get(file) ?? null]));
}
function commitsOf(claims, window) {
    if (window?.ids === null)
        return null;
    const verdicts = claims.flatMap(({ claim, verdict }) => ((0,model_claim.kindOf)(claim) === 'commit' ? [verdict] : []));
    const cited = verdicts.flatMap(({ commit }) => commit ?? []);
    const isWhole = cited.length === verdicts.length;
    if (window === undefined)
        return cited.length === 0 || !isWhole ? null : { ids: cited, isWhole };
    return { ids: [...window.ids, ...cited], isWhole };
}
function filesOf({ madeBy, made }) {
    return made.flatMap((place) => {
        const open = { ...place, madeBy };
        const claim = recorded(open);
        if ((0,evaluate_rules/* claimRules */.GJ)(madeBy.rules.claimAfterCommits, claim, madeBy.subject.file, null).length === 0)
            return [];
        const paths = pathsOf(claim);
        return paths.length === 0 ? [] : [{ open, paths }];
    });
}
function pathsOf({ claim, verdict: { name, foundAt, by } }) {
    if ((name === 'relocated' && foundAt === null) || (name === 'removed' && by !== undefined))
        return [];
    const paths = [foundAt, (0,model_claim.claimedFile)(claim), (0,model_path.normalisePath)(claim.path)];
    return [...new Set(paths.filter((path) => path !== null))];
}
async function changesOf(asked, tree) {
    const commits = new Set(asked.flatMap((one) => [...one.commits]));
    const paths = new Set(asked.flatMap(({ files }) => files.flatMap((file) => file.paths)));
    const changed = await tree.changedIn([...commits], paths);
    const byPath = new Map();
    for (const [commit, touched] of changed)
        for (const path of touched.keys())
            (0,collections/* addTo */.DN)(byPath, path, commit);
    return {
        isKnown: (commit) => changed.has(commit),
        areMadeTo: (places, by) => places.some((path) => byPath.get(path)?.some((commit) => by.has(commit)) === true),
    };
}

// EXTERNAL MODULE: ./src/config/loosened.ts
var loosened = __webpack_require__(40097);
// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
;// CONCATENATED MODULE: ./src/engine/run/find-loosened.ts







async function findLoosened(settings, { tree, single, loosenedForms = [] }) {
    if (single !== null)
        return [];
    if (settings.readFrom.policy !== undefined)
        return loosenedForms;
    return [...(0,loosened/* loosenedRules */.z)(settings), ...loosenedForms, ...(await leftOutReturns(settings, tree))];
}
async function leftOutReturns(settings, tree) {
    const { options, config } = settings.readFrom;
    const asked = (0,glob/* cleanPatterns */.vR)(options.patterns);
    const paths = asked.length > 0 ? asked : (0,glob/* cleanPatterns */.vR)(config?.paths ?? []);
    const ignored = ignoredBy(settings);
    const narrows = asked.length === 0 && paths.length > 0;
    if (ignored.length === 0 && !narrows)
        return [];
    const declared = (0,families_forms/* placesOfForms */.$m)(settings.standards);
    const selected = (0,gather/* selection */.r1)(paths, [], declared);
    const usual = narrows ? (0,gather/* selection */.r1)([], [], declared) : selected;
    const rest = { setting: 'paths', by: config?.file ?? '', pattern: null, matches: () => true };
    const files = await tree.findAll({
        patterns: ['**'],
        anyCase: true,
        matches: (path) => (selected.matches(path) || usual.matches(path)) && !settings.selection.matches(path),
    });
    const causes = [...ignored, rest];
    const byCause = (0,collections/* groupBy */.$z)(files, ({ path }) => (selected.matches(path) ? causes : [rest]).find(({ matches }) => matches(path)));
    const classify = (0,gather/* classifier */.kd)(selected, declared);
    const found = [];
    for (const cause of causes) {
        const left = (byCause.get(cause) ?? []).map((file) => ({ file, gathered: classify(file.path) }));
        const { setting, by, pattern } = cause;
        if (await areHolding(left, settings, tree))
            found.push({ setting, by, pattern });
    }
    return found;
}
function ignoredBy({ readFrom }) {
    const { options, config, nameOfSetting } = readFrom;
    const asked = (0,glob/* cleanPatterns */.vR)(options.ignore);
    const patterns = asked.length > 0 ? asked : (0,glob/* cleanPatterns */.vR)(config?.ignore ?? []);
    const name = nameOfSetting('ignore');
    const by = asked.length > 0 ? name.charAt(0).toLowerCase() + name.slice(1) : (config?.file ?? '');
    return patterns.map((pattern) => ({ setting: 'ignore', by, pattern, matches: (0,glob/* compilePatterns */.xi)([pattern]) }));
}
const BATCH = 40;
async function areHolding(files, { standards: versions, levels, maxFileSize }, tree) {
    if (files.length === 0)
        return false;
    const standards = await run_standards/* RunStandards */.QT.open({ versions, overrides: null, levels, vocabulary: new Map() });
    for (const batch of (0,collections/* batchesOf */.cS)(files, BATCH)) {
        for await (const part of (0,read_batch/* readInBatches */.wu)(batch, (refs) => tree.read(refs, maxFileSize), { standards })) {
            if (part.some(read_batch/* holdsReturn */.vY))
                return true;
        }
    }
    return false;
}

;// CONCATENATED MODULE: ./src/engine/run/check-tree.ts
























async function checkTree(tree, settings, found = {}) {
    return runChecks(settings, await (0,complete_run/* completeInput */.WR)(tree, found, settings));
}
async function runChecks(settings, input) {
    const { shard } = settings;
    if (shard !== null && settings.expectedSession !== null) {
        throw new usage/* UsageError */.e('expect-session needs exactly one return, and a shard checks a part of many. Leave one of the two out.');
    }
    const { terms, part } = await checkFiles(settings, input);
    if (shard === null)
        return (0,complete_run/* completeRun */.HS)(terms, [part]);
    const json = (0,terms_json/* termsJson */.UI)(terms, settings);
    return {
        ...(0,complete_run/* completeShard */.mr)(terms, part, shard),
        shard: {
            clock: settings.now,
            settings: (0,config_settings/* shardSettings */.wA)(settings),
            digests: (0,terms_json/* digestsOf */.nw)(json),
            terms: shard.part === 1 ? json : null,
            part,
        },
    };
}
function overlay(tree, contents) {
    const files = [...contents].map(([path, content]) => ({ path, id: path, link: content === null }));
    files.sort((a, b) => (0,model_text.compareText)(a.path, b.path));
    return {
        ...tree,
        list: () => Promise.resolve(files),
        read: async function* (wanted, limit) {
            if (!wanted.every(({ path }) => contents.has(path))) {
                yield* tree.read(wanted, limit);
                return;
            }
            yield await Promise.resolve(wanted.map(({ path }) => withinLimit(contents.get(path) ?? EMPTY, limit)));
        },
        close: () => undefined,
    };
}
const EMPTY = { kind: 'bytes', bytes: new Uint8Array() };
function withinLimit(content, limit) {
    if (content.kind !== 'bytes' || content.bytes.length <= limit)
        return content;
    return { kind: 'too-large', size: content.bytes.length };
}
async function checkFiles(settings, input) {
    const gathered = await gatherFiles(settings, input);
    await input.tree.fetchContents(gathered.files.map(({ file }) => file.id));
    const evaluation = await prepareEvaluation(settings, input, gathered.files);
    const { context } = evaluation;
    const { before, changes } = input;
    const comparison = changes === null || before === null
        ? null
        : await compareWithBase({
            ...{ gathered: gathered.compared, classify: gathered.classify },
            ...{ evaluation, selection: settings.selection, changes, before },
        });
    const isChanged = (file) => context.changes?.changed.has(file) === true;
    const informed = {
        ...evaluation,
        isRestated: comparison?.isRestated ?? isChanged,
        isStatusNew: comparison?.isStatusNew ?? isChanged,
        baseClaims: comparison?.baseClaims ?? (input.before === null ? null : () => true),
        copies: (0,agent_branch/* copySearch */.EN)(comparison, context),
    };
    const narrowed = settings.mode === 'all' || changes === null
        ? { files: gathered.files, skippedFiles: [], skippedReturns: 0, originals: [] }
        : await narrow(gathered.files, changes, informed);
    const result = await evaluateFiles(narrowed.files, informed, input.onProgress);
    const asked = await settleAll(result, comparison, evaluation);
    const found = [...result.pending, ...asked.findings];
    const singleFile = singleIn(gathered.files, found.length);
    if (context.expectedSession !== null && singleFile === null)
        demandOneReturn(asked.records, context);
    const part = await partOf(settings, input, {
        gathered,
        evaluation,
        comparison,
        narrowed,
        result,
        found,
        asked,
    });
    const terms = {
        ...settings,
        ...input,
        inUse: versionsOf(evaluation),
        overrides: evaluation.overrides,
        baseCommit: input.before?.commit ?? null,
        isBaseRead: comparison !== null,
        singleFile,
        loosened: await findLoosened(settings, input),
    };
    return { part, terms };
}
async function partOf({ selection }, { baseline, before }, run) {
    const { gathered, evaluation, comparison, narrowed, result } = run;
    const { tree, context } = evaluation;
    const { changes } = context;
    const { records, imported } = run.asked;
    const inUse = versionsOf(evaluation);
    const question = { tree, comparison, records, inUse };
    const raised = (0,baseline_baseline/* withFingerprints */.QN)(run.found);
    const found = [...(evaluation.overrides?.applyToFindings(raised) ?? raised)].sort(finding/* byPlace */.hz);
    const findings = context.failOnScope === 'all' || changes === null
        ? found
        : await markPreexisting(found, {
            ...question,
            changes,
            besideChanged: result.besideChanged,
            foundInBase: before === null ? null : await foundInBase(result.besideChanged, before, evaluation),
            formInBase: before === null || comparison === null
                ? null
                : (list) => formInBase(list, { comparison, before, classify: gathered.classify, inUse, evaluation }),
        });
    const mayHide = await (0,baseline_filter/* baselineFilter */._i)(baseline?.reach ?? null, { ...question, changes });
    return {
        holding: result.holding,
        skippedFiles: narrowed.skippedFiles.length,
        skippedReturns: narrowed.skippedReturns,
        returns: await withAuthors(records, tree),
        findings,
        unhideable: (0,baseline_filter/* findUnhideable */.VU)(findings, mayHide, inUse),
        unhideablePlaces: (0,baseline_filter/* unhideablePlaces */.IG)(mayHide, changedPaths(gathered.files, changes), records),
        candidates: (0,agent_branch/* findCandidates */.eE)(records, comparison?.candidates ?? [], inUse, findings),
        copied: [...new Set([...narrowed.originals, ...result.originals])],
        deletedReturns: await deletedReturns({
            tree,
            changes,
            comparison,
            before,
            isEmpty: result.holding + narrowed.skippedFiles.length === 0,
        }),
        returnsIn: returnsInFolders([...(changes?.changed ?? [])].filter(selection.matches), [
            ...records.map(({ file }) => file),
            ...narrowed.skippedFiles,
            ...(comparison?.earlierFiles ?? []),
        ]),
        movedAway: await findMovedFiles(changes, records, { tree, before }),
        imported,
        unchecked: (0,report/* countUnchecked */._6)(result.without.map((words) => ({ ...words, files: 1 }))),
    };
}
async function settleAll({ records, open, dated }, comparison, evaluation) {
    const proved = await settlePostponed(open, evaluation);
    const absent = await settleAbsent(proved.returns, comparison, evaluation);
    const cited = await settleCitedCommits(absent.returns, evaluation);
    const ofFields = await resolveDatedDemands(dated, evaluation);
    return {
        records: finishRecords(records, cited.returns),
        findings: [...proved.findings, ...absent.findings, ...cited.findings, ...ofFields],
        imported: absent.imported,
    };
}
function versionsOf({ standards }) {
    return [...standards.ruleSets.keys()];
}
function singleIn(files, findings) {
    const [first] = files;
    if (first?.gathered.single !== true)
        return null;
    const { file, gathered } = first;
    const { form, family } = gathered;
    const inMarkdown = form === 'markdown' ? (0,choose/* familyNamed */.sE)(family ?? (0,choose/* looseFamily */.LZ)('markdown')).noun : undefined;
    return { file: file.path, form, noun: inMarkdown ?? null, findings };
}
function demandOneReturn(records, { expectedIn }) {
    const held = expectedIn === null ? records : records.filter(({ file }) => expectedIn.has(file));
    if (held.length === 1 || (expectedIn !== null && held.length > 0))
        return;
    const found = expectedIn === null ? `${String(held.length)} were found` : 'the files that changed hold none';
    throw new usage/* UsageError */.e(`expect-session needs exactly one return, and ${found}: select its file (PATTERN, or the input paths).`);
}
async function prepareEvaluation(settings, input, files) {
    const { standards: versions, levels, vocabulary, maxReturns, maxClaims } = settings;
    const changed = changedPaths(files, input.changes);
    const overrides = (0,evaluate_rules/* overridesOf */.FB)(settings.overrides, versions);
    const classify = (0,gather/* classifier */.kd)(settings.selection, (0,families_forms/* placesOfForms */.$m)(versions));
    return {
        ...settings,
        ...input,
        context: { ...settings, ...input, expectedIn: changed.length === 0 ? null : new Set(changed) },
        standards: await run_standards/* RunStandards */.QT.open({ versions, overrides, levels, vocabulary }),
        overrides,
        checkReturnLimit: (0,complete_run/* runLimit */.RW)('returns', maxReturns),
        checkClaimLimit: (0,complete_run/* runLimit */.RW)('claims', maxClaims),
        isRestated: null,
        isStatusNew: null,
        baseClaims: null,
        placeOf: (path) => (settings.selection.matches(path) ? classify(path) : null),
        copies: null,
    };
}
function changedPaths(files, changes) {
    return changes === null ? [] : files.map(({ file }) => file.path).filter((path) => changes.changed.has(path));
}
async function gatherFiles({ selection, shard, maxReturns, standards }, { tree, single, agentBranch, changes }) {
    const classify = single === null ? (0,gather/* classifier */.kd)(selection, (0,families_forms/* placesOfForms */.$m)(standards)) : () => single;
    const kinds = new Map();
    const toGathered = (file) => ({
        file,
        gathered: kinds.get(file.path) ?? classify(file.path),
    });
    const checkLimit = (0,complete_run/* runLimit */.RW)('returns', maxReturns);
    const list = async (wanted) => {
        let count = 0;
        const matches = (path) => {
            if (!wanted.matches(path))
                return false;
            const gathered = classify(path);
            kinds.set(path, gathered);
            if (gathered.form !== 'markdown' && gathered.mark === undefined)
                checkLimit(++count);
            return true;
        };
        return (await tree.list({ ...wanted, matches })).map(toGathered);
    };
    if (shard === null) {
        const files = await list(selection);
        return { files, compared: files, classify };
    }
    if (agentBranch === null) {
        const files = await list((0,gather/* withinShard */.os)(selection, shard));
        return { files, compared: files, classify };
    }
    const listed = await tree.list(selection);
    return {
        files: listed.filter(({ path }) => (0,gather/* isInShard */.O1)(path, shard)).map(toGathered),
        compared: listed.filter(({ path }) => changes?.changed.has(path) === true).map(toGathered),
        classify,
    };
}


/***/ }),

/***/ 99273:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ readPath),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   kj: () => (/* binding */ isLikeFile),
/* harmony export */   w6: () => (/* binding */ withoutCitation)
/* harmony export */ });
const NONE = { kind: 'none' };
const MOST_PATHS = 50;
const PLAIN = /^[A-Za-z0-9_]+(?:\/[A-Za-z0-9_-]+)+\.[A-Za-z]{1,8}$/;
const DATE = /YYYY[-_]?MM[-_TDHMSms]*/g;
const LONGEST = 4_096;
function readPath(written, where) {
    if (written.length > LONGEST)
        return NONE;
    if (PLAIN.test(written) && !NEVER.test(written) && !written.includes('YYYY'))
        return { kind: 'paths', paths: [{ path: written }] };
    const text = tidied(written, where).replace(DATE, '*');
    if (NO_WORD.has(text.toLowerCase()) || NEVER.test(text))
        return NONE;
    const paths = [];
    for (const one of expanded(text)) {
        if (isPattern(one))
            return isLikeFile(one.replace(/[*?{}…[\]]+/g, 'x')) ? { kind: 'pattern', pattern: one } : NONE;
        const reading = readingOf(one, where);
        if (reading === null)
            return NONE;
        paths.push(reading);
    }
    return { kind: 'paths', paths };
}
function readingOf(text, where) {
    if (/["`^]/.test(text))
        return null;
    const path = withoutCitation(text);
    const readings = path === text ? {} : { readings: [text] };
    if (/\s/.test(path))
        return where !== 'plain' && isLikeFile(path) ? { path, ...readings, needs: 'file' } : null;
    if (NO_FILE.test(path))
        return null;
    if (!isFile(path, where))
        return where === 'string' && WORD.test(path) ? { path, needs: 'file' } : null;
    const isName = where !== 'code' && !path.includes('/') && !path.startsWith('.') && !BARE_NAMES.has(path);
    return { path, ...readings, ...(isName ? { needs: 'extension' } : {}) };
}
const WORD = /^[\w.-]{1,100}$/;
const NUMBERS = /^[\w-]*\d(?:,\d{1,6})+$/;
function isFile(path, where) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (name === '')
        return /[\p{L}\p{N}_]/u.test(path);
    return isLikeFile(where === 'plain' ? name : path) || (path !== name && NUMBERS.test(name));
}
function tidied(written, where) {
    let text = written.trim();
    const quoted = /^(["'])(.*)\1$/s.exec(text)?.[2];
    if (quoted !== undefined)
        text = quoted.trim();
    text = text.replace(/^\*+(?=[^*]*[^*/]\*+[,;]*$)/, '');
    text = text.replace(where === 'plain' ? /(?<![*/.])\*+(?=[,;]*$)/ : /(?<=\.[A-Za-z]\w{0,9})\*+(?=[,;]*$)/, '');
    text = text.replace(/(?<![,;])[,;]+$/, '');
    if (where === 'plain') {
        text = shown(text.replace(/(?<=^|\/)\*\*(\w{1,40})\*\*(?=\/)/g, '__$1__')).replace(/(?<=\.[A-Za-z][A-Za-z0-9]{0,9})\.$/, '');
        const [, marks, inner] = /^(__?)(\S*\.[A-Za-z0-9]+)\1$/.exec(text) ?? [];
        if (marks !== undefined && inner !== undefined)
            text = inner;
    }
    text = text.replaceAll('\\', '/');
    const scheme = /^[A-Za-z][A-Za-z0-9+.-]+:\/\//.exec(text)?.[0] ?? '';
    const rest = text.slice(scheme.length).replace(/(?<!\/)\/{2,}/g, '/');
    return `${scheme}${rest.replace(/^(?:\.\/)+(?=[^/])/, '')}`;
}
const ENTITIES = new Map([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['nbsp', ' '],
    ['lowbar', '_'],
    ['ast', '*'],
    ['sol', '/'],
    ['period', '.'],
    ['colon', ':'],
    ['comma', ','],
    ['num', '#'],
]);
function shown(text) {
    if (!/[\\&]/.test(text))
        return text;
    const plain = /^[A-Za-z]:\\/.test(text) ? text : text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
    return plain.replace(/&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z]{2,31}));/g, (whole, decimal, hex, name) => {
        if (typeof name === 'string')
            return ENTITIES.get(name) ?? whole;
        const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
}
const NO_WORD = new Set([
    ...['', 'none', 'none.', 'n/a', 'na', 'nil', 'null', 'tbd', 'nothing', 'true', 'false'],
    ...['-', '—', '–', '~', '.', '..', '...', '…', '[]', '{}', '/', '*'],
    ...['and/or', 'either/or', 'w/o', 'w/', 'i/o', 'e.g', 'e.g.', 'i.e', 'i.e.'],
]);
const NEVER = /[<>|]|\$[{(]|^\$[A-Z_][A-Z0-9_]*(?:\/|$)|^(?!file:)[A-Za-z][A-Za-z0-9+.-]+:\/\/|^(?:mailto|data|tel):|(?:^|\/)\.git(?:\/|$)|^[-#!&]|^\[\]?$/;
const NO_FILE = /^(?:=.*=|@[\w.-]+\/[\w-]+|@(?:\/[\w-]+)+|[\w.+-]+@[\w.-]+|\/(?:[^/]*\/)*[^/.]*|\d+\/\d+|(?!file:)[^:]{2,}:\/.*)$/;
const EXTENSION = /[^./]\.[A-Za-z][A-Za-z0-9]{0,9}$/;
const BRACES = /\{([\w.@/-]*(?:\s?,\s?[\w.@/-]*)+)\}/;
function expanded(text) {
    let all = [text];
    const listed = text.includes('{') ? [] : text.split(',');
    if (listed.length > 1 &&
        listed.length <= MOST_PATHS &&
        listed.every((one) => !/\s/.test(one) && EXTENSION.test(one))) {
        return listed;
    }
    for (let found = BRACES.exec(text); found !== null; found = BRACES.exec(all[0] ?? '')) {
        const words = (found[1] ?? '').split(',').map((word) => word.trim());
        if (all.length * words.length > MOST_PATHS)
            return [text];
        const list = found[0];
        all = all.flatMap((one) => words.map((word) => one.replace(list, () => word)));
    }
    return all;
}
function isPattern(text) {
    if (/[*?{}…]|\[(?:\d+-\d+|[A-Za-z]-[A-Za-z])\]|\(\.\w+\)|\[\.\w+\]/.test(text))
        return true;
    return text.split('/').some((segment) => segment !== '..' && segment.replaceAll('[...', '[').includes('..'));
}
const CITATION = /(?:::[^]*|#[^/]*|(?::\d+(?:-\d+)?){1,2}|:[A-Za-z_$][\w$.]*(?:\(\))?)$/;
function withoutCitation(text) {
    const path = text.replace(CITATION, '');
    return path !== text && isLikeFile(path.slice(path.lastIndexOf('/') + 1)) ? path : text;
}
const BARE_NAMES = new Set([
    ...['Dockerfile', 'Containerfile', 'Makefile', 'Justfile', 'justfile', 'Procfile', 'Gemfile', 'Rakefile', 'Brewfile'],
    ...['Podfile', 'Caddyfile', 'Jenkinsfile', 'Vagrantfile', 'LICENSE', 'NOTICE', 'CODEOWNERS', 'README', 'CHANGELOG'],
    'VERSION',
]);
function isLikeFile(path) {
    if (path.includes('/') || BARE_NAMES.has(path))
        return true;
    return /^\.[\w@+-]+$|[^]\.[A-Za-z][\w+-]{0,11}$/.test(path);
}
function isCommitId(text) {
    return /^[0-9a-f]{7,40}$/.test(text) && /\d/.test(text) && !/^20\d\d(?:0[1-9]|1[0-2])\d*$/.test(text);
}


/***/ }),

/***/ 50263:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ shorthandsIn),
/* harmony export */   Fe: () => (/* binding */ nameFor),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Qy: () => (/* binding */ withFolders),
/* harmony export */   ro: () => (/* binding */ filesOfExtensions)
/* harmony export */ });
const MOST_PARTS = 50;
function filesOfExtensions(path) {
    const found = /^(.*?[^/.])(\.[A-Za-z]\w{0,11})((?:\/\.[A-Za-z]\w{0,11}(?:\.\w{1,12})?)+)$/.exec(path);
    if (found === null)
        return null;
    const [, stem = '', extension = '', others = ''] = found;
    return [extension, ...others.slice(1).split('/')].slice(0, MOST_PARTS).map((one) => `${stem}${one}`);
}
function shorthandsIn(path) {
    const segments = path.split('/');
    const name = segments.at(-1) ?? '';
    const folder = segments.slice(0, -1).join('/');
    const listed = /^(.*?)(\d{1,6}(?:,\s?\d{1,6})+)(\D*)$/.exec(name);
    if (listed !== null) {
        const [, before = '', numbers = '', behind = ''] = listed;
        return [shorthand(folder, numbers.split(/,\s?/), before, behind, true)];
    }
    const range = /^(\d{1,6})[-–](\d{1,6})(\.[A-Za-z]\w{0,11})?$/.exec(name);
    if (range !== null)
        return rangeIn(folder, range);
    return segmentsIn(segments);
}
function rangeIn(folder, [, first = '', last = '', behind = '']) {
    const [from, to] = [Number(first), Number(last)];
    if (to <= from || to - from >= MOST_PARTS)
        return [];
    const numbers = Array.from({ length: to - from + 1 }, (_, n) => String(from + n).padStart(first.length, '0'));
    return [shorthand(folder, numbers, '', behind, true)];
}
function segmentsIn(segments) {
    const [, last = '', behind = ''] = /^(\d{1,6}|\p{L}{1,24})(\D*)$/u.exec(segments.at(-1) ?? '') ?? [];
    if (last === '')
        return [];
    const isNumbers = /^\d/.test(last);
    const isPart = (text) => (isNumbers ? /^\d{1,6}$/ : /^\p{L}{1,24}$/u).test(text);
    const found = [];
    for (let from = segments.length - 2; from >= 0 && segments.length - from <= MOST_PARTS; from--) {
        const first = (isNumbers ? /^(.*?)(\d{1,6})$/ : /^(.*[-_.])?(\p{L}{1,24})$/u).exec(segments[from] ?? '');
        const inner = segments.slice(from + 1, -1);
        if (first === null || !inner.every(isPart))
            break;
        const [, before = '', word = ''] = first;
        if (!isNumbers && before === '' && inner.length === 0)
            continue;
        const parts = [word, ...inner, last];
        found.push(shorthand(segments.slice(0, from).join('/'), parts, before, behind, isNumbers));
        if (before !== '')
            break;
    }
    return found;
}
function shorthand(folder, words, before, behind, isNumbers) {
    const place = folder === '' ? '' : `${folder}/`;
    const parts = words.slice(0, MOST_PARTS).map((word) => ({
        path: `${place}${before}${word}${behind}`,
        start: `${before}${word}`,
        end: behind,
    }));
    return { folder, parts, isNumbers, isVague: !isNumbers && before !== '' && behind === '' };
}
function nameFor({ start, end }, names, isNumbers) {
    const found = names.filter((name) => {
        if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length)
            return false;
        return isNumbers ? !/^\d/.test(name.slice(start.length)) : name.length === start.length + end.length;
    });
    return found.length === 1 ? (found[0] ?? null) : null;
}
function withFolders(paths) {
    const placed = [];
    const filled = new Set();
    let folder = null;
    for (const path of paths) {
        if (path.path.endsWith('/'))
            folder = { path: path.path, named: path };
        else if (path.path.includes('/')) {
            folder = { path: path.path.slice(0, path.path.lastIndexOf('/') + 1), named: null };
        }
        else if (folder !== null) {
            if (folder.named !== null)
                filled.add(folder.named);
            const { path: above, named } = folder;
            placed.push(named === null
                ? { ...path, readings: [`${above}${path.path}`, ...(path.readings ?? []), path.path] }
                : below(above, path));
            continue;
        }
        placed.push(path);
    }
    return placed.filter((path) => !filled.has(path));
}
function below(folder, { needs, ...name }) {
    const path = `${folder}${name.path}`;
    return { ...name, path, readings: [path, name.path], ...(needs === 'file' ? { needs } : {}) };
}


/***/ })

};
;
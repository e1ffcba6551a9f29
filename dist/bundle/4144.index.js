"use strict";
exports.id = 4144;
exports.ids = [4144];
exports.modules = {

/***/ 81122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ toConfig)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _removed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87694);




function toConfig(file, value, warnings = []) {
    const size = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'max-file-size');
    const returns = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'max-returns');
    const claims = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'max-claims');
    return {
        file,
        warnings,
        standards: standardsOf(value),
        paths: texts(value, 'paths'),
        ignore: texts(value, 'ignore'),
        rules: levelsOf(value),
        overrides: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(value, 'overrides').filter(_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv).map(toOverride),
        vocabulary: vocabularyOf(value),
        agents: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'agents') === undefined ? null : texts(value, 'agents'),
        familySettings: new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_SETTINGS */ .td.flatMap(({ name }) => {
            const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, name);
            return given === undefined ? [] : [[name, given]];
        })),
        failOn: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'fail-on'),
        ifNoReturns: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'if-no-returns'),
        archived: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'archived'),
        staleAfter: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'stale-after'),
        maxFileSize: typeof size === 'number' ? String(size) : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'max-file-size'),
        maxReturns: typeof returns === 'number' ? String(returns) : undefined,
        maxClaims: typeof claims === 'number' ? String(claims) : undefined,
        unclaimed: texts(value, 'unclaimed'),
        agentBranches: texts(value, 'agent-branches'),
        agentBranchesRequire: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'agent-branches-require'),
        baseline: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'baseline') ?? null,
    };
}
function toOverride(value) {
    return {
        paths: texts(value, 'paths'),
        findings: texts(value, 'findings'),
        standards: standardsOf(value),
        rules: levelsOf(value),
    };
}
function texts(value, key) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(value, key).filter((element) => typeof element === 'string');
}
function standardsOf(value) {
    const chosen = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'standards');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(chosen, family);
        return id === undefined ? [] : [[family, id]];
    }));
}
function vocabularyOf(value) {
    const vocabulary = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'vocabulary');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const words = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(vocabulary, family);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(words))
            return [];
        const statuses = fieldEntries(words, 'statuses').flatMap(([word, means]) => typeof means === 'string' || typeof means === 'boolean' ? [[word, means]] : []);
        const types = fieldEntries(words, 'artifact-types').flatMap(([word, means]) => typeof means === 'string' || means === true ? [[word, means]] : []);
        return [[family, { statuses: new Map(statuses), artifactTypes: new Map(types) }]];
    }));
}
function fieldEntries(value, key) {
    const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, key);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(found) ? Object.entries(found) : [];
}
const LEVELS = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, 'off'];
function levelsOf(value) {
    const rules = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'rules');
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(rules))
        return new Map();
    return new Map(Object.entries(rules).flatMap(([id, given]) => {
        if ((0,_removed_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c)('rule', id) !== undefined)
            return [];
        const level = LEVELS.find((known) => known === given);
        return level === undefined ? [] : [[id, level]];
    }));
}


/***/ }),

/***/ 2275:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readOptions),
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/gather/glob.ts
var glob = __webpack_require__(72825);
// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
// EXTERNAL MODULE: ./src/model/context.ts
var context = __webpack_require__(75274);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(13691);
// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(99244);
// EXTERNAL MODULE: ./src/families/rule-ids.ts
var rule_ids = __webpack_require__(32083);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/config/config.ts
var config_config = __webpack_require__(81122);
;// CONCATENATED MODULE: ./src/config/policy.ts





const STRICTER_COUNTS = [
    { key: 'failOn', name: 'fail-on', strictness: placeIn('notice', 'warning', 'error', 'never') },
    { key: 'ifNoReturns', name: 'if-no-returns', strictness: placeIn('error', 'warning', 'ignore') },
    { key: 'archived', name: 'archived', strictness: placeIn('all', 'claims') },
    { key: 'agentBranchesRequire', name: 'agent-branches-require', strictness: placeIn('success', 'final') },
    { key: 'staleAfter', name: 'stale-after', strictness: (text) => (0,parse_option/* parseDuration */.E9)(text) ?? 0 },
];
function placeIn(...strictestFirst) {
    return (word) => strictestFirst.indexOf(word);
}
function underPolicy(policy, options, project) {
    const config = project ?? (0,config_config/* toConfig */.q)('', {});
    const wanted = { ...policy, failOn: policy.failOn ?? 'error' };
    const overruled = new Set();
    const [ofCaller, allowed] = [(0,glob/* cleanPatterns */.vR)(options.ignore), (0,glob/* cleanPatterns */.vR)(policy.ignore)];
    const ignored = ofCaller.length > 0 ? ofCaller : (0,glob/* cleanPatterns */.vR)(config.ignore);
    if (ignored.some((pattern) => !allowed.includes(pattern)))
        overruled.add('ignore');
    const strictest = STRICTER_COUNTS.map(({ key, name, strictness }) => {
        const [own, least] = [options[key] ?? config[key], wanted[key]];
        if (own === undefined || least === undefined)
            return [key, own ?? least];
        if (strictness(own) <= strictness(least))
            return [key, own];
        overruled.add(name);
        return [key, least];
    });
    const keepStrict = (rules, nameOf) => {
        const kept = [...rules].filter(([rule, level]) => {
            const isLooser = (0,finding/* isStricter */.V$)(mildest(policy, rule) ?? 'off', level);
            if (isLooser)
                overruled.add(nameOf(rule));
            return !isLooser;
        });
        return new Map(kept);
    };
    return {
        options: {
            ...options,
            ...Object.fromEntries(strictest),
            standard: standardUnder(options.standard, policy),
            familySettings: new Map([...(options.familySettings ?? []), ...policy.familySettings]),
        },
        config: {
            ...config,
            paths: config.paths.length === 0 ? policy.paths : config.paths,
            ignore: config.ignore.length === 0 ? policy.ignore : config.ignore,
            rules: new Map([...policy.rules, ...keepStrict(config.rules, (rule) => `rules.${rule}`)]),
            overrides: config.overrides.map((one) => ({ ...one, rules: keepStrict(one.rules, () => 'overrides') })),
            vocabulary: vocabularyUnder(config.vocabulary, policy.vocabulary, overruled),
            agents: agentsUnder(config.agents, policy.agents, overruled),
            baseline: policy.baseline ?? config.baseline,
        },
        overruled: [...overruled],
    };
}
function mildest({ rules, failOn }, rule) {
    const threshold = failOn === 'warning' || failOn === 'notice' ? failOn : 'error';
    const usual = rule_ids/* PROOF_RULES */.ZY.get(rule);
    return rules.get(rule) ?? (usual !== undefined && usual !== 'off' && (0,finding/* isAtLeast */.du)(usual, threshold) ? usual : undefined);
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

// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(23056);
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
        selection: (0,glob/* eitherSelection */.oy)(settings.selection, ofPolicy),
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
    const maxReturns = raw.maxReturns ?? config?.maxReturns ?? String(model_document/* MOST_RETURNS_OF_RUN */.Ck);
    const maxClaims = raw.maxClaims ?? config?.maxClaims ?? String(model_document/* MOST_CLAIMS_OF_RUN */.Gw);
    const selected = readSelection(raw, nameOfSetting, config);
    const asked = namingSetting(nameOfSetting('standard'), () => (0,choose/* namedStandards */.ag)(raw.standard ?? 'auto'));
    return {
        selection: selected,
        standards: raw.single === undefined
            ? (0,choose/* withDefaults */.rO)(new Map([...versionsOf(config?.standards), ...asked]))
            : versionsOfOne(raw, raw.single.file, nameOfSetting),
        vocabulary: config?.vocabulary ?? new Map(),
        failOn: (0,parse_option/* parseChoice */.HU)(nameOfSetting('fail-on'), failOn, ['error', 'warning', 'notice', 'never']),
        ifNoReturns: (0,parse_option/* parseChoice */.HU)(nameOfSetting('if-no-returns'), ifNoReturns, ['error', 'warning', 'ignore']),
        staleAfter: (0,parse_option/* parseOption */.ZY)(nameOfSetting('stale-after'), staleAfter, parse_option/* parseDuration */.E9, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: (0,parse_option/* parseOption */.ZY)(nameOfSetting('max-file-size'), maxFileSize, parse_option/* parseSize */.DB, 'a size such as 500KB or 1MiB'),
        maxReturns: (0,parse_option/* parseOption */.ZY)(nameOfSetting('max-returns'), maxReturns, parse_option/* parseNumber */.$J, 'a number such as 100000'),
        maxClaims: (0,parse_option/* parseOption */.ZY)(nameOfSetting('max-claims'), maxClaims, parse_option/* parseNumber */.$J, 'a number such as 1000000'),
        expectedSession: raw.expectSession ?? null,
        now: raw.now === undefined
            ? raw.clock
            : (0,parse_option/* parseOption */.ZY)(nameOfSetting('now'), raw.now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        levels: config?.rules ?? new Map(),
        overrides: (config?.overrides ?? []).map((override) => readOverride(override, asked)),
        agents: config?.agents ?? null,
        familySettings: new Map([...(config?.familySettings ?? []), ...readFamilySettings(raw, nameOfSetting)]),
        mayBeUnclaimed: matcherOf(config?.unclaimed ?? []),
        agentBranchRequires: (0,parse_option/* parseChoice */.HU)(nameOfSetting('agent-branches-require'), raw.agentBranchesRequire ?? config?.agentBranchesRequire ?? 'final', context/* BRANCH_DEMANDS */.yD),
        isAgentBranch: matcherOf(config?.agentBranches ?? []),
        baselineFile: config?.baseline ?? null,
        archived: (0,parse_option/* parseChoice */.HU)(nameOfSetting('archived'), raw.archived ?? config?.archived ?? 'claims', context/* ARCHIVED_CHECKS */.NG),
        mode: (0,parse_option/* parseChoice */.HU)(nameOfSetting('mode'), raw.mode ?? 'all', ['all', 'changed']),
        shard: raw.shard === undefined ? null : (0,parse_option/* parseOption */.ZY)(nameOfSetting('shard'), raw.shard, gather/* parseShard */.uK, SHARD_FORM),
        readFrom: { options: raw, config, nameOfSetting },
    };
}
const SHARD_FORM = `a part and the number of parts, such as 2/16, of at most ${String(gather/* MOST_SHARDS */.Y)}`;
function readFamilySettings({ familySettings = new Map() }, nameOfSetting) {
    return new Map(choose/* FAMILY_SETTINGS */.td.flatMap(({ name, values }) => {
        const given = familySettings.get(name);
        return given === undefined ? [] : [[name, (0,parse_option/* parseChoice */.HU)(nameOfSetting(name), given, values)]];
    }));
}
function matcherOf(patterns) {
    return patterns.length === 0 ? null : (0,glob/* compilePatterns */.xi)(patterns);
}
function readSelection({ patterns, ignore }, nameOfSetting, config) {
    namingSetting(nameOfSetting('paths'), () => (0,glob/* compilePatterns */.xi)(patterns));
    namingSetting(nameOfSetting('ignore'), () => (0,glob/* compilePatterns */.xi)(ignore));
    const isSet = (list) => (0,glob/* cleanPatterns */.vR)(list).length > 0;
    return (0,gather/* selection */.r1)(isSet(patterns) ? patterns : (config?.paths ?? []), isSet(ignore) ? ignore : (config?.ignore ?? []));
}
function versionsOfOne({ standard, expectSession }, file, nameOfSetting) {
    const chosen = (0,choose/* standardsOfOneReturn */.ki)(standard, file);
    const versions = Object.values(chosen).filter((version) => version !== undefined);
    const chosenFamilies = versions.map(({ family }) => (0,choose/* familyNamed */.sE)(family));
    if (expectSession !== undefined && chosenFamilies.every(({ isWithoutSession = false }) => isWithoutSession)) {
        throw new usage/* UsageError */.e(`${nameOfSetting('expect-session')}: a ${chosenFamilies[0]?.noun ?? 'return of this version'} carries no session id: leave the option out.`);
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
        throw new usage/* UsageError */.e(`${setting}: ${error.message}`);
    }
}


/***/ }),

/***/ 88742:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p4: () => (/* binding */ NOTHING_BESIDE),
/* harmony export */   ri: () => (/* binding */ readBeside),
/* harmony export */   xp: () => (/* binding */ readRoadmap)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97811);
/* harmony import */ var _read_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39191);
/* harmony import */ var _run_standards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85534);
/* harmony import */ var _read_batch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41471);





const NOTHING_BESIDE = { texts: new Map(), returns: new Map() };
const MOST_BYTES = 64 * 1024 * 1024;
async function readBeside(files, readings, options) {
    const { tree, standards } = options;
    const wanted = new Map();
    for (const [n, { file, gathered }] of files.entries()) {
        for (const found of readings[n]?.returns ?? []) {
            const { relatedFiles: beside } = (0,_run_standards_js__WEBPACK_IMPORTED_MODULE_2__/* .chosenStandard */ .O9)(gathered, found, standards, file.path);
            const near = (await beside?.(found.value, file.path, tree, options.context.changes)) ?? [];
            if (near.length > 0)
                wanted.set(found, near);
        }
    }
    if (wanted.size === 0)
        return new Map();
    const all = [...wanted.values()].flat();
    const texts = await textsOf(all, options);
    const values = await valuesOf(all, texts, standards);
    for (const one of all) {
        const text = texts.get(keyOf(one));
        if (one.isMarkdown === true && text !== undefined)
            texts.set(keyOf(one), await (0,_read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_0__/* .renderedMarkdown */ .nV)(text));
    }
    return new Map([...wanted].map(([found, near]) => {
        const beside = {
            texts: new Map(near.map((one) => [one.path, texts.get(keyOf(one)) ?? null])),
            returns: new Map(near.flatMap((one) => {
                const value = values.get(keyOf(one));
                return value === undefined ? [] : [[one.path, value]];
            })),
        };
        return [found, beside];
    }));
}
function keyOf({ path, id = '' }) {
    return `${id}:${path}`;
}
async function valuesOf(files, texts, standards) {
    const byKey = new Map(files.map((file) => [keyOf(file), file]));
    const values = new Map();
    for (const [key, text] of texts) {
        const { family, path } = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(byKey, key);
        if (family === null)
            continue;
        const { returns } = (0,_read_read_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .L)(Buffer.from(text), 'whole', {
            markdown: null,
            rendered: await (0,_read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_0__/* .rendererFor */ .L3)(text),
            whole: (0,_read_batch_js__WEBPACK_IMPORTED_MODULE_3__/* .readerOfWhole */ .af)(family, path, standards),
        });
        const [found] = returns;
        if (found !== undefined)
            values.set(key, found.value);
    }
    return values;
}
async function textsOf(wanted, { tree, maxFileSize }) {
    const now = new Map();
    const then = new Map();
    for (const file of wanted) {
        const { path, id } = file;
        const entry = tree.find(path);
        if (id !== undefined)
            then.set(keyOf(file), { path, id, link: false });
        else if (entry?.kind === 'file')
            now.set(keyOf(file), { path, id: entry.id, link: false });
    }
    const texts = new Map();
    let left = MOST_BYTES;
    for (const [files, source] of [
        [now, tree.read],
        [then, tree.readVersions],
    ]) {
        if (files.size > 0)
            left = await addTexts(texts, files, source, { maxFileSize, left });
    }
    return texts;
}
async function addTexts(texts, files, source, { maxFileSize, left: most }) {
    const keys = [...files.keys()];
    let left = most;
    let done = 0;
    for await (const contents of source([...files.values()], maxFileSize)) {
        for (const [n, content] of contents.entries()) {
            if (content.kind !== 'bytes' || content.bytes.length > left)
                continue;
            left -= content.bytes.length;
            texts.set((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(keys, done + n), Buffer.from(content.bytes).toString('utf8'));
        }
        done += contents.length;
    }
    return left;
}
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);
async function readRoadmap(tree, limit) {
    const files = PLACES.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
    });
    const texts = [];
    let read = 0;
    for await (const contents of tree.read(files, limit)) {
        for (const content of contents) {
            const { path: file } = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(files, read++);
            if (content.kind === 'too-large')
                return { kind: 'too-large', file, size: content.size, limit };
            if (content.kind === 'bytes')
                texts.push(Buffer.from(content.bytes).toString('utf8'));
        }
    }
    return texts.length === 0 ? null : { kind: 'text', text: texts.join('\n') };
}


/***/ }),

/***/ 41471:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   Tf: () => (/* binding */ findUnread),
/* harmony export */   af: () => (/* binding */ readerOfWhole),
/* harmony export */   x3: () => (/* binding */ readBatch)
/* harmony export */ });
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30783);
/* harmony import */ var _read_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46451);
/* harmony import */ var _read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97811);
/* harmony import */ var _read_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39191);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22003);
/* harmony import */ var _run_standards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85534);
/* harmony import */ var _claims_resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75125);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6644);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8664);









async function readBatch(files, contents, { standards }) {
    const readings = [];
    for (const [n, file] of files.entries()) {
        const reading = await readFile(file, contents[n], standards);
        const families = familiesOf(file, reading);
        if (!standards.areLoaded(families))
            await standards.load(families);
        readings.push(reading);
    }
    return readings;
}
const NO_RETURN = { problems: [], returns: [], line: () => '' };
async function readFile({ file, gathered }, content, standards) {
    if (file.link || content?.kind !== 'bytes')
        return null;
    const { bytes } = content;
    const { form, family } = gathered;
    const { mark } = gathered;
    if (mark?.((0,_read_source_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeLoosely */ .Al)(bytes)) === false)
        return NO_RETURN;
    const opening = form === 'markdown' && (gathered.opening ?? gathered.document !== true)
        ? await openingReader(bytes, file.path, standards)
        : null;
    const options = {
        markdown: (0,_read_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldMarkdown */ .ge)(bytes, form) ? await markdownReaderAt(file.path, standards) : null,
        single: gathered.single === true,
        document: gathered.document === true,
        log: gathered.log === true,
        whole: form === 'whole' && family !== null ? await wholeReader(family, file.path, standards) : null,
        candidate: mark !== undefined && !(gathered.isCertain === true && (0,_read_source_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D4)(bytes).text === null),
        rendered: form === 'whole' || opening !== null ? await (0,_read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_2__/* .rendererFor */ .L3)(Buffer.from(bytes).toString('latin1')) : null,
        unread: gathered.isCertain === true && family !== null ? unreadReader(family, file.path, standards) : null,
        opening,
    };
    const parse = () => (0,_read_read_js__WEBPACK_IMPORTED_MODULE_3__/* .read */ .L)(bytes, form, options);
    return content.repeated === true ? readOnce(bytes, gathered, file.path, options, parse) : parse();
}
function familiesOf({ gathered }, reading) {
    if (reading === null) {
        return gathered.family === null ? [(0,_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .looseFamily */ .LZ)('json'), (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .looseFamily */ .LZ)('markdown')] : [gathered.family];
    }
    const { returns, problems } = reading;
    const ofReturns = returns.flatMap((found) => (0,_run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .knownFamily */ .aY)(gathered, found) ?? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .familyNamed */ .sE)((0,_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .looseFamily */ .LZ)('json')).families);
    if (problems.length === 0)
        return ofReturns;
    const ofNone = (0,_run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .familyOfDocument */ .PD)(gathered, problems, { ...reading, returns: [] });
    return [...ofReturns, ofNone, (0,_run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .familyOfDocument */ .PD)(gathered, problems, reading)];
}
async function wholeReader(family, file, standards) {
    await standards.load([family]);
    return readerOfWhole(family, file, standards);
}
function readerOfWhole(family, file, standards) {
    const { readWhole } = standards.loaded(family);
    return readWhole === undefined ? null : (source) => readWhole(source, family, file);
}
function unreadReader(family, file, standards) {
    const { unreadIn } = standards.loaded(family);
    return unreadIn === undefined ? null : (source) => unreadIn(source, file);
}
async function markdownReaderAt(file, standards) {
    const versions = standards.versionsAt(file);
    const readers = [];
    for (const { loose } of _run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .MARKDOWN_FAMILIES */ .tS) {
        if (loose === undefined || versions[loose.family] === undefined)
            continue;
        await standards.load([loose.family]);
        const reader = standards.loaded(loose.family).loose;
        if (reader !== undefined)
            readers.push(reader);
    }
    if (readers.length === 0)
        return null;
    return (await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(8811)]).then(__webpack_require__.bind(__webpack_require__, 88811))).markdownReader(readers);
}
async function openingReader(bytes, file, standards) {
    const versions = standards.versionsAt(file);
    for (const { mark, families } of _run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .MARKDOWN_FAMILIES */ .tS) {
        const chosen = families.filter((name) => versions[name] !== undefined);
        const [name] = chosen;
        if (mark === undefined || name === undefined || !mark((0,_read_source_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeLoosely */ .Al)(bytes)))
            continue;
        await standards.load(chosen);
        const { readOpening } = standards.loaded(name);
        if (readOpening !== undefined)
            return (source) => readOpening(source, file);
    }
    return null;
}
const known = new WeakMap();
function readOnce(bytes, { form, family, mark }, file, options, parse) {
    const { markdown, opening, whole, unread, rendered, ...others } = options;
    const readers = [markdown, opening, whole, unread ?? null, rendered ?? null].map((reader) => reader !== null);
    const way = JSON.stringify([
        form,
        readers,
        whole === null ? null : family,
        mark === undefined && opening === null ? null : file,
        others,
    ]);
    const ofBytes = known.get(bytes) ?? new Map();
    const reading = ofBytes.get(way) ?? parse();
    known.set(bytes, ofBytes.set(way, reading));
    return { ...reading, returns: reading.returns.map((found) => ({ ...found })) };
}
const HEAD = 64 * 1024;
async function findUnread(files, contents, { tree, standards }) {
    const unread = files.filter(({ file, gathered: { mark, isCertain } }, n) => {
        return mark !== undefined && isCertain !== true && (file.link || (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .elementAt */ .s2)(contents, n).kind === 'too-large');
    });
    if (unread.length === 0)
        return new Set();
    const ids = await idsOf(unread, tree);
    const candidates = unread.flatMap((file, n) => {
        const id = ids[n];
        return id === undefined ? [] : [{ file, id, head: Buffer.alloc(0) }];
    });
    await tree.show(candidates.map(({ id }) => id), candidates.map((candidate) => (piece) => {
        candidate.head = Buffer.concat([candidate.head, piece]).subarray(0, HEAD);
        return candidate.head.length < HEAD;
    }));
    const found = new Set();
    for (const { file, head } of candidates)
        if (await isReturn(file, head, standards))
            found.add(file.file.path);
    return found;
}
async function idsOf(files, tree) {
    const resolver = new _claims_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .Resolver */ .x(tree);
    const isWaiting = ({ file: { path, link } }) => link && resolver.resolve(path).kind === 'unread';
    while (files.some(isWaiting))
        await resolver.read();
    return files.map(({ file: { path, id, link } }) => {
        if (!link)
            return id;
        const target = resolver.resolve(path);
        return target.kind === 'found' && target.entry.kind === 'file' ? target.entry.id : undefined;
    });
}
async function isReturn({ file, gathered }, head, standards) {
    const { family, mark } = gathered;
    if (family === null || mark?.(head.toString('latin1')) === false)
        return false;
    await standards.load([family]);
    const bytes = head.length < HEAD ? head : head.subarray(0, Math.max(head.lastIndexOf('\n'), 0));
    const { returns } = (0,_read_read_js__WEBPACK_IMPORTED_MODULE_3__/* .read */ .L)(bytes, 'whole', {
        markdown: null,
        whole: readerOfWhole(family, file.path, standards),
        rendered: await (0,_read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_2__/* .rendererFor */ .L3)(bytes.toString('latin1')),
        candidate: true,
    });
    return returns.length > 0;
}
function isSkipped({ mark, isCertain }, { link }, { kind }) {
    return mark !== undefined && isCertain !== true && (link || kind === 'too-large');
}
function whyUnread({ link }, content, limit) {
    if (link || content.kind === 'bytes')
        return { kind: 'link', range: _model_pointer_js__WEBPACK_IMPORTED_MODULE_7__/* .FILE_START */ .WS };
    return content.kind === 'lacking' ? content : { ...content, limit };
}


/***/ }),

/***/ 85534:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ standardOf),
/* harmony export */   O9: () => (/* binding */ chosenStandard),
/* harmony export */   PD: () => (/* binding */ familyOfDocument),
/* harmony export */   QT: () => (/* binding */ RunStandards),
/* harmony export */   ZG: () => (/* binding */ loadComparedVersions),
/* harmony export */   aY: () => (/* binding */ knownFamily),
/* harmony export */   tS: () => (/* binding */ MARKDOWN_FAMILIES),
/* harmony export */   xA: () => (/* binding */ betterVersion)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6644);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85055);
/* harmony import */ var _model_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23056);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30783);
/* harmony import */ var _families_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20160);








class RunStandards {
    ruleSets;
    #ruleSets = new Map();
    #terms;
    #loaded = new Set();
    #loading = new Map();
    #families = new Map();
    #standards = new Map();
    #chosen = new Map();
    #siblings = new Map();
    constructor(terms) {
        this.#terms = terms;
        this.ruleSets = this.#ruleSets;
    }
    static async open(terms) {
        const standards = new RunStandards(terms);
        await standards.load(terms.vocabulary.keys());
        return standards;
    }
    async load(names) {
        for (const name of names) {
            if (this.#loaded.has(name))
                continue;
            const loading = this.#loading.get(name) ?? this.#loadVersions(name);
            this.#loading.set(name, loading);
            await loading;
        }
    }
    areLoaded(names) {
        return names.every((name) => this.#loaded.has(name));
    }
    async #loadVersions(name) {
        const family = (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .familyNamed */ .sE)(name);
        const loaded = await family.load();
        this.#families.set(family, loaded);
        for (const head of this.#headsOf(name))
            await this.#add(head, loaded);
        this.#loaded.add(name);
        this.#chosen.clear();
    }
    loaded(name) {
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(this.#families, (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .familyNamed */ .sE)(name));
    }
    versionsAt(file) {
        return this.#terms.overrides?.chosenAt(file) ?? this.#terms.versions;
    }
    chosenAt(file) {
        const versions = this.versionsAt(file);
        const known = this.#chosen.get(versions);
        if (known !== undefined)
            return known;
        const chosen = Object.fromEntries(Object.entries(versions).map(([name, head]) => [name, head && this.#standards.get(head.id)]));
        this.#chosen.set(versions, chosen);
        return chosen;
    }
    standardAt(file, family) {
        const standard = this.chosenAt(file)[family];
        if (standard === undefined)
            throw new Error(`no version of ${family} was chosen`);
        return standard;
    }
    familyOf(value, file) {
        for (const { familyOf } of this.#families.values()) {
            if (familyOf !== undefined)
                return familyOf(value, this.chosenAt(file));
        }
        throw new Error('no loaded family can tell JSON objects apart');
    }
    async loadSiblings({ family }) {
        if (this.#siblings.has(family))
            return;
        const all = [];
        for (const head of versionsNamed(family))
            all.push(await (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .loadStandard */ .Cm)(head));
        this.#siblings.set(family, all);
    }
    knowsSiblings({ family }) {
        return this.#siblings.has(family) || versionsNamed(family).length < 2;
    }
    siblings({ family, id }) {
        return (this.#siblings.get(family) ?? []).filter((other) => other.id !== id);
    }
    #headsOf(name) {
        const heads = [...Object.values(this.#terms.versions), ...(this.#terms.overrides?.standards ?? [])];
        return heads.filter((head) => head !== undefined).filter(({ family }) => family === name);
    }
    async #add(head, family) {
        if (this.#standards.has(head.id))
            return;
        const { levels, overrides, vocabulary } = this.#terms;
        const standard = await (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFrom */ .TH)(family, head, vocabulary);
        this.#standards.set(head.id, standard);
        this.#ruleSets.set(standard, (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleSet */ .nP)(standard, levels, overrides));
    }
}
function versionsNamed(name) {
    return (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .familyNamed */ .sE)(name).versions.filter(({ family }) => family === name);
}
const MARKDOWN_FAMILIES = _families_index_js__WEBPACK_IMPORTED_MODULE_5__/* .families */ .T.filter(({ form, opens }) => form === 'markdown' || opens === true);
function standardOf(gathered, found, standards, file) {
    return standards.chosenAt(file)[familyOfReturn(gathered, found, standards, file)];
}
function chosenStandard(gathered, found, standards, file) {
    return standards.standardAt(file, familyOfReturn(gathered, found, standards, file));
}
function knownFamily({ family }, { composed }) {
    return composed ?? family;
}
function familyOfReturn(gathered, found, standards, file) {
    return knownFamily(gathered, found) ?? standards.familyOf(found.value, file);
}
function familyOfDocument(gathered, problems, reading, familyOfJson = () => (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .looseFamily */ .LZ)('json')) {
    const json = reading?.returns.find(({ composed }) => composed === null);
    if (json !== undefined)
        return knownFamily(gathered, json) ?? familyOfJson(json);
    if (gathered.family !== null)
        return gathered.family;
    const ofJson = gathered.form !== 'markdown' || problems.some(({ kind }) => kind === 'link' || _model_document_js__WEBPACK_IMPORTED_MODULE_3__/* .PROBLEMS_OF_JSON */ .ck.has(kind));
    return ofJson ? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .looseFamily */ .LZ)('json') : (reading?.returns[0]?.composed ?? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .looseFamily */ .LZ)('markdown'));
}
function betterVersion(subject, standard, standards, context) {
    const { value, shapeErrors } = subject;
    if (!(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .breaksShape */ .ud)(shapeErrors, value, standard.shape))
        return null;
    const others = standards.siblings(standard);
    const family = [standard, ...others];
    const fitting = others.flatMap((other) => {
        const errors = other.validate(value);
        const fits = !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .breaksShape */ .ud)(errors, value, other.shape) && family.every((one) => knowsFieldsOf(one, other, value));
        return fits ? [{ other, errors }] : [];
    });
    if (fitting.length === 0)
        return null;
    let best = { id: null, ...countFindings(subject, standard, context) };
    for (const { other, errors } of fitting) {
        const found = countFindings({ ...subject, standard: other, shapeErrors: errors }, other, context);
        const fewerGrave = best.grave - found.grave;
        if (found.errors <= best.errors && (fewerGrave > 0 || (fewerGrave === 0 && found.all < best.all))) {
            best = { id: other.id, ...found };
        }
    }
    return best.id;
}
function countFindings(subject, standard, context) {
    const raised = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluateReturn */ .CG)({ ...subject, satisfies: null }, rulesOf(standard), context);
    const count = (severities) => raised.filter(({ active, problem }) => severities.includes(problem.severity ?? active.severity)).length;
    return { errors: count(['error']), grave: count(['error', 'warning']), all: raised.length };
}
const rulesOf = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .oncePer */ .Pu)((standard) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleSet */ .nP)(standard, new Map()).return);
function knowsFieldsOf(standard, other, value) {
    return Object.entries(standard.shape.fields).every(([place, names]) => {
        const unknown = names.filter((name) => other.shape.fields[place]?.includes(name) !== true);
        return unknown.every((name) => !occurs(value, [...(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .tokens */ .LU)(place), name]));
    });
}
function occurs(value, [step, ...rest]) {
    if (value === undefined)
        return false;
    if (step === undefined)
        return true;
    if (step === '*')
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value) && value.some((element) => occurs(element, rest));
    return occurs((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, step), rest);
}
async function loadComparedVersions(files, readings, standards) {
    for (const [n, { file, gathered }] of files.entries()) {
        for (const found of readings[n]?.returns ?? []) {
            const standard = chosenStandard(gathered, found, standards, file.path);
            if (standards.knowsSiblings(standard))
                continue;
            const value = standard.normalize?.(found.value) ?? found.value;
            if ((0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .breaksShape */ .ud)(standard.validate(value), value, standard.shape))
                await standards.loadSiblings(standard);
        }
    }
}


/***/ }),

/***/ 81702:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RX: () => (/* binding */ checkTree),
  Lw: () => (/* binding */ overlay)
});

// UNUSED EXPORTS: runChecks

// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(30783);
// EXTERNAL MODULE: ./src/gather/glob.ts
var glob = __webpack_require__(72825);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/config/shard-settings.ts



function shardSettings({ readFrom: { options, config, policy }, ...settings }) {
    const versions = Object.values(settings.standards).flatMap((standard) => standard === undefined ? [] : [standard.id]);
    return {
        paths: (0,glob/* cleanPatterns */.vR)(options.patterns).join('\n'),
        ignore: (0,glob/* cleanPatterns */.vR)(options.ignore).join('\n'),
        standard: versions.join(),
        'fail-on': settings.failOn,
        'if-no-returns': settings.ifNoReturns,
        'stale-after': `${String(settings.staleAfter)} ms`,
        'max-file-size': `${String(settings.maxFileSize)} bytes`,
        'max-returns': String(settings.maxReturns),
        'max-claims': String(settings.maxClaims),
        'agent-branches-require': settings.agentBranchRequires,
        ...Object.fromEntries(choose/* FAMILY_SETTINGS */.td.map(({ name }) => [name, settings.familySettings.get(name) ?? ''])),
        mode: settings.mode,
        archived: settings.archived,
        configuration: config === null ? 'none' : digestOf(config),
        ...(policy === undefined ? {} : { policy: digestOf(policy.config) }),
    };
}
function digestOf(config) {
    const text = JSON.stringify({ ...config, file: undefined }, (_, value) => value instanceof Map ? [...value.entries()] : value);
    return (0,model_text/* sha256 */.sc)(text);
}

// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/baseline/baseline.ts
var baseline_baseline = __webpack_require__(26360);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/engine/change/agent-branch.ts
var agent_branch = __webpack_require__(50699);
// EXTERNAL MODULE: ./src/engine/change/baseline-filter.ts
var baseline_filter = __webpack_require__(97471);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/families/archive.ts
var archive = __webpack_require__(72530);
// EXTERNAL MODULE: ./src/claims/deletion.ts
var deletion = __webpack_require__(97195);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/claims/claims.ts



function claimsOf(value, { claimFields: fields, claims: others }, file, beside) {
    const claims = [];
    for (const { pattern, kind, statuses, linked } of fields) {
        const before = claims.length;
        const place = patternPlace(pattern);
        let holder = value;
        for (const name of place.steps)
            holder = (0,json/* field */.ZZ)(holder, name);
        if (place.member === null)
            claim(holder, place.list, null, claims);
        else if ((0,json/* isArray */.cy)(holder)) {
            for (let index = 0; index < holder.length; index++) {
                const element = holder[index];
                const status = (0,json/* stringField */.OM)(element, 'status');
                if (statuses !== undefined && status !== undefined && !statuses.includes(status))
                    continue;
                const last = claims.length;
                ofElement(element, place, index, place.member, claims);
                const made = claims[last];
                if (linked === true && made !== undefined && (0,json/* field */.ZZ)(element, 'linked') === true)
                    claims[last] = fromFolder(made, file);
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
    if (typeof element === 'string' && (member === '' || place.list === '/artifacts'))
        claim(element, pointerTo(place, index, ''), null, claims);
    else if (member !== '') {
        const path = (0,json/* field */.ZZ)(element, member);
        claim(path, pointerTo(place, index, member), (0,json/* stringField */.OM)(element, 'type') ?? null, claims);
    }
}
function claim(path, pointer, type, claims) {
    if (typeof path !== 'string' || path.trim() === '')
        return;
    claims.push(type !== null && (0,deletion/* saysDeleted */.O)(type) ? { path, pointer, type, kind: 'deletion' } : { path, pointer, type });
}
function fromFolder(claim, file) {
    const base = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    if (base === '' || /^[a-z][a-z0-9+.-]*:|^[/~\\]/i.test(claim.path))
        return claim;
    if (/^\.{1,2}\//.test(claim.path))
        return { ...claim, base };
    const alternative = (0,model_path/* normalisePath */.qb)(`${base}/${claim.path}`);
    return alternative === null ? claim : { ...claim, alternative };
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

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/engine/evaluate/statement.ts








function statementOf(value, standard, file) {
    const claims = new Map(claimsOf(value, standard, file).flatMap((claim) => {
        const path = stated(claim);
        return path === null ? [] : [[claimKey(path, (0,model_claim/* kindOf */.I)(claim)), path]];
    }));
    const outcome = outcomeOf(standard.normalize?.(value) ?? value, standard);
    return { content: contentDigest(value), key: outcomeKey(value), outcome, claims };
}
function outcomeOf(value, standard) {
    const session = sessionIn(value);
    if (standard === undefined)
        return { session, succeeds: false };
    return { session, succeeds: (0,model_return/* weighsAsSuccess */.PY)({ value, standard }) };
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
    const kind = (0,model_claim/* kindOf */.I)(claim);
    if ((0,model_claim/* namesFile */.X7)(claim) || kind === 'observation')
        return (0,model_claim/* claimedFile */.YH)(claim) ?? directPath(claim.path);
    if (claim.asked?.kind === 'commits')
        return `commits: ${String(claim.asked.total)}`;
    return claim.asked?.kind === 'count' ? `${claim.asked.of}: ${String(claim.asked.total)}` : null;
}
function claimKey(path, kind) {
    const key = (0,archive/* stableFilePath */.Rh)(path.toLowerCase());
    return kind === 'deletion' ? `${key}${DELETED}` : key;
}
function isDeletion(key) {
    return key.endsWith(DELETED);
}
const DELETED = '\0deleted';
function contentDigest(value) {
    return (0,model_text/* sha256 */.sc)(canonical(value), 32);
}
function outcomeKey(value) {
    const status = (0,model_return/* statusOf */.c2)({ value });
    return JSON.stringify([status === undefined ? null : plain(status), writtenSession(value)]);
}
function writtenSession(value) {
    const session = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)({ value }), 'session_id') ?? (0,json/* stringField */.OM)(value, 'session_id');
    return session === undefined ? null : plain(session);
}
function sessionIn(value) {
    const session = writtenSession(value);
    return session === '' ? null : session;
}
function saysTheSame(now, before, exists) {
    if (now.key !== before.key)
        return false;
    const added = [...now.claims.keys()].filter((key) => !before.claims.has(key));
    if (added.length === 0)
        return true;
    const gone = [...before.claims].filter(([key, path]) => !now.claims.has(key) && !exists(path));
    const names = new Set(gone.map(([key]) => nameIn(key)));
    return added.every((key) => names.has(nameIn(key)));
}
function directPath(path) {
    const slashed = path.trim().replaceAll('\\', '/');
    return (0,model_path/* normalisePath */.qb)(slashed) ?? slashed;
}
function nameIn(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function canonical(value) {
    if (typeof value === 'string')
        return JSON.stringify(plain(value));
    if ((0,json/* isArray */.cy)(value))
        return `[${value.map(canonical).join()}]`;
    if (!(0,json/* isObject */.Gv)(value))
        return JSON.stringify(value ?? null);
    const members = Object.keys(value).map((key) => `${JSON.stringify(plain(key))}:${canonical((0,json/* field */.ZZ)(value, key))}`);
    return `{${members.sort().join()}}`;
}
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;
function plain(text) {
    return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC');
}
function recordOf(found, { of, standard, recordClaims, reduced, archived, calledAgent, deleted }) {
    const { file, index, status, success, restated } = of;
    const { value, startLine } = found;
    return {
        file,
        index,
        line: startLine,
        standard: standard.id,
        status,
        success,
        ...(status === null || (0,model_return/* stateOfStatus */.tG)(status, standard) !== null ? {} : { foreignStatus: true }),
        agent: calledAgent ?? (0,model_return/* agentOf */.jk)(found),
        session: (0,model_return/* sessionOf */.MC)({ value, standard }),
        delegation: (0,model_return/* delegationOf */.SF)(found),
        startedAt: (0,json/* stringField */.OM)(value, 'started_at') ?? null,
        claims: recordClaims,
        restated,
        ...criticalRisksOf(value),
        ...hashesOf(found, standard),
        ...selfCheckOf(found),
        ...boxesOf(found),
        ...namedOf(found, deleted),
        ...(standard.groupOf === undefined ? {} : { group: standard.groupOf(file) }),
        reduced,
        ...(archived === undefined ? {} : { archived }),
    };
}
function selfCheckOf({ value, locate }) {
    const result = (0,json/* stringField */.OM)(value, 'selfCheck');
    if (result !== 'passed' && result !== 'both')
        return {};
    return { selfCheck: locate('/selfCheck'), ...(result === 'both' ? { selfCheckFailed: true } : {}) };
}
function boxesOf({ composed, value, locate }) {
    const boxes = composed === null ? undefined : (0,json/* field */.ZZ)(value, 'boxes');
    const ticked = (0,json/* numberField */.sJ)(boxes, 'ticked');
    const open = (0,json/* numberField */.sJ)(boxes, 'open');
    return ticked === undefined || open === undefined ? {} : { boxes: { ticked, open, range: locate('/boxes/open') } };
}
function namedOf({ named = [] }, deleted) {
    const found = named.filter((path) => deleted?.has(path) === true);
    return found.length === 0 ? {} : { named: found };
}
function hashesOf({ value, locate }, { hashFields }) {
    if (hashFields === undefined)
        return {};
    const hashes = hashFields.flatMap((name) => {
        const hash = (0,json/* stringField */.OM)(value, name);
        if (hash === undefined || hash.length > LONGEST_HASH)
            return [];
        return [{ field: name, value: hash, range: locate((0,pointer/* join */.fj)('', name)) }];
    });
    return { hashes };
}
const LONGEST_HASH = 200;
const MOST_RISKS = 20;
const LONGEST_RISK = 500;
function criticalRisksOf(value) {
    const risks = (0,model_return/* objectsOf */.iZ)({ value }, 'risks').filter((risk) => (0,json/* stringField */.OM)(risk.value, 'severity') === 'CRITICAL');
    if (risks.length === 0)
        return {};
    const texts = risks
        .slice(0, MOST_RISKS)
        .map((risk) => ((0,json/* stringField */.OM)(risk.value, 'text') ?? '').slice(0, LONGEST_RISK));
    return { criticalRisks: texts };
}
function findOriginals(file, { returns }, { copies }) {
    if (copies?.among(file) !== true)
        return [];
    return returns.flatMap(({ value }) => (copies.keys.has(outcomeKey(value)) ? [contentDigest(value)] : []));
}

// EXTERNAL MODULE: ./src/engine/evaluate/read-batch.ts
var read_batch = __webpack_require__(41471);
// EXTERNAL MODULE: ./src/engine/evaluate/run-standards.ts
var run_standards = __webpack_require__(85534);
;// CONCATENATED MODULE: ./src/engine/change/file-statements.ts





async function readStatements(files, source, evaluation) {
    const found = new Map();
    let returns = 0;
    const wanted = files.map(({ file }) => file);
    let done = 0;
    for await (const contents of source.read(wanted, evaluation.maxFileSize)) {
        const batch = files.slice(done, done + contents.length);
        const readings = await (0,read_batch/* readBatch */.x3)(batch, contents, evaluation);
        batch.forEach((file, n) => {
            const statements = statementsIn(file, (0,collections/* elementAt */.s2)(contents, n), (0,collections/* elementAt */.s2)(readings, n), evaluation);
            found.set(file.file.path, statements);
            returns += statements.returns.length;
        });
        evaluation.checkReturnLimit(returns);
        done += contents.length;
    }
    return found;
}
function statementsIn({ file, gathered }, content, reading, evaluation) {
    const isReduced = gathered.reduced || gathered.intention === true;
    const isTemporary = gathered.isTemporary === true;
    if (content.kind !== 'bytes' || reading === null) {
        const isLacking = content.kind === 'lacking';
        return { path: file.path, returns: [], bytes: file.id, lines: [], isReduced, isTemporary, holds: true, isLacking };
    }
    const { returns, problems } = reading;
    return {
        path: file.path,
        returns: returns.map((found) => statementOf(found.value, (0,run_standards/* chosenStandard */.O9)(gathered, found, evaluation.standards, file.path), file.path)),
        bytes: (0,model_text/* sha256 */.sc)(content.bytes, 32),
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
        .map((line) => (0,model_text/* sha256 */.sc)(line.trim(), 32));
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
    const contents = new Set();
    const add = (statements) => {
        for (const { returns } of statements.values())
            for (const { content } of returns)
                contents.add(content);
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
        return statement === undefined || !contents.has(statement.content);
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
    return {
        candidates,
        deleted,
        earlierFiles: [...then].flatMap(([path, { holds }]) => (holds ? [path] : [])),
        filesWithoutReturns: [...then]
            .filter(([path, { holds }]) => holds && now.get(path)?.holds !== true)
            .map(([path]) => path),
        base: before.commit,
        hadFile: (path) => before.files.has(path),
        originOf,
        baseClaims: (file, index, path, kind) => {
            const statement = now.get(file)?.returns[index];
            if (statement === undefined)
                return !now.has(file);
            const earlier = originOf(file, index)?.statement;
            return earlier?.claims.has(claimKey(path, kind)) === true && isContinued(earlier.outcome, statement.outcome);
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
                const isOfOutcome = ofTruth || (0,model_finding/* placesOf */.ek)({ pointer, property }).some((place) => OUTCOME_FIELDS.has(place));
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
    return [...deleted].sort((a, b) => (0,model_text/* compareText */.n6)(a.path, b.path));
}
function isOfSameWork(from, to) {
    const sessions = new Set(from.returns.map(({ outcome }) => outcome.session));
    const claims = new Set(from.returns.flatMap((statement) => [...statement.claims.keys()]));
    const isNamedAlike = compare_with_base_nameIn(from.path) === compare_with_base_nameIn(to.path);
    const names = (list) => list.some(({ outcome }) => outcome.session !== null);
    if (names(from.returns) && names(to.returns)) {
        return to.returns.some(({ outcome: { session } }) => session !== null && sessions.has(session));
    }
    return isNamedAlike || to.returns.some((statement) => [...statement.claims.keys()].some((key) => claims.has(key)));
}
function compare_with_base_nameIn(path) {
    return path.slice(path.lastIndexOf('/') + 1);
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
        const key = (0,model_finding/* returnKey */.wY)({ file, index });
        const answer = answers.get(key) ?? ask(file, statements, index);
        answers.set(key, answer);
        return answer;
    };
}

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
    const claims = temporary.flatMap((of) => of.returns.flatMap((statement) => [...statement.claims].map(([key, path]) => ({ of, path, isDeletion: isDeletion(key) }))));
    const find = (path) => {
        if (before.differs(path))
            return before.files.get(path);
        const entry = tree.find(path);
        return entry?.kind === 'file' ? { path, id: entry.id, link: false } : undefined;
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
        let done = 0;
        for await (const contents of source.read(list, 0)) {
            contents.forEach((content, n) => {
                const file = list[done + n];
                if (content.kind === 'bytes' && file !== undefined)
                    empty.add(file.path);
            });
            done += contents.length;
        }
    }
    return empty;
}

// EXTERNAL MODULE: ./src/engine/evaluate/rules.ts
var evaluate_rules = __webpack_require__(85055);
// EXTERNAL MODULE: ./src/claims/kind.ts
var kind = __webpack_require__(36739);
// EXTERNAL MODULE: ./src/claims/verify.ts + 2 modules
var verify = __webpack_require__(37633);
// EXTERNAL MODULE: ./src/model/context.ts
var model_context = __webpack_require__(75274);
// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(23056);
;// CONCATENATED MODULE: ./src/engine/evaluate/evaluation.ts

function demandedSince(problem, { since = {} }) {
    if (problem.property === undefined)
        return null;
    let first = null;
    for (const place of (0,model_finding/* placesOf */.ek)(problem)) {
        const day = since[place];
        if (day === undefined)
            return null;
        if (first === null || day < first)
            first = day;
    }
    return first;
}

// EXTERNAL MODULE: ./src/engine/evaluate/finding.ts
var finding = __webpack_require__(48229);
// EXTERNAL MODULE: ./src/read/read.ts + 2 modules
var read = __webpack_require__(39191);
// EXTERNAL MODULE: ./src/engine/evaluate/files-beside.ts
var files_beside = __webpack_require__(88742);
;// CONCATENATED MODULE: ./src/engine/evaluate/evaluate-claim.ts




function withWeight(claim, verdict, { severityOfVerdict: weigh }, { file, isMild }) {
    const full = verdict.by === 'replaced' ? 'notice' : weigh?.(claim, verdict, file);
    const weight = isMild === true && full !== 'pass' ? (0,model_finding/* milder */.IH)(full ?? 'warning', 'warning') : full;
    return weight === undefined ? { claim, verdict } : { claim, verdict, weight };
}
const NONE = [];
function evaluateClaim(verified, of, rules, context, overrides) {
    if (verified.weight === 'pass')
        return NONE;
    const active = (0,evaluate_rules/* claimRules */.GJ)(rules.claim, verified, of.file, overrides);
    if (active.length === 0)
        return NONE;
    const weight = verified.weight === undefined || of.success ? verified.weight : 'notice';
    const untrue = (0,model_claim/* isUntrue */.cO)(verified, of);
    return active.flatMap((one) => one.rule
        .check(verified, of, context)
        .map((problem) => ({ active: one, problem: lowered(problem, weight), untrue })));
}
function lowered(problem, weight) {
    if (weight === undefined)
        return problem;
    const severity = problem.severity ?? weight;
    return { ...problem, severity: (0,model_finding/* rank */.Tm)(severity) > (0,model_finding/* rank */.Tm)(weight) ? severity : weight };
}
function isAbsent(claim, { name, foundAt }, { leniencies }) {
    const kind = (0,model_claim/* kindOf */.I)(claim);
    if (kind === 'deletion')
        return name === 'missing' || name === 'directory';
    if (kind !== 'file')
        return false;
    if (name === 'directory')
        return foundAt === null && !(0,model_path/* namesFolder */.z0)(claim.path) && leniencies?.has('folder') !== true;
    return name === 'missing' || name === 'case-mismatch';
}
function citesCommit(claim) {
    return (0,model_claim/* kindOf */.I)(claim) === 'commit';
}
function countsCommits({ asked }) {
    return asked?.kind === 'commits';
}

;// CONCATENATED MODULE: ./src/engine/evaluate/evaluate-batch.ts



















async function evaluateBatch(files, contents, options) {
    const unread = await (0,read_batch/* findUnread */.Tf)(files, contents, options);
    const evaluation = new BatchEvaluation(options, unread);
    const readings = await (0,read_batch/* readBatch */.x3)(files, contents, options);
    await (0,run_standards/* loadComparedVersions */.ZG)(files, readings, options.standards);
    options.tree.expectContents?.(claimedContents(files, readings, options));
    const beside = await (0,files_beside/* readBeside */.ri)(files, readings, options);
    const waiting = files.flatMap((file, n) => evaluation.file(file, (0,collections/* elementAt */.s2)(contents, n), (0,collections/* elementAt */.s2)(readings, n), beside));
    const claims = waiting.flatMap(({ claims, of, returnId }) => claims.map((claim) => ({ claim, returnFile: of.file, returnId })));
    const atOnce = claims.filter(({ claim }) => !(0,verify/* isPostponed */.RC)(claim));
    const proved = await (0,verify/* verify */.MX)(atOnce, options.tree, options.context.changes?.changed);
    const known = new Map(atOnce.map((item, n) => [item, proved[n]]));
    const verdicts = claims.map((item) => known.get(item) ?? verify/* NOT_YET */.$_);
    let next = 0;
    for (const item of waiting) {
        evaluation.finish(item, verdicts.slice(next, next + item.claims.length));
        next += item.claims.length;
    }
    return evaluation;
}
function* claimedContents(files, readings, { tree, standards, before }) {
    for (const [n, { file, gathered }] of files.entries()) {
        for (const found of readings[n]?.returns ?? []) {
            const standard = (0,run_standards/* chosenStandard */.O9)(gathered, found, standards, file.path);
            for (const claim of claimsOf(found.value, standard, file.path).slice(0, model_claim/* MOST_CLAIMS */.W$)) {
                const path = (0,model_claim/* claimedFile */.YH)(claim) ?? '';
                const entry = tree.find(path);
                if (entry?.kind === 'file')
                    yield entry.id;
                const earlier = standard.relatedFiles === undefined ? undefined : before?.files.get(path);
                if (earlier !== undefined)
                    yield earlier.id;
            }
        }
    }
}
class BatchEvaluation {
    holding = 0;
    records = [];
    absent = [];
    postponed = [];
    citing = [];
    #findings;
    dated = [];
    originals = [];
    without = [];
    besideChanged = [];
    #options;
    #unread;
    constructor(options, unread) {
        this.#options = options;
        this.#unread = unread;
        this.#findings = new finding/* FindingList */.kQ(options.mostFindings);
    }
    get pending() {
        return this.#findings.pending();
    }
    file({ file, gathered }, content, reading, beside) {
        if (reading === null) {
            if (this.#unread.has(file.path) || !(0,read_batch/* isSkipped */.JR)(gathered, file, content)) {
                this.holding++;
                this.#document(file.path, gathered, [(0,read_batch/* whyUnread */.Ms)(file, content, this.#options.maxFileSize)], null);
            }
            return [];
        }
        if ((0,read/* isHolding */.y)(reading))
            this.holding++;
        else if (gathered.without !== undefined)
            this.without.push(gathered.without);
        if (reading.problems.length > 0)
            this.#problems(file.path, gathered, reading);
        for (const content of findOriginals(file.path, reading, this.#options))
            this.originals.push(content);
        if (this.#isBesideChanged(reading, beside))
            this.besideChanged.push({ file, gathered });
        return reading.returns.flatMap((found) => this.#return(file, gathered, reading, found, beside));
    }
    finish({ of, source, standard, archived, claims, found, written, reading }, verdicts) {
        const recordClaims = [];
        const { file, index } = of;
        const { form, reduced, intention = false } = source.gathered;
        const { context, overrides } = this.#options;
        const rules = this.#rulesOf(standard);
        const work = rules.claimAfterCommits.size > 0 && claims.some((claim) => citesCommit(claim) || countsCommits(claim))
            ? (standard.citedWork ?? standard.workSince)
            : undefined;
        let made;
        let count = null;
        let by;
        claims.forEach((claim, n) => {
            const verdict = (0,collections/* elementAt */.s2)(verdicts, n);
            const item = withWeight(claim, verdict, standard, of);
            const { pointer } = claim;
            const locationOfClaim = () => {
                const range = found.locate(pointer);
                return { file, index, pointer, range, verbatim: found.verbatim, excerpt: (0,finding/* excerptAt */.LA)(reading, range) };
            };
            recordClaims.push(item);
            if (work?.isMade(claim) === true)
                (made ??= new Map()).set(recordClaims.length - 1, locationOfClaim());
            if (countsCommits(claim))
                count = { at: recordClaims.length - 1, location: locationOfClaim() };
            if ((0,verify/* isPostponed */.RC)(claim)) {
                this.postponed.push({
                    recordClaims,
                    at: recordClaims.length - 1,
                    of,
                    standard,
                    rules,
                    location: locationOfClaim(),
                });
                return;
            }
            if (isAbsent(claim, verdict, standard)) {
                by ??= {
                    source,
                    index,
                    content: form === 'json' && reading.returns.length === 1 ? null : contentDigest(written),
                    outcome: outcomeOf(found.value, standard),
                };
                this.absent.push({
                    recordClaims,
                    at: recordClaims.length - 1,
                    of,
                    by,
                    standard,
                    rules,
                    location: locationOfClaim(),
                });
                return;
            }
            const direct = directPath(claim.path);
            const identity = direct === claim.path ? {} : { value: direct };
            for (const raised of evaluateClaim(item, of, rules, context, overrides)) {
                this.#findings.add({ ...raised, problem: { ...identity, ...raised.problem } }, file, () => ({
                    ...locationOfClaim(),
                    value: found.value,
                }));
            }
        });
        if (work !== undefined && made !== undefined)
            this.citing.push({ recordClaims, of, work, rules, made, count });
        const isReduced = reduced || intention;
        this.records.push(recordOf(found, {
            of,
            standard,
            archived,
            recordClaims,
            reduced: isReduced,
            calledAgent: context.calledAgent,
            deleted: context.changes?.deleted ?? null,
        }));
    }
    #isBesideChanged({ returns }, beside) {
        const { changes } = this.#options.context;
        if (changes === null)
            return false;
        const paths = returns.flatMap((found) => [...(beside.get(found) ?? files_beside/* NOTHING_BESIDE */.p4).texts.keys()]);
        return paths.some((0,kind/* isTouchedBy */.QL)(changes));
    }
    #problems(file, gathered, reading) {
        const isOfNone = ({ kind }) => model_document/* PROBLEMS_OF_NONE */.q1.has(kind);
        this.#document(file, gathered, reading.problems.filter((problem) => !isOfNone(problem)), reading);
        this.#document(file, gathered, reading.problems.filter(isOfNone), { ...reading, returns: [] });
    }
    #document(file, gathered, problems, reading) {
        if (problems.length === 0)
            return;
        const { form } = gathered;
        const { context, overrides } = this.#options;
        const standard = this.#options.standards.standardAt(file, (0,run_standards/* familyOfDocument */.PD)(gathered, problems, reading, (found) => this.#options.standards.familyOf(found.value, file)));
        const subject = { file, form, standard, problems };
        for (const raised of (0,evaluate_rules/* evaluateDocument */.l3)(subject, this.#rulesOf(standard), context, overrides)) {
            this.#findings.add(raised, file, () => {
                const range = raised.problem.range ?? pointer/* FILE_START */.WS;
                const excerpt = (0,finding/* excerptAt */.LA)(reading, range);
                return { file, index: null, pointer: null, range, value: undefined, verbatim: false, excerpt };
            });
        }
    }
    #return(ref, gathered, reading, parsed, beside) {
        const { path: file, id } = ref;
        const returnId = gathered.form === 'json' ? id : null;
        const { context, overrides } = this.#options;
        const standard = (0,run_standards/* chosenStandard */.O9)(gathered, parsed, this.#options.standards, file);
        const { index } = parsed;
        const value = standard.normalize?.(parsed.value) ?? parsed.value;
        const found = value === parsed.value ? parsed : { ...parsed, value };
        const near = beside.get(parsed) ?? files_beside/* NOTHING_BESIDE */.p4;
        const restated = this.#options.isRestated?.(file, index) === true;
        const statusIsNew = this.#options.isStatusNew?.(file, index) === true;
        const claims = claimsOf(value, standard, file, near.texts);
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
            unread: found.unread,
            duplicateKeys: found.duplicateKeys,
            frontmatterRange: found.frontmatterRange,
            isNew: this.#isNew(file, index),
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
                this.dated.push({ file, since, pending: (0,finding/* pendingFinding */.$z)(raised, location()) });
        }
        const status = (0,model_return/* statusOf */.c2)(subject) ?? null;
        const isMild = standard.isMildIfUnknown === true && !statusIsNew && (0,model_return/* stateOfStatus */.tG)(status, standard) === null;
        const of = {
            file,
            index,
            agent: (0,model_return/* agentName */.Lp)(subject),
            status,
            success: (0,model_return/* weighsAsSuccess */.PY)(subject),
            ...(isMild ? { isMild } : {}),
            restated,
            baseClaims: this.#baseClaimsOf(file, index),
        };
        return [
            {
                of,
                returnId,
                standard,
                archived,
                claims: claims.slice(0, model_claim/* MOST_CLAIMS */.W$),
                found,
                written: parsed.value,
                reading,
                source: { file: ref, gathered },
            },
        ];
    }
    #archivedCheck(file, { single }) {
        if (single === true || !(0,archive/* isArchived */.F$)(file))
            return undefined;
        const { archived, context } = this.#options;
        return (0,model_context/* isTouched */.Dn)(file, context.changes) ? 'all' : archived;
    }
    #baseClaimsOf(file, index) {
        const { baseClaims, isRestated } = this.#options;
        if (baseClaims === null || isRestated?.(file, index) !== true)
            return undefined;
        return (path) => baseClaims(file, index, path, 'file');
    }
    #isNew(file, index) {
        const { context, isRestated } = this.#options;
        return (0,model_context/* isAdded */.N0)(file, context.changes) && isRestated?.(file, index) !== false;
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
class CombinedResult {
    holding = 0;
    records = [];
    pending = [];
    absent = [];
    postponed = [];
    citing = [];
    dated = [];
    originals = [];
    without = [];
    besideChanged = [];
    #claims = 0;
    checkLimits({ checkReturnLimit, checkClaimLimit }) {
        checkReturnLimit(this.records.length);
        checkClaimLimit(this.#claims);
    }
    add(result) {
        this.holding += result.holding;
        for (const { claims } of result.records)
            this.#claims += claims.length;
        append(this.records, result.records);
        append(this.pending, result.pending);
        append(this.absent, result.absent);
        append(this.postponed, result.postponed);
        append(this.citing, result.citing);
        append(this.dated, result.dated);
        append(this.originals, result.originals);
        append(this.without, result.without);
        append(this.besideChanged, result.besideChanged);
    }
}
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
        const key = (0,model_finding/* placeKey */.r4)({ file: from, index: index === null ? null : (origin?.index ?? null), pointer: null });
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
        for (const place of new Set(places.get((0,model_finding/* placeKey */.r4)({ file, index, pointer: null })))) {
            known.set((0,baseline_baseline/* fingerprint */.Rj)({ ...input, ...place }), finding);
        }
    }
    return new Set(findings.filter((finding) => isAsBefore(finding, known.get(finding.fingerprint))));
}
function isAsBefore(finding, then) {
    if (then === undefined || (0,model_finding/* rank */.Tm)(finding.severity) < (0,model_finding/* rank */.Tm)(then.severity))
        return false;
    const places = new Set((0,model_finding/* placesOf */.ek)(then));
    const items = new Set(then.items);
    return ((0,model_finding/* placesOf */.ek)(finding).every((place) => places.has(place)) && (finding.items ?? []).every((item) => items.has(item)));
}
function keyOf({ rule, file, index, pointer }) {
    return `${rule} ${(0,model_finding/* placeKey */.r4)({ file, index, pointer })}`;
}
function treeOfBase(tree, before, lacks) {
    const list = async (selection) => {
        const same = (await tree.findAll(selection)).filter(({ path }) => !before.differs(path));
        const others = [...before.files.values()].filter(({ path }) => selection.matches(path));
        return [...same, ...others].sort((a, b) => (0,model_text/* compareText */.n6)(a.path, b.path));
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
            for await (const contents of readEach(files, limit, sourceOf)) {
                if (contents.some(({ kind }) => kind === 'lacking'))
                    lacks();
                yield contents;
            }
        },
        close: () => undefined,
    };
}
async function* readEach(files, limit, sourceOf) {
    for (let start = 0; start < files.length;) {
        const source = sourceOf((0,collections/* elementAt */.s2)(files, start).path);
        let end = start + 1;
        while (end < files.length && sourceOf((0,collections/* elementAt */.s2)(files, end).path) === source)
            end++;
        yield* source.read(files.slice(start, end), limit);
        start = end;
    }
}

// EXTERNAL MODULE: ./src/claims/affected.ts
var claims_affected = __webpack_require__(4317);
;// CONCATENATED MODULE: ./src/engine/change/narrow.ts










async function narrow(gathered, changes, evaluation) {
    const { tree, maxFileSize } = evaluation;
    const others = gathered.filter(({ file }) => !changes.changed.has(file.path));
    const wanted = others.map(({ file }) => file);
    const affected = new Set();
    const originals = [];
    const skippedFiles = [];
    let skippedReturns = 0;
    let claims = 0;
    const countClaims = (more) => {
        evaluation.checkClaimLimit((claims += more));
    };
    let done = 0;
    for await (const contents of tree.read(wanted, maxFileSize)) {
        const batch = others.slice(done, done + contents.length);
        const narrowed = await narrowBatch(batch, contents, { evaluation, changes, countClaims });
        for (const file of narrowed.affected)
            affected.add(file);
        for (const content of narrowed.originals)
            originals.push(content);
        for (const file of narrowed.skippedFiles)
            skippedFiles.push(file);
        skippedReturns += narrowed.skippedReturns;
        evaluation.checkReturnLimit(skippedReturns);
        done += contents.length;
    }
    const isAffected = (path) => changes.changed.has(path) || affected.has(path);
    const files = gathered.filter(({ file }) => isAffected(file.path));
    return { files, skippedFiles, skippedReturns, originals };
}
async function narrowBatch(files, contents, { evaluation, changes, countClaims }) {
    const { tree, standards } = evaluation;
    const claims = [];
    const holding = new Map();
    const originals = [];
    const readings = await (0,read_batch/* readBatch */.x3)(files, contents, evaluation);
    files.forEach(({ file, gathered }, n) => {
        const reading = (0,collections/* elementAt */.s2)(readings, n);
        if (reading === null) {
            if (gathered.mark === undefined || gathered.isCertain === true)
                holding.set(file.path, 0);
            return;
        }
        const { returns } = reading;
        for (const original of findOriginals(file.path, { returns }, evaluation))
            originals.push(original);
        if ((0,read/* isHolding */.y)(reading))
            holding.set(file.path, returns.length);
        for (const found of returns) {
            const standard = (0,run_standards/* chosenStandard */.O9)(gathered, found, standards, file.path);
            const made = claimsOf(found.value, standard, file.path).slice(0, model_claim/* MOST_CLAIMS */.W$);
            countClaims(made.length);
            for (const claim of made)
                claims.push({ claim, returnFile: file.path });
        }
    });
    const lacking = files.filter((_, n) => (0,collections/* elementAt */.s2)(contents, n).kind === 'lacking').map(({ file }) => file.path);
    const affected = new Set([...(await (0,claims_affected/* filesAffectedBy */.J)(claims, tree, changes)), ...lacking]);
    const others = [...holding].filter(([file]) => !affected.has(file));
    const skippedReturns = others.reduce((sum, [, returns]) => sum + returns, 0);
    return { affected, originals, skippedFiles: others.map(([file]) => file), skippedReturns };
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
        const folder = (0,model_path/* taskFolder */.AD)(file);
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

// EXTERNAL MODULE: ./src/model/rule.ts
var model_rule = __webpack_require__(71799);
;// CONCATENATED MODULE: ./src/engine/change/preexisting.ts



async function markPreexisting(findings, question) {
    const { comparison, inUse, formInBase } = question;
    const before = await ofUntouched(findings, question);
    const form = new Set(inUse.flatMap(({ rules }) => rules.flatMap(({ rule }) => ((0,model_rule/* isOfForm */.Ay)(rule) ? [rule.id] : []))));
    const candidates = findings.filter((finding) => {
        const { file, index, range, pointer } = finding;
        if (file === null || before.has(finding) || !form.has(finding.rule))
            return false;
        return comparison?.mayBeKnown({ file, index, range, pointer, ...propertyOf(finding) }, false) === true;
    });
    const old = candidates.length === 0 || formInBase === null ? preexisting_NONE : await formInBase(candidates);
    if (before.size + old.size === 0)
        return findings;
    return findings.map((finding) => before.has(finding) || old.has(finding) ? { ...finding, preexisting: true } : finding);
}
const preexisting_NONE = new Set();
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
        return preexisting_NONE;
    const claims = new Map();
    const made = claimsByPlace(records);
    for (const { finding, rule } of untouched) {
        const mayBeBroken = rule.scope === 'claim' && rule.after === undefined && (0,model_rule/* isOfTruth */.Nk)(rule);
        const claim = mayBeBroken ? made.get((0,model_finding/* placeKey */.r4)(finding)) : undefined;
        if (claim !== undefined)
            claims.set(finding, claim);
    }
    const beside = new Set(besideChanged.map(({ file }) => file.path));
    const isMadeBeside = ({ finding, file, rule }) => {
        if (rule.scope !== 'return' || !beside.has(file))
            return false;
        return foundInBase === null ? (0,model_rule/* isOfTruth */.Nk)(rule) : !foundInBase(finding);
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
            made.set((0,model_finding/* placeKey */.r4)({ file, index, pointer: claim.pointer }), { claim, returnFile: file });
        }
    }
    return made;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./src/engine/history/version-returns.ts




function returnsOfVersion({ file, gathered }, { returns }, evaluation) {
    const digests = returns.map(({ value }) => once(() => contentDigest(value)));
    return returns.map((found, n) => {
        const { index } = found;
        const standard = (0,run_standards/* standardOf */.D1)(gathered, found, evaluation.standards, file.path);
        const value = standard?.normalize?.(found.value) ?? found.value;
        const mentions = standard?.possibleClaims;
        const named = mentions?.(value, file.path) ?? (standard === undefined ? [] : claimsOf(value, standard, file.path));
        const made = named.slice(0, model_claim/* MOST_CLAIMS */.W$);
        const pathsOf = (isKind) => new Set(made.flatMap((claim) => (isKind((0,model_claim/* kindOf */.I)(claim)) ? ((0,model_claim/* claimedFile */.YH)(claim) ?? []) : [])));
        return {
            outcome: mentions === undefined ? outcomeOf(value, standard) : { session: null, succeeds: true },
            claims: { file: pathsOf((kind) => kind !== 'deletion'), deletion: pathsOf((kind) => kind === 'deletion') },
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

;// CONCATENATED MODULE: ./src/engine/history/moment.ts





const MOST_BYTES = 256 * 1024 * 1024;
const MOST_VERSIONS = 1_000;
const MOST_AGAIN = 1_000_000;
async function momentsOf(claims, { from, originOf }, evaluation) {
    const { tree } = evaluation;
    const trails = [...groupedByReturn(claims, originOf)];
    const versions = await tree.fileVersions([...new Set(trails.map(({ at }) => at.file))], from, archive/* stableFilePath */.Rh);
    const search = new Search(evaluation);
    for (const trail of trails) {
        const newest = versions.get(trail.at.file);
        if (newest === undefined)
            continue;
        if (newest.before.length === 0 && tree.kind === 'commit') {
            for (const claim of trail.claims)
                search.found.set(claim, new Set([newest.commit]));
        }
        else
            search.start(trail, newest);
    }
    await search.run();
    const { unread } = search;
    const known = new Map([...search.found].map(([claim, commits]) => [claim, [...commits]]));
    const isNew = (claim) => !known.has(claim) && !unread.has(claim);
    const uncommitted = new Set(tree.kind === 'workspace' ? claims.filter(isNew) : []);
    const newest = from ?? tree.revision;
    if (newest !== null && tree.kind === 'commit')
        for (const claim of claims)
            if (isNew(claim))
                known.set(claim, [newest]);
    return { known, unread, uncommitted };
}
function groupedByReturn(claims, originOf) {
    const trails = new Map();
    for (const claim of claims) {
        const known = trails.get(claim.of);
        if (known !== undefined)
            known.claims.push(claim);
        else
            trails.set(claim.of, { at: originOf(claim), source: claim.of.source, claims: [claim] });
    }
    return trails.values();
}
class Search {
    found = new Map();
    unread = new Set();
    #evaluation;
    #seen = new Map();
    #statements = new Map();
    #joins = [];
    #steps = [];
    #bytes = MOST_BYTES;
    #again = MOST_AGAIN;
    constructor(evaluation) {
        this.#evaluation = evaluation;
    }
    start(trail, version) {
        this.#steps.push({ trail, version, outcome: trail.at.outcome, claimedIn: new Map() });
        this.#seen.set(trail, new Set());
        this.#statements.set(trail, new Map());
    }
    async run() {
        for (let round = 0; round < MOST_VERSIONS && this.#bytes > 0 && this.#steps.length > 0; round++) {
            await this.#read(this.#steps.splice(0));
        }
        for (const { trail } of this.#steps)
            for (const claim of trail.claims)
                this.unread.add(claim);
        const undecided = new Set(this.#joins.filter((join) => !this.#join(join)).map(({ trail }) => trail));
        for (const { claims } of undecided) {
            for (const claim of claims) {
                this.found.delete(claim);
                this.unread.add(claim);
            }
        }
    }
    async #read(steps) {
        const byVersion = new Map();
        for (const step of steps)
            byVersion.set(step.version, [...(byVersion.get(step.version) ?? []), step]);
        const groups = [...byVersion.values()];
        const files = groups.map((group) => {
            const { trail, version } = (0,collections/* elementAt */.s2)(group, 0);
            const file = { path: trail.source.file.path, id: version.id, link: false };
            return { ...trail.source, file };
        });
        let done = 0;
        const refs = files.map(({ file }) => file);
        for await (const contents of this.#evaluation.tree.readVersions(refs, this.#evaluation.maxFileSize)) {
            const batch = files.slice(done, done + contents.length);
            const readings = await (0,read_batch/* readBatch */.x3)(batch, contents, this.#evaluation);
            for (const content of contents)
                if (content.kind === 'bytes')
                    this.#bytes -= content.bytes.length;
            batch.forEach((source, n) => {
                const reading = (0,collections/* elementAt */.s2)(readings, n);
                const returns = reading === null ? [] : returnsOfVersion(source, reading, this.#evaluation);
                if ((0,collections/* elementAt */.s2)(contents, n).kind === 'lacking')
                    this.#lacks((0,collections/* elementAt */.s2)(groups, done + n));
                for (const step of (0,collections/* elementAt */.s2)(groups, done + n))
                    this.#take(step, returns);
            });
            done += contents.length;
        }
    }
    #lacks(steps) {
        for (const { trail } of steps)
            for (const claim of trail.claims)
                this.unread.add(claim);
    }
    #take(step, returns) {
        const { trail, version, claimedIn } = step;
        const earlier = returns.find((one) => one.isTheSame(trail.at));
        const statements = (0,collections/* valueOf */.RP)(this.#statements, trail);
        if (earlier === undefined) {
            statements.set(version, { outcome: null, made: [] });
            this.#goOn(step, step.outcome);
            return;
        }
        const { outcome } = earlier;
        if (!isContinued(outcome, step.outcome))
            return;
        const made = trail.claims.filter(({ kind, path }) => earlier.claims[kind].has(path));
        statements.set(version, { outcome, made });
        for (const claim of made) {
            const commits = this.found.get(claim) ?? new Set();
            const newer = claimedIn.get(claim);
            if (newer !== undefined)
                commits.delete(newer);
            this.found.set(claim, commits.add(version.commit));
            claimedIn.set(claim, version.commit);
        }
        this.#goOn(step, outcomeIn(outcome, step.outcome));
    }
    #goOn({ trail, version, claimedIn }, outcome) {
        const seen = (0,collections/* valueOf */.RP)(this.#seen, trail);
        for (const earlier of version.before) {
            if (seen.has(earlier))
                this.#joins.push({ trail, version: earlier, outcome, claimedIn });
            else
                this.#steps.push({ trail, version: earlier, outcome, claimedIn: new Map(claimedIn) });
            seen.add(earlier);
        }
    }
    #join({ trail, version, outcome, claimedIn }) {
        if (this.#again <= 0)
            return false;
        const statements = (0,collections/* valueOf */.RP)(this.#statements, trail);
        const left = new Map(claimedIn);
        this.#again -= left.size;
        const reached = new Map([[version, outcome]]);
        for (const [earlier, later] of reached) {
            if (this.#again-- <= 0)
                return false;
            const statement = statements.get(earlier);
            if (statement === undefined || (statement.outcome !== null && !isContinued(statement.outcome, later)))
                continue;
            this.#again -= statement.made.length;
            for (const claim of statement.made) {
                const newer = left.get(claim);
                if (newer === undefined)
                    continue;
                (0,collections/* valueOf */.RP)(this.found, claim).delete(newer);
                left.delete(claim);
            }
            if (left.size === 0)
                return true;
            const next = statement.outcome === null ? later : outcomeIn(statement.outcome, later);
            for (const one of earlier.before)
                reached.set(one, next);
        }
        return true;
    }
}

;// CONCATENATED MODULE: ./src/engine/history/recorded.ts

function recorded({ recordClaims, at }) {
    return (0,collections/* elementAt */.s2)(recordClaims, at);
}

;// CONCATENATED MODULE: ./src/engine/history/deletions.ts




async function lastVerdictsOfDeletions(claims, evaluation) {
    const verdicts = new Map();
    const left = [];
    for (const item of claims) {
        const { claim, path } = item;
        if (path === '')
            verdicts.set(claim, NEVER);
        else if (isDeletedByChange(path, evaluation))
            verdicts.set(claim, deleted('The compared change deleted it.'));
        else
            left.push(item);
    }
    if (left.length === 0)
        return verdicts;
    const { tree } = evaluation;
    const paths = [...new Set(left.map(({ path }) => path))];
    const absences = await tree.explainAbsent({
        paths,
        needed: new Set(paths),
        exists: (path) => tree.find(path)?.kind === 'file',
        base: null,
    });
    const pastOf = ({ path }) => absences.get(path)?.past ?? { kind: 'never' };
    const gone = left.filter((item) => isGone(pastOf(item)));
    const late = await claimedTooEarly(gone, evaluation);
    const never = left.filter((item) => pastOf(item).kind === 'never');
    const { folders, entries } = await tree.pastEndingWith([], [...new Set(never.map(({ path }) => path))]);
    for (const item of left) {
        const past = pastOf(item);
        const { verdict: before } = recorded(item.claim);
        const absent = before.name === 'directory' ? before : NEVER;
        const other = entries.has(item.path)
            ? 'a link or a submodule'
            : folders.has(item.path) && absent === NEVER
                ? 'a folder'
                : null;
        verdicts.set(item.claim, verdictOn({ past, absent, isLate: late.has(item), other: past.kind === 'never' ? other : null }));
    }
    return verdicts;
}
const NEVER = (0,kind/* verdictOf */.Vj)('missing', { detail: 'No commit had a file there.' });
function deleted(detail) {
    return (0,kind/* verdictOf */.Vj)('deleted', { detail });
}
function verdictOn({ past, absent, isLate, other }) {
    if (past.kind === 'unknown')
        return (0,kind/* verdictOf */.Vj)('undetermined', { detail: past.detail });
    if (other !== null)
        return deleted(`It was ${other}, and an earlier commit had it.`);
    if (past.kind === 'never' || (isLate && absent.name === 'directory'))
        return absent;
    if (isLate)
        return { ...NEVER, detail: 'No commit before the claim had a file there.' };
    const by = past.commit === null ? '' : ` by ${(0,model_text/* shortId */.m_)(past.commit)}`;
    return deleted(past.kind === 'moved' ? `It was moved to ${past.to}${by}.` : `It was deleted${by}.`);
}
function isGone({ kind }) {
    return kind === 'moved' || kind === 'removed';
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
        .filter(({ isNow }) => !isNow)
        .map((item) => ({ item, of: item.claim.by, path: item.path, kind: 'deletion' }));
    if (questions.length === 0)
        return new Set();
    const originOf = ({ of }) => ({ ...of, file: of.source.file.path });
    const { known } = await momentsOf(questions, { from: null, originOf }, evaluation);
    const asked = [...known].flatMap(([question, commits]) => commits.map((commit) => ({ question, commit })));
    const before = await evaluation.tree.existedBefore(asked.map(({ question: { path }, commit }) => ({ path, commit })));
    const inTime = new Set(asked.filter((_, n) => before[n] === true).map(({ question }) => question));
    const isLate = (question) => known.has(question) && !inTime.has(question);
    return new Set(questions.filter(isLate).map(({ item }) => item));
}

;// CONCATENATED MODULE: ./src/engine/history/absent-verdict.ts

function lastVerdict(before, { isInWorkspace, ignoredBy, past }, known) {
    const { moved, instead, isGone, isUnread, made, ignored, isBeyondProof, namesakes } = known;
    const isOpen = past.kind === 'unknown' && made !== 'by-change' && instead === null;
    if (before.name === 'directory')
        return onDirectory(before, past, { isOpen, isGone, isUnread });
    if (moved?.name === 'present' && past.kind === 'moved') {
        return { ...moved, name: 'relocated', by: 'rename', detail: whenGone(past), blank: false };
    }
    if (moved?.name === 'empty' || moved?.name === 'undetermined')
        return moved;
    const isLacking = past.kind === 'removed' && past.isLacking === true;
    if ((isOpen || isLacking) && before.name === 'case-mismatch') {
        const other = `A path in another letter case is there: ${String(before.foundAt)}.`;
        const by = isLacking ? { by: 'content' } : {};
        return { ...before, ...by, name: 'undetermined', foundAt: null, detail: joined(other, past.detail ?? null) };
    }
    if (before.name !== 'missing')
        return before;
    if (isLacking)
        return { ...before, name: 'undetermined', detail: whenGone(past), by: 'content' };
    const isProved = (past.kind === 'removed' || past.kind === 'moved') && !isGone && !isUnread;
    if (ignored !== undefined && !isProved) {
        const detail = `It is ignored (${ignored}).`;
        if (isOpen)
            return { ...before, name: 'undetermined', detail: joined(detail, past.detail) };
        return { ...before, name: 'uncommitted', detail, by: 'ignored' };
    }
    if (isInWorkspace && !(isBeyondProof && !isProved && instead !== null)) {
        const why = ignoredBy === null ? 'It is only in the workspace.' : `It is in the workspace, but ignored (${ignoredBy}).`;
        const wasThere = past.kind === 'removed' || past.kind === 'moved' ? ' An earlier commit had it.' : '';
        return { ...before, name: 'uncommitted', detail: `${why}${wasThere}` };
    }
    const { detail } = before;
    if ((past.kind === 'never' || past.kind === 'unknown') && instead !== null)
        return instead;
    if (past.kind === 'never') {
        return { ...before, detail: detail ?? joined('It is not in this commit or its history.', namesakes) };
    }
    if (past.kind === 'unknown') {
        return made === 'by-change'
            ? { ...before, detail: joined(detail, namesakes) }
            : { ...before, name: 'undetermined', detail: past.detail };
    }
    if (isUnread)
        return { ...before, name: 'undetermined', detail: whenUnread(past) };
    if (!isGone)
        return { ...before, name: 'removed', detail: whenGone(past) };
    if (instead !== null)
        return instead;
    const when = past.commit === null ? '' : ' The claim was made after that.';
    return { ...before, detail: detail ?? `${past.kind === 'moved' ? whereMoved(past) : whenGone(past)}${when}` };
}
function onDirectory(before, past, { isOpen, isGone, isUnread }) {
    const open = (why) => ({ ...before, name: 'undetermined', detail: `A directory is there. ${why}` });
    if (past.kind === 'unknown' && isOpen)
        return open(past.detail);
    if (past.kind === 'unknown' || past.kind === 'never')
        return before;
    if (isUnread)
        return open(whenUnread(past));
    return isGone ? before : { ...before, by: 'replaced', detail: `A file was there. ${whenGone(past)}` };
}
function whenUnread(past) {
    return `${whenGone(past)} Whether it was claimed before that is not known: not all versions of its return could be read.`;
}
function whenGone(past) {
    if (past.kind === 'moved')
        return `It was moved ${byWhat(past.commit)}.`;
    const removed = `It was removed ${byWhat(past.commit)}.`;
    return past.detail === undefined ? removed : `${removed} ${past.detail}`;
}
function whereMoved({ to, commit }) {
    return `It was moved to ${to} ${byWhat(commit)}.`;
}
function byWhat(commit) {
    return commit === null ? 'by this change' : `in ${(0,model_text/* shortId */.m_)(commit)}`;
}
function joined(...parts) {
    const said = parts.filter((part) => part !== null && part !== '');
    return said.length === 0 ? null : said.join(' ');
}

// EXTERNAL MODULE: ./src/model/tree.ts
var model_tree = __webpack_require__(69897);
;// CONCATENATED MODULE: ./src/engine/history/verify-files.ts


async function verifyFiles(paths, tree) {
    const claims = [...paths].map((path) => ({ claim: { path, pointer: '', type: null }, returnFile: '' }));
    const verdicts = await (0,verify/* verify */.MX)(claims, tree);
    return new Map(claims.map(({ claim: { path } }, n) => [path, (0,collections/* elementAt */.s2)(verdicts, n)]));
}

;// CONCATENATED MODULE: ./src/engine/history/lenient.ts









const GROUNDS = {
    none: { proofs: ['written', 'deleted'], history: true },
    'never-existed': { proofs: [], history: false },
    existed: { proofs: ['written'], history: false },
};
function hasLeniency({ standard }, leniency) {
    return standard.leniencies?.has(leniency) === true;
}
const lenient_NONE = { isProvedByCommits: false, verdict: null };
async function explainLeniently(questions, { tree, ignored, named, changes }) {
    if (questions.length === 0)
        return () => lenient_NONE;
    const citing = questions
        .filter(({ claim }) => hasLeniency(claim, 'cited-commits'))
        .map(({ claim }) => claim.recordClaims);
    const cited = new Map([...new Set(citing)].map((recordClaims) => [recordClaims, citedBy(recordClaims)]));
    const gone = questions.filter(({ wasThere }) => wasThere);
    const commits = new Set(gone.flatMap(({ claim }) => cited.get(claim.recordClaims)?.present ?? []));
    const changed = await tree.changedIn([...commits], new Set(gone.map(({ path }) => path)));
    const never = questions.filter(({ wasThere }) => !wasThere);
    const tails = new Map(never.flatMap(({ claim }) => tailOf(claim)));
    const wanted = [...new Set(tails.values())];
    const touched = touchedEndingWith(wanted, changes, tree);
    const tracked = await tree.trackedEndingWith(wanted);
    const endingIn = (question, tail) => (mustBeTouched(question) ? touched : tracked).get(tail) ?? [];
    const untracked = wanted.filter((tail) => !tracked.has(tail));
    const mayBeFolders = never.flatMap(({ claim, path }) => (hasLeniency(claim, 'folder') ? [path] : []));
    const { endings, folders } = await tree.pastEndingWith(untracked, [...new Set(mayBeFolders)]);
    const ended = new Map();
    for (const question of never) {
        const tail = tails.get(question.claim);
        if (tail !== undefined)
            ended.set(question.claim, endingIn(question, tail));
    }
    const near = (0,collections/* groupBy */.$z)([...named.values()].flat(), nameInFolder);
    const sameName = new Map(never.map((question) => [question.claim, namedAlike(question, { named, near }, changes)]));
    const alone = [...ended.values()].filter(({ length }) => length === 1);
    const found = await verifyFiles(new Set([...alone, ...sameName.values()].flat()), tree);
    const explanations = new Map();
    for (const { claim, path, wasThere, effect } of questions) {
        const { present = [], missing = 0 } = cited.get(claim.recordClaims) ?? {};
        const { proofs, history } = GROUNDS[effect];
        const did = present.map((id) => changed.get(id)?.get(path));
        const isProvedByCommits = wasThere && proofs.some((proof) => did.includes(proof));
        const tail = tails.get(claim);
        const verdict = (history && !wasThere && hasLeniency(claim, 'folder') && folders.has(path)
            ? (0,kind/* verdictOf */.Vj)('removed', { detail: 'It was a folder, and an earlier commit had it.', by: 'folder' })
            : null) ??
            (tail === undefined ? null : byTail((0,collections/* valueOf */.RP)(ended, claim), history ? (endings.get(tail) ?? []) : [], found)) ??
            (hasLeniency(claim, 'ignored') && ignored.has(path)
                ? beyondProof(`The .gitignore of the commit keeps it out (${(0,collections/* valueOf */.RP)(ignored, path)}).`)
                : null) ??
            (!wasThere && hasLeniency(claim, 'empty-folder') && isFolder(claim)
                ? beyondProof('It is written as a folder, and git holds no empty ones.', 'folder')
                : null) ??
            byName(sameName.get(claim)?.[0], found) ??
            (history && present.length === 0 && missing > 0
                ? beyondProof(`The return cites ${(0,model_text/* count */.U9)(missing, 'commit')}, and none is in the history: it was rewritten since, with whatever it held.`, 'lost-commits')
                : null);
        explanations.set(claim, { isProvedByCommits, verdict });
    }
    return (claim) => explanations.get(claim) ?? lenient_NONE;
}
function citedBy(recordClaims) {
    const commits = recordClaims.filter(({ claim }) => (0,model_claim/* kindOf */.I)(claim) === 'commit');
    return {
        present: commits.flatMap(({ verdict: { commit } }) => commit ?? []),
        missing: commits.filter(({ verdict }) => verdict.name === 'missing').length,
    };
}
function tailOf(absent) {
    const { alternative, path } = recorded(absent).claim;
    const tail = (0,model_path/* normalisePath */.qb)(alternative ?? path);
    return tail === null || tail === '' || !hasLeniency(absent, 'path-ending') ? [] : [[absent, tail]];
}
function byTail(tracked, past, found) {
    const [first, ...others] = tracked;
    if (others.length > 0) {
        return (0,kind/* verdictOf */.Vj)('relocated', { detail: `Several paths end so: ${(0,model_text/* listOf */.c3)(tracked, 'and')}.`, by: 'ending' });
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
function isFolder(claim) {
    return (0,model_path/* namesFolder */.z0)(recorded(claim).claim.path);
}
function namedAlike(question, { named, near }, changes) {
    const { claim, path } = question;
    if (!hasLeniency(claim, 'name') || (0,model_claim/* isDeletion */.zo)(recorded(claim).claim) || isFolder(claim))
        return [];
    const name = external_node_path_.posix.basename(path);
    const all = named.get(name) ?? [];
    const isCommon = claim.standard.commonNames?.has(name.replace(/\..*/s, '').toLowerCase()) === true;
    const alike = all.length === 1 && !isCommon ? all : (near.get(nameInFolder(path)) ?? []);
    const isAsked = (file) => !mustBeTouched(question) || changes?.changed.has(file) === true;
    return alike.length === 1 ? alike.filter(isAsked) : [];
}
function mustBeTouched({ claim, isNew }) {
    return isNew && !hasLeniency(claim, 'untouched-ending');
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
function beyondProof(detail, by) {
    return (0,kind/* verdictOf */.Vj)('unverifiable', { detail, ...(by === undefined ? {} : { by }) });
}

;// CONCATENATED MODULE: ./src/engine/history/claim-question.ts




function isOfDeletion(claim) {
    if (isKindOfDeletion(claim))
        return true;
    return hasLeniency(claim, 'deletion') && recorded(claim).claim.type === 'deleted';
}
function isKindOfDeletion(claim) {
    return (0,model_claim/* kindOf */.I)(recorded(claim).claim) === 'deletion';
}
function askedPath(absent) {
    const { claim } = recorded(absent);
    const isOfFile = !isKindOfDeletion(absent) && !hasLeniency(absent, 'folder');
    if ((0,model_path/* isTooLong */.pn)(claim.path) || (isOfFile && (0,model_path/* namesFolder */.z0)(claim.path)))
        return '';
    return (0,model_claim/* claimedFile */.YH)(claim) ?? '';
}
function whenMade(absent, path, comparison, evaluation) {
    const { of, by } = absent;
    const { changes } = evaluation.context;
    if (changes === null)
        return 'unknown';
    if (!changes.changed.has(of.file))
        return 'before-change';
    if (comparison === null)
        return 'unknown';
    const kind = isKindOfDeletion(absent) ? 'deletion' : 'file';
    return comparison.baseClaims(of.file, by.index, path, kind) ? 'before-change' : 'by-change';
}

;// CONCATENATED MODULE: ./src/engine/history/gone-before.ts


async function goneBefore(asked, absenceOf, { comparison, proposedSince }, evaluation) {
    const gone = new Set();
    const unread = new Set();
    const moved = [];
    const questions = new Map();
    for (const item of asked) {
        const past = absenceOf(item)?.past;
        if (past === undefined || (past.kind !== 'moved' && past.kind !== 'removed'))
            continue;
        const { claim, path, made } = item;
        if (made === 'by-change') {
            if (comparison?.hadFile(path) === true)
                continue;
            if (past.kind === 'removed')
                gone.add(item);
            else if (past.commit !== null)
                moved.push({ item, movedBy: past.commit });
        }
        else if (past.commit !== null || evaluation.tree.kind === 'workspace') {
            const movedBy = past.kind === 'moved' ? past.commit : null;
            questions.set({ of: claim.by, path, kind: 'file' }, { item, movedBy });
        }
    }
    for (const item of await movedBefore(moved, comparison, evaluation))
        gone.add(item);
    if (questions.size === 0)
        return { gone, unread };
    const past = { from: comparison?.base ?? null, originOf: (claim) => placeBefore(claim, comparison) };
    const { known, unread: unreadable, uncommitted } = await momentsOf([...questions.keys()], past, evaluation);
    for (const question of uncommitted)
        gone.add((0,collections/* valueOf */.RP)(questions, question).item);
    const doubtful = [...known].flatMap(([question, moments]) => {
        const { movedBy } = (0,collections/* valueOf */.RP)(questions, question);
        if (moments.some((moment) => moment === movedBy))
            return [];
        const asked = { path: question.path, moments, movedBy };
        return [{ question, asked: proposedSince === null ? { ...asked, orParent: true } : asked }];
    });
    const existed = await evaluation.tree.existedSince(doubtful.map(({ asked: one }) => one));
    const disproved = new Set(doubtful.filter((_, n) => existed[n] !== true).map(({ question }) => question));
    for (const [question, { item }] of questions) {
        const isProved = known.has(question) && !disproved.has(question);
        if (unreadable.has(question) && !isProved)
            unread.add(item);
        else if (disproved.has(question))
            gone.add(item);
    }
    return { gone, unread };
}
async function movedBefore(moved, comparison, evaluation) {
    if (moved.length === 0 || comparison === null)
        return moved.map(({ item }) => item);
    const { tree } = evaluation;
    const { base } = comparison;
    const ofBase = await tree.leadsTo(moved.map(({ movedBy }) => ({ earlier: movedBy, later: base })));
    const outside = moved.filter((_, n) => ofBase[n] !== false);
    const questions = outside.map((one) => {
        const question = { of: one.item.claim.by, path: one.item.path, kind: 'file' };
        return { ...one, question };
    });
    const past = { from: null, originOf: ({ of }) => ({ ...of, file: of.source.file.path }) };
    const { known } = await momentsOf(questions.map(({ question }) => question), past, evaluation);
    const asked = questions.flatMap(({ item, movedBy, question }) => (known.get(question) ?? []).map((moment) => ({ item, movedBy, moment })));
    const isOfBase = await tree.leadsTo(asked.map(({ moment }) => ({ earlier: moment, later: base })));
    const own = asked.filter((_, n) => isOfBase[n] === false);
    const existed = await tree.existedSince(own.map(({ item: { path }, movedBy, moment }) => ({ path, moments: [moment], movedBy })));
    const proved = new Set(own.filter((_, n) => existed[n] === true).map(({ item }) => item));
    return outside.map(({ item }) => item).filter((item) => !proved.has(item));
}
function placeBefore({ of }, comparison) {
    const file = of.source.file.path;
    const origin = comparison?.originOf(file, of.index) ?? null;
    if (origin === null)
        return { ...of, file };
    const { content, outcome } = origin.statement;
    return { file: origin.file, index: origin.index, content: of.content === null ? null : content, outcome };
}

;// CONCATENATED MODULE: ./src/engine/history/ignored-paths.ts
async function ignoredPaths(absent, base, { tree, context: { changes } }) {
    const isTouched = changes !== null && [...changes.changed, ...changes.deleted].some((path) => /(?:^|\/)\.gitignore$/.test(path));
    if (isTouched && base === null)
        return new Map();
    const paths = new Set(absent.filter((path) => path !== ''));
    const mayBeTouched = isTouched || tree.root !== '';
    return tree.ignoredByCommit([...paths], mayBeTouched ? base : null);
}

;// CONCATENATED MODULE: ./src/engine/history/namesakes-hint.ts


function namesakeBeside(returnFile, path, tree) {
    const folder = external_node_path_.posix.dirname(returnFile);
    const places = [external_node_path_.posix.join(folder, path), external_node_path_.posix.join(folder, external_node_path_.posix.basename(path))];
    return places.find((place) => place !== returnFile && tree.find(place)?.kind === 'file') ?? null;
}
function namesakesInWords({ path, returnFile }, namesakes, tree) {
    const beside = namesakeBeside(returnFile, path, tree);
    return beside === null ? elsewhere(namesakes) : `Did you mean ${beside}?`;
}
const MOST_NAMESAKES = 3;
function elsewhere(paths) {
    if (paths.length === 0 || paths.length > MOST_NAMESAKES)
        return '';
    return `${paths.length === 1 ? 'A file of that name is' : 'Files of that name are'} at ${(0,model_text/* listOf */.c3)(paths, 'and')}.`;
}

;// CONCATENATED MODULE: ./src/engine/history/absent.ts
















async function resolveAbsentClaims(absent, comparison, evaluation) {
    if (absent.length === 0)
        return [];
    const { context, overrides, mostFindings } = evaluation;
    const verdicts = await finalVerdicts(absent, comparison, evaluation);
    const findings = new finding/* FindingList */.kQ(mostFindings);
    absent.forEach((claim) => {
        const { recordClaims, at, of, standard, rules, location } = claim;
        const item = withWeight(recorded(claim).claim, (0,collections/* valueOf */.RP)(verdicts, claim), standard, of);
        recordClaims[at] = item;
        for (const raised of evaluateClaim(item, of, rules, context, overrides)) {
            const placed = { ...raised, problem: { value: directPath(item.claim.path), ...raised.problem } };
            findings.add(placed, of.file, () => ({ ...location, value: undefined }));
        }
    });
    return findings.pending();
}
async function finalVerdicts(absent, comparison, evaluation) {
    const deletions = absent.filter(isKindOfDeletion).map((claim) => {
        const path = askedPath(claim);
        return { claim, path, isNow: whenMade(claim, path, comparison, evaluation) === 'by-change' };
    });
    const ofFiles = absent.filter((claim) => !isKindOfDeletion(claim));
    const isOfStep = (claim) => hasLeniency(claim, 'step') &&
        whenMade(claim, askedPath(claim), comparison, evaluation) === 'by-change' &&
        placeInBase(claim, comparison) === null;
    const ofSteps = new Set(ofFiles.filter(isOfStep));
    const others = ofFiles.filter((claim) => !ofSteps.has(claim));
    const saidDeleted = pathsSaidDeleted(absent, evaluation);
    const since = evaluation.context.answersFor === 'changes' ? (comparison?.base ?? null) : null;
    const verdicts = new Map(await lastVerdictsOfDeletions(deletions, evaluation));
    const unread = comparison === null ? evaluation.context.changes : null;
    for (const [claims, asked] of [
        [others, { comparison, unread, proposedSince: null }],
        [[...ofSteps], { comparison: null, unread: null, proposedSince: since }],
    ]) {
        if (claims.length === 0)
            continue;
        const { proposedSince } = asked;
        const found = await verdictsByHistory(claims, asked, evaluation);
        const isRemoved = ({ claim, verdict }) => verdict.name === 'removed' && !saidDeleted.has(askedPath(claim));
        const removed = found.filter(isRemoved).map(({ claim }) => askedPath(claim));
        const byChange = await addedAndRemoved(removed, proposedSince, evaluation);
        for (const item of found) {
            const isByChange = isRemoved(item) && byChange.has(askedPath(item.claim));
            verdicts.set(item.claim, isByChange ? ofChange(item.verdict) : item.verdict);
        }
    }
    return verdicts;
}
async function addedAndRemoved(paths, since, { tree, context: { changes } }) {
    if (changes === null || since === null)
        return new Set();
    const asked = paths.filter((path) => !changes.deleted.has(path));
    if (asked.length === 0)
        return new Set();
    const answers = await tree.existedSince(asked.map((path) => ({ path, moments: [since] })));
    return new Set(asked.filter((_, n) => answers[n] !== false));
}
function pathsSaidDeleted(absent, { context }) {
    const said = absent.filter((claim) => context.changes?.changed.has(claim.of.file) === true && isOfDeletion(claim));
    return new Set(said.map(askedPath));
}
function ofChange(verdict) {
    const detail = joined(verdict.detail, 'The compared change had added it itself.');
    return { ...verdict, detail, byChange: true };
}
async function verdictsByHistory(absent, { comparison, unread: unreadChange, proposedSince }, evaluation) {
    const { tree, context } = evaluation;
    const placeOf = await historicalPlaces(absent, comparison, tree);
    const asked = absent.map((claim) => {
        const claimed = placeOf(claim);
        const path = tree.find(claimed)?.kind === 'link' ? '' : claimed;
        return { claim, path, made: whenMade(claim, path, comparison, evaluation) };
    });
    const isDeleted = (item) => absent_isDeletedByChange(item, unreadChange);
    const known = asked.filter((item) => !isDeleted(item));
    const explained = await explain(known, comparison?.base ?? null, tree);
    const absenceOf = (item) => isDeleted(item) ? absent_DELETED : (0,collections/* valueOf */.RP)(explained, item).absence;
    const { gone, unread } = await goneBefore(asked, absenceOf, { comparison, proposedSince }, evaluation);
    const never = asked.filter((item) => isNeverHeld(item, absenceOf(item)));
    const named = tree.filesNamed(new Set(never.map(({ path }) => external_node_path_.posix.basename(path))));
    const lenient = asked.filter(({ claim: { standard } }) => standard.leniencies !== undefined);
    const past = lenient.filter((item) => isPast(absenceOf(item)));
    const effectOf = await changeEffects(past, proposedSince, evaluation);
    const rules = await ignoredPaths(asked.map(({ path }) => path), comparison?.base ?? proposedSince, evaluation);
    const ignored = typeof rules === 'string' ? new Map() : rules;
    const further = await explainLeniently(lenient.map((item) => ({
        ...item,
        wasThere: isPast(absenceOf(item)),
        effect: effectOf(item),
        isNew: proposedSince !== null && (0,model_context/* isAdded */.N0)(item.claim.of.file, context.changes),
    })), { tree, ignored, named, changes: context.changes });
    const verdictOn = (item) => {
        const { claim, path } = item;
        const { verdict: before } = recorded(claim);
        if (path === '')
            return before;
        const absence = absenceOf(item);
        const { isProvedByCommits, verdict: instead } = further(claim);
        const namesakes = namesakesInWords({ path, returnFile: claim.of.file }, named.get(external_node_path_.posix.basename(path)) ?? [], tree);
        if (absence === undefined) {
            return before.name === 'missing' ? (instead ?? { ...before, detail: joined(before.detail, namesakes) }) : before;
        }
        const isProved = isProvedByCommits || isOfDeletion(claim);
        const isGone = gone.has(item) && !isProved;
        const last = lastVerdict(before, absence, {
            moved: !hasLeniency(claim, 'step') && (isGone || unread.has(item)) ? undefined : explained.get(item)?.moved,
            instead,
            isGone,
            isUnread: unread.has(item) && !isProved,
            made: item.made,
            ignored: hasLeniency(claim, 'ignored') ? undefined : ignored.get(path),
            isBeyondProof: hasLeniency(claim, 'ignored-on-disk') && ignored.has(path),
            namesakes,
        });
        if (last.name !== 'removed' || !isTakenAway(item, comparison, unreadChange))
            return last;
        const open = absence.past.kind === 'removed' ? (absence.past.detail ?? null) : null;
        return { ...last, detail: joined('This change deletes it.', open), byChange: true };
    };
    const unlessIgnored = (verdict) => typeof rules === 'string' && verdict.name === 'missing' ? (0,kind/* undeterminedByRules */.tD)('.gitignore', rules) : verdict;
    return asked.map((item) => ({ claim: item.claim, verdict: unlessIgnored(verdictOn(item)) }));
}
async function explain(asked, base, tree) {
    const pathsBefore = (items) => new Set(items.filter(({ made }) => made !== 'by-change').map(({ path }) => path));
    const claimedBefore = pathsBefore(asked);
    const isTwice = ({ made, path }) => made === 'by-change' && claimedBefore.has(path);
    const explained = new Map();
    for (const items of [asked.filter((item) => !isTwice(item)), asked.filter(isTwice)]) {
        if (items.length === 0)
            continue;
        const absences = await tree.explainAbsent({
            paths: [...new Set(items.map(({ path }) => path))],
            needed: pathsBefore(items),
            exists: (path) => tree.find(path)?.kind === 'file',
            base,
        });
        const moved = await verdictsOfMoved(absences, tree);
        for (const item of items) {
            const [absence, verdict] = [absences.get(item.path), moved.get(item.path)];
            explained.set(item, { absence: believed(absence, verdict !== undefined), moved: verdict });
        }
    }
    return explained;
}
async function historicalPlaces(absent, comparison, tree) {
    const inBase = (claim) => placeInBase(claim, comparison) ?? askedPath(claim);
    const others = absent.flatMap((claim) => {
        const { alternative } = recorded(claim).claim;
        const isOpen = alternative !== undefined && placeInBase(claim, comparison) === null;
        return isOpen ? [{ claim, alternative, path: askedPath(claim) }] : [];
    });
    if (others.length === 0)
        return inBase;
    const absences = await tree.explainAbsent({
        paths: [...new Set(others.map(({ path }) => path))],
        needed: new Set(),
        exists: () => false,
        base: null,
    });
    const places = new Map(others.flatMap(({ claim, alternative, path }) => absences.get(path)?.past.kind === 'never' ? [[claim, alternative]] : []));
    return (claim) => places.get(claim) ?? inBase(claim);
}
function placeInBase(claim, comparison) {
    const { alternative = '' } = recorded(claim).claim;
    return [askedPath(claim), alternative].find((path) => comparison?.hadFile(path) === true) ?? null;
}
function absent_isDeletedByChange({ path, made }, changes) {
    if (changes?.deleted.has(path) !== true)
        return false;
    return made === 'before-change' || (made === 'unknown' && changes.movedAway?.has(path) !== true);
}
function isTakenAway({ claim, path, made }, comparison, unread) {
    if (comparison !== null)
        return made === 'by-change' && comparison.hadFile(path);
    return unread?.deleted.has(path) === true && made === 'unknown' && (0,model_context/* isAdded */.N0)(claim.of.file, unread);
}
async function changeEffects(past, proposedSince, { tree }) {
    if (proposedSince === null)
        return () => 'none';
    const answers = await tree.existedSince(past.map(({ path }) => ({ path, moments: [proposedSince] })));
    const existed = new Set(past.filter((_, n) => answers[n] === true));
    return (item) => {
        return existed.has(item) ? 'existed' : 'never-existed';
    };
}
function isNeverHeld({ made }, absence) {
    const kind = absence?.past.kind;
    return kind === 'never' || (kind === 'unknown' && made === 'by-change');
}
function isPast(absence) {
    return absence?.past.kind === 'removed' || absence?.past.kind === 'moved';
}
const absent_DELETED = { isInWorkspace: false, ignoredBy: null, past: { kind: 'removed', commit: null } };
async function verdictsOfMoved(absences, tree) {
    const moves = [...absences].flatMap(([path, { past }]) => (past.kind === 'moved' ? [{ path, to: past.to }] : []));
    const verdicts = await verifyFiles(new Set(moves.map(({ to }) => to)), tree);
    return new Map(moves.flatMap(({ path, to }) => {
        const verdict = (0,collections/* valueOf */.RP)(verdicts, to);
        return isBelievable(path, to, verdict.size) ? [[path, { ...verdict, foundAt: to }]] : [];
    }));
}
function believed(absence, isBelieved) {
    if (absence?.past.kind !== 'moved' || isBelieved)
        return absence;
    return { ...absence, past: { kind: 'removed', commit: absence.past.commit } };
}
const DISTINCTIVE = 256;
function isBelievable(from, to, size) {
    const same = external_node_path_.posix.basename(from) === external_node_path_.posix.basename(to) || external_node_path_.posix.dirname(from) === external_node_path_.posix.dirname(to);
    return same || size === null || size >= DISTINCTIVE;
}

;// CONCATENATED MODULE: ./src/engine/history/authors.ts


const MOST_FILES = 100;
async function withAuthors(records, tree) {
    const accused = (0,model_context/* accusedIn */.G8)(records);
    const isNameless = (record) => record.claims.some((claim) => (0,model_claim/* isUntrue */.cO)(claim, record)) && accused(record) === null;
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

// EXTERNAL MODULE: ./src/claims/commits.ts
var commits = __webpack_require__(10715);
;// CONCATENATED MODULE: ./src/engine/history/cited-commits.ts








async function resolveCitedCommits(citing, evaluation) {
    const findings = new finding/* FindingList */.kQ(evaluation.mostFindings);
    const windows = await windowsOf(citing, evaluation);
    const answers = [
        ...(await touchedByCommits(citing, windows, evaluation)),
        ...(await touchedSince(citing, evaluation)),
        ...(await committedAllTheSame(citing, windows, evaluation)),
    ];
    for (const { item, at, location, ...known } of answers) {
        const claim = { ...recorded({ ...item, at }), ...known };
        item.recordClaims[at] = claim;
        for (const active of (0,evaluate_rules/* claimRules */.GJ)(item.rules.claimAfterCommits, claim, item.of.file, evaluation.overrides)) {
            for (const problem of active.rule.check(claim, item.of, evaluation.context)) {
                const raised = { active, problem: { value: claim.claim.path, ...problem } };
                findings.add(raised, item.of.file, () => ({ ...location, value: undefined }));
            }
        }
    }
    return findings.pending();
}
async function windowsOf(citing, { tree }) {
    const found = await (0,commits/* commitsCounted */.TN)(citing.map(questionOf), tree);
    return new Map(citing.flatMap((item, n) => {
        const window = (0,collections/* elementAt */.s2)(found, n);
        return typeof window === 'object' && window.isAncestor ? [[item, window]] : [];
    }));
}
function questionOf({ count, recordClaims }) {
    const asked = count === null ? undefined : recorded({ recordClaims, at: count.at }).claim.asked;
    return asked?.kind === 'commits' ? asked : null;
}
async function touchedByCommits(citing, windows, { tree }) {
    const asked = citing.flatMap((item) => {
        const { work } = item;
        if (!('scopesOf' in work))
            return [];
        const cited = commitsOf(item.recordClaims, windows.get(item));
        if (cited === null)
            return [];
        const files = filesOf(item);
        return files.length === 0 ? [] : [{ item, work, cited, files }];
    });
    if (asked.length === 0)
        return [];
    const behind = await tree.commitsBehind(new Map(asked.map(({ item: { of }, work }) => [of.file, work.scopesOf(of.file)])), archive/* stableFilePath */.Rh);
    const known = asked.flatMap(({ item, cited, files }) => {
        const others = behind.get(item.of.file);
        if (others === undefined)
            return [];
        return [{ item, commits: new Set([...cited.ids, ...others]), isWhole: cited.isWhole, files }];
    });
    const paths = new Set(known.flatMap(({ files }) => files.flatMap(({ paths }) => paths)));
    const changed = await tree.changedIn([...new Set(known.flatMap(({ commits }) => [...commits]))], paths);
    const changedBy = commitsByPath(changed);
    return known.flatMap(({ item, commits, isWhole, files }) => {
        if ([...commits].some((commit) => !changed.has(commit)))
            return [];
        const answers = files.map(({ at, location, paths }) => {
            return { item, at, location, touched: paths.some((path) => meet(changedBy.get(path), commits)) };
        });
        return isWhole ? answers : answers.filter(({ touched }) => touched);
    });
}
async function committedAllTheSame(citing, windows, { tree }) {
    const asked = citing.flatMap((item) => {
        const { count } = item;
        const question = questionOf(item);
        if (count === null || question?.total !== 0 || (question.between !== null && !windows.has(item)))
            return [];
        const files = [...item.made.keys()].map((at) => {
            const claim = recorded({ ...item, at });
            return { path: claim.claim.path, places: pathsOf(claim) };
        });
        return files.length === 0 ? [] : [{ item, count, files, between: windows.get(item)?.ids ?? [] }];
    });
    if (asked.length === 0)
        return [];
    const versions = await tree.fileVersions([...new Set(asked.map(({ item }) => item.of.file))], null, archive/* stableFilePath */.Rh);
    const known = asked.map((one) => ({
        ...one,
        commits: new Set([...one.between, ...introducing(versions.get(one.item.of.file))]),
    }));
    const paths = new Set(known.flatMap(({ files }) => files.flatMap(({ places }) => places)));
    const changedBy = commitsByPath(await tree.changedIn([...new Set(known.flatMap(({ commits }) => [...commits]))], paths));
    return known.flatMap(({ item, count, files, commits }) => {
        const committed = files.flatMap(({ path, places }) => places.some((place) => meet(changedBy.get(place), commits)) ? [path] : []);
        return committed.length === 0 ? [] : [{ item, ...count, committed }];
    });
}
function introducing(version) {
    const found = new Set();
    const seen = new Set();
    if (version !== undefined)
        seen.add(version);
    for (const { commit, before } of seen) {
        if (before.length === 0)
            found.add(commit);
        for (const earlier of before)
            seen.add(earlier);
    }
    return found;
}
async function touchedSince(citing, { tree }) {
    const asked = citing.flatMap((item) => {
        const { work, recordClaims } = item;
        if ('scopesOf' in work)
            return [];
        const commit = recordClaims.find(({ claim }) => work.isBaseline(claim))?.verdict.commit;
        if (commit === undefined)
            return [];
        return filesOf(item).flatMap(({ at, location, paths }) => {
            const path = (0,collections/* elementAt */.s2)(paths, 0);
            const entry = tree.find(path);
            return entry?.kind === 'file' ? [{ item, at, location, id: entry.id, moment: { path, commit } }] : [];
        });
    });
    if (asked.length === 0)
        return [];
    const before = await tree.filesAt(asked.map(({ moment }) => moment));
    const alike = asked.filter(({ id }, n) => before[n] === id);
    const isBefore = await lastChangedBefore(alike, tree);
    return asked.flatMap((one) => {
        const { item, at, location } = one;
        const untouched = isBefore.get(one);
        return untouched === null ? [] : [{ item, at, location, touched: untouched !== true }];
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
function commitsOf(recordClaims, window) {
    if (window?.ids === null)
        return null;
    const verdicts = recordClaims.flatMap(({ claim, verdict }) => ((0,model_claim/* kindOf */.I)(claim) === 'commit' ? [verdict] : []));
    const cited = verdicts.flatMap(({ commit }) => commit ?? []);
    const isWhole = cited.length === verdicts.length;
    if (window === undefined)
        return cited.length === 0 || !isWhole ? null : { ids: cited, isWhole };
    return { ids: [...window.ids, ...cited], isWhole };
}
function filesOf({ recordClaims, made, rules, of }) {
    return [...made].flatMap(([at, location]) => {
        const claim = recorded({ recordClaims, at });
        if ((0,evaluate_rules/* claimRules */.GJ)(rules.claimAfterCommits, claim, of.file, null).length === 0)
            return [];
        const paths = pathsOf(claim);
        return paths.length === 0 ? [] : [{ at, location, paths }];
    });
}
function pathsOf({ claim, verdict: { name, foundAt, by } }) {
    if ((name === 'relocated' && foundAt === null) || (name === 'removed' && by !== undefined))
        return [];
    const paths = [foundAt, (0,model_claim/* claimedFile */.YH)(claim), (0,model_path/* normalisePath */.qb)(claim.path)];
    return [...new Set(paths.filter((path) => path !== null))];
}
function commitsByPath(changed) {
    const found = new Map();
    for (const [commit, paths] of changed) {
        for (const path of paths.keys()) {
            const known = found.get(path);
            if (known === undefined)
                found.set(path, new Set([commit]));
            else
                known.add(commit);
        }
    }
    return found;
}
function meet(one = new Set(), other) {
    const [few, many] = one.size < other.size ? [one, other] : [other, one];
    for (const element of few)
        if (many.has(element))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./src/engine/history/dated-demands.ts

async function resolveDatedDemands(dated, { tree }) {
    if (dated.length === 0)
        return [];
    const introduced = await tree.introducedAt([...new Set(dated.map(({ file }) => file))], archive/* stableFilePath */.Rh);
    return dated
        .filter(({ file, since }) => (introduced.get(file) ?? -Infinity) >= Date.parse(`${since}T00:00:00Z`))
        .map(({ pending }) => pending);
}

;// CONCATENATED MODULE: ./src/engine/history/postponed-claims.ts





async function resolvePostponedClaims(postponed, { tree, context, overrides, mostFindings }) {
    const verdicts = await (0,verify/* verify */.MX)(postponed.map((one) => ({ claim: recorded(one).claim, returnFile: one.of.file })), tree);
    const findings = new finding/* FindingList */.kQ(mostFindings);
    postponed.forEach((one, n) => {
        const { recordClaims, at, of, standard, rules, location } = one;
        const { claim } = recorded(one);
        const item = withWeight(claim, (0,collections/* elementAt */.s2)(verdicts, n), standard, of);
        recordClaims[at] = item;
        for (const raised of evaluateClaim(item, of, rules, context, overrides)) {
            findings.add({ ...raised, problem: { value: claim.path, ...raised.problem } }, of.file, () => ({
                ...location,
                value: undefined,
            }));
        }
    });
    return findings.pending();
}

// EXTERNAL MODULE: ./src/families/rule-ids.ts
var rule_ids = __webpack_require__(32083);
;// CONCATENATED MODULE: ./src/config/loosened.ts


function loosenedRules({ levels, overrides, failOn, readFrom }) {
    const { config, options, policy } = readFrom;
    if (config === null || policy !== undefined)
        return [];
    const by = config.file;
    const threshold = failOn === 'never' ? 'error' : failOn;
    const isLoosened = (rule, level, ofProject) => {
        const usual = rule_ids/* PROOF_RULES */.ZY.get(rule);
        return usual !== undefined && canFail(ofProject ?? usual, threshold) && !canFail(level, threshold);
    };
    const ofRules = [...levels].flatMap(([rule, level]) => isLoosened(rule, level) ? [{ setting: 'rules', by, rule, level }] : []);
    const ofOverrides = overrides.flatMap(({ levels: ofOverride, paths, findings }) => [...ofOverride].flatMap(([rule, level]) => isLoosened(rule, level, levels.get(rule))
        ? [
            {
                setting: 'overrides',
                by,
                rule,
                level,
                ...(paths.length === 0 ? {} : { paths }),
                ...(findings === null ? {} : { findings: findings.size }),
            },
        ]
        : []));
    const isOff = failOn === 'never' && options.failOn === undefined;
    return [...(isOff ? [{ setting: 'fail-on', by }] : []), ...ofRules, ...ofOverrides];
}
function canFail(level, threshold) {
    return level !== 'off' && (0,model_finding/* isAtLeast */.du)(level, threshold);
}

// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
;// CONCATENATED MODULE: ./src/engine/run/find-loosened.ts







async function findLoosened(settings, { tree, single }) {
    if (single !== null || settings.readFrom.policy !== undefined)
        return [];
    return [...loosenedRules(settings), ...(await leftOutReturns(settings, tree))];
}
async function leftOutReturns(settings, tree) {
    const { options, config } = settings.readFrom;
    const asked = (0,glob/* cleanPatterns */.vR)(options.patterns);
    const paths = asked.length > 0 ? asked : (0,glob/* cleanPatterns */.vR)(config?.paths ?? []);
    const ignored = ignoredBy(settings);
    const narrows = asked.length === 0 && paths.length > 0;
    if (ignored.length === 0 && !narrows)
        return [];
    const selected = (0,gather/* selection */.r1)(paths, []);
    const usual = narrows ? (0,gather/* selection */.r1)([], []) : selected;
    const rest = { setting: 'paths', by: config?.file ?? '', pattern: null, matches: () => true };
    const files = await tree.findAll({
        patterns: ['**'],
        anyCase: true,
        matches: (path) => (selected.matches(path) || usual.matches(path)) && !settings.selection.matches(path),
    });
    const causes = [...ignored, rest];
    const byCause = (0,collections/* groupBy */.$z)(files, ({ path }) => (selected.matches(path) ? causes : [rest]).find(({ matches }) => matches(path)));
    const classify = (0,gather/* classifier */.kd)(selected);
    const found = [];
    for (const cause of causes) {
        const left = (byCause.get(cause) ?? []).map((file) => ({ file, gathered: classify(file.path) }));
        const { setting, by, pattern } = cause;
        if (await holdsReturn(left, settings, tree))
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
async function holdsReturn(files, { standards: versions, levels, maxFileSize }, tree) {
    if (files.length === 0)
        return false;
    const standards = await run_standards/* RunStandards */.QT.open({ versions, overrides: null, levels, vocabulary: new Map() });
    for (const batch of (0,collections/* batchesOf */.cS)(files, BATCH)) {
        const refs = batch.map(({ file }) => file);
        let done = 0;
        for await (const contents of tree.read(refs, maxFileSize)) {
            const part = batch.slice(done, done + contents.length);
            done += contents.length;
            const readings = await (0,read_batch/* readBatch */.x3)(part, contents, { standards });
            const holds = part.some(({ gathered }, n) => {
                const reading = (0,collections/* elementAt */.s2)(readings, n);
                if (reading === null)
                    return gathered.mark === undefined || gathered.isCertain === true;
                return (0,read/* isHolding */.y)(reading);
            });
            if (holds)
                return true;
        }
    }
    return false;
}

// EXTERNAL MODULE: ./src/engine/run/run-input.ts
var run_input = __webpack_require__(30644);
;// CONCATENATED MODULE: ./src/engine/run/check-files.ts























async function checkFiles(settings, input) {
    const gathered = await gatherFiles(settings, input);
    await input.tree.fetchContents(gathered.files.map(({ file }) => file.id));
    const evaluation = await prepareEvaluation(settings, input, gathered.files);
    const { context } = evaluation;
    const comparison = await compared(settings, input, gathered, evaluation);
    const isChanged = (file) => context.changes?.changed.has(file) === true;
    const informed = {
        ...evaluation,
        isRestated: comparison?.isRestated ?? isChanged,
        isStatusNew: comparison?.isStatusNew ?? isChanged,
        baseClaims: comparison?.baseClaims ?? (input.before === null ? null : () => true),
        copies: (0,agent_branch/* copySearch */.EN)(comparison, context),
    };
    const narrowed = await narrowedFiles(gathered.files, informed, settings.mode);
    const result = await evaluateFiles(narrowed.files, informed, input.onProgress);
    const found = [...result.pending, ...(await resolveAll(result, comparison, evaluation))];
    const singleFile = singleIn(gathered.files, found.length);
    if (context.expectedSession !== null && singleFile === null)
        demandOneReturn(result.records, context);
    const part = await partOf(settings, input, { gathered, evaluation, comparison, narrowed, result, found });
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
    const { records } = result;
    const inUse = versionsOf(evaluation);
    const question = { tree, comparison, records, inUse };
    const raised = (0,baseline_baseline/* withFingerprints */.QN)(run.found);
    const found = [...(evaluation.overrides?.applyToFindings(raised) ?? raised)].sort(finding/* byPlace */.hz);
    const findings = context.answersFor === 'all' || changes === null
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
        unchecked: (0,report/* countUnchecked */._6)(result.without.map((words) => ({ ...words, files: 1 }))),
    };
}
async function resolveAll({ postponed, absent, citing, dated }, comparison, evaluation) {
    return [
        ...(await resolvePostponedClaims(postponed, evaluation)),
        ...(await resolveAbsentClaims(absent, comparison, evaluation)),
        ...(await resolveCitedCommits(citing, evaluation)),
        ...(await resolveDatedDemands(dated, evaluation)),
    ];
}
function versionsOf({ standards }) {
    return [...standards.ruleSets.keys()];
}
async function narrowedFiles(files, evaluation, mode) {
    const { changes } = evaluation.context;
    if (mode === 'all' || changes === null)
        return { files, skippedFiles: [], skippedReturns: 0, originals: [] };
    return narrow(files, changes, evaluation);
}
async function compared({ selection }, { before, changes }, { compared: gathered, classify }, evaluation) {
    if (changes === null || before === null)
        return null;
    return compareWithBase({ gathered, classify, evaluation, selection, changes, before });
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
    return {
        ...settings,
        ...input,
        context: { ...settings, ...input, expectedIn: changed.length === 0 ? null : new Set(changed) },
        standards: await run_standards/* RunStandards */.QT.open({ versions, overrides, levels, vocabulary }),
        overrides,
        checkReturnLimit: (0,run_input/* runLimit */.RW)('returns', maxReturns),
        checkClaimLimit: (0,run_input/* runLimit */.RW)('claims', maxClaims),
        isRestated: null,
        isStatusNew: null,
        baseClaims: null,
        copies: null,
    };
}
function changedPaths(files, changes) {
    return changes === null ? [] : files.map(({ file }) => file.path).filter((path) => changes.changed.has(path));
}
async function gatherFiles({ selection, shard, maxReturns }, { tree, single, agentBranch, changes }) {
    const classify = single === null ? (0,gather/* classifier */.kd)(selection) : () => single;
    const toGathered = (file) => ({ file, gathered: classify(file.path) });
    const list = async (wanted) => (await tree.list((0,run_input/* withinReturnLimit */.dt)(wanted, classify, (0,run_input/* runLimit */.RW)('returns', maxReturns)))).map(toGathered);
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

// EXTERNAL MODULE: ./src/engine/run/complete-run.ts
var complete_run = __webpack_require__(47429);
// EXTERNAL MODULE: ./src/engine/run/terms-json.ts
var terms_json = __webpack_require__(63058);
;// CONCATENATED MODULE: ./src/engine/run/check-tree.ts







async function checkTree(tree, settings, found = {}) {
    return runChecks(settings, await (0,run_input/* completeInput */.WR)(tree, found, settings));
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
            settings: shardSettings(settings),
            digests: (0,terms_json/* digestsOf */.nw)(json),
            terms: shard.part === 1 ? json : null,
            part,
        },
    };
}
function overlay(tree, contents) {
    const files = [...contents].map(([path, content]) => ({ path, id: path, link: content === null }));
    files.sort((a, b) => (0,model_text/* compareText */.n6)(a.path, b.path));
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


/***/ }),

/***/ 30644:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RW: () => (/* binding */ runLimit),
/* harmony export */   WR: () => (/* binding */ completeInput),
/* harmony export */   dt: () => (/* binding */ withinReturnLimit),
/* harmony export */   kK: () => (/* binding */ stageIn)
/* harmony export */ });
/* harmony import */ var _evaluate_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48229);
/* harmony import */ var _evaluate_files_beside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88742);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49710);



const NOTHING = {
    changes: null,
    answersFor: 'all',
    agentBranch: null,
    lastMessage: null,
    calledAgent: null,
    before: null,
    baseline: null,
    single: null,
    mostFindings: _evaluate_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_FINDINGS */ .V8,
    onProgress: () => undefined,
};
async function completeInput(tree, found, { maxFileSize }) {
    const roadmap = await (0,_evaluate_files_beside_js__WEBPACK_IMPORTED_MODULE_1__/* .readRoadmap */ .xp)(tree, maxFileSize);
    return { ...NOTHING, stage: stageIn(tree), roadmap, ...found, tree };
}
function stageIn({ kind }) {
    return kind === 'commit' ? 'committed' : 'on-disk';
}
function runLimit(things, most) {
    return (count) => {
        if (count <= most)
            return;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`There are more than ${String(most)} ${things}, the limit of this run. Check the patterns and the project root, raise max-${things}, or divide the run with shard.`);
    };
}
function withinReturnLimit(selection, classify, checkReturnLimit) {
    let count = 0;
    const matches = (path) => {
        if (!selection.matches(path))
            return false;
        const { form, mark } = classify(path);
        if (form !== 'markdown' && mark === undefined)
            checkReturnLimit(++count);
        return true;
    };
    return { ...selection, matches };
}


/***/ }),

/***/ 99244:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseIso8601),
/* harmony export */   n: () => (/* binding */ WIDEST_OFFSET)
/* harmony export */ });
const WIDEST_OFFSET = 14 * 3_600_000;
const EXTENDED = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?:\d{2})?)?)?$/;
function parseIso8601(text) {
    const match = EXTENDED.exec(text) ?? BASIC.exec(text);
    if (match === null)
        return null;
    const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
    const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day))
        return null;
    const time = clock(Number(hour), Number(minute), Number(second), fraction);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    if (time === null || offset === null)
        return null;
    return { at: midnight + time - offset, zoned: zone !== undefined };
}
function clock(hour, minute, second, fraction) {
    const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
    if (minute > 59 || second > 59 || hour > 24)
        return null;
    if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0)
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}
function offsetOf(zone) {
    if (zone === 'Z')
        return 0;
    const hours = Number(zone.slice(1, 3));
    const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
    if (hours > 23 || minutes > 59)
        return null;
    const size = (hours * 60 + minutes) * 60_000;
    return zone.startsWith('-') ? -size : size;
}


/***/ })

};
;
"use strict";
exports.id = 7347;
exports.ids = [7347];
exports.modules = {

/***/ 47663:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   Eg: () => (/* binding */ openBaseline),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   lh: () => (/* binding */ MAX_BASELINE_SIZE),
/* harmony export */   s$: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69897);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49710);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41300);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26360);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98951);








const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu, hidesNoClaims = false } = source;
    const found = await findBaseline(source);
    const text = base === null || base === 'own' ? null : base.text;
    if (found === undefined && text === null)
        return null;
    const own = found === undefined ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseline */ .mF)(found.text, found.name);
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineOf */ .Bv)({
        file: found?.name ?? place,
        entries: own,
        hiding: text === null ? own : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseline */ .mF)(text, `${place} of the base`),
        reach: reachOf(base),
        whole,
        hidesNoClaims: hidesNoClaims || undefined,
    });
}
function reachOf(base) {
    if (base === null)
        return 'everything';
    return base === 'own' || base.text !== null ? 'unless-restated' : 'left-alone';
}
async function findBaseline({ tree, root, named, onDisk, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu, }) {
    if (named !== null)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .standsOnDisk */ .iK)(file)) {
        return { name: place, text: readNamed(root, file) };
    }
    const entry = tree.find(place);
    if (entry === undefined) {
        const link = linkOnTheWay(tree, place);
        if (link !== undefined)
            throw baselineIsLink(link);
        return undefined;
    }
    if (entry.kind !== 'file')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${place} is no regular file: commit the file itself.`);
    const committed = { path: place, id: entry.id, link: false };
    let content;
    for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE))
        content = one;
    return { name: place, text: baselineText(content, place) };
}
function baselineText(content, name) {
    if (content?.kind === 'bytes')
        return Buffer.from(content.bytes).toString('utf8');
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .lackingInWords */ .u)(name, content.id));
    throw baselineTooLarge(name);
}
function baselineTooLarge(name) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw baselineTooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function baselineIsLink(link) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw baselineIsLink(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`);
    }
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} is no regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : place;
}


/***/ }),

/***/ 60317:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var _compare_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66832);
/* harmony import */ var _merge_merge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93743);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55235);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49710);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(52621);
/* harmony import */ var _report_logs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20271);
/* harmony import */ var _tree_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12790);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86270);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55665);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17700);
/* harmony import */ var _check_call_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3638);
/* harmony import */ var _earlier_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51836);
/* harmony import */ var _show_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73543);














const OPTIONS = _check_call_js__WEBPACK_IMPORTED_MODULE_9__/* .CHECK_OPTIONS */ .m5.filter(({ name }) => _show_report_js__WEBPACK_IMPORTED_MODULE_11__/* .SHOW_OPTIONS */ .Ru.has(name) || ['compare', 'errors-file', 'help'].includes(name));
const HELP = {
    usage: 'return-gate merge [options] REPORT...',
    about: 'Joins the JSON reports of all shards of a check, in any order, into the report that a single check of all files gives.',
    details: [
        'Settings such as --fail-on come from the reports of the shards. The exit status is that of the whole run.',
    ],
    options: OPTIONS,
};
async function merge(args, caller) {
    const help = (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .requestedHelp */ .YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.passed;
    }
    const call = (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .readCall */ .D9)(args, OPTIONS);
    const shown = (0,_show_report_js__WEBPACK_IMPORTED_MODULE_11__/* .readShown */ .mj)(call);
    if (call.rest.length === 0) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e('merge needs the JSON reports of all shards: return-gate merge reports/*.json.');
    }
    const earlier = (0,_earlier_report_js__WEBPACK_IMPORTED_MODULE_10__/* .earlierReport */ .Z)(call, caller);
    const { report: joined } = await (0,_merge_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeReports */ .C)((0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readReportFiles */ .Ak)(call.rest), {
        name: 'return-gate',
        version: _model_version_js__WEBPACK_IMPORTED_MODULE_13__/* .VERSION */ .x,
    });
    const report = (0,_compare_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .withTrend */ .M)(joined, earlier);
    const project = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_6__/* .projectOf */ .v8)(['.']);
    const unwritten = [...(await (0,_show_report_js__WEBPACK_IMPORTED_MODULE_11__/* .showReport */ .UY)(report, shown, project, caller))];
    const [errorsFile] = call.values.get('errors-file') ?? [];
    if (errorsFile !== undefined) {
        unwritten.push(...(await (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_5__/* .unwrittenBy */ .Qb)(() => {
            (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_5__/* .appendErrors */ .Gb)(errorsFile, (0,_report_logs_js__WEBPACK_IMPORTED_MODULE_3__/* .errorObjects */ .h)(report), project);
        })));
    }
    if (unwritten.length > 0)
        throw new _terminal_caller_js__WEBPACK_IMPORTED_MODULE_8__/* .OutputError */ .u7(unwritten.join(' '));
    return _model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc[report.conclusion];
}


/***/ }),

/***/ 81122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ toConfig)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _removed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87694);




function toConfig(file, value, warnings = [], forms = []) {
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
        forms,
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

/***/ 45023:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ demandFile),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u0: () => (/* binding */ findConfig)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28004);

const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(other, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`Nobody reads it by this name: write it ${path}.`)]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(path, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`There is ${found.path} as well: keep one of the two.`)]);
        }
        found = { path, id, link: false };
    }
    return found;
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
            forms: formsUnder(config.forms, policy.forms, overruled),
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
function formsUnder(own, wanted, overruled) {
    const others = own.filter(({ name }) => wanted.every((form) => form.name !== name));
    if (own.length + wanted.length > 0 && others.length < own.length) {
        const isOther = own.some((form) => JSON.stringify(form) !== JSON.stringify(wanted.find(({ name }) => name === form.name) ?? form));
        if (isOther)
            overruled.add('forms');
    }
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

// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(23056);
// EXTERNAL MODULE: ./src/families/forms/index.ts
var families_forms = __webpack_require__(58952);
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
            ? {
                ...(0,choose/* withDefaults */.rO)(new Map([...versionsOf(config?.standards), ...asked])),
                ...(0,families_forms/* versionsOfForms */.I$)(config?.forms ?? []),
            }
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
    return (0,gather/* selection */.r1)(isSet(patterns) ? patterns : (config?.paths ?? []), isSet(ignore) ? ignore : (config?.ignore ?? []), (0,families_forms/* placesOfForms */.$m)((0,families_forms/* versionsOfForms */.I$)(config?.forms ?? [])));
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
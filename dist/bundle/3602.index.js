"use strict";
exports.id = 3602;
exports.ids = [3602];
exports.modules = {

/***/ 92836:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   migrate: () => (/* binding */ migrate)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6644);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(49710);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61036);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58952);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54960);
/* harmony import */ var _rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83189);
/* harmony import */ var _rewrite_read_files_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(20220);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58853);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2275);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30783);
/* harmony import */ var _families_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57765);
/* harmony import */ var _tree_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16825);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17700);
/* harmony import */ var _terminal_diff_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22556);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55235);
/* harmony import */ var _in_project_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(57655);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60776);
/* harmony import */ var _write_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(45616);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_3__, _families_registry_js__WEBPACK_IMPORTED_MODULE_8__]);
([_rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_3__, _families_registry_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



















const OPTIONS = [
    {
        name: 'to',
        value: 'ID',
        help: 'the version to migrate to, such as return-meta@2.1, or a family for its default (required)',
    },
    _in_project_js__WEBPACK_IMPORTED_MODULE_13__/* .ROOT_OPTION */ .VV,
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
        _in_project_js__WEBPACK_IMPORTED_MODULE_13__/* .PATTERN_HELP */ .ds,
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
    const help = (0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .requestedHelp */ .YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.passed;
    }
    const call = (0,_in_project_js__WEBPACK_IMPORTED_MODULE_13__/* .inProject */ .nO)((0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .readCall */ .D9)(args, OPTIONS), caller);
    const standard = targetOf(call);
    if (call.rest.length === 0) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_16__/* .UsageError */ .e('migrate takes at least one PATTERN: name the files to migrate, such as "specs/**/.return-meta.json".');
    }
    const root = call.values.get('root')?.[0] ?? '.';
    const now = caller.now();
    const tree = (0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .openWorkspace */ .OH)(root);
    const settings = readMigrateSettings(call, await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .Xg)(tree), now);
    const references = await tree.list(settings.selection);
    if (references.length === 0)
        return (0,_write_files_js__WEBPACK_IMPORTED_MODULE_15__/* .nothingFound */ .Sb)(tree, call.rest, caller);
    const migration = (0,_rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_3__/* .openMigration */ .FD)(standard, contextOf(settings, now), { guesses: call.switches.has('unsafe') });
    const paint = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .painter */ .C2)(!call.switches.has('no-color') && (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_10__/* .wantsColor */ .zK)(caller));
    const write = call.switches.has('write');
    const totals = new Totals(standard);
    const skip = (file, why) => {
        totals.skip();
        caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${file}: ${paint('yellow', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `left`)}: ${why}\n`.text);
    };
    for (const { path, link } of references)
        if (link)
            skip(path, 'It is a symbolic link.');
    const files = references.filter(({ link }) => !link).map(({ path }) => path);
    for await (const batch of migrateAll(tree, files, settings, migration, skip)) {
        const changed = batch.filter(({ changed }) => changed > 0);
        const written = write ? (0,_write_files_js__WEBPACK_IMPORTED_MODULE_15__/* .writeAll */ .f4)(root, changed, caller) : undefined;
        for (const one of batch) {
            const outcome = written?.get(one.file);
            if (outcome === 'written') {
                caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${paint('green', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `migrated`)} ${one.file}\n`.text);
            }
            else if (one.changed > 0 && !write) {
                caller.stdout.write((0,_terminal_diff_js__WEBPACK_IMPORTED_MODULE_11__/* .unifiedDiff */ .W)(one.file, one.before, one.after, paint));
            }
            for (const { text, before, after } of one.left) {
                const { startLine, startColumn } = outcome === 'written' ? after : before;
                const place = `${one.file}:${String(startLine)}:${String(startColumn)}`;
                caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${place}: ${paint('yellow', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `left`)}: ${text}\n`.text);
            }
            totals.add(one, outcome);
        }
    }
    if (totals.isEmpty)
        return (0,_write_files_js__WEBPACK_IMPORTED_MODULE_15__/* .nothingFound */ .Sb)(tree, call.rest, caller);
    caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_5__/* .terminal */ .Fo) `${totals.line(write)}\n`.text);
    return totals.status(write);
}
function targetOf({ values }) {
    const id = values.get('to')?.[0];
    if (id === undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_16__/* .UsageError */ .e('migrate needs a version to migrate to: --to ID, such as --to return-meta@2.1.');
    if (id === 'auto' || id.includes(','))
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_16__/* .UsageError */ .e(`--to is "${id}": write one version, such as return-meta@2.1.`);
    const [head] = (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .namedStandards */ .ag)(id).values();
    const standard = _families_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .standards */ .t.find((version) => version.id === head?.id);
    if (standard === undefined)
        throw new Error(`${id} names no version`);
    const why = _families_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .loadedFamilies */ .C.find(({ standards: own }) => own.includes(standard))?.whyNotMigrated;
    if (why !== undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_16__/* .UsageError */ .e(`--to is "${id}": ${why(id)}`);
    if (!(0,_rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_3__/* .isMigratable */ .RH)(standard.family))
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_16__/* .UsageError */ .e(`--to is "${id}": there is no other version of ${standard.family} to come from.`);
    return standard;
}
function readMigrateSettings({ values, rest }, config, clock) {
    return (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .readSettings */ .s)({
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
async function* migrateAll(tree, files, { maxFileSize, selection, standards: versions }, migration, skip) {
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)(selection, (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOfForms */ .$m)(versions));
    for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_17__/* .batchesOf */ .cS)(files, BATCH)) {
        const contents = await (0,_rewrite_read_files_js__WEBPACK_IMPORTED_MODULE_18__/* .readFiles */ .U)(tree, batch, maxFileSize);
        for (const file of batch) {
            if (!contents.has(file))
                skip(file, 'It is larger than --max-file-size, and was not read.');
        }
        yield [...contents].map(([file, before]) => ({
            ...(0,_rewrite_migrate_js__WEBPACK_IMPORTED_MODULE_3__/* .migrateFile */ .au)(file, before, classify(file), migration),
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
        const what = `${String(this.#changed)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#returns, 'return')} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#files, 'file')}`;
        const parts = [
            this.#changed === 0
                ? `Nothing to migrate to ${this.#standard.id} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#returns, 'return')}.`
                : write
                    ? `Migrated to ${this.#standard.id}: ${what}.`
                    : `Would migrate to ${this.#standard.id}: ${what}. Write them with --write.`,
        ];
        if (this.#unwritten > 0)
            parts.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#unwritten, 'file')} not written.`);
        if (this.#left > 0)
            parts.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(this.#left, 'thing')} left to decide.`);
        if (this.#elsewhere > 0) {
            const places = this.#elsewhere === 1 ? 'One lies' : `${String(this.#elsewhere)} lie`;
            parts.push(`${places} where returns of another family are looked for: move it to where ${this.#standard.family} files are.`);
        }
        return parts.join(' ');
    }
    status(write) {
        if (this.#failed > 0)
            return _model_report_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.internal;
        if (this.#foreign > 0)
            return _model_report_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.usage;
        return this.#unwritten > 0 || this.#left > 0 || (this.#changed > 0 && !write) ? _model_report_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.failed : _model_report_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.passed;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

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

/***/ 71690:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eu: () => (/* binding */ typeOfFolder),
/* harmony export */   hQ: () => (/* binding */ plainSummary),
/* harmony export */   mL: () => (/* binding */ tellingFolder)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


const FOLDERS = new Map([
    ['reports', 'report'],
    ['plans', 'plan'],
    ['summaries', 'summary'],
    ['handoffs', 'handoff'],
]);
function tellingFolder(plain) {
    for (let end = plain.lastIndexOf('/'); end > 0;) {
        const slash = plain.lastIndexOf('/', end - 1);
        const folder = plain.slice(slash + 1, end);
        const type = FOLDERS.get(folder);
        if (type !== undefined)
            return isBelowSpecs(plain, slash) ? { folder, type } : undefined;
        end = slash;
    }
    return undefined;
}
function isBelowSpecs(path, end) {
    const above = `/${path.slice(0, Math.max(end, 0))}/`;
    return above.includes('/specs/');
}
function typeOfFolder(path, standard) {
    const type = tellingFolder((0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path) ?? '')?.type;
    if (type === undefined || standard.artifactTypes.includes(type))
        return type;
    const instead = standard.confusions.artifactType.get(type)?.instead;
    return typeof instead === 'string' ? instead : undefined;
}
const LONGEST_NAME = 120;
function plainSummary(type, path) {
    const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .capital */ .Nx)(type)} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(name, LONGEST_NAME)}`;
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


/***/ }),

/***/ 53005:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ migrateValue)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rewrite/agent-work.ts

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
function workOf(value) {
    const metadata = (0,json/* field */.ZZ)(value, 'metadata');
    const agent = (0,json/* stringField */.OM)(metadata, 'agent_type') ?? (0,json/* stringField */.OM)(value, 'agent_type');
    for (const name of [agent, ...[...(0,json/* listField */.FZ)(metadata, 'delegation_path')].reverse()]) {
        const work = typeof name === 'string' ? BY_NAME.find(([, pattern]) => pattern.test(name)) : undefined;
        if (work !== undefined)
            return work[0];
    }
    const kinds = new Set((0,json/* listField */.FZ)(value, 'artifacts').flatMap((artifact) => BY_TYPE.get((0,json/* stringField */.OM)(artifact, 'type') ?? '') ?? []));
    const [only = null, ...more] = kinds;
    return more.length === 0 ? only : null;
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

// EXTERNAL MODULE: ./src/families/json/artifact-folder.ts
var artifact_folder = __webpack_require__(71690);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/rewrite/migration-step.ts
var migration_step = __webpack_require__(75735);
;// CONCATENATED MODULE: ./src/rewrite/migrate-artifacts.ts







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
const migrateArtifacts = (value, target, notes) => {
    const { standard, guesses } = target;
    const untyped = untypedField(value, target);
    if (untyped !== null) {
        const write = 'Write each file as an artifact with its type';
        notes.push({
            pointer: (0,pointer/* join */.fj)('', untyped),
            part: 'key',
            message: `Field ${(0,model_text/* quote */.hD)(untyped)} lists files, and the type of some is unknown.`,
            recommendation: guesses ? `${write}.` : `${write}; with --unsafe the type is guessed by the agent's name.`,
        });
        return;
    }
    takeArtifacts(value, target);
    const artifacts = (0,json/* field */.ZZ)(value, 'artifacts');
    const modified = (0,json/* field */.ZZ)(artifacts, MODIFIED);
    const isApart = isPaths(modified) && (0,migration_step/* topFields */.ZC)(standard).includes(MODIFIED) && !(0,json/* has */.zy)(value, MODIFIED);
    const list = artifacts === undefined ? null : artifactsIn(artifacts, knownOf(value, target), isApart);
    if (list === null)
        return;
    (0,migration_step/* put */.yJ)(value, 'artifacts', list);
    if (isApart)
        (0,migration_step/* put */.yJ)(value, MODIFIED, modified);
    if (!wantsSummary(standard))
        return;
    for (const [n, artifact] of list.entries()) {
        const path = (0,json/* stringField */.OM)(artifact, 'path');
        if (path === undefined || (0,json/* has */.zy)(artifact, 'summary') || (0,json/* stringField */.OM)(artifact, 'type') === undefined)
            continue;
        notes.push({
            pointer: (0,pointer/* join */.fj)('/artifacts', n),
            message: `Artifact ${(0,model_text/* quote */.hD)(path, 200)} has no summary.`,
            recommendation: 'Say in one sentence what the file holds; with --unsafe it is made of type and file name.',
        });
    }
};
function knownOf(value, { standard, guesses }) {
    return { standard, guesses, work: workOf(value) };
}
function isUntyped(name, value, target) {
    const isFormer = FORMER_NAMES.includes(name) || FORMER_PATHS.some(([path]) => path === name);
    return isFormer && untypedField(value, target) !== null;
}
function formerField(value, standard) {
    if (((0,json/* field */.ZZ)(value, 'artifacts') ?? null) !== null)
        return undefined;
    return FORMER_NAMES.find((name) => {
        const given = (0,json/* field */.ZZ)(value, name);
        const lists = (0,json/* isArray */.cy)(given) || (0,json/* isObject */.Gv)(given) || (typeof given === 'string' && looksLikePath(given));
        return lists && !(0,migration_step/* topFields */.ZC)(standard).includes(name);
    });
}
function untypedField(value, target) {
    const name = formerField(value, target.standard);
    const given = name === undefined ? undefined : (0,json/* field */.ZZ)(value, name);
    if (name === undefined || given === undefined)
        return null;
    const list = artifactsIn(structuredClone(given), knownOf(value, target), (0,json/* has */.zy)(given, MODIFIED));
    const isTyped = (made) => (0,json/* stringField */.OM)(made, 'path') !== undefined && (0,json/* stringField */.OM)(made, 'type') !== undefined;
    return list?.every(isTyped) === true ? null : name;
}
function takeArtifacts(value, target) {
    const { standard } = target;
    if (((0,json/* field */.ZZ)(value, 'artifacts') ?? null) !== null)
        return;
    const from = formerField(value, standard);
    if (from !== undefined) {
        (0,migration_step/* remove */.TF)(value, 'artifacts');
        (0,migration_step/* rename */.$w)(value, from, 'artifacts');
        return;
    }
    const known = knownOf(value, target);
    const made = [];
    for (const [name, type, work] of FORMER_PATHS) {
        const path = (0,json/* stringField */.OM)(value, name);
        if (path === undefined || (work !== null && work !== known.work) || (0,migration_step/* topFields */.ZC)(standard).includes(name))
            continue;
        const artifact = artifactOf(path, type, known);
        if (artifact === null)
            continue;
        made.push(artifact);
        (0,migration_step/* remove */.TF)(value, name);
    }
    const status = (0,json/* stringField */.OM)(value, 'status') ?? '';
    const isEnded = standard.statuses.includes(status) && !standard.success.includes(status);
    if (made.length > 0 || (isEnded && (0,migration_step/* lacks */.pO)(value, target, '', 'artifacts')))
        (0,migration_step/* put */.yJ)(value, 'artifacts', made);
}
function artifactsIn(held, known, isApart) {
    if ((0,json/* isArray */.cy)(held))
        return held.map((artifact) => artifactFrom(artifact, known));
    if (held === null || held === '')
        return [];
    if (typeof held === 'string') {
        const made = artifactOf(held, null, known);
        return made === null ? null : [made];
    }
    if (!(0,json/* isObject */.Gv)(held))
        return null;
    if (['path', ...PATHS].some((name) => (0,json/* stringField */.OM)(held, name) !== undefined))
        return [artifactFrom(held, known)];
    const list = Object.entries(held).map(([name, inner]) => isApart && name === MODIFIED ? [] : artifactsUnder(name, inner, known));
    return list.includes(null) ? null : list.flatMap((made) => made ?? []);
}
function artifactFrom(artifact, known) {
    if (typeof artifact === 'string')
        return artifactOf(artifact, null, known) ?? artifact;
    if (!(0,json/* isObject */.Gv)(artifact))
        return artifact;
    const isText = (held) => typeof held === 'string';
    (0,migration_step/* adopt */.di)(artifact, 'path', PATHS, isText);
    (0,migration_step/* adopt */.di)(artifact, 'type', TYPES, isText);
    (0,migration_step/* adopt */.di)(artifact, 'summary', SUMMARIES, isText);
    const path = (0,json/* stringField */.OM)(artifact, 'path');
    const written = (0,json/* stringField */.OM)(artifact, 'type');
    const type = written === undefined ? typeOf(path, null, known) : (wordFor(written, known.standard) ?? written);
    if (type !== undefined && type !== written)
        (0,migration_step/* put */.yJ)(artifact, 'type', type);
    const isLacking = (0,json/* stringField */.OM)(artifact, 'summary') === undefined && known.guesses && wantsSummary(known.standard);
    if (isLacking && type !== undefined && path !== undefined)
        (0,migration_step/* put */.yJ)(artifact, 'summary', (0,artifact_folder/* plainSummary */.hQ)(type, path));
    return artifact;
}
function artifactsUnder(name, held, known) {
    if (typeof held === 'string' && !looksLikePath(held) && looksLikePath(name)) {
        const made = artifactOf(name, null, known);
        return made === null || (0,model_text/* isBlank */.z3)(held) ? null : [{ ...made, summary: held }];
    }
    const made = ((0,json/* isArray */.cy)(held) ? held : [held]).map((one) => {
        if (typeof one === 'string')
            return artifactOf(one, name, known);
        const path = (0,json/* stringField */.OM)(one, 'path');
        const plain = path === undefined ? null : artifactOf(path, (0,json/* stringField */.OM)(one, 'type') ?? name, known);
        return plain === null || !(0,json/* isObject */.Gv)(one) ? null : { ...plain, ...one, type: plain.type ?? '' };
    });
    return made.includes(null) ? null : made.filter((one) => one !== null);
}
function artifactOf(path, hint, known) {
    const type = looksLikePath(path) ? typeOf(path, hint, known) : undefined;
    if (type === undefined)
        return null;
    const isLacking = known.guesses && wantsSummary(known.standard);
    return { type, path, ...(isLacking ? { summary: (0,artifact_folder/* plainSummary */.hQ)(type, path) } : {}) };
}
function typeOf(path, hint, { standard, work, guesses }) {
    if (path === undefined || (0,model_text/* isBlank */.z3)(path))
        return undefined;
    const type = (hint === null ? undefined : wordFor(hint, standard)) ?? (0,artifact_folder/* typeOfFolder */.eu)(path, standard);
    if (type !== undefined || work === null || !guesses)
        return type;
    const segments = ((0,model_path/* normalisePath */.qb)(path) ?? '').split('/');
    if (segments.includes('specs'))
        return undefined;
    if (work !== 'implement')
        return wordFor(work, standard);
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

;// CONCATENATED MODULE: ./src/rewrite/migrate-steps.ts







const ROUNDS = 8;
function migrateValue(value, target) {
    const draft = structuredClone(value);
    let notes = [];
    let before = '';
    for (let round = 0, now = JSON.stringify(draft); round < ROUNDS && now !== before; round++) {
        before = now;
        notes = [];
        for (const step of STEPS)
            step(draft, target, notes);
        now = JSON.stringify(draft);
    }
    return { value: draft, notes: [...new Map(notes.map((note) => [note.pointer, note])).values()] };
}
const SCHEMA_FILE = /^(.*?)([^/]+)(\.schema\.json)$/;
const migrateSchema = (value, { standard, older, newer }) => {
    const [, folder = '', id = '', end = ''] = SCHEMA_FILE.exec((0,json/* stringField */.OM)(value, '$schema') ?? '') ?? [];
    if ([...older, ...newer].some((other) => other.id === id))
        (0,migration_step/* put */.yJ)(value, '$schema', folder + standard.id + end);
};
const FORMER_METADATA = new Map([
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
const migrateMetadata = (value, { standard }, notes) => {
    if ((0,json/* field */.ZZ)(value, 'metadata') === null)
        (0,migration_step/* put */.yJ)(value, 'metadata', {});
    const metadata = (0,migration_step/* objectIn */.D7)(value, 'metadata');
    const known = standard.shape.fields['/metadata'] ?? [];
    const top = (0,migration_step/* topFields */.ZC)(standard);
    for (const [key, held] of Object.entries(value)) {
        const name = currentName(key, held);
        if (!top.includes(key) && known.includes(name))
            moveToMetadata(value, '', key, notes, name);
    }
    for (const [key, held] of Object.entries(metadata ?? {})) {
        const name = currentName(key, held);
        if (metadata !== null && known.includes(name) && !(0,json/* has */.zy)(metadata, name))
            (0,migration_step/* rename */.$w)(metadata, key, name);
    }
};
function currentName(key, value) {
    const [name, type] = FORMER_METADATA.get(key) ?? [];
    return name !== undefined && type === ((0,json/* isArray */.cy)(value) ? 'list' : typeof value) ? name : key;
}
function moveToMetadata(value, holder, key, notes, name = key) {
    const from = holder === '' ? value : (0,migration_step/* objectIn */.D7)(value, holder.slice(1));
    const metadata = (0,migration_step/* objectIn */.D7)(value, 'metadata');
    const moved = (0,json/* field */.ZZ)(from ?? {}, key);
    if (from === null || metadata === null || moved === undefined)
        return;
    if (!(0,json/* has */.zy)(metadata, name)) {
        (0,migration_step/* put */.yJ)(metadata, name, moved);
        (0,migration_step/* put */.yJ)(value, 'metadata', metadata);
    }
    else if (!(0,external_node_util_.isDeepStrictEqual)(metadata[name], moved)) {
        notes.push({
            pointer: (0,pointer/* join */.fj)(holder, key),
            part: 'key',
            message: `Field ${(0,model_text/* quote */.hD)(key)} has another value in metadata${name === key ? '' : `, under ${(0,model_text/* quote */.hD)(name)}`}.`,
            recommendation: 'Keep one of the two, in metadata.',
        });
        return;
    }
    (0,migration_step/* remove */.TF)(from, key);
}
const OUTCOMES = ['outcome', 'result', 'state'];
const migrateStatus = (value, { standard }, notes) => {
    const isOutcome = (held) => typeof held === 'string' && migrate_steps_wordFor(held, value, standard) !== undefined;
    const success = (0,json/* field */.ZZ)(value, 'success');
    if (!(0,migration_step/* adopt */.di)(value, 'status', OUTCOMES, isOutcome, (0,migration_step/* topFields */.ZC)(standard)) && typeof success === 'boolean') {
        (0,migration_step/* put */.yJ)(value, 'status', success ? 'completed' : 'failed');
    }
    const status = (0,json/* stringField */.OM)(value, 'status');
    if (status === undefined || standard.statuses.includes(status))
        return;
    const word = migrate_steps_wordFor(status, value, standard);
    if (typeof word === 'string') {
        (0,migration_step/* put */.yJ)(value, 'status', word);
        return;
    }
    const message = word === undefined
        ? `Status ${(0,model_text/* quote */.hD)(status)} has no counterpart.`
        : `Status ${(0,model_text/* quote */.hD)(status)} is success, and neither the agent's name nor its artifacts tell of what kind.`;
    const words = word === undefined ? standard.statuses : standard.success;
    notes.push({ pointer: '/status', message, recommendation: `Write one of ${(0,model_text/* listOf */.c3)(words)}.` });
};
function migrate_steps_wordFor(status, value, standard) {
    const lower = status.trim().toLowerCase();
    if (standard.statuses.includes(lower))
        return lower;
    const instead = standard.confusions.status.get(lower)?.instead;
    if (instead === undefined || typeof instead === 'string')
        return instead;
    const work = workOf(value);
    if (work === null)
        return otherSuccess(value, standard.success) ?? null;
    return work === 'implement' ? instead.other : instead[work];
}
const DESCRIPTIONS = ['description', 'result_summary', 'work_summary', 'message'];
const migrateSummary = (value, target) => {
    (0,migration_step/* adopt */.di)(value, 'summary', DESCRIPTIONS, isText, (0,migration_step/* topFields */.ZC)(target.standard));
    const summary = (0,json/* field */.ZZ)(value, 'summary');
    if (isTexts(summary))
        (0,migration_step/* put */.yJ)(value, 'summary', summary.join(' '));
    const completed = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(value, 'completion_data'), 'completion_summary');
    if (completed !== undefined && summary === undefined && (0,migration_step/* lacks */.pO)(value, target, '', 'summary')) {
        (0,migration_step/* put */.yJ)(value, 'summary', completed);
    }
};
const NEXT = ['next_step', 'nextSteps', 'next_actions', 'recommended_next_steps', 'recommendations'];
const migrateNextSteps = (value, { standard }) => {
    (0,migration_step/* adopt */.di)(value, 'next_steps', NEXT, isText, (0,migration_step/* topFields */.ZC)(standard));
    const next = (0,json/* field */.ZZ)(value, 'next_steps');
    const isRefused = () => standard.validate(value).some(({ keyword, pointer }) => keyword === 'type' && pointer === '/next_steps');
    if (isTexts(next))
        (0,migration_step/* put */.yJ)(value, 'next_steps', next.join('; '));
    else if (next === null && isRefused())
        (0,migration_step/* remove */.TF)(value, 'next_steps');
};
function isText(value) {
    return typeof value === 'string' ? !(0,model_text/* isBlank */.z3)(value) : isTexts(value);
}
function isTexts(value) {
    return (0,json/* isArray */.cy)(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}
const FORMER_ERRORS = ['error', 'error_message', 'errorMessage'];
const MESSAGES = ['msg', 'error', 'text', 'description', 'detail'];
const migrate_steps_TYPES = ['kind', 'category', 'error_type'];
const GENERIC = 'execution';
const migrateErrors = (value, target) => {
    const before = (0,json/* field */.ZZ)(value, 'errors');
    if ((0,json/* isArray */.cy)(before) && before.length === 0)
        (0,migration_step/* put */.yJ)(value, 'errors', null);
    const isReport = (held) => typeof held === 'string' ? !(0,model_text/* isBlank */.z3)(held) : (0,json/* isObject */.Gv)(held) || (0,json/* isArray */.cy)(held);
    (0,migration_step/* adopt */.di)(value, 'errors', FORMER_ERRORS, isReport, (0,migration_step/* topFields */.ZC)(target.standard));
    const errors = (0,json/* field */.ZZ)(value, 'errors');
    const list = errors === undefined ? null : errorsIn(errors);
    if (list === null)
        return;
    (0,migration_step/* put */.yJ)(value, 'errors', list.map((error) => errorObject(error, target)));
    completeErrors(value, target);
};
function errorsIn(errors) {
    if ((0,json/* isArray */.cy)(errors))
        return errors;
    if (errors === null)
        return [];
    if (typeof errors === 'string')
        return (0,model_text/* isBlank */.z3)(errors) ? [] : [errors];
    if (!(0,json/* isObject */.Gv)(errors))
        return null;
    if (['type', 'message', ...MESSAGES, ...migrate_steps_TYPES].some((name) => (0,json/* has */.zy)(errors, name)))
        return [errors];
    const texts = Object.entries(errors).flatMap(([name, text]) => (typeof text === 'string' ? `${name}: ${text}` : []));
    const isEach = texts.length > 0 && texts.length === Object.keys(errors).length;
    return isEach ? texts.map((message) => ({ message })) : null;
}
function errorObject(error, target) {
    if (typeof error === 'string' && !(0,model_text/* isBlank */.z3)(error)) {
        const type = errorType(error, target);
        return { ...(type === undefined ? {} : { type }), message: error };
    }
    if ((0,json/* isObject */.Gv)(error)) {
        (0,migration_step/* adopt */.di)(error, 'message', MESSAGES, (held) => typeof held === 'string');
        (0,migration_step/* adopt */.di)(error, 'type', migrate_steps_TYPES, (held) => typeof held === 'string');
    }
    return error;
}
function completeErrors(value, target) {
    const next = (0,json/* stringField */.OM)(value, 'next_steps');
    for (const { keyword, pointer, detail } of target.standard.validate(value)) {
        if (keyword !== 'required' || !pointer.startsWith('/errors/'))
            continue;
        const error = (0,json/* listField */.FZ)(value, 'errors')[Number(pointer.slice('/errors/'.length))];
        const message = (0,json/* stringField */.OM)(error, 'message');
        if (!(0,json/* isObject */.Gv)(error) || message === undefined)
            continue;
        let added;
        if (detail === 'type')
            added = errorType(message, target);
        if (detail === 'recoverable' && target.guesses)
            added = false;
        if (detail === 'recommendation' && next !== undefined && !(0,model_text/* isBlank */.z3)(next))
            added = next;
        if (added !== undefined)
            (0,migration_step/* put */.yJ)(error, detail, added);
    }
}
function errorType(message, { guesses }) {
    if (/\btim(?:e|ed)[ -]?out\b/i.test(message))
        return 'timeout';
    return guesses ? GENERIC : undefined;
}
const SUMMARY = 'completion_summary';
const migrateCompletion = (value, target) => {
    const names = target.standard.shape.fields['/completion_data'] ?? [];
    const data = (0,migration_step/* objectIn */.D7)(value, 'completion_data');
    if (names.length === 0 || data === null)
        return;
    for (const name of names) {
        const held = (0,json/* field */.ZZ)(value, name);
        if (held === undefined || (0,migration_step/* topFields */.ZC)(target.standard).includes(name) || (0,json/* has */.zy)(data, name))
            continue;
        (0,migration_step/* remove */.TF)(value, name);
        (0,migration_step/* put */.yJ)(data, name, held);
        (0,migration_step/* put */.yJ)(value, 'completion_data', data);
    }
    const summary = (0,json/* stringField */.OM)(value, 'summary');
    const isLacking = (0,json/* has */.zy)(value, 'completion_data')
        ? (0,migration_step/* lacks */.pO)(value, target, '/completion_data', SUMMARY)
        : (0,migration_step/* lacks */.pO)(value, target, '', 'completion_data');
    if (summary !== undefined && !(0,model_text/* isBlank */.z3)(summary) && isLacking) {
        (0,migration_step/* put */.yJ)(data, SUMMARY, summary);
        (0,migration_step/* put */.yJ)(value, 'completion_data', data);
    }
};
const migrateProgress = (value, { standard }, notes) => {
    const status = (0,json/* stringField */.OM)(value, 'status') ?? '';
    const isBound = standard.rules.some(({ rule }) => rule.id === 'partial-progress-leftover');
    const goesOn = status === 'in_progress' || status === 'partial';
    if (isBound && !goesOn && standard.statuses.includes(status))
        moveToMetadata(value, '', 'partial_progress', notes);
};
const migrateDroppedFields = (value, { standard, older }, notes) => {
    for (const [holder, names] of Object.entries(standard.shape.fields)) {
        if (holder === '' || holder === '/metadata' || holder.includes('*'))
            continue;
        const former = new Set(older.flatMap(({ shape }) => shape.fields[holder] ?? []));
        for (const key of Object.keys((0,migration_step/* objectIn */.D7)(value, holder.slice(1)) ?? {})) {
            if (former.has(key) && !names.includes(key))
                moveToMetadata(value, holder, key, notes);
        }
    }
};
const migrateCustomFields = (value, target, notes) => {
    const named = new Set([target.standard, ...target.newer].flatMap(migration_step/* topFields */.ZC));
    for (const key of Object.keys(value)) {
        if (!named.has(key) && !isUntyped(key, value, target))
            moveToMetadata(value, '', key, notes);
    }
};
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


/***/ }),

/***/ 83189:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ openMigration),
/* harmony export */   RH: () => (/* binding */ isMigratable),
/* harmony export */   au: () => (/* binding */ migrateFile)
/* harmony export */ });
/* harmony import */ var _engine_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85055);
/* harmony import */ var _engine_evaluate_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48229);
/* harmony import */ var _families_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8175);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82959);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20935);
/* harmony import */ var _migrate_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53005);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_all_js__WEBPACK_IMPORTED_MODULE_2__, _json_file_js__WEBPACK_IMPORTED_MODULE_6__]);
([_families_all_js__WEBPACK_IMPORTED_MODULE_2__, _json_file_js__WEBPACK_IMPORTED_MODULE_6__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);








const WAYS = new Map(_families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .CW.flatMap(({ migrations }) => [...(migrations ?? [])]));
function isMigratable(family) {
    return [...WAYS.values()].some((families) => families.includes(family));
}
function openMigration(standard, context, { guesses } = { guesses: false }) {
    const others = _families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .tO
        .filter(({ family, id }) => family === standard.family && id !== standard.id)
        .sort((a, b) => compareVersions(a, b));
    const target = {
        standard,
        older: others.filter((other) => compareVersions(other, standard) < 0),
        newer: others.filter((other) => compareVersions(other, standard) > 0),
        guesses,
    };
    const family = _families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .CW.find(({ standards: own }) => own.includes(standard));
    return { target, rules: (0,_engine_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleSet */ .nP)(standard, new Map()), context, rewriteMarkdown: family?.rewriteMarkdown };
}
function compareVersions(a, b) {
    return a.version.localeCompare(b.version, 'en', { numeric: true });
}
function migrateFile(name, bytes, gathered, migration) {
    if (gathered.form === 'markdown' && migration.rewriteMarkdown !== undefined) {
        return migrateMarkdown(name, bytes, gathered, migration, migration.rewriteMarkdown);
    }
    const file = new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .JsonFile */ .x(bytes, gathered.form);
    const left = problemsOf(name, gathered, file.problems, migration);
    const migrated = new Map();
    const changed = new Map();
    let foreign = 0;
    for (const found of file.returns) {
        const refused = refusal(found, gathered, migration.target);
        if (refused !== null) {
            const range = found.locate('');
            left.push({ text: refused.why, before: range, after: range });
            if (refused.isForeign)
                foreign++;
            continue;
        }
        const result = (0,_migrate_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .migrateValue */ .B)(found.value, migration.target);
        migrated.set(found.index, result);
        if (JSON.stringify(result.value) !== JSON.stringify(found.value))
            changed.set(found.index, result.value);
    }
    const after = changed.size === 0 ? bytes : file.withValues(changed);
    const now = changed.size === 0 ? file : new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .JsonFile */ .x(after, gathered.form);
    for (const [index, { value, notes }] of migrated) {
        const [before, present] = [file.returns[index], now.returns[index]];
        for (const { pointer, part, message, recommendation } of [
            ...notes,
            ...remaining(name, index, value, notes, migration),
        ]) {
            left.push({
                text: `${message} ${recommendation}`,
                before: before?.locate(pointer, part) ?? _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_START */ .WS,
                after: present?.locate(pointer, part) ?? _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_START */ .WS,
            });
        }
    }
    const elsewhere = gathered.family !== null && gathered.family !== migration.target.standard.family;
    return { after, changed: changed.size, returns: file.returns.length, left, foreign, elsewhere };
}
function migrateMarkdown(name, bytes, gathered, migration, rewrite) {
    const open = (text) => new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .JsonFile */ .x(text, 'markdown');
    const { after, changed, before, now, left: unsure } = rewrite(bytes, migration.target.standard, open);
    const left = problemsOf(name, gathered, before.problems, migration);
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
function refusal({ value, obstacle }, place, { standard, newer }) {
    const isForeign = (family) => WAYS.get(family)?.includes(standard.family) !== true;
    const left = (why) => ({ why, isForeign: false });
    const { family, reduced } = place;
    if (family !== null && isForeign(family))
        return otherFamily(family, standard);
    if (obstacle !== null)
        return left(`${obstacle} Migrate it by hand.`);
    if (reduced)
        return left('It describes several tasks, and no version has a form for that. Migrate it by hand.');
    if (standard.isMarkdown === true)
        return left(`It is JSON, and ${standard.id} is Markdown. Name a version in JSON.`);
    if (accepts(standard, value))
        return null;
    const later = newer.find((other) => accepts(other, value));
    if (later !== undefined) {
        return left(`It is a return of ${later.id}, which is newer than ${standard.id}. Name that one, or leave it.`);
    }
    const likely = family ?? (0,_families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .familyOf */ .Ap)(value, (0,_families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .chosenFor */ .g6)(standard.id));
    const others = isForeign(likely) ? _families_all_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .tO.filter((other) => other.family === likely && !other.isMarkdown) : [];
    return others.some((other) => accepts(other, value)) ? otherFamily(likely, standard) : null;
}
function accepts({ validate, shape }, value) {
    return !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_4__/* .breaksShape */ .ud)(validate(value), value, shape);
}
function otherFamily(family, { id }) {
    const ways = WAYS.get(family) ?? [];
    const what = `It is a return of ${family}, which cannot be migrated to ${id}`;
    const why = ways.length === 0
        ? `${what}, nor to any other version. Leave it out.`
        : `${what}, only to a version of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(ways, 'or')}. Name one of those, or leave it out.`;
    return { why, isForeign: true };
}
function problemsOf(file, { form }, problems, { target: { standard }, rules, context }) {
    const raised = (0,_engine_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateDocument */ .l3)({ file, form, standard, problems }, rules, context, null);
    return raised.filter(isError).map((one) => {
        const { message, range = _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_START */ .WS } = one.problem;
        return { text: `${message} ${(0,_engine_evaluate_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .recommendationOf */ .Nz)(one)}`, before: range, after: range };
    });
}
function remaining(file, index, value, notes, { target: { standard }, rules, context }) {
    const subject = {
        file,
        index,
        standard,
        value,
        shapeErrors: standard.validate(value),
        claims: 0,
        beside: new Map(),
        returnsBeside: new Map(),
        satisfies: null,
    };
    const noted = new Set(notes.map(({ pointer }) => pointer));
    return (0,_engine_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateReturn */ .CG)(subject, rules.return, context)
        .filter(isError)
        .filter(({ problem }) => !noted.has(problem.pointer ?? ''))
        .map(({ active, problem }) => {
        const { pointer = '', part, message } = problem;
        const recommendation = (0,_engine_evaluate_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .recommendationOf */ .Nz)({ active, problem });
        return { pointer, ...(part === undefined ? {} : { part }), message, recommendation };
    });
}
function isError({ active, problem }) {
    return active.severity === 'error' && (problem.severity ?? 'error') === 'error';
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
;
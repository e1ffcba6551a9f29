"use strict";
exports.id = 7271;
exports.ids = [7271];
exports.modules = {

/***/ 7916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ filesConcerned)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4610);
/* harmony import */ var _relocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1535);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5249);



async function filesConcerned(claims, tree, { changed, deleted }) {
    const isTouched = (path) => changed.has(path) || deleted.has(path);
    const files = new Set();
    const resolver = new _resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .Resolver */ .x(tree, isTouched);
    let linked = [];
    for (const { claim, returnFile } of claims) {
        if (claim.kind === 'observation' || files.has(returnFile) || (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooLong */ .pn)(claim.path))
            continue;
        const path = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalisePath */ .qb)(claim.path);
        if (path === null)
            continue;
        for (const place of [path, ...(0,_relocation_js__WEBPACK_IMPORTED_MODULE_0__/* .movedWith */ .W)(path, returnFile)]) {
            if (isTouched(place))
                files.add(returnFile);
            else if (tree.find(place)?.kind !== 'file')
                linked.push({ place, returnFile });
        }
    }
    if (linked.length === 0)
        return files;
    const gone = foldersOf(deleted);
    while (linked.length > 0) {
        linked = linked.filter(({ place, returnFile }) => {
            if (files.has(returnFile))
                return false;
            const found = resolver.resolve(place);
            const isGone = found.kind === 'absent' && found.linked && gone.has(found.at);
            if (found.kind !== 'unread' && (found.touched || isGone))
                files.add(returnFile);
            return found.kind === 'unread';
        });
        await resolver.read();
    }
    return files;
}
function foldersOf(paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = path.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}


/***/ }),

/***/ 99:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u0: () => (/* binding */ findConfig)
/* harmony export */ });
/* unused harmony export demandFile */
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3048);

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

/***/ 6528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   Xg: () => (/* binding */ readConfig)
/* harmony export */ });
/* unused harmony exports MAX_CONFIG_SIZE, configOf */
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8957);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2640);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7337);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3048);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9951);
/* harmony import */ var _read_utf8_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5861);
/* harmony import */ var _tree_link_below_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8310);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5275);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3426);










const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind !== 'bytes')
        throw tooLarge(found.path);
    return configOf(found.path, content.bytes);
}
async function readConfigFile({ path, shown, root }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_5__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_5__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`The configuration ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw tooLarge(shown);
    return configOf(shown, bytes);
}
function repositoryAround(root) {
    return (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryOf */ ._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOfFile */ .DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw tooLarge(shown);
    return found.bytes;
}
function tooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(file, [
        (0,_error_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,_read_utf8_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(file, wrong);
    const { parseConfig } = await __webpack_require__.e(/* import() */ 2155).then(__webpack_require__.bind(__webpack_require__, 2155));
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_9__/* .Lines */ .q(text);
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern: (pattern) => Promise.resolve(faultOfPattern(pattern)),
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is no UTF-8: save the file as UTF-8.';
}
function faultOfPattern(pattern) {
    try {
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 4793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8957);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2640);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6562);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7174);
/* harmony import */ var _parse_option_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1047);
/* harmony import */ var _model_iso_8601_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2064);
/* harmony import */ var _one_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3278);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6717);
/* harmony import */ var _standards_choose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8789);









function readSettings(given, nameOf, config = null) {
    const failOn = given.failOn ?? config?.failOn ?? 'error';
    const ifNoReturns = given.ifNoReturns ?? config?.ifNoReturns ?? 'error';
    const staleAfter = given.staleAfter ?? config?.staleAfter ?? '24h';
    const maxFileSize = given.maxFileSize ?? config?.maxFileSize ?? '1MiB';
    const selected = readSelection(given, nameOf, config);
    const asked = named(nameOf('standard'), () => (0,_standards_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .namedStandards */ .ag)(given.standard ?? 'auto'));
    return {
        selection: selected,
        standards: (0,_standards_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefaults */ .rO)(new Map([...versionsOf(config?.standards), ...asked])),
        failOn: (0,_one_of_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .y)(nameOf('fail-on'), failOn, ['error', 'warning', 'notice', 'never']),
        ifNoReturns: (0,_one_of_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .y)(nameOf('if-no-returns'), ifNoReturns, ['error', 'warning', 'ignore']),
        staleAfter: (0,_parse_option_js__WEBPACK_IMPORTED_MODULE_5__/* .measured */ .j)(nameOf('stale-after'), staleAfter, _units_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: (0,_parse_option_js__WEBPACK_IMPORTED_MODULE_5__/* .measured */ .j)(nameOf('max-file-size'), maxFileSize, _units_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSize */ .D, 'a size such as 500KB or 1MiB'),
        expectedSession: given.expectSession ?? null,
        now: given.now === undefined
            ? given.clock
            : (0,_parse_option_js__WEBPACK_IMPORTED_MODULE_5__/* .measured */ .j)(nameOf('now'), given.now, (text) => (0,_model_iso_8601_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIso8601 */ .I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        levels: config?.rules ?? new Map(),
        overrides: (config?.overrides ?? []).map((override) => readOverride(override, asked)),
        agents: config?.agents ?? null,
        envelopeMode: config?.envelopeMode ?? null,
        mayBeUnclaimed: matcherOf(config?.unclaimed ?? []),
        agentBranchRequires: (0,_one_of_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .y)(nameOf('agent-branches-require'), given.agentBranchesRequire ?? config?.agentBranchesRequire ?? 'final', _model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .BRANCH_DEMANDS */ .y),
        isAgentBranch: matcherOf(config?.agentBranches ?? []),
        baseline: config?.baseline ?? null,
    };
}
function matcherOf(patterns) {
    return patterns.length === 0 ? null : (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns);
}
function readSelection({ patterns, ignore }, nameOf, config) {
    named(nameOf('paths'), () => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns));
    named(nameOf('ignore'), () => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(ignore));
    const given = (list) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(list).length > 0;
    return (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r)(given(patterns) ? patterns : (config?.paths ?? []), given(ignore) ? ignore : (config?.ignore ?? []));
}
function readOverride({ paths, rules, standards }, asked) {
    const versions = [...versionsOf(standards)].filter(([family]) => !asked.has(family));
    return { matches: (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(paths), levels: rules, standards: new Map(versions) };
}
function versionsOf(ids = new Map()) {
    return ids.size === 0 ? new Map() : (0,_standards_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .namedStandards */ .ag)([...ids.values()].join());
}
function named(setting, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternError */ .JM || error instanceof _standards_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .StandardError */ .ky))
            throw error;
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`${setting}: ${error.message}`);
    }
}


/***/ }),

/***/ 7656:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ judgeTree)
});

// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(6562);
// EXTERNAL MODULE: ./src/engine/batch.ts + 1 modules
var engine_batch = __webpack_require__(9063);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(3227);
;// CONCATENATED MODULE: ./src/engine/brought.ts

function soughtOf(branch, { agentBranch, changes }) {
    if (branch === null || agentBranch === null || branch.candidates.length === 0)
        return {};
    const keys = new Set(branch.candidates.map(({ statement }) => statement.key));
    return { sought: { keys, among: (file) => changes?.changed.has(file) !== true } };
}
function broughtBy({ candidates }, { copied, records, inUse }) {
    const key = (file, index) => `${String(index)} ${file}`;
    const own = candidates.filter(({ statement }) => !copied.has(statement.content));
    const wanted = new Set(own.map(({ file, index }) => key(file, index)));
    const standards = new Map(inUse.map((standard) => [standard.id, standard]));
    return records
        .filter(({ file, index }) => wanted.has(key(file, index)))
        .map(({ file, index, status, success, standard: id }) => {
        const standard = standards.get(id);
        const hasEnded = standard !== undefined && (0,model_return/* isFinal */.dR)(status, standard);
        return { file, index, status, outcome: success ? 'success' : hasEnded ? 'final' : 'open' };
    });
}
function unsuccessfulOf(brought) {
    const counts = new Map();
    for (const { status, outcome } of brought ?? []) {
        if (outcome === 'final' && status !== null)
            counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    return [...counts].map(([status, returns]) => ({ status, returns })).sort((a, b) => (a.status < b.status ? -1 : 1));
}

// EXTERNAL MODULE: ./src/claims/concerned.ts
var claims_concerned = __webpack_require__(7916);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(4610);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(2395);
;// CONCATENATED MODULE: ./src/engine/known.ts



async function knowable(reach, { tree, changes, branch, records, inUse }) {
    if (reach === undefined || reach === 'everything' || changes === null)
        return () => true;
    const rules = inUse.flatMap((standard) => standard.rules.map(({ rule }) => rule));
    const ofTruth = new Set(rules.filter(rule/* isOfTruth */.Nk).map(({ id }) => id));
    if (reach === 'unless-restated') {
        const isBroken = brokenBy(changes, records);
        return (finding) => {
            const { file, rule } = finding;
            const isTruth = ofTruth.has(rule);
            if (isTruth && isBroken(finding))
                return false;
            return branch === null ? file !== null && !changes.changed.has(file) : branch.mayBeKnown(finding, isTruth);
        };
    }
    const claims = records.flatMap(({ file, claims }) => claims.map(({ claim }) => ({ claim, returnFile: file })));
    const concerned = await (0,claims_concerned/* filesConcerned */.v)(claims, tree, changes);
    return ({ file, rule }) => file !== null && !changes.changed.has(file) && !(ofTruth.has(rule) && concerned.has(file));
}
function brokenBy({ deleted }, records) {
    if (deleted.size === 0)
        return () => false;
    const key = (file, index, pointer) => `${String(index)} ${pointer} ${file}`;
    const broken = new Set(records.flatMap(({ file, index, claims }) => claims.flatMap(({ claim }) => deleted.has((0,path/* normalisePath */.qb)(claim.path) ?? '') ? [key(file, index, claim.pointer)] : [])));
    return ({ file, index, pointer }) => file !== null && index !== null && pointer !== null && broken.has(key(file, index, pointer));
}

// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(7337);
// EXTERNAL MODULE: ./src/engine/finding-list.ts
var finding_list = __webpack_require__(4520);
// EXTERNAL MODULE: ./src/engine/rules.ts
var rules = __webpack_require__(405);
;// CONCATENATED MODULE: ./src/engine/run-rules.ts



function judgeRun(run, inUse, { levels, overrides }, context, stage, mostFindings) {
    const uses = new Map();
    for (const standard of inUse) {
        for (const active of (0,rules/* ruleSet */.nP)(standard, levels, overrides).run) {
            if ((active.rule.after ?? 'returns') !== stage)
                continue;
            const use = uses.get(active.rule.id) ?? { active, standards: new Set() };
            use.standards.add(standard.id);
            uses.set(active.rule.id, use);
        }
    }
    const lines = linesOf(run);
    const findings = new finding_list/* FindingList */.k(mostFindings);
    for (const { active, standards } of uses.values()) {
        const returns = run.returns.filter(({ standard }) => standards.has(standard));
        for (const problem of active.rule.check({ ...run, returns }, context)) {
            const { file = null, index = null } = problem;
            const here = (0,rules/* activeIn */.E1)(active, file, overrides);
            if (here === undefined)
                continue;
            findings.add({ active: here, problem }, file, () => {
                const line = index === null ? undefined : lines().get(`${String(index)} ${file ?? ''}`);
                const range = problem.range ?? (line === undefined ? null : { ...position/* FILE_START */.W, startLine: line, endLine: line });
                return { file, index, pointer: null, range, value: undefined, verbatim: false, excerpt: null };
            });
        }
    }
    return findings.drafts();
}
function linesOf({ returns }) {
    let lines;
    return () => (lines ??= new Map(returns.map(({ file, index, line }) => [`${String(index)} ${file}`, line])));
}

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/engine/conclude.ts
var conclude = __webpack_require__(3021);
// EXTERNAL MODULE: ./src/engine/order.ts
var order = __webpack_require__(2130);
// EXTERNAL MODULE: ./src/engine/tally.ts
var tally = __webpack_require__(8984);
// EXTERNAL MODULE: ./src/model/vocabulary.ts
var vocabulary = __webpack_require__(8049);
;// CONCATENATED MODULE: ./src/engine/overrides.ts

function overridesOf(list, chosen) {
    if (list.length === 0)
        return null;
    const versions = list.flatMap(({ standards }) => [...standards.values()]);
    const levels = list.flatMap((override) => [...override.levels]);
    const withStandards = list.filter(({ standards }) => standards.size > 0);
    const lastFirst = list.filter((override) => override.levels.size > 0).reverse();
    const choices = new Map();
    let known = { file: '', matching: [] };
    return {
        standards: [...new Set(versions)],
        switchedOn: new Set(levels.flatMap(([rule, level]) => (level === 'off' ? [] : rule))),
        chosenAt: (file) => {
            let choice = chosen;
            for (const { matches, standards } of withStandards) {
                if (matches(file))
                    choice = oneOfAKind({ ...choice, ...Object.fromEntries(standards) }, choices);
            }
            return choice;
        },
        levelAt: (rule, file) => {
            if (known.file !== file)
                known = { file, matching: lastFirst.filter(({ matches }) => matches(file)) };
            return known.matching.find((override) => override.levels.has(rule))?.levels.get(rule);
        },
    };
}
function oneOfAKind(choice, known) {
    const key = vocabulary/* FAMILIES */.B.map((family) => choice[family]?.id ?? '').join();
    const before = known.get(key);
    if (before === undefined)
        known.set(key, choice);
    return before ?? choice;
}

;// CONCATENATED MODULE: ./src/engine/run.ts












async function runGate(options) {
    const { tree, selection, standards, levels, maxFileSize, failOn, mostFindings = finding_list/* MOST_FINDINGS */.V } = options;
    const files = await tree.list(selection);
    const classify = (0,gather/* classifier */.k)();
    const gathered = files.map((file) => ({ file, gathered: classify(file.path) }));
    const context = { ...options.context, expectedIn: changedAmong(files, options.context) };
    const overrides = overridesOf(options.overrides ?? [], standards);
    const inUse = versionsInUse(standards, overrides);
    const chosenAt = overrides?.chosenAt ?? (() => standards);
    const judging = {
        tree,
        chosenAt,
        ruleSets: new Map(inUse.map((standard) => [standard, (0,rules/* ruleSet */.nP)(standard, levels, overrides)])),
        overrides,
        context,
        maxFileSize,
        mostFindings,
    };
    const branch = await comparedWithBase(options, { gathered, classify, judging });
    const seeking = { ...judging, ...soughtOf(branch, context) };
    const { wanted, passedOver, originals } = await narrowed(gathered, seeking, options.mode);
    const records = [];
    const drafts = [];
    const absent = [];
    const copied = new Set(originals);
    let holding = 0;
    let done = 0;
    const take = (judged) => {
        for (const record of judged.records)
            records.push(record);
        for (const found of judged.drafts)
            drafts.push(found);
        for (const claim of judged.absent)
            absent.push(claim);
        for (const content of judged.originals)
            copied.add(content);
        holding += judged.holding;
    };
    let earlier;
    const toRead = wanted.map(({ file }) => file);
    for await (const contents of tree.read(toRead, maxFileSize)) {
        for (const part of inParts(contents)) {
            const batch = wanted.slice(done, done + part.length);
            const current = (0,engine_batch/* judgeBatch */.Ce)(batch, part, seeking);
            current.catch(() => undefined);
            if (earlier !== undefined)
                take(await earlier);
            earlier = current;
            done += part.length;
        }
        options.onProgress?.(done, wanted.length);
    }
    if (earlier !== undefined)
        take(await earlier);
    for (const found of await settled(absent, judging))
        drafts.push(found);
    if (context.expectedSession !== null)
        demandOneReturn(records, context);
    const brought = context.agentBranch === null || branch === null ? null : broughtBy(branch, { copied, records, inUse });
    const run = { files: holding + passedOver, returns: records, stale: null, brought };
    const onRun = (subject, stage) => judgeRun(subject, inUse, { levels, overrides }, context, stage, mostFindings);
    for (const found of onRun(run, 'returns'))
        drafts.push(found);
    const found = await toFindings(drafts);
    const mayBeKnown = await knowable(options.baseline?.reach, {
        tree,
        changes: context.changes,
        branch,
        records,
        inUse,
    });
    const settlement = options.baseline?.settle(found, mayBeKnown) ?? { findings: found, stale: null };
    const { stale } = settlement;
    const onBaseline = stale === null ? [] : onRun({ ...run, stale }, 'baseline');
    const late = await toFindings(onBaseline);
    const findings = late.length === 0 ? settlement.findings : [...settlement.findings, ...late].sort(order/* byPlace */.h);
    return {
        tool: options.tool,
        source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
        conclusion: (0,conclude/* conclude */.E)(run.files, findings, { failOn, ifNoReturns: context.ifNoReturns }),
        clock: context.now,
        failOn,
        counts: (0,tally/* tally */.N)(holding, records, findings),
        unsuccessful: unsuccessfulOf(brought),
        returns: records,
        findings,
    };
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
function versionsInUse(chosen, overrides) {
    const usual = Object.values(chosen).filter((standard) => standard !== undefined);
    return overrides === null ? usual : [...new Set([...usual, ...overrides.standards])];
}
async function narrowed(gathered, judging, mode) {
    const { changes } = judging.context;
    if (mode !== 'changed' || changes === null)
        return { wanted: gathered, passedOver: 0, originals: [] };
    const { narrow } = await __webpack_require__.e(/* import() */ 4255).then(__webpack_require__.bind(__webpack_require__, 4255));
    const { files, passedOver, originals } = await narrow(gathered, changes, judging);
    return { wanted: files, passedOver, originals };
}
async function comparedWithBase({ before, baseline, selection, context }, found) {
    const { changes, agentBranch } = context;
    const isAsked = agentBranch !== null || baseline?.reach === 'unless-restated';
    if (!isAsked || changes === null || before === null || before === undefined)
        return null;
    const { compareWithBase } = await __webpack_require__.e(/* import() */ 7288).then(__webpack_require__.bind(__webpack_require__, 7288));
    return compareWithBase({ ...found, selection, changes, before });
}
async function settled(absent, { tree, context, overrides, mostFindings }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 9189).then(__webpack_require__.bind(__webpack_require__, 9189));
    return settleAbsent(absent, tree, context, overrides, mostFindings);
}
async function toFindings(drafts) {
    if (drafts.length === 0)
        return [];
    const { withFingerprints } = await __webpack_require__.e(/* import() */ 1443).then(__webpack_require__.bind(__webpack_require__, 1443));
    return [...withFingerprints(drafts)].sort(order/* byPlace */.h);
}
function changedAmong(files, { changes }) {
    if (changes === null)
        return null;
    const changed = files.flatMap(({ path }) => (changes.changed.has(path) ? [path] : []));
    return changed.length === 0 ? null : new Set(changed);
}
function demandOneReturn(records, { expectedIn }) {
    const held = expectedIn === null ? records : records.filter(({ file }) => expectedIn.has(file));
    if (held.length === 1 || (expectedIn !== null && held.length > 0))
        return;
    const found = expectedIn === null ? `${String(held.length)} were found` : 'the files that changed hold none';
    throw new usage_error/* UsageError */.e(`expect-session is held against one return, and ${found}: select its file (PATTERN, or the input paths).`);
}

// EXTERNAL MODULE: ./src/engine/roadmap.ts
var roadmap = __webpack_require__(9718);
// EXTERNAL MODULE: ./src/model/version.ts
var version = __webpack_require__(8897);
;// CONCATENATED MODULE: ./src/engine/judge-tree.ts



async function judgeTree(tree, settings, also = {}) {
    return runGate({
        tool: { name: 'return-gate', version: version/* VERSION */.x },
        tree,
        selection: settings.selection,
        standards: settings.standards,
        context: {
            now: settings.now,
            staleAfter: settings.staleAfter,
            expectedSession: settings.expectedSession,
            expectedIn: null,
            agents: settings.agents,
            roadmap: await (0,roadmap/* readRoadmap */.x)(tree, settings.maxFileSize),
            changes: also.changes ?? null,
            agentBranch: also.agentBranch ?? null,
            agentBranchRequires: settings.agentBranchRequires,
            ifNoReturns: settings.ifNoReturns,
            envelopeMode: settings.envelopeMode,
            mayBeUnclaimed: settings.mayBeUnclaimed,
        },
        levels: settings.levels,
        overrides: settings.overrides,
        failOn: settings.failOn,
        maxFileSize: settings.maxFileSize,
        mode: also.mode ?? 'all',
        before: also.before ?? null,
        ...(also.baseline === undefined ? {} : { baseline: also.baseline }),
        ...(also.mostFindings === undefined ? {} : { mostFindings: also.mostFindings }),
        ...(also.onProgress === undefined ? {} : { onProgress: also.onProgress }),
    });
}


/***/ }),

/***/ 6562:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ classifier),
  r: () => (/* binding */ selection)
});

// EXTERNAL MODULE: ./src/gather/glob.ts + 1 modules
var glob = __webpack_require__(2640);
;// CONCATENATED MODULE: ./src/gather/kinds.ts
const KINDS = [
    { form: 'json', family: 'return-meta', patterns: ['**/.return-meta-multi*.json'], reduced: true },
    {
        form: 'json',
        family: 'return-meta',
        patterns: ['**/.return-meta.json', '**/.return-meta-*.json', '**/*return-meta.json'],
    },
    {
        form: 'json',
        family: 'subagent-return',
        patterns: ['**/*.return.json', '**/returns/**/*.json', '**/return-logs/**/*.json'],
    },
    { form: 'jsonl', family: null, patterns: ['**/*.returns.jsonl', '**/return-logs/**/*.jsonl'] },
    {
        form: 'markdown',
        family: null,
        patterns: ['**/*.return.md', '**/return-logs/**/*.md', 'openspec/changes/**/*.md'],
    },
];
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

;// CONCATENATED MODULE: ./src/gather/gather.ts


function selection(patterns, ignore) {
    const given = (0,glob/* cleanPatterns */.vR)(patterns);
    const without = [...NEVER, ...(given.length === 0 ? NOT_BY_DEFAULT : []), ...(0,glob/* cleanPatterns */.vR)(ignore)];
    const negated = without.map((pattern) => `!${pattern}`);
    if (given.length > 0) {
        const all = [...given, ...negated];
        return { patterns: all, matches: (0,glob/* compilePatterns */.xi)(all) };
    }
    const usual = KINDS.flatMap((kind) => kind.patterns);
    const matches = (0,glob/* compilePatterns */.xi)(negated, inAnyCase(usual));
    return { patterns: [...usual, ...negated], matches, anyCase: true };
}
function inAnyCase(patterns) {
    const matches = (0,glob/* compilePatterns */.xi)(patterns);
    return (path) => matches(path.toLowerCase());
}
function classifier() {
    const kinds = KINDS.map(({ form, family, patterns, reduced = false }) => ({
        gathered: { form, family, reduced },
        matches: inAnyCase(patterns),
    }));
    return (path) => kinds.find(({ matches }) => matches(path))?.gathered ?? byExtension(path);
}
function byExtension(path) {
    if (/\.jsonl$/i.test(path))
        return { form: 'jsonl', family: null, reduced: false };
    return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}


/***/ }),

/***/ 2640:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JM: () => (/* binding */ PatternError),
  vR: () => (/* binding */ cleanPatterns),
  xi: () => (/* binding */ compilePatterns)
});

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ../../../work/main/node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(5415);
;// CONCATENATED MODULE: ./src/gather/minimatch.ts

const OPTIONS = {
    dot: true,
    nobrace: true,
    nocase: false,
    nocomment: true,
    noext: true,
    nonegate: true,
};
function matcherOf(glob) {
    const minimatch = new esm/* Minimatch */.VR(glob, OPTIONS);
    minimatch.set = minimatch.set.map((steps) => steps.map((step) => (step instanceof RegExp ? straight(step) : step)));
    const [[first, name, ...more] = []] = minimatch.set;
    if (first === esm/* GLOBSTAR */.ZN && name !== undefined && name !== esm/* GLOBSTAR */.ZN && more.length === 0) {
        return (path) => {
            const last = path.slice(path.lastIndexOf('/') + 1);
            return typeof name === 'string' ? name === last : name.test(last);
        };
    }
    return (path) => minimatch.match(path);
}
const ASTERISK = '[^/]*?';
function straight(name) {
    const [first = '', ...others] = name.source.split(ASTERISK);
    const last = others.pop();
    if (last === undefined || others.length === 0 || Object.hasOwn(name, 'test'))
        return name;
    const between = others.map((text, n) => `(?=(?<at${String(n)}>${ASTERISK}${text}))\\k<at${String(n)}>`);
    return new RegExp(first + between.join('') + ASTERISK + last, name.flags);
}

;// CONCATENATED MODULE: ./src/gather/glob.ts


class PatternError extends usage_error/* UsageError */.e {
    name = 'PatternError';
}
const LONGEST_PATTERN = 4_096;
const MOST_BRACKETS = 20;
const MOST_NEEDLES = 200;
const LONGEST_SEARCH = 10_000;
function compilePatterns(patterns, before = null) {
    const taken = cleanPatterns(patterns).map(takeApart);
    const compiled = taken.map(({ negate, parts }) => ({ negate, tests: parts.map(testOf) }));
    const maySelect = quickly(taken.filter(({ negate }) => !negate));
    const mayTakeAway = quickly(taken.filter(({ negate }) => negate));
    return (path) => {
        let selected = before?.(path) === true;
        if (!selected && !maySelect(path))
            return false;
        const mayBeTaken = mayTakeAway(path);
        for (const { negate, tests } of compiled) {
            if (selected && !mayBeTaken)
                return true;
            if (selected === negate && tests.some((test) => test(path)))
                selected = !negate;
        }
        return selected;
    };
}
function compile(glob) {
    try {
        return matcherOf(glob);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new PatternError(`The pattern "${glob}" has a class that cannot be matched: write a simpler one.`);
    }
}
function quickly(patterns) {
    if (patterns.length === 0)
        return () => false;
    const needles = new Set(patterns.flatMap(({ parts }) => parts.map(({ needle }) => needle)));
    let length = 0;
    for (const needle of needles)
        length += needle.length;
    if (needles.has('') || needles.size > MOST_NEEDLES || length > LONGEST_SEARCH)
        return () => true;
    let search;
    return (path) => (search ??= searchFor([...needles])).test(path);
}
function searchFor(needles) {
    const least = needles.filter((one) => !needles.some((other) => other !== one && one.includes(other)));
    return new RegExp(least.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'), 's');
}
function testOf({ glob, literal, below, asFolder }) {
    const match = compile(glob);
    if (below) {
        return (path) => {
            const held = asFolder ? `${path}/` : path;
            return held.includes(literal) && match(held);
        };
    }
    return (path) => path.endsWith(literal) && match(path);
}
function cleanPatterns(patterns) {
    return patterns
        .flatMap((pattern) => pattern.split(/\r?\n/))
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
function demandModest(line) {
    const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
    if (line.length > LONGEST_PATTERN) {
        throw new PatternError(`The pattern "${shown}" has ${String(line.length)} characters: write one of at most ${String(LONGEST_PATTERN)}.`);
    }
    if (line.split('[').length - 1 > MOST_BRACKETS) {
        throw new PatternError(`The pattern "${shown}" has more than ${String(MOST_BRACKETS)} opening brackets: write a simpler one.`);
    }
}
function takeApart(line) {
    demandModest(line);
    let pattern = line;
    let negate = false;
    while (pattern.startsWith('!')) {
        negate = !negate;
        pattern = pattern.slice(1).trim();
    }
    if (pattern === '')
        throw new PatternError(`The pattern "${line}" is empty: write what it should match.`);
    if (pattern.startsWith('/') || pattern.startsWith('~') || /^[A-Za-z]:/.test(pattern)) {
        throw new PatternError(`The pattern "${line}" is absolute: write it relative to the project root.`);
    }
    const directoryOnly = pattern.endsWith('/');
    let segments = pattern.split(/\/+/).filter((segment) => segment !== '');
    if (segments[0] === '.')
        segments = segments.slice(1);
    if (segments.includes('.') || segments.includes('..')) {
        throw new PatternError(`The pattern "${line}" has a "." or ".." inside: write it relative to the project root.`);
    }
    if (segments.length === 0) {
        return { negate, parts: [{ glob: '**', literal: '', needle: '', below: true, asFolder: false }] };
    }
    const descendants = below([...segments, '**'], false);
    if (directoryOnly)
        return { negate, parts: [descendants] };
    if (segments[segments.length - 1] === '**')
        return { negate, parts: [below(segments, true)] };
    const itself = {
        glob: segments.join('/'),
        literal: literalEnd(segments),
        needle: longestLiteral(segments),
        below: false,
        asFolder: false,
    };
    return { negate, parts: [itself, descendants] };
}
function below(segments, asFolder) {
    const folder = literalEnd(segments.slice(0, segments.findLastIndex((segment) => segment !== '**') + 1));
    const literal = folder === '' ? '' : `${folder}/`;
    return { glob: segments.join('/'), literal, needle: longestLiteral(segments), below: true, asFolder };
}
function longestLiteral(segments) {
    const pattern = segments.join('/');
    if (/[[\]\\]/.test(pattern))
        return '';
    const texts = pattern.split(/[*?]+/).map((text) => text.replace(/^\/+|\/+$/g, ''));
    return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
function literalEnd(segments) {
    const pattern = segments.join('/');
    if (/[[\]\\]/.test(pattern))
        return '';
    return pattern.slice(Math.max(pattern.lastIndexOf('*'), pattern.lastIndexOf('?')) + 1).replace(/^\/+/, '');
}


/***/ }),

/***/ 7174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ ENVELOPE_MODES),
/* harmony export */   y: () => (/* binding */ BRANCH_DEMANDS)
/* harmony export */ });
const ENVELOPE_MODES = ['engram', 'openspec', 'none'];
const BRANCH_DEMANDS = ['final', 'success'];


/***/ }),

/***/ 5581:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yp: () => (/* binding */ versionsWith),
/* harmony export */   aA: () => (/* binding */ versionsInWords),
/* harmony export */   aO: () => (/* binding */ rules),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qg: () => (/* binding */ orderedStandards)
/* harmony export */ });
/* harmony import */ var _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8049);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3778);


const orderedStandards = _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule === rule)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
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
    if (orderedStandards.every((standard) => list.includes(standard)))
        return ['all'];
    return _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length && meant.length > 0 ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}


/***/ }),

/***/ 8310:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   yZ: () => (/* binding */ linkBelow)
/* harmony export */ });
/* unused harmony export leadsInto */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4812);



function linkBelow(folders, file) {
    const tops = new Set(folders.flatMap((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), realOf(folder)]));
    for (const top of tops) {
        for (const form of formsOf(file)) {
            const place = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form);
            const link = place === null ? undefined : firstLink(top, place);
            if (link !== undefined)
                return link;
        }
    }
    return undefined;
}
function placeIn(folder, file) {
    const real = realOf(folder);
    const places = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), real].flatMap((top) => formsOf(file).map((form) => (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form)));
    const place = places.find((one) => one !== null) ?? null;
    const actual = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(real, realOf(file));
    return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}
function leadsInto(folder, file) {
    return relativeWithin(realOf(folder), realOf(file)) !== null;
}
function formsOf(file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    return [path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))];
}
function firstLink(folder, place) {
    const segments = place.split('/');
    for (let n = 1; n <= segments.length; n++) {
        const part = segments.slice(0, n).join('/');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return part;
    }
    return undefined;
}
function realOf(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    }
}


/***/ })

};
;
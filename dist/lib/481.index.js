export const id = 481;
export const ids = [481];
export const modules = {

/***/ 6481:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkProject: () => (/* binding */ checkProject)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/gather/glob.ts + 2 modules
var glob = __webpack_require__(3008);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/policy/config/error.ts
var error = __webpack_require__(4683);
;// CONCATENATED MODULE: ./src/policy/config/find.ts

const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new error/* ConfigError */.xL(shown, [(0,error/* problemOfFile */.DE)(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new error/* ConfigError */.xL(other, [(0,error/* problemOfFile */.DE)(`Nobody reads it by this name: write it ${path}.`)]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new error/* ConfigError */.xL(path, [(0,error/* problemOfFile */.DE)(`There is ${found.path} as well: keep one of the two.`)]);
        }
        found = { path, id, link: false };
    }
    return found;
}

// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(3152);
// EXTERNAL MODULE: ./src/read/utf8.ts
var utf8 = __webpack_require__(8145);
;// CONCATENATED MODULE: ./src/tree/link-below.ts


function linkBelow(folders, file) {
    const tops = new Set(folders.flatMap((folder) => [(0,external_node_path_.resolve)(folder), realOf(folder)]));
    for (const top of tops) {
        for (const form of formsOf(file)) {
            const place = placeBelow(top, form);
            const link = place === null ? undefined : firstLink(top, place);
            if (link !== undefined)
                return link;
        }
    }
    return undefined;
}
function placeIn(folder, file) {
    const real = realOf(folder);
    const places = [resolve(folder), real].flatMap((top) => formsOf(file).map((form) => placeBelow(top, form)));
    const place = places.find((one) => one !== null) ?? null;
    const actual = placeBelow(real, realOf(file));
    return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}
function leadsInto(folder, file) {
    return placeBelow(realOf(folder), realOf(file)) !== null;
}
function formsOf(file) {
    const path = (0,external_node_path_.resolve)(file);
    return [path, (0,external_node_path_.join)(realOf((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path))];
}
function placeBelow(folder, file) {
    const place = (0,external_node_path_.relative)(folder, file);
    return place === '' || (0,external_node_path_.isAbsolute)(place) || place.split(external_node_path_.sep)[0] === '..' ? null : place.split(external_node_path_.sep).join('/');
}
function firstLink(folder, place) {
    const segments = place.split('/');
    for (let n = 1; n <= segments.length; n++) {
        const part = segments.slice(0, n).join('/');
        if ((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return part;
    }
    return undefined;
}
function realOf(path) {
    try {
        return external_node_fs_.realpathSync.native((0,external_node_path_.resolve)(path));
    }
    catch {
        return (0,external_node_path_.resolve)(path);
    }
}

// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
;// CONCATENATED MODULE: ./src/configuration.ts










const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = findConfig(tree);
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
    const link = linkBelow([root, repositoryAround(root)], path);
    if (link !== undefined) {
        throw new error/* ConfigError */.xL(shown, [
            (0,error/* problemOfFile */.DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        bytes = readUpTo(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new call_error/* CallError */.R(`The configuration ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw tooLarge(shown);
    return configOf(shown, bytes);
}
function repositoryAround(root) {
    return (0,external_node_fs_.existsSync)(root) ? ((0,tree_root/* repositoryOf */._M)(root) ?? root) : root;
}
function readUpTo(path, limit) {
    const buffer = Buffer.alloc(limit);
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        let length = 0;
        for (let got = -1; got !== 0 && length < limit; length += got)
            got = (0,external_node_fs_.readSync)(file, buffer, length, limit - length, null);
        return buffer.subarray(0, length);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function tooLarge(file) {
    return new error/* ConfigError */.xL(file, [
        (0,error/* problemOfFile */.DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,utf8/* decode */.D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new error/* ConfigError */.xL(file, wrong);
    const { parseConfig } = await __webpack_require__.e(/* import() */ 434).then(__webpack_require__.bind(__webpack_require__, 1434));
    const lines = new read_lines/* Lines */.q(text);
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : position/* FILE_START */.W;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is no UTF-8: save the file as UTF-8.';
}
async function faultOfPattern(pattern) {
    try {
        await (0,glob/* compilePatterns */.xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof glob/* PatternError */.JM)
            return error.message;
        throw error;
    }
}

// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
// EXTERNAL MODULE: ./src/judge/batch.ts + 2 modules
var judge_batch = __webpack_require__(9643);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
;// CONCATENATED MODULE: ./src/judge/brought.ts

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
var claims_concerned = __webpack_require__(9592);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(3870);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(1799);
;// CONCATENATED MODULE: ./src/judge/known.ts



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

// EXTERNAL MODULE: ./src/policy/finding-list.ts
var finding_list = __webpack_require__(6752);
// EXTERNAL MODULE: ./src/judge/rules.ts
var judge_rules = __webpack_require__(4896);
;// CONCATENATED MODULE: ./src/judge/run.ts



function judgeRun(run, inUse, { levels, overrides }, context, stage, mostFindings) {
    const uses = new Map();
    for (const standard of inUse) {
        for (const active of (0,judge_rules/* ruleSet */.nP)(standard, levels, overrides).run) {
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
            const here = (0,judge_rules/* activeIn */.E1)(active, file, overrides);
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

// EXTERNAL MODULE: ./src/policy/conclude.ts
var conclude = __webpack_require__(7093);
// EXTERNAL MODULE: ./src/policy/order.ts
var order = __webpack_require__(762);
// EXTERNAL MODULE: ./src/policy/tally.ts
var tally = __webpack_require__(2720);
// EXTERNAL MODULE: ./src/read/needed.ts
var needed = __webpack_require__(8699);
// EXTERNAL MODULE: ./src/model/standard.ts
var standard = __webpack_require__(1900);
;// CONCATENATED MODULE: ./src/judge/overrides.ts

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
    const key = standard/* FAMILIES */.B.map((family) => choice[family]?.id ?? '').join();
    const before = known.get(key);
    if (before === undefined)
        known.set(key, choice);
    return before ?? choice;
}

;// CONCATENATED MODULE: ./src/gate.ts












class UsageError extends Error {
    name = 'UsageError';
}
async function runGate(options) {
    const { tree, selection, standards, levels, maxFileSize, failOn, mostFindings = finding_list/* MOST_FINDINGS */.V } = options;
    const files = await tree.list(selection);
    const classify = await (0,gather/* classifier */.k)();
    const gathered = files.map((file) => ({ file, gathered: classify(file.path) }));
    const context = { ...options.context, expectedIn: changedAmong(files, options.context) };
    const known = new Set(gathered.map((item) => item.gathered.family));
    const overrides = overridesOf(options.overrides ?? [], standards);
    const inUse = versionsInUse(standards, overrides);
    const open = (families) => openBenches(inUse, { levels, overrides }, families);
    const benches = await open(known);
    const chosenAt = overrides?.chosenAt ?? (() => standards);
    const judging = {
        tree,
        chosenAt,
        benches,
        overrides,
        context,
        maxFileSize,
        mostFindings,
    };
    const withAids = aided(judging, () => open(new Set([null])), inUse);
    const branch = await comparedWithBase(options, { gathered, classify, judging, withAids });
    const sought = soughtOf(branch, context);
    const withSought = (work) => withAids((judgeOptions, aids) => work({ ...judgeOptions, ...sought }, aids));
    const { wanted, passedOver, originals } = await narrowed(gathered, judging, withSought, options.mode);
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
            const current = withSought((judgeOptions, aids) => (0,judge_batch/* judgeBatch */.Ce)(batch, part, judgeOptions, aids));
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
async function openBenches(inUse, { levels, overrides }, families) {
    const benches = new Map();
    for (const standard of inUse) {
        if (!families.has(standard.family) && !families.has(null))
            continue;
        const rules = (0,judge_rules/* ruleSet */.nP)(standard, levels, overrides);
        benches.set(standard, { standard, validate: await standard.validator(), rules });
    }
    return benches;
}
async function narrowed(gathered, judging, withAids, mode) {
    const { changes } = judging.context;
    if (mode !== 'changed' || changes === null)
        return { wanted: gathered, passedOver: 0, originals: [] };
    const { narrow } = await __webpack_require__.e(/* import() */ 248).then(__webpack_require__.bind(__webpack_require__, 2248));
    const { files, passedOver, originals } = await narrow(gathered, changes, judging, withAids);
    return { wanted: files, passedOver, originals };
}
async function comparedWithBase({ before, baseline, selection, context }, found) {
    const { changes, agentBranch } = context;
    const isAsked = agentBranch !== null || baseline?.reach === 'unless-restated';
    if (!isAsked || changes === null || before === null || before === undefined)
        return null;
    const { compareWithBase } = await __webpack_require__.e(/* import() */ 727).then(__webpack_require__.bind(__webpack_require__, 1727));
    return compareWithBase({ ...found, selection, changes, before });
}
function aided(options, openAll, inUse) {
    let aids = { diagnosis: null, markdown: null };
    let { benches } = options;
    const bring = {
        positions: async () => {
            const { diagnosisOf } = await Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(154)]).then(__webpack_require__.bind(__webpack_require__, 9154));
            const diagnosis = await diagnosisOf(inUse);
            aids = { ...aids, diagnosis };
        },
        markdown: async () => {
            const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(814)]).then(__webpack_require__.bind(__webpack_require__, 3814));
            benches = await openAll();
            aids = { ...aids, markdown: parseMarkdown };
        },
    };
    return async (work) => {
        for (const asked = new Set();;) {
            try {
                return await work({ ...options, benches }, aids);
            }
            catch (error) {
                if (!(error instanceof needed/* ParserNeeded */.Rr) || asked.has(error.parser))
                    throw error;
                asked.add(error.parser);
                await bring[error.parser]();
            }
        }
    };
}
async function settled(absent, { tree, context, overrides, mostFindings }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 6390));
    return settleAbsent(absent, tree, context, overrides, mostFindings);
}
async function toFindings(drafts) {
    if (drafts.length === 0)
        return [];
    const { withFingerprints } = await __webpack_require__.e(/* import() */ 158).then(__webpack_require__.bind(__webpack_require__, 9158));
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
    throw new UsageError(`expect-session is held against one return, and ${found}: select its file (PATTERN, or the input paths).`);
}

// EXTERNAL MODULE: ./src/roadmap.ts
var roadmap = __webpack_require__(15);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
;// CONCATENATED MODULE: ./src/judge-tree.ts



async function judgeTree(tree, settings, also = {}) {
    return runGate({
        tool: { name: 'return-gate', version: version/* VERSION */.x },
        tree,
        selection: settings.selection,
        standards: settings.standards,
        context: {
            now: settings.now ?? Date.now(),
            staleAfter: settings.staleAfter,
            expectedSession: settings.expectedSession,
            expectedIn: null,
            agents: settings.agents,
            roadmap: await (0,roadmap/* readRoadmap */.x)(tree),
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

;// CONCATENATED MODULE: ./src/model/baseline.ts
const baseline_BASELINE_FILE = '.return-gate-baseline.json';

;// CONCATENATED MODULE: ./src/known-findings.ts





async function openBaseline(source) {
    const { base, whole, place = baseline_BASELINE_FILE } = source;
    const found = await findBaseline(source);
    const text = typeof base === 'object' ? base.text : null;
    if (found === undefined && text === null)
        return undefined;
    const { baselineOf, readBaseline } = await __webpack_require__.e(/* import() */ 887).then(__webpack_require__.bind(__webpack_require__, 4887));
    const own = found === undefined ? undefined : readBaseline(found.text, found.name);
    const theirs = text === null ? undefined : readBaseline(text, `${place} of the base`);
    return baselineOf({
        file: found?.name ?? place,
        entries: own ?? [],
        hiding: theirs ?? own ?? [],
        reach: reachOf(base),
        whole,
    });
}
function reachOf(base) {
    if (base === undefined)
        return 'everything';
    return base === 'own' || base.text !== null ? 'unless-restated' : 'left-alone';
}
async function findBaseline({ tree, root, named, onDisk, place = baseline_BASELINE_FILE, }) {
    if (named !== undefined)
        return { name: known_findings_placeIn(root, named), text: readNamed(root, named) };
    const file = (0,external_node_path_.join)(root, place);
    if (onDisk && (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) !== undefined) {
        return { name: place, text: readNamed(root, file) };
    }
    const entry = tree.find(place);
    if (entry === undefined) {
        const link = linkOnTheWay(tree, place);
        if (link !== undefined)
            throw linked(link);
        return undefined;
    }
    if (entry.kind !== 'file')
        throw new call_error/* CallError */.R(`${place} is no regular file: commit the file itself.`);
    const [bytes] = await tree.contents([entry.id]);
    return { name: place, text: Buffer.from(bytes ?? []).toString('utf8') };
}
function baselinePath(root, named) {
    return named ?? join(root, BASELINE_FILE);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function linked(link) {
    return new call_error/* CallError */.R(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = linkBelow([root], file);
    if (link !== undefined)
        throw linked(link);
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new call_error/* CallError */.R(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
    }
}
function known_findings_placeIn(root, file) {
    const place = (0,external_node_path_.relative)((0,external_node_path_.resolve)(root), (0,external_node_path_.resolve)(file)).split(external_node_path_.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(external_node_path_.sep).join('/') : place;
}

// EXTERNAL MODULE: ./src/library-options.ts
var library_options = __webpack_require__(8543);
;// CONCATENATED MODULE: ./src/likely.ts
function likely({ patterns, ignore }) {
    return async () => {
        const { selection } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7506));
        return selection(patterns, ignore);
    };
}

// EXTERNAL MODULE: ./src/report/json.ts + 1 modules
var json = __webpack_require__(4108);
// EXTERNAL MODULE: ./src/model/context.ts
var context = __webpack_require__(5274);
// EXTERNAL MODULE: ./src/measured.ts
var measured = __webpack_require__(3463);
// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(9244);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/one-of.ts


function oneOf(setting, given, words) {
    const found = words.find((word) => word === given);
    if (found !== undefined)
        return found;
    const meant = (0,model_text/* nearest */.pA)(given, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new call_error/* CallError */.R(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}

// EXTERNAL MODULE: ./src/policy/units.ts
var units = __webpack_require__(2233);
// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(665);
;// CONCATENATED MODULE: ./src/settings.ts









async function readSettings(given, nameOf, config = null) {
    const failOn = given.failOn ?? config?.failOn ?? 'error';
    const ifNoReturns = given.ifNoReturns ?? config?.ifNoReturns ?? 'error';
    const staleAfter = given.staleAfter ?? config?.staleAfter ?? '24h';
    const maxFileSize = given.maxFileSize ?? config?.maxFileSize ?? '1MiB';
    const selected = await readSelection(given, nameOf, config);
    const asked = await named(nameOf('standard'), () => Promise.resolve().then(() => (0,choose/* namedStandards */.ag)(given.standard ?? 'auto')));
    return {
        selection: selected,
        standards: (0,choose/* withDefaults */.rO)(new Map([...versionsOf(config?.standards), ...asked])),
        failOn: oneOf(nameOf('fail-on'), failOn, ['error', 'warning', 'notice', 'never']),
        ifNoReturns: oneOf(nameOf('if-no-returns'), ifNoReturns, ['error', 'warning', 'ignore']),
        staleAfter: (0,measured/* measured */.j)(nameOf('stale-after'), staleAfter, units/* parseDuration */.E, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: (0,measured/* measured */.j)(nameOf('max-file-size'), maxFileSize, units/* parseSize */.D, 'a size such as 500KB or 1MiB'),
        expectedSession: given.expectSession ?? null,
        now: given.now === undefined
            ? null
            : (0,measured/* measured */.j)(nameOf('now'), given.now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        levels: config?.rules ?? new Map(),
        overrides: await Promise.all((config?.overrides ?? []).map((override) => readOverride(override, asked))),
        agents: config?.agents ?? null,
        envelopeMode: config?.envelopeMode ?? null,
        mayBeUnclaimed: await matcherOf(config?.unclaimed ?? []),
        agentBranchRequires: oneOf(nameOf('agent-branches-require'), given.agentBranchesRequire ?? config?.agentBranchesRequire ?? 'final', context/* BRANCH_DEMANDS */.y),
        isAgentBranch: await matcherOf(config?.agentBranches ?? []),
        baseline: config?.baseline ?? null,
    };
}
async function matcherOf(patterns) {
    return patterns.length === 0 ? null : (0,glob/* compilePatterns */.xi)(patterns);
}
async function readSelection({ patterns, ignore }, nameOf, config) {
    await named(nameOf('paths'), () => (0,glob/* compilePatterns */.xi)(patterns));
    await named(nameOf('ignore'), () => (0,glob/* compilePatterns */.xi)(ignore));
    const given = (list) => (0,glob/* cleanPatterns */.vR)(list).length > 0;
    return (0,gather.selection)(given(patterns) ? patterns : (config?.paths ?? []), given(ignore) ? ignore : (config?.ignore ?? []));
}
async function readOverride({ paths, rules, standards }, asked) {
    const versions = [...versionsOf(standards)].filter(([family]) => !asked.has(family));
    return { matches: await (0,glob/* compilePatterns */.xi)(paths), levels: rules, standards: new Map(versions) };
}
function versionsOf(ids = new Map()) {
    return ids.size === 0 ? new Map() : (0,choose/* namedStandards */.ag)([...ids.values()].join());
}
async function named(setting, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof glob/* PatternError */.JM || error instanceof choose/* StandardError */.ky))
            throw error;
        throw new call_error/* CallError */.R(`${setting}: ${error.message}`);
    }
}

// EXTERNAL MODULE: ./src/tree/git-error.ts
var git_error = __webpack_require__(8539);
// EXTERNAL MODULE: ./src/tree/git.ts + 2 modules
var tree_git = __webpack_require__(3743);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(6034);
// EXTERNAL MODULE: ./src/tree/listing.ts
var listing = __webpack_require__(3172);
// EXTERNAL MODULE: ./src/tree/store.ts
var store = __webpack_require__(5341);
;// CONCATENATED MODULE: ./src/tree/locate.ts






function locate(root) {
    (0,tree_root/* demandDirectory */.zb)(root);
    const real = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root));
    const top = (0,tree_root/* repositoryOf */._M)(real);
    if (top === undefined)
        return bare(root, real);
    const own = (0,store/* gitFolderOf */.qb)(top);
    if (own === undefined || !(0,store/* isRepository */.Z6)(own)) {
        throw new git_error/* GitError */.XS(`${root} is not in a git repository that can be read: ${(0,external_node_path_.join)(top, '.git')} leads to none with a HEAD, objects and refs.`, 'no-repository', 'Check the repository out anew, or judge the files as they lie on disk with --workspace.');
    }
    if ((0,inside/* isInside */.F)(real, (0,external_node_path_.join)(top, '.git')))
        return bare(root, real);
    const within = ancestry(real, top).find(store/* resemblesRepository */.vb);
    if (within !== undefined)
        throw planted(within, top);
    return { kind: 'work-tree', top, root: real, prefix: (0,external_node_path_.relative)(top, real).split(external_node_path_.sep).join('/') };
}
function ancestry(folder, end) {
    const found = [];
    for (let above = folder; above !== end; above = (0,external_node_path_.dirname)(above)) {
        found.push(above);
        if ((0,external_node_path_.dirname)(above) === above)
            break;
    }
    return found;
}
function bare(root, real) {
    if ((0,store/* isRepository */.Z6)(real))
        return { kind: 'bare', top: real, root: real, prefix: '' };
    const around = ancestry(real).find(store/* resemblesRepository */.vb);
    if (around !== undefined) {
        throw new git_error/* GitError */.XS(`${root} lies in what looks like the bare repository ${around}.`, 'no-repository', 'Name that repository itself, or judge the files as they lie on disk with --workspace.');
    }
    throw new git_error/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', 'Check the repository out first, or judge the files as they lie on disk with --workspace.');
}
function planted(folder, top) {
    return new git_error/* GitError */.XS(`${folder} looks like a git repository of its own (HEAD, objects, refs) among the files of ${top}: whoever committed it would choose which commits are judged.`, 'other', `Take its HEAD out of the project, or judge ${top} instead. A bare repository is judged where nothing above it is a work tree.`);
}
function gitAt({ kind, top }, trust = {}) {
    return { cwd: top, bare: kind === 'bare', ...trust };
}

;// CONCATENATED MODULE: ./src/tree/objects.ts


function demandType(object, id, wanted) {
    if (object.size === null)
        return absent(id);
    if (object.type === wanted)
        return object;
    const as = wanted === 'blob' ? 'file' : 'folder';
    throw new tree_git/* GitError */.XS(`The tree of the commit is damaged: it has the object ${id} as a ${as}, but that is a ${object.type ?? 'thing unknown'}.`, 'other', 'Commit the files anew; git fsck shows what is damaged.');
}
function absent(id) {
    throw new tree_git/* GitError */.XS(`The repository lacks the object ${id}: fetch it again without a filter.`);
}
const MISSING = { id: null, type: null, size: null, stored: null, bytes: null };
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';
const LF = 0x0a;
const SPACE = 0x20;
const LETTER_A = 0x61;
const LETTER_B = 0x62;
const LETTER_C = 0x63;
const LETTER_T = 0x74;
const NO_BYTES = Buffer.alloc(0);
const USAGE = 129;
class Objects {
    #options;
    #command;
    #contents;
    #info;
    #closed = false;
    constructor(options) {
        this.#options = options;
        this.#command = this.#open();
    }
    contents(ids, limit) {
        return this.#ask('contents', ids, limit, false);
    }
    show(ids, viewers) {
        return this.#ask('contents', ids, -1, false, viewers);
    }
    sizes(ids) {
        return this.#ask('info', ids, 0, false);
    }
    async resolve(names) {
        return (await this.#ask('info', names, 0, true)).map(({ id }) => id ?? undefined);
    }
    describe(names) {
        return this.#ask('info', names, 0, true);
    }
    async types(ids) {
        return (await this.#ask('info', ids, 0, false)).map(({ type }) => type);
    }
    close() {
        this.#closed = true;
        for (const pipe of [this.#command, this.#contents, this.#info])
            pipe?.close();
    }
    #ask(question, ids, limit, named, viewers = []) {
        if (ids.length === 0)
            return Promise.resolve([]);
        if (this.#closed)
            return Promise.reject(new tree_git/* GitError */.XS('The repository was asked for objects after it was closed.'));
        return new Promise((resolve, reject) => {
            this.#send({ question, ids, limit, named, viewers, answers: [], resolve, reject });
        });
    }
    #open() {
        const args = ['cat-file', `--batch-command=${ANSWER}`, '--buffer'];
        return new Pipe(this.#options, args, 'command', (unanswered) => {
            this.#fallBack(unanswered);
        });
    }
    #send(request) {
        if (this.#command !== undefined) {
            if (this.#command.failed)
                this.#command = this.#open();
            this.#command.send(request);
            return;
        }
        const plain = (known, option) => known === undefined || known.failed
            ? new Pipe(this.#options, ['cat-file', `${option}=${ANSWER}`], 'plain')
            : known;
        if (request.question === 'contents')
            (this.#contents = plain(this.#contents, '--batch')).send(request);
        else
            (this.#info = plain(this.#info, '--batch-check')).send(request);
    }
    #fallBack(unanswered) {
        this.#command = undefined;
        for (const request of unanswered)
            this.#send(request);
    }
}
class Pipe {
    #child;
    #dialect;
    #queue = [];
    #unknown;
    #pending = NO_BYTES;
    #body;
    #stderr = '';
    #failure;
    constructor(options, args, dialect, unknown) {
        this.#child = (0,tree_git/* startGit */.BE)(options, args);
        this.#dialect = dialect;
        this.#unknown = unknown;
        this.#child.stdout.on('data', (chunk) => {
            this.#receive(chunk);
        });
        this.#child.stderr.on('data', (chunk) => {
            this.#stderr += chunk.toString('utf8');
        });
        this.#child.stdin.on('error', () => undefined);
        this.#child.on('error', (error) => {
            this.#fail((0,tree_git/* notStarted */.DY)(error));
        });
        this.#child.on('close', (status) => {
            this.#ended(status);
        });
    }
    get failed() {
        return this.#failure !== undefined;
    }
    send(request) {
        this.#queue.push(request);
        const { ids, question } = request;
        this.#child.stdin.write(this.#dialect === 'plain' ? `${ids.join('\n')}\n` : `${ids.map((id) => `${question} ${id}\n`).join('')}flush\n`);
    }
    close() {
        this.#child.stdin.destroy();
        this.#child.stdout.destroy();
        this.#child.stderr.destroy();
        this.#child.kill();
        this.#child.unref();
    }
    #ended(status) {
        if (status === USAGE && this.#unknown !== undefined)
            this.#unknown(this.#queue.splice(0));
        else
            this.#fail(stopped(this.#stderr));
    }
    #fail(error) {
        this.#failure ??= error;
        for (const request of this.#queue.splice(0))
            request.reject(this.#failure);
    }
    #receive(chunk) {
        const data = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
        this.#pending = NO_BYTES;
        for (let at = 0; at < data.length;) {
            const body = this.#body;
            if (body !== undefined) {
                const end = Math.min(at + body.left, data.length);
                const whole = end - at > body.size;
                const piece = data.subarray(at, Math.min(end, at + body.left - 1));
                if (piece.length > 0 && body.viewer?.(piece) === false)
                    body.viewer = undefined;
                if (whole)
                    this.#endBody(piece);
                else if (body.keep)
                    body.parts.push(data.subarray(at, end));
                body.left -= end - at;
                at = end;
                if (!whole && body.left === 0)
                    this.#endBody(Buffer.concat(body.parts).subarray(0, body.size));
                continue;
            }
            const end = data.indexOf(LF, at);
            if (end < 0) {
                this.#pending = data.subarray(at);
                return;
            }
            this.#header(data, at, end);
            at = end + 1;
        }
    }
    #header(data, start, end) {
        const request = this.#queue[0];
        if (request === undefined)
            return;
        const beforeStored = data.lastIndexOf(SPACE, end - 1);
        const beforeSize = data.lastIndexOf(SPACE, beforeStored - 1);
        const beforeType = data.lastIndexOf(SPACE, beforeSize - 1);
        const type = typeAt(data, beforeType + 1);
        const stored = numberIn(data, beforeStored + 1, end);
        const size = numberIn(data, beforeSize + 1, beforeStored);
        if (beforeType <= start || stored === null || size === null) {
            this.#answer(MISSING);
            return;
        }
        if (request.question === 'contents') {
            const viewer = request.viewers[request.answers.length];
            this.#body = { type, size, stored, keep: size <= request.limit, parts: [], viewer, left: size + 1 };
            return;
        }
        const id = request.named ? data.toString('latin1', start, beforeType) : null;
        this.#answer({ id, type, size, stored, bytes: null });
    }
    #endBody(bytes) {
        const body = this.#body;
        if (body === undefined)
            return;
        this.#body = undefined;
        const { type, size, stored, keep } = body;
        this.#answer({ id: null, type, size, stored, bytes: keep ? bytes : null });
    }
    #answer(object) {
        const request = this.#queue[0];
        if (request === undefined)
            return;
        request.answers.push(object);
        if (request.answers.length < request.ids.length)
            return;
        this.#queue.shift();
        request.resolve(request.answers);
    }
}
function stopped(stderr) {
    const reason = stderr.trim() || 'it gave no reason';
    return (0,git_error/* brokenConfiguration */.YE)(stderr) ?? new tree_git/* GitError */.XS(`git stopped while objects were read: ${reason}`);
}
function typeAt(data, at) {
    if (data[at] === LETTER_B)
        return 'blob';
    if (data[at] === LETTER_C)
        return 'commit';
    if (data[at] === LETTER_T)
        return data[at + 1] === LETTER_A ? 'tag' : 'tree';
    return null;
}
function numberIn(data, start, end) {
    let value = 0;
    for (let at = start; at < end; at++) {
        const digit = (data[at] ?? 0) - 0x30;
        if (digit < 0 || digit > 9)
            return null;
        value = value * 10 + digit;
    }
    return end > start ? value : null;
}

// EXTERNAL MODULE: ./src/tree/own-files.ts
var own_files = __webpack_require__(3518);
// EXTERNAL MODULE: ./src/tree/promised.ts + 1 modules
var tree_promised = __webpack_require__(1039);
// EXTERNAL MODULE: ./src/tree/attributes.ts
var attributes = __webpack_require__(3303);
;// CONCATENATED MODULE: ./src/tree/other-commit.ts




async function entryAt(repository, commit, place) {
    const slash = place.lastIndexOf('/');
    const folder = place.slice(0, Math.max(slash, 0));
    const [, tree] = await treesAt(repository, commit, folder);
    if (tree === undefined) {
        const above = folder === '' ? undefined : await entryAt(repository, commit, folder);
        return above?.kind === 'link' || above?.kind === 'submodule' ? above : undefined;
    }
    const [listed] = await repository.objects.contents([tree], Number.MAX_SAFE_INTEGER);
    return (0,listing/* entriesOf */.Mc)(listed?.bytes?.toString('latin1') ?? '', tree.length / 2).get(place.slice(slash + 1));
}
async function contentsOf({ objects, git, clone }, ids, limit) {
    if (clone === 'partial' && ids.length > 0)
        await (0,tree_promised/* fetchPromised */._i)(git, [...new Set(ids)]);
    return (await objects.contents(ids, limit)).map((object, n) => contentOf(object, ids[n] ?? ''));
}
function contentOf(object, id) {
    const { bytes, size } = demandType(object, id, 'blob');
    return bytes === null ? { kind: 'too-large', size: size ?? 0 } : { kind: 'bytes', bytes };
}
async function treesAt({ objects, git }, commit, path) {
    const name = `${commit}:${path}`;
    const here = /[\n\r]/.test(path)
        ? (await (0,tree_git/* runGit */.EO)(git, ['rev-parse', '--verify', '--quiet', name])).stdout.toString('latin1').trim() || commit
        : name;
    const answers = await objects.describe([`${commit}^{tree}`, here]);
    const [whole, place] = answers.map(({ id, type }) => (type === 'tree' && id !== null ? id : undefined));
    return [whole, place];
}

// EXTERNAL MODULE: ./src/tree/submodules.ts
var submodules = __webpack_require__(7345);
;// CONCATENATED MODULE: ./src/tree/repository-files.ts




const ATTRIBUTES = '.gitattributes';
async function submodulesOf(repository, commit) {
    const text = await textAt(repository, commit, '.gitmodules');
    return (0,own_files/* belowRoot */.I)((0,submodules/* submodulePaths */.X)(text ?? ''), repository.prefix);
}
async function inLfs(repository, commit, paths, { find, textOf }) {
    const root = repository.prefix === '' ? '' : `${repository.prefix}/`;
    const found = await (0,attributes/* sentToLfs */.J)(paths.map((path) => root + path), async (folder) => {
        const file = folder === '' ? ATTRIBUTES : `${folder}/${ATTRIBUTES}`;
        if (!file.startsWith(root))
            return textAt(repository, commit, file);
        const entry = find(file.slice(root.length));
        return entry?.kind === 'file' ? textOf(entry.id) : null;
    });
    return (0,own_files/* belowRoot */.I)(found, repository.prefix);
}
async function textAt(repository, commit, path) {
    const entry = await entryAt(repository, commit, path);
    if (entry?.kind !== 'file')
        return null;
    const [content] = await contentsOf(repository, [entry.id], own_files/* LARGEST */.b);
    return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}

;// CONCATENATED MODULE: ./src/tree/commit.ts











const BATCH = 40;
function isCommitTree(tree) {
    return 'repository' in tree;
}
async function openCommit({ root, revision, likely, of = 'any', ...trust }) {
    const location = locate(root);
    if (of === 'checkout' && location.kind === 'bare') {
        throw new tree_git/* GitError */.XS(`${root} is a bare repository, without a checkout.`, 'no-repository');
    }
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        throw new tree_git/* GitError */.XS(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const git = gitAt(location, trust);
    const objects = new Objects(git);
    try {
        const clone = (0,store/* isPartial */.mt)((0,store/* storeOf */.xX)(location.top) ?? '') ? 'partial' : 'whole';
        if (clone === 'partial')
            await bringOwnFolders(objects, git, revision);
        const place = (await guessPlace(objects, location, revision)) ?? (await askPlace(objects, git, location, root, revision));
        const repository = { git, objects, prefix: place.prefix, clone };
        const promised = place.tree === null || clone === 'whole' ? null : new tree_promised/* Promised */.As(git, place.tree);
        const source = { objects, promised };
        const listing = place.tree === null ? null : await listingOf(place.tree, source, git, likely);
        return commitTree(place, listing, source, repository, location);
    }
    catch (error) {
        objects.close();
        throw error;
    }
}
async function bringOwnFolders(objects, git, revision) {
    const [commit] = await objects.resolve([`${revision}^{commit}`]).catch(() => []);
    if (commit !== undefined)
        await (0,tree_promised/* bringFolders */.cp)(git, commit, 'its');
}
async function guessPlace(objects, { kind, prefix }, revision) {
    if (/[\n\r]/.test(prefix))
        return undefined;
    const commit = `${revision}^{commit}`;
    const names = [commit, `${commit}:`, kind === 'bare' ? `${commit}:` : `${commit}:./`, `${commit}:${prefix}`];
    const [found, whole, top, here] = await objects.describe(names).catch(() => []);
    const id = found?.id ?? null;
    if (id === null || whole?.id !== top?.id || here?.type !== 'tree')
        return undefined;
    return { commit: id, prefix, tree: here.id };
}
async function askPlace(objects, git, location, root, revision) {
    const { status, stdout, stderr } = await (0,tree_git/* runGit */.EO)(git, ['rev-parse', `${revision}^{commit}`]);
    const commit = stdout.toString('latin1').trimEnd();
    if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
        throw explain(root, location, revision, stderr);
    const prefix = location.kind === 'bare' ? '' : await prefixIn(git, location);
    const listed = await (0,tree_git/* runGit */.EO)(git, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
    const tree = listed.stdout.toString('utf8').trim();
    if (listed.status > 1 || listed.status < 0)
        throw (0,tree_git/* gitFailed */.gk)(`read ${commit}`, listed.stderr);
    const [known] = tree === '' ? [] : await objects.types([tree]);
    return { commit, prefix, tree: known === 'tree' ? tree : null };
}
async function prefixIn(git, { top, prefix }) {
    const { status, stdout } = await (0,tree_git/* runGit */.EO)(git, ['rev-parse', '--show-toplevel']);
    if (status !== 0)
        return '';
    const named = stdout.toString('utf8').replace(/\n$/, '');
    if ((0,external_node_path_.relative)((0,inside/* realOf */.M)(named), top) === '')
        return prefix;
    throw new tree_git/* GitError */.XS(`The files of the repository ${top} lie in ${named}, as its setting core.worktree has it, so that nothing tells which of them are meant.`, 'other', 'Take the setting out, or add a worktree (git worktree add) and judge that.');
}
function explain(root, { top }, revision, stderr) {
    const broken = (0,git_error/* brokenConfiguration */.YE)(stderr);
    if (broken !== undefined)
        return broken;
    if (stderr.includes('dubious ownership')) {
        return new tree_git/* GitError */.XS(`git refuses ${root}, because it belongs to another user.`, 'other', `If you trust it: git config --global --add safe.directory '${top}'`);
    }
    if (stderr.includes('not a git repository')) {
        const hint = 'Check the repository out first, or judge the files as they lie on disk with --workspace.';
        return new tree_git/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', hint);
    }
    if (revision === 'HEAD') {
        const hint = 'Commit first, or judge the files as they lie on disk with --workspace.';
        return new tree_git/* GitError */.XS(`${root} is a git repository without a commit.`, 'no-commit', hint);
    }
    return new tree_git/* GitError */.XS(`git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`);
}
function listingOf(tree, source, git, likely) {
    const readWhole = async () => {
        if (source.promised !== null)
            return null;
        const { FlatListing } = await __webpack_require__.e(/* import() */ 564).then(__webpack_require__.bind(__webpack_require__, 1564));
        return FlatListing.read(git, tree, (await likely?.()) ?? null);
    };
    return (0,listing/* readListing */.vS)(tree, (ids) => readAll(source, ids, 'tree'), readWhole);
}
function commitTree(place, listing, source, repository, location) {
    const { git, objects, prefix, clone } = repository;
    let submodules;
    return {
        kind: 'commit',
        revision: place.commit,
        repository,
        root: prefix,
        list: (selection) => Promise.resolve(listing?.list(selection) ?? []),
        find: (path) => listing?.find(path),
        findOtherCase: (path) => listing?.findOtherCase(path),
        read: (files, limit) => readBatches(source, files, limit),
        sizes: (ids) => sizesOf(source, ids, listing?.isSmall === true),
        contents: (ids) => readAll(source, ids, 'blob'),
        show: async (ids, viewers) => {
            if (source.promised !== null)
                await source.promised.bring(ids);
            (await objects.show(ids, viewers)).forEach((object, n) => fileOf(object, ids[n] ?? ''));
        },
        submodules: () => (submodules ??= submodulesOf(repository, place.commit)),
        inLfs: (paths) => inLfs(repository, place.commit, paths, {
            find: (path) => listing?.find(path),
            textOf: (id) => textOf(source, id, own_files/* LARGEST */.b),
        }),
        explainAbsent: async (paths, exists) => {
            const [{ explainByHistory }, { explainByWorkspace }] = await Promise.all([
                __webpack_require__.e(/* import() */ 724).then(__webpack_require__.bind(__webpack_require__, 6724)),
                __webpack_require__.e(/* import() */ 583).then(__webpack_require__.bind(__webpack_require__, 6583)),
            ]);
            const past = { git, commit: place.commit, prefix, objects, clone };
            const before = await explainByHistory(past, paths, exists);
            const left = paths.filter((path) => before.get(path)?.kind !== 'moved');
            const [head] = await objects.resolve(['HEAD^{commit}']);
            const here = head === place.commit ? await explainByWorkspace(git, location, left) : new Map();
            return new Map([
                ...before,
                ...[...here].map(([path, absence]) => [path, withPast(absence, before.get(path))]),
            ]);
        },
        close: () => {
            objects.close();
        },
    };
}
function withPast(here, past) {
    if (here.kind !== 'uncommitted' || past?.kind !== 'removed')
        return here;
    return { ...here, detail: `${here.detail} An earlier commit had it.` };
}
const SMALL = 1_024;
async function sizesOf({ objects, promised }, ids, all) {
    if (promised === null)
        return (await objects.sizes(ids)).map((object, n) => sizeOf(object, ids[n] ?? '', all));
    const lacking = await promised.lacking();
    const here = ids.filter((id) => !lacking.has(id));
    const answers = await objects.sizes(here);
    const known = new Map(here.map((id, n) => [id, sizeOf(answers[n] ?? MISSING, id, all)]));
    return ids.map((id) => known.get(id) ?? { bytes: (0,tree_promised/* isEmptyBlob */.Vq)(id) ? 0 : null, telling: false });
}
const LARGE = 8 * 1024 * 1024;
function sizeOf(object, id, all) {
    const { size, stored } = fileOf(object, id);
    if (size === null || stored === null)
        return absent(id);
    const isDense = (!all || size > LARGE) && stored > 64 + size / 5;
    return { bytes: size, telling: size > 0 && (size < SMALL || !isDense) };
}
async function textOf({ objects, promised }, id, limit) {
    if (promised !== null)
        await promised.bring([id]);
    const [answer = MISSING] = await objects.contents([id], limit);
    return fileOf(answer, id).bytes?.toString('utf8') ?? null;
}
async function readAll({ objects, promised }, ids, wanted) {
    if (promised !== null)
        await promised.bring(ids);
    const answers = await objects.contents(ids, Number.MAX_SAFE_INTEGER);
    return answers.map((answer, n) => {
        const id = ids[n] ?? '';
        return demandType(answer, id, wanted).bytes ?? absent(id);
    });
}
function fileOf(object, id) {
    return demandType(object, id, 'blob');
}
async function* readBatches({ objects, promised }, files, limit) {
    const ask = (start) => {
        const batch = files.slice(start, start + BATCH);
        if (batch.length === 0)
            return undefined;
        return objects
            .contents(batch.map(({ id }) => id), limit)
            .then((answers) => answers.map((answer, n) => {
            const id = batch[n]?.id ?? '';
            const { bytes, size } = fileOf(answer, id);
            if (bytes !== null)
                return { kind: 'bytes', bytes };
            return size === null ? absent(id) : { kind: 'too-large', size };
        }));
    };
    if (promised !== null)
        await promised.bring(files.map(({ id }) => id));
    let next = ask(0);
    for (let start = BATCH; next !== undefined; start += BATCH) {
        const current = next;
        next = ask(start);
        next?.catch(() => undefined);
        yield await current;
    }
}

;// CONCATENATED MODULE: ./src/check-project.ts









async function checkProject(options) {
    const { root = '.', patterns = [], ignore = [], now } = options;
    const given = {
        patterns,
        ignore,
        standard: options.standard,
        failOn: options.failOn,
        ifNoReturns: options.ifNoReturns,
        staleAfter: options.staleAfter,
        maxFileSize: options.maxFileSize,
        expectSession: options.expectSession,
        now: (0,library_options/* momentOf */.E)(now),
    };
    await readSettings(given, library_options/* optionName */.f);
    const { config } = options;
    const named = config === undefined ? undefined : await readConfigFile({ path: config, shown: config, root });
    const tree = await check_project_open(options);
    try {
        const settings = await readSettings(given, library_options/* optionName */.f, named ?? (await readConfig(tree)));
        const whole = patterns.length === 0 && ignore.length === 0;
        const ofConfiguration = settings.baseline === null ? undefined : (0,external_node_path_.join)(root, settings.baseline);
        const baseline = await openBaseline({
            tree,
            root,
            named: options.baseline ?? ofConfiguration,
            onDisk: true,
            whole,
        });
        const report = await judgeTree(tree, settings, baseline === undefined ? {} : { baseline });
        return JSON.parse([...(0,json/* render */.XX)(report)].join(''));
    }
    finally {
        tree.close();
    }
}
async function check_project_open({ root = '.', at, workspace = false, patterns = [], ignore = [] }) {
    if (!workspace)
        return openCommit({ root, revision: at ?? 'HEAD', likely: likely({ patterns, ignore }) });
    if (at !== undefined)
        throw new TypeError('`at` names a commit and `workspace` the files on disk: use one of them.');
    const { openWorkspace } = await __webpack_require__.e(/* import() */ 825).then(__webpack_require__.bind(__webpack_require__, 6825));
    return openWorkspace(root);
}


/***/ }),

/***/ 9592:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ filesConcerned)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3870);
/* harmony import */ var _relocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2803);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5125);



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

/***/ 7506:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ classifier),
  selection: () => (/* binding */ selection)
});

// EXTERNAL MODULE: ./src/gather/glob.ts + 2 modules
var glob = __webpack_require__(3008);
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


async function selection(patterns, ignore) {
    const given = (0,glob/* cleanPatterns */.vR)(patterns);
    const without = [...NEVER, ...(given.length === 0 ? NOT_BY_DEFAULT : []), ...(0,glob/* cleanPatterns */.vR)(ignore)];
    const negated = without.map((pattern) => `!${pattern}`);
    if (given.length > 0) {
        const all = [...given, ...negated];
        return { patterns: all, matches: await (0,glob/* compilePatterns */.xi)(all) };
    }
    const usual = KINDS.flatMap((kind) => kind.patterns);
    const matches = await (0,glob/* compilePatterns */.xi)(negated, await inAnyCase(usual));
    return { patterns: [...usual, ...negated], matches, anyCase: true };
}
async function inAnyCase(patterns) {
    const matches = await (0,glob/* compilePatterns */.xi)(patterns);
    return (path) => matches(path.toLowerCase());
}
async function classifier() {
    const kinds = await Promise.all(KINDS.map(async ({ form, family, patterns, reduced = false }) => ({
        gathered: { form, family, reduced },
        matches: await inAnyCase(patterns),
    })));
    return (path) => kinds.find(({ matches }) => matches(path))?.gathered ?? byExtension(path);
}
function byExtension(path) {
    if (/\.jsonl$/i.test(path))
        return { form: 'jsonl', family: null, reduced: false };
    return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}


/***/ }),

/***/ 3008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JM: () => (/* binding */ PatternError),
  vR: () => (/* binding */ cleanPatterns),
  xi: () => (/* binding */ compilePatterns)
});

// UNUSED EXPORTS: globsOf

;// CONCATENATED MODULE: ./src/gather/steps.ts
const GLOBSTAR = null;
function matchSteps(steps, path) {
    return match(steps, 0, path.split(path.includes('//') ? /\/+/ : '/'), 0);
}
function match(steps, step, names, name) {
    let at = name;
    for (let n = step; n < steps.length; n++) {
        const wanted = steps[n];
        if (wanted === GLOBSTAR)
            return matchFolders(steps, n + 1, names, at);
        const given = names[at++];
        if (wanted === undefined || given === undefined)
            return false;
        if (typeof wanted === 'string' ? wanted !== given : !wanted.test(given))
            return false;
    }
    return at === names.length || (at === names.length - 1 && names[at] === '');
}
function matchFolders(steps, rest, names, name) {
    for (let at = name; at < names.length; at++) {
        if (rest < steps.length && match(steps, rest, names, at))
            return true;
        if (names[at] === '.' || names[at] === '..')
            return false;
    }
    return rest === steps.length && name < names.length;
}

;// CONCATENATED MODULE: ./src/gather/compiled.ts

const COMPILED = new Map([
    ['**/.return-meta-multi*.json', [GLOBSTAR, /^\.return\-meta\-multi[^/]*?\.json$/]],
    ['**/.return-meta-multi*.json/**', [GLOBSTAR, /^\.return\-meta\-multi[^/]*?\.json$/, GLOBSTAR]],
    ['**/.return-meta.json', [GLOBSTAR, '.return-meta.json']],
    ['**/.return-meta.json/**', [GLOBSTAR, '.return-meta.json', GLOBSTAR]],
    ['**/.return-meta-*.json', [GLOBSTAR, /^\.return\-meta\-[^/]*?\.json$/]],
    ['**/.return-meta-*.json/**', [GLOBSTAR, /^\.return\-meta\-[^/]*?\.json$/, GLOBSTAR]],
    ['**/*return-meta.json', [GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?return\-meta\.json$/]],
    ['**/*return-meta.json/**', [GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?return\-meta\.json$/, GLOBSTAR]],
    ['**/*.return.json', [GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.return\.json$/]],
    ['**/*.return.json/**', [GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.return\.json$/, GLOBSTAR]],
    ['**/returns/**/*.json', [GLOBSTAR, 'returns', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.json$/]],
    ['**/returns/**/*.json/**', [GLOBSTAR, 'returns', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.json$/, GLOBSTAR]],
    ['**/return-logs/**/*.json', [GLOBSTAR, 'return-logs', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.json$/]],
    [
        '**/return-logs/**/*.json/**',
        [GLOBSTAR, 'return-logs', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.json$/, GLOBSTAR],
    ],
    ['**/*.returns.jsonl', [GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.returns\.jsonl$/]],
    ['**/*.returns.jsonl/**', [GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.returns\.jsonl$/, GLOBSTAR]],
    ['**/return-logs/**/*.jsonl', [GLOBSTAR, 'return-logs', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.jsonl$/]],
    [
        '**/return-logs/**/*.jsonl/**',
        [GLOBSTAR, 'return-logs', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.jsonl$/, GLOBSTAR],
    ],
    ['**/*.return.md', [GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.return\.md$/]],
    ['**/*.return.md/**', [GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.return\.md$/, GLOBSTAR]],
    ['**/return-logs/**/*.md', [GLOBSTAR, 'return-logs', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.md$/]],
    ['**/return-logs/**/*.md/**', [GLOBSTAR, 'return-logs', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.md$/, GLOBSTAR]],
    ['openspec/changes/**/*.md', ['openspec', 'changes', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.md$/]],
    ['openspec/changes/**/*.md/**', ['openspec', 'changes', GLOBSTAR, /^(?!(?:^|\/)\.\.?(?:$|\/))[^/]*?\.md$/, GLOBSTAR]],
    ['**/.git/**', [GLOBSTAR, '.git', GLOBSTAR]],
    ['**/node_modules/**', [GLOBSTAR, 'node_modules', GLOBSTAR]],
    ['**/specs/state.json', [GLOBSTAR, 'specs', 'state.json']],
    ['**/specs/state.json/**', [GLOBSTAR, 'specs', 'state.json', GLOBSTAR]],
    ['**/specs/archive/state.json', [GLOBSTAR, 'specs', 'archive', 'state.json']],
    ['**/specs/archive/state.json/**', [GLOBSTAR, 'specs', 'archive', 'state.json', GLOBSTAR]],
    ['**/.claude/context/**', [GLOBSTAR, '.claude', 'context', GLOBSTAR]],
    ['**/.claude/docs/**', [GLOBSTAR, '.claude', 'docs', GLOBSTAR]],
    ['**/.claude/extensions/**', [GLOBSTAR, '.claude', 'extensions', GLOBSTAR]],
    ['**/.claude/skills/**', [GLOBSTAR, '.claude', 'skills', GLOBSTAR]],
    ['**/.claude/agents/**', [GLOBSTAR, '.claude', 'agents', GLOBSTAR]],
    ['**/.opencode/context/**', [GLOBSTAR, '.opencode', 'context', GLOBSTAR]],
    ['**/.opencode/docs/**', [GLOBSTAR, '.opencode', 'docs', GLOBSTAR]],
    ['**/.opencode/extensions/**', [GLOBSTAR, '.opencode', 'extensions', GLOBSTAR]],
    ['**/.opencode/skills/**', [GLOBSTAR, '.opencode', 'skills', GLOBSTAR]],
    ['**/.opencode/agents/**', [GLOBSTAR, '.opencode', 'agents', GLOBSTAR]],
    ['agent-system/**', ['agent-system', GLOBSTAR]],
    ['**/SKILL.md', [GLOBSTAR, 'SKILL.md']],
    ['**/SKILL.md/**', [GLOBSTAR, 'SKILL.md', GLOBSTAR]],
]);

;// CONCATENATED MODULE: ./src/gather/glob.ts


class PatternError extends Error {
    name = 'PatternError';
}
const LONGEST_PATTERN = 4_096;
const MOST_BRACKETS = 20;
const LONGEST_NAME = 255;
const MOST_NEEDLES = 200;
const LONGEST_SEARCH = 10_000;
async function compilePatterns(patterns, before = null) {
    const taken = cleanPatterns(patterns).map(takeApart);
    const globs = taken.flatMap(({ parts }) => parts.map(({ glob }) => glob));
    const given = globs.every((glob) => COMPILED.has(glob)) ? undefined : (await Promise.all(/* import() */[__webpack_require__.e(581), __webpack_require__.e(343)]).then(__webpack_require__.bind(__webpack_require__, 7343))).matcherOf;
    const matchers = (glob) => given === undefined || COMPILED.has(glob) ? fromCompiled(glob) : forPossibleNames(given(glob));
    const compiled = taken.map(({ negate, parts }) => ({
        negate,
        tests: parts.map((part) => testOf(part, matchers(part.glob))),
    }));
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
function forPossibleNames(match) {
    const isPossible = (path) => path.length <= LONGEST_NAME || path.split('/').every((name) => name.length <= LONGEST_NAME);
    return (path) => isPossible(path) && match(path);
}
function globsOf(patterns) {
    return patterns.flatMap((pattern) => takeApart(pattern).parts.map(({ glob }) => glob));
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
function fromCompiled(glob) {
    const steps = COMPILED.get(glob) ?? [];
    const [first, name, more] = steps;
    if (first === GLOBSTAR && more === undefined && name !== undefined && name !== GLOBSTAR) {
        return (path) => {
            const last = path.slice(path.lastIndexOf('/') + 1);
            return typeof name === 'string' ? name === last : name.test(last);
        };
    }
    return (path) => matchSteps(steps, path);
}
function testOf({ literal, below, asFolder }, match) {
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

/***/ 5274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ ENVELOPE_MODES),
/* harmony export */   y: () => (/* binding */ BRANCH_DEMANDS)
/* harmony export */ });
const ENVELOPE_MODES = ['engram', 'openspec', 'none'];
const BRANCH_DEMANDS = ['final', 'success'];


/***/ }),

/***/ 4683:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ problemOfFile),
/* harmony export */   Ki: () => (/* binding */ MOST_SHOWN),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
const MOST_SHOWN = 100;
class ConfigError extends Error {
    file;
    problems;
    name = 'ConfigError';
    lines;
    constructor(file, problems, unshown = 0) {
        const shown = problems.map(({ line, column, message }) => `${file}:${String(line)}:${String(column)} ${message}`);
        const lines = unshown === 0 ? shown : [...shown, `${file}: ${String(unshown)} more errors are not shown.`];
        super(lines.join('\n'));
        this.file = file;
        this.problems = problems;
        this.lines = lines;
    }
}
function problemOfFile(message) {
    return { line: 1, column: 1, message };
}


/***/ }),

/***/ 665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ag: () => (/* binding */ namedStandards),
/* harmony export */   ky: () => (/* reexport safe */ _choice_js__WEBPACK_IMPORTED_MODULE_0__.k),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   wE: () => (/* binding */ siblings)
/* harmony export */ });
/* unused harmony export chooseStandards */
/* harmony import */ var _model_standard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1900);
/* harmony import */ var _choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4647);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4810);




function chooseStandards(list) {
    return withDefaults(namedStandards(list));
}
function namedStandards(list) {
    return (0,_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .namedIn */ .$)(list, _index_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t);
}
function withDefaults(named) {
    const of = (family) => named.get(family) ?? _index_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t.find((standard) => standard.family === family && standard.isDefault);
    return Object.fromEntries(_model_standard_js__WEBPACK_IMPORTED_MODULE_2__/* .FAMILIES */ .B.map((family) => [family, of(family)]));
}
function siblings(standard) {
    return _index_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t.filter((other) => other.family === standard.family && other !== standard);
}


/***/ }),

/***/ 3743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XS: () => (/* reexport */ git_error/* GitError */.XS),
  gk: () => (/* reexport */ git_error/* gitFailed */.gk),
  DY: () => (/* binding */ notStarted),
  EO: () => (/* binding */ runGit),
  BE: () => (/* binding */ startGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/tree/environment.ts


const HEEDED = /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|SSH(?:_COMMAND|_VARIANT)?|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|TEST_ASSUME_DIFFERENT_OWNER)$/;
const OF_A_PUSH = ['GIT_QUARANTINE_PATH', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];
function environment({ path, ceiling, protocols, patterns }) {
    const caller = process.env;
    const kept = Object.entries(caller).filter(([name]) => !isOfGit(name) || HEEDED.test(name.toUpperCase()));
    const push = caller.GIT_QUARANTINE_PATH === undefined ? [] : OF_A_PUSH.map((name) => [name, caller[name]]);
    const trace = caller.GIT_TRACE2_EVENT ?? '';
    const env = {
        ...Object.fromEntries([...kept.filter(([name]) => name.toUpperCase() !== 'PATH'), ...push]),
        PATH: path,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_CEILING_DIRECTORIES: ceiling,
        GIT_GRAFT_FILE: external_node_os_.devNull,
        GIT_LITERAL_PATHSPECS: patterns ? '0' : '1',
        GIT_TRACE2: '0',
        GIT_TRACE2_PERF: '0',
        GIT_TRACE2_EVENT: (0,external_node_path_.isAbsolute)(trace) ? trace : '0',
        GIT_ALLOW_PROTOCOL: allowed(protocols ?? [], caller.GIT_ALLOW_PROTOCOL).join(':'),
    };
    if (protocols === undefined || caller.GIT_NO_LAZY_FETCH !== undefined)
        env.GIT_NO_LAZY_FETCH = '1';
    return env;
}
function isOfGit(name) {
    return name.toUpperCase().startsWith('GIT_');
}
function allowed(protocols, byCaller) {
    const theirs = byCaller?.split(':');
    return protocols.filter((protocol) => theirs?.includes(protocol) ?? true);
}

// EXTERNAL MODULE: ./src/tree/git-error.ts
var git_error = __webpack_require__(8539);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(6034);
;// CONCATENATED MODULE: ./src/tree/program.ts




const WINDOWS = process.platform === 'win32';
const NAME = WINDOWS ? 'git.exe' : 'git';
const known = new Map();
function findGit(project) {
    const given = process.env.PATH ?? '';
    const key = `${project}\0${given}`;
    const found = known.get(key) ?? lookUp(given, project);
    known.set(key, found);
    return found;
}
function lookUp(given, project) {
    const named = given.split(external_node_path_.delimiter).map((entry) => (WINDOWS ? entry.replace(/^"(.*)"$/, '$1') : entry));
    const taken = named.filter((folder) => isOutside(folder, project));
    const file = taken.map((folder) => (0,external_node_path_.join)(folder, NAME)).find(isProgram);
    if (file !== undefined)
        return { file, path: taken.join(external_node_path_.delimiter) };
    const passedOver = named.map((folder) => (0,external_node_path_.join)(folder, NAME)).find(isProgram);
    const but = passedOver === undefined
        ? ''
        : ` but as ${passedOver}, and none is started that lies in the project or that PATH names by a relative folder`;
    throw new git_error/* GitError */.XS(`git was not found on this machine${but}:`, 'no-git', 'install git, or judge the files as they lie on disk with --workspace.');
}
function isOutside(folder, project) {
    if (!(0,external_node_path_.isAbsolute)(folder) || (WINDOWS && (0,external_node_path_.parse)(folder).root.length < 3))
        return false;
    if ((0,external_node_path_.parse)(project).root === project)
        return true;
    try {
        return !(0,inside/* isInside */.F)(folder, project) && !(0,inside/* isInside */.F)((0,external_node_fs_.realpathSync)(folder), project);
    }
    catch {
        return false;
    }
}
function isProgram(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/tree/git.ts







const SAFE = [
    '--no-optional-locks',
    '--no-replace-objects',
    '-c',
    'core.fsmonitor=false',
    '-c',
    `core.hooksPath=${external_node_os_.devNull}`,
    '-c',
    'diff.external=',
    '-c',
    'protocol.ext.allow=never',
    '-c',
    'advice.graftFileDeprecated=false',
];
function startGit(options, args) {
    const { cwd, bare = false, safeDirectories = [], protocols, limit } = options;
    const git = findGit(cwd);
    const own = ['-c', `safe.bareRepository=${bare ? 'all' : 'explicit'}`];
    const trusted = safeDirectories.flatMap((directory) => ['-c', `safe.directory=${directory}`]);
    return (0,external_node_child_process_.spawn)(git.file, [...SAFE, ...own, ...trusted, ...args], {
        cwd,
        env: environment({ path: git.path, ceiling: (0,external_node_path_.dirname)(cwd), protocols, patterns: args[0] === 'check-ignore' }),
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        detached: limit !== undefined && process.platform !== 'win32',
    });
}
function runGit(options, args, input = '') {
    return new Promise((resolve, reject) => {
        const child = startGit(options, args);
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => out.push(chunk));
        child.stderr.on('data', (chunk) => err.push(chunk));
        const timer = options.limit === undefined ? undefined : setTimeout(end, options.limit);
        function end() {
            endWhole(child);
            err.push(Buffer.from(`\nIt took longer than ${String((options.limit ?? 0) / 1_000)} seconds.`));
        }
        child.on('error', (error) => {
            clearTimeout(timer);
            reject(notStarted(error));
        });
        child.on('close', (status) => {
            clearTimeout(timer);
            resolve({ status: status ?? -1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8').trim() });
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
    });
}
function endWhole(child) {
    child.stdout.destroy();
    child.stderr.destroy();
    if (child.pid === undefined || process.platform === 'win32') {
        child.kill();
        return;
    }
    try {
        process.kill(-child.pid);
    }
    catch {
    }
}
function notStarted(error) {
    return new git_error/* GitError */.XS(`git could not be started: ${error.message}`);
}


/***/ }),

/***/ 6034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   M: () => (/* binding */ realOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
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


/***/ }),

/***/ 3172:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   V0: () => (/* binding */ MOST_ENTRIES),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   vS: () => (/* binding */ readListing)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3743);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(810);
/* harmony import */ var _other_case_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4419);



const BATCH = 2_000;
const MANY = 1_000;
const LARGE = 256 * 1_024;
const SMALL = 1_024;
const FEW = 500;
const MOST_ENTRIES = 5_000_000;
const KINDS = new Map([
    [0o040000, 'directory'],
    [0o100000, 'file'],
    [0o120000, 'link'],
]);
const KIND_BITS = 0o170000;
async function readListing(root, readTrees, readWhole) {
    const listing = new FolderListing(root.length / 2);
    const whole = await listing.read(root, readTrees, readWhole);
    return whole ?? listing;
}
class FolderListing {
    #folders = new Map();
    #opened = new Map();
    #idBytes;
    #otherCase = new _other_case_js__WEBPACK_IMPORTED_MODULE_2__/* .OtherCase */ .d({
        find: (path) => this.find(path),
        namesIn: (folder) => this.#open(folder)?.keys(),
    });
    #entries = 0;
    constructor(idBytes) {
        this.#idBytes = idBytes;
    }
    get isSmall() {
        return this.#entries <= FEW;
    }
    async read(root, readTrees, readWhole) {
        let asked = false;
        const atOnce = async () => {
            if (asked)
                return null;
            asked = true;
            return readWhole();
        };
        let bytes = 0;
        let level = [{ path: '', id: root }];
        while (level.length > 0) {
            const next = [];
            const batches = split(level, BATCH).map((batch) => ({ batch, answer: readTrees(batch.map(({ id }) => id)) }));
            for (const { answer } of batches)
                answer.catch(() => undefined);
            for (const { batch, answer } of batches) {
                const trees = await answer;
                for (const tree of trees)
                    bytes += tree.length;
                const whole = bytes > LARGE ? await atOnce() : null;
                if (whole !== null)
                    return whole;
                batch.forEach(({ path }, n) => {
                    const raw = trees[n]?.toString('latin1') ?? '';
                    this.#folders.set(path, raw);
                    forEachEntry(raw, this.#idBytes, (mode, name, id) => {
                        this.#entries++;
                        if (kindOf(mode) === 'directory')
                            next.push({ path: under(path, (0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(name)), id: hex(id) });
                    });
                });
                if (this.#entries > MOST_ENTRIES)
                    throw tooMany();
            }
            const whole = next.length > MANY ? await atOnce() : null;
            if (whole !== null)
                return whole;
            level = next;
        }
        return null;
    }
    list({ matches }) {
        const found = [];
        for (const [folder, raw] of this.#folders) {
            const prefix = folder === '' ? '' : `${folder}/`;
            forEachEntry(raw, this.#idBytes, (mode, name, id) => {
                const kind = kindOf(mode);
                if (kind !== 'file' && kind !== 'link')
                    return;
                const path = prefix + (0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(name);
                if (matches(path))
                    found.push({ path, id: hex(id), link: kind === 'link' });
            });
        }
        return inOrder(found);
    }
    find(path) {
        if (path === '')
            return { kind: 'directory' };
        const slash = path.lastIndexOf('/');
        const folder = slash < 0 ? '' : path.slice(0, slash);
        const name = path.slice(slash + 1);
        const raw = this.#folders.get(folder);
        if (raw === undefined)
            return undefined;
        return raw.length < SMALL ? this.#scan(raw, name) : this.#open(folder)?.get(name);
    }
    findOtherCase(path) {
        return this.#otherCase.find(path);
    }
    #scan(raw, name) {
        let found;
        forEachEntry(raw, this.#idBytes, (mode, binary, id) => {
            if ((0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(binary) === name)
                found = entryOf({ mode, name, id });
        });
        return found;
    }
    #open(folder) {
        const known = this.#opened.get(folder);
        if (known !== undefined)
            return known;
        const raw = this.#folders.get(folder);
        if (raw === undefined)
            return undefined;
        const entries = entriesOf(raw, this.#idBytes);
        this.#opened.set(folder, entries);
        return entries;
    }
}
function entriesOf(raw, idBytes) {
    const entries = new Map();
    forEachEntry(raw, idBytes, (mode, name, id) => {
        entries.set((0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(name), entryOf({ mode, name, id }));
    });
    return entries;
}
function entryOf({ mode, id }) {
    const kind = kindOf(mode);
    return kind === 'file' || kind === 'link' ? { kind, id: hex(id) } : { kind };
}
function kindOf(mode) {
    return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}
function forEachEntry(raw, idBytes, visit) {
    for (let start = 0; start < raw.length;) {
        const space = raw.indexOf(' ', start);
        const nul = raw.indexOf('\0', space);
        if (space < 0 || nul < 0)
            return;
        const end = nul + 1 + idBytes;
        visit(raw.slice(start, space), raw.slice(space + 1, nul), raw.slice(nul + 1, end));
        start = end;
    }
}
function tooMany() {
    return new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`The tree has more than ${String(MOST_ENTRIES)} entries.`);
}
function inOrder(files) {
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function hex(bytes) {
    return Buffer.from(bytes, 'latin1').toString('hex');
}
function under(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
function split(list, size) {
    const parts = [];
    for (let start = 0; start < list.length; start += size)
        parts.push(list.slice(start, start + size));
    return parts;
}


/***/ }),

/***/ 1039:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  As: () => (/* binding */ Promised),
  cp: () => (/* binding */ bringFolders),
  _i: () => (/* binding */ fetchPromised),
  Vq: () => (/* binding */ isEmptyBlob)
});

// EXTERNAL MODULE: ./src/tree/git-error.ts
var git_error = __webpack_require__(8539);
// EXTERNAL MODULE: ./src/tree/git.ts + 2 modules
var tree_git = __webpack_require__(3743);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(6034);
// EXTERNAL MODULE: ./src/tree/store.ts
var store = __webpack_require__(5341);
;// CONCATENATED MODULE: ./src/tree/remote.ts




const PROTOCOLS = ['git', 'http', 'https', 'ssh'];
const UPLOAD_PACK = 'git-upload-pack';
async function readSettings(git) {
    const { status, stdout, stderr } = await (0,tree_git/* runGit */.EO)(git, ['config', '--list', '--show-origin', '-z']);
    if (status !== 0)
        throw (0,tree_git/* gitFailed */.gk)('read its configuration', stderr);
    const settings = new Map();
    const fields = stdout.toString('utf8').split('\0');
    const files = new Set();
    for (let n = 0; n + 1 < fields.length; n += 2) {
        const [origin = '', setting = ''] = fields.slice(n, n + 2);
        if (origin.startsWith('file:'))
            files.add(origin.slice('file:'.length));
        const [name = '', ...value] = setting.split('\n');
        const known = settings.get(name) ?? [];
        known.push(value.join('\n'));
        settings.set(name, known);
    }
    const ofProject = [...files].find((file) => isOfProject((0,external_node_path_.resolve)(git.cwd, file), git));
    if (ofProject !== undefined) {
        throw new tree_git/* GitError */.XS(`git's configuration takes in ${ofProject}, a file of the project, which could name programs to run: nothing is fetched with it.`, 'other', 'Take the include out, or set HOME to a folder outside of the project.');
    }
    return settings;
}
function isOfProject(path, { cwd, bare }) {
    if (bare === true)
        return false;
    const real = (0,inside/* realOf */.M)(path);
    const own = [(0,store/* gitFolderOf */.qb)(cwd), (0,store/* storeOf */.xX)(cwd)].flatMap((folder) => (folder === undefined ? [] : [(0,inside/* realOf */.M)(folder)]));
    return (0,inside/* isInside */.F)(real, cwd) && !own.some((folder) => (0,inside/* isInside */.F)(real, folder));
}
function promisorsOf(settings) {
    const named = settings.get('extensions.partialclone') ?? [];
    const marked = [...settings].flatMap(([name, values]) => {
        const [, remote] = /^remote\.(.+)\.promisor$/s.exec(name) ?? [];
        return remote === undefined || values.at(-1) === 'false' ? [] : [remote];
    });
    return [...new Set([...named, ...marked])];
}
async function toFetch(git, remotes) {
    const addresses = await Promise.all(remotes.map((remote) => addressOf(git, remote)));
    const folders = addresses.flatMap((address) => folderOf(address) ?? []);
    const isSafe = folders.length > 0 && folders.every((folder) => !isOfProject((0,external_node_path_.resolve)(git.cwd, folder), git));
    return { ...git, protocols: isSafe ? [...PROTOCOLS, 'file'] : PROTOCOLS };
}
async function addressOf(git, remote) {
    const { status, stdout, stderr } = await (0,tree_git/* runGit */.EO)(git, ['ls-remote', '--get-url', '--', remote]);
    if (status !== 0)
        throw (0,tree_git/* gitFailed */.gk)(`tell the address of ${remote}`, stderr);
    return stdout.toString('utf8').trimEnd();
}
function folderOf(address) {
    const [, local] = /^file:\/\/(.*)$/s.exec(address) ?? [];
    if (local !== undefined)
        return decoded(local).replace(/^\/(?=[A-Za-z]:)/, '');
    const isLocal = !/^[^/]*:/.test(address) || /^[A-Za-z]:[\\/]/.test(address);
    return isLocal ? address : undefined;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./src/tree/promised.ts



const EMPTY_BLOBS = new Set([
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);
function isEmptyBlob(id) {
    return EMPTY_BLOBS.has(id);
}
class Promised {
    #options;
    #tree;
    #lacking;
    constructor(options, tree) {
        this.#options = options;
        this.#tree = tree;
    }
    lacking() {
        this.#lacking ??= lackedBy(this.#options, this.#tree, ['--no-walk']);
        return this.#lacking;
    }
    async bring(ids) {
        const lacking = await this.lacking();
        const wanted = [...new Set(ids)].filter((id) => lacking.has(id));
        if (wanted.length === 0)
            return;
        await fetchPromised(this.#options, wanted);
        this.#lacking = undefined;
    }
}
async function lackedBy(options, tip, narrowed) {
    const list = ['rev-list', '--objects', '--quiet', '--missing=print', ...narrowed, tip];
    const { status, stdout, stderr } = await (0,tree_git/* runGit */.EO)(options, list);
    if (status !== 0)
        throw (0,tree_git/* gitFailed */.gk)('tell what this partial clone lacks', stderr);
    const lines = stdout.toString('latin1').split('\n');
    return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}
const MOST_ROUNDS = 100;
async function bringFolders(options, commit, which) {
    const narrowed = ['--filter=blob:none', ...(which === 'its' ? ['--no-walk'] : [])];
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const lacking = await lackedBy(options, commit, narrowed);
        if (lacking.size === 0)
            return;
        await fetchPromised(options, [...lacking]);
    }
    throw new git_error/* GitError */.XS('This partial clone still lacks folders after they were fetched: fetch it again without a filter.');
}
async function fetchPromised(options, ids) {
    const settings = await readSettings(options);
    const promisors = promisorsOf(settings);
    const program = promisors.flatMap((remote) => settings.get(`remote.${remote}.uploadpack`) ?? [])[0] ?? UPLOAD_PACK;
    if (program !== UPLOAD_PACK)
        throw notFetched(ids.length, `fatal: the configuration names the program ${program}`);
    const fetching = await toFetch(options, promisors);
    const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false'];
    const pack = ['pack-objects', '--stdout', '--quiet', '--window=0'];
    return new Promise((resolve, reject) => {
        const child = (0,tree_git/* startGit */.BE)(fetching, [...quietly, ...pack]);
        const said = [];
        child.stdout.resume();
        child.stderr.on('data', (chunk) => said.push(chunk));
        child.on('error', (error) => {
            reject((0,tree_git/* notStarted */.DY)(error));
        });
        child.on('close', (status) => {
            if (status === 0)
                resolve();
            else
                reject(notFetched(ids.length, Buffer.concat(said).toString('utf8')));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(ids.map((id) => `${id}\n`).join(''));
    });
}
function notFetched(count, said) {
    const reasons = said.replace(/\/\/[^/@\s]*@/g, '//').split('\n');
    const reason = reasons.find((line) => /^(?:fatal|error): /.test(line)) ?? 'git gave no reason';
    return new git_error/* GitError */.XS(`This partial clone lacks ${String(count)} objects that are to be read, and they could not be fetched (${reason.trim()}).`, 'other', 'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.');
}


/***/ }),

/***/ 5341:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   qb: () => (/* binding */ gitFolderOf),
/* harmony export */   vb: () => (/* binding */ resemblesRepository),
/* harmony export */   xX: () => (/* binding */ storeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function storeOf(folder) {
    try {
        for (let above = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git'))) {
                const own = gitFolderOf(above);
                return own === undefined ? undefined : common(own);
            }
            if (isRepository(above))
                return above;
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
                return undefined;
        }
    }
    catch {
        return undefined;
    }
}
function gitFolderOf(top) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    try {
        if (!isFile(inside))
            return inside;
        const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(inside, 'utf8').replace(/^gitdir: /, '');
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named.trimEnd());
    }
    catch {
        return undefined;
    }
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
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(head, { throwIfNoEntry: false });
    if (found?.isSymbolicLink() === true)
        return true;
    return found?.isFile() === true && /^(?:ref:\s*refs\/|[0-9a-f]{40})/.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(head, 'latin1'));
}
function common(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'commondir');
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').trimEnd()) : folder;
    return isStore(shared) ? shared : undefined;
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


/***/ })

};

export const id = 267;
export const ids = [267];
export const modules = {

/***/ 9267:
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
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined)
            continue;
        if (entry.kind !== 'file') {
            throw new error/* ConfigError */.xL(path, [(0,error/* problemOfFile */.DE)(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
        }
        if (found !== null) {
            throw new error/* ConfigError */.xL(path, [(0,error/* problemOfFile */.DE)(`There is ${found.path} as well: keep one of the two.`)]);
        }
        found = { path, id: entry.id, link: false };
    }
    return found;
}

// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(771);
// EXTERNAL MODULE: ./src/read/utf8.ts
var utf8 = __webpack_require__(8145);
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
async function readConfigFile(path, shown) {
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
    const { parseConfig } = await __webpack_require__.e(/* import() */ 29).then(__webpack_require__.bind(__webpack_require__, 6029));
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
// EXTERNAL MODULE: ./src/judge/batch.ts + 1 modules
var judge_batch = __webpack_require__(8680);
// EXTERNAL MODULE: ./src/policy/finding.ts + 1 modules
var finding = __webpack_require__(5165);
// EXTERNAL MODULE: ./src/judge/rules.ts
var judge_rules = __webpack_require__(4896);
;// CONCATENATED MODULE: ./src/judge/run.ts



function judgeRun(run, inUse, { levels, overrides }, context, stage) {
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
    return [...uses.values()].flatMap(({ active, standards }) => {
        const returns = run.returns.filter(({ standard }) => standards.has(standard));
        return active.rule.check({ ...run, returns }, context).flatMap((problem) => {
            const { file = null, index = null } = problem;
            const here = (0,judge_rules/* activeIn */.E1)(active, file, overrides);
            if (here === undefined)
                return [];
            const line = index === null ? undefined : lines().get(`${String(index)} ${file ?? ''}`);
            const range = problem.range ?? (line === undefined ? null : { ...position/* FILE_START */.W, startLine: line, endLine: line });
            const spot = { file, index, pointer: null, range, value: undefined, verbatim: false, excerpt: null };
            return (0,finding/* draft */.K)({ active: here, problem }, spot);
        });
    });
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
    const { tree, selection, standards, levels, maxFileSize, failOn } = options;
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
    const judging = { tree, chosenAt, benches, overrides, context, maxFileSize };
    const withAids = aided(judging, () => open(new Set([null])), inUse);
    const { wanted, passedOver } = await narrowed(gathered, judging, withAids, options.mode);
    const records = [];
    const drafts = [];
    const absent = [];
    let holding = 0;
    let done = 0;
    const take = (judged) => {
        for (const record of judged.records)
            records.push(record);
        for (const found of judged.drafts)
            drafts.push(found);
        for (const claim of judged.absent)
            absent.push(claim);
        holding += judged.holding;
    };
    let earlier;
    const toRead = wanted.map(({ file }) => file);
    for await (const contents of tree.read(toRead, maxFileSize)) {
        const batch = wanted.slice(done, done + contents.length);
        const current = withAids((judgeOptions, aids) => (0,judge_batch/* judgeBatch */.C)(batch, contents, judgeOptions, aids));
        current.catch(() => undefined);
        if (earlier !== undefined)
            take(await earlier);
        earlier = current;
        done += contents.length;
        options.onProgress?.(done, wanted.length);
    }
    if (earlier !== undefined)
        take(await earlier);
    for (const found of await settled(absent, judging))
        drafts.push(found);
    if (context.expectedSession !== null)
        demandOneReturn(records, context);
    const run = { files: holding + passedOver, returns: records, stale: null };
    for (const found of judgeRun(run, inUse, { levels, overrides }, context, 'returns'))
        drafts.push(found);
    const found = await toFindings(drafts);
    const settlement = options.baseline?.settle(found) ?? { findings: found, stale: null };
    const { stale } = settlement;
    const onBaseline = stale === null ? [] : judgeRun({ ...run, stale }, inUse, { levels, overrides }, context, 'baseline');
    const late = await toFindings(onBaseline);
    const findings = late.length === 0 ? settlement.findings : [...settlement.findings, ...late].sort(order/* byPlace */.h);
    return {
        tool: options.tool,
        source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
        conclusion: (0,conclude/* conclude */.E)(run.files, findings, { failOn, ifNoReturns: context.ifNoReturns }),
        clock: context.now,
        failOn,
        counts: (0,tally/* tally */.N)(holding, records, findings),
        returns: records,
        findings,
    };
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
        return { wanted: gathered, passedOver: 0 };
    const { narrow } = await __webpack_require__.e(/* import() */ 659).then(__webpack_require__.bind(__webpack_require__, 7659));
    const { files, passedOver } = await narrow(gathered, changes, judging, withAids);
    return { wanted: files, passedOver };
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
async function settled(absent, { tree, context, overrides }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 6390));
    return settleAbsent(absent, tree, context, overrides);
}
async function toFindings(drafts) {
    if (drafts.length === 0)
        return [];
    const { withFingerprints } = await __webpack_require__.e(/* import() */ 967).then(__webpack_require__.bind(__webpack_require__, 4967));
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
            ifNoReturns: settings.ifNoReturns,
            envelopeMode: settings.envelopeMode,
            mayBeUnclaimed: settings.mayBeUnclaimed,
        },
        levels: settings.levels,
        overrides: settings.overrides,
        failOn: settings.failOn,
        maxFileSize: settings.maxFileSize,
        mode: also.mode ?? 'all',
        ...(also.baseline === undefined ? {} : { baseline: also.baseline }),
        ...(also.onProgress === undefined ? {} : { onProgress: also.onProgress }),
    });
}

;// CONCATENATED MODULE: ./src/model/baseline.ts
const baseline_BASELINE_FILE = '.return-gate-baseline.json';

;// CONCATENATED MODULE: ./src/known-findings.ts




async function openBaseline(source) {
    const { base, whole, place = baseline_BASELINE_FILE } = source;
    const found = await findBaseline(source);
    if (found === undefined && typeof base?.text !== 'string')
        return undefined;
    const { baselineOf, readBaseline } = await __webpack_require__.e(/* import() */ 887).then(__webpack_require__.bind(__webpack_require__, 4887));
    const own = found === undefined ? undefined : readBaseline(found.text, found.name);
    const theirs = typeof base?.text === 'string' ? readBaseline(base.text, `${place} of the base`) : undefined;
    const { changes } = base ?? {};
    return baselineOf({
        file: found?.name ?? place,
        entries: own ?? [],
        hiding: theirs ?? own ?? [],
        mayHide: theirs === undefined && changes !== undefined ? (file) => !changes.changed.has(file) : () => true,
        whole,
    });
}
async function findBaseline({ tree, root, named, onDisk, place = baseline_BASELINE_FILE, }) {
    if (named !== undefined)
        return { name: placeIn(root, named), text: readNamed(named) };
    const file = (0,external_node_path_.join)(root, place);
    if (onDisk && (0,external_node_fs_.existsSync)(file))
        return { name: place, text: readNamed(file) };
    const entry = tree.find(place);
    if (entry === undefined)
        return undefined;
    if (entry.kind !== 'file')
        throw new call_error/* CallError */.R(`${place} is no regular file: commit the file itself.`);
    const [bytes] = await tree.contents([entry.id]);
    return { name: place, text: Buffer.from(bytes ?? []).toString('utf8') };
}
function baselinePath(root, named) {
    return named ?? join(root, BASELINE_FILE);
}
function readNamed(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new call_error/* CallError */.R(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
    }
}
function placeIn(root, file) {
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

// EXTERNAL MODULE: ./src/tree/git.ts
var git = __webpack_require__(5064);
// EXTERNAL MODULE: ./src/tree/listing.ts
var listing = __webpack_require__(3172);
;// CONCATENATED MODULE: ./src/tree/objects.ts

const MISSING = { id: null, type: null, size: null, stored: null, bytes: null };
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';
const LF = 0x0a;
const SPACE = 0x20;
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
        return (await this.#ask('info', ids, 0, true)).map(({ type }) => type);
    }
    close() {
        this.#closed = true;
        for (const pipe of [this.#command, this.#contents, this.#info])
            pipe?.close();
    }
    #ask(question, ids, limit, named) {
        if (ids.length === 0)
            return Promise.resolve([]);
        if (this.#closed)
            return Promise.reject(new git/* GitError */.XS('The repository was asked for objects after it was closed.'));
        return new Promise((resolve, reject) => {
            this.#send({ question, ids, limit, named, answers: [], resolve, reject });
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
        this.#child = (0,git/* startGit */.BE)(options, args);
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
            this.#fail((0,git/* notStarted */.DY)(error));
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
            this.#fail(new git/* GitError */.XS(`git stopped while objects were read: ${this.#stderr.trim() || 'it gave no reason'}`));
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
                if (whole)
                    this.#endBody(data.subarray(at, at + body.size));
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
        const stored = numberIn(data, beforeStored + 1, end);
        const size = numberIn(data, beforeSize + 1, beforeStored);
        if (beforeSize <= start || stored === null || size === null) {
            this.#answer(MISSING);
            return;
        }
        if (request.question === 'contents') {
            this.#body = { size, stored, keep: size <= request.limit, parts: [], left: size + 1 };
            return;
        }
        const [id = null, type = null] = request.named ? data.toString('latin1', start, beforeSize).split(' ') : [];
        this.#answer({ id, type, size, stored, bytes: null });
    }
    #endBody(bytes) {
        const body = this.#body;
        if (body === undefined)
            return;
        this.#body = undefined;
        const { size, stored, keep } = body;
        this.#answer({ id: null, type: null, size, stored, bytes: keep ? bytes : null });
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

// EXTERNAL MODULE: ./src/tree/promised.ts
var tree_promised = __webpack_require__(3005);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
// EXTERNAL MODULE: ./src/tree/store.ts
var tree_store = __webpack_require__(5341);
;// CONCATENATED MODULE: ./src/tree/commit.ts








const BATCH = 40;
function isCommitTree(tree) {
    return 'repository' in tree;
}
async function openCommit({ root, revision, likely, ...trust }) {
    const cwd = (0,external_node_path_.resolve)(root);
    (0,tree_root/* demandDirectory */.zb)(root);
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        throw new git/* GitError */.XS(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const options = { cwd, ...trust };
    const objects = new Objects(options);
    try {
        const place = (await guessPlace(objects, cwd, revision)) ?? (await askPlace(objects, options, root, revision));
        const source = { objects, promised: promisedBelow(place, options) };
        const listing = place.tree === null ? null : await listingOf(place.tree, source, options, likely);
        return commitTree(place, listing, source, options);
    }
    catch (error) {
        objects.close();
        throw error;
    }
}
async function guessPlace(objects, cwd, revision) {
    const prefix = (0,tree_root/* placeInRepository */.vO)(cwd);
    if (prefix === undefined || /[\n\r]/.test(prefix))
        return undefined;
    const names = [`${revision}^{commit}`, `${revision}^{commit}:./`, `${revision}^{commit}:${prefix}`];
    const [commit, here, guessed] = await objects.resolve(names).catch(() => []);
    if (commit === undefined || here === undefined || here !== guessed)
        return undefined;
    return { commit, prefix, tree: here };
}
async function askPlace(objects, options, root, revision) {
    const wanted = ['rev-parse', '--show-prefix', `${revision}^{commit}`];
    const { status, stdout, stderr } = await (0,git/* runGit */.EO)(options, wanted);
    const lines = stdout.toString('utf8').trimEnd().split('\n');
    const commit = lines.pop() ?? '';
    if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
        throw explain(root, revision, stderr);
    const prefix = lines.join('\n').replace(/\/$/, '');
    const listed = await (0,git/* runGit */.EO)(options, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
    const tree = listed.stdout.toString('utf8').trim();
    if (listed.status > 1 || listed.status < 0)
        throw new git/* GitError */.XS(`git could not read ${commit}: ${listed.stderr}`);
    const [known] = tree === '' ? [] : await objects.types([tree]);
    return { commit, prefix, tree: known === 'tree' ? tree : null };
}
function explain(root, revision, stderr) {
    if (stderr.includes('dubious ownership')) {
        const folder = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root));
        return new git/* GitError */.XS(`git refuses ${root}, because it belongs to another user.`, 'other', `If you trust it: git config --global --add safe.directory '${(0,tree_root/* repositoryOf */._M)(folder) ?? folder}'`);
    }
    if (stderr.includes('not a git repository')) {
        const hint = 'Check the repository out first, or judge the files as they lie on disk with --workspace.';
        return new git/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', hint);
    }
    if (revision === 'HEAD') {
        const hint = 'Commit first, or judge the files as they lie on disk with --workspace.';
        return new git/* GitError */.XS(`${root} is a git repository without a commit.`, 'no-commit', hint);
    }
    return new git/* GitError */.XS(`git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`);
}
function promisedBelow({ tree }, options) {
    const store = tree === null ? undefined : (0,tree_store/* storeOf */.xX)(options.cwd);
    return tree === null || store === undefined || !(0,tree_store/* isPartial */.mt)(store) ? null : new tree_promised/* Promised */.As(options, tree);
}
function listingOf(tree, source, options, likely) {
    const readWhole = async () => {
        if (source.promised !== null)
            return null;
        const { FlatListing } = await __webpack_require__.e(/* import() */ 564).then(__webpack_require__.bind(__webpack_require__, 1564));
        return FlatListing.read(options, tree, (await likely?.()) ?? null);
    };
    return (0,listing/* readListing */.vS)(tree, (ids) => readAll(source, ids), readWhole);
}
function commitTree(place, listing, source, options) {
    const { objects } = source;
    return {
        kind: 'commit',
        revision: place.commit,
        repository: { git: options, objects, prefix: place.prefix },
        root: place.prefix,
        list: (selection) => Promise.resolve(listing?.list(selection) ?? []),
        find: (path) => listing?.find(path),
        findOtherCase: (path) => listing?.findOtherCase(path),
        read: (files, limit) => readBatches(source, files, limit),
        sizes: (ids) => sizesOf(source, ids),
        contents: (ids) => readAll(source, ids),
        explainAbsent: async (paths, exists) => {
            const [{ explainByHistory }, { explainByWorkspace }] = await Promise.all([
                __webpack_require__.e(/* import() */ 724).then(__webpack_require__.bind(__webpack_require__, 6724)),
                __webpack_require__.e(/* import() */ 583).then(__webpack_require__.bind(__webpack_require__, 6583)),
            ]);
            const past = {
                git: options,
                commit: place.commit,
                clone: source.promised === null ? 'whole' : 'partial',
            };
            const before = await explainByHistory(past, paths, exists);
            const left = paths.filter((path) => before.get(path)?.kind !== 'moved');
            const [head] = await objects.resolve(['HEAD^{commit}']);
            const here = head === place.commit ? await explainByWorkspace(options, left) : new Map();
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
async function sizesOf({ objects, promised }, ids) {
    if (promised === null)
        return (await objects.sizes(ids)).map((object, n) => sizeOf(object, ids[n] ?? ''));
    const lacking = await promised.lacking();
    const here = ids.filter((id) => !lacking.has(id));
    const answers = await objects.sizes(here);
    const known = new Map(here.map((id, n) => [id, sizeOf(answers[n] ?? MISSING, id)]));
    return ids.map((id) => known.get(id) ?? { bytes: (0,tree_promised/* isEmptyBlob */.Vq)(id) ? 0 : null, telling: false });
}
function sizeOf({ size, stored }, id) {
    if (size === null || stored === null)
        return absent(id);
    const telling = size > 0 && (size < SMALL || stored < 64 + size / 256);
    return { bytes: size, telling: telling && size <= READABLE };
}
const READABLE = 8 * 1024 * 1024;
async function readAll({ objects, promised }, ids) {
    if (promised !== null)
        await promised.bring(ids);
    const answers = await objects.contents(ids, Number.MAX_SAFE_INTEGER);
    return answers.map(({ bytes }, n) => bytes ?? absent(ids[n] ?? ''));
}
async function* readBatches({ objects, promised }, files, limit) {
    const ask = (start) => {
        const batch = files.slice(start, start + BATCH);
        if (batch.length === 0)
            return undefined;
        return objects
            .contents(batch.map(({ id }) => id), limit)
            .then((answers) => answers.map(({ bytes, size }, n) => {
            if (bytes !== null)
                return { kind: 'bytes', bytes };
            return size === null ? absent(batch[n]?.id ?? '') : { kind: 'too-large', size };
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
function absent(id) {
    throw new git/* GitError */.XS(`The repository lacks the object ${id}: fetch it again without a filter.`);
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
    const named = options.config === undefined ? undefined : await readConfigFile(options.config, options.config);
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
    const all = [
        ...(given.length === 0 ? KINDS.flatMap((kind) => kind.patterns) : given),
        ...[...NEVER, ...(given.length === 0 ? NOT_BY_DEFAULT : []), ...(0,glob/* cleanPatterns */.vR)(ignore)].map((pattern) => `!${pattern}`),
    ];
    return { patterns: all, matches: await (0,glob/* compilePatterns */.xi)(all) };
}
async function classifier() {
    const kinds = await Promise.all(KINDS.map(async ({ form, family, patterns, reduced = false }) => ({
        gathered: { form, family, reduced },
        matches: await (0,glob/* compilePatterns */.xi)(patterns),
    })));
    return (path) => kinds.find(({ matches }) => matches(path))?.gathered ?? byExtension(path);
}
function byExtension(path) {
    if (path.endsWith('.jsonl'))
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
const MOST_NEEDLES = 200;
const LONGEST_SEARCH = 10_000;
async function compilePatterns(patterns) {
    const taken = cleanPatterns(patterns).map(takeApart);
    const globs = taken.flatMap(({ parts }) => parts.map(({ glob }) => glob));
    const matchers = globs.every((glob) => COMPILED.has(glob))
        ? fromCompiled
        : (await Promise.all(/* import() */[__webpack_require__.e(581), __webpack_require__.e(343)]).then(__webpack_require__.bind(__webpack_require__, 7343))).matcherOf;
    const compiled = taken.map(({ negate, parts }) => ({
        negate,
        tests: parts.map((part) => testOf(part, matchers(part.glob))),
    }));
    const maySelect = quickly(taken.filter(({ negate }) => !negate));
    const mayTakeAway = quickly(taken.filter(({ negate }) => negate));
    return (path) => {
        if (!maySelect(path))
            return false;
        const mayBeTaken = mayTakeAway(path);
        let selected = false;
        for (const { negate, tests } of compiled) {
            if (selected && !mayBeTaken)
                return true;
            if (selected === negate && tests.some((test) => test(path)))
                selected = !negate;
        }
        return selected;
    };
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
function takeApart(line) {
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

/***/ 5064:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   XS: () => (/* reexport safe */ _git_error_js__WEBPACK_IMPORTED_MODULE_2__.X)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8539);




const SAFE = [
    '--no-optional-locks',
    '--no-replace-objects',
    '-c',
    'core.fsmonitor=false',
    '-c',
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    '-c',
    'diff.external=',
    '-c',
    'protocol.ext.allow=never',
    '-c',
    'advice.graftFileDeprecated=false',
];
const OF_ANOTHER_REPOSITORY = [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_PREFIX',
    'GIT_NAMESPACE',
    'GIT_GRAFT_FILE',
    'GIT_SHALLOW_FILE',
    'GIT_REPLACE_REF_BASE',
];
const OF_A_PUSH = ['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];
function withoutRepository(env) {
    const left = { ...env };
    const away = env.GIT_QUARANTINE_PATH === undefined ? [...OF_ANOTHER_REPOSITORY, ...OF_A_PUSH] : OF_ANOTHER_REPOSITORY;
    for (const name of away)
        Reflect.deleteProperty(left, name);
    return left;
}
function startGit(options, args) {
    const trusted = (options.safeDirectories ?? []).flatMap((directory) => ['-c', `safe.directory=${directory}`]);
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...SAFE, ...trusted, ...args], {
        cwd: options.cwd,
        env: {
            ...withoutRepository(process.env),
            LC_ALL: 'C',
            GIT_TERMINAL_PROMPT: '0',
            GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
            GIT_LITERAL_PATHSPECS: args[0] === 'check-ignore' ? '0' : '1',
            ...options.env,
        },
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        detached: options.limit !== undefined && process.platform !== 'win32',
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
    const missing = 'code' in error && error.code === 'ENOENT';
    if (!missing)
        return new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`git could not be started: ${error.message}`);
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X('git was not found on this machine:', 'no-git', 'install git, or judge the files as they lie on disk with --workspace.');
}


/***/ }),

/***/ 3172:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   V0: () => (/* binding */ MOST_ENTRIES),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   vS: () => (/* binding */ readListing),
/* harmony export */   wl: () => (/* binding */ fileOfOtherCase)
/* harmony export */ });
/* unused harmony export entriesOf */
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5064);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(810);


const BATCH = 2_000;
const MANY = 1_000;
const LARGE = 256 * 1_024;
const SMALL = 1_024;
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
    constructor(idBytes) {
        this.#idBytes = idBytes;
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
        let entries = 0;
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
                        entries++;
                        if (kindOf(mode) === 'directory')
                            next.push({ path: under(path, (0,_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(name)), id: hex(id) });
                    });
                });
                if (entries > MOST_ENTRIES)
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
        return fileOfOtherCase(path, (actual) => this.find(actual), (folder) => this.#open(folder));
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
function fileOfOtherCase(path, find, namesIn) {
    let actual = '';
    for (const segment of path.split('/')) {
        const names = namesIn(actual);
        const lower = segment.toLowerCase();
        const name = names?.has(segment) === true
            ? segment
            : [...(names?.keys() ?? [])].find((known) => known.toLowerCase() === lower);
        if (name === undefined)
            return undefined;
        actual = under(actual, name);
    }
    return actual === path || find(actual)?.kind !== 'file' ? undefined : actual;
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

/***/ 3005:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ Promised),
/* harmony export */   Vq: () => (/* binding */ isEmptyBlob),
/* harmony export */   _i: () => (/* binding */ fetchPromised)
/* harmony export */ });
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8539);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5064);


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
        this.#lacking ??= lackedBy(this.#options, this.#tree);
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
async function lackedBy(options, tree) {
    const list = ['rev-list', '--objects', '--quiet', '--no-walk', '--missing=print', tree];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(options, list);
    if (status !== 0)
        throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`git could not tell what this partial clone lacks: ${stderr}`);
    const lines = stdout.toString('latin1').split('\n');
    return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}
function fetchPromised(options, ids) {
    const quietly = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false'];
    const pack = ['pack-objects', '--stdout', '--quiet', '--window=0'];
    return new Promise((resolve, reject) => {
        const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .startGit */ .BE)({ ...options, env: { ...options.env, GIT_ASKPASS: '' } }, [...quietly, ...pack]);
        const said = [];
        child.stdout.resume();
        child.stderr.on('data', (chunk) => said.push(chunk));
        child.on('error', (error) => {
            reject((0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .notStarted */ .DY)(error));
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
    return new _git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .X(`This partial clone lacks ${String(count)} objects that are to be read, and they could not be fetched (${reason.trim()}).`, 'other', 'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.');
}


/***/ }),

/***/ 5341:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   xX: () => (/* binding */ storeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function storeOf(folder) {
    try {
        for (let above = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
            const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git');
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inside))
                return common(isFile(inside) ? named(inside, above) : inside);
            if (isStore(above) && isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, 'HEAD')))
                return above;
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
                return undefined;
        }
    }
    catch {
        return undefined;
    }
}
function named(file, above) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(above, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')
        .replace(/^gitdir: /, '')
        .trimEnd());
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

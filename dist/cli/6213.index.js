"use strict";
exports.id = 6213;
exports.ids = [6213,7713];
exports.modules = {

/***/ 6213:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fix: () => (/* binding */ fix)
});

// EXTERNAL MODULE: ./src/configuration.ts
var configuration = __webpack_require__(6081);
// EXTERNAL MODULE: ./src/judge-tree.ts + 3 modules
var judge_tree = __webpack_require__(331);
;// CONCATENATED MODULE: ./src/fix/group.ts
function isFixable(finding) {
    return finding.fix !== undefined;
}
function groupsOf(findings) {
    const groups = [];
    for (const finding of findings) {
        const places = finding.fix.edits.flatMap((edit) => {
            if (edit.kind === 'byte-order-mark')
                return [];
            const at = edit.kind === 'move' ? [edit.from, edit.to] : [edit.pointer];
            return at.map((pointer) => `${String(finding.index)}${pointer}`);
        });
        let group = groups.find(({ touched }) => !places.some((place) => touched.has(place)));
        if (group === undefined) {
            group = { members: [], touched: new Touched() };
            groups.push(group);
        }
        for (const place of places)
            group.touched.add(place);
        group.members.push(finding);
    }
    return groups.map(({ members }) => members);
}
class Touched {
    #places = new Set();
    #around = new Set();
    add(place) {
        this.#places.add(place);
        for (const outer of outwards(place))
            this.#around.add(outer);
    }
    has(place) {
        return this.#around.has(place) || outwards(place).some((outer) => this.#places.has(outer));
    }
}
function outwards(place) {
    const found = [place];
    for (let end = place.lastIndexOf('/'); end >= 0; end = place.lastIndexOf('/', end - 1)) {
        found.push(place.slice(0, end));
        if (end === 0)
            break;
    }
    return found;
}

// EXTERNAL MODULE: ./src/edit/file.ts + 3 modules
var edit_file = __webpack_require__(2493);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(1502);
;// CONCATENATED MODULE: ./src/fix/compare.ts


function placeOf({ pointer, property }) {
    return property === undefined ? (pointer ?? '') : (0,model_pointer/* join */.fj)(pointer ?? '', property);
}
function newFindings(before, after) {
    const places = new Map();
    for (const finding of before) {
        const known = places.get(demandOf(finding)) ?? new Map();
        const place = placeOf(finding);
        known.set(place, Math.min(known.get(place) ?? Infinity, (0,severity/* rank */.Tm)(finding.severity)));
        places.set(demandOf(finding), known);
    }
    return after.filter((finding) => {
        const known = places.get(demandOf(finding));
        if (known === undefined)
            return true;
        for (let at = placeOf(finding);; at = at.slice(0, at.lastIndexOf('/'))) {
            if ((known.get(at) ?? Infinity) <= (0,severity/* rank */.Tm)(finding.severity))
                return false;
            if (at === '')
                return true;
        }
    });
}
function earlierOf(finding, before) {
    const place = placeOf(finding);
    return before.find((other) => {
        const earlier = placeOf(other);
        return demandOf(other) === demandOf(finding) && (place === earlier || place.startsWith(`${earlier}/`));
    });
}
function demandOf({ rule, index }) {
    return `${String(index)} ${rule}`;
}

;// CONCATENATED MODULE: ./src/fix/mend.ts




const TRIES = 64;
async function mend(files, options) {
    const together = new Together(options.judge, files.size);
    return Promise.all([...files].map(async ([file, bytes]) => {
        try {
            return await new Mender(file, options, (content) => together.judge(file, content)).mend(bytes);
        }
        finally {
            together.leave();
        }
    }));
}
class Mender {
    #file;
    #options;
    #judge;
    constructor(file, options, judge) {
        this.#file = file;
        this.#options = options;
        this.#judge = judge;
    }
    async mend(bytes) {
        const start = { bytes, findings: await this.#judge(bytes) };
        const applied = [];
        let pass = await this.#pass(start);
        while (pass.applied.length > 0) {
            applied.push(...pass.applied);
            pass = await this.#pass(pass.state);
        }
        const { state, left } = pass;
        return {
            file: this.#file,
            before: bytes,
            after: state.bytes,
            applied,
            left: left.map((one) => ({ ...one, origin: originOf(one.finding, start) })),
            unsafe: this.#options.unsafe ? 0 : state.findings.filter(({ fix }) => fix?.safety === 'unsafe').length,
            findings: { before: start.findings, after: state.findings },
        };
    }
    async #pass(state) {
        const { unsafe, formOf } = this.#options;
        const offered = state.findings.filter(isFixable).filter(({ fix }) => unsafe || fix.safety === 'safe');
        if (offered.length === 0)
            return { state, applied: [], left: [] };
        const { returns } = new edit_file/* EditableFile */.X(state.bytes, formOf(this.#file));
        const left = [];
        const possible = [];
        for (const finding of offered) {
            const why = finding.index === null ? null : (returns[finding.index]?.obstacle ?? null);
            if (why === null)
                possible.push(finding);
            else
                left.push({ finding, why });
        }
        const trial = new Trial(state, (current, fixes) => this.#apply(current, fixes));
        for (const group of groupsOf(possible)) {
            await trial.take(group);
            if (trial.applied.length > 0)
                break;
        }
        return { state: trial.state, applied: trial.applied, left: [...left, ...trial.left] };
    }
    async #apply({ bytes }, fixes) {
        const file = new edit_file/* EditableFile */.X(bytes, this.#options.formOf(this.#file));
        for (const { index, fix } of fixes) {
            for (const edit of fix.edits) {
                if (edit.kind === 'byte-order-mark')
                    file.dropMark();
                else if (index !== null)
                    file.edit(index, [edit]);
            }
        }
        const edited = file.bytes;
        return { bytes: edited, findings: await this.#judge(edited) };
    }
}
class Trial {
    state;
    applied = [];
    left = [];
    #apply;
    #tries = TRIES;
    constructor(state, apply) {
        this.state = state;
        this.#apply = apply;
    }
    async take(fixes) {
        if (fixes.length === 0)
            return;
        if (this.#tries === 0) {
            const why = `It was not tried: of the fixes of this file, ${String(TRIES)} trials did not show which ones fit.`;
            for (const finding of fixes)
                this.left.push({ finding, why });
            return;
        }
        this.#tries--;
        const next = await this.#apply(this.state, fixes);
        const made = newFindings(this.state.findings, next.findings);
        if (made.length === 0 && next.findings.length < this.state.findings.length) {
            this.state = next;
            this.applied.push(...fixes);
            return;
        }
        const [finding] = fixes;
        if (fixes.length === 1 && finding !== undefined) {
            this.left.push({ finding, why: whyNot(made) });
            return;
        }
        const half = Math.ceil(fixes.length / 2);
        await this.take(fixes.slice(0, half));
        await this.take(fixes.slice(half));
    }
}
function whyNot(made) {
    if (made.length === 0)
        return 'It was withdrawn: as many findings would remain.';
    const rules = [...new Set(made.map(({ rule }) => rule))];
    return `It was withdrawn, since it would make ${(0,model_text/* count */.U9)(made.length, 'new finding')}: ${(0,model_text/* listOf */.c3)(rules, 'and')}.`;
}
function originOf(finding, { findings }) {
    return earlierOf(finding, findings)?.range ?? finding.range;
}
class Together {
    #judge;
    #working;
    #waiting = new Map();
    constructor(judge, working) {
        this.#judge = judge;
        this.#working = working;
    }
    judge(file, bytes) {
        return new Promise((resolve, reject) => {
            this.#waiting.set(file, { bytes, resolve, reject });
            this.#start();
        });
    }
    leave() {
        this.#working--;
        this.#start();
    }
    #start() {
        if (this.#waiting.size === 0 || this.#waiting.size < this.#working)
            return;
        const waiting = this.#waiting;
        this.#waiting = new Map();
        this.#judge(new Map([...waiting].map(([file, { bytes }]) => [file, bytes]))).then((found) => {
            for (const [file, { resolve }] of waiting)
                resolve(found.get(file) ?? []);
        }, (error) => {
            for (const { reject } of waiting.values())
                reject(error);
        });
    }
}

;// CONCATENATED MODULE: ./src/fix/overlay.ts
function overlay(tree, contents) {
    const files = [...contents.keys()].sort().map((path) => ({ path, id: path, link: false }));
    return {
        ...tree,
        list: () => Promise.resolve(files),
        read: async function* (wanted, limit) {
            yield await Promise.resolve(wanted.map(({ path }) => contentOf(contents.get(path), limit)));
        },
        close: () => undefined,
    };
}
function contentOf(bytes = new Uint8Array(), limit) {
    return bytes.length > limit ? { kind: 'too-large', size: bytes.length } : { kind: 'bytes', bytes };
}

// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
// EXTERNAL MODULE: ./src/settings.ts
var src_settings = __webpack_require__(8750);
// EXTERNAL MODULE: ./src/standards/catalog.ts
var catalog = __webpack_require__(7713);
// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(6825);
// EXTERNAL MODULE: ./src/cli/color.ts
var color = __webpack_require__(2477);
// EXTERNAL MODULE: ./src/cli/diff.ts
var diff = __webpack_require__(6847);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/write-files.ts
var write_files = __webpack_require__(9719);
;// CONCATENATED MODULE: ./src/cli/fix.ts

















const OPTIONS = [
    { name: 'root', value: 'DIR', help: 'the project root that claims are relative to (default: the current directory)' },
    { name: 'unsafe', help: 'apply also fixes that may change what a return says, such as another status' },
    { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
    { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
    { name: 'standard', value: 'LIST', help: 'auto, or ids such as return-meta@1.2 (default: auto)' },
    { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'help', help: 'this help' },
];
const USAGE = `Usage: return-gate fix [options] [PATTERN...]

Mends what can be mended for certain in the returns below --root, as they lie on disk. Edits are as small as can be. What
would make a new finding is withdrawn. return-gate rules and the reference tell which rules offer a fix.

Options
${(0,options/* optionHelp */.L)(OPTIONS)}

Exit status
  0 nothing to fix, or all fixes written   1 fixes wait for --write, or for a file that changed meanwhile
  2 bad usage, or a file that cannot be written   3 no return found
`;
const BATCH = 500;
async function fix(args) {
    if (args.includes('--help') || args.includes('-h')) {
        process.stdout.write(USAGE);
        return exit/* EXIT */.d.passed;
    }
    const call = (0,options/* readCall */.D)(args, OPTIONS);
    const root = call.values.get('root')?.[0] ?? '.';
    const tree = (0,workspace.openWorkspace)(root);
    const settings = await readFixSettings(call, await (0,configuration/* readConfig */.Xg)(tree));
    const report = await (0,judge_tree/* judgeTree */.g)(tree, settings);
    if (report.counts.files === 0)
        return (0,write_files/* nothingFound */.Sb)(call.rest);
    const paint = (0,report_text.painter)(!call.switches.has('no-color') && (0,color/* wantsColor */.z)());
    const write = call.switches.has('write');
    const totals = new Totals(report);
    for await (const mended of mendAll(tree, report, settings, call.switches.has('unsafe'))) {
        const changed = mended.filter(({ applied }) => applied.length > 0);
        const written = write ? (0,write_files/* writeAll */.f4)(root, changed) : undefined;
        for (const one of mended) {
            const done = written?.get(one.file) === 'written';
            process.stdout.write((0,sink.terminal) `${tell(one, done, paint)}`.text);
            if (one.applied.length > 0 && !write)
                process.stdout.write((0,diff/* unifiedDiff */.W)(one.file, one.before, one.after, paint));
            totals.add(one, written?.get(one.file));
        }
    }
    process.stdout.write((0,sink.terminal) `${totals.line(write)}\n`.text);
    return totals.status(write);
}
async function readFixSettings({ values, rest }, config) {
    const settings = await (0,src_settings/* readSettings */.s)({
        patterns: rest,
        ignore: values.get('ignore') ?? [],
        standard: values.get('standard')?.[0],
        failOn: undefined,
        ifNoReturns: 'ignore',
        staleAfter: undefined,
        maxFileSize: values.get('max-file-size')?.[0],
        expectSession: undefined,
        now: undefined,
    }, (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`), config);
    return { ...settings, now: settings.now ?? Date.now() };
}
async function* mendAll(tree, report, settings, unsafe) {
    const files = [...new Set(report.findings.filter(isFixable).flatMap(({ file }) => file ?? []))];
    const classify = await (0,gather/* classifier */.k)();
    const formOf = (file) => classify(file).form;
    for (let start = 0; start < files.length; start += BATCH) {
        const contents = await (0,write_files/* readFiles */.Ul)(tree, files.slice(start, start + BATCH), settings.maxFileSize);
        yield await mend(contents, { unsafe, formOf, judge: judgeOf(tree, settings) });
    }
}
const OF_THE_RUN = new Set(catalog.rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));
function judgeOf(tree, settings) {
    return async (contents) => {
        const { findings } = await (0,judge_tree/* judgeTree */.g)(overlay(tree, contents), settings);
        const byFile = new Map([...contents.keys()].map((file) => [file, []]));
        for (const finding of findings) {
            if (finding.file !== null && !OF_THE_RUN.has(finding.rule))
                byFile.get(finding.file)?.push(finding);
        }
        return byFile;
    };
}
function tell({ file, applied, left }, done, paint) {
    const lines = [];
    if (done) {
        lines.push((0,sink.terminal) `${paint('bold', (0,sink.terminal) `${file}`)}\n`);
        for (const { rule, fix } of applied) {
            lines.push((0,sink.terminal) `  ${paint('green', (0,sink.terminal) `fixed`)}  ${fix.does}  ${paint('dim', (0,sink.terminal) `${rule}`)}\n`);
        }
    }
    for (const one of left) {
        const { rule, fix } = one.finding;
        const label = paint('yellow', (0,sink.terminal) `left`);
        lines.push((0,sink.terminal) `${file}${fix_placeOf(one, done)}: ${label}: ${fix.does}. ${one.why}  ${paint('dim', (0,sink.terminal) `${rule}`)}\n`);
    }
    return lines;
}
function fix_placeOf({ finding, origin }, written) {
    const range = written ? finding.range : origin;
    return range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`;
}
class Totals {
    #findings;
    #fixes = 0;
    #files = 0;
    #mended = 0;
    #left = 0;
    #unsafe = 0;
    #changed = 0;
    #failed = 0;
    constructor({ findings }) {
        this.#findings = findings.length;
    }
    add({ applied, left, unsafe, findings }, written) {
        this.#left += left.length;
        this.#unsafe += unsafe;
        if (applied.length === 0)
            return;
        if (written === 'changed')
            this.#changed++;
        else if (written === 'failed')
            this.#failed++;
        if (written !== undefined && written !== 'written')
            return;
        this.#files++;
        this.#fixes += applied.length;
        this.#mended += findings.before.length - findings.after.length;
    }
    line(write) {
        const what = `${(0,model_text/* count */.U9)(this.#fixes, 'fix', 'fixes')} in ${(0,model_text/* count */.U9)(this.#files, 'file')}`;
        const of = `${String(this.#mended)} of ${(0,model_text/* count */.U9)(this.#findings, 'finding')}`;
        const parts = [
            this.#fixes === 0
                ? `Nothing ${write && this.#changed + this.#failed > 0 ? 'was written' : 'to fix'}: ${remaining(this.#findings)}.`
                : write
                    ? `${what} written: ${of} mended.`
                    : `${what} would mend ${of}: write them with --write.`,
        ];
        if (this.#changed + this.#failed > 0)
            parts.push(`${(0,model_text/* count */.U9)(this.#changed + this.#failed, 'file')} not written.`);
        if (this.#left > 0)
            parts.push(`${(0,model_text/* count */.U9)(this.#left, 'fix', 'fixes')} left.`);
        if (this.#unsafe > 0)
            parts.push(`${(0,model_text/* count */.U9)(this.#unsafe, 'unsafe fix', 'unsafe fixes')} more with --unsafe.`);
        return parts.join(' ');
    }
    status(write) {
        if (this.#failed > 0)
            return exit/* EXIT */.d.usage;
        return this.#changed > 0 || (this.#fixes > 0 && !write) ? exit/* EXIT */.d.failed : exit/* EXIT */.d.passed;
    }
}
function remaining(findings) {
    return findings === 1 ? '1 finding remains' : `${String(findings)} findings remain`;
}


/***/ }),

/***/ 331:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ judgeTree)
});

// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
// EXTERNAL MODULE: ./src/judge/batch.ts
var judge_batch = __webpack_require__(2315);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
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
    const { narrow } = await __webpack_require__.e(/* import() */ 7659).then(__webpack_require__.bind(__webpack_require__, 7659));
    const { files, passedOver } = await narrow(gathered, changes, judging, withAids);
    return { wanted: files, passedOver };
}
function aided(options, openAll, inUse) {
    let aids = { diagnosis: null, markdown: null };
    let { benches } = options;
    const bring = {
        positions: async () => {
            const { diagnosisOf } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9154)]).then(__webpack_require__.bind(__webpack_require__, 9154));
            const diagnosis = await diagnosisOf(inUse);
            aids = { ...aids, diagnosis };
        },
        markdown: async () => {
            const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(3814)]).then(__webpack_require__.bind(__webpack_require__, 3814));
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
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 6390).then(__webpack_require__.bind(__webpack_require__, 6390));
    return settleAbsent(absent, tree, context, overrides);
}
async function toFindings(drafts) {
    if (drafts.length === 0)
        return [];
    const { withFingerprints } = await __webpack_require__.e(/* import() */ 9158).then(__webpack_require__.bind(__webpack_require__, 9158));
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


/***/ }),

/***/ 7093:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1502);

function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    if (failOn === 'never')
        return 'passed';
    return findings.some(({ severity, baselined }) => !baselined && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(severity, failOn)) ? 'failed' : 'passed';
}


/***/ }),

/***/ 2720:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5821);

function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .b.map((name) => [name, 0]));
    let claims = 0;
    for (const record of returns) {
        for (const { verdict } of record.claims) {
            claims++;
            verdicts[verdict.name]++;
        }
    }
    const severities = { error: 0, warning: 0, notice: 0 };
    let baselined = 0;
    for (const finding of findings) {
        if (finding.baselined)
            baselined++;
        else
            severities[finding.severity]++;
    }
    return {
        files,
        returns: returns.length,
        claims,
        errors: severities.error,
        warnings: severities.warning,
        notices: severities.notice,
        baselined,
        verdicts,
    };
}


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yp: () => (/* binding */ versionsWith),
/* harmony export */   aA: () => (/* binding */ versionsInWords),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qg: () => (/* binding */ orderedStandards),
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _model_standard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1900);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4810);


const orderedStandards = _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => _index_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_index_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
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
    return _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length && meant.length > 0 ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}


/***/ })

};
;
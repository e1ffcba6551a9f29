"use strict";
exports.id = 9640;
exports.ids = [9640];
exports.modules = {

/***/ 49640:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fix: () => (/* binding */ fix)
});

// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 48 modules
var check_tree = __webpack_require__(77190);
;// CONCATENATED MODULE: ./src/rewrite/fix/group.ts
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

// EXTERNAL MODULE: ./src/engine/run/overlay.ts
var overlay = __webpack_require__(23628);
// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
// EXTERNAL MODULE: ./src/model/batches.ts
var batches = __webpack_require__(59549);
// EXTERNAL MODULE: ./src/families/catalog.ts
var catalog = __webpack_require__(31895);
// EXTERNAL MODULE: ./src/rewrite/read-files.ts
var read_files = __webpack_require__(20220);
// EXTERNAL MODULE: ./src/rewrite/edit/file.ts + 4 modules
var edit_file = __webpack_require__(40836);
// EXTERNAL MODULE: ./src/model/group-by.ts
var group_by = __webpack_require__(81354);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(11502);
;// CONCATENATED MODULE: ./src/rewrite/fix/compare.ts


function newFindings(before, after) {
    const places = new Map();
    for (const finding of before) {
        const known = places.get(demandOf(finding)) ?? new Map();
        for (const place of (0,model_finding/* placesOf */.ek)(finding)) {
            known.set(place, Math.min(known.get(place) ?? Infinity, (0,severity/* rank */.Tm)(finding.severity)));
        }
        places.set(demandOf(finding), known);
    }
    return after.filter((finding) => {
        const known = places.get(demandOf(finding));
        if (known === undefined)
            return true;
        return !(0,model_finding/* placesOf */.ek)(finding).every((place) => isKnown(place, known, (0,severity/* rank */.Tm)(finding.severity)));
    });
}
function isKnown(place, known, severity) {
    for (let at = place;; at = at.slice(0, at.lastIndexOf('/'))) {
        if ((known.get(at) ?? Infinity) <= severity)
            return true;
        if (at === '')
            return false;
    }
}
function isLess(after, before) {
    if (after.length !== before.length)
        return after.length < before.length;
    const known = new Set(before.map(absenceOf));
    return after.some((finding) => finding.property !== undefined && !known.has(absenceOf(finding)));
}
function absenceOf(finding) {
    return JSON.stringify([demandOf(finding), (0,model_finding/* placesOf */.ek)(finding)]);
}
function earlierAmong(before) {
    const demands = new Map();
    for (const finding of before) {
        const list = demands.get(demandOf(finding)) ?? [];
        for (const place of (0,model_finding/* placesOf */.ek)(finding))
            list.push({ place, finding });
        demands.set(demandOf(finding), list);
    }
    return (finding) => {
        const [place = ''] = (0,model_finding/* placesOf */.ek)(finding);
        const found = demands
            .get(demandOf(finding))
            ?.find((earlier) => place === earlier.place || place.startsWith(`${earlier.place}/`));
        return found?.finding;
    };
}
function demandOf({ rule, index }) {
    return `${String(index)} ${rule}`;
}

;// CONCATENATED MODULE: ./src/rewrite/fix/apply-fixes.ts





const TRIES = 64;
const TRIED_BYTES = 16 * 1024 * 1024;
async function applyFixes(files, options) {
    const together = new Together(options.check, files.size);
    return Promise.all([...files].map(async ([file, bytes]) => {
        try {
            return await new Fixer(file, options, (content) => together.check(file, content)).fix(bytes);
        }
        finally {
            together.leave();
        }
    }));
}
class Fixer {
    #file;
    #options;
    #check;
    constructor(file, options, check) {
        this.#file = file;
        this.#options = options;
        this.#check = check;
    }
    async fix(bytes) {
        const start = { bytes, findings: await this.#check(bytes) };
        const applied = [];
        const tries = new Tries(bytes.length);
        let pass = await this.#pass(start, tries);
        while (pass.applied.length > 0) {
            applied.push(...pass.applied);
            pass = await this.#pass(pass.state, tries);
        }
        const { state, left } = pass;
        const earlierOf = earlierAmong(start.findings);
        return {
            file: this.#file,
            before: bytes,
            after: state.bytes,
            applied,
            left: left.map((one) => ({ ...one, origin: earlierOf(one.finding)?.range ?? one.finding.range })),
            unsafe: this.#options.unsafe ? 0 : state.findings.filter(({ fix }) => fix?.safety === 'unsafe').length,
            findings: { before: start.findings, after: state.findings },
        };
    }
    async #pass(state, tries) {
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
        const trial = new Trial(state, tries, (current, fixes) => this.#apply(current, fixes));
        for (const group of groupsOf(possible)) {
            await trial.take(group);
            if (trial.applied.length > 0)
                break;
        }
        return { state: trial.state, applied: trial.applied, left: [...left, ...trial.left] };
    }
    async #apply({ bytes }, fixes) {
        const edited = withFixes(bytes, this.#options.formOf(this.#file), fixes);
        return { bytes: edited, findings: await this.#check(edited) };
    }
}
function withFixes(bytes, form, fixes) {
    const file = new edit_file/* EditableFile */.X(bytes, form);
    for (const { index, fix } of fixes) {
        for (const edit of fix.edits) {
            if (edit.kind === 'byte-order-mark')
                file.dropMark();
            else if (index !== null)
                file.edit(index, [edit]);
        }
    }
    return file.bytes;
}
class Tries {
    most;
    #left;
    constructor(bytes) {
        this.most = this.#left = Math.max(1, Math.min(TRIES, Math.floor(TRIED_BYTES / bytes)));
    }
    take() {
        return this.#left-- > 0;
    }
}
class Trial {
    state;
    applied = [];
    left = [];
    #apply;
    #tries;
    constructor(state, tries, apply) {
        this.state = state;
        this.#tries = tries;
        this.#apply = apply;
    }
    async #try(fixes) {
        const next = await this.#apply(this.state, fixes);
        const made = newFindings(this.state.findings, next.findings);
        if (made.length > 0 || !isLess(next.findings, this.state.findings)) {
            return { made, worse: returnsWorse(this.state, next, made) };
        }
        this.state = next;
        this.applied.push(...fixes);
        return null;
    }
    async take(fixes) {
        if (fixes.length === 0)
            return;
        if (!this.#tries.take()) {
            const trials = (0,model_text/* count */.U9)(this.#tries.most, 'trial');
            const why = `It was not tried: of the fixes of this file, ${trials} did not show which ones fit.`;
            for (const finding of fixes)
                this.left.push({ finding, why });
            return;
        }
        const refused = await this.#try(fixes);
        if (refused === null)
            return;
        const { made, worse } = refused;
        const ofReturns = (0,group_by/* groupBy */.$)(fixes, byReturn);
        const [bad, good] = parted(fixes, ({ index }) => worse.has(index));
        if (bad.length > 0 && good.length > 0) {
            await this.take(good);
            await this.take(bad);
        }
        else if (ofReturns.size === fixes.length && (bad.length > 0 || fixes.length === 1)) {
            const madeIn = fixes.length === 1 ? null : (0,group_by/* groupBy */.$)(made, byReturn);
            for (const finding of fixes) {
                this.left.push({ finding, why: whyNot(madeIn === null ? made : (madeIn.get(finding.index) ?? [])) });
            }
        }
        else {
            const first = new Set((ofReturns.size === fixes.length ? [fixes] : [...ofReturns.values()]).flatMap((own) => own.slice(0, Math.ceil(own.length / 2))));
            for (const half of parted(fixes, (one) => first.has(one)))
                await this.take(half);
        }
    }
}
function returnsWorse(before, after, made) {
    const [old, now] = [(0,group_by/* groupBy */.$)(before.findings, byReturn), (0,group_by/* groupBy */.$)(after.findings, byReturn)];
    const kept = [...old].filter(([index, list]) => !isLess(now.get(index) ?? [], list));
    return new Set([...made.map(({ index }) => index), ...kept.map(([index]) => index)]);
}
function byReturn({ index }) {
    return index;
}
function parted(list, isFirst) {
    return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}
function whyNot(made) {
    if (made.length === 0)
        return 'It was withdrawn: as many findings would remain.';
    const rules = [...new Set(made.map(({ rule }) => rule))];
    return `It was withdrawn, since it would make ${(0,model_text/* count */.U9)(made.length, 'new finding')}: ${(0,model_text/* listOf */.c3)(rules, 'and')}.`;
}
class Together {
    #check;
    #working;
    #waiting = new Map();
    constructor(check, working) {
        this.#check = check;
        this.#working = working;
    }
    check(file, bytes) {
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
        this.#check(new Map([...waiting].map(([file, { bytes }]) => [file, bytes]))).then((found) => {
            for (const [file, { resolve }] of waiting)
                resolve(found.get(file) ?? []);
        }, (error) => {
            for (const { reject } of waiting.values())
                reject(error);
        });
    }
}

;// CONCATENATED MODULE: ./src/rewrite/fix/fix-tree.ts






const BATCH = 500;
async function* fixTree(tree, files, { unsafe, maxFileSize, check }) {
    const formOf = formsOf();
    for (const batch of (0,batches/* batchesOf */.c)(files, BATCH)) {
        const contents = await (0,read_files/* readFiles */.U)(tree, batch, maxFileSize);
        yield await applyFixes(contents, { unsafe, formOf, check: checkOverlaid(tree, check) });
    }
}
function formsOf() {
    const classify = (0,gather/* classifier */.k)({ named: () => true });
    return (file) => classify(file).form;
}
const OF_THE_RUN = new Set(catalog.rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));
function checkOverlaid(tree, check) {
    return async (contents) => {
        const changed = new Map([...contents].map(([file, bytes]) => [file, { kind: 'bytes', bytes }]));
        const { findings } = await check((0,overlay/* overlay */.L)(tree, changed));
        const byFile = new Map([...contents.keys()].map((file) => [file, []]));
        for (const finding of findings) {
            if (finding.file !== null && !OF_THE_RUN.has(finding.rule))
                byFile.get(finding.file)?.push(finding);
        }
        return byFile;
    };
}

// EXTERNAL MODULE: ./src/model/natural-order.ts
var natural_order = __webpack_require__(53461);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(78473);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/report/links.ts
var links = __webpack_require__(83303);
// EXTERNAL MODULE: ./src/report/paint.ts
var report_paint = __webpack_require__(9066);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/model/path-bytes.ts
var path_bytes = __webpack_require__(63020);
// EXTERNAL MODULE: ./src/report/hunks.ts
var report_hunks = __webpack_require__(96007);
;// CONCATENATED MODULE: ./src/report/patch.ts




const CONTEXT = 3;
function patchOf({ path, before, after }) {
    if (!(0,external_node_buffer_.isUtf8)(before) || !(0,external_node_buffer_.isUtf8)(after))
        return null;
    const hunks = (0,report_hunks/* hunksOf */.H)(Buffer.from(before).toString('utf8'), Buffer.from(after).toString('utf8'), CONTEXT);
    if (hunks.length === 0)
        return (0,sink/* exact */.e0)('');
    const [old, next] = [quoted(`a/${path}`), quoted(`b/${path}`)];
    const lines = [
        `diff --git ${old} ${next}`,
        `--- ${old}`,
        `+++ ${next}`,
        ...hunks.flatMap((hunk) => [headOf(hunk), ...hunk.lines]),
    ];
    return (0,sink/* exact */.e0)(lines.map((line) => `${line}\n`).join(''));
}
function headOf({ oldStart, oldLines, newStart, newLines }) {
    return `@@ -${hunkRange(oldStart, oldLines)} +${hunkRange(newStart, newLines)} @@`;
}
function hunkRange(start, lines) {
    return `${String(lines === 0 ? start - 1 : start)},${String(lines)}`;
}
function quoted(name) {
    if (/^[\w./+@%=~-]+$/.test(name))
        return name;
    const bytes = [...(0,path_bytes/* bytesOfName */.q)(name)].map((byte) => {
        const character = String.fromCharCode(byte);
        return /[\w./+@%=~ -]/.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`;
    });
    return `"${bytes.join('')}"`;
}

// EXTERNAL MODULE: ./src/config/settings.ts + 4 modules
var settings = __webpack_require__(27004);
// EXTERNAL MODULE: ./src/tree/workspace.ts + 1 modules
var workspace = __webpack_require__(84173);
// EXTERNAL MODULE: ./src/cli/terminal/color.ts
var color = __webpack_require__(25696);
// EXTERNAL MODULE: ./src/cli/terminal/diff.ts
var diff = __webpack_require__(22556);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(14536);
// EXTERNAL MODULE: ./src/cli/in-project.ts + 1 modules
var in_project = __webpack_require__(47366);
// EXTERNAL MODULE: ./src/cli/command-help.ts
var command_help = __webpack_require__(11871);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
// EXTERNAL MODULE: ./src/cli/commands/write-files.ts + 1 modules
var write_files = __webpack_require__(23407);
;// CONCATENATED MODULE: ./src/cli/commands/fix.ts




















const OPTIONS = [
    in_project/* ROOT_OPTION */.VV,
    { name: 'unsafe', help: 'apply also fixes that may change what a return says, such as another status' },
    { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
    {
        name: 'diff',
        help: 'print a patch for git apply at the top of the repository, and nothing else; nothing is written',
    },
    { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
    {
        name: 'standard',
        value: 'LIST',
        help: 'auto, or versions such as return-meta@1.2 or return-meta (the default of the family; default: auto)',
    },
    { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
    { name: 'no-color', help: 'never use colour' },
    { name: 'help', help: 'this help' },
];
const HELP = {
    usage: 'return-gate fix [options] [PATTERN...]',
    about: 'Fixes what needs no decision in the returns on disk, below the project root. Without --write it shows the difference and writes nothing.',
    details: [
        'Edits are as small as possible. A fix that would cause a new finding is left out. The pages of the rules say which of them offer a fix. With --diff, all other output goes to standard error: return-gate fix --diff | git apply',
        in_project/* PATTERN_HELP */.ds,
    ],
    options: OPTIONS,
    exit: [
        ['0', 'nothing to fix, or all fixes written'],
        ['1', 'fixes wait for --write or git apply, or for a file that changed meanwhile'],
        ['2', 'bad usage'],
        ['3', 'no return found'],
        ['4', 'internal error, or a file that cannot be written'],
    ],
};
async function fix(args, caller) {
    const help = (0,command_help/* requestedHelp */.YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return exit_status/* EXIT */.d.passed;
    }
    const call = (0,in_project/* inProject */.nO)((0,options/* readCall */.D)(args, OPTIONS), caller);
    if (call.switches.has('diff') && call.switches.has('write')) {
        throw new usage_error/* UsageError */.e('--diff and --write contradict each other: write the files, or print the patch that would.');
    }
    const root = call.values.get('root')?.[0] ?? '.';
    const tree = (0,workspace/* openWorkspace */.O)(root);
    try {
        return await fixAll(tree, root, call, caller);
    }
    finally {
        tree.close();
    }
}
async function fixAll(tree, root, call, caller) {
    const settings = readFixSettings(call, await (0,load/* readConfig */.Xg)(tree), caller.now());
    const report = await (0,check_tree/* checkTree */.R)(tree, settings, { mostFindings: Infinity });
    if (report.counts.files === 0)
        return (0,write_files/* nothingFound */.Sb)(tree, call.rest, caller);
    const { switches } = call;
    const mode = switches.has('write') ? 'write' : switches.has('diff') ? 'patch' : 'show';
    const paint = (0,report_paint/* painter */.C)(mode !== 'patch' && !switches.has('no-color') && (0,color/* wantsColor */.z)(caller));
    const messages = mode === 'patch' ? caller.stderr : caller.stdout;
    const totals = new Totals(report, mode);
    const files = [...new Set(report.findings.filter(isFixable).flatMap(({ file }) => file ?? []))].sort(natural_order/* compareNatural */.d);
    const check = (changed) => (0,check_tree/* checkTree */.R)(changed, settings, { mostFindings: Infinity });
    const options = { unsafe: switches.has('unsafe'), maxFileSize: settings.maxFileSize, check };
    for await (const done of fixTree(tree, files, options)) {
        const changed = done.filter(({ applied }) => applied.length > 0);
        const outcomes = mode === 'write'
            ? (0,write_files/* writeAll */.f4)(root, changed, caller)
            : mode === 'patch'
                ? printAll(tree, changed, caller)
                : new Map();
        for (const one of done) {
            const outcome = outcomes.get(one.file);
            messages.write((0,sink/* terminal */.Fo) `${tell(one, outcome === 'written', paint)}`.text);
            if (one.applied.length > 0 && mode === 'show') {
                caller.stdout.write((0,diff/* unifiedDiff */.W)(one.file, one.before, one.after, paint));
            }
            totals.add(one, outcome);
        }
    }
    messages.write((0,sink/* terminal */.Fo) `${totals.line()}\n`.text);
    return totals.status();
}
function printAll(tree, files, { stdout, stderr }) {
    return new Map(files.map(({ file, before, after }) => {
        const patch = patchOf({ path: (0,links/* inRepository */.yJ)(tree.root, file), before, after });
        if (patch === null)
            stderr.write((0,sink/* terminal */.Fo) `return-gate: ${file}: ${NOT_IN_A_PATCH}`.text + '\n');
        else
            stdout.write(patch);
        return [file, patch === null ? 'unprintable' : 'printed'];
    }));
}
const NOT_IN_A_PATCH = 'It is not in the patch, which would hold characters that a terminal or a log must not be shown. Fix it with --write.';
function readFixSettings({ values, rest }, config, clock) {
    return (0,settings/* readSettings */.s)({
        patterns: rest,
        ignore: values.get('ignore') ?? [],
        standard: values.get('standard')?.[0],
        ifNoReturns: 'ignore',
        archived: 'all',
        maxFileSize: values.get('max-file-size')?.[0],
        clock,
    }, (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`), config);
}
function tell({ file, applied, left }, done, paint) {
    const lines = [];
    if (done) {
        lines.push((0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `${file}`)}\n`);
        for (const { rule, fix } of applied) {
            lines.push((0,sink/* terminal */.Fo) `  ${paint('green', (0,sink/* terminal */.Fo) `fixed`)}  ${fix.does}  ${paint('dim', (0,sink/* terminal */.Fo) `${rule}`)}\n`);
        }
    }
    for (const one of left) {
        const { rule, fix } = one.finding;
        const label = paint('yellow', (0,sink/* terminal */.Fo) `left`);
        lines.push((0,sink/* terminal */.Fo) `${file}${lineAndColumn(one, done)}: ${label}: ${fix.does}. ${one.why}  ${paint('dim', (0,sink/* terminal */.Fo) `${rule}`)}\n`);
    }
    return lines;
}
function lineAndColumn({ finding, origin }, written) {
    const range = written ? finding.range : origin;
    return range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`;
}
class Totals {
    #findings;
    #mode;
    #fixes = 0;
    #files = 0;
    #fixedFindings = 0;
    #left = 0;
    #unsafe = 0;
    #waiting = 0;
    #failed = 0;
    constructor({ findings }, mode) {
        this.#findings = findings.length;
        this.#mode = mode;
    }
    add({ applied, left, unsafe, findings }, outcome) {
        this.#left += left.length;
        this.#unsafe += unsafe;
        if (applied.length === 0)
            return;
        if (outcome === 'failed')
            this.#failed++;
        else if (outcome === 'changed' || outcome === 'unprintable')
            this.#waiting++;
        if (outcome !== undefined && outcome !== 'written' && outcome !== 'printed')
            return;
        this.#files++;
        this.#fixes += applied.length;
        this.#fixedFindings += findings.before.length - findings.after.length;
    }
    line() {
        const undone = this.#waiting + this.#failed;
        const isPatch = this.#mode === 'patch';
        const what = `${(0,model_text/* count */.U9)(this.#fixes, 'fix', 'fixes')} in ${(0,model_text/* count */.U9)(this.#files, 'file')}`;
        const of = `${String(this.#fixedFindings)} of ${(0,model_text/* count */.U9)(this.#findings, 'finding')}`;
        const none = undone === 0 ? 'to fix' : isPatch ? 'is in the patch' : 'was written';
        const parts = [
            this.#fixes === 0
                ? `Nothing ${none}: ${remaining(this.#findings)}.`
                : this.#mode === 'write'
                    ? `${what} written: ${of} fixed.`
                    : `${what} would fix ${of}: write them with ${isPatch ? 'git apply' : '--write'}.`,
        ];
        if (undone > 0)
            parts.push(`${(0,model_text/* count */.U9)(undone, 'file')} not ${isPatch ? 'in the patch' : 'written'}.`);
        if (this.#left > 0)
            parts.push(`${(0,model_text/* count */.U9)(this.#left, 'fix', 'fixes')} left out.`);
        if (this.#unsafe > 0)
            parts.push(`${(0,model_text/* count */.U9)(this.#unsafe, 'unsafe fix', 'unsafe fixes')} more with --unsafe.`);
        return parts.join(' ');
    }
    status() {
        if (this.#failed > 0)
            return exit_status/* EXIT */.d.internal;
        return this.#waiting > 0 || (this.#fixes > 0 && this.#mode !== 'write') ? exit_status/* EXIT */.d.failed : exit_status/* EXIT */.d.passed;
    }
}
function remaining(findings) {
    return findings === 1 ? '1 finding remains' : `${String(findings)} findings remain`;
}


/***/ }),

/***/ 23628:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ overlay)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

function overlay(tree, contents) {
    const files = [...contents].map(([path, content]) => ({ path, id: path, link: content === null }));
    files.sort((a, b) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.path, b.path));
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

/***/ 31895:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   orderedStandards: () => (/* binding */ orderedStandards),
/* harmony export */   rules: () => (/* binding */ rules),
/* harmony export */   severities: () => (/* binding */ severities),
/* harmony export */   upstreamsOf: () => (/* binding */ upstreamsOf),
/* harmony export */   upstreamsOfFamily: () => (/* binding */ upstreamsOfFamily),
/* harmony export */   versionsInWords: () => (/* binding */ versionsInWords),
/* harmony export */   versionsWith: () => (/* binding */ versionsWith)
/* harmony export */ });
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75180);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57765);



const orderedStandards = _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule === rule)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
}
function upstreamsOf(rule) {
    const named = rule.sources.flatMap(({ document }) => _model_source_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCUMENT_UPSTREAMS */ .VK[document] ?? []);
    const ofVersions = rule.sources.some(({ document }) => document === 'upstream')
        ? _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
            .filter(({ versions }) => versions.some((version) => version.rules.some((use) => use.rule === rule)))
            .flatMap(({ upstreams }) => upstreams)
        : [];
    return [...new Map([...named, ...ofVersions].map((one) => [one.url, one])).values()];
}
function upstreamsOfFamily(family) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
        .filter(({ versions }) => versions.some((version) => version.family === family))
        .flatMap(({ upstreams }) => upstreams);
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
    return _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}


/***/ }),

/***/ 75180:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ sourceInWords),
/* harmony export */   VK: () => (/* binding */ DOCUMENT_UPSTREAMS)
/* harmony export */ });
/* unused harmony export DOCUMENTS */
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

/***/ 83303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ filesUrl),
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);


function inRepository(root, file) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathIn */ .lW)(root, file);
}
function repositoryUrl({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/')}`;
}
function filesUrl(links, root) {
    const folders = root === '' ? [] : root.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL);
    return [repositoryUrl(links), 'blob', (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision), ...folders].join('/');
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${filesUrl(links, '')}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}
function commitUrl(links) {
    return `${repositoryUrl(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision)}`;
}


/***/ })

};
;
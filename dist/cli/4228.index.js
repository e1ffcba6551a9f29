"use strict";
exports.id = 4228;
exports.ids = [4228];
exports.modules = {

/***/ 7506:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ classifier),
  r: () => (/* binding */ selection)
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
    return match(steps, 0, path.split('/'), 0);
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
async function compilePatterns(patterns) {
    const taken = cleanPatterns(patterns).map(takeApart);
    const globs = taken.flatMap(({ parts }) => parts.map(({ glob }) => glob));
    const matchers = globs.every((glob) => COMPILED.has(glob))
        ? fromCompiled
        : (await Promise.all(/* import() */[__webpack_require__.e(3581), __webpack_require__.e(7343)]).then(__webpack_require__.bind(__webpack_require__, 7343))).matcherOf;
    const compiled = taken.map(({ negate, parts }) => ({
        negate,
        tests: parts.map((part) => testOf(part, matchers(part.glob))),
    }));
    return (path) => {
        let selected = false;
        for (const { negate, tests } of compiled) {
            if (selected === negate && tests.some((test) => test(path)))
                selected = !negate;
        }
        return selected;
    };
}
function globsOf(patterns) {
    return patterns.flatMap((pattern) => takeApart(pattern).parts.map(({ glob }) => glob));
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
    if (segments.length === 0)
        return { negate, parts: [{ glob: '**', literal: '', below: true, asFolder: false }] };
    const descendants = below([...segments, '**'], false);
    if (directoryOnly)
        return { negate, parts: [descendants] };
    if (segments[segments.length - 1] === '**')
        return { negate, parts: [below(segments, true)] };
    const itself = { glob: segments.join('/'), literal: literalEnd(segments), below: false, asFolder: false };
    return { negate, parts: [itself, descendants] };
}
function below(segments, asFolder) {
    const folder = literalEnd(segments.slice(0, segments.findLastIndex((segment) => segment !== '**') + 1));
    return { glob: segments.join('/'), literal: folder === '' ? '' : `${folder}/`, below: true, asFolder };
}
function literalEnd(segments) {
    const pattern = segments.join('/');
    if (/[[\]\\]/.test(pattern))
        return '';
    return pattern.slice(Math.max(pattern.lastIndexOf('*'), pattern.lastIndexOf('?')) + 1).replace(/^\/+/, '');
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
            return (0,finding/* draft */.K)({ active: here, problem }, { file, index, pointer: null, range, value: undefined, line: null });
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
            const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(8526)]).then(__webpack_require__.bind(__webpack_require__, 8526));
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
async function settled(absent, { tree, context }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 6390).then(__webpack_require__.bind(__webpack_require__, 6390));
    return settleAbsent(absent, tree, context);
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

/***/ 8750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6748);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3008);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7506);
/* harmony import */ var _model_iso_8601_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9244);
/* harmony import */ var _one_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _policy_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2233);
/* harmony import */ var _standards_choose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(665);







async function readSettings(given, nameOf, config = null) {
    const measured = (setting, text, parse, expected) => {
        const found = parse(text);
        if (found === undefined)
            throw new _call_error_js__WEBPACK_IMPORTED_MODULE_5__/* .CallError */ .R(`${nameOf(setting)} is "${text}": write ${expected}.`);
        return found;
    };
    const failOn = given.failOn ?? config?.failOn ?? 'error';
    const ifNoReturns = given.ifNoReturns ?? config?.ifNoReturns ?? 'error';
    const staleAfter = given.staleAfter ?? config?.staleAfter ?? '24h';
    const maxFileSize = given.maxFileSize ?? config?.maxFileSize ?? '1MiB';
    const selected = await readSelection(given, nameOf, config);
    const asked = await named(nameOf('standard'), () => Promise.resolve().then(() => (0,_standards_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .namedStandards */ .ag)(given.standard ?? 'auto')));
    return {
        selection: selected,
        standards: (0,_standards_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefaults */ .rO)(new Map([...versionsOf(config?.standards), ...asked])),
        failOn: (0,_one_of_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .y)(nameOf('fail-on'), failOn, ['error', 'warning', 'notice', 'never']),
        ifNoReturns: (0,_one_of_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .y)(nameOf('if-no-returns'), ifNoReturns, ['error', 'warning', 'ignore']),
        staleAfter: measured('stale-after', staleAfter, _policy_units_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: measured('max-file-size', maxFileSize, _policy_units_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSize */ .D, 'a size such as 500KB or 1MiB'),
        expectedSession: given.expectSession ?? null,
        now: given.now === undefined
            ? null
            : measured('now', given.now, (text) => (0,_model_iso_8601_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIso8601 */ .I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
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
    return patterns.length === 0 ? null : (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns);
}
async function readSelection({ patterns, ignore }, nameOf, config) {
    await named(nameOf('paths'), () => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns));
    await named(nameOf('ignore'), () => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(ignore));
    const given = (list) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(list).length > 0;
    return (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r)(given(patterns) ? patterns : (config?.paths ?? []), given(ignore) ? ignore : (config?.ignore ?? []));
}
async function readOverride({ paths, rules, standards }, asked) {
    const versions = [...versionsOf(standards)].filter(([family]) => !asked.has(family));
    return { matches: await (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(paths), levels: rules, standards: new Map(versions) };
}
function versionsOf(ids = new Map()) {
    return ids.size === 0 ? new Map() : (0,_standards_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .namedStandards */ .ag)([...ids.values()].join());
}
async function named(setting, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .PatternError */ .JM || error instanceof _standards_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .StandardError */ .ky))
            throw error;
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_5__/* .CallError */ .R(`${setting}: ${error.message}`);
    }
}


/***/ }),

/***/ 665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ chooseStandards),
/* harmony export */   ag: () => (/* binding */ namedStandards),
/* harmony export */   ky: () => (/* reexport safe */ _choice_js__WEBPACK_IMPORTED_MODULE_0__.k),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   wE: () => (/* binding */ siblings)
/* harmony export */ });
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


/***/ })

};
;
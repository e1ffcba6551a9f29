export const id = 652;
export const ids = [652];
export const modules = {

/***/ 5652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkProject: () => (/* binding */ checkProject)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/call-error.ts
class CallError extends Error {
    name = 'CallError';
}

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
        : (await Promise.all(/* import() */[__webpack_require__.e(581), __webpack_require__.e(343)]).then(__webpack_require__.bind(__webpack_require__, 7343))).matcherOf;
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
        throw new CallError(`The configuration ${shown} cannot be read: ${reason}.`);
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
        await compilePatterns([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof PatternError)
            return error.message;
        throw error;
    }
}

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
    const given = cleanPatterns(patterns);
    const all = [
        ...(given.length === 0 ? KINDS.flatMap((kind) => kind.patterns) : given),
        ...[...NEVER, ...(given.length === 0 ? NOT_BY_DEFAULT : []), ...cleanPatterns(ignore)].map((pattern) => `!${pattern}`),
    ];
    return { patterns: all, matches: await compilePatterns(all) };
}
async function classifier() {
    const kinds = await Promise.all(KINDS.map(async ({ form, family, patterns, reduced = false }) => ({
        gathered: { form, family, reduced },
        matches: await compilePatterns(patterns),
    })));
    return (path) => kinds.find(({ matches }) => matches(path))?.gathered ?? byExtension(path);
}
function byExtension(path) {
    if (path.endsWith('.jsonl'))
        return { form: 'jsonl', family: null, reduced: false };
    return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}

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
            return (0,finding/* draft */.K)({ active: here, problem }, { file, index, pointer: null, range, value: undefined, line: null });
        });
    });
}
function linesOf({ returns }) {
    let lines;
    return () => (lines ??= new Map(returns.map(({ file, index, line }) => [`${String(index)} ${file}`, line])));
}

// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(1502);
;// CONCATENATED MODULE: ./src/policy/conclude.ts

function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    if (failOn === 'never')
        return 'passed';
    return findings.some(({ severity, baselined }) => !baselined && (0,model_severity/* isAtLeast */.du)(severity, failOn)) ? 'failed' : 'passed';
}

;// CONCATENATED MODULE: ./src/policy/order.ts
function byPlace(a, b) {
    if (a.file !== b.file) {
        if (a.file === null)
            return 1;
        if (b.file === null)
            return -1;
        return a.file < b.file ? -1 : 1;
    }
    return ((a.range?.startLine ?? 0) - (b.range?.startLine ?? 0) ||
        (a.range?.startColumn ?? 0) - (b.range?.startColumn ?? 0) ||
        compare(a.rule, b.rule) ||
        (a.index ?? -1) - (b.index ?? -1) ||
        compare(a.pointer ?? '', b.pointer ?? '') ||
        compare(a.message, b.message));
}
function compare(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./src/model/claim.ts
const VERDICTS = [
    'present',
    'empty',
    'missing',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];

;// CONCATENATED MODULE: ./src/policy/tally.ts

function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(VERDICTS.map((name) => [name, 0]));
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
    const classify = await classifier();
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
    const findings = late.length === 0 ? settlement.findings : [...settlement.findings, ...late].sort(byPlace);
    return {
        tool: options.tool,
        source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
        conclusion: conclude(run.files, findings, { failOn, ifNoReturns: context.ifNoReturns }),
        clock: context.now,
        failOn,
        counts: tally(holding, records, findings),
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
            const { diagnosisOf } = await Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(234)]).then(__webpack_require__.bind(__webpack_require__, 9234));
            const diagnosis = await diagnosisOf(inUse);
            aids = { ...aids, diagnosis };
        },
        markdown: async () => {
            const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(923)]).then(__webpack_require__.bind(__webpack_require__, 2923));
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
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 6390));
    return settleAbsent(absent, tree, context);
}
async function toFindings(drafts) {
    if (drafts.length === 0)
        return [];
    const { withFingerprints } = await __webpack_require__.e(/* import() */ 967).then(__webpack_require__.bind(__webpack_require__, 4967));
    return [...withFingerprints(drafts)].sort(byPlace);
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

;// CONCATENATED MODULE: ./src/roadmap.ts
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);
async function readRoadmap(tree) {
    const ids = PLACES.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [entry.id] : [];
    });
    if (ids.length === 0)
        return null;
    const contents = await tree.contents(ids);
    return contents.map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
}

;// CONCATENATED MODULE: ./src/version.ts
const VERSION = '1.0.0';

;// CONCATENATED MODULE: ./src/judge-tree.ts



async function judgeTree(tree, settings, also = {}) {
    return runGate({
        tool: { name: 'return-gate', version: VERSION },
        tree,
        selection: settings.selection,
        standards: settings.standards,
        context: {
            now: settings.now ?? Date.now(),
            staleAfter: settings.staleAfter,
            expectedSession: settings.expectedSession,
            expectedIn: null,
            agents: settings.agents,
            roadmap: await readRoadmap(tree),
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
        throw new CallError(`${place} is no regular file: commit the file itself.`);
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
        throw new CallError(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
    }
}
function placeIn(root, file) {
    const place = (0,external_node_path_.relative)((0,external_node_path_.resolve)(root), (0,external_node_path_.resolve)(file)).split(external_node_path_.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(external_node_path_.sep).join('/') : place;
}

// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(323);
;// CONCATENATED MODULE: ./src/report/sink.ts

class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,pattern/* pattern */.T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
function escapeHidden(character) {
    const named = NAMED.get(character);
    if (named !== undefined)
        return named;
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xdc80 && code <= 0xdcff)
        return `\\x${(code - 0xdc00).toString(16)}`;
    if (code >= 0xd800 && code <= 0xdfff)
        return '\u{FFFD}';
    const digits = code.toString(16);
    return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(HIDDEN(), (character, picture) => picture ?? escapeHidden(character));
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}
function fill(statics, values, escape) {
    let result = statics[0] ?? '';
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (typeof value === 'string')
            result += escape(value);
        else if (typeof value === 'number')
            result += String(value);
        else if (value instanceof Fragment)
            result += value.text;
        else
            for (const fragment of value ?? [])
                result += fragment.text;
        result += statics[i + 1] ?? '';
    }
    return breakCommands(result);
}
function escapeTerminal(text) {
    return visible(cut(text, TEXT_LIMIT));
}
function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, escapeTerminal));
}
function terminalText(text, limit) {
    return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit));
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled(style, fragment) {
    const [on, off] = STYLES[style];
    return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m`);
}
const BREAKS = (/* unused pure expression or super */ null && ([
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
]));
const COMMIT = /\b[0-9a-f]{7,40}\b/gi;
const MAY_BREAK = /[@#:]|gh-|www|[0-9a-f]{7}/i;
const MARKDOWN = new Map([
    ...['\\', '`', '*', '_', '[', ']', '~', '#', '!'].map((mark) => [mark, `\\${mark}`]),
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['|', '&#124;'],
    ['$', '<span>$</span>'],
    ['\u{200B}', '&#8203;'],
]);
function escapeVisibleMarkdown(shown) {
    let text = shown;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function escapeMarkdown(text) {
    return escapeVisibleMarkdown(visible(cut(text, TEXT_LIMIT)));
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
function code(text, limit = TEXT_LIMIT) {
    const shown = visible(cut(text, limit));
    if (shown === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(shown)) {
        return gfm `<code>${new Fragment('markdown', escapeVisibleMarkdown(shown))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${shown}${pad}\``);
}
const encoder = new TextEncoder();
function percentEncode(text, accepted) {
    let result = '';
    for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 0;
        if (accepted.test(character))
            result += character;
        else if (codePoint >= 0xdc80 && codePoint <= 0xdcff)
            result += percent(codePoint - 0xdc00);
        else
            for (const byte of encoder.encode(character))
                result += percent(byte);
    }
    return result;
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
function urlSegment(text) {
    return percentEncode(text, /[\w.~-]/);
}
function sink_link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    const target = percentEncode(url, /[\w.~:/?#%=+,;@-]/);
    return new Fragment('markdown', `[${label.text}](${target})`);
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return visible(cut(text, TEXT_LIMIT)).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}
function sarifMessage(text, limit = TEXT_LIMIT) {
    const shown = breakCommands(visible(cut(text, limit)));
    return shown.replace(/\](?=\()/g, ']\\').replace(/[{}]/g, '$&$&');
}
function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', percentEncode(url, /[\w.~:/?#%=+,;@-]/))}">${label}</a>`;
}
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
}
function htmlJson(value) {
    return json(value).replace(/[<>&]/g, (character) => character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026');
}
function htmlAsset(element, content) {
    if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
        throw new Error(`The ${element} cannot stand in a page as it is.`);
    }
    return markup `<${element}>${new Fragment('html', content)}</${element}>\n`;
}
const NO_WORDS = (0,pattern/* pattern */.T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}
function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,pattern/* pattern */.T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
function concat(texts) {
    return texts.join('');
}
function workflowCommand(name, properties, message) {
    const listed = Object.entries(properties)
        .filter(([, value]) => value !== null && value !== '')
        .map(([key, value]) => `${key}=${encodeProperty(String(value))}`);
    return `::${name}${listed.length === 0 ? '' : ' '}${listed.join(',')}::${encodeData(message)}\n`;
}
function encodeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function encodeProperty(text) {
    return encodeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

;// CONCATENATED MODULE: ./src/report/json.ts


const SCHEMA = 'return-gate/report@1';
const BATCH = 256;
function claimRecord({ claim, verdict }) {
    return {
        path: claim.path,
        pointer: claim.pointer,
        type: claim.type,
        verdict: verdict.name,
        size: verdict.size,
        foundAt: verdict.foundAt,
        detail: verdict.detail,
    };
}
function returnRecord(record) {
    const { file, index, line, standard, status, agent, session, delegation, startedAt, claims } = record;
    const known = { file, index, line, standard, status, agent, session, delegation, startedAt };
    return { ...known, claims: claims.map(claimRecord) };
}
function findingRecord(finding) {
    const { rule, severity, message, recommendation, file, index, pointer, range, fingerprint, baselined } = finding;
    return {
        rule,
        severity,
        message,
        recommendation,
        file,
        index,
        pointer,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endLine: range?.endLine ?? null,
        endColumn: range?.endColumn ?? null,
        fingerprint,
        baselined,
    };
}
function* list(records, shape) {
    for (let start = 0; start < records.length; start += BATCH) {
        const batch = records.slice(start, start + BATCH);
        yield concat(batch.map((record, i) => start + i === 0 ? jsonFrame `\n    ${json(shape(record))}` : jsonFrame `,\n    ${json(shape(record))}`));
    }
    if (records.length > 0)
        yield jsonFrame `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts }) {
    const { files, returns, claims, errors, warnings, notices, baselined } = counts;
    const verdicts = Object.fromEntries(VERDICTS.map((name) => [name, counts.verdicts[name]]));
    return { files, returns, claims, errors, warnings, notices, baselined, verdicts };
}
function* render(report) {
    const { tool, source } = originRecord(report);
    yield jsonFrame `{
  "schema": ${json(SCHEMA)},
  "tool": ${json(tool)},
  "source": ${json(source)},
  "conclusion": ${json(report.conclusion)},
  "counts": ${json(countsRecord(report))},
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield jsonFrame `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield jsonFrame `]
}
`;
}

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
    throw new CallError(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}

;// CONCATENATED MODULE: ./src/policy/units.ts
const DURATION_UNITS = {
    s: 1_000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 604_800_000,
};
function parseDuration(text) {
    const [, number = '', unit = ''] = /^(\d{1,6})([smhdw])$/.exec(text.trim()) ?? [];
    const factor = DURATION_UNITS[unit];
    return factor === undefined ? undefined : Number(number) * factor;
}
const SIZE_UNITS = {
    '': 1,
    b: 1,
    kb: 1e3,
    mb: 1e6,
    gb: 1e9,
    kib: 1024,
    mib: 1024 ** 2,
    gib: 1024 ** 3,
};
function parseSize(text) {
    const [, number = '', unit = ''] = /^(\d{1,12})\s*([A-Za-z]{0,3})$/.exec(text.trim()) ?? [];
    const factor = SIZE_UNITS[unit.toLowerCase()];
    const bytes = factor === undefined || number === '' ? 0 : Number(number) * factor;
    return bytes > 0 ? bytes : undefined;
}

// EXTERNAL MODULE: ./src/standards/choose.ts + 1 modules
var choose = __webpack_require__(1528);
;// CONCATENATED MODULE: ./src/settings.ts







async function readSettings(given, nameOf, config = null) {
    const measured = (setting, text, parse, expected) => {
        const found = parse(text);
        if (found === undefined)
            throw new CallError(`${nameOf(setting)} is "${text}": write ${expected}.`);
        return found;
    };
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
        staleAfter: measured('stale-after', staleAfter, parseDuration, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: measured('max-file-size', maxFileSize, parseSize, 'a size such as 500KB or 1MiB'),
        expectedSession: given.expectSession ?? null,
        now: given.now === undefined
            ? null
            : measured('now', given.now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
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
    return patterns.length === 0 ? null : compilePatterns(patterns);
}
async function readSelection({ patterns, ignore }, nameOf, config) {
    await named(nameOf('paths'), () => compilePatterns(patterns));
    await named(nameOf('ignore'), () => compilePatterns(ignore));
    const given = (list) => cleanPatterns(list).length > 0;
    return selection(given(patterns) ? patterns : (config?.paths ?? []), given(ignore) ? ignore : (config?.ignore ?? []));
}
async function readOverride({ paths, rules, standards }, asked) {
    const versions = [...versionsOf(standards)].filter(([family]) => !asked.has(family));
    return { matches: await compilePatterns(paths), levels: rules, standards: new Map(versions) };
}
function versionsOf(ids = new Map()) {
    return ids.size === 0 ? new Map() : (0,choose/* namedStandards */.ag)([...ids.values()].join());
}
async function named(setting, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof PatternError || error instanceof choose/* StandardError */.ky))
            throw error;
        throw new CallError(`${setting}: ${error.message}`);
    }
}

// EXTERNAL MODULE: ./src/tree/git.ts
var git = __webpack_require__(5064);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __webpack_require__(810);
;// CONCATENATED MODULE: ./src/tree/listing.ts


const listing_BATCH = 2_000;
const SMALL = 1_024;
const MOST_ENTRIES = 20_000_000;
const FOLDER = '40000';
const LINK = '120000';
const SUBMODULE = '160000';
class Listing {
    #folders = new Map();
    #opened = new Map();
    #idBytes;
    constructor(idBytes) {
        this.#idBytes = idBytes;
    }
    static async read(root, readTrees) {
        const listing = new Listing(root.length / 2);
        let level = [{ path: '', id: root }];
        let entries = 0;
        while (level.length > 0) {
            const next = [];
            const batches = split(level, listing_BATCH).map((batch) => ({ batch, answer: readTrees(batch.map(({ id }) => id)) }));
            for (const { answer } of batches)
                answer.catch(() => undefined);
            for (const { batch, answer } of batches) {
                const trees = await answer;
                batch.forEach(({ path }, n) => {
                    const raw = trees[n]?.toString('latin1') ?? '';
                    listing.#folders.set(path, raw);
                    forEachEntry(raw, listing.#idBytes, (mode, name, id) => {
                        entries++;
                        if (mode === FOLDER)
                            next.push({ path: under(path, (0,model_name/* nameOf */.V)(name)), id: hex(id) });
                    });
                });
                if (entries > MOST_ENTRIES)
                    throw new git/* GitError */.XS(`The tree has more than ${String(MOST_ENTRIES)} entries.`);
            }
            level = next;
        }
        return listing;
    }
    list(matches) {
        const found = [];
        for (const [folder, raw] of this.#folders) {
            const prefix = folder === '' ? '' : `${folder}/`;
            forEachEntry(raw, this.#idBytes, (mode, name, id) => {
                if (mode === FOLDER || mode === SUBMODULE)
                    return;
                const path = prefix + (0,model_name/* nameOf */.V)(name);
                if (matches(path))
                    found.push({ path, id: hex(id), link: mode === LINK });
            });
        }
        return found.sort((a, b) => (a.path < b.path ? -1 : 1));
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
        let actual = '';
        let entry;
        for (const segment of path.split('/')) {
            const folder = this.#open(actual);
            if (folder === undefined)
                return undefined;
            const lower = segment.toLowerCase();
            const name = folder.has(segment) ? segment : [...folder.keys()].find((known) => known.toLowerCase() === lower);
            if (name === undefined)
                return undefined;
            actual = under(actual, name);
            entry = folder.get(name);
        }
        return actual === path || entry?.kind !== 'file' ? undefined : actual;
    }
    #scan(raw, name) {
        let found;
        forEachEntry(raw, this.#idBytes, (mode, binary, id) => {
            if ((0,model_name/* nameOf */.V)(binary) === name)
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
        entries.set((0,model_name/* nameOf */.V)(name), entryOf({ mode, name, id }));
    });
    return entries;
}
function entryOf({ mode, id }) {
    if (mode === FOLDER)
        return { kind: 'directory' };
    if (mode === SUBMODULE)
        return { kind: 'submodule' };
    return { kind: mode === LINK ? 'link' : 'file', id: hex(id) };
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
            if (this.#body !== undefined) {
                const end = Math.min(at + this.#body.left, data.length);
                if (this.#body.keep)
                    this.#body.parts.push(data.subarray(at, end));
                this.#body.left -= end - at;
                at = end;
                if (this.#body.left > 0)
                    return;
                this.#endBody();
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
    #endBody() {
        const body = this.#body;
        if (body === undefined)
            return;
        this.#body = undefined;
        const { size, stored, keep, parts } = body;
        const [first] = parts;
        const whole = parts.length === 1 && first !== undefined ? first : Buffer.concat(parts);
        this.#answer({ id: null, type: null, size, stored, bytes: keep ? whole.subarray(0, size) : null });
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








const commit_BATCH = 500;
function isCommitTree(tree) {
    return 'repository' in tree;
}
async function openCommit({ root, revision, ...trust }) {
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
        const listing = place.tree === null ? null : await Listing.read(place.tree, (ids) => readAll(source, ids));
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
function commitTree(place, listing, source, options) {
    const { objects } = source;
    return {
        kind: 'commit',
        revision: place.commit,
        repository: { git: options, objects, prefix: place.prefix },
        root: place.prefix,
        list: ({ matches }) => Promise.resolve(listing?.list(matches) ?? []),
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
            const here = head === place.commit ? await explainByWorkspace(options, left) : [];
            return new Map([...before, ...here]);
        },
        close: () => {
            objects.close();
        },
    };
}
const commit_SMALL = 1_024;
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
    const telling = size > 0 && (size < commit_SMALL || stored < 64 + size / 256);
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
        const batch = files.slice(start, start + commit_BATCH);
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
    for (let start = commit_BATCH; next !== undefined; start += commit_BATCH) {
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
        now: now instanceof Date ? now.toISOString() : now,
    };
    const nameOf = (setting) => `The option ${setting.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;
    await readSettings(given, nameOf);
    const named = options.config === undefined ? undefined : await readConfigFile(options.config, options.config);
    const tree = await check_project_open(options);
    try {
        const settings = await readSettings(given, nameOf, named ?? (await readConfig(tree)));
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
        return JSON.parse([...render(report)].join(''));
    }
    finally {
        tree.close();
    }
}
async function check_project_open({ root = '.', at, workspace = false }) {
    if (!workspace)
        return openCommit({ root, revision: at ?? 'HEAD' });
    if (at !== undefined)
        throw new TypeError('`at` names a commit and `workspace` the files on disk: use one of them.');
    const { openWorkspace } = await __webpack_require__.e(/* import() */ 440).then(__webpack_require__.bind(__webpack_require__, 440));
    return openWorkspace(root);
}


/***/ }),

/***/ 3180:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ claimsOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

function claimsOf(value, fields) {
    const claims = [];
    for (const { pattern, kind } of fields) {
        const before = claims.length;
        const [list, member] = takeApart(pattern);
        const holder = at(value, list);
        if (member === undefined)
            claim(holder, list, null, claims);
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(holder)) {
            for (let index = 0; index < holder.length; index++)
                ofElement(holder[index], pattern, index, member, claims);
        }
        if (kind !== undefined)
            claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
    }
    return claims;
}
function ofElement(element, pattern, index, member, claims) {
    if (typeof element === 'string')
        claim(element, elementPointer(pattern, index, ''), null, claims);
    else if (member !== '') {
        const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(element, member);
        claim(path, elementPointer(pattern, index, member), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(element, 'type') ?? null, claims);
    }
}
function claim(path, pointer, type, claims) {
    if (typeof path === 'string' && path.trim() !== '')
        claims.push({ path, pointer, type });
}
function takeApart(pattern) {
    const star = pattern.indexOf('/*');
    return star < 0 ? [pattern, undefined] : [pattern.slice(0, star), pattern.slice(star + '/*/'.length)];
}
function at(value, pointer) {
    let current = value;
    for (const name of pointer.slice(1).split('/'))
        current = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(current, name);
    return current;
}
const made = new Map();
const MADE_UP_TO = 64;
function elementPointer(pattern, index, member) {
    const list = takeApart(pattern)[0];
    const pointer = `${list}/${String(index)}${member === '' ? '' : `/${member}`}`;
    if (index >= MADE_UP_TO)
        return pointer;
    const known = made.get(pointer);
    if (known !== undefined)
        return known;
    made.set(pointer, pointer);
    return pointer;
}


/***/ }),

/***/ 2803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ movedWith)
/* harmony export */ });
const STORES = new Set(['archive', 'vault']);
function movedWith(path, returnFile) {
    const claimed = path.split('/');
    const folders = returnFile.split('/').slice(0, -1);
    const store = folders.findIndex((folder) => STORES.has(folder));
    if (store < 0 || folders.slice(0, store).some((folder, n) => claimed[n] !== folder))
        return [];
    const candidates = [];
    for (let at = folders.length - 1; at > store; at--) {
        const task = folders[at] ?? '';
        const same = claimed.indexOf(task, store);
        const home = same < 0 ? claimed.indexOf(withoutDate(task), store) : same;
        if (home < 0 || home === claimed.length - 1)
            continue;
        if (home > store && !STORES.has(claimed[store] ?? ''))
            continue;
        const candidate = [...folders.slice(0, at + 1), ...claimed.slice(home + 1)].join('/');
        if (candidate !== path)
            candidates.push(candidate);
    }
    return candidates;
}
function withoutDate(folder) {
    return folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}


/***/ }),

/***/ 5125:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ resolvePath)
/* harmony export */ });
const MAX_LINKS = 40;
const MAX_TARGET = 4_096;
function resolvePath(path, tree, targets) {
    const direct = tree.find(path);
    if (direct !== undefined && direct.kind !== 'link')
        return { kind: 'found', path, entry: direct, linked: false };
    const left = path.split('/').reverse();
    const reached = [];
    let links = 0;
    let link = path;
    for (let step = left.pop(); step !== undefined; step = left.pop()) {
        if (step === '' || step === '.')
            continue;
        if (step === '..') {
            if (reached.pop() === undefined)
                return { kind: 'outside', link };
            continue;
        }
        const at = [...reached, step].join('/');
        const entry = tree.find(at);
        if (entry === undefined)
            return { kind: 'absent', linked: links > 0 };
        if (entry.kind === 'submodule')
            return { kind: 'found', path: at, entry, linked: links > 0 };
        if (entry.kind === 'file') {
            return left.length > 0
                ? { kind: 'absent', linked: links > 0 }
                : { kind: 'found', path: at, entry, linked: links > 0 };
        }
        if (entry.kind === 'directory') {
            reached.push(step);
            continue;
        }
        const target = targets.get(entry.id);
        if (target === undefined)
            return { kind: 'unread', link: { path: at, id: entry.id } };
        if (target === '' || target.length > MAX_TARGET)
            return { kind: 'absent', linked: true };
        if (target.startsWith('/') || /^[A-Za-z]:/.test(target))
            return { kind: 'outside', link: at };
        if (++links > MAX_LINKS)
            return { kind: 'absent', linked: true };
        link = at;
        left.push(...target.split('/').reverse());
    }
    return { kind: 'found', path: reached.join('/'), entry: { kind: 'directory' }, linked: links > 0 };
}


/***/ }),

/***/ 9220:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ verify)
});

// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __webpack_require__(810);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(3870);
;// CONCATENATED MODULE: ./src/claims/content.ts
const LFS_VERSION = 'version https://git-lfs.github.com/spec/v1\n';
function inspect(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const size = text.startsWith(LFS_VERSION) ? /^size (\d+)$/m.exec(text)?.[1] : undefined;
    return { blank: text.trim() === '', lfsSize: size === undefined ? null : Number(size) };
}

// EXTERNAL MODULE: ./src/claims/relocation.ts
var relocation = __webpack_require__(2803);
// EXTERNAL MODULE: ./src/claims/resolve.ts
var resolve = __webpack_require__(5125);
;// CONCATENATED MODULE: ./src/claims/verify.ts





async function verify(claims, tree) {
    const targets = new Map();
    let drafts = claims.map((claim) => draft(claim, tree, targets));
    for (;;) {
        const unread = new Map();
        for (const item of drafts)
            if (item.kind === 'unread')
                unread.set(item.link.id, item.link.path);
        if (unread.size === 0)
            break;
        const ids = [...unread.keys()];
        const contents = await tree.contents(ids);
        ids.forEach((id, n) => targets.set(id, (0,model_name/* nameOf */.V)(Buffer.from(contents[n] ?? []).toString('latin1'))));
        drafts = drafts.map((item, n) => {
            const claim = claims[n];
            return item.kind === 'unread' && claim !== undefined ? draft(claim, tree, targets) : item;
        });
    }
    const files = await measure(drafts, tree);
    return drafts.map((item) => finish(item, files));
}
function draft({ claim, returnFile }, tree, targets) {
    if (claim.kind === 'observation')
        return settled('unverifiable', { detail: 'It is an Engram observation.' });
    const path = (0,model_path/* normalisePath */.q)(claim.path);
    if (path === null)
        return settled('outside', { detail: whyOutside(claim.path) });
    const found = (0,resolve/* resolvePath */.o)(path, tree, targets);
    if (found.kind !== 'absent')
        return ofResolution(found, path, false);
    for (const candidate of (0,relocation/* movedWith */.W)(path, returnFile)) {
        const moved = (0,resolve/* resolvePath */.o)(candidate, tree, targets);
        if (moved.kind === 'unread')
            return moved;
        if (moved.kind !== 'found')
            continue;
        if (moved.entry.kind === 'directory')
            return settled('relocated', { foundAt: candidate });
        return ofResolution(moved, candidate, true);
    }
    const other = tree.findOtherCase(path);
    if (other !== undefined)
        return settled('case-mismatch', { foundAt: other });
    return settled('missing', { detail: found.linked ? 'The link on its way leads nowhere.' : null });
}
function ofResolution(found, asked, relocated) {
    if (found.kind === 'unread')
        return found;
    if (found.kind === 'outside') {
        return settled('outside', { detail: `The symbolic link ${found.link} leaves the project root.` });
    }
    const { entry, path } = found;
    if (entry.kind === 'submodule')
        return settled('unverifiable', { detail: `${path} is a submodule.` });
    if (entry.kind === 'directory')
        return settled('directory', {});
    return { kind: 'file', id: entry.id, foundAt: relocated ? asked : path === asked ? null : path, relocated };
}
function settled(name, known) {
    return { kind: 'settled', verdict: { name, size: null, foundAt: null, detail: null, blank: false, ...known } };
}
async function measure(drafts, tree) {
    const ids = [...new Set(drafts.flatMap((item) => (item.kind === 'file' ? [item.id] : [])))];
    const sizes = await tree.sizes(ids);
    const telling = ids.filter((_, n) => sizes[n]?.telling === true);
    const contents = await tree.contents(telling);
    const inspected = new Map(telling.map((id, n) => [id, inspect(contents[n] ?? new Uint8Array())]));
    return new Map(ids.map((id, n) => [id, { size: sizes[n]?.bytes ?? null, content: inspected.get(id) ?? null }]));
}
function finish(item, files) {
    if (item.kind === 'settled')
        return item.verdict;
    if (item.kind === 'unread')
        throw new Error(`the link ${item.link.path} was never read`);
    const measured = files.get(item.id);
    const size = measured?.content?.lfsSize ?? measured?.size ?? null;
    const name = size === 0 ? 'empty' : item.relocated ? 'relocated' : 'present';
    return { name, size, foundAt: item.foundAt, detail: null, blank: size !== 0 && measured?.content?.blank === true };
}
function whyOutside(path) {
    if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(path))
        return 'It is a URL.';
    if (/^[A-Za-z]:/.test(path))
        return 'It starts with a drive letter.';
    if (path.startsWith('~'))
        return 'It starts in a home directory.';
    return /^[/\\]/.test(path) ? 'It is absolute.' : 'It leaves the project root.';
}


/***/ }),

/***/ 8680:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ familyOfReturn),
  C: () => (/* binding */ judgeBatch)
});

// EXTERNAL MODULE: ./src/claims/claims.ts
var claims = __webpack_require__(3180);
// EXTERNAL MODULE: ./src/claims/verify.ts + 1 modules
var verify = __webpack_require__(9220);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
// EXTERNAL MODULE: ./src/policy/finding.ts + 1 modules
var finding = __webpack_require__(5165);
// EXTERNAL MODULE: ./src/read/needed.ts
var needed = __webpack_require__(8699);
// EXTERNAL MODULE: ./src/read/read.ts + 2 modules
var read = __webpack_require__(4758);
;// CONCATENATED MODULE: ./src/standards/family-of.ts

function familyOf(value, chosen) {
    const status = (0,json/* stringField */.OM)(value, 'status') ?? '';
    const knows = (family) => chosen[family]?.statuses.includes(status) === true;
    if (knows('return-meta') !== knows('subagent-return'))
        return knows('return-meta') ? 'return-meta' : 'subagent-return';
    const fits = (family, other) => {
        const theirs = chosen[other]?.shape.fields[''] ?? [];
        return chosen[family]?.shape.fields['']?.some((field) => (0,json/* has */.zy)(value, field) && !theirs.includes(field)) === true;
    };
    const metadata = fits('return-meta', 'subagent-return');
    if (metadata !== fits('subagent-return', 'return-meta'))
        return metadata ? 'return-meta' : 'subagent-return';
    return (0,json/* has */.zy)(value, 'summary') ? 'subagent-return' : 'return-meta';
}

// EXTERNAL MODULE: ./src/judge/rules.ts
var judge_rules = __webpack_require__(4896);
;// CONCATENATED MODULE: ./src/judge/batch.ts










async function judgeBatch(files, contents, options, aids) {
    const judge = new Judge(options, aids);
    const waiting = files.flatMap((file, n) => judge.file(file, contents[n]));
    const claims = waiting.flatMap(({ claims, of }) => claims.map((claim) => ({ claim, returnFile: of.file })));
    const verdicts = await (0,verify/* verify */.M)(claims, options.tree);
    let next = 0;
    for (const item of waiting) {
        judge.conclude(item, verdicts.slice(next, next + item.claims.length));
        next += item.claims.length;
    }
    return judge;
}
class Judge {
    holding = 0;
    records = [];
    drafts = [];
    absent = [];
    #options;
    #aids;
    constructor(options, aids) {
        this.#options = options;
        this.#aids = aids;
    }
    file({ file, gathered }, content) {
        if (content === undefined)
            return [];
        if (file.link)
            return this.#unreadable(file, gathered, { kind: 'link', range: position/* FILE_START */.W });
        if (content.kind === 'too-large') {
            const { size } = content;
            return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
        }
        const { diagnosis, markdown } = this.#aids;
        const reading = (0,read/* read */.L)(content.bytes, gathered.form, { positions: diagnosis?.positions ?? null, markdown });
        if (reading.problems.length > 0 || reading.returns.length > 0)
            this.holding++;
        this.#document(file.path, gathered, reading.problems, reading);
        return reading.returns.flatMap((found) => this.#return(file.path, gathered, reading, found));
    }
    conclude({ of, bench, claims, found, reading }, verdicts) {
        const judged = [];
        const { file, index } = of;
        const { context, overrides } = this.#options;
        let rulesHere;
        claims.forEach((claim, n) => {
            const verdict = verdicts[n];
            if (verdict === undefined)
                return;
            const item = { claim, verdict };
            const { pointer } = claim;
            const spot = () => {
                const range = found.locate(pointer);
                return { file, index, pointer, range, line: lineOf(reading, range) };
            };
            judged.push(item);
            if (verdict.name === 'missing' || verdict.name === 'case-mismatch') {
                rulesHere ??=
                    overrides === null
                        ? bench.rules.claim
                        : bench.rules.claim.flatMap((active) => (0,judge_rules/* activeIn */.E1)(active, file, overrides) ?? []);
                this.absent.push({ judged, at: judged.length - 1, of, rules: rulesHere, spot: spot() });
                return;
            }
            for (const active of bench.rules.claim) {
                for (const problem of active.rule.check(item, of, context)) {
                    const here = (0,judge_rules/* activeIn */.E1)(active, file, overrides);
                    if (here === undefined)
                        continue;
                    this.drafts.push((0,finding/* draft */.K)({ active: here, problem }, { ...spot(), value: found.value }));
                }
            }
        });
        this.records.push({
            file: of.file,
            index: of.index,
            line: found.startLine,
            standard: bench.standard.id,
            status: of.status,
            success: of.success,
            agent: (0,model_return/* agentOf */.jk)(found),
            session: (0,model_return/* sessionOf */.MC)(found),
            delegation: (0,model_return/* delegationOf */.SF)(found),
            startedAt: (0,json/* stringField */.OM)(found.value, 'started_at') ?? null,
            claims: judged,
        });
    }
    #unreadable(file, gathered, problem) {
        this.holding++;
        this.#document(file.path, gathered, [problem], null);
        return [];
    }
    #document(file, gathered, problems, reading) {
        if (problems.length === 0)
            return;
        const { form } = gathered;
        const { context, overrides } = this.#options;
        const bench = this.#bench(file, this.#familyOfDocument(file, gathered, problems, reading));
        const subject = { file, form, standard: bench.standard, problems };
        for (const raised of (0,judge_rules/* judgeDocument */.h8)(subject, bench.rules, context, overrides)) {
            const range = raised.problem.range ?? position/* FILE_START */.W;
            const line = lineOf(reading, range);
            this.drafts.push((0,finding/* draft */.K)(raised, { file, index: null, pointer: null, range, value: undefined, line }));
        }
    }
    #return(file, gathered, reading, found) {
        const { context, overrides } = this.#options;
        const bench = this.#bench(file, this.#familyOf(file, gathered, found));
        const { standard } = bench;
        const { value, index } = found;
        const shapeErrors = bench.validate(value);
        const subject = {
            file,
            index,
            standard,
            value,
            shapeErrors,
            satisfies: this.#satisfies(found, shapeErrors, bench),
        };
        const rules = gathered.reduced ? bench.rules.return.filter(concernsReduced) : bench.rules.return;
        for (const raised of (0,judge_rules/* judgeReturn */.UO)(subject, rules, context, overrides)) {
            const { pointer = '', part } = raised.problem;
            const range = found.locate(pointer, part);
            this.drafts.push((0,finding/* draft */.K)(raised, { file, index, pointer, range, value, line: lineOf(reading, range) }));
        }
        const of = {
            file,
            index,
            agent: (0,model_return/* agentName */.Lp)(subject),
            status: (0,model_return/* statusOf */.c2)(subject) ?? null,
            success: (0,model_return/* isSuccess */.oJ)(subject),
        };
        return [{ of, bench, claims: gathered.reduced ? [] : (0,claims/* claimsOf */.d)(value, standard.claimFields), found, reading }];
    }
    #satisfies(found, errors, { standard }) {
        if (!errors.some(judge_rules/* isHard */.is))
            return null;
        if (this.#aids.diagnosis === null)
            throw new needed/* PositionsNeeded */.UA();
        return (0,judge_rules/* satisfied */.p7)(found.value, this.#aids.diagnosis.siblings.get(standard) ?? []);
    }
    #familyOf(file, gathered, found) {
        return familyOfReturn(gathered, found, this.#options.chosenAt(file));
    }
    #familyOfDocument(file, gathered, problems, reading) {
        const json = reading?.returns.find(({ making }) => making === 'json');
        if (json !== undefined)
            return this.#familyOf(file, gathered, json);
        const ofJson = gathered.form !== 'markdown' || problems.some(({ kind }) => OF_JSON.has(kind));
        return gathered.family ?? (ofJson ? 'subagent-return' : 'result-envelope');
    }
    #bench(file, family) {
        const standard = this.#options.chosenAt(file)[family];
        const bench = standard === undefined ? undefined : this.#options.benches.get(standard);
        if (bench === undefined)
            throw new Error(`no version of ${family} was loaded`);
        return bench;
    }
}
function familyOfReturn({ family }, { making, value }, chosen) {
    return making === 'envelope' ? 'result-envelope' : (family ?? familyOf(value, chosen));
}
const OF_JSON = new Set([
    'syntax',
    'too-deep',
    'duplicate-key',
    'not-object',
    'no-return',
    'link',
]);
function concernsReduced({ rule }) {
    return rule.area === 'status' || rule.id.startsWith('session-id');
}
function lineOf(reading, range) {
    return reading === null ? null : reading.line(range.startLine);
}


/***/ }),

/***/ 4896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ activeIn),
/* harmony export */   UO: () => (/* binding */ judgeReturn),
/* harmony export */   h8: () => (/* binding */ judgeDocument),
/* harmony export */   is: () => (/* binding */ isHard),
/* harmony export */   nP: () => (/* binding */ ruleSet),
/* harmony export */   p7: () => (/* binding */ satisfied)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);

function ruleSet(standard, levels, overrides = null) {
    const active = standard.rules
        .map(({ rule, severity, params }) => ({
        rule,
        severity: levels.get(rule.id) ?? severity ?? rule.severity,
        params: { ...rule.params, ...params },
    }))
        .filter(({ rule, severity }) => severity !== 'off' || overrides?.switchedOn.has(rule.id) === true);
    const of = (scope) => active.filter((item) => item.rule.scope === scope);
    return { document: of('document'), return: of('return'), claim: of('claim'), run: of('run') };
}
const NONE = [];
function activeIn(active, file, overrides) {
    if (overrides === null)
        return active;
    const level = file === null ? undefined : overrides.levelAt(active.rule.id, file);
    const severity = level ?? active.severity;
    if (severity === 'off')
        return undefined;
    return severity === active.severity ? active : { ...active, severity };
}
function inFile(raised, file, overrides) {
    if (overrides === null)
        return raised;
    return raised.flatMap(({ active, problem }) => {
        const here = activeIn(active, file, overrides);
        return here === undefined ? [] : [{ active: here, problem }];
    });
}
function judgeDocument(subject, rules, context, overrides) {
    if (subject.problems.length === 0)
        return NONE;
    const raised = rules.document.flatMap((active) => active.rule.check(subject, context, active.params).map((problem) => ({ active, problem })));
    return inFile(raised, subject.file, overrides);
}
function judgeReturn(subject, rules, context, overrides = null) {
    let raised;
    for (const active of rules) {
        const problems = active.rule.check(subject, context, active.params);
        for (const problem of problems)
            (raised ??= []).push({ active, problem });
    }
    return raised === undefined ? NONE : withoutSuperseded(inFile(raised, subject.file, overrides));
}
function satisfied(value, others) {
    return others.find(({ validate }) => !validate(value).some(isHard))?.standard.id ?? null;
}
function isHard(error) {
    return !error.advisory;
}
function withoutSuperseded(raised) {
    const places = new Map();
    for (const { active, problem } of raised) {
        for (const id of active.rule.supersedes ?? []) {
            const known = places.get(id) ?? new Set();
            places.set(id, known.add(place(problem)));
        }
    }
    if (places.size === 0)
        return raised;
    return raised.filter(({ active, problem }) => {
        const superseded = places.get(active.rule.id);
        return superseded === undefined || !isAtOrBelow(place(problem), superseded);
    });
}
function place({ pointer = '', property }) {
    return property === undefined ? pointer : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, property);
}
function isAtOrBelow(inner, places) {
    for (let at = inner;; at = at.slice(0, at.lastIndexOf('/'))) {
        if (places.has(at))
            return true;
        if (at === '')
            return false;
    }
}


/***/ }),

/***/ 810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   q: () => (/* binding */ bytesOfName)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const NOT_ASCII = /[^\0-\x7f]/;
function nameOf(binary) {
    if (!NOT_ASCII.test(binary))
        return binary;
    const bytes = Buffer.from(binary, 'latin1');
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
        i += Math.max(length, 1);
    }
    return text;
}
function sequenceLength(bytes, start) {
    for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, start + length)))
            return length;
    }
    return 0;
}
function bytesOfName(name) {
    if (!/[\udc80-\udcff]/.test(name))
        return Buffer.from(name);
    const parts = [];
    for (const character of name) {
        const code = character.codePointAt(0) ?? 0;
        parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character));
    }
    return Buffer.concat(parts);
}


/***/ }),

/***/ 1502:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['error', 'warning', 'notice'];
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
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

/***/ 5165:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ draft)
});

;// CONCATENATED MODULE: ./src/model/fix.ts
function concernsFile(fix) {
    return fix.edits.every(({ kind }) => kind === 'byte-order-mark');
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(1502);
;// CONCATENATED MODULE: ./src/policy/finding.ts




function draft({ active, problem }, spot) {
    const { file, index, pointer, range } = spot;
    const value = problem.value ?? problem.property ?? (spot.value === undefined ? undefined : (0,model_pointer/* valueAt */.fK)(spot.value, pointer ?? ''));
    const rule = active.rule.id;
    return {
        finding: {
            rule,
            severity: severityOf(active, problem),
            message: problem.message,
            recommendation: problem.recommendation,
            file,
            index,
            pointer,
            ...(problem.property === undefined ? {} : { property: problem.property }),
            range,
            excerpt: spot.line === null || range === null ? null : excerpt(spot.line, range),
            ...(problem.fix === undefined || !fits(problem.fix, file) ? {} : { fix: problem.fix }),
        },
        identity: {
            rule,
            file,
            index,
            pointer: problem.property === undefined ? pointer : (0,model_pointer/* join */.fj)(pointer ?? '', problem.property),
            value: typeof value === 'object' && value !== null ? ((0,json/* isArray */.cy)(value) ? '[]' : '{}') : (value ?? null),
        },
    };
}
function fits(fix, file) {
    return file !== null && (concernsFile(fix) || !/\.(?:md|markdown)$/i.test(file));
}
function severityOf({ severity }, problem) {
    const set = severity === 'off' ? 'notice' : severity;
    if (problem.severity === undefined)
        return set;
    return (0,model_severity/* rank */.Tm)(problem.severity) > (0,model_severity/* rank */.Tm)(set) ? problem.severity : set;
}
const CONTEXT_BEFORE = 40;
const LONGEST = 160;
function excerpt(line, { startColumn }) {
    if (line.length <= LONGEST)
        return { text: line, cut: 0 };
    const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
    return { text: line.slice(cut, cut + LONGEST), cut };
}


/***/ }),

/***/ 5933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ extract)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9295);


const TRIES = 50;
function extract(text, isReturn = mayBeReturn) {
    const startsAsJson = /^\s*[{[]/.test(text);
    let start = text.indexOf('{');
    for (let tries = 0; start >= 0 && tries < TRIES; tries++) {
        const end = balancedEnd(text, start);
        if (end > 0 && isReturnText(text.slice(start, end), isReturn))
            return { start, end, by: isFenced(text, start) ? 'fence' : 'prose' };
        if (startsAsJson)
            return null;
        start = text.indexOf('{', start + 1);
    }
    return null;
}
function isReturnText(text, isReturn) {
    try {
        return isReturn(JSON.parse(text));
    }
    catch {
        return false;
    }
}
function mayBeReturn(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'status') || ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'artifacts') && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'metadata'));
}
function isFenced(text, start) {
    const before = text.slice(0, start).trimEnd();
    return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}
function balancedEnd(text, start) {
    let depth = 0;
    for (let i = start; i < text.length; i++) {
        const c = text[i];
        if (c === '"')
            i = (0,_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnd */ .VS)(text, i);
        else if (c === '{' || c === '[') {
            if (++depth > _scan_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr)
                return -1;
        }
        else if ((c === '}' || c === ']') && --depth === 0)
            return i + 1;
    }
    return -1;
}


/***/ }),

/***/ 3636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ returnsOf),
/* harmony export */   MC: () => (/* binding */ elementOf),
/* harmony export */   _t: () => (/* binding */ looksLikeReturn),
/* harmony export */   jw: () => (/* binding */ STATUS_KEY),
/* harmony export */   ln: () => (/* binding */ looksLikeBrokenReturn),
/* harmony export */   qg: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _needed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8699);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9295);



const NO_PROBLEMS = [];
const STATUS_KEY = '"status"';
function parse(source, start = 0, end = source.text.length) {
    const text = start === 0 && end === source.text.length ? source.text : source.text.slice(start, end);
    const { keys, tooDeepAt } = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(text);
    if (tooDeepAt >= 0) {
        const at = start + tooDeepAt;
        return {
            kind: 'problem',
            deep: true,
            problem: () => ({ kind: 'too-deep', limit: _scan_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr, range: source.range(at, at + 1) }),
        };
    }
    const stretch = { text: source.text, start, end };
    let made;
    const locator = () => {
        if (source.parsers.positions === null)
            throw new _needed_js__WEBPACK_IMPORTED_MODULE_1__/* .PositionsNeeded */ .UA();
        return (made ??= source.parsers.positions(stretch, source.range));
    };
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator(), error) };
    }
    const duplicates = () => (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(value) === keys
        ? NO_PROBLEMS
        : locator()
            .duplicates()
            .map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
    return { kind: 'value', value, start, locator, duplicates };
}
function syntaxProblem(source, start, locator, error) {
    const found = locator.firstError();
    if (found !== undefined)
        return { kind: 'syntax', ...found };
    const message = error instanceof Error ? error.message : '';
    const at = start + Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    return { kind: 'syntax', reason: 'not strict JSON', range: source.range(at, at + 1) };
}
function returnsOf(source, parsed) {
    const { value, locator } = parsed;
    const duplicates = parsed.duplicates();
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return { problems: duplicates, returns: [pieceOf(source, parsed, value)] };
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(value)) {
        return { problems: [...duplicates, { kind: 'not-object', value, range: locator().locate('') }], returns: [] };
    }
    if (value.length === 0)
        return { problems: [...duplicates, { kind: 'no-return', range: locator().locate('') }], returns: [] };
    const problems = [...duplicates];
    const returns = [];
    value.forEach((element, position) => {
        const base = `/${String(position)}`;
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(element))
            returns.push(elementOf(parsed, element, base));
        else
            problems.push({ kind: 'not-object', value: element, range: locator().locate(base) });
    });
    return { problems, returns };
}
function pieceOf(source, { start, locator }, value) {
    return {
        making: 'json',
        value,
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function elementOf({ locator }, value, base) {
    return {
        making: 'json',
        value,
        startLine: locator().locate(base).startLine,
        locate: (pointer, part) => locator().locate(base + pointer, part),
    };
}
function firstLetter(text, start) {
    if (text[start] === '{')
        return start;
    const letter = /\S/g;
    letter.lastIndex = start;
    return letter.exec(text)?.index ?? start;
}
function looksLikeReturn(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'status'))
        return false;
    const { status } = value;
    return !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(status) && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(status) && ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'artifacts') || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'metadata'));
}
function looksLikeBrokenReturn(text) {
    return (/^\s*\{/.test(text) && text.includes('"status"') && (text.includes('"artifacts"') || text.includes('"metadata"')));
}


/***/ }),

/***/ 771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ Lines)
/* harmony export */ });
class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            this.#starts.push(i + 1);
    }
    lineAt(offset) {
        let low = 0;
        let high = this.#starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.#starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return low + 1;
    }
    startOf(line) {
        return this.#starts[line - 1] ?? this.#text.length;
    }
    textOf(line) {
        const start = this.#starts[line - 1];
        if (start === undefined)
            return '';
        const next = this.#starts[line];
        const end = next === undefined ? this.#text.length : next - 1;
        return this.#text.slice(start, this.#text[end - 1] === '\r' && end > start ? end - 1 : end);
    }
    range(start, end) {
        const line = this.lineAt(start);
        const column = start - this.startOf(line) + 1;
        const length = this.textOf(line).length;
        const last = Math.min(end - this.startOf(line), length) + 1;
        return { startLine: line, startColumn: column, endLine: line, endColumn: Math.max(last, column + 1) };
    }
}


/***/ }),

/***/ 8699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ ParserNeeded),
/* harmony export */   UA: () => (/* binding */ PositionsNeeded),
/* harmony export */   jF: () => (/* binding */ MarkdownNeeded)
/* harmony export */ });
class ParserNeeded extends Error {
}
class PositionsNeeded extends ParserNeeded {
    name = 'PositionsNeeded';
    parser = 'positions';
}
class MarkdownNeeded extends ParserNeeded {
    name = 'MarkdownNeeded';
    parser = 'markdown';
}


/***/ }),

/***/ 4758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ read)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(5933);
// EXTERNAL MODULE: ./src/read/json.ts
var read_json = __webpack_require__(3636);
// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(771);
// EXTERNAL MODULE: ./src/read/needed.ts
var needed = __webpack_require__(8699);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(2003);
;// CONCATENATED MODULE: ./src/read/markdown.ts



function readMarkdown(source) {
    const { text, parsers } = source;
    if (!mayHoldReturn(text))
        return read_source/* NO_PARTS */.l;
    if (parsers.markdown === null)
        throw new needed/* MarkdownNeeded */.jF();
    return parsers.markdown(source);
}
function mayHoldReturn(text) {
    return text.includes(read_json/* STATUS_KEY */.jw) || /(?:\*\*|__|#[ \t]?)(?:status|artifacts|next)\b/i.test(text);
}

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/read/transcript.ts






function finalsOf(value) {
    if ((0,json/* has */.zy)(value, 'toolUseResult'))
        return ofToolUse((0,json/* field */.ZZ)(value, 'toolUseResult'));
    if (isResult(value))
        return ofResult(value);
    const part = (0,json/* field */.ZZ)(value, 'part');
    if ((0,json/* stringField */.OM)(part, 'tool') !== 'task')
        return null;
    const output = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(part, 'state'), 'output');
    return output === undefined ? [] : [{ kind: 'text', pointer: '/part/state/output', text: taskResult(output) }];
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,json/* stringField */.OM)(result, 'status') === 'async_launched')
        return [];
    const content = (0,json/* field */.ZZ)(result, 'content');
    if (typeof content === 'string')
        return [{ kind: 'text', pointer: (0,model_pointer/* join */.fj)(pointer, 'content'), text: content }];
    if (!(0,json/* isArray */.cy)(content))
        return [];
    return content.flatMap((block, n) => {
        const text = (0,json/* stringField */.OM)(block, 'text');
        return text === undefined ? [] : [{ kind: 'text', pointer: (0,model_pointer/* join */.fj)(pointer, 'content', n, 'text'), text }];
    });
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,json/* stringField */.OM)(value, 'type') === 'result' && marks.some((key) => (0,json/* has */.zy)(value, key));
}
function ofResult(value) {
    const structured = (0,json/* field */.ZZ)(value, 'structured_output');
    if ((0,json/* isObject */.Gv)(structured))
        return [{ kind: 'value', pointer: '/structured_output', value: structured }];
    const text = (0,json/* stringField */.OM)(value, 'result');
    return text === undefined ? [] : [{ kind: 'text', pointer: '/result', text }];
}
const OPEN = '<task_result>';
const CLOSE = '</task_result>';
function taskResult(output) {
    const start = output.indexOf(OPEN);
    if (start < 0)
        return output;
    const end = output.lastIndexOf(CLOSE);
    return output.slice(start + OPEN.length, end < start ? output.length : end);
}
function isEnding(value) {
    return (0,json/* isObject */.Gv)(value) && !(0,read_json/* looksLikeReturn */._t)(value) && finalsOf(value) !== null;
}
function isEvent(value) {
    if (!(0,json/* isObject */.Gv)(value) || (0,read_json/* looksLikeReturn */._t)(value) || (0,json/* stringField */.OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,json/* has */.zy)(value, key));
}
function readEnding(source, parsed, event, base, line) {
    const parts = (finalsOf(event) ?? []).map((final) => {
        const pointer = base + final.pointer;
        if (final.kind === 'value') {
            const found = (0,read_json/* elementOf */.MC)(parsed, final.value, pointer);
            return { problems: [], returns: [found] };
        }
        const place = () => parsed.locator().locate(pointer);
        return readText({
            text: final.text,
            range: place,
            lineAt: () => line ?? place().startLine,
            parsers: source.parsers,
        });
    });
    return (0,read_source/* joined */.o)(parts);
}
function readText(source) {
    const { text } = source;
    if (text.includes('"status"')) {
        const found = (0,extract/* extract */.o)(text, read_json/* looksLikeReturn */._t);
        if (found !== null) {
            const parsed = (0,read_json/* parse */.qg)(source, found.start, found.end);
            return parsed.kind === 'value' ? (0,read_json/* returnsOf */.Bg)(source, parsed) : { problems: [parsed.problem()], returns: [] };
        }
    }
    return text === '' ? read_source/* NO_PARTS */.l : readMarkdown(source);
}

// EXTERNAL MODULE: ./src/read/utf8.ts
var utf8 = __webpack_require__(8145);
;// CONCATENATED MODULE: ./src/read/read.ts









function read(bytes, form, parsers) {
    const { text, problems } = (0,utf8/* decode */.D)(bytes);
    if (text === null)
        return { problems, returns: [], line: () => '' };
    let made;
    const lines = () => (made ??= new read_lines/* Lines */.q(text));
    const source = {
        text,
        range: (start, end) => lines().range(start, end),
        lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
        parsers,
    };
    const parts = READERS[form](source);
    const silent = form === 'markdown' && parts.problems.length === 0 && parts.returns.length === 0;
    return {
        problems: problems.length === 0 || silent ? parts.problems : [...problems, ...parts.problems],
        returns: parts.returns.map(({ making, value, startLine, locate }, index) => ({
            index,
            making,
            value,
            startLine,
            locate,
        })),
        line: (line) => lines().textOf(line),
    };
}
const READERS = {
    json: readWhole,
    jsonl: readLines,
    markdown: readMarkdown,
};
function readWhole(source) {
    const whole = (0,read_json/* parse */.qg)(source);
    if (whole.kind === 'value')
        return valueParts(source, whole);
    if (whole.deep)
        return { problems: [whole.problem()], returns: [] };
    const inner = (0,extract/* extract */.o)(source.text);
    const part = inner === null ? whole : (0,read_json/* parse */.qg)(source, inner.start, inner.end);
    if (inner === null || part.kind !== 'value')
        return { problems: [whole.problem()], returns: [] };
    const wrapped = { kind: 'wrapped', by: inner.by, range: source.range(inner.start, inner.start + 1) };
    const parts = (0,read_json/* returnsOf */.Bg)(source, part);
    return { problems: [wrapped, ...parts.problems], returns: parts.returns };
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    let parts;
    if (isEnding(value)) {
        parts = readEnding(source, parsed, value, '', null);
    }
    else if ((0,json/* isArray */.cy)(value) && value.some(isEnding)) {
        parts = (0,read_source/* joined */.o)(value.map((element, n) => {
            const base = `/${String(n)}`;
            if (isEnding(element))
                return readEnding(source, parsed, element, base, null);
            return (0,read_json/* looksLikeReturn */._t)(element) ? { problems: [], returns: [(0,read_json/* elementOf */.MC)(parsed, element, base)] } : read_source/* NO_PARTS */.l;
        }));
    }
    else {
        return (0,read_json/* returnsOf */.Bg)(source, parsed);
    }
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { problems: [{ kind: 'no-return', range: locator().locate('') }], returns: [] };
}
function readLines(source) {
    const lines = parsedLines(source);
    const endings = lines.some((line) => line.kind === 'value' && isEnding(line.value));
    let events = endings;
    const parts = lines.map((line) => {
        if (line.kind === 'problem')
            return { problems: [line.problem()], returns: [] };
        const { value, start } = line;
        if (isEnding(value))
            return readEnding(source, line, value, '', source.lineAt(start));
        if ((0,json/* isObject */.Gv)(value) && !(0,read_json/* looksLikeReturn */._t)(value) && (endings || isEvent(value))) {
            events = true;
            return read_source/* NO_PARTS */.l;
        }
        return (0,read_json/* returnsOf */.Bg)(source, line);
    });
    const all = (0,read_source/* joined */.o)(parts);
    if (all.returns.length > 0 || all.problems.length > 0 || events)
        return all;
    return { problems: [{ kind: 'no-return', range: position/* FILE_START */.W }], returns: [] };
}
function parsedLines(source) {
    const { text } = source;
    const parsed = [];
    for (let start = 0; start < text.length;) {
        const lf = text.indexOf('\n', start);
        const end = lf < 0 ? text.length : lf;
        if (text.slice(start, end).trim() !== '')
            parsed.push((0,read_json/* parse */.qg)(source, start, end));
        start = end + 1;
    }
    return parsed;
}


/***/ }),

/***/ 9295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ countKeys),
/* harmony export */   SQ: () => (/* binding */ scan),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
function scan(text) {
    let keys = 0;
    let depth = 0;
    for (let i = 0; i < text.length; i++) {
        const c = text.charCodeAt(i);
        if (c === QUOTE) {
            i = stringEnd(text, i);
            let next = i + 1;
            while (isSpace(text.charCodeAt(next)))
                next++;
            if (text.charCodeAt(next) === COLON)
                keys++;
        }
        else if (c === 0x7b || c === 0x5b) {
            if (++depth > MAX_DEPTH)
                return { keys, tooDeepAt: i };
        }
        else if (c === 0x7d || c === 0x5d) {
            depth--;
        }
    }
    return { keys, tooDeepAt: -1 };
}
function stringEnd(text, start) {
    let end = start;
    for (;;) {
        end = text.indexOf('"', end + 1);
        if (end < 0)
            return text.length;
        let slashes = 0;
        while (text.charCodeAt(end - 1 - slashes) === BACKSLASH)
            slashes++;
        if (slashes % 2 === 0)
            return end;
    }
}
function isSpace(c) {
    return c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
}
function countKeys(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    let n = 0;
    if (Array.isArray(value)) {
        for (const element of value)
            if (typeof element === 'object')
                n += countKeys(element);
        return n;
    }
    const record = value;
    for (const key of Object.keys(record)) {
        n++;
        const child = record[key];
        if (typeof child === 'object')
            n += countKeys(child);
    }
    return n;
}


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ NO_PARTS),
/* harmony export */   o: () => (/* binding */ joined)
/* harmony export */ });
const NO_PARTS = { problems: [], returns: [] };
function joined(parts) {
    if (parts.length === 1)
        return parts[0] ?? NO_PARTS;
    return { problems: parts.flatMap(({ problems }) => problems), returns: parts.flatMap(({ returns }) => returns) };
}


/***/ }),

/***/ 8145:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2778);


const BYTE_ORDER_MARK = '\uFEFF';
const CLEAN = [];
function decode(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W }] };
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
    }
    const text = buffer.toString('utf8');
    if (!text.startsWith(BYTE_ORDER_MARK))
        return { text, problems: CLEAN };
    return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W }] };
}
function firstWrongByte(buffer) {
    let low = 0;
    let high = buffer.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer.subarray(0, wholeUpTo(buffer, middle))))
            low = middle;
        else
            high = middle;
    }
    const before = buffer.subarray(0, wholeUpTo(buffer, low)).toString('utf8');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}
function wholeUpTo(buffer, end) {
    let start = end;
    while (start > 0 && end - start < 4 && ((buffer[start - 1] ?? 0) & 0xc0) === 0x80)
        start--;
    const lead = buffer[start - 1] ?? 0;
    const needs = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return start > 0 && needs > 1 && end - (start - 1) < needs ? start - 1 : end;
}


/***/ }),

/***/ 1528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ky: () => (/* reexport */ StandardError),
  ag: () => (/* binding */ namedStandards),
  wE: () => (/* binding */ siblings),
  rO: () => (/* binding */ withDefaults)
});

// UNUSED EXPORTS: chooseStandards

// EXTERNAL MODULE: ./src/model/standard.ts
var standard = __webpack_require__(1900);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/standards/choice.ts


class StandardError extends Error {
    name = 'StandardError';
}
function namedIn(list, known) {
    const ids = list.split(',').map((id) => id.trim());
    const chosen = new Map();
    for (const id of ids.length === 1 && ids[0] === 'auto' ? [] : ids) {
        const standard = known.find((version) => version.id === id);
        if (standard === undefined)
            throw new StandardError(unknown(id, known));
        const other = chosen.get(standard.family);
        if (other !== undefined && other !== standard) {
            throw new StandardError(`${other.id} and ${id} are of one family: name one of them.`);
        }
        chosen.set(standard.family, standard);
    }
    return chosen;
}
function unknown(id, known) {
    const ids = standard/* FAMILIES */.B.flatMap((family) => known.filter((standard) => standard.family === family)).map(({ id }) => id);
    if (id === 'auto')
        return '"auto" stands alone: leave it out, or leave the ids out.';
    const meant = (0,model_text/* nearest */.pA)(id, ids, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,model_text/* listOf */.c3)(ids, 'and')}.`;
}

// EXTERNAL MODULE: ./src/standards/index.ts + 129 modules
var standards = __webpack_require__(3992);
;// CONCATENATED MODULE: ./src/standards/choose.ts




function chooseStandards(list) {
    return withDefaults(namedStandards(list));
}
function namedStandards(list) {
    return namedIn(list, standards/* standards */.t);
}
function withDefaults(named) {
    const of = (family) => named.get(family) ?? standards/* standards */.t.find((standard) => standard.family === family && standard.isDefault);
    return Object.fromEntries(standard/* FAMILIES */.B.map((family) => [family, of(family)]));
}
function siblings(standard) {
    return standards/* standards */.t.filter((other) => other.family === standard.family && other !== standard);
}


/***/ }),

/***/ 8539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError)
/* harmony export */ });
class GitError extends Error {
    what;
    kind;
    hint;
    name = 'GitError';
    constructor(what, kind = 'other', hint = '') {
        super(hint === '' ? what : `${what} ${hint}`);
        this.what = what;
        this.kind = kind;
        this.hint = hint;
    }
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

/***/ 2102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   zb: () => (/* binding */ demandDirectory)
/* harmony export */ });
/* unused harmony export trustedFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8539);



function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
}
function isDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function repositoryOf(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    for (let above = root;; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git')))
            return above;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
            return undefined;
    }
}
function placeInRepository(folder) {
    const repository = repositoryOf(folder);
    return repository === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function trustedFolders(folders) {
    const trusted = new Set();
    for (const folder of folders) {
        trusted.add(folder);
        if (!isDirectory(folder))
            continue;
        trusted.add(realpathSync(folder));
        const repository = repositoryOf(folder);
        if (repository !== undefined)
            trusted.add(repository);
    }
    return [...trusted];
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

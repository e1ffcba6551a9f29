"use strict";
exports.id = 2973;
exports.ids = [2973,7506];
exports.modules = {

/***/ 6081:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   Xg: () => (/* binding */ readConfig)
/* harmony export */ });
/* unused harmony exports MAX_CONFIG_SIZE, configOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6748);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3008);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2778);
/* harmony import */ var _policy_config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4683);
/* harmony import */ var _policy_config_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5038);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(771);
/* harmony import */ var _read_utf8_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8145);








const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_policy_config_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u)(tree);
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
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_6__/* .CallError */ .R(`The configuration ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw tooLarge(shown);
    return configOf(shown, bytes);
}
function readUpTo(path, limit) {
    const buffer = Buffer.alloc(limit);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        let length = 0;
        for (let got = -1; got !== 0 && length < limit; length += got)
            got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, limit - length, null);
        return buffer.subarray(0, length);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function tooLarge(file) {
    return new _policy_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, [
        (0,_policy_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,_read_utf8_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _policy_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, wrong);
    const { parseConfig } = await __webpack_require__.e(/* import() */ 6029).then(__webpack_require__.bind(__webpack_require__, 6029));
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .Lines */ .q(text);
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
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_START */ .W;
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
        await (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
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
        : (await Promise.all(/* import() */[__webpack_require__.e(3581), __webpack_require__.e(7343)]).then(__webpack_require__.bind(__webpack_require__, 7343))).matcherOf;
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

/***/ 4896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ activeIn),
/* harmony export */   GJ: () => (/* binding */ claimRules),
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
    return { document: of('document'), return: of('return'), claim: byVerdict(of('claim')), run: of('run') };
}
function byVerdict(rules) {
    const sorted = new Map();
    for (const active of rules) {
        const { verdict } = active.rule;
        sorted.set(verdict, [...(sorted.get(verdict) ?? []), active]);
    }
    return sorted;
}
function claimRules({ claim }, verdict, file, overrides) {
    const rules = claim.get(verdict) ?? NO_RULES;
    return overrides === null ? rules : rules.flatMap((active) => activeIn(active, file, overrides) ?? []);
}
const NONE = [];
const NO_RULES = [];
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
        if (problems.length === 0)
            continue;
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

/***/ 1900:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FAMILIES)
/* harmony export */ });
const FAMILIES = ['return-meta', 'subagent-return', 'result-envelope'];


/***/ }),

/***/ 5038:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u: () => (/* binding */ findConfig)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4683);

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
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(path, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
        }
        if (found !== null) {
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(path, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`There is ${found.path} as well: keep one of the two.`)]);
        }
        found = { path, id: entry.id, link: false };
    }
    return found;
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
    const tooDeepAt = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .fE)(text) ? -1 : (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(text).tooDeepAt;
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
    const duplicates = () => {
        const keys = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .countKeys */ .GO)(value);
        if ((0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .keysAtMost */ .d3)(text) === keys || (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scan */ .SQ)(text).keys === keys)
            return NO_PROBLEMS;
        return locator()
            .duplicates()
            .map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
    };
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
        verbatim: true,
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function elementOf({ locator }, value, base) {
    return {
        making: 'json',
        value,
        verbatim: true,
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
        return read_source/* NO_PARTS */.lv;
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
        return (0,read_source/* quoted */.TL)(readText({
            text: final.text,
            range: place,
            lineAt: () => line ?? place().startLine,
            parsers: source.parsers,
        }));
    });
    return (0,read_source/* joined */.oR)(parts);
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
    return text === '' ? read_source/* NO_PARTS */.lv : readMarkdown(source);
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
        returns: parts.returns.map(({ making, value, verbatim, startLine, locate }, index) => ({
            index,
            making,
            value,
            verbatim,
            startLine,
            locate,
        })),
        line: (line) => lines().textOf(line),
    };
}
const READERS = {
    json: readWhole,
    jsonl: readLines,
    markdown: (source) => (0,read_source/* quoted */.TL)(readMarkdown(source)),
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
        parts = (0,read_source/* joined */.oR)(value.map((element, n) => {
            const base = `/${String(n)}`;
            if (isEnding(element))
                return readEnding(source, parsed, element, base, null);
            return (0,read_json/* looksLikeReturn */._t)(element) ? { problems: [], returns: [(0,read_json/* elementOf */.MC)(parsed, element, base)] } : read_source/* NO_PARTS */.lv;
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
            return read_source/* NO_PARTS */.lv;
        }
        return (0,read_json/* returnsOf */.Bg)(source, line);
    });
    const all = (0,read_source/* joined */.oR)(parts);
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
/* harmony export */   d3: () => (/* binding */ keysAtMost),
/* harmony export */   fE: () => (/* binding */ isShallow),
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
function keysAtMost(text) {
    let keys = 0;
    for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        let before = colon - 1;
        while (isSpace(text.charCodeAt(before)))
            before--;
        if (text.charCodeAt(before) === QUOTE)
            keys++;
    }
    return keys;
}
function isShallow(text) {
    let left = MAX_DEPTH;
    for (const bracket of ['{', '[']) {
        for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1))
            if (--left < 0)
                return false;
    }
    return true;
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
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   lv: () => (/* binding */ NO_PARTS),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
const NO_PARTS = { problems: [], returns: [] };
function quoted({ problems, returns }) {
    return { problems, returns: returns.map((piece) => ({ ...piece, verbatim: false })) };
}
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
    const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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

/***/ 8256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/gather/glob.ts + 2 modules
var glob = __webpack_require__(3008);
// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
;// CONCATENATED MODULE: ./src/measured.ts

function measured(name, text, parse, expected) {
    const found = parse(text);
    if (found === undefined)
        throw new call_error/* CallError */.R(`${name} is "${text}": write ${expected}.`);
    return found;
}

// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(9244);
// EXTERNAL MODULE: ./src/one-of.ts
var one_of = __webpack_require__(4105);
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
    const failOn = given.failOn ?? config?.failOn ?? 'error';
    const ifNoReturns = given.ifNoReturns ?? config?.ifNoReturns ?? 'error';
    const staleAfter = given.staleAfter ?? config?.staleAfter ?? '24h';
    const maxFileSize = given.maxFileSize ?? config?.maxFileSize ?? '1MiB';
    const selected = await readSelection(given, nameOf, config);
    const asked = await named(nameOf('standard'), () => Promise.resolve().then(() => (0,choose/* namedStandards */.ag)(given.standard ?? 'auto')));
    return {
        selection: selected,
        standards: (0,choose/* withDefaults */.rO)(new Map([...versionsOf(config?.standards), ...asked])),
        failOn: (0,one_of/* oneOf */.y)(nameOf('fail-on'), failOn, ['error', 'warning', 'notice', 'never']),
        ifNoReturns: (0,one_of/* oneOf */.y)(nameOf('if-no-returns'), ifNoReturns, ['error', 'warning', 'ignore']),
        staleAfter: measured(nameOf('stale-after'), staleAfter, parseDuration, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: measured(nameOf('max-file-size'), maxFileSize, parseSize, 'a size such as 500KB or 1MiB'),
        expectedSession: given.expectSession ?? null,
        now: given.now === undefined
            ? null
            : measured(nameOf('now'), given.now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
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


/***/ }),

/***/ 1528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ky: () => (/* reexport */ StandardError),
  KB: () => (/* binding */ chooseStandards),
  ag: () => (/* binding */ namedStandards),
  wE: () => (/* binding */ siblings),
  rO: () => (/* binding */ withDefaults)
});

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
    const meant = (0,model_text.nearest)(id, ids, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,model_text/* listOf */.c3)(ids, 'and')}.`;
}

// EXTERNAL MODULE: ./src/standards/index.ts + 128 modules
var standards = __webpack_require__(9357);
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

/***/ 6828:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ familyOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

function familyOf(value, chosen) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(value, 'status') ?? '';
    const knows = (family) => chosen[family]?.statuses.includes(status) === true;
    if (knows('return-meta') !== knows('subagent-return'))
        return knows('return-meta') ? 'return-meta' : 'subagent-return';
    const fits = (family, other) => {
        const theirs = chosen[other]?.shape.fields[''] ?? [];
        return chosen[family]?.shape.fields['']?.some((field) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, field) && !theirs.includes(field)) === true;
    };
    const metadata = fits('return-meta', 'subagent-return');
    if (metadata !== fits('subagent-return', 'return-meta'))
        return metadata ? 'return-meta' : 'subagent-return';
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'summary') ? 'subagent-return' : 'return-meta';
}


/***/ })

};
;
export const id = 367;
export const ids = [367];
export const modules = {

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

/***/ 3048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ problemOfFile),
/* harmony export */   Ki: () => (/* binding */ MOST_SHOWN),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8957);

const MOST_SHOWN = 100;
class ConfigError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
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

/***/ 2367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkProject: () => (/* binding */ checkProject)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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

// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(9718);
// EXTERNAL MODULE: ./src/config/error.ts
var config_error = __webpack_require__(3048);
;// CONCATENATED MODULE: ./src/config/find.ts

const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new config_error/* ConfigError */.xL(shown, [(0,config_error/* problemOfFile */.DE)(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new config_error/* ConfigError */.xL(other, [(0,config_error/* problemOfFile */.DE)(`Nobody reads it by this name: write it ${path}.`)]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new config_error/* ConfigError */.xL(path, [(0,config_error/* problemOfFile */.DE)(`There is ${found.path} as well: keep one of the two.`)]);
        }
        found = { path, id, link: false };
    }
    return found;
}

// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(9951);
// EXTERNAL MODULE: ./src/read/utf8.ts
var utf8 = __webpack_require__(5861);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/tree/relative-within.ts
var relative_within = __webpack_require__(4812);
;// CONCATENATED MODULE: ./src/tree/link-below.ts



function linkBelow(folders, file) {
    const tops = new Set(folders.flatMap((folder) => [(0,external_node_path_.resolve)(folder), realOf(folder)]));
    for (const top of tops) {
        for (const form of formsOf(file)) {
            const place = (0,relative_within/* relativeWithin */.Q)(top, form);
            const link = place === null ? undefined : firstLink(top, place);
            if (link !== undefined)
                return link;
        }
    }
    return undefined;
}
function placeIn(folder, file) {
    const real = realOf(folder);
    const places = [(0,external_node_path_.resolve)(folder), real].flatMap((top) => formsOf(file).map((form) => (0,relative_within/* relativeWithin */.Q)(top, form)));
    const place = places.find((one) => one !== null) ?? null;
    const actual = (0,relative_within/* relativeWithin */.Q)(real, realOf(file));
    return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}
function leadsInto(folder, file) {
    return relativeWithin(realOf(folder), realOf(file)) !== null;
}
function formsOf(file) {
    const path = (0,external_node_path_.resolve)(file);
    return [path, (0,external_node_path_.join)(realOf((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path))];
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

// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(5275);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(3426);
;// CONCATENATED MODULE: ./src/config/load.ts










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
    const folders = [root, repositoryAround(root)];
    const link = linkBelow(folders, path);
    if (link !== undefined) {
        throw new config_error/* ConfigError */.xL(shown, [
            (0,config_error/* problemOfFile */.DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => placeIn(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,regular_file/* readStart */.H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.xL)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`The configuration ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw tooLarge(shown);
    return configOf(shown, bytes);
}
function repositoryAround(root) {
    return (0,regular_file/* standsOnDisk */.iK)(root) ? ((0,tree_root/* repositoryOf */._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,regular_file/* readRegularFile */.XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new config_error/* ConfigError */.xL(shown, [(0,config_error/* problemOfFile */.DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw tooLarge(shown);
    return found.bytes;
}
function tooLarge(file) {
    return new config_error/* ConfigError */.xL(file, [
        (0,config_error/* problemOfFile */.DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,utf8/* decode */.D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new config_error/* ConfigError */.xL(file, wrong);
    const { parseConfig } = await __webpack_require__.e(/* import() */ 155).then(__webpack_require__.bind(__webpack_require__, 2155));
    const lines = new read_lines/* Lines */.q(text);
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
function faultOfPattern(pattern) {
    try {
        compilePatterns([pattern]);
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


function selection(patterns, ignore) {
    const given = cleanPatterns(patterns);
    const without = [...NEVER, ...(given.length === 0 ? NOT_BY_DEFAULT : []), ...cleanPatterns(ignore)];
    const negated = without.map((pattern) => `!${pattern}`);
    if (given.length > 0) {
        const all = [...given, ...negated];
        return { patterns: all, matches: compilePatterns(all) };
    }
    const usual = KINDS.flatMap((kind) => kind.patterns);
    const matches = compilePatterns(negated, inAnyCase(usual));
    return { patterns: [...usual, ...negated], matches, anyCase: true };
}
function inAnyCase(patterns) {
    const matches = compilePatterns(patterns);
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

// EXTERNAL MODULE: ./src/engine/batch.ts + 2 modules
var engine_batch = __webpack_require__(4773);
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
    const classify = classifier();
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
    const { narrow } = await __webpack_require__.e(/* import() */ 255).then(__webpack_require__.bind(__webpack_require__, 4255));
    const { files, passedOver, originals } = await narrow(gathered, changes, judging);
    return { wanted: files, passedOver, originals };
}
async function comparedWithBase({ before, baseline, selection, context }, found) {
    const { changes, agentBranch } = context;
    const isAsked = agentBranch !== null || baseline?.reach === 'unless-restated';
    if (!isAsked || changes === null || before === null || before === undefined)
        return null;
    const { compareWithBase } = await __webpack_require__.e(/* import() */ 288).then(__webpack_require__.bind(__webpack_require__, 7288));
    return compareWithBase({ ...found, selection, changes, before });
}
async function settled(absent, { tree, context, overrides, mostFindings }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 189).then(__webpack_require__.bind(__webpack_require__, 9189));
    return settleAbsent(absent, tree, context, overrides, mostFindings);
}
async function toFindings(drafts) {
    if (drafts.length === 0)
        return [];
    const { withFingerprints } = await __webpack_require__.e(/* import() */ 443).then(__webpack_require__.bind(__webpack_require__, 1443));
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
var roadmap = __webpack_require__(7337);
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

;// CONCATENATED MODULE: ./src/model/baseline.ts
const baseline_BASELINE_FILE = '.return-gate-baseline.json';

;// CONCATENATED MODULE: ./src/baseline/load.ts





const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = baseline_BASELINE_FILE } = source;
    const found = await findBaseline(source);
    const text = typeof base === 'object' ? base.text : null;
    if (found === undefined && text === null)
        return undefined;
    const { baselineOf, readBaseline } = await __webpack_require__.e(/* import() */ 460).then(__webpack_require__.bind(__webpack_require__, 9460));
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
        return { name: load_placeIn(root, named), text: readNamed(root, named) };
    const file = (0,external_node_path_.join)(root, place);
    if (onDisk && (0,regular_file/* standsOnDisk */.iK)(file)) {
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
        throw new usage_error/* UsageError */.e(`${place} is no regular file: commit the file itself.`);
    const committed = { path: place, id: entry.id, link: false };
    let content;
    for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE))
        content = one;
    return { name: place, text: baselineText(content, place) };
}
function baselineText(content, name) {
    if (content?.kind === 'bytes')
        return Buffer.from(content.bytes).toString('utf8');
    throw load_tooLarge(name);
}
function load_tooLarge(name) {
    return new usage_error/* UsageError */.e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules that most of its findings are of, or leave old returns out (paths, ignore), and write it anew.`);
}
function readBaselineFile(file) {
    const found = (0,regular_file/* readRegularFile */.XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw load_tooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
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
    return new usage_error/* UsageError */.e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = linkBelow([root], file);
    if (link !== undefined)
        throw linked(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof usage_error/* UsageError */.e)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
    }
    throw new usage_error/* UsageError */.e(`The baseline ${file} is no regular file: name the file itself.`);
}
function load_placeIn(root, file) {
    const place = (0,external_node_path_.relative)((0,external_node_path_.resolve)(root), (0,external_node_path_.resolve)(file)).split(external_node_path_.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(external_node_path_.sep).join('/') : place;
}

// EXTERNAL MODULE: ./src/library/options.ts
var library_options = __webpack_require__(3221);
// EXTERNAL MODULE: ./src/report/json.ts + 1 modules
var json = __webpack_require__(7631);
// EXTERNAL MODULE: ./src/model/context.ts
var context = __webpack_require__(7174);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(1047);
// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(2064);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(7474);
;// CONCATENATED MODULE: ./src/config/one-of.ts


function oneOf(setting, given, words) {
    const found = words.find((word) => word === given);
    if (found !== undefined)
        return found;
    const meant = (0,model_text/* nearest */.pA)(given, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new usage_error/* UsageError */.e(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}

// EXTERNAL MODULE: ./src/config/units.ts
var units = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(8789);
;// CONCATENATED MODULE: ./src/config/settings.ts









function readSettings(given, nameOf, config = null) {
    const failOn = given.failOn ?? config?.failOn ?? 'error';
    const ifNoReturns = given.ifNoReturns ?? config?.ifNoReturns ?? 'error';
    const staleAfter = given.staleAfter ?? config?.staleAfter ?? '24h';
    const maxFileSize = given.maxFileSize ?? config?.maxFileSize ?? '1MiB';
    const selected = readSelection(given, nameOf, config);
    const asked = named(nameOf('standard'), () => (0,choose/* namedStandards */.ag)(given.standard ?? 'auto'));
    return {
        selection: selected,
        standards: (0,choose/* withDefaults */.rO)(new Map([...versionsOf(config?.standards), ...asked])),
        failOn: oneOf(nameOf('fail-on'), failOn, ['error', 'warning', 'notice', 'never']),
        ifNoReturns: oneOf(nameOf('if-no-returns'), ifNoReturns, ['error', 'warning', 'ignore']),
        staleAfter: (0,parse_option/* measured */.j)(nameOf('stale-after'), staleAfter, units/* parseDuration */.E, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: (0,parse_option/* measured */.j)(nameOf('max-file-size'), maxFileSize, units/* parseSize */.D, 'a size such as 500KB or 1MiB'),
        expectedSession: given.expectSession ?? null,
        now: given.now === undefined
            ? given.clock
            : (0,parse_option/* measured */.j)(nameOf('now'), given.now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        levels: config?.rules ?? new Map(),
        overrides: (config?.overrides ?? []).map((override) => readOverride(override, asked)),
        agents: config?.agents ?? null,
        envelopeMode: config?.envelopeMode ?? null,
        mayBeUnclaimed: settings_matcherOf(config?.unclaimed ?? []),
        agentBranchRequires: oneOf(nameOf('agent-branches-require'), given.agentBranchesRequire ?? config?.agentBranchesRequire ?? 'final', context/* BRANCH_DEMANDS */.y),
        isAgentBranch: settings_matcherOf(config?.agentBranches ?? []),
        baseline: config?.baseline ?? null,
    };
}
function settings_matcherOf(patterns) {
    return patterns.length === 0 ? null : compilePatterns(patterns);
}
function readSelection({ patterns, ignore }, nameOf, config) {
    named(nameOf('paths'), () => compilePatterns(patterns));
    named(nameOf('ignore'), () => compilePatterns(ignore));
    const given = (list) => cleanPatterns(list).length > 0;
    return selection(given(patterns) ? patterns : (config?.paths ?? []), given(ignore) ? ignore : (config?.ignore ?? []));
}
function readOverride({ paths, rules, standards }, asked) {
    const versions = [...versionsOf(standards)].filter(([family]) => !asked.has(family));
    return { matches: compilePatterns(paths), levels: rules, standards: new Map(versions) };
}
function versionsOf(ids = new Map()) {
    return ids.size === 0 ? new Map() : (0,choose/* namedStandards */.ag)([...ids.values()].join());
}
function named(setting, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof PatternError || error instanceof choose/* StandardError */.ky))
            throw error;
        throw new usage_error/* UsageError */.e(`${setting}: ${error.message}`);
    }
}

// EXTERNAL MODULE: ./src/tree/git/git-error.ts
var git_error = __webpack_require__(9268);
// EXTERNAL MODULE: ./src/tree/git/git.ts + 2 modules
var git_git = __webpack_require__(7172);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(7678);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __webpack_require__(110);
;// CONCATENATED MODULE: ./src/tree/git/damaged-tree.ts

function damagedTree(what) {
    return new git_error/* GitError */.XS(`The tree of the commit is damaged: ${what}.`, 'other', 'Commit the files anew; git fsck shows what is damaged.');
}
function demandEntryName(name, folder) {
    if (name !== '' && !name.startsWith('.') && !name.includes('/'))
        return;
    if (name === '' || name.includes('/') || /^\.(?:\.?|git)$/i.test(name)) {
        throw damagedTree(`${folder === '' ? 'its top' : folder} has an entry of the name ${JSON.stringify(name)}`);
    }
}
function twice(path) {
    return damagedTree(`it has ${path} twice`);
}

// EXTERNAL MODULE: ./src/tree/other-case.ts
var other_case = __webpack_require__(3599);
;// CONCATENATED MODULE: ./src/tree/git/listing.ts




const MOST_BYTES = 2 ** 30;
const MOST_ENTRIES = 5_000_000;
const FEW = 500;
const SLASH = '/';
const AFTER_SLASH = '0';
const LETTER_B = 0x62;
const LETTER_C = 0x63;
const LETTER_T = 0x74;
const DIGIT_2 = 0x32;
const MODE = 6;
const BLOB = ' blob '.length;
const COMMIT = ' commit '.length;
class Listing {
    #data;
    #paths;
    #idLength;
    #otherCase = new other_case/* OtherCase */.d({
        find: (path) => this.find(path),
        namesIn: (folder) => this.#namesIn(folder),
    });
    #last = 0;
    constructor(data, paths, idLength) {
        this.#data = data;
        this.#paths = paths;
        this.#idLength = idLength;
    }
    static async read(options, tree) {
        const entries = new Entries(tree.length);
        await list(options, tree, (chunk) => {
            entries.take(chunk);
        });
        return new Listing(entries.data(), Uint32Array.from(entries.paths), tree.length);
    }
    get isSmall() {
        return this.#count <= FEW;
    }
    list({ matches }) {
        const found = [];
        for (let n = 0; n < this.#count; n++) {
            const path = (0,model_name/* nameOf */.V)(this.#path(n));
            if (!matches(path))
                continue;
            const entry = this.#entry(n);
            if (entry.kind !== 'submodule')
                found.push({ path, id: entry.id, link: entry.kind === 'link' });
        }
        return found.sort((a, b) => (a.path < b.path ? -1 : 1));
    }
    find(path) {
        if (path === '')
            return { kind: 'directory' };
        const wanted = bytesOf(path);
        if (wanted === undefined)
            return undefined;
        const n = this.#place(wanted);
        const entry = n < this.#count && this.#compare(n, wanted) === 0 ? this.#entry(n) : undefined;
        if (!this.#startsWith(entry === undefined ? n : n + 1, wanted))
            return entry;
        return this.#startsWith(this.#place(wanted + SLASH), wanted + SLASH) ? { kind: 'directory' } : entry;
    }
    findOtherCase(path) {
        return this.#otherCase.find(path);
    }
    get #count() {
        return this.#paths.length - 1;
    }
    *#namesIn(folder) {
        const prefix = folder === '' ? '' : (0,model_name/* bytesOfName */.q)(folder).toString('latin1') + SLASH;
        for (let n = this.#place(prefix); this.#startsWith(n, prefix);) {
            const rest = this.#path(n).slice(prefix.length);
            const slash = rest.indexOf(SLASH);
            const name = slash < 0 ? rest : rest.slice(0, slash);
            yield (0,model_name/* nameOf */.V)(name);
            n = slash < 0 ? n + 1 : this.#place(prefix + name + AFTER_SLASH);
        }
    }
    #place(wanted) {
        let low = 0;
        let high = this.#count;
        const start = Math.min(this.#last, high);
        if (start < high && this.#compare(start, wanted) < 0) {
            low = start + 1;
            for (let stride = 1; low < high; stride *= 2) {
                const next = low + stride;
                if (next >= high || this.#compare(next, wanted) >= 0) {
                    high = Math.min(next, high);
                    break;
                }
                low = next + 1;
            }
        }
        else {
            high = start;
            for (let stride = 1; high > low; stride *= 2) {
                const next = high - stride;
                if (next < low || this.#compare(next, wanted) < 0) {
                    low = Math.max(next + 1, low);
                    break;
                }
                high = next;
            }
        }
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (this.#compare(middle, wanted) < 0)
                low = middle + 1;
            else
                high = middle;
        }
        this.#last = low;
        return low;
    }
    #compare(n, wanted) {
        const data = this.#data;
        let at = this.#paths[n] ?? 0;
        for (let k = 0; k < wanted.length; k++) {
            const byte = data[at++] ?? 0;
            if (byte === 0)
                return -1;
            const difference = byte - wanted.charCodeAt(k);
            if (difference !== 0)
                return difference;
        }
        return data[at] ?? 0;
    }
    #startsWith(n, prefix) {
        if (n >= this.#count)
            return false;
        const at = this.#paths[n] ?? 0;
        for (let k = 0; k < prefix.length; k++) {
            if (this.#data[at + k] !== prefix.charCodeAt(k) || this.#data[at + k] === 0)
                return false;
        }
        return true;
    }
    #path(n) {
        const start = this.#paths[n] ?? 0;
        return this.#data.toString('latin1', start, this.#data.indexOf(0, start));
    }
    #entry(n) {
        const path = this.#paths[n] ?? 0;
        const kind = kindOf(this.#data, path, this.#idLength);
        return kind === 'submodule' ? { kind } : { kind, id: idOf(this.#data, path, this.#idLength) };
    }
}
class Entries {
    paths = [];
    #parts = [];
    #idLength;
    #passed = 0;
    #rest = [];
    #previous = '';
    #folders = new Set(['']);
    #folder = '';
    #files = [];
    constructor(idLength) {
        this.#idLength = idLength;
    }
    take(chunk) {
        this.#parts.push(chunk);
        let end = chunk.indexOf(0);
        let start = 0;
        if (end >= 0 && this.#rest.length > 0) {
            const first = Buffer.concat([...this.#rest, chunk.subarray(0, end)]);
            this.#rest = [];
            this.#entry(first, 0, first.length);
            this.#passed += first.length + 1;
            start = end + 1;
            end = chunk.indexOf(0, start);
        }
        const from = start;
        for (; end >= 0; end = chunk.indexOf(0, start)) {
            this.#entry(chunk, start, end, from);
            start = end + 1;
        }
        this.#passed += start - from;
        if (start < chunk.length)
            this.#rest.push(chunk.subarray(start));
    }
    data() {
        if (this.#rest.length > 0)
            throw new git_git/* GitError */.XS('git stopped in the middle of the list of files.');
        this.paths.push(this.#passed);
        return Buffer.concat(this.#parts);
    }
    #demandOrder(path, isFolder) {
        const slash = path.lastIndexOf(SLASH);
        const folder = slash < 0 ? '' : path.slice(0, slash);
        if (folder !== this.#folder && !this.#folders.has(folder))
            demandEntryName(path, '');
        this.#folder = folder;
        demandEntryName(path.slice(slash + 1), folder);
        while (this.#files.length > 0 && !path.startsWith(this.#files.at(-1) ?? ''))
            this.#files.pop();
        if (!isFolder)
            this.#files.push(path);
        else if (this.#files.at(-1) === path || this.#folders.has(path))
            throw twice((0,model_name/* nameOf */.V)(path));
        else
            this.#folders.add(path);
    }
    #entry(data, start, end, from = 0) {
        if (this.paths.length === MOST_ENTRIES) {
            throw new git_git/* GitError */.XS(`The tree has more than ${String(MOST_ENTRIES)} entries.`);
        }
        const letter = data[start + MODE + 1];
        const type = letter === LETTER_C ? COMMIT : BLOB;
        const at = start + MODE + type + this.#idLength + 1;
        const path = data.toString('latin1', at, end);
        this.#demandOrder(path, letter === LETTER_T);
        if (letter === LETTER_T)
            return;
        this.paths.push(this.#passed + at - from);
        if (path <= this.#previous)
            throw damagedTree(`${(0,model_name/* nameOf */.V)(path)} stands in the wrong place`);
        this.#previous = path;
    }
}
function kindOf(data, path, idLength) {
    const id = path - 1 - idLength;
    if (data[id - 2] !== LETTER_B)
        return 'submodule';
    return data[id - BLOB - MODE + 1] === DIGIT_2 ? 'link' : 'file';
}
function idOf(data, path, idLength) {
    return data.toString('latin1', path - 1 - idLength, path - 1);
}
function bytesOf(path) {
    if (!/[^\0-\x7f]/.test(path))
        return path;
    const bytes = (0,model_name/* bytesOfName */.q)(path).toString('latin1');
    return (0,model_name/* nameOf */.V)(bytes) === path ? bytes : undefined;
}
function list(options, tree, take) {
    return new Promise((resolve, reject) => {
        const child = (0,git_git/* startGit */.BE)(options, ['ls-tree', '-r', '-t', '-z', '--full-tree', tree]);
        let bytes = 0;
        let stderr = '';
        child.stdout.on('data', (chunk) => {
            bytes += chunk.length;
            try {
                if (bytes > MOST_BYTES)
                    throw new git_git/* GitError */.XS(`The list of files has more than ${String(MOST_BYTES)} bytes.`);
                take(chunk);
            }
            catch (error) {
                child.stdout.destroy();
                child.kill();
                reject(error instanceof Error ? error : new Error(String(error)));
            }
        });
        child.stderr.on('data', (chunk) => {
            stderr += chunk.toString('utf8');
        });
        child.on('error', (error) => {
            reject((0,git_git/* notStarted */.DY)(error));
        });
        child.on('close', (status) => {
            if (status === 0)
                resolve();
            else
                reject((0,git_git/* gitFailed */.gk)('list the tree', stderr));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end();
    });
}

// EXTERNAL MODULE: ./src/tree/git/store.ts
var store = __webpack_require__(9998);
;// CONCATENATED MODULE: ./src/tree/git/locate.ts






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

;// CONCATENATED MODULE: ./src/tree/git/objects.ts



function demandType(object, id, wanted) {
    if (object.size === null)
        return absent(id);
    if (object.type === wanted)
        return object;
    const as = wanted === 'blob' ? 'file' : 'folder';
    throw damagedTree(`it has the object ${id} as a ${as}, but that is a ${object.type ?? 'thing unknown'}`);
}
function absent(id) {
    throw new git_git/* GitError */.XS(`The repository lacks the object ${id}: fetch it again without a filter.`);
}
const MISSING = { id: null, type: null, size: null, stored: null, bytes: null };
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';
const LF = 0x0a;
const SPACE = 0x20;
const LETTER_A = 0x61;
const objects_LETTER_B = 0x62;
const objects_LETTER_C = 0x63;
const objects_LETTER_T = 0x74;
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
            return Promise.reject(new git_git/* GitError */.XS('The repository was asked for objects after it was closed.'));
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
        this.#child = (0,git_git/* startGit */.BE)(options, args);
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
            this.#fail((0,git_git/* notStarted */.DY)(error));
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
    return (0,git_error/* brokenConfiguration */.YE)(stderr) ?? new git_git/* GitError */.XS(`git stopped while objects were read: ${reason}`);
}
function typeAt(data, at) {
    if (data[at] === objects_LETTER_B)
        return 'blob';
    if (data[at] === objects_LETTER_C)
        return 'commit';
    if (data[at] === objects_LETTER_T)
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

// EXTERNAL MODULE: ./src/tree/git/own-files.ts
var own_files = __webpack_require__(9989);
// EXTERNAL MODULE: ./src/tree/git/promised.ts + 1 modules
var git_promised = __webpack_require__(3388);
// EXTERNAL MODULE: ./src/tree/git/attributes.ts
var attributes = __webpack_require__(1290);
;// CONCATENATED MODULE: ./src/tree/git/tree-object.ts


const tree_object_KINDS = new Map([
    [0o040000, 'directory'],
    [0o100000, 'file'],
    [0o120000, 'link'],
]);
const KIND_BITS = 0o170000;
function entriesOf(raw, idBytes) {
    const entries = new Map();
    for (let start = 0; start < raw.length;) {
        const space = raw.indexOf(' ', start);
        const nul = raw.indexOf('\0', space);
        const end = nul + 1 + idBytes;
        if (space < 0 || nul < 0 || end > raw.length)
            throw damagedTree('a folder ends in the middle of an entry');
        const kind = tree_object_kindOf(raw.slice(start, space));
        const id = Buffer.from(raw.slice(nul + 1, end), 'latin1').toString('hex');
        entries.set((0,model_name/* nameOf */.V)(raw.slice(space + 1, nul)), kind === 'file' || kind === 'link' ? { kind, id } : { kind });
        start = end;
    }
    return entries;
}
function tree_object_kindOf(mode) {
    return tree_object_KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}

;// CONCATENATED MODULE: ./src/tree/git/other-commit.ts




async function entryAt(repository, commit, place) {
    const slash = place.lastIndexOf('/');
    const folder = place.slice(0, Math.max(slash, 0));
    const [, tree] = await treesAt(repository, commit, folder);
    if (tree === undefined) {
        const above = folder === '' ? undefined : await entryAt(repository, commit, folder);
        return above?.kind === 'link' || above?.kind === 'submodule' ? above : undefined;
    }
    const [listed] = await repository.objects.contents([tree], Number.MAX_SAFE_INTEGER);
    return entriesOf(listed?.bytes?.toString('latin1') ?? '', tree.length / 2).get(place.slice(slash + 1));
}
async function contentsOf({ objects, git, clone }, ids, limit) {
    if (clone === 'partial' && ids.length > 0)
        await (0,git_promised/* fetchPromised */._i)(git, [...new Set(ids)]);
    return (await objects.contents(ids, limit)).map((object, n) => contentOf(object, ids[n] ?? ''));
}
function contentOf(object, id) {
    const { bytes, size } = demandType(object, id, 'blob');
    return bytes === null ? { kind: 'too-large', size: size ?? 0 } : { kind: 'bytes', bytes };
}
async function treesAt({ objects, git }, commit, path) {
    const name = `${commit}:${path}`;
    const here = /[\n\r]/.test(path)
        ? (await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--verify', '--quiet', name])).stdout.toString('latin1').trim() || commit
        : name;
    const answers = await objects.describe([`${commit}^{tree}`, here]);
    const [whole, place] = answers.map(({ id, type }) => (type === 'tree' && id !== null ? id : undefined));
    return [whole, place];
}

// EXTERNAL MODULE: ./src/tree/git/submodules.ts
var submodules = __webpack_require__(7332);
;// CONCATENATED MODULE: ./src/tree/git/repository-files.ts




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
async function openCommit({ root, revision, of = 'any', ...trust }) {
    const location = locate(root);
    if (of === 'checkout' && location.kind === 'bare') {
        throw new git_git/* GitError */.XS(`${root} is a bare repository, without a checkout.`, 'no-repository');
    }
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        throw new git_git/* GitError */.XS(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const git = gitAt(location, trust);
    const objects = new Objects(git);
    try {
        const clone = (0,store/* isPartial */.mt)((0,store/* storeOf */.xX)(location.top) ?? '') ? 'partial' : 'whole';
        if (clone === 'partial')
            await bringOwnFolders(objects, git, revision);
        const place = (await guessPlace(objects, location, revision)) ?? (await askPlace(objects, git, location, root, revision));
        const repository = { git, objects, prefix: place.prefix, clone };
        const promised = place.tree === null || clone === 'whole' ? null : new git_promised/* Promised */.As(git, place.tree);
        const source = { objects, promised };
        const listing = place.tree === null ? null : await Listing.read(git, place.tree);
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
        await (0,git_promised/* bringFolders */.cp)(git, commit, 'its');
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
    const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)(git, ['rev-parse', `${revision}^{commit}`]);
    const commit = stdout.toString('latin1').trimEnd();
    if (status !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
        throw explain(root, location, revision, stderr);
    const prefix = location.kind === 'bare' ? '' : await prefixIn(git, location);
    const listed = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
    const tree = listed.stdout.toString('utf8').trim();
    if (listed.status > 1 || listed.status < 0)
        throw (0,git_git/* gitFailed */.gk)(`read ${commit}`, listed.stderr);
    const [known] = tree === '' ? [] : await objects.types([tree]);
    return { commit, prefix, tree: known === 'tree' ? tree : null };
}
async function prefixIn(git, { top, prefix }) {
    const { status, stdout } = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--show-toplevel']);
    if (status !== 0)
        return '';
    const named = stdout.toString('utf8').replace(/\n$/, '');
    if ((0,external_node_path_.relative)((0,inside/* realOf */.M)(named), top) === '')
        return prefix;
    throw new git_git/* GitError */.XS(`The files of the repository ${top} lie in ${named}, as its setting core.worktree has it, so that nothing tells which of them are meant.`, 'other', 'Take the setting out, or add a worktree (git worktree add) and judge that.');
}
function explain(root, { top }, revision, stderr) {
    const broken = (0,git_error/* brokenConfiguration */.YE)(stderr);
    if (broken !== undefined)
        return broken;
    if (stderr.includes('dubious ownership')) {
        return new git_git/* GitError */.XS(`git refuses ${root}, because it belongs to another user.`, 'other', `If you trust it: git config --global --add safe.directory '${top}'`);
    }
    if (stderr.includes('not a git repository')) {
        const hint = 'Check the repository out first, or judge the files as they lie on disk with --workspace.';
        return new git_git/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', hint);
    }
    if (revision === 'HEAD') {
        const hint = 'Commit first, or judge the files as they lie on disk with --workspace.';
        return new git_git/* GitError */.XS(`${root} is a git repository without a commit.`, 'no-commit', hint);
    }
    return new git_git/* GitError */.XS(`git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`);
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
                __webpack_require__.e(/* import() */ 226).then(__webpack_require__.bind(__webpack_require__, 3226)),
                __webpack_require__.e(/* import() */ 440).then(__webpack_require__.bind(__webpack_require__, 9440)),
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
    return ids.map((id) => known.get(id) ?? { bytes: (0,git_promised/* isEmptyBlob */.Vq)(id) ? 0 : null, telling: false });
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

;// CONCATENATED MODULE: ./src/library/check.ts








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
        clock: Date.now(),
    };
    readSettings(given, library_options/* optionName */.f);
    const { config } = options;
    const named = config === undefined ? undefined : await readConfigFile({ path: config, shown: config, root });
    const tree = await check_open(options);
    try {
        const settings = readSettings(given, library_options/* optionName */.f, named ?? (await readConfig(tree)));
        const whole = patterns.length === 0 && ignore.length === 0;
        const ofConfiguration = settings.baseline === null ? undefined : (0,external_node_path_.join)(root, settings.baseline);
        const baseline = await openBaseline({
            tree,
            root,
            named: options.baseline ?? ofConfiguration,
            onDisk: true,
            whole,
        });
        return (0,json/* reportJson */.l4)(await judgeTree(tree, settings, baseline === undefined ? {} : { baseline }));
    }
    finally {
        tree.close();
    }
}
async function check_open({ root = '.', at, workspace = false }) {
    if (!workspace)
        return openCommit({ root, revision: at ?? 'HEAD' });
    if (at !== undefined)
        throw new TypeError('`at` names a commit and `workspace` the files on disk: use one of them.');
    const { openWorkspace } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 4413));
    return openWorkspace(root);
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

/***/ 7172:
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
;// CONCATENATED MODULE: ./src/tree/git/environment.ts


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

// EXTERNAL MODULE: ./src/tree/git/git-error.ts
var git_error = __webpack_require__(9268);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(7678);
;// CONCATENATED MODULE: ./src/tree/git/program.ts




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

;// CONCATENATED MODULE: ./src/tree/git/git.ts







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

/***/ 3388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  As: () => (/* binding */ Promised),
  cp: () => (/* binding */ bringFolders),
  _i: () => (/* binding */ fetchPromised),
  Vq: () => (/* binding */ isEmptyBlob)
});

// EXTERNAL MODULE: ./src/tree/git/git-error.ts
var git_error = __webpack_require__(9268);
// EXTERNAL MODULE: ./src/tree/git/git.ts + 2 modules
var git_git = __webpack_require__(7172);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(7678);
// EXTERNAL MODULE: ./src/tree/git/store.ts
var store = __webpack_require__(9998);
;// CONCATENATED MODULE: ./src/tree/git/remote.ts




const PROTOCOLS = ['git', 'http', 'https', 'ssh'];
const UPLOAD_PACK = 'git-upload-pack';
async function readSettings(git) {
    const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)(git, ['config', '--list', '--show-origin', '-z']);
    if (status !== 0)
        throw (0,git_git/* gitFailed */.gk)('read its configuration', stderr);
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
        throw new git_git/* GitError */.XS(`git's configuration takes in ${ofProject}, a file of the project, which could name programs to run: nothing is fetched with it.`, 'other', 'Take the include out, or set HOME to a folder outside of the project.');
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
    const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)(git, ['ls-remote', '--get-url', '--', remote]);
    if (status !== 0)
        throw (0,git_git/* gitFailed */.gk)(`tell the address of ${remote}`, stderr);
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

;// CONCATENATED MODULE: ./src/tree/git/promised.ts



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
    const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)(options, list);
    if (status !== 0)
        throw (0,git_git/* gitFailed */.gk)('tell what this partial clone lacks', stderr);
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
        const child = (0,git_git/* startGit */.BE)(fetching, [...quietly, ...pack]);
        const said = [];
        child.stdout.resume();
        child.stderr.on('data', (chunk) => said.push(chunk));
        child.on('error', (error) => {
            reject((0,git_git/* notStarted */.DY)(error));
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

/***/ 9998:
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
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5275);



const LONGEST = 8 * 1024;
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
        const named = isFile(inside) ? startOf(inside) : null;
        return named === null ? inside : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named.replace(/^gitdir: /, '').trimEnd());
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
    return found?.isFile() === true && /^(?:ref:\s*refs\/|[0-9a-f]{40})/.test(startOf(head) ?? '');
}
function common(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'commondir');
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (startOf(file) ?? '').trimEnd()) : folder;
    return isStore(shared) ? shared : undefined;
}
function startOf(file) {
    return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, LONGEST)?.bytes.toString('utf8') ?? null;
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


/***/ }),

/***/ 7678:
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


/***/ })

};

"use strict";
exports.id = 233;
exports.ids = [233];
exports.modules = {

/***/ 3691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ parseChoice),
/* harmony export */   Z: () => (/* binding */ parseOption)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8473);


function parseOption(name, text, parse, expected) {
    const found = parse(text);
    if (found === undefined)
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${name} is "${text}": write ${expected}.`);
    return found;
}
function parseChoice(name, text, words) {
    const found = words.find((word) => word === text);
    if (found !== undefined)
        return found;
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(text, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${name} is "${text}": write one of ${words.join(', ')}.${hint}`);
}


/***/ }),

/***/ 9288:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JM: () => (/* binding */ PatternError),
  vR: () => (/* binding */ cleanPatterns),
  xi: () => (/* binding */ compilePatterns)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8473);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(3581);
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
function compilePatterns(patterns, before = null, inFolder = null) {
    const taken = cleanPatterns(patterns).map(takeApart);
    const compiled = taken.map(({ negate, parts }) => ({
        negate,
        tests: parts.map((part) => {
            const test = testOf(part);
            if (negate || inFolder === null || part.folder === undefined)
                return test;
            const isTaken = inFolder(part.folder);
            return (path) => test(path) && isTaken(path);
        }),
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
function testOf({ glob, literal, takesContents, asFolder }) {
    const match = compile(glob);
    if (takesContents) {
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
    const shown = (0,model_text/* cut */.Jj)(line, 60);
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
        return {
            negate,
            parts: [{ glob: '**', literal: '', needle: '', takesContents: true, asFolder: false, folder: '' }],
        };
    }
    const descendants = { ...descendantsPart([...segments, '**'], false), folder: segments.join('/') };
    if (directoryOnly)
        return { negate, parts: [descendants] };
    if (segments[segments.length - 1] === '**')
        return { negate, parts: [descendantsPart(segments, true)] };
    const itself = {
        glob: segments.join('/'),
        literal: literalEnd(segments),
        needle: longestLiteral(segments),
        takesContents: false,
        asFolder: false,
    };
    return { negate, parts: [itself, descendants] };
}
function descendantsPart(segments, asFolder) {
    const folder = literalEnd(segments.slice(0, segments.findLastIndex((segment) => segment !== '**') + 1));
    const literal = folder === '' ? '' : `${folder}/`;
    return { glob: segments.join('/'), literal, needle: longestLiteral(segments), takesContents: true, asFolder };
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

/***/ 6709:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ archive_movedWith),
  R: () => (/* binding */ stableFilePath)
});

// EXTERNAL MODULE: ./src/model/archive/milestones.ts
var milestones = __webpack_require__(6401);
;// CONCATENATED MODULE: ./src/model/archive/stores.ts
const stores = { movedWith, stablePath: withoutStores };
const STORES = new Set(['archive', 'vault']);
const DEEPEST = 8;
function movedWith(path, returnFile) {
    const { above, tasks } = archived(returnFile);
    if (tasks.length === 0 || !path.startsWith(above))
        return [];
    const claimed = path.slice(above.length).split('/');
    const inStore = STORES.has(claimed[0] ?? '');
    const homeOf = (task) => (inStore ? claimed.indexOf(task) : claimed[0] === task ? 0 : -1);
    const candidates = [];
    for (const task of tasks) {
        const same = homeOf(task.name);
        const home = same < 0 ? homeOf(withoutDate(task.name)) : same;
        if (home < 0 || home === claimed.length - 1)
            continue;
        const candidate = `${task.path}/${claimed.slice(home + 1).join('/')}`;
        if (candidate !== path)
            candidates.push(candidate);
    }
    return candidates;
}
function archived(returnFile) {
    const folders = returnFile.split('/').slice(0, -1);
    const store = folders.findIndex((folder) => STORES.has(folder));
    if (store < 0)
        return { above: '', tasks: [] };
    const above = folders.slice(0, store).map((folder) => `${folder}/`);
    const tasks = [];
    let path = `${above.join('')}${folders[store] ?? ''}`;
    for (const name of folders.slice(store + 1, store + 1 + DEEPEST)) {
        path = `${path}/${name}`;
        tasks.unshift({ name, path });
    }
    return { above: above.join(''), tasks };
}
function withoutDate(folder) {
    return folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}
const TASK_FOLDER = /^(?:OC_)?\d+_/;
function withoutStores(file) {
    const segments = file.split('/');
    const kept = [];
    for (let n = 0; n < segments.length; n++) {
        const segment = segments[n] ?? '';
        if (segment === 'archive' && n < segments.length - 1)
            continue;
        if (segment === 'vault') {
            const task = segments.findIndex((later, at) => at > n && TASK_FOLDER.test(later));
            if (task > n) {
                n = task - 1;
                continue;
            }
        }
        kept.push(segment);
    }
    return kept.join('/');
}

// EXTERNAL MODULE: ./src/model/gsd-place.ts
var gsd_place = __webpack_require__(8661);
;// CONCATENATED MODULE: ./src/model/archive.ts



function conventionOf(file) {
    return (0,gsd_place/* gsdFamilyOf */.So)(file) === null ? stores : milestones/* milestones */.a;
}
function archive_movedWith(path, returnFile) {
    return conventionOf(returnFile).movedWith(path, returnFile);
}
function stableFilePath(file) {
    return conventionOf(file).stablePath(file);
}


/***/ }),

/***/ 6401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ milestones)
/* harmony export */ });
const milestones = { movedWith: movedWithMilestone, stablePath: withoutMilestone };
function movedWithMilestone(path, returnFile) {
    const parts = /^((?:.*\/)?\.planning\/)((?:.*\/)?)([^/]+)\/([^/]+)\/(?:plans\/)?[^/]+$/.exec(returnFile);
    if (parts === null)
        return [];
    const [, planning = '', above = '', phases = '', folder = ''] = parts;
    if (!path.startsWith(planning))
        return [];
    const rest = path.slice(planning.length);
    const home = `${planning}${above}`;
    const label = /^(.+)-phases$/.exec(phases)?.[1];
    const candidates = [];
    if (label !== undefined) {
        if (rest.startsWith('phases/'))
            candidates.push(`${home}${phases}/${rest.slice('phases/'.length)}`);
        else if (!rest.includes('/'))
            candidates.push(`${home}${label}-${rest}`, `${planning}milestones/${rest}`);
    }
    const own = PHASE_FOLDER.exec(rest);
    if (own?.[1] === folder && own[2] !== undefined)
        candidates.push(`${home}${phases}/${folder}/${own[2]}`);
    return [...new Set(candidates)].filter((candidate) => candidate !== path);
}
const PHASE_FOLDER = /^(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/([^/]+)\/(.+)$/;
function withoutMilestone(file) {
    return file.replace(/\.planning\/(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/((?:[^/]+\/)?(?:plans\/)?[^/]+)$/, '.planning/$1');
}


/***/ }),

/***/ 572:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eu: () => (/* binding */ typeOfFolder),
/* harmony export */   hQ: () => (/* binding */ plainSummary),
/* harmony export */   mL: () => (/* binding */ tellingFolder)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3870);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


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
    const type = tellingFolder((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb)(path) ?? '')?.type;
    if (type === undefined || standard.artifactTypes.includes(type))
        return type;
    const instead = standard.confusions.artifactType.get(type)?.instead;
    return typeof instead === 'string' ? instead : undefined;
}
const LONGEST_NAME = 120;
function plainSummary(type, path) {
    const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .capital */ .Nx)(type)} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(name, LONGEST_NAME)}`;
}


/***/ }),

/***/ 782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 7976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isAdded)
/* harmony export */ });
function isAdded(file, changes) {
    if (changes === null)
        return false;
    const { changed, added = changed, moved } = changes;
    return added.has(file) && moved?.has(file) !== true;
}


/***/ }),

/***/ 5821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   W$: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   X7: () => (/* binding */ namesFile),
/* harmony export */   YH: () => (/* binding */ claimedFile),
/* harmony export */   bk: () => (/* binding */ VERDICTS)
/* harmony export */ });
/* unused harmony exports CLAIM_KINDS, FILE_VERDICTS */
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3870);

const CLAIM_KINDS = (/* unused pure expression or super */ null && (['file', 'observation', 'commit', 'progress', 'count', 'deletion']));
const FILE_VERDICTS = [
    'present',
    'empty',
    'missing',
    'undetermined',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const VERDICTS = [
    ...FILE_VERDICTS,
    'agrees',
    'behind',
    'other-total',
    'no-plan',
    'differs',
    'not-countable',
    'deleted',
];
const MOST_CLAIMS = 10_000;
function kindOf({ kind = 'file' }) {
    return kind;
}
function namesFile(claim) {
    const kind = kindOf(claim);
    return kind === 'file' || kind === 'deletion';
}
function claimedFile(claim) {
    if (!namesFile(claim))
        return null;
    const { path, base = '' } = claim;
    const own = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path);
    if (base === '' || (own === null && !path.startsWith('../')))
        return own;
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(`${base}/${path}`);
}


/***/ }),

/***/ 4796:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ describeValue)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

function describeValue(value) {
    if (typeof value === 'string')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value);
    if (value === undefined)
        return 'nothing';
    if (value === null || typeof value !== 'object')
        return String(value);
    return Array.isArray(value) ? 'an array' : 'an object';
}


/***/ }),

/***/ 8661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ commitScopesOf),
/* harmony export */   GJ: () => (/* binding */ GSD_FAMILIES),
/* harmony export */   NM: () => (/* binding */ isQuickTask),
/* harmony export */   So: () => (/* binding */ gsdFamilyOf),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   Zg: () => (/* binding */ gsdBaseOf),
/* harmony export */   ty: () => (/* binding */ isGsd)
/* harmony export */ });
const GSD_FAMILIES = ['gsd-summary', 'gsd-plan', 'gsd-verification'];
function isGsd(family) {
    return GSD_FAMILIES.some((name) => name === family);
}
const FOLDER = String.raw `(?:^|/)\.planning/(?:[^/]+/)*(?:phases|[^/]+-phases|quick)/[^/]+/`;
const SUMMARY = new RegExp(`${FOLDER}(?:(?:[^/]+-)?SUMMARY\\.md|plans/(?:[^/]+-)?SUMMARY-\\d[^/]*\\.md)$`);
const PLAN = new RegExp(`${FOLDER}(?:(?:[^/]+-)?PLAN\\.md|plans/(?:[^/]+-)?PLAN-\\d[^/]*\\.md)$`);
const VERIFICATION = new RegExp(`${FOLDER}(?:[^/]+-)?VERIFICATION\\.md$`);
function gsdFamilyOf(file) {
    if (!file.endsWith('.md') || !file.includes('.planning/'))
        return null;
    if (SUMMARY.test(file))
        return 'gsd-summary';
    if (PLAN.test(file))
        return 'gsd-plan';
    return VERIFICATION.test(file) ? 'gsd-verification' : null;
}
function gsdBaseOf(file) {
    const at = file.startsWith('.planning/') ? 0 : file.indexOf('/.planning/');
    return at <= 0 ? '' : file.slice(0, at);
}
function isQuickTask(file) {
    return /(?:^|\/)quick\/[^/]+\/(?:plans\/)?[^/]+$/.test(file);
}
function commitScopesOf(file) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (!isQuickTask(file)) {
        const numbers = /^(\d+(?:\.\d+)*-\d+[a-z]?)-/.exec(name)?.[1];
        if (numbers !== undefined)
            return [numbers];
        const [, phase, plan] = /\/(\d+(?:\.\d+)*)-[^/]*\/plans\/(?:[^/]+-)?SUMMARY-(\d+[a-z]?)[^/]*$/.exec(file) ?? [];
        return phase === undefined || plan === undefined ? [] : [`${phase}-${plan}`];
    }
    const stem = /^(.{1,100})-SUMMARY\.md$/.exec(name)?.[1];
    return stem === undefined ? [] : [stem, `quick-${stem}`];
}
function planOf(summary, names) {
    return names.find((name) => isNameOf(PLAN_NAME, name) && namesOfSummary(name).includes(summary)) ?? null;
}
function summaryOf(plan, names) {
    return namesOfSummary(plan).find((name) => names.includes(name)) ?? null;
}
const PLAN_NAME = /^(?:[^/]+-)?PLAN(?:-[^/]+)?\.md$/;
function isNameOf(pattern, name) {
    return pattern.test(name);
}
function namesOfSummary(plan) {
    const stem = plan.slice(0, -'.md'.length);
    const names = [plan.replace(/PLAN(?!.*PLAN)/, 'SUMMARY'), `${stem}-SUMMARY.md`];
    const numbered = /^(\d[^-]*)-PLAN-(\d+[a-z]?)(?:-|$)/.exec(stem);
    if (numbered?.[1] !== undefined)
        names.push(`${numbered[1]}-${numbered[2] ?? ''}-SUMMARY.md`);
    const worded = /^(\d[^-]*-\d[^-]*)-.+-PLAN$/.exec(stem);
    if (worded?.[1] !== undefined)
        names.push(`${worded[1]}-SUMMARY.md`);
    return names;
}


/***/ }),

/***/ 3310:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZD: () => (/* binding */ hasFrontmatter),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   sG: () => (/* binding */ summarySucceeds),
/* harmony export */   sL: () => (/* binding */ saysUnfinished)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

const UNFINISHED_WORK = /^[^\p{L}\p{N}]*(?:halted|blocked|partial|failed|in[\s_-]?progress|pending|draft)(?<rest>[^]*)$/iu;
const REASON = /^(?:[^\p{L}\p{N}]*|[\s*_\x60"']*\([^()]*\)[^\p{L}\p{N}]*|[\s*_\x60"']*:[^]*|[*_\x60"']*\s+[-–—]+\s[^]*)$/u;
const SUCCESS = /(?<![\p{L}\p{N}])(?:complete[ds]?|completion|done|finished|pass(?:ed)?|shipped|succe(?:ss(?:ful(?:ly)?)?|eded))(?![\p{L}\p{N}])/iu;
function saysUnfinished(status) {
    if (typeof status !== 'string')
        return false;
    const rest = UNFINISHED_WORK.exec(status)?.groups?.rest;
    return rest !== undefined && REASON.test(rest) && !SUCCESS.test(rest);
}
function summarySucceeds({ status = null, selfCheck }) {
    return selfCheck !== 'failed' && !saysUnfinished(status);
}
function isSuperseded(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(value, 'status')?.trim().toLowerCase() === 'superseded';
}
function hasFrontmatter({ frontmatter }) {
    return frontmatter === 'whole' || frontmatter === 'late' || frontmatter === 'unended';
}


/***/ }),

/***/ 9244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 7979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   OM: () => (/* binding */ stringField),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   sJ: () => (/* binding */ numberField),
/* harmony export */   zy: () => (/* binding */ has)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function field(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function has(value, key) {
    return isObject(value) && Object.hasOwn(value, key);
}
function stringField(value, key) {
    const found = field(value, key);
    return typeof found === 'string' ? found : undefined;
}
function numberField(value, key) {
    const found = field(value, key);
    return typeof found === 'number' ? found : undefined;
}
function listField(value, key) {
    const found = field(value, key);
    return isArray(found) ? found : [];
}


/***/ }),

/***/ 6826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tr: () => (/* binding */ lackingContent),
/* harmony export */   ig: () => (/* binding */ HOW_TO_FETCH),
/* harmony export */   u: () => (/* binding */ lackingInWords)
/* harmony export */ });
const HOW_TO_FETCH = 'Fetch it with git fetch --refetch origin, or clone the repository again without a filter.';
function lackingContent(file, id) {
    return `The clone lacks the content of ${file}${id === null ? '' : `, the object ${id}`}.`;
}
function lackingInWords(file, id) {
    return `${lackingContent(file, id)} ${HOW_TO_FETCH}`;
}


/***/ }),

/***/ 817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ MOST_RETURNS_OF_RUN),
/* harmony export */   q3: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   x: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

const MOST_RETURNS_OF_RUN = 100_000;
const MOST_ELEMENTS = 20_000;
function countElements(value) {
    let count = 0;
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(next))
            count += next.length;
        else if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next))
            continue;
        for (const inner of Object.values(next))
            if (typeof inner === 'object' && inner !== null)
                pending.push(inner);
    }
    return count;
}


/***/ }),

/***/ 8594:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ oncePer)
/* harmony export */ });
function oncePer(make) {
    const made = new WeakMap();
    return (key) => {
        const known = made.get(key) ?? { value: make(key) };
        made.set(key, known);
        return known.value;
    };
}


/***/ }),

/***/ 1799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ besideOf),
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   oC: () => (/* binding */ openTasksIn),
/* harmony export */   ry: () => (/* binding */ countIn),
/* harmony export */   xv: () => (/* binding */ withoutDate),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
const COUNTED = {
    requirement: /^### (?:Requirement|REQ-\d+):[ \t]*\S/,
    scenario: /^#### Scenario:[ \t]*\S/,
    task: /^\s*(?:[-*]|\d+[.)])\s+\[[ xX]\]/,
};
function countIn(text, of) {
    const counted = COUNTED[of];
    let n = 0;
    for (const line of text.split('\n'))
        if (counted.test(line))
            n++;
    return n;
}
const OPEN_TASK = /^\s*(?:[-*]|\d+[.)])\s+\[ \](.*)/;
function openTasksIn(text) {
    return text.split('\n').flatMap((content, n) => {
        const [, task] = OPEN_TASK.exec(content) ?? [];
        return task === undefined ? [] : [{ line: n + 1, text: task.trim() }];
    });
}
function folderOf(file) {
    return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}
function besideOf(file, name) {
    const folder = folderOf(file);
    return folder === '' ? name : `${folder}/${name}`;
}
function withoutDate(name) {
    return name.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}
function changeOf(file) {
    const segments = file.split('/');
    const at = segments.findIndex((segment, n) => segment === 'openspec' && segments[n + 1] === 'changes') + 2;
    if (at < 2)
        return null;
    const first = segments[at] === 'archive' ? at + 1 : at;
    const name = segments[first];
    return name === undefined || first >= segments.length - 1 ? null : withoutDate(name);
}


/***/ }),

/***/ 3020:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ decodePathBytes),
/* harmony export */   q: () => (/* binding */ bytesOfName)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const NOT_ASCII = /[^\0-\x7f]/;
function decodePathBytes(binary) {
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

/***/ 3870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fN: () => (/* binding */ LONGEST_PATH),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   qb: () => (/* binding */ normalisePath),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
const LONGEST_PATH = 4_096;
function isTooLong(path) {
    return path.length > LONGEST_PATH || (path.length > LONGEST_PATH / 3 && Buffer.byteLength(path) > LONGEST_PATH);
}
function namesFolder(path) {
    return /(?:^|\/)\.{0,2}$/.test(path);
}
function mayBeUntidy(path) {
    return path === '' || path.startsWith('.') || path.endsWith('/') || path.includes('//') || path.includes('/.');
}
function normalisePath(path) {
    if (ROOTED.test(path))
        return null;
    if (!mayBeUntidy(path))
        return path;
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return null;
    }
    return segments.join('/');
}


/***/ }),

/***/ 8664:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   fj: () => (/* binding */ join)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

function join(pointer, ...tokens) {
    let result = pointer;
    for (const token of tokens) {
        result += `/${typeof token === 'number' ? String(token) : escape(token)}`;
    }
    return result;
}
function escape(token) {
    if (!token.includes('~') && !token.includes('/'))
        return token;
    return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
function tokens(pointer) {
    if (pointer === '')
        return [];
    return pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function valueAt(value, pointer) {
    let current = value;
    for (const token of tokens(pointer)) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(current))
            current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
        else
            current = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(current, token);
        if (current === undefined)
            return undefined;
    }
    return current;
}


/***/ }),

/***/ 2778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ FILE_START)
/* harmony export */ });
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };


/***/ }),

/***/ 2959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ fixFormatFor),
/* harmony export */   E6: () => (/* binding */ fixFormatOf),
/* harmony export */   F7: () => (/* binding */ fixFormat),
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   MB: () => (/* binding */ isSameAgent),
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   OY: () => (/* binding */ writtenSession),
/* harmony export */   PY: () => (/* binding */ weighsAsSuccess),
/* harmony export */   SF: () => (/* binding */ delegationOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   ih: () => (/* binding */ isKnownStatus),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   kV: () => (/* binding */ agentLabel),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   uD: () => (/* binding */ knownStatus),
/* harmony export */   v8: () => (/* binding */ wayToSession),
/* harmony export */   yA: () => (/* binding */ UNFINISHED)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);



const LONGEST_NAME = 80;
function statusOf(subject) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(subject.value, 'status');
}
function isSuccess(subject) {
    const { success, succeeds } = subject.standard;
    if (succeeds !== undefined)
        return succeeds(subject.value);
    const status = statusOf(subject);
    return status !== undefined && success.includes(status);
}
function weighsAsSuccess(subject) {
    if (subject.standard.succeeds !== undefined)
        return isSuccess(subject);
    return isSuccess(subject) || !isKnownStatus(statusOf(subject), subject.standard);
}
function isKnownStatus(status, { statuses }) {
    return status !== undefined && statuses.includes(status);
}
const UNFINISHED = 'in_progress';
function isFinal(status, { statuses }) {
    return status !== null && status !== UNFINISHED && statuses.includes(status);
}
function knownStatus(status, { statuses, succeeds }) {
    if (statuses.includes(status))
        return status;
    const plain = status.trim().toLowerCase();
    return succeeds !== undefined && statuses.includes(plain) ? plain : null;
}
function metadataOf({ value }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'metadata');
}
function agentOf(subject) {
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(metadataOf(subject), 'agent_type');
    return agent === undefined || agent.trim() === '' ? null : agent;
}
function isSameAgent(one, other) {
    return plainName(one) === plainName(other);
}
function plainName(name) {
    return name
        .trim()
        .replace(/^skill-/i, '')
        .replace(/-agent$/i, '')
        .toLowerCase();
}
function agentName(subject) {
    return agentLabel(subject.calledAgent ?? agentOf(subject));
}
function agentLabel(agent) {
    return shortened(agent === null || agent.trim() === '' ? UNNAMED : agent);
}
function fixFormat(subject) {
    return fixFormatOf(agentName(subject));
}
function fixFormatFor(agent) {
    return fixFormatOf(agentLabel(agent));
}
function fixFormatOf(agent) {
    return agent === UNNAMED ? 'Fix subagent return format' : `Fix ${agent} subagent return format`;
}
const UNNAMED = 'subagent';
function shortened(name) {
    return name.length <= LONGEST_NAME && PLAIN_NAME.test(name) ? name : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name, LONGEST_NAME);
}
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._:@/+-]*$/u;
function wayToSession({ shape }) {
    return shape.fields['']?.includes('session_id') === true ? ['session_id'] : ['metadata', 'session_id'];
}
function writtenSession(subject) {
    const isInMetadata = wayToSession(subject.standard).length > 1;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(isInMetadata ? metadataOf(subject) : subject.value, 'session_id');
}
function sessionOf(subject) {
    const session = writtenSession(subject);
    return session === undefined || session.trim() === '' ? null : session;
}
const NO_NAMES = [];
function delegationOf(subject) {
    const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listField */ .FZ)(metadataOf(subject), 'delegation_path');
    return path.length > 0 && path.every((name) => typeof name === 'string') ? known(path) : NO_NAMES;
}
const paths = new Map();
const PATHS_UP_TO = 1024;
const LONGEST_KEY = 1024;
function known(path) {
    const key = JSON.stringify(path);
    const before = paths.get(key);
    if (before !== undefined)
        return before;
    if (paths.size < PATHS_UP_TO && key.length <= LONGEST_KEY)
        paths.set(key, path);
    return path;
}
function objectsOf(subject, key) {
    const found = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listField */ .FZ)(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
            found.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', key, index), value });
    }
    return found;
}


/***/ }),

/***/ 4180:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Nk: () => (/* binding */ isOfTruth),
/* harmony export */   xS: () => (/* binding */ AREAS)
/* harmony export */ });
const AREAS = [
    'document',
    'shape',
    'status',
    'summary',
    'artifacts',
    'metadata',
    'errors',
    'life-cycle',
    'envelope',
    'verification',
    'gsd',
    'handoff',
    'run',
];
function isOfTruth({ scope, area, ofTruth }) {
    return ofTruth ?? (scope === 'claim' || area === 'status');
}
const NOTHING = [];


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

/***/ 5255:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isOptionalNull),
/* harmony export */   u: () => (/* binding */ breaksShape)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);

function breaksShape(errors, value, shape) {
    return errors.some((error) => !error.advisory && !isOptionalNull(error, value, shape));
}
function isOptionalNull({ keyword, pointer }, value, shape) {
    return keyword === 'type' && (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, pointer) === null && isOptional(pointer, shape);
}
function isOptional(pointer, { fields, required }) {
    const steps = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(pointer);
    const name = steps.at(-1) ?? '';
    const holder = steps
        .slice(0, -1)
        .map((step) => (/^\d+$/.test(step) ? '/*' : `/${step}`))
        .join('');
    return fields[holder]?.includes(name) === true && required[holder]?.includes(name) !== true;
}


/***/ }),

/***/ 96:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ HASH_OF_NOTHING),
/* harmony export */   O5: () => (/* binding */ FENCE_FAULTS),
/* harmony export */   Ws: () => (/* binding */ REQUIRED_FIELDS),
/* harmony export */   cE: () => (/* binding */ VERIFY_SCHEMA),
/* harmony export */   mA: () => (/* binding */ VERIFY_FIELDS),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   sM: () => (/* binding */ AUTHORITY_FIELDS),
/* harmony export */   z: () => (/* binding */ completedOf)
/* harmony export */ });
/* unused harmony export LINE_FAULTS */
const VERIFY_SCHEMA = 'gentle-ai.verify-result/v1';
const REQUIRED_FIELDS = [
    'schema',
    'evidence_revision',
    'verdict',
    'blockers',
    'critical_findings',
    'requirements',
    'scenarios',
    'test_command',
    'test_exit_code',
    'test_output_hash',
    'build_command',
    'build_exit_code',
    'build_output_hash',
];
const AUTHORITY_FIELDS = [
    'authority_only_failure',
    'missing_review_authority',
    'substantive_failure',
    'command_failed',
    'observed_authority_revision',
];
const VERIFY_FIELDS = new Set([...REQUIRED_FIELDS, ...AUTHORITY_FIELDS]);
const FENCE_FAULTS = ['front-matter', 'not-first', 'not-yaml', 'unended'];
const LINE_FAULTS = (/* unused pure expression or super */ null && (['no-field', 'unknown', 'repeated']));
const HASH_OF_NOTHING = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const COUNT = /^(\d+)\/(\d+)$/;
function completedOf(text) {
    const [, completed, total] = COUNT.exec(text ?? '') ?? [];
    const parsed = { completed: Number(completed), total: Number(total) };
    return Number.isSafeInteger(parsed.completed) && Number.isSafeInteger(parsed.total) ? parsed : null;
}
function wholeNumber(text) {
    return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}


/***/ }),

/***/ 8053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FAMILIES)
/* harmony export */ });
const FAMILIES = [
    'return-meta',
    'subagent-return',
    'result-envelope',
    'orchestrator-handoff',
    'verify-result',
    'gsd-summary',
    'gsd-plan',
    'gsd-verification',
];


/***/ }),

/***/ 665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ chooseStandards),
/* harmony export */   _D: () => (/* binding */ versionsOfText),
/* harmony export */   ag: () => (/* binding */ namedStandards),
/* harmony export */   jv: () => (/* binding */ standardNamed),
/* harmony export */   ki: () => (/* binding */ standardsOfOneReturn),
/* harmony export */   ky: () => (/* binding */ StandardError),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   wE: () => (/* binding */ siblings)
/* harmony export */ });
/* harmony import */ var _model_gsd_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8661);
/* harmony import */ var _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8053);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8473);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1168);





class StandardError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e {
    name = 'StandardError';
}
function chooseStandards(list) {
    return withDefaults(namedStandards(list));
}
function standardNamed(name) {
    return (_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.find(({ id }) => id === name) ?? _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.find(({ family, isDefault }) => isDefault && family === name));
}
function namedStandards(list) {
    const names = list.split(',').map((name) => name.trim());
    const named = new Map();
    for (const name of names.length === 1 && names[0] === 'auto' ? [] : names) {
        const standard = standardNamed(name);
        if (standard === undefined)
            throw new StandardError(unknown(name));
        const other = named.get(standard.family);
        if (other !== undefined && other !== standard) {
            throw new StandardError(`${other.id} and ${standard.id} are of one family: name one of them.`);
        }
        named.set(standard.family, standard);
    }
    return named;
}
function unknown(id) {
    const ids = _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .FAMILIES */ .B.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.filter((standard) => standard.family === family)).map(({ id }) => id);
    if (id === 'auto')
        return '"auto" stands alone: leave it out, or leave the ids out.';
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(id, ids.toReversed(), 4) ?? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(id, _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .FAMILIES */ .B, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(ids, 'and')}.`;
}
function withDefaults(named) {
    return byFamily((family) => named.get(family) ?? defaultOf(family));
}
const HANDOFF_FILE = /(?:^|[/\\])\.orchestrator-handoff(?:-[^/\\]*)?\.json$/i;
const METADATA_FILE = /(?:^|[/\\])(?:[^/\\]*return-meta|\.return-meta-[^/\\]*)\.json$/i;
function standardsOfOneReturn(list, file) {
    const named = list === undefined ? new Map() : namedStandards(list);
    const usual = familyByName(file ?? '');
    const isOpen = list === 'auto' || named.size > 1;
    const isTold = (isOpen || list === undefined) && isToldByName(usual);
    return byFamily((family) => {
        if (isTold && family !== usual)
            return undefined;
        if ((0,_model_gsd_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isGsd */ .ty)(family) && family !== usual)
            return named.get(family);
        const isWanted = isOpen || (list === undefined && (family === usual || family === 'verify-result'));
        return named.get(family) ?? (isWanted ? defaultOf(family) : undefined);
    });
}
function isToldByName(family) {
    return family === 'orchestrator-handoff' || (0,_model_gsd_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isGsd */ .ty)(family);
}
function familyByName(file) {
    if (HANDOFF_FILE.test(file))
        return 'orchestrator-handoff';
    const gsd = (0,_model_gsd_place_js__WEBPACK_IMPORTED_MODULE_0__/* .gsdFamilyOf */ .So)(file.replaceAll('\\', '/'));
    if (gsd !== null)
        return gsd;
    return METADATA_FILE.test(file) ? 'return-meta' : 'subagent-return';
}
function versionsOfText(chosen, isVerification) {
    const others = _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .FAMILIES */ .B.some((family) => family !== 'verify-result' && chosen[family] !== undefined);
    if (!others || chosen['verify-result'] === undefined)
        return chosen;
    return byFamily((family) => ((family === 'verify-result') === isVerification ? chosen[family] : undefined));
}
function defaultOf(family) {
    return standardNamed(family);
}
function byFamily(versionOf) {
    return Object.fromEntries(_model_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .FAMILIES */ .B.map((family) => [family, versionOf(family)]));
}
function siblings(standard) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.filter((other) => other.family === standard.family && other.id !== standard.id);
}


/***/ }),

/***/ 1168:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ standards)
});

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(5821);
// EXTERNAL MODULE: ./src/model/gsd-place.ts
var gsd_place = __webpack_require__(8661);
// EXTERNAL MODULE: ./src/model/archive/milestones.ts
var milestones = __webpack_require__(6401);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(3870);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/model/gsd-summary.ts





const MOST_REQUIREMENTS = 500;
function completedRequirements(value) {
    return (0,json/* listField */.FZ)(value, 'requirements-completed')
        .slice(0, MOST_REQUIREMENTS)
        .flatMap((id, n) => typeof id === 'string' && /^[A-Za-z][A-Za-z0-9_.-]{0,60}$/.test(id) && /\d/.test(id)
        ? [{ id, pointer: (0,model_pointer/* join */.fj)('', 'requirements-completed', n) }]
        : []);
}
function requirementTexts(beside) {
    return [...beside].flatMap(([path, text]) => (isRequirementsFile(path) && text !== null ? [text] : []));
}
function isRequirementsFile(path) {
    return /(?:^|\/)\.planning\/(?:[^/]+\/)*[^/]*REQUIREMENTS[^/]*\.md$/.test(path);
}
function planBeside(returns) {
    return [...returns].find(([path]) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-plan')?.[1];
}
function mustHaves(value) {
    return (0,json/* listField */.FZ)((0,json/* field */.ZZ)(value, 'must_haves'), 'artifacts').flatMap((item, n) => {
        const path = (0,json/* isObject */.Gv)(item) ? (0,json/* stringField */.OM)(item, 'path') : undefined;
        if (!(0,json/* isObject */.Gv)(item) || path === undefined)
            return [];
        const lines = (0,json/* field */.ZZ)(item, 'min_lines');
        return [
            {
                path,
                pointer: (0,model_pointer/* join */.fj)('', 'must_haves', 'artifacts', n),
                minLines: typeof lines === 'number' ? lines : null,
                contains: texts(item, 'contains'),
                exports: texts(item, 'exports'),
            },
        ];
    });
}
function keyLinks(value) {
    return (0,json/* listField */.FZ)((0,json/* field */.ZZ)(value, 'must_haves'), 'key_links').flatMap((item, n) => {
        if (!(0,json/* isObject */.Gv)(item))
            return [];
        const of = (name) => (0,json/* stringField */.OM)(item, name) ?? null;
        return [
            { from: of('from'), to: of('to'), pattern: of('pattern'), pointer: (0,model_pointer/* join */.fj)('', 'must_haves', 'key_links', n) },
        ];
    });
}
function isDone(beside) {
    return [...beside.keys()].some((path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-summary');
}
function textBeside(beside, path, plan) {
    const place = possiblePlaces(path, plan).find((one) => typeof beside.get(one) === 'string');
    return place === undefined ? null : (beside.get(place) ?? null);
}
function possiblePlaces(path, plan) {
    const own = (0,model_path/* normalisePath */.qb)(path);
    if (own === null)
        return [];
    const base = (0,gsd_place/* gsdBaseOf */.Zg)(plan);
    const place = base === '' ? own : `${base}/${own}`;
    return [...new Set([place, own, ...milestones/* milestones */.a.movedWith(place, plan)])];
}
function isPlainPattern(pattern) {
    return pattern !== '' && !/[.*+?^${}()|[\]\\]/.test(pattern);
}
function texts(item, name) {
    return (0,json/* listField */.FZ)(item, name).filter((text) => typeof text === 'string');
}

// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(4180);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/model/verdict.ts



function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,model_path/* normalisePath */.qb)(path)) === file;
}
function isDeletion({ type }, { file }) {
    return type === 'deleted' && (0,gsd_place/* gsdFamilyOf */.So)(file) !== null;
}
function relocationFix(pointer, foundAt) {
    const edits = [{ kind: 'set', pointer, value: foundAt }];
    return { safety: 'safe', does: `write the new path ${(0,model_text/* quote */.hD)(foundAt, 200)}`, edits };
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}

;// CONCATENATED MODULE: ./src/rules/artifact-blank.ts



const artifactBlank = {
    id: 'artifact-blank',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'present',
    severity: 'warning',
    summary: 'A claimed file holds something that can be seen',
    rationale: 'A file of spaces, line breaks, NUL bytes or signs without width passes a test of its size and holds no work all the same.',
    remedy: 'Write the content and commit it, or take the artifact out of the return.',
    sources: [
        { document: 'return-gate', heading: 'A file of white space passes the size test of document 002, step 5c' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': ' \n\n' },
        },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '\u200B\u2060\n' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': ' \n\n' } },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/times.ts']],
            tree: { 'src/times.ts': ' \n\n' },
        },
        {
            families: ['gsd-plan'],
            replace: [
                ['path: src/parse-dates.ts', 'path: src/times.ts'],
                ['      exports: ["parseDate"]\n', ''],
            ],
            tree: { 'src/times.ts': ' \n\n' },
        },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '\n#\n' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '\n#\n' } },
        { families: ['gsd-summary', 'gsd-plan', 'gsd-verification'] },
    ],
    check({ claim, verdict }, of) {
        if (!verdict.blank || isDeletion(claim, of))
            return rule/* NOTHING */.K$;
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact holds nothing that can be seen: ${(0,model_text/* quote */.hD)(claim.path, 200)}; it is white space and invisible signs.`,
                recommendation: `Verify ${of.agent} writes content to artifacts.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
;// CONCATENATED MODULE: ./src/rules/artifact-case.ts




const artifactCase = {
    id: 'artifact-case',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'case-mismatch',
    severity: 'error',
    summary: 'A claimed path has the letter case of the file',
    rationale: 'Git and Linux tell letter case apart. A path in another case works on the machine of the agent and leads nowhere on the others.',
    remedy: 'Write the path exactly as the file is named.',
    fixes: [{ safety: 'unsafe', does: 'writes the path of the file that differs in letter case alone' }],
    sources: [
        {
            document: 'return-gate',
            heading: 'Where letter case counts, the path of document 002, step 5b leads to no file',
        },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_Parse-Dates.md' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/Proposal.md']],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/Parse-Dates.ts']],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/Parse-Dates.ts']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if (isOwnFile(claim, verdict, of))
            return rule/* NOTHING */.K$;
        const found = verdict.foundAt === null ? 'another letter case' : (0,model_text/* quote */.hD)(verdict.foundAt, 200);
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact does not exist in this letter case: ${(0,model_text/* quote */.hD)(claim.path, 200)}; there is ${found}.${because(verdict)}`,
                recommendation: `${(0,model_return/* fixFormatOf */.E6)(of.agent)}: write the path exactly as the file is named.`,
                ...(verdict.foundAt === null
                    ? {}
                    : {
                        fix: {
                            safety: 'unsafe',
                            does: `write ${(0,model_text/* quote */.hD)(verdict.foundAt, 200)}`,
                            edits: [{ kind: 'set', pointer: claim.pointer, value: verdict.foundAt }],
                        },
                    }),
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-directory.ts



const artifactDirectory = {
    id: 'artifact-directory',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'directory',
    severity: 'error',
    summary: 'A claimed path is a file, not a directory',
    rationale: 'A directory stands for whatever happens to be in it, which may be older than the work. Only a file can be linked, read and proved.',
    remedy: 'Claim each file that was made in the directory.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'specs/7_parse_dates/plans' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/']],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/dates']],
            tree: { 'src/dates/index.ts': 'export {};\n' },
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/dates']],
            tree: { 'src/dates/index.ts': 'export {};\n' },
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if (isDeletion(claim, of))
            return rule/* NOTHING */.K$;
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact is a directory: ${(0,model_text/* quote */.hD)(claim.path, 200)}; a file was expected.${because(verdict)}`,
                recommendation: `Verify ${of.agent} lists the files that it wrote, each as an artifact of its own.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-empty.ts



const artifactEmpty = {
    id: 'artifact-empty',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'empty',
    severity: 'error',
    summary: 'A claimed file is not empty',
    rationale: 'A file of 0 bytes was created and never written: the work that the return claims is not in it.',
    remedy: 'Write the content and commit it, or take the artifact out of the return.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '' } },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/times.ts']],
            tree: { 'src/times.ts': '' },
            also: ['gsd-self-check-contradicted'],
        },
        {
            families: ['gsd-plan'],
            replace: [
                ['path: src/parse-dates.ts', 'path: src/times.ts'],
                ['      exports: ["parseDate"]\n', ''],
            ],
            tree: { 'src/times.ts': '' },
        },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '#' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '#' } },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/__init__.py']],
            tree: { 'src/__init__.py': '' },
        },
        {
            families: ['gsd-plan'],
            replace: [
                ['path: src/parse-dates.ts', 'path: src/__init__.py'],
                ['      exports: ["parseDate"]\n', ''],
            ],
            tree: { 'src/__init__.py': '' },
        },
    ],
    check({ claim, verdict }, of) {
        if (isDeletion(claim, of))
            return rule/* NOTHING */.K$;
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact is empty: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: `Verify ${of.agent} writes content to artifacts.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-missing.ts

const artifactMissing = {
    id: 'artifact-missing',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'missing',
    severity: 'error',
    summary: 'A claimed file exists in the judged tree',
    rationale: 'This is phantom work: the return says that a file was made, and there is none, nor does anything below explain where it went.',
    remedy: 'Write and commit the file, correct the path, or take the artifact out of the return.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'specs/never/written.md' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/never-written.md']],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/never-written.ts']],
            also: ['gsd-self-check-contradicted'],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/never-written.ts']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        const detail = verdict.detail === null ? '' : ` ${verdict.detail}`;
        return [
            {
                ...(of.success ? {} : { severity: 'notice' }),
                message: `Artifact does not exist: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${detail}`,
                recommendation: `Verify ${of.agent} writes artifacts to correct paths and commits them.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-path-relative.ts



const artifactPathRelative = {
    id: 'artifact-path-relative',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'outside',
    severity: 'error',
    summary: 'A claimed path stays inside the project root',
    rationale: 'What lies outside the repository is not committed with it and means something else on every machine, so it proves no work.',
    remedy: 'Write the path relative to the project root, without a leading slash, and keep the file inside the repository.',
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': '/home/agent/project/specs/7_parse_dates/plans/01_parse-dates.md' },
        },
        {
            families: ['result-envelope'],
            replace: [
                ['openspec/changes/parse-dates/proposal.md', '/home/agent/project/openspec/changes/parse-dates/proposal.md'],
            ],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', '/home/agent/project/src/parse-dates.ts']],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: /home/agent/project/src/parse-dates.ts']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...unlessSuccess(of, 'warning'),
                message: `Artifact path is not inside the project root: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: `${(0,model_return/* fixFormatOf */.E6)(of.agent)}: write the path of a file in the repository, relative to the project root.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-relocated.ts



const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const artifactRelocated = {
    id: 'artifact-relocated',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'relocated',
    severity: 'notice',
    summary: 'A claimed file has not been renamed',
    rationale: 'The file exists, but git records that it was renamed, so the claim is true and its path is out of date. A file that was archived with its task is not reported here; see artifact-archived.',
    remedy: 'Write the new path.',
    fixes: [{ safety: 'safe', does: 'writes the path at which the file is now' }],
    sources: [{ document: 'return-gate', heading: 'A renamed file is no phantom work' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { [PLAN]: null, 'docs/01_parse-dates.md': '# Parse dates\n' },
            earlier: { [PLAN]: 'docs/01_parse-dates.md' },
        },
        {
            families: ['result-envelope'],
            tree: { [PROPOSAL]: null, 'openspec/changes/parse-dates/why.md': '# Parse dates\n' },
            earlier: { [PROPOSAL]: 'openspec/changes/parse-dates/why.md' },
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/dates.ts']],
            earlier: { 'src/dates.ts': 'src/parse-dates.ts' },
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/dates.ts']],
            earlier: { 'src/dates.ts': 'src/parse-dates.ts' },
        },
    ],
    good: [
        {},
        {
            families: ['return-meta'],
            file: 'specs/archive/7_parse_dates/.return-meta.json',
            tree: { [PLAN]: null, 'specs/archive/7_parse_dates/plans/01_parse-dates.md': '# Parse dates\n' },
        },
    ],
    check({ claim, verdict }, of) {
        if (verdict.by === 'archive' || isOwnFile(claim, verdict, of))
            return rule/* NOTHING */.K$;
        const now = verdict.foundAt === null ? '' : `; it is now at ${(0,model_text/* quote */.hD)(verdict.foundAt, 200)}`;
        return [
            {
                message: `Artifact was renamed: ${(0,model_text/* quote */.hD)(claim.path, 200)}${now}.${because(verdict)}`,
                recommendation: 'Write the new path.',
                ...(verdict.foundAt === null ? {} : { fix: relocationFix(claim.pointer, verdict.foundAt) }),
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-removed.ts


const artifactRemoved = {
    id: 'artifact-removed',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'removed',
    severity: 'notice',
    summary: 'A claimed file was not removed after it was committed',
    rationale: 'The file was there when the return claimed it, or later, so the claim was true. It was removed since, and whoever follows the return today finds nothing.',
    remedy: 'Nothing, if the file was removed on purpose. Otherwise bring it back.',
    sources: [{ document: 'return-gate', heading: 'A file that was committed and removed later is no phantom work' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
            earlier: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
        },
        {
            families: ['result-envelope'],
            tree: { 'openspec/changes/parse-dates/proposal.md': null },
            earlier: { 'openspec/changes/parse-dates/proposal.md': null },
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/dates.ts']],
            earlier: { 'src/dates.ts': null },
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/dates.ts']],
            earlier: { 'src/dates.ts': null },
        },
    ],
    good: {},
    check({ claim, verdict }) {
        return [
            {
                message: `Artifact was committed and is gone since: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: 'Bring the file back if it is still needed, or take the artifact out of the return.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-uncommitted.ts


const artifactUncommitted = {
    id: 'artifact-uncommitted',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'uncommitted',
    severity: 'error',
    summary: 'A claimed file is committed',
    rationale: 'The file lies in the workspace and not in the commit, or the ignore files of the project keep it out of every commit. Nobody else receives it, and it is lost with the machine that the agent ran on.',
    remedy: 'Commit the file; where an ignore rule keeps it out, change the rule, or claim a file that is committed.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        {
            document: 'return-gate',
            heading: 'The proof is taken from the judged commit, not from what was left over on disk',
        },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
            workspace: ['specs/7_parse_dates/plans/01_parse-dates.md'],
        },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': '.claude/commands/plan.md' },
            tree: { '.gitignore': '.claude/\n' },
        },
        {
            families: ['result-envelope'],
            tree: { 'openspec/changes/parse-dates/proposal.md': null },
            workspace: ['openspec/changes/parse-dates/proposal.md'],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/times.ts']],
            workspace: ['src/times.ts'],
            also: ['gsd-self-check-contradicted'],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/times.ts']],
            workspace: ['src/times.ts'],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...unlessSuccess(of, 'notice'),
                ...(verdict.by === 'ignored'
                    ? {
                        message: `Artifact is not committed, and no commit can prove it: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                        recommendation: 'Take the artifact out of the return, or change the rule and commit the file.',
                    }
                    : {
                        message: `Artifact is in the workspace but not committed: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                        recommendation: `Commit the file, and verify ${of.agent} commits the artifacts that it claims.`,
                    }),
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/lacking.ts
var lacking = __webpack_require__(6826);
;// CONCATENATED MODULE: ./src/rules/artifact-undetermined.ts



const artifact_undetermined_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const artifact_undetermined_PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const artifactUndetermined = {
    id: 'artifact-undetermined',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'undetermined',
    severity: 'error',
    summary: 'History reaches far enough to tell what became of a claimed file',
    rationale: 'The file is not there, and the clone lacks the history that would tell whether it was moved or removed since it was claimed, or never existed.',
    remedy: 'Fetch the whole history: fetch-depth: 0 with filter: blob:none in actions/checkout, or git fetch --unshallow.',
    sources: [{ document: 'return-gate', heading: 'What cannot be proved does not pass, and is not called a lie' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            tree: { [artifact_undetermined_PLAN]: null },
            beyondHistory: [artifact_undetermined_PLAN],
        },
        { families: ['result-envelope'], tree: { [artifact_undetermined_PROPOSAL]: null }, beyondHistory: [artifact_undetermined_PROPOSAL] },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'src/times.ts']],
            beyondHistory: ['src/times.ts'],
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: src/times.ts']],
            beyondHistory: ['src/times.ts'],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.by === 'content') {
            return [
                {
                    ...unlessSuccess(of, 'notice'),
                    message: `Artifact cannot be checked, since this clone lacks a content: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                    recommendation: lacking/* HOW_TO_FETCH */.ig,
                },
            ];
        }
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact does not exist, and its history is not here: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: 'Fetch the whole history, and run the gate again.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-unverifiable.ts


const GITMODULES = '[submodule "dates"]\n\tpath = vendor/dates\n\turl = ../dates.git\n';
const artifactUnverifiable = {
    id: 'artifact-unverifiable',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'unverifiable',
    severity: 'error',
    summary: 'A claimed artifact can be checked in the repository, or lies in a submodule that it is known to have',
    rationale: 'What lies in a submodule or in a memory store is not part of the judged tree. It is neither proved nor disproved, and a reader should know that. A commit of another repository can be put anywhere in a tree by anyone: what lies below it is no proof unless `.gitmodules` names the submodule, and it was there before.',
    remedy: 'Claim files of this repository. Where the artifact belongs in a submodule, add that with `.gitmodules`, and before the work that claims it.',
    sources: [
        { document: 'return-gate', heading: 'What the judged tree does not hold is said to be unproved, not called a lie' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '' },
        },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
        },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
            context: { changes: { base: 'main', changed: new Set(['.gitmodules', 'vendor/dates']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'vendor/dates/proposal.md']],
            tree: { 'vendor/dates/': '' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
        },
        {
            families: ['gsd-summary', 'gsd-verification'],
            replace: [['src/parse-dates.ts', 'vendor/dates/parse.ts']],
            tree: { 'vendor/dates/': '' },
        },
        {
            families: ['gsd-plan'],
            replace: [['path: src/parse-dates.ts', 'path: vendor/dates/parse.ts']],
            tree: { 'vendor/dates/': '' },
        },
    ],
    good: {},
    check({ claim, verdict }, of, { changes }) {
        const message = `Artifact cannot be checked in this repository: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`;
        if (verdict.by === 'lost-commits') {
            const recommendation = 'Cite commits of this history, or write and commit the file.';
            return [{ ...unlessSuccess(of, 'notice'), message, recommendation }];
        }
        const doubt = doubtOf(verdict, changes);
        if (doubt === null && isMoved(verdict, of, changes)) {
            return [
                {
                    severity: of.success ? 'warning' : 'notice',
                    message: `${message} The compared change moves it to another commit.`,
                    recommendation: 'Check that the commit to which the submodule moves has the file.',
                },
            ];
        }
        if (doubt === null) {
            const recommendation = 'Check it where it lies; nothing needs to be done here.';
            return [{ severity: 'notice', message, recommendation }];
        }
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `${message}${doubt}`,
                recommendation: `Verify ${of.agent} claims files of this repository; a submodule proves nothing before it has been added with .gitmodules.`,
            },
        ];
    },
};
function isMoved({ submodule }, { restated }, changes) {
    return submodule !== undefined && restated && changes?.changed.has(submodule.path) === true;
}
function doubtOf({ submodule }, changes) {
    if (submodule === undefined)
        return null;
    if (!submodule.named)
        return '';
    if (changes === null || !(changes.newSubmodules ?? changes.changed).has(submodule.path))
        return null;
    return ` It is not in the base ${(0,model_text/* quote */.hD)(changes.base)}: it comes with the work that claims it.`;
}

// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
;// CONCATENATED MODULE: ./src/rules/baseline-stale.ts



const baselineStale = {
    id: 'baseline-stale',
    area: 'run',
    scope: 'run',
    after: 'baseline',
    severity: 'warning',
    summary: 'Every entry of the baseline still occurs',
    rationale: 'A baseline lets known findings pass. An entry whose finding was mended would let the same mistake back in unseen, and hides how far the work on the past has come.',
    remedy: 'Write the baseline anew with `return-gate check --update-baseline` and commit it: it only ever keeps what still occurs.',
    sources: [
        { document: 'return-gate', heading: 'A baseline shrinks as findings are mended, and never grows by itself' },
    ],
    bad: {
        baseline: [
            {
                file: 'specs/3_parse_times/.return-meta.json',
                rule: 'artifact-missing',
                fingerprint: '00000000000000000000000000000000',
                count: 1,
            },
        ],
    },
    good: { baseline: [] },
    check({ stale }) {
        if (stale === null)
            return rule/* NOTHING */.K$;
        return stale.entries.map((entry) => ({
            file: stale.file,
            range: { ...position/* FILE_START */.W, startLine: entry.line, endLine: entry.line },
            value: entry.fingerprint,
            message: messageOf(entry),
            recommendation: 'Write the baseline anew with return-gate check --update-baseline, and commit it.',
        }));
    },
};
function messageOf({ file, rule, count: known, found, mended }) {
    const what = `The baseline knows ${(0,model_text/* count */.U9)(known, 'finding')} of ${rule} in ${(0,model_text/* quote */.hD)(file, 200)}`;
    if (mended !== undefined) {
        const names = (0,model_text/* listOf */.c3)(mended.map((name) => (0,model_text/* quote */.hD)(name)), 'and');
        return `${what} for ${names}, which ${mended.length === 1 ? 'is' : 'are'} there now.`;
    }
    if (found === 0)
        return `${what} that no longer ${known === 1 ? 'occurs' : 'occur'}.`;
    return `${what}, and only ${String(found)} still ${found === 1 ? 'occurs' : 'occur'}.`;
}

;// CONCATENATED MODULE: ./src/rules/file-too-large.ts


const DEFAULT_LIMIT = 1024 * 1024;
const fileTooLarge = {
    id: 'file-too-large',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The file is not larger than the size limit',
    rationale: 'A return has a few kilobytes. A far larger file is no return or is meant to stall the gate, so it is not read; and what was not read must not pass.',
    remedy: 'Keep the content in artifacts and only their paths in the return, or raise the limit with --max-file-size.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: { text: ' '.repeat(DEFAULT_LIMIT + 1) },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'too-many-blocks') {
                problems.push({
                    range: position/* FILE_START */.W,
                    message: `The file has more than ${String(problem.limit)} headings, paragraphs, list items and other blocks; it was not read.`,
                    recommendation: 'Split the file, or leave it out of the patterns.',
                    value: 'too-many-blocks',
                });
            }
            if (problem.kind !== 'too-large')
                continue;
            problems.push({
                range: position/* FILE_START */.W,
                message: `The file has ${String(problem.size)} bytes, more than the limit of ${String(problem.limit)}; it was not read.`,
                recommendation: 'Make the file smaller, leave it out of the patterns, or raise --max-file-size.',
                value: 'too-large',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/return-undetermined.ts


const returnUndetermined = {
    id: 'return-undetermined',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The clone has the content of the file',
    rationale: 'The tree names the file, and the repository does not have its content: a pack is damaged, or was fetched without it. A file that was not read must not pass. The other files are still checked.',
    remedy: 'Fetch the object that the message names, or clone the repository again without a filter.',
    sources: [{ document: 'return-gate', heading: 'What cannot be proved does not pass, and is not called a lie' }],
    bad: { lacking: true },
    good: {},
    check(document) {
        return document.problems.flatMap((problem) => problem.kind === 'lacking'
            ? [
                {
                    range: position/* FILE_START */.W,
                    message: `The clone lacks the content of the file, the object ${problem.id}; it was not read.`,
                    recommendation: lacking/* HOW_TO_FETCH */.ig,
                    value: 'lacking',
                },
            ]
            : []);
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-commit-placeholder.ts




const gsdCommitPlaceholder = {
    id: 'gsd-commit-placeholder',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: "No id of the template stands where a commit's is expected",
    rationale: 'The template shows where the id of each commit goes. Where it was left as it is, the summary names no commit, and the work of the task cannot be found.',
    remedy: 'Write the id of the commit, or take the line out where there was none.',
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: [
        { replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `pending`\n\n## Files']] },
        {
            replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `abc123f` (feat)\n\n## Files']],
            also: ['gsd-commit-unknown'],
        },
    ],
    good: {},
    check({ value }) {
        const problems = [];
        for (const [index, text] of (0,json/* listField */.FZ)(value, 'placeholders').entries()) {
            if (typeof text !== 'string')
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'placeholders', index),
                message: `${(0,model_text/* quote */.hD)(text)} stands for a commit as in the template; the id of a commit was expected.`,
                recommendation: 'Write the id of the commit, or take the line out where there was none.',
                value: text,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-duplicate-key.ts


const gsdDuplicateKey = {
    id: 'gsd-duplicate-key',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'A key of the frontmatter appears once in its map',
    rationale: 'Tools that read the frontmatter take the first or the last of two equal keys, or reject the file. Here the lists of both are read, so that no claim is left out.',
    remedy: 'Join the two under one key.',
    sources: [{ document: 'upstream', heading: 'frontmatter validate' }],
    bad: [
        { families: ['gsd-summary'], replace: [['  modified:\n', '  created:\n']] },
        { families: ['gsd-plan'], replace: [['wave: 1\n', 'wave: 1\nwave: 1\n']] },
    ],
    good: { families: ['gsd-summary', 'gsd-plan'] },
    check({ duplicateKeys = [] }) {
        if (duplicateKeys.length === 0)
            return rule/* NOTHING */.K$;
        return duplicateKeys.map(({ key, firstLine, range }) => ({
            range,
            value: key,
            message: `The key ${(0,model_text/* quote */.hD)(key, 80)} appears twice in its map, first on line ${String(firstLine)}; once was expected.`,
            recommendation: 'Join the two under one key.',
        }));
    },
};

// EXTERNAL MODULE: ./src/model/gsd-status.ts
var gsd_status = __webpack_require__(3310);
;// CONCATENATED MODULE: ./src/rules/gsd-field.ts





const REQUIRED = new Map([
    ['gsd-summary', { first: ['phase', 'plan'], rest: ['subsystem', 'tags', 'duration', 'completed'] }],
    [
        'gsd-plan',
        { first: ['phase', 'plan'], rest: ['type', 'wave', 'depends_on', 'files_modified', 'autonomous', 'must_haves'] },
    ],
    ['gsd-verification', { first: ['phase', 'status', 'score'], rest: ['verified'] }],
]);
const gsdField = {
    id: 'gsd-field',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'The frontmatter has every field that its validator requires',
    rationale: 'By phase and plan a document is found and paired with others, and by its status and score the next step decides. The other fields are read by whoever looks back.',
    remedy: 'Add the field, as the template has it.',
    sources: [{ document: 'upstream', heading: 'FRONTMATTER_SCHEMAS' }],
    bad: { replace: [['phase: 01-dates\n', '']] },
    good: {},
    check({ value, file, standard }) {
        const family = standard.family;
        const required = REQUIRED.get(family);
        if (required === undefined || !(0,gsd_status/* hasFrontmatter */.ZD)(value) || (0,gsd_status/* isSuperseded */.pe)(value))
            return rule/* NOTHING */.K$;
        const isAbsent = (name) => !stands(value, name) && !(name === 'plan' && (0,gsd_place/* isQuickTask */.NM)(file));
        const first = required.first.filter(isAbsent);
        const rest = required.rest.filter(isAbsent);
        const problems = [];
        if (first.length > 0)
            problems.push(problem(first));
        if (rest.length > 0)
            problems.push({ ...problem(rest), severity: 'notice' });
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function stands(value, name) {
    const metrics = (0,json/* field */.ZZ)(value, 'metrics');
    return (0,json/* has */.zy)(value, name) || ((0,json/* isObject */.Gv)(metrics) && (0,json/* has */.zy)(metrics, name));
}
function problem(names) {
    const quoted = (0,model_text/* listOf */.c3)(names.map((name) => `"${name}"`), 'and');
    return {
        property: names,
        message: `The frontmatter lacks ${(0,model_text/* count */.U9)(names.length, 'required field')}: ${quoted}.`,
        recommendation: `Add ${quoted} to the frontmatter.`,
    };
}

;// CONCATENATED MODULE: ./src/rules/gsd-frontmatter.ts

const gsdFrontmatter = {
    id: 'gsd-frontmatter',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'A document of GSD begins with a frontmatter, and the frontmatter ends',
    rationale: 'Other steps read its fields from the frontmatter. They find none if it is absent, comes after other text or never ends. Blank lines or a comment above it are read here, but not by every tool. In a summary this is a warning only if the compared change adds it.',
    remedy: 'Put the fields between two lines `---`, of which the first is the first line of the file.',
    sources: [{ document: 'upstream', heading: 'frontmatter validate; summary template' }],
    bad: [
        { replace: [['---\nphase', 'phase']] },
        { replace: [['\n---\n', '\n']] },
        { replace: [['---\nphase', '<!-- Licence: MIT -->\n\n---\nphase']] },
    ],
    good: {},
    check({ value: { frontmatter }, standard, frontmatterRange, isNew = false }) {
        const found = typeof frontmatter === 'string' ? FOUND[frontmatter] : undefined;
        if (found === undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                ...(frontmatterRange === undefined ? {} : { range: frontmatterRange }),
                ...(standard.family === 'gsd-summary' && !isNew ? { severity: 'notice' } : {}),
                message: found.message(`line ${String(frontmatterRange?.startLine ?? 1)}`),
                recommendation: found.recommendation,
            },
        ];
    },
};
const FOUND = {
    none: {
        message: () => 'The file has no frontmatter; a first line "---", the fields and a second "---" were expected.',
        recommendation: 'Begin the file with the frontmatter of its template.',
    },
    misplaced: {
        message: (line) => `The frontmatter on ${line} comes after other text and is not read; it was expected first.`,
        recommendation: 'Move the frontmatter to the start of the file.',
    },
    unended: {
        message: (line) => `The frontmatter that begins on ${line} never ends; a second line "---" was expected.`,
        recommendation: 'Put a line "---" below the last field.',
    },
    late: {
        message: (line) => `The frontmatter on ${line} comes after blank lines, white space or a comment; "---" was expected first in the file.`,
        recommendation: 'Make "---" the first line of the file, and put comments below the frontmatter.',
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-must-have-unread.ts



const EXPECTED = {
    artifacts: 'items with a "path"',
    key_links: 'items with a "from"',
};
const gsdMustHaveUnread = {
    id: 'gsd-must-have-unread',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    unread: true,
    summary: 'What a plan lists as artifacts and key links has the form that is read',
    rationale: "Where no item has its path, or its from, the verifier finds nothing to check, and says that all is well. The plan's demands are then never looked at.",
    remedy: 'Write each artifact with its path, and each key link with its from.',
    sources: [{ document: 'upstream', heading: 'parseMustHavesBlock' }],
    bad: [
        { replace: [['- path: src/parse-dates.ts\n', '- name: src/parse-dates.ts\n']] },
        { replace: [['- from: src/parse-dates.ts\n', '- source: src/parse-dates.ts\n']] },
    ],
    good: {},
    check({ value }) {
        const problems = [];
        for (const name of (0,json/* listField */.FZ)((0,json/* field */.ZZ)(value, 'must_haves'), 'unread')) {
            const expected = typeof name === 'string' ? EXPECTED[name] : undefined;
            if (typeof name !== 'string' || expected === undefined)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'must_haves', name),
                message: `Nothing is read of ${name}, which holds lines; ${expected} were expected.`,
                recommendation: `Write ${name} as ${expected}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-name.ts






const gsdName = {
    id: 'gsd-name',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: "The numbers of phase and plan are those of the file's name",
    rationale: 'Where they differ, the document was copied from another plan, and what else it says may be that of the other, too.',
    remedy: 'Write the numbers of the phase and the plan that the document belongs to, and look at what else was copied.',
    sources: [{ document: 'upstream', heading: 'naming conventions' }],
    bad: [{ replace: [['phase: 01-dates', 'phase: 02-pages']] }, { replace: [['plan: 02', 'plan: 03']] }],
    good: [
        { replace: [['phase: 01-dates', 'phase: 1']] },
        { replace: [['plan: 02', 'plan: 01-02']] },
        { replace: [['plan: 02', 'plan: 2']] },
    ],
    check({ value, file }) {
        if ((0,gsd_place/* isQuickTask */.NM)(file) || (0,gsd_status/* isSuperseded */.pe)(value))
            return rule/* NOTHING */.K$;
        const problems = [];
        const numbers = numbersOf(file.slice(file.lastIndexOf('/') + 1));
        for (const name of ['phase', 'plan']) {
            const text = fieldText(value, name);
            const written = numberIn(text, name);
            const expected = numbers[name];
            if (written === undefined || expected === undefined || isSameName(written, expected))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', name),
                message: `The ${name} is ${(0,model_text/* quote */.hD)(text)}; by the file's name its number is ${expected}.`,
                recommendation: `Write the number of the ${name} that the file belongs to, and look at what else was copied.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function numbersOf(name) {
    const [, phase, plan] = /^(\d+(?:\.\d+)*)-(?:PLAN-)?(\d+)[^/]*\.md$/.exec(name) ?? [];
    if (phase !== undefined)
        return { phase, plan };
    return { plan: /^(?:SUMMARY|PLAN)-(\d+)/.exec(name)?.[1] };
}
function fieldText(value, name) {
    const written = (0,json/* field */.ZZ)(value, name);
    return typeof written === 'string' || typeof written === 'number' ? String(written).slice(0, 200) : '';
}
function numberIn(text, name) {
    if (name === 'phase')
        return /^(?:phase[ -])?(\d+(?:\.\d+)*)/i.exec(text)?.[1];
    return /^(?:plan[ -])?(?:\d+(?:\.\d+)*-)?(\d+)/i.exec(text)?.[1];
}
function isSameName(one, other) {
    return plain(one) === plain(other);
}
function plain(number) {
    const parts = number.split('.').map(Number);
    while (parts.length > 1 && parts.at(-1) === 0)
        parts.pop();
    return parts.join('.');
}

;// CONCATENATED MODULE: ./src/rules/gsd-plan-autonomous.ts



const gsdPlanAutonomous = {
    id: 'gsd-plan-autonomous',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'A plan with a checkpoint is not autonomous',
    rationale: 'A plan that is called autonomous is executed without anyone who watches: at a checkpoint, which waits for a person, it stands still.',
    remedy: 'Write `autonomous: false`, or take the checkpoint out.',
    sources: [{ document: 'upstream', heading: 'verify plan-structure' }],
    bad: { replace: [['type="auto"', 'type="checkpoint:human-verify"']] },
    good: {
        replace: [
            ['type="auto"', 'type="checkpoint:human-verify"'],
            ['autonomous: true', 'autonomous: false'],
        ],
    },
    check({ value }) {
        const autonomous = (0,json/* field */.ZZ)(value, 'autonomous') ?? null;
        if (value.checkpoint !== true || !(0,gsd_status/* hasFrontmatter */.ZD)(value))
            return rule/* NOTHING */.K$;
        if (autonomous === false || (typeof autonomous === 'string' && /^no\b/i.test(autonomous)))
            return rule/* NOTHING */.K$;
        return [
            {
                ...((0,json/* has */.zy)(value, 'autonomous') ? { pointer: '/autonomous' } : { property: 'autonomous' }),
                message: 'A task of the plan waits for a person; "autonomous: false" was expected.',
                recommendation: 'Write "autonomous: false", or take the checkpoint out.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-plan-wave.ts


const gsdPlanWave = {
    id: 'gsd-plan-wave',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A plan of a later wave says what it depends on',
    rationale: 'Plans of one wave run side by side, and a later wave waits for what it needs. A plan that needs nothing could run in the first.',
    remedy: 'Name in depends_on the plans that it waits for, or put it into wave 1.',
    sources: [{ document: 'upstream', heading: 'verify plan-structure' }],
    bad: { replace: [['wave: 1', 'wave: 2']] },
    good: {
        replace: [
            ['wave: 1', 'wave: 2'],
            ['depends_on: []', 'depends_on: [01-01]'],
        ],
    },
    check({ value }) {
        const wave = (0,json/* numberField */.sJ)(value, 'wave');
        const needs = (0,json/* field */.ZZ)(value, 'depends_on');
        if (wave === undefined || wave <= 1 || !(0,json/* isArray */.cy)(needs) || needs.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/depends_on',
                message: `The plan is in wave ${String(wave)} and depends on none; a plan of an earlier wave was expected.`,
                recommendation: 'Name the plans that it waits for, or put it into wave 1.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-self-check-failed.ts




const gsdSelfCheckFailed = {
    id: 'gsd-self-check-failed',
    area: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'No status of success stands beside a self-check that failed',
    rationale: 'The agent looked for what it says it made, and did not find all of it: the plan is not done.',
    remedy: 'Finish what the self-check misses and check again, or write the status that the plan really has.',
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: { replace: [['Self-Check: PASSED', 'Self-Check: FAILED']] },
    good: {
        replace: [
            ['Self-Check: PASSED', 'Self-Check: FAILED'],
            ['status: complete\n', ''],
        ],
        also: ['gsd-status'],
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (subject.value.selfCheck !== 'failed' || status === undefined || (0,gsd_status/* saysUnfinished */.sL)(status))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/selfCheck',
                message: `The self-check failed beside the status ${(0,model_text/* quote */.hD)(status)}.`,
                recommendation: 'Finish what the self-check misses and check again, or write the status that the plan really has.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-status.ts




const gsdStatus = {
    id: 'gsd-status',
    area: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'The status is one of those that the template has',
    rationale: 'The next step compares the status letter by letter, and decides by it whether the work is done.',
    remedy: 'Write one of the words of the template.',
    sources: [{ document: 'upstream', heading: 'templates' }],
    params: { required: false },
    bad: [
        { families: ['gsd-summary'], replace: [['status: complete', 'status: finished']] },
        { families: ['gsd-verification'], replace: [['status: passed', 'status: fine']] },
        { families: ['gsd-summary'], replace: [['status: complete\n', '']], raisedIn: 'some' },
    ],
    good: [
        {},
        { families: ['gsd-summary'], replace: [['status: complete', 'status: halted']], raisedIn: 'some' },
        { families: ['gsd-verification'], replace: [['status: passed', 'status: human_needed']] },
    ],
    check({ value, standard }, _, { required }) {
        const status = (0,json/* field */.ZZ)(value, 'status') ?? null;
        const expected = (0,model_text/* listOf */.c3)(standard.statuses.map((word) => (0,model_text/* quote */.hD)(word)));
        if (status === null) {
            if (required !== true || !(0,gsd_status/* hasFrontmatter */.ZD)(value))
                return rule/* NOTHING */.K$;
            return [
                {
                    property: 'status',
                    message: `The frontmatter has no status; ${expected} was expected.`,
                    recommendation: `Add "status" with ${expected}.`,
                },
            ];
        }
        if (typeof status === 'string' && standard.statuses.includes(status))
            return rule/* NOTHING */.K$;
        const written = typeof status === 'string' ? status : JSON.stringify(status);
        return [
            {
                pointer: '/status',
                message: `The status is ${(0,model_text/* quote */.hD)(written)}; ${expected} was expected.`,
                recommendation: `Write ${expected}.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-verification-gaps.ts




const gsdVerificationGaps = {
    id: 'gsd-verification-gaps',
    area: 'status',
    scope: 'return',
    severity: 'notice',
    summary: 'A verification lists gaps where it found some, and only there',
    rationale: 'The plans that close the gaps are made of this list.',
    remedy: 'List each gap below `gaps`, or write the status that fits.',
    sources: [{ document: 'upstream', heading: 'verification template' }],
    bad: [
        { replace: [['status: passed', 'status: passed\ngaps:\n  - truth: Dates are read']] },
        { replace: [['status: passed', 'status: gaps_found']] },
    ],
    good: [
        { replace: [['status: passed', 'status: passed\ngaps: []']] },
        { replace: [['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read']] },
    ],
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        const gaps = (0,json/* numberField */.sJ)(subject.value, 'gapCount') ?? 0;
        if (status === 'passed' && gaps > 0) {
            return [
                {
                    pointer: '/gaps',
                    message: `The verification passed, and lists ${(0,model_text/* count */.U9)(gaps, 'gap')}.`,
                    recommendation: 'Write "status: gaps_found", or take out the gaps that are closed.',
                },
            ];
        }
        if (status !== 'gaps_found' || gaps > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,json/* has */.zy)(subject.value, 'gaps') ? '/gaps' : '/status',
                message: 'The verification found gaps, and lists none.',
                recommendation: 'List each gap below "gaps", or write the status that fits.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-verification-score.ts




const gsdVerificationScore = {
    id: 'gsd-verification-score',
    area: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'The score of a verification is N/M, and all of M where it passed',
    rationale: 'A phase has passed when all that must hold does. Where the score says less, one of the two is wrong.',
    remedy: 'Count again what holds, and write the status that follows.',
    sources: [{ document: 'upstream', heading: 'verification template' }],
    bad: [
        { replace: [['score: 2/2', 'score: 1/2']] },
        { replace: [['score: 2/2', 'score: 3/2']] },
        { replace: [['score: 2/2', 'score: all']] },
    ],
    good: [
        {},
        {
            replace: [
                ['score: 2/2', 'score: 1/2'],
                ['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read'],
            ],
        },
    ],
    check(subject) {
        const score = (0,json/* field */.ZZ)(subject.value, 'score') ?? null;
        if (score === null)
            return rule/* NOTHING */.K$;
        const text = (typeof score === 'object' ? JSON.stringify(score) : String(score)).slice(0, 200);
        const [, held, of] = /(\d+)\s*\/\s*(\d+)/.exec(text) ?? [];
        if (held === undefined || of === undefined) {
            return [
                {
                    pointer: '/score',
                    severity: 'notice',
                    message: `The score is ${(0,model_text/* quote */.hD)(text)}; what holds of how many, such as "5/5", was expected.`,
                    recommendation: 'Write how many of the must-haves hold, a slash, and how many there are.',
                },
            ];
        }
        const isLess = Number(held) < Number(of) && (0,model_return/* statusOf */.c2)(subject) === 'passed';
        if (!isLess && Number(held) <= Number(of))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/score',
                message: isLess
                    ? `The verification passed with a score of ${held}/${of}; ${of}/${of} was expected.`
                    : `The score is ${held}/${of}; at most ${of}/${of} was expected.`,
                recommendation: 'Count again what holds, and write the status that follows.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-commit-unknown.ts


const gsdCommitUnknown = {
    id: 'gsd-commit-unknown',
    area: 'gsd',
    scope: 'claim',
    verdict: ['missing', 'undetermined'],
    kinds: ['commit'],
    severity: 'warning',
    summary: 'A commit that a summary cites is in the history',
    rationale: 'Cited commits are the proof of work that a summary gives. A rebase, a squash or an amended commit takes them away, so that this is a warning only where a change adds the summary.',
    remedy: 'Cite the commit as it is in the history now.',
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: {
        families: ['gsd-summary'],
        replace: [['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check']],
    },
    good: { families: ['gsd-summary'] },
    check({ claim, verdict }, of, { answersFor, changes }) {
        const isNew = answersFor === 'changes' && changes !== null && of.restated && of.success;
        return [
            {
                ...(isNew && verdict.name === 'missing' ? {} : { severity: 'notice' }),
                message: verdict.name === 'missing'
                    ? `Commit ${(0,model_text/* quote */.hD)(claim.path, 80)} is not in the history.`
                    : `Whether commit ${(0,model_text/* quote */.hD)(claim.path, 80)} is in the history cannot be told.${because(verdict)}`,
                recommendation: verdict.name === 'missing'
                    ? 'A rebase, a squash, an amended commit or another branch may be why: cite the commit that holds the work now.'
                    : 'Check out with the whole history.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-deleted-present.ts



const gsdDeletedPresent = {
    id: 'gsd-deleted-present',
    area: 'gsd',
    scope: 'claim',
    verdict: ['present', 'empty', 'directory'],
    severity: 'notice',
    summary: 'A file that is said to be deleted is not there',
    rationale: 'The summary says that the file was taken away. It may have come back since, so this is a notice.',
    remedy: 'Delete the file, or correct the summary.',
    sources: [{ document: 'upstream', heading: 'executor, deletions' }],
    bad: {
        families: ['gsd-summary'],
        replace: [['- `src/page.ts` - Calls it', '- `src/page.ts` - deleted']],
    },
    good: { families: ['gsd-summary'] },
    check({ claim }, of) {
        if (!isDeletion(claim, of))
            return rule/* NOTHING */.K$;
        return [
            {
                message: `${(0,model_text/* quote */.hD)(claim.path, 200)} is said to be deleted, and is there.`,
                recommendation: 'Delete the file, or correct the summary; where it came back since, do nothing.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-key-link.ts




const gsdKeyLink = {
    id: 'gsd-key-link',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'What links two files of a plan occurs in one of them',
    rationale: 'The plan says by what its files are joined. A plain text is looked for in both; an expression is never compiled.',
    remedy: 'Link the files, or mend the pattern.',
    sources: [{ document: 'upstream', heading: 'verify key-links' }],
    bad: { families: ['gsd-plan'], replace: [['pattern: parseDate', 'pattern: parseTime']] },
    good: { families: ['gsd-plan'] },
    check({ file, value, beside }) {
        if (!isDone(beside))
            return rule/* NOTHING */.K$;
        return keyLinks(value).flatMap(({ from, to, pattern, pointer }) => {
            if (pattern === null || !isPlainPattern(pattern))
                return [];
            const read = [...new Set([from, to])].flatMap((path) => {
                const text = path === null ? null : textBeside(beside, path, file);
                return path === null || text === null ? [] : [{ path: (0,model_text/* quote */.hD)(path, 200), text }];
            });
            if (read.length === 0 || read.some(({ text }) => text.includes(pattern)))
                return [];
            const files = read.map(({ path }) => path);
            const where = files.length === 1 ? `not in ${files.join('')}` : `in neither ${files.join(' nor ')}`;
            return [
                {
                    pointer: (0,model_pointer/* join */.fj)(pointer, 'pattern'),
                    message: `${(0,model_text/* quote */.hD)(pattern, 80)} is ${where}, though the plan says that it links the files.`,
                    recommendation: 'Link the files, or mend the pattern.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-must-have-contains.ts




const gsdMustHaveContains = {
    id: 'gsd-must-have-contains',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A file that a plan demands contains what it asks for',
    rationale: 'The plan says by what its result can be told. It is held against the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or mend the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, contains' }],
    bad: {
        families: ['gsd-plan'],
        replace: [['provides: The parser\n', 'provides: The parser\n      contains: parseTime\n']],
    },
    good: { families: ['gsd-plan'] },
    check({ file, value, beside }) {
        if (!isDone(beside))
            return rule/* NOTHING */.K$;
        return mustHaves(value).flatMap(({ path, pointer, contains }) => {
            const text = textBeside(beside, path, file);
            if (text === null)
                return [];
            return contains.flatMap((wanted, n) => text.includes(wanted)
                ? []
                : [
                    {
                        pointer: (0,model_pointer/* join */.fj)(pointer, 'contains', n),
                        message: `${(0,model_text/* quote */.hD)(path, 200)} does not contain ${(0,model_text/* quote */.hD)(wanted, 80)}, as the plan asks.`,
                        recommendation: 'Finish the file, or mend the condition.',
                    },
                ]);
        });
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-must-have-exports.ts




const gsdMustHaveExports = {
    id: 'gsd-must-have-exports',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A file that a plan demands exports what it asks for',
    rationale: 'The plan says by what its result can be told. It is held against the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or mend the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, exports' }],
    bad: { families: ['gsd-plan'], replace: [['exports: ["parseDate"]', 'exports: ["parseTime"]']] },
    good: { families: ['gsd-plan'] },
    check({ file, value, beside }) {
        if (!isDone(beside))
            return rule/* NOTHING */.K$;
        return mustHaves(value).flatMap(({ path, pointer, exports }) => {
            const text = textBeside(beside, path, file);
            if (text === null)
                return [];
            return exports.flatMap((name, n) => text.includes(name)
                ? []
                : [
                    {
                        pointer: (0,model_pointer/* join */.fj)(pointer, 'exports', n),
                        message: `${(0,model_text/* quote */.hD)(path, 200)} does not name the export ${(0,model_text/* quote */.hD)(name, 80)}, as the plan asks.`,
                        recommendation: 'Finish the file, or mend the condition.',
                    },
                ]);
        });
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-must-have-lines.ts




const gsdMustHaveLines = {
    id: 'gsd-must-have-lines',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A file that a plan demands has as many lines as it asks for',
    rationale: 'The plan says by what its result can be told. It is held against the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or mend the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, min_lines' }],
    bad: {
        families: ['gsd-plan'],
        replace: [['provides: The parser\n', 'provides: The parser\n      min_lines: 200\n']],
    },
    good: { families: ['gsd-plan'] },
    check({ file, value, beside }) {
        if (!isDone(beside))
            return rule/* NOTHING */.K$;
        return mustHaves(value).flatMap(({ path, pointer, minLines }) => {
            const text = textBeside(beside, path, file);
            if (text === null)
                return [];
            const lines = text.split('\n').length;
            if (minLines === null || lines >= minLines)
                return [];
            return [
                {
                    pointer: (0,model_pointer/* join */.fj)(pointer, 'min_lines'),
                    message: `${(0,model_text/* quote */.hD)(path, 200)} has ${String(lines)} of the ${String(minLines)} lines that the plan asks for.`,
                    recommendation: 'Finish the file, or mend the condition.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-orphan.ts


const gsdOrphan = {
    id: 'gsd-orphan',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A summary has the plan that it sums up beside it',
    rationale: 'What was to be done stands in the plan. Without it nobody can tell what the summary leaves out.',
    remedy: 'Bring the plan back, or name the summary as its plan is named, with SUMMARY for PLAN.',
    sources: [{ document: 'upstream', heading: 'verify phase-completeness' }],
    bad: { families: ['gsd-summary'], tree: { '.planning/phases/01-dates/01-02-PLAN.md': null } },
    good: { families: ['gsd-summary'] },
    check({ beside }) {
        if ([...beside.keys()].some((path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-plan'))
            return rule/* NOTHING */.K$;
        return [
            {
                message: 'No plan belongs to this summary.',
                recommendation: 'Commit the plan beside it, named as the summary is, with PLAN for SUMMARY.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/model/requirement.ts
function requirementIn(id, texts) {
    let known = false;
    let ticked = null;
    for (const text of texts) {
        for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + id.length)) {
            if (!isWord(text, at, id.length))
                continue;
            known = true;
            const box = boxBefore(text, at);
            if (box !== null)
                ticked = ticked === true || box;
        }
    }
    return { known, ticked };
}
const IN_WORD = /[\p{L}\p{N}_]/u;
function isWord(text, at, length) {
    const before = text[at - 1] ?? '';
    const after = text.slice(at + length, at + length + 2);
    return !IN_WORD.test(before) && before !== '-' && !IN_WORD.test(after[0] ?? '') && !/^-[\p{L}\p{N}]/u.test(after);
}
const LONGEST_LINE = 2_000;
function boxBefore(text, at) {
    const from = Math.max(0, at - LONGEST_LINE);
    const before = text.slice(from, at);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const mark = /^\s*[-*+]\s+\[([ xX])\]/.exec(line)?.[1];
    return mark === undefined ? null : mark !== ' ';
}

;// CONCATENATED MODULE: ./src/rules/gsd-requirement-open.ts




const gsdRequirementOpen = {
    id: 'gsd-requirement-open',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A requirement that is said to be completed is ticked',
    rationale: 'The summary says that the requirement is met, and the list of requirements says that it is not.',
    remedy: 'Tick the requirement, or take its id out of the summary.',
    sources: [{ document: 'upstream', heading: 'requirements tracking' }],
    bad: {
        families: ['gsd-summary'],
        tree: { '.planning/REQUIREMENTS.md': '# Requirements\n\n- [ ] **DATE-01**: Dates are parsed\n' },
    },
    good: { families: ['gsd-summary'] },
    check({ value, beside }) {
        const texts = requirementTexts(beside);
        if (texts.length === 0)
            return rule/* NOTHING */.K$;
        return completedRequirements(value).flatMap(({ id, pointer }) => {
            const state = requirementIn(id, texts);
            if (!(state.ticked === false))
                return [];
            return [
                {
                    pointer,
                    message: `Requirement ${(0,model_text/* quote */.hD)(id, 80)} is said to be completed, and its check box is open.`,
                    recommendation: 'Tick it in REQUIREMENTS.md, or take it out of requirements-completed.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-requirement-unknown.ts




const gsdRequirementUnknown = {
    id: 'gsd-requirement-unknown',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A requirement that is said to be completed is a known one',
    rationale: 'Progress is told by requirements. An id that no requirements file has is a slip, or an invention.',
    remedy: 'Write the id as the requirements file has it, or take it out.',
    sources: [{ document: 'upstream', heading: 'requirements tracking' }],
    bad: {
        families: ['gsd-summary'],
        replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-77]']],
        also: ['gsd-requirement-unplanned'],
    },
    good: { families: ['gsd-summary'] },
    check({ value, beside }) {
        const texts = requirementTexts(beside);
        if (texts.length === 0)
            return rule/* NOTHING */.K$;
        return completedRequirements(value).flatMap(({ id, pointer }) => {
            const state = requirementIn(id, texts);
            if (state.known)
                return [];
            return [
                {
                    pointer,
                    message: `Requirement ${(0,model_text/* quote */.hD)(id, 80)} is in no requirements file of this .planning folder.`,
                    recommendation: 'Write the id as REQUIREMENTS.md has it, or take it out of requirements-completed.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-requirement-unplanned.ts




const gsdRequirementUnplanned = {
    id: 'gsd-requirement-unplanned',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A requirement that is said to be completed is one of the plan',
    rationale: 'The plan says which requirements its work is to meet. One that it does not name was met by other work, or by none.',
    remedy: 'Name the requirement in the plan, or take it out of the summary.',
    sources: [{ document: 'upstream', heading: 'summary template, requirements-completed' }],
    bad: {
        families: ['gsd-summary'],
        replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-02]']],
        tree: { '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n- [x] **DATE-02**: Times are read\n' },
    },
    good: { families: ['gsd-summary'] },
    check({ value, returnsBeside }) {
        const planned = (0,json/* listField */.FZ)(planBeside(returnsBeside), 'requirements');
        if (planned.length === 0)
            return rule/* NOTHING */.K$;
        return completedRequirements(value)
            .filter(({ id }) => !planned.includes(id))
            .map(({ id, pointer }) => ({
            pointer,
            message: `Requirement ${(0,model_text/* quote */.hD)(id, 80)} is said to be completed, and the plan does not name it.`,
            recommendation: 'Name it in the requirements of the plan, or take it out of requirements-completed.',
        }));
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-self-check-absent.ts

const gsdSelfCheckAbsent = {
    id: 'gsd-self-check-absent',
    area: 'gsd',
    scope: 'return',
    severity: 'off',
    summary: 'A summary has a self-check',
    rationale: 'The executor looks for what it says it made before it ends. Without the section nobody knows whether it did.',
    remedy: 'Run the self-check, and write down under `## Self-Check` what it finds.',
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: { replace: [['## Self-Check: PASSED', '## Afterwards']] },
    good: {},
    check({ value }) {
        if (value.selfCheck !== undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                message: 'No self-check says PASSED or FAILED.',
                recommendation: 'Run the self-check, and write `## Self-Check: PASSED` or `FAILED` with what it found.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-self-check-unread.ts

const gsdSelfCheckUnread = {
    id: 'gsd-self-check-unread',
    area: 'gsd',
    scope: 'run',
    severity: 'notice',
    summary: 'A summary whose self-check passed names at least one file or commit where the gate reads them',
    rationale: 'Files and commits are read where the template has them. Under another key or heading they are not proved, and a self-check that passed is taken at its word.',
    remedy: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: {
        families: ['gsd-summary'],
        replace: [
            [
                '  created:\n    - src/parse-dates.ts\n  modified:\n    - src/page.ts\n',
                '  added:\n    - src/parse-dates.ts\n',
            ],
            ['## Files Created/Modified', '## What was made'],
            ['FOUND: src/parse-dates.ts', 'All found.'],
        ],
        also: ['gsd-unread'],
    },
    good: { families: ['gsd-summary'] },
    check({ returns }) {
        return returns.flatMap(({ file, index, claims, selfCheck }) => {
            if (selfCheck === undefined || claims.length > 0)
                return rule/* NOTHING */.K$;
            return [
                {
                    file,
                    index,
                    range: selfCheck,
                    value: 'self-check',
                    message: 'The self-check says that it passed, and no file or commit is named where it can be proved.',
                    recommendation: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-self-check-contradicted.ts


const gsdSelfCheckContradicted = {
    id: 'gsd-self-check-contradicted',
    area: 'gsd',
    scope: 'run',
    ofTruth: true,
    severity: 'warning',
    summary: 'A self-check that passed agrees with the tree and with the other self-checks of the summary',
    rationale: 'The agent says that it looked, and found everything. A claimed file that does not exist shows that it did not look. Beside a self-check that failed, nobody knows which of the two is true: the claims are weighed as on success.',
    remedy: 'Run the self-check again, and write down what it finds.',
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: [
        {
            families: ['gsd-summary'],
            replace: [['created:\n    - src/parse-dates.ts', 'created:\n    - src/parse-dates.ts\n    - src/never.ts']],
            also: ['artifact-missing'],
        },
        {
            families: ['gsd-summary'],
            replace: [['## Self-Check: PASSED', '## Self-Check: FAILED\n\n## Self-Check: PASSED']],
        },
    ],
    good: { families: ['gsd-summary'] },
    check({ returns }) {
        return returns.flatMap(({ file, index, claims, selfCheck, selfCheckFailed }) => {
            if (selfCheck === undefined)
                return rule/* NOTHING */.K$;
            const message = selfCheckFailed === true ? BOTH : gsd_self_check_contradicted_messageOf(claims);
            if (message === null)
                return rule/* NOTHING */.K$;
            return [
                {
                    file,
                    index,
                    range: selfCheck,
                    value: 'self-check',
                    message,
                    recommendation: 'Run the self-check again, and write down what it finds.',
                },
            ];
        });
    },
};
const BOTH = 'The summary says both that its self-check PASSED and that it FAILED; one result was expected.';
function gsd_self_check_contradicted_messageOf(claims) {
    const absent = claims.find(({ claim: { type }, verdict: { name }, weight }) => weight !== 'pass' &&
        (type === 'created' || type === 'modified' || type === 'checked') &&
        (name === 'missing' || name === 'empty' || name === 'uncommitted'));
    if (absent === undefined)
        return null;
    return `The self-check says that it passed, and ${(0,model_text/* quote */.hD)(absent.claim.path, 200)} is ${absent.verdict.name}.`;
}

;// CONCATENATED MODULE: ./src/rules/gsd-unread.ts


const gsdUnread = {
    id: 'gsd-unread',
    area: 'gsd',
    scope: 'return',
    unread: true,
    ofTruth: true,
    severity: 'warning',
    summary: 'Every line under key-files that looks like a file is read as a claim',
    rationale: 'Files are read from the lists `created`, `modified` and `deleted` under `key-files`, one path an item. A path under another key, in a nested map or a block of text, or behind another path is not checked, and must not look proved. This is a warning only if the compared change adds the summary.',
    remedy: 'Write each path as an item of its own under `created`, `modified` or `deleted`.',
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: [
        {
            families: ['gsd-summary'],
            replace: [['    - src/parse-dates.ts\n', '    - src/parse-dates.ts, src/dates.ts\n']],
        },
        { families: ['gsd-summary'], replace: [['key-files:', 'Key-Files:']] },
    ],
    good: { families: ['gsd-summary'] },
    check({ unread = [], isNew = false }) {
        const [first] = unread;
        if (first === undefined)
            return rule/* NOTHING */.K$;
        const lines = [...new Set(unread.map(({ range }) => range.startLine))];
        const named = lines.slice(0, MOST_NAMED).map(String);
        const more = lines.length - named.length;
        const where = (0,model_text/* listOf */.c3)(more > 0 ? [...named, `${String(more)} more`] : named, 'and');
        const isOne = lines.length === 1;
        return [
            {
                ...(isNew ? {} : { severity: 'notice' }),
                range: first.range,
                value: unread.map(({ text }) => text).join('\n'),
                message: `${isOne ? 'Line' : 'Lines'} ${where} under key-files ${isOne ? 'names a file that is not read as a claim' : 'name files that are not read as claims'}: ${(0,model_text/* quote */.hD)(first.text, 120)}.`,
                recommendation: 'Write each path as an item of its own under "created", "modified" or "deleted".',
            },
        ];
    },
};
const MOST_NAMED = 10;

;// CONCATENATED MODULE: ./src/rules/gsd-untouched.ts


const COMMIT = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';
const CITED = ['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check'];
const gsdUntouched = {
    id: 'gsd-untouched',
    area: 'gsd',
    scope: 'claim',
    verdict: ['present', 'empty', 'relocated', 'removed'],
    after: 'commits',
    severity: 'notice',
    summary: 'A file that a summary says was created or modified was changed by a commit of its plan',
    rationale: 'The commits that a summary cites hold its work. A file that none of them changed, no commit that names the plan and none that added the summary was there without it. Where one of the cited commits is not in the history, nothing is said.',
    remedy: 'Cite the commit that changed the file, or take the file out of the list.',
    sources: [{ document: 'upstream', heading: 'executor, task commits' }],
    bad: {
        families: ['gsd-summary'],
        replace: [CITED],
        commits: { [COMMIT]: ['src/parse-dates.ts'] },
    },
    good: {
        families: ['gsd-summary'],
        replace: [CITED],
        commits: { [COMMIT]: ['src/parse-dates.ts'], ['1a'.repeat(20)]: ['src/page.ts'] },
        subjects: { ['1a'.repeat(20)]: 'feat(01-02): show dates' },
    },
    check({ claim, touched }) {
        if (touched !== false)
            return rule/* NOTHING */.K$;
        return [
            {
                message: `${(0,model_text/* quote */.hD)(claim.path, 200)} is said to be ${claim.type ?? 'changed'}, and no commit of this plan changed it: none that the summary cites, none whose subject names the plan, none that added the summary.`,
                recommendation: 'Cite the commit that changed the file, or take the file out of the list.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/json-encoding.ts

const ENCODINGS = { 'not-utf-8': 'holds bytes that are not UTF-8', 'utf-16': 'is encoded as UTF-16' };
const jsonEncoding = {
    id: 'json-encoding',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The file is UTF-8 without a byte order mark',
    rationale: 'RFC 8259 asks for UTF-8 and forbids to write a byte order mark. Other encodings turn paths and names into different ones without a word, and many parsers stop at the mark.',
    remedy: 'Save the file as UTF-8 without a byte order mark.',
    fixes: [{ safety: 'safe', does: 'removes a byte order mark' }],
    sources: [{ document: 'return-gate', heading: 'RFC 8259 section 8.1: JSON that systems exchange is UTF-8' }],
    bad: { bytes: [...new TextEncoder().encode('{"summary":"caf'), 0xe9, 0x22, 0x7d] },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'encoding') {
                problems.push({
                    range: problem.range,
                    message: `The file ${ENCODINGS[problem.reason]}; UTF-8 was expected.`,
                    recommendation: 'Save the file as UTF-8.',
                    value: problem.reason,
                });
            }
            else if (problem.kind === 'byte-order-mark') {
                problems.push({
                    range: problem.range,
                    severity: 'warning',
                    message: 'The file starts with a byte order mark; plain UTF-8 was expected.',
                    recommendation: 'Save the file as UTF-8 without a byte order mark.',
                    value: 'byte-order-mark',
                    fix: { safety: 'safe', does: 'remove the byte order mark', edits: [{ kind: 'byte-order-mark' }] },
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/no-returns.ts



const METADATA = 'specs/7_parse_dates/.return-meta.json';
const no_returns_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const BLOCKED = {
    '/status': 'blocked',
    '/artifacts': [],
    '/errors': [
        {
            type: 'execution',
            message: 'The calendar service does not answer',
            recoverable: true,
            recommendation: 'Start the service and plan again',
        },
    ],
};
const noReturns = {
    id: 'no-returns',
    area: 'run',
    scope: 'run',
    severity: 'error',
    summary: 'A run finds at least one file that may hold a return, and an agent branch brings a return',
    rationale: 'A gate that finds nothing has judged nothing. To pass then would let a wrong pattern or a forgotten commit look like proved work. The same holds of a branch on which an agent works and that brings no return of its own, whatever was committed before it: an old return that was moved, copied, or written with other white space says nothing of this work, and one that is in progress, or writes no status, does not say how it ended.',
    remedy: 'Commit the returns, correct the patterns, or state by `if-no-returns` that a run without returns is right. On a branch that matches `agent-branches`, commit the return of the work with it, with a final status that it writes; where `agent-branches-require` is `success`, with a status of success and at least one claim that is proved.',
    sources: [{ document: 'return-gate', heading: 'A required check must not pass because nothing was found' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'result-envelope', 'verify-result', 'orchestrator-handoff'],
            file: 'notes/plan.json',
        },
        {
            families: ['gsd-summary'],
            file: 'notes/SUMMARY.md',
            tree: { '.planning/phases/01-dates/01-02-PLAN.md': null },
        },
        {
            families: ['gsd-plan'],
            file: 'notes/PLAN.md',
            tree: { '.planning/phases/01-dates/01-02-SUMMARY.md': null },
        },
        { families: ['gsd-verification'], file: 'notes/VERIFICATION.md' },
        {
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set(['src/dates.ts']), deleted: new Set() },
            },
        },
        {
            families: ['return-meta'],
            set: { '/status': 'in_progress' },
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set([METADATA, no_returns_PLAN]), deleted: new Set() },
            },
            also: ['status-in-progress', 'started-at', 'partial-progress-required'],
        },
        {
            families: ['return-meta'],
            set: BLOCKED,
            context: {
                agentBranch: 'agent/7-parse-dates',
                agentBranchRequires: 'success',
                changes: { base: 'main', changed: new Set([METADATA]), deleted: new Set() },
            },
        },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return', 'result-envelope', 'verify-result', 'orchestrator-handoff'],
            file: 'notes/plan.json',
            context: { ifNoReturns: 'ignore' },
        },
        { families: ['gsd-summary', 'gsd-plan', 'gsd-verification'] },
        {
            families: ['return-meta'],
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set([METADATA, no_returns_PLAN]), deleted: new Set() },
            },
        },
        {
            families: ['return-meta'],
            set: BLOCKED,
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set([METADATA]), deleted: new Set() },
            },
        },
    ],
    check(run, { ifNoReturns, agentBranch, agentBranchRequires, changes }) {
        const { single = null } = run;
        if (single !== null)
            return judgeSingle(single, run);
        const { deletedReturns = null } = run;
        const isEmpty = run.files === 0 && ifNoReturns !== 'ignore';
        if (isEmpty && deletedReturns === null && ifNoReturns === 'error')
            return [nothingFound(ifNoReturns)];
        const problems = [];
        if (isEmpty)
            problems.push(deletedReturns === null ? nothingFound(ifNoReturns) : allDeleted(deletedReturns));
        if (agentBranch !== null)
            problems.push(...judgeBranch(agentBranch, agentBranchRequires, run, changes));
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function judgeSingle({ file, form, family, findings }, { returns }) {
    const range = position/* FILE_START */.W;
    const isEnvelope = form === 'markdown' && (family ?? 'result-envelope') === 'result-envelope';
    const isMarkdown = form !== 'json';
    if (returns.length === 0 && findings === 0) {
        return [
            {
                file,
                range,
                message: `The text holds no ${isEnvelope ? 'result envelope' : 'return'}; one was expected.`,
                recommendation: isEnvelope
                    ? 'Fix subagent return format: return a result envelope with all of its parts.'
                    : `Fix subagent return format: return ${isMarkdown ? 'the document that the standard asks for' : 'one JSON object'}.`,
            },
        ];
    }
    if (returns.length < 2 || form !== 'markdown')
        return rule/* NOTHING */.K$;
    return [
        {
            file,
            range,
            value: 'several',
            message: `The text holds ${String(returns.length)} returns; one was expected.`,
            recommendation: 'Fix subagent return format: return one result envelope, and quote no other.',
        },
    ];
}
function judgeBranch(branch, demand, { returns, brought }, changes) {
    const doubt = no_returns_doubtOf(changes, brought);
    if (brought === null || doubt !== null)
        return [undecided(branch, doubt ?? UNREADABLE)];
    if (brought.length === 0) {
        const isTouched = returns.some(({ file }) => changes?.changed.has(file) === true);
        return [isTouched ? nothingNew(branch) : unchanged(branch)];
    }
    const ended = brought.filter(({ outcome }) => outcome !== 'open');
    if (ended.length === 0)
        return [unfinished(branch, brought)];
    const read = ended.filter(({ unread }) => unread !== true);
    if (read.length === 0)
        return [unread(branch, ended)];
    if (demand !== 'success')
        return rule/* NOTHING */.K$;
    const succeeded = read.filter(({ outcome }) => outcome === 'success');
    if (succeeded.length === 0)
        return [noSuccess(branch, read)];
    return succeeded.every(({ unproved }) => unproved === true) ? [unproved(branch, succeeded)] : rule/* NOTHING */.K$;
}
function nothingFound(severity) {
    return {
        severity,
        message: 'No file that may hold a return was found.',
        recommendation: 'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" where none are expected.',
    };
}
function allDeleted(files) {
    const shown = files.slice(0, MOST_SHOWN).map((file) => (0,model_text/* quote */.hD)(file, 200));
    const more = files.length - shown.length;
    const named = (0,model_text/* listOf */.c3)([...shown, ...(more === 0 ? [] : [`${String(more)} more`])], 'and');
    return {
        severity: 'notice',
        value: 'deleted',
        message: `The compared change deletes ${files.length === 1 ? 'the only file' : `all ${String(files.length)} files`} with returns, so nothing is left to check: ${named}.`,
        recommendation: 'Review that the returns were meant to be deleted: 001 asks for it once a task is finished.',
    };
}
const UNREADABLE = 'what the base held could not be read';
function no_returns_doubtOf(changes, brought) {
    if (changes === null)
        return 'there is no base to compare with';
    if (changes.approximate === true)
        return `history is too shallow to tell where it left ${(0,model_text/* quote */.hD)(changes.base)}`;
    return brought === null ? UNREADABLE : null;
}
function undecided(branch, doubt) {
    return {
        value: branch,
        message: `Whether the agent branch ${(0,model_text/* quote */.hD)(branch, 200)} changed a return is not known: ${doubt}.`,
        recommendation: 'Let the checkout fetch all of the history (fetch-depth: 0), or name the base by the input base.',
    };
}
const no_returns_COMMIT = 'Commit the return of the work with it, or take the branch out of agent-branches.';
function unchanged(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} changed no return.`,
        recommendation: no_returns_COMMIT,
    };
}
function nothingNew(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} changed no return: those that it touched say what others said before, in another place or form, or tell of several tasks.`,
        recommendation: no_returns_COMMIT,
    };
}
function unfinished(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} brings no return with a final status: ${statusesOf(brought)}.`,
        recommendation: 'Let the agent finish, or set the status that the work reached, such as "partial" or "blocked".',
    };
}
function unread(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} adds no return that could be read completely: ${statusesOf(brought)}.`,
        recommendation: 'Correct what the other findings on these returns name, so that every claim is read.',
    };
}
function unproved(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} adds no return of success with a proved claim, which agent-branches-require demands: ${statusesOf(brought)}.`,
        recommendation: 'Claim the files that the work made, or set agent-branches-require to "final".',
    };
}
function noSuccess(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} brings no return that says success, which agent-branches-require demands: ${statusesOf(brought)}.`,
        recommendation: 'Finish the work on the branch before it is merged, or set agent-branches-require to "final".',
    };
}
const MOST_SHOWN = 3;
function statusesOf(brought) {
    const shown = brought
        .slice(0, MOST_SHOWN)
        .map(({ file, status }) => `${status === null ? 'none' : (0,model_text/* quote */.hD)(status)} in ${(0,model_text/* quote */.hD)(file, 200)}`);
    const more = brought.length - shown.length;
    return more === 0 ? (0,model_text/* listOf */.c3)(shown, 'and') : `${shown.join(', ')} and ${String(more)} more`;
}

;// CONCATENATED MODULE: ./src/rules/too-many-claims.ts


const too_many_claims_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const too_many_claims_PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const MANY = Array.from({ length: model_claim/* MOST_CLAIMS */.W$ + 1 }, (_, n) => `src/part-${String(n)}.ts`);
const tooManyClaims = {
    id: 'too-many-claims',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    unread: true,
    summary: 'A return claims at most 10,000 files',
    rationale: 'No agent makes so many files in one task. A return that says so is meant to stall the gate, so only the first are looked up; and what was not looked up must not pass.',
    remedy: 'List the files that people should look at, or split the work into several returns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts': Array(model_claim/* MOST_CLAIMS */.W$ + 1).fill(too_many_claims_PLAN) },
            also: ['artifact-object', 'handoff-tokens'],
        },
        {
            families: ['result-envelope'],
            replace: [
                [
                    too_many_claims_PROPOSAL,
                    Array(model_claim/* MOST_CLAIMS */.W$ + 1)
                        .fill(too_many_claims_PROPOSAL)
                        .join(', '),
                ],
            ],
        },
        {
            families: ['gsd-summary'],
            replace: [['  modified:\n', `  deleted:\n${MANY.map((path) => `    - ${path}\n`).join('')}  modified:\n`]],
        },
        {
            families: ['gsd-plan'],
            replace: [['    - path: src/parse-dates.ts\n', MANY.map((path) => `    - path: ${path}\n`).join('')]],
            also: ['artifact-missing'],
        },
        {
            families: ['gsd-verification'],
            replace: [
                [
                    '| `src/parse-dates.ts` |',
                    `${MANY.map((path) => `| \`${path}\` | ✓ VERIFIED |\n`).join('')}| \`src/parse-dates.ts\` |`,
                ],
            ],
            also: ['artifact-missing'],
        },
    ],
    good: {},
    check({ claims }) {
        if (claims <= model_claim/* MOST_CLAIMS */.W$)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The return makes ${String(claims)} claims, ${String(claims - model_claim/* MOST_CLAIMS */.W$)} more than the ${String(model_claim/* MOST_CLAIMS */.W$)} that are looked up.`,
                recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
                value: 'too-many-claims',
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/describe-value.ts
var describe_value = __webpack_require__(4796);
;// CONCATENATED MODULE: ./src/rules/return-object.ts



const OF_JSON = ['return-meta', 'subagent-return', 'orchestrator-handoff'];
const returnObject = {
    id: 'return-object',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A return is a JSON object, or the document of its family, and no symbolic link',
    rationale: 'Every field of a return has a name, so only an object can be one. A file that is named as a return and holds none would otherwise pass unseen. A symbolic link is never followed, so a link in place of a return holds nothing that can be checked.',
    remedy: 'Write the return itself at its path, as one object, or keep files that hold no return out of the gathered patterns.',
    sources: [{ document: '000', heading: 'Validation Rules Summary' }],
    bad: [
        { families: OF_JSON, text: '42\n' },
        { families: [...gsd_place/* GSD_FAMILIES */.GJ], link: '../elsewhere.md' },
    ],
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'not-object') {
                problems.push({
                    range: problem.range,
                    message: `A return is a JSON object; this is ${(0,describe_value/* describeValue */.b)(problem.value)}.`,
                    recommendation: 'Fix subagent return format: return one JSON object.',
                });
            }
            else if (problem.kind === 'link') {
                problems.push({
                    range: problem.range,
                    message: 'This is a symbolic link or another special file, which is not followed: it holds no return of its own.',
                    recommendation: 'Commit the return itself at this path.',
                });
            }
            else if (problem.kind === 'no-return') {
                problems.push({
                    range: problem.range,
                    message: 'The file holds no return.',
                    recommendation: 'Write the return into it, or let the patterns leave this file out.',
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/model/baseline.ts
var baseline = __webpack_require__(782);
;// CONCATENATED MODULE: ./src/rules/unclaimed-change.ts




const UNCLAIMED_BY_DESIGN = [
    'specs/TODO.md',
    'specs/state.json',
    baseline/* BASELINE_FILE */.t,
    '.return-gate.yml',
    '.return-gate.yaml',
    '.return-gate.json',
];
const unclaimed_change_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const unclaimed_change_METADATA = 'specs/7_parse_dates/.return-meta.json';
const HANDOFF = 'specs/7_parse_dates/.orchestrator-handoff.json';
const LOG = 'returns/7_plan.return.json';
const unclaimed_change_PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';
const DONE_PLAN = '.planning/phases/01-dates/01-02-PLAN.md';
const PARSER = 'src/parse-dates.ts';
const VERIFIED = '.planning/phases/01-dates/01-VERIFICATION.md';
const tree = { 'src/dates.ts': 'export {};\n' };
const unclaimedChange = {
    id: 'unclaimed-change',
    area: 'run',
    scope: 'run',
    severity: 'notice',
    summary: 'Every file that changed with a return is claimed by one',
    rationale: 'A return is the account of what an agent did. A change beside it that no return mentions is work that nobody accounts for.',
    remedy: 'List the file as an artifact of the return that made it, commit it apart, or except its path in the configuration.',
    sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
    bad: [
        {
            families: ['return-meta'],
            tree,
            context: { changes: { base: 'main', changed: new Set([unclaimed_change_METADATA, unclaimed_change_PLAN, 'src/dates.ts']), deleted: new Set() } },
        },
        {
            families: ['orchestrator-handoff'],
            tree,
            context: { changes: { base: 'main', changed: new Set([HANDOFF, unclaimed_change_PLAN, 'src/dates.ts']), deleted: new Set() } },
        },
        {
            families: ['subagent-return'],
            tree,
            context: { changes: { base: 'main', changed: new Set([LOG, unclaimed_change_PLAN, 'src/dates.ts']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            tree,
            context: {
                changes: { base: 'main', changed: new Set([ENVELOPE, unclaimed_change_PROPOSAL, 'src/dates.ts']), deleted: new Set() },
            },
        },
        {
            families: ['gsd-summary', 'gsd-plan'],
            tree,
            context: {
                changes: { base: 'main', changed: new Set([SUMMARY, DONE_PLAN, PARSER, 'src/dates.ts']), deleted: new Set() },
            },
        },
        {
            families: ['gsd-verification'],
            tree,
            context: { changes: { base: 'main', changed: new Set([VERIFIED, PARSER, 'src/dates.ts']), deleted: new Set() } },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_change_METADATA, unclaimed_change_PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['orchestrator-handoff'],
            context: { changes: { base: 'main', changed: new Set([HANDOFF, unclaimed_change_PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set([LOG, unclaimed_change_PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE, unclaimed_change_PROPOSAL]), deleted: new Set() } },
        },
        {
            families: ['gsd-summary', 'gsd-plan'],
            context: { changes: { base: 'main', changed: new Set([SUMMARY, DONE_PLAN, PARSER]), deleted: new Set() } },
        },
        {
            families: ['gsd-verification'],
            context: { changes: { base: 'main', changed: new Set([VERIFIED, PARSER]), deleted: new Set() } },
        },
    ],
    check(run, { changes, mayBeUnclaimed }) {
        if (changes === null)
            return rule/* NOTHING */.K$;
        const accounted = new Set(UNCLAIMED_BY_DESIGN);
        let compared = false;
        for (const { file, restated, claims } of run.returns) {
            accounted.add(file);
            if (!changes.changed.has(file))
                continue;
            compared ||= restated;
            for (const { claim, verdict } of claims) {
                const path = (0,model_claim/* claimedFile */.YH)(claim);
                if (path !== null)
                    accounted.add(path);
                if (verdict.foundAt !== null)
                    accounted.add(verdict.foundAt);
            }
        }
        if (!compared)
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const file of changes.changed) {
            if (accounted.has(file) || changes.moved?.has(file) === true || mayBeUnclaimed?.(file) === true)
                continue;
            if (run.holdsReturn?.(file) === true)
                continue;
            problems.push({
                file,
                message: `${(0,model_text/* quote */.hD)(file, 200)} changed, and no changed return claims it.`,
                recommendation: 'List it as an artifact of the return that made it, or except its path in the configuration.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/model/namesakes.ts
const DEEPEST = 16;
function pairedWithNamesakes(files, others) {
    const free = new Set(others);
    const paired = new Set();
    for (let length = DEEPEST; length > 0; length--) {
        for (const keyOf of [keyInFolder, keyAnywhere]) {
            const byKey = new Map();
            for (const other of free) {
                const key = keyOf(other, length);
                const found = byKey.get(key);
                if (found === undefined)
                    byKey.set(key, [other]);
                else
                    found.push(other);
            }
            for (const file of files) {
                if (paired.has(file))
                    continue;
                const partner = byKey.get(keyOf(file, length))?.shift();
                if (partner === undefined)
                    continue;
                paired.add(file);
                free.delete(partner);
            }
        }
    }
    return paired;
}
function keyAnywhere(path, length) {
    return path.split('/').slice(-length).join('/');
}
function keyInFolder(path, length) {
    return `${path.slice(0, path.indexOf('/') + 1)}\n${keyAnywhere(path, length)}`;
}

;// CONCATENATED MODULE: ./src/rules/unclaimed-deletion.ts






const MOST_TOLD = 10;
const METADATA_FILE = /(?:^|\/)[^/]*return-meta(?:-[^/]*)?\.json$/i;
const PLANNING_FILE = /(?:^|\/)\.planning\//;
const unclaimed_deletion_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const unclaimed_deletion_METADATA = 'specs/7_parse_dates/.return-meta.json';
const unclaimed_deletion_LOG = 'returns/7_plan.return.json';
const unclaimed_deletion_PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const unclaimed_deletion_ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const unclaimed_deletion_HANDOFF = 'specs/7_parse_dates/.orchestrator-handoff.json';
const unclaimed_deletion_SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';
const unclaimed_deletion_VERIFIED = '.planning/phases/01-dates/01-VERIFICATION.md';
const unclaimed_deletion_PARSER = 'src/parse-dates.ts';
const unclaimed_deletion_DONE_PLAN = '.planning/phases/01-dates/01-02-PLAN.md';
const deleted = new Set(['src/times.ts']);
const planning = new Set(['.planning/HANDOFF.json']);
const unclaimedDeletion = {
    id: 'unclaimed-deletion',
    area: 'run',
    scope: 'run',
    severity: 'warning',
    summary: 'Every file that a change with a return deletes is named by one',
    rationale: 'A return is the account of what an agent did. A file that is gone, and that no return speaks of, is lost without anybody being told.',
    remedy: 'Bring the file back if nobody meant it to go. If it was rewritten elsewhere, claim the new file: one of the same name speaks for one that is gone. Else name it where the standard has a place for deleted files, delete it in a change of its own, or except its path under `unclaimed` in the configuration.',
    sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
    bad: [
        {
            families: ['return-meta'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_METADATA, unclaimed_deletion_PLAN]), deleted } },
        },
        {
            families: ['orchestrator-handoff'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_HANDOFF, unclaimed_deletion_PLAN]), deleted } },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_LOG, unclaimed_deletion_PLAN]), deleted } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_ENVELOPE, unclaimed_deletion_PROPOSAL]), deleted } },
        },
        {
            families: ['gsd-summary', 'gsd-plan'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_SUMMARY, unclaimed_deletion_DONE_PLAN, unclaimed_deletion_PARSER]), deleted } },
        },
        {
            families: ['gsd-verification'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_VERIFIED, unclaimed_deletion_PARSER]), deleted } },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            earlier: { 'src/times.ts': 'src/dates.ts' },
            context: {
                changes: { base: 'main', changed: new Set([unclaimed_deletion_METADATA, unclaimed_deletion_PLAN]), deleted, movedAway: deleted },
            },
        },
        {
            families: ['orchestrator-handoff'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_HANDOFF, unclaimed_deletion_PLAN]), deleted, movedAway: deleted } },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_LOG, unclaimed_deletion_PLAN]), deleted, movedAway: deleted } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_ENVELOPE, unclaimed_deletion_PROPOSAL]), deleted, movedAway: deleted } },
        },
        {
            families: ['gsd-summary', 'gsd-plan'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_SUMMARY, unclaimed_deletion_DONE_PLAN, unclaimed_deletion_PARSER]), deleted: planning } },
        },
        {
            families: ['gsd-verification'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_deletion_VERIFIED, unclaimed_deletion_PARSER]), deleted: planning } },
        },
    ],
    check(run, { changes, mayBeUnclaimed }) {
        if (changes === null || changes.deleted.size === 0)
            return rule/* NOTHING */.K$;
        const named = new Set(UNCLAIMED_BY_DESIGN);
        const { changed, added = changed, moved, movedAway } = changes;
        const made = new Set();
        let compared = false;
        for (const { file, restated, claims } of run.returns) {
            if (!changed.has(file))
                continue;
            compared ||= restated;
            named.add(ownFolder(file));
            for (const { claim, verdict } of claims) {
                const path = (0,model_path/* normalisePath */.qb)(claim.path);
                if (path !== null && (verdict.name !== 'directory' || claim.type === 'deleted'))
                    named.add(path);
                const place = verdict.foundAt ?? (0,model_claim/* claimedFile */.YH)(claim);
                if (verdict.name === 'present' && place !== null && added.has(place) && moved?.has(place) !== true) {
                    made.add(place);
                }
                if (verdict.foundAt !== null)
                    named.add(verdict.foundAt);
            }
        }
        named.delete('');
        if (!compared)
            return rule/* NOTHING */.K$;
        const unnamed = [...changes.deleted].filter((file) => !METADATA_FILE.test(file) &&
            !PLANNING_FILE.test(file) &&
            !isNamed(file, named) &&
            mayBeUnclaimed?.(file) !== true);
        const whereKnown = new Set(moved?.values());
        const [away, gone] = [[], []];
        for (const file of unnamed) {
            if (!whereKnown.has(file))
                (movedAway?.has(file) === true ? away : gone).push(file);
        }
        const rewritten = pairedWithNamesakes([...away, ...gone], [...made].sort());
        const lost = gone.filter((file) => !rewritten.has(file));
        const problems = lost.slice(0, MOST_TOLD).map((file) => ({
            file,
            message: `${(0,model_text/* quote */.hD)(file, 200)} was deleted, and no changed return names it.`,
            recommendation: 'Bring it back, delete it in a change of its own, or except its path in the configuration.',
        }));
        const more = lost.length - problems.length;
        if (more > 0) {
            problems.push({
                value: more,
                message: `${String(more)} more ${more === 1 ? 'file was' : 'files were'} deleted that no changed return names.`,
                recommendation: 'Bring them back, delete them in a change of their own, or except their paths in the configuration.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function ownFolder(file) {
    const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    return folder.replace(/(?:^|\/)\.meta$/, '');
}
function isNamed(file, named) {
    for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) {
        if (named.has(file.slice(0, end)))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(1502);
;// CONCATENATED MODULE: ./src/standards/define.ts
function use(rule, differs = {}) {
    return { rule, ...differs };
}
function ruleList(...lists) {
    const byId = new Map();
    for (const list of lists)
        for (const entry of list)
            byId.set(entry.rule.id, entry);
    return [...byId.values()];
}

;// CONCATENATED MODULE: ./src/standards/families/gsd-claims.ts



function gsdClaims(value, family) {
    const claims = new Map();
    for (const pointer of (0,json/* listField */.FZ)(value, 'order')) {
        if (typeof pointer !== 'string')
            continue;
        const claim = claimAt(value, pointer, family);
        if (claim === null)
            continue;
        const key = `${claim.kind ?? 'file'} ${(0,model_path/* normalisePath */.qb)(claim.path) ?? claim.path}`;
        const first = claims.get(key);
        if (first === undefined)
            claims.set(key, claim);
        else if (claim.type === 'deleted')
            claims.set(key, { ...first, type: 'deleted' });
    }
    return [...claims.values()];
}
function claimAt(value, pointer, family) {
    const found = (0,model_pointer/* valueAt */.fK)(value, pointer);
    if (found === undefined)
        return null;
    const path = typeof found === 'string' ? found : (0,json/* stringField */.OM)(found, 'path');
    if (path === undefined)
        return null;
    if (family !== 'gsd-summary')
        return { path, pointer, type: 'artifact' };
    const type = typeOf(found, (0,model_pointer/* tokens */.LU)(pointer));
    return type === 'commit' ? { path, pointer, type, kind: 'commit' } : { path, pointer, type };
}
function typeOf(element, [list, kind]) {
    if (list === 'commits')
        return 'commit';
    if (list !== 'key-files')
        return (0,json/* stringField */.OM)(element, 'type') ?? 'listed';
    return typeof element !== 'string' || kind === 'removed' ? 'deleted' : (kind ?? 'listed');
}

;// CONCATENATED MODULE: ./src/standards/families/gsd.ts





















































const gsdRules = [
    use(jsonEncoding),
    use(fileTooLarge),
    use(returnUndetermined),
    use(returnObject),
    use(tooManyClaims),
    use(artifactMissing),
    use(artifactEmpty, { severity: 'warning' }),
    use(artifactBlank),
    use(artifactRelocated),
    use(artifactRemoved, { severity: 'warning' }),
    use(artifactUndetermined),
    use(artifactUncommitted),
    use(artifactDirectory, { severity: 'notice' }),
    use(artifactCase, { severity: 'warning' }),
    use(artifactPathRelative, { severity: 'warning' }),
    use(artifactUnverifiable),
    use(noReturns),
    use(baselineStale),
    use(unclaimedChange),
    use(unclaimedDeletion),
];
const gsdSummaryRules = [
    ...gsdRules,
    use(gsdFrontmatter),
    use(gsdDuplicateKey),
    use(gsdUnread),
    use(gsdField),
    use(gsdName),
    use(gsdStatus, { severity: 'notice' }),
    use(gsdCommitPlaceholder),
    use(gsdSelfCheckFailed),
    use(gsdOrphan),
    use(gsdDeletedPresent),
    use(gsdCommitUnknown),
    use(gsdUntouched),
    use(gsdSelfCheckContradicted),
    use(gsdSelfCheckUnread),
    use(gsdSelfCheckAbsent),
    use(gsdRequirementUnknown),
    use(gsdRequirementOpen),
    use(gsdRequirementUnplanned),
];
const gsdPlanRules = [
    ...gsdRules,
    use(gsdFrontmatter),
    use(gsdDuplicateKey),
    use(gsdField),
    use(gsdName),
    use(gsdMustHaveUnread),
    use(gsdPlanAutonomous),
    use(gsdPlanWave),
    use(gsdMustHaveLines),
    use(gsdMustHaveContains),
    use(gsdMustHaveExports),
    use(gsdKeyLink),
];
const gsdVerificationRules = [
    ...gsdRules,
    use(gsdFrontmatter),
    use(gsdField),
    use(gsdStatus),
    use(gsdVerificationScore),
    use(gsdVerificationGaps),
];
const gsdLeniencies = new Set([
    'path-ending',
    'folder',
    'ignored',
    'cited-commits',
    'step',
    'deletion',
]);
const gsdObserverLeniencies = new Set([...gsdLeniencies, 'untouched-ending']);
function claimsOfGsd(family) {
    return (value, file, beside) => {
        if (family === 'gsd-plan' && beside !== undefined && !isDone(beside))
            return [];
        const base = (0,gsd_place/* gsdBaseOf */.Zg)(file);
        const claims = gsdClaims(value, family);
        return base === '' ? claims : claims.map((claim) => (claim.kind === undefined ? { ...claim, base } : claim));
    };
}
const workOfSummary = {
    isMade: (claim) => {
        if (claim.type !== 'created' && claim.type !== 'modified')
            return false;
        const file = (0,model_claim/* claimedFile */.YH)(claim);
        return file !== null && !/(?:^|\/)\.planning(?:\/|$)/.test(file);
    },
    scopesOf: gsd_place/* commitScopesOf */.Ev,
};
const MADE = {
    relocated: 'notice',
    empty: 'warning',
    missing: 'error',
    uncommitted: 'error',
    'case-mismatch': 'warning',
    outside: 'warning',
    directory: 'notice',
    undetermined: 'error',
    removed: 'notice',
    unverifiable: 'notice',
};
const LISTED = { ...MADE, missing: 'warning', undetermined: 'warning' };
const ARTIFACT = { ...MADE, 'case-mismatch': 'notice', outside: 'notice', undetermined: 'notice' };
const PLANNED = { ...ARTIFACT, missing: 'notice', uncommitted: 'notice' };
const gsd_VERIFIED = { ...ARTIFACT, missing: 'warning', uncommitted: 'warning' };
const DELETED = {
    present: 'notice',
    empty: 'notice',
    relocated: 'pass',
    missing: 'pass',
    uncommitted: 'pass',
    'case-mismatch': 'notice',
    outside: 'notice',
    directory: 'notice',
    undetermined: 'pass',
    removed: 'pass',
    unverifiable: 'pass',
};
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.py|py\.typed|\.gitkeep|\.keep|\.nojekyll)$/;
function weighGsd(family) {
    return ({ kind, type, path }, { name, by, blank, submodule, byChange, detail }, file) => {
        if (kind !== undefined)
            return undefined;
        const weights = weightsOf(family, type);
        if (submodule !== undefined && type !== 'deleted')
            return undefined;
        if (byChange === true)
            return atMost('warning', weights.missing);
        if (by === 'lost-commits' && OWN_WORK.has(type) && !isArchivedPhase(file))
            return 'warning';
        if (name === 'relocated' && by === 'archive')
            return 'pass';
        if (name === 'directory' && path.endsWith('/') && detail === null)
            return 'pass';
        if ((name === 'empty' || blank) && type !== 'deleted' && MAY_BE_EMPTY.test(path))
            return 'pass';
        return weights[name];
    };
}
const OWN_WORK = new Set(['created', 'modified', 'checked']);
function atMost(most, weight) {
    if (weight === undefined || weight === 'pass')
        return 'pass';
    return (0,severity/* rank */.Tm)(weight) > (0,severity/* rank */.Tm)(most) ? most : weight;
}
function isArchivedPhase(file) {
    return /(?:^|\/)\.planning\/(?:.*\/)?(?:archive|milestones|[^/]+-phases)\//.test(file);
}
function weightsOf(family, type) {
    if (family === 'gsd-plan')
        return PLANNED;
    if (family === 'gsd-verification')
        return gsd_VERIFIED;
    if (type === 'deleted')
        return DELETED;
    return type === 'listed' ? LISTED : MADE;
}

// EXTERNAL MODULE: ./src/model/archive.ts + 1 modules
var archive = __webpack_require__(6709);
// EXTERNAL MODULE: ./src/model/once-per.ts
var once_per = __webpack_require__(8594);
;// CONCATENATED MODULE: ./src/standards/families/gsd-beside.ts




async function besideSummary(_value, file, tree) {
    const { names, requirements } = await planningOf(tree);
    const { folder, name } = splitPath(file);
    const plan = (0,gsd_place/* planOf */.XC)(name, names.get(folder) ?? []);
    const base = (0,gsd_place/* gsdBaseOf */.Zg)(file);
    const own = requirements.filter((path) => (0,gsd_place/* gsdBaseOf */.Zg)(path) === base);
    return [...(plan === null ? [] : [`${folder}/${plan}`]), ...own.slice(0, MOST_BESIDE)].map(withFamily);
}
async function besidePlan(value, file, tree, changes) {
    const { names } = await planningOf(tree);
    const { folder, name } = splitPath(file);
    const ownName = (0,gsd_place/* summaryOf */.YG)(name, names.get(folder) ?? []);
    if (ownName === null)
        return [];
    const summary = `${folder}/${ownName}`;
    const demanded = mustHaves(value)
        .filter(({ minLines, contains, exports }) => minLines !== null || contains.length > 0 || exports.length > 0)
        .map(({ path }) => path);
    const linked = keyLinks(value)
        .filter(({ pattern }) => pattern !== null)
        .flatMap(({ from, to }) => [from, to].filter((path) => path !== null));
    const paths = [...new Set([...demanded, ...linked])].slice(0, MOST_BESIDE);
    const isNow = paths.length === 0 || changes?.changed.has(summary) === true;
    const places = paths.map((path) => possiblePlaces(path, file));
    const files = isNow ? filesNow(places, tree) : await filesThen(places, summary, tree);
    return [withFamily(summary), ...files];
}
function filesNow(places, tree) {
    return places.flatMap((list) => {
        const path = list.find((one) => tree.find(one)?.kind === 'file');
        return path === undefined ? [] : [{ path, family: null }];
    });
}
async function filesThen(places, summary, tree) {
    const { commits, isWhole } = await introductionsOf(tree);
    const commit = commits.get(summary);
    if (commit === undefined)
        return filesNow(places, tree);
    if (!isWhole)
        return [];
    const moments = places.flat().map((path) => ({ path, commit }));
    const ids = await tree.filesAt(moments);
    const idOf = new Map(moments.map(({ path }, n) => [path, ids[n] ?? null]));
    return places.flatMap((list) => {
        const path = list.find((one) => typeof idOf.get(one) === 'string');
        const id = path === undefined ? null : (idOf.get(path) ?? null);
        return path === undefined || id === null ? [] : [{ path, family: null, id }];
    });
}
const introductionsOf = (0,once_per/* oncePer */.P)(async (tree) => {
    const { names } = await planningOf(tree);
    const files = [...names].flatMap(([folder, list]) => list.map((name) => `${folder}/${name}`));
    const summaries = files.filter((path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-summary');
    const versions = await tree.fileVersions(summaries, null, archive/* stableFilePath */.R);
    const commits = new Map([...versions].map(([path, newest]) => [path, oldestOf(newest).commit]));
    const { whole } = await tree.pastEndingWith([]);
    return { commits, isWhole: whole };
});
function oldestOf(newest) {
    let version = newest;
    for (let [before] = version.before; before !== undefined; [before] = version.before)
        version = before;
    return version;
}
function withFamily(path) {
    return { path, family: (0,gsd_place/* gsdFamilyOf */.So)(path) };
}
const MOST_BESIDE = 100;
function splitPath(file) {
    const slash = file.lastIndexOf('/');
    return { folder: file.slice(0, Math.max(slash, 0)), name: file.slice(slash + 1) };
}
const planningOf = (0,once_per/* oncePer */.P)(async (tree) => {
    const files = await tree.findAll({
        patterns: ['**/.planning/**/*.md'],
        matches: (path) => path.endsWith('.md') && /(?:^|\/)\.planning\//.test(path),
    });
    const names = new Map();
    const requirements = [];
    for (const { path } of files) {
        const { folder, name } = splitPath(path);
        const list = names.get(folder);
        if (list === undefined)
            names.set(folder, [name]);
        else
            list.push(name);
        if (isRequirementsFile(path))
            requirements.push(path);
    }
    return { names, requirements };
});

;// CONCATENATED MODULE: ./src/standards/families/gsd-samples.ts
const FOLDER = '.planning/phases/01-dates';
const gsd_samples_PLAN = `---
phase: 01-dates
plan: 02
type: execute
wave: 1
depends_on: []
files_modified:
  - src/parse-dates.ts
autonomous: true
requirements: [DATE-01]
must_haves:
  truths:
    - "A date is read in every form that the page shows"
  artifacts:
    - path: src/parse-dates.ts
      provides: The parser
      exports: ["parseDate"]
  key_links:
    - from: src/parse-dates.ts
      to: src/page.ts
      via: import
      pattern: parseDate
---

<tasks>
<task type="auto">
  <name>Task 1: Parse dates</name>
</task>
</tasks>
`;
const gsd_samples_SUMMARY = `---
phase: 01-dates
plan: 02
subsystem: parser
tags: [dates]
key-files:
  created:
    - src/parse-dates.ts
  modified:
    - src/page.ts
requirements-completed: [DATE-01]
status: complete
duration: 12min
completed: 2026-05-04
---

# Phase 1 Plan 2: Parse dates Summary

**A parser of dates, which the page uses**

## Files Created/Modified

- \`src/parse-dates.ts\` - Reads a date
- \`src/page.ts\` - Calls it

## Self-Check: PASSED

FOUND: src/parse-dates.ts
`;
const VERIFICATION = `---
phase: 01-dates
verified: 2026-05-04T10:00:00Z
status: passed
score: 2/2 must-haves verified
---

# Phase 1: Dates Verification Report

### Required Artifacts

| Artifact | Expected | Status | Details |
| --- | --- | --- | --- |
| \`src/parse-dates.ts\` | The parser | ✓ VERIFIED | 40 lines |
`;
const TREE = {
    'src/parse-dates.ts': 'export const parseDate = Date.parse;\n',
    'src/page.ts': "import { parseDate } from './parse-dates.js';\n",
    '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n',
};
const gsdSummarySample = {
    file: `${FOLDER}/01-02-SUMMARY.md`,
    text: gsd_samples_SUMMARY,
    tree: { ...TREE, [`${FOLDER}/01-02-PLAN.md`]: gsd_samples_PLAN },
};
const gsdPlanSample = {
    file: `${FOLDER}/01-02-PLAN.md`,
    text: gsd_samples_PLAN,
    tree: { ...TREE, [`${FOLDER}/01-02-SUMMARY.md`]: gsd_samples_SUMMARY },
};
const gsdVerificationSample = {
    file: `${FOLDER}/01-VERIFICATION.md`,
    text: VERIFICATION,
    tree: TREE,
};

;// CONCATENATED MODULE: ./src/standards/shape-errors.ts
const NONE = [];
function shapeOf(validator) {
    return (value) => (validator(value) ? NONE : (validator.errors ?? []).filter(speaks).map(toShapeError));
}
function speaks(error) {
    return error.keyword !== 'if';
}
function toShapeError(error) {
    const { missingProperty, type } = error.params;
    const detail = error.keyword === 'required' ? missingProperty : error.keyword === 'type' ? type : '';
    return {
        keyword: error.keyword,
        pointer: error.instancePath,
        detail: Array.isArray(detail) ? detail.join(' or ') : typeof detail === 'string' ? detail : '',
        conditional: /\/(?:then|else|anyOf|not)\//.test(`${error.schemaPath}/`),
        advisory: error.schemaPath.includes('/$defs/advisory'),
    };
}

;// CONCATENATED MODULE: ./src/standards/gsd-plan@1/shape.ts
const shape = {
    "fields": {
        "": [
            "phase",
            "plan",
            "type",
            "wave",
            "depends_on",
            "files_modified",
            "autonomous",
            "requirements",
            "must_haves",
            "status",
            "checkpoint",
            "frontmatter",
            "order"
        ]
    },
    "required": {},
    "enums": {
        "/frontmatter": [
            "none",
            "misplaced",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/gsd-plan@1/validate.js
// Generated by `npm run generate` from schemas/gsd-plan@1.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:gsd-plan@1","type":"object","properties":{"phase":{"type":["string","number"]},"plan":{"type":["string","number"]},"type":{},"wave":{},"depends_on":{"type":"array"},"files_modified":{},"autonomous":{},"requirements":{"type":"array"},"must_haves":{"type":"object"},"status":{},"checkpoint":{"type":"boolean","readOnly":true},"frontmatter":{"type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:gsd-plan@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phase !== undefined){
let data0 = data.phase;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err0 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: schema31.properties.phase.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.plan !== undefined){
let data1 = data.plan;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
const err1 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: schema31.properties.plan.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.depends_on !== undefined){
if(!(Array.isArray(data.depends_on))){
const err2 = {instancePath:instancePath+"/depends_on",schemaPath:"#/properties/depends_on/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.requirements !== undefined){
if(!(Array.isArray(data.requirements))){
const err3 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.must_haves !== undefined){
let data4 = data.must_haves;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err4 = {instancePath:instancePath+"/must_haves",schemaPath:"#/properties/must_haves/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.checkpoint !== undefined){
if(typeof data.checkpoint !== "boolean"){
const err5 = {instancePath:instancePath+"/checkpoint",schemaPath:"#/properties/checkpoint/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data6 = data.frontmatter;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data6 === "none") || (data6 === "misplaced")) || (data6 === "unended")) || (data6 === "late")) || (data6 === "whole"))){
const err7 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.order !== undefined){
let data7 = data.order;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err8 = {instancePath:instancePath+"/order/" + i0,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"phase":true,"plan":true,"type":true,"wave":true,"depends_on":true,"files_modified":true,"autonomous":true,"requirements":true,"must_haves":true,"status":true,"checkpoint":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/gsd-plan@1/index.ts






const standard = {
    id: 'gsd-plan@1',
    family: 'gsd-plan',
    version: '1',
    title: 'GSD plan 1',
    isDefault: true,
    source: 'upstream 1.5.7, January 2026',
    statuses: ['superseded'],
    success: [],
    succeeds: () => true,
    artifactTypes: [],
    shape: shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files in must_haves.artifacts, once the summary of the plan is there',
    claims: claimsOfGsd('gsd-plan'),
    weigh: weighGsd('gsd-plan'),
    beside: besidePlan,
    leniencies: gsdObserverLeniencies,
    rules: gsdPlanRules,
    sample: gsdPlanSample,
    validate: shapeOf(validate),
};

;// CONCATENATED MODULE: ./src/standards/gsd-summary@1/shape.ts
const shape_shape = {
    "fields": {
        "": [
            "phase",
            "plan",
            "subsystem",
            "tags",
            "requires",
            "provides",
            "affects",
            "tech-stack",
            "key-files",
            "key-decisions",
            "patterns-established",
            "requirements-completed",
            "duration",
            "completed",
            "status",
            "files",
            "commits",
            "self-check",
            "selfCheck",
            "placeholders",
            "frontmatter",
            "order"
        ],
        "/key-files": [
            "created",
            "modified",
            "deleted"
        ]
    },
    "required": {},
    "enums": {
        "/selfCheck": [
            "passed",
            "failed",
            "both"
        ],
        "/frontmatter": [
            "none",
            "misplaced",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/gsd-summary@1/validate.js
// Generated by `npm run generate` from schemas/gsd-summary@1.schema.json: do not edit.
const validate_validate = validate_validate20;

const validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:gsd-summary@1","type":"object","properties":{"phase":{"type":["string","number"]},"plan":{"type":["string","number"]},"subsystem":{},"tags":{},"requires":{},"provides":{},"affects":{},"tech-stack":{},"key-files":{"type":"object","properties":{"created":{"type":"array"},"modified":{"type":"array"},"deleted":{"type":"array"}}},"key-decisions":{},"patterns-established":{},"requirements-completed":{"type":"array"},"duration":{},"completed":{},"status":{},"files":{"type":"array","readOnly":true},"commits":{"type":"array","items":{"type":"string"},"readOnly":true},"self-check":{"type":"array","readOnly":true},"selfCheck":{"type":"string","enum":["passed","failed","both"],"readOnly":true},"placeholders":{"type":"array","items":{"type":"string"},"readOnly":true},"frontmatter":{"type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:gsd-summary@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phase !== undefined){
let data0 = data.phase;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err0 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: validate_schema31.properties.phase.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.plan !== undefined){
let data1 = data.plan;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
const err1 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: validate_schema31.properties.plan.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["key-files"] !== undefined){
let data2 = data["key-files"];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.created !== undefined){
if(!(Array.isArray(data2.created))){
const err2 = {instancePath:instancePath+"/key-files/created",schemaPath:"#/properties/key-files/properties/created/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.modified !== undefined){
if(!(Array.isArray(data2.modified))){
const err3 = {instancePath:instancePath+"/key-files/modified",schemaPath:"#/properties/key-files/properties/modified/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.deleted !== undefined){
if(!(Array.isArray(data2.deleted))){
const err4 = {instancePath:instancePath+"/key-files/deleted",schemaPath:"#/properties/key-files/properties/deleted/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/key-files",schemaPath:"#/properties/key-files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["requirements-completed"] !== undefined){
if(!(Array.isArray(data["requirements-completed"]))){
const err6 = {instancePath:instancePath+"/requirements-completed",schemaPath:"#/properties/requirements-completed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.files !== undefined){
if(!(Array.isArray(data.files))){
const err7 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.commits !== undefined){
let data8 = data.commits;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err8 = {instancePath:instancePath+"/commits/" + i0,schemaPath:"#/properties/commits/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/commits",schemaPath:"#/properties/commits/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["self-check"] !== undefined){
if(!(Array.isArray(data["self-check"]))){
const err10 = {instancePath:instancePath+"/self-check",schemaPath:"#/properties/self-check/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.selfCheck !== undefined){
let data11 = data.selfCheck;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/selfCheck",schemaPath:"#/properties/selfCheck/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data11 === "passed") || (data11 === "failed")) || (data11 === "both"))){
const err12 = {instancePath:instancePath+"/selfCheck",schemaPath:"#/properties/selfCheck/enum",keyword:"enum",params:{allowedValues: validate_schema31.properties.selfCheck.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.placeholders !== undefined){
let data12 = data.placeholders;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err13 = {instancePath:instancePath+"/placeholders/" + i1,schemaPath:"#/properties/placeholders/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/placeholders",schemaPath:"#/properties/placeholders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data14 = data.frontmatter;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((data14 === "none") || (data14 === "misplaced")) || (data14 === "unended")) || (data14 === "late")) || (data14 === "whole"))){
const err16 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: validate_schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.order !== undefined){
let data15 = data.order;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
const err17 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_validate20.errors = vErrors;
return errors === 0;
}
validate_validate20.evaluated = {"props":{"phase":true,"plan":true,"subsystem":true,"tags":true,"requires":true,"provides":true,"affects":true,"tech-stack":true,"key-files":true,"key-decisions":true,"patterns-established":true,"requirements-completed":true,"duration":true,"completed":true,"status":true,"files":true,"commits":true,"self-check":true,"selfCheck":true,"placeholders":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/gsd-summary@1/index.ts







const gsd_summary_1_standard = {
    id: 'gsd-summary@1',
    family: 'gsd-summary',
    version: '1',
    title: 'GSD summary 1',
    isDefault: true,
    source: 'upstream 1.3.18, January 2026',
    statuses: ['complete', 'completed', 'done', 'shipped', 'halted'],
    success: ['complete', 'completed', 'done', 'shipped'],
    succeeds: gsd_status/* summarySucceeds */.sG,
    artifactTypes: [],
    shape: shape_shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files in key-files, below a heading on files and in the self-check; the commits below Task Commits and in the self-check',
    claims: claimsOfGsd('gsd-summary'),
    weigh: weighGsd('gsd-summary'),
    beside: besideSummary,
    leniencies: gsdLeniencies,
    citedWork: workOfSummary,
    rules: gsdSummaryRules,
    sample: gsdSummarySample,
    validate: shapeOf(validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/gsd-actuals.ts




const NAMES = ['tokens', 'tasks', 'commits'];
const spent = (text) => ({
    replace: [['status: complete\n', `status: complete\nactuals: ${text}\n`]],
});
const gsdActuals = {
    id: 'gsd-actuals',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'What a plan took is told in three numbers, none of them negative',
    rationale: "The numbers are held against the plan's estimate, so that the next one is better.",
    remedy: 'Write tokens, tasks and commits as plain numbers.',
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: [
        spent('{tokens: 12k, tasks: 2, commits: 3}'),
        spent('{tokens: 12000, tasks: -2, commits: 3}'),
        spent('{tasks: 2}'),
    ],
    good: spent('{tokens: 12000, tasks: 2, commits: 0}'),
    check({ value }) {
        const actuals = (0,json/* field */.ZZ)(value, 'actuals') ?? null;
        if (actuals === null)
            return rule/* NOTHING */.K$;
        const problems = [];
        if (!(0,json/* isObject */.Gv)(actuals)) {
            return [
                {
                    pointer: '/actuals',
                    message: `The actuals are ${(0,describe_value/* describeValue */.b)(actuals)}; tokens, tasks and commits were expected.`,
                    recommendation: 'Write tokens, tasks and commits, each with its number.',
                },
            ];
        }
        const absent = NAMES.filter((name) => !(0,json/* has */.zy)(actuals, name));
        if (absent.length > 0) {
            problems.push({
                pointer: '/actuals',
                property: absent,
                message: `The actuals lack ${absent.join(' and ')}; three numbers were expected.`,
                recommendation: `Add ${absent.join(' and ')}.`,
            });
        }
        for (const name of NAMES) {
            const number = (0,json/* field */.ZZ)(actuals, name);
            if (number === undefined || (typeof number === 'number' && number >= 0))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'actuals', name),
                message: `The ${name} are ${(0,describe_value/* describeValue */.b)(number)}; a number of 0 or more was expected.`,
                recommendation: `Write the number of ${name} in digits.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/gsd-coverage.ts





const KINDS = ['unit', 'integration', 'e2e', 'automated_ui', 'manual_procedural', 'other'];
const STATUSES = ['pass', 'fail', 'unknown'];
const covering = (...lines) => ({
    replace: [['status: complete\n', `status: complete\n${['coverage:', ...lines].join('\n')}\n`]],
});
const gsdCoverage = {
    id: 'gsd-coverage',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'What the coverage of a summary lists has the form that the guidance gives',
    rationale: 'The list says of each thing that was delivered how it was verified, and which of them a person has to look at. A step that reads it passes over what it does not understand.',
    remedy: 'Give each element an id of its own, known kinds and statuses, and a rationale where a person is to judge.',
    sources: [{ document: 'upstream', heading: 'coverage guidance' }],
    bad: [
        covering('  - id: D1', '  - id: D1'),
        covering('  - id: D1', '    human_judgment: true'),
        covering('  - id: D1', '    verification: [{kind: manual, status: pass}]'),
        covering('  - description: Dates'),
    ],
    good: [
        covering('  - id: D1', '    description: Dates', '    requirement: DATE-01', '    verification:', '      - kind: unit', '        ref: parse-dates.test.ts', '        status: pass', '    human_judgment: true', '    rationale: Only a person sees it'),
        covering('  []'),
    ],
    check({ value }) {
        const coverage = (0,json/* field */.ZZ)(value, 'coverage');
        if (coverage === undefined || coverage === null)
            return rule/* NOTHING */.K$;
        if (!(0,json/* isArray */.cy)(coverage))
            return [gsd_coverage_problem('/coverage', coverage, 'a list')];
        const problems = [];
        const ids = new Set();
        for (const [index, element] of coverage.entries()) {
            const pointer = (0,model_pointer/* join */.fj)('', 'coverage', index);
            if (!(0,json/* isObject */.Gv)(element)) {
                problems.push(gsd_coverage_problem(pointer, element, 'an object with an id'));
                continue;
            }
            const id = trimmedText((0,json/* field */.ZZ)(element, 'id'));
            if (id === null)
                problems.push({
                    ...gsd_coverage_problem(pointer, element, 'an id'),
                    property: 'id',
                    message: 'An element of the coverage has no id.',
                });
            else if (ids.has(id))
                problems.push(gsd_coverage_problem((0,model_pointer/* join */.fj)(pointer, 'id'), id, 'an id that no other element has'));
            if (id !== null)
                ids.add(id);
            problems.push(...ofJudgment(element, pointer), ...ofVerification(element, pointer));
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function ofJudgment(element, pointer) {
    const judged = (0,json/* field */.ZZ)(element, 'human_judgment') ?? null;
    if (judged === null || judged === false)
        return rule/* NOTHING */.K$;
    if (judged !== true)
        return [gsd_coverage_problem((0,model_pointer/* join */.fj)(pointer, 'human_judgment'), judged, 'true or false')];
    const rationale = trimmedText((0,json/* field */.ZZ)(element, 'rationale'));
    if (rationale !== null && !(0,model_text/* isBlank */.z3)(rationale))
        return rule/* NOTHING */.K$;
    return [
        {
            pointer,
            property: 'rationale',
            message: 'An element of the coverage is left to human judgment without a rationale.',
            recommendation: 'Say in "rationale" what a person has to judge, and why no test can.',
        },
    ];
}
function ofVerification(element, pointer) {
    const list = (0,json/* field */.ZZ)(element, 'verification') ?? null;
    if (list === null)
        return rule/* NOTHING */.K$;
    const at = (0,model_pointer/* join */.fj)(pointer, 'verification');
    if (!(0,json/* isArray */.cy)(list))
        return [gsd_coverage_problem(at, list, 'a list')];
    const problems = [];
    for (const [index, entry] of list.entries()) {
        const place = (0,model_pointer/* join */.fj)(at, index);
        if (!(0,json/* isObject */.Gv)(entry)) {
            problems.push(gsd_coverage_problem(place, entry, 'an object with a kind'));
            continue;
        }
        if (!isOneOf(KINDS, (0,json/* field */.ZZ)(entry, 'kind'))) {
            problems.push(gsd_coverage_problem((0,json/* has */.zy)(entry, 'kind') ? (0,model_pointer/* join */.fj)(place, 'kind') : place, (0,json/* field */.ZZ)(entry, 'kind') ?? null, `the kind ${words(KINDS)}`));
        }
        if ((0,json/* has */.zy)(entry, 'status') && !isOneOf(STATUSES, (0,json/* field */.ZZ)(entry, 'status'))) {
            problems.push(gsd_coverage_problem((0,model_pointer/* join */.fj)(place, 'status'), (0,json/* field */.ZZ)(entry, 'status') ?? null, words(STATUSES)));
        }
    }
    return problems;
}
function trimmedText(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
function isOneOf(list, value) {
    return typeof value === 'string' && list.includes(value);
}
function words(list) {
    return (0,model_text/* listOf */.c3)(list.map((word) => (0,model_text/* quote */.hD)(word)));
}
function gsd_coverage_problem(pointer, value, expected) {
    return {
        pointer,
        message: `The coverage has ${(0,describe_value/* describeValue */.b)(value)}; ${expected} was expected.`,
        recommendation: `Write ${expected}.`,
    };
}

;// CONCATENATED MODULE: ./src/standards/gsd-summary@2/shape.ts
const gsd_summary_2_shape_shape = {
    "fields": {
        "": [
            "status",
            "phase",
            "plan",
            "subsystem",
            "tags",
            "requires",
            "provides",
            "affects",
            "tech-stack",
            "key-files",
            "key-decisions",
            "patterns-established",
            "requirements-completed",
            "duration",
            "completed",
            "actuals",
            "coverage",
            "files",
            "commits",
            "self-check",
            "selfCheck",
            "placeholders",
            "frontmatter",
            "order"
        ],
        "/key-files": [
            "created",
            "modified",
            "deleted"
        ]
    },
    "required": {},
    "enums": {
        "/selfCheck": [
            "passed",
            "failed",
            "both"
        ],
        "/frontmatter": [
            "none",
            "misplaced",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/gsd-summary@2/validate.js
// Generated by `npm run generate` from schemas/gsd-summary@2.schema.json: do not edit.
const gsd_summary_2_validate_validate = gsd_summary_2_validate_validate20;

const gsd_summary_2_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:gsd-summary@2","type":"object","properties":{"status":{},"phase":{"type":["string","number"]},"plan":{"type":["string","number"]},"subsystem":{},"tags":{},"requires":{},"provides":{},"affects":{},"tech-stack":{},"key-files":{"type":"object","properties":{"created":{"type":"array"},"modified":{"type":"array"},"deleted":{"type":"array"}}},"key-decisions":{},"patterns-established":{},"requirements-completed":{"type":"array"},"duration":{},"completed":{},"actuals":{},"coverage":{},"files":{"type":"array","readOnly":true},"commits":{"type":"array","items":{"type":"string"},"readOnly":true},"self-check":{"type":"array","readOnly":true},"selfCheck":{"type":"string","enum":["passed","failed","both"],"readOnly":true},"placeholders":{"type":"array","items":{"type":"string"},"readOnly":true},"frontmatter":{"type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function gsd_summary_2_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:gsd-summary@2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = gsd_summary_2_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phase !== undefined){
let data0 = data.phase;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err0 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: gsd_summary_2_validate_schema31.properties.phase.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.plan !== undefined){
let data1 = data.plan;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
const err1 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: gsd_summary_2_validate_schema31.properties.plan.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["key-files"] !== undefined){
let data2 = data["key-files"];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.created !== undefined){
if(!(Array.isArray(data2.created))){
const err2 = {instancePath:instancePath+"/key-files/created",schemaPath:"#/properties/key-files/properties/created/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.modified !== undefined){
if(!(Array.isArray(data2.modified))){
const err3 = {instancePath:instancePath+"/key-files/modified",schemaPath:"#/properties/key-files/properties/modified/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.deleted !== undefined){
if(!(Array.isArray(data2.deleted))){
const err4 = {instancePath:instancePath+"/key-files/deleted",schemaPath:"#/properties/key-files/properties/deleted/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/key-files",schemaPath:"#/properties/key-files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["requirements-completed"] !== undefined){
if(!(Array.isArray(data["requirements-completed"]))){
const err6 = {instancePath:instancePath+"/requirements-completed",schemaPath:"#/properties/requirements-completed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.files !== undefined){
if(!(Array.isArray(data.files))){
const err7 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.commits !== undefined){
let data8 = data.commits;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err8 = {instancePath:instancePath+"/commits/" + i0,schemaPath:"#/properties/commits/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/commits",schemaPath:"#/properties/commits/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["self-check"] !== undefined){
if(!(Array.isArray(data["self-check"]))){
const err10 = {instancePath:instancePath+"/self-check",schemaPath:"#/properties/self-check/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.selfCheck !== undefined){
let data11 = data.selfCheck;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/selfCheck",schemaPath:"#/properties/selfCheck/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data11 === "passed") || (data11 === "failed")) || (data11 === "both"))){
const err12 = {instancePath:instancePath+"/selfCheck",schemaPath:"#/properties/selfCheck/enum",keyword:"enum",params:{allowedValues: gsd_summary_2_validate_schema31.properties.selfCheck.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.placeholders !== undefined){
let data12 = data.placeholders;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err13 = {instancePath:instancePath+"/placeholders/" + i1,schemaPath:"#/properties/placeholders/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/placeholders",schemaPath:"#/properties/placeholders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data14 = data.frontmatter;
if(typeof data14 !== "string"){
const err15 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((data14 === "none") || (data14 === "misplaced")) || (data14 === "unended")) || (data14 === "late")) || (data14 === "whole"))){
const err16 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: gsd_summary_2_validate_schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.order !== undefined){
let data15 = data.order;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
const err17 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
gsd_summary_2_validate_validate20.errors = vErrors;
return errors === 0;
}
gsd_summary_2_validate_validate20.evaluated = {"props":{"status":true,"phase":true,"plan":true,"subsystem":true,"tags":true,"requires":true,"provides":true,"affects":true,"tech-stack":true,"key-files":true,"key-decisions":true,"patterns-established":true,"requirements-completed":true,"duration":true,"completed":true,"actuals":true,"coverage":true,"files":true,"commits":true,"self-check":true,"selfCheck":true,"placeholders":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/gsd-summary@2/index.ts











const gsd_summary_2_standard = {
    id: 'gsd-summary@2',
    family: 'gsd-summary',
    version: '2',
    title: 'GSD summary with a status 2',
    isDefault: false,
    source: 'upstream gsd-core 1.5.0, June 2026',
    statuses: ['complete', 'halted'],
    success: ['complete'],
    succeeds: gsd_status/* summarySucceeds */.sG,
    artifactTypes: [],
    shape: gsd_summary_2_shape_shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files in key-files, below a heading on files and in the self-check; the commits below Task Commits and in the self-check',
    claims: claimsOfGsd('gsd-summary'),
    weigh: weighGsd('gsd-summary'),
    beside: besideSummary,
    leniencies: gsdLeniencies,
    citedWork: workOfSummary,
    rules: ruleList(gsdSummaryRules, [use(gsdStatus, { params: { required: true } }), use(gsdCoverage), use(gsdActuals)]),
    sample: gsdSummarySample,
    validate: shapeOf(gsd_summary_2_validate_validate),
};

;// CONCATENATED MODULE: ./src/standards/gsd-verification@1/shape.ts
const gsd_verification_1_shape_shape = {
    "fields": {
        "": [
            "phase",
            "verified",
            "status",
            "score",
            "gaps",
            "human_verification",
            "artifacts",
            "gapCount",
            "frontmatter",
            "order"
        ]
    },
    "required": {},
    "enums": {
        "/frontmatter": [
            "none",
            "misplaced",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/gsd-verification@1/validate.js
// Generated by `npm run generate` from schemas/gsd-verification@1.schema.json: do not edit.
const gsd_verification_1_validate_validate = gsd_verification_1_validate_validate20;

const gsd_verification_1_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:gsd-verification@1","type":"object","properties":{"phase":{"type":["string","number"]},"verified":{},"status":{},"score":{},"gaps":{},"human_verification":{},"artifacts":{"type":"array","readOnly":true},"gapCount":{"type":"integer","readOnly":true},"frontmatter":{"type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function gsd_verification_1_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:gsd-verification@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = gsd_verification_1_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phase !== undefined){
let data0 = data.phase;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err0 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: gsd_verification_1_validate_schema31.properties.phase.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.artifacts !== undefined){
if(!(Array.isArray(data.artifacts))){
const err1 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.gapCount !== undefined){
let data2 = data.gapCount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/gapCount",schemaPath:"#/properties/gapCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data3 = data.frontmatter;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data3 === "none") || (data3 === "misplaced")) || (data3 === "unended")) || (data3 === "late")) || (data3 === "whole"))){
const err4 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: gsd_verification_1_validate_schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err5 = {instancePath:instancePath+"/order/" + i0,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
gsd_verification_1_validate_validate20.errors = vErrors;
return errors === 0;
}
gsd_verification_1_validate_validate20.evaluated = {"props":{"phase":true,"verified":true,"status":true,"score":true,"gaps":true,"human_verification":true,"artifacts":true,"gapCount":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/gsd-verification@1/index.ts





const gsd_verification_1_standard = {
    id: 'gsd-verification@1',
    family: 'gsd-verification',
    version: '1',
    title: 'GSD verification 1',
    isDefault: true,
    source: 'upstream 1.5.7, January 2026',
    statuses: ['passed', 'gaps_found', 'human_needed'],
    success: ['passed', 'human_needed'],
    artifactTypes: [],
    shape: gsd_verification_1_shape_shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files that the table of required artifacts says are there',
    claims: claimsOfGsd('gsd-verification'),
    weigh: weighGsd('gsd-verification'),
    leniencies: gsdObserverLeniencies,
    rules: gsdVerificationRules,
    sample: gsdVerificationSample,
    validate: shapeOf(gsd_verification_1_validate_validate),
};

;// CONCATENATED MODULE: ./src/model/artifact.ts




function artifactsOf({ value }) {
    return artifactsIn(value);
}
const artifactsIn = (0,once_per/* oncePer */.P)((value) => {
    const artifacts = [];
    const list = (0,json/* listField */.FZ)(value, 'artifacts');
    for (let index = 0; index < list.length; index++) {
        const artifact = list[index];
        if (!(0,json/* isObject */.Gv)(artifact))
            continue;
        const path = (0,json/* stringField */.OM)(artifact, 'path');
        artifacts.push({
            pointer: (0,model_pointer/* join */.fj)('', 'artifacts', index),
            value: artifact,
            type: (0,json/* stringField */.OM)(artifact, 'type'),
            path,
            plainPath: path === undefined ? null : (0,model_path/* normalisePath */.qb)(path),
            summary: (0,json/* stringField */.OM)(artifact, 'summary'),
        });
    }
    return artifacts;
});

// EXTERNAL MODULE: ./src/model/artifact-folder.ts
var artifact_folder = __webpack_require__(572);
;// CONCATENATED MODULE: ./src/rules/artifact-type-path.ts





const artifactTypePath = {
    id: 'artifact-type-path',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: "An artifact's type agrees with the task's folder that it lies in",
    rationale: 'The folders of a task are named for what they hold. Where type and folder differ, one of them is wrong, and callers that go by the other link the file in the wrong place.',
    remedy: 'Correct the type, or put the file into the folder of its type.',
    sources: [{ document: '001', heading: 'Examples' }],
    bad: { set: { '/artifacts/0/type': 'report' } },
    good: {
        set: { '/artifacts/0': { type: 'implementation', path: 'src/plans/parse.ts', summary: 'Parser of plans' } },
        tree: { 'src/plans/parse.ts': 'export {};\n' },
    },
    check(subject) {
        const problems = [];
        for (const { pointer, type, path, plainPath } of artifactsOf(subject)) {
            if (type === undefined || path === undefined || plainPath === null)
                continue;
            const usual = (0,artifact_folder/* tellingFolder */.mL)(plainPath);
            if (usual === undefined || usual.type === type || !subject.standard.artifactTypes.includes(type))
                continue;
            if (!subject.standard.artifactTypes.includes(usual.type))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'type'),
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} does not agree with the folder ${(0,model_text/* quote */.hD)(`${usual.folder}/`)} of ${(0,model_text/* quote */.hD)(path, 200)}, which holds files of type ${(0,model_text/* quote */.hD)(usual.type)}.`,
                recommendation: `Write ${(0,model_text/* quote */.hD)(usual.type)}, or put the file into the folder of its type.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/blockers-required.ts



const blockersRequired = {
    id: 'blockers-required',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: 'A blocked handoff says what blocks the work',
    rationale: 'The orchestrator decides by the blockers whether to wait, to plan anew or to ask a person. Without any it only knows that the work stands still.',
    remedy: 'Add each blocker to blockers, with its description, its phase and its severity, hard or soft.',
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: blockers' }],
    bad: { set: { '/status': 'blocked', '/blockers': [] } },
    good: {
        set: {
            '/status': 'blocked',
            '/blockers': [{ description: 'The calendar service does not answer', phase: 2, severity: 'hard' }],
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'blocked')
            return rule/* NOTHING */.K$;
        const blockers = (0,json/* field */.ZZ)(subject.value, 'blockers');
        const isAbsent = blockers === undefined || blockers === null;
        if (!isAbsent && !((0,json/* isArray */.cy)(blockers) && blockers.length === 0))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(blockers === undefined ? { pointer: '', property: 'blockers' } : { pointer: '/blockers' }),
                message: `Status is "blocked" and blockers is ${blockers === undefined ? 'absent' : isAbsent ? 'null' : 'empty'}; at least one blocker was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say in blockers what the work waits for.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/continuation-required.ts



const continuationRequired = {
    id: 'continuation-required',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: 'A partial handoff says where the work goes on',
    rationale: 'The next agent reads that file first. Without it, it has to find out what was done from the changes themselves, or starts again.',
    remedy: 'Write the path of the file that says how to go on to continuation_path, or to continuation_context.handoff_path.',
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: continuation_context and continuation_path' }],
    bad: [
        { set: { '/status': 'partial', '/phases_completed': 1 } },
        {
            set: { '/status': 'partial', '/phases_completed': 1, '/continuation_path': null, '/continuation_context': null },
        },
    ],
    good: {
        set: {
            '/status': 'partial',
            '/phases_completed': 1,
            '/continuation_path': 'specs/7_parse_dates/handoffs/phase-1.md',
        },
        tree: { 'specs/7_parse_dates/handoffs/phase-1.md': '# Phase 1\n\nGo on with time zones.\n' },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'partial')
            return rule/* NOTHING */.K$;
        const { value } = subject;
        if (((0,json/* field */.ZZ)(value, 'continuation_path') ?? (0,json/* field */.ZZ)(value, 'continuation_context') ?? null) !== null)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                property: 'continuation_path',
                message: 'Status is "partial" and neither continuation_path nor continuation_context is given; one of them was expected.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: name in continuation_path the file that says how to go on.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/handoff-tokens.ts

const AIM = 400;
const MAX = 600;
const CHARACTERS_PER_TOKEN = 4;
const handoffTokens = {
    id: 'handoff-tokens',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: `A handoff stays under ${String(AIM)} tokens, and has at most about ${String(MAX)}`,
    rationale: 'The orchestrator reads the handoff of every step and keeps it in its context window: what is long there belongs into an artifact. The count is an estimate of four characters a token, white space between fields left out.',
    remedy: 'Move details into the artifacts, and leave here what the next step depends on.',
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: size' }],
    bad: { set: { '/decisions_made': [`Dates are read ${'and written again '.repeat(150)}by one parser.`] } },
    good: { set: { '/decisions_made': ['Dates are read by one parser.'] } },
    check({ value }) {
        const { length } = JSON.stringify(value);
        const tokens = Math.ceil(length / CHARACTERS_PER_TOKEN);
        if (tokens <= MAX)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The handoff has an estimated ${String(tokens)} tokens (${String(length)} characters, ${String(CHARACTERS_PER_TOKEN)} a token); fewer than ${String(AIM)} were expected.`,
                recommendation: 'Move details into the artifacts: the orchestrator keeps every handoff in its context window.',
                value: MAX,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/model/phases.ts


function phasesOf({ value, standard, }) {
    const isAtTop = standard.shape.fields['']?.includes('phases_completed') === true;
    const holder = isAtTop ? value : (0,json/* field */.ZZ)(value, 'metadata');
    return {
        place: isAtTop ? '' : (0,model_pointer/* join */.fj)('', 'metadata'),
        completed: (0,json/* numberField */.sJ)(holder, 'phases_completed'),
        total: (0,json/* numberField */.sJ)(holder, 'phases_total'),
    };
}

;// CONCATENATED MODULE: ./src/rules/implemented-phases-short.ts




const COMPLETION = { completion_summary: 'Dates are parsed in every form that the plan names.' };
const HANDED_OFF = { '/status': 'implemented', '/plan_markers_verified': true };
const implementedPhasesShort = {
    id: 'implemented-phases-short',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'An implemented task has completed all its phases',
    rationale: 'The status closes the task while the counts say that phases are left. Either the work is partial and should be resumed, or the counts are stale.',
    remedy: 'Return partial where phases are left; otherwise bring the counts up to date.',
    sources: [{ document: '001', heading: 'Implementation Success (Non-Meta)' }],
    bad: [
        {
            families: ['return-meta'],
            set: {
                '/status': 'implemented',
                '/completion_data': COMPLETION,
                '/metadata/phases_completed': 3,
                '/metadata/phases_total': 4,
            },
        },
        { families: ['orchestrator-handoff'], set: { ...HANDED_OFF, '/phases_completed': 3, '/phases_total': 4 } },
    ],
    good: [
        {
            families: ['return-meta'],
            set: {
                '/status': 'implemented',
                '/completion_data': COMPLETION,
                '/metadata/phases_completed': 4,
                '/metadata/phases_total': 4,
            },
        },
        { families: ['orchestrator-handoff'], set: { ...HANDED_OFF, '/phases_completed': 4, '/phases_total': 4 } },
    ],
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const { place, completed, total } = phasesOf(subject);
        if (completed === undefined || total === undefined || completed >= total)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)(place, 'phases_completed'),
                message: `Status "implemented" stands beside ${String(completed)} of ${String(total)} phases; all were expected to be completed.`,
                recommendation: `Let ${(0,model_return/* agentName */.Lp)(subject)} return "partial" while phases are left, or correct the counts.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/partial-phases-whole.ts




const CONTINUED = {
    '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md',
};
const partialPhasesWhole = {
    id: 'partial-phases-whole',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: 'A partial handoff has phases left',
    rationale: 'The status asks the orchestrator to resume the work while the counts say that nothing is left. It would call an agent that has nothing to do.',
    remedy: 'Say implemented where all phases are done; otherwise count the completed ones again.',
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: phases_completed and phases_total' }],
    bad: { set: { '/status': 'partial', '/phases_completed': 3, '/phases_total': 3, ...CONTINUED } },
    good: { set: { '/status': 'partial', '/phases_completed': 2, '/phases_total': 3, ...CONTINUED } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'partial')
            return rule/* NOTHING */.K$;
        const { place, completed, total } = phasesOf(subject);
        if (completed === undefined || completed !== total)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)(place, 'phases_completed'),
                message: `Status "partial" stands beside ${String(completed)} of ${String(total)} phases; fewer were expected to be completed.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write "implemented" where all is done, or correct the counts.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/phases-required.ts






const FIELDS = ['phases_completed', 'phases_total'];
const phases_required_CONTINUED = { '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md' };
const phasesRequired = {
    id: 'phases-required',
    area: 'handoff',
    scope: 'return',
    severity: 'warning',
    summary: 'Work on a plan counts its phases, from 0 up',
    rationale: 'The orchestrator compares the counts to decide whether a plan is done or has to be resumed. Without them it has only the status.',
    remedy: 'Write phases_completed and phases_total as whole numbers of 0 or more.',
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: phases_completed and phases_total' }],
    bad: [
        { set: { '/status': 'implemented', '/plan_markers_verified': true }, remove: FIELDS.map((name) => `/${name}`) },
        { set: { '/status': 'partial', '/phases_completed': -1, ...phases_required_CONTINUED } },
    ],
    good: { set: { '/status': 'partial', '/phases_completed': 0, ...phases_required_CONTINUED } },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status !== 'implemented' && status !== 'partial')
            return rule/* NOTHING */.K$;
        const { place, completed, total } = phasesOf(subject);
        const problems = [];
        const absent = FIELDS.filter((name) => (0,json/* field */.ZZ)(subject.value, name) === undefined);
        if (absent.length > 0) {
            problems.push({
                pointer: place,
                property: absent,
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and ${(0,model_text/* listOf */.c3)(absent, 'and')} ${absent.length === 1 ? 'is' : 'are'} absent; the counts of phases were expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add ${(0,model_text/* listOf */.c3)(absent, 'and')}.`,
            });
        }
        for (const [name, count] of [
            ['phases_completed', completed],
            ['phases_total', total],
        ]) {
            if (count === undefined || count >= 0)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(place, name),
                message: `Field ${name} is ${String(count)}; a whole number of 0 or more was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: count the phases again.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/plan-markers-unverified.ts



const FIELD = 'plan_markers_verified';
const DONE = { '/status': 'implemented', '/phases_completed': 3, '/phases_total': 3 };
const planMarkersUnverified = {
    id: 'plan-markers-unverified',
    area: 'handoff',
    scope: 'return',
    severity: 'notice',
    summary: 'An implemented handoff says that the marks in the plan were verified',
    rationale: 'A plan in which every phase is marked as completed shows that none was passed over. Whoever did not look cannot say so.',
    remedy: `Look whether each phase heading of the plan says [COMPLETED], and set ${FIELD} to true.`,
    sources: [{ document: 'upstream', heading: 'Orchestrator handoff: plan_markers_verified' }],
    bad: [{ set: DONE }, { set: { ...DONE, [`/${FIELD}`]: false } }],
    good: { set: { ...DONE, [`/${FIELD}`]: true } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const verified = (0,json/* field */.ZZ)(subject.value, FIELD);
        if (verified !== undefined && verified !== false)
            return rule/* NOTHING */.K$;
        return [
            {
                ...(verified === undefined ? { pointer: '', property: FIELD } : { pointer: `/${FIELD}` }),
                message: `Status is "implemented" and ${FIELD} is ${verified === undefined ? 'absent' : 'false'}; true was expected.`,
                recommendation: `Look whether each phase heading of the plan says [COMPLETED], and set ${FIELD} to true.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/progress-behind.ts

const progress_behind_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const HALF = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n';
const WHOLE = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [COMPLETED]\n';
const COUNTS = { '/metadata/phases_completed': 2, '/metadata/phases_total': 2 };
const COUNTS_AT_TOP = { '/phases_completed': 2, '/phases_total': 2 };
const progressBehind = {
    id: 'progress-behind',
    area: 'metadata',
    scope: 'claim',
    verdict: 'behind',
    kinds: ['progress'],
    severity: 'warning',
    summary: 'The plan marks as many phases as completed as the return says',
    rationale: 'Work is resumed by the marks in the plan, and closed by the counts in the return. Where the plan marks fewer phases, either work is missing or the plan was not kept.',
    remedy: 'Mark the phases that are done as [COMPLETED] in the plan, or count only those in the return.',
    sources: [
        { document: 'return-gate', heading: 'the plan in the same tree shows whether the counts are true' },
        { document: '001', heading: 'metadata (required)' },
    ],
    bad: [
        { families: ['return-meta'], set: COUNTS, tree: { [progress_behind_PLAN]: HALF } },
        { families: ['orchestrator-handoff'], set: COUNTS_AT_TOP, tree: { [progress_behind_PLAN]: HALF } },
    ],
    good: [
        { families: ['return-meta'], set: COUNTS, tree: { [progress_behind_PLAN]: WHOLE } },
        { families: ['orchestrator-handoff'], set: COUNTS_AT_TOP, tree: { [progress_behind_PLAN]: WHOLE } },
    ],
    check({ claim, verdict }, { success }) {
        if (verdict.detail === null)
            return rule/* NOTHING */.K$;
        return [
            {
                ...(success ? {} : { severity: 'notice' }),
                message: `The return says that ${claim.path} are completed, but ${verdict.detail}`,
                recommendation: 'Mark in the plan what is done, or count only the phases that the plan marks as completed.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/progress-other-total.ts

const progress_other_total_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const TWO_PHASES = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n';
const progressOtherTotal = {
    id: 'progress-other-total',
    area: 'metadata',
    scope: 'claim',
    verdict: 'other-total',
    kinds: ['progress'],
    severity: 'notice',
    summary: 'The plan has as many phases as the return says',
    rationale: 'Counts of another plan, or of an earlier edition of it, say nothing about what is left. It may also be that the plan was revised since.',
    remedy: 'Count the phases of the plan again, or name the plan that is meant among the artifacts.',
    sources: [{ document: 'return-gate', heading: 'the plan in the same tree shows whether the counts are true' }],
    bad: [
        {
            families: ['return-meta'],
            set: { '/metadata/phases_completed': 1, '/metadata/phases_total': 3 },
            tree: { [progress_other_total_PLAN]: TWO_PHASES },
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/phases_completed': 1, '/phases_total': 3 },
            tree: { [progress_other_total_PLAN]: TWO_PHASES },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            set: { '/metadata/phases_completed': 1, '/metadata/phases_total': 2 },
            tree: { [progress_other_total_PLAN]: TWO_PHASES },
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/phases_completed': 1, '/phases_total': 2 },
            tree: { [progress_other_total_PLAN]: TWO_PHASES },
        },
    ],
    check({ claim, verdict }) {
        if (verdict.detail === null)
            return rule/* NOTHING */.K$;
        return [
            {
                message: `The return counts ${claim.path}, but ${verdict.detail}`,
                recommendation: 'Count the phases of the plan again, or name the plan that is meant among the artifacts.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/return-location.ts


const TASK_FOLDER = /^specs\/(?:(?:archive|vault)\/(?:[^/]+\/)*)?(?:OC_)?\d+_[^/]+\/(?:\.meta\/)?[^/]+$/;
const returnLocation = {
    id: 'return-location',
    area: 'document',
    scope: 'return',
    severity: 'warning',
    summary: 'A metadata file or a handoff lies in the folder of its task, specs/{N}_{slug}/',
    rationale: 'The calling skill reads the file from the folder of the task. One that lies elsewhere is never read, and the work of the agent looks as if it had stopped.',
    remedy: 'Move the file to specs/{N}_{slug}/, number padded or not. Folders below specs/archive/ and specs/vault/ and a .meta/ folder in the task folder are right too.',
    sources: [{ document: '001', heading: 'File Location' }],
    bad: [
        { families: ['return-meta'], file: 'notes/.return-meta.json' },
        { families: ['orchestrator-handoff'], file: 'notes/.orchestrator-handoff.json' },
    ],
    good: [
        {},
        { families: ['return-meta'], file: 'specs/archive/007_parse_dates/.return-meta.json' },
        { families: ['orchestrator-handoff'], file: 'specs/archive/007_parse_dates/.orchestrator-handoff.json' },
    ],
    check({ file, standard }) {
        if (TASK_FOLDER.test(file))
            return rule/* NOTHING */.K$;
        const kind = standard.family === 'orchestrator-handoff' ? 'handoff' : 'metadata file';
        return [
            {
                pointer: '',
                message: `The ${kind} ${(0,model_text/* quote */.hD)(file, 200)} is in no task folder; "specs/{N}_{slug}/" was expected.`,
                recommendation: 'Move it to "specs/{N}_{slug}/" of its task.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/summary-empty.ts




const summaryEmpty = {
    id: 'summary-empty',
    area: 'summary',
    scope: 'return',
    supersedes: ['summary-length'],
    severity: 'error',
    structural: true,
    summary: 'The summary is not blank',
    rationale: 'The summary is often all that a caller reads. A blank one says nothing while it counts as present.',
    remedy: 'Say in two to five sentences what was accomplished.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': ' ' } },
    good: {},
    check(subject) {
        const summary = (0,json/* stringField */.OM)(subject.value, 'summary');
        if (summary === undefined || !(0,model_text/* isBlank */.z3)(summary))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary is blank: ${(0,model_text/* quote */.hD)(summary)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say what was accomplished in 2 to 5 sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/summary-sentences.ts



const MIN = 2;
const summary_sentences_MAX = 5;
const summarySentences = {
    id: 'summary-sentences',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    summary: `The summary has ${String(MIN)} to ${String(summary_sentences_MAX)} sentences, in a handoff at most 4`,
    rationale: 'One sentence seldom holds both the outcome and what follows from it; more than five are a report, and a report is an artifact.',
    remedy: 'Say the outcome in one sentence, and what the caller must know of it in one to four more.',
    sources: [
        { document: '000', heading: 'summary (required)' },
        { document: '003', heading: 'summary (required)' },
    ],
    params: { max: summary_sentences_MAX },
    bad: { set: { '/summary': 'Planned how dates are parsed' } },
    good: [
        {},
        {
            families: ['subagent-return'],
            set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass. The next phase is open.' },
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass.' },
        },
    ],
    check(subject, _context, params) {
        const max = Number(params.max);
        const summary = (0,json/* stringField */.OM)(subject.value, 'summary');
        if (summary === undefined || (0,model_text/* isBlank */.z3)(summary) || (0,model_text/* sentencesWithin */.UW)(summary, MIN, max))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,model_text/* sentencesInWords */.Vl)(summary, max)}; ${String(MIN)} to ${String(max)} were expected.`,
                recommendation: `Say what was accomplished in ${String(MIN)} to ${String(max)} sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/summary-tokens.ts


const MAX_TOKENS = 100;
const summary_tokens_CHARACTERS_PER_TOKEN = 4;
const summaryTokens = {
    id: 'summary-tokens',
    area: 'summary',
    scope: 'return',
    severity: 'warning',
    summary: `The summary has at most about ${String(MAX_TOKENS)} tokens`,
    rationale: 'An orchestrator keeps the summary of every agent in its context window. The count is an estimate of four characters a token, since each model counts its own.',
    remedy: 'Shorten it to about 400 characters.',
    sources: [
        { document: '000', heading: 'summary (required)' },
        { document: '003', heading: 'summary (required)' },
    ],
    bad: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(37)}times.` } },
    good: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(36)}times.` } },
    check(subject) {
        const length = (0,json/* stringField */.OM)(subject.value, 'summary')?.length ?? 0;
        const tokens = Math.ceil(length / summary_tokens_CHARACTERS_PER_TOKEN);
        if (tokens <= MAX_TOKENS)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has an estimated ${String(tokens)} tokens (${String(length)} characters, ${String(summary_tokens_CHARACTERS_PER_TOKEN)} a token); at most about ${String(MAX_TOKENS)} were expected.`,
                recommendation: `Shorten it to about ${String(MAX_TOKENS * summary_tokens_CHARACTERS_PER_TOKEN)} characters.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/families/confusions.ts
const SUCCESS_BY_KIND = { research: 'researched', plan: 'planned', other: 'implemented' };
const contextual = [
    ['completed', { instead: SUCCESS_BY_KIND, because: 'It stops the calling tool; success is said by what was done.' }],
    ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map((word) => [word, { instead: SUCCESS_BY_KIND, because: 'Success is said by what was done.' }]),
    ...['research_complete', 'research_completed', 'research-complete'].map((word) => [word, { instead: 'researched', because: 'A finished research is one word.' }]),
    ...['plan_complete', 'plan_completed', 'planning_complete', 'plan-complete'].map((word) => [word, { instead: 'planned', because: 'A finished plan is one word.' }]),
    ...['implementation_complete', 'implementation_completed', 'implement_complete'].map((word) => [word, { instead: 'implemented', because: 'A finished implementation is one word.' }]),
];
const stopped = [
    ['error', { instead: 'failed' }],
    ['failure', { instead: 'failed' }],
    ['incomplete', { instead: 'partial' }],
    ['timeout', { instead: 'partial', because: 'A time limit is told in errors.' }],
    ['waiting', { instead: 'blocked' }],
];
const begun = [
    ['in-progress', { instead: 'in_progress' }],
    ['started', { instead: 'in_progress' }],
    ['running', { instead: 'in_progress' }],
];
const plainSuccess = [
    ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map((word) => [word, { instead: 'completed' }]),
    ...['researched', 'planned', 'implemented', 'research_complete', 'plan_complete'].map((word) => [word, { instead: 'completed', because: 'That word belongs to a metadata file.' }]),
];
const metadataStatusWords = new Map([...contextual, ...stopped, ...begun]);
const contextualStatusWords = new Map([...contextual, ...stopped]);
const plainStatusWords = new Map([...plainSuccess, ...stopped]);
const TYPE_SYNONYMS = [
    ['research', ['report', 'research']],
    ['report', ['report', 'research']],
    ['analysis', ['report', 'research']],
    ['research_report', ['report', 'research']],
    ['research-report', ['report', 'research']],
    ['audit', ['report', 'research']],
    ['design', ['plan']],
    ['implementation_plan', ['plan']],
    ['implementation-plan', ['plan']],
    ['code', ['implementation']],
    ['source', ['implementation']],
    ['config', ['implementation']],
    ['configuration', ['implementation']],
    ['script', ['implementation']],
    ['file', ['implementation']],
    ['test', ['test', 'implementation']],
    ['tests', ['test', 'implementation']],
    ['doc', ['documentation', 'implementation']],
    ['docs', ['documentation', 'implementation']],
    ['documentation', ['documentation', 'implementation']],
    ['implementation_summary', ['summary']],
    ['implementation-summary', ['summary']],
    ['handoff', ['handoff', 'summary']],
];
function artifactTypeWords(types) {
    const words = new Map();
    for (const [word, meant] of TYPE_SYNONYMS) {
        const instead = meant.find((type) => types.includes(type));
        if (instead !== undefined && !types.includes(word))
            words.set(word, { instead });
    }
    return words;
}
function envelopeStatusWords(instead) {
    const { some, none } = instead;
    const words = [
        [
            'success',
            ['complete', 'completed', 'done', 'ok', 'okay', 'pass', 'passed', 'succeeded', 'successful', 'finished'],
        ],
        [
            some,
            [
                'warn',
                'warning',
                'warnings',
                'partial',
                'incomplete',
                'in_progress',
                'success_with_warnings',
                'success with warnings',
            ],
        ],
        [none, ['fail', 'failed', 'failure', 'error', 'errored', 'blocked', 'aborted', 'cancelled']],
    ];
    return new Map(words.flatMap(([right, wrong]) => wrong.filter((word) => word !== right).map((word) => [word, { instead: right }])));
}

;// CONCATENATED MODULE: ./src/rules/artifact-archived.ts



const artifact_archived_PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const artifact_archived_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const artifact_archived_tree = {
    [artifact_archived_PLAN]: null,
    'specs/archive/7_parse_dates/plans/01_parse-dates.md': '# Parse dates\n',
};
const artifactArchived = {
    id: 'artifact-archived',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'relocated',
    severity: 'off',
    summary: 'A claimed path still leads to its file after the task was archived',
    rationale: 'Archiving a task moves its return and its files together, so the claim stays true and nothing needs to be done. Turn this rule on where other tools follow the paths of archived returns.',
    remedy: 'Write the path below the archive.',
    fixes: [{ safety: 'safe', does: 'writes the path of the file in the archive' }],
    sources: [{ document: 'return-gate', heading: 'Most claims that no longer hold were archived with their folder' }],
    bad: [
        { families: ['return-meta'], file: 'specs/archive/7_parse_dates/.return-meta.json', tree: artifact_archived_tree },
        { families: ['orchestrator-handoff'], file: 'specs/archive/7_parse_dates/.orchestrator-handoff.json', tree: artifact_archived_tree },
        { families: ['subagent-return'], file: 'specs/archive/7_parse_dates/plan.return.json', tree: artifact_archived_tree },
        {
            families: ['result-envelope'],
            file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md',
            tree: { [artifact_archived_PROPOSAL]: null, 'openspec/changes/archive/2026-01-28-parse-dates/proposal.md': '# Parse dates\n' },
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.by !== 'archive' || verdict.foundAt === null || isOwnFile(claim, verdict, of))
            return rule/* NOTHING */.K$;
        return [
            {
                message: `Artifact ${(0,model_text/* quote */.hD)(claim.path, 200)} was archived with its task; it is now at ${(0,model_text/* quote */.hD)(verdict.foundAt, 200)}.`,
                recommendation: 'Write the path below the archive.',
                fix: relocationFix(claim.pointer, verdict.foundAt),
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-duplicate.ts





const artifactDuplicate = {
    id: 'artifact-duplicate',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    summary: 'No two artifacts of a return name the same file',
    rationale: 'A file that is listed twice is linked twice and counted as two pieces of work. Two spellings of one path hide it.',
    remedy: 'Keep one artifact for the file.',
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: {
        set: {
            '/artifacts/-': {
                type: 'plan',
                path: 'specs/7_parse_dates/plans/01_parse-dates.md',
                summary: 'The same plan once more',
            },
        },
    },
    good: {
        set: {
            '/artifacts/-': {
                type: 'summary',
                path: 'specs/7_parse_dates/summaries/01_parse-dates.md',
                summary: 'Overview of the plan',
            },
        },
        tree: { 'specs/7_parse_dates/summaries/01_parse-dates.md': '# Overview\n' },
    },
    check(subject) {
        const artifacts = artifactsOf(subject);
        if (artifacts.length < 2)
            return rule/* NOTHING */.K$;
        const problems = [];
        const first = new Map();
        for (const { pointer, path, plainPath } of artifacts) {
            if (path === undefined || (0,model_text/* isBlank */.z3)(path))
                continue;
            const key = plainPath ?? `/${path}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            const earlier = first.get(key);
            if (earlier === undefined) {
                first.set(key, place);
                continue;
            }
            problems.push({
                pointer: place,
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} names the same file as ${earlier}; each file is listed once.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: keep one artifact for the file.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-not-deleted.ts


const artifact_not_deleted_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const artifactNotDeleted = {
    id: 'artifact-not-deleted',
    area: 'artifacts',
    scope: 'claim',
    kinds: ['deletion'],
    verdict: ['present', 'directory', 'missing', 'undetermined', 'outside'],
    severity: 'error',
    summary: 'A file that is claimed as deleted was there, and is gone',
    rationale: 'An artifact whose type is deletion, deleted, removed or delete says that a file was taken away. A file that is still there was not, and one that no commit ever had could not be: the latter is a warning.',
    remedy: 'Delete the file and commit that, correct the path, or take the artifact out of the return.',
    sources: [{ document: 'return-gate', heading: 'A deletion is proved by the tree and its history, as a file is' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/type': 'deletion' },
            also: ['artifact-type'],
        },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/type': 'deletion', '/artifacts/0/path': 'specs/never/there.md' },
            also: ['artifact-type'],
        },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/artifacts/0/type': 'deletion' },
            tree: { [artifact_not_deleted_PLAN]: null },
            earlier: { [artifact_not_deleted_PLAN]: null },
            also: ['artifact-type'],
        },
    ],
    check({ claim, verdict }, of) {
        const path = (0,model_text/* quote */.hD)(claim.path, 200);
        const { name } = verdict;
        if (name === 'present' || name === 'directory')
            return [stillThere(path, verdict, of)];
        if (name === 'outside') {
            const message = `A deletion outside of the project is claimed: ${path}.${because(verdict)}`;
            return [
                artifact_not_deleted_problem(of, {}, message, 'Claim the deletion of a file of this repository, by its path from the project root.'),
            ];
        }
        if (name === 'undetermined') {
            const message = `Whether the artifact that is claimed as deleted was ever there cannot be determined: ${path}.${because(verdict)}`;
            return [artifact_not_deleted_problem(of, WARNING, message, 'Fetch the whole history, and run the gate again.')];
        }
        const message = `Artifact is claimed as deleted, and was never there: ${path}.${because(verdict)}`;
        return [artifact_not_deleted_problem(of, WARNING, message, 'Correct the path, or take the artifact out of the return.')];
    },
};
function stillThere(path, { name, foundAt }, of) {
    const where = foundAt === null ? '' : `; it is at ${(0,model_text/* quote */.hD)(foundAt, 200)}`;
    const what = name === 'directory' ? 'a folder is still there' : 'it is still there';
    const message = `Artifact is claimed as deleted, and ${what}: ${path}${where}.`;
    return artifact_not_deleted_problem(of, {}, message, `Verify ${of.agent} deletes the file and commits that, or correct the return.`);
}
const WARNING = { severity: 'warning' };
function artifact_not_deleted_problem(of, severity, message, recommendation) {
    return { ...severity, ...unlessSuccess(of, 'notice'), message, recommendation };
}

;// CONCATENATED MODULE: ./src/rules/artifact-object.ts








const artifactObject = {
    id: 'artifact-object',
    area: 'artifacts',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Every artifact is an object',
    rationale: 'Callers read the type and the path of each artifact. A bare path has no fields to read, so the file is never linked. All such elements of a list are one finding.',
    remedy: 'Replace it with an object that has the type, the path and the summary of the file.',
    fixes: [
        {
            safety: 'unsafe',
            does: 'writes bare paths as objects, where the folders of all of them below `specs/` give the type; the summary is made of type and file name',
        },
    ],
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0': 'specs/7_parse_dates/plans/01_parse-dates.md' } },
    good: {},
    check(subject) {
        const artifacts = (0,json/* listField */.FZ)(subject.value, 'artifacts');
        const fields = (0,model_text/* listOf */.c3)(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
        const wrong = [];
        for (let index = 0; index < artifacts.length; index++) {
            const written = artifacts[index];
            if ((0,json/* isObject */.Gv)(written))
                continue;
            wrong.push({ index, written, edit: editOf(written, (0,model_pointer/* join */.fj)('', 'artifacts', index), subject.standard) });
        }
        return wrong.length === 0 ? rule/* NOTHING */.K$ : [problemOf(wrong, fields, subject)];
    },
};
const artifact_object_MOST_SHOWN = 3;
function problemOf(wrong, fields, subject) {
    const shown = wrong.slice(0, artifact_object_MOST_SHOWN).map(({ written }) => valueInWords(written));
    const more = wrong.length - shown.length;
    const listed = more === 0 ? (0,model_text/* listOf */.c3)(shown, 'and') : `${shown.join(', ')} and ${String(more)} more`;
    const edits = wrong.flatMap(({ edit }) => edit ?? []);
    const does = `write ${(0,model_text/* count */.U9)(edits.length, 'bare path')} as ${edits.length === 1 ? 'an object' : 'objects'} with type, path and summary`;
    return {
        pointer: (0,model_pointer/* join */.fj)('', 'artifacts', wrong[0]?.index ?? 0),
        ...(edits.length < wrong.length ? {} : { fix: { safety: 'unsafe', does, edits } }),
        message: wrong.length === 1
            ? `Artifact ${String((wrong[0]?.index ?? 0) + 1)} is ${listed}; an object with ${fields} was expected.`
            : `${String(wrong.length)} artifacts are not objects: ${listed}; objects with ${fields} were expected.`,
        recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write each artifact as an object with ${fields}.`,
    };
}
function valueInWords(written) {
    return typeof written === 'string' ? `the bare string ${(0,model_text/* quote */.hD)(written, 200)}` : (0,describe_value/* describeValue */.b)(written);
}
function editOf(written, pointer, standard) {
    const path = typeof written === 'string' ? (0,model_path/* normalisePath */.qb)(written.replaceAll('\\', '/')) : null;
    const type = path === null ? undefined : (0,artifact_folder/* typeOfFolder */.eu)(path, standard);
    if (path === null || type === undefined)
        return null;
    return { kind: 'set', pointer, value: { type, path, summary: (0,artifact_folder/* plainSummary */.hQ)(type, path) } };
}

;// CONCATENATED MODULE: ./src/rules/artifact-path-empty.ts





const artifactPathEmpty = {
    id: 'artifact-path-empty',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's path is not blank",
    rationale: 'A blank path names no file, so there is nothing to link and nothing to prove.',
    remedy: 'Write the path of the file, or take the artifact out of the return.',
    sources: [{ document: '000', heading: 'Validation Rules Summary' }],
    bad: { set: { '/artifacts/0/path': ' ' } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, path } of artifactsOf(subject)) {
            if (path === undefined || !(0,model_text/* isBlank */.z3)(path))
                continue;
            const written = path === '' ? 'empty' : 'nothing but white space';
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'path'),
                message: `The artifact's path is ${written}; the path of a file was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write the path relative to the project root.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-path-slashes.ts





const artifactPathSlashes = {
    id: 'artifact-path-slashes',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's path uses forward slashes",
    rationale: 'A backslash divides folders on Windows only. In git, and on every other machine, it is a letter of the name, so the path leads to no file.',
    remedy: 'Write `/` between folders.',
    fixes: [{ safety: 'safe', does: 'writes `/` for every backslash' }],
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: {
        set: { '/artifacts/0/path': 'specs\\7_parse_dates\\plans\\01_parse-dates.md' },
        also: ['artifact-missing'],
    },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, path } of artifactsOf(subject)) {
            if (!path?.includes('\\'))
                continue;
            const plain = path.replaceAll('\\', '/');
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            problems.push({
                pointer: place,
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} has a backslash; folders are divided by "/".`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(plain, 200)}.`,
                fix: {
                    safety: 'safe',
                    does: `write ${(0,model_text/* quote */.hD)(plain, 200)}`,
                    edits: [{ kind: 'set', pointer: place, value: plain }],
                },
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-path-valid.ts






const CONTROL = /[\0-\x1f\x7f-\x9f]/;
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const NO_WIDTH = /[\u00AD\u200B\u2060-\u2064\uFEFF]/;
const UNSEEN = /[\0-\x1f\x7f-\x9f\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u00AD\u200B\u2060-\u2064\uFEFF]+/g;
const DOTS = /\/\.{1,2}(?:\/|$)/;
const SUSPECT = /[\0-\x1f\x7f-\x9f\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\/\/|\/\.|^\.|\/$|\s$/;
function faults(path) {
    const found = [];
    if (CONTROL.test(path))
        found.push('control characters');
    if (DIRECTION.test(path))
        found.push('bidirectional characters');
    if (NO_WIDTH.test(path))
        found.push('zero-width characters');
    if (path.includes('//'))
        found.push('"//"');
    if (path === '.' || path.startsWith('./'))
        found.push('a leading "./"');
    if (DOTS.test(path))
        found.push('"." or ".." segments');
    if (path.endsWith('/'))
        found.push('a trailing "/"');
    if (/\s$/.test(path))
        found.push('white space at its end');
    return found;
}
const artifactPathValid = {
    id: 'artifact-path-valid',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: "An artifact's path is written in its plain form",
    rationale: 'Callers compare paths letter by letter and put them into links and shell commands. A path with detours or invisible characters is another path to them, although it may lead to the same file.',
    remedy: 'Write the path from the project root without `./`, `//`, `..`, a trailing `/`, white space at its end, and control, bidirectional or zero-width characters.',
    fixes: [
        { safety: 'safe', does: 'writes the path without detours: `./`, `//` and `..`' },
        {
            safety: 'unsafe',
            does: 'removes control, bidirectional and zero-width characters, white space at its end and a trailing `/`',
        },
    ],
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: [
        { set: { '/artifacts/0/path': './specs/7_parse_dates//plans/01_parse-dates.md' } },
        {
            set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_parse-dates\u202Edm.md' },
            tree: { 'specs/7_parse_dates/plans/01_parse-dates\u202Edm.md': '# Parse dates\n' },
        },
    ],
    good: {
        set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01 parse..dates.md' },
        tree: { 'specs/7_parse_dates/plans/01 parse..dates.md': '# Parse dates\n' },
    },
    check(subject) {
        const problems = [];
        for (const { pointer, path, plainPath } of artifactsOf(subject)) {
            if (path === undefined || plainPath === null || !SUSPECT.test(path) || (0,model_text/* isBlank */.z3)(path))
                continue;
            const found = faults(path);
            if (found.length === 0)
                continue;
            const plain = (0,model_path/* normalisePath */.qb)(path.replace(UNSEEN, '').trimEnd());
            const advice = plain === null || plain === ''
                ? 'write the path of a file from the project root'
                : `write ${(0,model_text/* quote */.hD)(plain, 200)}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            problems.push({
                pointer: place,
                ...(plain === null || plain === '' ? {} : { fix: fixOf(path, plain, place) }),
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} has ${(0,model_text/* listOf */.c3)(found, 'and')}; a plain path was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${advice}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function fixOf(path, plain, pointer) {
    return {
        safety: (0,model_path/* normalisePath */.qb)(path) === plain && !(0,model_path/* namesFolder */.z0)(path) ? 'safe' : 'unsafe',
        does: `write ${(0,model_text/* quote */.hD)(plain, 200)}`,
        edits: [{ kind: 'set', pointer, value: plain }],
    };
}

;// CONCATENATED MODULE: ./src/model/suggest.ts




function agentKind(subject) {
    const named = (0,model_return/* agentOf */.jk)(subject) ?? (0,json/* stringField */.OM)(subject.value, 'agent_type') ?? (0,model_return/* delegationOf */.SF)(subject).at(-1);
    if (named !== undefined) {
        if (/research|explor|analy/i.test(named))
            return 'research';
        return /plan|design|architect/i.test(named) ? 'plan' : 'other';
    }
    const types = new Set(artifactsOf(subject).map(({ type }) => type));
    const [type] = types.size === 1 ? types : [];
    return type === 'report' || type === 'research' ? 'research' : type === 'plan' ? 'plan' : 'other';
}
function suggest(subject, word, list, confusions) {
    const known = confusions.get(word.trim().toLowerCase());
    if (known !== undefined) {
        const instead = typeof known.instead === 'string' ? known.instead : known.instead[agentKind(subject)];
        return { instead, known: true, because: known.because };
    }
    const instead = (0,model_text/* nearest */.pA)(word.trim(), list);
    return { instead, known: instead?.toLowerCase() === word.trim().toLowerCase(), because: undefined };
}
function suggestStatus(subject, status) {
    return suggest(subject, status, subject.standard.statuses, subject.standard.confusions.status);
}
function statusFix(instead) {
    const edits = [{ kind: 'set', pointer: '/status', value: instead }];
    return { safety: 'unsafe', does: `write the status ${(0,model_text/* quote */.hD)(instead)}`, edits };
}
function suggestArtifactType(subject, type) {
    return suggest(subject, type, subject.standard.artifactTypes, subject.standard.confusions.artifactType);
}

;// CONCATENATED MODULE: ./src/rules/artifact-type.ts






const artifactType = {
    id: 'artifact-type',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's type is one of the values that the standard lists",
    rationale: 'The type decides where a caller links the file. Under a type that it does not know, the file is left out of the task without a word.',
    remedy: 'Write one of the listed types, in exactly that letter case.',
    fixes: [
        { safety: 'safe', does: 'writes the listed type for a word that is known to be used for it' },
        { safety: 'unsafe', does: 'writes the listed type that a misspelt one is nearest to' },
    ],
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0/type': 'analysis' } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, type } of artifactsOf(subject)) {
            if (type === undefined || subject.standard.artifactTypes.includes(type))
                continue;
            const { instead, known, because } = suggestArtifactType(subject, type);
            const reason = because === undefined ? '' : ` ${because}`;
            const advice = instead === undefined ? 'use a listed artifact type' : `write ${(0,model_text/* quote */.hD)(instead)}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'type');
            problems.push({
                pointer: place,
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} is not one of ${(0,model_text/* listOf */.c3)(subject.standard.artifactTypes)}.${reason}`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${advice}.`,
                ...(instead === undefined
                    ? {}
                    : {
                        fix: {
                            safety: known ? 'safe' : 'unsafe',
                            does: `write the type ${(0,model_text/* quote */.hD)(instead)}`,
                            edits: [{ kind: 'set', pointer: place, value: instead }],
                        },
                    }),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-self.ts



const artifactSelf = {
    id: 'artifact-self',
    area: 'artifacts',
    scope: 'claim',
    verdict: ['present', 'relocated', 'case-mismatch'],
    severity: 'error',
    summary: 'A return claims other files than its own',
    rationale: 'The file that holds the return is there as soon as the return is written, so that claiming it, or a copy of it, proves nothing. It counts as no artifact.',
    remedy: 'Claim the files that the work made, and take the file of the return out of its artifacts.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        { document: 'return-gate', heading: 'A return is no work: that it exists does not prove what it says' },
    ],
    bad: [
        { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.return-meta.json' } },
        {
            families: ['orchestrator-handoff'],
            set: { '/artifacts/0/path': 'specs/7_parse_dates/.orchestrator-handoff.json' },
        },
        { families: ['subagent-return'], set: { '/artifacts/0/path': 'returns/7_plan.return.json' } },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/proposal.return.md']],
        },
        {
            families: ['return-meta'],
            file: 'specs/archive/7_parse_dates/.return-meta.json',
            set: { '/artifacts/0/path': 'specs/7_parse_dates/.return-meta.json' },
        },
        { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.Return-Meta.json' } },
    ],
    good: {},
    check({ claim, verdict }, of) {
        const isOwn = isOwnFile(claim, verdict, of);
        if (!isOwn && verdict.isReturn !== true)
            return rule/* NOTHING */.K$;
        const what = isOwn ? 'the file of the return itself' : 'a copy of the file of the return';
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact is ${what}: ${(0,model_text/* quote */.hD)(claim.path, 200)}; a file that the work made was expected.`,
                recommendation: `Verify ${of.agent} lists the files that it made, and not its return.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-unchanged.ts



const artifact_unchanged_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const artifact_unchanged_PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const artifact_unchanged_ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const artifactUnchanged = {
    id: 'artifact-unchanged',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'present',
    severity: 'warning',
    summary: 'A return that changed claims files that changed with it',
    rationale: 'A new return that points at a file which was there before, and which nobody touched, passes off old work as new.',
    remedy: 'Commit the change to the file together with the return, or take the artifact out of it.',
    sources: [{ document: 'return-gate', heading: 'That a file exists does not prove that this return made it' }],
    bad: [
        {
            families: ['return-meta'],
            context: {
                changes: { base: 'main', changed: new Set(['specs/7_parse_dates/.return-meta.json']), deleted: new Set() },
            },
        },
        {
            families: ['orchestrator-handoff'],
            context: {
                changes: {
                    base: 'main',
                    changed: new Set(['specs/7_parse_dates/.orchestrator-handoff.json']),
                    deleted: new Set(),
                },
            },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set(['returns/7_plan.return.json']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([artifact_unchanged_ENVELOPE]), deleted: new Set() } },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            context: {
                changes: {
                    base: 'main',
                    changed: new Set(['specs/7_parse_dates/.return-meta.json', artifact_unchanged_PLAN]),
                    deleted: new Set(),
                },
            },
        },
        {
            families: ['orchestrator-handoff'],
            context: {
                changes: {
                    base: 'main',
                    changed: new Set(['specs/7_parse_dates/.orchestrator-handoff.json', artifact_unchanged_PLAN]),
                    deleted: new Set(),
                },
            },
        },
        {
            families: ['subagent-return'],
            context: {
                changes: { base: 'main', changed: new Set(['returns/7_plan.return.json', artifact_unchanged_PLAN]), deleted: new Set() },
            },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([artifact_unchanged_ENVELOPE, artifact_unchanged_PROPOSAL]), deleted: new Set() } },
        },
    ],
    check({ claim, verdict }, of, { changes }) {
        if (changes === null || !of.success || !of.restated)
            return rule/* NOTHING */.K$;
        const file = verdict.foundAt ?? (0,model_claim/* claimedFile */.YH)(claim);
        if (file === null || isWritten(file, changes))
            return rule/* NOTHING */.K$;
        if (of.baseClaims?.((0,model_claim/* claimedFile */.YH)(claim) ?? file) === true)
            return rule/* NOTHING */.K$;
        return [
            {
                message: `Artifact is the same as in the base ${(0,model_text/* quote */.hD)(changes.base)}, although the return is new: ${(0,model_text/* quote */.hD)(claim.path, 200)}.`,
                recommendation: `Verify ${of.agent} wrote the artifact in this work and committed it with the return.`,
            },
        ];
    },
};
function isWritten(file, { changed, deleted, sameContent }) {
    return deleted.has(file) || (changed.has(file) && sameContent?.has(file) !== true);
}

// EXTERNAL MODULE: ./src/model/shape-error.ts
var shape_error = __webpack_require__(5255);
;// CONCATENATED MODULE: ./src/rules/field-type.ts






const fieldType = {
    id: 'field-type',
    area: 'shape',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Every field has the JSON type that the standard defines',
    rationale: 'A caller that expects a list and gets a text, or null, fails in the middle of its work. An optional field that is null says the same as one that is absent, so that is a notice only.',
    remedy: 'Write the value in the expected type, or leave an optional field out.',
    sources: [
        { document: '000', heading: 'Field Specifications' },
        { document: '001', heading: 'Field Specifications' },
        { document: '003', heading: 'Field Specifications' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': '300' } },
        { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': 'yes' } },
    ],
    good: [
        {},
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': 300.5 } },
        { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': true } },
    ],
    check(subject) {
        const problems = [];
        const elements = new Map();
        for (const error of subject.shapeErrors) {
            const { keyword, pointer, detail, conditional, advisory } = error;
            if (keyword !== 'type' || conditional || advisory)
                continue;
            const list = listAround(pointer);
            if (list !== null) {
                const known = elements.get(list);
                if (known === undefined)
                    elements.set(list, { first: pointer, detail, count: 1 });
                else
                    known.count++;
                continue;
            }
            const name = (0,model_text/* quote */.hD)(pointer.slice(1));
            if ((0,shape_error/* isOptionalNull */._)(error, subject.value, subject.standard.shape)) {
                problems.push({
                    pointer,
                    severity: 'notice',
                    message: `Optional field ${name} is null.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: leave ${name} out where there is nothing to say.`,
                });
                continue;
            }
            problems.push({
                pointer,
                message: `Field ${name} is ${(0,describe_value/* describeValue */.b)((0,model_pointer/* valueAt */.fK)(subject.value, pointer))}; ${withArticle(detail)} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${name} as ${withArticle(detail)}.`,
            });
        }
        for (const [list, { first, detail, count: wrong }] of elements) {
            const more = wrong === 1
                ? ''
                : `, and ${(0,model_text/* count */.U9)(wrong - 1, 'other element')} of the list ${wrong === 2 ? 'is' : 'are'} of a wrong type, too`;
            problems.push({
                pointer: first,
                message: `Element ${(0,model_text/* quote */.hD)(first.slice(1))} is ${(0,describe_value/* describeValue */.b)((0,model_pointer/* valueAt */.fK)(subject.value, first))}; ${withArticle(detail)} was expected${more}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write each element of ${(0,model_text/* quote */.hD)(list.slice(1))} as ${withArticle(detail)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function listAround(pointer) {
    const slash = pointer.lastIndexOf('/');
    return /^\d+$/.test(pointer.slice(slash + 1)) ? pointer.slice(0, slash) : null;
}
function withArticle(type) {
    return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

;// CONCATENATED MODULE: ./src/rules/json-duplicate-key.ts


const jsonDuplicateKey = {
    id: 'json-duplicate-key',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'No object holds the same key twice',
    rationale: 'Parsers disagree about which of the two values counts, so a caller may act on another return than the one that was judged.',
    remedy: 'Keep one of the two members, and delete or rename the other.',
    sources: [{ document: 'return-gate', heading: 'RFC 8259 section 4: what a parser makes of a repeated name is open' }],
    bad: { replace: [['"status"', '"status": "failed", "status"']] },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'more-duplicates') {
                problems.push({
                    message: `${(0,model_text/* count */.U9)(problem.more, 'more key stands', 'more keys stand')} twice in an object of this file.`,
                    recommendation: 'Keep each key once: write the return with a JSON encoder.',
                    value: 'more-duplicates',
                });
            }
            if (problem.kind !== 'duplicate-key')
                continue;
            problems.push({
                range: problem.range,
                message: `Key ${(0,model_text/* quote */.hD)(problem.key)} stands twice in one object, first in line ${String(problem.firstLine)}.`,
                recommendation: `Keep one ${(0,model_text/* quote */.hD)(problem.key)}.`,
                value: problem.key,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/json-syntax.ts

const jsonSyntax = {
    id: 'json-syntax',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The return is one strict JSON value',
    rationale: 'The first thing a caller does with a return is to parse it. Comments, trailing commas, single quotes or a cut end make a strict parser refuse the whole of it, so nothing that it says is ever read.',
    remedy: 'Have the agent write the return with a JSON encoder, or mend the place that is pointed at.',
    sources: [
        { document: '002', heading: 'Step 1: Validate JSON Structure' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { text: '{\n  "status": "partial",\n}\n' },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'syntax') {
                problems.push({
                    range: problem.range,
                    message: `Cannot parse the return as JSON: ${problem.reason.replace(/\.$/, '')}.`,
                    recommendation: 'Fix subagent return format: return strict JSON (RFC 8259) and nothing else.',
                    value: problem.reason,
                });
            }
            else if (problem.kind === 'wrapped' && isStrict(document)) {
                problems.push({
                    range: problem.range,
                    message: `The return stands in ${problem.by === 'fence' ? 'a Markdown fence' : 'other text'}, so the file is no JSON.`,
                    recommendation: 'Fix subagent return format: write nothing but the JSON object into the file.',
                    value: 'wrapped',
                });
            }
            else if (problem.kind === 'too-deep') {
                problems.push({
                    range: problem.range,
                    message: `The JSON is nested deeper than ${String(problem.limit)} levels, so it is not read.`,
                    recommendation: 'Fix subagent return format: a return nests only a few levels deep.',
                    value: 'too-deep',
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function isStrict({ form, hasRule }) {
    return form === 'json' && !hasRule('json-only');
}

;// CONCATENATED MODULE: ./src/rules/metadata-field-type.ts





const metadataFieldType = {
    id: 'metadata-field-type',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Fields that only inform people have the right type',
    rationale: 'Counts, estimates and warnings are shown and added up, but nothing depends on them: a wrong type is worth mending and stops no work.',
    remedy: 'Write counts and estimates as numbers without quotation marks, and warnings as a list.',
    sources: [
        { document: '000', heading: 'metadata (required)' },
        { document: '001', heading: 'metadata (required)' },
        { document: '001', heading: 'partial_progress (optional)' },
        { document: '003', heading: 'metadata (required)' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/metadata/retries': 'two', '/metadata/phase_count': 'three' },
        },
        { families: ['orchestrator-handoff'], set: { '/phases_total': '3', '/blockers': 'none' } },
    ],
    good: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/retries': 2, '/metadata/phase_count': 3 } },
        { families: ['orchestrator-handoff'], set: { '/phases_total': 3, '/blockers': ['No time zones'] } },
    ],
    check(subject) {
        if (subject.shapeErrors.length === 0)
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const { advisory, keyword, pointer, detail } of subject.shapeErrors) {
            if (!advisory)
                continue;
            const type = keyword === 'pattern' ? 'number, or a range such as "1-2",' : (0,model_text/* listOf */.c3)(detail.split(' or '));
            problems.push({
                pointer,
                message: `Field ${(0,model_pointer/* tokens */.LU)(pointer).join('.')} is ${(0,describe_value/* describeValue */.b)((0,model_pointer/* valueAt */.fK)(subject.value, pointer))}; type ${type} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write a value of type ${type}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/phantom-work.ts





const phantomWork = {
    id: 'phantom-work',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    ofTruth: true,
    summary: 'A return that claims success lists at least one artifact',
    rationale: 'Success without a file is phantom work: the caller marks the task as done, and there is nothing that anyone could use or check.',
    remedy: 'List the files that were made; where none were, say so by a status that is no success.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        { families: ['return-meta', 'subagent-return', 'orchestrator-handoff'], set: { '/artifacts': [] } },
        { families: ['result-envelope'], replace: [['openspec/changes/parse-dates/proposal.md', 'None.']] },
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/status': 'finished', '/artifacts': [] },
            also: ['status-value'],
        },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return'],
            set: {
                '/status': 'blocked',
                '/artifacts': [],
                '/errors': [
                    {
                        type: 'execution',
                        message: 'The calendar service does not answer',
                        recoverable: true,
                        recommendation: 'Start the service and plan again',
                    },
                ],
            },
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/status': 'blocked', '/artifacts': [], '/blockers': ['The calendar service does not answer'] },
        },
        { families: ['result-envelope'], replace: [['openspec/changes/parse-dates/proposal.md', 'None (ephemeral)']] },
    ],
    check(subject) {
        const artifacts = (0,json/* field */.ZZ)(subject.value, 'artifacts');
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (!(0,json/* isArray */.cy)(artifacts) || artifacts.length > 0 || status === undefined || !(0,model_return/* weighsAsSuccess */.PY)(subject))
            return rule/* NOTHING */.K$;
        const isUnknown = !(0,model_return/* isSuccess */.oJ)(subject);
        if (isUnknown && subject.satisfies !== null)
            return rule/* NOTHING */.K$;
        const claim = `Agent returned status ${(0,model_text/* quote */.hD)(status)}`;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'artifacts'),
                message: isUnknown
                    ? `${claim}, which is unknown and counts as success, but lists no artifacts: phantom work.`
                    : `${claim} but lists no artifacts: phantom work.`,
                recommendation: isUnknown
                    ? `${(0,model_return/* fixFormat */.F7)(subject)}: list the artifacts, or use a listed status that is no success.`
                    : `Verify ${(0,model_return/* agentName */.Lp)(subject)} creates artifacts and lists them before it claims success.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/phase-counts.ts





const HOLDERS = ['metadata', 'partial_progress'];
const HOLDERS_AT_TOP = ['', 'continuation_context'];
const phaseCounts = {
    id: 'phase-counts',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'No more phases are completed than there are',
    rationale: 'Work is resumed at the phase after the last completed one. A count above the total points beyond the plan.',
    remedy: 'Count the phases of the plan and those that are done again.',
    sources: [
        { document: '001', heading: 'metadata (required)' },
        { document: '001', heading: 'partial_progress (optional)' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/metadata/phases_completed': 5, '/metadata/phases_total': 4 },
        },
        { families: ['orchestrator-handoff'], set: { '/phases_completed': 5, '/phases_total': 4 } },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/metadata/phases_completed': 4, '/metadata/phases_total': 4 },
        },
        { families: ['orchestrator-handoff'], set: { '/phases_completed': 4, '/phases_total': 4 } },
    ],
    check(subject) {
        const problems = [];
        for (const holder of phasesOf(subject).place === '' ? HOLDERS_AT_TOP : HOLDERS) {
            const counts = holder === '' ? subject.value : (0,json/* field */.ZZ)(subject.value, holder);
            const completed = (0,json/* numberField */.sJ)(counts, 'phases_completed');
            const total = (0,json/* numberField */.sJ)(counts, 'phases_total');
            if (completed === undefined || total === undefined || completed <= total)
                continue;
            problems.push({
                pointer: holder === '' ? '/phases_completed' : (0,model_pointer/* join */.fj)('', holder, 'phases_completed'),
                message: `Field ${holder === '' ? '' : `${holder}.`}phases_completed is ${String(completed)}, more than phases_total, which is ${String(total)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: count the phases again.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/required-field.ts





const requiredField = {
    id: 'required-field',
    area: 'shape',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Every required field is present',
    rationale: 'Callers read these fields without checking that they exist. Only presence counts here: 0, false and an empty text are present, and other rules judge them. All fields that one object lacks are one finding.',
    remedy: 'Add the fields to the object, or move them there from the top level.',
    fixes: [{ safety: 'safe', does: 'moves the fields of an absent metadata into it from the top level' }],
    sources: [
        { document: '000', heading: 'Field Specifications' },
        { document: '001', heading: 'Field Specifications' },
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'Field Specifications' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], remove: ['/metadata/session_id'] },
        { families: ['return-meta', 'subagent-return'], remove: ['/metadata/session_id', '/metadata/agent_type'] },
        { families: ['orchestrator-handoff'], remove: ['/summary', '/artifacts'] },
        {
            families: ['return-meta'],
            remove: ['/metadata'],
            set: {
                '/session_id': 'sess_1736700000_abc123',
                '/agent_type': 'planner-agent',
                '/delegation_depth': 1,
                '/delegation_path': ['orchestrator', 'plan', 'planner-agent'],
            },
        },
    ],
    good: [{}, { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': 0 } }],
    check(subject) {
        const absent = new Map();
        for (const { keyword, pointer, detail, conditional, advisory } of subject.shapeErrors) {
            if (keyword !== 'required' || conditional || advisory)
                continue;
            const names = absent.get(pointer);
            if (names === undefined)
                absent.set(pointer, [detail]);
            else
                names.push(detail);
        }
        if (absent.size === 0)
            return rule/* NOTHING */.K$;
        return [...absent].map(([pointer, names]) => required_field_problemOf(subject, pointer, names));
    },
};
function required_field_problemOf(subject, pointer, names) {
    const holder = pointer === '' ? 'the return' : (0,model_text/* quote */.hD)(pointer.slice(1));
    const listed = (0,model_text/* listOf */.c3)(names.map((name) => (0,model_text/* quote */.hD)(name)), 'and');
    const misplaced = pointer === '' && names.includes(required_field_METADATA) ? misplacedIn(subject) : [];
    const move = misplaced.length === 0
        ? ''
        : `; ${(0,model_text/* listOf */.c3)(misplaced.map((name) => (0,model_text/* quote */.hD)(name)), 'and')} at top level belong in it`;
    const add = `${(0,model_return/* fixFormat */.F7)(subject)}: add ${listed} to ${holder}`;
    return {
        pointer,
        property: names,
        message: `${names.length === 1 ? 'Required field' : 'Required fields'} ${listed} ${names.length === 1 ? 'is' : 'are'} missing in ${holder}${move}.`,
        recommendation: misplaced.length === 0 ? `${add}.` : `${add}, and move ${(0,model_text/* listOf */.c3)(misplaced, 'and')} into "${required_field_METADATA}".`,
        ...(misplaced.length === 0 ? {} : { fix: moveInto(misplaced) }),
    };
}
const required_field_METADATA = 'metadata';
const PHASES = new Set(['phases_completed', 'phases_total']);
function misplacedIn({ value, standard }) {
    const { '': top = [], [`/${required_field_METADATA}`]: inner = [] } = standard.shape.fields;
    return inner.filter((name) => (0,json/* has */.zy)(value, name) && !top.includes(name) && !PHASES.has(name));
}
function moveInto(names) {
    const edits = names.map((name) => ({ kind: 'move', from: (0,model_pointer/* join */.fj)('', name), to: (0,model_pointer/* join */.fj)('', required_field_METADATA, name) }));
    return { safety: 'safe', does: `move ${(0,model_text/* listOf */.c3)(names, 'and')} into ${required_field_METADATA}`, edits };
}

;// CONCATENATED MODULE: ./src/rules/session-id-empty.ts




const sessionIdEmpty = {
    id: 'session-id-empty',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The session id is not blank',
    rationale: 'The session id ties a return to the delegation that asked for it. Without one, nobody can tell which call it answers.',
    remedy: 'Echo the session id that the caller handed over.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/session_id': ' ' } },
        { families: ['orchestrator-handoff'], set: { '/session_id': ' ' } },
    ],
    good: {},
    check(subject) {
        const session = (0,model_return/* writtenSession */.OY)(subject);
        if (session === undefined || !(0,model_text/* isBlank */.z3)(session))
            return rule/* NOTHING */.K$;
        const way = (0,model_return/* wayToSession */.v8)(subject.standard);
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', ...way),
                message: `Field ${way.join('.')} is ${(0,model_text/* quote */.hD)(session)}; a session id was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: echo the session id of the delegation.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/session-id-format.ts




const FORMS = {
    session: { written: 'sess_{digits}_{word}', example: 'sess_1736700000_abc123', fits: isSession },
    'agent-task': {
        written: '{agent}_{task}_{timestamp}_{random}',
        example: 'planner_7_20251226T100000_abc123',
        fits: isAgentTask,
    },
};
const sessionIdFormat = {
    id: 'session-id-format',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'The session id has the form that the standard gives',
    rationale: 'The caller makes the id and the agent only echoes it. An id of another form was most likely made up by the agent, and will not lead back to the delegation.',
    remedy: 'Echo the id that the caller handed over, unchanged.',
    sources: [
        { document: '000', heading: 'metadata (required)' },
        { document: '003', heading: 'Schema' },
    ],
    params: { format: 'session' },
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/session_id': 'session-7' } },
        { families: ['orchestrator-handoff'], set: { '/session_id': 'session-7' } },
    ],
    good: {},
    check(subject, _context, params) {
        const session = (0,model_return/* sessionOf */.MC)(subject);
        if (session === null)
            return rule/* NOTHING */.K$;
        const form = FORMS[params.format === 'agent-task' ? 'agent-task' : 'session'];
        if (form.fits(session))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', ...(0,model_return/* wayToSession */.v8)(subject.standard)),
                message: `Session id ${(0,model_text/* quote */.hD)(session)} is not of the form ${form.written}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: echo the caller's session id, such as ${form.example}.`,
            },
        ];
    },
};
function isSession(id) {
    return /^sess_\d+_\w+$/.test(id);
}
function isAgentTask(id) {
    const parts = id.split('_');
    if (!parts.every((part) => /^[A-Za-z0-9.:+-]+$/.test(part)))
        return false;
    const last = parts.length - 1;
    return (last >= 2 && isTimestamp(parts[last])) || (last >= 3 && isTimestamp(parts[last - 1]));
}
function isTimestamp(part) {
    return (part !== undefined &&
        /^(?:\d{4}-?\d{2}-?\d{2}(?:T?\d{2}:?\d{2}(?::?\d{2})?(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?)?|\d{9,13})$/.test(part));
}

;// CONCATENATED MODULE: ./src/rules/session-id-mismatch.ts




const LIMIT = 200;
const sessionIdMismatch = {
    id: 'session-id-mismatch',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    summary: 'The session id is the one that the caller expects',
    rationale: 'A return with another session id answers another delegation, or is left over from an earlier run: taking it would credit work to the wrong task.',
    remedy: 'Echo the session id of the delegation, or judge the return that belongs to the expected session.',
    sources: [
        { document: '002', heading: 'Step 4: Validate Session ID' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { context: { expectedSession: 'sess_1735460684_ffffff' } },
    good: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/metadata/session_id': 'sess_1735460684_a1b2c3' },
            context: { expectedSession: 'sess_1735460684_a1b2c3' },
            also: ['session-id-format'],
        },
        {
            families: ['orchestrator-handoff'],
            set: { '/session_id': 'sess_1735460684_a1b2c3' },
            context: { expectedSession: 'sess_1735460684_a1b2c3' },
        },
    ],
    check(subject, { expectedSession, expectedIn }) {
        if (expectedSession === null || expectedIn?.has(subject.file) === false)
            return rule/* NOTHING */.K$;
        const session = (0,model_return/* writtenSession */.OY)(subject);
        if (session === undefined || session === expectedSession)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', ...(0,model_return/* wayToSession */.v8)(subject.standard)),
                message: `Session id is ${(0,model_text/* quote */.hD)(session, LIMIT)}; expected was ${(0,model_text/* quote */.hD)(expectedSession, LIMIT)}.`,
                recommendation: `Fix ${(0,model_return/* agentName */.Lp)(subject)} subagent to return correct session_id: the one of its delegation.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/status-value.ts





const statusValue = {
    id: 'status-value',
    area: 'status',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The status is one of the values that the standard lists',
    rationale: 'Callers branch on the status. A value outside the list, or one in another letter case, takes none of their branches, and the work is lost or done twice.',
    remedy: 'Write one of the listed values, in exactly that letter case.',
    fixes: [{ safety: 'unsafe', does: 'writes the listed status that was probably meant' }],
    sources: [
        { document: '000', heading: 'status (required)' },
        { document: '001', heading: 'status (required)' },
        { document: '002', heading: 'Step 3: Validate Status Field' },
        { document: '003', heading: 'status (required)' },
        { document: '004', heading: 'Fields' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return', 'orchestrator-handoff'], set: { '/status': 'finished' } },
        { families: ['result-envelope'], replace: [['**Status**: success', '**Status**: finished']] },
    ],
    good: {},
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || subject.standard.statuses.includes(status))
            return rule/* NOTHING */.K$;
        const { instead, because } = suggestStatus(subject, status);
        const reason = because === undefined ? '' : ` ${because}`;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'status'),
                message: `Status ${(0,model_text/* quote */.hD)(status)} is not one of ${(0,model_text/* listOf */.c3)(subject.standard.statuses)}.${reason}`,
                recommendation: instead === undefined
                    ? `${(0,model_return/* fixFormat */.F7)(subject)}: use a listed status.`
                    : `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(instead)}.`,
                ...(instead === undefined ? {} : { fix: statusFix(instead) }),
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/too-many-returns.ts

const too_many_returns_MANY = 1_001;
const tooManyReturns = {
    id: 'too-many-returns',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A file holds at most 1,000 returns',
    rationale: 'No log of a real project has so many. A file that has is no log or is meant to stall the gate, so only the first are judged; and what was not judged must not pass.',
    remedy: 'Split the log into several files, or leave it out of the patterns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: { repeat: too_many_returns_MANY, also: ['session-id-reused'] },
    good: {},
    check(document) {
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-returns')
                continue;
            const { found, limit } = problem;
            return [
                {
                    message: `The file holds ${String(found)} returns, ${String(found - limit)} more than the ${String(limit)} that are judged.`,
                    recommendation: 'Split the file, so that each of its returns is judged, or leave it out of the patterns.',
                    value: 'too-many-returns',
                },
            ];
        }
        return rule/* NOTHING */.K$;
    },
};

// EXTERNAL MODULE: ./src/model/limits.ts
var limits = __webpack_require__(817);
;// CONCATENATED MODULE: ./src/rules/too-many-elements.ts



const too_many_elements_MANY = Array.from({ length: limits/* MOST_ELEMENTS */.q3 + 1 });
const tooManyElements = {
    id: 'too-many-elements',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: `The lists of a file have no more than ${String(limits/* MOST_ELEMENTS */.q3)} elements in all`,
    rationale: 'An agent hands over a handful of files and errors. A file of far more is a mistake or is meant to stall the gate, so it is not judged; and what was not judged must not pass.',
    remedy: 'List what the work is about, keep long lists in an artifact, and divide a log that has grown so large.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so judging is bounded' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
            set: { '/metadata/visited': too_many_elements_MANY.map((_, n) => n) },
        },
        {
            families: ['result-envelope'],
            replace: [['None.', too_many_elements_MANY.map(() => '- **WARNING**: Slow.').join('\n')]],
        },
        {
            families: ['verify-result'],
            replace: [['verdict: pass', `verdict: pass\n${too_many_elements_MANY.map(() => '- Slow.').join('\n')}`]],
        },
    ],
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-elements')
                continue;
            problems.push({
                range: position/* FILE_START */.W,
                message: `The lists of the file have ${String(problem.count)} elements, more than the limit of ${String(problem.limit)}; its returns were not judged.`,
                recommendation: 'Shorten the lists, keep them in an artifact, or divide the file.',
                value: problem.kind,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/unknown-field.ts




const unknownField = {
    id: 'unknown-field',
    area: 'shape',
    scope: 'return',
    supersedes: ['custom-field'],
    severity: 'notice',
    summary: 'No field is named nearly as one of the standard',
    rationale: "Fields of an agent's own are no mistake, but one that differs from a known name by a letter or two most likely is. A misspelt field is as good as none: nobody reads it.",
    remedy: 'Write the name as the standard does, or give a field of your own a name that cannot be taken for another.',
    fixes: [{ safety: 'unsafe', does: 'writes the nearest name, where no field has it yet' }],
    sources: [{ document: 'return-gate', heading: 'a misspelt optional field is otherwise lost without a word' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/next_step': 'Run /implement 7' } },
        { families: ['orchestrator-handoff'], set: { '/next_action_hints': 'none' } },
    ],
    good: [{}, { set: { '/metadata/model_name': 'large' } }],
    check(subject) {
        const problems = [];
        for (const known of knownOf(subject.standard.shape))
            visit(subject.value, [], known, problems);
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
const cache = new WeakMap();
function knownOf(shape) {
    let known = cache.get(shape);
    if (known === undefined) {
        known = Object.entries(shape.fields).map(([pattern, names]) => ({
            steps: (0,model_pointer/* tokens */.LU)(pattern),
            names,
            has: new Set(names),
        }));
        cache.set(shape, known);
    }
    return known;
}
function visit(value, way, known, problems) {
    const step = known.steps[way.length];
    if (step === undefined) {
        if ((0,json/* isObject */.Gv)(value))
            inspect(value, way, known, problems);
    }
    else if (step === '*') {
        if (!(0,json/* isArray */.cy)(value))
            return;
        for (let index = 0; index < value.length; index++)
            descend(value[index], index, way, known, problems);
    }
    else {
        descend((0,json/* field */.ZZ)(value, step), step, way, known, problems);
    }
}
function descend(value, step, way, known, problems) {
    if (value === undefined)
        return;
    way.push(step);
    visit(value, way, known, problems);
    way.pop();
}
function inspect(value, way, known, problems) {
    for (const key of Object.keys(value)) {
        if (known.has.has(key))
            continue;
        const meant = (0,model_text/* nearest */.pA)(key, known.names);
        if (meant === undefined)
            continue;
        const pointer = (0,model_pointer/* join */.fj)('', ...way, key);
        problems.push({
            pointer,
            part: 'key',
            message: `The standard has no field ${(0,model_text/* quote */.hD)(key)} here; its nearest field is ${(0,model_text/* quote */.hD)(meant)}.`,
            recommendation: `Write ${(0,model_text/* quote */.hD)(meant)} if that is meant; else give the field a name of its own.`,
            value: key,
            ...(Object.hasOwn(value, meant)
                ? {}
                : {
                    fix: {
                        safety: 'unsafe',
                        does: `write the name ${(0,model_text/* quote */.hD)(meant)} for ${(0,model_text/* quote */.hD)(key)}`,
                        edits: [{ kind: 'rename', pointer, key: meant }],
                    },
                }),
        });
    }
}

;// CONCATENATED MODULE: ./src/standards/families/json.ts













































const jsonRules = [
    use(jsonSyntax),
    use(jsonEncoding),
    use(jsonDuplicateKey),
    use(returnObject),
    use(fileTooLarge),
    use(returnUndetermined),
    use(tooManyElements),
    use(tooManyReturns),
    use(requiredField),
    use(fieldType),
    use(unknownField),
    use(statusValue),
    use(artifactObject),
    use(artifactType),
    use(artifactPathEmpty),
    use(artifactPathRelative),
    use(artifactPathSlashes),
    use(artifactPathValid),
    use(artifactDuplicate),
    use(phantomWork),
    use(tooManyClaims),
    use(artifactMissing),
    use(artifactEmpty),
    use(artifactBlank),
    use(artifactSelf),
    use(artifactArchived),
    use(artifactRelocated),
    use(artifactRemoved),
    use(artifactUndetermined),
    use(artifactUncommitted),
    use(artifactDirectory),
    use(artifactCase),
    use(artifactUnverifiable),
    use(artifactUnchanged),
    use(artifactNotDeleted),
    use(sessionIdEmpty),
    use(sessionIdFormat),
    use(sessionIdMismatch),
    use(metadataFieldType),
    use(phaseCounts),
    use(noReturns),
    use(baselineStale),
    use(unclaimedChange),
    use(unclaimedDeletion),
];

;// CONCATENATED MODULE: ./src/standards/families/progress.ts




const WITHOUT_PLAN = new Set(['researched', 'needs_research']);
const MOST_ARTIFACTS = 1_000;
const PROGRESS_IN_WORDS = 'the counts of phases, by the marks in the plan';
function progressClaims(shape) {
    return (value) => {
        if (WITHOUT_PLAN.has((0,json/* stringField */.OM)(value, 'status')))
            return [];
        const counts = phasesOf({ value, standard: { shape } });
        const completed = wholeNumber(counts.completed);
        const total = wholeNumber(counts.total);
        if (total === 0)
            return [];
        const isVerified = (0,json/* field */.ZZ)(value, progress_VERIFIED) === true && shape.fields['']?.includes(progress_VERIFIED) === true;
        if (completed === null && !isVerified)
            return [];
        const plans = plansIn(value);
        const claim = (done, pointer) => ({
            kind: 'progress',
            path: phasesInWords(done, total),
            pointer,
            type: null,
            asked: { kind: 'progress', completed: done, total, plans },
        });
        return [
            ...(completed === null ? [] : [claim(completed, (0,model_pointer/* join */.fj)(counts.place, 'phases_completed'))]),
            ...(isVerified && (completed === null || completed !== total) ? [claim('all', (0,model_pointer/* join */.fj)('', progress_VERIFIED))] : []),
        ];
    };
}
const progress_VERIFIED = 'plan_markers_verified';
function wholeNumber(value) {
    return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function phasesInWords(done, total) {
    if (done === 'all')
        return total === null ? 'all phases' : `all of ${(0,model_text/* count */.U9)(total, 'phase')}`;
    return total === null ? (0,model_text/* count */.U9)(done, 'phase') : `${String(done)} of ${(0,model_text/* count */.U9)(total, 'phase')}`;
}
function plansIn(value) {
    const artifacts = (0,json/* field */.ZZ)(value, 'artifacts');
    if (!(0,json/* isArray */.cy)(artifacts))
        return [];
    const plans = [];
    const others = [];
    for (const artifact of artifacts.slice(0, MOST_ARTIFACTS)) {
        const path = typeof artifact === 'string' ? artifact : (0,json/* isObject */.Gv)(artifact) ? (0,json/* stringField */.OM)(artifact, 'path') : undefined;
        if (path === undefined || path.trim() === '')
            continue;
        const isPlan = (0,json/* isObject */.Gv)(artifact) && (0,json/* stringField */.OM)(artifact, 'type') === 'plan';
        const isInPlans = /(?:^|[/\\])plans[/\\]/.test(path);
        if (isPlan && isInPlans)
            plans.push(path);
        else if (isPlan || isInPlans)
            others.push(path);
    }
    return [...plans, ...others];
}

;// CONCATENATED MODULE: ./src/standards/families/samples.ts
const samples_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const samples_TREE = { [samples_PLAN]: '# Parse dates\n\nThree phases.\n' };
const artifact = { type: 'plan', path: samples_PLAN, summary: 'Plan in three phases for parsing dates' };
const metadataSample = {
    file: 'specs/7_parse_dates/.return-meta.json',
    value: {
        status: 'planned',
        artifacts: [artifact],
        next_steps: 'Run /implement 7 to execute the plan',
        metadata: {
            session_id: 'sess_1736700000_abc123',
            agent_type: 'planner-agent',
            duration_seconds: 300,
            delegation_depth: 1,
            delegation_path: ['orchestrator', 'plan', 'planner-agent'],
        },
    },
    tree: samples_TREE,
};
function consoleSample(status, metadata) {
    return {
        file: 'returns/7_plan.return.json',
        value: {
            status,
            summary: 'Planned how dates are parsed. The plan has three phases.',
            artifacts: [artifact],
            metadata,
            next_steps: 'Run /implement 7 to execute the plan',
        },
        tree: samples_TREE,
    };
}
const delegatedMetadata = {
    session_id: 'sess_1735460684_a1b2c3',
    duration_seconds: 245,
    agent_type: 'planner',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'plan', 'planner'],
};
function envelopeSample(text) {
    return {
        file: 'openspec/changes/parse-dates/proposal.return.md',
        text,
        tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
    };
}
const handoffSample = {
    file: 'specs/7_parse_dates/.orchestrator-handoff.json',
    value: {
        status: 'planned',
        phase: 'plan',
        session_id: 'sess_1736700000_abc123',
        summary: 'Planned how dates are parsed. The plan has three phases.',
        artifacts: [artifact],
        phases_completed: 0,
        phases_total: 3,
        blockers: [],
        next_action_hint: 'implement',
    },
    tree: samples_TREE,
};
const verificationSample = {
    file: 'openspec/changes/parse-dates/verify-report.md',
    text: `\`\`\`yaml
schema: gentle-ai.verify-result/v1
evidence_revision: sha256:ee8250fb76e094b34b471f13a73dbbe51d1ae142e9df59d7c0d31ec20f0a0a8e
verdict: pass
blockers: 0
critical_findings: 0
requirements: 2/2
scenarios: 3/3
test_command: npm test
test_exit_code: 0
test_output_hash: sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441
build_command: npm run build
build_exit_code: 0
build_output_hash: sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66
\`\`\`

# Verification report

**Change**: parse-dates
`,
    tree: {
        'openspec/changes/parse-dates/specs/dates/spec.md': `# Dates

### Requirement: Dates are parsed

#### Scenario: A date in ISO 8601

#### Scenario: A date with the name of its month

### Requirement: What is no date is refused

#### Scenario: The 31st of February
`,
        'openspec/changes/parse-dates/tasks.md': '- [x] 1.1 Parse dates\n- [x] 1.2 Refuse what is none\n',
    },
};

;// CONCATENATED MODULE: ./src/standards/orchestrator-handoff@1/shape.ts
const orchestrator_handoff_1_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "phases_completed",
            "phases_total",
            "blockers",
            "next_action_hint",
            "continuation_context",
            "continuation_path",
            "files_modified",
            "modified_files",
            "decisions_made",
            "dead_ends",
            "plan_markers_verified",
            "phase",
            "task_number",
            "task_slug",
            "session_id",
            "dispatch_seq",
            "verification",
            "sorry_inventory",
            "subtasks_completed",
            "completed_at"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/continuation_context": [
            "handoff_path",
            "phases_completed",
            "phases_total",
            "orchestrator_mode"
        ]
    },
    "required": {
        "": [
            "status",
            "summary",
            "artifacts"
        ],
        "/artifacts/*": [
            "type",
            "path"
        ]
    },
    "enums": {
        "/status": [
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation",
            "handoff"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/orchestrator-handoff@1/validate.js
// Generated by `npm run generate` from schemas/orchestrator-handoff@1.schema.json: do not edit.
const orchestrator_handoff_1_validate_validate = orchestrator_handoff_1_validate_validate20;

const orchestrator_handoff_1_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:orchestrator-handoff@1","type":"object","required":["status","summary","artifacts"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["researched","planned","implemented","partial","failed","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"phases_completed":{"$ref":"#/$defs/advisoryCount"},"phases_total":{"$ref":"#/$defs/advisoryCount"},"blockers":{"$ref":"#/$defs/advisoryBlockers"},"next_action_hint":{"type":"string"},"continuation_context":{"type":["object","null"],"properties":{"handoff_path":{"type":["string","null"]},"phases_completed":{"$ref":"#/$defs/advisoryCount"},"phases_total":{"$ref":"#/$defs/advisoryCount"},"orchestrator_mode":{"type":"boolean"}}},"continuation_path":{"type":["string","null"]},"files_modified":{"type":"array","items":{"type":"string"}},"modified_files":{"type":"array","items":{"type":"string"}},"decisions_made":{"$ref":"#/$defs/advisoryTexts"},"dead_ends":{"$ref":"#/$defs/advisoryTexts"},"plan_markers_verified":{"type":"boolean"},"phase":{"type":"string"},"task_number":{},"task_slug":{},"session_id":{"type":"string","pattern":"\\S"},"dispatch_seq":{},"verification":{},"sorry_inventory":{},"subtasks_completed":{},"completed_at":{}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"advisoryCount":{"type":"integer"},"advisoryBlockers":{"type":"array"},"advisoryTexts":{"type":"array","items":{"type":"string"}}}};
const schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const schema33 = {"type":"integer"};
const schema35 = {"type":"array"};
const schema38 = {"type":"array","items":{"type":"string"}};
const pattern4 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function orchestrator_handoff_1_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:orchestrator-handoff@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = orchestrator_handoff_1_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.summary === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.artifacts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.phases_completed = true;
props0.phases_total = true;
props0.blockers = true;
props0.next_action_hint = true;
props0.continuation_context = true;
props0.continuation_path = true;
props0.files_modified = true;
props0.modified_files = true;
props0.decisions_made = true;
props0.dead_ends = true;
props0.plan_markers_verified = true;
props0.phase = true;
props0.task_number = true;
props0.task_slug = true;
props0.session_id = true;
props0.dispatch_seq = true;
props0.verification = true;
props0.sorry_inventory = true;
props0.subtasks_completed = true;
props0.completed_at = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data3 === "researched") || (data3 === "planned")) || (data3 === "implemented")) || (data3 === "partial")) || (data3 === "failed")) || (data3 === "blocked"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: orchestrator_handoff_1_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err10 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data5 = data.artifacts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err12 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.path === undefined){
const err13 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data7 === "report") || (data7 === "plan")) || (data7 === "summary")) || (data7 === "implementation")) || (data7 === "handoff"))){
const err15 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.path !== undefined){
let data8 = data6.path;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err16 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.summary !== undefined){
if(typeof data6.summary !== "string"){
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.phases_completed !== undefined){
let data10 = data.phases_completed;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/phases_completed",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.phases_total !== undefined){
let data11 = data.phases_total;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/phases_total",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.blockers !== undefined){
if(!(Array.isArray(data.blockers))){
const err23 = {instancePath:instancePath+"/blockers",schemaPath:"#/$defs/advisoryBlockers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.next_action_hint !== undefined){
if(typeof data.next_action_hint !== "string"){
const err24 = {instancePath:instancePath+"/next_action_hint",schemaPath:"#/properties/next_action_hint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.continuation_context !== undefined){
let data14 = data.continuation_context;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err25 = {instancePath:instancePath+"/continuation_context",schemaPath:"#/properties/continuation_context/type",keyword:"type",params:{type: orchestrator_handoff_1_validate_schema31.properties.continuation_context.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.handoff_path !== undefined){
let data15 = data14.handoff_path;
if((typeof data15 !== "string") && (data15 !== null)){
const err26 = {instancePath:instancePath+"/continuation_context/handoff_path",schemaPath:"#/properties/continuation_context/properties/handoff_path/type",keyword:"type",params:{type: orchestrator_handoff_1_validate_schema31.properties.continuation_context.properties.handoff_path.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data14.phases_completed !== undefined){
let data16 = data14.phases_completed;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err27 = {instancePath:instancePath+"/continuation_context/phases_completed",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data14.phases_total !== undefined){
let data17 = data14.phases_total;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err28 = {instancePath:instancePath+"/continuation_context/phases_total",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.orchestrator_mode !== undefined){
if(typeof data14.orchestrator_mode !== "boolean"){
const err29 = {instancePath:instancePath+"/continuation_context/orchestrator_mode",schemaPath:"#/properties/continuation_context/properties/orchestrator_mode/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
if(data.continuation_path !== undefined){
let data19 = data.continuation_path;
if((typeof data19 !== "string") && (data19 !== null)){
const err30 = {instancePath:instancePath+"/continuation_path",schemaPath:"#/properties/continuation_path/type",keyword:"type",params:{type: orchestrator_handoff_1_validate_schema31.properties.continuation_path.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.files_modified !== undefined){
let data20 = data.files_modified;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(typeof data20[i1] !== "string"){
const err31 = {instancePath:instancePath+"/files_modified/" + i1,schemaPath:"#/properties/files_modified/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/files_modified",schemaPath:"#/properties/files_modified/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.modified_files !== undefined){
let data22 = data.modified_files;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(typeof data22[i2] !== "string"){
const err33 = {instancePath:instancePath+"/modified_files/" + i2,schemaPath:"#/properties/modified_files/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/modified_files",schemaPath:"#/properties/modified_files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.decisions_made !== undefined){
let data24 = data.decisions_made;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(typeof data24[i3] !== "string"){
const err35 = {instancePath:instancePath+"/decisions_made/" + i3,schemaPath:"#/$defs/advisoryTexts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/decisions_made",schemaPath:"#/$defs/advisoryTexts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.dead_ends !== undefined){
let data26 = data.dead_ends;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(typeof data26[i4] !== "string"){
const err37 = {instancePath:instancePath+"/dead_ends/" + i4,schemaPath:"#/$defs/advisoryTexts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/dead_ends",schemaPath:"#/$defs/advisoryTexts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.plan_markers_verified !== undefined){
if(typeof data.plan_markers_verified !== "boolean"){
const err39 = {instancePath:instancePath+"/plan_markers_verified",schemaPath:"#/properties/plan_markers_verified/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.phase !== undefined){
if(typeof data.phase !== "string"){
const err40 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.session_id !== undefined){
let data30 = data.session_id;
if(typeof data30 === "string"){
if(!pattern4.test(data30)){
const err41 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
orchestrator_handoff_1_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
orchestrator_handoff_1_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/orchestrator-handoff@1/index.ts






















const artifactTypes = orchestrator_handoff_1_shape_shape.enums['/artifacts/*/type'];
const orchestrator_handoff_1_standard = {
    id: 'orchestrator-handoff@1',
    family: 'orchestrator-handoff',
    version: '1',
    title: 'Handoff to the orchestrator 1',
    isDefault: true,
    source: 'upstream, 2026',
    statuses: orchestrator_handoff_1_shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: orchestrator_handoff_1_shape_shape,
    confusions: { status: contextualStatusWords, artifactType: artifactTypeWords(artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/files_modified/*' },
        { pattern: '/modified_files/*' },
        { pattern: '/continuation_context/handoff_path' },
        { pattern: '/continuation_path' },
    ],
    claimsInWords: PROGRESS_IN_WORDS,
    claims: progressClaims(orchestrator_handoff_1_shape_shape),
    rules: ruleList(jsonRules, [
        use(returnLocation),
        use(summaryEmpty),
        use(summarySentences, { params: { max: 4 } }),
        use(summaryTokens),
        use(artifactTypePath),
        use(phasesRequired),
        use(implementedPhasesShort),
        use(partialPhasesWhole),
        use(planMarkersUnverified),
        use(blockersRequired),
        use(continuationRequired),
        use(handoffTokens),
        use(progressBehind),
        use(progressOtherTotal),
    ]),
    sample: handoffSample,
    validate: shapeOf(orchestrator_handoff_1_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/envelope-critical-with-warning.ts




const envelopeCriticalWithWarning = {
    id: 'envelope-critical-with-warning',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope with a CRITICAL risk has the status failure, not warning',
    rationale: 'The status `warning` tells of concerns that block nothing, and a CRITICAL risk is to be resolved before anything else.',
    remedy: 'Return `failure`, or call the risk a WARNING if the next phase can start.',
    sources: [
        { document: 'return-gate', heading: 'Document 004 calls warnings non-blocking, and CRITICAL what blocks' },
        { document: '004', heading: 'Fields' },
    ],
    bad: {
        replace: [
            ['**Status**: success', '**Status**: warning'],
            ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
        ],
    },
    good: {
        replace: [
            ['**Status**: success', '**Status**: warning'],
            ['None.', '- **WARNING**: Dates before 1970 are lost.'],
        ],
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'warning')
            return rule/* NOTHING */.K$;
        const critical = (0,model_return/* objectsOf */.iZ)(subject, 'risks').find(({ value }) => (0,json/* stringField */.OM)(value, 'severity') === 'CRITICAL');
        if (critical === undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/status',
                message: `The envelope has the status "warning" and a CRITICAL risk: ${(0,model_text/* quote */.hD)((0,json/* stringField */.OM)(critical.value, 'text') ?? '')}.`,
                recommendation: 'Return the status "failure", or call the risk a WARNING if the next phase can start.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-failure-without-risk.ts



const envelopeFailureWithoutRisk = {
    id: 'envelope-failure-without-risk',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope that tells of a failure names the risk behind it',
    rationale: 'Something made the phase fail. Where it is not among the risks, nobody is told what to resolve.',
    remedy: 'List what made the phase fail, as a CRITICAL risk.',
    sources: [{ document: 'return-gate', heading: 'Document 004 has blockers among the risks' }],
    bad: { replace: [['**Status**: success', '**Status**: failure']] },
    good: {
        replace: [
            ['**Status**: success', '**Status**: failure'],
            ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
        ],
    },
    check(subject) {
        const risks = (0,json/* field */.ZZ)(subject.value, 'risks');
        if ((0,model_return/* statusOf */.c2)(subject) !== 'failure' || !(0,json/* isArray */.cy)(risks) || risks.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/risks',
                message: 'The envelope has the status "failure" and names no risk.',
                recommendation: 'List what made the phase fail, as a CRITICAL risk.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-heading.ts



const envelopeHeading = {
    id: 'envelope-heading',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'An envelope starts with a heading that names its phase',
    rationale: 'A log holds the results of many phases. The heading is where one starts, and says which phase it was.',
    remedy: 'Start the envelope with a heading of the second level, such as `## Proposal Created`.',
    sources: [{ document: '004', heading: 'Result Envelope Format' }],
    bad: [{ replace: [['## Proposal Created\n\n', '']] }, { replace: [['## Proposal', '# Proposal']] }],
    good: { replace: [['## Proposal Created', '## Verification Report']] },
    check(subject) {
        if ((0,json/* stringField */.OM)(subject.value, 'heading') !== undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                property: 'heading',
                message: 'The envelope has no heading that names its phase; one such as "## Proposal Created" was expected.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: start the envelope with a heading of the second level.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-risk-severity.ts




const envelopeRiskSeverity = {
    id: 'envelope-risk-severity',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'Every risk is CRITICAL, a WARNING or a SUGGESTION',
    rationale: 'A critical risk is put before the user at once, and a suggestion may wait. Without the word, the orchestrator cannot tell the two apart.',
    remedy: 'Start each risk with its severity: `- **WARNING**: ...`; write `None.` where there are none.',
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['None.', '- Dates before 1970 are lost.']] },
    good: [{}, { replace: [['None.', '- **WARNING**: Dates before 1970 are lost.\n- [SUGGESTION] Read times, too.']] }],
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'risks')) {
            if ((0,json/* has */.zy)(value, 'severity'))
                continue;
            problems.push({
                pointer,
                message: `Risk ${(0,model_text/* quote */.hD)((0,json/* stringField */.OM)(value, 'text') ?? '')} has no severity; CRITICAL, WARNING or SUGGESTION was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: start the risk with its severity.`,
                value: (0,json/* stringField */.OM)(value, 'text') ?? null,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-warning-without-risk.ts



const envelopeWarningWithoutRisk = {
    id: 'envelope-warning-without-risk',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope with the status warning lists the risk it warns of',
    rationale: 'The status says that there are concerns. Without a risk, nobody knows which.',
    remedy: 'List the concern as a WARNING risk, or return success.',
    sources: [{ document: 'return-gate', heading: 'Document 004 calls warning a success with non-blocking concerns' }],
    bad: { replace: [['**Status**: success', '**Status**: warning']] },
    good: {
        replace: [
            ['**Status**: success', '**Status**: warning'],
            ['None.', '- **WARNING**: Dates before 1970 are lost.'],
        ],
    },
    check(subject) {
        const risks = (0,json/* field */.ZZ)(subject.value, 'risks');
        if ((0,model_return/* statusOf */.c2)(subject) !== 'warning' || !(0,json/* isArray */.cy)(risks) || risks.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/risks',
                message: 'The envelope has the status "warning" but lists no risks.',
                recommendation: 'List the concern as a WARNING risk, or return the status "success".',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-section-order.ts



const envelope_section_order_NAMES = ['Change', 'Status', 'Summary', 'Artifacts', 'Next Recommended', 'Risks'];
const RANKS = new Map([
    ['change', 0],
    ['project', 0],
    ['status', 1],
    ['summary', 2],
    ['artifacts', 3],
    ['next', 4],
    ['risks', 5],
]);
const envelopeSectionOrder = {
    id: 'envelope-section-order',
    area: 'envelope',
    scope: 'return',
    severity: 'notice',
    summary: 'The parts of an envelope stand in the order of the standard',
    rationale: 'Who reads many envelopes looks for a part where it always stands.',
    remedy: `Put the parts in this order: ${(0,model_text/* listOf */.c3)(envelope_section_order_NAMES, 'and')}.`,
    sources: [{ document: '004', heading: 'Result Envelope Format' }],
    bad: { replace: [['**Change**: parse-dates\n**Status**: success', '**Status**: success\n**Change**: parse-dates']] },
    good: {},
    check({ value }) {
        const problems = [];
        let last = 0;
        for (const name of (0,json/* listField */.FZ)(value, 'order')) {
            const rank = RANKS.get(name);
            if (rank === undefined || typeof name !== 'string')
                continue;
            if (rank < last) {
                problems.push({
                    pointer: `/${name}`,
                    part: 'key',
                    message: `${envelope_section_order_NAMES[rank] ?? name} stands behind ${envelope_section_order_NAMES[last] ?? ''}; it was expected before it.`,
                    recommendation: `Put the parts in this order: ${(0,model_text/* listOf */.c3)(envelope_section_order_NAMES, 'and')}.`,
                    value: name,
                });
            }
            last = Math.max(last, rank);
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-change-folder.ts




const envelopeChangeFolder = {
    id: 'envelope-change-folder',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope names the change in whose folder it and its artifacts lie',
    rationale: 'All files of a change lie in `openspec/changes/` below its name. A result with another name is filed under the wrong change, or was copied from there.',
    remedy: 'Write the name of the folder as the change, or move the file. In the archive, the date before the name does not count.',
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
    good: [
        {},
        { file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md' },
        { file: 'docs/return-logs/phases.md' },
    ],
    check(subject) {
        const change = (0,json/* stringField */.OM)(subject.value, 'change');
        if (change === undefined)
            return rule/* NOTHING */.K$;
        const own = folderOf(subject.file);
        const folders = own === null ? artifactFolders(subject) : [own];
        if (folders.length === 0 || folders.some((folder) => envelope_change_folder_isNamed(folder, change)))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/change',
                message: `The change is called ${(0,model_text/* quote */.hD)(change)}, and the folder is ${(0,model_text/* quote */.hD)(folders[0] ?? '')}.`,
                recommendation: 'Write the name of the folder below openspec/changes/ as the change.',
            },
        ];
    },
};
function artifactFolders(subject) {
    return artifactsOf(subject).flatMap(({ plainPath }) => {
        const folder = plainPath === null ? null : folderOf(plainPath);
        return folder === null ? [] : [folder];
    });
}
function folderOf(path) {
    const segments = path.split('/');
    const at = segments.findIndex((segment, n) => segment === 'openspec' && segments[n + 1] === 'changes') + 2;
    const name = segments[at] === 'archive' ? segments[at + 1] : segments[at];
    const last = segments[at] === 'archive' ? at + 1 : at;
    return at < 2 || name === undefined || last >= segments.length - 1 ? null : name;
}
function envelope_change_folder_isNamed(folder, change) {
    return folder === change || folder.replace(/^\d{4}-\d{2}-\d{2}-/, '') === change;
}

;// CONCATENATED MODULE: ./src/rules/envelope-field.ts




const PARTS = [
    { field: 'status', headed: '**Status**:', block: '**Status**:' },
    { field: 'summary', headed: '### Summary', block: '**Summary**:' },
    { field: 'artifacts', headed: '### Artifacts', block: '**Artifacts**:' },
    { field: 'next', headed: '### Next Recommended', block: '**Next**:' },
    { field: 'risks', headed: '### Risks', block: '**Risks**:' },
];
const envelope_field_FORMS = { headed: 'headings such as "### Summary"', block: 'bold labels such as "**Summary**:"' };
function isForm(word) {
    return Object.hasOwn(envelope_field_FORMS, word);
}
const envelopeField = {
    id: 'envelope-field',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'An envelope has every part that the standard names, in its form',
    rationale: 'The orchestrator decides by these parts what happens next, and finds them by their names. A part that is missing leaves it to guess; where there is no risk, that is worth a word, too.',
    remedy: 'Add the part. Where there are no artifacts or risks, write `None.`',
    sources: [
        { document: '004', heading: 'Fields' },
        { document: 'upstream', heading: 'the block of labels' },
    ],
    params: { needsChange: true },
    bad: [
        { replace: [['Ready for the specification (sdd-spec).', '']] },
        { replace: [['None.', '']] },
        { replace: [['**Change**: parse-dates\n', '']], raisedIn: 'some' },
    ],
    good: {},
    check(subject, _, { needsChange }) {
        const { value, standard } = subject;
        const problems = [];
        const [expected = 'headed'] = (standard.shape.enums['/form'] ?? []).filter(isForm);
        const form = (0,json/* stringField */.OM)(value, 'form') ?? expected;
        if (isForm(form) && form !== expected) {
            problems.push({
                pointer: '/form',
                message: `The parts of the envelope have ${envelope_field_FORMS[form]}; ${envelope_field_FORMS[expected]} were expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* listOf */.c3)(PARTS.slice(1).map((part) => part[expected]), 'and')}.`,
            });
        }
        if (needsChange === true && !(0,json/* has */.zy)(value, 'change') && !isInit(value)) {
            problems.push({
                property: 'change',
                message: 'The envelope does not name its change; "**Change**:" was expected. Only the envelope of an init has none.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add "**Change**:" with the name of the change.`,
            });
        }
        for (const part of PARTS) {
            if ((0,json/* has */.zy)(value, part.field))
                continue;
            problems.push({
                property: part.field,
                ...(part.field === 'risks' ? { severity: 'warning' } : {}),
                message: `The envelope has no ${(0,model_text/* quote */.hD)(part[expected])}, or nothing in it.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add ${(0,model_text/* quote */.hD)(part[expected])}${part.field === 'risks' ? ', with "None." where there are none' : ''}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function isInit(value) {
    return /\binit(?:ialis|ializ)?(?:ed|ation)?\b/i.test((0,json/* stringField */.OM)(value, 'heading') ?? '');
}

;// CONCATENATED MODULE: ./src/rules/envelope-mode.ts




const envelope_mode_EXPECTED = {
    engram: 'an observation such as #obs_12345',
    openspec: 'a path below openspec/',
    none: '"None (ephemeral)" or a description',
};
const envelope_mode_KINDS = { engram: 'observation', openspec: 'openspec', none: 'inline' };
const envelopeMode = {
    id: 'envelope-mode',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'The artifacts of an envelope are kept where its mode keeps them',
    rationale: 'In a project all phases keep their artifacts in one place: in Engram, below `openspec/`, or nowhere. The next phase looks there, and finds nothing that was put elsewhere.',
    remedy: 'Keep the artifact where the mode says, or set the mode that the project really has in the configuration.',
    sources: [{ document: '004', heading: 'Fields' }],
    params: { mayMix: false },
    bad: [
        { context: { envelopeMode: 'engram' } },
        {
            replace: [
                [
                    'openspec/changes/parse-dates/proposal.md',
                    'openspec/changes/parse-dates/proposal.md\n- Engram observation: #obs_5c1f',
                ],
            ],
            also: ['artifact-unverifiable'],
            raisedIn: 'some',
        },
    ],
    good: [
        { context: { envelopeMode: 'openspec' } },
        {
            replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
            context: { envelopeMode: 'engram' },
            also: ['artifact-unverifiable'],
        },
    ],
    check(subject, { envelopeMode: configured }, { mayMix }) {
        if (configured === null && mayMix === true)
            return rule/* NOTHING */.K$;
        const artifacts = artifactsOf(subject).map((artifact) => ({ ...artifact, kind: artifactKind(artifact) }));
        const mode = configured ?? modeOf(artifacts.map(({ kind }) => kind));
        if (mode === null)
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const { pointer, value, kind } of artifacts) {
            if (kind === 'project' || kind === envelope_mode_KINDS[mode])
                continue;
            const text = (0,json/* stringField */.OM)(value, 'text') ?? '';
            problems.push({
                pointer,
                message: `Artifact ${(0,model_text/* quote */.hD)(text)} does not fit the mode ${mode}; ${envelope_mode_EXPECTED[mode]} was expected.`,
                recommendation: 'Keep the artifact where the mode says, or configure the mode that the project has.',
                value: text,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function artifactKind({ value, path, plainPath }) {
    if ((0,json/* stringField */.OM)(value, 'observation') !== undefined)
        return 'observation';
    if (path === undefined)
        return 'inline';
    return plainPath?.startsWith('openspec/') === true ? 'openspec' : 'project';
}
function modeOf(kinds) {
    const telling = kinds.find((kind) => kind === 'observation' || kind === 'openspec');
    if (telling !== undefined)
        return telling === 'observation' ? 'engram' : 'openspec';
    return kinds.includes('inline') && !kinds.includes('project') ? 'none' : null;
}

// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(323);
;// CONCATENATED MODULE: ./src/rules/envelope-next-vague.ts




const VAGUE = new Set('a ahead all and as as-is carry continue continuing done forward go going good he it keep later move moving next normally now on onward onwards phase phases planned please proceed process ready soon step steps task tasks tbd the then to todo with work workflow'.split(' '));
const LONGEST = 80;
const WORDS = (0,pattern/* pattern */.T)(String.raw `[\p{L}\p{N}-]+`, 'gu');
const envelopeNextVague = {
    id: 'envelope-next-vague',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope says what exactly comes next',
    rationale: 'The orchestrator takes its next step from here. That it should go on, it knows; which phase is ready, or what blocks it, only the agent can tell.',
    remedy: 'Name the phase that is ready, such as `Ready for specs (sdd-spec)`, or what has to be done before.',
    sources: [
        { document: '004', heading: 'Fields' },
        { document: '004', heading: 'Sub-Agent Responsibilities' },
    ],
    bad: [
        { replace: [['Ready for the specification (sdd-spec).', 'Continue.']] },
        { replace: [['Ready for the specification (sdd-spec).', 'Proceed to the next phase']] },
    ],
    good: { replace: [['Ready for the specification (sdd-spec).', 'Continue with sdd-spec.']] },
    check({ value }) {
        const next = (0,json/* stringField */.OM)(value, 'next');
        if (next === undefined || next.length > LONGEST)
            return rule/* NOTHING */.K$;
        const words = next.toLowerCase().match(WORDS()) ?? [];
        if (words.length === 0 || !words.every((word) => VAGUE.has(word)))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/next',
                message: `${(0,model_text/* quote */.hD)(next)} does not say what comes next.`,
                recommendation: 'Name the phase that is ready, or what must be done before it.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-success-with-critical.ts




const envelopeSuccessWithCritical = {
    id: 'envelope-success-with-critical',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    summary: 'An envelope with a CRITICAL risk does not claim success',
    rationale: 'After a success the orchestrator goes on to the next phase. What must be resolved before that is then left behind.',
    remedy: 'Resolve the risk, or give the status that says the work is not done; a risk that may wait is no CRITICAL one.',
    sources: [{ document: '004', heading: 'Sub-Agent Responsibilities' }],
    bad: { replace: [['None.', '**CRITICAL**: Dates before 1970 are lost.']] },
    good: { replace: [['None.', '**WARNING**: Dates before 1970 are lost.']] },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'success')
            return rule/* NOTHING */.K$;
        const critical = (0,model_return/* objectsOf */.iZ)(subject, 'risks').find(({ value }) => (0,json/* stringField */.OM)(value, 'severity') === 'CRITICAL');
        if (critical === undefined)
            return rule/* NOTHING */.K$;
        const { standard } = subject;
        const other = standard.statuses[standard.statuses.length - 1] ?? '';
        return [
            {
                pointer: '/status',
                message: `The envelope claims "success" and has a CRITICAL risk: ${(0,model_text/* quote */.hD)((0,json/* stringField */.OM)(critical.value, 'text') ?? '')}.`,
                recommendation: `Resolve the risk, or return the status ${(0,model_text/* quote */.hD)(other)}.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-summary-sentences.ts



const envelope_summary_sentences_MIN = 1;
const envelope_summary_sentences_MAX = 3;
const envelopeSummarySentences = {
    id: 'envelope-summary-sentences',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: `The summary of an envelope has ${String(envelope_summary_sentences_MIN)} to ${String(envelope_summary_sentences_MAX)} sentences`,
    rationale: 'The orchestrator keeps the summary of every phase in its context. What is longer belongs in an artifact.',
    remedy: 'Say what happened in one to three sentences, and leave the details to the artifacts.',
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['It has three phases.', 'It has three phases. The first reads dates. The second reads times.']] },
    good: { replace: [['It has three phases.', 'It has three phases. The first reads dates.']] },
    check(subject) {
        const summary = (0,json/* stringField */.OM)(subject.value, 'summary');
        if (summary === undefined || (0,model_text/* isBlank */.z3)(summary) || (0,model_text/* sentencesWithin */.UW)(summary, envelope_summary_sentences_MIN, envelope_summary_sentences_MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,model_text/* sentencesInWords */.Vl)(summary, envelope_summary_sentences_MAX)}; ${String(envelope_summary_sentences_MIN)} to ${String(envelope_summary_sentences_MAX)} were expected.`,
                recommendation: `Say what happened in ${String(envelope_summary_sentences_MIN)} to ${String(envelope_summary_sentences_MAX)} sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-unread.ts


const envelope_unread_LONGEST = 80;
const envelopeUnread = {
    id: 'envelope-unread',
    area: 'envelope',
    scope: 'return',
    unread: true,
    severity: 'warning',
    summary: 'All that an envelope lists as artifacts can be read',
    rationale: 'A path that is not read is a claim that nobody checks. Code below Artifacts that names files, but is no list of paths, may hold such claims.',
    remedy: 'List each artifact as an item of its own, with its path in backticks. If the compared change neither added nor changed the return, this is a notice.',
    sources: [{ document: 'return-gate', heading: 'An unread part must not look proved' }],
    bad: {
        replace: [
            [
                'openspec/changes/parse-dates/proposal.md',
                'openspec/changes/parse-dates/proposal.md\n\n```\nsrc/\n├── dates.ts\n└── times.ts\n```',
            ],
        ],
        also: ['envelope-mode'],
    },
    good: {
        replace: [
            [
                'openspec/changes/parse-dates/proposal.md',
                'openspec/changes/parse-dates/proposal.md\n\n```\nopenspec/changes/parse-dates/proposal.md\n```',
            ],
        ],
    },
    check({ unread = [], restated = false }) {
        const [first, ...more] = unread;
        if (first === undefined)
            return rule/* NOTHING */.K$;
        const others = more.length === 0 ? '' : `, and ${(0,model_text/* count */.U9)(more.length, 'more part')}`;
        return [
            {
                pointer: '/artifacts',
                range: first.range,
                ...(restated ? {} : { severity: 'notice' }),
                message: `Artifacts names files in what is neither a path nor a list of paths: ${(0,model_text/* quote */.hD)(first.text, envelope_unread_LONGEST)}${others}. What it claims was not checked.`,
                recommendation: 'List each artifact as an item of its own, with its path in backticks.',
                value: first.text,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/changes.ts
var model_changes = __webpack_require__(7976);
;// CONCATENATED MODULE: ./src/rules/no-return-found.ts



const FENCE = '```';
const RETURN = `${FENCE}json\n{"status": "blocked", "artifacts": [], "metadata": {}}\n${FENCE}\n`;
const WITHOUT_STATUS = RETURN.replace('"status": "blocked", ', '');
const WHY = {
    'no-status': 'has the keys of a return but no "status"',
    'letter-case': 'has the keys of a return in another letter case',
    quotes: 'has the keys of a return in quotes that JSON does not allow',
    language: 'has the keys of a return, but is not marked as JSON',
    syntax: 'starts like a return but is no valid JSON',
    'not-final': 'in a message looks like a return, but its agent did not end with it',
};
const noReturnFound = {
    id: 'no-return-found',
    area: 'document',
    scope: 'document',
    unread: true,
    severity: 'warning',
    summary: 'A return log holds a return, and what looks like a return can be read as one',
    rationale: 'Whoever sees the file takes it for a checked return. What it claims was never read: the status is missing, keys have capitals, quotes are those of Python or of a text editor, or there is no return at all.',
    remedy: 'Write the return as strict JSON in a fence marked `json`, or as a result envelope. If the file is no return log, move it or ignore it. If the compared change did not add the file, this is a notice.',
    sources: [{ document: 'return-gate', heading: 'An unread part must not look proved' }],
    bad: [
        {
            families: ['result-envelope'],
            file: 'docs/return-logs/notes.md',
            text: '# Notes\n\nAll done.\n',
            also: ['no-returns'],
        },
        {
            families: ['subagent-return'],
            file: 'docs/return-logs/run.jsonl',
            text: '{"type": "user", "message": {"role": "user", "content": "Parse dates."}}\n',
            also: ['no-returns'],
        },
        {
            families: ['subagent-return'],
            file: 'docs/return-logs/run.md',
            text: WITHOUT_STATUS,
            also: ['no-returns'],
        },
    ],
    good: [
        { families: ['result-envelope'] },
        {
            families: ['result-envelope'],
            file: 'openspec/changes/parse-dates/design.md',
            text: WITHOUT_STATUS,
            also: ['no-returns'],
        },
        { families: ['subagent-return'] },
    ],
    check({ file, problems }, context) {
        const found = problems.flatMap((problem) => no_return_found_problemOf(problem, file, context));
        return found.length === 0 ? rule/* NOTHING */.K$ : found;
    },
};
function no_return_found_problemOf(problem, file, { changes }) {
    const severity = (0,model_changes/* isAdded */.N)(file, changes) ? {} : { severity: 'notice' };
    if (problem.kind === 'nothing-read') {
        return [
            {
                ...severity,
                range: problem.range,
                message: 'The return log holds nothing that can be read as a return: no JSON return and no result envelope.',
                recommendation: 'Write the return into it, or let the patterns leave this file out.',
                value: 'nothing-read',
            },
        ];
    }
    if (problem.kind !== 'unread-return')
        return [];
    const { reason, text, range } = problem;
    return [
        {
            ...severity,
            range,
            message: `The text ${text === '' ? '' : `${(0,model_text/* quote */.hD)(text, no_return_found_LONGEST)} `}${WHY[reason]}, so it was not checked.`,
            recommendation: ADVICE[reason],
            value: `${reason} ${text}`,
        },
    ];
}
const no_return_found_LONGEST = 80;
const ADVICE = {
    'no-status': 'Add "status" to the return, or remove the text if it is none.',
    'letter-case': 'Write the keys in lower case: "status", "artifacts", "metadata".',
    quotes: 'Write the return with a JSON encoder: keys and strings in straight double quotes.',
    language: 'Mark the fence as json, or remove the text if it is no return.',
    syntax: 'Write the return as strict JSON (RFC 8259), or remove the text if it is none.',
    'not-final': 'If it is the return, let the agent end with it. If it is an example or a draft, leave it.',
};

;// CONCATENATED MODULE: ./src/rules/standard-mismatch.ts


const HEADED = `## Proposal Created

**Change**: parse-dates
**Status**: success

### Summary
The proposal says how dates are parsed. It has three phases.

### Artifacts
- openspec/changes/parse-dates/proposal.md

### Next Recommended
Ready for the specification (sdd-spec).

### Risks
None.
`;
const BLOCK = `**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
`;
const standardMismatch = {
    id: 'standard-mismatch',
    area: 'document',
    scope: 'return',
    severity: 'notice',
    summary: 'A return has the shape of the version it is judged by',
    rationale: 'When a return breaks the chosen version but fits another one of its family, by which it has fewer findings, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
    remedy: 'Choose the version that fits, or bring the agent to the chosen one.',
    sources: [{ document: 'return-gate', heading: 'the version is chosen by the user and never inferred silently' }],
    bad: [
        {
            families: ['return-meta'],
            set: { '/artifacts/0/type': 'handoff' },
            also: ['artifact-type', 'artifact-type-path'],
            raisedIn: 'some',
        },
        {
            families: ['return-meta'],
            set: { '/status': 'needs_research', '/artifacts': [], '/research_questions': ['Which calendars are in use?'] },
            also: ['status-value'],
        },
        {
            families: ['subagent-return'],
            set: {
                '/status': 'planned',
                '/metadata/session_id': 'sess_1735460684_a1b2c3',
                '/metadata/delegation_depth': 1,
                '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
            },
            also: ['status-value', 'session-id-format'],
            raisedIn: 'some',
        },
        {
            families: ['subagent-return'],
            set: { '/status': 'completed' },
            also: ['status-completed'],
            raisedIn: 'some',
        },
        { families: ['result-envelope'], text: BLOCK, also: ['envelope-heading', 'envelope-field'], raisedIn: 'some' },
        { families: ['result-envelope'], text: HEADED, also: ['envelope-field'], raisedIn: 'some' },
    ],
    good: [
        {},
        {
            families: ['return-meta'],
            set: { '/memory_candidates': null, '/partial_progress': { stage: 'done', details: 'All of it' } },
            also: ['partial-progress-leftover', 'field-type'],
        },
    ],
    check(subject) {
        const { satisfies, standard } = subject;
        if (satisfies === null || !(0,shape_error/* breaksShape */.u)(subject.shapeErrors, subject.value, standard.shape))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The return does not have the shape of ${standard.id}, by which it is judged, but that of ${satisfies}.`,
                recommendation: `Choose the standard ${satisfies} if that is what the agent follows; else have it follow ${standard.id}.`,
                value: satisfies,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/families/result-envelope.ts




































const envelopeClaims = [
    { pattern: '/artifacts/*/path' },
    { pattern: '/artifacts/*/observation', kind: 'observation' },
];
const resultEnvelopeRules = [
    use(jsonEncoding),
    use(noReturnFound),
    use(fileTooLarge),
    use(returnUndetermined),
    use(tooManyElements),
    use(tooManyReturns),
    use(standardMismatch),
    use(statusValue),
    use(phantomWork),
    use(tooManyClaims),
    use(artifactPathRelative),
    use(artifactMissing),
    use(artifactEmpty),
    use(artifactBlank),
    use(artifactSelf),
    use(artifactArchived),
    use(artifactRelocated),
    use(artifactRemoved),
    use(artifactUndetermined),
    use(artifactUncommitted),
    use(artifactDirectory),
    use(artifactCase),
    use(artifactUnverifiable),
    use(artifactUnchanged),
    use(envelopeField),
    use(envelopeUnread),
    use(envelopeSummarySentences),
    use(envelopeNextVague),
    use(envelopeSuccessWithCritical),
    use(envelopeMode),
    use(envelopeChangeFolder),
    use(noReturns),
    use(baselineStale),
    use(unclaimedChange),
    use(unclaimedDeletion),
];

;// CONCATENATED MODULE: ./src/standards/result-envelope@1/shape.ts
const result_envelope_1_shape_shape = {
    "fields": {
        "": [
            "form",
            "heading",
            "change",
            "project",
            "status",
            "summary",
            "artifacts",
            "next",
            "risks",
            "order"
        ],
        "/artifacts/*": [
            "path",
            "observation",
            "text"
        ],
        "/risks/*": [
            "severity",
            "text"
        ]
    },
    "required": {
        "": [
            "form",
            "heading",
            "status",
            "summary",
            "artifacts",
            "next"
        ],
        "/artifacts/*": [
            "text"
        ],
        "/risks/*": [
            "text"
        ]
    },
    "enums": {
        "/form": [
            "headed"
        ],
        "/status": [
            "success",
            "warning",
            "failure"
        ],
        "/risks/*/severity": [
            "CRITICAL",
            "WARNING",
            "SUGGESTION"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/result-envelope@1/validate.js
// Generated by `npm run generate` from schemas/result-envelope@1.schema.json: do not edit.
const result_envelope_1_validate_validate = result_envelope_1_validate_validate20;

const result_envelope_1_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:result-envelope@1","type":"object","required":["form","heading","status","summary","artifacts","next"],"properties":{"form":{"readOnly":true,"type":"string","enum":["headed"]},"heading":{"type":"string"},"change":{"type":"string"},"project":{"type":"string"},"status":{"type":"string","enum":["success","warning","failure"]},"summary":{"type":"string"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"next":{"type":"string"},"risks":{"type":"array","items":{"$ref":"#/$defs/risk"}},"order":{"readOnly":true,"type":"array","items":{"type":"string"}}},"anyOf":[{"required":["change"]},{"required":["project"]}],"allOf":[{"$ref":"#/$defs/advisoryRisks"}],"if":{"required":["status"],"properties":{"status":{"enum":["success","warning"]}}},"then":{"properties":{"artifacts":{"minItems":1}}},"$defs":{"artifact":{"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"text":{"type":"string"}}},"risk":{"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}},"advisoryRisks":{"required":["risks"]}}};
const validate_schema32 = {"required":["risks"]};
const validate_schema33 = {"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"text":{"type":"string"}}};
const schema34 = {"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}};

function result_envelope_1_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:result-envelope@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = result_envelope_1_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.change === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "change"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "project"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.risks === undefined){
const err3 = {instancePath,schemaPath:"#/$defs/advisoryRisks/required",keyword:"required",params:{missingProperty: "risks"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!((data0 === "success") || (data0 === "warning"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/artifacts",schemaPath:"#/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
if(valid3){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid3){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.heading === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.status === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.summary === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.artifacts === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.next === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.form = true;
props0.heading = true;
props0.change = true;
props0.project = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.next = true;
props0.risks = true;
props0.order = true;
}
if(data.form !== undefined){
let data2 = data.form;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(data2 === "headed")){
const err15 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: result_envelope_1_validate_schema31.properties.form.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.heading !== undefined){
if(typeof data.heading !== "string"){
const err16 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.change !== undefined){
if(typeof data.change !== "string"){
const err17 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.project !== undefined){
if(typeof data.project !== "string"){
const err18 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data6 === "success") || (data6 === "warning")) || (data6 === "failure"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: result_envelope_1_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err21 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data8 = data.artifacts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.text === undefined){
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.path !== undefined){
if(typeof data9.path !== "string"){
const err23 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.observation !== undefined){
if(typeof data9.observation !== "string"){
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/observation",schemaPath:"#/$defs/artifact/properties/observation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.text !== undefined){
if(typeof data9.text !== "string"){
const err25 = {instancePath:instancePath+"/artifacts/" + i0+"/text",schemaPath:"#/$defs/artifact/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.next !== undefined){
if(typeof data.next !== "string"){
const err28 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.risks !== undefined){
let data14 = data.risks;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.text === undefined){
const err29 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data15.severity !== undefined){
let data16 = data15.severity;
if(typeof data16 !== "string"){
const err30 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data16 === "CRITICAL") || (data16 === "WARNING")) || (data16 === "SUGGESTION"))){
const err31 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/enum",keyword:"enum",params:{allowedValues: schema34.properties.severity.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.text !== undefined){
if(typeof data15.text !== "string"){
const err32 = {instancePath:instancePath+"/risks/" + i1+"/text",schemaPath:"#/$defs/risk/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.order !== undefined){
let data18 = data.order;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(typeof data18[i2] !== "string"){
const err35 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
result_envelope_1_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
result_envelope_1_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/result-envelope@1/index.ts













const result_envelope_1_standard = {
    id: 'result-envelope@1',
    family: 'result-envelope',
    version: '1',
    title: 'Result envelope with headed sections 1',
    isDefault: true,
    source: '004',
    statuses: result_envelope_1_shape_shape.enums['/status'],
    success: ['success', 'warning'],
    artifactTypes: [],
    shape: result_envelope_1_shape_shape,
    confusions: { status: envelopeStatusWords({ some: 'warning', none: 'failure' }), artifactType: new Map() },
    claimFields: envelopeClaims,
    rules: ruleList(resultEnvelopeRules, [
        use(envelopeHeading),
        use(envelopeRiskSeverity),
        use(envelopeCriticalWithWarning),
        use(envelopeFailureWithoutRisk),
        use(envelopeWarningWithoutRisk),
        use(envelopeSectionOrder),
    ]),
    sample: envelopeSample(`## Proposal Created

**Change**: parse-dates
**Status**: success

### Summary
The proposal says how dates are parsed. It has three phases.

### Artifacts
- openspec/changes/parse-dates/proposal.md

### Next Recommended
Ready for the specification (sdd-spec).

### Risks
None.
`),
    validate: shapeOf(result_envelope_1_validate_validate),
};

;// CONCATENATED MODULE: ./src/standards/result-envelope@4/shape.ts
const result_envelope_4_shape_shape = {
    "fields": {
        "": [
            "form",
            "heading",
            "change",
            "project",
            "status",
            "summary",
            "artifacts",
            "next",
            "risks",
            "skill_resolution",
            "order"
        ],
        "/artifacts/*": [
            "path",
            "observation",
            "text"
        ],
        "/risks/*": [
            "severity",
            "text"
        ]
    },
    "required": {
        "": [
            "form",
            "status",
            "summary",
            "artifacts",
            "next"
        ],
        "/artifacts/*": [
            "text"
        ],
        "/risks/*": [
            "text"
        ]
    },
    "enums": {
        "/form": [
            "block"
        ],
        "/status": [
            "success",
            "partial",
            "blocked"
        ],
        "/risks/*/severity": [
            "CRITICAL",
            "WARNING",
            "SUGGESTION"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/result-envelope@4/validate.js
// Generated by `npm run generate` from schemas/result-envelope@4.schema.json: do not edit.
const result_envelope_4_validate_validate = result_envelope_4_validate_validate20;

const result_envelope_4_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:result-envelope@4","type":"object","required":["form","status","summary","artifacts","next"],"properties":{"form":{"readOnly":true,"type":"string","enum":["block"]},"heading":{"type":"string"},"change":{"type":"string"},"project":{"type":"string"},"status":{"type":"string","enum":["success","partial","blocked"]},"summary":{"type":"string"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"next":{"type":"string"},"risks":{"type":"array","items":{"$ref":"#/$defs/risk"}},"skill_resolution":{"type":"string"},"order":{"readOnly":true,"type":"array","items":{"type":"string"}}},"allOf":[{"$ref":"#/$defs/advisoryRisks"}],"if":{"required":["status"],"properties":{"status":{"enum":["success"]}}},"then":{"properties":{"artifacts":{"minItems":1}}},"$defs":{"artifact":{"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"text":{"type":"string"}}},"risk":{"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}},"advisoryRisks":{"required":["risks"]}}};
const result_envelope_4_validate_schema32 = {"required":["risks"]};
const result_envelope_4_validate_schema33 = {"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"text":{"type":"string"}}};
const validate_schema34 = {"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}};

function result_envelope_4_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:result-envelope@4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = result_envelope_4_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.risks === undefined){
const err0 = {instancePath,schemaPath:"#/$defs/advisoryRisks/required",keyword:"required",params:{missingProperty: "risks"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
const _errs3 = errors;
let valid2 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.status !== undefined){
if(!(data.status === "success")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/artifacts",schemaPath:"#/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid2){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.summary === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.artifacts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.next === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.form = true;
props0.heading = true;
props0.change = true;
props0.project = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.next = true;
props0.risks = true;
props0.skill_resolution = true;
props0.order = true;
}
if(data.form !== undefined){
let data2 = data.form;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(data2 === "block")){
const err11 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: result_envelope_4_validate_schema31.properties.form.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.heading !== undefined){
if(typeof data.heading !== "string"){
const err12 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.change !== undefined){
if(typeof data.change !== "string"){
const err13 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.project !== undefined){
if(typeof data.project !== "string"){
const err14 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data6 === "success") || (data6 === "partial")) || (data6 === "blocked"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: result_envelope_4_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err17 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data8 = data.artifacts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.text === undefined){
const err18 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.path !== undefined){
if(typeof data9.path !== "string"){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.observation !== undefined){
if(typeof data9.observation !== "string"){
const err20 = {instancePath:instancePath+"/artifacts/" + i0+"/observation",schemaPath:"#/$defs/artifact/properties/observation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.text !== undefined){
if(typeof data9.text !== "string"){
const err21 = {instancePath:instancePath+"/artifacts/" + i0+"/text",schemaPath:"#/$defs/artifact/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.next !== undefined){
if(typeof data.next !== "string"){
const err24 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.risks !== undefined){
let data14 = data.risks;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.text === undefined){
const err25 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data15.severity !== undefined){
let data16 = data15.severity;
if(typeof data16 !== "string"){
const err26 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data16 === "CRITICAL") || (data16 === "WARNING")) || (data16 === "SUGGESTION"))){
const err27 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/enum",keyword:"enum",params:{allowedValues: validate_schema34.properties.severity.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15.text !== undefined){
if(typeof data15.text !== "string"){
const err28 = {instancePath:instancePath+"/risks/" + i1+"/text",schemaPath:"#/$defs/risk/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.skill_resolution !== undefined){
if(typeof data.skill_resolution !== "string"){
const err31 = {instancePath:instancePath+"/skill_resolution",schemaPath:"#/properties/skill_resolution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.order !== undefined){
let data19 = data.order;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(typeof data19[i2] !== "string"){
const err32 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
result_envelope_4_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
result_envelope_4_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/result-envelope@4/index.ts









const result_envelope_4_standard = {
    id: 'result-envelope@4',
    family: 'result-envelope',
    version: '4',
    title: 'Result envelope as a block of labels 4',
    isDefault: false,
    source: 'upstream, March 2026',
    statuses: result_envelope_4_shape_shape.enums['/status'],
    success: ['success'],
    artifactTypes: [],
    shape: result_envelope_4_shape_shape,
    confusions: { status: envelopeStatusWords({ some: 'partial', none: 'blocked' }), artifactType: new Map() },
    claimFields: envelopeClaims,
    rules: ruleList(resultEnvelopeRules, [
        use(envelopeField, { params: { needsChange: false } }),
        use(envelopeMode, { params: { mayMix: true } }),
    ]),
    sample: envelopeSample(`**Change**: parse-dates
**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
**Skill Resolution**: injected
`),
    validate: shapeOf(result_envelope_4_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/claudemd-none.ts






const BELOW = /^(?:\.\/+)*\.(?:claude|opencode)\/./;
const implemented = (path) => ({
    set: {
        '/status': 'implemented',
        '/task_type': 'meta',
        '/artifacts': [{ type: 'implementation', path, summary: 'Tells agents how dates are written' }],
        '/completion_data': {
            completion_summary: 'Agents are told how dates are written.',
            claudemd_suggestions: 'none',
        },
    },
    tree: { [path]: 'Write dates as ISO 8601.\n' },
});
const claudemdNone = {
    id: 'claudemd-none',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'A return that changed the agent system does not suggest "none"',
    rationale: 'The word "none" says that no file of the agent system was changed. An artifact in its folder says the opposite, and the instructions miss the change.',
    remedy: 'Describe the change in claudemd_suggestions.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: implemented('.claude/rules/dates.md'),
    good: implemented('docs/dates.md'),
    check(subject) {
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        const name = (0,json/* has */.zy)(data, 'claudemd_suggestions') ? 'claudemd_suggestions' : 'readme_suggestions';
        const suggestions = (0,json/* stringField */.OM)(data, name);
        if (suggestions === undefined || !saysNone(suggestions))
            return rule/* NOTHING */.K$;
        for (const { path } of artifactsOf(subject)) {
            if (path === undefined || !BELOW.test(path))
                continue;
            return [
                {
                    pointer: (0,model_pointer/* join */.fj)('', 'completion_data', name),
                    message: `Field completion_data.${name} is ${(0,model_text/* quote */.hD)(suggestions)}, but artifact ${(0,model_text/* quote */.hD)(path, 200)} belongs to the agent system.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: describe the change in ${name}.`,
                },
            ];
        }
        return rule/* NOTHING */.K$;
    },
};
function saysNone(text) {
    return text.length < 16 && /^\s*none\s*\.?\s*$/i.test(text);
}

;// CONCATENATED MODULE: ./src/model/meta-task.ts


const META = 'meta';
function isMetaTask(subject) {
    return (saysMeta(subject.value) || saysMeta((0,model_return/* metadataOf */.Nk)(subject)) || ((0,model_return/* agentOf */.jk)(subject)?.startsWith(`${META}-`) ?? false));
}
function saysMeta(value) {
    return (0,json/* field */.ZZ)(value, 'task_type') === META || (0,json/* field */.ZZ)(value, 'language') === META;
}

;// CONCATENATED MODULE: ./src/rules/claudemd-required.ts







const claudemd_required_SUMMARY = 'The planner now knows the form of dates.';
const claudemdRequired = {
    id: 'claudemd-required',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'An implemented meta task says what it changed in the agent system',
    rationale: 'The instructions that all agents read are kept up to date from these suggestions. A meta task that leaves them out may have changed agents that the instructions still describe as they were.',
    remedy: 'Add completion_data.claudemd_suggestions with what was changed, or "none".',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: [{}, { claudemd_suggestions: ' ' }].map((suggestions) => ({
        set: {
            '/status': 'implemented',
            '/task_type': 'meta',
            '/completion_data': { completion_summary: claudemd_required_SUMMARY, ...suggestions },
        },
        ...('claudemd_suggestions' in suggestions ? {} : { also: ['standard-mismatch'] }),
    })),
    good: [{ claudemd_suggestions: 'none' }, { readme_suggestions: 'Added the date parser.' }].map((suggestions) => ({
        set: {
            '/status': 'implemented',
            '/task_type': 'meta',
            '/completion_data': { completion_summary: claudemd_required_SUMMARY, ...suggestions },
        },
    })),
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented' || !isMetaTask(subject))
            return rule/* NOTHING */.K$;
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        if (data !== undefined && data !== null && !(0,json/* isObject */.Gv)(data))
            return rule/* NOTHING */.K$;
        const names = SUGGESTIONS.filter((name) => (0,json/* has */.zy)(data, name));
        if (names.some((name) => !isMissing((0,json/* field */.ZZ)(data, name))))
            return rule/* NOTHING */.K$;
        const [name] = names;
        const expected = 'what it changed, or "none", was expected';
        return [
            {
                ...(name !== undefined
                    ? { pointer: (0,model_pointer/* join */.fj)('', 'completion_data', name) }
                    : (0,json/* isObject */.Gv)(data)
                        ? { pointer: (0,model_pointer/* join */.fj)('', 'completion_data'), property: 'claudemd_suggestions' }
                        : { pointer: '', property: 'completion_data' }),
                message: name === undefined
                    ? `An implemented meta task has no completion_data.claudemd_suggestions; ${expected}.`
                    : `An implemented meta task has ${(0,describe_value/* describeValue */.b)((0,json/* field */.ZZ)(data, name))} as completion_data.${name}; ${expected}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write completion_data.${name ?? 'claudemd_suggestions'}.`,
            },
        ];
    },
};
const SUGGESTIONS = ['claudemd_suggestions', 'readme_suggestions'];
function isMissing(value) {
    return value === null || (typeof value === 'string' && (0,model_text/* isBlank */.z3)(value));
}

;// CONCATENATED MODULE: ./src/rules/artifact-summary.ts






const artifactSummary = {
    id: 'artifact-summary',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: 'Every artifact has a summary',
    rationale: 'The orchestrator does not open the files that it passes on. Without a summary it knows no more of an artifact than its name.',
    remedy: 'Add a summary that says in one sentence what the file holds.',
    sources: [{ document: '003', heading: 'artifacts (required)' }],
    bad: [{ families: ['subagent-return'], remove: ['/artifacts/0/summary'] }, { set: { '/artifacts/0/summary': ' ' } }],
    good: {},
    check(subject) {
        const problems = [];
        const isRequired = subject.standard.shape.required['/artifacts/*']?.includes('summary') === true;
        for (const { pointer, value, path } of artifactsOf(subject)) {
            const summary = (0,json/* field */.ZZ)(value, 'summary');
            const isBlankText = typeof summary === 'string' && (0,model_text/* isBlank */.z3)(summary);
            if (summary === undefined ? isRequired : !isBlankText)
                continue;
            const name = path === undefined ? 'The artifact' : `Artifact ${(0,model_text/* quote */.hD)(path, 200)}`;
            problems.push({
                ...(isBlankText ? { pointer: (0,model_pointer/* join */.fj)(pointer, 'summary') } : { pointer, property: 'summary' }),
                message: `${name} has ${isBlankText ? 'a blank' : 'no'} summary.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${isBlankText ? 'say in the summary' : 'add a "summary" that says'} what the file holds.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-summary-length.ts



const artifact_summary_length_LIMIT = 200;
const artifactSummaryLength = {
    id: 'artifact-summary-length',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: `An artifact's summary has at most ${String(artifact_summary_length_LIMIT)} characters`,
    rationale: 'The summary of an artifact is one line in a list that an orchestrator reads; what is longer belongs into the artifact.',
    remedy: 'Shorten it to the one thing that the file holds.',
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: { set: { '/artifacts/0/summary': `A plan ${'for parsers '.repeat(20)}` } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, summary } of artifactsOf(subject)) {
            const length = summary?.length ?? 0;
            if (length <= artifact_summary_length_LIMIT)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
                message: `The artifact's summary has ${String(length)} characters; at most ${String(artifact_summary_length_LIMIT)} are allowed.`,
                recommendation: 'Shorten the summary to one sentence that says what the file holds.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-summary-sentence.ts




const artifactSummarySentence = {
    id: 'artifact-summary-sentence',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: "An artifact's summary is one sentence",
    rationale: 'The summary is one line in a list of files. A second sentence is lost there, and belongs into the file.',
    remedy: 'Say what the file holds in one sentence.',
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0/summary': 'Plan for parsing dates. It has three phases.' } },
    good: { set: { '/artifacts/0/summary': 'Plan for parsing dates, with three phases.' } },
    check(subject) {
        const problems = [];
        for (const { pointer, summary } of artifactsOf(subject)) {
            if (summary === undefined || (0,model_text/* sentencesWithin */.UW)(summary, 0, 1))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
                message: `The artifact's summary has ${(0,model_text/* sentencesInWords */.Vl)(summary, 1)}; one was expected: ${(0,model_text/* quote */.hD)(summary)}.`,
                recommendation: 'Say what the file holds in one sentence.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/completion-data-required.ts





const completionDataRequired = {
    id: 'completion-data-required',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'An implemented task has a completion summary',
    rationale: 'Postflight copies the completion summary into the list of tasks. Without it, the finished task is archived with nothing that says what was done.',
    remedy: 'Add completion_data with a completion_summary of one to three sentences.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: [
        { set: { '/status': 'implemented' } },
        { set: { '/status': 'implemented', '/completion_data': { completion_summary: ' ' } } },
    ],
    good: {
        set: {
            '/status': 'implemented',
            '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        if (data !== undefined && data !== null && !(0,json/* isObject */.Gv)(data))
            return rule/* NOTHING */.K$;
        const summary = (0,json/* field */.ZZ)(data, 'completion_summary');
        const expected = 'a summary of what was accomplished was expected';
        if (typeof summary === 'string' && (0,model_text/* isBlank */.z3)(summary)) {
            return [
                {
                    pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'completion_summary'),
                    message: `Status is "implemented" and completion_data.completion_summary is blank; ${expected}.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write completion_data.completion_summary.`,
                },
            ];
        }
        if (summary !== undefined && summary !== null)
            return rule/* NOTHING */.K$;
        const holder = (0,json/* isObject */.Gv)(data) ? (0,model_pointer/* join */.fj)('', 'completion_data') : '';
        const name = (0,json/* isObject */.Gv)(data) ? 'completion_summary' : 'completion_data';
        const written = summary === null || data === null ? 'null' : 'absent';
        return [
            {
                pointer: holder,
                property: name,
                message: `Status is "implemented" and ${(0,json/* isObject */.Gv)(data) ? `completion_data.${name}` : name} is ${written}; ${expected}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add completion_data.completion_summary.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/completion-summary-sentences.ts





const completion_summary_sentences_MIN = 1;
const completion_summary_sentences_MAX = 3;
const completion_summary_sentences_implemented = (summary) => ({
    set: { '/status': 'implemented', '/completion_data': { completion_summary: summary } },
});
const completionSummarySentences = {
    id: 'completion-summary-sentences',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: `The completion summary has ${String(completion_summary_sentences_MIN)} to ${String(completion_summary_sentences_MAX)} sentences`,
    rationale: 'It becomes one entry in the list of finished tasks, which is read at a glance.',
    remedy: 'Say what was accomplished in one to three sentences; leave the details to the summary artifact.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: completion_summary_sentences_implemented('Dates are parsed. Times are parsed. Zones are parsed. Errors are told.'),
    good: completion_summary_sentences_implemented('Dates are parsed. Times are parsed. Zones are parsed.'),
    check(subject) {
        const summary = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'completion_summary');
        if (summary === undefined || (0,model_text/* isBlank */.z3)(summary) || (0,model_text/* sentencesWithin */.UW)(summary, completion_summary_sentences_MIN, completion_summary_sentences_MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'completion_summary'),
                message: `The completion summary has ${(0,model_text/* sentencesInWords */.Vl)(summary, completion_summary_sentences_MAX)}; ${String(completion_summary_sentences_MIN)} to ${String(completion_summary_sentences_MAX)} were expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say what was accomplished in ${String(completion_summary_sentences_MIN)} to ${String(completion_summary_sentences_MAX)} sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/console-json.ts

const consoleJson = {
    id: 'console-json',
    area: 'document',
    scope: 'run',
    severity: 'error',
    summary: 'An agent that writes a metadata file ends with text, not JSON',
    rationale: 'The metadata file carries the data, so that the console need not. JSON as the last message clutters the conversation, and may be taken for talk. Only a hook knows the last message: `validate --hook`.',
    remedy: 'Have the agent end with a short summary in plain text, and keep the JSON in the metadata file.',
    sources: [{ document: '001', heading: 'Writing Metadata' }],
    bad: [{ context: { lastMessage: 'json' } }, { context: { lastMessage: 'json-in-text' } }],
    good: { context: { lastMessage: 'text' } },
    check(_, { lastMessage }) {
        if (lastMessage === undefined || lastMessage === 'text')
            return rule/* NOTHING */.K$;
        return [
            {
                message: `The last message of the agent ${MESSAGES[lastMessage]}; a short summary in plain text was expected.`,
                recommendation: 'Fix subagent return format: end with a summary in plain text, and leave JSON to the metadata file.',
            },
        ];
    },
};
const MESSAGES = { json: 'is JSON', 'json-in-text': 'holds JSON among its words' };

;// CONCATENATED MODULE: ./src/rules/delegation-depth.ts





const delegation_depth_LIMIT = 3;
const POINTER = (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_depth');
const delegationDepth = {
    id: 'delegation-depth',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: `The delegation depth is a whole number from 0 to ${String(delegation_depth_LIMIT)}`,
    rationale: 'The depth is what stops endless delegation, so it must be a number that can be compared. Above the limit, chains are hard to follow and a loop is likely; that is a warning only.',
    remedy: "Write the caller's depth plus one as a number; let a chain that grows too deep return to its orchestrator.",
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
        { document: 'upstream', heading: 'the limit of the depth' },
    ],
    bad: { set: { '/metadata/delegation_depth': -1 } },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': delegation_depth_LIMIT,
            '/metadata/delegation_path': ['orchestrator', 'implement', 'team-lead', 'planner'],
        },
    },
    check(subject) {
        const depth = (0,json/* field */.ZZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_depth');
        if (depth === undefined)
            return rule/* NOTHING */.K$;
        if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 0) {
            return [
                {
                    pointer: POINTER,
                    message: `Field metadata.delegation_depth is ${(0,describe_value/* describeValue */.b)(depth)}; a whole number of 0 or more was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write the depth of the delegation as a number.`,
                },
            ];
        }
        if (depth <= delegation_depth_LIMIT)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: POINTER,
                severity: 'warning',
                message: `Delegation depth is ${String(depth)}; at most ${String(delegation_depth_LIMIT)} is usual.`,
                recommendation: 'Let the chain return to its orchestrator instead of delegating further.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-path.ts






const delegation_path_POINTER = (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path');
const delegationPath = {
    id: 'delegation-path',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'The delegation path is a list of names, and not empty',
    rationale: 'The path shows who called whom from the orchestrator down. Cycles are found in it and failures are traced by it, which takes a name at every step.',
    remedy: 'Write the path that the caller handed over, with the own name at its end.',
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
    ],
    bad: { set: { '/metadata/delegation_path': [] } },
    good: {},
    check(subject) {
        const path = (0,json/* field */.ZZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        if (path === undefined)
            return rule/* NOTHING */.K$;
        if (!(0,json/* isArray */.cy)(path) || path.length === 0) {
            return [
                {
                    pointer: delegation_path_POINTER,
                    message: `Field metadata.delegation_path is ${(0,json/* isArray */.cy)(path) ? 'empty' : (0,describe_value/* describeValue */.b)(path)}; a list of names was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: list the names from the orchestrator down to the agent.`,
                },
            ];
        }
        const problems = [];
        for (let index = 0; index < path.length; index++) {
            const name = path[index];
            if (typeof name === 'string' && !(0,model_text/* isBlank */.z3)(name))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(delegation_path_POINTER, index),
                message: `Step ${String(index + 1)} of metadata.delegation_path is ${(0,describe_value/* describeValue */.b)(name)}; a name was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: name every step of the delegation.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/errors-required.ts





const STOPPED = ['partial', 'failed', 'blocked'];
const errorsRequired = {
    id: 'errors-required',
    area: 'errors',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Work that stopped short says in errors what went wrong',
    rationale: 'A caller decides by the errors whether to try again, resume or ask a person. Without any, all that is known is that something went wrong.',
    remedy: 'Add an error with its type, a message, whether it is recoverable, and a recommendation.',
    sources: [
        { document: '003', heading: 'errors (optional)' },
        { document: '001', heading: 'errors (optional)' },
    ],
    bad: { set: { '/status': 'blocked', '/artifacts': [] } },
    good: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                {
                    type: 'resource',
                    message: 'The service that the plan is about does not answer',
                    recoverable: true,
                    recommendation: 'Run /plan 7 again when it does',
                },
            ],
        },
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || !STOPPED.includes(status))
            return rule/* NOTHING */.K$;
        const errors = (0,json/* field */.ZZ)(subject.value, 'errors');
        if (errors !== undefined && errors !== null && (!(0,json/* isArray */.cy)(errors) || errors.length > 0))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(errors === undefined ? { pointer: '', property: 'errors' } : { pointer: (0,model_pointer/* join */.fj)('', 'errors') }),
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and errors is ${errors === undefined ? 'absent' : errors === null ? 'null' : 'empty'}; at least one error was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say in errors what stopped the work and how to go on.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/meta-file-leftover.ts




const metaFileLeftover = {
    id: 'meta-file-leftover',
    area: 'life-cycle',
    scope: 'return',
    severity: 'off',
    summary: 'A metadata file with a final status is not kept',
    rationale: 'Postflight deletes the file after it has read it; one that stays may be taken for the return of the next agent. Many projects keep the files on purpose, so the rule is off unless asked for.',
    remedy: 'Delete the file after postflight, or leave the rule off if your project keeps its returns.',
    sources: [{ document: '001', heading: 'Cleanup' }],
    bad: {},
    good: {
        set: {
            '/status': 'in_progress',
            '/artifacts': [],
            '/started_at': '2026-01-28T10:30:00Z',
            '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
        },
        also: ['status-in-progress'],
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || status === 'in_progress' || !subject.standard.statuses.includes(status))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'status'),
                message: `The file is kept with the final status ${(0,model_text/* quote */.hD)(status)}; postflight was expected to delete it.`,
                recommendation: 'Delete the file after postflight.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/metadata-top-level.ts





const metadata_top_level_FIELDS = ['session_id', 'agent_type', 'delegation_depth', 'delegation_path'];
const metadataTopLevel = {
    id: 'metadata-top-level',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Session, agent and delegation are in metadata, not at top level',
    rationale: 'Callers read these fields from metadata and do not find them at top level.',
    remedy: 'Move them into metadata.',
    fixes: [{ safety: 'safe', does: 'moves the fields into metadata' }],
    sources: [{ document: '000', heading: 'Migration Guide' }],
    bad: {
        remove: ['/metadata/session_id'],
        set: { '/session_id': 'sess_1736700000_abc123' },
        also: ['required-field'],
    },
    good: {},
    check(subject) {
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        if (metadata === undefined)
            return rule/* NOTHING */.K$;
        const misplaced = metadata_top_level_FIELDS.filter((name) => (0,json/* has */.zy)(subject.value, name) && !(0,json/* has */.zy)(metadata, name));
        if (misplaced.length === 0)
            return rule/* NOTHING */.K$;
        const names = (0,model_text/* listOf */.c3)(misplaced, 'and');
        const one = misplaced.length === 1;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', misplaced[0] ?? ''),
                part: 'key',
                message: `${one ? 'Field' : 'Fields'} ${names} ${one ? 'is' : 'are'} at top level instead of in metadata.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: move ${names} into metadata.`,
                value: misplaced.join(' '),
                ...((0,json/* isObject */.Gv)(metadata) ? { fix: metadata_top_level_fixOf(misplaced) } : {}),
            },
        ];
    },
};
function metadata_top_level_fixOf(names) {
    const edits = names.map((name) => ({ kind: 'move', from: (0,model_pointer/* join */.fj)('', name), to: (0,model_pointer/* join */.fj)('', 'metadata', name) }));
    return { safety: 'safe', does: `move ${(0,model_text/* listOf */.c3)(names, 'and')} into metadata`, edits };
}

;// CONCATENATED MODULE: ./src/rules/no-emoji.ts






const EMOJI = (0,pattern/* pattern */.T)([
    '\\p{Emoji_Presentation}(?!\\uFE0E)',
    '\\p{Extended_Pictographic}\\uFE0F',
    '[0-9#*]\\uFE0F?\\u20E3',
    '(?=[\\u2600-\\u27A0\\u27A2-\\u27BF\\u{1F000}-\\u{1FAFF}])\\p{Emoji}(?!\\uFE0E)',
].join('|'), 'u');
const ASCII = /^[\0-\x7f]*$/;
const noEmoji = {
    id: 'no-emoji',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    summary: 'No summary holds an emoji',
    rationale: 'Summaries are read by agents, put into logs and shown in terminals. An emoji costs tokens there, tells nothing that a word does not, and is not shown everywhere.',
    remedy: 'Delete it, or say it in a word.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': 'Planned how dates are parsed \u2705. The plan has three phases.' } },
    good: { set: { '/summary': 'Planned how dates (\u00A92026 #7) are parsed \u2192 3 phases. The plan is ready.' } },
    check(subject) {
        const problems = [];
        no_emoji_inspect((0,json/* stringField */.OM)(subject.value, 'summary'), '', problems);
        for (const { pointer, summary } of artifactsOf(subject)) {
            no_emoji_inspect(summary, pointer, problems);
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function no_emoji_inspect(summary, pointer, problems) {
    if (summary === undefined || ASCII.test(summary))
        return;
    const emoji = EMOJI().exec(summary)?.[0];
    if (emoji === undefined)
        return;
    const code = (emoji.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    problems.push({
        pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
        message: `The summary holds the emoji ${(0,model_text/* quote */.hD)(emoji)} (U+${code}); plain text was expected.`,
        recommendation: 'Delete it, or say it in a word.',
    });
}

;// CONCATENATED MODULE: ./src/rules/partial-progress-leftover.ts





const partialProgressLeftover = {
    id: 'partial-progress-leftover',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'Only work in progress or partial work has partial progress',
    rationale: 'A stage beside a final status contradicts it: it was left over from the early metadata, or the status is not true.',
    remedy: 'Remove partial_progress when the final status is written.',
    sources: [{ document: '001', heading: 'partial_progress (optional)' }],
    bad: {
        set: { '/partial_progress': { stage: 'initializing', details: 'Reading the task' } },
    },
    good: {
        set: {
            '/status': 'in_progress',
            '/artifacts': [],
            '/started_at': '2026-01-28T10:30:00Z',
            '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
        },
        also: ['status-in-progress'],
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || status === 'in_progress' || status === 'partial')
            return rule/* NOTHING */.K$;
        if (!subject.standard.statuses.includes(status) || !(0,json/* has */.zy)(subject.value, 'partial_progress'))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'partial_progress'),
                part: 'key',
                message: `Field partial_progress stands beside status ${(0,model_text/* quote */.hD)(status)}; it was expected with "in_progress" or "partial" only.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: remove partial_progress when the final status is written.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/partial-progress-required.ts




const ERRORS = [
    {
        type: 'timeout',
        message: 'The time limit was reached in the second phase',
        recoverable: true,
        recommendation: 'Resume with /implement 7',
    },
];
const partialProgressRequired = {
    id: 'partial-progress-required',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'Unfinished work says how far it came',
    rationale: 'The next agent resumes at the stage that is written here. Without it, the work starts again from the beginning.',
    remedy: 'Add partial_progress with the stage that was reached and its details.',
    sources: [{ document: '001', heading: 'partial_progress (optional)' }],
    bad: [
        { set: { '/status': 'partial', '/errors': ERRORS } },
        {
            set: { '/status': 'in_progress', '/started_at': '2026-01-28T10:30:00Z' },
            also: ['status-in-progress'],
        },
    ],
    good: {
        set: {
            '/status': 'partial',
            '/errors': ERRORS,
            '/partial_progress': { stage: 'phase_1_completed', details: 'The first of three phases is done' },
        },
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if ((status !== 'in_progress' && status !== 'partial') || (0,json/* has */.zy)(subject.value, 'partial_progress'))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(status === 'partial' ? { severity: 'notice' } : {}),
                pointer: '',
                property: 'partial_progress',
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and partial_progress is absent; the stage that was reached was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add partial_progress with stage and details.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/phases-top-level.ts





const phases_top_level_FIELDS = ['phases_completed', 'phases_total'];
const phasesTopLevel = {
    id: 'phases-top-level',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Counts of phases do not stand at top level',
    rationale: 'At top level they are the shape of a handoff file. Callers look for them in metadata, or in partial_progress, and miss them here.',
    remedy: 'Move them into metadata; while the work goes on, into partial_progress.',
    fixes: [{ safety: 'safe', does: 'moves the counts into metadata, where the work does not go on' }],
    sources: [
        { document: 'upstream', heading: 'phases_* are fields of the handoff file' },
        { document: '001', heading: 'metadata (required)' },
    ],
    bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
    good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
    check(subject) {
        const misplaced = phases_top_level_FIELDS.filter((name) => (0,json/* has */.zy)(subject.value, name));
        if (misplaced.length === 0)
            return rule/* NOTHING */.K$;
        const names = (0,model_text/* listOf */.c3)(misplaced, 'and');
        const one = misplaced.length === 1;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', misplaced[0] ?? ''),
                part: 'key',
                message: `${one ? 'Field' : 'Fields'} ${names} ${one ? 'is' : 'are'} at top level instead of in metadata.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: move ${names} into metadata, or into partial_progress while the work goes on.`,
                value: misplaced.join(' '),
                ...phases_top_level_fixOf(subject.value, misplaced),
            },
        ];
    },
};
const OPEN = new Set(['in_progress', 'partial', undefined]);
function phases_top_level_fixOf(value, names) {
    const metadata = (0,json/* field */.ZZ)(value, 'metadata');
    if (OPEN.has((0,model_return/* statusOf */.c2)({ value })) || !(metadata === undefined || (0,json/* isObject */.Gv)(metadata)))
        return {};
    if (names.some((name) => (0,json/* has */.zy)(metadata, name) && (0,json/* field */.ZZ)(metadata, name) !== (0,json/* field */.ZZ)(value, name)))
        return {};
    const [doubled, moved] = [names.filter((name) => (0,json/* has */.zy)(metadata, name)), names.filter((name) => !(0,json/* has */.zy)(metadata, name))];
    const done = [
        ...(moved.length === 0 ? [] : [`move ${(0,model_text/* listOf */.c3)(moved, 'and')} into metadata`]),
        ...(doubled.length === 0 ? [] : [`remove ${(0,model_text/* listOf */.c3)(doubled, 'and')} at top level, since metadata has the same`]),
    ];
    const edits = [
        ...moved.map((name) => ({ kind: 'move', from: (0,model_pointer/* join */.fj)('', name), to: (0,model_pointer/* join */.fj)('', 'metadata', name) })),
        ...doubled.map((name) => ({ kind: 'remove', pointer: (0,model_pointer/* join */.fj)('', name) })),
    ];
    return { fix: { safety: 'safe', does: (0,model_text/* listOf */.c3)(done, 'and'), edits } };
}

;// CONCATENATED MODULE: ./src/rules/roadmap-item-unknown.ts






const ROADMAP = '# Roadmap\n\n- [ ] Parse **dates** in ISO 8601\n- [ ] Print calendars\n';
const roadmapItemUnknown = {
    id: 'roadmap-item-unknown',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'A roadmap item stands in the roadmap, in the same words',
    rationale: 'Finished items are found in the roadmap by their text. One that is worded otherwise is never ticked off, and the roadmap goes stale.',
    remedy: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: {
        set: { '/completion_data/roadmap_items': ['Parse times'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: { kind: 'text', text: ROADMAP } },
    },
    good: {
        set: { '/completion_data/roadmap_items': ['Parse dates in ISO 8601'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: { kind: 'text', text: ROADMAP } },
    },
    check(subject, { roadmap }) {
        if (roadmap === null)
            return rule/* NOTHING */.K$;
        const items = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0)
            return rule/* NOTHING */.K$;
        if (roadmap.kind === 'too-large')
            return [roadmapTooLarge(roadmap)];
        const known = itemsOf(roadmap);
        const problems = [];
        items.forEach((item, index) => {
            if (typeof item !== 'string' || known.includes(roadmap_item_unknown_plain(item)))
                return;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items', index),
                message: `Roadmap item ${(0,model_text/* quote */.hD)(item)} does not stand in the roadmap.`,
                recommendation: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
            });
        });
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function roadmapTooLarge({ file, size, limit }) {
    return {
        pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items'),
        message: `Nothing can be said of the roadmap items: ${file} takes ${String(size)} bytes, more than the limit of ${String(limit)}.`,
        recommendation: 'Move what is done out of the roadmap, or raise the limit (max-file-size).',
    };
}
function roadmap_item_unknown_plain(text) {
    return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}
const COMPARED = 200;
const STARTS = (0,pattern/* pattern */.T)(String.raw `(?<=^| )\S|(?<![\p{L}\p{N}])[\p{L}\p{N}]`, 'gu');
class ItemIndex {
    #texts;
    constructor(roadmap) {
        const text = roadmap_item_unknown_plain(roadmap);
        const texts = new Set();
        for (const { index } of text.matchAll(STARTS()))
            texts.add(text.slice(index, index + COMPARED));
        this.#texts = [...texts].sort(model_text/* compareText */.n6);
    }
    includes(item) {
        const wanted = item.slice(0, COMPARED);
        let low = 0;
        for (let high = this.#texts.length; low < high;) {
            const middle = (low + high) >>> 1;
            if ((0,model_text/* compareText */.n6)(this.#texts[middle] ?? '', wanted) < 0)
                low = middle + 1;
            else
                high = middle;
        }
        return wanted === '' || this.#texts[low]?.startsWith(wanted) === true;
    }
}
const itemsOf = (0,once_per/* oncePer */.P)(({ text }) => new ItemIndex(text));

;// CONCATENATED MODULE: ./src/rules/roadmap-items-meta.ts






const roadmapItemsMeta = {
    id: 'roadmap-items-meta',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'A meta task names no roadmap items',
    rationale: 'The roadmap plans the project, and a meta task works on the agent system. Its items would be ticked off for work that was not theirs.',
    remedy: 'Leave roadmap_items out of the return of a meta task.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: { set: { '/task_type': 'meta', '/completion_data/roadmap_items': ['Parse dates'] } },
    good: { set: { '/task_type': 'general', '/completion_data/roadmap_items': ['Parse dates'] } },
    check(subject) {
        const items = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0 || !isMetaTask(subject))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items'),
                message: `A meta task names ${(0,model_text/* count */.U9)(items.length, 'roadmap item')}; none was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: leave roadmap_items out of a meta task.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(9244);
;// CONCATENATED MODULE: ./src/rules/started-at.ts






const BEGUN = {
    '/status': 'in_progress',
    '/artifacts': [],
    '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
};
const started_at_POINTER = (0,model_pointer/* join */.fj)('', 'started_at');
const startedAt = {
    id: 'started-at',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'Work in progress says when it started, in ISO 8601, and not in the future',
    rationale: 'Interrupted agents are found by the age of their early metadata, and durations are computed from it. Without a moment that can be read, an agent that died looks as if it still worked.',
    remedy: 'Write the moment of the start once, in UTC, such as 2026-01-28T10:30:00Z.',
    sources: [{ document: '001', heading: 'started_at (optional)' }],
    bad: { set: { '/started_at': 'yesterday' } },
    good: { set: { ...BEGUN, '/started_at': '2026-01-28T10:30:00Z' }, also: ['status-in-progress'] },
    check(subject, { now }) {
        if (!(0,json/* has */.zy)(subject.value, 'started_at')) {
            if ((0,model_return/* statusOf */.c2)(subject) !== 'in_progress')
                return rule/* NOTHING */.K$;
            return [
                {
                    pointer: '',
                    property: 'started_at',
                    message: 'Status is "in_progress" and started_at is absent; the moment of the start was expected.',
                    recommendation: fix(subject),
                },
            ];
        }
        const text = (0,json/* stringField */.OM)(subject.value, 'started_at');
        if (text === undefined)
            return rule/* NOTHING */.K$;
        const moment = (0,iso_8601/* parseIso8601 */.I)(text);
        if (moment === null) {
            return [
                {
                    pointer: started_at_POINTER,
                    message: `Field started_at is ${(0,model_text/* quote */.hD)(text)}, which is no ISO 8601 time.`,
                    recommendation: fix(subject),
                },
            ];
        }
        const earliest = moment.zoned ? moment.at : moment.at - iso_8601/* WIDEST_OFFSET */.n;
        if (earliest <= now)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: started_at_POINTER,
                message: `Field started_at is ${(0,model_text/* quote */.hD)(text)}, which is in the future.`,
                recommendation: fix(subject),
            },
        ];
    },
};
function fix(subject) {
    return `${(0,model_return/* fixFormat */.F7)(subject)}: write the moment of the start, such as 2026-01-28T10:30:00Z.`;
}

;// CONCATENATED MODULE: ./src/rules/status-completed.ts




const FORBIDDEN = 'completed';
const statusCompleted = {
    id: 'status-completed',
    area: 'status',
    scope: 'return',
    supersedes: ['status-value'],
    severity: 'error',
    structural: true,
    summary: `The status is never "${FORBIDDEN}"`,
    rationale: 'The word makes the calling tool stop before its own last steps, so the task is never marked as done. Success is said by what was done instead.',
    remedy: 'Write the word for the work that was done, such as researched, planned or implemented.',
    fixes: [{ safety: 'unsafe', does: 'writes the word for what an agent of this name does' }],
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: { set: { '/status': FORBIDDEN }, also: ['standard-mismatch'] },
    good: {},
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== FORBIDDEN)
            return rule/* NOTHING */.K$;
        const { success } = subject.standard;
        const { instead } = suggestStatus(subject, FORBIDDEN);
        return [
            {
                pointer: '/status',
                message: `Status ${(0,model_text/* quote */.hD)(FORBIDDEN)} stops the calling tool; success is said by ${(0,model_text/* listOf */.c3)(success)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${instead === undefined ? 'what was done' : (0,model_text/* quote */.hD)(instead)}.`,
                ...(instead === undefined ? {} : { fix: statusFix(instead) }),
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/status-in-progress.ts


const EARLY = {
    '/status': 'in_progress',
    '/started_at': '2026-01-28T10:30:00Z',
    '/partial_progress': { stage: 'initializing', details: 'Read the task' },
};
const statusInProgress = {
    id: 'status-in-progress',
    area: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'A metadata file has a final status',
    rationale: 'An agent writes in_progress when it starts and replaces it when it ends. A file that still has it comes from an agent that was interrupted, or postflight never ran.',
    remedy: 'Resume the task, or set the status that the work reached: partial, with errors, if it was cut off.',
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: [{ set: EARLY }, { set: EARLY, context: { stage: 'ended' } }],
    good: [
        { set: { ...EARLY, '/status': 'partial' }, also: ['errors-required'] },
        { set: EARLY, context: { stage: 'on-disk' } },
    ],
    check(subject, { stage = 'committed' }) {
        if ((0,model_return/* statusOf */.c2)(subject) !== model_return/* UNFINISHED */.yA || stage === 'on-disk')
            return rule/* NOTHING */.K$;
        const agent = (0,model_return/* agentName */.Lp)(subject);
        const partial = 'set the status to "partial" and say in errors why it stopped';
        return [
            stage === 'ended'
                ? {
                    pointer: '/status',
                    message: 'Status is "in_progress", and the agent has stopped; a final status was expected.',
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write the status that the work reached, or ${partial}.`,
                }
                : {
                    pointer: '/status',
                    message: 'Status is "in_progress"; a final status was expected. The agent was interrupted, is still at work, or postflight has not run.',
                    recommendation: `Resume ${agent}, or ${partial}.`,
                },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/status-stale.ts





const PROGRESS = { stage: 'initializing', details: 'Read the task' };
const statusStale = {
    id: 'status-stale',
    area: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'Work in progress did not start longer ago than stale-after allows',
    rationale: 'No agent works for days at a stretch. When the start lies that far back, the agent is dead and its task waits for somebody to notice.',
    remedy: 'Resume the task or close it. Set stale-after higher if agents do run that long.',
    sources: [{ document: '001', heading: 'started_at (optional)' }],
    bad: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T11:59:59Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
    },
    good: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T12:00:00Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
    },
    check(subject, context) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'in_progress')
            return rule/* NOTHING */.K$;
        const startedAt = (0,json/* stringField */.OM)(subject.value, 'started_at');
        if (startedAt === undefined)
            return rule/* NOTHING */.K$;
        const moment = (0,iso_8601/* parseIso8601 */.I)(startedAt);
        if (moment === null)
            return rule/* NOTHING */.K$;
        const latest = moment.zoned ? moment.at : moment.at + iso_8601/* WIDEST_OFFSET */.n;
        if (context.now - latest <= context.staleAfter)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/started_at',
                message: `The agent is still in progress, and ${(0,model_text/* quote */.hD)(startedAt)}, when it started, lies further back than stale-after allows.`,
                recommendation: `Resume or close the task of ${(0,model_return/* agentName */.Lp)(subject)}.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/summary-length.ts



const summary_length_MIN = 10;
const summary_length_MAX = 500;
const summaryLength = {
    id: 'summary-length',
    area: 'summary',
    scope: 'return',
    severity: 'warning',
    summary: `The summary has ${String(summary_length_MIN)} to ${String(summary_length_MAX)} characters`,
    rationale: 'A word or two cannot tell what was done, and a long text fills the context window of the orchestrator that must keep many of them.',
    remedy: 'Say what was accomplished in two to five sentences, and leave the rest to the artifacts.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: [
        { set: { '/summary': 'Done. Ok.' } },
        {
            set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(48)}times.` },
            also: ['summary-tokens'],
        },
    ],
    good: [{}, { set: { '/summary': 'Done. Good' } }],
    check(subject) {
        const length = (0,json/* stringField */.OM)(subject.value, 'summary')?.length;
        if (length === undefined || (length >= summary_length_MIN && length <= summary_length_MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,model_text/* count */.U9)(length, 'character')}; ${String(summary_length_MIN)} to ${String(summary_length_MAX)} were expected.`,
                recommendation: length < summary_length_MIN
                    ? 'Say what was accomplished in 2 to 5 sentences.'
                    : 'Shorten it to what the caller must know; details belong into the artifacts.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/task-slug-case.ts


const task_slug_case_TASK_FOLDER = /(?:^|\/)(?:OC_)?\d+_([^/]+)\/(?:\.meta\/)?[^/]+$/;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const taskSlugCase = {
    id: 'task-slug-case',
    area: 'document',
    scope: 'return',
    severity: 'notice',
    summary: 'The slug of the task folder is in snake_case',
    rationale: 'Folders are found by a name that is put together from the number and the slug of a task. Another spelling makes a second folder, and on some systems two that differ in letter case only.',
    remedy: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
    sources: [{ document: '001', heading: 'File Location' }],
    bad: { file: 'specs/7_Parse-Dates/.return-meta.json' },
    good: [{}, { file: 'specs/OC_007_parse_dates/.meta/.return-meta.json' }],
    check({ file }) {
        const slug = task_slug_case_TASK_FOLDER.exec(file)?.[1];
        if (slug === undefined || SNAKE_CASE.test(slug))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The slug ${(0,model_text/* quote */.hD)(slug)} of the task folder is not in snake_case.`,
                recommendation: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
                value: slug,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/agent-type-empty.ts





const agentTypeEmpty = {
    id: 'agent-type-empty',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "The agent's name is not blank",
    rationale: 'Callers route and debug by the name of the agent. A blank one leaves nobody to ask.',
    remedy: 'Write the name under which the agent is defined.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/agent_type': '' } },
    good: {},
    check(subject) {
        const agent = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)(subject), 'agent_type');
        if (agent === undefined || !(0,model_text/* isBlank */.z3)(agent))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'agent_type'),
                message: `Field metadata.agent_type is ${(0,model_text/* quote */.hD)(agent)}; the agent's name was expected.`,
                recommendation: "Fix subagent return format: write the agent's own name.",
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/agent-type-other.ts




const agentTypeOther = {
    id: 'agent-type-other',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The return is by the agent that was called',
    rationale: 'A caller that names its agent expects that agent to answer. Another name in the return was copied from an example, or the return belongs to another call. Without `--agent` this is not checked. The names skill-planner, planner and planner-agent are the same.',
    remedy: 'Write the name of the agent that was called, or name the agent by `--agent` that is meant to answer.',
    sources: [
        { document: '002', heading: 'Step 1: Validate JSON Structure' },
        { document: '000', heading: 'metadata (required)' },
    ],
    bad: { context: { calledAgent: 'reviewer' } },
    good: [
        ...['planner', 'skill-planner', 'planner-agent'].map((calledAgent) => ({
            set: { '/metadata/agent_type': 'planner' },
            context: { calledAgent },
        })),
        {},
    ],
    check(subject, { calledAgent }) {
        const agent = (0,model_return/* agentOf */.jk)(subject);
        if (calledAgent === undefined || agent === null || (0,model_return/* isSameAgent */.MB)(agent, calledAgent))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'agent_type'),
                message: `The return is by ${(0,model_text/* quote */.hD)(agent)}, and the agent that was called is ${(0,model_text/* quote */.hD)(calledAgent)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(calledAgent)} as agent_type, or check the return of the agent that was called.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/agent-type-unknown.ts




const agentTypeUnknown = {
    id: 'agent-type-unknown',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The agent is one of the configured agents',
    rationale: 'The name of the agent should be the one under which it is defined. An unknown name cannot be routed to, and is often made up. Without a list of agents in the configuration this is not judged.',
    remedy: 'Write the name under which the agent is defined, or add it to the configured agents.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { context: { agents: ['researcher', 'implementer'] } },
    good: { context: { agents: ['planner', 'planner-agent'] } },
    check(subject, { agents }) {
        if (agents === null)
            return rule/* NOTHING */.K$;
        const agent = (0,model_return/* agentOf */.jk)(subject);
        if (agent === null || agents.includes(agent))
            return rule/* NOTHING */.K$;
        const meant = (0,model_text/* nearest */.pA)(agent, agents);
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'agent_type'),
                message: `Agent ${(0,model_text/* quote */.hD)(agent)} is not among the configured agents.`,
                recommendation: meant === undefined
                    ? 'Write the name under which the agent is defined, or add it to the configured agents.'
                    : `Write ${(0,model_text/* quote */.hD)(meant)}, or add the agent to the configured agents.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-cycle.ts





const delegationCycle = {
    id: 'delegation-cycle',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'No name stands twice in the delegation path',
    rationale: 'An agent that is called again below itself is a loop, which ends only when a timeout or a budget stops it.',
    remedy: 'Let the agent return to its caller instead of delegating to one that is already in the chain.',
    sources: [{ document: '000', heading: 'On Delegation Cycle' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 3,
            '/metadata/delegation_path': ['orchestrator', 'planner', 'batch-orchestrator', 'planner'],
        },
    },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 2,
            '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
        },
    },
    check(subject) {
        const path = (0,json/* listField */.FZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        if (path.length < 2)
            return rule/* NOTHING */.K$;
        const problems = [];
        const places = new Map();
        for (let index = 0; index < path.length; index++) {
            const name = path[index];
            if (typeof name !== 'string' || (0,model_text/* isBlank */.z3)(name))
                continue;
            const first = places.get(name);
            if (first === undefined) {
                places.set(name, index);
            }
            else if (first >= 0) {
                places.set(name, -1);
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path', index),
                    message: `Agent ${(0,model_text/* quote */.hD)(name)} stands in the delegation path twice, as step ${String(first + 1)} and ${String(index + 1)}.`,
                    recommendation: `Route the delegation so that ${(0,model_text/* quote */.hD)(name)} is not called below itself.`,
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-short.ts





const delegationShort = {
    id: 'delegation-short',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The delegation path has a name for every level of the depth',
    rationale: 'At depth 1 the path holds the orchestrator and the agent at least; the command between them may stand there too. Fewer names mean that a caller is left out.',
    remedy: 'List every caller from the orchestrator down, or correct delegation_depth.',
    sources: [{ document: '003', heading: 'Examples' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 2,
            '/metadata/delegation_path': ['orchestrator', 'planner'],
        },
    },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'planner'],
        },
    },
    check(subject) {
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const depth = (0,json/* numberField */.sJ)(metadata, 'delegation_depth');
        const names = (0,json/* listField */.FZ)(metadata, 'delegation_path').length;
        if (depth === undefined || !Number.isInteger(depth) || names === 0 || names >= depth + 1)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path'),
                message: `The delegation path has ${(0,model_text/* count */.U9)(names, 'name')}; at depth ${String(depth)} at least ${String(depth + 1)} were expected.`,
                recommendation: 'List every caller from the orchestrator down to the agent, or correct delegation_depth.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-tail.ts





const delegationTail = {
    id: 'delegation-tail',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The delegation path ends with the agent that returns',
    rationale: "The path runs from the orchestrator to the agent itself. If its last name is another agent's, one of the two was probably copied. The names skill-planner, planner and planner-agent are the same.",
    remedy: 'Put the value of agent_type at the end of delegation_path.',
    sources: [{ document: '003', heading: 'metadata (required)' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'plan'],
        },
    },
    good: ['planner', 'skill-planner', 'planner-agent'].map((last) => ({
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'plan', last],
        },
    })),
    check(subject) {
        const agent = (0,model_return/* agentOf */.jk)(subject);
        if (agent === null)
            return rule/* NOTHING */.K$;
        const path = (0,json/* listField */.FZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        const last = path[path.length - 1];
        if (typeof last !== 'string' || (0,model_text/* isBlank */.z3)(last) || (0,model_return/* isSameAgent */.MB)(last, agent))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path', path.length - 1),
                message: `The delegation path ends with ${(0,model_text/* quote */.hD)(last)}, but agent_type is ${(0,model_text/* quote */.hD)(agent)}.`,
                recommendation: 'Put the name of the agent that returns at the end of delegation_path.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/duration-negative.ts




const durationNegative = {
    id: 'duration-negative',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The duration is not negative',
    rationale: 'Timeouts and statistics are computed from the duration. A negative one comes from a start that was guessed, or taken from another clock.',
    remedy: 'Count the seconds from the call to the return; 0 is allowed.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/duration_seconds': -1 } },
    good: { set: { '/metadata/duration_seconds': 0 } },
    check(subject) {
        const duration = (0,json/* numberField */.sJ)((0,model_return/* metadataOf */.Nk)(subject), 'duration_seconds');
        if (duration === undefined || duration >= 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'duration_seconds'),
                message: `Field metadata.duration_seconds is ${String(duration)}; 0 or more was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: count the seconds from the call to the return.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/error-text-empty.ts





const error_text_empty_FIELDS = ['message', 'recommendation'];
const blocked = (message) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message, recoverable: true, recommendation: 'Run /plan 7 again later' }],
    },
});
const errorTextEmpty = {
    id: 'error-text-empty',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: "An error's message and recommendation are not blank",
    rationale: 'A caller shows the message to people and follows the recommendation. Blank ones tell neither what happened nor what to do.',
    remedy: 'Say what happened in the message, and how to go on in the recommendation.',
    sources: [
        { document: '000', heading: 'errors (optional)' },
        { document: '003', heading: 'errors (optional)' },
    ],
    bad: blocked(' '),
    good: blocked('The service does not answer'),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            for (const name of error_text_empty_FIELDS) {
                const text = (0,json/* stringField */.OM)(value, name);
                if (text === undefined || !(0,model_text/* isBlank */.z3)(text))
                    continue;
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)(pointer, name),
                    message: `The error's ${name} is ${(0,model_text/* quote */.hD)(text)}; text was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say ${name === 'message' ? 'what happened' : 'how to go on'}.`,
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/error-type.ts





const KNOWN = [
    'validation',
    'execution',
    'timeout',
    'permission',
    'resource',
    'cycle',
    'mcp_abort_error',
    'delegation_interrupted',
];
const errorType = {
    id: 'error-type',
    area: 'errors',
    scope: 'return',
    severity: 'notice',
    structural: true,
    summary: "An error's type is a known one",
    rationale: 'Callers choose by the type whether to retry, resume or stop. A type that they do not know is handled like any failure, if at all.',
    remedy: 'Write the known type that comes nearest, and what is special in the message.',
    sources: [
        { document: '000', heading: 'errors (optional)' },
        { document: '003', heading: 'errors (optional)' },
        { document: '001', heading: 'Related Documentation' },
    ],
    bad: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                { type: 'misfortune', message: 'The server is away', recoverable: true, recommendation: 'Try again later' },
            ],
        },
    },
    good: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                { type: 'resource', message: 'The server is away', recoverable: true, recommendation: 'Try again later' },
            ],
        },
    },
    check(subject) {
        const closed = subject.standard.shape.enums['/errors/*/type'];
        const known = closed ?? KNOWN;
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            const type = (0,json/* stringField */.OM)(value, 'type');
            if (type === undefined || known.includes(type))
                continue;
            const meant = (0,model_text/* nearest */.pA)(type.trim(), known);
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'type'),
                message: `Error type ${(0,model_text/* quote */.hD)(type)} is not ${closed === undefined ? 'a known one, such as' : 'one of'} ${(0,model_text/* listOf */.c3)(known)}.`,
                recommendation: meant === undefined
                    ? `${(0,model_return/* fixFormat */.F7)(subject)}: use a listed type.`
                    : `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(meant)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/errors-with-success.ts





const ERROR = {
    type: 'timeout',
    message: 'The last check ran out of time',
    recoverable: true,
    recommendation: 'Run the check again',
};
const errorsWithSuccess = {
    id: 'errors-with-success',
    area: 'errors',
    scope: 'return',
    severity: 'notice',
    summary: 'A success has no errors',
    rationale: 'Errors are asked for when the work stopped short. Beside a success they are easily overlooked, or the status claims too much.',
    remedy: 'Return partial if something is missing; otherwise leave the errors out and mention what was overcome in the summary.',
    sources: [{ document: '003', heading: 'errors (optional)' }],
    bad: { set: { '/errors': [ERROR] } },
    good: { set: { '/errors': [] } },
    check(subject) {
        const errors = (0,json/* listField */.FZ)(subject.value, 'errors');
        if (errors.length === 0 || !(0,model_return/* isSuccess */.oJ)(subject))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'errors'),
                message: `Status ${(0,model_text/* quote */.hD)((0,model_return/* statusOf */.c2)(subject) ?? '')} stands beside ${(0,model_text/* count */.U9)(errors.length, 'error')}; none was expected.`,
                recommendation: 'Return "partial" if something is missing, otherwise leave the errors out.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/families/metadata.ts











const metadataRules = [
    use(agentTypeEmpty),
    use(durationNegative),
    use(delegationCycle),
    use(delegationTail),
    use(delegationShort),
    use(agentTypeOther),
    use(agentTypeUnknown),
    use(errorsWithSuccess),
    use(errorType),
    use(errorTextEmpty),
];

;// CONCATENATED MODULE: ./src/standards/families/return-meta.ts































const returnMetaRules = [
    ...metadataRules,
    use(consoleJson),
    use(returnLocation),
    use(taskSlugCase),
    use(statusCompleted),
    use(statusInProgress),
    use(statusStale),
    use(summaryLength),
    use(summaryTokens),
    use(noEmoji),
    use(artifactSummary),
    use(artifactSummaryLength),
    use(artifactSummarySentence),
    use(artifactTypePath),
    use(delegationDepth),
    use(delegationPath),
    use(implementedPhasesShort),
    use(phasesTopLevel),
    use(progressBehind),
    use(progressOtherTotal),
    use(metadataTopLevel),
    use(errorsRequired, { severity: 'warning' }),
    use(startedAt),
    use(partialProgressRequired),
    use(partialProgressLeftover),
    use(completionDataRequired),
    use(completionSummarySentences),
    use(roadmapItemsMeta),
    use(roadmapItemUnknown),
    use(metaFileLeftover),
];

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/shape.ts
const return_meta_1_2_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items",
            "claudemd_suggestions",
            "readme_suggestions"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "required": {
        "": [
            "status",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
        ],
        "/partial_progress": [
            "stage",
            "details"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/validate.js
// Generated by `npm run generate` from schemas/return-meta@1.2.schema.json: do not edit.
const return_meta_1_2_validate_validate = return_meta_1_2_validate_validate20;

const return_meta_1_2_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@1.2","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}},"claudemd_suggestions":{"type":"string"},"readme_suggestions":{"type":"string"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\S"}}}}}},{"if":{"allOf":[{"properties":{"status":{"const":"implemented"}},"required":["status"]},{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"metadata":{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"agent_type":{"type":"string","pattern":"^meta-"}},"required":["agent_type"]}]}},"required":["metadata"]}]}]},"then":{"required":["completion_data"],"properties":{"completion_data":{"anyOf":[{"required":["claudemd_suggestions"],"properties":{"claudemd_suggestions":{"pattern":"\\S"}}},{"required":["readme_suggestions"],"properties":{"readme_suggestions":{"pattern":"\\S"}}}]}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const return_meta_1_2_validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const return_meta_1_2_validate_schema33 = {"type":"number"};
const validate_schema35 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const validate_pattern4 = new RegExp("\\S", "u");
const validate_pattern5 = new RegExp("^meta-", "u");
const pattern8 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern12 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");

function return_meta_1_2_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@1.2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = return_meta_1_2_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.completion_summary !== undefined){
let data4 = data3.completion_summary;
if(typeof data4 === "string"){
if(!validate_pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/allOf/1/then/properties/completion_data/properties/completion_summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.status === undefined) && (missing2 = "status")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var valid9 = _errs17 === errors;
if(valid9){
const _errs19 = errors;
const _errs20 = errors;
let valid11 = false;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.task_type === undefined) && (missing3 = "task_type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.task_type !== undefined){
if("meta" !== data.task_type){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
var props2 = {};
props2.task_type = true;
}
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.language === undefined) && (missing4 = "language")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data.language !== undefined){
if("meta" !== data.language){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
var _valid3 = _errs23 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
if(props2 !== true){
props2 = props2 || {};
props2.language = true;
}
}
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.metadata === undefined) && (missing5 = "metadata")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.metadata !== undefined){
let data8 = data.metadata;
const _errs27 = errors;
let valid15 = false;
const _errs28 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing6;
if((data8.task_type === undefined) && (missing6 = "task_type")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data8.task_type !== undefined){
if("meta" !== data8.task_type){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
var _valid4 = _errs28 === errors;
valid15 = valid15 || _valid4;
if(_valid4){
var props3 = {};
props3.task_type = true;
}
const _errs30 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing7;
if((data8.language === undefined) && (missing7 = "language")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data8.language !== undefined){
if("meta" !== data8.language){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid4 = _errs30 === errors;
valid15 = valid15 || _valid4;
if(_valid4){
if(props3 !== true){
props3 = props3 || {};
props3.language = true;
}
}
const _errs32 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing8;
if((data8.agent_type === undefined) && (missing8 = "agent_type")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data8.agent_type !== undefined){
let data11 = data8.agent_type;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(!validate_pattern5.test(data11)){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
var _valid4 = _errs32 === errors;
valid15 = valid15 || _valid4;
if(_valid4){
if(props3 !== true){
props3 = props3 || {};
props3.agent_type = true;
}
}
if(!valid15){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid3 = _errs25 === errors;
valid11 = valid11 || _valid3;
if(_valid3){
if(props2 !== true){
props2 = props2 || {};
props2.metadata = true;
}
}
if(!valid11){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid9 = _errs19 === errors;
if(valid9){
if(props2 !== true){
props2 = props2 || {};
props2.status = true;
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err26 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.completion_data !== undefined){
let data12 = data.completion_data;
const _errs37 = errors;
let valid20 = false;
const _errs38 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.claudemd_suggestions === undefined){
const err27 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf/0/required",keyword:"required",params:{missingProperty: "claudemd_suggestions"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.claudemd_suggestions !== undefined){
let data13 = data12.claudemd_suggestions;
if(typeof data13 === "string"){
if(!validate_pattern4.test(data13)){
const err28 = {instancePath:instancePath+"/completion_data/claudemd_suggestions",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf/0/properties/claudemd_suggestions/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid5 = _errs38 === errors;
valid20 = valid20 || _valid5;
if(_valid5){
var props4 = {};
props4.claudemd_suggestions = true;
}
const _errs40 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.readme_suggestions === undefined){
const err29 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf/1/required",keyword:"required",params:{missingProperty: "readme_suggestions"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.readme_suggestions !== undefined){
let data14 = data12.readme_suggestions;
if(typeof data14 === "string"){
if(!validate_pattern4.test(data14)){
const err30 = {instancePath:instancePath+"/completion_data/readme_suggestions",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf/1/properties/readme_suggestions/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
var _valid5 = _errs40 === errors;
valid20 = valid20 || _valid5;
if(_valid5){
if(props4 !== true){
props4 = props4 || {};
props4.readme_suggestions = true;
}
}
if(!valid20){
const err31 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/2/then/properties/completion_data/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
var _valid2 = _errs35 === errors;
valid8 = _valid2;
if(valid8){
if(props2 !== true){
props2 = props2 || {};
props2.completion_data = true;
}
}
}
if(!valid8){
const err32 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.artifacts === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.metadata === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err36 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.status !== undefined){
let data16 = data.status;
if(typeof data16 !== "string"){
const err37 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((((data16 === "in_progress") || (data16 === "researched")) || (data16 === "planned")) || (data16 === "implemented")) || (data16 === "partial")) || (data16 === "failed")) || (data16 === "blocked"))){
const err38 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: return_meta_1_2_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data17 = data.artifacts;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.type === undefined){
const err39 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.path === undefined){
const err40 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.summary === undefined){
const err41 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.type !== undefined){
let data19 = data18.type;
if(typeof data19 !== "string"){
const err42 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((((data19 === "report") || (data19 === "plan")) || (data19 === "summary")) || (data19 === "implementation"))){
const err43 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: return_meta_1_2_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data18.path !== undefined){
let data20 = data18.path;
if(typeof data20 === "string"){
if(!pattern8.test(data20)){
const err44 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.summary !== undefined){
if(typeof data18.summary !== "string"){
const err46 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.metadata !== undefined){
let data22 = data.metadata;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.session_id === undefined){
const err49 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data22.agent_type === undefined){
const err50 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data22.delegation_depth === undefined){
const err51 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data22.delegation_path === undefined){
const err52 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data22.session_id !== undefined){
let data23 = data22.session_id;
if(typeof data23 === "string"){
if(!validate_pattern4.test(data23)){
const err53 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data22.agent_type !== undefined){
let data24 = data22.agent_type;
if(typeof data24 === "string"){
if(!validate_pattern4.test(data24)){
const err55 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data22.duration_seconds !== undefined){
let data25 = data22.duration_seconds;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err57 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data22.delegation_depth !== undefined){
let data26 = data22.delegation_depth;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err59 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err60 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data22.delegation_path !== undefined){
let data27 = data22.delegation_path;
if(Array.isArray(data27)){
if(data27.length < 1){
const err61 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
let data28 = data27[i1];
if(typeof data28 === "string"){
if(!validate_pattern4.test(data28)){
const err62 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data22.findings_count !== undefined){
let data29 = data22.findings_count;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err65 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.phase_count !== undefined){
let data30 = data22.phase_count;
if(!((typeof data30 == "number") && (isFinite(data30)))){
const err66 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data22.estimated_hours !== undefined){
let data31 = data22.estimated_hours;
if((!((typeof data31 == "number") && (isFinite(data31)))) && (typeof data31 !== "string")){
const err67 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: validate_schema35.type}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data31 === "string"){
if(!pattern12.test(data31)){
const err68 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data22.phases_completed !== undefined){
let data32 = data22.phases_completed;
if(!((typeof data32 == "number") && (isFinite(data32)))){
const err69 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data22.phases_total !== undefined){
let data33 = data22.phases_total;
if(!((typeof data33 == "number") && (isFinite(data33)))){
const err70 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data22.task_type !== undefined){
if(typeof data22.task_type !== "string"){
const err71 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data22.language !== undefined){
if(typeof data22.language !== "string"){
const err72 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err74 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err75 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err76 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data39 = data.partial_progress;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.stage === undefined){
const err77 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data39.details === undefined){
const err78 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data39.stage !== undefined){
if(typeof data39.stage !== "string"){
const err79 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data39.details !== undefined){
if(typeof data39.details !== "string"){
const err80 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data39.phases_completed !== undefined){
let data42 = data39.phases_completed;
if(!((typeof data42 == "number") && (isFinite(data42)))){
const err81 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data39.phases_total !== undefined){
let data43 = data39.phases_total;
if(!((typeof data43 == "number") && (isFinite(data43)))){
const err82 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data44 = data.completion_data;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.completion_summary !== undefined){
if(typeof data44.completion_summary !== "string"){
const err84 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data44.roadmap_items !== undefined){
let data46 = data44.roadmap_items;
if(Array.isArray(data46)){
const len2 = data46.length;
for(let i2=0; i2<len2; i2++){
if(typeof data46[i2] !== "string"){
const err85 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data44.claudemd_suggestions !== undefined){
if(typeof data44.claudemd_suggestions !== "string"){
const err87 = {instancePath:instancePath+"/completion_data/claudemd_suggestions",schemaPath:"#/properties/completion_data/properties/claudemd_suggestions/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data44.readme_suggestions !== undefined){
if(typeof data44.readme_suggestions !== "string"){
const err88 = {instancePath:instancePath+"/completion_data/readme_suggestions",schemaPath:"#/properties/completion_data/properties/readme_suggestions/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.errors !== undefined){
let data50 = data.errors;
if(Array.isArray(data50)){
const len3 = data50.length;
for(let i3=0; i3<len3; i3++){
let data51 = data50[i3];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.type === undefined){
const err90 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data51.message === undefined){
const err91 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data51.recoverable === undefined){
const err92 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data51.recommendation === undefined){
const err93 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data51.type !== undefined){
if(typeof data51.type !== "string"){
const err94 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data51.message !== undefined){
if(typeof data51.message !== "string"){
const err95 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data51.recoverable !== undefined){
if(typeof data51.recoverable !== "boolean"){
const err96 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data51.recommendation !== undefined){
if(typeof data51.recommendation !== "string"){
const err97 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err100 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err101 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
return_meta_1_2_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
return_meta_1_2_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/index.ts












const return_meta_1_2_artifactTypes = return_meta_1_2_shape_shape.enums['/artifacts/*/type'];
const return_meta_1_2_standard = {
    id: 'return-meta@1.2',
    family: 'return-meta',
    version: '1.2',
    title: 'Return metadata file 1.2',
    isDefault: true,
    source: '001',
    statuses: return_meta_1_2_shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes: return_meta_1_2_artifactTypes,
    shape: return_meta_1_2_shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(return_meta_1_2_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    claimsInWords: PROGRESS_IN_WORDS,
    claims: progressClaims(return_meta_1_2_shape_shape),
    rules: ruleList(jsonRules, returnMetaRules, [use(standardMismatch), use(claudemdRequired), use(claudemdNone)]),
    sample: metadataSample,
    validate: shapeOf(return_meta_1_2_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/memory-candidate.ts






const memory_candidate_LIMIT = 3;
const CATEGORIES = ['TECHNIQUE', 'PATTERN', 'CONFIG', 'WORKFLOW', 'INSIGHT'];
const memory_candidate_FIELDS = [
    ['content', 'text that is not blank', isText],
    ['category', (0,model_text/* listOf */.c3)(CATEGORIES), (value) => typeof value === 'string' && CATEGORIES.includes(value)],
    ['source_artifact', 'the path of an artifact', isText],
    ['confidence', 'a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
    ['suggested_keywords', 'a list of words', json/* isArray */.cy],
];
const CANDIDATE = {
    content: 'Dates without an offset are ambiguous by up to 26 hours',
    category: 'INSIGHT',
    source_artifact: 'specs/7_parse_dates/plans/01_parse-dates.md',
    confidence: 1,
    suggested_keywords: ['dates', 'offsets'],
};
const memoryCandidate = {
    id: 'memory-candidate',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: `There are at most ${String(memory_candidate_LIMIT)} memory candidates, each complete`,
    rationale: 'Candidates are offered to the user for the memory as they stand: sorted by category, judged by confidence, found by keywords. One that lacks a part cannot be filed.',
    remedy: 'Keep the three that are worth most, and give each its five fields.',
    sources: [{ document: 'upstream', heading: 'memory_candidates' }],
    bad: { set: { '/memory_candidates': [{ ...CANDIDATE, category: 'NOTE' }] } },
    good: { set: { '/memory_candidates': [CANDIDATE, CANDIDATE, CANDIDATE] } },
    check(subject) {
        const candidates = (0,json/* field */.ZZ)(subject.value, 'memory_candidates');
        if (candidates === undefined || candidates === null)
            return rule/* NOTHING */.K$;
        const pointer = (0,model_pointer/* join */.fj)('', 'memory_candidates');
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        if (!(0,json/* isArray */.cy)(candidates)) {
            return [
                {
                    pointer,
                    message: `Field memory_candidates is ${(0,describe_value/* describeValue */.b)(candidates)}; a list was expected.`,
                    recommendation: `${fix} write a list of up to ${String(memory_candidate_LIMIT)} candidates.`,
                },
            ];
        }
        const problems = [];
        if (candidates.length > memory_candidate_LIMIT) {
            problems.push({
                pointer,
                message: `There are ${String(candidates.length)} memory candidates; at most ${String(memory_candidate_LIMIT)} are allowed.`,
                recommendation: `${fix} keep the ${String(memory_candidate_LIMIT)} that are worth most.`,
            });
        }
        for (let index = 0; index < candidates.length && index < memory_candidate_LIMIT; index++) {
            for (const problem of judge(candidates[index], (0,model_pointer/* join */.fj)(pointer, index), fix))
                problems.push(problem);
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function judge(candidate, pointer, fix) {
    if (!(0,json/* isObject */.Gv)(candidate)) {
        return [
            {
                pointer,
                message: `The memory candidate is ${(0,describe_value/* describeValue */.b)(candidate)}; an object was expected.`,
                recommendation: `${fix} write an object with ${(0,model_text/* listOf */.c3)(memory_candidate_FIELDS.map(([name]) => name), 'and')}.`,
            },
        ];
    }
    const problems = [];
    for (const [name, expected, fits] of memory_candidate_FIELDS) {
        const value = (0,json/* field */.ZZ)(candidate, name);
        if (value === undefined) {
            problems.push({
                pointer,
                property: name,
                message: `The memory candidate has no ${name}; ${expected} was expected.`,
                recommendation: `${fix} add ${name}.`,
            });
        }
        else if (!fits(value)) {
            const meant = name === 'category' && typeof value === 'string' ? (0,model_text/* nearest */.pA)(value.trim(), CATEGORIES) : undefined;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, name),
                message: `The memory candidate's ${name} is ${(0,describe_value/* describeValue */.b)(value)}; ${expected} was expected.`,
                recommendation: `${fix} write ${meant ?? expected}.`,
            });
        }
    }
    const keywords = (0,json/* listField */.FZ)(candidate, 'suggested_keywords');
    for (let index = 0; index < keywords.length; index++) {
        const keyword = keywords[index];
        if (typeof keyword === 'string')
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, 'suggested_keywords', index),
            message: `A suggested keyword of the memory candidate is ${(0,describe_value/* describeValue */.b)(keyword)}; a string was expected.`,
            recommendation: `${fix} write each keyword as a string.`,
        });
    }
    return problems;
}
function isText(value) {
    return typeof value === 'string' && !(0,model_text/* isBlank */.z3)(value);
}

;// CONCATENATED MODULE: ./src/rules/review-reason.ts






const reviewReason = {
    id: 'review-reason',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A return that asks for a review says why',
    rationale: 'A person is called in and the work waits. Without a reason they do not know what to look at.',
    remedy: 'Say in review_reason what the person has to judge, or set requires_user_review to false.',
    sources: [{ document: 'upstream', heading: 'requires_user_review' }],
    bad: { set: { '/requires_user_review': true } },
    good: { set: { '/requires_user_review': true, '/review_reason': 'The plan drops support for two calendars' } },
    check(subject) {
        if ((0,json/* field */.ZZ)(subject.value, 'requires_user_review') !== true)
            return rule/* NOTHING */.K$;
        const reason = (0,json/* field */.ZZ)(subject.value, 'review_reason');
        if (typeof reason === 'string' && !(0,model_text/* isBlank */.z3)(reason))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(reason === undefined ? { pointer: '', property: 'review_reason' } : { pointer: (0,model_pointer/* join */.fj)('', 'review_reason') }),
                message: `Field requires_user_review is true and review_reason is ${reason === undefined ? 'absent' : (0,describe_value/* describeValue */.b)(reason)}; a reason was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say in review_reason what a person has to judge.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/shape.ts
const return_meta_1_4_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language",
            "teammate_results",
            "memory_candidates",
            "requires_user_review",
            "review_reason"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total",
            "handoff_path"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/teammate_results/*": [
            "name",
            "status",
            "output_path"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ]
    },
    "required": {
        "": [
            "status",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
        ],
        "/partial_progress": [
            "stage",
            "details"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation",
            "handoff"
        ],
        "/memory_candidates/*/category": [
            "TECHNIQUE",
            "PATTERN",
            "CONFIG",
            "WORKFLOW",
            "INSIGHT"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/validate.js
// Generated by `npm run generate` from schemas/return-meta@1.4.schema.json: do not edit.
const return_meta_1_4_validate_validate = return_meta_1_4_validate_validate20;

const return_meta_1_4_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@1.4","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"handoff_path":{"type":"string"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"},"teammate_results":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"status":{"type":"string"},"output_path":{"type":["string","null"]}}}},"memory_candidates":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"type":"boolean"},"review_reason":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\S"}}}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\S"}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"memoryCandidate":{"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const return_meta_1_4_validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const return_meta_1_4_validate_schema33 = {"type":"number"};
const return_meta_1_4_validate_schema35 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const validate_schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const schema41 = {"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}};
const return_meta_1_4_validate_pattern4 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern10 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");

function return_meta_1_4_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@1.4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = return_meta_1_4_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.completion_summary !== undefined){
let data4 = data3.completion_summary;
if(typeof data4 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/allOf/1/then/properties/completion_data/properties/completion_summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.requires_user_review === undefined) && (missing2 = "requires_user_review")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.requires_user_review !== undefined){
if(true !== data.requires_user_review){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.review_reason === undefined){
const err12 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "review_reason"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.review_reason !== undefined){
let data6 = data.review_reason;
if(typeof data6 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/review_reason",schemaPath:"#/allOf/2/then/properties/review_reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid2 = _errs18 === errors;
valid8 = _valid2;
if(valid8){
var props2 = {};
props2.review_reason = true;
props2.requires_user_review = true;
}
}
if(!valid8){
const err14 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.artifacts === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.metadata === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
props0.teammate_results = true;
props0.memory_candidates = true;
props0.requires_user_review = true;
props0.review_reason = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err18 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((data8 === "in_progress") || (data8 === "researched")) || (data8 === "planned")) || (data8 === "implemented")) || (data8 === "partial")) || (data8 === "failed")) || (data8 === "blocked"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: return_meta_1_4_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data9 = data.artifacts;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.type === undefined){
const err21 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.path === undefined){
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.summary === undefined){
const err23 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.type !== undefined){
let data11 = data10.type;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((data11 === "report") || (data11 === "plan")) || (data11 === "summary")) || (data11 === "implementation")) || (data11 === "handoff"))){
const err25 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: return_meta_1_4_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.path !== undefined){
let data12 = data10.path;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err26 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.summary !== undefined){
if(typeof data10.summary !== "string"){
const err28 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.metadata !== undefined){
let data14 = data.metadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.session_id === undefined){
const err31 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14.agent_type === undefined){
const err32 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.delegation_depth === undefined){
const err33 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.delegation_path === undefined){
const err34 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.session_id !== undefined){
let data15 = data14.session_id;
if(typeof data15 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data15)){
const err35 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.agent_type !== undefined){
let data16 = data14.agent_type;
if(typeof data16 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data16)){
const err37 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.duration_seconds !== undefined){
let data17 = data14.duration_seconds;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err39 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.delegation_depth !== undefined){
let data18 = data14.delegation_depth;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err41 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data14.delegation_path !== undefined){
let data19 = data14.delegation_path;
if(Array.isArray(data19)){
if(data19.length < 1){
const err43 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(typeof data20 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data20)){
const err44 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.findings_count !== undefined){
let data21 = data14.findings_count;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err47 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.phase_count !== undefined){
let data22 = data14.phase_count;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err48 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.estimated_hours !== undefined){
let data23 = data14.estimated_hours;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (typeof data23 !== "string")){
const err49 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: return_meta_1_4_validate_schema35.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
const err50 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data14.phases_completed !== undefined){
let data24 = data14.phases_completed;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err51 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data14.phases_total !== undefined){
let data25 = data14.phases_total;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err52 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.task_type !== undefined){
if(typeof data14.task_type !== "string"){
const err53 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data14.language !== undefined){
if(typeof data14.language !== "string"){
const err54 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err56 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err57 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err58 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data31 = data.partial_progress;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.stage === undefined){
const err59 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data31.details === undefined){
const err60 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data31.stage !== undefined){
if(typeof data31.stage !== "string"){
const err61 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data31.details !== undefined){
if(typeof data31.details !== "string"){
const err62 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data31.phases_completed !== undefined){
let data34 = data31.phases_completed;
if(!((typeof data34 == "number") && (isFinite(data34)))){
const err63 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data31.phases_total !== undefined){
let data35 = data31.phases_total;
if(!((typeof data35 == "number") && (isFinite(data35)))){
const err64 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data31.handoff_path !== undefined){
if(typeof data31.handoff_path !== "string"){
const err65 = {instancePath:instancePath+"/partial_progress/handoff_path",schemaPath:"#/properties/partial_progress/properties/handoff_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data37 = data.completion_data;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.completion_summary !== undefined){
if(typeof data37.completion_summary !== "string"){
const err67 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data37.roadmap_items !== undefined){
let data39 = data37.roadmap_items;
if(Array.isArray(data39)){
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
if(typeof data39[i2] !== "string"){
const err68 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.errors !== undefined){
let data41 = data.errors;
if(Array.isArray(data41)){
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
let data42 = data41[i3];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.type === undefined){
const err71 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data42.message === undefined){
const err72 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data42.recoverable === undefined){
const err73 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data42.recommendation === undefined){
const err74 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data42.type !== undefined){
if(typeof data42.type !== "string"){
const err75 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data42.message !== undefined){
if(typeof data42.message !== "string"){
const err76 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data42.recoverable !== undefined){
if(typeof data42.recoverable !== "boolean"){
const err77 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data42.recommendation !== undefined){
if(typeof data42.recommendation !== "string"){
const err78 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err81 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err82 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.teammate_results !== undefined){
let data49 = data.teammate_results;
if(Array.isArray(data49)){
const len4 = data49.length;
for(let i4=0; i4<len4; i4++){
let data50 = data49[i4];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.name !== undefined){
if(typeof data50.name !== "string"){
const err83 = {instancePath:instancePath+"/teammate_results/" + i4+"/name",schemaPath:"#/properties/teammate_results/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data50.status !== undefined){
if(typeof data50.status !== "string"){
const err84 = {instancePath:instancePath+"/teammate_results/" + i4+"/status",schemaPath:"#/properties/teammate_results/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data50.output_path !== undefined){
let data53 = data50.output_path;
if((typeof data53 !== "string") && (data53 !== null)){
const err85 = {instancePath:instancePath+"/teammate_results/" + i4+"/output_path",schemaPath:"#/properties/teammate_results/items/properties/output_path/type",keyword:"type",params:{type: return_meta_1_4_validate_schema31.properties.teammate_results.items.properties.output_path.type}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/teammate_results/" + i4,schemaPath:"#/properties/teammate_results/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/teammate_results",schemaPath:"#/properties/teammate_results/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.memory_candidates !== undefined){
let data54 = data.memory_candidates;
if(Array.isArray(data54)){
if(data54.length > 3){
const err88 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const len5 = data54.length;
for(let i5=0; i5<len5; i5++){
let data55 = data54[i5];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.content === undefined){
const err89 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data55.category === undefined){
const err90 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data55.source_artifact === undefined){
const err91 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "source_artifact"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data55.confidence === undefined){
const err92 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data55.suggested_keywords === undefined){
const err93 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "suggested_keywords"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data55.content !== undefined){
let data56 = data55.content;
if(typeof data56 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data56)){
const err94 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data55.category !== undefined){
let data57 = data55.category;
if(typeof data57 !== "string"){
const err96 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!(((((data57 === "TECHNIQUE") || (data57 === "PATTERN")) || (data57 === "CONFIG")) || (data57 === "WORKFLOW")) || (data57 === "INSIGHT"))){
const err97 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/enum",keyword:"enum",params:{allowedValues: schema41.properties.category.enum}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data55.source_artifact !== undefined){
let data58 = data55.source_artifact;
if(typeof data58 === "string"){
if(!return_meta_1_4_validate_pattern4.test(data58)){
const err98 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data55.confidence !== undefined){
let data59 = data55.confidence;
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 1 || isNaN(data59)){
const err100 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data59 < 0 || isNaN(data59)){
const err101 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data55.suggested_keywords !== undefined){
let data60 = data55.suggested_keywords;
if(Array.isArray(data60)){
const len6 = data60.length;
for(let i6=0; i6<len6; i6++){
if(typeof data60[i6] !== "string"){
const err103 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords/" + i6,schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords",schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.requires_user_review !== undefined){
if(typeof data.requires_user_review !== "boolean"){
const err107 = {instancePath:instancePath+"/requires_user_review",schemaPath:"#/properties/requires_user_review/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.review_reason !== undefined){
if(typeof data.review_reason !== "string"){
const err108 = {instancePath:instancePath+"/review_reason",schemaPath:"#/properties/review_reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
return_meta_1_4_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
return_meta_1_4_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/index.ts












const return_meta_1_4_artifactTypes = return_meta_1_4_shape_shape.enums['/artifacts/*/type'];
const return_meta_1_4_standard = {
    id: 'return-meta@1.4',
    family: 'return-meta',
    version: '1.4',
    title: 'Return metadata file 1.4',
    isDefault: false,
    source: 'upstream, May 2026',
    statuses: return_meta_1_4_shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes: return_meta_1_4_artifactTypes,
    shape: return_meta_1_4_shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(return_meta_1_4_artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/partial_progress/handoff_path' },
        { pattern: '/memory_candidates/*/source_artifact' },
        { pattern: '/teammate_results/*/output_path', statuses: ['completed'] },
    ],
    claimsInWords: PROGRESS_IN_WORDS,
    claims: progressClaims(return_meta_1_4_shape_shape),
    rules: ruleList(jsonRules, returnMetaRules, [use(standardMismatch), use(memoryCandidate), use(reviewReason)]),
    sample: metadataSample,
    validate: shapeOf(return_meta_1_4_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/modified-files.ts






const LISTS = ['modified_files', 'proposed_file_scope'];
const modifiedFiles = {
    id: 'modified-files',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Modified files and the proposed scope are lists of file paths within the repository',
    rationale: 'Agents that work side by side are kept apart by these paths. A folder or an absolute path cannot be compared with the files that others change.',
    remedy: 'List each file by its path from the root of the repository, with forward slashes; no folders.',
    sources: [{ document: 'upstream', heading: 'modified_files and proposed_file_scope' }],
    bad: { set: { '/proposed_file_scope': ['src/dates/'] } },
    good: { set: { '/proposed_file_scope': ['src/dates/parse.ts'] } },
    check(subject) {
        const problems = [];
        for (const name of LISTS) {
            const paths = (0,json/* field */.ZZ)(subject.value, name);
            if (paths === undefined || paths === null)
                continue;
            if (!(0,json/* isArray */.cy)(paths)) {
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', name),
                    message: `Field ${name} is ${(0,describe_value/* describeValue */.b)(paths)}; a list of file paths was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${name} as a list of file paths.`,
                });
                continue;
            }
            for (let index = 0; index < paths.length; index++) {
                const path = paths[index];
                const reason = fault(path);
                if (reason === undefined)
                    continue;
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', name, index),
                    message: `Entry ${String(index + 1)} of ${name} is ${(0,describe_value/* describeValue */.b)(path)}, ${reason}; the path of a file within the repository was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write paths of files from the root of the repository.`,
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function fault(path) {
    if (typeof path !== 'string')
        return 'which is no string';
    if ((0,model_text/* isBlank */.z3)(path))
        return 'which is blank';
    if (/^(?:[/~]|[A-Za-z]:)/.test(path))
        return 'which is not relative to the repository';
    if (path.includes('\\'))
        return 'which has a backslash';
    return path.endsWith('/') ? 'which is a folder' : undefined;
}

;// CONCATENATED MODULE: ./src/rules/research-questions.ts






const ASKING = 'needs_research';
const researchQuestions = {
    id: 'research-questions',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A return that needs research asks its questions and claims no artifacts',
    rationale: 'The orchestrator dispatches research with these questions. Without any it has nothing to ask, and an artifact would be work that the agent says it could not begin.',
    remedy: 'Write each question as a string in research_questions, and leave artifacts empty.',
    sources: [{ document: 'upstream', heading: 'needs_research' }],
    bad: { set: { '/status': ASKING, '/artifacts': [] } },
    good: { set: { '/status': ASKING, '/artifacts': [], '/research_questions': ['Which calendars are in use?'] } },
    check(subject) {
        const asks = (0,model_return/* statusOf */.c2)(subject) === ASKING;
        const questions = (0,json/* field */.ZZ)(subject.value, 'research_questions');
        if ((questions === undefined || questions === null) && !asks)
            return rule/* NOTHING */.K$;
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        const pointer = (0,model_pointer/* join */.fj)('', 'research_questions');
        const problems = [];
        if (questions === undefined) {
            problems.push({
                pointer: '',
                property: 'research_questions',
                message: `Status is "${ASKING}" and research_questions is absent; at least one question was expected.`,
                recommendation: `${fix} list the questions in research_questions.`,
            });
        }
        else if (!(0,json/* isArray */.cy)(questions)) {
            problems.push({
                pointer,
                message: `Field research_questions is ${(0,describe_value/* describeValue */.b)(questions)}; a list of questions was expected.`,
                recommendation: `${fix} write research_questions as a list of strings.`,
            });
        }
        else {
            if (asks && questions.length === 0) {
                problems.push({
                    pointer,
                    message: `Status is "${ASKING}" and research_questions is empty; at least one question was expected.`,
                    recommendation: `${fix} list the questions in research_questions.`,
                });
            }
            for (let index = 0; index < questions.length; index++) {
                const question = questions[index];
                if (typeof question === 'string' && !(0,model_text/* isBlank */.z3)(question))
                    continue;
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)(pointer, index),
                    message: `Research question ${String(index + 1)} is ${(0,describe_value/* describeValue */.b)(question)}; text that is not blank was expected.`,
                    recommendation: `${fix} write each question as a string.`,
                });
            }
        }
        const artifacts = asks ? (0,json/* listField */.FZ)(subject.value, 'artifacts').length : 0;
        if (artifacts > 0) {
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'artifacts'),
                message: `Status is "${ASKING}" and there ${artifacts === 1 ? 'is' : 'are'} ${(0,model_text/* count */.U9)(artifacts, 'artifact')}; none was expected.`,
                recommendation: `${fix} leave artifacts empty, or return "partial" with what there is.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/user-decision.ts






const user_decision_FIELDS = [
    ['question', 'text that is not blank', (value) => typeof value === 'string' && !(0,model_text/* isBlank */.z3)(value)],
    ['options', 'a list of options', json/* isArray */.cy],
    ['recommended', 'one of the options', (value) => typeof value === 'string'],
    ['blocking', 'true or false', (value) => typeof value === 'boolean'],
];
const DECISION = {
    question: 'Which calendar do dates without one belong to?',
    options: ['Gregorian', 'Julian'],
    recommended: 'Gregorian',
    blocking: false,
};
const userDecision = {
    id: 'user-decision',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A decision for the user is a question with two options or more, one of them recommended',
    rationale: 'The question is shown to the user as it stands. With fewer than two options there is nothing to decide, and a recommendation that is no option cannot be taken.',
    remedy: 'Give question, options, recommended (one of the options) and blocking (true or false).',
    sources: [{ document: 'upstream', heading: 'user_decision' }],
    bad: { set: { '/user_decision': { ...DECISION, options: ['Gregorian'] } } },
    good: { set: { '/user_decision': DECISION } },
    check(subject) {
        const decision = (0,json/* field */.ZZ)(subject.value, 'user_decision');
        if (decision === undefined || decision === null)
            return rule/* NOTHING */.K$;
        const pointer = (0,model_pointer/* join */.fj)('', 'user_decision');
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        if (!(0,json/* isObject */.Gv)(decision)) {
            return [
                {
                    pointer,
                    message: `Field user_decision is ${(0,describe_value/* describeValue */.b)(decision)}; an object was expected.`,
                    recommendation: `${fix} write an object with question, options, recommended and blocking.`,
                },
            ];
        }
        const problems = [];
        for (const [name, expected, fits] of user_decision_FIELDS) {
            const value = (0,json/* field */.ZZ)(decision, name);
            if (value === undefined) {
                problems.push({
                    pointer,
                    property: name,
                    message: `Field user_decision has no ${name}; ${expected} was expected.`,
                    recommendation: `${fix} add ${name}.`,
                });
            }
            else if (!fits(value)) {
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)(pointer, name),
                    message: `Field user_decision.${name} is ${(0,describe_value/* describeValue */.b)(value)}; ${expected} was expected.`,
                    recommendation: `${fix} write ${expected}.`,
                });
            }
        }
        const options = (0,json/* field */.ZZ)(decision, 'options');
        if (!(0,json/* isArray */.cy)(options))
            return problems;
        for (const problem of judgeOptions(options, (0,model_pointer/* join */.fj)(pointer, 'options'), fix))
            problems.push(problem);
        const recommended = (0,json/* field */.ZZ)(decision, 'recommended');
        if (typeof recommended === 'string' && !options.includes(recommended)) {
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'recommended'),
                message: `Field user_decision.recommended is ${(0,describe_value/* describeValue */.b)(recommended)}, which is not one of the options.`,
                recommendation: `${fix} recommend one of the options, in the same words.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function judgeOptions(options, pointer, fix) {
    const problems = [];
    if (options.length < 2) {
        problems.push({
            pointer,
            message: `Field user_decision.options has ${(0,model_text/* count */.U9)(options.length, 'option')}; two or more were expected.`,
            recommendation: `${fix} give two options or more, or decide without the user.`,
        });
    }
    for (let index = 0; index < options.length; index++) {
        const option = options[index];
        if (typeof option === 'string')
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, index),
            message: `Option ${String(index + 1)} of user_decision is ${(0,describe_value/* describeValue */.b)(option)}; a string was expected.`,
            recommendation: `${fix} write each option as a string.`,
        });
    }
    return problems;
}

;// CONCATENATED MODULE: ./src/standards/return-meta@2.1/shape.ts
const return_meta_2_1_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language",
            "teammate_results",
            "memory_candidates",
            "requires_user_review",
            "review_reason",
            "research_questions",
            "modified_files",
            "proposed_file_scope",
            "reflection",
            "dispatch_seq",
            "user_decision"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total",
            "handoff_path"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/teammate_results/*": [
            "name",
            "status",
            "output_path"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ],
        "/reflection": [
            "what_worked",
            "what_was_hard",
            "what_was_missed",
            "successes"
        ],
        "/user_decision": [
            "question",
            "options",
            "recommended",
            "blocking"
        ]
    },
    "required": {
        "": [
            "status",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
        ],
        "/partial_progress": [
            "stage",
            "details"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ],
        "/user_decision": [
            "question",
            "options",
            "recommended",
            "blocking"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "needs_research",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation",
            "handoff"
        ],
        "/memory_candidates/*/category": [
            "TECHNIQUE",
            "PATTERN",
            "CONFIG",
            "WORKFLOW",
            "INSIGHT"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/return-meta@2.1/validate.js
// Generated by `npm run generate` from schemas/return-meta@2.1.schema.json: do not edit.
const return_meta_2_1_validate_validate = return_meta_2_1_validate_validate20;

const return_meta_2_1_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@2.1","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","needs_research","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"handoff_path":{"type":"string"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"},"teammate_results":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"status":{"type":"string"},"output_path":{"type":["string","null"]}}}},"memory_candidates":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"type":"boolean"},"review_reason":{"type":"string"},"research_questions":{"type":"array","items":{"type":"string","pattern":"\\S"}},"modified_files":{"type":["array","null"],"items":{"type":"string","pattern":"^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}},"proposed_file_scope":{"type":["array","null"],"items":{"type":"string","pattern":"^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}},"reflection":{"type":"object","properties":{"what_worked":{"type":"string"},"what_was_hard":{"type":"string"},"what_was_missed":{"type":"string"},"successes":{"type":"string"}}},"dispatch_seq":{"type":"integer"},"user_decision":{"type":"object","required":["question","options","recommended","blocking"],"properties":{"question":{"type":"string","pattern":"\\S"},"options":{"type":"array","minItems":2,"items":{"type":"string"}},"recommended":{"type":"string"},"blocking":{"type":"boolean"}}}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\S"}}}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\S"}}}},{"if":{"properties":{"status":{"const":"needs_research"}},"required":["status"]},"then":{"required":["research_questions"],"properties":{"artifacts":{"maxItems":0},"research_questions":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"memoryCandidate":{"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const return_meta_2_1_validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const return_meta_2_1_validate_schema33 = {"type":"number"};
const return_meta_2_1_validate_schema35 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const return_meta_2_1_validate_schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const validate_schema41 = {"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}};
const return_meta_2_1_validate_pattern4 = new RegExp("\\S", "u");
const validate_pattern6 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const validate_pattern10 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");
const pattern14 = new RegExp("^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$", "u");

function return_meta_2_1_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@2.1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = return_meta_2_1_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.completion_summary !== undefined){
let data4 = data3.completion_summary;
if(typeof data4 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/allOf/1/then/properties/completion_data/properties/completion_summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.requires_user_review === undefined) && (missing2 = "requires_user_review")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.requires_user_review !== undefined){
if(true !== data.requires_user_review){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.review_reason === undefined){
const err12 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "review_reason"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.review_reason !== undefined){
let data6 = data.review_reason;
if(typeof data6 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/review_reason",schemaPath:"#/allOf/2/then/properties/review_reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid2 = _errs18 === errors;
valid8 = _valid2;
if(valid8){
var props2 = {};
props2.review_reason = true;
props2.requires_user_review = true;
}
}
if(!valid8){
const err14 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs21 = errors;
let valid11 = true;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.status === undefined) && (missing3 = "status")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.status !== undefined){
if("needs_research" !== data.status){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid3 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.research_questions === undefined){
const err17 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "research_questions"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.artifacts !== undefined){
let data8 = data.artifacts;
if(Array.isArray(data8)){
if(data8.length > 0){
const err18 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/3/then/properties/artifacts/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.research_questions !== undefined){
let data9 = data.research_questions;
if(Array.isArray(data9)){
if(data9.length < 1){
const err19 = {instancePath:instancePath+"/research_questions",schemaPath:"#/allOf/3/then/properties/research_questions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid3 = _errs24 === errors;
valid11 = _valid3;
if(valid11){
var props3 = {};
props3.artifacts = true;
props3.research_questions = true;
props3.status = true;
}
}
if(!valid11){
const err20 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.artifacts === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.metadata === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
props0.teammate_results = true;
props0.memory_candidates = true;
props0.requires_user_review = true;
props0.review_reason = true;
props0.research_questions = true;
props0.modified_files = true;
props0.proposed_file_scope = true;
props0.reflection = true;
props0.dispatch_seq = true;
props0.user_decision = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err24 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.status !== undefined){
let data11 = data.status;
if(typeof data11 !== "string"){
const err25 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((((((data11 === "in_progress") || (data11 === "researched")) || (data11 === "planned")) || (data11 === "implemented")) || (data11 === "partial")) || (data11 === "needs_research")) || (data11 === "failed")) || (data11 === "blocked"))){
const err26 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: return_meta_2_1_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data12 = data.artifacts;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.type === undefined){
const err27 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data13.path === undefined){
const err28 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.summary === undefined){
const err29 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.type !== undefined){
let data14 = data13.type;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((((data14 === "report") || (data14 === "plan")) || (data14 === "summary")) || (data14 === "implementation")) || (data14 === "handoff"))){
const err31 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: return_meta_2_1_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data13.path !== undefined){
let data15 = data13.path;
if(typeof data15 === "string"){
if(!validate_pattern6.test(data15)){
const err32 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.summary !== undefined){
if(typeof data13.summary !== "string"){
const err34 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.metadata !== undefined){
let data17 = data.metadata;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.session_id === undefined){
const err37 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data17.agent_type === undefined){
const err38 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data17.delegation_depth === undefined){
const err39 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data17.delegation_path === undefined){
const err40 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data17.session_id !== undefined){
let data18 = data17.session_id;
if(typeof data18 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data18)){
const err41 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data17.agent_type !== undefined){
let data19 = data17.agent_type;
if(typeof data19 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data19)){
const err43 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data17.duration_seconds !== undefined){
let data20 = data17.duration_seconds;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err45 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data17.delegation_depth !== undefined){
let data21 = data17.delegation_depth;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err47 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err48 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data17.delegation_path !== undefined){
let data22 = data17.delegation_path;
if(Array.isArray(data22)){
if(data22.length < 1){
const err49 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data23)){
const err50 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data17.findings_count !== undefined){
let data24 = data17.findings_count;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err53 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data17.phase_count !== undefined){
let data25 = data17.phase_count;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err54 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data17.estimated_hours !== undefined){
let data26 = data17.estimated_hours;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (typeof data26 !== "string")){
const err55 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: return_meta_2_1_validate_schema35.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data26 === "string"){
if(!validate_pattern10.test(data26)){
const err56 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data17.phases_completed !== undefined){
let data27 = data17.phases_completed;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err57 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data17.phases_total !== undefined){
let data28 = data17.phases_total;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err58 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data17.task_type !== undefined){
if(typeof data17.task_type !== "string"){
const err59 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data17.language !== undefined){
if(typeof data17.language !== "string"){
const err60 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err62 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err63 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err64 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data34 = data.partial_progress;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.stage === undefined){
const err65 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data34.details === undefined){
const err66 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data34.stage !== undefined){
if(typeof data34.stage !== "string"){
const err67 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data34.details !== undefined){
if(typeof data34.details !== "string"){
const err68 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data34.phases_completed !== undefined){
let data37 = data34.phases_completed;
if(!((typeof data37 == "number") && (isFinite(data37)))){
const err69 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data34.phases_total !== undefined){
let data38 = data34.phases_total;
if(!((typeof data38 == "number") && (isFinite(data38)))){
const err70 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data34.handoff_path !== undefined){
if(typeof data34.handoff_path !== "string"){
const err71 = {instancePath:instancePath+"/partial_progress/handoff_path",schemaPath:"#/properties/partial_progress/properties/handoff_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data40 = data.completion_data;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.completion_summary !== undefined){
if(typeof data40.completion_summary !== "string"){
const err73 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data40.roadmap_items !== undefined){
let data42 = data40.roadmap_items;
if(Array.isArray(data42)){
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
if(typeof data42[i2] !== "string"){
const err74 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.errors !== undefined){
let data44 = data.errors;
if(Array.isArray(data44)){
const len3 = data44.length;
for(let i3=0; i3<len3; i3++){
let data45 = data44[i3];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.type === undefined){
const err77 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data45.message === undefined){
const err78 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data45.recoverable === undefined){
const err79 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data45.recommendation === undefined){
const err80 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data45.type !== undefined){
if(typeof data45.type !== "string"){
const err81 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data45.message !== undefined){
if(typeof data45.message !== "string"){
const err82 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data45.recoverable !== undefined){
if(typeof data45.recoverable !== "boolean"){
const err83 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data45.recommendation !== undefined){
if(typeof data45.recommendation !== "string"){
const err84 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err87 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err88 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.teammate_results !== undefined){
let data52 = data.teammate_results;
if(Array.isArray(data52)){
const len4 = data52.length;
for(let i4=0; i4<len4; i4++){
let data53 = data52[i4];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.name !== undefined){
if(typeof data53.name !== "string"){
const err89 = {instancePath:instancePath+"/teammate_results/" + i4+"/name",schemaPath:"#/properties/teammate_results/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data53.status !== undefined){
if(typeof data53.status !== "string"){
const err90 = {instancePath:instancePath+"/teammate_results/" + i4+"/status",schemaPath:"#/properties/teammate_results/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data53.output_path !== undefined){
let data56 = data53.output_path;
if((typeof data56 !== "string") && (data56 !== null)){
const err91 = {instancePath:instancePath+"/teammate_results/" + i4+"/output_path",schemaPath:"#/properties/teammate_results/items/properties/output_path/type",keyword:"type",params:{type: return_meta_2_1_validate_schema31.properties.teammate_results.items.properties.output_path.type}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/teammate_results/" + i4,schemaPath:"#/properties/teammate_results/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/teammate_results",schemaPath:"#/properties/teammate_results/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.memory_candidates !== undefined){
let data57 = data.memory_candidates;
if(Array.isArray(data57)){
if(data57.length > 3){
const err94 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
const len5 = data57.length;
for(let i5=0; i5<len5; i5++){
let data58 = data57[i5];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.content === undefined){
const err95 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data58.category === undefined){
const err96 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data58.source_artifact === undefined){
const err97 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "source_artifact"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data58.confidence === undefined){
const err98 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data58.suggested_keywords === undefined){
const err99 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "suggested_keywords"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data58.content !== undefined){
let data59 = data58.content;
if(typeof data59 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data59)){
const err100 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data58.category !== undefined){
let data60 = data58.category;
if(typeof data60 !== "string"){
const err102 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(!(((((data60 === "TECHNIQUE") || (data60 === "PATTERN")) || (data60 === "CONFIG")) || (data60 === "WORKFLOW")) || (data60 === "INSIGHT"))){
const err103 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/enum",keyword:"enum",params:{allowedValues: validate_schema41.properties.category.enum}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data58.source_artifact !== undefined){
let data61 = data58.source_artifact;
if(typeof data61 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data61)){
const err104 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data58.confidence !== undefined){
let data62 = data58.confidence;
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 1 || isNaN(data62)){
const err106 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data62 < 0 || isNaN(data62)){
const err107 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data58.suggested_keywords !== undefined){
let data63 = data58.suggested_keywords;
if(Array.isArray(data63)){
const len6 = data63.length;
for(let i6=0; i6<len6; i6++){
if(typeof data63[i6] !== "string"){
const err109 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords/" + i6,schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords",schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.requires_user_review !== undefined){
if(typeof data.requires_user_review !== "boolean"){
const err113 = {instancePath:instancePath+"/requires_user_review",schemaPath:"#/properties/requires_user_review/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.review_reason !== undefined){
if(typeof data.review_reason !== "string"){
const err114 = {instancePath:instancePath+"/review_reason",schemaPath:"#/properties/review_reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.research_questions !== undefined){
let data67 = data.research_questions;
if(Array.isArray(data67)){
const len7 = data67.length;
for(let i7=0; i7<len7; i7++){
let data68 = data67[i7];
if(typeof data68 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data68)){
const err115 = {instancePath:instancePath+"/research_questions/" + i7,schemaPath:"#/properties/research_questions/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/research_questions/" + i7,schemaPath:"#/properties/research_questions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/research_questions",schemaPath:"#/properties/research_questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.modified_files !== undefined){
let data69 = data.modified_files;
if((!(Array.isArray(data69))) && (data69 !== null)){
const err118 = {instancePath:instancePath+"/modified_files",schemaPath:"#/properties/modified_files/type",keyword:"type",params:{type: return_meta_2_1_validate_schema31.properties.modified_files.type}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(Array.isArray(data69)){
const len8 = data69.length;
for(let i8=0; i8<len8; i8++){
let data70 = data69[i8];
if(typeof data70 === "string"){
if(!pattern14.test(data70)){
const err119 = {instancePath:instancePath+"/modified_files/" + i8,schemaPath:"#/properties/modified_files/items/pattern",keyword:"pattern",params:{pattern: "^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/modified_files/" + i8,schemaPath:"#/properties/modified_files/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
}
if(data.proposed_file_scope !== undefined){
let data71 = data.proposed_file_scope;
if((!(Array.isArray(data71))) && (data71 !== null)){
const err121 = {instancePath:instancePath+"/proposed_file_scope",schemaPath:"#/properties/proposed_file_scope/type",keyword:"type",params:{type: return_meta_2_1_validate_schema31.properties.proposed_file_scope.type}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(Array.isArray(data71)){
const len9 = data71.length;
for(let i9=0; i9<len9; i9++){
let data72 = data71[i9];
if(typeof data72 === "string"){
if(!pattern14.test(data72)){
const err122 = {instancePath:instancePath+"/proposed_file_scope/" + i9,schemaPath:"#/properties/proposed_file_scope/items/pattern",keyword:"pattern",params:{pattern: "^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/proposed_file_scope/" + i9,schemaPath:"#/properties/proposed_file_scope/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
}
if(data.reflection !== undefined){
let data73 = data.reflection;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.what_worked !== undefined){
if(typeof data73.what_worked !== "string"){
const err124 = {instancePath:instancePath+"/reflection/what_worked",schemaPath:"#/properties/reflection/properties/what_worked/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data73.what_was_hard !== undefined){
if(typeof data73.what_was_hard !== "string"){
const err125 = {instancePath:instancePath+"/reflection/what_was_hard",schemaPath:"#/properties/reflection/properties/what_was_hard/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data73.what_was_missed !== undefined){
if(typeof data73.what_was_missed !== "string"){
const err126 = {instancePath:instancePath+"/reflection/what_was_missed",schemaPath:"#/properties/reflection/properties/what_was_missed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data73.successes !== undefined){
if(typeof data73.successes !== "string"){
const err127 = {instancePath:instancePath+"/reflection/successes",schemaPath:"#/properties/reflection/properties/successes/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/reflection",schemaPath:"#/properties/reflection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.dispatch_seq !== undefined){
let data78 = data.dispatch_seq;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err129 = {instancePath:instancePath+"/dispatch_seq",schemaPath:"#/properties/dispatch_seq/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.user_decision !== undefined){
let data79 = data.user_decision;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.question === undefined){
const err130 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data79.options === undefined){
const err131 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data79.recommended === undefined){
const err132 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "recommended"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data79.blocking === undefined){
const err133 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "blocking"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data79.question !== undefined){
let data80 = data79.question;
if(typeof data80 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data80)){
const err134 = {instancePath:instancePath+"/user_decision/question",schemaPath:"#/properties/user_decision/properties/question/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/user_decision/question",schemaPath:"#/properties/user_decision/properties/question/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data79.options !== undefined){
let data81 = data79.options;
if(Array.isArray(data81)){
if(data81.length < 2){
const err136 = {instancePath:instancePath+"/user_decision/options",schemaPath:"#/properties/user_decision/properties/options/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const len10 = data81.length;
for(let i10=0; i10<len10; i10++){
if(typeof data81[i10] !== "string"){
const err137 = {instancePath:instancePath+"/user_decision/options/" + i10,schemaPath:"#/properties/user_decision/properties/options/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/user_decision/options",schemaPath:"#/properties/user_decision/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data79.recommended !== undefined){
if(typeof data79.recommended !== "string"){
const err139 = {instancePath:instancePath+"/user_decision/recommended",schemaPath:"#/properties/user_decision/properties/recommended/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data79.blocking !== undefined){
if(typeof data79.blocking !== "boolean"){
const err140 = {instancePath:instancePath+"/user_decision/blocking",schemaPath:"#/properties/user_decision/properties/blocking/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
return_meta_2_1_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
return_meta_2_1_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/return-meta@2.1/index.ts














const return_meta_2_1_artifactTypes = return_meta_2_1_shape_shape.enums['/artifacts/*/type'];
const return_meta_2_1_standard = {
    id: 'return-meta@2.1',
    family: 'return-meta',
    version: '2.1',
    title: 'Return metadata file 2.1',
    isDefault: false,
    source: 'upstream, autumn 2026',
    statuses: return_meta_2_1_shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes: return_meta_2_1_artifactTypes,
    shape: return_meta_2_1_shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(return_meta_2_1_artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/modified_files/*' },
        { pattern: '/partial_progress/handoff_path' },
        { pattern: '/memory_candidates/*/source_artifact' },
        { pattern: '/teammate_results/*/output_path', statuses: ['completed'] },
    ],
    claimsInWords: PROGRESS_IN_WORDS,
    claims: progressClaims(return_meta_2_1_shape_shape),
    rules: ruleList(jsonRules, returnMetaRules, [
        use(memoryCandidate),
        use(reviewReason),
        use(researchQuestions),
        use(userDecision),
        use(modifiedFiles),
    ]),
    sample: metadataSample,
    validate: shapeOf(return_meta_2_1_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/custom-field.ts





const customField = {
    id: 'custom-field',
    area: 'shape',
    scope: 'return',
    severity: 'notice',
    summary: 'No top-level field stands beside those of the standard',
    rationale: 'A caller reads the named fields and no others. What an agent adds at the top level is therefore lost, unless it stands where callers look.',
    remedy: 'Move the content into metadata or into next_steps.',
    fixes: [
        { safety: 'safe', does: 'moves a field into metadata that the standard has there' },
        { safety: 'unsafe', does: 'moves any other field into metadata' },
    ],
    sources: [{ document: '000', heading: 'Migration Guide' }],
    bad: { set: { '/plan_details': { phases: 3 } } },
    good: [{}, { set: { '/metadata/plan_details': { phases: 3 } } }],
    check(subject) {
        const names = subject.standard.shape.fields[''];
        if (names === undefined)
            return rule/* NOTHING */.K$;
        const problems = [];
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const takes = metadata === undefined || (0,json/* isObject */.Gv)(metadata);
        const known = subject.standard.shape.fields['/metadata'] ?? [];
        for (const key of Object.keys(subject.value)) {
            if (names.includes(key) || (metadata === undefined && known.includes(key)))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', key),
                part: 'key',
                message: `The standard has no top-level field ${(0,model_text/* quote */.hD)(key)}.`,
                recommendation: `Move what ${(0,model_text/* quote */.hD)(key)} holds into "metadata" or "next_steps".`,
                value: key,
                ...(takes && !(0,json/* has */.zy)(metadata, key) ? { fix: custom_field_fixOf(key, known.includes(key)) } : {}),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function custom_field_fixOf(key, isKnown) {
    return {
        safety: isKnown ? 'safe' : 'unsafe',
        does: `move ${(0,model_text/* quote */.hD)(key)} into metadata`,
        edits: [{ kind: 'move', from: (0,model_pointer/* join */.fj)('', key), to: (0,model_pointer/* join */.fj)('', 'metadata', key) }],
    };
}

;// CONCATENATED MODULE: ./src/rules/cycle-recoverable.ts




const cycle = (recoverable) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'cycle', message: 'The planner would call itself', code: 'DELEGATION_CYCLE', recoverable }],
    },
});
const cycleRecoverable = {
    id: 'cycle-recoverable',
    area: 'errors',
    scope: 'return',
    severity: 'notice',
    summary: 'A delegation cycle is not called recoverable',
    rationale: 'The same delegation runs into the same cycle however often it is tried; a caller that believes otherwise tries in vain.',
    remedy: 'Set recoverable to false, and route the delegation another way.',
    sources: [{ document: '000', heading: 'On Delegation Cycle' }],
    bad: cycle(true),
    good: cycle(false),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            if ((0,json/* stringField */.OM)(value, 'type') !== 'cycle' || (0,json/* field */.ZZ)(value, 'recoverable') !== true)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'recoverable'),
                message: 'An error of type "cycle" has recoverable true; false was expected.',
                recommendation: 'Set recoverable to false, and route the delegation another way.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/error-code-format.ts





const FORM = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
const SUGGESTED_UP_TO = 64;
const errorWith = (code) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message: 'The server is away', code, recoverable: true }],
    },
});
const errorCodeFormat = {
    id: 'error-code-format',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: "An error's code is written in UPPER_SNAKE_CASE",
    rationale: 'The code is there for programs, which compare it letter by letter; one form keeps it comparable.',
    remedy: 'Write capitals and digits, words joined by an underscore.',
    sources: [{ document: '000', heading: 'errors (optional)' }],
    bad: errorWith('server-away'),
    good: errorWith('SERVER_AWAY'),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            const code = (0,json/* stringField */.OM)(value, 'code');
            if (code === undefined || FORM.test(code))
                continue;
            const meant = upperSnakeCase(code);
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'code'),
                message: `Error code ${(0,model_text/* quote */.hD)(code)} is not in UPPER_SNAKE_CASE.`,
                recommendation: meant === undefined
                    ? `${(0,model_return/* fixFormat */.F7)(subject)}: write a code such as "TIMEOUT_EXCEEDED".`
                    : `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(meant)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function upperSnakeCase(code) {
    if (code.length > SUGGESTED_UP_TO)
        return undefined;
    const words = code.replace(/([a-z0-9])([A-Z])/g, '$1_$2').match(/[A-Za-z0-9]+/g) ?? [];
    const meant = words.join('_').toUpperCase();
    return FORM.test(meant) ? meant : undefined;
}

;// CONCATENATED MODULE: ./src/rules/error-message-length.ts




const error_message_length_LIMIT = 500;
const error_message_length_errorWith = (length) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message: 'm'.repeat(length), recoverable: true }],
    },
});
const errorMessageLength = {
    id: 'error-message-length',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: `An error's message has at most ${String(error_message_length_LIMIT)} characters`,
    rationale: 'The message is read by the caller, whose context it fills. Logs and stack traces belong into a file.',
    remedy: 'Say what went wrong and where in a sentence or two; put the log into a file.',
    sources: [{ document: '000', heading: 'errors (optional)' }],
    bad: error_message_length_errorWith(error_message_length_LIMIT + 1),
    good: error_message_length_errorWith(error_message_length_LIMIT),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            const length = (0,json/* stringField */.OM)(value, 'message')?.length ?? 0;
            if (length <= error_message_length_LIMIT)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'message'),
                message: `The error's message has ${String(length)} characters; at most ${String(error_message_length_LIMIT)} are allowed.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: shorten the message to what went wrong and where.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/next-steps-length.ts




const next_steps_length_LIMIT = 300;
const nextStepsLength = {
    id: 'next-steps-length',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: `The next steps have at most ${String(next_steps_length_LIMIT)} characters`,
    rationale: 'The next steps tell a caller what to do at once. A long text hides that, and fills its context.',
    remedy: 'Name the next one or two actions; put the rest into an artifact.',
    sources: [{ document: '000', heading: 'next_steps (optional)' }],
    bad: { set: { '/next_steps': 'n'.repeat(next_steps_length_LIMIT + 1) } },
    good: { set: { '/next_steps': 'n'.repeat(next_steps_length_LIMIT) } },
    check(subject) {
        const length = (0,json/* stringField */.OM)(subject.value, 'next_steps')?.length ?? 0;
        if (length <= next_steps_length_LIMIT)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'next_steps'),
                message: `Field next_steps has ${String(length)} characters; at most ${String(next_steps_length_LIMIT)} are allowed.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: name the next one or two actions only.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/session-id-reused.ts


const another = {
    status: 'completed',
    summary: 'Planned how times are parsed. The plan has two phases.',
    artifacts: [{ type: 'plan', path: 'specs/7_parse_dates/plans/01_parse-dates.md', summary: 'Plan for parsing times' }],
    metadata: { session_id: 'planner_7_20251226T100000_abc123', duration_seconds: 60, agent_type: 'planner' },
};
const sessionIdReused = {
    id: 'session-id-reused',
    area: 'metadata',
    scope: 'run',
    severity: 'notice',
    summary: 'No two returns of a run share a session id',
    rationale: 'The session id tells one call of an agent from another. Where two returns share it, nobody can say which call a return answers.',
    remedy: 'Have the caller make a new session id for every call, and the agent echo the one that it was given.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { tree: { 'returns/8_plan.return.json': JSON.stringify(another) } },
    good: {
        tree: {
            'returns/8_plan.return.json': JSON.stringify({
                ...another,
                metadata: { ...another.metadata, session_id: 'planner_8_20251226T110000_def456' },
            }),
        },
    },
    check(run) {
        const problems = [];
        const first = new Map();
        for (const record of run.returns) {
            const { session, file, index } = record;
            if (session === null)
                continue;
            const earlier = first.get(session);
            if (earlier === undefined) {
                first.set(session, record);
                continue;
            }
            const place = earlier.file === file ? `return ${String(earlier.index + 1)} of the same file` : (0,model_text/* quote */.hD)(earlier.file, 200);
            problems.push({
                file,
                index,
                value: session,
                message: `Session id ${(0,model_text/* quote */.hD)(session)} is already used by ${place}; each call has its own.`,
                recommendation: 'Verify that the caller makes a new session id for every call and that the agent echoes it.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/failed-with-artifacts.ts




const failed_with_artifacts_ERRORS = [
    { type: 'execution', message: 'The parser crashed', recoverable: true, recommendation: 'Run /plan 7 again' },
];
const failedWithArtifacts = {
    id: 'failed-with-artifacts',
    area: 'status',
    scope: 'return',
    severity: 'notice',
    summary: 'A failed return has no artifacts',
    rationale: 'Failed means that nothing usable came of the work. With files to show for it the work was partial, and a caller can go on from there instead of starting again.',
    remedy: 'Set the status to partial if the files are usable; else take them out of the return.',
    sources: [
        { document: '000', heading: 'status (required)' },
        { document: '003', heading: 'status (required)' },
    ],
    bad: { set: { '/status': 'failed', '/errors': failed_with_artifacts_ERRORS } },
    good: { set: { '/status': 'partial', '/errors': failed_with_artifacts_ERRORS } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'failed')
            return rule/* NOTHING */.K$;
        const { length } = (0,json/* listField */.FZ)(subject.value, 'artifacts');
        if (length === 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/artifacts',
                message: `Status "failed" means no usable result, but the return lists ${(0,model_text/* count */.U9)(length, 'artifact')}.`,
                recommendation: 'Set the status to "partial" if they are usable; else list none.',
                value: 'failed',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/json-only.ts

const WRAPPERS = { fence: 'a Markdown fence', prose: 'other text' };
const jsonOnly = {
    id: 'json-only',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A return is JSON and nothing around it',
    rationale: 'A caller parses what it gets as it is. A fence or a sentence around the return makes that fail, although the return in it may be right; so it is taken out and judged all the same.',
    remedy: 'Have the agent return the JSON object alone: no fence, no introduction, no closing words.',
    sources: [
        { document: '003', heading: 'Overview' },
        { document: '002', heading: 'Step 1: Validate JSON Structure' },
    ],
    bad: {
        text: [
            'Here is my return:',
            '',
            '```json',
            '{',
            '  "status": "partial",',
            '  "summary": "Planned how dates are parsed. The last phase is open.",',
            '  "artifacts": [',
            '    {',
            '      "type": "plan",',
            '      "path": "specs/7_parse_dates/plans/01_parse-dates.md",',
            '      "summary": "Plan in three phases for parsing dates"',
            '    }',
            '  ],',
            '  "metadata": {',
            '    "session_id": "sess_1735460684_a1b2c3",',
            '    "duration_seconds": 245,',
            '    "agent_type": "planner",',
            '    "delegation_depth": 1,',
            '    "delegation_path": ["orchestrator", "plan", "planner"]',
            '  },',
            '  "errors": [',
            '    {',
            '      "type": "timeout",',
            '      "message": "Planning reached its time limit",',
            '      "recoverable": true,',
            '      "recommendation": "Run /plan 7 again"',
            '    }',
            '  ]',
            '}',
            '```',
            '',
        ].join('\n'),
        also: ['session-id-format'],
    },
    good: {},
    check(document) {
        if (document.form !== 'json')
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind !== 'wrapped')
                continue;
            problems.push({
                range: problem.range,
                message: `The return is wrapped in ${WRAPPERS[problem.by]}; JSON alone was expected.`,
                recommendation: 'Fix subagent return format: return the JSON object alone, without a fence or prose.',
                value: problem.by,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/no-markup.ts






const MARKUP = [
    ['code', () => /(?<!`)`{1,2}(?=[^\s`])[^`\n]*(?<!\s)`{1,2}(?!`)/],
    ['a code fence', () => /(?<!`)```|^ {0,3}~~~/m],
    [
        'bold text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_*/\\])\*\*(?=[\p{L}\p{N}\p{So}([])[^*\n]+(?<=[\p{L}\p{N}\p{So}.!?:;)\]%\p{M}])\*\*(?![\p{L}\p{N}_*/])`, 'u'),
    ],
    [
        'italic text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_*/\\.)\]])\*(?=[\p{L}\p{N}])[^*\n]+(?<=[\p{L}\p{N}.!?:)])\*(?!\.?[\p{L}\p{N}_*/])`, 'u'),
    ],
    [
        'bold text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_/\\.-])__(?=[\p{L}\p{N}])(?=[^_\n]*[ \t])[^_\n]+(?<=[\p{L}\p{N}.!?:)])__(?!\.?[\p{L}\p{N}_/])`, 'u'),
    ],
    [
        'italic text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_/\\.-])_(?=[\p{L}\p{N}])[^_\n]+(?<=[\p{L}\p{N}.!?:)])_(?!\.?[\p{L}\p{N}_/(])`, 'u'),
    ],
    ['struck text', () => /(?<![~\\])~~(?=[^\s~])[^~\n]+(?<!\s)~~(?!~)/],
    ['a heading', () => /^ {0,3}#{1,6}[ \t]+[^\s]/m],
    ['a list', () => /^ {0,3}[-*+][ \t]+[^\s]/m],
    ['a link', (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_)\]])\[[^[\]\n]*\]\([^()\s]+(?:[ \t]"[^"\n]*")?\)`, 'u')],
    ['a link', () => /<(?:https?:\/\/|mailto:)[^\s<>]+>/i],
    ['an HTML tag', () => /<([a-z][a-z0-9]{0,15})(?:\s[^<>]*)?>[^<]*<\/\1\s?>/i],
    ['an HTML tag', () => /<(?:br|hr)\s?\/?>|<img\s[^<>]*>/i],
];
const HINT = /[*_`~<[\]]|^ {0,3}[-+#]/m;
const noMarkup = {
    id: 'no-markup',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    summary: 'No summary holds formatting markup',
    rationale: 'A summary is put into sentences, tables and logs that have a format of their own. There its marks stand as noise, or break what is around them.',
    remedy: 'Write plain sentences: names of files and functions need no backticks.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': 'Planned how **dates** are parsed. The plan has three phases.' } },
    good: { set: { '/summary': 'Planned how parse_dates reads src/**/*.ts and *.json. It needs 2 * 3 phases.' } },
    check(subject) {
        const problems = [];
        no_markup_inspect((0,json/* stringField */.OM)(subject.value, 'summary'), '', problems);
        for (const { pointer, summary } of artifactsOf(subject)) {
            no_markup_inspect(summary, pointer, problems);
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function no_markup_inspect(summary, pointer, problems) {
    if (summary === undefined || !HINT.test(summary))
        return;
    for (const [kind, markup] of MARKUP) {
        const found = markup().exec(summary)?.[0];
        if (found === undefined)
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
            message: `The summary holds ${kind}, ${(0,model_text/* quote */.hD)(found.trim())}; plain text was expected.`,
            recommendation: 'Write it as plain text, without Markdown or HTML.',
        });
        return;
    }
}

;// CONCATENATED MODULE: ./src/standards/families/subagent-return.ts












const subagentReturnRules = [
    ...metadataRules,
    use(jsonOnly),
    use(noReturnFound),
    use(standardMismatch),
    use(failedWithArtifacts),
    use(summaryEmpty),
    use(summaryLength),
    use(summaryTokens),
    use(summarySentences),
    use(noEmoji),
    use(noMarkup),
];

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.0/shape.ts
const subagent_return_1_0_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "next_steps"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type",
            "delegation_depth",
            "delegation_path",
            "retries",
            "warnings"
        ],
        "/errors/*": [
            "type",
            "message",
            "code",
            "recoverable"
        ]
    },
    "required": {
        "": [
            "status",
            "summary",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type"
        ],
        "/errors/*": [
            "type",
            "message"
        ]
    },
    "enums": {
        "/status": [
            "completed",
            "failed",
            "partial",
            "blocked"
        ],
        "/artifacts/*/type": [
            "research",
            "plan",
            "implementation",
            "summary",
            "test",
            "documentation"
        ],
        "/errors/*/type": [
            "timeout",
            "validation",
            "execution",
            "resource",
            "cycle"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.0/validate.js
// Generated by `npm run generate` from schemas/subagent-return@1.0.schema.json: do not edit.
const subagent_return_1_0_validate_validate = subagent_return_1_0_validate_validate20;

const subagent_return_1_0_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:subagent-return@1.0","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["completed","failed","partial","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","duration_seconds","agent_type"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"agent_type":{"type":"string","pattern":"\\S"},"delegation_depth":{"type":"number"},"delegation_path":{"type":"array","items":{"type":"string"}},"retries":{"$ref":"#/$defs/advisoryNumber"},"warnings":{"$ref":"#/$defs/advisoryList"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"next_steps":{"type":["string","null"]}},"allOf":[{"if":{"properties":{"status":{"const":"completed"}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["research","plan","implementation","summary","test","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message"],"properties":{"type":{"type":"string","enum":["timeout","validation","execution","resource","cycle"]},"message":{"type":"string"},"code":{"type":"string"},"recoverable":{"type":"boolean"}}},"advisoryNumber":{"type":"number"},"advisoryList":{"type":"array"}}};
const subagent_return_1_0_validate_schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["research","plan","implementation","summary","test","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const subagent_return_1_0_validate_schema33 = {"type":"number"};
const subagent_return_1_0_validate_schema34 = {"type":"array"};
const subagent_return_1_0_validate_schema35 = {"type":"object","required":["type","message"],"properties":{"type":{"type":"string","enum":["timeout","validation","execution","resource","cycle"]},"message":{"type":"string"},"code":{"type":"string"},"recoverable":{"type":"boolean"}}};
const subagent_return_1_0_validate_pattern4 = new RegExp("\\S", "u");
const subagent_return_1_0_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function subagent_return_1_0_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:subagent-return@1.0" */;
let vErrors = null;
let errors = 0;
const evaluated0 = subagent_return_1_0_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
if("completed" !== data.status){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.summary === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.artifacts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.metadata === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.metadata = true;
props0.errors = true;
props0.next_steps = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err8 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data3 === "completed") || (data3 === "failed")) || (data3 === "partial")) || (data3 === "blocked"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: subagent_return_1_0_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(!subagent_return_1_0_validate_pattern4.test(data4)){
const err11 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data5 = data.artifacts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err13 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.path === undefined){
const err14 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((data7 === "research") || (data7 === "plan")) || (data7 === "implementation")) || (data7 === "summary")) || (data7 === "test")) || (data7 === "documentation"))){
const err16 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_1_0_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.path !== undefined){
let data8 = data6.path;
if(typeof data8 === "string"){
if(!subagent_return_1_0_validate_pattern5.test(data8)){
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.summary !== undefined){
if(typeof data6.summary !== "string"){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.metadata !== undefined){
let data10 = data.metadata;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.session_id === undefined){
const err22 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.duration_seconds === undefined){
const err23 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "duration_seconds"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.agent_type === undefined){
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.session_id !== undefined){
let data11 = data10.session_id;
if(typeof data11 === "string"){
if(!subagent_return_1_0_validate_pattern4.test(data11)){
const err25 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.duration_seconds !== undefined){
let data12 = data10.duration_seconds;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.agent_type !== undefined){
let data13 = data10.agent_type;
if(typeof data13 === "string"){
if(!subagent_return_1_0_validate_pattern4.test(data13)){
const err29 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.delegation_depth !== undefined){
let data14 = data10.delegation_depth;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.delegation_path !== undefined){
let data15 = data10.delegation_path;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(typeof data15[i1] !== "string"){
const err32 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.retries !== undefined){
let data17 = data10.retries;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/metadata/retries",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.warnings !== undefined){
if(!(Array.isArray(data10.warnings))){
const err35 = {instancePath:instancePath+"/metadata/warnings",schemaPath:"#/$defs/advisoryList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.errors !== undefined){
let data19 = data.errors;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.type === undefined){
const err37 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data20.message === undefined){
const err38 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.type !== undefined){
let data21 = data20.type;
if(typeof data21 !== "string"){
const err39 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data21 === "timeout") || (data21 === "validation")) || (data21 === "execution")) || (data21 === "resource")) || (data21 === "cycle"))){
const err40 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_1_0_validate_schema35.properties.type.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data20.message !== undefined){
if(typeof data20.message !== "string"){
const err41 = {instancePath:instancePath+"/errors/" + i2+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data20.code !== undefined){
if(typeof data20.code !== "string"){
const err42 = {instancePath:instancePath+"/errors/" + i2+"/code",schemaPath:"#/$defs/error/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data20.recoverable !== undefined){
if(typeof data20.recoverable !== "boolean"){
const err43 = {instancePath:instancePath+"/errors/" + i2+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.next_steps !== undefined){
let data25 = data.next_steps;
if((typeof data25 !== "string") && (data25 !== null)){
const err46 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: subagent_return_1_0_validate_schema31.properties.next_steps.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
subagent_return_1_0_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
subagent_return_1_0_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.0/index.ts


















const subagent_return_1_0_artifactTypes = subagent_return_1_0_shape_shape.enums['/artifacts/*/type'];
const subagent_return_1_0_standard = {
    id: 'subagent-return@1.0',
    family: 'subagent-return',
    version: '1.0',
    title: 'Subagent return 1.0',
    isDefault: false,
    source: '000',
    statuses: subagent_return_1_0_shape_shape.enums['/status'],
    success: ['completed'],
    artifactTypes: subagent_return_1_0_artifactTypes,
    shape: subagent_return_1_0_shape_shape,
    confusions: { status: plainStatusWords, artifactType: artifactTypeWords(subagent_return_1_0_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: ruleList(jsonRules, subagentReturnRules, [
        use(customField),
        use(artifactSummaryLength),
        use(artifactSummarySentence),
        use(sessionIdReused),
        use(errorMessageLength),
        use(errorCodeFormat),
        use(cycleRecoverable),
        use(sessionIdFormat, { params: { format: 'agent-task' } }),
        use(errorType, { severity: 'error' }),
        use(nextStepsLength),
    ]),
    sample: consoleSample('completed', {
        session_id: 'planner_7_20251226T100000_abc123',
        duration_seconds: 245,
        agent_type: 'planner',
    }),
    validate: shapeOf(subagent_return_1_0_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/partial-without-artifacts.ts




const errors = [
    {
        type: 'timeout',
        message: 'The time was up after the first phase',
        recoverable: true,
        recommendation: 'Run /plan 7 again',
    },
];
const partialWithoutArtifacts = {
    id: 'partial-without-artifacts',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: 'A partial return lists what it has made so far',
    rationale: 'Partial means that some artifacts exist and the work can be resumed from them. Without any, the next agent starts from nothing, which failed or blocked would have said.',
    remedy: 'List the files made so far, or use the status for work that made none.',
    sources: [{ document: '003', heading: 'artifacts (required)' }],
    bad: { set: { '/status': 'partial', '/artifacts': [], '/errors': errors } },
    good: { set: { '/status': 'partial', '/errors': errors } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'partial')
            return rule/* NOTHING */.K$;
        const artifacts = (0,json/* field */.ZZ)(subject.value, 'artifacts');
        if (!(0,json/* isArray */.cy)(artifacts) || artifacts.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'artifacts'),
                message: 'Status "partial" says that some artifacts were made, and none is listed.',
                recommendation: `Verify ${(0,model_return/* agentName */.Lp)(subject)} lists the files made so far, or returns "failed" or "blocked" where there are none.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.2/shape.ts
const subagent_return_1_2_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "next_steps"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type",
            "delegation_depth",
            "delegation_path",
            "phase_count",
            "estimated_hours",
            "findings_count",
            "phases_completed",
            "phases_total"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "required": {
        "": [
            "status",
            "summary",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "completed",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "plan",
            "report",
            "summary",
            "implementation",
            "documentation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.2/validate.js
// Generated by `npm run generate` from schemas/subagent-return@1.2.schema.json: do not edit.
const subagent_return_1_2_validate_validate = subagent_return_1_2_validate_validate20;

const subagent_return_1_2_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:subagent-return@1.2","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["completed","partial","failed","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"agent_type":{"type":"string","pattern":"\\S"},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"next_steps":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"const":"completed"}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}},"else":{"required":["errors"],"properties":{"errors":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const subagent_return_1_2_validate_schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const subagent_return_1_2_validate_schema33 = {"type":"number"};
const subagent_return_1_2_validate_schema34 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const validate_schema38 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const subagent_return_1_2_validate_pattern4 = new RegExp("\\S", "u");
const subagent_return_1_2_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern9 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");

function subagent_return_1_2_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:subagent-return@1.2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = subagent_return_1_2_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
if("completed" !== data.status){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
ifClause0 = "then";
}
else {
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/errors",schemaPath:"#/allOf/0/else/properties/errors/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.errors = true;
}
}
ifClause0 = "else";
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.summary === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.artifacts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.metadata === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.metadata = true;
props0.errors = true;
props0.next_steps = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err10 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data4 === "completed") || (data4 === "partial")) || (data4 === "failed")) || (data4 === "blocked"))){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: subagent_return_1_2_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if(typeof data5 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data5)){
const err13 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data6 = data.artifacts;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err15 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.path === undefined){
const err16 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data8 === "plan") || (data8 === "report")) || (data8 === "summary")) || (data8 === "implementation")) || (data8 === "documentation"))){
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_1_2_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.path !== undefined){
let data9 = data7.path;
if(typeof data9 === "string"){
if(!subagent_return_1_2_validate_pattern5.test(data9)){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.summary !== undefined){
if(typeof data7.summary !== "string"){
const err21 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.metadata !== undefined){
let data11 = data.metadata;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.session_id === undefined){
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.agent_type === undefined){
const err25 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.delegation_depth === undefined){
const err26 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.delegation_path === undefined){
const err27 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.session_id !== undefined){
let data12 = data11.session_id;
if(typeof data12 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data12)){
const err28 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.duration_seconds !== undefined){
let data13 = data11.duration_seconds;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.agent_type !== undefined){
let data14 = data11.agent_type;
if(typeof data14 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data14)){
const err32 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.delegation_depth !== undefined){
let data15 = data11.delegation_depth;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err34 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data11.delegation_path !== undefined){
let data16 = data11.delegation_path;
if(Array.isArray(data16)){
if(data16.length < 1){
const err36 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data17)){
const err37 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.phase_count !== undefined){
let data18 = data11.phase_count;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.estimated_hours !== undefined){
let data19 = data11.estimated_hours;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (typeof data19 !== "string")){
const err41 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: subagent_return_1_2_validate_schema34.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data19 === "string"){
if(!pattern9.test(data19)){
const err42 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data11.findings_count !== undefined){
let data20 = data11.findings_count;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err43 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.phases_completed !== undefined){
let data21 = data11.phases_completed;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err44 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data11.phases_total !== undefined){
let data22 = data11.phases_total;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err45 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.errors !== undefined){
let data23 = data.errors;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.type === undefined){
const err47 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data24.message === undefined){
const err48 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data24.recoverable === undefined){
const err49 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data24.recommendation === undefined){
const err50 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data24.type !== undefined){
if(typeof data24.type !== "string"){
const err51 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data24.message !== undefined){
if(typeof data24.message !== "string"){
const err52 = {instancePath:instancePath+"/errors/" + i2+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data24.recoverable !== undefined){
if(typeof data24.recoverable !== "boolean"){
const err53 = {instancePath:instancePath+"/errors/" + i2+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data24.recommendation !== undefined){
if(typeof data24.recommendation !== "string"){
const err54 = {instancePath:instancePath+"/errors/" + i2+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err57 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
subagent_return_1_2_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
subagent_return_1_2_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.2/index.ts













const subagent_return_1_2_artifactTypes = subagent_return_1_2_shape_shape.enums['/artifacts/*/type'];
const subagent_return_1_2_standard = {
    id: 'subagent-return@1.2',
    family: 'subagent-return',
    version: '1.2',
    title: 'Subagent return with delegation chain 1.2',
    isDefault: true,
    source: '003, judged by 002',
    statuses: subagent_return_1_2_shape_shape.enums['/status'],
    success: ['completed'],
    artifactTypes: subagent_return_1_2_artifactTypes,
    shape: subagent_return_1_2_shape_shape,
    confusions: { status: plainStatusWords, artifactType: artifactTypeWords(subagent_return_1_2_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: ruleList(jsonRules, subagentReturnRules, [
        use(artifactSummary),
        use(partialWithoutArtifacts),
        use(delegationDepth),
        use(delegationPath),
        use(errorsRequired),
    ]),
    sample: consoleSample('completed', delegatedMetadata),
    validate: shapeOf(subagent_return_1_2_validate_validate),
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/shape.ts
const subagent_return_2_0_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "research_questions",
            "next_steps"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type",
            "delegation_depth",
            "delegation_path",
            "phase_count",
            "estimated_hours",
            "findings_count",
            "phases_completed",
            "phases_total"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "required": {
        "": [
            "status",
            "summary",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "researched",
            "planned",
            "implemented",
            "synced",
            "linked",
            "committed",
            "tasks_created",
            "partial",
            "needs_research",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "plan",
            "report",
            "summary",
            "implementation",
            "documentation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/validate.js
// Generated by `npm run generate` from schemas/subagent-return@2.0.schema.json: do not edit.
const subagent_return_2_0_validate_validate = subagent_return_2_0_validate_validate20;

const subagent_return_2_0_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:subagent-return@2.0","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["researched","planned","implemented","synced","linked","committed","tasks_created","partial","needs_research","failed","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"agent_type":{"type":"string","pattern":"\\S"},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"research_questions":{"type":"array","items":{"type":"string"}},"next_steps":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented","synced","linked","committed","tasks_created"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"enum":["partial","failed","blocked"]}},"required":["status"]},"then":{"required":["errors"],"properties":{"errors":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const subagent_return_2_0_validate_schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const subagent_return_2_0_validate_schema33 = {"type":"number"};
const subagent_return_2_0_validate_schema34 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const subagent_return_2_0_validate_schema38 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const subagent_return_2_0_validate_pattern4 = new RegExp("\\S", "u");
const subagent_return_2_0_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const validate_pattern9 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");

function subagent_return_2_0_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:subagent-return@2.0" */;
let vErrors = null;
let errors = 0;
const evaluated0 = subagent_return_2_0_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((((((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented")) || (data0 === "synced")) || (data0 === "linked")) || (data0 === "committed")) || (data0 === "tasks_created"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
let data2 = data.status;
if(!(((data2 === "partial") || (data2 === "failed")) || (data2 === "blocked"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.errors !== undefined){
let data3 = data.errors;
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/errors",schemaPath:"#/allOf/1/then/properties/errors/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.errors = true;
props1.status = true;
}
}
if(!valid4){
const err8 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.summary === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.artifacts === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.metadata === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.metadata = true;
props0.errors = true;
props0.research_questions = true;
props0.next_steps = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err13 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((data5 === "researched") || (data5 === "planned")) || (data5 === "implemented")) || (data5 === "synced")) || (data5 === "linked")) || (data5 === "committed")) || (data5 === "tasks_created")) || (data5 === "partial")) || (data5 === "needs_research")) || (data5 === "failed")) || (data5 === "blocked"))){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: subagent_return_2_0_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.summary !== undefined){
let data6 = data.summary;
if(typeof data6 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data6)){
const err16 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data7 = data.artifacts;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.type === undefined){
const err18 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.path === undefined){
const err19 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.type !== undefined){
let data9 = data8.type;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((data9 === "plan") || (data9 === "report")) || (data9 === "summary")) || (data9 === "implementation")) || (data9 === "documentation"))){
const err21 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_2_0_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.path !== undefined){
let data10 = data8.path;
if(typeof data10 === "string"){
if(!subagent_return_2_0_validate_pattern5.test(data10)){
const err22 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.summary !== undefined){
if(typeof data8.summary !== "string"){
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.metadata !== undefined){
let data12 = data.metadata;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.session_id === undefined){
const err27 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.agent_type === undefined){
const err28 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.delegation_depth === undefined){
const err29 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.delegation_path === undefined){
const err30 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.session_id !== undefined){
let data13 = data12.session_id;
if(typeof data13 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data13)){
const err31 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.duration_seconds !== undefined){
let data14 = data12.duration_seconds;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.agent_type !== undefined){
let data15 = data12.agent_type;
if(typeof data15 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data15)){
const err35 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.delegation_depth !== undefined){
let data16 = data12.delegation_depth;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err37 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data12.delegation_path !== undefined){
let data17 = data12.delegation_path;
if(Array.isArray(data17)){
if(data17.length < 1){
const err39 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(typeof data18 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data18)){
const err40 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data12.phase_count !== undefined){
let data19 = data12.phase_count;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err43 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data12.estimated_hours !== undefined){
let data20 = data12.estimated_hours;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (typeof data20 !== "string")){
const err44 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: subagent_return_2_0_validate_schema34.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data20 === "string"){
if(!validate_pattern9.test(data20)){
const err45 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data12.findings_count !== undefined){
let data21 = data12.findings_count;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err46 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data12.phases_completed !== undefined){
let data22 = data12.phases_completed;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err47 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data12.phases_total !== undefined){
let data23 = data12.phases_total;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err48 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.errors !== undefined){
let data24 = data.errors;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.type === undefined){
const err50 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data25.message === undefined){
const err51 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data25.recoverable === undefined){
const err52 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data25.recommendation === undefined){
const err53 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data25.type !== undefined){
if(typeof data25.type !== "string"){
const err54 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data25.message !== undefined){
if(typeof data25.message !== "string"){
const err55 = {instancePath:instancePath+"/errors/" + i2+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data25.recoverable !== undefined){
if(typeof data25.recoverable !== "boolean"){
const err56 = {instancePath:instancePath+"/errors/" + i2+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data25.recommendation !== undefined){
if(typeof data25.recommendation !== "string"){
const err57 = {instancePath:instancePath+"/errors/" + i2+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.research_questions !== undefined){
let data30 = data.research_questions;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(typeof data30[i3] !== "string"){
const err60 = {instancePath:instancePath+"/research_questions/" + i3,schemaPath:"#/properties/research_questions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/research_questions",schemaPath:"#/properties/research_questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err62 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
subagent_return_2_0_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
subagent_return_2_0_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/index.ts













const subagent_return_2_0_artifactTypes = subagent_return_2_0_shape_shape.enums['/artifacts/*/type'];
const subagent_return_2_0_standard = {
    id: 'subagent-return@2.0',
    family: 'subagent-return',
    version: '2.0',
    title: 'Subagent return with contextual success 2.0',
    isDefault: false,
    source: 'upstream, January 2026',
    statuses: subagent_return_2_0_shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented', 'synced', 'linked', 'committed', 'tasks_created'],
    artifactTypes: subagent_return_2_0_artifactTypes,
    shape: subagent_return_2_0_shape_shape,
    confusions: { status: contextualStatusWords, artifactType: artifactTypeWords(subagent_return_2_0_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: ruleList(jsonRules, subagentReturnRules, [
        use(statusCompleted),
        use(artifactSummary),
        use(delegationDepth),
        use(delegationPath),
        use(errorsRequired),
    ]),
    sample: consoleSample('planned', delegatedMetadata),
    validate: shapeOf(subagent_return_2_0_validate_validate),
};

// EXTERNAL MODULE: ./src/model/openspec-change.ts
var openspec_change = __webpack_require__(1799);
// EXTERNAL MODULE: ./src/model/verify-result.ts
var verify_result = __webpack_require__(96);
;// CONCATENATED MODULE: ./src/rules/verify-change-name.ts




const verifyChangeName = {
    id: 'verify-change-name',
    area: 'verification',
    scope: 'return',
    severity: 'notice',
    summary: 'The report of a verification names the change in whose folder it lies',
    rationale: 'A report with the name of another change was copied from there, or lies in the wrong folder.',
    remedy: 'Write the name of the folder behind `**Change**:`. In the archive, the date before it does not count.',
    sources: [{ document: 'upstream', heading: 'verify-result, the template of the report' }],
    bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
    good: [
        {},
        { replace: [['**Change**: parse-dates', '**Change**: Dates in three forms']] },
        { replace: [['**Change**: parse-dates', '']] },
    ],
    check({ value, file }) {
        const named = (0,json/* stringField */.OM)(value, 'change') ?? '';
        const change = (0,openspec_change/* changeOf */.C2)(file);
        if (change === null || named === '' || /\s/.test(named) || named.includes(change))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/change',
                message: `The report names the change ${(0,model_text/* quote */.hD)((0,openspec_change/* withoutDate */.xv)(named))}, and lies in the folder of ${(0,model_text/* quote */.hD)(change)}.`,
                recommendation: 'Write the name of the folder, or move the report to the change that it is about.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/verify-contradiction.ts





const EXIT_CODES = ['test_exit_code', 'build_exit_code'];
const FINDINGS = ['blockers', 'critical_findings'];
const verify_contradiction_COUNTS = ['requirements', 'scenarios'];
const HASHES = ['test_output_hash', 'build_output_hash'];
const DENIED = 125;
const RECOMMENDATION = 'Run the verification again and write what it gives, or correct the verdict.';
const AUTHORITY = `build_exit_code: 125
authority_only_failure: true
missing_review_authority: true
substantive_failure: false
command_failed: false
observed_authority_revision: sha256:${'a'.repeat(64)}`;
const verifyContradiction = {
    id: 'verify-contradiction',
    area: 'verification',
    scope: 'return',
    severity: 'error',
    ofTruth: true,
    summary: 'The verdict of a verification agrees with what it measured',
    rationale: 'A pass with a failed test, an open blocker or an incomplete count is none, and a failure with everything green tells nobody what to mend. The program that reads the envelope refuses both.',
    remedy: 'Take the verdict from the measurements: `pass` only where all is whole, `fail` where something is not.',
    sources: [{ document: 'upstream', heading: 'verify-result, ValidateVerifyReportAdmission' }],
    bad: [
        { replace: [['scenarios: 3/3', 'scenarios: 2/3']] },
        { replace: [['test_exit_code: 0', 'test_exit_code: 1']] },
        { replace: [['blockers: 0', 'blockers: 1']] },
        { replace: [['verdict: pass', 'verdict: fail']] },
        {
            replace: [
                ['verdict: pass', 'verdict: fail'],
                ['test_exit_code: 0', 'test_exit_code: 125'],
            ],
        },
        {
            replace: [
                ['verdict: pass', 'verdict: fail'],
                ['build_exit_code: 0', AUTHORITY],
            ],
        },
    ],
    good: [
        {},
        {
            replace: [
                ['verdict: pass', 'verdict: fail'],
                ['build_exit_code: 0', 'build_exit_code: 1'],
            ],
        },
    ],
    check(subject) {
        const { value } = subject;
        if ((0,model_return/* statusOf */.c2)(subject) === undefined)
            return rule/* NOTHING */.K$;
        const isDenied = verify_result/* AUTHORITY_FIELDS */.sM.every((name) => (0,json/* has */.zy)(value, name));
        const problems = isDenied ? ofDenied(value) : (0,model_return/* isSuccess */.oJ)(subject) ? ofSuccess(value) : ofFailure(subject);
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function ofSuccess(value) {
    const verdict = (0,model_text/* quote */.hD)((0,json/* stringField */.OM)(value, 'status') ?? '');
    return [
        ...[...EXIT_CODES, ...FINDINGS].flatMap((name) => {
            const found = (0,verify_result/* wholeNumber */.rD)((0,json/* stringField */.OM)(value, name));
            if (found === null || found === 0)
                return [];
            return verify_contradiction_problem(name, `The verdict is ${verdict}, and ${name} is ${(0,json/* stringField */.OM)(value, name) ?? ''}: 0 was expected.`);
        }),
        ...verify_contradiction_COUNTS.flatMap((name) => {
            const found = (0,verify_result/* completedOf */.z)((0,json/* stringField */.OM)(value, name));
            if (found === null || found.completed >= found.total)
                return [];
            const { completed, total } = found;
            return verify_contradiction_problem(name, `The verdict is ${verdict}, and only ${String(completed)} of ${String(total)} ${name} are completed: a success must be whole.`);
        }),
    ];
}
function ofFailure({ value, standard }) {
    const denied = EXIT_CODES.flatMap((name) => (0,verify_result/* wholeNumber */.rD)((0,json/* stringField */.OM)(value, name)) === DENIED
        ? verify_contradiction_problem(name, `${name} is 125, which is for a run that a missing review authority denied; its five fields are missing.`)
        : []);
    const verdict = (0,json/* stringField */.OM)(value, 'status') ?? '';
    if (denied.length > 0 || !standard.statuses.includes(verdict))
        return denied;
    const isGreen = [...EXIT_CODES, ...FINDINGS].every((name) => (0,verify_result/* wholeNumber */.rD)((0,json/* stringField */.OM)(value, name)) === 0) &&
        verify_contradiction_COUNTS.every((name) => {
            const found = (0,verify_result/* completedOf */.z)((0,json/* stringField */.OM)(value, name));
            return found !== null && found.completed === found.total;
        });
    return isGreen
        ? verify_contradiction_problem('verdict', `The verdict is ${(0,model_text/* quote */.hD)(verdict)}, and everything that was measured is right.`)
        : [];
}
function ofDenied(value) {
    const because = 'where a missing review authority alone denied the run';
    const verdict = (0,json/* stringField */.OM)(value, 'status') ?? '';
    return [
        ...(verdict === 'fail' ? [] : verify_contradiction_problem('verdict', `The verdict is ${(0,model_text/* quote */.hD)(verdict)}; it is "fail" ${because}.`)),
        ...EXIT_CODES.flatMap((name) => {
            const found = (0,verify_result/* wholeNumber */.rD)((0,json/* stringField */.OM)(value, name));
            return found === null || found === DENIED
                ? []
                : verify_contradiction_problem(name, `${name} is ${(0,json/* stringField */.OM)(value, name) ?? ''}; it is 125 ${because}.`);
        }),
        ...HASHES.flatMap((name) => {
            const found = (0,json/* stringField */.OM)(value, name) ?? '';
            return !/^sha256:[0-9a-f]{64}$/.test(found) || found === verify_result/* HASH_OF_NOTHING */.Ng
                ? []
                : verify_contradiction_problem(name, `${name} is not the hash of an empty output, which it is ${because}.`);
        }),
        ...FINDINGS.flatMap((name) => (0,verify_result/* wholeNumber */.rD)((0,json/* stringField */.OM)(value, name)) === 0 ? verify_contradiction_problem(name, `${name} is 0; it is above 0 ${because}.`) : []),
    ];
}
function verify_contradiction_problem(name, message) {
    return [{ pointer: `/${name}`, message, recommendation: RECOMMENDATION }];
}

;// CONCATENATED MODULE: ./src/rules/verify-envelope.ts




const IN_WORDS = {
    'front-matter': 'stands behind YAML front matter',
    'not-first': 'is not the first content of the report',
    'not-yaml': 'is not opened by ```yaml',
    unended: 'never ends',
};
const verifyEnvelope = {
    id: 'verify-envelope',
    area: 'verification',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The envelope of a verification is the first content of its report, in a fence of YAML',
    rationale: 'The program that decides about archiving a change reads the fence at the start of the report and nothing else. An envelope that stands anywhere else is none to it.',
    remedy: 'Start the report with a line ```yaml, the fields, and a line ```. Prose, tables and headings come behind it.',
    sources: [{ document: 'upstream', heading: 'verify-result, parseLeadingEnvelope' }],
    bad: [
        { replace: [['```yaml', '# Verification\n\n```yaml']] },
        { replace: [['```yaml', '---\ntitle: Verification\n---\n\n```yaml']] },
        { replace: [['```yaml', '```yml']] },
        { replace: [['```\n', '']] },
    ],
    good: [{}, { replace: [['```yaml', '\n\n```yaml']] }],
    check({ value }) {
        const form = (0,json/* listField */.FZ)(value, 'form');
        const faults = verify_result/* FENCE_FAULTS */.O5.filter((fault) => form.includes(fault));
        if (faults.length === 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/form',
                value: faults.join(),
                message: `The fence with the envelope ${(0,model_text/* listOf */.c3)(faults.map((fault) => IN_WORDS[fault]), 'and')}; only one with which the report starts is read.`,
                recommendation: 'Start the report with ```yaml, and end the fence with ``` behind the last field.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/verify-field.ts





const verify_field_LONGEST = 120;
const verifyField = {
    id: 'verify-field',
    area: 'verification',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The envelope of a verification has its thirteen fields, each once, and no others',
    rationale: 'The program that reads the envelope refuses it whole when a field is missing, stands twice, or has a name that it does not know. It knows no nesting, no lists and no comments: a line is `key: value`.',
    remedy: 'Write each field once, on a line of its own, and take out what is none. The five fields of a missing review authority stand there all or none.',
    sources: [{ document: 'upstream', heading: 'verify-result, parseScalarFields and parseVerifyReport' }],
    bad: [
        { replace: [['blockers: 0\n', '']] },
        { replace: [['verdict: pass', 'verdict: pass\nreviewer: nobody']] },
        { replace: [['verdict: pass', 'verdict: pass\nverdict: pass']] },
        { replace: [['verdict: pass', 'verdict: pass\n- all is well']] },
        { replace: [['build_exit_code: 0', 'build_exit_code: 0\ncommand_failed: false']] },
    ],
    good: [{}, { replace: [['verdict: pass', '\nverdict :  pass']] }],
    check({ value }) {
        const problems = [...absent(value), ...blank(value), ...(0,model_return/* objectsOf */.iZ)({ value }, 'lines').map(lineProblem)];
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function absent(value) {
    const problems = [];
    const required = verify_result/* REQUIRED_FIELDS */.Ws.filter((name) => !(0,json/* has */.zy)(value, name));
    if (required.length > 0) {
        problems.push({
            property: required,
            message: `The envelope has no ${(0,model_text/* listOf */.c3)(required, 'and')}.`,
            recommendation: `Add ${required.length === 1 ? 'the field' : 'the fields'}, a line each: key, colon, value.`,
        });
    }
    const authority = verify_result/* AUTHORITY_FIELDS */.sM.filter((name) => !(0,json/* has */.zy)(value, name));
    const some = verify_result/* AUTHORITY_FIELDS */.sM.find((name) => (0,json/* has */.zy)(value, name));
    if (authority.length > 0 && some !== undefined) {
        problems.push({
            pointer: `/${some}`,
            part: 'key',
            message: `The envelope has ${some} without ${(0,model_text/* listOf */.c3)(authority, 'and')}: those five stand there all or none.`,
            recommendation: 'Take them out, unless a missing review authority alone denied the run: then write all five.',
        });
    }
    return problems;
}
function blank(value) {
    return [...verify_result/* VERIFY_FIELDS */.mA].flatMap((name) => (0,json/* stringField */.OM)(value, name) === ''
        ? [
            {
                pointer: `/${name}`,
                message: `The field ${name} has no value.`,
                recommendation: 'Write the value behind the colon, on the same line.',
            },
        ]
        : []);
}
function lineProblem({ pointer, value: line }) {
    const text = (0,json/* stringField */.OM)(line, 'text') ?? '';
    const key = (0,json/* stringField */.OM)(line, 'key') ?? '';
    const fault = (0,json/* stringField */.OM)(line, 'fault');
    if (fault === 'repeated') {
        const first = (0,json/* numberField */.sJ)(line, 'first_line');
        return {
            pointer,
            value: text,
            message: `The field ${key} stands a second time; the first is on line ${String(first)}.`,
            recommendation: 'Keep the line that is right, and take out the other.',
        };
    }
    if (fault === 'unknown') {
        const meant = (0,model_text/* nearest */.pA)(key, [...verify_result/* VERIFY_FIELDS */.mA]);
        return {
            pointer,
            value: text,
            message: `The envelope has no field ${(0,model_text/* quote */.hD)(key)}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
            recommendation: meant === undefined ? 'Write it behind the fence: only known fields may stand in it.' : `Write ${meant}.`,
        };
    }
    return {
        pointer,
        value: text,
        message: `The line ${(0,model_text/* quote */.hD)(text, verify_field_LONGEST)} is no "key: value".`,
        recommendation: 'Write one field on each line, or take the line out: lists, comments and nesting are not read.',
    };
}

;// CONCATENATED MODULE: ./src/rules/verify-hash-of-nothing.ts




const verifyHashOfNothing = {
    id: 'verify-hash-of-nothing',
    area: 'verification',
    scope: 'return',
    severity: 'notice',
    ofTruth: true,
    summary: 'The tests behind a successful verification printed something',
    rationale: 'The hash is that of an empty output: the tests printed nothing, which hardly any do, or their output was not kept. A build may well be silent.',
    remedy: 'Run the tests so that they print what they did, and hash that output.',
    sources: [{ document: 'upstream', heading: 'verify-result, VerifyEmptyOutputHash' }],
    bad: {
        replace: [
            [
                'test_output_hash: sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441',
                `test_output_hash: ${verify_result/* HASH_OF_NOTHING */.Ng}`,
            ],
        ],
    },
    good: {},
    check(subject) {
        if (!(0,model_return/* isSuccess */.oJ)(subject) || (0,json/* stringField */.OM)(subject.value, 'test_output_hash') !== verify_result/* HASH_OF_NOTHING */.Ng)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/test_output_hash',
                message: 'The hash is that of an empty output: the tests printed nothing, or nothing was kept.',
                recommendation: 'Run the tests again, and hash what they print.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/verify-hash-shared.ts




const TESTS = 'sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441';
const BUILD = 'sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66';
function verify_hash_shared_another(hash) {
    const folder = 'openspec/changes/parse-times';
    return {
        [`${folder}/spec.md`]: '### Requirement: Times\n\n#### Scenario: Noon\n',
        [`${folder}/tasks.md`]: '- [x] 1.1 Parse times\n',
        [`${folder}/verify-report.md`]: `\`\`\`yaml
schema: gentle-ai.verify-result/v1
evidence_revision: sha256:${'4'.repeat(64)}
verdict: pass
blockers: 0
critical_findings: 0
requirements: 1/1
scenarios: 1/1
test_command: npm test
test_exit_code: 0
test_output_hash: ${hash}
build_command: npm run build
build_exit_code: 0
build_output_hash: sha256:${'5'.repeat(64)}
\`\`\`
`,
    };
}
const verifyHashShared = {
    id: 'verify-hash-shared',
    area: 'verification',
    scope: 'run',
    severity: 'notice',
    summary: 'No two hashes of verifications are the same',
    rationale: 'Outputs of tests and of builds hold times and names: two that are the same to the last byte are rare. A hash that stands twice was most likely copied, not measured.',
    remedy: 'Run the command again and hash what it prints, each output by itself.',
    sources: [{ document: 'return-gate', heading: 'a hash that is copied proves nothing' }],
    bad: [{ replace: [[BUILD, TESTS]] }, { tree: verify_hash_shared_another(TESTS) }],
    good: [
        { tree: verify_hash_shared_another(`sha256:${'6'.repeat(64)}`) },
        { tree: verify_hash_shared_another(verify_result/* HASH_OF_NOTHING */.Ng), also: ['verify-hash-of-nothing'] },
    ],
    check(run) {
        const problems = [];
        const first = new Map();
        for (const record of run.returns) {
            const { file, index } = record;
            const own = new Map();
            for (const { field, value, range } of record.hashes ?? []) {
                if (!/^sha256:[0-9a-f]{64}$/.test(value) || value === verify_result/* HASH_OF_NOTHING */.Ng)
                    continue;
                const earlier = first.get(value);
                const place = own.get(value) ?? (earlier === undefined ? undefined : placeIn(earlier, record));
                own.set(value, field);
                if (earlier === undefined)
                    first.set(value, { record, field });
                if (place === undefined)
                    continue;
                problems.push({
                    file,
                    index,
                    range,
                    value: `${field} ${value}`,
                    message: `The hash of ${field} is that of ${place}, to the last digit: it was copied, or both outputs are the same.`,
                    recommendation: 'Run the command again, and hash its own output.',
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function placeIn({ record, field }, { file }) {
    const isOfSameChange = record.file === file || ((0,openspec_change/* changeOf */.C2)(record.file) ?? '') === ((0,openspec_change/* changeOf */.C2)(file) ?? '');
    return isOfSameChange ? undefined : `${field} of ${(0,model_text/* quote */.hD)(record.file, 200)}`;
}

;// CONCATENATED MODULE: ./src/rules/verify-open-tasks.ts




const MOST_ITEMS = 1_000;
const TASKS = 'openspec/changes/parse-dates/tasks.md';
const verifyOpenTasks = {
    id: 'verify-open-tasks',
    area: 'verification',
    scope: 'return',
    severity: 'warning',
    ofTruth: true,
    summary: 'No task of a change is open that was verified with success',
    rationale: 'A change is verified when its tasks are done. One that is still open was forgotten, or was added later and is not covered by the report.',
    remedy: 'Finish the task and verify again, or tick it where it is done.',
    sources: [{ document: 'upstream', heading: 'verify-result, Completeness in the template of the report' }],
    bad: { tree: { [TASKS]: '- [x] 1.1 Parse dates\n- [ ] 4.2 Write the migration\n' } },
    good: [
        {},
        {
            tree: { [TASKS]: '- [ ] 4.2 Write the migration\n' },
            replace: [
                ['verdict: pass', 'verdict: fail'],
                ['build_exit_code: 0', 'build_exit_code: 1'],
            ],
        },
    ],
    check(subject) {
        if (!(0,model_return/* isSuccess */.oJ)(subject))
            return rule/* NOTHING */.K$;
        const path = (0,openspec_change/* besideOf */.A4)(subject.file, 'tasks.md');
        const open = (0,openspec_change/* openTasksIn */.oC)(subject.beside.get(path) ?? '');
        const [first] = open;
        if (first === undefined)
            return rule/* NOTHING */.K$;
        const more = open.length === 1 ? '' : `, and ${String(open.length - 1)} more`;
        return [
            {
                pointer: '/verdict',
                value: first.text,
                items: open.slice(0, MOST_ITEMS).map(({ text }) => text),
                message: `The verdict is a success, and ${(0,model_text/* quote */.hD)(path, 200)} has an open task on line ${String(first.line)}: ${(0,model_text/* quote */.hD)(first.text)}${more}.`,
                recommendation: 'Finish the open tasks and verify again, or tick those that are done.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/verify-tasks-missing.ts




const verifyTasksMissing = {
    id: 'verify-tasks-missing',
    area: 'verification',
    scope: 'return',
    severity: 'notice',
    ofTruth: true,
    summary: 'The tasks of a change lie beside the report that it was verified',
    rationale: 'Whether a change is complete shows in its tasks. Without them a success cannot be held against anything.',
    remedy: 'Keep `tasks.md` beside the report, in the folder of the change.',
    sources: [{ document: 'upstream', heading: 'verify-result, the status contract' }],
    bad: { tree: { 'openspec/changes/parse-dates/tasks.md': null } },
    good: {},
    check(subject) {
        const path = (0,openspec_change/* besideOf */.A4)(subject.file, 'tasks.md');
        if (!(0,model_return/* isSuccess */.oJ)(subject) || typeof subject.beside.get(path) === 'string')
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/verdict',
                message: `The verdict is a success, and there is no ${(0,model_text/* quote */.hD)(path, 200)} to hold it against.`,
                recommendation: 'Commit the tasks of the change beside the report.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/verify-totals.ts



const SPEC = 'openspec/changes/parse-dates/specs/times/spec.md';
const verifyTotals = {
    id: 'verify-totals',
    area: 'verification',
    scope: 'claim',
    verdict: 'differs',
    kinds: ['count'],
    severity: 'warning',
    summary: 'A verification counts as many requirements and scenarios as the specs beside it have',
    rationale: 'A report whose totals are others than those of the specs was written for other specs: most often they were edited after it, and what was added has been verified by nobody.',
    remedy: 'Run the verification again, so that the report counts what the specs hold now.',
    sources: [{ document: 'upstream', heading: 'verify-result, ValidateVerifyReportAdmission' }],
    bad: [
        { tree: { [SPEC]: '### Requirement: Times\n\n#### Scenario: Noon\n' } },
        { replace: [['scenarios: 3/3', 'scenarios: 4/4']] },
    ],
    good: [{}, { tree: { [SPEC]: 'Times are not parsed yet.\n' } }],
    check({ claim, verdict }, of, { changes }) {
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `The report counts ${(0,model_text/* quote */.hD)(claim.path)}.${because(verdict)}${sinceWhen(claim.path, of, changes)}`,
                recommendation: 'Run the verification again, and write the totals that the specs beside the report have.',
            },
        ];
    },
};
function sinceWhen(written, { file, success, restated }, changes) {
    if (restated) {
        const verb = changes?.added?.has(file) === true ? 'adds' : 'writes';
        return ` The total was never right: the compared change ${verb} this report.`;
    }
    const count = (0,verify_result/* completedOf */.z)(written);
    const isWhole = success && count !== null && count.completed === count.total;
    return isWhole ? ' The report is stale: verify again.' : '';
}

;// CONCATENATED MODULE: ./src/rules/verify-totals-unknown.ts


const verify_totals_unknown_SPEC = 'openspec/changes/parse-dates/specs/dates/spec.md';
const verifyTotalsUnknown = {
    id: 'verify-totals-unknown',
    area: 'verification',
    scope: 'claim',
    verdict: 'not-countable',
    kinds: ['count'],
    severity: 'notice',
    summary: 'The specs beside a verification have headings that can be counted',
    rationale: 'The totals of a report are held against the headings of the specs beside it. Without such headings they are only said, and nobody can tell whether they are right.',
    remedy: 'Keep the specs in `specs/` beside the report, and write `### Requirement: name` and `#### Scenario: name` for their headings.',
    sources: [{ document: 'return-gate', heading: 'a total that nothing can be held against proves nothing' }],
    bad: [{ tree: { [verify_totals_unknown_SPEC]: null } }, { tree: { [verify_totals_unknown_SPEC]: '### R1: Dates\n\n#### Case: Noon\n' } }],
    good: {},
    check({ claim, verdict }) {
        return [
            {
                message: `The count ${(0,model_text/* quote */.hD)(claim.path)} cannot be held against anything.${because(verdict)}`,
                recommendation: 'Keep the specs beside the report, with headings of the form that is counted.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/verify-value.ts




const NO_COMMANDS = [
    'n/a',
    'na',
    'none',
    'todo',
    'tbd',
    'pass',
    'passed',
    'success',
    'recorded',
    'placeholder',
];
const word = (right) => (text) => text === right ? null : `${(0,model_text/* quote */.hD)(right)} was expected`;
const hash = (text) => /^sha256:[0-9a-f]{64}$/.test(text) ? null : 'a hash is "sha256:" and 64 lower-case hexadecimal digits';
const number = (text) => ((0,verify_result/* wholeNumber */.rD)(text) === null ? 'a whole number was expected, digits only' : null);
const count = (text) => {
    if (!/^\d+\/\d+$/.test(text))
        return 'a count is digits, a slash, digits, and nothing behind them, such as 4/5';
    const read = (0,verify_result/* completedOf */.z)(text);
    return read === null || read.completed > read.total ? 'more cannot be completed than there is' : null;
};
const command = (text) => {
    if (/[{}<>]/.test(text))
        return 'that is a place to be filled in: the command that was run was expected';
    const lower = text.toLowerCase();
    return NO_COMMANDS.some((none) => none === lower) ? 'that is no command: the one that was run was expected' : null;
};
const verdict = (text, { statuses }) => statuses.includes(text) ? null : `one of ${(0,model_text/* listOf */.c3)(statuses.map((status) => (0,model_text/* quote */.hD)(status)))} was expected`;
const WRONG = {
    schema: word(verify_result/* VERIFY_SCHEMA */.cE),
    evidence_revision: hash,
    verdict,
    blockers: number,
    critical_findings: number,
    requirements: count,
    scenarios: count,
    test_command: command,
    test_exit_code: number,
    test_output_hash: hash,
    build_command: command,
    build_exit_code: number,
    build_output_hash: hash,
    authority_only_failure: word('true'),
    missing_review_authority: word('true'),
    substantive_failure: word('false'),
    command_failed: word('false'),
    observed_authority_revision: hash,
};
const verifyValue = {
    id: 'verify-value',
    area: 'verification',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Every value of a verification has the form that its field asks for',
    rationale: 'Values are compared as they stand there: what follows them on the line belongs to them, and a placeholder that was left in says that nothing was run.',
    remedy: 'Write hashes as `sha256:` and 64 digits, counts as `completed/total`, exit codes as digits, the commands that were run, and one of the three verdicts.',
    sources: [{ document: 'upstream', heading: 'verify-result, parseVerifyReport' }],
    bad: [
        { replace: [['verdict: pass', 'verdict: pass_scoped']] },
        { replace: [['requirements: 2/2', 'requirements: 2/2   # one deferred']] },
        { replace: [['test_command: npm test', 'test_command: <the test command>']] },
        { replace: [['build_command: npm run build', 'build_command: N/A']] },
        { replace: [['evidence_revision: sha256:', 'evidence_revision: pending']] },
        { replace: [['blockers: 0', 'blockers: none']] },
        { replace: [[verify_result/* VERIFY_SCHEMA */.cE, 'gentle-ai.verify-result']] },
    ],
    good: [{}, { replace: [['verdict: pass', 'verdict: pass_with_warnings']] }],
    check({ value, standard }) {
        const problems = Object.entries(WRONG).flatMap(([name, wrong]) => {
            const text = (0,json/* stringField */.OM)(value, name === 'verdict' ? 'status' : name);
            if (text === undefined || text === '')
                return [];
            const because = wrong(text, standard);
            if (because === null)
                return [];
            return [
                {
                    pointer: `/${name}`,
                    message: `The value of ${name} is ${(0,model_text/* quote */.hD)(text)}; ${because}.`,
                    recommendation: `Write the value of ${name} alone, as it was measured.`,
                },
            ];
        });
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/standards/families/verify-result.ts





















const verifyResultRules = [
    use(jsonEncoding),
    use(fileTooLarge),
    use(returnUndetermined),
    use(tooManyElements),
    use(verifyEnvelope),
    use(verifyField),
    use(verifyValue),
    use(verifyContradiction),
    use(verifyTotals),
    use(verifyTotalsUnknown),
    use(verifyOpenTasks),
    use(verifyTasksMissing),
    use(verifyHashOfNothing),
    use(verifyHashShared),
    use(verifyChangeName),
    use(noReturns),
    use(baselineStale),
];
const TOTALS = [
    ['requirements', 'requirement'],
    ['scenarios', 'scenario'],
];
function totalsOf(value) {
    return TOTALS.flatMap(([name, of]) => {
        const path = (0,json/* stringField */.OM)(value, name);
        const count = (0,verify_result/* completedOf */.z)(path);
        if (path === undefined || count === null)
            return [];
        return [{ path, pointer: `/${name}`, type: null, kind: 'count', asked: { kind: 'count', of, total: count.total } }];
    });
}
const tasksBeside = (_, file) => Promise.resolve([{ path: (0,openspec_change/* besideOf */.A4)(file, 'tasks.md'), family: null }]);

;// CONCATENATED MODULE: ./src/standards/verify-result@1/shape.ts
const verify_result_1_shape_shape = {
    "fields": {
        "": [
            "schema",
            "evidence_revision",
            "verdict",
            "blockers",
            "critical_findings",
            "requirements",
            "scenarios",
            "test_command",
            "test_exit_code",
            "test_output_hash",
            "build_command",
            "build_exit_code",
            "build_output_hash",
            "authority_only_failure",
            "missing_review_authority",
            "substantive_failure",
            "command_failed",
            "observed_authority_revision",
            "status",
            "form",
            "lines",
            "change"
        ],
        "/lines/*": [
            "fault",
            "text",
            "key",
            "first_line"
        ]
    },
    "required": {
        "": [
            "schema",
            "evidence_revision",
            "verdict",
            "blockers",
            "critical_findings",
            "requirements",
            "scenarios",
            "test_command",
            "test_exit_code",
            "test_output_hash",
            "build_command",
            "build_exit_code",
            "build_output_hash"
        ],
        "/lines/*": [
            "fault",
            "text"
        ]
    },
    "enums": {
        "/schema": [
            "gentle-ai.verify-result/v1"
        ],
        "/verdict": [
            "pass",
            "pass_with_warnings",
            "fail"
        ],
        "/authority_only_failure": [
            "true"
        ],
        "/missing_review_authority": [
            "true"
        ],
        "/substantive_failure": [
            "false"
        ],
        "/command_failed": [
            "false"
        ],
        "/lines/*/fault": [
            "no-field",
            "unknown",
            "repeated"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/verify-result@1/validate.js
// Generated by `npm run generate` from schemas/verify-result@1.schema.json: do not edit.
const verify_result_1_validate_validate = verify_result_1_validate_validate20;

const verify_result_1_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:verify-result@1","type":"object","required":["schema","evidence_revision","verdict","blockers","critical_findings","requirements","scenarios","test_command","test_exit_code","test_output_hash","build_command","build_exit_code","build_output_hash"],"properties":{"schema":{"type":"string","enum":["gentle-ai.verify-result/v1"]},"evidence_revision":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"verdict":{"type":"string","enum":["pass","pass_with_warnings","fail"]},"blockers":{"type":"string","pattern":"^[0-9]+$"},"critical_findings":{"type":"string","pattern":"^[0-9]+$"},"requirements":{"type":"string","pattern":"^[0-9]+/[0-9]+$"},"scenarios":{"type":"string","pattern":"^[0-9]+/[0-9]+$"},"test_command":{"type":"string","pattern":"^[^{}<>]+$","not":{"pattern":"^(?:[nN]/?[aA]|[nN][oO][nN][eE]|[tT][oO][dD][oO]|[tT][bB][dD]|[pP][aA][sS][sS](?:[eE][dD])?|[sS][uU][cC][cC][eE][sS][sS]|[rR][eE][cC][oO][rR][dD][eE][dD]|[pP][lL][aA][cC][eE][hH][oO][lL][dD][eE][rR])$"}},"test_exit_code":{"type":"string","pattern":"^[0-9]+$"},"test_output_hash":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"build_command":{"type":"string","pattern":"^[^{}<>]+$","not":{"pattern":"^(?:[nN]/?[aA]|[nN][oO][nN][eE]|[tT][oO][dD][oO]|[tT][bB][dD]|[pP][aA][sS][sS](?:[eE][dD])?|[sS][uU][cC][cC][eE][sS][sS]|[rR][eE][cC][oO][rR][dD][eE][dD]|[pP][lL][aA][cC][eE][hH][oO][lL][dD][eE][rR])$"}},"build_exit_code":{"type":"string","pattern":"^[0-9]+$"},"build_output_hash":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"authority_only_failure":{"type":"string","enum":["true"]},"missing_review_authority":{"type":"string","enum":["true"]},"substantive_failure":{"type":"string","enum":["false"]},"command_failed":{"type":"string","enum":["false"]},"observed_authority_revision":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"status":{"readOnly":true,"type":"string"},"form":{"readOnly":true,"type":"array","maxItems":0,"items":{"type":"string"}},"lines":{"readOnly":true,"type":"array","maxItems":0,"items":{"$ref":"#/$defs/line"}},"change":{"readOnly":true,"type":"string"}},"dependentRequired":{"authority_only_failure":["missing_review_authority","substantive_failure","command_failed","observed_authority_revision"],"missing_review_authority":["authority_only_failure","substantive_failure","command_failed","observed_authority_revision"],"substantive_failure":["authority_only_failure","missing_review_authority","command_failed","observed_authority_revision"],"command_failed":["authority_only_failure","missing_review_authority","substantive_failure","observed_authority_revision"],"observed_authority_revision":["authority_only_failure","missing_review_authority","substantive_failure","command_failed"]},"$defs":{"line":{"type":"object","required":["fault","text"],"properties":{"fault":{"type":"string","enum":["no-field","unknown","repeated"]},"text":{"type":"string"},"key":{"type":"string"},"first_line":{"type":"integer"}}}}};
const verify_result_1_validate_schema32 = {"type":"object","required":["fault","text"],"properties":{"fault":{"type":"string","enum":["no-field","unknown","repeated"]},"text":{"type":"string"},"key":{"type":"string"},"first_line":{"type":"integer"}}};
const verify_result_1_validate_pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const verify_result_1_validate_pattern5 = new RegExp("^[0-9]+$", "u");
const pattern7 = new RegExp("^[0-9]+/[0-9]+$", "u");
const verify_result_1_validate_pattern9 = new RegExp("^(?:[nN]/?[aA]|[nN][oO][nN][eE]|[tT][oO][dD][oO]|[tT][bB][dD]|[pP][aA][sS][sS](?:[eE][dD])?|[sS][uU][cC][cC][eE][sS][sS]|[rR][eE][cC][oO][rR][dD][eE][dD]|[pP][lL][aA][cC][eE][hH][oO][lL][dD][eE][rR])$", "u");
const verify_result_1_validate_pattern10 = new RegExp("^[^{}<>]+$", "u");

function verify_result_1_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:verify-result@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = verify_result_1_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.evidence_revision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence_revision"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.blockers === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockers"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.critical_findings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "critical_findings"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.requirements === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requirements"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.scenarios === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenarios"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.test_command === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_command"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.test_exit_code === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_exit_code"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.test_output_hash === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_output_hash"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.build_command === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "build_command"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.build_exit_code === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "build_exit_code"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.build_output_hash === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "build_output_hash"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.schema !== undefined){
let data0 = data.schema;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(data0 === "gentle-ai.verify-result/v1")){
const err14 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/enum",keyword:"enum",params:{allowedValues: verify_result_1_validate_schema31.properties.schema.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.evidence_revision !== undefined){
let data1 = data.evidence_revision;
if(typeof data1 === "string"){
if(!verify_result_1_validate_pattern4.test(data1)){
const err15 = {instancePath:instancePath+"/evidence_revision",schemaPath:"#/properties/evidence_revision/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/evidence_revision",schemaPath:"#/properties/evidence_revision/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data2 === "pass") || (data2 === "pass_with_warnings")) || (data2 === "fail"))){
const err18 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: verify_result_1_validate_schema31.properties.verdict.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.blockers !== undefined){
let data3 = data.blockers;
if(typeof data3 === "string"){
if(!verify_result_1_validate_pattern5.test(data3)){
const err19 = {instancePath:instancePath+"/blockers",schemaPath:"#/properties/blockers/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/blockers",schemaPath:"#/properties/blockers/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.critical_findings !== undefined){
let data4 = data.critical_findings;
if(typeof data4 === "string"){
if(!verify_result_1_validate_pattern5.test(data4)){
const err21 = {instancePath:instancePath+"/critical_findings",schemaPath:"#/properties/critical_findings/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/critical_findings",schemaPath:"#/properties/critical_findings/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.requirements !== undefined){
let data5 = data.requirements;
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err23 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/pattern",keyword:"pattern",params:{pattern: "^[0-9]+/[0-9]+$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.scenarios !== undefined){
let data6 = data.scenarios;
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
const err25 = {instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/pattern",keyword:"pattern",params:{pattern: "^[0-9]+/[0-9]+$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.test_command !== undefined){
let data7 = data.test_command;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data7 === "string"){
if(!verify_result_1_validate_pattern9.test(data7)){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid1 = _errs18 === errors;
if(valid1){
const err28 = {instancePath:instancePath+"/test_command",schemaPath:"#/properties/test_command/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(typeof data7 === "string"){
if(!verify_result_1_validate_pattern10.test(data7)){
const err29 = {instancePath:instancePath+"/test_command",schemaPath:"#/properties/test_command/pattern",keyword:"pattern",params:{pattern: "^[^{}<>]+$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/test_command",schemaPath:"#/properties/test_command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.test_exit_code !== undefined){
let data8 = data.test_exit_code;
if(typeof data8 === "string"){
if(!verify_result_1_validate_pattern5.test(data8)){
const err31 = {instancePath:instancePath+"/test_exit_code",schemaPath:"#/properties/test_exit_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/test_exit_code",schemaPath:"#/properties/test_exit_code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.test_output_hash !== undefined){
let data9 = data.test_output_hash;
if(typeof data9 === "string"){
if(!verify_result_1_validate_pattern4.test(data9)){
const err33 = {instancePath:instancePath+"/test_output_hash",schemaPath:"#/properties/test_output_hash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/test_output_hash",schemaPath:"#/properties/test_output_hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.build_command !== undefined){
let data10 = data.build_command;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data10 === "string"){
if(!verify_result_1_validate_pattern9.test(data10)){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid2 = _errs26 === errors;
if(valid2){
const err36 = {instancePath:instancePath+"/build_command",schemaPath:"#/properties/build_command/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if(typeof data10 === "string"){
if(!verify_result_1_validate_pattern10.test(data10)){
const err37 = {instancePath:instancePath+"/build_command",schemaPath:"#/properties/build_command/pattern",keyword:"pattern",params:{pattern: "^[^{}<>]+$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/build_command",schemaPath:"#/properties/build_command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.build_exit_code !== undefined){
let data11 = data.build_exit_code;
if(typeof data11 === "string"){
if(!verify_result_1_validate_pattern5.test(data11)){
const err39 = {instancePath:instancePath+"/build_exit_code",schemaPath:"#/properties/build_exit_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/build_exit_code",schemaPath:"#/properties/build_exit_code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.build_output_hash !== undefined){
let data12 = data.build_output_hash;
if(typeof data12 === "string"){
if(!verify_result_1_validate_pattern4.test(data12)){
const err41 = {instancePath:instancePath+"/build_output_hash",schemaPath:"#/properties/build_output_hash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/build_output_hash",schemaPath:"#/properties/build_output_hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.authority_only_failure !== undefined){
let data13 = data.authority_only_failure;
if(typeof data13 !== "string"){
const err43 = {instancePath:instancePath+"/authority_only_failure",schemaPath:"#/properties/authority_only_failure/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(data13 === "true")){
const err44 = {instancePath:instancePath+"/authority_only_failure",schemaPath:"#/properties/authority_only_failure/enum",keyword:"enum",params:{allowedValues: verify_result_1_validate_schema31.properties.authority_only_failure.enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.missing_review_authority !== undefined){
let data14 = data.missing_review_authority;
if(typeof data14 !== "string"){
const err45 = {instancePath:instancePath+"/missing_review_authority",schemaPath:"#/properties/missing_review_authority/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(data14 === "true")){
const err46 = {instancePath:instancePath+"/missing_review_authority",schemaPath:"#/properties/missing_review_authority/enum",keyword:"enum",params:{allowedValues: verify_result_1_validate_schema31.properties.missing_review_authority.enum}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.substantive_failure !== undefined){
let data15 = data.substantive_failure;
if(typeof data15 !== "string"){
const err47 = {instancePath:instancePath+"/substantive_failure",schemaPath:"#/properties/substantive_failure/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(data15 === "false")){
const err48 = {instancePath:instancePath+"/substantive_failure",schemaPath:"#/properties/substantive_failure/enum",keyword:"enum",params:{allowedValues: verify_result_1_validate_schema31.properties.substantive_failure.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.command_failed !== undefined){
let data16 = data.command_failed;
if(typeof data16 !== "string"){
const err49 = {instancePath:instancePath+"/command_failed",schemaPath:"#/properties/command_failed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(data16 === "false")){
const err50 = {instancePath:instancePath+"/command_failed",schemaPath:"#/properties/command_failed/enum",keyword:"enum",params:{allowedValues: verify_result_1_validate_schema31.properties.command_failed.enum}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.observed_authority_revision !== undefined){
let data17 = data.observed_authority_revision;
if(typeof data17 === "string"){
if(!verify_result_1_validate_pattern4.test(data17)){
const err51 = {instancePath:instancePath+"/observed_authority_revision",schemaPath:"#/properties/observed_authority_revision/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/observed_authority_revision",schemaPath:"#/properties/observed_authority_revision/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err53 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.form !== undefined){
let data19 = data.form;
if(Array.isArray(data19)){
if(data19.length > 0){
const err54 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
if(typeof data19[i0] !== "string"){
const err55 = {instancePath:instancePath+"/form/" + i0,schemaPath:"#/properties/form/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.lines !== undefined){
let data21 = data.lines;
if(Array.isArray(data21)){
if(data21.length > 0){
const err57 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.fault === undefined){
const err58 = {instancePath:instancePath+"/lines/" + i1,schemaPath:"#/$defs/line/required",keyword:"required",params:{missingProperty: "fault"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data22.text === undefined){
const err59 = {instancePath:instancePath+"/lines/" + i1,schemaPath:"#/$defs/line/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22.fault !== undefined){
let data23 = data22.fault;
if(typeof data23 !== "string"){
const err60 = {instancePath:instancePath+"/lines/" + i1+"/fault",schemaPath:"#/$defs/line/properties/fault/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(((data23 === "no-field") || (data23 === "unknown")) || (data23 === "repeated"))){
const err61 = {instancePath:instancePath+"/lines/" + i1+"/fault",schemaPath:"#/$defs/line/properties/fault/enum",keyword:"enum",params:{allowedValues: verify_result_1_validate_schema32.properties.fault.enum}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data22.text !== undefined){
if(typeof data22.text !== "string"){
const err62 = {instancePath:instancePath+"/lines/" + i1+"/text",schemaPath:"#/$defs/line/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data22.key !== undefined){
if(typeof data22.key !== "string"){
const err63 = {instancePath:instancePath+"/lines/" + i1+"/key",schemaPath:"#/$defs/line/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data22.first_line !== undefined){
let data26 = data22.first_line;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err64 = {instancePath:instancePath+"/lines/" + i1+"/first_line",schemaPath:"#/$defs/line/properties/first_line/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/lines/" + i1,schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.change !== undefined){
if(typeof data.change !== "string"){
const err67 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.authority_only_failure !== undefined){
if(data.missing_review_authority === undefined){
const err68 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "authority_only_failure",
    missingProperty: "missing_review_authority",
    depsCount: 4,
    deps: "missing_review_authority, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data.substantive_failure === undefined){
const err69 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "authority_only_failure",
    missingProperty: "substantive_failure",
    depsCount: 4,
    deps: "missing_review_authority, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data.command_failed === undefined){
const err70 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "authority_only_failure",
    missingProperty: "command_failed",
    depsCount: 4,
    deps: "missing_review_authority, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data.observed_authority_revision === undefined){
const err71 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "authority_only_failure",
    missingProperty: "observed_authority_revision",
    depsCount: 4,
    deps: "missing_review_authority, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.missing_review_authority !== undefined){
if(data.authority_only_failure === undefined){
const err72 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "missing_review_authority",
    missingProperty: "authority_only_failure",
    depsCount: 4,
    deps: "authority_only_failure, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data.substantive_failure === undefined){
const err73 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "missing_review_authority",
    missingProperty: "substantive_failure",
    depsCount: 4,
    deps: "authority_only_failure, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data.command_failed === undefined){
const err74 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "missing_review_authority",
    missingProperty: "command_failed",
    depsCount: 4,
    deps: "authority_only_failure, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data.observed_authority_revision === undefined){
const err75 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "missing_review_authority",
    missingProperty: "observed_authority_revision",
    depsCount: 4,
    deps: "authority_only_failure, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.substantive_failure !== undefined){
if(data.authority_only_failure === undefined){
const err76 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "substantive_failure",
    missingProperty: "authority_only_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data.missing_review_authority === undefined){
const err77 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "substantive_failure",
    missingProperty: "missing_review_authority",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data.command_failed === undefined){
const err78 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "substantive_failure",
    missingProperty: "command_failed",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data.observed_authority_revision === undefined){
const err79 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "substantive_failure",
    missingProperty: "observed_authority_revision",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.command_failed !== undefined){
if(data.authority_only_failure === undefined){
const err80 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "command_failed",
    missingProperty: "authority_only_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data.missing_review_authority === undefined){
const err81 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "command_failed",
    missingProperty: "missing_review_authority",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data.substantive_failure === undefined){
const err82 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "command_failed",
    missingProperty: "substantive_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data.observed_authority_revision === undefined){
const err83 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "command_failed",
    missingProperty: "observed_authority_revision",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.observed_authority_revision !== undefined){
if(data.authority_only_failure === undefined){
const err84 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "observed_authority_revision",
    missingProperty: "authority_only_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, command_failed"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data.missing_review_authority === undefined){
const err85 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "observed_authority_revision",
    missingProperty: "missing_review_authority",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, command_failed"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data.substantive_failure === undefined){
const err86 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "observed_authority_revision",
    missingProperty: "substantive_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, command_failed"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data.command_failed === undefined){
const err87 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "observed_authority_revision",
    missingProperty: "command_failed",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, command_failed"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
verify_result_1_validate_validate20.errors = vErrors;
return errors === 0;
}
verify_result_1_validate_validate20.evaluated = {"props":{"schema":true,"evidence_revision":true,"verdict":true,"blockers":true,"critical_findings":true,"requirements":true,"scenarios":true,"test_command":true,"test_exit_code":true,"test_output_hash":true,"build_command":true,"build_exit_code":true,"build_output_hash":true,"authority_only_failure":true,"missing_review_authority":true,"substantive_failure":true,"command_failed":true,"observed_authority_revision":true,"status":true,"form":true,"lines":true,"change":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/verify-result@1/index.ts





const verify_result_1_standard = {
    id: 'verify-result@1',
    family: 'verify-result',
    version: '1',
    title: 'Result of a verification 1',
    isDefault: true,
    source: 'upstream, July 2026',
    statuses: verify_result_1_shape_shape.enums['/verdict'],
    success: ['pass', 'pass_with_warnings'],
    artifactTypes: [],
    shape: verify_result_1_shape_shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the totals of requirements and scenarios, by the specs beside the report',
    claims: totalsOf,
    beside: tasksBeside,
    hashFields: ['test_output_hash', 'build_output_hash', 'evidence_revision'],
    rules: verifyResultRules,
    sample: verificationSample,
    validate: shapeOf(verify_result_1_validate_validate),
};

;// CONCATENATED MODULE: ./src/standards/registry.ts














const standards = [
    standard,
    gsd_summary_1_standard,
    gsd_summary_2_standard,
    gsd_verification_1_standard,
    orchestrator_handoff_1_standard,
    result_envelope_1_standard,
    result_envelope_4_standard,
    return_meta_1_2_standard,
    return_meta_1_4_standard,
    return_meta_2_1_standard,
    subagent_return_1_0_standard,
    subagent_return_1_2_standard,
    subagent_return_2_0_standard,
    verify_result_1_standard,
];


/***/ }),

/***/ 440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   gk: () => (/* binding */ gitFailed)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8473);

class GitError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
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
const BROKEN_CONFIGURATION = /bad config |bad \w+ config value|GIT_CONFIG_|command-line config|maximum include depth|failed to expand user dir|unable to access '(?!\w+:\/\/)[^']*config'|while reading the configuration/;
function gitFailed(doing, stderr) {
    const reason = stderr.trim() || 'it gave no reason';
    const stop = /[.!?]$/.test(reason) ? '' : '.';
    return brokenConfiguration(stderr) ?? new GitError(`git could not ${doing}: ${reason}${stop}`);
}
function brokenConfiguration(stderr) {
    const line = stderr.split('\n').find((said) => BROKEN_CONFIGURATION.test(said));
    if (line === undefined)
        return undefined;
    return new GitError(`git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`, 'other', 'Mend it where it stands; git config --list --show-origin tells which file says what.');
}


/***/ }),

/***/ 9458:
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
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8951);



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

/***/ 8951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openRegularFile(path, lastLink) {
    const place = typeof path === 'string' ? path : Buffer.from(path);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return file;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return null;
}
function readRegularFile(path, limit, lastLink = 'followed') {
    const file = openRegularFile(path, lastLink);
    if (file === null)
        return null;
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        let bytes = readInto(file, Buffer.allocUnsafe(Math.min(size, limit) + 1));
        if (bytes.length > size && size < limit) {
            bytes = Buffer.concat([bytes, readInto(file, Buffer.allocUnsafe(limit - size))]);
        }
        return { bytes: bytes.subarray(0, limit), size: Math.max(size, bytes.length) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readInto(file, room) {
    let length = 0;
    for (let got = -1; got !== 0 && length < room.length; length += got) {
        got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, room.length - length, null);
    }
    return room.subarray(0, length);
}
function readStart(path, limit) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        return readInto(file, Buffer.alloc(limit));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function standsOnDisk(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}


/***/ }),

/***/ 7896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ relativeWithin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

function relativeWithin(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file);
    const isOutside = path === '' || path === '..' || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
    return isOutside ? null : path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 2102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   hA: () => (/* binding */ trustedFolders),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   wd: () => (/* binding */ isDirectory),
/* harmony export */   zb: () => (/* binding */ demandDirectory),
/* harmony export */   zu: () => (/* binding */ projectRootOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(440);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9458);




function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
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
        trusted.add((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        const repository = repositoryOf(folder);
        if (repository !== undefined)
            trusted.add(repository);
    }
    return [...trusted];
}
function projectRootOf(folder, configurations) {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    if ((0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(real))
        return { path: '.', place: '', because: 'current' };
    const top = repositoryOf(real);
    const at = (root, because) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, root) || '.',
        place: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'),
        because: root === real ? 'current' : because,
    });
    for (let above = real;; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
        if (configurations.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, name))))
            return at(above, 'configuration');
        if (above === top || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
            return at(top ?? real, 'repository');
    }
}


/***/ }),

/***/ 6567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ walk)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

async function walk(folder, patterns) {
    if (/[\n\r]/.test(folder))
        return undefined;
    const { create } = await Promise.all(/* import() */[__webpack_require__.e(659), __webpack_require__.e(864)]).then(__webpack_require__.bind(__webpack_require__, 3860));
    const prefix = globEscape(folder);
    const anchored = patterns.map((pattern) => {
        const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
        const rest = pattern.slice(negations.length);
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(rest) ? `${negations}${rest}` : `${negations}${prefix}/${rest.replace(/^\.\//, '')}`;
    });
    const found = [];
    const restore = withoutDebugLines();
    try {
        const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
        for await (const place of globber.globGenerator())
            found.push(place);
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
    finally {
        restore();
    }
    return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}
function withoutDebugLines() {
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    stdout.write = (chunk, ...rest) => typeof chunk === 'string' && chunk.startsWith('::debug::') ? true : write(chunk, ...rest);
    return () => {
        stdout.write = write;
    };
}
function globEscape(path) {
    const escaped = node_path__WEBPACK_IMPORTED_MODULE_0__.sep === '\\' ? path : path.replaceAll('\\', '\\\\');
    return escaped
        .replace(/\[(?=[^/]+\])/g, '[[]')
        .replaceAll('?', '[?]')
        .replaceAll('*', '[*]');
}


/***/ })

};
;
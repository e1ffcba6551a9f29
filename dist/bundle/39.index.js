"use strict";
exports.id = 39;
exports.ids = [39];
exports.modules = {

/***/ 6527:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8473);
// EXTERNAL MODULE: ./src/gather/glob.ts + 1 modules
var glob = __webpack_require__(9288);
// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
// EXTERNAL MODULE: ./src/model/context.ts
var context = __webpack_require__(5274);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(3691);
// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(9244);
// EXTERNAL MODULE: ./src/model/vocabulary.ts
var model_vocabulary = __webpack_require__(8053);
// EXTERNAL MODULE: ./src/standards/project-words.ts
var project_words = __webpack_require__(4623);
// EXTERNAL MODULE: ./src/model/limits.ts
var limits = __webpack_require__(817);
;// CONCATENATED MODULE: ./src/config/units.ts
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
function parseNumber(text) {
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
    return number > 0 ? number : undefined;
}

// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(665);
;// CONCATENATED MODULE: ./src/config/settings.ts











function readSettings(raw, nameOfSetting, config = null) {
    const failOn = raw.failOn ?? config?.failOn ?? 'error';
    const ifNoReturns = raw.ifNoReturns ?? config?.ifNoReturns ?? 'error';
    const staleAfter = raw.staleAfter ?? config?.staleAfter ?? '24h';
    const maxFileSize = raw.maxFileSize ?? config?.maxFileSize ?? '1MiB';
    const maxReturns = raw.maxReturns ?? config?.maxReturns ?? String(limits/* MOST_RETURNS_OF_RUN */.Ck);
    const selected = readSelection(raw, nameOfSetting, config);
    const vocabulary = config?.vocabulary ?? NO_WORDS;
    const asked = namingSetting(nameOfSetting('standard'), () => (0,choose/* namedStandards */.ag)(raw.standard ?? 'auto'));
    return {
        selection: selected,
        standards: raw.single === undefined
            ? chosenWith(vocabulary, (0,choose/* withDefaults */.rO)(new Map([...versionsOf(config?.standards), ...asked])))
            : chosenWith(vocabulary, versionsOfOne(raw, raw.single.file, nameOfSetting)),
        failOn: (0,parse_option/* parseChoice */.H)(nameOfSetting('fail-on'), failOn, ['error', 'warning', 'notice', 'never']),
        ifNoReturns: (0,parse_option/* parseChoice */.H)(nameOfSetting('if-no-returns'), ifNoReturns, ['error', 'warning', 'ignore']),
        staleAfter: (0,parse_option/* parseOption */.Z)(nameOfSetting('stale-after'), staleAfter, parseDuration, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: (0,parse_option/* parseOption */.Z)(nameOfSetting('max-file-size'), maxFileSize, parseSize, 'a size such as 500KB or 1MiB'),
        maxReturns: (0,parse_option/* parseOption */.Z)(nameOfSetting('max-returns'), maxReturns, parseNumber, 'a number such as 100000'),
        expectedSession: raw.expectSession ?? null,
        now: raw.now === undefined
            ? raw.clock
            : (0,parse_option/* parseOption */.Z)(nameOfSetting('now'), raw.now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        levels: config?.rules ?? new Map(),
        overrides: (config?.overrides ?? []).map((override) => readOverride(override, asked, vocabulary)),
        agents: config?.agents ?? null,
        envelopeMode: raw.envelopeMode === undefined
            ? (config?.envelopeMode ?? null)
            : (0,parse_option/* parseChoice */.H)(nameOfSetting('envelope-mode'), raw.envelopeMode, context/* ENVELOPE_MODES */.I),
        mayBeUnclaimed: matcherOf(config?.unclaimed ?? []),
        agentBranchRequires: (0,parse_option/* parseChoice */.H)(nameOfSetting('agent-branches-require'), raw.agentBranchesRequire ?? config?.agentBranchesRequire ?? 'final', context/* BRANCH_DEMANDS */.y),
        isAgentBranch: matcherOf(config?.agentBranches ?? []),
        baseline: config?.baseline ?? null,
    };
}
function matcherOf(patterns) {
    return patterns.length === 0 ? null : (0,glob/* compilePatterns */.xi)(patterns);
}
function readSelection({ patterns, ignore }, nameOfSetting, config) {
    namingSetting(nameOfSetting('paths'), () => (0,glob/* compilePatterns */.xi)(patterns));
    namingSetting(nameOfSetting('ignore'), () => (0,glob/* compilePatterns */.xi)(ignore));
    const isSet = (list) => (0,glob/* cleanPatterns */.vR)(list).length > 0;
    return (0,gather/* selection */.r)(isSet(patterns) ? patterns : (config?.paths ?? []), isSet(ignore) ? ignore : (config?.ignore ?? []));
}
const SESSION_FAMILIES = model_vocabulary/* FAMILIES */.B.filter((family) => family !== 'result-envelope');
function versionsOfOne({ standard, expectSession }, file, nameOfSetting) {
    const chosen = (0,choose/* standardsOfOneReturn */.ki)(standard, file);
    if (expectSession !== undefined && SESSION_FAMILIES.every((family) => chosen[family] === undefined)) {
        throw new usage_error/* UsageError */.e(`${nameOfSetting('expect-session')}: ${chosen['result-envelope'] === undefined ? 'a return of this version' : 'a result envelope'} carries no session id: leave the option out.`);
    }
    return chosen;
}
function readOverride({ paths, rules, standards }, asked, vocabulary) {
    const versions = [...versionsOf(standards)]
        .filter(([family]) => !asked.has(family))
        .map(([family, standard]) => [family, versionWith(vocabulary, standard)]);
    return { paths, matches: (0,glob/* compilePatterns */.xi)(paths), levels: rules, standards: new Map(versions) };
}
const NO_WORDS = new Map();
function chosenWith(vocabulary, chosen) {
    const versions = model_vocabulary/* FAMILIES */.B.map((family) => {
        const standard = chosen[family];
        return [family, standard === undefined ? undefined : versionWith(vocabulary, standard)];
    });
    return vocabulary.size === 0 ? chosen : Object.fromEntries(versions);
}
function versionWith(vocabulary, standard) {
    const words = vocabulary.get(standard.family);
    return words === undefined ? standard : namingSetting('vocabulary', () => (0,project_words/* withProjectWords */.v)(standard, words));
}
function versionsOf(ids = new Map()) {
    return ids.size === 0 ? new Map() : (0,choose/* namedStandards */.ag)([...ids.values()].join());
}
function namingSetting(setting, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof glob/* PatternError */.JM || error instanceof choose/* StandardError */.ky))
            throw error;
        throw new usage_error/* UsageError */.e(`${setting}: ${error.message}`);
    }
}


/***/ }),

/***/ 7506:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ classifier),
  r: () => (/* binding */ selection)
});

// EXTERNAL MODULE: ./src/gather/glob.ts + 1 modules
var glob = __webpack_require__(9288);
// EXTERNAL MODULE: ./src/model/gsd-place.ts
var gsd_place = __webpack_require__(8661);
;// CONCATENATED MODULE: ./src/gather/kinds.ts

function gsd(family, patterns) {
    return {
        form: 'gsd',
        family,
        patterns,
        intention: family === 'gsd-plan',
        isOne: (path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === family,
        notBelow: ['fixtures', '__fixtures__', 'testdata', 'templates', 'node_modules'],
    };
}
const KINDS = [
    { form: 'json', family: 'return-meta', patterns: ['**/.return-meta-multi*.json'], reduced: true },
    {
        form: 'json',
        family: 'return-meta',
        patterns: ['**/.return-meta.json', '**/.return-meta-*.json', '**/*return-meta.json'],
    },
    {
        form: 'json',
        family: 'orchestrator-handoff',
        patterns: ['**/.orchestrator-handoff.json', '**/.orchestrator-handoff-*.json'],
    },
    {
        form: 'json',
        family: 'subagent-return',
        patterns: ['**/*.return.json', '**/returns/**/*.json', '**/return-logs/**/*.json'],
    },
    { form: 'jsonl', family: null, patterns: ['**/*.returns.jsonl', '**/return-logs/**/*.jsonl'], log: true },
    {
        form: 'markdown',
        family: null,
        patterns: ['**/*.return.md', '**/return-logs/**/*.md'],
        log: true,
    },
    {
        form: 'markdown',
        family: null,
        patterns: ['openspec/changes/**/verify-report*.md'],
        document: true,
        verification: true,
    },
    { form: 'markdown', family: null, patterns: ['openspec/changes/**/*.md'], document: true },
    gsd('gsd-summary', [
        '**/.planning/**/summary.md',
        '**/.planning/**/*-summary.md',
        '**/.planning/**/plans/summary-*.md',
        '**/.planning/**/plans/*-summary-*.md',
    ]),
    gsd('gsd-plan', [
        '**/.planning/**/plan.md',
        '**/.planning/**/*-plan.md',
        '**/.planning/**/plans/plan-*.md',
        '**/.planning/**/plans/*-plan-*.md',
    ]),
    gsd('gsd-verification', ['**/.planning/**/verification.md', '**/.planning/**/*-verification.md']),
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
    const ownPatterns = (0,glob/* cleanPatterns */.vR)(patterns);
    const without = [...NEVER, ...(ownPatterns.length === 0 ? NOT_BY_DEFAULT : []), ...(0,glob/* cleanPatterns */.vR)(ignore)];
    const negated = without.map((pattern) => `!${pattern}`);
    if (ownPatterns.length > 0) {
        const all = [...ownPatterns, ...negated];
        return { patterns: all, matches: (0,glob/* compilePatterns */.xi)(all, null, placesBelow()) };
    }
    const usual = KINDS.flatMap((kind) => kind.patterns);
    const matches = (0,glob/* compilePatterns */.xi)(negated, ofKinds());
    return { patterns: [...usual, ...negated], matches, anyCase: true };
}
function placesBelow() {
    const isUsual = ofKinds();
    const isTemplate = (0,glob/* compilePatterns */.xi)(NOT_BY_DEFAULT);
    return (folder) => {
        const isAskedFor = folder !== '' && isTemplate(`${folder}/file`);
        return (path) => isUsual(path) && (isAskedFor || !isTemplate(path));
    };
}
function ofKinds() {
    const anywhere = inAnyCase(KINDS.filter(({ isOne }) => isOne === undefined).flatMap(({ patterns }) => patterns));
    const others = KINDS.filter(({ isOne }) => isOne !== undefined).map((kind) => ({
        isOf: kindMatcher(kind),
        notBelow: kind.notBelow ?? [],
    }));
    return (path) => anywhere(path) ||
        others.some(({ isOf, notBelow }) => isOf(path) && !notBelow.some((folder) => `/${path}`.includes(`/${folder}/`)));
}
function kindMatcher({ patterns, isOne }) {
    return isOne ?? inAnyCase(patterns);
}
function inAnyCase(patterns) {
    const matches = (0,glob/* compilePatterns */.xi)(patterns);
    return (path) => matches(path.toLowerCase());
}
function classifier() {
    const kinds = KINDS.map((kind) => {
        const { form, family, reduced = false, document = false, log = false, intention = false, verification } = kind;
        const gathered = {
            form,
            family,
            reduced,
            document,
            log,
            intention,
            ...(verification === undefined ? {} : { verification }),
        };
        return { gathered, matches: kindMatcher(kind) };
    });
    return (path) => kinds.find(({ matches }) => matches(path))?.gathered ?? byExtension(path);
}
function byExtension(path) {
    if (/\.jsonl$/i.test(path))
        return { form: 'jsonl', family: null, reduced: false };
    return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
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

/***/ 3056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ PROBLEMS_OF_JSON),
/* harmony export */   q: () => (/* binding */ PROBLEMS_OF_NONE)
/* harmony export */ });
const PROBLEMS_OF_NONE = new Set(['nothing-read', 'unread-return']);
const PROBLEMS_OF_JSON = new Set([
    'syntax',
    'too-deep',
    'duplicate-key',
    'more-duplicates',
    'not-object',
    'no-return',
    'unread-return',
]);


/***/ }),

/***/ 5933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ mayHoldReturn),
/* harmony export */   i3: () => (/* binding */ isFenced),
/* harmony export */   iY: () => (/* binding */ excerptsIn),
/* harmony export */   ln: () => (/* binding */ looksLikeBrokenReturn),
/* harmony export */   vY: () => (/* binding */ holdsReturn)
/* harmony export */ });
/* harmony import */ var _json_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3869);
/* harmony import */ var _json_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6907);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6202);



function* excerptsIn(text, isReturn) {
    const finder = new _json_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonFinder */ .dZ(text, isReturn);
    let at = nextLetter(text, 0);
    while (text[at] === '{' || text[at] === '[') {
        const { end, found } = finder.valueAt(at);
        const behind = end ?? balancedEnd(text, at);
        if (end === null)
            yield { kind: 'broken', start: at, end: behind };
        else
            yield* returnsWithin(text, at, found);
        at = nextLetter(text, behind);
    }
    for (const span of finder.objectsFrom(at))
        yield { kind: 'return', ...span };
}
function* returnsWithin(text, start, found) {
    if (found.length === 0)
        return;
    const places = new Set([start]);
    if (text[start] === '[')
        for (const element of (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .elementsOf */ .ZE)(text, start))
            places.add(element.start);
    for (const span of found)
        if (places.has(span.start))
            yield { kind: 'return', ...span };
}
function holdsReturn(text, isReturn = _json_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeReturn */ .zR) {
    for (const { kind } of excerptsIn(text, isReturn))
        if (kind === 'return')
            return true;
    return false;
}
function mayHoldReturn(text) {
    const keys = text.includes('\\u00') ? (0,_json_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .unescaped */ .tv)(text) : text;
    return keys.includes('"status"') && (keys.includes('"artifacts"') || keys.includes('"metadata"'));
}
function looksLikeBrokenReturn(text) {
    return /^\s*[{[]/.test(text) && mayHoldReturn(text);
}
function isFenced(text, start) {
    const before = text.slice(0, start).trimEnd();
    return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}
function nextLetter(text, from) {
    const letter = /\S/g;
    letter.lastIndex = from;
    return letter.exec(text)?.index ?? text.length;
}
function balancedEnd(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const c = text[at];
        if (c === '"')
            at = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnd */ .VS)(text, at);
        else if (c === '{' || c === '[')
            depth++;
        else if ((c === '}' || c === ']') && --depth === 0)
            return at + 1;
    }
    return text.length;
}


/***/ }),

/***/ 5614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ed: () => (/* binding */ saysGone),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   kj: () => (/* binding */ isLikeFile),
/* harmony export */   lW: () => (/* binding */ pathIn)
/* harmony export */ });
const SIGNS = '(#+→—–';
const NO_FILE = new Set([
    '',
    'none',
    'none.',
    'n/a',
    'na',
    'nil',
    'null',
    'tbd',
    'nothing',
    'true',
    'false',
    '-',
    '—',
    '–',
    '~',
    '[]',
    '{}',
]);
const NO_PATH = /^[-#!&]|^\[$|[\s*?<>{}|"\\^…`]|\[(?:\d+-\d+|[A-Za-z]-[A-Za-z])\]/;
const BARE_NAMES = new Set([
    'Dockerfile',
    'Containerfile',
    'Makefile',
    'Justfile',
    'justfile',
    'Procfile',
    'Gemfile',
    'Rakefile',
    'Brewfile',
    'Podfile',
    'Caddyfile',
    'Jenkinsfile',
    'Vagrantfile',
    'LICENSE',
    'NOTICE',
    'CODEOWNERS',
    'README',
    'CHANGELOG',
    'VERSION',
]);
function pathIn(text) {
    const { start, end, after } = enclosed(text);
    const inner = text.slice(start, end);
    const cut = cutOf(inner);
    const tidy = tidied(inner.slice(0, cut));
    if (!isPath(tidy.path))
        return null;
    return { path: tidy.path, start: start + tidy.start, description: inner.slice(cut) + text.slice(after) };
}
function isLikeFile(path) {
    if (path.includes('/') || BARE_NAMES.has(path))
        return true;
    const dot = path.lastIndexOf('.');
    if (dot === 0)
        return path.length > 1;
    return dot > 0 && /^[A-Za-z][\w+-]{0,11}$/.test(path.slice(dot + 1));
}
function isCommitId(text) {
    return /^[0-9a-f]{7,40}$/.test(text) && /\d/.test(text) && !/^20\d\d(?:0[1-9]|1[0-2])\d*$/.test(text);
}
const GONE = /^\W*(?:(?:file|was|were|is|now)\s+)*(?:\*\*(?:deleted|removed)\*\*|deleted(?=\s*$|[).,:;]|\s*[(—–-])|removed(?=\s*$|[).,;]|\s+[—–])|(?:renamed|moved)\s+to\s+`?[\w.@-]*[/.][\w.@/-])/i;
function saysGone(description) {
    return GONE.test(description) || (description.includes('*') && GONE.test(description.replaceAll('*', '')));
}
function enclosed(text) {
    const start = text.length - text.trimStart().length;
    const isQuoted = text[start] === '"' || text[start] === "'";
    const open = isQuoted ? start : text.startsWith('**`', start) ? start + 2 : start;
    if (isQuoted || text[open] === '`') {
        const close = text.indexOf(text[open] ?? '', open + 1);
        if (close > 0) {
            const inner = text.slice(open + 1, close);
            const left = inner.length - inner.trimStart().length;
            const end = open + 1 + inner.trimEnd().length;
            return { start: Math.min(open + 1 + left, end), end, after: close + 1 };
        }
    }
    const end = text.trimEnd().length;
    return { start: Math.min(start, end), end, after: text.length };
}
function cutOf(text) {
    let space = -1;
    for (let at = 0; at < text.length; at++) {
        const sign = text[at] ?? '';
        if (isSpace(sign)) {
            if (space < 0)
                space = at;
            continue;
        }
        if (sign === '→')
            return space < 0 ? at : space;
        if (sign === ':' && (at + 1 === text.length || isSpace(text[at + 1])))
            return at;
        if (space >= 0 && (SIGNS.includes(sign) || isArrowOrDash(text, at)))
            return space;
        space = -1;
    }
    return text.length;
}
function isArrowOrDash(text, at) {
    const [first, second] = [text[at], text[at + 1]];
    if (first === '=')
        return second === '>';
    if (first !== '-')
        return false;
    return second === undefined || second === '>' || isSpace(second) || (second === '-' && isSpaceOrEnd(text[at + 2]));
}
function isSpaceOrEnd(sign) {
    return sign === undefined || isSpace(sign);
}
function isSpace(sign) {
    return sign !== undefined && /\s/.test(sign);
}
function tidied(text) {
    let start = 0;
    let end = text.length;
    while (start < end && text[start] === '*')
        start++;
    while (end > start && '*,;'.includes(text[end - 1] ?? ' '))
        end--;
    let path = text.slice(start, end);
    const member = path.indexOf('::');
    if (member >= 0)
        path = path.slice(0, member);
    const colon = path.lastIndexOf(':');
    if (colon >= 0 && /^(?:\d+(?:-\d+)?|[A-Za-z_$][\w$]*(?:\(\))?)$/.test(path.slice(colon + 1))) {
        path = path.slice(0, colon);
    }
    return { path, start };
}
function isPath(path) {
    if (NO_FILE.has(path.toLowerCase()) || NO_PATH.test(path))
        return false;
    if (!path.includes('..'))
        return true;
    return path.split('/').every((segment) => segment === '..' || !segment.replaceAll('[...', '[').includes('..'));
}


/***/ }),

/***/ 8656:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wz: () => (/* binding */ allMembersOf),
  C2: () => (/* binding */ frontmatterOf),
  S3: () => (/* binding */ itemsOf),
  C5: () => (/* binding */ memberOf),
  lS: () => (/* binding */ membersOf),
  ab: () => (/* binding */ pathTexts)
});

// EXTERNAL MODULE: ./src/model/gsd-status.ts
var gsd_status = __webpack_require__(3310);
// EXTERNAL MODULE: ./src/read/gsd/claimed-path.ts
var claimed_path = __webpack_require__(5614);
// EXTERNAL MODULE: ./src/read/gsd/node.ts
var gsd_node = __webpack_require__(781);
// EXTERNAL MODULE: ./src/read/gsd/source-text.ts
var source_text = __webpack_require__(854);
;// CONCATENATED MODULE: ./src/read/gsd/frontmatter-block.ts


function findFrontmatter(text) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const lines = (0,source_text/* linesFrom */.K)(text, start);
    const first = firstContent(lines);
    const opening = lines[first];
    if (opening?.text.trim() !== '---')
        return misplacedBlock(lines, first, start);
    const indent = indentOf(opening.text);
    const { end, isClosed } = endOfBlock(lines, first + 1, indent);
    const inner = lines.slice(first + 1, end);
    const body = lines[isClosed ? end + 1 : first + 1]?.start ?? text.length;
    const isFirst = first === 0 && indent === 0;
    return { state: !isClosed ? 'unended' : isFirst ? 'whole' : 'late', lines: inner, indent, opening, body };
}
function firstContent(lines) {
    let isComment = false;
    for (const [n, { text }] of lines.entries()) {
        let rest = text.trim();
        while (rest !== '') {
            if (!isComment && !rest.startsWith('<!--'))
                return n;
            const end = rest.indexOf('-->', isComment ? 0 : '<!--'.length);
            isComment = end < 0;
            rest = end < 0 ? '' : rest.slice(end + '-->'.length).trim();
        }
    }
    return lines.length;
}
function endOfBlock(lines, from, indent) {
    let next = from;
    for (let n = from; n < lines.length; n++) {
        const text = lines[n]?.text ?? '';
        if (text.trimStart().startsWith('---') && indentOf(text) <= indent)
            return { end: n, isClosed: true };
        next = Math.max(next, n + 1);
        while (next < lines.length && /^(?:\s*$|#)/.test(lines[next]?.text ?? ''))
            next++;
        if (isHeadingOfBody(text, lines[next]?.text))
            return { end: n, isClosed: false };
    }
    return { end: lines.length, isClosed: false };
}
function isHeadingOfBody(text, next) {
    const level = /^(#{1,6})[ \t]/.exec(text)?.[1]?.length;
    if (level === undefined || next === undefined)
        return level !== undefined;
    if (next.startsWith('---') || gsd_node/* OUTER_KEY */.cr.test(next))
        return false;
    return level > 1 || !/^(?:\s|-\s+(?!\*{0,2}`))/.test(next);
}
const OF_GSD = /^["']?(?:phase|plan|subsystem|key[ _-]?files|must_haves|verified|score)["']?[ \t]*:/i;
function misplacedBlock(lines, from, body) {
    let isFenced = false;
    for (let n = from; n < lines.length; n++) {
        const line = lines[n];
        if (line === undefined)
            break;
        if (/^\s*(?:`{3}|~{3})/.test(line.text))
            isFenced = !isFenced;
        if (isFenced || line.text.trimEnd() !== '---' || !gsd_node/* OUTER_KEY */.cr.test(lines[n + 1]?.text ?? ''))
            continue;
        const { end } = endOfBlock(lines, n + 1, 0);
        const inner = lines.slice(n + 1, end);
        if (inner.some(({ text }) => OF_GSD.test(text)))
            return { state: 'misplaced', lines: inner, indent: 0, opening: line, body };
        n = end - 1;
    }
    return { state: 'none', lines: [], indent: 0, opening: null, body };
}
function indentOf(text) {
    return text.length - text.trimStart().length;
}

;// CONCATENATED MODULE: ./src/read/gsd/flow.ts


const DEEPEST = 6;
function readFlow(text, start, end) {
    for (const comments of [true, false]) {
        const reader = new FlowReader(text, end, comments);
        const read = reader.value(start, 1);
        if (read !== null && (read.next >= end || /\s/.test(text[read.next] ?? '')))
            return read.node;
    }
    return null;
}
class FlowReader {
    #text;
    #end;
    #comments;
    #unclosed = false;
    constructor(text, end, comments) {
        this.#text = text;
        this.#end = end;
        this.#comments = comments;
    }
    value(at, depth) {
        if (depth > DEEPEST)
            return null;
        return this.#text[at] === '[' ? this.#list(at, depth) : this.#map(at, depth);
    }
    #list(start, depth) {
        const items = [];
        for (let at = this.#blank(start + 1); at < this.#end; at = this.#blank(at)) {
            const sign = this.#text[at];
            if (sign === ']')
                return { node: { kind: 'list', source: this.#line(start, at + 1), items }, next: at + 1 };
            if (sign === ',') {
                at++;
                continue;
            }
            const item = this.#item(at, depth, false);
            items.push(item.node);
            at = item.next;
        }
        return this.#notClosed();
    }
    #map(start, depth) {
        const members = [];
        for (let at = this.#blank(start + 1); at < this.#end; at = this.#blank(at)) {
            const sign = this.#text[at];
            if (sign === '}')
                return { node: { kind: 'map', source: this.#line(start, at + 1), members }, next: at + 1 };
            if (sign === ',') {
                at++;
                continue;
            }
            const quote = sign === '"' || sign === "'" ? (0,gsd_node/* closingQuote */.m2)(this.#text, at, this.#end) : -1;
            const key = quote < 0 ? this.#item(at, depth, true).node.source : { text: this.#text.slice(at + 1, quote), start: at };
            let next = this.#blank(quote < 0 ? key.start + key.text.length : quote + 1);
            let value = (0,gsd_node/* scalarOf */.ol)({ text: '', start: next });
            if (this.#text[next] === ':') {
                const behind = this.#blank(next + 1);
                const read = ',}'.includes(this.#text[behind] ?? '}') ? null : this.#item(behind, depth, false);
                value = read?.node ?? value;
                next = read?.next ?? behind;
            }
            members.push({ key: key.text, at: key, value });
            at = Math.max(next, at + 1);
        }
        return this.#notClosed();
    }
    #notClosed() {
        this.#unclosed = true;
        return null;
    }
    #item(start, depth, isKey) {
        const sign = this.#text[start];
        if (!isKey && !this.#unclosed && (sign === '[' || sign === '{')) {
            const inner = this.value(start, depth + 1);
            if (inner !== null && ',]}'.includes(this.#text[this.#blank(inner.next)] ?? ','))
                return inner;
        }
        let at = start;
        let nested = 0;
        if (sign === '"' || sign === "'") {
            const close = (0,gsd_node/* closingQuote */.m2)(this.#text, start, this.#end);
            if (close > 0)
                at = close + 1;
        }
        for (; at < this.#end; at++) {
            const one = this.#text[at] ?? '';
            if (one === '[' || one === '{')
                nested++;
            else if (one === ']' || one === '}') {
                if (nested > 0)
                    nested--;
                else if (at > start)
                    break;
            }
            else if (nested === 0 && one === ',')
                break;
            else if (isKey && one === ':' && /[\s,}]/.test(this.#text[at + 1] ?? ' '))
                break;
            else if (this.#isComment(at))
                break;
        }
        return { node: (0,gsd_node/* scalarOf */.ol)(this.#line(start, at)), next: at };
    }
    #blank(at) {
        while (at < this.#end) {
            if (this.#isComment(at)) {
                const length = this.#text.slice(at, this.#end).search(/[\r\n]/);
                at = length < 0 ? this.#end : at + length;
            }
            else if (!/\s/.test(this.#text[at] ?? ''))
                break;
            else
                at++;
        }
        return Math.min(at, this.#end);
    }
    #isComment(at) {
        if (this.#text[at] !== '#')
            return false;
        const before = this.#text[at - 1] ?? '';
        if (this.#comments)
            return /\s/.test(before);
        let blank = at - 1;
        while (this.#text[blank] === ' ' || this.#text[blank] === '\t')
            blank--;
        return this.#text[blank] === '\n' || this.#text[blank] === '\r';
    }
    #line(start, end) {
        return (0,source_text/* trimmed */.d)({ text: this.#text.slice(start, end), start });
    }
}

;// CONCATENATED MODULE: ./src/read/gsd/frontmatter.ts






function frontmatterOf(text) {
    const block = findFrontmatter(text);
    const members = (0,gsd_status/* hasFrontmatter */.ZD)({ frontmatter: block.state })
        ? new BlockReader(text, block.lines.map(lineOf)).document(block.indent)
        : [];
    return { ...block, members };
}
function memberOf(members, ...keys) {
    return members.find(({ key }) => keys.includes(key));
}
function allMembersOf(members, ...keys) {
    return members.filter(({ key }) => keys.includes(key));
}
function membersOf(node) {
    return node?.kind === 'map' ? node.members : [];
}
function itemsOf(node) {
    if (node === undefined || node.kind === 'map')
        return [];
    if (node.kind === 'list')
        return node.items;
    return (0,gsd_node/* contentOf */.$E)(node.source.text) === '' ? [] : [node];
}
function pathTexts(item) {
    if (item.kind === 'list')
        return [item.source];
    const members = item.kind === 'map' ? item.members : lineMembers(item.source);
    const named = memberOf(members, 'path', 'file');
    if (named !== undefined) {
        return allMembersOf(members, named.key).flatMap(({ value }) => (value.kind === 'scalar' ? [value.source] : []));
    }
    const word = gsd_node/* KEY */._.exec(item.source.text)?.[1];
    return word === undefined || (0,claimed_path/* isLikeFile */.kj)(word.replaceAll('*', '')) ? [item.source] : [];
}
function lineMembers(source) {
    const key = gsd_node/* KEY */._.exec(source.text);
    if (key?.[1] === undefined)
        return [];
    return [{ key: key[1], at: { text: key[1], start: source.start }, value: (0,gsd_node/* scalarOf */.ol)((0,source_text/* trimmed */.d)(source, key[0].length)) }];
}
function lineOf({ text, start }) {
    const inner = text.trimStart();
    const content = inner.startsWith('#') ? '' : inner.trimEnd();
    return { text, start, indent: text.length - inner.length, content };
}
const BLOCK_SCALAR = /^[|>][+-]?\d?[+-]?[ \t]*(?:#.*)?$/;
const frontmatter_DEEPEST = 8;
class BlockReader {
    #text;
    #lines;
    constructor(text, lines) {
        this.#text = text;
        this.#lines = lines;
    }
    document(most) {
        const indent = this.#lines.reduce((least, line) => (line.content === '' ? least : Math.min(least, line.indent)), most);
        return this.#members(0, this.#lines.length, 0, { least: 0, most: indent, keys: gsd_node/* OUTER_KEY */.cr });
    }
    #members(from, to, depth, { least, most, keys = gsd_node/* KEY */._, first }) {
        const members = [];
        let open;
        const close = (end) => {
            if (open === undefined)
                return;
            const { source, indent, below } = open;
            const found = keys.exec(source.text);
            const name = found?.[1] ?? '';
            const at = { text: name, start: source.start };
            const value = this.#value((0,source_text/* trimmed */.d)(source, found?.[0].length ?? 0), below, end, indent, depth + 1);
            members.push({ key: /^["']/.test(name) ? name.slice(1, -1) : name, at, value });
        };
        if (first !== undefined)
            open = { source: first, indent: most, below: from };
        for (let at = from; at < to; at++) {
            const line = this.#lines[at];
            if (line === undefined || line.indent < least || line.indent > most || !keys.test(line.content))
                continue;
            close(at);
            open = { source: (0,source_text/* trimmed */.d)(line), indent: line.indent, below: at + 1 };
        }
        close(to);
        return members;
    }
    #value(rest, from, to, indent, depth) {
        if (depth > frontmatter_DEEPEST)
            return (0,gsd_node/* scalarOf */.ol)(rest);
        const sign = rest.text[0];
        if (sign !== undefined && sign !== '#')
            return this.#behind(rest, from, to);
        let at = from;
        while (at < to && this.#lines[at]?.content === '')
            at++;
        const line = this.#lines[at];
        if (at >= to || line === undefined)
            return (0,gsd_node/* scalarOf */.ol)(rest);
        if (isItem(line))
            return line.indent < indent ? (0,gsd_node/* scalarOf */.ol)(rest) : this.#list(at, to, line.indent, depth);
        if (line.indent <= indent && !/^[[{]/.test(line.content))
            return (0,gsd_node/* scalarOf */.ol)(rest);
        const source = (0,source_text/* trimmed */.d)(line);
        if (gsd_node/* KEY */._.test(line.content)) {
            return { kind: 'map', source, members: this.#members(at, to, depth, { least: indent + 1, most: line.indent }) };
        }
        return this.#behind(source, at + 1, to);
    }
    #behind(source, from, to) {
        const last = this.#lines[to - 1];
        const end = to > from && last !== undefined ? last.start + last.text.length : source.start + source.text.length;
        if (/^[[{]/.test(source.text)) {
            const flow = readFlow(this.#text, source.start, end);
            if (flow !== null)
                return flow;
        }
        const below = this.#lines.slice(from, to);
        if (BLOCK_SCALAR.test(source.text)) {
            const lines = below.map(({ text }) => text.trim());
            return { kind: 'scalar', source, value: lines.join(source.text.startsWith('|') ? '\n' : ' ').trim() };
        }
        const more = below.findIndex(({ content }) => content === '' || content.startsWith('- ') || gsd_node/* KEY */._.test(content));
        const lines = more < 0 ? below : below.slice(0, more);
        if (lines.length === 0)
            return (0,gsd_node/* scalarOf */.ol)(source);
        return {
            kind: 'scalar',
            source,
            value: (0,gsd_node/* scalarText */.ws)([source.text, ...lines.map(({ content }) => content)].join(' ')),
        };
    }
    #list(from, to, indent, depth) {
        const items = [];
        const starts = [];
        let end = from;
        for (; end < to; end++) {
            const line = this.#lines[end];
            if (line === undefined || line.content === '' || line.indent > indent)
                continue;
            if (line.indent < indent || !isItem(line))
                break;
            starts.push(end);
        }
        starts.forEach((at, n) => {
            const line = this.#lines[at];
            if (line !== undefined)
                items.push(this.#item(line, at + 1, starts[n + 1] ?? end, depth + 1));
        });
        const first = this.#lines[from];
        return { kind: 'list', source: first === undefined ? { text: '', start: 0 } : (0,source_text/* trimmed */.d)(first), items };
    }
    #item(line, from, to, depth) {
        const source = (0,source_text/* trimmed */.d)(line, line.indent + 1);
        if (depth > frontmatter_DEEPEST || !gsd_node/* KEY */._.test(source.text))
            return this.#value(source, from, to, line.indent, depth);
        const members = this.#members(from, to, depth, {
            least: line.indent + 1,
            most: source.start - line.start,
            first: source,
        });
        return { kind: 'map', source, members };
    }
}
function isItem({ content }) {
    return content === '-' || /^-\s/.test(content);
}


/***/ }),

/***/ 781:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   _: () => (/* binding */ KEY),
/* harmony export */   cr: () => (/* binding */ OUTER_KEY),
/* harmony export */   m2: () => (/* binding */ closingQuote),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   ol: () => (/* binding */ scalarOf),
/* harmony export */   ws: () => (/* binding */ scalarText)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);

const KEY = /^([^\s:"'`[\]{}#,&!|>%@-][^\s:"'`]*|"[^"]*"|'[^']*'):(?=\s|$)/;
const OUTER_KEY = /^([A-Za-z0-9_][\w.-]*|"[^"]*"|'[^']*')[ \t]*:(?!\/\/)/;
function scalarOf(source) {
    return { kind: 'scalar', source, value: scalarText(source.text) };
}
function scalarText(text) {
    const sign = text[0];
    if (sign === '"' || sign === "'") {
        const end = closingQuote(text, 0);
        if (end > 0 && contentOf(text.slice(end + 1)) === '') {
            const inner = text.slice(1, end);
            return sign === '"' ? unescaped(inner) : inner.replaceAll("''", "'");
        }
    }
    const plain = contentOf(text);
    if (plain === '' || plain === '~' || /^null$/i.test(plain))
        return null;
    if (/^(?:true|false)$/i.test(plain))
        return plain.toLowerCase() === 'true';
    if (plain.length <= 17 && /^-?\d/.test(plain) && String(Number(plain)) === plain)
        return Number(plain);
    return plain;
}
function contentOf(text) {
    for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
        if (at === 0 || /\s/.test(text[at - 1] ?? ''))
            return text.slice(0, at).trim();
    }
    return text.trim();
}
function closingQuote(text, open, end = text.length) {
    const sign = text[open];
    for (let at = open + 1; at < end; at++) {
        if (sign === '"' && text[at] === '\\')
            at++;
        else if (text[at] === sign) {
            if (sign === '"' || text[at + 1] !== sign)
                return at;
            at++;
        }
    }
    return -1;
}
const ESCAPES = new Map([
    ['0', '\0'],
    ['a', '\u0007'],
    ['b', '\b'],
    ['t', '\t'],
    ['n', '\n'],
    ['v', '\v'],
    ['f', '\f'],
    ['r', '\r'],
    ['e', '\u001B'],
    ['N', '\u0085'],
    ['_', '\u00A0'],
    ['L', '\u2028'],
    ['P', '\u2029'],
    ['"', '"'],
    ['/', '/'],
    ['\\', '\\'],
    [' ', ' '],
]);
function unescaped(text) {
    if (!text.includes('\\'))
        return text;
    return text.replace(/\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([^]))/g, (whole, two, four, eight, sign) => {
        const code = Number.parseInt(two ?? four ?? eight ?? '', 16);
        if (code <= 0x10_ff_ff)
            return String.fromCodePoint(code);
        return ESCAPES.get(sign ?? '') ?? whole;
    });
}
function jsonOf(node, pointer, places) {
    places.set(pointer, node.source);
    if (node.kind === 'scalar')
        return node.value;
    if (node.kind === 'list')
        return node.items.map((item, index) => jsonOf(item, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, index), places));
    const members = new Map();
    for (const { key, value } of node.members) {
        if (!members.has(key))
            members.set(key, jsonOf(value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, key), places));
    }
    return Object.fromEntries(members);
}


/***/ }),

/***/ 854:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ linesFrom),
/* harmony export */   d: () => (/* binding */ trimmed)
/* harmony export */ });
/* harmony import */ var _line_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4480);

function linesFrom(text, offset) {
    return [...(0,_line_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .lineSpans */ .U)(text, offset)].map(({ start, end }) => ({ text: text.slice(start, end), start }));
}
function trimmed({ text, start }, from = 0, to = text.length) {
    const part = text.slice(from, to);
    const inner = part.trimStart();
    return { text: inner.trimEnd(), start: start + from + part.length - inner.length };
}


/***/ }),

/***/ 4773:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rR: () => (/* binding */ MOST_DUPLICATES),
  px: () => (/* binding */ elementsIn),
  qg: () => (/* binding */ parse),
  BU: () => (/* binding */ partOf),
  Bg: () => (/* binding */ returnsOf),
  YL: () => (/* binding */ unnumberedReturn)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/read/json/places.ts

const FEW = 32;
class Places {
    starts = [];
    ends = [];
    keyStarts = [];
    keyEnds = [];
    #names = [];
    #next = [];
    #large = new Map();
    constructor(text) {
        const open = [];
        let name = null;
        let keyStart = -1;
        let keyEnd = -1;
        const begin = (offset) => {
            this.starts.push(offset);
            this.ends.push(offset);
            this.#next.push(this.starts.length);
            this.#names.push(name);
            this.keyStarts.push(keyStart);
            this.keyEnds.push(keyEnd);
            name = null;
            keyStart = -1;
            keyEnd = -1;
        };
        const end = (value, offset) => {
            this.ends[value] = offset;
            this.#next[value] = this.starts.length;
        };
        const onBegin = (offset) => {
            open.push(this.starts.length);
            begin(offset);
        };
        const onEnd = (offset, length) => {
            end(open.pop() ?? 0, offset + length);
        };
        (0,main.visit)(text, {
            onObjectBegin: onBegin,
            onArrayBegin: onBegin,
            onObjectEnd: onEnd,
            onArrayEnd: onEnd,
            onObjectProperty: (property, offset, length) => {
                name = property;
                keyStart = offset;
                keyEnd = offset + length;
            },
            onLiteralValue: (_value, offset, length) => {
                begin(offset);
                end(this.starts.length - 1, offset + length);
            },
        });
    }
    child(parent, name) {
        const large = this.#large.get(parent);
        if (large !== undefined)
            return large.get(name);
        let found;
        let position = 0;
        for (const value of this.#children(parent)) {
            if (position === FEW)
                return this.#byName(parent).get(name);
            if (name === (this.#names[value] ?? String(position)))
                found = value;
            position++;
        }
        return found;
    }
    *#children(parent) {
        const end = this.#next[parent] ?? 0;
        for (let value = parent + 1; value < end; value = this.#next[value] ?? end)
            yield value;
    }
    #byName(parent) {
        const values = Array.from(this.#children(parent), (value, position) => {
            return [this.#names[value] ?? String(position), value];
        });
        const byName = new Map(values);
        this.#large.set(parent, byName);
        return byName;
    }
}

;// CONCATENATED MODULE: ./src/read/json/locator.ts



const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
class Locator {
    #span;
    #rangeIn;
    #root;
    #errors;
    #places;
    constructor(span, range) {
        this.#span = span;
        this.#rangeIn = range;
    }
    locate(pointer, part = 'value') {
        const places = (this.#places ??= new Places(this.#text()));
        let value = 0;
        for (const token of (0,model_pointer/* tokens */.LU)(pointer)) {
            const next = places.child(value, token);
            if (next === undefined)
                return this.#between(places.starts[value], places.ends[value]);
            value = next;
        }
        const keyStart = places.keyStarts[value] ?? -1;
        if (part === 'key' && keyStart >= 0)
            return this.#between(keyStart, places.keyEnds[value]);
        return this.#between(places.starts[value], places.ends[value]);
    }
    firstError() {
        this.#tree();
        const error = this.#errors?.[0];
        if (error === undefined)
            return undefined;
        return { reason: reasonOf((0,main.printParseErrorCode)(error.error)), range: this.#range(error.offset, error.length) };
    }
    duplicates(most) {
        const listed = [];
        let more = 0;
        const visit = (node) => {
            const seen = node.type === 'object' ? new Map() : undefined;
            for (const entry of node.children ?? []) {
                const key = entry.type === 'property' ? entry.children?.[0] : undefined;
                if (key !== undefined && seen !== undefined) {
                    const name = String(key.value);
                    const first = seen.get(name);
                    if (first === undefined)
                        seen.set(name, key);
                    else if (listed.length === most)
                        more++;
                    else
                        listed.push({ key: name, firstLine: this.#rangeOf(first).startLine, range: this.#rangeOf(key) });
                }
                if (entry.children !== undefined)
                    visit(entry);
            }
        };
        const root = this.#tree();
        if (root !== undefined)
            visit(root);
        return { listed, more };
    }
    #tree() {
        if (this.#errors === undefined) {
            const errors = [];
            this.#root = (0,main.parseTree)(this.#text(), errors, STRICT);
            this.#errors = errors;
        }
        return this.#root;
    }
    #text() {
        return this.#span.text.slice(this.#span.start, this.#span.end);
    }
    #rangeOf({ offset, length }) {
        return this.#range(offset, length);
    }
    #between(start = 0, end = 1) {
        return this.#range(start, end - start);
    }
    #range(offset, length) {
        const start = this.#span.start + offset;
        return this.#rangeIn(start, start + length);
    }
}
function reasonOf(code) {
    return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(2003);
;// CONCATENATED MODULE: ./src/read/json/json.ts




const NO_PROBLEMS = [];
const MOST_DUPLICATES = 99;
function parse(source, start = 0, end = source.text.length) {
    const text = start === 0 && end === source.text.length ? source.text : source.text.slice(start, end);
    const { keys, tooDeepAt } = (0,scan/* scan */.SQ)(text);
    if (tooDeepAt >= 0) {
        const at = start + tooDeepAt;
        return {
            kind: 'problem',
            deep: true,
            problem: () => ({ kind: 'too-deep', limit: scan/* MAX_DEPTH */.lr, range: source.range(at, at + 1) }),
        };
    }
    const locator = locatorOf(source, { start, end });
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator(), error) };
    }
    const duplicates = () => {
        if ((0,scan/* countKeys */.GO)(value) === keys)
            return NO_PROBLEMS;
        const { listed, more } = locator().duplicates(MOST_DUPLICATES);
        const problems = listed.map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
        return more === 0 ? problems : [...problems, { kind: 'more-duplicates', more }];
    };
    return { kind: 'value', value, start, end, locator, duplicates };
}
function locatorOf(source, { start, end }) {
    let made;
    return () => (made ??= new Locator({ text: source.text, start, end }, source.range));
}
function syntaxProblem(source, start, locator, error) {
    const found = locator.firstError();
    const isEmpty = source.text.trim() === '';
    if (found !== undefined)
        return { kind: 'syntax', ...found, ...(isEmpty ? { reason: 'it is empty' } : {}) };
    const message = error instanceof Error ? error.message : '';
    const at = start + Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    return { kind: 'syntax', reason: 'not strict JSON', range: source.range(at, at + 1) };
}
function* returnsOf(source, parsed) {
    const { value, locator } = parsed;
    if ((0,json/* isObject */.Gv)(value)) {
        yield (0,read_source/* find */.I6)(() => ({ problems: parsed.duplicates(), returns: [unnumberedReturn(source, parsed, value)] }));
    }
    else if (!(0,json/* isArray */.cy)(value)) {
        yield (0,read_source/* find */.I6)(() => ({ problems: [{ kind: 'not-object', value, range: locator().locate('') }] }));
    }
    else if (value.length === 0) {
        yield (0,read_source/* find */.I6)(() => ({ problems: [{ kind: 'no-return', range: locator().locate('') }] }));
    }
    else {
        for (const { element, first } of elementsIn(source, parsed, value)) {
            const of = element.value;
            yield (0,read_source/* find */.I6)(() => ({
                problems: [
                    ...(first ? parsed.duplicates() : NO_PROBLEMS),
                    ...((0,json/* isObject */.Gv)(of) ? NO_PROBLEMS : [notObject(source, element)]),
                ],
                returns: (0,json/* isObject */.Gv)(of) ? [unnumberedReturn(source, element, of)] : [],
            }));
        }
    }
}
function notObject({ range }, { value, start, end }) {
    return { kind: 'not-object', value, range: range(start, end) };
}
function* elementsIn(source, { start }, value) {
    let n = 0;
    for (const place of (0,scan/* elementsOf */.ZE)(source.text, firstLetter(source.text, start))) {
        const element = value[n];
        if (element === undefined)
            return;
        const parsed = {
            kind: 'value',
            value: element,
            ...place,
            locator: locatorOf(source, place),
            duplicates: () => NO_PROBLEMS,
        };
        yield { element: parsed, first: n === 0 };
        n++;
    }
}
function unnumberedReturn(source, { start, locator }, value) {
    return {
        making: 'json',
        value,
        verbatim: true,
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function partOf({ locator }, value, base) {
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


/***/ }),

/***/ 3869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   _t: () => (/* binding */ looksLikeReturn),
/* harmony export */   fu: () => (/* binding */ isLikelyReturn),
/* harmony export */   zR: () => (/* binding */ mayBeReturn)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

const mayBeReturn = ({ status, artifacts, metadata }) => status || (artifacts && metadata);
const isLikelyReturn = ({ plainStatus, artifacts, metadata }) => plainStatus && (artifacts || metadata);
function looksLikeReturn(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && isLikelyReturn(marksOf(value));
}
function marksOf(value) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'status');
    return {
        status,
        plainStatus: status && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value.status) && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value.status),
        artifacts: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'artifacts'),
        metadata: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .has */ .zy)(value, 'metadata'),
    };
}


/***/ }),

/***/ 6907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   dZ: () => (/* binding */ JsonFinder),
/* harmony export */   tv: () => (/* binding */ unescaped)
/* harmony export */ });
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6202);

const STATUS = 1;
const PLAIN_STATUS = 2;
const ARTIFACTS = 4;
const METADATA = 8;
const KEYS = new Map([
    ['status', STATUS],
    ['artifacts', ARTIFACTS],
    ['metadata', METADATA],
]);
const LONGEST_KEY = 6 * 'artifacts'.length;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
class JsonFinder {
    #text;
    #isReturn;
    #met;
    #starts = [];
    #marks = [];
    constructor(text, isReturn) {
        this.#text = text;
        this.#isReturn = isReturn;
        this.#met = new Uint8Array(text.length);
    }
    *objectsFrom(from) {
        for (const { found } of this.#attemptsFrom(from))
            yield* found;
    }
    *allObjects() {
        for (const { start, end } of this.#attemptsFrom(0))
            if (end !== null)
                yield { start, end };
    }
    *#attemptsFrom(from) {
        const { length } = this.#text;
        for (let at = this.#text.indexOf('{', from); at >= 0 && at < length;) {
            let next = at + 1;
            if (this.#met[at] !== 1) {
                const attempt = this.valueAt(at);
                yield { start: at, ...attempt };
                if (attempt.end !== null)
                    next = attempt.end;
            }
            at = this.#text.indexOf('{', next);
        }
    }
    valueAt(start) {
        const text = this.#text;
        const starts = this.#starts;
        const marks = this.#marks;
        starts.length = marks.length = 0;
        const found = [];
        let expected = 'value';
        let key = 0;
        for (let at = start; at < text.length;) {
            const c = text.charCodeAt(at);
            if (c === 0x20 || (c <= 0x0d && c >= 0x09 && c !== 0x0b && c !== 0x0c)) {
                at++;
                continue;
            }
            if (expected === 'value' || expected === 'value or end') {
                if (c === CLOSE_ARRAY && expected === 'value or end') {
                    starts.pop();
                    marks.pop();
                    at++;
                    expected = 'comma or end';
                }
                else {
                    this.#mark(key, c);
                    key = 0;
                    if (c === OPEN_OBJECT || c === OPEN_ARRAY) {
                        if (c === OPEN_OBJECT)
                            this.#met[at] = 1;
                        starts.push(at);
                        marks.push(c === OPEN_OBJECT ? 0 : -1);
                        at++;
                        expected = c === OPEN_OBJECT ? 'key or end' : 'value or end';
                        continue;
                    }
                    const end = c === QUOTE ? (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, at) + 1 : this.#plainEnd(at);
                    if (end < 0 || end > text.length)
                        break;
                    at = end;
                    expected = 'comma or end';
                }
            }
            else if (expected === 'colon') {
                if (c !== COLON)
                    break;
                at++;
                expected = 'value';
                continue;
            }
            else if (c === QUOTE && (expected === 'key' || expected === 'key or end')) {
                const end = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, at);
                key = keyMark(text, at + 1, end);
                at = end + 1;
                expected = 'colon';
                continue;
            }
            else if (c === COMMA && expected === 'comma or end') {
                at++;
                expected = marks[marks.length - 1] === -1 ? 'value' : 'key';
                continue;
            }
            else if (c === CLOSE_OBJECT && expected !== 'key' && marks[marks.length - 1] !== -1) {
                at++;
                this.#close(at, found);
                expected = 'comma or end';
            }
            else if (c === CLOSE_ARRAY && expected === 'comma or end' && marks[marks.length - 1] === -1) {
                starts.pop();
                marks.pop();
                at++;
            }
            else {
                break;
            }
            if (starts.length === 0)
                return { end: at, found };
        }
        return { end: null, found };
    }
    #mark(key, value) {
        if (key === 0)
            return;
        const last = this.#marks.length - 1;
        const before = this.#marks[last] ?? 0;
        if (key !== STATUS)
            this.#marks[last] = before | key;
        else if (value === OPEN_OBJECT || value === OPEN_ARRAY)
            this.#marks[last] = (before | STATUS) & ~PLAIN_STATUS;
        else
            this.#marks[last] = before | STATUS | PLAIN_STATUS;
    }
    #close(end, found) {
        const start = this.#starts.pop() ?? 0;
        const bits = this.#marks.pop() ?? 0;
        const has = (bit) => (bits & bit) !== 0;
        const marks = {
            status: has(STATUS),
            plainStatus: has(PLAIN_STATUS),
            artifacts: has(ARTIFACTS),
            metadata: has(METADATA),
        };
        if (bits === 0 || !this.#isReturn(marks))
            return;
        while (found.length > 0 && (found[found.length - 1]?.start ?? 0) > start)
            found.pop();
        found.push({ start, end });
    }
    #plainEnd(at) {
        PLAIN.lastIndex = at;
        return PLAIN.test(this.#text) ? PLAIN.lastIndex : -1;
    }
}
function keyMark(text, start, end) {
    if (end - start > LONGEST_KEY)
        return 0;
    const written = text.slice(start, end);
    return KEYS.get(written.includes('\\') ? unescaped(written) : written) ?? 0;
}
function unescaped(text) {
    return text.replace(/\\u00([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
}
function isJson(text, start, end) {
    const span = text.slice(start, end).trim();
    if (!span.startsWith('{') && !span.startsWith('['))
        return false;
    return new JsonFinder(span, () => false).valueAt(0).end === span.length;
}


/***/ }),

/***/ 6202:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ countKeys),
/* harmony export */   SQ: () => (/* binding */ scan),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   Yq: () => (/* binding */ isUnclosed),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
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
function isUnclosed(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const c = text.charCodeAt(at);
        if (c === QUOTE)
            at = stringEnd(text, at);
        else if (c === 0x7b || c === 0x5b)
            depth++;
        else if (c === 0x7d || c === 0x5d)
            depth--;
        if (at >= text.length)
            return true;
    }
    return depth > 0;
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
function* elementsOf(text, start) {
    let at = start + 1;
    for (;;) {
        while (isSpace(text.charCodeAt(at)))
            at++;
        if (at >= text.length || text[at] === ']')
            return;
        const end = valueEnd(text, at);
        yield { start: at, end };
        at = end;
        while (isSpace(text.charCodeAt(at)))
            at++;
        if (text[at] !== ',')
            return;
        at++;
    }
}
function valueEnd(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const c = text.charCodeAt(at);
        if (c === QUOTE) {
            at = stringEnd(text, at);
            if (depth === 0)
                return at + 1;
        }
        else if (c === 0x7b || c === 0x5b) {
            depth++;
        }
        else if (c === 0x7d || c === 0x5d) {
            if (depth === 0)
                return at;
            if (--depth === 0)
                return at + 1;
        }
        else if (depth === 0 && (c === COMMA || isSpace(c))) {
            return at;
        }
    }
    return text.length;
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

/***/ 4480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lineSpans)
/* harmony export */ });
function* lineSpans(text, from = 0) {
    const ending = /\r\n|\n|\r/g;
    ending.lastIndex = from;
    let start = from;
    for (let found = ending.exec(text); found !== null; found = ending.exec(text)) {
        yield { start, end: found.index };
        start = ending.lastIndex;
    }
    yield { start, end: text.length };
}


/***/ }),

/***/ 569:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ TooManyBlocks)
/* harmony export */ });
class TooManyBlocks extends Error {
    name = 'TooManyBlocks';
}


/***/ }),

/***/ 4036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ mayHoldEnvelope)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(323);

const NAMES = /status|next/gi;
const REACH = 200;
const LETTER = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `\p{L}`, 'u');
const UNDERLINE = /[^\n\r]*(?:\r\n|\n|\r)[ \t>]*[=-]/y;
function mayHoldEnvelope(text) {
    for (const { index } of text.matchAll(NAMES)) {
        const reached = text.slice(Math.max(0, index - REACH), index);
        const before = reached.slice(Math.max(reached.lastIndexOf('\n'), reached.lastIndexOf('\r')) + 1);
        if (LETTER().test(before))
            continue;
        if (/[*_#]/.test(before) || before.length === REACH)
            return true;
        UNDERLINE.lastIndex = index;
        if (UNDERLINE.test(text))
            return true;
    }
    return false;
}


/***/ }),

/***/ 977:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ mayHoldAny)
/* harmony export */ });
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5933);
/* harmony import */ var _unread_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8112);
/* harmony import */ var _may_hold_envelope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4036);



function mayHoldAny(source) {
    return (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHoldReturn */ .Vq)(source.text) || (0,_may_hold_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldEnvelope */ .B)(source.text) || (0,_unread_return_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldUnread */ .G)(source);
}


/***/ }),

/***/ 4720:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ isHolding),
  L: () => (/* binding */ read)
});

// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(3056);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/gsd-status.ts
var gsd_status = __webpack_require__(3310);
// EXTERNAL MODULE: ./src/model/limits.ts
var limits = __webpack_require__(817);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(5933);
// EXTERNAL MODULE: ./src/read/json/marks.ts
var marks = __webpack_require__(3869);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/read/finals.ts



function isHanding(value) {
    return isToolUse(value) || isResult(value) || isTask(value);
}
function handedBy(value) {
    const finals = [];
    if (isToolUse(value))
        finals.push(...ofToolUse((0,json/* field */.ZZ)(value, 'toolUseResult')));
    if (isResult(value))
        finals.push(...ofResult(value));
    if (isTask(value))
        finals.push(...ofTask(value));
    return finals;
}
function isSaid(value) {
    const message = (0,json/* field */.ZZ)(value, 'message');
    return ((0,json/* isObject */.Gv)(message) && ((0,json/* stringField */.OM)(value, 'type') === 'assistant' || (0,json/* stringField */.OM)(message, 'role') === 'assistant'));
}
function toldBy(value) {
    const pointer = '/message/content';
    const content = (0,json/* field */.ZZ)((0,json/* field */.ZZ)(value, 'message'), 'content');
    if (isSaid(value))
        return spokenIn(content, pointer);
    if (isToolUse(value) || !(0,json/* isArray */.cy)(content))
        return [];
    return content.flatMap((block, n) => {
        if ((0,json/* stringField */.OM)(block, 'type') !== 'tool_result')
            return [];
        const call = (0,json/* stringField */.OM)(block, 'tool_use_id') ?? '';
        return spokenIn((0,json/* field */.ZZ)(block, 'content'), (0,model_pointer/* join */.fj)(pointer, n, 'content')).map((one) => ({ ...one, call }));
    });
}
function wholeText({ text, more = [] }) {
    return [text, ...more.map((one) => one.text)].join('\n');
}
function isToolUse(value) {
    return (0,json/* has */.zy)(value, 'toolUseResult');
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,json/* isArray */.cy)(result))
        return ofContent(result, pointer);
    if ((0,json/* stringField */.OM)(result, 'status') === 'async_launched')
        return [];
    if (result !== undefined && (0,marks/* looksLikeReturn */._t)(result))
        return [valueAt(result, pointer)];
    return ofContent((0,json/* field */.ZZ)(result, 'content'), (0,model_pointer/* join */.fj)(pointer, 'content'));
}
function ofContent(content, pointer) {
    return spokenIn(content, pointer);
}
function spokenIn(content, pointer) {
    if (typeof content === 'string')
        return [{ kind: 'text', pointer, text: content }];
    if (!(0,json/* isArray */.cy)(content))
        return [];
    const texts = content.flatMap((block, n) => {
        const text = (0,json/* stringField */.OM)(block, 'text');
        return text === undefined ? [] : [{ pointer: (0,model_pointer/* join */.fj)(pointer, n, 'text'), text }];
    });
    const [first, ...more] = texts;
    if (first === undefined)
        return [];
    return [{ kind: 'text', ...first, ...(more.length === 0 ? {} : { more }) }];
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,json/* stringField */.OM)(value, 'type') === 'result' && marks.some((key) => (0,json/* has */.zy)(value, key));
}
function ofResult(value) {
    const pointer = '/structured_output';
    const structured = (0,json/* field */.ZZ)(value, 'structured_output');
    const finals = (0,json/* isObject */.Gv)(structured) ? [valueAt(structured, pointer)] : [];
    if ((0,json/* isArray */.cy)(structured)) {
        structured.forEach((one, n) => {
            if ((0,json/* isObject */.Gv)(one))
                finals.push(valueAt(one, (0,model_pointer/* join */.fj)(pointer, n)));
        });
    }
    return [...finals, ...ofAnything((0,json/* field */.ZZ)(value, 'result'), '/result')];
}
function ofAnything(value, pointer) {
    if ((0,json/* isObject */.Gv)(value)) {
        if ((0,marks/* mayBeReturn */.zR)((0,marks/* marksOf */.Ok)(value)))
            return [valueAt(value, pointer)];
        for (const key of ['text', 'output', 'result']) {
            const text = (0,json/* stringField */.OM)(value, key);
            if (text !== undefined)
                return [{ kind: 'text', pointer: (0,model_pointer/* join */.fj)(pointer, key), text }];
        }
        return ofContent((0,json/* field */.ZZ)(value, 'content'), (0,model_pointer/* join */.fj)(pointer, 'content'));
    }
    const values = (0,json/* isArray */.cy)(value)
        ? value.flatMap((one, n) => ((0,json/* isObject */.Gv)(one) && (0,marks/* mayBeReturn */.zR)((0,marks/* marksOf */.Ok)(one)) ? [valueAt(one, (0,model_pointer/* join */.fj)(pointer, n))] : []))
        : [];
    return values.length > 0 ? values : ofContent(value, pointer);
}
function valueAt(value, pointer) {
    return { kind: 'value', pointer, value };
}
function isTask(value) {
    return (0,json/* stringField */.OM)((0,json/* field */.ZZ)(value, 'part'), 'tool')?.toLowerCase() === 'task';
}
function ofTask(value) {
    return ofAnything((0,json/* field */.ZZ)((0,json/* field */.ZZ)((0,json/* field */.ZZ)(value, 'part'), 'state'), 'output'), '/part/state/output');
}

;// CONCATENATED MODULE: ./src/read/chains.ts


const UNNAMED = 'unnamed';
class Chains {
    #chains = new Map();
    #agents = new Map();
    #tools = new Map();
    note(event) {
        const agent = this.#agentOf(event);
        const uuid = (0,json/* stringField */.OM)(event, 'uuid');
        if (agent !== null && uuid !== undefined)
            this.#agents.set(uuid, agent);
        if (isSaid(event))
            this.#said(event, agent);
        this.#handOver(event);
    }
    placeOf(event, { call }) {
        if (call !== undefined) {
            const tool = this.#tools.get(call);
            return tool === undefined ? 'aside' : isAgentTool(tool) ? 'end' : 'other';
        }
        return this.#chainOf(event).last?.events.has(event) === true ? 'end' : 'aside';
    }
    #said(event, agent) {
        for (const block of blocksOf(event)) {
            const id = (0,json/* stringField */.OM)(block, 'id');
            const name = (0,json/* stringField */.OM)(block, 'name');
            if ((0,json/* stringField */.OM)(block, 'type') === 'tool_use' && id !== undefined && name !== undefined)
                this.#tools.set(id, name);
        }
        const text = toldBy(event).map(wholeText).join('\n').trim();
        if (text === '')
            return;
        const chain = this.#chain(sessionOf(event), agent);
        const id = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(event, 'message'), 'id');
        if (id === undefined || chain.last?.id !== id) {
            chain.last = { id, events: new Set([event]), text };
        }
        else {
            chain.last.events.add(event);
            chain.last.text += `\n${text}`;
        }
    }
    #handOver(event) {
        const calls = blocksOf(event).flatMap((block) => (0,json/* stringField */.OM)(block, 'tool_use_id') ?? []);
        const finals = isHanding(event) ? handedBy(event) : [];
        const answers = toldBy(event).filter(({ call }) => call !== undefined && isAgentTool(this.#tools.get(call) ?? ''));
        if (finals.length + answers.length === 0)
            return;
        const texts = new Set([...finals, ...answers].flatMap((final) => (final.kind === 'text' ? [wholeText(final).trim()] : [])));
        const agents = new Set([(0,json/* stringField */.OM)((0,json/* field */.ZZ)(event, 'toolUseResult'), 'agentId') ?? '', ...calls]);
        const session = sessionOf(event);
        const endsSession = (0,json/* stringField */.OM)(event, 'type') === 'result';
        for (const chain of this.#chains.values()) {
            const isSession = session === '' || chain.session === '' || session === chain.session;
            const isEnded = chain.agent === null ? endsSession && isSession : agents.has(chain.agent);
            if (chain.last !== null && (isEnded || texts.has(chain.last.text)))
                chain.last = null;
        }
    }
    #chainOf(event) {
        return this.#chain(sessionOf(event), this.#agentOf(event));
    }
    #chain(session, agent) {
        const key = JSON.stringify([session, agent]);
        const known = this.#chains.get(key);
        if (known !== undefined)
            return known;
        const chain = { session, agent, last: null };
        this.#chains.set(key, chain);
        return chain;
    }
    #agentOf(event) {
        const named = (0,json/* stringField */.OM)(event, 'agentId') ?? (0,json/* stringField */.OM)(event, 'parent_tool_use_id');
        if (named !== undefined)
            return named;
        if ((0,json/* field */.ZZ)(event, 'isSidechain') !== true)
            return null;
        const before = (0,json/* stringField */.OM)(event, 'parentUuid');
        if (before !== undefined)
            return this.#agents.get(before) ?? UNNAMED;
        return isSaid(event) ? UNNAMED : ((0,json/* stringField */.OM)(event, 'uuid') ?? UNNAMED);
    }
}
function isAgentTool(name) {
    return /^(?:task|agent)$/i.test(name);
}
function sessionOf(event) {
    return (0,json/* stringField */.OM)(event, 'sessionId') ?? (0,json/* stringField */.OM)(event, 'session_id') ?? (0,json/* stringField */.OM)(event, 'sessionID') ?? '';
}
function blocksOf(event) {
    const content = (0,json/* field */.ZZ)((0,json/* field */.ZZ)(event, 'message'), 'content');
    return (0,json/* isArray */.cy)(content) ? content : [];
}

// EXTERNAL MODULE: ./src/read/json/json.ts + 2 modules
var json_json = __webpack_require__(4773);
// EXTERNAL MODULE: ./src/read/gsd/claimed-path.ts
var claimed_path = __webpack_require__(5614);
// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(5821);
// EXTERNAL MODULE: ./src/read/gsd/frontmatter.ts + 2 modules
var frontmatter = __webpack_require__(8656);
;// CONCATENATED MODULE: ./src/read/gsd/duplicate-keys.ts
const MOST_DUPLICATES = 20;
function duplicateKeys(members) {
    const found = [];
    collect(members, found);
    return found.sort((one, other) => one.at.start - other.at.start).slice(0, MOST_DUPLICATES);
}
function collect(members, found) {
    const seen = new Map();
    for (const { key, at, value } of members) {
        const first = seen.get(key);
        if (first === undefined)
            seen.set(key, at);
        else
            found.push({ key, at, first });
        collectIn(value, found);
    }
}
function collectIn(node, found) {
    if (node.kind === 'map')
        collect(node.members, found);
    else if (node.kind === 'list')
        for (const item of node.items)
            collectIn(item, found);
}

// EXTERNAL MODULE: ./src/read/gsd/node.ts
var gsd_node = __webpack_require__(781);
;// CONCATENATED MODULE: ./src/read/gsd/composition.ts





class Composition {
    frontmatter;
    #source;
    #fields = new Map();
    #places = new Map();
    #order = [];
    #unread = [];
    #more = 0;
    constructor(source, composed) {
        this.#source = source;
        this.frontmatter = (0,frontmatter/* frontmatterOf */.C2)(source.text);
        this.#fields.set('frontmatter', this.frontmatter.state);
        const reserved = new Set([...composed, 'frontmatter', 'order']);
        for (const { key, at, value } of this.frontmatter.members) {
            const name = OTHER_SPELLINGS.get(key) ?? key;
            if (this.#fields.has(name) || reserved.has(name))
                continue;
            this.#fields.set(name, (0,gsd_node/* jsonOf */.o_)(value, (0,model_pointer/* join */.fj)('', name), this.#places));
            if (value.source.text === '' || value.kind !== 'scalar')
                this.#places.set((0,model_pointer/* join */.fj)('', name), at);
        }
    }
    json(node, pointer) {
        return (0,gsd_node/* jsonOf */.o_)(node, pointer, this.#places);
    }
    set(name, value) {
        this.#fields.set(name, value);
    }
    mark(pointer, source) {
        this.#places.set(pointer, source);
    }
    claim(list, at, entry, source, member) {
        if (this.#order.length >= claim/* MOST_CLAIMS */.W$) {
            this.#more++;
            return;
        }
        const element = (0,model_pointer/* join */.fj)(at, list.length);
        const pointer = member === undefined ? element : (0,model_pointer/* join */.fj)(element, member);
        list.push(entry);
        this.mark(pointer, source);
        this.#order.push(pointer);
    }
    leaveUnread(lines) {
        this.#unread = lines.slice(0, MOST_UNREAD);
    }
    unnumberedReturn() {
        const { text, lineAt, range } = this.#source;
        this.#fields.set('order', this.#order);
        const value = Object.fromEntries(this.#fields);
        const start = text.startsWith('\uFEFF') ? 1 : 0;
        return {
            making: 'gsd',
            value,
            verbatim: false,
            moreClaims: this.#more,
            ...this.#notes(),
            startLine: lineAt(start),
            locate: (pointer) => {
                for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
                    const place = this.#places.get(at);
                    if (place !== undefined)
                        return range(place.start, place.start + firstLineIn(place.text).length);
                }
                return range(start, start + firstLineIn(text.slice(start, start + 200)).length);
            },
        };
    }
    #notes() {
        const { range, lineAt } = this.#source;
        const { members, opening } = this.frontmatter;
        return {
            unread: this.#unread.map(({ text, start }) => ({
                text,
                range: range(start, start + text.length),
            })),
            duplicateKeys: duplicateKeys(members).map(({ key, at, first }) => ({
                key,
                firstLine: lineAt(first.start),
                range: range(at.start, at.start + at.text.length),
            })),
            ...(opening === null ? {} : { frontmatterRange: range(opening.start, opening.start + opening.text.length) }),
        };
    }
}
const MOST_UNREAD = 1_000;
const OTHER_SPELLINGS = new Map([
    ['key_files', 'key-files'],
    ['requirements_completed', 'requirements-completed'],
]);
function firstLineIn(text) {
    const end = text.search(/[\r\n]/);
    return end < 0 ? text : text.slice(0, end);
}

;// CONCATENATED MODULE: ./src/read/gsd/plan.ts




function readPlan(source) {
    const made = new Composition(source, ['checkpoint']);
    const { members, body } = made.frontmatter;
    for (const name of ['requirements', 'depends_on']) {
        const lists = (0,frontmatter/* allMembersOf */.Wz)(members, name);
        if (lists.length > 0)
            made.set(name, texts(made, (0,model_pointer/* join */.fj)('', name), lists));
    }
    const mustHaves = (0,frontmatter/* allMembersOf */.Wz)(members, 'must_haves');
    if (mustHaves.length > 0) {
        const inner = mustHaves.flatMap(({ value }) => (0,frontmatter/* membersOf */.lS)(value));
        made.set('must_haves', mustHavesOf(made, inner));
    }
    const checkpoint = CHECKPOINT.exec(source.text.slice(body));
    if (checkpoint !== null) {
        made.set('checkpoint', true);
        made.mark('/checkpoint', { text: checkpoint[0], start: body + checkpoint.index });
    }
    return made.unnumberedReturn();
}
const CHECKPOINT = /<task\b[^<>]{0,300}\btype\s*=\s*["']checkpoint/;
function mustHavesOf(made, members) {
    const artifacts = [];
    const links = [];
    const unread = [];
    const readAll = (name, list, read) => {
        for (const written of (0,frontmatter/* allMembersOf */.Wz)(members, name)) {
            const before = list.length;
            for (const item of (0,frontmatter/* itemsOf */.S3)(written.value))
                read(item);
            if (list.length > before || !holdsLines(written.value))
                continue;
            if (!unread.includes(name))
                unread.push(name);
            made.mark((0,model_pointer/* join */.fj)('', 'must_haves', name), written.at);
        }
    };
    readAll('artifacts', artifacts, (item) => {
        for (const path of (0,frontmatter/* allMembersOf */.Wz)((0,frontmatter/* membersOf */.lS)(item), 'path'))
            artifact(made, item, path.value, artifacts);
    });
    readAll('key_links', links, (item) => {
        keyLink(made, item, links);
    });
    return { artifacts, key_links: links, unread };
}
function artifact(made, item, path, artifacts) {
    const members = (0,frontmatter/* membersOf */.lS)(item);
    if (path.kind !== 'scalar' || path.value === null)
        return;
    const pointer = (0,model_pointer/* join */.fj)('', 'must_haves', 'artifacts', artifacts.length);
    const found = (0,claimed_path/* pathIn */.lW)(path.source.text);
    const entry = new Map([['path', found?.path ?? null]]);
    for (const name of ['provides', 'min_lines']) {
        const member = (0,frontmatter/* memberOf */.C5)(members, name);
        if (member !== undefined)
            entry.set(name, made.json(member.value, (0,model_pointer/* join */.fj)(pointer, name)));
    }
    for (const name of ['contains', 'exports']) {
        const lists = (0,frontmatter/* allMembersOf */.Wz)(members, name);
        if (lists.length > 0)
            entry.set(name, texts(made, (0,model_pointer/* join */.fj)(pointer, name), lists));
    }
    made.mark(pointer, item.source);
    if (found === null) {
        made.mark((0,model_pointer/* join */.fj)(pointer, 'path'), path.source);
        artifacts.push(Object.fromEntries(entry));
        return;
    }
    const source = { text: found.path, start: path.source.start + found.start };
    made.claim(artifacts, '/must_haves/artifacts', Object.fromEntries(entry), source, 'path');
}
function keyLink(made, item, links) {
    const members = (0,frontmatter/* membersOf */.lS)(item);
    const pointer = (0,model_pointer/* join */.fj)('', 'must_haves', 'key_links', links.length);
    const entry = new Map();
    for (const name of ['from', 'to', 'via', 'pattern']) {
        const value = (0,frontmatter/* memberOf */.C5)(members, name)?.value;
        if (value?.kind !== 'scalar' || value.value === null)
            continue;
        made.mark((0,model_pointer/* join */.fj)(pointer, name), value.source);
        const isEnd = name === 'from' || name === 'to';
        entry.set(name, isEnd ? ((0,claimed_path/* pathIn */.lW)(value.source.text)?.path ?? null) : String(value.value));
    }
    if (!entry.has('from'))
        return;
    made.mark(pointer, item.source);
    links.push(Object.fromEntries(entry));
}
function texts(made, pointer, members) {
    const list = [];
    for (const item of members.flatMap(({ value }) => (0,frontmatter/* itemsOf */.S3)(value))) {
        if (item.kind !== 'scalar' || item.value === null)
            continue;
        made.mark((0,model_pointer/* join */.fj)(pointer, list.length), item.source);
        list.push(String(item.value));
    }
    return list;
}
function holdsLines(node) {
    if (node.kind === 'scalar')
        return node.value !== null;
    return node.kind === 'list' ? node.items.length > 0 : true;
}

;// CONCATENATED MODULE: ./src/read/gsd/file-labels.ts
class Labels {
    #headings;
    #bold;
    constructor({ level, name }) {
        this.#headings = [{ level, text: name }];
    }
    take({ text }) {
        const bold = /^\*\*([^*`]+)\*\*:?\s*$/.exec(text)?.[1];
        if (bold !== undefined)
            this.#bold = bold;
        return bold !== undefined;
    }
    enter({ level, heading }) {
        while ((this.#headings.at(-1)?.level ?? 0) >= level)
            this.#headings.pop();
        this.#headings.push({ level, text: heading.text });
        this.#bold = undefined;
    }
    get type() {
        if (this.#bold !== undefined) {
            const type = typeIn(this.#bold);
            if (type !== undefined)
                return type;
        }
        for (let at = this.#headings.length - 1; at >= 0; at--) {
            const type = typeIn(this.#headings[at]?.text ?? '');
            if (type !== undefined)
                return type;
        }
        return 'listed';
    }
}
function typeIn(label) {
    const types = [];
    if (/\b(?:created|new|added)\b/i.test(label))
        types.push('created');
    if (/\b(?:modified|changed|updated|edited)\b/i.test(label))
        types.push('modified');
    if (/\b(?:deleted|removed)\b/i.test(label))
        types.push('deleted');
    return types.length === 1 ? types[0] : undefined;
}

// EXTERNAL MODULE: ./src/read/gsd/source-text.ts
var source_text = __webpack_require__(854);
;// CONCATENATED MODULE: ./src/read/gsd/self-check-result.ts
const DENIED_BEFORE = /(?:(?<![\p{L}\p{N}])(?:not|no|none|never|nothing|zero|without)|n['’]t|(?<![\p{L}\p{N}.,/])0)[\s*_\x60]+(?:\p{L}+[\s*_\x60]+)?$/iu;
const NONE_BEHIND = /^[\s*_\x60]*[:=(][\s*_\x60]*(?:0|none|zero)(?![\p{L}\p{N}.,/]|\s*(?:\/|of\b))/iu;
function selfCheckResults(heading) {
    const results = [];
    for (const { 0: word, index } of heading.matchAll(/(?<![\p{L}\p{N}_])(?:passed|failed)(?![\p{L}\p{N}_])/giu)) {
        const before = heading.slice(Math.max(0, index - FAR), index);
        const behind = heading.slice(index + word.length, index + word.length + FAR);
        if (DENIED_BEFORE.test(before) || NONE_BEHIND.test(behind))
            continue;
        results.push(word.toLowerCase() === 'passed' ? 'passed' : 'failed');
    }
    return results;
}
const FAR = 40;

;// CONCATENATED MODULE: ./src/read/gsd/sections.ts

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;
class Sections {
    #lines;
    constructor(text, offset) {
        this.#lines = [...readable((0,source_text/* linesFrom */.K)(text, offset))];
    }
    *outermost(wanted) {
        for (let at = 0; at < this.#lines.length; at++) {
            const found = this.#lines[at]?.heading;
            if (found === undefined || !wanted(found))
                continue;
            let end = at + 1;
            while (end < this.#lines.length && (this.#lines[end]?.heading?.level ?? 7) > found.level)
                end++;
            yield { ...found, lines: this.#lines.slice(at + 1, end) };
            at = end - 1;
        }
    }
    *direct(wanted) {
        for (let at = 0; at < this.#lines.length; at++) {
            const found = this.#lines[at]?.heading;
            if (found === undefined || !wanted(found))
                continue;
            let end = at + 1;
            while (end < this.#lines.length && this.#lines[end]?.heading === undefined)
                end++;
            yield { ...found, lines: this.#lines.slice(at + 1, end) };
        }
    }
}
function* readable(lines) {
    let fence = '';
    for (const line of lines) {
        const sign = FENCE.exec(line.text)?.[1] ?? '';
        if (fence !== '') {
            if (sign.startsWith(fence) && line.text.trim() === sign)
                fence = '';
            continue;
        }
        if (sign !== '' && !(sign.startsWith('`') && line.text.trim().slice(sign.length).includes('`'))) {
            fence = sign;
            continue;
        }
        const level = HEADING.exec(line.text)?.[1]?.length;
        if (level === undefined) {
            yield { line };
            continue;
        }
        const heading = (0,source_text/* trimmed */.d)(line, line.text.indexOf('#') + level);
        yield { line, heading: { level, heading, name: comparableName(heading.text) } };
    }
}
function comparableName(heading) {
    let end = heading.length;
    for (;;) {
        const sign = heading[end - 1];
        if (sign === undefined)
            break;
        if (sign === ')') {
            const open = heading.lastIndexOf('(', end - 1);
            if (open < 0)
                break;
            end = open;
        }
        else if (':*#'.includes(sign) || /\s/.test(sign))
            end--;
        else
            break;
    }
    return heading.slice(0, end).toLowerCase();
}
function codeSpans({ text, start }) {
    const spans = [];
    for (let open = text.indexOf('`'); open >= 0;) {
        const close = text.indexOf('`', open + 1);
        if (close < 0)
            break;
        if (close === open + 1) {
            open = close;
            continue;
        }
        spans.push({ text: text.slice(open + 1, close), start: start + open + 1 });
        open = text.indexOf('`', close + 1);
    }
    return spans;
}
const BETWEEN_SPANS = /^\*{0,2}\s*(?:[,&+/]|and\b)(?:\s|[,&+/]|and\b)*\*{0,2}(?=`)/;
function joinedSpans(line) {
    const [first, ...others] = codeSpans(line);
    const spans = [];
    let end = first === undefined ? line.text.length : first.start - line.start + first.text.length + 1;
    for (const span of others) {
        const open = span.start - line.start - 1;
        if (BETWEEN_SPANS.exec(line.text.slice(end, open + 1))?.[0].length !== open - end)
            break;
        spans.push(span);
        end = open + span.text.length + 2;
    }
    return { spans, after: line.text.slice(end) };
}
function cellsOf(line) {
    const row = (0,source_text/* trimmed */.d)(line);
    if (!row.text.startsWith('|'))
        return null;
    const cells = [];
    let from = 1;
    for (let at = 1; at < row.text.length; at++) {
        if (row.text[at] === '\\')
            at++;
        else if (row.text[at] === '|') {
            cells.push((0,source_text/* trimmed */.d)(row, from, at));
            from = at + 1;
        }
    }
    if (from < row.text.length)
        cells.push((0,source_text/* trimmed */.d)(row, from));
    return cells;
}

;// CONCATENATED MODULE: ./src/read/gsd/unread.ts



const KEY_FILES = /^[ \t]*["']?key[ \t_-]*files["']?[ \t]*:/i;
function unreadLines(lines, offsets) {
    const read = [...offsets].sort((one, other) => one - other);
    const unread = [];
    let next = 0;
    let region = null;
    let owner = null;
    for (const line of lines) {
        const end = line.start + line.text.length;
        const before = next;
        while (next < read.length && (read[next] ?? 0) <= end)
            next++;
        const isRead = next > before;
        const content = (0,source_text/* trimmed */.d)(line);
        const indent = content.start - line.start;
        if (content.text === '' || content.text.startsWith('#'))
            continue;
        const key = KEY_FILES.exec(line.text)?.[0];
        const isItem = /^-(?:\s|$)/.test(content.text);
        if (region !== null && (indent < region || (indent === region && !isItem)))
            region = null;
        if (key !== undefined && region === null) {
            region = indent;
            owner = null;
            if (!isRead && mayNameFile((0,gsd_node/* contentOf */.$E)(line.text.slice(key.length))))
                unread.push((0,source_text/* trimmed */.d)(line, key.length));
            continue;
        }
        if (region === null || (owner !== null && indent > owner))
            continue;
        owner = isItem && isRead ? indent : null;
        if (!isRead && mayNameFile((0,gsd_node/* contentOf */.$E)(content.text)))
            unread.push(content);
    }
    return unread;
}
const JOINED = /^[\s(]*(?:(?:[+&,;]|and\b)[\s*`"']*)+([^\s*`"',;()]+)/;
function namesAnother(description) {
    const other = JOINED.exec(description)?.[1];
    return other !== undefined && mayNameFile(other) && !namesNoOneFile(other);
}
const PATTERN = /^["'`]?(?=[^(]*(?:[*{]|\?[^\s"'`]|\[(?:\d+-\d+|[A-Za-z]-[A-Za-z])\]))(?:[^\s,;(){}"'`]|\{[^{}]*\})+["'`]?(?:\s.*)?$/;
const COUNT = /^["'`]?[~+]?\d+\+?\s+(?:[\w-]+\s+){0,3}files?\b/i;
function namesNoOneFile(text) {
    return (COUNT.test(text) || (PATTERN.test(text) && (0,claimed_path/* pathIn */.lW)(text.replaceAll(/\{[^{}]*\}|[*?]|\[[^\]]*\]/g, 'x')) !== null));
}
const WORDS = /^(?:n\/a|and\/or|either\/or|w\/o?|\d+\/\d+|\/+)$/i;
function mayNameFile(text) {
    return text.split(/[\s"'`,;()[\]]+/).some((word) => {
        const name = word.replace(/[.:!?]+$/, '');
        return name !== '' && !WORDS.test(name) && (0,claimed_path/* isLikeFile */.kj)(name);
    });
}

;// CONCATENATED MODULE: ./src/read/gsd/summary.ts










const COMPOSED = ['files', 'commits', 'self-check', 'selfCheck', 'placeholders'];
function readSummary(source) {
    return new Summary(source).unnumberedReturn();
}
const FILES = /^(?:key\s+)?files(?:\s+(?:created|modified|changed|deleted)(?:\s*(?:\/|&|and|,)\s*(?:created|modified|changed|deleted))*)?$|^(?:created|modified|changed)\s+files$/;
const COMMITS = /^(?:task\s+)?commits?$/;
const SELF_CHECK = /^self[- ]?check\b/;
const KINDS_OF_FILES = ['created', 'modified', 'deleted', 'removed'];
const PLACEHOLDER = /^(?:abc123f|def456g|hij789k|lmn012o|abc1234|hash|\[hash\]|pending|tbd)$/i;
class Summary {
    #made;
    #sections;
    #lists = {
        files: [],
        commits: [],
        'self-check': [],
        placeholders: [],
    };
    #items = [];
    #unread = new Map();
    #selfChecks = new Set();
    constructor(source) {
        this.#made = new Composition(source, COMPOSED);
        this.#sections = new Sections(source.text, this.#made.frontmatter.body);
    }
    unnumberedReturn() {
        this.#keyFiles();
        this.#requirements();
        this.#status();
        this.#body();
        this.#frontmatterCommits();
        for (const [name, list] of Object.entries(this.#lists)) {
            if (list.length > 0)
                this.#made.set(name, list);
        }
        return this.#made.unnumberedReturn();
    }
    #keyFiles() {
        const { members, lines } = this.#made.frontmatter;
        const keyFiles = (0,frontmatter/* allMembersOf */.Wz)(members, 'key-files', 'key_files');
        const lists = new Map();
        for (const { key, value } of keyFiles.flatMap((member) => (0,frontmatter/* membersOf */.lS)(member.value))) {
            if (!KINDS_OF_FILES.includes(key))
                continue;
            const list = lists.get(key) ?? [];
            lists.set(key, list);
            for (const item of (0,frontmatter/* itemsOf */.S3)(value))
                this.#keyFile(item, list, (0,model_pointer/* join */.fj)('', 'key-files', key));
        }
        if (keyFiles.length > 0)
            this.#made.set('key-files', Object.fromEntries(lists));
        const unread = [...this.#unread.values(), ...unreadLines(lines, this.#items)].sort((one, other) => one.start - other.start);
        this.#made.leaveUnread(unread);
    }
    #keyFile(item, list, at) {
        const texts = (0,frontmatter/* pathTexts */.ab)(item);
        this.#items.push(item.source.start);
        for (const written of texts.length > 0 ? texts : [item.source]) {
            const found = texts.length > 0 ? (0,claimed_path/* pathIn */.lW)(written.text) : null;
            this.#items.push(written.start);
            if (found === null) {
                if (mayNameFile(written.text) && !namesNoOneFile(written.text))
                    this.#unread.set(written.start, written);
                continue;
            }
            const { path, start, description } = found;
            const source = { text: path, start: written.start + start };
            if (namesAnother(description))
                this.#unread.set(written.start, written);
            this.#made.claim(list, at, (0,claimed_path/* saysGone */.ed)(description) ? { path, gone: true } : path, source);
        }
    }
    #requirements() {
        const { members } = this.#made.frontmatter;
        const completed = (0,frontmatter/* allMembersOf */.Wz)(members, 'requirements-completed', 'requirements_completed');
        if (completed.length === 0)
            return;
        const ids = [];
        for (const item of completed.flatMap(({ value }) => (0,frontmatter/* itemsOf */.S3)(value))) {
            if (item.kind !== 'scalar' || item.value === null)
                continue;
            this.#made.mark((0,model_pointer/* join */.fj)('', 'requirements-completed', ids.length), item.source);
            ids.push(String(item.value));
        }
        this.#made.set('requirements-completed', ids);
    }
    #status() {
        const [first, ...others] = (0,frontmatter/* allMembersOf */.Wz)(this.#made.frontmatter.members, 'status');
        if (first === undefined || others.length === 0)
            return;
        const chosen = [first, ...others].find(({ value }) => value.kind !== 'scalar' || !(0,gsd_status/* saysUnfinished */.sL)(value.value));
        if (chosen !== undefined)
            this.#made.set('status', this.#made.json(chosen.value, '/status'));
    }
    #body() {
        const sections = [];
        const add = (found, read) => {
            for (const section of found)
                sections.push({ section, read });
        };
        add(this.#sections.outermost(isNamed(FILES)), (section) => {
            this.#files(section);
        });
        add(this.#sections.outermost(isNamed(COMMITS)), (section) => {
            this.#commits(section);
        });
        add(this.#sections.direct(isNamed(SELF_CHECK)), (section) => {
            this.#selfCheck(section);
        });
        sections.sort((one, other) => one.section.heading.start - other.section.heading.start);
        for (const { section, read } of sections)
            read(section);
    }
    #files(section) {
        const labels = new Labels(section);
        for (const { line, heading } of section.lines) {
            if (heading !== undefined || labels.take(line)) {
                if (heading !== undefined)
                    labels.enter(heading);
                continue;
            }
            const bullet = /^[-*+][ \t]+(?=(?:\*\*)?`[^`]+`)/.exec(line.text)?.[0];
            if (bullet === undefined)
                continue;
            const found = (0,claimed_path/* pathIn */.lW)(line.text.slice(bullet.length));
            if (found === null || !(0,claimed_path/* isLikeFile */.kj)(found.path))
                continue;
            const { spans, after } = joinedSpans((0,source_text/* trimmed */.d)(line, bullet.length));
            const isGone = (0,claimed_path/* saysGone */.ed)(found.description) || (spans.length > 0 && (0,claimed_path/* saysGone */.ed)(after));
            const type = isGone ? 'deleted' : labels.type;
            const start = line.start + bullet.length + found.start;
            this.#file(type, { text: found.path, start });
            for (const span of spans) {
                const other = (0,claimed_path/* pathIn */.lW)(span.text);
                if (other?.path.includes('/') === true)
                    this.#file(type, { text: other.path, start: span.start + other.start });
            }
        }
    }
    #file(type, source) {
        this.#made.claim(this.#lists.files, '/files', { path: source.text, type }, source);
    }
    #commits({ lines }) {
        for (const { line, heading } of lines) {
            if (heading !== undefined)
                continue;
            const spans = codeSpans(line);
            const cells = (cellsOf(line) ?? []).filter(({ text }) => !text.includes('`'));
            const texts = [...spans, ...cells].sort((one, other) => one.start - other.start);
            for (const source of texts)
                this.#commit((0,source_text/* trimmed */.d)(source));
        }
    }
    #commit(source) {
        if ((0,claimed_path/* isCommitId */.jh)(source.text))
            this.#made.claim(this.#lists.commits, '/commits', source.text, source);
        if (!PLACEHOLDER.test(source.text))
            return;
        const { placeholders } = this.#lists;
        this.#made.mark((0,model_pointer/* join */.fj)('', 'placeholders', placeholders.length), source);
        placeholders.push(source.text);
    }
    #selfCheck({ heading, lines }) {
        for (const result of selfCheckResults(heading.text)) {
            if (!this.#selfChecks.has(result))
                this.#made.mark('/selfCheck', heading);
            this.#selfChecks.add(result);
            this.#made.set('selfCheck', this.#selfChecks.size > 1 ? 'both' : result);
        }
        for (const { line } of lines) {
            const found = foundIn(line);
            if (found === null)
                continue;
            const id = /^(?:commit\s+)?(`?)([0-9a-f]{7,40})`?(?=$|[\s,;:(])/i.exec(found.text);
            if (id?.[2] !== undefined && (0,claimed_path/* isCommitId */.jh)(id[2].toLowerCase())) {
                const start = found.start + id[0].indexOf(id[2], id[0].search(/\s/) + 1);
                this.#check('commit', { text: id[2], start });
                continue;
            }
            const path = (0,claimed_path/* pathIn */.lW)(found.text);
            if (path?.path.includes('/') !== true)
                continue;
            this.#check('checked', { text: path.path, start: found.start + path.start });
        }
    }
    #check(type, source) {
        this.#made.claim(this.#lists['self-check'], '/self-check', { path: source.text, type }, source);
    }
    #frontmatterCommits() {
        for (const { key, value } of this.#made.frontmatter.members) {
            if (!/^(?:commits?|task[-_]commits?)$/.test(key))
                continue;
            for (const item of (0,frontmatter/* itemsOf */.S3)(value)) {
                const { text, start } = item.source;
                const first = /^["'`]*([^\s"'`:,;()]+)/.exec(text);
                const named = /^["'`]*\w[\w-]*:\s+["'`]*([^\s"'`:,;()]+)/.exec(text);
                const found = first?.[1] !== undefined && (0,claimed_path/* isCommitId */.jh)(first[1]) ? first : (named ?? first);
                if (found?.[1] === undefined)
                    continue;
                this.#commit({ text: found[1], start: start + found[0].length - found[1].length });
            }
        }
    }
}
function isNamed(pattern) {
    return ({ name }) => pattern.test(name);
}
function foundIn(line) {
    const first = /^\s*(?:[-*+]\s+)?(?:\*\*)?FOUND:?(?:\*\*)?:?\s+/.exec(line.text);
    if (first !== null)
        return (0,source_text/* trimmed */.d)(line, first[0].length);
    const bullet = /^\s*[-*+]\s+/.exec(line.text)?.[0].length;
    if (bullet === undefined)
        return null;
    const { text } = line;
    for (let at = text.indexOf('FOUND', bullet); at >= 0; at = text.indexOf('FOUND', at + 1)) {
        if (/\w/.test(text[at + 5] ?? ''))
            continue;
        let end = text.startsWith('**', at - 2) ? at - 2 : at;
        while (end > bullet && /\s/.test(text[end - 1] ?? ''))
            end--;
        const sign = text[end - 1] ?? '';
        if (!'—–-:'.includes(sign) || sign === '')
            continue;
        end -= sign === '-' && text[end - 2] === '-' ? 2 : 1;
        const what = (0,source_text/* trimmed */.d)(line, bullet, end);
        if (what.text !== '')
            return what;
    }
    return null;
}

;// CONCATENATED MODULE: ./src/read/gsd/verification.ts




function readVerification(source) {
    const made = new Composition(source, ['artifacts', 'gapCount']);
    const { members, body } = made.frontmatter;
    const gaps = (0,frontmatter/* memberOf */.C5)(members, 'gaps');
    if (gaps !== undefined) {
        made.set('gapCount', gapsIn(gaps.value));
        made.mark('/gapCount', gaps.at);
    }
    const artifacts = [];
    const sections = new Sections(source.text, body);
    for (const section of sections.outermost(({ name }) => name.startsWith('required artifacts'))) {
        rowsOf(made, section, artifacts);
    }
    if (artifacts.length > 0)
        made.set('artifacts', artifacts);
    return made.unnumberedReturn();
}
function gapsIn(node) {
    if (node.kind === 'list')
        return node.items.length;
    return node.kind === 'map' || !/^(?:|null|none|no|0|n\/a)\.?$/i.test(String(node.value)) ? 1 : 0;
}
const THERE = /[✓✅]|\b(?:VERIFIED|EXISTS|PASS|PASSED|SUBSTANTIVE|WIRED)\b/;
const NOT_THERE = /[✗❌⚠]|\b(?:MISSING|STUB|FAILED|ORPHANED|PARTIAL|UNCERTAIN|DELETED|REMOVED)\b/;
const NOT_THERE_IN_WORDS = /\b(?:absent|deleted|removed|not exist|no longer|untracked|not tracked|gitignored|outside (?:the )?repo)/i;
function rowsOf(made, { lines }, artifacts) {
    for (const { line } of lines) {
        const [first, ...others] = cellsOf(line) ?? [];
        if (first === undefined || !/^(?:\*\*)?`[^`]+`/.test(first.text))
            continue;
        const rest = others.map(({ text }) => withoutCode(text)).join(' | ');
        if (!THERE.test(rest) || NOT_THERE.test(rest) || NOT_THERE_IN_WORDS.test(rest))
            continue;
        const found = (0,claimed_path/* pathIn */.lW)(first.text);
        if (found === null || !(0,claimed_path/* isLikeFile */.kj)(found.path))
            continue;
        made.claim(artifacts, '/artifacts', { path: found.path }, { text: found.path, start: first.start + found.start });
    }
}
function withoutCode(cell) {
    const word = /^`([✓✅✗❌⚠]?\s*[A-Z]+)`$/.exec(cell)?.[1];
    return word ?? cell.replace(/`[^`]*`/g, ' ');
}

;// CONCATENATED MODULE: ./src/read/gsd/gsd.ts



const READERS = {
    'gsd-summary': readSummary,
    'gsd-plan': readPlan,
    'gsd-verification': readVerification,
};
function readGsd(source, family) {
    return READERS[family](source);
}

// EXTERNAL MODULE: ./src/read/line-spans.ts
var line_spans = __webpack_require__(4480);
// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(771);
// EXTERNAL MODULE: ./src/read/markdown/block.ts
var block = __webpack_require__(569);
// EXTERNAL MODULE: ./src/read/markdown/may-hold-source.ts
var may_hold_source = __webpack_require__(977);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(2003);
;// CONCATENATED MODULE: ./src/read/markdown/markdown.ts



function readMarkdown(source) {
    const { markdown, budget } = source;
    if (markdown === null || !(0,may_hold_source/* mayHoldAny */.f)(source))
        return read_source/* NO_PARTS */.lv;
    if (budget.blocks < 0)
        return read_source/* NO_PARTS */.lv;
    try {
        return markdown(source);
    }
    catch (error) {
        if (!(error instanceof block/* TooManyBlocks */.Y))
            throw error;
        return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'too-many-blocks', limit: read_source/* MOST_BLOCKS */.hk }] };
    }
}

// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(6907);
// EXTERNAL MODULE: ./src/read/returns-among.ts
var returns_among = __webpack_require__(7682);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/read/markdown/may-hold-envelope.ts
var may_hold_envelope = __webpack_require__(4036);
// EXTERNAL MODULE: ./src/read/unread-return.ts
var unread_return = __webpack_require__(8112);
;// CONCATENATED MODULE: ./src/read/transcript.ts











function isEnding(value) {
    return (0,json/* isObject */.Gv)(value) && !(0,marks/* looksLikeReturn */._t)(value) && (isHanding(value) || isSaid(value) || toldBy(value).length > 0);
}
function isEvent(value) {
    if (!(0,json/* isObject */.Gv)(value) || (0,marks/* looksLikeReturn */._t)(value) || (0,json/* stringField */.OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,json/* has */.zy)(value, key));
}
function* readHanded(event) {
    const finals = handedBy(event.value);
    const values = [];
    for (const final of finals) {
        if (final.kind !== 'value' || values.some((known) => (0,external_node_util_.isDeepStrictEqual)(known, final.value)))
            continue;
        values.push(final.value);
        yield (0,read_source/* find */.I6)(() => ({ returns: [(0,json_json/* partOf */.BU)(event.parsed, final.value, final.pointer)] }));
    }
    for (const final of finals) {
        if (final.kind === 'value')
            continue;
        const [only, ...others] = values;
        if (only !== undefined && others.length === 0 && saysTheSame(final.text, only))
            continue;
        for (const { count, make } of readSpoken(event, final))
            yield { count, make: () => (0,read_source/* quoted */.TL)(make()) };
    }
}
function* readTold(event, chains) {
    for (const spoken of toldBy(event.value)) {
        if (chains.placeOf(event.value, spoken) !== 'end')
            continue;
        for (const { count, make } of readSpoken(event, spoken))
            yield { count, make: () => said(make()) };
    }
}
function mayTell({ source, value }) {
    return toldBy(value).some((spoken) => {
        const text = wholeText(spoken);
        return mayHoldText(text) || mayHoldText(text.replaceAll('\n', '')) || (0,unread_return/* mayHoldUnread */.G)({ ...source, text });
    });
}
function withAsides(parts, events, chains) {
    if (!events.some(({ source }) => source.reportsUnread === true))
        return parts;
    const known = new Set(parts.returns.map(({ value }) => JSON.stringify(value)));
    for (const event of events) {
        for (const spoken of toldBy(event.value)) {
            if (chains.placeOf(event.value, spoken) !== 'aside')
                continue;
            const { problems, returns } = (0,read_source/* taken */.uU)(readSpoken(event, spoken));
            const isNew = returns.some(({ value }) => !known.has(JSON.stringify(value)));
            const isUnread = problems.some(({ kind }) => kind === 'unread-return' || kind === 'syntax');
            if (!isNew && !isUnread)
                continue;
            const range = event.parsed.locator().locate(spoken.pointer);
            const reason = isNew ? 'not-final' : 'syntax';
            return { ...parts, problems: [...parts.problems, { kind: 'unread-return', reason, text: '', range }] };
        }
    }
    return parts;
}
function readSpoken({ source, parsed, line }, spoken) {
    return readBlocks(spoken, ({ pointer, text }) => {
        const place = () => parsed.locator().locate(pointer);
        const { markdown, budget, reportsUnread } = source;
        return { text, range: place, lineAt: () => line ?? place().startLine, markdown, budget, reportsUnread };
    });
}
function said(parts) {
    const { problems, returns, more } = (0,read_source/* quoted */.TL)(parts);
    return {
        more,
        problems: problems.map((problem) => problem.kind === 'syntax' ? { kind: 'unread-return', reason: 'syntax', text: '', range: problem.range } : problem),
        returns: returns.map((found) => ({ ...found, said: true })),
    };
}
function withoutRepeats(parts) {
    const { returns } = parts;
    if (!returns.some((found) => found.said === true))
        return parts;
    const seen = new Set(returns.flatMap((found) => (found.said === true ? [] : [JSON.stringify(found.value)])));
    const kept = returns.filter((found) => {
        if (found.said !== true)
            return true;
        const key = JSON.stringify(found.value);
        return seen.has(key) ? false : seen.add(key);
    });
    return { ...parts, returns: kept };
}
function* readBlocks({ more = [], ...first }, sourceOf) {
    const blocks = [first, ...more];
    const texts = blocks.map(({ text }) => text);
    const together = texts.join('\n');
    if (more.length === 0 || !mayHoldText(together)) {
        for (const block of blocks)
            yield* readText(sourceOf(block));
        return;
    }
    const apart = blocks.map((block) => (0,read_source/* taken */.uU)(readText(sourceOf(block))));
    const known = apart.flatMap(({ returns }) => returns);
    const joined = ['\n\n', '']
        .map((between) => (0,read_source/* taken */.uU)(readText(sourceOf({ pointer: first.pointer, text: texts.join(between) }))))
        .reduce((one, other) => (other.returns.length > one.returns.length ? other : one));
    if (saysAsMuch(joined.returns, known))
        yield* (0,read_source/* findsOf */.Cf)(joined);
    else
        for (const parts of apart)
            yield* (0,read_source/* findsOf */.Cf)(parts);
}
function saysAsMuch(joined, apart) {
    const jsonIn = (returns) => returns.filter(({ making }) => making === 'json').length;
    const values = (returns) => JSON.stringify(returns.map(({ value }) => value));
    return joined.length > 0 && jsonIn(joined) >= jsonIn(apart) && values(joined) !== values(apart);
}
function mayHoldText(text) {
    return (0,extract/* mayHoldReturn */.Vq)(text) || (0,may_hold_envelope/* mayHoldEnvelope */.B)(text);
}
function saysTheSame(text, value) {
    if (!text.trimStart().startsWith('{'))
        return false;
    try {
        return (0,external_node_util_.isDeepStrictEqual)(JSON.parse(text), value);
    }
    catch {
        return false;
    }
}
const TAGS = /<\/?task_result>/g;
function* readText(source) {
    const { text } = source;
    let isFound = false;
    if ((0,extract/* mayHoldReturn */.Vq)(text)) {
        for (const one of (0,returns_among/* returnsAmong */.M)(source)) {
            isFound = true;
            yield one;
        }
    }
    if (isFound && !(0,may_hold_envelope/* mayHoldEnvelope */.B)(text) && !(0,unread_return/* mayHoldUnread */.G)(source))
        return;
    const { problems, returns, more } = readMarkdown({ ...source, text: text.replace(TAGS, '\n') });
    const envelopes = returns.filter(({ making }) => making === 'envelope');
    const unread = problems.filter(({ kind }) => kind === 'unread-return');
    yield* (0,read_source/* findsOf */.Cf)(isFound ? { problems: unread, returns: envelopes, more } : { problems, returns, more });
}

// EXTERNAL MODULE: ./src/read/utf8.ts
var utf8 = __webpack_require__(8145);
// EXTERNAL MODULE: ./src/model/verify-result.ts
var verify_result = __webpack_require__(96);
// EXTERNAL MODULE: ./src/read/verify-result/fence.ts
var verify_result_fence = __webpack_require__(667);
;// CONCATENATED MODULE: ./src/read/verify-result/verify-result.ts



function readVerifyResult(source) {
    const fence = (0,verify_result_fence/* fenceIn */.N)(source.text);
    return fence === null ? null : new Composer(fence, source).unnumberedReturn();
}
class Composer {
    #fence;
    #source;
    #value = {};
    #places = new Map();
    #keys = new Map();
    constructor(fence, source) {
        this.#fence = fence;
        this.#source = source;
    }
    unnumberedReturn() {
        const { opening, faults, end } = this.#fence;
        this.#place('', opening, opening);
        this.#fields();
        this.#value.form = faults;
        this.#place('/form', opening, opening);
        const change = changeNamed(this.#source.text, end);
        if (change !== null) {
            this.#value.change = change.text;
            this.#place('/change', change, change);
        }
        const value = this.#value;
        return {
            making: 'verify-result',
            value,
            verbatim: false,
            startLine: this.#source.lineAt(opening.offset),
            locate: (pointer, part) => this.#locate(pointer, part),
        };
    }
    #fields() {
        const first = new Map();
        const others = [];
        for (const { line, key, value } of this.#fence.lines) {
            const name = key.text;
            const fault = faultOf(name, value, first);
            if (fault !== null) {
                this.#place((0,model_pointer/* join */.fj)('', 'lines', others.length), line, key);
                const earlier = fault === 'repeated' ? first.get(name) : undefined;
                others.push({
                    fault,
                    text: line.text,
                    ...(fault === 'no-field' ? {} : { key: name }),
                    ...(earlier === undefined ? {} : { first_line: this.#source.lineAt(earlier.offset) }),
                });
                continue;
            }
            if (value === null)
                continue;
            first.set(name, key);
            this.#value[name] = value.text;
            const place = value.text === '' ? line : value;
            this.#place((0,model_pointer/* join */.fj)('', name), place, key);
            if (name !== 'verdict' || value.text === '')
                continue;
            this.#value.status = value.text;
            this.#place('/status', place, key);
        }
        this.#value.lines = others;
    }
    #place(pointer, value, key) {
        this.#places.set(pointer, value);
        this.#keys.set(pointer, key);
    }
    #locate(pointer, part = 'value') {
        const places = part === 'key' ? this.#keys : this.#places;
        for (let at = pointer;; at = at.slice(0, at.lastIndexOf('/'))) {
            const place = places.get(at);
            if (place !== undefined)
                return this.#source.range(place.offset, place.offset + place.text.length);
        }
    }
}
function faultOf(name, value, first) {
    if (value === null)
        return 'no-field';
    if (!verify_result/* VERIFY_FIELDS */.mA.has(name))
        return value.text === '' ? 'no-field' : 'unknown';
    return first.has(name) ? 'repeated' : null;
}
const CHANGE = '**Change**:';
function changeNamed(text, from) {
    if (!text.includes(CHANGE, from))
        return null;
    for (const line of (0,verify_result_fence/* linesFrom */.K)(text, from)) {
        const start = line.text.length - line.text.trimStart().length;
        if (!line.text.startsWith(CHANGE, start))
            continue;
        const rest = line.text.slice(start + CHANGE.length);
        const name = rest.trim();
        const offset = line.offset + start + CHANGE.length + rest.indexOf(name);
        const bare = /^`([^`]+)`/.exec(name)?.[1];
        if (name !== '')
            return bare === undefined ? { text: name, offset } : { text: bare, offset: offset + 1 };
    }
    return null;
}

;// CONCATENATED MODULE: ./src/read/read.ts




















function isHolding({ problems, returns }) {
    return returns.length > 0 || problems.some(({ kind }) => !model_document/* PROBLEMS_OF_NONE */.q.has(kind));
}
function ofDocument(parts) {
    return {
        ...parts,
        returns: parts.returns.filter(({ making, value }) => making === 'envelope' && isWhole(value)),
        problems: parts.problems.filter(({ kind }) => kind !== 'wrapped' && !model_document/* PROBLEMS_OF_JSON */.c.has(kind)),
    };
}
function isWhole(envelope) {
    const parts = (0,json/* listField */.FZ)(envelope, 'order');
    return (parts.includes('status') && parts.includes('summary') && (parts.includes('artifacts') || parts.includes('next')));
}
function read(bytes, form, options) {
    const { markdown, single = false, document = false, log = false, verification = !document } = options;
    const { text, problems } = (0,utf8/* decode */.D)(bytes);
    if (text === null)
        return { problems, returns: [], line: () => '' };
    let made;
    const lines = () => (made ??= new read_lines/* Lines */.q(text));
    const source = {
        text,
        range: (start, end) => lines().range(start, end),
        lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
        markdown,
        budget: { blocks: read_source/* MOST_BLOCKS */.hk },
        reportsUnread: !document && !single,
    };
    if (form === 'gsd')
        return gsdReading(source, options.gsd ?? 'gsd-summary', problems, lines);
    const found = read_READERS[form](source);
    const own = single ? withoutArray(source, found) : document ? ofDocument(found) : found;
    const verified = form === 'markdown' && verification ? readVerifyResult(source) : null;
    const whole = bounded(counted(verified === null ? own : startingWith(verified, own, single)), text.length);
    const isLookedFor = form !== 'markdown' || markdown !== null;
    const parts = log && isLookedFor ? withNothingRead(whole) : whole;
    const silent = form === 'markdown' && parts.problems.length === 0 && parts.returns.length === 0;
    return {
        problems: problems.length === 0 || silent ? parts.problems : [...problems, ...parts.problems],
        returns: parts.returns.map(({ making, value, verbatim, startLine, moreClaims = 0, unread, locate }, index) => ({
            index,
            making,
            value,
            verbatim,
            startLine,
            moreClaims,
            ...(unread === undefined ? {} : { unread }),
            locate,
        })),
        line: (line) => lines().textOf(line),
    };
}
function withNothingRead(parts) {
    const { problems, returns } = parts;
    const isOfFile = (problem) => problem.kind === 'no-return' && problem.range === position/* FILE_START */.W;
    const isEmpty = returns.length === 0 && problems.every(isOfFile);
    return isEmpty ? { ...parts, problems: [{ kind: 'nothing-read', range: position/* FILE_START */.W }] } : parts;
}
function startingWith(verified, parts, single) {
    return single ? { ...read_source/* NO_PARTS */.lv, returns: [verified] } : { ...parts, returns: [verified, ...parts.returns] };
}
function gsdReading(source, family, problems, lines) {
    const found = readGsd(source, family);
    const isGivenUp = family === 'gsd-plan' && (0,gsd_status/* isSuperseded */.pe)(found.value);
    return {
        problems: problems.filter(({ kind }) => kind !== 'byte-order-mark'),
        returns: isGivenUp ? [] : [{ ...found, index: 0 }],
        line: (line) => lines().textOf(line),
    };
}
function withoutArray(source, parts) {
    if (!source.text.trimStart().startsWith('['))
        return parts;
    const parsed = (0,json_json/* parse */.qg)(source);
    if (parsed.kind !== 'value' || !(0,json/* isArray */.cy)(parsed.value) || parsed.value.some(isEnding))
        return parts;
    const { value } = parsed;
    return { ...parts, problems: [{ kind: 'not-object', value, range: position/* FILE_START */.W }, ...parts.problems] };
}
function bounded(parts, length) {
    if (length <= 2 * limits/* MOST_ELEMENTS */.q3)
        return parts;
    const count = parts.returns.reduce((sum, { value }) => sum + (0,limits/* countElements */.x)(value), 0);
    if (count <= limits/* MOST_ELEMENTS */.q3)
        return parts;
    return {
        problems: [...parts.problems, { kind: 'too-many-elements', count, limit: limits/* MOST_ELEMENTS */.q3 }],
        returns: [],
        more: parts.more,
    };
}
function counted({ problems, returns, more }) {
    const limited = withFewDuplicates(problems);
    if (more === 0)
        return { problems: limited, returns, more };
    const found = Math.max(returns.length, read_source/* MOST_RETURNS */.IE) + more;
    return { problems: [...limited, { kind: 'too-many-returns', found, limit: read_source/* MOST_RETURNS */.IE }], returns, more };
}
function withFewDuplicates(problems) {
    if (problems.length <= json_json/* MOST_DUPLICATES */.rR)
        return problems;
    const few = [];
    let listed = 0;
    let more = 0;
    for (const problem of problems) {
        if (problem.kind === 'more-duplicates')
            more += problem.more;
        else if (problem.kind !== 'duplicate-key' || ++listed <= json_json/* MOST_DUPLICATES */.rR)
            few.push(problem);
        else
            more++;
    }
    return more === 0 ? few : [...few, { kind: 'more-duplicates', more }];
}
const read_READERS = {
    json: readWhole,
    jsonl: readLines,
    markdown: (source) => (0,read_source/* quoted */.TL)(readMarkdown(source)),
};
function readWhole(source) {
    const whole = (0,json_json/* parse */.qg)(source);
    if (whole.kind === 'value')
        return valueParts(source, whole);
    const none = { ...read_source/* NO_PARTS */.lv, problems: [whole.problem()] };
    return whole.deep ? none : (among(source) ?? none);
}
function among(source) {
    const spans = [...returnSpans(source.text)];
    const [first] = spans;
    if (first === undefined)
        return null;
    const { problems, ...parts } = (0,read_source/* taken */.uU)(spans.map((span) => (0,returns_among/* returnAt */.S)(source, span)));
    if (parts.returns.length === 0)
        return null;
    const { start } = first;
    const by = (0,extract/* isFenced */.i3)(source.text, start) ? 'fence' : 'prose';
    return { ...parts, problems: [{ kind: 'wrapped', by, range: source.range(start, start + 1) }, ...problems] };
}
function* returnSpans(text) {
    for (const excerpt of (0,extract/* excerptsIn */.iY)(text, marks/* mayBeReturn */.zR))
        if (excerpt.kind === 'return')
            yield excerpt;
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    const chains = new Chains();
    const told = [];
    let found;
    if (isEnding(value)) {
        chains.note(value);
        found = (0,read_source/* taken */.uU)(returnsOfEvent({ source, parsed, value, line: null }, chains, told));
    }
    else if ((0,json/* isArray */.cy)(value) && value.some(isEnding)) {
        for (const event of value)
            if ((0,json/* isObject */.Gv)(event) && !(0,marks/* looksLikeReturn */._t)(event))
                chains.note(event);
        found = (0,read_source/* taken */.uU)(returnsOfLog(source, parsed, value, chains, told));
    }
    else {
        return (0,read_source/* taken */.uU)((0,json_json/* returnsOf */.Bg)(source, parsed));
    }
    const parts = withAsides(withoutRepeats(found), told, chains);
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: locator().locate('') }] };
}
function* returnsOfLog(source, parsed, events, chains, told) {
    for (const { element } of (0,json_json/* elementsIn */.px)(source, parsed, events)) {
        const { value } = element;
        if (isEnding(value))
            yield* returnsOfEvent({ source, parsed: element, value, line: null }, chains, told);
        else if ((0,marks/* looksLikeReturn */._t)(value))
            yield (0,read_source/* find */.I6)(() => ({ returns: [(0,json_json/* unnumberedReturn */.YL)(source, element, value)] }));
    }
}
function* returnsOfEvent(event, chains, told) {
    if (isHanding(event.value))
        yield* readHanded(event);
    if (!mayTell(event))
        return;
    told.push(event);
    yield* readTold(event, chains);
}
function readLines(source) {
    const log = new Log(source);
    const all = log.parts();
    if (all.returns.length > 0 || all.problems.length > 0 || log.hasEvents)
        return all;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: position/* FILE_START */.W }] };
}
class Kept {
    lines = [];
    more = 0;
    add(start, found) {
        if (this.lines.length < read_source/* MOST_RETURNS */.IE)
            this.lines.push({ start, found });
        else
            this.more += found.count;
    }
}
class Log {
    hasEvents = false;
    #source;
    #isTranscript = false;
    #certain = new Kept();
    #others = new Kept();
    #chains = new Chains();
    #told = [];
    constructor(source) {
        this.#source = source;
        const { text } = source;
        for (const { start, end } of (0,line_spans/* lineSpans */.U)(text))
            if (text.slice(start, end).trim() !== '')
                this.#line(start, end);
    }
    parts() {
        for (const { start, event } of this.#told) {
            for (const found of readTold(event, this.#chains))
                this.#certain.add(start, found);
        }
        const kept = this.#isTranscript ? [this.#certain] : [this.#certain, this.#others];
        const lines = kept.flatMap((one) => one.lines).sort((a, b) => a.start - b.start);
        const more = kept.reduce((sum, one) => sum + one.more, 0);
        const read = (0,read_source/* taken */.uU)([...lines.map(({ found }) => found), ...(0,read_source/* findsOf */.Cf)({ ...read_source/* NO_PARTS */.lv, more })]);
        const told = this.#told.map(({ event }) => event);
        return withAsides(withoutRepeats(read), told, this.#chains);
    }
    #line(start, end) {
        const source = this.#source;
        const isBroken = this.#certain.lines.length === read_source/* MOST_RETURNS */.IE && !(0,objects/* isJson */.Fh)(source.text, start, end);
        const line = isBroken ? null : (0,json_json/* parse */.qg)(source, start, end);
        if (line?.kind !== 'value') {
            this.#certain.add(start, (0,read_source/* find */.I6)(() => brokenLine(source, start, end)));
            return;
        }
        const { value } = line;
        if ((0,json/* isObject */.Gv)(value) && !(0,marks/* looksLikeReturn */._t)(value))
            this.#chains.note(value);
        if (isEnding(value)) {
            this.hasEvents = true;
            const event = { source, parsed: line, value, line: source.lineAt(start) };
            if (mayTell(event))
                this.#told.push({ start, event });
            if (!isHanding(value))
                return;
            this.#isTranscript = true;
            for (const found of readHanded(event))
                this.#certain.add(start, found);
        }
        else if ((0,json/* isObject */.Gv)(value) && !(0,marks/* looksLikeReturn */._t)(value)) {
            if (isEvent(value))
                this.hasEvents = true;
            else
                for (const found of (0,json_json/* returnsOf */.Bg)(source, line))
                    this.#others.add(start, found);
        }
        else {
            for (const found of (0,json_json/* returnsOf */.Bg)(source, line))
                this.#certain.add(start, found);
        }
    }
}
function brokenLine(source, start, end) {
    const line = (0,json_json/* parse */.qg)(source, start, end);
    if (line.kind === 'value')
        return {};
    const problem = line.problem();
    if (line.deep)
        return { problems: [problem] };
    const text = source.text.slice(start, end);
    const spans = [...returnSpans(text)].map((span) => ({ start: start + span.start, end: start + span.end }));
    const { problems, returns, more } = (0,read_source/* taken */.uU)(spans.map((span) => (0,returns_among/* returnAt */.S)(source, span)));
    return { problems: [problem, ...problems], returns, more };
}


/***/ }),

/***/ 7682:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ returnsAmong),
/* harmony export */   S: () => (/* binding */ returnAt)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7979);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5933);
/* harmony import */ var _json_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3869);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4773);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2003);





function* returnsAmong(source) {
    for (const { kind, start, end } of (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptsIn */ .iY)(source.text, _json_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .isLikelyReturn */ .fu)) {
        if (kind === 'return' || (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeBrokenReturn */ .ln)(source.text.slice(start, end))) {
            yield returnAt(source, { start, end });
        }
    }
}
function returnAt(source, { start, end }) {
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .find */ .I6)(() => {
        const part = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(source, start, end);
        if (part.kind === 'problem')
            return { problems: [part.problem()] };
        const { value } = part;
        return { problems: part.duplicates(), returns: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? [(0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unnumberedReturn */ .YL)(source, part, value)] : [] };
    });
}


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ findsOf),
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   IE: () => (/* binding */ MOST_RETURNS),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   hk: () => (/* binding */ MOST_BLOCKS),
/* harmony export */   lv: () => (/* binding */ NO_PARTS),
/* harmony export */   uU: () => (/* binding */ taken)
/* harmony export */ });
const MOST_BLOCKS = 100_000;
const NO_PARTS = { problems: [], returns: [], more: 0 };
const MOST_RETURNS = 1_000;
function find(make) {
    return { count: 1, make: () => ({ ...NO_PARTS, ...make() }) };
}
function* findsOf({ problems, returns, more }) {
    for (const problem of problems)
        yield find(() => ({ problems: [problem] }));
    for (const found of returns)
        yield find(() => ({ returns: [found] }));
    if (more > 0)
        yield { count: more, make: () => ({ ...NO_PARTS, more }) };
}
function taken(finds) {
    const problems = [];
    const returns = [];
    let made = 0;
    let more = 0;
    for (const { count, make } of finds) {
        if (made >= MOST_RETURNS) {
            more += count;
            continue;
        }
        const parts = make();
        if (parts.returns.length > 0 || parts.problems.length > 0)
            made += Math.max(count, parts.returns.length);
        problems.push(...parts.problems);
        returns.push(...parts.returns);
        more += parts.more;
    }
    more += Math.max(0, returns.length - MOST_RETURNS);
    return { problems, returns: returns.slice(0, MOST_RETURNS), more };
}
function quoted({ problems, returns, more }) {
    return { problems, returns: returns.map((found) => ({ ...found, verbatim: false })), more };
}


/***/ }),

/***/ 8112:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ mayHoldUnread),
/* harmony export */   V: () => (/* binding */ unreadReturnIn)
/* harmony export */ });
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5933);

const QUOTES = '"\'\u2018\u2019\u201A\u201B\u201C\u201D\u201E\u201F\u00AB\u00BB`\u00B4\uFF02\uFF07';
const KEY = new RegExp(`[${QUOTES}]\\s*(status|artifacts|metadata)\\s*[${QUOTES}]\\s*:`, 'gi');
const MAY_HOLD = new RegExp(`[${QUOTES}]\\s*(?:artifacts|metadata)\\s*[${QUOTES}]`, 'i');
function mayHoldUnread({ text, reportsUnread }) {
    return reportsUnread === true && MAY_HOLD.test(text);
}
const isNearlyReturn = ({ plainStatus, artifacts, metadata }) => (plainStatus && (artifacts || metadata)) || (artifacts && metadata);
function unreadReturnIn(text, saysJson) {
    const value = /^\s*(?:\w+\s*=\s*)?(?=[{[])/.exec(text)?.[0].length;
    if (value === undefined && !saysJson)
        return null;
    const json = asJson(text.slice(value ?? 0));
    const isNear = (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsReturn */ .vY)(json, isNearlyReturn) || claimsFiles(json);
    const isPart = saysJson && new RegExp(`^\\s*[${QUOTES}]`).test(text);
    if (!isNear && !((isPart || isBroken(json)) && keysIn(text).size > 1))
        return null;
    return reasonOf(text);
}
function claimsFiles(json) {
    const first = /^\s*\{[^]*?"artifacts"\s*:\s*\[\s*\{([^{}]*)\}/.exec(json)?.[1] ?? '';
    return /"path"\s*:\s*"/.test(first) && /"type"\s*:\s*"/.test(first);
}
function isBroken(json) {
    return ([...(0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptsIn */ .iY)(json, isNearlyReturn)].some(({ kind }) => kind === 'broken') && !/"status"\s*:\s*[{[]/.test(json));
}
function asJson(text) {
    return text
        .replace(new RegExp(`[${QUOTES}]`, 'g'), '"')
        .replace(/"\s*(status|artifacts|metadata)\s*"(?=\s*:)/gi, (key) => key.replace(/\s/g, '').toLowerCase())
        .replace(/\b(?:True|False)\b/g, (word) => word.toLowerCase())
        .replace(/\bNone\b/g, 'null')
        .replace(/,(?=\s*[}\]])/g, '');
}
function keysIn(text) {
    return new Set([...text.matchAll(KEY)].map(([, name = '']) => name.toLowerCase()));
}
function reasonOf(text) {
    const keys = [...text.matchAll(KEY)];
    if (keys.some(([key]) => !/^".*"\s*:$/s.test(key)))
        return 'quotes';
    if (keys.some(([, name = '']) => name !== name.toLowerCase()))
        return 'letter-case';
    return keys.some(([, name]) => name === 'status') ? 'language' : 'no-status';
}


/***/ }),

/***/ 667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ linesFrom),
/* harmony export */   N: () => (/* binding */ fenceIn)
/* harmony export */ });
const MARKS = /gentle-ai\.verify-result|evidence_revision/;
function mayHoldVerifyResult(text) {
    return MARKS.test(text);
}
function fenceIn(text) {
    if (!mayHoldVerifyResult(text))
        return null;
    const start = contentStart(text);
    let isFirst = true;
    let open = null;
    for (const line of linesFrom(text, start.offset)) {
        const trimmed = line.text.trim();
        if (trimmed === '')
            continue;
        if (open !== null && isClosing(trimmed, open.mark)) {
            if (isEnvelope(open))
                return ended(open, line.offset + line.text.length);
            open = null;
            continue;
        }
        const mark = markOf(trimmed);
        if (mark !== null && (open === null || mark.length < trimmed.length)) {
            if (open !== null && isEnvelope(open))
                return unended(open);
            open = { mark, opening: line, lines: [], faults: openingFaults(line.text, isFirst, start.hasFrontMatter) };
        }
        else if (open !== null)
            open.lines.push(cutAtColon(line));
        isFirst = false;
    }
    return open !== null && isEnvelope(open) ? unended(open) : null;
}
function openingFaults(line, isFirst, hasFrontMatter) {
    const place = !isFirst ? ['not-first'] : hasFrontMatter ? ['front-matter'] : [];
    return line.trimEnd() === '```yaml' ? place : [...place, 'not-yaml'];
}
function markOf(line) {
    const [sign = ''] = line;
    if (sign !== '`' && sign !== '~')
        return null;
    let length = 1;
    while (line[length] === sign)
        length++;
    return length < 3 || (sign === '`' && line.includes(sign, length)) ? null : line.slice(0, length);
}
function isClosing(line, mark) {
    if (line.length < mark.length || !line.startsWith(mark))
        return false;
    for (const letter of line)
        if (letter !== mark[0])
            return false;
    return true;
}
function isEnvelope({ lines, faults }) {
    const keys = new Set();
    for (const { key, value } of lines) {
        if (value === null)
            continue;
        if (/^["']?schema["']?$/.test(key.text) && value.text.includes('gentle-ai.verify-result'))
            return true;
        keys.add(key.text);
    }
    return faults.length === 0 && keys.has('evidence_revision') && keys.has('verdict');
}
function ended({ opening, lines, faults }, end) {
    return { opening, lines, faults, end };
}
function unended({ opening, lines, faults }) {
    const after = lines.findIndex(({ value }) => value === null);
    const own = after < 0 ? lines : lines.slice(0, after);
    const last = own.at(-1)?.line ?? opening;
    return { opening, lines: own, faults: [...faults, 'unended'], end: last.offset + last.text.length };
}
function contentStart(text) {
    let inside = false;
    for (const line of linesFrom(text, 0)) {
        const trimmed = line.text.trimEnd();
        if (!inside) {
            if (trimmed.trim() === '')
                continue;
            if (trimmed !== '---')
                break;
            inside = true;
        }
        else if (trimmed === '---' || trimmed === '...') {
            return { offset: line.offset + line.text.length, hasFrontMatter: true };
        }
        else if (markOf(trimmed.trim()) !== null)
            break;
    }
    return { offset: 0, hasFrontMatter: false };
}
function* linesFrom(text, from) {
    for (let offset = from; offset < text.length;) {
        const lf = text.indexOf('\n', offset);
        const end = lf < 0 ? text.length : lf;
        yield { text: text.slice(offset, end > offset && text[end - 1] === '\r' ? end - 1 : end), offset };
        offset = end + 1;
    }
}
function cutAtColon(line) {
    const whole = trimmed(line);
    const colon = line.text.indexOf(':');
    if (colon < 0)
        return { line: whole, key: whole, value: null };
    const key = trimmed({ text: line.text.slice(0, colon), offset: line.offset });
    const value = trimmed({ text: line.text.slice(colon + 1), offset: line.offset + colon + 1 });
    return { line: whole, key, value: key.text === '' ? null : value };
}
function trimmed({ text, offset }) {
    const start = text.trimStart();
    return { text: start.trimEnd(), offset: offset + text.length - start.length };
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
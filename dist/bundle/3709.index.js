"use strict";
exports.id = 3709;
exports.ids = [3709];
exports.modules = {

/***/ 26360:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   QN: () => (/* binding */ withFingerprints),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   ck: () => (/* binding */ baselineToWrite),
/* harmony export */   mF: () => (/* binding */ readBaseline),
/* harmony export */   qL: () => (/* binding */ renderBaseline)
/* harmony export */ });
/* unused harmony export baselineEntries */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49710);
/* harmony import */ var _families_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72530);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30783);
/* harmony import */ var _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32083);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);







const SCHEMA = 'return-gate/baseline@1';
class BaselineError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e {
    name = 'BaselineError';
}
function baselineOf(known) {
    const { file, entries, hiding, reach, whole, hidesNoClaims = false } = known;
    return {
        reach,
        known,
        apply: (findings, mayBeKnown) => {
            const isKnown = knownAmong(hiding);
            const reasons = reasonsIn(hiding);
            const marked = findings.map((finding) => {
                if (finding.file === null || !mayBeKnown(finding))
                    return finding;
                if (hidesNoClaims && _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .PROOF_RULES */ .ZY.has(finding.rule))
                    return finding;
                if (!isKnown(finding))
                    return finding;
                const reason = reasons.get(fingerprintAmong(reasons, finding));
                return { ...finding, baselined: true, ...(reason === undefined ? {} : { reason }) };
            });
            const stale = whole ? staleEntries(entries, findings) : [];
            return { findings: marked, stale: stale.length === 0 ? null : { file, entries: stale } };
        },
    };
}
function baselineToWrite(before, untrue) {
    let taken = { entries: [], added: 0, untrue: [] };
    return {
        reach: 'everything',
        taken: () => taken,
        apply: (findings) => {
            const wasKnown = knownAmong(before);
            const kept = [];
            const left = [];
            let added = 0;
            const marked = findings.map((finding) => {
                if (finding.file === null)
                    return finding;
                const isNew = !wasKnown(finding);
                if (isNew && finding.untrue === true && untrue === 'left-out') {
                    left.push(finding);
                    return finding;
                }
                if (isNew)
                    added++;
                kept.push(finding);
                return { ...finding, baselined: true };
            });
            const reasons = reasonsIn(before);
            const reasonOf = new Map(kept.map((one) => [one.fingerprint, reasons.get(fingerprintAmong(reasons, one))]));
            const entries = baselineEntries(kept).map((entry) => ({ ...entry, reason: reasonOf.get(entry.fingerprint) }));
            taken = { entries, added, untrue: left };
            return { findings: marked, stale: null };
        },
    };
}
function reasonsIn(entries) {
    return new Map(entries.flatMap(({ fingerprint: of, reason }) => (reason === undefined ? [] : [[of, reason]])));
}
function baselineEntries(findings) {
    const entries = new Map();
    for (const finding of findings) {
        const { file, rule, fingerprint } = finding;
        if (file === null)
            continue;
        const known = entries.get(fingerprint);
        const count = (known?.count ?? 0) + 1;
        const absent = absentFields(finding);
        const fields = absent === null ? {} : { fields: [...new Set([...(known?.fields ?? []), ...absent])].sort(_model_text_js__WEBPACK_IMPORTED_MODULE_0__.compareText) };
        entries.set(fingerprint, { file: (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .stableFilePath */ .Rh)(file), rule, fingerprint, count, ...fields });
    }
    return [...entries.values()].sort(byFile);
}
function byFile(a, b) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.compareText)(a.file, b.file) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.compareText)(a.rule, b.rule) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.compareText)(a.fingerprint, b.fingerprint);
}
function staleEntries(entries, findings) {
    const listed = new Set(entries.map((entry) => entry.fingerprint));
    const occurring = new Map();
    for (const finding of findings) {
        const known = fingerprintAmong(listed, finding);
        const { count, fields } = occurring.get(known) ?? { count: 0, fields: new Set() };
        for (const name of absentFields(finding) ?? [])
            fields.add(name);
        occurring.set(known, { count: count + 1, fields });
    }
    const stale = [];
    for (const entry of entries.filter(({ rule }) => !Object.hasOwn(_families_choose_js__WEBPACK_IMPORTED_MODULE_2__/* .REMOVED_RULES */ .NR, rule))) {
        const found = occurring.get(entry.fingerprint);
        const fixed = (entry.fields ?? []).filter((name) => found?.fields.has(name) === false);
        if (found === undefined || found.count < entry.count)
            stale.push({ ...entry, found: found?.count ?? 0 });
        else if (fixed.length > 0)
            stale.push({ ...entry, found: found.count, fixed });
    }
    return stale;
}
function renderBaseline(entries) {
    const lines = entries.map(({ file, rule, fingerprint, count, fields, reason }) => `    ${JSON.stringify({ file, rule, fingerprint, count, fields, reason })},\n`);
    return `{\n  "schema": "${SCHEMA}",\n  "findings": [\n${lines.join('')}    null\n  ]\n}\n`;
}
function readBaseline(text, name) {
    const whole = parse(text, name);
    const findings = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.field)(whole, 'findings');
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.field)(whole, 'schema') !== SCHEMA) {
        throw new BaselineError(`${name} is not a baseline: its "schema" must be "${SCHEMA}". ${WRITE_ANEW}`);
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.isArray)(findings))
        throw new BaselineError(`${name}:1:1 has no list of "findings". ${WRITE_ANEW}`);
    const lines = linesOfEntries(text);
    const entries = [];
    findings.forEach((value, n) => {
        if (value === null && n === findings.length - 1)
            return;
        const entry = entryOf(value);
        const line = lines[n] ?? 1;
        if (entry === undefined) {
            throw new BaselineError(`${name}:${String(line)}:1 is not an entry with "file", "rule", "fingerprint" and a "count" of 1 or more, or its "fields" are not a list of names. ${WRITE_ANEW}`);
        }
        entries.push({ ...entry, line });
    });
    return entries;
}
const WRITE_ANEW = 'Take it from the last commit, or delete it and run return-gate check --update-baseline.';
function parse(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const conflict = lineMatching(text, /^(?:<{7}|={7}|>{7})/);
        const reason = conflict !== undefined
            ? `:${String(conflict)}:1 holds an unresolved merge conflict: keep the lines of both sides.`
            : ` is damaged: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.reasonOf)(error)}.`;
        throw new BaselineError(`${name}${reason} ${WRITE_ANEW}`);
    }
}
function linesOfEntries(text) {
    return [...linesThat(text, /^\s*\{\s*"(?:file|rule|fingerprint|count)"/)];
}
function lineMatching(text, pattern) {
    const [line] = linesThat(text, pattern);
    return line;
}
function* linesThat(text, pattern) {
    let line = 1;
    for (let start = 0; start <= text.length; line++) {
        const end = text.indexOf('\n', start);
        const last = end < 0 ? text.length : end;
        if (last > start && pattern.test(text.slice(start, last)))
            yield line;
        start = last + 1;
    }
}
function entryOf(value) {
    const file = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.stringField)(value, 'file');
    const rule = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.stringField)(value, 'rule');
    const fingerprint = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.stringField)(value, 'fingerprint');
    const count = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.numberField)(value, 'count') ?? 0;
    if (file === undefined || rule === undefined || fingerprint === undefined)
        return undefined;
    const fields = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.field)(value, 'fields');
    if (!Number.isInteger(count) || count <= 0)
        return undefined;
    const reason = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.stringField)(value, 'reason');
    const entry = { file, rule, fingerprint, count, ...(reason === undefined ? {} : { reason }) };
    if (fields === undefined)
        return entry;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__.isArray)(fields) || !fields.every((name) => typeof name === 'string'))
        return undefined;
    return { ...entry, fields };
}
function withFingerprints(pending) {
    return pending.map(({ finding, fingerprintInput }) => ({
        fingerprint: fingerprint(fingerprintInput),
        ...formerFingerprint(fingerprintInput),
        baselined: false,
        preexisting: false,
        ...finding,
    }));
}
function fingerprint({ rule, file, index, pointer, value }) {
    const parts = [rule, file === null ? null : (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .stableFilePath */ .Rh)(file), index, pointer, value];
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.sha256)(JSON.stringify(parts), 32);
}
function formerFingerprint(input) {
    const file = (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .movedPath */ .jk)(input.file ?? '');
    if (input.file === null || file === (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .stableFilePath */ .Rh)(input.file))
        return {};
    return { formerFingerprint: fingerprint({ ...input, file }) };
}
function fingerprintAmong(of, finding) {
    const { fingerprint: now, formerFingerprint: former = now } = finding;
    return of.has(now) ? now : former;
}
function knownAmong(entries) {
    const stocks = stocksOf(entries);
    const takeWhole = (stock) => {
        if (stock === undefined || stock.count === 0)
            return false;
        stock.count--;
        return true;
    };
    return (finding) => {
        const stock = stocks.get(fingerprintAmong(stocks, finding));
        const absent = absentFields(finding);
        if (absent === null)
            return takeWhole(stock);
        if (absent.every((name) => stock?.fields.has(name) === true))
            return takeWhole(stock);
        return surroundingsOf(finding).some(({ fingerprint: outer, name }) => {
            const fields = stocks.get(outer)?.fields;
            const left = fields?.get(name) ?? 0;
            if (left > 0)
                fields?.set(name, left - 1);
            return left > 0;
        });
    };
}
function absentFields({ property }) {
    return property === undefined || typeof property === 'string' ? null : property;
}
function surroundingsOf({ rule, file, index, pointer, }) {
    const way = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.tokens)(pointer ?? '');
    const files = file === null ? [file] : [...new Set([file, (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .movedPath */ .jk)(file)])];
    return way.flatMap((name, n) => {
        const pointer = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)('', ...way.slice(0, n));
        return files.map((place) => ({
            name,
            fingerprint: fingerprint({ rule, file: place, index, pointer, value: '{}' }),
        }));
    });
}
function stocksOf(entries) {
    const stocks = new Map();
    for (const { fingerprint: of, count, fields = [] } of entries) {
        const stock = stocks.get(of) ?? { count: 0, fields: new Map() };
        stock.count = Math.max(count, stock.count);
        for (const name of fields)
            stock.fields.set(name, Math.max(count, stock.fields.get(name) ?? 0));
        stocks.set(of, stock);
    }
    return stocks;
}


/***/ }),

/***/ 13691:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ parseNumber),
/* harmony export */   AG: () => (/* binding */ removedInputs),
/* harmony export */   DB: () => (/* binding */ parseSize),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   ZY: () => (/* binding */ parseOption),
/* harmony export */   c$: () => (/* binding */ insteadOf)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49710);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);




function parseOption(name, text, parse, expected) {
    const found = parse(text);
    if (found === undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${name} is "${text}": write ${expected}.`);
    return found;
}
function parseChoice(name, text, words) {
    const found = words.find((word) => word === text);
    if (found !== undefined)
        return found;
    const instead = insteadOf('word', text);
    if (instead !== undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${name} is "${text}", which was removed: ${instead}.`);
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(text, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${name} is "${text}": write one of ${words.join(', ')}.${hint}`);
}
const DURATION_UNITS = new Map([
    ['s', 1_000],
    ['m', 60_000],
    ['h', 3_600_000],
    ['d', 86_400_000],
    ['w', 604_800_000],
]);
function parseDuration(text) {
    const found = /^(\d{1,6})([smhdw])$/.exec(text.trim());
    return found === null ? undefined : Number((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(found, 1)) * (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(DURATION_UNITS, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(found, 2));
}
const SIZE_UNITS = new Map([
    ['', 1],
    ['b', 1],
    ['kb', 1e3],
    ['mb', 1e6],
    ['gb', 1e9],
    ['kib', 1024],
    ['mib', 1024 ** 2],
    ['gib', 1024 ** 3],
]);
function parseSize(text) {
    const found = /^(\d{1,12})\s*([A-Za-z]{0,3})$/.exec(text.trim());
    if (found === null)
        return undefined;
    const factor = SIZE_UNITS.get((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(found, 2).toLowerCase()) ?? 0;
    const bytes = Number((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(found, 1)) * factor;
    return bytes > 0 ? bytes : undefined;
}
function parseNumber(text) {
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
    return number > 0 ? number : undefined;
}
const REMOVED = {
    word: {
        badge: "write json for the counts, and show the workflow's own status badge",
        concise: 'write text, or jsonl for one line a finding',
        suggestions: 'write auto, and fix returns with return-gate fix --write where they are written',
    },
    input: {
        'badge-file': "delete it, and show the workflow's own status badge; json-file has the counts",
    },
};
function insteadOf(kind, name) {
    const names = kind === 'rule' ? _families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .REMOVED_RULES */ .NR : REMOVED[kind];
    return Object.hasOwn(names, name) ? names[name] : undefined;
}
function removedInputs(input) {
    return Object.entries(REMOVED.input)
        .filter(([name]) => input(name) !== '')
        .map(([name, instead]) => `The input ${name} was removed: ${instead}.`);
}


/***/ }),

/***/ 72530:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ isArchived),
/* harmony export */   Rh: () => (/* binding */ stableFilePath),
/* harmony export */   WK: () => (/* binding */ movedWith),
/* harmony export */   jk: () => (/* binding */ movedPath)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20160);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41412);


function archiveOf(file) {
    return _index_js__WEBPACK_IMPORTED_MODULE_0__/* .families */ .T.find(({ archive }) => archive?.owns(file) === true)?.archive ?? _stores_js__WEBPACK_IMPORTED_MODULE_1__/* .stores */ .z;
}
function movedWith(path, returnFile) {
    return archiveOf(returnFile).movedWith(path, returnFile);
}
function stableFilePath(file) {
    return archiveOf(file).stablePath(file);
}
function movedPath(file) {
    const path = stableFilePath(file);
    return path === file ? path : path.replace(/(^|\/)\d{4}-\d{2}-\d{2}-(?=[^/]*\/)/g, '$1');
}
function isArchived(file) {
    return archiveOf(file).isArchived(file);
}


/***/ }),

/***/ 1546:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ isStoryName),
/* harmony export */   PZ: () => (/* binding */ storyKey),
/* harmony export */   gL: () => (/* binding */ NOT_BELOW),
/* harmony export */   hr: () => (/* binding */ isInitiative),
/* harmony export */   kM: () => (/* binding */ bmadFamilyNamed),
/* harmony export */   ls: () => (/* binding */ PLACES),
/* harmony export */   r3: () => (/* binding */ epicOf),
/* harmony export */   xv: () => (/* binding */ mayBeBmad),
/* harmony export */   yU: () => (/* binding */ isBmadPlace),
/* harmony export */   yf: () => (/* binding */ BMAD_FAMILIES)
/* harmony export */ });
const BMAD_FAMILIES = ['bmad-story', 'bmad-spec'];
const PLACES = [
    '**/stories/**/*.md',
    '**/implementation-artifacts/**/*.md',
    '**/sprint-artifacts/**/*.md',
    '**/specs/**/*.md',
    '**/_bmad-output*/**/*.md',
    '**/initiative-*/**/*.md',
];
const NOT_BELOW = [
    ...['fixtures', '__fixtures__', 'testdata', 'template', 'templates', 'node_modules'],
    ...['skills', 'commands', 'workflow', 'workflows', '_bmad', 'bmad'],
];
const PLACE = /(?:^|\/)(?:stories|implementation-artifacts|sprint-artifacts|specs|_bmad-output[^/]*)\//i;
const INITIATIVE = /(?:^|\/)initiative-[^/]*\/(?:[^/]+\/)*(?![^/]*template)[^/]*$/i;
const MARKDOWN = /\.md$/i;
const NEVER = new RegExp(`(?:^|/)(?:${NOT_BELOW.join('|')}|\\.[^/]+)/`);
const TASK = /(?:^|\/)specs\/(?:[^/]+\/)*(?:OC_)?\d+_[^/]+\//;
function isBmadPlace(file) {
    return isDocument(file) && (PLACE.test(file) || INITIATIVE.test(file));
}
function isInitiative(file) {
    return isDocument(file) && INITIATIVE.test(file);
}
function isDocument(file) {
    return MARKDOWN.test(file) && !TASK.test(file) && !NEVER.test(file);
}
function mayBeBmad(text) {
    return MARK.test(text);
}
const MARK = /^(?: {0,3}#{1,6}[ \t][^\r\n]{0,200}?(?:file list|dev(?:eloper)? (?:agent )?record)|["']?(?:baseline_commit|baseline_revision|followup_review_recommended|review_loop_iteration|route|route_source|spec_checkpoint)["']?[ \t]*:)/im;
const STORY_NAME = /^(?:(?:story|bug|tech-debt)(?![\p{L}\p{N}_]).*|(?:[A-Za-z]{1,4}-?)?\d+[A-Za-z]?(?:[.-][A-Za-z]?\d+[A-Za-z]?)+(?![\p{L}\p{N}_]).*)\.md$/u;
function isStoryName(file) {
    return STORY_NAME.test(file.slice(file.lastIndexOf('/') + 1).toLowerCase());
}
function bmadFamilyNamed(file) {
    if (!isDocument(file) || !PLACE.test(file))
        return null;
    if (/(?:^|\/)spec-[^/]*$/.test(file))
        return 'bmad-spec';
    return isStoryName(file) ? 'bmad-story' : null;
}
function storyKey(file) {
    return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/i, '');
}
const FOLDER = /(?:^|\/)epic[-_ ]?(\d{1,6})[^/]*\//i;
const NAME = /(?:^|\/)(?:(?:spec|story|bug|tech-debt)[-_.])?(?:[A-Za-z]{1,4}-?)?(\d{1,6})[A-Za-z]?[.-][A-Za-z]?\d[^/]*$/;
function epicOf(file) {
    const number = (FOLDER.exec(file) ?? NAME.exec(file))?.[1];
    const isSpec = /(?:^|\/)spec-[^/]*$/.test(file);
    const name = number === undefined ? (isSpec ? 'specs' : 'none') : String(Number(number));
    return { by: 'epic', name };
}


/***/ }),

/***/ 30783:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ LOOSE_NOUNS),
/* harmony export */   Cm: () => (/* binding */ loadStandard),
/* harmony export */   KB: () => (/* binding */ chooseStandards),
/* harmony export */   LZ: () => (/* binding */ looseFamily),
/* harmony export */   ME: () => (/* binding */ FAMILY_NAMES),
/* harmony export */   NR: () => (/* binding */ REMOVED_RULES),
/* harmony export */   TH: () => (/* binding */ loadFrom),
/* harmony export */   _D: () => (/* binding */ versionsOfText),
/* harmony export */   a: () => (/* binding */ familyOfVersion),
/* harmony export */   ag: () => (/* binding */ namedStandards),
/* harmony export */   jv: () => (/* binding */ standardNamed),
/* harmony export */   ki: () => (/* binding */ standardsOfOneReturn),
/* harmony export */   ky: () => (/* binding */ StandardError),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   sE: () => (/* binding */ familyNamed),
/* harmony export */   td: () => (/* binding */ FAMILY_SETTINGS),
/* harmony export */   xS: () => (/* binding */ AREAS)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6644);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49710);
/* harmony import */ var _forms_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58952);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20160);






class StandardError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e {
    name = 'StandardError';
}
const versionHeads = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap(({ versions }) => versions);
const FAMILY_NAMES = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap((family) => family.families);
const AREAS = [
    ..._model_rule_js__WEBPACK_IMPORTED_MODULE_0__.SHARED_AREAS.slice(0, -1),
    ..._index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.map(({ area }) => area.name),
    _forms_index_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMS_AREA */ .Y1.name,
    ..._model_rule_js__WEBPACK_IMPORTED_MODULE_0__.SHARED_AREAS.slice(-1),
];
const FAMILY_SETTINGS = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap(({ settings }) => settings ?? []);
const REMOVED_RULES = Object.fromEntries(_index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap(({ removedRules = {} }) => Object.entries(removedRules)));
const LOOSE_NOUNS = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap(({ loose }) => loose?.noun ?? []);
function familyNamed(name) {
    const found = _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.find((family) => family.families.includes(name));
    if (found === undefined)
        throw new Error(`no family has returns named ${name}`);
    return found;
}
function familyOfVersion(version) {
    return version.declaredBy ?? familyNamed(version.family);
}
const LOOSE_FAMILIES = new Map(_index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T.flatMap(({ loose }) => (loose === undefined ? [] : [[loose.form, loose.family]])));
function looseFamily(form) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(LOOSE_FAMILIES, form);
}
function chooseStandards(list) {
    return withDefaults(namedStandards(list));
}
function standardNamed(name) {
    return (versionHeads.find(({ id }) => id === name) ??
        versionHeads.find(({ family, isDefault }) => isDefault && family === name));
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
    const ids = versionHeads.map((version) => version.id);
    if (id === 'auto')
        return '"auto" must be alone: remove it, or remove the ids.';
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(id, ids.toReversed(), 4) ?? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(id, FAMILY_NAMES, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOf)(ids, 'and')}.`;
}
function withDefaults(named) {
    return byFamily((family) => named.get(family) ?? standardNamed(family));
}
function standardsOfOneReturn(list, file) {
    const choice = list === undefined ? new Map() : namedStandards(list);
    const named = nameOf(file ?? '');
    const usual = named?.family ?? looseFamily('json');
    const isOpen = list === 'auto' || choice.size > 1;
    const isStated = (isOpen || list === undefined) && named?.isCertain === true;
    const chosen = byFamily((name) => {
        if (isStated && name !== usual)
            return undefined;
        const family = familyNamed(name);
        if (family.form === 'whole' && name !== usual)
            return choice.get(name);
        const isWanted = isOpen || (list === undefined && (name === usual || takesTexts(family)));
        return choice.get(name) ?? (isWanted ? standardNamed(name) : undefined);
    });
    return byFamily((name) => chosen[name] ?? (isKnownToReader(name, chosen) ? standardNamed(name) : undefined));
}
function isKnownToReader(name, chosen) {
    const { families: names, places } = familyNamed(name);
    return places.some(({ mark }) => mark !== undefined) && names.some((other) => chosen[other] !== undefined);
}
function takesTexts({ form, mark }) {
    return form === 'markdown' && mark !== undefined;
}
function nameOf(file) {
    for (const { named } of _index_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .T) {
        const found = named?.(file) ?? null;
        if (found !== null)
            return found;
    }
    return null;
}
function versionsOfText(chosen, takenBy) {
    const takers = FAMILY_NAMES.filter((name) => takesTexts(familyNamed(name)));
    const others = FAMILY_NAMES.some((name) => !takers.includes(name) && chosen[name] !== undefined);
    if (!others || takers.every((name) => chosen[name] === undefined))
        return chosen;
    return byFamily((name) => {
        const isWanted = takenBy === null ? !takers.includes(name) : takenBy.families.includes(name);
        return isWanted ? chosen[name] : undefined;
    });
}
function byFamily(versionOf) {
    return Object.fromEntries(FAMILY_NAMES.map((family) => [family, versionOf(family)]));
}
async function loadStandard(head, vocabulary = new Map()) {
    return loadFrom(await familyOfVersion(head).load(), head, vocabulary);
}
async function loadFrom({ versions }, { id }, vocabulary) {
    const plain = await (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(versions, id)();
    const words = vocabulary.get(plain.family);
    return words === undefined ? plain : (await __webpack_require__.e(/* import() */ 473).then(__webpack_require__.bind(__webpack_require__, 10473))).withProjectWords(plain, words);
}


/***/ }),

/***/ 41149:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fr: () => (/* binding */ OF_NO_FAMILY),
  ZS: () => (/* binding */ claimsInPrompt),
  pt: () => (/* binding */ ruleList),
  KK: () => (/* binding */ rulesOnWork),
  Ej: () => (/* binding */ useFrom)
});

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rules/changes.ts






const UNCLAIMED_BY_DESIGN = [
    'specs/TODO.md',
    'specs/state.json',
    finding.BASELINE_FILE,
    '.return-gate.yml',
    '.return-gate.yaml',
    '.return-gate.json',
];
const MOST_REPORTED = 10;
const METADATA_FILE = /(?:^|\/)[^/]*return-meta(?:-[^/]*)?\.json$/i;
const PLACEHOLDER = /(?:^|\/)\.(?:git)?keep$/;
const changeRules = (0,rule.rulesOnRuns)('run', {
    'unclaimed-change': {
        severity: 'notice',
        about: () => ({
            summary: 'Every file that changed with a return is claimed by one',
            rationale: "A return is the account of an agent's work. If no return mentions a change, nobody accounts for it.",
            remedy: 'List the file as an artifact of the return that made it, commit it separately, or exempt its path in the configuration.',
            sources: ['return-gate The counterpart of phantom work: work that no return claims'],
        }),
        check(run, { changes, mayBeUnclaimed }) {
            if (changes === null)
                return rule.NOTHING;
            const accounted = new Set(UNCLAIMED_BY_DESIGN);
            let compared = false;
            for (const { file, restated, claims } of run.returns) {
                accounted.add(file);
                if (!changes.changed.has(file))
                    continue;
                compared ||= restated;
                for (const { claim, verdict } of claims) {
                    const path = (0,model_claim.claimedFile)(claim);
                    if (path !== null)
                        accounted.add(path);
                    if (verdict.foundAt !== null)
                        accounted.add(verdict.foundAt);
                }
            }
            if (!compared)
                return rule.NOTHING;
            const problems = [];
            for (const file of changes.changed) {
                if (accounted.has(file) || changes.moved?.has(file) === true || mayBeUnclaimed?.(file) === true)
                    continue;
                if (run.holdsReturn?.(file) === true)
                    continue;
                problems.push({
                    file,
                    message: `${(0,model_text.quote)(file, 200)} changed, and no changed return claims it.`,
                    recommendation: 'List it as an artifact of the return that made it, or exempt its path in the configuration.',
                });
            }
            return problems;
        },
    },
    'unclaimed-deletion': {
        severity: 'warning',
        about: () => ({
            summary: 'Every file that a change with a return deletes is named by one',
            rationale: "A return is the account of an agent's work. If no return mentions a deleted file, nobody notices the loss.",
            remedy: 'Restore the file if its deletion was a mistake. If it was rewritten elsewhere, claim the new file: a claim of the same file name covers the deleted one. Otherwise name it where the standard lists deleted files, delete it in a separate change, or exempt its path under `unclaimed` in the configuration.',
            sources: ['return-gate The counterpart of phantom work: work that no return claims'],
        }),
        check(run, { changes, mayBeUnclaimed }) {
            if (changes === null)
                return rule.NOTHING;
            const named = new Set(UNCLAIMED_BY_DESIGN);
            const returns = new Set(run.deletedReturns?.files.map(({ file }) => file));
            const { changed, added = changed, moved, movedAway } = changes;
            const made = new Set();
            const replaced = new Set();
            let compared = false;
            for (const { file, restated, claims, named: inText = [] } of run.returns) {
                if (!changed.has(file))
                    continue;
                compared ||= restated;
                const folder = (0,model_path.taskFolder)(file);
                if (run.returnsIn?.get(folder)?.some((other) => other !== file) !== true)
                    named.add(folder);
                for (const path of inText)
                    named.add(path);
                for (const { claim, verdict } of claims) {
                    const path = (0,model_path.normalisePath)(claim.path);
                    if (path !== null)
                        (verdict.name !== 'directory' || claim.type === 'deleted' ? named : replaced).add(path);
                    const place = verdict.foundAt ?? (0,model_claim.claimedFile)(claim);
                    if (verdict.name === 'present' && place !== null && added.has(place) && moved?.has(place) !== true) {
                        made.add(place);
                    }
                    if (verdict.foundAt !== null)
                        named.add(verdict.foundAt);
                }
            }
            if (!compared)
                return rule.NOTHING;
            const unnamed = [...changes.deleted].filter((file) => !METADATA_FILE.test(file) &&
                !returns.has(file) &&
                !PLACEHOLDER.test(file) &&
                !replaced.has(file) &&
                !isNamed(file, named) &&
                mayBeUnclaimed?.(file) !== true);
            const whereKnown = new Set(moved?.values());
            const [away, gone] = [[], []];
            for (const file of unnamed) {
                if (!whereKnown.has(file))
                    (movedAway?.has(file) === true ? away : gone).push(file);
            }
            const rewritten = (0,model_path.pairedWithNamesakes)([...away, ...gone], [...made].sort());
            const lost = gone.filter((file) => !rewritten.has(file));
            const problems = lost.slice(0, MOST_REPORTED).map((file) => ({
                file,
                message: `${(0,model_text.quote)(file, 200)} was deleted, and no changed return names it.`,
                recommendation: 'Restore it, delete it in a separate change, or exempt its path in the configuration.',
            }));
            const more = lost.length - problems.length;
            if (more > 0) {
                problems.push({
                    value: more,
                    message: `${String(more)} more ${more === 1 ? 'file was' : 'files were'} deleted that no changed return names.`,
                    recommendation: 'Restore them, delete them in a separate change, or exempt their paths in the configuration.',
                });
            }
            return problems;
        },
    },
    'return-deleted': {
        severity: 'warning',
        about: () => ({
            summary: 'A change deletes no return',
            rationale: "A return is the record of an agent's work. A change that deletes the returns of others, e.g. by a wrong merge, also deletes their claims, and a false claim would vanish with its return. A return that moved, e.g. into an archive, was not deleted; one whose file remains without it was. Document 001 asks for one deletion: of a finished task's metadata file. If all its claims held at the base, this is a notice.",
            remedy: 'Restore the returns unless their deletion was intended: `git checkout BASE -- PATH`. To archive them, move them into an archive.',
            sources: ['001 Cleanup', 'return-gate A false claim must not vanish with its return'],
        }),
        check({ deletedReturns = null }) {
            if (deletedReturns === null)
                return rule.NOTHING;
            const { files } = deletedReturns;
            const problems = [];
            const lost = files.filter(({ isExpected }) => !isExpected);
            if (lost.length > 0) {
                problems.push({
                    value: 'lost',
                    message: `The compared change deletes ${inWords(lost)}.`,
                    recommendation: 'Restore them unless their deletion was intended, or move them into an archive.',
                });
            }
            const done = files.filter(({ isExpected }) => isExpected);
            if (done.length > 0) {
                problems.push({
                    severity: 'notice',
                    value: 'done',
                    message: `The compared change deletes ${inWords(done)}. All that they claim existed.`,
                    recommendation: 'Nothing needs to be done: 001 asks for it once a task is finished.',
                });
            }
            return problems;
        },
    },
    'returns-imported': {
        severity: 'notice',
        about: () => ({
            summary: 'Returns are committed with the work that they report',
            rationale: 'If one commit adds the returns of many tasks, e.g. when an ignored folder is finally tracked, git cannot date their claims. A file that an earlier commit had, and that was gone by then, counts as moved or removed. A file that no commit had is still missing.',
            remedy: 'Nothing, if the returns were written earlier. From now on commit each return with its work.',
            sources: ['return-gate The moment of a claim'],
        }),
        check({ imported = [] }) {
            return imported.map(({ commit, returns }) => ({
                value: commit,
                message: `The commit ${(0,model_text.shortId)(commit)} adds ${(0,model_text.count)(returns, 'return')} at once, so it is unknown when each made its claims, and files that an earlier commit had are not reported as missing.`,
                recommendation: 'Nothing needs to be done; commit each return with its work from now on.',
            }));
        },
    },
    'baseline-stale': {
        after: 'baseline',
        severity: 'warning',
        about: () => ({
            summary: 'Every entry of the baseline still occurs',
            rationale: 'A baseline lets known findings pass. The entry of a fixed finding would let the same mistake return unseen, and hides the progress.',
            remedy: 'Write the baseline again with `return-gate check --update-baseline` and commit it: it keeps only what still occurs.',
            sources: ['return-gate A baseline shrinks as findings are fixed, and never grows by itself'],
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
        }),
        check({ stale }) {
            if (stale === null)
                return rule.NOTHING;
            return stale.entries.map((entry) => ({
                file: stale.file,
                range: { ...pointer.FILE_START, startLine: entry.line, endLine: entry.line },
                value: entry.fingerprint,
                message: messageOf(entry),
                recommendation: 'Write the baseline again with return-gate check --update-baseline, and commit it.',
            }));
        },
    },
});
function isNamed(file, named) {
    return [...(0,model_path.pathAndFolders)(file)].some((path) => named.has(path));
}
const MOST_NAMED = 10;
function inWords(deleted) {
    const names = deleted.map(({ file }) => (0,model_text.quote)(file, 200));
    return `the returns of ${(0,model_text.count)(deleted.length, 'file')}: ${(0,model_text.listOfFew)(names, MOST_NAMED)}`;
}
function messageOf({ file, rule, count: known, found, fixed }) {
    const what = `The baseline knows ${(0,model_text.count)(known, 'finding')} of ${rule} in ${(0,model_text.quote)(file, 200)}`;
    if (fixed !== undefined) {
        const names = (0,model_text.quotedList)(fixed, 'and');
        return `${what} for ${names}, which ${fixed.length === 1 ? 'exists' : 'exist'} now.`;
    }
    if (found === 0)
        return `${what} that no longer ${known === 1 ? 'occurs' : 'occur'}.`;
    return `${what}, but only ${String(found)} still ${found === 1 ? 'occurs' : 'occur'}.`;
}

// EXTERNAL MODULE: ./src/model/fix.ts
var fix = __webpack_require__(91810);
// EXTERNAL MODULE: ./src/model/tree.ts
var tree = __webpack_require__(69897);
;// CONCATENATED MODULE: ./src/rules/claim-absent.ts





const absentRules = (0,rule.rulesOnClaims)('artifacts', {
    'artifact-missing': {
        verdict: 'missing',
        severity: 'error',
        about: () => ({
            summary: 'A claimed file exists in the checked tree',
            rationale: 'This is phantom work: the return says that a file was made, but there is no such file, and its history does not explain why.',
            remedy: 'Write and commit the file, correct the path, or remove the claim.',
            sources: ['002 Step 5: Validate Artifacts (CRITICAL)', '003 Orchestrator Validation (Stage 6)'],
        }),
        check(checked, of) {
            if ((0,model_claim.isDeletion)(checked.claim))
                return rule.NOTHING;
            const path = (0,model_text.quotedPath)(checked.claim.path);
            return (0,model_claim.fileProblem)('File does not exist', checked, of, `Commit ${path}, correct the path, or remove the claim.`);
        },
    },
    'artifact-archived': {
        verdict: 'relocated',
        severity: 'off',
        about: () => ({
            summary: 'A claimed path still leads to its file after the task was archived',
            rationale: 'Archiving a task moves its return and its files together, so the claim stays true and nothing needs a fix. Turn this rule on if other tools follow the paths of archived returns.',
            remedy: 'Write the path below the archive.',
            fixes: [{ safety: 'safe', does: 'writes the path of the file in the archive' }],
            sources: ['return-gate Most claims that no longer hold were archived with their folder'],
        }),
        check({ claim, verdict }, of) {
            if (verdict.by !== 'archive' || verdict.foundAt === null || (0,model_claim.isOwnFile)(claim, verdict, of))
                return rule.NOTHING;
            return {
                message: `File ${(0,model_text.quote)(claim.path, 200)} was archived with its task; it is now at ${(0,model_text.quote)(verdict.foundAt, 200)}.`,
                fix: (0,fix/* setFix */.sS)(claim.pointer, verdict.foundAt, 'safe', 'the new path '),
            };
        },
    },
    'artifact-relocated': {
        verdict: 'relocated',
        severity: 'notice',
        about: () => ({
            summary: 'A claimed file has not been renamed',
            rationale: 'The file exists, but git records that it was renamed, so the claim is true and its path is out of date. A file that was archived with its task is not reported here; see artifact-archived.',
            remedy: 'Write the new path.',
            fixes: [{ safety: 'safe', does: 'writes the current path of the file' }],
            sources: ['return-gate A renamed file is not phantom work'],
        }),
        check({ claim, verdict }, of) {
            if (verdict.by === 'archive' || (0,model_claim.isOwnFile)(claim, verdict, of))
                return rule.NOTHING;
            const path = (0,model_text.quote)(claim.path, 200);
            const now = verdict.foundAt === null ? null : (0,model_text.quote)(verdict.foundAt, 200);
            const what = verdict.by === 'rename'
                ? `File was renamed: ${path}; it is now at ${String(now)}`
                : `File is not at ${path}${now === null ? '' : `, but at ${now}`}`;
            return {
                message: `${what}.${(0,model_claim.because)(verdict)}`,
                ...(verdict.foundAt === null ? {} : { fix: (0,fix/* setFix */.sS)(claim.pointer, verdict.foundAt, 'safe', 'the new path ') }),
            };
        },
    },
    'artifact-removed': {
        verdict: 'removed',
        severity: 'warning',
        about: () => ({
            summary: 'A claimed file was not removed after it was committed',
            rationale: 'The file existed when the return claimed it, or later, so the claim was true. It was removed since, and readers of the return find nothing today. This is a notice, but a warning if the compared change itself deletes the claimed file.',
            remedy: 'Nothing, if the removal was intended. Otherwise restore the file.',
            sources: ['return-gate A file that was committed and removed later is not phantom work'],
        }),
        check({ claim, verdict }, { success }) {
            return {
                ...(verdict.byChange === true && success ? {} : { severity: 'notice' }),
                message: `File ${verdict.by === 'said' ? 'does not exist' : 'was committed and deleted'}: ${(0,model_text.quote)(claim.path, 200)}.${(0,model_claim.because)(verdict)}`,
                recommendation: 'Restore the file if it is still needed, or remove the claim.',
            };
        },
    },
    'artifact-uncommitted': {
        verdict: 'uncommitted',
        severity: 'error',
        about: () => ({
            summary: 'A claimed file is committed',
            rationale: "The file is in the workspace but not in the commit, or ignored. Nobody else receives it, and it may be lost with the agent's machine.",
            remedy: 'Commit the file; if it is ignored, change the rule, or claim a file that is committed.',
            sources: [
                '002 Step 5: Validate Artifacts (CRITICAL)',
                'return-gate The proof comes from the checked commit, not from files left over on disk',
            ],
        }),
        check(checked, of) {
            if (checked.verdict.by === 'ignored') {
                const recommendation = 'Remove the claim, or change the rule and commit the file.';
                return (0,model_claim.fileProblem)('File is not committed, and no commit can prove it', checked, of, recommendation);
            }
            const path = (0,model_text.quotedPath)(checked.claim.path);
            return (0,model_claim.fileProblem)('File is not committed', checked, of, `Commit ${path}, or remove the claim.`);
        },
    },
    'artifact-undetermined': {
        verdict: 'undetermined',
        severity: 'error',
        about: () => ({
            summary: 'History reaches far enough to show what became of a claimed file',
            rationale: 'The file does not exist, and the clone lacks the history that would tell whether it was moved or removed since it was claimed, or never existed.',
            remedy: 'Fetch the whole history: fetch-depth: 0 with filter: blob:none in actions/checkout, or git fetch --unshallow.',
            sources: ['return-gate A claim that cannot be proved does not pass, and is not called false'],
        }),
        check(checked, of) {
            const { by } = checked.verdict;
            const [what, recommendation] = WHY_UNDETERMINED[by === 'rules' || by === 'content' ? by : 'history'];
            return (0,model_claim.fileProblem)(what, checked, of, recommendation);
        },
    },
    'artifact-unverifiable': {
        verdict: 'unverifiable',
        severity: 'error',
        about: () => ({
            summary: 'A claimed file can be checked in the repository, or is in a known submodule of it',
            rationale: 'Files in a submodule or a memory store are not part of the checked tree, so they are neither proved nor disproved. Anyone can put a commit of another repository anywhere in a tree: files below it only count if `.gitmodules` names the submodule, and it existed before.',
            remedy: 'Claim files of this repository. If the file belongs in a submodule, add that with `.gitmodules` before the work that claims it.',
            sources: ['return-gate A claim that the checked tree cannot prove is reported as unproved, not as false'],
        }),
        check(checked, of, { changes }) {
            const { by, submodule } = checked.verdict;
            const problemWith = (recommendation, more = '') => (0,model_claim.fileProblem)('File cannot be checked in this repository', checked, of, recommendation, more);
            if (by === 'lost-commits')
                return problemWith('Cite commits of this history, or write and commit the file.');
            const doubt = doubtOf(checked.verdict, changes);
            if (doubt !== null) {
                return problemWith('Claim files of this repository; a submodule proves nothing until .gitmodules names it.', doubt);
            }
            if (submodule === undefined || !isMadeByChange(checked.claim, of, changes)) {
                return { ...problemWith('Check it in its own repository; nothing needs to be done here.'), severity: 'notice' };
            }
            if (changes?.changed.has(submodule.path) === true) {
                const recommendation = "Check that the submodule's new commit has the file.";
                return {
                    ...problemWith(recommendation, ' The compared change moves it to another commit.'),
                    severity: 'notice',
                };
            }
            return {
                severity: 'warning',
                ...problemWith('Commit the work in the submodule, and the submodule here, or remove the claim.', ' The compared change leaves the submodule at its commit, so nothing in it can be new.'),
            };
        },
    },
});
const WHY_UNDETERMINED = {
    rules: [
        "File cannot be checked, since git's rules are unknown",
        'Simplify the patterns, above all those with several **, and run the gate again.',
    ],
    content: ['File cannot be checked, since this clone lacks its content', tree/* HOW_TO_FETCH */.ig],
    history: ['File does not exist, and the clone lacks its history', 'Fetch the whole history, and run the gate again.'],
};
function isMadeByChange(claim, { restated, baseClaims }, changes) {
    return changes !== null && restated && baseClaims?.(claim) !== true;
}
function doubtOf({ submodule }, changes) {
    if (submodule === undefined)
        return null;
    if (!submodule.named)
        return '';
    if (changes === null || !(changes.newSubmodules ?? changes.changed).has(submodule.path))
        return null;
    return ` It is not in the base ${(0,model_text.quote)(changes.base)}: the change that claims the file also adds the submodule.`;
}

// EXTERNAL MODULE: ./src/rules/claim-present.ts
var claim_present = __webpack_require__(2677);
// EXTERNAL MODULE: ./src/rules/document.ts
var rules_document = __webpack_require__(99738);
;// CONCATENATED MODULE: ./src/rules/no-returns.ts



const DEMANDS = [
    {
        isSuch: ({ outcome }) => outcome !== 'open',
        what: 'with a final status',
        advice: 'Let the agent finish, or set "status" in the return to what the work reached, such as "partial" or "blocked".',
    },
    {
        isSuch: ({ unread }) => unread !== true,
        what: 'that could be read completely',
        advice: 'Correct what the other findings on these returns name, so that every claim is read.',
    },
    {
        isSuch: ({ outcome }) => outcome === 'success',
        what: 'that says success, which agent-branches-require demands',
        advice: 'Finish the work on the branch before it is merged, or set agent-branches-require to "final".',
    },
    {
        isSuch: ({ unproved }) => unproved !== true,
        what: 'of success with a proved claim, which agent-branches-require demands',
        advice: 'Claim the files that the work made, or set agent-branches-require to "final".',
    },
];
const MOST_SHOWN = 3;
const runRules = (0,rule.rulesOnRuns)('run', {
    'no-returns': {
        severity: 'error',
        about: () => ({
            summary: 'A run finds at least one file that may hold a return, and an agent branch adds a return',
            rationale: 'A gate that finds nothing has checked nothing. If it passed, a wrong pattern or a forgotten commit would look like proved work. The same applies to an agent branch without its own return. An old return that was moved, copied or reformatted says nothing about this work. A return that is in progress, or has no status, does not say how the work ended.',
            remedy: 'Commit the returns, correct the patterns, or set `if-no-returns` if a run without returns is right. On a branch that matches `agent-branches`, commit the return with its work, with a final status; if `agent-branches-require` is `success`, with a success status and at least one proved claim.',
            sources: ['return-gate A required check must not pass because nothing was found'],
            bad: {
                context: {
                    agentBranch: 'agent/7-parse-dates',
                    changes: { base: 'main', changed: new Set(['src/dates.ts']), deleted: new Set() },
                },
            },
        }),
        check(run, { ifNoReturns, agentBranch, agentBranchRequires, changes }) {
            const { single = null } = run;
            if (single !== null)
                return checkSingle(single, run);
            const deletedReturns = run.deletedReturns?.isAll === true ? run.deletedReturns.files : null;
            const isAllowed = run.files > 0 || ifNoReturns === 'ignore';
            const nothing = isAllowed
                ? null
                : deletedReturns === null
                    ? nothingFound(ifNoReturns)
                    : allDeleted(deletedReturns);
            if (nothing?.severity === 'error')
                return nothing;
            const ofBranch = agentBranch === null ? rule.NOTHING : checkBranch(agentBranch, agentBranchRequires, run, changes);
            return [...(nothing === null ? [] : [nothing]), ...(0,rule.listFound)(ofBranch)];
        },
    },
});
function checkSingle({ file, form, noun, findings }, { returns }) {
    const range = pointer.FILE_START;
    if (returns.length === 0 && findings === 0) {
        const what = form === 'json' ? 'one JSON object' : 'the document that the standard asks for';
        return {
            file,
            range,
            message: `The text holds no ${noun ?? 'return'}; one was expected.`,
            recommendation: `Fix subagent return format: return ${noun === null ? what : `a ${noun} with all of its parts`}.`,
        };
    }
    if (returns.length < 2 || form !== 'markdown')
        return rule.NOTHING;
    return {
        file,
        range,
        value: 'several',
        message: `The text holds ${String(returns.length)} returns; one was expected.`,
        recommendation: `Fix subagent return format: return one ${noun ?? 'return'}, and quote no other.`,
    };
}
function checkBranch(branch, demand, { returns, addedReturns }, changes) {
    const name = `agent branch ${(0,model_text.quote)(branch, 200)}`;
    const lacks = (what, recommendation) => ({
        value: branch,
        message: `The ${name} ${what}.`,
        recommendation,
    });
    if (changes === null || changes.approximate === true || addedReturns === null) {
        const doubt = changes === null
            ? 'there is no base to compare with'
            : changes.approximate === true
                ? `history is too shallow to show where it left ${(0,model_text.quote)(changes.base)}`
                : 'the content of the base could not be read';
        return {
            value: branch,
            message: `It is unknown whether the ${name} changed a return: ${doubt}.`,
            recommendation: 'Let the checkout fetch all of the history (fetch-depth: 0), or name the base by the input base.',
        };
    }
    if (addedReturns.length === 0) {
        const isTouched = returns.some(({ file }) => changes.changed.has(file));
        return lacks(isTouched
            ? 'changed no return: those that it touched repeat other returns in another place or form, or are about several tasks'
            : 'changed no return', 'Commit a return with the work: a file in which the agent lists what it made.');
    }
    let left = addedReturns;
    for (const { isSuch, what, advice } of demand === 'success' ? DEMANDS : DEMANDS.slice(0, 2)) {
        const such = left.filter(isSuch);
        if (such.length === 0)
            return lacks(`adds no return ${what}: ${statusesOf(left)}`, advice);
        left = such;
    }
    return rule.NOTHING;
}
function nothingFound(severity) {
    return {
        severity,
        message: 'No file that may hold a return was found.',
        recommendation: 'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" if none are expected.',
    };
}
function allDeleted(files) {
    return {
        severity: 'notice',
        value: 'deleted',
        message: `The compared change deletes ${files.length === 1 ? 'the only file' : `all ${String(files.length)} files`} with returns, so nothing is left to check: ${(0,model_text.listOfFew)(files.map(({ file }) => (0,model_text.quote)(file, 200)), MOST_SHOWN)}.`,
        recommendation: 'Check that the deletion of the returns was intended.',
    };
}
function statusesOf(addedReturns) {
    return (0,model_text.listOfFew)(addedReturns.map(({ file, status }) => `${status === null ? 'none' : (0,model_text.quote)(status)} in ${(0,model_text.quote)(file, 200)}`), MOST_SHOWN);
}

// EXTERNAL MODULE: ./src/rules/return.ts
var rules_return = __webpack_require__(50937);
;// CONCATENATED MODULE: ./src/rules/index.ts






function rulesIn(module) {
    return Object.values(module).flatMap((table) => Object.values(table ?? {}).filter(isRule));
}
function isRule(value) {
    return typeof value === 'object' && value !== null && 'id' in value && 'check' in value;
}
const sharedRules = rulesIn({
    changeRules: changeRules,
    absentRules: absentRules,
    presentRules: claim_present/* presentRules */.bu,
    documentRules: rules_document/* documentRules */.R,
    runRules: runRules,
    returnRules: rules_return/* returnRules */.i,
});

;// CONCATENATED MODULE: ./src/families/define.ts





function useFrom(own, adapt = (rule) => rule) {
    const byId = new Map([...sharedRules, ...rulesIn(own).map(adapt)].map((rule) => [rule.id, rule]));
    return (id, differences = {}) => ({ rule: (0,collections/* valueOf */.RP)(byId, id), ...differences });
}
const rulesOnWork = [absentRules, claim_present/* presentRules */.bu, changeRules].flatMap((table) => Object.values(table).map((rule) => ({ rule })));
function ruleList(...lists) {
    const byId = new Map();
    for (const list of lists)
        for (const entry of list)
            byId.set(entry.rule.id, entry);
    return [...byId.values()];
}
const OF_NO_FAMILY = {
    id: '',
    rules: sharedRules.filter(({ scope }) => scope === 'run').map((rule) => ({ rule })),
};
function claimsInPrompt({ claimsInWords }) {
    return claimsInWords === undefined ? [] : [`Checked against the commit: ${claimsInWords}.`];
}


/***/ }),

/***/ 58952:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ placesOfForms),
/* harmony export */   I$: () => (/* binding */ versionsOfForms),
/* harmony export */   RK: () => (/* binding */ declarationsOf),
/* harmony export */   Y1: () => (/* binding */ FORMS_AREA)
/* harmony export */ });
const FORMS_AREA = { name: 'forms', title: 'Forms that a project declares' };
const EXTENSIONS = [
    { form: 'json', fits: (path) => /\.json$/i.test(path) },
    { form: 'jsonl', fits: (path) => /\.(?:jsonl|ndjson)$/i.test(path) },
    { form: 'whole', fits: (path) => !/\.(?:json|jsonl|ndjson)$/i.test(path) },
];
function declaredFamily(declaration) {
    const { name, files, session } = declaration;
    return {
        name,
        order: 0,
        families: [name],
        form: 'whole',
        places: EXTENSIONS.map(({ form, fits }) => {
            return { form, family: name, patterns: files, isExact: true, isOne: fits };
        }),
        versions: [
            { id: `${name}@1`, family: name, version: '1', title: `${name}, a form of the project`, isDefault: true },
        ],
        area: FORMS_AREA,
        declaration,
        noun: `return of the form ${name}`,
        ...(session.length === 0 ? { isWithoutSession: true } : {}),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1063), __webpack_require__.e(1012)]).then(__webpack_require__.bind(__webpack_require__, 53892))).loadForm(declaration),
    };
}
function declarationsOf(versions) {
    return Object.values(versions).flatMap((version) => version?.declaredBy?.declaration ?? []);
}
function versionsOfForms(forms) {
    return Object.fromEntries(forms
        .map(declaredFamily)
        .flatMap((family) => family.versions.map((version) => [family.name, { ...version, declaredBy: family }])));
}
function placesOfForms(versions) {
    return Object.values(versions).flatMap((version) => version?.declaredBy?.places ?? []);
}


/***/ }),

/***/ 91358:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ commitScopesOf),
/* harmony export */   GJ: () => (/* binding */ GSD_FAMILIES),
/* harmony export */   NM: () => (/* binding */ isQuickTask),
/* harmony export */   So: () => (/* binding */ gsdFamilyOf),
/* harmony export */   TY: () => (/* binding */ withoutMilestone),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   Yg: () => (/* binding */ movedWithMilestone),
/* harmony export */   Zg: () => (/* binding */ gsdBaseOf),
/* harmony export */   gy: () => (/* binding */ usualName),
/* harmony export */   oc: () => (/* binding */ isArchivedPhase),
/* harmony export */   ty: () => (/* binding */ isGsd)
/* harmony export */ });
const GSD_FAMILIES = ['gsd-summary', 'gsd-plan', 'gsd-verification'];
function isGsd(family) {
    return GSD_FAMILIES.some((name) => name === family);
}
const PHASE = String.raw `(?:^|/)\.planning/(?:[^/]+/)*(?:phases|[^/]+-phases|quick)/[^/]+/`;
const IN_PHASE = new RegExp(PHASE);
const NAMED = new RegExp(`${PHASE}(?:(?:[^/]+-)?(summary|plan|verification)\\.md|plans/(?:[^/]+-)?(summary|plan)-\\d[^/]*\\.md|\\d[^/]*/(summary|plan)\\.md)$`, 'i');
function gsdFamilyOf(file) {
    const word = wordIn(file)?.toLowerCase();
    return GSD_FAMILIES.find((family) => family.slice('gsd-'.length) === word) ?? null;
}
function wordIn(file) {
    if (!file.includes('.planning/') || !IN_PHASE.test(file))
        return null;
    const [, ...words] = NAMED.exec(file) ?? [];
    return words.find((word) => word !== undefined) ?? null;
}
function usualName(file) {
    const name = nameOf(file);
    const word = wordIn(file) ?? '';
    const at = name.lastIndexOf(word);
    return `${name.slice(0, at)}${word.toUpperCase()}${name.slice(at + word.length).replace(/md$/i, 'md')}`;
}
function nameOf(file) {
    return file.slice(file.lastIndexOf('/') + 1);
}
function gsdBaseOf(file) {
    const at = file.startsWith('.planning/') ? 0 : file.indexOf('/.planning/');
    return at <= 0 ? '' : file.slice(0, at);
}
function isQuickTask(file) {
    return /(?:^|\/)quick\/[^/]+\/(?:plans\/)?[^/]+$/.test(file);
}
function commitScopesOf(file) {
    const name = nameOf(file);
    if (!isQuickTask(file)) {
        const numbers = /^(\d+(?:\.\d+)*-\d+[a-z]?)-/.exec(name)?.[1];
        if (numbers !== undefined)
            return [numbers];
        const [, phase, plan] = /\/(\d+(?:\.\d+)*)-[^/]*\/plans\/(?:[^/]+-)?SUMMARY-(\d+[a-z]?)[^/]*$/i.exec(file) ?? [];
        return phase === undefined || plan === undefined ? [] : [`${phase}-${plan}`];
    }
    const stem = /^(.{1,100})-SUMMARY\.md$/i.exec(name)?.[1];
    return stem === undefined ? [] : [stem, `quick-${stem}`];
}
function planOf(summary, names) {
    return names.find((name) => PLAN_NAME.test(name) && namesOfSummary(name).includes(summary.toLowerCase())) ?? null;
}
function summaryOf(plan, names) {
    for (const wanted of namesOfSummary(plan)) {
        const found = names.find((name) => name.toLowerCase() === wanted);
        if (found !== undefined)
            return found;
    }
    return null;
}
const PLAN_NAME = /^(?:[^/]+-)?plan(?:-[^/]+)?\.md$/i;
function namesOfSummary(plan) {
    const stem = plan.slice(0, -'.md'.length).toLowerCase();
    const names = [`${stem.replace(/plan(?!.*plan)/, 'summary')}.md`, `${stem}-summary.md`];
    const [, phase, number] = /^(\d[^-]*)-plan-(\d+[a-z]?)(?:-|$)/.exec(stem) ?? [];
    if (phase !== undefined && number !== undefined)
        names.push(`${phase}-${number}-summary.md`);
    const [, numbers] = /^(\d[^-]*-\d[^-]*)-.+-plan$/.exec(stem) ?? [];
    if (numbers !== undefined)
        names.push(`${numbers}-summary.md`);
    return names;
}
function movedWithMilestone(path, returnFile) {
    const parts = /^((?:.*\/)?\.planning\/)((?:.*?\/)??)([^/]+)\/([^/]+)\/(?:plans\/)?[^/]+$/.exec(returnFile);
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
function isArchivedPhase(file) {
    return /(?:^|\/)\.planning\/(?:.*\/)?(?:archive|milestones|[^/]+-phases)\//.test(file);
}


/***/ }),

/***/ 20160:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ families)
});

;// CONCATENATED MODULE: ./src/families/json/index.ts
const HANDOFF_FILE = /(?:^|[/\\])\.orchestrator-handoff(?:-[^/\\]*)?\.json$/i;
const METADATA_FILE = /(?:^|[/\\])(?:[^/\\]*return-meta|\.return-meta-[^/\\]*)\.json$/i;
const STRAY = /(?:^|\/)specs\/(?:[^/]+\/)*(?:OC_)?\d+_[^/]+\/(?:[^/]+\/)*\.?return[-_.]?meta[^/]*\.(?:json[c5l]?|ya?ml)$/i;
const family = {
    name: 'json',
    order: 1,
    families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
    form: 'json',
    places: [
        {
            form: 'json',
            family: 'return-meta',
            patterns: ['**/.return-meta-multi*.json'],
            reduced: true,
            isTemporary: true,
        },
        {
            form: 'json',
            family: 'return-meta',
            patterns: ['**/.return-meta.json', '**/.return-meta-*.json', '**/*return-meta.json'],
            isTemporary: true,
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
            form: 'json',
            family: null,
            patterns: ['**/specs/**/*return*meta*'],
            isOne: (path) => STRAY.test(path),
            isStray: true,
        },
    ],
    loose: { form: 'json', family: 'subagent-return', noun: 'JSON return' },
    named: (file) => {
        if (HANDOFF_FILE.test(file))
            return { family: 'orchestrator-handoff', isCertain: true };
        return METADATA_FILE.test(file) ? { family: 'return-meta', isCertain: false } : null;
    },
    area: { name: 'handoff', title: 'Handoff to the orchestrator' },
    noHook: new Map([
        ['orchestrator-handoff', 'A hook checks the return of a subagent, which a handoff is not. Leave --hook out.'],
    ]),
    load: async () => (await __webpack_require__.e(/* import() */ 24).then(__webpack_require__.bind(__webpack_require__, 70024))).loaded,
};

;// CONCATENATED MODULE: ./src/families/verify-result/index.ts
const verify_result_family = {
    name: 'verify-result',
    order: 2,
    families: ['verify-result'],
    form: 'markdown',
    places: [
        {
            form: 'markdown',
            family: null,
            patterns: ['openspec/changes/**/verify-report*.md'],
            document: true,
            opening: true,
            without: { one: 'verification report has no envelope', many: 'verification reports have no envelope' },
        },
    ],
    mark: (text) => /gentle-ai\.verify-result|evidence_revision/.test(text),
    area: { name: 'verification', title: 'Verification report' },
    load: async () => (await __webpack_require__.e(/* import() */ 4307).then(__webpack_require__.bind(__webpack_require__, 54307))).loaded,
};

// EXTERNAL MODULE: ./src/families/result-envelope/index.ts
var result_envelope = __webpack_require__(70811);
// EXTERNAL MODULE: ./src/families/gsd/place.ts
var place = __webpack_require__(91358);
;// CONCATENATED MODULE: ./src/families/gsd/index.ts

const NOT_BELOW = ['fixtures', '__fixtures__', 'testdata', 'templates', 'node_modules'];
const gsd_STRAY = /(?:^|\/)\.planning\/(?:[^/]+\/)*\d[\d.]*(?:-[^/]+)?-(?:summary|verification)\.(?:md|markdown|mdx|txt)$/i;
function gsd_place(family, patterns) {
    return {
        form: 'whole',
        family,
        patterns,
        intention: family === 'gsd-plan',
        isOne: (path) => (0,place/* gsdFamilyOf */.So)(path) === family,
        notBelow: NOT_BELOW,
    };
}
const gsd_family = {
    name: 'gsd',
    order: 4,
    families: place/* GSD_FAMILIES */.GJ,
    form: 'whole',
    places: [
        gsd_place('gsd-summary', [
            '**/.planning/**/summary.md',
            '**/.planning/**/*-summary.md',
            '**/.planning/**/plans/summary-*.md',
            '**/.planning/**/plans/*-summary-*.md',
        ]),
        gsd_place('gsd-plan', [
            '**/.planning/**/plan.md',
            '**/.planning/**/*-plan.md',
            '**/.planning/**/plans/plan-*.md',
            '**/.planning/**/plans/*-plan-*.md',
        ]),
        gsd_place('gsd-verification', ['**/.planning/**/verification.md', '**/.planning/**/*-verification.md']),
        {
            form: 'markdown',
            family: null,
            patterns: ['**/.planning/**/*summary*', '**/.planning/**/*verification*'],
            isOne: (path) => gsd_STRAY.test(path),
            notBelow: NOT_BELOW,
            isStray: true,
        },
    ],
    named: (file) => {
        const found = (0,place/* gsdFamilyOf */.So)(file.replaceAll('\\', '/'));
        return found === null ? null : { family: found, isCertain: true };
    },
    mark: (text) => text.includes('---') && text.includes('phase'),
    archive: {
        owns: (file) => (0,place/* gsdFamilyOf */.So)(file) !== null,
        movedWith: place/* movedWithMilestone */.Yg,
        isArchived: place/* isArchivedPhase */.oc,
        stablePath: place/* withoutMilestone */.TY,
    },
    area: { name: 'gsd', title: 'Documents of GSD' },
    removedRules: {
        'gsd-self-check-absent': 'gsd-self-check-failed and gsd-self-check-contradicted check the self-checks that exist. Delete this name',
    },
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1063), __webpack_require__.e(7845)]).then(__webpack_require__.bind(__webpack_require__, 55789))).loaded,
};

// EXTERNAL MODULE: ./src/families/bmad/place.ts
var bmad_place = __webpack_require__(1546);
// EXTERNAL MODULE: ./src/families/stores.ts
var stores = __webpack_require__(41412);
;// CONCATENATED MODULE: ./src/families/bmad/index.ts


const archive = { owns, movedWith: () => [], isArchived, stablePath: nameOf };
function owns(file) {
    return (0,bmad_place/* isBmadPlace */.yU)(file) && (!/(?:^|\/)specs\//i.test(file) || (0,bmad_place/* isStoryName */.BG)(file) || /(?:^|\/)spec-[^/]*$/.test(file));
}
function isArchived(file) {
    return (0,stores/* isInStore */.p)(file) || FINISHED.test(file);
}
const FINISHED = /(?:^|\/)archived\/|\.(?:archived|old|done)(?:\.md)?$/i;
const ENDINGS = /(?:\.md|\.story|\.archived|\.old|\.done)$/i;
function nameOf(file) {
    let name = file.slice(file.lastIndexOf('/') + 1);
    for (let shorter = name.replace(ENDINGS, ''); shorter !== name; shorter = name.replace(ENDINGS, ''))
        name = shorter;
    return name;
}
const bmad_STRAY = /(?:^|\/)_bmad-output[^/]*\/.*\.(?:markdown|mdx|txt)$/i;
const bmad_family = {
    name: 'bmad',
    order: 5,
    families: bmad_place/* BMAD_FAMILIES */.yf,
    form: 'whole',
    places: [
        {
            form: 'whole',
            family: 'bmad-story',
            patterns: bmad_place/* PLACES */.ls,
            isOne: bmad_place/* isBmadPlace */.yU,
            mark: bmad_place/* mayBeBmad */.xv,
            isCertain: (path) => (0,bmad_place/* bmadFamilyNamed */.kM)(path) !== null,
            notBelow: bmad_place/* NOT_BELOW */.gL,
        },
        {
            form: 'markdown',
            family: null,
            patterns: ['**/_bmad-output*/**'],
            isOne: (path) => bmad_STRAY.test(path) && (0,bmad_place/* isStoryName */.BG)(path.replace(/\.[^./]*$/, '.md')),
            notBelow: bmad_place/* NOT_BELOW */.gL,
            isStray: true,
        },
    ],
    named: (file) => {
        const found = (0,bmad_place/* bmadFamilyNamed */.kM)(file.replaceAll('\\', '/'));
        return found === null ? null : { family: found, isCertain: true };
    },
    mark: bmad_place/* mayBeBmad */.xv,
    opens: true,
    archive,
    area: { name: 'bmad', title: 'Stories and build specs of BMAD' },
    removedRules: {
        'bmad-list-self': 'no rule replaces it, since a story may list itself. Delete this name',
    },
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1063), __webpack_require__.e(9604)]).then(__webpack_require__.bind(__webpack_require__, 48532))).loaded,
};

;// CONCATENATED MODULE: ./src/families/index.ts





const families = [{ ...family, versions: [{ "id": "return-meta@1.2", "family": "return-meta", "version": "1.2", "title": "Return metadata file 1.2", "isDefault": true },
            { "id": "return-meta@1.4", "family": "return-meta", "version": "1.4", "title": "Return metadata file 1.4", "isDefault": false },
            { "id": "return-meta@2.1", "family": "return-meta", "version": "2.1", "title": "Return metadata file 2.1", "isDefault": false },
            { "id": "subagent-return@1.0", "family": "subagent-return", "version": "1.0", "title": "Subagent return 1.0", "isDefault": false },
            { "id": "subagent-return@1.2", "family": "subagent-return", "version": "1.2", "title": "Subagent return with delegation chain 1.2", "isDefault": true },
            { "id": "subagent-return@2.0", "family": "subagent-return", "version": "2.0", "title": "Subagent return with contextual success 2.0", "isDefault": false },
            { "id": "orchestrator-handoff@1", "family": "orchestrator-handoff", "version": "1", "title": "Handoff to the orchestrator 1", "isDefault": true },] },
    { ...verify_result_family, versions: [{ "id": "verify-result@1", "family": "verify-result", "version": "1", "title": "Result of a verification 1", "isDefault": true },] },
    { ...result_envelope/* family */.T1, versions: [{ "id": "result-envelope@1", "family": "result-envelope", "version": "1", "title": "Result envelope with headed sections 1", "isDefault": true },
            { "id": "result-envelope@4", "family": "result-envelope", "version": "4", "title": "Result envelope as a block of labels 4", "isDefault": false },] },
    { ...gsd_family, versions: [{ "id": "gsd-summary@1", "family": "gsd-summary", "version": "1", "title": "GSD summary 1", "isDefault": true },
            { "id": "gsd-summary@2", "family": "gsd-summary", "version": "2", "title": "GSD summary with a status 2", "isDefault": false },
            { "id": "gsd-plan@1", "family": "gsd-plan", "version": "1", "title": "GSD plan 1", "isDefault": true },
            { "id": "gsd-verification@1", "family": "gsd-verification", "version": "1", "title": "GSD verification 1", "isDefault": true },] },
    { ...bmad_family, versions: [{ "id": "bmad-story@4", "family": "bmad-story", "version": "4", "title": "BMAD story 4", "isDefault": false },
            { "id": "bmad-story@6", "family": "bmad-story", "version": "6", "title": "BMAD story 6", "isDefault": true },
            { "id": "bmad-spec@6", "family": "bmad-spec", "version": "6", "title": "BMAD build spec 6", "isDefault": true },] },];


/***/ }),

/***/ 70811:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ ENVELOPE_MODES),
/* harmony export */   T1: () => (/* binding */ family)
/* harmony export */ });
/* unused harmony export mayBeProgress */
const TABLE = /^[ \t]*\|[^\r\n]*(?:file|path)[^\r\n]*\|[^\r\n]*(?:action|change|type|status|op)/im;
const LIST = /^[ \t]*(?:#{1,6}[ \t]|(?:[-*+][ \t]+)?\*\*)[^\r\n]{0,80}(?:fi(?:le|chier|chero)|ar(?:tifact|chivo|quivo)|datei|файл|文件|ファイル|파일)/im;
const PARTS = ['status', '(?:executive )?summary', '(?:artifacts|next)'].map((name) => new RegExp(`^[ \\t>]*(?:#{1,6}[ \\t]+|\\*\\*)${name}`, 'im'));
function mayBeProgress(text) {
    return TABLE.test(text) || (LIST.test(text) && !PARTS.every((part) => part.test(text)));
}
const STRAY = /(?:^|\/)openspec\/changes\/(?:[^/]+\/)*(?:apply-progress|verify-report)[^/]*\.(?:markdown|mdx|txt|ya?ml|json)$/i;
const ENVELOPE_MODES = ['engram', 'openspec', 'none'];
const family = {
    name: 'result-envelope',
    order: 3,
    families: ['result-envelope'],
    form: 'markdown',
    places: [
        { form: 'markdown', family: null, patterns: ['**/*.return.md', '**/return-logs/**/*.md'], log: true },
        {
            form: 'whole',
            family: 'result-envelope',
            patterns: ['openspec/changes/**/apply-progress*.md'],
            mark: mayBeProgress,
        },
        { form: 'markdown', family: null, patterns: ['openspec/changes/**/*.md'], document: true, opening: true },
        {
            form: 'markdown',
            family: null,
            patterns: ['**/openspec/changes/**/apply-progress*', '**/openspec/changes/**/verify-report*'],
            isOne: (path) => STRAY.test(path),
            isStray: true,
        },
    ],
    loose: { form: 'markdown', family: 'result-envelope', noun: 'result envelope' },
    settings: [
        {
            name: 'envelope-mode',
            values: ENVELOPE_MODES,
            description: "Where result envelopes keep their artifacts; by default, each envelope's own artifacts decide.",
            placeholder: 'MODE',
            help: {
                check: "where result envelopes keep artifacts: engram, openspec or none (default: inferred from each envelope's artifacts)",
                validate: 'where a result envelope keeps artifacts: engram, openspec or none (default: inferred from its artifacts)',
            },
        },
    ],
    noun: 'result envelope',
    isWithoutSession: true,
    area: { name: 'envelope', title: 'Result envelope' },
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(490), __webpack_require__.e(4865), __webpack_require__.e(1063), __webpack_require__.e(8811), __webpack_require__.e(2302)]).then(__webpack_require__.bind(__webpack_require__, 12302))).loaded,
};


/***/ }),

/***/ 32083:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ RULE_IDS),
/* harmony export */   Uv: () => (/* binding */ PLACE_RULES),
/* harmony export */   ZY: () => (/* binding */ PROOF_RULES)
/* harmony export */ });
const RULE_IDS = ['agent-type-empty',
    'agent-type-other',
    'agent-type-unknown',
    'artifact-archived',
    'artifact-blank',
    'artifact-case',
    'artifact-directory',
    'artifact-duplicate',
    'artifact-empty',
    'artifact-missing',
    'artifact-not-deleted',
    'artifact-object',
    'artifact-path-empty',
    'artifact-path-relative',
    'artifact-path-slashes',
    'artifact-path-valid',
    'artifact-relocated',
    'artifact-removed',
    'artifact-self',
    'artifact-summary',
    'artifact-summary-length',
    'artifact-summary-sentence',
    'artifact-type',
    'artifact-type-path',
    'artifact-unchanged',
    'artifact-uncommitted',
    'artifact-undetermined',
    'artifact-unverifiable',
    'baseline-stale',
    'blockers-required',
    'bmad-baseline-unknown',
    'bmad-deleted-present',
    'bmad-file-list',
    'bmad-sprint-status',
    'bmad-status',
    'bmad-tasks-open',
    'bmad-unread',
    'bmad-untouched',
    'claudemd-none',
    'claudemd-required',
    'completion-data-required',
    'completion-summary-sentences',
    'console-json',
    'continuation-required',
    'custom-field',
    'cycle-recoverable',
    'delegation-cycle',
    'delegation-depth',
    'delegation-path',
    'delegation-short',
    'delegation-tail',
    'duration-negative',
    'envelope-change-folder',
    'envelope-critical-with-warning',
    'envelope-failure-without-risk',
    'envelope-field',
    'envelope-heading',
    'envelope-mode',
    'envelope-next-vague',
    'envelope-risk-severity',
    'envelope-section-order',
    'envelope-success-with-critical',
    'envelope-summary-sentences',
    'envelope-unread',
    'envelope-warning-without-risk',
    'error-code-format',
    'error-message-length',
    'error-text-empty',
    'error-type',
    'errors-required',
    'errors-with-success',
    'failed-with-artifacts',
    'field-type',
    'file-too-large',
    'form-commit-unknown',
    'form-no-claims',
    'form-schema',
    'form-status',
    'form-unread',
    'gsd-actuals',
    'gsd-commit-placeholder',
    'gsd-commit-unknown',
    'gsd-commits-count',
    'gsd-coverage',
    'gsd-deleted-present',
    'gsd-duplicate-key',
    'gsd-field',
    'gsd-frontmatter',
    'gsd-key-link',
    'gsd-must-have-contains',
    'gsd-must-have-exports',
    'gsd-must-have-lines',
    'gsd-must-have-unread',
    'gsd-name',
    'gsd-orphan',
    'gsd-plan-autonomous',
    'gsd-plan-wave',
    'gsd-requirement-open',
    'gsd-requirement-unknown',
    'gsd-requirement-unplanned',
    'gsd-self-check-contradicted',
    'gsd-self-check-failed',
    'gsd-self-check-unread',
    'gsd-status',
    'gsd-uncommitted-work',
    'gsd-unread',
    'gsd-untouched',
    'gsd-verification-gaps',
    'gsd-verification-score',
    'gsd-verification-unexecuted',
    'handoff-tokens',
    'implemented-phases-short',
    'json-duplicate-key',
    'json-encoding',
    'json-only',
    'json-syntax',
    'memory-candidate',
    'meta-file-leftover',
    'metadata-field-type',
    'metadata-top-level',
    'modified-files',
    'next-steps-length',
    'no-emoji',
    'no-markup',
    'no-return-found',
    'no-returns',
    'partial-phases-whole',
    'partial-progress-leftover',
    'partial-progress-required',
    'partial-without-artifacts',
    'path-root',
    'phantom-work',
    'phase-counts',
    'phases-required',
    'phases-top-level',
    'plan-markers-unverified',
    'progress-behind',
    'progress-other-total',
    'required-field',
    'research-questions',
    'return-deleted',
    'return-location',
    'return-object',
    'return-undetermined',
    'returns-imported',
    'review-reason',
    'roadmap-item-unknown',
    'roadmap-items-meta',
    'session-id-empty',
    'session-id-format',
    'session-id-mismatch',
    'session-id-reused',
    'standard-mismatch',
    'started-at',
    'status-completed',
    'status-in-progress',
    'status-stale',
    'status-value',
    'summary-empty',
    'summary-length',
    'summary-sentences',
    'summary-tokens',
    'task-slug-case',
    'too-many-claims',
    'too-many-elements',
    'too-many-returns',
    'unclaimed-change',
    'unclaimed-deletion',
    'unknown-field',
    'user-decision',
    'verify-change-name',
    'verify-contradiction',
    'verify-envelope',
    'verify-field',
    'verify-hash-of-nothing',
    'verify-hash-shared',
    'verify-open-tasks',
    'verify-tasks-missing',
    'verify-totals',
    'verify-totals-unknown',
    'verify-value',];
const PROOF_RULES = new Map([
    ['artifact-archived', 'off'],
    ['artifact-blank', 'warning'],
    ['artifact-case', 'error'],
    ['artifact-directory', 'error'],
    ['artifact-empty', 'error'],
    ['artifact-missing', 'error'],
    ['artifact-not-deleted', 'error'],
    ['artifact-path-relative', 'error'],
    ['artifact-relocated', 'notice'],
    ['artifact-removed', 'warning'],
    ['artifact-self', 'error'],
    ['artifact-unchanged', 'warning'],
    ['artifact-uncommitted', 'error'],
    ['artifact-undetermined', 'error'],
    ['artifact-unverifiable', 'error'],
    ['bmad-baseline-unknown', 'notice'],
    ['bmad-deleted-present', 'warning'],
    ['bmad-sprint-status', 'notice'],
    ['bmad-status', 'warning'],
    ['bmad-tasks-open', 'warning'],
    ['bmad-unread', 'warning'],
    ['bmad-untouched', 'notice'],
    ['envelope-unread', 'warning'],
    ['file-too-large', 'error'],
    ['form-commit-unknown', 'notice'],
    ['form-no-claims', 'warning'],
    ['form-unread', 'warning'],
    ['gsd-commit-unknown', 'warning'],
    ['gsd-commits-count', 'warning'],
    ['gsd-deleted-present', 'warning'],
    ['gsd-key-link', 'notice'],
    ['gsd-must-have-contains', 'notice'],
    ['gsd-must-have-exports', 'notice'],
    ['gsd-must-have-lines', 'notice'],
    ['gsd-must-have-unread', 'warning'],
    ['gsd-self-check-contradicted', 'warning'],
    ['gsd-uncommitted-work', 'warning'],
    ['gsd-unread', 'warning'],
    ['gsd-untouched', 'notice'],
    ['json-duplicate-key', 'error'],
    ['json-encoding', 'error'],
    ['json-only', 'error'],
    ['json-syntax', 'error'],
    ['modified-files', 'error'],
    ['no-return-found', 'warning'],
    ['phantom-work', 'error'],
    ['progress-behind', 'warning'],
    ['progress-other-total', 'notice'],
    ['return-object', 'error'],
    ['return-undetermined', 'error'],
    ['too-many-claims', 'error'],
    ['too-many-elements', 'error'],
    ['too-many-returns', 'error'],
    ['verify-contradiction', 'error'],
    ['verify-hash-of-nothing', 'notice'],
    ['verify-open-tasks', 'warning'],
    ['verify-tasks-missing', 'notice'],
    ['verify-totals', 'warning'],
    ['verify-totals-unknown', 'notice'],
]);
const PLACE_RULES = [
    'envelope-change-folder',
    'gsd-name',
    'gsd-orphan',
    'gsd-verification-unexecuted',
    'return-location',
    'task-slug-case',
    'verify-change-name',
    'verify-open-tasks',
    'verify-tasks-missing',
    'verify-totals',
    'verify-totals-unknown',
];


/***/ }),

/***/ 41412:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isInStore),
/* harmony export */   z: () => (/* binding */ stores)
/* harmony export */ });
/* harmony import */ var _model_requirements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16057);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);


const stores = { movedWith, isArchived: isInStore, stablePath: withoutStores };
const STORES = new Set(['archive', 'vault']);
const IN_STORE = /(?:^|\/)(?:archive|vault)\//;
function isInStore(file) {
    return IN_STORE.test(file);
}
const DEEPEST = 8;
function movedWith(path, returnFile) {
    const place = archived(returnFile);
    if (place === null || !path.startsWith(place.above))
        return [];
    const claimed = path.slice(place.above.length).split('/');
    const inStore = STORES.has((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .elementAt */ .s2)(claimed, 0));
    const homeOf = (task) => (inStore ? claimed.indexOf(task) : claimed[0] === task ? 0 : -1);
    const candidates = [];
    for (const task of place.tasks) {
        const same = homeOf(task.name);
        const home = same < 0 ? homeOf((0,_model_requirements_js__WEBPACK_IMPORTED_MODULE_0__.withoutDate)(task.name)) : same;
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
        return null;
    const above = folders.slice(0, store).map((folder) => `${folder}/`);
    const tasks = [];
    let path = folders.slice(0, store + 1).join('/');
    for (const name of folders.slice(store + 1, store + 1 + DEEPEST)) {
        path = `${path}/${name}`;
        tasks.unshift({ name, path });
    }
    return { above: above.join(''), tasks };
}
const STORED = /(?<=^|\/)(?:archive\/|vault\/(?:[^/]*\/)*?(?=(?:OC_)?\d+_))/g;
function withoutStores(file) {
    return file.replace(STORED, '');
}


/***/ }),

/***/ 72825:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ PatternError),
/* harmony export */   dq: () => (/* binding */ patternFrom),
/* harmony export */   oy: () => (/* binding */ eitherSelection),
/* harmony export */   vR: () => (/* binding */ cleanPatterns),
/* harmony export */   xi: () => (/* binding */ compilePatterns)
/* harmony export */ });
/* unused harmony exports OPTIONS, matcherOf */
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49710);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33581);



class PatternError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e {
    name = 'PatternError';
}
const LONGEST_PATTERN = 4_096;
const MOST_BRACKETS = 20;
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
    const mayMatch = searchFor(taken.flatMap(({ parts }) => parts.map(({ needle }) => needle)));
    return (path) => {
        let selected = before?.(path) === true;
        if (!mayMatch(path))
            return selected;
        for (const { negate, tests } of compiled) {
            if (selected === negate && tests.some((test) => test(path)))
                selected = !negate;
        }
        return selected;
    };
}
function compile(glob) {
    let match;
    if (!glob.includes('['))
        return (path) => (match ??= matcherOf(glob))(path);
    try {
        return matcherOf(glob);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new PatternError(`The pattern "${glob}" has a class that cannot be matched: write a simpler one.`);
    }
}
function searchFor(needles) {
    const source = needles.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
    if (source.length > LONGEST_SEARCH)
        return () => true;
    const search = new RegExp(source);
    return (path) => search.test(path);
}
function testOf({ glob, needle, asFolder }) {
    const match = compile(glob);
    return (path) => path.includes(needle) && match(asFolder ? `${path}/` : path);
}
function cleanPatterns(patterns) {
    return patterns
        .flatMap((pattern) => pattern.split('\n'))
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
function demandModest(line) {
    const shown = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.cut)(line, 60);
    if (line.length > LONGEST_PATTERN) {
        throw new PatternError(`The pattern "${shown}" has ${String(line.length)} characters: write one of at most ${String(LONGEST_PATTERN)}.`);
    }
    if (line.split('[').length - 1 > MOST_BRACKETS) {
        throw new PatternError(`The pattern "${shown}" has more than ${String(MOST_BRACKETS)} opening brackets: write a simpler one.`);
    }
}
function takeApart(line) {
    demandModest(line);
    const pattern = line.replace(/^(?:!\s*)+/, '');
    const negations = line.slice(0, line.length - pattern.length);
    const negate = negations.split('!').length % 2 === 0;
    if (pattern === '')
        throw new PatternError(`The pattern "${line}" is empty: write what it should match.`);
    if (pattern.startsWith('/') || pattern.startsWith('~') || /^[A-Za-z]:/.test(pattern)) {
        throw new PatternError(`The pattern "${line}" is absolute: write it relative to the project root.`);
    }
    const directoryOnly = pattern.endsWith('/');
    const segments = pattern.split('/').filter((segment) => segment !== '');
    if (segments[0] === '.')
        segments.shift();
    if (segments.includes('.') || segments.includes('..')) {
        throw new PatternError(`The pattern "${line}" has a "." or ".." inside: write it relative to the project root.`);
    }
    const descendants = { ...partOf([...segments, '**']), folder: segments.join('/') };
    if (directoryOnly)
        return { negate, parts: [descendants] };
    if (segments.at(-1) === '**')
        return { negate, parts: [partOf(segments, true)] };
    return { negate, parts: [partOf(segments), descendants] };
}
function partOf(segments, asFolder = false) {
    return { glob: segments.join('/'), needle: longestText(segments), asFolder };
}
function longestText(segments) {
    let longest = '';
    for (const segment of segments) {
        let start = 0;
        for (let n = 0; n <= segment.length; n++) {
            const sign = segment[n];
            if (sign !== undefined && !'*?[\\'.includes(sign))
                continue;
            if (n - start > longest.length)
                longest = segment.slice(start, n);
            if (sign === '[' || sign === '\\')
                return longest;
            start = n + 1;
        }
    }
    return longest;
}
const OPTIONS = {
    dot: true,
    nobrace: true,
    nocase: false,
    nocomment: true,
    noext: true,
    nonegate: true,
};
function matcherOf(glob) {
    const minimatch = new minimatch__WEBPACK_IMPORTED_MODULE_1__/* .Minimatch */ .VR(glob, OPTIONS);
    minimatch.set = minimatch.set.map((steps) => steps.map((step) => (step instanceof RegExp ? straight(step) : step)));
    return (path) => minimatch.match(path);
}
const BETWEEN_ASTERISKS = /\[\^\/\]\*\?.*?(?=\[\^\/\]\*\?)/gs;
function straight(name) {
    if (Object.hasOwn(name, 'test'))
        return name;
    const source = name.source.replace(BETWEEN_ASTERISKS, (between, at) => {
        const group = `at${String(at)}`;
        return `(?=(?<${group}>${between}))\\k<${group}>`;
    });
    return new RegExp(source, name.flags);
}
function eitherSelection(one, other) {
    return {
        patterns: [...one.patterns, ...other.patterns],
        matches: (path) => one.matches(path) || other.matches(path),
        anyCase: true,
        named: (path) => one.named?.(path) === true || other.named?.(path) === true,
    };
}
function patternFrom(place, pattern) {
    if (place === '')
        return pattern;
    const own = pattern.replace(/^[!\s]+/, '');
    const negations = pattern.slice(0, pattern.length - own.length);
    if (own === '' || own.startsWith('#') || /^(?:[/~]|[A-Za-z]:)/.test(own))
        return pattern;
    const folders = place.split('/').map(literally);
    const segments = own.split('/');
    const start = segments.findIndex((segment) => segment !== '.' && segment !== '..');
    const named = start < 0 ? [] : segments.slice(start);
    const up = segments.slice(0, segments.length - named.length).filter((segment) => segment === '..').length;
    if (up > folders.length)
        return pattern;
    const joined = [...folders.slice(0, folders.length - up), ...named].join('/');
    return `${negations}${joined === '' ? '.' : joined}`;
}
function literally(name) {
    return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}


/***/ }),

/***/ 75274:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ isTouched),
/* harmony export */   G8: () => (/* binding */ accusedIn),
/* harmony export */   N0: () => (/* binding */ isAdded),
/* harmony export */   NG: () => (/* binding */ ARCHIVED_CHECKS),
/* harmony export */   yD: () => (/* binding */ BRANCH_DEMANDS)
/* harmony export */ });
const BRANCH_DEMANDS = ['final', 'success'];
const ARCHIVED_CHECKS = ['claims', 'all'];
function isAdded(file, changes) {
    if (changes === null)
        return false;
    const { changed, added = changed, moved } = changes;
    return added.has(file) && moved?.has(file) !== true;
}
function isTouched(file, changes) {
    return changes !== null && changes.changed.has(file) && changes.sameContent?.has(file) !== true;
}
function accusedIn(returns) {
    let agents;
    return ({ file, agent, author }) => {
        if (!isNameless(agent))
            return { name: agent, by: 'return' };
        agents ??= agentsByFolder(returns);
        const [beside, ...others] = agents.get(folderOf(file)) ?? [];
        if (beside !== undefined && others.length === 0)
            return { name: beside, by: 'beside' };
        return author === undefined ? null : { name: author, by: 'author' };
    };
}
function agentsByFolder(returns) {
    const agents = new Map();
    for (const { file, agent } of returns) {
        if (isNameless(agent))
            continue;
        const known = agents.get(folderOf(file));
        if (known === undefined)
            agents.set(folderOf(file), new Set([agent]));
        else
            known.add(agent);
    }
    return agents;
}
function isNameless(agent) {
    return agent === null || agent.trim() === '';
}
function folderOf(file) {
    return file.slice(0, file.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 91810:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ workOf),
/* harmony export */   OH: () => (/* binding */ statusFix),
/* harmony export */   Sz: () => (/* binding */ concernsFile),
/* harmony export */   fI: () => (/* binding */ suggestArtifactType),
/* harmony export */   pD: () => (/* binding */ suggestStatus),
/* harmony export */   sS: () => (/* binding */ setFix)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


function concernsFile(fix) {
    return fix.edits.every(({ kind }) => kind === 'byte-order-mark');
}
const BY_NAME = [
    ['research', /research|explor|analy[sz]|investigat|audit/i],
    ['plan', /plan|design|architect/i],
    ['implement', /implement|execut|build|develop|engineer|refactor|assembl|\bcod(?:e|er|ing)\b/i],
];
const BY_TYPE = new Map([
    ['research', 'research'],
    ['report', 'research'],
    ['plan', 'plan'],
    ['implementation', 'implement'],
    ['test', 'implement'],
]);
function workOf(value) {
    const metadata = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__.field)(value, 'metadata');
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(metadata, 'agent_type') ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(value, 'agent_type');
    for (const name of [agent, ...[...(0,_json_js__WEBPACK_IMPORTED_MODULE_1__.listField)(metadata, 'delegation_path')].reverse()]) {
        const work = typeof name === 'string' ? BY_NAME.find(([, pattern]) => pattern.test(name)) : undefined;
        if (work !== undefined)
            return work[0];
    }
    const kinds = new Set((0,_json_js__WEBPACK_IMPORTED_MODULE_1__.listField)(value, 'artifacts').flatMap((artifact) => BY_TYPE.get((0,_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(artifact, 'type') ?? '') ?? []));
    const [only = null, ...more] = kinds;
    return more.length === 0 ? only : null;
}
function suggest(subject, word, list, confusions) {
    const known = confusions.get(word.trim().toLowerCase());
    if (known !== undefined) {
        const { instead, because } = known;
        const right = typeof instead === 'string' ? instead : instead[workOf(subject.value) ?? 'implement'];
        return { instead: right, known: true, because };
    }
    const instead = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(word.trim(), list);
    return { instead, known: instead?.toLowerCase() === word.trim().toLowerCase(), because: undefined };
}
function suggestStatus(subject, status) {
    return suggest(subject, status, subject.standard.statuses, subject.standard.confusions.status);
}
function setFix(pointer, value, safety, what = '') {
    return { safety, does: `write ${what}${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(value, 200)}`, edits: [{ kind: 'set', pointer, value }] };
}
function statusFix(instead) {
    return setFix('/status', instead, 'unsafe', 'the status ');
}
function suggestArtifactType(subject, type) {
    return suggest(subject, type, subject.standard.artifactTypes, subject.standard.confusions.artifactType);
}


/***/ }),

/***/ 69897:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ Endings),
/* harmony export */   Tr: () => (/* binding */ lackingContent),
/* harmony export */   Wd: () => (/* binding */ fileAt),
/* harmony export */   e2: () => (/* binding */ readEach),
/* harmony export */   ig: () => (/* binding */ HOW_TO_FETCH),
/* harmony export */   pW: () => (/* binding */ MOST_ENDINGS),
/* harmony export */   u: () => (/* binding */ lackingInWords)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);


function fileAt(tree, path) {
    const entry = tree.find(path);
    return entry?.kind === 'file' ? { path, id: entry.id, link: false } : undefined;
}
async function* readEach(source, files, limit) {
    let next = 0;
    for await (const contents of source.read(files, limit)) {
        for (const content of contents)
            yield [(0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .elementAt */ .s2)(files, next++), content];
    }
}
const MOST_ENDINGS = 3;
class Endings {
    #last = { before: new Map(), found: null };
    constructor(tails) {
        for (const tail of new Set(tails)) {
            if (tail === '')
                continue;
            let step = this.#last;
            for (const name of tail.split('/').reverse()) {
                const next = step.before.get(name) ?? { before: new Map(), found: null };
                step.before.set(name, next);
                step = next;
            }
            step.found = { tail, paths: [] };
        }
    }
    take(path) {
        let step = this.#last;
        for (let end = path.length; end > 0;) {
            const slash = path.lastIndexOf('/', end - 1);
            const next = step.before.get(path.slice(slash + 1, end));
            if (next === undefined || slash < 0)
                return;
            step = next;
            const { found } = step;
            if (found !== null && found.paths.length < MOST_ENDINGS && !found.paths.includes(path))
                found.paths.push(path);
            end = slash;
        }
    }
    takeWithFolders(path) {
        for (const one of (0,_path_js__WEBPACK_IMPORTED_MODULE_0__.pathAndFolders)(path))
            this.take(one);
    }
    found() {
        const all = new Map();
        const steps = [this.#last];
        for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
            if (step.found !== null && step.found.paths.length > 0)
                all.set(step.found.tail, step.found.paths);
            for (const before of step.before.values())
                steps.push(before);
        }
        return all;
    }
}
const HOW_TO_FETCH = 'Let git reach the remote (persist-credentials of actions/checkout), or fetch without the filter: git fetch --refetch --no-filter origin.';
function lackingContent(file, id) {
    return `The clone lacks the content of ${file}${id === null ? '' : `, the object ${id}`}.`;
}
function lackingInWords(file, id) {
    return `${lackingContent(file, id)} ${HOW_TO_FETCH}`;
}


/***/ }),

/***/ 60771:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ lineSpans),
/* harmony export */   q: () => (/* binding */ Lines)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6644);

class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            this.#starts.push(i + 1);
    }
    lineAt(offset) {
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .firstWhere */ .U1)(this.#starts.length - 1, (n) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .elementAt */ .s2)(this.#starts, n + 1) > offset) + 1;
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
        const found = this.lineAt(start);
        const isBehind = found > 1 && this.startOf(found) === this.#text.length;
        const line = isBehind ? found - 1 : found;
        const first = this.startOf(line);
        const text = this.textOf(line);
        if (text === '')
            return { startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
        const at = Math.min(start - first, lastCharacterOf(text));
        const last = Math.max(Math.min(end - first, text.length), at + 1);
        return { startLine: line, startColumn: at + 1, endLine: line, endColumn: last + 1 };
    }
}
function lastCharacterOf(text) {
    const isPair = /[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text);
    return text.length - (isPair ? 2 : 1);
}
function lineSpans(text, from = 0) {
    const spans = [];
    const ending = /\r\n|\n|\r/g;
    ending.lastIndex = from;
    let start = from;
    for (let found = ending.exec(text); found !== null; found = ending.exec(text)) {
        spans.push({ start, end: found.index });
        start = ending.lastIndex;
    }
    spans.push({ start, end: text.length });
    return spans;
}


/***/ }),

/***/ 22003:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ decodeLoosely),
/* harmony export */   Cf: () => (/* binding */ findsOf),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   IE: () => (/* binding */ MOST_RETURNS),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   ZL: () => (/* binding */ unendedComment),
/* harmony export */   hk: () => (/* binding */ MOST_BLOCKS),
/* harmony export */   lv: () => (/* binding */ NO_PARTS),
/* harmony export */   uU: () => (/* binding */ taken)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);



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
function unendedComment({ range }, start) {
    return { text: '<!--', range: range(start, start + '<!--'.length), isComment: true };
}
const BYTE_ORDER_MARK = '\uFEFF';
const CLEAN = [];
function decode(bytes) {
    const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.FILE_START }] };
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(buffer)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
    }
    const text = buffer.toString('utf8');
    if (!text.startsWith(BYTE_ORDER_MARK))
        return { text, problems: CLEAN };
    return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.FILE_START }] };
}
function decodeLoosely(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return Buffer.from(bytes).toString('latin1');
}
function firstWrongByte(buffer) {
    const end = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .firstWhere */ .U1)(buffer.length - 1, (n) => wholeUpTo(buffer, n + 1) === undefined);
    const before = buffer.subarray(0, wholeUpTo(buffer, end)).toString('utf8');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}
function wholeUpTo(buffer, end) {
    return [end, end - 1, end - 2, end - 3].find((at) => at >= 0 && (0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(buffer.subarray(0, at)));
}


/***/ }),

/***/ 32794:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ renderLines),
/* harmony export */   XX: () => (/* binding */ render),
/* harmony export */   cR: () => (/* binding */ countsRecord),
/* harmony export */   ih: () => (/* binding */ originRecord),
/* harmony export */   l4: () => (/* binding */ reportJson)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);



const SCHEMA = 'return-gate/report@1';
function claimRecord({ claim, verdict }) {
    return {
        path: claim.path,
        pointer: claim.pointer,
        type: claim.type,
        verdict: verdict.name,
        size: verdict.size,
        foundAt: verdict.foundAt,
        detail: verdict.detail,
        kind: (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.kindOf)(claim),
    };
}
const RETURN_START = [
    'file',
    'index',
    'line',
    'standard',
    'status',
    'agent',
    'session',
    'delegation',
    'startedAt',
];
const RETURN_END = ['hedged', 'criticalRisks', 'archived'];
const FINDING_START = ['rule', 'severity', 'message', 'recommendation', 'file', 'index', 'pointer'];
const FINDING_END = ['fingerprint', 'baselined', 'preexisting', 'reason'];
function pick(value, names) {
    const picked = {};
    for (const name of names)
        if (value[name] !== undefined)
            picked[name] = value[name];
    return picked;
}
function returnRecord(record) {
    return { ...pick(record, RETURN_START), claims: record.claims.map(claimRecord), ...pick(record, RETURN_END) };
}
function findingRecord(finding) {
    const { range } = finding;
    return {
        ...pick(finding, FINDING_START),
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endLine: range?.endLine ?? null,
        endColumn: range?.endColumn ?? null,
        ...pick(finding, FINDING_END),
    };
}
function* list(records, shape) {
    const render = (record) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(shape(record));
    yield* (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .separated */ .Ci)(records, { render, before: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `\n    `, between: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `,\n    ` });
    if (records.length > 0)
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts: { verdicts, ...numbers }, compared }) {
    const passedOver = compared?.passedOver ?? 0;
    return { ...numbers, ...(passedOver === 0 ? {} : { passedOver }), verdicts };
}
const FIXED = ['rule', 'severity', 'message', 'file', 'index', 'startLine', 'fingerprint', 'gone'];
function trendRecord({ against, added, fixed, unchanged, doubts }) {
    const [known, mended] = [added.map(({ fingerprint }) => fingerprint), fixed.map((finding) => pick(finding, FIXED))];
    return { against, new: known, mended, unchanged, doubts };
}
function headRecord(report) {
    return {
        schema: SCHEMA,
        ...originRecord(report),
        conclusion: report.conclusion,
        counts: countsRecord(report),
        ...(report.loosened === undefined ? {} : { loosened: report.loosened }),
    };
}
function reportJson(report) {
    return JSON.parse((0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)([...render(report)]));
}
function members(record) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)(Object.entries(record).map(([key, value]) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `\n  ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(key)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(value)},`));
}
function trendMember(trend) {
    const lines = Object.entries(trendRecord(trend)).map(([key, value], n) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `${n === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `,`}\n    ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(key)}: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(value)}`);
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `,\n  "trend": {${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)(lines)}\n  }`;
}
function* render(report) {
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `{${members(headRecord(report))}
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `]`;
    if (report.trend !== undefined)
        yield trendMember(report.trend);
    if (report.shard !== undefined && report.withheld === undefined)
        yield* shardMember(report, report.shard);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `
}
`;
}
function* shardMember(report, shard) {
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `,
  "shard": {${members(shardHead(shard))}
  "returns": [`;
    yield* list(report.returns, returnMore);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `],
  "findings": [`;
    yield* list(shard.part.findings, (finding) => findingMore(finding, shard.part.unhideable));
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `]}`;
}
function shardHead({ clock, settings, digests, terms, part }) {
    const { candidates, copied, movedAway, deletedReturns, returnsIn, unchecked, imported } = part;
    return {
        clock,
        settings,
        digests,
        terms,
        passedOver: part.skippedFiles,
        returnsPassedOver: part.skippedReturns,
        unknowablePlaces: part.unhideablePlaces,
        candidates,
        copied,
        movedAway: movedAway === null ? null : [...movedAway],
        deletedReturns,
        returnsIn: [...returnsIn].map(([folder, files]) => ({ folder, files })),
        ...(unchecked.length === 0 ? {} : { unchecked }),
        ...(imported.length === 0 ? {} : { imported }),
    };
}
const OF_RETURN = new Set([...RETURN_START, ...RETURN_END]);
const OF_CLAIM = new Set(['path', 'pointer', 'type', 'kind', 'asked', 'written', 'alsoMade', 'isBeside', 'neverThere']);
const OF_VERDICT = new Set(['name', 'size', 'foundAt', 'detail']);
const OF_FINDING = new Set([...FINDING_START, 'range', ...FINDING_END, 'items']);
function without(value, names) {
    const members = Object.entries(value).filter(([name, member]) => !names.has(name) && member !== undefined && member !== null && member !== false);
    return Object.fromEntries(members);
}
function returnMore({ claims, ...record }) {
    const more = claims.flatMap((claim, n) => {
        const of = claimMore(claim);
        return of === null ? [] : [[String(n), of]];
    });
    return { ...without(record, OF_RETURN), ...(more.length === 0 ? {} : { claims: Object.fromEntries(more) }) };
}
function claimMore(checked) {
    const parts = { claim: without(checked.claim, OF_CLAIM), verdict: without(checked.verdict, OF_VERDICT) };
    const more = Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
    const whole = { ...more, ...pick(checked, ['weight', 'touched']) };
    return Object.keys(whole).length === 0 ? null : whole;
}
function findingMore(finding, unhideable) {
    return { ...without(finding, OF_FINDING), ...(unhideable.has(finding) ? { unknowable: true } : {}) };
}
const LINES_SCHEMA = 'return-gate/report-lines@1';
function line(type, record) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFrame */ .Gm) `${(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)({ type, ...record })}\n`;
}
function firstOf(all, isFirst) {
    return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}
function* linesOf(report) {
    yield line('report', { schema: LINES_SCHEMA, ...originRecord(report) });
    const findings = firstOf(report.findings, (finding) => finding.untrue === true);
    const untrue = new Set(findings.flatMap((finding) => (finding.untrue === true ? [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.returnKey)(finding)] : [])));
    for (const record of firstOf(report.returns, (record) => untrue.has((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.returnKey)(record)))) {
        yield line('return', returnRecord(record));
    }
    for (const finding of findings)
        yield line('finding', findingRecord(finding));
    const { conclusion, trend, loosened } = report;
    const over = trend === undefined ? {} : { trend: trendRecord(trend) };
    const allowed = loosened === undefined ? {} : { loosened };
    yield line('conclusion', { conclusion, counts: countsRecord(report), ...allowed, ...over });
}
function renderLines(report) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(linesOf(report));
}


/***/ }),

/***/ 2677:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X8: () => (/* binding */ untouchedFiles),
/* harmony export */   bu: () => (/* binding */ presentRules),
/* harmony export */   hQ: () => (/* binding */ deletionRule)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75274);
/* harmony import */ var _model_fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91810);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);





const presentRules = (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_2__.rulesOnClaims)('artifacts', {
    'artifact-empty': {
        verdict: 'empty',
        severity: 'error',
        about: () => ({
            summary: 'A claimed file is not empty',
            rationale: 'A file of 0 bytes was created but never written: it contains no work.',
            remedy: 'Write the content and commit it, or remove the claim.',
            sources: ['002 Step 5: Validate Artifacts (CRITICAL)'],
        }),
        check(checked, of) {
            if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(checked.claim))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
            const recommendation = `Write the content of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quotedPath)(checked.claim.path)} and commit it, or remove the claim.`;
            return (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.fileProblem)('File is empty', checked, of, recommendation);
        },
    },
    'artifact-blank': {
        verdict: 'present',
        severity: 'warning',
        about: () => ({
            summary: 'A claimed file has visible content',
            rationale: 'A file of spaces, line breaks, NUL bytes or zero-width characters passes a size test but contains no work.',
            remedy: 'Write the content and commit it, or remove the claim.',
            sources: ['return-gate A file of white space passes the size test of document 002, step 5c'],
        }),
        check({ claim, verdict }, of) {
            if (!verdict.blank || (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(claim))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
            return {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'),
                message: `File contains only white space and invisible characters: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(claim.path, 200)}.`,
            };
        },
    },
    'artifact-directory': {
        verdict: 'directory',
        severity: 'error',
        about: () => ({
            summary: 'A claimed path is a file, not a directory',
            rationale: 'A directory may contain older files, so it proves nothing. Only a file can be linked, read and proved.',
            remedy: 'Claim each file that was made in the directory.',
            sources: ['002 Step 5: Validate Artifacts (CRITICAL)'],
        }),
        check(checked, of) {
            if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(checked.claim))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
            const recommendation = 'Claim each file that was written, or remove the claim.';
            return (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.fileProblem)('The claimed file is a directory', checked, of, recommendation);
        },
    },
    'artifact-case': {
        verdict: 'case-mismatch',
        severity: 'error',
        about: () => ({
            summary: 'A claimed path has the letter case of the file',
            rationale: "Git and Linux distinguish letter case. A path in another case works on the agent's machine and leads nowhere on others.",
            remedy: 'Write the path exactly as the file is named.',
            fixes: [{ safety: 'unsafe', does: 'writes the path of the file that only differs in letter case' }],
            sources: ['return-gate On case-sensitive systems, the path of document 002, step 5b leads to no file'],
        }),
        check({ claim, verdict }, of) {
            if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isOwnFile)(claim, verdict, of))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
            const found = verdict.foundAt === null ? 'another letter case' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(verdict.foundAt, 200);
            return {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'),
                message: `File does not exist in this letter case: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(claim.path, 200)}; there is ${found}.${(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.because)(verdict)}`,
                ...(verdict.foundAt === null ? {} : { fix: (0,_model_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .setFix */ .sS)(claim.pointer, verdict.foundAt, 'unsafe') }),
            };
        },
    },
    'artifact-self': {
        verdict: ['present', 'relocated', 'case-mismatch'],
        severity: 'error',
        about: () => ({
            summary: 'A return claims other files than its own',
            rationale: "The return's own file exists as soon as the return is written, so claiming it, or a copy of it, proves nothing and does not count.",
            remedy: 'Claim the files that the work made, and remove the claim of the return itself.',
            sources: [
                '002 Step 5: Validate Artifacts (CRITICAL)',
                'return-gate A return is not work: its existence does not prove its claims',
            ],
        }),
        check({ claim, verdict }, of) {
            const isOwn = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isOwnFile)(claim, verdict, of);
            if (!isOwn && verdict.isReturn !== true)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
            const what = isOwn ? 'the file of the return itself' : 'a copy of the file of the return';
            return {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'),
                message: `The claimed file is ${what}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(claim.path, 200)}; a file that the work made was expected.`,
                recommendation: 'List the files that the work made, not the return.',
            };
        },
    },
    'artifact-path-relative': {
        verdict: 'outside',
        severity: 'error',
        about: () => ({
            summary: 'A claimed path stays inside the project root',
            rationale: 'A path outside the repository is not committed with it and differs on every machine, so it proves no work.',
            remedy: 'Write the path relative to the project root, without a leading slash, and keep the file inside the repository.',
            sources: ['000 artifacts (required)', '001 artifacts (required)', '003 artifacts (required)'],
        }),
        check({ claim, verdict }, of) {
            return {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'warning'),
                message: `The claimed path is not inside the project root: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(claim.path, 200)}.${(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.because)(verdict)}`,
                recommendation: 'Write the path of a file in the repository, relative to the project root.',
            };
        },
    },
    'artifact-unchanged': {
        verdict: 'present',
        severity: 'warning',
        about: () => ({
            summary: 'A changed return claims only files that the same change touches',
            rationale: 'A new return that claims an older file which nobody touched passes off old work as new.',
            remedy: 'Commit the change to the file together with the return, or remove the claim.',
            sources: ['return-gate The existence of a file does not prove that this return made it'],
        }),
        check(checked, of, { changes }) {
            if (changes === null || !isUntouched(checked, of, changes))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
            const { claim } = checked;
            return {
                message: `File is the same as in the base ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(changes.base)}, although the return is new: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(claim.path, 200)}.`,
            };
        },
    },
    'artifact-not-deleted': {
        kinds: ['deletion'],
        verdict: ['present', 'directory', 'missing', 'undetermined', 'outside'],
        severity: 'error',
        about: () => ({
            summary: 'A file claimed as deleted existed and no longer does',
            rationale: 'A claim of the type deletion, deleted, removed or delete says that a file was deleted. That is false if the file is still there. A file that no commit ever had gets a warning.',
            remedy: 'Delete the file and commit that, correct the path, or remove the claim.',
            sources: ['return-gate A deletion is proved by the tree and its history, as a file is'],
        }),
        check(checked, of) {
            const { name, foundAt } = checked.verdict;
            if (name === 'outside') {
                const recommendation = 'Claim the deletion of a file of this repository, by its path from the project root.';
                return (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.fileProblem)('A deletion outside of the project is claimed', checked, of, recommendation);
            }
            if (name === 'undetermined') {
                const what = 'Cannot determine whether the file that is claimed as deleted ever existed';
                const recommendation = 'Fetch the whole history, and run the gate again.';
                return { severity: 'warning', ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.fileProblem)(what, checked, of, recommendation) };
            }
            if (name === 'missing') {
                const what = 'File is claimed as deleted, but never existed';
                return { severity: 'warning', ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.fileProblem)(what, checked, of, 'Correct the path, or remove the claim.') };
            }
            const where = foundAt === null ? '' : `; it is at ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(foundAt, 200)}`;
            const what = name === 'directory' ? 'a folder is still there' : 'it is still there';
            return {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'),
                message: `File is claimed as deleted, but ${what}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(checked.claim.path, 200)}${where}.`,
                recommendation: 'Delete the file and commit that, or remove the claim.',
            };
        },
    },
});
function isUntouched({ claim, verdict }, of, changes) {
    if (!of.success || !of.restated)
        return false;
    const file = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.claimedFile)(claim);
    if (file === null || isWritten(verdict.foundAt ?? file, changes))
        return false;
    return of.baseClaims?.(claim) !== true;
}
function untouchedFiles(inWords) {
    return (checked, of, { changes }) => {
        const { claim, verdict, touched } = checked;
        const mayBeCreated = claim.type === 'created' && verdict.name !== 'removed';
        if (mayBeCreated && changes !== null && (0,_model_context_js__WEBPACK_IMPORTED_MODULE_4__/* .isAdded */ .N0)(of.file, changes) && isUntouched(checked, of, changes)) {
            if (touched !== undefined)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
            const base = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(changes.base);
            return { message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(claim.path, 200)} is listed as created, but is the same as in the base ${base}.` };
        }
        return touched === false ? { message: inWords(claim) } : _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
    };
}
function isWritten(file, { changed, deleted, sameContent }) {
    return deleted.has(file) || (changed.has(file) && sameContent?.has(file) !== true);
}
function deletionRule(record, about) {
    return {
        about,
        verdict: ['present', 'empty', 'directory', 'missing', 'undetermined'],
        severity: 'warning',
        check({ claim, verdict: { name } }) {
            if (!(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(claim))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
            if (name !== 'missing' && name !== 'undetermined') {
                return {
                    severity: 'notice',
                    message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(claim.path, 200)} is listed as deleted, but exists.`,
                    recommendation: `Delete the file, or correct the ${record}. If it came back since, do nothing.`,
                };
            }
            if (claim.neverThere !== true)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
            return {
                message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(claim.path, 200)} is claimed as created and as deleted, but never existed.`,
                recommendation: 'Remove the file from the lists, or correct its path.',
            };
        },
    };
}


/***/ }),

/***/ 99738:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ documentRules),
/* harmony export */   V: () => (/* binding */ readProblems)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75274);
/* harmony import */ var _model_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23056);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69897);





function readProblems(words) {
    return (document, context) => document.problems.flatMap((problem) => {
        const wordsOf = words[problem.kind];
        const said = wordsOf?.(problem, document, context) ?? null;
        return said === null ? [] : [{ ...('range' in problem ? { range: problem.range } : {}), ...said }];
    });
}
const ENCODINGS = { 'not-utf-8': 'holds bytes that are not UTF-8', 'utf-16': 'is encoded as UTF-16' };
const DEFAULT_LIMIT = 1024 * 1024;
const MANY = 1_001;
const WHY = {
    'no-status': 'has the keys of a return but no "status"',
    'letter-case': 'has the keys of a return in another letter case',
    quotes: 'has the keys of a return in quotes that JSON does not allow',
    language: 'has the keys of a return, but is not marked as JSON',
    syntax: 'starts like a return but is not valid JSON',
    'in-code': 'opens a code block around the headings of a return',
    'in-comment': 'starts a comment that never ends and hides a return',
    'not-final': 'in a message looks like a return, but its agent did not end with it',
    'no-place': 'has the name of a return, but is not where returns are read',
};
const ADVICE = {
    'no-status': 'Add "status" to the return, or remove the text if it is none.',
    'letter-case': 'Write the keys in lower case: "status", "artifacts", "metadata".',
    quotes: 'Write the return with a JSON encoder: keys and strings in straight double quotes.',
    language: 'Mark the fence as json, or remove the text if it is not a return.',
    syntax: 'Write the return as strict JSON (RFC 8259), or remove the text if it is none.',
    'in-code': 'Close the code block before the headings, or take the return out of it.',
    'in-comment': 'End the comment with --> before the return, or remove it.',
    'no-place': 'Move it to a place for returns, or rename it if it is none.',
    'not-final': 'If it is the return, the agent must end with it. If it is an example or a draft, leave it.',
};
const documentRules = (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_1__.rulesOnDocuments)('document', {
    'json-syntax': {
        severity: 'error',
        about: () => ({
            summary: 'The return is one strict JSON value',
            rationale: 'A caller first parses a return. Comments, trailing commas, single quotes or a cut end make a strict parser reject all of it.',
            remedy: 'Have the agent write the return with a JSON encoder, or correct the reported place.',
            sources: ['002 Step 1: Validate JSON Structure', '003 Orchestrator Validation (Stage 6)'],
            bad: { text: '{\n  "status": "partial",\n}\n' },
        }),
        check: readProblems({
            syntax: ({ reason }) => ({
                message: `Cannot parse the return as JSON: ${reason.replace(/\.$/, '')}.`,
                recommendation: 'Fix subagent return format: return strict JSON (RFC 8259) and nothing else.',
                value: reason,
            }),
            wrapped: ({ by }, { form, hasRule }) => form !== 'json' || hasRule('json-only')
                ? null
                : {
                    message: `The return is in ${by === 'fence' ? 'a Markdown fence' : 'other text'}, so the file is not JSON.`,
                    recommendation: 'Fix subagent return format: write nothing but the JSON object into the file.',
                    value: 'wrapped',
                },
            'too-deep': ({ limit }) => ({
                message: `The JSON is nested deeper than ${String(limit)} levels, so it is not read.`,
                recommendation: 'Fix subagent return format: a return nests only a few levels deep.',
                value: 'too-deep',
            }),
        }),
    },
    'json-duplicate-key': {
        severity: 'error',
        about: () => ({
            summary: 'No object contains the same key twice',
            rationale: 'Parsers disagree about which of the two values counts, so a caller may act on another return than the checked one.',
            remedy: 'Keep one of the two members, and delete or rename the other.',
            sources: ['return-gate RFC 8259 section 4: the effect of a repeated name is undefined'],
            bad: { replace: [['"status"', '"status": "failed", "status"']] },
        }),
        check: readProblems({
            'duplicate-key': ({ key, firstLine }) => ({
                message: `Key ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(key)} appears twice in one object, first on line ${String(firstLine)}.`,
                recommendation: `Keep one ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(key)}.`,
                value: key,
            }),
            'more-duplicates': ({ more }) => ({
                message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(more, 'more key appears', 'more keys appear')} twice in an object of this file.`,
                recommendation: 'Keep each key once: write the return with a JSON encoder.',
                value: 'more-duplicates',
            }),
        }),
    },
    'return-object': {
        severity: 'error',
        about: () => ({
            summary: 'A return is a JSON object, or the document of its family, and not a symbolic link',
            rationale: 'Only an object has named fields, so only an object can be a return. A file with the name of a return but no content of one would otherwise pass unseen. A symbolic link is never followed, so it contains nothing that can be checked.',
            remedy: 'Write the return itself at its path, as one object, or exclude files without returns from the patterns.',
            sources: ['000 Validation Rules Summary'],
        }),
        check: readProblems({
            'not-object': ({ value }) => ({
                message: `A return is a JSON object; this is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.describeValue)(value)}.`,
                recommendation: 'Fix subagent return format: return one JSON object.',
            }),
            link: () => ({
                message: 'This is a symbolic link or another special file, which is not followed: it contains no return itself.',
                recommendation: 'Commit the return itself at this path.',
            }),
            'no-return': () => ({
                message: 'The file holds no return.',
                recommendation: 'Write the return into it, or exclude the file from the patterns.',
            }),
        }),
    },
    'return-undetermined': {
        severity: 'error',
        ofLacking: true,
        about: () => ({
            summary: 'The clone has the content of the file',
            rationale: 'The tree names the file, but the repository lacks its content: a pack is damaged, or was fetched without it. A file that was not read must not pass. The other files are still checked.',
            remedy: 'Fetch the object that the message names, or clone the repository again without a filter.',
            sources: ['return-gate A claim that cannot be proved does not pass, and is not called false'],
            bad: { lacking: true },
        }),
        check: readProblems({
            lacking: ({ id }) => ({
                message: `The clone lacks the content of the file, the object ${id}; it was not read.`,
                recommendation: _model_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .HOW_TO_FETCH */ .ig,
                value: 'lacking',
            }),
        }),
    },
    'json-encoding': {
        severity: 'error',
        about: () => ({
            summary: 'The file is UTF-8 without a byte order mark',
            rationale: 'RFC 8259 requires UTF-8 without a byte order mark. In other encodings, paths and names silently change, and many parsers stop at the mark.',
            remedy: 'Save the file as UTF-8 without a byte order mark.',
            fixes: [{ safety: 'safe', does: 'removes a byte order mark' }],
            sources: ['return-gate RFC 8259 section 8.1: JSON that systems exchange is UTF-8'],
            bad: { bytesBehind: [0xe9] },
        }),
        check: readProblems({
            encoding: ({ reason }) => ({
                message: `The file ${ENCODINGS[reason]}; UTF-8 was expected.`,
                recommendation: 'Save the file as UTF-8.',
                value: reason,
            }),
            'byte-order-mark': () => ({
                severity: 'warning',
                message: 'The file starts with a byte order mark; plain UTF-8 was expected.',
                value: 'byte-order-mark',
                fix: { safety: 'safe', does: 'remove the byte order mark', edits: [{ kind: 'byte-order-mark' }] },
            }),
        }),
    },
    'file-too-large': {
        severity: 'error',
        about: () => ({
            summary: 'The file is not larger than the size limit',
            rationale: 'A return has a few kilobytes. A far larger file is not a return, or is meant to stall the gate, so it is not read; and an unread file must not pass.',
            remedy: 'Keep the content in artifacts and only their paths in the return, or raise the limit with --max-file-size.',
            sources: ['return-gate every byte of a pull request is untrusted, so reading is bounded'],
            bad: { text: ' '.repeat(DEFAULT_LIMIT + 1) },
        }),
        check: readProblems({
            'too-large': ({ size, limit }) => ({
                message: `The file has ${String(size)} bytes, more than the limit of ${String(limit)}; it was not read.`,
                recommendation: 'Make the file smaller, leave it out of the patterns, or raise --max-file-size.',
                value: 'too-large',
            }),
            'too-many-blocks': ({ limit }) => ({
                message: `The file has more than ${String(limit)} headings, paragraphs, list items and other blocks; it was not read.`,
                recommendation: 'Split the file, or leave it out of the patterns.',
                value: 'too-many-blocks',
            }),
        }),
    },
    'too-many-elements': {
        severity: 'error',
        about: () => ({
            summary: `The lists of a file have no more than ${String(_model_document_js__WEBPACK_IMPORTED_MODULE_0__.MOST_ELEMENTS)} elements in all`,
            rationale: 'A return lists a handful of files and errors. A file with far more is a mistake or meant to stall the gate, so it is not checked; and unchecked returns must not pass.',
            remedy: 'List the main files, keep long lists in an artifact, and split large logs.',
            sources: ['return-gate every byte of a pull request is untrusted, so the work is bounded'],
        }),
        check: readProblems({
            'too-many-elements': ({ kind, count: found, limit }) => ({
                message: `The lists of the file have ${String(found)} elements, more than the limit of ${String(limit)}; its returns were not checked.`,
                recommendation: 'Shorten the lists, keep them in an artifact, or split the file.',
                value: kind,
            }),
        }),
    },
    'too-many-returns': {
        severity: 'error',
        about: () => ({
            summary: 'A file holds at most 1,000 returns',
            rationale: 'No real log has so many. A file with more is not a log, or is meant to stall the gate, so only the first are checked; and unchecked returns must not pass.',
            remedy: 'Split the log into several files, or leave it out of the patterns.',
            sources: ['return-gate every byte of a pull request is untrusted, so reading is bounded'],
            bad: { repeat: MANY, also: ['session-id-reused'] },
        }),
        check: readProblems({
            'too-many-returns': ({ found, limit }) => ({
                message: `The file holds ${String(found)} returns, ${String(found - limit)} more than the ${String(limit)} that are checked.`,
                recommendation: 'Split the file, so that each of its returns is checked, or leave it out of the patterns.',
                value: 'too-many-returns',
            }),
        }),
    },
    'no-return-found': {
        unread: true,
        severity: 'warning',
        about: () => ({
            summary: 'A return log holds a return, and text that looks like a return can be read as one',
            rationale: "People take such a file for a checked return. Its claims were never read: the status is missing, keys have capitals, quotes are those of Python or a text editor, headings are in a code block or after a comment that never ends, or there is no return at all. A file with the name of a return in its tool's folder is not read either if it is at no place for returns.",
            remedy: 'Write the return as strict JSON in a fence marked `json`, or in the Markdown that its standard describes. If the file is not a return log, move it or ignore it. If the compared change did not add the file, this is a notice.',
            sources: ['return-gate An unread part must not look proved'],
        }),
        check: readProblems({
            'nothing-read': (_, { file, looseNouns }, { changes }) => ({
                ...unlessAdded(file, changes),
                message: `The return log holds nothing that can be read as a return: ${looseNouns.map((noun) => `no ${noun}`).join(' and ')}.`,
                recommendation: 'Write the return into it, or exclude the file from the patterns.',
                value: 'nothing-read',
            }),
            'unread-return': ({ reason, text }, { file }, { changes }) => ({
                ...unlessAdded(file, changes),
                message: `The ${reason === 'no-place' ? 'file' : 'text'} ${text === '' ? '' : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(text)} `}${WHY[reason]}, so it was not checked.`,
                recommendation: ADVICE[reason],
                value: `${reason} ${text}`,
            }),
        }),
    },
});
function unlessAdded(file, changes) {
    return (0,_model_context_js__WEBPACK_IMPORTED_MODULE_4__/* .isAdded */ .N0)(file, changes) ? {} : { severity: 'notice' };
}


/***/ }),

/***/ 50937:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ unreadRule),
/* harmony export */   i: () => (/* binding */ returnRules)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25821);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71799);
/* harmony import */ var _model_fix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91810);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41300);








const MAX_QUOTED = 200;
const returnRules = (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__.rulesOnReturns)('document', {
    'standard-mismatch': {
        step: 'fields',
        severity: 'notice',
        about: () => ({
            summary: 'A return has the shape of the version it is checked against',
            rationale: 'If a return breaks the chosen version but fits another one of its family better, the choice is more likely wrong than the agent. One line about that saves reading many findings.',
            remedy: 'Choose the version that fits, or make the agent write the chosen one.',
            sources: ['return-gate the version is chosen by the user and never inferred silently'],
        }),
        check(subject) {
            const { satisfies, standard } = subject;
            if (satisfies === null || !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.breaksShape)(subject.shapeErrors, subject.value, standard.shape))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__.NOTHING;
            return {
                pointer: '',
                message: `The return is checked against ${standard.id}, but has the shape of ${satisfies}.`,
                recommendation: `Choose the standard ${satisfies} if the agent follows it; otherwise make the agent follow ${standard.id}.`,
                value: satisfies,
            };
        },
    },
    'status-value': {
        area: 'status',
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'The status is one of the values that the standard lists',
            rationale: 'Callers branch on the status. An unlisted value, or one in another letter case, matches none of their branches, and the work is lost or done twice.',
            remedy: 'Write one of the listed values, in exactly that letter case.',
            fixes: [{ safety: 'unsafe', does: 'writes the listed status that was probably meant' }],
            sources: [
                '000 status (required)',
                '001 status (required)',
                '002 Step 3: Validate Status Field',
                '003 status (required)',
                '004 Fields',
            ],
        }),
        check(subject) {
            const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.statusOf)(subject);
            if (status === undefined || subject.standard.statuses.includes(status))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__.NOTHING;
            const { instead, because } = (0,_model_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestStatus */ .pD)(subject, status);
            const reason = because === undefined ? '' : ` ${because}`;
            return {
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)('', 'status'),
                message: `Status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(status)} is not one of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(subject.standard.statuses)}.${reason}`,
                recommendation: instead === undefined
                    ? `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.fixFormat)(subject)}: use a listed status.`
                    : `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.fixFormat)(subject)}: write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(instead)}.`,
                ...(instead === undefined ? {} : { fix: (0,_model_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .statusFix */ .OH)(instead) }),
            };
        },
    },
    'phantom-work': {
        area: 'artifacts',
        severity: 'error',
        structural: true,
        ofTruth: true,
        about: () => ({
            summary: 'A return that claims success lists at least one artifact',
            rationale: 'Success without a file is phantom work: the caller marks the task as done, but there is nothing to use or check.',
            remedy: 'List the files that were made; if there are none, use a status other than success.',
            demand: {
                order: 1,
                text: ({ success }) => `When "status" is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quotedList)(success)}: "artifacts" holds at least 1 element.`,
            },
            sources: ['002 Step 5: Validate Artifacts (CRITICAL)'],
        }),
        check(subject) {
            const artifacts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)(subject.value, 'artifacts');
            const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.statusOf)(subject);
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isArray)(artifacts) || artifacts.length > 0 || status === undefined || !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.weighsAsSuccess)(subject))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__.NOTHING;
            const isUnknown = !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.isSuccess)(subject);
            if (isUnknown && subject.satisfies !== null)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__.NOTHING;
            const claim = `Agent returned status ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(status)}`;
            return {
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)('', 'artifacts'),
                message: isUnknown
                    ? `${claim}, which is unknown and counts as success, but lists no artifacts: phantom work.`
                    : `${claim} but lists no artifacts: phantom work.`,
                recommendation: isUnknown
                    ? `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.fixFormat)(subject)}: list the artifacts, or use a listed status other than success.`
                    : `Verify ${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.agentName)(subject)} creates artifacts and lists them before it claims success.`,
            };
        },
    },
    'too-many-claims': {
        area: 'artifacts',
        severity: 'error',
        unread: true,
        about: () => ({
            summary: 'A return claims at most 10,000 files',
            rationale: 'No agent makes so many files in one task. Such a return is meant to stall the gate, so only the first claims are looked up; and unchecked claims must not pass.',
            remedy: 'List the files that people should see, or split the work into several returns.',
            sources: ['return-gate every byte of a pull request is untrusted, so reading is bounded'],
        }),
        check({ claims }) {
            if (claims <= _model_claim_js__WEBPACK_IMPORTED_MODULE_1__.MOST_CLAIMS)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__.NOTHING;
            return {
                pointer: '',
                message: `The return makes ${String(claims)} claims, ${String(claims - _model_claim_js__WEBPACK_IMPORTED_MODULE_1__.MOST_CLAIMS)} more than the ${String(_model_claim_js__WEBPACK_IMPORTED_MODULE_1__.MOST_CLAIMS)} that are looked up.`,
                recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
                value: 'too-many-claims',
            };
        },
    },
    'session-id-mismatch': {
        area: 'metadata',
        step: 'session',
        severity: 'error',
        about: () => ({
            summary: 'The session id is the one that the caller expects',
            rationale: 'A return with another session id answers another delegation, or is left over from an earlier run: accepting it would credit work to the wrong task.',
            remedy: 'Echo the session id of the delegation, or check the return of the expected session.',
            sources: ['002 Step 4: Validate Session ID', '003 Orchestrator Validation (Stage 6)'],
            bad: { context: { expectedSession: 'sess_1735460684_ffffff' } },
        }),
        check(subject, { expectedSession, expectedIn }) {
            if (expectedSession === null || expectedIn?.has(subject.file) === false)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__.NOTHING;
            const session = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.writtenSession)(subject);
            if (session === undefined || session === expectedSession)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__.NOTHING;
            return {
                pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)('', ...(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.wayToSession)(subject.standard)),
                message: `Session id is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(session, MAX_QUOTED)}; expected was ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(expectedSession, MAX_QUOTED)}.`,
                recommendation: `Fix ${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.agentName)(subject)} subagent to return correct session_id: the one of its delegation.`,
            };
        },
    },
    'path-root': {
        area: 'artifacts',
        severity: 'notice',
        about: () => ({
            summary: 'Paths are relative to the root of the project',
            rationale: "Agents write paths as on their machine, or with the repository's name in front. The common start of most paths counts as the root, and the rest is looked up: such paths are checked, but are wrong on other machines.",
            remedy: 'Write each path from the root of the repository.',
            sources: ['return-gate One reader of lines'],
        }),
        check({ root = null }) {
            if (root === null)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_4__.NOTHING;
            return {
                pointer: root.pointer,
                value: root.head,
                message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.count)(root.count, 'path')} ${root.count === 1 ? 'begins' : 'begin'} with ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(root.head, 200)}, which is taken for the root of the project.`,
            };
        },
    },
});
const MOST_NAMED = 10;
function unreadRule(about, claimsFile) {
    return {
        about,
        unread: true,
        ofTruth: true,
        severity: 'warning',
        check(subject) {
            const { unread = [], isNew = false, restated = false } = subject;
            const isAdded = isNew || restated;
            const comments = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__.unendedComments)(unread, isAdded);
            const parts = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__.unreadParts)(unread);
            const [first] = parts;
            const severity = isAdded ? {} : { severity: 'notice' };
            if (!(0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.weighsAsSuccess)(subject))
                return comments;
            if (first === undefined) {
                const hedged = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.numberField)(subject.value, 'hedged') ?? 0;
                if (hedged === 0 || claimsFile?.(subject) !== false)
                    return comments;
                const said = hedged === 1 ? 'the line that names one says' : `${String(hedged)} lines that name files say`;
                const message = `The return reports success but claims no file: ${said} that it is planned, not in git or not done.`;
                return [...comments, { ...severity, pointer: '', value: 'hedged', message }];
            }
            const lines = [...new Set(parts.map(({ range }) => range.startLine))];
            const where = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOfFew)(lines.map(String), MOST_NAMED);
            const said = lines.length === 1 ? 'names a file and was not read' : 'name files and were not read';
            return [
                ...comments,
                {
                    ...severity,
                    range: first.range,
                    value: parts.map(({ text }) => text).join('\n'),
                    unread: lines.length,
                    message: `${lines.length === 1 ? 'Line' : 'Lines'} ${where} ${said}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(first.text, 120)}.`,
                },
            ];
        },
    };
}


/***/ }),

/***/ 14764:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  isCommitTree: () => (/* binding */ isCommitTree),
  openCommit: () => (/* binding */ openCommit)
});

// EXTERNAL MODULE: ./src/tree/git/other-commit.ts
var other_commit = __webpack_require__(687);
// EXTERNAL MODULE: ./src/tree/git/remote.ts
var remote = __webpack_require__(62769);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/tree/git/changes.ts
var changes = __webpack_require__(47134);
// EXTERNAL MODULE: ./src/tree/git/commit-graph.ts
var commit_graph = __webpack_require__(56879);
// EXTERNAL MODULE: ./src/tree/git/event-log.ts
var event_log = __webpack_require__(85732);
;// CONCATENATED MODULE: ./src/tree/git/file-versions.ts


async function fileVersions(log, graph, { commit, files, identityOf }) {
    const events = await eventsOf(log, files, identityOf);
    const start = graph.placeOf(commit);
    const found = new Map();
    if (start === undefined)
        return found;
    for (const file of files) {
        const version = (start === 0 ? events.onlyVersionOf(file) : undefined) ?? new VersionTracer(graph, events).newestOf(file, start);
        if (version !== undefined)
            found.set(file, version);
    }
    return found;
}
const MAX_RENAME_STEPS = 8;
async function eventsOf(log, files, identityOf) {
    const places = (paths) => [...paths].map((path) => (0,event_log/* sharedStart */.Oy)(path, identityOf(path)));
    log.keepVersionsOf(files);
    let paths = files;
    for (let step = 0;; step++) {
        const events = new FileEvents(files, identityOf);
        for (const { events: list } of await log.including(places(paths)))
            events.takeCommit(list);
        if (step === MAX_RENAME_STEPS)
            return events;
        const isNews = await log.compare(events.toCompare());
        const all = events.paths;
        log.keepVersionsOf(all);
        paths = all.filter((path) => !log.covers((0,event_log/* sharedStart */.Oy)(path, identityOf(path))));
        if (!isNews && paths.length === 0)
            return events;
    }
}
class FileEvents {
    #byPath = new Map();
    #byIdentity = new Map();
    #identityOf;
    #wanted;
    #identities;
    constructor(files, identityOf) {
        this.#identityOf = identityOf;
        this.#wanted = new Set(files);
        this.#identities = new Set(files.map(identityOf));
    }
    takeCommit(events) {
        for (const event of events) {
            if (event.newMode === '' || !this.#isWanted(event.path))
                continue;
            this.#put(event);
            if (event.from === null)
                continue;
            this.#wanted.add(event.from.path);
            this.#identities.add(this.#identityOf(event.from.path));
        }
        for (const event of events)
            if (event.newMode === '' && this.#isWanted(event.path))
                this.#put(event);
    }
    get paths() {
        return [...new Set([...this.#wanted, ...this.#byPath.keys()])];
    }
    at(path) {
        return this.#byPath.get(path) ?? NO_EVENTS;
    }
    sameAs(path) {
        return this.#byIdentity.get(this.#identityOf(path)) ?? NO_PATHS;
    }
    onlyVersionOf(file) {
        const [only, ...others] = this.at(file).values();
        if (only === undefined || others.length > 0 || this.sameAs(file).length > 1)
            return undefined;
        const { newMode, newId, from, commit } = only;
        return newMode !== '' && from === null ? { commit: String(commit.id), id: newId, before: [] } : undefined;
    }
    toCompare() {
        const isNew = ({ mode, from, commit }) => mode === '' && from === null && !commit.merge;
        const commits = new Set();
        for (const at of this.#byPath.values()) {
            const events = [...at.values()];
            if (!events.some(isNew))
                continue;
            for (const event of events) {
                if (event.newMode === '' ? event.to === null : isNew(event))
                    commits.add(String(event.commit.id));
            }
        }
        return commits;
    }
    #isWanted(path) {
        return this.#wanted.has(path) || this.#identities.has(this.#identityOf(path));
    }
    #put(event) {
        const { path, commit } = event;
        const known = this.#byPath.get(path);
        if (known !== undefined) {
            known.set(String(commit.id), event);
            return;
        }
        this.#byPath.set(path, new Map([[String(commit.id), event]]));
        (0,collections/* addTo */.DN)(this.#byIdentity, this.#identityOf(path), path);
    }
}
const NO_EVENTS = new Map();
const NO_PATHS = [];
class VersionTracer {
    #graph;
    #events;
    #last = new Map();
    #made = new Map();
    #open = [];
    constructor(graph, events) {
        this.#graph = graph;
        this.#events = events;
    }
    newestOf(file, start) {
        const [newest] = this.#versionsAt(start, file);
        for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) {
            next.version.before.push(...this.#before(next));
        }
        return newest;
    }
    #versionsAt(start, path) {
        const found = new Set();
        const seen = new Set();
        const open = [start];
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
            const place = (0,collections/* elementAt */.s2)(this.#lastOf(path), at);
            const event = this.#eventAt(place, path);
            if (event === undefined || event.newMode === '' || seen.has(place))
                continue;
            seen.add(place);
            const same = this.#graph.parentsOf(place).filter((parent) => this.#idAt(parent, path) === event.newId);
            if (same.length > 0)
                open.push(...same);
            else
                found.add(this.#versionMadeBy(place, path, event));
        }
        return [...found];
    }
    #versionMadeBy(place, path, { newId: id, from }) {
        const key = `${String(place)} ${path}`;
        const known = this.#made.get(key);
        if (known !== undefined)
            return known.version;
        const version = { commit: this.#graph.idAt(place), id, before: [] };
        const made = { version, place, path, from: from?.path ?? null };
        this.#made.set(key, made);
        this.#open.push(made);
        return made.version;
    }
    #before({ place, path, from }) {
        const found = new Set();
        for (const parent of this.#graph.parentsOf(place)) {
            const there = this.#versionsAt(parent, path);
            const versions = there.length > 0 || from === null ? there : this.#versionsAt(parent, from);
            for (const version of versions)
                found.add(version);
        }
        return found.size > 0 ? [...found] : this.#restored(place, path);
    }
    #restored(place, path) {
        const candidates = this.#events
            .sameAs(path)
            .filter((other) => other === path || this.#idAt(place, other) === undefined)
            .flatMap((other) => this.#writtenBefore(place, other))
            .sort((a, b) => a.place - b.place);
        const found = [];
        const covered = [];
        for (const { place: at, event } of candidates) {
            if (covered.some((earlier) => earlier[at] === 1))
                continue;
            covered.push(this.#graph.ancestorsOf(at));
            found.push(this.#versionMadeBy(at, event.path, event));
        }
        return found;
    }
    #writtenBefore(place, path) {
        const events = [...this.#events.at(path)].flatMap(([commit, event]) => {
            const at = this.#graph.placeOf(commit);
            return at === undefined || at <= place ? [] : [{ place: at, event }];
        });
        if (events.every(({ event }) => event.newMode === ''))
            return [];
        const earlier = this.#graph.ancestorsOf(place);
        const counted = events.filter((one) => earlier[one.place] === 1);
        const moves = counted.flatMap((one) => (one.event.to === null ? [] : [this.#graph.ancestorsOf(one.place)]));
        return counted.filter((one) => one.event.newMode !== '' && !moves.some((before) => before[one.place] === 1));
    }
    #idAt(commit, path) {
        const event = this.#eventAt((0,collections/* elementAt */.s2)(this.#lastOf(path), commit), path);
        return event === undefined || event.newMode === '' ? undefined : event.newId;
    }
    #eventAt(place, path) {
        return place < 0 ? undefined : this.#events.at(path).get(this.#graph.idAt(place));
    }
    #lastOf(path) {
        const known = this.#last.get(path);
        if (known !== undefined)
            return known;
        const places = [...this.#events.at(path).keys()].map((commit) => this.#graph.placeOf(commit));
        const last = this.#graph.lastOf(places.filter((place) => place !== undefined));
        this.#last.set(path, last);
        return last;
    }
}

// EXTERNAL MODULE: ./src/tree/git/log.ts
var log = __webpack_require__(64049);
// EXTERNAL MODULE: ./src/tree/git/partial-clone.ts
var partial_clone = __webpack_require__(55166);
// EXTERNAL MODULE: ./src/tree/git/raw-commits.ts
var raw_commits = __webpack_require__(20842);
// EXTERNAL MODULE: ./src/tree/git/renames.ts
var renames = __webpack_require__(64620);
;// CONCATENATED MODULE: ./src/tree/git/what-became.ts





const what_became_MAX_RENAME_STEPS = 8;
function explainByLog(log, { graph, base }, paths, outcome) {
    const placeOf = ({ commit }) => graph.placeOf(String(commit.id)) ?? -1;
    const source = {
        at: (asked) => log.at(asked),
        compare: (commits) => log.compare(commits.flatMap((commit) => commit ?? [])),
        whySkipped: (commit) => (commit === null ? undefined : log.whySkipped(commit)),
        dropped: (events, path) => {
            const commit = graph.newestThatDropped(log.holders(events));
            return { commit, end: commit === null ? null : log.movedIn(commit, path) };
        },
        lastEnd: (ends, events, isMove) => lastEnd(ends, { events, isMove, graph, base }),
        isAfter: (one, other) => placeOf(one) < placeOf(other),
    };
    return new Search(source, outcome).run(paths);
}
async function explainByChange(repository, { base, commit }, paths, outcome) {
    const { events } = await (0,changes/* changeBetween */.Vz)(repository, base, commit);
    const byPath = (0,collections/* groupBy */.$z)(events, ({ path }) => path);
    let isCompared = false;
    let skipped;
    const source = {
        at: () => Promise.resolve((path) => byPath.get(path) ?? []),
        compare: async () => {
            if (isCompared)
                return false;
            isCompared = true;
            skipped = await (0,changes/* compareChange */.Ws)(repository, base, commit);
            return true;
        },
        whySkipped: () => skipped,
        dropped: () => ({ commit: null, end: null }),
        lastEnd: ([first]) => first,
        isAfter: () => false,
    };
    const pasts = await new Search(source, { repository, ...outcome }).run(paths);
    return new Map([...pasts].filter(([, { kind }]) => kind !== 'never'));
}
function lastEnd(ends, { events, isMove, graph, base, }) {
    const came = events.filter((event) => (0,log/* isFile */.fo)(event.newMode) && !(0,log/* isFile */.fo)(event.mode));
    const later = [...came, ...ends.filter(({ commit }) => !commit.merge)].map(({ commit }) => String(commit.id));
    const isOver = (end) => later.some((commit) => graph.leadsTo(String(end.commit.id), commit));
    const open = ends.filter((end) => !isOver(end));
    const own = open.filter(({ commit }) => !commit.merge);
    const isOfBase = ({ commit: { id } }) => base !== null && (id === base || graph.leadsTo(String(id), base));
    return own.find(isMove) ?? own.find(isOfBase) ?? own[0] ?? open[0] ?? ends[0];
}
class Search {
    #source;
    #outcome;
    #paths = new Set();
    #small = new Map();
    #at = () => [];
    #unknown = { paths: new Set(), commits: new Set(), bold: new Set() };
    constructor(source, outcome) {
        this.#source = source;
        this.#outcome = outcome;
    }
    async run(paths) {
        for (const path of paths)
            this.#paths.add(path);
        for (;;) {
            this.#at = await this.#source.at(this.#paths);
            this.#unknown = { paths: new Set(), commits: new Set(), bold: new Set() };
            const pasts = new Map(paths.map((path) => [path, this.#pastOf(path)]));
            const { paths: others, commits, bold } = this.#unknown;
            for (const path of others)
                this.#paths.add(path);
            const small = await (0,renames/* tooSmall */.KM)(bold, this.#outcome.repository.objects);
            for (const one of bold)
                this.#small.set(one, small.has(one));
            const isNews = commits.size > 0 && (await this.#source.compare([...commits]));
            if (!isNews && others.size + bold.size === 0)
                return pasts;
        }
    }
    #pastOf(path) {
        const events = this.#at(path);
        if (!events.some(({ mode, newMode }) => (0,log/* isFile */.fo)(mode) || (0,log/* isFile */.fo)(newMode)))
            return { kind: 'never' };
        const { commit, end } = this.#endOf(path, events);
        const to = end === null ? null : this.#placeOf(end, what_became_MAX_RENAME_STEPS);
        if (to !== null)
            return { kind: 'moved', to, commit };
        const isMove = end !== null && this.#isMove(end);
        return { kind: 'removed', commit, ...(isMove ? {} : this.#source.whySkipped(commit)) };
    }
    #endOf(path, events, after) {
        const ends = events.filter(({ mode, newMode }) => newMode === '' && (0,log/* isFile */.fo)(mode));
        const isMove = (end) => this.#isMove(end);
        const end = after === undefined
            ? this.#source.lastEnd(ends, events, isMove)
            : ends.findLast((one) => this.#source.isAfter(one, after));
        const { commits, bold } = this.#unknown;
        if (end === undefined) {
            const dropped = this.#source.dropped(events, path);
            if (dropped.end === null)
                commits.add(dropped.commit);
            return dropped;
        }
        if (!isMove(end))
            for (const one of ends)
                if (!isMove(one) && !bold.has(one))
                    commits.add(one.commit.id);
        return { commit: end.commit.id, end };
    }
    #placeOf(end, steps) {
        const { to } = end;
        if (to === null || !this.#isMove(end))
            return null;
        const now = this.#outcome.whereIs(to.path);
        if (now !== null || steps === 0)
            return now;
        if (!this.#paths.has(to.path)) {
            this.#unknown.paths.add(to.path);
            return null;
        }
        const next = this.#endOf(to.path, this.#at(to.path), end).end;
        return next === null ? null : this.#placeOf(next, steps - 1);
    }
    #isMove(end) {
        const { to } = end;
        if (to === null || ((0,partial_clone/* isEmptyBlob */.Vq)(end.id) && this.#outcome.isEmpty(to.path)))
            return false;
        if (!(0,renames/* isBold */.GZ)(end))
            return true;
        const isSmall = this.#small.get(end);
        if (isSmall === undefined)
            this.#unknown.bold.add(end);
        return isSmall === false;
    }
}

;// CONCATENATED MODULE: ./src/tree/git/history.ts
var _a;











const HOW_TO_DEEPEN = 'deepen it (fetch-depth: 0 of actions/checkout, or git fetch --unshallow).';
const MOST_COMMITS = 1_000;
const SHORTEST = 7;
class CommitHistory {
    #checked;
    #repository;
    #others = new Map();
    #graph;
    #log;
    #ever;
    #deepened;
    constructor(checked) {
        this.#checked = checked;
        this.#repository = checked.repository;
    }
    pastsOf = async (question) => {
        const { needed, exists, base } = question;
        const paths = question.paths.filter((path) => path !== '');
        const pasts = new Map();
        if (paths.length === 0)
            return pasts;
        const { isEmpty, commit } = this.#checked;
        const repository = this.#repository;
        const renamed = new Map();
        const whereIs = (path) => (exists(path) ? path : (renamed.get(path) ?? null));
        if (base !== null) {
            for (const { path, to } of (await (0,changes/* changeBetween */.Vz)(repository, base, commit)).events)
                if (to !== null && exists(to.path))
                    renamed.set(path, to.path);
            const byChange = await explainByChange(repository, { base, commit }, paths, { whereIs, isEmpty });
            for (const [path, past] of byChange)
                pasts.set(path, past);
        }
        const isOpen = (path) => pasts.get(path)?.kind === 'removed' && !needed.has(path);
        const left = paths.filter((path) => !pasts.has(path) || isOpen(path));
        if (left.length === 0)
            return pasts;
        const isNeeded = left.some((path) => needed.has(path));
        const detail = await this.#whyTooShallow('whether it was moved or removed', isNeeded);
        if (detail !== null && !(await (0,raw_commits/* parentsInClone */.ed)(repository, [commit])).has(commit)) {
            for (const path of left)
                if (!pasts.has(path))
                    pasts.set(path, { kind: 'unknown', detail });
            return pasts;
        }
        const outcome = { repository, isEmpty, whereIs };
        const found = await explainByLog(await this.#events(), { graph: await this.#commits(), base }, left, outcome);
        for (const [path, past] of found)
            if (past.kind === 'moved' || !pasts.has(path))
                pasts.set(path, detail === null ? past : inCut(past, detail));
        return pasts;
    };
    fileVersions = async (files, from, identityOf) => {
        if (files.length === 0)
            return new Map();
        const { commit } = this.#checked;
        const graph = await this.#commits();
        const start = from ?? commit;
        if (graph.placeOf(start) === undefined)
            return this.#historyOf(start).fileVersions(files, null, identityOf);
        return fileVersions(await this.#events(), graph, { commit: start, files, identityOf });
    };
    introducedAt = async (files, identityOf) => {
        const oldest = new Map();
        for (const [file, version] of await this.fileVersions(files, null, identityOf))
            oldest.set(file, introducing(version));
        const dates = new Map();
        for await (const { id, raw } of (0,raw_commits/* rawCommits */.pg)(this.#repository, (await (0,raw_commits/* parentsInClone */.ed)(this.#repository, [...oldest.values()].flat())).keys())) {
            const date = (0,raw_commits/* dateIn */.m7)(raw);
            if (date !== null)
                dates.set(id, date);
        }
        const found = new Map();
        for (const [file, commits] of oldest) {
            const known = commits.flatMap((commit) => dates.get(commit) ?? []);
            if (known.length === commits.length)
                found.set(file, Math.min(...known));
        }
        return found;
    };
    existedSince = async (questions) => {
        const places = questions.flatMap((question) => question.moments.map((commit) => ({ question, path: question.path, commit })));
        const ids = await this.filesAt(places);
        const then = new Set(places.flatMap(({ question }, n) => (typeof ids[n] === 'string' ? question : [])));
        const left = questions.filter((question) => !then.has(question));
        if (left.length === 0)
            return questions.map(() => true);
        const graph = await this.#commits();
        const holders = await this.#holders(left);
        return questions.map((question) => then.has(question) || existedLater(question, holders(question.path), graph));
    };
    existedBefore = async (moments) => {
        if (moments.length === 0)
            return [];
        const graph = await this.#commits();
        const holders = await this.#holders(moments);
        return moments.map(({ path, commit }) => {
            const place = graph.placeOf(commit);
            if (place === undefined)
                return false;
            const before = graph.ancestorsOf(place);
            return holders(path).some((held, n) => held === 1 && before[n] === 1);
        });
    };
    filesAt = (moments) => (0,other_commit/* filesAt */.Tl)(this.#repository, moments);
    commitsNamed = async (ids) => {
        const wanted = (0,collections/* groupBy */.$z)(new Set(ids.filter(isStart)), (id) => id.slice(0, SHORTEST));
        const found = new Map();
        const take = (commit) => {
            for (const id of wanted.get(commit.slice(0, SHORTEST)) ?? [])
                if (commit.startsWith(id) && !found.has(id))
                    found.set(id, commit);
        };
        const search = async () => {
            const graph = await this.#commits();
            for (const id of graph.ids)
                take(id);
            if (!(await (0,commit_graph/* isShallow */.fE)(this.#repository.git)))
                return false;
            let isCut = false;
            const ends = graph.ids.filter((_, place) => graph.parentsOf(place).length === 0);
            for await (const { raw } of (0,raw_commits/* rawCommits */.pg)(this.#repository, ends)) {
                const parents = (0,raw_commits/* parentsOf */.fY)(raw);
                isCut ||= parents.length > 0;
                for (const parent of parents)
                    take(parent);
            }
            return isCut && [...wanted.values()].flat().some((id) => !found.has(id));
        };
        let detail = null;
        if (wanted.size > 0 && (await search())) {
            detail = await this.#whyTooShallow('whether it holds the commit', true);
            if (detail === null)
                await search();
        }
        return new Map(ids.map((id) => {
            const whole = found.get(id);
            if (whole !== undefined)
                return [id, { kind: 'ancestor', id: whole }];
            return [id, detail !== null && isStart(id) ? { kind: 'undetermined', detail } : { kind: 'unknown' }];
        }));
    };
    changedIn = async (commits, paths) => {
        const repository = this.#repository;
        const known = [...(await (0,raw_commits/* parentsInClone */.ed)(this.#repository, commits)).keys()];
        const changed = new Map(known.map((id) => [id, new Map()]));
        if (known.length === 0 || paths.size === 0)
            return changed;
        const read = await (0,partial_clone/* withFolders */.Qy)(repository, this.#checked.commit, () => (0,log/* readEach */.e2)(repository, known, paths));
        for (const { id, events } of read) {
            for (const { path, newMode } of events)
                if (paths.has(path))
                    changed.get(String(id))?.set(path, newMode === '' ? 'deleted' : 'written');
        }
        return changed;
    };
    commitsBehind = async (files, identityOf) => {
        if (files.size === 0 || (await (0,commit_graph/* isShallow */.fE)(this.#repository.git)))
            return new Map();
        const wanted = new Set([...files.keys()].map(identityOf));
        const added = new Map();
        const places = [...files.keys()].map((file) => (0,event_log/* sharedStart */.Oy)(file, identityOf(file)));
        for (const { id, merge, events } of await (await this.#events()).including(places)) {
            for (const event of merge ? [] : events) {
                const identity = event.mode === '' ? identityOf(event.path) : '';
                if (wanted.has(identity))
                    note(added, identity, String(id));
            }
        }
        const scopes = new Set([...files.values()].flat());
        const scoped = new Map();
        if (scopes.size > 0) {
            for await (const { id, raw } of (0,raw_commits/* rawCommits */.pg)(this.#repository, (await this.#commits()).ids)) {
                const scope = (0,raw_commits/* scopeIn */.uM)(raw);
                if (scopes.has(scope))
                    note(scoped, scope, id);
            }
        }
        return new Map([...files].flatMap(([file, own]) => {
            const adding = added.get(identityOf(file));
            if (adding === undefined)
                return [];
            const all = new Set([...adding, ...own.flatMap((scope) => [...(scoped.get(scope) ?? [])])]);
            return all.size > MOST_COMMITS ? [] : [[file, all]];
        }));
    };
    authors = async (files) => {
        if (files.length === 0 || (await (0,commit_graph/* isShallow */.fE)(this.#repository.git)))
            return new Map();
        const log = await this.#events();
        log.keepVersionsOf(files);
        const at = await log.at(files);
        const isChange = ({ commit, newMode }) => !commit.merge && newMode !== '';
        const last = new Map(files.flatMap((file) => at(file).find(isChange)?.commit.id ?? []).map((id) => [id, '']));
        for await (const { id, raw } of (0,raw_commits/* rawCommits */.pg)(this.#repository, new Set(last.keys())))
            last.set(id, (0,raw_commits/* authorIn */.HV)(raw));
        return new Map(files.flatMap((file) => {
            const name = last.get(at(file).find(isChange)?.commit.id ?? '') ?? '';
            return name.trim() === '' ? [] : [[file, name]];
        }));
    };
    pastEndingWith = async (tails, folders = []) => {
        const whole = !(await (0,commit_graph/* isShallow */.fE)(this.#repository.git));
        if (tails.length + folders.length === 0)
            return { endings: new Map(), folders: new Set(), entries: new Set(), whole };
        this.#ever ??= this.#events().then(async (log) => new event_log/* PathsEver */.Bd(await log.including([''])));
        const ever = await this.#ever;
        const found = tails.map((tail) => [tail, ever.endingWith(tail)]);
        return {
            endings: new Map(found.filter(([, paths]) => paths.length > 0)),
            folders: new Set(folders.filter((path) => ever.hasFolder(path))),
            entries: new Set(folders.filter((path) => ever.hasEntry(path))),
            whole,
        };
    };
    addedBy = async (commits) => {
        const parents = new Map([...(await (0,raw_commits/* parentsInClone */.ed)(this.#repository, commits))].filter(([, ids]) => ids.length > 0));
        const found = new Map();
        if (parents.size === 0)
            return found;
        for (const [id, differences] of await (await this.#events()).byParent([...parents.keys()])) {
            const isKept = (event) => (0,renames/* isMoved */.yu)(event) && event.from?.id === event.newId;
            const came = differences.flatMap(({ events }) => events.filter((event) => event.mode === '' && !isKept(event)));
            const ofAll = [...(0,collections/* groupBy */.$z)(came, ({ path }) => path).values()].filter((list) => list.length === parents.get(id)?.length);
            found.set(id, ofAll
                .flatMap(([event]) => event ?? [])
                .map(({ path, newId, newMode }) => ({ path, id: newId, link: !(0,log/* isFile */.fo)(newMode) })));
        }
        return found;
    };
    showsChange = async (base) => {
        const { repository, commit } = this.#checked;
        return !(await (0,commit_graph/* isShallow */.fE)(repository.git)) || (0,raw_commits/* isChangeVisible */.XV)(repository, { base, commit });
    };
    leadsTo = async (pairs) => {
        if (pairs.length === 0)
            return [];
        const graph = await this.#commits();
        return pairs.map(({ earlier, later }) => {
            if (graph.placeOf(earlier) === undefined || graph.placeOf(later) === undefined)
                return null;
            return earlier === later || graph.leadsTo(earlier, later);
        });
    };
    commitsBetween = async (pairs) => {
        if (pairs.length === 0)
            return [];
        if (await (0,commit_graph/* isShallow */.fE)(this.#repository.git))
            return pairs.map(() => null);
        const graph = await this.#commits();
        return pairs.map((pair) => between(graph, pair));
    };
    async #whyTooShallow(what, isNeeded) {
        if (!(await (0,commit_graph/* isShallow */.fE)(this.#repository.git)))
            return null;
        const why = `History is too shallow here to show ${what}: ${HOW_TO_DEEPEN}`;
        const { deepen } = this.#checked;
        if (!isNeeded || deepen === null)
            return why;
        this.#deepened ??= deepen();
        const obstacle = await this.#deepened;
        if (obstacle !== null)
            return `${why} It could not be fetched: ${obstacle}`;
        this.#graph = this.#log = this.#ever = undefined;
        return null;
    }
    #historyOf(commit) {
        const known = this.#others.get(commit) ?? new _a({ ...this.#checked, commit });
        this.#others.set(commit, known);
        return known;
    }
    #commits() {
        return (this.#graph ??= commit_graph/* CommitGraph */.Mh.read(this.#repository.git, this.#checked.commit));
    }
    #events() {
        return (this.#log ??= this.#commits().then((graph) => new event_log/* EventLog */.vu(this.#repository, graph)));
    }
    async #holders(questions) {
        const log = await this.#events();
        const at = await log.at(new Set(questions.map(({ path }) => path)));
        return (path) => log.holders(at(path));
    }
}
_a = CommitHistory;
function inCut(past, detail) {
    return past.kind === 'moved' || past.kind === 'removed' ? { ...past, cut: detail } : { kind: 'unknown', detail };
}
function existedLater({ moments, movedBy = null, orParent, isCut = false }, holders, graph) {
    const moved = movedBy === null ? undefined : graph.placeOf(movedBy);
    return moments.some((moment) => {
        const place = graph.placeOf(moment);
        const parents = orParent === true && place !== undefined ? graph.parentsOf(place) : [];
        if (parents.some((parent) => holders[parent] === 1))
            return true;
        const before = place === undefined ? null : graph.ancestorsOf(place);
        const isLater = (n) => isCut ? place !== undefined && graph.ancestorsOf(n)[place] === 1 : before?.[n] !== 1;
        return (moved !== undefined && isLater(moved)) || holders.some((held, n) => held === 1 && isLater(n));
    });
}
function introducing(newest) {
    const all = [...(0,collections/* reachable */.Gq)([newest], ({ before }) => before)];
    return all.flatMap(({ commit, before }) => (before.length === 0 ? [commit] : []));
}
function between(graph, { earlier, later }) {
    const [first, last] = [graph.placeOf(earlier), graph.placeOf(later)];
    if (first === undefined || last === undefined)
        return null;
    const [known, found] = [graph.ancestorsOf(first), graph.ancestorsOf(last)];
    const isIn = (ancestors, end, place) => place === end || ancestors[place] === 1;
    const ids = graph.ids.filter((_, place) => isIn(found, last, place) && !isIn(known, first, place));
    return { count: ids.length, ids: ids.length > MOST_COMMITS ? null : ids, isAncestor: isIn(found, last, first) };
}
function isStart(id) {
    return /^[0-9a-f]{7,64}$/.test(id);
}
function note(found, key, commit) {
    const known = found.get(key) ?? new Set();
    if (known.size <= MOST_COMMITS)
        found.set(key, known.add(commit));
}

// EXTERNAL MODULE: ./src/tree/git/uncommitted.ts
var uncommitted = __webpack_require__(11940);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/tree/git/git.ts
var git_git = __webpack_require__(84595);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(66034);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/tree.ts
var tree = __webpack_require__(69897);
// EXTERNAL MODULE: ./src/tree/other-case.ts
var other_case = __webpack_require__(14419);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/tree/git/listing.ts







const MOST_BYTES = 2 ** 30;
const SMALL_REPOSITORY = 500;
const DIRECTORY = { kind: 'directory' };
class Listing {
    #entries;
    isSmall;
    #odd;
    #names;
    #otherCase = new other_case/* OtherCase */.d({
        find: (path) => this.find(path),
        namesIn: (folder) => (this.#names ??= namesByFolder(this.#entries.keys())).get(folder),
    });
    constructor(entries, files) {
        this.#entries = entries;
        this.isSmall = files <= SMALL_REPOSITORY;
    }
    static async read(options, tree, most = MOST_BYTES) {
        const reader = new EntryReader(tree.length);
        await list(options, tree, most, (chunk) => {
            reader.take(chunk);
        });
        return new Listing(reader.entries(), reader.files);
    }
    list({ matches }) {
        const found = [];
        this.#entries.forEach((entry, path) => {
            if ((entry.kind !== 'file' && entry.kind !== 'link') || !matches(path))
                return;
            found.push({ path, id: entry.id, link: entry.kind === 'link' });
        });
        return found.sort((a, b) => (0,model_text.compareText)(a.path, b.path));
    }
    find(path) {
        return path === '' ? DIRECTORY : this.#entries.get(path);
    }
    findOtherCase(path) {
        const odd = (this.#odd ??= oddPaths(this.#entries));
        const lower = path.toLowerCase();
        const isOdd = [...(0,model_path.pathAndFolders)(lower)].some((one) => odd.has(one));
        return isOdd || (lower !== path && this.#entries.has(lower)) ? this.#otherCase.find(path) : undefined;
    }
    filesNamed(names) {
        if (names.size === 0)
            return new Map();
        const isWanted = (path) => names.has(external_node_path_.posix.basename(path)) && this.#entries.get(path)?.kind === 'file';
        return (0,collections/* groupBy */.$z)([...this.#entries.keys()].filter(isWanted), (path) => external_node_path_.posix.basename(path));
    }
    endingWith(tails) {
        if (tails.length === 0)
            return new Map();
        const endings = new tree/* Endings */.BJ(tails);
        for (const [path, { kind }] of this.#entries) {
            if (kind === 'file' || kind === 'link')
                endings.takeWithFolders(path);
        }
        return endings.found();
    }
    *smallContents(names) {
        for (const [path, entry] of this.#entries) {
            if (entry.kind === 'link' || (entry.kind === 'file' && names.has(external_node_path_.posix.basename(path))))
                yield entry.id;
        }
    }
}
function oddPaths(entries) {
    const odd = new Set();
    entries.forEach(({ kind }, path) => {
        const lower = path.toLowerCase();
        if (kind === 'link' || lower !== path)
            odd.add(lower);
    });
    return odd;
}
function namesByFolder(paths) {
    const folders = (0,collections/* groupBy */.$z)(paths, (path) => path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
    return new Map([...folders].map(([folder, all]) => [folder, all.map((path) => external_node_path_.posix.basename(path))]));
}
async function list(options, tree, most, take) {
    const args = ['ls-tree', '-r', '-t', '-z', '--full-tree', tree];
    let bytes = 0;
    const { status, stderr } = await (0,git_git/* runGit */.EO)(options, args, '', (chunk) => {
        bytes += chunk.length;
        if (bytes > most)
            throw new git_git/* GitError */.XS(`The list of files has more than ${String(most)} bytes.`);
        take(chunk);
    });
    if (status !== 0)
        throw (0,git_git/* gitFailed */.gk)('list the tree', stderr);
}
const MOST_ENTRIES = 5_000_000;
const SLASH = '/';
const SPACE = 0x20;
const TAB = 0x09;
const DOT = 0x2e;
const LETTER_B = 0x62;
const LETTER_C = 0x63;
const LETTER_T = 0x74;
const DIGIT_2 = 0x32;
const MODE = 6;
const BLOB = ' blob '.length;
const COMMIT = ' commit '.length;
const SUBMODULE = { kind: 'submodule' };
class EntryReader {
    #entries = new Map();
    #idLength;
    #most;
    #files = 0;
    #rest = [];
    #previous = '';
    #folder = '';
    #added = '';
    constructor(idLength, most = MOST_ENTRIES) {
        this.#idLength = idLength;
        this.#most = most;
    }
    get files() {
        return this.#files;
    }
    take(chunk) {
        let end = chunk.indexOf(0);
        let start = 0;
        if (end >= 0 && this.#rest.length > 0) {
            const first = Buffer.concat([...this.#rest, chunk.subarray(0, end)]);
            this.#rest = [];
            this.#entry(first, 0, first.length);
            start = end + 1;
            end = chunk.indexOf(0, start);
        }
        for (; end >= 0; end = chunk.indexOf(0, start)) {
            this.#entry(chunk, start, end);
            start = end + 1;
        }
        if (start < chunk.length)
            this.#rest.push(chunk.subarray(start));
    }
    entries() {
        if (this.#rest.length > 0)
            throw new git_git/* GitError */.XS('git stopped in the middle of the list of files.');
        return this.#entries;
    }
    #entry(data, start, end) {
        if (this.#files === this.#most)
            throw new git_git/* GitError */.XS(`The tree has more than ${String(this.#most)} entries.`);
        const letter = data[start + MODE + 1];
        const id = start + MODE + (letter === LETTER_C ? COMMIT : BLOB);
        const at = id + this.#idLength + 1;
        if (data[start + MODE] !== SPACE || data[at - 1] !== TAB)
            throw (0,git_git/* unexpectedOutput */.TC)('list the tree');
        const bytes = data.toString('latin1', at, end);
        const path = (0,model_path.decodePathBytes)(bytes);
        const isFolder = letter === LETTER_T;
        this.#demandOrder(bytes, isFolder);
        if (isFolder) {
            if (this.#entries.has(path))
                throw (0,git_git/* twice */.P4)(path);
            return;
        }
        this.#addFolders(path);
        this.#files++;
        const kind = data[start + 1] === DIGIT_2 ? 'link' : 'file';
        this.#entries.set(path, letter === LETTER_B ? { kind, id: data.toString('latin1', id, at - 1) } : SUBMODULE);
    }
    #addFolders(path) {
        let end = path.lastIndexOf(SLASH);
        if (end < 0 || (end === this.#added.length && path.startsWith(this.#added)))
            return;
        this.#added = path.slice(0, end);
        for (; end > 0; end = path.lastIndexOf(SLASH, end - 1)) {
            const folder = path.slice(0, end);
            if (this.#entries.has(folder))
                return;
            this.#entries.set(folder, DIRECTORY);
        }
    }
    #demandOrder(path, isFolder) {
        const slash = path.lastIndexOf(SLASH);
        const length = Math.max(slash, 0);
        let folder = this.#folder;
        while (folder !== '' && (path.charAt(folder.length) !== SLASH || !path.startsWith(folder))) {
            folder = folder.slice(0, Math.max(folder.lastIndexOf(SLASH), 0));
        }
        if (length !== folder.length)
            (0,git_git/* demandEntryName */.JI)(folder === '' ? path : path.slice(folder.length + 1), folder);
        const first = path.charCodeAt(slash + 1);
        if (first === DOT || slash + 1 === path.length)
            (0,git_git/* demandEntryName */.JI)(path.slice(slash + 1), path.slice(0, length));
        const place = isFolder ? path + SLASH : path;
        if (place <= this.#previous)
            throw (0,git_git/* damagedTree */.Kq)(`${(0,model_path.decodePathBytes)(path)} is in the wrong place`);
        this.#previous = place;
        this.#folder = isFolder ? path : folder;
    }
}

// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
// EXTERNAL MODULE: ./src/tree/git/objects.ts
var git_objects = __webpack_require__(51967);
// EXTERNAL MODULE: ./src/tree/git/repository-files.ts
var repository_files = __webpack_require__(65217);
// EXTERNAL MODULE: ./src/tree/git/store.ts
var store = __webpack_require__(49458);
;// CONCATENATED MODULE: ./src/tree/commit.ts














function isCommitTree(tree) {
    return 'repository' in tree;
}
async function openCommit({ root, revision, of = 'any', fetchHistory: credentials = null, ...trust }) {
    const location = (0,tree_root/* locate */.x5)(root);
    if (of === 'checkout' && location.kind === 'bare') {
        throw new git_git/* GitError */.XS(`${root} is a bare repository, without a checkout.`, 'no-repository');
    }
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        throw new git_git/* GitError */.XS(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const git = (0,tree_root/* gitAt */.c8)(location, trust);
    let reaching = git;
    const partialClone = new partial_clone/* PartialClone */.lR((0,store/* storeOf */.xX)(location.top) ?? '', () => reaching);
    const objects = new git_objects/* Objects */.Rb(git, partialClone);
    try {
        if (partialClone.isPartial)
            await fetchOwnTrees(objects, git, revision);
        const place = (await guessPlace(objects, location, revision)) ?? (await askPlace(objects, git, location, root, revision));
        const repository = {
            get git() {
                return reaching;
            },
            objects,
            prefix: place.prefix,
            get clone() {
                return partialClone.isPartial ? 'partial' : 'whole';
            },
        };
        const listing = place.tree === null ? null : await Listing.read(git, place.tree);
        if (listing !== null)
            objects.expect(listing.smallContents(OWN_FILES));
        const deepen = credentials === null
            ? null
            : async () => {
                const fetched = await (0,remote/* fetchHistory */.Ny)(git, place.commit, credentials);
                partialClone.update();
                if (fetched.obstacle === null)
                    reaching = fetched.git;
                return fetched.obstacle;
            };
        return commitTree(place, listing, repository, location, deepen);
    }
    catch (error) {
        objects.close();
        throw error;
    }
}
async function fetchOwnTrees(objects, git, revision) {
    const [commit] = await objects.resolve([`${revision}^{commit}`]).catch(() => []);
    if (commit !== undefined)
        await (0,partial_clone/* fetchTrees */.OE)(git, commit, 'its');
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
        throw refusalOf(root, location, revision, stderr);
    const prefix = await prefixIn(git, location);
    const listed = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
    const tree = listed.stdout.toString('utf8').trim();
    if (listed.status > 1 || listed.status < 0)
        throw (0,git_git/* gitFailed */.gk)(`read ${commit}`, listed.stderr);
    const [known] = tree === '' ? [] : await objects.describe([tree]);
    if (known?.type === 'tree')
        return { commit, prefix, tree };
    await demandReadable(git, commit, prefix);
    return { commit, prefix, tree: null };
}
const FOLDER = '040000 ';
async function demandReadable(git, commit, prefix) {
    const paths = prefix === '' ? [] : ['--', prefix];
    const asked = ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', commit, ...paths];
    const { status, stdout, stderr } = await (0,git_git/* runGit */.EO)(git, asked);
    if (status !== 0)
        throw (0,git_git/* damagedTree */.Kq)(`git cannot read it (${stderr.trim().replace(/^.*\n/s, '')})`);
    if (stdout.toString('latin1').startsWith(FOLDER))
        throw (0,git_git/* damagedTree */.Kq)(`its folder ${prefix} is none`);
}
async function prefixIn(git, { top, prefix }) {
    const { status, stdout } = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--show-toplevel']);
    if (status !== 0)
        return '';
    const named = stdout.toString('utf8').replace(/\n$/, '');
    if ((0,external_node_path_.relative)((0,inside/* realOf */.MN)(named), top) === '')
        return prefix;
    throw new git_git/* GitError */.XS(`The files of the repository ${top} are in ${named}, as core.worktree says, so it is unclear which files are meant.`, 'other', 'Remove the setting, or add a worktree (git worktree add) and check that.');
}
function refusalOf(root, { top }, revision, stderr) {
    const broken = (0,git_git/* brokenConfiguration */.YE)(stderr);
    if (broken !== undefined)
        return broken;
    if (stderr.includes('dubious ownership')) {
        return new git_git/* GitError */.XS(`git refuses ${root}, because it belongs to another user.`, 'other', `If you trust it: git config --global --add safe.directory '${top}'`);
    }
    if (stderr.includes('not a git repository')) {
        const hint = 'Check the repository out first, or check the files on disk with --workspace.';
        return new git_git/* GitError */.XS(`${root} is not in a git repository.`, 'no-repository', hint);
    }
    if (revision === 'HEAD') {
        const hint = 'Commit first, or check the files on disk with --workspace.';
        return new git_git/* GitError */.XS(`${root} is a git repository without a commit.`, 'no-commit', hint);
    }
    return new git_git/* GitError */.XS(`git does not know the revision "${revision}": name a branch, a tag or a commit that has been fetched.`);
}
function commitTree(place, listing, repository, location, deepen) {
    const { git, objects, prefix } = repository;
    let submodules;
    const { pastsOf, ...history } = new CommitHistory({
        repository,
        commit: place.commit,
        isEmpty: (path) => {
            const entry = listing?.find(path);
            return entry?.kind === 'file' && (0,partial_clone/* isEmptyBlob */.Vq)(entry.id);
        },
        deepen,
    });
    const find = (path) => listing?.find(path);
    const read = (files, limit) => (0,other_commit/* readBatches */.Pu)(objects, files, limit);
    return {
        ...history,
        kind: 'commit',
        revision: place.commit,
        repository,
        root: prefix,
        list: (selection) => Promise.resolve(listing?.list(selection) ?? []),
        findAll: (selection) => Promise.resolve(listing?.list(selection) ?? []),
        find,
        findOtherCase: (path) => listing?.findOtherCase(path),
        filesNamed: (names) => listing?.filesNamed(names) ?? new Map(),
        read,
        sizes: (ids) => (0,other_commit/* sizesOf */.gN)(objects, ids, listing?.isSmall === true),
        fetchContents: (ids) => objects.fetch(ids),
        expectContents: repository.clone === 'whole'
            ? null
            : (ids) => {
                objects.expect(ids);
            },
        show: (ids, viewers) => (0,other_commit/* showBlobs */.Og)(objects, ids, viewers),
        submodules: () => (submodules ??= (0,repository_files/* submodulesOf */.Pu)(repository, place.commit)),
        inLfs: (paths) => (0,repository_files/* inLfs */.dm)(repository, place.commit, paths, find),
        explainAbsent: async (question) => {
            const past = await pastsOf(question);
            const left = question.paths.filter((path) => path !== '');
            const [head] = await objects.resolve(['HEAD^{commit}']);
            const here = head === place.commit ? await (0,uncommitted/* explainByWorkspace */.Oz)(git, location, left) : NONE;
            return new Map(question.paths.map((path) => {
                const { isThere = false, ignoredBy = null } = here.get(path) ?? {};
                return [path, { isInWorkspace: isThere, ignoredBy, past: past.get(path) ?? NEVER }];
            }));
        },
        fileVersions: async (files, from, identityOf) => {
            const found = await history.fileVersions(files, from, identityOf);
            if (repository.clone === 'partial')
                objects.expect([...(0,collections/* reachable */.Gq)(found.values(), ({ before }) => before)].map(({ id }) => id));
            return found;
        },
        readVersions: read,
        trackedEndingWith: (tails) => Promise.resolve(listing?.endingWith(tails) ?? new Map()),
        ignoredByCommit: (paths, commit) => (0,repository_files/* ignoredBy */.gP)(repository, commit ?? place.commit, paths, commit === null ? find : null),
        close: () => {
            objects.close();
        },
    };
}
const OWN_FILES = new Set(['.gitattributes', '.gitignore', '.gitmodules']);
const NONE = new Map();
const NEVER = { kind: 'never' };


/***/ }),

/***/ 85875:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ referencesTo),
/* harmony export */   UJ: () => (/* binding */ openDisk),
/* harmony export */   eQ: () => (/* binding */ isCheckedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6644);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14764);
/* harmony import */ var _other_case_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14419);
/* harmony import */ var _git_other_commit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(687);
/* harmony import */ var _git_path_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81914);
/* harmony import */ var _git_repository_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65217);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84595);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66034);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98951);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(12102);














const BATCH = 200;
const PIECE = 64 * 1024;
function openDisk(directory) {
    (0,_root_js__WEBPACK_IMPORTED_MODULE_12__/* .demandDirectory */ .zb)(directory);
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory));
    const prefix = (0,_root_js__WEBPACK_IMPORTED_MODULE_12__/* .placeInRepository */ .vO)(root) ?? '';
    const repository = (0,_root_js__WEBPACK_IMPORTED_MODULE_12__/* .repositoryOf */ ._M)(root) ?? root;
    const ownFile = (path) => (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_11__/* .readSmallFile */ .EW)(pathOnDisk(repository, path), _git_repository_files_js__WEBPACK_IMPORTED_MODULE_8__/* .LARGEST */ .bS);
    let top;
    const open = (folder, name) => {
        const known = folder.subfolders.get(name);
        if (known !== undefined)
            return known;
        const opened = readFolder(root, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.pathIn)(folder.path, name));
        folder.subfolders.set(name, opened);
        return opened;
    };
    const folderAt = (path) => {
        let folder = (top ??= readFolder(root, ''));
        if (path === '')
            return folder;
        for (const name of path.split('/')) {
            if (folder.entries.get(name)?.kind !== 'directory')
                return undefined;
            folder = open(folder, name);
            if (folder.isRepository)
                return undefined;
        }
        return folder;
    };
    const find = (path) => {
        if (path === '')
            return { kind: 'directory' };
        const slash = path.lastIndexOf('/');
        const name = path.slice(slash + 1);
        const folder = folderAt(path.slice(0, Math.max(slash, 0)));
        const entry = folder?.entries.get(name);
        if (folder === undefined || entry?.kind !== 'directory')
            return entry;
        return open(folder, name).isRepository ? { kind: 'submodule' } : entry;
    };
    const filesIn = function* (folder) {
        for (const [name, entry] of folder.entries) {
            if (entry.kind === 'directory')
                yield* filesIn(open(folder, name));
            else
                yield (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.pathIn)(folder.path, name);
        }
    };
    const list = ({ matches }) => {
        const all = [...filesIn((top ??= readFolder(root, '')))];
        return Promise.resolve(referencesTo(all.filter(matches), find));
    };
    const otherCase = new _other_case_js__WEBPACK_IMPORTED_MODULE_5__/* .OtherCase */ .d({ find, namesIn: (folder) => folderAt(folder)?.entries.keys() });
    return {
        path: root,
        kind: 'workspace',
        revision: null,
        root: prefix,
        find,
        list,
        findAll: list,
        findOtherCase: (path) => otherCase.find(path),
        filesNamed: () => new Map(),
        read: async function* (files, limit) {
            for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_13__/* .batchesOf */ .cS)(files, BATCH)) {
                yield await Promise.resolve(batch.map((file) => readOne(root, file, limit)));
            }
        },
        sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
        fetchContents: () => Promise.resolve(),
        expectContents: null,
        show: (ids, viewers) => {
            const piece = Buffer.allocUnsafe(PIECE);
            ids.forEach((id, n) => {
                const viewer = viewers[n];
                if (viewer !== undefined)
                    showTo(viewer, root, id, piece);
            });
            return Promise.resolve();
        },
        submodules: async () => {
            const found = await (0,_git_path_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .submodulePaths */ .Xg)(ownFile('.gitmodules') ?? Buffer.alloc(0), repository);
            return typeof found === 'string' ? found : (0,_git_repository_files_js__WEBPACK_IMPORTED_MODULE_8__/* .belowRoot */ .I)(found, prefix);
        },
        inLfs: async (paths) => {
            const whole = paths.map((path) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.pathIn)(prefix, path));
            const found = await (0,_git_path_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsInLfs */ .$Y)(whole, {
                project: repository,
                hasFolder: () => true,
                fileIn: (folder) => Promise.resolve(ownFile((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.pathIn)(folder, '.gitattributes'))),
            });
            return typeof found === 'string' ? found : (0,_git_repository_files_js__WEBPACK_IMPORTED_MODULE_8__/* .belowRoot */ .I)(found, prefix);
        },
        explainAbsent: () => Promise.resolve(new Map()),
        fileVersions: () => Promise.resolve(new Map()),
        readVersions: async function* () {
            yield await Promise.resolve([]);
        },
        introducedAt: () => Promise.resolve(new Map()),
        existedSince: (questions) => Promise.resolve(questions.map(() => false)),
        filesAt: (moments) => Promise.resolve(moments.map(() => null)),
        commitsNamed: (ids) => Promise.resolve(new Map(ids.map((id) => [id, NO_HISTORY]))),
        changedIn: () => Promise.resolve(new Map()),
        commitsBehind: () => Promise.resolve(new Map()),
        authors: () => Promise.resolve(new Map()),
        trackedEndingWith: () => Promise.resolve(new Map()),
        pastEndingWith: () => Promise.resolve({ endings: new Map(), folders: new Set(), entries: new Set(), whole: false }),
        existedBefore: (moments) => Promise.resolve(moments.map(() => false)),
        addedBy: () => Promise.resolve(new Map()),
        showsChange: () => Promise.resolve(false),
        leadsTo: (pairs) => Promise.resolve(pairs.map(() => null)),
        commitsBetween: (pairs) => Promise.resolve(pairs.map(() => null)),
        ignoredByCommit: () => Promise.resolve(new Map()),
        close: () => undefined,
    };
}
const NO_HISTORY = { kind: 'undetermined', detail: 'Files on disk have no history.' };
function referencesTo(paths, find) {
    const files = paths.map((path) => ({ path, id: path, link: find(path)?.kind !== 'file' }));
    return files.sort((a, b) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.compareText)(a.path, b.path));
}
function pathOnDisk(root, path) {
    return Buffer.concat([Buffer.from(`${root}/`), (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.bytesOfName)(path)]);
}
function readFolder(root, path) {
    const entries = new Map();
    let isRepository = false;
    for (const entry of folderEntries(pathOnDisk(root, path))) {
        const name = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.decodePathBytes)(entry.name.toString('latin1'));
        if (name.toLowerCase() === '.git') {
            isRepository = true;
            continue;
        }
        const id = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.pathIn)(path, name);
        if (entry.isSymbolicLink())
            entries.set(name, { kind: 'link', id });
        else if (entry.isDirectory())
            entries.set(name, { kind: 'directory' });
        else if (entry.isFile())
            entries.set(name, { kind: 'file', id });
    }
    return { path, entries, isRepository, subfolders: new Map() };
}
function folderEntries(place) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG')
            return [];
        throw error;
    }
}
function sizeOf(root, path) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(pathOnDisk(root, path));
    return { bytes: size, telling: size > 0 };
}
function readOne(root, file, limit) {
    if (file.link)
        return { kind: 'bytes', bytes: new Uint8Array() };
    const { bytes, size } = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_11__/* .readRegularFile */ .XF)(pathOnDisk(root, file.path), limit, 'refused') ?? gone(file.path);
    return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function gone(path) {
    throw new _git_git_js__WEBPACK_IMPORTED_MODULE_9__/* .GitError */ .XS(`${path} was a file when the folder was read, and no longer is.`);
}
function showTo(viewer, root, path, piece) {
    const place = pathOnDisk(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink()) {
        viewer((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, { encoding: 'buffer' }));
        return;
    }
    const file = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_11__/* .openRegularFile */ .ZU)(place, 'refused') ?? gone(path);
    try {
        for (let wantsMore = true; wantsMore;) {
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, piece, 0, piece.length, null);
            wantsMore = length > 0 && viewer(piece.subarray(0, length));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
async function isCheckedFile(tree, root, path) {
    if (!(0,_root_js__WEBPACK_IMPORTED_MODULE_12__/* .isDirectory */ .wd)(root))
        return false;
    const top = (0,_root_js__WEBPACK_IMPORTED_MODULE_12__/* .repositoryOf */ ._M)(root) ?? (0,_inside_js__WEBPACK_IMPORTED_MODULE_10__/* .realOf */ .MN)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root));
    const place = (0,_inside_js__WEBPACK_IMPORTED_MODULE_10__/* .placeIn */ .VV)(top, path);
    if (place === null)
        return (0,_inside_js__WEBPACK_IMPORTED_MODULE_10__/* .leadsInto */ .gA)(top, path);
    if ((0,_commit_js__WEBPACK_IMPORTED_MODULE_4__.isCommitTree)(tree))
        return (await (0,_git_other_commit_js__WEBPACK_IMPORTED_MODULE_6__/* .entryAt */ ._f)(tree.repository, tree.revision, place)) !== undefined;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    const around = (0,_root_js__WEBPACK_IMPORTED_MODULE_12__/* .isDirectory */ .wd)(folder) ? (0,_root_js__WEBPACK_IMPORTED_MODULE_12__/* .repositoryOf */ ._M)(folder) : undefined;
    return around === undefined || around === (0,_inside_js__WEBPACK_IMPORTED_MODULE_10__/* .realOf */ .MN)(top) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(around, '.git')).isDirectory();
}


/***/ }),

/***/ 47134:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vz: () => (/* binding */ changeBetween),
/* harmony export */   WM: () => (/* binding */ formerRoot),
/* harmony export */   Ws: () => (/* binding */ compareChange),
/* harmony export */   iv: () => (/* binding */ changesBetween)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84595);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64049);
/* harmony import */ var _other_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(687);
/* harmony import */ var _renames_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64620);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65217);







const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const EMPTY_TREE_OF_SHA256 = '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321';
async function changesBetween(repository, base, commit, label) {
    const { events } = await changeBetween(repository, base, commit, label);
    const changed = new Set();
    const deleted = new Set();
    const added = new Set();
    const sameContent = new Set();
    const newSubmodules = new Set();
    const gone = new Map();
    for (const { path, newMode, id } of events)
        if (newMode === '')
            gone.set(id, [...(gone.get(id) ?? []), path]);
    const moved = new Map();
    for (const { path, mode, newMode, id, newId } of events) {
        (newMode === '' ? deleted : changed).add(path);
        if (id === newId && mode.slice(0, KIND) === newMode.slice(0, KIND))
            sameContent.add(path);
        if (mode === '')
            added.add(path);
        const sources = mode === '' ? gone.get(newId) : undefined;
        const source = sources !== undefined && sources.length > 1 ? sources.shift() : sources?.[0];
        if (source !== undefined)
            moved.set(path, source);
        if (newMode === _log_js__WEBPACK_IMPORTED_MODULE_2__/* .GITLINK */ .Rt && mode !== _log_js__WEBPACK_IMPORTED_MODULE_2__/* .GITLINK */ .Rt)
            newSubmodules.add(path);
    }
    for (const path of await namedSince(repository, base, commit))
        newSubmodules.add(path);
    return { base: label, changed, deleted, added, sameContent, moved, newSubmodules };
}
const KIND = 3;
async function namedSince(repository, base, commit) {
    const before = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .entryAt */ ._f)(repository, base, '.gitmodules');
    const after = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .entryAt */ ._f)(repository, commit, '.gitmodules');
    if (after?.kind !== 'file' || (before?.kind === 'file' && before.id === after.id))
        return [];
    const known = await (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_5__/* .submodulesOf */ .Pu)(repository, base);
    const now = await (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_5__/* .submodulesOf */ .Pu)(repository, commit);
    return typeof known === 'string' || typeof now === 'string' ? [] : [...now].filter((path) => !known.has(path));
}
const changesOf = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .oncePer */ .Pu)(() => new Map());
async function changeBetween(repository, base, commit, label = base) {
    return (await compared(repository, base, commit, label)).difference;
}
async function compareChange(repository, base, commit) {
    const change = await compared(repository, base, commit, base);
    const { difference } = change;
    const compare = async () => {
        const alike = async () => [
            await readTrees(repository, { base, commit, label: base }, 'alike'),
        ];
        const { found, skipped } = await (0,_renames_js__WEBPACK_IMPORTED_MODULE_4__/* .findEdited */ .bM)(new Map([[null, [difference]]]), repository.objects, alike);
        for (const one of found)
            (0,_renames_js__WEBPACK_IMPORTED_MODULE_4__/* .linkFound */ .Jz)(difference.events, one);
        return skipped.get(null);
    };
    return (change.edited ??= compare());
}
function compared(repository, base, commit, label) {
    const known = changesOf(repository);
    const key = `${base} ${commit}`;
    const read = async () => {
        const difference = await readTrees(repository, { base, commit, label }, 'exact');
        difference.events.sort((a, b) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.compareText)(a.path, b.path));
        return { difference };
    };
    const reading = known.get(key) ?? read();
    known.set(key, reading);
    reading.catch(() => known.delete(key));
    return reading;
}
async function readTrees(repository, { base, commit, label }, likeness) {
    const before = await projectTree(repository, base);
    const after = await projectTree(repository, commit);
    if (before === after)
        return { id: null, merge: false, events: [] };
    const read = () => (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .readDifference */ .q5)(repository.git, [before, after], likeness, `compare with ${label}`);
    const found = await read();
    return found.events.length === 0 ? read() : found;
}
async function projectTree(repository, commit) {
    const [whole, place] = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .treesAt */ .n8)(repository, commit, repository.prefix);
    if (whole === undefined) {
        throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`The repository lacks the tree of ${commit}: fetch it again without a filter.`);
    }
    return place ?? emptyTree(commit);
}
function emptyTree(like) {
    return like.length === EMPTY_TREE.length ? EMPTY_TREE : EMPTY_TREE_OF_SHA256;
}
async function formerRoot(repository, graph) {
    if (repository.prefix === '')
        return null;
    const line = [0];
    for (let [next] = graph.parentsOf(0); next !== undefined; [next] = graph.parentsOf(next))
        line.push(next);
    const idAt = (n) => graph.idAt(line[n] ?? 0);
    const isThere = async (n) => (await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .treesAt */ .n8)(repository, idAt(n), repository.prefix))[1] !== undefined;
    let [there, lacking] = [0, line.length - 1];
    if (await isThere(lacking))
        return null;
    while (lacking - there > 1) {
        const middle = (there + lacking) >>> 1;
        if (await isThere(middle))
            there = middle;
        else
            lacking = middle;
    }
    const [after, before] = [idAt(there), idAt(lacking)];
    const prefix = await movedRoot(repository, before, after);
    if (prefix === null)
        return null;
    const [[, from], [, to]] = [
        await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .treesAt */ .n8)(repository, before, prefix),
        await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .treesAt */ .n8)(repository, after, repository.prefix),
    ];
    if (from === undefined || to === undefined)
        return null;
    return { prefix, before, moved: await (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .readDifference */ .q5)(repository.git, [from, to], 'exact', READING, after) };
}
const READING = 'find where the project root was';
async function movedRoot(repository, before, after) {
    const { git, prefix } = repository;
    const [[from], [to]] = [await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .treesAt */ .n8)(repository, before, ''), await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .treesAt */ .n8)(repository, after, '')];
    if (from === undefined || to === undefined)
        return null;
    const { events } = await (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .readDifference */ .q5)(git, [from, to], 'exact', READING);
    const came = events.filter(({ path, newMode }) => newMode !== '' && path.startsWith(`${prefix}/`));
    const folders = came.flatMap((event) => {
        const end = event.path.slice(prefix.length);
        return event.from?.path.endsWith(end) === true ? [event.from.path.slice(0, -end.length)] : [];
    });
    const [most] = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(folders, (folder) => folder).values()].sort((a, b) => b.length - a.length);
    return most !== undefined && most.length * 2 >= came.length ? (most[0] ?? null) : null;
}


/***/ }),

/***/ 56879:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mh: () => (/* binding */ CommitGraph),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   gR: () => (/* binding */ contains)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84595);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49458);
/* harmony import */ var _raw_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20842);




const LINE = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/;
const READING = 'read the history';
const MOST_KEPT = 256;
class CommitGraph {
    newest;
    #ids;
    #places;
    #parents;
    #before = new Map();
    constructor(newest, text) {
        const lines = text.trimEnd().split('\n');
        if (!lines.every((line) => LINE.test(line)) || !text.startsWith(newest))
            throw (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .unexpectedOutput */ .TC)(READING);
        const ids = lines.map((line) => line.split(' '));
        this.newest = newest;
        this.#ids = ids.map((line) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s2)(line, 0));
        this.#places = new Map(this.#ids.map((id, n) => [id, n]));
        this.#parents = ids.map(([, ...parents]) => parents.flatMap((id) => this.#places.get(id) ?? []));
    }
    static async read(git, newest) {
        const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ['rev-list', '--topo-order', '--parents', newest]);
        if (status !== 0)
            throw (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitFailed */ .gk)(READING, stderr);
        return new CommitGraph(newest, stdout.toString('latin1'));
    }
    get size() {
        return this.#ids.length;
    }
    get ids() {
        return this.#ids;
    }
    idAt(place) {
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s2)(this.#ids, place);
    }
    placeOf(id) {
        return this.#places.get(id);
    }
    parentsOf(place) {
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s2)(this.#parents, place);
    }
    isMerge(id) {
        const place = this.placeOf(id);
        return place !== undefined && this.parentsOf(place).length > 1;
    }
    lastOf(deciding) {
        const last = new Int32Array(this.size).fill(-1);
        for (const place of deciding)
            last[place] = place;
        for (let place = this.size - 1; place >= 0; place--) {
            const [parent] = this.parentsOf(place);
            if (last[place] === -1 && parent !== undefined)
                last[place] = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s2)(last, parent);
        }
        return last;
    }
    leadsTo(earlier, later) {
        const [first, last] = [this.placeOf(earlier), this.placeOf(later)];
        return first !== undefined && last !== undefined && first > last && this.ancestorsOf(last)[first] === 1;
    }
    ancestorsOf(place) {
        const known = this.#before.get(place);
        if (known !== undefined)
            return known;
        const found = new Uint8Array(this.size);
        for (const parent of this.parentsOf(place))
            found[parent] = 1;
        for (let next = place + 1; next < found.length; next++) {
            if (found[next] === 1)
                for (const parent of this.parentsOf(next))
                    found[parent] = 1;
        }
        if (this.#before.size >= MOST_KEPT)
            this.#before.clear();
        this.#before.set(place, found);
        return found;
    }
    newestThatDropped(holders) {
        for (let place = 0; place < this.size; place++) {
            if (holders[place] === 1)
                continue;
            if (this.parentsOf(place).some((parent) => holders[parent] === 1))
                return this.idAt(place);
        }
        return null;
    }
}
async function contains(options, commit, wanted) {
    if (!/^[0-9a-f]{40,64}$/.test(wanted))
        return false;
    if (commit === wanted)
        return true;
    const raw = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(options, ['cat-file', 'commit', commit]);
    if ((0,_raw_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .parentsOf */ .fY)(raw.stdout).includes(wanted))
        return true;
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(options, ['merge-base', '--is-ancestor', wanted, commit])).status === 0;
}
async function headOf(options) {
    const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(options, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    return status === 0 ? stdout.toString('latin1').trim() : undefined;
}
async function isShallow(git) {
    const store = (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .storeOf */ .xX)(git.cwd);
    if (store !== undefined)
        return (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallowStore */ .YZ)(store);
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ['rev-parse', '--is-shallow-repository']);
    return stdout.toString('latin1').trim() !== 'false';
}


/***/ }),

/***/ 85732:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ PathsEver),
/* harmony export */   Oy: () => (/* binding */ sharedStart),
/* harmony export */   qQ: () => (/* binding */ DOCUMENT),
/* harmony export */   vu: () => (/* binding */ EventLog)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6644);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69897);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47134);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64049);
/* harmony import */ var _partial_clone_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55166);
/* harmony import */ var _renames_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64620);







const FEW_COMMITS = 5_000;
const DOCUMENT = /\.(?:jsonl?|md|markdown|ya?ml)$/i;
class EventLog {
    #repository;
    #graph;
    #asked = new Set();
    #versioned = new Set();
    #scopes = null;
    #commits = [];
    #byId = new Map();
    #turn = Promise.resolve();
    #formerRoot;
    #byPath = new Map();
    #compared = new Map();
    #skipped = new Map();
    constructor(repository, graph) {
        this.#repository = repository;
        this.#graph = graph;
    }
    async including(paths) {
        const asked = [...paths];
        await this.#inTurn(async () => {
            const others = asked.filter((path) => !this.covers(path));
            if (others.length > 0)
                await this.#walk(others);
        });
        return this.#commits;
    }
    keepVersionsOf(files) {
        const others = files.filter((file) => !DOCUMENT.test(file) && !this.#versioned.has(file));
        for (const file of others)
            this.#versioned.add(file);
        if (others.length > 0)
            this.#scopes = null;
    }
    covers(path) {
        if (this.#scopes === null)
            return false;
        return this.#scopes.length === 0 || this.#scopes.some((scope) => path === scope || path.startsWith(`${scope}/`));
    }
    async at(paths) {
        const asked = [...paths];
        const commits = await this.including(asked);
        const others = new Set(asked.filter((path) => !this.#byPath.has(path)));
        for (const path of others)
            this.#byPath.set(path, []);
        if (others.size > 0) {
            for (const { events } of commits)
                for (const event of events)
                    if (others.has(event.path))
                        this.#byPath.get(event.path)?.push(event);
        }
        const found = new Map(asked.map((path) => [path, this.#byPath.get(path) ?? []]));
        return (path) => found.get(path) ?? [];
    }
    holders(events) {
        const graph = this.#graph;
        const after = new Map(events.map(({ commit, newMode }) => [graph.placeOf(String(commit.id)) ?? -1, (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(newMode)]));
        return Uint8Array.from(graph.lastOf(after.keys()), (place) => (after.get(place) === true ? 1 : 0));
    }
    async compare(commits) {
        const ids = [...new Set(commits)].filter((id) => !this.#compared.has(id));
        if (ids.length === 0)
            return false;
        await this.#inTurn(async () => {
            const differences = await this.byParent(ids);
            const { found, skipped } = await (0,_renames_js__WEBPACK_IMPORTED_MODULE_5__/* .findEdited */ .bM)(differences, this.#repository.objects, (list) => this.#look(list, 'alike'));
            for (const [id, why] of skipped)
                this.#skipped.set(id, why);
            for (const id of ids)
                this.#compared.set(id, []);
            const ofMerges = [...differences].flatMap(([id, list]) => (this.#graph.isMerge(id) ? list : []));
            for (const one of [...ofMerges, ...found]) {
                const renames = one.events.filter(({ to }) => to !== null);
                one.events.splice(0, Infinity, ...renames);
                this.#compared.set(String(one.id), [...(this.#compared.get(String(one.id)) ?? []), one]);
            }
            for (const id of ids)
                this.#link(id);
        });
        return true;
    }
    async byParent(ids) {
        const isKnown = (id) => this.#byId.has(id) && !this.#graph.isMerge(id);
        const others = ids.filter((id) => !isKnown(id));
        const read = others.length === 0 ? [] : await this.#look(others, 'exact');
        const byId = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(read, ({ id }) => String(id));
        return new Map(ids.map((id) => [id, isKnown(id) ? [(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(this.#byId, id)] : (byId.get(id) ?? [])]));
    }
    #look(commits, likeness) {
        return (0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_4__/* .withFolders */ .Qy)(this.#repository, this.#graph.newest, () => (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .readByParent */ .uy)(this.#repository, commits, likeness));
    }
    whySkipped(id) {
        return this.#skipped.get(id);
    }
    movedIn(id, path) {
        const events = (this.#compared.get(id) ?? []).flatMap((one) => one.events);
        return events.findLast((event) => event.path === path && (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(event.mode) && event.to !== null) ?? null;
    }
    #link(id) {
        const commit = this.#byId.get(id);
        if (commit !== undefined)
            for (const found of this.#compared.get(id) ?? [])
                (0,_renames_js__WEBPACK_IMPORTED_MODULE_5__/* .linkFound */ .Jz)(commit.events, found);
    }
    #inTurn(read) {
        const turn = this.#turn.then(read);
        this.#turn = turn.catch(() => undefined);
        return turn;
    }
    async #walk(others) {
        for (const path of others)
            this.#asked.add(path);
        const repository = this.#repository;
        const scopes = this.#graph.size > FEW_COMMITS ? scopesOf([...this.#asked]) : [];
        const isVersioned = (path) => DOCUMENT.test(path) || this.#versioned.has(path);
        this.#commits = await (0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_4__/* .withFolders */ .Qy)(repository, this.#graph.newest, async () => {
            const own = await (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .readWalk */ .Aj)(repository, this.#graph.newest, scopes, isVersioned);
            const former = await (this.#formerRoot ??= (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .formerRoot */ .WM)(repository, this.#graph));
            if (former === null)
                return own;
            const { moved, before, prefix } = former;
            const earlier = await (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .readWalk */ .Aj)({ git: repository.git, prefix }, before, scopes, isVersioned);
            return [...own.filter(({ id }) => id !== moved.id), moved, ...earlier];
        });
        this.#scopes = scopes;
        this.#byId = new Map(this.#commits.map((commit) => [String(commit.id), commit]));
        this.#byPath.clear();
        for (const id of this.#compared.keys())
            this.#link(id);
    }
}
const MOST_SCOPES = 32;
const DEEPEST = 12;
function scopesOf(paths) {
    const split = paths.map((path) => {
        const segments = path.split('/', DEEPEST);
        const broken = segments.findIndex((segment) => /[\n\r\0]/.test(segment));
        return broken < 0 ? segments : segments.slice(0, broken);
    });
    let scopes = [];
    for (let depth = 1; depth <= DEEPEST; depth++) {
        const deeper = new Set(split.map((segments) => segments.slice(0, depth).join('/')));
        if (deeper.size > MOST_SCOPES || deeper.has(''))
            break;
        scopes = [...deeper];
    }
    return scopes;
}
function sharedStart(one, other) {
    if (one === other)
        return one;
    const segments = other.split('/');
    const all = one.split('/');
    const end = all.findIndex((segment, n) => segment !== segments[n]);
    return all.slice(0, Math.max(end, 0)).join('/');
}
class PathsEver {
    #entries = new Set();
    #folders = new Set();
    #named = new Map();
    constructor(commits) {
        for (const { events } of commits)
            for (const { path } of events)
                this.#take(path);
    }
    hasEntry(path) {
        return this.#entries.has(path);
    }
    hasFolder(path) {
        return this.#folders.has(path);
    }
    endingWith(tail) {
        const named = this.#named.get(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(tail)) ?? [];
        return named.filter((path) => path.endsWith(`/${tail}`)).slice(0, _model_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ENDINGS */ .pW);
    }
    #take(path) {
        if (this.#entries.has(path))
            return;
        this.#entries.add(path);
        if (!this.#folders.has(path))
            this.#name(path);
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = path.slice(0, end);
            if (this.#folders.has(folder))
                return;
            this.#folders.add(folder);
            if (!this.#entries.has(folder))
                this.#name(folder);
        }
    }
    #name(path) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .DN)(this.#named, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path), path);
    }
}


/***/ }),

/***/ 84595:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   I7: () => (/* binding */ printedId),
/* harmony export */   JI: () => (/* binding */ demandEntryName),
/* harmony export */   Kq: () => (/* binding */ damagedTree),
/* harmony export */   P4: () => (/* binding */ twice),
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   TC: () => (/* binding */ unexpectedOutput),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   gk: () => (/* binding */ gitFailed)
/* harmony export */ });
/* unused harmony exports environment, findGit, lookUp */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66034);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49710);







class GitError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e {
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
    return new GitError(`git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`, 'other', 'Fix the setting; git config --list --show-origin shows which file has it.');
}
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function printedId(stdout, doing) {
    const id = stdout.toString('latin1').trim();
    if (OBJECT_ID.test(id))
        return id;
    throw unexpectedOutput(doing);
}
function unexpectedOutput(doing) {
    return new GitError(`git could not ${doing}: its output is damaged or incomplete.`, 'other', 'Run this again; if it happens again, check whether another program named git is on PATH.');
}
function damagedTree(what) {
    return new GitError(`The tree of the commit is damaged: ${what}.`, 'other', 'Commit the files again; git fsck shows what is damaged.');
}
function demandEntryName(name, folder) {
    if (name === '' || name.includes('/') || /^\.(?:\.?|git)$/i.test(name)) {
        throw damagedTree(`${folder === '' ? 'its top' : folder} has an entry of the name ${JSON.stringify(name)}`);
    }
}
function twice(path) {
    return damagedTree(`it has ${path} twice`);
}
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
const ONLY_OWN_RULES = [
    '-c',
    'core.excludesFile=',
    '-c',
    'core.attributesFile=',
    '-c',
    'core.ignoreCase=false',
];
function startGit(options, args) {
    const { cwd, bare = false, apartFrom, safeDirectories = [], limit } = options;
    const git = findGit(apartFrom ?? cwd);
    const own = ['-c', `safe.bareRepository=${bare ? 'all' : 'explicit'}`];
    const trusted = safeDirectories.flatMap((directory) => ['-c', `safe.directory=${directory}`]);
    const rules = apartFrom === undefined ? [] : ONLY_OWN_RULES;
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(git.file, [...SAFE, ...own, ...trusted, ...rules, ...args], {
        cwd,
        env: environment(options, git.path, args[0]),
        windowsHide: true,
        detached: limit !== undefined && process.platform !== 'win32',
    });
}
function runGit(options, args, input = '', take) {
    return new Promise((resolve, reject) => {
        const child = startGit(options, args);
        const fail = reject;
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => {
            try {
                if (take === undefined)
                    out.push(chunk);
                else
                    take(chunk);
            }
            catch (error) {
                fail(error);
                child.stdout.destroy();
                child.kill();
            }
        });
        child.stderr.on('data', (chunk) => err.push(chunk));
        const { limit } = options;
        const end = (seconds) => {
            endWhole(child);
            err.push(Buffer.from(`\nIt took longer than ${String(seconds)} seconds.`));
        };
        const timer = limit === undefined ? undefined : setTimeout(end, limit, limit / 1_000);
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
    return new GitError(`git could not be started: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.reasonOf)(error)}`);
}
const HEEDED = /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|SSH(?:_COMMAND|_VARIANT)?|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|TEST_ASSUME_DIFFERENT_OWNER)$/;
const OF_A_PUSH = ['GIT_QUARANTINE_PATH', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];
function environment({ cwd, apartFrom, protocols, header, index }, path, command) {
    const isApart = apartFrom !== undefined;
    const caller = process.env;
    const kept = Object.entries(caller).filter(([name]) => isKept(name.toUpperCase(), isApart));
    const push = caller.GIT_QUARANTINE_PATH === undefined ? [] : OF_A_PUSH.map((name) => [name, caller[name]]);
    const trace = caller.GIT_TRACE2_EVENT ?? '';
    const env = {
        ...Object.fromEntries([...kept.filter(([name]) => name.toUpperCase() !== 'PATH'), ...push]),
        PATH: path,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_CEILING_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(cwd),
        GIT_GRAFT_FILE: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
        GIT_LITERAL_PATHSPECS: command === 'check-ignore' ? '0' : '1',
        GIT_TRACE2: '0',
        GIT_TRACE2_PERF: '0',
        GIT_TRACE2_EVENT: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(trace) ? trace : '0',
        GIT_ALLOW_PROTOCOL: allowed(protocols ?? [], caller.GIT_ALLOW_PROTOCOL).join(':'),
    };
    if (protocols === undefined || caller.GIT_NO_LAZY_FETCH !== undefined)
        env.GIT_NO_LAZY_FETCH = '1';
    if (index !== undefined)
        env.GIT_INDEX_FILE = index;
    if (isApart) {
        env.GIT_CONFIG_NOSYSTEM = '1';
        env.GIT_CONFIG_GLOBAL = node_os__WEBPACK_IMPORTED_MODULE_1__.devNull;
        env.GIT_ATTR_NOSYSTEM = '1';
    }
    if (header !== undefined) {
        const count = Number(env.GIT_CONFIG_COUNT ?? '0');
        env.GIT_CONFIG_COUNT = String(count + 1);
        env[`GIT_CONFIG_KEY_${String(count)}`] = `http.${header.server}/.extraheader`;
        env[`GIT_CONFIG_VALUE_${String(count)}`] = header.value;
    }
    return env;
}
function isKept(name, isApart) {
    return !name.startsWith('GIT_') || (HEEDED.test(name) && !(isApart && name.startsWith('GIT_CONFIG_')));
}
function allowed(protocols, byCaller) {
    const theirs = byCaller?.split(':');
    return protocols.filter((protocol) => theirs?.includes(protocol) ?? true);
}
const programs = new Map();
function findGit(project) {
    const { PATH: given = '' } = process.env;
    const key = `${project}\0${given}`;
    const found = programs.get(key) ?? lookUp(given, project);
    programs.set(key, found);
    return found;
}
function lookUp(given, project, platform = process.platform) {
    const isWindows = platform === 'win32';
    const rules = isWindows ? node_path__WEBPACK_IMPORTED_MODULE_2__.win32 : node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
    const { delimiter } = rules;
    const name = isWindows ? 'git.exe' : 'git';
    const named = given.split(delimiter).map((entry) => (isWindows ? entry.replace(/^"(.*)"$/, '$1') : entry));
    const taken = named.filter((folder) => isOutside(folder, project, isWindows));
    const file = taken.map((folder) => rules.join(folder, name)).find(isProgram);
    if (file !== undefined)
        return { file, path: taken.join(delimiter) };
    const skipped = named.map((folder) => rules.join(folder, name)).find(isProgram);
    const but = skipped === undefined
        ? ''
        : ` but as ${skipped}, which is not started from the project or a relative folder in PATH`;
    throw new GitError(`git was not found on this machine${but}:`, 'no-git', 'install git, or check the files on disk with --workspace.');
}
function isOutside(folder, project, isWindows) {
    const rules = isWindows ? node_path__WEBPACK_IMPORTED_MODULE_2__.win32 : node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
    if (!rules.isAbsolute(folder) || (isWindows && rules.parse(folder).root.length < 3))
        return false;
    if (rules.parse(project).root === project)
        return true;
    try {
        return !(0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(folder, project) && !(0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.realpathSync)(folder), project);
    }
    catch {
        return false;
    }
}
function isProgram(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 64049:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ readWalk),
/* harmony export */   Rt: () => (/* binding */ GITLINK),
/* harmony export */   e2: () => (/* binding */ readEach),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   q5: () => (/* binding */ readDifference),
/* harmony export */   uy: () => (/* binding */ readByParent)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84595);
/* harmony import */ var _partial_clone_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55166);





const LIKENESS = { exact: '--find-renames=100%', alike: '--find-renames=50%' };
const RAW = [
    '-z',
    '--raw',
    '--no-abbrev',
    '-l1000',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=none',
    '-O/dev/null',
];
const LOG = [
    '-c',
    'log.follow=false',
    '-c',
    'log.showRoot=true',
    '-c',
    'log.mailmap=false',
    'log',
    '--format=%H %P',
    '--full-diff',
    '--no-show-signature',
    '--no-color',
    '--stdin',
    '--diff-filter=ADRMT',
    ...RAW,
];
const GITLINK = '160000';
function isFile(mode) {
    return mode.startsWith('100');
}
function readWalk(repository, commit, scopes, isVersioned) {
    const how = [LIKENESS.exact, '--diff-merges=first-parent', '--full-history', '--topo-order'];
    return readLog(repository, how, [commit, '--', ...placed(scopes, repository.prefix)], isVersioned);
}
function readEach(repository, commits, paths) {
    const how = [LIKENESS.exact, '--diff-merges=first-parent', '--no-walk'];
    return readLog(repository, how, commits, (path) => paths.has(path));
}
function readByParent(repository, commits, likeness) {
    return readLog(repository, [LIKENESS[likeness], '--diff-merges=separate', '--no-walk'], commits, () => false);
}
function readLog({ git, prefix }, how, input, isVersioned) {
    return readEvents(git, [...LOG, relativeTo(prefix), ...how], input, new LogParser('read the history', isVersioned));
}
async function readDifference(git, trees, likeness, doing, id = null) {
    const args = ['diff-tree', '-r', '--diff-filter=ADRMT', '--no-relative', LIKENESS[likeness], ...RAW, ...trees];
    const [difference] = await readEvents(git, args, [], new LogParser(doing, undefined, id));
    return difference ?? { id, merge: false, events: [] };
}
function relativeTo(prefix) {
    return prefix === '' ? '--relative' : `--relative=${prefix}/`;
}
function placed(scopes, prefix) {
    if (prefix === '')
        return scopes;
    if (/[\n\r]/.test(prefix))
        return [];
    return scopes.length === 0 ? [`${prefix}/`] : scopes.map((scope) => `${prefix}/${scope}`);
}
async function readEvents(git, args, input, parser) {
    const lines = Buffer.concat(input.map((line) => Buffer.concat([(0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__.bytesOfName)(line), Buffer.from('\n')])));
    const { status, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, args, lines, (chunk) => {
        parser.read(chunk);
    });
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitFailed */ .gk)(parser.doing, stderr);
    return parser.end();
}
const COMMIT = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/;
const LINE = /^:[0-7]{6} [0-7]{6} [0-9a-f]+ [0-9a-f]+ [A-Z]\d*$/;
const NEW_MODE = ':100644 '.length;
const ID = ':100644 100644 '.length;
function parseEntryLine(line) {
    if (!LINE.test(line))
        return undefined;
    const newId = line.indexOf(' ', ID) + 1;
    const status = line.lastIndexOf(' ') + 1;
    return {
        mode: line.slice(1, NEW_MODE - 1),
        newMode: line.slice(NEW_MODE, ID - 1),
        id: line.slice(ID, newId - 1),
        newId: line.slice(newId, status - 1),
        status: line.slice(status),
    };
}
class FieldReader {
    #rest = '';
    get rest() {
        return this.#rest;
    }
    take(chunk) {
        const fields = this.#rest + chunk.toString('latin1');
        const start = fields.lastIndexOf('\0') + 1;
        this.#rest = fields.slice(start);
        return start === 0 ? [] : fields.slice(0, start - 1).split('\0');
    }
}
class LogParser {
    doing;
    #isVersioned;
    #fields = new FieldReader();
    #commits = [];
    #modes = new Map();
    #commit;
    #line;
    #from;
    constructor(doing, isVersioned = () => true, id = null) {
        this.doing = doing;
        this.#isVersioned = isVersioned;
        this.#commit = { id, merge: false, events: [] };
    }
    read(chunk) {
        for (const field of this.#fields.take(chunk))
            this.#field(field);
    }
    end() {
        if (this.#fields.rest.trim() !== '' || this.#line !== undefined)
            throw (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpectedOutput */ .TC)(this.doing);
        this.#endCommit();
        return this.#commits;
    }
    #field(field) {
        if (this.#line === undefined) {
            this.#line = parseEntryLine(field.startsWith('\n') ? field.slice(1) : field);
            if (this.#line === undefined)
                this.#startCommit(field.trim());
            return;
        }
        if (this.#line.status.startsWith('R') && this.#from === undefined) {
            this.#from = field;
            return;
        }
        this.#entry(this.#line, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__.decodePathBytes)(this.#from ?? field), (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__.decodePathBytes)(field));
        this.#line = undefined;
        this.#from = undefined;
    }
    #startCommit(line) {
        if (!COMMIT.test(line))
            throw (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpectedOutput */ .TC)(this.doing);
        const ids = line.split(' ');
        this.#endCommit();
        this.#commit = { id: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(ids, 0), merge: ids.length > 2, events: [] };
    }
    #endCommit() {
        const { id, events } = this.#commit;
        if (id === null && events.length === 0)
            return;
        const moved = new Map();
        for (const event of events)
            if (event.to !== null && !moved.has(event.id))
                moved.set(event.id, event);
        if (moved.size > 0) {
            for (const event of events)
                if (event.mode === '')
                    event.from ??= moved.get(event.newId) ?? null;
        }
        this.#commits.push(this.#commit);
    }
    #entry({ mode, newMode, id, newId, status }, path, newPath) {
        const [before, after] = [
            { mode: this.#once(mode), id },
            { mode: this.#once(newMode), id: newId },
        ];
        if (status.startsWith('R')) {
            const left = this.#add(path, before, NOTHING);
            const came = this.#add(newPath, NOTHING, after);
            if ((0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmptyBlob */ .Vq)(id) && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(newPath))
                return;
            left.to = came;
            came.from = left;
        }
        else if (status !== 'M' || this.#isVersioned(path)) {
            this.#add(path, status === 'A' ? NOTHING : before, status === 'D' ? NOTHING : after);
        }
    }
    #add(path, before, after) {
        const { mode, id } = before;
        const event = {
            commit: this.#commit,
            path,
            mode,
            id,
            newMode: after.mode,
            newId: after.id,
            from: null,
            to: null,
        };
        this.#commit.events.push(event);
        return event;
    }
    #once(mode) {
        const known = this.#modes.get(mode);
        if (known !== undefined)
            return known;
        this.#modes.set(mode, mode);
        return mode;
    }
}
const NOTHING = { mode: '', id: '' };


/***/ }),

/***/ 51967:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ demandType),
/* harmony export */   Rb: () => (/* binding */ Objects)
/* harmony export */ });
/* unused harmony exports absent, MISSING */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84595);
/* harmony import */ var _partial_clone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55166);



function isFound(object) {
    return object.size !== null;
}
function demandType(object, id, wanted) {
    if (!isFound(object))
        return absent(id);
    if (object.type === wanted)
        return object;
    const as = wanted === 'blob' ? 'file' : 'folder';
    throw (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .damagedTree */ .Kq)(`it has the object ${id} as a ${as}, but that is a ${object.type}`);
}
function absent(id) {
    throw new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`The repository lacks the object ${id}: fetch it again without a filter.`);
}
const MISSING = { id: null, type: null, size: null, stored: null, bytes: null };
function emptyBlob(id) {
    return { id, type: 'blob', size: 0, stored: 0, bytes: NO_BYTES };
}
const ANSWER = '%(objectname) %(objecttype) %(objectsize) %(objectsize:disk)';
const FOUND = /^(.+) (blob|tree|commit|tag) (\d+) (\d+)$/s;
const LF = 0x0a;
const NO_BYTES = Buffer.alloc(0);
const LEADING_ID = /^([0-9a-f]{64}|[0-9a-f]{40})(?![0-9a-f])/;
const USAGE = 129;
class Objects {
    #options;
    #clone;
    #command;
    #contents;
    #info;
    #closed = false;
    constructor(options, clone = null) {
        this.#options = options;
        this.#clone = clone;
        this.#command = this.#open();
    }
    contents(ids, limit) {
        return this.#askHere('contents', ids, limit);
    }
    show(ids, viewers) {
        return this.#askHere('contents', ids, -1, viewers);
    }
    async fetch(ids) {
        if (this.#clone?.isPartial === true)
            await this.#clone.fetchMissing(ids);
    }
    expect(ids) {
        this.#clone?.expect(ids);
    }
    areHere(ids) {
        return this.#clone === null || this.#clone.lacking(ids).size === 0;
    }
    async resolve(names) {
        return (await this.describe(names)).map(({ id }) => id ?? undefined);
    }
    describe(names) {
        return this.#askHere('info', names, 0);
    }
    close() {
        this.#closed = true;
        for (const pipe of [this.#command, this.#contents, this.#info])
            pipe?.close();
    }
    async #askHere(question, names, limit, viewers = []) {
        if (this.#clone?.isPartial !== true)
            return this.#ask(question, names, limit, viewers);
        if (question === 'contents')
            await this.#clone.fetchMissing(names.filter((id) => !(0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyBlob */ .Vq)(id)));
        const lacking = this.#clone.lacking(names.flatMap((name) => LEADING_ID.exec(name)?.[1] ?? []));
        const isHere = (name) => !lacking.has(LEADING_ID.exec(name)?.[1] ?? '');
        const found = await this.#ask(question, names.filter(isHere), limit, viewers.filter((_, n) => isHere((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s2)(names, n))));
        let next = 0;
        return names.map((name) => isHere(name) ? (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s2)(found, next++) : (0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyBlob */ .Vq)(name) ? emptyBlob(name) : MISSING);
    }
    #ask(question, ids, limit, viewers = []) {
        if (ids.length === 0)
            return Promise.resolve([]);
        if (this.#closed)
            return Promise.reject(new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('The repository was asked for objects after it was closed.'));
        return new Promise((resolve, reject) => {
            this.#send({ question, ids, limit, viewers, answers: [], resolve, reject });
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
        this.#child = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .startGit */ .BE)(options, args);
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
            this.#fail((0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .notStarted */ .DY)(error));
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
            if (this.#body !== undefined) {
                at = this.#take(this.#body, data, at);
                continue;
            }
            const end = data.indexOf(LF, at);
            if (end < 0) {
                this.#pending = data.subarray(at);
                return;
            }
            this.#header(data.toString('latin1', at, end));
            at = end + 1;
        }
    }
    #take(body, data, at) {
        const end = Math.min(at + body.left, data.length);
        const piece = data.subarray(at, Math.min(end, at + body.left - 1));
        body.left -= end - at;
        if (piece.length > 0 && body.viewer?.(piece) === false)
            body.viewer = undefined;
        if (body.keep)
            body.parts.push(piece);
        if (body.left === 0) {
            this.#body = undefined;
            this.#answer(body.request, { ...body.object, bytes: body.keep ? joined(body.parts) : null });
        }
        return end;
    }
    #header(line) {
        const [request] = this.#queue;
        if (request === undefined)
            return;
        const asked = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s2)(request.ids, request.answers.length);
        if (_git_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(asked) && !line.startsWith(asked)) {
            this.#fail((0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .unexpectedOutput */ .TC)('read objects'));
            this.#child.kill();
            return;
        }
        const found = FOUND.exec(line);
        if (found === null) {
            this.#answer(request, MISSING);
            return;
        }
        const size = Number(found[3]);
        const object = {
            id: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s2)(found, 1),
            type: found[2],
            size,
            stored: Number(found[4]),
            bytes: null,
        };
        if (request.question === 'info') {
            this.#answer(request, object);
            return;
        }
        const viewer = request.viewers[request.answers.length];
        this.#body = { request, object, keep: size <= request.limit, parts: [], viewer, left: size + 1 };
    }
    #answer(request, object) {
        request.answers.push(object);
        if (request.answers.length < request.ids.length)
            return;
        this.#queue.shift();
        request.resolve(request.answers);
    }
}
function joined(parts) {
    return parts.length === 1 ? (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .elementAt */ .s2)(parts, 0) : Buffer.concat(parts);
}
function stopped(stderr) {
    const reason = stderr.trim() || 'it gave no reason';
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenConfiguration */ .YE)(stderr) ?? new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`git stopped while objects were read: ${reason}`);
}


/***/ }),

/***/ 687:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KD: () => (/* binding */ contentsOf),
/* harmony export */   Og: () => (/* binding */ showBlobs),
/* harmony export */   Pu: () => (/* binding */ readBatches),
/* harmony export */   Tl: () => (/* binding */ filesAt),
/* harmony export */   _f: () => (/* binding */ entryAt),
/* harmony export */   bJ: () => (/* binding */ nullIfMissing),
/* harmony export */   gN: () => (/* binding */ sizesOf),
/* harmony export */   n8: () => (/* binding */ treesAt),
/* harmony export */   zD: () => (/* binding */ branchesWith)
/* harmony export */ });
/* unused harmony export parseTreeObject */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84595);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51967);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);
/* harmony import */ var _partial_clone_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55166);





async function entryAt(repository, commit, place) {
    const slash = place.lastIndexOf('/');
    const folder = place.slice(0, Math.max(slash, 0));
    const [, tree] = await treesAt(repository, commit, folder);
    if (tree === undefined) {
        const above = folder === '' ? undefined : await entryAt(repository, commit, folder);
        return above?.kind === 'link' || above?.kind === 'submodule' ? above : undefined;
    }
    const pieces = [];
    const answers = await repository.objects.show([tree], [(piece) => pieces.push(piece) > 0]);
    (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .demandType */ .EY)((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(answers, 0), tree, 'tree');
    const entries = parseTreeObject(Buffer.concat(pieces).toString('latin1'), tree.length / 2);
    return entries.get(place.slice(slash + 1));
}
async function contentsOf({ objects }, ids, limit) {
    return (await objects.contents(ids, limit)).map((object, n) => contentOf(object, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(ids, n)));
}
function contentOrLacking(object, id) {
    return object.size === null ? { kind: 'lacking', id } : contentOf(object, id);
}
function contentOf(object, id) {
    const { bytes, size } = (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .demandType */ .EY)(object, id, 'blob');
    return bytes === null ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
async function treesAt({ objects, git }, commit, path) {
    const name = `${commit}:${path}${path === '' ? '' : '/'}`;
    const here = /[\n\r]/.test(path)
        ? (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ['rev-parse', '--verify', '--quiet', name])).stdout.toString('latin1').trim() || commit
        : name;
    const answers = await objects.describe([`${commit}^{tree}`, here]);
    const [whole, place] = answers.map(({ id, type }) => (type === 'tree' && id !== null ? id : undefined));
    return [whole, place];
}
const FOLDERS_AT_ONCE = 16;
async function filesAt({ objects: store, prefix }, moments) {
    const places = moments.map(({ path }) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.pathIn)(prefix, path).split('/'));
    const found = moments.map(() => null);
    const byCommit = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(moments.keys(), (n) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(moments, n).commit);
    const roots = await store.describe([...byCommit.keys()].map((commit) => `${commit}^{tree}`));
    let asked = [...byCommit.values()].flatMap((list, k) => list.map((n) => ({ n, tree: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(roots, k).id })));
    for (let depth = 0; asked.length > 0; depth++) {
        const below = [];
        for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .batchesOf */ .cS)((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(asked, ({ tree }) => tree), FOLDERS_AT_ONCE)) {
            const folders = batch.flatMap(([tree, list]) => (tree === null ? [] : [{ tree, list }]));
            const objects = await store.contents(folders.map(({ tree }) => tree), Number.MAX_SAFE_INTEGER);
            for (const [k, { tree, list }] of folders.entries()) {
                const { bytes, type } = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(objects, k);
                if (bytes === null || type !== 'tree')
                    continue;
                const byName = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(list, ({ n }) => (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(places, n)[depth]);
                for (const { name, kind, id } of treeEntries(bytes.toString('latin1'), tree.length / 2)) {
                    for (const { n } of byName.get(name) ?? []) {
                        const isLast = depth === (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(places, n).length - 1;
                        if (isLast && kind === 'file')
                            found[n] = id();
                        else if (!isLast && kind === 'directory')
                            below.push({ n, tree: id() });
                    }
                }
            }
        }
        asked = below;
    }
    return found;
}
const KINDS = new Map([
    [0o040000, 'directory'],
    [0o100000, 'file'],
    [0o120000, 'link'],
]);
const KIND_BITS = 0o170000;
function parseTreeObject(raw, idBytes) {
    const entries = new Map();
    for (const { name, kind, id } of treeEntries(raw, idBytes))
        entries.set(name, kind === 'file' || kind === 'link' ? { kind, id: id() } : { kind });
    return entries;
}
function* treeEntries(raw, idBytes) {
    for (let start = 0; start < raw.length;) {
        const space = raw.indexOf(' ', start);
        const nul = raw.indexOf('\0', space);
        const end = nul + 1 + idBytes;
        if (space < 0 || nul < 0 || end > raw.length)
            throw (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .damagedTree */ .Kq)('a folder ends in the middle of an entry');
        yield {
            name: (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.decodePathBytes)(raw.slice(space + 1, nul)),
            kind: entryKind(raw.slice(start, space)),
            id: () => Buffer.from(raw.slice(nul + 1, end), 'latin1').toString('hex'),
        };
        start = end;
    }
}
function entryKind(mode) {
    return KINDS.get(parseInt(mode, 8) & KIND_BITS) ?? 'submodule';
}
const MOST_BRANCHES = 50;
const MOST_PATHS = 20;
const BRANCHES = ['--sort=-committerdate', '--format=%(objectname) %(refname:short)', 'refs/heads', 'refs/remotes'];
async function branchesWith({ repository: { git, objects, prefix }, revision }, paths) {
    const asked = paths.slice(0, MOST_PATHS).filter((path) => !/[\n\r\0]/.test(path));
    if (asked.length === 0)
        return new Map();
    const count = `--count=${String(MOST_BRANCHES)}`;
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ['for-each-ref', `--no-merged=${revision}`, count, ...BRANCHES]);
    const tips = [...stdout.toString('utf8').matchAll(/^(\S+) (.+)$/gm)];
    const pairs = asked.flatMap((path) => tips.map(([, id = '', branch = '']) => ({ path, branch, name: `${id}:${(0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.pathIn)(prefix, path)}` })));
    const found = await objects.describe(pairs.map(({ name }) => name)).catch(() => []);
    const branches = new Map();
    pairs.forEach(({ path, branch }, n) => {
        if (found[n]?.type === 'blob' && !branches.has(path))
            branches.set(path, branch);
    });
    return branches;
}
const BLOBS_AT_ONCE = 40;
const SMALL = 1_024;
async function sizesOf(objects, ids, all) {
    return (await objects.describe(ids)).map((object, n) => sizeOf(object, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(ids, n), all));
}
const LARGEST_BY_LOOKING = 8 * 1024 * 1024;
function sizeOf(object, id, all) {
    const { size, stored } = object;
    if (size === null || stored === null)
        return { bytes: (0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmptyBlob */ .Vq)(id) ? 0 : null, telling: false };
    demandFile(object, id);
    const isDense = (!all || size > LARGEST_BY_LOOKING) && stored > 64 + size / 5;
    return { bytes: size, telling: size > 0 && (size < SMALL || !isDense) };
}
async function showBlobs(objects, ids, viewers) {
    const shown = await objects.show(ids, viewers);
    for (const [n, object] of shown.entries())
        if (object.size !== null)
            demandFile(object, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(ids, n));
}
async function nullIfMissing(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS && error.kind === 'other')
            return null;
        throw error;
    }
}
function demandFile(object, id) {
    return (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .demandType */ .EY)(object, id, 'blob');
}
const MOST_REPEATED = 16 * 1024 * 1024;
async function* readBatches(objects, files, limit) {
    const repeated = repeatedIds(files);
    const kept = new Map();
    let room = MOST_REPEATED;
    const read = async (ids) => {
        const wanted = [...new Set(ids)].filter((id) => !kept.has(id));
        const found = new Map();
        for (const [n, object] of (await objects.contents(wanted, limit)).entries()) {
            const id = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(wanted, n);
            const content = contentOrLacking(object, id);
            if (content.kind !== 'bytes' || !repeated.has(id)) {
                found.set(id, content);
                continue;
            }
            found.set(id, { kind: 'bytes', bytes: Buffer.from(content.bytes), repeated: true });
            if (kept.has(id) || content.bytes.length > room)
                continue;
            room -= content.bytes.length;
            kept.set(id, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(found, id));
        }
        return ids.map((id) => kept.get(id) ?? (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(found, id));
    };
    await objects.fetch(files.map(({ id }) => id));
    let before;
    for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .batchesOf */ .cS)(files, BLOBS_AT_ONCE)) {
        const next = read(batch.map(({ id }) => id));
        next.catch(() => undefined);
        if (before !== undefined)
            yield await before;
        before = next;
    }
    if (before !== undefined)
        yield await before;
}
function repeatedIds(files) {
    const seen = new Set();
    const repeated = new Set();
    for (const { id } of files) {
        if (seen.has(id))
            repeated.add(id);
        seen.add(id);
    }
    return repeated;
}


/***/ }),

/***/ 55166:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ fetchTrees),
/* harmony export */   Qy: () => (/* binding */ withFolders),
/* harmony export */   Vq: () => (/* binding */ isEmptyBlob),
/* harmony export */   lR: () => (/* binding */ PartialClone)
/* harmony export */ });
/* unused harmony exports fetchPromised, StoredObjects */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84595);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62769);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49458);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);







const EMPTY_BLOBS = new Set([
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);
function isEmptyBlob(id) {
    return EMPTY_BLOBS.has(id);
}
const MOST_FETCHED = 50_000;
const MOST_EXPECTED = 5_000;
const REFUSED = /(?:not our ref|unadvertised object) ([0-9a-f]+)/;
const MOST_REFUSED = 8;
class PartialClone {
    #store;
    #git;
    #stored;
    #wanted = new Set();
    #expected = [];
    #refused = new Set();
    #turn = Promise.resolve();
    #remotes;
    #left = MOST_FETCHED;
    isPartial;
    constructor(store, git) {
        this.#store = store;
        this.#git = git;
        this.#stored = new StoredObjects(store);
        this.isPartial = (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isPartial */ .mt)(store);
    }
    update() {
        this.isPartial = (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isPartial */ .mt)(this.#store);
    }
    lacking(ids) {
        if (ids.length === 0 || !this.isPartial)
            return new Set();
        return this.#stored.lacking(ids.filter((id) => _git_js__WEBPACK_IMPORTED_MODULE_1__/* .OBJECT_ID */ .SN.test(id)));
    }
    expect(ids) {
        this.#expected.push(ids);
    }
    fetchMissing(ids) {
        const lacking = this.lacking(ids);
        if (lacking.size === 0)
            return Promise.resolve();
        for (const id of lacking)
            this.#wanted.add(id);
        this.#turn = this.#turn.then(() => this.#fetchWanted());
        return this.#turn;
    }
    async #fetchWanted() {
        const needed = this.#toAsk([...this.#wanted]);
        this.#wanted.clear();
        if (needed.length === 0)
            return;
        const along = this.#toAsk([...firstOf(this.#expected.splice(0), MOST_EXPECTED)]);
        let asked = new Set([...needed, ...along].slice(0, this.#left));
        while (asked.size > 0) {
            this.#left -= asked.size;
            const refused = await this.#fetch([...asked]);
            if (refused === null)
                return;
            for (const id of refused.length === 0 ? asked : refused)
                this.#refused.add(id);
            if (refused.length === 0 || this.#refused.size > MOST_REFUSED)
                this.#left = 0;
            asked = new Set([...asked].filter((id) => !this.#refused.has(id)).slice(0, this.#left));
        }
    }
    #toAsk(ids) {
        return [...this.lacking(ids)].filter((id) => !this.#refused.has(id));
    }
    async #fetch(ids) {
        try {
            this.#remotes ??= remotesOf(this.#git());
            await fetchFrom(await this.#remotes, this.#git(), ids);
            return null;
        }
        catch (error) {
            if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'other')
                throw error;
            const refused = REFUSED.exec(error.what)?.[1];
            return ids.filter((id) => id === refused);
        }
    }
}
async function lackedBy(options, tip, narrowed = []) {
    const list = ['rev-list', '--objects', '--quiet', '--missing=print', ...narrowed, tip];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(options, list);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)('list what this partial clone lacks', stderr);
    const lines = stdout.toString('latin1').split('\n');
    return new Set(lines.flatMap((line) => (line.startsWith('?') ? [line.slice(1)] : [])));
}
const MOST_ROUNDS = 100;
async function fetchTrees(options, commit, which, rounds = MOST_ROUNDS) {
    const narrowed = ['--filter=blob:none', ...(which === 'its' ? ['--no-walk'] : [])];
    for (let round = 0; round < rounds; round++) {
        const lacking = await lackedBy(options, commit, narrowed);
        if (lacking.size === 0)
            return;
        await fetchPromised(options, [...lacking]);
    }
    throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS('This partial clone still lacks folders after they were fetched: fetch it again without a filter.');
}
async function withFolders({ git, clone }, commit, ask) {
    if (clone === 'whole')
        return ask();
    try {
        return await ask();
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'other')
            throw error;
        await fetchTrees(git, commit, 'all');
        return ask();
    }
}
function* firstOf(lists, most) {
    let left = most;
    for (const list of lists) {
        for (const id of list) {
            if (left-- === 0)
                return;
            yield id;
        }
    }
}
async function remotesOf(options) {
    const settings = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitSettings */ .kS)(options);
    const promisors = (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .promisorsOf */ .uD)(settings);
    const program = promisors.flatMap((remote) => settings.get(`remote.${remote}.uploadpack`) ?? [])[0];
    const { protocols = [] } = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .toFetch */ .qU)(options, promisors, settings);
    return { protocols, program: program === _remote_js__WEBPACK_IMPORTED_MODULE_2__/* .UPLOAD_PACK */ .I3 ? undefined : program };
}
async function fetchPromised(options, ids) {
    await fetchFrom(await remotesOf(options), options, ids);
}
async function fetchFrom(remotes, options, ids) {
    const { program, protocols } = remotes;
    if (program !== undefined)
        throw notFetched(ids.length, `fatal: the configuration names the program ${program}`);
    const args = [..._remote_js__WEBPACK_IMPORTED_MODULE_2__/* .ALONE */ .qY, 'pack-objects', '--stdout', '--quiet', '--window=0'];
    const lines = ids.map((id) => `${id}\n`).join('');
    const { status, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)({ ...options, protocols }, args, lines, () => undefined);
    if (status !== 0)
        throw notFetched(ids.length, stderr);
}
function notFetched(lacking, errors) {
    const reasons = (0,_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPasswords */ .hl)(errors).split('\n');
    const reason = reasons.find((line) => /^(?:fatal|error): /.test(line)) ?? 'git gave no reason';
    return new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`This partial clone lacks ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.count)(lacking, 'object')} that ${lacking === 1 ? 'is to be read, and it' : 'are to be read, and they'} could not be fetched (${reason.trim()}).`, 'other', 'Let git reach the remote (persist-credentials of actions/checkout), or clone without a filter.');
}
const MOST_ALTERNATES = 5;
class StoredObjects {
    #folders;
    #packs = new Map();
    constructor(store) {
        const { GIT_QUARANTINE_PATH, GIT_OBJECT_DIRECTORY } = process.env;
        const pushed = GIT_QUARANTINE_PATH === undefined ? undefined : GIT_OBJECT_DIRECTORY;
        const own = [(0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(store, 'objects'), ...(pushed === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(pushed)])];
        this.#folders = own.flatMap((folder) => [folder, ...alternates(folder, MOST_ALTERNATES)]);
    }
    lacking(ids) {
        const left = new Set(ids);
        if (left.size === 0)
            return left;
        for (const folder of this.#folders) {
            for (const pack of this.#packsIn((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, 'pack')))
                pack.takeHeld(left);
            for (const id of left)
                if ((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, id.slice(0, 2), id.slice(2))))
                    left.delete(id);
        }
        return left;
    }
    *#packsIn(folder) {
        for (const name of namesIn(folder)) {
            if (!name.endsWith('.idx'))
                continue;
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, name);
            const pack = this.#packs.get(file) ?? PackIndex.open(file);
            if (pack === undefined)
                continue;
            this.#packs.set(file, pack);
            yield pack;
        }
    }
}
function alternates(folder, most) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, 'info', 'alternates');
    if (most === 0 || !(0,node_fs__WEBPACK_IMPORTED_MODULE_4__.existsSync)(file))
        return [];
    const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'));
    return named.flatMap((line) => {
        const other = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.isAbsolute)(line) ? line : (0,node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(folder, line);
        return [other, ...alternates(other, most - 1)];
    });
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
const MAGIC = 0xff744f63;
const FAN_OUT = 256 * 4;
class PackIndex {
    #file;
    #fanOut;
    #start;
    #before;
    constructor(file, head) {
        const isPlain = head.readUInt32BE(0) !== MAGIC;
        const start = isPlain ? 0 : 8;
        this.#file = file;
        this.#fanOut = head.subarray(start, start + FAN_OUT);
        this.#start = start + FAN_OUT;
        this.#before = isPlain ? 4 : 0;
    }
    static open(file) {
        const head = piecesOf(file, [{ at: 0, length: 8 + FAN_OUT }])?.[0];
        return head === undefined ? undefined : new PackIndex(file, head);
    }
    takeHeld(ids) {
        const byStart = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(ids, (id) => Number.parseInt(id.slice(0, 2), 16));
        const parts = [...byStart].flatMap(([first, list]) => {
            const width = this.#before + (list[0]?.length ?? 0) / 2;
            const from = first === 0 ? 0 : this.#fanOut.readUInt32BE((first - 1) * 4);
            const count = this.#fanOut.readUInt32BE(first * 4) - from;
            return count <= 0 ? [] : [{ list, width, count, at: this.#start + from * width, length: count * width }];
        });
        const pieces = piecesOf(this.#file, parts) ?? [];
        pieces.forEach((piece, n) => {
            const { list = [], width = 1, count = 0 } = parts[n] ?? {};
            const entries = { piece, width, count, before: this.#before };
            for (const id of list)
                if (holds(entries, Buffer.from(id, 'hex')))
                    ids.delete(id);
        });
    }
}
function holds({ piece, width, before, count }, id) {
    for (let low = 0, high = count; low < high;) {
        const middle = (low + high) >>> 1;
        const at = middle * width + before;
        const order = id.compare(piece, at, at + id.length);
        if (order === 0)
            return true;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return false;
}
function piecesOf(file, parts) {
    if (parts.length === 0)
        return [];
    try {
        const open = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync)(file, 'r');
        try {
            const pieces = parts.map(({ at, length }) => {
                const piece = Buffer.alloc(length);
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readSync)(open, piece, 0, length, at) === length ? piece : undefined;
            });
            return pieces.every((piece) => piece !== undefined) ? pieces : undefined;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync)(open);
        }
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 81914:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ pathsInLfs),
/* harmony export */   PL: () => (/* binding */ checkIgnore),
/* harmony export */   PX: () => (/* binding */ inTemporaryFolder),
/* harmony export */   Xg: () => (/* binding */ submodulePaths),
/* harmony export */   xV: () => (/* binding */ ignoringRules)
/* harmony export */ });
/* unused harmony exports isAskable, isWritable */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84595);





const LIMITS = { files: 10_000, bytes: 32 * 1024 * 1024, depth: 100, time: 10_000 };
async function ignoringRules(paths, files, limits = {}) {
    return withRules('.gitignore', paths, files, limits, async (git, asked) => {
        const { status, rules } = await checkIgnore(git, asked);
        return status === 0 || status === 1 ? rules : 'unanswered';
    });
}
async function pathsInLfs(paths, files, limits = {}) {
    const found = await withRules('.gitattributes', paths, files, limits, async (git, asked) => {
        const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(git, ['check-attr', '-z', '--stdin', 'filter'], pathList(asked));
        if (status !== 0)
            return 'unanswered';
        const fields = fieldsOf(stdout);
        const filters = new Map();
        for (let n = 0; n + 2 < fields.length; n += 3) {
            const [path = '', , filter = ''] = fields.slice(n, n + 3);
            if (filter === 'lfs')
                filters.set(path.slice(HERE.length), filter);
        }
        return filters;
    });
    return typeof found === 'string' ? found : new Set(found.keys());
}
const SUBMODULE_PATHS = String.raw `^submodule\..*\.path$`;
async function submodulePaths(bytes, project) {
    if (bytes.length === 0)
        return new Set();
    const args = ['config', '--file', '-', '--no-includes', '-z', '--get-regexp', SUBMODULE_PATHS];
    const found = await inTemporaryFolder((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), async (cwd) => {
        const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)({ cwd, apartFrom: project, limit: LIMITS.time }, args, bytes);
        const isRejected = /^fatal: bad config .* in standard input/m.test(stderr);
        if (status !== 0)
            return status === 1 || isRejected ? new Set() : null;
        return new Set(fieldsOf(stdout).flatMap((field) => /^[^\n]*\n(.+?)\/*$/s.exec(field)?.[1] ?? []));
    });
    return found ?? 'unanswered';
}
const DEEPEST_IGNORED = 20;
async function checkIgnore(git, paths) {
    const args = ['check-ignore', '--no-index', '--verbose', '-z', '--stdin'];
    const asked = paths.filter((path) => path.split('/').length <= DEEPEST_IGNORED + 1);
    const result = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(git, args, pathList(asked));
    const rules = new Map();
    const fields = fieldsOf(result.stdout);
    for (let n = 0; n + 3 < fields.length; n += 4) {
        const [source = '', line = '', pattern = '', path = ''] = fields.slice(n, n + 4);
        if (!pattern.startsWith('!'))
            rules.set(path.slice(HERE.length), `${source}:${line}: ${pattern}`);
    }
    return { ...result, rules };
}
const HERE = './';
function pathList(paths) {
    return Buffer.concat(paths.map((path) => Buffer.concat([Buffer.from(HERE), (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.bytesOfName)(path), Buffer.of(0)])));
}
function fieldsOf(stdout) {
    return stdout.toString('latin1').split('\0').map(_model_path_js__WEBPACK_IMPORTED_MODULE_3__.decodePathBytes);
}
async function withRules(name, paths, { project, ...source }, options, ask) {
    const limits = { ...LIMITS, place: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), ...options };
    const asked = paths.filter((path) => isAskable(path, process.platform));
    const files = await readAbove(asked, source, limits);
    if (files === null)
        return 'unanswered';
    if (files.size === 0)
        return new Map();
    const answer = await inTemporaryFolder(limits.place, (top) => {
        writeRules(top, name, files);
        return ask({ cwd: top, apartFrom: project, safeDirectories: [top], limit: limits.time }, asked);
    });
    return answer ?? 'unanswered';
}
async function inTemporaryFolder(place, use) {
    let folder;
    try {
        folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, 'return-gate-')));
        return await use(folder);
    }
    catch (error) {
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS || (error instanceof Error && 'code' in error))
            return null;
        throw error;
    }
    finally {
        if (folder !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
function isAskable(path, platform) {
    return !path.includes('\0') && (platform !== 'win32' || !path.includes('\\'));
}
async function readAbove(paths, { hasFolder, fileIn }, limits) {
    const files = new Map();
    const known = new Map();
    let bytes = 0;
    for (const path of paths) {
        for (let end = -1;;) {
            const folder = path.slice(0, Math.max(end, 0));
            let exists = known.get(folder);
            if (exists === undefined) {
                exists = folder === '' || (await hasFolder(folder));
                known.set(folder, exists);
                const file = exists ? await fileIn(folder) : null;
                if (file !== null && file.length > 0) {
                    files.set(folder, file);
                    bytes += file.length;
                    if (files.size > limits.files || bytes > limits.bytes || folder.split('/').length > limits.depth)
                        return null;
                }
            }
            if (!exists)
                break;
            end = path.indexOf('/', end + 1);
            if (end < 0)
                break;
        }
    }
    return files;
}
function writeRules(top, name, files) {
    for (const folder of ['objects', 'refs'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, '.git', folder), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, '.git', 'HEAD'), 'ref: refs/heads/none\n');
    for (const [folder, bytes] of files) {
        if (!isWritable(folder, process.platform))
            throw Object.assign(new Error(folder), { code: 'EINVAL' });
        const place = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.pathIn)(folder, name);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(placeIn(top, folder), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(placeIn(top, place), bytes, { flag: 'wx' });
    }
}
function placeIn(top, path) {
    return Buffer.concat([Buffer.from(`${top}/`), (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.bytesOfName)(path)]);
}
const NOT_ON_WINDOWS = /[\\:*?"<>|\0-\x1f\p{Surrogate}]|[. ]$|^(?:aux|con|nul|prn|com\d|lpt\d|git~\d)(?:\.|$)/iu;
function isWritable(folder, platform) {
    if (folder === '')
        return true;
    return folder
        .split('/')
        .every((name) => !/^(?:|\.{1,2}|\.git)$/i.test(name) && (platform !== 'win32' || !NOT_ON_WINDOWS.test(name)));
}


/***/ }),

/***/ 20842:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ authorIn),
/* harmony export */   XV: () => (/* binding */ isChangeVisible),
/* harmony export */   ed: () => (/* binding */ parentsInClone),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   m7: () => (/* binding */ dateIn),
/* harmony export */   pg: () => (/* binding */ rawCommits),
/* harmony export */   uM: () => (/* binding */ scopeIn)
/* harmony export */ });
/* unused harmony export headerOf */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6644);

const LARGEST_COMMIT = 1024 * 1024;
const BATCH = 100;
const LONGEST_NAME = 200;
const SCOPED = /^[A-Za-z][A-Za-z0-9_-]{0,40}\(([^()\n]{1,200})\)!?:/;
const MOST_COMMITS_OF_CHANGE = 10_000;
function headerOf(raw) {
    return raw.toString('latin1').replace(/\n\n.*$/s, '');
}
function messageOf(raw) {
    return raw.toString('latin1').replace(/^.*?\n\n\s*/s, '');
}
function parentsOf(raw) {
    return headerOf(raw)
        .split('\n')
        .flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
function authorIn(raw) {
    const name = /^author (.*) <[^<]*$/m.exec(headerOf(raw))?.[1] ?? '';
    return Buffer.from(name, 'latin1').toString('utf8').slice(0, LONGEST_NAME);
}
function dateIn(raw) {
    const seconds = /^author .*> (\d{1,12}) [+-]\d{4}$/m.exec(headerOf(raw))?.[1];
    return seconds === undefined ? null : Number(seconds) * 1000;
}
function scopeIn(raw) {
    return SCOPED.exec(messageOf(raw))?.[1] ?? '';
}
async function parentsInClone(repository, commits) {
    const found = new Map();
    for await (const { id, raw } of rawCommits(repository, new Set(commits))) {
        const parents = parentsOf(raw);
        const known = await repository.objects.describe(parents);
        if (known.every(({ type }) => type === 'commit'))
            found.set(id, parents);
    }
    return found;
}
async function* rawCommits(repository, ids) {
    for (const batch of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .batchesOf */ .cS)(ids, BATCH)) {
        const read = await repository.objects.contents(batch, LARGEST_COMMIT);
        for (const [n, { id, type, bytes }] of read.entries()) {
            if (type === 'commit' && bytes !== null && id === batch[n])
                yield { id, raw: bytes };
        }
    }
}
async function isChangeVisible(repository, { base, commit }) {
    const seen = new Set([commit, base]);
    let next = commit === base ? [] : [commit];
    while (next.length > 0) {
        if (seen.size > MOST_COMMITS_OF_CHANGE)
            return false;
        const further = [];
        for (const { type, bytes } of await repository.objects.contents(next, LARGEST_COMMIT)) {
            const parents = type !== 'commit' || bytes === null ? [] : parentsOf(bytes);
            if (parents.length === 0)
                return false;
            for (const parent of parents)
                if (!seen.has(parent))
                    further.push(parent);
            for (const parent of parents)
                seen.add(parent);
        }
        next = further;
    }
    return true;
}


/***/ }),

/***/ 62769:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   I3: () => (/* binding */ UPLOAD_PACK),
/* harmony export */   Ny: () => (/* binding */ fetchHistory),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   hl: () => (/* binding */ withoutPasswords),
/* harmony export */   kS: () => (/* binding */ readGitSettings),
/* harmony export */   lO: () => (/* binding */ fetchArguments),
/* harmony export */   qU: () => (/* binding */ toFetch),
/* harmony export */   qY: () => (/* binding */ ALONE),
/* harmony export */   uD: () => (/* binding */ promisorsOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84595);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66034);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49458);
/* harmony import */ var _commit_graph_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56879);





const PROTOCOLS = ['git', 'http', 'https', 'ssh'];
const UPLOAD_PACK = 'git-upload-pack';
const REMOTE = 'origin';
const ALONE = ['-c', 'credential.interactive=false', '-c', 'gc.auto=0', '-c', 'maintenance.auto=false'];
function fetchArguments(options, commit) {
    return [
        ...ALONE,
        '-c',
        'fetch.writeCommitGraph=false',
        'fetch',
        ...options,
        '--quiet',
        '--no-tags',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--no-prune',
        '--refmap=',
        `--upload-pack=${UPLOAD_PACK}`,
        REMOTE,
        commit,
    ];
}
async function readGitSettings(git) {
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ['config', '--list', '--show-origin', '-z']);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)('read its configuration', stderr);
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
    const ofProject = [...files].find((file) => isOfProject((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(git.cwd, file), git));
    if (ofProject !== undefined) {
        throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`git's configuration includes the project file ${ofProject}, which could name programs to run, so nothing is fetched.`, 'other', 'Remove the include, or set HOME to a folder outside the project.');
    }
    return settings;
}
function isOfProject(path, { cwd }) {
    const real = (0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .MN)(path);
    const own = [(0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .gitFolderOf */ .qb)(cwd), (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .storeOf */ .xX)(cwd)].filter((folder) => folder !== undefined).map(_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .realOf */ .MN);
    return (0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(real, cwd) && !own.some((folder) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(real, folder));
}
function promisorsOf(settings) {
    const named = settings.get('extensions.partialclone') ?? [];
    const marked = [...settings].flatMap(([name, values]) => {
        const [, remote] = /^remote\.(.+)\.promisor$/s.exec(name) ?? [];
        return remote === undefined || values.at(-1) === 'false' ? [] : [remote];
    });
    return [...new Set([...named, ...marked])];
}
async function toFetch(git, remotes, settings) {
    const addresses = await Promise.all(remotes.map((remote) => addressOf(git, remote, settings)));
    const folders = addresses.flatMap((address) => folderOf(address) ?? []);
    const isSafe = folders.length > 0 && folders.every((folder) => !isOfProject((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(git.cwd, folder), git));
    return { ...git, protocols: isSafe ? [...PROTOCOLS, 'file'] : PROTOCOLS };
}
async function addressOf(git, remote, settings) {
    const [address = '', ...others] = settings.get(`remote.${remote}.url`) ?? [];
    const isRewritten = [...settings.keys()].some((name) => name.startsWith('url.'));
    if (address !== '' && others.length === 0 && !isRewritten)
        return address;
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ['ls-remote', '--get-url', '--', remote]);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)(`find the address of ${remote}`, stderr);
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
function withoutPasswords(output) {
    return output.replace(/\/\/[^/\s]*@/g, '//');
}
function lastWords(stderr) {
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    const fatal = lines.find((line) => line.startsWith('fatal: ') || line.startsWith('error: ')) ?? lines.at(-1);
    return withoutPasswords(fatal ?? 'git gave no reason.');
}
const LIMIT = 300_000;
async function fetchHistory(git, commit, { token, server }) {
    try {
        const settings = await readGitSettings(git);
        if (!settings.has(`remote.${REMOTE}.url`))
            return { obstacle: `the clone has no remote ${REMOTE}.` };
        const remotely = { ...(await toFetch(git, [REMOTE], settings)), limit: LIMIT };
        const fetch = fetchArguments(['--unshallow', '--filter=blob:none'], commit);
        const first = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(remotely, fetch);
        if (first.status === 0) {
            return (await (0,_commit_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .isShallow */ .fE)(git)) ? { obstacle: 'the remote is itself a shallow clone.' } : { obstacle: null, git };
        }
        const hasHeader = settings.has(`http.${server}/.extraheader`.toLowerCase());
        if (token === '' || hasHeader)
            return { obstacle: lastWords(first.stderr) };
        const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
        const header = { server, value: `AUTHORIZATION: basic ${basic}` };
        const second = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)({ ...remotely, header }, fetch);
        return second.status === 0 ? { obstacle: null, git: { ...git, header } } : { obstacle: lastWords(second.stderr) };
    }
    catch (error) {
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS && error.kind === 'other')
            return { obstacle: error.message };
        throw error;
    }
}


/***/ }),

/***/ 64620:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isBold),
/* harmony export */   Jz: () => (/* binding */ linkFound),
/* harmony export */   KM: () => (/* binding */ tooSmall),
/* harmony export */   bM: () => (/* binding */ findEdited),
/* harmony export */   yu: () => (/* binding */ isMoved)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64049);
/* harmony import */ var _partial_clone_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55166);




const MOST_COMPARED = 2 * 1024 ** 3;
const MOST_FETCHED = 2_000;
const TOO_MUCH = 'Whether it was renamed and edited is unknown: the commit that removed it changed too many files to compare them all.';
const UNCOMPARED = 'Whether it was renamed and edited is unknown: this partial clone lacks the contents of the commit that removed it.';
async function findEdited(differences, objects, readAlike) {
    const candidates = [...differences].flatMap(([key, list]) => candidateOf(key, list));
    if (candidates.length === 0)
        return { found: [], skipped: new Map() };
    const isHere = await fetchCompared(objects, candidates);
    const compared = isHere ? await affordable(candidates, objects) : [];
    const found = compared.length === 0 ? [] : await readAlike(compared);
    const why = isHere ? { detail: TOO_MUCH } : { detail: UNCOMPARED, isLacking: true };
    const done = new Set(compared);
    const skipped = new Map(candidates.flatMap(({ key }) => (done.has(key) ? [] : [[key, why]])));
    return { found, skipped };
}
function candidateOf(key, list) {
    const events = list.flatMap((one) => one.events);
    const gone = events.filter(({ newMode, to }) => newMode === '' && to === null);
    const came = events.filter((event) => event.mode === '' && !isMoved(event));
    const deleted = gone.flatMap(({ mode, id }) => ((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .isFile */ .fo)(mode) && !(0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmptyBlob */ .Vq)(id) ? [id] : []));
    const added = came.flatMap(({ newMode, newId }) => ((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .isFile */ .fo)(newMode) && !(0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmptyBlob */ .Vq)(newId) ? [newId] : []));
    if (deleted.length === 0 || added.length === 0)
        return [];
    const contents = [
        ...gone.flatMap(({ mode, id }) => (mode === _log_js__WEBPACK_IMPORTED_MODULE_1__/* .GITLINK */ .Rt ? [] : [id])),
        ...came.flatMap(({ newMode, newId }) => (newMode === _log_js__WEBPACK_IMPORTED_MODULE_1__/* .GITLINK */ .Rt ? [] : [newId])),
    ];
    return [{ key, deleted, added, contents }];
}
function isMoved(came) {
    return came.from !== null && came.from.to === came;
}
async function fetchCompared(objects, candidates) {
    const needed = [...new Set(candidates.flatMap(({ contents }) => contents))];
    if (objects.areHere(needed))
        return true;
    if (needed.length > MOST_FETCHED)
        return false;
    await objects.fetch(needed);
    return objects.areHere(needed);
}
async function affordable(candidates, objects) {
    const ids = [...new Set(candidates.flatMap(({ deleted, added }) => [...deleted, ...added]))];
    const answers = await objects.describe(ids);
    const sizes = new Map(answers.map(({ size }, n) => [(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(ids, n), size ?? Infinity]));
    const sum = (list) => list.reduce((total, id) => total + (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(sizes, id), 0);
    let left = MOST_COMPARED;
    return candidates.flatMap(({ key, deleted, added }) => {
        const bytes = deleted.length * sum(added) + added.length * sum(deleted);
        if (bytes > left)
            return [];
        left -= bytes;
        return [key];
    });
}
function linkFound(events, found) {
    const renames = found.events.flatMap(({ path, to }) => (to === null ? [] : [{ path, to }]));
    if (renames.length === 0)
        return;
    const gone = new Map(events.flatMap((event) => (event.newMode === '' ? [[event.path, event]] : [])));
    const came = new Map(events.flatMap((event) => (event.mode === '' ? [[event.path, event]] : [])));
    for (const { path, to } of renames) {
        const [left, arrived] = [gone.get(path), came.get(to.path)];
        if (left === undefined)
            continue;
        if (arrived === undefined || left.commit.merge)
            left.to ??= to;
        else if (left.to === null) {
            left.to = arrived;
            arrived.from ??= left;
        }
    }
}
const DISTINCTIVE = 256;
function isBold({ path, to }) {
    if (to === null)
        return false;
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(to.path) && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path) !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(to.path);
}
async function tooSmall(renames, objects) {
    const asked = [...renames].map((event) => ({ event, ids: [event.id, event.to?.newId ?? event.id] }));
    if (asked.length === 0)
        return new Set();
    const ids = [...new Set(asked.flatMap((one) => one.ids))];
    if (!objects.areHere(ids))
        await objects.fetch(ids);
    const sizes = new Map((await objects.describe(ids)).map(({ size }, n) => [(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(ids, n), size]));
    const isSmall = (id) => (sizes.get(id) ?? DISTINCTIVE) < DISTINCTIVE;
    return new Set(asked.flatMap((one) => (one.ids.some(isSmall) ? [one.event] : [])));
}


/***/ }),

/***/ 65217:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ belowRoot),
/* harmony export */   Pu: () => (/* binding */ submodulesOf),
/* harmony export */   bS: () => (/* binding */ LARGEST),
/* harmony export */   dm: () => (/* binding */ inLfs),
/* harmony export */   gP: () => (/* binding */ ignoredBy)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _other_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(687);
/* harmony import */ var _path_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81914);



const LARGEST = 64 * 1024;
async function submodulesOf(repository, commit) {
    const { git, prefix } = repository;
    const read = async () => (await bytesOf(repository, await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .entryAt */ ._f)(repository, commit, '.gitmodules'))) ?? Buffer.alloc(0);
    const bytes = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .nullIfMissing */ .bJ)(read());
    const found = bytes === null ? 'lacking' : await (0,_path_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .submodulePaths */ .Xg)(bytes, git.cwd);
    return typeof found === 'string' ? found : belowRoot(found, prefix);
}
async function inLfs(repository, commit, paths, find) {
    const whole = paths.map((path) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(repository.prefix, path));
    const found = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .nullIfMissing */ .bJ)((0,_path_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .pathsInLfs */ .$Y)(whole, ruleFiles(repository, commit, '.gitattributes', find)));
    if (found === null)
        return 'lacking';
    return typeof found === 'string' ? found : belowRoot(found, repository.prefix);
}
async function ignoredBy(repository, commit, paths, find) {
    const whole = paths.map((path) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(repository.prefix, path));
    const found = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .nullIfMissing */ .bJ)((0,_path_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoringRules */ .xV)(whole, ruleFiles(repository, commit, '.gitignore', find)));
    if (found === null)
        return 'lacking';
    if (typeof found === 'string')
        return found;
    return new Map([...found].map(([path, rule]) => [(0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathBelow)(repository.prefix, path) ?? path, rule]));
}
function ruleFiles(repository, commit, name, find) {
    const entry = async (path) => {
        const own = find === null ? null : (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathBelow)(repository.prefix, path);
        return own === null ? (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .entryAt */ ._f)(repository, commit, path) : find?.(own);
    };
    return {
        project: repository.git.cwd,
        hasFolder: async (folder) => (await entry(folder))?.kind === 'directory',
        fileIn: async (folder) => bytesOf(repository, await entry((0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(folder, name))),
    };
}
async function bytesOf(repository, entry) {
    if (entry?.kind !== 'file')
        return null;
    const [content] = await (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .contentsOf */ .KD)(repository, [entry.id], LARGEST);
    return content?.kind === 'bytes' ? content.bytes : null;
}
function belowRoot(paths, prefix) {
    return new Set([...paths].flatMap((path) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathBelow)(prefix, path) ?? []));
}


/***/ }),

/***/ 49458:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YZ: () => (/* binding */ isShallowStore),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   qb: () => (/* binding */ gitFolderOf),
/* harmony export */   vb: () => (/* binding */ resemblesRepository),
/* harmony export */   xX: () => (/* binding */ storeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98951);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66034);




const LONGEST = 8 * 1024;
function storeOf(folder) {
    try {
        const isOwn = (above) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git'));
        const found = (0,_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .upwards */ .Hy)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).find((above) => isOwn(above) || isRepository(above));
        return found !== undefined && isOwn(found) ? common(ownFolder(found)) : found;
    }
    catch {
        return undefined;
    }
}
function gitFolderOf(top) {
    try {
        return ownFolder(top);
    }
    catch {
        return undefined;
    }
}
function ownFolder(top) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    if (!isFile(inside))
        return inside;
    const named = startOf(inside).replace(/^gitdir: /, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named.trimEnd());
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
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(head).isSymbolicLink() || /^(?:ref:\s*refs\/|[0-9a-f]{40})/.test(startOf(head));
}
function common(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'commondir');
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, startOf(file).trimEnd()) : folder;
    return isStore(shared) ? shared : undefined;
}
function startOf(file) {
    return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, LONGEST)?.bytes.toString('utf8') ?? '';
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
function isShallowStore(store) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, 'shallow'));
}


/***/ }),

/***/ 11940:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ filesUnlikeCommit),
/* harmony export */   MJ: () => (/* binding */ isUnlikeCommit),
/* harmony export */   Oz: () => (/* binding */ explainByWorkspace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84595);
/* harmony import */ var _path_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81914);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49458);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5086);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85875);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98951);











async function explainByWorkspace(git, { kind, root, prefix }, paths) {
    const found = new Map();
    if (kind === 'bare' || paths.length === 0)
        return found;
    const workspace = (0,_disk_js__WEBPACK_IMPORTED_MODULE_9__/* .openDisk */ .UJ)(root);
    const there = new Set(paths.filter((path) => workspace.find(path)?.kind === 'file'));
    const askable = paths.filter((path) => there.has(path) || isAskable(workspace, path));
    const rules = await ignoreRules(git, prefix, askable);
    if (rules === null)
        return found;
    for (const path of paths) {
        const isThere = there.has(path);
        const ignoredBy = rules.get(path) ?? null;
        if (isThere || ignoredBy !== null)
            found.set(path, { isThere, ignoredBy });
    }
    return found;
}
function isAskable(workspace, path) {
    if (path.includes('\0'))
        return false;
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) {
        const entry = workspace.find(path.slice(0, end));
        if (entry === undefined)
            return true;
        if (entry.kind !== 'directory')
            return false;
    }
    return true;
}
const LIMIT = 10_000;
async function ignoreRules(git, prefix, paths) {
    const whole = paths.map((path) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_7__.pathIn)(prefix, path));
    const { status, stderr, rules: found } = await (0,_path_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .checkIgnore */ .PL)({ ...git, limit: LIMIT }, whole);
    if (status < 0)
        return new Map();
    if (status > 1) {
        const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(git, ['rev-parse', '--is-inside-work-tree']);
        if (stdout.toString('latin1').trim() === 'true')
            throw (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitFailed */ .gk)('list what is ignored', stderr);
        return null;
    }
    const rules = new Map([...found].map(([path, rule]) => [(0,_model_path_js__WEBPACK_IMPORTED_MODULE_7__.pathBelow)(prefix, path) ?? path, rule]));
    if (rules.size === 0)
        return rules;
    const staged = await listPaths(git, STAGED, prefix === '' ? [] : [`${prefix}/`]);
    for (const file of staged)
        for (const one of (0,_model_path_js__WEBPACK_IMPORTED_MODULE_7__.pathAndFolders)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_7__.pathBelow)(prefix, file) ?? ''))
            rules.delete(one);
    return rules;
}
const OUTSIDE_INDEX = ['ls-files', '--others', '--directory', '-z'];
const IN_FOLDERS = [
    ['ls-files', '--others', '--exclude-standard', '-z'],
    ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'],
];
const TOUCHED = ['diff-index', '--name-only', '--no-renames', '--ignore-submodules=all', '-z', 'HEAD'];
const MOST_FOLDERS = 200;
const PATIENCE = 5_000;
async function filesUnlikeCommit(tree, root, matches) {
    const { git, objects, prefix } = tree.repository;
    if (git.bare === true)
        return [];
    const [head] = await objects.resolve(['HEAD^{commit}']).catch(() => []);
    if (head !== tree.revision)
        return [];
    const limited = { ...git, limit: PATIENCE };
    const scope = prefix === '' ? [] : [prefix];
    const [touched, outside] = await Promise.all([touchedFiles(limited, scope), filesOutsideIndex(limited, scope)]);
    const paths = new Set([...touched, ...outside].flatMap((path) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_7__.pathBelow)(prefix, path) ?? []).filter(matches));
    return [...paths].filter((path) => isUnlikeCommit(tree, root, path, 'differs')).sort(_model_text_js__WEBPACK_IMPORTED_MODULE_8__.compareText);
}
const LATER = new Date('2100-01-01');
async function touchedFiles(git, scope) {
    const touched = await (0,_path_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .inTemporaryFolder */ .PX)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), (folder) => {
        const index = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'index');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .gitFolderOf */ .qb)(git.cwd) ?? '', 'index'), index);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(index, LATER, LATER);
        return listPaths({ ...git, index }, TOUCHED, scope);
    });
    return touched ?? [];
}
async function filesOutsideIndex(git, scope) {
    const outside = await listPaths(git, OUTSIDE_INDEX, scope);
    const folders = outside.filter(isFolder);
    const named = folders.length > MOST_FOLDERS ? scope : folders;
    const questions = folders.length === 0 ? [] : IN_FOLDERS;
    const inside = await Promise.all(questions.map((question) => listPaths(git, question, named)));
    return [outside, ...inside].flat().filter((path) => !isFolder(path));
}
function isFolder(path) {
    return path.endsWith('/');
}
const LARGEST = 1024 * 1024;
function isUnlikeCommit(tree, root, path, absent) {
    const entry = tree.find(path);
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path);
    if (entry === undefined)
        return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_10__/* .standsOnDisk */ .iK)(file);
    if (entry.kind !== 'file')
        return false;
    if (!(0,_regular_file_js__WEBPACK_IMPORTED_MODULE_10__/* .standsOnDisk */ .iK)(file))
        return absent === 'differs';
    const bytes = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_10__/* .readSmallFile */ .EW)(file, LARGEST);
    if (bytes === null)
        return false;
    const unix = () => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    const forms = [() => bytes, unix, () => lfsPointer(bytes)];
    return !forms.some((form) => blobId(form(), entry.id.length) === entry.id);
}
function blobId(bytes, digits) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(digits === 40 ? 'sha1' : 'sha256');
    return hash
        .update(`blob ${String(bytes.length)}\0`)
        .update(bytes)
        .digest('hex');
}
function lfsPointer(bytes) {
    const oid = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
    return Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${String(bytes.length)}\n`);
}
const STAGED = [
    'diff-index',
    '--cached',
    '--name-only',
    '--no-renames',
    '--diff-filter=A',
    '--ignore-submodules=none',
    '-z',
    'HEAD',
];
async function listPaths(git, command, folders) {
    const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)(git, [...command, '--', ...folders]);
    if (status !== 0)
        return [];
    const paths = stdout.toString('latin1').split('\0');
    return paths.slice(0, -1).map(_model_path_js__WEBPACK_IMPORTED_MODULE_7__.decodePathBytes);
}


/***/ }),

/***/ 66034:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Hy: () => (/* binding */ upwards),
/* harmony export */   MN: () => (/* binding */ realOf),
/* harmony export */   Qs: () => (/* binding */ relativeWithin),
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   gA: () => (/* binding */ leadsInto),
/* harmony export */   yZ: () => (/* binding */ linkBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
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
function upwards(folder, end) {
    const found = [folder];
    for (let at = folder, above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at); at !== end && above !== at; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        found.push(above);
        at = above;
    }
    return found;
}
function relativeWithin(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, file);
    const isOutside = path === '' || path === '..' || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path);
    return isOutside ? null : path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function linkBelow(folders, file) {
    const tops = new Set(folders.flatMap((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), nativePathOf(folder)]));
    for (const top of tops) {
        for (const form of formsOf(file)) {
            const place = relativeWithin(top, form);
            const link = place === null ? undefined : firstLink(top, place);
            if (link !== undefined)
                return link;
        }
    }
    return undefined;
}
function placeIn(folder, file) {
    const real = nativePathOf(folder);
    const places = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), real].flatMap((top) => formsOf(file).map((form) => relativeWithin(top, form)));
    const place = places.find((one) => one !== null) ?? null;
    const actual = relativeWithin(real, nativePathOf(file));
    return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}
function leadsInto(folder, file) {
    return relativeWithin(nativePathOf(folder), nativePathOf(file)) !== null;
}
function formsOf(file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    return [path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(nativePathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))];
}
function firstLink(folder, place) {
    const segments = place.split('/');
    for (let n = 1; n <= segments.length; n++) {
        const part = segments.slice(0, n).join('/');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return part;
    }
    return undefined;
}
function nativePathOf(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    }
}


/***/ }),

/***/ 14419:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ OtherCase)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);


const MOST_FOLDERS = 16;
class OtherCase {
    #names;
    #lower = new Map();
    constructor(names) {
        this.#names = names;
    }
    find(path) {
        const slash = path.lastIndexOf('/');
        const name = path.slice(slash + 1);
        for (const { kind, path: folder } of this.#foldersAt(path.slice(0, Math.max(slash, 0)))) {
            if (kind === 'link') {
                if (`${folder}/${name}` !== path)
                    return `${folder}/${name}`;
                continue;
            }
            const found = this.#namedIn(folder, name).find((one) => {
                const entry = this.#names.find(one);
                return one !== path && (entry?.kind === 'file' || entry?.kind === 'link');
            });
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    #foldersAt(asked) {
        let found = TOP;
        for (const name of asked === '' ? [] : asked.split('/')) {
            const next = found.flatMap((step) => step.kind === 'link'
                ? [{ kind: 'link', path: `${step.path}/${name}` }]
                : this.#namedIn(step.path, name).flatMap((path) => {
                    const kind = this.#names.find(path)?.kind;
                    return kind === 'directory' || kind === 'link' ? [{ kind, path }] : [];
                }));
            found = next.slice(0, MOST_FOLDERS);
        }
        return found;
    }
    #namedIn(folder, name) {
        const names = this.#lowerIn(folder).get(name.toLowerCase()) ?? [];
        const sorted = names.includes(name) ? [name, ...names.filter((one) => one !== name)] : names;
        return sorted.map((one) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(folder, one));
    }
    #lowerIn(folder) {
        const known = this.#lower.get(folder);
        if (known !== undefined)
            return known;
        const lower = new Map();
        for (const name of this.#names.namesIn(folder) ?? []) {
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(lower, name.toLowerCase(), name);
        }
        this.#lower.set(folder, lower);
        return lower;
    }
}
const TOP = [{ kind: 'directory', path: '' }];


/***/ }),

/***/ 12102:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   c8: () => (/* binding */ gitAt),
/* harmony export */   hA: () => (/* binding */ trustedFolders),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   wd: () => (/* binding */ isDirectory),
/* harmony export */   ww: () => (/* binding */ repositoriesBelow),
/* harmony export */   x5: () => (/* binding */ locate),
/* harmony export */   xP: () => (/* binding */ rootInWorkTree),
/* harmony export */   zb: () => (/* binding */ demandDirectory),
/* harmony export */   zu: () => (/* binding */ projectRootOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84595);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49458);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66034);






function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root)))
        return;
    throw new _git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
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
    return (0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .upwards */ .Hy)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).find((above) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, '.git')));
}
const MOST_ENTRIES = 1_000;
function repositoriesBelow(folder) {
    try {
        if (repositoryOf(folder) !== undefined)
            return [];
        const below = foldersIn(folder, '');
        const isRepository = (place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, place, '.git'));
        const further = below.filter((place) => !isRepository(place)).flatMap((place) => foldersIn(folder, place));
        return [...below, ...further].filter(isRepository).sort(_model_text_js__WEBPACK_IMPORTED_MODULE_1__.compareNatural);
    }
    catch {
        return [];
    }
}
function foldersIn(folder, place) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, place), { withFileTypes: true }).slice(0, MOST_ENTRIES);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => (place === '' ? name : `${place}/${name}`));
}
function placeInRepository(folder) {
    const repository = repositoryOf(folder);
    return repository === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
function rootInWorkTree(root, folder) {
    const [store, other] = [(0,_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .storeOf */ .xX)(root), (0,_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .storeOf */ .xX)(folder)];
    if (store === undefined || other === undefined || (0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(store) !== (0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(other))
        return root;
    const [top, place] = [repositoryOf(folder), placeInRepository(root)];
    if (top === undefined || place === undefined || top === repositoryOf(root))
        return root;
    const there = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, place);
    return isDirectory(there) ? there : root;
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
    if ((0,_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .resemblesRepository */ .vb)(real))
        return { path: '.', place: '', because: 'current' };
    const top = repositoryOf(real);
    const at = (root, because) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(real, root) || '.',
        place: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'),
        because: root === real ? 'current' : because,
    });
    const configured = (0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .upwards */ .Hy)(real, top).find((above) => configurations.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, name))));
    return configured === undefined ? at(top ?? real, 'repository') : at(configured, 'configuration');
}
function locate(root) {
    demandDirectory(root);
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root));
    const top = repositoryOf(real);
    if (top === undefined)
        return bare(root, real);
    const own = (0,_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .gitFolderOf */ .qb)(top);
    if (own === undefined || !(0,_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .isRepository */ .Z6)(own)) {
        throw new _git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`${root} is not in a git repository that can be read: ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, '.git')} leads to no HEAD, objects and refs.`, 'no-repository', 'Check the repository out again, or check the files on disk with --workspace.');
    }
    if ((0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, '.git')))
        return bare(root, real);
    const within = (0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .upwards */ .Hy)(real, top).find((above) => above !== top && (0,_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .resemblesRepository */ .vb)(above));
    if (within !== undefined)
        throw planted(within, top);
    return { kind: 'work-tree', top, root: real, prefix: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, real).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/') };
}
function bare(root, real) {
    if ((0,_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .isRepository */ .Z6)(real))
        return { kind: 'bare', top: real, root: real, prefix: '' };
    const around = (0,_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .upwards */ .Hy)(real).find(_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .resemblesRepository */ .vb);
    if (around !== undefined) {
        throw new _git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`${root} is in what looks like the bare repository ${around}.`, 'no-repository', 'Name that repository itself, or check the files on disk with --workspace.');
    }
    const [below] = repositoriesBelow(real);
    throw new _git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`${root} is not in a git repository.`, 'no-repository', below === undefined
        ? 'Check the repository out first, or check the files on disk with --workspace.'
        : `There is one in ${below}: add --root ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, below)}.`);
}
function planted(folder, top) {
    return new _git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`${folder} looks like a git repository of its own (HEAD, objects, refs) among the files of ${top}: its author could choose which commits are checked.`, 'other', `Remove its HEAD from the project, or check ${top} instead. A bare repository is checked only if no work tree is above it.`);
}
function gitAt({ kind, top }, trust = {}) {
    return { cwd: top, bare: kind === 'bare', ...trust };
}


/***/ }),

/***/ 16825:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ walk),
/* harmony export */   OH: () => (/* binding */ openWorkspace)
/* harmony export */ });
/* unused harmony exports withHead, globEscape */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85875);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14764);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84595);




function openWorkspace(directory, trust = {}) {
    const disk = (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .openDisk */ .UJ)(directory);
    return {
        ...withHead(disk, disk.path, trust),
        list: async (selection) => {
            const found = selection.anyCase === true ? undefined : await walk(disk.path, selection.patterns);
            const paths = found?.map((place) => place.slice(disk.path.length).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/').replace(/^\/+/, ''));
            return paths === undefined ? disk.list(selection) : (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesTo */ .Cj)(paths.filter(selection.matches), disk.find);
        },
    };
}
function withHead(disk, root, trust = {}) {
    let opened;
    const head = () => (opened ??= (0,_commit_js__WEBPACK_IMPORTED_MODULE_2__.openCommit)({ root, revision: 'HEAD', of: 'checkout', ...trust }));
    const ask = async (question, unknown) => {
        try {
            return await question(await head());
        }
        catch (error) {
            if (error instanceof _git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS)
                return unknown(error.what);
            throw error;
        }
    };
    const asHead = (question) => (...of) => ask((tree) => question(tree)(...of), () => question(disk)(...of));
    return {
        ...disk,
        explainAbsent: (question) => ask((tree) => takenAway(tree, question), () => disk.explainAbsent(question)),
        readVersions: async function* (files, limit) {
            yield* (await head()).readVersions(files, limit);
        },
        commitsNamed: (ids) => ask((tree) => tree.commitsNamed(ids), (detail) => new Map(ids.map((id) => [id, { kind: 'undetermined', detail }]))),
        trackedEndingWith: (tails) => ask(async (tree) => {
            const found = await tree.trackedEndingWith(tails);
            const here = [...found].map(([tail, paths]) => [tail, paths.filter((path) => disk.find(path))]);
            return new Map(here.filter(([, paths]) => paths.length > 0));
        }, () => new Map()),
        fileVersions: asHead((tree) => tree.fileVersions),
        introducedAt: asHead((tree) => tree.introducedAt),
        existedSince: asHead((tree) => tree.existedSince),
        filesAt: asHead((tree) => tree.filesAt),
        changedIn: asHead((tree) => tree.changedIn),
        commitsBehind: asHead((tree) => tree.commitsBehind),
        authors: asHead((tree) => tree.authors),
        pastEndingWith: asHead((tree) => tree.pastEndingWith),
        existedBefore: asHead((tree) => tree.existedBefore),
        addedBy: asHead((tree) => tree.addedBy),
        showsChange: asHead((tree) => tree.showsChange),
        leadsTo: asHead((tree) => tree.leadsTo),
        commitsBetween: asHead((tree) => tree.commitsBetween),
        ignoredByCommit: asHead((tree) => tree.ignoredByCommit),
        close: () => {
            disk.close();
            opened?.then((tree) => {
                tree.close();
            }, () => undefined);
        },
    };
}
async function takenAway(head, { paths, exists, base }) {
    const onDisk = { isInWorkspace: false, ignoredBy: null };
    const isHeld = (path) => head.find(path)?.kind === 'file';
    const [held, others] = [paths.filter(isHeld), paths.filter((path) => !isHeld(path))];
    const past = others.length === 0
        ? new Map()
        : await head.explainAbsent({ paths: others, needed: new Set(), exists, base });
    const gone = [...past].filter(([, { past }]) => 'commit' in past && past.cut === undefined);
    return new Map([
        ...gone.map(([path, absence]) => [path, { ...absence, ...onDisk }]),
        ...held.map((path) => [path, { ...onDisk, past: { kind: 'removed', commit: null } }]),
    ]);
}
async function walk(folder, patterns) {
    if (/[\n\r]/.test(folder))
        return undefined;
    const { create } = await Promise.all(/* import() */[__webpack_require__.e(1659), __webpack_require__.e(9864)]).then(__webpack_require__.bind(__webpack_require__, 23860));
    const prefix = globEscape(folder);
    const anchored = patterns.map((pattern) => {
        const rest = pattern.replace(/^[!\s]*/, '');
        const negations = pattern.slice(0, pattern.length - rest.length);
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
function globEscape(path, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    const escaped = separator === '\\' ? path : path.replaceAll('\\', '\\\\');
    return escaped
        .replace(/\[(?=[^/]+\])/g, '[[]')
        .replaceAll('?', '[?]')
        .replaceAll('*', '[*]');
}


/***/ })

};
;
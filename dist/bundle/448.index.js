"use strict";
exports.id = 448;
exports.ids = [448];
exports.modules = {

/***/ 80448:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findFixes: () => (/* binding */ findFixes)
});

// EXTERNAL MODULE: ./src/model/digest.ts
var digest = __webpack_require__(95305);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/report/links.ts
var links = __webpack_require__(83303);
// EXTERNAL MODULE: ./src/report/replacements.ts
var report_replacements = __webpack_require__(74461);
// EXTERNAL MODULE: ./src/action/fixes-to-apply.ts
var fixes_to_apply = __webpack_require__(18942);
// EXTERNAL MODULE: ./src/rewrite/fix/apply-fixes.ts
var apply_fixes = __webpack_require__(11958);
// EXTERNAL MODULE: ./src/rewrite/fix/compare.ts
var compare = __webpack_require__(91327);
;// CONCATENATED MODULE: ./src/rewrite/fix/alone.ts


async function wholeFixesOf(parts, { formOf, check }) {
    const found = new Map([...parts.keys()].map((fixed) => [fixed, []]));
    const rounds = Math.max(0, ...[...parts.values()].map((contents) => contents.length));
    for (let round = 0; round < rounds; round++) {
        const contents = new Map();
        for (const [{ file }, variants] of parts) {
            const content = variants[round];
            if (content !== undefined)
                contents.set(file, content);
        }
        const findings = await check(contents);
        for (const [fixed, verdicts] of found) {
            const content = contents.get(fixed.file);
            if (content === undefined)
                continue;
            verdicts.push(fixesIn(content, fixed, findings.get(fixed.file) ?? [], formOf(fixed.file)));
        }
    }
    return found;
}
function fixesIn(content, { before, applied, findings }, after, form) {
    if ((0,compare/* newFindings */.FN)(findings.before, after).length > 0 || !(0,compare/* isLess */.uo)(after, findings.before))
        return null;
    const offered = new Set(findings.before.map(placeOf));
    const left = new Set(after.map(placeOf));
    const gone = applied.filter((finding) => offered.has(placeOf(finding)) && !left.has(placeOf(finding)));
    return changesNothingElse(content, before, form, gone) ? gone : null;
}
function changesNothingElse(content, before, form, fixes) {
    try {
        return Buffer.compare(content, (0,apply_fixes/* withFixes */.O)(before, form, fixes)) === 0;
    }
    catch {
        return false;
    }
}
function placeOf({ rule, index, pointer }) {
    return JSON.stringify([rule, index, pointer]);
}

// EXTERNAL MODULE: ./src/rewrite/fix/fix-tree.ts
var fix_tree = __webpack_require__(63716);
// EXTERNAL MODULE: ./src/rewrite/fix/group.ts
var group = __webpack_require__(85895);
;// CONCATENATED MODULE: ./src/action/fixes.ts








const MOST_FILES = 100;
const MOST_REPLACEMENTS = 30;
async function findFixes(tree, report, { check, maxFileSize, changed }) {
    const found = report.findings.filter((finding) => (0,group/* isFixable */.G)(finding) && finding.fix.safety === 'safe');
    const files = new Set(found.filter(finding/* isActive */.$m).flatMap(({ file }) => file ?? []));
    const wanted = [...files].filter((file) => changed?.has(file) !== false);
    const searched = wanted.slice(0, MOST_FILES);
    const proposed = [];
    const formOf = (0,fix_tree/* formsOf */.XP)();
    for await (const done of (0,fix_tree/* fixTree */.oZ)(tree, searched, { unsafe: false, maxFileSize, check })) {
        const replacements = new Map(done.filter(({ applied }) => applied.length > 0).map((fixed) => [fixed, replacementsFor(fixed)]));
        const several = [...replacements].filter(([, list]) => list.length > 1);
        const parts = new Map(several.map(([fixed, list]) => [fixed, list.map((replacement) => (0,fixes_to_apply/* withTaken */.YB)(fixed.before, [replacement]))]));
        const wholeFixes = await wholeFixesOf(parts, { formOf, check: (0,fix_tree/* checkOverlaid */.d1)(tree, check) });
        for (const [fixed, list] of replacements) {
            const verdicts = wholeFixes.get(fixed) ?? [];
            const path = (0,links/* inRepository */.yJ)(tree.root, fixed.file);
            const isApart = list.every((_, n) => verdicts[n] !== null && verdicts[n] !== undefined);
            const whole = isApart ? list : (0,report_replacements/* joined */.oR)((0,fixes_to_apply/* decodeText */.g7)(fixed.before), list);
            const fixes = (n) => fixedWords(isApart ? (verdicts[n] ?? []) : fixed.applied);
            proposed.push({ path, before: fixed.before, suggestions: suggestionsOf(path, whole, fixes) });
        }
    }
    return { files: proposed, more: wanted.length - searched.length };
}
function replacementsFor({ before, after }) {
    const old = (0,fixes_to_apply/* decodeText */.g7)(before);
    const replacements = (0,report_replacements/* replacementsOf */.P1)(old, (0,fixes_to_apply/* decodeText */.g7)(after));
    return replacements.length > MOST_REPLACEMENTS ? (0,report_replacements/* joined */.oR)(old, replacements) : replacements;
}
function fixedWords(fixes) {
    return [...new Map(fixes.map(({ rule, fix: { does } }) => [`${rule} ${does}`, { rule, does }])).values()];
}
function suggestionsOf(path, replacements, fixes) {
    const times = new Map();
    return replacements.map((replacement, n) => {
        const content = JSON.stringify([path, replacement.removed, replacement.added]);
        const earlier = times.get(content) ?? 0;
        times.set(content, earlier + 1);
        const id = (0,digest/* sha256 */.s)(`${content} ${String(earlier)}`, 16);
        return { path, replacement, fixes: fixes(n), id };
    });
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

/***/ 11958:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ withFixes),
/* harmony export */   y: () => (/* binding */ applyFixes)
/* harmony export */ });
/* harmony import */ var _edit_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40836);
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81354);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91327);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85895);





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
        const earlierOf = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierAmong */ .bV)(start.findings);
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
        const offered = state.findings.filter(_group_js__WEBPACK_IMPORTED_MODULE_3__/* .isFixable */ .G).filter(({ fix }) => unsafe || fix.safety === 'safe');
        if (offered.length === 0)
            return { state, applied: [], left: [] };
        const { returns } = new _edit_file_js__WEBPACK_IMPORTED_MODULE_0__/* .EditableFile */ .X(state.bytes, formOf(this.#file));
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
        for (const group of (0,_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsOf */ .c)(possible)) {
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
    const file = new _edit_file_js__WEBPACK_IMPORTED_MODULE_0__/* .EditableFile */ .X(bytes, form);
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
        const made = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .newFindings */ .FN)(this.state.findings, next.findings);
        if (made.length > 0 || !(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .isLess */ .uo)(next.findings, this.state.findings)) {
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
            const trials = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(this.#tries.most, 'trial');
            const why = `It was not tried: of the fixes of this file, ${trials} did not show which ones fit.`;
            for (const finding of fixes)
                this.left.push({ finding, why });
            return;
        }
        const refused = await this.#try(fixes);
        if (refused === null)
            return;
        const { made, worse } = refused;
        const ofReturns = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(fixes, byReturn);
        const [bad, good] = parted(fixes, ({ index }) => worse.has(index));
        if (bad.length > 0 && good.length > 0) {
            await this.take(good);
            await this.take(bad);
        }
        else if (ofReturns.size === fixes.length && (bad.length > 0 || fixes.length === 1)) {
            const madeIn = fixes.length === 1 ? null : (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(made, byReturn);
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
    const [old, now] = [(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(before.findings, byReturn), (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(after.findings, byReturn)];
    const kept = [...old].filter(([index, list]) => !(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .isLess */ .uo)(now.get(index) ?? [], list));
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
    return `It was withdrawn, since it would make ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(made.length, 'new finding')}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(rules, 'and')}.`;
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


/***/ }),

/***/ 91327:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ newFindings),
/* harmony export */   bV: () => (/* binding */ earlierAmong),
/* harmony export */   uo: () => (/* binding */ isLess)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11502);


function newFindings(before, after) {
    const places = new Map();
    for (const finding of before) {
        const known = places.get(demandOf(finding)) ?? new Map();
        for (const place of (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding)) {
            known.set(place, Math.min(known.get(place) ?? Infinity, (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(finding.severity)));
        }
        places.set(demandOf(finding), known);
    }
    return after.filter((finding) => {
        const known = places.get(demandOf(finding));
        if (known === undefined)
            return true;
        return !(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding).every((place) => isKnown(place, known, (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(finding.severity)));
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
    return JSON.stringify([demandOf(finding), (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding)]);
}
function earlierAmong(before) {
    const demands = new Map();
    for (const finding of before) {
        const list = demands.get(demandOf(finding)) ?? [];
        for (const place of (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding))
            list.push({ place, finding });
        demands.set(demandOf(finding), list);
    }
    return (finding) => {
        const [place = ''] = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(finding);
        const found = demands
            .get(demandOf(finding))
            ?.find((earlier) => place === earlier.place || place.startsWith(`${earlier.place}/`));
        return found?.finding;
    };
}
function demandOf({ rule, index }) {
    return `${String(index)} ${rule}`;
}


/***/ }),

/***/ 63716:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   d1: () => (/* binding */ checkOverlaid),
/* harmony export */   oZ: () => (/* binding */ fixTree)
/* harmony export */ });
/* harmony import */ var _engine_run_overlay_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23628);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54960);
/* harmony import */ var _model_batches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59549);
/* harmony import */ var _families_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31895);
/* harmony import */ var _read_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20220);
/* harmony import */ var _apply_fixes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11958);






const BATCH = 500;
async function* fixTree(tree, files, { unsafe, maxFileSize, check }) {
    const formOf = formsOf();
    for (const batch of (0,_model_batches_js__WEBPACK_IMPORTED_MODULE_4__/* .batchesOf */ .c)(files, BATCH)) {
        const contents = await (0,_read_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readFiles */ .U)(tree, batch, maxFileSize);
        yield await (0,_apply_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .applyFixes */ .y)(contents, { unsafe, formOf, check: checkOverlaid(tree, check) });
    }
}
function formsOf() {
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .classifier */ .k)({ named: () => true });
    return (file) => classify(file).form;
}
const OF_THE_RUN = new Set(_families_catalog_js__WEBPACK_IMPORTED_MODULE_2__.rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));
function checkOverlaid(tree, check) {
    return async (contents) => {
        const changed = new Map([...contents].map(([file, bytes]) => [file, { kind: 'bytes', bytes }]));
        const { findings } = await check((0,_engine_run_overlay_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .L)(tree, changed));
        const byFile = new Map([...contents.keys()].map((file) => [file, []]));
        for (const finding of findings) {
            if (finding.file !== null && !OF_THE_RUN.has(finding.rule))
                byFile.get(finding.file)?.push(finding);
        }
        return byFile;
    };
}


/***/ }),

/***/ 85895:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isFixable),
/* harmony export */   c: () => (/* binding */ groupsOf)
/* harmony export */ });
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


/***/ })

};
;
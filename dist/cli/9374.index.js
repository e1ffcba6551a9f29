"use strict";
exports.id = 9374;
exports.ids = [9374];
exports.modules = {

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
        const place = placeOf(pattern);
        let holder = value;
        for (const name of place.steps)
            holder = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(holder, name);
        if (place.member === null)
            claim(holder, place.list, null, claims);
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(holder)) {
            for (let index = 0; index < holder.length; index++)
                ofElement(holder[index], place, index, place.member, claims);
        }
        if (kind !== undefined)
            claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
    }
    return claims;
}
function ofElement(element, place, index, member, claims) {
    if (typeof element === 'string')
        claim(element, pointerTo(place, index, ''), null, claims);
    else if (member !== '') {
        const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(element, member);
        claim(path, pointerTo(place, index, member), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(element, 'type') ?? null, claims);
    }
}
function claim(path, pointer, type, claims) {
    if (typeof path === 'string' && path.trim() !== '')
        claims.push({ path, pointer, type });
}
const places = new Map();
const MADE_UP_TO = 64;
function placeOf(pattern) {
    const known = places.get(pattern);
    if (known !== undefined)
        return known;
    const star = pattern.indexOf('/*');
    const list = star < 0 ? pattern : pattern.slice(0, star);
    const member = star < 0 ? null : pattern.slice(star + '/*/'.length);
    const place = { list, steps: list.slice(1).split('/'), member, elements: [], members: [] };
    places.set(pattern, place);
    return place;
}
function pointerTo({ list, elements, members }, index, member) {
    const known = (member === '' ? elements : members)[index];
    if (known !== undefined)
        return known;
    const pointer = `${list}/${String(index)}${member === '' ? '' : `/${member}`}`;
    if (index < MADE_UP_TO)
        (member === '' ? elements : members)[index] = pointer;
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
const WORTH_KEEPING = 4_096;
const inspections = new WeakMap();
function inspectedIn(tree) {
    const known = inspections.get(tree) ?? new Map();
    inspections.set(tree, known);
    return known;
}
async function measure(drafts, tree) {
    const asked = new Set();
    for (const item of drafts)
        if (item.kind === 'file')
            asked.add(item.id);
    const ids = [...asked];
    const sizes = await tree.sizes(ids);
    const files = new Map();
    const telling = [];
    ids.forEach((id, n) => {
        const size = sizes[n];
        files.set(id, { size: size?.bytes ?? null, content: null });
        if (size?.telling === true)
            telling.push(id);
    });
    if (telling.length === 0)
        return files;
    const known = inspectedIn(tree);
    const unread = telling.filter((id) => !known.has(id));
    const contents = await tree.contents(unread);
    const inspected = new Map(unread.map((id, n) => [id, inspect(contents[n] ?? new Uint8Array())]));
    for (const id of telling) {
        const content = known.get(id) ?? inspected.get(id) ?? null;
        const size = files.get(id)?.size ?? null;
        files.set(id, { size, content });
        if (content !== null && size !== null && size > WORTH_KEEPING)
            known.set(id, content);
    }
    return files;
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

/***/ 2315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ judgeBatch),
/* harmony export */   i: () => (/* binding */ familyOfReturn)
/* harmony export */ });
/* harmony import */ var _claims_claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3180);
/* harmony import */ var _claims_verify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9220);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7979);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2778);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2959);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5165);
/* harmony import */ var _read_needed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8699);
/* harmony import */ var _read_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3386);
/* harmony import */ var _standards_family_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6828);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4896);










async function judgeBatch(files, contents, options, aids) {
    const judge = new Judge(options, aids);
    const waiting = files.flatMap((file, n) => judge.file(file, contents[n]));
    const claims = waiting.flatMap(({ claims, of }) => claims.map((claim) => ({ claim, returnFile: of.file })));
    const verdicts = await (0,_claims_verify_js__WEBPACK_IMPORTED_MODULE_1__/* .verify */ .M)(claims, options.tree);
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
            return this.#unreadable(file, gathered, { kind: 'link', range: _model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_START */ .W });
        if (content.kind === 'too-large') {
            const { size } = content;
            return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
        }
        const { diagnosis, markdown } = this.#aids;
        const reading = (0,_read_read_js__WEBPACK_IMPORTED_MODULE_4__/* .read */ .L)(content.bytes, gathered.form, { positions: diagnosis?.positions ?? null, markdown });
        if (reading.problems.length > 0 || reading.returns.length > 0)
            this.holding++;
        this.#document(file.path, gathered, reading.problems, reading);
        return reading.returns.flatMap((found) => this.#return(file.path, gathered, reading, found));
    }
    conclude({ of, bench, claims, found, reading }, verdicts) {
        const judged = [];
        const { file, index } = of;
        const { context, overrides } = this.#options;
        claims.forEach((claim, n) => {
            const verdict = verdicts[n];
            if (verdict === undefined)
                return;
            const item = { claim, verdict };
            const { pointer } = claim;
            const spot = () => {
                const range = found.locate(pointer);
                return { file, index, pointer, range, verbatim: found.verbatim, excerpt: excerptAt(reading, range) };
            };
            judged.push(item);
            if (verdict.name === 'missing' || verdict.name === 'case-mismatch') {
                this.absent.push({ judged, at: judged.length - 1, of, rules: bench.rules, spot: spot() });
                return;
            }
            for (const active of (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .claimRules */ .GJ)(bench.rules, verdict.name, file, overrides)) {
                for (const problem of active.rule.check(item, of, context)) {
                    this.drafts.push((0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .draft */ .K)({ active, problem }, { ...spot(), value: found.value }));
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
            agent: (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__/* .agentOf */ .jk)(found),
            session: (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__/* .sessionOf */ .MC)(found),
            delegation: (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__/* .delegationOf */ .SF)(found),
            startedAt: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)(found.value, 'started_at') ?? null,
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
        for (const raised of (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeDocument */ .h8)(subject, bench.rules, context, overrides)) {
            const range = raised.problem.range ?? _model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_START */ .W;
            const excerpt = excerptAt(reading, range);
            const spot = { file, index: null, pointer: null, range, value: undefined, verbatim: false, excerpt };
            this.drafts.push((0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .draft */ .K)(raised, spot));
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
        for (const raised of (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeReturn */ .UO)(subject, rules, context, overrides)) {
            const { pointer = '', part } = raised.problem;
            const range = found.locate(pointer, part);
            const excerpt = excerptAt(reading, range);
            this.drafts.push((0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .draft */ .K)(raised, { file, index, pointer, range, value, verbatim: found.verbatim, excerpt }));
        }
        const of = {
            file,
            index,
            agent: (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__/* .agentName */ .Lp)(subject),
            status: (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(subject) ?? null,
            success: (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuccess */ .oJ)(subject),
        };
        return [{ of, bench, claims: gathered.reduced ? [] : (0,_claims_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .claimsOf */ .d)(value, standard.claimFields), found, reading }];
    }
    #satisfies(found, errors, { standard }) {
        if (!errors.some(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .isHard */ .is))
            return null;
        if (this.#aids.diagnosis === null)
            throw new _read_needed_js__WEBPACK_IMPORTED_MODULE_8__/* .PositionsNeeded */ .UA();
        return (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .satisfied */ .p7)(found.value, this.#aids.diagnosis.siblings.get(standard) ?? []);
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
    return making === 'envelope' ? 'result-envelope' : (family ?? (0,_standards_family_of_js__WEBPACK_IMPORTED_MODULE_9__/* .familyOf */ .A)(value, chosen));
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
function excerptAt(reading, range) {
    return reading === null ? null : (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .excerptOf */ .z)(reading.line(range.startLine), range);
}


/***/ }),

/***/ 5165:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ draft),
  z: () => (/* binding */ excerptOf)
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
    const { file, index, pointer, range, excerpt } = spot;
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
            excerpt,
            ...(problem.fix === undefined || !fits(problem.fix, spot) ? {} : { fix: problem.fix }),
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
function fits(fix, { file, verbatim }) {
    return file !== null && (verbatim || concernsFile(fix));
}
function severityOf({ severity }, problem) {
    const set = severity === 'off' ? 'notice' : severity;
    if (problem.severity === undefined)
        return set;
    return (0,model_severity/* rank */.Tm)(problem.severity) > (0,model_severity/* rank */.Tm)(set) ? problem.severity : set;
}
const CONTEXT_BEFORE = 40;
const LONGEST = 160;
function excerptOf(line, { startColumn }) {
    if (line.length <= LONGEST)
        return { text: ownCopy(line), cut: 0 };
    const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
    return { text: ownCopy(line.slice(cut, cut + LONGEST)), cut };
}
function ownCopy(text) {
    return JSON.parse(JSON.stringify(text));
}


/***/ }),

/***/ 762:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ byPlace)
/* harmony export */ });
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


/***/ }),

/***/ 15:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readRoadmap)
/* harmony export */ });
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


/***/ })

};
;
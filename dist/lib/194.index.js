export const id = 194;
export const ids = [194];
export const modules = {

/***/ 6748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CallError)
/* harmony export */ });
class CallError extends Error {
    name = 'CallError';
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
// EXTERNAL MODULE: ./src/read/read.ts
var read = __webpack_require__(3386);
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
            for (const active of (0,judge_rules/* claimRules */.GJ)(bench.rules, verdict.name, file, overrides)) {
                for (const problem of active.rule.check(item, of, context)) {
                    this.drafts.push((0,finding/* draft */.K)({ active, problem }, { ...spot(), value: found.value }));
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
            const excerpt = excerptAt(reading, range);
            const spot = { file, index: null, pointer: null, range, value: undefined, verbatim: false, excerpt };
            this.drafts.push((0,finding/* draft */.K)(raised, spot));
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
            const excerpt = excerptAt(reading, range);
            this.drafts.push((0,finding/* draft */.K)(raised, { file, index, pointer, range, value, verbatim: found.verbatim, excerpt }));
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
function excerptAt(reading, range) {
    return reading === null ? null : (0,finding/* excerptOf */.z)(reading.line(range.startLine), range);
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

/***/ 8543:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ momentOf),
/* harmony export */   f: () => (/* binding */ optionName)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6748);

function optionName(setting) {
    return `The option ${setting.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;
}
function momentOf(now) {
    if (!(now instanceof Date))
        return now;
    if (Number.isNaN(now.getTime()))
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CallError */ .R('The option now is an invalid date: give a time.');
    return now.toISOString();
}


/***/ }),

/***/ 3463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ measured)
/* harmony export */ });
/* harmony import */ var _call_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6748);

function measured(name, text, parse, expected) {
    const found = parse(text);
    if (found === undefined)
        throw new _call_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CallError */ .R(`${name} is "${text}": write ${expected}.`);
    return found;
}


/***/ }),

/***/ 5821:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ VERDICTS)
/* harmony export */ });
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

/***/ 2233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseSize),
/* harmony export */   E: () => (/* binding */ parseDuration)
/* harmony export */ });
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

/***/ 2859:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readMarkdown)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _needed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8699);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2003);



function readMarkdown(source) {
    const { text, parsers } = source;
    if (!mayHoldReturn(text))
        return _source_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_PARTS */ .lv;
    if (parsers.markdown === null)
        throw new _needed_js__WEBPACK_IMPORTED_MODULE_1__/* .MarkdownNeeded */ .jF();
    return parsers.markdown(source);
}
function mayHoldReturn(text) {
    return text.includes(_json_js__WEBPACK_IMPORTED_MODULE_2__/* .STATUS_KEY */ .jw) || /(?:\*\*|__|#[ \t]?)(?:status|artifacts|next)\b/i.test(text);
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

/***/ 3386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7979);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2778);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5933);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3636);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(771);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2859);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2003);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7360);
/* harmony import */ var _utf8_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8145);









function read(bytes, form, parsers) {
    const { text, problems } = (0,_utf8_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D)(bytes);
    if (text === null)
        return { problems, returns: [], line: () => '' };
    let made;
    const lines = () => (made ??= new _lines_js__WEBPACK_IMPORTED_MODULE_5__/* .Lines */ .q(text));
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
    markdown: (source) => (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarkdown */ .k)(source)),
};
function readWhole(source) {
    const whole = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qg)(source);
    if (whole.kind === 'value')
        return valueParts(source, whole);
    if (whole.deep)
        return { problems: [whole.problem()], returns: [] };
    const inner = (0,_extract_js__WEBPACK_IMPORTED_MODULE_7__/* .extract */ .o)(source.text);
    const part = inner === null ? whole : (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qg)(source, inner.start, inner.end);
    if (inner === null || part.kind !== 'value')
        return { problems: [whole.problem()], returns: [] };
    const wrapped = { kind: 'wrapped', by: inner.by, range: source.range(inner.start, inner.start + 1) };
    const parts = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .returnsOf */ .Bg)(source, part);
    return { problems: [wrapped, ...parts.problems], returns: parts.returns };
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    let parts;
    if ((0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(value)) {
        parts = (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnding */ .O$)(source, parsed, value, '', null);
    }
    else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isArray */ .cy)(value) && value.some(_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)) {
        parts = (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(value.map((element, n) => {
            const base = `/${String(n)}`;
            if ((0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(element))
                return (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnding */ .O$)(source, parsed, element, base, null);
            return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .looksLikeReturn */ ._t)(element) ? { problems: [], returns: [(0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .elementOf */ .MC)(parsed, element, base)] } : _source_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_PARTS */ .lv;
        }));
    }
    else {
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .returnsOf */ .Bg)(source, parsed);
    }
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { problems: [{ kind: 'no-return', range: locator().locate('') }], returns: [] };
}
function readLines(source) {
    const lines = parsedLines(source);
    const endings = lines.some((line) => line.kind === 'value' && (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(line.value));
    let events = endings;
    const parts = lines.map((line) => {
        if (line.kind === 'problem')
            return { problems: [line.problem()], returns: [] };
        const { value, start } = line;
        if ((0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnding */ .yp)(value))
            return (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnding */ .O$)(source, line, value, '', source.lineAt(start));
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(value) && !(0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .looksLikeReturn */ ._t)(value) && (endings || (0,_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .isEvent */ .xH)(value))) {
            events = true;
            return _source_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_PARTS */ .lv;
        }
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .returnsOf */ .Bg)(source, line);
    });
    const all = (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(parts);
    if (all.returns.length > 0 || all.problems.length > 0 || events)
        return all;
    return { problems: [{ kind: 'no-return', range: _model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_START */ .W }], returns: [] };
}
function parsedLines(source) {
    const { text } = source;
    const parsed = [];
    for (let start = 0; start < text.length;) {
        const lf = text.indexOf('\n', start);
        const end = lf < 0 ? text.length : lf;
        if (text.slice(start, end).trim() !== '')
            parsed.push((0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qg)(source, start, end));
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

/***/ 7360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ readEnding),
/* harmony export */   xH: () => (/* binding */ isEvent),
/* harmony export */   yp: () => (/* binding */ isEnding)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5933);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3636);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2859);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2003);






function finalsOf(value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, 'toolUseResult'))
        return ofToolUse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(value, 'toolUseResult'));
    if (isResult(value))
        return ofResult(value);
    const part = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(value, 'part');
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(part, 'tool') !== 'task')
        return null;
    const output = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(part, 'state'), 'output');
    return output === undefined ? [] : [{ kind: 'text', pointer: '/part/state/output', text: taskResult(output) }];
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(result, 'status') === 'async_launched')
        return [];
    const content = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(result, 'content');
    if (typeof content === 'string')
        return [{ kind: 'text', pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(pointer, 'content'), text: content }];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(content))
        return [];
    return content.flatMap((block, n) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(block, 'text');
        return text === undefined ? [] : [{ kind: 'text', pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(pointer, 'content', n, 'text'), text }];
    });
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(value, 'type') === 'result' && marks.some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, key));
}
function ofResult(value) {
    const structured = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(value, 'structured_output');
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(structured))
        return [{ kind: 'value', pointer: '/structured_output', value: structured }];
    const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(value, 'result');
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
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) && !(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .looksLikeReturn */ ._t)(value) && finalsOf(value) !== null;
}
function isEvent(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) || (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .looksLikeReturn */ ._t)(value) || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .has */ .zy)(value, key));
}
function readEnding(source, parsed, event, base, line) {
    const parts = (finalsOf(event) ?? []).map((final) => {
        const pointer = base + final.pointer;
        if (final.kind === 'value') {
            const found = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .elementOf */ .MC)(parsed, final.value, pointer);
            return { problems: [], returns: [found] };
        }
        const place = () => parsed.locator().locate(pointer);
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(readText({
            text: final.text,
            range: place,
            lineAt: () => line ?? place().startLine,
            parsers: source.parsers,
        }));
    });
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(parts);
}
function readText(source) {
    const { text } = source;
    if (text.includes('"status"')) {
        const found = (0,_extract_js__WEBPACK_IMPORTED_MODULE_5__/* .extract */ .o)(text, _json_js__WEBPACK_IMPORTED_MODULE_4__/* .looksLikeReturn */ ._t);
        if (found !== null) {
            const parsed = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parse */ .qg)(source, found.start, found.end);
            return parsed.kind === 'value' ? (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .returnsOf */ .Bg)(source, parsed) : { problems: [parsed.problem()], returns: [] };
        }
    }
    return text === '' ? _source_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_PARTS */ .lv : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarkdown */ .k)(source);
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

/***/ 4108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XX: () => (/* binding */ render)
});

// UNUSED EXPORTS: countsRecord, findingRecord, originRecord, returnRecord

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(5821);
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
    const verdicts = Object.fromEntries(claim/* VERDICTS */.b.map((name) => [name, counts.verdicts[name]]));
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


/***/ }),

/***/ 4647:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ namedIn),
/* harmony export */   k: () => (/* binding */ StandardError)
/* harmony export */ });
/* harmony import */ var _model_standard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1900);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


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
    const ids = _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => known.filter((standard) => standard.family === family)).map(({ id }) => id);
    if (id === 'auto')
        return '"auto" stands alone: leave it out, or leave the ids out.';
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(id, ids, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(ids, 'and')}.`;
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

/***/ 311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';


/***/ })

};

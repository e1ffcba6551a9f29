"use strict";
exports.id = 379;
exports.ids = [379];
exports.modules = {

/***/ 7379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ judgeTree)
});

// EXTERNAL MODULE: ./src/baseline/fingerprint.ts
var fingerprint = __webpack_require__(4319);
// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
// EXTERNAL MODULE: ./src/gather/shard.ts
var gather_shard = __webpack_require__(6695);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
;// CONCATENATED MODULE: ./src/claims/claims.ts

function claimsOf(value, { claimFields: fields, claims: others }, file, beside) {
    const claims = [];
    for (const { pattern, kind, statuses } of fields) {
        const before = claims.length;
        const place = patternPlace(pattern);
        let holder = value;
        for (const name of place.steps)
            holder = (0,json/* field */.ZZ)(holder, name);
        if (place.member === null)
            claim(holder, place.list, null, claims);
        else if ((0,json/* isArray */.cy)(holder)) {
            for (let index = 0; index < holder.length; index++) {
                const element = holder[index];
                const status = (0,json/* stringField */.OM)(element, 'status');
                if (statuses !== undefined && status !== undefined && !statuses.includes(status))
                    continue;
                ofElement(element, place, index, place.member, claims);
            }
        }
        if (kind !== undefined)
            claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
    }
    if (others !== undefined)
        claims.push(...others(value, file, beside));
    return claims;
}
function ofElement(element, place, index, member, claims) {
    if (typeof element === 'string' && (member === '' || place.list === '/artifacts'))
        claim(element, pointerTo(place, index, ''), null, claims);
    else if (member !== '') {
        const path = (0,json/* field */.ZZ)(element, member);
        claim(path, pointerTo(place, index, member), (0,json/* stringField */.OM)(element, 'type') ?? null, claims);
    }
}
function claim(path, pointer, type, claims) {
    if (typeof path === 'string' && path.trim() !== '')
        claims.push({ path, pointer, type });
}
const places = new Map();
const MADE_UP_TO = 64;
function patternPlace(pattern) {
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

// EXTERNAL MODULE: ./src/claims/verify.ts + 7 modules
var verify = __webpack_require__(6722);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(5821);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
// EXTERNAL MODULE: ./src/engine/finding.ts + 1 modules
var finding = __webpack_require__(2977);
// EXTERNAL MODULE: ./src/engine/finding-list.ts
var finding_list = __webpack_require__(4100);
// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(665);
// EXTERNAL MODULE: ./src/model/shape-error.ts
var shape_error = __webpack_require__(5255);
// EXTERNAL MODULE: ./src/engine/rules.ts
var engine_rules = __webpack_require__(289);
// EXTERNAL MODULE: ./src/read/read.ts + 9 modules
var read = __webpack_require__(1645);
// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(3056);
// EXTERNAL MODULE: ./src/standards/family-of.ts
var family_of = __webpack_require__(6828);
;// CONCATENATED MODULE: ./src/engine/return-family.ts


function makerOf(gathered, found, chosen) {
    return chosen[familyOfReturn(gathered, found, chosen)] ?? NO_CLAIMS;
}
const NO_CLAIMS = { claimFields: [] };
const COMPOSED = {
    envelope: 'result-envelope',
    'verify-result': 'verify-result',
};
function familyOfReturn({ family }, { making, value }, chosen) {
    return COMPOSED[making] ?? family ?? (0,family_of/* familyOf */.A)(value, chosen);
}
function familyOfDocument(gathered, problems, reading, chosen) {
    const json = reading?.returns.find(({ making }) => making === 'json');
    if (json !== undefined)
        return familyOfReturn(gathered, json, chosen);
    const ofJson = gathered.form !== 'markdown' || problems.some(({ kind }) => kind === 'link' || model_document/* PROBLEMS_OF_JSON */.c.has(kind));
    if (gathered.family !== null)
        return gathered.family;
    if (ofJson)
        return 'subagent-return';
    return reading?.returns[0]?.making === 'verify-result' ? 'verify-result' : 'result-envelope';
}

;// CONCATENATED MODULE: ./src/engine/files-beside.ts


const NOTHING_BESIDE = { texts: new Map(), returns: new Map() };
const MOST_BYTES = 64 * 1024 * 1024;
async function readBeside(files, readings, options) {
    const { tree, chosenAt } = options;
    const wanted = new Map();
    for (const [n, { file, gathered }] of files.entries()) {
        for (const found of readings[n]?.returns ?? []) {
            const chosen = chosenAt(file.path);
            const standard = chosen[familyOfReturn(gathered, found, chosen)];
            const near = await standard?.beside?.(found.value, file.path, tree);
            if (near !== undefined && near.length > 0)
                wanted.set(found, near);
        }
    }
    if (wanted.size === 0)
        return new Map();
    const all = [...wanted.values()].flat();
    const texts = await textsOf(new Set(all.map(({ path }) => path)), options);
    const values = valuesOf(all, texts);
    return new Map([...wanted].map(([found, near]) => {
        const beside = {
            texts: new Map(near.map(({ path }) => [path, texts.get(path) ?? null])),
            returns: new Map(near.flatMap(({ path }) => {
                const value = values.get(path);
                return value === undefined ? [] : [[path, value]];
            })),
        };
        return [found, beside];
    }));
}
function valuesOf(files, texts) {
    const families = new Map(files.map(({ path, family }) => [path, family]));
    const values = new Map();
    for (const [path, text] of texts) {
        const family = families.get(path) ?? null;
        if (family === null)
            continue;
        const { returns } = (0,read/* read */.L)(Buffer.from(text), 'gsd', { markdown: null, gsd: family });
        const [found] = returns;
        if (found !== undefined)
            values.set(path, found.value);
    }
    return values;
}
async function textsOf(paths, { tree, maxFileSize }) {
    const files = [...paths].flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
    });
    const texts = new Map();
    let done = 0;
    let left = MOST_BYTES;
    for await (const contents of tree.read(files, maxFileSize)) {
        for (const [n, content] of contents.entries()) {
            const file = files[done + n];
            if (file === undefined || content.kind !== 'bytes' || content.bytes.length > left)
                continue;
            left -= content.bytes.length;
            texts.set(file.path, Buffer.from(content.bytes).toString('utf8'));
        }
        done += contents.length;
        if (left <= 0)
            break;
    }
    return texts;
}

// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(1502);
// EXTERNAL MODULE: ./src/model/truth.ts
var truth = __webpack_require__(6800);
;// CONCATENATED MODULE: ./src/engine/judge-claim.ts



function weighed(claim, verdict, { weigh }) {
    const weight = weigh?.(claim, verdict);
    return weight === undefined ? { claim, verdict } : { claim, verdict, weight };
}
function judgeClaim(judged, of, rules, context, overrides) {
    if (judged.weight === 'pass')
        return [];
    const weight = judged.weight === undefined || of.success ? judged.weight : 'notice';
    const untrue = (0,truth/* isUntrue */.cO)(judged, of);
    return (0,engine_rules/* claimRules */.GJ)(rules.claim, judged, of.file, overrides).flatMap((active) => active.rule.check(judged, of, context).map((problem) => ({ active, problem: lowered(problem, weight), untrue })));
}
function lowered(problem, weight) {
    if (weight === undefined)
        return problem;
    const severity = problem.severity ?? weight;
    return { ...problem, severity: (0,model_severity/* rank */.Tm)(severity) > (0,model_severity/* rank */.Tm)(weight) ? severity : weight };
}

// EXTERNAL MODULE: ./src/model/digest.ts
var digest = __webpack_require__(5305);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(3870);
// EXTERNAL MODULE: ./src/model/archive.ts + 1 modules
var archive = __webpack_require__(6709);
;// CONCATENATED MODULE: ./src/engine/statement.ts







function statementOf(value, maker, file) {
    const made = claimsOf(value, maker, file).filter((claim) => (0,model_claim/* kindOf */.I)(claim) === 'file' || (0,model_claim/* kindOf */.I)(claim) === 'observation');
    const paths = made.map((claim) => (0,model_claim/* claimedFile */.YH)(claim) ?? directPath(claim.path));
    const claims = new Map(paths.map((path) => [claimKey(path), path]));
    return { content: contentDigest(value), key: outcomeKey(value), claims };
}
function claimKey(path) {
    return (0,archive/* stableFilePath */.R)(path.toLowerCase());
}
function contentDigest(value) {
    return (0,digest/* sha256 */.s)(canonical(value), 32);
}
function outcomeKey(value) {
    const session = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)({ value }), 'session_id') ?? (0,json/* stringField */.OM)(value, 'session_id');
    return JSON.stringify([(0,model_return/* statusOf */.c2)({ value }), session].map((text) => (text === undefined ? null : plain(text))));
}
function saysTheSame(now, before, exists) {
    if (now.key !== before.key)
        return false;
    const added = [...now.claims.keys()].filter((key) => !before.claims.has(key));
    if (added.length === 0)
        return true;
    const gone = [...before.claims].filter(([key, path]) => !now.claims.has(key) && !exists(path));
    const names = new Set(gone.map(([key]) => nameIn(key)));
    return added.every((key) => names.has(nameIn(key)));
}
function directPath(path) {
    const slashed = path.trim().replaceAll('\\', '/');
    return (0,model_path/* normalisePath */.qb)(slashed) ?? slashed;
}
function nameIn(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function canonical(value) {
    if (typeof value === 'string')
        return JSON.stringify(plain(value));
    if ((0,json/* isArray */.cy)(value))
        return `[${value.map(canonical).join()}]`;
    if (!(0,json/* isObject */.Gv)(value))
        return JSON.stringify(value ?? null);
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(plain(key))}:${canonical((0,json/* field */.ZZ)(value, key))}`).join()}}`;
}
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;
function plain(text) {
    return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC');
}

// EXTERNAL MODULE: ./src/model/gsd-place.ts
var gsd_place = __webpack_require__(8661);
;// CONCATENATED MODULE: ./src/read/markdown/may-hold-markdown.ts
const MARKS = ['esult"', '"output"', '\\u'];
function mayHoldMarkdown(bytes, form) {
    if (form === 'markdown')
        return true;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return MARKS.some((mark) => buffer.includes(mark));
}

;// CONCATENATED MODULE: ./src/engine/read-batch.ts



async function readBatch(files, contents, { chosenAt }) {
    const readings = [];
    for (const [n, { file, gathered }] of files.entries()) {
        const content = contents[n];
        if (file.link || content?.kind !== 'bytes') {
            readings.push(null);
            continue;
        }
        const { bytes } = content;
        const chosen = chosenAt(file.path);
        const isLookedFor = chosen['result-envelope'] !== undefined;
        const markdown = isLookedFor && mayHoldMarkdown(bytes, gathered.form)
            ? (await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(534)]).then(__webpack_require__.bind(__webpack_require__, 4534))).parseMarkdown
            : null;
        readings.push((0,read/* read */.L)(bytes, gathered.form, {
            markdown,
            single: gathered.single === true,
            document: gathered.document === true,
            verification: chosen['verify-result'] !== undefined && (gathered.verification ?? gathered.document !== true),
            ...((0,gsd_place/* isGsd */.ty)(gathered.family) ? { gsd: gathered.family } : {}),
        }));
    }
    return readings;
}

;// CONCATENATED MODULE: ./src/engine/sought.ts

function originalsIn(file, { returns }, { sought }) {
    if (sought?.among(file) !== true)
        return [];
    return returns.flatMap(({ value }) => (sought.keys.has(outcomeKey(value)) ? [contentDigest(value)] : []));
}

// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/engine/return-record.ts



function recordOf(found, { of, standard, judged, reduced }) {
    const { file, index, status, success, restated } = of;
    const { value, locate, startLine } = found;
    return {
        file,
        index,
        line: startLine,
        standard: standard.id,
        status,
        success,
        ...(status === null || standard.statuses.includes(status) ? {} : { foreignStatus: true }),
        agent: (0,model_return/* agentOf */.jk)(found),
        session: (0,model_return/* sessionOf */.MC)({ value, standard }),
        delegation: (0,model_return/* delegationOf */.SF)(found),
        startedAt: (0,json/* stringField */.OM)(value, 'started_at') ?? null,
        claims: judged,
        restated,
        ...criticalRisksOf(value),
        ...hashesOf(found, standard),
        ...((0,json/* stringField */.OM)(value, 'selfCheck') === 'passed' ? { selfCheck: locate('/selfCheck') } : {}),
        reduced,
    };
}
function hashesOf({ value, locate }, { hashFields }) {
    if (hashFields === undefined)
        return {};
    const hashes = hashFields.flatMap((name) => {
        const hash = (0,json/* stringField */.OM)(value, name);
        if (hash === undefined || hash.length > LONGEST_HASH)
            return [];
        return [{ field: name, value: hash, range: locate((0,pointer/* join */.fj)('', name)) }];
    });
    return { hashes };
}
const LONGEST_HASH = 200;
const MOST_RISKS = 20;
const LONGEST_RISK = 500;
function criticalRisksOf(value) {
    const risks = (0,model_return/* objectsOf */.iZ)({ value }, 'risks').filter((risk) => (0,json/* stringField */.OM)(risk.value, 'severity') === 'CRITICAL');
    if (risks.length === 0)
        return {};
    const texts = risks
        .slice(0, MOST_RISKS)
        .map((risk) => ((0,json/* stringField */.OM)(risk.value, 'text') ?? '').slice(0, LONGEST_RISK));
    return { criticalRisks: texts };
}

;// CONCATENATED MODULE: ./src/engine/several-tasks.ts
const REQUIRED = new Map([
    ['', ['status', 'metadata']],
    ['/metadata', ['session_id']],
]);
const OTHERS = ['required-field', 'field-type', 'modified-files', 'memory-candidate'];
function rulesOfSeveralTasks(rules) {
    return rules.filter(({ rule: { id, area } }) => {
        if (id === 'phantom-work')
            return false;
        return area === 'status' || area === 'artifacts' || id.startsWith('session-id') || OTHERS.includes(id);
    });
}
function errorsOfSeveralTasks(errors, claimFields) {
    const claiming = claimFields.map(({ pattern }) => `/${pattern.split('/')[1] ?? ''}`);
    return errors.filter(({ keyword, pointer, detail }) => {
        const isClaiming = claiming.some((field) => pointer === field || pointer.startsWith(`${field}/`));
        if (isClaiming)
            return true;
        if (keyword === 'required')
            return REQUIRED.get(pointer)?.includes(detail) === true;
        return ['', '/status', '/metadata', '/metadata/session_id'].includes(pointer);
    });
}

;// CONCATENATED MODULE: ./src/engine/batch.ts


















async function judgeBatch(files, contents, options) {
    const judge = new Judge(options);
    const readings = await readBatch(files, contents, options);
    const beside = await readBeside(files, readings, options);
    const waiting = files.flatMap((file, n) => judge.file(file, contents[n], readings[n] ?? null, beside));
    const claims = waiting.flatMap(({ claims, of, returnId }) => claims.map((claim) => ({ claim, returnFile: of.file, returnId })));
    const atOnce = claims.filter(({ claim }) => !(0,verify/* isPostponed */.RC)(claim));
    const proved = await (0,verify/* verify */.MX)(atOnce, options.tree, options.context.changes?.changed);
    const known = new Map(atOnce.map((item, n) => [item, proved[n]]));
    const verdicts = claims.map((item) => known.get(item) ?? verify/* NOT_YET */.$_);
    let next = 0;
    for (const item of waiting) {
        judge.finish(item, verdicts.slice(next, next + item.claims.length));
        next += item.claims.length;
    }
    return judge;
}
class Judge {
    holding = 0;
    records = [];
    absent = [];
    postponed = [];
    citing = [];
    #findings;
    originals = [];
    #options;
    constructor(options) {
        this.#options = options;
        this.#findings = new finding_list/* FindingList */.k(options.mostFindings);
    }
    get pending() {
        return this.#findings.pending();
    }
    file({ file, gathered }, content, reading, beside) {
        if (content === undefined)
            return [];
        if (file.link)
            return this.#unreadable(file, gathered, { kind: 'link', range: position/* FILE_START */.W });
        if (content.kind === 'too-large') {
            const { size } = content;
            return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
        }
        if (reading === null)
            return [];
        if (reading.problems.length > 0 || reading.returns.length > 0)
            this.holding++;
        this.#document(file.path, gathered, reading.problems, reading);
        for (const content of originalsIn(file.path, reading, this.#options))
            this.originals.push(content);
        return reading.returns.flatMap((found) => this.#return(file, gathered, reading, found, beside));
    }
    finish({ of, source, standard, claims, found, reading }, verdicts) {
        const judged = [];
        const { file, index } = of;
        const { form, reduced, intention = false } = source.gathered;
        const { context, overrides } = this.#options;
        const rules = this.#rulesOf(standard);
        const work = rules.claimAfterCommits.size > 0 && claims.some(citesCommit) ? standard.citedWork : undefined;
        const made = new Map();
        let by;
        claims.forEach((claim, n) => {
            const verdict = verdicts[n];
            if (verdict === undefined)
                return;
            const item = weighed(claim, verdict, standard);
            const { pointer } = claim;
            const locationOfClaim = () => {
                const range = found.locate(pointer);
                return { file, index, pointer, range, verbatim: found.verbatim, excerpt: excerptAt(reading, range) };
            };
            judged.push(item);
            if (work?.isMade(claim) === true)
                made.set(judged.length - 1, locationOfClaim());
            if ((0,verify/* isPostponed */.RC)(claim)) {
                this.postponed.push({ judged, at: judged.length - 1, of, standard, rules, location: locationOfClaim() });
                return;
            }
            if ((0,model_claim/* kindOf */.I)(claim) === 'file' && (verdict.name === 'missing' || verdict.name === 'case-mismatch')) {
                by ??= { source, index, content: form === 'json' ? null : contentDigest(found.value) };
                this.absent.push({ judged, at: judged.length - 1, of, by, standard, rules, location: locationOfClaim() });
                return;
            }
            const direct = directPath(claim.path);
            const identity = direct === claim.path ? {} : { value: direct };
            for (const raised of judgeClaim(item, of, rules, context, overrides)) {
                this.#findings.add({ ...raised, problem: { ...identity, ...raised.problem } }, file, () => ({
                    ...locationOfClaim(),
                    value: found.value,
                }));
            }
        });
        if (work !== undefined && made.size > 0)
            this.citing.push({ judged, of, work, rules, made });
        const isReduced = reduced || intention;
        this.records.push(recordOf(found, { of, standard, judged, reduced: isReduced }));
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
        const standard = this.#standard(file, (chosen) => familyOfDocument(gathered, problems, reading, chosen));
        const subject = { file, form, standard, problems };
        for (const raised of (0,engine_rules/* judgeDocument */.h8)(subject, this.#rulesOf(standard), context, overrides)) {
            this.#findings.add(raised, file, () => {
                const range = raised.problem.range ?? position/* FILE_START */.W;
                const excerpt = excerptAt(reading, range);
                return { file, index: null, pointer: null, range, value: undefined, verbatim: false, excerpt };
            });
        }
    }
    #return(ref, gathered, reading, parsed, beside) {
        const { path: file, id } = ref;
        const returnId = gathered.form === 'json' ? id : null;
        const { context, overrides } = this.#options;
        const standard = this.#standard(file, (chosen) => familyOfReturn(gathered, parsed, chosen));
        const { index } = parsed;
        const value = standard.inOwnWords?.(parsed.value) ?? parsed.value;
        const found = value === parsed.value ? parsed : { ...parsed, value };
        const near = beside.get(parsed) ?? NOTHING_BESIDE;
        const claims = claimsOf(value, standard, file, near.texts);
        const errors = standard.validate(value);
        const shapeErrors = gathered.reduced ? errorsOfSeveralTasks(errors, standard.claimFields) : errors;
        const subject = {
            file,
            index,
            standard,
            value,
            shapeErrors,
            claims: claims.length + (found.moreClaims ?? 0),
            beside: near.texts,
            returnsBeside: near.returns,
            satisfies: satisfiedBy(value, shapeErrors, standard),
        };
        const ofReturns = this.#rulesOf(standard).return;
        const rules = gathered.reduced ? rulesOfSeveralTasks(ofReturns) : ofReturns;
        for (const raised of (0,engine_rules/* judgeReturn */.UO)(subject, rules, context, overrides)) {
            this.#findings.add(raised, file, () => {
                const { pointer = '', part } = raised.problem;
                const range = found.locate(pointer, part);
                const excerpt = excerptAt(reading, range);
                return { file, index, pointer, range, value, verbatim: found.verbatim, excerpt };
            });
        }
        const of = {
            file,
            index,
            agent: (0,model_return/* agentName */.Lp)(subject),
            status: (0,model_return/* statusOf */.c2)(subject) ?? null,
            success: (0,model_return/* isSuccess */.oJ)(subject),
            restated: this.#options.isRestated?.(file, index) ?? false,
        };
        return [
            {
                of,
                returnId,
                standard,
                claims: claims.slice(0, model_claim/* MOST_CLAIMS */.W$),
                found,
                reading,
                source: { file: ref, gathered },
            },
        ];
    }
    #standard(file, familyAmong) {
        const chosen = this.#options.chosenAt(file);
        const family = familyAmong(chosen);
        const standard = chosen[family];
        if (standard === undefined)
            throw new Error(`no version of ${family} was chosen`);
        return standard;
    }
    #rulesOf(standard) {
        const rules = this.#options.ruleSets.get(standard);
        if (rules === undefined)
            throw new Error(`the rules of ${standard.id} are not known`);
        return rules;
    }
}
function citesCommit(claim) {
    return (0,model_claim/* kindOf */.I)(claim) === 'commit';
}
function satisfiedBy(value, errors, standard) {
    return (0,shape_error/* breaksShape */.u)(errors, value, standard.shape) ? (0,engine_rules/* satisfied */.p7)(value, standard, (0,choose/* siblings */.wE)(standard)) : null;
}
function excerptAt(reading, range) {
    return reading === null ? null : (0,finding/* excerptOf */.zU)(reading.line(range.startLine), range);
}

;// CONCATENATED MODULE: ./src/engine/judge-batches.ts

async function judgeBatches(files, judging, onProgress) {
    const all = new AllJudged();
    let done = 0;
    let earlier;
    const toRead = files.map(({ file }) => file);
    for await (const contents of judging.tree.read(toRead, judging.maxFileSize)) {
        for (const part of inParts(contents)) {
            const current = judgeBatch(files.slice(done, done + part.length), part, judging);
            current.catch(() => undefined);
            if (earlier !== undefined)
                all.add(await earlier);
            earlier = current;
            done += part.length;
        }
        onProgress?.(done, files.length);
    }
    if (earlier !== undefined)
        all.add(await earlier);
    return all;
}
class AllJudged {
    holding = 0;
    records = [];
    pending = [];
    absent = [];
    postponed = [];
    citing = [];
    originals = [];
    add(judged) {
        this.holding += judged.holding;
        append(this.records, judged.records);
        append(this.pending, judged.pending);
        append(this.absent, judged.absent);
        append(this.postponed, judged.postponed);
        append(this.citing, judged.citing);
        append(this.originals, judged.originals);
    }
}
function append(list, items) {
    for (const item of items)
        list.push(item);
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/claims/kind.ts
var kind = __webpack_require__(6739);
;// CONCATENATED MODULE: ./src/engine/lenient.ts





const GROUNDS = {
    none: { proofs: ['written', 'deleted'], history: true },
    'never-stood': { proofs: [], history: false },
    stood: { proofs: ['written'], history: false },
    'taken-away': { proofs: ['written', 'deleted'], history: false },
};
function takes({ standard }, leniency) {
    return standard.leniencies?.has(leniency) === true;
}
const NONE = { isProvedByCommits: false, verdict: null };
async function lookFurther(questions, { tree, ignoreFiles }) {
    if (questions.length === 0)
        return () => NONE;
    const citing = questions.filter(({ claim }) => takes(claim, 'cited-commits')).map(({ claim }) => claim.judged);
    const cited = new Map([...new Set(citing)].map((judged) => [judged, citedBy(judged)]));
    const gone = questions.filter(({ wasThere }) => wasThere);
    const commits = new Set(gone.flatMap(({ claim }) => cited.get(claim.judged)?.present ?? []));
    const changed = await tree.changedIn([...commits], new Set(gone.map(({ path }) => path)));
    const never = questions.filter(({ wasThere }) => !wasThere);
    const tails = new Map(never.flatMap(({ claim }) => tailOf(claim)));
    const tracked = await tree.trackedEndingWith([...new Set(tails.values())]);
    const sought = [...new Set(tails.values())].filter((tail) => !tracked.has(tail));
    const mayBeFolders = never.flatMap(({ claim, path }) => (takes(claim, 'folder') ? [path] : []));
    const { endings, folders } = await tree.pastEndingWith(sought, [...new Set(mayBeFolders)]);
    const mayBeIgnored = ignoreFiles === 'changed' ? [] : questions.filter(({ claim, path }) => path !== '' && takes(claim, 'ignored'));
    const ignored = await tree.ignoredByCommit([...new Set(mayBeIgnored.map(({ path }) => path))]);
    const found = await standing(new Set([...tracked.values()].flatMap((paths) => (paths.length === 1 ? paths : []))), tree);
    const explanations = new Map();
    for (const { claim, path, wasThere, bearing } of questions) {
        const { present = [], missing = 0 } = cited.get(claim.judged) ?? {};
        const { proofs, history } = GROUNDS[bearing];
        const did = present.map((id) => changed.get(id)?.get(path));
        const isProvedByCommits = wasThere && proofs.some((proof) => did.includes(proof));
        const tail = tails.get(claim);
        const verdict = (history && !wasThere && takes(claim, 'folder') && folders.has(path)
            ? (0,kind/* verdictOf */.Vj)('removed', { detail: 'It was a folder, and an earlier commit had it.', by: 'folder' })
            : null) ??
            (tail === undefined ? null : byTail(tracked.get(tail) ?? [], history ? (endings.get(tail) ?? []) : [], found)) ??
            (takes(claim, 'ignored') && ignored.has(path)
                ? beyondProof('The .gitignore of the commit keeps it out.')
                : null) ??
            (history && present.length === 0 && missing > 0
                ? beyondProof(`The return cites ${(0,model_text/* count */.U9)(missing, 'commit')}, and none is in the history: it was rewritten since, with whatever it held.`)
                : null);
        explanations.set(claim, { isProvedByCommits, verdict });
    }
    return (claim) => explanations.get(claim) ?? NONE;
}
function citedBy(judged) {
    const commits = judged.filter(({ claim }) => (0,model_claim/* kindOf */.I)(claim) === 'commit');
    return {
        present: commits.flatMap(({ verdict: { commit } }) => commit ?? []),
        missing: commits.filter(({ verdict }) => verdict.name === 'missing').length,
    };
}
function tailOf(absent) {
    const claim = absent.judged[absent.at]?.claim;
    const tail = claim === undefined || !takes(absent, 'path-ending') ? null : (0,model_path/* normalisePath */.qb)(claim.path);
    return tail === null || tail === '' ? [] : [[absent, tail]];
}
function byTail(tracked, past, found) {
    const [first] = tracked;
    if (first !== undefined) {
        const shown = (0,model_text/* listOf */.c3)(tracked, 'and');
        const verdict = found.get(first);
        if (tracked.length === 1 && verdict !== undefined) {
            if (verdict.name === 'empty')
                return { ...verdict, foundAt: first };
            return { ...verdict, name: 'relocated', foundAt: first, detail: 'Its path ends so.', by: 'ending', blank: false };
        }
        return (0,kind/* verdictOf */.Vj)('relocated', { detail: `Several paths end so: ${shown}.`, by: 'ending' });
    }
    const [gone] = past;
    return gone === undefined ? null : (0,kind/* verdictOf */.Vj)('removed', { detail: `An earlier commit had ${gone}.`, by: 'ending' });
}
function beyondProof(detail) {
    return (0,kind/* verdictOf */.Vj)('unverifiable', { detail });
}
async function standing(paths, tree) {
    const list = [...paths];
    const claims = list.map((path) => ({ claim: { path, pointer: '', type: null }, returnFile: '' }));
    const verdicts = await (0,verify/* verify */.MX)(claims, tree);
    return new Map(list.flatMap((path, n) => {
        const verdict = verdicts[n];
        return verdict === undefined ? [] : [[path, verdict]];
    }));
}

;// CONCATENATED MODULE: ./src/engine/moment.ts






const moment_MOST_BYTES = 256 * 1024 * 1024;
const MOST_VERSIONS = 1_000;
async function momentsOf(claims, { from, placeOf }, options) {
    const { tree } = options;
    const byFile = new Map();
    for (const claim of claims) {
        const place = placeOf(claim.of.source.file.path);
        byFile.set(place, [...(byFile.get(place) ?? []), claim]);
    }
    const versions = await tree.fileVersions([...byFile.keys()], from, archive/* stableFilePath */.R);
    const moments = new Map();
    let open = [...byFile].flatMap(([place, list]) => {
        const [first, ...later] = versions.get(place) ?? [];
        if (first === undefined)
            return [];
        const isWhole = later.length === 0 && tree.kind === 'commit';
        if (isWhole)
            for (const claim of list)
                moments.set(claim, first.commit);
        return isWhole ? [] : [{ versions: [first, ...later], claims: list }];
    });
    let left = moment_MOST_BYTES;
    for (let n = 0; open.length > 0 && n < MOST_VERSIONS && left > 0; n++) {
        const round = open.flatMap(({ versions: all, claims: list }) => {
            const version = all[n];
            return version === undefined ? [] : [{ version, claims: list }];
        });
        const { made, bytes } = await madeIn(round, options);
        for (const { claim, commit } of made)
            moments.set(claim, commit);
        left -= bytes;
        open = open
            .map((item) => ({ ...item, claims: item.claims.filter((claim) => !moments.has(claim)) }))
            .filter(({ versions: all, claims: list }) => list.length > 0 && n + 1 < all.length);
    }
    const unread = new Set(open.flatMap(({ claims: list }) => list));
    const isNew = (claim) => !moments.has(claim) && !unread.has(claim);
    const uncommitted = new Set(tree.kind === 'workspace' ? claims.filter(isNew) : []);
    if (from === null && tree.revision !== null) {
        for (const claim of claims)
            if (isNew(claim))
                moments.set(claim, tree.revision);
    }
    return { known: moments, unread, uncommitted };
}
async function madeIn(candidates, options) {
    const files = candidates.flatMap(({ version, claims: [first] }) => {
        if (first === undefined)
            return [];
        const file = { path: first.of.source.file.path, id: version.id, link: false };
        return [{ ...first.of.source, file }];
    });
    const made = [];
    const refs = files.map(({ file }) => file);
    let done = 0;
    let bytes = 0;
    for await (const contents of options.tree.readVersions(refs, options.maxFileSize)) {
        const batch = files.slice(done, done + contents.length);
        const readings = await readBatch(batch, contents, options);
        for (const content of contents)
            if (content.kind === 'bytes')
                bytes += content.bytes.length;
        readings.forEach((reading, n) => {
            const { version, claims } = candidates[done + n] ?? {};
            const source = batch[n];
            if (version === undefined || claims === undefined || source === undefined || reading === null)
                return;
            const claiming = returnsByClaim(source, reading, options);
            const digests = new Map();
            const digestOf = (found) => {
                const digest = digests.get(found) ?? contentDigest(found.value);
                digests.set(found, digest);
                return digest;
            };
            for (const claim of claims) {
                if (claiming.get(claim.path)?.some((found) => isSameReturn(found, claim.of, digestOf)) !== true)
                    continue;
                made.push({ claim, commit: version.commit });
            }
        });
        done += contents.length;
    }
    return { made, bytes };
}
function returnsByClaim({ file, gathered }, { returns }, options) {
    const chosen = options.chosenAt(file.path);
    const claiming = new Map();
    for (const found of returns) {
        for (const claim of claimsOf(found.value, makerOf(gathered, found, chosen), file.path).slice(0, model_claim/* MOST_CLAIMS */.W$)) {
            const path = (0,model_claim/* claimedFile */.YH)(claim);
            if (path === null)
                continue;
            const known = claiming.get(path);
            if (known === undefined)
                claiming.set(path, [found]);
            else if (known.at(-1) !== found)
                known.push(found);
        }
    }
    return claiming;
}
function isSameReturn(found, { index, content }, digestOf) {
    return content === null || found.index === index || digestOf(found) === content;
}

;// CONCATENATED MODULE: ./src/engine/absent.ts










async function resolveAbsentClaims(absent, branch, options) {
    if (absent.length === 0)
        return [];
    const { context, overrides, mostFindings } = options;
    const verdicts = await lastVerdictsOf(absent, branch, options);
    const findings = new finding_list/* FindingList */.k(mostFindings);
    absent.forEach((claim) => {
        const { judged, at, of, standard, rules, location } = claim;
        const before = judged[at];
        const verdict = verdicts.get(claim);
        if (before === undefined || verdict === undefined)
            return;
        const item = weighed(before.claim, verdict, standard);
        judged[at] = item;
        for (const raised of judgeClaim(item, of, rules, context, overrides)) {
            const placed = { ...raised, problem: { value: directPath(item.claim.path), ...raised.problem } };
            findings.add(placed, of.file, () => ({ ...location, value: undefined }));
        }
    });
    return findings.pending();
}
async function lastVerdictsOf(absent, branch, options) {
    const isOfStep = (claim) => takes(claim, 'step') && branch !== null && madeWhen(claim, askedPath(claim), branch, options) === 'by-change';
    const ofSteps = new Set(absent.filter(isOfStep));
    const others = absent.filter((claim) => !ofSteps.has(claim));
    const since = options.context.answersFor === 'changes' ? (branch?.base ?? null) : null;
    const verdicts = new Map();
    for (const [claims, compared, proposedSince] of [
        [others, branch, null],
        [[...ofSteps], null, since],
    ]) {
        if (claims.length === 0)
            continue;
        const found = await lastVerdicts(claims, compared, proposedSince, options);
        claims.forEach((claim, n) => verdicts.set(claim, found[n]));
    }
    return verdicts;
}
async function lastVerdicts(absent, branch, proposedSince, options) {
    const { tree, context } = options;
    const asked = absent.map((claim) => {
        const path = askedPath(claim);
        return { claim, path, made: madeWhen(claim, path, branch, options) };
    });
    const isDeleted = ({ path, made }) => branch === null && made === 'before-change' && context.changes?.deleted.has(path) === true;
    const known = asked.filter((item) => !isDeleted(item));
    const absences = await tree.explainAbsent({
        paths: [...new Set(known.map(({ path }) => path))],
        needed: new Set(known.filter(({ made }) => made !== 'by-change').map(({ path }) => path)),
        exists: (path) => tree.find(path)?.kind === 'file',
        base: branch?.base ?? null,
    });
    const absenceOf = (item) => (isDeleted(item) ? DELETED : absences.get(item.path));
    const moved = await verdictsOfMoved(absences, tree);
    const { gone, unread } = await goneBefore(asked, absenceOf, branch, options);
    const never = asked.filter((item) => absenceOf(item)?.past.kind === 'never');
    const named = tree.filesNamed(new Set(never.map(({ path }) => external_node_path_.posix.basename(path))));
    const lenient = asked.filter(({ claim: { standard } }) => standard.leniencies !== undefined);
    const past = lenient.filter((item) => isPast(absenceOf(item)));
    const bearingOf = await bearings(past, proposedSince, options);
    const further = await lookFurther(lenient.map((item) => ({ ...item, wasThere: isPast(absenceOf(item)), bearing: bearingOf(item) })), { tree, ignoreFiles: proposedSince !== null && changesIgnoreRules(context.changes) ? 'changed' : 'as-before' });
    return asked.map((item) => {
        const { claim, path } = item;
        const judged = claim.judged[claim.at];
        const before = judged?.verdict;
        const absence = absenceOf(item);
        if (judged === undefined || before === undefined || path === '')
            return before;
        const { isProvedByCommits, verdict: instead } = further(claim);
        if (absence === undefined)
            return before.name === 'missing' ? (instead ?? before) : before;
        const isProved = isProvedByCommits || (takes(claim, 'deletion') && judged.claim.type === 'deleted');
        const isGone = gone.has(item) && !isProved;
        return lastVerdict(before, absence, {
            moved: !takes(claim, 'step') && (isGone || unread.has(item)) ? undefined : moved.get(path),
            instead,
            isGone,
            isUnread: unread.has(item) && !isProved,
            made: item.made,
            namesakes: named.get(external_node_path_.posix.basename(path)) ?? [],
        });
    });
}
async function bearings(past, proposedSince, { tree, context: { changes } }) {
    if (proposedSince === null)
        return () => 'none';
    const asked = past.map(({ path }) => ({ path, commit: proposedSince }));
    const answers = await tree.stoodSince(asked, null);
    const stood = new Set(past.filter((_, n) => answers[n] === true));
    return (item) => {
        if (!stood.has(item))
            return 'never-stood';
        return deletesWhatIsNotCreated(item, changes) ? 'taken-away' : 'stood';
    };
}
function deletesWhatIsNotCreated({ claim, path }, changes) {
    return changes?.deleted.has(path) === true && claim.judged[claim.at]?.claim.type !== 'created';
}
function changesIgnoreRules(changes) {
    return changes !== null && [...changes.changed].some((path) => /(?:^|\/)\.gitignore$/.test(path));
}
function isPast(absence) {
    return absence?.past.kind === 'removed' || absence?.past.kind === 'moved';
}
const DELETED = { isInWorkspace: false, ignoredBy: null, past: { kind: 'removed', commit: null } };
function askedPath(absent) {
    const claim = absent.judged[absent.at]?.claim;
    if (claim === undefined || (0,model_path/* isTooLong */.pn)(claim.path) || ((0,model_path/* namesFolder */.z0)(claim.path) && !takes(absent, 'folder')))
        return '';
    return (0,model_claim/* claimedFile */.YH)(claim) ?? '';
}
function madeWhen({ of, by }, path, branch, options) {
    const { changes } = options.context;
    if (changes === null)
        return 'unknown';
    if (!changes.changed.has(of.file))
        return 'before-change';
    if (branch === null)
        return 'unknown';
    return branch.baseClaims(of.file, by.index, path) ? 'before-change' : 'by-change';
}
async function goneBefore(asked, absenceOf, branch, options) {
    const gone = new Set();
    const unread = new Set();
    const questions = new Map();
    for (const item of asked) {
        const past = absenceOf(item)?.past;
        if (past === undefined || (past.kind !== 'moved' && past.kind !== 'removed'))
            continue;
        const { claim, path, made } = item;
        if (made === 'by-change') {
            if (past.commit !== null || past.kind === 'removed')
                gone.add(item);
        }
        else if (past.commit !== null || options.tree.kind === 'workspace')
            questions.set({ of: claim.by, path }, item);
    }
    if (questions.size === 0)
        return { gone, unread };
    const from = branch?.base ?? null;
    const placeOf = (file) => branch?.placeInBase(file) ?? file;
    const { known, unread: unreadable, uncommitted } = await momentsOf([...questions.keys()], { from, placeOf }, options);
    for (const question of unreadable) {
        const item = questions.get(question);
        if (item !== undefined)
            unread.add(item);
    }
    for (const question of uncommitted) {
        const item = questions.get(question);
        if (item !== undefined)
            gone.add(item);
    }
    const doubtful = [...known].filter(([question, commit]) => {
        const item = questions.get(question);
        const past = item === undefined ? undefined : absenceOf(item)?.past;
        return past?.kind === 'removed' || (past?.kind === 'moved' && past.commit !== commit);
    });
    const stood = await options.tree.stoodSince(doubtful.map(([{ path }, commit]) => ({ path, commit })), from);
    doubtful.forEach(([question], n) => {
        const item = questions.get(question);
        if (stood[n] === false && item !== undefined)
            gone.add(item);
    });
    return { gone, unread };
}
async function verdictsOfMoved(absences, tree) {
    const moves = [...absences].flatMap(([path, { past }]) => (past.kind === 'moved' ? [{ path, to: past.to }] : []));
    const claims = moves.map(({ to }) => ({ claim: { path: to, pointer: '', type: null }, returnFile: '' }));
    const verdicts = await (0,verify/* verify */.MX)(claims, tree);
    return new Map(moves.flatMap(({ path, to }, n) => {
        const verdict = verdicts[n];
        if (verdict === undefined || !isBelievable(path, to, verdict.size))
            return [];
        return [[path, { ...verdict, foundAt: to }]];
    }));
}
const DISTINCTIVE = 256;
function isBelievable(from, to, size) {
    const same = external_node_path_.posix.basename(from) === external_node_path_.posix.basename(to) || external_node_path_.posix.dirname(from) === external_node_path_.posix.dirname(to);
    return same || size === null || size >= DISTINCTIVE;
}
const MOST_NAMESAKES = 3;
function elsewhere(paths) {
    if (paths.length === 0 || paths.length > MOST_NAMESAKES)
        return '';
    return ` ${paths.length === 1 ? 'A file of that name is' : 'Files of that name are'} at ${(0,model_text/* listOf */.c3)(paths, 'and')}.`;
}
function lastVerdict(before, { isInWorkspace, ignoredBy, past }, known) {
    const { moved, instead, isGone, isUnread, made, namesakes } = known;
    if (moved?.name === 'present' && past.kind === 'moved') {
        return { ...moved, name: 'relocated', by: 'rename', detail: whenGone(past), blank: false };
    }
    if (moved?.name === 'empty')
        return moved;
    if (before.name !== 'missing')
        return before;
    if (isInWorkspace) {
        const why = ignoredBy === null
            ? 'It lies in the workspace, but is not committed.'
            : `It lies in the workspace, but is ignored (${ignoredBy}).`;
        const wasThere = past.kind === 'removed' ? ' An earlier commit had it.' : '';
        return { ...before, name: 'uncommitted', detail: `${why}${wasThere}` };
    }
    const { detail } = before;
    if (past.kind === 'never' && instead !== null)
        return instead;
    if (past.kind === 'never') {
        const ignored = ignoredBy === null ? '' : `, and is ignored (${ignoredBy})`;
        return { ...before, detail: detail ?? `It was never committed${ignored}.${elsewhere(namesakes)}` };
    }
    if (past.kind === 'unknown' && instead !== null)
        return instead;
    if (past.kind === 'unknown') {
        return made === 'by-change' ? before : { ...before, name: 'undetermined', detail: past.detail };
    }
    if (isUnread) {
        const detail = `${whenGone(past)} Whether it was claimed before that is not looked up: its return has too many versions.`;
        return { ...before, name: 'undetermined', detail };
    }
    if (!isGone)
        return { ...before, name: 'removed', detail: whenGone(past) };
    if (instead !== null)
        return instead;
    const when = past.commit === null ? '' : ' The claim was made after that.';
    return { ...before, detail: detail ?? `${whenGone(past)}${when}` };
}
const SHORT_ID = 12;
function whenGone(past) {
    const { commit } = past;
    const by = commit === null ? 'by this change' : `in ${commit.slice(0, SHORT_ID)}`;
    if (past.kind === 'moved')
        return `It was moved ${by}.`;
    return past.detail === undefined ? `It was removed ${by}.` : `It was removed ${by}. ${past.detail}`;
}

;// CONCATENATED MODULE: ./src/engine/history-claims.ts



async function resolvePostponedClaims(postponed, { tree, context, overrides, mostFindings }) {
    const claims = postponed.flatMap(({ judged, at, of }) => {
        const claim = judged[at]?.claim;
        return claim === undefined ? [] : [{ claim, returnFile: of.file }];
    });
    const verdicts = await (0,verify/* verify */.MX)(claims, tree);
    const findings = new finding_list/* FindingList */.k(mostFindings);
    postponed.forEach(({ judged, at, of, standard, rules, location }, n) => {
        const claim = judged[at]?.claim;
        const verdict = verdicts[n];
        if (claim === undefined || verdict === undefined)
            return;
        const item = weighed(claim, verdict, standard);
        judged[at] = item;
        for (const raised of judgeClaim(item, of, rules, context, overrides)) {
            findings.add({ ...raised, problem: { value: claim.path, ...raised.problem } }, of.file, () => ({
                ...location,
                value: undefined,
            }));
        }
    });
    return findings.pending();
}

// EXTERNAL MODULE: ./src/model/place-key.ts
var place_key = __webpack_require__(6200);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(1300);
;// CONCATENATED MODULE: ./src/engine/branch.ts







const TELLING = new Set(['/status', '/artifacts', '/metadata', '/metadata/session_id']);
const MAY_HOLD_RETURNS = /\.(?:jsonl?|md|markdown)$/i;
async function compareWithBase(question) {
    const { gathered, selection, classify, changes, before, judging } = question;
    const { agentBranch } = judging.context;
    const changed = gathered.filter(({ file }) => changes.changed.has(file.path) && before.differs(file.path));
    const readEarlier = (files, isWanted) => {
        const wanted = [...files.values()].filter(({ path }) => isWanted(path));
        const classified = wanted.map((file) => ({ file, gathered: classify(file.path) }));
        return readStatements(classified, before, judging);
    };
    const now = await readStatements(changed, judging.tree, judging);
    const then = await readEarlier(before.files, selection.matches);
    const files = new Set([...then.values()].map(({ bytes }) => bytes));
    const contents = new Set();
    const add = (statements) => {
        for (const { returns } of statements.values())
            for (const { content } of returns)
                contents.add(content);
    };
    add(then);
    if (agentBranch !== null) {
        add(await readEarlier(before.files, (path) => MAY_HOLD_RETURNS.test(path) && !selection.matches(path)));
        add(await readEarlier(before.since, (path) => MAY_HOLD_RETURNS.test(path)));
    }
    const candidates = [...now].flatMap(([file, { returns, isReduced }]) => isReduced
        ? []
        : returns.flatMap((statement, index) => (contents.has(statement.content) ? [] : [{ file, index, statement }])));
    const isThere = (path) => judging.tree.find(path) !== undefined;
    const predecessorOf = predecessors(then, isThere);
    const earlierOf = (file, index) => earlierStatement(now.get(file)?.returns ?? [], predecessorOf(file)?.returns ?? [], index);
    const isRestated = remembered((file, index) => {
        const [statement, earlier] = [now.get(file)?.returns[index], earlierOf(file, index)];
        return statement === undefined || earlier === undefined || !saysTheSame(statement, earlier, isThere);
    });
    const isNew = (file, index) => {
        const statement = now.get(file)?.returns[index];
        return statement === undefined || !contents.has(statement.content);
    };
    return {
        candidates,
        base: before.commit,
        placeInBase: (file) => predecessorOf(file)?.path ?? file,
        baseClaims: (file, index, path) => {
            if (!now.has(file) || !isNew(file, index))
                return true;
            return earlierOf(file, index)?.claims.has(claimKey(path)) === true;
        },
        isRestated: (file, index) => now.has(file) && isNew(file, index) && isRestated(file, index),
        stoodBefore: ({ file, index, range }) => {
            const current = file === null ? undefined : now.get(file);
            if (file === null || current === undefined)
                return true;
            if (index !== null)
                return !isNew(file, index);
            if (files.has(current.bytes))
                return true;
            const line = range === null ? undefined : current.lines[range.startLine - 1];
            return line !== undefined && predecessorOf(file)?.lineSet.has(line) === true;
        },
        mayBeKnown: ({ file, index, range, pointer, property }, ofTruth) => {
            const current = file === null ? undefined : now.get(file);
            if (file === null || current === undefined)
                return true;
            const earlier = predecessorOf(file);
            if (earlier === undefined)
                return false;
            if (index !== null) {
                const isTelling = ofTruth || (0,model_finding/* placesOf */.ek)({ pointer, property }).some((place) => TELLING.has(place));
                return !isTelling || !isRestated(file, index);
            }
            const line = range === null ? undefined : current.lines[range.startLine - 1];
            if (current.bytes === earlier.bytes)
                return true;
            if (line !== undefined)
                return earlier.lineSet.has(line);
            const { length } = current.returns;
            return length > 0 && length === earlier.returns.length && current.returns.every((_, n) => !isRestated(file, n));
        },
    };
}
function predecessors(then, isThere) {
    const moved = new Map();
    for (const path of then.keys())
        if (!isThere(path))
            moved.set((0,archive/* stableFilePath */.R)(path), path);
    const made = new Map();
    return (file) => {
        const path = then.has(file) ? file : moved.get((0,archive/* stableFilePath */.R)(file));
        const statements = path === undefined ? undefined : then.get(path);
        if (path === undefined || statements === undefined)
            return undefined;
        const known = made.get(path) ?? { ...statements, path, lineSet: new Set(statements.lines) };
        made.set(path, known);
        return known;
    };
}
function earlierStatement(now, then, index) {
    const same = then.find(({ content }) => content === now[index]?.content);
    const inPlace = then[index];
    if (same !== undefined || inPlace === undefined)
        return same;
    return now.some(({ content }) => content === inPlace.content) ? undefined : inPlace;
}
function remembered(ask) {
    const answers = new Map();
    return (file, index) => {
        const key = (0,place_key/* returnKey */.w)({ file, index });
        const answer = answers.get(key) ?? ask(file, index);
        answers.set(key, answer);
        return answer;
    };
}
async function readStatements(files, source, options) {
    const found = new Map();
    const wanted = files.map(({ file }) => file);
    let done = 0;
    for await (const contents of source.read(wanted, options.maxFileSize)) {
        const batch = files.slice(done, done + contents.length);
        const readings = await readBatch(batch, contents, options);
        batch.forEach((file, n) => {
            found.set(file.file.path, statementsIn(file, contents[n], readings[n] ?? null, options));
        });
        done += contents.length;
    }
    return found;
}
function statementsIn({ file, gathered }, content, reading, options) {
    const isReduced = gathered.reduced || gathered.intention === true;
    if (content?.kind !== 'bytes' || reading === null)
        return { returns: [], bytes: file.id, lines: [], isReduced };
    const { returns } = reading;
    const chosen = options.chosenAt(file.path);
    return {
        returns: returns.map((found) => statementOf(found.value, makerOf(gathered, found, chosen), file.path)),
        bytes: (0,digest/* sha256 */.s)(content.bytes, 32),
        lines: gathered.form === 'jsonl' ? lineDigests(content.bytes) : [],
        isReduced,
    };
}
function lineDigests(bytes) {
    return Buffer.from(bytes)
        .toString('utf8')
        .split('\n')
        .map((line) => (0,digest/* sha256 */.s)(line.trim(), 32));
}

// EXTERNAL MODULE: ./src/engine/branch-returns.ts
var branch_returns = __webpack_require__(7278);
// EXTERNAL MODULE: ./src/engine/baseline-reach.ts
var baseline_reach = __webpack_require__(4705);
;// CONCATENATED MODULE: ./src/engine/moved-away.ts

async function movedAwayBy(changes, records, { tree, before }) {
    if (changes === null || changes.deleted.size === 0)
        return null;
    if (!records.some(({ file, restated }) => restated && changes.changed.has(file)))
        return null;
    const isTold = before !== null || changes.movedAway !== undefined;
    if (!isTold || changes.approximate === true)
        return changes.deleted;
    const moved = new Set([...(changes.movedAway ?? []), ...archived(changes, tree)]);
    if (before !== null && [...changes.deleted].some((path) => !moved.has(path))) {
        for (const path of await before.movedAway())
            moved.add(path);
    }
    return moved;
}
function archived({ changed, deleted }, tree) {
    const now = new Set([...changed].filter((path) => tree.find(path) !== undefined).map(archive/* stableFilePath */.R));
    return [...deleted].filter((path) => now.has((0,archive/* stableFilePath */.R)(path)));
}

// EXTERNAL MODULE: ./src/claims/affected.ts
var claims_affected = __webpack_require__(4317);
;// CONCATENATED MODULE: ./src/engine/narrow.ts






async function narrow(gathered, changes, options) {
    const { tree, maxFileSize } = options;
    const others = gathered.filter(({ file }) => !changes.changed.has(file.path));
    const wanted = others.map(({ file }) => file);
    const affected = new Set();
    const originals = [];
    let passedOver = 0;
    let returnsPassedOver = 0;
    let done = 0;
    for await (const contents of tree.read(wanted, maxFileSize)) {
        const batch = others.slice(done, done + contents.length);
        const look = await lookAt(batch, contents, options, changes);
        for (const file of look.affected)
            affected.add(file);
        for (const content of look.originals)
            originals.push(content);
        passedOver += look.passedOver;
        returnsPassedOver += look.returnsPassedOver;
        done += contents.length;
    }
    const isAffected = (path) => changes.changed.has(path) || affected.has(path);
    const judged = gathered.filter(({ file }) => isAffected(file.path));
    return { files: judged, passedOver, returnsPassedOver, originals };
}
async function lookAt(files, contents, options, changes) {
    const { tree, chosenAt } = options;
    const claims = [];
    const holding = new Map();
    const originals = [];
    const readings = await readBatch(files, contents, options);
    files.forEach(({ file, gathered }, n) => {
        const reading = readings[n] ?? null;
        if (reading === null) {
            holding.set(file.path, 0);
            return;
        }
        const { problems, returns } = reading;
        for (const original of originalsIn(file.path, { returns }, options))
            originals.push(original);
        if (problems.length > 0 || returns.length > 0)
            holding.set(file.path, returns.length);
        const chosen = chosenAt(file.path);
        for (const found of returns) {
            for (const claim of claimsOf(found.value, makerOf(gathered, found, chosen), file.path).slice(0, model_claim/* MOST_CLAIMS */.W$))
                claims.push({ claim, returnFile: file.path });
        }
    });
    const affected = await (0,claims_affected/* filesAffectedBy */.J)(claims, tree, changes);
    const others = [...holding].filter(([file]) => !affected.has(file));
    const returnsPassedOver = others.reduce((sum, [, returns]) => sum + returns, 0);
    return { affected, originals, passedOver: others.length, returnsPassedOver };
}

// EXTERNAL MODULE: ./src/model/rule.ts
var model_rule = __webpack_require__(4180);
;// CONCATENATED MODULE: ./src/engine/preexisting.ts



async function markPreexisting(findings, { tree, changes, branch, records, inUse }) {
    const rules = new Map(inUse.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule])));
    const ofRun = (rule) => rule === undefined || rule.scope === 'run';
    const untouched = findings.filter(({ file, index, range, rule }) => {
        if (file === null || ofRun(rules.get(rule)))
            return false;
        return changes.changed.has(file) ? branch?.stoodBefore({ file, index, range }) === true : true;
    });
    if (untouched.length === 0)
        return findings;
    const claims = new Map();
    const made = claimsByPlace(records);
    for (const finding of untouched) {
        const rule = rules.get(finding.rule);
        const mayBeBroken = rule?.scope === 'claim' && rule.after === undefined && (0,model_rule/* isOfTruth */.Nk)(rule);
        const claim = mayBeBroken ? made.get((0,place_key/* placeKey */.r)(finding)) : undefined;
        if (claim !== undefined)
            claims.set(finding, claim);
    }
    const affected = await (0,claims_affected/* claimsAffectedBy */.X)([...claims.values()], tree, changes);
    const before = new Set(untouched.filter((finding) => {
        const claim = claims.get(finding);
        return claim === undefined || !affected.has(claim);
    }));
    return findings.map((finding) => (before.has(finding) ? { ...finding, preexisting: true } : finding));
}
function claimsByPlace(records) {
    const made = new Map();
    for (const { file, index, claims } of records) {
        for (const { claim } of claims) {
            made.set((0,place_key/* placeKey */.r)({ file, index, pointer: claim.pointer }), { claim, returnFile: file });
        }
    }
    return made;
}

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8473);
// EXTERNAL MODULE: ./src/engine/order.ts
var order = __webpack_require__(4990);
;// CONCATENATED MODULE: ./src/engine/commits-of-claims.ts





async function resolveTouched(citing, { tree, context, overrides, mostFindings }) {
    const asked = citing.flatMap((item) => {
        const cited = commits_of_claims_citedBy(item.judged);
        const files = cited === null ? null : filesOf(item);
        return cited === null || files === null || files.size === 0 ? [] : [{ item, cited, files }];
    });
    if (asked.length === 0)
        return [];
    const behind = await tree.commitsBehind(new Map(asked.map(({ item: { of, work } }) => [of.file, work.scopesOf(of.file)])), archive/* stableFilePath */.R);
    const known = asked.flatMap(({ item, cited, files }) => {
        const others = behind.get(item.of.file);
        return others === undefined ? [] : [{ item, commits: new Set([...cited, ...others]), files }];
    });
    const paths = new Set(known.flatMap(({ files }) => [...files.values()].flat()));
    const changed = await tree.changedIn([...new Set(known.flatMap(({ commits }) => [...commits]))], paths);
    const changedBy = commitsByPath(changed);
    const findings = new finding_list/* FindingList */.k(mostFindings);
    for (const { item, commits, files } of known) {
        if ([...commits].some((commit) => !changed.has(commit)))
            continue;
        for (const [at, places] of files) {
            const location = item.made.get(at);
            const before = item.judged[at];
            if (location === undefined || before === undefined)
                continue;
            const touched = places.some((path) => meet(changedBy.get(path), commits));
            const claim = { ...before, touched };
            item.judged[at] = claim;
            for (const active of (0,engine_rules/* claimRules */.GJ)(item.rules.claimAfterCommits, claim, item.of.file, overrides)) {
                for (const problem of active.rule.check(claim, item.of, context)) {
                    const raised = { active, problem: { value: claim.claim.path, ...problem } };
                    findings.add(raised, item.of.file, () => ({ ...location, value: undefined }));
                }
            }
        }
    }
    return findings.pending();
}
function commits_of_claims_citedBy(judged) {
    const verdicts = judged.flatMap(({ claim, verdict }) => ((0,model_claim/* kindOf */.I)(claim) === 'commit' ? [verdict] : []));
    const ids = verdicts.flatMap(({ commit }) => commit ?? []);
    return ids.length === 0 || ids.length < verdicts.length ? null : ids;
}
function filesOf({ judged, made, rules, of }) {
    const files = new Map();
    for (const at of made.keys()) {
        const claim = judged[at];
        if (claim === undefined || (0,engine_rules/* claimRules */.GJ)(rules.claimAfterCommits, claim, of.file, null).length === 0)
            continue;
        const paths = pathsOf(claim);
        if (paths.length > 0)
            files.set(at, paths);
    }
    return files;
}
function pathsOf({ claim, verdict: { name, foundAt, by } }) {
    if ((name === 'relocated' && foundAt === null) || (name === 'removed' && by !== undefined))
        return [];
    const paths = [(0,model_claim/* claimedFile */.YH)(claim), (0,model_path/* normalisePath */.qb)(claim.path), foundAt];
    return [...new Set(paths.filter((path) => path !== null))];
}
function commitsByPath(changed) {
    const found = new Map();
    for (const [commit, paths] of changed) {
        for (const path of paths.keys()) {
            const known = found.get(path);
            if (known === undefined)
                found.set(path, new Set([commit]));
            else
                known.add(commit);
        }
    }
    return found;
}
function meet(one = new Set(), other) {
    const [few, many] = one.size < other.size ? [one, other] : [other, one];
    for (const element of few)
        if (many.has(element))
            return true;
    return false;
}

// EXTERNAL MODULE: ./src/engine/overrides.ts
var engine_overrides = __webpack_require__(4867);
;// CONCATENATED MODULE: ./src/engine/judge-files.ts


















async function judgeFiles(options) {
    const gathering = await judge_files_gather(options);
    const judging = judgingOf(options, gathering.files);
    const { context } = judging;
    const branch = await comparedWithBase(options, gathering, judging);
    const isRestated = branch?.isRestated ?? ((file) => context.changes?.changed.has(file) === true);
    const seeking = { ...judging, isRestated, ...(0,branch_returns/* soughtOf */.OT)(branch, context) };
    const narrowed = await narrowedFiles(gathering.files, seeking, options.mode);
    const judged = await judgeBatches(narrowed.files, seeking, options.onProgress);
    const found = [...judged.pending, ...(await resolveAll(judged, branch, judging))];
    const single = singleIn(gathering.files, found.length);
    if (context.expectedSession !== null && single === null)
        demandOneReturn(judged.records, context);
    const part = await partOf(options, { gathering, judging, branch, narrowed, judged, found });
    const terms = {
        tool: options.tool,
        source: { kind: options.tree.kind, revision: options.tree.revision, root: options.tree.root },
        clock: context.now,
        context,
        inUse: versionsOf(judging),
        levels: options.levels,
        overrides: judging.overrides,
        failOn: options.failOn,
        mostFindings: judging.mostFindings,
        baseline: options.baseline ?? null,
        comparedWith: context.changes === null ? null : { base: context.changes.base, commit: options.before?.commit ?? null },
        isBaseRead: branch !== null,
        single,
    };
    return { part, terms };
}
async function judge_files_gather({ tree, selection, shard, single, context }) {
    const classify = single === undefined ? (0,gather/* classifier */.k)() : () => single;
    const toGathered = (file) => ({ file, gathered: classify(file.path) });
    if (shard === undefined) {
        const files = (await tree.list(selection)).map(toGathered);
        return { files, compared: files, classify };
    }
    if (context.agentBranch === null) {
        const files = (await tree.list((0,gather_shard/* withinShard */.os)(selection, shard))).map(toGathered);
        return { files, compared: files, classify };
    }
    const listed = await tree.list(selection);
    return {
        files: listed.filter(({ path }) => (0,gather_shard/* isInShard */.O1)(path, shard)).map(toGathered),
        compared: listed.filter(({ path }) => context.changes?.changed.has(path) === true).map(toGathered),
        classify,
    };
}
function judgingOf(options, files) {
    const { tree, standards, levels, maxFileSize, mostFindings = finding_list/* MOST_FINDINGS */.V } = options;
    const changed = changedPaths(files, options.context);
    const overrides = (0,engine_overrides/* overridesOf */.F)(options.overrides ?? [], standards);
    const inUse = versionsInUse(standards, overrides);
    return {
        tree,
        chosenAt: overrides?.chosenAt ?? (() => standards),
        ruleSets: new Map(inUse.map((standard) => [standard, (0,engine_rules/* ruleSet */.nP)(standard, levels, overrides)])),
        overrides,
        context: { ...options.context, expectedIn: changed.length === 0 ? null : new Set(changed) },
        maxFileSize,
        mostFindings,
    };
}
async function partOf(options, run) {
    const { gathering, judging, branch, narrowed, judged } = run;
    const { tree, context } = judging;
    const { changes } = context;
    const { records } = judged;
    const inUse = versionsOf(judging);
    const question = { tree, branch, records, inUse };
    const found = [...(0,fingerprint/* withFingerprints */.Q)(run.found)].sort(order/* byPlace */.h);
    const findings = context.answersFor === 'all' || changes === null ? found : await markPreexisting(found, { ...question, changes });
    const isKnowable = await (0,baseline_reach/* knowable */.kO)(options.baseline?.reach, { ...question, changes });
    return {
        holding: judged.holding,
        passedOver: narrowed.passedOver,
        returnsPassedOver: narrowed.returnsPassedOver,
        returns: records,
        findings,
        unknowable: (0,baseline_reach/* unknowableAmong */.Py)(findings, isKnowable, inUse),
        unknowablePlaces: (0,baseline_reach/* unknowablePlaces */.Fq)(isKnowable, changedPaths(gathering.files, context), records),
        candidates: (0,branch_returns/* candidatesAmong */.Lr)(records, branch?.candidates ?? [], inUse),
        copied: [...new Set([...narrowed.originals, ...judged.originals])],
        movedAway: await movedAwayBy(changes, records, { tree, before: options.before ?? null }),
    };
}
async function resolveAll({ postponed, absent, citing }, branch, judging) {
    return [
        ...(await resolvePostponedClaims(postponed, judging)),
        ...(await resolveAbsentClaims(absent, branch, judging)),
        ...(await resolveTouched(citing, judging)),
    ];
}
function versionsInUse(chosen, overrides) {
    const usual = Object.values(chosen).filter((standard) => standard !== undefined);
    return overrides === null ? usual : [...new Set([...usual, ...overrides.standards])];
}
function versionsOf({ ruleSets }) {
    return [...ruleSets.keys()];
}
async function narrowedFiles(files, judging, mode) {
    const { changes } = judging.context;
    if (mode !== 'changed' || changes === null)
        return { files, passedOver: 0, returnsPassedOver: 0, originals: [] };
    return narrow(files, changes, judging);
}
async function comparedWithBase({ before, selection, context }, { compared, classify }, judging) {
    const { changes } = context;
    if (changes === null || before === null || before === undefined)
        return null;
    return compareWithBase({ gathered: compared, classify, judging, selection, changes, before });
}
function singleIn(files, findings) {
    const [first] = files;
    return first?.gathered.single === true ? { file: first.file.path, form: first.gathered.form, findings } : null;
}
function changedPaths(files, { changes }) {
    return changes === null ? [] : files.map(({ file }) => file.path).filter((path) => changes.changed.has(path));
}
function demandOneReturn(records, { expectedIn }) {
    const held = expectedIn === null ? records : records.filter(({ file }) => expectedIn.has(file));
    if (held.length === 1 || (expectedIn !== null && held.length > 0))
        return;
    const found = expectedIn === null ? `${String(held.length)} were found` : 'the files that changed hold none';
    throw new usage_error/* UsageError */.e(`expect-session is held against one return, and ${found}: select its file (PATTERN, or the input paths).`);
}

// EXTERNAL MODULE: ./src/engine/complete-run.ts + 3 modules
var complete_run = __webpack_require__(6357);
// EXTERNAL MODULE: ./src/engine/terms-json.ts
var terms_json = __webpack_require__(4024);
;// CONCATENATED MODULE: ./src/engine/run.ts




async function runGate(options) {
    const { shard, context } = options;
    if (shard !== undefined && context.expectedSession !== null) {
        throw new usage_error/* UsageError */.e('expect-session is held against one return, and a shard judges a part of many: leave one of the two out.');
    }
    const { terms, part } = await judgeFiles(options);
    if (shard === undefined)
        return (0,complete_run/* completeRun */.H)(terms, [part]);
    const json = (0,terms_json/* termsJson */.UI)(terms, options);
    return {
        ...(0,complete_run/* completeShard */.m)(terms, part, shard),
        shard: {
            clock: context.now,
            settings: shard.settings,
            digests: (0,terms_json/* digestsOf */.nw)(json),
            terms: shard.part === 1 ? json : null,
            part,
        },
    };
}

;// CONCATENATED MODULE: ./src/engine/roadmap.ts
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);
async function readRoadmap(tree, limit) {
    const files = PLACES.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
    });
    const texts = [];
    for await (const contents of tree.read(files, limit)) {
        for (const content of contents) {
            const file = files[texts.length]?.path ?? '';
            if (content.kind === 'too-large')
                return { kind: 'too-large', file, size: content.size, limit };
            texts.push(Buffer.from(content.bytes).toString('utf8'));
        }
    }
    return texts.length === 0 ? null : { kind: 'text', text: texts.join('\n') };
}

// EXTERNAL MODULE: ./src/model/version.ts
var version = __webpack_require__(2621);
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
            roadmap: await readRoadmap(tree, settings.maxFileSize),
            changes: also.changes ?? null,
            answersFor: also.answersFor ?? 'all',
            agentBranch: also.agentBranch ?? null,
            agentBranchRequires: settings.agentBranchRequires,
            ifNoReturns: settings.ifNoReturns,
            envelopeMode: settings.envelopeMode,
            mayBeUnclaimed: settings.mayBeUnclaimed,
            ...(also.lastMessage === undefined ? {} : { lastMessage: also.lastMessage }),
        },
        levels: settings.levels,
        overrides: settings.overrides,
        failOn: settings.failOn,
        maxFileSize: settings.maxFileSize,
        mode: also.mode ?? 'all',
        before: also.before ?? null,
        ...(also.baseline === undefined ? {} : { baseline: also.baseline }),
        ...(also.mostFindings === undefined ? {} : { mostFindings: also.mostFindings }),
        ...(also.single === undefined ? {} : { single: also.single }),
        ...(also.shard === undefined ? {} : { shard: also.shard }),
        ...(also.onProgress === undefined ? {} : { onProgress: also.onProgress }),
    });
}


/***/ })

};
;
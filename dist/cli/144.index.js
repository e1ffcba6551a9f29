"use strict";
exports.id = 144;
exports.ids = [144];
exports.modules = {

/***/ 2571:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ judgeTree)
});

// EXTERNAL MODULE: ./src/baseline/fingerprint.ts
var fingerprint = __webpack_require__(4319);
// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
// EXTERNAL MODULE: ./src/engine/batch.ts + 1 modules
var engine_batch = __webpack_require__(1437);
// EXTERNAL MODULE: ./src/engine/absent.ts + 1 modules
var engine_absent = __webpack_require__(9917);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/baseline/stable-path.ts
var stable_path = __webpack_require__(5498);
// EXTERNAL MODULE: ./src/engine/read-batch.ts + 1 modules
var read_batch = __webpack_require__(3246);
// EXTERNAL MODULE: ./src/engine/statement.ts
var engine_statement = __webpack_require__(7359);
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
        return statement === undefined || earlier === undefined || !(0,engine_statement/* saysTheSame */.Yq)(statement, earlier, isThere);
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
            return earlierOf(file, index)?.claims.has((0,engine_statement/* claimKey */.Eo)(path)) === true;
        },
        isRestated: (file, index) => now.has(file) && isNew(file, index) && isRestated(file, index),
        stoodBefore: ({ file, index, range }) => {
            const said = file === null ? undefined : now.get(file);
            if (file === null || said === undefined)
                return true;
            if (index !== null)
                return !isNew(file, index);
            if (files.has(said.bytes))
                return true;
            const line = range === null ? undefined : said.lines[range.startLine - 1];
            return line !== undefined && predecessorOf(file)?.lineSet.has(line) === true;
        },
        mayBeKnown: ({ file, index, range, pointer, property }, ofTruth) => {
            const said = file === null ? undefined : now.get(file);
            if (file === null || said === undefined)
                return true;
            const earlier = predecessorOf(file);
            if (earlier === undefined)
                return false;
            if (index !== null) {
                const place = property === undefined ? (pointer ?? '') : (0,model_pointer/* join */.fj)(pointer ?? '', property);
                return !(ofTruth || TELLING.has(place)) || !isRestated(file, index);
            }
            const line = range === null ? undefined : said.lines[range.startLine - 1];
            if (said.bytes === earlier.bytes)
                return true;
            if (line !== undefined)
                return earlier.lineSet.has(line);
            const { length } = said.returns;
            return length > 0 && length === earlier.returns.length && said.returns.every((_, n) => !isRestated(file, n));
        },
    };
}
function predecessors(then, isThere) {
    const moved = new Map();
    for (const path of then.keys())
        if (!isThere(path))
            moved.set((0,stable_path/* stableFilePath */.R)(path), path);
    const made = new Map();
    return (file) => {
        const path = then.has(file) ? file : moved.get((0,stable_path/* stableFilePath */.R)(file));
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
        const key = `${String(index)} ${file}`;
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
        const readings = await (0,read_batch/* readBatch */.x)(batch, contents, options);
        batch.forEach((file, n) => {
            found.set(file.file.path, statementsIn(file, contents[n], readings[n] ?? null, options));
        });
        done += contents.length;
    }
    return found;
}
function statementsIn({ file, gathered }, content, reading, options) {
    const isReduced = gathered.reduced;
    if (content?.kind !== 'bytes' || reading === null)
        return { returns: [], bytes: file.id, lines: [], isReduced };
    const { returns } = reading;
    const chosen = options.chosenAt(file.path);
    return {
        returns: returns.map((found) => (0,engine_statement/* statementOf */.T8)(found.value, chosen[(0,engine_batch/* familyOfReturn */.iv)(gathered, found, chosen)]?.claimFields ?? [])),
        bytes: (0,engine_statement/* digest */.br)(content.bytes),
        lines: gathered.form === 'jsonl' ? linesOf(content.bytes) : [],
        isReduced,
    };
}
function linesOf(bytes) {
    return Buffer.from(bytes)
        .toString('utf8')
        .split('\n')
        .map((line) => (0,engine_statement/* digest */.br)(line.trim()));
}

// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
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

// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(3870);
// EXTERNAL MODULE: ./src/claims/relocation.ts
var relocation = __webpack_require__(2803);
// EXTERNAL MODULE: ./src/claims/resolve.ts
var resolve = __webpack_require__(5125);
;// CONCATENATED MODULE: ./src/claims/affected.ts



async function filesAffectedBy(claims, tree, changes) {
    return affectedBy(claims, tree, changes, ({ returnFile }) => returnFile);
}
async function claimsAffectedBy(claims, tree, changes) {
    return affectedBy(claims, tree, changes, (claim) => claim);
}
async function affectedBy(claims, tree, { changed, deleted }, of) {
    const isTouched = (path) => changed.has(path) || deleted.has(path);
    const affected = new Set();
    const resolver = new resolve/* Resolver */.x(tree, isTouched);
    let linked = [];
    for (const made of claims) {
        const { claim, returnFile } = made;
        const subject = of(made);
        if (claim.kind === 'observation' || affected.has(subject) || (0,model_path/* isTooLong */.pn)(claim.path))
            continue;
        const path = (0,model_path/* normalisePath */.qb)(claim.path);
        if (path === null)
            continue;
        for (const place of [path, ...(0,relocation/* movedWith */.W)(path, returnFile)]) {
            if (isTouched(place))
                affected.add(subject);
            else if (tree.find(place)?.kind !== 'file')
                linked.push({ place, subject });
        }
    }
    if (linked.length === 0)
        return affected;
    const gone = foldersOf(deleted);
    while (linked.length > 0) {
        linked = linked.filter(({ place, subject }) => {
            if (affected.has(subject))
                return false;
            const found = resolver.resolve(place);
            const isGone = found.kind === 'absent' && found.linked && gone.has(found.at);
            if (found.kind !== 'unread' && (found.touched || isGone))
                affected.add(subject);
            return found.kind === 'unread';
        });
        await resolver.read();
    }
    return affected;
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

// EXTERNAL MODULE: ./src/model/rule.ts
var model_rule = __webpack_require__(1799);
;// CONCATENATED MODULE: ./src/engine/known.ts



async function knowable(reach, { tree, changes, branch, records, inUse }) {
    if (reach === undefined || reach === 'everything' || changes === null)
        return () => true;
    const rules = inUse.flatMap((standard) => standard.rules.map(({ rule }) => rule));
    const ofTruth = new Set(rules.filter(model_rule/* isOfTruth */.Nk).map(({ id }) => id));
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
    const concerned = await filesAffectedBy(claims, tree, changes);
    return ({ file, rule }) => file !== null && !changes.changed.has(file) && !(ofTruth.has(rule) && concerned.has(file));
}
function brokenBy({ deleted }, records) {
    if (deleted.size === 0)
        return () => false;
    const key = (file, index, pointer) => `${String(index)} ${pointer} ${file}`;
    const broken = new Set(records.flatMap(({ file, index, claims }) => claims.flatMap(({ claim }) => deleted.has((0,model_path/* normalisePath */.qb)(claim.path) ?? '') ? [key(file, index, claim.pointer)] : [])));
    return ({ file, index, pointer }) => file !== null && index !== null && pointer !== null && broken.has(key(file, index, pointer));
}

// EXTERNAL MODULE: ./src/claims/claims.ts
var claims_claims = __webpack_require__(3180);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(5821);
;// CONCATENATED MODULE: ./src/engine/narrow.ts





async function narrow(gathered, changes, options) {
    const { tree, maxFileSize } = options;
    const others = gathered.filter(({ file }) => !changes.changed.has(file.path));
    const wanted = others.map(({ file }) => file);
    const concerned = new Set();
    const originals = [];
    let passedOver = 0;
    let done = 0;
    for await (const contents of tree.read(wanted, maxFileSize)) {
        const batch = others.slice(done, done + contents.length);
        const look = await lookAt(batch, contents, options, changes);
        for (const file of look.concerned)
            concerned.add(file);
        for (const content of look.originals)
            originals.push(content);
        passedOver += look.passedOver;
        done += contents.length;
    }
    const isConcerned = (path) => changes.changed.has(path) || concerned.has(path);
    return { files: gathered.filter(({ file }) => isConcerned(file.path)), passedOver, originals };
}
async function lookAt(files, contents, options, changes) {
    const { tree, chosenAt } = options;
    const claims = [];
    const holding = [];
    const originals = [];
    const readings = await (0,read_batch/* readBatch */.x)(files, contents, options);
    files.forEach(({ file, gathered }, n) => {
        const reading = readings[n] ?? null;
        if (reading === null) {
            holding.push(file.path);
            return;
        }
        const { problems, returns } = reading;
        for (const original of (0,engine_batch/* originalsIn */.cL)(file.path, { returns }, options))
            originals.push(original);
        if (problems.length > 0 || returns.length > 0)
            holding.push(file.path);
        const chosen = chosenAt(file.path);
        for (const found of returns) {
            const fields = chosen[(0,engine_batch/* familyOfReturn */.iv)(gathered, found, chosen)]?.claimFields ?? [];
            for (const claim of (0,claims_claims/* claimsOf */.d)(found.value, fields).slice(0, model_claim/* MOST_CLAIMS */.W))
                claims.push({ claim, returnFile: file.path });
        }
    });
    const concerned = await filesAffectedBy(claims, tree, changes);
    return { concerned, originals, passedOver: holding.filter((file) => !concerned.has(file)).length };
}

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
        const claim = rule?.scope === 'claim' && (0,model_rule/* isOfTruth */.Nk)(rule) ? made.get(placeOf(finding)) : undefined;
        if (claim !== undefined)
            claims.set(finding, claim);
    }
    const affected = await claimsAffectedBy([...claims.values()], tree, changes);
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
            made.set(placeOf({ file, index, pointer: claim.pointer }), { claim, returnFile: file });
        }
    }
    return made;
}
function placeOf({ file, index, pointer }) {
    return JSON.stringify([file, index, pointer]);
}

// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/engine/finding-list.ts
var finding_list = __webpack_require__(4100);
// EXTERNAL MODULE: ./src/engine/rules.ts
var rules = __webpack_require__(289);
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
    const lines = run_rules_linesOf(run);
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
function run_rules_linesOf({ returns }) {
    let lines;
    return () => (lines ??= new Map(returns.map(({ file, index, line }) => [`${String(index)} ${file}`, line])));
}

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8473);
// EXTERNAL MODULE: ./src/engine/conclude.ts
var conclude = __webpack_require__(9689);
// EXTERNAL MODULE: ./src/engine/order.ts
var order = __webpack_require__(4990);
// EXTERNAL MODULE: ./src/engine/tally.ts
var tally = __webpack_require__(1156);
// EXTERNAL MODULE: ./src/model/vocabulary.ts
var vocabulary = __webpack_require__(8053);
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
    const classify = (0,gather/* classifier */.k)();
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
    const isRestated = branch?.isRestated ?? ((file) => context.changes?.changed.has(file) === true);
    const seeking = { ...judging, isRestated, ...soughtOf(branch, context) };
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
    for (const found of await (0,engine_absent/* resolveAbsentClaims */.H)(absent, branch, judging))
        drafts.push(found);
    if (context.expectedSession !== null)
        demandOneReturn(records, context);
    const brought = context.agentBranch === null || branch === null ? null : broughtBy(branch, { copied, records, inUse });
    const run = { files: holding + passedOver, returns: records, stale: null, brought };
    const onRun = (subject, stage) => judgeRun(subject, inUse, { levels, overrides }, context, stage, mostFindings);
    for (const found of onRun(run, 'returns'))
        drafts.push(found);
    const found = toFindings(drafts);
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
    const late = toFindings(onBaseline);
    const marked = context.answersFor === 'all' || context.changes === null
        ? settlement.findings
        : await markPreexisting(settlement.findings, { tree, changes: context.changes, branch, records, inUse });
    const findings = late.length === 0 ? marked : [...marked, ...late].sort(order/* byPlace */.h);
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
    const { files, passedOver, originals } = await narrow(gathered, changes, judging);
    return { wanted: files, passedOver, originals };
}
async function comparedWithBase({ before, selection, context }, found) {
    const { changes } = context;
    if (changes === null || before === null || before === undefined)
        return null;
    return compareWithBase({ ...found, selection, changes, before });
}
function toFindings(drafts) {
    return [...(0,fingerprint/* withFingerprints */.Q)(drafts)].sort(order/* byPlace */.h);
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
var roadmap = __webpack_require__(8082);
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
            roadmap: await (0,roadmap/* readRoadmap */.x)(tree, settings.maxFileSize),
            changes: also.changes ?? null,
            answersFor: also.answersFor ?? 'all',
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


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yp: () => (/* binding */ versionsWith),
/* harmony export */   aA: () => (/* binding */ versionsInWords),
/* harmony export */   aO: () => (/* binding */ rules),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qg: () => (/* binding */ orderedStandards)
/* harmony export */ });
/* harmony import */ var _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8053);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(108);


const orderedStandards = _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule === rule)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
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
    return _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length && meant.length > 0 ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}


/***/ })

};
;
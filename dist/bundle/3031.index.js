"use strict";
exports.id = 3031;
exports.ids = [3031];
exports.modules = {

/***/ 4110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ claimCounts),
/* harmony export */   _L: () => (/* binding */ fateOf),
/* harmony export */   kF: () => (/* binding */ claimsInWords)
/* harmony export */ });
/* harmony import */ var _model_truth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6800);
/* harmony import */ var _verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5160);


const WORDS = {
    present: ['present', 'good'],
    relocated: ['moved', 'good'],
    deleted: ['deleted', 'good'],
    removed: ['removed since', 'doubtful'],
    undetermined: ['undetermined', 'doubtful'],
    unverifiable: ['unverifiable', 'doubtful'],
    agrees: ['borne out', 'good'],
    behind: ['not borne out', 'doubtful'],
    'other-total': ['not borne out', 'doubtful'],
    differs: ['not borne out', 'doubtful'],
    'no-plan': ['not compared', 'doubtful'],
    'not-countable': ['not compared', 'doubtful'],
};
function fateOf(verdict) {
    return WORDS[verdict] ?? ['absent', 'doubtful'];
}
function claimCounts(record) {
    const counts = new Map([
        ['not true', { n: 0, tone: 'bad' }],
        ...Object.values(WORDS).map(([word, tone]) => [word, { n: 0, tone }]),
        [_verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_IN_HISTORY */ .Rf, { n: 0, tone: 'doubtful' }],
        ['absent', { n: 0, tone: 'doubtful' }],
    ]);
    for (const judged of record.claims.filter(_model_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ)) {
        const word = (0,_model_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntrue */ .cO)(judged, record)
            ? 'not true'
            : (0,_model_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsentCommit */ .R2)(judged)
                ? _verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_IN_HISTORY */ .Rf
                : (0,_model_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotBorneOut */ .wp)(judged)
                    ? 'not borne out'
                    : fateOf(judged.verdict.name)[0];
        const of = counts.get(word);
        if (of !== undefined)
            of.n++;
    }
    return [...counts].filter(([, { n }]) => n > 0).map(([word, { n, tone }]) => ({ n, word, tone }));
}
function claimsInWords(record) {
    return claimCounts(record)
        .map(({ n, word }) => `${String(n)} ${word}`)
        .join(', ');
}


/***/ }),

/***/ 4230:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ delegation)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

function delegation(returns, fails) {
    const agents = new Map();
    const calls = new Map();
    for (const record of returns) {
        const path = record.delegation;
        for (const name of new Set(path)) {
            const agent = agents.get(name) ?? { name, returns: 0, failing: 0, seen: 0 };
            agents.set(name, agent);
            agent.seen++;
        }
        const last = agents.get(path[path.length - 1] ?? '');
        if (last !== undefined && path.length > 0) {
            last.returns++;
            if (fails(record))
                last.failing++;
        }
        const steps = new Map();
        for (let at = 1; at < path.length; at++) {
            const step = [path[at - 1] ?? '', path[at] ?? ''];
            steps.set(JSON.stringify(step), step);
        }
        for (const [key, [from, to]] of steps) {
            const call = calls.get(key) ?? { from, to, returns: 0 };
            calls.set(key, call);
            call.returns++;
        }
    }
    return {
        agents: [...agents.values()].sort((a, b) => b.seen - a.seen || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.name, b.name)),
        calls: [...calls.values()].sort((a, b) => b.returns - a.returns || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.from, b.from) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.to, b.to)),
    };
}


/***/ }),

/***/ 685:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ group),
/* harmony export */   c: () => (/* binding */ numbersOf)
/* harmony export */ });
/* harmony import */ var _model_place_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6200);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1300);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3461);
/* harmony import */ var _truth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);




function group({ returns, findings }) {
    const ofReturn = new Map();
    const byIdentity = new Map();
    const byFile = new Map();
    const several = new Set();
    for (const record of [...returns].sort((a, b) => (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a.file, b.file))) {
        const list = [];
        ofReturn.set(record, list);
        byIdentity.set((0,_model_place_key_js__WEBPACK_IMPORTED_MODULE_2__/* .returnKey */ .w)(record), list);
        if (byFile.has(record.file) || (0,_truth_js__WEBPACK_IMPORTED_MODULE_0__/* .isLog */ .V_)(record.file))
            several.add(record.file);
        byFile.set(record.file, list);
    }
    for (const file of several)
        byFile.delete(file);
    const ofFile = new Map();
    const ofRun = [];
    for (const finding of findings) {
        const { file, index } = finding;
        if (file === null) {
            ofRun.push(finding);
            continue;
        }
        const known = (index === null ? undefined : byIdentity.get((0,_model_place_key_js__WEBPACK_IMPORTED_MODULE_2__/* .returnKey */ .w)({ file, index }))) ?? byFile.get(file);
        if (known !== undefined)
            known.push(finding);
        else {
            const list = [finding];
            ofFile.set(file, list);
            byFile.set(file, list);
        }
    }
    return { ofReturn, ofFile: new Map([...ofFile].sort(([a], [b]) => (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareNatural */ .d)(a, b))), ofRun };
}
function numbersOf(findings) {
    const numbers = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isActive */ .$m)(finding))
            numbers[finding.severity]++;
    return numbers;
}


/***/ }),

/***/ 6007:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ hunksOf)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7291);

const FAR_APART = 2000;
const NO_LINE_END = '\\ No newline at end of file';
function hunksOf(old, next, context) {
    const found = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)('', '', old, next, undefined, undefined, { context, maxEditLength: FAR_APART });
    if (found !== undefined)
        return found.hunks;
    const [removed, added] = [splitLines(old), splitLines(next)];
    const marked = (lines, mark, text) => [
        ...lines.map((line) => mark + line),
        ...(text === '' || text.endsWith('\n') ? [] : [NO_LINE_END]),
    ];
    const lines = [...marked(removed, '-', old), ...marked(added, '+', next)];
    return [{ oldStart: 1, oldLines: removed.length, newStart: 1, newLines: added.length, lines }];
}
function splitLines(text) {
    return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}


/***/ }),

/***/ 8976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ patchOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3020);
/* harmony import */ var _hunks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6007);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5340);




const CONTEXT = 3;
function patchOf({ path, before, after }) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(before) || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(after))
        return null;
    const hunks = (0,_hunks_js__WEBPACK_IMPORTED_MODULE_3__/* .hunksOf */ .H)(Buffer.from(before).toString('utf8'), Buffer.from(after).toString('utf8'), CONTEXT);
    if (hunks.length === 0)
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)('');
    const [old, next] = [quoted(`a/${path}`), quoted(`b/${path}`)];
    const lines = [
        `diff --git ${old} ${next}`,
        `--- ${old}`,
        `+++ ${next}`,
        ...hunks.flatMap((hunk) => [headOf(hunk), ...hunk.lines]),
    ];
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(lines.map((line) => `${line}\n`).join(''));
}
function headOf({ oldStart, oldLines, newStart, newLines }) {
    return `@@ -${hunkRange(oldStart, oldLines)} +${hunkRange(newStart, newLines)} @@`;
}
function hunkRange(start, lines) {
    return `${String(lines === 0 ? start - 1 : start)},${String(lines)}`;
}
function quoted(name) {
    if (/^[\w./+@%=~-]+$/.test(name))
        return name;
    const bytes = [...(0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOfName */ .q)(name)].map((byte) => {
        const character = String.fromCharCode(byte);
        return /[\w./+@%=~ -]/.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`;
    });
    return `"${bytes.join('')}"`;
}


/***/ }),

/***/ 4319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ rulePage),
/* harmony export */   m: () => (/* binding */ RULE_PAGES)
/* harmony export */ });
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2621);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5340);


const RULE_PAGES = `${_model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY */ .B}/blob/v${_model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}/docs/rules`;
function rulePage(rule, pages = RULE_PAGES) {
    return `${pages}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(rule)}.md`;
}


/***/ }),

/***/ 3031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ SUMMARY_LIMIT),
  B: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(1300);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var conclusion = __webpack_require__(4359);
// EXTERNAL MODULE: ./src/report/delegation.ts
var delegation = __webpack_require__(4230);
// EXTERNAL MODULE: ./src/report/grouping.ts
var grouping = __webpack_require__(685);
// EXTERNAL MODULE: ./src/report/statistics.ts
var statistics = __webpack_require__(5859);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(3303);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(5340);
;// CONCATENATED MODULE: ./src/report/mermaid.ts


const MOST_AGENTS = 24;
const MOST_CALLS = 40;
const LABEL_LIMIT = 40;
function flowchart({ agents, calls }) {
    const shown = agents.slice(0, MOST_AGENTS);
    const ids = new Map(shown.map(({ name }, n) => [name, n]));
    const drawn = calls.filter(({ from, to }) => ids.has(from) && ids.has(to)).slice(0, MOST_CALLS);
    if (drawn.length === 0)
        return null;
    const joined = new Set(drawn.flatMap(({ from, to }) => [from, to]));
    const nodes = shown.flatMap(({ name, returns, failing }, n) => {
        if (!joined.has(name))
            return [];
        const label = name.trim() === '' ? (0,sink/* gfm */.Te) `no name` : (0,sink/* mermaidLabel */._b)(name, LABEL_LIMIT);
        const result = returns === 0
            ? (0,sink/* gfm */.Te) ``
            : (0,sink/* gfm */.Te) `<br>${(0,model_text/* count */.U9)(returns, 'return')}${failing === 0 ? '' : `, ${String(failing)} failing`}`;
        return [(0,sink/* gfm */.Te) `  n${n}["${label}${result}"]\n${failing === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `  class n${n} failing\n`}`];
    });
    const edges = drawn.map(({ from, to, returns }) => {
        const times = returns === 1 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `|${returns}|`;
        return (0,sink/* gfm */.Te) `  n${ids.get(from) ?? 0} -->${times} n${ids.get(to) ?? 0}\n`;
    });
    return {
        fence: (0,sink/* gfm */.Te) `\`\`\`mermaid\nflowchart LR\n  classDef failing stroke:#cf222e,stroke-width:2px\n${nodes}${edges}\`\`\`\n`,
        hidden: agents.length - shown.length + calls.length - drawn.length,
    };
}

// EXTERNAL MODULE: ./src/report/of-rules.ts
var of_rules = __webpack_require__(9311);
// EXTERNAL MODULE: ./src/report/repeats.ts
var report_repeats = __webpack_require__(9314);
// EXTERNAL MODULE: ./src/report/patch.ts
var report_patch = __webpack_require__(8976);
// EXTERNAL MODULE: ./src/report/batches.ts
var batches = __webpack_require__(5026);
;// CONCATENATED MODULE: ./src/report/summary/rows.ts

function bytes(text) {
    return Buffer.byteLength(text);
}
function take(rows, room) {
    const taken = [];
    let size = 0;
    for (const row of rows) {
        const next = size + bytes(row.text);
        if (next > room)
            return { rows: taken, bytes: size, complete: false };
        size = next;
        taken.push(row);
    }
    return { rows: taken, bytes: size, complete: true };
}
function* write({ before, rows, after }) {
    yield before.text;
    yield* (0,batches/* joined */.oR)(textsOf(rows));
    yield after.text;
}
function* textsOf(rows) {
    for (const { text } of rows)
        yield text;
}

;// CONCATENATED MODULE: ./src/report/summary/patch.ts




const FRAME = 1024;
const MOST_NAMED = 20;
function patchSection({ changes, suggested, more }, room) {
    if (changes.length + suggested + more === 0)
        return (0,sink/* gfm */.Te) ``;
    const patches = [];
    const others = [];
    let left = room - FRAME - Math.min(changes.length, MOST_NAMED) * LONGEST_NAME;
    for (const change of changes) {
        const patch = (0,report_patch/* patchOf */.g)(change);
        const isShown = patch !== null && !/[\r\uFEFF]/.test(patch) && bytes(patch) <= left;
        if (!isShown)
            others.push(change.path);
        else {
            left -= bytes(patch);
            patches.push(patch);
        }
    }
    const parts = [
        (0,sink/* gfm */.Te) `### Fixes\n\n`,
        ...(suggested === 0
            ? []
            : [
                (0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(suggested, 'safe fix', 'safe fixes')} stand${suggested === 1 ? 's' : ''} as suggestions on the pull request.\n\n`,
            ]),
        ...(patches.length === 0 ? [] : shownPatch(patches)),
        ...(others.length === 0 ? [] : [(0,sink/* gfm */.Te) `Not in a patch here: ${namedFiles(others)}. ${BY_COMMAND}\n\n`]),
        ...(more === 0 ? [] : [(0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(more, 'more file')} may be mended. ${BY_COMMAND}\n\n`]),
    ];
    return (0,sink/* gfm */.Te) `${parts}`;
}
const BY_COMMAND = (0,sink/* gfm */.Te) `${(0,sink/* code */.aY)('return-gate fix')} shows what it would mend there, and ${(0,sink/* code */.aY)('return-gate fix --write')} mends it.`;
function shownPatch(patches) {
    const what = (0,sink/* gfm */.Te) `Safe fixes in ${(0,model_text/* count */.U9)(patches.length, 'file')}, as a patch`;
    const how = (0,sink/* gfm */.Te) `Apply it at the top of the repository with ${(0,sink/* code */.aY)('git apply')}, or run ${(0,sink/* code */.aY)('return-gate fix --write')}.`;
    return [
        (0,sink/* gfm */.Te) `${what}: nothing that a return says changes. ${how}\n\n`,
        (0,sink/* gfm */.Te) `<details><summary>Patch</summary>\n\n${(0,sink/* codeBlock */.DV)('diff', (0,sink/* concat */.xW)(patches))}\n</details>\n\n`,
    ];
}
const LONGEST_SHOWN = 100;
const LONGEST_NAME = LONGEST_SHOWN * 16;
function namedFiles(paths) {
    const shown = paths.slice(0, MOST_NAMED).map((path, n) => (0,sink/* gfm */.Te) `${n === 0 ? '' : ', '}${(0,sink/* code */.aY)(path, LONGEST_SHOWN)}`);
    const hidden = paths.length - shown.length;
    return hidden === 0 ? (0,sink/* gfm */.Te) `${shown}` : (0,sink/* gfm */.Te) `${shown} and ${(0,model_text/* count */.U9)(hidden, 'more file')}`;
}

// EXTERNAL MODULE: ./src/report/finding-words.ts
var finding_words = __webpack_require__(7855);
// EXTERNAL MODULE: ./src/report/rule-pages.ts
var rule_pages = __webpack_require__(4319);
;// CONCATENATED MODULE: ./src/report/summary/place.ts




const WORD_LIMIT = 80;
const MARK = { error: (0,sink/* gfm */.Te) `❌`, warning: (0,sink/* gfm */.Te) `⚠️`, notice: (0,sink/* gfm */.Te) `ℹ️` };
function placesOf(report, links, rulePages) {
    return { root: report.source.root, links, rulePages };
}
function ruleLink({ rulePages }, rule) {
    return (0,sink/* link */.nf)((0,sink/* code */.aY)(rule), (0,rule_pages/* rulePage */.g)(rule, rulePages));
}
function fileLink(places, file, line) {
    return withLink(places, file, line, pathCode(line === null ? file : `${file}:${String(line)}`));
}
function placeLink(places, { file, line }) {
    return file === null ? (0,sink/* gfm */.Te) `${finding_words/* WHOLE_RUN */.Wx}` : fileLink(places, file, line);
}
function lineLink(places, { file, line }, word) {
    return file === null || line === null ? (0,sink/* gfm */.Te) `` : withLink(places, file, line, (0,sink/* gfm */.Te) `${word}${line}`);
}
function withLink({ root, links }, file, line, label) {
    return links === null ? label : (0,sink/* link */.nf)(label, (0,report_links/* fileUrl */.iw)(links, (0,report_links/* inRepository */.yJ)(root, file), line ?? 1));
}
const FITTING = 50;
function pathCode(path) {
    return path.length <= FITTING || path.length > sink/* TEXT_LIMIT */.W$ ? (0,sink/* code */.aY)(path) : (0,sink/* gfm */.Te) `<code>${breakable(path)}</code>`;
}
function breakable(text) {
    if (text.length > sink/* TEXT_LIMIT */.W$)
        return (0,sink/* gfm */.Te) `${text}`;
    const [first = '', ...others] = text.split(/(?<=\/|(?<![0-9a-f]{7})_(?![0-9a-f]{7}))(?=\S{12})/i);
    return others.length === 0 ? (0,sink/* gfm */.Te) `${first}` : (0,sink/* gfm */.Te) `${first}${others.map((part) => (0,sink/* gfm */.Te) `<wbr>${part}`)}`;
}

// EXTERNAL MODULE: ./src/report/reading-order.ts
var reading_order = __webpack_require__(7235);
;// CONCATENATED MODULE: ./src/report/summary/subject.ts




function subjectsOf({ ofReturn, ofFile, ofRun }, counts) {
    const found = [];
    const add = (file, record, list) => {
        const findings = list.filter((finding) => (0,model_finding/* isActive */.$m)(finding) && counts(finding));
        if (findings.length > 0)
            found.push({ file, record, findings });
    };
    for (const [file, list] of ofFile)
        add(file, null, list);
    for (const [record, list] of ofReturn)
        add(record.file, record, list);
    add(null, null, ofRun);
    return found.sort((a, b) => (0,reading_order/* byFile */.y)(a.file, b.file));
}
function titleOf(places, { file, record }) {
    if (file === null)
        return (0,sink/* gfm */.Te) `**The whole run**`;
    if (record === null)
        return (0,sink/* gfm */.Te) `**${fileLink(places, file, null)}**`;
    const { index, line, status, agent } = record;
    const name = fileLink(places, file, index === 0 && line === 1 ? null : line);
    const ending = status === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(status, WORD_LIMIT)}`;
    const by = agent === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` by ${(0,sink/* code */.aY)(agent, WORD_LIMIT)}`;
    return (0,sink/* gfm */.Te) `**${name}**${ending}${by}`;
}

// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(1502);
// EXTERNAL MODULE: ./src/report/claims-in-words.ts
var claims_in_words = __webpack_require__(4110);
// EXTERNAL MODULE: ./src/report/verdict-counts.ts
var verdict_counts = __webpack_require__(5160);
;// CONCATENATED MODULE: ./src/report/summary/advice.ts

function adviceOn(words, fix = words.fix) {
    if (words.fix === '')
        return (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `<br>→ ${fix}${words.command === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` (fixable: ${(0,sink/* code */.aY)(words.command)})`}`;
}

;// CONCATENATED MODULE: ./src/report/summary/agents.ts



function agentsOf(repeat) {
    const agents = (0,report_repeats/* agentsInWords */.Ni)(repeat);
    return agents === ''
        ? (0,sink/* gfm */.Te) ``
        : (0,sink/* gfm */.Te) `<br>by ${agents === repeat.agents[0]?.[0] ? (0,sink/* code */.aY)(agents, WORD_LIMIT) : (0,sink/* gfm */.Te) `${agents}`}`;
}

;// CONCATENATED MODULE: ./src/report/summary/tables.ts










const NONE = (0,sink/* gfm */.Te) `–`;
function verdictTable(report) {
    const counts = (0,verdict_counts/* verdictCounts */.US)(report);
    if (counts.length === 0)
        return (0,sink/* gfm */.Te) ``;
    const cells = (cell) => (0,sink/* gfm */.Te) `|${counts.map(cell)}\n`;
    const header = cells(({ name }) => (0,sink/* gfm */.Te) ` ${name} |`);
    const numbers = cells(({ n }) => (0,sink/* gfm */.Te) ` ${n} |`);
    return (0,sink/* gfm */.Te) `### Claims\n\n${header}${cells(() => (0,sink/* gfm */.Te) ` --: |`)}${numbers}\n`;
}
const RULES_HEADER = (0,sink/* gfm */.Te) `| Rule | Errors | Warnings | Notices |\n| :-- | --: | --: | --: |\n`;
function* ruleRows(rules, places) {
    for (const { rule, numbers } of rules) {
        const cells = model_severity/* SEVERITIES */.oC.map((severity) => (0,sink/* gfm */.Te) ` ${numbers[severity] === 0 ? NONE : (0,sink/* gfm */.Te) `${numbers[severity]}`} |`);
        yield (0,sink/* gfm */.Te) `| ${ruleLink(places, rule)} |${cells}\n`;
    }
}
const RETURNS_HEADER = (0,sink/* gfm */.Te) `| File | Standard | Status | Agent | Claims | Findings |\n| :-- | :-- | :-- | :-- | :-- | :-- |\n`;
function* returnRows({ ofReturn }, places, which) {
    for (const [record, list] of ofReturn) {
        const numbers = (0,grouping/* numbersOf */.c)(list);
        const found = model_severity/* SEVERITIES */.oC.filter((severity) => numbers[severity] > 0);
        if (which === 'with findings' && found.length === 0)
            continue;
        yield returnRow(record, places, found.map((severity) => (0,sink/* gfm */.Te) ` ${MARK[severity]}\u00a0${numbers[severity]}`));
    }
}
function returnRow(record, places, findings) {
    const { file, index, line, standard, status, agent, claims } = record;
    const proven = claims.length === 0 ? NONE : (0,sink/* gfm */.Te) `${(0,claims_in_words/* claimsInWords */.kF)(record)}`;
    const where = fileLink(places, file, index === 0 && line === 1 ? null : line);
    const words = [standard, status ?? '', agent ?? ''].map((word) => (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(word, WORD_LIMIT)} |`);
    return (0,sink/* gfm */.Te) `| ${where} |${words} ${proven} |${findings.length === 0 ? (0,sink/* gfm */.Te) ` ${NONE}` : findings} |\n`;
}
const FINDINGS_HEADER = (0,sink/* gfm */.Te) `| Line | Finding | Rule |\n| --: | :-- | :-- |\n`;
function* findingRows({ untrue, repeats, single }, places, which) {
    const advising = which === 'with advice';
    yield* subjectRows(untrue, places, advising);
    for (const repeat of repeats)
        yield { row: repeatRow(repeat, places, advising), findings: repeat.findings.length };
    yield* subjectRows(single, places, advising);
}
function* subjectRows(subjects, places, advising) {
    for (const subject of subjects) {
        for (const [n, finding] of subject.findings.entries()) {
            const title = n > 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `|  | ${titleOf(places, subject)} |  |\n`;
            yield { row: (0,sink/* gfm */.Te) `${title}${findingRow(finding, places, advising)}`, findings: 1 };
        }
    }
}
function findingRow(finding, places, advising) {
    const words = (0,finding_words/* findingWords */.Hu)(finding);
    const { severity, message, rule, fix } = words;
    const advice = advising ? adviceOn(words, breakable(fix)) : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `| ${lineLink(places, words, '')} | ${MARK[severity]} ${breakable(message)}${advice} | ${(0,sink/* code */.aY)(rule)} |\n`;
}
const MOST_PLACES = 20;
function repeatRow(repeat, places, advising) {
    const words = (0,finding_words/* repeatWords */.fO)(repeat);
    const { severity, message, rule, fix } = words;
    const { findings } = repeat;
    const advice = advising ? adviceOn(words, breakable(fix)) : (0,sink/* gfm */.Te) ``;
    const named = findings
        .slice(0, MOST_PLACES)
        .flatMap((finding, n) => [n === 0 ? (0,sink/* gfm */.Te) `<br>` : (0,sink/* gfm */.Te) `, `, placeLink(places, (0,finding_words/* findingWords */.Hu)(finding))]);
    const more = findings.length - MOST_PLACES;
    const rest = more > 0 ? (0,sink/* gfm */.Te) ` and ${more} more` : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `|  | ${MARK[severity]} **${findings.length} ×** ${breakable(message)}${agentsOf(repeat)}${advice}${named}${rest} | ${ruleLink(places, rule)} |\n`;
}

;// CONCATENATED MODULE: ./src/report/summary/top.ts









const MOST_SUBJECTS = 5;
const MOST_OF_EACH = 3;
const MOST_OF_ONE = 10;
const MOST_REPEATS = 5;
const MOST_UNTRUE = 20;
const ADVICE_UP_TO = 10;
function criticalRisks({ returns }, places) {
    const all = returns.flatMap(({ file, line, criticalRisks: risks = [] }) => risks.map((text) => ({ file, line, text })));
    if (all.length === 0)
        return [];
    const rows = all
        .slice(0, MOST_SUBJECTS)
        .map(({ file, line, text }) => (0,sink/* gfm */.Te) `- ${fileLink(places, file, line)}: ${shortened(text)}\n`);
    const after = (shown) => all.length === shown ? (0,sink/* gfm */.Te) `\n` : (0,sink/* gfm */.Te) `- And ${(0,model_text/* count */.U9)(all.length - shown, 'more CRITICAL risk')}.\n\n`;
    return [{ heading: (0,sink/* gfm */.Te) `### CRITICAL risks\n\n`, rows, after }];
}
const LONGEST_RISK = 200;
function shortened(text) {
    return text.length > LONGEST_RISK ? `${text.slice(0, LONGEST_RISK)}\u2026` : text;
}
function topsOf(report, grouping, places) {
    const { failOn } = report;
    const untrue = subjectsOf(grouping, (finding) => finding.untrue === true);
    const others = (counts) => subjectsOf(grouping, (finding) => finding.untrue !== true && counts(finding));
    const failing = failOn === 'never' ? [] : others(({ severity }) => (0,model_severity/* isAtLeast */.du)(severity, failOn));
    const doubtful = failing.length > 0 ? [] : others(({ severity }) => (0,model_severity/* isAtLeast */.du)(severity, 'warning'));
    return [
        ...(untrue.length === 0 ? [] : [claims(untrue, places)]),
        ...criticalRisks(report, places),
        ...(failing.length === 0
            ? []
            : [top_form(untrue.length === 0 ? 'What failed' : 'What else failed', failing, report, places)]),
        ...(doubtful.length === 0 ? [] : [top_form('What to look at', doubtful, report, places)]),
    ];
}
function claims(subjects, places) {
    const all = subjects.flatMap(({ findings }) => findings);
    let left = MOST_UNTRUE;
    const shown = subjects.flatMap((subject) => {
        const findings = subject.findings.slice(0, left);
        left -= findings.length;
        return findings.length === 0 ? [] : [{ ...subject, findings }];
    });
    const items = subjectItems(shown, all.length <= ADVICE_UP_TO, places);
    return top_top('Claims that are not true', items, all.slice(items.length));
}
function top_form(heading, subjects, report, places) {
    const all = subjects.flatMap(({ findings }) => findings);
    const { repeats, single } = (0,report_repeats/* separate */.sj)(all, (0,report_repeats/* agentsIn */.iw)(report.returns));
    const alone = new Set(single);
    const rest = subjects
        .map((subject) => ({ ...subject, findings: worstFirst(subject.findings.filter((finding) => alone.has(finding))) }))
        .filter(({ findings }) => findings.length > 0);
    const most = rest.length === 1 ? MOST_OF_ONE : MOST_OF_EACH;
    const shown = rest
        .slice(0, MOST_SUBJECTS)
        .map((subject) => ({ ...subject, findings: subject.findings.slice(0, most) }));
    const advising = all.length <= ADVICE_UP_TO;
    const items = [
        ...repeats
            .slice(0, MOST_REPEATS)
            .map((repeat) => ({ row: repeatItem(places, repeat), findings: repeat.findings })),
        ...subjectItems(shown, advising, places, repeats.length > 0 ? (0,sink/* gfm */.Te) `\n` : (0,sink/* gfm */.Te) ``),
    ];
    const named = new Set(items.flatMap(({ findings }) => findings));
    const hidden = all.filter((finding) => !named.has(finding));
    return top_top(heading, items, hidden);
}
function top_top(heading, items, hidden) {
    return {
        heading: (0,sink/* gfm */.Te) `### ${heading}\n\n`,
        rows: items.map(({ row }) => row),
        after: (n) => remainder([...items.slice(n).flatMap(({ findings }) => findings), ...hidden]),
    };
}
function worstFirst(findings) {
    return [...findings].sort((a, b) => (0,model_severity/* rank */.Tm)(a.severity) - (0,model_severity/* rank */.Tm)(b.severity));
}
function subjectItems(list, advising, places, before = (0,sink/* gfm */.Te) ``) {
    return list.flatMap((subject, at) => subject.findings.map((finding, n) => {
        const gap = at === 0 ? before : (0,sink/* gfm */.Te) `\n`;
        const title = n > 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${gap}${titleOf(places, subject)}\n\n`;
        return { row: (0,sink/* gfm */.Te) `${title}${item(places, finding, advising)}`, findings: [finding] };
    }));
}
function item(places, finding, advising) {
    const words = (0,finding_words/* findingWords */.Hu)(finding);
    const { severity, message, rule, file } = words;
    const line = file === null || words.line === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${lineLink(places, words, 'line ')}: `;
    const advice = advising ? adviceOn(words) : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `- ${MARK[severity]} ${line}${message} ${ruleLink(places, rule)}${advice}\n`;
}
function repeatItem(places, repeat) {
    const { severity, message, rule } = (0,finding_words/* repeatWords */.fO)(repeat);
    return (0,sink/* gfm */.Te) `- ${MARK[severity]} **${repeat.findings.length} ×** ${message} ${ruleLink(places, rule)}${agentsOf(repeat)}\n`;
}
function remainder(hidden) {
    if (hidden.length === 0)
        return (0,sink/* gfm */.Te) `\n`;
    const [only = 'finding', other] = new Set(hidden.map(({ severity }) => severity));
    const files = new Set(hidden.flatMap(({ file }) => file ?? [])).size;
    const where = files === 0 ? '' : ` in ${(0,model_text/* count */.U9)(files, 'file')}`;
    return (0,sink/* gfm */.Te) `\nAnd ${(0,model_text/* count */.U9)(hidden.length, `more ${other === undefined ? only : 'finding'}`)}${where}, listed below.\n\n`;
}

// EXTERNAL MODULE: ./src/report/trend.ts
var report_trend = __webpack_require__(1601);
;// CONCATENATED MODULE: ./src/report/summary/trend.ts




const trend_MOST_NAMED = 10;
function trendPart(trend, places) {
    const added = trend.added.slice(0, trend_MOST_NAMED).map((finding) => {
        const words = (0,finding_words/* newWords */.o_)(finding);
        return trend_item(words, (0,sink/* gfm */.Te) `${MARK[words.severity]} ${placeLink(places, words)}`, places);
    });
    const mended = trend.mended.slice(0, trend_MOST_NAMED).map((finding) => {
        const words = (0,finding_words/* mendedWords */.JM)(finding);
        return trend_item(words, words.file === null ? (0,sink/* gfm */.Te) `${words.place}` : (0,sink/* code */.aY)(words.place), places);
    });
    const all = trend.added.length + trend.mended.length;
    const after = (shown) => shown === all ? (0,sink/* gfm */.Te) `\n` : (0,sink/* gfm */.Te) `- And ${all - shown} more: the JSON report has all.\n\n`;
    return {
        heading: (0,sink/* gfm */.Te) `### Over time\n\n${(0,report_trend/* trendSentences */.cY)(trend)}\n\n`,
        rows: [...added, ...mended],
        after,
    };
}
const WORDS = {
    new: (0,sink/* gfm */.Te) `**new**`,
    known: (0,sink/* gfm */.Te) `new, known`,
    mended: (0,sink/* gfm */.Te) `**mended**`,
    gone: (0,sink/* gfm */.Te) `gone with its file`,
};
function trend_item({ word, message, rule }, place, places) {
    return (0,sink/* gfm */.Te) `- ${WORDS[word]} ${place}: ${breakable(message)} ${ruleLink(places, rule)}\n`;
}

// EXTERNAL MODULE: ./src/report/truth.ts
var report_truth = __webpack_require__(3943);
;// CONCATENATED MODULE: ./src/report/summary.ts



















const SUMMARY_LIMIT = 1_048_576 - 16_384;
const FOLD_ABOVE = 10;
const RULES_FROM = 10;
const MOST_RULES = 8;
const summary_FRAME = 1536;
const TOP_SHARE = 0.25;
const RULES_SHARE = 0.125;
const TREND_SHARE = 0.125;
const DIAGRAM_SHARE = 0.125;
const RETURNS_SHARE = 0.25;
const FIXES_SHARE = 0.25;
const HEADLINE = {
    passed: (0,sink/* gfm */.Te) `## ✅ return-gate: passed`,
    failed: (0,sink/* gfm */.Te) `## ❌ return-gate: failed`,
    empty: (0,sink/* gfm */.Te) `## ⚠️ return-gate: empty`,
};
function claimsOf(report) {
    const { claims, verdicts } = report.counts;
    return claims > 0 && verdicts.present === claims ? (0,sink/* gfm */.Te) `` : verdictTable(report);
}
function head(report) {
    const { returns, files, baselined, preexisting } = report.counts;
    const truth = (0,report_truth/* truthLine */.AR)(report);
    const compared = (0,report_truth/* comparisonInWords */.aM)(report);
    const judged = compared === '' ? (0,model_text/* count */.U9)(returns, 'return') : compared;
    const sentences = [
        ...(truth === '' ? [] : [`${(0,model_text/* capital */.Nx)((0,conclusion/* outcome */.bu)(report))}.`]),
        ...(returns === 0 ? [] : [`Judged: ${judged}, in ${(0,model_text/* count */.U9)(files, 'file')}.`]),
        ...(baselined === 0 ? [] : [`Not shown: ${(0,model_text/* count */.U9)(baselined, 'known finding')} of the baseline.`]),
        ...(preexisting === 0 ? [] : [`Not shown: ${(0,model_text/* count */.U9)(preexisting, 'finding')} from before this change.`]),
    ];
    const withheld = (0,of_rules/* withheldInWords */.s)(report);
    const detail = [...sentences, ...(withheld === '' ? [] : [withheld])].join(' ');
    const first = truth === '' ? (0,model_text/* capital */.Nx)((0,conclusion/* reason */.l)(report)) : truth;
    return (0,sink/* gfm */.Te) `${HEADLINE[report.conclusion]}\n\n**${first}**\n\n${detail === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${detail}\n\n`}`;
}
function tail({ source, tool }, links) {
    const short = (0,sink/* code */.aY)(source.revision?.slice(0, 12) ?? '');
    const revision = links === null ? short : (0,sink/* link */.nf)(short, (0,report_links/* commitUrl */.Bg)(links));
    const judged = source.revision === null ? (0,sink/* gfm */.Te) `the workspace` : (0,sink/* gfm */.Te) `commit ${revision}`;
    const shard = source.shard === null ? '' : `, shard ${source.shard}`;
    return (0,sink/* gfm */.Te) `<sub>${tool.name} ${tool.version} judged ${judged}${shard}.</sub>\n`;
}
function topBlocks({ report, places, grouping }, room) {
    let left = room;
    return topsOf(report, grouping, places).flatMap((top) => {
        const { rows, bytes: used } = take(top.rows, left);
        left -= used;
        return rows.length === 0 ? [] : [{ before: top.heading, rows, after: top.after(rows.length) }];
    });
}
function trendBlock({ report: { trend }, places }, room) {
    if (trend === undefined)
        return null;
    const { heading, rows, after } = trendPart(trend, places);
    const { rows: fitting } = take(rows, room);
    return { before: heading, rows: fitting, after: after(fitting.length) };
}
function rulesBlock({ report: { findings, counts }, places }, room) {
    const { errors, warnings, notices } = counts;
    if (errors + warnings + notices < RULES_FROM)
        return null;
    const rules = (0,statistics/* byRule */.k)(findings);
    const { rows } = take(ruleRows(rules.slice(0, MOST_RULES), places), room);
    if (rows.length === 0)
        return null;
    const hidden = rules.length - rows.length;
    const note = hidden === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `And ${(0,model_text/* count */.U9)(hidden, 'more rule')}.\n\n`;
    return { before: (0,sink/* gfm */.Te) `### Rules\n\n${RULES_HEADER}`, rows, after: (0,sink/* gfm */.Te) `\n${note}` };
}
function diagramBlock({ report, grouping }, room) {
    const { failOn } = report;
    const fails = (finding) => (0,model_finding/* failsAt */.ZN)(finding, failOn);
    const diagram = flowchart((0,delegation/* delegation */.r)(report.returns, (record) => grouping.ofReturn.get(record)?.some(fails) ?? false));
    if (diagram === null || bytes(diagram.fence.text) > room)
        return null;
    const more = diagram.hidden === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `\n${diagram.hidden} more agents and calls are not drawn.\n`;
    return {
        before: (0,sink/* gfm */.Te) `### Delegation\n\n<details><summary>Who called whom</summary>\n\n`,
        rows: [diagram.fence],
        after: (0,sink/* gfm */.Te) `${more}\n</details>\n\n`,
    };
}
function returnsBlock(rows, shown, all) {
    const folded = shown > FOLD_ABOVE;
    const open = folded ? (0,sink/* gfm */.Te) `<details><summary>${(0,model_text/* count */.U9)(shown, 'return')}</summary>\n\n` : (0,sink/* gfm */.Te) ``;
    const close = folded ? (0,sink/* gfm */.Te) `</details>\n\n` : (0,sink/* gfm */.Te) ``;
    const note = shown === all ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${shown} of ${all} returns: only those with findings, as many as fit.\n\n`;
    return { before: (0,sink/* gfm */.Te) `### Returns\n\n${open}${RETURNS_HEADER}`, rows, after: (0,sink/* gfm */.Te) `\n${close}${note}` };
}
function foldsOf({ report, grouping }) {
    return (0,conclusion/* totals */.Sd)(report).flatMap(([severity, findings]) => {
        if (findings === 0)
            return [];
        const sorted = sortedSubjects(report, grouping, (finding) => finding.severity === severity);
        return [{ title: (0,sink/* gfm */.Te) `${MARK[severity]} ${(0,model_text/* count */.U9)(findings, severity)}`, sorted, findings }];
    });
}
function sortedSubjects(report, grouping, counts) {
    const others = subjectsOf(grouping, (finding) => finding.untrue !== true && counts(finding));
    const { repeats, single } = (0,report_repeats/* separate */.sj)(others.flatMap(({ findings }) => findings), (0,report_repeats/* agentsIn */.iw)(report.returns));
    const alone = new Set(single);
    return {
        untrue: subjectsOf(grouping, (finding) => finding.untrue === true && counts(finding)),
        repeats,
        single: others.flatMap((subject) => {
            const findings = subject.findings.filter((finding) => alone.has(finding));
            return findings.length === 0 ? [] : [{ ...subject, findings }];
        }),
    };
}
function foldBlock({ title }, rows) {
    return {
        before: (0,sink/* gfm */.Te) `<details><summary>${title}</summary>\n\n${FINDINGS_HEADER}`,
        rows,
        after: (0,sink/* gfm */.Te) `\n</details>\n\n`,
    };
}
function allTables({ report, places, grouping }, folds) {
    const all = report.returns.length;
    return {
        returns: all === 0 ? null : returnsBlock(returnRows(grouping, places, 'all'), all, all),
        folds: folds.map((fold) => foldBlock(fold, rowsOf(findingRows(fold.sorted, places, 'with advice'), []))),
        hidden: 0,
    };
}
function* rowsOf(rows, findingsOfRows) {
    for (const { row, findings } of rows) {
        findingsOfRows.push(findings);
        yield row;
    }
}
function takeFolds(folds, places, advice, room) {
    const blocks = [];
    let used = 0;
    let hidden = 0;
    for (const fold of folds) {
        const findingsOfRows = [];
        const taken = take(hidden > 0 ? [] : rowsOf(findingRows(fold.sorted, places, advice), findingsOfRows), room - used);
        used += taken.bytes;
        hidden += fold.findings - findingsOfRows.slice(0, taken.rows.length).reduce((sum, n) => sum + n, 0);
        if (taken.rows.length > 0)
            blocks.push(foldBlock(fold, taken.rows));
    }
    return { blocks, bytes: used, hidden };
}
const STEPS = [
    ['with advice', 'all'],
    ['with advice', 'with findings'],
    ['without advice', 'with findings'],
];
function tablesWithin(room, { report, places, grouping }, folds) {
    const compose = ({ blocks, hidden }, returns) => ({
        returns: returns.length === 0 ? null : returnsBlock(returns, returns.length, report.returns.length),
        folds: blocks,
        hidden,
    });
    for (const [advice, which] of STEPS) {
        const findings = takeFolds(folds, places, advice, room);
        if (findings.hidden > 0)
            continue;
        const returns = take(returnRows(grouping, places, which), room - findings.bytes);
        if (returns.complete)
            return compose(findings, returns.rows);
    }
    const findings = takeFolds(folds, places, 'without advice', room);
    const share = Math.max(room * RETURNS_SHARE, findings.hidden === 0 ? room - findings.bytes : 0);
    const returns = take(returnRows(grouping, places, 'with findings'), share);
    return compose(takeFolds(folds, places, 'without advice', room - returns.bytes), returns.rows);
}
function size(block) {
    if (block === null)
        return 0;
    let sum = bytes(block.before.text) + bytes(block.after.text);
    for (const { text } of block.rows)
        sum += bytes(text);
    return sum;
}
function* body(material, room) {
    const { report } = material;
    const tops = topBlocks(material, room * TOP_SHARE);
    const trend = trendBlock(material, room * TREND_SHARE);
    const rules = rulesBlock(material, room * RULES_SHARE);
    const diagram = diagramBlock(material, room * DIAGRAM_SHARE);
    const left = room - tops.reduce((sum, block) => sum + size(block), 0) - size(trend) - size(rules) - size(diagram);
    const folds = foldsOf(material);
    const tables = room === Infinity ? allTables(material, folds) : tablesWithin(left, material, folds);
    for (const block of tops)
        yield* write(block);
    if (trend !== null)
        yield* write(trend);
    yield claimsOf(report).text;
    if (tables.returns !== null)
        yield* write(tables.returns);
    if (rules !== null)
        yield* write(rules);
    if (folds.length > 0)
        yield (0,sink/* gfm */.Te) `### Findings\n\n`.text;
    for (const fold of tables.folds)
        yield* write(fold);
    if (tables.hidden > 0) {
        yield (0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(tables.hidden, 'more finding')} did not fit: the JSON report has all.\n\n`.text;
    }
    if (diagram !== null)
        yield* write(diagram);
}
function* renderSummary(report, options) {
    const { links, rulePages, limit, fixes } = options;
    const top = head(report);
    const claims = claimsOf(report);
    const bottom = tail(report, links);
    const room = limit - bytes(top.text) - bytes(claims.text) - bytes(bottom.text) - summary_FRAME;
    if (room < 0) {
        const counts = (0,sink/* gfm */.Te) `${top}${claims}${bottom}`;
        const fitting = [counts, top, HEADLINE[report.conclusion]].find(({ text }) => bytes(text) <= limit);
        if (fitting !== undefined)
            yield fitting.text;
        return;
    }
    const patch = fixes === undefined ? (0,sink/* gfm */.Te) `` : patchSection(fixes, room * FIXES_SHARE);
    yield top.text;
    yield* body({ report, places: placesOf(report, links, rulePages), grouping: (0,grouping/* group */.O)(report) }, room - bytes(patch.text));
    yield patch.text;
    yield bottom.text;
}


/***/ })

};
;
"use strict";
exports.id = 5589;
exports.ids = [5589];
exports.modules = {

/***/ 51729:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ claimCounts),
/* harmony export */   _L: () => (/* binding */ fateOf),
/* harmony export */   kF: () => (/* binding */ claimsInWords)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65160);


const WORDS = {
    present: ['present', 'good'],
    relocated: ['moved', 'good'],
    deleted: ['deleted', 'good'],
    removed: ['deleted since', 'doubtful'],
    undetermined: ['undetermined', 'doubtful'],
    unverifiable: ['unverifiable', 'doubtful'],
    agrees: ['confirmed', 'good'],
    behind: ['differs', 'doubtful'],
    'other-total': ['differs', 'doubtful'],
    differs: ['differs', 'doubtful'],
    'no-plan': ['not compared', 'doubtful'],
    'not-countable': ['not compared', 'doubtful'],
};
function fateOf(verdict) {
    return WORDS[verdict] ?? ['absent', 'doubtful'];
}
function claimCounts(record) {
    const counts = new Map([
        ['false', { n: 0, tone: 'bad' }],
        ...Object.values(WORDS).map(([word, tone]) => [word, { n: 0, tone }]),
        [_verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_IN_HISTORY */ .R, { n: 0, tone: 'doubtful' }],
        ['absent', { n: 0, tone: 'doubtful' }],
    ]);
    for (const checked of record.claims.filter(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ)) {
        const word = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntrue */ .cO)(checked, record)
            ? 'false'
            : (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsentCommit */ .R2)(checked)
                ? _verdict_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_IN_HISTORY */ .R
                : (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotBorneOut */ .wp)(checked)
                    ? 'differs'
                    : fateOf(checked.verdict.name)[0];
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

/***/ 54230:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 60685:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ group),
/* harmony export */   c: () => (/* binding */ numbersOf)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53461);
/* harmony import */ var _truth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33943);



function group({ returns, findings }) {
    const ofReturn = new Map();
    const byIdentity = new Map();
    const byFile = new Map();
    const several = new Set();
    for (const record of [...returns].sort((a, b) => (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.file, b.file))) {
        const list = [];
        ofReturn.set(record, list);
        byIdentity.set((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)(record), list);
        if (byFile.has(record.file) || (0,_truth_js__WEBPACK_IMPORTED_MODULE_1__/* .isLog */ .V_)(record.file))
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
        const known = (index === null ? undefined : byIdentity.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)({ file, index }))) ?? byFile.get(file);
        if (known !== undefined)
            known.push(finding);
        else {
            const list = [finding];
            ofFile.set(file, list);
            byFile.set(file, list);
        }
    }
    return { ofReturn, ofFile: new Map([...ofFile].sort(([a], [b]) => (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a, b))), ofRun };
}
function numbersOf(findings) {
    const numbers = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)(finding))
            numbers[finding.severity]++;
    return numbers;
}


/***/ }),

/***/ 5693:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ prose)
/* harmony export */ });
const VALUE = /`([^`\n]{1,400})`|"([^"\s]{1,400})"|(?<![\w/.-])([0-9a-f]{7,64}|sess_[\w-]{1,80})(?![\w/-])/g;
function prose(message) {
    const parts = [];
    let end = 0;
    const words = (to) => {
        if (to > end)
            parts.push({ text: message.slice(end, to), isCode: false });
    };
    for (const match of message.matchAll(VALUE)) {
        const [whole, code, quoted, id] = match;
        if (id !== undefined && !/\d/.test(id))
            continue;
        if (id !== undefined && /^\d+$/.test(id))
            continue;
        words(match.index);
        parts.push({ text: code ?? quoted ?? id ?? '', isCode: true });
        end = match.index + whole.length;
    }
    words(message.length);
    return parts;
}


/***/ }),

/***/ 65589:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ SUMMARY_LIMIT),
  B: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/answer.ts + 1 modules
var answer = __webpack_require__(1465);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var conclusion = __webpack_require__(44359);
// EXTERNAL MODULE: ./src/report/delegation.ts
var delegation = __webpack_require__(54230);
// EXTERNAL MODULE: ./src/report/grouping.ts
var report_grouping = __webpack_require__(60685);
// EXTERNAL MODULE: ./src/report/groups.ts
var groups = __webpack_require__(56900);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(83303);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
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
var of_rules = __webpack_require__(69311);
// EXTERNAL MODULE: ./src/report/shown.ts
var report_shown = __webpack_require__(81311);
// EXTERNAL MODULE: ./src/report/finding-words.ts
var finding_words = __webpack_require__(47855);
// EXTERNAL MODULE: ./src/report/rule-pages.ts
var rule_pages = __webpack_require__(24319);
// EXTERNAL MODULE: ./src/report/prose.ts
var prose = __webpack_require__(5693);
;// CONCATENATED MODULE: ./src/report/summary/place.ts





const WORD_LIMIT = 80;
const MARK = { error: (0,sink/* gfm */.Te) `❌`, warning: (0,sink/* gfm */.Te) `⚠️`, notice: (0,sink/* gfm */.Te) `ℹ️` };
function placesOf(report, links, rulePages) {
    return { root: report.source.root, links, rulePages };
}
function ruleLink({ rulePages }, rule) {
    return (0,sink/* link */.nf)((0,sink/* code */.aY)(rule), (0,rule_pages/* rulePage */.g)(rule, rulePages));
}
function fileLink(places, file, line, fitting = FITTING) {
    return withLink(places, file, line, pathCode(line === null ? file : `${file}:${String(line)}`, fitting));
}
function placeLink(places, { file, line }, fitting = FITTING) {
    return file === null ? (0,sink/* gfm */.Te) `${finding_words/* WHOLE_RUN */.Wx}` : fileLink(places, file, line, fitting);
}
function lineLink(places, { file, line }, word) {
    return file === null || line === null ? (0,sink/* gfm */.Te) `` : withLink(places, file, line, (0,sink/* gfm */.Te) `${word}${line}`);
}
function withLink({ root, links }, file, line, label) {
    return links === null ? label : (0,sink/* link */.nf)(label, (0,report_links/* fileUrl */.iw)(links, (0,report_links/* inRepository */.yJ)(root, file), line ?? 1));
}
const FITTING = 50;
function pathCode(path, fitting = FITTING) {
    return path.length <= fitting || path.length > sink/* TEXT_LIMIT */.W$ ? (0,sink/* code */.aY)(path) : (0,sink/* wrappingCode */.i8)(path.split(BREAK_AFTER));
}
const BREAK_AFTER = /(?<=[/_-])(?=\S{4})/;
function messageText(message) {
    if (message.length > sink/* TEXT_LIMIT */.W$)
        return (0,sink/* gfm */.Te) `${message}`;
    return (0,sink/* gfm */.Te) `${(0,prose/* prose */.C)(message).map(({ text, isCode }) => (isCode ? pathCode(text) : breakable(text)))}`;
}
function breakable(text) {
    if (text.length > sink/* TEXT_LIMIT */.W$)
        return (0,sink/* gfm */.Te) `${text}`;
    const [first = '', ...others] = text.split(/(?<=\/|(?<![0-9a-f]{7})_(?![0-9a-f]{7}))(?=\S{12})/i);
    return others.length === 0 ? (0,sink/* gfm */.Te) `${first}` : (0,sink/* gfm */.Te) `${first}${others.map((part) => (0,sink/* gfm */.Te) `<wbr>${part}`)}`;
}

;// CONCATENATED MODULE: ./src/report/summary/advice.ts


function adviceOn(words, fix = messageText(words.fix)) {
    if (words.fix === '')
        return (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `<br>→ ${fix}${words.command === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` (fixable: ${(0,sink/* code */.aY)(words.command)})`}`;
}

// EXTERNAL MODULE: ./src/report/claims-in-words.ts
var claims_in_words = __webpack_require__(51729);
// EXTERNAL MODULE: ./src/report/verdict-counts.ts
var verdict_counts = __webpack_require__(65160);
// EXTERNAL MODULE: ./src/report/reading-order.ts
var reading_order = __webpack_require__(87235);
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
    const name = fileLink(places, file, index === 0 && line === 1 ? null : line, 0);
    const ending = status === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(status, WORD_LIMIT)}`;
    const by = agent === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` by ${(0,sink/* code */.aY)(agent, WORD_LIMIT)}`;
    return (0,sink/* gfm */.Te) `**${name}**${ending}${by}`;
}

// EXTERNAL MODULE: ./src/report/repeats.ts
var repeats = __webpack_require__(69314);
;// CONCATENATED MODULE: ./src/report/summary/agents.ts



function agentsOf(repeat) {
    const agents = (0,repeats/* agentsInWords */.Ni)(repeat);
    return agents === ''
        ? (0,sink/* gfm */.Te) ``
        : (0,sink/* gfm */.Te) `<br>by ${agents === repeat.agents[0]?.[0] ? (0,sink/* code */.aY)(agents, WORD_LIMIT) : (0,sink/* gfm */.Te) `${agents}`}`;
}

;// CONCATENATED MODULE: ./src/report/summary/tables.ts










const NONE = (0,sink/* gfm */.Te) `–`;
const NARROW = 12;
function verdictTable(report) {
    const counts = (0,verdict_counts/* verdictCounts */.U)(report);
    const { claims, verdicts } = report.counts;
    if (counts.length === 0 || verdicts.present === claims)
        return (0,sink/* gfm */.Te) ``;
    const cells = (cell) => (0,sink/* gfm */.Te) `|${counts.map(cell)}\n`;
    const header = cells(({ name }) => (0,sink/* gfm */.Te) ` ${name} |`);
    const numbers = cells(({ n }) => (0,sink/* gfm */.Te) ` ${n} |`);
    return (0,sink/* gfm */.Te) `**Claims**\n\n${header}${cells(() => (0,sink/* gfm */.Te) ` --: |`)}${numbers}\n`;
}
const NOTICES_HEADER = (0,sink/* gfm */.Te) `| Rule | Notices |\n| :-- | --: |\n`;
function* noticeRows(notices, places) {
    for (const { rule, findings } of notices)
        yield (0,sink/* gfm */.Te) `| ${ruleLink(places, rule)} | ${findings.length} |\n`;
}
const RETURNS_HEADER = (0,sink/* gfm */.Te) `| File | Findings | Claims | Status | Agent | Standard |\n| :-- | :-- | :-- | :-- | :-- | :-- |\n`;
function* returnRows({ ofReturn }, places, which, failOn) {
    const rank = (list) => {
        if (list.some((finding) => finding.untrue === true && (0,model_finding/* isActive */.$m)(finding)))
            return 0;
        if (list.some((finding) => (0,model_finding/* failsAt */.ZN)(finding, failOn)))
            return 1;
        return list.some(model_finding/* isActive */.$m) ? 2 : 3;
    };
    const all = [...ofReturn].map(([record, list]) => ({ record, list, rank: rank(list) }));
    for (const { record, list } of all.sort((a, b) => a.rank - b.rank)) {
        const numbers = (0,report_grouping/* numbersOf */.c)(list);
        const found = model_finding/* SEVERITIES */.oC.filter((severity) => numbers[severity] > 0);
        if (which === 'with findings' && found.length === 0)
            continue;
        yield returnRow(record, places, found.map((severity) => (0,sink/* gfm */.Te) ` ${MARK[severity]}\u00a0${numbers[severity]}`));
    }
}
function returnRow(record, places, findings) {
    const { file, index, line, standard, status, agent, claims } = record;
    const proven = claims.length === 0 ? NONE : (0,sink/* gfm */.Te) `${(0,claims_in_words/* claimsInWords */.kF)(record)}`;
    const where = fileLink(places, file, index === 0 && line === 1 ? null : line, NARROW);
    const words = [status ?? '', agent ?? '', standard].map((word) => (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(word, WORD_LIMIT)} |`);
    return (0,sink/* gfm */.Te) `| ${where} |${findings.length === 0 ? (0,sink/* gfm */.Te) ` ${NONE}` : findings} | ${proven} |${words}\n`;
}
const FINDINGS_HEADER = (0,sink/* gfm */.Te) `| Line | Finding |\n| --: | :-- |\n`;
function* findingRows({ groups, single }, places, which) {
    const advising = which === 'with advice';
    for (const repeat of groups)
        yield { row: repeatRow(repeat, places, advising), findings: repeat.findings.length };
    yield* subjectRows(single, places, advising);
}
function* subjectRows(subjects, places, advising) {
    for (const subject of subjects) {
        for (const [n, finding] of subject.findings.entries()) {
            const title = n > 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `|  | ${titleOf(places, subject)} |\n`;
            yield { row: (0,sink/* gfm */.Te) `${title}${findingRow(finding, places, advising)}`, findings: 1 };
        }
    }
}
function findingRow(finding, places, advising) {
    const words = (0,finding_words/* findingWords */.Hu)(finding);
    const { severity, message, rule } = words;
    const advice = advising ? adviceOn(words) : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `| ${lineLink(places, words, '')} | ${MARK[severity]} ${messageText(message)} ${(0,sink/* code */.aY)(rule)}${advice} |\n`;
}
const MOST_PLACES = 5;
function repeatRow(repeat, places, advising) {
    const words = (0,finding_words/* repeatWords */.fO)(repeat);
    const { severity, message, rule } = words;
    const { findings } = repeat;
    const advice = advising ? adviceOn(words) : (0,sink/* gfm */.Te) ``;
    const named = findings
        .slice(0, MOST_PLACES)
        .flatMap((finding, n) => [n === 0 ? (0,sink/* gfm */.Te) `<br>` : (0,sink/* gfm */.Te) `, `, placeLink(places, (0,finding_words/* findingWords */.Hu)(finding), NARROW)]);
    const more = findings.length - MOST_PLACES;
    const rest = more > 0 ? (0,sink/* gfm */.Te) ` and ${more} more` : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `|  | ${MARK[severity]} **${findings.length} ×** ${messageText(message)} ${ruleLink(places, rule)}${agentsOf(repeat)}${advice}${named}${rest} |\n`;
}

;// CONCATENATED MODULE: ./src/report/summary/answer.ts






function sentence(parts, places) {
    const pieces = parts.map((part) => part.kind === 'text'
        ? (0,sink/* gfm */.Te) `${part.text}`
        : part.kind === 'code'
            ? pathCode(part.text)
            : fileLink(places, part.file, part.line));
    return (0,sink/* gfm */.Te) `${pieces}`;
}
const FALSE_CLAIMS_HEADER = (0,sink/* gfm */.Te) `| Claimed | Return and line | Agent |\n| :-- | :-- | :-- |\n`;
function falseClaimsHeading(claims) {
    return (0,sink/* gfm */.Te) `### False claims\n\n${messageText((0,answer/* adviceInWords */.bY)(claims))}\n\n`;
}
function* falseClaimRows(claims, places, advising) {
    for (const claim of claims)
        yield falseClaimRow(claim, places, advising && claims.length > 1);
}
function falseClaimRow(claim, places, advising) {
    const { record, checked, line, accused, state, findings } = claim;
    const { detail } = checked.verdict;
    const [finding] = findings;
    const rule = finding === undefined ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` ${ruleLink(places, finding.rule)}`;
    const what = sentence((0,answer/* whyFalse */.Cm)(checked), places);
    const more = detail === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `. ${messageText(detail)}`;
    const why = state === 'fails' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` (${answer/* STATE_WORDS */.I7[state]})`;
    const advice = !advising || finding === undefined || finding.rule === COMMON_RULE ? (0,sink/* gfm */.Te) `` : adviceOn((0,finding_words/* findingWords */.Hu)(finding));
    const { name, note } = (0,answer/* accusedInWords */.zp)(accused);
    const agent = (0,sink/* gfm */.Te) `${name === '' ? (0,sink/* gfm */.Te) `–` : (0,sink/* code */.aY)(name, WORD_LIMIT)}${note === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `<br>${note}`}`;
    return (0,sink/* gfm */.Te) `| ${pathCode(checked.claim.path, NARROW)} ${what}${why}${more}${rule}${advice} | ${fileLink(places, record.file, line, NARROW)} | ${agent} |\n`;
}
const COMMON_RULE = 'artifact-missing';

;// CONCATENATED MODULE: ./src/report/summary/critical-risks.ts



const MOST_NAMED = 5;
const LONGEST_RISK = 200;
function criticalRisks({ returns }, places) {
    const all = returns.flatMap(({ file, line, criticalRisks: risks = [] }) => risks.map((text) => ({ file, line, text })));
    if (all.length === 0)
        return (0,sink/* gfm */.Te) ``;
    const items = all
        .slice(0, MOST_NAMED)
        .map(({ file, line, text }) => (0,sink/* gfm */.Te) `- CRITICAL risk in ${fileLink(places, file, line)}: ${shortened(text)}\n`);
    const hidden = all.length - items.length;
    return (0,sink/* gfm */.Te) `${items}${hidden === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `- And ${(0,model_text/* count */.U9)(hidden, 'more CRITICAL risk')}.\n`}\n`;
}
function shortened(text) {
    return text.length > LONGEST_RISK ? `${text.slice(0, LONGEST_RISK)}\u2026` : text;
}

// EXTERNAL MODULE: ./src/report/joined.ts
var joined = __webpack_require__(60705);
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
    yield* (0,joined/* joined */.oR)((0,joined/* textsOf */.CB)(rows));
    yield after.text;
}

// EXTERNAL MODULE: ./src/report/trend.ts
var report_trend = __webpack_require__(61601);
;// CONCATENATED MODULE: ./src/report/summary/trend.ts





const trend_MOST_NAMED = 10;
function trendBlock(trend, places, room) {
    const items = (0,report_trend/* differences */.t)(trend).flatMap(({ name, list }) => list.slice(0, trend_MOST_NAMED).map((one) => {
        const place = name === 'new' ? (0,sink/* gfm */.Te) `${MARK[one.severity]} ${placeLink(places, one)}` : (0,sink/* code */.aY)((0,finding_words/* placeInWords */.cF)(one.file, one.line));
        return (0,sink/* gfm */.Te) `- **${one.word}** ${place}: ${messageText(one.message)} ${ruleLink(places, one.rule)}\n`;
    }));
    const { rows } = take(items, room);
    const more = trend.added.length + trend.fixed.length - rows.length;
    const after = more === 0 ? (0,sink/* gfm */.Te) `\n` : (0,sink/* gfm */.Te) `- And ${more} more: the JSON report has all.\n\n`;
    return { before: (0,sink/* gfm */.Te) `### Over time\n\n${(0,report_trend/* trendSentences */.c)(trend)}\n\n`, rows, after };
}

// EXTERNAL MODULE: ./src/report/truth.ts
var report_truth = __webpack_require__(33943);
;// CONCATENATED MODULE: ./src/report/summary.ts




















const SUMMARY_LIMIT = 1_048_576 - 16_384;
const MOST_FALSE_CLAIMS = 10;
const MOST_FINDINGS = 20;
const FRAME = 2048;
const FALSE_SHARE = 0.375;
const TREND_SHARE = 0.125;
const DIAGRAM_SHARE = 0.125;
const RETURNS_SHARE = 0.25;
const NOTICES_SHARE = 0.125;
function markOf(report) {
    const { conclusion } = report;
    return conclusion === 'failed' ? (0,sink/* gfm */.Te) `❌` : conclusion === 'passed' && (0,answer/* isPlain */.$i)(report) ? (0,sink/* gfm */.Te) `✅` : (0,sink/* gfm */.Te) `⚠️`;
}
function headline(report, places) {
    return (0,sink/* gfm */.Te) `## ${markOf(report)} ${sentence((0,answer/* title */.DD)(report), places)}`;
}
function head(report, places) {
    const { returns, files, baselined, preexisting } = report.counts;
    const truth = (0,report_truth/* truthLine */.AR)(report);
    const scope = report.compared?.commit === null ? (0,report_truth/* comparisonInWords */.aM)(report) : (0,report_truth/* scopeInWords */.x6)(report);
    const isNamed = (0,answer/* falseClaims */.bL)(report).some(answer/* counts */.tQ);
    const withheld = (0,of_rules/* withheldInWords */.s)(report);
    const fixable = (0,answer/* fixableInWords */.EZ)(report);
    const sentences = [
        ...(isNamed && !(0,answer/* plain */.pj)((0,answer/* title */.DD)(report)).startsWith(truth) ? [`${truth}.`] : []),
        ...(report.conclusion === 'empty' ? [] : [`${(0,model_text/* capital */.Nx)((0,conclusion/* outcome */.bu)(report))}.`]),
        ...(fixable === '' ? [] : [`${fixable}.`]),
        ...(returns === 0 ? [] : [`Checked: ${scope}, in ${(0,model_text/* count */.U9)(files, 'file')}.`]),
        ...(baselined === 0 ? [] : [`Not shown: ${(0,model_text/* count */.U9)(baselined, 'known finding')} of the baseline.`]),
        ...(preexisting === 0 ? [] : [`Not shown: ${(0,model_text/* count */.U9)(preexisting, 'finding')} from before this change.`]),
        ...(withheld === '' ? [] : [withheld]),
    ];
    const detail = sentences.join(' ');
    return (0,sink/* gfm */.Te) `${headline(report, places)}\n\n${detail === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${detail}\n\n`}`;
}
function tail({ source, tool, head: ofHead, compared }, links) {
    const shown = (id) => {
        const short = (0,sink/* code */.aY)(id.slice(0, SHORT_ID));
        return links === null ? short : (0,sink/* link */.nf)(short, (0,report_links/* commitUrl */.Bg)({ ...links, revision: id }));
    };
    const { revision } = source;
    const checked = revision === null ? (0,sink/* gfm */.Te) `the workspace` : (0,sink/* gfm */.Te) `commit ${shown(ofHead ?? revision)}`;
    const base = compared?.commit ?? null;
    const against = base === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` against base ${shown(base)}`;
    const shard = source.shard === null ? '' : `, shard ${source.shard}`;
    return (0,sink/* gfm */.Te) `<sub>${tool.name} ${tool.version} checked ${checked}${against}${shard}.</sub>\n`;
}
const SHORT_ID = 7;
function* foldedTable(rows, { header, most, rest }) {
    let n = 0;
    for (const row of rows) {
        if (n === 0)
            yield header.text;
        if (n === most)
            yield (0,sink/* gfm */.Te) `\n<details><summary>${rest}</summary>\n\n${header}`.text;
        yield row.text;
        n++;
    }
    if (n > 0)
        yield (0,sink/* gfm */.Te) `\n`.text;
    if (n > most)
        yield (0,sink/* gfm */.Te) `</details>\n\n`.text;
}
function* falseClaimsPart({ claims }, rows, shown) {
    if (claims.length === 0)
        return;
    yield falseClaimsHeading(claims).text;
    const rest = (0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(shown - MOST_FALSE_CLAIMS, 'more false claim')}`;
    yield* foldedTable(rows, { header: FALSE_CLAIMS_HEADER, most: MOST_FALSE_CLAIMS, rest });
    if (shown < claims.length) {
        yield (0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(claims.length - shown, 'more false claim')} did not fit: the JSON report has all.\n\n`.text;
    }
}
function diagramBlock({ report, grouping }, room) {
    const { failOn } = report;
    const fails = (finding) => (0,model_finding/* failsAt */.ZN)(finding, failOn);
    const diagram = flowchart((0,delegation/* delegation */.r)(report.returns, (record) => grouping.ofReturn.get(record)?.some(fails) ?? false));
    if (diagram === null || bytes(diagram.fence.text) > room)
        return null;
    const more = diagram.hidden === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `\n${diagram.hidden} more agents and calls are not drawn.\n`;
    return { before: (0,sink/* gfm */.Te) `**Who called whom**\n\n`, rows: [diagram.fence], after: (0,sink/* gfm */.Te) `${more}\n` };
}
function returnsBlock(rows, shown, all) {
    const note = shown === all ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${shown} of ${all} returns: only those with findings, as many as fit.\n\n`;
    return { before: (0,sink/* gfm */.Te) `**Returns**\n\n${RETURNS_HEADER}`, rows, after: (0,sink/* gfm */.Te) `\n${note}` };
}
function noticesBlock({ shown: { notices }, places }, room) {
    const all = notices.reduce((sum, { findings }) => sum + findings.length, 0);
    const { rows } = take(noticeRows(notices, places), room);
    if (rows.length === 0)
        return null;
    return {
        before: (0,sink/* gfm */.Te) `<details><summary>${(0,model_text/* count */.U9)(all, 'notice')}, by rule</summary>\n\n${NOTICES_HEADER}`,
        rows,
        after: (0,sink/* gfm */.Te) `\n</details>\n\n`,
    };
}
function sortedFindings({ grouping, shown: { groups, single } }) {
    const alone = new Set(single);
    const ofSeverity = (severity) => subjectsOf(grouping, (finding) => alone.has(finding) && finding.severity === severity);
    return { groups, single: model_finding/* SEVERITIES */.oC.flatMap(ofSeverity) };
}
function* rowsOf(rows) {
    for (const { row } of rows)
        yield row;
}
function allTables({ report, places, grouping }, sorted) {
    const all = report.returns.length;
    return {
        others: rowsOf(findingRows(sorted, places, 'with advice')),
        hidden: 0,
        returns: all === 0 ? null : returnsBlock(returnRows(grouping, places, 'all', report.failOn), all, all),
    };
}
function takeFindings(sorted, places, advice, room) {
    const findingsOfRows = [];
    function* counted() {
        for (const { row, findings } of findingRows(sorted, places, advice)) {
            findingsOfRows.push(findings);
            yield row;
        }
    }
    const taken = take(counted(), room);
    const fitting = findingsOfRows.slice(0, taken.rows.length).reduce((sum, n) => sum + n, 0);
    return { ...taken, hidden: findingsIn(sorted) - fitting };
}
function findingsIn({ groups, single }) {
    return [...groups, ...single].reduce((sum, { findings }) => sum + findings.length, 0);
}
const STEPS = [
    ['with advice', 'all'],
    ['with advice', 'with findings'],
    ['without advice', 'with findings'],
];
function tablesWithin(room, { report, places, grouping }, sorted) {
    const { failOn } = report;
    const compose = ({ rows, hidden }, returns) => ({
        returns: returns.length === 0 ? null : returnsBlock(returns, returns.length, report.returns.length),
        others: rows,
        hidden,
    });
    for (const [advice, which] of STEPS) {
        const findings = takeFindings(sorted, places, advice, room);
        if (findings.hidden > 0)
            continue;
        const returns = take(returnRows(grouping, places, which, failOn), room - findings.bytes);
        if (returns.complete)
            return compose(findings, returns.rows);
    }
    const findings = takeFindings(sorted, places, 'without advice', room);
    const share = Math.max(room * RETURNS_SHARE, findings.hidden === 0 ? room - findings.bytes : 0);
    const returns = take(returnRows(grouping, places, 'with findings', failOn), share);
    return compose(takeFindings(sorted, places, 'without advice', room - returns.bytes), returns.rows);
}
function size(block) {
    if (block === null)
        return 0;
    let sum = bytes(block.before.text) + bytes(block.after.text);
    for (const { text } of block.rows)
        sum += bytes(text);
    return sum;
}
function takeClaims({ claims, places }, room) {
    const all = take(falseClaimRows(claims, places, claims.length <= MOST_FALSE_CLAIMS), room);
    return all.rows;
}
function* body(material, room) {
    const { report, places, shown } = material;
    const claims = takeClaims(material, room * FALSE_SHARE);
    const claimBytes = claims.reduce((sum, { text }) => sum + bytes(text), 0);
    const risks = criticalRisks(report, places);
    const fittingRisks = bytes(risks.text) > room * NOTICES_SHARE ? (0,sink/* gfm */.Te) `` : risks;
    const trend = report.trend === undefined ? null : trendBlock(report.trend, places, room * TREND_SHARE);
    const notices = noticesBlock(material, room * NOTICES_SHARE);
    const diagram = diagramBlock(material, room * DIAGRAM_SHARE);
    const used = claimBytes + bytes(fittingRisks.text) + size(trend) + size(notices) + size(diagram);
    const sorted = sortedFindings(material);
    const tables = room === Infinity ? allTables(material, sorted) : tablesWithin(room - used, material, sorted);
    yield* falseClaimsPart(material, claims, claims.length);
    const hasOthers = findingsIn(sorted) + shown.notices.length + (shown.absentCommits === null ? 0 : 1) > 0;
    if (hasOthers || risks.text !== '')
        yield (0,sink/* gfm */.Te) `### Other findings\n\n`.text;
    yield fittingRisks.text;
    const rest = (0,sink/* gfm */.Te) `More findings`;
    yield* foldedTable(tables.others, { header: FINDINGS_HEADER, most: MOST_FINDINGS, rest });
    if (tables.hidden > 0) {
        yield (0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(tables.hidden, 'more finding')} did not fit: the JSON report has all.\n\n`.text;
    }
    if (shown.absentCommits !== null) {
        const { rule } = shown.absentCommits;
        yield (0,sink/* gfm */.Te) `${(0,report_shown/* absentCommitsInWords */.Y2)(shown.absentCommits)} ${ruleLink(places, rule)}\n\n`.text;
    }
    if (notices !== null)
        yield* write(notices);
    if (trend !== null)
        yield* write(trend);
    yield* details(material, tables.returns, diagram);
}
function* details({ report }, returns, diagram) {
    const { counts: numbers } = report;
    if (numbers.returns === 0)
        return;
    const what = [
        (0,model_text/* count */.U9)(numbers.returns, 'return'),
        (0,model_text/* count */.U9)(numbers.claims, 'claim'),
        ...(diagram === null ? [] : ['delegation']),
    ].join(', ');
    yield (0,sink/* gfm */.Te) `<details><summary>Details: ${what}</summary>\n\n`.text;
    const archived = (0,report_shown/* archivedInWords */.nD)(report);
    if (archived !== '')
        yield (0,sink/* gfm */.Te) `${archived}\n\n`.text;
    yield (0,sink/* gfm */.Te) `${verdictTable(report)}${(0,groups/* groupsMarkdown */._)(report)}`.text;
    if (returns !== null)
        yield* write(returns);
    if (diagram !== null)
        yield* write(diagram);
    yield (0,sink/* gfm */.Te) `</details>\n\n`.text;
}
function* renderSummary(report, options) {
    const { links, rulePages, limit } = options;
    const places = placesOf(report, links, rulePages);
    const top = head(report, places);
    const verdicts = (0,sink/* gfm */.Te) `${verdictTable(report)}${(0,groups/* groupsMarkdown */._)(report)}`;
    const bottom = tail(report, links);
    const room = limit - bytes(top.text) - bytes(verdicts.text) - bytes(bottom.text) - FRAME;
    if (room < 0) {
        const unlinked = headline(report, { ...places, links: null });
        const bare = (0,sink/* gfm */.Te) `## ${markOf(report)} return-gate: ${(0,answer/* conclusionInWords */.yp)(report)}`;
        const fallbacks = [(0,sink/* gfm */.Te) `${top}${verdicts}${bottom}`, top, headline(report, places), unlinked, bare];
        const fitting = fallbacks.find(({ text }) => bytes(text) <= limit);
        if (fitting !== undefined)
            yield fitting.text;
        return;
    }
    yield top.text;
    const grouping = (0,report_grouping/* group */.O)(report);
    const claims = (0,answer/* falseClaims */.bL)(report).filter(answer/* counts */.tQ);
    yield* body({ report, places, grouping, claims, shown: (0,report_shown/* selectShown */.GF)(report) }, room);
    yield bottom.text;
}


/***/ })

};
;
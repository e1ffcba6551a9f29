"use strict";
exports.id = 3744;
exports.ids = [3744];
exports.modules = {

/***/ 47310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SAMPLE_FILE),
/* harmony export */   N: () => (/* binding */ sampleReturn)
/* harmony export */ });
const SAMPLE_FILE = 'specs/1_export_csv/.return-meta.json';
function sampleReturn(artifacts) {
    const lines = artifacts.map(({ path, summary }) => `    { "type": "implementation", "path": "${path}", "summary": "${summary}" }`);
    return `{
  "status": "implemented",
  "artifacts": [
${lines.join(',\n')}
  ],
  "completion_data": { "completion_summary": "Reports can be exported as CSV." },
  "metadata": {
    "session_id": "sess_1736700000_abc123", "agent_type": "exporter-agent",
    "delegation_depth": 1, "delegation_path": ["orchestrator", "exporter-agent"]
  }
}
`;
}


/***/ }),

/***/ 3744:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SUMMARY_LIMIT: () => (/* binding */ SUMMARY_LIMIT),
  renderMarkdown: () => (/* binding */ renderMarkdown),
  renderSummary: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/describe/answer.ts
var answer = __webpack_require__(80246);
// EXTERNAL MODULE: ./src/report/describe/claims.ts
var describe_claims = __webpack_require__(85573);
// EXTERNAL MODULE: ./src/report/describe/loosened.ts
var loosened = __webpack_require__(39829);
// EXTERNAL MODULE: ./src/report/describe/notes.ts
var notes = __webpack_require__(2483);
// EXTERNAL MODULE: ./src/report/describe/shown.ts
var describe_shown = __webpack_require__(72959);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(83303);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/report/describe/outcomes.ts
var outcomes = __webpack_require__(76401);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/sample-return.ts
var sample_return = __webpack_require__(47310);
// EXTERNAL MODULE: ./src/report/describe/finding.ts
var describe_finding = __webpack_require__(20431);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/report/summary/parts.ts




const WORD_LIMIT = 80;
const MARK = { error: (0,sink/* gfm */.Te) `❌`, warning: (0,sink/* gfm */.Te) `⚠️`, notice: (0,sink/* gfm */.Te) `ℹ️` };
function ruleLink({ rulePages }, rule) {
    return (0,sink/* link */.nf)((0,sink/* code */.aY)(rule), (0,report_links/* rulePage */.gd)(rule, rulePages));
}
function fileLink(places, file, line, { fitting = FITTING, name = file } = {}) {
    return withLink(places, file, line, pathCode(line === null ? name : `${name}:${String(line)}`, fitting));
}
function placeLink(places, { file, line }, fitting = FITTING) {
    return file === null ? (0,sink/* gfm */.Te) `${describe_finding/* WHOLE_RUN */.Wx}` : fileLink(places, file, line, { fitting });
}
function lineLink(places, { file, line }) {
    return file === null || line === null ? (0,sink/* gfm */.Te) `` : withLink(places, file, line, (0,sink/* gfm */.Te) `${line}`);
}
function withLink({ root, links }, file, line, label) {
    return links === null ? label : (0,sink/* link */.nf)(label, (0,report_links/* fileUrl */.iw)(links, (0,path.pathIn)(root, file), line ?? 1));
}
const FITTING = 50;
function pathCode(path, fitting = FITTING) {
    return path.length <= fitting || path.length > sink/* TEXT_LIMIT */.W$ ? (0,sink/* code */.aY)(path) : (0,sink/* wrappingCode */.i8)(path.split(BREAK_AFTER));
}
const BREAK_AFTER = /(?<=[/_-])(?=\S{4})/;
function sentence(parts) {
    const pieces = parts.map((part) => part.kind === 'text'
        ? (0,sink/* gfm */.Te) `${part.text}`
        : (0,sink/* code */.aY)(part.kind === 'code' ? part.text : (0,describe_finding/* placeInWords */.cF)(part.file, part.line)));
    return (0,sink/* gfm */.Te) `${pieces}`;
}
function messageText(message) {
    if (message.length > sink/* TEXT_LIMIT */.W$)
        return (0,sink/* gfm */.Te) `${message}`;
    return (0,sink/* gfm */.Te) `${(0,describe_finding/* prose */.CS)(message).map(({ text, isCode }) => (isCode ? pathCode(text) : breakable(text)))}`;
}
function breakable(text) {
    if (text.length > sink/* TEXT_LIMIT */.W$)
        return (0,sink/* gfm */.Te) `${text}`;
    const [first = '', ...others] = text.split(/(?<=\/|(?<![0-9a-f]{7})_(?![0-9a-f]{7}))(?=\S{12})/i);
    return others.length === 0 ? (0,sink/* gfm */.Te) `${first}` : (0,sink/* gfm */.Te) `${first}${others.map((part) => (0,sink/* gfm */.Te) `<wbr>${part}`)}`;
}
function adviceOn({ fix, command }) {
    if (fix === '')
        return (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `<br>→ ${messageText(fix)}${command === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` (fixable: ${(0,sink/* code */.aY)(command)})`}`;
}
function tableHead(names, right = () => false) {
    const cells = (of) => (0,sink/* gfm */.Te) `|${names.map(of)}\n`;
    return (0,sink/* gfm */.Te) `${cells((name) => (0,sink/* gfm */.Te) ` ${name} |`)}${cells((_, n) => (right(n) ? (0,sink/* gfm */.Te) ` --: |` : (0,sink/* gfm */.Te) ` :-- |`))}`;
}

;// CONCATENATED MODULE: ./src/report/summary/findings.ts











const FINDINGS_HEADER = tableHead(['Line', 'Finding'], (n) => n === 0);
const NARROW = 12;
const MOST_FINDINGS = 20;
function* findingsTable({ groups, single }, { returns }, places, { isAdvised, most }) {
    const records = (0,collections/* groupBy */.$z)(returns, ({ file }) => file);
    const shownGroups = groups.slice(0, most);
    const room = most - shownGroups.length;
    const shown = single.length <= room
        ? single
        : model_finding.SEVERITIES.flatMap((one) => single.filter(({ severity }) => severity === one)).slice(0, room);
    const rows = [
        ...shownGroups.map((repeat) => repeatRow(repeat, places, isAdvised)),
        ...shown.map((finding, n) => {
            const { file } = finding;
            const heading = n > 0 && shown[n - 1]?.file === file ? (0,sink/* gfm */.Te) `` : headingOf(file);
            return (0,sink/* gfm */.Te) `${heading}${findingRow(finding, places, isAdvised)}`;
        }),
    ];
    for (const [n, row] of rows.entries()) {
        if (n === 0)
            yield FINDINGS_HEADER;
        if (n === MOST_FINDINGS)
            yield (0,sink/* gfm */.Te) `\n<details><summary>More findings</summary>\n\n${FINDINGS_HEADER}`;
        yield row;
    }
    if (rows.length > 0)
        yield (0,sink/* gfm */.Te) `\n`;
    if (rows.length > MOST_FINDINGS)
        yield (0,sink/* gfm */.Te) `</details>\n\n`;
    function headingOf(file) {
        if (file === null)
            return (0,sink/* gfm */.Te) `|  | **The whole run** |\n`;
        const [record, ...others] = records.get(file) ?? [];
        const isAlone = record !== undefined && others.length === 0;
        const ending = isAlone && record.status !== null ? (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(record.status, WORD_LIMIT)}` : (0,sink/* gfm */.Te) ``;
        const by = isAlone && record.agent !== null ? (0,sink/* gfm */.Te) ` by ${(0,sink/* code */.aY)(record.agent, WORD_LIMIT)}` : (0,sink/* gfm */.Te) ``;
        return (0,sink/* gfm */.Te) `|  | **${fileLink(places, file, null, { fitting: 0 })}**${ending}${by} |\n`;
    }
}
function* hiddenFindings({ groups, single }, { most }) {
    const sizes = [...groups.map(({ findings }) => findings.length), ...single.map(() => 1)];
    const hidden = sizes.slice(Math.min(most, sizes.length)).reduce((sum, n) => sum + n, 0);
    if (hidden > 0)
        yield (0,sink/* gfm */.Te) `${(0,answer/* counted */.hS)(hidden, 'more finding')} did not fit: the JSON report has all.\n\n`;
}
function findingRow(finding, places, isAdvised) {
    const words = (0,describe_finding/* findingWords */.Hu)(finding);
    const { severity, message, rule } = words;
    const advice = isAdvised ? adviceOn(words) : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `| ${lineLink(places, words)} | ${MARK[severity]} ${messageText(message)} ${ruleLink(places, rule)}${advice} |\n`;
}
const MOST_PLACES = 5;
function repeatRow(repeat, places, isAdvised) {
    const words = (0,describe_finding/* repeatWords */.fO)(repeat);
    const { severity, message, rule } = words;
    const { findings } = repeat;
    const agents = (0,describe_shown/* agentsInWords */.Ni)(repeat);
    const name = agents === repeat.agents[0]?.[0] ? (0,sink/* code */.aY)(agents, WORD_LIMIT) : (0,sink/* gfm */.Te) `${agents}`;
    const by = agents === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `<br>by ${name}`;
    const advice = isAdvised ? adviceOn(words) : (0,sink/* gfm */.Te) ``;
    const named = findings
        .slice(0, MOST_PLACES)
        .flatMap((finding, n) => [n === 0 ? (0,sink/* gfm */.Te) `<br>` : (0,sink/* gfm */.Te) `, `, placeLink(places, (0,describe_finding/* findingWords */.Hu)(finding), NARROW)]);
    const more = findings.length - MOST_PLACES;
    const rest = more > 0 ? (0,sink/* gfm */.Te) ` and ${more} more` : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `|  | ${MARK[severity]} **${findings.length} ×** ${messageText(message)} ${ruleLink(places, rule)}${by}${advice}${named}${rest} |\n`;
}
function* noticesPart({ notices }, places, { most }) {
    if (notices.length === 0 || most === 0)
        return;
    const all = notices.reduce((sum, [, n]) => sum + n, 0);
    const header = tableHead(['Rule', 'Notices'], (n) => n === 1);
    yield (0,sink/* gfm */.Te) `<details><summary>${(0,model_text.count)(all, 'notice')}, by rule</summary>\n\n${header}`;
    for (const [rule, n] of notices.slice(0, most))
        yield (0,sink/* gfm */.Te) `| ${ruleLink(places, rule)} | ${n} |\n`;
    yield (0,sink/* gfm */.Te) `\n</details>\n\n`;
}
function missingReturn({ findings }, places) {
    if (!findings.some((finding) => finding.rule === 'no-returns' && finding.severity === 'error' && (0,model_finding.isActive)(finding)))
        return (0,sink/* gfm */.Te) ``;
    const lines = (0,sample_return/* sampleReturn */.N)([{ path: 'src/export.js', summary: 'Exports a report as CSV.' }])
        .trimEnd()
        .split('\n');
    const guide = (0,sink/* link */.nf)((0,sink/* gfm */.Te) `How to make your agents write returns`, (0,report_links/* guidePage */.IL)('agents', places.rulePages));
    return (0,sink/* gfm */.Te) `<details><summary>What is a return, and where does it go?</summary>\n\nA return is a file in which the agent says how its work ended and which files it made. Commit one with the work, for example as ${(0,sink/* code */.aY)(sample_return/* SAMPLE_FILE */.G)}:\n\n${(0,sink/* fenced */.OF)(lines)}\n${guide}.\n\nA branch needs a return if its name matches a pattern in ${(0,sink/* code */.aY)('agent-branches')}. If no agent works on it, rename it, or correct the pattern on the base branch.\n\n</details>\n\n`;
}
const MOST_RISKS = 5;
const LONGEST_RISK = 200;
function criticalRisks(report, places, { most }) {
    const all = (0,notes/* criticalRisksOf */.PZ)(report);
    if (all.length === 0)
        return (0,sink/* gfm */.Te) ``;
    const items = all
        .slice(0, Math.min(most, MOST_RISKS))
        .map(({ file, line, text }) => (0,sink/* gfm */.Te) `- CRITICAL risk in ${fileLink(places, file, line)}: ${(0,model_text.cut)(text, LONGEST_RISK)}\n`);
    const hidden = all.length - items.length;
    return (0,sink/* gfm */.Te) `${items}${hidden === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `- And ${(0,model_text.count)(hidden, 'more CRITICAL risk')}.\n`}\n`;
}
const MOST_NAMED = 10;
function* trendPart(trend, places, { most }) {
    yield (0,sink/* gfm */.Te) `#### Over time\n\n${messageText((0,describe_finding/* trendSentences */.cY)(trend))}\n\n`;
    let more = trend.added.length + trend.fixed.length;
    for (const { name, list } of (0,describe_finding/* differences */.tX)(trend)) {
        for (const one of list.slice(0, Math.min(most, MOST_NAMED))) {
            const place = name === 'new' ? (0,sink/* gfm */.Te) `${MARK[one.severity]} ${placeLink(places, one)}` : (0,sink/* code */.aY)((0,describe_finding/* placeInWords */.cF)(one.file, one.line));
            yield (0,sink/* gfm */.Te) `- **${one.word}** ${place}: ${messageText(one.message)} ${ruleLink(places, one.rule)}\n`;
            more--;
        }
    }
    yield more === 0 ? (0,sink/* gfm */.Te) `\n` : (0,sink/* gfm */.Te) `- And ${more} more: the JSON report has all.\n\n`;
}

;// CONCATENATED MODULE: ./src/report/summary/details.ts







const NONE = (0,sink/* gfm */.Te) `–`;
function countTables(report) {
    const found = new outcomes/* OutcomeCounts */.lf(report.returns);
    const listed = found.listed();
    const head = tableHead(listed.map(({ word }) => word), () => true);
    const claims = found.of('present') === found.all ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `**Claims**\n\n${head}|${listed.map(({ n }) => (0,sink/* gfm */.Te) ` ${n} |`)}\n\n`;
    const groups = (0,notes/* groupTables */.Pl)(report).map(([names = [], ...rows]) => {
        const lines = rows.map((row) => (0,sink/* gfm */.Te) `|${row.map((cell) => (0,sink/* gfm */.Te) ` ${cell === '-' ? '' : cell} |`)}\n`);
        return (0,sink/* gfm */.Te) `${tableHead(names, (n) => n > 0)}${lines}\n`;
    });
    return (0,sink/* gfm */.Te) `${claims}${groups}`;
}
const RETURNS_HEADER = tableHead(['File', 'Findings', 'Claims', 'Status', 'Agent', 'Standard']);
function* returnsTable(report, places, { returns: which, most }) {
    const rank = (list) => {
        if (list.some((finding) => finding.untrue === true && (0,model_finding.isActive)(finding)))
            return 0;
        if (list.some((finding) => (0,model_finding.failsAt)(finding, report.failOn)))
            return 1;
        return list.some(model_finding.isActive) ? 2 : NO_FINDING;
    };
    const all = [...(0,describe_shown/* findingsByReturn */.uS)(report)].map(([record, list]) => ({ record, list, rank: rank(list) }));
    const listed = which === 'all' ? all : all.filter((one) => one.rank < NO_FINDING);
    const shown = listed.sort((a, b) => a.rank - b.rank).slice(0, most);
    if (shown.length === 0)
        return;
    yield (0,sink/* gfm */.Te) `**Returns**\n\n${RETURNS_HEADER}`;
    for (const { record, list } of shown) {
        const numbers = (0,describe_shown/* numbersOf */.cZ)(list);
        const found = model_finding.SEVERITIES.filter((severity) => numbers[severity] > 0);
        yield returnRow(record, places, found.map((severity) => (0,sink/* gfm */.Te) ` ${MARK[severity]}\u00a0${numbers[severity]}`));
    }
    yield (0,sink/* gfm */.Te) `\n`;
    if (shown.length < all.length) {
        yield (0,sink/* gfm */.Te) `${shown.length} of ${all.length} returns: only those with findings, as many as fit.\n\n`;
    }
}
const NO_FINDING = 3;
function returnRow(record, places, findings) {
    const { file, index, line, standard, status, agent, claims } = record;
    const proven = claims.length === 0 ? NONE : (0,sink/* gfm */.Te) `${(0,outcomes/* claimsInWords */.kF)(record)}`;
    const where = fileLink(places, file, index === 0 && line === 1 ? null : line, { fitting: NARROW });
    const words = [status ?? '', agent ?? '', standard].map((word) => (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(word, WORD_LIMIT)} |`);
    return (0,sink/* gfm */.Te) `| ${where} |${findings.length === 0 ? (0,sink/* gfm */.Te) ` ${NONE}` : findings} | ${proven} |${words}\n`;
}

;// CONCATENATED MODULE: ./src/report/summary/false-claims.ts








function causesOf(claims) {
    const byCause = (0,collections/* groupBy */.$z)(claims, ({ checked, findings, state }) => JSON.stringify([findings[0]?.rule, (0,outcomes/* causeOf */.rl)(checked).heading, state]));
    return [...byCause.values()].map((all) => {
        const [detail = null, ...others] = new Set(all.map(({ checked }) => checked.verdict.detail));
        const isNamed = all.some(({ checked }) => checked.verdict.foundAt !== null);
        const widest = all.reduce((most, { checked }) => Math.max(most, checked.claim.path.length), 0);
        return {
            claims: all,
            detail: others.length === 0 ? detail : null,
            hasNotes: others.length > 0 || isNamed,
            room: Math.min(LONGEST_PLACE, LONGEST_ROW - widest),
        };
    });
}
const MOST_UNFOLDED = 10;
function* falseClaimsPart(all, places, { most }) {
    if (all.length === 0)
        return;
    yield NOUNS;
    yield* causeTables(all, most, places);
    const open = all.filter(({ state }) => state === 'fails' || state === 'mild');
    if (open.length > 0)
        yield adviceTo(open);
    if (open.length > 0)
        yield pasteBlock(open, most);
    yield wrongBlock(all, most, places);
}
function adviceTo(claims) {
    const advice = (0,describe_claims/* adviceInWords */.bY)(claims);
    return (0,sink/* gfm */.Te) `For the agent, or whoever takes over its branch: ${messageText(advice.slice(0, 1).toLowerCase() + advice.slice(1))}\n\n`;
}
const NOUNS = (0,sink/* gfm */.Te) `In a return, an agent reports its work; each file that it names there is a claim.\n\n`;
function* causeTables(all, most, places) {
    let left = most;
    for (const cause of causesOf(all)) {
        const claims = cause.claims.slice(0, left);
        left -= claims.length;
        if (claims.length > 0)
            yield* causeTable({ ...cause, claims }, places);
    }
    if (most < all.length) {
        yield (0,sink/* gfm */.Te) `${(0,model_text.count)(all.length - most, 'more false claim')} did not fit: the JSON report has all.\n\n`;
    }
}
function* causeTable(cause, places) {
    yield headOf(cause, places);
    const hidden = cause.claims.length - MOST_UNFOLDED;
    for (const [n, claim] of cause.claims.entries()) {
        if (n === MOST_UNFOLDED)
            yield (0,sink/* gfm */.Te) `\n<details><summary>${hidden} more</summary>\n\n${columns(cause)}`;
        yield rowOf(claim, cause, places);
    }
    yield hidden > 0 ? (0,sink/* gfm */.Te) `\n</details>\n\n` : (0,sink/* gfm */.Te) `\n`;
}
function headOf(cause, places) {
    const [first] = cause.claims;
    if (first === undefined)
        return (0,sink/* gfm */.Te) ``;
    const { checked, findings, state } = first;
    const rule = findings[0]?.rule;
    const of = rule === undefined ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` (${ruleLink(places, rule)})`;
    const why = describe_claims/* STATE_WORDS */.I7[state] === '' ? '' : `: ${describe_claims/* STATE_WORDS */.I7[state].replace('weighs as ', '')}`;
    const detail = cause.detail === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${messageText(cause.detail)}\n\n`;
    return (0,sink/* gfm */.Te) `#### ${(0,outcomes/* causeOf */.rl)(checked).heading}${why}${of}\n\n${detail}${columns(cause)}`;
}
function columns({ hasNotes }) {
    return tableHead(['Claim', 'In', 'By', ...(hasNotes ? ['Note'] : [])]);
}
function rowOf({ record, checked, line, accused }, { hasNotes, detail, room }, places) {
    const { claim, verdict } = checked;
    const where = fileLink(places, record.file, line, { name: tailOf(record.file, room) });
    const named = verdict.foundAt === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` ${sentence((0,describe_claims/* whyFalse */.Cm)(checked))}.`;
    const own = detail !== null || verdict.detail === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` ${messageText(verdict.detail)}`;
    const note = hasNotes ? (0,sink/* gfm */.Te) `${named}${own} |` : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `| ${pathCode(claim.path, WIDEST)} | ${where} | ${agentCell(accused)} |${note}\n`;
}
const WIDEST = 64;
const LONGEST_ROW = 80;
const LONGEST_PLACE = 44;
function tailOf(file, room) {
    if (file.length <= room)
        return file;
    const segments = file.split('/');
    let tail = segments.pop() ?? file;
    for (let next = segments.pop(); next !== undefined && next.length + 1 + tail.length < room; next = segments.pop())
        tail = `${next}/${tail}`;
    return `…/${tail}`;
}
function agentCell(accused) {
    const { name, note } = (0,describe_claims/* accusedInWords */.zp)(accused);
    if (name === '')
        return (0,sink/* gfm */.Te) `unknown`;
    return (0,sink/* gfm */.Te) `${(0,sink/* code */.aY)(name, WORD_LIMIT)}${note === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` (${note})`}`;
}
const MOST_PASTED = 50;
const LONGEST_PASTED = 200;
function pasteBlock(claims, most) {
    const lines = claims.slice(0, Math.min(most, MOST_PASTED)).map(({ record, checked, line }) => {
        const path = (0,model_text.cut)(checked.claim.path, LONGEST_PASTED);
        const { detail } = checked.verdict;
        const hint = detail === null ? '' : ` ${(0,model_text.cut)(detail, LONGEST_PASTED)}`;
        return `- ${path} ${(0,describe_claims/* plain */.pj)((0,describe_claims/* whyFalse */.Cm)(checked))} (claimed in ${(0,model_text.cut)((0,describe_finding/* placeInWords */.cF)(record.file, line), LONGEST_PASTED)}).${hint}`;
    });
    const more = claims.length - lines.length;
    const text = [
        'These claims of your return are false in this commit:',
        ...lines,
        ...(more > 0 ? [`- and ${(0,model_text.count)(more, 'more claim')}`] : []),
        'For each: do the work and commit the file, or correct its path in the return,',
        'or remove the claim and say in the text of the return what was not done.',
        'Change nothing else to make the check pass.',
    ];
    return (0,sink/* gfm */.Te) `<details><summary>Paste this to the agent</summary>\n\n${(0,sink/* fenced */.OF)(text)}\n</details>\n\n`;
}
const MOST_FINGERPRINTS = 10;
function wrongBlock(claims, most, places) {
    const found = claims
        .slice(0, Math.min(most, MOST_FINGERPRINTS))
        .flatMap(({ checked: { claim }, findings: [finding] }) => {
        return finding === undefined ? [] : [{ path: (0,model_text.cut)(claim.path, LONGEST_PASTED), ...finding }];
    });
    const overrides = [...(0,collections/* groupBy */.$z)(found, ({ rule }) => rule)].flatMap(([rule, all]) => [
        '  - findings:',
        ...all.map(({ fingerprint, path }) => `      - '${fingerprint}' # ${path}`),
        '    rules:',
        `      ${rule}: off`,
        '    reason: say here why the claim is true',
    ]);
    const how = (0,sink/* link */.nf)((0,sink/* gfm */.Te) `How to check it by hand, or report it`, (0,report_links/* guidePage */.IL)('wrong-accusation', places.rulePages));
    const silence = overrides.length === 0
        ? (0,sink/* gfm */.Te) ``
        : (0,sink/* gfm */.Te) ` To silence it, add this to ${(0,sink/* code */.aY)('.return-gate.yml')}; for a pull request, in its base branch:\n\n${(0,sink/* fenced */.OF)(['overrides:', ...overrides], 'yaml')}`;
    return (0,sink/* gfm */.Te) `<details><summary>Wrong accusation?</summary>\n\n${how}.${silence}\n</details>\n\n`;
}

;// CONCATENATED MODULE: ./src/report/summary.ts












const SUMMARY_LIMIT = 1_048_576 - 16_384;
function markOf(report) {
    const { conclusion } = report;
    return conclusion !== 'passed' ? (0,sink/* gfm */.Te) `❌` : (0,answer/* isPlain */.$i)(report) ? (0,sink/* gfm */.Te) `✅` : (0,sink/* gfm */.Te) `⚠️`;
}
function headline(report) {
    return (0,sink/* gfm */.Te) `### ${markOf(report)} ${sentence((0,answer/* title */.DD)(report))}`;
}
function head(report) {
    const { returns, files, baselined, preexisting } = report.counts;
    const scope = report.compared?.commit === null ? (0,answer/* comparisonInWords */.aM)(report) : (0,answer/* scopeInWords */.x6)(report);
    const detail = [
        ...(0,answer/* belowTitle */.sh)(report),
        ...(returns === 0 ? [] : [`Checked ${scope}${files === returns ? '' : `, in ${(0,answer/* counted */.hS)(files, 'file')}`}.`]),
        ...(baselined === 0 ? [] : [`Not shown: ${(0,answer/* counted */.hS)(baselined, 'known finding')} of the baseline.`]),
        ...(0,loosened/* reasonsInWords */.G)(report).map((words) => `${words}.`),
        ...(preexisting === 0 ? [] : [`Not shown: ${(0,answer/* counted */.hS)(preexisting, 'finding')} from before this change.`]),
        (0,notes/* withheldInWords */.sY)(report),
    ]
        .join(' ')
        .trimEnd();
    return (0,sink/* gfm */.Te) `${headline(report)}\n\n${detail === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${detail}\n\n`}`;
}
function tail({ source, tool, head: ofHead, compared }, links) {
    const shown = (id) => {
        const short = (0,sink/* code */.aY)((0,report_links/* shortId */.m_)(id));
        return links === null ? short : (0,sink/* link */.nf)(short, (0,report_links/* commitUrl */.Bg)({ ...links, revision: id }));
    };
    const { revision } = source;
    const checked = revision === null ? (0,sink/* gfm */.Te) `the workspace` : (0,sink/* gfm */.Te) `commit ${shown(ofHead ?? revision)}`;
    const base = compared?.commit ?? null;
    const against = base === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` against base ${shown(base)}`;
    const shard = source.shard === null ? '' : `, shard ${source.shard}`;
    const subject = links === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${(0,sink/* link */.nf)((0,sink/* code */.aY)((0,report_links/* subjectOf */.et)(links)), (0,report_links/* subjectUrl */.i)(links))} at `;
    return (0,sink/* gfm */.Te) `<sub>${tool.name} ${tool.version} checked ${subject}${checked}${against}${shard}.</sub>\n`;
}
function* details(report, places, detail) {
    const { counts: numbers } = report;
    if (numbers.returns === 0)
        return;
    const what = `${(0,answer/* counted */.hS)(numbers.returns, 'return')}, ${(0,answer/* counted */.hS)(numbers.claims, 'claim')}`;
    yield (0,sink/* gfm */.Te) `<details><summary>Details: ${what}</summary>\n\n`;
    const archived = (0,describe_shown/* archivedInWords */.nD)(report);
    if (archived !== '')
        yield (0,sink/* gfm */.Te) `${(0,model_text.capital)(archived)}.\n\n`;
    yield countTables(report);
    yield* returnsTable(report, places, detail);
    yield (0,sink/* gfm */.Te) `</details>\n\n`;
}
function* parts(report, shown, { links, rulePages }, detail) {
    const places = { root: report.source.root, links, rulePages };
    const claims = (0,describe_claims/* falseClaims */.bL)(report).filter(describe_claims/* counts */.tQ);
    const risks = criticalRisks(report, places, detail);
    const isAny = shown.groups.length + shown.single.length + shown.notices.length > 0 || risks.text !== '';
    yield head(report);
    yield* falseClaimsPart(claims, places, detail);
    if (isAny)
        yield (0,sink/* gfm */.Te) `#### ${claims.length === 0 ? 'Findings' : 'Other findings'}\n\n`;
    yield risks;
    yield* findingsTable(shown, report, places, detail);
    yield missingReturn(report, places);
    yield* hiddenFindings(shown, detail);
    yield* noticesPart(shown, places, detail);
    if (report.trend !== undefined)
        yield* trendPart(report.trend, places, detail);
    yield* details(report, places, detail);
    yield tail(report, links);
}
const WHOLE = { isAdvised: true, returns: 'all', most: Infinity };
const LESS = [
    WHOLE,
    { ...WHOLE, returns: 'with findings' },
    { isAdvised: false, returns: 'with findings', most: Infinity },
];
function renderSummary(report, { limit, sizeOf = bytes, ...options }) {
    const shown = (0,describe_shown/* selectShown */.GF)(report);
    const within = (detail) => {
        const texts = [];
        let size = 0;
        for (const { text } of parts(report, shown, options, detail)) {
            size += sizeOf(text);
            if (size > limit)
                return null;
            texts.push(text);
        }
        return (0,sink/* concat */.xW)(texts);
    };
    for (const detail of LESS) {
        const text = within(detail);
        if (text !== null)
            return text;
    }
    let fitting = null;
    let [least, most] = [0, report.findings.length + report.returns.length];
    while (least <= most) {
        const rows = Math.floor((least + most) / 2);
        const text = within({ isAdvised: false, returns: 'with findings', most: rows });
        if (text === null)
            most = rows - 1;
        else
            [fitting, least] = [text, rows + 1];
    }
    const bare = (0,sink/* gfm */.Te) `### ${markOf(report)} return-gate: ${(0,answer/* conclusionInWords */.yp)(report)}`;
    const top = head(report);
    const fallbacks = [
        (0,sink/* gfm */.Te) `${top}${countTables(report)}${tail(report, options.links)}`,
        top,
        headline(report),
        bare,
        (0,sink/* gfm */.Te) ``,
    ];
    return fitting ?? fallbacks.find(({ text }) => sizeOf(text) <= limit)?.text ?? bare.text;
}
function bytes(text) {
    return Buffer.byteLength(text);
}
function renderMarkdown(report, options) {
    return (0,sink/* joined */.oR)((0,sink/* textsOf */.CB)(parts(report, (0,describe_shown/* selectShown */.GF)(report), options, WHOLE)));
}


/***/ })

};
;
"use strict";
exports.id = 6663;
exports.ids = [6663];
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

/***/ 76663:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SUMMARY_LIMIT: () => (/* binding */ SUMMARY_LIMIT),
  renderMarkdown: () => (/* binding */ renderMarkdown),
  renderSummary: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(83303);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/describe/answer.ts
var answer = __webpack_require__(80246);
// EXTERNAL MODULE: ./src/report/describe/conclusion.ts
var conclusion = __webpack_require__(55623);
// EXTERNAL MODULE: ./src/report/describe/grouping.ts
var describe_grouping = __webpack_require__(60717);
// EXTERNAL MODULE: ./src/report/groups.ts
var groups = __webpack_require__(56900);
// EXTERNAL MODULE: ./src/report/describe/title.ts
var title = __webpack_require__(14832);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/report/describe/claims.ts
var describe_claims = __webpack_require__(85573);
// EXTERNAL MODULE: ./src/report/describe/finding.ts
var describe_finding = __webpack_require__(20431);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/report/describe/notes.ts
var notes = __webpack_require__(2483);
// EXTERNAL MODULE: ./src/report/describe/shown.ts
var describe_shown = __webpack_require__(72959);
;// CONCATENATED MODULE: ./src/report/summary/parts.ts




const WORD_LIMIT = 80;
const MARK = { error: (0,sink/* gfm */.Te) `❌`, warning: (0,sink/* gfm */.Te) `⚠️`, notice: (0,sink/* gfm */.Te) `ℹ️` };
function placesOf(report, links, rulePages) {
    return { root: report.source.root, links, rulePages };
}
function ruleLink({ rulePages }, rule) {
    return (0,sink/* link */.nf)((0,sink/* code */.aY)(rule), (0,report_links/* rulePage */.gd)(rule, rulePages));
}
function fileLink(places, file, line, { fitting = FITTING, name = file } = {}) {
    return withLink(places, file, line, pathCode(line === null ? name : `${name}:${String(line)}`, fitting));
}
function placeLink(places, { file, line }, fitting = FITTING) {
    return file === null ? (0,sink/* gfm */.Te) `${describe_finding/* WHOLE_RUN */.Wx}` : fileLink(places, file, line, { fitting });
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
    return (0,sink/* gfm */.Te) `${(0,describe_finding/* prose */.CS)(message).map(({ text, isCode }) => (isCode ? pathCode(text) : breakable(text)))}`;
}
function breakable(text) {
    if (text.length > sink/* TEXT_LIMIT */.W$)
        return (0,sink/* gfm */.Te) `${text}`;
    const [first = '', ...others] = text.split(/(?<=\/|(?<![0-9a-f]{7})_(?![0-9a-f]{7}))(?=\S{12})/i);
    return others.length === 0 ? (0,sink/* gfm */.Te) `${first}` : (0,sink/* gfm */.Te) `${first}${others.map((part) => (0,sink/* gfm */.Te) `<wbr>${part}`)}`;
}
function adviceOn(words, fix = messageText(words.fix)) {
    if (words.fix === '')
        return (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `<br>→ ${fix}${words.command === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` (fixable: ${(0,sink/* code */.aY)(words.command)})`}`;
}
function agentsOf(repeat) {
    const agents = (0,describe_shown/* agentsInWords */.Ni)(repeat);
    return agents === ''
        ? (0,sink/* gfm */.Te) ``
        : (0,sink/* gfm */.Te) `<br>by ${agents === repeat.agents[0]?.[0] ? (0,sink/* code */.aY)(agents, WORD_LIMIT) : (0,sink/* gfm */.Te) `${agents}`}`;
}
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
    yield* (0,sink/* joined */.oR)((0,sink/* textsOf */.CB)(rows));
    yield after.text;
}

// EXTERNAL MODULE: ./src/model/sample-return.ts
var sample_return = __webpack_require__(47310);
;// CONCATENATED MODULE: ./src/report/summary/sections.ts








function sentence(parts) {
    const pieces = parts.map((part) => part.kind === 'text'
        ? (0,sink/* gfm */.Te) `${part.text}`
        : (0,sink/* code */.aY)(part.kind === 'code' ? part.text : (0,describe_finding/* placeInWords */.cF)(part.file, part.line)));
    return (0,sink/* gfm */.Te) `${pieces}`;
}
function missingReturn({ findings }, places) {
    if (!findings.some((finding) => finding.rule === 'no-returns' && finding.severity === 'error' && (0,model_finding/* isActive */.$m)(finding)))
        return (0,sink/* gfm */.Te) ``;
    const lines = (0,sample_return/* sampleReturn */.N)([{ path: 'src/export.js', summary: 'Exports a report as CSV.' }])
        .trimEnd()
        .split('\n');
    const guide = (0,sink/* link */.nf)((0,sink/* gfm */.Te) `How to make your agents write returns`, (0,report_links/* guidePage */.IL)('agents', places.rulePages));
    return (0,sink/* gfm */.Te) `<details><summary>What is a return, and where does it go?</summary>\n\nA return is a file in which the agent says how its work ended and which files it made. Commit one with the work, for example as ${(0,sink/* code */.aY)(sample_return/* SAMPLE_FILE */.G)}:\n\n${(0,sink/* fenced */.OF)(lines)}\n${guide}.\n\n</details>\n\n`;
}
const MOST_RISKS = 5;
const LONGEST_RISK = 200;
function criticalRisks(report, places) {
    const all = (0,notes/* criticalRisksOf */.PZ)(report);
    if (all.length === 0)
        return (0,sink/* gfm */.Te) ``;
    const items = all
        .slice(0, MOST_RISKS)
        .map(({ file, line, text }) => (0,sink/* gfm */.Te) `- CRITICAL risk in ${fileLink(places, file, line)}: ${shortened(text)}\n`);
    const hidden = all.length - items.length;
    return (0,sink/* gfm */.Te) `${items}${hidden === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `- And ${(0,model_text/* count */.U9)(hidden, 'more CRITICAL risk')}.\n`}\n`;
}
function shortened(text) {
    return text.length > LONGEST_RISK ? `${text.slice(0, LONGEST_RISK)}\u2026` : text;
}
const MOST_NAMED = 10;
function trendBlock(trend, places, room) {
    const items = (0,describe_finding/* differences */.tX)(trend).flatMap(({ name, list }) => list.slice(0, MOST_NAMED).map((one) => {
        const place = name === 'new' ? (0,sink/* gfm */.Te) `${MARK[one.severity]} ${placeLink(places, one)}` : (0,sink/* code */.aY)((0,describe_finding/* placeInWords */.cF)(one.file, one.line));
        return (0,sink/* gfm */.Te) `- **${one.word}** ${place}: ${messageText(one.message)} ${ruleLink(places, one.rule)}\n`;
    }));
    const { rows } = take(items, room);
    const more = trend.added.length + trend.fixed.length - rows.length;
    const after = more === 0 ? (0,sink/* gfm */.Te) `\n` : (0,sink/* gfm */.Te) `- And ${more} more: the JSON report has all.\n\n`;
    return { before: (0,sink/* gfm */.Te) `#### Over time\n\n${messageText((0,describe_finding/* trendSentences */.cY)(trend))}\n\n`, rows, after };
}
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
        calls: drawn.length,
    };
}

;// CONCATENATED MODULE: ./src/report/summary/false-claims.ts










function causesOf(claims) {
    const byCause = (0,collections/* groupBy */.$z)(claims, ({ checked: { claim, verdict }, findings, state }) => JSON.stringify([findings[0]?.rule, verdict.name, (0,model_claim/* kindOf */.I)(claim), state]));
    return [...byCause.values()].map((all) => {
        const details = new Set(all.map(({ checked }) => checked.verdict.detail));
        const [detail = null] = details;
        const isNamed = all.some(({ checked }) => checked.verdict.foundAt !== null);
        return { claims: all, detail: details.size === 1 ? detail : null, hasNotes: details.size > 1 || isNamed };
    });
}
const MOST_UNFOLDED = 10;
function fitting(claims, places, room) {
    let left = room;
    let n = 0;
    for (const cause of causesOf(claims)) {
        left -= bytes(headOf(cause, places).text);
        for (const claim of cause.claims) {
            left -= bytes(rowOf(claim, cause, places).text);
            if (left < 0)
                return n;
            n++;
        }
    }
    return n;
}
function falseClaimsPart(all, room, places) {
    if (all.length === 0)
        return [];
    const tables = [...causeTables(all, fitting(all, places, room), places)];
    let left = room - tables.reduce((sum, { text }) => sum + bytes(text), 0);
    for (const block of [pasteBlock(all), wrongBlock(all, places)]) {
        if (bytes(block.text) > left)
            continue;
        left -= bytes(block.text);
        tables.push(block);
    }
    return tables;
}
function* causeTables(all, shown, places) {
    let left = shown;
    for (const cause of causesOf(all)) {
        const claims = cause.claims.slice(0, left);
        left -= claims.length;
        if (claims.length > 0)
            yield* causeTable({ ...cause, claims }, places);
    }
    if (shown < all.length) {
        yield (0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(all.length - shown, 'more false claim')} did not fit: the JSON report has all.\n\n`;
    }
    yield (0,sink/* gfm */.Te) `${messageText((0,answer/* adviceInWords */.bY)(all))}\n\n`;
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
const STATE_HEADING = { ...answer/* STATE_WORDS */.I7, mild: 'a warning by the standard' };
function headOf(cause, places) {
    const [first] = cause.claims;
    if (first === undefined)
        return (0,sink/* gfm */.Te) ``;
    const { checked, findings, state } = first;
    const rule = findings[0]?.rule;
    const isDeletion = (0,model_claim/* kindOf */.I)(checked.claim) === 'deletion';
    const words = isDeletion ? 'Claimed as deleted, and still there' : (0,describe_claims/* verdictWords */.L2)(checked.verdict.name).heading;
    const of = rule === undefined ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` (${ruleLink(places, rule)})`;
    const why = STATE_HEADING[state] === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `: ${STATE_HEADING[state]}`;
    const detail = cause.detail === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${messageText(cause.detail)}\n\n`;
    return (0,sink/* gfm */.Te) `#### ${words}${why}${of}\n\n${detail}${columns(cause)}`;
}
function columns({ hasNotes }) {
    return hasNotes
        ? (0,sink/* gfm */.Te) `| Claim | In | By | Note |\n| :-- | :-- | :-- | :-- |\n`
        : (0,sink/* gfm */.Te) `| Claim | In | By |\n| :-- | :-- | :-- |\n`;
}
function rowOf({ record, checked, line, accused }, { hasNotes, detail }, places) {
    const { claim, verdict } = checked;
    const where = fileLink(places, record.file, line, { name: tailOf(record.file, claim.path) });
    const named = verdict.foundAt === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` ${sentence((0,answer/* whyFalse */.Cm)(checked))}.`;
    const own = detail !== null || verdict.detail === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` ${messageText(verdict.detail)}`;
    const note = hasNotes ? (0,sink/* gfm */.Te) `${named}${own} |` : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `| ${pathCode(claim.path, WIDEST)} | ${where} | ${agentCell(accused)} |${note}\n`;
}
const WIDEST = 64;
const LONGEST_ROW = 80;
const LONGEST_PLACE = 32;
function tailOf(file, claim) {
    const room = Math.min(LONGEST_PLACE, LONGEST_ROW - claim.length);
    if (file.length <= room)
        return file;
    const segments = file.split('/');
    let tail = segments.pop() ?? file;
    for (let next = segments.pop(); next !== undefined && next.length + 1 + tail.length < room; next = segments.pop())
        tail = `${next}/${tail}`;
    return `…/${tail}`;
}
function agentCell(accused) {
    const { name, note } = (0,answer/* accusedInWords */.zp)(accused);
    if (name === '')
        return (0,sink/* gfm */.Te) `unknown`;
    return (0,sink/* gfm */.Te) `${(0,sink/* code */.aY)(name, WORD_LIMIT)}${note === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` (${note})`}`;
}
const MOST_PASTED = 50;
const LONGEST_PASTED = 200;
function pasteBlock(claims) {
    const lines = claims.slice(0, MOST_PASTED).map(({ record, checked, line }) => {
        const path = (0,model_text/* cut */.Jj)(checked.claim.path, LONGEST_PASTED);
        return `- ${path} ${(0,answer/* plain */.pj)((0,answer/* whyFalse */.Cm)(checked))} (claimed in ${(0,model_text/* cut */.Jj)((0,describe_finding/* placeInWords */.cF)(record.file, line), LONGEST_PASTED)})`;
    });
    const more = claims.length - lines.length;
    const text = [
        'Your return claims files that this commit does not have as claimed:',
        ...lines,
        ...(more > 0 ? [`- and ${(0,model_text/* count */.U9)(more, 'more claim')}`] : []),
        'For each: do the work and commit the file, or correct its path in the return, or remove the claim and say in the summary what was not done. Change nothing else to make the check pass.',
    ];
    return (0,sink/* gfm */.Te) `<details><summary>Paste this to the agent</summary>\n\n${(0,sink/* fenced */.OF)(text)}\n</details>\n\n`;
}
const MOST_FINGERPRINTS = 10;
function wrongBlock(claims, places) {
    const rows = claims.slice(0, MOST_FINGERPRINTS).flatMap(({ checked, findings: [finding] }) => {
        if (finding === undefined)
            return [];
        return [(0,sink/* gfm */.Te) `| ${pathCode(checked.claim.path)} | ${(0,sink/* code */.aY)(finding.fingerprint)} |\n`];
    });
    const how = (0,sink/* link */.nf)((0,sink/* gfm */.Te) `How to check it by hand, silence it, or report it`, (0,report_links/* guidePage */.IL)('wrong-accusation', places.rulePages));
    const table = rows.length === 0
        ? (0,sink/* gfm */.Te) ``
        : (0,sink/* gfm */.Te) `A fingerprint silences one finding.\n\n| Claim | Fingerprint |\n| :-- | :-- |\n${rows}\n`;
    return (0,sink/* gfm */.Te) `<details><summary>Wrong accusation?</summary>\n\n${how}. ${table}</details>\n\n`;
}

;// CONCATENATED MODULE: ./src/report/summary/tables.ts







const NONE = (0,sink/* gfm */.Te) `–`;
const NARROW = 12;
function verdictTable(report) {
    const counts = (0,describe_claims/* verdictCounts */.US)(report);
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
        const numbers = (0,describe_grouping/* numbersOf */.cZ)(list);
        const found = model_finding/* SEVERITIES */.oC.filter((severity) => numbers[severity] > 0);
        if (which === 'with findings' && found.length === 0)
            continue;
        yield returnRow(record, places, found.map((severity) => (0,sink/* gfm */.Te) ` ${MARK[severity]}\u00a0${numbers[severity]}`));
    }
}
function returnRow(record, places, findings) {
    const { file, index, line, standard, status, agent, claims } = record;
    const proven = claims.length === 0 ? NONE : (0,sink/* gfm */.Te) `${(0,describe_claims/* claimsInWords */.kF)(record)}`;
    const where = fileLink(places, file, index === 0 && line === 1 ? null : line, { fitting: NARROW });
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
    const words = (0,describe_finding/* findingWords */.Hu)(finding);
    const { severity, message, rule } = words;
    const advice = advising ? adviceOn(words) : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `| ${lineLink(places, words, '')} | ${MARK[severity]} ${messageText(message)} ${ruleLink(places, rule)}${advice} |\n`;
}
const MOST_PLACES = 5;
function repeatRow(repeat, places, advising) {
    const words = (0,describe_finding/* repeatWords */.fO)(repeat);
    const { severity, message, rule } = words;
    const { findings } = repeat;
    const advice = advising ? adviceOn(words) : (0,sink/* gfm */.Te) ``;
    const named = findings
        .slice(0, MOST_PLACES)
        .flatMap((finding, n) => [n === 0 ? (0,sink/* gfm */.Te) `<br>` : (0,sink/* gfm */.Te) `, `, placeLink(places, (0,describe_finding/* findingWords */.Hu)(finding), NARROW)]);
    const more = findings.length - MOST_PLACES;
    const rest = more > 0 ? (0,sink/* gfm */.Te) ` and ${more} more` : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `|  | ${MARK[severity]} **${findings.length} ×** ${messageText(message)} ${ruleLink(places, rule)}${agentsOf(repeat)}${advice}${named}${rest} |\n`;
}
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
    return found.sort((a, b) => (0,describe_shown/* byFile */.y9)(a.file, b.file));
}
function titleOf(places, { file, record }) {
    if (file === null)
        return (0,sink/* gfm */.Te) `**The whole run**`;
    if (record === null)
        return (0,sink/* gfm */.Te) `**${fileLink(places, file, null)}**`;
    const { index, line, status, agent } = record;
    const name = fileLink(places, file, index === 0 && line === 1 ? null : line, { fitting: 0 });
    const ending = status === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(status, WORD_LIMIT)}`;
    const by = agent === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` by ${(0,sink/* code */.aY)(agent, WORD_LIMIT)}`;
    return (0,sink/* gfm */.Te) `**${name}**${ending}${by}`;
}

;// CONCATENATED MODULE: ./src/report/summary.ts
















const SUMMARY_LIMIT = 1_048_576 - 16_384;
const MOST_FINDINGS = 20;
const FEWEST_CALLS = 4;
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
function headline(report) {
    return (0,sink/* gfm */.Te) `### ${markOf(report)} ${sentence((0,title/* title */.D)(report))}`;
}
function head(report) {
    const { returns, files, baselined, preexisting } = report.counts;
    const truth = (0,describe_claims/* truthLine */.AR)(report);
    const scope = report.compared?.commit === null ? (0,describe_claims/* comparisonInWords */.aM)(report) : (0,describe_claims/* scopeInWords */.x6)(report);
    const isNamed = (0,answer/* falseClaims */.bL)(report).some(answer/* counts */.tQ);
    const withheld = (0,notes/* withheldInWords */.sY)(report);
    const fixable = (0,answer/* fixableInWords */.EZ)(report);
    const loosened = (0,conclusion/* loosenedInWords */.yI)(report);
    const where = files === returns ? '' : `, in ${(0,model_text/* count */.U9)(files, 'file')}`;
    const sentences = [
        ...(loosened === '' ? [] : [`${loosened}.`]),
        ...(isNamed && !(0,answer/* plain */.pj)((0,title/* title */.D)(report)).startsWith(truth) ? [`${truth}.`] : []),
        ...(report.conclusion === 'empty' ? [] : [`${(0,model_text/* capital */.Nx)((0,conclusion/* outcome */.bu)(report))}.`]),
        ...(fixable === '' ? [] : [`${fixable}.`]),
        ...(returns === 0 ? [] : [`Checked ${scope}${where}.`]),
        ...(baselined === 0 ? [] : [`Not shown: ${(0,model_text/* count */.U9)(baselined, 'known finding')} of the baseline.`]),
        ...(preexisting === 0 ? [] : [`Not shown: ${(0,model_text/* count */.U9)(preexisting, 'finding')} from before this change.`]),
        ...(0,conclusion/* reasonsInWords */.GB)(report).map((words) => `${words}.`),
        ...(withheld === '' ? [] : [withheld]),
    ];
    const detail = sentences.join(' ');
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
function diagramBlock({ report, grouping }, room) {
    const { failOn } = report;
    const fails = (finding) => (0,model_finding/* failsAt */.ZN)(finding, failOn);
    const diagram = flowchart((0,describe_grouping/* delegation */.rY)(report.returns, (record) => grouping.ofReturn.get(record)?.some(fails) ?? false));
    if (diagram === null || diagram.calls < FEWEST_CALLS || bytes(diagram.fence.text) > room)
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
function* body(material, room) {
    const { report, places, shown } = material;
    const { claims } = material;
    const claimTables = falseClaimsPart(claims, room * FALSE_SHARE, places);
    const claimBytes = claimTables.reduce((sum, { text }) => sum + bytes(text), 0);
    const risks = criticalRisks(report, places);
    const fittingRisks = bytes(risks.text) > room * NOTICES_SHARE ? (0,sink/* gfm */.Te) `` : risks;
    const trend = report.trend === undefined ? null : trendBlock(report.trend, places, room * TREND_SHARE);
    const notices = noticesBlock(material, room * NOTICES_SHARE);
    const diagram = diagramBlock(material, room * DIAGRAM_SHARE);
    const used = claimBytes + bytes(fittingRisks.text) + size(trend) + size(notices) + size(diagram);
    const sorted = sortedFindings(material);
    const tables = room === Infinity ? allTables(material, sorted) : tablesWithin(room - used, material, sorted);
    yield* (0,sink/* textsOf */.CB)(claimTables);
    const hasOthers = findingsIn(sorted) + shown.notices.length + (shown.absentCommits === null ? 0 : 1) > 0;
    if (hasOthers || risks.text !== '')
        yield (0,sink/* gfm */.Te) `#### Other findings\n\n`.text;
    yield fittingRisks.text;
    const rest = (0,sink/* gfm */.Te) `More findings`;
    yield* foldedTable(tables.others, { header: FINDINGS_HEADER, most: MOST_FINDINGS, rest });
    yield missingReturn(report, places).text;
    if (tables.hidden > 0) {
        yield (0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(tables.hidden, 'more finding')} did not fit: the JSON report has all.\n\n`.text;
    }
    if (shown.absentCommits !== null) {
        const { rule } = shown.absentCommits;
        yield (0,sink/* gfm */.Te) `${(0,describe_shown/* absentCommitsInWords */.Y2)(shown.absentCommits)} ${ruleLink(places, rule)}\n\n`.text;
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
    const archived = (0,describe_shown/* archivedInWords */.nD)(report);
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
    const top = head(report);
    const verdicts = (0,sink/* gfm */.Te) `${verdictTable(report)}${(0,groups/* groupsMarkdown */._)(report)}`;
    const bottom = tail(report, links);
    const room = limit - bytes(top.text) - bytes(verdicts.text) - bytes(bottom.text) - FRAME;
    if (room < 0) {
        const bare = (0,sink/* gfm */.Te) `### ${markOf(report)} return-gate: ${(0,answer/* conclusionInWords */.yp)(report)}`;
        const fallbacks = [(0,sink/* gfm */.Te) `${top}${verdicts}${bottom}`, top, headline(report), bare];
        const fitting = fallbacks.find(({ text }) => bytes(text) <= limit);
        if (fitting !== undefined)
            yield fitting.text;
        return;
    }
    yield top.text;
    const grouping = (0,describe_grouping/* group */.Os)(report);
    const claims = (0,answer/* falseClaims */.bL)(report).filter(answer/* counts */.tQ);
    yield* body({ report, places, grouping, claims, shown: (0,describe_shown/* selectShown */.GF)(report) }, room);
    yield bottom.text;
}
function renderMarkdown(report, { links, rulePages }) {
    return renderSummary(report, { links, limit: Infinity, rulePages });
}


/***/ })

};
;
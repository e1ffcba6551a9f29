"use strict";
exports.id = 7105;
exports.ids = [7105];
exports.modules = {

/***/ 37105:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/report/describe/answer.ts
var answer = __webpack_require__(80246);
// EXTERNAL MODULE: ./src/report/describe/claims.ts
var describe_claims = __webpack_require__(85573);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/report/describe/finding.ts
var describe_finding = __webpack_require__(20431);
// EXTERNAL MODULE: ./src/report/describe/outcomes.ts
var outcomes = __webpack_require__(76401);
// EXTERNAL MODULE: ./src/report/describe/shown.ts
var shown = __webpack_require__(72959);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(83303);
;// CONCATENATED MODULE: ./src/report/html/parts.ts




function returnAnchor({ file, index }) {
    return ['return', index === 0 ? file : `${file}&index=${String(index)}`];
}
function anchorLink([kind, name], label) {
    return (0,sink/* markup */.PT) `<a href="#${kind}=${(0,sink/* htmlSegment */.n5)(name)}">${label}</a>`;
}
function fileLink({ root, links }, file, line, anchor = null) {
    const name = pathCode((0,describe_finding/* placeInWords */.cF)(file, line));
    if (links !== null)
        return (0,sink/* htmlLink */.Ar)(name, (0,report_links/* fileUrl */.iw)(links, (0,path.pathIn)(root, file), line ?? 1));
    return anchor === null ? name : anchorLink(anchor, name);
}
function pathCode(path) {
    return (0,sink/* markup */.PT) `<code>${path}</code>`;
}
function ruleLink({ rulePages }, rule) {
    return (0,sink/* htmlLink */.Ar)((0,sink/* markup */.PT) `<code>${rule}</code>`, (0,report_links/* rulePage */.gd)(rule, rulePages));
}
function badge(word, tone = '') {
    return word === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` <span class="badge ${tone}">${word}</span>`;
}
function messageText(message) {
    return (0,sink/* markup */.PT) `${(0,describe_finding/* prose */.CS)(message).map(({ text, isCode }) => (isCode ? pathCode(text) : (0,sink/* markup */.PT) `${text}`))}`;
}
function adviceLine(advice) {
    return advice === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<p class="advice">${messageText(advice)}</p>`;
}
function sentence(parts, places) {
    const pieces = parts.map((part) => {
        if (part.kind === 'place')
            return fileLink(places, part.file, part.line);
        return part.kind === 'code' ? pathCode(part.text) : (0,sink/* markup */.PT) `${part.text}`;
    });
    return (0,sink/* markup */.PT) `${pieces}`;
}
const MOST_ROWS = 10_000;
function andMore(hidden) {
    return hidden <= 0 ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<p>And ${hidden} more: the JSON report has all.</p>\n`;
}
function* table(label, columns, rows, look = '') {
    yield (0,sink/* markup */.PT) `<div class="scroll" role="region" aria-label="${label}" tabindex="0">
<table class="${look}">
<thead><tr>${columns.map((column) => (0,sink/* markup */.PT) `<th scope="col">${column}</th>`)}</tr></thead>
<tbody>\n`;
    for (const [name = '', ...cells] of rows.slice(0, MOST_ROWS)) {
        yield (0,sink/* markup */.PT) `<tr><th scope="row">${name}</th>${cells.map((cell) => (0,sink/* markup */.PT) `<td>${cell}</td>`)}</tr>\n`;
    }
    yield (0,sink/* markup */.PT) `</tbody>
</table>
</div>\n${andMore(rows.length - MOST_ROWS)}`;
}
function* folded(line, content, { anchor, isOpen = false } = {}) {
    const id = anchor === undefined ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` id="${anchor[0]}=${anchor[1]}"`;
    yield (0,sink/* markup */.PT) `<details${isOpen ? (0,sink/* markup */.PT) ` open` : (0,sink/* markup */.PT) ``}><summary>${line}</summary>\n<div${id}>\n`;
    yield* content;
    yield (0,sink/* markup */.PT) `</div></details>\n`;
}
const MOST_OPEN = 20;
function newGroups() {
    const numbers = new Map();
    let rows = 0;
    return {
        anchor: (rule) => {
            const n = (numbers.get(rule) ?? 0) + 1;
            numbers.set(rule, n);
            return ['rule', n === 1 ? rule : `${rule}&n=${String(n)}`];
        },
        isOpen: (more) => (rows += more) <= MOST_OPEN,
    };
}

;// CONCATENATED MODULE: ./src/report/html/findings.ts








function* falseClaimsPart(all, places, groups) {
    if (all.length === 0)
        return;
    yield (0,sink/* markup */.PT) `<section id="false-claims">
<h2>False claims (${all.length})</h2>
<p>${messageText((0,describe_claims/* adviceInWords */.bY)(all.filter(describe_claims/* counts */.tQ)))}</p>\n`;
    const byCause = (0,collections/* groupBy */.$z)(all.slice(0, MOST_ROWS), ({ state, accused, checked, findings }) => JSON.stringify([state, accused, (0,outcomes/* causeOf */.rl)(checked).one, findings[0]?.rule]));
    for (const claims of byCause.values())
        yield* claimGroup(claims, places, groups);
    yield andMore(all.length - MOST_ROWS);
    yield (0,sink/* markup */.PT) `</section>\n`;
}
function* claimGroup(claims, places, groups) {
    const [first] = claims;
    if (first === undefined)
        return;
    const { name, note } = (0,describe_claims/* accusedInWords */.zp)(first.accused);
    const rule = first.findings[0]?.rule;
    const agent = (0,sink/* markup */.PT) `<strong>${name === '' ? 'no agent' : name}</strong>${note === '' ? '' : ` (${note})`}`;
    const line = (0,sink/* markup */.PT) `${badge(`${String(claims.length)} ×`, (0,describe_claims/* counts */.tQ)(first) ? 'bad' : '')} ${(0,outcomes/* causeOf */.rl)(first.checked).one}: ${agent}${badge(describe_claims/* STATE_WORDS */.I7[first.state])}`;
    const details = new Set(claims.map(({ checked }) => checked.verdict.detail));
    const [common = null] = details.size === 1 ? details : [];
    const rows = claims.map(({ record, checked, line: at }) => {
        const { detail, foundAt } = checked.verdict;
        const found = foundAt === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` ${sentence((0,describe_claims/* whyFalse */.Cm)(checked), places)}.`;
        const own = common !== null || detail === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` ${messageText(detail)}`;
        return [
            (0,sink/* markup */.PT) `${pathCode(checked.claim.path)}${found}${own}`,
            fileLink(places, record.file, at, returnAnchor(record)),
        ];
    });
    const why = common === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<p>${messageText(common)}</p>\n`;
    const page = rule === undefined ? why : (0,sink/* markup */.PT) `${why}<p>Rule: ${ruleLink(places, rule)}</p>\n`;
    const content = [page, ...table('False claims', ['Claimed', 'Return and line'], rows)];
    const isOpen = (0,describe_claims/* counts */.tQ)(first) && groups.isOpen(rows.length);
    yield* folded(line, content, { anchor: groups.anchor(rule ?? ''), isOpen });
}
function* otherFindings(report, places, groups) {
    const all = inOrder(othersIn(report));
    if (all.length === 0)
        return;
    const agentOf = (0,shown/* agentsIn */.iw)(report.returns);
    const byCause = (0,collections/* groupBy */.$z)(all.slice(0, MOST_ROWS), (finding) => {
        const { severity, rule, state } = (0,describe_finding/* findingWords */.Hu)(finding);
        return JSON.stringify([severity, rule, state, agentOf(finding)]);
    });
    const sorted = [...byCause.values()].sort((a, b) => weight(a) - weight(b) || b.length - a.length);
    yield (0,sink/* markup */.PT) `<section id="other-findings">
<h2>Other findings (${all.length})</h2>\n`;
    for (const findings of sorted)
        yield* findingGroup(findings, agentOf, { places, groups });
    yield andMore(all.length - MOST_ROWS);
    yield (0,sink/* markup */.PT) `</section>\n`;
}
function inOrder(findings) {
    return [...findings].sort((a, b) => weight([a]) - weight([b]));
}
function weight([first]) {
    if (first === undefined)
        return 2 * model_finding.SEVERITIES.length + 2;
    return (first.untrue === true ? -1 : (0,model_finding.rank)(first.severity)) + ((0,model_finding.isActive)(first) ? 0 : model_finding.SEVERITIES.length + 1);
}
function othersIn({ findings }) {
    return findings.filter(({ untrue }) => untrue !== true);
}
function* findingGroup(findings, agentOf, { places, groups }) {
    const [first] = findings;
    if (first === undefined)
        return;
    const { severity, rule, state } = (0,describe_finding/* findingWords */.Hu)(first);
    const { message, recommendation } = first;
    const isOneMessage = findings.every((finding) => finding.message === message);
    const isOneAdvice = findings.every((finding) => finding.recommendation === recommendation);
    const agent = agentOf(first) ?? '';
    const who = agent === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `: <strong>${agent}</strong>`;
    const line = (0,sink/* markup */.PT) `${badge(`${String(findings.length)} ×`)}${badge(severity, state === '' ? severity : '')}${badge(state)} <code>${rule}</code>${who}
<span class="message">${isOneMessage ? '' : 'For example: '}${messageText(message)}</span>`;
    const rows = findings.map((finding) => [
        placeLink(finding, places),
        (0,sink/* markup */.PT) `${isOneMessage ? (0,sink/* markup */.PT) `` : messageText(finding.message)}${sourceLine(finding)}${isOneAdvice ? (0,sink/* markup */.PT) `` : adviceLine((0,describe_finding/* adviceOf */.wr)(finding.recommendation))}`,
    ]);
    const page = (0,sink/* markup */.PT) `<p>Rule: ${ruleLink(places, rule)}</p>${isOneAdvice ? adviceLine((0,describe_finding/* adviceOf */.wr)(recommendation)) : (0,sink/* markup */.PT) ``}\n`;
    const isOpen = state === '' && severity !== 'notice' && groups.isOpen(rows.length);
    const content = [page, ...table('Findings', ['Place', 'Finding'], rows)];
    yield* folded(line, content, { anchor: groups.anchor(rule), isOpen });
}
function placeLink(finding, places) {
    const { fileName, line } = (0,describe_finding/* findingWords */.Hu)(finding);
    const { file, index } = finding;
    if (file === null)
        return (0,sink/* markup */.PT) `${fileName}`;
    return fileLink(places, file, line ?? 0, index === null ? null : returnAnchor({ file, index }));
}
function sourceLine(finding) {
    const source = (0,describe_finding/* sourceParts */.YI)(finding);
    if (source === null)
        return (0,sink/* markup */.PT) ``;
    const { isCut, before, range, after } = source;
    return (0,sink/* markup */.PT) `<pre><code>${isCut ? '…' : ''}${before}<mark>${range}</mark>${after}</code></pre>`;
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/report/html/overview.ts











function banner(report, claims, others, places) {
    const { conclusion, source, clock, head, compared, trend } = report;
    const { links } = places;
    const isFalse = claims.some(describe_claims/* counts */.tQ);
    const shown = (id) => {
        const short = (0,sink/* markup */.PT) `<code>${(0,report_links/* shortId */.m_)(id)}</code>`;
        return links === null ? short : (0,sink/* htmlLink */.Ar)(short, (0,report_links/* commitUrl */.Bg)({ ...links, revision: id }));
    };
    const comparison = (0,answer/* comparisonInWords */.aM)(report);
    const what = source.revision === null ? (0,sink/* markup */.PT) `the workspace` : (0,sink/* markup */.PT) `commit ${shown(head ?? source.revision)}`;
    const base = compared?.commit ?? null;
    const against = base === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` against base ${shown(base)}`;
    const subject = links === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `${(0,sink/* htmlLink */.Ar)((0,sink/* markup */.PT) `${(0,report_links/* subjectOf */.et)(links)}`, (0,report_links/* subjectUrl */.i)(links))} at `;
    const root = source.root === '' ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` in <code>${source.root}</code>`;
    const shard = source.shard === null ? '' : `, shard ${source.shard}`;
    const parts = [
        ['false-claims', `False claims (${String(claims.length)})`, claims.length],
        ['other-findings', `Other findings (${String(others)})`, others],
        ['over-time', 'Over time', trend === undefined ? 0 : 1],
        ['returns', `Returns (${String(report.returns.length)})`, report.returns.length],
        ['numbers', 'Numbers', 1],
    ];
    const tone = conclusion === 'passed' ? ((0,answer/* isPlain */.$i)(report) ? 'good' : 'doubtful') : 'bad';
    return (0,sink/* markup */.PT) `<header>
<h1 class="${isFalse ? 'bad' : ''}"><span class="badge ${tone}">${MARKS[conclusion]}</span> ${sentence((0,answer/* title */.DD)(report), places)}</h1>
<p>${(0,answer/* belowTitle */.sh)(report).join(' ')}</p>
<p>Checked ${comparison === '' ? '' : `${comparison}: `}${subject}${what}${against}${root}${shard}${clock === null ? (0,sink/* markup */.PT) `` : timeElement(clock)}.</p>
<nav aria-label="Parts of this page"><ul>${parts.filter(([, , n]) => n > 0).map(([id, words]) => (0,sink/* markup */.PT) `<li><a href="#${id}">${words}</a></li>\n`)}</ul></nav>
</header>\n`;
}
const MARKS = { passed: '✓', failed: '✗', empty: '✗' };
function timeElement(clock) {
    const text = new Date(clock).toISOString();
    return (0,sink/* markup */.PT) `, <time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
function* numbersPart(report, places) {
    const { counts: numbers, returns } = report;
    const { files, claims, errors, warnings, notices, baselined, preexisting } = numbers;
    const totals = [
        ['Files', files],
        ['Returns', numbers.returns],
        ['Claims', claims],
        ['Errors', errors],
        ['Warnings', warnings],
        ['Notices', notices],
        ['Known', baselined],
        ['Before this change', preexisting],
    ];
    yield (0,sink/* markup */.PT) `<section id="numbers">
<h2>Numbers</h2>
<dl class="totals">${totals.filter(([name, n]) => n > 0 || name !== 'Before this change').map(([name, n]) => (0,sink/* markup */.PT) `<div><dt>${name}</dt><dd>${n}</dd></div>\n`)}</dl>\n`;
    const byStatus = [...(0,collections/* groupBy */.$z)(returns, ({ status }) => status ?? 'no status')]
        .map(([name, all]) => [name, all.length])
        .sort(([, a], [, b]) => b - a);
    const byVerdict = new outcomes/* OutcomeCounts */.lf(returns).listed().map(({ word, n }) => [word, n]);
    yield* counted('Claims by outcome', ['Outcome', 'Claims'], byVerdict);
    yield* counted('Returns by status', ['Status', 'Returns'], byStatus);
    yield* counted('Findings by rule', ['Rule', ...model_finding.SEVERITIES.map((severity) => `${(0,model_text.capital)(severity)}s`)], (0,shown/* statisticsOf */.jm)(report.findings.filter(model_finding.isActive)).map(({ rule, numbers: of }) => [
        ruleLink(places, rule),
        ...model_finding.SEVERITIES.map((one) => of[one]),
    ]));
    yield* counted('Who called whom', ['Call', 'Returns'], callsIn(returns));
    yield* counted('Interrupted agents', ['Return', 'Agent', 'Started', 'Age'], interrupted(report, places));
    yield (0,sink/* markup */.PT) `</section>\n`;
}
function callsIn(returns) {
    const calls = returns.flatMap(({ delegation }) => [
        ...new Set(delegation.slice(1).map((to, at) => `${delegation[at] ?? ''} › ${to}`)),
    ]);
    return [...(0,collections/* groupBy */.$z)(calls, (call) => call)]
        .map(([call, all]) => [call, all.length])
        .sort(([a, n], [b, m]) => m - n || (0,model_text.compareText)(a, b));
}
function* counted(label, columns, rows) {
    if (rows.length === 0)
        return;
    yield* folded((0,sink/* markup */.PT) `${label} (${rows.length})`, table(label, columns, rows, 'counts'));
}
function interrupted({ returns, clock }, places) {
    return returns
        .filter(({ status }) => status === 'in_progress')
        .map((record) => {
        const moment = record.startedAt === null ? null : (0,model_text.parseIso8601)(record.startedAt);
        const age = moment === null || clock === null || moment.at > clock ? -1 : clock - moment.at;
        return { record, age };
    })
        .sort((a, b) => b.age - a.age || (0,model_text.compareText)(a.record.file, b.record.file))
        .map(({ record, age }) => [
        fileLink(places, record.file, record.line, returnAnchor(record)),
        record.agent ?? '–',
        record.startedAt ?? '–',
        age < 0 ? 'unknown' : ageInWords(age),
    ]);
}
function ageInWords(age) {
    const hours = Math.floor(age / 3_600_000);
    if (hours >= 48)
        return (0,model_text.count)(Math.floor(hours / 24), 'day');
    return hours >= 2 ? (0,model_text.count)(hours, 'hour') : (0,model_text.count)(Math.floor(age / 60_000), 'minute');
}
function* overTime({ trend }, places) {
    if (trend === undefined)
        return;
    yield (0,sink/* markup */.PT) `<section id="over-time">\n<h2>Over time</h2>\n<p>${(0,describe_finding/* trendSentences */.cY)(trend)}</p>\n`;
    for (const { name, list } of (0,describe_finding/* differences */.tX)(trend)) {
        if (list.length === 0)
            continue;
        const rows = list.map(({ word, severity, rule, message, file, line }) => {
            const marks = (0,sink/* markup */.PT) `${badge(word)}${badge(severity, severity)} ${ruleLink(places, rule)}`;
            return [pathCode((0,describe_finding/* placeInWords */.cF)(file, line)), (0,sink/* markup */.PT) `${marks} ${messageText(message)}`];
        });
        yield* folded((0,sink/* markup */.PT) `${(0,model_text.capital)(name)} (${list.length})`, table((0,model_text.capital)(name), ['Place', 'Finding'], rows));
    }
    yield (0,sink/* markup */.PT) `</section>\n`;
}

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
;// CONCATENATED MODULE: ./src/report/html/returns.ts










function* returnsPart(report, places) {
    if (report.returns.length === 0)
        return;
    const rows = [...(0,shown/* findingsByReturn */.uS)(report)].map(([record, all]) => [record, inOrder(all)]);
    rows.sort(([, a], [, b]) => weight(a) - weight(b));
    const byAgent = [...(0,collections/* groupBy */.$z)(rows.slice(0, MOST_ROWS), ([{ agent }]) => agent ?? '')].map(([agent, own]) => ({
        agent,
        own,
        failing: own.filter(([, findings]) => findings.some((finding) => (0,model_finding.failsAt)(finding, report.failOn))).length,
        untrue: own.flatMap(([record]) => record.claims.filter((claim) => (0,model_claim.isUntrue)(claim, record))).length,
    }));
    byAgent.sort((a, b) => b.failing - a.failing || b.own.length - a.own.length || (0,model_text.compareText)(a.agent, b.agent));
    yield (0,sink/* markup */.PT) `<section id="returns">
<h2>Returns (${rows.length})</h2>\n`;
    for (const { agent, own, failing, untrue } of byAgent) {
        const line = (0,sink/* markup */.PT) `<strong>${agent === '' ? 'no agent' : agent}</strong>: ${(0,model_text.count)(own.length, 'return')}${failing > 0 ? badge(`${String(failing)} failing`, 'bad') : (0,sink/* markup */.PT) ``}${untrue > 0 ? badge((0,model_text.count)(untrue, 'false claim'), 'bad') : (0,sink/* markup */.PT) ``}`;
        yield* folded(line, details(own, places));
    }
    yield andMore(rows.length - MOST_ROWS);
    yield (0,sink/* markup */.PT) `</section>\n`;
}
function* details(rows, places) {
    for (const [record, findings] of rows) {
        const { file, index, line, status, foreignStatus } = record;
        const numbers = (0,shown/* numbersOf */.cZ)(findings);
        const known = findings.filter((finding) => !(0,model_finding.isActive)(finding)).length;
        const badges = [
            ...new outcomes/* OutcomeCounts */.lf([record]).listed().map(({ n, word, tone }) => badge(`${String(n)} ${word}`, tone)),
            ...model_finding.SEVERITIES.filter((name) => numbers[name] > 0).map((name) => badge((0,model_text.count)(numbers[name], name), name)),
            ...(known === 0 ? [] : [badge(`${String(known)} known`)]),
        ];
        const name = index === 0 && line === 1 ? file : `${file}:${String(line)}`;
        const head = (0,sink/* markup */.PT) `${pathCode(name)}${badge(status ?? '', foreignStatus === true ? 'bad' : '')}${badges}`;
        yield* folded(head, detail(record, findings, places), { anchor: returnAnchor(record) });
    }
}
function* detail(record, findings, places) {
    const { file, line, standard, session, startedAt, delegation, claims, foreignStatus } = record;
    const facts = [
        ['File', fileLink(places, file, line)],
        ['Standard', (0,sink/* markup */.PT) `${standard}${foreignStatus === true ? ', which has no such status' : ''}`],
        ...(delegation.length === 0 ? [] : [['Delegation', (0,sink/* markup */.PT) `${delegation.join(' › ')}`]]),
        ...(session === null ? [] : [['Session', (0,sink/* markup */.PT) `${session}`]]),
        ...(startedAt === null ? [] : [['Started', (0,sink/* markup */.PT) `${startedAt}`]]),
    ];
    yield (0,sink/* markup */.PT) `<dl class="facts">${facts.map(([name, value]) => (0,sink/* markup */.PT) `<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>\n`;
    if (claims.length > 0)
        yield* table('Claims', ['Claim', 'Type', 'Verdict', 'Bytes'], claimRows(record));
    if (findings.length > 0)
        yield (0,sink/* markup */.PT) `<ul>${findings.map((finding) => item(finding, places))}</ul>\n`;
    yield (0,sink/* markup */.PT) `<p>${anchorLink(returnAnchor(record), (0,sink/* markup */.PT) `Link to this return`)}</p>\n`;
}
function claimRows(record) {
    return record.claims.map((checked) => {
        const { claim, verdict } = checked;
        const outcome = (0,outcomes/* outcomeOf */.sG)(checked, record);
        const found = verdict.foundAt === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<br>Now at ${pathCode(verdict.foundAt)}`;
        const why = verdict.detail === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) `<br>${messageText(verdict.detail)}`;
        const word = (0,model_claim.isAbsentCommit)(checked) ? outcome : verdict.name;
        return [
            (0,sink/* markup */.PT) `${pathCode(claim.path)}${found}${why}`,
            claim.type ?? '',
            (0,sink/* markup */.PT) `${badge(word, outcomes/* OUTCOMES */.im[outcome])}${badge(outcome === 'false' ? outcome : '', 'bad')}`,
            verdict.size ?? '',
        ];
    });
}
function item(finding, places) {
    const { severity, rule, message, state, file, line } = (0,describe_finding/* findingWords */.Hu)(finding);
    const place = file === null || line === null ? (0,sink/* markup */.PT) `` : (0,sink/* markup */.PT) ` ${fileLink(places, file, line)}`;
    return (0,sink/* markup */.PT) `<li>${badge(severity, state === '' ? severity : '')}${badge(state)} ${ruleLink(places, rule)}${place}: ${messageText(message)}</li>\n`;
}

;// CONCATENATED MODULE: ./src/report/html.ts









const STYLE = `
:root {
  color-scheme: light dark;
  --back: light-dark(#ffffff, #0d1117);
  --raised: light-dark(#f6f8fa, #151b23);
  --text: light-dark(#1f2328, #e6edf3);
  --quiet: light-dark(#59636e, #9198a1);
  --line: light-dark(#d1d9e0, #3d444d);
  --link: light-dark(#0969da, #58a6ff);
  --good: light-dark(#1a7f37, #56d364);
  --good-back: light-dark(#dafbe1, #12341d);
  --bad: light-dark(#cf222e, #ff7b72);
  --bad-back: light-dark(#ffebe9, #4c1a1c);
  --doubt: light-dark(#8a5d00, #e3b341);
  --doubt-back: light-dark(#fff8c5, #3b2b0a);
  --mark: light-dark(#ffe58f, #6b4f00);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--back);
  color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 1200px; margin: 0 auto; padding: 16px 24px 48px; }
h1 { margin: 8px 0; font-size: 22px; }
h1.bad { color: var(--bad); }
h2 { margin: 32px 0 8px; font-size: 19px; }
p { margin: 4px 0; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code { font: 13px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; }
h1 code { font-size: 0.9em; }
code, td, th, dd, strong { unicode-bidi: isolate; }
pre { margin: 4px 0; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; }
mark { background: var(--mark); color: inherit; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 12px 0; padding: 0; list-style: none; }
details { border: 1px solid var(--line); border-radius: 6px; margin: 6px 0; }
details > div { padding: 4px 12px 10px; scroll-margin-top: 72px; }
details > div:target { outline: 2px solid var(--link); }
summary { padding: 6px 12px; background: var(--raised); border-radius: 6px; cursor: pointer; }
.message { display: block; }
.advice { color: var(--quiet); }
.advice::before { content: '\\2192  '; }
.badge {
  display: inline-block;
  padding: 0 8px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--raised);
  color: var(--text);
  font-size: 12px;
  font-weight: 600;
}
h1 .badge { padding: 0 12px; border-radius: 14px; font-size: 18px; }
.badge.good { background: var(--good-back); color: var(--good); }
.badge.bad, .badge.error { background: var(--bad-back); color: var(--bad); }
.badge.doubtful, .badge.warning { background: var(--doubt-back); color: var(--doubt); }
.scroll { overflow-x: auto; }
table { width: 100%; margin: 6px 0; border-collapse: collapse; }
th, td { min-width: 90px; padding: 5px 10px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--quiet); font-size: 13px; font-weight: 600; overflow-wrap: normal; }
tbody th { width: 45%; min-width: 150px; font-weight: 400; }
.counts { width: auto; min-width: 300px; font-variant-numeric: tabular-nums; }
.totals { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0; }
.totals div { flex: 1 1 110px; padding: 6px 12px; border: 1px solid var(--line); border-radius: 6px; }
.totals dt, .facts dt { color: var(--quiet); font-size: 13px; }
.totals dd { margin: 0; font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 6px 0; }
.facts dd { margin: 0; }
ul { margin: 6px 0; padding-left: 20px; }
footer { margin-top: 32px; color: var(--quiet); font-size: 13px; }
@media (max-width: 640px) {
  main { padding: 8px 12px 32px; }
  details > div { padding: 4px 6px 8px; }
  th, td { min-width: 56px; padding: 4px 6px; }
  tbody th { min-width: 110px; }
}
`;
const POLICY = [
    `default-src 'none'`,
    `style-src 'sha256-${(0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64')}'`,
    `img-src data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
].join('; ');
function render(report, options) {
    return (0,sink/* joined */.oR)((0,sink/* textsOf */.CB)(partsOf(report, options)));
}
function* partsOf(report, { links, rulePages }) {
    const places = { root: report.source.root, links, rulePages: rulePages ?? report_links/* RULE_PAGES */.my };
    const claims = (0,describe_claims/* falseClaims */.bL)(report);
    const groups = newGroups();
    yield (0,sink/* markup */.PT) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${(0,describe_claims/* plain */.pj)((0,answer/* title */.DD)(report))} · ${links === null ? 'return-gate' : (0,report_links/* subjectOf */.et)(links)}</title>
${(0,sink/* htmlStyle */.ZY)(STYLE)}</head>
<body>
<main>\n`;
    yield banner(report, claims, othersIn(report).length, places);
    yield* falseClaimsPart(claims, places, groups);
    yield* otherFindings(report, places, groups);
    yield* overTime(report, places);
    yield* returnsPart(report, places);
    yield* numbersPart(report, places);
    yield (0,sink/* markup */.PT) `<footer><p>${report.tool.name} ${report.tool.version}</p></footer>
</main>
</body>
</html>\n`;
}


/***/ })

};
;
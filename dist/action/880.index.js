"use strict";
exports.id = 880;
exports.ids = [880];
exports.modules = {

/***/ 6880:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SUMMARY_LIMIT: () => (/* binding */ SUMMARY_LIMIT),
  renderSummary: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(1502);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var conclusion = __webpack_require__(4359);
;// CONCATENATED MODULE: ./src/report/delegation.ts
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
        agents: [...agents.values()].sort((a, b) => b.seen - a.seen || compare(a.name, b.name)),
        calls: [...calls.values()].sort((a, b) => b.returns - a.returns || compare(a.from, b.from) || compare(a.to, b.to)),
    };
}
function compare(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./src/report/grouping.ts

function group({ returns, findings }) {
    const ofReturn = new Map();
    const byIdentity = new Map();
    const byFile = new Map();
    for (const record of returns) {
        const list = [];
        ofReturn.set(record, list);
        byIdentity.set(identity(record.file, record.index), list);
        if (!byFile.has(record.file))
            byFile.set(record.file, list);
    }
    const ofFile = new Map();
    const ofRun = [];
    for (const finding of findings) {
        const { file, index } = finding;
        if (file === null) {
            ofRun.push(finding);
            continue;
        }
        const known = (index === null ? undefined : byIdentity.get(identity(file, index))) ?? byFile.get(file);
        if (known !== undefined)
            known.push(finding);
        else {
            const list = [finding];
            ofFile.set(file, list);
            byFile.set(file, list);
        }
    }
    return { ofReturn, ofFile, ofRun };
}
function identity(file, index) {
    return `${String(index)}:${file}`;
}
function numbersOf(findings) {
    const numbers = { error: 0, warning: 0, notice: 0 };
    for (const { severity, baselined } of findings)
        if (!baselined)
            numbers[severity]++;
    return numbers;
}
function byRule(findings) {
    const rules = new Map();
    for (const { rule, severity, baselined } of findings) {
        if (baselined)
            continue;
        const numbers = rules.get(rule) ?? { error: 0, warning: 0, notice: 0 };
        rules.set(rule, numbers);
        numbers[severity]++;
    }
    return [...rules]
        .map(([rule, numbers]) => ({ rule, numbers }))
        .sort((a, b) => {
        for (const severity of model_severity/* SEVERITIES */.oC) {
            const difference = b.numbers[severity] - a.numbers[severity];
            if (difference !== 0)
                return difference;
        }
        return a.rule < b.rule ? -1 : 1;
    });
}

// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(3303);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
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
        return (0,sink/* gfm */.Te) `  n${n}["${label}${result}"]${failing === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `:::failing`}\n`;
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

;// CONCATENATED MODULE: ./src/report/summary/place.ts


function placesOf(report, links) {
    return { root: report.source.root, links };
}
function fileLink(places, file, line) {
    return linked(places, file, line, (0,sink/* code */.aY)(line === null ? file : `${file}:${String(line)}`));
}
function lineLink(places, { file, range }) {
    if (file === null || range === null)
        return (0,sink/* gfm */.Te) ``;
    return linked(places, file, range.startLine, (0,sink/* gfm */.Te) `line ${range.startLine}`);
}
function linked({ root, links }, file, line, label) {
    return links === null ? label : (0,sink/* link */.nf)(label, (0,report_links/* fileUrl */.iw)(links, (0,report_links/* inRepository */.yJ)(root, file), line ?? 1));
}

;// CONCATENATED MODULE: ./src/report/summary/findings.ts




const WORD_LIMIT = 80;
const TOP_FILES = 8;
const TOP_OF_FILE = 3;
const TOP_ALONE = 10;
const MARK = { error: (0,sink/* gfm */.Te) `❌`, warning: (0,sink/* gfm */.Te) `⚠️`, notice: (0,sink/* gfm */.Te) `ℹ️` };
function* subjects({ ofReturn, ofFile, ofRun }) {
    const shown = (findings) => findings.filter(({ baselined }) => !baselined).sort((a, b) => (0,model_severity/* rank */.Tm)(a.severity) - (0,model_severity/* rank */.Tm)(b.severity));
    for (const [record, list] of ofReturn) {
        const findings = shown(list);
        if (findings.length > 0)
            yield { file: record.file, record, findings };
    }
    for (const [file, list] of ofFile) {
        const findings = shown(list);
        if (findings.length > 0)
            yield { file, record: null, findings };
    }
    const findings = shown(ofRun);
    if (findings.length > 0)
        yield { file: null, record: null, findings };
}
function title(places, { file, record }) {
    if (file === null)
        return (0,sink/* gfm */.Te) `**The whole run**\n`;
    if (record === null)
        return (0,sink/* gfm */.Te) `**${fileLink(places, file, null)}**\n`;
    const { index, line, status, agent } = record;
    const name = fileLink(places, file, index === 0 && line === 1 ? null : line);
    const said = status === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(status, WORD_LIMIT)}`;
    const by = agent === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) ` by ${(0,sink/* code */.aY)(agent, WORD_LIMIT)}`;
    return (0,sink/* gfm */.Te) `**${name}**${said}${by}\n`;
}
function item(places, finding, recommending) {
    const { severity, message, recommendation, rule, range } = finding;
    const line = range === null || finding.file === null ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${lineLink(places, finding)}: `;
    const fix = recommending && recommendation !== '' ? (0,sink/* gfm */.Te) `<br>→ ${recommendation}` : (0,sink/* gfm */.Te) ``;
    return (0,sink/* gfm */.Te) `- ${MARK[severity]} ${line}${message} ${(0,sink/* code */.aY)(rule)}${fix}\n`;
}
function* findingRows(places, list, recommending) {
    for (const subject of list) {
        const last = subject.findings.length - 1;
        for (const [n, finding] of subject.findings.entries()) {
            const start = n === 0 ? (0,sink/* gfm */.Te) `${title(places, subject)}\n` : (0,sink/* gfm */.Te) ``;
            yield (0,sink/* gfm */.Te) `${start}${item(places, finding, recommending)}${n === last ? (0,sink/* gfm */.Te) `\n` : (0,sink/* gfm */.Te) ``}`;
        }
    }
}
function topOf(report, all) {
    const { failOn } = report;
    const fails = (finding) => failOn !== 'never' && (0,model_severity/* isAtLeast */.du)(finding.severity, failOn);
    const failing = weigh(all, fails);
    if (failing.length > 0)
        return cut((0,sink/* gfm */.Te) `### What failed\n\n`, failing);
    const doubtful = weigh(all, ({ severity }) => (0,model_severity/* isAtLeast */.du)(severity, 'warning'));
    return doubtful.length === 0 ? null : cut((0,sink/* gfm */.Te) `### What to look at\n\n`, doubtful);
}
function weigh(all, counts) {
    return all.flatMap((subject) => {
        const findings = subject.findings.filter(counts);
        return findings.length === 0 ? [] : [{ ...subject, findings }];
    });
}
function cut(heading, list) {
    const ranked = list.map((subject) => ({ subject, untrue: untrueFirst(subject) }));
    const first = ranked.filter(({ untrue }) => untrue !== null);
    const ordered = [...first, ...ranked.filter(({ untrue }) => untrue === null)].map(({ subject, untrue }) => untrue === null ? subject : { ...subject, findings: untrue });
    const most = ordered.length === 1 ? TOP_ALONE : TOP_OF_FILE;
    const subjects = ordered
        .slice(0, TOP_FILES)
        .map((subject) => ({ ...subject, findings: subject.findings.slice(0, most) }));
    const hidden = ordered.flatMap(({ findings }, n) => (n < TOP_FILES ? findings.slice(most) : findings));
    return { heading, subjects, hidden };
}
function untrueFirst({ record, findings }) {
    if (record === null)
        return null;
    const pointers = new Set(record.claims.flatMap(({ claim, verdict }) => (verdict.name === 'present' ? [] : [claim.pointer])));
    const untrue = findings.filter(({ pointer }) => pointer !== null && pointers.has(pointer));
    if (untrue.length === 0)
        return null;
    const known = new Set(untrue);
    return [...untrue, ...findings.filter((finding) => !known.has(finding))];
}
function remainder(hidden) {
    if (hidden.length === 0)
        return (0,sink/* gfm */.Te) ``;
    const severities = new Set(hidden.map(({ severity }) => severity));
    const [only = 'finding'] = severities.size === 1 ? severities : [];
    const files = new Set(hidden.flatMap(({ file }) => file ?? [])).size;
    const where = files === 0 ? '' : ` in ${(0,model_text/* count */.U9)(files, 'file')}`;
    return (0,sink/* gfm */.Te) `And ${(0,model_text/* count */.U9)(hidden.length, `more ${only}`)}${where}, listed below.\n\n`;
}

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
const BATCH = 256;
function* write({ before, rows, after }) {
    yield before.text;
    let batch = [];
    for (const { text } of rows) {
        batch.push(text);
        if (batch.length < BATCH)
            continue;
        yield (0,sink/* concat */.xW)(batch);
        batch = [];
    }
    yield (0,sink/* concat */.xW)(batch);
    yield after.text;
}

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(5821);
;// CONCATENATED MODULE: ./src/report/summary/tables.ts







const NONE = (0,sink/* gfm */.Te) `–`;
function verdictTable({ counts: { verdicts } }) {
    const names = claim/* VERDICTS */.b.filter((name) => verdicts[name] > 0);
    if (names.length === 0)
        return (0,sink/* gfm */.Te) ``;
    const cells = (cell) => (0,sink/* gfm */.Te) `|${names.map(cell)}\n`;
    const header = cells((name) => (0,sink/* gfm */.Te) ` ${name} |`);
    const numbers = cells((name) => (0,sink/* gfm */.Te) ` ${verdicts[name]} |`);
    return (0,sink/* gfm */.Te) `### Claims\n\n${header}${cells(() => (0,sink/* gfm */.Te) ` --: |`)}${numbers}\n`;
}
const RULES_HEADER = (0,sink/* gfm */.Te) `| Rule | Errors | Warnings | Notices |\n| :-- | --: | --: | --: |\n`;
function* ruleRows(rules) {
    for (const { rule, numbers } of rules) {
        const cells = model_severity/* SEVERITIES */.oC.map((severity) => (0,sink/* gfm */.Te) ` ${numbers[severity] === 0 ? NONE : (0,sink/* gfm */.Te) `${numbers[severity]}`} |`);
        yield (0,sink/* gfm */.Te) `| ${(0,sink/* code */.aY)(rule)} |${cells}\n`;
    }
}
function returnTable(places, { ofReturn }) {
    const several = new Set([...ofReturn.keys()].map(({ standard }) => standard)).size > 1;
    const column = several ? (0,sink/* gfm */.Te) ` Standard |` : (0,sink/* gfm */.Te) ``;
    const line = several ? (0,sink/* gfm */.Te) ` :-- |` : (0,sink/* gfm */.Te) ``;
    const header = (0,sink/* gfm */.Te) `| File |${column} Status | Agent | Present | Findings |\n| :-- |${line} :-- | :-- | :-- | :-- |\n`;
    return {
        header,
        *rows(which) {
            for (const [record, list] of ofReturn) {
                const numbers = numbersOf(list);
                const findings = (0,conclusion/* tally */.N4)(model_severity/* SEVERITIES */.oC.map((severity) => [severity, numbers[severity]]));
                if (which === 'failing' && findings === '')
                    continue;
                yield returnRow(places, record, several, findings);
            }
        },
    };
}
function returnRow(places, record, several, findings) {
    const { file, index, line, standard, status, agent, claims } = record;
    const present = claims.filter(({ verdict }) => verdict.name === 'present').length;
    const proven = claims.length === 0 ? NONE : (0,sink/* gfm */.Te) `${present} of ${claims.length}`;
    const where = fileLink(places, file, index === 0 && line === 1 ? null : line);
    const words = [...(several ? [standard] : []), status ?? '', agent ?? ''];
    const cells = words.map((word) => (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(word, WORD_LIMIT)} |`);
    return (0,sink/* gfm */.Te) `| ${where} |${cells} ${proven} | ${findings === '' ? NONE : (0,sink/* gfm */.Te) `${findings}`} |\n`;
}

;// CONCATENATED MODULE: ./src/report/summary.ts












const SUMMARY_LIMIT = 1_048_576 - 16_384;
const FOLD_ABOVE = 25;
const RULES_FROM = 10;
const FRAME = 2048;
const TOP_SHARE = 0.25;
const RULES_SHARE = 0.125;
const DIAGRAM_SHARE = 0.125;
const RETURNS_SHARE = 0.25;
const HEADLINE = {
    passed: (0,sink/* gfm */.Te) `## ✅ return-gate: passed`,
    failed: (0,sink/* gfm */.Te) `## ❌ return-gate: failed`,
    empty: (0,sink/* gfm */.Te) `## ⚠️ return-gate: empty`,
};
function head(report) {
    const { returns, files, baselined } = report.counts;
    const judged = returns === 0 ? '' : `Judged: ${(0,conclusion/* scope */.z8)(report)} in ${(0,model_text/* count */.U9)(files, 'file')}. `;
    const known = baselined === 0 ? '' : `Not shown: ${(0,model_text/* count */.U9)(baselined, 'known finding')} of the baseline.`;
    const detail = judged === '' && known === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${judged}${known}\n\n`;
    return (0,sink/* gfm */.Te) `${HEADLINE[report.conclusion]}\n\n**${(0,conclusion/* reason */.l)(report)}**\n\n${detail}`;
}
function tail({ source, tool }, links) {
    const short = (0,sink/* code */.aY)(source.revision?.slice(0, 12) ?? '');
    const revision = links === null ? short : (0,sink/* link */.nf)(short, (0,report_links/* commitUrl */.Bg)(links));
    const judged = source.revision === null ? (0,sink/* gfm */.Te) `the workspace` : (0,sink/* gfm */.Te) `commit ${revision}`;
    const shard = source.shard === null ? '' : `, shard ${source.shard}`;
    return (0,sink/* gfm */.Te) `<sub>${tool.name} ${tool.version} judged ${judged}${shard}.</sub>\n`;
}
function materialOf(report, links) {
    const grouping = group(report);
    return { report, places: placesOf(report, links), grouping, subjects: [...subjects(grouping)] };
}
function topPart({ report, places, subjects: all }, room) {
    const top = topOf(report, all);
    if (top === null)
        return null;
    const { rows } = take(findingRows(places, top.subjects, true), room);
    if (rows.length === 0)
        return null;
    const chosen = top.subjects.flatMap(({ findings }) => findings);
    const hidden = [...chosen.slice(rows.length), ...top.hidden];
    return {
        block: { before: top.heading, rows, after: (0,sink/* gfm */.Te) `\n${remainder(hidden)}` },
        shown: new Set(chosen.slice(0, rows.length)),
    };
}
function rulesBlock({ findings }, room) {
    const rules = byRule(findings);
    const { rows } = take(ruleRows(rules), room);
    if (rows.length === 0)
        return null;
    const hidden = rules.length - rows.length;
    const note = hidden === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(hidden, 'more rule')} did not fit.\n\n`;
    return { before: RULES_HEADER, rows, after: (0,sink/* gfm */.Te) `\n${note}` };
}
function diagramBlock({ report, grouping }, room) {
    const { failOn } = report;
    const fails = ({ severity, baselined }) => !baselined && failOn !== 'never' && (0,model_severity/* isAtLeast */.du)(severity, failOn);
    const diagram = flowchart(delegation(report.returns, (record) => grouping.ofReturn.get(record)?.some(fails) ?? false));
    if (diagram === null || bytes(diagram.fence.text) > room)
        return null;
    const more = diagram.hidden === 0 ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `\n${diagram.hidden} more agents and calls are not drawn.\n`;
    return {
        before: (0,sink/* gfm */.Te) `<details><summary>Who called whom</summary>\n\n`,
        rows: [diagram.fence],
        after: (0,sink/* gfm */.Te) `${more}\n</details>\n\n`,
    };
}
function foldsOf({ report, places, subjects: all }, shown) {
    return (0,conclusion/* totals */.Sd)(report).flatMap(([severity, n]) => {
        const inTop = [...shown].filter((finding) => finding.severity === severity).length;
        if (n === inTop)
            return [];
        const list = weigh(all, (finding) => finding.severity === severity);
        return [
            {
                title: (0,sink/* gfm */.Te) `${MARK[severity]} ${(0,model_text/* count */.U9)(n, severity)}`,
                all: n,
                rows: (recommending) => findingRows(places, list, recommending),
            },
        ];
    });
}
function foldBlock({ title }, rows) {
    return { before: (0,sink/* gfm */.Te) `<details><summary>${title}</summary>\n\n`, rows, after: (0,sink/* gfm */.Te) `\n</details>\n\n` };
}
function returnsBlock(header, rows, shown, all) {
    const folded = shown > FOLD_ABOVE;
    const open = folded ? (0,sink/* gfm */.Te) `<details><summary>${(0,model_text/* count */.U9)(shown, 'return')}</summary>\n\n` : (0,sink/* gfm */.Te) ``;
    const close = folded ? (0,sink/* gfm */.Te) `</details>\n\n` : (0,sink/* gfm */.Te) ``;
    const note = shown === all ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${shown} of ${all} returns: only those with findings, as many as fit.\n\n`;
    return { before: (0,sink/* gfm */.Te) `### Returns\n\n${open}${header}`, rows, after: (0,sink/* gfm */.Te) `\n${close}${note}` };
}
function everything({ report, places, grouping }, folds) {
    const n = report.returns.length;
    const { header, rows } = returnTable(places, grouping);
    return {
        returns: n === 0 ? null : returnsBlock(header, rows('all'), n, n),
        folds: folds.map((fold) => foldBlock(fold, fold.rows(true))),
        hidden: 0,
    };
}
function within(room, { report, places, grouping }, folds) {
    const { header, rows } = returnTable(places, grouping);
    const compose = (findings, returns) => ({
        returns: returns.length === 0 ? null : returnsBlock(header, returns, returns.length, report.returns.length),
        folds: findings.blocks,
        hidden: findings.hidden,
    });
    for (const [recommending, which] of [
        [true, 'all'],
        [true, 'failing'],
        [false, 'failing'],
    ]) {
        const findings = takeFolds(folds, recommending, room);
        if (findings.hidden > 0)
            continue;
        const returns = take(rows(which), room - findings.bytes);
        if (returns.complete)
            return compose(findings, returns.rows);
    }
    const findings = takeFolds(folds, false, room);
    const share = Math.max(room * RETURNS_SHARE, findings.hidden === 0 ? room - findings.bytes : 0);
    const returns = take(rows('failing'), share);
    return compose(takeFolds(folds, false, room - returns.bytes), returns.rows);
}
function takeFolds(folds, recommending, room) {
    const blocks = [];
    let used = 0;
    let hidden = 0;
    for (const fold of folds) {
        if (hidden > 0) {
            hidden += fold.all;
            continue;
        }
        const taken = take(fold.rows(recommending), room - used);
        used += taken.bytes;
        hidden += fold.all - taken.rows.length;
        if (taken.rows.length > 0)
            blocks.push(foldBlock(fold, taken.rows));
    }
    return { blocks, bytes: used, hidden };
}
function size({ before, rows, after }) {
    let sum = bytes(before.text) + bytes(after.text);
    for (const { text } of rows)
        sum += bytes(text);
    return sum;
}
function* body(material, room) {
    const { report } = material;
    const { errors, warnings, notices } = report.counts;
    const found = errors + warnings + notices;
    const top = topPart(material, room * TOP_SHARE);
    const rules = found < RULES_FROM ? null : rulesBlock(report, room * RULES_SHARE);
    const diagram = diagramBlock(material, room * DIAGRAM_SHARE);
    const folds = foldsOf(material, top?.shown ?? new Set());
    const fixed = [top?.block, rules, diagram].map((block) => (block ? size(block) : 0));
    const left = room - fixed.reduce((sum, n) => sum + n, 0);
    const growing = room === Infinity ? everything(material, folds) : within(left, material, folds);
    if (top !== null)
        yield* write(top.block);
    yield verdictTable(report).text;
    if (growing.returns !== null)
        yield* write(growing.returns);
    if (rules !== null || folds.length > 0)
        yield (0,sink/* gfm */.Te) `### Findings\n\n`.text;
    if (rules !== null)
        yield* write(rules);
    for (const fold of growing.folds)
        yield* write(fold);
    if (growing.hidden > 0) {
        yield (0,sink/* gfm */.Te) `${(0,model_text/* count */.U9)(growing.hidden, 'more finding')} did not fit: the JSON report has all.\n\n`.text;
    }
    if (diagram !== null)
        yield* write(diagram);
}
function* renderSummary(report, { links, limit }) {
    const top = head(report);
    const claims = verdictTable(report);
    const bottom = tail(report, links);
    const room = limit - bytes(top.text) - bytes(claims.text) - bytes(bottom.text) - FRAME;
    if (room < 0) {
        const counts = (0,sink/* gfm */.Te) `${top}${claims}${bottom}`;
        const fitting = [counts, top, HEADLINE[report.conclusion]].find(({ text }) => bytes(text) <= limit);
        if (fitting !== undefined)
            yield fitting.text;
        return;
    }
    yield top.text;
    yield* body(materialOf(report, links), room);
    yield bottom.text;
}


/***/ })

};
;
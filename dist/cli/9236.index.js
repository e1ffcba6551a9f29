"use strict";
exports.id = 9236;
exports.ids = [9236,6825,4887,7713];
exports.modules = {

/***/ 9236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/configuration.ts
var configuration = __webpack_require__(6081);
// EXTERNAL MODULE: ./src/judge-tree.ts + 5 modules
var judge_tree = __webpack_require__(8751);
// EXTERNAL MODULE: ./src/model/baseline.ts
var model_baseline = __webpack_require__(782);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/policy/baseline.ts
var policy_baseline = __webpack_require__(4887);
// EXTERNAL MODULE: ./src/policy/config/find.ts
var find = __webpack_require__(5038);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
// EXTERNAL MODULE: ./src/settings.ts
var src_settings = __webpack_require__(8750);
// EXTERNAL MODULE: ./src/standards/catalog.ts
var catalog = __webpack_require__(7713);
// EXTERNAL MODULE: ./src/tree/commit.ts + 1 modules
var commit = __webpack_require__(4789);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
// EXTERNAL MODULE: ./src/write-file.ts
var write_file = __webpack_require__(8655);
// EXTERNAL MODULE: ./src/write-place.ts
var write_place = __webpack_require__(1258);
// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(6825);
// EXTERNAL MODULE: ./src/cli/color.ts
var color = __webpack_require__(2477);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/page.ts
var page = __webpack_require__(8387);
;// CONCATENATED MODULE: ./src/cli/workflows.ts
const WORKFLOWS = {
    'pull-request': '# Every pull request, from forks as well: what it changed is judged, and each finding stands at its line.\nname: returns\n\non:\n  pull_request:\n\npermissions:\n  contents: read\n\nconcurrency:\n  group: ${{ github.workflow }}-${{ github.ref }}\n  cancel-in-progress: true\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    steps:\n      - uses: actions/checkout@v6\n      - uses: return-gate/return-gate@v1\n        with:\n          # The returns that changed, and those that claim a file which the branch changed or deleted.\n          mode: changed\n',
    'nightly-audit': "# Every return of the repository, every night: what was deleted since, which agents never came back. The report is kept\n# with the run, as a page to read and as JSON.\nname: nightly audit of returns\n\non:\n  schedule:\n    - cron: '17 3 * * *'\n  workflow_dispatch:\n\npermissions:\n  contents: read\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          fetch-depth: 0\n      - uses: return-gate/return-gate@v1\n        with:\n          html-file: returns.html\n          json-file: returns.json\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns\n          path: |\n            returns.html\n            returns.json\n          if-no-files-found: error\n",
};

;// CONCATENATED MODULE: ./src/cli/init.ts






















const OPTIONS = [
    { name: 'root', value: 'DIR', help: 'the project root that claims are relative to (default: the current directory)' },
    { name: 'write', help: 'write the files; one that exists is never replaced' },
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'help', help: 'this help' },
];
const USAGE = `Usage: return-gate init [options]

Looks at the returns that the repository has committed, and proposes a configuration, a baseline of what is found
today, and workflows. Shows them; writes them with --write.

Options
${(0,options/* optionHelp */.L)(OPTIONS)}
`;
async function init(args) {
    if (args.includes('--help') || args.includes('-h')) {
        process.stdout.write(USAGE);
        return exit/* EXIT */.d.passed;
    }
    const { values, switches, rest } = (0,options/* readCall */.D)(args, OPTIONS);
    if (rest.length > 0)
        throw new call_error/* CallError */.R(`init takes no ${rest[0] ?? ''}: name the project with --root.`);
    const root = values.get('root')?.[0] ?? '.';
    const now = values.get('now')?.[0];
    const paint = (0,report_text.painter)(!switches.has('no-color') && (0,color/* wantsColor */.z)());
    const tree = await (0,commit/* openCommit */.C)({ root, revision: 'HEAD' });
    try {
        const disk = (0,workspace.openWorkspace)(root);
        const known = (0,find/* findConfig */.u0)(disk)?.path ?? null;
        const surroundings = { tree, now, config: await (0,configuration/* readConfig */.Xg)(disk) };
        const trials = await tryAll(surroundings);
        const chosen = known === null ? best(trials) : await configured(trials, surroundings);
        const ids = known === null ? chosen.map(({ standard }) => standard.id).join(',') : '';
        const { report, entries } = await judge(ids, surroundings);
        const baseline = surroundings.config?.baseline ?? model_baseline/* BASELINE_FILE */.t;
        const proposals = propose({ root, place: tree.root, config: known, chosen, baseline, entries });
        const isWriting = switches.has('write');
        const project = (0,write_place/* projectOf */.v8)([root, '.']);
        const looked = proposals.map((proposal) => ({ proposal, exists: isThere(proposal, project) }));
        const done = looked.map(({ proposal, exists }) => settle(proposal, { exists, isWriting, project }));
        process.stdout.write((0,sink.terminal) `${survey(trials, chosen, known, report, paint)}\n${told(done, isWriting, paint)}\n${next(done, isWriting, report)}`
            .text);
        return exit/* EXIT */.d.passed;
    }
    finally {
        tree.close();
    }
}
async function judge(standards, { tree, now, config }) {
    const settings = await (0,src_settings/* readSettings */.s)(givenOf(standards, now), (setting) => `--${setting}`, config);
    let entries = [];
    const baseline = (0,policy_baseline/* baselineOfAll */.aR)((found) => {
        entries = found;
    });
    return { report: await (0,judge_tree/* judgeTree */.g)(tree, settings, { baseline }), entries };
}
function givenOf(standards, now) {
    return {
        patterns: [],
        ignore: [],
        standard: standards === '' ? undefined : standards,
        failOn: undefined,
        ifNoReturns: 'ignore',
        staleAfter: undefined,
        maxFileSize: undefined,
        expectSession: undefined,
        now,
    };
}
async function configured(trials, { config, now }) {
    const { standards } = await (0,src_settings/* readSettings */.s)(givenOf('', now), (setting) => `--${setting}`, config);
    return trials.filter(({ standard }) => standards[standard.family]?.id === standard.id);
}
async function tryAll(surroundings) {
    const { report } = await judge('', surroundings);
    const families = new Set(report.returns.map(({ standard }) => familyOf(standard)));
    const trials = [];
    for (const standard of catalog/* orderedStandards */.qg.filter(({ family }) => families.has(family))) {
        trials.push(trial(standard, (await judge(standard.id, surroundings)).report));
    }
    return trials;
}
function familyOf(id) {
    return catalog/* orderedStandards */.qg.find((standard) => standard.id === id)?.family;
}
function trial(standard, report) {
    const returns = report.returns.filter((record) => record.standard === standard.id);
    const of = new Set(returns.map(({ file, index }) => `${file}\0${String(index)}`));
    const theirs = report.findings.filter(({ file, index }) => of.has(`${file ?? ''}\0${String(index ?? 0)}`));
    const failing = new Set(theirs
        .filter(({ severity }) => severity === 'error')
        .map(({ file, index }) => `${file ?? ''}\0${String(index ?? 0)}`));
    return { standard, returns: returns.length, satisfied: returns.length - failing.size, findings: theirs.length };
}
function best(trials) {
    const byFamily = new Map();
    for (const candidate of trials) {
        const { family } = candidate.standard;
        const holder = byFamily.get(family);
        if (holder === undefined || isBetter(candidate, holder))
            byFamily.set(family, candidate);
    }
    return [...byFamily.values()];
}
function isBetter(a, b) {
    if (a.satisfied !== b.satisfied)
        return a.satisfied > b.satisfied;
    if (a.findings !== b.findings)
        return a.findings < b.findings;
    return a.standard.isDefault;
}
function propose({ root, place, config: known, chosen, baseline, entries }) {
    const top = (0,tree_root/* repositoryOf */._M)(root) ?? root;
    const below = (name) => (place === '' ? name : `${place}/${name}`);
    const config = known ?? find/* CONFIG_FILES */.n0[0];
    const workflow = (name, file, about) => ({
        name: `.github/workflows/${file}`,
        path: (0,external_node_path_.join)(top, '.github/workflows', file),
        text: inFolder(WORKFLOWS[name], place),
        about,
        isShown: true,
    });
    return [
        {
            name: below(config),
            path: (0,external_node_path_.join)(root, config),
            text: init_configuration(chosen),
            about: 'the versions to judge by',
            isShown: true,
        },
        {
            name: below(baseline),
            path: (0,external_node_path_.join)(root, baseline),
            isShown: false,
            text: (0,policy_baseline/* renderBaseline */.qL)(entries),
            about: `${(0,model_text/* count */.U9)(entries.reduce((sum, entry) => sum + entry.count, 0), 'known finding')}, which will not fail`,
        },
        workflow('pull-request', 'return-gate.yml', 'judges every pull request'),
        workflow('nightly-audit', 'return-gate-nightly.yml', 'judges everything at night, and keeps a report'),
    ];
}
function init_configuration(chosen) {
    const lines = chosen.map(({ standard }) => `  ${standard.family}: ${standard.id}`);
    return [
        '# What return-gate judges by. All settings: return-gate schema config',
        ...(lines.length === 0 ? ['{}'] : ['standards:', ...lines]),
        '',
    ].join('\n');
}
function inFolder(workflow, place) {
    if (place === '')
        return workflow;
    const line = `working-directory: ${JSON.stringify(place)}\n`;
    return workflow.replace(/^( *)- uses: return-gate\/return-gate@.*\n( *with:\n)/m, (step, indent) => `${step}${indent}    ${line}`);
}
function isThere({ name, path }, project) {
    return telling(name, () => {
        const place = (0,write_place/* placeOf */.$t)(path, project);
        return place.kind === 'device' || place.mode !== null;
    });
}
function settle(proposal, { exists, isWriting, project }) {
    if (exists)
        return { ...proposal, outcome: 'exists' };
    if (!isWriting)
        return { ...proposal, outcome: 'proposed' };
    telling(proposal.name, () => (0,write_file/* writeFile */._)(proposal.path, [proposal.text], { project }));
    return { ...proposal, outcome: 'written' };
}
function telling(name, write) {
    try {
        return write();
    }
    catch (error) {
        throw new call_error/* CallError */.R(`${name} could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function survey(trials, chosen, config, report, paint) {
    const mark = config === null ? 'proposed' : `by ${config}`;
    if (trials.length === 0) {
        return (0,sink.terminal) `No return is committed in the usual places. Where they stand elsewhere, say so by ${'paths'} in the configuration.\n`;
    }
    const rows = trials.map((one) => {
        const cells = [
            (0,sink.terminal) `${one.standard.id}`,
            (0,sink.terminal) `${(0,model_text/* count */.U9)(one.returns, 'return')}`,
            (0,sink.terminal) `${one.satisfied} without an error`,
            (0,sink.terminal) `${(0,model_text/* count */.U9)(one.findings, 'finding')}${chosen.includes(one) ? `  ${mark}` : ''}`,
        ];
        return chosen.includes(one) ? cells.map((cell) => paint('bold', cell)) : cells;
    });
    const { present } = report.counts.verdicts;
    return (0,sink.terminal) `${paint('bold', (0,sink.terminal) `Returns`)}\n${(0,page/* aligned */.b6)(rows)}\n  ${(0,model_text/* count */.U9)(report.counts.claims, 'claim')}, ${present} of them present where they say.\n`;
}
const OUTCOME = { exists: 'is there, and stays', written: 'written', proposed: 'would be written' };
function told(done, isWriting, paint) {
    const rows = done.map(({ name, outcome, about }) => [
        (0,sink.terminal) `${name}`,
        (0,sink.terminal) `${OUTCOME[outcome]}`,
        (0,sink.terminal) `${about}`,
    ]);
    const texts = isWriting
        ? []
        : done
            .filter(({ outcome, isShown }) => outcome === 'proposed' && isShown)
            .map(({ name, text }) => (0,sink.terminal) `\n${paint('bold', (0,sink.terminal) `${name}`)}\n${text
            .trimEnd()
            .split('\n')
            .map((line) => (line === '' ? (0,sink.terminal) `\n` : (0,sink.terminal) `  ${line}\n`))}`);
    return (0,sink.terminal) `${paint('bold', (0,sink.terminal) `Files`)}\n${(0,page/* aligned */.b6)(rows)}${texts}`;
}
function next(done, isWriting, report) {
    if (!isWriting)
        return (0,sink.terminal) `Nothing was written: return-gate init --write writes them.\n`;
    const kept = done.filter(({ outcome }) => outcome === 'exists').map(({ name }) => name);
    const lines = [
        `Next: commit these files. From then on only new findings fail${report.findings.length === 0 ? '' : '; the known ones are counted in every run'}.`,
        'Pin the action in the workflows to a full commit id, and require the job return-gate by a ruleset.',
        'Mend the past at leisure: return-gate fix, then return-gate check --update-baseline.',
        ...(kept.length === 0 ? [] : [`Left as they were: ${kept.join(', ')}. Compare them with what init proposes.`]),
    ];
    return (0,sink.terminal) `${lines.map((line) => (0,sink.terminal) `${line}\n`)}`;
}


/***/ }),

/***/ 8387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5030);


const WIDTH = 96;
function paragraph(text, indent = 2) {
    const lines = [];
    let line = '';
    for (const word of text.split(/\s+/)) {
        const longer = line === '' ? word : `${line} ${word}`;
        if ((0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .Y)(longer) <= WIDTH - indent || line === '')
            line = longer;
        else {
            lines.push(line);
            line = word;
        }
    }
    return verbatim([...lines, line].join('\n'), indent);
}
function verbatim(text, indent) {
    const margin = ' '.repeat(indent);
    const lines = text.replace(/\n$/, '').split('\n');
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${lines.map((line) => (line === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${margin}${line}\n`))}`;
}
function aligned(rows, indent = 2) {
    const widths = [];
    for (const row of rows)
        row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
    return rows.map((row) => {
        const cells = row.map((cell, n) => {
            if (n === row.length - 1)
                return cell;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${cell}${' '.repeat((widths[n] ?? 0) - columnsOf(cell) + 2)}`;
        });
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__.terminal) `${' '.repeat(indent)}${cells}\n`;
    });
}
function columnsOf({ text }) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .Y)(text.replace(/\u001b\[\d+m/g, ''));
}


/***/ }),

/***/ 782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 4887:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aR: () => (/* binding */ baselineOfAll),
/* harmony export */   baselineOf: () => (/* binding */ baselineOf),
/* harmony export */   qL: () => (/* binding */ renderBaseline),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* unused harmony export entriesOf */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _home_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(395);


const SCHEMA = 'return-gate/baseline@1';
class BaselineError extends Error {
    name = 'BaselineError';
}
function baselineOf({ file, entries, hiding, reach, whole }) {
    return {
        reach,
        settle: (findings, mayBeKnown) => {
            const left = counts(hiding);
            const settled = findings.map((finding) => {
                const rest = left.get(finding.fingerprint) ?? 0;
                if (rest === 0 || finding.file === null || !mayBeKnown(finding))
                    return finding;
                left.set(finding.fingerprint, rest - 1);
                return { ...finding, baselined: true };
            });
            const stale = whole ? staleEntries(entries, findings) : [];
            return { findings: settled, stale: stale.length === 0 ? null : { file, entries: stale } };
        },
    };
}
function baselineOfAll(take) {
    return {
        reach: 'everything',
        settle: (findings) => {
            take(entriesOf(findings));
            return {
                findings: findings.map((finding) => (finding.file === null ? finding : { ...finding, baselined: true })),
                stale: null,
            };
        },
    };
}
function entriesOf(findings) {
    const entries = new Map();
    for (const { file, rule, fingerprint } of findings) {
        if (file === null)
            continue;
        const count = (entries.get(fingerprint)?.count ?? 0) + 1;
        entries.set(fingerprint, { file: (0,_home_js__WEBPACK_IMPORTED_MODULE_0__/* .homeOf */ .l)(file), rule, fingerprint, count });
    }
    return [...entries.values()].sort(byFile);
}
function byFile(a, b) {
    return compare(a.file, b.file) || compare(a.rule, b.rule) || compare(a.fingerprint, b.fingerprint);
}
function compare(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
function counts(entries) {
    const byFingerprint = new Map();
    for (const { fingerprint, count } of entries) {
        byFingerprint.set(fingerprint, Math.max(count, byFingerprint.get(fingerprint) ?? 0));
    }
    return byFingerprint;
}
function staleEntries(entries, findings) {
    const occurring = new Map();
    for (const { fingerprint } of findings)
        occurring.set(fingerprint, (occurring.get(fingerprint) ?? 0) + 1);
    const stale = [];
    for (const entry of entries) {
        const found = occurring.get(entry.fingerprint) ?? 0;
        if (found < entry.count)
            stale.push({ ...entry, found });
    }
    return stale;
}
function renderBaseline(entries) {
    const lines = entries.map(({ file, rule, fingerprint, count }) => `    ${JSON.stringify({ file, rule, fingerprint, count })},\n`);
    return `{\n  "schema": "${SCHEMA}",\n  "findings": [\n${lines.join('')}    null\n  ]\n}\n`;
}
function readBaseline(text, name) {
    const whole = parse(text, name);
    const findings = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(whole, 'findings');
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(whole, 'schema') !== SCHEMA) {
        throw new BaselineError(`${name} is no baseline: its "schema" must be "${SCHEMA}". ${WRITE_ANEW}`);
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(findings))
        throw new BaselineError(`${name}:1:1 has no list of "findings". ${WRITE_ANEW}`);
    const lines = linesOfEntries(text);
    const entries = [];
    findings.forEach((value, n) => {
        if (value === null && n === findings.length - 1)
            return;
        const entry = entryOf(value);
        const line = lines[n] ?? 1;
        if (entry === undefined) {
            throw new BaselineError(`${name}:${String(line)}:1 is no entry with "file", "rule", "fingerprint" and a "count" of 1 or more. ${WRITE_ANEW}`);
        }
        entries.push({ ...entry, line });
    });
    return entries;
}
const WRITE_ANEW = 'Take it from the last commit, or delete it and run return-gate check --update-baseline.';
function parse(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const conflict = text.split('\n').findIndex((line) => /^(?:<{7}|={7}|>{7})/.test(line));
        const reason = conflict >= 0
            ? `:${String(conflict + 1)}:1 holds an unresolved merge conflict: keep the lines of both sides.`
            : ` is damaged: ${error instanceof Error ? error.message : String(error)}.`;
        throw new BaselineError(`${name}${reason} ${WRITE_ANEW}`);
    }
}
function linesOfEntries(text) {
    const lines = [];
    text.split('\n').forEach((line, n) => {
        if (/^\s*\{\s*"(?:file|rule|fingerprint|count)"/.test(line))
            lines.push(n + 1);
    });
    return lines;
}
function entryOf(value) {
    const file = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(value, 'file');
    const rule = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(value, 'rule');
    const fingerprint = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(value, 'fingerprint');
    const count = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .numberField */ .sJ)(value, 'count') ?? 0;
    if (file === undefined || rule === undefined || fingerprint === undefined)
        return undefined;
    return Number.isInteger(count) && count > 0 ? { file, rule, fingerprint, count } : undefined;
}


/***/ }),

/***/ 4359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ conclusionLine),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1502);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


function totals(report) {
    const { errors, warnings, notices } = report.counts;
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.map((severity) => [severity, by[severity]]);
}
function tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, severity))
        .join(', ');
}
function scope(report) {
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.returns, 'return')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.claims, 'claim')}`;
}
function reason(report) {
    return [outcome(report), ...unsuccessful(report)].join('; ');
}
function unsuccessful({ unsuccessful: counts }) {
    const said = counts.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
    return said.length === 0 ? [] : [said.join(', ')];
}
function outcome(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}`;
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0
        ? 'no returns to judge'
        : `${scope(report)}, no ${report.counts.baselined > 0 ? 'new ' : ''}findings`;
}
function conclusionLine(report) {
    return `${report.conclusion.toUpperCase()}: ${reason(report)}`;
}


/***/ }),

/***/ 6177:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fixable),
/* harmony export */   L: () => (/* binding */ fixableMark)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);

function fixable(finding) {
    const command = commandFor(finding);
    return command === null ? '' : ` (fixable: ${command})`;
}
function fixableMark(finding) {
    const command = commandFor(finding);
    return command === null ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) ` (fixable: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(command)})`;
}
function commandFor({ fix }) {
    if (fix === undefined)
        return null;
    return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}


/***/ }),

/***/ 6443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ htmlLink),
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   Jy: () => (/* binding */ sarifMessage),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   S2: () => (/* binding */ htmlAsset),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   W$: () => (/* binding */ TEXT_LIMIT),
/* harmony export */   _b: () => (/* binding */ mermaidLabel),
/* harmony export */   _n: () => (/* binding */ xml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   o8: () => (/* binding */ htmlJson),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(323);

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
const HIDDEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
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
const BREAKS = [
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
];
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
function link(label, url) {
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
const NO_WORDS = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}
function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
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


/***/ }),

/***/ 5655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lastLine: () => (/* binding */ lastLine),
/* harmony export */   painter: () => (/* binding */ painter),
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5821);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1502);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4359);
/* harmony import */ var _fixable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6177);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6443);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5030);






const SEVERITY_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
const MESSAGE_WIDTH = 72;
function painter(color) {
    return color ? _sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4 : (_, fragment) => fragment;
}
function widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}
function pad(fragment, width) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${fragment}${' '.repeat(Math.max(0, width - (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(fragment.text)))}`;
}
function quoteSource(excerpt, range) {
    const source = excerpt.text.replaceAll('\t', ' ');
    const inside = (column) => Math.min(Math.max(0, column - 1 - excerpt.cut), source.length);
    const start = inside(range.startColumn);
    const end = range.endLine === range.startLine ? inside(range.endColumn) : source.trimEnd().length;
    const indent = Math.min(start, source.length - source.trimStart().length);
    const shown = (from, to) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${source.slice(from, to)}`;
    const lead = excerpt.cut > 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `…` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) ``;
    const before = (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(lead.text) + (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(shown(indent, start).text);
    const length = Math.max(1, (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(shown(start, end).text));
    return [(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${lead}${shown(indent, source.length)}`, (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}
function place(finding) {
    return finding.range === null ? '' : `${String(finding.range.startLine)}:${String(finding.range.startColumn)}`;
}
function* group(file, findings, paint) {
    const placeWidth = widest(findings.map((finding) => place(finding).length));
    const messages = findings.map(({ message }) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${message}`);
    const messageWidth = Math.min(MESSAGE_WIDTH, widest(messages.map(({ text }) => (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(text))));
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${file === null ? paint('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `the whole run`) : paint('bold', paint('underline', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${file}`))}\n`;
    for (const [i, finding] of findings.entries()) {
        const { severity, rule, recommendation, excerpt, range } = finding;
        const location = placeWidth === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${place(finding).padStart(placeWidth)}  `;
        const level = paint(SEVERITY_STYLE[severity], (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${severity.padEnd(SEVERITY_WIDTH)}`);
        const message = pad(messages[i] ?? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) ``, messageWidth);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `  ${location}${level}  ${message}  ${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${rule}`)}\n`;
        if (excerpt !== null && range !== null) {
            const [source, marks] = quoteSource(excerpt, range);
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${margin}${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `|`)} ${source}\n`;
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${margin}${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `|`)} ${paint(SEVERITY_STYLE[severity], marks)}\n`;
        }
        if (recommendation !== '')
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${margin}${paint('green', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `fix:`)} ${recommendation}${(0,_fixable_js__WEBPACK_IMPORTED_MODULE_1__/* .fixable */ .C)(finding)}\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `\n`;
}
function byFile(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const known = groups.get(finding.file);
        if (known === undefined)
            groups.set(finding.file, [finding]);
        else
            known.push(finding);
    }
    const run = groups.get(null);
    if (run !== undefined && groups.delete(null))
        groups.set(null, run);
    return groups;
}
function summary(report) {
    const { files, returns, claims, errors, warnings, notices, baselined, verdicts } = report.counts;
    const byVerdict = _model_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICTS */ .b.filter((name) => verdicts[name] > 0)
        .map((name) => `${String(verdicts[name])} ${name}`)
        .join(', ');
    const rows = [
        ['files', files, ''],
        ['returns', returns, ''],
        ['claims', claims, byVerdict],
        ['findings', errors + warnings + notices, (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .totals */ .Sd)(report))],
    ];
    if (baselined > 0)
        rows.push(['baselined', baselined, 'known findings, which do not fail']);
    const nameWidth = widest(rows.map(([name]) => name.length));
    const numberWidth = widest(rows.map(([, n]) => String(n).length));
    const lines = rows.map(([name, n, detail]) => {
        const number = String(n).padStart(numberWidth);
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `  ${name.padEnd(nameWidth)}  ${number}${detail === '' ? '' : `  ${detail}`}\n`;
    });
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${lines}\n`;
}
function lastLine(report, color) {
    const line = (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusionLine */ .ET)(report)}`;
    if (!color)
        return line;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)(report.conclusion === 'passed' ? 'green' : 'red', line));
}
function isShown(finding, report, quiet) {
    if (finding.baselined)
        return false;
    if (!quiet || finding.severity === 'error')
        return true;
    return report.failOn !== 'never' && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_5__/* .isAtLeast */ .du)(finding.severity, report.failOn);
}
function* render(report, { color, quiet }) {
    const paint = painter(color);
    const shown = report.findings.filter((finding) => isShown(finding, report, quiet));
    for (const [file, findings] of byFile(shown)) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)(Array.from(group(file, findings, paint), ({ text }) => text));
    }
    if (!quiet)
        yield summary(report).text;
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${lastLine(report, color)}\n`.text;
}


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ columns)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(323);

const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97c],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe10, 0xfe19],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18cff],
    [0x1b000, 0x1b2ff],
    [0x1f200, 0x1f2ff],
    [0x20000, 0x3fffd],
];
function isWide(codePoint) {
    return WIDE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
const TAKES_NONE = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\p{Mn}\p{Me}\p{Cf}]`, 'u');
const PICTURE = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `\p{Emoji_Presentation}`, 'u');
function columns(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let n = 0;
    for (const character of text) {
        if (TAKES_NONE().test(character))
            continue;
        n += isWide(character.codePointAt(0) ?? 0) || PICTURE().test(character) ? 2 : 1;
    }
    return n;
}


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yp: () => (/* binding */ versionsWith),
/* harmony export */   aA: () => (/* binding */ versionsInWords),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   qg: () => (/* binding */ orderedStandards),
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _model_standard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1900);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4810);


const orderedStandards = _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => _index_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_index_js__WEBPACK_IMPORTED_MODULE_0__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
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
    return _model_standard_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .B.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length && meant.length > 0 ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}


/***/ }),

/***/ 5875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ referencesTo),
/* harmony export */   U: () => (/* binding */ openDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(810);
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3303);
/* harmony import */ var _other_case_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4419);
/* harmony import */ var _own_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3518);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2102);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7345);








const BATCH = 200;
const PIECE = 64 * 1024;
function openDisk(directory) {
    (0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .demandDirectory */ .zb)(directory);
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory));
    const prefix = (0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .placeInRepository */ .vO)(root) ?? '';
    let top;
    const open = (folder, name) => {
        const known = folder.below.get(name);
        if (known !== undefined)
            return known;
        const opened = readFolder(root, folder.path === '' ? name : `${folder.path}/${name}`);
        folder.below.set(name, opened);
        return opened;
    };
    const folderAt = (path) => {
        let folder = (top ??= readFolder(root, ''));
        if (path === '')
            return folder;
        for (const name of path.split('/')) {
            if (folder.entries.get(name)?.kind !== 'directory')
                return undefined;
            folder = open(folder, name);
            if (folder.isRepository)
                return undefined;
        }
        return folder;
    };
    const find = (path) => {
        if (path === '')
            return { kind: 'directory' };
        const slash = path.lastIndexOf('/');
        const name = path.slice(slash + 1);
        const folder = folderAt(path.slice(0, Math.max(slash, 0)));
        const entry = folder?.entries.get(name);
        if (folder === undefined || entry?.kind !== 'directory')
            return entry;
        return open(folder, name).isRepository ? { kind: 'submodule' } : entry;
    };
    const below = function* (folder) {
        for (const [name, entry] of folder.entries) {
            if (entry.kind === 'directory')
                yield* below(open(folder, name));
            else
                yield folder.path === '' ? name : `${folder.path}/${name}`;
        }
    };
    const otherCase = new _other_case_js__WEBPACK_IMPORTED_MODULE_5__/* .OtherCase */ .d({ find, namesIn: (folder) => folderAt(folder)?.entries.keys() });
    return {
        path: root,
        kind: 'workspace',
        revision: null,
        root: prefix,
        find,
        list: ({ matches }) => {
            const all = [...below((top ??= readFolder(root, '')))];
            return Promise.resolve(referencesTo(all.filter(matches), find));
        },
        findOtherCase: (path) => otherCase.find(path),
        read: async function* (files, limit) {
            for (let start = 0; start < files.length; start += BATCH) {
                yield await Promise.all(files.slice(start, start + BATCH).map((file) => readOne(root, file, limit)));
            }
        },
        sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
        contents: (ids) => Promise.resolve(ids.map((id) => contentOf(root, id))),
        show: (ids, viewers) => {
            const piece = Buffer.allocUnsafe(PIECE);
            ids.forEach((id, n) => {
                const viewer = viewers[n];
                if (viewer !== undefined)
                    showTo(viewer, root, id, piece);
            });
            return Promise.resolve();
        },
        submodules: () => {
            const text = textAt((0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._M)(root) ?? root, '.gitmodules');
            return Promise.resolve((0,_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .belowRoot */ .I)((0,_submodules_js__WEBPACK_IMPORTED_MODULE_4__/* .submodulePaths */ .X)(text ?? ''), prefix));
        },
        inLfs: async (paths) => {
            const whole = paths.map((path) => (prefix === '' ? path : `${prefix}/${path}`));
            const repository = (0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._M)(root) ?? root;
            const textIn = (folder) => textAt(repository, folder === '' ? '.gitattributes' : `${folder}/.gitattributes`);
            return (0,_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .belowRoot */ .I)(await (0,_attributes_js__WEBPACK_IMPORTED_MODULE_7__/* .sentToLfs */ .J)(whole, (folder) => Promise.resolve(textIn(folder))), prefix);
        },
        explainAbsent: () => Promise.resolve(new Map()),
        close: () => undefined,
    };
}
function referencesTo(paths, find) {
    const files = paths.map((path) => ({ path, id: path, link: find(path)?.kind !== 'file' }));
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function placeOf(root, path) {
    return Buffer.concat([Buffer.from(path === '' ? root : `${root}/`), (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .q)(path)]);
}
function readFolder(root, path) {
    const entries = new Map();
    let isRepository = false;
    for (const entry of entriesOf(placeOf(root, path))) {
        const name = (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .V)(entry.name.toString('latin1'));
        if (name.toLowerCase() === '.git') {
            isRepository = path !== '';
            continue;
        }
        const id = path === '' ? name : `${path}/${name}`;
        if (entry.isSymbolicLink())
            entries.set(name, { kind: 'link', id });
        else if (entry.isDirectory())
            entries.set(name, { kind: 'directory' });
        else if (entry.isFile())
            entries.set(name, { kind: 'file', id });
    }
    return { path, entries, isRepository, below: new Map() };
}
function entriesOf(place) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG')
            return [];
        throw error;
    }
}
function statOf(root, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(placeOf(root, path));
}
function sizeOf(root, path) {
    const { size } = statOf(root, path);
    return { bytes: size, telling: size > 0 };
}
async function readOne(root, file, limit) {
    if (file.link)
        return { kind: 'bytes', bytes: new Uint8Array() };
    const { size } = statOf(root, file.path);
    return size > limit
        ? { kind: 'too-large', size }
        : { kind: 'bytes', bytes: await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readFile(placeOf(root, file.path)) };
}
function contentOf(root, path) {
    const place = placeOf(root, path);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, { encoding: 'buffer' }) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place);
}
function showTo(viewer, root, path, piece) {
    const place = placeOf(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink()) {
        viewer((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, { encoding: 'buffer' }));
        return;
    }
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, 'r');
    try {
        for (let wantsMore = true; wantsMore;) {
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, piece, 0, piece.length, null);
            wantsMore = length > 0 && viewer(piece.subarray(0, length));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function textAt(repository, path) {
    const place = placeOf(repository, path);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place);
        return !stats.isFile() || stats.size > _own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .LARGEST */ .b ? null : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place, 'utf8');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 6825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openWorkspace: () => (/* binding */ openWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5875);


function openWorkspace(directory) {
    const disk = (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .openDisk */ .U)(directory);
    return {
        ...disk,
        list: async (selection) => {
            const paths = selection.anyCase === true ? undefined : await walk(disk.path, selection.patterns);
            return paths === undefined ? disk.list(selection) : (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesTo */ .C)(paths, disk.find);
        },
    };
}
async function walk(root, patterns) {
    if (/[\n\r]/.test(root))
        return undefined;
    const { create } = await Promise.all(/* import() */[__webpack_require__.e(3581), __webpack_require__.e(9425)]).then(__webpack_require__.bind(__webpack_require__, 9425));
    const below = globEscape(root);
    const anchored = patterns.map((pattern) => {
        const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
        return `${negations}${below}/${pattern.slice(negations.length).replace(/^\.\//, '')}`;
    });
    const found = [];
    const restore = withoutDebugLines();
    try {
        const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
        for await (const place of globber.globGenerator()) {
            found.push(place.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/').replace(/^\/+/, ''));
        }
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
    finally {
        restore();
    }
    return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}
function withoutDebugLines() {
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    stdout.write = (chunk, ...rest) => typeof chunk === 'string' && chunk.startsWith('::debug::') ? true : write(chunk, ...rest);
    return () => {
        stdout.write = write;
    };
}
function globEscape(path) {
    const escaped = node_path__WEBPACK_IMPORTED_MODULE_0__.sep === '\\' ? path : path.replaceAll('\\', '\\\\');
    return escaped
        .replace(/\[(?=[^/]+\])/g, '[[]')
        .replaceAll('?', '[?]')
        .replaceAll('*', '[*]');
}


/***/ })

};
;
"use strict";
exports.id = 7355;
exports.ids = [7355,4413,9460];
exports.modules = {

/***/ 9460:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aR: () => (/* binding */ baselineOfAll),
/* harmony export */   baselineOf: () => (/* binding */ baselineOf),
/* harmony export */   qL: () => (/* binding */ renderBaseline),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* unused harmony export entriesOf */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8599);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8957);
/* harmony import */ var _stable_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2886);




const SCHEMA = 'return-gate/baseline@1';
class BaselineError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e {
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
        entries.set(fingerprint, { file: (0,_stable_path_js__WEBPACK_IMPORTED_MODULE_2__/* .homeOf */ .l)(file), rule, fingerprint, count });
    }
    return [...entries.values()].sort(byFile);
}
function byFile(a, b) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.file, b.file) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.rule, b.rule) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.fingerprint, b.fingerprint);
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
    const findings = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(whole, 'findings');
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(whole, 'schema') !== SCHEMA) {
        throw new BaselineError(`${name} is no baseline: its "schema" must be "${SCHEMA}". ${WRITE_ANEW}`);
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(findings))
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
        const conflict = firstLine(text, /^(?:<{7}|={7}|>{7})/);
        const reason = conflict !== undefined
            ? `:${String(conflict)}:1 holds an unresolved merge conflict: keep the lines of both sides.`
            : ` is damaged: ${error instanceof Error ? error.message : String(error)}.`;
        throw new BaselineError(`${name}${reason} ${WRITE_ANEW}`);
    }
}
function linesOfEntries(text) {
    return [...linesThat(text, /^\s*\{\s*"(?:file|rule|fingerprint|count)"/)];
}
function firstLine(text, pattern) {
    const [line] = linesThat(text, pattern);
    return line;
}
function* linesThat(text, pattern) {
    let line = 1;
    for (let start = 0; start <= text.length; line++) {
        const end = text.indexOf('\n', start);
        const last = end < 0 ? text.length : end;
        if (last > start && pattern.test(text.slice(start, last)))
            yield line;
        start = last + 1;
    }
}
function entryOf(value) {
    const file = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'file');
    const rule = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'rule');
    const fingerprint = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'fingerprint');
    const count = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberField */ .sJ)(value, 'count') ?? 0;
    if (file === undefined || rule === undefined || fingerprint === undefined)
        return undefined;
    return Number.isInteger(count) && count > 0 ? { file, rule, fingerprint, count } : undefined;
}


/***/ }),

/***/ 7355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(6528);
// EXTERNAL MODULE: ./src/engine/judge-tree.ts + 5 modules
var judge_tree = __webpack_require__(7656);
// EXTERNAL MODULE: ./src/model/baseline.ts
var model_baseline = __webpack_require__(9338);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(7474);
// EXTERNAL MODULE: ./src/baseline/baseline.ts
var baseline_baseline = __webpack_require__(9460);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(99);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6183);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(9539);
// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(4793);
// EXTERNAL MODULE: ./src/standards/catalog.ts
var catalog = __webpack_require__(5581);
// EXTERNAL MODULE: ./src/tree/commit.ts + 2 modules
var commit = __webpack_require__(4905);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(3426);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(5386);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(6013);
// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(4413);
// EXTERNAL MODULE: ./src/cli/terminal/color.ts
var color = __webpack_require__(3428);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(5932);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(5708);
// EXTERNAL MODULE: ./src/cli/terminal/page.ts
var page = __webpack_require__(7704);
;// CONCATENATED MODULE: ./src/cli/commands/workflows.ts
const WORKFLOWS = {
    'pull-request': '# Every pull request, from forks as well: what it changed is judged, and each finding stands at its line.\nname: returns\n\non:\n  pull_request:\n\npermissions:\n  contents: read\n\nconcurrency:\n  group: ${{ github.workflow }}-${{ github.ref }}\n  cancel-in-progress: true\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    steps:\n      - uses: actions/checkout@v6\n      - uses: return-gate/return-gate@v1\n        with:\n          # The returns that changed, and those that claim a file which the branch changed or deleted.\n          mode: changed\n',
    'nightly-audit': "# Every return of the repository, every night: what was deleted since, which agents never came back. The report is kept\n# with the run, as a page to read and as JSON.\nname: nightly audit of returns\n\non:\n  schedule:\n    - cron: '17 3 * * *'\n  workflow_dispatch:\n\npermissions:\n  contents: read\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          fetch-depth: 0\n      - uses: return-gate/return-gate@v1\n        with:\n          html-file: returns.html\n          json-file: returns.json\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns\n          path: |\n            returns.html\n            returns.json\n          if-no-files-found: error\n",
};

;// CONCATENATED MODULE: ./src/cli/commands/init.ts






















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
        return exit_status/* EXIT */.d.passed;
    }
    const { values, switches, rest } = (0,options/* readCall */.D)(args, OPTIONS);
    if (rest.length > 0)
        throw new usage_error/* UsageError */.e(`init takes no ${rest[0] ?? ''}: name the project with --root.`);
    const root = values.get('root')?.[0] ?? '.';
    const now = values.get('now')?.[0];
    const paint = (0,report_text.painter)(!switches.has('no-color') && (0,color/* wantsColor */.z)());
    const tree = await (0,commit/* openCommit */.C)({ root, revision: 'HEAD' });
    try {
        const disk = (0,workspace.openWorkspace)(root);
        const known = (0,find/* findConfig */.u0)(disk)?.path ?? null;
        const surroundings = { tree, now, config: await (0,load/* readConfig */.Xg)(disk) };
        const trials = await tryAll(surroundings);
        const chosen = known === null ? best(trials) : configured(trials, surroundings);
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
        return exit_status/* EXIT */.d.passed;
    }
    finally {
        tree.close();
    }
}
async function judge(standards, { tree, now, config }) {
    const settings = (0,config_settings/* readSettings */.s)(givenOf(standards, now), (setting) => `--${setting}`, config);
    let entries = [];
    const baseline = (0,baseline_baseline/* baselineOfAll */.aR)((found) => {
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
        clock: Date.now(),
    };
}
function configured(trials, { config, now }) {
    const { standards } = (0,config_settings/* readSettings */.s)(givenOf('', now), (setting) => `--${setting}`, config);
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
            text: configuration(chosen),
            about: 'the versions to judge by',
            isShown: true,
        },
        {
            name: below(baseline),
            path: (0,external_node_path_.join)(root, baseline),
            isShown: false,
            text: (0,baseline_baseline/* renderBaseline */.qL)(entries),
            about: `${(0,model_text/* count */.U9)(entries.reduce((sum, entry) => sum + entry.count, 0), 'known finding')}, which will not fail`,
        },
        workflow('pull-request', 'return-gate.yml', 'judges every pull request'),
        workflow('nightly-audit', 'return-gate-nightly.yml', 'judges everything at night, and keeps a report'),
    ];
}
function configuration(chosen) {
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
        throw new usage_error/* UsageError */.e(`${name} could not be written: ${error instanceof Error ? error.message : String(error)}`);
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

/***/ 7704:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4346);


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

/***/ 9338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 8907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ conclusionLine),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5834);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);


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

/***/ 5141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fixable),
/* harmony export */   L: () => (/* binding */ fixableMark)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);

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

/***/ 9539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lastLine: () => (/* binding */ lastLine),
/* harmony export */   painter: () => (/* binding */ painter),
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2897);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5834);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8907);
/* harmony import */ var _fixable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6183);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4346);






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

/***/ 4346:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ columns)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9031);

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

/***/ 1807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ referencesTo),
/* harmony export */   U: () => (/* binding */ openDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(110);
/* harmony import */ var _git_attributes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1290);
/* harmony import */ var _other_case_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3599);
/* harmony import */ var _git_own_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9989);
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9268);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5275);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3426);
/* harmony import */ var _git_submodules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7332);










const BATCH = 200;
const PIECE = 64 * 1024;
function openDisk(directory) {
    (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .demandDirectory */ .zb)(directory);
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory));
    const prefix = (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .placeInRepository */ .vO)(root) ?? '';
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
    const otherCase = new _other_case_js__WEBPACK_IMPORTED_MODULE_7__/* .OtherCase */ .d({ find, namesIn: (folder) => folderAt(folder)?.entries.keys() });
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
                yield await Promise.resolve(files.slice(start, start + BATCH).map((file) => readOne(root, file, limit)));
            }
        },
        sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
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
            const text = textAt((0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(root) ?? root, '.gitmodules');
            return Promise.resolve((0,_git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .belowRoot */ .I)((0,_git_submodules_js__WEBPACK_IMPORTED_MODULE_6__/* .submodulePaths */ .X)(text ?? ''), prefix));
        },
        inLfs: async (paths) => {
            const whole = paths.map((path) => (prefix === '' ? path : `${prefix}/${path}`));
            const repository = (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(root) ?? root;
            const textIn = (folder) => textAt(repository, folder === '' ? '.gitattributes' : `${folder}/.gitattributes`);
            return (0,_git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .belowRoot */ .I)(await (0,_git_attributes_js__WEBPACK_IMPORTED_MODULE_9__/* .sentToLfs */ .J)(whole, (folder) => Promise.resolve(textIn(folder))), prefix);
        },
        explainAbsent: () => Promise.resolve(new Map()),
        close: () => undefined,
    };
}
function referencesTo(paths, find) {
    const files = paths.map((path) => ({ path, id: path, link: find(path)?.kind !== 'file' }));
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function pathOnDisk(root, path) {
    return Buffer.concat([Buffer.from(path === '' ? root : `${root}/`), (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .q)(path)]);
}
function readFolder(root, path) {
    const entries = new Map();
    let isRepository = false;
    for (const entry of entriesOf(pathOnDisk(root, path))) {
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
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(pathOnDisk(root, path));
}
function sizeOf(root, path) {
    const { size } = statOf(root, path);
    return { bytes: size, telling: size > 0 };
}
function readOne(root, file, limit) {
    if (file.link)
        return { kind: 'bytes', bytes: new Uint8Array() };
    const { bytes, size } = fileAt(root, file.path, limit);
    return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function fileAt(root, path, limit) {
    return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(pathOnDisk(root, path), limit, 'refused') ?? gone(path);
}
function gone(path) {
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`${path} was a file when the folder was read, and is none now.`);
}
function showTo(viewer, root, path, piece) {
    const place = pathOnDisk(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink()) {
        viewer((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, { encoding: 'buffer' }));
        return;
    }
    const file = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .openRegularFile */ .ZU)(place, 'refused') ?? gone(path);
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
    const place = pathOnDisk(repository, path);
    try {
        const found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(place, _git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .LARGEST */ .b, 'refused');
        return found === null || found.size > _git_own_files_js__WEBPACK_IMPORTED_MODULE_8__/* .LARGEST */ .b ? null : found.bytes.toString('utf8');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 4413:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openWorkspace: () => (/* binding */ openWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1807);


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
    const { create } = await Promise.all(/* import() */[__webpack_require__.e(5415), __webpack_require__.e(6511)]).then(__webpack_require__.bind(__webpack_require__, 6511));
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
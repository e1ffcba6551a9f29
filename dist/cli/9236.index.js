"use strict";
exports.id = 9236;
exports.ids = [9236,4887];
exports.modules = {

/***/ 9236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/judge-tree.ts + 3 modules
var judge_tree = __webpack_require__(331);
// EXTERNAL MODULE: ./src/model/baseline.ts
var baseline = __webpack_require__(782);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/policy/baseline.ts
var policy_baseline = __webpack_require__(4887);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
// EXTERNAL MODULE: ./src/settings.ts
var src_settings = __webpack_require__(8750);
// EXTERNAL MODULE: ./src/standards/catalog.ts
var catalog = __webpack_require__(7713);
// EXTERNAL MODULE: ./src/tree/commit.ts + 1 modules
var commit = __webpack_require__(263);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
// EXTERNAL MODULE: ./src/cli/color.ts
var color = __webpack_require__(2477);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/page.ts
var page = __webpack_require__(8387);
// EXTERNAL MODULE: ./src/cli/replace-file.ts
var replace_file = __webpack_require__(5305);
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
const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
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
    const paint = (0,report_text.painter)(!switches.has('no-color') && (0,color.wantsColor)());
    const tree = await (0,commit/* openCommit */.C)({ root, revision: 'HEAD' });
    try {
        const trials = await tryAll(tree, now);
        const chosen = best(trials);
        const { report, entries } = await judge(tree, chosen.map(({ standard }) => standard.id).join(','), now);
        const proposals = propose(root, tree.root, chosen, entries);
        const isWriting = switches.has('write');
        const done = proposals.map((proposal) => settle(proposal, isWriting));
        process.stdout.write((0,sink.terminal) `${survey(trials, chosen, report, paint)}\n${told(done, isWriting, paint)}\n${next(done, isWriting, report)}`
            .text);
        return exit/* EXIT */.d.passed;
    }
    finally {
        tree.close();
    }
}
async function judge(tree, standard, now) {
    const settings = await (0,src_settings/* readSettings */.s)({
        patterns: [],
        ignore: [],
        standard: standard === '' ? undefined : standard,
        failOn: undefined,
        ifNoReturns: 'ignore',
        staleAfter: undefined,
        maxFileSize: undefined,
        expectSession: undefined,
        now,
    }, (setting) => `--${setting}`);
    let entries = [];
    const baseline = (0,policy_baseline/* baselineOfAll */.aR)((found) => {
        entries = found;
    });
    return { report: await (0,judge_tree/* judgeTree */.g)(tree, settings, { baseline }), entries };
}
async function tryAll(tree, now) {
    const { report } = await judge(tree, 'auto', now);
    const families = new Set(report.returns.map(({ standard }) => familyOf(standard)));
    const trials = [];
    for (const standard of catalog/* orderedStandards */.qg.filter(({ family }) => families.has(family))) {
        trials.push(trial(standard, (await judge(tree, standard.id, now)).report));
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
function propose(root, place, chosen, entries) {
    const top = (0,tree_root/* repositoryOf */._M)(root) ?? root;
    const below = (name) => (place === '' ? name : `${place}/${name}`);
    const known = CONFIG_FILES.find((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, name)));
    const config = known ?? '.return-gate.yml';
    const workflow = (name, file, about) => ({
        name: `.github/workflows/${file}`,
        path: (0,external_node_path_.join)(top, '.github/workflows', file),
        text: inFolder(WORKFLOWS[name], place),
        about,
    });
    return [
        { name: below(config), path: (0,external_node_path_.join)(root, config), text: configuration(chosen), about: 'the versions to judge by' },
        {
            name: below(baseline/* BASELINE_FILE */.t),
            path: (0,external_node_path_.join)(root, baseline/* BASELINE_FILE */.t),
            text: (0,policy_baseline/* renderBaseline */.qL)(entries),
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
function settle(proposal, isWriting) {
    if ((0,external_node_fs_.existsSync)(proposal.path))
        return { ...proposal, outcome: 'exists' };
    if (!isWriting)
        return { ...proposal, outcome: 'proposed' };
    try {
        (0,replace_file/* replaceFile */.f)(proposal.path, proposal.text);
    }
    catch (error) {
        throw new call_error/* CallError */.R(`${proposal.name} could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
    return { ...proposal, outcome: 'written' };
}
function survey(trials, chosen, report, paint) {
    if (trials.length === 0) {
        return (0,sink.terminal) `No return is committed in the usual places. Where they stand elsewhere, say so by ${'paths'} in the configuration.\n`;
    }
    const rows = trials.map((one) => {
        const cells = [
            (0,sink.terminal) `${one.standard.id}`,
            (0,sink.terminal) `${(0,model_text/* count */.U9)(one.returns, 'return')}`,
            (0,sink.terminal) `${one.satisfied} without an error`,
            (0,sink.terminal) `${(0,model_text/* count */.U9)(one.findings, 'finding')}${chosen.includes(one) ? '  proposed' : ''}`,
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
            .filter(({ outcome, name }) => outcome === 'proposed' && !name.endsWith(baseline/* BASELINE_FILE */.t))
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

/***/ 5305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function replaceFile(file, text) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)}.${String(process.pid)}`);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(beside, text, { flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(beside, file);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(beside, { force: true });
        throw error;
    }
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
/* unused harmony exports BaselineError, entriesOf */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _home_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(395);


const SCHEMA = 'return-gate/baseline@1';
class BaselineError extends Error {
    name = 'BaselineError';
}
function baselineOf({ file, entries, hiding, mayHide, whole }) {
    return {
        settle: (findings) => {
            const left = counts(hiding);
            const settled = findings.map((finding) => {
                const rest = left.get(finding.fingerprint) ?? 0;
                if (rest === 0 || finding.file === null || !mayHide(finding.file))
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

/***/ 395:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ homeOf)
/* harmony export */ });
const TASK_FOLDER = /^(?:OC_)?\d+_/;
function homeOf(file) {
    const segments = file.split('/');
    const kept = [];
    for (let n = 0; n < segments.length; n++) {
        const segment = segments[n] ?? '';
        if (segment === 'archive' && n < segments.length - 1)
            continue;
        if (segment === 'vault') {
            const task = segments.findIndex((later, at) => at > n && TASK_FOLDER.test(later));
            if (task > n) {
                n = task - 1;
                continue;
            }
        }
        kept.push(segment);
    }
    return kept.join('/');
}


/***/ })

};
;
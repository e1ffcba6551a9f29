"use strict";
exports.id = 464;
exports.ids = [464];
exports.modules = {

/***/ 4464:
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
var usage_error = __webpack_require__(8473);
// EXTERNAL MODULE: ./src/config/load.ts + 6 modules
var load = __webpack_require__(2383);
// EXTERNAL MODULE: ./src/engine/judge-tree.ts + 41 modules
var judge_tree = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/model/baseline.ts
var model_baseline = __webpack_require__(782);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/truth.ts
var truth = __webpack_require__(6800);
// EXTERNAL MODULE: ./src/baseline/baseline.ts + 1 modules
var baseline_baseline = __webpack_require__(5333);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(5023);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/report/paint.ts
var report_paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/config/settings.ts + 1 modules
var config_settings = __webpack_require__(6527);
// EXTERNAL MODULE: ./src/standards/catalog.ts
var catalog = __webpack_require__(7713);
// EXTERNAL MODULE: ./src/tree/commit.ts + 16 modules
var commit = __webpack_require__(1615);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(6270);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(5665);
// EXTERNAL MODULE: ./src/tree/workspace.ts + 1 modules
var workspace = __webpack_require__(4173);
// EXTERNAL MODULE: ./src/cli/terminal/color.ts
var color = __webpack_require__(5696);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(4536);
// EXTERNAL MODULE: ./src/cli/in-project.ts + 1 modules
var in_project = __webpack_require__(7366);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/terminal/page.ts
var page = __webpack_require__(8820);
// EXTERNAL MODULE: ./src/cli/commands/update-baseline.ts
var update_baseline = __webpack_require__(2274);
;// CONCATENATED MODULE: ./src/cli/commands/workflows.ts
const WORKFLOWS = {
    'pull-request': '# Every pull request, from forks as well: what it changed is judged, and each finding stands at its line.\nname: returns\n\non:\n  pull_request:\n\npermissions:\n  contents: read\n\nconcurrency:\n  group: ${{ github.workflow }}-${{ github.ref }}\n  cancel-in-progress: true\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      - uses: return-gate/return-gate@v1\n        with:\n          # The returns that changed, and those that claim a file which the branch changed or deleted.\n          mode: changed\n',
    'nightly-audit': "# Every return of the repository, every night: what was deleted since, which agents never came back. The report is kept\n# with the run, as a page to read and as JSON.\nname: nightly audit of returns\n\non:\n  schedule:\n    - cron: '17 3 * * *'\n  workflow_dispatch:\n\npermissions:\n  contents: read\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      - uses: return-gate/return-gate@v1\n        with:\n          html-file: returns.html\n          json-file: returns.json\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns\n          path: |\n            returns.html\n            returns.json\n          if-no-files-found: error\n",
};

;// CONCATENATED MODULE: ./src/cli/commands/init.ts

























const OPTIONS = [
    in_project/* ROOT_OPTION */.VV,
    { name: 'write', help: 'write the files; one that exists is never replaced' },
    update_baseline/* INCLUDE_UNTRUE */.f,
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'help', help: 'this help' },
];
const USAGE = `Usage: return-gate init [options]

Looks at the returns that the repository has committed, and proposes a configuration, a baseline of what is found
today, and workflows. Shows them; writes them with --write. Claims that are not true are named, and stay out of the baseline.

Options
${(0,options/* optionHelp */.L)(OPTIONS)}
`;
async function init(args, caller) {
    if (args.includes('--help') || args.includes('-h')) {
        caller.stdout.write(USAGE);
        return exit_status/* EXIT */.d.passed;
    }
    const { values, switches, rest } = (0,in_project/* inProject */.nO)((0,options/* readCall */.D)(args, OPTIONS), caller);
    if (rest.length > 0)
        throw new usage_error/* UsageError */.e(`init takes no ${rest[0] ?? ''}: name the project with --root.`);
    const root = values.get('root')?.[0] ?? '.';
    const now = values.get('now')?.[0];
    const paint = (0,report_paint/* painter */.C)(!switches.has('no-color') && (0,color/* wantsColor */.z)(caller));
    const tree = await (0,commit/* openCommit */.C)({ root, revision: 'HEAD' });
    try {
        const disk = (0,workspace/* openWorkspace */.O)(root);
        const known = (0,find/* findConfig */.u0)(disk)?.path ?? null;
        const untrue = switches.has(update_baseline/* INCLUDE_UNTRUE */.f.name) ? 'included' : 'left-out';
        const surroundings = { tree, now, clock: caller.now(), config: await (0,load/* readConfig */.Xg)(disk), untrue };
        const trials = await tryAll(surroundings);
        const chosen = known === null ? best(trials) : configured(trials, surroundings);
        const ids = known === null ? chosen.map(({ standard }) => standard.id).join(',') : '';
        const { report, taken } = await judge(ids, surroundings);
        const baseline = surroundings.config?.baseline ?? model_baseline/* BASELINE_FILE */.t;
        const proposals = propose({ root, place: tree.root, config: known, chosen, baseline, taken });
        const isWriting = switches.has('write');
        const project = (0,write_place/* projectOf */.v8)([root, '.']);
        const looked = proposals.map((proposal) => ({ proposal, exists: isThere(proposal, project) }));
        const done = looked.map(({ proposal, exists }) => settle(proposal, { exists, isWriting, project }));
        caller.stdout.write((0,sink/* terminal */.Fo) `${survey(trials, chosen, known, report, paint)}\n${exitWith(done, isWriting, paint)}\n${next(done, isWriting, taken)}`
            .text);
        return exit_status/* EXIT */.d.passed;
    }
    finally {
        tree.close();
    }
}
async function judge(standards, { tree, now, clock, config, untrue }) {
    const settings = (0,config_settings/* readSettings */.s)(givenOf(standards, now, clock), (setting) => `--${setting}`, config);
    let taken = { entries: [], added: 0, untrue: [] };
    const baseline = (0,baseline_baseline/* baselineToWrite */.ck)({
        untrue,
        take: (found) => {
            taken = found;
        },
    });
    return { report: await (0,judge_tree/* judgeTree */.g)(tree, settings, { baseline }), taken };
}
function givenOf(standards, now, clock) {
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
        clock,
    };
}
function configured(trials, { config, now, clock }) {
    const { standards } = (0,config_settings/* readSettings */.s)(givenOf('', now, clock), (setting) => `--${setting}`, config);
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
function propose({ root, place, config: known, chosen, baseline, taken }) {
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
            text: (0,baseline_baseline/* renderBaseline */.qL)(taken.entries),
            about: `${(0,model_text/* count */.U9)(taken.added, 'known finding')}, which will not fail`,
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
    telling(proposal.name, () => (0,write_file/* writeFile */._h)(proposal.path, [proposal.text], { project }));
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
        return (0,sink/* terminal */.Fo) `No return is committed in the usual places. Where they stand elsewhere, say so by ${'paths'} in the configuration.\n`;
    }
    const rows = trials.map((one) => {
        const cells = [
            (0,sink/* terminal */.Fo) `${one.standard.id}`,
            (0,sink/* terminal */.Fo) `${(0,model_text/* count */.U9)(one.returns, 'return')}`,
            (0,sink/* terminal */.Fo) `${one.satisfied} without an error`,
            (0,sink/* terminal */.Fo) `${(0,model_text/* count */.U9)(one.findings, 'finding')}${chosen.includes(one) ? `  ${mark}` : ''}`,
        ];
        return chosen.includes(one) ? cells.map((cell) => paint('bold', cell)) : cells;
    });
    return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `Returns`)}\n${(0,page/* aligned */.b6)(rows)}\n${claims(report, paint)}`;
}
const MOST_NAMED = 20;
const TOLD = new Set(['present', 'relocated', 'removed', 'agrees']);
function claims({ returns, findings, counts }, paint) {
    const all = returns.flatMap((of) => of.claims.filter(truth/* isCompared */.uQ).map((judged) => ({ of, judged })));
    const contradicted = all.filter(({ judged }) => (0,truth/* isNotBorneOut */.wp)(judged)).length;
    const rest = all.filter(({ of, judged }) => !TOLD.has(judged.verdict.name) && !(0,truth/* isUntrue */.cO)(judged, of) && !(0,truth/* isNotBorneOut */.wp)(judged));
    const unfinished = rest.filter(({ of }) => !of.success).length;
    const { present, relocated, removed, agrees } = counts.verdicts;
    const fates = [
        [present, 'present'],
        [agrees, 'borne out'],
        [contradicted, 'not borne out'],
        [relocated, 'moved since'],
        [removed, 'removed since'],
        [all.filter(({ of, judged }) => (0,truth/* isUntrue */.cO)(judged, of)).length, 'not true'],
        [unfinished, 'not there, of unfinished work'],
        [rest.length - unfinished, 'that cannot be checked'],
    ];
    const told = fates.filter(([number]) => number > 0).map(([number, fate]) => `${String(number)} ${fate}`);
    const of = counts.claims === 0 ? '' : `: ${told.join(', ')}`;
    const named = findings.filter((finding) => finding.untrue === true);
    const lines = named.slice(0, MOST_NAMED).map(({ file, range, message }) => {
        const line = range === null ? '' : `:${String(range.startLine)}`;
        return (0,sink/* terminal */.Fo) `  ${file ?? ''}${line}  ${message}\n`;
    });
    const more = named.length - lines.length;
    const title = paint('bold', (0,sink/* terminal */.Fo) `Not true`);
    return (0,sink/* terminal */.Fo) `  ${(0,model_text/* count */.U9)(counts.claims, 'claim')}${of}\n${lines.length === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `\n${title}\n${lines}`}${more > 0 ? `  and ${String(more)} more: return-gate check names them all\n` : ''}`;
}
const OUTCOME = { exists: 'is there, and stays', written: 'written', proposed: 'would be written' };
function exitWith(done, isWriting, paint) {
    const rows = done.map(({ name, outcome, about }) => [
        (0,sink/* terminal */.Fo) `${name}`,
        (0,sink/* terminal */.Fo) `${OUTCOME[outcome]}`,
        (0,sink/* terminal */.Fo) `${about}`,
    ]);
    const texts = isWriting
        ? []
        : done
            .filter(({ outcome, isShown }) => outcome === 'proposed' && isShown)
            .map(({ name, text }) => (0,sink/* terminal */.Fo) `\n${paint('bold', (0,sink/* terminal */.Fo) `${name}`)}\n${text
            .trimEnd()
            .split('\n')
            .map((line) => (line === '' ? (0,sink/* terminal */.Fo) `\n` : (0,sink/* terminal */.Fo) `  ${line}\n`))}`);
    return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `Files`)}\n${(0,page/* aligned */.b6)(rows)}${texts}`;
}
function next(done, isWriting, { added, untrue }) {
    const open = untrue.length === 0 ? [] : [outOfIt(untrue.length)];
    if (!isWriting) {
        return (0,sink/* terminal */.Fo) `${open.map((line) => (0,sink/* terminal */.Fo) `${line}\n`)}Nothing was written: return-gate init --write writes them.\n`;
    }
    const kept = done.filter(({ outcome }) => outcome === 'exists').map(({ name }) => name);
    const lines = [
        `Next: commit these files. From then on only new findings fail${added === 0 ? '' : '; the known ones are counted in every run'}.`,
        ...open,
        'Pin the action in the workflows to a full commit id, and require the job return-gate by a ruleset.',
        'Mend the past at leisure: return-gate fix, then return-gate check --update-baseline.',
        ...(kept.length === 0 ? [] : [`Left as they were: ${kept.join(', ')}. Compare them with what init proposes.`]),
    ];
    return (0,sink/* terminal */.Fo) `${lines.map((line) => (0,sink/* terminal */.Fo) `${line}\n`)}`;
}
function outOfIt(claims) {
    const [stay, they] = claims === 1 ? ['claim that is not true stays', 'it'] : ['claims that are not true stay', 'them'];
    return `${String(claims)} ${stay} out of the baseline, and every run over all returns fails for ${they}: mend ${they}, or take ${they} in with --${update_baseline/* INCLUDE_UNTRUE */.f.name}.`;
}


/***/ }),

/***/ 8820:
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
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${lines.map((line) => (line === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${line}\n`))}`;
}
function aligned(rows, indent = 2) {
    const widths = [];
    for (const row of rows)
        row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
    return rows.map((row) => {
        const cells = row.map((cell, n) => {
            if (n === row.length - 1)
                return cell;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${cell}${' '.repeat((widths[n] ?? 0) - columnsOf(cell) + 2)}`;
        });
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${' '.repeat(indent)}${cells}\n`;
    });
}
function columnsOf({ text }) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .Y)(text.replace(/\u001b\[\d+m/g, ''));
}


/***/ })

};
;
"use strict";
exports.id = 8000;
exports.ids = [8000,9284];
exports.modules = {

/***/ 7269:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  forms: () => (/* reexport */ commands_forms.forms),
  init: () => (/* reexport */ init),
  merge: () => (/* reexport */ merge_merge)
});

// EXTERNAL MODULE: ./src/cli/commands/forms.ts
var commands_forms = __webpack_require__(54630);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/baseline/baseline.ts
var baseline_baseline = __webpack_require__(26360);
// EXTERNAL MODULE: ./src/config/config.ts
var config_config = __webpack_require__(81122);
// EXTERNAL MODULE: ./src/config/forms.ts
var config_forms = __webpack_require__(36209);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(54661);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 24 modules
var check_tree = __webpack_require__(68625);
// EXTERNAL MODULE: ./src/engine/run/form-files.ts
var form_files = __webpack_require__(53486);
// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(30783);
// EXTERNAL MODULE: ./src/families/forms/presets.ts
var presets = __webpack_require__(11124);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/report.ts
var model_report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/report/describe/answer.ts
var answer = __webpack_require__(80246);
// EXTERNAL MODULE: ./src/report/describe/finding.ts
var describe_finding = __webpack_require__(20431);
// EXTERNAL MODULE: ./src/tree/commit.ts + 4 modules
var commit = __webpack_require__(14764);
// EXTERNAL MODULE: ./src/tree/git/git.ts
var git = __webpack_require__(84595);
// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(16825);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(55665);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
// EXTERNAL MODULE: ./src/cli/in-project.ts
var in_project = __webpack_require__(57655);
// EXTERNAL MODULE: ./src/cli/no-returns.ts
var no_returns = __webpack_require__(29553);
// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var terminal_caller = __webpack_require__(17700);
// EXTERNAL MODULE: ./src/cli/terminal/page.ts
var page = __webpack_require__(68820);
// EXTERNAL MODULE: ./src/model/version.ts
var version = __webpack_require__(52621);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(86270);
;// CONCATENATED MODULE: ./src/cli/commands/workflows.ts
const WORKFLOWS = {
    "pull-request": "# Every pull request, from forks as well: what it changed is checked, and each finding is at its line.\nname: returns\n\non:\n  pull_request:\n\npermissions:\n  contents: read\n\nconcurrency:\n  group: ${{ github.workflow }}-${{ github.ref }}\n  cancel-in-progress: true\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      - uses: return-gate/return-gate@v1\n        with:\n          # The returns that changed, and those that claim a file which the branch changed or deleted.\n          mode: changed\n",
    "nightly-audit": "# Checks every return of the repository, every night. The report names deleted files, agents that never came back, and findings\n# that are new or fixed since the night before.\nname: nightly audit of returns\n\non:\n  schedule:\n    - cron: '17 3 * * *'\n  workflow_dispatch:\n\npermissions:\n  contents: read\n  # For the report of an earlier night, which is an artifact of an earlier run.\n  actions: read\n\njobs:\n  audit:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      # Only nights of this repository: a fork may call its branch as this one, and its pull request uploads no night's report.\n      - name: Fetch the report of the night before\n        shell: bash\n        env:\n          GH_TOKEN: ${{ github.token }}\n          GH_REPO: ${{ github.repository }}\n          NIGHTS: ${{ runner.temp }}/nights\n        run: |\n          mkdir -p \"$NIGHTS\"\n          workflow=\"$(basename \"${GITHUB_WORKFLOW_REF%%@*}\")\"\n          for event in schedule workflow_dispatch; do\n            gh api --method GET \"repos/$GH_REPO/actions/workflows/$workflow/runs\" \\\n              -f event=\"$event\" -f branch=\"$GITHUB_REF_NAME\" -f status=completed -F per_page=10 \\\n              --jq '.workflow_runs[] | select(.event == \"schedule\" or .event == \"workflow_dispatch\")\n                | select(.head_repository.id == .repository.id)\n                | \"\\(.created_at) \\(.id) \\(.created_at[:10])-\\(.run_number)\"'\n          done | sort -r > \"$NIGHTS/runs\"\n          # The newest first, until one has a report.\n          while read -r _ run night; do\n            if gh run download \"$run\" --name returns-json --dir \"$NIGHTS/$night\" < /dev/null; then\n              mv \"$NIGHTS/$night/returns.json\" \"$NIGHTS/$night.json\"\n              break\n            fi\n            echo \"No report of run $run was fetched.\"\n          done < \"$NIGHTS/runs\"\n      - uses: return-gate/return-gate@v1\n        with:\n          compare: ${{ runner.temp }}/nights/*.json\n          # Not into the checkout: a file that is there already is the repository's, and not of this night.\n          html-file: ${{ runner.temp }}/returns.html\n          json-file: ${{ runner.temp }}/returns.json\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-json\n          path: ${{ runner.temp }}/returns.json\n          retention-days: 90\n          if-no-files-found: error\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-page\n          path: ${{ runner.temp }}/returns.html\n          if-no-files-found: error\n",
};

;// CONCATENATED MODULE: ./src/cli/commands/init-files.ts










const CONFIG_SCHEMA = `${version/* REPOSITORY */.B.replace('//github.com/', '//raw.githubusercontent.com/')}/v${version/* VERSION */.x.split('.')[0] ?? ''}/schemas/config.schema.json`;
function proposedFiles({ entries }, chosen, { root, place, config, baseline }) {
    const hasReturns = chosen.versions.length + chosen.forms.length > 0;
    const inProject = (name, text, about, isShown) => ({
        name: place === '' ? name : `${place}/${name}`,
        path: (0,external_node_path_.join)(root, name),
        text,
        about,
        isShown,
    });
    const workflow = (kind, name, about) => ({
        name: `.github/workflows/${name}`,
        path: (0,external_node_path_.join)((0,tree_root/* repositoryOf */._M)(root) ?? root, '.github/workflows', name),
        text: inFolder(WORKFLOWS[kind], place),
        about,
        isShown: true,
    });
    const known = entries.reduce((sum, entry) => sum + entry.count, 0);
    const ofConfig = hasReturns ? 'the versions to check by' : 'lets runs pass until the first return';
    return [
        inProject(config, configuration(chosen), ofConfig, true),
        ...(known === 0
            ? []
            : [inProject(baseline, (0,baseline_baseline/* renderBaseline */.qL)(entries), `${(0,model_text.count)(known, 'known finding')}, which will not fail`, false)]),
        workflow('pull-request', 'return-gate.yml', 'checks every pull request'),
        ...(hasReturns
            ? [workflow('nightly-audit', 'return-gate-nightly.yml', 'checks all returns at night, and keeps a report')]
            : []),
    ];
}
function configuration({ versions, forms }) {
    const settings = versions.length + forms.length === 0
        ? [
            '# No return is committed yet, which would fail every run. Delete this file once the first return is committed.',
            'if-no-returns: warning',
        ]
        : [
            ...(versions.length === 0
                ? []
                : ['standards:', ...versions.map((id) => `  ${id.replace(/@.*/, '')}: ${id}`)]),
            ...(forms.length === 0 ? [] : ['forms:', `  use: [${forms.join(', ')}]`]),
        ];
    return [
        `# yaml-language-server: $schema=${CONFIG_SCHEMA}`,
        '# Settings of return-gate. All of them: return-gate schema config',
        ...settings,
        '',
    ].join('\n');
}
function inFolder(workflow, place) {
    if (place === '')
        return workflow;
    const line = `working-directory: ${JSON.stringify(place)}\n`;
    return workflow.replace(/^( *)- uses: return-gate\/return-gate@.*\n( *with:\n)/m, (step, indent) => `${step}${indent}    ${line}`);
}
function writeProposals(files, isWriting, project) {
    const existing = new Set(files.filter((file) => exists(file, project)));
    return files.map((file) => {
        if (existing.has(file))
            return { ...file, outcome: 'exists' };
        if (!isWriting)
            return { ...file, outcome: 'proposed' };
        try {
            (0,write_file/* writeFile */._h)(file.path, [file.text], { project });
        }
        catch (error) {
            throw new terminal_caller/* OutputError */.u7(unwritten(file.name, error));
        }
        return { ...file, outcome: 'written' };
    });
}
function exists({ name, path }, project) {
    try {
        const place = (0,write_place/* placeOf */.$t)(path, project);
        return place.kind === 'device' || place.mode !== null;
    }
    catch (error) {
        throw new usage/* UsageError */.e(unwritten(name, error));
    }
}
function unwritten(name, error) {
    return `${name} could not be written: ${(0,model_text.reasonOf)(error)}`;
}

// EXTERNAL MODULE: ./src/cli/commands/update-baseline.ts
var update_baseline = __webpack_require__(12274);
;// CONCATENATED MODULE: ./src/cli/commands/init.ts





























const MOST_NAMED = 20;
const init = (0,options/* command */.G5)({
    usage: 'return-gate init [options]',
    about: 'Looks at the returns that the repository has committed, and proposes a configuration, a baseline of the current findings, and workflows. Without --write it shows them and writes nothing.',
    details: [
        'False claims are listed, and stay out of the baseline. In a repository without returns it says how to get the first one.',
    ],
    options: [
        options/* OPTION */.Cy.root,
        { name: 'write', help: 'write the files; one that exists is never replaced' },
        update_baseline/* INCLUDE_UNTRUE */.f,
        options/* OPTION */.Cy.now,
        options/* OPTION */.Cy.noColor,
    ],
}, async (call, caller) => {
    const { root, rest: [operand], } = (0,in_project/* inProject */.n)(call, caller);
    if (operand !== undefined)
        throw new usage/* UsageError */.e(`init takes no ${operand}: name the project with --root.`);
    const isWriting = call.has('write');
    const tree = await openCommitted(root);
    try {
        const disk = (0,workspace/* openWorkspace */.OH)(root);
        const ownConfig = (0,load/* findConfig */.u0)(disk)?.path ?? null;
        const configured = await (0,load/* readConfig */.Xg)(disk);
        const presets = await fittingPresets(tree, configured);
        const config = ownConfig === null && presets.length > 0 ? (0,config_config/* toConfig */.q)('', {}, [], presets) : configured;
        const baseline = config?.baseline ?? finding.BASELINE_FILE;
        const project = (0,write_place/* projectOf */.v8)([root, '.']);
        const before = (0,update_baseline/* knownEntries */.A7)((0,external_node_path_.join)(root, baseline), project);
        const untrue = call.has(update_baseline/* INCLUDE_UNTRUE */.f.name) ? 'included' : 'left-out';
        const check = async (standard) => {
            const known = (0,baseline_baseline/* baselineToWrite */.ck)(before, untrue);
            const texts = new Map([['if-no-returns', 'ignore']]);
            const now = call.value('now');
            if (now !== undefined)
                texts.set('now', now);
            if (standard !== undefined)
                texts.set('standard', standard);
            const options = { patterns: [], ignore: [], texts, clock: caller.now() };
            const settings = (0,config_settings/* readSettings */.sb)(options, (setting) => `--${setting}`, config);
            const report = await (0,check_tree/* checkTree */.RX)(tree, settings, { baseline: known });
            return { report, taken: known.taken() };
        };
        let checked = await check();
        const versions = fittingVersions(checked.report);
        const isBuiltIn = ({ standard }) => choose/* FAMILY_NAMES */.ME.includes(standard.replace(/@.*/, ''));
        const isByDefault = checked.report.returns.filter(isBuiltIn).every(({ standard }) => versions.includes(standard));
        if (ownConfig === null && !isByDefault)
            checked = await check(versions.join());
        const names = { root, place: tree.root, config: ownConfig ?? load/* CONFIG_FILES */.n0[0], baseline };
        const chosen = { versions, forms: (config?.forms ?? []).map(({ name }) => name) };
        const files = writeProposals(proposedFiles(checked.taken, chosen, names), isWriting, project);
        const paint = (0,terminal_caller/* painterFor */.D)(caller);
        const steps = [
            ...(ownConfig === null ? [] : presets).map(({ name }) => `Files of the preset ${name} are there: add it to ${ownConfig ?? ''} as forms: { use: [${name}] }.`),
            ...nextSteps(files, checked, isWriting, tree.root),
        ];
        const found = foundReturns(checked.report, config, ownConfig, paint);
        const next = steps.map((step) => (0,page/* fitted */.$5)(step, 0));
        caller.stdout.write((0,sink/* terminal */.Fo) `${found}\n${filesTable(files, paint)}\n${next}`.text);
        return model_report/* EXIT */.dc.passed;
    }
    finally {
        tree.close();
    }
});
async function openCommitted(root) {
    try {
        return await (0,commit.openCommit)({ root, revision: 'HEAD' });
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS) || (error.kind !== 'no-repository' && error.kind !== 'no-commit'))
            throw error;
        const remedy = 'init looks at what is committed: make a repository, and commit the project first.';
        throw new git/* GitError */.XS(error.what, error.kind, remedy);
    }
}
async function fittingPresets(tree, config) {
    const fitting = [];
    for (const name of presets/* PRESETS */.f.keys()) {
        if (config?.forms.some((form) => form.name === name) === true)
            continue;
        const form = await (0,config_forms.presetForm)(name);
        if ((await (0,form_files/* filesOfForm */.n)(form, tree)).length > 0)
            fitting.push(form);
    }
    return fitting;
}
function fittingVersions({ returns, findings }) {
    const others = new Map();
    for (const { rule, message, file, index } of findings) {
        const [, id] = /has the shape of (\S+)\.$/.exec(message) ?? [];
        if (rule === 'standard-mismatch' && id !== undefined)
            others.set((0,finding.returnKey)({ file, index }), id);
    }
    const families = (0,collections/* groupBy */.$z)(returns, ({ standard }) => standard.replace(/@.*/, ''));
    return choose/* FAMILY_NAMES */.ME.flatMap((family) => {
        const ofFamily = families.get(family) ?? [];
        const votes = [...(0,collections/* groupBy */.$z)(ofFamily, (one) => others.get((0,finding.returnKey)(one)) ?? one.standard)];
        const [most] = votes.sort(([, a], [, b]) => b.length - a.length);
        return most?.[0] ?? [];
    });
}
function foundReturns(report, config, ownConfig, paint) {
    const { returns, findings, source } = report;
    if (returns.length === 0) {
        return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `No returns found`)}\n${(0,no_returns/* explainNoReturns */.I)(source, config?.paths ?? [], 2)}`;
    }
    const byReturn = (0,collections/* groupBy */.$z)(findings, finding.returnKey);
    const place = (id) => choose/* FAMILY_NAMES */.ME.findIndex((family) => id.startsWith(`${family}@`));
    const versions = [...(0,collections/* groupBy */.$z)(returns, ({ standard }) => standard)].sort(([a], [b]) => place(a) - place(b));
    const rows = versions.map(([id, ofVersion]) => {
        const found = ofVersion.map((one) => byReturn.get((0,finding.returnKey)(one)) ?? []);
        const good = found.filter((all) => all.every(({ severity }) => severity !== 'error')).length;
        return [
            (0,sink/* terminal */.Fo) `${id}`,
            (0,sink/* terminal */.Fo) `${(0,model_text.count)(ofVersion.length, 'return')}`,
            (0,sink/* terminal */.Fo) `${good} without an error`,
            (0,sink/* terminal */.Fo) `${(0,model_text.count)(found.flat().length, 'finding')}  ${ownConfig === null ? 'proposed' : `by ${ownConfig}`}`,
        ];
    });
    const named = findings.filter((finding) => finding.untrue === true);
    const lines = named.slice(0, MOST_NAMED).map(({ file, range, message }) => {
        return (0,page/* fitted */.$5)(`${(0,describe_finding/* placeInWords */.cF)(file ?? '', range?.startLine ?? null)}  ${message}`, 2);
    });
    const more = named.length - lines.length;
    return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `Returns`)}\n${(0,page/* aligned */.b6)(rows)}\n${(0,page/* fitted */.$5)((0,answer/* claimsLine */.i3)(report), 2)}${named.length === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `\n${paint('bold', (0,sink/* terminal */.Fo) `False claims`)}\n${lines}`}${more === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `  and ${more} more: return-gate check names them all\n`}`;
}
const OUTCOME = { exists: 'is there, and stays', written: 'written', proposed: 'would be written' };
function filesTable(files, paint) {
    const rows = files.map(({ name, outcome, about }) => [
        (0,sink/* terminal */.Fo) `${name}`,
        (0,sink/* terminal */.Fo) `${OUTCOME[outcome]}`,
        (0,sink/* terminal */.Fo) `${about}`,
    ]);
    const texts = files
        .filter(({ outcome, isShown }) => outcome === 'proposed' && isShown)
        .map(({ name, text }) => (0,sink/* terminal */.Fo) `\n${paint('bold', (0,sink/* terminal */.Fo) `${name}`)}\n${(0,page/* verbatim */.Bj)(text, 2)}`);
    return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `Files`)}\n${(0,page/* aligned */.b6)(rows)}${texts}`;
}
function nextSteps(files, { report, taken: { added, untrue } }, isWriting, place) {
    const kept = files.filter(({ outcome }) => outcome === 'exists').map(({ name }) => name);
    const areAllThere = kept.length === files.length;
    const { stay, they, them } = (0,update_baseline/* stayOut */.SO)(untrue.length);
    const fails = `${stay} out of the baseline, and every run over all returns fails for ${they}: ${them}`;
    const open = untrue.length === 0 ? [] : [fails];
    if (!isWriting) {
        const next = areAllThere
            ? 'All of them are there: nothing is left to write.'
            : 'Nothing was written: return-gate init --write writes them.';
        return [...open, next];
    }
    const committed = `Next: commit these files. From then on only new findings fail${added === 0 ? '' : '; the known ones are counted in every run'}.`;
    const first = 'Next: commit these files, then tell your agents to write returns: return-gate prompt --brief >> AGENTS.md';
    const next = report.returns.length > 0 ? committed : first;
    return [
        areAllThere ? 'Nothing was written: all of these files are there.' : next,
        ...(place !== '' && kept.some((name) => name.startsWith('.github/workflows/'))
            ? [`The workflows were there: have them check ${place} too, as examples/workflows/monorepo.yml does.`]
            : []),
        ...open,
        'Pin the action in the workflows to a full commit id, and require the job return-gate by a ruleset.',
        ...(added === 0
            ? []
            : ['Fix old findings when you like: return-gate fix --write, commit, then return-gate check --update-baseline.']),
        ...(kept.length === 0
            ? []
            : [`Left as they were: ${kept.join(', ')}. Move one away to see what init proposes in its place.`]),
    ];
}

// EXTERNAL MODULE: ./src/compare/compare.ts
var compare = __webpack_require__(66832);
// EXTERNAL MODULE: ./src/merge/merge.ts + 1 modules
var merge = __webpack_require__(93278);
// EXTERNAL MODULE: ./src/tree/report-files.ts
var report_files = __webpack_require__(12790);
// EXTERNAL MODULE: ./src/cli/commands/check-call.ts
var check_call = __webpack_require__(3638);
// EXTERNAL MODULE: ./src/cli/commands/show-report.ts
var show_report = __webpack_require__(73543);
;// CONCATENATED MODULE: ./src/cli/commands/merge.ts











const OPTIONS = check_call/* CHECK_OPTIONS */.m5.filter(({ name }) => show_report/* SHOW_OPTIONS */.Ru.has(name) || name === 'help');
const merge_merge = (0,options/* command */.G5)({
    usage: 'return-gate merge [options] REPORT...',
    about: 'Joins the JSON reports of all shards of a check, in any order, into the report that a single check of all files gives.',
    details: [
        'Settings such as --fail-on come from the reports of the shards. The exit status is that of the whole run.',
    ],
    options: OPTIONS,
}, async (call, caller) => {
    const shown = (0,show_report/* readShown */.mj)(call);
    if (call.rest.length === 0) {
        throw new usage/* UsageError */.e('merge needs the JSON reports of all shards: return-gate merge reports/*.json.');
    }
    const earlier = (0,show_report/* earlierReport */.Zk)(call, caller);
    const { report: joined } = await (0,merge/* mergeReports */.C)((0,report_files/* readReportFiles */.Ak)(call.rest), {
        name: 'return-gate',
        version: version/* VERSION */.x,
    });
    const report = (0,compare/* withTrend */.M)(joined, earlier);
    const unwritten = await (0,show_report/* showReport */.UY)(report, shown, (0,write_place/* projectOf */.v8)(['.']), caller);
    if (unwritten.length > 0)
        throw new terminal_caller/* OutputError */.u7(unwritten.join(' '));
    return model_report/* EXIT */.dc[report.conclusion];
});

;// CONCATENATED MODULE: ./src/cli/commands/project.ts





/***/ }),

/***/ 89284:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ worstState),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   mu: () => (/* binding */ stateOfShown)
/* harmony export */ });
/* unused harmony export STATES */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const STATES = ['open', 'final', 'unknown', 'success', 'none'];
function stateOfWord(word, { success, other, open }) {
    const lists = [
        ['open', open],
        ['final', other],
        ['success', success],
    ];
    const plain = word.trim().toLowerCase();
    const own = lists.find(([, words]) => words.some((one) => one.trim().toLowerCase() === plain));
    return (own ?? lists.find(([, words]) => words.includes('*')))?.[0] ?? null;
}
function worstState(sources, words) {
    if (sources.length === 0)
        return 'none';
    const said = sources.flatMap((source, n) => {
        const word = words[n] ?? null;
        return word === null ? [] : [stateOfWord(word, source) ?? 'unknown'];
    });
    return STATES.find((state) => said.includes(state)) ?? 'unknown';
}
function stateOf(value) {
    const state = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__.stringField)(value, 'state');
    return STATES.find((known) => known === state) ?? 'unknown';
}
function stateOfShown(word, { status: [first] }) {
    return first === undefined ? null : stateOfWord(word, first);
}


/***/ }),

/***/ 93278:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ mergeReports)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/engine/run/complete-run.ts
var complete_run = __webpack_require__(47429);
// EXTERNAL MODULE: ./src/engine/run/terms-json.ts
var terms_json = __webpack_require__(63058);
// EXTERNAL MODULE: ./src/model/report-json.ts
var report_json = __webpack_require__(6058);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./src/merge/read-shard.ts







function shardOf({ name, shard, json }, pool) {
    const { tool, source, counts, shard: more } = json;
    demandOwnFiles({ name, shard, json });
    const returns = json.returns.map((record, n) => returnOf(record, (0,collections/* elementAt */.s2)(more.returns, n), pool));
    demandCounts(name, counts, (0,complete_run/* tally */.N4)(counts.files, returns, json.findings));
    const findings = json.findings.map((finding, n) => findingOf(finding, (0,collections/* elementAt */.s2)(more.findings, n), pool));
    const { clock, settings, digests, terms } = more;
    return {
        name,
        shard,
        head: { tool, source, clock, settings, digests, terms },
        part: {
            holding: counts.files,
            skippedFiles: more.passedOver,
            skippedReturns: more.returnsPassedOver,
            returns,
            findings,
            unhideable: new Set(findings.filter((_, n) => (0,collections/* elementAt */.s2)(more.findings, n).unknowable === true)),
            unhideablePlaces: more.unknowablePlaces,
            candidates: more.candidates,
            copied: more.copied,
            movedAway: more.movedAway === null ? null : new Set(more.movedAway),
            deletedReturns: more.deletedReturns,
            unchecked: more.unchecked ?? [],
            imported: more.imported ?? [],
            returnsIn: new Map(more.returnsIn.map(({ folder, files }) => [folder, files])),
        },
    };
}
function demandCounts(name, stated, { verdicts, ...found }) {
    const counts = [
        ...Object.entries(found).map(([key, n]) => [key, stated[key], n]),
        ...claim.VERDICTS.map((verdict) => [`verdicts/${verdict}`, stated.verdicts[verdict], verdicts[verdict]]),
    ];
    for (const [key, n, counted] of counts) {
        if (n === counted)
            continue;
        throw new usage/* UsageError */.e(`${name} is damaged: /counts/${key} is ${String(n)}, but the report lists ${String(counted)}. Run the shard again.`);
    }
}
function demandOwnFiles({ name, shard, json }) {
    let known = null;
    for (const list of ['returns', 'findings']) {
        for (const [n, { file }] of json[list].entries()) {
            if (file === known && file !== null)
                continue;
            if (file === null || !(0,gather/* isInShard */.O1)(file, shard)) {
                throw new usage/* UsageError */.e(`${name} is not the report of shard ${(0,report_json/* shardName */.A)(shard)}: /${list}/${String(n)} is about ${file ?? 'no file'}, which belongs to another one.`);
            }
            known = file;
        }
    }
}
function returnOf({ standard, status, agent, delegation, claims, ...record }, { claims: moreOfClaims = {}, ...more }, pool) {
    return {
        ...record,
        standard: pool.text(standard),
        status: pool.text(status),
        success: false,
        agent: pool.text(agent),
        delegation: pool.list(delegation),
        claims: claims.map((claim, n) => claimOf(claim, moreOfClaims[String(n)], pool)),
        restated: false,
        reduced: false,
        ...more,
    };
}
function claimOf({ path, pointer, type, kind, verdict, size, foundAt, detail }, { claim = {}, verdict: ofVerdict = {}, ...more } = {}, pool) {
    return {
        claim: {
            path,
            pointer: pool.text(pointer),
            type: pool.text(type),
            ...(kind === 'file' ? {} : { kind }),
            ...claim,
        },
        verdict: { name: pool.text(verdict), size, foundAt, detail, blank: false, ...ofVerdict },
        ...more,
    };
}
function findingOf({ startLine, startColumn, endLine, endColumn, ...json }, more, pool) {
    const hasPlace = startLine !== null && startColumn !== null && endLine !== null && endColumn !== null;
    const range = hasPlace ? { startLine, startColumn, endLine, endColumn } : null;
    return {
        ...json,
        rule: pool.text(json.rule),
        severity: pool.text(json.severity),
        recommendation: pool.text(json.recommendation),
        pointer: pool.text(json.pointer),
        range,
        baselined: false,
        excerpt: null,
        ...more,
    };
}
const MOST_TEXTS = 10_000;
class StringPool {
    #texts = new Map();
    #lists = new Map();
    text(text) {
        return kept(this.#texts, text, text);
    }
    list(texts) {
        return kept(this.#lists, JSON.stringify(texts), texts);
    }
}
function kept(known, key, value) {
    const before = known.get(key);
    if (before === undefined && known.size < MOST_TEXTS)
        known.set(key, value);
    return before ?? value;
}
const LARGEST_LOCATED = 4 * 1024 * 1024;
const INSTEAD = 'Use the report that return-gate check --shard wrote with --output json=FILE, or the action with json-file.';
function readShardReport(file, validate) {
    const { name } = file;
    if ('problem' in file) {
        throw new usage/* UsageError */.e(`The report ${name} ${file.problem}: name the JSON reports of all shards, each a file.`);
    }
    const unfit = (why, place = '') => new usage/* UsageError */.e(`${name}${place} ${why}`);
    let value;
    try {
        value = JSON.parse(file.text);
    }
    catch {
        const place = file.text.length > LARGEST_LOCATED ? '' : placeOfError(file.text);
        throw unfit(`is not JSON: it was cut off or is damaged. ${INSTEAD}`, place);
    }
    if (!validate(value)) {
        const error = schemaErrorInWords((0,collections/* elementAt */.s2)(validate.errors ?? [], 0));
        throw unfit(`is not a report of this version of return-gate: ${error}. ${INSTEAD}`);
    }
    const { source, shard: details } = value;
    if (source.shard === null)
        throw unfit('reports a whole run, not a shard: there is nothing to join it with.');
    const shard = (0,gather/* parseShard */.uK)(source.shard);
    if (shard === undefined)
        throw unfit(`calls itself the shard ${source.shard}, which does not exist.`);
    if (details === undefined)
        throw unfit(`lacks "shard", which is needed to join it with other shards. ${INSTEAD}`);
    for (const list of ['returns', 'findings']) {
        const [{ length }, { length: other }] = [value[list], details[list]];
        if (length === other)
            continue;
        throw unfit(`is damaged: /shard/${list} has ${String(other)} elements for the ${String(length)} of /${list}.`);
    }
    return { name, shard, json: { ...value, shard: details } };
}
function placeOfError(text) {
    let place;
    try {
        (0,main.visit)(text, {
            onError: (_, _offset, _length, line, character) => {
                place ??= `:${String(line + 1)}:${String(character + 1)}`;
            },
        });
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
    }
    return place ?? '';
}
function schemaErrorInWords({ instancePath, keyword, params }) {
    const place = instancePath === '' ? 'its top' : instancePath;
    switch (keyword) {
        case 'required':
            return `${place} lacks "${String(params.missingProperty)}"`;
        case 'additionalProperties':
            return `${place} has "${String(params.additionalProperty)}", which is not known`;
        case 'type':
            return `${place} is no ${[params.type].flat().map(String).join(' or ')}`;
        case 'const':
            return `${place} is not ${JSON.stringify(params.allowedValue)}`;
        case 'enum':
            return `${place} is not one of the allowed words`;
        default:
            return `${place} is rejected by its schema (${keyword})`;
    }
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/merge/merge.ts







async function mergeReports(files, tool) {
    const pool = new StringPool();
    const validate = (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(454), __webpack_require__.e(8651)]).then(__webpack_require__.bind(__webpack_require__, 18651))).reportValidator();
    const read = [];
    for (const file of files)
        read.push(shardOf(readShardReport(file, validate), pool));
    const shards = shardsOfOneRun(read);
    const [first] = shards;
    demandSameTool(first, tool);
    const terms = termsOf(first);
    const { source, clock } = first.head;
    const report = (0,complete_run/* completeRun */.HS)(await (0,terms_json/* termsFrom */.cV)(terms, { tree: source, now: clock }), shards.map(({ part }) => part));
    return { report, changes: terms.changes };
}
function demandSameTool({ name, head }, tool) {
    if (head.tool.name === tool.name && head.tool.version === tool.version)
        return;
    throw new usage/* UsageError */.e(`${name} was written by ${head.tool.name} ${head.tool.version}, and this is ${tool.name} ${tool.version}: join the shards with the version that checked them.`);
}
function termsOf({ name, head: { terms, digests } }) {
    if (terms !== null && (0,external_node_util_.isDeepStrictEqual)((0,terms_json/* digestsOf */.nw)(terms), digests))
        return terms;
    throw new usage/* UsageError */.e(`${name} is damaged: /shard/terms differs from /shard/digests. Run the shard again.`);
}
const SAME_OPTIONS = 'Run every shard with the same options, on the same checkout.';
const TRAITS = [
    {
        name: 'version of return-gate',
        of: ({ head: { tool } }) => `${tool.name} ${tool.version}`,
        instead: 'Run every shard with the same version.',
    },
    {
        name: 'revision',
        of: ({ head: { source } }) => (source.kind === 'workspace' ? 'the workspace' : (source.revision ?? 'none')),
        instead: 'Run every shard on the same commit.',
    },
    {
        name: 'root',
        of: ({ head: { source } }) => (0,model_text.quote)(source.root, 200),
        instead: 'Run every shard with the same --root, or working-directory.',
    },
    {
        name: 'clock',
        of: ({ head }) => new Date(head.clock).toISOString(),
        instead: 'Pass the same --now to every shard, or the same input now to every job of the matrix: let an earlier job print the time.',
    },
];
function traitOfDigest(key, name) {
    return { name, of: ({ head }) => head.digests[key], instead: SAME_OPTIONS, shown: 'never' };
}
const DIGESTS = [
    traitOfDigest('changes', 'base, or another difference from it'),
    traitOfDigest('baseline', 'baseline'),
    traitOfDigest('rules', 'choice of rules and standards'),
];
const MOST_NAMED = 10;
function shardsOfOneRun(reports) {
    const [first, ...others] = [...reports].sort((a, b) => a.shard.parts - b.shard.parts || a.shard.part - b.shard.part || (0,model_text.compareText)(a.name, b.name));
    if (first === undefined)
        throw new usage/* UsageError */.e('There is no report to join: name those of all shards.');
    let before = first;
    for (const report of others) {
        demandSameRun(first, report);
        if (report.shard.part === before.shard.part) {
            throw new usage/* UsageError */.e(`${before.name} and ${report.name} are both shard ${(0,report_json/* shardName */.A)(report.shard)}: use only one of them.`);
        }
        before = report;
    }
    demandAll([first, ...others]);
    return [first, ...others];
}
function demandSameRun(one, other) {
    if (one.shard.parts !== other.shard.parts) {
        throw new usage/* UsageError */.e(`${one.name} is shard ${(0,report_json/* shardName */.A)(one.shard)} and ${other.name} is shard ${(0,report_json/* shardName */.A)(other.shard)}: they belong to different numbers of shards. Use the reports of one run.`);
    }
    const names = new Set([one, other].flatMap(({ head }) => Object.keys(head.settings)));
    const settings = [...names].sort(model_text.compareText).map((name) => ({
        name,
        of: ({ head: { settings: own } }) => (Object.hasOwn(own, name) ? own[name] : undefined),
        instead: SAME_OPTIONS,
        shown: name === 'configuration' || name === 'policy' ? 'never' : 'quoted',
    }));
    for (const { name, of, instead, shown = 'as they are' } of [...TRAITS, ...settings, ...DIGESTS]) {
        const [own, others] = [of(one), of(other)];
        if (own === others)
            continue;
        const [here, there] = [own, others].map((text = '') => (shown === 'quoted' ? (0,model_text.quote)(text) : text));
        const values = shown === 'never' ? '' : ` (${here ?? ''} and ${there ?? ''})`;
        throw new usage/* UsageError */.e(`${one.name} (shard ${(0,report_json/* shardName */.A)(one.shard)}) and ${other.name} (shard ${(0,report_json/* shardName */.A)(other.shard)}) are from different runs: their ${name}${values} differs. ${instead}`);
    }
}
function demandAll(reports) {
    const [{ shard }] = reports;
    const there = new Set(reports.map((report) => report.shard.part));
    const missing = Array.from({ length: shard.parts }, (_, n) => n + 1).filter((part) => !there.has(part));
    if (missing.length === 0)
        return;
    const names = missing.map((part) => (0,report_json/* shardName */.A)({ ...shard, part }));
    const shown = (0,model_text.listOfFew)(names, MOST_NAMED);
    throw new usage/* UsageError */.e(`${missing.length === 1 ? `The report of shard ${shown} is` : `The reports of the shards ${shown} are`} missing: use those of all ${String(shard.parts)}. A shard that failed with an error has none.`);
}


/***/ })

};
;
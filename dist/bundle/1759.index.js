"use strict";
exports.id = 1759;
exports.ids = [1759];
exports.modules = {

/***/ 7663:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   Eg: () => (/* binding */ openBaseline),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   lh: () => (/* binding */ MAX_BASELINE_SIZE),
/* harmony export */   s$: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9897);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9710);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1300);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6360);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8951);








const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu, hidesNoClaims = false } = source;
    const found = await findBaseline(source);
    const text = base === null || base === 'own' ? null : base.text;
    if (found === undefined && text === null)
        return null;
    const own = found === undefined ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseline */ .mF)(found.text, found.name);
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineOf */ .Bv)({
        file: found?.name ?? place,
        entries: own,
        hiding: text === null ? own : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseline */ .mF)(text, `${place} of the base`),
        reach: reachOf(base),
        whole,
        hidesNoClaims: hidesNoClaims || undefined,
    });
}
function reachOf(base) {
    if (base === null)
        return 'everything';
    return base === 'own' || base.text !== null ? 'unless-restated' : 'left-alone';
}
async function findBaseline({ tree, root, named, onDisk, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu, }) {
    if (named !== null)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .standsOnDisk */ .iK)(file)) {
        return { name: place, text: readNamed(root, file) };
    }
    const entry = tree.find(place);
    if (entry === undefined) {
        const link = linkOnTheWay(tree, place);
        if (link !== undefined)
            throw baselineIsLink(link);
        return undefined;
    }
    if (entry.kind !== 'file')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${place} is no regular file: commit the file itself.`);
    const committed = { path: place, id: entry.id, link: false };
    let content;
    for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE))
        content = one;
    return { name: place, text: baselineText(content, place) };
}
function baselineText(content, name) {
    if (content?.kind === 'bytes')
        return Buffer.from(content.bytes).toString('utf8');
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .lackingInWords */ .u)(name, content.id));
    throw baselineTooLarge(name);
}
function baselineTooLarge(name) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw baselineTooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function baselineIsLink(link) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw baselineIsLink(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`);
    }
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} is no regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : place;
}


/***/ }),

/***/ 1759:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/baseline/baseline.ts
var baseline_baseline = __webpack_require__(6360);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(5023);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(1036);
// EXTERNAL MODULE: ./src/config/settings.ts + 1 modules
var config_settings = __webpack_require__(2275);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 23 modules
var check_tree = __webpack_require__(186);
// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(783);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(1300);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(5235);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(9710);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(8853);
// EXTERNAL MODULE: ./src/report/describe/claims.ts
var claims = __webpack_require__(5573);
// EXTERNAL MODULE: ./src/tree/commit.ts + 7 modules
var commit = __webpack_require__(2702);
// EXTERNAL MODULE: ./src/tree/git/git.ts
var git = __webpack_require__(4595);
// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(6825);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(5665);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/in-project.ts
var in_project = __webpack_require__(7655);
// EXTERNAL MODULE: ./src/cli/no-returns.ts
var no_returns = __webpack_require__(9553);
// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var terminal_caller = __webpack_require__(7700);
// EXTERNAL MODULE: ./src/cli/terminal/page.ts
var page = __webpack_require__(8820);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(6270);
;// CONCATENATED MODULE: ./src/cli/commands/workflows.ts
const WORKFLOWS = {
    "pull-request": "# Every pull request, from forks as well: what it changed is checked, and each finding is at its line.\nname: returns\n\non:\n  pull_request:\n\npermissions:\n  contents: read\n\nconcurrency:\n  group: ${{ github.workflow }}-${{ github.ref }}\n  cancel-in-progress: true\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      - uses: return-gate/return-gate@v1\n        with:\n          # The returns that changed, and those that claim a file which the branch changed or deleted.\n          mode: changed\n",
    "nightly-audit": "# Every return of the repository, every night: what was deleted since, which agents never came back, what is new and what\n# was fixed since the night before.\nname: nightly audit of returns\n\non:\n  schedule:\n    - cron: '17 3 * * *'\n  workflow_dispatch:\n\npermissions:\n  contents: read\n  # For the report of an earlier night, which is an artifact of an earlier run.\n  actions: read\n\njobs:\n  audit:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      # Only nights of this repository: a fork may call its branch as this one, and what its pull request uploads is no night's report.\n      - name: Fetch the report of the night before\n        shell: bash\n        env:\n          GH_TOKEN: ${{ github.token }}\n          GH_REPO: ${{ github.repository }}\n          NIGHTS: ${{ runner.temp }}/nights\n        run: |\n          mkdir -p \"$NIGHTS\"\n          workflow=\"$(basename \"${GITHUB_WORKFLOW_REF%%@*}\")\"\n          for event in schedule workflow_dispatch; do\n            gh api --method GET \"repos/$GH_REPO/actions/workflows/$workflow/runs\" \\\n              -f event=\"$event\" -f branch=\"$GITHUB_REF_NAME\" -f status=completed -F per_page=10 \\\n              --jq '.workflow_runs[] | select(.event == \"schedule\" or .event == \"workflow_dispatch\")\n                | select(.head_repository.id == .repository.id)\n                | \"\\(.created_at) \\(.id) \\(.created_at[:10])-\\(.run_number)\"'\n          done | sort -r > \"$NIGHTS/runs\"\n          # The newest first, until one has a report.\n          while read -r _ run night; do\n            if gh run download \"$run\" --name returns-json --dir \"$NIGHTS/$night\" < /dev/null; then\n              mv \"$NIGHTS/$night/returns.json\" \"$NIGHTS/$night.json\"\n              break\n            fi\n            echo \"No report of run $run was fetched.\"\n          done < \"$NIGHTS/runs\"\n      - uses: return-gate/return-gate@v1\n        with:\n          compare: ${{ runner.temp }}/nights/*.json\n          # Not into the checkout: a file that is there already is the repository's, and not of this night.\n          html-file: ${{ runner.temp }}/returns.html\n          json-file: ${{ runner.temp }}/returns.json\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-json\n          path: ${{ runner.temp }}/returns.json\n          retention-days: 90\n          if-no-files-found: error\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-page\n          path: ${{ runner.temp }}/returns.html\n          if-no-files-found: error\n",
};

;// CONCATENATED MODULE: ./src/cli/commands/init-files.ts









function proposedFiles({ entries }, versions, { root, place, config, baseline }) {
    const hasReturns = versions.length > 0;
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
        inProject(config, configuration(versions), ofConfig, true),
        ...(known === 0
            ? []
            : [inProject(baseline, (0,baseline_baseline/* renderBaseline */.qL)(entries), `${(0,model_text/* count */.U9)(known, 'known finding')}, which will not fail`, false)]),
        workflow('pull-request', 'return-gate.yml', 'checks every pull request'),
        ...(hasReturns
            ? [workflow('nightly-audit', 'return-gate-nightly.yml', 'checks all returns at night, and keeps a report')]
            : []),
    ];
}
function configuration(versions) {
    const settings = versions.length === 0
        ? [
            '# No return is committed yet, which would fail every run. Delete this file once the first return is committed.',
            'if-no-returns: warning',
        ]
        : ['standards:', ...versions.map((id) => `  ${id.replace(/@.*/, '')}: ${id}`)];
    return ['# Settings of return-gate. All of them: return-gate schema config', ...settings, ''].join('\n');
}
function inFolder(workflow, place) {
    if (place === '')
        return workflow;
    const line = `working-directory: ${JSON.stringify(place)}\n`;
    return workflow.replace(/^( *)- uses: return-gate\/return-gate@.*\n( *with:\n)/m, (step, indent) => `${step}${indent}    ${line}`);
}
function writeProposals(files, { isWriting, project }) {
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
    return `${name} could not be written: ${(0,model_text/* reasonOf */.A3)(error)}`;
}

// EXTERNAL MODULE: ./src/cli/commands/update-baseline.ts
var update_baseline = __webpack_require__(2274);
;// CONCATENATED MODULE: ./src/cli/commands/init.ts

























const OPTIONS = [
    in_project/* ROOT_OPTION */.VV,
    { name: 'write', help: 'write the files; one that exists is never replaced' },
    update_baseline/* INCLUDE_UNTRUE */.f,
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'no-color', help: 'never use colour' },
    { name: 'help', help: 'this help' },
];
const HELP = {
    usage: 'return-gate init [options]',
    about: 'Looks at the returns that the repository has committed, and proposes a configuration, a baseline of the current findings, and workflows. Without --write it shows them and writes nothing.',
    details: [
        'False claims are listed, and stay out of the baseline. In a repository without returns it says how to get the first one.',
    ],
    options: OPTIONS,
};
const SHORT_ID = 7;
const MOST_NAMED = 20;
async function init(args, caller) {
    const help = (0,options/* requestedHelp */.YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return report/* EXIT */.dc.passed;
    }
    const { values, switches, rest } = (0,in_project/* inProject */.nO)((0,options/* readCall */.D9)(args, OPTIONS), caller);
    if (rest.length > 0)
        throw new usage/* UsageError */.e(`init takes no ${rest[0] ?? ''}: name the project with --root.`);
    const root = values.get('root')?.[0] ?? '.';
    const isWriting = switches.has('write');
    const tree = await openCommitted(root);
    try {
        const disk = (0,workspace/* openWorkspace */.OH)(root);
        const ownConfig = (0,find/* findConfig */.u0)(disk)?.path ?? null;
        const config = await (0,load/* readConfig */.Xg)(disk);
        const baseline = config?.baseline ?? finding/* BASELINE_FILE */.tu;
        const project = (0,write_place/* projectOf */.v8)([root, '.']);
        const before = (0,update_baseline/* knownEntries */.A7)((0,external_node_path_.join)(root, baseline), project);
        const untrue = switches.has(update_baseline/* INCLUDE_UNTRUE */.f.name) ? 'included' : 'left-out';
        const options = {
            patterns: [],
            ignore: [],
            ifNoReturns: 'ignore',
            now: values.get('now')?.[0],
            clock: caller.now(),
        };
        const check = async (standard) => {
            let taken = { entries: [], added: 0, untrue: [] };
            const known = (0,baseline_baseline/* baselineToWrite */.ck)({ before, untrue, onWritten: (found) => void (taken = found) });
            const settings = (0,config_settings/* readSettings */.s)({ ...options, standard }, (setting) => `--${setting}`, config);
            return { report: await (0,check_tree/* checkTree */.RX)(tree, settings, { baseline: known }), taken };
        };
        let checked = await check();
        const versions = fittingVersions(checked.report);
        const isByDefault = checked.report.returns.every(({ standard }) => versions.includes(standard));
        if (ownConfig === null && !isByDefault)
            checked = await check(versions.join());
        const names = { root, place: tree.root, config: ownConfig ?? find/* CONFIG_FILES */.n0[0], baseline };
        const files = writeProposals(proposedFiles(checked.taken, versions, names), { isWriting, project });
        const paint = (0,sink/* painter */.C2)(!switches.has('no-color') && (0,terminal_caller/* wantsColor */.zK)(caller));
        caller.stdout.write((0,sink/* terminal */.Fo) `${foundReturns(checked.report, config, ownConfig, paint)}\n${filesTable(files, paint)}\n${(0,page/* verbatim */.Bj)(nextSteps(files, checked, { isWriting, place: tree.root }).join('\n'), 0)}`.text);
        return report/* EXIT */.dc.passed;
    }
    finally {
        tree.close();
    }
}
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
function fittingVersions({ returns, findings }) {
    const others = new Map();
    for (const { rule, message, file, index } of findings) {
        const [, id] = /has the shape of (\S+)\.$/.exec(message) ?? [];
        if (rule === 'standard-mismatch' && id !== undefined)
            others.set((0,finding/* returnKey */.wY)({ file, index }), id);
    }
    const families = (0,collections/* groupBy */.$z)(returns, ({ standard }) => standard.replace(/@.*/, ''));
    return choose/* FAMILY_NAMES */.ME.flatMap((family) => {
        const ofFamily = families.get(family) ?? [];
        const votes = [...(0,collections/* groupBy */.$z)(ofFamily, (one) => others.get((0,finding/* returnKey */.wY)(one)) ?? one.standard)];
        const [most] = votes.sort(([, a], [, b]) => b.length - a.length);
        return most?.[0] ?? [];
    });
}
function foundReturns(report, config, ownConfig, paint) {
    const { returns, findings, source } = report;
    if (returns.length === 0) {
        const lines = (0,no_returns/* explainNoReturns */.I)({
            revision: source.revision?.slice(0, SHORT_ID) ?? null,
            patterns: config?.paths ?? [],
        });
        return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `No returns found`)}\n${lines.map((line) => (0,sink/* terminal */.Fo) `  ${line}\n`)}`;
    }
    const byReturn = (0,collections/* groupBy */.$z)(findings, finding/* returnKey */.wY);
    const place = (id) => choose/* FAMILY_NAMES */.ME.findIndex((family) => id.startsWith(`${family}@`));
    const versions = [...(0,collections/* groupBy */.$z)(returns, ({ standard }) => standard)].sort(([a], [b]) => place(a) - place(b));
    const rows = versions.map(([id, ofVersion]) => {
        const found = ofVersion.map((one) => byReturn.get((0,finding/* returnKey */.wY)(one)) ?? []);
        const good = found.filter((all) => all.every(({ severity }) => severity !== 'error')).length;
        return [
            (0,sink/* terminal */.Fo) `${id}`,
            (0,sink/* terminal */.Fo) `${(0,model_text/* count */.U9)(ofVersion.length, 'return')}`,
            (0,sink/* terminal */.Fo) `${good} without an error`,
            (0,sink/* terminal */.Fo) `${(0,model_text/* count */.U9)(found.flat().length, 'finding')}  ${ownConfig === null ? 'proposed' : `by ${ownConfig}`}`,
        ];
    });
    const named = findings.filter((finding) => finding.untrue === true);
    const lines = named.slice(0, MOST_NAMED).map(({ file, range, message }) => {
        const line = range === null ? '' : `:${String(range.startLine)}`;
        return (0,sink/* terminal */.Fo) `  ${file ?? ''}${line}  ${message}\n`;
    });
    const more = named.length - lines.length;
    return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `Returns`)}\n${(0,page/* aligned */.b6)(rows)}\n  ${(0,claims/* truthLine */.AR)(report)}\n${named.length === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `\n${paint('bold', (0,sink/* terminal */.Fo) `False claims`)}\n${lines}`}${more === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `  and ${more} more: return-gate check names them all\n`}`;
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
function nextSteps(files, { report, taken: { added, untrue } }, { isWriting, place }) {
    const kept = files.filter(({ outcome }) => outcome === 'exists').map(({ name }) => name);
    const areAllThere = kept.length === files.length;
    const open = untrue.length === 0 ? [] : [outOfBaseline(untrue.length)];
    if (!isWriting) {
        const next = areAllThere
            ? 'All of them are there: nothing is left to write.'
            : 'Nothing was written: return-gate init --write writes them.';
        return [...open, next];
    }
    const committed = `Next: commit these files. From then on only new findings fail${added === 0 ? '' : '; the known ones are counted in every run'}.`;
    const first = 'Next: commit these files, then tell your agents to write returns: return-gate prompt --standard return-meta >> AGENTS.md';
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
function outOfBaseline(claims) {
    const [stay, they] = claims === 1 ? ['false claim stays', 'it'] : ['false claims stay', 'them'];
    return `${String(claims)} ${stay} out of the baseline, and every run over all returns fails for ${they}: fix ${they}, or take ${they} in with --${update_baseline/* INCLUDE_UNTRUE */.f.name}.`;
}


/***/ }),

/***/ 2274:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ knownEntries),
/* harmony export */   Rz: () => (/* binding */ updateBaseline),
/* harmony export */   f: () => (/* binding */ INCLUDE_UNTRUE)
/* harmony export */ });
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9710);
/* harmony import */ var _baseline_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7663);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6360);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8853);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6270);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5665);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7700);








const INCLUDE_UNTRUE = {
    name: 'include-untrue',
    help: 'take false claims into the baseline, too',
};
function updateBaseline(file, project, untrue) {
    const before = knownEntries(file, project);
    let taken = { entries: [], added: 0, untrue: [] };
    return {
        baseline: (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineToWrite */ .ck)({
            before,
            untrue,
            onWritten: (found) => {
                taken = found;
            },
        }),
        write: () => {
            const { entries, added } = taken;
            const text = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .renderBaseline */ .qL)(entries);
            demandReadable(text, entries);
            try {
                (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFile */ ._h)(file, [text], { project });
            }
            catch (error) {
                throw new _terminal_caller_js__WEBPACK_IMPORTED_MODULE_6__/* .OutputError */ .u7(unwritten(error));
            }
            const gone = sum(before) + added - sum(entries);
            const difference = `${String(added)} more and ${String(gone)} fewer than before`;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${file} now holds ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(sum(entries), 'known finding')}, ${difference}. Commit it.${leftOut(taken)}`
                .text;
        },
    };
}
function knownEntries(file, project) {
    let held;
    try {
        const place = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
        held = place.kind === 'file' && place.mode !== null ? (0,_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineFile */ .s$)(place.path) : null;
    }
    catch (error) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(unwritten(error));
    }
    return held === null ? [] : (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .readBaseline */ .mF)(held, file);
}
function leftOut({ untrue }) {
    if (untrue.length === 0)
        return '';
    const [claims, they] = untrue.length === 1 ? ['1 false claim stays', 'it'] : [`${String(untrue.length)} false claims stay`, 'them'];
    return ` ${claims} out of it: fix ${they}, or take ${they} in with --${INCLUDE_UNTRUE.name}.`;
}
function demandReadable(text, entries) {
    const size = Buffer.byteLength(text);
    if (size <= _baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BASELINE_SIZE */ .lh)
        return;
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`--update-baseline: a baseline of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(sum(entries), 'known finding')} would take ${String(size)} bytes, more than the limit of ${String(_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BASELINE_SIZE */ .lh)}: turn off the rules that most of them are of, or leave old returns out (paths, ignore).`);
}
function unwritten(error) {
    return `--update-baseline: the baseline could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}`;
}
function sum(entries) {
    return entries.reduce((total, entry) => total + entry.count, 0);
}


/***/ }),

/***/ 7655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ withRoot),
/* harmony export */   VV: () => (/* binding */ ROOT_OPTION),
/* harmony export */   ds: () => (/* binding */ PATTERN_HELP),
/* harmony export */   nO: () => (/* binding */ inProject)
/* harmony export */ });
/* harmony import */ var _config_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5023);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2825);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8853);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2102);




const ROOT_OPTION = {
    name: 'root',
    value: 'DIR',
    help: 'project root that claims are relative to (default: the nearest folder upwards with a configuration, else the top of the repository, else the current directory)',
};
const PATTERN_HELP = 'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';
function inProject(call, caller) {
    if (call.values.has('root'))
        return call;
    const { path, place } = findRoot(call, caller);
    const placed = (patterns) => patterns.map((pattern) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .patternFrom */ .dq)(place, pattern));
    const ignore = call.values.get('ignore');
    const values = new Map([
        ...call.values,
        ['root', [path]],
        ...(ignore === undefined ? [] : [['ignore', placed(ignore)]]),
    ]);
    return { ...call, values, rest: placed(call.rest) };
}
function withRoot(call, caller) {
    if (call.values.has('root'))
        return call;
    return { ...call, values: new Map([...call.values, ['root', [findRoot(call, caller).path]]]) };
}
function findRoot({ switches }, { stderr }) {
    const root = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRootOf */ .zu)('.', _config_find_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILES */ .n0);
    if (root.because !== 'current' && !switches.has('quiet')) {
        const why = root.because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `return-gate: The project root is ${root.path}, ${why}.`.text + '\n');
    }
    return root;
}


/***/ }),

/***/ 9553:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ explainNoReturns)
/* harmony export */ });
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4960);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2621);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8853);



const GUIDE = `${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORY */ .B}/blob/v${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}/docs/guides/agents.md`;
const MOST_PATTERNS = 3;
function explainNoReturns({ revision, patterns }) {
    const where = revision === null ? 'the files on disk' : `commit ${revision}`;
    const usual = _gather_gather_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACES */ .ls.filter(({ reduced }) => reduced !== true).flatMap((place) => place.patterns);
    const searched = patterns.length === 0 ? usual : patterns;
    const shown = searched.slice(0, MOST_PATTERNS);
    const more = searched.length - shown.length;
    const list = `${shown.join(', ')}${more === 0 ? '' : ` and ${String(more)} more patterns`}`;
    return [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `A return is a file in which an agent reports its work: a status, a summary, the files it made.`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `Searched ${where} for ${list}.`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `Your returns are elsewhere? return-gate check "PATTERN", or set paths in .return-gate.yml.`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `You have none yet? return-gate prompt --standard return-meta prints what to tell your agents.`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `Try return-gate demo first. Guide: ${GUIDE}`,
    ];
}


/***/ }),

/***/ 8820:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8853);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5030);


const WIDTH = 96;
const INDENT = 2;
function paragraph(text) {
    return verbatim((0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(text.replace(/\s+/g, ' '), WIDTH - INDENT).join('\n'), INDENT);
}
function verbatim(text, indent) {
    const margin = ' '.repeat(indent);
    const lines = text.replace(/\n$/, '').split('\n');
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${lines.map((line) => (line === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${line}\n`))}`;
}
function aligned(rows) {
    const widths = [];
    for (const row of rows)
        row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
    return rows.map((row) => {
        const cells = row.map((cell, n) => {
            if (n === row.length - 1)
                return cell;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${cell}${' '.repeat((widths[n] ?? 0) - columnsOf(cell) + 2)}`;
        });
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${' '.repeat(INDENT)}${cells}\n`;
    });
}
function columnsOf({ text }) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(text.replace(/\u001b\[\d+m/g, ''));
}


/***/ }),

/***/ 1036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2825);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9897);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5023);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(771);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2003);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2102);












const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes);
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_6__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return configOf(shown, bytes);
}
function repositoryAround(root) {
    return (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryOf */ ._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, [
        (0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D4)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, wrong);
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_11__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(9851)]).then(__webpack_require__.bind(__webpack_require__, 9851));
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_START */ .WS;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is no UTF-8: save the file as UTF-8.';
}
function faultOfPattern(pattern) {
    try {
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 5573:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ truthLine),
/* harmony export */   D: () => (/* binding */ truthOf),
/* harmony export */   HQ: () => (/* binding */ claimCounts),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Rf: () => (/* binding */ NOT_IN_HISTORY),
/* harmony export */   US: () => (/* binding */ verdictCounts),
/* harmony export */   V_: () => (/* binding */ isLog),
/* harmony export */   aM: () => (/* binding */ comparisonInWords),
/* harmony export */   kF: () => (/* binding */ claimsInWords),
/* harmony export */   pM: () => (/* binding */ truthInCounts),
/* harmony export */   x6: () => (/* binding */ scopeInWords)
/* harmony export */ });
/* unused harmony export DOCUMENT_RULES */
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3303);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5821);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5623);





function truthOf({ returns, findings: shown, withheld = [] }) {
    const findings = withheld.length === 0 ? shown : [...shown, ...withheld];
    const numbers = { claims: 0, untrue: 0, known: 0, preexisting: 0, moved: 0, removed: 0 };
    const others = { undetermined: 0, unverifiable: 0, unfinished: 0, notBorneOut: 0, absentCommits: 0, otherwise: 0 };
    const states = statesOfUntrue(findings);
    for (const record of returns) {
        for (const checked of record.claims) {
            const { name } = checked.verdict;
            if (!(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompared */ .uQ)(checked))
                continue;
            numbers.claims++;
            if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isUntrue */ .cO)(checked, record)) {
                numbers.untrue++;
                const state = states.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4)({ ...record, pointer: checked.claim.pointer }));
                if (state === 'known' || state === 'preexisting')
                    numbers[state]++;
            }
            else if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsentCommit */ .R2)(checked))
                others.absentCommits++;
            else if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotBorneOut */ .wp)(checked))
                others.notBorneOut++;
            else if (name === 'relocated')
                numbers.moved++;
            else if (name === 'removed')
                numbers.removed++;
            else if (name === 'undetermined' || name === 'unverifiable')
                others[name]++;
            else if (name !== 'present' && name !== 'agrees' && name !== 'deleted' && checked.weight !== 'pass') {
                if (record.success)
                    others.otherwise++;
                else
                    others.unfinished++;
            }
        }
    }
    return { ...numbers, ...others, unread: unreadFiles({ returns, findings }) };
}
function statesOfUntrue(findings) {
    const states = new Map();
    for (const finding of findings) {
        if (finding.untrue !== true)
            continue;
        const state = finding.baselined ? 'known' : finding.preexisting ? 'preexisting' : 'active';
        const key = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4)(finding);
        if (state === 'active' || !states.has(key))
            states.set(key, state);
    }
    return states;
}
function isLog(file) {
    return /\.jsonl$/i.test(file);
}
const DOCUMENT_RULES = new Set([
    'file-too-large',
    'json-duplicate-key',
    'json-encoding',
    'json-only',
    'json-syntax',
    'no-return-found',
    'return-object',
    'return-undetermined',
    'too-many-elements',
    'too-many-returns',
]);
function unreadFiles({ returns, findings }) {
    const read = new Set(returns.map(({ file }) => file));
    const unread = new Set();
    for (const { file, rule } of findings) {
        if (file !== null && DOCUMENT_RULES.has(rule) && (isLog(file) || !read.has(file)))
            unread.add(file);
    }
    return unread.size;
}
function truthInWords(truth, returns) {
    const { claims, moved, removed, undetermined, unverifiable, unfinished, notBorneOut, absentCommits, otherwise, unread, } = truth;
    if (returns === 0 && unread === 0)
        return '';
    const since = [
        ...(moved === 0 ? [] : [`${String(moved)} moved`]),
        ...(removed === 0 ? [] : [`${String(removed)} deleted`]),
    ].join(' and ');
    const parts = [
        claims === 0 ? `No claims in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(returns, 'return')}` : untrueInWords(truth),
        ...(absentCommits === 0 ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(absentCommits, 'commit')} not in the history`]),
        ...(notBorneOut === 0 ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(notBorneOut, 'count')} ${notBorneOut === 1 ? 'differs' : 'differ'}`]),
        ...(since === '' ? [] : [`${since} since`]),
        ...(undetermined === 0 ? [] : [`${String(undetermined)} undetermined`]),
        ...(unverifiable === 0 ? [] : [`${String(unverifiable)} cannot be checked here`]),
        ...(otherwise === 0 ? [] : [`${String(otherwise)} not found as written`]),
        ...(unfinished === 0 ? [] : [`${String(unfinished)} absent in unfinished work`]),
    ];
    const files = unread === 0 ? '' : `; ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(unread, 'file')} could not be read in full`;
    return `${parts.join(', ')}${files}`;
}
function untrueInWords(truth) {
    const { claims, untrue, undetermined, unverifiable, unfinished, notBorneOut, absentCommits, otherwise } = truth;
    if (untrue > 0) {
        const what = claims === 1 ? 'The one claim' : `${String(untrue)} of ${String(claims)} claims`;
        return `${what} ${untrue === 1 ? 'is' : 'are'} false${knownInWords(truth)}`;
    }
    if (undetermined + unverifiable + unfinished + notBorneOut + absentCommits + otherwise > 0)
        return `No false claims in ${String(claims)}`;
    const all = claims === 1 ? 'The one claim is' : `All ${String(claims)} claims are`;
    return `${all} true`;
}
function knownInWords({ untrue, known, preexisting }) {
    const parts = [
        [known, 'known'],
        [preexisting, 'from before this change'],
    ];
    const words = parts
        .filter(([n]) => n > 0)
        .map(([n, word]) => (n < untrue ? `${String(n)} ${word}` : untrue === 1 ? word : `all ${word}`));
    return words.length === 0 ? '' : ` (${words.join(', ')})`;
}
function truthLine(report) {
    const truth = truthOfReport(report);
    return truth === '' ? '' : [truth, ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .unsuccessful */ .Q5)(report)].join('; ');
}
function truthOfReport(report) {
    const truth = truthInWords(truthOf(report), report.returns.length);
    return truth === '' ? '' : [truth, ...uncheckedInWords(report)].join('; ');
}
function uncheckedInWords({ unchecked = [] }) {
    return unchecked.map(({ files, one, many }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(files, one, many)}: nothing in ${files === 1 ? 'it' : 'them'} can be checked`);
}
function truthInCounts(report) {
    const truth = truthOfReport(report);
    if (truth === '')
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .capital */ .Nx)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .reason */ .l)(report));
    const { baselined, preexisting } = report.counts;
    const form = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .totals */ .Sd)(report)) || (baselined + preexisting > 0 ? 'no new findings' : 'no findings');
    return [truth, form, ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .unsuccessful */ .Q5)(report)].join('; ');
}
function comparisonInWords(report) {
    const { compared } = report;
    if (compared === undefined)
        return '';
    const { base, commit } = compared;
    const short = (0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit ?? '');
    const against = short === '' || base.startsWith(short) ? base : `${base}@${short}`;
    return `${scopeInWords(report)}, against ${against}`;
}
function scopeInWords({ returns, compared }) {
    const skipped = compared?.passedOver ?? 0;
    const all = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(returns.length + skipped, 'return');
    return skipped === 0 ? all : `${String(returns.length)} of ${all}`;
}
const NOT_IN_HISTORY = 'not in history';
function absentCommits({ returns }) {
    return returns.reduce((sum, { claims }) => sum + claims.filter(_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsentCommit */ .R2).length, 0);
}
function verdictCounts(report) {
    const { verdicts } = report.counts;
    const commits = absentCommits(report);
    return _model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .bk.filter((name) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompared */ .uQ)({ verdict: { name } }))
        .flatMap((name) => name === 'missing'
        ? [
            { name, n: verdicts.missing - commits },
            { name: NOT_IN_HISTORY, n: commits },
        ]
        : [{ name, n: verdicts[name] }])
        .filter(({ n }) => n > 0);
}
const ABSENT = {
    word: 'absent',
    tone: 'doubtful',
    why: 'does not exist',
    heading: 'Claimed, but does not exist',
};
const WORDS = {
    present: { word: 'present', tone: 'good' },
    relocated: { word: 'moved', tone: 'good' },
    deleted: { word: 'deleted', tone: 'good' },
    removed: { word: 'deleted since' },
    undetermined: { word: 'undetermined' },
    unverifiable: {
        word: 'unverifiable',
        why: 'is in a submodule that .gitmodules does not name',
        heading: 'Claimed in an unknown submodule',
    },
    agrees: { word: 'confirmed', tone: 'good' },
    behind: { word: 'differs' },
    'other-total': { word: 'differs' },
    differs: { word: 'differs' },
    'no-plan': { word: 'not compared' },
    'not-countable': { word: 'not compared' },
    empty: { why: 'is empty', heading: 'Claimed, but empty' },
    uncommitted: { why: 'is not committed', heading: 'Claimed, but not committed' },
    directory: { why: 'is a directory', heading: 'Claimed as a file, but a directory' },
    outside: { why: 'is not in the project', heading: 'Claimed outside the project' },
    'case-mismatch': { why: 'is written in another letter case', heading: 'Claimed in another letter case' },
};
function verdictWords(verdict) {
    return { ...ABSENT, ...WORDS[verdict] };
}
function claimCounts(record) {
    const words = Object.keys(WORDS).map((name) => verdictWords(name));
    const counts = new Map([
        ['false', { n: 0, tone: 'bad' }],
        ...words.filter(({ word }) => word !== ABSENT.word).map(({ word, tone }) => [word, { n: 0, tone }]),
        [NOT_IN_HISTORY, { n: 0, tone: 'doubtful' }],
        [ABSENT.word, { n: 0, tone: ABSENT.tone }],
    ]);
    for (const checked of record.claims.filter(_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompared */ .uQ)) {
        const word = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isUntrue */ .cO)(checked, record)
            ? 'false'
            : (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsentCommit */ .R2)(checked)
                ? NOT_IN_HISTORY
                : (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotBorneOut */ .wp)(checked)
                    ? 'differs'
                    : verdictWords(checked.verdict.name).word;
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

/***/ 5623:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Q5: () => (/* binding */ unsuccessful),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   yI: () => (/* binding */ loosenedInWords)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);



function totals(report) {
    const { errors, warnings, notices } = report.counts;
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.map((severity) => [severity, by[severity]]);
}
function tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(n, severity))
        .join(', ');
}
function scope(report) {
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(report.counts.returns, 'return')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(report.counts.claims, 'claim')}`;
}
function reason(report) {
    return [outcome(report), ...unsuccessful(report)].join('; ');
}
function unsuccessful({ unsuccessful: counts }) {
    const parts = counts.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
    return parts.length === 0 ? [] : [parts.join(', ')];
}
function thresholdOf({ failOn, conclusion }) {
    if (failOn === 'never')
        return 'never fails';
    if (conclusion === 'failed')
        return failOn === 'error' ? '' : `fails on ${failOn}`;
    return failOn === 'error' ? 'only errors fail' : failOn === 'warning' ? 'notices do not fail' : `fails on ${failOn}`;
}
function outcome(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = thresholdOf(report);
    if (found !== '')
        return threshold === '' ? found : `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold === '' ? 'no findings' : threshold;
    return report.counts.returns === 0
        ? 'no returns to check'
        : `${scope(report)}, no ${report.counts.baselined + report.counts.preexisting > 0 ? 'new ' : ''}findings`;
}
const MOST_NAMED = 3;
const LONGEST_PATTERN = 60;
function loosenedInWords({ loosened = [] }) {
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(loosened, ({ by }) => by)].map(([by, all]) => `${by} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(clauses(all), 'and')}`).join('; ');
}
function clauses(all) {
    const rules = all.filter((one) => one.setting === 'rules' || one.setting === 'overrides');
    const leftOut = all.filter((one) => one.setting === 'ignore' || one.setting === 'paths');
    return [
        ...(all.some(({ setting }) => setting === 'fail-on') ? ['sets fail-on to never'] : []),
        ...ruleClauses(rules),
        ...leftOutClauses(leftOut),
    ];
}
function ruleClauses(rules) {
    const byEffect = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(rules, (one) => `${one.level}${reach(one)}`);
    if (byEffect.size > MOST_NAMED) {
        return [`keeps ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(new Set(rules.map(({ rule }) => rule)).size, 'rule')} on claims from failing`];
    }
    return [...byEffect.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const names = group.length > MOST_NAMED
            ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(group.length, 'rule on claims', 'rules on claims')
            : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(group.map(({ rule }) => rule), 'and');
        return [`${first.level === 'off' ? `turns ${names} off` : `sets ${names} to ${first.level}`}${reach(first)}`];
    });
}
function reach({ paths, findings }) {
    if (findings !== undefined)
        return ` for ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(findings, 'finding')}`;
    return paths === undefined ? '' : ` for ${patternsInWords(paths)}`;
}
function leftOutClauses(all) {
    const ignored = all.flatMap(({ setting, pattern }) => (setting === 'ignore' && pattern !== null ? [pattern] : []));
    return [
        ...(ignored.length === 0 ? [] : [`ignores returns in ${patternsInWords(ignored)}`]),
        ...(all.some(({ setting }) => setting === 'paths') ? ['selects only some of the returns'] : []),
    ];
}
function patternsInWords(patterns) {
    if (patterns.length > MOST_NAMED)
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(patterns.length, 'pattern');
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(patterns.map((pattern) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(pattern, LONGEST_PATTERN)), 'and');
}


/***/ }),

/***/ 3303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   IL: () => (/* binding */ guidePage),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   i: () => (/* binding */ subjectUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   my: () => (/* binding */ RULE_PAGES),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8853);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2621);



function subjectOf({ repository, pull }) {
    return pull === undefined ? repository : `${repository}#${String(pull)}`;
}
function inRepository(root, file) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathIn */ .lW)(root, file);
}
function repositoryUrl({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL).join('/')}`;
}
function subjectUrl(links) {
    const { pull } = links;
    return pull === undefined ? repositoryUrl(links) : `${repositoryUrl(links)}/pull/${String(pull)}`;
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${repositoryUrl(links)}/blob/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(links.revision)}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}
function commitUrl(links) {
    return `${repositoryUrl(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(links.revision)}`;
}
const RULE_PAGES = `${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORY */ .B}/blob/v${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}/docs/rules`;
function rulePage(rule, pages = RULE_PAGES) {
    return `${pages}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(rule)}.md`;
}
function guidePage(name, pages = RULE_PAGES) {
    return `${pages.replace(/\/rules$/, '/guides')}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(name)}.md`;
}
function shortId(id) {
    return id.slice(0, 7);
}


/***/ }),

/***/ 6270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ appendErrors),
/* harmony export */   Qb: () => (/* binding */ unwrittenBy),
/* harmony export */   Xq: () => (/* binding */ appendLine),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* unused harmony exports makeFolders, withErrors */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5665);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9710);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8951);









function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    const { path, mode } = place;
    if (place.kind === 'device') {
        writeInto(path, chunks);
        return true;
    }
    const beside = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
    endBetweenWrites();
    try {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(beside, 'wx', mode ?? 0o666);
        isThere = true;
        try {
            for (const chunk of chunks)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
            if (mode !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(handle, mode);
            if (durable)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(handle);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
        if (!mayReplace())
            return false;
        const now = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
        if (now.kind !== 'file' || now.path !== path) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-folder', path, `${file} was moved while it was written. Run this again.`);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
    }
}
const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function appendLine(file, line, project) {
    try {
        const { path } = makeFolders(file, project);
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
                throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-file', path, `${path} is no regular file.`);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, `${line}\n`);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
    }
    catch (error) {
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The log ${file} could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`, error);
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(folder));
    return (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
}
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
    }
    catch (error) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            throw error;
    }
}
function writeInto(path, chunks) {
    const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isSymbolicLink();
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, isLink ? 'w' : O_WRONLY | O_NOFOLLOW);
    try {
        if (!isLink && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile()) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-file', path, `${path} became another file while it was opened. Run this again.`);
        }
        for (const chunk of chunks)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let isSet = false;
function endBetweenWrites() {
    if (isSet)
        return;
    isSet = true;
    for (const signal of SIGNALS) {
        process.once(signal, () => {
            if (process.listenerCount(signal) === 0)
                process.kill(process.pid, signal);
        });
    }
}
function writeReport(asked, file, chunks, project) {
    try {
        writeFile(file, chunks, { project });
    }
    catch (error) {
        if (!(error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE) && !isSystemError(error))
            throw error;
        const name = error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE ? '' : ` (${file})`;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`${asked}: the report could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}${name}`, error);
    }
}
async function unwrittenBy(write) {
    try {
        await write();
        return [];
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$)
            return [error.message];
        throw error;
    }
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}
const LARGEST = 16 * 1024 * 1024;
function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        let isWritten = false;
        while (!isWritten) {
            const before = readExisting(file, project);
            const mayReplace = () => readExisting(file, project) === before;
            isWritten = writeFile(file, [withErrors(before, errors, file)], { project, mayReplace });
        }
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e)
            throw error;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The errors file ${file} could not be written, and is as it was: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`, error);
    }
}
function readExisting(file, project) {
    const { kind, path, mode } = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (kind === 'file' && mode === null)
        return null;
    const found = kind === 'file' ? (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(path, LARGEST) : null;
    if (found === null)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is no regular file: name the file itself.`);
    if (found.size > LARGEST) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
    }
    const text = found.bytes.toString('utf8');
    if (!found.bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is damaged and was left as it is: ${why}. Fix it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null || text.replace('\uFEFF', '').trim() === '') {
        return `{\n  "errors": [\n    ${errors.join(',\n    ')}\n  ]\n}\n`;
    }
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const body = text.slice(mark.length);
    const array = arrayIn(body, file);
    const last = array.children?.at(-1);
    const start = (last ?? array).offset;
    const line = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
    const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
    const lineEnd = body.includes('\r\n') ? '\r\n' : '\n';
    if (last !== undefined) {
        const separator = margin === line ? `,${lineEnd}${margin}` : ', ';
        const end = last.offset + last.length;
        return mark + body.slice(0, end) + errors.map((error) => separator + error).join('') + body.slice(end);
    }
    const inner = lineEnd + margin + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
    const list = errors.map((error) => inner + error).join(',') + lineEnd + margin;
    return `${mark}${body.slice(0, array.offset)}[${list}]${body.slice(array.offset + array.length)}`;
}
function arrayIn(body, file) {
    let root;
    try {
        JSON.parse(body);
        root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_6__.parseTree)(body);
    }
    catch (error) {
        throw damaged(file, error instanceof RangeError ? 'its values nest too deeply' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error));
    }
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    const array = root?.type === 'array' ? root : member;
    if (array?.type === 'array')
        return array;
    throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
}


/***/ }),

/***/ 5665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   QE: () => (/* binding */ RefusedPlace),
/* harmony export */   pg: () => (/* binding */ unwritten),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3870);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9710);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9458);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6034);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2102);







class RefusedPlace extends Error {
    refusal;
    at;
    name = 'RefusedPlace';
    constructor(refusal, at, message) {
        super(message);
        this.refusal = refusal;
        this.at = at;
    }
}
function projectOf(folders) {
    const tops = folders.filter(_root_js__WEBPACK_IMPORTED_MODULE_5__/* .isDirectory */ .wd).flatMap((folder) => [folder, (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(folder) ?? folder]);
    return tops.map(realPath).filter((top) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) !== top);
}
function realPath(path) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathBytes */ .ji)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(path), { encoding: 'buffer' }).toString('latin1'));
}
function unwritten(message, cause) {
    const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
    return isForbidden ? new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(message) : new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UnwrittenFile */ .$(message);
}
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;
const PERMISSIONS = 0o7777;
function placeOf(file, project) {
    const { folder, rest, last } = walk(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), project, 0);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...rest);
    refuseGit(file, folder, rest, project);
    if (rest.length === 0 || last?.isDirectory() === true) {
        throw refused('no-file', file, path, 'is a folder. Name a file in it');
    }
    const isDevice = last !== undefined && !last.isFile();
    if (isDevice && isOfProject(folder, project)) {
        throw refused('no-file', file, path, 'is no regular file. Name another');
    }
    return {
        kind: isDevice ? 'device' : 'file',
        path,
        lacking: rest.slice(0, -1).map((_, n) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...rest.slice(0, n + 1))),
        mode: last === undefined ? null : last.mode & PERMISSIONS,
    };
}
const MOST_LINKS = 40;
function walk(file, path, project, links) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
    const names = path.slice(folder.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (const [n, name] of names.entries()) {
        const isLast = n === names.length - 1;
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(at), { throwIfNoEntry: false });
        if (stats?.isSymbolicLink() === true) {
            const isOwn = isOfProject(folder, project);
            if (isLast && !isOwn && OF_THE_SYSTEM.test(folder))
                return { folder, rest: [name], last: stats };
            if (isLast || isOwn || links === MOST_LINKS)
                throw throughLink(file, at);
            const target = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathBytes */ .ji)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(at), { encoding: 'buffer' }).toString('latin1'));
            return walk(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, target, ...names.slice(n + 1)), project, links + 1);
        }
        if (isLast || stats === undefined)
            return { folder, rest: names.slice(n).filter(Boolean), last: stats };
        if (!stats.isDirectory()) {
            throw refused('no-folder', file, at, `is below ${readable(at)}, which is not a folder. Name a file elsewhere`);
        }
        folder = at;
    }
    return { folder, rest: [], last: undefined };
}
function isOfProject(folder, project) {
    const real = realPath(folder);
    return project.some((top) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(real, top));
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;
function refuseGit(file, folder, rest, project) {
    const real = realPath(folder);
    const tops = project.filter((top) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(real, top));
    const top = tops.sort((a, b) => a.length - b.length)[0] ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(real).root;
    let at = top;
    if ((0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(at))
        throw inGit(file, at);
    for (const name of [...(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), ...rest]) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, name);
        if (GIT_NAME.test(name.replace(IGNORED, '')) || (0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(at))
            throw inGit(file, at);
    }
}
function readable(path) {
    return (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeWithin */ .Qs)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) ?? path;
}
function refused(refusal, file, at, what) {
    return new RefusedPlace(refusal, at, `${readable(file)} ${what}.`);
}
function throughLink(file, at) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === at ? readable(at) : `${readable(file)}: ${readable(at)}`;
    const advice = 'nothing is written through one. Name a path that leads through none, or take the link away.';
    return new RefusedPlace('link', at, `${name} is a symbolic link, and ${advice}`);
}
function inGit(file, at) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === at ? '' : ` (${readable(at)})`;
    return refused('git', file, at, `is in git's own folder${kept}, where nothing is written. Name a file elsewhere`);
}


/***/ })

};
;
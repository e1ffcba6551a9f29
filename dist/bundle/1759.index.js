"use strict";
exports.id = 1759;
exports.ids = [1759,6209];
exports.modules = {

/***/ 47663:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   Eg: () => (/* binding */ openBaseline),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   lh: () => (/* binding */ MAX_BASELINE_SIZE),
/* harmony export */   s$: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69897);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49710);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41300);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26360);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98951);








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

/***/ 81759:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/baseline/baseline.ts
var baseline_baseline = __webpack_require__(26360);
// EXTERNAL MODULE: ./src/config/config.ts
var config_config = __webpack_require__(81122);
// EXTERNAL MODULE: ./src/config/forms.ts
var config_forms = __webpack_require__(36209);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(45023);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/config/settings.ts + 1 modules
var config_settings = __webpack_require__(2275);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 26 modules
var check_tree = __webpack_require__(82636);
// EXTERNAL MODULE: ./src/engine/run/form-files.ts
var form_files = __webpack_require__(53486);
// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(30783);
// EXTERNAL MODULE: ./src/families/forms/presets.ts
var presets = __webpack_require__(11124);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/report/describe/claims.ts
var claims = __webpack_require__(85573);
// EXTERNAL MODULE: ./src/tree/commit.ts + 7 modules
var commit = __webpack_require__(2702);
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
    "nightly-audit": "# Every return of the repository, every night: what was deleted since, which agents never came back, what is new and what\n# was fixed since the night before.\nname: nightly audit of returns\n\non:\n  schedule:\n    - cron: '17 3 * * *'\n  workflow_dispatch:\n\npermissions:\n  contents: read\n  # For the report of an earlier night, which is an artifact of an earlier run.\n  actions: read\n\njobs:\n  audit:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      # Only nights of this repository: a fork may call its branch as this one, and what its pull request uploads is no night's report.\n      - name: Fetch the report of the night before\n        shell: bash\n        env:\n          GH_TOKEN: ${{ github.token }}\n          GH_REPO: ${{ github.repository }}\n          NIGHTS: ${{ runner.temp }}/nights\n        run: |\n          mkdir -p \"$NIGHTS\"\n          workflow=\"$(basename \"${GITHUB_WORKFLOW_REF%%@*}\")\"\n          for event in schedule workflow_dispatch; do\n            gh api --method GET \"repos/$GH_REPO/actions/workflows/$workflow/runs\" \\\n              -f event=\"$event\" -f branch=\"$GITHUB_REF_NAME\" -f status=completed -F per_page=10 \\\n              --jq '.workflow_runs[] | select(.event == \"schedule\" or .event == \"workflow_dispatch\")\n                | select(.head_repository.id == .repository.id)\n                | \"\\(.created_at) \\(.id) \\(.created_at[:10])-\\(.run_number)\"'\n          done | sort -r > \"$NIGHTS/runs\"\n          # The newest first, until one has a report.\n          while read -r _ run night; do\n            if gh run download \"$run\" --name returns-json --dir \"$NIGHTS/$night\" < /dev/null; then\n              mv \"$NIGHTS/$night/returns.json\" \"$NIGHTS/$night.json\"\n              break\n            fi\n            echo \"No report of run $run was fetched.\"\n          done < \"$NIGHTS/runs\"\n      - uses: return-gate/return-gate@v1\n        with:\n          compare: ${{ runner.temp }}/nights/*.json\n          # Not into the checkout: a file that is there already is the repository's, and not of this night.\n          html-file: ${{ runner.temp }}/returns.html\n          json-file: ${{ runner.temp }}/returns.json\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-json\n          path: ${{ runner.temp }}/returns.json\n          retention-days: 90\n          if-no-files-found: error\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-page\n          path: ${{ runner.temp }}/returns.html\n          if-no-files-found: error\n",
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
            : [inProject(baseline, (0,baseline_baseline/* renderBaseline */.qL)(entries), `${(0,model_text/* count */.U9)(known, 'known finding')}, which will not fail`, false)]),
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
var update_baseline = __webpack_require__(12274);
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
        const configured = await (0,load/* readConfig */.Xg)(disk);
        const presets = await fittingPresets(tree, configured);
        const config = ownConfig === null && presets.length > 0 ? (0,config_config/* toConfig */.q)('', {}, [], presets) : configured;
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
        const isBuiltIn = ({ standard }) => choose/* FAMILY_NAMES */.ME.includes(standard.replace(/@.*/, ''));
        const isByDefault = checked.report.returns.filter(isBuiltIn).every(({ standard }) => versions.includes(standard));
        if (ownConfig === null && !isByDefault)
            checked = await check(versions.join());
        const names = { root, place: tree.root, config: ownConfig ?? find/* CONFIG_FILES */.n0[0], baseline };
        const files = writeProposals(proposedFiles(checked.taken, { versions, forms: (config?.forms ?? []).map(({ name }) => name) }, names), { isWriting, project });
        const paint = (0,sink/* painter */.C2)(!switches.has('no-color') && (0,terminal_caller/* wantsColor */.zK)(caller));
        caller.stdout.write((0,sink/* terminal */.Fo) `${foundReturns(checked.report, config, ownConfig, paint)}\n${filesTable(files, paint)}\n${(0,page/* verbatim */.Bj)([
            ...(ownConfig === null
                ? []
                : presets.map(({ name }) => `Files of the preset ${name} are there: add it to ${ownConfig} as forms: { use: [${name}] }.`)),
            ...nextSteps(files, checked, { isWriting, place: tree.root }),
        ].join('\n'), 0)}`.text);
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

/***/ 12274:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ knownEntries),
/* harmony export */   Rz: () => (/* binding */ updateBaseline),
/* harmony export */   f: () => (/* binding */ INCLUDE_UNTRUE)
/* harmony export */ });
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49710);
/* harmony import */ var _baseline_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47663);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26360);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58853);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86270);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55665);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17700);








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

/***/ 57655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ withRoot),
/* harmony export */   VV: () => (/* binding */ ROOT_OPTION),
/* harmony export */   ds: () => (/* binding */ PATTERN_HELP),
/* harmony export */   nO: () => (/* binding */ inProject)
/* harmony export */ });
/* harmony import */ var _config_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45023);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72825);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12102);




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

/***/ 29553:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ explainNoReturns)
/* harmony export */ });
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54960);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52621);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);



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

/***/ 68820:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58853);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15030);


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

/***/ 36209:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   presetForm: () => (/* binding */ presetForm),
/* harmony export */   readForms: () => (/* binding */ readForms),
/* harmony export */   withoutBraces: () => (/* binding */ withoutBraces)
/* harmony export */ });
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30783);
/* harmony import */ var _families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90740);
/* harmony import */ var _families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11124);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61036);
/* harmony import */ var _schema_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34611);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19211);









const KEYS = ['files', 'base', 'claims', 'status', 'agent', 'session', 'schema', 'severity'];
const STATUS_KEYS = ['at', 'success', 'other', 'open'];
const SOURCE = 'a pointer such as "/files/*", a heading such as "# New Files", or a label such as "Output:"';
async function readForms(value, context) {
    const faults = [];
    const forms = [];
    const reader = new FormsReader(context, faults);
    const used = reader.used(value);
    const own = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) ? Object.keys(value).filter((key) => key !== 'use') : [];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) && Object.keys(value).length === 0) {
        reader.expect('/forms', value, 'forms by name, or use with names of presets');
    }
    for (const name of new Set([...used, ...own])) {
        const form = await reader.form(name, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, name), used.includes(name) ? presetNamed(name) : {});
        if (form !== null)
            forms.push(form);
    }
    return { forms, faults };
}
async function presetForm(name) {
    const context = { readFile: () => Promise.resolve(null), faultOfPattern: () => undefined };
    const { forms, faults } = await readForms({ use: [name] }, context);
    const [form] = forms;
    if (form === undefined)
        throw new Error(`the preset ${name} cannot be read: ${faults[0]?.message() ?? ''}`);
    return form;
}
function presetNamed(name) {
    const { value } = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .readYaml */ .g)(_families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .f.get(name) ?? '{}');
    const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'forms'), name);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(found) ? found : {};
}
class FormsReader {
    #context;
    #faults;
    #meant = new Set();
    constructor(context, faults) {
        this.#context = context;
        this.#faults = faults;
    }
    #fault(pointer, message, part = 'value') {
        this.#faults.push({ pointer, part, message: () => message });
    }
    expect(pointer, value, wanted) {
        this.#fault(pointer, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(pointer)} is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeValue */ .bp)(value)}: write ${wanted}.`);
    }
    used(value) {
        const use = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'use');
        if (use === undefined)
            return [];
        const known = [..._families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .f.keys()];
        return this.#list(use, '/forms/use', `a list of presets: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(known, 'and')}`).filter((name, n) => {
            if (_families_forms_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .f.has(name))
                return true;
            const pointer = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(use) ? (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('/forms/use', n) : '/forms/use';
            const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(name, known, 3);
            const hint = meant === undefined ? `known are ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(known, 'and')}` : `did you mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(meant)}?`;
            this.#fault(pointer, `There is no preset ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}: ${hint}${hint.endsWith('?') ? '' : '.'}`);
            return false;
        });
    }
    async form(name, written, preset) {
        const at = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('/forms', name);
        const before = this.#faults.length;
        if (_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.includes(name))
            this.#fault(at, `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is the name of a built-in family: choose another.`, 'key');
        else if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
            this.#fault(at, `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is no name for a form: use lower-case letters, digits and dashes.`, 'key');
        }
        const own = written === undefined ? {} : this.#map(written, at, KEYS);
        if (written !== undefined && !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(written))
            return null;
        const value = { ...preset, ...own };
        const declaration = {
            name,
            files: this.#files(value.files, at),
            base: this.#base(value.base, at),
            claims: this.#claims(value.claims, at),
            status: value.status === undefined ? [] : this.#status(value.status, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'status')),
            agent: value.agent === undefined ? [] : this.#sources(value.agent, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'agent')),
            session: value.session === undefined ? [] : this.#sources(value.session, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'session')),
            schema: value.schema === undefined ? null : await this.#schema(value.schema, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'schema')),
            severity: this.#severity(value.severity, at),
        };
        this.#demandPointers(declaration, at);
        return this.#faults.length === before ? declaration : null;
    }
    #map(value, pointer, known) {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value)) {
            this.expect(pointer, value, `keys and their values: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(known, 'and')}`);
            return {};
        }
        for (const key of Object.keys(value)) {
            if (known.includes(key))
                continue;
            const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(key, known, 3);
            if (meant !== undefined)
                this.#meant.add((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, meant));
            const hint = meant === undefined ? `: known are ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(known, 'and')}.` : `. Did you mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(meant)}?`;
            this.#fault((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, key), `There is no key ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} in ${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(pointer)}${hint}`, 'key');
        }
        return value;
    }
    #lacks(at, key, wanted) {
        if (!this.#meant.has((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, key)))
            this.#fault(at, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(at)} lacks "${key}": write ${wanted}.`);
    }
    #list(value, pointer, wanted) {
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value) ? value : [value];
        const texts = list.filter((one) => typeof one === 'string' && one.trim() !== '');
        if (list.length === 0 || texts.length < list.length)
            this.expect(pointer, value, wanted);
        return texts;
    }
    #files(value, at) {
        const pointer = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'files');
        if (value === undefined) {
            this.#lacks(at, 'files', 'the patterns of its files, such as ["runs/**/result.json"]');
            return [];
        }
        const patterns = this.#list(value, pointer, 'patterns of its files, such as ["runs/**/result.json"]');
        return patterns.flatMap((pattern, n) => {
            const place = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value) ? (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, n) : pointer;
            const expanded = withoutBraces(pattern);
            const fault = expanded.map(this.#context.faultOfPattern).find((one) => one !== undefined);
            if (fault !== undefined)
                this.#fault(place, fault);
            return expanded;
        });
    }
    #base(value, at) {
        if (value === undefined || value === 'root')
            return '';
        if (typeof value === 'string' && /^(?:file|folder\s+[^\s/]+)$/.test(value))
            return value;
        this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'base'), value, '"root", "file", or "folder NAME" with the name of a folder');
        return '';
    }
    #sources(value, pointer) {
        return this.#list(value, pointer, SOURCE);
    }
    #claims(value, at) {
        const pointer = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'claims');
        const kinds = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(_families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__/* .SOURCE_KINDS */ .s, 'or');
        if (value === undefined) {
            this.#lacks(at, 'claims', `where its returns name files, under ${kinds}`);
            return {};
        }
        const map = this.#map(value, pointer, _families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__/* .SOURCE_KINDS */ .s);
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) && Object.keys(value).length === 0)
            this.expect(pointer, value, `at least one of ${kinds}`);
        return Object.fromEntries(_families_forms_declaration_js__WEBPACK_IMPORTED_MODULE_8__/* .SOURCE_KINDS */ .s.flatMap((kind) => {
            const sources = map[kind];
            return sources === undefined ? [] : [[kind, this.#sources(sources, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, kind))]];
        }));
    }
    #status(value, pointer) {
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value))
            return value.flatMap((one, n) => this.#status(one, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, n)));
        const map = this.#map(value, pointer, STATUS_KEYS);
        const { at } = map;
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(at))
            return this.#status(at, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, 'at'));
        if (typeof at !== 'string' || at.trim() === '') {
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value)) {
                if (at === undefined)
                    this.#lacks(pointer, 'at', `where the status is, ${SOURCE}`);
                else
                    this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, 'at'), at, `where the status is: ${SOURCE}`);
            }
            return [];
        }
        const [success, other, open] = [
            this.#words(map, 'success', pointer),
            this.#words(map, 'other', pointer),
            this.#words(map, 'open', pointer),
        ];
        const all = [...success, ...other, ...open].map((word) => word.trim().toLowerCase());
        const twice = all.find((word, n) => all.indexOf(word) < n);
        if (twice !== undefined)
            this.#fault(pointer, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(pointer)} has the word ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(twice)} twice: keep it in one list.`);
        if (all.length === 0)
            this.#lacks(pointer, 'success', 'the words of a success, such as [DONE]');
        return [{ at, success, other, open }];
    }
    #words(map, key, at) {
        const value = map[key];
        if (value === undefined)
            return [];
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value) ? value : [value];
        if (list.some((word) => typeof word === 'object'))
            this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, key), value, 'a list of words');
        return list.filter((word) => typeof word !== 'object').map(String);
    }
    #severity(value, at) {
        if (value === undefined || value === 'error' || value === 'warning')
            return value ?? 'error';
        this.expect((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, 'severity'), value, 'error or warning');
        return 'error';
    }
    async #schema(value, pointer) {
        if (typeof value !== 'string' || value.trim() === '') {
            this.expect(pointer, value, 'the path of a JSON Schema, relative to the project root');
            return null;
        }
        const because = (why) => {
            this.#fault(pointer, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(pointer)} is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(value, 200)}: ${why}.`);
            return null;
        };
        const content = await this.#context.readFile(value);
        if (content === null)
            return because('there is no such file where the configuration is read');
        if (content.kind === 'lacking')
            return because('this clone lacks its content');
        if (content.kind === 'too-large')
            return because(`it is larger than ${String(_load_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SCHEMA_SIZE */ .vG / 1024)} KiB`);
        try {
            const schema = JSON.parse(Buffer.from(content.bytes).toString('utf8'));
            return (await Promise.all(/* import() */[__webpack_require__.e(4405), __webpack_require__.e(1613)]).then(__webpack_require__.bind(__webpack_require__, 61613))).schemaOf(value, schema);
        }
        catch (error) {
            return because((0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error).replace(/\.$/, ''));
        }
    }
    #demandPointers({ files, claims, status, agent, session }, at) {
        if (!files.every((pattern) => /\.(?:json|jsonl|ndjson)$/i.test(pattern)))
            return;
        const sources = [...Object.values(claims).flat(), ...status.map((one) => one.at), ...agent, ...session];
        const other = sources.find((source) => !source.startsWith('/'));
        if (other !== undefined) {
            this.#fault(at, `${(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .inDots */ .Q)(at)} has the source ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(other)}, and its files are JSON: write a pointer, such as "/files/*".`);
        }
    }
}
const MOST_ALTERNATIVES = 100;
function withoutBraces(pattern) {
    let patterns = [pattern];
    for (let left = MOST_ALTERNATIVES; left > 0 && patterns.length < MOST_ALTERNATIVES; left--) {
        const next = patterns.flatMap((one) => {
            const found = /^([^]*?)\{([^{}]*,[^{}]*)\}([^]*)$/.exec(one);
            const [, before = '', inner = '', behind = ''] = found ?? [];
            return found === null ? [one] : inner.split(',').map((part) => `${before}${part.trim()}${behind}`);
        });
        if (next.length === patterns.length)
            break;
        patterns = next;
    }
    return [...new Set(patterns)];
}


/***/ }),

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   m6: () => (/* binding */ faultOfPattern),
/* harmony export */   vG: () => (/* binding */ MAX_SCHEMA_SIZE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72825);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(69897);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45023);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33870);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60771);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22003);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12102);














const MAX_SCHEMA_SIZE = 64 * 1024;
const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_5__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes, (path) => fileOf(tree, path));
}
async function fileOf(tree, path) {
    const entry = tree.find((0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalisePath */ .qb)(path) ?? '');
    if (entry?.kind !== 'file')
        return null;
    for await (const [content] of tree.read([{ path, id: entry.id, link: false }], MAX_SCHEMA_SIZE))
        return content ?? null;
    return null;
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    const folder = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(root, path) === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : root;
    return configOf(shown, bytes, (file) => Promise.resolve(fileBelow(folder, file)));
}
function fileBelow(folder, file) {
    const place = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalisePath */ .qb)(file) ?? '';
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, place);
    if (place === '' || (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)([folder], path) !== undefined || !(0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(path))
        return null;
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_SCHEMA_SIZE);
    if (found === null)
        return null;
    const { size, bytes } = found;
    return size > MAX_SCHEMA_SIZE ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function repositoryAround(root) {
    return (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryOf */ ._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(file, [
        (0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes, readFile = () => Promise.resolve(null)) {
    const { text, problems } = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_7__/* .decode */ .D4)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(file, wrong);
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_13__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(5341), __webpack_require__.e(8931)]).then(__webpack_require__.bind(__webpack_require__, 58353));
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
        readFile,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_START */ .WS;
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
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 53486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ formRemarks),
/* harmony export */   n: () => (/* binding */ filesOfForm)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28004);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58952);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54960);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);





async function filesOfForm(form, tree) {
    const declared = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOfForms */ .$m)((0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .versionsOfForms */ .I$)([form]));
    const { matches } = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .selection */ .r1)([], [], declared);
    const isOfForm = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .inDeclared */ .OU)(declared);
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({}, declared);
    const wanted = (path) => isOfForm(path) && matches(path) && classify(path).family === form.name;
    return (await tree.findAll({ patterns: ['**'], matches: wanted, anyCase: true })).map(({ path }) => path);
}
async function formRemarks({ standards, readFrom }, tree) {
    const declared = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOfForms */ .$m)(standards);
    if (declared.length === 0)
        return [];
    const classify = (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .classifier */ .kd)({}, declared);
    const remarks = [];
    for (const [form, places] of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(declared, ({ family }) => family ?? '')) {
        const files = await tree.findAll({ patterns: ['**'], matches: (0,_gather_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .inDeclared */ .OU)(places), anyCase: true });
        const byFamily = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(files, ({ path }) => classify(path).family ?? 'a built-in family');
        for (const [family, taken] of byFamily) {
            if (family === form)
                continue;
            const what = `read as ${family}, and not by the form`;
            if (byFamily.size === 1) {
                const file = readFrom.config?.file ?? readFrom.policy?.config.file ?? '';
                throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(file, [
                    (0,_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`All files of the form ${form} are ${what}: remove the form, or change its files.`),
                ]);
            }
            remarks.push(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(taken.length, 'file')} of the form ${form} ${taken.length === 1 ? 'is' : 'are'} ${what}: ${taken[0]?.path ?? ''}${taken.length > 1 ? ' and others' : ''}.`);
        }
    }
    for (const { name, schema } of (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_1__/* .declarationsOf */ .RK)(standards)) {
        if (schema?.hasPatterns !== true)
            continue;
        remarks.push(`The form ${name} is checked by ${schema.file} without its pattern and patternProperties, which are not run.`);
    }
    return remarks;
}


/***/ }),

/***/ 90740:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ SOURCE_KINDS)
/* harmony export */ });
const SOURCE_KINDS = ['created', 'modified', 'deleted', 'listed', 'commit'];


/***/ }),

/***/ 11124:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ PRESETS)
/* harmony export */ });
const PRESETS = new Map([
    ["backlog", "# Tasks of Backlog.md (https://github.com/MrLesk/Backlog.md). A project with other words for a task that is done writes its own entry\n# `backlog` with `status`.\nforms:\n  backlog:\n    files: ['{backlog,.backlog}/{tasks,completed,archive/tasks}/*.md']\n    claims: { modified: '/modified_files/*' }\n    status: { at: '/status', success: [Done], open: ['*'] }\n"],
    ["gsd2", "# Summaries of tasks, slices and milestones of GSD 2 and GSD Pi.\nforms:\n  gsd2:\n    files: ['.gsd/**/[STst][0-9]*-SUMMARY.md', '.gsd/phases/**/*-SUMMARY.md']\n    base: folder .gsd\n    claims: { modified: ['/key_files/*', '# Files Created/Modified'] }\n    status:\n      - { at: '/verification_result', success: [passed, pass], other: [failed, partial, mixed, untested] }\n      - { at: '/blocker_discovered', other: [true], success: ['*'] }\n"],
    ["agent-os", "# Reports of implementation of Agent OS. They have no status, so that what they claim weighs as a list.\nforms:\n  agent-os:\n    files: ['agent-os/specs/*/implementation/*.md']\n    claims: { created: '# New Files', modified: '# Modified Files', deleted: '# Deleted Files' }\n    severity: warning\n"],
    ["apm", "# Memory logs of Agentic Project Management.\nforms:\n  apm:\n    files: ['.apm/Memory/**/*.md']\n    claims: { listed: '# Output' }\n    status: { at: '/status', success: [Completed] }\n    severity: warning\n"],
    ["ralph", "# The log that a Ralph loop appends to.\nforms:\n  ralph:\n    files: ['scripts/ralph/progress.txt']\n    claims: { modified: 'Files changed:' }\n    severity: warning\n"],
]);


/***/ }),

/***/ 85573:
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
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83303);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25821);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55623);





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

/***/ 55623:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Q5: () => (/* binding */ unsuccessful),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   yI: () => (/* binding */ loosenedInWords)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
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
        ...formClauses(all),
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
function formClauses(all) {
    const forms = all.filter((one) => one.setting === 'forms');
    return [true, false].flatMap((isDropped) => {
        const names = forms.filter((one) => one.isDropped === isDropped).map(({ form }) => form);
        if (names.length === 0)
            return [];
        return [
            `${isDropped ? 'drops' : 'reads less of'} the ${names.length === 1 ? 'form' : 'forms'} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(names, 'and')}`,
        ];
    });
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

/***/ 83303:
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
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52621);



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

/***/ 86270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ appendErrors),
/* harmony export */   Qb: () => (/* binding */ unwrittenBy),
/* harmony export */   Xq: () => (/* binding */ appendLine),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* unused harmony exports makeFolders, withErrors */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55665);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49710);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98951);









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

/***/ 55665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   QE: () => (/* binding */ RefusedPlace),
/* harmony export */   pg: () => (/* binding */ unwritten),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49710);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49458);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66034);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12102);







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
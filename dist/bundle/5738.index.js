"use strict";
exports.id = 5738;
exports.ids = [5738];
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
/* harmony import */ var _model_lacking_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6826);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34909);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78473);
/* harmony import */ var _model_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60782);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35333);
/* harmony import */ var _tree_link_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35674);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98951);








const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .BASELINE_FILE */ .t, hidesNoClaims = false } = source;
    const found = await findBaseline(source);
    const text = base === null || base === 'own' ? null : base.text;
    if (found === undefined && text === null)
        return null;
    const own = found === undefined ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .readBaseline */ .mF)(found.text, found.name);
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineOf */ .Bv)({
        file: found?.name ?? place,
        entries: own,
        hiding: text === null ? own : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .readBaseline */ .mF)(text, `${place} of the base`),
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
async function findBaseline({ tree, root, named, onDisk, place = _model_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .BASELINE_FILE */ .t, }) {
    if (named !== null)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .standsOnDisk */ .iK)(file)) {
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
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${place} is no regular file: commit the file itself.`);
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
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e((0,_model_lacking_js__WEBPACK_IMPORTED_MODULE_7__/* .lackingInWords */ .u)(name, content.id));
    throw baselineTooLarge(name);
}
function baselineTooLarge(name) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw baselineTooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _model_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .BASELINE_FILE */ .t);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function baselineIsLink(link) {
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_3__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw baselineIsLink(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} could not be read: ${(0,_model_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`);
    }
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} is no regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : place;
}


/***/ }),

/***/ 5738:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(45023);
// EXTERNAL MODULE: ./src/model/baseline.ts
var model_baseline = __webpack_require__(60782);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(14536);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(78473);
// EXTERNAL MODULE: ./src/report/paint.ts
var report_paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/tree/commit.ts + 25 modules
var commit = __webpack_require__(60075);
// EXTERNAL MODULE: ./src/tree/git/git-error.ts
var git_error = __webpack_require__(70440);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(55665);
// EXTERNAL MODULE: ./src/tree/workspace.ts + 1 modules
var workspace = __webpack_require__(84173);
// EXTERNAL MODULE: ./src/cli/in-project.ts + 1 modules
var in_project = __webpack_require__(47366);
// EXTERNAL MODULE: ./src/families/all.ts
var families_all = __webpack_require__(8175);
// EXTERNAL MODULE: ./src/rewrite/read-files.ts
var read_files = __webpack_require__(20220);
;// CONCATENATED MODULE: ./src/cli/init/found.ts


async function foundInWords({ returns }, tree, maxFileSize) {
    const lines = [];
    for (const { versions, survey } of families_all/* loadedFamilies */.CW) {
        if (survey === undefined)
            continue;
        const ids = new Set(versions.map(({ id }) => id));
        const files = new Set(returns.flatMap(({ file, standard }) => (ids.has(standard) ? [file] : [])));
        if (files.size === 0)
            continue;
        const contents = await (0,read_files/* readFiles */.U)(tree, [...files], maxFileSize);
        lines.push(survey([...contents].map(([file, bytes]) => ({ file, text: Buffer.from(bytes).toString('utf8') }))));
    }
    return lines;
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/truth.ts
var truth = __webpack_require__(6800);
// EXTERNAL MODULE: ./src/cli/no-returns.ts
var no_returns = __webpack_require__(29553);
// EXTERNAL MODULE: ./src/cli/commands/update-baseline.ts
var update_baseline = __webpack_require__(12274);
// EXTERNAL MODULE: ./src/cli/terminal/page.ts
var page = __webpack_require__(68820);
;// CONCATENATED MODULE: ./src/cli/init/page.ts






const SHORT_ID = 7;
function survey({ trials, chosen, config, patterns, report, found }, paint) {
    const mark = config === null ? 'proposed' : `by ${config}`;
    if (trials.length === 0) {
        const lines = (0,no_returns/* explainNoReturns */.I)({ revision: report.source.revision?.slice(0, SHORT_ID) ?? null, patterns });
        return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `No returns found`)}\n${lines.map((line) => (0,sink/* terminal */.Fo) `  ${line}\n`)}`;
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
    const lines = found.map((line) => (0,sink/* terminal */.Fo) `  ${line}\n`);
    return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `Returns`)}\n${lines}${(0,page/* aligned */.b6)(rows)}\n${claims(report, paint)}`;
}
const MOST_NAMED = 20;
const TOLD = new Set(['present', 'relocated', 'removed', 'agrees']);
function claims({ returns, findings, counts }, paint) {
    const all = returns.flatMap((of) => of.claims.filter(truth/* isCompared */.uQ).map((checked) => ({ of, checked })));
    const contradicted = all.filter(({ checked }) => (0,truth/* isNotBorneOut */.wp)(checked)).length;
    const rest = all.filter(({ of, checked }) => !TOLD.has(checked.verdict.name) && checked.weight !== 'pass' && !(0,truth/* isUntrue */.cO)(checked, of) && !(0,truth/* isNotBorneOut */.wp)(checked));
    const passed = all.filter(({ checked }) => !TOLD.has(checked.verdict.name) && checked.weight === 'pass').length;
    const unfinished = rest.filter(({ of }) => !of.success).length;
    const { present, relocated, removed, agrees } = counts.verdicts;
    const fates = [
        [present, 'present'],
        [passed, 'as claimed'],
        [agrees, 'that agree'],
        [contradicted, 'that disagree'],
        [relocated, 'moved since'],
        [removed, 'removed since'],
        [all.filter(({ of, checked }) => (0,truth/* isUntrue */.cO)(checked, of)).length, 'false'],
        [unfinished, 'not there, of unfinished work'],
        [rest.length - unfinished, 'that cannot be checked'],
    ];
    const parts = fates.filter(([number]) => number > 0).map(([number, fate]) => `${String(number)} ${fate}`);
    const of = counts.claims === 0 ? '' : `: ${parts.join(', ')}`;
    const named = findings.filter((finding) => finding.untrue === true);
    const lines = named.slice(0, MOST_NAMED).map(({ file, range, message }) => {
        const line = range === null ? '' : `:${String(range.startLine)}`;
        return (0,sink/* terminal */.Fo) `  ${file ?? ''}${line}  ${message}\n`;
    });
    const more = named.length - lines.length;
    const title = paint('bold', (0,sink/* terminal */.Fo) `False claims`);
    return (0,sink/* terminal */.Fo) `  ${(0,model_text/* count */.U9)(counts.claims, 'claim')}${of}\n${lines.length === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `\n${title}\n${lines}`}${more > 0 ? `  and ${String(more)} more: return-gate check names them all\n` : ''}`;
}
const OUTCOME = { exists: 'is there, and stays', written: 'written', proposed: 'would be written' };
function filesTable(done, isWriting, paint) {
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
function nextSteps(done, { isWriting, place, taken: { added, untrue }, hasReturns }) {
    const open = untrue.length === 0 ? [] : [outOfIt(untrue.length)];
    if (!isWriting) {
        const isAllThere = done.every(({ outcome }) => outcome === 'exists');
        const next = isAllThere
            ? 'All of them are there: nothing is left to write.'
            : 'Nothing was written: return-gate init --write writes them.';
        return (0,sink/* terminal */.Fo) `${open.map((line) => (0,sink/* terminal */.Fo) `${line}\n`)}${next}\n`;
    }
    const kept = done.filter(({ outcome }) => outcome === 'exists').map(({ name }) => name);
    const lines = [
        kept.length === done.length
            ? 'Nothing was written: all of these files are there.'
            : hasReturns
                ? `Next: commit these files. From then on only new findings fail${added === 0 ? '' : '; the known ones are counted in every run'}.`
                : 'Next: commit these files, then tell your agents to write returns: return-gate prompt --standard return-meta >> AGENTS.md',
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
    return (0,sink/* terminal */.Fo) `${lines.map((line) => (0,sink/* terminal */.Fo) `${line}\n`)}`;
}
function outOfIt(claims) {
    const [stay, they] = claims === 1 ? ['false claim stays', 'it'] : ['false claims stay', 'them'];
    return `${String(claims)} ${stay} out of the baseline, and every run over all returns fails for ${they}: fix ${they}, or take ${they} in with --${update_baseline/* INCLUDE_UNTRUE */.f.name}.`;
}

// EXTERNAL MODULE: ./src/baseline/baseline.ts + 1 modules
var baseline_baseline = __webpack_require__(35333);
// EXTERNAL MODULE: ./src/model/reason.ts
var reason = __webpack_require__(34909);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(86270);
// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var caller = __webpack_require__(17700);
;// CONCATENATED MODULE: ./src/cli/commands/workflows.ts
const WORKFLOWS = {
    'pull-request': '# Every pull request, from forks as well: what it changed is checked, and each finding is at its line.\nname: returns\n\non:\n  pull_request:\n\npermissions:\n  contents: read\n\nconcurrency:\n  group: ${{ github.workflow }}-${{ github.ref }}\n  cancel-in-progress: true\n\njobs:\n  return-gate:\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      - uses: return-gate/return-gate@v1\n        with:\n          # The returns that changed, and those that claim a file which the branch changed or deleted.\n          mode: changed\n',
    'nightly-audit': '# Every return of the repository, every night: what was deleted since, which agents never came back, what is new and what\n# was fixed since the night before. The reports of 90 nights are kept with their runs, and the page draws them all.\nname: nightly audit of returns\n\non:\n  schedule:\n    - cron: \'17 3 * * *\'\n  workflow_dispatch:\n\npermissions:\n  contents: read\n  # For the reports of earlier nights, which are artifacts of earlier runs.\n  actions: read\n\njobs:\n  audit:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # All commits, without the contents of old files: history tells a file that was removed later from one that never was.\n          fetch-depth: 0\n          filter: blob:none\n      # Only nights of this repository: a fork may call its branch as this one, and what its pull request uploads is no night\'s report.\n      - name: Fetch the reports of earlier nights\n        shell: bash\n        env:\n          GH_TOKEN: ${{ github.token }}\n          GH_REPO: ${{ github.repository }}\n          NIGHTS: ${{ runner.temp }}/nights\n        run: |\n          mkdir -p "$NIGHTS"\n          workflow="$(basename "${GITHUB_WORKFLOW_REF%%@*}")"\n          for event in schedule workflow_dispatch; do\n            gh api --method GET "repos/$GH_REPO/actions/workflows/$workflow/runs" \\\n              -f event="$event" -f branch="$GITHUB_REF_NAME" -f status=completed -F per_page=90 \\\n              --jq \'.workflow_runs[] | select(.event == "schedule" or .event == "workflow_dispatch")\n                | select(.head_repository.id == .repository.id)\n                | "\\(.id) \\(.created_at[:10])-\\(.run_number)"\'\n          done > "$NIGHTS/runs"\n          while read -r run night; do\n            if gh run download "$run" --name returns-json --dir "$NIGHTS/$night" < /dev/null; then\n              mv "$NIGHTS/$night/returns.json" "$NIGHTS/$night.json"\n            else\n              echo "No report of run $run was fetched."\n            fi\n          done < "$NIGHTS/runs"\n      - uses: return-gate/return-gate@v1\n        with:\n          compare: ${{ runner.temp }}/nights/*.json\n          # Not into the checkout: a file that is there already is the repository\'s, and not of this night.\n          html-file: ${{ runner.temp }}/returns.html\n          json-file: ${{ runner.temp }}/returns.json\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-json\n          path: ${{ runner.temp }}/returns.json\n          retention-days: 90\n          if-no-files-found: error\n      - uses: actions/upload-artifact@v6\n        if: always()\n        with:\n          name: returns-page\n          path: ${{ runner.temp }}/returns.html\n          if-no-files-found: error\n',
};

;// CONCATENATED MODULE: ./src/cli/init/proposals.ts











function propose({ root, place, config: known, chosen, baseline, taken }) {
    const top = (0,tree_root/* repositoryOf */._M)(root) ?? root;
    const inProject = (name) => (place === '' ? name : `${place}/${name}`);
    const config = known ?? find/* CONFIG_FILES */.n0[0];
    const workflow = (name, file, about) => ({
        name: `.github/workflows/${file}`,
        path: (0,external_node_path_.join)(top, '.github/workflows', file),
        text: inFolder(WORKFLOWS[name], place),
        about,
        isShown: true,
    });
    const hasReturns = chosen.length > 0;
    return [
        {
            name: inProject(config),
            path: (0,external_node_path_.join)(root, config),
            text: configuration(chosen),
            about: hasReturns ? 'the versions to check by' : 'lets runs pass until the first return',
            isShown: true,
        },
        ...(taken.entries.length === 0
            ? []
            : [
                {
                    name: inProject(baseline),
                    path: (0,external_node_path_.join)(root, baseline),
                    isShown: false,
                    text: (0,baseline_baseline/* renderBaseline */.qL)(taken.entries),
                    about: `${(0,model_text/* count */.U9)(taken.entries.reduce((sum, { count: known }) => sum + known, 0), 'known finding')}, which will not fail`,
                },
            ]),
        workflow('pull-request', 'return-gate.yml', 'checks every pull request'),
        ...(hasReturns
            ? [workflow('nightly-audit', 'return-gate-nightly.yml', 'checks all returns at night, and keeps a report')]
            : []),
    ];
}
function configuration(chosen) {
    const lines = chosen.map(({ standard }) => `  ${standard.family}: ${standard.id}`);
    return [
        '# Settings of return-gate. All of them: return-gate schema config',
        ...(lines.length === 0
            ? [
                '# No return is committed yet, which would fail every run. Delete this file once the first return is committed.',
                'if-no-returns: warning',
            ]
            : ['standards:', ...lines]),
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
    try {
        const place = (0,write_place/* placeOf */.$t)(path, project);
        return place.kind === 'device' || place.mode !== null;
    }
    catch (error) {
        throw new usage_error/* UsageError */.e(unwritten(name, error));
    }
}
function writeProposal(proposal, { exists, isWriting, project }) {
    if (exists)
        return { ...proposal, outcome: 'exists' };
    if (!isWriting)
        return { ...proposal, outcome: 'proposed' };
    try {
        (0,write_file/* writeFile */._h)(proposal.path, [proposal.text], { project });
    }
    catch (error) {
        throw new caller/* OutputError */.u7(unwritten(proposal.name, error));
    }
    return { ...proposal, outcome: 'written' };
}
function unwritten(name, error) {
    return `${name} could not be written: ${(0,reason/* reasonOf */.A)(error)}`;
}

// EXTERNAL MODULE: ./src/config/settings.ts + 4 modules
var config_settings = __webpack_require__(27004);
// EXTERNAL MODULE: ./src/engine/run/check-tree.ts + 48 modules
var check_tree = __webpack_require__(77190);
// EXTERNAL MODULE: ./src/families/catalog.ts
var catalog = __webpack_require__(31895);
;// CONCATENATED MODULE: ./src/cli/init/trials.ts




async function check(standards, { tree, now, clock, config, untrue, known }) {
    const settings = (0,config_settings/* readSettings */.s)(givenOf(standards, now, clock), (setting) => `--${setting}`, config);
    let taken = { entries: [], added: 0, untrue: [] };
    const baseline = (0,baseline_baseline/* baselineToWrite */.ck)({
        before: known,
        untrue,
        onWritten: (found) => {
            taken = found;
        },
    });
    const report = await (0,check_tree/* checkTree */.R)(tree, settings, { baseline });
    return { report, taken, maxFileSize: settings.maxFileSize };
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
async function tryAll(context) {
    const { report } = await check('', context);
    const families = new Set(report.returns.map(({ standard }) => familyOf(standard)));
    const trials = [];
    for (const standard of catalog.orderedStandards.filter(({ family }) => families.has(family))) {
        trials.push(trial(standard, (await check(standard.id, context)).report));
    }
    return trials;
}
function familyOf(id) {
    return catalog.orderedStandards.find((standard) => standard.id === id)?.family;
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

// EXTERNAL MODULE: ./src/cli/command-help.ts
var command_help = __webpack_require__(11871);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
// EXTERNAL MODULE: ./src/cli/terminal/color.ts
var color = __webpack_require__(25696);
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
async function init(args, caller) {
    const help = (0,command_help/* requestedHelp */.YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return exit_status/* EXIT */.d.passed;
    }
    const { values, switches, rest } = (0,in_project/* inProject */.nO)((0,options/* readCall */.D)(args, OPTIONS), caller);
    if (rest.length > 0)
        throw new usage_error/* UsageError */.e(`init takes no ${rest[0] ?? ''}: name the project with --root.`);
    const root = values.get('root')?.[0] ?? '.';
    const now = values.get('now')?.[0];
    const paint = (0,report_paint/* painter */.C)(!switches.has('no-color') && (0,color/* wantsColor */.z)(caller));
    const tree = await openCommitted(root);
    try {
        const disk = (0,workspace/* openWorkspace */.O)(root);
        const known = (0,find/* findConfig */.u0)(disk)?.path ?? null;
        const untrue = switches.has(update_baseline/* INCLUDE_UNTRUE */.f.name) ? 'included' : 'left-out';
        const config = await (0,load/* readConfig */.Xg)(disk);
        const baseline = config?.baseline ?? model_baseline/* BASELINE_FILE */.t;
        const project = (0,write_place/* projectOf */.v8)([root, '.']);
        const context = {
            tree,
            now,
            clock: caller.now(),
            config,
            untrue,
            known: (0,update_baseline/* knownEntries */.A7)((0,external_node_path_.join)(root, baseline), project),
        };
        const trials = await tryAll(context);
        const chosen = known === null ? best(trials) : configured(trials, context);
        const ids = known === null ? chosen.map(({ standard }) => standard.id).join(',') : '';
        const { report, taken, maxFileSize } = await check(ids, context);
        const found = await foundInWords(report, tree, maxFileSize);
        const proposals = propose({ root, place: tree.root, config: known, chosen, baseline, taken });
        const isWriting = switches.has('write');
        const looked = proposals.map((proposal) => ({ proposal, exists: isThere(proposal, project) }));
        const done = looked.map(({ proposal, exists }) => writeProposal(proposal, { exists, isWriting, project }));
        caller.stdout.write((0,sink/* terminal */.Fo) `${survey({ trials, chosen, config: known, patterns: context.config?.paths ?? [], report, found }, paint)}\n${filesTable(done, isWriting, paint)}\n${nextSteps(done, { isWriting, place: tree.root, taken, hasReturns: trials.length > 0 })}`
            .text);
        return exit_status/* EXIT */.d.passed;
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
        if (!(error instanceof git_error/* GitError */.XS) || (error.kind !== 'no-repository' && error.kind !== 'no-commit'))
            throw error;
        throw new git_error/* GitError */.XS(error.what, error.kind, 'init looks at what is committed: make a repository, and commit the project first.');
    }
}


/***/ }),

/***/ 12274:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ knownEntries),
/* harmony export */   Rz: () => (/* binding */ updateBaseline),
/* harmony export */   f: () => (/* binding */ INCLUDE_UNTRUE)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78473);
/* harmony import */ var _baseline_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47663);
/* harmony import */ var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34909);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35333);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75340);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86270);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55665);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17700);









const INCLUDE_UNTRUE = {
    name: 'include-untrue',
    help: 'take false claims into the baseline, too',
};
function updateBaseline(file, project, untrue) {
    const before = knownEntries(file, project);
    let taken = { entries: [], added: 0, untrue: [] };
    return {
        baseline: (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineToWrite */ .ck)({
            before,
            untrue,
            onWritten: (found) => {
                taken = found;
            },
        }),
        write: () => {
            const { entries, added } = taken;
            const text = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBaseline */ .qL)(entries);
            demandReadable(text, entries);
            try {
                (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFile */ ._h)(file, [text], { project });
            }
            catch (error) {
                throw new _terminal_caller_js__WEBPACK_IMPORTED_MODULE_7__/* .OutputError */ .u7(unwritten(error));
            }
            const gone = sum(before) + added - sum(entries);
            const difference = `${String(added)} more and ${String(gone)} fewer than before`;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${file} now holds ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(sum(entries), 'known finding')}, ${difference}. Commit it.${leftOut(taken)}`
                .text;
        },
    };
}
function knownEntries(file, project) {
    let held;
    try {
        const place = (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(file, project);
        held = place.kind === 'file' && place.mode !== null ? (0,_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineFile */ .s$)(place.path) : null;
    }
    catch (error) {
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(unwritten(error));
    }
    return held === null ? [] : (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseline */ .mF)(held, file);
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
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`--update-baseline: a baseline of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(sum(entries), 'known finding')} would take ${String(size)} bytes, more than the limit of ${String(_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BASELINE_SIZE */ .lh)}: turn off the rules that most of them are of, or leave old returns out (paths, ignore).`);
}
function unwritten(error) {
    return `--update-baseline: the baseline could not be written: ${(0,_model_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error)}`;
}
function sum(entries) {
    return entries.reduce((total, entry) => total + entry.count, 0);
}


/***/ }),

/***/ 47366:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ds: () => (/* binding */ PATTERN_HELP),
  VV: () => (/* binding */ ROOT_OPTION),
  nO: () => (/* binding */ inProject),
  Lf: () => (/* binding */ withRoot)
});

// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(45023);
;// CONCATENATED MODULE: ./src/gather/place.ts
function patternFrom(place, pattern) {
    if (place === '')
        return pattern;
    const own = pattern.replace(/^[!\s]+/, '');
    const negations = pattern.slice(0, pattern.length - own.length);
    if (own === '' || own.startsWith('#') || /^(?:[/~]|[A-Za-z]:)/.test(own))
        return pattern;
    const folders = place.split('/').map(literally);
    const segments = own.split('/');
    const start = segments.findIndex((segment) => segment !== '.' && segment !== '..');
    const named = start < 0 ? [] : segments.slice(start);
    const up = segments.slice(0, segments.length - named.length).filter((segment) => segment === '..').length;
    if (up > folders.length)
        return pattern;
    const joined = [...folders.slice(0, folders.length - up), ...named].join('/');
    return `${negations}${joined === '' ? '.' : joined}`;
}
function literally(name) {
    return name.replace(/[[?*]/g, (sign) => `[${sign}]`);
}

// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
;// CONCATENATED MODULE: ./src/cli/in-project.ts




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
    const placed = (patterns) => patterns.map((pattern) => patternFrom(place, pattern));
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
    const root = (0,tree_root/* projectRootOf */.zu)('.', find/* CONFIG_FILES */.n0);
    if (root.because !== 'current' && !switches.has('quiet')) {
        const why = root.because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        stderr.write((0,sink/* terminal */.Fo) `return-gate: The project root is ${root.path}, ${why}.`.text + '\n');
    }
    return root;
}


/***/ }),

/***/ 29553:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ explainNoReturns)
/* harmony export */ });
/* harmony import */ var _gather_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85899);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52621);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75340);



const GUIDE = `${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORY */ .B}/blob/v${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}/docs/guides/agents.md`;
const MOST_PATTERNS = 3;
function explainNoReturns({ revision, patterns }) {
    const where = revision === null ? 'the files on disk' : `commit ${revision}`;
    const usual = _gather_places_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACES */ .ls.filter(({ reduced }) => reduced !== true).flatMap((place) => place.patterns);
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

/***/ 60776:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readCall)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78473);



function readCall(args, specs) {
    const options = Object.fromEntries(specs.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
    ]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = new Map();
    const switches = new Set();
    const rest = [];
    for (const token of tokens) {
        if (token.kind === 'positional') {
            if (token.value === '')
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e('An argument is empty: leave it out, or write what it should name.');
            rest.push(token.value);
        }
        if (token.kind !== 'option')
            continue;
        const spec = specs.find(({ name }) => token.rawName === `--${name}`);
        if (spec === undefined)
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || token.value === '' || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}


/***/ }),

/***/ 25696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ wantsColor)
/* harmony export */ });
function wantsColor({ env, stdout }) {
    if ((env.NO_COLOR ?? '') !== '')
        return false;
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return env.TERM !== 'dumb' && stdout.isTerminal;
}


/***/ }),

/***/ 68820:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);
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

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34909);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78473);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39288);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62778);
/* harmony import */ var _model_lacking_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6826);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45023);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60771);
/* harmony import */ var _read_utf8_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8145);
/* harmony import */ var _tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35674);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12102);












const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e((0,_model_lacking_js__WEBPACK_IMPORTED_MODULE_10__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes);
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error);
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
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
    const { text, problems } = (0,_read_utf8_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, wrong);
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_11__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5647)]).then(__webpack_require__.bind(__webpack_require__, 55647));
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
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_START */ .W;
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

/***/ 8175:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   CW: () => (/* reexport safe */ _registry_js__WEBPACK_IMPORTED_MODULE_1__.C),
/* harmony export */   Hk: () => (/* binding */ READERS),
/* harmony export */   g6: () => (/* binding */ chosenFor),
/* harmony export */   tO: () => (/* reexport safe */ _registry_js__WEBPACK_IMPORTED_MODULE_1__.t)
/* harmony export */ });
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30783);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57765);
/* harmony import */ var _read_markdown_commonmark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88811);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57342);





function chosenFor(list) {
    const heads = (0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseStandards */ .KB)(list);
    return Object.fromEntries(_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.map((name) => [name, _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t.find(({ id }) => id === heads[name]?.id)]));
}
function familyOf(value, chosen) {
    const asked = _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C.flatMap((family) => family.familyOf ?? []);
    return (0,_model_known_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s)(asked, 0)(value, chosen);
}
const READERS = {
    markdown: (0,_read_markdown_commonmark_js__WEBPACK_IMPORTED_MODULE_2__.markdownReader)(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C.flatMap(({ loose }) => loose ?? [])),
    rendered: _read_markdown_commonmark_js__WEBPACK_IMPORTED_MODULE_2__.renderedText,
    opening: (source) => firstOf(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C, ({ readOpening }) => readOpening?.(source, '') ?? null),
    whole: (source) => firstOf(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadedFamilies */ .C, ({ readWhole }) => readWhole?.(source, '', '') ?? null),
};
function firstOf(list, find) {
    for (const family of list) {
        const found = find(family);
        if (found !== null)
            return found;
    }
    return null;
}


/***/ }),

/***/ 31895:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   orderedStandards: () => (/* binding */ orderedStandards),
/* harmony export */   rules: () => (/* binding */ rules),
/* harmony export */   severities: () => (/* binding */ severities),
/* harmony export */   upstreamsOf: () => (/* binding */ upstreamsOf),
/* harmony export */   upstreamsOfFamily: () => (/* binding */ upstreamsOfFamily),
/* harmony export */   versionsInWords: () => (/* binding */ versionsInWords),
/* harmony export */   versionsWith: () => (/* binding */ versionsWith)
/* harmony export */ });
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75180);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57765);



const orderedStandards = _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.filter((standard) => standard.family === family));
const rules = [
    ...new Map(_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .standards */ .t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule === rule)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
}
function upstreamsOf(rule) {
    const named = rule.sources.flatMap(({ document }) => _model_source_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCUMENT_UPSTREAMS */ .VK[document] ?? []);
    const ofVersions = rule.sources.some(({ document }) => document === 'upstream')
        ? _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
            .filter(({ versions }) => versions.some((version) => version.rules.some((use) => use.rule === rule)))
            .flatMap(({ upstreams }) => upstreams)
        : [];
    return [...new Map([...named, ...ofVersions].map((one) => [one.url, one])).values()];
}
function upstreamsOfFamily(family) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_2__/* .loadedFamilies */ .C
        .filter(({ versions }) => versions.some((version) => version.family === family))
        .flatMap(({ upstreams }) => upstreams);
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
    return _choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}


/***/ }),

/***/ 57765:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ loadedFamilies),
/* harmony export */   t: () => (/* binding */ standards)
/* harmony export */ });
/* harmony import */ var _bmad_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27124);
/* harmony import */ var _gsd_family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39251);
/* harmony import */ var _json_family_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32146);
/* harmony import */ var _result_envelope_family_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89168);
/* harmony import */ var _verify_result_family_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16112);





const loadedFamilies = [_bmad_family_js__WEBPACK_IMPORTED_MODULE_0__.loaded, _gsd_family_js__WEBPACK_IMPORTED_MODULE_1__.loaded, _json_family_js__WEBPACK_IMPORTED_MODULE_2__.loaded, _result_envelope_family_js__WEBPACK_IMPORTED_MODULE_3__.loaded, _verify_result_family_js__WEBPACK_IMPORTED_MODULE_4__.loaded];
const standards = loadedFamilies.flatMap(({ versions }) => versions);


/***/ }),

/***/ 60782:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 75180:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ sourceInWords),
/* harmony export */   VK: () => (/* binding */ DOCUMENT_UPSTREAMS)
/* harmony export */ });
/* unused harmony export DOCUMENTS */
const DOCUMENTS = {
    '000': 'Document 000, the console return 1.0',
    '001': 'Document 001, the return metadata file',
    '002': 'Document 002, the validation of a console return in six steps',
    '003': 'Document 003, the console return with its delegation chain',
    '004': 'Document 004, returns in Markdown',
    upstream: 'The standard as its project publishes it',
    'return-gate': 'return-gate itself',
};
const AGENT_SYSTEM = {
    title: 'the agent system of benbrastmckie, in ProofChecker',
    url: 'https://github.com/benbrastmckie/ProofChecker',
};
const DOCUMENT_UPSTREAMS = {
    '000': AGENT_SYSTEM,
    '001': { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
    '002': AGENT_SYSTEM,
    '003': AGENT_SYSTEM,
    '004': { title: 'Agent Teams Lite', url: 'https://github.com/Gentleman-Programming/agent-teams-lite' },
};
function sourceInWords({ document, heading }) {
    return heading === undefined ? DOCUMENTS[document] : `${DOCUMENTS[document]}: ${heading}`;
}


/***/ }),

/***/ 9066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);

function painter(color) {
    return color ? _sink_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4 : (_, fragment) => fragment;
}


/***/ }),

/***/ 20220:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readFiles)
/* harmony export */ });
async function readFiles(tree, files, limit) {
    const references = files.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
    });
    const found = new Map();
    let next = 0;
    for await (const contents of tree.read(references, limit)) {
        for (const content of contents) {
            const file = references[next++];
            if (file !== undefined && content.kind === 'bytes')
                found.set(file.path, content.bytes);
        }
    }
    return found;
}


/***/ }),

/***/ 57657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endBetweenWrites)
/* harmony export */ });
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


/***/ }),

/***/ 35674:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   gA: () => (/* binding */ leadsInto),
/* harmony export */   yZ: () => (/* binding */ linkBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17896);



function linkBelow(folders, file) {
    const tops = new Set(folders.flatMap((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), nativePathOf(folder)]));
    for (const top of tops) {
        for (const form of formsOf(file)) {
            const place = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form);
            const link = place === null ? undefined : firstLink(top, place);
            if (link !== undefined)
                return link;
        }
    }
    return undefined;
}
function placeIn(folder, file) {
    const real = nativePathOf(folder);
    const places = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), real].flatMap((top) => formsOf(file).map((form) => (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form)));
    const place = places.find((one) => one !== null) ?? null;
    const actual = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(real, nativePathOf(file));
    return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}
function leadsInto(folder, file) {
    return (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(nativePathOf(folder), nativePathOf(file)) !== null;
}
function formsOf(file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    return [path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(nativePathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))];
}
function firstLink(folder, place) {
    const segments = place.split('/');
    for (let n = 1; n <= segments.length; n++) {
        const part = segments.slice(0, n).join('/');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return part;
    }
    return undefined;
}
function nativePathOf(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    }
}


/***/ }),

/***/ 86270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ appendToFile),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   wZ: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63020);
/* harmony import */ var _end_between_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57657);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55665);






function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    if (place.kind === 'device') {
        writeInto(place, chunks);
        return true;
    }
    const beside = (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
    (0,_end_between_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .endBetweenWrites */ .g)();
    try {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(beside, 'wx', place.mode ?? 0o666);
        isThere = true;
        try {
            for (const chunk of chunks)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
            if (place.mode !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(handle, place.mode);
            if (durable)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(handle);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
        if (!mayReplace())
            return false;
        demandSame(file, place, (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(place.path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
    }
}
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function appendToFile(file, text, project) {
    const { path } = makeFolders(file, project);
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-file', path, `${path} is no regular file.`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, text);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
    if (place.kind === 'device' || place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(folder));
    return (0,_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file, project);
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
function demandSame(file, before, now) {
    if (now.kind === 'file' && now.path === before.path && now.key === before.key)
        return;
    throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-folder', before.folder, `${file} was moved while it was written. Run this again.`);
}
function writeInto({ path, isLink }, chunks) {
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, isLink ? 'w' : node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    try {
        if (!isLink && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile()) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedPlace */ .QE('no-file', path, `${path} became another file while it was opened. Run this again.`);
        }
        for (const chunk of chunks)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
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
/* unused harmony export namesIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57342);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78473);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17896);
/* harmony import */ var _model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63020);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12102);







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
    const project = new Set();
    for (const folder of folders) {
        if (!(0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .isDirectory */ .wd)(folder))
            continue;
        for (const path of [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryOf */ ._M)(folder)]) {
            if (path !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
                project.add(keyOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true })));
        }
    }
    return project;
}
function keyOf({ dev, ino }) {
    return `${String(dev)}:${String(ino)}`;
}
function unwritten(message, cause) {
    const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
    return isForbidden ? new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(message) : new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UnwrittenFile */ .$(message);
}
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;
const PERMISSIONS = 4095n;
function placeOf(file, project) {
    const { folders, rest, last } = walk(file, project);
    const folder = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(folders, folders.length - 1);
    if (rest.length === 0)
        throw noFile(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), 'is a folder. Name a file in it');
    refuseGit(file, folders, rest);
    const lacking = rest.slice(0, -1).map((_, n) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, ...rest.slice(0, n + 1)));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.path, ...rest);
    if (last?.isDirectory() === true)
        throw noFile(file, path, 'is a folder. Name a file in it');
    if (last?.isSymbolicLink() === true)
        return { kind: 'device', path, isLink: true };
    if (last !== undefined && !last.isFile()) {
        if (folder.isInside)
            throw noFile(file, path, 'is no regular file. Name another');
        return { kind: 'device', path, isLink: false };
    }
    return {
        kind: 'file',
        path,
        folder: lacking.at(-1) ?? folder.path,
        key: lacking.length === 0 ? folder.key : null,
        lacking,
        mode: last === undefined ? null : Number(last.mode & PERMISSIONS),
    };
}
const MOST_LINKS = 40;
function walk(file, project) {
    const open = (path, name, stats, isInside) => {
        const key = keyOf(stats);
        return { path, name, key, isInside: isInside || project.has(key) };
    };
    const top = (path) => open(path, '', (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true }), false);
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    let folders = [top((0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(start).root)];
    let links = 0;
    const todo = namesIn(start).reverse();
    for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
        const above = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(folders, folders.length - 1);
        if (name === '..') {
            if (folders.length > 1)
                folders.pop();
            continue;
        }
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.path, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), { bigint: true, throwIfNoEntry: false });
        const isLast = todo.length === 0;
        if (stats?.isSymbolicLink() === true && !(isLast && !above.isInside && OF_THE_SYSTEM.test(above.path))) {
            if (above.isInside || isLast || ++links > MOST_LINKS)
                throw throughLink(file, path);
            const target = (0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePathBytes */ .j)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)(path), { encoding: 'buffer' }).toString('latin1'));
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))
                folders = [top((0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(target)).root)];
            todo.push(...namesIn(target).reverse());
            continue;
        }
        if (isLast || stats === undefined) {
            const rest = [name, ...todo.reverse()];
            if (rest.includes('..'))
                throw noFolder(file, path);
            return { folders, rest, last: stats };
        }
        if (!stats.isDirectory())
            throw noFolder(file, path);
        folders.push(open(path, name, stats, above.isInside));
    }
    return { folders, rest: [], last: undefined };
}
function namesIn(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    const names = path.slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root.length : 0).split(separator === '\\' ? /[\\/]+/ : /\/+/);
    return names.filter((name) => name !== '' && name !== '.');
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;
function refuseGit(file, folders, rest) {
    const first = folders.findIndex(({ isInside }) => isInside);
    const own = folders.slice(Math.max(first, 0));
    let { path } = (0,_model_known_js__WEBPACK_IMPORTED_MODULE_6__/* .elementAt */ .s)(own, 0);
    for (const name of [...own.slice(1).map((folder) => folder.name), ...rest]) {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
        if (GIT_NAME.test(name.replace(IGNORED, '')))
            throw inGit(file, path);
    }
    const kept = own.find((folder) => isGitFolder(folder.path));
    if (kept !== undefined)
        throw inGit(file, kept.path);
}
function isGitFolder(path) {
    const has = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)), { throwIfNoEntry: false }) !== undefined;
    return has('HEAD') && (has('commondir') || (has('objects') && has('refs')));
}
function readable(path) {
    return (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) ?? path;
}
function throughLink(file, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === path ? '' : `${readable(file)}: `;
    return new RefusedPlace('link', path, `${way}${readable(path)} is a symbolic link, and nothing is written through one. Name a path that leads through none, or take the link away.`);
}
function inGit(file, path) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === path ? '' : ` (${readable(path)})`;
    return new RefusedPlace('git', path, `${readable(file)} is in git's own folder${kept}, where nothing is written. Name a file elsewhere.`);
}
function noFolder(file, path) {
    return new RefusedPlace('no-folder', path, `${readable(file)} is below ${readable(path)}, which is not a folder. Name a file elsewhere.`);
}
function noFile(file, path, what) {
    return new RefusedPlace('no-file', path, `${readable(file)} ${what}.`);
}


/***/ })

};
;
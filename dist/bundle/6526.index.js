"use strict";
exports.id = 6526;
exports.ids = [6526,473];
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
    const { base, whole, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__.BASELINE_FILE, hidesNoClaims = false } = source;
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
async function findBaseline({ tree, root, named, onDisk, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__.BASELINE_FILE, }) {
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
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${place} is not a regular file: commit the file itself.`);
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
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _model_finding_js__WEBPACK_IMPORTED_MODULE_2__.BASELINE_FILE);
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
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.reasonOf)(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`);
    }
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`The baseline ${file} is not a regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : place;
}


/***/ }),

/***/ 23687:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ completionOf)
/* harmony export */ });
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55235);
/* harmony import */ var _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32083);
/* harmony import */ var _report_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5226);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58853);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60776);






const SHELLS = ['bash', 'zsh', 'fish'];
function completionOf(commands) {
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)({
        usage: 'return-gate completion SHELL',
        about: 'Prints the completion of a shell, which completes commands, options, rules and formats.',
        options: [],
        examples: [
            ['source <(return-gate completion bash)', 'in ~/.bashrc'],
            ['source <(return-gate completion zsh)', 'in ~/.zshrc, after compinit'],
            ['return-gate completion fish | source', 'in ~/.config/fish/config.fish'],
        ],
    }, async ({ rest: [shell, ...more] }, caller) => {
        const known = SHELLS.find((one) => one === shell);
        if (known === undefined || more.length > 0) {
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`completion takes one of ${SHELLS.join(', ')}: write return-gate completion bash.`);
        }
        const options = new Map();
        for (const [name, load] of Object.entries(commands)) {
            options.set(name, (await load()).help.options.map((option) => `--${option.name}`));
        }
        const script = known === 'fish' ? fish(options) : bash(options, known);
        const text = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .exact */ .e0)(`${script}\n`);
        if (text === null)
            throw new Error('The completion has a character that no script should have.');
        caller.stdout.write(text);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
    });
}
const VALUES = [
    ['--format', _report_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_NAMES */ .BU],
    ['--rule', _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_IDS */ .Iu],
    ['--fail-on', ['error', 'warning', 'notice', 'never']],
    ['explain', _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_IDS */ .Iu],
    ['completion', SHELLS],
];
function bash(options, shell) {
    return [
        ...(shell === 'zsh'
            ? [
                '(( $+functions[compdef] )) || { autoload -U compinit && compinit; }',
                'autoload -U +X bashcompinit && bashcompinit',
            ]
            : []),
        '_return_gate() {',
        '  local words=() current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
        '  case "${COMP_WORDS[1]}" in',
        ...[...options].map(([name, own]) => `    ${name}) words=(${own.join(' ')}) ;;`),
        '  esac',
        `  if [ "$COMP_CWORD" -eq 1 ]; then words=(${[...options.keys(), 'help', 'version', '--help', '--version'].join(' ')}); fi`,
        '  case "$before" in',
        ...VALUES.map(([word, values]) => `    ${word}) words=(${values.join(' ')}) ;;`),
        '  esac',
        '  COMPREPLY=($(compgen -W "${words[*]}" -- "$current"))',
        '  if [ "${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi',
        '}',
        'complete -o filenames -F _return_gate return-gate',
    ].join('\n');
}
function fish(options) {
    const values = new Map(VALUES);
    return [
        `complete -c return-gate -n __fish_use_subcommand -f -a '${[...options.keys(), 'help', 'version'].join(' ')}'`,
        ...[...options].flatMap(([name, own]) => [
            ...own.map((option) => {
                const known = values.get(option);
                const takes = known === undefined ? '' : ` -x -a '${known.join(' ')}'`;
                return `complete -c return-gate -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}${takes}`;
            }),
            ...(values.has(name)
                ? [
                    `complete -c return-gate -n '__fish_seen_subcommand_from ${name}' -f -a '${(values.get(name) ?? []).join(' ')}'`,
                ]
                : []),
        ]),
    ].join('\n');
}


/***/ }),

/***/ 35342:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45023);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61036);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6644);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(49710);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12102);
/* harmony import */ var _tree_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16825);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55665);
/* harmony import */ var _update_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12274);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71799);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5086);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83303);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58853);
/* harmony import */ var _families_catalog_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31895);
/* harmony import */ var _prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(74948);
/* harmony import */ var _config_removed_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(87694);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60776);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(84756);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(68820);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_catalog_js__WEBPACK_IMPORTED_MODULE_12__, _prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_13__, _reference_js__WEBPACK_IMPORTED_MODULE_16__]);
([_families_catalog_js__WEBPACK_IMPORTED_MODULE_12__, _prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_13__, _reference_js__WEBPACK_IMPORTED_MODULE_16__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);




















const LEVEL_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan', off: 'dim' };
const explain = (0,_reference_js__WEBPACK_IMPORTED_MODULE_16__/* .lookup */ .$I)({
    name: 'explain',
    operand: 'RULE',
    about: 'Explains what a rule demands and why, where the demand comes from, and how to fix what breaks it.',
}, async ({ isJson, operand, paint }) => {
    const rule = _families_catalog_js__WEBPACK_IMPORTED_MODULE_12__.rules.find(({ id }) => id === operand);
    if (rule !== undefined) {
        return isJson ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .jsonFrame */ .Gm) `${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .json */ .Pq)(dataOf(rule))}\n` : pageOf(rule, await reasonsHere(rule.id), paint).text;
    }
    const instead = (0,_config_removed_js__WEBPACK_IMPORTED_MODULE_14__/* .insteadOf */ .c)('rule', operand);
    if (instead === undefined) {
        const ids = _families_catalog_js__WEBPACK_IMPORTED_MODULE_12__.rules.map(({ id }) => id);
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_15__/* .unknownName */ .U0)('rule', operand, ids, 'return-gate rules lists them all.');
    }
    const words = `The rule ${operand} was removed: ${instead}.`;
    return isJson ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .jsonFrame */ .Gm) `${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .json */ .Pq)({ id: operand, removed: words })}\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${words}\n`.text;
});
function dataOf(rule) {
    const shown = (0,_prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_13__/* .shownRule */ .M)(rule);
    if (shown === undefined)
        return (0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_12__.ruleData)(rule);
    const { standard } = shown;
    const all = (examples) => examples.map((one) => (0,_prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_13__/* .showExample */ .s)(standard, one));
    return { ...(0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_12__.ruleData)(rule), examples: { standard: standard.id, bad: all(shown.bad), good: all(shown.good) } };
}
async function reasonsHere(rule) {
    const root = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRootOf */ .zu)('.', _config_find_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_FILES */ .n0).path;
    const disk = (0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .openWorkspace */ .OH)(root);
    try {
        const config = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(disk);
        const ofOverrides = (config?.overrides ?? []).flatMap(({ paths, findings, rules: levels, reason }) => {
            const level = levels.get(rule);
            if (level === undefined || reason === undefined)
                return [];
            return [`${config?.file ?? ''} sets it to ${level} for ${[...paths, ...findings].join(', ')}: ${reason}`];
        });
        const file = config?.baseline ?? _model_finding_js__WEBPACK_IMPORTED_MODULE_8__.BASELINE_FILE;
        const known = (0,_update_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .knownEntries */ .A7)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, file), (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .projectOf */ .v8)([root, '.'])).filter((entry) => entry.rule === rule);
        const byReason = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_18__/* .groupBy */ .$z)(known, ({ reason }) => reason);
        const ofBaseline = [...byReason].flatMap(([reason, entries]) => reason === undefined ? [] : [`${file} knows ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_9__.count)(entries.length, 'finding')} of it: ${reason}`]);
        return [...ofOverrides, ...ofBaseline];
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_19__/* .UsageError */ .e)
            return [];
        throw error;
    }
    finally {
        disk.close();
    }
}
function pageOf(rule, reasons, paint) {
    const title = (text) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `\n${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${text}`)}\n`;
    const level = (severity) => paint(LEVEL_STYLE[severity], (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${severity}`);
    const versions = (0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_12__.versionsWith)(rule).map(({ standard, severity, params }) => [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${standard.id}`,
        level(severity),
        ...(Object.keys(params).length === 0 ? [] : [(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${JSON.stringify(params)}`]),
    ]);
    const parts = [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${rule.id}`)}  ${level(rule.severity)}\n`,
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)(`${rule.summary}.`),
        title('Why'),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)(rule.rationale),
        title('How to fix'),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)(rule.remedy),
        title('How to silence it'),
        ...silence(rule),
        ...(reasons.length === 0 ? [] : [title('In this project'), ...reasons.map(_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)]),
        title('Versions that have it'),
        ...(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .aligned */ .b6)(versions),
        title('Sources'),
        ...rule.sources.map((source) => (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)((0,_model_rule_js__WEBPACK_IMPORTED_MODULE_7__.sourceInWords)(source))),
        ...(0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_12__.upstreamsOf)(rule).map(({ title: name, url }) => (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_9__.capital)(name)}: ${url}`)),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)(`Page: ${(0,_report_links_js__WEBPACK_IMPORTED_MODULE_10__/* .rulePage */ .gd)(rule.id)}`),
    ];
    const shown = (0,_prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_13__/* .shownRule */ .M)(rule);
    if (shown !== undefined) {
        const examples = [['Bad', shown.bad], ['Good', shown.good]];
        for (const [name, list] of examples) {
            parts.push(title(name), ...list.map((example) => exampleOf(shown.standard, example, paint)));
        }
    }
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${parts}`;
}
function silence({ id }) {
    return [
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)('In .return-gate.yml, everywhere, for the returns in some files, or for one finding by its fingerprint:'),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .verbatim */ .Bj)([
            'rules:',
            `  ${id}: off`,
            'overrides:',
            "  - paths: ['specs/archive/**']",
            `    rules: { ${id}: off }`,
            '  - findings: [FINGERPRINT]',
            `    rules: { ${id}: off }`,
            '    reason: why, which reports show',
        ].join('\n'), 4),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)(`return-gate check --rule ${id} --format jsonl prints the fingerprint of each finding.`),
    ];
}
function exampleOf(standard, example, paint) {
    const { main, beside, gone, notes, given } = (0,_prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_13__/* .showExample */ .s)(standard, example);
    const checked = paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `checked by ${standard.id}${given.map((phrase) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `; ${phrase}`)}`);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `  ${main.path}  ${checked}\n${[
        content(main),
        ...beside.map((file) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `  ${file.path}${file.kind === 'file' ? '' : ` is a ${NAMES[file.kind]}`}\n${content(file)}`),
        ...gone.map((path) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `  ${path} does not exist\n`),
        ...notes.map(({ path, clause }) => (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .paragraph */ .FY)(`${path} ${clause}`)),
    ]}`;
}
const NAMES = { link: 'symbolic link to', submodule: 'submodule' };
function content({ kind, text, cutFrom }) {
    if (kind === 'submodule')
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) ``;
    const size = cutFrom === null ? '' : `${String(cutFrom)} characters in all`;
    if (text.trim() === '') {
        return (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .verbatim */ .Bj)(text === '' && cutFrom === null ? '(empty)' : `(white space${size === '' ? '' : `, ${size}`})`, 4);
    }
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .verbatim */ .Bj)(text, 4)}${size === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `` : (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_17__/* .verbatim */ .Bj)(`(${size})`, 4)}`;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 76526:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   completionOf: () => (/* reexport safe */ _completion_js__WEBPACK_IMPORTED_MODULE_0__.G),
/* harmony export */   explain: () => (/* reexport safe */ _explain_js__WEBPACK_IMPORTED_MODULE_1__.W),
/* harmony export */   prompt: () => (/* reexport safe */ _prompt_js__WEBPACK_IMPORTED_MODULE_2__.J),
/* harmony export */   rules: () => (/* reexport safe */ _reference_js__WEBPACK_IMPORTED_MODULE_3__.aO),
/* harmony export */   schema: () => (/* reexport safe */ _reference_js__WEBPACK_IMPORTED_MODULE_3__.wQ),
/* harmony export */   standards: () => (/* reexport safe */ _reference_js__WEBPACK_IMPORTED_MODULE_3__.tO)
/* harmony export */ });
/* harmony import */ var _completion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23687);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35342);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1183);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84756);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_explain_js__WEBPACK_IMPORTED_MODULE_1__, _prompt_js__WEBPACK_IMPORTED_MODULE_2__, _reference_js__WEBPACK_IMPORTED_MODULE_3__]);
([_explain_js__WEBPACK_IMPORTED_MODULE_1__, _prompt_js__WEBPACK_IMPORTED_MODULE_2__, _reference_js__WEBPACK_IMPORTED_MODULE_3__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);





__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 1183:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ prompt)
/* harmony export */ });
/* harmony import */ var _tree_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16825);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(49710);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61036);
/* harmony import */ var _config_parse_option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13691);
/* harmony import */ var _prompt_hook_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70107);
/* harmony import */ var _prompt_form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25750);
/* harmony import */ var _prompt_instruction_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95070);
/* harmony import */ var _families_project_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10473);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30783);
/* harmony import */ var _families_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57765);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55235);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58853);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60776);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(79449);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_registry_js__WEBPACK_IMPORTED_MODULE_8__]);
_families_registry_js__WEBPACK_IMPORTED_MODULE_8__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];














const OPTIONS = [
    {
        name: 'standard',
        value: 'ID',
        help: 'the version to write returns by, or a family for its configured or default one (default: return-meta, a file that is committed with the work; of a hook: subagent-return, the last message)',
    },
    { name: 'form', value: 'NAME', help: 'in place of a standard, a form that the configuration declares, or a preset' },
    { name: 'root', value: 'DIR', help: 'the project whose configuration adds words (default: the current directory)' },
    { name: 'agent', value: 'NAME', help: 'the agent that is called; of a hook, the only one that it is for' },
    { name: 'session', value: 'ID', help: 'the session id that the return must echo' },
    {
        name: 'hook',
        value: 'NAME',
        help: 'instead, a hook that validates what subagents return: claude (a part of .claude/settings.json) or opencode (.opencode/plugins/return-gate.js, for opencode 1)',
    },
    { name: 'brief', help: 'a short instruction with a template instead' },
];
const HOOKS = { claude: _prompt_hook_js__WEBPACK_IMPORTED_MODULE_3__/* .claudeHook */ .y, opencode: _prompt_hook_js__WEBPACK_IMPORTED_MODULE_3__/* .opencodePlugin */ .d };
const prompt = (0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .command */ .G5)({
    usage: 'return-gate prompt [options]',
    about: 'Prints an instruction to append to what an agent reads, so that it writes a return: the structure, the allowed values, and an example that the gate accepts. With --hook it prints a hook that validates returns as agents end.',
    details: ['The instruction is made from the schema by which returns are checked.'],
    options: OPTIONS,
}, async ({ values, switches, rest }, caller) => {
    if (rest.length > 0)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e(`prompt takes no operand: write --standard ${rest[0] ?? ''}.`);
    const value = (name) => values.get(name)?.[0] ?? null;
    const form = value('form');
    if (form !== null) {
        const other = ['standard', 'agent', 'session', 'hook'].find((name) => values.has(name));
        if (other !== undefined)
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e(`--form says all that is to be written: leave --${other} out.`);
        const { formNamed } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4865), __webpack_require__.e(7939), __webpack_require__.e(8098), __webpack_require__.e(5341), __webpack_require__.e(4630), __webpack_require__.e(7655)]).then(__webpack_require__.bind(__webpack_require__, 54630));
        caller.stdout.write((0,_prompt_form_js__WEBPACK_IMPORTED_MODULE_4__/* .formInstruction */ .j)(await formNamed(form, value('root') ?? '.')).text);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .dc.passed;
    }
    const config = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .Xg)((0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .openWorkspace */ .OH)(value('root') ?? '.'));
    const hook = value('hook');
    const plain = theStandard(value('standard'), hook !== null, config?.standards);
    const words = config?.vocabulary.get(plain.family);
    const standard = words === undefined ? plain : (0,_families_project_words_js__WEBPACK_IMPORTED_MODULE_6__.withProjectWords)(plain, words);
    const agent = value('agent');
    const session = value('session');
    const text = textOf(standard);
    const { nameless, withoutAgent } = text;
    if (nameless !== null && (session !== null || (agent !== null && hook === null))) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e(`${nameless} names no agent and no session: leave --agent and --session out.`);
    }
    if (hook !== null && nameless !== null && !text.isSeenByHooks) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e(`${nameless} is a file that no hook sees, not a last message: leave --hook out.`);
    }
    if (withoutAgent !== undefined && (agent !== null || hook !== null))
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e(withoutAgent);
    if (switches.has('brief')) {
        if (text.brief === undefined)
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e(`${standard.family} has no brief instruction: leave --brief out.`);
        if ([hook, agent, session].some((given) => given !== null)) {
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e('--brief goes with no agent, session or hook: leave them out.');
        }
        caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${text.brief.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${line}\n`)}`.text);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .dc.passed;
    }
    if (hook !== null) {
        const make = HOOKS[(0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)('--hook', hook, ['claude', 'opencode'])];
        caller.stdout.write(make({ standard, agent, session }));
        if (value('standard') === null)
            caller.stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${ofLastMessage(standard)}\n`.text);
        if (agent === null)
            caller.stderr.write(EVERY_AGENT);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .dc.passed;
    }
    const schema = _schemas_js__WEBPACK_IMPORTED_MODULE_12__/* .SCHEMAS */ .H.get(standard.id);
    if (schema === undefined)
        throw new Error(`${standard.id} has no schema`);
    const example = (0,_prompt_instruction_js__WEBPACK_IMPORTED_MODULE_5__/* .instructiveExample */ .VH)(standard, { agent, session });
    caller.stdout.write((0,_prompt_instruction_js__WEBPACK_IMPORTED_MODULE_5__/* .render */ .XX)({ standard, text, schema, example, session, agent }));
    return _model_report_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .dc.passed;
});
function textOf(standard) {
    const found = _families_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .loadedFamilies */ .C.flatMap(({ prompts }) => prompts.get(standard.family) ?? [])[0];
    if (found === undefined)
        throw new Error(`no family has a prompt for ${standard.family}`);
    return found;
}
const EVERY_AGENT = 'return-gate: this hook holds every subagent to the standard, also those that are no part of it: name one with --agent.\n';
function ofLastMessage({ id, family }) {
    return `return-gate: this hook checks last messages by ${id}: tell your agents what return-gate prompt --standard ${family} prints, or name another --standard.`;
}
function theStandard(name, ofHook, configured = new Map()) {
    const [usual] = _families_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .loadedFamilies */ .C.flatMap(({ prompts }) => [...prompts].find(([, { isUsual }]) => isUsual)?.[0] ?? []);
    const asked = name ?? (ofHook ? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .looseFamily */ .LZ)('json') : usual) ?? '';
    const head = (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .standardNamed */ .jv)(configured.get(asked) ?? asked);
    const found = _families_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .standards */ .t.find(({ id }) => id === head?.id);
    if (found !== undefined)
        return found;
    const ids = _families_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .standards */ .t.map((standard) => standard.id);
    throw (0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .unknownName */ .U0)('standard', name ?? '', [..._families_choose_js__WEBPACK_IMPORTED_MODULE_7__/* .FAMILY_NAMES */ .ME, ...ids], 'See return-gate standards.');
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 84756:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ lookup),
/* harmony export */   aO: () => (/* binding */ rules),
/* harmony export */   tO: () => (/* binding */ standards),
/* harmony export */   wQ: () => (/* binding */ schema)
/* harmony export */ });
/* harmony import */ var _config_parse_option_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13691);
/* harmony import */ var _families_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31895);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30783);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41300);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55235);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58853);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17700);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68820);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79449);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__]);
_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];












function lookup({ name, operand, about, options = [] }, answer) {
    const usage = `return-gate ${name}${operand === null ? '' : ` ${operand}`}`;
    const help = { usage: `${usage} [options]`, about, options: [...options, _options_js__WEBPACK_IMPORTED_MODULE_7__/* .OPTION */ .Cy.format, _options_js__WEBPACK_IMPORTED_MODULE_7__/* .OPTION */ .Cy.noColor] };
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .command */ .G5)(help, async ({ values, switches, rest }, caller) => {
        const format = (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_0__/* .parseChoice */ .HU)('--format', values.get('format')?.[0] ?? 'text', ['text', 'json']);
        const [given = '', ...more] = rest;
        if (operand === null ? rest.length > 0 : rest.length === 0 || more.length > 0) {
            const takes = operand === null ? 'takes no operand' : `takes one ${operand}`;
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e(`${name} ${takes}, and ${String(rest.length)} ${rest.length === 1 ? 'was' : 'were'} given: write ${usage}.`);
        }
        const paint = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .painter */ .C2)(!switches.has('no-color') && (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_8__/* .wantsColor */ .zK)(caller));
        caller.stdout.write(await answer({ isJson: format === 'json', operand: given, paint, values }));
        return _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.passed;
    });
}
const SCHEMA_NAMES = [..._schemas_js__WEBPACK_IMPORTED_MODULE_10__/* .SCHEMAS */ .H.keys()];
const schema = lookup({
    name: 'schema',
    operand: 'NAME',
    about: `Prints a JSON Schema (draft 2020-12) to keep in a file. NAME is the name of a family, for its default version, or one of\n  ${SCHEMA_NAMES.join('\n  ')}`,
}, ({ operand }) => {
    const found = _schemas_js__WEBPACK_IMPORTED_MODULE_10__/* .SCHEMAS */ .H.get((0,_families_choose_js__WEBPACK_IMPORTED_MODULE_2__/* .standardNamed */ .jv)(operand)?.id ?? operand);
    if (found === undefined) {
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownName */ .U0)('schema', operand, SCHEMA_NAMES, `There are ${SCHEMA_NAMES.join(', ')}.`);
    }
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonFrame */ .Gm) `${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .json */ .Pq)(found, 2)}\n`;
});
const standards = lookup({
    name: 'standards',
    operand: null,
    about: 'Lists every version of every standard: its statuses, its types of artifacts, and the fields that make claims.',
}, ({ isJson, paint }) => {
    if (!isJson)
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.orderedStandards.map((standard, n) => entry(standard, n === 0, paint))}`.text;
    const schemaOf = ({ id }) => (_schemas_js__WEBPACK_IMPORTED_MODULE_10__/* .SCHEMAS */ .H.has(id) ? id : null);
    const all = _families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.orderedStandards.map((standard) => ({ ...(0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.standardData)(standard), schema: schemaOf(standard) }));
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonFrame */ .Gm) `${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .json */ .Pq)({ standards: all })}\n`;
});
function entry(standard, isFirst, paint) {
    const { id, title, isDefault, source, statuses, success, artifactTypes, claimFields, claimsInWords, rules } = standard;
    const row = (name, words) => [
        paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${name}`),
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${words.join(', ')}`,
    ];
    const rows = [
        ...(success.length === 0 ? [] : [row('success', success)]),
        row('other', statuses.filter((status) => !success.includes(status))),
        ...(artifactTypes.length === 0 ? [] : [row('artifacts', artifactTypes)]),
        row('claims', [
            ...claimFields.map(({ pattern }) => pattern),
            ...(claimsInWords === undefined ? [] : [claimsInWords]),
        ]),
        row('rules', [String(rules.length)]),
    ];
    const head = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${id}`)}${isDefault ? '  the default of its family' : ''}`;
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${isFirst ? '' : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `\n`}${head}\n  ${title} (${source})\n${(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_9__/* .aligned */ .b6)(rows)}`;
}
const rules = lookup({
    name: 'rules',
    operand: null,
    about: 'Lists the rules on one line each: id, severity and what the rule demands.',
    options: [
        { name: 'standard', value: 'ID', help: 'only the rules of this version, with its severities' },
        { name: 'severity', value: 'LEVEL', help: 'only rules with this severity: error, warning, notice or off' },
    ],
}, ({ isJson, paint, values }) => {
    const standard = readStandard(values.get('standard')?.[0]);
    const level = values.get('severity')?.[0];
    if (level !== undefined)
        (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_0__/* .parseChoice */ .HU)('--severity', level, [..._model_finding_js__WEBPACK_IMPORTED_MODULE_3__.SEVERITIES, 'off']);
    const listed = _families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.rules
        .map((rule) => ({ rule, levels: levelsOf(rule, standard) }))
        .filter(({ levels }) => levels.length > 0 && (level === undefined || levels.includes(level)));
    return isJson
        ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonFrame */ .Gm) `${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .json */ .Pq)({ rules: listed.map(({ rule }) => (0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.ruleData)(rule)) })}\n`
        : list(listed, paint).text;
});
function readStandard(given) {
    const ids = _families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.orderedStandards.map(({ id }) => id);
    if (given === undefined || ids.includes(given))
        return given;
    throw (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownName */ .U0)('version', given, ids, 'return-gate standards lists them all.');
}
function levelsOf(rule, standard) {
    if (standard === undefined)
        return [...(0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.severities)(rule).keys()];
    return (0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.versionsWith)(rule).flatMap((one) => (one.standard.id === standard ? [one.severity] : []));
}
function list(listed, paint) {
    const idWidth = Math.max(0, ...listed.map(({ rule }) => rule.id.length));
    const levelWidth = Math.max(0, ...listed.map(({ levels }) => levels.join('/').length));
    const room = ((0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalColumns */ .UV)() ?? Infinity) - idWidth - levelWidth - 6;
    const areas = _families_choose_js__WEBPACK_IMPORTED_MODULE_2__/* .AREAS */ .xS.map((area) => ({ area, members: listed.filter(({ rule }) => rule.area === area) }));
    const parts = areas
        .filter(({ members }) => members.length > 0)
        .map(({ area, members }, n) => {
        const lines = members.map(({ rule, levels }) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `  ${rule.id.padEnd(idWidth)}  ${levels.join('/').padEnd(levelWidth)}  ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__.cut)(rule.summary, room)}\n`);
        const gap = n === 0 ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `\n`;
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${gap}${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${area}`)}\n${lines}`;
    });
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${parts}\n${listed.length} rules; return-gate explain RULE says more about one.\n`;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 79449:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ SCHEMAS)
/* harmony export */ });
/* harmony import */ var _schemas_bmad_spec_6_schema_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55525);
/* harmony import */ var _schemas_bmad_spec_6_schema_json__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(_schemas_bmad_spec_6_schema_json__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _schemas_bmad_story_4_schema_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11883);
/* harmony import */ var _schemas_bmad_story_4_schema_json__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(_schemas_bmad_story_4_schema_json__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _schemas_bmad_story_6_schema_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17473);
/* harmony import */ var _schemas_bmad_story_6_schema_json__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(_schemas_bmad_story_6_schema_json__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _schemas_gsd_plan_1_schema_json__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57418);
/* harmony import */ var _schemas_gsd_plan_1_schema_json__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(_schemas_gsd_plan_1_schema_json__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _schemas_gsd_summary_1_schema_json__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76139);
/* harmony import */ var _schemas_gsd_summary_1_schema_json__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(_schemas_gsd_summary_1_schema_json__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _schemas_gsd_summary_2_schema_json__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54106);
/* harmony import */ var _schemas_gsd_summary_2_schema_json__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(_schemas_gsd_summary_2_schema_json__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _schemas_gsd_verification_1_schema_json__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47162);
/* harmony import */ var _schemas_gsd_verification_1_schema_json__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(_schemas_gsd_verification_1_schema_json__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _schemas_orchestrator_handoff_1_schema_json__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40795);
/* harmony import */ var _schemas_orchestrator_handoff_1_schema_json__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(_schemas_orchestrator_handoff_1_schema_json__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var _schemas_result_envelope_1_schema_json__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16944);
/* harmony import */ var _schemas_result_envelope_1_schema_json__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(_schemas_result_envelope_1_schema_json__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var _schemas_result_envelope_4_schema_json__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52307);
/* harmony import */ var _schemas_result_envelope_4_schema_json__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(_schemas_result_envelope_4_schema_json__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var _schemas_return_meta_1_2_schema_json__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39712);
/* harmony import */ var _schemas_return_meta_1_2_schema_json__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(_schemas_return_meta_1_2_schema_json__WEBPACK_IMPORTED_MODULE_10__);
/* harmony import */ var _schemas_return_meta_1_4_schema_json__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52850);
/* harmony import */ var _schemas_return_meta_1_4_schema_json__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(_schemas_return_meta_1_4_schema_json__WEBPACK_IMPORTED_MODULE_11__);
/* harmony import */ var _schemas_return_meta_2_1_schema_json__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14556);
/* harmony import */ var _schemas_return_meta_2_1_schema_json__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(_schemas_return_meta_2_1_schema_json__WEBPACK_IMPORTED_MODULE_12__);
/* harmony import */ var _schemas_subagent_return_1_0_schema_json__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60874);
/* harmony import */ var _schemas_subagent_return_1_0_schema_json__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(_schemas_subagent_return_1_0_schema_json__WEBPACK_IMPORTED_MODULE_13__);
/* harmony import */ var _schemas_subagent_return_1_2_schema_json__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3172);
/* harmony import */ var _schemas_subagent_return_1_2_schema_json__WEBPACK_IMPORTED_MODULE_14___default = /*#__PURE__*/__webpack_require__.n(_schemas_subagent_return_1_2_schema_json__WEBPACK_IMPORTED_MODULE_14__);
/* harmony import */ var _schemas_subagent_return_2_0_schema_json__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(74695);
/* harmony import */ var _schemas_subagent_return_2_0_schema_json__WEBPACK_IMPORTED_MODULE_15___default = /*#__PURE__*/__webpack_require__.n(_schemas_subagent_return_2_0_schema_json__WEBPACK_IMPORTED_MODULE_15__);
/* harmony import */ var _schemas_verify_result_1_schema_json__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(81153);
/* harmony import */ var _schemas_verify_result_1_schema_json__WEBPACK_IMPORTED_MODULE_16___default = /*#__PURE__*/__webpack_require__.n(_schemas_verify_result_1_schema_json__WEBPACK_IMPORTED_MODULE_16__);
/* harmony import */ var _schemas_config_schema_json__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(50005);
/* harmony import */ var _schemas_config_schema_json__WEBPACK_IMPORTED_MODULE_17___default = /*#__PURE__*/__webpack_require__.n(_schemas_config_schema_json__WEBPACK_IMPORTED_MODULE_17__);
/* harmony import */ var _schemas_report_schema_json__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(82313);
/* harmony import */ var _schemas_report_schema_json__WEBPACK_IMPORTED_MODULE_18___default = /*#__PURE__*/__webpack_require__.n(_schemas_report_schema_json__WEBPACK_IMPORTED_MODULE_18__);
/* harmony import */ var _schemas_report_lines_schema_json__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(36623);
/* harmony import */ var _schemas_report_lines_schema_json__WEBPACK_IMPORTED_MODULE_19___default = /*#__PURE__*/__webpack_require__.n(_schemas_report_lines_schema_json__WEBPACK_IMPORTED_MODULE_19__);
/* harmony import */ var _schemas_errors_file_schema_json__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(64051);
/* harmony import */ var _schemas_errors_file_schema_json__WEBPACK_IMPORTED_MODULE_20___default = /*#__PURE__*/__webpack_require__.n(_schemas_errors_file_schema_json__WEBPACK_IMPORTED_MODULE_20__);





















const SCHEMAS = new Map([
    ['bmad-spec@6', (_schemas_bmad_spec_6_schema_json__WEBPACK_IMPORTED_MODULE_0___default())],
    ['bmad-story@4', (_schemas_bmad_story_4_schema_json__WEBPACK_IMPORTED_MODULE_1___default())],
    ['bmad-story@6', (_schemas_bmad_story_6_schema_json__WEBPACK_IMPORTED_MODULE_2___default())],
    ['gsd-plan@1', (_schemas_gsd_plan_1_schema_json__WEBPACK_IMPORTED_MODULE_3___default())],
    ['gsd-summary@1', (_schemas_gsd_summary_1_schema_json__WEBPACK_IMPORTED_MODULE_4___default())],
    ['gsd-summary@2', (_schemas_gsd_summary_2_schema_json__WEBPACK_IMPORTED_MODULE_5___default())],
    ['gsd-verification@1', (_schemas_gsd_verification_1_schema_json__WEBPACK_IMPORTED_MODULE_6___default())],
    ['orchestrator-handoff@1', (_schemas_orchestrator_handoff_1_schema_json__WEBPACK_IMPORTED_MODULE_7___default())],
    ['result-envelope@1', (_schemas_result_envelope_1_schema_json__WEBPACK_IMPORTED_MODULE_8___default())],
    ['result-envelope@4', (_schemas_result_envelope_4_schema_json__WEBPACK_IMPORTED_MODULE_9___default())],
    ['return-meta@1.2', (_schemas_return_meta_1_2_schema_json__WEBPACK_IMPORTED_MODULE_10___default())],
    ['return-meta@1.4', (_schemas_return_meta_1_4_schema_json__WEBPACK_IMPORTED_MODULE_11___default())],
    ['return-meta@2.1', (_schemas_return_meta_2_1_schema_json__WEBPACK_IMPORTED_MODULE_12___default())],
    ['subagent-return@1.0', (_schemas_subagent_return_1_0_schema_json__WEBPACK_IMPORTED_MODULE_13___default())],
    ['subagent-return@1.2', (_schemas_subagent_return_1_2_schema_json__WEBPACK_IMPORTED_MODULE_14___default())],
    ['subagent-return@2.0', (_schemas_subagent_return_2_0_schema_json__WEBPACK_IMPORTED_MODULE_15___default())],
    ['verify-result@1', (_schemas_verify_result_1_schema_json__WEBPACK_IMPORTED_MODULE_16___default())],
    ['config', (_schemas_config_schema_json__WEBPACK_IMPORTED_MODULE_17___default())],
    ['report', (_schemas_report_schema_json__WEBPACK_IMPORTED_MODULE_18___default())],
    ['report-lines', (_schemas_report_lines_schema_json__WEBPACK_IMPORTED_MODULE_19___default())],
    ['errors-file', (_schemas_errors_file_schema_json__WEBPACK_IMPORTED_MODULE_20___default())],
]);


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
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${file} now holds ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(sum(entries), 'known finding')}, ${difference}. Commit it.${leftOut(taken)}`
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
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`--update-baseline: a baseline of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(sum(entries), 'known finding')} would take ${String(size)} bytes, more than the limit of ${String(_baseline_load_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BASELINE_SIZE */ .lh)}: turn off the rules that most of them are of, or leave old returns out (paths, ignore).`);
}
function unwritten(error) {
    return `--update-baseline: the baseline could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.reasonOf)(error)}`;
}
function sum(entries) {
    return entries.reduce((total, entry) => total + entry.count, 0);
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

/***/ 45023:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ demandFile),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u0: () => (/* binding */ findConfig)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28004);

const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(other, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`Nobody reads it by this name: write it ${path}.`)]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(path, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`There is ${found.path} as well: keep one of the two.`)]);
        }
        found = { path, id, link: false };
    }
    return found;
}


/***/ }),

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   Zq: () => (/* binding */ tryForms),
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
    const entry = tree.find((0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__.normalisePath)(path) ?? '');
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
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.reasonOf)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    const folder = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(root, path) === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : root;
    return configOf(shown, bytes, (file) => Promise.resolve(fileBelow(folder, file)));
}
function fileBelow(folder, file) {
    const place = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__.normalisePath)(file) ?? '';
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
        throw new _error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfFile */ .DE)('This is not a regular file: name the file itself.')]);
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
    return parsed(file, text, readFile, (line, column) => ({ line, column }));
}
async function parsed(file, text, readFile, placeOf) {
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_13__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5341), __webpack_require__.e(8353)]).then(__webpack_require__.bind(__webpack_require__, 58353));
    const place = (offset) => {
        const line = lines.lineAt(offset);
        return placeOf(line, offset - lines.startOf(line) + 1);
    };
    return parseConfig({ file, text, placeOf: place, faultOfPattern, readFile });
}
const WHOLE = /^(?:\s*\{\s*)?["']?forms["']?\s*:/m;
const MARGIN = '  ';
async function tryForms(shown, text, tree) {
    const isWhole = WHOLE.test(text);
    const whole = isWhole ? text : `forms:\n${text.replace(/^(?=.)/gm, MARGIN)}`;
    const [above, before] = isWhole ? [0, 0] : [1, MARGIN.length];
    const { forms } = await parsed(shown, whole, (path) => fileOf(tree, path), (line, column) => ({ line: Math.max(line - above, 1), column: Math.max(column - before, 1) }));
    return forms;
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.FILE_START;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is not UTF-8: save the file as UTF-8.';
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

/***/ 44970:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ examplesFor),
/* harmony export */   _M: () => (/* binding */ repositoryOf)
/* harmony export */ });
/* unused harmony exports sections, exampleText */
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71799);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20160);



const sharedExamples = new Map();
const allSections = [];
for (const { name, load } of _index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T) {
    const loaded = await load();
    sharedExamples.set(name, await loaded.examples());
    const section = await loaded.section?.();
    if (section !== undefined)
        allSections.push(section);
}
const sections = (/* unused pure expression or super */ null && (allSections));
function examplesFor(standard, rule, kind) {
    const name = _index_js__WEBPACK_IMPORTED_MODULE_2__/* .families */ .T.find((family) => family.families.includes(standard.family))?.name ?? '';
    const ofFamily = sharedExamples.get(name) ?? {};
    const examples = [...listOf(ofFamily[rule.id]?.[kind]), ...listOf((0,_model_rule_js__WEBPACK_IMPORTED_MODULE_1__.aboutRule)(rule)[kind])].filter(({ families }) => families?.includes(standard.family) ?? true);
    return kind === 'good' && examples.length === 0 ? [{}] : examples;
}
function listOf(examples = []) {
    return isList(examples) ? examples : [examples];
}
function isList(examples) {
    return Array.isArray(examples);
}
function repositoryOf(sample, example) {
    const file = example.file ?? sample.file;
    const files = new Map();
    for (const [path, content] of Object.entries(sample.tree))
        files.set(path, { kind: 'file', content });
    for (const [path, entry] of Object.entries(example.tree ?? {})) {
        if (entry === null)
            files.delete(path);
        else if (typeof entry !== 'string')
            files.set(path, { kind: 'link', target: entry.link });
        else if (path.endsWith('/'))
            files.set(path.slice(0, -1), { kind: 'submodule' });
        else
            files.set(path, { kind: 'file', content: entry });
    }
    files.set(file, example.link === undefined
        ? { kind: 'file', content: contentOf(sample, example) }
        : { kind: 'link', target: example.link });
    const { earlier = {}, beyondHistory = [], commits = {}, subjects = {}, workspace = [] } = example;
    return {
        file,
        files,
        earlier: new Map(Object.entries(earlier)),
        beyondHistory: new Set(beyondHistory),
        imported: example.imported ?? 0,
        commits: new Map(Object.entries(commits)),
        subjects: new Map(Object.entries(subjects)),
        isLacking: example.lacking === true,
        workspace: new Set(workspace),
    };
}
function contentOf(sample, example) {
    let text = example.text ?? exampleText(sample, example);
    for (const [from, to] of example.replace ?? []) {
        if (!text.includes(from))
            throw new Error(`an example replaces ${from}, which is not in its sample`);
        text = text.replace(from, () => to);
    }
    return example.bytesBehind === undefined
        ? text
        : Buffer.concat([Buffer.from(text), Buffer.from(example.bytesBehind)]);
}
function exampleText(sample, example) {
    const { repeat } = example;
    if (sample.value !== undefined) {
        const value = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.edit)(sample.value, example);
        return `${JSON.stringify(repeat === undefined ? value : Array(repeat).fill(value), null, 2)}\n`;
    }
    if (example.set !== undefined || example.remove !== undefined) {
        throw new Error(`an example edits a value in ${sample.file}, which holds text`);
    }
    if (sample.text === undefined)
        throw new Error(`the sample ${sample.file} has neither value nor text`);
    return repeat === undefined ? sample.text : `${sample.text}\n`.repeat(repeat);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 10473:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withProjectWords: () => (/* binding */ withProjectWords)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49710);



function withProjectWords(standard, words) {
    const statuses = added(words.statuses, standard.statuses, (word) => standard.success.includes(word), standard.id);
    const types = added(words.artifactTypes, standard.artifactTypes, () => true, standard.id);
    const successes = [...words.statuses].flatMap(([word, means]) => (means === true ? word : []));
    const without = (map, known) => new Map([...map].filter(([word]) => !known.has(word)));
    const [statusAliases, typeAliases] = [aliases(words.statuses), aliases(words.artifactTypes)];
    const standIns = standInsOf(standard, statuses, types, successes);
    return {
        ...standard,
        statuses: [...standard.statuses, ...statuses],
        success: [...standard.success, ...successes.filter((word) => !standard.success.includes(word))],
        artifactTypes: [...standard.artifactTypes, ...types],
        ...bySuccess(standard, words, standIns.statuses),
        confusions: {
            status: without(standard.confusions.status, words.statuses),
            artifactType: without(standard.confusions.artifactType, words.artifactTypes),
        },
        normalize: (value) => replaced(value, statusAliases, typeAliases),
        validate: (value) => {
            const errors = standard.validate(replaced(value, standIns.statuses, standIns.types));
            const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(value, 'status') ?? '';
            const isUnconditional = statuses.includes(status) && !successes.includes(status);
            return isUnconditional ? errors.filter(({ conditional }) => !conditional) : errors;
        },
    };
}
function bySuccess({ succeeds, claims }, words, standIns) {
    if (succeeds === undefined)
        return {};
    const inPlace = (value) => replaced(value, standIns, new Map());
    return {
        succeeds: (value) => meaningOf(words.statuses, value, 'status') !== false && succeeds(inPlace(value)),
        ...(claims === undefined ? {} : { claims: (value, file, beside) => claims(inPlace(value), file, beside) }),
    };
}
function added(words, known, isSuccess, id) {
    const fresh = [];
    for (const [word, means] of words) {
        const isKnown = known.includes(word);
        if (typeof means === 'string') {
            if (isKnown)
                throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`vocabulary: ${id} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(word)} already, so it cannot mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(means)}.`);
            if (!known.includes(means))
                throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(unknownTarget(word, means, known, id));
        }
        else if (!isKnown) {
            fresh.push(word);
        }
        else if (means !== isSuccess(word)) {
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`vocabulary: ${id} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(word)} already, which is ${means ? 'no' : 'a'} success there.`);
        }
    }
    return fresh;
}
function unknownTarget(word, means, known, id) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(means, known);
    const hint = meant === undefined ? `It has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(known, 'and')}.` : `Did you mean ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(meant)}?`;
    return `vocabulary: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(word)} means ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(means)}, which ${id} does not have. ${hint}`;
}
function aliases(words) {
    return new Map([...words].flatMap(([word, means]) => (typeof means === 'string' ? [[word, means]] : [])));
}
function standInsOf({ statuses, success, artifactTypes }, newStatuses, newTypes, successes) {
    const other = statuses.find((status) => !success.includes(status));
    const forStatus = (word) => (successes.includes(word) ? success[0] : other) ?? word;
    return {
        statuses: new Map(newStatuses.map((word) => [word, forStatus(word)])),
        types: new Map(newTypes.map((word) => [word, artifactTypes[0] ?? word])),
    };
}
function replaced(value, statuses, types) {
    const status = meaningOf(statuses, value, 'status');
    const artifacts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.listField)(value, 'artifacts');
    const isTyped = artifacts.some((artifact) => meaningOf(types, artifact, 'type') !== undefined);
    if (status === undefined && !isTyped)
        return value;
    return {
        ...value,
        ...(status === undefined ? {} : { status }),
        ...(isTyped ? { artifacts: artifacts.map((artifact) => withType(artifact, types)) } : {}),
    };
}
function withType(artifact, types) {
    const type = meaningOf(types, artifact, 'type');
    return type === undefined || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.isObject)(artifact) ? artifact : { ...artifact, type };
}
function meaningOf(words, value, key) {
    const word = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(value, key);
    return word === undefined ? undefined : words.get(word);
}


/***/ }),

/***/ 25750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ formInstruction)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);


const SAYS = {
    created: 'each file that the work created',
    modified: 'each file that the work changed',
    deleted: 'each file that the work deleted',
    listed: 'each file of the work',
    commit: 'the id of the commit that holds the work',
};
function formInstruction(form) {
    const { files, claims, status, agent, session, schema, severity } = form;
    const sources = Object.entries(claims).flatMap(([kind, list]) => list.map((source) => `- ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.capital)(place(source))}: ${SAYS[kind]}.`));
    const states = status.flatMap(({ at, success, other, open }) => [
        `- ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.capital)(place(at))}: ${[
            words(success, 'if the work is done and committed'),
            words(other, 'if it ended without success'),
            words(open, 'while it goes on: then nothing is checked'),
        ]
            .filter((part) => part !== '')
            .join(', ')}.`,
    ]);
    const lines = [
        `Report your work in a file that matches ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(files.map((pattern) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(pattern)), 'or')}, and commit it with the work.`,
        'return-gate compares what it says with the commit.',
        '',
        ...sources,
        ...states,
        ...agent.map((source) => `- ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.capital)(place(source))}: your name.`),
        ...session.map((source) => `- ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.capital)(place(source))}: the session id that you were given.`),
        ...(schema === null ? [] : [`- The whole satisfies the JSON Schema ${schema.file}.`]),
        '',
        `Write each path ${base(form)}, as an item or a text of its own: forward slashes, the letter case of the file, no patterns.`,
        'Each file must be committed and must not be empty; a file that is called deleted must not exist.',
        'Leave out what was planned and not made, and what git ignores.',
        ...(severity === 'warning' ? ['A file that is missing is a warning.'] : []),
    ];
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${line}\n`)}`;
}
function place(source) {
    if (source.startsWith('#'))
        return `below the heading ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(source.replace(/^#+\s*/, ''))}`;
    return source.startsWith('/') ? `at ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(source)}` : `behind the label ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(source)}`;
}
function words(list, when) {
    if (list.length === 0)
        return '';
    const all = list.map((word) => (word === '*' ? 'any other word' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(word)));
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(all, 'or')} ${when}`;
}
function base({ base: folder }) {
    if (folder === '')
        return 'relative to the root of the project';
    return folder === 'file'
        ? 'relative to the folder of the file'
        : `relative to the folder that holds ${folder.replace(/^folder\s+/, '')}`;
}


/***/ }),

/***/ 70107:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ opencodePlugin),
/* harmony export */   y: () => (/* binding */ claudeHook)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58853);

const TIMEOUT = 30;
function claudeHook({ standard, agent, session }) {
    const command = [
        'return-gate validate --hook claude --standard',
        standard.id,
        ...(session === null ? [] : ['--expect-session', shellQuoted(session)]),
        '--root "$CLAUDE_PROJECT_DIR"',
    ].join(' ');
    const matcher = agent === null ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `"matcher": ${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(`^${regexQuoted(agent)}$`)},\n        `;
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `{
  "hooks": {
    "SubagentStop": [
      {
        ${matcher}"hooks": [
          {
            "type": "command",
            "command": ${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(command)},
            "timeout": ${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(TIMEOUT)}
          }
        ]
      }
    ]
  }
}
`;
}
function shellQuoted(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}
function regexQuoted(text) {
    return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
function opencodePlugin({ standard, agent, session }) {
    const args = ['--standard', standard.id, ...(session === null ? [] : ['--expect-session', session])];
    const constants = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `const ARGS = ${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(args)};
/** The only subagent whose return is checked; null for every one. */
const AGENT = ${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)(agent)};
`;
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)([HEAD, constants, RUN, standard.family === 'return-meta' ? FILES : MESSAGES]);
}
const HEAD = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `// Runs return-gate on what a subagent returns, and reports failures to the agent that called it.
// For the plugins of opencode 1: put this file into .opencode/plugins/, with return-gate on the PATH.
import { spawn } from 'node:child_process';

`;
const RUN = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `
/** What failed; empty where nothing did. */
function validate(root, operand, input, agent) {
  return new Promise((resolve) => {
    const named = agent === undefined ? [] : ['--agent=' + agent];
    const child = spawn('return-gate', ['validate', ...ARGS, ...named, '--root', root, operand]);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve('return-gate could not be started: ' + error.message));
    child.on('close', (status) => resolve(status === 0 ? '' : output));
    // It may have ended before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Whether a call of a tool has run a subagent to its end, and one whose return is checked. */
function isEnd({ tool, args }, { output }) {
  if (tool !== 'task' || /^<task [^>]*state="(?!completed")/.test(output)) return false;
  return AGENT === null || args?.subagent_type === undefined || args.subagent_type === AGENT;
}

`;
const MESSAGES = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `/** The text with which the subagent ended, without what opencode puts around it. */
function lastMessage(output) {
  const [, result] = /<task_result>\\n?([^]*?)\\n?<\\/task_result>/.exec(output) ?? [];
  return result ?? output.replace(/\\s*<task_metadata>[^]*$/, '');
}

export const ReturnGate = async ({ directory }) => ({
  'tool.execute.after': async (input, output) => {
    if (!isEnd(input, output)) return;
    const failures = await validate(directory, '-', lastMessage(output.output), input.args?.subagent_type);
    if (failures !== '') output.output += '\\n\\n' + failures;
  },
});
`;
const FILES = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFrame */ .Gm) `/** A metadata file of one task. */
const METADATA_FILE = /return-meta(?:-(?!multi)[\\w-]+)?\\.json$/;

export const ReturnGate = async ({ directory }) => {
  /** The metadata file that was written last, by session. */
  const written = new Map();
  return {
    'tool.execute.after': async (input, output) => {
      const file = input.args?.filePath;
      if (['write', 'edit'].includes(input.tool) && METADATA_FILE.test(file)) written.set(input.sessionID, file);
      if (!isEnd(input, output)) return;
      const own = written.get(output.metadata?.sessionId);
      const failures =
        own === undefined
          ? '[FAIL] The subagent wrote no metadata file.\\n'
          : await validate(directory, own, '', input.args?.subagent_type);
      if (failures !== '') output.output += '\\n\\n' + failures;
    },
  };
};
`;


/***/ }),

/***/ 95070:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VH: () => (/* binding */ instructiveExample),
/* harmony export */   XX: () => (/* binding */ render)
/* harmony export */ });
/* unused harmony exports EXAMPLE_FOLLOWS, isDemand, conditionsOf */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82959);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58853);





const EXAMPLE_FOLLOWS = 'Example of a valid return:';
function render(instruction) {
    const { standard, example, text } = instruction;
    const schema = withWordsOf(standard, instruction.schema);
    const lists = {
        keys: () => keyLines(schema),
        parts: () => partLines(schema),
        fields: () => fieldLines(standard, schema, schema, '', alwaysRequired(schema)),
    };
    const lines = [
        `RETURN FORMAT: ${standard.id}`,
        '',
        ...text.opening,
        '',
        text.list === 'parts' ? 'Parts:' : 'Fields:',
        ...lists[text.list](),
        '',
        'Conditions:',
        ...[...conditionsOf(schema), ...demandsOf(standard), ...common(standard, text), ...echoed(instruction)].map((condition) => `- ${condition}`),
        '',
        'The return is validated by return-gate. One that breaks these rules is rejected.',
        '',
        EXAMPLE_FOLLOWS,
        '',
        ...example.replace(/\n$/, '').split('\n'),
    ];
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .concat */ .xW)(lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${line}\n`.text));
}
function withWordsOf({ statuses, artifactTypes }, schema) {
    const { properties = {}, $defs = {} } = schema;
    const { artifact } = $defs;
    const name = properties.verdict === undefined ? 'status' : 'verdict';
    const type = artifact?.properties?.type;
    return {
        ...schema,
        properties: { ...properties, [name]: { ...properties[name], enum: statuses } },
        ...(type === undefined
            ? {}
            : {
                $defs: {
                    ...$defs,
                    artifact: { ...artifact, properties: { ...artifact?.properties, type: { ...type, enum: artifactTypes } } },
                },
            }),
    };
}
function common(standard, { common: own, isJson }) {
    const { success, claimFields } = standard;
    if (own !== undefined)
        return own(standard, (pointer) => isRequiredByRule(pointer, standard));
    const fields = claimFields
        .filter(({ kind }) => kind === undefined)
        .map(({ pattern }) => pattern.slice(1).replaceAll('/*', '').replaceAll('/', '.'));
    return [
        `Success is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(success.map((status) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(status)))}. With it, every path in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)([...new Set(fields)], 'and')} must lead to a file in the project that exists and holds more than white space.`,
        'Paths are relative to the project root and plain: forward slashes, no "./", "..", "//" or "/" at the end, the letter case of the file.',
        'No path appears twice. None is the return itself, a folder, or in a submodule.',
        ...(isJson ? ['It is strict JSON in UTF-8: no comments, no trailing commas, no key twice.'] : []),
    ];
}
function echoed({ standard, session, agent }) {
    return [
        ...(session === null ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)((0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__.wayToSession)(standard).join('.'))} is exactly ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(session, LONGEST)}.`]),
        ...(agent === null ? [] : [`"metadata.agent_type" is exactly ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(agent, LONGEST)}.`]),
    ];
}
const LONGEST = 200;
function fieldLines(standard, schema, { properties = {} }, place, required) {
    const depth = place.split('/').length - 1;
    return Object.entries(properties).flatMap(([name, written]) => {
        if (name === '$schema' || written.readOnly === true)
            return [];
        const node = { ...resolved(schema, written), ...written };
        const element = node.items === undefined ? undefined : resolved(schema, node.items);
        const inner = element ?? node;
        const need = required.includes(name) || isRequiredByRule(`${place}/${name}`, standard) ? 'required' : 'optional';
        const line = `${'  '.repeat(depth)}- ${name} (${[typeInWords(node, element), need].filter((word) => word !== '').join('; ')}): ${node.description ?? ''}`;
        return [line, ...fieldLines(standard, schema, inner, `${place}/${name}`, inner.required ?? [])];
    });
}
const TYPES = {
    string: 'text',
    number: 'number',
    integer: 'whole number',
    boolean: 'true or false',
    array: 'list',
    object: 'object',
    null: 'null',
};
function typeInWords({ type = [], enum: words }, element) {
    if (words !== undefined)
        return `one of ${words.map((word) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(word)).join(', ')}`;
    const name = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)((typeof type === 'string' ? [type] : type).map((one) => TYPES[one] ?? one));
    if (element === undefined)
        return name;
    return element.type === 'object' ? 'list of objects' : `list, each ${typeInWords(element, undefined)}`;
}
function partLines(schema) {
    const required = alwaysRequired(schema);
    return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
        if (node.readOnly === true)
            return [];
        const words = node.enum === undefined ? '' : `one of ${node.enum.map((word) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(word)).join(', ')}; `;
        const label = name.replaceAll('_', ' ');
        return [`- ${label} (${words}${required.includes(name) ? 'required' : 'optional'}): ${node.description ?? ''}`];
    });
}
function keyLines(schema) {
    const required = alwaysRequired(schema);
    return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
        if (node.readOnly === true)
            return [];
        const need = required.includes(name) ? 'required' : 'optional';
        return [`- ${name} (${typeInWords(node, undefined)}; ${need}): ${node.description ?? ''}`];
    });
}
function isDemand(use) {
    const { severity } = inVersion(use);
    return severity === 'error' || severity === 'warning';
}
function demandsOf(standard) {
    const asked = standard.rules.filter(isDemand).flatMap((use) => {
        const { demand } = use.rule.about();
        return isSentence(demand) ? [{ use, demand }] : [];
    });
    const replaced = new Set(asked.flatMap(({ demand }) => demand.insteadOf ?? []));
    return asked
        .filter(({ use }) => !replaced.has(use.rule.id))
        .sort((a, b) => a.demand.order - b.demand.order)
        .flatMap(({ use, demand: { text } }) => (typeof text === 'string' ? text : (text(standard, inVersion(use)) ?? [])));
}
function isSentence(demand) {
    return typeof demand === 'object' && 'text' in demand;
}
function isRequiredByRule(place, standard) {
    return standard.rules.some((use) => {
        const { requires = [] } = use.rule;
        if (!isDemand(use))
            return false;
        return (typeof requires === 'function' ? requires(standard, inVersion(use).params) : requires).includes(place);
    });
}
function inVersion({ rule, severity = rule.severity, params }) {
    return { severity, params: { ...rule.params, ...params } };
}
function resolved(schema, node) {
    return node.$ref === undefined ? node : (schema.$defs?.[node.$ref.replace('#/$defs/', '')] ?? {});
}
function alwaysRequired(schema) {
    const advised = (schema.allOf ?? []).flatMap((part) => part.$ref === undefined ? [] : (resolved(schema, part).required ?? []));
    return [...(schema.required ?? []), ...advised];
}
function conditionsOf(schema) {
    const own = schema.if === undefined ? [] : [schema];
    const choices = schema.anyOf === undefined ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.capital)(choice(schema.anyOf))}.`];
    const parts = [...own, ...(schema.allOf ?? []).filter(({ $ref }) => $ref === undefined)];
    return [...choices, ...parts.flatMap(sentencesOf)];
}
function sentencesOf({ if: condition, then, else: otherwise }) {
    if (condition === undefined)
        throw new Error('a part of the schema is neither a reference nor a condition');
    const when = clause(condition, '');
    return [
        ...(then === undefined ? [] : [`When ${when}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(demands(then, ''), 'and')}.`]),
        ...(otherwise === undefined ? [] : [`In any other case: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(demands(otherwise, ''), 'and')}.`]),
    ];
}
function clause(node, place) {
    if (node.allOf !== undefined) {
        const parts = node.allOf.map((part) => part.anyOf === undefined ? clause(part, place) : `(${clause(part, place)})`);
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(parts, 'and');
    }
    const words = alternatives(node, place);
    if (words.length === 0)
        throw new Error(`no words for the condition at ${place}`);
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(words);
}
function alternatives(node, place) {
    if (node.anyOf !== undefined)
        return node.anyOf.flatMap((part) => alternatives(part, place));
    if (node.const !== undefined)
        return [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(place)} is ${word(node.const)}`];
    if (node.enum !== undefined)
        return [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(place)} is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(node.enum.map(word))}`];
    if (node.pattern !== undefined && /^\^[\w-]+$/.test(node.pattern)) {
        return [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(place)} starts with ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(node.pattern.slice(1))}`];
    }
    const inner = Object.entries(node.properties ?? {});
    if (inner.length > 1)
        throw new Error(`no words for the condition at ${place}`);
    return inner.flatMap(([name, child]) => alternatives(child, dotted(place, name)));
}
function demands(node, place) {
    const found = [
        ...(node.required ?? []).map((name) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(dotted(place, name))} is required`),
        ...(node.anyOf === undefined
            ? []
            : [`either ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(node.anyOf.map((part) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(demands(part, place), 'and')))}`]),
        ...(node.not?.required ?? []).map((name) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(dotted(place, name))} must be absent`),
        ...(node.minItems === undefined ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(place)} holds at least ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(node.minItems, 'element')}`]),
        ...(node.maxItems === 0 ? [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(place)} is empty`] : []),
        ...(node.pattern === '\\S' ? [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(place)} is not blank`] : []),
        ...Object.entries(node.properties ?? {}).flatMap(([name, child]) => demands(child, dotted(place, name))),
    ];
    if (found.length === 0)
        throw new Error(`no words for what is demanded at ${place}`);
    return found;
}
function choice(options) {
    return `one of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(options.map(({ required = [] }) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(required.map((name) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(name)), 'and')), 'and')} is required`;
}
function dotted(place, name) {
    return place === '' ? name : `${place}.${name}`;
}
function word(value) {
    return typeof value === 'string' ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(value) : String(value);
}
function instructiveExample(standard, { agent, session }) {
    const { id, sample } = standard;
    const { value, text } = sample;
    if (value === undefined) {
        if (text === undefined)
            throw new Error(`the sample of ${id} has neither value nor text`);
        return text;
    }
    const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.listField)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.field)(value, 'metadata'), 'delegation_path');
    const set = {};
    if (session !== null)
        set[(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.join)('', ...(0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__.wayToSession)(standard))] = session;
    if (agent !== null) {
        set['/metadata/agent_type'] = agent;
        if (path.length > 0)
            set[`/metadata/delegation_path/${String(path.length - 1)}`] = agent;
    }
    return `${JSON.stringify((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__.edit)(value, { set }), null, 2)}\n`;
}


/***/ }),

/***/ 74948:
/***/ (function(module, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ shownRule),
/* harmony export */   s: () => (/* binding */ showExample)
/* harmony export */ });
/* harmony import */ var _families_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31895);
/* harmony import */ var _families_example_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44970);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_catalog_js__WEBPACK_IMPORTED_MODULE_0__, _families_example_js__WEBPACK_IMPORTED_MODULE_1__]);
([_families_catalog_js__WEBPACK_IMPORTED_MODULE_0__, _families_example_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);


const SHORT_ID = 7;
const LONGEST = 2000;
function shownRule(rule) {
    const versions = (0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_0__.versionsWith)(rule).map(({ standard }) => standard);
    const standard = versions.find(({ isDefault }) => isDefault) ?? versions[0];
    if (standard === undefined)
        return undefined;
    const bad = (0,_families_example_js__WEBPACK_IMPORTED_MODULE_1__/* .examplesFor */ .H5)(standard, rule, 'bad');
    return {
        standard,
        bad: bad.filter(({ raisedIn }, n) => raisedIn === undefined || n === 0),
        good: (0,_families_example_js__WEBPACK_IMPORTED_MODULE_1__/* .examplesFor */ .H5)(standard, rule, 'good'),
    };
}
function showExample(standard, example) {
    const { file, files, earlier, workspace, commits, subjects } = (0,_families_example_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryOf */ ._M)(standard.sample, example);
    const shown = [...files].map(([path, entry]) => showFile(path, entry));
    const changed = new Set(Object.keys(example.tree ?? {}).map((path) => path.replace(/\/$/, '')));
    return {
        main: shown.find(({ path }) => path === file) ?? showFile(file, { kind: 'file', content: '' }),
        beside: shown.filter(({ path }) => path !== file && changed.has(path)),
        gone: Object.entries(example.tree ?? {}).flatMap(([path, entry]) => (entry === null ? [path] : [])),
        notes: [
            ...[...earlier].map(([path, to]) => ({
                path,
                clause: to === null ? 'was committed earlier and removed since' : `was committed earlier and moved to ${to}`,
            })),
            ...[...workspace].map((path) => ({ path, clause: 'is in the workspace and was never committed' })),
            ...[...(commits ?? [])].flatMap(([id, paths]) => {
                const subject = subjects?.get(id);
                const commit = `${id.slice(0, SHORT_ID)}${subject === undefined ? '' : ` (${subject})`}`;
                return paths.map((path) => ({ path, clause: `was changed by the commit ${commit}` }));
            }),
        ],
        given: givenIn(example.context ?? {}),
    };
}
function showFile(path, entry) {
    const text = entry.kind === 'file' ? readable(entry.content) : entry.kind === 'link' ? entry.target : '';
    const isLong = text.length > LONGEST;
    return {
        path,
        kind: entry.kind,
        text: isLong ? text.slice(0, 72).trimEnd() : text,
        cutFrom: isLong ? text.length : null,
    };
}
function readable(content) {
    if (typeof content === 'string')
        return content;
    return Array.from(content, (byte) => byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
const LAST_MESSAGES = {
    text: 'plain text',
    json: 'JSON',
    'json-in-text': 'text with JSON in it',
};
const STAGES = {
    'on-disk': 'the return is on disk, and the agent may still be at work',
    ended: 'the return is on disk, and the agent has stopped',
};
function givenIn({ expectedSession, agentBranch, agentBranchRequires, agents, calledAgent, changes, familySettings = new Map(), ifNoReturns, lastMessage, now, stage, }) {
    const given = [];
    if (now !== undefined)
        given.push(`the clock shows ${new Date(now).toISOString()}`);
    if (typeof expectedSession === 'string')
        given.push(`the expected session is ${expectedSession}`);
    if (agents !== undefined && agents !== null)
        given.push(`the configured agents are ${agents.join(', ')}`);
    if (calledAgent !== undefined && calledAgent !== null)
        given.push(`the agent that was called is ${calledAgent}`);
    if (lastMessage !== undefined && lastMessage !== null)
        given.push(`the agent's last message is ${LAST_MESSAGES[lastMessage]}`);
    if (stage !== undefined && stage !== 'committed')
        given.push(STAGES[stage]);
    for (const [name, value] of familySettings)
        given.push(`${name} is ${value}`);
    if (ifNoReturns !== undefined)
        given.push(`if-no-returns is ${ifNoReturns}`);
    if (typeof agentBranch === 'string')
        given.push(`the branch ${agentBranch} must add a return${agentBranchRequires === 'success' ? ' that says success' : ''}`);
    if (changes !== undefined && changes !== null) {
        given.push(`changed since ${changes.base}: ${[...changes.changed].join(', ')}`);
        if (changes.deleted.size > 0)
            given.push(`deleted since ${changes.base}: ${[...changes.deleted].join(', ')}`);
    }
    return given;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
;
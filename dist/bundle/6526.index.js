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
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69897);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49710);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41300);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26360);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98951);








const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE, hidesNoClaims = false } = source;
    const found = await findBaseline(source);
    const text = base === null || base === 'own' ? null : base.text;
    if (found === undefined && text === null)
        return null;
    const own = found === undefined ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .readBaseline */ .mF)(found.text, found.name);
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineOf */ .Bv)({
        file: found?.name ?? place,
        entries: own,
        hiding: text === null ? own : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .readBaseline */ .mF)(text, `${place} of the base`),
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
async function findBaseline({ tree, root, named, onDisk, place = _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE, }) {
    if (named !== null)
        return { name: placeIn(root, named), text: readNamed(root, named) };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, place);
    if (onDisk && (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .standsOnDisk */ .iK)(file)) {
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
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`${place} is not a regular file: commit the file itself.`);
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
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .lackingInWords */ .u)(name, content.id));
    throw baselineTooLarge(name);
}
function baselineTooLarge(name) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`);
}
function readBaselineFile(file) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw baselineTooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function baselineIsLink(link) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The baseline is not read through ${link}, a symbolic link, whose target a branch can choose: name the file itself.`);
}
function readNamed(root, file) {
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .linkBelow */ .yZ)([root], file);
    if (link !== undefined)
        throw baselineIsLink(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e)
            throw error;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The baseline ${file} could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.reasonOf)(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`);
    }
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`The baseline ${file} is not a regular file: name the file itself.`);
}
function placeIn(root, file) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') : place;
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
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61036);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6644);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(49710);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12102);
/* harmony import */ var _tree_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16825);
/* harmony import */ var _tree_write_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55665);
/* harmony import */ var _update_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12274);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71799);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5086);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83303);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58853);
/* harmony import */ var _families_catalog_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31895);
/* harmony import */ var _prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74948);
/* harmony import */ var _config_parse_option_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(13691);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60776);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(84756);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(68820);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_catalog_js__WEBPACK_IMPORTED_MODULE_11__, _prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_12__, _reference_js__WEBPACK_IMPORTED_MODULE_15__]);
([_families_catalog_js__WEBPACK_IMPORTED_MODULE_11__, _prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_12__, _reference_js__WEBPACK_IMPORTED_MODULE_15__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



















const LEVEL_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan', off: 'dim' };
const explain = (0,_reference_js__WEBPACK_IMPORTED_MODULE_15__/* .lookup */ .$I)({
    name: 'explain',
    operand: 'RULE',
    about: 'Explains what a rule demands and why, where the demand comes from, and how to fix what breaks it.',
}, async ({ isJson, operand, paint }) => {
    const rule = _families_catalog_js__WEBPACK_IMPORTED_MODULE_11__.rules.find(({ id }) => id === operand);
    if (rule !== undefined) {
        return isJson ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonFrame */ .Gm) `${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .json */ .Pq)(dataOf(rule))}\n` : pageOf(rule, await reasonsHere(rule.id), paint).text;
    }
    const instead = (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_13__/* .insteadOf */ .c$)('rule', operand);
    if (instead === undefined) {
        const ids = _families_catalog_js__WEBPACK_IMPORTED_MODULE_11__.rules.map(({ id }) => id);
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .unknownName */ .U0)('rule', operand, ids, 'return-gate rules lists them all.');
    }
    const words = `The rule ${operand} was removed: ${instead}.`;
    return isJson ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonFrame */ .Gm) `${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .json */ .Pq)({ id: operand, removed: words })}\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${words}\n`.text;
});
function dataOf(rule) {
    const shown = (0,_prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_12__/* .shownRule */ .M)(rule);
    if (shown === undefined)
        return (0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_11__.ruleData)(rule);
    const { standard } = shown;
    const all = (examples) => examples.map((one) => (0,_prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_12__/* .showExample */ .s)(standard, one));
    return { ...(0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_11__.ruleData)(rule), examples: { standard: standard.id, bad: all(shown.bad), good: all(shown.good) } };
}
async function reasonsHere(rule) {
    const root = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_2__/* .projectRootOf */ .zu)('.', _config_load_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_FILES */ .n0).path;
    const disk = (0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .openWorkspace */ .OH)(root);
    try {
        const config = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .Xg)(disk);
        const ofOverrides = (config?.overrides ?? []).flatMap(({ paths, findings, rules: levels, reason }) => {
            const level = levels.get(rule);
            if (level === undefined || reason === undefined)
                return [];
            return [`${config?.file ?? ''} sets it to ${level} for ${[...paths, ...findings].join(', ')}: ${reason}`];
        });
        const file = config?.baseline ?? _model_finding_js__WEBPACK_IMPORTED_MODULE_7__.BASELINE_FILE;
        const known = (0,_update_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .knownEntries */ .A7)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, file), (0,_tree_write_place_js__WEBPACK_IMPORTED_MODULE_4__/* .projectOf */ .v8)([root, '.'])).filter((entry) => entry.rule === rule);
        const byReason = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_17__/* .groupBy */ .$z)(known, ({ reason }) => reason);
        const ofBaseline = [...byReason].flatMap(([reason, entries]) => reason === undefined ? [] : [`${file} knows ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_8__.count)(entries.length, 'finding')} of it: ${reason}`]);
        return [...ofOverrides, ...ofBaseline];
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_18__/* .UsageError */ .e)
            return [];
        throw error;
    }
    finally {
        disk.close();
    }
}
function pageOf(rule, reasons, paint) {
    const title = (text) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `\n${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${text}`)}\n`;
    const level = (severity) => paint(LEVEL_STYLE[severity], (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${severity}`);
    const versions = (0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_11__.versionsWith)(rule).map(({ standard, severity, params }) => [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${standard.id}`,
        level(severity),
        ...(Object.keys(params).length === 0 ? [] : [(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${JSON.stringify(params)}`]),
    ]);
    const parts = [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${paint('bold', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${rule.id}`)}  ${level(rule.severity)}\n`,
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)(`${rule.summary}.`),
        title('Why'),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)(rule.rationale),
        title('How to fix'),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)(rule.remedy),
        title('How to silence it'),
        ...silence(rule),
        ...(reasons.length === 0 ? [] : [title('In this project'), ...reasons.map(_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)]),
        title('Versions that have it'),
        ...(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .aligned */ .b6)(versions),
        title('Sources'),
        ...rule.sources.map((source) => (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)((0,_model_rule_js__WEBPACK_IMPORTED_MODULE_6__.sourceInWords)(source))),
        ...(0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_11__.upstreamsOf)(rule).map(({ title: name, url }) => (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_8__.capital)(name)}: ${url}`)),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)(`Page: ${(0,_report_links_js__WEBPACK_IMPORTED_MODULE_9__/* .rulePage */ .gd)(rule.id)}`),
    ];
    const shown = (0,_prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_12__/* .shownRule */ .M)(rule);
    if (shown !== undefined) {
        const examples = [['Bad', shown.bad], ['Good', shown.good]];
        for (const [name, list] of examples) {
            parts.push(title(name), ...list.map((example) => exampleOf(shown.standard, example, paint)));
        }
    }
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${parts}`;
}
function silence({ id }) {
    return [
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)('In .return-gate.yml, everywhere, for the returns in some files, or for one finding by its fingerprint:'),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .verbatim */ .Bj)([
            'rules:',
            `  ${id}: off`,
            'overrides:',
            "  - paths: ['specs/archive/**']",
            `    rules: { ${id}: off }`,
            '  - findings: [FINGERPRINT]',
            `    rules: { ${id}: off }`,
            '    reason: why, which reports show',
        ].join('\n'), 4),
        (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)(`return-gate check --rule ${id} --format jsonl prints the fingerprint of each finding.`),
    ];
}
function exampleOf(standard, example, paint) {
    const { main, beside, gone, notes, given } = (0,_prompt_shown_example_js__WEBPACK_IMPORTED_MODULE_12__/* .showExample */ .s)(standard, example);
    const checked = paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `checked by ${standard.id}${given.map((phrase) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `; ${phrase}`)}`);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `  ${main.path}  ${checked}\n${[
        content(main),
        ...beside.map((file) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `  ${file.path}${file.kind === 'file' ? '' : ` is a ${NAMES[file.kind]}`}\n${content(file)}`),
        ...gone.map((path) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `  ${path} does not exist\n`),
        ...notes.map(({ path, clause }) => (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .paragraph */ .FY)(`${path} ${clause}`)),
    ]}`;
}
const NAMES = { link: 'symbolic link to', submodule: 'submodule' };
function content({ kind, text, cutFrom }) {
    if (kind === 'submodule')
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) ``;
    const size = cutFrom === null ? '' : `${String(cutFrom)} characters in all`;
    if (text.trim() === '') {
        return (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .verbatim */ .Bj)(text === '' && cutFrom === null ? '(empty)' : `(white space${size === '' ? '' : `, ${size}`})`, 4);
    }
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .verbatim */ .Bj)(text, 4)}${size === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `` : (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_16__/* .verbatim */ .Bj)(`(${size})`, 4)}`;
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
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49710);
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
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17700);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39188);
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
}, async (call, caller) => {
    const [operand] = call.rest;
    if (operand !== undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`prompt takes no operand: write --standard ${operand}.`);
    const value = (name) => call.value(name) ?? null;
    const form = value('form');
    if (form !== null) {
        const other = ['standard', 'agent', 'session', 'hook'].find((name) => call.has(name));
        if (other !== undefined)
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`--form says all that is to be written: leave --${other} out.`);
        const { formNamed } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4865), __webpack_require__.e(7939), __webpack_require__.e(8625), __webpack_require__.e(4965), __webpack_require__.e(4630), __webpack_require__.e(7655)]).then(__webpack_require__.bind(__webpack_require__, 54630));
        caller.stdout.write((0,_prompt_form_js__WEBPACK_IMPORTED_MODULE_4__/* .formInstruction */ .j)(await formNamed(form, call.root)).text);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .dc.passed;
    }
    const config = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .Xg)((0,_tree_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .openWorkspace */ .OH)(call.root));
    const hook = value('hook');
    const plain = theStandard(value('standard'), hook !== null, config?.standards);
    const words = config?.vocabulary.get(plain.family);
    const standard = words === undefined ? plain : (0,_families_project_words_js__WEBPACK_IMPORTED_MODULE_6__.withProjectWords)(plain, words);
    const agent = value('agent');
    const session = value('session');
    const text = textOf(standard);
    const { nameless, withoutAgent } = text;
    if (nameless !== null && (session !== null || (agent !== null && hook === null))) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`${nameless} names no agent and no session: leave --agent and --session out.`);
    }
    if (hook !== null && nameless !== null && !text.isSeenByHooks) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`${nameless} is a file that no hook sees, not a last message: leave --hook out.`);
    }
    if (withoutAgent !== undefined && (agent !== null || hook !== null))
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(withoutAgent);
    if (call.has('brief')) {
        if (text.brief === undefined)
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e(`${standard.family} has no brief instruction: leave --brief out.`);
        if ([hook, agent, session].some((given) => given !== null)) {
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_14__/* .UsageError */ .e('--brief goes with no agent, session or hook: leave them out.');
        }
        caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `\n${text.brief.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_10__/* .terminal */ .Fo) `${line}\n`)}`.text);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .dc.passed;
    }
    if (hook !== null) {
        const make = HOOKS[(0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)('--hook', hook, ['claude', 'opencode'])];
        caller.stdout.write(make({ standard, agent, session }));
        if (value('standard') === null)
            (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)(caller, ofLastMessage(standard));
        if (agent === null)
            (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_12__/* .note */ .N4)(caller, EVERY_AGENT);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .dc.passed;
    }
    const schema = _schemas_js__WEBPACK_IMPORTED_MODULE_13__/* .SCHEMAS */ .H.get(standard.id);
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
const EVERY_AGENT = 'this hook holds every subagent to the standard, also those that are no part of it: name one with --agent.';
function ofLastMessage({ id, family }) {
    return `this hook checks last messages by ${id}: tell your agents what return-gate prompt --standard ${family} prints, or name another --standard.`;
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
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58853);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17700);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68820);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15030);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39188);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__]);
_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];













function lookup({ name, operand, about, options = [] }, answer) {
    const usage = `return-gate ${name}${operand === null ? '' : ` ${operand}`}`;
    const help = { usage: `${usage} [options]`, about, options: [...options, _options_js__WEBPACK_IMPORTED_MODULE_7__/* .OPTION */ .Cy.format, _options_js__WEBPACK_IMPORTED_MODULE_7__/* .OPTION */ .Cy.noColor] };
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .command */ .G5)(help, async ({ values, rest }, caller) => {
        const format = (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_0__/* .parseChoice */ .HU)('--format', values.get('format')?.[0] ?? 'text', ['text', 'json']);
        const [given = '', ...more] = rest;
        if (operand === null ? rest.length > 0 : rest.length === 0 || more.length > 0) {
            const takes = operand === null ? 'takes no operand' : `takes one ${operand}`;
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e(`${name} ${takes}, and ${String(rest.length)} ${rest.length === 1 ? 'was' : 'were'} given: write ${usage}.`);
        }
        const paint = (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_8__/* .painterFor */ .D)(caller);
        caller.stdout.write(await answer({ isJson: format === 'json', operand: given, paint, values }));
        return _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.passed;
    });
}
const SCHEMA_NAMES = [..._schemas_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMAS */ .H.keys()];
const schema = lookup({
    name: 'schema',
    operand: 'NAME',
    about: `Prints a JSON Schema (draft 2020-12) to keep in a file. NAME is the name of a family, for its default version, or one of\n  ${SCHEMA_NAMES.join('\n  ')}`,
}, ({ operand }) => {
    const found = _schemas_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMAS */ .H.get((0,_families_choose_js__WEBPACK_IMPORTED_MODULE_2__/* .standardNamed */ .jv)(operand)?.id ?? operand);
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
    const schemaOf = ({ id }) => (_schemas_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMAS */ .H.has(id) ? id : null);
    const all = _families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.orderedStandards.map((standard) => ({ ...(0,_families_catalog_js__WEBPACK_IMPORTED_MODULE_1__.standardData)(standard), schema: schemaOf(standard) }));
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonFrame */ .Gm) `${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .json */ .Pq)({ standards: all })}\n`;
});
const MARGIN = 13;
function entry(standard, isFirst, paint) {
    const { id, title, isDefault, source, statuses, success, artifactTypes, claimFields, claimsInWords, rules } = standard;
    const row = (name, words) => (0,_report_width_js__WEBPACK_IMPORTED_MODULE_10__/* .wrap */ .LV)(words.join(', '), (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_9__/* .textWidth */ .sc)() - MARGIN).map((line, n) => [
        n === 0 ? paint('dim', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${name}`) : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) ``,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .terminal */ .Fo) `${line}`,
    ]);
    const rows = [
        ...(success.length === 0 ? [] : row('success', success)),
        ...row('other', statuses.filter((status) => !success.includes(status))),
        ...(artifactTypes.length === 0 ? [] : row('artifacts', artifactTypes)),
        ...row('claims', [
            ...claimFields.map(({ pattern }) => pattern),
            ...(claimsInWords === undefined ? [] : [claimsInWords]),
        ]),
        ...row('rules', [String(rules.length)]),
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
    const room = ((0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalColumns */ .UV)() ?? Infinity) - idWidth - levelWidth - 7;
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

/***/ 39188:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ SCHEMAS)
});

;// CONCATENATED MODULE: ./schemas/bmad-spec@6.schema.json
const bmad_spec_6_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/bmad-spec@6.schema.json","title":"BMAD build spec 6","description":"What a build spec of BMAD reports, in the value that return-gate reads from it: its status, its ticked tasks, its review order and its result.","type":"object","properties":{"status":{"description":"How far the work is. Its claims count once it is done or in review."},"baseline_commit":{"description":"The commit at which the work began, or NO_VCS."},"baseline_revision":{"description":"The same, of unattended work."},"tasks":{"description":"The files of ticked tasks, each with what was done.","type":"array","items":{"type":"object","properties":{"path":{"description":"The path, relative to the root of the repository.","type":"string"},"type":{"description":"What was done: task, or deleted.","type":"string","enum":["task","deleted"]}}},"readOnly":true},"review-order":{"description":"The files that the suggested review order links to, from the folder of the spec.","type":"array","items":{"type":"string"},"readOnly":true},"changed":{"description":"The files that the result of an unattended run lists.","type":"array","items":{"type":"string"},"readOnly":true},"hedged":{"description":"How many ticked tasks name a file and make no claim.","type":"integer","readOnly":true},"boxes":{"description":"The boxes under the tasks.","type":"object","properties":{"ticked":{"description":"How many are ticked.","type":"integer"},"open":{"description":"How many are open.","type":"integer"}},"readOnly":true},"family":{"description":"Which return of BMAD it is.","type":"string","enum":["bmad-spec"],"readOnly":true},"frontmatter":{"description":"How the frontmatter appears: none, unended, late (below a comment or blank lines), whole.","type":"string","enum":["none","unended","late","whole"],"readOnly":true},"order":{"description":"The places of claims, in document order.","type":"array","items":{"type":"string"},"readOnly":true}}}');
;// CONCATENATED MODULE: ./schemas/bmad-story@4.schema.json
const bmad_story_4_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/bmad-story@4.schema.json","title":"BMAD story 4","description":"What a story of BMAD reports, in the value that return-gate reads from it: its status, its File List and the boxes of its tasks.","type":"object","properties":{"status":{"description":"How far the story is. Its claims count once it is done or in review.","type":"string"},"baseline_commit":{"description":"The commit at which the work began, or NO_VCS."},"file-list":{"description":"The paths in the File List, each with what became of the file.","type":"array","items":{"type":"object","properties":{"path":{"description":"The path, relative to the root of the repository.","type":"string"},"type":{"description":"What became of the file: created, modified, deleted, or listed if the list does not say.","type":"string","enum":["created","modified","deleted","listed"]}}},"readOnly":true},"lists":{"description":"How many headings File List there are.","type":"integer","readOnly":true},"hedged":{"description":"How many lines of the list name paths and say that these are planned, not in git or not done.","type":"integer","readOnly":true},"dropped":{"description":"How many lines of the list name paths and are struck out, or have an open box.","type":"integer","readOnly":true},"saysNone":{"description":"True if the list says that there are no files.","type":"boolean","readOnly":true},"boxes":{"description":"The boxes under the tasks.","type":"object","properties":{"ticked":{"description":"How many are ticked.","type":"integer"},"open":{"description":"How many are open.","type":"integer"}},"readOnly":true},"family":{"description":"Which return of BMAD it is.","type":"string","enum":["bmad-story"],"readOnly":true},"frontmatter":{"description":"How the frontmatter appears: none, unended, late (below a comment or blank lines), whole.","type":"string","enum":["none","unended","late","whole"],"readOnly":true},"order":{"description":"The places of claims, in document order.","type":"array","items":{"type":"string"},"readOnly":true}}}');
;// CONCATENATED MODULE: ./schemas/bmad-story@6.schema.json
const bmad_story_6_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/bmad-story@6.schema.json","title":"BMAD story 6","description":"What a story of BMAD reports, in the value that return-gate reads from it: its status, its File List and the boxes of its tasks.","type":"object","properties":{"status":{"description":"How far the story is. Its claims count once it is done or in review.","type":"string"},"baseline_commit":{"description":"The commit at which the work began, or NO_VCS."},"file-list":{"description":"The paths in the File List, each with what became of the file.","type":"array","items":{"type":"object","properties":{"path":{"description":"The path, relative to the root of the repository.","type":"string"},"type":{"description":"What became of the file: created, modified, deleted, or listed if the list does not say.","type":"string","enum":["created","modified","deleted","listed"]}}},"readOnly":true},"lists":{"description":"How many headings File List there are.","type":"integer","readOnly":true},"hedged":{"description":"How many lines of the list name paths and say that these are planned, not in git or not done.","type":"integer","readOnly":true},"dropped":{"description":"How many lines of the list name paths and are struck out, or have an open box.","type":"integer","readOnly":true},"saysNone":{"description":"True if the list says that there are no files.","type":"boolean","readOnly":true},"boxes":{"description":"The boxes under the tasks.","type":"object","properties":{"ticked":{"description":"How many are ticked.","type":"integer"},"open":{"description":"How many are open.","type":"integer"}},"readOnly":true},"family":{"description":"Which return of BMAD it is.","type":"string","enum":["bmad-story"],"readOnly":true},"frontmatter":{"description":"How the frontmatter appears: none, unended, late (below a comment or blank lines), whole.","type":"string","enum":["none","unended","late","whole"],"readOnly":true},"order":{"description":"The places of claims, in document order.","type":"array","items":{"type":"string"},"readOnly":true}}}');
;// CONCATENATED MODULE: ./schemas/gsd-plan@1.schema.json
const gsd_plan_1_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/gsd-plan@1.schema.json","title":"GSD plan 1","description":"What must hold when a plan is done, in the value that return-gate reads from it: its frontmatter, and what its sections list.","type":"object","properties":{"phase":{"description":"The phase, such as 01-dates.","type":["string","number"]},"plan":{"description":"The number of the plan in its phase.","type":["string","number"]},"type":{"description":"How it is worked on: execute, tdd."},"wave":{"description":"In which round it is executed, 1 being the first."},"depends_on":{"description":"The plans that must be done before.","type":"array"},"files_modified":{"description":"The files that are to be changed: an intention, no claim."},"autonomous":{"description":"True if it needs no person: false with a checkpoint."},"requirements":{"description":"The ids of the requirements that it is to meet.","type":"array"},"must_haves":{"description":"What must be there when it is done: truths; artifacts with path, provides, and optionally min_lines, contains, exports; key_links with from, to, via, pattern.","type":"object"},"status":{"description":"superseded if the plan was given up."},"checkpoint":{"description":"It has a task that waits for a person.","type":"boolean","readOnly":true},"frontmatter":{"description":"How the frontmatter appears: none, misplaced (below other text), unended, late (below a comment or blank lines), whole.","type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"description":"The places of claims, in document order.","type":"array","items":{"type":"string"},"readOnly":true}}}');
;// CONCATENATED MODULE: ./schemas/gsd-summary@1.schema.json
const gsd_summary_1_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/gsd-summary@1.schema.json","title":"GSD summary 1","description":"What the execution of a plan says that it did, in the value that return-gate reads from it: its frontmatter, and what its sections list.","type":"object","properties":{"phase":{"description":"The phase, such as 01-dates.","type":["string","number"]},"plan":{"description":"The number of the plan that was executed; not in quick tasks.","type":["string","number"]},"subsystem":{"description":"The part of the project that the work belongs to."},"tags":{"description":"Words by which the summary is found."},"requires":{"description":"What the work built on."},"provides":{"description":"What it made for others."},"affects":{"description":"What it changes for others."},"tech-stack":{"description":"What was added to the tools and libraries."},"key-files":{"description":"The files that the work made, changed and deleted: paths from the folder that holds .planning.","type":"object","properties":{"created":{"description":"Files that were made.","type":"array"},"modified":{"description":"Files that were changed.","type":"array"},"deleted":{"description":"Files that were taken away.","type":"array"}}},"key-decisions":{"description":"What was decided, and why."},"patterns-established":{"description":"Ways of working that hold from now on."},"requirements-completed":{"description":"The ids among the plan\'s requirements that are met now.","type":"array"},"duration":{"description":"How long it took, such as 12min."},"completed":{"description":"The day on which it was done, such as 2026-02-03."},"status":{"description":"How the work ended; no status is success."},"plan_head_before":{"description":"The id of the commit at which the work began."},"plan_head_after":{"description":"The id of the last commit of the work: commits, at the top or under actuals, is the number of commits between the two."},"files":{"description":"The paths listed below headings on files, each with what was done.","type":"array","readOnly":true},"commits":{"description":"The commits that the summary cites.","type":"array","items":{"type":"string"},"readOnly":true},"self-check":{"description":"What the self-check says it found.","type":"array","readOnly":true},"selfCheck":{"description":"How the self-checks ended: passed, failed, both.","type":"string","enum":["passed","failed","both"],"readOnly":true},"measured":{"description":"The commits at which the work began and ended, and how many commits it took, from plan_head_before, plan_head_after and commits.","type":"object","readOnly":true},"placeholders":{"description":"Placeholders of the template in place of commits.","type":"array","items":{"type":"string"},"readOnly":true},"frontmatter":{"description":"How the frontmatter appears: none, misplaced (below other text), unended, late (below a comment or blank lines), whole.","type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"description":"The places of claims, in document order.","type":"array","items":{"type":"string"},"readOnly":true}}}');
;// CONCATENATED MODULE: ./schemas/gsd-summary@2.schema.json
const gsd_summary_2_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/gsd-summary@2.schema.json","title":"GSD summary 2","description":"What the execution of a plan says that it did, in the value that return-gate reads from it: its frontmatter, and what its sections list.","type":"object","properties":{"status":{"description":"How the work ended: complete, or halted where it stopped as planned and left tasks undone."},"phase":{"description":"The phase, such as 01-dates.","type":["string","number"]},"plan":{"description":"The number of the plan that was executed; not in quick tasks.","type":["string","number"]},"subsystem":{"description":"The part of the project that the work belongs to."},"tags":{"description":"Words by which the summary is found."},"requires":{"description":"What the work built on."},"provides":{"description":"What it made for others."},"affects":{"description":"What it changes for others."},"tech-stack":{"description":"What was added to the tools and libraries."},"key-files":{"description":"The files that the work made, changed and deleted: paths from the folder that holds .planning.","type":"object","properties":{"created":{"description":"Files that were made.","type":"array"},"modified":{"description":"Files that were changed.","type":"array"},"deleted":{"description":"Files that were taken away.","type":"array"}}},"key-decisions":{"description":"What was decided, and why."},"patterns-established":{"description":"Ways of working that hold from now on."},"requirements-completed":{"description":"The ids among the plan\'s requirements that are met now.","type":"array"},"duration":{"description":"How long it took, such as 12min."},"completed":{"description":"The day on which it was done, such as 2026-02-03."},"actuals":{"description":"What the work took: tokens, tasks and commits, each a number of 0 or more."},"coverage":{"description":"What was verified, and how: id, description, requirement, verification (kind, ref, status), human_judgment, and rationale where it is true."},"plan_head_before":{"description":"The id of the commit at which the work began."},"plan_head_after":{"description":"The id of the last commit of the work: commits, at the top or under actuals, is the number of commits between the two."},"files":{"description":"The paths listed below headings on files, each with what was done.","type":"array","readOnly":true},"commits":{"description":"The commits that the summary cites.","type":"array","items":{"type":"string"},"readOnly":true},"self-check":{"description":"What the self-check says it found.","type":"array","readOnly":true},"selfCheck":{"description":"How the self-checks ended: passed, failed, both.","type":"string","enum":["passed","failed","both"],"readOnly":true},"measured":{"description":"The commits at which the work began and ended, and how many commits it took, from plan_head_before, plan_head_after and commits.","type":"object","readOnly":true},"placeholders":{"description":"Placeholders of the template in place of commits.","type":"array","items":{"type":"string"},"readOnly":true},"frontmatter":{"description":"How the frontmatter appears: none, misplaced (below other text), unended, late (below a comment or blank lines), whole.","type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"description":"The places of claims, in document order.","type":"array","items":{"type":"string"},"readOnly":true}}}');
;// CONCATENATED MODULE: ./schemas/gsd-verification@1.schema.json
const gsd_verification_1_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/gsd-verification@1.schema.json","title":"GSD verification 1","description":"What a second agent found of a phase, in the value that return-gate reads from it: its frontmatter, and what its sections list.","type":"object","properties":{"phase":{"description":"The phase, such as 01-dates.","type":["string","number"]},"verified":{"description":"When it was verified."},"status":{"description":"passed, gaps_found, or human_needed where all that a program can check was found."},"score":{"description":"How many of the must-haves hold, such as 5/5 must-haves verified."},"gaps":{"description":"What is missing, where the status is gaps_found."},"human_verification":{"description":"What a person has to look at."},"artifacts":{"description":"The files that a table of required artifacts calls there.","type":"array","readOnly":true},"gapCount":{"description":"How many gaps are listed.","type":"integer","readOnly":true},"frontmatter":{"description":"How the frontmatter appears: none, misplaced (below other text), unended, late (below a comment or blank lines), whole.","type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"description":"The places of claims, in document order.","type":"array","items":{"type":"string"},"readOnly":true}}}');
;// CONCATENATED MODULE: ./schemas/orchestrator-handoff@1.schema.json
const orchestrator_handoff_1_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/orchestrator-handoff@1.schema.json","title":"Orchestrator handoff 1","description":"The .orchestrator-handoff.json file in which a skill tells the orchestrator that called it the state of the work.","type":"object","required":["status","summary","artifacts"],"properties":{"$schema":{"description":"Where this schema is, for editors, or the word orchestrator-handoff-v1.","type":"string"},"status":{"description":"The state of the work: researched (research is done), planned (the plan is written), implemented (the implementation is done), partial (some of the work is done and can be resumed), failed (no usable result), blocked (waits for something outside).","type":"string","enum":["researched","planned","implemented","partial","failed","blocked"]},"summary":{"description":"What was done, in 2 to 4 sentences and at most about 100 tokens.","type":"string","pattern":"\\\\S"},"artifacts":{"description":"The files that were made or changed; at least one after a success.","type":"array","items":{"$ref":"#/$defs/artifact"}},"phases_completed":{"description":"Phases of the plan that are done.","$ref":"#/$defs/advisoryCount"},"phases_total":{"description":"All phases of the plan.","$ref":"#/$defs/advisoryCount"},"blockers":{"description":"What blocks the work: objects with description, phase and severity (hard or soft), or texts.","$ref":"#/$defs/advisoryBlockers"},"next_action_hint":{"description":"What to do next: plan, implement, revise, research or none.","type":"string"},"continuation_context":{"description":"Where partial work continues; null if nothing is left.","type":["object","null"],"properties":{"handoff_path":{"description":"Path of the handoff artifact, relative to the project root.","type":["string","null"]},"phases_completed":{"description":"Phases of the plan that are done.","$ref":"#/$defs/advisoryCount"},"phases_total":{"description":"All phases of the plan.","$ref":"#/$defs/advisoryCount"},"orchestrator_mode":{"description":"True if an orchestrator goes on with it.","type":"boolean"}}},"continuation_path":{"description":"Path of the file that says how to go on, relative to the project root.","type":["string","null"]},"files_modified":{"description":"Paths of the files that were changed, relative to the project root.","type":"array","items":{"type":"string"}},"modified_files":{"description":"Paths of the files that were changed, relative to the project root.","type":"array","items":{"type":"string"}},"decisions_made":{"description":"What was decided.","$ref":"#/$defs/advisoryTexts"},"dead_ends":{"description":"What was tried and led nowhere.","$ref":"#/$defs/advisoryTexts"},"plan_markers_verified":{"description":"True if each heading of a phase in the plan says [COMPLETED].","type":"boolean"},"phase":{"description":"The kind of work: research, plan, implement or revise.","type":"string"},"task_number":{"description":"The number of the task."},"task_slug":{"description":"The name of the task."},"session_id":{"description":"The id from the delegation context, such as sess_1736700000_abc123.","type":"string","pattern":"\\\\S"},"dispatch_seq":{"description":"The number of the dispatch that this handoff answers."},"verification":{"description":"How the work was verified."},"sorry_inventory":{"description":"Proofs that are not finished."},"subtasks_completed":{"description":"Subtasks that are done."},"completed_at":{"description":"When the work ended."}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}}],"$defs":{"artifact":{"description":"One file.","type":"object","required":["type","path"],"properties":{"type":{"description":"What the file is: report (research report or analysis), plan (implementation plan or design document), summary (summary or overview of work done), implementation (source code or configuration), handoff (what the next agent needs to go on).","type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"description":"Path of the file, relative to the project root, with forward slashes.","type":"string","pattern":"^[^\\\\\\\\]*[^\\\\\\\\\\\\s][^\\\\\\\\]*$"},"summary":{"description":"One sentence that says what the file holds.","type":"string"}}},"advisoryCount":{"type":"integer"},"advisoryBlockers":{"type":"array"},"advisoryTexts":{"type":"array","items":{"type":"string"}}}}');
;// CONCATENATED MODULE: ./schemas/result-envelope@1.schema.json
const result_envelope_1_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/result-envelope@1.schema.json","title":"Result envelope 1","description":"The result of a phase as Markdown with headed sections, in the value that return-gate reads from it.","type":"object","required":["form","heading","status","summary","artifacts","next"],"properties":{"form":{"description":"How the long parts are written: under headings.","readOnly":true,"type":"string","enum":["headed"]},"heading":{"description":"The heading that names the phase, such as Proposal Created.","type":"string"},"change":{"description":"The change that the result is about, such as add-dark-mode.","type":"string"},"project":{"description":"The project, for the result of an init, which is about no change.","type":"string"},"status":{"description":"How the phase ended: success (without issues), warning (with concerns that do not block), failure (failed or blocked).","type":"string","enum":["success","warning","failure"]},"summary":{"description":"What happened, in 1 to 3 sentences.","type":"string"},"artifacts":{"description":"What was created or updated; empty if the envelope says None.","type":"array","items":{"$ref":"#/$defs/artifact"}},"next":{"description":"What the orchestrator should do next, in so many words (Next Recommended).","type":"string"},"risks":{"description":"Issues, warnings or concerns; empty if the envelope says None.","type":"array","items":{"$ref":"#/$defs/risk"}},"order":{"description":"The names of the parts, in the order in which they stand.","readOnly":true,"type":"array","items":{"type":"string"}}},"anyOf":[{"required":["change"]},{"required":["project"]}],"allOf":[{"$ref":"#/$defs/advisoryRisks"}],"if":{"required":["status"],"properties":{"status":{"enum":["success","warning"]}}},"then":{"properties":{"artifacts":{"minItems":1}}},"$defs":{"artifact":{"description":"One thing that was created or updated: a file, an observation, or a description in words alone.","type":"object","required":["text"],"properties":{"path":{"description":"The path of the file, relative to the project root.","type":"string"},"observation":{"description":"The id or the topic key of an observation in Engram.","type":"string"},"linked":{"description":"The path is the target of a link, which leads from the folder of the envelope.","readOnly":true,"type":"boolean"},"text":{"description":"The whole item; where it names several things, each but the first has only what names it.","type":"string"}}},"risk":{"description":"One thing that may go wrong.","type":"object","required":["text"],"properties":{"severity":{"description":"CRITICAL (to be resolved before proceeding), WARNING (should be addressed) or SUGGESTION (nice to have).","type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"description":"The whole item.","type":"string"}}},"advisoryRisks":{"description":"That the envelope speaks of risks, if only to say that there are none.","required":["risks"]}}}');
;// CONCATENATED MODULE: ./schemas/result-envelope@4.schema.json
const result_envelope_4_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/result-envelope@4.schema.json","title":"Result envelope 4","description":"The result of a phase as a Markdown block of bold labels, in the value that return-gate reads from it.","type":"object","required":["form","status","summary","artifacts","next"],"properties":{"form":{"description":"How the long parts are written: behind bold labels.","readOnly":true,"type":"string","enum":["block"]},"heading":{"description":"The heading above the block, where there is one.","type":"string"},"change":{"description":"The change that the result is about, such as add-dark-mode.","type":"string"},"project":{"description":"The project, for the result of an init, which is about no change.","type":"string"},"status":{"description":"How the phase ended: success (all of it is done), partial (some of it is done), blocked (waits for something outside).","type":"string","enum":["success","partial","blocked"]},"summary":{"description":"What happened, in 1 to 3 sentences.","type":"string"},"artifacts":{"description":"What was created or updated; empty if the envelope says None.","type":"array","items":{"$ref":"#/$defs/artifact"}},"next":{"description":"What the orchestrator should do next, in so many words (Next).","type":"string"},"risks":{"description":"Issues, warnings or concerns; empty if the envelope says None.","type":"array","items":{"$ref":"#/$defs/risk"}},"skill_resolution":{"description":"How the agent came by its skills: injected, paths-injected, fallback-registry, fallback-path or none, and more after a dash.","type":"string"},"order":{"description":"The names of the parts, in the order in which they stand.","readOnly":true,"type":"array","items":{"type":"string"}}},"allOf":[{"$ref":"#/$defs/advisoryRisks"}],"if":{"required":["status"],"properties":{"status":{"enum":["success"]}}},"then":{"properties":{"artifacts":{"minItems":1}}},"$defs":{"artifact":{"description":"One thing that was created or updated: a file, an observation, or a description in words alone.","type":"object","required":["text"],"properties":{"path":{"description":"The path of the file, relative to the project root.","type":"string"},"observation":{"description":"The id or the topic key of an observation in Engram.","type":"string"},"linked":{"description":"The path is the target of a link, which leads from the folder of the envelope.","readOnly":true,"type":"boolean"},"text":{"description":"The whole item; where it names several things, each but the first has only what names it.","type":"string"}}},"risk":{"description":"One thing that may go wrong.","type":"object","required":["text"],"properties":{"severity":{"description":"CRITICAL (to be resolved before proceeding), WARNING (should be addressed) or SUGGESTION (nice to have).","type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"description":"The whole item.","type":"string"}}},"advisoryRisks":{"description":"That the envelope speaks of risks, if only to say that there are none.","required":["risks"]}}}');
;// CONCATENATED MODULE: ./schemas/return-meta@1.2.schema.json
const return_meta_1_2_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/return-meta@1.2.schema.json","title":"Return metadata 1.2","description":"The .return-meta.json file in which an agent says what it did.","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"description":"Where this schema is, for editors.","type":"string"},"status":{"description":"The state of the work: in_progress (written at the start, before the work), researched (research is done), planned (the plan is written), implemented (the implementation is done), partial (some of the work is done and can be resumed), failed (no usable result), blocked (waits for something outside).","type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"description":"The files that the agent made or changed; at least one after a success.","type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"description":"Who ran, in which session and where in the delegation chain.","type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"description":"The id from the delegation context, such as sess_1736700000_abc123.","type":"string","pattern":"\\\\S"},"agent_type":{"description":"The name of the agent, such as planner-agent.","type":"string","pattern":"\\\\S"},"duration_seconds":{"description":"Seconds from the call to the return.","type":"number","minimum":0},"delegation_depth":{"description":"How deep in the delegation chain the agent ran; 0 is the orchestrator.","type":"integer","minimum":0},"delegation_path":{"description":"Names from the orchestrator down to this agent.","type":"array","minItems":1,"items":{"type":"string","pattern":"\\\\S"}},"findings_count":{"description":"Number of findings, for research.","$ref":"#/$defs/advisoryNumber"},"phase_count":{"description":"Number of phases, for plans.","$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"description":"Estimated effort, for plans.","$ref":"#/$defs/advisoryRange"},"phases_completed":{"description":"Phases done.","$ref":"#/$defs/advisoryNumber"},"phases_total":{"description":"All phases.","$ref":"#/$defs/advisoryNumber"},"task_type":{"description":"The kind of task; meta for work on the agent system itself.","type":"string"},"language":{"description":"The language of the task; meta for work on the agent system itself.","type":"string"}}},"summary":{"description":"What was done, in at most about 100 tokens.","type":"string"},"next_steps":{"description":"What the user or the orchestrator should do next.","type":"string"},"started_at":{"description":"When the agent started, ISO 8601.","type":"string"},"partial_progress":{"description":"How far the work came, while it is in progress or partial.","type":"object","required":["stage","details"],"properties":{"stage":{"description":"The stage that was reached, such as phase_2_completed.","type":"string"},"details":{"description":"How far the work came, for people.","type":"string"},"phases_completed":{"description":"Phases done.","$ref":"#/$defs/advisoryNumber"},"phases_total":{"description":"All phases.","$ref":"#/$defs/advisoryNumber"}}},"completion_data":{"description":"What the task list needs of a finished implementation.","type":"object","properties":{"completion_summary":{"description":"What was accomplished, in 1 to 3 sentences.","type":"string"},"roadmap_items":{"description":"Texts of the roadmap items that the task addresses; not for meta tasks.","type":"array","items":{"type":"string"}},"claudemd_suggestions":{"description":"Changes made to the agent system, or none; meta tasks must say.","type":"string"},"readme_suggestions":{"description":"The same field where the agent system\'s instructions are a README.","type":"string"}}},"errors":{"description":"What went wrong.","type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"description":"The kind of task; meta for work on the agent system itself.","type":"string"},"language":{"description":"The language of the task; meta for work on the agent system itself.","type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\\\S"}}}}}},{"if":{"allOf":[{"properties":{"status":{"const":"implemented"}},"required":["status"]},{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"metadata":{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"agent_type":{"type":"string","pattern":"^meta-"}},"required":["agent_type"]}]}},"required":["metadata"]}]}]},"then":{"required":["completion_data"],"properties":{"completion_data":{"anyOf":[{"required":["claudemd_suggestions"],"properties":{"claudemd_suggestions":{"pattern":"\\\\S"}}},{"required":["readme_suggestions"],"properties":{"readme_suggestions":{"pattern":"\\\\S"}}}]}}}}],"$defs":{"artifact":{"description":"One file.","type":"object","required":["type","path","summary"],"properties":{"type":{"description":"What the file is: report (research report or analysis), plan (implementation plan or design document), summary (summary or overview of work done), implementation (source code or configuration).","type":"string","enum":["report","plan","summary","implementation"]},"path":{"description":"Path of the file, relative to the project root, with forward slashes.","type":"string","pattern":"^[^\\\\\\\\]*[^\\\\\\\\\\\\s][^\\\\\\\\]*$"},"summary":{"description":"One sentence that says what the file holds.","type":"string"}}},"error":{"description":"One thing that went wrong.","type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"description":"What kind of error: validation, execution, timeout or another.","type":"string"},"message":{"description":"What happened, for people.","type":"string"},"recoverable":{"description":"Whether trying again may succeed.","type":"boolean"},"recommendation":{"description":"How to fix it or how to go on.","type":"string"}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"description":"A number, or a range of numbers such as 1-2.","type":["number","string"],"pattern":"^\\\\s*\\\\d+(?:[.]\\\\d+)?(?:\\\\s*[-–]\\\\s*\\\\d+(?:[.]\\\\d+)?)?\\\\s*$"}}}');
;// CONCATENATED MODULE: ./schemas/return-meta@1.4.schema.json
const return_meta_1_4_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/return-meta@1.4.schema.json","title":"Return metadata 1.4","description":"The .return-meta.json file in which an agent says what it did.","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"description":"Where this schema is, for editors.","type":"string"},"status":{"description":"The state of the work: in_progress (written at the start, before the work), researched (research is done), planned (the plan is written), implemented (the implementation is done), partial (some of the work is done and can be resumed), failed (no usable result), blocked (waits for something outside).","type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"description":"The files that the agent made or changed; at least one after a success.","type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"description":"Who ran, in which session and where in the delegation chain.","type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"description":"The id from the delegation context, such as sess_1736700000_abc123.","type":"string","pattern":"\\\\S"},"agent_type":{"description":"The name of the agent, such as planner-agent.","type":"string","pattern":"\\\\S"},"duration_seconds":{"description":"Seconds from the call to the return.","type":"number","minimum":0},"delegation_depth":{"description":"How deep in the delegation chain the agent ran; 0 is the orchestrator.","type":"integer","minimum":0},"delegation_path":{"description":"Names from the orchestrator down to this agent.","type":"array","minItems":1,"items":{"type":"string","pattern":"\\\\S"}},"findings_count":{"description":"Number of findings, for research.","$ref":"#/$defs/advisoryNumber"},"phase_count":{"description":"Number of phases, for plans.","$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"description":"Estimated effort, for plans.","$ref":"#/$defs/advisoryRange"},"phases_completed":{"description":"Phases done.","$ref":"#/$defs/advisoryNumber"},"phases_total":{"description":"All phases.","$ref":"#/$defs/advisoryNumber"},"task_type":{"description":"The kind of task; meta for work on the agent system itself.","type":"string"},"language":{"description":"The language of the task; meta for work on the agent system itself.","type":"string"}}},"summary":{"description":"What was done, in at most about 100 tokens.","type":"string"},"next_steps":{"description":"What the user or the orchestrator should do next.","type":"string"},"started_at":{"description":"When the agent started, ISO 8601.","type":"string"},"partial_progress":{"description":"How far the work came, while it is in progress or partial.","type":"object","required":["stage","details"],"properties":{"stage":{"description":"The stage that was reached, such as phase_2_completed.","type":"string"},"details":{"description":"How far the work came, for people.","type":"string"},"phases_completed":{"description":"Phases done.","$ref":"#/$defs/advisoryNumber"},"phases_total":{"description":"All phases.","$ref":"#/$defs/advisoryNumber"},"handoff_path":{"description":"Path of the handoff artifact, relative to the project root.","type":"string"}}},"completion_data":{"description":"What the task list needs of a finished implementation.","type":"object","properties":{"completion_summary":{"description":"What was accomplished, in 1 to 3 sentences.","type":"string"},"roadmap_items":{"description":"Texts of the roadmap items that the task addresses; not for meta tasks.","type":"array","items":{"type":"string"}}}},"errors":{"description":"What went wrong.","type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"description":"The kind of task; meta for work on the agent system itself.","type":"string"},"language":{"description":"The language of the task; meta for work on the agent system itself.","type":"string"},"teammate_results":{"description":"What each member of a team handed over.","type":"array","items":{"type":"object","properties":{"name":{"description":"The member\'s name.","type":"string"},"status":{"description":"How its work ended; completed makes a claim of its output.","type":"string"},"output_path":{"description":"Path of the file that it wrote, relative to the project root.","type":["string","null"]}}}},"memory_candidates":{"description":"What is worth remembering: at most three.","type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"description":"True if a person must look before the work goes on.","type":"boolean"},"review_reason":{"description":"Why a person must look.","type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\\\S"}}}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\\\S"}}}}],"$defs":{"artifact":{"description":"One file.","type":"object","required":["type","path","summary"],"properties":{"type":{"description":"What the file is: report (research report or analysis), plan (implementation plan or design document), summary (summary or overview of work done), implementation (source code or configuration), handoff (what the next agent needs to go on).","type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"description":"Path of the file, relative to the project root, with forward slashes.","type":"string","pattern":"^[^\\\\\\\\]*[^\\\\\\\\\\\\s][^\\\\\\\\]*$"},"summary":{"description":"One sentence that says what the file holds.","type":"string"}}},"error":{"description":"One thing that went wrong.","type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"description":"What kind of error: validation, execution, timeout or another.","type":"string"},"message":{"description":"What happened, for people.","type":"string"},"recoverable":{"description":"Whether trying again may succeed.","type":"boolean"},"recommendation":{"description":"How to fix it or how to go on.","type":"string"}}},"memoryCandidate":{"description":"One thing worth remembering.","type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"description":"What to remember.","type":"string","pattern":"\\\\S"},"category":{"description":"What kind of memory.","type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"description":"Path of the artifact that it comes from.","type":"string","pattern":"\\\\S"},"confidence":{"description":"From 0 to 1.","type":"number","minimum":0,"maximum":1},"suggested_keywords":{"description":"Words to find it by.","type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"description":"A number, or a range of numbers such as 1-2.","type":["number","string"],"pattern":"^\\\\s*\\\\d+(?:[.]\\\\d+)?(?:\\\\s*[-–]\\\\s*\\\\d+(?:[.]\\\\d+)?)?\\\\s*$"}}}');
;// CONCATENATED MODULE: ./schemas/return-meta@2.1.schema.json
const return_meta_2_1_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/return-meta@2.1.schema.json","title":"Return metadata 2.1","description":"The .return-meta.json file in which an agent says what it did.","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"description":"Where this schema is, for editors.","type":"string"},"status":{"description":"The state of the work: in_progress (written at the start, before the work), researched (research is done), planned (the plan is written), implemented (the implementation is done), partial (some of the work is done and can be resumed), needs_research (questions must be researched first), failed (no usable result), blocked (waits for something outside).","type":"string","enum":["in_progress","researched","planned","implemented","partial","needs_research","failed","blocked"]},"artifacts":{"description":"The files that the agent made or changed; at least one after a success.","type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"description":"Who ran, in which session and where in the delegation chain.","type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"description":"The id from the delegation context, such as sess_1736700000_abc123.","type":"string","pattern":"\\\\S"},"agent_type":{"description":"The name of the agent, such as planner-agent.","type":"string","pattern":"\\\\S"},"duration_seconds":{"description":"Seconds from the call to the return.","type":"number","minimum":0},"delegation_depth":{"description":"How deep in the delegation chain the agent ran; 0 is the orchestrator.","type":"integer","minimum":0},"delegation_path":{"description":"Names from the orchestrator down to this agent.","type":"array","minItems":1,"items":{"type":"string","pattern":"\\\\S"}},"findings_count":{"description":"Number of findings, for research.","$ref":"#/$defs/advisoryNumber"},"phase_count":{"description":"Number of phases, for plans.","$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"description":"Estimated effort, for plans.","$ref":"#/$defs/advisoryRange"},"phases_completed":{"description":"Phases done.","$ref":"#/$defs/advisoryNumber"},"phases_total":{"description":"All phases.","$ref":"#/$defs/advisoryNumber"},"task_type":{"description":"The kind of task; meta for work on the agent system itself.","type":"string"},"language":{"description":"The language of the task; meta for work on the agent system itself.","type":"string"}}},"summary":{"description":"What was done, in at most about 100 tokens.","type":"string"},"next_steps":{"description":"What the user or the orchestrator should do next.","type":"string"},"started_at":{"description":"When the agent started, ISO 8601.","type":"string"},"partial_progress":{"description":"How far the work came, while it is in progress or partial.","type":"object","required":["stage","details"],"properties":{"stage":{"description":"The stage that was reached, such as phase_2_completed.","type":"string"},"details":{"description":"How far the work came, for people.","type":"string"},"phases_completed":{"description":"Phases done.","$ref":"#/$defs/advisoryNumber"},"phases_total":{"description":"All phases.","$ref":"#/$defs/advisoryNumber"},"handoff_path":{"description":"Path of the handoff artifact, relative to the project root.","type":"string"}}},"completion_data":{"description":"What the task list needs of a finished implementation.","type":"object","properties":{"completion_summary":{"description":"What was accomplished, in 1 to 3 sentences.","type":"string"},"roadmap_items":{"description":"Texts of the roadmap items that the task addresses; not for meta tasks.","type":"array","items":{"type":"string"}}}},"errors":{"description":"What went wrong.","type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"description":"The kind of task; meta for work on the agent system itself.","type":"string"},"language":{"description":"The language of the task; meta for work on the agent system itself.","type":"string"},"teammate_results":{"description":"What each member of a team handed over.","type":"array","items":{"type":"object","properties":{"name":{"description":"The member\'s name.","type":"string"},"status":{"description":"How its work ended; completed makes a claim of its output.","type":"string"},"output_path":{"description":"Path of the file that it wrote, relative to the project root.","type":["string","null"]}}}},"memory_candidates":{"description":"What is worth remembering: at most three.","type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"description":"True if a person must look before the work goes on.","type":"boolean"},"review_reason":{"description":"Why a person must look.","type":"string"},"research_questions":{"description":"The questions to research first; needed by needs_research.","type":"array","items":{"type":"string","pattern":"\\\\S"}},"modified_files":{"description":"Repository-relative paths of the files that were changed.","type":["array","null"],"items":{"type":"string","pattern":"^(?![/~]|[A-Za-z]:|\\\\s*$)[^\\\\\\\\]*[^\\\\\\\\/]$"}},"proposed_file_scope":{"description":"Repository-relative paths of the files that the work may touch.","type":["array","null"],"items":{"type":"string","pattern":"^(?![/~]|[A-Za-z]:|\\\\s*$)[^\\\\\\\\]*[^\\\\\\\\/]$"}},"reflection":{"description":"What the agent learned.","type":"object","properties":{"what_worked":{"description":"What worked.","type":"string"},"what_was_hard":{"description":"What was hard.","type":"string"},"what_was_missed":{"description":"What was missed.","type":"string"},"successes":{"description":"Successes.","type":"string"}}},"dispatch_seq":{"description":"The number of the dispatch that this return answers.","type":"integer"},"user_decision":{"description":"A question that only the user can decide.","type":"object","required":["question","options","recommended","blocking"],"properties":{"question":{"description":"The question.","type":"string","pattern":"\\\\S"},"options":{"description":"Two answers or more.","type":"array","minItems":2,"items":{"type":"string"}},"recommended":{"description":"The answer that the agent recommends: one of the options.","type":"string"},"blocking":{"description":"True if the work waits for the answer.","type":"boolean"}}}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\\\S"}}}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\\\S"}}}},{"if":{"properties":{"status":{"const":"needs_research"}},"required":["status"]},"then":{"required":["research_questions"],"properties":{"artifacts":{"maxItems":0},"research_questions":{"minItems":1}}}}],"$defs":{"artifact":{"description":"One file.","type":"object","required":["type","path","summary"],"properties":{"type":{"description":"What the file is: report (research report or analysis), plan (implementation plan or design document), summary (summary or overview of work done), implementation (source code or configuration), handoff (what the next agent needs to go on).","type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"description":"Path of the file, relative to the project root, with forward slashes.","type":"string","pattern":"^[^\\\\\\\\]*[^\\\\\\\\\\\\s][^\\\\\\\\]*$"},"summary":{"description":"One sentence that says what the file holds.","type":"string"}}},"error":{"description":"One thing that went wrong.","type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"description":"What kind of error: validation, execution, timeout or another.","type":"string"},"message":{"description":"What happened, for people.","type":"string"},"recoverable":{"description":"Whether trying again may succeed.","type":"boolean"},"recommendation":{"description":"How to fix it or how to go on.","type":"string"}}},"memoryCandidate":{"description":"One thing worth remembering.","type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"description":"What to remember.","type":"string","pattern":"\\\\S"},"category":{"description":"What kind of memory.","type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"description":"Path of the artifact that it comes from.","type":"string","pattern":"\\\\S"},"confidence":{"description":"From 0 to 1.","type":"number","minimum":0,"maximum":1},"suggested_keywords":{"description":"Words to find it by.","type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"description":"A number, or a range of numbers such as 1-2.","type":["number","string"],"pattern":"^\\\\s*\\\\d+(?:[.]\\\\d+)?(?:\\\\s*[-–]\\\\s*\\\\d+(?:[.]\\\\d+)?)?\\\\s*$"}}}');
;// CONCATENATED MODULE: ./schemas/subagent-return@1.0.schema.json
const subagent_return_1_0_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/subagent-return@1.0.schema.json","title":"Subagent return 1.0","description":"What a subagent hands back to the command that called it.","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"description":"Where this schema is, for editors.","type":"string"},"status":{"description":"How the work ended: completed (all objectives met), failed (no usable result), partial (some of the work is done and can be resumed), blocked (waits for something outside).","type":"string","enum":["completed","failed","partial","blocked"]},"summary":{"description":"What was accomplished, in 2 to 5 sentences and at most about 100 tokens; no emoji, no markup.","type":"string","pattern":"\\\\S"},"artifacts":{"description":"The files that the agent made or changed; at least one after a success.","type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"description":"Who ran, in which session and where in the delegation chain.","type":"object","required":["session_id","duration_seconds","agent_type"],"properties":{"session_id":{"description":"The id that the caller gave: agent, task, timestamp and a random part, joined by underscores.","type":"string","pattern":"\\\\S"},"duration_seconds":{"description":"Seconds from the call to the return.","type":"number","minimum":0},"agent_type":{"description":"The name of the agent, such as researcher or planner.","type":"string","pattern":"\\\\S"},"delegation_depth":{"description":"How deep in the delegation chain the agent ran; 0 is the orchestrator.","type":"number"},"delegation_path":{"description":"Names from the orchestrator down to this agent.","type":"array","items":{"type":"string"}},"retries":{"description":"How many times the work was tried again.","$ref":"#/$defs/advisoryNumber"},"warnings":{"description":"Warnings that did not stop the work.","$ref":"#/$defs/advisoryList"}}},"errors":{"description":"What went wrong; empty when nothing did.","type":"array","items":{"$ref":"#/$defs/error"}},"next_steps":{"description":"What the caller should do next.","type":["string","null"]}},"allOf":[{"if":{"properties":{"status":{"const":"completed"}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}}],"$defs":{"artifact":{"description":"One file.","type":"object","required":["type","path"],"properties":{"type":{"description":"What the file is: research (research report or analysis), plan (implementation plan or design document), implementation (source code or configuration), summary (summary or overview of work done), test (test files or test data), documentation (guide, API documentation or README).","type":"string","enum":["research","plan","implementation","summary","test","documentation"]},"path":{"description":"Path of the file, relative to the project root, with forward slashes.","type":"string","pattern":"^[^\\\\\\\\]*[^\\\\\\\\\\\\s][^\\\\\\\\]*$"},"summary":{"description":"One sentence of at most 200 characters.","type":"string"}}},"error":{"description":"One thing that went wrong.","type":"object","required":["type","message"],"properties":{"type":{"description":"What kind of error: timeout (a time limit was exceeded), validation (input was not valid), execution (something went wrong while running), resource (something needed is not there), cycle (the delegation would loop).","type":"string","enum":["timeout","validation","execution","resource","cycle"]},"message":{"description":"What happened, for people.","type":"string"},"code":{"description":"Machine-readable code in UPPER_SNAKE_CASE.","type":"string"},"recoverable":{"description":"Whether trying again may succeed.","type":"boolean"}}},"advisoryNumber":{"type":"number"},"advisoryList":{"type":"array"}}}');
;// CONCATENATED MODULE: ./schemas/subagent-return@1.2.schema.json
const subagent_return_1_2_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/subagent-return@1.2.schema.json","title":"Subagent return 1.2","description":"What a subagent hands back to the command that called it.","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"description":"Where this schema is, for editors.","type":"string"},"status":{"description":"How the work ended: completed (all objectives met), partial (some of the work is done and can be resumed), failed (no usable result), blocked (waits for something outside).","type":"string","enum":["completed","partial","failed","blocked"]},"summary":{"description":"What was accomplished, in 2 to 5 sentences and at most about 100 tokens; no emoji, no markup.","type":"string","pattern":"\\\\S"},"artifacts":{"description":"The files that the agent made or changed; at least one after a success.","type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"description":"Who ran, in which session and where in the delegation chain.","type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"description":"The id that the caller gave, such as sess_1735460684_a1b2c3; echoed as it is.","type":"string","pattern":"\\\\S"},"duration_seconds":{"description":"Seconds from the call to the return.","type":"number","minimum":0},"agent_type":{"description":"The name of the agent, such as researcher or planner.","type":"string","pattern":"\\\\S"},"delegation_depth":{"description":"How deep in the delegation chain the agent ran; 0 is the orchestrator.","type":"integer","minimum":0},"delegation_path":{"description":"Names from the orchestrator down to this agent.","type":"array","minItems":1,"items":{"type":"string","pattern":"\\\\S"}},"phase_count":{"description":"Number of phases, for plans.","$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"description":"Estimated effort, for plans.","$ref":"#/$defs/advisoryRange"},"findings_count":{"description":"Number of findings, for research.","$ref":"#/$defs/advisoryNumber"},"phases_completed":{"description":"Phases done, for implementations.","$ref":"#/$defs/advisoryNumber"},"phases_total":{"description":"All phases, for implementations.","$ref":"#/$defs/advisoryNumber"}}},"errors":{"description":"What went wrong; at least one unless the work succeeded.","type":"array","items":{"$ref":"#/$defs/error"}},"next_steps":{"description":"What the caller should do next.","type":"string"}},"allOf":[{"if":{"properties":{"status":{"const":"completed"}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}},"else":{"required":["errors"],"properties":{"errors":{"minItems":1}}}}],"$defs":{"artifact":{"description":"One file.","type":"object","required":["type","path"],"properties":{"type":{"description":"What the file is: plan (implementation plan or design document), report (research report or analysis), summary (summary or overview of work done), implementation (source code or configuration), documentation (guide, API documentation or README).","type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"description":"Path of the file, relative to the project root, with forward slashes.","type":"string","pattern":"^[^\\\\\\\\]*[^\\\\\\\\\\\\s][^\\\\\\\\]*$"},"summary":{"description":"A brief description of the file.","type":"string"}}},"error":{"description":"One thing that went wrong.","type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"description":"What kind of error: validation, execution, timeout, permission, resource or another.","type":"string"},"message":{"description":"What happened, for people.","type":"string"},"recoverable":{"description":"Whether trying again may succeed.","type":"boolean"},"recommendation":{"description":"How to fix it or what to do next.","type":"string"}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"description":"A number, or a range of numbers such as 1-2.","type":["number","string"],"pattern":"^\\\\s*\\\\d+(?:[.]\\\\d+)?(?:\\\\s*[-–]\\\\s*\\\\d+(?:[.]\\\\d+)?)?\\\\s*$"}}}');
;// CONCATENATED MODULE: ./schemas/subagent-return@2.0.schema.json
const subagent_return_2_0_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/subagent-return@2.0.schema.json","title":"Subagent return 2.0","description":"What a subagent hands back to the command that called it.","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"description":"Where this schema is, for editors.","type":"string"},"status":{"description":"How the work ended: researched (research is done), planned (the plan is written), implemented (the implementation is done), synced (synchronisation is done), linked (links are set), committed (the commit is made), tasks_created (tasks are created), partial (some of the work is done and can be resumed), needs_research (the work cannot begin before questions are answered), failed (no usable result), blocked (waits for something outside).","type":"string","enum":["researched","planned","implemented","synced","linked","committed","tasks_created","partial","needs_research","failed","blocked"]},"summary":{"description":"What was accomplished, in 2 to 5 sentences and at most about 100 tokens; no emoji, no markup.","type":"string","pattern":"\\\\S"},"artifacts":{"description":"The files that the agent made or changed; at least one after a success.","type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"description":"Who ran, in which session and where in the delegation chain.","type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"description":"The id that the caller gave, such as sess_1735460684_a1b2c3; echoed as it is.","type":"string","pattern":"\\\\S"},"duration_seconds":{"description":"Seconds from the call to the return.","type":"number","minimum":0},"agent_type":{"description":"The name of the agent, such as researcher or planner.","type":"string","pattern":"\\\\S"},"delegation_depth":{"description":"How deep in the delegation chain the agent ran; 0 is the orchestrator.","type":"integer","minimum":0},"delegation_path":{"description":"Names from the orchestrator down to this agent.","type":"array","minItems":1,"items":{"type":"string","pattern":"\\\\S"}},"phase_count":{"description":"Number of phases, for plans.","$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"description":"Estimated effort, for plans.","$ref":"#/$defs/advisoryRange"},"findings_count":{"description":"Number of findings, for research.","$ref":"#/$defs/advisoryNumber"},"phases_completed":{"description":"Phases done, for implementations.","$ref":"#/$defs/advisoryNumber"},"phases_total":{"description":"All phases, for implementations.","$ref":"#/$defs/advisoryNumber"}}},"errors":{"description":"What went wrong; at least one unless the work succeeded.","type":"array","items":{"$ref":"#/$defs/error"}},"research_questions":{"description":"What has to be found out first, with needs_research.","type":"array","items":{"type":"string"}},"next_steps":{"description":"What the caller should do next.","type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented","synced","linked","committed","tasks_created"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"enum":["partial","failed","blocked"]}},"required":["status"]},"then":{"required":["errors"],"properties":{"errors":{"minItems":1}}}}],"$defs":{"artifact":{"description":"One file.","type":"object","required":["type","path"],"properties":{"type":{"description":"What the file is: plan (implementation plan or design document), report (research report or analysis), summary (summary or overview of work done), implementation (source code or configuration), documentation (guide, API documentation or README).","type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"description":"Path of the file, relative to the project root, with forward slashes.","type":"string","pattern":"^[^\\\\\\\\]*[^\\\\\\\\\\\\s][^\\\\\\\\]*$"},"summary":{"description":"A brief description of the file.","type":"string"}}},"error":{"description":"One thing that went wrong.","type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"description":"What kind of error: validation, execution, timeout, permission, resource or another.","type":"string"},"message":{"description":"What happened, for people.","type":"string"},"recoverable":{"description":"Whether trying again may succeed.","type":"boolean"},"recommendation":{"description":"How to fix it or what to do next.","type":"string"}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"description":"A number, or a range of numbers such as 1-2.","type":["number","string"],"pattern":"^\\\\s*\\\\d+(?:[.]\\\\d+)?(?:\\\\s*[-–]\\\\s*\\\\d+(?:[.]\\\\d+)?)?\\\\s*$"}}}');
;// CONCATENATED MODULE: ./schemas/verify-result@1.schema.json
const verify_result_1_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/verify-result@1.schema.json","title":"Verification result 1","description":"The envelope with which the report of a verification starts (gentle-ai.verify-result/v1), in the value that return-gate reads from it.","type":"object","required":["schema","evidence_revision","verdict","blockers","critical_findings","requirements","scenarios","test_command","test_exit_code","test_output_hash","build_command","build_exit_code","build_output_hash"],"properties":{"schema":{"description":"The name of the form: gentle-ai.verify-result/v1.","type":"string","enum":["gentle-ai.verify-result/v1"]},"evidence_revision":{"description":"What the verification looked at: \\"sha256:\\" and 64 lower-case hexadecimal digits.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"verdict":{"description":"What the verification gave: pass and pass_with_warnings are a success, fail is not.","type":"string","enum":["pass","pass_with_warnings","fail"]},"blockers":{"description":"How many findings block the change; digits only.","type":"string","pattern":"^[0-9]+$"},"critical_findings":{"description":"How many findings are critical; digits only.","type":"string","pattern":"^[0-9]+$"},"requirements":{"description":"Completed requirements of all that the specs of the change have, such as 4/5.","type":"string","pattern":"^[0-9]+/[0-9]+$"},"scenarios":{"description":"Completed scenarios of all that the specs of the change have, such as 9/9.","type":"string","pattern":"^[0-9]+/[0-9]+$"},"test_command":{"description":"The command that ran the tests, as it was run.","type":"string","pattern":"^[^{}<>]+$","not":{"pattern":"^(?:[nN]/?[aA]|[nN][oO][nN][eE]|[tT][oO][dD][oO]|[tT][bB][dD]|[pP][aA][sS][sS](?:[eE][dD])?|[sS][uU][cC][cC][eE][sS][sS]|[rR][eE][cC][oO][rR][dD][eE][dD]|[pP][lL][aA][cC][eE][hH][oO][lL][dD][eE][rR])$"}},"test_exit_code":{"description":"The exit code of the tests; digits only.","type":"string","pattern":"^[0-9]+$"},"test_output_hash":{"description":"The hash of what the tests printed: \\"sha256:\\" and 64 lower-case hexadecimal digits.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"build_command":{"description":"The command that built the project, as it was run.","type":"string","pattern":"^[^{}<>]+$","not":{"pattern":"^(?:[nN]/?[aA]|[nN][oO][nN][eE]|[tT][oO][dD][oO]|[tT][bB][dD]|[pP][aA][sS][sS](?:[eE][dD])?|[sS][uU][cC][cC][eE][sS][sS]|[rR][eE][cC][oO][rR][dD][eE][dD]|[pP][lL][aA][cC][eE][hH][oO][lL][dD][eE][rR])$"}},"build_exit_code":{"description":"The exit code of the build; digits only.","type":"string","pattern":"^[0-9]+$"},"build_output_hash":{"description":"The hash of what the build printed: \\"sha256:\\" and 64 lower-case hexadecimal digits.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"authority_only_failure":{"description":"A missing review authority alone denied the run: true.","type":"string","enum":["true"]},"missing_review_authority":{"description":"True if the review authority was missing: true with the other four fields, true or false alone.","type":"string","enum":["true","false"]},"substantive_failure":{"description":"Whether anything else failed: false.","type":"string","enum":["false"]},"command_failed":{"description":"True if a command failed: false.","type":"string","enum":["false"]},"observed_authority_revision":{"description":"The revision of the authority that was seen: \\"sha256:\\" and 64 lower-case hexadecimal digits.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"status":{"description":"The verdict, under the name that all kinds of returns have for it.","readOnly":true,"type":"string"},"form":{"description":"What is wrong with the fence that holds the fields; empty if nothing is wrong.","readOnly":true,"type":"array","maxItems":0,"items":{"type":"string"}},"lines":{"description":"The lines of the fence that give no field: unknown or repeated ones, and lines without a key and value.","readOnly":true,"type":"array","maxItems":0,"items":{"$ref":"#/$defs/line"}},"change":{"description":"The change that the report names after the fence.","readOnly":true,"type":"string"}},"dependentRequired":{"authority_only_failure":["missing_review_authority","substantive_failure","command_failed","observed_authority_revision"],"substantive_failure":["authority_only_failure","missing_review_authority","command_failed","observed_authority_revision"],"command_failed":["authority_only_failure","missing_review_authority","substantive_failure","observed_authority_revision"],"observed_authority_revision":["authority_only_failure","missing_review_authority","substantive_failure","command_failed"]},"$defs":{"line":{"description":"A line of the fence that gives no field.","type":"object","required":["fault","text"],"properties":{"fault":{"description":"Why it gives none.","type":"string","enum":["no-field","unknown","repeated"]},"text":{"description":"The line.","type":"string"},"key":{"description":"The text before its colon.","type":"string"},"first_line":{"description":"Of a field that is repeated, the 1-based line on which it appears first.","type":"integer"}}}}}');
;// CONCATENATED MODULE: ./schemas/config.schema.json
const config_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/config.schema.json","title":"return-gate configuration","description":"What a project sets for return-gate, in .return-gate.yml, .return-gate.yaml or .return-gate.json.","type":"object","additionalProperties":false,"properties":{"$schema":{"description":"Where the schema of this file is, for editors.","type":"string"},"standards":{"description":"The version by which each family of returns is checked; a family that is not named keeps its default.","type":"object","additionalProperties":false,"properties":{"return-meta":{"description":"The version for return-meta; return-meta@1.2 by default.","enum":["return-meta@1.2","return-meta@1.4","return-meta@2.1"]},"subagent-return":{"description":"The version for subagent-return; subagent-return@1.2 by default.","enum":["subagent-return@1.0","subagent-return@1.2","subagent-return@2.0"]},"orchestrator-handoff":{"description":"The version for orchestrator-handoff; orchestrator-handoff@1 by default.","enum":["orchestrator-handoff@1"]},"verify-result":{"description":"The version for verify-result; verify-result@1 by default.","enum":["verify-result@1"]},"result-envelope":{"description":"The version for result-envelope; result-envelope@1 by default.","enum":["result-envelope@1","result-envelope@4"]},"gsd-summary":{"description":"The version for gsd-summary; gsd-summary@1 by default.","enum":["gsd-summary@1","gsd-summary@2"]},"gsd-plan":{"description":"The version for gsd-plan; gsd-plan@1 by default.","enum":["gsd-plan@1"]},"gsd-verification":{"description":"The version for gsd-verification; gsd-verification@1 by default.","enum":["gsd-verification@1"]},"bmad-story":{"description":"The version for bmad-story; bmad-story@6 by default.","enum":["bmad-story@4","bmad-story@6"]},"bmad-spec":{"description":"The version for bmad-spec; bmad-spec@6 by default.","enum":["bmad-spec@6"]}}},"paths":{"description":"Patterns of the files that hold returns, instead of the usual places.","type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"ignore":{"description":"Patterns of files to leave out.","type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"rules":{"description":"Rules that are set to another severity than their standard gives them.","type":"object","additionalProperties":false,"properties":{"agent-type-empty":{"description":"The agent\'s name is not blank.","enum":["error","warning","notice","off"]},"agent-type-other":{"description":"The return is by the called agent.","enum":["error","warning","notice","off"]},"agent-type-unknown":{"description":"The agent is one of the configured agents.","enum":["error","warning","notice","off"]},"artifact-archived":{"description":"A claimed path still leads to its file after the task was archived.","enum":["error","warning","notice","off"]},"artifact-blank":{"description":"A claimed file has visible content.","enum":["error","warning","notice","off"]},"artifact-case":{"description":"A claimed path has the letter case of the file.","enum":["error","warning","notice","off"]},"artifact-directory":{"description":"A claimed path is a file, not a directory.","enum":["error","warning","notice","off"]},"artifact-duplicate":{"description":"No two artifacts of a return name the same file.","enum":["error","warning","notice","off"]},"artifact-empty":{"description":"A claimed file is not empty.","enum":["error","warning","notice","off"]},"artifact-missing":{"description":"A claimed file exists in the checked tree.","enum":["error","warning","notice","off"]},"artifact-not-deleted":{"description":"A file claimed as deleted existed and no longer does.","enum":["error","warning","notice","off"]},"artifact-object":{"description":"Every artifact is an object.","enum":["error","warning","notice","off"]},"artifact-path-empty":{"description":"An artifact\'s path is not blank.","enum":["error","warning","notice","off"]},"artifact-path-relative":{"description":"A claimed path stays inside the project root.","enum":["error","warning","notice","off"]},"artifact-path-slashes":{"description":"An artifact\'s path uses forward slashes.","enum":["error","warning","notice","off"]},"artifact-path-valid":{"description":"An artifact\'s path is written in its plain form.","enum":["error","warning","notice","off"]},"artifact-relocated":{"description":"A claimed file has not been renamed.","enum":["error","warning","notice","off"]},"artifact-removed":{"description":"A claimed file was not removed after it was committed.","enum":["error","warning","notice","off"]},"artifact-self":{"description":"A return claims other files than its own.","enum":["error","warning","notice","off"]},"artifact-summary":{"description":"Every artifact has a summary.","enum":["error","warning","notice","off"]},"artifact-summary-length":{"description":"An artifact\'s summary has at most 200 characters.","enum":["error","warning","notice","off"]},"artifact-summary-sentence":{"description":"An artifact\'s summary is one sentence.","enum":["error","warning","notice","off"]},"artifact-type":{"description":"An artifact\'s type is one of the values that the standard lists.","enum":["error","warning","notice","off"]},"artifact-type-path":{"description":"An artifact\'s type agrees with its folder in the task.","enum":["error","warning","notice","off"]},"artifact-unchanged":{"description":"A changed return claims only files that the same change touches.","enum":["error","warning","notice","off"]},"artifact-uncommitted":{"description":"A claimed file is committed.","enum":["error","warning","notice","off"]},"artifact-undetermined":{"description":"History reaches far enough to show what became of a claimed file.","enum":["error","warning","notice","off"]},"artifact-unverifiable":{"description":"A claimed file can be checked in the repository, or is in a known submodule of it.","enum":["error","warning","notice","off"]},"baseline-stale":{"description":"Every entry of the baseline still occurs.","enum":["error","warning","notice","off"]},"blockers-required":{"description":"A blocked handoff says what blocks the work.","enum":["error","warning","notice","off"]},"bmad-baseline-unknown":{"description":"The commit at which the work began is in the history.","enum":["error","warning","notice","off"]},"bmad-deleted-present":{"description":"A file that is listed as deleted does not exist.","enum":["error","warning","notice","off"]},"bmad-file-list":{"description":"A finished story has a File List, which names files or says that there are none.","enum":["error","warning","notice","off"]},"bmad-sprint-status":{"description":"A story that is done or in review in the sprint status has such a status itself.","enum":["error","warning","notice","off"]},"bmad-status":{"description":"The status of a story or a build spec says whether the work is done.","enum":["error","warning","notice","off"]},"bmad-tasks-open":{"description":"A finished story or build spec has no open task.","enum":["error","warning","notice","off"]},"bmad-unread":{"description":"Every line of a File List that names a path is read as a claim.","enum":["error","warning","notice","off"]},"bmad-untouched":{"description":"A claimed file changed since the commit at which the work began.","enum":["error","warning","notice","off"]},"claudemd-none":{"description":"A return that changed the agent system does not suggest \\"none\\".","enum":["error","warning","notice","off"]},"claudemd-required":{"description":"An implemented meta task says what it changed in the agent system.","enum":["error","warning","notice","off"]},"completion-data-required":{"description":"An implemented task has a completion summary.","enum":["error","warning","notice","off"]},"completion-summary-sentences":{"description":"The completion summary has 1 to 3 sentences.","enum":["error","warning","notice","off"]},"console-json":{"description":"An agent that writes a metadata file ends with text, not JSON.","enum":["error","warning","notice","off"]},"continuation-required":{"description":"A partial handoff names the file to continue with.","enum":["error","warning","notice","off"]},"custom-field":{"description":"No top-level fields besides those of the standard.","enum":["error","warning","notice","off"]},"cycle-recoverable":{"description":"A delegation cycle is not called recoverable.","enum":["error","warning","notice","off"]},"delegation-cycle":{"description":"No name appears twice in the delegation path.","enum":["error","warning","notice","off"]},"delegation-depth":{"description":"The delegation depth is a whole number from 0 to 3.","enum":["error","warning","notice","off"]},"delegation-path":{"description":"The delegation path is a non-empty list of names.","enum":["error","warning","notice","off"]},"delegation-short":{"description":"The delegation path has a name for every level of the depth.","enum":["error","warning","notice","off"]},"delegation-tail":{"description":"The delegation path ends with the returning agent.","enum":["error","warning","notice","off"]},"duration-negative":{"description":"The duration is not negative.","enum":["error","warning","notice","off"]},"envelope-change-folder":{"description":"An envelope names the change in whose folder it and its artifacts are.","enum":["error","warning","notice","off"]},"envelope-critical-with-warning":{"description":"An envelope with a CRITICAL risk has the status failure, not warning.","enum":["error","warning","notice","off"]},"envelope-failure-without-risk":{"description":"An envelope that reports a failure names the risk behind it.","enum":["error","warning","notice","off"]},"envelope-field":{"description":"An envelope has every part that the standard names, in its form.","enum":["error","warning","notice","off"]},"envelope-heading":{"description":"An envelope starts with a heading that names its phase.","enum":["error","warning","notice","off"]},"envelope-mode":{"description":"The artifacts of an envelope are kept where its mode keeps them.","enum":["error","warning","notice","off"]},"envelope-next-vague":{"description":"An envelope names the exact next step.","enum":["error","warning","notice","off"]},"envelope-risk-severity":{"description":"Every risk is CRITICAL, a WARNING or a SUGGESTION.","enum":["error","warning","notice","off"]},"envelope-section-order":{"description":"The parts of an envelope are in the order of the standard.","enum":["error","warning","notice","off"]},"envelope-success-with-critical":{"description":"An envelope with a CRITICAL risk does not claim success.","enum":["error","warning","notice","off"]},"envelope-summary-sentences":{"description":"The summary of an envelope has 1 to 3 sentences.","enum":["error","warning","notice","off"]},"envelope-unread":{"description":"All artifacts of an envelope can be read.","enum":["error","warning","notice","off"]},"envelope-warning-without-risk":{"description":"An envelope with the status warning lists the risk it warns of.","enum":["error","warning","notice","off"]},"error-code-format":{"description":"An error\'s code is written in UPPER_SNAKE_CASE.","enum":["error","warning","notice","off"]},"error-message-length":{"description":"An error\'s message has at most 500 characters.","enum":["error","warning","notice","off"]},"error-text-empty":{"description":"An error\'s message and recommendation are not blank.","enum":["error","warning","notice","off"]},"error-type":{"description":"An error\'s type is a known one.","enum":["error","warning","notice","off"]},"errors-required":{"description":"Unfinished work lists its errors.","enum":["error","warning","notice","off"]},"errors-with-success":{"description":"A success has no errors.","enum":["error","warning","notice","off"]},"failed-with-artifacts":{"description":"A failed return has no artifacts.","enum":["error","warning","notice","off"]},"field-type":{"description":"Every field has the JSON type that the standard defines.","enum":["error","warning","notice","off"]},"file-too-large":{"description":"The file is not larger than the size limit.","enum":["error","warning","notice","off"]},"form-commit-unknown":{"description":"A commit in a form\'s return is in the history.","enum":["error","warning","notice","off"]},"form-no-claims":{"description":"A successful return of a form claims at least one file.","enum":["error","warning","notice","off"]},"form-schema":{"description":"A return of a form satisfies the JSON Schema that the form names.","enum":["error","warning","notice","off"]},"form-status":{"description":"A return of a form has a status if the form names a source for it.","enum":["error","warning","notice","off"]},"form-unread":{"description":"Every line that names a file at a form\'s places for claims is read as a claim.","enum":["error","warning","notice","off"]},"gsd-actuals":{"description":"The effort of a plan is three numbers, none of them negative.","enum":["error","warning","notice","off"]},"gsd-commit-placeholder":{"description":"A commit id is not the template\'s placeholder.","enum":["error","warning","notice","off"]},"gsd-commit-unknown":{"description":"A commit that a summary cites is in the history.","enum":["error","warning","notice","off"]},"gsd-commits-count":{"description":"The number of commits between plan_head_before and plan_head_after matches the summary.","enum":["error","warning","notice","off"]},"gsd-coverage":{"description":"The coverage list of a summary follows the guidance.","enum":["error","warning","notice","off"]},"gsd-deleted-present":{"description":"A file that is listed as deleted does not exist.","enum":["error","warning","notice","off"]},"gsd-duplicate-key":{"description":"A key of the frontmatter appears once in its map.","enum":["error","warning","notice","off"]},"gsd-field":{"description":"The frontmatter has every field that its validator requires.","enum":["error","warning","notice","off"]},"gsd-frontmatter":{"description":"A document of GSD begins with a frontmatter, and the frontmatter ends.","enum":["error","warning","notice","off"]},"gsd-key-link":{"description":"The link between two files of a plan occurs in one of them.","enum":["error","warning","notice","off"]},"gsd-must-have-contains":{"description":"A file that a plan demands contains the demanded text.","enum":["error","warning","notice","off"]},"gsd-must-have-exports":{"description":"A file that a plan demands has the demanded exports.","enum":["error","warning","notice","off"]},"gsd-must-have-lines":{"description":"A file that a plan demands has at least the demanded number of lines.","enum":["error","warning","notice","off"]},"gsd-must-have-unread":{"description":"The artifacts and key links of a plan have the form that is read.","enum":["error","warning","notice","off"]},"gsd-name":{"description":"Phase and plan match the file name, and GSD finds a file of that name.","enum":["error","warning","notice","off"]},"gsd-orphan":{"description":"The folder of a summary has its plan.","enum":["error","warning","notice","off"]},"gsd-plan-autonomous":{"description":"A plan with a checkpoint is not autonomous.","enum":["error","warning","notice","off"]},"gsd-plan-wave":{"description":"A plan of a later wave names the plans that it depends on.","enum":["error","warning","notice","off"]},"gsd-requirement-open":{"description":"A completed requirement is ticked.","enum":["error","warning","notice","off"]},"gsd-requirement-unknown":{"description":"A completed requirement exists in a requirements file.","enum":["error","warning","notice","off"]},"gsd-requirement-unplanned":{"description":"A completed requirement is named in the plan.","enum":["error","warning","notice","off"]},"gsd-self-check-contradicted":{"description":"A passed self-check agrees with the tree and with the summary\'s other self-checks.","enum":["error","warning","notice","off"]},"gsd-self-check-failed":{"description":"A summary with a failed self-check has no success status.","enum":["error","warning","notice","off"]},"gsd-self-check-unread":{"description":"A summary with a passed self-check names a file or commit where the gate reads it.","enum":["error","warning","notice","off"]},"gsd-status":{"description":"The status is one of the template\'s words.","enum":["error","warning","notice","off"]},"gsd-uncommitted-work":{"description":"A summary with 0 commits names no file that its work committed.","enum":["error","warning","notice","off"]},"gsd-unread":{"description":"Every line of a summary that lists a file is read as a claim.","enum":["error","warning","notice","off"]},"gsd-untouched":{"description":"A commit of the plan changed each file that the summary lists as created or modified.","enum":["error","warning","notice","off"]},"gsd-verification-gaps":{"description":"A verification that found gaps lists them, and no other one lists any.","enum":["error","warning","notice","off"]},"gsd-verification-score":{"description":"The score of a verification is N/M, and M/M if it passed.","enum":["error","warning","notice","off"]},"gsd-verification-unexecuted":{"description":"A phase only passes if all of its plans were executed.","enum":["error","warning","notice","off"]},"handoff-tokens":{"description":"A handoff stays under 400 tokens, and has at most about 600.","enum":["error","warning","notice","off"]},"implemented-phases-short":{"description":"An implemented task has completed all its phases.","enum":["error","warning","notice","off"]},"json-duplicate-key":{"description":"No object contains the same key twice.","enum":["error","warning","notice","off"]},"json-encoding":{"description":"The file is UTF-8 without a byte order mark.","enum":["error","warning","notice","off"]},"json-only":{"description":"A return is only JSON.","enum":["error","warning","notice","off"]},"json-syntax":{"description":"The return is one strict JSON value.","enum":["error","warning","notice","off"]},"memory-candidate":{"description":"There are at most 3 memory candidates, each complete.","enum":["error","warning","notice","off"]},"meta-file-leftover":{"description":"A metadata file with a final status is not kept.","enum":["error","warning","notice","off"]},"metadata-field-type":{"description":"Informational fields have the right type.","enum":["error","warning","notice","off"]},"metadata-top-level":{"description":"Session, agent and delegation are in metadata, not at top level.","enum":["error","warning","notice","off"]},"modified-files":{"description":"Modified files and the proposed scope are lists of file paths within the repository.","enum":["error","warning","notice","off"]},"next-steps-length":{"description":"The next steps have at most 300 characters.","enum":["error","warning","notice","off"]},"no-emoji":{"description":"No summary contains an emoji.","enum":["error","warning","notice","off"]},"no-markup":{"description":"No summary contains markup.","enum":["error","warning","notice","off"]},"no-return-found":{"description":"A return log holds a return, and text that looks like a return can be read as one.","enum":["error","warning","notice","off"]},"no-returns":{"description":"A run finds at least one file that may hold a return, and an agent branch adds a return.","enum":["error","warning","notice","off"]},"partial-phases-whole":{"description":"A partial handoff has open phases.","enum":["error","warning","notice","off"]},"partial-progress-leftover":{"description":"Only work in progress or partial work has partial progress.","enum":["error","warning","notice","off"]},"partial-progress-required":{"description":"Unfinished work reports its progress.","enum":["error","warning","notice","off"]},"partial-without-artifacts":{"description":"A partial return lists its artifacts so far.","enum":["error","warning","notice","off"]},"path-root":{"description":"Paths are relative to the root of the project.","enum":["error","warning","notice","off"]},"phantom-work":{"description":"A return that claims success lists at least one artifact.","enum":["error","warning","notice","off"]},"phase-counts":{"description":"No more phases are completed than there are.","enum":["error","warning","notice","off"]},"phases-required":{"description":"Work on a plan reports its phase counts, each 0 or more.","enum":["error","warning","notice","off"]},"phases-top-level":{"description":"Phase counts are not at the top level.","enum":["error","warning","notice","off"]},"plan-markers-unverified":{"description":"An implemented handoff says that the plan\'s marks were verified.","enum":["error","warning","notice","off"]},"progress-behind":{"description":"The plan marks as many phases as completed as the return reports.","enum":["error","warning","notice","off"]},"progress-other-total":{"description":"The plan has as many phases as the return says.","enum":["error","warning","notice","off"]},"required-field":{"description":"Every required field is present.","enum":["error","warning","notice","off"]},"research-questions":{"description":"A return that needs research asks its questions and claims no artifacts.","enum":["error","warning","notice","off"]},"return-deleted":{"description":"A change deletes no return.","enum":["error","warning","notice","off"]},"return-location":{"description":"A metadata file or a handoff is in the folder of its task, specs/{N}_{slug}/.","enum":["error","warning","notice","off"]},"return-object":{"description":"A return is a JSON object, or the document of its family, and not a symbolic link.","enum":["error","warning","notice","off"]},"return-undetermined":{"description":"The clone has the content of the file.","enum":["error","warning","notice","off"]},"returns-imported":{"description":"Returns are committed with the work that they report.","enum":["error","warning","notice","off"]},"review-reason":{"description":"A return that requests a review gives the reason.","enum":["error","warning","notice","off"]},"roadmap-item-unknown":{"description":"A roadmap item matches the roadmap\'s words.","enum":["error","warning","notice","off"]},"roadmap-items-meta":{"description":"A meta task names no roadmap items.","enum":["error","warning","notice","off"]},"session-id-empty":{"description":"The session id is not blank.","enum":["error","warning","notice","off"]},"session-id-format":{"description":"The session id has the form of the standard.","enum":["error","warning","notice","off"]},"session-id-mismatch":{"description":"The session id is the one that the caller expects.","enum":["error","warning","notice","off"]},"session-id-reused":{"description":"No two returns of a run share a session id.","enum":["error","warning","notice","off"]},"standard-mismatch":{"description":"A return has the shape of the version it is checked against.","enum":["error","warning","notice","off"]},"started-at":{"description":"Work in progress says when it started, in ISO 8601, and not in the future.","enum":["error","warning","notice","off"]},"status-completed":{"description":"The status is never \\"completed\\".","enum":["error","warning","notice","off"]},"status-in-progress":{"description":"A metadata file has a final status.","enum":["error","warning","notice","off"]},"status-stale":{"description":"Work in progress did not start before the limit of stale-after.","enum":["error","warning","notice","off"]},"status-value":{"description":"The status is one of the values that the standard lists.","enum":["error","warning","notice","off"]},"summary-empty":{"description":"The summary is not blank.","enum":["error","warning","notice","off"]},"summary-length":{"description":"The summary has 10 to 500 characters.","enum":["error","warning","notice","off"]},"summary-sentences":{"description":"The summary has 2 to 5 sentences, or at most 4 in a handoff.","enum":["error","warning","notice","off"]},"summary-tokens":{"description":"The summary has at most about 100 tokens.","enum":["error","warning","notice","off"]},"task-slug-case":{"description":"The slug of the task folder is in snake_case.","enum":["error","warning","notice","off"]},"too-many-claims":{"description":"A return claims at most 10,000 files.","enum":["error","warning","notice","off"]},"too-many-elements":{"description":"The lists of a file have no more than 20000 elements in all.","enum":["error","warning","notice","off"]},"too-many-returns":{"description":"A file holds at most 1,000 returns.","enum":["error","warning","notice","off"]},"unclaimed-change":{"description":"Every file that changed with a return is claimed by one.","enum":["error","warning","notice","off"]},"unclaimed-deletion":{"description":"Every file that a change with a return deletes is named by one.","enum":["error","warning","notice","off"]},"unknown-field":{"description":"No field has nearly the name of one of the standard.","enum":["error","warning","notice","off"]},"user-decision":{"description":"A decision for the user is a question with at least two options, one of them recommended.","enum":["error","warning","notice","off"]},"verify-change-name":{"description":"The report of a verification names the change in whose folder it is.","enum":["error","warning","notice","off"]},"verify-contradiction":{"description":"The verdict of a verification agrees with its measurements.","enum":["error","warning","notice","off"]},"verify-envelope":{"description":"The envelope of a verification is the first content of its report, in a YAML fence.","enum":["error","warning","notice","off"]},"verify-field":{"description":"The envelope of a verification has its thirteen fields, each once, and no others.","enum":["error","warning","notice","off"]},"verify-hash-of-nothing":{"description":"The tests behind a successful verification printed something.","enum":["error","warning","notice","off"]},"verify-hash-shared":{"description":"No two hashes of verifications are the same.","enum":["error","warning","notice","off"]},"verify-open-tasks":{"description":"A change that passed verification has no open tasks.","enum":["error","warning","notice","off"]},"verify-tasks-missing":{"description":"The tasks of a change are in the folder of its verification.","enum":["error","warning","notice","off"]},"verify-totals":{"description":"A verification counts the same requirements and scenarios as the specs in its folder.","enum":["error","warning","notice","off"]},"verify-totals-unknown":{"description":"The specs of a verification have headings that can be counted.","enum":["error","warning","notice","off"]},"verify-value":{"description":"Every field of a verification has a valid value.","enum":["error","warning","notice","off"]}}},"overrides":{"description":"What differs for some paths, or for some findings; where several overrides set the same, the last one counts.","type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"anyOf":[{"required":["paths"]},{"required":["findings"]}],"dependentRequired":{"standards":["paths"]},"minProperties":2,"not":{"type":"object","required":["reason"],"maxProperties":2},"properties":{"paths":{"description":"Patterns of the files that hold the returns.","type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"findings":{"description":"Fingerprints of single findings, as the JSON report shows them: the rules below are set for these findings only.","type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^[0-9a-f]{32}$"}},"standards":{"description":"The version for each family, as above.","type":"object","additionalProperties":false,"properties":{"return-meta":{"description":"The version for return-meta; return-meta@1.2 by default.","enum":["return-meta@1.2","return-meta@1.4","return-meta@2.1"]},"subagent-return":{"description":"The version for subagent-return; subagent-return@1.2 by default.","enum":["subagent-return@1.0","subagent-return@1.2","subagent-return@2.0"]},"orchestrator-handoff":{"description":"The version for orchestrator-handoff; orchestrator-handoff@1 by default.","enum":["orchestrator-handoff@1"]},"verify-result":{"description":"The version for verify-result; verify-result@1 by default.","enum":["verify-result@1"]},"result-envelope":{"description":"The version for result-envelope; result-envelope@1 by default.","enum":["result-envelope@1","result-envelope@4"]},"gsd-summary":{"description":"The version for gsd-summary; gsd-summary@1 by default.","enum":["gsd-summary@1","gsd-summary@2"]},"gsd-plan":{"description":"The version for gsd-plan; gsd-plan@1 by default.","enum":["gsd-plan@1"]},"gsd-verification":{"description":"The version for gsd-verification; gsd-verification@1 by default.","enum":["gsd-verification@1"]},"bmad-story":{"description":"The version for bmad-story; bmad-story@6 by default.","enum":["bmad-story@4","bmad-story@6"]},"bmad-spec":{"description":"The version for bmad-spec; bmad-spec@6 by default.","enum":["bmad-spec@6"]}}},"rules":{"description":"Rules that are set to another severity.","$ref":"#/properties/rules"},"reason":{"description":"Why, in a sentence: reports and return-gate explain show it.","type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"vocabulary":{"description":"Words that the project adds to the vocabulary of a family. A status of its own says whether it is a success (true or false), a type of its own is true; a word that means one of the version names that one.","type":"object","additionalProperties":false,"properties":{"return-meta":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"subagent-return":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"orchestrator-handoff":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"verify-result":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"result-envelope":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"gsd-summary":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"gsd-plan":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"gsd-verification":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"bmad-story":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"bmad-spec":{"type":"object","additionalProperties":false,"properties":{"statuses":{"description":"Statuses: true for one that is a success, false for one that is none, or the status that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\\\S).{1,1000}$"}},"artifact-types":{"description":"Types of artifacts: true, or the type that it means.","type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\\\S).{1,1000}$"}}}}}},"agents":{"description":"The names of the agents that exist; without a list, any name is taken.","type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"},"uniqueItems":true},"envelope-mode":{"description":"Where result envelopes keep their artifacts; by default, each envelope\'s own artifacts decide.","enum":["engram","openspec","none"]},"fail-on":{"description":"The mildest severity that fails a run.","enum":["error","warning","notice","never"],"default":"error"},"if-no-returns":{"description":"How to count it when the project holds no return at all.","enum":["error","warning","ignore"],"default":"error"},"archived":{"description":"What is checked of the returns in an archive that the compared change does not touch: only their claims (claims), or their form, too (all).","enum":["claims","all"],"default":"claims"},"stale-after":{"description":"The age at which an unfinished return counts as abandoned, such as 90m, 24h or 7d.","type":"string","pattern":"^\\\\d{1,6}[smhdw]$","default":"24h"},"max-file-size":{"description":"Larger files are not read, which is an error: a size such as 500KB or 1MiB, or a number of bytes.","type":["string","integer"],"pattern":"^(?!0+\\\\s*[A-Za-z]*$)\\\\d{1,12}(?:\\\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$","minimum":1,"maximum":999999999999,"default":"1MiB"},"max-returns":{"description":"How many returns a run takes: with more of them it is refused. A shard counts those of its own files.","type":"integer","minimum":1,"maximum":999999999,"default":100000},"max-claims":{"description":"How many claims the returns of a run may make together: with more of them it is refused. A shard counts its own.","type":"integer","minimum":1,"maximum":999999999,"default":1000000},"unclaimed":{"description":"Patterns of files that may change without a return that claims them.","type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"agent-branches":{"description":"Patterns of branches that must add at least one return, with a final status.","type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"agent-branches-require":{"description":"What that return must say: any final status (final), or a status of success (success).","enum":["final","success"],"default":"final"},"baseline":{"description":"The file of known findings, relative to the project root.","type":"string","pattern":"^(?=.*\\\\S).{1,1000}$","default":".return-gate-baseline.json"},"forms":{"description":"Kinds of returns that the project declares, by name, and under use the names of presets. An entry with a preset\'s name replaces keys of it.","type":"object","properties":{"use":{"description":"Presets for the files of other projects.","type":["array","string"],"items":{"enum":["backlog","gsd2","agent-os","apm","ralph"]}}},"additionalProperties":{"type":"object","additionalProperties":false,"properties":{"files":{"description":"Patterns of its files.","type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"base":{"description":"The folder that claims are relative to: root, file (that of the return), or folder NAME.","type":"string","pattern":"^(?:root|file|folder\\\\s+[^\\\\s/]+)$","default":"root"},"claims":{"description":"Where its returns name files.","type":"object","minProperties":1,"additionalProperties":false,"properties":{"created":{"description":"A JSON pointer, with * for every element or member, into JSON or a frontmatter (/files/*); a heading (# New Files); or a label (Output:).","type":["string","array"],"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"modified":{"description":"A JSON pointer, with * for every element or member, into JSON or a frontmatter (/files/*); a heading (# New Files); or a label (Output:).","type":["string","array"],"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"deleted":{"description":"A JSON pointer, with * for every element or member, into JSON or a frontmatter (/files/*); a heading (# New Files); or a label (Output:).","type":["string","array"],"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"listed":{"description":"A JSON pointer, with * for every element or member, into JSON or a frontmatter (/files/*); a heading (# New Files); or a label (Output:).","type":["string","array"],"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"commit":{"description":"A JSON pointer, with * for every element or member, into JSON or a frontmatter (/files/*); a heading (# New Files); or a label (Output:).","type":["string","array"],"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}}}},"status":{"description":"Where the status is, and what its words mean.","type":["object","array"],"additionalProperties":false,"properties":{"at":{"description":"Where the status is; of several the worst decides.","type":["string","array"]},"success":{"description":"Words of a success.","type":["string","boolean","array"],"items":{"type":["string","boolean","number"]}},"other":{"description":"Words of work that ended without success.","type":["string","boolean","array"],"items":{"type":["string","boolean","number"]}},"open":{"description":"Words of work that goes on; \'*\' means every word in no list.","type":["string","boolean","array"],"items":{"type":["string","boolean","number"]}}},"items":{"type":"object","additionalProperties":false,"properties":{"at":{"description":"Where the status is; of several the worst decides.","type":["string","array"]},"success":{"description":"Words of a success.","type":["string","boolean","array"],"items":{"type":["string","boolean","number"]}},"other":{"description":"Words of work that ended without success.","type":["string","boolean","array"],"items":{"type":["string","boolean","number"]}},"open":{"description":"Words of work that goes on; \'*\' means every word in no list.","type":["string","boolean","array"],"items":{"type":["string","boolean","number"]}}}}},"agent":{"description":"Where the agent\'s name is.","type":["string","array"],"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"session":{"description":"Where the session id is.","type":["string","array"],"items":{"type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"}},"schema":{"description":"A JSON Schema of the project that its returns must satisfy.","type":"string","pattern":"^(?=.*\\\\S).{1,1000}$"},"severity":{"description":"The most that a missing file weighs.","enum":["error","warning"],"default":"error"}}}}}}');
// EXTERNAL MODULE: ./schemas/report.schema.json
var report_schema = __webpack_require__(70454);
;// CONCATENATED MODULE: ./schemas/report-lines.schema.json
const report_lines_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:report-lines@1","title":"return-gate report 1, a line","description":"One line of what --format jsonl writes: first a line of type report, then one for each return, then one for each finding, last one of type conclusion. Returns and findings are in the order of file, then position, then rule.","type":"object","required":["type"],"oneOf":[{"$ref":"#/$defs/report"},{"$ref":"#/$defs/return"},{"$ref":"#/$defs/finding"},{"$ref":"#/$defs/conclusion"}],"$defs":{"report":{"description":"The first line: what made the report, and of what.","type":"object","additionalProperties":false,"required":["type","schema","tool","source"],"properties":{"type":{"description":"What the line holds.","const":"report"},"schema":{"description":"The name and major version of this format.","const":"return-gate/report-lines@1"},"tool":{"description":"What made the report.","type":"object","required":["name","version"],"properties":{"name":{"description":"The tool\'s name.","type":"string","minLength":1},"version":{"description":"The tool\'s version.","type":"string","minLength":1}},"additionalProperties":false},"source":{"description":"What was checked.","type":"object","required":["kind","revision","root","shard"],"properties":{"kind":{"description":"commit: the tree of a commit; workspace: the files on disk.","type":"string","enum":["commit","workspace"]},"revision":{"description":"The checked commit, hexadecimal; null for a workspace.","type":["string","null"],"pattern":"^[0-9a-f]+$"},"root":{"description":"The project root\'s place in its repository, such as examples/clean; empty if they are the same. Paths in this report are relative to the project root.","type":"string"},"shard":{"description":"Which part of the gathered files was checked, as I/N; null for all.","type":["string","null"],"pattern":"^[1-9][0-9]*/[1-9][0-9]*$"}},"additionalProperties":false}}},"return":{"description":"A return: what an agent reported when it stopped. File and index identify it.","type":"object","additionalProperties":false,"required":["type","file","index","line","standard","status","agent","session","delegation","startedAt","claims"],"properties":{"type":{"description":"What the line holds.","const":"return"},"file":{"description":"The file that holds it, relative to the project root, with forward slashes. A byte of the name that is not UTF-8 is written as the lone surrogate U+DC80 + byte - 0x80.","type":"string","minLength":1},"index":{"description":"Its place among the returns of the file, counted from 0.","type":"integer","minimum":0},"line":{"description":"The line where it starts, counted from 1.","type":"integer","minimum":1},"standard":{"description":"The version of the standard that checked it, such as return-meta@1.2.","type":"string","pattern":"^[a-z][a-z0-9-]*@[0-9]+(\\\\.[0-9]+)?$"},"status":{"description":"Its status, as it says; null if it gives none.","type":["string","null"]},"agent":{"description":"The agent\'s name; null if it gives none.","type":["string","null"]},"session":{"description":"The session\'s id; null if it gives none.","type":["string","null"]},"delegation":{"description":"The names from the orchestrator down to the agent; empty if it gives no such list.","type":"array","items":{"type":"string"}},"startedAt":{"description":"When the agent started, as it says; null if it does not.","type":["string","null"]},"claims":{"description":"Its claims, each with the verdict.","type":"array","items":{"$ref":"#/$defs/claim"}},"hedged":{"description":"How many of its lines name files but claim none, because these are planned or not in git; absent if there are none.","type":"integer","minimum":1},"criticalRisks":{"description":"The risks that it calls CRITICAL, in its own words; absent if there are none.","type":"array","minItems":1,"maxItems":20,"items":{"type":"string"}},"archived":{"description":"For a return in an archive: whether only its claims were checked, or its form, too. Absent for other returns.","type":"string","enum":["claims","all"]}}},"finding":{"description":"A finding of a rule.","type":"object","additionalProperties":false,"if":{"type":"object","required":["file"],"properties":{"file":{"type":"null"}}},"then":{"type":"object","properties":{"index":{"type":"null"},"pointer":{"type":"null"},"startLine":{"type":"null"},"startColumn":{"type":"null"},"endLine":{"type":"null"},"endColumn":{"type":"null"}}},"required":["type","rule","severity","message","recommendation","file","index","pointer","startLine","startColumn","endLine","endColumn","fingerprint","baselined","preexisting"],"properties":{"type":{"description":"What the line holds.","const":"finding"},"rule":{"description":"The rule\'s id.","type":"string","minLength":1},"severity":{"description":"Its severity.","type":"string","enum":["error","warning","notice"]},"message":{"description":"The offending value and what was expected.","type":"string","minLength":1},"recommendation":{"description":"How to fix it.","type":"string"},"file":{"description":"The file, relative to the project root; null for a finding of the whole run.","type":["string","null"],"minLength":1},"index":{"description":"The return\'s place in the file, counted from 0; null if the finding is not about a single return.","type":["integer","null"],"minimum":0},"pointer":{"description":"The place in the return (JSON pointer); null if there is none.","type":["string","null"]},"startLine":{"description":"The line where it starts, counted from 1; null if the finding has no place in a file.","type":["integer","null"],"minimum":1},"startColumn":{"description":"The column where it starts, in UTF-16 units, counted from 1; null if the finding has no place in a file.","type":["integer","null"],"minimum":1},"endLine":{"description":"The line where it ends, counted from 1; null if the finding has no place in a file.","type":["integer","null"],"minimum":1},"endColumn":{"description":"The column after its last, in UTF-16 units, counted from 1; null if the finding has no place in a file.","type":["integer","null"],"minimum":1},"fingerprint":{"description":"Identifies the finding across edits elsewhere in the file and across archiving.","type":"string","minLength":1},"baselined":{"description":"True if the baseline knows it.","type":"boolean"},"preexisting":{"description":"True if it existed before the checked change.","type":"boolean"},"reason":{"description":"The reason that the baseline or an override gives; absent if neither does.","type":"string"}}},"conclusion":{"description":"The last line: what became of the run. A report without it was cut off.","type":"object","additionalProperties":false,"required":["type","conclusion","counts"],"properties":{"type":{"description":"What the line holds.","const":"conclusion"},"conclusion":{"description":"passed: no finding is at or above the level that fails; failed: one is; empty: there was no return to check, where that is an error.","type":"string","enum":["passed","failed","empty"]},"counts":{"description":"Totals of the run.","type":"object","required":["files","returns","claims","errors","warnings","notices","baselined","preexisting","verdicts"],"properties":{"files":{"description":"Files checked.","type":"integer","minimum":0},"returns":{"description":"Returns checked.","type":"integer","minimum":0},"claims":{"description":"Claims that could be compared with something: those with the verdicts no-plan and not-countable are listed, and do not count here.","type":"integer","minimum":0},"errors":{"description":"Findings of severity error, except known ones (baseline) and those from before the checked change.","type":"integer","minimum":0},"warnings":{"description":"Findings of severity warning, except known ones (baseline) and those from before the checked change.","type":"integer","minimum":0},"notices":{"description":"Findings of severity notice, except known ones (baseline) and those from before the checked change.","type":"integer","minimum":0},"baselined":{"description":"Findings that the baseline knows: they do not fail.","type":"integer","minimum":0},"preexisting":{"description":"Findings that existed before the checked change: they do not fail.","type":"integer","minimum":0},"passedOver":{"description":"Returns that the change does not concern and that were not checked; absent if there are none.","type":"integer","minimum":0},"verdicts":{"description":"Claims by verdict.","type":"object","required":["present","empty","missing","undetermined","relocated","removed","uncommitted","directory","outside","case-mismatch","unverifiable","agrees","behind","other-total","no-plan","differs","not-countable"],"properties":{"present":{"description":"The file is in the checked tree and is not empty.","type":"integer","minimum":0},"empty":{"description":"The file exists and is empty.","type":"integer","minimum":0},"missing":{"description":"No such file exists, and none existed when it was claimed or later.","type":"integer","minimum":0},"undetermined":{"description":"No such file exists, and the clone\'s history is too short to show whether it was moved or removed.","type":"integer","minimum":0},"relocated":{"description":"The file is not at the claimed path: it was moved, for example into an archive.","type":"integer","minimum":0},"removed":{"description":"The file existed when it was claimed, or later, and was removed since.","type":"integer","minimum":0},"uncommitted":{"description":"The file is in the workspace but not in the checked commit.","type":"integer","minimum":0},"directory":{"description":"The path is a directory.","type":"integer","minimum":0},"outside":{"description":"The path, or its symbolic link, leads out of the project root.","type":"integer","minimum":0},"case-mismatch":{"description":"A path that differs only in letter case exists.","type":"integer","minimum":0},"unverifiable":{"description":"The tree cannot show it: the path is in a submodule.","type":"integer","minimum":0},"agrees":{"description":"The plan, or the files next to the return, agree.","type":"integer","minimum":0},"behind":{"description":"The plan marks fewer phases as done.","type":"integer","minimum":0},"other-total":{"description":"The plan has another number of phases.","type":"integer","minimum":0},"no-plan":{"description":"No plan marks its phases.","type":"integer","minimum":0},"differs":{"description":"The files next to the return have another number.","type":"integer","minimum":0},"not-countable":{"description":"Nothing next to the return could be counted.","type":"integer","minimum":0},"deleted":{"description":"The file that is claimed as deleted existed, and no longer does. Absent from reports of versions before 1.1.","type":"integer","minimum":0}},"additionalProperties":false}},"additionalProperties":false},"loosened":{"description":"Settings of the configuration or the caller by which false claims can pass: rules on claims that are off or cannot fail, files that are left out. Absent if there are none, and under a policy.","type":"array","minItems":1,"items":{"$ref":"#/$defs/loosened"}},"trend":{"description":"How the run compares with an earlier report, by the fingerprints of findings. Only with --compare, or the input compare.","type":"object","required":["against","new","mended","unchanged","doubts"],"properties":{"against":{"description":"The earlier report; null if there was none.","type":["object","null"],"required":["report","revision"],"properties":{"report":{"description":"The name of its file.","type":"string"},"revision":{"description":"The commit that it checked, hexadecimal; null for a workspace.","type":["string","null"],"pattern":"^[0-9a-f]+$"}},"additionalProperties":false},"new":{"description":"The fingerprints of the findings of this report that the earlier one did not have, each as often as it is new.","type":"array","items":{"type":"string"}},"mended":{"description":"The findings of the earlier report that this one does not have.","type":"array","items":{"$ref":"#/$defs/mended"}},"unchanged":{"description":"The number of findings that both reports have.","type":"integer","minimum":0},"doubts":{"description":"Which of several reports was taken, and what else makes the two reports differ: one sentence each.","type":"array","items":{"type":"string"}}},"additionalProperties":false}}},"claim":{"description":"A claim, usually of a path, and its verdict.","type":"object","required":["path","pointer","type","verdict","size","foundAt","detail","kind"],"properties":{"kind":{"description":"The kind of the claim. file: a path; observation: an entry of a memory store; commit: a commit id; progress: how many phases of a plan are done; count: a total that can be counted in the files next to the return; deletion: a path that was deleted.","type":"string","enum":["file","observation","commit","progress","count","deletion"]},"path":{"description":"The path, the commit id, or the count in words, as the return writes it.","type":"string"},"pointer":{"description":"Where the path is in the return (JSON pointer).","type":"string"},"type":{"description":"The artifact\'s type; null if the return gives none.","type":["string","null"]},"verdict":{"description":"The verdict. present: the file is in the checked tree and is not empty; empty: the file exists and is empty; missing: no such file exists, and none existed when it was claimed or later; undetermined: no such file exists, and the clone lacks the history or the contents to show whether it was moved or removed; relocated: the file is not at the claimed path, because it was moved; removed: the file existed when it was claimed, or later, and was removed since; uncommitted: the file is in the workspace but not in the checked commit, or the commit\'s own ignore files keep it out; directory: the path is a directory; outside: the path, or its symbolic link, leads out of the project root; case-mismatch: a path that differs only in letter case exists; unverifiable: the tree cannot show it, because the path is in a submodule. For claims of other kinds: agrees: the plan, or the files next to the return, agree; behind: the plan marks fewer phases as done; other-total: the plan has another number of phases; no-plan: no plan marks its phases; differs: the files next to the return have another number; not-countable: nothing next to the return could be counted; deleted: the file that is claimed as deleted existed, and no longer does (present and directory: it still exists; missing: no commit before had it).","type":"string","enum":["present","empty","missing","undetermined","relocated","removed","uncommitted","directory","outside","case-mismatch","unverifiable","agrees","behind","other-total","no-plan","differs","not-countable","deleted"]},"size":{"description":"The file\'s size in bytes; null if it is unknown.","type":["integer","null"],"minimum":0},"foundAt":{"description":"The file\'s path, relative to the project root, if it is not the claimed one; otherwise null.","type":["string","null"]},"detail":{"description":"The reason, for people; null if the verdict needs none.","type":["string","null"]}},"additionalProperties":false},"mended":{"description":"A finding of an earlier report.","type":"object","required":["rule","severity","message","file","index","startLine","fingerprint","gone"],"properties":{"rule":{"description":"The rule\'s id.","type":"string","minLength":1},"severity":{"description":"Its severity.","type":"string","enum":["error","warning","notice"]},"message":{"description":"The offending value and what was expected.","type":"string","minLength":1},"file":{"description":"The file, relative to the project root; null for a finding of the whole run.","type":["string","null"],"minLength":1},"index":{"description":"The return\'s place in the file, counted from 0; null if the finding is not about a single return.","type":["integer","null"],"minimum":0},"startLine":{"description":"Its line then, counted from 1; null if it had no place.","type":["integer","null"],"minimum":0},"fingerprint":{"description":"Identifies the finding across edits elsewhere in the file and across archiving.","type":"string","minLength":1},"gone":{"description":"True if its file was deleted or has no return any more, so that the finding was not fixed.","type":"boolean"}},"additionalProperties":false},"loosened":{"description":"A setting by which false claims can pass.","type":"object","required":["setting","by"],"properties":{"setting":{"description":"The setting.","type":"string","enum":["rules","overrides","ignore","paths","fail-on","forms"]},"by":{"description":"Its source: a file, an input or an option.","type":"string"},"form":{"description":"For forms: the name of a form that the base declares.","type":"string"},"isDropped":{"description":"For forms: the branch has no form of that name; else it reads fewer files or claims by it.","type":"boolean"},"rule":{"description":"For rules and overrides: the id of the rule.","type":"string"},"level":{"description":"For rules and overrides: the severity that the rule is set to.","type":"string","enum":["error","warning","notice","off"]},"paths":{"description":"For overrides: the patterns of the files for which it is so; absent for all files.","type":"array","items":{"type":"string"}},"findings":{"description":"For overrides: the number of findings for which it is so; absent for all findings.","type":"integer","minimum":1},"pattern":{"description":"For ignore and paths: the pattern that leaves returns out; null if no pattern of paths selects them.","type":["string","null"]},"reason":{"description":"For overrides: why, as the configuration says; absent if it does not.","type":"string"}},"additionalProperties":false}}}');
;// CONCATENATED MODULE: ./schemas/errors-file.schema.json
const errors_file_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:errors-file","title":"Errors file","description":"A log of errors, to which return-gate appends what fails (--errors-file): an object with an array of errors as errors, or such an array alone. Errors that others have written may have other fields.","oneOf":[{"type":"array","items":{"$ref":"#/$defs/entry"}},{"type":"object","required":["errors"],"properties":{"errors":{"type":"array","items":{"$ref":"#/$defs/entry"}}}}],"$defs":{"entry":{"description":"An error, as the errors files of the standard\'s projects have it.","type":"object","required":["type","message"],"properties":{"id":{"description":"Tells this error from the others of the file.","type":"string"},"timestamp":{"description":"When it was found, ISO 8601.","type":"string"},"type":{"description":"What kind of error; validation for what return-gate found.","type":"string"},"severity":{"description":"How much it matters: high for what return-gate calls an error, medium for a warning, low for a notice.","type":"string"},"message":{"description":"Where and what, for people; return-gate writes at most 500 characters.","type":"string"},"context":{"description":"Where it was found.","type":"object","properties":{"session_id":{"description":"The session of the return.","type":"string"},"agent":{"description":"The agent that returned.","type":"string"},"file":{"description":"The file of the return, relative to the project root.","type":"string"},"line":{"description":"The line, from 1.","type":"integer"},"column":{"description":"The column, from 1, in UTF-16 units.","type":"integer"},"rule":{"description":"The rule that failed.","type":"string"}}},"recovery":{"description":"What to do about it."},"fix_status":{"description":"not_addressed for what return-gate appends.","type":"string"}}}}}');
;// CONCATENATED MODULE: ./src/cli/commands/schemas.ts





















const SCHEMAS = new Map([
    ['bmad-spec@6', bmad_spec_6_schema_namespaceObject],
    ['bmad-story@4', bmad_story_4_schema_namespaceObject],
    ['bmad-story@6', bmad_story_6_schema_namespaceObject],
    ['gsd-plan@1', gsd_plan_1_schema_namespaceObject],
    ['gsd-summary@1', gsd_summary_1_schema_namespaceObject],
    ['gsd-summary@2', gsd_summary_2_schema_namespaceObject],
    ['gsd-verification@1', gsd_verification_1_schema_namespaceObject],
    ['orchestrator-handoff@1', orchestrator_handoff_1_schema_namespaceObject],
    ['result-envelope@1', result_envelope_1_schema_namespaceObject],
    ['result-envelope@4', result_envelope_4_schema_namespaceObject],
    ['return-meta@1.2', return_meta_1_2_schema_namespaceObject],
    ['return-meta@1.4', return_meta_1_4_schema_namespaceObject],
    ['return-meta@2.1', return_meta_2_1_schema_namespaceObject],
    ['subagent-return@1.0', subagent_return_1_0_schema_namespaceObject],
    ['subagent-return@1.2', subagent_return_1_2_schema_namespaceObject],
    ['subagent-return@2.0', subagent_return_2_0_schema_namespaceObject],
    ['verify-result@1', verify_result_1_schema_namespaceObject],
    ['config', config_schema_namespaceObject],
    ['report', report_schema],
    ['report-lines', report_lines_schema_namespaceObject],
    ['errors-file', errors_file_schema_namespaceObject],
]);


/***/ }),

/***/ 12274:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ knownEntries),
/* harmony export */   Rz: () => (/* binding */ updateBaseline),
/* harmony export */   SO: () => (/* binding */ stayOut),
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
    const baseline = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineToWrite */ .ck)(before, untrue);
    return {
        baseline,
        write: () => {
            const { entries, added, untrue: left } = baseline.taken();
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
            const { stay, them } = stayOut(left.length);
            const out = left.length === 0 ? '' : ` ${stay} out of it: ${them}`;
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${file} now holds ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(sum(entries), 'known finding')}, ${difference}. Commit it.${out}`.text;
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
function stayOut(claims) {
    const they = claims === 1 ? 'it' : 'them';
    const stay = `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(claims, 'false claim')} ${claims === 1 ? 'stays' : 'stay'}`;
    return { stay, they, them: `fix ${they}, or take ${they} in with --${INCLUDE_UNTRUE.name}.` };
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

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ demandFile),
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   Zq: () => (/* binding */ tryForms),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u0: () => (/* binding */ findConfig),
/* harmony export */   vG: () => (/* binding */ MAX_SCHEMA_SIZE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72825);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69897);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28004);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33870);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60771);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22003);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12102);













const MAX_SCHEMA_SIZE = 64 * 1024;
const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = findConfig(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes, (path) => fileOf(tree, path));
}
async function fileOf(tree, path) {
    const file = (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAt */ .Wd)(tree, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__.normalisePath)(path) ?? '');
    if (file === undefined)
        return null;
    for await (const [, content] of (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readEach */ .e2)(tree, [file], MAX_SCHEMA_SIZE))
        return content;
    return null;
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryOf */ ._M)(root) ?? root) : root];
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, [
            `${link} is a symbolic link, whose target a branch can choose: name the file itself.`,
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL)
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
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, ['This is not a regular file: name the file itself.']);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, [`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`]);
}
async function configOf(file, bytes, readFile = () => Promise.resolve(null)) {
    const { text, problems } = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_7__/* .decode */ .D4)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, wrong);
    return parsed(file, text, readFile, (line, column) => ({ line, column }));
}
async function parsed(file, text, readFile, placeOf) {
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4965), __webpack_require__.e(8353)]).then(__webpack_require__.bind(__webpack_require__, 58353));
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
const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, [`This is ${KIND[entry.kind]}: commit the file itself.`]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(other, [`This name is ignored: call it ${path}.`]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(path, [`There is ${found.path} as well: keep one of the two.`]);
        }
        found = { path, id, link: false };
    }
    return found;
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
    const examples = [ofFamily[rule.id]?.[kind] ?? [], (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_1__.aboutRule)(rule)[kind] ?? []]
        .flat()
        .filter((example) => example.families?.includes(standard.family) ?? true);
    return kind === 'good' && examples.length === 0 ? [{}] : examples;
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
        `Report your work in a file that matches ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quotedList)(files)}, and commit it with the work.`,
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
/** What failed; empty if nothing did. */
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

/** Returns true if a call of a tool has run a subagent to its end, and one whose return is checked. */
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
/* unused harmony exports EXAMPLE_FOLLOWS, isDemand */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82959);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58853);





const EXAMPLE_FOLLOWS = 'Example of a valid return:';
function render(instruction) {
    const { standard, schema, example, text } = instruction;
    const lines = [
        `RETURN FORMAT: ${standard.id}`,
        '',
        ...text.opening,
        '',
        text.list === 'parts' ? 'Parts:' : 'Fields:',
        ...(text.list === 'fields'
            ? fieldLines(standard, schema, schema, '', alwaysRequired(schema))
            : partLines(standard, schema, text.list === 'keys')),
        '',
        'Conditions:',
        ...[...demandsOf(standard), ...common(standard, text), ...echoed(instruction)].map((condition) => `- ${condition}`),
        '',
        'The return is validated by return-gate. One that breaks these rules is rejected.',
        '',
        EXAMPLE_FOLLOWS,
        '',
        ...example.replace(/\n$/, '').split('\n'),
    ];
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .concat */ .xW)(lines.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${line}\n`.text));
}
function withWords(node, place, { statuses, artifactTypes }) {
    if (place === '/status' || place === '/verdict')
        return { ...node, enum: statuses };
    return place === '/artifacts/type' ? { ...node, enum: artifactTypes } : node;
}
function common(standard, { common: own, isJson }) {
    const { success, claimFields } = standard;
    if (own !== undefined)
        return own(standard, (pointer) => isRequiredByRule(pointer, standard));
    const fields = claimFields
        .filter(({ kind }) => kind === undefined)
        .map(({ pattern }) => pattern.slice(1).replaceAll('/*', '').replaceAll('/', '.'));
    return [
        `Success is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quotedList)(success)}. With it, every path in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)([...new Set(fields)], 'and')} must lead to a file in the project that exists and holds more than white space.`,
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
        const node = withWords({ ...resolved(schema, written), ...written }, `${place}/${name}`, standard);
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
function partLines(standard, schema, areKeys) {
    const required = alwaysRequired(schema);
    return Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
        if (written.readOnly === true)
            return [];
        const node = withWords(written, `/${name}`, standard);
        const type = areKeys || node.enum !== undefined ? [typeInWords(node, undefined)] : [];
        const need = required.includes(name) ? 'required' : 'optional';
        return [
            `- ${areKeys ? name : name.replaceAll('_', ' ')} (${[...type, need].join('; ')}): ${node.description ?? ''}`,
        ];
    });
}
function isDemand(use) {
    const { severity } = inVersion(use);
    return severity === 'error' || severity === 'warning';
}
function demandsOf(standard) {
    const asked = standard.rules.filter(isDemand).flatMap((use) => {
        const { demand } = use.rule.about();
        return demand === undefined ? [] : [{ use, demand }];
    });
    const replaced = new Set(asked.flatMap(({ demand }) => demand.insteadOf ?? []));
    return asked
        .filter(({ use }) => !replaced.has(use.rule.id))
        .sort((a, b) => a.demand.order - b.demand.order)
        .flatMap(({ use, demand: { text } }) => (typeof text === 'string' ? text : (text(standard, inVersion(use)) ?? [])));
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
function givenIn(context) {
    const { agents, calledAgent, agentBranch, changes, expectedSession, ifNoReturns, lastMessage, now, stage } = context;
    const isDemanded = context.agentBranchRequires === 'success';
    const deleted = [...(changes?.deleted ?? [])];
    return [
        now === undefined ? [] : `the clock shows ${new Date(now).toISOString()}`,
        typeof expectedSession === 'string' ? `the expected session is ${expectedSession}` : [],
        agents === undefined || agents === null ? [] : `the configured agents are ${agents.join(', ')}`,
        typeof calledAgent === 'string' ? `the agent that was called is ${calledAgent}` : [],
        lastMessage === undefined || lastMessage === null
            ? []
            : `the agent's last message is ${LAST_MESSAGES[lastMessage]}`,
        stage === undefined || stage === 'committed' ? [] : STAGES[stage],
        [...(context.familySettings ?? [])].map(([name, value]) => `${name} is ${value}`),
        ifNoReturns === undefined ? [] : `if-no-returns is ${ifNoReturns}`,
        typeof agentBranch === 'string'
            ? `the branch ${agentBranch} must add a return${isDemanded ? ' that says success' : ''}`
            : [],
        changes === undefined || changes === null
            ? []
            : `changed since ${changes.base}: ${[...changes.changed].join(', ')}`,
        deleted.length === 0 ? [] : `deleted since ${changes?.base ?? ''}: ${deleted.join(', ')}`,
    ].flat();
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
;
"use strict";
exports.id = 2024;
exports.ids = [2024,7655];
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

/***/ 3638:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VH: () => (/* binding */ readCheckCall),
/* harmony export */   g4: () => (/* binding */ nameOfOption),
/* harmony export */   m5: () => (/* binding */ CHECK_OPTIONS)
/* harmony export */ });
/* harmony import */ var _config_parse_option_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13691);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54661);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49710);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60776);
/* harmony import */ var _show_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73543);
/* harmony import */ var _update_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12274);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30783);
/* harmony import */ var _report_formats_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5226);









const EXPLAINED = ['files', 'show-config'];
const NARROWING = ['ignore', 'changed-only'];
const PARTIAL = [...NARROWING, 'shard'];
function readCheckCall(call, clock, given) {
    const shown = (0,_show_report_js__WEBPACK_IMPORTED_MODULE_4__/* .readShown */ .mj)(call);
    if (call.has('changed-only') && !call.has('base')) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e('--changed-only needs a commit to compare with: add --base REV, such as --base origin/main.');
    }
    const update = readUpdate(call);
    (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_0__/* .parseChoice */ .HU)('--progress', call.value('progress') ?? 'auto', ['auto', 'never']);
    return {
        call,
        given,
        settings: (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .readOptions */ .Tt)((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .readRawOptions */ .rV)(call, clock), nameOfOption),
        shown,
        update,
        isWhole: isWhole(call, NARROWING),
        explains: readExplained(call),
    };
}
const nameOfOption = (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`);
function readExplained(call) {
    const asked = EXPLAINED.filter((name) => call.has(name));
    const [first = null] = asked;
    if (first === null)
        return null;
    if (asked.length > 1)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e('--files and --show-config each print one list: use one of them.');
    (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_0__/* .parseChoice */ .HU)(`--format with --${first}`, call.value('format') ?? 'text', ['text', 'json']);
    if (call.has('update-baseline') || call.has('output')) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`--${first} writes no file: leave out --output and --update-baseline.`);
    }
    return first;
}
function readUpdate(call) {
    const includes = call.has(_update_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .INCLUDE_UNTRUE */ .f.name);
    if (!call.has('update-baseline')) {
        if (!includes)
            return null;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`--${_update_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .INCLUDE_UNTRUE */ .f.name} is about what --update-baseline writes: add that, or leave it out.`);
    }
    if (!isWhole(call, PARTIAL)) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`--update-baseline writes what a whole run finds: leave out PATTERN, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(PARTIAL.map((name) => `--${name}`), 'and')}.`);
    }
    return includes ? 'included' : 'left-out';
}
function isWhole(call, without) {
    return call.rest.length === 0 && !without.some((name) => call.has(name));
}
function grouped(group, options) {
    return options.map((option) => ({ ...option, group }));
}
const CHECK_OPTIONS = [
    ...grouped('What is checked', [
        _options_js__WEBPACK_IMPORTED_MODULE_3__/* .OPTION */ .Cy.root,
        { name: 'at', value: 'REV', help: 'check this commit (default: HEAD)' },
        { name: 'workspace', help: 'check the files on disk instead of a commit', isCommon: true },
        _options_js__WEBPACK_IMPORTED_MODULE_3__/* .OPTION */ .Cy.ignore,
        {
            name: 'standard',
            value: 'LIST',
            help: 'auto, or versions such as return-meta@1.2, or return-meta for the default of the family; at most one per family (default: auto)',
        },
        {
            name: 'config',
            value: 'FILE',
            help: 'the configuration (default: .return-gate.yml, .yaml or .json at the root of what is checked)',
        },
        {
            name: 'policy',
            value: 'FILE',
            help: 'a configuration, outside of what is checked, that the project may make stricter, never looser',
        },
        { name: 'expect-session', value: 'ID', help: 'session id that the checked return must echo' },
        ..._families_choose_js__WEBPACK_IMPORTED_MODULE_6__/* .FAMILY_SETTINGS */ .td.map(({ name, placeholder, help }) => ({ name, value: placeholder, help: help.check })),
        _options_js__WEBPACK_IMPORTED_MODULE_3__/* .OPTION */ .Cy.staleAfter,
    ]),
    ...grouped('Compare', [
        {
            name: 'base',
            value: 'REV',
            help: 'compare with this commit: only new findings fail, and the rules on changes apply',
            isCommon: true,
        },
        {
            name: 'changed-only',
            help: 'check only returns that changed since --base, or that claim a file which did',
            isCommon: true,
        },
        {
            name: 'compare',
            value: 'REPORT',
            repeatable: true,
            help: 'an earlier JSON report, or a folder of them (the last by name counts): shows what is new, fixed and unchanged since (repeatable)',
        },
    ]),
    ...grouped('What fails', [
        { name: 'fail-on', value: 'LEVEL', help: 'error, warning, notice or never (default: error)', isCommon: true },
        {
            name: 'if-no-returns',
            value: 'LEVEL',
            help: 'error, warning or ignore (default: error, exit status 3)',
            isCommon: true,
        },
        {
            name: 'archived',
            value: 'CHECK',
            help: 'what to check of archived returns that did not change: claims, or all (default: claims)',
        },
        {
            name: 'baseline',
            value: 'FILE',
            help: 'known findings, which do not fail (default: .return-gate-baseline.json at the root)',
        },
        {
            name: 'update-baseline',
            help: 'write the findings as the baseline; false claims stay out unless they were known',
            isCommon: true,
        },
        { ..._update_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .INCLUDE_UNTRUE */ .f, help: `with --update-baseline: ${_update_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .INCLUDE_UNTRUE */ .f.help}` },
    ]),
    ...grouped('Output', [
        {
            name: 'format',
            short: 'f',
            value: 'NAME',
            help: `what standard output shows: ${_report_formats_js__WEBPACK_IMPORTED_MODULE_7__/* .FORMAT_NAMES */ .BU.join(', ')} (default: text)`,
            isCommon: true,
        },
        {
            name: 'output',
            short: 'o',
            value: 'NAME=FILE',
            repeatable: true,
            help: 'write one of these formats to a file (repeatable)',
            isCommon: true,
        },
        {
            name: 'rule',
            value: 'ID',
            repeatable: true,
            help: 'only print findings of this rule; the exit status still counts all (repeatable)',
        },
        { name: 'statistics', help: 'print how many findings each rule has, instead of the findings' },
        { name: 'notices', help: 'print each notice instead of their number by rule' },
        { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, an errors.json of the standard' },
        { name: 'quiet', short: 'q', help: 'print only errors and the last line', isCommon: true },
        _options_js__WEBPACK_IMPORTED_MODULE_3__/* .OPTION */ .Cy.noColor,
        { name: 'progress', value: 'WHEN', help: 'auto or never (default: auto, on a terminal only)' },
    ]),
    ...grouped('Explain the run, check nothing', [
        {
            name: 'files',
            help: 'list the files that are checked, as what and why, and those that are left out',
            isCommon: true,
        },
        { name: 'show-config', help: 'print the effective settings, and where each comes from', isCommon: true },
    ]),
    ...grouped('Large repositories, and reproducible runs', [
        {
            name: 'shard',
            value: 'I/N',
            help: 'check the I-th of N parts of the files; return-gate merge joins the reports, and checks what concerns all files',
        },
        { name: 'max-file-size', value: 'SIZE', help: 'do not read larger files, such as 500KB (default: 1MiB)' },
        { name: 'max-returns', value: 'N', help: 'refuse a run with more returns (default: 100000, exit status 2)' },
        { name: 'max-claims', value: 'N', help: 'refuse a run with more claims (default: 1000000, exit status 2)' },
        { name: 'now', value: 'TIME', help: 'the clock, ISO 8601' },
    ]),
    ...grouped('Help', [{ name: 'help', help: 'this help; -h shows only the common options' }]),
];


/***/ }),

/***/ 73543:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ SHOW_OPTIONS),
/* harmony export */   UY: () => (/* binding */ showReport),
/* harmony export */   Zk: () => (/* binding */ earlierReport),
/* harmony export */   mj: () => (/* binding */ readShown)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _compare_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66832);
/* harmony import */ var _config_parse_option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13691);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49710);
/* harmony import */ var _report_formats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5226);
/* harmony import */ var _report_describe_notes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2483);
/* harmony import */ var _report_logs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20271);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58853);
/* harmony import */ var _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32083);
/* harmony import */ var _tree_report_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12790);
/* harmony import */ var _tree_write_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(86270);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17700);













const SHOW_OPTIONS = new Set([
    'format',
    'rule',
    'statistics',
    'notices',
    'output',
    'errors-file',
    'compare',
    'no-color',
    'quiet',
]);
function readShown(call) {
    const { values } = call;
    const format = (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)('--format', call.value('format') ?? 'text', _report_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMAT_NAMES */ .BU);
    const outputs = (values.get('output') ?? []).map(readOutput);
    demandOneEach(outputs);
    const only = (values.get('rule') ?? []).map(readRule);
    if (call.has('statistics') && format !== 'text')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e('--statistics is a table of the format text: leave out --format.');
    if (call.has('notices') && format !== 'text')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e('--notices is for the format text, which only counts notices: leave out --notices.');
    return { call, format, rendering: (0,_report_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFormat */ .M6)(format), outputs, only, quiet: call.has('quiet') };
}
async function showReport(report, shown, project, caller) {
    const { call, format, outputs, only, quiet } = shown;
    const errorsFile = call.value('errors-file');
    const isExplained = [format, ...outputs.map(({ name }) => name)].some(_report_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .explainsRules */ .Ex);
    const rules = isExplained ? (await __webpack_require__.e(/* import() */ 1895).then(__webpack_require__.bind(__webpack_require__, 31895))).rules : [];
    const options = { color: false, quiet, links: null, rules };
    const unwritten = [];
    for (const { name, file } of outputs) {
        const chunks = (await (0,_report_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFormat */ .M6)(name))(report, options);
        const write = () => {
            (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_10__/* .writeReport */ .u5)('--output', file, chunks, project);
        };
        unwritten.push(...(0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_10__/* .unwrittenBy */ .Qb)(write));
    }
    const color = (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_11__/* .wantsColor */ .zK)(caller);
    const render = await shown.rendering;
    const { isTerminal } = caller.stdout;
    const ruleLinks = color && (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_11__/* .wantsLinks */ .Dt)(caller) ? 'links' : isTerminal ? 'addresses' : undefined;
    const onTerminal = {
        color,
        statistics: call.has('statistics'),
        notices: call.has('notices'),
        ruleLinks,
        columns: isTerminal ? (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_11__/* .terminalColumns */ .UV)() : undefined,
    };
    const selected = (0,_report_describe_notes_js__WEBPACK_IMPORTED_MODULE_5__/* .ofRules */ .Vv)(report, only);
    (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_11__/* .writeChunks */ .a7)(caller.stdout, render(selected, { ...options, ...onTerminal }));
    const withheld = (0,_report_describe_notes_js__WEBPACK_IMPORTED_MODULE_5__/* .withheldInWords */ .sY)(selected);
    if (format !== 'text' && withheld !== '')
        (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_11__/* .note */ .N4)(caller, withheld);
    if (errorsFile !== undefined) {
        const append = () => {
            (0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_10__/* .appendErrors */ .Gb)(errorsFile, (0,_report_logs_js__WEBPACK_IMPORTED_MODULE_6__/* .errorObjects */ .h)(report), project);
        };
        unwritten.push(...(0,_tree_write_file_js__WEBPACK_IMPORTED_MODULE_10__/* .unwrittenBy */ .Qb)(append));
    }
    return unwritten;
}
function readRule(id) {
    if (_families_rule_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .RULE_IDS */ .Iu.includes(id))
        return id;
    const instead = (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c$)('rule', id);
    if (instead !== undefined)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e(`--rule is "${id}", which was removed: ${instead}.`);
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.nearest)(id, _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .RULE_IDS */ .Iu, 3);
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e(`--rule is "${id}", which is not a rule.${meant === undefined ? ' See return-gate rules.' : ` Did you mean ${meant}?`}`);
}
function demandOneEach(outputs) {
    const files = new Map();
    for (const output of outputs) {
        const before = files.get((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(output.file));
        if (before !== undefined) {
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e(`--output writes both ${before.name} and ${output.name} to ${output.file}: name a file for each.`);
        }
        files.set((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(output.file), output);
    }
}
function readOutput(text) {
    const [, name = '', file = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
    if (file === '')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e(`--output is "${text}": write NAME=FILE, such as json=report.json.`);
    return { name: (0,_config_parse_option_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)('--output', name, _report_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMAT_NAMES */ .BU), file };
}
function earlierReport(call, caller) {
    const named = call.values.get('compare');
    if (named === undefined)
        return null;
    const part = call.has('changed-only') ? '--changed-only' : call.has('shard') ? '--shard' : null;
    if (part !== null) {
        const instead = part === '--shard' ? 'give it to return-gate merge' : 'leave one of them out';
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e(`--compare sets whole runs side by side, and ${part} checks a part: ${instead}.`);
    }
    const files = named.flatMap((path) => {
        const found = filesAt(path);
        if (found.length === 0)
            (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_11__/* .note */ .N4)(caller, (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `--compare: there is no JSON report in ${path}.`);
        return found;
    });
    const names = (0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_9__/* .distinctFiles */ .EV)(files);
    const [last] = (0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_9__/* .readReportFiles */ .Ak)(names.slice(-1));
    return (0,_compare_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .readEarlier */ .l)('--compare', names, last);
}
function filesAt(path) {
    try {
        return (0,_tree_report_files_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonFilesAt */ .F9)(path);
    }
    catch (error) {
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.reasonOf)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_12__/* .UsageError */ .e(`--compare is "${path}": ${reason}. Write the path of a JSON report, or of a folder of them.`);
    }
}


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

/***/ 57655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ PATTERN_HELP),
/* harmony export */   n: () => (/* binding */ inProject)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61036);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72825);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12102);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17700);






const PATTERN_HELP = 'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';
function inProject(call, caller, operands = 'patterns') {
    if (call.has('root'))
        return call;
    const { path, place, because } = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRootOf */ .zu)('.', _config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILES */ .n0);
    if (because !== 'current' && !call.has('quiet')) {
        const why = because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_5__/* .note */ .N4)(caller, (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `The project root is ${path}, ${why}.`);
    }
    const placed = (patterns) => operands === 'patterns' ? patterns.map((pattern) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .patternFrom */ .dq)(place, pattern)) : patterns;
    const ignore = call.values.get('ignore');
    const values = new Map([...call.values, ['root', [path]]]);
    if (ignore !== undefined)
        values.set('ignore', placed(ignore));
    return new _options_js__WEBPACK_IMPORTED_MODULE_4__/* .Call */ .Je(values, call.switches, placed(call.rest));
}


/***/ }),

/***/ 29553:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ explainNoReturns),
/* harmony export */   O: () => (/* binding */ warnUnmatched)
/* harmony export */ });
/* harmony import */ var _gather_explain_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43794);
/* harmony import */ var _gather_gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54960);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83303);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58853);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17700);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68820);






const MOST_PATTERNS = 3;
function explainNoReturns({ revision }, patterns, margin = 0) {
    const where = revision === null ? 'the files on disk' : `commit ${(0,_report_links_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(revision)}`;
    const usual = _gather_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACES */ .ls.filter(({ reduced }) => reduced !== true).flatMap((place) => place.patterns);
    const searched = patterns.length === 0 ? usual : patterns;
    const shown = searched.slice(0, MOST_PATTERNS);
    const more = searched.length - shown.length;
    const list = `${shown.join(', ')}${more === 0 ? '' : ` and ${String(more)} more patterns`}`;
    const lines = [
        `A return is a file in which an agent reports its work: a status, a summary, the files it made.`,
        `Searched ${where} for ${list}.`,
        `Your returns are elsewhere? return-gate check "PATTERN", or set paths in .return-gate.yml.`,
        `You have none yet? return-gate prompt --brief prints what to tell your agents.`,
        `Try return-gate demo first. Guide: ${(0,_report_links_js__WEBPACK_IMPORTED_MODULE_2__/* .guidePage */ .IL)('agents')}`,
    ];
    return lines.map((line) => (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .fitted */ .$5)(line, margin));
}
async function warnUnmatched(tree, patterns, caller) {
    for (const { pattern, hint } of await (0,_gather_explain_files_js__WEBPACK_IMPORTED_MODULE_0__/* .unmatchedPatterns */ .x)(tree, patterns)) {
        (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_4__/* .note */ .N4)(caller, (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `The pattern "${pattern}" finds no file.${hint === null ? '' : ` ${hint}`}`);
    }
}


/***/ }),

/***/ 66832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withTrend),
/* harmony export */   l: () => (/* binding */ readEarlier)
/* harmony export */ });
/* harmony import */ var _families_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72530);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49710);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87979);






const NOTHING = { against: null, added: [], fixed: [], unchanged: 0, updated: [], doubts: [] };
function withTrend(report, earlier) {
    if (earlier === null)
        return report;
    return { ...report, trend: earlier.report === null ? NOTHING : compare(earlier, earlier.report, report) };
}
function compare({ asked, label, given }, before, report) {
    demandSameSource(`${asked}: the report ${label}`, before.source, report.source);
    const left = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(before.findings.toReversed(), ({ fingerprint }) => fingerprint);
    const pairs = report.findings.map((now) => {
        const { fingerprint, formerFingerprint = fingerprint } = now;
        return { now, then: left.get(fingerprint)?.pop() ?? left.get(formerFingerprint)?.pop() };
    });
    const added = pairs.filter(({ then }) => then === undefined).map(({ now }) => now);
    const updated = pairs.filter(({ now, then = now }) => then.severity !== now.severity || then.message !== now.message);
    const unpaired = new Set([...left.values()].flat());
    const standing = new Set([...report.returns, ...report.findings].map(({ file }) => (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .stableFilePath */ .Rh)(file ?? '')));
    const several = `${String(given)} reports were named, and ${label} is the last of them.`;
    return {
        against: { report: label, revision: before.source.revision },
        added: added.sort((a, b) => Number((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.isActive)(b)) - Number((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.isActive)(a)) || (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.rank)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.rank)(b.severity)),
        fixed: before.findings
            .filter((finding) => unpaired.has(finding))
            .map((finding) => ({ ...finding, gone: finding.file !== null && !standing.has((0,_families_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .stableFilePath */ .Rh)(finding.file)) }))
            .sort((a, b) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.rank)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.rank)(b.severity)),
        unchanged: pairs.length - added.length,
        updated: updated.map(({ now }) => now),
        doubts: [...(given > 1 ? [several] : []), ...doubtsOf(before, report)],
    };
}
function demandSameSource(what, then, now) {
    const place = (root) => (root === '' ? 'the whole repository' : root);
    const part = (shard) => (shard === null ? 'all files' : `shard ${shard}`);
    const differs = (before, after) => `${what} is of ${before}, and this run is of ${after}`;
    if (then.root !== now.root) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${differs(place(then.root), place(now.root))}. Use a report of the same project root.`);
    }
    if (then.shard === now.shard)
        return;
    const instead = 'Use a report of the same part: merge the reports of shards first.';
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${differs(part(then.shard), part(now.shard))}. ${instead}`);
}
function doubtsOf({ tool, source, returns }, now) {
    const identity = ({ file, index }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.returnKey)({ file: (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .stableFilePath */ .Rh)(file), index });
    const standards = new Map(returns.map((one) => [identity(one), one.standard]));
    const others = now.returns.filter((one) => (standards.get(identity(one)) ?? one.standard) !== one.standard).length;
    const kind = (of) => (of === 'commit' ? 'a commit' : 'the files on disk');
    const doubts = [
        [
            tool.version !== now.tool.version,
            `It was made by version ${tool.version} of the tool, this one by ${now.tool.version}: rules may have changed.`,
        ],
        [source.kind !== now.source.kind, `It is of ${kind(source.kind)}, this one of ${kind(now.source.kind)}.`],
        [
            others > 0,
            `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(others, 'return')} ${others === 1 ? 'was' : 'were'} checked against another version of the standard then.`,
        ],
    ];
    return doubts.filter(([isSo]) => isSo).map(([, words]) => words);
}
function readEarlier(asked, names, file) {
    const labels = names.map((name) => name.replace(/\.json$/i, '').replace(/^.*[\\/]/s, ''));
    const last = labels.at(-1) ?? '';
    const label = labels.indexOf(last) === labels.length - 1 ? last : (names.at(-1) ?? '');
    if (file === undefined)
        return { asked, label, given: 0, report: null };
    const read = 'problem' in file ? file.problem : earlierReport(file.text);
    if (typeof read !== 'string')
        return { asked, label, given: names.length, report: read };
    const instead = 'Use a file from --format json, --output json=FILE or the input json-file.';
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${asked}: ${file.name} ${read}. ${instead}`);
}
const SCHEMA = 'return-gate/report@1';
const FINDING = {
    rule: 'name',
    message: 'name',
    file: 'name?',
    index: 'number?',
    startLine: 'number?',
    fingerprint: 'name',
};
const RETURN = { file: 'text', index: 'number', standard: 'text' };
const SOURCE = { kind: 'text', revision: 'name?', root: 'text', shard: 'text?' };
function earlierReport(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return `${NO_REPORT}: it is cut off, or no JSON at all`;
    }
    const flaw = flawOf(value);
    return flaw === undefined ? (partOf(value) ?? value) : `${NO_REPORT}: ${flaw}`;
}
const NO_REPORT = 'is not a JSON report of return-gate';
function flawOf(value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)(value, 'schema') !== SCHEMA)
        return `it has no schema "${SCHEMA}"`;
    const flaw = wrongMember((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, 'tool'), { version: 'text' }, 'tool') ??
        wrongMember((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, 'source'), SOURCE, 'source');
    if (flaw !== undefined)
        return flaw;
    if (/[^0-9a-f]/.test((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, 'source'), 'revision') ?? ''))
        return 'its revision is not a commit';
    for (const [key, types] of Object.entries({ returns: RETURN, findings: FINDING })) {
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, key);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.isArray)(list))
            return `${key} is not a list`;
        for (const [n, item] of list.entries()) {
            const place = `${key}/${String(n)}`;
            const wrong = wrongMember(item, types, place);
            if (wrong !== undefined)
                return wrong;
            const isSevere = _model_finding_js__WEBPACK_IMPORTED_MODULE_1__.SEVERITIES.some((severity) => severity === (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(item, 'severity'));
            if (key === 'findings' && !isSevere)
                return `${place}/severity is not ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.listOf)(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.SEVERITIES)}`;
        }
    }
    return undefined;
}
function wrongMember(value, types, place) {
    for (const [key, type] of Object.entries(types)) {
        const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, key);
        if (type.endsWith('?') && found === null)
            continue;
        const isNumber = typeof found === 'number' && Number.isSafeInteger(found) && found >= 0;
        const isText = typeof found === 'string' && (found !== '' || type.startsWith('text'));
        if (type.startsWith('number') ? isNumber : isText)
            continue;
        return `${place}/${key} is not a ${type.startsWith('number') ? 'whole number' : 'text'}`;
    }
    return undefined;
}
function partOf(value) {
    const counts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(value, 'counts');
    const listed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.listField)(value, 'findings').length;
    const all = ['errors', 'warnings', 'notices', 'baselined', 'preexisting']
        .map((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.numberField)(counts, key) ?? 0)
        .reduce((sum, n) => sum + n);
    if (counts !== undefined && listed !== all) {
        return `lists ${String(listed)} of its ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(all, 'finding')}, as with --rule`;
    }
    const skipped = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.numberField)(counts, 'passedOver') ?? 0;
    return skipped > 0 ? `leaves out ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(skipped, 'return')} that its change does not affect` : undefined;
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

/***/ 43794:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ explainFiles),
/* harmony export */   x: () => (/* binding */ unmatchedPatterns)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72825);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54960);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69897);






function explainFiles(paths, { patterns, ignore, declared = [] }) {
    const own = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(patterns);
    const chosen = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)(own, ignore, declared);
    const wanted = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)(own, [], declared);
    const classify = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .classifier */ .kd)(chosen, declared);
    const ofForms = declared.flatMap(({ patterns: list }) => list.map((pattern) => ({ pattern, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)([pattern]) })));
    const usualPattern = (path) => builtInPattern(path) ?? ofForms.find(({ matches }) => matches(path))?.pattern;
    const leftOutBy = [
        { because: 'never', list: _gather_js__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm },
        { because: 'ignored', list: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(ignore) },
        { because: 'template', list: own.length === 0 ? _gather_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_BY_DEFAULT */ .e_ : [] },
    ];
    const excluding = leftOutBy.flatMap(({ because, list }) => list.map((pattern) => ({ because, pattern, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)([pattern]) })));
    const selecting = own.map((pattern) => ({ pattern, matches: (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)([pattern], [], declared).matches }));
    return paths.flatMap((path) => {
        if (chosen.matches(path)) {
            const { form, family, isStray } = classify(path);
            if (isStray === true)
                return [{ kind: 'left-out', path, pattern: null, because: 'no-place' }];
            const pattern = selecting.find(({ matches }) => matches(path))?.pattern ?? usualPattern(path) ?? path;
            return [{ kind: 'checked', path, form, family, pattern }];
        }
        if (!wanted.matches(path) && usualPattern(path) === undefined)
            return [];
        const by = excluding.find(({ matches }) => matches(path));
        if (by !== undefined)
            return [{ kind: 'left-out', path, pattern: by.pattern, because: by.because }];
        return own.length === 0 ? [] : [{ kind: 'left-out', path, pattern: null, because: 'not-selected' }];
    });
}
const MATCHERS = _gather_js__WEBPACK_IMPORTED_MODULE_1__/* .PLACES */ .ls.flatMap((place) => place.patterns.map((pattern) => ({ pattern, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)([pattern]), isOne: place.isOne })));
function builtInPattern(path) {
    const lower = path.toLowerCase();
    return MATCHERS.find(({ matches, isOne }) => (isOne === undefined || isOne(path)) && matches(lower))?.pattern;
}
const MOST_PATTERNS = 50;
async function unmatchedPatterns(tree, patterns) {
    const positive = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(patterns).filter((pattern) => !pattern.startsWith('!'));
    const found = [];
    for (const pattern of positive.slice(0, MOST_PATTERNS)) {
        if (await selectsAny(tree, pattern))
            continue;
        found.push({ pattern, hint: await hintFor(tree, pattern) });
    }
    return found;
}
async function selectsAny(tree, pattern) {
    const selected = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .selection */ .r1)([pattern]);
    const classify = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .classifier */ .kd)(selected);
    const files = await tree.list(selected);
    if (files.some(({ path }) => classify(path).mark === undefined))
        return true;
    for await (const [{ path }, content] of (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readEach */ .e2)(tree, files, LARGEST)) {
        const { mark } = classify(path);
        if (content.kind === 'bytes' && mark?.(Buffer.from(content.bytes).toString('latin1')) === true)
            return true;
    }
    return false;
}
const LARGEST = 1_000_000;
async function hintFor(tree, pattern) {
    const slashed = pattern.replaceAll('\\', '/');
    if (slashed !== pattern)
        return `Write "/" for "\\": "${slashed}".`;
    if (/[*?[]/.test(pattern))
        return null;
    const path = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(pattern).replace(/\/$/, '');
    if (tree.find(path)?.kind === 'directory') {
        return `No file in a usual place is below it: "${path}/**" takes all its files.`;
    }
    const meant = await nearestPath(tree, path);
    return meant === null ? null : `Did you mean "${meant}"?`;
}
async function nearestPath(tree, path) {
    const segments = path.split('/');
    const at = segments.findIndex((_, n) => tree.find(segments.slice(0, n + 1).join('/')) === undefined);
    if (at < 0)
        return null;
    const folder = segments.slice(0, at).join('/');
    const prefix = folder === '' ? '' : `${folder}/`;
    const all = await tree.list({ patterns: ['**'], matches: (file) => file.startsWith(prefix), anyCase: true });
    const names = new Set(all.map(({ path: file }) => file.slice(prefix.length).replace(/\/.*/s, '')));
    const name = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.nearest)((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .elementAt */ .s2)(segments, at), [...names]);
    if (name === undefined)
        return null;
    const meant = [...segments.slice(0, at), name, ...segments.slice(at + 1)].join('/');
    return tree.find(meant) === undefined ? `${prefix}${name}` : meant;
}


/***/ }),

/***/ 20271:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ logEntry),
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20431);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);



const SEVERITIES = { error: 'high', warning: 'medium', notice: 'low' };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock, ...called }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(record), record]));
    const seen = new Map();
    return findings
        .filter(({ severity, baselined = false, preexisting = false }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive)({ baselined, preexisting }) && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isAtLeast)(severity, threshold))
        .map((finding) => {
        const base = `error_${clock === null ? '' : `${String(Math.floor(clock / 1000))}_`}${finding.fingerprint.slice(0, 12)}`;
        const n = (seen.get(base) ?? 0) + 1;
        seen.set(base, n);
        const id = n === 1 ? base : `${base}_${String(n)}`;
        const record = byPlace.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(finding));
        const agent = record?.agent ?? called.agent ?? null;
        const session = record?.session ?? called.session ?? null;
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(errorObject(id, finding, { session, agent }, clock));
    });
}
function errorObject(id, finding, { session, agent }, clock) {
    const { severity, rule, message, file, position, line, column } = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingWords */ .Hu)(finding);
    const place = file === null ? '' : `${file}${position === '' ? '' : `:${position}`}: `;
    return {
        id,
        ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
        type: 'validation',
        severity: SEVERITIES[severity],
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(`${place}${message}`, LONGEST),
        context: {
            ...(session === null ? {} : { session_id: session }),
            ...(agent === null ? {} : { agent }),
            ...(file === null ? {} : { file }),
            ...(line === null ? {} : { line, column }),
            rule,
        },
        recovery: finding.recommendation,
        fix_status: 'not_addressed',
    };
}
function logEntry({ name, content }, { clock, conclusion, returns }, { agent, session }) {
    const [first] = returns;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)({
        ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
        file: name,
        agent: first?.agent ?? agent,
        session_id: first?.session ?? session,
        conclusion,
        ...contentFields(content),
    });
}
function contentFields(content) {
    if (content === null || content.kind === 'lacking')
        return { return: null };
    if (content.kind === 'too-large')
        return { return: null, bytes: content.size };
    const bytes = Buffer.from(content.bytes);
    const text = bytes.toString('utf8');
    return Buffer.from(text).equals(bytes) ? { return: text } : { base64: bytes.toString('base64') };
}


/***/ }),

/***/ 12790:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ readReportFiles),
/* harmony export */   EV: () => (/* binding */ distinctFiles),
/* harmony export */   F9: () => (/* binding */ jsonFilesAt),
/* harmony export */   NP: () => (/* binding */ filesMatching)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _model_report_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6058);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98951);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16825);







function jsonFilesAt(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [path];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(path, { recursive: true, withFileTypes: true, encoding: 'utf8' });
    const files = names.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
    return inOrder(files.map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name)));
}
async function filesMatching(folder, patterns, home = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)()) {
    const found = await (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .walk */ .GG)(folder, patterns.map((pattern) => pattern.replace(/^([!\s]*)~(?=\/|$)/, (_, negations) => negations + home)));
    return found === undefined ? undefined : inOrder(found);
}
function inOrder(files) {
    return [...files].sort(_model_text_js__WEBPACK_IMPORTED_MODULE_0__.compareNatural);
}
function distinctFiles(files) {
    const seen = new Set();
    return files.filter((file) => seen.size < seen.add((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file)).size);
}
function* readReportFiles(files, { limit = _model_report_json_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REPORT_SIZE */ .G, displayName = (file) => file } = {}) {
    for (const file of files)
        yield { name: displayName(file), ...readText(file, limit) };
}
const UTF_16 = [
    [0xff, 0xfe],
    [0xfe, 0xff],
];
function readText(file, limit) {
    let found;
    try {
        found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(file, limit);
    }
    catch (error) {
        return { problem: `could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.reasonOf)(error)}` };
    }
    if (found === null)
        return { problem: 'is not a regular file' };
    if (found.size > limit) {
        return { problem: `has ${String(found.size)} bytes; the limit is ${String(limit)}` };
    }
    if (UTF_16.some((mark) => mark.every((byte, n) => found.bytes[n] === byte))) {
        return { problem: 'is in UTF-16, as some shells write piped output: use --output json=FILE instead' };
    }
    return { text: new TextDecoder().decode(found.bytes) };
}


/***/ })

};
;
"use strict";
exports.id = 353;
exports.ids = [353];
exports.modules = {

/***/ 76302:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ commandMeant),
/* harmony export */   R: () => (/* binding */ optionMeant)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

const COMMANDS_ELSEWHERE = {
    lint: 'check',
    verify: 'check',
    scan: 'check',
    run: 'check',
    test: 'check',
    audit: 'check',
    gate: 'check',
    diff: 'check --base REV',
    compare: 'check --compare REPORT',
    baseline: 'check --update-baseline',
    files: 'check --files',
    ls: 'check --files',
    list: 'check --files',
    config: 'check --show-config',
    format: 'fix --write',
    autofix: 'fix --write',
    repair: 'fix --write',
    setup: 'init',
    install: 'init',
    upgrade: 'migrate --to ID',
    update: 'migrate --to ID',
    rule: 'explain RULE',
    why: 'explain RULE',
    versions: 'standards',
    schemas: 'schema NAME',
    instructions: 'prompt',
    example: 'demo',
    completions: 'completion SHELL',
};
const OPTIONS_ELSEWHERE = {
    json: '--format json',
    jsonl: '--format jsonl',
    sarif: '--format sarif',
    junit: '--format junit',
    markdown: '--format markdown',
    github: '--format github',
    html: '--format html',
    reporter: '--format NAME',
    'output-format': '--format NAME',
    fix: 'return-gate fix --write',
    'fix-dry-run': 'return-gate fix',
    write: 'return-gate fix --write',
    'output-file': '--output NAME=FILE',
    out: '--output NAME=FILE',
    report: '--output NAME=FILE',
    silent: '--quiet',
    exclude: '--ignore PATTERN',
    skip: '--ignore PATTERN',
    'ignore-pattern': '--ignore PATTERN',
    cwd: '--root DIR',
    dir: '--root DIR',
    directory: '--root DIR',
    path: '--root DIR',
    project: '--root DIR',
    commit: '--at REV',
    rev: '--at REV',
    ref: '--at REV',
    head: '--at REV',
    since: '--base REV',
    diff: '--base REV',
    'from-ref': '--base REV',
    'compare-with': '--base REV',
    'new-from-rev': '--base REV',
    changed: '--changed-only',
    'only-changed': '--changed-only',
    staged: '--workspace',
    local: '--workspace',
    severity: '--fail-on LEVEL',
    level: '--fail-on LEVEL',
    'fail-level': '--fail-on LEVEL',
    'min-severity': '--fail-on LEVEL',
    strict: '--fail-on warning',
    'max-warnings': '--fail-on warning',
    'exit-zero': '--fail-on never',
    'no-fail': '--fail-on never',
    'soft-fail': '--fail-on never',
    'pass-with-no-tests': '--if-no-returns ignore',
    'allow-empty': '--if-no-returns ignore',
    'no-error-on-unmatched-pattern': '--if-no-returns ignore',
    select: '--rule ID',
    only: '--rule ID',
    rules: '--rule ID',
    stats: '--statistics',
    verbose: '--notices',
    info: '--notices',
    'write-baseline': '--update-baseline',
    'generate-baseline': '--update-baseline',
    'create-baseline': '--update-baseline',
    'list-files': '--files',
    'print-config': '--show-config',
    version: 'return-gate --version',
    init: 'return-gate init',
};
const NEEDLESS = {
    all: 'Leave it out: all returns are checked unless --changed-only is given.',
    recursive: 'Leave it out: all folders are searched.',
    cache: 'Leave it out: nothing is kept between runs.',
    'no-cache': 'Leave it out: nothing is kept between runs.',
    'dry-run': 'Leave it out: without --write nothing is changed.',
    debug: 'Set RETURN_GATE_DEBUG=1 to see where an internal error comes from.',
    'no-progress': 'Write --progress never.',
};
function near(given, names) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(given, names, Math.ceil(given.length / 3));
}
function commandMeant(given, commands) {
    const lower = given.toLowerCase();
    const meant = near(lower, [...commands, ...Object.keys(COMMANDS_ELSEWHERE)]);
    const name = Object.hasOwn(COMMANDS_ELSEWHERE, lower) ? lower : meant;
    return name === undefined ? undefined : (COMMANDS_ELSEWHERE[name] ?? name);
}
function optionMeant(given, options) {
    const name = given.replace(/^-+/, '').toLowerCase();
    if (Object.hasOwn(NEEDLESS, name))
        return NEEDLESS[name];
    const elsewhere = new Map(Object.entries(OPTIONS_ELSEWHERE).filter(([, meant]) => {
        const [, option = ''] = /^--([a-z-]+)/.exec(meant) ?? [];
        return option === '' || options.includes(option);
    }));
    const known = elsewhere.has(name) ? name : near(name, [...options, ...elsewhere.keys()]);
    if (known === undefined)
        return undefined;
    const meant = elsewhere.get(known);
    return meant === undefined ? `Did you mean --${known}?` : `Write ${meant}.`;
}


/***/ }),

/***/ 20353:
/***/ (function(__unused_webpack_module, __unused_webpack___webpack_exports__, __webpack_require__) {


// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var caller = __webpack_require__(17700);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/config/error.ts
var config_error = __webpack_require__(28004);
// EXTERNAL MODULE: ./src/model/version.ts
var version = __webpack_require__(52621);
// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(98951);
// EXTERNAL MODULE: ./src/cli/elsewhere.ts
var elsewhere = __webpack_require__(76302);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
;// CONCATENATED MODULE: ./src/cli/command-line.ts











const COMMANDS = {
    demo: {
        group: 'Start',
        about: 'show a false claim fail and a true one pass, in a temporary repository',
        isCommon: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(7291), __webpack_require__.e(4937), __webpack_require__.e(4865), __webpack_require__.e(3555), __webpack_require__.e(7939), __webpack_require__.e(8098), __webpack_require__.e(1741), __webpack_require__.e(5403), __webpack_require__.e(7240)]).then(__webpack_require__.bind(__webpack_require__, 87240))).demo,
    },
    check: {
        group: 'Check',
        operands: '[PATTERN...]',
        about: 'check the returns of a repository',
        isCommon: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(7291), __webpack_require__.e(4937), __webpack_require__.e(4865), __webpack_require__.e(3555), __webpack_require__.e(7939), __webpack_require__.e(8098), __webpack_require__.e(1741), __webpack_require__.e(5403), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 70213))).check,
    },
    validate: {
        group: 'Check',
        operands: '[FILE|-]',
        about: 'check one return in six steps, as a hook does',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(4937), __webpack_require__.e(4865), __webpack_require__.e(3555), __webpack_require__.e(7939), __webpack_require__.e(8098), __webpack_require__.e(8163)]).then(__webpack_require__.bind(__webpack_require__, 38163))).validate,
    },
    merge: {
        group: 'Check',
        operands: 'REPORT...',
        about: 'join the reports of all shards of a check',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(8815), __webpack_require__.e(4937), __webpack_require__.e(4865), __webpack_require__.e(3555), __webpack_require__.e(7939), __webpack_require__.e(8098), __webpack_require__.e(1741), __webpack_require__.e(5341), __webpack_require__.e(5403), __webpack_require__.e(4630), __webpack_require__.e(8000)]).then(__webpack_require__.bind(__webpack_require__, 7269))).merge,
    },
    init: {
        group: 'Set up',
        operands: '[--write]',
        about: 'propose configuration, baseline and workflows',
        isCommon: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(8815), __webpack_require__.e(4937), __webpack_require__.e(4865), __webpack_require__.e(3555), __webpack_require__.e(7939), __webpack_require__.e(8098), __webpack_require__.e(1741), __webpack_require__.e(5341), __webpack_require__.e(5403), __webpack_require__.e(4630), __webpack_require__.e(8000)]).then(__webpack_require__.bind(__webpack_require__, 7269))).init,
    },
    prompt: {
        group: 'Set up',
        operands: '[--standard ID]',
        about: 'print the instruction that makes an agent write returns, or a hook',
        isCommon: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(4937), __webpack_require__.e(3555), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).prompt,
    },
    forms: {
        group: 'Set up',
        operands: '[--try FILE]',
        about: 'what your own forms, and the presets, find',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(8815), __webpack_require__.e(4937), __webpack_require__.e(4865), __webpack_require__.e(3555), __webpack_require__.e(7939), __webpack_require__.e(8098), __webpack_require__.e(1741), __webpack_require__.e(5341), __webpack_require__.e(5403), __webpack_require__.e(4630), __webpack_require__.e(8000)]).then(__webpack_require__.bind(__webpack_require__, 7269))).forms,
    },
    fix: {
        group: 'Change returns',
        operands: '[--write] [PATTERN...]',
        about: 'fix what needs no decision',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(490), __webpack_require__.e(7291), __webpack_require__.e(4937), __webpack_require__.e(4865), __webpack_require__.e(3555), __webpack_require__.e(7939), __webpack_require__.e(8098), __webpack_require__.e(1741), __webpack_require__.e(5403), __webpack_require__.e(8811), __webpack_require__.e(1895), __webpack_require__.e(4277)]).then(__webpack_require__.bind(__webpack_require__, 94354))).fix,
    },
    migrate: {
        group: 'Change returns',
        operands: '--to ID PATTERN...',
        about: 'rewrite returns for a newer version of their standard',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(490), __webpack_require__.e(7291), __webpack_require__.e(4937), __webpack_require__.e(4865), __webpack_require__.e(3555), __webpack_require__.e(7939), __webpack_require__.e(8098), __webpack_require__.e(1741), __webpack_require__.e(5403), __webpack_require__.e(8811), __webpack_require__.e(1895), __webpack_require__.e(4277)]).then(__webpack_require__.bind(__webpack_require__, 94354))).migrate,
    },
    explain: {
        group: 'Look up',
        operands: 'RULE',
        about: 'what a rule demands, why, how to fix its findings, and how to silence one',
        isCommon: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(4937), __webpack_require__.e(3555), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).explain,
    },
    rules: {
        group: 'Look up',
        about: 'all rules',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(4937), __webpack_require__.e(3555), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).rules,
    },
    standards: {
        group: 'Look up',
        about: 'all versions of the standards, with their words',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(4937), __webpack_require__.e(3555), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).standards,
    },
    schema: {
        group: 'Look up',
        operands: 'NAME',
        about: 'a JSON Schema: of a version, config, report, errors-file',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(4937), __webpack_require__.e(3555), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).schema,
    },
    completion: {
        group: 'Look up',
        operands: 'SHELL',
        about: 'the completion of bash, zsh or fish',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3581), __webpack_require__.e(4937), __webpack_require__.e(3555), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).completionOf(Object.fromEntries(Object.entries(COMMANDS).map(([name, { load }]) => [name, load]))),
    },
};
async function runCommandLine(args, caller) {
    try {
        return await runCommand(...withColor(args, caller));
    }
    catch (error) {
        return failed(error, caller);
    }
}
const WHEN = ['always', 'never', 'auto'];
function withColor(args, caller) {
    const at = args.findIndex((one) => one === '--color' || one.startsWith('--color='));
    if (at < 0)
        return [args, caller];
    const inline = args[at]?.split('=')[1];
    const when = inline ?? args[at + 1];
    if (!WHEN.some((one) => one === when))
        throw new usage/* UsageError */.e('--color needs a value: --color always, never or auto.');
    const rest = args.filter((_, n) => n !== at && (inline !== undefined || n !== at + 1));
    const env = when === 'auto' ? {} : when === 'never' ? { NO_COLOR: '1' } : { FORCE_COLOR: '1', NO_COLOR: '' };
    return [rest, { ...caller, env: { ...caller.env, ...env } }];
}
async function runCommand(args, caller) {
    const [first, ...rest] = args;
    if (first === '--version' || first === '-v' || first === 'version') {
        caller.stdout.write(`return-gate ${version/* VERSION */.x}\n`);
        return report/* EXIT */.dc.passed;
    }
    if (first === 'help' && rest[0] !== undefined)
        return runCommand([rest[0], '--help'], caller);
    if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
        (first === undefined ? caller.stderr : caller.stdout).write(first === '-h' ? shortHelp() : longHelp());
        return first === undefined ? report/* EXIT */.dc.usage : report/* EXIT */.dc.passed;
    }
    const named = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
    if (named === undefined)
        throw new usage/* UsageError */.e(unknownCommand(first));
    const command = await named.load();
    return command(rest, caller);
}
function unknownCommand(given) {
    const meant = given.startsWith('-') ? undefined : (0,elsewhere/* commandMeant */.F)(given, Object.keys(COMMANDS));
    if (meant !== undefined)
        return `There is no command "${given}". Did you mean ${meant}?`;
    return `"${given}" is not a command: write return-gate check ${given}, or see return-gate --help.`;
}
function failed(error, { stderr, env }) {
    if (error instanceof config_error/* ConfigError */.xL) {
        const lines = error.lines.map((line) => (0,sink/* terminal */.Fo) `${line}\n`);
        return (0,caller/* exitWith */.nv)(stderr, report/* EXIT */.dc.usage, (0,sink/* terminal */.Fo) `return-gate: the configuration cannot be followed:\n${lines}`.text);
    }
    const message = (0,model_text.reasonOf)(error);
    if (error instanceof caller/* OutputError */.u7)
        return (0,caller/* exitWith */.nv)(stderr, report/* EXIT */.dc.internal, (0,sink/* terminal */.Fo) `return-gate: ${message}\n`.text);
    if (error instanceof usage/* UsageError */.e)
        return (0,caller/* exitWith */.nv)(stderr, report/* EXIT */.dc.usage, (0,sink/* terminal */.Fo) `return-gate: ${message}\n`.text);
    const stack = error instanceof Error && env.RETURN_GATE_DEBUG !== undefined ? `${error.stack ?? ''}\n` : '';
    const system = (0,regular_file/* systemFailure */.oM)(error);
    if (system !== undefined)
        return (0,caller/* exitWith */.nv)(stderr, report/* EXIT */.dc.usage, (0,sink/* terminal */.Fo) `return-gate: ${system}\n${stack}`.text);
    return (0,caller/* exitWith */.nv)(stderr, report/* EXIT */.dc.internal, (0,sink/* terminal */.Fo) `return-gate: internal error: ${message}\n${stack}`.text);
}
const USAGE = 'Usage: return-gate COMMAND [options]';
const ABOUT = 'Checks what agents claim in the returns that they commit: every claimed file must exist in the commit and must not be empty. Start with return-gate demo, then run return-gate check in your repository.';
const EXIT_STATUS = [
    ['0', 'passed'],
    ['1', 'findings at or above --fail-on'],
    ['2', 'bad usage or configuration'],
    ['3', 'nothing found, where that is an error'],
    ['4', 'internal error, or output that cannot be written'],
];
function shortHelp() {
    return `${USAGE}

${(0,options/* paragraph */.FY)(ABOUT)}

${(0,options/* rows */.Ge)(listed(Object.entries(COMMANDS).filter(([, { isCommon }]) => isCommon)))}

return-gate --help lists all commands; return-gate COMMAND -h shows the options of one.
`;
}
function listed(commands) {
    return commands.map(([name, { operands, about }]) => [operands === undefined ? name : `${name} ${operands}`, about]);
}
function longHelp() {
    const groups = [...(0,collections/* groupBy */.$z)(Object.entries(COMMANDS), ([, { group }]) => group)];
    return `${USAGE}

${(0,options/* paragraph */.FY)(ABOUT)}

${groups.map(([title, members]) => `${title}\n${(0,options/* rows */.Ge)(listed(members))}`).join('\n\n')}

Options
${(0,options/* rows */.Ge)([
        ['-h, --help', 'show help; after a command, help for that command'],
        ['--version', 'the version'],
        ['--color WHEN', 'always, never or auto (default: auto, on a terminal)'],
    ])}

Exit status
${(0,options/* rows */.Ge)(EXIT_STATUS)}
`;
}

;// CONCATENATED MODULE: ./src/cli/main.ts




function processCaller() {
    return {
        stdin: {
            isTerminal: (0,external_node_tty_.isatty)(0),
            read: readStdin,
        },
        stdout: outputOf(1, 'standard output'),
        stderr: outputOf(2, 'standard error'),
        env: process.env,
        now: Date.now,
    };
}
function outputOf(channel, name) {
    return {
        isTerminal: (0,external_node_tty_.isatty)(channel),
        write: (text) => {
            if (process.platform === 'win32' && (0,external_node_tty_.isatty)(channel)) {
                (channel === 1 ? process.stdout : process.stderr).write(text);
                return;
            }
            writeAll(channel, name, text);
        },
    };
}
function writeAll(channel, name, text) {
    let left = Buffer.from(text);
    while (left.length > 0) {
        try {
            left = left.subarray((0,external_node_fs_.writeSync)(channel, left));
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? error.code : undefined;
            if (code === 'EPIPE')
                return;
            if (code !== 'EAGAIN')
                throw new caller/* OutputError */.u7(`${name} cannot be written: ${String(code ?? error)}`);
            pause();
        }
    }
}
function readStdin(chunk) {
    for (;;) {
        try {
            return (0,external_node_fs_.readSync)(0, chunk);
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? error.code : undefined;
            if (code === 'EOF')
                return 0;
            if (code !== 'EAGAIN')
                throw error;
            pause();
        }
    }
}
const MOMENT = 5;
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT);
}
void runCommandLine(process.argv.slice(2), processCaller()).then((status) => {
    process.exitCode = status;
});


/***/ }),

/***/ 60776:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ OPTION),
/* harmony export */   D9: () => (/* binding */ readCall),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   G5: () => (/* binding */ command),
/* harmony export */   Ge: () => (/* binding */ rows),
/* harmony export */   U0: () => (/* binding */ unknownName),
/* harmony export */   rV: () => (/* binding */ readRawOptions)
/* harmony export */ });
/* unused harmony export groups */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55235);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58853);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15030);
/* harmony import */ var _elsewhere_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76302);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17700);









const OPTION = {
    root: {
        name: 'root',
        value: 'DIR',
        help: 'project root that claims are relative to (default: the nearest folder upwards with a configuration, else the top of the repository, else the current directory)',
    },
    ignore: { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
    maxFileSize: {
        name: 'max-file-size',
        value: 'SIZE',
        help: 'larger files are not read, such as 500KB (default: 1MiB)',
    },
    write: { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
    format: { name: 'format', short: 'f', value: 'NAME', help: 'text or json (default: text)' },
    now: { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    noColor: { name: 'no-color', help: 'never use colour' },
};
const HELP_OPTION = { name: 'help', help: 'this help' };
function readCall(args, specs) {
    const options = Object.fromEntries(specs.map(({ name, value, short }) => [
        name,
        {
            type: value === undefined ? 'boolean' : 'string',
            multiple: true,
            ...(short === undefined ? {} : { short }),
        },
    ]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = new Map();
    const switches = new Set();
    const rest = [];
    for (const token of tokens) {
        if (token.kind === 'positional') {
            if (token.value === '')
                throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e('An argument is empty: leave it out, or write what it should name.');
            rest.push(token.value);
        }
        if (token.kind !== 'option')
            continue;
        const spec = specs.find(({ name, short = '' }) => token.rawName === `--${name}` || token.rawName === `-${short}`);
        if (spec === undefined)
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || token.value === '' || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,_elsewhere_js__WEBPACK_IMPORTED_MODULE_6__/* .optionMeant */ .R)(name, specs.map((spec) => spec.name));
    return `There is no option ${name}. ${meant ?? 'See --help.'}`;
}
function command(about, run) {
    const { options } = about;
    const help = { ...about, options: options.some(({ name }) => name === 'help') ? options : [...options, HELP_OPTION] };
    const start = (args, caller) => {
        const asked = requestedHelp(args, help);
        if (asked === null)
            return run(readCall(args, help.options), caller);
        caller.stdout.write(asked);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.passed;
    };
    return Object.assign(start, { help });
}
function unknownName(kind, given, known, where) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.nearest)(given, known, 4);
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e(`There is no ${kind} "${given}".${meant === undefined ? '' : ` Did you mean ${meant}?`} ${where}`);
}
function readRawOptions({ values, switches, rest }, clock) {
    const value = (name) => values.get(name)?.[0];
    return {
        patterns: rest,
        ignore: values.get('ignore') ?? [],
        standard: value('standard'),
        failOn: value('fail-on'),
        ifNoReturns: value('if-no-returns'),
        staleAfter: value('stale-after'),
        maxFileSize: value('max-file-size'),
        maxReturns: value('max-returns'),
        maxClaims: value('max-claims'),
        expectSession: value('expect-session'),
        familySettings: new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_SETTINGS */ .td.flatMap(({ name }) => {
            const given = value(name);
            return given === undefined ? [] : [[name, given]];
        })),
        archived: value('archived'),
        mode: switches.has('changed-only') ? 'changed' : 'all',
        shard: value('shard'),
        now: value('now'),
        clock,
    };
}
const MOST_COLUMNS = 100;
const LEAST_COLUMNS = 48;
const MOST_HEAD = 26;
const INDENT = 2;
function width() {
    return Math.max(LEAST_COLUMNS, Math.min((0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalColumns */ .UV)() ?? MOST_COLUMNS, MOST_COLUMNS));
}
const USUAL_GROUP = 'Options';
function requestedHelp(args, help) {
    if (args.includes('--help'))
        return safe(longHelp(help));
    return args.includes('-h') ? safe(shortHelp(help)) : null;
}
function safe(text) {
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .concat */ .xW)(text
        .trimEnd()
        .split('\n')
        .map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${line}\n`.text));
}
function shortHelp(help) {
    const { usage, about, options, examples = [] } = help;
    const common = options.filter(({ isCommon }) => isCommon === true);
    if (common.length === 0)
        return longHelp(help);
    const [, name = ''] = usage.split(' ');
    return sections([
        `Usage: ${usage}`,
        paragraph(about),
        `Common options\n${rows(headed(common))}`,
        ...exampleSection(examples.slice(0, 2)),
        `return-gate ${name} --help shows all ${String(options.length)} options.`,
    ]);
}
function longHelp({ usage, about, options, details = [], exit = [], examples = [] }) {
    return sections([
        `Usage: ${usage}`,
        paragraph(about),
        ...details.map(paragraph),
        ...groups(options).map(([title, members]) => `${title}\n${rows(headed(members))}`),
        ...exampleSection(examples),
        ...(exit.length === 0 ? [] : [`Exit status\n${rows(exit)}`]),
    ]);
}
function sections(parts) {
    return `${parts.join('\n\n')}\n`;
}
function groups(options) {
    const titles = [...new Set(options.map(({ group = USUAL_GROUP }) => group))];
    return titles.map((title) => [title, options.filter(({ group = USUAL_GROUP }) => group === title)]);
}
function headed(options) {
    return options.map(({ name, short, value, help }) => {
        const letter = short === undefined ? '' : `-${short}, `;
        return [`${letter}--${name}${value === undefined ? '' : ` ${value}`}`, help];
    });
}
function exampleSection(examples) {
    return examples.length === 0 ? [] : [`Examples\n${examples.map(exampleLines).join('\n')}`];
}
function exampleLines([command, purpose]) {
    return `  ${command}\n      ${purpose}`;
}
function rows(list) {
    const headWidth = Math.max(...list.map(([head]) => head.length).filter((length) => length <= MOST_HEAD), 1);
    const margin = INDENT + headWidth + 2;
    return list
        .map(([head, text]) => {
        const [first, ...more] = (0,_report_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrap */ .LV)(text, width() - margin);
        const start = `${' '.repeat(INDENT)}${head.padEnd(headWidth)}`;
        const lines = head.length > headWidth
            ? [start, ...[first, ...more].map((line) => ' '.repeat(margin) + line)]
            : [`${start}  ${first}`, ...more.map((line) => ' '.repeat(margin) + line)];
        return lines.join('\n');
    })
        .join('\n');
}
function paragraph(text) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrap */ .LV)(text.replace(/\s+/g, ' ').trim(), width()).join('\n');
}


/***/ }),

/***/ 17700:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ wantsLinks),
/* harmony export */   UV: () => (/* binding */ terminalColumns),
/* harmony export */   a7: () => (/* binding */ writeChunks),
/* harmony export */   nv: () => (/* binding */ exitWith),
/* harmony export */   u7: () => (/* binding */ OutputError),
/* harmony export */   zK: () => (/* binding */ wantsColor)
/* harmony export */ });
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7066);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_tty__WEBPACK_IMPORTED_MODULE_0__);

class OutputError extends Error {
    name = 'OutputError';
}
const MUCH = 64 * 1024;
function writeChunks(output, chunks) {
    let held = [];
    let length = 0;
    const flush = () => {
        output.write(held.join(''));
        held = [];
        length = 0;
    };
    for (const chunk of chunks) {
        held.push(chunk);
        length += chunk.length;
        if (length >= MUCH)
            flush();
    }
    flush();
}
function exitWith(stderr, status, text) {
    try {
        stderr.write(text);
    }
    catch (error) {
        if (!(error instanceof OutputError))
            throw error;
    }
    return status;
}
function wantsColor({ env, stdout }) {
    if ((env.NO_COLOR ?? '') !== '')
        return false;
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return env.TERM !== 'dumb' && stdout.isTerminal;
}
function terminalColumns() {
    if (!(0,node_tty__WEBPACK_IMPORTED_MODULE_0__.isatty)(1))
        return undefined;
    const { columns } = process.stdout;
    return columns > 0 ? columns : undefined;
}
const PROGRAMS = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'Tabby', 'zed']);
const TERMS = /^(?:xterm-kitty|alacritty|foot|xterm-ghostty|wezterm)/;
const FIRST_VTE = 5001;
function wantsLinks({ env, stdout }) {
    const forced = env.FORCE_HYPERLINK ?? '';
    if (forced !== '')
        return forced !== '0' && forced !== 'false';
    if (!stdout.isTerminal || env.TERM === 'dumb' || (env.CI ?? '') !== '')
        return false;
    if ((env.TMUX ?? '') !== '' || /^(?:screen|tmux)/.test(env.TERM ?? ''))
        return false;
    return (PROGRAMS.has(env.TERM_PROGRAM ?? '') ||
        TERMS.test(env.TERM ?? '') ||
        Number(env.VTE_VERSION ?? '0') >= FIRST_VTE ||
        [env.WT_SESSION, env.KONSOLE_VERSION, env.DOMTERM].some((value) => (value ?? '') !== ''));
}


/***/ }),

/***/ 15030:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ widest),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   YB: () => (/* binding */ columns)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

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
const TAKES_NONE = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(String.raw `[\p{Mn}\p{Me}\p{Cf}]`, 'u');
const PICTURE = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(String.raw `\p{Emoji_Presentation}`, 'u');
const LAST_ASCII = 0x7f;
function columns(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let n = 0;
    for (const character of text) {
        const code = character.codePointAt(0) ?? 0;
        if (code <= LAST_ASCII) {
            n++;
            continue;
        }
        if (TAKES_NONE().test(character))
            continue;
        n += isWide(code) || PICTURE().test(character) ? 2 : 1;
    }
    return n;
}
function wrap(text, first, others = first) {
    if (columns(text) <= first)
        return [text];
    const lines = [];
    let line = '';
    let taken = 0;
    for (const word of text.split(' ')) {
        const width = columns(word);
        const room = lines.length === 0 ? first : others;
        if (line === '')
            [line, taken] = [word, width];
        else if (taken + 1 + width <= room)
            [line, taken] = [`${line} ${word}`, taken + 1 + width];
        else {
            lines.push(line);
            [line, taken] = [word, width];
        }
    }
    const [start, ...more] = lines;
    return start === undefined ? [line] : [start, ...more, line];
}
function widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}


/***/ })

};
;
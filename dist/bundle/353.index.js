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

function meanings(wordsOf) {
    return new Map(Object.entries(wordsOf).flatMap(([meant, words]) => words.split(' ').map((word) => [word, meant])));
}
const COMMANDS_ELSEWHERE = meanings({
    check: 'lint verify scan run test audit gate',
    'check --base REV': 'diff',
    'check --compare REPORT': 'compare',
    'check --update-baseline': 'baseline',
    'check --files': 'files ls list',
    'check --show-config': 'config',
    'fix --write': 'format autofix repair',
    init: 'setup install',
    'migrate --to ID': 'upgrade update',
    'explain RULE': 'rule why',
    standards: 'versions',
    'schema NAME': 'schemas',
    prompt: 'instructions',
    demo: 'example',
    'completion SHELL': 'completions',
});
const OPTIONS_ELSEWHERE = meanings({
    '--format json': 'json',
    '--format jsonl': 'jsonl',
    '--format sarif': 'sarif',
    '--format junit': 'junit',
    '--format markdown': 'markdown',
    '--format github': 'github',
    '--format html': 'html',
    '--format NAME': 'reporter output-format',
    'return-gate fix --write': 'fix write',
    'return-gate fix': 'fix-dry-run',
    '--output NAME=FILE': 'output-file out report',
    '--quiet': 'silent',
    '--ignore PATTERN': 'exclude skip ignore-pattern',
    '--root DIR': 'cwd dir directory path project',
    '--at REV': 'commit rev ref head',
    '--base REV': 'since diff from-ref compare-with new-from-rev',
    '--changed-only': 'changed only-changed',
    '--workspace': 'staged local',
    '--fail-on LEVEL': 'severity level fail-level min-severity',
    '--fail-on warning': 'strict max-warnings',
    '--fail-on never': 'exit-zero no-fail soft-fail',
    '--if-no-returns ignore': 'pass-with-no-tests allow-empty no-error-on-unmatched-pattern',
    '--rule ID': 'select only rules',
    '--statistics': 'stats',
    '--notices': 'verbose info',
    '--update-baseline': 'write-baseline generate-baseline create-baseline',
    '--files': 'list-files',
    '--show-config': 'print-config',
    'return-gate --version': 'version',
    'return-gate init': 'init',
});
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
    const known = COMMANDS_ELSEWHERE.has(lower) ? lower : near(lower, [...commands, ...COMMANDS_ELSEWHERE.keys()]);
    return known === undefined ? undefined : (COMMANDS_ELSEWHERE.get(known) ?? known);
}
function optionMeant(given, options) {
    const name = given.replace(/^-+/, '').toLowerCase();
    if (Object.hasOwn(NEEDLESS, name))
        return NEEDLESS[name];
    const elsewhere = new Map([...OPTIONS_ELSEWHERE].filter(([, meant]) => {
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
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(4865), __webpack_require__.e(3709), __webpack_require__.e(7939), __webpack_require__.e(8625), __webpack_require__.e(1741), __webpack_require__.e(2024), __webpack_require__.e(7240)]).then(__webpack_require__.bind(__webpack_require__, 87240))).demo,
    },
    check: {
        group: 'Check',
        operands: '[PATTERN...]',
        about: 'check the returns of a repository',
        isCommon: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(4865), __webpack_require__.e(3709), __webpack_require__.e(7939), __webpack_require__.e(8625), __webpack_require__.e(1741), __webpack_require__.e(2024), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 70213))).check,
    },
    validate: {
        group: 'Check',
        operands: '[FILE|-]',
        about: 'check one return in six steps, as a hook does',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(4865), __webpack_require__.e(3709), __webpack_require__.e(7939), __webpack_require__.e(8625), __webpack_require__.e(6556)]).then(__webpack_require__.bind(__webpack_require__, 46556))).validate,
    },
    merge: {
        group: 'Check',
        operands: 'REPORT...',
        about: 'join the reports of all shards of a check',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(8815), __webpack_require__.e(4865), __webpack_require__.e(3709), __webpack_require__.e(7939), __webpack_require__.e(8625), __webpack_require__.e(1741), __webpack_require__.e(4965), __webpack_require__.e(2024), __webpack_require__.e(4630), __webpack_require__.e(8000)]).then(__webpack_require__.bind(__webpack_require__, 7269))).merge,
    },
    init: {
        group: 'Set up',
        operands: '[--write]',
        about: 'propose configuration, baseline and workflows',
        isCommon: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(8815), __webpack_require__.e(4865), __webpack_require__.e(3709), __webpack_require__.e(7939), __webpack_require__.e(8625), __webpack_require__.e(1741), __webpack_require__.e(4965), __webpack_require__.e(2024), __webpack_require__.e(4630), __webpack_require__.e(8000)]).then(__webpack_require__.bind(__webpack_require__, 7269))).init,
    },
    prompt: {
        group: 'Set up',
        operands: '[--standard ID]',
        about: 'print the instruction that makes an agent write returns, or a hook',
        isCommon: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(3709), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).prompt,
    },
    forms: {
        group: 'Set up',
        operands: '[--try FILE]',
        about: 'what your own forms, and the presets, find',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(8815), __webpack_require__.e(4865), __webpack_require__.e(3709), __webpack_require__.e(7939), __webpack_require__.e(8625), __webpack_require__.e(1741), __webpack_require__.e(4965), __webpack_require__.e(2024), __webpack_require__.e(4630), __webpack_require__.e(8000)]).then(__webpack_require__.bind(__webpack_require__, 7269))).forms,
    },
    fix: {
        group: 'Change returns',
        operands: '[--write] [PATTERN...]',
        about: 'fix what needs no decision',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(490), __webpack_require__.e(7291), __webpack_require__.e(4865), __webpack_require__.e(3709), __webpack_require__.e(7939), __webpack_require__.e(8625), __webpack_require__.e(1741), __webpack_require__.e(2024), __webpack_require__.e(8811), __webpack_require__.e(1895), __webpack_require__.e(4277)]).then(__webpack_require__.bind(__webpack_require__, 94354))).fix,
    },
    migrate: {
        group: 'Change returns',
        operands: '--to ID PATTERN...',
        about: 'rewrite returns for a newer version of their standard',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(490), __webpack_require__.e(7291), __webpack_require__.e(4865), __webpack_require__.e(3709), __webpack_require__.e(7939), __webpack_require__.e(8625), __webpack_require__.e(1741), __webpack_require__.e(2024), __webpack_require__.e(8811), __webpack_require__.e(1895), __webpack_require__.e(4277)]).then(__webpack_require__.bind(__webpack_require__, 94354))).migrate,
    },
    explain: {
        group: 'Look up',
        operands: 'RULE',
        about: 'what a rule demands, why, how to fix its findings, and how to silence one',
        isCommon: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(3709), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).explain,
    },
    rules: {
        group: 'Look up',
        about: 'all rules',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(3709), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).rules,
    },
    standards: {
        group: 'Look up',
        about: 'all versions of the standards, with their words',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(3709), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).standards,
    },
    schema: {
        group: 'Look up',
        operands: 'NAME',
        about: 'a JSON Schema: of a version, config, report, errors-file',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(3709), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).schema,
    },
    completion: {
        group: 'Look up',
        operands: 'SHELL',
        about: 'the completion of bash, zsh or fish',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8271), __webpack_require__.e(3709), __webpack_require__.e(1741), __webpack_require__.e(1895), __webpack_require__.e(454), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 76526))).completionOf(Object.fromEntries(Object.entries(COMMANDS).map(([name, { load }]) => [name, load]))),
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
                throw new caller/* OutputError */.u7(`${name} cannot be written: ${(0,model_text.reasonOf)(error)}`);
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
/* harmony export */   Je: () => (/* binding */ Call),
/* harmony export */   U0: () => (/* binding */ unknownName),
/* harmony export */   rV: () => (/* binding */ readRawOptions)
/* harmony export */ });
/* unused harmony export groups */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55235);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58853);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15030);
/* harmony import */ var _elsewhere_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76302);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68820);








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
    staleAfter: {
        name: 'stale-after',
        value: 'DURATION',
        help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)',
    },
    write: { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
    format: { name: 'format', short: 'f', value: 'NAME', help: 'text or json (default: text)' },
    now: { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    noColor: { name: 'no-color', help: 'never use colour' },
};
const HELP_OPTION = { name: 'help', help: 'this help' };
class Call {
    values;
    switches;
    rest;
    constructor(values, switches, rest) {
        this.values = values;
        this.switches = switches;
        this.rest = rest;
    }
    value(name) {
        return this.values.get(name)?.[0];
    }
    has(name) {
        return this.values.has(name) || this.switches.has(name);
    }
    get root() {
        return this.value('root') ?? '.';
    }
}
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
                throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e('An argument is empty: leave it out, or write what it should name.');
            rest.push(token.value);
        }
        if (token.kind !== 'option')
            continue;
        const spec = specs.find(({ name, short = '' }) => token.rawName === `--${name}` || token.rawName === `-${short}`);
        if (spec === undefined)
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || token.value === '' || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`--${spec.name} is given twice: give it once.`);
    }
    return new Call(values, switches, rest);
}
function unknown(name, specs) {
    const meant = (0,_elsewhere_js__WEBPACK_IMPORTED_MODULE_5__/* .optionMeant */ .R)(name, specs.map((spec) => spec.name));
    return `There is no option ${name}. ${meant ?? 'See --help.'}`;
}
function command(about, run) {
    const { options } = about;
    const help = { ...about, options: options.some(({ name }) => name === 'help') ? options : [...options, HELP_OPTION] };
    const start = (args, caller) => {
        const asked = requestedHelp(args, help);
        if (asked !== null) {
            caller.stdout.write(asked);
            return _model_report_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.passed;
        }
        const call = readCall(args, help.options);
        return run(call, call.has('no-color') ? { ...caller, env: { ...caller.env, NO_COLOR: '1' } } : caller);
    };
    return Object.assign(start, { help });
}
function unknownName(kind, given, known, where) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(given, known, 4);
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`There is no ${kind} "${given}".${meant === undefined ? '' : ` Did you mean ${meant}?`} ${where}`);
}
function readRawOptions({ values, switches, rest }, clock) {
    const texts = new Map([...values].map(([name, given]) => [name, given.join()]));
    if (switches.has('changed-only'))
        texts.set('mode', 'changed');
    return { patterns: rest, ignore: values.get('ignore') ?? [], texts, clock };
}
const MOST_HEAD = 26;
const INDENT = 2;
const USUAL_GROUP = 'Options';
function requestedHelp(args, help) {
    if (args.includes('--help'))
        return safe(longHelp(help));
    return args.includes('-h') ? safe(shortHelp(help)) : null;
}
function safe(text) {
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .concat */ .xW)(text
        .trimEnd()
        .split('\n')
        .map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${line}\n`.text));
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
    return examples.length === 0
        ? []
        : [`Examples\n${examples.map(([command, purpose]) => `  ${command}\n      ${purpose}`).join('\n')}`];
}
function rows(list) {
    const headWidth = Math.max(...list.map(([head]) => head.length).filter((length) => length <= MOST_HEAD), 1);
    const margin = INDENT + headWidth + 2;
    return list
        .map(([head, text]) => {
        const [first, ...more] = (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .LV)(text, (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_6__/* .textWidth */ .sc)() - margin);
        const start = `${' '.repeat(INDENT)}${head.padEnd(headWidth)}`;
        const lines = head.length > headWidth
            ? [start, ...[first, ...more].map((line) => ' '.repeat(margin) + line)]
            : [`${start}  ${first}`, ...more.map((line) => ' '.repeat(margin) + line)];
        return lines.join('\n');
    })
        .join('\n');
}
function paragraph(text) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .LV)(text.replace(/\s+/g, ' ').trim(), (0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_6__/* .textWidth */ .sc)()).join('\n');
}


/***/ }),

/***/ 17700:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ painterFor),
/* harmony export */   Dt: () => (/* binding */ wantsLinks),
/* harmony export */   N4: () => (/* binding */ note),
/* harmony export */   UV: () => (/* binding */ terminalColumns),
/* harmony export */   a7: () => (/* binding */ writeChunks),
/* harmony export */   nv: () => (/* binding */ exitWith),
/* harmony export */   u7: () => (/* binding */ OutputError),
/* harmony export */   zK: () => (/* binding */ wantsColor)
/* harmony export */ });
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7066);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_tty__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);


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
function note({ stderr }, text) {
    stderr.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `return-gate: ${text}\n`.text);
}
function wantsColor({ env, stdout }) {
    if ((env.NO_COLOR ?? '') !== '')
        return false;
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return env.TERM !== 'dumb' && stdout.isTerminal;
}
function painterFor(caller) {
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C2)(wantsColor(caller));
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

/***/ 68820:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ fitted),
/* harmony export */   Bj: () => (/* binding */ verbatim),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   b6: () => (/* binding */ aligned),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58853);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15030);
/* harmony import */ var _caller_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17700);



const MOST_COLUMNS = 96;
const LEAST_COLUMNS = 48;
const INDENT = 2;
function textWidth() {
    return Math.max(LEAST_COLUMNS, Math.min((0,_caller_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalColumns */ .UV)() ?? MOST_COLUMNS, MOST_COLUMNS));
}
function paragraph(text) {
    return verbatim((0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(text.replace(/\s+/g, ' '), textWidth() - INDENT).join('\n'), INDENT);
}
function verbatim(text, indent) {
    const margin = ' '.repeat(indent);
    const lines = text.replace(/\n$/, '').split('\n');
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${lines.map((line) => (line === '' ? (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `\n` : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${line}\n`))}`;
}
function fitted(text, indent) {
    const room = ((0,_caller_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalColumns */ .UV)() ?? Infinity) - indent;
    const [first, ...more] = (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${text}`.text, room, room - INDENT);
    const margin = ' '.repeat(indent);
    return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${first}\n${more.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${' '.repeat(INDENT)}${line}\n`)}`;
}
function aligned(rows) {
    const room = ((0,_caller_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalColumns */ .UV)() ?? Infinity) - INDENT;
    const widthOf = (row) => row.reduce((sum, cell) => sum + columnsOf(cell) + 2, -2);
    const joined = (row) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${row.map((cell, n) => (n === 0 ? cell : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${cell}`))}`;
    const widths = [];
    for (const row of rows.filter((one) => widthOf(one) <= room))
        row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, columnsOf(cell))));
    return rows.map((row) => {
        const padded = row.map((cell, n) => n === row.length - 1 ? cell : (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${cell}${' '.repeat(Math.max(0, (widths[n] ?? 0) - columnsOf(cell)))}`);
        const margin = ' '.repeat(INDENT);
        if (widthOf(padded) <= room)
            return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${joined(padded)}\n`;
        const others = row.slice(1);
        const below = INDENT + widthOf(others) <= room ? [joined(others)] : others;
        return (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${row.slice(0, 1)}\n${below.map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${margin}${margin}${line}\n`)}`;
    });
}
function columnsOf({ text }) {
    return (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(text.replace(/\u001b\[\d+m/g, ''));
}


/***/ }),

/***/ 28004:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ MOST_SHOWN),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49710);

const MOST_SHOWN = 100;
class ConfigError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    file;
    name = 'ConfigError';
    lines;
    problems;
    constructor(file, wrong, unshown = 0) {
        const problems = wrong.map((one) => (typeof one === 'string' ? { line: 1, column: 1, message: one } : one));
        const shown = problems.map((problem) => inWords(file, problem));
        const lines = unshown === 0 ? shown : [...shown, `${file}: ${String(unshown)} more errors are not shown.`];
        super(lines.join('\n'));
        this.file = file;
        this.lines = lines;
        this.problems = problems;
    }
}
function inWords(file, { line, column, message }) {
    return `${file}:${String(line)}:${String(column)} ${message}`;
}


/***/ }),

/***/ 55235:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UT: () => (/* binding */ STEPS),
/* harmony export */   _6: () => (/* binding */ countUnchecked),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   js: () => (/* binding */ TOOL)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52621);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


const TOOL = { name: 'return-gate', version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x };
const EXIT = {
    passed: 0,
    failed: 1,
    usage: 2,
    empty: 3,
    internal: 4,
};
function countUnchecked(all) {
    const sums = new Map();
    for (const { one, many, files } of all)
        sums.set(one, { one, many, files: files + (sums.get(one)?.files ?? 0) });
    return [...sums.values()].sort((a, b) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__.compareText)(a.one, b.one));
}
const STEPS = ['structure', 'fields', 'status', 'session', 'artifacts'];


/***/ }),

/***/ 49710:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ UnwrittenFile),
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    name = 'UsageError';
}
class UnwrittenFile extends UsageError {
}


/***/ }),

/***/ 52621:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const REPOSITORY = 'https://github.com/return-gate/return-gate';


/***/ }),

/***/ 58853:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* reexport */ TEXT_LIMIT),
  aY: () => (/* reexport */ code),
  xW: () => (/* reexport */ concat),
  Jj: () => (/* reexport */ cut),
  e0: () => (/* reexport */ exact),
  OF: () => (/* reexport */ fenced),
  Te: () => (/* reexport */ gfm),
  Ar: () => (/* reexport */ htmlLink),
  n5: () => (/* reexport */ htmlSegment),
  ZY: () => (/* reexport */ htmlStyle),
  oR: () => (/* reexport */ joined),
  Pq: () => (/* reexport */ json),
  Gm: () => (/* reexport */ jsonFrame),
  nf: () => (/* reexport */ markdown_link),
  q: () => (/* reexport */ linked),
  PT: () => (/* reexport */ markup),
  C2: () => (/* reexport */ painter),
  Jy: () => (/* reexport */ sarifMessage),
  Ci: () => (/* reexport */ separated),
  I4: () => (/* reexport */ styled),
  Fo: () => (/* reexport */ terminal),
  eR: () => (/* reexport */ terminalText),
  CB: () => (/* reexport */ textsOf),
  NL: () => (/* reexport */ urlSegment),
  NA: () => (/* reexport */ workflowCommand),
  i8: () => (/* reexport */ wrappingCode),
  _n: () => (/* reexport */ xml)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/report/sink/safe-text.ts


class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
function fill(statics, values, escape) {
    let result = statics[0] ?? '';
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (typeof value === 'string')
            result += escape(value);
        else if (typeof value === 'number')
            result += String(value);
        else if (value instanceof Fragment)
            result += value.text;
        else
            for (const fragment of value ?? [])
                result += fragment.text;
        result += statics[i + 1] ?? '';
    }
    return breakCommands(result);
}
function concat(texts) {
    return texts.join('');
}
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,model_text.pattern)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
function escapeHidden(character) {
    const named = NAMED.get(character);
    if (named !== undefined)
        return named;
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xdc80 && code <= 0xdcff)
        return `\\x${(code - 0xdc00).toString(16)}`;
    if (code >= 0xd800 && code <= 0xdfff)
        return '\u{FFFD}';
    const digits = code.toString(16);
    return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(HIDDEN(), (character, picture) => picture ?? escapeHidden(character));
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
}
const encoder = new TextEncoder();
function percentEncode(text, accepted) {
    let result = '';
    for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 0;
        if (accepted.test(character))
            result += character;
        else if (codePoint >= 0xdc80 && codePoint <= 0xdcff)
            result += percent(codePoint - 0xdc00);
        else
            for (const byte of encoder.encode(character))
                result += percent(byte);
    }
    return result;
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
function urlSegment(text) {
    return percentEncode(text, /[\w.~-]/);
}
function encodeAddress(url) {
    return percentEncode(url, /[\w.~:/?#%=+,;@-]/);
}
const BATCH = 256;
function* joined(texts) {
    for (const batch of (0,collections/* batchesOf */.cS)(texts, BATCH))
        yield concat(batch);
}
function* textsOf(fragments) {
    for (const { text } of fragments)
        yield text;
}
function separated(items, { render, before, between, }) {
    return joined((function* () {
        let separator = before;
        for (const item of items) {
            yield separator;
            yield render(item);
            separator = between;
        }
    })());
}

;// CONCATENATED MODULE: ./src/report/sink/json.ts


function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,model_text.pattern)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
function sarifMessage(text, limit = TEXT_LIMIT) {
    return breakCommands(shown(text, limit))
        .replace(/\](?=\()/g, ']\\')
        .replace(/[{}]/g, '$&$&');
}

;// CONCATENATED MODULE: ./src/report/sink/markdown.ts

const BREAKS = [
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
];
const COMMIT = /\b[0-9a-f]{7,40}\b/gi;
const MAY_BREAK = /[@#:]|gh-|www|[0-9a-f]{7}/i;
const MARKDOWN = new Map([
    ...['\\', '`', '*', '_', '[', ']', '~', '#', '!'].map((mark) => [mark, `\\${mark}`]),
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['|', '&#124;'],
    ['$', '<span>$</span>'],
    ['\u{200B}', '&#8203;'],
]);
function escapeVisible(seen, isCode = false) {
    let text = seen;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        if (!isCode)
            text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, (text) => escapeVisible(shown(text))));
}
function code(text, limit = TEXT_LIMIT) {
    const seen = shown(text, limit);
    if (seen === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(seen)) {
        return gfm `<code>${new Fragment('markdown', escapeVisible(seen, true))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(seen) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${seen}${pad}\``);
}
function wrappingCode(pieces) {
    const seen = pieces.map((piece) => escapeVisible(shown(piece), true));
    return gfm `<code>${new Fragment('markdown', seen.join('<wbr>'))}</code>`;
}
function fenced(lines, language = 'text') {
    const text = lines.map((line) => shown(line)).join('\n');
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return new Fragment('markdown', breakCommands(`${fence}${language}\n${text}\n${fence}\n`));
}
function markdown_link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return new Fragment('markdown', `[${label.text}](${encodeAddress(url)})`);
}

;// CONCATENATED MODULE: ./src/report/sink/markup.ts

function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', encodeAddress(url))}">${label}</a>`;
}
function htmlSegment(text) {
    return new Fragment('html', urlSegment(shown(text)));
}
function htmlStyle(content) {
    if (/<\/|<!--/.test(content) || breakCommands(content) !== content) {
        throw new Error('The style cannot be in a page as it is.');
    }
    return markup `<style>${new Fragment('html', content)}</style>\n`;
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return shown(text).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}

;// CONCATENATED MODULE: ./src/report/sink/terminal.ts


function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, shown));
}
function terminalText(text, limit) {
    return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit));
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled(style, fragment) {
    const [on, off] = STYLES[style];
    return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m`);
}
function linked(url, fragment) {
    const start = `\u001b]8;;${encodeAddress(url)}\u001b\\`;
    return new Fragment('terminal', `${start}${fragment.text}\u001b]8;;\u001b\\`);
}
function workflowCommand(name, properties, message) {
    const listed = Object.entries(properties)
        .filter(([, value]) => value !== null && value !== '')
        .map(([key, value]) => `${key}=${encodeProperty(String(value))}`);
    return `::${name}${listed.length === 0 ? '' : ' '}${listed.join(',')}::${encodeData(message)}\n`;
}
function encodeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function encodeProperty(text) {
    return encodeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
const KEPT = (0,model_text.pattern)(String.raw `^[ +-]?\uFEFF+|\r$|\t`, 'gm');
function exact(text) {
    const rest = text.replace(KEPT(), '');
    const isHarmless = rest.split('\n').every((line) => visible(line) === line) && breakCommands(rest) === rest;
    return isHarmless ? text : null;
}
function painter(color) {
    return color ? styled : (_, fragment) => fragment;
}

;// CONCATENATED MODULE: ./src/report/sink.ts







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
        const isWide = WIDE.some(([first, last]) => code >= first && code <= last);
        n += isWide || PICTURE().test(character) ? 2 : 1;
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


/***/ }),

/***/ 98951:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk),
/* harmony export */   oM: () => (/* binding */ systemFailure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openRegularFile(path, lastLink) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return file;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return null;
}
function readRegularFile(path, limit, lastLink = 'followed') {
    const file = openRegularFile(path, lastLink);
    if (file === null)
        return null;
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        let bytes = readInto(file, Buffer.allocUnsafe(Math.min(size, limit) + 1));
        if (bytes.length > size && size < limit) {
            bytes = Buffer.concat([bytes, readInto(file, Buffer.allocUnsafe(limit - size))]);
        }
        return { bytes: bytes.subarray(0, limit), size: Math.max(size, bytes.length) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readSmallFile(path, limit) {
    try {
        const found = readRegularFile(path, limit, 'refused');
        return found === null || found.size > limit ? null : found.bytes;
    }
    catch {
        return null;
    }
}
function readInto(file, room) {
    let length = 0;
    let got;
    do {
        got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, room.length - length, null);
        length += got;
    } while (got > 0);
    return room.subarray(0, length);
}
function readStart(path, limit) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        return readInto(file, Buffer.alloc(limit));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function standsOnDisk(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function systemFailure(error) {
    if (!(error instanceof Error) || !('code' in error) || !('syscall' in error))
        return undefined;
    const where = 'path' in error ? `${String(error.path)}: ` : '';
    return `${where}${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.reasonOf)(error)}. A file or folder could not be read or written, or it changed meanwhile. Check the disk and the permissions, and run this again.`;
}


/***/ })

};
;
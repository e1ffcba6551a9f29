"use strict";
exports.id = 3350;
exports.ids = [3350];
exports.modules = {

/***/ 3350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./src/tree/commit.ts + 1 modules
var commit = __webpack_require__(4789);
;// CONCATENATED MODULE: ./src/likely.ts
function likely({ patterns, ignore }) {
    return async () => {
        const { selection } = await __webpack_require__.e(/* import() */ 7506).then(__webpack_require__.bind(__webpack_require__, 7506));
        return selection(patterns, ignore);
    };
}

// EXTERNAL MODULE: ./src/report/formats.ts
var formats = __webpack_require__(5226);
;// CONCATENATED MODULE: ./src/cli/check-options.ts

const CHECK_OPTIONS = [
    { name: 'root', value: 'DIR', help: 'the project root that claims are relative to (default: the current directory)' },
    { name: 'at', value: 'REV', help: 'judge this commit (default: HEAD)' },
    { name: 'workspace', help: 'judge the files as they lie on disk instead of a commit' },
    { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
    {
        name: 'standard',
        value: 'LIST',
        help: 'auto, or ids such as return-meta@1.2, at most one a family (default: auto)',
    },
    {
        name: 'config',
        value: 'FILE',
        help: 'the configuration (default: .return-gate.yml, .yaml or .json at the root of what is judged)',
    },
    {
        name: 'base',
        value: 'REV',
        help: 'compare with this commit: tells what changed, and turns on the rules on changes',
    },
    { name: 'changed-only', help: 'judge only returns that changed since --base, or claim a file that did' },
    { name: 'expect-session', value: 'ID', help: 'the session id that the judged return must echo' },
    { name: 'fail-on', value: 'LEVEL', help: 'error, warning, notice or never (default: error)' },
    { name: 'if-no-returns', value: 'LEVEL', help: 'error, warning or ignore (default: error, exit status 3)' },
    {
        name: 'stale-after',
        value: 'DURATION',
        help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)',
    },
    { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
    { name: 'format', value: 'NAME', help: `what standard output shows: ${formats/* FORMAT_NAMES */.BU.join(', ')} (default: text)` },
    { name: 'output', value: 'NAME=FILE', repeatable: true, help: 'any of these into a file (repeatable)' },
    {
        name: 'baseline',
        value: 'FILE',
        help: 'known findings, which do not fail (default: .return-gate-baseline.json at the root)',
    },
    { name: 'update-baseline', help: 'write what is found as the baseline' },
    { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, as error objects of the standard' },
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
    { name: 'progress', value: 'WHEN', help: 'auto or never (default: auto, on a terminal only)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'quiet', help: 'errors and the last line only' },
    { name: 'help', help: 'this help' },
];

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/say.ts
var say = __webpack_require__(5181);
;// CONCATENATED MODULE: ./src/cli/check.ts







const USAGE = `Usage: return-gate check [options] [PATTERN...]

Judges the returns that the repository at --root has committed, and proves every artifact that they claim.
Patterns have the semantics of @actions/glob and replace the default places.

Options
${(0,options/* optionHelp */.L)(CHECK_OPTIONS)}
`;
async function check(args) {
    if (args.includes('--help') || args.includes('-h')) {
        (0,say/* say */.cv)(1, USAGE);
        return exit/* EXIT */.d.passed;
    }
    const call = (0,options/* readCall */.D)(args, CHECK_OPTIONS);
    const opening = check_open(call);
    opening.catch(() => undefined);
    try {
        const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(3119), __webpack_require__.e(2610), __webpack_require__.e(233), __webpack_require__.e(7061), __webpack_require__.e(8647), __webpack_require__.e(8139), __webpack_require__.e(3688), __webpack_require__.e(9993), __webpack_require__.e(6845), __webpack_require__.e(9230), __webpack_require__.e(8751), __webpack_require__.e(5437)]).then(__webpack_require__.bind(__webpack_require__, 5437));
        return await runCheck(call, opening);
    }
    finally {
        await opening
            .then((tree) => {
            tree.close();
        })
            .catch(() => undefined);
    }
}
async function check_open({ values, switches, rest }) {
    const root = values.get('root')?.[0] ?? '.';
    const at = values.get('at')?.[0];
    if (!switches.has('workspace')) {
        const given = { patterns: rest, ignore: values.get('ignore') ?? [] };
        return (0,commit/* openCommit */.C)({ root, revision: at ?? 'HEAD', likely: likely(given) });
    }
    if (at !== undefined)
        throw new call_error/* CallError */.R('--at names a commit and --workspace the files on disk: use one of them.');
    const { openWorkspace } = await __webpack_require__.e(/* import() */ 6825).then(__webpack_require__.bind(__webpack_require__, 6825));
    return openWorkspace(root);
}


/***/ }),

/***/ 5226:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ FORMAT_NAMES),
/* harmony export */   Fx: () => (/* binding */ formats),
/* harmony export */   Qx: () => (/* binding */ EXPLAINING)
/* harmony export */ });
const FORMAT_NAMES = ['text', 'json', 'jsonl', 'sarif', 'junit', 'markdown', 'github', 'html'];
const EXPLAINING = new Set(['sarif']);
const formats = {
    text: async () => (await __webpack_require__.e(/* import() */ 5655).then(__webpack_require__.bind(__webpack_require__, 5655))).render,
    json: async () => (await __webpack_require__.e(/* import() */ 2794).then(__webpack_require__.bind(__webpack_require__, 2794))).render,
    jsonl: async () => (await __webpack_require__.e(/* import() */ 8868).then(__webpack_require__.bind(__webpack_require__, 8868))).render,
    sarif: async () => (await __webpack_require__.e(/* import() */ 643).then(__webpack_require__.bind(__webpack_require__, 643))).render,
    junit: async () => (await __webpack_require__.e(/* import() */ 2998).then(__webpack_require__.bind(__webpack_require__, 2998))).render,
    markdown: async () => (await __webpack_require__.e(/* import() */ 7741).then(__webpack_require__.bind(__webpack_require__, 7741))).render,
    github: async () => (await __webpack_require__.e(/* import() */ 7611).then(__webpack_require__.bind(__webpack_require__, 7611))).render,
    html: async () => (await __webpack_require__.e(/* import() */ 2248).then(__webpack_require__.bind(__webpack_require__, 2248))).render,
};


/***/ })

};
;
"use strict";
exports.id = 2870;
exports.ids = [2870];
exports.modules = {

/***/ 2870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./src/tree/commit.ts + 2 modules
var commit = __webpack_require__(4905);
// EXTERNAL MODULE: ./src/report/formats.ts
var formats = __webpack_require__(390);
;// CONCATENATED MODULE: ./src/cli/commands/check-options.ts

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
    { name: 'format', value: 'NAME', help: `what standard output shows: ${formats/* FORMAT_NAMES */.B.join(', ')} (default: text)` },
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

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(5932);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(5708);
// EXTERNAL MODULE: ./src/cli/terminal/stdout.ts
var stdout = __webpack_require__(2916);
;// CONCATENATED MODULE: ./src/cli/commands/check.ts






const USAGE = `Usage: return-gate check [options] [PATTERN...]

Judges the returns that the repository at --root has committed, and proves every artifact that they claim.
Patterns have the semantics of @actions/glob and replace the default places.

Options
${(0,options/* optionHelp */.L)(CHECK_OPTIONS)}
`;
async function check(args) {
    if (args.includes('--help') || args.includes('-h')) {
        (0,stdout/* say */.cv)(1, USAGE);
        return exit_status/* EXIT */.d.passed;
    }
    const call = (0,options/* readCall */.D)(args, CHECK_OPTIONS);
    const opening = check_open(call);
    opening.catch(() => undefined);
    try {
        const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(5415), __webpack_require__.e(5453), __webpack_require__.e(4306), __webpack_require__.e(4435), __webpack_require__.e(1056), __webpack_require__.e(9190), __webpack_require__.e(7271), __webpack_require__.e(9572)]).then(__webpack_require__.bind(__webpack_require__, 9572));
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
async function check_open({ values, switches }) {
    const root = values.get('root')?.[0] ?? '.';
    const at = values.get('at')?.[0];
    if (!switches.has('workspace'))
        return (0,commit/* openCommit */.C)({ root, revision: at ?? 'HEAD' });
    if (at !== undefined)
        throw new usage_error/* UsageError */.e('--at names a commit and --workspace the files on disk: use one of them.');
    const { openWorkspace } = await __webpack_require__.e(/* import() */ 4413).then(__webpack_require__.bind(__webpack_require__, 4413));
    return openWorkspace(root);
}


/***/ }),

/***/ 390:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FORMAT_NAMES),
/* harmony export */   M: () => (/* binding */ loadFormat)
/* harmony export */ });
const FORMAT_NAMES = ['text', 'json', 'jsonl', 'sarif', 'junit', 'markdown', 'github', 'html'];
const FORMATS = {
    text: async () => (await __webpack_require__.e(/* import() */ 9539).then(__webpack_require__.bind(__webpack_require__, 9539))).render,
    json: async () => (await __webpack_require__.e(/* import() */ 8270).then(__webpack_require__.bind(__webpack_require__, 8270))).render,
    jsonl: async () => (await __webpack_require__.e(/* import() */ 3912).then(__webpack_require__.bind(__webpack_require__, 3912))).render,
    sarif: async () => (await __webpack_require__.e(/* import() */ 4967).then(__webpack_require__.bind(__webpack_require__, 4967))).render,
    junit: async () => (await __webpack_require__.e(/* import() */ 1226).then(__webpack_require__.bind(__webpack_require__, 1226))).render,
    markdown: async () => (await __webpack_require__.e(/* import() */ 3455).then(__webpack_require__.bind(__webpack_require__, 3455))).render,
    github: async () => (await __webpack_require__.e(/* import() */ 5095).then(__webpack_require__.bind(__webpack_require__, 5095))).render,
    html: async () => (await __webpack_require__.e(/* import() */ 1326).then(__webpack_require__.bind(__webpack_require__, 1326))).render,
};
function loadFormat(name) {
    return FORMATS[name]();
}


/***/ })

};
;
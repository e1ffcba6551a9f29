"use strict";
exports.id = 24;
exports.ids = [24];
exports.modules = {

/***/ 70024:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  familyOf: () => (/* binding */ familyOf),
  loaded: () => (/* binding */ loaded)
});

// EXTERNAL MODULE: ./src/model/sample-return.ts
var sample_return = __webpack_require__(47310);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/families/json/versions/generated/index.ts
const versions = new Map([
    ['orchestrator-handoff@1', async () => (await Promise.all(/* import() */[__webpack_require__.e(2573), __webpack_require__.e(5280)]).then(__webpack_require__.bind(__webpack_require__, 5280))).standard],
    ['return-meta@1.2', async () => (await Promise.all(/* import() */[__webpack_require__.e(2573), __webpack_require__.e(3950)]).then(__webpack_require__.bind(__webpack_require__, 43950))).standard],
    ['return-meta@1.4', async () => (await Promise.all(/* import() */[__webpack_require__.e(2573), __webpack_require__.e(2969)]).then(__webpack_require__.bind(__webpack_require__, 32969))).standard],
    ['return-meta@2.1', async () => (await Promise.all(/* import() */[__webpack_require__.e(2573), __webpack_require__.e(9163)]).then(__webpack_require__.bind(__webpack_require__, 89163))).standard],
    ['subagent-return@1.0', async () => (await Promise.all(/* import() */[__webpack_require__.e(2573), __webpack_require__.e(1974)]).then(__webpack_require__.bind(__webpack_require__, 51974))).standard],
    ['subagent-return@1.2', async () => (await Promise.all(/* import() */[__webpack_require__.e(2573), __webpack_require__.e(9408)]).then(__webpack_require__.bind(__webpack_require__, 79408))).standard],
    ['subagent-return@2.0', async () => (await Promise.all(/* import() */[__webpack_require__.e(2573), __webpack_require__.e(6975)]).then(__webpack_require__.bind(__webpack_require__, 96975))).standard],
]);

;// CONCATENATED MODULE: ./src/families/json/family.ts





const JSON_OBJECT = { list: 'fields', isJson: true, nameless: null, isSeenByHooks: true };
const prompts = new Map([
    [
        'subagent-return',
        {
            isWhat: 'the JSON that a subagent prints when it stops',
            ...JSON_OBJECT,
            opening: [
                'Your last message must be one JSON object and nothing else: no text before or after it, no Markdown fence.',
            ],
        },
    ],
    [
        'return-meta',
        {
            isWhat: 'the metadata file that an agent commits with its work',
            ...JSON_OBJECT,
            isUsual: true,
            brief: [
                'When you finish a task, write this file and commit it with your work: specs/{N}_{slug}/.return-meta.json, with the number of the',
                'task and its name in snake_case. Put your own values in:',
                '',
                ...(0,sample_return/* sampleReturn */.N)([{ path: 'src/export.js', summary: 'Exports a report as CSV.' }])
                    .trimEnd()
                    .split('\n'),
                '',
                '"status" is researched, planned, implemented, partial, failed or blocked; with the last three, "errors" lists objects with type, message,',
                'recoverable and recommendation. "type" is report, plan, summary or implementation. List every file that you made, by its path from the',
                'project root. Each must be in the commit and must not be empty (leave out a file that is empty on purpose): return-gate checks them all.',
            ],
            opening: [
                'Before the work starts (Stage 0), write one JSON object and nothing else to the metadata file of your task:',
                'specs/{N}_{slug}/.return-meta.json, with the number of the task and its name in snake_case.',
                `In it, "status" is ${(0,model_text.quote)(model_return.UNFINISHED)}, "artifacts" is empty, "metadata" is complete, "started_at" is the time in ISO 8601, such as`,
                '2026-01-28T10:30:00Z, and "partial_progress" has "stage" and "details". Update it as the work goes on.',
                'Before you end, replace it with the return: with a final status, and without "partial_progress" unless that is "partial".',
                'The file is committed with the work that it claims. Your last message is a short summary in plain text; it is not JSON.',
            ],
        },
    ],
    [
        'orchestrator-handoff',
        {
            isWhat: 'the file that a skill writes for the orchestrator that called it',
            ...JSON_OBJECT,
            withoutAgent: 'A handoff is written for an orchestrator and names no agent: leave --agent and --hook out.',
            opening: [
                'Before you end, write one JSON object and nothing else to the handoff of your task:',
                'specs/{N}_{slug}/.orchestrator-handoff.json, with the number of the task and its name in snake_case.',
                'It stays under 400 tokens (about 1,600 characters): details belong in the artifacts.',
            ],
        },
    ],
]);
function familyOf(value, chosen) {
    const status = (0,json.stringField)(value, 'status') ?? '';
    const knows = (family) => chosen[family]?.statuses.includes(status) === true;
    if (knows('return-meta') !== knows('subagent-return'))
        return knows('return-meta') ? 'return-meta' : 'subagent-return';
    const fits = (family, other) => {
        const theirs = chosen[other]?.shape.fields[''] ?? [];
        return chosen[family]?.shape.fields['']?.some((field) => (0,json.has)(value, field) && !theirs.includes(field)) === true;
    };
    const metadata = fits('return-meta', 'subagent-return');
    if (metadata !== fits('subagent-return', 'return-meta'))
        return metadata ? 'return-meta' : 'subagent-return';
    const isInLog = !(0,json.has)(value, 'status') && chosen['subagent-return'] !== undefined;
    return (0,json.has)(value, 'summary') || isInLog ? 'subagent-return' : 'return-meta';
}
const loaded = {
    versions: versions,
    examples: async () => (await __webpack_require__.e(/* import() */ 3868).then(__webpack_require__.bind(__webpack_require__, 23868))).examples,
    upstreams: [
        {
            title: 'the agent system of benbrastmckie, in ProofChecker',
            url: 'https://github.com/benbrastmckie/ProofChecker',
        },
        { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
    ],
    familyOf,
    prompts,
    migrations: new Map([
        ['subagent-return', ['subagent-return', 'return-meta']],
        ['return-meta', ['return-meta']],
    ]),
};


/***/ }),

/***/ 47310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SAMPLE_FILE),
/* harmony export */   N: () => (/* binding */ sampleReturn)
/* harmony export */ });
const SAMPLE_FILE = 'specs/1_export_csv/.return-meta.json';
function sampleReturn(artifacts) {
    const lines = artifacts.map(({ path, summary }) => `    { "type": "implementation", "path": "${path}", "summary": "${summary}" }`);
    return `{
  "status": "implemented",
  "artifacts": [
${lines.join(',\n')}
  ],
  "completion_data": { "completion_summary": "Reports can be exported as CSV." },
  "metadata": {
    "session_id": "sess_1736700000_abc123", "agent_type": "exporter-agent",
    "delegation_depth": 1, "delegation_path": ["orchestrator", "exporter-agent"]
  }
}
`;
}


/***/ })

};
;
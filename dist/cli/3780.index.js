"use strict";
exports.id = 3780;
exports.ids = [3780];
exports.modules = {

/***/ 3780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/model/artifact.ts
var artifact = __webpack_require__(7931);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(1799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rules/claudemd-none.ts






const BELOW = /^(?:\.\/+)*\.(?:claude|opencode)\/./;
const implemented = (path) => ({
    set: {
        '/status': 'implemented',
        '/task_type': 'meta',
        '/artifacts': [{ type: 'implementation', path, summary: 'Tells agents how dates are written' }],
        '/completion_data': {
            completion_summary: 'Agents are told how dates are written.',
            claudemd_suggestions: 'none',
        },
    },
    tree: { [path]: 'Write dates as ISO 8601.\n' },
});
const claudemdNone = {
    id: 'claudemd-none',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'A return that changed the agent system does not suggest "none"',
    rationale: 'The word "none" says that no file of the agent system was changed. An artifact in its folder says the opposite, and the instructions miss the change.',
    remedy: 'Describe the change in claudemd_suggestions.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: implemented('.claude/rules/dates.md'),
    good: implemented('docs/dates.md'),
    check(subject) {
        const suggestions = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'claudemd_suggestions');
        if (suggestions === undefined || !saysNone(suggestions))
            return rule/* NOTHING */.K$;
        for (const { path } of (0,artifact/* artifactsOf */.N)(subject)) {
            if (path === undefined || !BELOW.test(path))
                continue;
            return [
                {
                    pointer: (0,pointer/* join */.fj)('', 'completion_data', 'claudemd_suggestions'),
                    message: `Field completion_data.claudemd_suggestions is ${(0,model_text/* quote */.hD)(suggestions)}, but artifact ${(0,model_text/* quote */.hD)(path, 200)} belongs to the agent system.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: describe the change in claudemd_suggestions.`,
                },
            ];
        }
        return rule/* NOTHING */.K$;
    },
};
function saysNone(text) {
    return text.length < 16 && /^\s*none\s*\.?\s*$/i.test(text);
}

// EXTERNAL MODULE: ./src/model/meta-task.ts
var meta_task = __webpack_require__(6516);
;// CONCATENATED MODULE: ./src/rules/claudemd-required.ts





const SUMMARY = 'The planner now knows the form of dates.';
const claudemdRequired = {
    id: 'claudemd-required',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field'],
    severity: 'error',
    structural: true,
    summary: 'An implemented meta task says what it changed in the agent system',
    rationale: 'The instructions that all agents read are kept up to date from these suggestions. A meta task that leaves them out may have changed agents that the instructions still describe as they were.',
    remedy: 'Add completion_data.claudemd_suggestions with what was changed, or "none".',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: {
        set: { '/status': 'implemented', '/task_type': 'meta', '/completion_data': { completion_summary: SUMMARY } },
        also: ['standard-mismatch'],
    },
    good: {
        set: {
            '/status': 'implemented',
            '/task_type': 'meta',
            '/completion_data': { completion_summary: SUMMARY, claudemd_suggestions: 'none' },
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented' || !(0,meta_task/* isMetaTask */.t)(subject))
            return rule/* NOTHING */.K$;
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        if (data !== undefined && (!(0,json/* isObject */.Gv)(data) || (0,json/* has */.zy)(data, 'claudemd_suggestions')))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(data === undefined
                    ? { pointer: '', property: 'completion_data' }
                    : { pointer: (0,pointer/* join */.fj)('', 'completion_data'), property: 'claudemd_suggestions' }),
                message: 'An implemented meta task has no completion_data.claudemd_suggestions; what it changed, or "none", was expected.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add completion_data.claudemd_suggestions.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/standards/define.ts
var standards_define = __webpack_require__(595);
// EXTERNAL MODULE: ./src/standards/families/json.ts + 23 modules
var families_json = __webpack_require__(8440);
// EXTERNAL MODULE: ./src/standards/families/return-meta.ts + 15 modules
var return_meta = __webpack_require__(233);
// EXTERNAL MODULE: ./src/standards/families/samples.ts
var samples = __webpack_require__(9996);
// EXTERNAL MODULE: ./src/standards/families/words.ts
var words = __webpack_require__(7434);
// EXTERNAL MODULE: ./src/standards/shape-errors.ts
var shape_errors = __webpack_require__(8195);
;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/shape.ts
const shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items",
            "claudemd_suggestions"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/index.ts









const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'return-meta@1.2',
    family: 'return-meta',
    version: '1.2',
    title: 'Return metadata file 1.2',
    isDefault: true,
    source: '001',
    statuses: shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: shape,
    confusions: { status: words/* metadataStatusWords */.tV, artifactType: (0,words/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: (0,standards_define/* ruleList */.p)(families_json/* jsonRules */.e, return_meta/* returnMetaRules */.H, [(0,standards_define/* use */.Y)(claudemdRequired), (0,standards_define/* use */.Y)(claudemdNone)]),
    sample: samples/* metadataSample */.GH,
    validator: async () => (0,shape_errors/* shapeOf */.F)((await __webpack_require__.e(/* import() */ 6913).then(__webpack_require__.bind(__webpack_require__, 6913))).validate),
};


/***/ })

};
;
"use strict";
exports.id = 2573;
exports.ids = [2573];
exports.modules = {

/***/ 9404:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UW: () => (/* binding */ artifactRules),
/* harmony export */   eu: () => (/* binding */ typeOfFolder),
/* harmony export */   hQ: () => (/* binding */ plainSummary),
/* harmony export */   mL: () => (/* binding */ tellingFolder),
/* harmony export */   wo: () => (/* binding */ typeNamed)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_fix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91810);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71799);
/* harmony import */ var _text_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38363);








const artifactRules = (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_5__.rulesOnReturns)('artifacts', {
    'artifact-object': {
        supersedes: ['field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'Every artifact is an object',
            rationale: 'Callers read the type and the path of each artifact. A bare path has no such fields, so the file is never linked. All such elements of a list are one finding.',
            remedy: 'Replace it with an object that has the type, the path and the summary of the file.',
            fixes: [
                {
                    safety: 'unsafe',
                    does: 'writes bare paths as objects, if the folders of all of them below `specs/` show the type; the summary is made of type and file name',
                },
            ],
            sources: ['000 artifacts (required)', '001 artifacts (required)', '003 artifacts (required)'],
            bad: { set: { '/artifacts/0': 'specs/7_parse_dates/plans/01_parse-dates.md' } },
        }),
        check(subject) {
            const artifacts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.listField)(subject.value, 'artifacts');
            const fields = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOf)(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
            const wrong = [];
            for (let index = 0; index < artifacts.length; index++) {
                const written = artifacts[index];
                if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isObject)(written))
                    continue;
                wrong.push({ index, written, edit: editToObject(written, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)('', 'artifacts', index), subject.standard) });
            }
            const [first] = wrong;
            return first === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING : [notObjects(first, wrong, fields, subject)];
        },
    },
    'artifact-type': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: "An artifact's type is one of the values that the standard lists",
            rationale: 'The type decides where a caller links the file. A file with an unknown type is silently left out of the task.',
            remedy: 'Write one of the listed types, in exactly that letter case.',
            fixes: [
                { safety: 'safe', does: 'writes the listed type for a word that is known to mean it' },
                { safety: 'unsafe', does: 'writes the listed type that is nearest to a misspelled one' },
            ],
            sources: ['000 artifacts (required)', '001 artifacts (required)', '003 artifacts (required)'],
            bad: { set: { '/artifacts/0/type': 'analysis' } },
        }),
        check: (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .eachText */ .hj)((0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .textsOfArtifacts */ .nn)('type'), (found, subject) => {
            const { artifactTypes } = subject.standard;
            if (artifactTypes.includes(found.text))
                return null;
            const { instead, known } = (0,_model_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestArtifactType */ .fI)(subject, found.text);
            const message = `Artifact type ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(found.text)} is not one of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOf)(artifactTypes)}.`;
            if (instead === undefined)
                return { message, recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: use a listed artifact type.` };
            return {
                message,
                recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(instead)}.`,
                fix: (0,_model_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .setFix */ .sS)((0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOfText */ .KD)(found), instead, known ? 'safe' : 'unsafe', 'the type '),
            };
        }),
    },
    'artifact-type-path': {
        severity: 'notice',
        about: () => ({
            summary: "An artifact's type agrees with its folder in the task",
            rationale: 'The folders of a task are named after their content. If type and folder differ, one of them is wrong, and callers may link the file in the wrong place.',
            remedy: 'Correct the type, or put the file into the folder of its type.',
            sources: ['001 Examples'],
            bad: { set: { '/artifacts/0/type': 'report' } },
            good: {
                set: { '/artifacts/0': { type: 'implementation', path: 'src/plans/parse.ts', summary: 'Parser of plans' } },
                tree: { 'src/plans/parse.ts': 'export {};\n' },
            },
        }),
        check(subject) {
            return (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject).flatMap(({ pointer, type, path, plainPath }) => {
                if (type === undefined || path === undefined || plainPath === null)
                    return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING;
                const usual = tellingFolder(plainPath);
                if (usual === undefined || usual.type === type || !subject.standard.artifactTypes.includes(type))
                    return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING;
                if (!subject.standard.artifactTypes.includes(usual.type))
                    return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING;
                return {
                    pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)(pointer, 'type'),
                    message: `Artifact type ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(type)} does not agree with the folder ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(`${usual.folder}/`)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(path, 200)}, which holds files of type ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(usual.type)}.`,
                    recommendation: `Write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(usual.type)}, or put the file into the folder of its type.`,
                };
            });
        },
    },
    'artifact-duplicate': {
        severity: 'error',
        about: () => ({
            summary: 'No two artifacts of a return name the same file',
            rationale: 'A file that is listed twice is linked twice and counted as two pieces of work. Two spellings of one path hide it.',
            remedy: 'Keep one artifact for the file.',
            sources: ['000 artifacts (required)'],
            bad: {
                set: {
                    '/artifacts/-': {
                        type: 'plan',
                        path: 'specs/7_parse_dates/plans/01_parse-dates.md',
                        summary: 'The same plan once more',
                    },
                },
            },
            good: {
                set: {
                    '/artifacts/-': {
                        type: 'summary',
                        path: 'specs/7_parse_dates/summaries/01_parse-dates.md',
                        summary: 'Overview of the plan',
                    },
                },
                tree: { 'specs/7_parse_dates/summaries/01_parse-dates.md': '# Overview\n' },
            },
        }),
        check(subject) {
            const artifacts = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject);
            if (artifacts.length < 2)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_5__.NOTHING;
            const problems = [];
            const first = new Map();
            for (const { pointer, path, plainPath } of artifacts) {
                if (path === undefined || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.isBlank)(path))
                    continue;
                const key = plainPath ?? `/${path}`;
                const place = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)(pointer, 'path');
                const earlier = first.get(key);
                if (earlier === undefined) {
                    first.set(key, place);
                    continue;
                }
                problems.push({
                    pointer: place,
                    message: `Artifact path ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(path, 200)} names the same file as ${earlier}; each file is listed once.`,
                    recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: keep one artifact for the file.`,
                });
            }
            return problems;
        },
    },
    'artifact-summary': {
        severity: 'warning',
        about: () => ({
            summary: 'Every artifact has a summary',
            rationale: "The orchestrator does not open the files that it passes on. Without a summary it only knows an artifact's name.",
            remedy: 'Add a summary that says in one sentence what the file holds.',
            sources: ['003 artifacts (required)'],
            bad: [
                { families: ['subagent-return'], remove: ['/artifacts/0/summary'] },
                { set: { '/artifacts/0/summary': ' ' } },
            ],
        }),
        requires: ['/artifacts/summary'],
        check(subject) {
            const problems = [];
            const isRequired = subject.standard.shape.required['/artifacts/*']?.includes('summary') === true;
            for (const { pointer, value, path } of (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject)) {
                const summary = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)(value, 'summary');
                const isBlankText = typeof summary === 'string' && (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.isBlank)(summary);
                if (summary === undefined ? isRequired : !isBlankText)
                    continue;
                const name = path === undefined ? 'The artifact' : `Artifact ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(path, 200)}`;
                problems.push({
                    ...(isBlankText ? { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)(pointer, 'summary') } : { pointer, property: 'summary' }),
                    message: `${name} has ${isBlankText ? 'a blank' : 'no'} summary.`,
                    recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: ${isBlankText ? 'say in the summary' : 'add a "summary" that says'} what the file holds.`,
                });
            }
            return problems;
        },
    },
    'artifact-summary-sentence': {
        severity: 'notice',
        about: () => ({
            summary: "An artifact's summary is one sentence",
            rationale: 'The summary is one line in a list of files. A second sentence is lost there, and belongs in the file.',
            remedy: 'Say what the file holds in one sentence.',
            sources: ['000 artifacts (required)', '001 artifacts (required)'],
            bad: { set: { '/artifacts/0/summary': 'Plan for parsing dates. It has three phases.' } },
            good: { set: { '/artifacts/0/summary': 'Plan for parsing dates, with three phases.' } },
        }),
        check: (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .eachText */ .hj)((0,_text_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .textsOfArtifacts */ .nn)('summary'), ({ text }) => {
            const found = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.otherSentences)(text, 0, 1);
            return found === null
                ? null
                : { message: `The artifact's summary has ${found}; one was expected: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}.` };
        }),
    },
});
const MOST_SHOWN = 3;
function notObjects(first, wrong, fields, subject) {
    const listed = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOfFew)(wrong.map(({ written }) => elementInWords(written)), MOST_SHOWN);
    const edits = wrong.flatMap(({ edit }) => edit ?? []);
    const does = `write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(edits.length, 'bare path')} as ${edits.length === 1 ? 'an object' : 'objects'} with type, path and summary`;
    return {
        pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_4__.join)('', 'artifacts', first.index),
        ...(edits.length < wrong.length ? {} : { fix: { safety: 'unsafe', does, edits } }),
        message: wrong.length === 1
            ? `Artifact ${String(first.index + 1)} is ${listed}; an object with ${fields} was expected.`
            : `${String(wrong.length)} artifacts are not objects: ${listed}; objects with ${fields} were expected.`,
        recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: write each artifact as an object with ${fields}.`,
    };
}
function elementInWords(written) {
    return typeof written === 'string' ? `the bare string ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(written, 200)}` : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.describeValue)(written);
}
function editToObject(written, pointer, standard) {
    const path = typeof written === 'string' ? (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.normalisePath)(written.replaceAll('\\', '/')) : null;
    const type = path === null ? undefined : typeOfFolder(path, standard);
    if (path === null || type === undefined)
        return null;
    return { kind: 'set', pointer, value: { type, path, summary: plainSummary(type, path) } };
}
const FOLDERS = new Map([
    ['reports', 'report'],
    ['plans', 'plan'],
    ['summaries', 'summary'],
    ['handoffs', 'handoff'],
]);
function tellingFolder(plain) {
    for (let end = plain.lastIndexOf('/'); end > 0;) {
        const slash = plain.lastIndexOf('/', end - 1);
        const folder = plain.slice(slash + 1, end);
        const type = FOLDERS.get(folder);
        if (type !== undefined)
            return /(?:^|\/)specs\//.test(plain.slice(0, slash + 1)) ? { folder, type } : undefined;
        end = slash;
    }
    return undefined;
}
function typeNamed(word, { artifactTypes, confusions }) {
    const lower = word.trim().toLowerCase();
    if (artifactTypes.includes(lower))
        return lower;
    const instead = confusions.artifactType.get(lower)?.instead;
    return typeof instead === 'string' ? instead : undefined;
}
function typeOfFolder(path, standard) {
    const folder = tellingFolder((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.normalisePath)(path) ?? '');
    return folder === undefined ? undefined : typeNamed(folder.type, standard);
}
const LONGEST_NAME = 120;
function plainSummary(type, path) {
    const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.capital)(type)} in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.cut)(name, LONGEST_NAME)}`;
}


/***/ }),

/***/ 10832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ metadataSample),
/* harmony export */   Lm: () => (/* binding */ delegatedMetadata),
/* harmony export */   Ut: () => (/* binding */ consoleSample),
/* harmony export */   kg: () => (/* binding */ delegated),
/* harmony export */   p5: () => (/* binding */ handoffSample),
/* harmony export */   pm: () => (/* binding */ withPhases),
/* harmony export */   yJ: () => (/* binding */ blockedBy)
/* harmony export */ });
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const TREE = { [PLAN]: '# Parse dates\n\nThree phases.\n' };
const artifact = { type: 'plan', path: PLAN, summary: 'Plan in three phases for parsing dates' };
const metadataSample = {
    file: 'specs/7_parse_dates/.return-meta.json',
    value: {
        status: 'planned',
        artifacts: [artifact],
        next_steps: 'Run /implement 7 to execute the plan',
        metadata: {
            session_id: 'sess_1736700000_abc123',
            agent_type: 'planner-agent',
            duration_seconds: 300,
            delegation_depth: 1,
            delegation_path: ['orchestrator', 'plan', 'planner-agent'],
        },
    },
    tree: TREE,
};
function consoleSample(status, metadata) {
    return {
        file: 'returns/7_plan.return.json',
        value: {
            status,
            summary: 'Planned how dates are parsed. The plan has three phases.',
            artifacts: [artifact],
            metadata,
            next_steps: 'Run /implement 7 to execute the plan',
        },
        tree: TREE,
    };
}
const delegatedMetadata = {
    session_id: 'sess_1735460684_a1b2c3',
    duration_seconds: 245,
    agent_type: 'planner',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'plan', 'planner'],
};
const handoffSample = {
    file: 'specs/7_parse_dates/.orchestrator-handoff.json',
    value: {
        status: 'planned',
        phase: 'plan',
        session_id: 'sess_1736700000_abc123',
        summary: 'Planned how dates are parsed. The plan has three phases.',
        artifacts: [artifact],
        phases_completed: 0,
        phases_total: 3,
        blockers: [],
        next_action_hint: 'implement',
    },
    tree: TREE,
};
function blockedBy(error) {
    return { set: { '/status': 'blocked', '/artifacts': [], '/errors': [error] } };
}
function delegated(depth, ...path) {
    return {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': depth,
            '/metadata/delegation_path': path,
        },
    };
}
function withPhases(completed, total, beside = {}, besideInHandoff = beside) {
    const at = (place, { set, ...others }) => ({
        ...others,
        set: { ...set, [`${place}/phases_completed`]: completed, [`${place}/phases_total`]: total },
    });
    return [
        { families: ['return-meta', 'subagent-return'], ...at('/metadata', beside) },
        { families: ['orchestrator-handoff'], ...at('', besideInHandoff) },
    ];
}


/***/ }),

/***/ 9813:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nP: () => (/* binding */ contextualStatusWords),
  TF: () => (/* binding */ jsonVersion),
  _7: () => (/* binding */ returnMeta),
  mM: () => (/* binding */ subagentReturn),
  Yx: () => (/* binding */ use)
});

// NAMESPACE OBJECT: ./src/families/json/rules/index.ts
var rules_namespaceObject = {};
__webpack_require__.r(rules_namespaceObject);
__webpack_require__.d(rules_namespaceObject, {
  aroundRules: () => (aroundRules),
  artifactPathRules: () => (artifactPathRules),
  artifactRules: () => (artifacts/* artifactRules */.UW),
  completionRules: () => (completionRules),
  consoleRules: () => (consoleRules),
  delegationRules: () => (delegationRules),
  errorRules: () => (errorRules),
  fieldRules: () => (fieldRules),
  fileListRules: () => (fileListRules),
  handoffPhaseRules: () => (handoffPhaseRules),
  handoffRules: () => (handoffRules),
  lifeCycleRules: () => (lifeCycleRules),
  metadataRules: () => (metadataRules),
  misplacedFields: () => (misplacedFields),
  phaseRules: () => (phaseRules),
  placeRules: () => (placeRules),
  plainSummary: () => (artifacts/* plainSummary */.hQ),
  plainTextRules: () => (plainTextRules),
  progressRules: () => (progressRules),
  questionRules: () => (questionRules),
  sessionRules: () => (sessionRules),
  statusRules: () => (statusRules),
  tellingFolder: () => (artifacts/* tellingFolder */.mL),
  textRules: () => (textRules),
  typeNamed: () => (artifacts/* typeNamed */.wo),
  typeOfFolder: () => (artifacts/* typeOfFolder */.eu)
});

// EXTERNAL MODULE: ./src/families/define.ts + 4 modules
var families_define = __webpack_require__(41149);
// EXTERNAL MODULE: ./src/families/json/rules/artifacts.ts
var artifacts = __webpack_require__(9404);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
;// CONCATENATED MODULE: ./src/families/json/rules/completion.ts






const SUMMARY = 'The planner now knows the form of dates.';
const SUGGESTIONS = ['claudemd_suggestions', 'readme_suggestions'];
const BELOW = /^(?:\.\/+)*\.(?:claude|opencode)\/./;
const implemented = (path) => ({
    set: {
        '/status': 'implemented',
        '/task_type': 'meta',
        '/artifacts': [{ type: 'implementation', path, summary: 'Tells agents how dates are written' }],
        '/completion_data': {
            completion_summary: 'Agents read how dates are written.',
            claudemd_suggestions: 'none',
        },
    },
    tree: { [path]: 'Write dates as ISO 8601.\n' },
});
const ROADMAP = '# Roadmap\n\n- [ ] Parse **dates** in ISO 8601\n- [ ] Print calendars\n';
const itemsOf = (0,collections/* oncePer */.Pu)(({ text }) => new ItemIndex(text));
const completionRules = (0,rule.rulesOnReturns)('life-cycle', {
    'completion-data-required': {
        supersedes: ['required-field', 'field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'An implemented task has a completion summary',
            rationale: 'Postflight copies the completion summary into the list of tasks. Without it, the archived task does not say what was done.',
            remedy: 'Add completion_data with a completion_summary of one to three sentences.',
            demand: {
                order: 2,
                text: 'When "status" is "implemented": "completion_data" is required, "completion_data.completion_summary" is required and "completion_data.completion_summary" is not blank.',
            },
            sources: ['001 completion_data (optional)'],
            bad: [
                { set: { '/status': 'implemented' } },
                { set: { '/status': 'implemented', '/completion_data': { completion_summary: ' ' } } },
            ],
            good: {
                set: {
                    '/status': 'implemented',
                    '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
                },
            },
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== 'implemented')
                return rule.NOTHING;
            const data = (0,json.field)(subject.value, 'completion_data');
            if (data !== undefined && data !== null && !(0,json.isObject)(data))
                return rule.NOTHING;
            const summary = (0,json.field)(data, 'completion_summary');
            const expected = 'a summary of what was accomplished was expected';
            if (typeof summary === 'string' && (0,model_text.isBlank)(summary)) {
                return {
                    pointer: (0,model_pointer.join)('', 'completion_data', 'completion_summary'),
                    message: `Status is "implemented" but completion_data.completion_summary is blank; ${expected}.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: write completion_data.completion_summary.`,
                };
            }
            if (summary !== undefined && summary !== null)
                return rule.NOTHING;
            const holder = (0,json.isObject)(data) ? (0,model_pointer.join)('', 'completion_data') : '';
            const name = (0,json.isObject)(data) ? 'completion_summary' : 'completion_data';
            const written = summary === null || data === null ? 'null' : 'absent';
            return {
                pointer: holder,
                property: name,
                message: `Status is "implemented" but ${(0,json.isObject)(data) ? `completion_data.${name}` : name} is ${written}; ${expected}.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: add completion_data.completion_summary.`,
            };
        },
    },
    'claudemd-required': {
        supersedes: ['required-field', 'field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'An implemented meta task says what it changed in the agent system',
            rationale: 'The instructions that all agents read are kept up to date from these suggestions. Without them, the instructions may still describe agents as they were before.',
            remedy: 'Add completion_data.claudemd_suggestions with what was changed, or "none".',
            demand: {
                order: 3,
                text: 'When "status" is "implemented" and ("task_type" is "meta", "language" is "meta", "metadata.task_type" is "meta", "metadata.language" is "meta" or "metadata.agent_type" starts with "meta-"): "completion_data" is required and either "completion_data.claudemd_suggestions" is required and "completion_data.claudemd_suggestions" is not blank or "completion_data.readme_suggestions" is required and "completion_data.readme_suggestions" is not blank.',
            },
            sources: ['001 completion_data (optional)'],
            bad: [{}, { claudemd_suggestions: ' ' }].map((suggestions) => ({
                set: {
                    '/status': 'implemented',
                    '/task_type': 'meta',
                    '/completion_data': { completion_summary: SUMMARY, ...suggestions },
                },
                ...('claudemd_suggestions' in suggestions ? {} : { also: ['standard-mismatch'] }),
            })),
            good: [{ claudemd_suggestions: 'none' }, { readme_suggestions: 'Added the date parser.' }].map((suggestions) => ({
                set: {
                    '/status': 'implemented',
                    '/task_type': 'meta',
                    '/completion_data': { completion_summary: SUMMARY, ...suggestions },
                },
            })),
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== 'implemented' || !(0,model_return.isMetaTask)(subject))
                return rule.NOTHING;
            const data = (0,json.field)(subject.value, 'completion_data');
            if (data !== undefined && data !== null && !(0,json.isObject)(data))
                return rule.NOTHING;
            const names = SUGGESTIONS.filter((name) => (0,json.has)(data, name));
            if (names.some((name) => !isNothing((0,json.field)(data, name))))
                return rule.NOTHING;
            const [name] = names;
            const expected = 'what it changed, or "none", was expected';
            return {
                ...(name !== undefined
                    ? { pointer: (0,model_pointer.join)('', 'completion_data', name) }
                    : (0,json.isObject)(data)
                        ? { pointer: (0,model_pointer.join)('', 'completion_data'), property: 'claudemd_suggestions' }
                        : { pointer: '', property: 'completion_data' }),
                message: name === undefined
                    ? `An implemented meta task has no completion_data.claudemd_suggestions; ${expected}.`
                    : `An implemented meta task has ${(0,model_text.describeValue)((0,json.field)(data, name))} as completion_data.${name}; ${expected}.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: write completion_data.${name ?? 'claudemd_suggestions'}.`,
            };
        },
    },
    'claudemd-none': {
        severity: 'warning',
        about: () => ({
            summary: 'A return that changed the agent system does not suggest "none"',
            rationale: 'The word "none" says that no file of the agent system was changed. An artifact in its folder says the opposite, and the instructions miss the change.',
            remedy: 'Describe the change in claudemd_suggestions.',
            demand: {
                order: 170,
                text: '"completion_data.claudemd_suggestions" is not "none" if an artifact is below .claude/ or .opencode/.',
            },
            sources: ['001 completion_data (optional)'],
            bad: implemented('.claude/rules/dates.md'),
            good: implemented('docs/dates.md'),
        }),
        check(subject) {
            const data = (0,json.field)(subject.value, 'completion_data');
            const name = (0,json.has)(data, 'claudemd_suggestions') ? 'claudemd_suggestions' : 'readme_suggestions';
            const suggestions = (0,json.stringField)(data, name);
            if (suggestions === undefined || suggestions.length >= 16 || !/^\s*none\s*\.?\s*$/i.test(suggestions))
                return rule.NOTHING;
            for (const { path } of (0,model_return.artifactsOf)(subject)) {
                if (path === undefined || !BELOW.test(path))
                    continue;
                return {
                    pointer: (0,model_pointer.join)('', 'completion_data', name),
                    message: `Field completion_data.${name} is ${(0,model_text.quote)(suggestions)}, but artifact ${(0,model_text.quote)(path, 200)} belongs to the agent system.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: describe the change in ${name}.`,
                };
            }
            return rule.NOTHING;
        },
    },
    'roadmap-item-unknown': {
        severity: 'notice',
        about: () => ({
            summary: "A roadmap item matches the roadmap's words",
            rationale: 'Finished items are found in the roadmap by their text. An item in other words is never ticked off, and the roadmap becomes stale.',
            remedy: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
            sources: ['001 completion_data (optional)'],
            bad: {
                set: { '/completion_data/roadmap_items': ['Parse times'] },
                tree: { 'ROADMAP.md': ROADMAP },
                context: { roadmap: { kind: 'text', text: ROADMAP } },
            },
            good: {
                set: { '/completion_data/roadmap_items': ['Parse dates in ISO 8601'] },
                tree: { 'ROADMAP.md': ROADMAP },
                context: { roadmap: { kind: 'text', text: ROADMAP } },
            },
        }),
        check(subject, { roadmap }) {
            if (roadmap === null)
                return rule.NOTHING;
            const items = (0,json.listField)((0,json.field)(subject.value, 'completion_data'), 'roadmap_items');
            if (items.length === 0)
                return rule.NOTHING;
            if (roadmap.kind === 'too-large')
                return roadmapTooLarge(roadmap);
            const known = itemsOf(roadmap);
            const problems = [];
            items.forEach((item, index) => {
                if (typeof item !== 'string' || known.includes(plain(item)))
                    return;
                problems.push({
                    pointer: (0,model_pointer.join)('', 'completion_data', 'roadmap_items', index),
                    message: `Roadmap item ${(0,model_text.quote)(item)} is not in the roadmap.`,
                });
            });
            return problems;
        },
    },
    'roadmap-items-meta': {
        severity: 'notice',
        about: () => ({
            summary: 'A meta task names no roadmap items',
            rationale: 'The roadmap plans the project, and a meta task works on the agent system. Its items would be ticked off for work that was not theirs.',
            remedy: 'Leave roadmap_items out of the return of a meta task.',
            sources: ['001 completion_data (optional)'],
            bad: { set: { '/task_type': 'meta', '/completion_data/roadmap_items': ['Parse dates'] } },
            good: { set: { '/task_type': 'general', '/completion_data/roadmap_items': ['Parse dates'] } },
        }),
        check(subject) {
            const items = (0,json.listField)((0,json.field)(subject.value, 'completion_data'), 'roadmap_items');
            if (items.length === 0 || !(0,model_return.isMetaTask)(subject))
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)('', 'completion_data', 'roadmap_items'),
                message: `A meta task names ${(0,model_text.count)(items.length, 'roadmap item')}; none was expected.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: leave roadmap_items out of a meta task.`,
            };
        },
    },
});
function isNothing(value) {
    return value === null || (typeof value === 'string' && (0,model_text.isBlank)(value));
}
function roadmapTooLarge({ file, size, limit }) {
    return {
        pointer: (0,model_pointer.join)('', 'completion_data', 'roadmap_items'),
        message: `The roadmap items cannot be checked: ${file} has ${String(size)} bytes, more than the limit of ${String(limit)}.`,
        recommendation: 'Move finished items out of the roadmap, or raise the limit (max-file-size).',
    };
}
function plain(text) {
    return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}
const COMPARED = 200;
const STARTS = (0,model_text.pattern)(String.raw `(?<=^| )\S|(?<![\p{L}\p{N}])[\p{L}\p{N}]`, 'gu');
class ItemIndex {
    #texts;
    constructor(roadmap) {
        const text = plain(roadmap);
        const texts = new Set();
        for (const { index } of text.matchAll(STARTS()))
            texts.add(text.slice(index, index + COMPARED));
        this.#texts = [...texts].sort(model_text.compareText);
    }
    includes(item) {
        const wanted = item.slice(0, COMPARED);
        const first = (0,collections/* firstWhere */.U1)(this.#texts.length, (n) => (0,model_text.compareText)((0,collections/* elementAt */.s2)(this.#texts, n), wanted) >= 0);
        return wanted === '' || this.#texts[first]?.startsWith(wanted) === true;
    }
}

// EXTERNAL MODULE: ./src/families/text-rules.ts
var text_rules = __webpack_require__(38363);
// EXTERNAL MODULE: ./src/families/json/samples.ts
var samples = __webpack_require__(10832);
;// CONCATENATED MODULE: ./src/families/json/rules/delegation.ts








const PATH = '/metadata/delegation_path';
const MAX_DEPTH = 3;
const DEPTH = '/metadata/delegation_depth';
const cycle = (recoverable) => (0,samples/* blockedBy */.yJ)({ type: 'cycle', message: 'The planner would call itself', code: 'DELEGATION_CYCLE', recoverable });
const another = {
    status: 'completed',
    summary: 'Planned how times are parsed. The plan has two phases.',
    artifacts: [{ type: 'plan', path: 'specs/7_parse_dates/plans/01_parse-dates.md', summary: 'Plan for parsing times' }],
    metadata: { session_id: 'planner_7_20251226T100000_abc123', duration_seconds: 60, agent_type: 'planner' },
};
const delegationRules = (0,rule.rulesOnReturns)('metadata', {
    'delegation-path': {
        supersedes: ['field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'The delegation path is a non-empty list of names',
            rationale: 'The path shows who called whom, from the orchestrator down. It is used to find cycles and trace failures, so every step needs a name.',
            remedy: "Write the caller's path, with the agent's own name at the end.",
            sources: ['002 Step 2: Validate Required Fields', '003 metadata (required)'],
            bad: { set: { '/metadata/delegation_path': [] } },
        }),
        check(subject) {
            const path = (0,json.field)((0,model_return.metadataOf)(subject), 'delegation_path');
            if (path === undefined)
                return rule.NOTHING;
            if (!(0,json.isArray)(path) || path.length === 0) {
                return {
                    pointer: PATH,
                    message: `Field metadata.delegation_path is ${(0,json.isArray)(path) ? 'empty' : (0,model_text.describeValue)(path)}; a list of names was expected.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: list the names from the orchestrator down to the agent.`,
                };
            }
            return (0,text_rules/* otherElements */.eG)(path, text_rules/* isText */.KH, PATH, (name, n) => ({
                message: `Step ${String(n + 1)} of metadata.delegation_path is ${(0,model_text.describeValue)(name)}; a name was expected.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: name every step of the delegation.`,
            }));
        },
    },
    'delegation-depth': {
        supersedes: ['field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: `The delegation depth is a whole number from 0 to ${String(MAX_DEPTH)}`,
            rationale: 'The depth stops endless delegation, so it must be a number. Above the limit, chains are hard to follow and a loop is likely; that is only a warning.',
            remedy: "Write the caller's depth plus one as a number; let a chain that grows too deep return to its orchestrator.",
            demand: {
                order: 100,
                text: '"metadata.delegation_depth" is 0 to 3, and "metadata.delegation_path" is not empty.',
            },
            sources: ['002 Step 2: Validate Required Fields', '003 metadata (required)', 'upstream the limit of the depth'],
            bad: { set: { '/metadata/delegation_depth': -1 } },
            good: (0,samples/* delegated */.kg)(MAX_DEPTH, 'orchestrator', 'implement', 'team-lead', 'planner'),
        }),
        check(subject) {
            const depth = (0,json.field)((0,model_return.metadataOf)(subject), 'delegation_depth');
            if (depth === undefined)
                return rule.NOTHING;
            if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 0) {
                return {
                    pointer: DEPTH,
                    message: `Field metadata.delegation_depth is ${(0,model_text.describeValue)(depth)}; a whole number of 0 or more was expected.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: write the depth of the delegation as a number.`,
                };
            }
            if (depth <= MAX_DEPTH)
                return rule.NOTHING;
            return {
                pointer: DEPTH,
                severity: 'warning',
                message: `Delegation depth is ${String(depth)}; at most ${String(MAX_DEPTH)} is usual.`,
                recommendation: 'Let the chain return to its orchestrator instead of delegating further.',
            };
        },
    },
    'delegation-short': {
        severity: 'notice',
        about: () => ({
            summary: 'The delegation path has a name for every level of the depth',
            rationale: 'At depth 1 the path has at least the orchestrator and the agent, possibly with the command in between. With fewer names, a caller is missing.',
            remedy: 'List every caller from the orchestrator down, or correct delegation_depth.',
            sources: ['003 Examples'],
            bad: (0,samples/* delegated */.kg)(2, 'orchestrator', 'planner'),
            good: (0,samples/* delegated */.kg)(1, 'orchestrator', 'planner'),
        }),
        check(subject) {
            const metadata = (0,model_return.metadataOf)(subject);
            const depth = (0,json.numberField)(metadata, 'delegation_depth');
            const names = (0,json.listField)(metadata, 'delegation_path').length;
            if (depth === undefined || !Number.isInteger(depth) || names === 0 || names >= depth + 1)
                return rule.NOTHING;
            return {
                pointer: PATH,
                message: `The delegation path has ${(0,model_text.count)(names, 'name')}; at depth ${String(depth)} at least ${String(depth + 1)} were expected.`,
                recommendation: 'List every caller from the orchestrator down to the agent, or correct delegation_depth.',
            };
        },
    },
    'delegation-cycle': {
        severity: 'warning',
        about: () => ({
            summary: 'No name appears twice in the delegation path',
            rationale: 'An agent that is called again below itself is a loop, which only a timeout or a budget ends.',
            remedy: 'Let the agent return to its caller instead of delegating to one that is already in the chain.',
            demand: {
                order: 110,
                text: 'No name appears twice in "metadata.delegation_path".',
            },
            sources: ['000 On Delegation Cycle'],
            bad: (0,samples/* delegated */.kg)(3, 'orchestrator', 'planner', 'batch-orchestrator', 'planner'),
            good: (0,samples/* delegated */.kg)(2, 'orchestrator', 'plan', 'planner'),
        }),
        check(subject) {
            const path = (0,json.listField)((0,model_return.metadataOf)(subject), 'delegation_path');
            const places = (0,collections/* groupBy */.$z)(path.keys(), (n) => path[n]);
            return [...places].flatMap(([name, [first = 0, second]]) => {
                if (typeof name !== 'string' || (0,model_text.isBlank)(name) || second === undefined)
                    return rule.NOTHING;
                return {
                    pointer: (0,model_pointer.join)(PATH, second),
                    message: `Agent ${(0,model_text.quote)(name)} appears in the delegation path twice, as step ${String(first + 1)} and ${String(second + 1)}.`,
                    recommendation: `Route the delegation so that ${(0,model_text.quote)(name)} is not called below itself.`,
                };
            });
        },
    },
    'cycle-recoverable': {
        area: 'errors',
        severity: 'notice',
        about: () => ({
            summary: 'A delegation cycle is not called recoverable',
            rationale: 'The same delegation always ends in the same cycle, so a retry is useless.',
            remedy: 'Set recoverable to false, and route the delegation another way.',
            sources: ['000 On Delegation Cycle'],
            bad: cycle(true),
            good: cycle(false),
        }),
        check(subject) {
            return (0,model_return.objectsOf)(subject, 'errors').flatMap(({ pointer, value }) => {
                if ((0,json.stringField)(value, 'type') !== 'cycle' || (0,json.field)(value, 'recoverable') !== true)
                    return rule.NOTHING;
                return {
                    pointer: (0,model_pointer.join)(pointer, 'recoverable'),
                    message: 'An error of type "cycle" has recoverable true; false was expected.',
                };
            });
        },
    },
    'session-id-format': {
        step: 'session',
        severity: 'warning',
        about: () => ({
            summary: 'The session id has the form of the standard',
            rationale: 'The caller makes the id and the agent only echoes it. An id of another form was most likely made up by the agent, and will not lead back to the delegation.',
            remedy: "Echo the caller's session id unchanged.",
            demand: {
                order: 20,
                text: (standard, { params }) => `${(0,model_text.quote)((0,model_return.wayToSession)(standard).join('.'))} is the id that the caller gave, or one of your own if there is none, of the form ${formOf(params).written}.`,
            },
            sources: ['000 metadata (required)', '003 Schema'],
            bad: [
                { families: ['return-meta', 'subagent-return'], set: { '/metadata/session_id': 'session-7' } },
                { families: ['orchestrator-handoff'], set: { '/session_id': 'session-7' } },
            ],
        }),
        params: { format: 'session' },
        check(subject, _context, params) {
            const session = (0,model_return.sessionOf)(subject);
            if (session === null)
                return rule.NOTHING;
            const form = formOf(params);
            if (form.fits(session))
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)('', ...(0,model_return.wayToSession)(subject.standard)),
                message: `Session id ${(0,model_text.quote)(session)} is not of the form ${form.written}.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: echo the caller's session id, such as ${form.example}.`,
            };
        },
    },
});
const sessionRules = (0,rule.rulesOnRuns)('metadata', {
    'session-id-reused': {
        severity: 'notice',
        about: () => ({
            summary: 'No two returns of a run share a session id',
            rationale: 'The session id distinguishes the calls of an agent. If two returns share it, it is unknown which call a return answers.',
            remedy: 'Have the caller create a new session id for every call, and the agent echo it.',
            sources: ['000 metadata (required)'],
            bad: { tree: { 'returns/8_plan.return.json': JSON.stringify(another) } },
            good: {
                tree: {
                    'returns/8_plan.return.json': JSON.stringify({
                        ...another,
                        metadata: { ...another.metadata, session_id: 'planner_8_20251226T110000_def456' },
                    }),
                },
            },
        }),
        check(run) {
            const problems = [];
            const first = new Map();
            for (const record of run.returns) {
                const { session, file, index } = record;
                if (session === null)
                    continue;
                const earlier = first.get(session);
                if (earlier === undefined) {
                    first.set(session, record);
                    continue;
                }
                const place = earlier.file === file ? `return ${String(earlier.index + 1)} of the same file` : (0,model_text.quote)(earlier.file, 200);
                problems.push({
                    file,
                    index,
                    value: session,
                    message: `Session id ${(0,model_text.quote)(session)} is already used by ${place}; each call has its own.`,
                    recommendation: 'Verify that the caller creates a new session id for every call and that the agent echoes it.',
                });
            }
            return problems;
        },
    },
});
const FORMS = {
    session: {
        written: 'sess_{digits}_{word}',
        example: 'sess_1736700000_abc123',
        fits: (id) => /^sess_\d+_\w+$/.test(id),
    },
    'agent-task': {
        written: '{agent}_{task}_{timestamp}_{random}',
        example: 'planner_7_20251226T100000_abc123',
        fits: isAgentTask,
    },
};
function formOf({ format }) {
    return FORMS[format === 'agent-task' ? 'agent-task' : 'session'];
}
function isAgentTask(id) {
    const parts = id.split('_');
    if (!parts.every((part) => /^[A-Za-z0-9.:+-]+$/.test(part)))
        return false;
    const last = parts.length - 1;
    return (last >= 2 && isTimestamp(parts[last])) || (last >= 3 && isTimestamp(parts[last - 1]));
}
function isTimestamp(part) {
    return (part !== undefined &&
        /^(?:\d{4}-?\d{2}-?\d{2}(?:T?\d{2}:?\d{2}(?::?\d{2})?(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?)?|\d{9,13})$/.test(part));
}

;// CONCATENATED MODULE: ./src/families/json/rules/errors.ts





const KNOWN_TYPES = [
    'validation',
    'execution',
    'timeout',
    'permission',
    'resource',
    'cycle',
    'mcp_abort_error',
    'delegation_interrupted',
];
const CODE_FORM = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
const serverAway = (type) => (0,samples/* blockedBy */.yJ)({ type, message: 'The server is away', recoverable: true, recommendation: 'Try again later' });
const errorWithCode = (code) => (0,samples/* blockedBy */.yJ)({ type: 'resource', message: 'The server is away', code, recoverable: true });
const STOPPED = ['partial', 'failed', 'blocked'];
const errorRules = (0,rule.rulesOnReturns)('errors', {
    'error-type': {
        severity: 'notice',
        structural: true,
        about: () => ({
            summary: "An error's type is a known one",
            rationale: 'Callers choose by the type whether to retry, resume or stop. A type that they do not know is handled like any failure, if at all.',
            remedy: 'Write the nearest known type, and put the details into the message.',
            sources: ['000 errors (optional)', '003 errors (optional)', '001 Related Documentation'],
            bad: serverAway('misfortune'),
            good: serverAway('resource'),
        }),
        check: (0,text_rules/* eachText */.hj)((0,text_rules/* textsOfList */._1)('errors', 'type'), ({ text: type }, subject) => {
            const closed = subject.standard.shape.enums['/errors/*/type'];
            const known = closed ?? KNOWN_TYPES;
            if (known.includes(type))
                return null;
            const meant = (0,model_text.nearest)(type.trim(), known);
            return {
                message: `Error type ${(0,model_text.quote)(type)} is not ${closed === undefined ? 'a known one, such as' : 'one of'} ${(0,model_text.listOf)(known)}.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: ${meant === undefined ? 'use a listed type' : `write ${(0,model_text.quote)(meant)}`}.`,
            };
        }),
    },
    'error-code-format': {
        severity: 'warning',
        about: () => ({
            summary: "An error's code is written in UPPER_SNAKE_CASE",
            rationale: 'Programs compare the code letter by letter; one form keeps it comparable.',
            remedy: 'Write capitals and digits, with words joined by an underscore.',
            sources: ['000 errors (optional)'],
            bad: errorWithCode('server-away'),
            good: errorWithCode('SERVER_AWAY'),
        }),
        check: (0,text_rules/* eachText */.hj)((0,text_rules/* textsOfList */._1)('errors', 'code'), ({ text: code }, subject) => {
            if (CODE_FORM.test(code))
                return null;
            const meant = upperSnakeCase(code);
            return {
                message: `Error code ${(0,model_text.quote)(code)} is not in UPPER_SNAKE_CASE.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: write ${meant === undefined ? 'a code such as "TIMEOUT_EXCEEDED"' : (0,model_text.quote)(meant)}.`,
            };
        }),
    },
    'errors-required': {
        supersedes: ['field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'Unfinished work lists its errors',
            rationale: 'Errors tell a caller whether to retry, resume or ask a person. Without any, it is only known that something went wrong.',
            remedy: 'Add an error with its type, a message, whether it is recoverable, and a recommendation.',
            demand: {
                order: 5,
                text: ({ statuses }) => {
                    const stopped = STOPPED.filter((status) => statuses.includes(status));
                    return `When "status" is ${(0,model_text.quotedList)(stopped)}: "errors" is required and "errors" holds at least 1 element.`;
                },
            },
            sources: ['003 errors (optional)', '001 errors (optional)'],
            bad: { set: { '/status': 'blocked', '/artifacts': [] } },
            good: (0,samples/* blockedBy */.yJ)({
                type: 'resource',
                message: 'The service that the plan is about does not answer',
                recoverable: true,
                recommendation: 'Run /plan 7 again when it does',
            }),
        }),
        check: (0,text_rules/* listUnderStatus */.J5)(STOPPED, 'errors', 'error', 'say in errors what stopped the work and how to go on'),
    },
});
const LONGEST_CODE = 64;
function upperSnakeCase(code) {
    if (code.length > LONGEST_CODE)
        return undefined;
    const words = code.replace(/([a-z0-9])([A-Z])/g, '$1_$2').match(/[A-Za-z0-9]+/g) ?? [];
    const meant = words.join('_').toUpperCase();
    return CODE_FORM.test(meant) ? meant : undefined;
}

;// CONCATENATED MODULE: ./src/families/json/rules/fields.ts






const fieldRules = (0,rule.rulesOnReturns)('shape', {
    'required-field': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'Every required field is present',
            rationale: 'Callers read these fields without checking that they exist. Only presence counts here: 0, false and an empty text are present, and other rules check them. All missing fields of one object are one finding.',
            remedy: 'Add the fields to the object, or move them there from the top level.',
            fixes: [{ safety: 'safe', does: 'moves the fields of a missing metadata object into it from the top level' }],
            sources: [
                '000 Field Specifications',
                '001 Field Specifications',
                '002 Step 2: Validate Required Fields',
                '003 Field Specifications',
            ],
            bad: [
                { families: ['return-meta', 'subagent-return'], remove: ['/metadata/session_id'] },
                { families: ['return-meta', 'subagent-return'], remove: ['/metadata/session_id', '/metadata/agent_type'] },
                { families: ['orchestrator-handoff'], remove: ['/summary', '/artifacts'] },
                {
                    families: ['return-meta'],
                    remove: ['/metadata'],
                    set: {
                        '/session_id': 'sess_1736700000_abc123',
                        '/agent_type': 'planner-agent',
                        '/delegation_depth': 1,
                        '/delegation_path': ['orchestrator', 'plan', 'planner-agent'],
                    },
                },
            ],
            good: [{}, { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': 0 } }],
        }),
        check(subject) {
            const absent = (0,collections/* groupBy */.$z)(errorsOf(subject, 'required'), ({ pointer }) => pointer);
            return [...absent].map(([pointer, errors]) => {
                const names = errors.map(({ detail }) => detail);
                return absentFields(subject, pointer, names);
            });
        },
    },
    'field-type': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'Every field has the JSON type that the standard defines',
            rationale: 'A caller that expects a list and gets a text, or null, fails during its work. A null optional field means the same as a missing one, so that is only a notice.',
            remedy: 'Write the value in the expected type, or leave an optional field out.',
            sources: ['000 Field Specifications', '001 Field Specifications', '003 Field Specifications'],
            bad: [
                { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': '300' } },
                { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': 'yes' } },
            ],
            good: [
                {},
                { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': 300.5 } },
                { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': true } },
            ],
        }),
        check(subject) {
            const { value, standard } = subject;
            const places = (0,collections/* groupBy */.$z)(errorsOf(subject, 'type'), ({ pointer }) => listAround(pointer) ?? pointer);
            return [...places].map(([place, errors]) => {
                const first = (0,collections/* elementAt */.s2)(errors, 0);
                const { pointer } = first;
                const isElement = place !== pointer;
                const name = (0,model_text.quote)(place.slice(1));
                if (!isElement && (0,model_return.isOptionalNull)(first, value, standard.shape)) {
                    return {
                        pointer,
                        severity: 'notice',
                        message: `Optional field ${name} is null.`,
                        recommendation: `${(0,model_return.fixFormat)(subject)}: leave ${name} out if there is nothing to say.`,
                    };
                }
                const what = isElement ? `Element ${(0,model_text.quote)(pointer.slice(1))}` : `Field ${name}`;
                const type = withArticle(first.detail);
                const others = isElement ? errors.length - 1 : 0;
                const more = others === 0
                    ? ''
                    : `, and ${(0,model_text.count)(others, 'other element')} of the list ${others === 1 ? 'is' : 'are'} of a wrong type, too`;
                return {
                    pointer,
                    message: `${what} is ${(0,model_text.describeValue)((0,model_pointer.valueAt)(value, pointer))}; ${type} was expected${more}.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: write ${isElement ? 'each element of ' : ''}${name} as ${type}.`,
                };
            });
        },
    },
    'unknown-field': {
        supersedes: ['custom-field'],
        severity: 'notice',
        about: () => ({
            summary: 'No field has nearly the name of one of the standard',
            rationale: 'Agents may add their own fields, but a name that differs from a known one by a letter or two is probably a mistake. Nobody reads a misspelled field.',
            remedy: "Write the standard's name, or give your own field a clearly different name.",
            fixes: [{ safety: 'unsafe', does: 'writes the nearest name, if no field has it yet' }],
            sources: ['return-gate a misspelled optional field is otherwise silently lost'],
            bad: [
                { families: ['return-meta', 'subagent-return'], set: { '/next_step': 'Run /implement 7' } },
                { families: ['orchestrator-handoff'], set: { '/next_action_hints': 'none' } },
            ],
            good: [{}, { set: { '/metadata/model_name': 'large' } }],
        }),
        check: ({ value, standard }) => knownOf(standard.shape).flatMap(({ steps, names }) => objectsAt(value, steps).flatMap((found) => nearlyNamed(found, names))),
    },
    'custom-field': {
        severity: 'notice',
        about: () => ({
            summary: 'No top-level fields besides those of the standard',
            rationale: 'A caller only reads the named fields, so other top-level fields are lost.',
            remedy: 'Move the content into metadata or into next_steps.',
            fixes: [
                { safety: 'safe', does: 'moves a field into metadata if the standard has it there' },
                { safety: 'unsafe', does: 'moves any other field into metadata' },
            ],
            sources: ['000 Migration Guide'],
            bad: { set: { '/plan_details': { phases: 3 } } },
            good: [{}, { set: { '/metadata/plan_details': { phases: 3 } } }],
        }),
        check(subject) {
            const names = subject.standard.shape.fields[''];
            if (names === undefined)
                return rule.NOTHING;
            const problems = [];
            const metadata = (0,model_return.metadataOf)(subject);
            const takes = metadata === undefined || (0,json.isObject)(metadata);
            const known = subject.standard.shape.fields['/metadata'] ?? [];
            for (const key of Object.keys(subject.value)) {
                if (names.includes(key) || (metadata === undefined && known.includes(key)))
                    continue;
                problems.push({
                    pointer: (0,model_pointer.join)('', key),
                    part: 'key',
                    message: `The standard has no top-level field ${(0,model_text.quote)(key)}.`,
                    recommendation: `Move the content of ${(0,model_text.quote)(key)} into "metadata" or "next_steps".`,
                    value: key,
                    ...(takes && !(0,json.has)(metadata, key) ? { fix: moveOwnField(key, known.includes(key)) } : {}),
                });
            }
            return problems;
        },
    },
});
function absentFields(subject, pointer, names) {
    const holder = pointer === '' ? 'the return' : (0,model_text.quote)(pointer.slice(1));
    const listed = (0,model_text.quotedList)(names, 'and');
    const misplaced = pointer === '' && names.includes(METADATA) ? misplacedIn(subject) : [];
    const move = misplaced.length === 0 ? '' : `; ${(0,model_text.quotedList)(misplaced, 'and')} at top level belong in it`;
    const add = `${(0,model_return.fixFormat)(subject)}: add ${listed} to ${holder}`;
    return {
        pointer,
        property: names,
        message: `${names.length === 1 ? 'Required field' : 'Required fields'} ${listed} ${names.length === 1 ? 'is' : 'are'} missing in ${holder}${move}.`,
        recommendation: misplaced.length === 0 ? `${add}.` : `${add}, and move ${(0,model_text.listOf)(misplaced, 'and')} into "${METADATA}".`,
        ...(misplaced.length === 0 ? {} : moveIntoMetadata(subject.value, misplaced)),
    };
}
const METADATA = 'metadata';
const IN_METADATA = `/${METADATA}`;
const PHASE_COUNTS = new Set(['phases_completed', 'phases_total']);
function misplacedIn({ value, standard }) {
    const { '': top = [], [IN_METADATA]: inner = [] } = standard.shape.fields;
    return inner.filter((name) => (0,json.has)(value, name) && !top.includes(name) && !PHASE_COUNTS.has(name));
}
function moveIntoMetadata(value, names) {
    const metadata = (0,json.field)(value, METADATA);
    if (metadata !== undefined && !(0,json.isObject)(metadata))
        return {};
    const doubled = names.filter((name) => (0,json.has)(metadata, name));
    const moved = names.filter((name) => !(0,json.has)(metadata, name));
    if (doubled.some((name) => (0,json.field)(metadata, name) !== (0,json.field)(value, name)))
        return {};
    const done = [
        ...(moved.length === 0 ? [] : [`move ${(0,model_text.listOf)(moved, 'and')} into metadata`]),
        ...(doubled.length === 0 ? [] : [`remove ${(0,model_text.listOf)(doubled, 'and')} at top level, since metadata has the same`]),
    ];
    const edits = [
        ...moved.map((name) => ({ kind: 'move', from: (0,model_pointer.join)('', name), to: (0,model_pointer.join)('', METADATA, name) })),
        ...doubled.map((name) => ({ kind: 'remove', pointer: (0,model_pointer.join)('', name) })),
    ];
    return { fix: { safety: 'safe', does: (0,model_text.listOf)(done, 'and'), edits } };
}
function misplacedFields(subject, names, { more = '', isFixed = true } = {}) {
    const [first] = names;
    if (first === undefined)
        return rule.NOTHING;
    const listed = (0,model_text.listOf)(names, 'and');
    return {
        pointer: (0,model_pointer.join)('', first),
        part: 'key',
        message: `${names.length === 1 ? 'Field' : 'Fields'} ${listed} ${names.length === 1 ? 'is' : 'are'} at top level instead of in metadata.`,
        recommendation: `${(0,model_return.fixFormat)(subject)}: move ${listed} into metadata${more}.`,
        value: names.join(' '),
        ...(isFixed ? moveIntoMetadata(subject.value, names) : {}),
    };
}
function errorsOf({ shapeErrors }, keyword) {
    return shapeErrors.filter((error) => error.keyword === keyword && !error.conditional && !error.advisory);
}
function listAround(pointer) {
    const slash = pointer.lastIndexOf('/');
    return /^\d+$/.test(pointer.slice(slash + 1)) ? pointer.slice(0, slash) : null;
}
function withArticle(type) {
    return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
const knownOf = (0,collections/* oncePer */.Pu)(({ fields }) => Object.entries(fields).map(([pattern, names]) => ({ steps: (0,model_pointer.tokens)(pattern), names })));
function objectsAt(value, steps, n = 0, pointer = '') {
    if (value === undefined)
        return rule.NOTHING;
    const step = steps[n];
    if (step === undefined)
        return (0,json.isObject)(value) ? [{ pointer, value }] : rule.NOTHING;
    if (step !== '*')
        return objectsAt((0,json.field)(value, step), steps, n + 1, (0,model_pointer.join)(pointer, step));
    return (0,json.isArray)(value)
        ? value.flatMap((element, index) => objectsAt(element, steps, n + 1, (0,model_pointer.join)(pointer, index)))
        : rule.NOTHING;
}
function nearlyNamed({ pointer: holder, value }, names) {
    const others = Object.keys(value).filter((key) => !names.includes(key));
    return others.flatMap((key) => {
        const meant = (0,model_text.nearest)(key, names);
        if (meant === undefined)
            return rule.NOTHING;
        const pointer = (0,model_pointer.join)(holder, key);
        const does = `write the name ${(0,model_text.quote)(meant)} for ${(0,model_text.quote)(key)}`;
        return {
            pointer,
            part: 'key',
            message: `The standard has no field ${(0,model_text.quote)(key)} here; its nearest field is ${(0,model_text.quote)(meant)}.`,
            recommendation: `Write ${(0,model_text.quote)(meant)} if that is meant; otherwise choose a clearly different name.`,
            value: key,
            ...((0,json.has)(value, meant)
                ? {}
                : { fix: { safety: 'unsafe', does, edits: [{ kind: 'rename', pointer, key: meant }] } }),
        };
    });
}
function moveOwnField(key, isKnown) {
    return {
        safety: isKnown ? 'safe' : 'unsafe',
        does: `move ${(0,model_text.quote)(key)} into metadata`,
        edits: [{ kind: 'move', from: (0,model_pointer.join)('', key), to: (0,model_pointer.join)('', 'metadata', key) }],
    };
}

;// CONCATENATED MODULE: ./src/families/json/rules/life-cycle.ts






const BEGUN = {
    '/status': 'in_progress',
    '/artifacts': [],
    '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
};
const EARLY_FILE = {
    set: {
        '/status': 'in_progress',
        '/artifacts': [],
        '/started_at': '2026-01-28T10:30:00Z',
        '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
    },
    also: ['status-in-progress'],
};
const TIMED_OUT = [
    {
        type: 'timeout',
        message: 'The time limit was reached in the second phase',
        recoverable: true,
        recommendation: 'Resume with /implement 7',
    },
];
const lifeCycleRules = (0,rule.rulesOnReturns)('life-cycle', {
    'started-at': {
        severity: 'warning',
        about: () => ({
            summary: 'Work in progress says when it started, in ISO 8601, and not in the future',
            rationale: 'Interrupted agents are found by the age of their early metadata, and durations are computed from it. Without a valid time, a dead agent seems to be still at work.',
            remedy: 'Write the start time once, in UTC, such as 2026-01-28T10:30:00Z.',
            sources: ['001 started_at (optional)'],
            bad: { set: { '/started_at': 'yesterday' } },
            good: { set: { ...BEGUN, '/started_at': '2026-01-28T10:30:00Z' }, also: ['status-in-progress'] },
        }),
        check(subject, { now }) {
            const text = (0,json.stringField)(subject.value, 'started_at');
            const isAbsent = !(0,json.has)(subject.value, 'started_at');
            const wrong = isAbsent ? absentStart(subject) : text === undefined ? null : wrongStart(text, now);
            if (wrong === null)
                return rule.NOTHING;
            return {
                ...(isAbsent ? { pointer: '', property: 'started_at' } : { pointer: '/started_at' }),
                message: wrong,
                recommendation: `${(0,model_return.fixFormat)(subject)}: write the moment of the start, such as 2026-01-28T10:30:00Z.`,
            };
        },
    },
    'partial-progress-required': {
        severity: 'warning',
        about: () => ({
            summary: 'Unfinished work reports its progress',
            rationale: 'The next agent resumes at this stage. Without it, the work starts again from the beginning.',
            remedy: 'Add partial_progress with the reached stage and its details.',
            sources: ['001 partial_progress (optional)'],
            bad: [
                { set: { '/status': 'partial', '/errors': TIMED_OUT } },
                {
                    set: { '/status': 'in_progress', '/started_at': '2026-01-28T10:30:00Z' },
                    also: ['status-in-progress'],
                },
            ],
            good: {
                set: {
                    '/status': 'partial',
                    '/errors': TIMED_OUT,
                    '/partial_progress': { stage: 'phase_1_completed', details: 'The first of three phases is done' },
                },
            },
        }),
        check(subject) {
            const status = (0,model_return.statusOf)(subject);
            if ((status !== 'in_progress' && status !== 'partial') || (0,json.has)(subject.value, 'partial_progress'))
                return rule.NOTHING;
            return {
                ...(status === 'partial' ? { severity: 'notice' } : {}),
                pointer: '',
                property: 'partial_progress',
                message: `Status is ${(0,model_text.quote)(status)} but partial_progress is absent; the reached stage was expected.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: add partial_progress with stage and details.`,
            };
        },
    },
    'partial-progress-leftover': {
        severity: 'notice',
        about: () => ({
            summary: 'Only work in progress or partial work has partial progress',
            rationale: 'A stage contradicts a final status: it was left over from the early metadata, or the status is wrong.',
            remedy: 'Remove partial_progress when the final status is written.',
            sources: ['001 partial_progress (optional)'],
            bad: {
                set: { '/partial_progress': { stage: 'initializing', details: 'Reading the task' } },
            },
            good: EARLY_FILE,
        }),
        check(subject) {
            const status = (0,model_return.statusOf)(subject);
            if (status === undefined || status === 'in_progress' || status === 'partial')
                return rule.NOTHING;
            if (!subject.standard.statuses.includes(status) || !(0,json.has)(subject.value, 'partial_progress'))
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)('', 'partial_progress'),
                part: 'key',
                message: `Field partial_progress comes with status ${(0,model_text.quote)(status)}; it was expected with "in_progress" or "partial" only.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: remove partial_progress when the final status is written.`,
            };
        },
    },
    'meta-file-leftover': {
        severity: 'off',
        about: () => ({
            summary: 'A metadata file with a final status is not kept',
            rationale: 'Postflight reads the file and deletes it; a leftover may be taken for the return of the next agent. Many projects keep the files on purpose, so the rule is off by default.',
            remedy: 'Delete the file after postflight, or leave the rule off if your project keeps its returns.',
            sources: ['001 Cleanup'],
            bad: {},
            good: EARLY_FILE,
        }),
        check(subject) {
            const status = (0,model_return.statusOf)(subject);
            if (status === undefined || status === 'in_progress' || !subject.standard.statuses.includes(status))
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)('', 'status'),
                message: `The file is kept with the final status ${(0,model_text.quote)(status)}; postflight was expected to delete it.`,
                recommendation: 'Delete the file after postflight.',
            };
        },
    },
});
const handoffRules = (0,rule.rulesOnReturns)('handoff', {
    'blockers-required': {
        severity: 'warning',
        about: () => ({
            summary: 'A blocked handoff says what blocks the work',
            rationale: 'The orchestrator decides by the blockers whether to wait, plan again or ask a person. Without any, it only knows that the work has stopped.',
            remedy: 'Add each blocker to blockers, with its description, its phase and its severity, hard or soft.',
            demand: {
                order: 60,
                text: 'When "status" is "blocked": "blockers" is required and "blockers" holds at least 1 element.',
            },
            sources: ['upstream Orchestrator handoff: blockers'],
            bad: { set: { '/status': 'blocked', '/blockers': [] } },
            good: {
                set: {
                    '/status': 'blocked',
                    '/blockers': [{ description: 'The calendar service does not answer', phase: 2, severity: 'hard' }],
                },
            },
        }),
        check: (0,text_rules/* listUnderStatus */.J5)(['blocked'], 'blockers', 'blocker', 'say in blockers what the work waits for'),
    },
    'continuation-required': {
        severity: 'warning',
        about: () => ({
            summary: 'A partial handoff names the file to continue with',
            rationale: 'The next agent reads that file first. Without it, the agent must infer the finished work from the changes, or start again.',
            remedy: 'Write the path of the file that says how to continue to continuation_path, or to continuation_context.handoff_path.',
            demand: {
                order: 50,
                text: 'When "status" is "partial": "continuation_path" is required and names the file that says how to go on, unless "continuation_context" does.',
            },
            sources: ['upstream Orchestrator handoff: continuation_context and continuation_path'],
            bad: [
                { set: { '/status': 'partial', '/phases_completed': 1 } },
                {
                    set: {
                        '/status': 'partial',
                        '/phases_completed': 1,
                        '/continuation_path': null,
                        '/continuation_context': null,
                    },
                },
            ],
            good: {
                set: {
                    '/status': 'partial',
                    '/phases_completed': 1,
                    '/continuation_path': 'specs/7_parse_dates/handoffs/phase-1.md',
                },
                tree: { 'specs/7_parse_dates/handoffs/phase-1.md': '# Phase 1\n\nGo on with time zones.\n' },
            },
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== 'partial')
                return rule.NOTHING;
            const { value } = subject;
            if (((0,json.field)(value, 'continuation_path') ?? (0,json.field)(value, 'continuation_context') ?? null) !== null)
                return rule.NOTHING;
            return {
                pointer: '',
                property: 'continuation_path',
                message: 'Status is "partial" and neither continuation_path nor continuation_context is given; one of them was expected.',
                recommendation: `${(0,model_return.fixFormat)(subject)}: name in continuation_path the file that says how to go on.`,
            };
        },
    },
});
function absentStart(subject) {
    if ((0,model_return.statusOf)(subject) !== 'in_progress')
        return null;
    return 'Status is "in_progress" but started_at is absent; the start time was expected.';
}
function wrongStart(text, now) {
    const moment = (0,model_text.parseIso8601)(text);
    if (moment === null)
        return `Field started_at is ${(0,model_text.quote)(text)}, which is not an ISO 8601 time.`;
    const earliest = moment.zoned ? moment.at : moment.at - model_text.WIDEST_OFFSET;
    return earliest <= now ? null : `Field started_at is ${(0,model_text.quote)(text)}, which is in the future.`;
}

;// CONCATENATED MODULE: ./src/families/json/rules/metadata.ts







const METADATA_FIELDS = ['session_id', 'agent_type', 'delegation_depth', 'delegation_path'];
const metadataRules = (0,rule.rulesOnReturns)('metadata', {
    'metadata-field-type': {
        severity: 'warning',
        about: () => ({
            summary: 'Informational fields have the right type',
            rationale: 'Counts, estimates and warnings are only displayed and added up: a wrong type should be fixed, but stops no work.',
            remedy: 'Write counts and estimates as numbers without quotation marks, and warnings as a list.',
            sources: [
                '000 metadata (required)',
                '001 metadata (required)',
                '001 partial_progress (optional)',
                '003 metadata (required)',
            ],
            bad: [
                {
                    families: ['return-meta', 'subagent-return'],
                    set: { '/metadata/retries': 'two', '/metadata/phase_count': 'three' },
                },
                { families: ['orchestrator-handoff'], set: { '/phases_total': '3', '/blockers': 'none' } },
            ],
            good: [
                { families: ['return-meta', 'subagent-return'], set: { '/metadata/retries': 2, '/metadata/phase_count': 3 } },
                { families: ['orchestrator-handoff'], set: { '/phases_total': 3, '/blockers': ['No time zones'] } },
            ],
        }),
        check(subject) {
            if (subject.shapeErrors.length === 0)
                return rule.NOTHING;
            return subject.shapeErrors.flatMap(({ advisory, keyword, pointer, detail }) => {
                if (!advisory)
                    return rule.NOTHING;
                const type = keyword === 'pattern' ? 'number, or a range such as "1-2",' : (0,model_text.listOf)(detail.split(' or '));
                return {
                    pointer,
                    message: `Field ${(0,model_pointer.tokens)(pointer).join('.')} is ${(0,model_text.describeValue)((0,model_pointer.valueAt)(subject.value, pointer))}; type ${type} was expected.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: write a value of type ${type}.`,
                };
            });
        },
    },
    'metadata-top-level': {
        severity: 'warning',
        about: () => ({
            summary: 'Session, agent and delegation are in metadata, not at top level',
            rationale: 'Callers read these fields from metadata and do not find them at top level.',
            remedy: 'Move them into metadata.',
            fixes: [{ safety: 'safe', does: 'moves the fields into metadata' }],
            sources: ['000 Migration Guide'],
            bad: {
                remove: ['/metadata/session_id'],
                set: { '/session_id': 'sess_1736700000_abc123' },
                also: ['required-field'],
            },
        }),
        check(subject) {
            const metadata = (0,model_return.metadataOf)(subject);
            if (metadata === undefined)
                return rule.NOTHING;
            return misplacedFields(subject, METADATA_FIELDS.filter((name) => (0,json.has)(subject.value, name) && !(0,json.has)(metadata, name)));
        },
    },
    'agent-type-other': {
        severity: 'notice',
        about: () => ({
            summary: 'The return is by the called agent',
            rationale: 'A caller that names its agent expects that agent to answer. Another name was copied from an example, or the return belongs to another call. Without `--agent` this is not checked. The names skill-planner, planner and planner-agent are the same.',
            remedy: 'Write the name of the called agent, or pass the right agent with `--agent`.',
            sources: ['002 Step 1: Validate JSON Structure', '000 metadata (required)'],
            bad: { context: { calledAgent: 'reviewer' } },
            good: [
                ...['planner', 'skill-planner', 'planner-agent'].map((calledAgent) => ({
                    set: { '/metadata/agent_type': 'planner' },
                    context: { calledAgent },
                })),
                {},
            ],
        }),
        check(subject, { calledAgent }) {
            const agent = (0,model_return.agentOf)(subject);
            if (calledAgent === null || agent === null || (0,model_return.isSameAgent)(agent, calledAgent))
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)('', 'metadata', 'agent_type'),
                message: `The return is by ${(0,model_text.quote)(agent)}, but the called agent is ${(0,model_text.quote)(calledAgent)}.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: write ${(0,model_text.quote)(calledAgent)} as agent_type, or check the called agent's return.`,
            };
        },
    },
    'agent-type-unknown': {
        severity: 'notice',
        about: () => ({
            summary: 'The agent is one of the configured agents',
            rationale: "The agent's name should be the one that it is defined with. An unknown name cannot be routed to, and is often made up. Without a list of agents in the configuration this is not checked.",
            remedy: 'Write the name that the agent is defined with, or add it to the configured agents.',
            sources: ['000 metadata (required)'],
            bad: { context: { agents: ['researcher', 'implementer'] } },
            good: { context: { agents: ['planner', 'planner-agent'] } },
        }),
        check(subject, { agents }) {
            if (agents === null)
                return rule.NOTHING;
            const agent = (0,model_return.agentOf)(subject);
            if (agent === null || agents.includes(agent))
                return rule.NOTHING;
            const meant = (0,model_text.nearest)(agent, agents);
            return {
                pointer: (0,model_pointer.join)('', 'metadata', 'agent_type'),
                message: `Agent ${(0,model_text.quote)(agent)} is not among the configured agents.`,
                ...(meant === undefined
                    ? {}
                    : { recommendation: `Write ${(0,model_text.quote)(meant)}, or add the agent to the configured agents.` }),
            };
        },
    },
    'delegation-tail': {
        severity: 'notice',
        about: () => ({
            summary: 'The delegation path ends with the returning agent',
            rationale: "The path runs from the orchestrator to the agent itself. If its last name is another agent's, one of the two was probably copied. The names skill-planner, planner and planner-agent are the same.",
            remedy: 'Put the value of agent_type at the end of delegation_path.',
            sources: ['003 metadata (required)'],
            bad: (0,samples/* delegated */.kg)(1, 'orchestrator', 'plan'),
            good: ['planner', 'skill-planner', 'planner-agent'].map((last) => (0,samples/* delegated */.kg)(1, 'orchestrator', 'plan', last)),
        }),
        check(subject) {
            const agent = (0,model_return.agentOf)(subject);
            if (agent === null)
                return rule.NOTHING;
            const path = (0,json.listField)((0,model_return.metadataOf)(subject), 'delegation_path');
            const last = path[path.length - 1];
            if (typeof last !== 'string' || (0,model_text.isBlank)(last) || (0,model_return.isSameAgent)(last, agent))
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)('', 'metadata', 'delegation_path', path.length - 1),
                message: `The delegation path ends with ${(0,model_text.quote)(last)}, but agent_type is ${(0,model_text.quote)(agent)}.`,
                recommendation: 'Put the name of the returning agent at the end of delegation_path.',
            };
        },
    },
    'duration-negative': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'The duration is not negative',
            rationale: 'Timeouts and statistics are computed from the duration. A negative one comes from a guessed start, or another clock.',
            remedy: 'Count the seconds from the call to the return; 0 is allowed.',
            demand: {
                order: 120,
                text: '"metadata.duration_seconds" is 0 or more.',
            },
            sources: ['000 metadata (required)'],
            bad: { set: { '/metadata/duration_seconds': -1 } },
            good: { set: { '/metadata/duration_seconds': 0 } },
        }),
        check(subject) {
            const duration = (0,json.numberField)((0,model_return.metadataOf)(subject), 'duration_seconds');
            if (duration === undefined || duration >= 0)
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)('', 'metadata', 'duration_seconds'),
                message: `Field metadata.duration_seconds is ${String(duration)}; 0 or more was expected.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: count the seconds from the call to the return.`,
            };
        },
    },
});

// EXTERNAL MODULE: ./src/model/fix.ts
var fix = __webpack_require__(91810);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/families/json/rules/paths.ts








const CONTROL = /[\0-\x1f\x7f-\x9f]/;
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const NO_WIDTH = /[\u00AD\u200B\u2060-\u2064\uFEFF]/;
const UNSEEN = [CONTROL, DIRECTION, NO_WIDTH].map(({ source }) => source).join('|');
const EACH_UNSEEN = new RegExp(UNSEEN, 'g');
const SUSPECT = new RegExp(`${UNSEEN}|//|/\\.|^\\.|/$|\\s$`);
const FILE_LISTS = ['modified_files', 'proposed_file_scope'];
const TASK_FOLDER = /^specs\/(?:(?:archive|vault)\/(?:[^/]+\/)*)?(?:OC_)?\d+_[^/]+\/(?:\.meta\/)?[^/]+$/;
const FOLDER_SLUG = /(?:^|\/)(?:OC_)?\d+_([^/]+)\/(?:\.meta\/)?[^/]+$/;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const artifactPathRules = (0,rule.rulesOnReturns)('artifacts', {
    'artifact-path-slashes': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: "An artifact's path uses forward slashes",
            rationale: 'A backslash only separates folders on Windows. In git, and on every other system, it is part of the name, so the path leads to no file.',
            remedy: 'Write `/` between folders.',
            fixes: [{ safety: 'safe', does: 'writes `/` for every backslash' }],
            sources: ['000 artifacts (required)'],
            bad: {
                set: { '/artifacts/0/path': 'specs\\7_parse_dates\\plans\\01_parse-dates.md' },
                also: ['artifact-missing'],
            },
        }),
        check: (0,text_rules/* eachText */.hj)((0,text_rules/* textsOfArtifacts */.nn)('path'), (found, subject) => {
            if (!found.text.includes('\\'))
                return null;
            const plain = found.text.replaceAll('\\', '/');
            return {
                message: `Artifact path ${(0,model_text.quote)(found.text, 200)} has a backslash; "/" was expected between folders.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: write ${(0,model_text.quote)(plain, 200)}.`,
                fix: (0,fix/* setFix */.sS)((0,text_rules/* placeOfText */.KD)(found), plain, 'safe'),
            };
        }),
    },
    'artifact-path-valid': {
        severity: 'warning',
        about: () => ({
            summary: "An artifact's path is written in its plain form",
            rationale: 'Callers compare paths letter by letter and put them into links and shell commands. A path with detours or invisible characters is a different one for them, even if it leads to the same file.',
            remedy: 'Write the path from the project root without `./`, `//`, `..`, a trailing `/`, white space at its end, and control, bidirectional or zero-width characters.',
            fixes: [
                { safety: 'safe', does: 'writes the path without detours: `./`, `//` and `..`' },
                {
                    safety: 'unsafe',
                    does: 'removes control, bidirectional and zero-width characters, white space at its end and a trailing `/`',
                },
            ],
            sources: ['000 artifacts (required)'],
            bad: [
                { set: { '/artifacts/0/path': './specs/7_parse_dates//plans/01_parse-dates.md' } },
                {
                    set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_parse-dates\u202Edm.md' },
                    tree: { 'specs/7_parse_dates/plans/01_parse-dates\u202Edm.md': '# Parse dates\n' },
                },
            ],
            good: {
                set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01 parse..dates.md' },
                tree: { 'specs/7_parse_dates/plans/01 parse..dates.md': '# Parse dates\n' },
            },
        }),
        check: (0,text_rules/* eachText */.hj)((0,text_rules/* textsOfArtifacts */.nn)('path'), (found, subject) => {
            const path = found.text;
            const faults = SUSPECT.test(path) && !(0,model_text.isBlank)(path) ? faultsOfPath(path) : [];
            const same = faults.length === 0 ? null : (0,model_path.normalisePath)(path);
            if (same === null)
                return null;
            const message = `Artifact path ${(0,model_text.quote)(path, 200)} has ${(0,model_text.listOf)(faults, 'and')}; a plain path was expected.`;
            const plain = (0,model_path.normalisePath)(path.replace(EACH_UNSEEN, '').trimEnd());
            if (plain === null || plain === '') {
                return { message, recommendation: `${(0,model_return.fixFormat)(subject)}: write the path of a file from the project root.` };
            }
            return {
                message,
                recommendation: `${(0,model_return.fixFormat)(subject)}: write ${(0,model_text.quote)(plain, 200)}.`,
                fix: (0,fix/* setFix */.sS)((0,text_rules/* placeOfText */.KD)(found), plain, same === plain && !(0,model_path.namesFolder)(path) ? 'safe' : 'unsafe'),
            };
        }),
    },
});
const fileListRules = (0,rule.rulesOnReturns)('life-cycle', {
    'modified-files': {
        ofClaims: true,
        supersedes: ['field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'Modified files and the proposed scope are lists of file paths within the repository',
            rationale: 'These paths keep parallel agents apart. A folder or an absolute path cannot be compared with the files of others.',
            remedy: 'List each file by its path from the root of the repository, with forward slashes; no folders.',
            sources: ['upstream modified_files and proposed_file_scope'],
            bad: { set: { '/proposed_file_scope': ['src/dates/'] } },
            good: { set: { '/proposed_file_scope': ['src/dates/parse.ts'] } },
        }),
        check(subject) {
            return FILE_LISTS.flatMap((name) => {
                const paths = (0,json.field)(subject.value, name);
                if (paths === undefined || paths === null)
                    return rule.NOTHING;
                const pointer = (0,model_pointer.join)('', name);
                if (!(0,json.isArray)(paths)) {
                    return {
                        pointer,
                        message: `Field ${name} is ${(0,model_text.describeValue)(paths)}; a list of file paths was expected.`,
                        recommendation: `${(0,model_return.fixFormat)(subject)}: write ${name} as a list of file paths.`,
                    };
                }
                return paths.flatMap((path, n) => {
                    const reason = whyNoFilePath(path);
                    if (reason === undefined)
                        return rule.NOTHING;
                    return {
                        pointer: (0,model_pointer.join)(pointer, n),
                        message: `Entry ${String(n + 1)} of ${name} is ${(0,model_text.describeValue)(path)}, ${reason}; the path of a file within the repository was expected.`,
                        recommendation: `${(0,model_return.fixFormat)(subject)}: write paths of files from the root of the repository.`,
                    };
                });
            });
        },
    },
});
const placeRules = (0,rule.rulesOnReturns)('document', {
    'return-location': {
        needsPlace: true,
        severity: 'warning',
        about: () => ({
            summary: 'A metadata file or a handoff is in the folder of its task, specs/{N}_{slug}/',
            rationale: 'The calling skill only reads the file in the task folder. Elsewhere it is never read, and the agent seems to have stopped.',
            remedy: 'Move the file to specs/{N}_{slug}/, number padded or not. Folders below specs/archive/ and specs/vault/ and a .meta/ folder in the task folder are right too.',
            sources: ['001 File Location'],
            bad: [
                { families: ['return-meta'], file: 'notes/.return-meta.json' },
                { families: ['orchestrator-handoff'], file: 'notes/.orchestrator-handoff.json' },
            ],
            good: [
                {},
                { families: ['return-meta'], file: 'specs/archive/007_parse_dates/.return-meta.json' },
                { families: ['orchestrator-handoff'], file: 'specs/archive/007_parse_dates/.orchestrator-handoff.json' },
            ],
        }),
        check({ file, standard }) {
            if (TASK_FOLDER.test(file) || !/\.json$/i.test(file))
                return rule.NOTHING;
            const kind = standard.family === 'orchestrator-handoff' ? 'handoff' : 'metadata file';
            return {
                pointer: '',
                message: `The ${kind} ${(0,model_text.quote)(file, 200)} is not in a task folder; "specs/{N}_{slug}/" was expected.`,
                recommendation: 'Move it to "specs/{N}_{slug}/" of its task.',
            };
        },
    },
    'task-slug-case': {
        needsPlace: true,
        severity: 'notice',
        about: () => ({
            summary: 'The slug of the task folder is in snake_case',
            rationale: "Folders are found by a name made of a task's number and slug. Another spelling makes a second folder, and on some systems two that only differ in letter case.",
            remedy: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
            sources: ['001 File Location'],
            bad: { file: 'specs/7_Parse-Dates/.return-meta.json' },
            good: [{}, { file: 'specs/OC_007_parse_dates/.meta/.return-meta.json' }],
        }),
        check({ file }) {
            const slug = FOLDER_SLUG.exec(file)?.[1];
            if (slug === undefined || SNAKE_CASE.test(slug))
                return rule.NOTHING;
            return {
                pointer: '',
                message: `The slug ${(0,model_text.quote)(slug)} of the task folder is not in snake_case.`,
                value: slug,
            };
        },
    },
});
const DOTS = /\/\.{1,2}(?:\/|$)/;
function faultsOfPath(path) {
    const found = [];
    if (CONTROL.test(path))
        found.push('control characters');
    if (DIRECTION.test(path))
        found.push('bidirectional characters');
    if (NO_WIDTH.test(path))
        found.push('zero-width characters');
    if (path.includes('//'))
        found.push('"//"');
    if (path === '.' || path.startsWith('./'))
        found.push('a leading "./"');
    if (DOTS.test(path))
        found.push('"." or ".." segments');
    if (path.endsWith('/'))
        found.push('a trailing "/"');
    if (/\s$/.test(path))
        found.push('white space at its end');
    return found;
}
function whyNoFilePath(path) {
    if (typeof path !== 'string')
        return 'which is not a string';
    if ((0,model_text.isBlank)(path))
        return 'which is blank';
    if (/^(?:[/~]|[A-Za-z]:)/.test(path))
        return 'which is not relative to the repository';
    if (path.includes('\\'))
        return 'which has a backslash';
    return path.endsWith('/') ? 'which is a folder' : undefined;
}

;// CONCATENATED MODULE: ./src/families/json/rules/phases.ts







const HOLDERS = ['metadata', 'partial_progress'];
const HOLDERS_AT_TOP = ['', 'continuation_context'];
const COUNTS = ['phases_completed', 'phases_total'];
const CONTINUED = { '/continuation_path': 'specs/7_parse_dates/plans/01_parse-dates.md' };
const COMPLETED = {
    set: {
        '/status': 'implemented',
        '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
    },
};
const HANDED_OFF = { set: { '/status': 'implemented', '/plan_markers_verified': true } };
const MARKERS = 'plan_markers_verified';
const DONE = { '/status': 'implemented', '/phases_completed': 3, '/phases_total': 3 };
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const HALF = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [NOT STARTED]\n';
const WHOLE = '# Parse dates\n\n### Phase 1: Read [COMPLETED]\n\n### Phase 2: Write [COMPLETED]\n';
const phaseRules = (0,rule.rulesOnReturns)('metadata', {
    'phase-counts': {
        severity: 'warning',
        about: () => ({
            summary: 'No more phases are completed than there are',
            rationale: 'Work resumes at the phase after the last completed one. A count above the total points beyond the plan.',
            remedy: 'Count the phases of the plan and the completed ones again.',
            demand: {
                order: 150,
                text: '"phases_completed" is at most "phases_total".',
            },
            sources: ['001 metadata (required)', '001 partial_progress (optional)'],
            bad: (0,samples/* withPhases */.pm)(5, 4),
            good: (0,samples/* withPhases */.pm)(4, 4),
        }),
        check(subject) {
            const holders = (0,model_return.phasesOf)(subject).place === '' ? HOLDERS_AT_TOP : HOLDERS;
            return holders.flatMap((holder) => {
                const counts = holder === '' ? subject.value : (0,json.field)(subject.value, holder);
                const completed = (0,json.numberField)(counts, 'phases_completed');
                const total = (0,json.numberField)(counts, 'phases_total');
                if (completed === undefined || total === undefined || completed <= total)
                    return rule.NOTHING;
                return {
                    pointer: holder === '' ? '/phases_completed' : (0,model_pointer.join)('', holder, 'phases_completed'),
                    message: `Field ${holder === '' ? '' : `${holder}.`}phases_completed is ${String(completed)}, but phases_total is only ${String(total)}.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: count the phases again.`,
                };
            });
        },
    },
    'phases-top-level': {
        severity: 'warning',
        about: () => ({
            summary: 'Phase counts are not at the top level',
            rationale: 'At the top level they look like a handoff file. Callers search them in metadata, or in partial_progress, and miss them here.',
            remedy: 'Move them into metadata; while work continues, into partial_progress.',
            fixes: [{ safety: 'safe', does: 'moves the counts into metadata, unless work continues' }],
            sources: ['upstream phases_* are fields of the handoff file', '001 metadata (required)'],
            bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
            good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
        }),
        check(subject) {
            const names = COUNTS.filter((name) => (0,json.has)(subject.value, name));
            const more = ', or into partial_progress while work continues';
            return misplacedFields(subject, names, { more, isFixed: !OPEN.has((0,model_return.statusOf)(subject)) });
        },
    },
    'implemented-phases-short': {
        severity: 'warning',
        about: () => ({
            summary: 'An implemented task has completed all its phases',
            rationale: 'The status closes the task, but the counts say that phases are left. Either the work is partial and should be resumed, or the counts are stale.',
            remedy: 'Return partial if phases are left; otherwise update the counts.',
            demand: {
                order: 150,
                text: '"phases_completed" is at most "phases_total", and equals it when "status" is "implemented".',
                insteadOf: ['phase-counts'],
            },
            sources: ['001 Implementation Success (Non-Meta)'],
            bad: (0,samples/* withPhases */.pm)(3, 4, COMPLETED, HANDED_OFF),
            good: (0,samples/* withPhases */.pm)(4, 4, COMPLETED, HANDED_OFF),
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== 'implemented')
                return rule.NOTHING;
            const { place, completed, total } = (0,model_return.phasesOf)(subject);
            if (completed === undefined || total === undefined || completed >= total)
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)(place, 'phases_completed'),
                message: `Status is "implemented", but only ${String(completed)} of ${String(total)} phases are completed.`,
                recommendation: `Let ${(0,model_return.agentName)(subject)} return "partial" while phases are left, or correct the counts.`,
            };
        },
    },
});
const handoffPhaseRules = (0,rule.rulesOnReturns)('handoff', {
    'phases-required': {
        severity: 'warning',
        about: () => ({
            summary: 'Work on a plan reports its phase counts, each 0 or more',
            rationale: 'The orchestrator compares the counts to decide whether a plan is done or must be resumed. Without them it only has the status.',
            remedy: 'Write phases_completed and phases_total as whole numbers of 0 or more.',
            demand: {
                order: 30,
                text: 'When "status" is "implemented" or "partial": "phases_completed" is required and "phases_total" is required, both whole numbers of 0 or more.',
            },
            sources: ['upstream Orchestrator handoff: phases_completed and phases_total'],
            bad: [
                { set: { '/status': 'implemented', '/plan_markers_verified': true }, remove: COUNTS.map((name) => `/${name}`) },
                { set: { '/status': 'partial', '/phases_completed': -1, ...CONTINUED } },
            ],
            good: { set: { '/status': 'partial', '/phases_completed': 0, ...CONTINUED } },
        }),
        check(subject) {
            const status = (0,model_return.statusOf)(subject);
            if (status !== 'implemented' && status !== 'partial')
                return rule.NOTHING;
            const { place, completed, total } = (0,model_return.phasesOf)(subject);
            const problems = [];
            const absent = COUNTS.filter((name) => (0,json.field)(subject.value, name) === undefined);
            if (absent.length > 0) {
                problems.push({
                    pointer: place,
                    property: absent,
                    message: `Status is ${(0,model_text.quote)(status)} but ${(0,model_text.listOf)(absent, 'and')} ${absent.length === 1 ? 'is' : 'are'} absent; phase counts were expected.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: add ${(0,model_text.listOf)(absent, 'and')}.`,
                });
            }
            for (const [name, count] of [
                ['phases_completed', completed],
                ['phases_total', total],
            ]) {
                if (count === undefined || count >= 0)
                    continue;
                problems.push({
                    pointer: (0,model_pointer.join)(place, name),
                    message: `Field ${name} is ${String(count)}; a whole number of 0 or more was expected.`,
                    recommendation: `${(0,model_return.fixFormat)(subject)}: count the phases again.`,
                });
            }
            return problems;
        },
    },
    'partial-phases-whole': {
        severity: 'warning',
        about: () => ({
            summary: 'A partial handoff has open phases',
            rationale: 'The status asks the orchestrator to resume the work, but the counts say that nothing is left. It would call an agent without work.',
            remedy: 'Return implemented if all phases are done; otherwise count the completed ones again.',
            demand: {
                order: 40,
                text: 'When "status" is "partial": "phases_completed" is less than "phases_total".',
            },
            sources: ['upstream Orchestrator handoff: phases_completed and phases_total'],
            bad: { set: { '/status': 'partial', '/phases_completed': 3, '/phases_total': 3, ...CONTINUED } },
            good: { set: { '/status': 'partial', '/phases_completed': 2, '/phases_total': 3, ...CONTINUED } },
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== 'partial')
                return rule.NOTHING;
            const { place, completed, total } = (0,model_return.phasesOf)(subject);
            if (completed === undefined || completed !== total)
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)(place, 'phases_completed'),
                message: `Status is "partial", but all ${String(total)} phases are completed.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: write "implemented" if all is done, or correct the counts.`,
            };
        },
    },
    'plan-markers-unverified': {
        severity: 'notice',
        about: () => ({
            summary: "An implemented handoff says that the plan's marks were verified",
            rationale: 'A plan with all phases marked as completed shows that none was skipped. An agent that did not check cannot say so.',
            remedy: `Check that each phase heading of the plan says [COMPLETED], and set ${MARKERS} to true.`,
            sources: ['upstream Orchestrator handoff: plan_markers_verified'],
            bad: [{ set: DONE }, { set: { ...DONE, [`/${MARKERS}`]: false } }],
            good: { set: { ...DONE, [`/${MARKERS}`]: true } },
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== 'implemented')
                return rule.NOTHING;
            const verified = (0,json.field)(subject.value, MARKERS);
            if (verified !== undefined && verified !== false)
                return rule.NOTHING;
            return {
                ...(verified === undefined ? { pointer: '', property: MARKERS } : { pointer: `/${MARKERS}` }),
                message: `Status is "implemented" but ${MARKERS} is ${verified === undefined ? 'absent' : 'false'}; true was expected.`,
            };
        },
    },
});
const progressRules = (0,rule.rulesOnClaims)('metadata', {
    'progress-behind': {
        verdict: 'behind',
        kinds: ['progress'],
        severity: 'warning',
        about: () => ({
            summary: 'The plan marks as many phases as completed as the return reports',
            rationale: "Work resumes by the plan's marks, and is closed by the return's counts. If the plan marks fewer phases, either work is missing or the plan was not updated.",
            remedy: 'Mark the completed phases as [COMPLETED] in the plan, or only count those in the return.',
            demand: {
                order: 160,
                text: 'The plan of the task marks at least "phases_completed" of its phases as [COMPLETED].',
            },
            sources: ['return-gate the plan in the same tree shows whether the counts are true', '001 metadata (required)'],
            bad: (0,samples/* withPhases */.pm)(2, 2, { tree: { [PLAN]: HALF } }),
            good: (0,samples/* withPhases */.pm)(2, 2, { tree: { [PLAN]: WHOLE } }),
        }),
        check({ claim, verdict }, { success }) {
            if (verdict.detail === null)
                return rule.NOTHING;
            return {
                ...(success ? {} : { severity: 'notice' }),
                message: `The return says that ${claim.path} are completed, but ${verdict.detail}`,
                recommendation: 'Mark the completed phases in the plan, or only count the phases that it marks as completed.',
            };
        },
    },
    'progress-other-total': {
        verdict: 'other-total',
        kinds: ['progress'],
        severity: 'notice',
        about: () => ({
            summary: 'The plan has as many phases as the return says',
            rationale: 'Counts of another plan, or of an earlier version, do not show what is left. The plan may also have been revised since.',
            remedy: 'Count the phases of the plan again, or list the right plan among the artifacts.',
            sources: ['return-gate the plan in the same tree shows whether the counts are true'],
            bad: (0,samples/* withPhases */.pm)(1, 3, { tree: { [PLAN]: HALF } }),
            good: (0,samples/* withPhases */.pm)(1, 2, { tree: { [PLAN]: HALF } }),
        }),
        check({ claim, verdict }) {
            if (verdict.detail === null)
                return rule.NOTHING;
            return {
                message: `The return counts ${claim.path}, but ${verdict.detail}`,
            };
        },
    },
});
const OPEN = new Set(['in_progress', 'partial', undefined]);

// EXTERNAL MODULE: ./src/rules/document.ts
var rules_document = __webpack_require__(99738);
;// CONCATENATED MODULE: ./src/families/json/rules/plain-text.ts




const EMOJI = (0,model_text.pattern)([
    '\\p{Emoji_Presentation}(?!\\uFE0E)',
    '\\p{Extended_Pictographic}\\uFE0F',
    '[0-9#*]\\uFE0F?\\u20E3',
    '(?=[\\u2600-\\u27A0\\u27A2-\\u27BF\\u{1F000}-\\u{1FAFF}])\\p{Emoji}(?!\\uFE0E)',
].join('|'), 'u');
const ASCII = /^[\0-\x7f]*$/;
const MARKUP = [
    ['code', () => /(?<!`)`{1,2}(?=[^\s`])[^`\n]*(?<!\s)`{1,2}(?!`)/],
    ['a code fence', () => /(?<!`)```|^ {0,3}~~~/m],
    [
        'bold text',
        (0,model_text.pattern)(String.raw `(?<![\p{L}\p{N}_*/\\])\*\*(?=[\p{L}\p{N}\p{So}([])[^*\n]+(?<=[\p{L}\p{N}\p{So}.!?:;)\]%\p{M}])\*\*(?![\p{L}\p{N}_*/])`, 'u'),
    ],
    [
        'italic text',
        (0,model_text.pattern)(String.raw `(?<![\p{L}\p{N}_*/\\.)\]])\*(?=[\p{L}\p{N}])[^*\n]+(?<=[\p{L}\p{N}.!?:)])\*(?!\.?[\p{L}\p{N}_*/])`, 'u'),
    ],
    [
        'bold text',
        (0,model_text.pattern)(String.raw `(?<![\p{L}\p{N}_/\\.-])__(?=[\p{L}\p{N}])(?=[^_\n]*[ \t])[^_\n]+(?<=[\p{L}\p{N}.!?:)])__(?!\.?[\p{L}\p{N}_/])`, 'u'),
    ],
    [
        'italic text',
        (0,model_text.pattern)(String.raw `(?<![\p{L}\p{N}_/\\.-])_(?=[\p{L}\p{N}])[^_\n]+(?<=[\p{L}\p{N}.!?:)])_(?!\.?[\p{L}\p{N}_/(])`, 'u'),
    ],
    ['struck text', () => /(?<![~\\])~~(?=[^\s~])[^~\n]+(?<!\s)~~(?!~)/],
    ['a heading', () => /^ {0,3}#{1,6}[ \t]+[^\s]/m],
    ['a list', () => /^ {0,3}[-*+][ \t]+[^\s]/m],
    ['a link', (0,model_text.pattern)(String.raw `(?<![\p{L}\p{N}_)\]])\[[^[\]\n]*\]\([^()\s]+(?:[ \t]"[^"\n]*")?\)`, 'u')],
    ['a link', () => /<(?:https?:\/\/|mailto:)[^\s<>]+>/i],
    ['an HTML tag', () => /<([a-z][a-z0-9]{0,15})(?:\s[^<>]*)?>[^<]*<\/\1\s?>/i],
    ['an HTML tag', () => /<(?:br|hr)\s?\/?>|<img\s[^<>]*>/i],
];
const HINT = /[*_`~<[\]]|^ {0,3}[-+#]/m;
const WRAPPERS = { fence: 'a Markdown fence', prose: 'other text' };
const MESSAGES = { json: 'is JSON', 'json-in-text': 'holds JSON among its words' };
const plainTextRules = (0,rule.rulesOnReturns)('summary', {
    'no-emoji': {
        severity: 'notice',
        about: () => ({
            summary: 'No summary contains an emoji',
            rationale: 'Agents read summaries, and logs and terminals show them. An emoji costs tokens, says nothing that a word does not, and is not displayed everywhere.',
            remedy: 'Delete it, or use a word.',
            sources: ['000 summary (required)'],
            bad: { set: { '/summary': 'Planned how dates are parsed \u2705. The plan has three phases.' } },
            good: { set: { '/summary': 'Planned how dates (\u00A92026 #7) are parsed \u2192 3 phases. The plan is ready.' } },
        }),
        check: (0,text_rules/* eachText */.hj)(text_rules/* allSummaries */.oV, ({ text }) => {
            const emoji = ASCII.test(text) ? undefined : EMOJI().exec(text)?.[0];
            const code = emoji?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
            if (emoji === undefined || code === undefined)
                return null;
            return { message: `The summary holds the emoji ${(0,model_text.quote)(emoji)} (U+${code}); plain text was expected.` };
        }),
    },
    'no-markup': {
        severity: 'notice',
        about: () => ({
            summary: 'No summary contains markup',
            rationale: 'A summary is put into sentences, tables and logs with their own format. Markup is noise there, or breaks its surroundings.',
            remedy: 'Write plain sentences: names of files and functions need no backticks.',
            sources: ['000 summary (required)'],
            bad: { set: { '/summary': 'Planned how **dates** are parsed. The plan has three phases.' } },
            good: { set: { '/summary': 'Planned how parse_dates reads src/**/*.ts and *.json. It needs 2 * 3 phases.' } },
        }),
        check: (0,text_rules/* eachText */.hj)(text_rules/* allSummaries */.oV, ({ text }) => {
            for (const [kind, markup] of HINT.test(text) ? MARKUP : []) {
                const found = markup().exec(text)?.[0];
                if (found === undefined)
                    continue;
                return {
                    message: `The summary holds ${kind}, ${(0,model_text.quote)(found.trim())}; plain text was expected.`,
                    recommendation: 'Write it as plain text, without Markdown or HTML.',
                };
            }
            return null;
        }),
    },
});
const aroundRules = (0,rule.rulesOnDocuments)('document', {
    'json-only': {
        severity: 'error',
        about: () => ({
            summary: 'A return is only JSON',
            rationale: 'A caller parses the output as it is. A fence or a sentence around the return makes that fail, even if the return itself is right; so the return is extracted and checked anyway.',
            remedy: 'Have the agent return the JSON object alone: no fence, no introduction, no closing words.',
            sources: ['003 Overview', '002 Step 1: Validate JSON Structure'],
            bad: {
                text: [
                    'Here is my return:',
                    '',
                    '```json',
                    '{',
                    '  "status": "partial",',
                    '  "summary": "Planned how dates are parsed. The last phase is open.",',
                    '  "artifacts": [',
                    '    {',
                    '      "type": "plan",',
                    '      "path": "specs/7_parse_dates/plans/01_parse-dates.md",',
                    '      "summary": "Plan in three phases for parsing dates"',
                    '    }',
                    '  ],',
                    '  "metadata": {',
                    '    "session_id": "sess_1735460684_a1b2c3",',
                    '    "duration_seconds": 245,',
                    '    "agent_type": "planner",',
                    '    "delegation_depth": 1,',
                    '    "delegation_path": ["orchestrator", "plan", "planner"]',
                    '  },',
                    '  "errors": [',
                    '    {',
                    '      "type": "timeout",',
                    '      "message": "Planning reached its time limit",',
                    '      "recoverable": true,',
                    '      "recommendation": "Run /plan 7 again"',
                    '    }',
                    '  ]',
                    '}',
                    '```',
                    '',
                ].join('\n'),
                also: ['session-id-format'],
            },
        }),
        check: (0,rules_document/* readProblems */.V)({
            wrapped: ({ by }, { form }) => form !== 'json'
                ? null
                : {
                    message: `The return is wrapped in ${WRAPPERS[by]}; JSON alone was expected.`,
                    recommendation: 'Fix subagent return format: return the JSON object alone, without a fence or prose.',
                    value: by,
                },
        }),
    },
});
const consoleRules = (0,rule.rulesOnRuns)('document', {
    'console-json': {
        severity: 'error',
        about: () => ({
            summary: 'An agent that writes a metadata file ends with text, not JSON',
            rationale: 'The metadata file carries the data, so the console need not. JSON as the last message clutters the conversation, and may be ignored. Only a hook knows the last message: `validate --hook`.',
            remedy: 'Have the agent end with a short summary in plain text, and keep the JSON in the metadata file.',
            sources: ['001 Writing Metadata'],
            bad: [{ context: { lastMessage: 'json' } }, { context: { lastMessage: 'json-in-text' } }],
            good: { context: { lastMessage: 'text' } },
        }),
        check(_, { lastMessage }) {
            if (lastMessage === null || lastMessage === 'text')
                return rule.NOTHING;
            return {
                message: `The last message of the agent ${MESSAGES[lastMessage]}; a short summary in plain text was expected.`,
                recommendation: 'Fix subagent return format: end with a summary in plain text, and leave JSON to the metadata file.',
            };
        },
    },
});

;// CONCATENATED MODULE: ./src/families/json/rules/questions.ts






const ASKING = 'needs_research';
const DECISION_FIELDS = [
    ['question', 'text that is not blank', text_rules/* isText */.KH],
    ['options', 'a list of options', json.isArray],
    ['recommended', 'one of the options', text_rules/* isString */.Kg],
    ['blocking', 'true or false', (value) => typeof value === 'boolean'],
];
const MAX_CANDIDATES = 3;
const CATEGORIES = ['TECHNIQUE', 'PATTERN', 'CONFIG', 'WORKFLOW', 'INSIGHT'];
const CANDIDATE_FIELDS = [
    ['content', 'text that is not blank', text_rules/* isText */.KH],
    ['category', (0,model_text.listOf)(CATEGORIES), (value) => (0,text_rules/* isString */.Kg)(value) && CATEGORIES.includes(value), CATEGORIES],
    ['source_artifact', 'the path of an artifact', text_rules/* isText */.KH],
    ['confidence', 'a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
    ['suggested_keywords', 'a list of words', json.isArray],
];
const DECISION = {
    question: 'Which calendar do dates without one belong to?',
    options: ['Gregorian', 'Julian'],
    recommended: 'Gregorian',
    blocking: false,
};
const CANDIDATE = {
    content: 'Dates without an offset are ambiguous by up to 26 hours',
    category: 'INSIGHT',
    source_artifact: 'specs/7_parse_dates/plans/01_parse-dates.md',
    confidence: 1,
    suggested_keywords: ['dates', 'offsets'],
};
const questionRules = (0,rule.rulesOnReturns)('life-cycle', {
    'research-questions': {
        supersedes: ['required-field', 'field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'A return that needs research asks its questions and claims no artifacts',
            rationale: 'The orchestrator starts research with these questions. Without any it has nothing to ask, and artifacts contradict an agent that could not begin.',
            remedy: 'Write each question as a string in research_questions, and leave artifacts empty.',
            demand: {
                order: 4,
                text: 'When "status" is "needs_research": "research_questions" is required, "artifacts" is empty and "research_questions" holds at least 1 element.',
            },
            sources: ['upstream needs_research'],
            bad: { set: { '/status': ASKING, '/artifacts': [] } },
            good: { set: { '/status': ASKING, '/artifacts': [], '/research_questions': ['Which calendars are in use?'] } },
        }),
        check(subject) {
            const asks = (0,model_return.statusOf)(subject) === ASKING;
            const questions = (0,json.field)(subject.value, 'research_questions');
            if ((questions === undefined || questions === null) && !asks)
                return rule.NOTHING;
            const fix = `${(0,model_return.fixFormat)(subject)}:`;
            const pointer = '/research_questions';
            const problems = [];
            if (questions === undefined || (asks && (0,json.isArray)(questions) && questions.length === 0)) {
                problems.push({
                    ...(questions === undefined ? { pointer: '', property: 'research_questions' } : { pointer }),
                    message: `Status is "${ASKING}" but research_questions is ${questions === undefined ? 'absent' : 'empty'}; at least one question was expected.`,
                    recommendation: `${fix} list the questions in research_questions.`,
                });
            }
            else if (!(0,json.isArray)(questions)) {
                problems.push({
                    pointer,
                    message: `Field research_questions is ${(0,model_text.describeValue)(questions)}; a list of questions was expected.`,
                    recommendation: `${fix} write research_questions as a list of strings.`,
                });
            }
            else {
                problems.push(...(0,text_rules/* otherElements */.eG)(questions, text_rules/* isText */.KH, pointer, (question, n) => ({
                    message: `Research question ${String(n + 1)} is ${(0,model_text.describeValue)(question)}; text that is not blank was expected.`,
                    recommendation: `${fix} write each question as a string.`,
                })));
            }
            const artifacts = asks ? (0,json.listField)(subject.value, 'artifacts').length : 0;
            if (artifacts > 0) {
                problems.push({
                    pointer: '/artifacts',
                    message: `Status is "${ASKING}" but there ${artifacts === 1 ? 'is' : 'are'} ${(0,model_text.count)(artifacts, 'artifact')}; none was expected.`,
                    recommendation: `${fix} leave artifacts empty, or return "partial" with what there is.`,
                });
            }
            return problems;
        },
    },
    'user-decision': {
        supersedes: ['required-field', 'field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'A decision for the user is a question with at least two options, one of them recommended',
            rationale: 'The question is shown to the user unchanged. With fewer than two options there is nothing to decide, and a recommendation that is no option cannot be taken.',
            remedy: 'Give question, options, recommended (one of the options) and blocking (true or false).',
            sources: ['upstream user_decision'],
            bad: { set: { '/user_decision': { ...DECISION, options: ['Gregorian'] } } },
            good: { set: { '/user_decision': DECISION } },
        }),
        check(subject) {
            const decision = (0,json.field)(subject.value, 'user_decision');
            if (decision === undefined || decision === null)
                return rule.NOTHING;
            const pointer = '/user_decision';
            const fix = `${(0,model_return.fixFormat)(subject)}:`;
            if (!(0,json.isObject)(decision)) {
                return {
                    pointer,
                    message: `Field user_decision is ${(0,model_text.describeValue)(decision)}; an object was expected.`,
                    recommendation: `${fix} write an object with question, options, recommended and blocking.`,
                };
            }
            const problems = [
                ...fieldProblems(decision, DECISION_FIELDS, pointer, 'Field user_decision', 'Field user_decision.', fix),
            ];
            const options = (0,json.field)(decision, 'options');
            if (!(0,json.isArray)(options))
                return problems;
            if (options.length < 2) {
                problems.push({
                    pointer: (0,model_pointer.join)(pointer, 'options'),
                    message: `Field user_decision.options has ${(0,model_text.count)(options.length, 'option')}; two or more were expected.`,
                    recommendation: `${fix} give two options or more, or decide without the user.`,
                });
            }
            problems.push(...(0,text_rules/* otherElements */.eG)(options, text_rules/* isString */.Kg, (0,model_pointer.join)(pointer, 'options'), (option, n) => ({
                message: `Option ${String(n + 1)} of user_decision is ${(0,model_text.describeValue)(option)}; a string was expected.`,
                recommendation: `${fix} write each option as a string.`,
            })));
            const recommended = (0,json.field)(decision, 'recommended');
            if (typeof recommended === 'string' && !options.includes(recommended)) {
                problems.push({
                    pointer: (0,model_pointer.join)(pointer, 'recommended'),
                    message: `Field user_decision.recommended is ${(0,model_text.describeValue)(recommended)}, which is not one of the options.`,
                    recommendation: `${fix} recommend one of the options, in the same words.`,
                });
            }
            return problems;
        },
    },
    'review-reason': {
        supersedes: ['required-field', 'field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'A return that requests a review gives the reason',
            rationale: 'A person is called and the work waits. Without a reason they do not know what to check.',
            remedy: 'Say in review_reason what the person has to decide, or set requires_user_review to false.',
            demand: {
                order: 3,
                text: 'When "requires_user_review" is true: "review_reason" is required and "review_reason" is not blank.',
            },
            sources: ['upstream requires_user_review'],
            bad: { set: { '/requires_user_review': true } },
            good: { set: { '/requires_user_review': true, '/review_reason': 'The plan drops support for two calendars' } },
        }),
        check(subject) {
            if ((0,json.field)(subject.value, 'requires_user_review') !== true)
                return rule.NOTHING;
            const reason = (0,json.field)(subject.value, 'review_reason');
            if (typeof reason === 'string' && !(0,model_text.isBlank)(reason))
                return rule.NOTHING;
            return {
                ...(reason === undefined ? { pointer: '', property: 'review_reason' } : { pointer: (0,model_pointer.join)('', 'review_reason') }),
                message: `Field requires_user_review is true but review_reason is ${reason === undefined ? 'absent' : (0,model_text.describeValue)(reason)}; a reason was expected.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: say in review_reason what a person has to decide.`,
            };
        },
    },
    'memory-candidate': {
        supersedes: ['required-field', 'field-type'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: `There are at most ${String(MAX_CANDIDATES)} memory candidates, each complete`,
            rationale: 'Candidates are offered to the user unchanged: sorted by category, ranked by confidence, found by keywords. An incomplete one cannot be stored.',
            remedy: 'Keep the three most valuable ones, and give each its five fields.',
            sources: ['upstream memory_candidates'],
            bad: { set: { '/memory_candidates': [{ ...CANDIDATE, category: 'NOTE' }] } },
            good: { set: { '/memory_candidates': [CANDIDATE, CANDIDATE, CANDIDATE] } },
        }),
        check(subject) {
            const candidates = (0,json.field)(subject.value, 'memory_candidates');
            if (candidates === undefined || candidates === null)
                return rule.NOTHING;
            const pointer = '/memory_candidates';
            const fix = `${(0,model_return.fixFormat)(subject)}:`;
            if (!(0,json.isArray)(candidates)) {
                return {
                    pointer,
                    message: `Field memory_candidates is ${(0,model_text.describeValue)(candidates)}; a list was expected.`,
                    recommendation: `${fix} write a list of up to ${String(MAX_CANDIDATES)} candidates.`,
                };
            }
            const problems = candidates
                .slice(0, MAX_CANDIDATES)
                .flatMap((candidate, index) => candidateProblems(candidate, (0,model_pointer.join)(pointer, index), fix));
            if (candidates.length <= MAX_CANDIDATES)
                return problems;
            const tooMany = {
                pointer,
                message: `There are ${String(candidates.length)} memory candidates; at most ${String(MAX_CANDIDATES)} are allowed.`,
                recommendation: `${fix} keep the ${String(MAX_CANDIDATES)} most valuable ones.`,
            };
            return [tooMany, ...problems];
        },
    },
});
function candidateProblems(candidate, pointer, fix) {
    if (!(0,json.isObject)(candidate)) {
        const names = (0,model_text.listOf)(CANDIDATE_FIELDS.map(([name]) => name), 'and');
        return [
            {
                pointer,
                message: `The memory candidate is ${(0,model_text.describeValue)(candidate)}; an object was expected.`,
                recommendation: `${fix} write an object with ${names}.`,
            },
        ];
    }
    const keywords = (0,json.listField)(candidate, 'suggested_keywords');
    return [
        ...fieldProblems(candidate, CANDIDATE_FIELDS, pointer, 'The memory candidate', "The memory candidate's ", fix),
        ...(0,text_rules/* otherElements */.eG)(keywords, text_rules/* isString */.Kg, (0,model_pointer.join)(pointer, 'suggested_keywords'), (keyword) => ({
            message: `A suggested keyword of the memory candidate is ${(0,model_text.describeValue)(keyword)}; a string was expected.`,
            recommendation: `${fix} write each keyword as a string.`,
        })),
    ];
}
function fieldProblems(object, fields, pointer, what, whose, fix) {
    return fields.flatMap(([name, expected, fits, words = []]) => {
        const value = (0,json.field)(object, name);
        if (value === undefined) {
            const message = `${what} has no ${name}; ${expected} was expected.`;
            return { pointer, property: name, message, recommendation: `${fix} add ${name}.` };
        }
        if (fits(value))
            return rule.NOTHING;
        const meant = typeof value === 'string' ? (0,model_text.nearest)(value.trim(), words) : undefined;
        return {
            pointer: (0,model_pointer.join)(pointer, name),
            message: `${whose}${name} is ${(0,model_text.describeValue)(value)}; ${expected} was expected.`,
            recommendation: `${fix} write ${meant ?? expected}.`,
        };
    });
}

;// CONCATENATED MODULE: ./src/families/json/rules/status.ts






const FORBIDDEN = 'completed';
const EARLY = {
    '/status': 'in_progress',
    '/started_at': '2026-01-28T10:30:00Z',
    '/partial_progress': { stage: 'initializing', details: 'Read the task' },
};
const PROGRESS = { stage: 'initializing', details: 'Read the task' };
const CRASHED = [
    { type: 'execution', message: 'The parser crashed', recoverable: true, recommendation: 'Run /plan 7 again' },
];
const status_TIMED_OUT = [
    {
        type: 'timeout',
        message: 'The time was up after the first phase',
        recoverable: true,
        recommendation: 'Run /plan 7 again',
    },
];
const LATE_TIMEOUT = {
    type: 'timeout',
    message: 'The last check ran out of time',
    recoverable: true,
    recommendation: 'Run the check again',
};
const statusRules = (0,rule.rulesOnReturns)('status', {
    'status-completed': {
        supersedes: ['status-value'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: `The status is never "${FORBIDDEN}"`,
            rationale: 'The word makes the calling tool stop before its last steps, so the task is never marked as done. For success, a return names the finished work instead.',
            remedy: 'Write the word for the finished work, such as researched, planned or implemented.',
            fixes: [{ safety: 'unsafe', does: 'writes the word for the work of an agent with this name' }],
            sources: ['001 status (required)'],
            bad: { set: { '/status': FORBIDDEN }, also: ['standard-mismatch'] },
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== FORBIDDEN)
                return rule.NOTHING;
            const { success } = subject.standard;
            const { instead } = (0,fix/* suggestStatus */.pD)(subject, FORBIDDEN);
            return {
                pointer: '/status',
                message: `Status ${(0,model_text.quote)(FORBIDDEN)} stops the calling tool; for success, use ${(0,model_text.listOf)(success)}.`,
                recommendation: `${(0,model_return.fixFormat)(subject)}: write ${instead === undefined ? 'what was done' : (0,model_text.quote)(instead)}.`,
                ...(instead === undefined ? {} : { fix: (0,fix/* statusFix */.OH)(instead) }),
            };
        },
    },
    'status-in-progress': {
        severity: 'warning',
        about: () => ({
            summary: 'A metadata file has a final status',
            rationale: 'An agent writes in_progress at its start and replaces it at the end. If it is still there, the agent was interrupted, or postflight never ran.',
            remedy: 'Resume the task, or set the status that the work reached: partial, with errors, if it was interrupted.',
            sources: ['001 status (required)'],
            bad: [{ set: EARLY }, { set: EARLY, context: { stage: 'ended' } }],
            good: [
                { set: { ...EARLY, '/status': 'partial' }, also: ['errors-required'] },
                { set: EARLY, context: { stage: 'on-disk' } },
            ],
        }),
        check(subject, { stage }) {
            if ((0,model_return.statusOf)(subject) !== model_return.UNFINISHED || stage === 'on-disk')
                return rule.NOTHING;
            const agent = (0,model_return.agentName)(subject);
            const partial = 'set the status to "partial" and say in errors why it stopped';
            return stage === 'ended'
                ? {
                    pointer: '/status',
                    message: 'Status is "in_progress", but the agent has stopped; a final status was expected.',
                    recommendation: `${(0,model_return.fixFormat)(subject)}: write the status that the work reached, or ${partial}.`,
                }
                : {
                    pointer: '/status',
                    message: 'Status is "in_progress"; a final status was expected. The agent was interrupted, is still at work, or postflight has not run.',
                    recommendation: `Resume ${agent}, or ${partial}.`,
                };
        },
    },
    'status-stale': {
        severity: 'warning',
        about: () => ({
            summary: 'Work in progress did not start before the limit of stale-after',
            rationale: 'No agent works for days. After that time the agent is dead, and its task is waiting.',
            remedy: 'Resume the task or close it. Raise stale-after if agents do run that long.',
            sources: ['001 started_at (optional)'],
            bad: {
                set: { '/status': 'in_progress', '/started_at': '2026-01-27T11:59:59Z', '/partial_progress': PROGRESS },
                also: ['status-in-progress'],
            },
            good: {
                set: { '/status': 'in_progress', '/started_at': '2026-01-27T12:00:00Z', '/partial_progress': PROGRESS },
                also: ['status-in-progress'],
            },
        }),
        check(subject, context) {
            if ((0,model_return.statusOf)(subject) !== 'in_progress')
                return rule.NOTHING;
            const startedAt = (0,json.stringField)(subject.value, 'started_at');
            if (startedAt === undefined)
                return rule.NOTHING;
            const moment = (0,model_text.parseIso8601)(startedAt);
            if (moment === null)
                return rule.NOTHING;
            const latest = moment.zoned ? moment.at : moment.at + model_text.WIDEST_OFFSET;
            if (context.now - latest <= context.staleAfter)
                return rule.NOTHING;
            return {
                pointer: '/started_at',
                message: `The agent is still in progress, but its start at ${(0,model_text.quote)(startedAt)} is older than stale-after allows.`,
                recommendation: `Resume or close the task of ${(0,model_return.agentName)(subject)}.`,
            };
        },
    },
    'failed-with-artifacts': {
        severity: 'notice',
        about: () => ({
            summary: 'A failed return has no artifacts',
            rationale: 'Failed means that the work has no usable result. With files it was partial, and a caller can continue from there instead of starting again.',
            remedy: 'Set the status to partial if the files are usable; otherwise remove them from the return.',
            sources: ['000 status (required)', '003 status (required)'],
            bad: { set: { '/status': 'failed', '/errors': CRASHED } },
            good: { set: { '/status': 'partial', '/errors': CRASHED } },
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== 'failed')
                return rule.NOTHING;
            const { length } = (0,json.listField)(subject.value, 'artifacts');
            if (length === 0)
                return rule.NOTHING;
            return {
                pointer: '/artifacts',
                message: `Status "failed" means no usable result, but the return lists ${(0,model_text.count)(length, 'artifact')}.`,
                recommendation: 'Set the status to "partial" if they are usable; else list none.',
                value: 'failed',
            };
        },
    },
    'partial-without-artifacts': {
        area: 'artifacts',
        severity: 'notice',
        about: () => ({
            summary: 'A partial return lists its artifacts so far',
            rationale: 'Partial means that some artifacts exist and the work can be resumed from them. Without any, the next agent starts from nothing, as after failed or blocked.',
            remedy: 'List the files made so far, or use the status for work that made none.',
            sources: ['003 artifacts (required)'],
            bad: { set: { '/status': 'partial', '/artifacts': [], '/errors': status_TIMED_OUT } },
            good: { set: { '/status': 'partial', '/errors': status_TIMED_OUT } },
        }),
        check(subject) {
            if ((0,model_return.statusOf)(subject) !== 'partial')
                return rule.NOTHING;
            const artifacts = (0,json.field)(subject.value, 'artifacts');
            if (!(0,json.isArray)(artifacts) || artifacts.length > 0)
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)('', 'artifacts'),
                message: 'Status "partial" says that some artifacts were made, but none is listed.',
                recommendation: `Verify ${(0,model_return.agentName)(subject)} lists the files made so far, or returns "failed" or "blocked" if there are none.`,
            };
        },
    },
    'errors-with-success': {
        area: 'errors',
        severity: 'notice',
        about: () => ({
            summary: 'A success has no errors',
            rationale: 'Errors belong to unfinished work. With a success status they are easily overlooked, or the status claims too much.',
            remedy: 'Return partial if something is missing; otherwise leave the errors out and mention what was overcome in the summary.',
            sources: ['003 errors (optional)'],
            bad: { set: { '/errors': [LATE_TIMEOUT] } },
            good: { set: { '/errors': [] } },
        }),
        check(subject) {
            const errors = (0,json.listField)(subject.value, 'errors');
            const status = (0,model_return.statusOf)(subject);
            if (errors.length === 0 || status === undefined || !(0,model_return.isSuccess)(subject))
                return rule.NOTHING;
            return {
                pointer: (0,model_pointer.join)('', 'errors'),
                message: `Status is ${(0,model_text.quote)(status)} but there ${errors.length === 1 ? 'is' : 'are'} ${(0,model_text.count)(errors.length, 'error')}; none was expected.`,
                recommendation: 'Return "partial" if something is missing, otherwise leave the errors out.',
            };
        },
    },
});

;// CONCATENATED MODULE: ./src/families/json/rules/texts.ts





const blocked = (message) => (0,samples/* blockedBy */.yJ)({ type: 'resource', message, recoverable: true, recommendation: 'Run /plan 7 again later' });
const MAX_ARTIFACT_SUMMARY = 200;
const MAX_ERROR_MESSAGE = 500;
const errorWith = (length) => (0,samples/* blockedBy */.yJ)({ type: 'resource', message: 'm'.repeat(length), recoverable: true });
const MAX_NEXT_STEPS = 300;
const MIN_LENGTH = 10;
const MAX_LENGTH = 500;
const MIN_COMPLETION = 1;
const MAX_COMPLETION = 3;
const texts_implemented = (summary) => ({
    set: { '/status': 'implemented', '/completion_data': { completion_summary: summary } },
});
const MIN_SENTENCES = 2;
const MAX_SENTENCES = 5;
const MAX_TOKENS = 100;
const WARNING_TOKENS = 120;
const HANDOFF_AIM = 400;
const HANDOFF_MAX = 600;
const textRules = (0,rule.rulesOnReturns)('metadata', {
    'agent-type-empty': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: "The agent's name is not blank",
            rationale: 'Callers route and debug by the name of the agent. A blank one identifies nobody.',
            remedy: 'Write the name that the agent is defined with.',
            sources: ['000 metadata (required)'],
            bad: { set: { '/metadata/agent_type': '' } },
        }),
        check: (0,text_rules/* noBlankText */.bo)((0,text_rules/* textAt */.$6)('metadata', 'agent_type'), ({ text }) => ({
            message: `Field metadata.agent_type is ${(0,model_text.quote)(text)}; the agent's name was expected.`,
            recommendation: "Fix subagent return format: write the agent's own name.",
        })),
    },
    'artifact-path-empty': {
        area: 'artifacts',
        severity: 'error',
        structural: true,
        about: () => ({
            summary: "An artifact's path is not blank",
            rationale: 'A blank path names no file, so nothing can be linked or proved.',
            remedy: 'Write the path of the file, or remove the claim.',
            sources: ['000 Validation Rules Summary'],
            bad: { set: { '/artifacts/0/path': ' ' } },
        }),
        check: (0,text_rules/* noBlankText */.bo)((0,text_rules/* textsOfArtifacts */.nn)('path'), ({ text }, subject) => ({
            message: `The artifact's path is ${text === '' ? 'empty' : 'nothing but white space'}; the path of a file was expected.`,
            recommendation: `${(0,model_return.fixFormat)(subject)}: write the path relative to the project root.`,
        })),
    },
    'error-text-empty': {
        area: 'errors',
        severity: 'warning',
        about: () => ({
            summary: "An error's message and recommendation are not blank",
            rationale: 'A caller shows the message to people and follows the recommendation. If they are blank, nobody knows what happened or what to do.',
            remedy: 'Write in the message what happened, and in the recommendation how to continue.',
            sources: ['000 errors (optional)', '003 errors (optional)'],
            bad: blocked(' '),
            good: blocked('The service does not answer'),
        }),
        check: (0,text_rules/* noBlankText */.bo)((0,text_rules/* textsOfList */._1)('errors', 'message', 'recommendation'), ({ field, text }, subject) => ({
            message: `The error's ${field} is ${(0,model_text.quote)(text)}; text was expected.`,
            recommendation: `${(0,model_return.fixFormat)(subject)}: say ${field === 'message' ? 'what happened' : 'how to go on'}.`,
        })),
    },
    'session-id-empty': {
        step: 'session',
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'The session id is not blank',
            rationale: 'The session id links a return to its delegation. Without one, it is unknown which call it answers.',
            remedy: "Echo the caller's session id.",
            demand: {
                order: 10,
                text: 'No required text is blank.',
            },
            sources: ['000 metadata (required)'],
            bad: [
                { families: ['return-meta', 'subagent-return'], set: { '/metadata/session_id': ' ' } },
                { families: ['orchestrator-handoff'], set: { '/session_id': ' ' } },
            ],
        }),
        check: (0,text_rules/* noBlankText */.bo)((subject) => (0,text_rules/* textAt */.$6)(...(0,model_return.wayToSession)(subject.standard))(subject), ({ text }, subject) => ({
            message: `Field ${(0,model_return.wayToSession)(subject.standard).join('.')} is ${(0,model_text.quote)(text)}; a session id was expected.`,
            recommendation: `${(0,model_return.fixFormat)(subject)}: echo the session id of the delegation.`,
        })),
    },
    'summary-empty': {
        area: 'summary',
        supersedes: ['summary-length'],
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'The summary is not blank',
            rationale: 'The summary is often all that a caller reads. A blank one counts as present but says nothing.',
            remedy: 'Describe in two to five sentences what was accomplished.',
            sources: ['000 summary (required)'],
            bad: { set: { '/summary': ' ' } },
        }),
        check: (0,text_rules/* noBlankText */.bo)((0,text_rules/* textAt */.$6)('summary'), ({ text }, subject) => ({
            message: `The summary is blank: ${(0,model_text.quote)(text)}.`,
            recommendation: `${(0,model_return.fixFormat)(subject)}: say what was accomplished in 2 to 5 sentences.`,
        })),
    },
    'artifact-summary-length': {
        area: 'artifacts',
        severity: 'warning',
        about: () => ({
            summary: `An artifact's summary has at most ${String(MAX_ARTIFACT_SUMMARY)} characters`,
            rationale: 'The summary of an artifact is one line in a list that an orchestrator reads; longer text belongs in the artifact.',
            remedy: 'Shorten it to the main content of the file.',
            demand: {
                order: 90,
                text: 'The "summary" of an artifact is one sentence of at most 200 characters.',
            },
            sources: ['000 artifacts (required)'],
            bad: { set: { '/artifacts/0/summary': `A plan ${'for parsers '.repeat(20)}` } },
        }),
        check: (0,text_rules/* textLength */.sc)((0,text_rules/* textsOfArtifacts */.nn)('summary'), {
            name: "The artifact's summary",
            max: MAX_ARTIFACT_SUMMARY,
            advice: () => 'Shorten the summary to one sentence that says what the file holds.',
        }),
    },
    'error-message-length': {
        area: 'errors',
        severity: 'warning',
        about: () => ({
            summary: `An error's message has at most ${String(MAX_ERROR_MESSAGE)} characters`,
            rationale: 'The message fills the context of the caller that reads it. Logs and stack traces belong in a file.',
            remedy: 'Say what went wrong and where in a sentence or two; put the log into a file.',
            demand: {
                order: 140,
                text: 'The "message" of an error has at most 500 characters, "next_steps" at most 300; a "code" is in UPPER_SNAKE_CASE.',
            },
            sources: ['000 errors (optional)'],
            bad: errorWith(MAX_ERROR_MESSAGE + 1),
            good: errorWith(MAX_ERROR_MESSAGE),
        }),
        check: (0,text_rules/* textLength */.sc)((0,text_rules/* textsOfList */._1)('errors', 'message'), {
            name: "The error's message",
            max: MAX_ERROR_MESSAGE,
            advice: (_, subject) => `${(0,model_return.fixFormat)(subject)}: shorten the message to what went wrong and where.`,
        }),
    },
    'next-steps-length': {
        area: 'errors',
        severity: 'warning',
        about: () => ({
            summary: `The next steps have at most ${String(MAX_NEXT_STEPS)} characters`,
            rationale: 'The next steps tell a caller what to do at once. A long text hides that, and fills its context.',
            remedy: 'Name the next one or two actions; put the rest into an artifact.',
            sources: ['000 next_steps (optional)'],
            bad: { set: { '/next_steps': 'n'.repeat(MAX_NEXT_STEPS + 1) } },
            good: { set: { '/next_steps': 'n'.repeat(MAX_NEXT_STEPS) } },
        }),
        check: (0,text_rules/* textLength */.sc)((0,text_rules/* textAt */.$6)('next_steps'), {
            name: 'Field next_steps',
            max: MAX_NEXT_STEPS,
            advice: (_, subject) => `${(0,model_return.fixFormat)(subject)}: name the next one or two actions only.`,
        }),
    },
    'summary-length': {
        area: 'summary',
        severity: 'warning',
        about: () => ({
            summary: `The summary has ${String(MIN_LENGTH)} to ${String(MAX_LENGTH)} characters`,
            rationale: 'A word or two cannot describe the work, and a long text fills the context window of the orchestrator.',
            remedy: 'Say what was accomplished in two to five sentences, and leave the rest to the artifacts.',
            sources: ['000 summary (required)'],
            bad: [
                { set: { '/summary': 'Done. Ok.' } },
                {
                    set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(48)}times.` },
                    also: ['summary-tokens'],
                },
            ],
            good: [{}, { set: { '/summary': 'Done. Good' } }],
        }),
        check: (0,text_rules/* textLength */.sc)((0,text_rules/* textAt */.$6)('summary'), {
            name: 'The summary',
            min: MIN_LENGTH,
            max: MAX_LENGTH,
            advice: (length) => length < MIN_LENGTH
                ? 'Say what was accomplished in 2 to 5 sentences.'
                : 'Shorten it to what the caller must know; details belong in the artifacts.',
        }),
    },
    'completion-summary-sentences': {
        area: 'life-cycle',
        severity: 'notice',
        about: () => ({
            summary: `The completion summary has ${String(MIN_COMPLETION)} to ${String(MAX_COMPLETION)} sentences`,
            rationale: 'It becomes one entry in the list of finished tasks, which is read at a glance.',
            remedy: 'Say what was accomplished in one to three sentences; leave the details to the summary artifact.',
            sources: ['001 completion_data (optional)'],
            bad: texts_implemented('Dates are parsed. Times are parsed. Zones are parsed. Errors are reported.'),
            good: texts_implemented('Dates are parsed. Times are parsed. Zones are parsed.'),
        }),
        check: (0,text_rules/* sentenceCount */.r4)((0,text_rules/* textAt */.$6)('completion_data', 'completion_summary'), {
            name: 'The completion summary',
            min: MIN_COMPLETION,
            max: MAX_COMPLETION,
            advice: (expected, subject) => `${(0,model_return.fixFormat)(subject)}: say what was accomplished in ${expected}.`,
        }),
    },
    'summary-sentences': {
        area: 'summary',
        severity: 'notice',
        about: () => ({
            summary: `The summary has ${String(MIN_SENTENCES)} to ${String(MAX_SENTENCES)} sentences, or at most 4 in a handoff`,
            rationale: 'One sentence seldom contains both the outcome and its consequences; more than five are a report, which belongs in an artifact.',
            remedy: 'Describe the outcome in one sentence, and what the caller must know about it in one to four more.',
            sources: ['000 summary (required)', '003 summary (required)'],
            bad: { set: { '/summary': 'Planned how dates are parsed' } },
            good: [
                {},
                {
                    families: ['subagent-return'],
                    set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass. The next phase is open.' },
                },
                {
                    families: ['orchestrator-handoff'],
                    set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass.' },
                },
            ],
        }),
        params: { max: MAX_SENTENCES },
        check: (0,text_rules/* sentenceCount */.r4)((0,text_rules/* textAt */.$6)('summary'), {
            name: 'The summary',
            min: MIN_SENTENCES,
            max: MAX_SENTENCES,
            advice: (expected) => `Say what was accomplished in ${expected}.`,
        }),
    },
    'summary-tokens': {
        area: 'summary',
        severity: 'warning',
        about: () => ({
            summary: `The summary has at most about ${String(MAX_TOKENS)} tokens`,
            rationale: `An orchestrator keeps the summary of every agent in its context window. The count estimates four characters per token, since each model counts differently. From ${String(WARNING_TOKENS)} tokens on it is a warning, below a notice.`,
            remedy: 'Shorten it to about 400 characters.',
            demand: {
                order: 80,
                text: 'The "summary" of the return, where there is one, has 10 to 400 characters (about 100 tokens).',
            },
            sources: ['000 summary (required)', '003 summary (required)'],
            bad: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(46)}times.` } },
            good: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(36)}times.` } },
        }),
        check: (0,text_rules/* eachText */.hj)((0,text_rules/* textAt */.$6)('summary'), ({ text: { length } }) => {
            const tokens = (0,text_rules/* estimatedTokens */.Te)(length);
            if (tokens <= MAX_TOKENS)
                return null;
            return {
                ...(tokens < WARNING_TOKENS ? { severity: 'notice' } : {}),
                message: `The summary has ${(0,text_rules/* estimatedTokensInWords */.hS)(length)}; at most about ${String(MAX_TOKENS)} were expected.`,
            };
        }),
    },
    'handoff-tokens': {
        area: 'handoff',
        severity: 'warning',
        about: () => ({
            summary: `A handoff stays under ${String(HANDOFF_AIM)} tokens, and has at most about ${String(HANDOFF_MAX)}`,
            rationale: 'The orchestrator keeps the handoff of every step in its context window: longer text belongs in an artifact. The count estimates four characters per token, without white space between fields.',
            remedy: 'Move details into the artifacts, and only keep what the next step needs.',
            demand: {
                order: 70,
                text: 'The whole object has at most 600 tokens, of about 4 characters each.',
            },
            sources: ['upstream Orchestrator handoff: size'],
            bad: { set: { '/decisions_made': [`Dates are read ${'and written again '.repeat(150)}by one parser.`] } },
            good: { set: { '/decisions_made': ['Dates are read by one parser.'] } },
        }),
        check({ value }) {
            const { length } = JSON.stringify(value);
            if ((0,text_rules/* estimatedTokens */.Te)(length) <= HANDOFF_MAX)
                return rule.NOTHING;
            return {
                pointer: '',
                message: `The handoff has ${(0,text_rules/* estimatedTokensInWords */.hS)(length)}; fewer than ${String(HANDOFF_AIM)} were expected.`,
                recommendation: 'Move details into the artifacts: the orchestrator keeps every handoff in its context window.',
                value: HANDOFF_MAX,
            };
        },
    },
});

;// CONCATENATED MODULE: ./src/families/json/rules/index.ts














;// CONCATENATED MODULE: ./src/families/json/version.ts







const use = (0,families_define/* useFrom */.Ej)(rules_namespaceObject);
const SUCCESS_BY_KIND = { research: 'researched', plan: 'planned', implement: 'implemented' };
function words(written, confusion) {
    return written.map((word) => [word, confusion]);
}
const SUCCESS_WORDS = ['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'];
const contextual = [
    ['completed', { instead: SUCCESS_BY_KIND, because: 'It stops the calling tool; for success, say what was done.' }],
    ...words(SUCCESS_WORDS, { instead: SUCCESS_BY_KIND, because: 'For success, say what was done.' }),
    ...words(['research_complete', 'research_completed', 'research-complete'], {
        instead: 'researched',
        because: 'A finished research is one word.',
    }),
    ...words(['plan_complete', 'plan_completed', 'planning_complete', 'plan-complete'], {
        instead: 'planned',
        because: 'A finished plan is one word.',
    }),
    ...words(['implementation_complete', 'implementation_completed', 'implement_complete'], {
        instead: 'implemented',
        because: 'A finished implementation is one word.',
    }),
];
const stopped = [
    ...words(['error', 'failure'], { instead: 'failed' }),
    ['incomplete', { instead: 'partial' }],
    ['timeout', { instead: 'partial', because: 'A time limit is reported in errors.' }],
    ['waiting', { instead: 'blocked' }],
];
const begun = words(['in-progress', 'started', 'running'], { instead: 'in_progress' });
const plainSuccess = [
    ...words(SUCCESS_WORDS, { instead: 'completed' }),
    ...words(['researched', 'planned', 'implemented', 'research_complete', 'plan_complete'], {
        instead: 'completed',
        because: 'That word belongs to a metadata file.',
    }),
];
const metadataStatusWords = new Map([...contextual, ...stopped, ...begun]);
const contextualStatusWords = new Map([...contextual, ...stopped]);
const plainStatusWords = new Map([...plainSuccess, ...stopped]);
const TYPE_SYNONYMS = [
    [
        ['research', 'report', 'analysis', 'research_report', 'research-report', 'audit'],
        ['report', 'research'],
    ],
    [['design', 'implementation_plan', 'implementation-plan'], ['plan']],
    [['code', 'source', 'config', 'configuration', 'script', 'file'], ['implementation']],
    [
        ['test', 'tests'],
        ['test', 'implementation'],
    ],
    [
        ['doc', 'docs', 'documentation'],
        ['documentation', 'implementation'],
    ],
    [['implementation_summary', 'implementation-summary'], ['summary']],
    [['handoff'], ['handoff', 'summary']],
];
function artifactTypeWords(types) {
    return new Map(TYPE_SYNONYMS.flatMap(([written, meant]) => {
        const instead = meant.find((type) => types.includes(type));
        const others = written.filter((word) => !types.includes(word));
        return instead === undefined ? [] : words(others, { instead });
    }));
}
function jsonVersion({ statusWords, familyRules = [], rules, countsPhases, ...version }) {
    const { shape } = version;
    const artifactTypes = shape.enums['/artifacts/*/type'] ?? [];
    return {
        claimFields: [{ pattern: '/artifacts/*/path' }],
        ...version,
        statuses: shape.enums['/status'] ?? [],
        artifactTypes,
        confusions: { status: statusWords, artifactType: artifactTypeWords(artifactTypes) },
        ...(countsPhases ? { claimsInWords: PROGRESS_IN_WORDS, claims: progressClaims(shape) } : {}),
        rules: (0,families_define/* ruleList */.pt)(jsonRules, familyRules, rules),
    };
}
const jsonRules = [
    ...families_define/* rulesOnWork */.KK,
    use('json-syntax'),
    use('json-encoding'),
    use('json-duplicate-key'),
    use('return-object'),
    use('file-too-large'),
    use('return-undetermined'),
    use('too-many-elements'),
    use('too-many-returns'),
    use('required-field'),
    use('field-type'),
    use('unknown-field'),
    use('status-value'),
    use('artifact-object'),
    use('artifact-type'),
    use('artifact-path-empty'),
    use('artifact-path-slashes'),
    use('artifact-path-valid'),
    use('artifact-duplicate'),
    use('phantom-work'),
    use('too-many-claims'),
    use('session-id-empty'),
    use('session-id-format'),
    use('session-id-mismatch'),
    use('metadata-field-type'),
    use('phase-counts'),
    use('no-returns'),
];
const version_metadataRules = [
    use('agent-type-empty'),
    use('duration-negative'),
    use('delegation-cycle'),
    use('delegation-tail'),
    use('delegation-short'),
    use('agent-type-other'),
    use('agent-type-unknown'),
    use('errors-with-success'),
    use('error-type'),
    use('error-text-empty'),
];
const returnMetaRules = [
    ...version_metadataRules,
    use('console-json'),
    use('return-location'),
    use('task-slug-case'),
    use('status-completed'),
    use('status-in-progress'),
    use('status-stale'),
    use('summary-length'),
    use('summary-tokens'),
    use('no-emoji'),
    use('artifact-summary'),
    use('artifact-summary-length'),
    use('artifact-summary-sentence'),
    use('artifact-type-path'),
    use('delegation-depth'),
    use('delegation-path'),
    use('implemented-phases-short'),
    use('phases-top-level'),
    use('progress-behind'),
    use('progress-other-total'),
    use('metadata-top-level'),
    use('errors-required', { severity: 'warning' }),
    use('started-at'),
    use('partial-progress-required'),
    use('partial-progress-leftover'),
    use('completion-data-required'),
    use('completion-summary-sentences'),
    use('roadmap-items-meta'),
    use('roadmap-item-unknown'),
    use('meta-file-leftover'),
];
const subagentReturnRules = [
    ...version_metadataRules,
    use('json-only'),
    use('no-return-found'),
    use('standard-mismatch'),
    use('failed-with-artifacts'),
    use('summary-empty'),
    use('summary-length'),
    use('summary-tokens'),
    use('summary-sentences'),
    use('no-emoji'),
    use('no-markup'),
];
const returnMeta = {
    open: ['in_progress'],
    success: ['researched', 'planned', 'implemented'],
    statusWords: metadataStatusWords,
    countsPhases: true,
    familyRules: returnMetaRules,
    sample: samples/* metadataSample */.GH,
};
const subagentReturn = {
    open: [],
    success: ['completed'],
    statusWords: plainStatusWords,
    countsPhases: false,
    familyRules: subagentReturnRules,
};
const WITHOUT_PLAN = new Set(['researched', 'needs_research']);
const MOST_ARTIFACTS = 1_000;
const PROGRESS_IN_WORDS = 'the counts of phases, by the marks in the plan';
function progressClaims(shape) {
    return (value) => {
        if (WITHOUT_PLAN.has((0,json.stringField)(value, 'status')))
            return [];
        const counts = (0,model_return.phasesOf)({ value, standard: { shape } });
        const completed = wholeNumber(counts.completed);
        const total = wholeNumber(counts.total);
        if (total === 0)
            return [];
        const isVerified = (0,json.field)(value, VERIFIED) === true && shape.fields['']?.includes(VERIFIED) === true;
        if (completed === null && !isVerified)
            return [];
        const plans = plansIn(value);
        const claim = (done, pointer) => ({
            kind: 'progress',
            path: phasesInWords(done, total),
            pointer,
            type: null,
            asked: { kind: 'progress', completed: done, total, plans },
        });
        return [
            ...(completed === null ? [] : [claim(completed, (0,model_pointer.join)(counts.place, 'phases_completed'))]),
            ...(isVerified && (completed === null || completed !== total) ? [claim('all', (0,model_pointer.join)('', VERIFIED))] : []),
        ];
    };
}
const VERIFIED = 'plan_markers_verified';
function wholeNumber(value) {
    return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function phasesInWords(done, total) {
    if (done === 'all')
        return total === null ? 'all phases' : `all of ${(0,model_text.count)(total, 'phase')}`;
    return total === null ? (0,model_text.count)(done, 'phase') : `${String(done)} of ${(0,model_text.count)(total, 'phase')}`;
}
function plansIn(value) {
    const artifacts = (0,json.field)(value, 'artifacts');
    if (!(0,json.isArray)(artifacts))
        return [];
    const plans = [];
    const others = [];
    for (const artifact of artifacts.slice(0, MOST_ARTIFACTS)) {
        const path = typeof artifact === 'string' ? artifact : (0,json.isObject)(artifact) ? (0,json.stringField)(artifact, 'path') : undefined;
        if (path === undefined || path.trim() === '')
            continue;
        const isPlan = (0,json.isObject)(artifact) && (0,json.stringField)(artifact, 'type') === 'plan';
        const isInPlans = /(?:^|[/\\])plans[/\\]/.test(path);
        if (isPlan && isInPlans)
            plans.push(path);
        else if (isPlan || isInPlans)
            others.push(path);
    }
    return [...plans, ...others];
}


/***/ }),

/***/ 99497:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ shapeOf)
/* harmony export */ });
function shapeOf(validator) {
    return (value) => {
        validator(value);
        return (validator.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(toShapeError);
    };
}
function toShapeError(error) {
    const { missingProperty, type } = error.params;
    const detail = error.keyword === 'required' ? missingProperty : error.keyword === 'type' ? type : [];
    return {
        keyword: error.keyword,
        pointer: error.instancePath,
        detail: [detail].flat().join(' or '),
        conditional: /\/(?:then|else|anyOf|not)\//.test(`${error.schemaPath}/`),
        advisory: error.schemaPath.includes('/$defs/advisory'),
    };
}


/***/ }),

/***/ 38363:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   J5: () => (/* binding */ listUnderStatus),
/* harmony export */   KD: () => (/* binding */ placeOfText),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Kg: () => (/* binding */ isString),
/* harmony export */   Te: () => (/* binding */ estimatedTokens),
/* harmony export */   _1: () => (/* binding */ textsOfList),
/* harmony export */   bo: () => (/* binding */ noBlankText),
/* harmony export */   eG: () => (/* binding */ otherElements),
/* harmony export */   hS: () => (/* binding */ estimatedTokensInWords),
/* harmony export */   hj: () => (/* binding */ eachText),
/* harmony export */   nn: () => (/* binding */ textsOfArtifacts),
/* harmony export */   oV: () => (/* binding */ allSummaries),
/* harmony export */   r4: () => (/* binding */ sentenceCount),
/* harmony export */   sc: () => (/* binding */ textLength)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87979);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);






function textAt(...way) {
    const outer = way.slice(0, -1);
    const [parent, name] = [(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)('', ...outer), (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .elementAt */ .s2)(way, outer.length)];
    return ({ value }) => {
        let holder = value;
        for (const key of outer)
            holder = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(holder, key);
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)(holder, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING : [{ parent, field: name, text }];
    };
}
function textsOfArtifacts(name) {
    return (subject) => {
        const texts = [];
        for (const { pointer, [name]: text } of (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject)) {
            if (text !== undefined)
                texts.push({ parent: pointer, field: name, text });
        }
        return texts;
    };
}
function allSummaries(subject) {
    return [...textAt('summary')(subject), ...textsOfArtifacts('summary')(subject)];
}
function placeOfText({ parent, field: name }) {
    return (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name);
}
function textsOfList(list, ...names) {
    return (subject) => (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.objectsOf)(subject, list).flatMap(({ pointer, value }) => names.flatMap((name) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.stringField)(value, name);
        return text === undefined ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING : { parent: pointer, field: name, text };
    }));
}
function eachText(texts, problemIn) {
    return (subject, _context, params) => {
        let problems;
        for (const found of texts(subject)) {
            const words = problemIn(found, subject, params);
            if (words !== null)
                (problems ??= []).push({ pointer: placeOfText(found), ...words });
        }
        return problems ?? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
    };
}
function noBlankText(texts, problem) {
    return eachText(texts, (found, subject) => ((0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.isBlank)(found.text) ? problem(found, subject) : null));
}
function textLength(texts, { name, min, max, advice }) {
    const expected = min === undefined ? `at most ${String(max)} are allowed` : `${String(min)} to ${String(max)} were expected`;
    return eachText(texts, ({ text: { length } }, subject) => length >= (min ?? 0) && length <= max
        ? null
        : {
            message: `${name} has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.count)(length, 'character')}; ${expected}.`,
            recommendation: advice(length, subject),
        });
}
function sentenceCount(texts, { name, min, max: usualMax, advice }) {
    return eachText(texts, ({ text }, subject, params) => {
        const max = Number(params.max ?? usualMax);
        const found = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.isBlank)(text) ? null : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.otherSentences)(text, min, max);
        if (found === null)
            return null;
        const bounds = `${String(min)} to ${String(max)}`;
        return {
            message: `${name} has ${found}; ${bounds} were expected.`,
            recommendation: advice(`${bounds} sentences`, subject),
        };
    });
}
const CHARACTERS_PER_TOKEN = 4;
function estimatedTokens(length) {
    return Math.ceil(length / CHARACTERS_PER_TOKEN);
}
function estimatedTokensInWords(length) {
    return `an estimated ${String(estimatedTokens(length))} tokens (${String(length)} characters, ${String(CHARACTERS_PER_TOKEN)} a token)`;
}
function otherElements(list, fits, pointer, words) {
    return list.flatMap((element, n) => (fits(element) ? _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING : { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)(pointer, n), ...words(element, n) }));
}
function listUnderStatus(statuses, name, noun, advice) {
    return (subject) => {
        const status = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.statusOf)(subject);
        if (status === undefined || !statuses.includes(status))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.field)(subject.value, name) ?? null;
        if (list !== null && !((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.isArray)(list) && list.length === 0))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_2__.NOTHING;
        const isAbsent = !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__.has)(subject.value, name);
        return {
            ...(isAbsent ? { pointer: '', property: name } : { pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)('', name) }),
            message: `Status is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.quote)(status)} but ${name} is ${isAbsent ? 'absent' : list === null ? 'null' : 'empty'}; at least one ${noun} was expected.`,
            recommendation: `${(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.fixFormat)(subject)}: ${advice}.`,
        };
    };
}
function isString(value) {
    return typeof value === 'string';
}
function isText(value) {
    return isString(value) && !(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.isBlank)(value);
}


/***/ })

};
;
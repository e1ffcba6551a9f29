"use strict";
exports.id = 8353;
exports.ids = [8353];
exports.modules = {

/***/ 58353:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfig: () => (/* binding */ parseConfig)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19211);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6644);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81122);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28004);
/* harmony import */ var _schema_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34611);









async function parseConfig(config) {
    const { file, text, placeOf, faultOfPattern } = config;
    const written = file.toLowerCase().endsWith('.json') ? (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(text) : (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .g)(text);
    const { value, flaws } = written;
    const declared = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'forms');
    const { forms, faults: ofForms } = declared === undefined ? { forms: [], faults: [] } : await (await __webpack_require__.e(/* import() */ 6209).then(__webpack_require__.bind(__webpack_require__, 36209))).readForms(declared, config);
    const faults = value === undefined ? [] : [...(0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .faultsOf */ .x)(value), ...faultsOfPatterns(value, faultOfPattern), ...ofForms];
    const found = [
        ...flaws.map(({ at, message }) => ({ at, message: () => message })),
        ...faults.filter(({ isWarning }) => isWarning !== true).flatMap((fault) => placed(fault, written)),
    ].sort((a, b) => a.at - b.at);
    if (value !== undefined && found.length === 0) {
        const mild = faults.flatMap((fault) => placed(fault, written)).slice(0, _error_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_SHOWN */ .Ki);
        const warnings = mild.map(({ at, message }) => (0,_error_js__WEBPACK_IMPORTED_MODULE_5__/* .inWords */ .r4)(file, { ...placeOf(at), message: message() }));
        return (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .toConfig */ .q)(file, value, warnings, forms);
    }
    const problems = found.slice(0, _error_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_SHOWN */ .Ki).map(({ at, message }) => ({ ...placeOf(at), message: message() }));
    throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, problems, found.length - problems.length);
}
function placed({ pointer, part, message }, { places, unread }) {
    if (unread.has(pointer))
        return [];
    const place = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOf */ .RP)(places, pointer);
    return [{ at: (part === 'key' ? place.key : null) ?? place.value, message }];
}
function faultsOfPatterns(value, faultOf) {
    const overrides = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .listField */ .FZ)(value, 'overrides').map((override, n) => listAt(override, 'paths', (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)('', 'overrides', n)));
    const selecting = [listAt(value, 'paths'), ...overrides];
    const branches = listAt(value, 'agent-branches');
    const others = [listAt(value, 'ignore'), listAt(value, 'unclaimed'), branches];
    const faults = [];
    for (const { pointer, pattern } of [...selecting, ...others].flat()) {
        const fault = isComment(pattern) ?? faultOf(pattern);
        if (fault !== undefined)
            faults.push(faultOfValue(pointer, fault));
    }
    for (const { pointer, pattern } of branches) {
        if (!/^[!\s]*refs\//.test(pattern))
            continue;
        faults.push(faultOfValue(pointer, `The pattern ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(pattern)} matches no branch: write it without refs/heads/.`));
    }
    for (const [first] of [...selecting, branches]) {
        if (first === undefined || !isNegative(first.pattern))
            continue;
        faults.push(faultOfValue(first.pointer, `The pattern ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(first.pattern)} takes away, and nothing is there yet: write a pattern before it that selects.`));
    }
    return [...faults, ...faultsOfBaseline(value)];
}
function faultOfValue(pointer, message) {
    return { pointer, part: 'value', message: () => message };
}
function listAt(value, key, at = '') {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .listField */ .FZ)(value, key).flatMap((pattern, n) => typeof pattern === 'string' ? [{ pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(at, key, n), pattern }] : []);
}
function isComment(pattern) {
    if (!pattern.trim().startsWith('#'))
        return undefined;
    return `The pattern ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(pattern)} is a comment, which selects nothing: take it out of the quotes.`;
}
function isNegative(pattern) {
    const marks = pattern.replace(/[^!\s][^]*/, '').replaceAll(/\s/g, '');
    return marks.length % 2 === 1;
}
function faultsOfBaseline(value) {
    const file = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)(value, 'baseline');
    if (file === undefined || ((0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb)(file) ?? '') !== '')
        return [];
    const message = `baseline is ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(file)}: write the path of a file, relative to the project root.`;
    return [faultOfValue('/baseline', message)];
}


/***/ }),

/***/ 34611:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ faultsOf),
  Q: () => (/* binding */ inDots)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(30783);
// EXTERNAL MODULE: ./src/families/rule-ids.ts
var rule_ids = __webpack_require__(32083);
;// CONCATENATED MODULE: ./src/config/keys.ts


const TOP_KEYS = [
    '$schema',
    'standards',
    'paths',
    'ignore',
    'rules',
    'overrides',
    'vocabulary',
    'agents',
    ...choose/* FAMILY_SETTINGS */.td.map(({ name }) => name),
    'fail-on',
    'if-no-returns',
    'archived',
    'stale-after',
    'max-file-size',
    'max-returns',
    'max-claims',
    'unclaimed',
    'agent-branches',
    'agent-branches-require',
    'baseline',
    'forms',
];
const KEYS = new Map([
    ['', TOP_KEYS],
    ['/standards', choose/* FAMILY_NAMES */.ME],
    ['/rules', rule_ids/* RULE_IDS */.Iu],
    ['/vocabulary', choose/* FAMILY_NAMES */.ME],
    ...choose/* FAMILY_NAMES */.ME.map((family) => [`/vocabulary/${family}`, ['statuses', 'artifact-types']]),
    ['/overrides/*', ['paths', 'findings', 'standards', 'rules', 'reason']],
    ['/overrides/*/standards', choose/* FAMILY_NAMES */.ME],
    ['/overrides/*/rules', rule_ids/* RULE_IDS */.Iu],
]);

// EXTERNAL MODULE: ./src/config/removed.ts
var removed = __webpack_require__(87694);
;// CONCATENATED MODULE: ./src/config/validate.js
// Generated by `npm run generate` from schemas/config.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/config.schema.json","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"standards":{"type":"object","additionalProperties":false,"properties":{"return-meta":{"enum":["return-meta@1.2","return-meta@1.4","return-meta@2.1"]},"subagent-return":{"enum":["subagent-return@1.0","subagent-return@1.2","subagent-return@2.0"]},"orchestrator-handoff":{"enum":["orchestrator-handoff@1"]},"verify-result":{"enum":["verify-result@1"]},"result-envelope":{"enum":["result-envelope@1","result-envelope@4"]},"gsd-summary":{"enum":["gsd-summary@1","gsd-summary@2"]},"gsd-plan":{"enum":["gsd-plan@1"]},"gsd-verification":{"enum":["gsd-verification@1"]},"bmad-story":{"enum":["bmad-story@4","bmad-story@6"]},"bmad-spec":{"enum":["bmad-spec@6"]}}},"paths":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"ignore":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"overrides":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"anyOf":[{"required":["paths"]},{"required":["findings"]}],"dependentRequired":{"standards":["paths"]},"minProperties":2,"not":{"type":"object","required":["reason"],"maxProperties":2},"properties":{"paths":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"findings":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^[0-9a-f]{32}$"}},"standards":{"type":"object","additionalProperties":false,"properties":{"return-meta":{"enum":["return-meta@1.2","return-meta@1.4","return-meta@2.1"]},"subagent-return":{"enum":["subagent-return@1.0","subagent-return@1.2","subagent-return@2.0"]},"orchestrator-handoff":{"enum":["orchestrator-handoff@1"]},"verify-result":{"enum":["verify-result@1"]},"result-envelope":{"enum":["result-envelope@1","result-envelope@4"]},"gsd-summary":{"enum":["gsd-summary@1","gsd-summary@2"]},"gsd-plan":{"enum":["gsd-plan@1"]},"gsd-verification":{"enum":["gsd-verification@1"]},"bmad-story":{"enum":["bmad-story@4","bmad-story@6"]},"bmad-spec":{"enum":["bmad-spec@6"]}}},"rules":{"$ref":"#/properties/rules"},"reason":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}}}},"agents":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"},"uniqueItems":true},"envelope-mode":{"enum":["engram","openspec","none"]},"fail-on":{"enum":["error","warning","notice","never"],"default":"error"},"if-no-returns":{"enum":["error","warning","ignore"],"default":"error"},"archived":{"enum":["claims","all"],"default":"claims"},"stale-after":{"type":"string","pattern":"^\\d{1,6}[smhdw]$","default":"24h"},"max-file-size":{"type":["string","integer"],"pattern":"^(?!0+\\s*[A-Za-z]*$)\\d{1,12}(?:\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$","minimum":1,"maximum":999999999999,"default":"1MiB"},"max-returns":{"type":"integer","minimum":1,"maximum":999999999,"default":100000},"max-claims":{"type":"integer","minimum":1,"maximum":999999999,"default":1000000},"unclaimed":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"agent-branches":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"agent-branches-require":{"enum":["final","success"],"default":"final"},"baseline":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$","default":".return-gate-baseline.json"},"forms":{"type":"object"},"rules":{"type":"object","propertyNames":{"enum":["agent-type-empty","agent-type-other","agent-type-unknown","artifact-archived","artifact-blank","artifact-case","artifact-directory","artifact-duplicate","artifact-empty","artifact-missing","artifact-not-deleted","artifact-object","artifact-path-empty","artifact-path-relative","artifact-path-slashes","artifact-path-valid","artifact-relocated","artifact-removed","artifact-self","artifact-summary","artifact-summary-length","artifact-summary-sentence","artifact-type","artifact-type-path","artifact-unchanged","artifact-uncommitted","artifact-undetermined","artifact-unverifiable","baseline-stale","blockers-required","bmad-baseline-unknown","bmad-deleted-present","bmad-file-list","bmad-sprint-status","bmad-status","bmad-tasks-open","bmad-unread","bmad-untouched","claudemd-none","claudemd-required","completion-data-required","completion-summary-sentences","console-json","continuation-required","custom-field","cycle-recoverable","delegation-cycle","delegation-depth","delegation-path","delegation-short","delegation-tail","duration-negative","envelope-change-folder","envelope-critical-with-warning","envelope-failure-without-risk","envelope-field","envelope-heading","envelope-mode","envelope-next-vague","envelope-risk-severity","envelope-section-order","envelope-success-with-critical","envelope-summary-sentences","envelope-unread","envelope-warning-without-risk","error-code-format","error-message-length","error-text-empty","error-type","errors-required","errors-with-success","failed-with-artifacts","field-type","file-too-large","form-commit-unknown","form-no-claims","form-schema","form-status","form-unread","gsd-actuals","gsd-commit-placeholder","gsd-commit-unknown","gsd-commits-count","gsd-coverage","gsd-deleted-present","gsd-duplicate-key","gsd-field","gsd-frontmatter","gsd-key-link","gsd-must-have-contains","gsd-must-have-exports","gsd-must-have-lines","gsd-must-have-unread","gsd-name","gsd-orphan","gsd-plan-autonomous","gsd-plan-wave","gsd-requirement-open","gsd-requirement-unknown","gsd-requirement-unplanned","gsd-self-check-contradicted","gsd-self-check-failed","gsd-self-check-unread","gsd-status","gsd-uncommitted-work","gsd-unread","gsd-untouched","gsd-verification-gaps","gsd-verification-score","gsd-verification-unexecuted","handoff-tokens","implemented-phases-short","json-duplicate-key","json-encoding","json-only","json-syntax","memory-candidate","meta-file-leftover","metadata-field-type","metadata-top-level","modified-files","next-steps-length","no-emoji","no-markup","no-return-found","no-returns","partial-phases-whole","partial-progress-leftover","partial-progress-required","partial-without-artifacts","path-root","phantom-work","phase-counts","phases-required","phases-top-level","plan-markers-unverified","progress-behind","progress-other-total","required-field","research-questions","return-deleted","return-location","return-object","return-undetermined","returns-imported","review-reason","roadmap-item-unknown","roadmap-items-meta","session-id-empty","session-id-format","session-id-mismatch","session-id-reused","standard-mismatch","started-at","status-completed","status-in-progress","status-stale","status-value","summary-empty","summary-length","summary-sentences","summary-tokens","task-slug-case","too-many-claims","too-many-elements","too-many-returns","unclaimed-change","unclaimed-deletion","unknown-field","user-decision","verify-change-name","verify-contradiction","verify-envelope","verify-field","verify-hash-of-nothing","verify-hash-shared","verify-open-tasks","verify-tasks-missing","verify-totals","verify-totals-unknown","verify-value"]},"additionalProperties":{"enum":["error","warning","notice","off"]}},"vocabulary":{"type":"object","propertyNames":{"enum":["return-meta","subagent-return","orchestrator-handoff","verify-result","result-envelope","gsd-summary","gsd-plan","gsd-verification","bmad-story","bmad-spec"]},"additionalProperties":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}}}}};
const schema32 = {"type":"object","propertyNames":{"enum":["agent-type-empty","agent-type-other","agent-type-unknown","artifact-archived","artifact-blank","artifact-case","artifact-directory","artifact-duplicate","artifact-empty","artifact-missing","artifact-not-deleted","artifact-object","artifact-path-empty","artifact-path-relative","artifact-path-slashes","artifact-path-valid","artifact-relocated","artifact-removed","artifact-self","artifact-summary","artifact-summary-length","artifact-summary-sentence","artifact-type","artifact-type-path","artifact-unchanged","artifact-uncommitted","artifact-undetermined","artifact-unverifiable","baseline-stale","blockers-required","bmad-baseline-unknown","bmad-deleted-present","bmad-file-list","bmad-sprint-status","bmad-status","bmad-tasks-open","bmad-unread","bmad-untouched","claudemd-none","claudemd-required","completion-data-required","completion-summary-sentences","console-json","continuation-required","custom-field","cycle-recoverable","delegation-cycle","delegation-depth","delegation-path","delegation-short","delegation-tail","duration-negative","envelope-change-folder","envelope-critical-with-warning","envelope-failure-without-risk","envelope-field","envelope-heading","envelope-mode","envelope-next-vague","envelope-risk-severity","envelope-section-order","envelope-success-with-critical","envelope-summary-sentences","envelope-unread","envelope-warning-without-risk","error-code-format","error-message-length","error-text-empty","error-type","errors-required","errors-with-success","failed-with-artifacts","field-type","file-too-large","form-commit-unknown","form-no-claims","form-schema","form-status","form-unread","gsd-actuals","gsd-commit-placeholder","gsd-commit-unknown","gsd-commits-count","gsd-coverage","gsd-deleted-present","gsd-duplicate-key","gsd-field","gsd-frontmatter","gsd-key-link","gsd-must-have-contains","gsd-must-have-exports","gsd-must-have-lines","gsd-must-have-unread","gsd-name","gsd-orphan","gsd-plan-autonomous","gsd-plan-wave","gsd-requirement-open","gsd-requirement-unknown","gsd-requirement-unplanned","gsd-self-check-contradicted","gsd-self-check-failed","gsd-self-check-unread","gsd-status","gsd-uncommitted-work","gsd-unread","gsd-untouched","gsd-verification-gaps","gsd-verification-score","gsd-verification-unexecuted","handoff-tokens","implemented-phases-short","json-duplicate-key","json-encoding","json-only","json-syntax","memory-candidate","meta-file-leftover","metadata-field-type","metadata-top-level","modified-files","next-steps-length","no-emoji","no-markup","no-return-found","no-returns","partial-phases-whole","partial-progress-leftover","partial-progress-required","partial-without-artifacts","path-root","phantom-work","phase-counts","phases-required","phases-top-level","plan-markers-unverified","progress-behind","progress-other-total","required-field","research-questions","return-deleted","return-location","return-object","return-undetermined","returns-imported","review-reason","roadmap-item-unknown","roadmap-items-meta","session-id-empty","session-id-format","session-id-mismatch","session-id-reused","standard-mismatch","started-at","status-completed","status-in-progress","status-stale","status-value","summary-empty","summary-length","summary-sentences","summary-tokens","task-slug-case","too-many-claims","too-many-elements","too-many-returns","unclaimed-change","unclaimed-deletion","unknown-field","user-decision","verify-change-name","verify-contradiction","verify-envelope","verify-field","verify-hash-of-nothing","verify-hash-shared","verify-open-tasks","verify-tasks-missing","verify-totals","verify-totals-unknown","verify-value"]},"additionalProperties":{"enum":["error","warning","notice","off"]}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(?=.*\\S).{1,1000}$", "u");
const pattern7 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern10 = new RegExp("^\\d{1,6}[smhdw]$", "u");
const pattern11 = new RegExp("^(?!0+\\s*[A-Za-z]*$)\\d{1,12}(?:\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.standards !== undefined){
let data1 = data.standards;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func1.call(schema31.properties.standards.properties, key1))){
const err2 = {instancePath:instancePath+"/standards",schemaPath:"#/properties/standards/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1["return-meta"] !== undefined){
let data2 = data1["return-meta"];
if(!(((data2 === "return-meta@1.2") || (data2 === "return-meta@1.4")) || (data2 === "return-meta@2.1"))){
const err3 = {instancePath:instancePath+"/standards/return-meta",schemaPath:"#/properties/standards/properties/return-meta/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["return-meta"].enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1["subagent-return"] !== undefined){
let data3 = data1["subagent-return"];
if(!(((data3 === "subagent-return@1.0") || (data3 === "subagent-return@1.2")) || (data3 === "subagent-return@2.0"))){
const err4 = {instancePath:instancePath+"/standards/subagent-return",schemaPath:"#/properties/standards/properties/subagent-return/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["subagent-return"].enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1["orchestrator-handoff"] !== undefined){
if(!(data1["orchestrator-handoff"] === "orchestrator-handoff@1")){
const err5 = {instancePath:instancePath+"/standards/orchestrator-handoff",schemaPath:"#/properties/standards/properties/orchestrator-handoff/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["orchestrator-handoff"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1["verify-result"] !== undefined){
if(!(data1["verify-result"] === "verify-result@1")){
const err6 = {instancePath:instancePath+"/standards/verify-result",schemaPath:"#/properties/standards/properties/verify-result/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["verify-result"].enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1["result-envelope"] !== undefined){
let data6 = data1["result-envelope"];
if(!((data6 === "result-envelope@1") || (data6 === "result-envelope@4"))){
const err7 = {instancePath:instancePath+"/standards/result-envelope",schemaPath:"#/properties/standards/properties/result-envelope/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["result-envelope"].enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1["gsd-summary"] !== undefined){
let data7 = data1["gsd-summary"];
if(!((data7 === "gsd-summary@1") || (data7 === "gsd-summary@2"))){
const err8 = {instancePath:instancePath+"/standards/gsd-summary",schemaPath:"#/properties/standards/properties/gsd-summary/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["gsd-summary"].enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1["gsd-plan"] !== undefined){
if(!(data1["gsd-plan"] === "gsd-plan@1")){
const err9 = {instancePath:instancePath+"/standards/gsd-plan",schemaPath:"#/properties/standards/properties/gsd-plan/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["gsd-plan"].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1["gsd-verification"] !== undefined){
if(!(data1["gsd-verification"] === "gsd-verification@1")){
const err10 = {instancePath:instancePath+"/standards/gsd-verification",schemaPath:"#/properties/standards/properties/gsd-verification/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["gsd-verification"].enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1["bmad-story"] !== undefined){
let data10 = data1["bmad-story"];
if(!((data10 === "bmad-story@4") || (data10 === "bmad-story@6"))){
const err11 = {instancePath:instancePath+"/standards/bmad-story",schemaPath:"#/properties/standards/properties/bmad-story/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["bmad-story"].enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1["bmad-spec"] !== undefined){
if(!(data1["bmad-spec"] === "bmad-spec@6")){
const err12 = {instancePath:instancePath+"/standards/bmad-spec",schemaPath:"#/properties/standards/properties/bmad-spec/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["bmad-spec"].enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/standards",schemaPath:"#/properties/standards/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.paths !== undefined){
let data12 = data.paths;
if(Array.isArray(data12)){
if(data12.length > 1000){
const err14 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data12.length < 1){
const err15 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err16 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"#/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"#/properties/paths/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.ignore !== undefined){
let data14 = data.ignore;
if(Array.isArray(data14)){
if(data14.length > 1000){
const err19 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
const err20 = {instancePath:instancePath+"/ignore/" + i1,schemaPath:"#/properties/ignore/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/ignore/" + i1,schemaPath:"#/properties/ignore/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.overrides !== undefined){
let data16 = data.overrides;
if(Array.isArray(data16)){
if(data16.length > 100){
const err23 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 2){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
let missing0;
if((data17.reason === undefined) && (missing0 = "reason")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid8 = _errs30 === errors;
if(valid8){
const err27 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
const _errs32 = errors;
let valid9 = false;
const _errs33 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.paths === undefined){
const err28 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/anyOf/0/required",keyword:"required",params:{missingProperty: "paths"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs33 === errors;
valid9 = valid9 || _valid0;
const _errs34 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.findings === undefined){
const err29 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/anyOf/1/required",keyword:"required",params:{missingProperty: "findings"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid0 = _errs34 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const err30 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length < 2){
const err31 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/minProperties",keyword:"minProperties",params:{limit: 2}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data17){
if(!(((((key2 === "paths") || (key2 === "findings")) || (key2 === "standards")) || (key2 === "rules")) || (key2 === "reason"))){
const err32 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data17.paths !== undefined){
let data18 = data17.paths;
if(Array.isArray(data18)){
if(data18.length > 1000){
const err33 = {instancePath:instancePath+"/overrides/" + i2+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data18.length < 1){
const err34 = {instancePath:instancePath+"/overrides/" + i2+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err35 = {instancePath:instancePath+"/overrides/" + i2+"/paths/" + i3,schemaPath:"#/properties/overrides/items/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/overrides/" + i2+"/paths/" + i3,schemaPath:"#/properties/overrides/items/properties/paths/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/overrides/" + i2+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data17.findings !== undefined){
let data20 = data17.findings;
if(Array.isArray(data20)){
if(data20.length > 1000){
const err38 = {instancePath:instancePath+"/overrides/" + i2+"/findings",schemaPath:"#/properties/overrides/items/properties/findings/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.length < 1){
const err39 = {instancePath:instancePath+"/overrides/" + i2+"/findings",schemaPath:"#/properties/overrides/items/properties/findings/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
let data21 = data20[i4];
if(typeof data21 === "string"){
if(!pattern7.test(data21)){
const err40 = {instancePath:instancePath+"/overrides/" + i2+"/findings/" + i4,schemaPath:"#/properties/overrides/items/properties/findings/items/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/overrides/" + i2+"/findings/" + i4,schemaPath:"#/properties/overrides/items/properties/findings/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/overrides/" + i2+"/findings",schemaPath:"#/properties/overrides/items/properties/findings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data17.standards !== undefined){
let data22 = data17.standards;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key3 in data22){
if(!(func1.call(schema31.properties.overrides.items.properties.standards.properties, key3))){
const err43 = {instancePath:instancePath+"/overrides/" + i2+"/standards",schemaPath:"#/properties/overrides/items/properties/standards/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data22["return-meta"] !== undefined){
let data23 = data22["return-meta"];
if(!(((data23 === "return-meta@1.2") || (data23 === "return-meta@1.4")) || (data23 === "return-meta@2.1"))){
const err44 = {instancePath:instancePath+"/overrides/" + i2+"/standards/return-meta",schemaPath:"#/properties/overrides/items/properties/standards/properties/return-meta/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["return-meta"].enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data22["subagent-return"] !== undefined){
let data24 = data22["subagent-return"];
if(!(((data24 === "subagent-return@1.0") || (data24 === "subagent-return@1.2")) || (data24 === "subagent-return@2.0"))){
const err45 = {instancePath:instancePath+"/overrides/" + i2+"/standards/subagent-return",schemaPath:"#/properties/overrides/items/properties/standards/properties/subagent-return/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["subagent-return"].enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data22["orchestrator-handoff"] !== undefined){
if(!(data22["orchestrator-handoff"] === "orchestrator-handoff@1")){
const err46 = {instancePath:instancePath+"/overrides/" + i2+"/standards/orchestrator-handoff",schemaPath:"#/properties/overrides/items/properties/standards/properties/orchestrator-handoff/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["orchestrator-handoff"].enum}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data22["verify-result"] !== undefined){
if(!(data22["verify-result"] === "verify-result@1")){
const err47 = {instancePath:instancePath+"/overrides/" + i2+"/standards/verify-result",schemaPath:"#/properties/overrides/items/properties/standards/properties/verify-result/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["verify-result"].enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data22["result-envelope"] !== undefined){
let data27 = data22["result-envelope"];
if(!((data27 === "result-envelope@1") || (data27 === "result-envelope@4"))){
const err48 = {instancePath:instancePath+"/overrides/" + i2+"/standards/result-envelope",schemaPath:"#/properties/overrides/items/properties/standards/properties/result-envelope/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["result-envelope"].enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data22["gsd-summary"] !== undefined){
let data28 = data22["gsd-summary"];
if(!((data28 === "gsd-summary@1") || (data28 === "gsd-summary@2"))){
const err49 = {instancePath:instancePath+"/overrides/" + i2+"/standards/gsd-summary",schemaPath:"#/properties/overrides/items/properties/standards/properties/gsd-summary/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["gsd-summary"].enum}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data22["gsd-plan"] !== undefined){
if(!(data22["gsd-plan"] === "gsd-plan@1")){
const err50 = {instancePath:instancePath+"/overrides/" + i2+"/standards/gsd-plan",schemaPath:"#/properties/overrides/items/properties/standards/properties/gsd-plan/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["gsd-plan"].enum}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data22["gsd-verification"] !== undefined){
if(!(data22["gsd-verification"] === "gsd-verification@1")){
const err51 = {instancePath:instancePath+"/overrides/" + i2+"/standards/gsd-verification",schemaPath:"#/properties/overrides/items/properties/standards/properties/gsd-verification/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["gsd-verification"].enum}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data22["bmad-story"] !== undefined){
let data31 = data22["bmad-story"];
if(!((data31 === "bmad-story@4") || (data31 === "bmad-story@6"))){
const err52 = {instancePath:instancePath+"/overrides/" + i2+"/standards/bmad-story",schemaPath:"#/properties/overrides/items/properties/standards/properties/bmad-story/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["bmad-story"].enum}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data22["bmad-spec"] !== undefined){
if(!(data22["bmad-spec"] === "bmad-spec@6")){
const err53 = {instancePath:instancePath+"/overrides/" + i2+"/standards/bmad-spec",schemaPath:"#/properties/overrides/items/properties/standards/properties/bmad-spec/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["bmad-spec"].enum}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/overrides/" + i2+"/standards",schemaPath:"#/properties/overrides/items/properties/standards/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data17.rules !== undefined){
let data33 = data17.rules;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key4 in data33){
const _errs60 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((key4 === "agent-type-empty") || (key4 === "agent-type-other")) || (key4 === "agent-type-unknown")) || (key4 === "artifact-archived")) || (key4 === "artifact-blank")) || (key4 === "artifact-case")) || (key4 === "artifact-directory")) || (key4 === "artifact-duplicate")) || (key4 === "artifact-empty")) || (key4 === "artifact-missing")) || (key4 === "artifact-not-deleted")) || (key4 === "artifact-object")) || (key4 === "artifact-path-empty")) || (key4 === "artifact-path-relative")) || (key4 === "artifact-path-slashes")) || (key4 === "artifact-path-valid")) || (key4 === "artifact-relocated")) || (key4 === "artifact-removed")) || (key4 === "artifact-self")) || (key4 === "artifact-summary")) || (key4 === "artifact-summary-length")) || (key4 === "artifact-summary-sentence")) || (key4 === "artifact-type")) || (key4 === "artifact-type-path")) || (key4 === "artifact-unchanged")) || (key4 === "artifact-uncommitted")) || (key4 === "artifact-undetermined")) || (key4 === "artifact-unverifiable")) || (key4 === "baseline-stale")) || (key4 === "blockers-required")) || (key4 === "bmad-baseline-unknown")) || (key4 === "bmad-deleted-present")) || (key4 === "bmad-file-list")) || (key4 === "bmad-sprint-status")) || (key4 === "bmad-status")) || (key4 === "bmad-tasks-open")) || (key4 === "bmad-unread")) || (key4 === "bmad-untouched")) || (key4 === "claudemd-none")) || (key4 === "claudemd-required")) || (key4 === "completion-data-required")) || (key4 === "completion-summary-sentences")) || (key4 === "console-json")) || (key4 === "continuation-required")) || (key4 === "custom-field")) || (key4 === "cycle-recoverable")) || (key4 === "delegation-cycle")) || (key4 === "delegation-depth")) || (key4 === "delegation-path")) || (key4 === "delegation-short")) || (key4 === "delegation-tail")) || (key4 === "duration-negative")) || (key4 === "envelope-change-folder")) || (key4 === "envelope-critical-with-warning")) || (key4 === "envelope-failure-without-risk")) || (key4 === "envelope-field")) || (key4 === "envelope-heading")) || (key4 === "envelope-mode")) || (key4 === "envelope-next-vague")) || (key4 === "envelope-risk-severity")) || (key4 === "envelope-section-order")) || (key4 === "envelope-success-with-critical")) || (key4 === "envelope-summary-sentences")) || (key4 === "envelope-unread")) || (key4 === "envelope-warning-without-risk")) || (key4 === "error-code-format")) || (key4 === "error-message-length")) || (key4 === "error-text-empty")) || (key4 === "error-type")) || (key4 === "errors-required")) || (key4 === "errors-with-success")) || (key4 === "failed-with-artifacts")) || (key4 === "field-type")) || (key4 === "file-too-large")) || (key4 === "form-commit-unknown")) || (key4 === "form-no-claims")) || (key4 === "form-schema")) || (key4 === "form-status")) || (key4 === "form-unread")) || (key4 === "gsd-actuals")) || (key4 === "gsd-commit-placeholder")) || (key4 === "gsd-commit-unknown")) || (key4 === "gsd-commits-count")) || (key4 === "gsd-coverage")) || (key4 === "gsd-deleted-present")) || (key4 === "gsd-duplicate-key")) || (key4 === "gsd-field")) || (key4 === "gsd-frontmatter")) || (key4 === "gsd-key-link")) || (key4 === "gsd-must-have-contains")) || (key4 === "gsd-must-have-exports")) || (key4 === "gsd-must-have-lines")) || (key4 === "gsd-must-have-unread")) || (key4 === "gsd-name")) || (key4 === "gsd-orphan")) || (key4 === "gsd-plan-autonomous")) || (key4 === "gsd-plan-wave")) || (key4 === "gsd-requirement-open")) || (key4 === "gsd-requirement-unknown")) || (key4 === "gsd-requirement-unplanned")) || (key4 === "gsd-self-check-contradicted")) || (key4 === "gsd-self-check-failed")) || (key4 === "gsd-self-check-unread")) || (key4 === "gsd-status")) || (key4 === "gsd-uncommitted-work")) || (key4 === "gsd-unread")) || (key4 === "gsd-untouched")) || (key4 === "gsd-verification-gaps")) || (key4 === "gsd-verification-score")) || (key4 === "gsd-verification-unexecuted")) || (key4 === "handoff-tokens")) || (key4 === "implemented-phases-short")) || (key4 === "json-duplicate-key")) || (key4 === "json-encoding")) || (key4 === "json-only")) || (key4 === "json-syntax")) || (key4 === "memory-candidate")) || (key4 === "meta-file-leftover")) || (key4 === "metadata-field-type")) || (key4 === "metadata-top-level")) || (key4 === "modified-files")) || (key4 === "next-steps-length")) || (key4 === "no-emoji")) || (key4 === "no-markup")) || (key4 === "no-return-found")) || (key4 === "no-returns")) || (key4 === "partial-phases-whole")) || (key4 === "partial-progress-leftover")) || (key4 === "partial-progress-required")) || (key4 === "partial-without-artifacts")) || (key4 === "path-root")) || (key4 === "phantom-work")) || (key4 === "phase-counts")) || (key4 === "phases-required")) || (key4 === "phases-top-level")) || (key4 === "plan-markers-unverified")) || (key4 === "progress-behind")) || (key4 === "progress-other-total")) || (key4 === "required-field")) || (key4 === "research-questions")) || (key4 === "return-deleted")) || (key4 === "return-location")) || (key4 === "return-object")) || (key4 === "return-undetermined")) || (key4 === "returns-imported")) || (key4 === "review-reason")) || (key4 === "roadmap-item-unknown")) || (key4 === "roadmap-items-meta")) || (key4 === "session-id-empty")) || (key4 === "session-id-format")) || (key4 === "session-id-mismatch")) || (key4 === "session-id-reused")) || (key4 === "standard-mismatch")) || (key4 === "started-at")) || (key4 === "status-completed")) || (key4 === "status-in-progress")) || (key4 === "status-stale")) || (key4 === "status-value")) || (key4 === "summary-empty")) || (key4 === "summary-length")) || (key4 === "summary-sentences")) || (key4 === "summary-tokens")) || (key4 === "task-slug-case")) || (key4 === "too-many-claims")) || (key4 === "too-many-elements")) || (key4 === "too-many-returns")) || (key4 === "unclaimed-change")) || (key4 === "unclaimed-deletion")) || (key4 === "unknown-field")) || (key4 === "user-decision")) || (key4 === "verify-change-name")) || (key4 === "verify-contradiction")) || (key4 === "verify-envelope")) || (key4 === "verify-field")) || (key4 === "verify-hash-of-nothing")) || (key4 === "verify-hash-shared")) || (key4 === "verify-open-tasks")) || (key4 === "verify-tasks-missing")) || (key4 === "verify-totals")) || (key4 === "verify-totals-unknown")) || (key4 === "verify-value"))){
const err55 = {instancePath:instancePath+"/overrides/" + i2+"/rules",schemaPath:"#/properties/rules/propertyNames/enum",keyword:"enum",params:{allowedValues: schema32.propertyNames.enum},propertyName:key4};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var valid17 = _errs60 === errors;
if(!valid17){
const err56 = {instancePath:instancePath+"/overrides/" + i2+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key4}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
for(const key5 in data33){
let data34 = data33[key5];
if(!((((data34 === "error") || (data34 === "warning")) || (data34 === "notice")) || (data34 === "off"))){
const err57 = {instancePath:instancePath+"/overrides/" + i2+"/rules/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema32.additionalProperties.enum}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/overrides/" + i2+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data17.reason !== undefined){
let data35 = data17.reason;
if(typeof data35 === "string"){
if(!pattern4.test(data35)){
const err59 = {instancePath:instancePath+"/overrides/" + i2+"/reason",schemaPath:"#/properties/overrides/items/properties/reason/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/overrides/" + i2+"/reason",schemaPath:"#/properties/overrides/items/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data17.standards !== undefined){
if(data17.paths === undefined){
const err61 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/dependentRequired",keyword:"dependentRequired",params:{property: "standards",
    missingProperty: "paths",
    depsCount: 1,
    deps: "paths"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.agents !== undefined){
let data36 = data.agents;
if(Array.isArray(data36)){
if(data36.length > 1000){
const err64 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
let data37 = data36[i5];
if(typeof data37 === "string"){
if(!pattern4.test(data37)){
const err65 = {instancePath:instancePath+"/agents/" + i5,schemaPath:"#/properties/agents/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/agents/" + i5,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
let i6 = data36.length;
let j0;
if(i6 > 1){
const indices0 = {};
for(;i6--;){
let item0 = data36[i6];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err67 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j0}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
break;
}
indices0[item0] = i6;
}
}
}
else {
const err68 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data["envelope-mode"] !== undefined){
let data38 = data["envelope-mode"];
if(!(((data38 === "engram") || (data38 === "openspec")) || (data38 === "none"))){
const err69 = {instancePath:instancePath+"/envelope-mode",schemaPath:"#/properties/envelope-mode/enum",keyword:"enum",params:{allowedValues: schema31.properties["envelope-mode"].enum}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data["fail-on"] !== undefined){
let data39 = data["fail-on"];
if(!((((data39 === "error") || (data39 === "warning")) || (data39 === "notice")) || (data39 === "never"))){
const err70 = {instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema31.properties["fail-on"].enum}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data["if-no-returns"] !== undefined){
let data40 = data["if-no-returns"];
if(!(((data40 === "error") || (data40 === "warning")) || (data40 === "ignore"))){
const err71 = {instancePath:instancePath+"/if-no-returns",schemaPath:"#/properties/if-no-returns/enum",keyword:"enum",params:{allowedValues: schema31.properties["if-no-returns"].enum}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.archived !== undefined){
let data41 = data.archived;
if(!((data41 === "claims") || (data41 === "all"))){
const err72 = {instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/enum",keyword:"enum",params:{allowedValues: schema31.properties.archived.enum}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data["stale-after"] !== undefined){
let data42 = data["stale-after"];
if(typeof data42 === "string"){
if(!pattern10.test(data42)){
const err73 = {instancePath:instancePath+"/stale-after",schemaPath:"#/properties/stale-after/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}[smhdw]$"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/stale-after",schemaPath:"#/properties/stale-after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data["max-file-size"] !== undefined){
let data43 = data["max-file-size"];
if((typeof data43 !== "string") && (!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43))))){
const err75 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/type",keyword:"type",params:{type: schema31.properties["max-file-size"].type}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 999999999999 || isNaN(data43)){
const err76 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data43 < 1 || isNaN(data43)){
const err77 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(typeof data43 === "string"){
if(!pattern11.test(data43)){
const err78 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\s*[A-Za-z]*$)\\d{1,12}(?:\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data["max-returns"] !== undefined){
let data44 = data["max-returns"];
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err79 = {instancePath:instancePath+"/max-returns",schemaPath:"#/properties/max-returns/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 999999999 || isNaN(data44)){
const err80 = {instancePath:instancePath+"/max-returns",schemaPath:"#/properties/max-returns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data44 < 1 || isNaN(data44)){
const err81 = {instancePath:instancePath+"/max-returns",schemaPath:"#/properties/max-returns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(data["max-claims"] !== undefined){
let data45 = data["max-claims"];
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err82 = {instancePath:instancePath+"/max-claims",schemaPath:"#/properties/max-claims/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 999999999 || isNaN(data45)){
const err83 = {instancePath:instancePath+"/max-claims",schemaPath:"#/properties/max-claims/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data45 < 1 || isNaN(data45)){
const err84 = {instancePath:instancePath+"/max-claims",schemaPath:"#/properties/max-claims/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
if(data.unclaimed !== undefined){
let data46 = data.unclaimed;
if(Array.isArray(data46)){
if(data46.length > 1000){
const err85 = {instancePath:instancePath+"/unclaimed",schemaPath:"#/properties/unclaimed/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len6 = data46.length;
for(let i7=0; i7<len6; i7++){
let data47 = data46[i7];
if(typeof data47 === "string"){
if(!pattern4.test(data47)){
const err86 = {instancePath:instancePath+"/unclaimed/" + i7,schemaPath:"#/properties/unclaimed/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/unclaimed/" + i7,schemaPath:"#/properties/unclaimed/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/unclaimed",schemaPath:"#/properties/unclaimed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data["agent-branches"] !== undefined){
let data48 = data["agent-branches"];
if(Array.isArray(data48)){
if(data48.length > 1000){
const err89 = {instancePath:instancePath+"/agent-branches",schemaPath:"#/properties/agent-branches/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const len7 = data48.length;
for(let i8=0; i8<len7; i8++){
let data49 = data48[i8];
if(typeof data49 === "string"){
if(!pattern4.test(data49)){
const err90 = {instancePath:instancePath+"/agent-branches/" + i8,schemaPath:"#/properties/agent-branches/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/agent-branches/" + i8,schemaPath:"#/properties/agent-branches/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/agent-branches",schemaPath:"#/properties/agent-branches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data["agent-branches-require"] !== undefined){
let data50 = data["agent-branches-require"];
if(!((data50 === "final") || (data50 === "success"))){
const err93 = {instancePath:instancePath+"/agent-branches-require",schemaPath:"#/properties/agent-branches-require/enum",keyword:"enum",params:{allowedValues: schema31.properties["agent-branches-require"].enum}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.baseline !== undefined){
let data51 = data.baseline;
if(typeof data51 === "string"){
if(!pattern4.test(data51)){
const err94 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.forms !== undefined){
let data52 = data.forms;
if(!(data52 && typeof data52 == "object" && !Array.isArray(data52))){
const err96 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.rules !== undefined){
let data53 = data.rules;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key6 in data53){
const _errs96 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((key6 === "agent-type-empty") || (key6 === "agent-type-other")) || (key6 === "agent-type-unknown")) || (key6 === "artifact-archived")) || (key6 === "artifact-blank")) || (key6 === "artifact-case")) || (key6 === "artifact-directory")) || (key6 === "artifact-duplicate")) || (key6 === "artifact-empty")) || (key6 === "artifact-missing")) || (key6 === "artifact-not-deleted")) || (key6 === "artifact-object")) || (key6 === "artifact-path-empty")) || (key6 === "artifact-path-relative")) || (key6 === "artifact-path-slashes")) || (key6 === "artifact-path-valid")) || (key6 === "artifact-relocated")) || (key6 === "artifact-removed")) || (key6 === "artifact-self")) || (key6 === "artifact-summary")) || (key6 === "artifact-summary-length")) || (key6 === "artifact-summary-sentence")) || (key6 === "artifact-type")) || (key6 === "artifact-type-path")) || (key6 === "artifact-unchanged")) || (key6 === "artifact-uncommitted")) || (key6 === "artifact-undetermined")) || (key6 === "artifact-unverifiable")) || (key6 === "baseline-stale")) || (key6 === "blockers-required")) || (key6 === "bmad-baseline-unknown")) || (key6 === "bmad-deleted-present")) || (key6 === "bmad-file-list")) || (key6 === "bmad-sprint-status")) || (key6 === "bmad-status")) || (key6 === "bmad-tasks-open")) || (key6 === "bmad-unread")) || (key6 === "bmad-untouched")) || (key6 === "claudemd-none")) || (key6 === "claudemd-required")) || (key6 === "completion-data-required")) || (key6 === "completion-summary-sentences")) || (key6 === "console-json")) || (key6 === "continuation-required")) || (key6 === "custom-field")) || (key6 === "cycle-recoverable")) || (key6 === "delegation-cycle")) || (key6 === "delegation-depth")) || (key6 === "delegation-path")) || (key6 === "delegation-short")) || (key6 === "delegation-tail")) || (key6 === "duration-negative")) || (key6 === "envelope-change-folder")) || (key6 === "envelope-critical-with-warning")) || (key6 === "envelope-failure-without-risk")) || (key6 === "envelope-field")) || (key6 === "envelope-heading")) || (key6 === "envelope-mode")) || (key6 === "envelope-next-vague")) || (key6 === "envelope-risk-severity")) || (key6 === "envelope-section-order")) || (key6 === "envelope-success-with-critical")) || (key6 === "envelope-summary-sentences")) || (key6 === "envelope-unread")) || (key6 === "envelope-warning-without-risk")) || (key6 === "error-code-format")) || (key6 === "error-message-length")) || (key6 === "error-text-empty")) || (key6 === "error-type")) || (key6 === "errors-required")) || (key6 === "errors-with-success")) || (key6 === "failed-with-artifacts")) || (key6 === "field-type")) || (key6 === "file-too-large")) || (key6 === "form-commit-unknown")) || (key6 === "form-no-claims")) || (key6 === "form-schema")) || (key6 === "form-status")) || (key6 === "form-unread")) || (key6 === "gsd-actuals")) || (key6 === "gsd-commit-placeholder")) || (key6 === "gsd-commit-unknown")) || (key6 === "gsd-commits-count")) || (key6 === "gsd-coverage")) || (key6 === "gsd-deleted-present")) || (key6 === "gsd-duplicate-key")) || (key6 === "gsd-field")) || (key6 === "gsd-frontmatter")) || (key6 === "gsd-key-link")) || (key6 === "gsd-must-have-contains")) || (key6 === "gsd-must-have-exports")) || (key6 === "gsd-must-have-lines")) || (key6 === "gsd-must-have-unread")) || (key6 === "gsd-name")) || (key6 === "gsd-orphan")) || (key6 === "gsd-plan-autonomous")) || (key6 === "gsd-plan-wave")) || (key6 === "gsd-requirement-open")) || (key6 === "gsd-requirement-unknown")) || (key6 === "gsd-requirement-unplanned")) || (key6 === "gsd-self-check-contradicted")) || (key6 === "gsd-self-check-failed")) || (key6 === "gsd-self-check-unread")) || (key6 === "gsd-status")) || (key6 === "gsd-uncommitted-work")) || (key6 === "gsd-unread")) || (key6 === "gsd-untouched")) || (key6 === "gsd-verification-gaps")) || (key6 === "gsd-verification-score")) || (key6 === "gsd-verification-unexecuted")) || (key6 === "handoff-tokens")) || (key6 === "implemented-phases-short")) || (key6 === "json-duplicate-key")) || (key6 === "json-encoding")) || (key6 === "json-only")) || (key6 === "json-syntax")) || (key6 === "memory-candidate")) || (key6 === "meta-file-leftover")) || (key6 === "metadata-field-type")) || (key6 === "metadata-top-level")) || (key6 === "modified-files")) || (key6 === "next-steps-length")) || (key6 === "no-emoji")) || (key6 === "no-markup")) || (key6 === "no-return-found")) || (key6 === "no-returns")) || (key6 === "partial-phases-whole")) || (key6 === "partial-progress-leftover")) || (key6 === "partial-progress-required")) || (key6 === "partial-without-artifacts")) || (key6 === "path-root")) || (key6 === "phantom-work")) || (key6 === "phase-counts")) || (key6 === "phases-required")) || (key6 === "phases-top-level")) || (key6 === "plan-markers-unverified")) || (key6 === "progress-behind")) || (key6 === "progress-other-total")) || (key6 === "required-field")) || (key6 === "research-questions")) || (key6 === "return-deleted")) || (key6 === "return-location")) || (key6 === "return-object")) || (key6 === "return-undetermined")) || (key6 === "returns-imported")) || (key6 === "review-reason")) || (key6 === "roadmap-item-unknown")) || (key6 === "roadmap-items-meta")) || (key6 === "session-id-empty")) || (key6 === "session-id-format")) || (key6 === "session-id-mismatch")) || (key6 === "session-id-reused")) || (key6 === "standard-mismatch")) || (key6 === "started-at")) || (key6 === "status-completed")) || (key6 === "status-in-progress")) || (key6 === "status-stale")) || (key6 === "status-value")) || (key6 === "summary-empty")) || (key6 === "summary-length")) || (key6 === "summary-sentences")) || (key6 === "summary-tokens")) || (key6 === "task-slug-case")) || (key6 === "too-many-claims")) || (key6 === "too-many-elements")) || (key6 === "too-many-returns")) || (key6 === "unclaimed-change")) || (key6 === "unclaimed-deletion")) || (key6 === "unknown-field")) || (key6 === "user-decision")) || (key6 === "verify-change-name")) || (key6 === "verify-contradiction")) || (key6 === "verify-envelope")) || (key6 === "verify-field")) || (key6 === "verify-hash-of-nothing")) || (key6 === "verify-hash-shared")) || (key6 === "verify-open-tasks")) || (key6 === "verify-tasks-missing")) || (key6 === "verify-totals")) || (key6 === "verify-totals-unknown")) || (key6 === "verify-value"))){
const err97 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.propertyNames.enum},propertyName:key6};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var valid26 = _errs96 === errors;
if(!valid26){
const err98 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key6}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
for(const key7 in data53){
let data54 = data53[key7];
if(!((((data54 === "error") || (data54 === "warning")) || (data54 === "notice")) || (data54 === "off"))){
const err99 = {instancePath:instancePath+"/rules/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.additionalProperties.enum}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.vocabulary !== undefined){
let data55 = data.vocabulary;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key8 in data55){
const _errs101 = errors;
if(!((((((((((key8 === "return-meta") || (key8 === "subagent-return")) || (key8 === "orchestrator-handoff")) || (key8 === "verify-result")) || (key8 === "result-envelope")) || (key8 === "gsd-summary")) || (key8 === "gsd-plan")) || (key8 === "gsd-verification")) || (key8 === "bmad-story")) || (key8 === "bmad-spec"))){
const err101 = {instancePath:instancePath+"/vocabulary",schemaPath:"#/properties/vocabulary/propertyNames/enum",keyword:"enum",params:{allowedValues: schema31.properties.vocabulary.propertyNames.enum},propertyName:key8};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
var valid28 = _errs101 === errors;
if(!valid28){
const err102 = {instancePath:instancePath+"/vocabulary",schemaPath:"#/properties/vocabulary/propertyNames",keyword:"propertyNames",params:{propertyName: key8}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
for(const key9 in data55){
let data56 = data55[key9];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
for(const key10 in data56){
if(!((key10 === "statuses") || (key10 === "artifact-types"))){
const err103 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data56.statuses !== undefined){
let data57 = data56.statuses;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(Object.keys(data57).length > 100){
const err104 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/statuses",schemaPath:"#/properties/vocabulary/additionalProperties/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key11 in data57){
let data58 = data57[key11];
if((typeof data58 !== "boolean") && (typeof data58 !== "string")){
const err105 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/statuses/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/additionalProperties/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.additionalProperties.properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(typeof data58 === "string"){
if(!pattern4.test(data58)){
const err106 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/statuses/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/additionalProperties/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
}
else {
const err107 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/statuses",schemaPath:"#/properties/vocabulary/additionalProperties/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data56["artifact-types"] !== undefined){
let data59 = data56["artifact-types"];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(Object.keys(data59).length > 100){
const err108 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/artifact-types",schemaPath:"#/properties/vocabulary/additionalProperties/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
for(const key12 in data59){
let data60 = data59[key12];
if((typeof data60 !== "boolean") && (typeof data60 !== "string")){
const err109 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/artifact-types/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/additionalProperties/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.additionalProperties.properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
const _errs116 = errors;
const _errs117 = errors;
if(false !== data60){
const err110 = {};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
var valid33 = _errs117 === errors;
if(valid33){
const err111 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/artifact-types/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/additionalProperties/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
else {
errors = _errs116;
if(vErrors !== null){
if(_errs116){
vErrors.length = _errs116;
}
else {
vErrors = null;
}
}
}
if(typeof data60 === "string"){
if(!pattern4.test(data60)){
const err112 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/artifact-types/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/additionalProperties/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
}
else {
const err113 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/artifact-types",schemaPath:"#/properties/vocabulary/additionalProperties/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/vocabulary/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/vocabulary",schemaPath:"#/properties/vocabulary/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/config/schema-errors.ts








function faultsOf(value) {
    if (validate(value))
        return [];
    const errors = validate.errors ?? [];
    const unknown = new Set(errors.flatMap((error) => unknownKey(error)?.pointer ?? []));
    const lacking = new Set(errors.flatMap(({ keyword, instancePath }) => (keyword === 'anyOf' ? instancePath : [])));
    return errors.flatMap((error) => {
        const { instancePath, keyword, propertyName } = error;
        if (propertyName !== undefined || unknown.has(instancePath))
            return [];
        if ((keyword === 'minProperties' || keyword === 'dependentRequired') && lacking.has(instancePath))
            return [];
        if (keyword === 'required')
            return [];
        return [faultOf(error, value)];
    });
}
function faultOf(error, root) {
    const unknown = unknownKey(error);
    if (unknown !== undefined) {
        const { pointer, name, of } = unknown;
        const instead = isRules(of) ? (0,removed/* insteadOf */.c)('rule', name) : undefined;
        if (instead !== undefined) {
            return { pointer, part: 'key', message: () => `The rule ${name} was removed: ${instead}.`, isWarning: true };
        }
        return { pointer, part: 'key', message: () => aboutKey(name, of) };
    }
    const pointer = error.keyword === 'uniqueItems' ? (0,model_pointer/* join */.fj)(error.instancePath, String(error.params.j)) : error.instancePath;
    return { pointer, part: 'value', message: () => aboutValue(error, (0,model_pointer/* valueAt */.fK)(root, pointer)) };
}
function unknownKey({ instancePath, keyword, params }) {
    const name = keyword === 'propertyNames' ? params.propertyName : params.additionalProperty;
    if (typeof name !== 'string')
        return undefined;
    return { name, pointer: (0,model_pointer/* join */.fj)(instancePath, name), of: instancePath };
}
function aboutKey(name, of) {
    const known = keysAt(of);
    const what = isRules(of)
        ? `There is no rule ${(0,model_text/* quote */.hD)(name)}`
        : `There is no key ${(0,model_text/* quote */.hD)(name)}${of === '' ? '' : ` in ${inDots(of)}`}`;
    const meant = (0,model_text/* nearest */.pA)(name, known, 3);
    if (meant !== undefined)
        return `${what}. Did you mean ${(0,model_text/* quote */.hD)(meant)}?`;
    const elsewhere = placeOfKey(name);
    if (elsewhere !== undefined)
        return `${what}: ${elsewhere}.`;
    return isRules(of) ? `${what}: return-gate rules lists them all.` : `${what}: known are ${(0,model_text/* listOf */.c3)(known, 'and')}.`;
}
function isRules(pointer) {
    return pointer.endsWith('/rules');
}
function keysAt(pointer) {
    return (0,collections/* valueOf */.RP)(KEYS, pointer.replace(/\/\d+(?=\/|$)/g, '/*'));
}
function placeOfKey(name) {
    if (rule_ids/* RULE_IDS */.Iu.includes(name))
        return 'it is a rule, so write it below rules';
    if (choose/* FAMILY_NAMES */.ME.includes(name))
        return 'it is a family, so write it below standards';
    if (TOP_KEYS.includes(name))
        return 'it counts for the whole project, so write it at the top';
    return undefined;
}
function aboutValue({ instancePath, keyword, params }, value) {
    const name = instancePath === '' ? 'The configuration' : inDots(instancePath);
    const given = `${name} is ${(0,model_text/* describeValue */.bp)(value)}`;
    switch (keyword) {
        case 'type':
            return `${given}: write ${expected(instancePath, params.type)}.`;
        case 'enum':
            return `${given}: write ${oneOf(params.allowedValues, value)}`;
        case 'pattern':
        case 'minimum':
        case 'maximum':
            return `${given}: write ${expected(instancePath, 'string')}.`;
        case 'not':
            if (instancePath.startsWith('/overrides/'))
                return `${name} sets nothing: give it rules or standards.`;
            return `${given}: write true, or the version's type that the word means.`;
        case 'maxProperties':
            return `${name} has more than ${String(params.limit)} keys: shorten it.`;
        case 'uniqueItems':
            return `${name} names ${(0,model_text/* describeValue */.bp)(value)} twice: name it once.`;
        case 'minItems':
            return `${name} is an empty list: write a ${name.endsWith('.findings') ? 'fingerprint' : 'pattern'}, or leave the key out.`;
        case 'maxItems':
            return `${name} has more than ${String(params.limit)} elements: shorten it.`;
        case 'anyOf':
            return `${name} lacks "paths" or "findings": write which files or which findings the override is for.`;
        case 'dependentRequired':
            return `${name} sets standards for no files: add "paths".`;
        case 'minProperties':
            return `${name} sets nothing: give it rules or standards.`;
        default:
            return `${given}, which the schema of the configuration does not take (${keyword}).`;
    }
}
const FORMS = {
    '/stale-after': 'a duration such as 90m, 24h or 7d',
    '/max-file-size': 'a size such as 500KB or 1MiB',
    '/max-returns': 'a whole number such as 100000',
    '/max-claims': 'a whole number such as 1000000',
};
const KINDS = {
    object: 'keys and their values',
    array: 'a list, one element a line after a dash',
    string: 'one line of text, in quotes if it looks like something else',
    'boolean,string': 'true, false, or the word of the version that it means',
};
const FINGERPRINT = 'a fingerprint of 32 hexadecimal digits in quotes, as the JSON report shows it';
function expected(pointer, type) {
    if (pointer.includes('/findings/'))
        return FINGERPRINT;
    return FORMS[pointer] ?? KINDS[String(type)] ?? String(type);
}
function oneOf(allowed, value) {
    const words = Array.isArray(allowed) ? allowed.map(String) : [];
    const isOff = value === false || (typeof value === 'string' && /^(?:no|none|false|disabled?)$/i.test(value));
    const written = isOff && words.includes('off') ? 'off' : typeof value === 'string' ? value : undefined;
    const meant = written === undefined || words.includes(written)
        ? written
        : (0,model_text/* nearest */.pA)(written, words, Math.min(4, written.length - 1));
    return `one of ${words.join(', ')}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}
function inDots(pointer) {
    return (0,model_pointer/* tokens */.LU)(pointer)
        .map((token, n) => (/^\d+$/.test(token) ? `[${token}]` : `${n === 0 ? '' : '.'}${token}`))
        .join('');
}


/***/ }),

/***/ 19211:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readJson),
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);




const MAX_DEPTH = 20;
function unreadable(flaws) {
    return { value: undefined, places: new Map(), flaws, unread: new Set() };
}
class ParsedTextBuilder {
    text;
    places = new Map();
    flaws = [];
    unread = new Set();
    constructor(text) {
        this.text = text;
    }
    refuse(pointer, at, message) {
        this.unread.add(pointer);
        this.flaws.push({ at, message });
        return null;
    }
    repeatedKey(key, at) {
        this.flaws.push({
            at,
            message: `The key ${JSON.stringify(key)} appears here a second time. Keep one of them.`,
        });
    }
    finish(value) {
        return { value, places: this.places, flaws: this.flaws, unread: this.unread };
    }
}
const MAX_INDENTATION = 200;
const MAX_TOKENS = 200_000;
function readYaml(text) {
    const excess = excessOf(text);
    if (excess !== undefined)
        return unreadable([excess]);
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({ uniqueKeys: false, version: '1.2' });
    const [document, second] = composer.compose(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX().parse(text), false, text.length);
    if (document === undefined || isNothing(document)) {
        return unreadable([{ at: 0, message: 'The file is empty: write a key, such as ignore, or delete the file.' }]);
    }
    const gathering = new ParsedTextBuilder(text);
    const value = valueOf(document.contents, '', gathering);
    gathering.flaws.push(...flawsOfDocument(document, text));
    if (second !== undefined) {
        gathering.flaws.push({ at: second.range[0], message: 'A second document starts here: write all in one.' });
    }
    return document.errors.length > 0 ? unreadable(gathering.flaws) : gathering.finish(value);
}
function isNothing({ contents, errors }) {
    if (errors.length > 0)
        return false;
    return contents === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(contents) && contents.value === null && contents.source === '');
}
function flawsOfDocument({ errors, directives }, text) {
    const flaws = errors.map(({ message, pos: [at] }) => ({ at, message: `This is no YAML: ${short(message)}.` }));
    const { explicit = false, version } = directives.yaml;
    if (!explicit || version === '1.2')
        return flaws;
    return [...flaws, { at: Math.max(text.indexOf('%YAML'), 0), message: 'Only YAML 1.2 is read: take this line out.' }];
}
function short(message) {
    const [line = ''] = message.split('\n');
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(line, 200);
}
function excessOf(text) {
    let at = 0;
    let tokens = 0;
    let flow = 0;
    let compact = 0;
    let pairs = 0;
    let startsLine = true;
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        if (MARKS.has(token))
            continue;
        if (++tokens > MAX_TOKENS)
            return { at, message: `Here the file has ${String(MAX_TOKENS)} parts already: shorten it.` };
        if (token === '[' || token === '{')
            flow++;
        else if (token === ']' || token === '}')
            flow--;
        else if (flow === 0 && (token === '-' || token === '?' || token === ':'))
            compact++;
        if (/^[[\]{},]$/.test(token))
            pairs = 0;
        else if (flow > 0 && (token === '?' || token === ':'))
            pairs++;
        if (flow > MAX_DEPTH || compact > MAX_DEPTH || pairs > MAX_DEPTH) {
            return { at, message: `Here values nest deeper than ${String(MAX_DEPTH)} levels.` };
        }
        if (startsLine && flow === 0 && token.startsWith(' ') && token.length > MAX_INDENTATION) {
            return { at, message: `This line is indented by more than ${String(MAX_INDENTATION)} columns.` };
        }
        startsLine = token.endsWith('\n');
        if (startsLine)
            compact = 0;
        at += token.length;
    }
    return undefined;
}
const MARKS = new Set(['\u0002', '\u0018', '\u001f']);
function valueOf(node, pointer, gathering, key = null) {
    const at = node?.range[0] ?? key ?? 0;
    gathering.places.set(pointer, { value: at, key });
    if (node === null)
        return null;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
        return gathering.refuse(pointer, at, `YAML takes *${node.source} for an alias, which a configuration has none of: put text that begins with * in quotes.`);
    }
    if (node.tag !== undefined) {
        return gathering.refuse(pointer, startOfMark('!', at, gathering.text), `YAML takes ${node.tag} for a tag, which a configuration has none of: put text that begins with ! in quotes.`);
    }
    if (node.anchor !== undefined) {
        return gathering.refuse(pointer, startOfMark('&', at, gathering.text), `YAML takes &${node.anchor} for an anchor, which a configuration has none of: put text that begins with & in quotes.`);
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return node.items.map((item, n) => valueOf(item, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, n), gathering));
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
        const pairs = new Map();
        for (const pair of node.items) {
            const name = keyOf(pair.key, gathering);
            if (name === undefined)
                continue;
            const start = pair.key.range[0];
            if (pairs.has(name))
                gathering.repeatedKey(name, start);
            else
                pairs.set(name, valueOf(pair.value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, name), gathering, start));
        }
        return Object.fromEntries(pairs);
    }
    return scalar(node.value);
}
function startOfMark(mark, at, text) {
    let start = text.lastIndexOf(mark, at - 1);
    if (start < 0)
        return at;
    while (text[start - 1] === mark)
        start--;
    return start;
}
function keyOf(node, gathering) {
    const fault = faultOfKey(node);
    if (fault === undefined && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value === 'string')
        return node.value;
    gathering.flaws.push({ at: node.range[0], message: fault ?? 'A key is text.' });
    return undefined;
}
function faultOfKey(node) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
        return `A key is text: *${node.source} is an alias, which a configuration has none of.`;
    if (node.tag !== undefined || node.anchor !== undefined)
        return 'A key is text, without a tag or an anchor.';
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return 'A key is text: this one is a list, or holds keys itself.';
    if (typeof node.value !== 'string')
        return `A key is text: put ${node.source} in quotes, if it is meant.`;
    return node.value === '<<' ? 'A configuration has no merge keys (<<): write the keys out.' : undefined;
}
function scalar(value) {
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
function readJson(text) {
    const flaws = flawsOf(text);
    return flaws.length > 0 ? unreadable(flaws) : readYaml(withSpaces(text));
}
function withSpaces(text) {
    return text.replaceAll(/[\t\r]/g, ' ');
}
function flawsOf(text) {
    if (text.trim() === '')
        return [{ at: 0, message: 'The file is empty: write {}, or delete it.' }];
    const deep = tooDeep(text);
    if (deep !== undefined)
        return [deep];
    const errors = [];
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.parse)(text, errors, { disallowComments: true, allowTrailingComma: false });
    return errors.map(flawOf);
}
function flawOf({ error, offset }) {
    const words = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_1__.printParseErrorCode)(error)
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase();
    return { at: offset, message: `This is no JSON: ${words}.` };
}
function tooDeep(text) {
    let depth = 0;
    for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n\r]|\\.)*"?|[[\]{}]/gs)) {
        if (token === '[' || token === '{')
            depth++;
        else if (token === ']' || token === '}')
            depth--;
        if (depth > MAX_DEPTH)
            return { at: index, message: `Here values nest deeper than ${String(MAX_DEPTH)} levels.` };
    }
    return undefined;
}


/***/ })

};
;
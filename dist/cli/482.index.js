"use strict";
exports.id = 482;
exports.ids = [482];
exports.modules = {

/***/ 5023:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u0: () => (/* binding */ findConfig)
/* harmony export */ });
/* unused harmony export demandFile */
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8004);

const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(other, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`Nobody reads it by this name: write it ${path}.`)]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(path, [(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfFile */ .DE)(`There is ${found.path} as well: keep one of the two.`)]);
        }
        found = { path, id, link: false };
    }
    return found;
}


/***/ }),

/***/ 2383:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xg: () => (/* binding */ readConfig),
  RG: () => (/* binding */ readConfigFile)
});

// UNUSED EXPORTS: MAX_CONFIG_SIZE, configOf

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
// EXTERNAL MODULE: ./src/config/written.ts
var written = __webpack_require__(3813);
// EXTERNAL MODULE: ./src/config/yaml.ts
var yaml = __webpack_require__(9211);
;// CONCATENATED MODULE: ./src/config/json.ts



function readJson(text) {
    const flaws = flawsOf(text);
    return flaws.length > 0 ? (0,written/* unreadable */.O$)(flaws) : (0,yaml.readYaml)(withSpaces(text));
}
function withSpaces(text) {
    return text.replace(/"(?:[^"\\]|\\.)*"|[\t\r]/g, (token) => (token.startsWith('"') ? token : ' '));
}
function flawsOf(text) {
    if (text.trim() === '')
        return [{ at: 0, message: 'The file is empty: write {}, or delete it.' }];
    const deep = tooDeep(text);
    if (deep !== undefined)
        return [deep];
    const errors = [];
    (0,main.parse)(text, errors, { disallowComments: true, allowTrailingComma: false });
    return errors.map(flawOf);
}
function flawOf({ error, offset }) {
    const words = (0,main.printParseErrorCode)(error)
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
        if (depth > written/* MAX_DEPTH */.lr)
            return { at: index, message: `Here values nest deeper than ${String(written/* MAX_DEPTH */.lr)} levels.` };
    }
    return undefined;
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(3870);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/context.ts
var context = __webpack_require__(5274);
// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(1502);
// EXTERNAL MODULE: ./src/model/vocabulary.ts
var model_vocabulary = __webpack_require__(8053);
;// CONCATENATED MODULE: ./src/config/config.ts




function toConfig(value) {
    const size = (0,json/* field */.ZZ)(value, 'max-file-size');
    const mode = (0,json/* stringField */.OM)(value, 'envelope-mode');
    return {
        standards: standardsOf(value),
        paths: texts(value, 'paths'),
        ignore: texts(value, 'ignore'),
        rules: levelsOf(value),
        overrides: (0,json/* listField */.FZ)(value, 'overrides').filter(json/* isObject */.Gv).map(toOverride),
        vocabulary: vocabularyOf(value),
        agents: (0,json/* field */.ZZ)(value, 'agents') === undefined ? null : texts(value, 'agents'),
        envelopeMode: context/* ENVELOPE_MODES */.I.find((known) => known === mode) ?? null,
        failOn: (0,json/* stringField */.OM)(value, 'fail-on'),
        ifNoReturns: (0,json/* stringField */.OM)(value, 'if-no-returns'),
        staleAfter: (0,json/* stringField */.OM)(value, 'stale-after'),
        maxFileSize: typeof size === 'number' ? String(size) : (0,json/* stringField */.OM)(value, 'max-file-size'),
        unclaimed: texts(value, 'unclaimed'),
        agentBranches: texts(value, 'agent-branches'),
        agentBranchesRequire: (0,json/* stringField */.OM)(value, 'agent-branches-require'),
        baseline: (0,json/* stringField */.OM)(value, 'baseline') ?? null,
    };
}
function toOverride(value) {
    return { paths: texts(value, 'paths'), standards: standardsOf(value), rules: levelsOf(value) };
}
function texts(value, key) {
    return (0,json/* listField */.FZ)(value, key).filter((element) => typeof element === 'string');
}
function standardsOf(value) {
    const chosen = (0,json/* field */.ZZ)(value, 'standards');
    return new Map(model_vocabulary/* FAMILIES */.B.flatMap((family) => {
        const id = (0,json/* stringField */.OM)(chosen, family);
        return id === undefined ? [] : [[family, id]];
    }));
}
function vocabularyOf(value) {
    const vocabulary = (0,json/* field */.ZZ)(value, 'vocabulary');
    return new Map(model_vocabulary/* FAMILIES */.B.flatMap((family) => {
        const words = (0,json/* field */.ZZ)(vocabulary, family);
        if (!(0,json/* isObject */.Gv)(words))
            return [];
        const statuses = entriesOf(words, 'statuses').flatMap(([word, means]) => typeof means === 'string' || typeof means === 'boolean' ? [[word, means]] : []);
        const types = entriesOf(words, 'artifact-types').flatMap(([word, means]) => typeof means === 'string' || means === true ? [[word, means]] : []);
        return [[family, { statuses: new Map(statuses), artifactTypes: new Map(types) }]];
    }));
}
function entriesOf(value, key) {
    const found = (0,json/* field */.ZZ)(value, key);
    return (0,json/* isObject */.Gv)(found) ? Object.entries(found) : [];
}
const LEVELS = [...severity/* SEVERITIES */.oC, 'off'];
function levelsOf(value) {
    const rules = (0,json/* field */.ZZ)(value, 'rules');
    if (!(0,json/* isObject */.Gv)(rules))
        return new Map();
    return new Map(Object.entries(rules).flatMap(([id, given]) => {
        const level = LEVELS.find((known) => known === given);
        return level === undefined ? [] : [[id, level]];
    }));
}

// EXTERNAL MODULE: ./src/config/error.ts
var config_error = __webpack_require__(8004);
// EXTERNAL MODULE: ./src/model/describe-value.ts
var describe_value = __webpack_require__(4796);
;// CONCATENATED MODULE: ./src/config/keys.ts
const rules = [
    'agent-type-empty',
    'agent-type-unknown',
    'artifact-archived',
    'artifact-blank',
    'artifact-case',
    'artifact-directory',
    'artifact-duplicate',
    'artifact-empty',
    'artifact-missing',
    'artifact-object',
    'artifact-path-empty',
    'artifact-path-relative',
    'artifact-path-slashes',
    'artifact-path-valid',
    'artifact-relocated',
    'artifact-removed',
    'artifact-self',
    'artifact-summary',
    'artifact-summary-length',
    'artifact-summary-sentence',
    'artifact-type',
    'artifact-type-path',
    'artifact-unchanged',
    'artifact-uncommitted',
    'artifact-undetermined',
    'artifact-unverifiable',
    'baseline-stale',
    'claudemd-none',
    'claudemd-required',
    'completion-data-required',
    'completion-summary-sentences',
    'console-json',
    'custom-field',
    'cycle-recoverable',
    'delegation-cycle',
    'delegation-depth',
    'delegation-path',
    'delegation-short',
    'delegation-tail',
    'duration-negative',
    'envelope-change-folder',
    'envelope-critical-with-warning',
    'envelope-failure-without-risk',
    'envelope-field',
    'envelope-heading',
    'envelope-mode',
    'envelope-next-vague',
    'envelope-risk-severity',
    'envelope-section-order',
    'envelope-success-with-critical',
    'envelope-summary-sentences',
    'envelope-warning-without-risk',
    'error-code-format',
    'error-message-length',
    'error-text-empty',
    'error-type',
    'errors-required',
    'errors-with-success',
    'failed-with-artifacts',
    'field-type',
    'file-too-large',
    'implemented-phases-short',
    'json-duplicate-key',
    'json-encoding',
    'json-only',
    'json-syntax',
    'memory-candidate',
    'meta-file-leftover',
    'metadata-field-type',
    'metadata-top-level',
    'modified-files',
    'next-steps-length',
    'no-emoji',
    'no-markup',
    'no-returns',
    'partial-progress-leftover',
    'partial-progress-required',
    'partial-without-artifacts',
    'phantom-work',
    'phase-counts',
    'phases-top-level',
    'required-field',
    'research-questions',
    'return-location',
    'return-object',
    'review-reason',
    'roadmap-item-unknown',
    'roadmap-items-meta',
    'session-id-empty',
    'session-id-format',
    'session-id-mismatch',
    'session-id-reused',
    'standard-mismatch',
    'started-at',
    'status-completed',
    'status-in-progress',
    'status-stale',
    'status-value',
    'summary-empty',
    'summary-length',
    'summary-sentences',
    'summary-tokens',
    'task-slug-case',
    'too-many-claims',
    'too-many-elements',
    'too-many-returns',
    'unclaimed-change',
    'unknown-field',
    'user-decision',
];
const standards = ['return-meta', 'subagent-return', 'result-envelope'];
const KEYS = {
    '': [
        '$schema',
        'standards',
        'paths',
        'ignore',
        'rules',
        'overrides',
        'vocabulary',
        'agents',
        'envelope-mode',
        'fail-on',
        'if-no-returns',
        'stale-after',
        'max-file-size',
        'unclaimed',
        'agent-branches',
        'agent-branches-require',
        'baseline',
    ],
    '/standards': standards,
    '/rules': rules,
    '/vocabulary': standards,
    '/vocabulary/return-meta': ['statuses', 'artifact-types'],
    '/vocabulary/subagent-return': ['statuses', 'artifact-types'],
    '/vocabulary/result-envelope': ['statuses', 'artifact-types'],
    '/overrides/*': ['paths', 'standards', 'rules'],
    '/overrides/*/standards': standards,
    '/overrides/*/rules': rules,
};

;// CONCATENATED MODULE: ./src/config/validate.js
// Generated by `npm run generate` from scripts/config-schema.ts: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:config","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"standards":{"type":"object","additionalProperties":false,"properties":{"return-meta":{"enum":["return-meta@1.2","return-meta@1.4","return-meta@2.1"]},"subagent-return":{"enum":["subagent-return@1.0","subagent-return@1.2","subagent-return@2.0"]},"result-envelope":{"enum":["result-envelope@1","result-envelope@4"]}}},"paths":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"ignore":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"rules":{"type":"object","propertyNames":{"enum":["agent-type-empty","agent-type-unknown","artifact-archived","artifact-blank","artifact-case","artifact-directory","artifact-duplicate","artifact-empty","artifact-missing","artifact-object","artifact-path-empty","artifact-path-relative","artifact-path-slashes","artifact-path-valid","artifact-relocated","artifact-removed","artifact-self","artifact-summary","artifact-summary-length","artifact-summary-sentence","artifact-type","artifact-type-path","artifact-unchanged","artifact-uncommitted","artifact-undetermined","artifact-unverifiable","baseline-stale","claudemd-none","claudemd-required","completion-data-required","completion-summary-sentences","console-json","custom-field","cycle-recoverable","delegation-cycle","delegation-depth","delegation-path","delegation-short","delegation-tail","duration-negative","envelope-change-folder","envelope-critical-with-warning","envelope-failure-without-risk","envelope-field","envelope-heading","envelope-mode","envelope-next-vague","envelope-risk-severity","envelope-section-order","envelope-success-with-critical","envelope-summary-sentences","envelope-warning-without-risk","error-code-format","error-message-length","error-text-empty","error-type","errors-required","errors-with-success","failed-with-artifacts","field-type","file-too-large","implemented-phases-short","json-duplicate-key","json-encoding","json-only","json-syntax","memory-candidate","meta-file-leftover","metadata-field-type","metadata-top-level","modified-files","next-steps-length","no-emoji","no-markup","no-returns","partial-progress-leftover","partial-progress-required","partial-without-artifacts","phantom-work","phase-counts","phases-top-level","required-field","research-questions","return-location","return-object","review-reason","roadmap-item-unknown","roadmap-items-meta","session-id-empty","session-id-format","session-id-mismatch","session-id-reused","standard-mismatch","started-at","status-completed","status-in-progress","status-stale","status-value","summary-empty","summary-length","summary-sentences","summary-tokens","task-slug-case","too-many-claims","too-many-elements","too-many-returns","unclaimed-change","unknown-field","user-decision"]},"additionalProperties":{"enum":["error","warning","notice","off"]}},"overrides":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["paths"],"minProperties":2,"properties":{"paths":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"standards":{"type":"object","additionalProperties":false,"properties":{"return-meta":{"enum":["return-meta@1.2","return-meta@1.4","return-meta@2.1"]},"subagent-return":{"enum":["subagent-return@1.0","subagent-return@1.2","subagent-return@2.0"]},"result-envelope":{"enum":["result-envelope@1","result-envelope@4"]}}},"rules":{"$ref":"#/properties/rules"}}}},"vocabulary":{"type":"object","additionalProperties":false,"properties":{"return-meta":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"subagent-return":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"result-envelope":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}}}},"agents":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"},"uniqueItems":true},"envelope-mode":{"enum":["engram","openspec","none"]},"fail-on":{"enum":["error","warning","notice","never"],"default":"error"},"if-no-returns":{"enum":["error","warning","ignore"],"default":"error"},"stale-after":{"type":"string","pattern":"^\\d{1,6}[smhdw]$","default":"24h"},"max-file-size":{"type":["string","integer"],"pattern":"^(?!0+\\s*[A-Za-z]*$)\\d{1,12}(?:\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$","minimum":1,"maximum":999999999999,"default":"1MiB"},"unclaimed":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"agent-branches":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"agent-branches-require":{"enum":["final","success"],"default":"final"},"baseline":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$","default":".return-gate-baseline.json"}}};
const schema32 = {"type":"object","propertyNames":{"enum":["agent-type-empty","agent-type-unknown","artifact-archived","artifact-blank","artifact-case","artifact-directory","artifact-duplicate","artifact-empty","artifact-missing","artifact-object","artifact-path-empty","artifact-path-relative","artifact-path-slashes","artifact-path-valid","artifact-relocated","artifact-removed","artifact-self","artifact-summary","artifact-summary-length","artifact-summary-sentence","artifact-type","artifact-type-path","artifact-unchanged","artifact-uncommitted","artifact-undetermined","artifact-unverifiable","baseline-stale","claudemd-none","claudemd-required","completion-data-required","completion-summary-sentences","console-json","custom-field","cycle-recoverable","delegation-cycle","delegation-depth","delegation-path","delegation-short","delegation-tail","duration-negative","envelope-change-folder","envelope-critical-with-warning","envelope-failure-without-risk","envelope-field","envelope-heading","envelope-mode","envelope-next-vague","envelope-risk-severity","envelope-section-order","envelope-success-with-critical","envelope-summary-sentences","envelope-warning-without-risk","error-code-format","error-message-length","error-text-empty","error-type","errors-required","errors-with-success","failed-with-artifacts","field-type","file-too-large","implemented-phases-short","json-duplicate-key","json-encoding","json-only","json-syntax","memory-candidate","meta-file-leftover","metadata-field-type","metadata-top-level","modified-files","next-steps-length","no-emoji","no-markup","no-returns","partial-progress-leftover","partial-progress-required","partial-without-artifacts","phantom-work","phase-counts","phases-top-level","required-field","research-questions","return-location","return-object","review-reason","roadmap-item-unknown","roadmap-items-meta","session-id-empty","session-id-format","session-id-mismatch","session-id-reused","standard-mismatch","started-at","status-completed","status-in-progress","status-stale","status-value","summary-empty","summary-length","summary-sentences","summary-tokens","task-slug-case","too-many-claims","too-many-elements","too-many-returns","unclaimed-change","unknown-field","user-decision"]},"additionalProperties":{"enum":["error","warning","notice","off"]}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(?=.*\\S).{1,1000}$", "u");
const pattern14 = new RegExp("^\\d{1,6}[smhdw]$", "u");
const pattern15 = new RegExp("^(?!0+\\s*[A-Za-z]*$)\\d{1,12}(?:\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:config" */;
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
if(!(((key1 === "return-meta") || (key1 === "subagent-return")) || (key1 === "result-envelope"))){
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
if(data1["result-envelope"] !== undefined){
let data4 = data1["result-envelope"];
if(!((data4 === "result-envelope@1") || (data4 === "result-envelope@4"))){
const err5 = {instancePath:instancePath+"/standards/result-envelope",schemaPath:"#/properties/standards/properties/result-envelope/enum",keyword:"enum",params:{allowedValues: schema31.properties.standards.properties["result-envelope"].enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/standards",schemaPath:"#/properties/standards/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.paths !== undefined){
let data5 = data.paths;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err7 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.length < 1){
const err8 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err9 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"#/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"#/properties/paths/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ignore !== undefined){
let data7 = data.ignore;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err12 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err13 = {instancePath:instancePath+"/ignore/" + i1,schemaPath:"#/properties/ignore/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/ignore/" + i1,schemaPath:"#/properties/ignore/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.rules !== undefined){
let data9 = data.rules;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
const _errs20 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((key2 === "agent-type-empty") || (key2 === "agent-type-unknown")) || (key2 === "artifact-archived")) || (key2 === "artifact-blank")) || (key2 === "artifact-case")) || (key2 === "artifact-directory")) || (key2 === "artifact-duplicate")) || (key2 === "artifact-empty")) || (key2 === "artifact-missing")) || (key2 === "artifact-object")) || (key2 === "artifact-path-empty")) || (key2 === "artifact-path-relative")) || (key2 === "artifact-path-slashes")) || (key2 === "artifact-path-valid")) || (key2 === "artifact-relocated")) || (key2 === "artifact-removed")) || (key2 === "artifact-self")) || (key2 === "artifact-summary")) || (key2 === "artifact-summary-length")) || (key2 === "artifact-summary-sentence")) || (key2 === "artifact-type")) || (key2 === "artifact-type-path")) || (key2 === "artifact-unchanged")) || (key2 === "artifact-uncommitted")) || (key2 === "artifact-undetermined")) || (key2 === "artifact-unverifiable")) || (key2 === "baseline-stale")) || (key2 === "claudemd-none")) || (key2 === "claudemd-required")) || (key2 === "completion-data-required")) || (key2 === "completion-summary-sentences")) || (key2 === "console-json")) || (key2 === "custom-field")) || (key2 === "cycle-recoverable")) || (key2 === "delegation-cycle")) || (key2 === "delegation-depth")) || (key2 === "delegation-path")) || (key2 === "delegation-short")) || (key2 === "delegation-tail")) || (key2 === "duration-negative")) || (key2 === "envelope-change-folder")) || (key2 === "envelope-critical-with-warning")) || (key2 === "envelope-failure-without-risk")) || (key2 === "envelope-field")) || (key2 === "envelope-heading")) || (key2 === "envelope-mode")) || (key2 === "envelope-next-vague")) || (key2 === "envelope-risk-severity")) || (key2 === "envelope-section-order")) || (key2 === "envelope-success-with-critical")) || (key2 === "envelope-summary-sentences")) || (key2 === "envelope-warning-without-risk")) || (key2 === "error-code-format")) || (key2 === "error-message-length")) || (key2 === "error-text-empty")) || (key2 === "error-type")) || (key2 === "errors-required")) || (key2 === "errors-with-success")) || (key2 === "failed-with-artifacts")) || (key2 === "field-type")) || (key2 === "file-too-large")) || (key2 === "implemented-phases-short")) || (key2 === "json-duplicate-key")) || (key2 === "json-encoding")) || (key2 === "json-only")) || (key2 === "json-syntax")) || (key2 === "memory-candidate")) || (key2 === "meta-file-leftover")) || (key2 === "metadata-field-type")) || (key2 === "metadata-top-level")) || (key2 === "modified-files")) || (key2 === "next-steps-length")) || (key2 === "no-emoji")) || (key2 === "no-markup")) || (key2 === "no-returns")) || (key2 === "partial-progress-leftover")) || (key2 === "partial-progress-required")) || (key2 === "partial-without-artifacts")) || (key2 === "phantom-work")) || (key2 === "phase-counts")) || (key2 === "phases-top-level")) || (key2 === "required-field")) || (key2 === "research-questions")) || (key2 === "return-location")) || (key2 === "return-object")) || (key2 === "review-reason")) || (key2 === "roadmap-item-unknown")) || (key2 === "roadmap-items-meta")) || (key2 === "session-id-empty")) || (key2 === "session-id-format")) || (key2 === "session-id-mismatch")) || (key2 === "session-id-reused")) || (key2 === "standard-mismatch")) || (key2 === "started-at")) || (key2 === "status-completed")) || (key2 === "status-in-progress")) || (key2 === "status-stale")) || (key2 === "status-value")) || (key2 === "summary-empty")) || (key2 === "summary-length")) || (key2 === "summary-sentences")) || (key2 === "summary-tokens")) || (key2 === "task-slug-case")) || (key2 === "too-many-claims")) || (key2 === "too-many-elements")) || (key2 === "too-many-returns")) || (key2 === "unclaimed-change")) || (key2 === "unknown-field")) || (key2 === "user-decision"))){
const err16 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.propertyNames.enum},propertyName:key2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid6 = _errs20 === errors;
if(!valid6){
const err17 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
for(const key3 in data9){
let data10 = data9[key3];
if(!((((data10 === "error") || (data10 === "warning")) || (data10 === "notice")) || (data10 === "off"))){
const err18 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.additionalProperties.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.overrides !== undefined){
let data11 = data.overrides;
if(Array.isArray(data11)){
if(data11.length > 100){
const err20 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length < 2){
const err21 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/minProperties",keyword:"minProperties",params:{limit: 2}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data12.paths === undefined){
const err22 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/required",keyword:"required",params:{missingProperty: "paths"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key4 in data12){
if(!(((key4 === "paths") || (key4 === "standards")) || (key4 === "rules"))){
const err23 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data12.paths !== undefined){
let data13 = data12.paths;
if(Array.isArray(data13)){
if(data13.length > 1000){
const err24 = {instancePath:instancePath+"/overrides/" + i2+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data13.length < 1){
const err25 = {instancePath:instancePath+"/overrides/" + i2+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err26 = {instancePath:instancePath+"/overrides/" + i2+"/paths/" + i3,schemaPath:"#/properties/overrides/items/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/overrides/" + i2+"/paths/" + i3,schemaPath:"#/properties/overrides/items/properties/paths/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/overrides/" + i2+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data12.standards !== undefined){
let data15 = data12.standards;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key5 in data15){
if(!(((key5 === "return-meta") || (key5 === "subagent-return")) || (key5 === "result-envelope"))){
const err29 = {instancePath:instancePath+"/overrides/" + i2+"/standards",schemaPath:"#/properties/overrides/items/properties/standards/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15["return-meta"] !== undefined){
let data16 = data15["return-meta"];
if(!(((data16 === "return-meta@1.2") || (data16 === "return-meta@1.4")) || (data16 === "return-meta@2.1"))){
const err30 = {instancePath:instancePath+"/overrides/" + i2+"/standards/return-meta",schemaPath:"#/properties/overrides/items/properties/standards/properties/return-meta/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["return-meta"].enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data15["subagent-return"] !== undefined){
let data17 = data15["subagent-return"];
if(!(((data17 === "subagent-return@1.0") || (data17 === "subagent-return@1.2")) || (data17 === "subagent-return@2.0"))){
const err31 = {instancePath:instancePath+"/overrides/" + i2+"/standards/subagent-return",schemaPath:"#/properties/overrides/items/properties/standards/properties/subagent-return/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["subagent-return"].enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15["result-envelope"] !== undefined){
let data18 = data15["result-envelope"];
if(!((data18 === "result-envelope@1") || (data18 === "result-envelope@4"))){
const err32 = {instancePath:instancePath+"/overrides/" + i2+"/standards/result-envelope",schemaPath:"#/properties/overrides/items/properties/standards/properties/result-envelope/enum",keyword:"enum",params:{allowedValues: schema31.properties.overrides.items.properties.standards.properties["result-envelope"].enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/overrides/" + i2+"/standards",schemaPath:"#/properties/overrides/items/properties/standards/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data12.rules !== undefined){
let data19 = data12.rules;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key6 in data19){
const _errs41 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((key6 === "agent-type-empty") || (key6 === "agent-type-unknown")) || (key6 === "artifact-archived")) || (key6 === "artifact-blank")) || (key6 === "artifact-case")) || (key6 === "artifact-directory")) || (key6 === "artifact-duplicate")) || (key6 === "artifact-empty")) || (key6 === "artifact-missing")) || (key6 === "artifact-object")) || (key6 === "artifact-path-empty")) || (key6 === "artifact-path-relative")) || (key6 === "artifact-path-slashes")) || (key6 === "artifact-path-valid")) || (key6 === "artifact-relocated")) || (key6 === "artifact-removed")) || (key6 === "artifact-self")) || (key6 === "artifact-summary")) || (key6 === "artifact-summary-length")) || (key6 === "artifact-summary-sentence")) || (key6 === "artifact-type")) || (key6 === "artifact-type-path")) || (key6 === "artifact-unchanged")) || (key6 === "artifact-uncommitted")) || (key6 === "artifact-undetermined")) || (key6 === "artifact-unverifiable")) || (key6 === "baseline-stale")) || (key6 === "claudemd-none")) || (key6 === "claudemd-required")) || (key6 === "completion-data-required")) || (key6 === "completion-summary-sentences")) || (key6 === "console-json")) || (key6 === "custom-field")) || (key6 === "cycle-recoverable")) || (key6 === "delegation-cycle")) || (key6 === "delegation-depth")) || (key6 === "delegation-path")) || (key6 === "delegation-short")) || (key6 === "delegation-tail")) || (key6 === "duration-negative")) || (key6 === "envelope-change-folder")) || (key6 === "envelope-critical-with-warning")) || (key6 === "envelope-failure-without-risk")) || (key6 === "envelope-field")) || (key6 === "envelope-heading")) || (key6 === "envelope-mode")) || (key6 === "envelope-next-vague")) || (key6 === "envelope-risk-severity")) || (key6 === "envelope-section-order")) || (key6 === "envelope-success-with-critical")) || (key6 === "envelope-summary-sentences")) || (key6 === "envelope-warning-without-risk")) || (key6 === "error-code-format")) || (key6 === "error-message-length")) || (key6 === "error-text-empty")) || (key6 === "error-type")) || (key6 === "errors-required")) || (key6 === "errors-with-success")) || (key6 === "failed-with-artifacts")) || (key6 === "field-type")) || (key6 === "file-too-large")) || (key6 === "implemented-phases-short")) || (key6 === "json-duplicate-key")) || (key6 === "json-encoding")) || (key6 === "json-only")) || (key6 === "json-syntax")) || (key6 === "memory-candidate")) || (key6 === "meta-file-leftover")) || (key6 === "metadata-field-type")) || (key6 === "metadata-top-level")) || (key6 === "modified-files")) || (key6 === "next-steps-length")) || (key6 === "no-emoji")) || (key6 === "no-markup")) || (key6 === "no-returns")) || (key6 === "partial-progress-leftover")) || (key6 === "partial-progress-required")) || (key6 === "partial-without-artifacts")) || (key6 === "phantom-work")) || (key6 === "phase-counts")) || (key6 === "phases-top-level")) || (key6 === "required-field")) || (key6 === "research-questions")) || (key6 === "return-location")) || (key6 === "return-object")) || (key6 === "review-reason")) || (key6 === "roadmap-item-unknown")) || (key6 === "roadmap-items-meta")) || (key6 === "session-id-empty")) || (key6 === "session-id-format")) || (key6 === "session-id-mismatch")) || (key6 === "session-id-reused")) || (key6 === "standard-mismatch")) || (key6 === "started-at")) || (key6 === "status-completed")) || (key6 === "status-in-progress")) || (key6 === "status-stale")) || (key6 === "status-value")) || (key6 === "summary-empty")) || (key6 === "summary-length")) || (key6 === "summary-sentences")) || (key6 === "summary-tokens")) || (key6 === "task-slug-case")) || (key6 === "too-many-claims")) || (key6 === "too-many-elements")) || (key6 === "too-many-returns")) || (key6 === "unclaimed-change")) || (key6 === "unknown-field")) || (key6 === "user-decision"))){
const err34 = {instancePath:instancePath+"/overrides/" + i2+"/rules",schemaPath:"#/properties/rules/propertyNames/enum",keyword:"enum",params:{allowedValues: schema32.propertyNames.enum},propertyName:key6};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid15 = _errs41 === errors;
if(!valid15){
const err35 = {instancePath:instancePath+"/overrides/" + i2+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key6}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
for(const key7 in data19){
let data20 = data19[key7];
if(!((((data20 === "error") || (data20 === "warning")) || (data20 === "notice")) || (data20 === "off"))){
const err36 = {instancePath:instancePath+"/overrides/" + i2+"/rules/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema32.additionalProperties.enum}};
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
const err37 = {instancePath:instancePath+"/overrides/" + i2+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.vocabulary !== undefined){
let data21 = data.vocabulary;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key8 in data21){
if(!(((key8 === "return-meta") || (key8 === "subagent-return")) || (key8 === "result-envelope"))){
const err40 = {instancePath:instancePath+"/vocabulary",schemaPath:"#/properties/vocabulary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data21["return-meta"] !== undefined){
let data22 = data21["return-meta"];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key9 in data22){
if(!((key9 === "statuses") || (key9 === "artifact-types"))){
const err41 = {instancePath:instancePath+"/vocabulary/return-meta",schemaPath:"#/properties/vocabulary/properties/return-meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data22.statuses !== undefined){
let data23 = data22.statuses;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(Object.keys(data23).length > 100){
const err42 = {instancePath:instancePath+"/vocabulary/return-meta/statuses",schemaPath:"#/properties/vocabulary/properties/return-meta/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key10 in data23){
let data24 = data23[key10];
if((typeof data24 !== "boolean") && (typeof data24 !== "string")){
const err43 = {instancePath:instancePath+"/vocabulary/return-meta/statuses/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["return-meta"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data24 === "string"){
if(!pattern4.test(data24)){
const err44 = {instancePath:instancePath+"/vocabulary/return-meta/statuses/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/vocabulary/return-meta/statuses",schemaPath:"#/properties/vocabulary/properties/return-meta/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data22["artifact-types"] !== undefined){
let data25 = data22["artifact-types"];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(Object.keys(data25).length > 100){
const err46 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types",schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key11 in data25){
let data26 = data25[key11];
if((typeof data26 !== "boolean") && (typeof data26 !== "string")){
const err47 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["return-meta"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs60 = errors;
const _errs61 = errors;
if(false !== data26){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid21 = _errs61 === errors;
if(valid21){
const err49 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
const err50 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types",schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/vocabulary/return-meta",schemaPath:"#/properties/vocabulary/properties/return-meta/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data21["subagent-return"] !== undefined){
let data27 = data21["subagent-return"];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key12 in data27){
if(!((key12 === "statuses") || (key12 === "artifact-types"))){
const err53 = {instancePath:instancePath+"/vocabulary/subagent-return",schemaPath:"#/properties/vocabulary/properties/subagent-return/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data27.statuses !== undefined){
let data28 = data27.statuses;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(Object.keys(data28).length > 100){
const err54 = {instancePath:instancePath+"/vocabulary/subagent-return/statuses",schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key13 in data28){
let data29 = data28[key13];
if((typeof data29 !== "boolean") && (typeof data29 !== "string")){
const err55 = {instancePath:instancePath+"/vocabulary/subagent-return/statuses/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["subagent-return"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data29 === "string"){
if(!pattern4.test(data29)){
const err56 = {instancePath:instancePath+"/vocabulary/subagent-return/statuses/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/vocabulary/subagent-return/statuses",schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data27["artifact-types"] !== undefined){
let data30 = data27["artifact-types"];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(Object.keys(data30).length > 100){
const err58 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types",schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key14 in data30){
let data31 = data30[key14];
if((typeof data31 !== "boolean") && (typeof data31 !== "string")){
const err59 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["subagent-return"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs75 = errors;
const _errs76 = errors;
if(false !== data31){
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid25 = _errs76 === errors;
if(valid25){
const err61 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
else {
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
}
if(typeof data31 === "string"){
if(!pattern4.test(data31)){
const err62 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
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
}
else {
const err63 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types",schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/vocabulary/subagent-return",schemaPath:"#/properties/vocabulary/properties/subagent-return/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data21["result-envelope"] !== undefined){
let data32 = data21["result-envelope"];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key15 in data32){
if(!((key15 === "statuses") || (key15 === "artifact-types"))){
const err65 = {instancePath:instancePath+"/vocabulary/result-envelope",schemaPath:"#/properties/vocabulary/properties/result-envelope/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data32.statuses !== undefined){
let data33 = data32.statuses;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(Object.keys(data33).length > 100){
const err66 = {instancePath:instancePath+"/vocabulary/result-envelope/statuses",schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key16 in data33){
let data34 = data33[key16];
if((typeof data34 !== "boolean") && (typeof data34 !== "string")){
const err67 = {instancePath:instancePath+"/vocabulary/result-envelope/statuses/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["result-envelope"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data34 === "string"){
if(!pattern4.test(data34)){
const err68 = {instancePath:instancePath+"/vocabulary/result-envelope/statuses/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
else {
const err69 = {instancePath:instancePath+"/vocabulary/result-envelope/statuses",schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data32["artifact-types"] !== undefined){
let data35 = data32["artifact-types"];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(Object.keys(data35).length > 100){
const err70 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types",schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key17 in data35){
let data36 = data35[key17];
if((typeof data36 !== "boolean") && (typeof data36 !== "string")){
const err71 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["result-envelope"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs90 = errors;
const _errs91 = errors;
if(false !== data36){
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var valid29 = _errs91 === errors;
if(valid29){
const err73 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
errors = _errs90;
if(vErrors !== null){
if(_errs90){
vErrors.length = _errs90;
}
else {
vErrors = null;
}
}
}
if(typeof data36 === "string"){
if(!pattern4.test(data36)){
const err74 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
else {
const err75 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types",schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/vocabulary/result-envelope",schemaPath:"#/properties/vocabulary/properties/result-envelope/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/vocabulary",schemaPath:"#/properties/vocabulary/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.agents !== undefined){
let data37 = data.agents;
if(Array.isArray(data37)){
if(data37.length > 1000){
const err78 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
const len4 = data37.length;
for(let i4=0; i4<len4; i4++){
let data38 = data37[i4];
if(typeof data38 === "string"){
if(!pattern4.test(data38)){
const err79 = {instancePath:instancePath+"/agents/" + i4,schemaPath:"#/properties/agents/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/agents/" + i4,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
let i5 = data37.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data37[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err81 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j0}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err82 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data["envelope-mode"] !== undefined){
let data39 = data["envelope-mode"];
if(!(((data39 === "engram") || (data39 === "openspec")) || (data39 === "none"))){
const err83 = {instancePath:instancePath+"/envelope-mode",schemaPath:"#/properties/envelope-mode/enum",keyword:"enum",params:{allowedValues: schema31.properties["envelope-mode"].enum}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data["fail-on"] !== undefined){
let data40 = data["fail-on"];
if(!((((data40 === "error") || (data40 === "warning")) || (data40 === "notice")) || (data40 === "never"))){
const err84 = {instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema31.properties["fail-on"].enum}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data["if-no-returns"] !== undefined){
let data41 = data["if-no-returns"];
if(!(((data41 === "error") || (data41 === "warning")) || (data41 === "ignore"))){
const err85 = {instancePath:instancePath+"/if-no-returns",schemaPath:"#/properties/if-no-returns/enum",keyword:"enum",params:{allowedValues: schema31.properties["if-no-returns"].enum}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data["stale-after"] !== undefined){
let data42 = data["stale-after"];
if(typeof data42 === "string"){
if(!pattern14.test(data42)){
const err86 = {instancePath:instancePath+"/stale-after",schemaPath:"#/properties/stale-after/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}[smhdw]$"}};
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
const err87 = {instancePath:instancePath+"/stale-after",schemaPath:"#/properties/stale-after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data["max-file-size"] !== undefined){
let data43 = data["max-file-size"];
if((typeof data43 !== "string") && (!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43))))){
const err88 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/type",keyword:"type",params:{type: schema31.properties["max-file-size"].type}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 999999999999 || isNaN(data43)){
const err89 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data43 < 1 || isNaN(data43)){
const err90 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(typeof data43 === "string"){
if(!pattern15.test(data43)){
const err91 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\s*[A-Za-z]*$)\\d{1,12}(?:\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$"}};
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
if(data.unclaimed !== undefined){
let data44 = data.unclaimed;
if(Array.isArray(data44)){
if(data44.length > 1000){
const err92 = {instancePath:instancePath+"/unclaimed",schemaPath:"#/properties/unclaimed/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len5 = data44.length;
for(let i6=0; i6<len5; i6++){
let data45 = data44[i6];
if(typeof data45 === "string"){
if(!pattern4.test(data45)){
const err93 = {instancePath:instancePath+"/unclaimed/" + i6,schemaPath:"#/properties/unclaimed/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/unclaimed/" + i6,schemaPath:"#/properties/unclaimed/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/unclaimed",schemaPath:"#/properties/unclaimed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data["agent-branches"] !== undefined){
let data46 = data["agent-branches"];
if(Array.isArray(data46)){
if(data46.length > 1000){
const err96 = {instancePath:instancePath+"/agent-branches",schemaPath:"#/properties/agent-branches/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const len6 = data46.length;
for(let i7=0; i7<len6; i7++){
let data47 = data46[i7];
if(typeof data47 === "string"){
if(!pattern4.test(data47)){
const err97 = {instancePath:instancePath+"/agent-branches/" + i7,schemaPath:"#/properties/agent-branches/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/agent-branches/" + i7,schemaPath:"#/properties/agent-branches/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/agent-branches",schemaPath:"#/properties/agent-branches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data["agent-branches-require"] !== undefined){
let data48 = data["agent-branches-require"];
if(!((data48 === "final") || (data48 === "success"))){
const err100 = {instancePath:instancePath+"/agent-branches-require",schemaPath:"#/properties/agent-branches-require/enum",keyword:"enum",params:{allowedValues: schema31.properties["agent-branches-require"].enum}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.baseline !== undefined){
let data49 = data.baseline;
if(typeof data49 === "string"){
if(!pattern4.test(data49)){
const err101 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
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
    const lacking = new Set(errors.flatMap(({ keyword, instancePath }) => (keyword === 'required' ? instancePath : [])));
    return errors.flatMap((error) => {
        const { instancePath, keyword, propertyName } = error;
        if (propertyName !== undefined || unknown.has(instancePath))
            return [];
        if (keyword === 'minProperties' && lacking.has(instancePath))
            return [];
        return [faultOf(error, value)];
    });
}
function faultOf(error, root) {
    const unknown = unknownKey(error);
    if (unknown !== undefined) {
        const { pointer, name, of } = unknown;
        return { pointer, part: 'key', message: () => aboutKey(name, of) };
    }
    const pointer = error.keyword === 'uniqueItems' ? `${error.instancePath}/${numeral(error, 'j')}` : error.instancePath;
    return { pointer, part: 'value', message: () => aboutValue(error, (0,model_pointer/* valueAt */.fK)(root, pointer)) };
}
function unknownKey({ instancePath, keyword, params }) {
    const name = keyword === 'propertyNames' ? params.propertyName : params.additionalProperty;
    if (typeof name !== 'string')
        return undefined;
    const token = name.replaceAll('~', '~0').replaceAll('/', '~1');
    return { name, pointer: `${instancePath}/${token}`, of: instancePath };
}
function aboutKey(name, of) {
    const known = keysAt(of);
    const isRules = of.endsWith('/rules');
    const what = isRules
        ? `There is no rule ${(0,model_text/* quote */.hD)(name)}`
        : `There is no key ${(0,model_text/* quote */.hD)(name)}${of === '' ? '' : ` in ${inDots(of)}`}`;
    const meant = (0,model_text/* nearest */.pA)(name, known, 3);
    if (meant !== undefined)
        return `${what}. Did you mean ${(0,model_text/* quote */.hD)(meant)}?`;
    const elsewhere = placeOfKey(name, of);
    if (elsewhere !== undefined)
        return `${what}: ${elsewhere}.`;
    return isRules ? `${what}: return-gate rules lists them all.` : `${what}: known are ${(0,model_text/* listOf */.c3)(known, 'and')}.`;
}
function keysAt(pointer) {
    const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    return Object.entries(KEYS).find(([known]) => known === place)?.[1] ?? [];
}
function placeOfKey(name, of) {
    const isIn = (known) => known.includes(name);
    if (isIn(KEYS['/rules']))
        return 'it is a rule, so write it below rules';
    if (isIn(KEYS['/standards']))
        return 'it is a family, so write it below standards';
    if (of !== '' && isIn(KEYS['']))
        return 'it counts for the whole project, so write it at the top';
    return undefined;
}
function aboutValue({ instancePath, keyword, params }, value) {
    const name = instancePath === '' ? 'The configuration' : inDots(instancePath);
    const given = `${name} is ${(0,describe_value/* describeValue */.b)(value)}`;
    switch (keyword) {
        case 'type':
            return `${given}: write ${expected(instancePath, params.type)}.`;
        case 'enum':
            return `${given}: write ${oneOf(params.allowedValues, value)}`;
        case 'pattern':
        case 'minimum':
        case 'maximum':
            return `${given}: write ${expected(instancePath, keyword === 'pattern' ? 'string' : undefined)}.`;
        case 'not':
            return `${given}: write true, or the type of the version that the word stands for.`;
        case 'maxProperties':
            return `${name} has more than ${String(params.limit)} keys: shorten it.`;
        case 'uniqueItems':
            return `${name} names ${(0,describe_value/* describeValue */.b)(value)} twice: name it once.`;
        case 'minItems':
            return `${name} is an empty list: write a pattern, or leave the key out.`;
        case 'maxItems':
            return `${name} has more than ${String(params.limit)} elements: shorten it.`;
        case 'required':
            return `${name} lacks ${(0,model_text/* quote */.hD)(String(params.missingProperty))}: it tells which files the override is for.`;
        case 'minProperties':
            return `${name} sets nothing: give it rules or standards.`;
        default:
            return `${given}, which the schema of the configuration does not take (${keyword}).`;
    }
}
const FORMS = {
    '/stale-after': 'a duration such as 90m, 24h or 7d',
    '/max-file-size': 'a size such as 500KB or 1MiB',
};
const KINDS = {
    object: 'keys and their values',
    array: 'a list, one element a line after a dash',
    string: 'one line of text, in quotes if it looks like something else',
    'boolean,string': 'true, false, or the word of the version that it stands for',
};
function expected(pointer, type) {
    return FORMS[pointer] ?? KINDS[String(type)] ?? String(type);
}
function oneOf(allowed, value) {
    const words = Array.isArray(allowed) ? allowed.map(String) : [];
    const written = value === false && words.includes('off') ? 'off' : typeof value === 'string' ? value : undefined;
    const meant = written === undefined || words.includes(written) ? written : (0,model_text/* nearest */.pA)(written, words, 4);
    return `one of ${words.join(', ')}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}
function inDots(pointer) {
    return (0,model_pointer/* tokens */.LU)(pointer)
        .map((token, n) => (/^\d+$/.test(token) ? `[${token}]` : `${n === 0 ? '' : '.'}${token}`))
        .join('');
}
function numeral({ params }, name) {
    return String(params[name]);
}

;// CONCATENATED MODULE: ./src/config/parse.ts








async function parseConfig({ file, text, placeOf, faultOfPattern }) {
    const written = await (file.toLowerCase().endsWith('.json') ? readJson(text) : readYaml(text));
    const { value, flaws } = written;
    const faults = value === undefined ? [] : [...faultsOf(value), ...faultsOfPatterns(value, faultOfPattern)];
    const found = [
        ...flaws.map(({ at, message }) => ({ at, message: () => message })),
        ...faults.flatMap((fault) => placed(fault, written)),
    ].sort((a, b) => a.at - b.at);
    if (value !== undefined && found.length === 0)
        return toConfig(value);
    const problems = found.slice(0, config_error/* MOST_SHOWN */.Ki).map(({ at, message }) => ({ ...placeOf(at), message: message() }));
    throw new config_error/* ConfigError */.xL(file, problems, found.length - problems.length);
}
async function readYaml(text) {
    return (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9211))).readYaml(text);
}
function placed({ pointer, part, message }, { places, unread }) {
    if (unread.has(pointer))
        return [];
    const place = places.get(pointer);
    return [{ at: (part === 'key' ? place?.key : null) ?? place?.value ?? 0, message }];
}
const MOST_STARS = 3;
function faultsOfPatterns(value, faultOf) {
    const overrides = (0,json/* listField */.FZ)(value, 'overrides').map((override, n) => listAt(override, 'paths', (0,model_pointer/* join */.fj)('', 'overrides', n)));
    const selecting = [listAt(value, 'paths'), ...overrides];
    const branches = listAt(value, 'agent-branches');
    const others = [listAt(value, 'ignore'), listAt(value, 'unclaimed'), branches];
    const faults = [];
    for (const { pointer, pattern } of [...selecting, ...others].flat()) {
        const fault = isComment(pattern) ?? hasManyStars(pattern) ?? faultOf(pattern);
        if (fault !== undefined)
            faults.push({ pointer, part: 'value', message: () => fault });
    }
    for (const { pointer, pattern } of branches) {
        if (!/^[!\s]*refs\//.test(pattern))
            continue;
        const message = `The pattern ${(0,model_text/* quote */.hD)(pattern)} matches no branch: write it without refs/heads/.`;
        faults.push({ pointer, part: 'value', message: () => message });
    }
    for (const [first] of [...selecting, branches]) {
        if (first === undefined || !isNegative(first.pattern))
            continue;
        faults.push({
            pointer: first.pointer,
            part: 'value',
            message: () => `The pattern ${(0,model_text/* quote */.hD)(first.pattern)} takes away, and nothing is there yet: write a pattern before it that selects.`,
        });
    }
    return [...faults, ...faultsOfBaseline(value)];
}
function listAt(value, key, at = '') {
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    return (0,json/* listField */.FZ)(value, key).flatMap((pattern, n) => typeof pattern === 'string' ? [{ pointer: (0,model_pointer/* join */.fj)(at, key, n), pattern }] : []);
}
function isComment(pattern) {
    if (!pattern.trim().startsWith('#'))
        return undefined;
    return `The pattern ${(0,model_text/* quote */.hD)(pattern)} is a comment, which selects nothing: take it out of the quotes.`;
}
function hasManyStars(pattern) {
    const name = pattern.split('/').find((segment) => (segment.match(/\*+/g)?.length ?? 0) > MOST_STARS);
    if (name === undefined)
        return undefined;
    return `The pattern ${(0,model_text/* quote */.hD)(pattern)} has more than ${String(MOST_STARS)} asterisks in one name: write a simpler one.`;
}
function isNegative(pattern) {
    return (/^[!\s]*/.exec(pattern)?.[0].match(/!/g)?.length ?? 0) % 2 === 1;
}
function faultsOfBaseline(value) {
    const file = (0,json/* stringField */.OM)(value, 'baseline');
    if (file === undefined || ((0,path/* normalisePath */.qb)(file) ?? '') !== '')
        return [];
    const message = `baseline is ${(0,model_text/* quote */.hD)(file)}: write the path of a file, relative to the project root.`;
    return [{ pointer: '/baseline', part: 'value', message: () => message }];
}

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8473);
// EXTERNAL MODULE: ./src/gather/glob.ts + 1 modules
var glob = __webpack_require__(9288);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/config/find.ts
var find = __webpack_require__(5023);
// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(771);
// EXTERNAL MODULE: ./src/read/utf8.ts
var utf8 = __webpack_require__(8145);
// EXTERNAL MODULE: ./src/tree/link-below.ts
var link_below = __webpack_require__(5674);
// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(8951);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
;// CONCATENATED MODULE: ./src/config/load.ts











const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,find/* findConfig */.u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind !== 'bytes')
        throw tooLarge(found.path);
    return configOf(found.path, content.bytes);
}
async function readConfigFile({ path, shown, root }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,link_below/* linkBelow */.yZ)(folders, path);
    if (link !== undefined) {
        throw new config_error/* ConfigError */.xL(shown, [
            (0,config_error/* problemOfFile */.DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,link_below/* placeIn */.VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,regular_file/* readStart */.H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.xL)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`The configuration ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw tooLarge(shown);
    return configOf(shown, bytes);
}
function repositoryAround(root) {
    return (0,regular_file/* standsOnDisk */.iK)(root) ? ((0,tree_root/* repositoryOf */._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,regular_file/* readRegularFile */.XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new config_error/* ConfigError */.xL(shown, [(0,config_error/* problemOfFile */.DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw tooLarge(shown);
    return found.bytes;
}
function tooLarge(file) {
    return new config_error/* ConfigError */.xL(file, [
        (0,config_error/* problemOfFile */.DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,utf8/* decode */.D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new config_error/* ConfigError */.xL(file, wrong);
    const lines = new read_lines/* Lines */.q(text);
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : position/* FILE_START */.W;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is no UTF-8: save the file as UTF-8.';
}
function faultOfPattern(pattern) {
    try {
        (0,glob/* compilePatterns */.xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof glob/* PatternError */.JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 3813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   SP: () => (/* binding */ Gathering),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
const MAX_DEPTH = 20;
function unreadable(flaws) {
    return { value: undefined, places: new Map(), flaws, unread: new Set() };
}
class Gathering {
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
    twice(key, at) {
        this.flaws.push({
            at,
            message: `The key ${JSON.stringify(key)} stands here for the second time: keep one of them.`,
        });
    }
    finish(value) {
        return { value, places: this.places, flaws: this.flaws, unread: this.unread };
    }
}


/***/ }),

/***/ 9211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _written_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3813);



const MAX_INDENTATION = 200;
const MAX_TOKENS = 200_000;
function readYaml(text) {
    const excess = excessOf(text);
    if (excess !== undefined)
        return (0,_written_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)([excess]);
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({ uniqueKeys: false, prettyErrors: false, version: '1.2' });
    const [document, second] = composer.compose(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX().parse(text), false, text.length);
    if (document === undefined || isNothing(document)) {
        return (0,_written_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)([{ at: 0, message: 'The file is empty: write a key, such as ignore, or delete the file.' }]);
    }
    const gathering = new _written_js__WEBPACK_IMPORTED_MODULE_1__/* .Gathering */ .SP(text);
    const value = valueOf(document.contents, '', gathering);
    gathering.flaws.push(...flawsOfDocument(document, text));
    if (second !== undefined) {
        const at = text.indexOf('---', document.range[1]);
        gathering.flaws.push({ at: Math.max(at, 0), message: 'A second document starts here: write all in one.' });
    }
    return document.errors.length > 0 ? (0,_written_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadable */ .O$)(gathering.flaws) : gathering.finish(value);
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
    return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
function excessOf(text) {
    let at = 0;
    let tokens = 0;
    let flow = 0;
    let compact = 0;
    let startsLine = true;
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        if (++tokens > MAX_TOKENS)
            return { at, message: `Here the file has ${String(MAX_TOKENS)} parts already: shorten it.` };
        if (token === '[' || token === '{')
            flow++;
        else if (token === ']' || token === '}')
            flow--;
        else if (flow === 0 && (token === '-' || token === '?' || token === ':'))
            compact++;
        if (flow > _written_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr || compact > _written_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr) {
            return { at, message: `Here values nest deeper than ${String(_written_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr)} levels.` };
        }
        if (startsLine && flow === 0 && token.startsWith(' ') && token.length > MAX_INDENTATION) {
            return { at, message: `This line is indented by more than ${String(MAX_INDENTATION)} columns.` };
        }
        startsLine = token.endsWith('\n');
        if (startsLine)
            compact = 0;
        at += sourceLength(token);
    }
    return undefined;
}
function sourceLength(token) {
    return token === '\u0002' || token === '\u0018' || token === '\u001f' ? 0 : token.length;
}
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
                gathering.twice(name, start);
            else
                pairs.set(name, valueOf(pair.value, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pointer, name), gathering, start));
        }
        return Object.fromEntries(pairs);
    }
    return scalar(node.value);
}
function startOfMark(mark, at, text) {
    let start = text.lastIndexOf(mark, at - 1);
    while (start > 0 && text[start - 1] === mark)
        start--;
    return Math.max(start, 0);
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


/***/ }),

/***/ 9066:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6443);

function painter(color) {
    return color ? _sink_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4 : (_, fragment) => fragment;
}


/***/ }),

/***/ 5674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   yZ: () => (/* binding */ linkBelow)
/* harmony export */ });
/* unused harmony export leadsInto */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _relative_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7896);



function linkBelow(folders, file) {
    const tops = new Set(folders.flatMap((folder) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), realOf(folder)]));
    for (const top of tops) {
        for (const form of formsOf(file)) {
            const place = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form);
            const link = place === null ? undefined : firstLink(top, place);
            if (link !== undefined)
                return link;
        }
    }
    return undefined;
}
function placeIn(folder, file) {
    const real = realOf(folder);
    const places = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), real].flatMap((top) => formsOf(file).map((form) => (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(top, form)));
    const place = places.find((one) => one !== null) ?? null;
    const actual = (0,_relative_within_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeWithin */ .Q)(real, realOf(file));
    return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}
function leadsInto(folder, file) {
    return relativeWithin(realOf(folder), realOf(file)) !== null;
}
function formsOf(file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    return [path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))];
}
function firstLink(folder, place) {
    const segments = place.split('/');
    for (let n = 1; n <= segments.length; n++) {
        const part = segments.slice(0, n).join('/');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return part;
    }
    return undefined;
}
function realOf(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    }
}


/***/ }),

/***/ 6825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5875);


function openWorkspace(directory) {
    const disk = (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .openDisk */ .U)(directory);
    return {
        ...disk,
        list: async (selection) => {
            const paths = selection.anyCase === true ? undefined : await walk(disk.path, selection.patterns);
            return paths === undefined ? disk.list(selection) : (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesTo */ .C)(paths.filter(selection.matches), disk.find);
        },
    };
}
async function walk(root, patterns) {
    if (/[\n\r]/.test(root))
        return undefined;
    const { create } = await __webpack_require__.e(/* import() */ 425).then(__webpack_require__.bind(__webpack_require__, 9425));
    const below = globEscape(root);
    const anchored = patterns.map((pattern) => {
        const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
        return `${negations}${below}/${pattern.slice(negations.length).replace(/^\.\//, '')}`;
    });
    const found = [];
    const restore = withoutDebugLines();
    try {
        const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
        for await (const place of globber.globGenerator()) {
            found.push(place.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/').replace(/^\/+/, ''));
        }
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
    finally {
        restore();
    }
    return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}
function withoutDebugLines() {
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    stdout.write = (chunk, ...rest) => typeof chunk === 'string' && chunk.startsWith('::debug::') ? true : write(chunk, ...rest);
    return () => {
        stdout.write = write;
    };
}
function globEscape(path) {
    const escaped = node_path__WEBPACK_IMPORTED_MODULE_0__.sep === '\\' ? path : path.replaceAll('\\', '\\\\');
    return escaped
        .replace(/\[(?=[^/]+\])/g, '[[]')
        .replaceAll('?', '[?]')
        .replaceAll('*', '[*]');
}


/***/ })

};
;
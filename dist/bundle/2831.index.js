"use strict";
exports.id = 2831;
exports.ids = [2831];
exports.modules = {

/***/ 11868:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ PROGRESS_IN_WORDS),
/* harmony export */   p: () => (/* binding */ progressClaims)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87979);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);




const WITHOUT_PLAN = new Set(['researched', 'needs_research']);
const MOST_ARTIFACTS = 1_000;
const PROGRESS_IN_WORDS = 'the counts of phases, by the marks in the plan';
function progressClaims(shape) {
    return (value) => {
        if (WITHOUT_PLAN.has((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'status')))
            return [];
        const counts = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__/* .phasesOf */ .I$)({ value, standard: { shape } });
        const completed = wholeNumber(counts.completed);
        const total = wholeNumber(counts.total);
        if (total === 0)
            return [];
        const isVerified = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, VERIFIED) === true && shape.fields['']?.includes(VERIFIED) === true;
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
            ...(completed === null ? [] : [claim(completed, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(counts.place, 'phases_completed'))]),
            ...(isVerified && (completed === null || completed !== total) ? [claim('all', (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)('', VERIFIED))] : []),
        ];
    };
}
const VERIFIED = 'plan_markers_verified';
function wholeNumber(value) {
    return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function phasesInWords(done, total) {
    if (done === 'all')
        return total === null ? 'all phases' : `all of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(total, 'phase')}`;
    return total === null ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(done, 'phase') : `${String(done)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(total, 'phase')}`;
}
function plansIn(value) {
    const artifacts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'artifacts');
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(artifacts))
        return [];
    const plans = [];
    const others = [];
    for (const artifact of artifacts.slice(0, MOST_ARTIFACTS)) {
        const path = typeof artifact === 'string' ? artifact : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(artifact) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'path') : undefined;
        if (path === undefined || path.trim() === '')
            continue;
        const isPlan = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(artifact) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(artifact, 'type') === 'plan';
        const isInPlans = /(?:^|[/\\])plans[/\\]/.test(path);
        if (isPlan && isInPlans)
            plans.push(path);
        else if (isPlan || isInPlans)
            others.push(path);
    }
    return [...plans, ...others];
}


/***/ }),

/***/ 82831:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// EXTERNAL MODULE: ./src/families/json/rules/index.ts + 17 modules
var rules = __webpack_require__(57087);
// EXTERNAL MODULE: ./src/families/define.ts
var families_define = __webpack_require__(74937);
// EXTERNAL MODULE: ./src/families/json/rule-lists.ts
var rule_lists = __webpack_require__(59049);
// EXTERNAL MODULE: ./src/families/json/progress.ts
var progress = __webpack_require__(11868);
// EXTERNAL MODULE: ./src/families/json/samples.ts
var samples = __webpack_require__(10832);
// EXTERNAL MODULE: ./src/families/json/confusions.ts
var confusions = __webpack_require__(98650);
// EXTERNAL MODULE: ./src/families/shape-errors.ts
var shape_errors = __webpack_require__(99497);
;// CONCATENATED MODULE: ./src/families/json/versions/generated/return-meta@1.4.shape.ts
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
            "language",
            "teammate_results",
            "memory_candidates",
            "requires_user_review",
            "review_reason"
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
            "phases_total",
            "handoff_path"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/teammate_results/*": [
            "name",
            "status",
            "output_path"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ]
    },
    "required": {
        "": [
            "status",
            "artifacts",
            "metadata"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "delegation_depth",
            "delegation_path"
        ],
        "/partial_progress": [
            "stage",
            "details"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
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
            "implementation",
            "handoff"
        ],
        "/memory_candidates/*/category": [
            "TECHNIQUE",
            "PATTERN",
            "CONFIG",
            "WORKFLOW",
            "INSIGHT"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/return-meta@1.4.validate.js
// Generated by `npm run generate` from schemas/return-meta@1.4.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@1.4","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryRange"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"handoff_path":{"type":"string"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"},"teammate_results":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"status":{"type":"string"},"output_path":{"type":["string","null"]}}}},"memory_candidates":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"type":"boolean"},"review_reason":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"],"properties":{"completion_summary":{"pattern":"\\S"}}}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\S"}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"memoryCandidate":{"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"},"advisoryRange":{"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}}};
const schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const schema33 = {"type":"number"};
const schema35 = {"type":["number","string"],"pattern":"^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"};
const schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const schema41 = {"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}};
const pattern4 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern10 = new RegExp("^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@1.4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
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
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.completion_summary !== undefined){
let data4 = data3.completion_summary;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/allOf/1/then/properties/completion_data/properties/completion_summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs15 = errors;
let valid8 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.requires_user_review === undefined) && (missing2 = "requires_user_review")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.requires_user_review !== undefined){
if(true !== data.requires_user_review){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.review_reason === undefined){
const err12 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "review_reason"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.review_reason !== undefined){
let data6 = data.review_reason;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err13 = {instancePath:instancePath+"/review_reason",schemaPath:"#/allOf/2/then/properties/review_reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid2 = _errs18 === errors;
valid8 = _valid2;
if(valid8){
var props2 = {};
props2.review_reason = true;
props2.requires_user_review = true;
}
}
if(!valid8){
const err14 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.artifacts === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.metadata === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
props0.teammate_results = true;
props0.memory_candidates = true;
props0.requires_user_review = true;
props0.review_reason = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err18 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((data8 === "in_progress") || (data8 === "researched")) || (data8 === "planned")) || (data8 === "implemented")) || (data8 === "partial")) || (data8 === "failed")) || (data8 === "blocked"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data9 = data.artifacts;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.type === undefined){
const err21 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.path === undefined){
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.summary === undefined){
const err23 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.type !== undefined){
let data11 = data10.type;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((data11 === "report") || (data11 === "plan")) || (data11 === "summary")) || (data11 === "implementation")) || (data11 === "handoff"))){
const err25 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.path !== undefined){
let data12 = data10.path;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err26 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
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
const err27 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.summary !== undefined){
if(typeof data10.summary !== "string"){
const err28 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.metadata !== undefined){
let data14 = data.metadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.session_id === undefined){
const err31 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14.agent_type === undefined){
const err32 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.delegation_depth === undefined){
const err33 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.delegation_path === undefined){
const err34 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.session_id !== undefined){
let data15 = data14.session_id;
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
const err35 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err36 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.agent_type !== undefined){
let data16 = data14.agent_type;
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
const err37 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.duration_seconds !== undefined){
let data17 = data14.duration_seconds;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err39 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.delegation_depth !== undefined){
let data18 = data14.delegation_depth;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err41 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data14.delegation_path !== undefined){
let data19 = data14.delegation_path;
if(Array.isArray(data19)){
if(data19.length < 1){
const err43 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
const err44 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.findings_count !== undefined){
let data21 = data14.findings_count;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err47 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.phase_count !== undefined){
let data22 = data14.phase_count;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err48 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.estimated_hours !== undefined){
let data23 = data14.estimated_hours;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (typeof data23 !== "string")){
const err49 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/type",keyword:"type",params:{type: schema35.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
const err50 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryRange/pattern",keyword:"pattern",params:{pattern: "^\\s*\\d+(?:[.]\\d+)?(?:\\s*[-–]\\s*\\d+(?:[.]\\d+)?)?\\s*$"}};
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
if(data14.phases_completed !== undefined){
let data24 = data14.phases_completed;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err51 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data14.phases_total !== undefined){
let data25 = data14.phases_total;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err52 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.task_type !== undefined){
if(typeof data14.task_type !== "string"){
const err53 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data14.language !== undefined){
if(typeof data14.language !== "string"){
const err54 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err56 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err57 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err58 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data31 = data.partial_progress;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.stage === undefined){
const err59 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data31.details === undefined){
const err60 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data31.stage !== undefined){
if(typeof data31.stage !== "string"){
const err61 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data31.details !== undefined){
if(typeof data31.details !== "string"){
const err62 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data31.phases_completed !== undefined){
let data34 = data31.phases_completed;
if(!((typeof data34 == "number") && (isFinite(data34)))){
const err63 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data31.phases_total !== undefined){
let data35 = data31.phases_total;
if(!((typeof data35 == "number") && (isFinite(data35)))){
const err64 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data31.handoff_path !== undefined){
if(typeof data31.handoff_path !== "string"){
const err65 = {instancePath:instancePath+"/partial_progress/handoff_path",schemaPath:"#/properties/partial_progress/properties/handoff_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data37 = data.completion_data;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.completion_summary !== undefined){
if(typeof data37.completion_summary !== "string"){
const err67 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data37.roadmap_items !== undefined){
let data39 = data37.roadmap_items;
if(Array.isArray(data39)){
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
if(typeof data39[i2] !== "string"){
const err68 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err69 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.errors !== undefined){
let data41 = data.errors;
if(Array.isArray(data41)){
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
let data42 = data41[i3];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.type === undefined){
const err71 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data42.message === undefined){
const err72 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data42.recoverable === undefined){
const err73 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data42.recommendation === undefined){
const err74 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data42.type !== undefined){
if(typeof data42.type !== "string"){
const err75 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data42.message !== undefined){
if(typeof data42.message !== "string"){
const err76 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data42.recoverable !== undefined){
if(typeof data42.recoverable !== "boolean"){
const err77 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data42.recommendation !== undefined){
if(typeof data42.recommendation !== "string"){
const err78 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
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
else {
const err79 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err81 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err82 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.teammate_results !== undefined){
let data49 = data.teammate_results;
if(Array.isArray(data49)){
const len4 = data49.length;
for(let i4=0; i4<len4; i4++){
let data50 = data49[i4];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.name !== undefined){
if(typeof data50.name !== "string"){
const err83 = {instancePath:instancePath+"/teammate_results/" + i4+"/name",schemaPath:"#/properties/teammate_results/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data50.status !== undefined){
if(typeof data50.status !== "string"){
const err84 = {instancePath:instancePath+"/teammate_results/" + i4+"/status",schemaPath:"#/properties/teammate_results/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data50.output_path !== undefined){
let data53 = data50.output_path;
if((typeof data53 !== "string") && (data53 !== null)){
const err85 = {instancePath:instancePath+"/teammate_results/" + i4+"/output_path",schemaPath:"#/properties/teammate_results/items/properties/output_path/type",keyword:"type",params:{type: schema31.properties.teammate_results.items.properties.output_path.type}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/teammate_results/" + i4,schemaPath:"#/properties/teammate_results/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/teammate_results",schemaPath:"#/properties/teammate_results/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.memory_candidates !== undefined){
let data54 = data.memory_candidates;
if(Array.isArray(data54)){
if(data54.length > 3){
const err88 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
const len5 = data54.length;
for(let i5=0; i5<len5; i5++){
let data55 = data54[i5];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.content === undefined){
const err89 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data55.category === undefined){
const err90 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data55.source_artifact === undefined){
const err91 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "source_artifact"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data55.confidence === undefined){
const err92 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data55.suggested_keywords === undefined){
const err93 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "suggested_keywords"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data55.content !== undefined){
let data56 = data55.content;
if(typeof data56 === "string"){
if(!pattern4.test(data56)){
const err94 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err95 = {instancePath:instancePath+"/memory_candidates/" + i5+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data55.category !== undefined){
let data57 = data55.category;
if(typeof data57 !== "string"){
const err96 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!(((((data57 === "TECHNIQUE") || (data57 === "PATTERN")) || (data57 === "CONFIG")) || (data57 === "WORKFLOW")) || (data57 === "INSIGHT"))){
const err97 = {instancePath:instancePath+"/memory_candidates/" + i5+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/enum",keyword:"enum",params:{allowedValues: schema41.properties.category.enum}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data55.source_artifact !== undefined){
let data58 = data55.source_artifact;
if(typeof data58 === "string"){
if(!pattern4.test(data58)){
const err98 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/memory_candidates/" + i5+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data55.confidence !== undefined){
let data59 = data55.confidence;
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 1 || isNaN(data59)){
const err100 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data59 < 0 || isNaN(data59)){
const err101 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err102 = {instancePath:instancePath+"/memory_candidates/" + i5+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data55.suggested_keywords !== undefined){
let data60 = data55.suggested_keywords;
if(Array.isArray(data60)){
const len6 = data60.length;
for(let i6=0; i6<len6; i6++){
if(typeof data60[i6] !== "string"){
const err103 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords/" + i6,schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/memory_candidates/" + i5+"/suggested_keywords",schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/memory_candidates/" + i5,schemaPath:"#/$defs/memoryCandidate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.requires_user_review !== undefined){
if(typeof data.requires_user_review !== "boolean"){
const err107 = {instancePath:instancePath+"/requires_user_review",schemaPath:"#/properties/requires_user_review/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.review_reason !== undefined){
if(typeof data.review_reason !== "string"){
const err108 = {instancePath:instancePath+"/review_reason",schemaPath:"#/properties/review_reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/json/versions/return-meta@1.4.ts









const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'return-meta@1.4',
    family: 'return-meta',
    version: '1.4',
    title: 'Return metadata file 1.4',
    isDefault: false,
    source: 'upstream, May 2026',
    statuses: shape.enums['/status'],
    open: ['in_progress'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: shape,
    confusions: { status: confusions/* metadataStatusWords */.tV, artifactType: (0,confusions/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/partial_progress/handoff_path' },
        { pattern: '/memory_candidates/*/source_artifact' },
        { pattern: '/teammate_results/*/output_path', statuses: ['completed'] },
    ],
    claimsInWords: progress/* PROGRESS_IN_WORDS */.o,
    claims: (0,progress/* progressClaims */.p)(shape),
    rules: (0,families_define/* ruleList */.pt)(rule_lists/* jsonRules */.ep, rule_lists/* returnMetaRules */.Hf, [
        (0,rules/* use */.Y)('standard-mismatch'),
        (0,rules/* use */.Y)('memory-candidate'),
        (0,rules/* use */.Y)('review-reason'),
    ]),
    sample: samples/* metadataSample */.GH,
    validate: (0,shape_errors/* shapeOf */.F)(validate),
};


/***/ })

};
;
"use strict";
exports.id = 8225;
exports.ids = [8225];
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

/***/ 28225:
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
// EXTERNAL MODULE: ./src/families/json/confusions.ts
var confusions = __webpack_require__(98650);
// EXTERNAL MODULE: ./src/families/json/rule-lists.ts
var rule_lists = __webpack_require__(59049);
// EXTERNAL MODULE: ./src/families/json/progress.ts
var progress = __webpack_require__(11868);
// EXTERNAL MODULE: ./src/families/json/samples.ts
var samples = __webpack_require__(10832);
// EXTERNAL MODULE: ./src/families/shape-errors.ts
var shape_errors = __webpack_require__(99497);
;// CONCATENATED MODULE: ./src/families/json/versions/generated/orchestrator-handoff@1.shape.ts
const shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "phases_completed",
            "phases_total",
            "blockers",
            "next_action_hint",
            "continuation_context",
            "continuation_path",
            "files_modified",
            "modified_files",
            "decisions_made",
            "dead_ends",
            "plan_markers_verified",
            "phase",
            "task_number",
            "task_slug",
            "session_id",
            "dispatch_seq",
            "verification",
            "sorry_inventory",
            "subtasks_completed",
            "completed_at"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/continuation_context": [
            "handoff_path",
            "phases_completed",
            "phases_total",
            "orchestrator_mode"
        ]
    },
    "required": {
        "": [
            "status",
            "summary",
            "artifacts"
        ],
        "/artifacts/*": [
            "type",
            "path"
        ]
    },
    "enums": {
        "/status": [
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
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/json/versions/generated/orchestrator-handoff@1.validate.js
// Generated by `npm run generate` from schemas/orchestrator-handoff@1.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:orchestrator-handoff@1","type":"object","required":["status","summary","artifacts"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["researched","planned","implemented","partial","failed","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"phases_completed":{"$ref":"#/$defs/advisoryCount"},"phases_total":{"$ref":"#/$defs/advisoryCount"},"blockers":{"$ref":"#/$defs/advisoryBlockers"},"next_action_hint":{"type":"string"},"continuation_context":{"type":["object","null"],"properties":{"handoff_path":{"type":["string","null"]},"phases_completed":{"$ref":"#/$defs/advisoryCount"},"phases_total":{"$ref":"#/$defs/advisoryCount"},"orchestrator_mode":{"type":"boolean"}}},"continuation_path":{"type":["string","null"]},"files_modified":{"type":"array","items":{"type":"string"}},"modified_files":{"type":"array","items":{"type":"string"}},"decisions_made":{"$ref":"#/$defs/advisoryTexts"},"dead_ends":{"$ref":"#/$defs/advisoryTexts"},"plan_markers_verified":{"type":"boolean"},"phase":{"type":"string"},"task_number":{},"task_slug":{},"session_id":{"type":"string","pattern":"\\S"},"dispatch_seq":{},"verification":{},"sorry_inventory":{},"subtasks_completed":{},"completed_at":{}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"advisoryCount":{"type":"integer"},"advisoryBlockers":{"type":"array"},"advisoryTexts":{"type":"array","items":{"type":"string"}}}};
const schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const schema33 = {"type":"integer"};
const schema35 = {"type":"array"};
const schema38 = {"type":"array","items":{"type":"string"}};
const pattern4 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:orchestrator-handoff@1" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.summary === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.artifacts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.phases_completed = true;
props0.phases_total = true;
props0.blockers = true;
props0.next_action_hint = true;
props0.continuation_context = true;
props0.continuation_path = true;
props0.files_modified = true;
props0.modified_files = true;
props0.decisions_made = true;
props0.dead_ends = true;
props0.plan_markers_verified = true;
props0.phase = true;
props0.task_number = true;
props0.task_slug = true;
props0.session_id = true;
props0.dispatch_seq = true;
props0.verification = true;
props0.sorry_inventory = true;
props0.subtasks_completed = true;
props0.completed_at = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data3 === "researched") || (data3 === "planned")) || (data3 === "implemented")) || (data3 === "partial")) || (data3 === "failed")) || (data3 === "blocked"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err10 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data5 = data.artifacts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err12 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.path === undefined){
const err13 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data7 === "report") || (data7 === "plan")) || (data7 === "summary")) || (data7 === "implementation")) || (data7 === "handoff"))){
const err15 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.path !== undefined){
let data8 = data6.path;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err16 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
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
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.summary !== undefined){
if(typeof data6.summary !== "string"){
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
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
const err19 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.phases_completed !== undefined){
let data10 = data.phases_completed;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/phases_completed",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.phases_total !== undefined){
let data11 = data.phases_total;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/phases_total",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.blockers !== undefined){
if(!(Array.isArray(data.blockers))){
const err23 = {instancePath:instancePath+"/blockers",schemaPath:"#/$defs/advisoryBlockers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.next_action_hint !== undefined){
if(typeof data.next_action_hint !== "string"){
const err24 = {instancePath:instancePath+"/next_action_hint",schemaPath:"#/properties/next_action_hint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.continuation_context !== undefined){
let data14 = data.continuation_context;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err25 = {instancePath:instancePath+"/continuation_context",schemaPath:"#/properties/continuation_context/type",keyword:"type",params:{type: schema31.properties.continuation_context.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.handoff_path !== undefined){
let data15 = data14.handoff_path;
if((typeof data15 !== "string") && (data15 !== null)){
const err26 = {instancePath:instancePath+"/continuation_context/handoff_path",schemaPath:"#/properties/continuation_context/properties/handoff_path/type",keyword:"type",params:{type: schema31.properties.continuation_context.properties.handoff_path.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data14.phases_completed !== undefined){
let data16 = data14.phases_completed;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err27 = {instancePath:instancePath+"/continuation_context/phases_completed",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data14.phases_total !== undefined){
let data17 = data14.phases_total;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err28 = {instancePath:instancePath+"/continuation_context/phases_total",schemaPath:"#/$defs/advisoryCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.orchestrator_mode !== undefined){
if(typeof data14.orchestrator_mode !== "boolean"){
const err29 = {instancePath:instancePath+"/continuation_context/orchestrator_mode",schemaPath:"#/properties/continuation_context/properties/orchestrator_mode/type",keyword:"type",params:{type: "boolean"}};
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
}
if(data.continuation_path !== undefined){
let data19 = data.continuation_path;
if((typeof data19 !== "string") && (data19 !== null)){
const err30 = {instancePath:instancePath+"/continuation_path",schemaPath:"#/properties/continuation_path/type",keyword:"type",params:{type: schema31.properties.continuation_path.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.files_modified !== undefined){
let data20 = data.files_modified;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(typeof data20[i1] !== "string"){
const err31 = {instancePath:instancePath+"/files_modified/" + i1,schemaPath:"#/properties/files_modified/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/files_modified",schemaPath:"#/properties/files_modified/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.modified_files !== undefined){
let data22 = data.modified_files;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(typeof data22[i2] !== "string"){
const err33 = {instancePath:instancePath+"/modified_files/" + i2,schemaPath:"#/properties/modified_files/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/modified_files",schemaPath:"#/properties/modified_files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.decisions_made !== undefined){
let data24 = data.decisions_made;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(typeof data24[i3] !== "string"){
const err35 = {instancePath:instancePath+"/decisions_made/" + i3,schemaPath:"#/$defs/advisoryTexts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/decisions_made",schemaPath:"#/$defs/advisoryTexts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.dead_ends !== undefined){
let data26 = data.dead_ends;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(typeof data26[i4] !== "string"){
const err37 = {instancePath:instancePath+"/dead_ends/" + i4,schemaPath:"#/$defs/advisoryTexts/items/type",keyword:"type",params:{type: "string"}};
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
const err38 = {instancePath:instancePath+"/dead_ends",schemaPath:"#/$defs/advisoryTexts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.plan_markers_verified !== undefined){
if(typeof data.plan_markers_verified !== "boolean"){
const err39 = {instancePath:instancePath+"/plan_markers_verified",schemaPath:"#/properties/plan_markers_verified/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.phase !== undefined){
if(typeof data.phase !== "string"){
const err40 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.session_id !== undefined){
let data30 = data.session_id;
if(typeof data30 === "string"){
if(!pattern4.test(data30)){
const err41 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"}};
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
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/json/versions/orchestrator-handoff@1.ts









const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'orchestrator-handoff@1',
    family: 'orchestrator-handoff',
    version: '1',
    title: 'Handoff to the orchestrator 1',
    isDefault: true,
    source: 'upstream, 2026',
    statuses: shape.enums['/status'],
    open: [],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: shape,
    confusions: { status: confusions/* contextualStatusWords */.nP, artifactType: (0,confusions/* artifactTypeWords */.OA)(artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/files_modified/*' },
        { pattern: '/modified_files/*' },
        { pattern: '/continuation_context/handoff_path' },
        { pattern: '/continuation_path' },
    ],
    since: { '/plan_markers_verified': '2026-06-23' },
    claimsInWords: progress/* PROGRESS_IN_WORDS */.o,
    claims: (0,progress/* progressClaims */.p)(shape),
    rules: (0,families_define/* ruleList */.pt)(rule_lists/* jsonRules */.ep, [
        (0,rules/* use */.Y)('return-location'),
        (0,rules/* use */.Y)('summary-empty'),
        (0,rules/* use */.Y)('summary-sentences', { params: { max: 4 } }),
        (0,rules/* use */.Y)('summary-tokens'),
        (0,rules/* use */.Y)('artifact-type-path'),
        (0,rules/* use */.Y)('phases-required'),
        (0,rules/* use */.Y)('implemented-phases-short'),
        (0,rules/* use */.Y)('partial-phases-whole'),
        (0,rules/* use */.Y)('plan-markers-unverified'),
        (0,rules/* use */.Y)('blockers-required'),
        (0,rules/* use */.Y)('continuation-required'),
        (0,rules/* use */.Y)('handoff-tokens'),
        (0,rules/* use */.Y)('progress-behind'),
        (0,rules/* use */.Y)('progress-other-total'),
    ]),
    sample: samples/* handoffSample */.p5,
    validate: (0,shape_errors/* shapeOf */.F)(validate),
};


/***/ })

};
;
"use strict";
exports.id = 9839;
exports.ids = [9839];
exports.modules = {

/***/ 19839:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ mergeReports)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/engine/run/complete-run.ts
var complete_run = __webpack_require__(47429);
// EXTERNAL MODULE: ./src/engine/run/terms-json.ts
var terms_json = __webpack_require__(63058);
// EXTERNAL MODULE: ./src/model/report-json.ts
var report_json = __webpack_require__(6058);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/gather/gather.ts
var gather = __webpack_require__(54960);
// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/merge/read-shard.ts






function shardOf({ name, shard, json }, pool) {
    const { tool, source, counts, shard: more } = json;
    demandOwnFiles({ name, shard, json });
    const returns = json.returns.map((record, n) => returnOf(record, (0,collections/* elementAt */.s2)(more.returns, n), pool));
    demandCounts(name, counts, (0,complete_run/* tally */.N4)(counts.files, returns, json.findings));
    const findings = json.findings.map((finding, n) => findingOf(finding, (0,collections/* elementAt */.s2)(more.findings, n), pool));
    const { clock, settings, digests, terms } = more;
    return {
        name,
        shard,
        head: { tool, source, clock, settings, digests, terms },
        part: {
            holding: counts.files,
            skippedFiles: more.passedOver,
            skippedReturns: more.returnsPassedOver,
            returns,
            findings,
            unhideable: new Set(findings.filter((_, n) => (0,collections/* elementAt */.s2)(more.findings, n).unknowable === true)),
            unhideablePlaces: more.unknowablePlaces,
            candidates: more.candidates,
            copied: more.copied,
            movedAway: more.movedAway === null ? null : new Set(more.movedAway),
            deletedReturns: more.deletedReturns,
            unchecked: more.unchecked ?? [],
            returnsIn: new Map(more.returnsIn.map(({ folder, files }) => [folder, files])),
        },
    };
}
function demandCounts(name, stated, { verdicts, ...found }) {
    const counts = [
        ...Object.entries(found).map(([key, n]) => [key, stated[key], n]),
        ...claim/* VERDICTS */.bk.map((verdict) => [`verdicts/${verdict}`, stated.verdicts[verdict], verdicts[verdict]]),
    ];
    for (const [key, n, counted] of counts) {
        if (n === counted)
            continue;
        throw new usage/* UsageError */.e(`${name} is damaged: /counts/${key} is ${String(n)}, and what the report lists comes to ${String(counted)}. Run the shard again.`);
    }
}
function demandOwnFiles({ name, shard, json }) {
    let known = null;
    for (const list of ['returns', 'findings']) {
        for (const [n, { file }] of json[list].entries()) {
            if (file === known && file !== null)
                continue;
            if (file === null || !(0,gather/* isInShard */.O1)(file, shard)) {
                throw new usage/* UsageError */.e(`${name} is not the report of shard ${(0,report_json/* shardName */.Az)(shard)}: /${list}/${String(n)} is about ${file ?? 'no file'}, which belongs to another one.`);
            }
            known = file;
        }
    }
}
function returnOf({ standard, status, agent, delegation, claims, ...record }, { claims: moreOfClaims = {}, ...more }, pool) {
    return {
        ...record,
        standard: pool.text(standard),
        status: pool.text(status),
        success: false,
        agent: pool.text(agent),
        delegation: pool.list(delegation),
        claims: claims.map((claim, n) => claimOf(claim, moreOfClaims[String(n)], pool)),
        restated: false,
        reduced: false,
        ...more,
    };
}
function claimOf({ path, pointer, type, kind, verdict, size, foundAt, detail }, { claim = {}, verdict: ofVerdict = {}, ...more } = {}, pool) {
    return {
        claim: {
            path,
            pointer: pool.text(pointer),
            type: pool.text(type),
            ...(kind === 'file' ? {} : { kind }),
            ...claim,
        },
        verdict: { name: pool.text(verdict), size, foundAt, detail, blank: false, ...ofVerdict },
        ...more,
    };
}
function findingOf({ startLine, startColumn, endLine, endColumn, ...json }, { property, untrue, lowered, excerpt, fix }, pool) {
    const hasPlace = startLine !== null && startColumn !== null && endLine !== null && endColumn !== null;
    const range = hasPlace ? { startLine, startColumn, endLine, endColumn } : null;
    return {
        rule: pool.text(json.rule),
        severity: pool.text(json.severity),
        message: json.message,
        recommendation: pool.text(json.recommendation),
        file: json.file,
        index: json.index,
        pointer: pool.text(json.pointer),
        ...(property === undefined ? {} : { property }),
        range,
        fingerprint: json.fingerprint,
        baselined: false,
        preexisting: json.preexisting,
        ...(untrue === undefined ? {} : { untrue }),
        ...(lowered === undefined ? {} : { lowered }),
        excerpt: excerpt ?? null,
        ...(fix === undefined ? {} : { fix }),
    };
}
const MOST_TEXTS = 10_000;
class StringPool {
    #texts = new Map();
    #lists = new Map();
    text(text) {
        return kept(this.#texts, text, text);
    }
    list(texts) {
        return kept(this.#lists, JSON.stringify(texts), texts);
    }
}
function kept(known, key, value) {
    const before = known.get(key);
    if (before === undefined && known.size < MOST_TEXTS)
        known.set(key, value);
    return before ?? value;
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./src/merge/validate.js
// Generated by `npm run generate` from schemas/report.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:report@1","type":"object","required":["schema","tool","source","conclusion","counts","returns","findings"],"properties":{"schema":{"const":"return-gate/report@1"},"tool":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false},"source":{"type":"object","required":["kind","revision","root","shard"],"properties":{"kind":{"type":"string","enum":["commit","workspace"]},"revision":{"type":["string","null"],"pattern":"^[0-9a-f]+$"},"root":{"type":"string"},"shard":{"type":["string","null"],"pattern":"^[1-9][0-9]*/[1-9][0-9]*$"}},"additionalProperties":false},"conclusion":{"type":"string","enum":["passed","failed","empty"]},"counts":{"type":"object","required":["files","returns","claims","errors","warnings","notices","baselined","preexisting","verdicts"],"properties":{"files":{"type":"integer","minimum":0},"returns":{"type":"integer","minimum":0},"claims":{"type":"integer","minimum":0},"errors":{"type":"integer","minimum":0},"warnings":{"type":"integer","minimum":0},"notices":{"type":"integer","minimum":0},"baselined":{"type":"integer","minimum":0},"preexisting":{"type":"integer","minimum":0},"passedOver":{"type":"integer","minimum":0},"verdicts":{"type":"object","required":["present","empty","missing","undetermined","relocated","removed","uncommitted","directory","outside","case-mismatch","unverifiable","agrees","behind","other-total","no-plan","differs","not-countable"],"properties":{"present":{"type":"integer","minimum":0},"empty":{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":0},"undetermined":{"type":"integer","minimum":0},"relocated":{"type":"integer","minimum":0},"removed":{"type":"integer","minimum":0},"uncommitted":{"type":"integer","minimum":0},"directory":{"type":"integer","minimum":0},"outside":{"type":"integer","minimum":0},"case-mismatch":{"type":"integer","minimum":0},"unverifiable":{"type":"integer","minimum":0},"agrees":{"type":"integer","minimum":0},"behind":{"type":"integer","minimum":0},"other-total":{"type":"integer","minimum":0},"no-plan":{"type":"integer","minimum":0},"differs":{"type":"integer","minimum":0},"not-countable":{"type":"integer","minimum":0},"deleted":{"type":"integer","minimum":0}},"additionalProperties":false}},"additionalProperties":false},"loosened":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/loosened"}},"returns":{"type":"array","items":{"$ref":"#/$defs/return"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"shard":{"$ref":"#/$defs/shard"},"trend":{"type":"object","required":["against","new","mended","unchanged","doubts"],"properties":{"against":{"type":["object","null"],"required":["report","revision"],"properties":{"report":{"type":"string"},"revision":{"type":["string","null"],"pattern":"^[0-9a-f]+$"}},"additionalProperties":false},"new":{"type":"array","items":{"type":"string"}},"mended":{"type":"array","items":{"$ref":"#/$defs/mended"}},"unchanged":{"type":"integer","minimum":0},"doubts":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"additionalProperties":false,"$defs":{"return":{"type":"object","required":["file","index","line","standard","status","agent","session","delegation","startedAt","claims"],"properties":{"file":{"type":"string"},"index":{"type":"integer","minimum":0},"line":{"type":"integer","minimum":1},"standard":{"type":"string","pattern":"^[a-z][a-z0-9-]*@[0-9]+(\\.[0-9]+)?$"},"status":{"type":["string","null"]},"agent":{"type":["string","null"]},"session":{"type":["string","null"]},"delegation":{"type":"array","items":{"type":"string"}},"startedAt":{"type":["string","null"]},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"criticalRisks":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string"}},"archived":{"type":"string","enum":["claims","all"]}},"additionalProperties":false},"claim":{"type":"object","required":["path","pointer","type","verdict","size","foundAt","detail","kind"],"properties":{"kind":{"type":"string","enum":["file","observation","commit","progress","count","deletion"]},"path":{"type":"string"},"pointer":{"type":"string"},"type":{"type":["string","null"]},"verdict":{"type":"string","enum":["present","empty","missing","undetermined","relocated","removed","uncommitted","directory","outside","case-mismatch","unverifiable","agrees","behind","other-total","no-plan","differs","not-countable","deleted"]},"size":{"type":["integer","null"],"minimum":0},"foundAt":{"type":["string","null"]},"detail":{"type":["string","null"]}},"additionalProperties":false},"finding":{"type":"object","required":["rule","severity","message","recommendation","file","index","pointer","startLine","startColumn","endLine","endColumn","fingerprint","baselined","preexisting"],"properties":{"rule":{"type":"string"},"severity":{"type":"string","enum":["error","warning","notice"]},"message":{"type":"string"},"recommendation":{"type":"string"},"file":{"type":["string","null"]},"index":{"type":["integer","null"],"minimum":0},"pointer":{"type":["string","null"]},"startLine":{"type":["integer","null"],"minimum":1},"startColumn":{"type":["integer","null"],"minimum":1},"endLine":{"type":["integer","null"],"minimum":1},"endColumn":{"type":["integer","null"],"minimum":1},"fingerprint":{"type":"string"},"baselined":{"type":"boolean"},"preexisting":{"type":"boolean"}},"additionalProperties":false,"if":{"type":"object","required":["file"],"properties":{"file":{"type":"null"}}},"then":{"type":"object","properties":{"index":{"type":"null"},"pointer":{"type":"null"},"startLine":{"type":"null"},"startColumn":{"type":"null"},"endLine":{"type":"null"},"endColumn":{"type":"null"}}}},"range":{"type":"object","required":["startLine","startColumn","endLine","endColumn"],"properties":{"startLine":{"type":"integer","minimum":1},"startColumn":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}},"additionalProperties":false},"shard":{"type":"object","required":["clock","settings","digests","terms","passedOver","returnsPassedOver","unknowablePlaces","candidates","copied","movedAway","deletedReturns","returnsIn","returns","findings"],"properties":{"clock":{"type":"number","minimum":-8640000000000000,"maximum":8640000000000000},"settings":{"type":"object","additionalProperties":{"type":"string"}},"digests":{"type":"object","required":["changes","baseline","rules"],"properties":{"changes":{"type":"string","pattern":"^[0-9a-f]{64}$"},"baseline":{"type":"string","pattern":"^[0-9a-f]{64}$"},"rules":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"additionalProperties":false},"terms":{"$ref":"#/$defs/terms"},"passedOver":{"type":"integer","minimum":0},"returnsPassedOver":{"type":"integer","minimum":0},"unknowablePlaces":{"type":"array","items":{"type":"object","required":["file","index","what"],"properties":{"file":{"type":"string"},"index":{"type":["integer","null"],"minimum":0},"what":{"type":"string","enum":["all","truth"]}},"additionalProperties":false}},"candidates":{"type":"array","items":{"type":"object","required":["file","index","status","outcome","content"],"properties":{"file":{"type":"string"},"index":{"type":"integer","minimum":0},"status":{"type":["string","null"]},"outcome":{"type":"string","enum":["success","final","open"]},"unread":{"const":true},"unproved":{"const":true},"content":{"type":"string"}},"additionalProperties":false}},"copied":{"type":"array","items":{"type":"string"}},"movedAway":{"type":["array","null"],"items":{"type":"string"}},"deletedReturns":{"type":["object","null"],"required":["files","isAll"],"properties":{"files":{"type":"array","items":{"type":"object","required":["file","isExpected"],"properties":{"file":{"type":"string"},"isExpected":{"type":"boolean"}},"additionalProperties":false}},"isAll":{"type":"boolean"}},"additionalProperties":false},"returnsIn":{"type":"array","items":{"type":"object","required":["folder","files"],"properties":{"folder":{"type":"string"},"files":{"type":"array","maxItems":2,"items":{"type":"string"}}},"additionalProperties":false}},"unchecked":{"type":"array","items":{"type":"object","required":["one","many","files"],"properties":{"one":{"type":"string"},"many":{"type":"string"},"files":{"type":"integer"}},"additionalProperties":false}},"returns":{"type":"array","items":{"$ref":"#/$defs/returnMore"}},"findings":{"type":"array","items":{"$ref":"#/$defs/findingMore"}}},"additionalProperties":false},"terms":{"type":["object","null"],"required":["standards","levels","overrides","failOn","ifNoReturns","agentBranch","agentBranchRequires","changes","baseline"],"properties":{"standards":{"type":"array","items":{"type":"string"}},"levels":{"type":"object","additionalProperties":{"type":"string","enum":["error","warning","notice","off"]}},"overrides":{"type":"array","items":{"type":"object","required":["paths","levels"],"properties":{"paths":{"type":"array","items":{"type":"string"}},"findings":{"type":"array","items":{"type":"string"}},"levels":{"type":"object","additionalProperties":{"type":"string","enum":["error","warning","notice","off"]}}},"additionalProperties":false}},"failOn":{"type":"string","enum":["error","warning","notice","never"]},"ifNoReturns":{"type":"string","enum":["error","warning","notice","ignore"]},"agentBranch":{"type":["string","null"]},"agentBranchRequires":{"type":"string","enum":["final","success"]},"changes":{"type":["object","null"],"required":["base","commit","isBaseRead","changed","deleted","added","moved","movedAway","approximate","unclaimed"],"properties":{"base":{"type":"string"},"commit":{"type":["string","null"]},"isBaseRead":{"type":"boolean"},"changed":{"type":"array","items":{"type":"string"}},"deleted":{"type":"array","items":{"type":"string"}},"added":{"type":["array","null"],"items":{"type":"string"}},"moved":{"type":["array","null"],"items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string"}}},"movedAway":{"type":["array","null"],"items":{"type":"string"}},"approximate":{"type":"boolean"},"unclaimed":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"baseline":{"type":["object","null"],"required":["file","reach","whole","entries","hiding"],"properties":{"file":{"type":"string"},"reach":{"type":"string","enum":["everything","unless-restated","left-alone"]},"whole":{"type":"boolean"},"entries":{"type":"array","items":{"type":"object","required":["file","rule","fingerprint","count","line"],"properties":{"file":{"type":"string"},"rule":{"type":"string"},"fingerprint":{"type":"string"},"count":{"type":"integer","minimum":1},"fields":{"type":"array","items":{"type":"string"}},"line":{"type":"integer","minimum":1}},"additionalProperties":false}},"hiding":{"type":["array","null"],"items":{"type":"object","required":["file","rule","fingerprint","count"],"properties":{"file":{"type":"string"},"rule":{"type":"string"},"fingerprint":{"type":"string"},"count":{"type":"integer","minimum":1},"fields":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"hidesNoClaims":{"const":true}},"additionalProperties":false},"loosened":{"type":"array","items":{"$ref":"#/$defs/loosened"}}},"additionalProperties":false},"returnMore":{"type":"object","required":[],"properties":{"success":{"const":true},"foreignStatus":{"const":true},"restated":{"const":true},"reduced":{"const":true},"author":{"type":"string"},"selfCheck":{"$ref":"#/$defs/range"},"selfCheckFailed":{"const":true},"hashes":{"type":"array","items":{"type":"object","required":["field","value","range"],"properties":{"field":{"type":"string"},"value":{"type":"string"},"range":{"$ref":"#/$defs/range"}},"additionalProperties":false}},"named":{"type":"array","items":{"type":"string"}},"group":{"type":"object","required":["by","name"],"properties":{"by":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false},"boxes":{"type":"object","required":["ticked","open","range"],"properties":{"ticked":{"type":"integer","minimum":0},"open":{"type":"integer","minimum":0},"range":{"$ref":"#/$defs/range"}},"additionalProperties":false},"claims":{"type":"object","propertyNames":{"pattern":"^(?:0|[1-9][0-9]{0,5})$"},"additionalProperties":{"$ref":"#/$defs/claimMore"}}},"additionalProperties":false},"claimMore":{"type":"object","required":[],"properties":{"weight":{"type":"string","enum":["error","warning","notice","pass"]},"touched":{"type":"boolean"},"claim":{"type":"object","required":[],"properties":{"base":{"type":"string"},"deletes":{"const":true},"alternative":{"type":"string"}},"additionalProperties":false},"verdict":{"type":"object","required":[],"properties":{"blank":{"const":true},"isReturn":{"const":true},"by":{"type":"string","enum":["archive","rename","ending","name","folder","ignored","content","lost-commits"]},"byChange":{"const":true},"commit":{"type":"string"},"submodule":{"type":"object","required":["path","named"],"properties":{"path":{"type":"string"},"named":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false},"findingMore":{"type":"object","required":[],"properties":{"property":{"type":["string","array"],"items":{"type":"string"}},"untrue":{"const":true},"unknowable":{"const":true},"excerpt":{"type":"object","required":["text","cut"],"properties":{"text":{"type":"string"},"cut":{"type":"integer","minimum":0}},"additionalProperties":false},"fix":{"type":"object","required":["safety","does","edits"],"properties":{"safety":{"type":"string","enum":["safe","unsafe"]},"does":{"type":"string"},"edits":{"type":"array","items":{"type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["set","remove","rename","move","byte-order-mark"]}}}}},"additionalProperties":false}},"additionalProperties":false},"mended":{"type":"object","required":["rule","severity","message","file","index","startLine","fingerprint","gone"],"properties":{"rule":{"type":"string"},"severity":{"type":"string","enum":["error","warning","notice"]},"message":{"type":"string"},"file":{"type":["string","null"]},"index":{"type":["integer","null"],"minimum":0},"startLine":{"type":["integer","null"],"minimum":0},"fingerprint":{"type":"string"},"gone":{"type":"boolean"}},"additionalProperties":false},"loosened":{"type":"object","required":["setting","by"],"properties":{"setting":{"type":"string","enum":["rules","overrides","ignore","paths","fail-on"]},"by":{"type":"string"},"rule":{"type":"string"},"level":{"type":"string","enum":["error","warning","notice","off"]},"paths":{"type":"array","items":{"type":"string"}},"findings":{"type":"integer","minimum":1},"pattern":{"type":["string","null"]}},"additionalProperties":false}}};
const schema32 = {"type":"object","required":["setting","by"],"properties":{"setting":{"type":"string","enum":["rules","overrides","ignore","paths","fail-on"]},"by":{"type":"string"},"rule":{"type":"string"},"level":{"type":"string","enum":["error","warning","notice","off"]},"paths":{"type":"array","items":{"type":"string"}},"findings":{"type":"integer","minimum":1},"pattern":{"type":["string","null"]}},"additionalProperties":false};
const schema35 = {"type":"object","required":["rule","severity","message","recommendation","file","index","pointer","startLine","startColumn","endLine","endColumn","fingerprint","baselined","preexisting"],"properties":{"rule":{"type":"string"},"severity":{"type":"string","enum":["error","warning","notice"]},"message":{"type":"string"},"recommendation":{"type":"string"},"file":{"type":["string","null"]},"index":{"type":["integer","null"],"minimum":0},"pointer":{"type":["string","null"]},"startLine":{"type":["integer","null"],"minimum":1},"startColumn":{"type":["integer","null"],"minimum":1},"endLine":{"type":["integer","null"],"minimum":1},"endColumn":{"type":["integer","null"],"minimum":1},"fingerprint":{"type":"string"},"baselined":{"type":"boolean"},"preexisting":{"type":"boolean"}},"additionalProperties":false,"if":{"type":"object","required":["file"],"properties":{"file":{"type":"null"}}},"then":{"type":"object","properties":{"index":{"type":"null"},"pointer":{"type":"null"},"startLine":{"type":"null"},"startColumn":{"type":"null"},"endLine":{"type":"null"},"endColumn":{"type":"null"}}}};
const schema45 = {"type":"object","required":["rule","severity","message","file","index","startLine","fingerprint","gone"],"properties":{"rule":{"type":"string"},"severity":{"type":"string","enum":["error","warning","notice"]},"message":{"type":"string"},"file":{"type":["string","null"]},"index":{"type":["integer","null"],"minimum":0},"startLine":{"type":["integer","null"],"minimum":0},"fingerprint":{"type":"string"},"gone":{"type":"boolean"}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9a-f]+$", "u");
const pattern5 = new RegExp("^[1-9][0-9]*/[1-9][0-9]*$", "u");
const schema33 = {"type":"object","required":["file","index","line","standard","status","agent","session","delegation","startedAt","claims"],"properties":{"file":{"type":"string"},"index":{"type":"integer","minimum":0},"line":{"type":"integer","minimum":1},"standard":{"type":"string","pattern":"^[a-z][a-z0-9-]*@[0-9]+(\\.[0-9]+)?$"},"status":{"type":["string","null"]},"agent":{"type":["string","null"]},"session":{"type":["string","null"]},"delegation":{"type":"array","items":{"type":"string"}},"startedAt":{"type":["string","null"]},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"criticalRisks":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string"}},"archived":{"type":"string","enum":["claims","all"]}},"additionalProperties":false};
const schema34 = {"type":"object","required":["path","pointer","type","verdict","size","foundAt","detail","kind"],"properties":{"kind":{"type":"string","enum":["file","observation","commit","progress","count","deletion"]},"path":{"type":"string"},"pointer":{"type":"string"},"type":{"type":["string","null"]},"verdict":{"type":"string","enum":["present","empty","missing","undetermined","relocated","removed","uncommitted","directory","outside","case-mismatch","unverifiable","agrees","behind","other-total","no-plan","differs","not-countable","deleted"]},"size":{"type":["integer","null"],"minimum":0},"foundAt":{"type":["string","null"]},"detail":{"type":["string","null"]}},"additionalProperties":false};
const pattern6 = new RegExp("^[a-z][a-z0-9-]*@[0-9]+(\\.[0-9]+)?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.file === undefined) && (missing0 = "file")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.standard === undefined) && (missing0 = "standard"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.session === undefined) && (missing0 = "session"))) || ((data.delegation === undefined) && (missing0 = "delegation"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.claims === undefined) && (missing0 = "claims"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(typeof data.file !== "string"){
validate21.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data1 = data.index;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate21.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data2 = data.line;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate21.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate21.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.standard !== undefined){
let data3 = data.standard;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
validate21.errors = [{instancePath:instancePath+"/standard",schemaPath:"#/properties/standard/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*@[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/standard",schemaPath:"#/properties/standard/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema33.properties.status.type}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data5 = data.agent;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate21.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: schema33.properties.agent.type}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session !== undefined){
let data6 = data.session;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate21.errors = [{instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: schema33.properties.session.type}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delegation !== undefined){
let data7 = data.delegation;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(typeof data7[i0] !== "string"){
validate21.errors = [{instancePath:instancePath+"/delegation/" + i0,schemaPath:"#/properties/delegation/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/delegation",schemaPath:"#/properties/delegation/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startedAt !== undefined){
let data9 = data.startedAt;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate21.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: schema33.properties.startedAt.type}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.claims !== undefined){
let data10 = data.claims;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if(((((((((data11.path === undefined) && (missing1 = "path")) || ((data11.pointer === undefined) && (missing1 = "pointer"))) || ((data11.type === undefined) && (missing1 = "type"))) || ((data11.verdict === undefined) && (missing1 = "verdict"))) || ((data11.size === undefined) && (missing1 = "size"))) || ((data11.foundAt === undefined) && (missing1 = "foundAt"))) || ((data11.detail === undefined) && (missing1 = "detail"))) || ((data11.kind === undefined) && (missing1 = "kind"))){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1,schemaPath:"#/$defs/claim/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs27 = errors;
for(const key1 in data11){
if(!((((((((key1 === "kind") || (key1 === "path")) || (key1 === "pointer")) || (key1 === "type")) || (key1 === "verdict")) || (key1 === "size")) || (key1 === "foundAt")) || (key1 === "detail"))){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1,schemaPath:"#/$defs/claim/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data11.kind !== undefined){
let data12 = data11.kind;
const _errs28 = errors;
if(typeof data12 !== "string"){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/kind",schemaPath:"#/$defs/claim/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data12 === "file") || (data12 === "observation")) || (data12 === "commit")) || (data12 === "progress")) || (data12 === "count")) || (data12 === "deletion"))){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/kind",schemaPath:"#/$defs/claim/properties/kind/enum",keyword:"enum",params:{allowedValues: schema34.properties.kind.enum}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.path !== undefined){
const _errs30 = errors;
if(typeof data11.path !== "string"){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/path",schemaPath:"#/$defs/claim/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.pointer !== undefined){
const _errs32 = errors;
if(typeof data11.pointer !== "string"){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/pointer",schemaPath:"#/$defs/claim/properties/pointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.type !== undefined){
let data15 = data11.type;
const _errs34 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/type",schemaPath:"#/$defs/claim/properties/type/type",keyword:"type",params:{type: schema34.properties.type.type}}];
return false;
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.verdict !== undefined){
let data16 = data11.verdict;
const _errs36 = errors;
if(typeof data16 !== "string"){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/verdict",schemaPath:"#/$defs/claim/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((data16 === "present") || (data16 === "empty")) || (data16 === "missing")) || (data16 === "undetermined")) || (data16 === "relocated")) || (data16 === "removed")) || (data16 === "uncommitted")) || (data16 === "directory")) || (data16 === "outside")) || (data16 === "case-mismatch")) || (data16 === "unverifiable")) || (data16 === "agrees")) || (data16 === "behind")) || (data16 === "other-total")) || (data16 === "no-plan")) || (data16 === "differs")) || (data16 === "not-countable")) || (data16 === "deleted"))){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/verdict",schemaPath:"#/$defs/claim/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema34.properties.verdict.enum}}];
return false;
}
var valid4 = _errs36 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.size !== undefined){
let data17 = data11.size;
const _errs38 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/size",schemaPath:"#/$defs/claim/properties/size/type",keyword:"type",params:{type: schema34.properties.size.type}}];
return false;
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/size",schemaPath:"#/$defs/claim/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.foundAt !== undefined){
let data18 = data11.foundAt;
const _errs40 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/foundAt",schemaPath:"#/$defs/claim/properties/foundAt/type",keyword:"type",params:{type: schema34.properties.foundAt.type}}];
return false;
}
var valid4 = _errs40 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.detail !== undefined){
let data19 = data11.detail;
const _errs42 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/detail",schemaPath:"#/$defs/claim/properties/detail/type",keyword:"type",params:{type: schema34.properties.detail.type}}];
return false;
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/claims/" + i1,schemaPath:"#/$defs/claim/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs24 === errors;
if(!valid2){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criticalRisks !== undefined){
let data20 = data.criticalRisks;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data20)){
if(data20.length > 20){
validate21.errors = [{instancePath:instancePath+"/criticalRisks",schemaPath:"#/properties/criticalRisks/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
if(data20.length < 1){
validate21.errors = [{instancePath:instancePath+"/criticalRisks",schemaPath:"#/properties/criticalRisks/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
const _errs46 = errors;
if(typeof data20[i2] !== "string"){
validate21.errors = [{instancePath:instancePath+"/criticalRisks/" + i2,schemaPath:"#/properties/criticalRisks/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs46 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/criticalRisks",schemaPath:"#/properties/criticalRisks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived !== undefined){
let data22 = data.archived;
const _errs48 = errors;
if(typeof data22 !== "string"){
validate21.errors = [{instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data22 === "claims") || (data22 === "all"))){
validate21.errors = [{instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/enum",keyword:"enum",params:{allowedValues: schema33.properties.archived.enum}}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","required":["clock","settings","digests","terms","passedOver","returnsPassedOver","unknowablePlaces","candidates","copied","movedAway","deletedReturns","returnsIn","returns","findings"],"properties":{"clock":{"type":"number","minimum":-8640000000000000,"maximum":8640000000000000},"settings":{"type":"object","additionalProperties":{"type":"string"}},"digests":{"type":"object","required":["changes","baseline","rules"],"properties":{"changes":{"type":"string","pattern":"^[0-9a-f]{64}$"},"baseline":{"type":"string","pattern":"^[0-9a-f]{64}$"},"rules":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"additionalProperties":false},"terms":{"$ref":"#/$defs/terms"},"passedOver":{"type":"integer","minimum":0},"returnsPassedOver":{"type":"integer","minimum":0},"unknowablePlaces":{"type":"array","items":{"type":"object","required":["file","index","what"],"properties":{"file":{"type":"string"},"index":{"type":["integer","null"],"minimum":0},"what":{"type":"string","enum":["all","truth"]}},"additionalProperties":false}},"candidates":{"type":"array","items":{"type":"object","required":["file","index","status","outcome","content"],"properties":{"file":{"type":"string"},"index":{"type":"integer","minimum":0},"status":{"type":["string","null"]},"outcome":{"type":"string","enum":["success","final","open"]},"unread":{"const":true},"unproved":{"const":true},"content":{"type":"string"}},"additionalProperties":false}},"copied":{"type":"array","items":{"type":"string"}},"movedAway":{"type":["array","null"],"items":{"type":"string"}},"deletedReturns":{"type":["object","null"],"required":["files","isAll"],"properties":{"files":{"type":"array","items":{"type":"object","required":["file","isExpected"],"properties":{"file":{"type":"string"},"isExpected":{"type":"boolean"}},"additionalProperties":false}},"isAll":{"type":"boolean"}},"additionalProperties":false},"returnsIn":{"type":"array","items":{"type":"object","required":["folder","files"],"properties":{"folder":{"type":"string"},"files":{"type":"array","maxItems":2,"items":{"type":"string"}}},"additionalProperties":false}},"unchecked":{"type":"array","items":{"type":"object","required":["one","many","files"],"properties":{"one":{"type":"string"},"many":{"type":"string"},"files":{"type":"integer"}},"additionalProperties":false}},"returns":{"type":"array","items":{"$ref":"#/$defs/returnMore"}},"findings":{"type":"array","items":{"$ref":"#/$defs/findingMore"}}},"additionalProperties":false};
const schema44 = {"type":"object","required":[],"properties":{"property":{"type":["string","array"],"items":{"type":"string"}},"untrue":{"const":true},"unknowable":{"const":true},"excerpt":{"type":"object","required":["text","cut"],"properties":{"text":{"type":"string"},"cut":{"type":"integer","minimum":0}},"additionalProperties":false},"fix":{"type":"object","required":["safety","does","edits"],"properties":{"safety":{"type":"string","enum":["safe","unsafe"]},"does":{"type":"string"},"edits":{"type":"array","items":{"type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["set","remove","rename","move","byte-order-mark"]}}}}},"additionalProperties":false}},"additionalProperties":false};
const pattern7 = new RegExp("^[0-9a-f]{64}$", "u");
const schema37 = {"type":["object","null"],"required":["standards","levels","overrides","failOn","ifNoReturns","agentBranch","agentBranchRequires","changes","baseline"],"properties":{"standards":{"type":"array","items":{"type":"string"}},"levels":{"type":"object","additionalProperties":{"type":"string","enum":["error","warning","notice","off"]}},"overrides":{"type":"array","items":{"type":"object","required":["paths","levels"],"properties":{"paths":{"type":"array","items":{"type":"string"}},"findings":{"type":"array","items":{"type":"string"}},"levels":{"type":"object","additionalProperties":{"type":"string","enum":["error","warning","notice","off"]}}},"additionalProperties":false}},"failOn":{"type":"string","enum":["error","warning","notice","never"]},"ifNoReturns":{"type":"string","enum":["error","warning","notice","ignore"]},"agentBranch":{"type":["string","null"]},"agentBranchRequires":{"type":"string","enum":["final","success"]},"changes":{"type":["object","null"],"required":["base","commit","isBaseRead","changed","deleted","added","moved","movedAway","approximate","unclaimed"],"properties":{"base":{"type":"string"},"commit":{"type":["string","null"]},"isBaseRead":{"type":"boolean"},"changed":{"type":"array","items":{"type":"string"}},"deleted":{"type":"array","items":{"type":"string"}},"added":{"type":["array","null"],"items":{"type":"string"}},"moved":{"type":["array","null"],"items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string"}}},"movedAway":{"type":["array","null"],"items":{"type":"string"}},"approximate":{"type":"boolean"},"unclaimed":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"baseline":{"type":["object","null"],"required":["file","reach","whole","entries","hiding"],"properties":{"file":{"type":"string"},"reach":{"type":"string","enum":["everything","unless-restated","left-alone"]},"whole":{"type":"boolean"},"entries":{"type":"array","items":{"type":"object","required":["file","rule","fingerprint","count","line"],"properties":{"file":{"type":"string"},"rule":{"type":"string"},"fingerprint":{"type":"string"},"count":{"type":"integer","minimum":1},"fields":{"type":"array","items":{"type":"string"}},"line":{"type":"integer","minimum":1}},"additionalProperties":false}},"hiding":{"type":["array","null"],"items":{"type":"object","required":["file","rule","fingerprint","count"],"properties":{"file":{"type":"string"},"rule":{"type":"string"},"fingerprint":{"type":"string"},"count":{"type":"integer","minimum":1},"fields":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"hidesNoClaims":{"const":true}},"additionalProperties":false},"loosened":{"type":"array","items":{"$ref":"#/$defs/loosened"}}},"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type}}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.standards === undefined) && (missing0 = "standards")) || ((data.levels === undefined) && (missing0 = "levels"))) || ((data.overrides === undefined) && (missing0 = "overrides"))) || ((data.failOn === undefined) && (missing0 = "failOn"))) || ((data.ifNoReturns === undefined) && (missing0 = "ifNoReturns"))) || ((data.agentBranch === undefined) && (missing0 = "agentBranch"))) || ((data.agentBranchRequires === undefined) && (missing0 = "agentBranchRequires"))) || ((data.changes === undefined) && (missing0 = "changes"))) || ((data.baseline === undefined) && (missing0 = "baseline"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.standards !== undefined){
let data0 = data.standards;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data0[i0] !== "string"){
validate24.errors = [{instancePath:instancePath+"/standards/" + i0,schemaPath:"#/properties/standards/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/standards",schemaPath:"#/properties/standards/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.levels !== undefined){
let data2 = data.levels;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
const _errs9 = errors;
if(typeof data3 !== "string"){
validate24.errors = [{instancePath:instancePath+"/levels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/levels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data3 === "error") || (data3 === "warning")) || (data3 === "notice")) || (data3 === "off"))){
validate24.errors = [{instancePath:instancePath+"/levels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/levels/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema37.properties.levels.additionalProperties.enum}}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overrides !== undefined){
let data4 = data.overrides;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.paths === undefined) && (missing1 = "paths")) || ((data5.levels === undefined) && (missing1 = "levels"))){
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1,schemaPath:"#/properties/overrides/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data5){
if(!(((key2 === "paths") || (key2 === "findings")) || (key2 === "levels"))){
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1,schemaPath:"#/properties/overrides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs15 === errors){
if(data5.paths !== undefined){
let data6 = data5.paths;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid5 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs18 = errors;
if(typeof data6[i2] !== "string"){
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1+"/paths/" + i2,schemaPath:"#/properties/overrides/items/properties/paths/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.findings !== undefined){
let data8 = data5.findings;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
var valid6 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs22 = errors;
if(typeof data8[i3] !== "string"){
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1+"/findings/" + i3,schemaPath:"#/properties/overrides/items/properties/findings/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1+"/findings",schemaPath:"#/properties/overrides/items/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.levels !== undefined){
let data10 = data5.levels;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
let data11 = data10[key3];
const _errs27 = errors;
if(typeof data11 !== "string"){
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1+"/levels/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overrides/items/properties/levels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data11 === "error") || (data11 === "warning")) || (data11 === "notice")) || (data11 === "off"))){
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1+"/levels/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overrides/items/properties/levels/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema37.properties.overrides.items.properties.levels.additionalProperties.enum}}];
return false;
}
var valid7 = _errs27 === errors;
if(!valid7){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1+"/levels",schemaPath:"#/properties/overrides/items/properties/levels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/overrides/" + i1,schemaPath:"#/properties/overrides/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failOn !== undefined){
let data12 = data.failOn;
const _errs29 = errors;
if(typeof data12 !== "string"){
validate24.errors = [{instancePath:instancePath+"/failOn",schemaPath:"#/properties/failOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data12 === "error") || (data12 === "warning")) || (data12 === "notice")) || (data12 === "never"))){
validate24.errors = [{instancePath:instancePath+"/failOn",schemaPath:"#/properties/failOn/enum",keyword:"enum",params:{allowedValues: schema37.properties.failOn.enum}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ifNoReturns !== undefined){
let data13 = data.ifNoReturns;
const _errs31 = errors;
if(typeof data13 !== "string"){
validate24.errors = [{instancePath:instancePath+"/ifNoReturns",schemaPath:"#/properties/ifNoReturns/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data13 === "error") || (data13 === "warning")) || (data13 === "notice")) || (data13 === "ignore"))){
validate24.errors = [{instancePath:instancePath+"/ifNoReturns",schemaPath:"#/properties/ifNoReturns/enum",keyword:"enum",params:{allowedValues: schema37.properties.ifNoReturns.enum}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentBranch !== undefined){
let data14 = data.agentBranch;
const _errs33 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate24.errors = [{instancePath:instancePath+"/agentBranch",schemaPath:"#/properties/agentBranch/type",keyword:"type",params:{type: schema37.properties.agentBranch.type}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentBranchRequires !== undefined){
let data15 = data.agentBranchRequires;
const _errs35 = errors;
if(typeof data15 !== "string"){
validate24.errors = [{instancePath:instancePath+"/agentBranchRequires",schemaPath:"#/properties/agentBranchRequires/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data15 === "final") || (data15 === "success"))){
validate24.errors = [{instancePath:instancePath+"/agentBranchRequires",schemaPath:"#/properties/agentBranchRequires/enum",keyword:"enum",params:{allowedValues: schema37.properties.agentBranchRequires.enum}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data16 = data.changes;
const _errs37 = errors;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
validate24.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: schema37.properties.changes.type}}];
return false;
}
if(errors === _errs37){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if(((((((((((data16.base === undefined) && (missing2 = "base")) || ((data16.commit === undefined) && (missing2 = "commit"))) || ((data16.isBaseRead === undefined) && (missing2 = "isBaseRead"))) || ((data16.changed === undefined) && (missing2 = "changed"))) || ((data16.deleted === undefined) && (missing2 = "deleted"))) || ((data16.added === undefined) && (missing2 = "added"))) || ((data16.moved === undefined) && (missing2 = "moved"))) || ((data16.movedAway === undefined) && (missing2 = "movedAway"))) || ((data16.approximate === undefined) && (missing2 = "approximate"))) || ((data16.unclaimed === undefined) && (missing2 = "unclaimed"))){
validate24.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs39 = errors;
for(const key4 in data16){
if(!(func1.call(schema37.properties.changes.properties, key4))){
validate24.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs39 === errors){
if(data16.base !== undefined){
const _errs40 = errors;
if(typeof data16.base !== "string"){
validate24.errors = [{instancePath:instancePath+"/changes/base",schemaPath:"#/properties/changes/properties/base/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.commit !== undefined){
let data18 = data16.commit;
const _errs42 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate24.errors = [{instancePath:instancePath+"/changes/commit",schemaPath:"#/properties/changes/properties/commit/type",keyword:"type",params:{type: schema37.properties.changes.properties.commit.type}}];
return false;
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.isBaseRead !== undefined){
const _errs44 = errors;
if(typeof data16.isBaseRead !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/changes/isBaseRead",schemaPath:"#/properties/changes/properties/isBaseRead/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs44 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.changed !== undefined){
let data20 = data16.changed;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data20)){
var valid9 = true;
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
const _errs48 = errors;
if(typeof data20[i4] !== "string"){
validate24.errors = [{instancePath:instancePath+"/changes/changed/" + i4,schemaPath:"#/properties/changes/properties/changed/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs48 === errors;
if(!valid9){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/changes/changed",schemaPath:"#/properties/changes/properties/changed/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.deleted !== undefined){
let data22 = data16.deleted;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data22)){
var valid10 = true;
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
const _errs52 = errors;
if(typeof data22[i5] !== "string"){
validate24.errors = [{instancePath:instancePath+"/changes/deleted/" + i5,schemaPath:"#/properties/changes/properties/deleted/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs52 === errors;
if(!valid10){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/changes/deleted",schemaPath:"#/properties/changes/properties/deleted/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs50 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.added !== undefined){
let data24 = data16.added;
const _errs54 = errors;
if((!(Array.isArray(data24))) && (data24 !== null)){
validate24.errors = [{instancePath:instancePath+"/changes/added",schemaPath:"#/properties/changes/properties/added/type",keyword:"type",params:{type: schema37.properties.changes.properties.added.type}}];
return false;
}
if(errors === _errs54){
if(Array.isArray(data24)){
var valid11 = true;
const len6 = data24.length;
for(let i6=0; i6<len6; i6++){
const _errs56 = errors;
if(typeof data24[i6] !== "string"){
validate24.errors = [{instancePath:instancePath+"/changes/added/" + i6,schemaPath:"#/properties/changes/properties/added/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs56 === errors;
if(!valid11){
break;
}
}
}
}
var valid8 = _errs54 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.moved !== undefined){
let data26 = data16.moved;
const _errs58 = errors;
if((!(Array.isArray(data26))) && (data26 !== null)){
validate24.errors = [{instancePath:instancePath+"/changes/moved",schemaPath:"#/properties/changes/properties/moved/type",keyword:"type",params:{type: schema37.properties.changes.properties.moved.type}}];
return false;
}
if(errors === _errs58){
if(Array.isArray(data26)){
var valid12 = true;
const len7 = data26.length;
for(let i7=0; i7<len7; i7++){
let data27 = data26[i7];
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data27)){
if(data27.length > 2){
validate24.errors = [{instancePath:instancePath+"/changes/moved/" + i7,schemaPath:"#/properties/changes/properties/moved/items/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data27.length < 2){
validate24.errors = [{instancePath:instancePath+"/changes/moved/" + i7,schemaPath:"#/properties/changes/properties/moved/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid13 = true;
const len8 = data27.length;
for(let i8=0; i8<len8; i8++){
const _errs62 = errors;
if(typeof data27[i8] !== "string"){
validate24.errors = [{instancePath:instancePath+"/changes/moved/" + i7+"/" + i8,schemaPath:"#/properties/changes/properties/moved/items/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs62 === errors;
if(!valid13){
break;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/changes/moved/" + i7,schemaPath:"#/properties/changes/properties/moved/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs60 === errors;
if(!valid12){
break;
}
}
}
}
var valid8 = _errs58 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.movedAway !== undefined){
let data29 = data16.movedAway;
const _errs64 = errors;
if((!(Array.isArray(data29))) && (data29 !== null)){
validate24.errors = [{instancePath:instancePath+"/changes/movedAway",schemaPath:"#/properties/changes/properties/movedAway/type",keyword:"type",params:{type: schema37.properties.changes.properties.movedAway.type}}];
return false;
}
if(errors === _errs64){
if(Array.isArray(data29)){
var valid14 = true;
const len9 = data29.length;
for(let i9=0; i9<len9; i9++){
const _errs66 = errors;
if(typeof data29[i9] !== "string"){
validate24.errors = [{instancePath:instancePath+"/changes/movedAway/" + i9,schemaPath:"#/properties/changes/properties/movedAway/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs66 === errors;
if(!valid14){
break;
}
}
}
}
var valid8 = _errs64 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.approximate !== undefined){
const _errs68 = errors;
if(typeof data16.approximate !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/changes/approximate",schemaPath:"#/properties/changes/properties/approximate/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs68 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.unclaimed !== undefined){
let data32 = data16.unclaimed;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data32)){
var valid15 = true;
const len10 = data32.length;
for(let i10=0; i10<len10; i10++){
const _errs72 = errors;
if(typeof data32[i10] !== "string"){
validate24.errors = [{instancePath:instancePath+"/changes/unclaimed/" + i10,schemaPath:"#/properties/changes/properties/unclaimed/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs72 === errors;
if(!valid15){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/changes/unclaimed",schemaPath:"#/properties/changes/properties/unclaimed/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs70 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data34 = data.baseline;
const _errs74 = errors;
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
validate24.errors = [{instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: schema37.properties.baseline.type}}];
return false;
}
if(errors === _errs74){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing3;
if((((((data34.file === undefined) && (missing3 = "file")) || ((data34.reach === undefined) && (missing3 = "reach"))) || ((data34.whole === undefined) && (missing3 = "whole"))) || ((data34.entries === undefined) && (missing3 = "entries"))) || ((data34.hiding === undefined) && (missing3 = "hiding"))){
validate24.errors = [{instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs76 = errors;
for(const key5 in data34){
if(!((((((key5 === "file") || (key5 === "reach")) || (key5 === "whole")) || (key5 === "entries")) || (key5 === "hiding")) || (key5 === "hidesNoClaims"))){
validate24.errors = [{instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs76 === errors){
if(data34.file !== undefined){
const _errs77 = errors;
if(typeof data34.file !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/file",schemaPath:"#/properties/baseline/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs77 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.reach !== undefined){
let data36 = data34.reach;
const _errs79 = errors;
if(typeof data36 !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/reach",schemaPath:"#/properties/baseline/properties/reach/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data36 === "everything") || (data36 === "unless-restated")) || (data36 === "left-alone"))){
validate24.errors = [{instancePath:instancePath+"/baseline/reach",schemaPath:"#/properties/baseline/properties/reach/enum",keyword:"enum",params:{allowedValues: schema37.properties.baseline.properties.reach.enum}}];
return false;
}
var valid16 = _errs79 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.whole !== undefined){
const _errs81 = errors;
if(typeof data34.whole !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/baseline/whole",schemaPath:"#/properties/baseline/properties/whole/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid16 = _errs81 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.entries !== undefined){
let data38 = data34.entries;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data38)){
var valid17 = true;
const len11 = data38.length;
for(let i11=0; i11<len11; i11++){
let data39 = data38[i11];
const _errs85 = errors;
if(errors === _errs85){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing4;
if((((((data39.file === undefined) && (missing4 = "file")) || ((data39.rule === undefined) && (missing4 = "rule"))) || ((data39.fingerprint === undefined) && (missing4 = "fingerprint"))) || ((data39.count === undefined) && (missing4 = "count"))) || ((data39.line === undefined) && (missing4 = "line"))){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/properties/baseline/properties/entries/items/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs87 = errors;
for(const key6 in data39){
if(!((((((key6 === "file") || (key6 === "rule")) || (key6 === "fingerprint")) || (key6 === "count")) || (key6 === "fields")) || (key6 === "line"))){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/properties/baseline/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs87 === errors){
if(data39.file !== undefined){
const _errs88 = errors;
if(typeof data39.file !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11+"/file",schemaPath:"#/properties/baseline/properties/entries/items/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs88 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.rule !== undefined){
const _errs90 = errors;
if(typeof data39.rule !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11+"/rule",schemaPath:"#/properties/baseline/properties/entries/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs90 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.fingerprint !== undefined){
const _errs92 = errors;
if(typeof data39.fingerprint !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11+"/fingerprint",schemaPath:"#/properties/baseline/properties/entries/items/properties/fingerprint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs92 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.count !== undefined){
let data43 = data39.count;
const _errs94 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11+"/count",schemaPath:"#/properties/baseline/properties/entries/items/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs94){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 1 || isNaN(data43)){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11+"/count",schemaPath:"#/properties/baseline/properties/entries/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid18 = _errs94 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.fields !== undefined){
let data44 = data39.fields;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data44)){
var valid19 = true;
const len12 = data44.length;
for(let i12=0; i12<len12; i12++){
const _errs98 = errors;
if(typeof data44[i12] !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11+"/fields/" + i12,schemaPath:"#/properties/baseline/properties/entries/items/properties/fields/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs98 === errors;
if(!valid19){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11+"/fields",schemaPath:"#/properties/baseline/properties/entries/items/properties/fields/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid18 = _errs96 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.line !== undefined){
let data46 = data39.line;
const _errs100 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11+"/line",schemaPath:"#/properties/baseline/properties/entries/items/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs100){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 1 || isNaN(data46)){
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11+"/line",schemaPath:"#/properties/baseline/properties/entries/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid18 = _errs100 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/baseline/entries/" + i11,schemaPath:"#/properties/baseline/properties/entries/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid17 = _errs85 === errors;
if(!valid17){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/baseline/entries",schemaPath:"#/properties/baseline/properties/entries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid16 = _errs83 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.hiding !== undefined){
let data47 = data34.hiding;
const _errs102 = errors;
if((!(Array.isArray(data47))) && (data47 !== null)){
validate24.errors = [{instancePath:instancePath+"/baseline/hiding",schemaPath:"#/properties/baseline/properties/hiding/type",keyword:"type",params:{type: schema37.properties.baseline.properties.hiding.type}}];
return false;
}
if(errors === _errs102){
if(Array.isArray(data47)){
var valid20 = true;
const len13 = data47.length;
for(let i13=0; i13<len13; i13++){
let data48 = data47[i13];
const _errs104 = errors;
if(errors === _errs104){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing5;
if(((((data48.file === undefined) && (missing5 = "file")) || ((data48.rule === undefined) && (missing5 = "rule"))) || ((data48.fingerprint === undefined) && (missing5 = "fingerprint"))) || ((data48.count === undefined) && (missing5 = "count"))){
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13,schemaPath:"#/properties/baseline/properties/hiding/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs106 = errors;
for(const key7 in data48){
if(!(((((key7 === "file") || (key7 === "rule")) || (key7 === "fingerprint")) || (key7 === "count")) || (key7 === "fields"))){
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13,schemaPath:"#/properties/baseline/properties/hiding/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs106 === errors){
if(data48.file !== undefined){
const _errs107 = errors;
if(typeof data48.file !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13+"/file",schemaPath:"#/properties/baseline/properties/hiding/items/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs107 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data48.rule !== undefined){
const _errs109 = errors;
if(typeof data48.rule !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13+"/rule",schemaPath:"#/properties/baseline/properties/hiding/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs109 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data48.fingerprint !== undefined){
const _errs111 = errors;
if(typeof data48.fingerprint !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13+"/fingerprint",schemaPath:"#/properties/baseline/properties/hiding/items/properties/fingerprint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs111 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data48.count !== undefined){
let data52 = data48.count;
const _errs113 = errors;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13+"/count",schemaPath:"#/properties/baseline/properties/hiding/items/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs113){
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 1 || isNaN(data52)){
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13+"/count",schemaPath:"#/properties/baseline/properties/hiding/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid21 = _errs113 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data48.fields !== undefined){
let data53 = data48.fields;
const _errs115 = errors;
if(errors === _errs115){
if(Array.isArray(data53)){
var valid22 = true;
const len14 = data53.length;
for(let i14=0; i14<len14; i14++){
const _errs117 = errors;
if(typeof data53[i14] !== "string"){
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13+"/fields/" + i14,schemaPath:"#/properties/baseline/properties/hiding/items/properties/fields/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs117 === errors;
if(!valid22){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13+"/fields",schemaPath:"#/properties/baseline/properties/hiding/items/properties/fields/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid21 = _errs115 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/baseline/hiding/" + i13,schemaPath:"#/properties/baseline/properties/hiding/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid20 = _errs104 === errors;
if(!valid20){
break;
}
}
}
}
var valid16 = _errs102 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.hidesNoClaims !== undefined){
const _errs119 = errors;
if(true !== data34.hidesNoClaims){
validate24.errors = [{instancePath:instancePath+"/baseline/hidesNoClaims",schemaPath:"#/properties/baseline/properties/hidesNoClaims/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid16 = _errs119 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
}
}
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loosened !== undefined){
let data56 = data.loosened;
const _errs120 = errors;
if(errors === _errs120){
if(Array.isArray(data56)){
var valid23 = true;
const len15 = data56.length;
for(let i15=0; i15<len15; i15++){
let data57 = data56[i15];
const _errs122 = errors;
const _errs123 = errors;
if(errors === _errs123){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing6;
if(((data57.setting === undefined) && (missing6 = "setting")) || ((data57.by === undefined) && (missing6 = "by"))){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15,schemaPath:"#/$defs/loosened/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs125 = errors;
for(const key8 in data57){
if(!(((((((key8 === "setting") || (key8 === "by")) || (key8 === "rule")) || (key8 === "level")) || (key8 === "paths")) || (key8 === "findings")) || (key8 === "pattern"))){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15,schemaPath:"#/$defs/loosened/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs125 === errors){
if(data57.setting !== undefined){
let data58 = data57.setting;
const _errs126 = errors;
if(typeof data58 !== "string"){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/setting",schemaPath:"#/$defs/loosened/properties/setting/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data58 === "rules") || (data58 === "overrides")) || (data58 === "ignore")) || (data58 === "paths")) || (data58 === "fail-on"))){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/setting",schemaPath:"#/$defs/loosened/properties/setting/enum",keyword:"enum",params:{allowedValues: schema32.properties.setting.enum}}];
return false;
}
var valid25 = _errs126 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data57.by !== undefined){
const _errs128 = errors;
if(typeof data57.by !== "string"){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/by",schemaPath:"#/$defs/loosened/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid25 = _errs128 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data57.rule !== undefined){
const _errs130 = errors;
if(typeof data57.rule !== "string"){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/rule",schemaPath:"#/$defs/loosened/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid25 = _errs130 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data57.level !== undefined){
let data61 = data57.level;
const _errs132 = errors;
if(typeof data61 !== "string"){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/level",schemaPath:"#/$defs/loosened/properties/level/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data61 === "error") || (data61 === "warning")) || (data61 === "notice")) || (data61 === "off"))){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/level",schemaPath:"#/$defs/loosened/properties/level/enum",keyword:"enum",params:{allowedValues: schema32.properties.level.enum}}];
return false;
}
var valid25 = _errs132 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data57.paths !== undefined){
let data62 = data57.paths;
const _errs134 = errors;
if(errors === _errs134){
if(Array.isArray(data62)){
var valid26 = true;
const len16 = data62.length;
for(let i16=0; i16<len16; i16++){
const _errs136 = errors;
if(typeof data62[i16] !== "string"){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/paths/" + i16,schemaPath:"#/$defs/loosened/properties/paths/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid26 = _errs136 === errors;
if(!valid26){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/paths",schemaPath:"#/$defs/loosened/properties/paths/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid25 = _errs134 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data57.findings !== undefined){
let data64 = data57.findings;
const _errs138 = errors;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/findings",schemaPath:"#/$defs/loosened/properties/findings/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs138){
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 1 || isNaN(data64)){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/findings",schemaPath:"#/$defs/loosened/properties/findings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid25 = _errs138 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data57.pattern !== undefined){
let data65 = data57.pattern;
const _errs140 = errors;
if((typeof data65 !== "string") && (data65 !== null)){
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15+"/pattern",schemaPath:"#/$defs/loosened/properties/pattern/type",keyword:"type",params:{type: schema32.properties.pattern.type}}];
return false;
}
var valid25 = _errs140 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/loosened/" + i15,schemaPath:"#/$defs/loosened/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid23 = _errs122 === errors;
if(!valid23){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/loosened",schemaPath:"#/properties/loosened/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","required":[],"properties":{"success":{"const":true},"foreignStatus":{"const":true},"restated":{"const":true},"reduced":{"const":true},"author":{"type":"string"},"selfCheck":{"$ref":"#/$defs/range"},"selfCheckFailed":{"const":true},"hashes":{"type":"array","items":{"type":"object","required":["field","value","range"],"properties":{"field":{"type":"string"},"value":{"type":"string"},"range":{"$ref":"#/$defs/range"}},"additionalProperties":false}},"named":{"type":"array","items":{"type":"string"}},"group":{"type":"object","required":["by","name"],"properties":{"by":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false},"boxes":{"type":"object","required":["ticked","open","range"],"properties":{"ticked":{"type":"integer","minimum":0},"open":{"type":"integer","minimum":0},"range":{"$ref":"#/$defs/range"}},"additionalProperties":false},"claims":{"type":"object","propertyNames":{"pattern":"^(?:0|[1-9][0-9]{0,5})$"},"additionalProperties":{"$ref":"#/$defs/claimMore"}}},"additionalProperties":false};
const schema40 = {"type":"object","required":["startLine","startColumn","endLine","endColumn"],"properties":{"startLine":{"type":"integer","minimum":1},"startColumn":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}},"additionalProperties":false};
const schema43 = {"type":"object","required":[],"properties":{"weight":{"type":"string","enum":["error","warning","notice","pass"]},"touched":{"type":"boolean"},"claim":{"type":"object","required":[],"properties":{"base":{"type":"string"},"deletes":{"const":true},"alternative":{"type":"string"}},"additionalProperties":false},"verdict":{"type":"object","required":[],"properties":{"blank":{"const":true},"isReturn":{"const":true},"by":{"type":"string","enum":["archive","rename","ending","name","folder","ignored","content","lost-commits"]},"byChange":{"const":true},"commit":{"type":"string"},"submodule":{"type":"object","required":["path","named"],"properties":{"path":{"type":"string"},"named":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false};
const pattern10 = new RegExp("^(?:0|[1-9][0-9]{0,5})$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(true !== data.success){
validate26.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.foreignStatus !== undefined){
const _errs3 = errors;
if(true !== data.foreignStatus){
validate26.errors = [{instancePath:instancePath+"/foreignStatus",schemaPath:"#/properties/foreignStatus/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restated !== undefined){
const _errs4 = errors;
if(true !== data.restated){
validate26.errors = [{instancePath:instancePath+"/restated",schemaPath:"#/properties/restated/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reduced !== undefined){
const _errs5 = errors;
if(true !== data.reduced){
validate26.errors = [{instancePath:instancePath+"/reduced",schemaPath:"#/properties/reduced/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs6 = errors;
if(typeof data.author !== "string"){
validate26.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selfCheck !== undefined){
let data5 = data.selfCheck;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if(((((data5.startLine === undefined) && (missing0 = "startLine")) || ((data5.startColumn === undefined) && (missing0 = "startColumn"))) || ((data5.endLine === undefined) && (missing0 = "endLine"))) || ((data5.endColumn === undefined) && (missing0 = "endColumn"))){
validate26.errors = [{instancePath:instancePath+"/selfCheck",schemaPath:"#/$defs/range/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data5){
if(!((((key1 === "startLine") || (key1 === "startColumn")) || (key1 === "endLine")) || (key1 === "endColumn"))){
validate26.errors = [{instancePath:instancePath+"/selfCheck",schemaPath:"#/$defs/range/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data5.startLine !== undefined){
let data6 = data5.startLine;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate26.errors = [{instancePath:instancePath+"/selfCheck/startLine",schemaPath:"#/$defs/range/properties/startLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate26.errors = [{instancePath:instancePath+"/selfCheck/startLine",schemaPath:"#/$defs/range/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.startColumn !== undefined){
let data7 = data5.startColumn;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate26.errors = [{instancePath:instancePath+"/selfCheck/startColumn",schemaPath:"#/$defs/range/properties/startColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate26.errors = [{instancePath:instancePath+"/selfCheck/startColumn",schemaPath:"#/$defs/range/properties/startColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.endLine !== undefined){
let data8 = data5.endLine;
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate26.errors = [{instancePath:instancePath+"/selfCheck/endLine",schemaPath:"#/$defs/range/properties/endLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate26.errors = [{instancePath:instancePath+"/selfCheck/endLine",schemaPath:"#/$defs/range/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.endColumn !== undefined){
let data9 = data5.endColumn;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate26.errors = [{instancePath:instancePath+"/selfCheck/endColumn",schemaPath:"#/$defs/range/properties/endColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate26.errors = [{instancePath:instancePath+"/selfCheck/endColumn",schemaPath:"#/$defs/range/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/selfCheck",schemaPath:"#/$defs/range/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selfCheckFailed !== undefined){
const _errs20 = errors;
if(true !== data.selfCheckFailed){
validate26.errors = [{instancePath:instancePath+"/selfCheckFailed",schemaPath:"#/properties/selfCheckFailed/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hashes !== undefined){
let data11 = data.hashes;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs23 = errors;
if(errors === _errs23){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((((data12.field === undefined) && (missing1 = "field")) || ((data12.value === undefined) && (missing1 = "value"))) || ((data12.range === undefined) && (missing1 = "range"))){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0,schemaPath:"#/properties/hashes/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data12){
if(!(((key2 === "field") || (key2 === "value")) || (key2 === "range"))){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0,schemaPath:"#/properties/hashes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data12.field !== undefined){
const _errs26 = errors;
if(typeof data12.field !== "string"){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/field",schemaPath:"#/properties/hashes/items/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.value !== undefined){
const _errs28 = errors;
if(typeof data12.value !== "string"){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/value",schemaPath:"#/properties/hashes/items/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.range !== undefined){
let data15 = data12.range;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if(((((data15.startLine === undefined) && (missing2 = "startLine")) || ((data15.startColumn === undefined) && (missing2 = "startColumn"))) || ((data15.endLine === undefined) && (missing2 = "endLine"))) || ((data15.endColumn === undefined) && (missing2 = "endColumn"))){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range",schemaPath:"#/$defs/range/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs33 = errors;
for(const key3 in data15){
if(!((((key3 === "startLine") || (key3 === "startColumn")) || (key3 === "endLine")) || (key3 === "endColumn"))){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range",schemaPath:"#/$defs/range/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs33 === errors){
if(data15.startLine !== undefined){
let data16 = data15.startLine;
const _errs34 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/startLine",schemaPath:"#/$defs/range/properties/startLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/startLine",schemaPath:"#/$defs/range/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.startColumn !== undefined){
let data17 = data15.startColumn;
const _errs36 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/startColumn",schemaPath:"#/$defs/range/properties/startColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/startColumn",schemaPath:"#/$defs/range/properties/startColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.endLine !== undefined){
let data18 = data15.endLine;
const _errs38 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/endLine",schemaPath:"#/$defs/range/properties/endLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs38){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/endLine",schemaPath:"#/$defs/range/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.endColumn !== undefined){
let data19 = data15.endColumn;
const _errs40 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/endColumn",schemaPath:"#/$defs/range/properties/endColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/endColumn",schemaPath:"#/$defs/range/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range",schemaPath:"#/$defs/range/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/hashes/" + i0,schemaPath:"#/properties/hashes/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/hashes",schemaPath:"#/properties/hashes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.named !== undefined){
let data20 = data.named;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data20)){
var valid7 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
const _errs44 = errors;
if(typeof data20[i1] !== "string"){
validate26.errors = [{instancePath:instancePath+"/named/" + i1,schemaPath:"#/properties/named/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs44 === errors;
if(!valid7){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/named",schemaPath:"#/properties/named/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
let data22 = data.group;
const _errs46 = errors;
if(errors === _errs46){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing3;
if(((data22.by === undefined) && (missing3 = "by")) || ((data22.name === undefined) && (missing3 = "name"))){
validate26.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs48 = errors;
for(const key4 in data22){
if(!((key4 === "by") || (key4 === "name"))){
validate26.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs48 === errors){
if(data22.by !== undefined){
const _errs49 = errors;
if(typeof data22.by !== "string"){
validate26.errors = [{instancePath:instancePath+"/group/by",schemaPath:"#/properties/group/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data22.name !== undefined){
const _errs51 = errors;
if(typeof data22.name !== "string"){
validate26.errors = [{instancePath:instancePath+"/group/name",schemaPath:"#/properties/group/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs51 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boxes !== undefined){
let data25 = data.boxes;
const _errs53 = errors;
if(errors === _errs53){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing4;
if((((data25.ticked === undefined) && (missing4 = "ticked")) || ((data25.open === undefined) && (missing4 = "open"))) || ((data25.range === undefined) && (missing4 = "range"))){
validate26.errors = [{instancePath:instancePath+"/boxes",schemaPath:"#/properties/boxes/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs55 = errors;
for(const key5 in data25){
if(!(((key5 === "ticked") || (key5 === "open")) || (key5 === "range"))){
validate26.errors = [{instancePath:instancePath+"/boxes",schemaPath:"#/properties/boxes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs55 === errors){
if(data25.ticked !== undefined){
let data26 = data25.ticked;
const _errs56 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate26.errors = [{instancePath:instancePath+"/boxes/ticked",schemaPath:"#/properties/boxes/properties/ticked/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs56){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate26.errors = [{instancePath:instancePath+"/boxes/ticked",schemaPath:"#/properties/boxes/properties/ticked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid9 = _errs56 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data25.open !== undefined){
let data27 = data25.open;
const _errs58 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate26.errors = [{instancePath:instancePath+"/boxes/open",schemaPath:"#/properties/boxes/properties/open/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs58){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate26.errors = [{instancePath:instancePath+"/boxes/open",schemaPath:"#/properties/boxes/properties/open/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid9 = _errs58 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data25.range !== undefined){
let data28 = data25.range;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing5;
if(((((data28.startLine === undefined) && (missing5 = "startLine")) || ((data28.startColumn === undefined) && (missing5 = "startColumn"))) || ((data28.endLine === undefined) && (missing5 = "endLine"))) || ((data28.endColumn === undefined) && (missing5 = "endColumn"))){
validate26.errors = [{instancePath:instancePath+"/boxes/range",schemaPath:"#/$defs/range/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs63 = errors;
for(const key6 in data28){
if(!((((key6 === "startLine") || (key6 === "startColumn")) || (key6 === "endLine")) || (key6 === "endColumn"))){
validate26.errors = [{instancePath:instancePath+"/boxes/range",schemaPath:"#/$defs/range/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs63 === errors){
if(data28.startLine !== undefined){
let data29 = data28.startLine;
const _errs64 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate26.errors = [{instancePath:instancePath+"/boxes/range/startLine",schemaPath:"#/$defs/range/properties/startLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs64){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 1 || isNaN(data29)){
validate26.errors = [{instancePath:instancePath+"/boxes/range/startLine",schemaPath:"#/$defs/range/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid11 = _errs64 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28.startColumn !== undefined){
let data30 = data28.startColumn;
const _errs66 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate26.errors = [{instancePath:instancePath+"/boxes/range/startColumn",schemaPath:"#/$defs/range/properties/startColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs66){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
validate26.errors = [{instancePath:instancePath+"/boxes/range/startColumn",schemaPath:"#/$defs/range/properties/startColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid11 = _errs66 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28.endLine !== undefined){
let data31 = data28.endLine;
const _errs68 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate26.errors = [{instancePath:instancePath+"/boxes/range/endLine",schemaPath:"#/$defs/range/properties/endLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs68){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
validate26.errors = [{instancePath:instancePath+"/boxes/range/endLine",schemaPath:"#/$defs/range/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid11 = _errs68 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28.endColumn !== undefined){
let data32 = data28.endColumn;
const _errs70 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate26.errors = [{instancePath:instancePath+"/boxes/range/endColumn",schemaPath:"#/$defs/range/properties/endColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs70){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
validate26.errors = [{instancePath:instancePath+"/boxes/range/endColumn",schemaPath:"#/$defs/range/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid11 = _errs70 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/boxes/range",schemaPath:"#/$defs/range/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs60 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.claims !== undefined){
let data33 = data.claims;
const _errs72 = errors;
if(errors === _errs72){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key7 in data33){
const _errs74 = errors;
if(typeof key7 === "string"){
if(!pattern10.test(key7)){
const err0 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?:0|[1-9][0-9]{0,5})$"},propertyName:key7};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid12 = _errs74 === errors;
if(!valid12){
const err1 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate26.errors = vErrors;
return false;
break;
}
}
if(valid12){
for(const key8 in data33){
let data34 = data33[key8];
const _errs76 = errors;
const _errs77 = errors;
if(errors === _errs77){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
const _errs79 = errors;
for(const key9 in data34){
if(!((((key9 === "weight") || (key9 === "touched")) || (key9 === "claim")) || (key9 === "verdict"))){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/claimMore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs79 === errors){
if(data34.weight !== undefined){
let data35 = data34.weight;
const _errs80 = errors;
if(typeof data35 !== "string"){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/weight",schemaPath:"#/$defs/claimMore/properties/weight/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data35 === "error") || (data35 === "warning")) || (data35 === "notice")) || (data35 === "pass"))){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/weight",schemaPath:"#/$defs/claimMore/properties/weight/enum",keyword:"enum",params:{allowedValues: schema43.properties.weight.enum}}];
return false;
}
var valid15 = _errs80 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data34.touched !== undefined){
const _errs82 = errors;
if(typeof data34.touched !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/touched",schemaPath:"#/$defs/claimMore/properties/touched/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid15 = _errs82 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data34.claim !== undefined){
let data37 = data34.claim;
const _errs84 = errors;
if(errors === _errs84){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
const _errs86 = errors;
for(const key10 in data37){
if(!(((key10 === "base") || (key10 === "deletes")) || (key10 === "alternative"))){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim",schemaPath:"#/$defs/claimMore/properties/claim/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs86 === errors){
if(data37.base !== undefined){
const _errs87 = errors;
if(typeof data37.base !== "string"){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim/base",schemaPath:"#/$defs/claimMore/properties/claim/properties/base/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs87 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data37.deletes !== undefined){
const _errs89 = errors;
if(true !== data37.deletes){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim/deletes",schemaPath:"#/$defs/claimMore/properties/claim/properties/deletes/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid16 = _errs89 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data37.alternative !== undefined){
const _errs90 = errors;
if(typeof data37.alternative !== "string"){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim/alternative",schemaPath:"#/$defs/claimMore/properties/claim/properties/alternative/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs90 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim",schemaPath:"#/$defs/claimMore/properties/claim/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs84 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data34.verdict !== undefined){
let data41 = data34.verdict;
const _errs92 = errors;
if(errors === _errs92){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
const _errs94 = errors;
for(const key11 in data41){
if(!((((((key11 === "blank") || (key11 === "isReturn")) || (key11 === "by")) || (key11 === "byChange")) || (key11 === "commit")) || (key11 === "submodule"))){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict",schemaPath:"#/$defs/claimMore/properties/verdict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs94 === errors){
if(data41.blank !== undefined){
const _errs95 = errors;
if(true !== data41.blank){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/blank",schemaPath:"#/$defs/claimMore/properties/verdict/properties/blank/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid17 = _errs95 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data41.isReturn !== undefined){
const _errs96 = errors;
if(true !== data41.isReturn){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/isReturn",schemaPath:"#/$defs/claimMore/properties/verdict/properties/isReturn/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid17 = _errs96 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data41.by !== undefined){
let data44 = data41.by;
const _errs97 = errors;
if(typeof data44 !== "string"){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/by",schemaPath:"#/$defs/claimMore/properties/verdict/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data44 === "archive") || (data44 === "rename")) || (data44 === "ending")) || (data44 === "name")) || (data44 === "folder")) || (data44 === "ignored")) || (data44 === "content")) || (data44 === "lost-commits"))){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/by",schemaPath:"#/$defs/claimMore/properties/verdict/properties/by/enum",keyword:"enum",params:{allowedValues: schema43.properties.verdict.properties.by.enum}}];
return false;
}
var valid17 = _errs97 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data41.byChange !== undefined){
const _errs99 = errors;
if(true !== data41.byChange){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/byChange",schemaPath:"#/$defs/claimMore/properties/verdict/properties/byChange/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid17 = _errs99 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data41.commit !== undefined){
const _errs100 = errors;
if(typeof data41.commit !== "string"){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/commit",schemaPath:"#/$defs/claimMore/properties/verdict/properties/commit/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs100 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data41.submodule !== undefined){
let data47 = data41.submodule;
const _errs102 = errors;
if(errors === _errs102){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing6;
if(((data47.path === undefined) && (missing6 = "path")) || ((data47.named === undefined) && (missing6 = "named"))){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs104 = errors;
for(const key12 in data47){
if(!((key12 === "path") || (key12 === "named"))){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs104 === errors){
if(data47.path !== undefined){
const _errs105 = errors;
if(typeof data47.path !== "string"){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule/path",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs105 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data47.named !== undefined){
const _errs107 = errors;
if(typeof data47.named !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule/named",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/properties/named/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid18 = _errs107 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid17 = _errs102 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict",schemaPath:"#/$defs/claimMore/properties/verdict/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs92 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/claimMore/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid13 = _errs76 === errors;
if(!valid13){
break;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.clock === undefined) && (missing0 = "clock")) || ((data.settings === undefined) && (missing0 = "settings"))) || ((data.digests === undefined) && (missing0 = "digests"))) || ((data.terms === undefined) && (missing0 = "terms"))) || ((data.passedOver === undefined) && (missing0 = "passedOver"))) || ((data.returnsPassedOver === undefined) && (missing0 = "returnsPassedOver"))) || ((data.unknowablePlaces === undefined) && (missing0 = "unknowablePlaces"))) || ((data.candidates === undefined) && (missing0 = "candidates"))) || ((data.copied === undefined) && (missing0 = "copied"))) || ((data.movedAway === undefined) && (missing0 = "movedAway"))) || ((data.deletedReturns === undefined) && (missing0 = "deletedReturns"))) || ((data.returnsIn === undefined) && (missing0 = "returnsIn"))) || ((data.returns === undefined) && (missing0 = "returns"))) || ((data.findings === undefined) && (missing0 = "findings"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.clock !== undefined){
let data0 = data.clock;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8640000000000000 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data0 < -8640000000000000 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/minimum",keyword:"minimum",params:{comparison: ">=", limit: -8640000000000000}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined){
let data1 = data.settings;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs7 = errors;
if(typeof data1[key1] !== "string"){
validate23.errors = [{instancePath:instancePath+"/settings/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/settings/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digests !== undefined){
let data3 = data.digests;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.changes === undefined) && (missing1 = "changes")) || ((data3.baseline === undefined) && (missing1 = "baseline"))) || ((data3.rules === undefined) && (missing1 = "rules"))){
validate23.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key2 in data3){
if(!(((key2 === "changes") || (key2 === "baseline")) || (key2 === "rules"))){
validate23.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.changes !== undefined){
let data4 = data3.changes;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
validate23.errors = [{instancePath:instancePath+"/digests/changes",schemaPath:"#/properties/digests/properties/changes/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/digests/changes",schemaPath:"#/properties/digests/properties/changes/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.baseline !== undefined){
let data5 = data3.baseline;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
validate23.errors = [{instancePath:instancePath+"/digests/baseline",schemaPath:"#/properties/digests/properties/baseline/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/digests/baseline",schemaPath:"#/properties/digests/properties/baseline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.rules !== undefined){
let data6 = data3.rules;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
validate23.errors = [{instancePath:instancePath+"/digests/rules",schemaPath:"#/properties/digests/properties/rules/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/digests/rules",schemaPath:"#/properties/digests/properties/rules/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terms !== undefined){
const _errs18 = errors;
if(!(validate24(data.terms, {instancePath:instancePath+"/terms",parentData:data,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passedOver !== undefined){
let data8 = data.passedOver;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate23.errors = [{instancePath:instancePath+"/passedOver",schemaPath:"#/properties/passedOver/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate23.errors = [{instancePath:instancePath+"/passedOver",schemaPath:"#/properties/passedOver/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returnsPassedOver !== undefined){
let data9 = data.returnsPassedOver;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate23.errors = [{instancePath:instancePath+"/returnsPassedOver",schemaPath:"#/properties/returnsPassedOver/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate23.errors = [{instancePath:instancePath+"/returnsPassedOver",schemaPath:"#/properties/returnsPassedOver/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknowablePlaces !== undefined){
let data10 = data.unknowablePlaces;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((data11.file === undefined) && (missing2 = "file")) || ((data11.index === undefined) && (missing2 = "index"))) || ((data11.what === undefined) && (missing2 = "what"))){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i0,schemaPath:"#/properties/unknowablePlaces/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs27 = errors;
for(const key3 in data11){
if(!(((key3 === "file") || (key3 === "index")) || (key3 === "what"))){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i0,schemaPath:"#/properties/unknowablePlaces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data11.file !== undefined){
const _errs28 = errors;
if(typeof data11.file !== "string"){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i0+"/file",schemaPath:"#/properties/unknowablePlaces/items/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.index !== undefined){
let data13 = data11.index;
const _errs30 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i0+"/index",schemaPath:"#/properties/unknowablePlaces/items/properties/index/type",keyword:"type",params:{type: schema36.properties.unknowablePlaces.items.properties.index.type}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i0+"/index",schemaPath:"#/properties/unknowablePlaces/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.what !== undefined){
let data14 = data11.what;
const _errs32 = errors;
if(typeof data14 !== "string"){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i0+"/what",schemaPath:"#/properties/unknowablePlaces/items/properties/what/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data14 === "all") || (data14 === "truth"))){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i0+"/what",schemaPath:"#/properties/unknowablePlaces/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema36.properties.unknowablePlaces.items.properties.what.enum}}];
return false;
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i0,schemaPath:"#/properties/unknowablePlaces/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs25 === errors;
if(!valid3){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces",schemaPath:"#/properties/unknowablePlaces/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidates !== undefined){
let data15 = data.candidates;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data15)){
var valid5 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
const _errs36 = errors;
if(errors === _errs36){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing3;
if((((((data16.file === undefined) && (missing3 = "file")) || ((data16.index === undefined) && (missing3 = "index"))) || ((data16.status === undefined) && (missing3 = "status"))) || ((data16.outcome === undefined) && (missing3 = "outcome"))) || ((data16.content === undefined) && (missing3 = "content"))){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1,schemaPath:"#/properties/candidates/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs38 = errors;
for(const key4 in data16){
if(!(((((((key4 === "file") || (key4 === "index")) || (key4 === "status")) || (key4 === "outcome")) || (key4 === "unread")) || (key4 === "unproved")) || (key4 === "content"))){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1,schemaPath:"#/properties/candidates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs38 === errors){
if(data16.file !== undefined){
const _errs39 = errors;
if(typeof data16.file !== "string"){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1+"/file",schemaPath:"#/properties/candidates/items/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.index !== undefined){
let data18 = data16.index;
const _errs41 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1+"/index",schemaPath:"#/properties/candidates/items/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs41){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1+"/index",schemaPath:"#/properties/candidates/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.status !== undefined){
let data19 = data16.status;
const _errs43 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1+"/status",schemaPath:"#/properties/candidates/items/properties/status/type",keyword:"type",params:{type: schema36.properties.candidates.items.properties.status.type}}];
return false;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.outcome !== undefined){
let data20 = data16.outcome;
const _errs45 = errors;
if(typeof data20 !== "string"){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1+"/outcome",schemaPath:"#/properties/candidates/items/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data20 === "success") || (data20 === "final")) || (data20 === "open"))){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1+"/outcome",schemaPath:"#/properties/candidates/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema36.properties.candidates.items.properties.outcome.enum}}];
return false;
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.unread !== undefined){
const _errs47 = errors;
if(true !== data16.unread){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1+"/unread",schemaPath:"#/properties/candidates/items/properties/unread/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.unproved !== undefined){
const _errs48 = errors;
if(true !== data16.unproved){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1+"/unproved",schemaPath:"#/properties/candidates/items/properties/unproved/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.content !== undefined){
const _errs49 = errors;
if(typeof data16.content !== "string"){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1+"/content",schemaPath:"#/properties/candidates/items/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/candidates/" + i1,schemaPath:"#/properties/candidates/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copied !== undefined){
let data24 = data.copied;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data24)){
var valid7 = true;
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
const _errs53 = errors;
if(typeof data24[i2] !== "string"){
validate23.errors = [{instancePath:instancePath+"/copied/" + i2,schemaPath:"#/properties/copied/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs53 === errors;
if(!valid7){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/copied",schemaPath:"#/properties/copied/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.movedAway !== undefined){
let data26 = data.movedAway;
const _errs55 = errors;
if((!(Array.isArray(data26))) && (data26 !== null)){
validate23.errors = [{instancePath:instancePath+"/movedAway",schemaPath:"#/properties/movedAway/type",keyword:"type",params:{type: schema36.properties.movedAway.type}}];
return false;
}
if(errors === _errs55){
if(Array.isArray(data26)){
var valid8 = true;
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
const _errs57 = errors;
if(typeof data26[i3] !== "string"){
validate23.errors = [{instancePath:instancePath+"/movedAway/" + i3,schemaPath:"#/properties/movedAway/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs57 === errors;
if(!valid8){
break;
}
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedReturns !== undefined){
let data28 = data.deletedReturns;
const _errs59 = errors;
if((!(data28 && typeof data28 == "object" && !Array.isArray(data28))) && (data28 !== null)){
validate23.errors = [{instancePath:instancePath+"/deletedReturns",schemaPath:"#/properties/deletedReturns/type",keyword:"type",params:{type: schema36.properties.deletedReturns.type}}];
return false;
}
if(errors === _errs59){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing4;
if(((data28.files === undefined) && (missing4 = "files")) || ((data28.isAll === undefined) && (missing4 = "isAll"))){
validate23.errors = [{instancePath:instancePath+"/deletedReturns",schemaPath:"#/properties/deletedReturns/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs61 = errors;
for(const key5 in data28){
if(!((key5 === "files") || (key5 === "isAll"))){
validate23.errors = [{instancePath:instancePath+"/deletedReturns",schemaPath:"#/properties/deletedReturns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs61 === errors){
if(data28.files !== undefined){
let data29 = data28.files;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data29)){
var valid10 = true;
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
let data30 = data29[i4];
const _errs64 = errors;
if(errors === _errs64){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing5;
if(((data30.file === undefined) && (missing5 = "file")) || ((data30.isExpected === undefined) && (missing5 = "isExpected"))){
validate23.errors = [{instancePath:instancePath+"/deletedReturns/files/" + i4,schemaPath:"#/properties/deletedReturns/properties/files/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs66 = errors;
for(const key6 in data30){
if(!((key6 === "file") || (key6 === "isExpected"))){
validate23.errors = [{instancePath:instancePath+"/deletedReturns/files/" + i4,schemaPath:"#/properties/deletedReturns/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs66 === errors){
if(data30.file !== undefined){
const _errs67 = errors;
if(typeof data30.file !== "string"){
validate23.errors = [{instancePath:instancePath+"/deletedReturns/files/" + i4+"/file",schemaPath:"#/properties/deletedReturns/properties/files/items/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs67 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data30.isExpected !== undefined){
const _errs69 = errors;
if(typeof data30.isExpected !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/deletedReturns/files/" + i4+"/isExpected",schemaPath:"#/properties/deletedReturns/properties/files/items/properties/isExpected/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid11 = _errs69 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/deletedReturns/files/" + i4,schemaPath:"#/properties/deletedReturns/properties/files/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs64 === errors;
if(!valid10){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/deletedReturns/files",schemaPath:"#/properties/deletedReturns/properties/files/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid9 = _errs62 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.isAll !== undefined){
const _errs71 = errors;
if(typeof data28.isAll !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/deletedReturns/isAll",schemaPath:"#/properties/deletedReturns/properties/isAll/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs71 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returnsIn !== undefined){
let data34 = data.returnsIn;
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data34)){
var valid12 = true;
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
const _errs75 = errors;
if(errors === _errs75){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing6;
if(((data35.folder === undefined) && (missing6 = "folder")) || ((data35.files === undefined) && (missing6 = "files"))){
validate23.errors = [{instancePath:instancePath+"/returnsIn/" + i5,schemaPath:"#/properties/returnsIn/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs77 = errors;
for(const key7 in data35){
if(!((key7 === "folder") || (key7 === "files"))){
validate23.errors = [{instancePath:instancePath+"/returnsIn/" + i5,schemaPath:"#/properties/returnsIn/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs77 === errors){
if(data35.folder !== undefined){
const _errs78 = errors;
if(typeof data35.folder !== "string"){
validate23.errors = [{instancePath:instancePath+"/returnsIn/" + i5+"/folder",schemaPath:"#/properties/returnsIn/items/properties/folder/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs78 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.files !== undefined){
let data37 = data35.files;
const _errs80 = errors;
if(errors === _errs80){
if(Array.isArray(data37)){
if(data37.length > 2){
validate23.errors = [{instancePath:instancePath+"/returnsIn/" + i5+"/files",schemaPath:"#/properties/returnsIn/items/properties/files/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
var valid14 = true;
const len6 = data37.length;
for(let i6=0; i6<len6; i6++){
const _errs82 = errors;
if(typeof data37[i6] !== "string"){
validate23.errors = [{instancePath:instancePath+"/returnsIn/" + i5+"/files/" + i6,schemaPath:"#/properties/returnsIn/items/properties/files/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs82 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/returnsIn/" + i5+"/files",schemaPath:"#/properties/returnsIn/items/properties/files/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid13 = _errs80 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/returnsIn/" + i5,schemaPath:"#/properties/returnsIn/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs75 === errors;
if(!valid12){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/returnsIn",schemaPath:"#/properties/returnsIn/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unchecked !== undefined){
let data39 = data.unchecked;
const _errs84 = errors;
if(errors === _errs84){
if(Array.isArray(data39)){
var valid15 = true;
const len7 = data39.length;
for(let i7=0; i7<len7; i7++){
let data40 = data39[i7];
const _errs86 = errors;
if(errors === _errs86){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing7;
if((((data40.one === undefined) && (missing7 = "one")) || ((data40.many === undefined) && (missing7 = "many"))) || ((data40.files === undefined) && (missing7 = "files"))){
validate23.errors = [{instancePath:instancePath+"/unchecked/" + i7,schemaPath:"#/properties/unchecked/items/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs88 = errors;
for(const key8 in data40){
if(!(((key8 === "one") || (key8 === "many")) || (key8 === "files"))){
validate23.errors = [{instancePath:instancePath+"/unchecked/" + i7,schemaPath:"#/properties/unchecked/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs88 === errors){
if(data40.one !== undefined){
const _errs89 = errors;
if(typeof data40.one !== "string"){
validate23.errors = [{instancePath:instancePath+"/unchecked/" + i7+"/one",schemaPath:"#/properties/unchecked/items/properties/one/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs89 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data40.many !== undefined){
const _errs91 = errors;
if(typeof data40.many !== "string"){
validate23.errors = [{instancePath:instancePath+"/unchecked/" + i7+"/many",schemaPath:"#/properties/unchecked/items/properties/many/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs91 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data40.files !== undefined){
let data43 = data40.files;
const _errs93 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate23.errors = [{instancePath:instancePath+"/unchecked/" + i7+"/files",schemaPath:"#/properties/unchecked/items/properties/files/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid16 = _errs93 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/unchecked/" + i7,schemaPath:"#/properties/unchecked/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs86 === errors;
if(!valid15){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returns !== undefined){
let data44 = data.returns;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data44)){
var valid17 = true;
const len8 = data44.length;
for(let i8=0; i8<len8; i8++){
const _errs97 = errors;
if(!(validate26(data44[i8], {instancePath:instancePath+"/returns/" + i8,parentData:data44,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid17 = _errs97 === errors;
if(!valid17){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/returns",schemaPath:"#/properties/returns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data46 = data.findings;
const _errs98 = errors;
if(errors === _errs98){
if(Array.isArray(data46)){
var valid18 = true;
const len9 = data46.length;
for(let i9=0; i9<len9; i9++){
let data47 = data46[i9];
const _errs100 = errors;
const _errs101 = errors;
if(errors === _errs101){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
const _errs103 = errors;
for(const key9 in data47){
if(!(((((key9 === "property") || (key9 === "untrue")) || (key9 === "unknowable")) || (key9 === "excerpt")) || (key9 === "fix"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9,schemaPath:"#/$defs/findingMore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs103 === errors){
if(data47.property !== undefined){
let data48 = data47.property;
const _errs104 = errors;
if((typeof data48 !== "string") && (!(Array.isArray(data48)))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/property",schemaPath:"#/$defs/findingMore/properties/property/type",keyword:"type",params:{type: schema44.properties.property.type}}];
return false;
}
if(errors === _errs104){
if(Array.isArray(data48)){
var valid21 = true;
const len10 = data48.length;
for(let i10=0; i10<len10; i10++){
const _errs106 = errors;
if(typeof data48[i10] !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/property/" + i10,schemaPath:"#/$defs/findingMore/properties/property/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs106 === errors;
if(!valid21){
break;
}
}
}
}
var valid20 = _errs104 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data47.untrue !== undefined){
const _errs108 = errors;
if(true !== data47.untrue){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/untrue",schemaPath:"#/$defs/findingMore/properties/untrue/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid20 = _errs108 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data47.unknowable !== undefined){
const _errs109 = errors;
if(true !== data47.unknowable){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/unknowable",schemaPath:"#/$defs/findingMore/properties/unknowable/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid20 = _errs109 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data47.excerpt !== undefined){
let data52 = data47.excerpt;
const _errs110 = errors;
if(errors === _errs110){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing8;
if(((data52.text === undefined) && (missing8 = "text")) || ((data52.cut === undefined) && (missing8 = "cut"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/excerpt",schemaPath:"#/$defs/findingMore/properties/excerpt/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs112 = errors;
for(const key10 in data52){
if(!((key10 === "text") || (key10 === "cut"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/excerpt",schemaPath:"#/$defs/findingMore/properties/excerpt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs112 === errors){
if(data52.text !== undefined){
const _errs113 = errors;
if(typeof data52.text !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/excerpt/text",schemaPath:"#/$defs/findingMore/properties/excerpt/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs113 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data52.cut !== undefined){
let data54 = data52.cut;
const _errs115 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/excerpt/cut",schemaPath:"#/$defs/findingMore/properties/excerpt/properties/cut/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs115){
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/excerpt/cut",schemaPath:"#/$defs/findingMore/properties/excerpt/properties/cut/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid22 = _errs115 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/excerpt",schemaPath:"#/$defs/findingMore/properties/excerpt/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid20 = _errs110 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data47.fix !== undefined){
let data55 = data47.fix;
const _errs117 = errors;
if(errors === _errs117){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
let missing9;
if((((data55.safety === undefined) && (missing9 = "safety")) || ((data55.does === undefined) && (missing9 = "does"))) || ((data55.edits === undefined) && (missing9 = "edits"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix",schemaPath:"#/$defs/findingMore/properties/fix/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs119 = errors;
for(const key11 in data55){
if(!(((key11 === "safety") || (key11 === "does")) || (key11 === "edits"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix",schemaPath:"#/$defs/findingMore/properties/fix/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs119 === errors){
if(data55.safety !== undefined){
let data56 = data55.safety;
const _errs120 = errors;
if(typeof data56 !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix/safety",schemaPath:"#/$defs/findingMore/properties/fix/properties/safety/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data56 === "safe") || (data56 === "unsafe"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix/safety",schemaPath:"#/$defs/findingMore/properties/fix/properties/safety/enum",keyword:"enum",params:{allowedValues: schema44.properties.fix.properties.safety.enum}}];
return false;
}
var valid23 = _errs120 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data55.does !== undefined){
const _errs122 = errors;
if(typeof data55.does !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix/does",schemaPath:"#/$defs/findingMore/properties/fix/properties/does/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid23 = _errs122 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data55.edits !== undefined){
let data58 = data55.edits;
const _errs124 = errors;
if(errors === _errs124){
if(Array.isArray(data58)){
var valid24 = true;
const len11 = data58.length;
for(let i11=0; i11<len11; i11++){
let data59 = data58[i11];
const _errs126 = errors;
if(errors === _errs126){
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
let missing10;
if((data59.kind === undefined) && (missing10 = "kind")){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix/edits/" + i11,schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/items/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data59.kind !== undefined){
let data60 = data59.kind;
if(typeof data60 !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix/edits/" + i11+"/kind",schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data60 === "set") || (data60 === "remove")) || (data60 === "rename")) || (data60 === "move")) || (data60 === "byte-order-mark"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix/edits/" + i11+"/kind",schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema44.properties.fix.properties.edits.items.properties.kind.enum}}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix/edits/" + i11,schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid24 = _errs126 === errors;
if(!valid24){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix/edits",schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid23 = _errs124 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i9+"/fix",schemaPath:"#/$defs/findingMore/properties/fix/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid20 = _errs117 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i9,schemaPath:"#/$defs/findingMore/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid18 = _errs100 === errors;
if(!valid18){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:report@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.schema === undefined) && (missing0 = "schema")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.conclusion === undefined) && (missing0 = "conclusion"))) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.returns === undefined) && (missing0 = "returns"))) || ((data.findings === undefined) && (missing0 = "findings"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema !== undefined){
const _errs2 = errors;
if("return-gate/report@1" !== data.schema){
validate20.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: "return-gate/report@1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data1 = data.tool;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.version === undefined) && (missing1 = "version"))){
validate20.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
validate20.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.name !== undefined){
const _errs6 = errors;
if(typeof data1.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.version !== undefined){
const _errs8 = errors;
if(typeof data1.version !== "string"){
validate20.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data4 = data.source;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((((data4.kind === undefined) && (missing2 = "kind")) || ((data4.revision === undefined) && (missing2 = "revision"))) || ((data4.root === undefined) && (missing2 = "root"))) || ((data4.shard === undefined) && (missing2 = "shard"))){
validate20.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data4){
if(!((((key2 === "kind") || (key2 === "revision")) || (key2 === "root")) || (key2 === "shard"))){
validate20.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.kind !== undefined){
let data5 = data4.kind;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate20.errors = [{instancePath:instancePath+"/source/kind",schemaPath:"#/properties/source/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "commit") || (data5 === "workspace"))){
validate20.errors = [{instancePath:instancePath+"/source/kind",schemaPath:"#/properties/source/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.source.properties.kind.enum}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.revision !== undefined){
let data6 = data4.revision;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate20.errors = [{instancePath:instancePath+"/source/revision",schemaPath:"#/properties/source/properties/revision/type",keyword:"type",params:{type: schema31.properties.source.properties.revision.type}}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate20.errors = [{instancePath:instancePath+"/source/revision",schemaPath:"#/properties/source/properties/revision/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]+$"}}];
return false;
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.root !== undefined){
const _errs17 = errors;
if(typeof data4.root !== "string"){
validate20.errors = [{instancePath:instancePath+"/source/root",schemaPath:"#/properties/source/properties/root/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.shard !== undefined){
let data8 = data4.shard;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate20.errors = [{instancePath:instancePath+"/source/shard",schemaPath:"#/properties/source/properties/shard/type",keyword:"type",params:{type: schema31.properties.source.properties.shard.type}}];
return false;
}
if(errors === _errs19){
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
validate20.errors = [{instancePath:instancePath+"/source/shard",schemaPath:"#/properties/source/properties/shard/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*/[1-9][0-9]*$"}}];
return false;
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conclusion !== undefined){
let data9 = data.conclusion;
const _errs21 = errors;
if(typeof data9 !== "string"){
validate20.errors = [{instancePath:instancePath+"/conclusion",schemaPath:"#/properties/conclusion/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "passed") || (data9 === "failed")) || (data9 === "empty"))){
validate20.errors = [{instancePath:instancePath+"/conclusion",schemaPath:"#/properties/conclusion/enum",keyword:"enum",params:{allowedValues: schema31.properties.conclusion.enum}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data10 = data.counts;
const _errs23 = errors;
if(errors === _errs23){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((((((((((data10.files === undefined) && (missing3 = "files")) || ((data10.returns === undefined) && (missing3 = "returns"))) || ((data10.claims === undefined) && (missing3 = "claims"))) || ((data10.errors === undefined) && (missing3 = "errors"))) || ((data10.warnings === undefined) && (missing3 = "warnings"))) || ((data10.notices === undefined) && (missing3 = "notices"))) || ((data10.baselined === undefined) && (missing3 = "baselined"))) || ((data10.preexisting === undefined) && (missing3 = "preexisting"))) || ((data10.verdicts === undefined) && (missing3 = "verdicts"))){
validate20.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs25 = errors;
for(const key3 in data10){
if(!(func1.call(schema31.properties.counts.properties, key3))){
validate20.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data10.files !== undefined){
let data11 = data10.files;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate20.errors = [{instancePath:instancePath+"/counts/files",schemaPath:"#/properties/counts/properties/files/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate20.errors = [{instancePath:instancePath+"/counts/files",schemaPath:"#/properties/counts/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.returns !== undefined){
let data12 = data10.returns;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate20.errors = [{instancePath:instancePath+"/counts/returns",schemaPath:"#/properties/counts/properties/returns/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate20.errors = [{instancePath:instancePath+"/counts/returns",schemaPath:"#/properties/counts/properties/returns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.claims !== undefined){
let data13 = data10.claims;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate20.errors = [{instancePath:instancePath+"/counts/claims",schemaPath:"#/properties/counts/properties/claims/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate20.errors = [{instancePath:instancePath+"/counts/claims",schemaPath:"#/properties/counts/properties/claims/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.errors !== undefined){
let data14 = data10.errors;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate20.errors = [{instancePath:instancePath+"/counts/errors",schemaPath:"#/properties/counts/properties/errors/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate20.errors = [{instancePath:instancePath+"/counts/errors",schemaPath:"#/properties/counts/properties/errors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.warnings !== undefined){
let data15 = data10.warnings;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate20.errors = [{instancePath:instancePath+"/counts/warnings",schemaPath:"#/properties/counts/properties/warnings/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate20.errors = [{instancePath:instancePath+"/counts/warnings",schemaPath:"#/properties/counts/properties/warnings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.notices !== undefined){
let data16 = data10.notices;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate20.errors = [{instancePath:instancePath+"/counts/notices",schemaPath:"#/properties/counts/properties/notices/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate20.errors = [{instancePath:instancePath+"/counts/notices",schemaPath:"#/properties/counts/properties/notices/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.baselined !== undefined){
let data17 = data10.baselined;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate20.errors = [{instancePath:instancePath+"/counts/baselined",schemaPath:"#/properties/counts/properties/baselined/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate20.errors = [{instancePath:instancePath+"/counts/baselined",schemaPath:"#/properties/counts/properties/baselined/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.preexisting !== undefined){
let data18 = data10.preexisting;
const _errs40 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate20.errors = [{instancePath:instancePath+"/counts/preexisting",schemaPath:"#/properties/counts/properties/preexisting/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate20.errors = [{instancePath:instancePath+"/counts/preexisting",schemaPath:"#/properties/counts/properties/preexisting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.passedOver !== undefined){
let data19 = data10.passedOver;
const _errs42 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate20.errors = [{instancePath:instancePath+"/counts/passedOver",schemaPath:"#/properties/counts/properties/passedOver/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs42){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate20.errors = [{instancePath:instancePath+"/counts/passedOver",schemaPath:"#/properties/counts/properties/passedOver/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.verdicts !== undefined){
let data20 = data10.verdicts;
const _errs44 = errors;
if(errors === _errs44){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing4;
if((((((((((((((((((data20.present === undefined) && (missing4 = "present")) || ((data20.empty === undefined) && (missing4 = "empty"))) || ((data20.missing === undefined) && (missing4 = "missing"))) || ((data20.undetermined === undefined) && (missing4 = "undetermined"))) || ((data20.relocated === undefined) && (missing4 = "relocated"))) || ((data20.removed === undefined) && (missing4 = "removed"))) || ((data20.uncommitted === undefined) && (missing4 = "uncommitted"))) || ((data20.directory === undefined) && (missing4 = "directory"))) || ((data20.outside === undefined) && (missing4 = "outside"))) || ((data20["case-mismatch"] === undefined) && (missing4 = "case-mismatch"))) || ((data20.unverifiable === undefined) && (missing4 = "unverifiable"))) || ((data20.agrees === undefined) && (missing4 = "agrees"))) || ((data20.behind === undefined) && (missing4 = "behind"))) || ((data20["other-total"] === undefined) && (missing4 = "other-total"))) || ((data20["no-plan"] === undefined) && (missing4 = "no-plan"))) || ((data20.differs === undefined) && (missing4 = "differs"))) || ((data20["not-countable"] === undefined) && (missing4 = "not-countable"))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts",schemaPath:"#/properties/counts/properties/verdicts/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs46 = errors;
for(const key4 in data20){
if(!(func1.call(schema31.properties.counts.properties.verdicts.properties, key4))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts",schemaPath:"#/properties/counts/properties/verdicts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs46 === errors){
if(data20.present !== undefined){
let data21 = data20.present;
const _errs47 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/present",schemaPath:"#/properties/counts/properties/verdicts/properties/present/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs47){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/present",schemaPath:"#/properties/counts/properties/verdicts/properties/present/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs47 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.empty !== undefined){
let data22 = data20.empty;
const _errs49 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/empty",schemaPath:"#/properties/counts/properties/verdicts/properties/empty/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs49){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/empty",schemaPath:"#/properties/counts/properties/verdicts/properties/empty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs49 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.missing !== undefined){
let data23 = data20.missing;
const _errs51 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/missing",schemaPath:"#/properties/counts/properties/verdicts/properties/missing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs51){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/missing",schemaPath:"#/properties/counts/properties/verdicts/properties/missing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs51 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.undetermined !== undefined){
let data24 = data20.undetermined;
const _errs53 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/undetermined",schemaPath:"#/properties/counts/properties/verdicts/properties/undetermined/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs53){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/undetermined",schemaPath:"#/properties/counts/properties/verdicts/properties/undetermined/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs53 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.relocated !== undefined){
let data25 = data20.relocated;
const _errs55 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/relocated",schemaPath:"#/properties/counts/properties/verdicts/properties/relocated/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs55){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/relocated",schemaPath:"#/properties/counts/properties/verdicts/properties/relocated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs55 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.removed !== undefined){
let data26 = data20.removed;
const _errs57 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/removed",schemaPath:"#/properties/counts/properties/verdicts/properties/removed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs57){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/removed",schemaPath:"#/properties/counts/properties/verdicts/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs57 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.uncommitted !== undefined){
let data27 = data20.uncommitted;
const _errs59 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/uncommitted",schemaPath:"#/properties/counts/properties/verdicts/properties/uncommitted/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs59){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/uncommitted",schemaPath:"#/properties/counts/properties/verdicts/properties/uncommitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs59 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.directory !== undefined){
let data28 = data20.directory;
const _errs61 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/directory",schemaPath:"#/properties/counts/properties/verdicts/properties/directory/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs61){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/directory",schemaPath:"#/properties/counts/properties/verdicts/properties/directory/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs61 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.outside !== undefined){
let data29 = data20.outside;
const _errs63 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/outside",schemaPath:"#/properties/counts/properties/verdicts/properties/outside/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs63){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/outside",schemaPath:"#/properties/counts/properties/verdicts/properties/outside/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs63 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20["case-mismatch"] !== undefined){
let data30 = data20["case-mismatch"];
const _errs65 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/case-mismatch",schemaPath:"#/properties/counts/properties/verdicts/properties/case-mismatch/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs65){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/case-mismatch",schemaPath:"#/properties/counts/properties/verdicts/properties/case-mismatch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs65 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.unverifiable !== undefined){
let data31 = data20.unverifiable;
const _errs67 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/unverifiable",schemaPath:"#/properties/counts/properties/verdicts/properties/unverifiable/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/unverifiable",schemaPath:"#/properties/counts/properties/verdicts/properties/unverifiable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs67 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.agrees !== undefined){
let data32 = data20.agrees;
const _errs69 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/agrees",schemaPath:"#/properties/counts/properties/verdicts/properties/agrees/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/agrees",schemaPath:"#/properties/counts/properties/verdicts/properties/agrees/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs69 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.behind !== undefined){
let data33 = data20.behind;
const _errs71 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/behind",schemaPath:"#/properties/counts/properties/verdicts/properties/behind/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/behind",schemaPath:"#/properties/counts/properties/verdicts/properties/behind/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs71 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20["other-total"] !== undefined){
let data34 = data20["other-total"];
const _errs73 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/other-total",schemaPath:"#/properties/counts/properties/verdicts/properties/other-total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs73){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/other-total",schemaPath:"#/properties/counts/properties/verdicts/properties/other-total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs73 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20["no-plan"] !== undefined){
let data35 = data20["no-plan"];
const _errs75 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/no-plan",schemaPath:"#/properties/counts/properties/verdicts/properties/no-plan/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/no-plan",schemaPath:"#/properties/counts/properties/verdicts/properties/no-plan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs75 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.differs !== undefined){
let data36 = data20.differs;
const _errs77 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/differs",schemaPath:"#/properties/counts/properties/verdicts/properties/differs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/differs",schemaPath:"#/properties/counts/properties/verdicts/properties/differs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs77 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20["not-countable"] !== undefined){
let data37 = data20["not-countable"];
const _errs79 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/not-countable",schemaPath:"#/properties/counts/properties/verdicts/properties/not-countable/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/not-countable",schemaPath:"#/properties/counts/properties/verdicts/properties/not-countable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs79 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data20.deleted !== undefined){
let data38 = data20.deleted;
const _errs81 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/deleted",schemaPath:"#/properties/counts/properties/verdicts/properties/deleted/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate20.errors = [{instancePath:instancePath+"/counts/verdicts/deleted",schemaPath:"#/properties/counts/properties/verdicts/properties/deleted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs81 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/counts/verdicts",schemaPath:"#/properties/counts/properties/verdicts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs44 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loosened !== undefined){
let data39 = data.loosened;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data39)){
if(data39.length < 1){
validate20.errors = [{instancePath:instancePath+"/loosened",schemaPath:"#/properties/loosened/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data39.length;
for(let i0=0; i0<len0; i0++){
let data40 = data39[i0];
const _errs85 = errors;
const _errs86 = errors;
if(errors === _errs86){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing5;
if(((data40.setting === undefined) && (missing5 = "setting")) || ((data40.by === undefined) && (missing5 = "by"))){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0,schemaPath:"#/$defs/loosened/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs88 = errors;
for(const key5 in data40){
if(!(((((((key5 === "setting") || (key5 === "by")) || (key5 === "rule")) || (key5 === "level")) || (key5 === "paths")) || (key5 === "findings")) || (key5 === "pattern"))){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0,schemaPath:"#/$defs/loosened/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs88 === errors){
if(data40.setting !== undefined){
let data41 = data40.setting;
const _errs89 = errors;
if(typeof data41 !== "string"){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/setting",schemaPath:"#/$defs/loosened/properties/setting/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data41 === "rules") || (data41 === "overrides")) || (data41 === "ignore")) || (data41 === "paths")) || (data41 === "fail-on"))){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/setting",schemaPath:"#/$defs/loosened/properties/setting/enum",keyword:"enum",params:{allowedValues: schema32.properties.setting.enum}}];
return false;
}
var valid7 = _errs89 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.by !== undefined){
const _errs91 = errors;
if(typeof data40.by !== "string"){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/by",schemaPath:"#/$defs/loosened/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs91 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.rule !== undefined){
const _errs93 = errors;
if(typeof data40.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/rule",schemaPath:"#/$defs/loosened/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs93 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.level !== undefined){
let data44 = data40.level;
const _errs95 = errors;
if(typeof data44 !== "string"){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/level",schemaPath:"#/$defs/loosened/properties/level/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data44 === "error") || (data44 === "warning")) || (data44 === "notice")) || (data44 === "off"))){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/level",schemaPath:"#/$defs/loosened/properties/level/enum",keyword:"enum",params:{allowedValues: schema32.properties.level.enum}}];
return false;
}
var valid7 = _errs95 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.paths !== undefined){
let data45 = data40.paths;
const _errs97 = errors;
if(errors === _errs97){
if(Array.isArray(data45)){
var valid8 = true;
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
const _errs99 = errors;
if(typeof data45[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/paths/" + i1,schemaPath:"#/$defs/loosened/properties/paths/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs99 === errors;
if(!valid8){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/paths",schemaPath:"#/$defs/loosened/properties/paths/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid7 = _errs97 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.findings !== undefined){
let data47 = data40.findings;
const _errs101 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/findings",schemaPath:"#/$defs/loosened/properties/findings/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs101){
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 1 || isNaN(data47)){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/findings",schemaPath:"#/$defs/loosened/properties/findings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid7 = _errs101 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.pattern !== undefined){
let data48 = data40.pattern;
const _errs103 = errors;
if((typeof data48 !== "string") && (data48 !== null)){
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0+"/pattern",schemaPath:"#/$defs/loosened/properties/pattern/type",keyword:"type",params:{type: schema32.properties.pattern.type}}];
return false;
}
var valid7 = _errs103 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/loosened/" + i0,schemaPath:"#/$defs/loosened/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs85 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/loosened",schemaPath:"#/properties/loosened/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returns !== undefined){
let data49 = data.returns;
const _errs105 = errors;
if(errors === _errs105){
if(Array.isArray(data49)){
var valid9 = true;
const len2 = data49.length;
for(let i2=0; i2<len2; i2++){
const _errs107 = errors;
if(!(validate21(data49[i2], {instancePath:instancePath+"/returns/" + i2,parentData:data49,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid9 = _errs107 === errors;
if(!valid9){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/returns",schemaPath:"#/properties/returns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs105 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data51 = data.findings;
const _errs108 = errors;
if(errors === _errs108){
if(Array.isArray(data51)){
var valid10 = true;
const len3 = data51.length;
for(let i3=0; i3<len3; i3++){
let data52 = data51[i3];
const _errs110 = errors;
const _errs111 = errors;
const _errs113 = errors;
let valid12 = true;
const _errs114 = errors;
if(errors === _errs114){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing6;
if((data52.file === undefined) && (missing6 = "file")){
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
if(data52.file !== undefined){
if(data52.file !== null){
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
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs114 === errors;
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs118 = errors;
if(errors === _errs118){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.index !== undefined){
const _errs120 = errors;
if(data52.index !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/index",schemaPath:"#/$defs/finding/then/properties/index/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid14 = _errs120 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data52.pointer !== undefined){
const _errs122 = errors;
if(data52.pointer !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/pointer",schemaPath:"#/$defs/finding/then/properties/pointer/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid14 = _errs122 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data52.startLine !== undefined){
const _errs124 = errors;
if(data52.startLine !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/startLine",schemaPath:"#/$defs/finding/then/properties/startLine/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid14 = _errs124 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data52.startColumn !== undefined){
const _errs126 = errors;
if(data52.startColumn !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/startColumn",schemaPath:"#/$defs/finding/then/properties/startColumn/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid14 = _errs126 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data52.endLine !== undefined){
const _errs128 = errors;
if(data52.endLine !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/endLine",schemaPath:"#/$defs/finding/then/properties/endLine/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid14 = _errs128 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data52.endColumn !== undefined){
const _errs130 = errors;
if(data52.endColumn !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/endColumn",schemaPath:"#/$defs/finding/then/properties/endColumn/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid14 = _errs130 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/findings/" + i3,schemaPath:"#/$defs/finding/then/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var _valid0 = _errs118 === errors;
valid12 = _valid0;
if(valid12){
var props0 = {};
props0.index = true;
props0.pointer = true;
props0.startLine = true;
props0.startColumn = true;
props0.endLine = true;
props0.endColumn = true;
props0.file = true;
}
}
if(!valid12){
const err3 = {instancePath:instancePath+"/findings/" + i3,schemaPath:"#/$defs/finding/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate20.errors = vErrors;
return false;
}
if(errors === _errs111){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing7;
if(((((((((((((((data52.rule === undefined) && (missing7 = "rule")) || ((data52.severity === undefined) && (missing7 = "severity"))) || ((data52.message === undefined) && (missing7 = "message"))) || ((data52.recommendation === undefined) && (missing7 = "recommendation"))) || ((data52.file === undefined) && (missing7 = "file"))) || ((data52.index === undefined) && (missing7 = "index"))) || ((data52.pointer === undefined) && (missing7 = "pointer"))) || ((data52.startLine === undefined) && (missing7 = "startLine"))) || ((data52.startColumn === undefined) && (missing7 = "startColumn"))) || ((data52.endLine === undefined) && (missing7 = "endLine"))) || ((data52.endColumn === undefined) && (missing7 = "endColumn"))) || ((data52.fingerprint === undefined) && (missing7 = "fingerprint"))) || ((data52.baselined === undefined) && (missing7 = "baselined"))) || ((data52.preexisting === undefined) && (missing7 = "preexisting"))){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3,schemaPath:"#/$defs/finding/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs132 = errors;
for(const key6 in data52){
if(!(func1.call(schema35.properties, key6))){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3,schemaPath:"#/$defs/finding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs132 === errors){
if(data52.rule !== undefined){
const _errs133 = errors;
if(typeof data52.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/rule",schemaPath:"#/$defs/finding/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs133 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.severity !== undefined){
let data61 = data52.severity;
const _errs135 = errors;
if(typeof data61 !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/severity",schemaPath:"#/$defs/finding/properties/severity/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data61 === "error") || (data61 === "warning")) || (data61 === "notice"))){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/severity",schemaPath:"#/$defs/finding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema35.properties.severity.enum}}];
return false;
}
var valid15 = _errs135 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.message !== undefined){
const _errs137 = errors;
if(typeof data52.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/message",schemaPath:"#/$defs/finding/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs137 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.recommendation !== undefined){
const _errs139 = errors;
if(typeof data52.recommendation !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/recommendation",schemaPath:"#/$defs/finding/properties/recommendation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs139 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.file !== undefined){
let data64 = data52.file;
const _errs141 = errors;
if((typeof data64 !== "string") && (data64 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/file",schemaPath:"#/$defs/finding/properties/file/type",keyword:"type",params:{type: schema35.properties.file.type}}];
return false;
}
var valid15 = _errs141 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.index !== undefined){
let data65 = data52.index;
const _errs143 = errors;
if((!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))) && (data65 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/index",schemaPath:"#/$defs/finding/properties/index/type",keyword:"type",params:{type: schema35.properties.index.type}}];
return false;
}
if(errors === _errs143){
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/index",schemaPath:"#/$defs/finding/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid15 = _errs143 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.pointer !== undefined){
let data66 = data52.pointer;
const _errs145 = errors;
if((typeof data66 !== "string") && (data66 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/pointer",schemaPath:"#/$defs/finding/properties/pointer/type",keyword:"type",params:{type: schema35.properties.pointer.type}}];
return false;
}
var valid15 = _errs145 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.startLine !== undefined){
let data67 = data52.startLine;
const _errs147 = errors;
if((!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))) && (data67 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/startLine",schemaPath:"#/$defs/finding/properties/startLine/type",keyword:"type",params:{type: schema35.properties.startLine.type}}];
return false;
}
if(errors === _errs147){
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 1 || isNaN(data67)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/startLine",schemaPath:"#/$defs/finding/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid15 = _errs147 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.startColumn !== undefined){
let data68 = data52.startColumn;
const _errs149 = errors;
if((!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))) && (data68 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/startColumn",schemaPath:"#/$defs/finding/properties/startColumn/type",keyword:"type",params:{type: schema35.properties.startColumn.type}}];
return false;
}
if(errors === _errs149){
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 1 || isNaN(data68)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/startColumn",schemaPath:"#/$defs/finding/properties/startColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid15 = _errs149 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.endLine !== undefined){
let data69 = data52.endLine;
const _errs151 = errors;
if((!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))) && (data69 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/endLine",schemaPath:"#/$defs/finding/properties/endLine/type",keyword:"type",params:{type: schema35.properties.endLine.type}}];
return false;
}
if(errors === _errs151){
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 1 || isNaN(data69)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/endLine",schemaPath:"#/$defs/finding/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid15 = _errs151 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.endColumn !== undefined){
let data70 = data52.endColumn;
const _errs153 = errors;
if((!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))) && (data70 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/endColumn",schemaPath:"#/$defs/finding/properties/endColumn/type",keyword:"type",params:{type: schema35.properties.endColumn.type}}];
return false;
}
if(errors === _errs153){
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 1 || isNaN(data70)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/endColumn",schemaPath:"#/$defs/finding/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid15 = _errs153 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.fingerprint !== undefined){
const _errs155 = errors;
if(typeof data52.fingerprint !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/fingerprint",schemaPath:"#/$defs/finding/properties/fingerprint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs155 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.baselined !== undefined){
const _errs157 = errors;
if(typeof data52.baselined !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/baselined",schemaPath:"#/$defs/finding/properties/baselined/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid15 = _errs157 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data52.preexisting !== undefined){
const _errs159 = errors;
if(typeof data52.preexisting !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i3+"/preexisting",schemaPath:"#/$defs/finding/properties/preexisting/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid15 = _errs159 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/findings/" + i3,schemaPath:"#/$defs/finding/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs110 === errors;
if(!valid10){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs108 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shard !== undefined){
const _errs161 = errors;
if(!(validate23(data.shard, {instancePath:instancePath+"/shard",parentData:data,parentDataProperty:"shard",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs161 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trend !== undefined){
let data75 = data.trend;
const _errs162 = errors;
if(errors === _errs162){
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
let missing8;
if((((((data75.against === undefined) && (missing8 = "against")) || ((data75.new === undefined) && (missing8 = "new"))) || ((data75.mended === undefined) && (missing8 = "mended"))) || ((data75.unchanged === undefined) && (missing8 = "unchanged"))) || ((data75.doubts === undefined) && (missing8 = "doubts"))){
validate20.errors = [{instancePath:instancePath+"/trend",schemaPath:"#/properties/trend/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs164 = errors;
for(const key7 in data75){
if(!(((((key7 === "against") || (key7 === "new")) || (key7 === "mended")) || (key7 === "unchanged")) || (key7 === "doubts"))){
validate20.errors = [{instancePath:instancePath+"/trend",schemaPath:"#/properties/trend/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs164 === errors){
if(data75.against !== undefined){
let data76 = data75.against;
const _errs165 = errors;
if((!(data76 && typeof data76 == "object" && !Array.isArray(data76))) && (data76 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/against",schemaPath:"#/properties/trend/properties/against/type",keyword:"type",params:{type: schema31.properties.trend.properties.against.type}}];
return false;
}
if(errors === _errs165){
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
let missing9;
if(((data76.report === undefined) && (missing9 = "report")) || ((data76.revision === undefined) && (missing9 = "revision"))){
validate20.errors = [{instancePath:instancePath+"/trend/against",schemaPath:"#/properties/trend/properties/against/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs167 = errors;
for(const key8 in data76){
if(!((key8 === "report") || (key8 === "revision"))){
validate20.errors = [{instancePath:instancePath+"/trend/against",schemaPath:"#/properties/trend/properties/against/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs167 === errors){
if(data76.report !== undefined){
const _errs168 = errors;
if(typeof data76.report !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/against/report",schemaPath:"#/properties/trend/properties/against/properties/report/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs168 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data76.revision !== undefined){
let data78 = data76.revision;
const _errs170 = errors;
if((typeof data78 !== "string") && (data78 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/against/revision",schemaPath:"#/properties/trend/properties/against/properties/revision/type",keyword:"type",params:{type: schema31.properties.trend.properties.against.properties.revision.type}}];
return false;
}
if(errors === _errs170){
if(typeof data78 === "string"){
if(!pattern4.test(data78)){
validate20.errors = [{instancePath:instancePath+"/trend/against/revision",schemaPath:"#/properties/trend/properties/against/properties/revision/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]+$"}}];
return false;
}
}
}
var valid17 = _errs170 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
var valid16 = _errs165 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data75.new !== undefined){
let data79 = data75.new;
const _errs172 = errors;
if(errors === _errs172){
if(Array.isArray(data79)){
var valid18 = true;
const len4 = data79.length;
for(let i4=0; i4<len4; i4++){
const _errs174 = errors;
if(typeof data79[i4] !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/new/" + i4,schemaPath:"#/properties/trend/properties/new/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs174 === errors;
if(!valid18){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/new",schemaPath:"#/properties/trend/properties/new/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid16 = _errs172 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data75.mended !== undefined){
let data81 = data75.mended;
const _errs176 = errors;
if(errors === _errs176){
if(Array.isArray(data81)){
var valid19 = true;
const len5 = data81.length;
for(let i5=0; i5<len5; i5++){
let data82 = data81[i5];
const _errs178 = errors;
const _errs179 = errors;
if(errors === _errs179){
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
let missing10;
if(((((((((data82.rule === undefined) && (missing10 = "rule")) || ((data82.severity === undefined) && (missing10 = "severity"))) || ((data82.message === undefined) && (missing10 = "message"))) || ((data82.file === undefined) && (missing10 = "file"))) || ((data82.index === undefined) && (missing10 = "index"))) || ((data82.startLine === undefined) && (missing10 = "startLine"))) || ((data82.fingerprint === undefined) && (missing10 = "fingerprint"))) || ((data82.gone === undefined) && (missing10 = "gone"))){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5,schemaPath:"#/$defs/mended/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs181 = errors;
for(const key9 in data82){
if(!((((((((key9 === "rule") || (key9 === "severity")) || (key9 === "message")) || (key9 === "file")) || (key9 === "index")) || (key9 === "startLine")) || (key9 === "fingerprint")) || (key9 === "gone"))){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5,schemaPath:"#/$defs/mended/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs181 === errors){
if(data82.rule !== undefined){
const _errs182 = errors;
if(typeof data82.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/rule",schemaPath:"#/$defs/mended/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs182 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data82.severity !== undefined){
let data84 = data82.severity;
const _errs184 = errors;
if(typeof data84 !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/severity",schemaPath:"#/$defs/mended/properties/severity/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data84 === "error") || (data84 === "warning")) || (data84 === "notice"))){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/severity",schemaPath:"#/$defs/mended/properties/severity/enum",keyword:"enum",params:{allowedValues: schema45.properties.severity.enum}}];
return false;
}
var valid21 = _errs184 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data82.message !== undefined){
const _errs186 = errors;
if(typeof data82.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/message",schemaPath:"#/$defs/mended/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs186 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data82.file !== undefined){
let data86 = data82.file;
const _errs188 = errors;
if((typeof data86 !== "string") && (data86 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/file",schemaPath:"#/$defs/mended/properties/file/type",keyword:"type",params:{type: schema45.properties.file.type}}];
return false;
}
var valid21 = _errs188 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data82.index !== undefined){
let data87 = data82.index;
const _errs190 = errors;
if((!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))) && (data87 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/index",schemaPath:"#/$defs/mended/properties/index/type",keyword:"type",params:{type: schema45.properties.index.type}}];
return false;
}
if(errors === _errs190){
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 < 0 || isNaN(data87)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/index",schemaPath:"#/$defs/mended/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid21 = _errs190 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data82.startLine !== undefined){
let data88 = data82.startLine;
const _errs192 = errors;
if((!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))) && (data88 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/startLine",schemaPath:"#/$defs/mended/properties/startLine/type",keyword:"type",params:{type: schema45.properties.startLine.type}}];
return false;
}
if(errors === _errs192){
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 0 || isNaN(data88)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/startLine",schemaPath:"#/$defs/mended/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid21 = _errs192 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data82.fingerprint !== undefined){
const _errs194 = errors;
if(typeof data82.fingerprint !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/fingerprint",schemaPath:"#/$defs/mended/properties/fingerprint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs194 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data82.gone !== undefined){
const _errs196 = errors;
if(typeof data82.gone !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5+"/gone",schemaPath:"#/$defs/mended/properties/gone/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid21 = _errs196 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i5,schemaPath:"#/$defs/mended/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid19 = _errs178 === errors;
if(!valid19){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/mended",schemaPath:"#/properties/trend/properties/mended/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid16 = _errs176 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data75.unchanged !== undefined){
let data91 = data75.unchanged;
const _errs198 = errors;
if(!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))){
validate20.errors = [{instancePath:instancePath+"/trend/unchanged",schemaPath:"#/properties/trend/properties/unchanged/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs198){
if((typeof data91 == "number") && (isFinite(data91))){
if(data91 < 0 || isNaN(data91)){
validate20.errors = [{instancePath:instancePath+"/trend/unchanged",schemaPath:"#/properties/trend/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid16 = _errs198 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data75.doubts !== undefined){
let data92 = data75.doubts;
const _errs200 = errors;
if(errors === _errs200){
if(Array.isArray(data92)){
var valid22 = true;
const len6 = data92.length;
for(let i6=0; i6<len6; i6++){
const _errs202 = errors;
if(typeof data92[i6] !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/doubts/" + i6,schemaPath:"#/properties/trend/properties/doubts/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs202 === errors;
if(!valid22){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/doubts",schemaPath:"#/properties/trend/properties/doubts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid16 = _errs200 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend",schemaPath:"#/properties/trend/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs162 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/merge/read-report.ts






const LARGEST_LOCATED = 4 * 1024 * 1024;
const INSTEAD = 'Hand over what return-gate check --shard wrote by --output json=FILE, or the action by json-file.';
function readShardReport(file) {
    if ('problem' in file) {
        throw new usage/* UsageError */.e(`The report ${file.name} ${file.problem}: name the JSON reports of all shards, each a file.`);
    }
    const report = (0,report_json/* readReport */.tL)(file, { notJson, take });
    if ('problem' in report)
        throw new usage/* UsageError */.e(`${report.name} ${report.problem}`);
    return { name: file.name, ...report };
}
function notJson(text) {
    const place = text.length > LARGEST_LOCATED ? null : placeOfError(text);
    return new report_json/* UnfitReport */.Vz(`is no JSON: it was cut off or is damaged. ${INSTEAD}`, place);
}
function take(value) {
    if (!validate(value)) {
        const error = schemaErrorInWords((0,collections/* elementAt */.s2)(validate.errors, 0));
        throw new report_json/* UnfitReport */.Vz(`is no report of this version of return-gate: ${error}. ${INSTEAD}`);
    }
    const { source, shard: details } = value;
    if (source.shard === null) {
        throw new report_json/* UnfitReport */.Vz('is the report of a whole run, and no shard: there is nothing to join it with.');
    }
    const shard = (0,gather/* parseShard */.uK)(source.shard);
    if (shard === undefined)
        throw new report_json/* UnfitReport */.Vz(`calls itself the shard ${source.shard}, which there is not.`);
    if (details === undefined)
        throw new report_json/* UnfitReport */.Vz(`lacks what joins it with other shards, "shard". ${INSTEAD}`);
    for (const list of ['returns', 'findings']) {
        const { length } = value[list];
        const { length: other } = details[list];
        if (length === other)
            continue;
        throw new report_json/* UnfitReport */.Vz(`is damaged: /shard/${list} has ${String(other)} elements for the ${String(length)} of /${list}.`);
    }
    return { shard, json: { ...value, shard: details } };
}
function placeOfError(text) {
    let place = null;
    try {
        (0,main.visit)(text, {
            onError: (_, _offset, _length, line, character) => {
                place ??= `${String(line + 1)}:${String(character + 1)}`;
            },
        });
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
    }
    return place;
}
function schemaErrorInWords({ instancePath, keyword, params }) {
    const place = instancePath === '' ? 'its top' : instancePath;
    switch (keyword) {
        case 'required':
            return `${place} lacks "${String(params.missingProperty)}"`;
        case 'additionalProperties':
            return `${place} has "${String(params.additionalProperty)}", which is not known`;
        case 'type':
            return `${place} is no ${[params.type].flat().map(String).join(' or ')}`;
        case 'const':
            return `${place} is not ${JSON.stringify(params.allowedValue)}`;
        case 'enum':
            return `${place} is none of the words that may stand there`;
        default:
            return `${place} is not what its schema takes (${keyword})`;
    }
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/merge/merge.ts








async function mergeReports(files, tool) {
    const pool = new StringPool();
    const read = [];
    for (const file of files)
        read.push(shardOf(readShardReport(file), pool));
    const shards = shardsOfOneRun(read);
    const [first] = shards;
    demandSameTool(first, tool);
    const terms = termsOf(first);
    const { source, clock } = first.head;
    const report = (0,complete_run/* completeRun */.HS)(await (0,terms_json/* termsFrom */.cV)(terms, { tree: source, now: clock }), shards.map(({ part }) => part));
    return { report, changes: terms.changes };
}
function demandSameTool({ name, head }, tool) {
    if (head.tool.name === tool.name && head.tool.version === tool.version)
        return;
    throw new usage/* UsageError */.e(`${name} was written by ${head.tool.name} ${head.tool.version}, and this is ${tool.name} ${tool.version}: join the shards with the version that checked them.`);
}
function termsOf({ name, head: { terms, digests } }) {
    if (terms !== null && (0,external_node_util_.isDeepStrictEqual)((0,terms_json/* digestsOf */.nw)(terms), digests))
        return terms;
    throw new usage/* UsageError */.e(`${name} is damaged: /shard/terms differs from /shard/digests. Run the shard again.`);
}
const SAME_OPTIONS = 'Run every shard with the same options, on the same checkout.';
const TRAITS = [
    {
        name: 'version of return-gate',
        of: ({ head: { tool } }) => `${tool.name} ${tool.version}`,
        instead: 'Run every shard with the same version.',
    },
    {
        name: 'revision',
        of: ({ head: { source } }) => (source.kind === 'workspace' ? 'the workspace' : (source.revision ?? 'none')),
        instead: 'Run every shard on the same commit.',
    },
    {
        name: 'root',
        of: ({ head: { source } }) => (0,model_text/* quote */.hD)(source.root, 200),
        instead: 'Run every shard with the same --root, or working-directory.',
    },
    {
        name: 'clock',
        of: ({ head }) => new Date(head.clock).toISOString(),
        instead: 'Hand the same --now to every shard, or the same input now to every job of the matrix: let one job before it print the time.',
    },
];
const DIGESTS = [
    { key: 'changes', name: 'base, or another difference from it', instead: SAME_OPTIONS },
    { key: 'baseline', name: 'baseline', instead: SAME_OPTIONS },
    { key: 'rules', name: 'choice of rules and standards', instead: SAME_OPTIONS },
];
const MOST_NAMED = 10;
function shardsOfOneRun(reports) {
    const [first, ...others] = [...reports].sort((a, b) => a.shard.parts - b.shard.parts || a.shard.part - b.shard.part || (0,model_text/* compareText */.n6)(a.name, b.name));
    if (first === undefined)
        throw new usage/* UsageError */.e('There is no report to join: name those of all shards.');
    let before = first;
    for (const report of others) {
        demandSameRun(first, report);
        if (report.shard.part === before.shard.part) {
            throw new usage/* UsageError */.e(`${before.name} and ${report.name} are both shard ${(0,report_json/* shardName */.Az)(report.shard)}: hand over one of them.`);
        }
        before = report;
    }
    demandAll([first, ...others]);
    return [first, ...others];
}
function demandSameRun(one, other) {
    if (one.shard.parts !== other.shard.parts) {
        throw new usage/* UsageError */.e(`${one.name} is shard ${(0,report_json/* shardName */.Az)(one.shard)} and ${other.name} is shard ${(0,report_json/* shardName */.Az)(other.shard)}: they are of different numbers of shards. Hand over the reports of one run.`);
    }
    for (const { name, of, instead } of TRAITS) {
        const [own, others] = [of(one), of(other)];
        if (own !== others)
            throw foreign(one, other, `${name} (${own} and ${others})`, instead);
    }
    const settings = [one.head.settings, other.head.settings];
    const names = [...new Set(settings.flatMap((record) => Object.keys(record)))].sort(model_text/* compareText */.n6);
    for (const name of names) {
        const [own, others] = settings.map((record) => (Object.hasOwn(record, name) ? record[name] : undefined));
        if (own === others)
            continue;
        const values = name === 'configuration' || name === 'policy' ? '' : ` (${(0,model_text/* quote */.hD)(own ?? '')} and ${(0,model_text/* quote */.hD)(others ?? '')})`;
        throw foreign(one, other, `${name}${values}`, SAME_OPTIONS);
    }
    for (const { key, name, instead } of DIGESTS) {
        if (one.head.digests[key] !== other.head.digests[key])
            throw foreign(one, other, name, instead);
    }
}
function foreign(one, other, trait, instead) {
    return new usage/* UsageError */.e(`${one.name} (shard ${(0,report_json/* shardName */.Az)(one.shard)}) and ${other.name} (shard ${(0,report_json/* shardName */.Az)(other.shard)}) are not of one run, each has another ${trait}. ${instead}`);
}
function demandAll(reports) {
    const [{ shard }] = reports;
    const there = new Set(reports.map((report) => report.shard.part));
    const missing = Array.from({ length: shard.parts }, (_, n) => n + 1).filter((part) => !there.has(part));
    if (missing.length === 0)
        return;
    const names = missing.slice(0, MOST_NAMED).map((part) => (0,report_json/* shardName */.Az)({ ...shard, part }));
    const more = missing.length - names.length;
    const shown = (0,model_text/* listOf */.c3)([...names, ...(more === 0 ? [] : [`${String(more)} more`])], 'and');
    throw new usage/* UsageError */.e(`${missing.length === 1 ? `The report of shard ${shown} is` : `The reports of the shards ${shown} are`} missing: hand over those of all ${String(shard.parts)}. A shard that ended with an error of its own has none.`);
}


/***/ })

};
;
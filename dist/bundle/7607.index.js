"use strict";
exports.id = 7607;
exports.ids = [7607];
exports.modules = {

/***/ 47607:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ mergeReports)
});

// EXTERNAL MODULE: ./src/engine/run/complete-run.ts + 4 modules
var complete_run = __webpack_require__(59822);
// EXTERNAL MODULE: ./src/engine/run/terms-json.ts
var terms_json = __webpack_require__(63058);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(78473);
// EXTERNAL MODULE: ./src/model/shard.ts
var model_shard = __webpack_require__(18553);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/merge/one-run.ts



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
        throw new usage_error/* UsageError */.e('There is no report to join: name those of all shards.');
    let before = first;
    for (const report of others) {
        demandSameRun(first, report);
        if (report.shard.part === before.shard.part) {
            throw new usage_error/* UsageError */.e(`${before.name} and ${report.name} are both shard ${(0,model_shard/* shardName */.A)(report.shard)}: hand over one of them.`);
        }
        before = report;
    }
    demandAll([first, ...others]);
    return [first, ...others];
}
function demandSameRun(one, other) {
    if (one.shard.parts !== other.shard.parts) {
        throw new usage_error/* UsageError */.e(`${one.name} is shard ${(0,model_shard/* shardName */.A)(one.shard)} and ${other.name} is shard ${(0,model_shard/* shardName */.A)(other.shard)}: they are of different numbers of shards. Hand over the reports of one run.`);
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
        const values = name === 'configuration' ? '' : ` (${(0,model_text/* quote */.hD)(own ?? '')} and ${(0,model_text/* quote */.hD)(others ?? '')})`;
        throw foreign(one, other, `${name}${values}`, SAME_OPTIONS);
    }
    for (const { key, name, instead } of DIGESTS) {
        if (one.head.digests[key] !== other.head.digests[key])
            throw foreign(one, other, name, instead);
    }
}
function foreign(one, other, trait, instead) {
    return new usage_error/* UsageError */.e(`${one.name} (shard ${(0,model_shard/* shardName */.A)(one.shard)}) and ${other.name} (shard ${(0,model_shard/* shardName */.A)(other.shard)}) are not of one run, each has another ${trait}. ${instead}`);
}
function demandAll(reports) {
    const [{ shard }] = reports;
    const there = new Set(reports.map((report) => report.shard.part));
    const missing = Array.from({ length: shard.parts }, (_, n) => n + 1).filter((part) => !there.has(part));
    if (missing.length === 0)
        return;
    const names = missing.slice(0, MOST_NAMED).map((part) => (0,model_shard/* shardName */.A)({ ...shard, part }));
    const more = missing.length - names.length;
    const shown = (0,model_text/* listOf */.c3)([...names, ...(more === 0 ? [] : [`${String(more)} more`])], 'and');
    throw new usage_error/* UsageError */.e(`${missing.length === 1 ? `The report of shard ${shown} is` : `The reports of the shards ${shown} are`} missing: hand over those of all ${String(shard.parts)}. A shard that ended with an error of its own has none.`);
}

// EXTERNAL MODULE: ./src/gather/shard.ts
var gather_shard = __webpack_require__(86695);
// EXTERNAL MODULE: ./src/engine/run/tally.ts
var tally = __webpack_require__(8346);
// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(25821);
;// CONCATENATED MODULE: ./src/merge/read-shard.ts





function shardOf({ name, shard, json }, pool) {
    const { tool, source, counts, shard: more } = json;
    demandOwnFiles({ name, shard, json });
    const returns = json.returns.map((record, n) => returnOf(record, more.returns[n], pool));
    demandCounts(name, counts, (0,tally/* tally */.N)(counts.files, returns, json.findings));
    const findings = json.findings.map((finding, n) => findingOf(finding, more.findings[n], pool));
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
            unhideable: new Set(findings.filter((_, n) => more.findings[n]?.unknowable === true)),
            unhideablePlaces: more.unknowablePlaces,
            candidates: more.candidates,
            copied: more.copied,
            movedAway: more.movedAway === null ? null : new Set(more.movedAway),
            deletedReturns: more.deletedReturns,
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
        throw new usage_error/* UsageError */.e(`${name} is damaged: /counts/${key} is ${String(n)}, and what the report lists comes to ${String(counted)}. Run the shard again.`);
    }
}
function demandOwnFiles({ name, shard, json }) {
    let known = null;
    for (const list of ['returns', 'findings']) {
        for (const [n, { file }] of json[list].entries()) {
            if (file === known && file !== null)
                continue;
            if (file === null || !(0,gather_shard/* isInShard */.O1)(file, shard)) {
                throw new usage_error/* UsageError */.e(`${name} is not the report of shard ${(0,model_shard/* shardName */.A)(shard)}: /${list}/${String(n)} is about ${file ?? 'no file'}, which belongs to another one.`);
            }
            known = file;
        }
    }
}
function returnOf({ file, index, line, standard, status, agent, session, delegation, startedAt, claims, criticalRisks, archived, }, { claims: moreOfClaims = {}, ...more } = {}, pool) {
    return {
        file,
        index,
        line,
        standard: pool.text(standard),
        status: pool.text(status),
        success: false,
        agent: pool.text(agent),
        session,
        delegation: pool.list(delegation),
        startedAt,
        claims: claims.map((claim, n) => claimOf(claim, moreOfClaims[String(n)], pool)),
        restated: false,
        reduced: false,
        ...(criticalRisks === undefined ? {} : { criticalRisks }),
        ...(archived === undefined ? {} : { archived }),
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
function findingOf({ startLine, startColumn, endLine, endColumn, ...json }, { property, untrue, excerpt, fix } = {}, pool) {
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
        excerpt: excerpt ?? null,
        ...(fix === undefined ? {} : { fix }),
    };
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./src/model/report-file.ts
var report_file = __webpack_require__(34570);
;// CONCATENATED MODULE: ./src/merge/validate.js
// Generated by `npm run generate` from schemas/report.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:report@1","type":"object","required":["schema","tool","source","conclusion","counts","returns","findings"],"properties":{"schema":{"const":"return-gate/report@1"},"tool":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false},"source":{"type":"object","required":["kind","revision","root","shard"],"properties":{"kind":{"type":"string","enum":["commit","workspace"]},"revision":{"type":["string","null"],"pattern":"^[0-9a-f]+$"},"root":{"type":"string"},"shard":{"type":["string","null"],"pattern":"^[1-9][0-9]*/[1-9][0-9]*$"}},"additionalProperties":false},"conclusion":{"type":"string","enum":["passed","failed","empty"]},"counts":{"type":"object","required":["files","returns","claims","errors","warnings","notices","baselined","preexisting","verdicts"],"properties":{"files":{"type":"integer","minimum":0},"returns":{"type":"integer","minimum":0},"claims":{"type":"integer","minimum":0},"errors":{"type":"integer","minimum":0},"warnings":{"type":"integer","minimum":0},"notices":{"type":"integer","minimum":0},"baselined":{"type":"integer","minimum":0},"preexisting":{"type":"integer","minimum":0},"passedOver":{"type":"integer","minimum":0},"verdicts":{"type":"object","required":["present","empty","missing","undetermined","relocated","removed","uncommitted","directory","outside","case-mismatch","unverifiable","agrees","behind","other-total","no-plan","differs","not-countable"],"properties":{"present":{"type":"integer","minimum":0},"empty":{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":0},"undetermined":{"type":"integer","minimum":0},"relocated":{"type":"integer","minimum":0},"removed":{"type":"integer","minimum":0},"uncommitted":{"type":"integer","minimum":0},"directory":{"type":"integer","minimum":0},"outside":{"type":"integer","minimum":0},"case-mismatch":{"type":"integer","minimum":0},"unverifiable":{"type":"integer","minimum":0},"agrees":{"type":"integer","minimum":0},"behind":{"type":"integer","minimum":0},"other-total":{"type":"integer","minimum":0},"no-plan":{"type":"integer","minimum":0},"differs":{"type":"integer","minimum":0},"not-countable":{"type":"integer","minimum":0},"deleted":{"type":"integer","minimum":0}},"additionalProperties":false}},"additionalProperties":false},"returns":{"type":"array","items":{"$ref":"#/$defs/return"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"shard":{"$ref":"#/$defs/shard"},"trend":{"type":"object","required":["against","new","mended","unchanged","leftOut","doubts","runs"],"properties":{"against":{"type":["object","null"],"required":["report","revision"],"properties":{"report":{"type":"string"},"revision":{"type":["string","null"],"pattern":"^[0-9a-f]+$"}},"additionalProperties":false},"new":{"type":"array","items":{"type":"string"}},"mended":{"type":"array","items":{"$ref":"#/$defs/mended"}},"unchanged":{"type":"integer","minimum":0},"leftOut":{"type":"array","items":{"type":"object","required":["report","problem"],"properties":{"report":{"type":"string"},"problem":{"type":"string"}},"additionalProperties":false}},"doubts":{"type":"array","items":{"type":"string"}},"runs":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/run"}}},"additionalProperties":false}},"additionalProperties":false,"$defs":{"return":{"type":"object","required":["file","index","line","standard","status","agent","session","delegation","startedAt","claims"],"properties":{"file":{"type":"string"},"index":{"type":"integer","minimum":0},"line":{"type":"integer","minimum":1},"standard":{"type":"string","pattern":"^[a-z][a-z0-9-]*@[0-9]+(\\.[0-9]+)?$"},"status":{"type":["string","null"]},"agent":{"type":["string","null"]},"session":{"type":["string","null"]},"delegation":{"type":"array","items":{"type":"string"}},"startedAt":{"type":["string","null"]},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"criticalRisks":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string"}},"archived":{"type":"string","enum":["claims","all"]}},"additionalProperties":false},"claim":{"type":"object","required":["path","pointer","type","verdict","size","foundAt","detail","kind"],"properties":{"kind":{"type":"string","enum":["file","observation","commit","progress","count","deletion"]},"path":{"type":"string"},"pointer":{"type":"string"},"type":{"type":["string","null"]},"verdict":{"type":"string","enum":["present","empty","missing","undetermined","relocated","removed","uncommitted","directory","outside","case-mismatch","unverifiable","agrees","behind","other-total","no-plan","differs","not-countable","deleted"]},"size":{"type":["integer","null"],"minimum":0},"foundAt":{"type":["string","null"]},"detail":{"type":["string","null"]}},"additionalProperties":false},"finding":{"type":"object","required":["rule","severity","message","recommendation","file","index","pointer","startLine","startColumn","endLine","endColumn","fingerprint","baselined","preexisting"],"properties":{"rule":{"type":"string"},"severity":{"type":"string","enum":["error","warning","notice"]},"message":{"type":"string"},"recommendation":{"type":"string"},"file":{"type":["string","null"]},"index":{"type":["integer","null"],"minimum":0},"pointer":{"type":["string","null"]},"startLine":{"type":["integer","null"],"minimum":1},"startColumn":{"type":["integer","null"],"minimum":1},"endLine":{"type":["integer","null"],"minimum":1},"endColumn":{"type":["integer","null"],"minimum":1},"fingerprint":{"type":"string"},"baselined":{"type":"boolean"},"preexisting":{"type":"boolean"}},"additionalProperties":false,"if":{"type":"object","required":["file"],"properties":{"file":{"type":"null"}}},"then":{"type":"object","properties":{"index":{"type":"null"},"pointer":{"type":"null"},"startLine":{"type":"null"},"startColumn":{"type":"null"},"endLine":{"type":"null"},"endColumn":{"type":"null"}}}},"range":{"type":"object","required":["startLine","startColumn","endLine","endColumn"],"properties":{"startLine":{"type":"integer","minimum":1},"startColumn":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}},"additionalProperties":false},"shard":{"type":"object","required":["clock","settings","digests","terms","passedOver","returnsPassedOver","unknowablePlaces","candidates","copied","movedAway","deletedReturns","returns","findings"],"properties":{"clock":{"type":"number","minimum":-8640000000000000,"maximum":8640000000000000},"settings":{"type":"object","additionalProperties":{"type":"string"}},"digests":{"type":"object","required":["changes","baseline","rules"],"properties":{"changes":{"type":"string","pattern":"^[0-9a-f]{64}$"},"baseline":{"type":"string","pattern":"^[0-9a-f]{64}$"},"rules":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"additionalProperties":false},"terms":{"$ref":"#/$defs/terms"},"passedOver":{"type":"integer","minimum":0},"returnsPassedOver":{"type":"integer","minimum":0},"unknowablePlaces":{"type":"array","items":{"type":"object","required":["file","index","what"],"properties":{"file":{"type":"string"},"index":{"type":["integer","null"],"minimum":0},"what":{"type":"string","enum":["all","truth"]}},"additionalProperties":false}},"candidates":{"type":"array","items":{"type":"object","required":["file","index","status","outcome","content"],"properties":{"file":{"type":"string"},"index":{"type":"integer","minimum":0},"status":{"type":["string","null"]},"outcome":{"type":"string","enum":["success","final","open"]},"unread":{"const":true},"unproved":{"const":true},"content":{"type":"string"}},"additionalProperties":false}},"copied":{"type":"array","items":{"type":"string"}},"movedAway":{"type":["array","null"],"items":{"type":"string"}},"deletedReturns":{"type":["array","null"],"items":{"type":"string"}},"returns":{"type":"array","items":{"$ref":"#/$defs/returnMore"}},"findings":{"type":"array","items":{"$ref":"#/$defs/findingMore"}}},"additionalProperties":false},"terms":{"type":["object","null"],"required":["standards","levels","overrides","failOn","ifNoReturns","agentBranch","agentBranchRequires","changes","baseline"],"properties":{"standards":{"type":"array","items":{"type":"string"}},"levels":{"type":"object","additionalProperties":{"type":"string","enum":["error","warning","notice","off"]}},"overrides":{"type":"array","items":{"type":"object","required":["paths","levels"],"properties":{"paths":{"type":"array","items":{"type":"string"}},"findings":{"type":"array","items":{"type":"string"}},"levels":{"type":"object","additionalProperties":{"type":"string","enum":["error","warning","notice","off"]}}},"additionalProperties":false}},"failOn":{"type":"string","enum":["error","warning","notice","never"]},"ifNoReturns":{"type":"string","enum":["error","warning","notice","ignore"]},"agentBranch":{"type":["string","null"]},"agentBranchRequires":{"type":"string","enum":["final","success"]},"changes":{"type":["object","null"],"required":["base","commit","isBaseRead","changed","deleted","added","moved","movedAway","approximate","unclaimed"],"properties":{"base":{"type":"string"},"commit":{"type":["string","null"]},"isBaseRead":{"type":"boolean"},"changed":{"type":"array","items":{"type":"string"}},"deleted":{"type":"array","items":{"type":"string"}},"added":{"type":["array","null"],"items":{"type":"string"}},"moved":{"type":["array","null"],"items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string"}}},"movedAway":{"type":["array","null"],"items":{"type":"string"}},"approximate":{"type":"boolean"},"unclaimed":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"baseline":{"type":["object","null"],"required":["file","reach","whole","entries","hiding"],"properties":{"file":{"type":"string"},"reach":{"type":"string","enum":["everything","unless-restated","left-alone"]},"whole":{"type":"boolean"},"entries":{"type":"array","items":{"type":"object","required":["file","rule","fingerprint","count","line"],"properties":{"file":{"type":"string"},"rule":{"type":"string"},"fingerprint":{"type":"string"},"count":{"type":"integer","minimum":1},"fields":{"type":"array","items":{"type":"string"}},"line":{"type":"integer","minimum":1}},"additionalProperties":false}},"hiding":{"type":["array","null"],"items":{"type":"object","required":["file","rule","fingerprint","count"],"properties":{"file":{"type":"string"},"rule":{"type":"string"},"fingerprint":{"type":"string"},"count":{"type":"integer","minimum":1},"fields":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false},"returnMore":{"type":"object","required":[],"properties":{"success":{"const":true},"foreignStatus":{"const":true},"restated":{"const":true},"reduced":{"const":true},"author":{"type":"string"},"selfCheck":{"$ref":"#/$defs/range"},"selfCheckFailed":{"const":true},"hashes":{"type":"array","items":{"type":"object","required":["field","value","range"],"properties":{"field":{"type":"string"},"value":{"type":"string"},"range":{"$ref":"#/$defs/range"}},"additionalProperties":false}},"named":{"type":"array","items":{"type":"string"}},"group":{"type":"object","required":["by","name"],"properties":{"by":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false},"boxes":{"type":"object","required":["ticked","open","range"],"properties":{"ticked":{"type":"integer","minimum":0},"open":{"type":"integer","minimum":0},"range":{"$ref":"#/$defs/range"}},"additionalProperties":false},"claims":{"type":"object","propertyNames":{"pattern":"^(?:0|[1-9][0-9]{0,5})$"},"additionalProperties":{"$ref":"#/$defs/claimMore"}}},"additionalProperties":false},"claimMore":{"type":"object","required":[],"properties":{"weight":{"type":"string","enum":["error","warning","notice","pass"]},"touched":{"type":"boolean"},"claim":{"type":"object","required":[],"properties":{"base":{"type":"string"},"deletes":{"const":true},"alternative":{"type":"string"}},"additionalProperties":false},"verdict":{"type":"object","required":[],"properties":{"blank":{"const":true},"isReturn":{"const":true},"by":{"type":"string","enum":["archive","rename","ending","name","folder","ignored","content","lost-commits"]},"commit":{"type":"string"},"submodule":{"type":"object","required":["path","named"],"properties":{"path":{"type":"string"},"named":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false},"findingMore":{"type":"object","required":[],"properties":{"property":{"type":["string","array"],"items":{"type":"string"}},"untrue":{"const":true},"unknowable":{"const":true},"excerpt":{"type":"object","required":["text","cut"],"properties":{"text":{"type":"string"},"cut":{"type":"integer","minimum":0}},"additionalProperties":false},"fix":{"type":"object","required":["safety","does","edits"],"properties":{"safety":{"type":"string","enum":["safe","unsafe"]},"does":{"type":"string"},"edits":{"type":"array","items":{"type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["set","remove","rename","move","byte-order-mark"]}}}}},"additionalProperties":false}},"additionalProperties":false},"mended":{"type":"object","required":["rule","severity","message","file","index","startLine","fingerprint","gone"],"properties":{"rule":{"type":"string"},"severity":{"type":"string","enum":["error","warning","notice"]},"message":{"type":"string"},"file":{"type":["string","null"]},"index":{"type":["integer","null"],"minimum":0},"startLine":{"type":["integer","null"],"minimum":0},"fingerprint":{"type":"string"},"gone":{"type":"boolean"}},"additionalProperties":false},"run":{"type":"object","required":["report","revision","conclusion","claims","untrue","cameIn","agents"],"properties":{"report":{"type":["string","null"]},"revision":{"type":["string","null"],"pattern":"^[0-9a-f]+$"},"conclusion":{"type":"string","enum":["passed","failed","empty"]},"claims":{"type":"integer","minimum":0},"untrue":{"type":"integer","minimum":0},"cameIn":{"type":["integer","null"],"minimum":0},"agents":{"type":"array","maxItems":50,"items":{"type":"object","required":["agent","claims","untrue"],"properties":{"agent":{"type":["string","null"]},"claims":{"type":"integer","minimum":0},"untrue":{"type":"integer","minimum":0}},"additionalProperties":false}}},"additionalProperties":false}}};
const schema34 = {"type":"object","required":["rule","severity","message","recommendation","file","index","pointer","startLine","startColumn","endLine","endColumn","fingerprint","baselined","preexisting"],"properties":{"rule":{"type":"string"},"severity":{"type":"string","enum":["error","warning","notice"]},"message":{"type":"string"},"recommendation":{"type":"string"},"file":{"type":["string","null"]},"index":{"type":["integer","null"],"minimum":0},"pointer":{"type":["string","null"]},"startLine":{"type":["integer","null"],"minimum":1},"startColumn":{"type":["integer","null"],"minimum":1},"endLine":{"type":["integer","null"],"minimum":1},"endColumn":{"type":["integer","null"],"minimum":1},"fingerprint":{"type":"string"},"baselined":{"type":"boolean"},"preexisting":{"type":"boolean"}},"additionalProperties":false,"if":{"type":"object","required":["file"],"properties":{"file":{"type":"null"}}},"then":{"type":"object","properties":{"index":{"type":"null"},"pointer":{"type":"null"},"startLine":{"type":"null"},"startColumn":{"type":"null"},"endLine":{"type":"null"},"endColumn":{"type":"null"}}}};
const schema43 = {"type":"object","required":["rule","severity","message","file","index","startLine","fingerprint","gone"],"properties":{"rule":{"type":"string"},"severity":{"type":"string","enum":["error","warning","notice"]},"message":{"type":"string"},"file":{"type":["string","null"]},"index":{"type":["integer","null"],"minimum":0},"startLine":{"type":["integer","null"],"minimum":0},"fingerprint":{"type":"string"},"gone":{"type":"boolean"}},"additionalProperties":false};
const schema44 = {"type":"object","required":["report","revision","conclusion","claims","untrue","cameIn","agents"],"properties":{"report":{"type":["string","null"]},"revision":{"type":["string","null"],"pattern":"^[0-9a-f]+$"},"conclusion":{"type":"string","enum":["passed","failed","empty"]},"claims":{"type":"integer","minimum":0},"untrue":{"type":"integer","minimum":0},"cameIn":{"type":["integer","null"],"minimum":0},"agents":{"type":"array","maxItems":50,"items":{"type":"object","required":["agent","claims","untrue"],"properties":{"agent":{"type":["string","null"]},"claims":{"type":"integer","minimum":0},"untrue":{"type":"integer","minimum":0}},"additionalProperties":false}}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9a-f]+$", "u");
const pattern5 = new RegExp("^[1-9][0-9]*/[1-9][0-9]*$", "u");
const schema32 = {"type":"object","required":["file","index","line","standard","status","agent","session","delegation","startedAt","claims"],"properties":{"file":{"type":"string"},"index":{"type":"integer","minimum":0},"line":{"type":"integer","minimum":1},"standard":{"type":"string","pattern":"^[a-z][a-z0-9-]*@[0-9]+(\\.[0-9]+)?$"},"status":{"type":["string","null"]},"agent":{"type":["string","null"]},"session":{"type":["string","null"]},"delegation":{"type":"array","items":{"type":"string"}},"startedAt":{"type":["string","null"]},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"criticalRisks":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string"}},"archived":{"type":"string","enum":["claims","all"]}},"additionalProperties":false};
const schema33 = {"type":"object","required":["path","pointer","type","verdict","size","foundAt","detail","kind"],"properties":{"kind":{"type":"string","enum":["file","observation","commit","progress","count","deletion"]},"path":{"type":"string"},"pointer":{"type":"string"},"type":{"type":["string","null"]},"verdict":{"type":"string","enum":["present","empty","missing","undetermined","relocated","removed","uncommitted","directory","outside","case-mismatch","unverifiable","agrees","behind","other-total","no-plan","differs","not-countable","deleted"]},"size":{"type":["integer","null"],"minimum":0},"foundAt":{"type":["string","null"]},"detail":{"type":["string","null"]}},"additionalProperties":false};
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
if(!(func1.call(schema32.properties, key0))){
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
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema32.properties.status.type}}];
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
validate21.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: schema32.properties.agent.type}}];
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
validate21.errors = [{instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: schema32.properties.session.type}}];
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
validate21.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: schema32.properties.startedAt.type}}];
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
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/kind",schemaPath:"#/$defs/claim/properties/kind/enum",keyword:"enum",params:{allowedValues: schema33.properties.kind.enum}}];
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
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/type",schemaPath:"#/$defs/claim/properties/type/type",keyword:"type",params:{type: schema33.properties.type.type}}];
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
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/verdict",schemaPath:"#/$defs/claim/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema33.properties.verdict.enum}}];
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
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/size",schemaPath:"#/$defs/claim/properties/size/type",keyword:"type",params:{type: schema33.properties.size.type}}];
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
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/foundAt",schemaPath:"#/$defs/claim/properties/foundAt/type",keyword:"type",params:{type: schema33.properties.foundAt.type}}];
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
validate21.errors = [{instancePath:instancePath+"/claims/" + i1+"/detail",schemaPath:"#/$defs/claim/properties/detail/type",keyword:"type",params:{type: schema33.properties.detail.type}}];
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
validate21.errors = [{instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/enum",keyword:"enum",params:{allowedValues: schema32.properties.archived.enum}}];
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

const schema35 = {"type":"object","required":["clock","settings","digests","terms","passedOver","returnsPassedOver","unknowablePlaces","candidates","copied","movedAway","deletedReturns","returns","findings"],"properties":{"clock":{"type":"number","minimum":-8640000000000000,"maximum":8640000000000000},"settings":{"type":"object","additionalProperties":{"type":"string"}},"digests":{"type":"object","required":["changes","baseline","rules"],"properties":{"changes":{"type":"string","pattern":"^[0-9a-f]{64}$"},"baseline":{"type":"string","pattern":"^[0-9a-f]{64}$"},"rules":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"additionalProperties":false},"terms":{"$ref":"#/$defs/terms"},"passedOver":{"type":"integer","minimum":0},"returnsPassedOver":{"type":"integer","minimum":0},"unknowablePlaces":{"type":"array","items":{"type":"object","required":["file","index","what"],"properties":{"file":{"type":"string"},"index":{"type":["integer","null"],"minimum":0},"what":{"type":"string","enum":["all","truth"]}},"additionalProperties":false}},"candidates":{"type":"array","items":{"type":"object","required":["file","index","status","outcome","content"],"properties":{"file":{"type":"string"},"index":{"type":"integer","minimum":0},"status":{"type":["string","null"]},"outcome":{"type":"string","enum":["success","final","open"]},"unread":{"const":true},"unproved":{"const":true},"content":{"type":"string"}},"additionalProperties":false}},"copied":{"type":"array","items":{"type":"string"}},"movedAway":{"type":["array","null"],"items":{"type":"string"}},"deletedReturns":{"type":["array","null"],"items":{"type":"string"}},"returns":{"type":"array","items":{"$ref":"#/$defs/returnMore"}},"findings":{"type":"array","items":{"$ref":"#/$defs/findingMore"}}},"additionalProperties":false};
const schema36 = {"type":["object","null"],"required":["standards","levels","overrides","failOn","ifNoReturns","agentBranch","agentBranchRequires","changes","baseline"],"properties":{"standards":{"type":"array","items":{"type":"string"}},"levels":{"type":"object","additionalProperties":{"type":"string","enum":["error","warning","notice","off"]}},"overrides":{"type":"array","items":{"type":"object","required":["paths","levels"],"properties":{"paths":{"type":"array","items":{"type":"string"}},"findings":{"type":"array","items":{"type":"string"}},"levels":{"type":"object","additionalProperties":{"type":"string","enum":["error","warning","notice","off"]}}},"additionalProperties":false}},"failOn":{"type":"string","enum":["error","warning","notice","never"]},"ifNoReturns":{"type":"string","enum":["error","warning","notice","ignore"]},"agentBranch":{"type":["string","null"]},"agentBranchRequires":{"type":"string","enum":["final","success"]},"changes":{"type":["object","null"],"required":["base","commit","isBaseRead","changed","deleted","added","moved","movedAway","approximate","unclaimed"],"properties":{"base":{"type":"string"},"commit":{"type":["string","null"]},"isBaseRead":{"type":"boolean"},"changed":{"type":"array","items":{"type":"string"}},"deleted":{"type":"array","items":{"type":"string"}},"added":{"type":["array","null"],"items":{"type":"string"}},"moved":{"type":["array","null"],"items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string"}}},"movedAway":{"type":["array","null"],"items":{"type":"string"}},"approximate":{"type":"boolean"},"unclaimed":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"baseline":{"type":["object","null"],"required":["file","reach","whole","entries","hiding"],"properties":{"file":{"type":"string"},"reach":{"type":"string","enum":["everything","unless-restated","left-alone"]},"whole":{"type":"boolean"},"entries":{"type":"array","items":{"type":"object","required":["file","rule","fingerprint","count","line"],"properties":{"file":{"type":"string"},"rule":{"type":"string"},"fingerprint":{"type":"string"},"count":{"type":"integer","minimum":1},"fields":{"type":"array","items":{"type":"string"}},"line":{"type":"integer","minimum":1}},"additionalProperties":false}},"hiding":{"type":["array","null"],"items":{"type":"object","required":["file","rule","fingerprint","count"],"properties":{"file":{"type":"string"},"rule":{"type":"string"},"fingerprint":{"type":"string"},"count":{"type":"integer","minimum":1},"fields":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}}},"additionalProperties":false}},"additionalProperties":false};
const schema42 = {"type":"object","required":[],"properties":{"property":{"type":["string","array"],"items":{"type":"string"}},"untrue":{"const":true},"unknowable":{"const":true},"excerpt":{"type":"object","required":["text","cut"],"properties":{"text":{"type":"string"},"cut":{"type":"integer","minimum":0}},"additionalProperties":false},"fix":{"type":"object","required":["safety","does","edits"],"properties":{"safety":{"type":"string","enum":["safe","unsafe"]},"does":{"type":"string"},"edits":{"type":"array","items":{"type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["set","remove","rename","move","byte-order-mark"]}}}}},"additionalProperties":false}},"additionalProperties":false};
const pattern7 = new RegExp("^[0-9a-f]{64}$", "u");
const schema37 = {"type":"object","required":[],"properties":{"success":{"const":true},"foreignStatus":{"const":true},"restated":{"const":true},"reduced":{"const":true},"author":{"type":"string"},"selfCheck":{"$ref":"#/$defs/range"},"selfCheckFailed":{"const":true},"hashes":{"type":"array","items":{"type":"object","required":["field","value","range"],"properties":{"field":{"type":"string"},"value":{"type":"string"},"range":{"$ref":"#/$defs/range"}},"additionalProperties":false}},"named":{"type":"array","items":{"type":"string"}},"group":{"type":"object","required":["by","name"],"properties":{"by":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false},"boxes":{"type":"object","required":["ticked","open","range"],"properties":{"ticked":{"type":"integer","minimum":0},"open":{"type":"integer","minimum":0},"range":{"$ref":"#/$defs/range"}},"additionalProperties":false},"claims":{"type":"object","propertyNames":{"pattern":"^(?:0|[1-9][0-9]{0,5})$"},"additionalProperties":{"$ref":"#/$defs/claimMore"}}},"additionalProperties":false};
const schema38 = {"type":"object","required":["startLine","startColumn","endLine","endColumn"],"properties":{"startLine":{"type":"integer","minimum":1},"startColumn":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}},"additionalProperties":false};
const schema41 = {"type":"object","required":[],"properties":{"weight":{"type":"string","enum":["error","warning","notice","pass"]},"touched":{"type":"boolean"},"claim":{"type":"object","required":[],"properties":{"base":{"type":"string"},"deletes":{"const":true},"alternative":{"type":"string"}},"additionalProperties":false},"verdict":{"type":"object","required":[],"properties":{"blank":{"const":true},"isReturn":{"const":true},"by":{"type":"string","enum":["archive","rename","ending","name","folder","ignored","content","lost-commits"]},"commit":{"type":"string"},"submodule":{"type":"object","required":["path","named"],"properties":{"path":{"type":"string"},"named":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false};
const pattern10 = new RegExp("^(?:0|[1-9][0-9]{0,5})$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(true !== data.success){
validate24.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate24.errors = [{instancePath:instancePath+"/foreignStatus",schemaPath:"#/properties/foreignStatus/const",keyword:"const",params:{allowedValue: true}}];
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
validate24.errors = [{instancePath:instancePath+"/restated",schemaPath:"#/properties/restated/const",keyword:"const",params:{allowedValue: true}}];
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
validate24.errors = [{instancePath:instancePath+"/reduced",schemaPath:"#/properties/reduced/const",keyword:"const",params:{allowedValue: true}}];
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
validate24.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/selfCheck",schemaPath:"#/$defs/range/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data5){
if(!((((key1 === "startLine") || (key1 === "startColumn")) || (key1 === "endLine")) || (key1 === "endColumn"))){
validate24.errors = [{instancePath:instancePath+"/selfCheck",schemaPath:"#/$defs/range/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data5.startLine !== undefined){
let data6 = data5.startLine;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate24.errors = [{instancePath:instancePath+"/selfCheck/startLine",schemaPath:"#/$defs/range/properties/startLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/selfCheck/startLine",schemaPath:"#/$defs/range/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/selfCheck/startColumn",schemaPath:"#/$defs/range/properties/startColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate24.errors = [{instancePath:instancePath+"/selfCheck/startColumn",schemaPath:"#/$defs/range/properties/startColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/selfCheck/endLine",schemaPath:"#/$defs/range/properties/endLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate24.errors = [{instancePath:instancePath+"/selfCheck/endLine",schemaPath:"#/$defs/range/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/selfCheck/endColumn",schemaPath:"#/$defs/range/properties/endColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate24.errors = [{instancePath:instancePath+"/selfCheck/endColumn",schemaPath:"#/$defs/range/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/selfCheck",schemaPath:"#/$defs/range/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath:instancePath+"/selfCheckFailed",schemaPath:"#/properties/selfCheckFailed/const",keyword:"const",params:{allowedValue: true}}];
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
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0,schemaPath:"#/properties/hashes/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data12){
if(!(((key2 === "field") || (key2 === "value")) || (key2 === "range"))){
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0,schemaPath:"#/properties/hashes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data12.field !== undefined){
const _errs26 = errors;
if(typeof data12.field !== "string"){
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/field",schemaPath:"#/properties/hashes/items/properties/field/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/value",schemaPath:"#/properties/hashes/items/properties/value/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range",schemaPath:"#/$defs/range/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs33 = errors;
for(const key3 in data15){
if(!((((key3 === "startLine") || (key3 === "startColumn")) || (key3 === "endLine")) || (key3 === "endColumn"))){
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range",schemaPath:"#/$defs/range/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs33 === errors){
if(data15.startLine !== undefined){
let data16 = data15.startLine;
const _errs34 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/startLine",schemaPath:"#/$defs/range/properties/startLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/startLine",schemaPath:"#/$defs/range/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/startColumn",schemaPath:"#/$defs/range/properties/startColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/startColumn",schemaPath:"#/$defs/range/properties/startColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/endLine",schemaPath:"#/$defs/range/properties/endLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs38){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/endLine",schemaPath:"#/$defs/range/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/endColumn",schemaPath:"#/$defs/range/properties/endColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range/endColumn",schemaPath:"#/$defs/range/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0+"/range",schemaPath:"#/$defs/range/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath:instancePath+"/hashes/" + i0,schemaPath:"#/properties/hashes/items/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath:instancePath+"/hashes",schemaPath:"#/properties/hashes/type",keyword:"type",params:{type: "array"}}];
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
validate24.errors = [{instancePath:instancePath+"/named/" + i1,schemaPath:"#/properties/named/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs44 === errors;
if(!valid7){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/named",schemaPath:"#/properties/named/type",keyword:"type",params:{type: "array"}}];
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
validate24.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs48 = errors;
for(const key4 in data22){
if(!((key4 === "by") || (key4 === "name"))){
validate24.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs48 === errors){
if(data22.by !== undefined){
const _errs49 = errors;
if(typeof data22.by !== "string"){
validate24.errors = [{instancePath:instancePath+"/group/by",schemaPath:"#/properties/group/properties/by/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/group/name",schemaPath:"#/properties/group/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath:instancePath+"/boxes",schemaPath:"#/properties/boxes/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs55 = errors;
for(const key5 in data25){
if(!(((key5 === "ticked") || (key5 === "open")) || (key5 === "range"))){
validate24.errors = [{instancePath:instancePath+"/boxes",schemaPath:"#/properties/boxes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs55 === errors){
if(data25.ticked !== undefined){
let data26 = data25.ticked;
const _errs56 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate24.errors = [{instancePath:instancePath+"/boxes/ticked",schemaPath:"#/properties/boxes/properties/ticked/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs56){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate24.errors = [{instancePath:instancePath+"/boxes/ticked",schemaPath:"#/properties/boxes/properties/ticked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate24.errors = [{instancePath:instancePath+"/boxes/open",schemaPath:"#/properties/boxes/properties/open/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs58){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate24.errors = [{instancePath:instancePath+"/boxes/open",schemaPath:"#/properties/boxes/properties/open/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate24.errors = [{instancePath:instancePath+"/boxes/range",schemaPath:"#/$defs/range/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs63 = errors;
for(const key6 in data28){
if(!((((key6 === "startLine") || (key6 === "startColumn")) || (key6 === "endLine")) || (key6 === "endColumn"))){
validate24.errors = [{instancePath:instancePath+"/boxes/range",schemaPath:"#/$defs/range/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs63 === errors){
if(data28.startLine !== undefined){
let data29 = data28.startLine;
const _errs64 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate24.errors = [{instancePath:instancePath+"/boxes/range/startLine",schemaPath:"#/$defs/range/properties/startLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs64){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 1 || isNaN(data29)){
validate24.errors = [{instancePath:instancePath+"/boxes/range/startLine",schemaPath:"#/$defs/range/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/boxes/range/startColumn",schemaPath:"#/$defs/range/properties/startColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs66){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
validate24.errors = [{instancePath:instancePath+"/boxes/range/startColumn",schemaPath:"#/$defs/range/properties/startColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/boxes/range/endLine",schemaPath:"#/$defs/range/properties/endLine/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs68){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
validate24.errors = [{instancePath:instancePath+"/boxes/range/endLine",schemaPath:"#/$defs/range/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/boxes/range/endColumn",schemaPath:"#/$defs/range/properties/endColumn/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs70){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
validate24.errors = [{instancePath:instancePath+"/boxes/range/endColumn",schemaPath:"#/$defs/range/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate24.errors = [{instancePath:instancePath+"/boxes/range",schemaPath:"#/$defs/range/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath:instancePath+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = vErrors;
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
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/claimMore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs79 === errors){
if(data34.weight !== undefined){
let data35 = data34.weight;
const _errs80 = errors;
if(typeof data35 !== "string"){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/weight",schemaPath:"#/$defs/claimMore/properties/weight/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data35 === "error") || (data35 === "warning")) || (data35 === "notice")) || (data35 === "pass"))){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/weight",schemaPath:"#/$defs/claimMore/properties/weight/enum",keyword:"enum",params:{allowedValues: schema41.properties.weight.enum}}];
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
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/touched",schemaPath:"#/$defs/claimMore/properties/touched/type",keyword:"type",params:{type: "boolean"}}];
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
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim",schemaPath:"#/$defs/claimMore/properties/claim/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs86 === errors){
if(data37.base !== undefined){
const _errs87 = errors;
if(typeof data37.base !== "string"){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim/base",schemaPath:"#/$defs/claimMore/properties/claim/properties/base/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim/deletes",schemaPath:"#/$defs/claimMore/properties/claim/properties/deletes/const",keyword:"const",params:{allowedValue: true}}];
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
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim/alternative",schemaPath:"#/$defs/claimMore/properties/claim/properties/alternative/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/claim",schemaPath:"#/$defs/claimMore/properties/claim/type",keyword:"type",params:{type: "object"}}];
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
if(!(((((key11 === "blank") || (key11 === "isReturn")) || (key11 === "by")) || (key11 === "commit")) || (key11 === "submodule"))){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict",schemaPath:"#/$defs/claimMore/properties/verdict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs94 === errors){
if(data41.blank !== undefined){
const _errs95 = errors;
if(true !== data41.blank){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/blank",schemaPath:"#/$defs/claimMore/properties/verdict/properties/blank/const",keyword:"const",params:{allowedValue: true}}];
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
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/isReturn",schemaPath:"#/$defs/claimMore/properties/verdict/properties/isReturn/const",keyword:"const",params:{allowedValue: true}}];
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
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/by",schemaPath:"#/$defs/claimMore/properties/verdict/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data44 === "archive") || (data44 === "rename")) || (data44 === "ending")) || (data44 === "name")) || (data44 === "folder")) || (data44 === "ignored")) || (data44 === "content")) || (data44 === "lost-commits"))){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/by",schemaPath:"#/$defs/claimMore/properties/verdict/properties/by/enum",keyword:"enum",params:{allowedValues: schema41.properties.verdict.properties.by.enum}}];
return false;
}
var valid17 = _errs97 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data41.commit !== undefined){
const _errs99 = errors;
if(typeof data41.commit !== "string"){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/commit",schemaPath:"#/$defs/claimMore/properties/verdict/properties/commit/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs99 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data41.submodule !== undefined){
let data46 = data41.submodule;
const _errs101 = errors;
if(errors === _errs101){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
let missing6;
if(((data46.path === undefined) && (missing6 = "path")) || ((data46.named === undefined) && (missing6 = "named"))){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs103 = errors;
for(const key12 in data46){
if(!((key12 === "path") || (key12 === "named"))){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs103 === errors){
if(data46.path !== undefined){
const _errs104 = errors;
if(typeof data46.path !== "string"){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule/path",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs104 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data46.named !== undefined){
const _errs106 = errors;
if(typeof data46.named !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule/named",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/properties/named/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid18 = _errs106 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict/submodule",schemaPath:"#/$defs/claimMore/properties/verdict/properties/submodule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid17 = _errs101 === errors;
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
else {
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/verdict",schemaPath:"#/$defs/claimMore/properties/verdict/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath:instancePath+"/claims/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/claimMore/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((((data.clock === undefined) && (missing0 = "clock")) || ((data.settings === undefined) && (missing0 = "settings"))) || ((data.digests === undefined) && (missing0 = "digests"))) || ((data.terms === undefined) && (missing0 = "terms"))) || ((data.passedOver === undefined) && (missing0 = "passedOver"))) || ((data.returnsPassedOver === undefined) && (missing0 = "returnsPassedOver"))) || ((data.unknowablePlaces === undefined) && (missing0 = "unknowablePlaces"))) || ((data.candidates === undefined) && (missing0 = "candidates"))) || ((data.copied === undefined) && (missing0 = "copied"))) || ((data.movedAway === undefined) && (missing0 = "movedAway"))) || ((data.deletedReturns === undefined) && (missing0 = "deletedReturns"))) || ((data.returns === undefined) && (missing0 = "returns"))) || ((data.findings === undefined) && (missing0 = "findings"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
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
let data7 = data.terms;
const _errs18 = errors;
const _errs19 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate23.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/$defs/terms/type",keyword:"type",params:{type: schema36.type}}];
return false;
}
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((((((((((data7.standards === undefined) && (missing2 = "standards")) || ((data7.levels === undefined) && (missing2 = "levels"))) || ((data7.overrides === undefined) && (missing2 = "overrides"))) || ((data7.failOn === undefined) && (missing2 = "failOn"))) || ((data7.ifNoReturns === undefined) && (missing2 = "ifNoReturns"))) || ((data7.agentBranch === undefined) && (missing2 = "agentBranch"))) || ((data7.agentBranchRequires === undefined) && (missing2 = "agentBranchRequires"))) || ((data7.changes === undefined) && (missing2 = "changes"))) || ((data7.baseline === undefined) && (missing2 = "baseline"))){
validate23.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/$defs/terms/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs21 = errors;
for(const key3 in data7){
if(!(func1.call(schema36.properties, key3))){
validate23.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/$defs/terms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs21 === errors){
if(data7.standards !== undefined){
let data8 = data7.standards;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data8)){
var valid5 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(typeof data8[i0] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/standards/" + i0,schemaPath:"#/$defs/terms/properties/standards/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/standards",schemaPath:"#/$defs/terms/properties/standards/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.levels !== undefined){
let data10 = data7.levels;
const _errs26 = errors;
if(errors === _errs26){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 in data10){
let data11 = data10[key4];
const _errs29 = errors;
if(typeof data11 !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/levels/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/terms/properties/levels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data11 === "error") || (data11 === "warning")) || (data11 === "notice")) || (data11 === "off"))){
validate23.errors = [{instancePath:instancePath+"/terms/levels/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/terms/properties/levels/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema36.properties.levels.additionalProperties.enum}}];
return false;
}
var valid6 = _errs29 === errors;
if(!valid6){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/levels",schemaPath:"#/$defs/terms/properties/levels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.overrides !== undefined){
let data12 = data7.overrides;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data12)){
var valid7 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs33 = errors;
if(errors === _errs33){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing3;
if(((data13.paths === undefined) && (missing3 = "paths")) || ((data13.levels === undefined) && (missing3 = "levels"))){
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1,schemaPath:"#/$defs/terms/properties/overrides/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs35 = errors;
for(const key5 in data13){
if(!(((key5 === "paths") || (key5 === "findings")) || (key5 === "levels"))){
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1,schemaPath:"#/$defs/terms/properties/overrides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs35 === errors){
if(data13.paths !== undefined){
let data14 = data13.paths;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data14)){
var valid9 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
const _errs38 = errors;
if(typeof data14[i2] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1+"/paths/" + i2,schemaPath:"#/$defs/terms/properties/overrides/items/properties/paths/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs38 === errors;
if(!valid9){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1+"/paths",schemaPath:"#/$defs/terms/properties/overrides/items/properties/paths/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs36 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.findings !== undefined){
let data16 = data13.findings;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data16)){
var valid10 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
const _errs42 = errors;
if(typeof data16[i3] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1+"/findings/" + i3,schemaPath:"#/$defs/terms/properties/overrides/items/properties/findings/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs42 === errors;
if(!valid10){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1+"/findings",schemaPath:"#/$defs/terms/properties/overrides/items/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.levels !== undefined){
let data18 = data13.levels;
const _errs44 = errors;
if(errors === _errs44){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key6 in data18){
let data19 = data18[key6];
const _errs47 = errors;
if(typeof data19 !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1+"/levels/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/terms/properties/overrides/items/properties/levels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data19 === "error") || (data19 === "warning")) || (data19 === "notice")) || (data19 === "off"))){
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1+"/levels/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/terms/properties/overrides/items/properties/levels/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema36.properties.overrides.items.properties.levels.additionalProperties.enum}}];
return false;
}
var valid11 = _errs47 === errors;
if(!valid11){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1+"/levels",schemaPath:"#/$defs/terms/properties/overrides/items/properties/levels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs44 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/overrides/" + i1,schemaPath:"#/$defs/terms/properties/overrides/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs33 === errors;
if(!valid7){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/overrides",schemaPath:"#/$defs/terms/properties/overrides/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.failOn !== undefined){
let data20 = data7.failOn;
const _errs49 = errors;
if(typeof data20 !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/failOn",schemaPath:"#/$defs/terms/properties/failOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data20 === "error") || (data20 === "warning")) || (data20 === "notice")) || (data20 === "never"))){
validate23.errors = [{instancePath:instancePath+"/terms/failOn",schemaPath:"#/$defs/terms/properties/failOn/enum",keyword:"enum",params:{allowedValues: schema36.properties.failOn.enum}}];
return false;
}
var valid4 = _errs49 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.ifNoReturns !== undefined){
let data21 = data7.ifNoReturns;
const _errs51 = errors;
if(typeof data21 !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/ifNoReturns",schemaPath:"#/$defs/terms/properties/ifNoReturns/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data21 === "error") || (data21 === "warning")) || (data21 === "notice")) || (data21 === "ignore"))){
validate23.errors = [{instancePath:instancePath+"/terms/ifNoReturns",schemaPath:"#/$defs/terms/properties/ifNoReturns/enum",keyword:"enum",params:{allowedValues: schema36.properties.ifNoReturns.enum}}];
return false;
}
var valid4 = _errs51 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.agentBranch !== undefined){
let data22 = data7.agentBranch;
const _errs53 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate23.errors = [{instancePath:instancePath+"/terms/agentBranch",schemaPath:"#/$defs/terms/properties/agentBranch/type",keyword:"type",params:{type: schema36.properties.agentBranch.type}}];
return false;
}
var valid4 = _errs53 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.agentBranchRequires !== undefined){
let data23 = data7.agentBranchRequires;
const _errs55 = errors;
if(typeof data23 !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/agentBranchRequires",schemaPath:"#/$defs/terms/properties/agentBranchRequires/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data23 === "final") || (data23 === "success"))){
validate23.errors = [{instancePath:instancePath+"/terms/agentBranchRequires",schemaPath:"#/$defs/terms/properties/agentBranchRequires/enum",keyword:"enum",params:{allowedValues: schema36.properties.agentBranchRequires.enum}}];
return false;
}
var valid4 = _errs55 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.changes !== undefined){
let data24 = data7.changes;
const _errs57 = errors;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
validate23.errors = [{instancePath:instancePath+"/terms/changes",schemaPath:"#/$defs/terms/properties/changes/type",keyword:"type",params:{type: schema36.properties.changes.type}}];
return false;
}
if(errors === _errs57){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing4;
if(((((((((((data24.base === undefined) && (missing4 = "base")) || ((data24.commit === undefined) && (missing4 = "commit"))) || ((data24.isBaseRead === undefined) && (missing4 = "isBaseRead"))) || ((data24.changed === undefined) && (missing4 = "changed"))) || ((data24.deleted === undefined) && (missing4 = "deleted"))) || ((data24.added === undefined) && (missing4 = "added"))) || ((data24.moved === undefined) && (missing4 = "moved"))) || ((data24.movedAway === undefined) && (missing4 = "movedAway"))) || ((data24.approximate === undefined) && (missing4 = "approximate"))) || ((data24.unclaimed === undefined) && (missing4 = "unclaimed"))){
validate23.errors = [{instancePath:instancePath+"/terms/changes",schemaPath:"#/$defs/terms/properties/changes/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs59 = errors;
for(const key7 in data24){
if(!(func1.call(schema36.properties.changes.properties, key7))){
validate23.errors = [{instancePath:instancePath+"/terms/changes",schemaPath:"#/$defs/terms/properties/changes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs59 === errors){
if(data24.base !== undefined){
const _errs60 = errors;
if(typeof data24.base !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/changes/base",schemaPath:"#/$defs/terms/properties/changes/properties/base/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs60 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.commit !== undefined){
let data26 = data24.commit;
const _errs62 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate23.errors = [{instancePath:instancePath+"/terms/changes/commit",schemaPath:"#/$defs/terms/properties/changes/properties/commit/type",keyword:"type",params:{type: schema36.properties.changes.properties.commit.type}}];
return false;
}
var valid12 = _errs62 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.isBaseRead !== undefined){
const _errs64 = errors;
if(typeof data24.isBaseRead !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/terms/changes/isBaseRead",schemaPath:"#/$defs/terms/properties/changes/properties/isBaseRead/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid12 = _errs64 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.changed !== undefined){
let data28 = data24.changed;
const _errs66 = errors;
if(errors === _errs66){
if(Array.isArray(data28)){
var valid13 = true;
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
const _errs68 = errors;
if(typeof data28[i4] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/changes/changed/" + i4,schemaPath:"#/$defs/terms/properties/changes/properties/changed/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs68 === errors;
if(!valid13){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/changes/changed",schemaPath:"#/$defs/terms/properties/changes/properties/changed/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs66 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.deleted !== undefined){
let data30 = data24.deleted;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data30)){
var valid14 = true;
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
const _errs72 = errors;
if(typeof data30[i5] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/changes/deleted/" + i5,schemaPath:"#/$defs/terms/properties/changes/properties/deleted/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs72 === errors;
if(!valid14){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/changes/deleted",schemaPath:"#/$defs/terms/properties/changes/properties/deleted/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs70 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.added !== undefined){
let data32 = data24.added;
const _errs74 = errors;
if((!(Array.isArray(data32))) && (data32 !== null)){
validate23.errors = [{instancePath:instancePath+"/terms/changes/added",schemaPath:"#/$defs/terms/properties/changes/properties/added/type",keyword:"type",params:{type: schema36.properties.changes.properties.added.type}}];
return false;
}
if(errors === _errs74){
if(Array.isArray(data32)){
var valid15 = true;
const len6 = data32.length;
for(let i6=0; i6<len6; i6++){
const _errs76 = errors;
if(typeof data32[i6] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/changes/added/" + i6,schemaPath:"#/$defs/terms/properties/changes/properties/added/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs76 === errors;
if(!valid15){
break;
}
}
}
}
var valid12 = _errs74 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.moved !== undefined){
let data34 = data24.moved;
const _errs78 = errors;
if((!(Array.isArray(data34))) && (data34 !== null)){
validate23.errors = [{instancePath:instancePath+"/terms/changes/moved",schemaPath:"#/$defs/terms/properties/changes/properties/moved/type",keyword:"type",params:{type: schema36.properties.changes.properties.moved.type}}];
return false;
}
if(errors === _errs78){
if(Array.isArray(data34)){
var valid16 = true;
const len7 = data34.length;
for(let i7=0; i7<len7; i7++){
let data35 = data34[i7];
const _errs80 = errors;
if(errors === _errs80){
if(Array.isArray(data35)){
if(data35.length > 2){
validate23.errors = [{instancePath:instancePath+"/terms/changes/moved/" + i7,schemaPath:"#/$defs/terms/properties/changes/properties/moved/items/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data35.length < 2){
validate23.errors = [{instancePath:instancePath+"/terms/changes/moved/" + i7,schemaPath:"#/$defs/terms/properties/changes/properties/moved/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid17 = true;
const len8 = data35.length;
for(let i8=0; i8<len8; i8++){
const _errs82 = errors;
if(typeof data35[i8] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/changes/moved/" + i7+"/" + i8,schemaPath:"#/$defs/terms/properties/changes/properties/moved/items/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs82 === errors;
if(!valid17){
break;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/changes/moved/" + i7,schemaPath:"#/$defs/terms/properties/changes/properties/moved/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid16 = _errs80 === errors;
if(!valid16){
break;
}
}
}
}
var valid12 = _errs78 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.movedAway !== undefined){
let data37 = data24.movedAway;
const _errs84 = errors;
if((!(Array.isArray(data37))) && (data37 !== null)){
validate23.errors = [{instancePath:instancePath+"/terms/changes/movedAway",schemaPath:"#/$defs/terms/properties/changes/properties/movedAway/type",keyword:"type",params:{type: schema36.properties.changes.properties.movedAway.type}}];
return false;
}
if(errors === _errs84){
if(Array.isArray(data37)){
var valid18 = true;
const len9 = data37.length;
for(let i9=0; i9<len9; i9++){
const _errs86 = errors;
if(typeof data37[i9] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/changes/movedAway/" + i9,schemaPath:"#/$defs/terms/properties/changes/properties/movedAway/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs86 === errors;
if(!valid18){
break;
}
}
}
}
var valid12 = _errs84 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.approximate !== undefined){
const _errs88 = errors;
if(typeof data24.approximate !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/terms/changes/approximate",schemaPath:"#/$defs/terms/properties/changes/properties/approximate/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid12 = _errs88 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.unclaimed !== undefined){
let data40 = data24.unclaimed;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data40)){
var valid19 = true;
const len10 = data40.length;
for(let i10=0; i10<len10; i10++){
const _errs92 = errors;
if(typeof data40[i10] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/changes/unclaimed/" + i10,schemaPath:"#/$defs/terms/properties/changes/properties/unclaimed/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs92 === errors;
if(!valid19){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/changes/unclaimed",schemaPath:"#/$defs/terms/properties/changes/properties/unclaimed/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs90 === errors;
}
else {
var valid12 = true;
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
var valid4 = _errs57 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.baseline !== undefined){
let data42 = data7.baseline;
const _errs94 = errors;
if((!(data42 && typeof data42 == "object" && !Array.isArray(data42))) && (data42 !== null)){
validate23.errors = [{instancePath:instancePath+"/terms/baseline",schemaPath:"#/$defs/terms/properties/baseline/type",keyword:"type",params:{type: schema36.properties.baseline.type}}];
return false;
}
if(errors === _errs94){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing5;
if((((((data42.file === undefined) && (missing5 = "file")) || ((data42.reach === undefined) && (missing5 = "reach"))) || ((data42.whole === undefined) && (missing5 = "whole"))) || ((data42.entries === undefined) && (missing5 = "entries"))) || ((data42.hiding === undefined) && (missing5 = "hiding"))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline",schemaPath:"#/$defs/terms/properties/baseline/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs96 = errors;
for(const key8 in data42){
if(!(((((key8 === "file") || (key8 === "reach")) || (key8 === "whole")) || (key8 === "entries")) || (key8 === "hiding"))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline",schemaPath:"#/$defs/terms/properties/baseline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs96 === errors){
if(data42.file !== undefined){
const _errs97 = errors;
if(typeof data42.file !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/file",schemaPath:"#/$defs/terms/properties/baseline/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid20 = _errs97 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data42.reach !== undefined){
let data44 = data42.reach;
const _errs99 = errors;
if(typeof data44 !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/reach",schemaPath:"#/$defs/terms/properties/baseline/properties/reach/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data44 === "everything") || (data44 === "unless-restated")) || (data44 === "left-alone"))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/reach",schemaPath:"#/$defs/terms/properties/baseline/properties/reach/enum",keyword:"enum",params:{allowedValues: schema36.properties.baseline.properties.reach.enum}}];
return false;
}
var valid20 = _errs99 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data42.whole !== undefined){
const _errs101 = errors;
if(typeof data42.whole !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/whole",schemaPath:"#/$defs/terms/properties/baseline/properties/whole/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid20 = _errs101 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data42.entries !== undefined){
let data46 = data42.entries;
const _errs103 = errors;
if(errors === _errs103){
if(Array.isArray(data46)){
var valid21 = true;
const len11 = data46.length;
for(let i11=0; i11<len11; i11++){
let data47 = data46[i11];
const _errs105 = errors;
if(errors === _errs105){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing6;
if((((((data47.file === undefined) && (missing6 = "file")) || ((data47.rule === undefined) && (missing6 = "rule"))) || ((data47.fingerprint === undefined) && (missing6 = "fingerprint"))) || ((data47.count === undefined) && (missing6 = "count"))) || ((data47.line === undefined) && (missing6 = "line"))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11,schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs107 = errors;
for(const key9 in data47){
if(!((((((key9 === "file") || (key9 === "rule")) || (key9 === "fingerprint")) || (key9 === "count")) || (key9 === "fields")) || (key9 === "line"))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11,schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs107 === errors){
if(data47.file !== undefined){
const _errs108 = errors;
if(typeof data47.file !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11+"/file",schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs108 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.rule !== undefined){
const _errs110 = errors;
if(typeof data47.rule !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11+"/rule",schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs110 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.fingerprint !== undefined){
const _errs112 = errors;
if(typeof data47.fingerprint !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11+"/fingerprint",schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/properties/fingerprint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs112 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.count !== undefined){
let data51 = data47.count;
const _errs114 = errors;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11+"/count",schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs114){
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 1 || isNaN(data51)){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11+"/count",schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid22 = _errs114 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.fields !== undefined){
let data52 = data47.fields;
const _errs116 = errors;
if(errors === _errs116){
if(Array.isArray(data52)){
var valid23 = true;
const len12 = data52.length;
for(let i12=0; i12<len12; i12++){
const _errs118 = errors;
if(typeof data52[i12] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11+"/fields/" + i12,schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/properties/fields/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid23 = _errs118 === errors;
if(!valid23){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11+"/fields",schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/properties/fields/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid22 = _errs116 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.line !== undefined){
let data54 = data47.line;
const _errs120 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11+"/line",schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs120){
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 1 || isNaN(data54)){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11+"/line",schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid22 = _errs120 === errors;
}
else {
var valid22 = true;
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
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries/" + i11,schemaPath:"#/$defs/terms/properties/baseline/properties/entries/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid21 = _errs105 === errors;
if(!valid21){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/baseline/entries",schemaPath:"#/$defs/terms/properties/baseline/properties/entries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid20 = _errs103 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data42.hiding !== undefined){
let data55 = data42.hiding;
const _errs122 = errors;
if((!(Array.isArray(data55))) && (data55 !== null)){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding",schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/type",keyword:"type",params:{type: schema36.properties.baseline.properties.hiding.type}}];
return false;
}
if(errors === _errs122){
if(Array.isArray(data55)){
var valid24 = true;
const len13 = data55.length;
for(let i13=0; i13<len13; i13++){
let data56 = data55[i13];
const _errs124 = errors;
if(errors === _errs124){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
let missing7;
if(((((data56.file === undefined) && (missing7 = "file")) || ((data56.rule === undefined) && (missing7 = "rule"))) || ((data56.fingerprint === undefined) && (missing7 = "fingerprint"))) || ((data56.count === undefined) && (missing7 = "count"))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13,schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs126 = errors;
for(const key10 in data56){
if(!(((((key10 === "file") || (key10 === "rule")) || (key10 === "fingerprint")) || (key10 === "count")) || (key10 === "fields"))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13,schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs126 === errors){
if(data56.file !== undefined){
const _errs127 = errors;
if(typeof data56.file !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13+"/file",schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid25 = _errs127 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data56.rule !== undefined){
const _errs129 = errors;
if(typeof data56.rule !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13+"/rule",schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid25 = _errs129 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data56.fingerprint !== undefined){
const _errs131 = errors;
if(typeof data56.fingerprint !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13+"/fingerprint",schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/properties/fingerprint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid25 = _errs131 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data56.count !== undefined){
let data60 = data56.count;
const _errs133 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13+"/count",schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs133){
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 1 || isNaN(data60)){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13+"/count",schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid25 = _errs133 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data56.fields !== undefined){
let data61 = data56.fields;
const _errs135 = errors;
if(errors === _errs135){
if(Array.isArray(data61)){
var valid26 = true;
const len14 = data61.length;
for(let i14=0; i14<len14; i14++){
const _errs137 = errors;
if(typeof data61[i14] !== "string"){
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13+"/fields/" + i14,schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/properties/fields/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid26 = _errs137 === errors;
if(!valid26){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13+"/fields",schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/properties/fields/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid25 = _errs135 === errors;
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
else {
validate23.errors = [{instancePath:instancePath+"/terms/baseline/hiding/" + i13,schemaPath:"#/$defs/terms/properties/baseline/properties/hiding/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid24 = _errs124 === errors;
if(!valid24){
break;
}
}
}
}
var valid20 = _errs122 === errors;
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
}
}
var valid4 = _errs94 === errors;
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
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passedOver !== undefined){
let data63 = data.passedOver;
const _errs139 = errors;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
validate23.errors = [{instancePath:instancePath+"/passedOver",schemaPath:"#/properties/passedOver/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs139){
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
validate23.errors = [{instancePath:instancePath+"/passedOver",schemaPath:"#/properties/passedOver/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs139 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returnsPassedOver !== undefined){
let data64 = data.returnsPassedOver;
const _errs141 = errors;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
validate23.errors = [{instancePath:instancePath+"/returnsPassedOver",schemaPath:"#/properties/returnsPassedOver/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs141){
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
validate23.errors = [{instancePath:instancePath+"/returnsPassedOver",schemaPath:"#/properties/returnsPassedOver/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs141 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknowablePlaces !== undefined){
let data65 = data.unknowablePlaces;
const _errs143 = errors;
if(errors === _errs143){
if(Array.isArray(data65)){
var valid27 = true;
const len15 = data65.length;
for(let i15=0; i15<len15; i15++){
let data66 = data65[i15];
const _errs145 = errors;
if(errors === _errs145){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
let missing8;
if((((data66.file === undefined) && (missing8 = "file")) || ((data66.index === undefined) && (missing8 = "index"))) || ((data66.what === undefined) && (missing8 = "what"))){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i15,schemaPath:"#/properties/unknowablePlaces/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs147 = errors;
for(const key11 in data66){
if(!(((key11 === "file") || (key11 === "index")) || (key11 === "what"))){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i15,schemaPath:"#/properties/unknowablePlaces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs147 === errors){
if(data66.file !== undefined){
const _errs148 = errors;
if(typeof data66.file !== "string"){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i15+"/file",schemaPath:"#/properties/unknowablePlaces/items/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid28 = _errs148 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data66.index !== undefined){
let data68 = data66.index;
const _errs150 = errors;
if((!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))) && (data68 !== null)){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i15+"/index",schemaPath:"#/properties/unknowablePlaces/items/properties/index/type",keyword:"type",params:{type: schema35.properties.unknowablePlaces.items.properties.index.type}}];
return false;
}
if(errors === _errs150){
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i15+"/index",schemaPath:"#/properties/unknowablePlaces/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid28 = _errs150 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data66.what !== undefined){
let data69 = data66.what;
const _errs152 = errors;
if(typeof data69 !== "string"){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i15+"/what",schemaPath:"#/properties/unknowablePlaces/items/properties/what/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data69 === "all") || (data69 === "truth"))){
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i15+"/what",schemaPath:"#/properties/unknowablePlaces/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema35.properties.unknowablePlaces.items.properties.what.enum}}];
return false;
}
var valid28 = _errs152 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces/" + i15,schemaPath:"#/properties/unknowablePlaces/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid27 = _errs145 === errors;
if(!valid27){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/unknowablePlaces",schemaPath:"#/properties/unknowablePlaces/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs143 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidates !== undefined){
let data70 = data.candidates;
const _errs154 = errors;
if(errors === _errs154){
if(Array.isArray(data70)){
var valid29 = true;
const len16 = data70.length;
for(let i16=0; i16<len16; i16++){
let data71 = data70[i16];
const _errs156 = errors;
if(errors === _errs156){
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
let missing9;
if((((((data71.file === undefined) && (missing9 = "file")) || ((data71.index === undefined) && (missing9 = "index"))) || ((data71.status === undefined) && (missing9 = "status"))) || ((data71.outcome === undefined) && (missing9 = "outcome"))) || ((data71.content === undefined) && (missing9 = "content"))){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16,schemaPath:"#/properties/candidates/items/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs158 = errors;
for(const key12 in data71){
if(!(((((((key12 === "file") || (key12 === "index")) || (key12 === "status")) || (key12 === "outcome")) || (key12 === "unread")) || (key12 === "unproved")) || (key12 === "content"))){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16,schemaPath:"#/properties/candidates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs158 === errors){
if(data71.file !== undefined){
const _errs159 = errors;
if(typeof data71.file !== "string"){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16+"/file",schemaPath:"#/properties/candidates/items/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid30 = _errs159 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data71.index !== undefined){
let data73 = data71.index;
const _errs161 = errors;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16+"/index",schemaPath:"#/properties/candidates/items/properties/index/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs161){
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16+"/index",schemaPath:"#/properties/candidates/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid30 = _errs161 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data71.status !== undefined){
let data74 = data71.status;
const _errs163 = errors;
if((typeof data74 !== "string") && (data74 !== null)){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16+"/status",schemaPath:"#/properties/candidates/items/properties/status/type",keyword:"type",params:{type: schema35.properties.candidates.items.properties.status.type}}];
return false;
}
var valid30 = _errs163 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data71.outcome !== undefined){
let data75 = data71.outcome;
const _errs165 = errors;
if(typeof data75 !== "string"){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16+"/outcome",schemaPath:"#/properties/candidates/items/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data75 === "success") || (data75 === "final")) || (data75 === "open"))){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16+"/outcome",schemaPath:"#/properties/candidates/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema35.properties.candidates.items.properties.outcome.enum}}];
return false;
}
var valid30 = _errs165 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data71.unread !== undefined){
const _errs167 = errors;
if(true !== data71.unread){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16+"/unread",schemaPath:"#/properties/candidates/items/properties/unread/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid30 = _errs167 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data71.unproved !== undefined){
const _errs168 = errors;
if(true !== data71.unproved){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16+"/unproved",schemaPath:"#/properties/candidates/items/properties/unproved/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid30 = _errs168 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data71.content !== undefined){
const _errs169 = errors;
if(typeof data71.content !== "string"){
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16+"/content",schemaPath:"#/properties/candidates/items/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid30 = _errs169 === errors;
}
else {
var valid30 = true;
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
validate23.errors = [{instancePath:instancePath+"/candidates/" + i16,schemaPath:"#/properties/candidates/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid29 = _errs156 === errors;
if(!valid29){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs154 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copied !== undefined){
let data79 = data.copied;
const _errs171 = errors;
if(errors === _errs171){
if(Array.isArray(data79)){
var valid31 = true;
const len17 = data79.length;
for(let i17=0; i17<len17; i17++){
const _errs173 = errors;
if(typeof data79[i17] !== "string"){
validate23.errors = [{instancePath:instancePath+"/copied/" + i17,schemaPath:"#/properties/copied/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs173 === errors;
if(!valid31){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/copied",schemaPath:"#/properties/copied/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs171 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.movedAway !== undefined){
let data81 = data.movedAway;
const _errs175 = errors;
if((!(Array.isArray(data81))) && (data81 !== null)){
validate23.errors = [{instancePath:instancePath+"/movedAway",schemaPath:"#/properties/movedAway/type",keyword:"type",params:{type: schema35.properties.movedAway.type}}];
return false;
}
if(errors === _errs175){
if(Array.isArray(data81)){
var valid32 = true;
const len18 = data81.length;
for(let i18=0; i18<len18; i18++){
const _errs177 = errors;
if(typeof data81[i18] !== "string"){
validate23.errors = [{instancePath:instancePath+"/movedAway/" + i18,schemaPath:"#/properties/movedAway/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid32 = _errs177 === errors;
if(!valid32){
break;
}
}
}
}
var valid0 = _errs175 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedReturns !== undefined){
let data83 = data.deletedReturns;
const _errs179 = errors;
if((!(Array.isArray(data83))) && (data83 !== null)){
validate23.errors = [{instancePath:instancePath+"/deletedReturns",schemaPath:"#/properties/deletedReturns/type",keyword:"type",params:{type: schema35.properties.deletedReturns.type}}];
return false;
}
if(errors === _errs179){
if(Array.isArray(data83)){
var valid33 = true;
const len19 = data83.length;
for(let i19=0; i19<len19; i19++){
const _errs181 = errors;
if(typeof data83[i19] !== "string"){
validate23.errors = [{instancePath:instancePath+"/deletedReturns/" + i19,schemaPath:"#/properties/deletedReturns/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs181 === errors;
if(!valid33){
break;
}
}
}
}
var valid0 = _errs179 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returns !== undefined){
let data85 = data.returns;
const _errs183 = errors;
if(errors === _errs183){
if(Array.isArray(data85)){
var valid34 = true;
const len20 = data85.length;
for(let i20=0; i20<len20; i20++){
const _errs185 = errors;
if(!(validate24(data85[i20], {instancePath:instancePath+"/returns/" + i20,parentData:data85,parentDataProperty:i20,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid34 = _errs185 === errors;
if(!valid34){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/returns",schemaPath:"#/properties/returns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs183 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data87 = data.findings;
const _errs186 = errors;
if(errors === _errs186){
if(Array.isArray(data87)){
var valid35 = true;
const len21 = data87.length;
for(let i21=0; i21<len21; i21++){
let data88 = data87[i21];
const _errs188 = errors;
const _errs189 = errors;
if(errors === _errs189){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
const _errs191 = errors;
for(const key13 in data88){
if(!(((((key13 === "property") || (key13 === "untrue")) || (key13 === "unknowable")) || (key13 === "excerpt")) || (key13 === "fix"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21,schemaPath:"#/$defs/findingMore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break;
}
}
if(_errs191 === errors){
if(data88.property !== undefined){
let data89 = data88.property;
const _errs192 = errors;
if((typeof data89 !== "string") && (!(Array.isArray(data89)))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/property",schemaPath:"#/$defs/findingMore/properties/property/type",keyword:"type",params:{type: schema42.properties.property.type}}];
return false;
}
if(errors === _errs192){
if(Array.isArray(data89)){
var valid38 = true;
const len22 = data89.length;
for(let i22=0; i22<len22; i22++){
const _errs194 = errors;
if(typeof data89[i22] !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/property/" + i22,schemaPath:"#/$defs/findingMore/properties/property/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs194 === errors;
if(!valid38){
break;
}
}
}
}
var valid37 = _errs192 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data88.untrue !== undefined){
const _errs196 = errors;
if(true !== data88.untrue){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/untrue",schemaPath:"#/$defs/findingMore/properties/untrue/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid37 = _errs196 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data88.unknowable !== undefined){
const _errs197 = errors;
if(true !== data88.unknowable){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/unknowable",schemaPath:"#/$defs/findingMore/properties/unknowable/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid37 = _errs197 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data88.excerpt !== undefined){
let data93 = data88.excerpt;
const _errs198 = errors;
if(errors === _errs198){
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
let missing10;
if(((data93.text === undefined) && (missing10 = "text")) || ((data93.cut === undefined) && (missing10 = "cut"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/excerpt",schemaPath:"#/$defs/findingMore/properties/excerpt/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs200 = errors;
for(const key14 in data93){
if(!((key14 === "text") || (key14 === "cut"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/excerpt",schemaPath:"#/$defs/findingMore/properties/excerpt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs200 === errors){
if(data93.text !== undefined){
const _errs201 = errors;
if(typeof data93.text !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/excerpt/text",schemaPath:"#/$defs/findingMore/properties/excerpt/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs201 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data93.cut !== undefined){
let data95 = data93.cut;
const _errs203 = errors;
if(!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/excerpt/cut",schemaPath:"#/$defs/findingMore/properties/excerpt/properties/cut/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs203){
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 < 0 || isNaN(data95)){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/excerpt/cut",schemaPath:"#/$defs/findingMore/properties/excerpt/properties/cut/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid39 = _errs203 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/excerpt",schemaPath:"#/$defs/findingMore/properties/excerpt/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid37 = _errs198 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data88.fix !== undefined){
let data96 = data88.fix;
const _errs205 = errors;
if(errors === _errs205){
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
let missing11;
if((((data96.safety === undefined) && (missing11 = "safety")) || ((data96.does === undefined) && (missing11 = "does"))) || ((data96.edits === undefined) && (missing11 = "edits"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix",schemaPath:"#/$defs/findingMore/properties/fix/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs207 = errors;
for(const key15 in data96){
if(!(((key15 === "safety") || (key15 === "does")) || (key15 === "edits"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix",schemaPath:"#/$defs/findingMore/properties/fix/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}}];
return false;
break;
}
}
if(_errs207 === errors){
if(data96.safety !== undefined){
let data97 = data96.safety;
const _errs208 = errors;
if(typeof data97 !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix/safety",schemaPath:"#/$defs/findingMore/properties/fix/properties/safety/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data97 === "safe") || (data97 === "unsafe"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix/safety",schemaPath:"#/$defs/findingMore/properties/fix/properties/safety/enum",keyword:"enum",params:{allowedValues: schema42.properties.fix.properties.safety.enum}}];
return false;
}
var valid40 = _errs208 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data96.does !== undefined){
const _errs210 = errors;
if(typeof data96.does !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix/does",schemaPath:"#/$defs/findingMore/properties/fix/properties/does/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs210 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data96.edits !== undefined){
let data99 = data96.edits;
const _errs212 = errors;
if(errors === _errs212){
if(Array.isArray(data99)){
var valid41 = true;
const len23 = data99.length;
for(let i23=0; i23<len23; i23++){
let data100 = data99[i23];
const _errs214 = errors;
if(errors === _errs214){
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
let missing12;
if((data100.kind === undefined) && (missing12 = "kind")){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix/edits/" + i23,schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/items/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
if(data100.kind !== undefined){
let data101 = data100.kind;
if(typeof data101 !== "string"){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix/edits/" + i23+"/kind",schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data101 === "set") || (data101 === "remove")) || (data101 === "rename")) || (data101 === "move")) || (data101 === "byte-order-mark"))){
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix/edits/" + i23+"/kind",schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema42.properties.fix.properties.edits.items.properties.kind.enum}}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix/edits/" + i23,schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid41 = _errs214 === errors;
if(!valid41){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix/edits",schemaPath:"#/$defs/findingMore/properties/fix/properties/edits/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid40 = _errs212 === errors;
}
else {
var valid40 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i21+"/fix",schemaPath:"#/$defs/findingMore/properties/fix/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid37 = _errs205 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings/" + i21,schemaPath:"#/$defs/findingMore/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid35 = _errs188 === errors;
if(!valid35){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs186 === errors;
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
if(data.returns !== undefined){
let data39 = data.returns;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data39)){
var valid5 = true;
const len0 = data39.length;
for(let i0=0; i0<len0; i0++){
const _errs85 = errors;
if(!(validate21(data39[i0], {instancePath:instancePath+"/returns/" + i0,parentData:data39,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid5 = _errs85 === errors;
if(!valid5){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/returns",schemaPath:"#/properties/returns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data41 = data.findings;
const _errs86 = errors;
if(errors === _errs86){
if(Array.isArray(data41)){
var valid6 = true;
const len1 = data41.length;
for(let i1=0; i1<len1; i1++){
let data42 = data41[i1];
const _errs88 = errors;
const _errs89 = errors;
const _errs91 = errors;
let valid8 = true;
const _errs92 = errors;
if(errors === _errs92){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing5;
if((data42.file === undefined) && (missing5 = "file")){
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
if(data42.file !== undefined){
if(data42.file !== null){
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
var _valid0 = _errs92 === errors;
errors = _errs91;
if(vErrors !== null){
if(_errs91){
vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs96 = errors;
if(errors === _errs96){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.index !== undefined){
const _errs98 = errors;
if(data42.index !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/index",schemaPath:"#/$defs/finding/then/properties/index/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid10 = _errs98 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data42.pointer !== undefined){
const _errs100 = errors;
if(data42.pointer !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/pointer",schemaPath:"#/$defs/finding/then/properties/pointer/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid10 = _errs100 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data42.startLine !== undefined){
const _errs102 = errors;
if(data42.startLine !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/startLine",schemaPath:"#/$defs/finding/then/properties/startLine/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid10 = _errs102 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data42.startColumn !== undefined){
const _errs104 = errors;
if(data42.startColumn !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/startColumn",schemaPath:"#/$defs/finding/then/properties/startColumn/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid10 = _errs104 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data42.endLine !== undefined){
const _errs106 = errors;
if(data42.endLine !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/endLine",schemaPath:"#/$defs/finding/then/properties/endLine/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid10 = _errs106 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data42.endColumn !== undefined){
const _errs108 = errors;
if(data42.endColumn !== null){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/endColumn",schemaPath:"#/$defs/finding/then/properties/endColumn/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid10 = _errs108 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"#/$defs/finding/then/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var _valid0 = _errs96 === errors;
valid8 = _valid0;
if(valid8){
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
if(!valid8){
const err3 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/$defs/finding/if",keyword:"if",params:{failingKeyword: "then"}};
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
if(errors === _errs89){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing6;
if(((((((((((((((data42.rule === undefined) && (missing6 = "rule")) || ((data42.severity === undefined) && (missing6 = "severity"))) || ((data42.message === undefined) && (missing6 = "message"))) || ((data42.recommendation === undefined) && (missing6 = "recommendation"))) || ((data42.file === undefined) && (missing6 = "file"))) || ((data42.index === undefined) && (missing6 = "index"))) || ((data42.pointer === undefined) && (missing6 = "pointer"))) || ((data42.startLine === undefined) && (missing6 = "startLine"))) || ((data42.startColumn === undefined) && (missing6 = "startColumn"))) || ((data42.endLine === undefined) && (missing6 = "endLine"))) || ((data42.endColumn === undefined) && (missing6 = "endColumn"))) || ((data42.fingerprint === undefined) && (missing6 = "fingerprint"))) || ((data42.baselined === undefined) && (missing6 = "baselined"))) || ((data42.preexisting === undefined) && (missing6 = "preexisting"))){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"#/$defs/finding/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs110 = errors;
for(const key5 in data42){
if(!(func1.call(schema34.properties, key5))){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"#/$defs/finding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs110 === errors){
if(data42.rule !== undefined){
const _errs111 = errors;
if(typeof data42.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/rule",schemaPath:"#/$defs/finding/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs111 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.severity !== undefined){
let data51 = data42.severity;
const _errs113 = errors;
if(typeof data51 !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/severity",schemaPath:"#/$defs/finding/properties/severity/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data51 === "error") || (data51 === "warning")) || (data51 === "notice"))){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/severity",schemaPath:"#/$defs/finding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema34.properties.severity.enum}}];
return false;
}
var valid11 = _errs113 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.message !== undefined){
const _errs115 = errors;
if(typeof data42.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/message",schemaPath:"#/$defs/finding/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs115 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.recommendation !== undefined){
const _errs117 = errors;
if(typeof data42.recommendation !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/recommendation",schemaPath:"#/$defs/finding/properties/recommendation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs117 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.file !== undefined){
let data54 = data42.file;
const _errs119 = errors;
if((typeof data54 !== "string") && (data54 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/file",schemaPath:"#/$defs/finding/properties/file/type",keyword:"type",params:{type: schema34.properties.file.type}}];
return false;
}
var valid11 = _errs119 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.index !== undefined){
let data55 = data42.index;
const _errs121 = errors;
if((!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))) && (data55 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/index",schemaPath:"#/$defs/finding/properties/index/type",keyword:"type",params:{type: schema34.properties.index.type}}];
return false;
}
if(errors === _errs121){
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/index",schemaPath:"#/$defs/finding/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid11 = _errs121 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.pointer !== undefined){
let data56 = data42.pointer;
const _errs123 = errors;
if((typeof data56 !== "string") && (data56 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/pointer",schemaPath:"#/$defs/finding/properties/pointer/type",keyword:"type",params:{type: schema34.properties.pointer.type}}];
return false;
}
var valid11 = _errs123 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.startLine !== undefined){
let data57 = data42.startLine;
const _errs125 = errors;
if((!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))) && (data57 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/startLine",schemaPath:"#/$defs/finding/properties/startLine/type",keyword:"type",params:{type: schema34.properties.startLine.type}}];
return false;
}
if(errors === _errs125){
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 1 || isNaN(data57)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/startLine",schemaPath:"#/$defs/finding/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid11 = _errs125 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.startColumn !== undefined){
let data58 = data42.startColumn;
const _errs127 = errors;
if((!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))) && (data58 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/startColumn",schemaPath:"#/$defs/finding/properties/startColumn/type",keyword:"type",params:{type: schema34.properties.startColumn.type}}];
return false;
}
if(errors === _errs127){
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 1 || isNaN(data58)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/startColumn",schemaPath:"#/$defs/finding/properties/startColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid11 = _errs127 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.endLine !== undefined){
let data59 = data42.endLine;
const _errs129 = errors;
if((!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))) && (data59 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/endLine",schemaPath:"#/$defs/finding/properties/endLine/type",keyword:"type",params:{type: schema34.properties.endLine.type}}];
return false;
}
if(errors === _errs129){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 1 || isNaN(data59)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/endLine",schemaPath:"#/$defs/finding/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid11 = _errs129 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.endColumn !== undefined){
let data60 = data42.endColumn;
const _errs131 = errors;
if((!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))) && (data60 !== null)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/endColumn",schemaPath:"#/$defs/finding/properties/endColumn/type",keyword:"type",params:{type: schema34.properties.endColumn.type}}];
return false;
}
if(errors === _errs131){
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 1 || isNaN(data60)){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/endColumn",schemaPath:"#/$defs/finding/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid11 = _errs131 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.fingerprint !== undefined){
const _errs133 = errors;
if(typeof data42.fingerprint !== "string"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/fingerprint",schemaPath:"#/$defs/finding/properties/fingerprint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs133 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.baselined !== undefined){
const _errs135 = errors;
if(typeof data42.baselined !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/baselined",schemaPath:"#/$defs/finding/properties/baselined/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid11 = _errs135 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data42.preexisting !== undefined){
const _errs137 = errors;
if(typeof data42.preexisting !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/findings/" + i1+"/preexisting",schemaPath:"#/$defs/finding/properties/preexisting/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid11 = _errs137 === errors;
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
validate20.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"#/$defs/finding/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs88 === errors;
if(!valid6){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shard !== undefined){
const _errs139 = errors;
if(!(validate23(data.shard, {instancePath:instancePath+"/shard",parentData:data,parentDataProperty:"shard",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs139 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trend !== undefined){
let data65 = data.trend;
const _errs140 = errors;
if(errors === _errs140){
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
let missing7;
if((((((((data65.against === undefined) && (missing7 = "against")) || ((data65.new === undefined) && (missing7 = "new"))) || ((data65.mended === undefined) && (missing7 = "mended"))) || ((data65.unchanged === undefined) && (missing7 = "unchanged"))) || ((data65.leftOut === undefined) && (missing7 = "leftOut"))) || ((data65.doubts === undefined) && (missing7 = "doubts"))) || ((data65.runs === undefined) && (missing7 = "runs"))){
validate20.errors = [{instancePath:instancePath+"/trend",schemaPath:"#/properties/trend/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs142 = errors;
for(const key6 in data65){
if(!(((((((key6 === "against") || (key6 === "new")) || (key6 === "mended")) || (key6 === "unchanged")) || (key6 === "leftOut")) || (key6 === "doubts")) || (key6 === "runs"))){
validate20.errors = [{instancePath:instancePath+"/trend",schemaPath:"#/properties/trend/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs142 === errors){
if(data65.against !== undefined){
let data66 = data65.against;
const _errs143 = errors;
if((!(data66 && typeof data66 == "object" && !Array.isArray(data66))) && (data66 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/against",schemaPath:"#/properties/trend/properties/against/type",keyword:"type",params:{type: schema31.properties.trend.properties.against.type}}];
return false;
}
if(errors === _errs143){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
let missing8;
if(((data66.report === undefined) && (missing8 = "report")) || ((data66.revision === undefined) && (missing8 = "revision"))){
validate20.errors = [{instancePath:instancePath+"/trend/against",schemaPath:"#/properties/trend/properties/against/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs145 = errors;
for(const key7 in data66){
if(!((key7 === "report") || (key7 === "revision"))){
validate20.errors = [{instancePath:instancePath+"/trend/against",schemaPath:"#/properties/trend/properties/against/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs145 === errors){
if(data66.report !== undefined){
const _errs146 = errors;
if(typeof data66.report !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/against/report",schemaPath:"#/properties/trend/properties/against/properties/report/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs146 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data66.revision !== undefined){
let data68 = data66.revision;
const _errs148 = errors;
if((typeof data68 !== "string") && (data68 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/against/revision",schemaPath:"#/properties/trend/properties/against/properties/revision/type",keyword:"type",params:{type: schema31.properties.trend.properties.against.properties.revision.type}}];
return false;
}
if(errors === _errs148){
if(typeof data68 === "string"){
if(!pattern4.test(data68)){
validate20.errors = [{instancePath:instancePath+"/trend/against/revision",schemaPath:"#/properties/trend/properties/against/properties/revision/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]+$"}}];
return false;
}
}
}
var valid13 = _errs148 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
var valid12 = _errs143 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data65.new !== undefined){
let data69 = data65.new;
const _errs150 = errors;
if(errors === _errs150){
if(Array.isArray(data69)){
var valid14 = true;
const len2 = data69.length;
for(let i2=0; i2<len2; i2++){
const _errs152 = errors;
if(typeof data69[i2] !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/new/" + i2,schemaPath:"#/properties/trend/properties/new/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs152 === errors;
if(!valid14){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/new",schemaPath:"#/properties/trend/properties/new/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs150 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data65.mended !== undefined){
let data71 = data65.mended;
const _errs154 = errors;
if(errors === _errs154){
if(Array.isArray(data71)){
var valid15 = true;
const len3 = data71.length;
for(let i3=0; i3<len3; i3++){
let data72 = data71[i3];
const _errs156 = errors;
const _errs157 = errors;
if(errors === _errs157){
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
let missing9;
if(((((((((data72.rule === undefined) && (missing9 = "rule")) || ((data72.severity === undefined) && (missing9 = "severity"))) || ((data72.message === undefined) && (missing9 = "message"))) || ((data72.file === undefined) && (missing9 = "file"))) || ((data72.index === undefined) && (missing9 = "index"))) || ((data72.startLine === undefined) && (missing9 = "startLine"))) || ((data72.fingerprint === undefined) && (missing9 = "fingerprint"))) || ((data72.gone === undefined) && (missing9 = "gone"))){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3,schemaPath:"#/$defs/mended/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs159 = errors;
for(const key8 in data72){
if(!((((((((key8 === "rule") || (key8 === "severity")) || (key8 === "message")) || (key8 === "file")) || (key8 === "index")) || (key8 === "startLine")) || (key8 === "fingerprint")) || (key8 === "gone"))){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3,schemaPath:"#/$defs/mended/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs159 === errors){
if(data72.rule !== undefined){
const _errs160 = errors;
if(typeof data72.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/rule",schemaPath:"#/$defs/mended/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs160 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data72.severity !== undefined){
let data74 = data72.severity;
const _errs162 = errors;
if(typeof data74 !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/severity",schemaPath:"#/$defs/mended/properties/severity/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data74 === "error") || (data74 === "warning")) || (data74 === "notice"))){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/severity",schemaPath:"#/$defs/mended/properties/severity/enum",keyword:"enum",params:{allowedValues: schema43.properties.severity.enum}}];
return false;
}
var valid17 = _errs162 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data72.message !== undefined){
const _errs164 = errors;
if(typeof data72.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/message",schemaPath:"#/$defs/mended/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs164 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data72.file !== undefined){
let data76 = data72.file;
const _errs166 = errors;
if((typeof data76 !== "string") && (data76 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/file",schemaPath:"#/$defs/mended/properties/file/type",keyword:"type",params:{type: schema43.properties.file.type}}];
return false;
}
var valid17 = _errs166 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data72.index !== undefined){
let data77 = data72.index;
const _errs168 = errors;
if((!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))) && (data77 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/index",schemaPath:"#/$defs/mended/properties/index/type",keyword:"type",params:{type: schema43.properties.index.type}}];
return false;
}
if(errors === _errs168){
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/index",schemaPath:"#/$defs/mended/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid17 = _errs168 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data72.startLine !== undefined){
let data78 = data72.startLine;
const _errs170 = errors;
if((!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))) && (data78 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/startLine",schemaPath:"#/$defs/mended/properties/startLine/type",keyword:"type",params:{type: schema43.properties.startLine.type}}];
return false;
}
if(errors === _errs170){
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/startLine",schemaPath:"#/$defs/mended/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid17 = _errs170 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data72.fingerprint !== undefined){
const _errs172 = errors;
if(typeof data72.fingerprint !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/fingerprint",schemaPath:"#/$defs/mended/properties/fingerprint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs172 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data72.gone !== undefined){
const _errs174 = errors;
if(typeof data72.gone !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3+"/gone",schemaPath:"#/$defs/mended/properties/gone/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid17 = _errs174 === errors;
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
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/mended/" + i3,schemaPath:"#/$defs/mended/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs156 === errors;
if(!valid15){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/mended",schemaPath:"#/properties/trend/properties/mended/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs154 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data65.unchanged !== undefined){
let data81 = data65.unchanged;
const _errs176 = errors;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
validate20.errors = [{instancePath:instancePath+"/trend/unchanged",schemaPath:"#/properties/trend/properties/unchanged/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs176){
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 0 || isNaN(data81)){
validate20.errors = [{instancePath:instancePath+"/trend/unchanged",schemaPath:"#/properties/trend/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid12 = _errs176 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data65.leftOut !== undefined){
let data82 = data65.leftOut;
const _errs178 = errors;
if(errors === _errs178){
if(Array.isArray(data82)){
var valid18 = true;
const len4 = data82.length;
for(let i4=0; i4<len4; i4++){
let data83 = data82[i4];
const _errs180 = errors;
if(errors === _errs180){
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
let missing10;
if(((data83.report === undefined) && (missing10 = "report")) || ((data83.problem === undefined) && (missing10 = "problem"))){
validate20.errors = [{instancePath:instancePath+"/trend/leftOut/" + i4,schemaPath:"#/properties/trend/properties/leftOut/items/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs182 = errors;
for(const key9 in data83){
if(!((key9 === "report") || (key9 === "problem"))){
validate20.errors = [{instancePath:instancePath+"/trend/leftOut/" + i4,schemaPath:"#/properties/trend/properties/leftOut/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs182 === errors){
if(data83.report !== undefined){
const _errs183 = errors;
if(typeof data83.report !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/leftOut/" + i4+"/report",schemaPath:"#/properties/trend/properties/leftOut/items/properties/report/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs183 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data83.problem !== undefined){
const _errs185 = errors;
if(typeof data83.problem !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/leftOut/" + i4+"/problem",schemaPath:"#/properties/trend/properties/leftOut/items/properties/problem/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs185 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/leftOut/" + i4,schemaPath:"#/properties/trend/properties/leftOut/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid18 = _errs180 === errors;
if(!valid18){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/leftOut",schemaPath:"#/properties/trend/properties/leftOut/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs178 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data65.doubts !== undefined){
let data86 = data65.doubts;
const _errs187 = errors;
if(errors === _errs187){
if(Array.isArray(data86)){
var valid20 = true;
const len5 = data86.length;
for(let i5=0; i5<len5; i5++){
const _errs189 = errors;
if(typeof data86[i5] !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/doubts/" + i5,schemaPath:"#/properties/trend/properties/doubts/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid20 = _errs189 === errors;
if(!valid20){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/doubts",schemaPath:"#/properties/trend/properties/doubts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs187 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data65.runs !== undefined){
let data88 = data65.runs;
const _errs191 = errors;
if(errors === _errs191){
if(Array.isArray(data88)){
if(data88.length < 1){
validate20.errors = [{instancePath:instancePath+"/trend/runs",schemaPath:"#/properties/trend/properties/runs/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid21 = true;
const len6 = data88.length;
for(let i6=0; i6<len6; i6++){
let data89 = data88[i6];
const _errs193 = errors;
const _errs194 = errors;
if(errors === _errs194){
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
let missing11;
if((((((((data89.report === undefined) && (missing11 = "report")) || ((data89.revision === undefined) && (missing11 = "revision"))) || ((data89.conclusion === undefined) && (missing11 = "conclusion"))) || ((data89.claims === undefined) && (missing11 = "claims"))) || ((data89.untrue === undefined) && (missing11 = "untrue"))) || ((data89.cameIn === undefined) && (missing11 = "cameIn"))) || ((data89.agents === undefined) && (missing11 = "agents"))){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6,schemaPath:"#/$defs/run/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs196 = errors;
for(const key10 in data89){
if(!(((((((key10 === "report") || (key10 === "revision")) || (key10 === "conclusion")) || (key10 === "claims")) || (key10 === "untrue")) || (key10 === "cameIn")) || (key10 === "agents"))){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6,schemaPath:"#/$defs/run/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs196 === errors){
if(data89.report !== undefined){
let data90 = data89.report;
const _errs197 = errors;
if((typeof data90 !== "string") && (data90 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/report",schemaPath:"#/$defs/run/properties/report/type",keyword:"type",params:{type: schema44.properties.report.type}}];
return false;
}
var valid23 = _errs197 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data89.revision !== undefined){
let data91 = data89.revision;
const _errs199 = errors;
if((typeof data91 !== "string") && (data91 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/revision",schemaPath:"#/$defs/run/properties/revision/type",keyword:"type",params:{type: schema44.properties.revision.type}}];
return false;
}
if(errors === _errs199){
if(typeof data91 === "string"){
if(!pattern4.test(data91)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/revision",schemaPath:"#/$defs/run/properties/revision/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]+$"}}];
return false;
}
}
}
var valid23 = _errs199 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data89.conclusion !== undefined){
let data92 = data89.conclusion;
const _errs201 = errors;
if(typeof data92 !== "string"){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/conclusion",schemaPath:"#/$defs/run/properties/conclusion/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data92 === "passed") || (data92 === "failed")) || (data92 === "empty"))){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/conclusion",schemaPath:"#/$defs/run/properties/conclusion/enum",keyword:"enum",params:{allowedValues: schema44.properties.conclusion.enum}}];
return false;
}
var valid23 = _errs201 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data89.claims !== undefined){
let data93 = data89.claims;
const _errs203 = errors;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/claims",schemaPath:"#/$defs/run/properties/claims/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs203){
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 < 0 || isNaN(data93)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/claims",schemaPath:"#/$defs/run/properties/claims/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid23 = _errs203 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data89.untrue !== undefined){
let data94 = data89.untrue;
const _errs205 = errors;
if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/untrue",schemaPath:"#/$defs/run/properties/untrue/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs205){
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 < 0 || isNaN(data94)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/untrue",schemaPath:"#/$defs/run/properties/untrue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid23 = _errs205 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data89.cameIn !== undefined){
let data95 = data89.cameIn;
const _errs207 = errors;
if((!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))) && (data95 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/cameIn",schemaPath:"#/$defs/run/properties/cameIn/type",keyword:"type",params:{type: schema44.properties.cameIn.type}}];
return false;
}
if(errors === _errs207){
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 < 0 || isNaN(data95)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/cameIn",schemaPath:"#/$defs/run/properties/cameIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid23 = _errs207 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data89.agents !== undefined){
let data96 = data89.agents;
const _errs209 = errors;
if(errors === _errs209){
if(Array.isArray(data96)){
if(data96.length > 50){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents",schemaPath:"#/$defs/run/properties/agents/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid24 = true;
const len7 = data96.length;
for(let i7=0; i7<len7; i7++){
let data97 = data96[i7];
const _errs211 = errors;
if(errors === _errs211){
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
let missing12;
if((((data97.agent === undefined) && (missing12 = "agent")) || ((data97.claims === undefined) && (missing12 = "claims"))) || ((data97.untrue === undefined) && (missing12 = "untrue"))){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents/" + i7,schemaPath:"#/$defs/run/properties/agents/items/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
const _errs213 = errors;
for(const key11 in data97){
if(!(((key11 === "agent") || (key11 === "claims")) || (key11 === "untrue"))){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents/" + i7,schemaPath:"#/$defs/run/properties/agents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs213 === errors){
if(data97.agent !== undefined){
let data98 = data97.agent;
const _errs214 = errors;
if((typeof data98 !== "string") && (data98 !== null)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents/" + i7+"/agent",schemaPath:"#/$defs/run/properties/agents/items/properties/agent/type",keyword:"type",params:{type: schema44.properties.agents.items.properties.agent.type}}];
return false;
}
var valid25 = _errs214 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data97.claims !== undefined){
let data99 = data97.claims;
const _errs216 = errors;
if(!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents/" + i7+"/claims",schemaPath:"#/$defs/run/properties/agents/items/properties/claims/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs216){
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 < 0 || isNaN(data99)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents/" + i7+"/claims",schemaPath:"#/$defs/run/properties/agents/items/properties/claims/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid25 = _errs216 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data97.untrue !== undefined){
let data100 = data97.untrue;
const _errs218 = errors;
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents/" + i7+"/untrue",schemaPath:"#/$defs/run/properties/agents/items/properties/untrue/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs218){
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 < 0 || isNaN(data100)){
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents/" + i7+"/untrue",schemaPath:"#/$defs/run/properties/agents/items/properties/untrue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid25 = _errs218 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents/" + i7,schemaPath:"#/$defs/run/properties/agents/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid24 = _errs211 === errors;
if(!valid24){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6+"/agents",schemaPath:"#/$defs/run/properties/agents/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid23 = _errs209 === errors;
}
else {
var valid23 = true;
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
validate20.errors = [{instancePath:instancePath+"/trend/runs/" + i6,schemaPath:"#/$defs/run/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid21 = _errs193 === errors;
if(!valid21){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/trend/runs",schemaPath:"#/properties/trend/properties/runs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs191 === errors;
}
else {
var valid12 = true;
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
validate20.errors = [{instancePath:instancePath+"/trend",schemaPath:"#/properties/trend/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs140 === errors;
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
        throw new usage_error/* UsageError */.e(`The report ${file.name} ${file.problem}: name the JSON reports of all shards, each a file.`);
    }
    const report = (0,report_file/* readReport */.tL)(file, { notJson, take });
    if ('problem' in report)
        throw new usage_error/* UsageError */.e(`${report.name} ${report.problem}`);
    return { name: file.name, ...report };
}
function notJson(text) {
    const place = text.length > LARGEST_LOCATED ? null : placeOfError(text);
    return new report_file/* UnfitReport */.Vz(`is no JSON: it was cut off or is damaged. ${INSTEAD}`, place);
}
function take(value) {
    if (!validate(value)) {
        const [error] = validate.errors ?? [];
        throw new report_file/* UnfitReport */.Vz(`is no report of this version of return-gate: ${schemaErrorInWords(error)}. ${INSTEAD}`);
    }
    const { source, shard: details } = value;
    if (source.shard === null) {
        throw new report_file/* UnfitReport */.Vz('is the report of a whole run, and no shard: there is nothing to join it with.');
    }
    const shard = (0,gather_shard/* parseShard */.uK)(source.shard);
    if (shard === undefined)
        throw new report_file/* UnfitReport */.Vz(`calls itself the shard ${source.shard}, which there is not.`);
    if (details === undefined)
        throw new report_file/* UnfitReport */.Vz(`lacks what joins it with other shards, "shard". ${INSTEAD}`);
    for (const list of ['returns', 'findings']) {
        if (value[list].length === details[list].length)
            continue;
        const [has, tells] = [value[list].length, details[list].length].map(String);
        throw new report_file/* UnfitReport */.Vz(`is damaged: /shard/${list} has ${tells ?? ''} elements for the ${has ?? ''} of /${list}.`);
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
function schemaErrorInWords(error) {
    if (error === undefined)
        return 'its schema does not take it';
    const { instancePath, keyword, params } = error;
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

;// CONCATENATED MODULE: ./src/merge/string-pool.ts
const MOST_TEXTS = 10_000;
class StringPool {
    #texts = new Map();
    #lists = new Map();
    text(text) {
        return text === null ? text : kept(this.#texts, text, text);
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
    const report = (0,complete_run/* completeRun */.H)(await (0,terms_json/* termsFrom */.cV)(terms, { tree: source, now: clock }), shards.map(({ part }) => part));
    return { report, changes: terms.changes };
}
function demandSameTool({ name, head }, tool) {
    if (head.tool.name === tool.name && head.tool.version === tool.version)
        return;
    throw new usage_error/* UsageError */.e(`${name} was written by ${head.tool.name} ${head.tool.version}, and this is ${tool.name} ${tool.version}: join the shards with the version that checked them.`);
}
function termsOf({ name, head: { terms, digests } }) {
    const own = terms === null ? null : (0,terms_json/* digestsOf */.nw)(terms);
    if (terms === null ||
        own === null ||
        Object.entries(own).some(([key, digest]) => digests[key] !== digest)) {
        throw new usage_error/* UsageError */.e(`${name} is damaged: /shard/terms differs from /shard/digests. Run the shard again.`);
    }
    return terms;
}


/***/ })

};
;
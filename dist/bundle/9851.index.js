"use strict";
exports.id = 9851;
exports.ids = [9851];
exports.modules = {

/***/ 1122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ toConfig)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1300);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(783);
/* harmony import */ var _removed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7694);




function toConfig(file, value, warnings = []) {
    const size = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'max-file-size');
    const returns = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'max-returns');
    const claims = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'max-claims');
    return {
        file,
        warnings,
        standards: standardsOf(value),
        paths: texts(value, 'paths'),
        ignore: texts(value, 'ignore'),
        rules: levelsOf(value),
        overrides: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(value, 'overrides').filter(_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv).map(toOverride),
        vocabulary: vocabularyOf(value),
        agents: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'agents') === undefined ? null : texts(value, 'agents'),
        familySettings: new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_SETTINGS */ .td.flatMap(({ name }) => {
            const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, name);
            return given === undefined ? [] : [[name, given]];
        })),
        failOn: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'fail-on'),
        ifNoReturns: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'if-no-returns'),
        archived: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'archived'),
        staleAfter: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'stale-after'),
        maxFileSize: typeof size === 'number' ? String(size) : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'max-file-size'),
        maxReturns: typeof returns === 'number' ? String(returns) : undefined,
        maxClaims: typeof claims === 'number' ? String(claims) : undefined,
        unclaimed: texts(value, 'unclaimed'),
        agentBranches: texts(value, 'agent-branches'),
        agentBranchesRequire: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'agent-branches-require'),
        baseline: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(value, 'baseline') ?? null,
    };
}
function toOverride(value) {
    return {
        paths: texts(value, 'paths'),
        findings: texts(value, 'findings'),
        standards: standardsOf(value),
        rules: levelsOf(value),
    };
}
function texts(value, key) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listField */ .FZ)(value, key).filter((element) => typeof element === 'string');
}
function standardsOf(value) {
    const chosen = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'standards');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .stringField */ .OM)(chosen, family);
        return id === undefined ? [] : [[family, id]];
    }));
}
function vocabularyOf(value) {
    const vocabulary = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'vocabulary');
    return new Map(_families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
        const words = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(vocabulary, family);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(words))
            return [];
        const statuses = fieldEntries(words, 'statuses').flatMap(([word, means]) => typeof means === 'string' || typeof means === 'boolean' ? [[word, means]] : []);
        const types = fieldEntries(words, 'artifact-types').flatMap(([word, means]) => typeof means === 'string' || means === true ? [[word, means]] : []);
        return [[family, { statuses: new Map(statuses), artifactTypes: new Map(types) }]];
    }));
}
function fieldEntries(value, key) {
    const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, key);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(found) ? Object.entries(found) : [];
}
const LEVELS = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, 'off'];
function levelsOf(value) {
    const rules = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value, 'rules');
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(rules))
        return new Map();
    return new Map(Object.entries(rules).flatMap(([id, given]) => {
        if ((0,_removed_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c)('rule', id) !== undefined)
            return [];
        const level = LEVELS.find((known) => known === given);
        return level === undefined ? [] : [[id, level]];
    }));
}


/***/ }),

/***/ 9851:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfig: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/config/yaml.ts




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
    const composer = new dist/* Composer */.Dk({ uniqueKeys: false, version: '1.2' });
    const [document, second] = composer.compose(new dist/* Parser */.iX().parse(text), false, text.length);
    if (document === undefined || isNothing(document)) {
        return unreadable([{ at: 0, message: 'The file is empty: write a key, such as ignore, or delete the file.' }]);
    }
    const gathering = new ParsedTextBuilder(text);
    const value = yaml_valueOf(document.contents, '', gathering);
    gathering.flaws.push(...flawsOfDocument(document, text));
    if (second !== undefined) {
        gathering.flaws.push({ at: second.range[0], message: 'A second document starts here: write all in one.' });
    }
    return document.errors.length > 0 ? unreadable(gathering.flaws) : gathering.finish(value);
}
function isNothing({ contents, errors }) {
    if (errors.length > 0)
        return false;
    return contents === null || ((0,dist/* isScalar */.jn)(contents) && contents.value === null && contents.source === '');
}
function flawsOfDocument({ errors, directives }, text) {
    const flaws = errors.map(({ message, pos: [at] }) => ({ at, message: `This is no YAML: ${yaml_short(message)}.` }));
    const { explicit = false, version } = directives.yaml;
    if (!explicit || version === '1.2')
        return flaws;
    return [...flaws, { at: Math.max(text.indexOf('%YAML'), 0), message: 'Only YAML 1.2 is read: take this line out.' }];
}
function yaml_short(message) {
    const [line = ''] = message.split('\n');
    return (0,model_text/* cut */.Jj)(line, 200);
}
function excessOf(text) {
    let at = 0;
    let tokens = 0;
    let flow = 0;
    let compact = 0;
    let pairs = 0;
    let startsLine = true;
    for (const token of new dist/* Lexer */.JG().lex(text)) {
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
function yaml_valueOf(node, pointer, gathering, key = null) {
    const at = node?.range[0] ?? key ?? 0;
    gathering.places.set(pointer, { value: at, key });
    if (node === null)
        return null;
    if ((0,dist/* isAlias */.Vj)(node)) {
        return gathering.refuse(pointer, at, `YAML takes *${node.source} for an alias, which a configuration has none of: put text that begins with * in quotes.`);
    }
    if (node.tag !== undefined) {
        return gathering.refuse(pointer, startOfMark('!', at, gathering.text), `YAML takes ${node.tag} for a tag, which a configuration has none of: put text that begins with ! in quotes.`);
    }
    if (node.anchor !== undefined) {
        return gathering.refuse(pointer, startOfMark('&', at, gathering.text), `YAML takes &${node.anchor} for an anchor, which a configuration has none of: put text that begins with & in quotes.`);
    }
    if ((0,dist/* isSeq */.oP)(node))
        return node.items.map((item, n) => yaml_valueOf(item, (0,model_pointer/* join */.fj)(pointer, n), gathering));
    if ((0,dist/* isMap */.jh)(node)) {
        const pairs = new Map();
        for (const pair of node.items) {
            const name = keyOf(pair.key, gathering);
            if (name === undefined)
                continue;
            const start = pair.key.range[0];
            if (pairs.has(name))
                gathering.repeatedKey(name, start);
            else
                pairs.set(name, yaml_valueOf(pair.value, (0,model_pointer/* join */.fj)(pointer, name), gathering, start));
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
    if (fault === undefined && (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string')
        return node.value;
    gathering.flaws.push({ at: node.range[0], message: fault ?? 'A key is text.' });
    return undefined;
}
function faultOfKey(node) {
    if ((0,dist/* isAlias */.Vj)(node))
        return `A key is text: *${node.source} is an alias, which a configuration has none of.`;
    if (node.tag !== undefined || node.anchor !== undefined)
        return 'A key is text, without a tag or an anchor.';
    if (!(0,dist/* isScalar */.jn)(node))
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
        if (depth > MAX_DEPTH)
            return { at: index, message: `Here values nest deeper than ${String(MAX_DEPTH)} levels.` };
    }
    return undefined;
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(3870);
// EXTERNAL MODULE: ./src/config/config.ts
var config = __webpack_require__(1122);
// EXTERNAL MODULE: ./src/config/error.ts
var error = __webpack_require__(8004);
// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(783);
// EXTERNAL MODULE: ./src/families/rule-ids.ts
var rule_ids = __webpack_require__(2083);
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
];
const KEYS = new Map([
    ['', TOP_KEYS],
    ['/standards', choose/* FAMILY_NAMES */.ME],
    ['/rules', rule_ids/* RULE_IDS */.Iu],
    ['/vocabulary', choose/* FAMILY_NAMES */.ME],
    ...choose/* FAMILY_NAMES */.ME.map((family) => [`/vocabulary/${family}`, ['statuses', 'artifact-types']]),
    ['/overrides/*', ['paths', 'findings', 'standards', 'rules']],
    ['/overrides/*/standards', choose/* FAMILY_NAMES */.ME],
    ['/overrides/*/rules', rule_ids/* RULE_IDS */.Iu],
]);

// EXTERNAL MODULE: ./src/config/removed.ts
var removed = __webpack_require__(7694);
;// CONCATENATED MODULE: ./src/config/validate.js
// Generated by `npm run generate` from schemas/config.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:config","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"standards":{"type":"object","additionalProperties":false,"properties":{"return-meta":{"enum":["return-meta@1.2","return-meta@1.4","return-meta@2.1"]},"subagent-return":{"enum":["subagent-return@1.0","subagent-return@1.2","subagent-return@2.0"]},"orchestrator-handoff":{"enum":["orchestrator-handoff@1"]},"verify-result":{"enum":["verify-result@1"]},"result-envelope":{"enum":["result-envelope@1","result-envelope@4"]},"gsd-summary":{"enum":["gsd-summary@1","gsd-summary@2"]},"gsd-plan":{"enum":["gsd-plan@1"]},"gsd-verification":{"enum":["gsd-verification@1"]},"bmad-story":{"enum":["bmad-story@4","bmad-story@6"]},"bmad-spec":{"enum":["bmad-spec@6"]}}},"paths":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"ignore":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"rules":{"type":"object","propertyNames":{"enum":["agent-type-empty","agent-type-other","agent-type-unknown","artifact-archived","artifact-blank","artifact-case","artifact-directory","artifact-duplicate","artifact-empty","artifact-missing","artifact-not-deleted","artifact-object","artifact-path-empty","artifact-path-relative","artifact-path-slashes","artifact-path-valid","artifact-relocated","artifact-removed","artifact-self","artifact-summary","artifact-summary-length","artifact-summary-sentence","artifact-type","artifact-type-path","artifact-unchanged","artifact-uncommitted","artifact-undetermined","artifact-unverifiable","baseline-stale","blockers-required","bmad-baseline-unknown","bmad-deleted-present","bmad-file-list","bmad-sprint-status","bmad-status","bmad-tasks-open","bmad-unread","bmad-untouched","claudemd-none","claudemd-required","completion-data-required","completion-summary-sentences","console-json","continuation-required","custom-field","cycle-recoverable","delegation-cycle","delegation-depth","delegation-path","delegation-short","delegation-tail","duration-negative","envelope-change-folder","envelope-critical-with-warning","envelope-failure-without-risk","envelope-field","envelope-heading","envelope-mode","envelope-next-vague","envelope-risk-severity","envelope-section-order","envelope-success-with-critical","envelope-summary-sentences","envelope-unread","envelope-warning-without-risk","error-code-format","error-message-length","error-text-empty","error-type","errors-required","errors-with-success","failed-with-artifacts","field-type","file-too-large","gsd-actuals","gsd-commit-placeholder","gsd-commit-unknown","gsd-commits-count","gsd-coverage","gsd-deleted-present","gsd-duplicate-key","gsd-field","gsd-frontmatter","gsd-key-link","gsd-must-have-contains","gsd-must-have-exports","gsd-must-have-lines","gsd-must-have-unread","gsd-name","gsd-orphan","gsd-plan-autonomous","gsd-plan-wave","gsd-requirement-open","gsd-requirement-unknown","gsd-requirement-unplanned","gsd-self-check-contradicted","gsd-self-check-failed","gsd-self-check-unread","gsd-status","gsd-uncommitted-work","gsd-unread","gsd-untouched","gsd-verification-gaps","gsd-verification-score","gsd-verification-unexecuted","handoff-tokens","implemented-phases-short","json-duplicate-key","json-encoding","json-only","json-syntax","memory-candidate","meta-file-leftover","metadata-field-type","metadata-top-level","modified-files","next-steps-length","no-emoji","no-markup","no-return-found","no-returns","partial-phases-whole","partial-progress-leftover","partial-progress-required","partial-without-artifacts","phantom-work","phase-counts","phases-required","phases-top-level","plan-markers-unverified","progress-behind","progress-other-total","required-field","research-questions","return-deleted","return-location","return-object","return-undetermined","returns-imported","review-reason","roadmap-item-unknown","roadmap-items-meta","session-id-empty","session-id-format","session-id-mismatch","session-id-reused","standard-mismatch","started-at","status-completed","status-in-progress","status-stale","status-value","summary-empty","summary-length","summary-sentences","summary-tokens","task-slug-case","too-many-claims","too-many-elements","too-many-returns","unclaimed-change","unclaimed-deletion","unknown-field","user-decision","verify-change-name","verify-contradiction","verify-envelope","verify-field","verify-hash-of-nothing","verify-hash-shared","verify-open-tasks","verify-tasks-missing","verify-totals","verify-totals-unknown","verify-value"]},"additionalProperties":{"enum":["error","warning","notice","off"]}},"overrides":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"anyOf":[{"required":["paths"]},{"required":["findings"]}],"dependentRequired":{"standards":["paths"]},"minProperties":2,"properties":{"paths":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"findings":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^[0-9a-f]{32}$"}},"standards":{"type":"object","additionalProperties":false,"properties":{"return-meta":{"enum":["return-meta@1.2","return-meta@1.4","return-meta@2.1"]},"subagent-return":{"enum":["subagent-return@1.0","subagent-return@1.2","subagent-return@2.0"]},"orchestrator-handoff":{"enum":["orchestrator-handoff@1"]},"verify-result":{"enum":["verify-result@1"]},"result-envelope":{"enum":["result-envelope@1","result-envelope@4"]},"gsd-summary":{"enum":["gsd-summary@1","gsd-summary@2"]},"gsd-plan":{"enum":["gsd-plan@1"]},"gsd-verification":{"enum":["gsd-verification@1"]},"bmad-story":{"enum":["bmad-story@4","bmad-story@6"]},"bmad-spec":{"enum":["bmad-spec@6"]}}},"rules":{"$ref":"#/properties/rules"}}}},"vocabulary":{"type":"object","additionalProperties":false,"properties":{"return-meta":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"subagent-return":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"orchestrator-handoff":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"verify-result":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"result-envelope":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"gsd-summary":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"gsd-plan":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"gsd-verification":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"bmad-story":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}},"bmad-spec":{"type":"object","additionalProperties":false,"properties":{"statuses":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"pattern":"^(?=.*\\S).{1,1000}$"}},"artifact-types":{"type":"object","maxProperties":100,"additionalProperties":{"type":["boolean","string"],"not":{"const":false},"pattern":"^(?=.*\\S).{1,1000}$"}}}}}},"agents":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"},"uniqueItems":true},"envelope-mode":{"enum":["engram","openspec","none"]},"fail-on":{"enum":["error","warning","notice","never"],"default":"error"},"if-no-returns":{"enum":["error","warning","ignore"],"default":"error"},"archived":{"enum":["claims","all"],"default":"claims"},"stale-after":{"type":"string","pattern":"^\\d{1,6}[smhdw]$","default":"24h"},"max-file-size":{"type":["string","integer"],"pattern":"^(?!0+\\s*[A-Za-z]*$)\\d{1,12}(?:\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$","minimum":1,"maximum":999999999999,"default":"1MiB"},"max-returns":{"type":"integer","minimum":1,"maximum":999999999,"default":100000},"max-claims":{"type":"integer","minimum":1,"maximum":999999999,"default":1000000},"unclaimed":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"agent-branches":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$"}},"agent-branches-require":{"enum":["final","success"],"default":"final"},"baseline":{"type":"string","pattern":"^(?=.*\\S).{1,1000}$","default":".return-gate-baseline.json"}}};
const schema32 = {"type":"object","propertyNames":{"enum":["agent-type-empty","agent-type-other","agent-type-unknown","artifact-archived","artifact-blank","artifact-case","artifact-directory","artifact-duplicate","artifact-empty","artifact-missing","artifact-not-deleted","artifact-object","artifact-path-empty","artifact-path-relative","artifact-path-slashes","artifact-path-valid","artifact-relocated","artifact-removed","artifact-self","artifact-summary","artifact-summary-length","artifact-summary-sentence","artifact-type","artifact-type-path","artifact-unchanged","artifact-uncommitted","artifact-undetermined","artifact-unverifiable","baseline-stale","blockers-required","bmad-baseline-unknown","bmad-deleted-present","bmad-file-list","bmad-sprint-status","bmad-status","bmad-tasks-open","bmad-unread","bmad-untouched","claudemd-none","claudemd-required","completion-data-required","completion-summary-sentences","console-json","continuation-required","custom-field","cycle-recoverable","delegation-cycle","delegation-depth","delegation-path","delegation-short","delegation-tail","duration-negative","envelope-change-folder","envelope-critical-with-warning","envelope-failure-without-risk","envelope-field","envelope-heading","envelope-mode","envelope-next-vague","envelope-risk-severity","envelope-section-order","envelope-success-with-critical","envelope-summary-sentences","envelope-unread","envelope-warning-without-risk","error-code-format","error-message-length","error-text-empty","error-type","errors-required","errors-with-success","failed-with-artifacts","field-type","file-too-large","gsd-actuals","gsd-commit-placeholder","gsd-commit-unknown","gsd-commits-count","gsd-coverage","gsd-deleted-present","gsd-duplicate-key","gsd-field","gsd-frontmatter","gsd-key-link","gsd-must-have-contains","gsd-must-have-exports","gsd-must-have-lines","gsd-must-have-unread","gsd-name","gsd-orphan","gsd-plan-autonomous","gsd-plan-wave","gsd-requirement-open","gsd-requirement-unknown","gsd-requirement-unplanned","gsd-self-check-contradicted","gsd-self-check-failed","gsd-self-check-unread","gsd-status","gsd-uncommitted-work","gsd-unread","gsd-untouched","gsd-verification-gaps","gsd-verification-score","gsd-verification-unexecuted","handoff-tokens","implemented-phases-short","json-duplicate-key","json-encoding","json-only","json-syntax","memory-candidate","meta-file-leftover","metadata-field-type","metadata-top-level","modified-files","next-steps-length","no-emoji","no-markup","no-return-found","no-returns","partial-phases-whole","partial-progress-leftover","partial-progress-required","partial-without-artifacts","phantom-work","phase-counts","phases-required","phases-top-level","plan-markers-unverified","progress-behind","progress-other-total","required-field","research-questions","return-deleted","return-location","return-object","return-undetermined","returns-imported","review-reason","roadmap-item-unknown","roadmap-items-meta","session-id-empty","session-id-format","session-id-mismatch","session-id-reused","standard-mismatch","started-at","status-completed","status-in-progress","status-stale","status-value","summary-empty","summary-length","summary-sentences","summary-tokens","task-slug-case","too-many-claims","too-many-elements","too-many-returns","unclaimed-change","unclaimed-deletion","unknown-field","user-decision","verify-change-name","verify-contradiction","verify-envelope","verify-field","verify-hash-of-nothing","verify-hash-shared","verify-open-tasks","verify-tasks-missing","verify-totals","verify-totals-unknown","verify-value"]},"additionalProperties":{"enum":["error","warning","notice","off"]}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(?=.*\\S).{1,1000}$", "u");
const pattern7 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern29 = new RegExp("^\\d{1,6}[smhdw]$", "u");
const pattern30 = new RegExp("^(?!0+\\s*[A-Za-z]*$)\\d{1,12}(?:\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$", "u");

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
if(data.rules !== undefined){
let data16 = data.rules;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key2 in data16){
const _errs27 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((key2 === "agent-type-empty") || (key2 === "agent-type-other")) || (key2 === "agent-type-unknown")) || (key2 === "artifact-archived")) || (key2 === "artifact-blank")) || (key2 === "artifact-case")) || (key2 === "artifact-directory")) || (key2 === "artifact-duplicate")) || (key2 === "artifact-empty")) || (key2 === "artifact-missing")) || (key2 === "artifact-not-deleted")) || (key2 === "artifact-object")) || (key2 === "artifact-path-empty")) || (key2 === "artifact-path-relative")) || (key2 === "artifact-path-slashes")) || (key2 === "artifact-path-valid")) || (key2 === "artifact-relocated")) || (key2 === "artifact-removed")) || (key2 === "artifact-self")) || (key2 === "artifact-summary")) || (key2 === "artifact-summary-length")) || (key2 === "artifact-summary-sentence")) || (key2 === "artifact-type")) || (key2 === "artifact-type-path")) || (key2 === "artifact-unchanged")) || (key2 === "artifact-uncommitted")) || (key2 === "artifact-undetermined")) || (key2 === "artifact-unverifiable")) || (key2 === "baseline-stale")) || (key2 === "blockers-required")) || (key2 === "bmad-baseline-unknown")) || (key2 === "bmad-deleted-present")) || (key2 === "bmad-file-list")) || (key2 === "bmad-sprint-status")) || (key2 === "bmad-status")) || (key2 === "bmad-tasks-open")) || (key2 === "bmad-unread")) || (key2 === "bmad-untouched")) || (key2 === "claudemd-none")) || (key2 === "claudemd-required")) || (key2 === "completion-data-required")) || (key2 === "completion-summary-sentences")) || (key2 === "console-json")) || (key2 === "continuation-required")) || (key2 === "custom-field")) || (key2 === "cycle-recoverable")) || (key2 === "delegation-cycle")) || (key2 === "delegation-depth")) || (key2 === "delegation-path")) || (key2 === "delegation-short")) || (key2 === "delegation-tail")) || (key2 === "duration-negative")) || (key2 === "envelope-change-folder")) || (key2 === "envelope-critical-with-warning")) || (key2 === "envelope-failure-without-risk")) || (key2 === "envelope-field")) || (key2 === "envelope-heading")) || (key2 === "envelope-mode")) || (key2 === "envelope-next-vague")) || (key2 === "envelope-risk-severity")) || (key2 === "envelope-section-order")) || (key2 === "envelope-success-with-critical")) || (key2 === "envelope-summary-sentences")) || (key2 === "envelope-unread")) || (key2 === "envelope-warning-without-risk")) || (key2 === "error-code-format")) || (key2 === "error-message-length")) || (key2 === "error-text-empty")) || (key2 === "error-type")) || (key2 === "errors-required")) || (key2 === "errors-with-success")) || (key2 === "failed-with-artifacts")) || (key2 === "field-type")) || (key2 === "file-too-large")) || (key2 === "gsd-actuals")) || (key2 === "gsd-commit-placeholder")) || (key2 === "gsd-commit-unknown")) || (key2 === "gsd-commits-count")) || (key2 === "gsd-coverage")) || (key2 === "gsd-deleted-present")) || (key2 === "gsd-duplicate-key")) || (key2 === "gsd-field")) || (key2 === "gsd-frontmatter")) || (key2 === "gsd-key-link")) || (key2 === "gsd-must-have-contains")) || (key2 === "gsd-must-have-exports")) || (key2 === "gsd-must-have-lines")) || (key2 === "gsd-must-have-unread")) || (key2 === "gsd-name")) || (key2 === "gsd-orphan")) || (key2 === "gsd-plan-autonomous")) || (key2 === "gsd-plan-wave")) || (key2 === "gsd-requirement-open")) || (key2 === "gsd-requirement-unknown")) || (key2 === "gsd-requirement-unplanned")) || (key2 === "gsd-self-check-contradicted")) || (key2 === "gsd-self-check-failed")) || (key2 === "gsd-self-check-unread")) || (key2 === "gsd-status")) || (key2 === "gsd-uncommitted-work")) || (key2 === "gsd-unread")) || (key2 === "gsd-untouched")) || (key2 === "gsd-verification-gaps")) || (key2 === "gsd-verification-score")) || (key2 === "gsd-verification-unexecuted")) || (key2 === "handoff-tokens")) || (key2 === "implemented-phases-short")) || (key2 === "json-duplicate-key")) || (key2 === "json-encoding")) || (key2 === "json-only")) || (key2 === "json-syntax")) || (key2 === "memory-candidate")) || (key2 === "meta-file-leftover")) || (key2 === "metadata-field-type")) || (key2 === "metadata-top-level")) || (key2 === "modified-files")) || (key2 === "next-steps-length")) || (key2 === "no-emoji")) || (key2 === "no-markup")) || (key2 === "no-return-found")) || (key2 === "no-returns")) || (key2 === "partial-phases-whole")) || (key2 === "partial-progress-leftover")) || (key2 === "partial-progress-required")) || (key2 === "partial-without-artifacts")) || (key2 === "phantom-work")) || (key2 === "phase-counts")) || (key2 === "phases-required")) || (key2 === "phases-top-level")) || (key2 === "plan-markers-unverified")) || (key2 === "progress-behind")) || (key2 === "progress-other-total")) || (key2 === "required-field")) || (key2 === "research-questions")) || (key2 === "return-deleted")) || (key2 === "return-location")) || (key2 === "return-object")) || (key2 === "return-undetermined")) || (key2 === "returns-imported")) || (key2 === "review-reason")) || (key2 === "roadmap-item-unknown")) || (key2 === "roadmap-items-meta")) || (key2 === "session-id-empty")) || (key2 === "session-id-format")) || (key2 === "session-id-mismatch")) || (key2 === "session-id-reused")) || (key2 === "standard-mismatch")) || (key2 === "started-at")) || (key2 === "status-completed")) || (key2 === "status-in-progress")) || (key2 === "status-stale")) || (key2 === "status-value")) || (key2 === "summary-empty")) || (key2 === "summary-length")) || (key2 === "summary-sentences")) || (key2 === "summary-tokens")) || (key2 === "task-slug-case")) || (key2 === "too-many-claims")) || (key2 === "too-many-elements")) || (key2 === "too-many-returns")) || (key2 === "unclaimed-change")) || (key2 === "unclaimed-deletion")) || (key2 === "unknown-field")) || (key2 === "user-decision")) || (key2 === "verify-change-name")) || (key2 === "verify-contradiction")) || (key2 === "verify-envelope")) || (key2 === "verify-field")) || (key2 === "verify-hash-of-nothing")) || (key2 === "verify-hash-shared")) || (key2 === "verify-open-tasks")) || (key2 === "verify-tasks-missing")) || (key2 === "verify-totals")) || (key2 === "verify-totals-unknown")) || (key2 === "verify-value"))){
const err23 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.propertyNames.enum},propertyName:key2};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid6 = _errs27 === errors;
if(!valid6){
const err24 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
for(const key3 in data16){
let data17 = data16[key3];
if(!((((data17 === "error") || (data17 === "warning")) || (data17 === "notice")) || (data17 === "off"))){
const err25 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.additionalProperties.enum}};
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
const err26 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.overrides !== undefined){
let data18 = data.overrides;
if(Array.isArray(data18)){
if(data18.length > 100){
const err27 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
const _errs34 = errors;
let valid10 = false;
const _errs35 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.paths === undefined){
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
var _valid0 = _errs35 === errors;
valid10 = valid10 || _valid0;
const _errs36 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.findings === undefined){
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
var _valid0 = _errs36 === errors;
valid10 = valid10 || _valid0;
if(!valid10){
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
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 2){
const err31 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/minProperties",keyword:"minProperties",params:{limit: 2}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key4 in data19){
if(!((((key4 === "paths") || (key4 === "findings")) || (key4 === "standards")) || (key4 === "rules"))){
const err32 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data19.paths !== undefined){
let data20 = data19.paths;
if(Array.isArray(data20)){
if(data20.length > 1000){
const err33 = {instancePath:instancePath+"/overrides/" + i2+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data20.length < 1){
const err34 = {instancePath:instancePath+"/overrides/" + i2+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(typeof data21 === "string"){
if(!pattern4.test(data21)){
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
if(data19.findings !== undefined){
let data22 = data19.findings;
if(Array.isArray(data22)){
if(data22.length > 1000){
const err38 = {instancePath:instancePath+"/overrides/" + i2+"/findings",schemaPath:"#/properties/overrides/items/properties/findings/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data22.length < 1){
const err39 = {instancePath:instancePath+"/overrides/" + i2+"/findings",schemaPath:"#/properties/overrides/items/properties/findings/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
if(typeof data23 === "string"){
if(!pattern7.test(data23)){
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
if(data19.standards !== undefined){
let data24 = data19.standards;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 in data24){
if(!(func1.call(schema31.properties.overrides.items.properties.standards.properties, key5))){
const err43 = {instancePath:instancePath+"/overrides/" + i2+"/standards",schemaPath:"#/properties/overrides/items/properties/standards/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data24["return-meta"] !== undefined){
let data25 = data24["return-meta"];
if(!(((data25 === "return-meta@1.2") || (data25 === "return-meta@1.4")) || (data25 === "return-meta@2.1"))){
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
if(data24["subagent-return"] !== undefined){
let data26 = data24["subagent-return"];
if(!(((data26 === "subagent-return@1.0") || (data26 === "subagent-return@1.2")) || (data26 === "subagent-return@2.0"))){
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
if(data24["orchestrator-handoff"] !== undefined){
if(!(data24["orchestrator-handoff"] === "orchestrator-handoff@1")){
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
if(data24["verify-result"] !== undefined){
if(!(data24["verify-result"] === "verify-result@1")){
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
if(data24["result-envelope"] !== undefined){
let data29 = data24["result-envelope"];
if(!((data29 === "result-envelope@1") || (data29 === "result-envelope@4"))){
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
if(data24["gsd-summary"] !== undefined){
let data30 = data24["gsd-summary"];
if(!((data30 === "gsd-summary@1") || (data30 === "gsd-summary@2"))){
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
if(data24["gsd-plan"] !== undefined){
if(!(data24["gsd-plan"] === "gsd-plan@1")){
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
if(data24["gsd-verification"] !== undefined){
if(!(data24["gsd-verification"] === "gsd-verification@1")){
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
if(data24["bmad-story"] !== undefined){
let data33 = data24["bmad-story"];
if(!((data33 === "bmad-story@4") || (data33 === "bmad-story@6"))){
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
if(data24["bmad-spec"] !== undefined){
if(!(data24["bmad-spec"] === "bmad-spec@6")){
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
if(data19.rules !== undefined){
let data35 = data19.rules;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key6 in data35){
const _errs62 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((key6 === "agent-type-empty") || (key6 === "agent-type-other")) || (key6 === "agent-type-unknown")) || (key6 === "artifact-archived")) || (key6 === "artifact-blank")) || (key6 === "artifact-case")) || (key6 === "artifact-directory")) || (key6 === "artifact-duplicate")) || (key6 === "artifact-empty")) || (key6 === "artifact-missing")) || (key6 === "artifact-not-deleted")) || (key6 === "artifact-object")) || (key6 === "artifact-path-empty")) || (key6 === "artifact-path-relative")) || (key6 === "artifact-path-slashes")) || (key6 === "artifact-path-valid")) || (key6 === "artifact-relocated")) || (key6 === "artifact-removed")) || (key6 === "artifact-self")) || (key6 === "artifact-summary")) || (key6 === "artifact-summary-length")) || (key6 === "artifact-summary-sentence")) || (key6 === "artifact-type")) || (key6 === "artifact-type-path")) || (key6 === "artifact-unchanged")) || (key6 === "artifact-uncommitted")) || (key6 === "artifact-undetermined")) || (key6 === "artifact-unverifiable")) || (key6 === "baseline-stale")) || (key6 === "blockers-required")) || (key6 === "bmad-baseline-unknown")) || (key6 === "bmad-deleted-present")) || (key6 === "bmad-file-list")) || (key6 === "bmad-sprint-status")) || (key6 === "bmad-status")) || (key6 === "bmad-tasks-open")) || (key6 === "bmad-unread")) || (key6 === "bmad-untouched")) || (key6 === "claudemd-none")) || (key6 === "claudemd-required")) || (key6 === "completion-data-required")) || (key6 === "completion-summary-sentences")) || (key6 === "console-json")) || (key6 === "continuation-required")) || (key6 === "custom-field")) || (key6 === "cycle-recoverable")) || (key6 === "delegation-cycle")) || (key6 === "delegation-depth")) || (key6 === "delegation-path")) || (key6 === "delegation-short")) || (key6 === "delegation-tail")) || (key6 === "duration-negative")) || (key6 === "envelope-change-folder")) || (key6 === "envelope-critical-with-warning")) || (key6 === "envelope-failure-without-risk")) || (key6 === "envelope-field")) || (key6 === "envelope-heading")) || (key6 === "envelope-mode")) || (key6 === "envelope-next-vague")) || (key6 === "envelope-risk-severity")) || (key6 === "envelope-section-order")) || (key6 === "envelope-success-with-critical")) || (key6 === "envelope-summary-sentences")) || (key6 === "envelope-unread")) || (key6 === "envelope-warning-without-risk")) || (key6 === "error-code-format")) || (key6 === "error-message-length")) || (key6 === "error-text-empty")) || (key6 === "error-type")) || (key6 === "errors-required")) || (key6 === "errors-with-success")) || (key6 === "failed-with-artifacts")) || (key6 === "field-type")) || (key6 === "file-too-large")) || (key6 === "gsd-actuals")) || (key6 === "gsd-commit-placeholder")) || (key6 === "gsd-commit-unknown")) || (key6 === "gsd-commits-count")) || (key6 === "gsd-coverage")) || (key6 === "gsd-deleted-present")) || (key6 === "gsd-duplicate-key")) || (key6 === "gsd-field")) || (key6 === "gsd-frontmatter")) || (key6 === "gsd-key-link")) || (key6 === "gsd-must-have-contains")) || (key6 === "gsd-must-have-exports")) || (key6 === "gsd-must-have-lines")) || (key6 === "gsd-must-have-unread")) || (key6 === "gsd-name")) || (key6 === "gsd-orphan")) || (key6 === "gsd-plan-autonomous")) || (key6 === "gsd-plan-wave")) || (key6 === "gsd-requirement-open")) || (key6 === "gsd-requirement-unknown")) || (key6 === "gsd-requirement-unplanned")) || (key6 === "gsd-self-check-contradicted")) || (key6 === "gsd-self-check-failed")) || (key6 === "gsd-self-check-unread")) || (key6 === "gsd-status")) || (key6 === "gsd-uncommitted-work")) || (key6 === "gsd-unread")) || (key6 === "gsd-untouched")) || (key6 === "gsd-verification-gaps")) || (key6 === "gsd-verification-score")) || (key6 === "gsd-verification-unexecuted")) || (key6 === "handoff-tokens")) || (key6 === "implemented-phases-short")) || (key6 === "json-duplicate-key")) || (key6 === "json-encoding")) || (key6 === "json-only")) || (key6 === "json-syntax")) || (key6 === "memory-candidate")) || (key6 === "meta-file-leftover")) || (key6 === "metadata-field-type")) || (key6 === "metadata-top-level")) || (key6 === "modified-files")) || (key6 === "next-steps-length")) || (key6 === "no-emoji")) || (key6 === "no-markup")) || (key6 === "no-return-found")) || (key6 === "no-returns")) || (key6 === "partial-phases-whole")) || (key6 === "partial-progress-leftover")) || (key6 === "partial-progress-required")) || (key6 === "partial-without-artifacts")) || (key6 === "phantom-work")) || (key6 === "phase-counts")) || (key6 === "phases-required")) || (key6 === "phases-top-level")) || (key6 === "plan-markers-unverified")) || (key6 === "progress-behind")) || (key6 === "progress-other-total")) || (key6 === "required-field")) || (key6 === "research-questions")) || (key6 === "return-deleted")) || (key6 === "return-location")) || (key6 === "return-object")) || (key6 === "return-undetermined")) || (key6 === "returns-imported")) || (key6 === "review-reason")) || (key6 === "roadmap-item-unknown")) || (key6 === "roadmap-items-meta")) || (key6 === "session-id-empty")) || (key6 === "session-id-format")) || (key6 === "session-id-mismatch")) || (key6 === "session-id-reused")) || (key6 === "standard-mismatch")) || (key6 === "started-at")) || (key6 === "status-completed")) || (key6 === "status-in-progress")) || (key6 === "status-stale")) || (key6 === "status-value")) || (key6 === "summary-empty")) || (key6 === "summary-length")) || (key6 === "summary-sentences")) || (key6 === "summary-tokens")) || (key6 === "task-slug-case")) || (key6 === "too-many-claims")) || (key6 === "too-many-elements")) || (key6 === "too-many-returns")) || (key6 === "unclaimed-change")) || (key6 === "unclaimed-deletion")) || (key6 === "unknown-field")) || (key6 === "user-decision")) || (key6 === "verify-change-name")) || (key6 === "verify-contradiction")) || (key6 === "verify-envelope")) || (key6 === "verify-field")) || (key6 === "verify-hash-of-nothing")) || (key6 === "verify-hash-shared")) || (key6 === "verify-open-tasks")) || (key6 === "verify-tasks-missing")) || (key6 === "verify-totals")) || (key6 === "verify-totals-unknown")) || (key6 === "verify-value"))){
const err55 = {instancePath:instancePath+"/overrides/" + i2+"/rules",schemaPath:"#/properties/rules/propertyNames/enum",keyword:"enum",params:{allowedValues: schema32.propertyNames.enum},propertyName:key6};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var valid18 = _errs62 === errors;
if(!valid18){
const err56 = {instancePath:instancePath+"/overrides/" + i2+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key6}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
for(const key7 in data35){
let data36 = data35[key7];
if(!((((data36 === "error") || (data36 === "warning")) || (data36 === "notice")) || (data36 === "off"))){
const err57 = {instancePath:instancePath+"/overrides/" + i2+"/rules/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema32.additionalProperties.enum}};
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
if(data19.standards !== undefined){
if(data19.paths === undefined){
const err59 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/dependentRequired",keyword:"dependentRequired",params:{property: "standards",
    missingProperty: "paths",
    depsCount: 1,
    deps: "paths"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/overrides/" + i2,schemaPath:"#/properties/overrides/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.vocabulary !== undefined){
let data37 = data.vocabulary;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key8 in data37){
if(!(func1.call(schema31.properties.vocabulary.properties, key8))){
const err62 = {instancePath:instancePath+"/vocabulary",schemaPath:"#/properties/vocabulary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data37["return-meta"] !== undefined){
let data38 = data37["return-meta"];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key9 in data38){
if(!((key9 === "statuses") || (key9 === "artifact-types"))){
const err63 = {instancePath:instancePath+"/vocabulary/return-meta",schemaPath:"#/properties/vocabulary/properties/return-meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data38.statuses !== undefined){
let data39 = data38.statuses;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(Object.keys(data39).length > 100){
const err64 = {instancePath:instancePath+"/vocabulary/return-meta/statuses",schemaPath:"#/properties/vocabulary/properties/return-meta/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key10 in data39){
let data40 = data39[key10];
if((typeof data40 !== "boolean") && (typeof data40 !== "string")){
const err65 = {instancePath:instancePath+"/vocabulary/return-meta/statuses/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["return-meta"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data40 === "string"){
if(!pattern4.test(data40)){
const err66 = {instancePath:instancePath+"/vocabulary/return-meta/statuses/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
}
else {
const err67 = {instancePath:instancePath+"/vocabulary/return-meta/statuses",schemaPath:"#/properties/vocabulary/properties/return-meta/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data38["artifact-types"] !== undefined){
let data41 = data38["artifact-types"];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(Object.keys(data41).length > 100){
const err68 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types",schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key11 in data41){
let data42 = data41[key11];
if((typeof data42 !== "boolean") && (typeof data42 !== "string")){
const err69 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["return-meta"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const _errs81 = errors;
const _errs82 = errors;
if(false !== data42){
const err70 = {};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var valid24 = _errs82 === errors;
if(valid24){
const err71 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
}
if(typeof data42 === "string"){
if(!pattern4.test(data42)){
const err72 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
}
else {
const err73 = {instancePath:instancePath+"/vocabulary/return-meta/artifact-types",schemaPath:"#/properties/vocabulary/properties/return-meta/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/vocabulary/return-meta",schemaPath:"#/properties/vocabulary/properties/return-meta/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data37["subagent-return"] !== undefined){
let data43 = data37["subagent-return"];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key12 in data43){
if(!((key12 === "statuses") || (key12 === "artifact-types"))){
const err75 = {instancePath:instancePath+"/vocabulary/subagent-return",schemaPath:"#/properties/vocabulary/properties/subagent-return/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data43.statuses !== undefined){
let data44 = data43.statuses;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(Object.keys(data44).length > 100){
const err76 = {instancePath:instancePath+"/vocabulary/subagent-return/statuses",schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key13 in data44){
let data45 = data44[key13];
if((typeof data45 !== "boolean") && (typeof data45 !== "string")){
const err77 = {instancePath:instancePath+"/vocabulary/subagent-return/statuses/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["subagent-return"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(typeof data45 === "string"){
if(!pattern4.test(data45)){
const err78 = {instancePath:instancePath+"/vocabulary/subagent-return/statuses/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
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
}
else {
const err79 = {instancePath:instancePath+"/vocabulary/subagent-return/statuses",schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data43["artifact-types"] !== undefined){
let data46 = data43["artifact-types"];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(Object.keys(data46).length > 100){
const err80 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types",schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key14 in data46){
let data47 = data46[key14];
if((typeof data47 !== "boolean") && (typeof data47 !== "string")){
const err81 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["subagent-return"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const _errs96 = errors;
const _errs97 = errors;
if(false !== data47){
const err82 = {};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var valid28 = _errs97 === errors;
if(valid28){
const err83 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
else {
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
}
if(typeof data47 === "string"){
if(!pattern4.test(data47)){
const err84 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
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
}
else {
const err85 = {instancePath:instancePath+"/vocabulary/subagent-return/artifact-types",schemaPath:"#/properties/vocabulary/properties/subagent-return/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
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
const err86 = {instancePath:instancePath+"/vocabulary/subagent-return",schemaPath:"#/properties/vocabulary/properties/subagent-return/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data37["orchestrator-handoff"] !== undefined){
let data48 = data37["orchestrator-handoff"];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key15 in data48){
if(!((key15 === "statuses") || (key15 === "artifact-types"))){
const err87 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff",schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data48.statuses !== undefined){
let data49 = data48.statuses;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(Object.keys(data49).length > 100){
const err88 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff/statuses",schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
for(const key16 in data49){
let data50 = data49[key16];
if((typeof data50 !== "boolean") && (typeof data50 !== "string")){
const err89 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff/statuses/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["orchestrator-handoff"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(typeof data50 === "string"){
if(!pattern4.test(data50)){
const err90 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff/statuses/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff/statuses",schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data48["artifact-types"] !== undefined){
let data51 = data48["artifact-types"];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(Object.keys(data51).length > 100){
const err92 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff/artifact-types",schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key17 in data51){
let data52 = data51[key17];
if((typeof data52 !== "boolean") && (typeof data52 !== "string")){
const err93 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff/artifact-types/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["orchestrator-handoff"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
const _errs111 = errors;
const _errs112 = errors;
if(false !== data52){
const err94 = {};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var valid32 = _errs112 === errors;
if(valid32){
const err95 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff/artifact-types/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
else {
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
}
if(typeof data52 === "string"){
if(!pattern4.test(data52)){
const err96 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff/artifact-types/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
}
else {
const err97 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff/artifact-types",schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/vocabulary/orchestrator-handoff",schemaPath:"#/properties/vocabulary/properties/orchestrator-handoff/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data37["verify-result"] !== undefined){
let data53 = data37["verify-result"];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key18 in data53){
if(!((key18 === "statuses") || (key18 === "artifact-types"))){
const err99 = {instancePath:instancePath+"/vocabulary/verify-result",schemaPath:"#/properties/vocabulary/properties/verify-result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data53.statuses !== undefined){
let data54 = data53.statuses;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(Object.keys(data54).length > 100){
const err100 = {instancePath:instancePath+"/vocabulary/verify-result/statuses",schemaPath:"#/properties/vocabulary/properties/verify-result/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key19 in data54){
let data55 = data54[key19];
if((typeof data55 !== "boolean") && (typeof data55 !== "string")){
const err101 = {instancePath:instancePath+"/vocabulary/verify-result/statuses/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/verify-result/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["verify-result"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(typeof data55 === "string"){
if(!pattern4.test(data55)){
const err102 = {instancePath:instancePath+"/vocabulary/verify-result/statuses/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/verify-result/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
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
}
else {
const err103 = {instancePath:instancePath+"/vocabulary/verify-result/statuses",schemaPath:"#/properties/vocabulary/properties/verify-result/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data53["artifact-types"] !== undefined){
let data56 = data53["artifact-types"];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(Object.keys(data56).length > 100){
const err104 = {instancePath:instancePath+"/vocabulary/verify-result/artifact-types",schemaPath:"#/properties/vocabulary/properties/verify-result/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key20 in data56){
let data57 = data56[key20];
if((typeof data57 !== "boolean") && (typeof data57 !== "string")){
const err105 = {instancePath:instancePath+"/vocabulary/verify-result/artifact-types/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/verify-result/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["verify-result"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
const _errs126 = errors;
const _errs127 = errors;
if(false !== data57){
const err106 = {};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
var valid36 = _errs127 === errors;
if(valid36){
const err107 = {instancePath:instancePath+"/vocabulary/verify-result/artifact-types/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/verify-result/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
else {
errors = _errs126;
if(vErrors !== null){
if(_errs126){
vErrors.length = _errs126;
}
else {
vErrors = null;
}
}
}
if(typeof data57 === "string"){
if(!pattern4.test(data57)){
const err108 = {instancePath:instancePath+"/vocabulary/verify-result/artifact-types/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/verify-result/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
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
}
else {
const err109 = {instancePath:instancePath+"/vocabulary/verify-result/artifact-types",schemaPath:"#/properties/vocabulary/properties/verify-result/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/vocabulary/verify-result",schemaPath:"#/properties/vocabulary/properties/verify-result/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data37["result-envelope"] !== undefined){
let data58 = data37["result-envelope"];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key21 in data58){
if(!((key21 === "statuses") || (key21 === "artifact-types"))){
const err111 = {instancePath:instancePath+"/vocabulary/result-envelope",schemaPath:"#/properties/vocabulary/properties/result-envelope/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data58.statuses !== undefined){
let data59 = data58.statuses;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(Object.keys(data59).length > 100){
const err112 = {instancePath:instancePath+"/vocabulary/result-envelope/statuses",schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
for(const key22 in data59){
let data60 = data59[key22];
if((typeof data60 !== "boolean") && (typeof data60 !== "string")){
const err113 = {instancePath:instancePath+"/vocabulary/result-envelope/statuses/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["result-envelope"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(typeof data60 === "string"){
if(!pattern4.test(data60)){
const err114 = {instancePath:instancePath+"/vocabulary/result-envelope/statuses/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
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
}
else {
const err115 = {instancePath:instancePath+"/vocabulary/result-envelope/statuses",schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data58["artifact-types"] !== undefined){
let data61 = data58["artifact-types"];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(Object.keys(data61).length > 100){
const err116 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types",schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
for(const key23 in data61){
let data62 = data61[key23];
if((typeof data62 !== "boolean") && (typeof data62 !== "string")){
const err117 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["result-envelope"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const _errs141 = errors;
const _errs142 = errors;
if(false !== data62){
const err118 = {};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
var valid40 = _errs142 === errors;
if(valid40){
const err119 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
else {
errors = _errs141;
if(vErrors !== null){
if(_errs141){
vErrors.length = _errs141;
}
else {
vErrors = null;
}
}
}
if(typeof data62 === "string"){
if(!pattern4.test(data62)){
const err120 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
}
else {
const err121 = {instancePath:instancePath+"/vocabulary/result-envelope/artifact-types",schemaPath:"#/properties/vocabulary/properties/result-envelope/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/vocabulary/result-envelope",schemaPath:"#/properties/vocabulary/properties/result-envelope/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data37["gsd-summary"] !== undefined){
let data63 = data37["gsd-summary"];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key24 in data63){
if(!((key24 === "statuses") || (key24 === "artifact-types"))){
const err123 = {instancePath:instancePath+"/vocabulary/gsd-summary",schemaPath:"#/properties/vocabulary/properties/gsd-summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data63.statuses !== undefined){
let data64 = data63.statuses;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(Object.keys(data64).length > 100){
const err124 = {instancePath:instancePath+"/vocabulary/gsd-summary/statuses",schemaPath:"#/properties/vocabulary/properties/gsd-summary/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
for(const key25 in data64){
let data65 = data64[key25];
if((typeof data65 !== "boolean") && (typeof data65 !== "string")){
const err125 = {instancePath:instancePath+"/vocabulary/gsd-summary/statuses/" + key25.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-summary/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["gsd-summary"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(typeof data65 === "string"){
if(!pattern4.test(data65)){
const err126 = {instancePath:instancePath+"/vocabulary/gsd-summary/statuses/" + key25.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-summary/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
}
else {
const err127 = {instancePath:instancePath+"/vocabulary/gsd-summary/statuses",schemaPath:"#/properties/vocabulary/properties/gsd-summary/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data63["artifact-types"] !== undefined){
let data66 = data63["artifact-types"];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(Object.keys(data66).length > 100){
const err128 = {instancePath:instancePath+"/vocabulary/gsd-summary/artifact-types",schemaPath:"#/properties/vocabulary/properties/gsd-summary/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key26 in data66){
let data67 = data66[key26];
if((typeof data67 !== "boolean") && (typeof data67 !== "string")){
const err129 = {instancePath:instancePath+"/vocabulary/gsd-summary/artifact-types/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-summary/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["gsd-summary"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
const _errs156 = errors;
const _errs157 = errors;
if(false !== data67){
const err130 = {};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
var valid44 = _errs157 === errors;
if(valid44){
const err131 = {instancePath:instancePath+"/vocabulary/gsd-summary/artifact-types/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-summary/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
else {
errors = _errs156;
if(vErrors !== null){
if(_errs156){
vErrors.length = _errs156;
}
else {
vErrors = null;
}
}
}
if(typeof data67 === "string"){
if(!pattern4.test(data67)){
const err132 = {instancePath:instancePath+"/vocabulary/gsd-summary/artifact-types/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-summary/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
}
else {
const err133 = {instancePath:instancePath+"/vocabulary/gsd-summary/artifact-types",schemaPath:"#/properties/vocabulary/properties/gsd-summary/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/vocabulary/gsd-summary",schemaPath:"#/properties/vocabulary/properties/gsd-summary/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data37["gsd-plan"] !== undefined){
let data68 = data37["gsd-plan"];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key27 in data68){
if(!((key27 === "statuses") || (key27 === "artifact-types"))){
const err135 = {instancePath:instancePath+"/vocabulary/gsd-plan",schemaPath:"#/properties/vocabulary/properties/gsd-plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data68.statuses !== undefined){
let data69 = data68.statuses;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(Object.keys(data69).length > 100){
const err136 = {instancePath:instancePath+"/vocabulary/gsd-plan/statuses",schemaPath:"#/properties/vocabulary/properties/gsd-plan/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
for(const key28 in data69){
let data70 = data69[key28];
if((typeof data70 !== "boolean") && (typeof data70 !== "string")){
const err137 = {instancePath:instancePath+"/vocabulary/gsd-plan/statuses/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-plan/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["gsd-plan"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(typeof data70 === "string"){
if(!pattern4.test(data70)){
const err138 = {instancePath:instancePath+"/vocabulary/gsd-plan/statuses/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-plan/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
}
else {
const err139 = {instancePath:instancePath+"/vocabulary/gsd-plan/statuses",schemaPath:"#/properties/vocabulary/properties/gsd-plan/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data68["artifact-types"] !== undefined){
let data71 = data68["artifact-types"];
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if(Object.keys(data71).length > 100){
const err140 = {instancePath:instancePath+"/vocabulary/gsd-plan/artifact-types",schemaPath:"#/properties/vocabulary/properties/gsd-plan/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
for(const key29 in data71){
let data72 = data71[key29];
if((typeof data72 !== "boolean") && (typeof data72 !== "string")){
const err141 = {instancePath:instancePath+"/vocabulary/gsd-plan/artifact-types/" + key29.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-plan/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["gsd-plan"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
const _errs171 = errors;
const _errs172 = errors;
if(false !== data72){
const err142 = {};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
var valid48 = _errs172 === errors;
if(valid48){
const err143 = {instancePath:instancePath+"/vocabulary/gsd-plan/artifact-types/" + key29.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-plan/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
else {
errors = _errs171;
if(vErrors !== null){
if(_errs171){
vErrors.length = _errs171;
}
else {
vErrors = null;
}
}
}
if(typeof data72 === "string"){
if(!pattern4.test(data72)){
const err144 = {instancePath:instancePath+"/vocabulary/gsd-plan/artifact-types/" + key29.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-plan/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
}
else {
const err145 = {instancePath:instancePath+"/vocabulary/gsd-plan/artifact-types",schemaPath:"#/properties/vocabulary/properties/gsd-plan/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
else {
const err146 = {instancePath:instancePath+"/vocabulary/gsd-plan",schemaPath:"#/properties/vocabulary/properties/gsd-plan/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data37["gsd-verification"] !== undefined){
let data73 = data37["gsd-verification"];
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
for(const key30 in data73){
if(!((key30 === "statuses") || (key30 === "artifact-types"))){
const err147 = {instancePath:instancePath+"/vocabulary/gsd-verification",schemaPath:"#/properties/vocabulary/properties/gsd-verification/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data73.statuses !== undefined){
let data74 = data73.statuses;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(Object.keys(data74).length > 100){
const err148 = {instancePath:instancePath+"/vocabulary/gsd-verification/statuses",schemaPath:"#/properties/vocabulary/properties/gsd-verification/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
for(const key31 in data74){
let data75 = data74[key31];
if((typeof data75 !== "boolean") && (typeof data75 !== "string")){
const err149 = {instancePath:instancePath+"/vocabulary/gsd-verification/statuses/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-verification/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["gsd-verification"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(typeof data75 === "string"){
if(!pattern4.test(data75)){
const err150 = {instancePath:instancePath+"/vocabulary/gsd-verification/statuses/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-verification/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
}
else {
const err151 = {instancePath:instancePath+"/vocabulary/gsd-verification/statuses",schemaPath:"#/properties/vocabulary/properties/gsd-verification/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data73["artifact-types"] !== undefined){
let data76 = data73["artifact-types"];
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(Object.keys(data76).length > 100){
const err152 = {instancePath:instancePath+"/vocabulary/gsd-verification/artifact-types",schemaPath:"#/properties/vocabulary/properties/gsd-verification/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
for(const key32 in data76){
let data77 = data76[key32];
if((typeof data77 !== "boolean") && (typeof data77 !== "string")){
const err153 = {instancePath:instancePath+"/vocabulary/gsd-verification/artifact-types/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-verification/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["gsd-verification"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
const _errs186 = errors;
const _errs187 = errors;
if(false !== data77){
const err154 = {};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
var valid52 = _errs187 === errors;
if(valid52){
const err155 = {instancePath:instancePath+"/vocabulary/gsd-verification/artifact-types/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-verification/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
else {
errors = _errs186;
if(vErrors !== null){
if(_errs186){
vErrors.length = _errs186;
}
else {
vErrors = null;
}
}
}
if(typeof data77 === "string"){
if(!pattern4.test(data77)){
const err156 = {instancePath:instancePath+"/vocabulary/gsd-verification/artifact-types/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/gsd-verification/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
}
else {
const err157 = {instancePath:instancePath+"/vocabulary/gsd-verification/artifact-types",schemaPath:"#/properties/vocabulary/properties/gsd-verification/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
else {
const err158 = {instancePath:instancePath+"/vocabulary/gsd-verification",schemaPath:"#/properties/vocabulary/properties/gsd-verification/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data37["bmad-story"] !== undefined){
let data78 = data37["bmad-story"];
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
for(const key33 in data78){
if(!((key33 === "statuses") || (key33 === "artifact-types"))){
const err159 = {instancePath:instancePath+"/vocabulary/bmad-story",schemaPath:"#/properties/vocabulary/properties/bmad-story/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data78.statuses !== undefined){
let data79 = data78.statuses;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(Object.keys(data79).length > 100){
const err160 = {instancePath:instancePath+"/vocabulary/bmad-story/statuses",schemaPath:"#/properties/vocabulary/properties/bmad-story/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
for(const key34 in data79){
let data80 = data79[key34];
if((typeof data80 !== "boolean") && (typeof data80 !== "string")){
const err161 = {instancePath:instancePath+"/vocabulary/bmad-story/statuses/" + key34.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-story/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["bmad-story"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(typeof data80 === "string"){
if(!pattern4.test(data80)){
const err162 = {instancePath:instancePath+"/vocabulary/bmad-story/statuses/" + key34.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-story/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
}
else {
const err163 = {instancePath:instancePath+"/vocabulary/bmad-story/statuses",schemaPath:"#/properties/vocabulary/properties/bmad-story/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data78["artifact-types"] !== undefined){
let data81 = data78["artifact-types"];
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(Object.keys(data81).length > 100){
const err164 = {instancePath:instancePath+"/vocabulary/bmad-story/artifact-types",schemaPath:"#/properties/vocabulary/properties/bmad-story/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
for(const key35 in data81){
let data82 = data81[key35];
if((typeof data82 !== "boolean") && (typeof data82 !== "string")){
const err165 = {instancePath:instancePath+"/vocabulary/bmad-story/artifact-types/" + key35.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-story/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["bmad-story"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
const _errs201 = errors;
const _errs202 = errors;
if(false !== data82){
const err166 = {};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
var valid56 = _errs202 === errors;
if(valid56){
const err167 = {instancePath:instancePath+"/vocabulary/bmad-story/artifact-types/" + key35.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-story/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
else {
errors = _errs201;
if(vErrors !== null){
if(_errs201){
vErrors.length = _errs201;
}
else {
vErrors = null;
}
}
}
if(typeof data82 === "string"){
if(!pattern4.test(data82)){
const err168 = {instancePath:instancePath+"/vocabulary/bmad-story/artifact-types/" + key35.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-story/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
}
else {
const err169 = {instancePath:instancePath+"/vocabulary/bmad-story/artifact-types",schemaPath:"#/properties/vocabulary/properties/bmad-story/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
else {
const err170 = {instancePath:instancePath+"/vocabulary/bmad-story",schemaPath:"#/properties/vocabulary/properties/bmad-story/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data37["bmad-spec"] !== undefined){
let data83 = data37["bmad-spec"];
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
for(const key36 in data83){
if(!((key36 === "statuses") || (key36 === "artifact-types"))){
const err171 = {instancePath:instancePath+"/vocabulary/bmad-spec",schemaPath:"#/properties/vocabulary/properties/bmad-spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data83.statuses !== undefined){
let data84 = data83.statuses;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(Object.keys(data84).length > 100){
const err172 = {instancePath:instancePath+"/vocabulary/bmad-spec/statuses",schemaPath:"#/properties/vocabulary/properties/bmad-spec/properties/statuses/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
for(const key37 in data84){
let data85 = data84[key37];
if((typeof data85 !== "boolean") && (typeof data85 !== "string")){
const err173 = {instancePath:instancePath+"/vocabulary/bmad-spec/statuses/" + key37.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-spec/properties/statuses/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["bmad-spec"].properties.statuses.additionalProperties.type}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(typeof data85 === "string"){
if(!pattern4.test(data85)){
const err174 = {instancePath:instancePath+"/vocabulary/bmad-spec/statuses/" + key37.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-spec/properties/statuses/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
}
else {
const err175 = {instancePath:instancePath+"/vocabulary/bmad-spec/statuses",schemaPath:"#/properties/vocabulary/properties/bmad-spec/properties/statuses/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data83["artifact-types"] !== undefined){
let data86 = data83["artifact-types"];
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if(Object.keys(data86).length > 100){
const err176 = {instancePath:instancePath+"/vocabulary/bmad-spec/artifact-types",schemaPath:"#/properties/vocabulary/properties/bmad-spec/properties/artifact-types/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
for(const key38 in data86){
let data87 = data86[key38];
if((typeof data87 !== "boolean") && (typeof data87 !== "string")){
const err177 = {instancePath:instancePath+"/vocabulary/bmad-spec/artifact-types/" + key38.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-spec/properties/artifact-types/additionalProperties/type",keyword:"type",params:{type: schema31.properties.vocabulary.properties["bmad-spec"].properties["artifact-types"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
const _errs216 = errors;
const _errs217 = errors;
if(false !== data87){
const err178 = {};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
var valid60 = _errs217 === errors;
if(valid60){
const err179 = {instancePath:instancePath+"/vocabulary/bmad-spec/artifact-types/" + key38.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-spec/properties/artifact-types/additionalProperties/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
else {
errors = _errs216;
if(vErrors !== null){
if(_errs216){
vErrors.length = _errs216;
}
else {
vErrors = null;
}
}
}
if(typeof data87 === "string"){
if(!pattern4.test(data87)){
const err180 = {instancePath:instancePath+"/vocabulary/bmad-spec/artifact-types/" + key38.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/vocabulary/properties/bmad-spec/properties/artifact-types/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
}
else {
const err181 = {instancePath:instancePath+"/vocabulary/bmad-spec/artifact-types",schemaPath:"#/properties/vocabulary/properties/bmad-spec/properties/artifact-types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
else {
const err182 = {instancePath:instancePath+"/vocabulary/bmad-spec",schemaPath:"#/properties/vocabulary/properties/bmad-spec/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/vocabulary",schemaPath:"#/properties/vocabulary/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data.agents !== undefined){
let data88 = data.agents;
if(Array.isArray(data88)){
if(data88.length > 1000){
const err184 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
const len5 = data88.length;
for(let i5=0; i5<len5; i5++){
let data89 = data88[i5];
if(typeof data89 === "string"){
if(!pattern4.test(data89)){
const err185 = {instancePath:instancePath+"/agents/" + i5,schemaPath:"#/properties/agents/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/agents/" + i5,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
let i6 = data88.length;
let j0;
if(i6 > 1){
const indices0 = {};
for(;i6--;){
let item0 = data88[i6];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err187 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j0}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
break;
}
indices0[item0] = i6;
}
}
}
else {
const err188 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data["envelope-mode"] !== undefined){
let data90 = data["envelope-mode"];
if(!(((data90 === "engram") || (data90 === "openspec")) || (data90 === "none"))){
const err189 = {instancePath:instancePath+"/envelope-mode",schemaPath:"#/properties/envelope-mode/enum",keyword:"enum",params:{allowedValues: schema31.properties["envelope-mode"].enum}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data["fail-on"] !== undefined){
let data91 = data["fail-on"];
if(!((((data91 === "error") || (data91 === "warning")) || (data91 === "notice")) || (data91 === "never"))){
const err190 = {instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema31.properties["fail-on"].enum}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data["if-no-returns"] !== undefined){
let data92 = data["if-no-returns"];
if(!(((data92 === "error") || (data92 === "warning")) || (data92 === "ignore"))){
const err191 = {instancePath:instancePath+"/if-no-returns",schemaPath:"#/properties/if-no-returns/enum",keyword:"enum",params:{allowedValues: schema31.properties["if-no-returns"].enum}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data.archived !== undefined){
let data93 = data.archived;
if(!((data93 === "claims") || (data93 === "all"))){
const err192 = {instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/enum",keyword:"enum",params:{allowedValues: schema31.properties.archived.enum}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data["stale-after"] !== undefined){
let data94 = data["stale-after"];
if(typeof data94 === "string"){
if(!pattern29.test(data94)){
const err193 = {instancePath:instancePath+"/stale-after",schemaPath:"#/properties/stale-after/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}[smhdw]$"}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/stale-after",schemaPath:"#/properties/stale-after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data["max-file-size"] !== undefined){
let data95 = data["max-file-size"];
if((typeof data95 !== "string") && (!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95))))){
const err195 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/type",keyword:"type",params:{type: schema31.properties["max-file-size"].type}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 > 999999999999 || isNaN(data95)){
const err196 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data95 < 1 || isNaN(data95)){
const err197 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(typeof data95 === "string"){
if(!pattern30.test(data95)){
const err198 = {instancePath:instancePath+"/max-file-size",schemaPath:"#/properties/max-file-size/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\s*[A-Za-z]*$)\\d{1,12}(?:\\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$"}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
if(data["max-returns"] !== undefined){
let data96 = data["max-returns"];
if(!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))){
const err199 = {instancePath:instancePath+"/max-returns",schemaPath:"#/properties/max-returns/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 > 999999999 || isNaN(data96)){
const err200 = {instancePath:instancePath+"/max-returns",schemaPath:"#/properties/max-returns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data96 < 1 || isNaN(data96)){
const err201 = {instancePath:instancePath+"/max-returns",schemaPath:"#/properties/max-returns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
}
if(data["max-claims"] !== undefined){
let data97 = data["max-claims"];
if(!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))){
const err202 = {instancePath:instancePath+"/max-claims",schemaPath:"#/properties/max-claims/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if((typeof data97 == "number") && (isFinite(data97))){
if(data97 > 999999999 || isNaN(data97)){
const err203 = {instancePath:instancePath+"/max-claims",schemaPath:"#/properties/max-claims/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data97 < 1 || isNaN(data97)){
const err204 = {instancePath:instancePath+"/max-claims",schemaPath:"#/properties/max-claims/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
if(data.unclaimed !== undefined){
let data98 = data.unclaimed;
if(Array.isArray(data98)){
if(data98.length > 1000){
const err205 = {instancePath:instancePath+"/unclaimed",schemaPath:"#/properties/unclaimed/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
const len6 = data98.length;
for(let i7=0; i7<len6; i7++){
let data99 = data98[i7];
if(typeof data99 === "string"){
if(!pattern4.test(data99)){
const err206 = {instancePath:instancePath+"/unclaimed/" + i7,schemaPath:"#/properties/unclaimed/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
else {
const err207 = {instancePath:instancePath+"/unclaimed/" + i7,schemaPath:"#/properties/unclaimed/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
else {
const err208 = {instancePath:instancePath+"/unclaimed",schemaPath:"#/properties/unclaimed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data["agent-branches"] !== undefined){
let data100 = data["agent-branches"];
if(Array.isArray(data100)){
if(data100.length > 1000){
const err209 = {instancePath:instancePath+"/agent-branches",schemaPath:"#/properties/agent-branches/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
const len7 = data100.length;
for(let i8=0; i8<len7; i8++){
let data101 = data100[i8];
if(typeof data101 === "string"){
if(!pattern4.test(data101)){
const err210 = {instancePath:instancePath+"/agent-branches/" + i8,schemaPath:"#/properties/agent-branches/items/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
else {
const err211 = {instancePath:instancePath+"/agent-branches/" + i8,schemaPath:"#/properties/agent-branches/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
else {
const err212 = {instancePath:instancePath+"/agent-branches",schemaPath:"#/properties/agent-branches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data["agent-branches-require"] !== undefined){
let data102 = data["agent-branches-require"];
if(!((data102 === "final") || (data102 === "success"))){
const err213 = {instancePath:instancePath+"/agent-branches-require",schemaPath:"#/properties/agent-branches-require/enum",keyword:"enum",params:{allowedValues: schema31.properties["agent-branches-require"].enum}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data.baseline !== undefined){
let data103 = data.baseline;
if(typeof data103 === "string"){
if(!pattern4.test(data103)){
const err214 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S).{1,1000}$"}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
else {
const err215 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
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

;// CONCATENATED MODULE: ./src/config/parse.ts









function parseConfig({ file, text, placeOf, faultOfPattern }) {
    const written = file.toLowerCase().endsWith('.json') ? readJson(text) : readYaml(text);
    const { value, flaws } = written;
    const faults = value === undefined ? [] : [...faultsOf(value), ...faultsOfPatterns(value, faultOfPattern)];
    const found = [
        ...flaws.map(({ at, message }) => ({ at, message: () => message })),
        ...faults.filter(({ isWarning }) => isWarning !== true).flatMap((fault) => placed(fault, written)),
    ].sort((a, b) => a.at - b.at);
    if (value !== undefined && found.length === 0) {
        const mild = faults.flatMap((fault) => placed(fault, written)).slice(0, error/* MOST_SHOWN */.Ki);
        const warnings = mild.map(({ at, message }) => (0,error/* inWords */.r4)(file, { ...placeOf(at), message: message() }));
        return (0,config/* toConfig */.q)(file, value, warnings);
    }
    const problems = found.slice(0, error/* MOST_SHOWN */.Ki).map(({ at, message }) => ({ ...placeOf(at), message: message() }));
    throw new error/* ConfigError */.xL(file, problems, found.length - problems.length);
}
function placed({ pointer, part, message }, { places, unread }) {
    if (unread.has(pointer))
        return [];
    const place = (0,collections/* valueOf */.RP)(places, pointer);
    return [{ at: (part === 'key' ? place.key : null) ?? place.value, message }];
}
function faultsOfPatterns(value, faultOf) {
    const overrides = (0,json/* listField */.FZ)(value, 'overrides').map((override, n) => listAt(override, 'paths', (0,model_pointer/* join */.fj)('', 'overrides', n)));
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
        faults.push(faultOfValue(pointer, `The pattern ${(0,model_text/* quote */.hD)(pattern)} matches no branch: write it without refs/heads/.`));
    }
    for (const [first] of [...selecting, branches]) {
        if (first === undefined || !isNegative(first.pattern))
            continue;
        faults.push(faultOfValue(first.pointer, `The pattern ${(0,model_text/* quote */.hD)(first.pattern)} takes away, and nothing is there yet: write a pattern before it that selects.`));
    }
    return [...faults, ...faultsOfBaseline(value)];
}
function faultOfValue(pointer, message) {
    return { pointer, part: 'value', message: () => message };
}
function listAt(value, key, at = '') {
    return (0,json/* listField */.FZ)(value, key).flatMap((pattern, n) => typeof pattern === 'string' ? [{ pointer: (0,model_pointer/* join */.fj)(at, key, n), pattern }] : []);
}
function isComment(pattern) {
    if (!pattern.trim().startsWith('#'))
        return undefined;
    return `The pattern ${(0,model_text/* quote */.hD)(pattern)} is a comment, which selects nothing: take it out of the quotes.`;
}
function isNegative(pattern) {
    const marks = pattern.replace(/[^!\s][^]*/, '').replaceAll(/\s/g, '');
    return marks.length % 2 === 1;
}
function faultsOfBaseline(value) {
    const file = (0,json/* stringField */.OM)(value, 'baseline');
    if (file === undefined || ((0,path/* normalisePath */.qb)(file) ?? '') !== '')
        return [];
    const message = `baseline is ${(0,model_text/* quote */.hD)(file)}: write the path of a file, relative to the project root.`;
    return [faultOfValue('/baseline', message)];
}


/***/ }),

/***/ 2083:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ RULE_IDS),
/* harmony export */   Uv: () => (/* binding */ PLACE_RULES),
/* harmony export */   ZY: () => (/* binding */ PROOF_RULES)
/* harmony export */ });
const RULE_IDS = ['agent-type-empty',
    'agent-type-other',
    'agent-type-unknown',
    'artifact-archived',
    'artifact-blank',
    'artifact-case',
    'artifact-directory',
    'artifact-duplicate',
    'artifact-empty',
    'artifact-missing',
    'artifact-not-deleted',
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
    'blockers-required',
    'bmad-baseline-unknown',
    'bmad-deleted-present',
    'bmad-file-list',
    'bmad-sprint-status',
    'bmad-status',
    'bmad-tasks-open',
    'bmad-unread',
    'bmad-untouched',
    'claudemd-none',
    'claudemd-required',
    'completion-data-required',
    'completion-summary-sentences',
    'console-json',
    'continuation-required',
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
    'envelope-unread',
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
    'gsd-actuals',
    'gsd-commit-placeholder',
    'gsd-commit-unknown',
    'gsd-commits-count',
    'gsd-coverage',
    'gsd-deleted-present',
    'gsd-duplicate-key',
    'gsd-field',
    'gsd-frontmatter',
    'gsd-key-link',
    'gsd-must-have-contains',
    'gsd-must-have-exports',
    'gsd-must-have-lines',
    'gsd-must-have-unread',
    'gsd-name',
    'gsd-orphan',
    'gsd-plan-autonomous',
    'gsd-plan-wave',
    'gsd-requirement-open',
    'gsd-requirement-unknown',
    'gsd-requirement-unplanned',
    'gsd-self-check-contradicted',
    'gsd-self-check-failed',
    'gsd-self-check-unread',
    'gsd-status',
    'gsd-uncommitted-work',
    'gsd-unread',
    'gsd-untouched',
    'gsd-verification-gaps',
    'gsd-verification-score',
    'gsd-verification-unexecuted',
    'handoff-tokens',
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
    'no-return-found',
    'no-returns',
    'partial-phases-whole',
    'partial-progress-leftover',
    'partial-progress-required',
    'partial-without-artifacts',
    'phantom-work',
    'phase-counts',
    'phases-required',
    'phases-top-level',
    'plan-markers-unverified',
    'progress-behind',
    'progress-other-total',
    'required-field',
    'research-questions',
    'return-deleted',
    'return-location',
    'return-object',
    'return-undetermined',
    'returns-imported',
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
    'unclaimed-deletion',
    'unknown-field',
    'user-decision',
    'verify-change-name',
    'verify-contradiction',
    'verify-envelope',
    'verify-field',
    'verify-hash-of-nothing',
    'verify-hash-shared',
    'verify-open-tasks',
    'verify-tasks-missing',
    'verify-totals',
    'verify-totals-unknown',
    'verify-value',];
const PROOF_RULES = new Map([
    ['artifact-archived', 'off'],
    ['artifact-blank', 'warning'],
    ['artifact-case', 'error'],
    ['artifact-directory', 'error'],
    ['artifact-empty', 'error'],
    ['artifact-missing', 'error'],
    ['artifact-not-deleted', 'error'],
    ['artifact-path-relative', 'error'],
    ['artifact-relocated', 'notice'],
    ['artifact-removed', 'warning'],
    ['artifact-self', 'error'],
    ['artifact-unchanged', 'warning'],
    ['artifact-uncommitted', 'error'],
    ['artifact-undetermined', 'error'],
    ['artifact-unverifiable', 'error'],
    ['bmad-baseline-unknown', 'notice'],
    ['bmad-deleted-present', 'notice'],
    ['bmad-sprint-status', 'notice'],
    ['bmad-status', 'warning'],
    ['bmad-tasks-open', 'warning'],
    ['bmad-unread', 'warning'],
    ['bmad-untouched', 'notice'],
    ['envelope-unread', 'warning'],
    ['file-too-large', 'error'],
    ['gsd-commit-unknown', 'warning'],
    ['gsd-commits-count', 'warning'],
    ['gsd-deleted-present', 'notice'],
    ['gsd-key-link', 'notice'],
    ['gsd-must-have-contains', 'notice'],
    ['gsd-must-have-exports', 'notice'],
    ['gsd-must-have-lines', 'notice'],
    ['gsd-must-have-unread', 'warning'],
    ['gsd-self-check-contradicted', 'warning'],
    ['gsd-uncommitted-work', 'warning'],
    ['gsd-unread', 'warning'],
    ['gsd-untouched', 'notice'],
    ['json-duplicate-key', 'error'],
    ['json-encoding', 'error'],
    ['json-only', 'error'],
    ['json-syntax', 'error'],
    ['modified-files', 'error'],
    ['no-return-found', 'warning'],
    ['phantom-work', 'error'],
    ['progress-behind', 'warning'],
    ['progress-other-total', 'notice'],
    ['return-object', 'error'],
    ['return-undetermined', 'error'],
    ['too-many-claims', 'error'],
    ['too-many-elements', 'error'],
    ['too-many-returns', 'error'],
    ['verify-contradiction', 'error'],
    ['verify-hash-of-nothing', 'notice'],
    ['verify-open-tasks', 'warning'],
    ['verify-tasks-missing', 'notice'],
    ['verify-totals', 'warning'],
    ['verify-totals-unknown', 'notice'],
]);
const PLACE_RULES = [
    'envelope-change-folder',
    'gsd-name',
    'gsd-orphan',
    'gsd-verification-unexecuted',
    'return-location',
    'task-slug-case',
    'verify-change-name',
    'verify-open-tasks',
    'verify-tasks-missing',
    'verify-totals',
    'verify-totals-unknown',
];


/***/ })

};
;
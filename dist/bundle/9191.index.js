"use strict";
exports.id = 9191;
exports.ids = [9191];
exports.modules = {

/***/ 73003:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ statedBy),
/* harmony export */   M$: () => (/* binding */ handedBy),
/* harmony export */   QV: () => (/* binding */ isSaid),
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   wZ: () => (/* binding */ isHanding)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6202);



function isHanding(value) {
    return isToolUse(value) || isResult(value) || isTask(value);
}
function handedBy(value) {
    const finals = [];
    if (isToolUse(value))
        finals.push(...ofToolUse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'toolUseResult')));
    if (isResult(value))
        finals.push(...ofResult(value));
    if (isTask(value))
        finals.push(...ofTask(value));
    return finals;
}
function isSaid(value) {
    const message = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'message');
    return ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(message) && ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(value, 'type') === 'assistant' || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(message, 'role') === 'assistant'));
}
function statedBy(value) {
    const pointer = '/message/content';
    const content = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'message'), 'content');
    if (isSaid(value))
        return spokenIn(content, pointer);
    if (isToolUse(value) || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(content))
        return [];
    return content.flatMap((block, n) => {
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(block, 'type') !== 'tool_result')
            return [];
        const call = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(block, 'tool_use_id') ?? '';
        return spokenIn((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(block, 'content'), (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, n, 'content')).map((one) => ({ ...one, call }));
    });
}
function wholeText({ text, more = [] }) {
    return [text, ...more.map((one) => one.text)].join('\n');
}
function isToolUse(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .has */ .zy)(value, 'toolUseResult');
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(result))
        return ofContent(result, pointer);
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(result, 'status') === 'async_launched')
        return [];
    if (result !== undefined && (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .looksLikeReturn */ ._t)(result))
        return [valueAt(result, pointer)];
    return ofContent((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(result, 'content'), (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, 'content'));
}
function ofContent(content, pointer) {
    return spokenIn(content, pointer);
}
function spokenIn(content, pointer) {
    if (typeof content === 'string')
        return [{ kind: 'text', pointer, text: content }];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(content))
        return [];
    const texts = content.flatMap((block, n) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(block, 'text');
        return text === undefined ? [] : [{ pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, n, 'text'), text }];
    });
    const [first, ...more] = texts;
    if (first === undefined)
        return [];
    return [{ kind: 'text', ...first, ...(more.length === 0 ? {} : { more }) }];
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(value, 'type') === 'result' && marks.some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .has */ .zy)(value, key));
}
function ofResult(value) {
    const pointer = '/structured_output';
    const structured = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'structured_output');
    const finals = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(structured) ? [valueAt(structured, pointer)] : [];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(structured)) {
        structured.forEach((one, n) => {
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(one))
                finals.push(valueAt(one, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, n)));
        });
    }
    return [...finals, ...ofAnything((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'result'), '/result')];
}
function ofAnything(value, pointer) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
        if ((0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeReturn */ .zR)((0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .marksOf */ .Ok)(value)))
            return [valueAt(value, pointer)];
        for (const key of ['text', 'output', 'result']) {
            const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(value, key);
            if (text !== undefined)
                return [{ kind: 'text', pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, key), text }];
        }
        return ofContent((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'content'), (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, 'content'));
    }
    const values = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value)
        ? value.flatMap((one, n) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(one) && (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeReturn */ .zR)((0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .marksOf */ .Ok)(one)) ? [valueAt(one, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, n))] : []))
        : [];
    return values.length > 0 ? values : ofContent(value, pointer);
}
function valueAt(value, pointer) {
    return { kind: 'value', pointer, value };
}
function isTask(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'part'), 'tool')?.toLowerCase() === 'task';
}
function ofTask(value) {
    return ofAnything((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value, 'part'), 'state'), 'output'), '/part/state/output');
}


/***/ }),

/***/ 39191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ isHolding),
  L: () => (/* binding */ read)
});

// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(23056);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(65933);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
// EXTERNAL MODULE: ./src/read/finals.ts
var read_finals = __webpack_require__(73003);
;// CONCATENATED MODULE: ./src/read/chains.ts


const UNNAMED = 'unnamed';
class Chains {
    #chains = new Map();
    #agents = new Map();
    #tools = new Map();
    note(event) {
        const agent = this.#agentOf(event);
        const uuid = (0,json/* stringField */.OM)(event, 'uuid');
        if (agent !== null && uuid !== undefined)
            this.#agents.set(uuid, agent);
        if ((0,read_finals/* isSaid */.QV)(event))
            this.#said(event, agent);
        this.#handOver(event);
    }
    placeOf(event, { call }) {
        if (call !== undefined) {
            const tool = this.#tools.get(call);
            return tool === undefined ? 'aside' : isAgentTool(tool) ? 'end' : 'other';
        }
        return this.#chainOf(event).last?.events.has(event) === true ? 'end' : 'aside';
    }
    #said(event, agent) {
        for (const block of blocksOf(event)) {
            const id = (0,json/* stringField */.OM)(block, 'id');
            const name = (0,json/* stringField */.OM)(block, 'name');
            if ((0,json/* stringField */.OM)(block, 'type') === 'tool_use' && id !== undefined && name !== undefined)
                this.#tools.set(id, name);
        }
        const text = (0,read_finals/* statedBy */.Hk)(event).map(read_finals/* wholeText */.r0).join('\n').trim();
        if (text === '')
            return;
        const chain = this.#chain(sessionOf(event), agent);
        const id = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(event, 'message'), 'id');
        if (id === undefined || chain.last?.id !== id) {
            chain.last = { id, events: new Set([event]), text };
        }
        else {
            chain.last.events.add(event);
            chain.last.text += `\n${text}`;
        }
    }
    #handOver(event) {
        const calls = blocksOf(event).flatMap((block) => (0,json/* stringField */.OM)(block, 'tool_use_id') ?? []);
        const finals = (0,read_finals/* isHanding */.wZ)(event) ? (0,read_finals/* handedBy */.M$)(event) : [];
        const answers = (0,read_finals/* statedBy */.Hk)(event).filter(({ call }) => call !== undefined && isAgentTool(this.#tools.get(call) ?? ''));
        if (finals.length + answers.length === 0)
            return;
        const texts = new Set([...finals, ...answers].flatMap((final) => (final.kind === 'text' ? [(0,read_finals/* wholeText */.r0)(final).trim()] : [])));
        const agents = new Set([(0,json/* stringField */.OM)((0,json/* field */.ZZ)(event, 'toolUseResult'), 'agentId') ?? '', ...calls]);
        const session = sessionOf(event);
        const endsSession = (0,json/* stringField */.OM)(event, 'type') === 'result';
        for (const chain of this.#chains.values()) {
            const isSession = session === '' || chain.session === '' || session === chain.session;
            const isEnded = chain.agent === null ? endsSession && isSession : agents.has(chain.agent);
            if (chain.last !== null && (isEnded || texts.has(chain.last.text)))
                chain.last = null;
        }
    }
    #chainOf(event) {
        return this.#chain(sessionOf(event), this.#agentOf(event));
    }
    #chain(session, agent) {
        const key = JSON.stringify([session, agent]);
        const known = this.#chains.get(key);
        if (known !== undefined)
            return known;
        const chain = { session, agent, last: null };
        this.#chains.set(key, chain);
        return chain;
    }
    #agentOf(event) {
        const named = (0,json/* stringField */.OM)(event, 'agentId') ?? (0,json/* stringField */.OM)(event, 'parent_tool_use_id');
        if (named !== undefined)
            return named;
        if ((0,json/* field */.ZZ)(event, 'isSidechain') !== true)
            return null;
        const before = (0,json/* stringField */.OM)(event, 'parentUuid');
        if (before !== undefined)
            return this.#agents.get(before) ?? UNNAMED;
        return (0,read_finals/* isSaid */.QV)(event) ? UNNAMED : ((0,json/* stringField */.OM)(event, 'uuid') ?? UNNAMED);
    }
}
function isAgentTool(name) {
    return /^(?:task|agent)$/i.test(name);
}
function sessionOf(event) {
    return (0,json/* stringField */.OM)(event, 'sessionId') ?? (0,json/* stringField */.OM)(event, 'session_id') ?? (0,json/* stringField */.OM)(event, 'sessionID') ?? '';
}
function blocksOf(event) {
    const content = (0,json/* field */.ZZ)((0,json/* field */.ZZ)(event, 'message'), 'content');
    return (0,json/* isArray */.cy)(content) ? content : [];
}

// EXTERNAL MODULE: ./src/read/json/json.ts + 1 modules
var json_json = __webpack_require__(7458);
// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(26907);
// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(60771);
// EXTERNAL MODULE: ./src/read/unread-return.ts
var unread_return = __webpack_require__(68112);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(22003);
// EXTERNAL MODULE: ./src/read/transcript.ts
var transcript = __webpack_require__(57360);
;// CONCATENATED MODULE: ./src/read/json-lines.ts











function readLines(source) {
    const log = new Log(source);
    const all = log.parts();
    if (all.returns.length > 0 || all.problems.length > 0 || log.hasEvents)
        return all;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: pointer/* FILE_START */.WS }] };
}
class Kept {
    lines = [];
    more = 0;
    add(start, found) {
        if (this.lines.length < read_source/* MOST_RETURNS */.IE)
            this.lines.push({ start, found });
        else
            this.more += found.count;
    }
}
class Log {
    hasEvents = false;
    #source;
    #isTranscript = false;
    #certain = new Kept();
    #others = new Kept();
    #chains = new Chains();
    #told = [];
    constructor(source) {
        this.#source = source;
        const { text } = source;
        for (const { start, end } of (0,read_lines/* lineSpans */.U)(text))
            if (text.slice(start, end).trim() !== '')
                this.#line(start, end);
    }
    parts() {
        for (const { start, event } of this.#told) {
            for (const found of (0,transcript/* readStated */.y3)(event, this.#chains))
                this.#certain.add(start, found);
        }
        const kept = this.#isTranscript ? [this.#certain] : [this.#certain, this.#others];
        const lines = kept.flatMap((one) => one.lines).sort((a, b) => a.start - b.start);
        const more = kept.reduce((sum, one) => sum + one.more, 0);
        const read = (0,read_source/* taken */.uU)([...lines.map(({ found }) => found), ...(0,read_source/* findsOf */.Cf)({ ...read_source/* NO_PARTS */.lv, more })]);
        const told = this.#told.map(({ event }) => event);
        return (0,transcript/* withAsides */.OS)((0,transcript/* withoutRepeats */.jP)(read), told, this.#chains);
    }
    #line(start, end) {
        const source = this.#source;
        const isBroken = this.#certain.lines.length === read_source/* MOST_RETURNS */.IE && !(0,objects/* isJson */.Fh)(source.text, start, end);
        const line = isBroken ? null : (0,json_json/* parse */.qg)(source, start, end);
        if (line?.kind !== 'value') {
            this.#certain.add(start, (0,read_source/* find */.I6)(() => brokenLine(source, start, end)));
            return;
        }
        const { value } = line;
        if ((0,json/* isObject */.Gv)(value) && !(0,scan/* looksLikeReturn */._t)(value))
            this.#chains.note(value);
        if ((0,transcript/* isEnding */.yp)(value)) {
            this.hasEvents = true;
            const event = { source, parsed: line, value, line: source.lineAt(start) };
            if ((0,transcript/* mayTell */.rF)(event))
                this.#told.push({ start, event });
            if (!(0,read_finals/* isHanding */.wZ)(value))
                return;
            this.#isTranscript = true;
            for (const found of (0,transcript/* readHanded */.N6)(event))
                this.#certain.add(start, found);
        }
        else if ((0,json/* isObject */.Gv)(value) && !(0,scan/* looksLikeReturn */._t)(value)) {
            if ((0,transcript/* isEvent */.xH)(value))
                this.hasEvents = true;
            else
                for (const found of (0,json_json/* returnsOf */.Bg)(source, line))
                    this.#others.add(start, found);
        }
        else {
            for (const found of (0,json_json/* returnsOf */.Bg)(source, line))
                this.#certain.add(start, found);
        }
    }
}
function brokenLine(source, start, end) {
    const line = (0,json_json/* parse */.qg)(source, start, end);
    if (line.kind === 'value')
        return {};
    const problem = line.problem();
    if (line.deep)
        return { problems: [problem] };
    const text = source.text.slice(start, end);
    const spans = [...(0,unread_return/* returnSpans */.q0)(text)].map((span) => ({ start: start + span.start, end: start + span.end }));
    const { problems, returns, more } = (0,read_source/* taken */.uU)(spans.map((span) => (0,unread_return/* returnAt */.St)(source, span)));
    return { problems: [problem, ...problems], returns, more };
}

// EXTERNAL MODULE: ./src/read/markdown/block.ts
var block = __webpack_require__(80569);
// EXTERNAL MODULE: ./src/read/markdown/markdown.ts
var markdown = __webpack_require__(46451);
;// CONCATENATED MODULE: ./src/read/read.ts















function isHolding({ problems, returns }) {
    return returns.length > 0 || problems.some(({ kind }) => !model_document/* PROBLEMS_OF_NONE */.q1.has(kind));
}
function ofDocument(parts) {
    return {
        ...parts,
        returns: parts.returns.filter(({ composed, isPartial }) => composed !== null && isPartial !== true),
        problems: parts.problems.filter((problem) => (problem.kind === 'unread-return' && problem.reason === 'in-comment') ||
            (problem.kind !== 'wrapped' && !model_document/* PROBLEMS_OF_JSON */.ck.has(problem.kind))),
    };
}
function read(bytes, form, options) {
    const { markdown, single = false, document = false, log = false, opening = null, whole = null, candidate = false, unread = null, rendered = null, } = options;
    const { text: decoded, problems } = (0,read_source/* decode */.D4)(bytes);
    const mayBeNone = candidate || (form === 'markdown' && document);
    if (decoded === null && !mayBeNone)
        return { problems, returns: [], line: () => '' };
    const text = decoded ?? (0,read_source/* decodeLoosely */.Al)(bytes);
    let made;
    const lines = () => (made ??= new read_lines/* Lines */.q(text));
    const source = {
        text,
        range: (start, end) => lines().range(start, end),
        lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
        markdown,
        budget: { blocks: read_source/* MOST_BLOCKS */.hk },
        reportsUnread: !document && !single,
    };
    const shown = rendered === null ? source : withoutHidden(source, rendered);
    if (form === 'whole') {
        if (shown === null)
            return {
                problems: [...withoutMark(problems), TOO_MANY_BLOCKS],
                returns: [],
                line: (line) => lines().textOf(line),
            };
        const reading = wholeReading(shown, whole, problems, lines);
        if (!candidate)
            return reading;
        if (reading.returns.length === 0) {
            const problem = unread?.(shown) ?? null;
            return { ...reading, problems: problem === null ? [] : [problem] };
        }
        return decoded === null ? { ...reading, returns: [] } : reading;
    }
    const found = READERS[form](source);
    const own = single ? withoutArray(source, found) : document ? ofDocument(found) : found;
    const opened = form === 'markdown' && opening !== null && shown !== null ? opening(shown) : null;
    const all = bounded(counted(opened === null ? own : startingWith(opened, own, single)), text.length);
    const flaws = opened === null ? problems : withoutMark(problems);
    const isLookedFor = form !== 'markdown' || markdown !== null;
    const parts = log && isLookedFor ? withNothingRead(all) : all;
    const holdsNothing = parts.returns.length === 0 && parts.problems.length === 0;
    if (decoded === null)
        return { problems: holdsNothing ? [] : problems, returns: [], line: () => '' };
    const silent = form === 'markdown' && (holdsNothing || (parts.problems.length === 0 && opened?.isAlone === true));
    return {
        problems: flaws.length === 0 || silent ? parts.problems : [...flaws, ...parts.problems],
        returns: parts.returns.map(({ composed, value, verbatim, startLine, moreClaims = 0, unread, locate }, index) => ({
            index,
            composed,
            value,
            verbatim,
            startLine,
            moreClaims,
            ...(unread === undefined ? {} : { unread }),
            locate,
        })),
        line: (line) => lines().textOf(line),
    };
}
const TOO_MANY_BLOCKS = { kind: 'too-many-blocks', limit: read_source/* MOST_BLOCKS */.hk };
function withoutHidden(source, rendered) {
    try {
        const { text, unended } = rendered(source.text, { ...source.budget });
        return { ...source, text, unended, written: source.text };
    }
    catch (error) {
        if (!(error instanceof block/* TooManyBlocks */.Y))
            throw error;
        return null;
    }
}
function withNothingRead(parts) {
    const { problems, returns } = parts;
    const isOfFile = (problem) => problem.kind === 'no-return' && problem.range === pointer/* FILE_START */.WS;
    const isEmpty = returns.length === 0 && problems.every(isOfFile);
    return isEmpty ? { ...parts, problems: [{ kind: 'nothing-read', range: pointer/* FILE_START */.WS }] } : parts;
}
function startingWith(opened, parts, single) {
    return single || opened.isAlone === true
        ? { ...read_source/* NO_PARTS */.lv, returns: [opened] }
        : { ...parts, returns: [opened, ...parts.returns] };
}
function withoutMark(problems) {
    return problems.filter(({ kind }) => kind !== 'byte-order-mark');
}
function wholeReading(source, readWhole, problems, lines) {
    const found = readWhole?.(source) ?? null;
    return {
        problems: withoutMark(problems),
        returns: found === null ? [] : [{ moreClaims: 0, ...found, index: 0 }],
        line: (line) => lines().textOf(line),
    };
}
function withoutArray(source, parts) {
    if (!source.text.trimStart().startsWith('['))
        return parts;
    const parsed = (0,json_json/* parse */.qg)(source);
    if (parsed.kind !== 'value' || !(0,json/* isArray */.cy)(parsed.value) || parsed.value.some(transcript/* isEnding */.yp))
        return parts;
    const { value } = parsed;
    return { ...parts, problems: [{ kind: 'not-object', value, range: pointer/* FILE_START */.WS }, ...parts.problems] };
}
function bounded(parts, length) {
    if (length <= 2 * model_document/* MOST_ELEMENTS */.q3)
        return parts;
    const count = parts.returns.reduce((sum, { value }) => sum + (0,model_document/* countElements */.x)(value), 0);
    if (count <= model_document/* MOST_ELEMENTS */.q3)
        return parts;
    return {
        problems: [...parts.problems, { kind: 'too-many-elements', count, limit: model_document/* MOST_ELEMENTS */.q3 }],
        returns: [],
        more: parts.more,
    };
}
function counted({ problems, returns, more }) {
    const limited = withFewDuplicates(problems);
    if (more === 0)
        return { problems: limited, returns, more };
    const found = Math.max(returns.length, read_source/* MOST_RETURNS */.IE) + more;
    return { problems: [...limited, { kind: 'too-many-returns', found, limit: read_source/* MOST_RETURNS */.IE }], returns, more };
}
function withFewDuplicates(problems) {
    if (problems.length <= json_json/* MOST_DUPLICATES */.rR)
        return problems;
    const few = [];
    let listed = 0;
    let more = 0;
    for (const problem of problems) {
        if (problem.kind === 'more-duplicates')
            more += problem.more;
        else if (problem.kind !== 'duplicate-key' || ++listed <= json_json/* MOST_DUPLICATES */.rR)
            few.push(problem);
        else
            more++;
    }
    return more === 0 ? few : [...few, { kind: 'more-duplicates', more }];
}
const READERS = {
    json: readWhole,
    jsonl: readLines,
    markdown: (source) => (0,read_source/* quoted */.TL)((0,markdown/* readMarkdown */.k$)(source)),
};
function readWhole(source) {
    const whole = (0,json_json/* parse */.qg)(source);
    if (whole.kind === 'value')
        return valueParts(source, whole);
    const none = { ...read_source/* NO_PARTS */.lv, problems: [whole.problem()] };
    return whole.deep ? none : (among(source) ?? none);
}
function among(source) {
    const spans = [...(0,unread_return/* returnSpans */.q0)(source.text)];
    const [first] = spans;
    if (first === undefined)
        return null;
    const { problems, ...parts } = (0,read_source/* taken */.uU)(spans.map((span) => (0,unread_return/* returnAt */.St)(source, span)));
    if (parts.returns.length === 0)
        return null;
    const { start } = first;
    const by = (0,extract/* isFenced */.i3)(source.text, start) ? 'fence' : 'prose';
    return { ...parts, problems: [{ kind: 'wrapped', by, range: source.range(start, start + 1) }, ...problems] };
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    if (!(0,transcript/* isEnding */.yp)(value) && !((0,json/* isArray */.cy)(value) && value.some(transcript/* isEnding */.yp)))
        return (0,read_source/* taken */.uU)((0,json_json/* returnsOf */.Bg)(source, parsed));
    const chains = new Chains();
    const told = [];
    let found;
    if ((0,transcript/* isEnding */.yp)(value)) {
        chains.note(value);
        found = (0,read_source/* taken */.uU)(returnsOfEvent({ source, parsed, value, line: null }, chains, told));
    }
    else {
        for (const event of value)
            if ((0,json/* isObject */.Gv)(event) && !(0,scan/* looksLikeReturn */._t)(event))
                chains.note(event);
        found = (0,read_source/* taken */.uU)(returnsOfLog(source, parsed, value, chains, told));
    }
    const parts = (0,transcript/* withAsides */.OS)((0,transcript/* withoutRepeats */.jP)(found), told, chains);
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: locator().locate('') }] };
}
function* returnsOfLog(source, parsed, events, chains, told) {
    for (const { element } of (0,json_json/* elementsIn */.px)(source, parsed, events)) {
        const { value } = element;
        if ((0,transcript/* isEnding */.yp)(value))
            yield* returnsOfEvent({ source, parsed: element, value, line: null }, chains, told);
        else if ((0,scan/* looksLikeReturn */._t)(value))
            yield (0,read_source/* find */.I6)(() => ({ returns: [(0,json_json/* unnumberedReturn */.YL)(source, element, value)] }));
    }
}
function* returnsOfEvent(event, chains, told) {
    if ((0,read_finals/* isHanding */.wZ)(event.value))
        yield* (0,transcript/* readHanded */.N6)(event);
    if (!(0,transcript/* mayTell */.rF)(event))
        return;
    told.push(event);
    yield* (0,transcript/* readStated */.y3)(event, chains);
}


/***/ }),

/***/ 57360:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ readHanded),
/* harmony export */   OS: () => (/* binding */ withAsides),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   q5: () => (/* binding */ messageForm),
/* harmony export */   rF: () => (/* binding */ mayTell),
/* harmony export */   xH: () => (/* binding */ isEvent),
/* harmony export */   y3: () => (/* binding */ readStated),
/* harmony export */   yp: () => (/* binding */ isEnding)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87979);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65933);
/* harmony import */ var _finals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73003);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7458);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6202);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46451);
/* harmony import */ var _unread_return_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68112);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22003);
/* harmony import */ var _json_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26907);










function isEnding(value) {
    return ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(value) && !(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .looksLikeReturn */ ._t)(value) && ((0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .isHanding */ .wZ)(value) || (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .isSaid */ .QV)(value) || (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .statedBy */ .Hk)(value).length > 0));
}
function isEvent(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(value) || (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .looksLikeReturn */ ._t)(value) || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .stringField */ .OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_8__/* .has */ .zy)(value, key));
}
function* readHanded(event) {
    const finals = (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .handedBy */ .M$)(event.value);
    const values = [];
    for (const final of finals) {
        if (final.kind !== 'value' || values.some((known) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(known, final.value)))
            continue;
        values.push(final.value);
        yield (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .find */ .I6)(() => ({ returns: [(0,_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .partOf */ .BU)(event.parsed, final.value, final.pointer)] }));
    }
    for (const final of finals) {
        if (final.kind === 'value')
            continue;
        const [only, ...others] = values;
        if (only !== undefined && others.length === 0 && saysTheSame(final.text, only))
            continue;
        for (const { count, make } of readSpoken(event, final))
            yield { count, make: () => (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(make()) };
    }
}
function* readStated(event, chains) {
    for (const spoken of (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .statedBy */ .Hk)(event.value)) {
        if (chains.placeOf(event.value, spoken) !== 'end')
            continue;
        for (const { count, make } of readSpoken(event, spoken))
            yield { count, make: () => said(make()) };
    }
}
function mayTell({ source, value }) {
    return (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .statedBy */ .Hk)(value).some((spoken) => {
        const text = (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeText */ .r0)(spoken);
        const mayHold = (one) => mayHoldText({ ...source, text: one });
        return mayHold(text) || mayHold(text.replaceAll('\n', '')) || (0,_unread_return_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHoldUnread */ .G_)({ ...source, text });
    });
}
function withAsides(parts, events, chains) {
    if (!events.some(({ source }) => source.reportsUnread === true))
        return parts;
    const known = new Set(parts.returns.map(({ value }) => JSON.stringify(value)));
    for (const event of events) {
        for (const spoken of (0,_finals_js__WEBPACK_IMPORTED_MODULE_2__/* .statedBy */ .Hk)(event.value)) {
            if (chains.placeOf(event.value, spoken) !== 'aside')
                continue;
            const { problems, returns } = (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .taken */ .uU)(readSpoken(event, spoken));
            const isNew = returns.some(({ value }) => !known.has(JSON.stringify(value)));
            const isUnread = problems.some(({ kind }) => kind === 'unread-return' || kind === 'syntax');
            if (!isNew && !isUnread)
                continue;
            const range = event.parsed.locator().locate(spoken.pointer);
            const reason = isNew ? 'not-final' : 'syntax';
            return { ...parts, problems: [...parts.problems, { kind: 'unread-return', reason, text: '', range }] };
        }
    }
    return parts;
}
function readSpoken({ source, parsed, line }, spoken) {
    return readBlocks(spoken, ({ pointer, text }) => {
        const place = () => parsed.locator().locate(pointer);
        const { markdown, budget, reportsUnread } = source;
        return { text, range: place, lineAt: () => line ?? place().startLine, markdown, budget, reportsUnread };
    });
}
function said(parts) {
    const { problems, returns, more } = (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(parts);
    return {
        more,
        problems: problems.map((problem) => problem.kind === 'syntax' ? { kind: 'unread-return', reason: 'syntax', text: '', range: problem.range } : problem),
        returns: returns.map((found) => ({ ...found, said: true })),
    };
}
function withoutRepeats(parts) {
    const { returns } = parts;
    if (!returns.some((found) => found.said === true))
        return parts;
    const seen = new Set(returns.flatMap((found) => (found.said === true ? [] : [JSON.stringify(found.value)])));
    const kept = returns.filter((found) => {
        if (found.said !== true)
            return true;
        const key = JSON.stringify(found.value);
        return seen.has(key) ? false : seen.add(key);
    });
    return { ...parts, returns: kept };
}
function* readBlocks({ more = [], ...first }, sourceOf) {
    const blocks = [first, ...more];
    const texts = blocks.map(({ text }) => text);
    const mayHold = ['\n', ''].some((between) => mayHoldText({ ...sourceOf(first), text: texts.join(between) }));
    if (more.length === 0 || !mayHold) {
        for (const block of blocks)
            yield* readText(sourceOf(block));
        return;
    }
    const apart = blocks.map((block) => (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .taken */ .uU)(readText(sourceOf(block))));
    const known = apart.flatMap(({ returns }) => returns);
    const joined = ['\n\n', '']
        .map((between) => (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .taken */ .uU)(readText(sourceOf({ pointer: first.pointer, text: texts.join(between) }))))
        .reduce((one, other) => (other.returns.length > one.returns.length ? other : one));
    if (saysAsMuch(joined.returns, known))
        yield* (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .findsOf */ .Cf)(joined);
    else
        for (const parts of apart)
            yield* (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .findsOf */ .Cf)(parts);
}
function saysAsMuch(joined, apart) {
    const jsonIn = (returns) => returns.filter(({ composed }) => composed === null).length;
    const values = (returns) => JSON.stringify(returns.map(({ value }) => value));
    return joined.length > 0 && jsonIn(joined) >= jsonIn(apart) && values(joined) !== values(apart);
}
function mayHoldText({ text, markdown }) {
    return (0,_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldReturn */ .Vq)(text) || markdown?.mayHold(text) === true;
}
function saysTheSame(text, value) {
    if (!text.trimStart().startsWith('{'))
        return false;
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(JSON.parse(text), value);
    }
    catch {
        return false;
    }
}
const TAGS = /<\/?task_result>/g;
function* readText(source) {
    const { text } = source;
    let isFound = false;
    if ((0,_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldReturn */ .Vq)(text)) {
        for (const one of (0,_unread_return_js__WEBPACK_IMPORTED_MODULE_5__/* .returnsAmong */ .MB)(source)) {
            isFound = true;
            yield one;
        }
    }
    if (isFound && source.markdown?.mayHold(text) !== true && !(0,_unread_return_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHoldUnread */ .G_)(source))
        return;
    const { problems, returns, more } = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .readMarkdown */ .k$)({ ...source, text: text.replace(TAGS, '\n') });
    const inMarkdown = returns.filter(({ composed }) => composed !== null);
    const unread = problems.filter(({ kind }) => kind === 'unread-return');
    yield* (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .findsOf */ .Cf)(isFound ? { problems: unread, returns: inMarkdown, more } : { problems, returns, more });
}
function messageForm(message) {
    if (isJson(message))
        return 'json';
    return (0,_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsReturn */ .vY)(message, _json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .isLikelyReturn */ .fu) || isMostlyJson(message) ? 'json-in-text' : 'text';
}
function isJson(text) {
    const lines = text.trim().split('\n');
    const isFenced = lines.length > 2 && lines[0]?.startsWith('```') === true && lines.at(-1)?.trim() === '```';
    const body = isFenced ? lines.slice(1, -1).join('\n') : text;
    try {
        const value = JSON.parse(body);
        return typeof value === 'object' && value !== null;
    }
    catch {
        return false;
    }
}
const LEAST_JSON = 3;
function isMostlyJson(text) {
    let json = 0;
    for (const { start, end } of new _json_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .JsonFinder */ .dZ(text, _json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .isLikelyReturn */ .fu).allObjects()) {
        if (end - start >= LEAST_JSON)
            json += visibleLength(text.slice(start, end));
    }
    return json * 2 > visibleLength(text);
}
function visibleLength(text) {
    return text.replace(/\s/g, '').length;
}


/***/ })

};
;
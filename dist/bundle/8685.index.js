"use strict";
exports.id = 8685;
exports.ids = [8685];
exports.modules = {

/***/ 23056:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ PROBLEMS_OF_JSON),
/* harmony export */   q: () => (/* binding */ PROBLEMS_OF_NONE)
/* harmony export */ });
const PROBLEMS_OF_NONE = new Set(['nothing-read', 'unread-return']);
const PROBLEMS_OF_JSON = new Set([
    'syntax',
    'too-deep',
    'duplicate-key',
    'more-duplicates',
    'not-object',
    'no-return',
    'unread-return',
]);


/***/ }),

/***/ 60771:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ Lines)
/* harmony export */ });
/* harmony import */ var _model_first_where_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52829);
/* harmony import */ var _model_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57342);


class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            this.#starts.push(i + 1);
    }
    lineAt(offset) {
        return (0,_model_first_where_js__WEBPACK_IMPORTED_MODULE_0__/* .firstWhere */ .U)(this.#starts.length - 1, (n) => (0,_model_known_js__WEBPACK_IMPORTED_MODULE_1__/* .elementAt */ .s)(this.#starts, n + 1) > offset) + 1;
    }
    startOf(line) {
        return this.#starts[line - 1] ?? this.#text.length;
    }
    textOf(line) {
        const start = this.#starts[line - 1];
        if (start === undefined)
            return '';
        const next = this.#starts[line];
        const end = next === undefined ? this.#text.length : next - 1;
        return this.#text.slice(start, this.#text[end - 1] === '\r' && end > start ? end - 1 : end);
    }
    range(start, end) {
        const found = this.lineAt(start);
        const isBehind = found > 1 && this.startOf(found) === this.#text.length;
        const line = isBehind ? found - 1 : found;
        const first = this.startOf(line);
        const text = this.textOf(line);
        if (text === '')
            return { startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
        const at = Math.min(start - first, lastCharacterOf(text));
        const last = Math.max(Math.min(end - first, text.length), at + 1);
        return { startLine: line, startColumn: at + 1, endLine: line, endColumn: last + 1 };
    }
}
function lastCharacterOf(text) {
    const isPair = /[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text);
    return text.length - (isPair ? 2 : 1);
}


/***/ }),

/***/ 8685:
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
// EXTERNAL MODULE: ./src/model/limits.ts
var limits = __webpack_require__(10817);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(62778);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(65933);
// EXTERNAL MODULE: ./src/read/json/marks.ts
var marks = __webpack_require__(33869);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/read/finals.ts



function isHanding(value) {
    return isToolUse(value) || isResult(value) || isTask(value);
}
function handedBy(value) {
    const finals = [];
    if (isToolUse(value))
        finals.push(...ofToolUse((0,json/* field */.ZZ)(value, 'toolUseResult')));
    if (isResult(value))
        finals.push(...ofResult(value));
    if (isTask(value))
        finals.push(...ofTask(value));
    return finals;
}
function isSaid(value) {
    const message = (0,json/* field */.ZZ)(value, 'message');
    return ((0,json/* isObject */.Gv)(message) && ((0,json/* stringField */.OM)(value, 'type') === 'assistant' || (0,json/* stringField */.OM)(message, 'role') === 'assistant'));
}
function statedBy(value) {
    const pointer = '/message/content';
    const content = (0,json/* field */.ZZ)((0,json/* field */.ZZ)(value, 'message'), 'content');
    if (isSaid(value))
        return spokenIn(content, pointer);
    if (isToolUse(value) || !(0,json/* isArray */.cy)(content))
        return [];
    return content.flatMap((block, n) => {
        if ((0,json/* stringField */.OM)(block, 'type') !== 'tool_result')
            return [];
        const call = (0,json/* stringField */.OM)(block, 'tool_use_id') ?? '';
        return spokenIn((0,json/* field */.ZZ)(block, 'content'), (0,model_pointer/* join */.fj)(pointer, n, 'content')).map((one) => ({ ...one, call }));
    });
}
function wholeText({ text, more = [] }) {
    return [text, ...more.map((one) => one.text)].join('\n');
}
function isToolUse(value) {
    return (0,json/* has */.zy)(value, 'toolUseResult');
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,json/* isArray */.cy)(result))
        return ofContent(result, pointer);
    if ((0,json/* stringField */.OM)(result, 'status') === 'async_launched')
        return [];
    if (result !== undefined && (0,marks/* looksLikeReturn */._t)(result))
        return [valueAt(result, pointer)];
    return ofContent((0,json/* field */.ZZ)(result, 'content'), (0,model_pointer/* join */.fj)(pointer, 'content'));
}
function ofContent(content, pointer) {
    return spokenIn(content, pointer);
}
function spokenIn(content, pointer) {
    if (typeof content === 'string')
        return [{ kind: 'text', pointer, text: content }];
    if (!(0,json/* isArray */.cy)(content))
        return [];
    const texts = content.flatMap((block, n) => {
        const text = (0,json/* stringField */.OM)(block, 'text');
        return text === undefined ? [] : [{ pointer: (0,model_pointer/* join */.fj)(pointer, n, 'text'), text }];
    });
    const [first, ...more] = texts;
    if (first === undefined)
        return [];
    return [{ kind: 'text', ...first, ...(more.length === 0 ? {} : { more }) }];
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,json/* stringField */.OM)(value, 'type') === 'result' && marks.some((key) => (0,json/* has */.zy)(value, key));
}
function ofResult(value) {
    const pointer = '/structured_output';
    const structured = (0,json/* field */.ZZ)(value, 'structured_output');
    const finals = (0,json/* isObject */.Gv)(structured) ? [valueAt(structured, pointer)] : [];
    if ((0,json/* isArray */.cy)(structured)) {
        structured.forEach((one, n) => {
            if ((0,json/* isObject */.Gv)(one))
                finals.push(valueAt(one, (0,model_pointer/* join */.fj)(pointer, n)));
        });
    }
    return [...finals, ...ofAnything((0,json/* field */.ZZ)(value, 'result'), '/result')];
}
function ofAnything(value, pointer) {
    if ((0,json/* isObject */.Gv)(value)) {
        if ((0,marks/* mayBeReturn */.zR)((0,marks/* marksOf */.Ok)(value)))
            return [valueAt(value, pointer)];
        for (const key of ['text', 'output', 'result']) {
            const text = (0,json/* stringField */.OM)(value, key);
            if (text !== undefined)
                return [{ kind: 'text', pointer: (0,model_pointer/* join */.fj)(pointer, key), text }];
        }
        return ofContent((0,json/* field */.ZZ)(value, 'content'), (0,model_pointer/* join */.fj)(pointer, 'content'));
    }
    const values = (0,json/* isArray */.cy)(value)
        ? value.flatMap((one, n) => ((0,json/* isObject */.Gv)(one) && (0,marks/* mayBeReturn */.zR)((0,marks/* marksOf */.Ok)(one)) ? [valueAt(one, (0,model_pointer/* join */.fj)(pointer, n))] : []))
        : [];
    return values.length > 0 ? values : ofContent(value, pointer);
}
function valueAt(value, pointer) {
    return { kind: 'value', pointer, value };
}
function isTask(value) {
    return (0,json/* stringField */.OM)((0,json/* field */.ZZ)(value, 'part'), 'tool')?.toLowerCase() === 'task';
}
function ofTask(value) {
    return ofAnything((0,json/* field */.ZZ)((0,json/* field */.ZZ)((0,json/* field */.ZZ)(value, 'part'), 'state'), 'output'), '/part/state/output');
}

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
        if (isSaid(event))
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
        const text = statedBy(event).map(wholeText).join('\n').trim();
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
        const finals = isHanding(event) ? handedBy(event) : [];
        const answers = statedBy(event).filter(({ call }) => call !== undefined && isAgentTool(this.#tools.get(call) ?? ''));
        if (finals.length + answers.length === 0)
            return;
        const texts = new Set([...finals, ...answers].flatMap((final) => (final.kind === 'text' ? [wholeText(final).trim()] : [])));
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
        return isSaid(event) ? UNNAMED : ((0,json/* stringField */.OM)(event, 'uuid') ?? UNNAMED);
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

// EXTERNAL MODULE: ./src/read/json/json.ts + 2 modules
var json_json = __webpack_require__(24773);
// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(26907);
// EXTERNAL MODULE: ./src/read/line-spans.ts
var line_spans = __webpack_require__(14480);
// EXTERNAL MODULE: ./src/read/returns-among.ts
var returns_among = __webpack_require__(87682);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(22003);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/read/markdown/block.ts
var block = __webpack_require__(80569);
// EXTERNAL MODULE: ./src/read/markdown/may-hold-source.ts
var may_hold_source = __webpack_require__(50977);
;// CONCATENATED MODULE: ./src/read/markdown/markdown.ts



function readMarkdown(source) {
    const { markdown, budget } = source;
    if (markdown === null || !(0,may_hold_source/* mayHoldAny */.f)(source))
        return read_source/* NO_PARTS */.lv;
    if (budget.blocks < 0)
        return read_source/* NO_PARTS */.lv;
    try {
        return markdown.read(source);
    }
    catch (error) {
        if (!(error instanceof block/* TooManyBlocks */.Y))
            throw error;
        return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'too-many-blocks', limit: read_source/* MOST_BLOCKS */.hk }] };
    }
}

// EXTERNAL MODULE: ./src/read/unread-return.ts
var unread_return = __webpack_require__(68112);
;// CONCATENATED MODULE: ./src/read/transcript.ts










function isEnding(value) {
    return ((0,json/* isObject */.Gv)(value) && !(0,marks/* looksLikeReturn */._t)(value) && (isHanding(value) || isSaid(value) || statedBy(value).length > 0));
}
function isEvent(value) {
    if (!(0,json/* isObject */.Gv)(value) || (0,marks/* looksLikeReturn */._t)(value) || (0,json/* stringField */.OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,json/* has */.zy)(value, key));
}
function* readHanded(event) {
    const finals = handedBy(event.value);
    const values = [];
    for (const final of finals) {
        if (final.kind !== 'value' || values.some((known) => (0,external_node_util_.isDeepStrictEqual)(known, final.value)))
            continue;
        values.push(final.value);
        yield (0,read_source/* find */.I6)(() => ({ returns: [(0,json_json/* partOf */.BU)(event.parsed, final.value, final.pointer)] }));
    }
    for (const final of finals) {
        if (final.kind === 'value')
            continue;
        const [only, ...others] = values;
        if (only !== undefined && others.length === 0 && saysTheSame(final.text, only))
            continue;
        for (const { count, make } of readSpoken(event, final))
            yield { count, make: () => (0,read_source/* quoted */.TL)(make()) };
    }
}
function* readStated(event, chains) {
    for (const spoken of statedBy(event.value)) {
        if (chains.placeOf(event.value, spoken) !== 'end')
            continue;
        for (const { count, make } of readSpoken(event, spoken))
            yield { count, make: () => said(make()) };
    }
}
function mayTell({ source, value }) {
    return statedBy(value).some((spoken) => {
        const text = wholeText(spoken);
        const mayHold = (one) => mayHoldText({ ...source, text: one });
        return mayHold(text) || mayHold(text.replaceAll('\n', '')) || (0,unread_return/* mayHoldUnread */.G)({ ...source, text });
    });
}
function withAsides(parts, events, chains) {
    if (!events.some(({ source }) => source.reportsUnread === true))
        return parts;
    const known = new Set(parts.returns.map(({ value }) => JSON.stringify(value)));
    for (const event of events) {
        for (const spoken of statedBy(event.value)) {
            if (chains.placeOf(event.value, spoken) !== 'aside')
                continue;
            const { problems, returns } = (0,read_source/* taken */.uU)(readSpoken(event, spoken));
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
    const { problems, returns, more } = (0,read_source/* quoted */.TL)(parts);
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
    const apart = blocks.map((block) => (0,read_source/* taken */.uU)(readText(sourceOf(block))));
    const known = apart.flatMap(({ returns }) => returns);
    const joined = ['\n\n', '']
        .map((between) => (0,read_source/* taken */.uU)(readText(sourceOf({ pointer: first.pointer, text: texts.join(between) }))))
        .reduce((one, other) => (other.returns.length > one.returns.length ? other : one));
    if (saysAsMuch(joined.returns, known))
        yield* (0,read_source/* findsOf */.Cf)(joined);
    else
        for (const parts of apart)
            yield* (0,read_source/* findsOf */.Cf)(parts);
}
function saysAsMuch(joined, apart) {
    const jsonIn = (returns) => returns.filter(({ composed }) => composed === null).length;
    const values = (returns) => JSON.stringify(returns.map(({ value }) => value));
    return joined.length > 0 && jsonIn(joined) >= jsonIn(apart) && values(joined) !== values(apart);
}
function mayHoldText({ text, markdown }) {
    return (0,extract/* mayHoldReturn */.Vq)(text) || markdown?.mayHold(text) === true;
}
function saysTheSame(text, value) {
    if (!text.trimStart().startsWith('{'))
        return false;
    try {
        return (0,external_node_util_.isDeepStrictEqual)(JSON.parse(text), value);
    }
    catch {
        return false;
    }
}
const TAGS = /<\/?task_result>/g;
function* readText(source) {
    const { text } = source;
    let isFound = false;
    if ((0,extract/* mayHoldReturn */.Vq)(text)) {
        for (const one of (0,returns_among/* returnsAmong */.MB)(source)) {
            isFound = true;
            yield one;
        }
    }
    if (isFound && source.markdown?.mayHold(text) !== true && !(0,unread_return/* mayHoldUnread */.G)(source))
        return;
    const { problems, returns, more } = readMarkdown({ ...source, text: text.replace(TAGS, '\n') });
    const inMarkdown = returns.filter(({ composed }) => composed !== null);
    const unread = problems.filter(({ kind }) => kind === 'unread-return');
    yield* (0,read_source/* findsOf */.Cf)(isFound ? { problems: unread, returns: inMarkdown, more } : { problems, returns, more });
}

;// CONCATENATED MODULE: ./src/read/json-lines.ts











function readLines(source) {
    const log = new Log(source);
    const all = log.parts();
    if (all.returns.length > 0 || all.problems.length > 0 || log.hasEvents)
        return all;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: position/* FILE_START */.W }] };
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
        for (const { start, end } of (0,line_spans/* lineSpans */.U)(text))
            if (text.slice(start, end).trim() !== '')
                this.#line(start, end);
    }
    parts() {
        for (const { start, event } of this.#told) {
            for (const found of readStated(event, this.#chains))
                this.#certain.add(start, found);
        }
        const kept = this.#isTranscript ? [this.#certain] : [this.#certain, this.#others];
        const lines = kept.flatMap((one) => one.lines).sort((a, b) => a.start - b.start);
        const more = kept.reduce((sum, one) => sum + one.more, 0);
        const read = (0,read_source/* taken */.uU)([...lines.map(({ found }) => found), ...(0,read_source/* findsOf */.Cf)({ ...read_source/* NO_PARTS */.lv, more })]);
        const told = this.#told.map(({ event }) => event);
        return withAsides(withoutRepeats(read), told, this.#chains);
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
        if ((0,json/* isObject */.Gv)(value) && !(0,marks/* looksLikeReturn */._t)(value))
            this.#chains.note(value);
        if (isEnding(value)) {
            this.hasEvents = true;
            const event = { source, parsed: line, value, line: source.lineAt(start) };
            if (mayTell(event))
                this.#told.push({ start, event });
            if (!isHanding(value))
                return;
            this.#isTranscript = true;
            for (const found of readHanded(event))
                this.#certain.add(start, found);
        }
        else if ((0,json/* isObject */.Gv)(value) && !(0,marks/* looksLikeReturn */._t)(value)) {
            if (isEvent(value))
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
    const spans = [...(0,returns_among/* returnSpans */.q0)(text)].map((span) => ({ start: start + span.start, end: start + span.end }));
    const { problems, returns, more } = (0,read_source/* taken */.uU)(spans.map((span) => (0,returns_among/* returnAt */.St)(source, span)));
    return { problems: [problem, ...problems], returns, more };
}

// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(60771);
// EXTERNAL MODULE: ./src/read/utf8.ts
var utf8 = __webpack_require__(8145);
;// CONCATENATED MODULE: ./src/read/read.ts

















function isHolding({ problems, returns }) {
    return returns.length > 0 || problems.some(({ kind }) => !model_document/* PROBLEMS_OF_NONE */.q.has(kind));
}
function ofDocument(parts) {
    return {
        ...parts,
        returns: parts.returns.filter(({ composed, isPartial }) => composed !== null && isPartial !== true),
        problems: parts.problems.filter((problem) => (problem.kind === 'unread-return' && problem.reason === 'in-comment') ||
            (problem.kind !== 'wrapped' && !model_document/* PROBLEMS_OF_JSON */.c.has(problem.kind))),
    };
}
function read(bytes, form, options) {
    const { markdown, single = false, document = false, log = false, opening = null, whole = null, candidate = false, unread = null, rendered = null, } = options;
    const { text: decoded, problems } = (0,utf8/* decode */.D)(bytes);
    const mayBeNone = candidate || (form === 'markdown' && document);
    if (decoded === null && !mayBeNone)
        return { problems, returns: [], line: () => '' };
    const text = decoded ?? (0,utf8/* decodeLoosely */.A)(bytes);
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
    const isOfFile = (problem) => problem.kind === 'no-return' && problem.range === position/* FILE_START */.W;
    const isEmpty = returns.length === 0 && problems.every(isOfFile);
    return isEmpty ? { ...parts, problems: [{ kind: 'nothing-read', range: position/* FILE_START */.W }] } : parts;
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
    if (parsed.kind !== 'value' || !(0,json/* isArray */.cy)(parsed.value) || parsed.value.some(isEnding))
        return parts;
    const { value } = parsed;
    return { ...parts, problems: [{ kind: 'not-object', value, range: position/* FILE_START */.W }, ...parts.problems] };
}
function bounded(parts, length) {
    if (length <= 2 * limits/* MOST_ELEMENTS */.q3)
        return parts;
    const count = parts.returns.reduce((sum, { value }) => sum + (0,limits/* countElements */.x)(value), 0);
    if (count <= limits/* MOST_ELEMENTS */.q3)
        return parts;
    return {
        problems: [...parts.problems, { kind: 'too-many-elements', count, limit: limits/* MOST_ELEMENTS */.q3 }],
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
    markdown: (source) => (0,read_source/* quoted */.TL)(readMarkdown(source)),
};
function readWhole(source) {
    const whole = (0,json_json/* parse */.qg)(source);
    if (whole.kind === 'value')
        return valueParts(source, whole);
    const none = { ...read_source/* NO_PARTS */.lv, problems: [whole.problem()] };
    return whole.deep ? none : (among(source) ?? none);
}
function among(source) {
    const spans = [...(0,returns_among/* returnSpans */.q0)(source.text)];
    const [first] = spans;
    if (first === undefined)
        return null;
    const { problems, ...parts } = (0,read_source/* taken */.uU)(spans.map((span) => (0,returns_among/* returnAt */.St)(source, span)));
    if (parts.returns.length === 0)
        return null;
    const { start } = first;
    const by = (0,extract/* isFenced */.i3)(source.text, start) ? 'fence' : 'prose';
    return { ...parts, problems: [{ kind: 'wrapped', by, range: source.range(start, start + 1) }, ...problems] };
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    if (!isEnding(value) && !((0,json/* isArray */.cy)(value) && value.some(isEnding)))
        return (0,read_source/* taken */.uU)((0,json_json/* returnsOf */.Bg)(source, parsed));
    const chains = new Chains();
    const told = [];
    let found;
    if (isEnding(value)) {
        chains.note(value);
        found = (0,read_source/* taken */.uU)(returnsOfEvent({ source, parsed, value, line: null }, chains, told));
    }
    else {
        for (const event of value)
            if ((0,json/* isObject */.Gv)(event) && !(0,marks/* looksLikeReturn */._t)(event))
                chains.note(event);
        found = (0,read_source/* taken */.uU)(returnsOfLog(source, parsed, value, chains, told));
    }
    const parts = withAsides(withoutRepeats(found), told, chains);
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: locator().locate('') }] };
}
function* returnsOfLog(source, parsed, events, chains, told) {
    for (const { element } of (0,json_json/* elementsIn */.px)(source, parsed, events)) {
        const { value } = element;
        if (isEnding(value))
            yield* returnsOfEvent({ source, parsed: element, value, line: null }, chains, told);
        else if ((0,marks/* looksLikeReturn */._t)(value))
            yield (0,read_source/* find */.I6)(() => ({ returns: [(0,json_json/* unnumberedReturn */.YL)(source, element, value)] }));
    }
}
function* returnsOfEvent(event, chains, told) {
    if (isHanding(event.value))
        yield* readHanded(event);
    if (!mayTell(event))
        return;
    told.push(event);
    yield* readStated(event, chains);
}


/***/ }),

/***/ 8145:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ decodeLoosely),
/* harmony export */   D: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_first_where_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52829);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62778);



const BYTE_ORDER_MARK = '\uFEFF';
const CLEAN = [];
function decode(bytes) {
    const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W }] };
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
    }
    const text = buffer.toString('utf8');
    if (!text.startsWith(BYTE_ORDER_MARK))
        return { text, problems: CLEAN };
    return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W }] };
}
function decodeLoosely(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return Buffer.from(bytes).toString('latin1');
}
function firstWrongByte(buffer) {
    const end = (0,_model_first_where_js__WEBPACK_IMPORTED_MODULE_2__/* .firstWhere */ .U)(buffer.length - 1, (n) => wholeUpTo(buffer, n + 1) === undefined);
    const before = buffer.subarray(0, wholeUpTo(buffer, end)).toString('utf8');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}
function wholeUpTo(buffer, end) {
    return [end, end - 1, end - 2, end - 3].find((at) => at >= 0 && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer.subarray(0, at)));
}


/***/ })

};
;
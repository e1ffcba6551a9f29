"use strict";
exports.id = 2417;
exports.ids = [2417];
exports.modules = {

/***/ 2417:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runHook: () => (/* binding */ runHook)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/one-of.ts
var one_of = __webpack_require__(4105);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/report/validation.ts
var report_validation = __webpack_require__(7715);
// EXTERNAL MODULE: ./src/tree/disk.ts
var disk = __webpack_require__(5875);
// EXTERNAL MODULE: ./src/validate/steps.ts
var steps = __webpack_require__(4881);
// EXTERNAL MODULE: ./src/validate-return.ts + 3 modules
var validate_return = __webpack_require__(6907);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
;// CONCATENATED MODULE: ./src/cli/claude-event.ts


function readEvent(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return null;
    }
    if ((0,json/* stringField */.OM)(value, 'hook_event_name') !== 'SubagentStop')
        return null;
    return {
        agent: (0,json/* stringField */.OM)(value, 'agent_type') ?? null,
        isAgain: (0,json/* field */.ZZ)(value, 'stop_hook_active') === true,
        message: (0,json/* stringField */.OM)(value, 'last_assistant_message') ?? null,
        transcript: (0,json/* stringField */.OM)(value, 'agent_transcript_path') ?? null,
        cwd: (0,json/* stringField */.OM)(value, 'cwd') ?? null,
    };
}
function lastMessage(transcript) {
    for (const event of eventsOf(transcript).reverse()) {
        if ((0,json/* stringField */.OM)(event, 'type') !== 'assistant')
            continue;
        const content = (0,json/* field */.ZZ)((0,json/* field */.ZZ)(event, 'message'), 'content');
        if (typeof content === 'string')
            return content;
        const texts = ((0,json/* isArray */.cy)(content) ? content : []).flatMap((block) => (0,json/* stringField */.OM)(block, 'text') ?? []);
        if (texts.length > 0)
            return texts.join('\n');
    }
    return null;
}
const NAME_END = /return-meta(?:-(?!multi)[\w-]{1,100})?\.json(?![\w.-])/y;
const NO_PATH = /[\s"'`<>|;:(){}[\],=$*]/;
const LONGEST_PATH = 4_096;
function metadataFiles(text) {
    const found = [];
    for (let at = text.indexOf('return-meta'); at >= 0; at = text.indexOf('return-meta', at + 1)) {
        NAME_END.lastIndex = at;
        const [end] = NAME_END.exec(text) ?? [];
        if (end === undefined)
            continue;
        let start = at;
        while (start > 0 && at - start < LONGEST_PATH && !NO_PATH.test(text.charAt(start - 1)))
            start--;
        found.push(text.slice(start, at) + end);
    }
    return found;
}
function metadataFilesIn(transcript, root) {
    const found = new Set();
    for (const event of eventsOf(transcript)) {
        for (const block of (0,json/* listField */.FZ)((0,json/* field */.ZZ)(event, 'message'), 'content')) {
            if ((0,json/* stringField */.OM)(block, 'type') !== 'tool_use')
                continue;
            for (const text of stringsIn((0,json/* field */.ZZ)(block, 'input'))) {
                for (const file of metadataFiles(text)) {
                    const place = (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(root, file));
                    if (place.startsWith('..') || (0,external_node_path_.isAbsolute)(place))
                        continue;
                    found.delete(place);
                    found.add(place);
                }
            }
        }
    }
    return [...found].reverse();
}
function eventsOf(transcript) {
    return transcript.split('\n').flatMap((line) => {
        if (line.trim() === '')
            return [];
        try {
            return [JSON.parse(line)];
        }
        catch {
            return [];
        }
    });
}
function stringsIn(value) {
    if (typeof value === 'string')
        return [value];
    if ((0,json/* isArray */.cy)(value))
        return value.flatMap(stringsIn);
    return (0,json/* isObject */.Gv)(value) ? Object.values(value).flatMap(stringsIn) : [];
}

// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/cli/handed.ts
var handed = __webpack_require__(8236);
// EXTERNAL MODULE: ./src/cli/say.ts
var say = __webpack_require__(5181);
// EXTERNAL MODULE: ./src/cli/validate.ts
var validate = __webpack_require__(4446);
;// CONCATENATED MODULE: ./src/cli/validate-hook.ts















const STATUS = { passed: exit/* EXIT */.d.passed, handedBack: 2, told: 1 };
const LARGEST_EVENT = 16 * 1024 * 1024;
async function runHook(read) {
    try {
        return await judgeEnd(read());
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return (0,say/* told */.Ev)(STATUS.told, (0,sink.terminal) `return-gate: ${message}\n`.text);
    }
}
async function judgeEnd(call) {
    (0,one_of/* oneOf */.y)('--hook', call.values.get('hook')?.[0] ?? '', ['claude']);
    const event = await readStop();
    const given = await (0,validate.readOptions)(call);
    const settings = {
        ...given,
        root: call.values.has('root') ? given.root : (event.cwd ?? given.root),
        agent: given.agent ?? event.agent,
    };
    const failures = await failuresOf(event, settings);
    if (failures === null)
        return STATUS.passed;
    (0,say/* sayAll */.jO)(2, failures);
    return event.isAgain ? STATUS.told : STATUS.handedBack;
}
async function readStop() {
    const { content } = await (0,handed/* readStdin */.v)(LARGEST_EVENT);
    const event = content?.kind === 'bytes' ? readEvent(Buffer.from(content.bytes).toString('utf8')) : null;
    if (event !== null)
        return event;
    throw new call_error/* CallError */.R('Standard input holds no SubagentStop event of Claude Code, which --hook claude reads.');
}
async function failuresOf(event, settings) {
    const tree = (0,disk/* openDisk */.U)(settings.root);
    const handed = handedBy(event, settings);
    if (handed === null)
        return noFile(settings);
    const judgement = await (0,validate_return/* judgeReturn */.U)(handed, tree, settings);
    await (0,validate.logErrors)(judgement, settings);
    const validation = (0,steps/* stepsOf */.B_)(judgement, settings.expectedSession, settings.agent);
    return validation.passed ? null : (0,report_validation/* render */.X)(validation, { color: false, failuresOnly: true });
}
function handedBy(event, { chosen, root, limit }) {
    const isFile = chosen['return-meta'] !== undefined && chosen['subagent-return'] === undefined;
    if (!isFile) {
        const message = event.message ?? lastMessage(transcriptOf(event));
        if (message === null)
            throw new call_error/* CallError */.R('The transcript of the subagent holds no message of it.');
        const bytes = Buffer.from(message);
        const content = bytes.length > limit ? { kind: 'too-large', size: bytes.length } : { kind: 'bytes', bytes };
        return { name: '<return>', isPlaced: false, content };
    }
    const files = metadataFilesIn(transcriptOf(event), (0,external_node_path_.resolve)(root));
    const file = files.map((place) => (0,external_node_path_.join)(root, place)).find((path) => (0,external_node_fs_.existsSync)(path));
    return file === undefined ? null : (0,handed/* readFileIn */.G)(root, file, limit);
}
function transcriptOf({ transcript }) {
    if (transcript === null) {
        throw new call_error/* CallError */.R('The event names no transcript of the subagent: Claude Code 2.0.42 or later tells it.');
    }
    const file = transcript.startsWith('~/') ? (0,external_node_path_.join)((0,external_node_os_.homedir)(), transcript.slice(2)) : transcript;
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        throw new call_error/* CallError */.R(`The transcript of the subagent cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function noFile({ agent }) {
    const name = agent ?? 'subagent';
    return [
        (0,sink.terminal) `[FAIL] Step 1, structure: no metadata file that the subagent wrote is there below the project root\n`.text,
        (0,sink.terminal) `       Recommendation: Fix ${name} subagent return format: write specs/{N}_{slug}/.return-meta.json.\n`
            .text,
    ];
}


/***/ })

};
;
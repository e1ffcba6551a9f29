"use strict";
exports.id = 5478;
exports.ids = [5478];
exports.modules = {

/***/ 5478:
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
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/config/one-of.ts
var one_of = __webpack_require__(3278);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6183);
// EXTERNAL MODULE: ./src/report/validation.ts
var report_validation = __webpack_require__(4183);
// EXTERNAL MODULE: ./src/tree/disk.ts
var disk = __webpack_require__(1807);
// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(5275);
// EXTERNAL MODULE: ./src/engine/six-steps.ts
var six_steps = __webpack_require__(884);
// EXTERNAL MODULE: ./src/engine/validate-return.ts + 1 modules
var validate_return = __webpack_require__(9612);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
;// CONCATENATED MODULE: ./src/prompt/claude-event.ts


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
const READING = new Set(['Agent', 'Glob', 'Grep', 'LS', 'Read', 'Task', 'TodoWrite', 'WebFetch', 'WebSearch']);
function metadataFilesIn(transcript, root) {
    const written = new Set();
    const named = new Set();
    for (const event of eventsOf(transcript)) {
        for (const block of (0,json/* listField */.FZ)((0,json/* field */.ZZ)(event, 'message'), 'content')) {
            if ((0,json/* stringField */.OM)(block, 'type') !== 'tool_use')
                continue;
            if (READING.has((0,json/* stringField */.OM)(block, 'name') ?? ''))
                continue;
            const input = (0,json/* field */.ZZ)(block, 'input');
            const file = (0,json/* stringField */.OM)(input, 'file_path');
            const found = file === undefined ? named : written;
            for (const text of file === undefined ? stringsIn(input) : [file]) {
                for (const path of metadataFiles(text)) {
                    const place = (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(root, path));
                    if (/^\.\.(?:[/\\]|$)/.test(place) || (0,external_node_path_.isAbsolute)(place))
                        continue;
                    found.delete(place);
                    found.add(place);
                }
            }
        }
    }
    return [...new Set([...[...written].reverse(), ...[...named].reverse()])];
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

// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(5932);
// EXTERNAL MODULE: ./src/cli/terminal/stdin.ts
var stdin = __webpack_require__(2153);
// EXTERNAL MODULE: ./src/cli/terminal/stdout.ts
var stdout = __webpack_require__(2916);
// EXTERNAL MODULE: ./src/cli/commands/validate-options.ts
var validate_options = __webpack_require__(3380);
;// CONCATENATED MODULE: ./src/cli/commands/validate-hook.ts
















const STATUS = { passed: exit_status/* EXIT */.d.passed, handedBack: 2, told: 1 };
const LARGEST_EVENT = 16 * 1024 * 1024;
const LARGEST_TRANSCRIPT = 256 * 1024 * 1024;
async function runHook(read) {
    try {
        return await judgeEnd(read());
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return (0,stdout/* told */.Ev)(STATUS.told, (0,sink.terminal) `return-gate: ${message}\n`.text);
    }
}
async function judgeEnd(call) {
    (0,one_of/* oneOf */.y)('--hook', call.values.get('hook')?.[0] ?? '', ['claude']);
    const event = readStop();
    const given = (0,validate_options/* readOptions */.T)(call);
    const settings = {
        ...given,
        root: call.values.has('root') ? given.root : (event.cwd ?? given.root),
        agent: given.agent ?? event.agent,
    };
    const failures = await failuresOf(event, settings);
    if (failures === null)
        return STATUS.passed;
    (0,stdout/* sayAll */.jO)(2, failures);
    return event.isAgain ? STATUS.told : STATUS.handedBack;
}
function readStop() {
    const { content } = (0,stdin/* readStdin */.v)(LARGEST_EVENT);
    const event = content?.kind === 'bytes' ? readEvent(Buffer.from(content.bytes).toString('utf8')) : null;
    if (event !== null)
        return event;
    throw new usage_error/* UsageError */.e('Standard input holds no SubagentStop event of Claude Code, which --hook claude reads.');
}
async function failuresOf(event, settings) {
    const tree = (0,disk/* openDisk */.U)(settings.root);
    const handed = handedBy(event, settings);
    if (handed === null)
        return noFile(settings);
    const judgement = await (0,validate_return/* judgeReturn */.U)(handed, tree, settings);
    await (0,validate_options/* logErrors */.G)(judgement, settings);
    const validation = (0,six_steps/* stepsOf */.B_)(judgement, settings.expectedSession, settings.agent);
    return validation.passed ? null : (0,report_validation/* render */.X)(validation, { color: false, failuresOnly: true });
}
function handedBy(event, { chosen, root, limit }) {
    const isFile = chosen['return-meta'] !== undefined && chosen['subagent-return'] === undefined;
    if (!isFile) {
        const message = event.message ?? lastMessage(transcriptOf(event));
        if (message === null)
            throw new usage_error/* UsageError */.e('The transcript of the subagent holds no message of it.');
        const bytes = Buffer.from(message);
        const content = bytes.length > limit ? { kind: 'too-large', size: bytes.length } : { kind: 'bytes', bytes };
        return { name: '<return>', isPlaced: false, content };
    }
    const files = metadataFilesIn(transcriptOf(event), (0,external_node_path_.resolve)(root));
    const file = files.map((place) => (0,external_node_path_.join)(root, place)).find((path) => (0,external_node_fs_.existsSync)(path));
    return file === undefined ? null : (0,stdin/* readFileIn */.G)(root, file, limit);
}
function transcriptOf({ transcript }) {
    if (transcript === null) {
        throw new usage_error/* UsageError */.e('The event names no transcript of the subagent: Claude Code 2.0.42 or later tells it.');
    }
    const file = transcript.startsWith('~/') ? (0,external_node_path_.join)((0,external_node_os_.homedir)(), transcript.slice(2)) : transcript;
    let found;
    try {
        found = (0,regular_file/* readRegularFile */.XF)(file, LARGEST_TRANSCRIPT);
    }
    catch (error) {
        throw unread(error instanceof Error ? error.message : String(error));
    }
    if (found === null)
        throw unread(`${file} is no regular file`);
    if (found.size > LARGEST_TRANSCRIPT)
        throw unread(`it takes more than ${String(LARGEST_TRANSCRIPT)} bytes`);
    return found.bytes.toString('utf8');
}
function unread(reason) {
    return new usage_error/* UsageError */.e(`The transcript of the subagent cannot be read: ${reason}`);
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
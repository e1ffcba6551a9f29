"use strict";
exports.id = 5965;
exports.ids = [5965,7474];
exports.modules = {

/***/ 3678:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unknownName),
/* harmony export */   p: () => (/* binding */ readLookup)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8957);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6183);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9539);
/* harmony import */ var _config_one_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3278);
/* harmony import */ var _terminal_color_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3428);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5708);







const OPTIONS = [
    { name: 'format', value: 'NAME', help: 'text or json (default: text)' },
    { name: 'no-color', help: 'no colour, whatever standard output is' },
    { name: 'help', help: 'this help' },
];
function readLookup(args, { command, operand, about }) {
    const usage = `return-gate ${command}${operand === null ? '' : ` ${operand}`}`;
    if (args.includes('--help') || args.includes('-h')) {
        const text = `Usage: ${usage} [options]\n\n${about}\n\nOptions\n${(0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .optionHelp */ .L)(OPTIONS)}`;
        return { kind: 'help', text: (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .concat */ .xW)(text.split('\n').map((line) => (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_1__.terminal) `${line}\n`.text)) };
    }
    const { values, switches, rest } = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .readCall */ .D)(args, OPTIONS);
    const format = (0,_config_one_of_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .y)('--format', values.get('format')?.[0] ?? 'text', ['text', 'json']);
    const [given = '', ...more] = rest;
    if (operand === null ? rest.length > 0 : rest.length === 0 || more.length > 0) {
        const takes = operand === null ? 'takes no operand' : `takes one ${operand}`;
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`${command} ${takes}, and ${String(rest.length)} were given: write ${usage}.`);
    }
    return { kind: 'answer', format, operand: given, paint: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__.painter)(!switches.has('no-color') && (0,_terminal_color_js__WEBPACK_IMPORTED_MODULE_4__/* .wantsColor */ .z)()) };
}
function unknownName(kind, given, known, where) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(given, known, 4);
    return new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(`There is no ${kind} "${given}".${meant === undefined ? '' : ` Did you mean ${meant}?`} ${where}`);
}


/***/ }),

/***/ 5965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prompt: () => (/* binding */ prompt_prompt)
});

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/config/one-of.ts
var one_of = __webpack_require__(3278);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6183);
;// CONCATENATED MODULE: ./src/prompt/hook.ts

const TIMEOUT = 30;
function claudeHook({ standard, agent, session }) {
    const command = [
        'return-gate validate --hook claude --standard',
        standard.id,
        ...(session === null ? [] : ['--expect-session', shellQuoted(session)]),
        '--root "$CLAUDE_PROJECT_DIR"',
    ].join(' ');
    const matcher = agent === null ? (0,sink/* jsonFrame */.Gm) `` : (0,sink/* jsonFrame */.Gm) `"matcher": ${(0,sink/* json */.Pq)(`^${regexQuoted(agent)}$`)},\n        `;
    return (0,sink/* jsonFrame */.Gm) `{
  "hooks": {
    "SubagentStop": [
      {
        ${matcher}"hooks": [
          {
            "type": "command",
            "command": ${(0,sink/* json */.Pq)(command)},
            "timeout": ${(0,sink/* json */.Pq)(TIMEOUT)}
          }
        ]
      }
    ]
  }
}
`;
}
function shellQuoted(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}
function regexQuoted(text) {
    return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
function opencodePlugin({ standard, agent, session }) {
    const args = ['--standard', standard.id, ...(session === null ? [] : ['--expect-session', session])];
    const constants = (0,sink/* jsonFrame */.Gm) `const ARGS = ${(0,sink/* json */.Pq)(args)};
/** The only subagent to hold to it; null for every one. */
const AGENT = ${(0,sink/* json */.Pq)(agent)};
`;
    return (0,sink/* concat */.xW)([HEAD, constants, RUN, standard.family === 'return-meta' ? FILES : MESSAGES]);
}
const HEAD = (0,sink/* jsonFrame */.Gm) `// Runs return-gate on what a subagent returns, and tells the agent that called it what failed.
// For the plugins of opencode 1: put this file into .opencode/plugins/, with return-gate on the PATH.
import { spawn } from 'node:child_process';

`;
const RUN = (0,sink/* jsonFrame */.Gm) `
/** What failed; empty where nothing did. */
function validate(root, operand, input, agent) {
  return new Promise((resolve) => {
    const named = agent === undefined ? [] : ['--agent=' + agent];
    const child = spawn('return-gate', ['validate', ...ARGS, ...named, '--root', root, operand]);
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => resolve('return-gate could not be started: ' + error.message));
    child.on('close', (status) => resolve(status === 0 ? '' : said));
    // It may have ended before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Whether a call of a tool has run a subagent to its end, and one that is held to the standard. */
function isEnd({ tool, args }, { output }) {
  if (tool !== 'task' || /^<task [^>]*state="(?!completed")/.test(output)) return false;
  return AGENT === null || args?.subagent_type === undefined || args.subagent_type === AGENT;
}

`;
const MESSAGES = (0,sink/* jsonFrame */.Gm) `/** The text with which the subagent ended, without what opencode puts around it. */
function lastMessage(output) {
  const [, result] = /<task_result>\\n?([^]*?)\\n?<\\/task_result>/.exec(output) ?? [];
  return result ?? output.replace(/\\s*<task_metadata>[^]*$/, '');
}

export const ReturnGate = async ({ directory }) => ({
  'tool.execute.after': async (input, output) => {
    if (!isEnd(input, output)) return;
    const failures = await validate(directory, '-', lastMessage(output.output), input.args?.subagent_type);
    if (failures !== '') output.output += '\\n\\n' + failures;
  },
});
`;
const FILES = (0,sink/* jsonFrame */.Gm) `/** A metadata file of one task. */
const METADATA_FILE = /return-meta(?:-(?!multi)[\\w-]+)?\\.json$/;

export const ReturnGate = async ({ directory }) => {
  /** The metadata file that was written last, by session. */
  const written = new Map();
  return {
    'tool.execute.after': async (input, output) => {
      const file = input.args?.filePath;
      if (['write', 'edit'].includes(input.tool) && METADATA_FILE.test(file)) written.set(input.sessionID, file);
      if (!isEnd(input, output)) return;
      const own = written.get(output.metadata?.sessionId);
      const failures =
        own === undefined
          ? '[FAIL] Step 1, structure: the subagent wrote no metadata file.\\n'
          : await validate(directory, own, '', input.args?.subagent_type);
      if (failures !== '') output.output += '\\n\\n' + failures;
    },
  };
};
`;

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(7474);
;// CONCATENATED MODULE: ./src/report/conditions.ts

function resolved(schema, node) {
    return node.$ref === undefined ? node : (schema.$defs?.[node.$ref.replace('#/$defs/', '')] ?? {});
}
function alwaysRequired(schema) {
    const advised = (schema.allOf ?? []).flatMap((part) => part.$ref === undefined ? [] : (resolved(schema, part).required ?? []));
    return [...(schema.required ?? []), ...advised];
}
function conditionsOf(schema) {
    const own = schema.if === undefined ? [] : [schema];
    const choices = schema.anyOf === undefined ? [] : [`${capital(choice(schema.anyOf))}.`];
    const parts = [...own, ...(schema.allOf ?? []).filter(({ $ref }) => $ref === undefined)];
    return [...choices, ...parts.flatMap(sentencesOf)];
}
function sentencesOf({ if: condition, then, else: otherwise }) {
    if (condition === undefined)
        throw new Error('a part of the schema is neither a reference nor a condition');
    const when = clause(condition, '');
    return [
        ...(then === undefined ? [] : [`When ${when}: ${(0,model_text/* listOf */.c3)(demands(then, ''), 'and')}.`]),
        ...(otherwise === undefined ? [] : [`In any other case: ${(0,model_text/* listOf */.c3)(demands(otherwise, ''), 'and')}.`]),
    ];
}
function clause(node, place) {
    if (node.allOf !== undefined) {
        const parts = node.allOf.map((part) => part.anyOf === undefined ? clause(part, place) : `(${clause(part, place)})`);
        return (0,model_text/* listOf */.c3)(parts, 'and');
    }
    const words = alternatives(node, place);
    if (words.length === 0)
        throw new Error(`no words for the condition at ${place}`);
    return (0,model_text/* listOf */.c3)(words);
}
function alternatives(node, place) {
    if (node.anyOf !== undefined)
        return node.anyOf.flatMap((part) => alternatives(part, place));
    if (node.const !== undefined)
        return [`${(0,model_text/* quote */.hD)(place)} is ${word(node.const)}`];
    if (node.enum !== undefined)
        return [`${(0,model_text/* quote */.hD)(place)} is ${(0,model_text/* listOf */.c3)(node.enum.map(word))}`];
    if (node.pattern !== undefined && /^\^[\w-]+$/.test(node.pattern)) {
        return [`${(0,model_text/* quote */.hD)(place)} starts with ${(0,model_text/* quote */.hD)(node.pattern.slice(1))}`];
    }
    const inner = Object.entries(node.properties ?? {});
    if (inner.length > 1)
        throw new Error(`no words for the condition at ${place}`);
    return inner.flatMap(([name, child]) => alternatives(child, dotted(place, name)));
}
function demands(node, place) {
    const found = [
        ...(node.required ?? []).map((name) => `${(0,model_text/* quote */.hD)(dotted(place, name))} is required`),
        ...(node.not?.required ?? []).map((name) => `${(0,model_text/* quote */.hD)(dotted(place, name))} must be absent`),
        ...(node.minItems === undefined ? [] : [`${(0,model_text/* quote */.hD)(place)} holds at least ${(0,model_text/* count */.U9)(node.minItems, 'element')}`]),
        ...(node.maxItems === 0 ? [`${(0,model_text/* quote */.hD)(place)} is empty`] : []),
        ...(node.pattern === '\\S' ? [`${(0,model_text/* quote */.hD)(place)} is not blank`] : []),
        ...Object.entries(node.properties ?? {}).flatMap(([name, child]) => demands(child, dotted(place, name))),
    ];
    if (found.length === 0)
        throw new Error(`no words for what is demanded at ${place}`);
    return found;
}
function choice(options) {
    return `one of ${(0,model_text/* listOf */.c3)(options.map(({ required = [] }) => (0,model_text/* listOf */.c3)(required.map((name) => (0,model_text/* quote */.hD)(name)), 'and')), 'and')} is required`;
}
function dotted(place, name) {
    return place === '' ? name : `${place}.${name}`;
}
function word(value) {
    return typeof value === 'string' ? (0,model_text/* quote */.hD)(value) : String(value);
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./src/prompt/instruction.ts



const EXAMPLE_FOLLOWS = 'Example of a valid return:';
function render(instruction) {
    const { standard, schema, example } = instruction;
    const isEnvelope = standard.family === 'result-envelope';
    const fields = isEnvelope ? partLines(schema) : fieldLines(schema, schema, 0, alwaysRequired(schema));
    const lines = [
        `RETURN FORMAT: ${standard.id}`,
        '',
        ...OPENING[standard.family],
        '',
        isEnvelope ? 'Parts:' : 'Fields:',
        ...fields,
        '',
        'Conditions:',
        ...[...conditionsOf(schema), ...common(standard), ...echoed(instruction)].map((text) => `- ${text}`),
        '',
        'The return is validated by return-gate. One that breaks these rules is rejected.',
        '',
        EXAMPLE_FOLLOWS,
        '',
        ...example.replace(/\n$/, '').split('\n'),
    ];
    return (0,sink/* concat */.xW)(lines.map((line) => (0,sink.terminal) `${line}\n`.text));
}
const OPENING = {
    'subagent-return': [
        'Your last message must be one JSON object and nothing else: no text before or after it, no Markdown fence.',
    ],
    'return-meta': [
        'Before you end, write one JSON object and nothing else to the metadata file of your task:',
        'specs/{N}_{slug}/.return-meta.json, with the number of the task and its name in snake_case.',
        'Your last message is a short summary in plain text; it is not JSON.',
    ],
    'result-envelope': [
        'Your last message must be one result envelope in Markdown, in the form of the example, with these parts in this order.',
    ],
};
function common({ success, claimFields, family }) {
    const fields = claimFields
        .filter(({ kind }) => kind === undefined)
        .map(({ pattern }) => pattern.slice(1).replaceAll('/*', '').replaceAll('/', '.'));
    return [
        `Success is ${(0,model_text/* listOf */.c3)(success.map((status) => (0,model_text/* quote */.hD)(status)))}. With it, every path in ${(0,model_text/* listOf */.c3)([...new Set(fields)], 'and')} must lead to a file in the project that exists and is not empty.`,
        'Paths are relative to the project root, with forward slashes, and no path stands twice.',
        ...(family === 'result-envelope' ? [] : ['It is strict JSON: no comments, no trailing commas, no key twice.']),
    ];
}
function echoed({ session, agent }) {
    return [
        ...(session === null ? [] : [`"metadata.session_id" is exactly ${(0,model_text/* quote */.hD)(session, LONGEST)}.`]),
        ...(agent === null ? [] : [`"metadata.agent_type" is exactly ${(0,model_text/* quote */.hD)(agent, LONGEST)}.`]),
    ];
}
const LONGEST = 200;
function fieldLines(schema, { properties = {} }, depth, required) {
    return Object.entries(properties).flatMap(([name, written]) => {
        if (name === '$schema')
            return [];
        const node = { ...resolved(schema, written), ...written };
        const element = node.items === undefined ? undefined : resolved(schema, node.items);
        const inner = element ?? node;
        const need = required.includes(name) ? 'required' : 'optional';
        const line = `${'  '.repeat(depth)}- ${name} (${typeInWords(node, element)}; ${need}): ${node.description ?? ''}`;
        return [line, ...fieldLines(schema, inner, depth + 1, inner.required ?? [])];
    });
}
const TYPES = {
    string: 'text',
    number: 'number',
    integer: 'whole number',
    boolean: 'true or false',
    array: 'list',
    object: 'object',
    null: 'null',
};
function typeInWords({ type = '', enum: words }, element) {
    if (words !== undefined)
        return `one of ${words.map((word) => (0,model_text/* quote */.hD)(word)).join(', ')}`;
    const name = (0,model_text/* listOf */.c3)((typeof type === 'string' ? [type] : type).map((one) => TYPES[one] ?? one));
    if (element === undefined)
        return name;
    return element.type === 'object' ? 'list of objects' : `list, each ${typeInWords(element, undefined)}`;
}
function partLines(schema) {
    const required = alwaysRequired(schema);
    const internal = ['form', 'order'];
    return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
        if (internal.includes(name))
            return [];
        const words = node.enum === undefined ? '' : `one of ${node.enum.map((word) => (0,model_text/* quote */.hD)(word)).join(', ')}; `;
        const label = name.replaceAll('_', ' ');
        return [`- ${label} (${words}${required.includes(name) ? 'required' : 'optional'}): ${node.description ?? ''}`];
    });
}

// EXTERNAL MODULE: ./src/model/edit.ts
var edit = __webpack_require__(2265);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
;// CONCATENATED MODULE: ./src/prompt/instructive-example.ts


function instructiveExample({ id, sample }, { agent, session }) {
    const { value, text } = sample;
    if (value === undefined) {
        if (text === undefined)
            throw new Error(`the sample of ${id} has neither value nor text`);
        return text;
    }
    const path = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(value, 'metadata'), 'delegation_path');
    const set = {};
    if (session !== null)
        set['/metadata/session_id'] = session;
    if (agent !== null) {
        set['/metadata/agent_type'] = agent;
        if (path.length > 0)
            set[`/metadata/delegation_path/${String(path.length - 1)}`] = agent;
    }
    return `${JSON.stringify((0,edit/* edit */.h)(value, { set }), null, 2)}\n`;
}

// EXTERNAL MODULE: ./src/standards/registry.ts + 140 modules
var registry = __webpack_require__(3778);
// EXTERNAL MODULE: ./src/model/exit-status.ts
var exit_status = __webpack_require__(5932);
// EXTERNAL MODULE: ./src/cli/commands/lookup.ts
var lookup = __webpack_require__(7587);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(5708);
// EXTERNAL MODULE: ./src/cli/commands/schemas.ts
var schemas = __webpack_require__(8421);
;// CONCATENATED MODULE: ./src/cli/commands/prompt.ts










const OPTIONS = [
    { name: 'standard', value: 'ID', help: 'the version to write returns by (default: that of console returns)' },
    { name: 'agent', value: 'NAME', help: 'the agent that is called; of a hook, the only one that it is for' },
    { name: 'session', value: 'ID', help: 'the session id that the return must echo' },
    {
        name: 'hook',
        value: 'NAME',
        help: 'instead, a hook that validates what subagents return: claude (a part of .claude/settings.json) or opencode (.opencode/plugins/return-gate.js, for opencode 1)',
    },
    { name: 'help', help: 'this help' },
];
const USAGE = `Usage: return-gate prompt [options]

Prints what to append to the call of a subagent, so that it returns what its standard asks for: the structure, the
allowed values, and an example that the gate accepts. It is made of the schema by which returns are judged.

Options
${(0,options/* optionHelp */.L)(OPTIONS)}
`;
const HOOKS = { claude: claudeHook, opencode: opencodePlugin };
async function prompt_prompt(args) {
    if (args.includes('--help') || args.includes('-h')) {
        process.stdout.write(USAGE);
        return exit_status/* EXIT */.d.passed;
    }
    const { values, rest } = (0,options/* readCall */.D)(args, OPTIONS);
    if (rest.length > 0)
        throw new usage_error/* UsageError */.e(`prompt takes no operand: write --standard ${rest[0] ?? ''}.`);
    const value = (name) => values.get(name)?.[0] ?? null;
    const standard = theStandard(value('standard'));
    const hook = value('hook');
    const agent = value('agent');
    const session = value('session');
    if (standard.family === 'result-envelope' && (session !== null || (agent !== null && hook === null))) {
        throw new usage_error/* UsageError */.e('A result envelope names no agent and no session: leave --agent and --session out.');
    }
    if (hook !== null) {
        const make = HOOKS[(0,one_of/* oneOf */.y)('--hook', hook, ['claude', 'opencode'])];
        process.stdout.write(make({ standard, agent, session }));
        if (agent === null)
            process.stderr.write(EVERY_AGENT);
        return exit_status/* EXIT */.d.passed;
    }
    const schema = await schemas/* SCHEMAS */.H.get(standard.id)?.();
    if (schema === undefined)
        throw new Error(`${standard.id} has no schema`);
    const example = instructiveExample(standard, { agent, session });
    process.stdout.write(render({ standard, schema, example, session, agent }));
    return exit_status/* EXIT */.d.passed;
}
const EVERY_AGENT = 'return-gate: this hook holds every subagent to the standard, also those that are no part of it: name one with --agent.\n';
function theStandard(id) {
    const isMeant = (standard) => id === null ? standard.family === 'subagent-return' && standard.isDefault : standard.id === id;
    const found = registry/* standards */.t.find(isMeant);
    if (found !== undefined)
        return found;
    const ids = registry/* standards */.t.map((standard) => standard.id);
    throw (0,lookup/* unknownName */.U)('standard', id ?? '', ids, 'See return-gate standards.');
}


/***/ }),

/***/ 8421:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ SCHEMAS)
/* harmony export */ });
const SCHEMAS = new Map(Object.entries({
    'result-envelope@1': async () => (await __webpack_require__.e(/* import() */ 4695).then(__webpack_require__.t.bind(__webpack_require__, 4695, 19))).default,
    'result-envelope@4': async () => (await __webpack_require__.e(/* import() */ 7274).then(__webpack_require__.t.bind(__webpack_require__, 7274, 19))).default,
    'return-meta@1.2': async () => (await __webpack_require__.e(/* import() */ 8891).then(__webpack_require__.t.bind(__webpack_require__, 8891, 19))).default,
    'return-meta@1.4': async () => (await __webpack_require__.e(/* import() */ 1781).then(__webpack_require__.t.bind(__webpack_require__, 1781, 19))).default,
    'return-meta@2.1': async () => (await __webpack_require__.e(/* import() */ 4727).then(__webpack_require__.t.bind(__webpack_require__, 4727, 19))).default,
    'subagent-return@1.0': async () => (await __webpack_require__.e(/* import() */ 4953).then(__webpack_require__.t.bind(__webpack_require__, 4953, 19))).default,
    'subagent-return@1.2': async () => (await __webpack_require__.e(/* import() */ 8155).then(__webpack_require__.t.bind(__webpack_require__, 8155, 19))).default,
    'subagent-return@2.0': async () => (await __webpack_require__.e(/* import() */ 6).then(__webpack_require__.t.bind(__webpack_require__, 6, 19))).default,
    config: async () => (await __webpack_require__.e(/* import() */ 6538).then(__webpack_require__.t.bind(__webpack_require__, 6538, 19))).default,
    report: async () => (await __webpack_require__.e(/* import() */ 454).then(__webpack_require__.t.bind(__webpack_require__, 454, 19))).default,
    'report-lines': async () => (await __webpack_require__.e(/* import() */ 5816).then(__webpack_require__.t.bind(__webpack_require__, 5816, 19))).default,
    'errors-file': async () => (await __webpack_require__.e(/* import() */ 8834).then(__webpack_require__.t.bind(__webpack_require__, 8834, 19))).default,
}));


/***/ }),

/***/ 5708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readCall),
/* harmony export */   L: () => (/* binding */ optionHelp)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7474);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8957);



function readCall(args, specs) {
    const options = Object.fromEntries(specs.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
    ]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = new Map();
    const switches = new Set();
    const rest = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            rest.push(token.value);
        if (token.kind !== 'option')
            continue;
        const spec = specs.find(({ name }) => token.rawName === `--${name}`);
        if (spec === undefined)
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(unknown(token.rawName, specs));
        if (spec.value === undefined) {
            if (token.value !== undefined)
                throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} takes no value: write it alone.`);
            switches.add(spec.name);
            continue;
        }
        if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
        }
        const earlier = values.get(spec.name);
        if (earlier === undefined)
            values.set(spec.name, [token.value]);
        else if (spec.repeatable === true)
            earlier.push(token.value);
        else
            throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--${spec.name} is given twice: give it once.`);
    }
    return { values, switches, rest };
}
function unknown(name, specs) {
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name.replace(/^-+/, ''), specs.map((spec) => spec.name), 3);
    return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}
function optionHelp(specs) {
    const heads = specs.map(({ name, value }) => `--${name}${value === undefined ? '' : ` ${value}`}`);
    const width = Math.max(...heads.map((head) => head.length)) + 2;
    return specs.map(({ help }, n) => `  ${(heads[n] ?? '').padEnd(width)}${help}`).join('\n');
}


/***/ }),

/***/ 2265:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ edit)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8599);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5868);


function edit(value, edits) {
    const copy = structuredClone(value);
    for (const pointer of edits.remove ?? []) {
        const { parent, last } = holder(copy, pointer);
        if (Array.isArray(parent))
            parent.splice(Number(last), 1);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(parent))
            Reflect.deleteProperty(parent, last);
    }
    for (const [pointer, next] of Object.entries(edits.set ?? {})) {
        const { parent, last } = holder(copy, pointer);
        const added = structuredClone(next);
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(parent)) {
            const list = parent;
            if (last === '-')
                list.push(added);
            else
                list[Number(last)] = added;
        }
        else {
            Object.defineProperty(parent, last, { value: added, enumerable: true, configurable: true, writable: true });
        }
    }
    return copy;
}
function holder(root, pointer) {
    const path = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .tokens */ .LU)(pointer);
    let parent = root;
    for (let i = 0; i < path.length - 1; i++) {
        const token = path[i] ?? '';
        if (Array.isArray(parent)) {
            const next = parent[Number(token)];
            if (next === undefined)
                throw new Error(`${pointer}: nothing at ${token}`);
            parent = next;
        }
        else if (typeof parent === 'object' && parent !== null) {
            if (!Object.hasOwn(parent, token))
                parent[token] = {};
            parent = parent[token] ?? null;
        }
        else
            throw new Error(`${pointer}: ${token} is in no object`);
    }
    return { parent, last: path[path.length - 1] ?? '' };
}


/***/ }),

/***/ 7474:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   Vl: () => (/* binding */ sentencesInWords),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export sentences */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3678);

function quote(text, limit = 80) {
    const cut = text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
    return `"${cut}"`;
}
function listOf(words, last = 'or') {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}
function isBlank(text) {
    return text.trim() === '';
}
function nearest(word, list, within = 2) {
    const lower = word.toLowerCase();
    if (lower.length > 64)
        return undefined;
    let best;
    let bestDistance = within + 1;
    for (const candidate of list) {
        const d = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, candidate.toLowerCase());
        if (d < bestDistance && d < candidate.length) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}
function count(n, word, plural = `${word}s`) {
    return `${String(n)} ${n === 1 ? word : plural}`;
}
let segmenter;
const SPACES = /[^\S\uFEFF]{2,}/g;
const PARAGRAPH = /[\n\r\u2028\u2029]/;
function sentences(text, limit) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    const plain = text.replace(SPACES, (run) => (PARAGRAPH.test(run) ? '\n' : ' '));
    let n = 0;
    for (const { segment } of segmenter.segment(plain)) {
        if (segment.trim() !== '' && ++n >= limit)
            break;
    }
    return n;
}
const MANY_SENTENCES = 100;
function sentencesInWords(text) {
    const n = sentences(text, MANY_SENTENCES + 1);
    return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}
const MAY_END = /[^\w\s,;:'"()/-]+|[\n\r\u0085\u2028\u2029]+/g;
function sentencesWithin(text, min, max) {
    const trimmed = text.trim();
    const atMost = 1 + (trimmed.match(MAY_END)?.length ?? 0);
    const atLeast = (trimmed === '' ? 0 : 1) + (trimmed.match(/[.?!] +(?=[A-Z])/g)?.length ?? 0);
    if (atLeast >= min && atMost <= max)
        return true;
    if (atLeast > max)
        return false;
    const n = sentences(text, max + 1);
    return n >= min && n <= max;
}
function compareText(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}


/***/ }),

/***/ 8907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ conclusionLine),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5834);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);


function totals(report) {
    const { errors, warnings, notices } = report.counts;
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.map((severity) => [severity, by[severity]]);
}
function tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, severity))
        .join(', ');
}
function scope(report) {
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.returns, 'return')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.claims, 'claim')}`;
}
function reason(report) {
    return [outcome(report), ...unsuccessful(report)].join('; ');
}
function unsuccessful({ unsuccessful: counts }) {
    const said = counts.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
    return said.length === 0 ? [] : [said.join(', ')];
}
function outcome(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}`;
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0
        ? 'no returns to judge'
        : `${scope(report)}, no ${report.counts.baselined > 0 ? 'new ' : ''}findings`;
}
function conclusionLine(report) {
    return `${report.conclusion.toUpperCase()}: ${reason(report)}`;
}


/***/ }),

/***/ 5141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fixable),
/* harmony export */   L: () => (/* binding */ fixableMark)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);

function fixable(finding) {
    const command = commandFor(finding);
    return command === null ? '' : ` (fixable: ${command})`;
}
function fixableMark(finding) {
    const command = commandFor(finding);
    return command === null ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) ` (fixable: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(command)})`;
}
function commandFor({ fix }) {
    if (fix === undefined)
        return null;
    return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}


/***/ }),

/***/ 9539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lastLine: () => (/* binding */ lastLine),
/* harmony export */   painter: () => (/* binding */ painter),
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2897);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5834);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8907);
/* harmony import */ var _fixable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6183);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4346);






const SEVERITY_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
const MESSAGE_WIDTH = 72;
function painter(color) {
    return color ? _sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4 : (_, fragment) => fragment;
}
function widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}
function pad(fragment, width) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${fragment}${' '.repeat(Math.max(0, width - (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(fragment.text)))}`;
}
function quoteSource(excerpt, range) {
    const source = excerpt.text.replaceAll('\t', ' ');
    const inside = (column) => Math.min(Math.max(0, column - 1 - excerpt.cut), source.length);
    const start = inside(range.startColumn);
    const end = range.endLine === range.startLine ? inside(range.endColumn) : source.trimEnd().length;
    const indent = Math.min(start, source.length - source.trimStart().length);
    const shown = (from, to) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${source.slice(from, to)}`;
    const lead = excerpt.cut > 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `…` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) ``;
    const before = (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(lead.text) + (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(shown(indent, start).text);
    const length = Math.max(1, (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(shown(start, end).text));
    return [(0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${lead}${shown(indent, source.length)}`, (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}
function place(finding) {
    return finding.range === null ? '' : `${String(finding.range.startLine)}:${String(finding.range.startColumn)}`;
}
function* group(file, findings, paint) {
    const placeWidth = widest(findings.map((finding) => place(finding).length));
    const messages = findings.map(({ message }) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${message}`);
    const messageWidth = Math.min(MESSAGE_WIDTH, widest(messages.map(({ text }) => (0,_width_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .Y)(text))));
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${file === null ? paint('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `the whole run`) : paint('bold', paint('underline', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${file}`))}\n`;
    for (const [i, finding] of findings.entries()) {
        const { severity, rule, recommendation, excerpt, range } = finding;
        const location = placeWidth === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${place(finding).padStart(placeWidth)}  `;
        const level = paint(SEVERITY_STYLE[severity], (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${severity.padEnd(SEVERITY_WIDTH)}`);
        const message = pad(messages[i] ?? (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) ``, messageWidth);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `  ${location}${level}  ${message}  ${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${rule}`)}\n`;
        if (excerpt !== null && range !== null) {
            const [source, marks] = quoteSource(excerpt, range);
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${margin}${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `|`)} ${source}\n`;
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${margin}${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `|`)} ${paint(SEVERITY_STYLE[severity], marks)}\n`;
        }
        if (recommendation !== '')
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${margin}${paint('green', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `fix:`)} ${recommendation}${(0,_fixable_js__WEBPACK_IMPORTED_MODULE_1__/* .fixable */ .C)(finding)}\n`;
    }
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `\n`;
}
function byFile(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const known = groups.get(finding.file);
        if (known === undefined)
            groups.set(finding.file, [finding]);
        else
            known.push(finding);
    }
    const run = groups.get(null);
    if (run !== undefined && groups.delete(null))
        groups.set(null, run);
    return groups;
}
function summary(report) {
    const { files, returns, claims, errors, warnings, notices, baselined, verdicts } = report.counts;
    const byVerdict = _model_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICTS */ .b.filter((name) => verdicts[name] > 0)
        .map((name) => `${String(verdicts[name])} ${name}`)
        .join(', ');
    const rows = [
        ['files', files, ''],
        ['returns', returns, ''],
        ['claims', claims, byVerdict],
        ['findings', errors + warnings + notices, (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .totals */ .Sd)(report))],
    ];
    if (baselined > 0)
        rows.push(['baselined', baselined, 'known findings, which do not fail']);
    const nameWidth = widest(rows.map(([name]) => name.length));
    const numberWidth = widest(rows.map(([, n]) => String(n).length));
    const lines = rows.map(([name, n, detail]) => {
        const number = String(n).padStart(numberWidth);
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `  ${name.padEnd(nameWidth)}  ${number}${detail === '' ? '' : `  ${detail}`}\n`;
    });
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${lines}\n`;
}
function lastLine(report, color) {
    const line = (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusionLine */ .ET)(report)}`;
    if (!color)
        return line;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)(report.conclusion === 'passed' ? 'green' : 'red', line));
}
function isShown(finding, report, quiet) {
    if (finding.baselined)
        return false;
    if (!quiet || finding.severity === 'error')
        return true;
    return report.failOn !== 'never' && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_5__/* .isAtLeast */ .du)(finding.severity, report.failOn);
}
function* render(report, { color, quiet }) {
    const paint = painter(color);
    const shown = report.findings.filter((finding) => isShown(finding, report, quiet));
    for (const [file, findings] of byFile(shown)) {
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)(Array.from(group(file, findings, paint), ({ text }) => text));
    }
    if (!quiet)
        yield summary(report).text;
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__.terminal) `${lastLine(report, color)}\n`.text;
}


/***/ }),

/***/ 4346:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ columns)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9031);

const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97c],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe10, 0xfe19],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18cff],
    [0x1b000, 0x1b2ff],
    [0x1f200, 0x1f2ff],
    [0x20000, 0x3fffd],
];
function isWide(codePoint) {
    return WIDE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
const TAKES_NONE = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\p{Mn}\p{Me}\p{Cf}]`, 'u');
const PICTURE = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `\p{Emoji_Presentation}`, 'u');
function columns(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let n = 0;
    for (const character of text) {
        if (TAKES_NONE().test(character))
            continue;
        n += isWide(character.codePointAt(0) ?? 0) || PICTURE().test(character) ? 2 : 1;
    }
    return n;
}


/***/ })

};
;
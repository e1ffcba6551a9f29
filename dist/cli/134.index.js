"use strict";
exports.id = 134;
exports.ids = [134];
exports.modules = {

/***/ 134:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prompt: () => (/* binding */ prompt_prompt)
});

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/one-of.ts
var one_of = __webpack_require__(4105);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
;// CONCATENATED MODULE: ./src/report/hook.ts

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
var model_text = __webpack_require__(5086);
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
    return inner.flatMap(([name, child]) => alternatives(child, below(place, name)));
}
function demands(node, place) {
    const found = [
        ...(node.required ?? []).map((name) => `${(0,model_text/* quote */.hD)(below(place, name))} is required`),
        ...(node.not?.required ?? []).map((name) => `${(0,model_text/* quote */.hD)(below(place, name))} must be absent`),
        ...(node.minItems === undefined ? [] : [`${(0,model_text/* quote */.hD)(place)} holds at least ${(0,model_text/* count */.U9)(node.minItems, 'element')}`]),
        ...(node.maxItems === 0 ? [`${(0,model_text/* quote */.hD)(place)} is empty`] : []),
        ...(node.pattern === '\\S' ? [`${(0,model_text/* quote */.hD)(place)} is not blank`] : []),
        ...Object.entries(node.properties ?? {}).flatMap(([name, child]) => demands(child, below(place, name))),
    ];
    if (found.length === 0)
        throw new Error(`no words for what is demanded at ${place}`);
    return found;
}
function choice(options) {
    return `one of ${(0,model_text/* listOf */.c3)(options.map(({ required = [] }) => (0,model_text/* listOf */.c3)(required.map((name) => (0,model_text/* quote */.hD)(name)), 'and')), 'and')} is required`;
}
function below(place, name) {
    return place === '' ? name : `${place}.${name}`;
}
function word(value) {
    return typeof value === 'string' ? (0,model_text/* quote */.hD)(value) : String(value);
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./src/report/instruction.ts



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
var edit = __webpack_require__(9605);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
;// CONCATENATED MODULE: ./src/standards/instructive-example.ts


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

// EXTERNAL MODULE: ./src/standards/index.ts
var standards = __webpack_require__(4810);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/cli/lookup.ts
var lookup = __webpack_require__(5046);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/schemas.ts
var schemas = __webpack_require__(6594);
;// CONCATENATED MODULE: ./src/cli/prompt.ts










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
        return exit/* EXIT */.d.passed;
    }
    const { values, rest } = (0,options/* readCall */.D)(args, OPTIONS);
    if (rest.length > 0)
        throw new call_error/* CallError */.R(`prompt takes no operand: write --standard ${rest[0] ?? ''}.`);
    const value = (name) => values.get(name)?.[0] ?? null;
    const standard = theStandard(value('standard'));
    const hook = value('hook');
    const agent = value('agent');
    const session = value('session');
    if (standard.family === 'result-envelope' && (session !== null || (agent !== null && hook === null))) {
        throw new call_error/* CallError */.R('A result envelope names no agent and no session: leave --agent and --session out.');
    }
    if (hook !== null) {
        const make = HOOKS[(0,one_of/* oneOf */.y)('--hook', hook, ['claude', 'opencode'])];
        process.stdout.write(make({ standard, agent, session }));
        if (agent === null)
            process.stderr.write(EVERY_AGENT);
        return exit/* EXIT */.d.passed;
    }
    const schema = await schemas/* SCHEMAS */.H.get(standard.id)?.();
    if (schema === undefined)
        throw new Error(`${standard.id} has no schema`);
    const example = instructiveExample(standard, { agent, session });
    process.stdout.write(render({ standard, schema, example, session, agent }));
    return exit/* EXIT */.d.passed;
}
const EVERY_AGENT = 'return-gate: this hook holds every subagent to the standard, also those that are no part of it: name one with --agent.\n';
function theStandard(id) {
    const isMeant = (standard) => id === null ? standard.family === 'subagent-return' && standard.isDefault : standard.id === id;
    const found = standards/* standards */.t.find(isMeant);
    if (found !== undefined)
        return found;
    const ids = standards/* standards */.t.map((standard) => standard.id);
    throw (0,lookup/* unknownName */.U)('standard', id ?? '', ids, 'See return-gate standards.');
}


/***/ }),

/***/ 6594:
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

/***/ 9605:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ edit)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);


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


/***/ })

};
;
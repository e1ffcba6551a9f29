import type { Standard } from '../model/standard.js';
import { concat, json, jsonFrame, type SafeText } from '../report/sink.js';

/** The version or form that a hook checks subagents' returns by. */
export interface HookOptions {
  readonly standard: Pick<Standard, 'id' | 'family'>;
  /** The only agent that it checks; null for every subagent. */
  readonly agent: string | null;
  /** The session id that every return must echo; null to skip this check. */
  readonly session: string | null;
}

/** In seconds. Validation takes a fraction of one. */
const TIMEOUT = 30;

/**
 * Returns a part of `.claude/settings.json`. With it, Claude Code runs `validate` when a subagent ends, and passes the
 * failures to it (https://code.claude.com/docs/en/hooks#subagentstop). The matcher is a regular expression on the
 * agent's name.
 */
export function claudeHook({ standard, agent, session }: HookOptions): SafeText {
  const command = [
    'return-gate validate --hook claude --standard',
    standard.id,
    ...(session === null ? [] : ['--expect-session', shellQuoted(session)]),
    '--root "$CLAUDE_PROJECT_DIR"',
  ].join(' ');
  const matcher = agent === null ? jsonFrame`` : jsonFrame`"matcher": ${json(`^${regexQuoted(agent)}$`)},\n        `;
  return jsonFrame`{
  "hooks": {
    "SubagentStop": [
      {
        ${matcher}"hooks": [
          {
            "type": "command",
            "command": ${json(command)},
            "timeout": ${json(TIMEOUT)}
          }
        ]
      }
    ]
  }
}
`;
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function regexQuoted(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/**
 * Returns a plugin for opencode 1, `.opencode/plugins/return-gate.js` (https://opencode.ai/docs/plugins). When the tool
 * that runs a subagent has ended, it runs `validate`, and appends the failures to the output for the calling agent.
 * opencode has no hook that could still pass anything to the subagent.
 */
export function opencodePlugin({ standard, agent, session }: HookOptions): SafeText {
  const args = ['--standard', standard.id, ...(session === null ? [] : ['--expect-session', session])];
  const constants = jsonFrame`const ARGS = ${json(args)};
/** The only subagent whose return is checked; null for every one. */
const AGENT = ${json(agent)};
`;
  return concat([HEAD, constants, RUN, standard.family === 'return-meta' ? FILES : MESSAGES]);
}

const HEAD = jsonFrame`// Runs return-gate on what a subagent returns, and reports failures to the agent that called it.
// For the plugins of opencode 1: put this file into .opencode/plugins/, with return-gate on the PATH.
import { spawn } from 'node:child_process';

`;

const RUN = jsonFrame`
/** What failed; empty if nothing did. */
function validate(root, operand, input, agent) {
  return new Promise((resolve) => {
    const named = agent === undefined ? [] : ['--agent=' + agent];
    const child = spawn('return-gate', ['validate', ...ARGS, ...named, '--root', root, operand]);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve('return-gate could not be started: ' + error.message));
    child.on('close', (status) => resolve(status === 0 ? '' : output));
    // It may have ended before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Returns true if a call of a tool has run a subagent to its end, and one whose return is checked. */
function isEnd({ tool, args }, { output }) {
  if (tool !== 'task' || /^<task [^>]*state="(?!completed")/.test(output)) return false;
  return AGENT === null || args?.subagent_type === undefined || args.subagent_type === AGENT;
}

`;

const MESSAGES = jsonFrame`/** The text with which the subagent ended, without what opencode puts around it. */
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

const FILES = jsonFrame`/** A metadata file of one task. */
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
          ? '[FAIL] The subagent wrote no metadata file.\\n'
          : await validate(directory, own, '', input.args?.subagent_type);
      if (failures !== '') output.output += '\\n\\n' + failures;
    },
  };
};
`;

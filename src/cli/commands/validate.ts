import { FAMILY_SETTINGS } from '../../families/choose.js';
import { runHook } from './validate-hook.js';
import { log, readOptions, type ValidateOptions } from './validate-options.js';
import { render as renderJson } from '../../report/json.js';
import { UsageError } from '../../model/usage.js';
import { terminal } from '../../report/sink.js';
import { render } from '../../report/validation.js';
import type { Tree } from '../../model/tree.js';
import { openWorkspace } from '../../tree/workspace.js';
import { validateReturn } from '../../engine/run/validate-return.js';
import { stepsOf } from '../../engine/evaluate/steps.js';
import { note, wantsColor, writeChunks, type Caller } from '../terminal/caller.js';
import { EXIT } from '../../model/report.js';
import { inProject } from '../in-project.js';
import { readFileIn, readStdin } from '../terminal/stdin.js';
import { command, OPTION, readCall, type Command, type OptionSpec } from '../options.js';

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'standard',
    value: 'ID',
    help: "the version to check by, a family for its default, or auto, which takes it from the shape (default: by the file's name, else subagent-return)",
  },
  { name: 'form', value: 'NAME', help: 'a form that the configuration declares, or a preset, in place of a standard' },
  { name: 'expect-session', value: 'ID', help: 'the session id that the return must echo (step 4)' },
  OPTION.root,
  { name: 'at', value: 'REV', help: 'compare claims with this commit (default: the files on disk)' },
  {
    name: 'agent',
    value: 'NAME',
    help: 'the agent that was called: it is named in every output, whatever the return says',
  },
  { name: 'format', value: 'NAME', help: 'text, or json: the report of check (default: text)' },
  OPTION.staleAfter,
  ...FAMILY_SETTINGS.map(({ name, placeholder, help }) => ({ name, value: placeholder, help: help.validate })),
  { name: 'max-file-size', value: 'SIZE', help: 'a larger return is not read, such as 500KB (default: 1MiB)' },
  { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, an errors.json of the standard' },
  { name: 'log-file', value: 'FILE', help: 'append the return to FILE for debugging, as a line of JSON' },
  { name: 'hook', value: 'NAME', help: 'claude: be a SubagentStop hook of Claude Code (see prompt --hook)' },
  OPTION.now,
  OPTION.noColor,
];

/** Checks a return, unless a hook is asked for. Resolves to the exit status; rejects with `UsageError`. */
const validateCall = command(
  {
    usage: 'return-gate validate [options] [FILE|-]',
    about:
      'Checks one return, from a file or from standard input, in six steps: structure, fields, status, session, artifacts, summary.',
    details: [
      'It reports all failures, each with what to do. Claims are compared with the files on disk below the project root, or with --at with a commit; the return itself is always the given text. Without --at, git is asked only for cited commits, and for what became of files that are gone. No configuration is read, but for --form.',
      'With --hook the exit status is 2 for failures, which the agent reads, and 1 for bad usage and all other errors, which the tool shows to a person.',
    ],
    options: OPTIONS,
    exit: [
      ['0', 'valid'],
      ['1', 'not valid'],
      ['2', 'bad usage'],
    ],
  },
  async (given, caller) => {
    const call = inProject(given, caller, 'files');
    const form = call.value('form');
    const named = form === undefined ? null : await (await import('./forms.js')).formNamed(form, call.root);
    const options = readOptions(call, caller, named);
    const { root } = options;
    const [, ...more] = call.rest;
    if (more.length > 0) throw new UsageError(`validate takes one FILE, and ${String(call.rest.length)} were given.`);
    const revision = call.value('at');
    const tree = revision === undefined ? openWorkspace(root) : await openAt(root, revision);
    try {
      return await validateOne(tree, options, caller);
    } finally {
      tree.close();
    }
  },
);

/** Runs `validate`: the six steps for one return. Resolves to the exit status; rejects with `UsageError`. */
export const validate: Command = Object.assign(
  (args: readonly string[], caller: Caller) =>
    // A hook reports its own bad usage, too.
    args.some((arg) => arg === '--hook' || arg.startsWith('--hook=')) &&
    !args.some((arg) => arg === '--help' || arg === '-h')
      ? runHook(() => readCall(args, validateCall.help.options), caller)
      : validateCall(args, caller),
  { help: validateCall.help },
);

/** Opens a commit. Rejects with `UsageError`. */
async function openAt(root: string, revision: string): Promise<Tree> {
  return (await import('../../tree/commit.js')).openCommit({ root, revision });
}

async function validateOne(tree: Tree, options: ValidateOptions, caller: Caller): Promise<number> {
  const { call, root, settings } = options;
  const [file = '-'] = call.rest;
  const input =
    file === '-' ? readStdin(caller.stdin, settings.maxFileSize) : readFileIn(root, file, settings.maxFileSize);
  const validated = await validateReturn({ ...input, agent: options.agent }, tree, settings);
  const validation = stepsOf(validated, settings.expectedSession, options.agent);
  if (call.value('format') === 'json') {
    writeChunks(caller.stdout, renderJson(validated.report));
  } else {
    writeChunks(caller.stdout, render(validation, { color: wantsColor(caller), failuresOnly: false }));
  }
  if (validated.apparent !== null) {
    const { id, title } = validated.apparent;
    note(caller, terminal`The text looks like a ${title.replace(/ \d+$/, '')}: name its version, --standard ${id}.`);
  }
  log(input, validated, options, caller);
  return validation.passed ? EXIT.passed : EXIT.failed;
}

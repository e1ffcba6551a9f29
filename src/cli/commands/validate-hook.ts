import { reasonOf } from '../../model/text.js';
import { FAMILY_NAMES, familyNamed, looseFamily } from '../../families/choose.js';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from '../../model/usage.js';
import { parseChoice } from '../../config/parse-option.js';
import { terminal, type SafeText } from '../../report/sink.js';
import { fixFormatFor } from '../../model/return.js';
import { render } from '../../report/validation.js';
import { readRegularFile, type RegularFile } from '../../tree/regular-file.js';
import { validateReturn, type ReturnInput } from '../../engine/run/validate-return.js';
import { rootInWorkTree } from '../../tree/root.js';
import { openWorkspace } from '../../tree/workspace.js';
import { stepsOf } from '../../engine/evaluate/steps.js';
import { lastMessage, metadataFilesIn, readEvent, type SubagentStop } from '../../prompt/claude-event.js';
import { EXIT } from '../../model/report.js';
import { readFileIn, readStdin } from '../terminal/stdin.js';
import type { Call } from '../options.js';
import { exitWith, writeChunks, type Caller, type Input } from '../terminal/caller.js';
import { log, readOptions, type ValidateOptions } from './validate-options.js';

/**
 * How Claude Code reads the exit status of a SubagentStop hook
 * (https://code.claude.com/docs/en/hooks#exit-code-output). With 2 the agent continues and gets the text on standard
 * error. With any other status except 0 a person sees that text, and the agent ends.
 */
const STATUS = { passed: EXIT.passed, handedBack: 2, reported: 1 } as const;

/** In bytes. An event is small, but it may contain a long message. */
const LARGEST_EVENT = 16 * 1024 * 1024;

/** In bytes. The longest transcript of an agent is much smaller. */
const LARGEST_TRANSCRIPT = 256 * 1024 * 1024;

/**
 * Runs `validate --hook claude`: checks the return of a subagent when it ends, and passes failures back to it, once.
 * Other errors are reported to a person, since an agent could not fix them, and would never end.
 */
export async function runHook(read: () => Call, caller: Caller): Promise<number> {
  try {
    return await checkEnd(read(), caller);
  } catch (error) {
    const message = reasonOf(error);
    return exitWith(caller.stderr, STATUS.reported, terminal`return-gate: ${message}\n`.text);
  }
}

async function checkEnd(call: Call, caller: Caller): Promise<number> {
  parseChoice('--hook', call.value('hook') ?? '', ['claude']);
  if (call.has('at')) throw new UsageError('A hook checks the files on disk: leave out --at.');
  const event = readStop(caller.stdin);
  const fromCall = readOptions(call, caller);
  const { CLAUDE_PROJECT_DIR: project = '' } = caller.env;
  const root = call.has('root') ? fromCall.root : project || (event.cwd ?? fromCall.root);
  const options: ValidateOptions = {
    ...fromCall,
    // An agent may work in a work tree of its own.
    root: event.cwd === null ? root : rootInWorkTree(root, event.cwd),
    agent: fromCall.agent ?? event.agent,
  };
  const failures = await failuresOf(event, options, caller);
  if (failures === null) return STATUS.passed;
  writeChunks(caller.stderr, failures);
  return event.isAgain ? STATUS.reported : STATUS.handedBack;
}

function readStop(stdin: Input): SubagentStop {
  const { content } = readStdin(stdin, LARGEST_EVENT);
  const event = content?.kind === 'bytes' ? readEvent(Buffer.from(content.bytes).toString('utf8')) : null;
  if (event !== null) return event;
  throw new UsageError('Standard input holds no SubagentStop event of Claude Code, which --hook claude reads.');
}

/** Returns the failures for the agent; null without any. */
async function failuresOf(
  event: SubagentStop,
  options: ValidateOptions,
  caller: Caller,
): Promise<Iterable<SafeText> | null> {
  const { settings } = options;
  const input = inputOf(event, options);
  if (input === null) return noFile(options);
  const tree = openWorkspace(options.root);
  const validated = await validateReturn({ ...input, agent: options.agent, hasEnded: true }, tree, settings).finally(
    () => {
      tree.close();
    },
  );
  log(input, validated, options, caller);
  const validation = stepsOf(validated, settings.expectedSession, options.agent);
  return validation.passed ? null : render(validation, { color: false, failuresOnly: true });
}

/**
 * Returns the return to check. Its standard decides whether that is the agent's last message, or a file that it wrote.
 * Null if it wrote none.
 */
function inputOf(event: SubagentStop, { settings, root }: ValidateOptions): ReturnInput | null {
  const { standards, maxFileSize } = settings;
  const isConsole = standards[looseFamily('json')] !== undefined;
  const chosen = FAMILY_NAMES.filter((name) => standards[name] !== undefined);
  const [why] = chosen.flatMap((name) => familyNamed(name).noHook?.get(name) ?? []);
  if (why !== undefined && !isConsole) throw new UsageError(why);
  const isFile = standards['return-meta'] !== undefined && !isConsole;
  if (!isFile) {
    const message = event.message ?? lastMessage(transcriptOf(event));
    if (message === null) throw new UsageError('The transcript of the subagent holds no message of it.');
    return { name: '<return>', isPlaced: false, content: { kind: 'bytes', bytes: Buffer.from(message) } };
  }
  const transcript = transcriptOf(event);
  const files = metadataFilesIn(transcript, resolve(root));
  const file = files.map((place) => join(root, place)).find((path) => existsSync(path));
  if (file === undefined) return null;
  const message = event.message ?? lastMessage(transcript);
  return { ...readFileIn(root, file, maxFileSize), lastMessage: message };
}

function transcriptOf({ transcript }: SubagentStop): string {
  if (transcript === null) {
    throw new UsageError('The event names no transcript of the subagent: Claude Code 2.0.42 or later tells it.');
  }
  const file = transcript.startsWith('~/') ? join(homedir(), transcript.slice(2)) : transcript;
  let found: RegularFile | null;
  try {
    found = readRegularFile(file, LARGEST_TRANSCRIPT);
  } catch (error) {
    throw unread(reasonOf(error));
  }
  if (found === null) throw unread(`${file} is not a regular file`);
  if (found.size > LARGEST_TRANSCRIPT) throw unread(`it takes more than ${String(LARGEST_TRANSCRIPT)} bytes`);
  return found.bytes.toString('utf8');
}

function unread(reason: string): UsageError {
  return new UsageError(`The transcript of the subagent cannot be read: ${reason}`);
}

function noFile({ agent }: ValidateOptions): readonly SafeText[] {
  const fix = fixFormatFor(agent);
  return [
    terminal`[FAIL] The subagent wrote no metadata file below the project root\n`.text,
    terminal`       Error: Subagent return validation failed: No metadata file\n`.text,
    terminal`       Recommendation: ${fix}: write specs/{N}_{slug}/.return-meta.json.\n`.text,
  ];
}

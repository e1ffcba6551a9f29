import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from '../../model/usage-error.js';
import { oneOf } from '../../config/one-of.js';
import { terminal, type SafeText } from '../../report/sink.js';
import { render } from '../../report/validation.js';
import { openDisk } from '../../tree/disk.js';
import { readRegularFile, type RegularFile } from '../../tree/regular-file.js';
import type { ReturnInput } from '../../engine/one-return.js';
import { stepsOf } from '../../engine/six-steps.js';
import { judgeReturn } from '../../engine/validate-return.js';
import { lastMessage, metadataFilesIn, readEvent, type SubagentStop } from '../../prompt/claude-event.js';
import { EXIT } from '../../model/exit-status.js';
import { readFileIn, readStdin } from '../terminal/stdin.js';
import type { Call } from '../options.js';
import { told, writeChunks, type Caller, type Input } from '../terminal/caller.js';
import { logErrors, readOptions, type ValidateOptions } from './validate-options.js';

/**
 * How Claude Code reads the exit status of a SubagentStop hook (https://code.claude.com/docs/en/hooks#exit-code-output):
 * with 2 the agent does not end and gets what stands on standard error; with any other but 0 a person sees it, and the
 * agent ends.
 */
const STATUS = { passed: EXIT.passed, handedBack: 2, told: 1 } as const;

/** An event is small; what it tells of a long message is not. Bytes. */
const LARGEST_EVENT = 16 * 1024 * 1024;

/** Bytes; the longest that an agent may work on makes a small part of it. */
const LARGEST_TRANSCRIPT = 256 * 1024 * 1024;

/**
 * `validate --hook claude`: judges the return with which a subagent ends, and hands failures back to it, once. Whatever
 * else goes wrong is told to a person: an agent could not mend it, and would never end.
 */
export async function runHook(read: () => Call, caller: Caller): Promise<number> {
  try {
    return await judgeEnd(read(), caller);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return told(caller.stderr, STATUS.told, terminal`return-gate: ${message}\n`.text);
  }
}

async function judgeEnd(call: Call, caller: Caller): Promise<number> {
  oneOf('--hook', call.values.get('hook')?.[0] ?? '', ['claude']);
  const event = readStop(caller.stdin);
  const given = readOptions(call, caller);
  const settings: ValidateOptions = {
    ...given,
    root: call.values.has('root') ? given.root : (event.cwd ?? given.root),
    agent: given.agent ?? event.agent,
  };
  const failures = await failuresOf(event, settings);
  if (failures === null) return STATUS.passed;
  writeChunks(caller.stderr, failures);
  return event.isAgain ? STATUS.told : STATUS.handedBack;
}

function readStop(stdin: Input): SubagentStop {
  const { content } = readStdin(stdin, LARGEST_EVENT);
  const event = content?.kind === 'bytes' ? readEvent(Buffer.from(content.bytes).toString('utf8')) : null;
  if (event !== null) return event;
  throw new UsageError('Standard input holds no SubagentStop event of Claude Code, which --hook claude reads.');
}

/** What failed, for the agent; null where nothing did. */
async function failuresOf(event: SubagentStop, settings: ValidateOptions): Promise<Iterable<SafeText> | null> {
  const tree = openDisk(settings.root);
  const handed = handedBy(event, settings);
  if (handed === null) return noFile(settings);
  const judgement = await judgeReturn(handed, tree, settings);
  await logErrors(judgement, settings);
  const validation = stepsOf(judgement, settings.expectedSession, settings.agent);
  return validation.passed ? null : render(validation, { color: false, failuresOnly: true });
}

/** The return: by its standard it is what the agent said last, or a file that it wrote. Null where it wrote none. */
function handedBy(event: SubagentStop, { chosen, root, limit }: ValidateOptions): ReturnInput | null {
  const isFile = chosen['return-meta'] !== undefined && chosen['subagent-return'] === undefined;
  if (!isFile) {
    const message = event.message ?? lastMessage(transcriptOf(event));
    if (message === null) throw new UsageError('The transcript of the subagent holds no message of it.');
    const bytes = Buffer.from(message);
    const content =
      bytes.length > limit ? ({ kind: 'too-large', size: bytes.length } as const) : ({ kind: 'bytes', bytes } as const);
    return { name: '<return>', isPlaced: false, content };
  }
  const files = metadataFilesIn(transcriptOf(event), resolve(root));
  const file = files.map((place) => join(root, place)).find((path) => existsSync(path));
  return file === undefined ? null : readFileIn(root, file, limit);
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
    throw unread(error instanceof Error ? error.message : String(error));
  }
  if (found === null) throw unread(`${file} is no regular file`);
  if (found.size > LARGEST_TRANSCRIPT) throw unread(`it takes more than ${String(LARGEST_TRANSCRIPT)} bytes`);
  return found.bytes.toString('utf8');
}

function unread(reason: string): UsageError {
  return new UsageError(`The transcript of the subagent cannot be read: ${reason}`);
}

function noFile({ agent }: ValidateOptions): readonly SafeText[] {
  const name = agent ?? 'subagent';
  return [
    terminal`[FAIL] Step 1, structure: no metadata file that the subagent wrote is there below the project root\n`.text,
    terminal`       Recommendation: Fix ${name} subagent return format: write specs/{N}_{slug}/.return-meta.json.\n`
      .text,
  ];
}

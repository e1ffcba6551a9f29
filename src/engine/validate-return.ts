import { UsageError } from '../model/usage-error.js';
import { parseOption } from '../config/parse-option.js';
import { parseIso8601 } from '../model/iso-8601.js';
import type { Tree } from '../model/tree.js';
import { parseDuration, parseSize } from '../config/units.js';
import { readRoadmap } from './roadmap.js';
import type { Chosen } from '../standards/family-of.js';
import { standardsOfOneReturn } from '../standards/choose.js';
import { judgeOne, type ReturnInput, type Judgement } from './one-return.js';

/** What a caller set. */
export interface RawValidateOptions {
  readonly root?: string | undefined;
  readonly standard?: string | undefined;
  readonly expectSession?: string | undefined;
  readonly staleAfter?: string | undefined;
  readonly maxFileSize?: string | undefined;
  readonly now?: string | undefined;
  /** The clock where `now` is not set: milliseconds since 1970 UTC. */
  readonly clock: number;
  /** The file that holds the return; its name may tell of which family it is. */
  readonly file?: string | undefined;
}

export interface ValidateSettings {
  readonly chosen: Chosen;
  readonly root: string;
  readonly expectedSession: string | null;
  /** Milliseconds. */
  readonly staleAfter: number;
  /** Bytes. */
  readonly limit: number;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/**
 * Reads what a caller set. `nameOf` turns the name of a setting into the caller's word for it (`--stale-after`). Throws `UsageError` or `StandardError`.
 */
export function readSettings(given: RawValidateOptions, nameOf: (setting: string) => string): ValidateSettings {
  const { now, expectSession: expectedSession = null } = given;
  const settings: ValidateSettings = {
    root: given.root ?? '.',
    expectedSession,
    staleAfter: parseOption(
      nameOf('stale-after'),
      given.staleAfter ?? '24h',
      parseDuration,
      'a duration such as 90m, 24h or 7d',
    ),
    limit: parseOption(nameOf('max-file-size'), given.maxFileSize ?? '1MiB', parseSize, 'a size such as 500KB or 1MiB'),
    now:
      now === undefined
        ? given.clock
        : parseOption(nameOf('now'), now, (text) => parseIso8601(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
    chosen: standardsOfOneReturn(given.standard, given.file),
  };
  const { chosen } = settings;
  if (expectedSession !== null && chosen['return-meta'] === undefined && chosen['subagent-return'] === undefined) {
    throw new UsageError(`${nameOf('expect-session')}: a result envelope carries no session id: leave the option out.`);
  }
  return settings;
}

/** Judges one return by the settings: what it is, and by the tree what it claims. */
export async function judgeReturn(
  handed: ReturnInput,
  tree: Tree,
  { chosen, limit, now, staleAfter, expectedSession }: ValidateSettings,
): Promise<Judgement> {
  return judgeOne(handed, {
    tree,
    chosen,
    context: {
      now,
      staleAfter,
      expectedSession,
      expectedIn: null,
      agents: null,
      roadmap: mentionsRoadmap(handed) ? await readRoadmap(tree, limit) : null,
      changes: null,
      answersFor: 'all',
      ifNoReturns: 'error',
      agentBranch: null,
      agentBranchRequires: 'final',
      envelopeMode: null,
      mayBeUnclaimed: null,
    },
    maxFileSize: limit,
  });
}

/** The roadmap is looked for only where the return speaks of it. */
function mentionsRoadmap({ content }: ReturnInput): boolean {
  return content?.kind === 'bytes' && Buffer.from(content.bytes).includes('roadmap_items');
}

import { cleanPatterns } from '../gather/glob.js';
import { MOST_SHARDS, parseShard } from '../gather/shard.js';
import { sha256 } from '../model/digest.js';
import type { RawOptions } from '../model/raw-options.js';
import type { AskedShard, ShardSettings } from '../model/shard.js';
import type { Config } from './config.js';
import { parseOption } from './parse-option.js';
import type { Settings } from './settings.js';

/** What a shard was asked for by: what the caller set, what holds where nothing was set, and the configuration. */
export interface ShardRequest {
  readonly raw: RawOptions;
  readonly settings: Settings;
  readonly config: Config | null;
  readonly mode: 'all' | 'changed';
}

/** Reads which part of the files is to be judged; `name` is what the caller calls the setting. Throws `UsageError`. */
export function readShard(name: string, text: string, request: ShardRequest): AskedShard {
  const shard = parseOption(name, text, parseShard, SHARD_FORM);
  return { ...shard, settings: settingsOf(request) };
}

const SHARD_FORM = `a part and the number of parts, such as 2/16, of at most ${String(MOST_SHARDS)}`;

/** The settings by the names of options, each as text, so that shards of other settings are told apart in words. */
function settingsOf({ raw, settings, config, mode }: ShardRequest): ShardSettings {
  const versions = Object.values(settings.standards).flatMap((standard) =>
    standard === undefined ? [] : [standard.id],
  );
  return {
    paths: cleanPatterns(raw.patterns).join('\n'),
    ignore: cleanPatterns(raw.ignore).join('\n'),
    standard: versions.join(),
    'fail-on': settings.failOn,
    'if-no-returns': settings.ifNoReturns,
    'stale-after': `${String(settings.staleAfter)} ms`,
    'max-file-size': `${String(settings.maxFileSize)} bytes`,
    'max-returns': String(settings.maxReturns),
    'agent-branches-require': settings.agentBranchRequires,
    'envelope-mode': settings.envelopeMode ?? '',
    mode,
    configuration: config === null ? 'none' : digestOf(config),
  };
}

/** Of a configuration nobody wants to read the difference in an error. */
function digestOf(config: Config): string {
  const text = JSON.stringify(config, (_, value: unknown) =>
    value instanceof Map ? ([...value.entries()] as unknown) : value,
  );
  return sha256(text);
}

import type { Config } from '../config/config.js';
import { parseChoice } from '../config/parse-option.js';
import { readSettings, type Settings } from '../config/settings.js';
import { readShard } from '../config/shard-settings.js';
import type { PlatformRequest } from '../github/platform.js';
import type { AskedShard } from '../model/shard.js';
import type { ActionRun } from './action-run.js';
import { readBaseOptions, type BaseOptions } from './base.js';
import { readAudience, type Audience } from './publish-report.js';

/** What the inputs ask for. */
export interface CheckRequest extends Audience, Pick<PlatformRequest, 'comment'> {
  readonly baseOptions: BaseOptions;
  /** What a run is set to by the inputs over a configuration; null for none. */
  readonly settings: (config: Config | null) => Settings;
  /** The part of the files that is judged; undefined for all of them. */
  readonly shard: (settings: Settings, config: Config | null) => AskedShard | undefined;
  /** Which shard this is, from 1. */
  readonly part: number;
}

/** Reads the inputs, without the configuration: what is wrong with them is told before git has answered. Throws `UsageError`. */
export function readRequest({ inputs, raw }: Pick<ActionRun, 'inputs' | 'raw'>): CheckRequest {
  const nameOfSetting = (setting: string): string => `The input ${setting}`;
  const unconfigured = readSettings(raw, nameOfSetting);
  const settings: CheckRequest['settings'] = (config) =>
    config === null ? unconfigured : readSettings(raw, nameOfSetting, config);
  parseChoice('The input source', inputs.source, ['commit', 'workspace']);
  parseChoice('The input history', inputs.history, ['auto', 'never']);
  const audience = readAudience(inputs);
  const comment = parseChoice('The input comment', inputs.comment, ['auto', 'never', 'always', 'suggestions']);
  const baseOptions = readBaseOptions(inputs);
  const shard: CheckRequest['shard'] = (settings, config) =>
    inputs.shard === ''
      ? undefined
      : readShard(nameOfSetting('shard'), inputs.shard, { raw, settings, config, mode: baseOptions.mode });
  const part = shard(unconfigured, null)?.part ?? 1;
  return { ...audience, baseOptions, comment, settings, shard, part };
}

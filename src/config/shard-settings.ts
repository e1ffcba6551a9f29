import { FAMILY_SETTINGS } from '../families/choose.js';
import { cleanPatterns } from '../gather/glob.js';
import { sha256 } from '../model/text.js';
import type { ShardSettings } from '../model/report-json.js';
import type { Config } from './config.js';
import type { Settings } from './settings.js';

/** Returns the settings of a shard by the names of options, each as text: an error message can then name the one in which two shards differ. */
export function shardSettings({ readFrom: { options, config, policy }, ...settings }: Settings): ShardSettings {
  const versions = Object.values(settings.standards).flatMap((standard) =>
    standard === undefined ? [] : [standard.id],
  );
  return {
    paths: cleanPatterns(options.patterns).join('\n'),
    ignore: cleanPatterns(options.ignore).join('\n'),
    standard: versions.join(),
    'fail-on': settings.failOn,
    'if-no-returns': settings.ifNoReturns,
    'stale-after': `${String(settings.staleAfter)} ms`,
    'max-file-size': `${String(settings.maxFileSize)} bytes`,
    'max-returns': String(settings.maxReturns),
    'max-claims': String(settings.maxClaims),
    'agent-branches-require': settings.agentBranchRequires,
    ...Object.fromEntries(FAMILY_SETTINGS.map(({ name }) => [name, settings.familySettings.get(name) ?? ''])),
    mode: settings.mode,
    archived: settings.archived,
    configuration: config === null ? 'none' : digestOf(config),
    ...(policy === undefined ? {} : { policy: digestOf(policy.config) }),
  };
}

/** A digest: nobody wants to read the difference between two configurations in an error message. */
function digestOf(config: Config): string {
  const text = JSON.stringify({ ...config, file: undefined }, (_, value: unknown) =>
    value instanceof Map ? ([...value.entries()] as unknown) : value,
  );
  return sha256(text);
}

import { FAMILY_SETTINGS } from '../../families/choose.js';
import type { RawOptions } from '../../model/usage.js';
import type { Call } from '../options.js';

/** Returns the settings of a call as they are written, whatever the command; the clock counts without `--now`. */
export function readRawOptions({ values, switches, rest }: Call, clock: number): RawOptions {
  const value = (name: string): string | undefined => values.get(name)?.[0];
  return {
    patterns: rest,
    ignore: values.get('ignore') ?? [],
    standard: value('standard'),
    failOn: value('fail-on'),
    ifNoReturns: value('if-no-returns'),
    staleAfter: value('stale-after'),
    maxFileSize: value('max-file-size'),
    maxReturns: value('max-returns'),
    maxClaims: value('max-claims'),
    expectSession: value('expect-session'),
    familySettings: new Map(
      FAMILY_SETTINGS.flatMap(({ name }) => {
        const given = value(name);
        return given === undefined ? [] : [[name, given] as const];
      }),
    ),
    archived: value('archived'),
    mode: switches.has('changed-only') ? 'changed' : 'all',
    shard: value('shard'),
    now: value('now'),
    clock,
  };
}

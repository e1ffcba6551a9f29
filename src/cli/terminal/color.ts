import type { Caller } from './caller.js';

/** Whether to use colour: on terminals, and on request (https://no-color.org, https://force-color.org). */
export function wantsColor({ env, stdout }: Pick<Caller, 'env' | 'stdout'>): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return env.TERM !== 'dumb' && stdout.isTerminal;
}

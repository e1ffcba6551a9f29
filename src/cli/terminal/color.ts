import type { Caller } from './caller.js';

/** Colour is for terminals, and for those who ask for it (https://no-color.org, https://force-color.org). */
export function wantsColor({ env, stdout }: Pick<Caller, 'env' | 'stdout'>): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return env.TERM !== 'dumb' && stdout.isTerminal;
}

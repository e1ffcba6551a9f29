import { isatty } from 'node:tty';

/** Colour is for terminals, and for those who ask for it (https://no-color.org, https://force-color.org). */
export function wantsColor(): boolean {
  if ((process.env.NO_COLOR ?? '') !== '') return false;
  const forced = process.env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return process.env.TERM !== 'dumb' && isatty(1);
}

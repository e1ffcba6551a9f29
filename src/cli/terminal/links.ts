import type { Caller } from './caller.js';

/** Terminals that are known to have links, by `TERM_PROGRAM` and by `TERM`. Others may print the escape sequences. */
const PROGRAMS: ReadonlySet<string> = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'Tabby', 'zed']);
const TERMS = /^(?:xterm-kitty|alacritty|foot|xterm-ghostty|wezterm)/;

/** The first VTE, of GNOME's terminals, whose links work: 0.50.1. */
const FIRST_VTE = 5001;

/** Whether standard output is a terminal with links (OSC 8), or links are requested by `FORCE_HYPERLINK`. */
export function wantsLinks({ env, stdout }: Pick<Caller, 'env' | 'stdout'>): boolean {
  const forced = env.FORCE_HYPERLINK ?? '';
  if (forced !== '') return forced !== '0' && forced !== 'false';
  if (!stdout.isTerminal || env.TERM === 'dumb' || (env.CI ?? '') !== '') return false;
  // A multiplexer hides which terminal it is shown in.
  if ((env.TMUX ?? '') !== '' || /^(?:screen|tmux)/.test(env.TERM ?? '')) return false;
  return (
    PROGRAMS.has(env.TERM_PROGRAM ?? '') ||
    TERMS.test(env.TERM ?? '') ||
    Number(env.VTE_VERSION ?? '0') >= FIRST_VTE ||
    [env.WT_SESSION, env.KONSOLE_VERSION, env.DOMTERM].some((value) => (value ?? '') !== '')
  );
}

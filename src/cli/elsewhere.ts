import { nearest } from '../model/text.js';

/** Returns what each word means, of words by their meaning. */
function meanings(wordsOf: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(wordsOf).flatMap(([meant, words]) => words.split(' ').map((word) => [word, meant])));
}

/** The commands of this tool, and what people of other tools write for each. */
const COMMANDS_ELSEWHERE = meanings({
  check: 'lint verify scan run test audit gate',
  'check --base REV': 'diff',
  'check --compare REPORT': 'compare',
  'check --update-baseline': 'baseline',
  'check --files': 'files ls list',
  'check --show-config': 'config',
  'fix --write': 'format autofix repair',
  init: 'setup install',
  'migrate --to ID': 'upgrade update',
  'explain RULE': 'rule why',
  standards: 'versions',
  'schema NAME': 'schemas',
  prompt: 'instructions',
  demo: 'example',
  'completion SHELL': 'completions',
});

/** What to write here, an option or a command, and what users of other tools write for it. */
const OPTIONS_ELSEWHERE = meanings({
  '--format json': 'json',
  '--format jsonl': 'jsonl',
  '--format sarif': 'sarif',
  '--format junit': 'junit',
  '--format markdown': 'markdown',
  '--format github': 'github',
  '--format html': 'html',
  '--format NAME': 'reporter output-format',
  'return-gate fix --write': 'fix write',
  'return-gate fix': 'fix-dry-run',
  '--output NAME=FILE': 'output-file out report',
  '--quiet': 'silent',
  '--ignore PATTERN': 'exclude skip ignore-pattern',
  '--root DIR': 'cwd dir directory path project',
  '--at REV': 'commit rev ref head',
  '--base REV': 'since diff from-ref compare-with new-from-rev',
  '--changed-only': 'changed only-changed',
  '--workspace': 'staged local',
  '--fail-on LEVEL': 'severity level fail-level min-severity',
  '--fail-on warning': 'strict max-warnings',
  '--fail-on never': 'exit-zero no-fail soft-fail',
  '--if-no-returns ignore': 'pass-with-no-tests allow-empty no-error-on-unmatched-pattern',
  '--rule ID': 'select only rules',
  '--statistics': 'stats',
  '--notices': 'verbose info',
  '--update-baseline': 'write-baseline generate-baseline create-baseline',
  '--files': 'list-files',
  '--show-config': 'print-config',
  'return-gate --version': 'version',
  'return-gate init': 'init',
});

/** What users of other tools write for the default here. */
const NEEDLESS: Readonly<Record<string, string>> = {
  all: 'Leave it out: all returns are checked unless --changed-only is given.',
  recursive: 'Leave it out: all folders are searched.',
  cache: 'Leave it out: nothing is kept between runs.',
  'no-cache': 'Leave it out: nothing is kept between runs.',
  'dry-run': 'Leave it out: without --write nothing is changed.',
  debug: 'Set RETURN_GATE_DEBUG=1 to see where an internal error comes from.',
  'no-progress': 'Write --progress never.',
};

/** Returns the names that are at most a third of their length away. */
function near(given: string, names: readonly string[]): string | undefined {
  return nearest(given, names, Math.ceil(given.length / 3));
}

/** Returns what to write instead of an unknown command; undefined if nothing is like it. */
export function commandMeant(given: string, commands: readonly string[]): string | undefined {
  const lower = given.toLowerCase();
  const known = COMMANDS_ELSEWHERE.has(lower) ? lower : near(lower, [...commands, ...COMMANDS_ELSEWHERE.keys()]);
  return known === undefined ? undefined : (COMMANDS_ELSEWHERE.get(known) ?? known);
}

/** Returns what to write instead of an unknown option of a command, as a sentence; undefined if nothing is like it. */
export function optionMeant(given: string, options: readonly string[]): string | undefined {
  const name = given.replace(/^-+/, '').toLowerCase();
  if (Object.hasOwn(NEEDLESS, name)) return NEEDLESS[name];
  // Options of other commands are not an answer here.
  const elsewhere = new Map(
    [...OPTIONS_ELSEWHERE].filter(([, meant]) => {
      const [, option = ''] = /^--([a-z-]+)/.exec(meant) ?? [];
      return option === '' || options.includes(option);
    }),
  );
  const known = elsewhere.has(name) ? name : near(name, [...options, ...elsewhere.keys()]);
  if (known === undefined) return undefined;
  const meant = elsewhere.get(known);
  return meant === undefined ? `Did you mean --${known}?` : `Write ${meant}.`;
}

import { nearest } from '../model/text.js';

/** What people of other tools write for a command, and the command that does it here. */
const COMMANDS_ELSEWHERE: Readonly<Record<string, string>> = {
  lint: 'check',
  verify: 'check',
  scan: 'check',
  run: 'check',
  test: 'check',
  audit: 'check',
  gate: 'check',
  diff: 'check --base REV',
  compare: 'check --compare REPORT',
  baseline: 'check --update-baseline',
  files: 'check --files',
  ls: 'check --files',
  list: 'check --files',
  config: 'check --show-config',
  format: 'fix --write',
  autofix: 'fix --write',
  repair: 'fix --write',
  setup: 'init',
  install: 'init',
  upgrade: 'migrate --to ID',
  update: 'migrate --to ID',
  rule: 'explain RULE',
  why: 'explain RULE',
  versions: 'standards',
  schemas: 'schema NAME',
  instructions: 'prompt',
  example: 'demo',
  completions: 'completion SHELL',
};

/** What people of other tools write for an option, and what to write here: an option of the same command, or a command. */
const OPTIONS_ELSEWHERE: Readonly<Record<string, string>> = {
  json: '--format json',
  jsonl: '--format jsonl',
  sarif: '--format sarif',
  junit: '--format junit',
  markdown: '--format markdown',
  github: '--format github',
  html: '--format html',
  reporter: '--format NAME',
  'output-format': '--format NAME',
  fix: 'return-gate fix --write',
  'fix-dry-run': 'return-gate fix',
  write: 'return-gate fix --write',
  'output-file': '--output NAME=FILE',
  out: '--output NAME=FILE',
  report: '--output NAME=FILE',
  silent: '--quiet',
  exclude: '--ignore PATTERN',
  skip: '--ignore PATTERN',
  'ignore-pattern': '--ignore PATTERN',
  cwd: '--root DIR',
  dir: '--root DIR',
  directory: '--root DIR',
  path: '--root DIR',
  project: '--root DIR',
  commit: '--at REV',
  rev: '--at REV',
  ref: '--at REV',
  head: '--at REV',
  since: '--base REV',
  diff: '--base REV',
  'from-ref': '--base REV',
  'compare-with': '--base REV',
  'new-from-rev': '--base REV',
  changed: '--changed-only',
  'only-changed': '--changed-only',
  staged: '--workspace',
  local: '--workspace',
  severity: '--fail-on LEVEL',
  level: '--fail-on LEVEL',
  'fail-level': '--fail-on LEVEL',
  'min-severity': '--fail-on LEVEL',
  strict: '--fail-on warning',
  'max-warnings': '--fail-on warning',
  'exit-zero': '--fail-on never',
  'no-fail': '--fail-on never',
  'soft-fail': '--fail-on never',
  'pass-with-no-tests': '--if-no-returns ignore',
  'allow-empty': '--if-no-returns ignore',
  'no-error-on-unmatched-pattern': '--if-no-returns ignore',
  select: '--rule ID',
  only: '--rule ID',
  rules: '--rule ID',
  stats: '--statistics',
  verbose: '--notices',
  info: '--notices',
  'write-baseline': '--update-baseline',
  'generate-baseline': '--update-baseline',
  'create-baseline': '--update-baseline',
  'list-files': '--files',
  'print-config': '--show-config',
  version: 'return-gate --version',
  init: 'return-gate init',
};

/** What people of other tools write that is so here without an option. */
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
  const meant = near(lower, [...commands, ...Object.keys(COMMANDS_ELSEWHERE)]);
  const name = Object.hasOwn(COMMANDS_ELSEWHERE, lower) ? lower : meant;
  return name === undefined ? undefined : (COMMANDS_ELSEWHERE[name] ?? name);
}

/** Returns what to write instead of an unknown option of a command, as a sentence; undefined if nothing is like it. */
export function optionMeant(given: string, options: readonly string[]): string | undefined {
  const name = given.replace(/^-+/, '').toLowerCase();
  if (Object.hasOwn(NEEDLESS, name)) return NEEDLESS[name];
  // What another command has is no answer here.
  const elsewhere = new Map(
    Object.entries(OPTIONS_ELSEWHERE).filter(([, meant]) => {
      const [, option = ''] = /^--([a-z-]+)/.exec(meant) ?? [];
      return option === '' || options.includes(option);
    }),
  );
  const known = elsewhere.has(name) ? name : near(name, [...options, ...elsewhere.keys()]);
  if (known === undefined) return undefined;
  const meant = elsewhere.get(known);
  return meant === undefined ? `Did you mean --${known}?` : `Write ${meant}.`;
}

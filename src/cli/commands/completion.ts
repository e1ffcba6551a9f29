import { EXIT } from '../../model/report.js';
import { RULE_IDS } from '../../families/rule-ids.js';
import { FORMAT_NAMES } from '../../report/formats.js';
import { UsageError } from '../../model/usage.js';
import { exact } from '../../report/sink.js';
import { command, type Command } from '../options.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Runs `completion`. Resolves to the exit status; rejects with `UsageError`. `commands` loads each command of the command line. */
export function completionOf(commands: Readonly<Record<string, () => Promise<Command>>>): Command {
  return command(
    {
      usage: 'return-gate completion SHELL',
      about: 'Prints the completion of a shell, which completes commands, options, rules and formats.',
      options: [],
      examples: [
        ['source <(return-gate completion bash)', 'in ~/.bashrc'],
        ['source <(return-gate completion zsh)', 'in ~/.zshrc, after compinit'],
        ['return-gate completion fish | source', 'in ~/.config/fish/config.fish'],
      ],
    },
    async ({ rest: [shell, ...more] }, caller) => {
      const known = SHELLS.find((one) => one === shell);
      if (known === undefined || more.length > 0) {
        throw new UsageError(`completion takes one of ${SHELLS.join(', ')}: write return-gate completion bash.`);
      }
      const options = new Map<string, readonly string[]>();
      for (const [name, load] of Object.entries(commands)) {
        options.set(
          name,
          (await load()).help.options.map((option) => `--${option.name}`),
        );
      }
      const script = known === 'fish' ? fish(options) : bash(options, known);
      const text = exact(`${script}\n`);
      if (text === null) throw new Error('The completion has a character that no script should have.');
      caller.stdout.write(text);
      return EXIT.passed;
    },
  );
}

/** What follows a word: the formats behind `--format`, the rules behind `--rule`. */
const VALUES: readonly (readonly [string, readonly string[]])[] = [
  ['--format', FORMAT_NAMES],
  ['--rule', RULE_IDS],
  ['--fail-on', ['error', 'warning', 'notice', 'never']],
  ['explain', RULE_IDS],
  ['completion', SHELLS],
];

function bash(options: ReadonlyMap<string, readonly string[]>, shell: 'bash' | 'zsh'): string {
  return [
    ...(shell === 'zsh'
      ? [
          '(( $+functions[compdef] )) || { autoload -U compinit && compinit; }',
          'autoload -U +X bashcompinit && bashcompinit',
        ]
      : []),
    '_return_gate() {',
    '  local words=() current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
    '  case "${COMP_WORDS[1]}" in',
    ...[...options].map(([name, own]) => `    ${name}) words=(${own.join(' ')}) ;;`),
    '  esac',
    `  if [ "$COMP_CWORD" -eq 1 ]; then words=(${[...options.keys(), 'help', 'version', '--help', '--version'].join(' ')}); fi`,
    '  case "$before" in',
    ...VALUES.map(([word, values]) => `    ${word}) words=(${values.join(' ')}) ;;`),
    '  esac',
    '  COMPREPLY=($(compgen -W "${words[*]}" -- "$current"))',
    '  if [ "${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi',
    '}',
    'complete -o filenames -F _return_gate return-gate',
  ].join('\n');
}

function fish(options: ReadonlyMap<string, readonly string[]>): string {
  const values = new Map(VALUES);
  return [
    `complete -c return-gate -n __fish_use_subcommand -f -a '${[...options.keys(), 'help', 'version'].join(' ')}'`,
    ...[...options].flatMap(([name, own]) => [
      ...own.map((option) => {
        const known = values.get(option);
        const takes = known === undefined ? '' : ` -x -a '${known.join(' ')}'`;
        return `complete -c return-gate -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}${takes}`;
      }),
      ...(values.has(name)
        ? [
            `complete -c return-gate -n '__fish_seen_subcommand_from ${name}' -f -a '${(values.get(name) ?? []).join(' ')}'`,
          ]
        : []),
    ]),
  ].join('\n');
}

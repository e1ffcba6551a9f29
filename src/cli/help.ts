import { paragraph, rows } from './command-help.js';

const COMMON: readonly (readonly [string, string])[] = [
  ['demo', 'show a false claim fail and a true one pass, in a temporary repository'],
  ['check [PATTERN...]', 'check the returns of a repository'],
  ['init [--write]', 'propose configuration, baseline and workflows'],
  ['prompt [--standard ID]', 'print the instruction that makes an agent write returns, or a hook'],
  ['explain RULE', 'what a rule demands, why, how to fix its findings, and how to silence one'],
];

const GROUPS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  ['Start', COMMON.slice(0, 1)],
  [
    'Check',
    [
      ...COMMON.slice(1, 2),
      ['validate [FILE|-]', 'check one return in six steps, as a hook does'],
      ['merge REPORT...', 'join the reports of all shards of a check'],
    ],
  ],
  ['Set up', COMMON.slice(2, 4)],
  [
    'Change returns',
    [
      ['fix [--write] [PATTERN...]', 'fix what needs no decision'],
      ['migrate --to ID PATTERN...', 'rewrite returns for a newer version of their standard'],
    ],
  ],
  [
    'Look up',
    [
      ...COMMON.slice(4),
      ['rules', 'all rules'],
      ['standards', 'all versions of the standards, with their words'],
      ['schema NAME', 'a JSON Schema: of a version, config, report, errors-file'],
    ],
  ],
];

const USAGE = 'Usage: return-gate COMMAND [options]';
const ABOUT = paragraph(
  'Checks what agents claim in the returns that they commit: every claimed file must exist in the commit and must not be empty. Start with return-gate demo, then run return-gate check in your repository.',
);
const EXIT_STATUS = rows([
  ['0', 'passed'],
  ['1', 'findings at or above --fail-on'],
  ['2', 'bad usage or configuration'],
  ['3', 'nothing found, where that is an error'],
  ['4', 'internal error, or output that cannot be written'],
]);

/** The output of `return-gate -h`. */
export const SHORT_HELP = `${USAGE}

${ABOUT}

${rows(COMMON)}

return-gate --help lists all commands; return-gate COMMAND -h shows the options of one.
`;

/** The output of `return-gate --help`. */
export const HELP = `${USAGE}

${ABOUT}

${GROUPS.map(([title, commands]) => `${title}\n${rows(commands)}`).join('\n\n')}

Options
${rows([
  ['-h, --help', 'show help; after a command, help for that command'],
  ['--version', 'the version'],
])}

Exit status
${EXIT_STATUS}
`;

/** The output of `return-gate --help`. */
export const HELP = `return-gate: proof for the work of agents

Usage
  return-gate check [options] [PATTERN...]    judge the returns of a repository
  return-gate check --help                    all options
  return-gate merge REPORT...                 join the reports of all shards of a check
  return-gate validate [FILE|-]               judge one return in six steps, as a hook does
  return-gate prompt --standard ID            what to append to the call of a subagent; or a hook
  return-gate init [--write]                  propose configuration, baseline and workflows
  return-gate fix [--write] [PATTERN...]      fix what needs no decision
  return-gate migrate --to ID PATTERN...      bring returns to a newer version
  return-gate explain RULE                    what a rule demands, why, and how to fix it
  return-gate rules                           all rules
  return-gate standards                       all versions of the standards, with their words
  return-gate schema NAME                     a JSON Schema: of a version, config, report, errors-file
  return-gate --version

Exit status
  0 passed   1 findings at or above --fail-on   2 bad usage or configuration
  3 nothing found where that is an error        4 internal error
`;

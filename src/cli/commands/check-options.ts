import { FAMILY_SETTINGS } from '../../families/choose.js';
import { FORMAT_NAMES } from '../../report/formats.js';
import { ROOT_OPTION } from '../in-project.js';
import type { OptionSpec } from '../options.js';
import { INCLUDE_UNTRUE } from './update-baseline.js';

/** The options of `return-gate check`, in the order of its help. */
export const CHECK_OPTIONS: readonly OptionSpec[] = [
  ROOT_OPTION,
  { name: 'at', value: 'REV', help: 'judge this commit (default: HEAD)' },
  { name: 'workspace', help: 'judge the files as they lie on disk instead of a commit' },
  { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
  {
    name: 'standard',
    value: 'LIST',
    help: 'auto, or versions such as return-meta@1.2 or return-meta (the default of the family), at most one a family (default: auto)',
  },
  {
    name: 'config',
    value: 'FILE',
    help: 'the configuration (default: .return-gate.yml, .yaml or .json at the root of what is judged)',
  },
  {
    name: 'base',
    value: 'REV',
    help: 'compare with this commit: finds what changed, and turns on the rules on changes',
  },
  { name: 'changed-only', help: 'judge only returns that changed since --base, or claim a file that did' },
  {
    name: 'compare',
    value: 'REPORT',
    repeatable: true,
    help: 'an earlier JSON report, or a folder of them, the oldest first: tells what is new, mended and unchanged since (repeatable)',
  },
  { name: 'expect-session', value: 'ID', help: 'the session id that the judged return must echo' },
  ...FAMILY_SETTINGS.map(({ name, placeholder, help }) => ({ name, value: placeholder, help: help.check })),
  { name: 'fail-on', value: 'LEVEL', help: 'error, warning, notice or never (default: error)' },
  { name: 'if-no-returns', value: 'LEVEL', help: 'error, warning or ignore (default: error, exit status 3)' },
  {
    name: 'archived',
    value: 'CHECK',
    help: 'what to check of archived returns that did not change: claims, or all (default: claims)',
  },
  {
    name: 'stale-after',
    value: 'DURATION',
    help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)',
  },
  { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
  { name: 'max-returns', value: 'N', help: 'refuse a run with more returns (default: 100000, exit status 2)' },
  { name: 'format', value: 'NAME', help: `what standard output shows: ${FORMAT_NAMES.join(', ')} (default: text)` },
  { name: 'rule', value: 'ID', repeatable: true, help: 'show the findings of this rule alone; all count (repeatable)' },
  { name: 'statistics', help: 'show how many findings each rule has, instead of the findings' },
  { name: 'notices', help: 'show each notice instead of how many each rule has' },
  { name: 'output', value: 'NAME=FILE', repeatable: true, help: 'any of these into a file (repeatable)' },
  {
    name: 'baseline',
    value: 'FILE',
    help: 'known findings, which do not fail (default: .return-gate-baseline.json at the root)',
  },
  {
    name: 'update-baseline',
    help: 'write what is found as the baseline; claims that are not true stay out unless they were known',
  },
  { ...INCLUDE_UNTRUE, help: `with --update-baseline: ${INCLUDE_UNTRUE.help}` },
  { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, an errors.json of the standard' },
  {
    name: 'shard',
    value: 'I/N',
    help: 'judge the I-th of N parts of the files, and leave what concerns all to return-gate merge',
  },
  { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
  { name: 'progress', value: 'WHEN', help: 'auto or never (default: auto, on a terminal only)' },
  { name: 'no-color', help: 'no colour, whatever standard output is' },
  { name: 'quiet', help: 'errors and the last line only' },
  { name: 'help', help: 'this help' },
];

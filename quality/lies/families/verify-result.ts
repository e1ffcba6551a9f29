import type { Entry } from '../../../__tests__/support/repository.js';
import type { Kind, Planted } from '../kind.js';
import { linkTo } from '../texts.js';

/** Reports of a verification: Markdown that begins with a fence of fields. */

function at(id: string): string {
  return `openspec/changes/${id}/verify-report.md`;
}

const HASH = (digit: string): string => `sha256:${digit.repeat(8)}${'0f1e2d3c'.repeat(7)}`;

const FIELDS: Readonly<Record<string, string>> = {
  schema: 'gentle-ai.verify-result/v1',
  evidence_revision: HASH('1'),
  verdict: 'pass',
  blockers: '0',
  critical_findings: '0',
  requirements: '1/1',
  scenarios: '2/2',
  test_command: 'npm test',
  test_exit_code: '0',
  test_output_hash: HASH('2'),
  build_command: 'npm run build',
  build_exit_code: '0',
  build_output_hash: HASH('3'),
};

let reports = 0;

/** A report with some of its fields replaced; null takes one away. */
function report(id: string, fields: Readonly<Record<string, string | null>> = {}): string {
  // No two reports have a hash in common.
  const own = { evidence_revision: unique(), test_output_hash: unique(), build_output_hash: unique() };
  const all = Object.entries<string | null>({ ...FIELDS, ...own, ...fields }).filter(([, value]) => value !== null);
  return `\`\`\`yaml\n${all.map(([key, value]) => `${key}: ${String(value)}\n`).join('')}\`\`\`\n\n# Verification report\n\n**Change**: ${id}\n`;
}

function unique(): string {
  return `sha256:${(++reports).toString(16).padStart(64, 'f')}`;
}

const SPEC =
  '# Dates\n\n### Requirement: Dates are parsed\n\n#### Scenario: In ISO 8601\n\n#### Scenario: With a name\n';
const TASKS = '- [x] 1.1 Parse dates\n- [x] 1.2 Refuse what is none\n';

function beside(id: string, { spec = SPEC, tasks = TASKS } = {}): Readonly<Record<string, Entry>> {
  return { [`openspec/changes/${id}/specs/dates/spec.md`]: spec, [`openspec/changes/${id}/tasks.md`]: tasks };
}

type Part = Pick<Kind, 'id' | 'what'> & Partial<Kind>;

/** A report with false fields, beside a twin whose fields are true. */
function worded(part: Part & { readonly fields: Readonly<Record<string, string | null>> }): Kind {
  const { fields, ...kind } = part;
  return {
    theme: 'words',
    both: beside(kind.id),
    lie: { [at(kind.id)]: report(kind.id, fields) },
    twin: { [at(kind.id)]: report(kind.id) },
    ...kind,
  };
}

function written(part: Part & { readonly text: (text: string) => Entry }): Kind {
  const { text, ...kind } = part;
  return {
    theme: 'text',
    both: beside(kind.id),
    lie: { [at(kind.id)]: text(report(kind.id)) },
    twin: { [at(kind.id)]: report(kind.id) },
    ...kind,
  };
}

/** A true report beside files that make it false in the lie. */
function counted(part: Part & { readonly spec?: string; readonly tasks?: string }): Kind {
  const { spec = SPEC, tasks = TASKS, ...kind } = part;
  return {
    theme: 'tree',
    both: { [at(kind.id)]: report(kind.id) },
    lie: beside(kind.id, { spec, tasks }),
    twin: beside(kind.id),
    ...kind,
  };
}

const kinds: readonly Kind[] = [
  worded({ id: 'red-tests', what: 'a pass beside tests that failed', fields: { test_exit_code: '1' } }),
  worded({ id: 'red-build', what: 'a pass beside a build that failed', fields: { build_exit_code: '2' } }),
  worded({ id: 'blocked', what: 'a pass beside blockers', fields: { blockers: '3' } }),
  worded({ id: 'critical', what: 'a pass beside critical findings', fields: { critical_findings: '1' } }),
  worded({ id: 'unfinished', what: 'a pass beside scenarios that are not done', fields: { scenarios: '1/2' } }),
  worded({
    id: 'unfinished-requirement',
    what: 'a pass beside requirements that are not done',
    fields: { requirements: '0/1' },
  }),
  worded({
    id: 'warned',
    what: 'a pass with warnings beside tests that failed',
    fields: { verdict: 'pass_with_warnings', test_exit_code: '1' },
  }),
  worded({ id: 'code-125', what: 'a pass beside a run that was denied', fields: { test_exit_code: '125' } }),
  worded({ id: 'more-than-all', what: 'more scenarios done than there are', fields: { scenarios: '3/2' } }),
  worded({ id: 'fewer-scenarios', what: 'fewer scenarios than the specs have', fields: { scenarios: '1/1' } }),
  worded({ id: 'more-requirements', what: 'more requirements than the specs have', fields: { requirements: '5/5' } }),
  worded({
    id: 'no-scenarios',
    what: 'that there is nothing to verify: 0/0',
    fields: { scenarios: '0/0', requirements: '0/0' },
  }),
  ...(
    [
      ['tick', '✅ pass'],
      ['capital', 'PASS'],
      ['scoped', 'pass_scoped'],
      ['success', 'success'],
      ['na', 'n/a'],
      ['quoted', '"pass"'],
      ['comment', 'pass # mostly'],
    ] as const
  ).map(([name, verdict]) =>
    worded({ id: `verdict-${name}`, what: `a pass in the words \`${verdict}\``, fields: { verdict } }),
  ),
  ...(
    [
      ['na', 'n/a'],
      ['placeholder', '<the test command>'],
      ['todo', 'TODO'],
      ['passed', 'passed'],
      ['none', 'none'],
      ['braces', '{test_command}'],
    ] as const
  ).map(([name, command]) =>
    worded({
      id: `command-${name}`,
      what: `a run of tests by the command \`${command}\``,
      fields: { test_command: command },
    }),
  ),
  ...(
    [
      ['true', 'true'],
      ['echo', 'echo ok'],
      ['colon', ':'],
      ['exit', 'exit 0'],
    ] as const
  ).map(([name, command]) =>
    worded({
      id: `nothing-${name}`,
      what: `a run of tests by the command \`${command}\`, which tests nothing`,
      fields: { test_command: command },
    }),
  ),
  worded({
    id: 'hash-pending',
    what: 'a hash of output that is not there yet',
    fields: { test_output_hash: 'sha256:pending' },
  }),
  worded({ id: 'hash-short', what: 'a hash that is too short', fields: { test_output_hash: 'sha256:abc' } }),
  worded({
    id: 'hash-of-nothing',
    what: 'a run of tests that printed nothing',
    fields: { test_output_hash: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
  }),
  worded({
    id: 'hash-shared',
    what: 'the same output of tests and build',
    fields: { test_output_hash: HASH('7'), build_output_hash: HASH('7') },
  }),
  worded({ id: 'hash-copied', what: 'the output of another change', fields: { test_output_hash: HASH('2') } }),
  worded({ id: 'hash-invented', what: 'a hash of output that never was', fields: { test_output_hash: HASH('9') } }),
  worded({ id: 'exit-words', what: 'an exit code in words', fields: { test_exit_code: 'zero' } }),
  worded({ id: 'exit-negative', what: 'an exit code with a sign', fields: { test_exit_code: '-0' } }),
  worded({
    id: 'count-comment',
    what: 'a count with a comment behind it',
    fields: { requirements: '1/1   # one deferred' },
  }),
  worded({ id: 'wide-digits', what: 'a count in wide digits', fields: { blockers: '０' } }),
  worded({ id: 'no-exit', what: 'no exit code at all', fields: { test_exit_code: null } }),
  worded({ id: 'more-fields', what: 'a field that nobody knows', fields: { waived: 'true' } }),
  worded({
    id: 'denied-pass',
    what: 'a pass that says that only an authority was missing',
    fields: {
      authority_only_failure: 'true',
      missing_review_authority: 'true',
      substantive_failure: 'false',
      command_failed: 'false',
      observed_authority_revision: HASH('4'),
    },
  }),
  worded({ id: 'green-fail', what: 'a failure in which all is green', fields: { verdict: 'fail' } }),
  written({
    id: 'twice',
    what: 'a field twice: first red, then green',
    text: (t) => t.replace('test_exit_code: 0', 'test_exit_code: 1\ntest_exit_code: 0'),
  }),
  written({
    id: 'twice-green',
    what: 'a field twice: first green, then red',
    text: (t) => t.replace('test_exit_code: 0', 'test_exit_code: 0\ntest_exit_code: 1'),
  }),
  written({
    id: 'red-below',
    what: 'a pass in the first fence, and a failure in a second one',
    text: (t) =>
      `${t}\n${t.replace('verdict: pass', 'verdict: fail').replace('test_exit_code: 0', 'test_exit_code: 1')}`,
  }),
  written({ id: 'late', what: 'a fence behind a heading', text: (t) => `# Verification\n\n${t}` }),
  written({ id: 'collapsed', what: 'a fence in a collapsed section', text: (t) => `<details>\n\n${t}\n</details>\n` }),
  written({ id: 'in-comment', what: 'a fence in a comment', text: (t) => `<!--\n${t}\n-->\n` }),
  written({ id: 'tildes', what: 'a fence of tildes', text: (t) => t.replaceAll('```', '~~~') }),
  written({
    id: 'yml',
    what: 'a failed test in a fence of the language yml',
    text: (t) => t.replace('```yaml', '```yml').replace('test_exit_code: 0', 'test_exit_code: 1'),
  }),
  written({ id: 'nested', what: 'a fence inside a longer one', text: (t) => `\`\`\`\`markdown\n${t}\n\`\`\`\`\n` }),
  written({ id: 'open', what: 'a fence that never ends', text: (t) => t.replace('\n```\n', '\n') }),
  written({
    id: 'indented',
    what: 'fields that are indented below another',
    text: (t) => t.replace('test_exit_code: 0', 'tests:\n  test_exit_code: 0'),
  }),
  written({
    id: 'frontmatter',
    what: 'fields in a frontmatter instead of a fence',
    text: (t) => t.replace('```yaml', '---').replace('\n```', '\n---'),
  }),
  written({ id: 'json', what: 'fields in JSON', text: () => `\`\`\`json\n${JSON.stringify(FIELDS)}\n\`\`\`\n` }),
  written({ id: 'schema-v2', what: 'a version of the schema that nobody knows', text: (t) => t.replace('/v1', '/v2') }),
  written({
    id: 'schema-case',
    what: 'the name of the schema in capitals',
    text: (t) => t.replace('gentle-ai', 'Gentle-AI'),
  }),
  written({
    id: 'no-schema',
    what: 'fields without the name of the schema',
    text: (t) => t.replace(/schema: .*\n/, ''),
  }),
  written({
    id: 'prose-only',
    what: 'a pass in prose only',
    text: () => '# Verification report\n\n**Verdict**: PASS. All scenarios are verified.\n',
  }),
  written({ id: 'empty', what: 'nothing: the report is empty', text: () => '' }),
  written({
    id: 'linked',
    what: 'anything: the file of the report is a symbolic link',
    text: () => linkTo('../honest/verify-report.md'),
  }),
  written({ id: 'utf-16', what: 'fields in UTF-16', text: (t) => Buffer.from(`\ufeff${t}`, 'utf16le') }),
  written({
    id: 'other-change',
    what: 'the name of another change',
    text: (t) => t.replace('**Change**: other-change', '**Change**: honest'),
  }),
  {
    ...written({
      id: 'crlf',
      what: 'a pass beside tests that failed, with line ends of Windows',
      text: (t) => t.replace('test_exit_code: 0', 'test_exit_code: 1').replaceAll('\n', '\r\n'),
    }),
    twin: { [at('crlf')]: report('crlf').replaceAll('\n', '\r\n') },
  },
  counted({ id: 'open-task', what: 'a pass beside an open task', tasks: '- [x] 1.1 Parse\n- [ ] 1.2 Refuse\n' }),
  counted({
    id: 'open-task-star',
    what: 'a pass beside an open task in a list with asterisks',
    tasks: '* [x] 1.1 Parse\n* [ ] 1.2 Refuse\n',
  }),
  counted({
    id: 'open-task-numbered',
    what: 'a pass beside an open task in a numbered list',
    tasks: '1. [x] Parse\n2. [ ] Refuse\n',
  }),
  counted({
    id: 'open-task-deep',
    what: 'a pass beside an open task below another',
    tasks: '- [x] 1 Parse\n  - [ ] 1.1 Refuse\n',
  }),
  counted({
    id: 'open-task-collapsed',
    what: 'a pass beside an open task in a collapsed section',
    tasks: '- [x] 1 Parse\n<details>\n\n- [ ] 2 Refuse\n\n</details>\n',
  }),
  counted({
    id: 'open-task-empty-box',
    what: 'a pass beside a task with an empty box',
    tasks: '- [x] 1 Parse\n- [] 2 Refuse\n',
  }),
  counted({
    id: 'open-task-tilde',
    what: 'a pass beside a task that is struck out',
    tasks: '- [x] 1 Parse\n- [~] 2 Refuse\n',
  }),
  counted({
    id: 'one-more-scenario',
    what: 'fewer scenarios than the specs have since',
    spec: `${SPEC}\n#### Scenario: The 31st of February\n`,
  }),
  counted({
    id: 'hidden-scenario',
    what: 'fewer scenarios than the specs have, one of them in a collapsed section',
    spec: `${SPEC}\n<details>\n\n#### Scenario: The 31st of February\n\n</details>\n`,
  }),
  {
    ...counted({ id: 'no-specs', what: 'totals that no spec is beside' }),
    lie: { 'openspec/changes/no-specs/tasks.md': TASKS },
  },
  {
    ...counted({ id: 'no-tasks', what: 'a pass without a list of tasks' }),
    lie: { 'openspec/changes/no-tasks/specs/dates/spec.md': SPEC },
  },
  {
    ...counted({ id: 'empty-specs', what: 'totals of specs that are empty' }),
    lie: { 'openspec/changes/empty-specs/specs/dates/spec.md': '', 'openspec/changes/empty-specs/tasks.md': TASKS },
  },
  {
    ...counted({ id: 'linked-spec', what: 'totals of a spec that is a symbolic link out of the repository' }),
    lie: {
      'openspec/changes/linked-spec/specs/dates/spec.md': linkTo('/etc/passwd'),
      'openspec/changes/linked-spec/tasks.md': TASKS,
    },
  },
];

export const planted: Planted = {
  family: 'verify-result',
  base: {
    'openspec/changes/honest/verify-report.md': report('honest', { test_output_hash: HASH('2') }),
    ...beside('honest'),
  },
  kinds,
};

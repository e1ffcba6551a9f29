import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { headed } from '../support/envelope.js';
import { evaluate, returnGate, type ReportedRun } from '../support/command-line.js';
import { makeRepository, writeFiles, type Repository } from '../support/repository.js';

/*
 * Wherever a return is in a file that is gathered, and whatever comes before it, it is checked; and so is every path that
 * it claims. In each case below something honest comes first, and what claims a file that was never written comes after it.
 */

const REAL = 'real.md';
const NEVER = 'never.md';

interface Case {
  readonly file: string;
  /** The file's text, where the return that comes last claims a path. */
  readonly text: (path: string) => string;
  /** Errors that the form itself has, also in the honest twin. */
  readonly also?: readonly string[];
}

function line(json: string): string {
  return JSON.stringify(JSON.parse(json));
}

function fence(text: string, info = 'json'): string {
  return `\`\`\`${info}\n${text.trimEnd()}\n\`\`\`\n`;
}

const HONEST = line(subagentReturn([REAL]));
const claiming = (path: string): string => line(subagentReturn([path]));
const envelope = (path: string): string => headed({ artifacts: `- ${path}` });

/** An agent's end in a transcript. */
function ended(text: string): string {
  return JSON.stringify({ type: 'user', toolUseResult: { status: 'completed', content: [{ type: 'text', text }] } });
}

function resultOf(more: object): string {
  return JSON.stringify({ type: 'result', subtype: 'success', is_error: false, ...more });
}

function task(output: string): string {
  return JSON.stringify({ type: 'tool_use', part: { tool: 'task', state: { output } } });
}

const CASES: Readonly<Record<string, Case>> = {
  'the second of a fence': { file: 'return-logs/fence.md', text: (path) => fence(`${HONEST}\n${claiming(path)}`) },
  'the second of a paragraph': {
    file: 'return-logs/para.md',
    text: (path) => `Done ${HONEST} and ${claiming(path)}.\n`,
  },
  'behind a hundred braces': {
    file: 'return-logs/braces.md',
    text: (path) => `${'{x} '.repeat(100)}${claiming(path)}\n`,
  },
  'across empty lines': {
    file: 'return-logs/empty-lines.md',
    text: (path) => `${HONEST}\n\nThen:\n\n${subagentReturn([path]).replace('  "artifacts"', '\n  "artifacts"')}\n`,
  },
  'with escaped keys': {
    file: 'return-logs/escaped.md',
    text: (path) => fence(claiming(path).replace('"status"', String.raw`"st\u0061tus"`)),
  },
  'in HTML': { file: 'return-logs/html.md', text: (path) => `<details>\n<p>Log</p>\n${claiming(path)}\n</details>\n` },
  'behind what nests deep': {
    file: 'return-logs/deep.md',
    text: (path) => fence(`See ${'['.repeat(200)}\n${claiming(path)}`),
  },
  'the second envelope': { file: 'return-logs/two.md', text: (path) => `${envelope(REAL)}\n${envelope(path)}` },
  'an envelope in a fence': {
    file: 'return-logs/inner.md',
    text: (path) => `# Log\n\n${fence(envelope(path), 'markdown')}`,
  },
  'the second envelope of a plain fence': {
    file: 'openspec/changes/x/plain.md',
    text: (path) => fence(`${envelope(REAL)}\n${envelope(path)}`, ''),
  },
  'an envelope with numbered headings': {
    file: 'return-logs/numbered.md',
    text: (path) =>
      envelope(path)
        .replace(/\*\*Status\*\*/, '**1. Status**')
        .replaceAll(/### (?=\w)/g, '### 2. '),
  },
  'an envelope behind JSON': { file: 'return-logs/both.md', text: (path) => `${fence(HONEST)}\n${envelope(path)}` },
  'the second value of a file': {
    file: 'returns/values.json',
    text: (path) => HONEST + claiming(path),
    also: ['json-only'],
  },
  'the second line of a file of JSON': {
    file: 'returns/lines.json',
    text: (path) => `${HONEST}\n${claiming(path)}\n`,
    also: ['json-only'],
  },
  'the second of a fence in a file of JSON': {
    file: 'returns/fenced.json',
    text: (path) => `Done:\n${fence(HONEST)}\nand\n${fence(claiming(path))}`,
    also: ['json-only'],
  },
  'the second value of a line': {
    file: 'return-logs/values.jsonl',
    text: (path) => `${HONEST} ${claiming(path)}\n`,
    also: ['json-syntax'],
  },
  'the second of an agent’s end': {
    file: 'return-logs/end.jsonl',
    text: (path) => ended(`${HONEST}\n${claiming(path)}`),
  },
  'an envelope in an agent’s end': {
    file: 'return-logs/end-2.jsonl',
    text: (path) => ended(`${HONEST}\n\n${envelope(path)}`),
  },
  'the text beside a structured output': {
    file: 'return-logs/structured.jsonl',
    text: (path) => resultOf({ structured_output: JSON.parse(HONEST) as object, result: `So: ${claiming(path)}` }),
  },
  'an array as structured output': {
    file: 'return-logs/array.jsonl',
    text: (path) => resultOf({ structured_output: [JSON.parse(HONEST), JSON.parse(claiming(path))] }),
  },
  'the second of OpenCode’s tags': {
    file: 'return-logs/tags.jsonl',
    text: (path) => task(`<task_result>${HONEST}</task_result>\n<task_result>${claiming(path)}</task_result>`),
  },
  'beside OpenCode’s tags': {
    file: 'return-logs/beside.jsonl',
    text: (path) => task(`<task_result>\n${HONEST}\n</task_result>\n\n${envelope(path)}`),
  },
  'the second part of an item without backticks': {
    file: 'return-logs/parts.md',
    text: (path) => headed({ artifacts: `- ${REAL} (plan), ${path} (notes)` }),
  },
  'a row of a table': {
    file: 'return-logs/rows.md',
    text: (path) =>
      headed({
        artifacts: `| file | is |\n|---|---|\n| ${REAL} | new |\n| ${path} | new |`,
      }),
  },
  'a name in capitals': { file: 'specs/1_a/.Return-Meta.json', text: (path) => metaReturn([path]) },
  'an extension in capitals': { file: 'specs/2_b/.return-meta.JSON', text: (path) => metaReturn([path]) },
  'a return of Markdown in capitals': { file: 'X.RETURN.MD', text: (path) => fence(claiming(path)) },
  'a folder in capitals': { file: 'RETURNS/a.Json', text: claiming },
  'a log in capitals': { file: 'Return-Logs/a.JSONL', text: (path) => `${HONEST}\n${claiming(path)}\n` },
  'a change in capitals': { file: 'OpenSpec/Changes/x/a.md', text: (path) => envelope(path) },
  'a folder that is only spelled like an exception': { file: '.Claude/Docs/a.return.json', text: claiming },
};

const NAMES = Object.keys(CASES);

function project(path: string): Readonly<Record<string, string>> {
  return {
    [REAL]: '# Real\n',
    ...Object.fromEntries(NAMES.map((name) => [fileOf(name), CASES[name]?.text(path) ?? ''])),
  };
}

function fileOf(name: string): string {
  return CASES[name]?.file ?? '';
}

/** The paths that a file's returns claim and that are not there. */
function phantoms({ returns }: ReportedRun, name: string): readonly string[] {
  const claims = returns.filter(({ file }) => file === fileOf(name)).flatMap((one) => one.claims);
  return claims.filter(({ verdict }) => verdict !== 'present').map(({ path, verdict }) => `${path} ${verdict}`);
}

function errors({ findings }: ReportedRun, name: string): readonly string[] {
  return findings
    .filter(({ file, severity }) => file === fileOf(name) && severity === 'error')
    .map(({ rule }) => rule)
    .sort();
}

let hostile: Repository;
let honest: Repository;

beforeAll(() => {
  hostile = makeRepository([{ files: project(NEVER) }], { checkout: true });
  honest = makeRepository([{ files: project(REAL) }]);
});

describe('A return that claims what was never written is judged', () => {
  let report: ReportedRun;
  let twin: ReportedRun;

  beforeAll(async () => {
    [{ report }, { report: twin }] = await Promise.all([evaluate(hostile.directory), evaluate(honest.directory)]);
  });

  test.each(NAMES)('%s', (name) => {
    const expected = [...(CASES[name]?.also ?? []), 'artifact-missing'].sort();
    expect(phantoms(report, name)).toEqual([`${NEVER} missing`]);
    expect(errors(report, name)).toEqual(expected);
  });

  test.each(NAMES)('%s, and its honest twin passes', (name) => {
    expect(twin.returns.filter(({ file }) => file === fileOf(name))).not.toEqual([]);
    expect(phantoms(twin, name)).toEqual([]);
    expect(errors(twin, name)).toEqual(CASES[name]?.also ?? []);
  });
});

describe('by other commands', () => {
  test('validate takes one return only, and says so', async () => {
    const folder = makeRepository([{ files: { [REAL]: 'real' } }], { checkout: true }).directory;
    writeFiles(folder, { 'two.json': HONEST + claiming(NEVER), 'one.json': HONEST });
    const [two, one] = await Promise.all(
      ['two.json', 'one.json'].map((file) => returnGate(['validate', file], { cwd: folder })),
    );
    expect(two?.status).toBe(1);
    expect(two?.stdout).toContain(NEVER);
    expect(one?.status).toBe(0);
  });

  test('migrate and fix hide none', async () => {
    const { directory } = makeRepository([{ files: project(NEVER) }], { checkout: true });
    const runs = [
      ['migrate', '--to', 'subagent-return@2.0', '--write', 'return-logs/**', 'returns/**'],
      ['fix', '--write'],
    ];
    for (const args of runs) {
      const { status } = await returnGate([...args, '--root', directory]);
      expect([0, 1]).toContain(status);
    }
    const { report } = await evaluate(directory, ['--workspace']);
    expect(report.counts.verdicts.missing).toBe(NAMES.length);
  });
});

describe('A file on several tasks', () => {
  const MULTI = 'specs/.return-meta-multi-7.json';
  const session = { session_id: 'sess_1769000000_abc123' };
  const artifact = (path: string): object => ({ type: 'report', path, summary: 'What was found' });

  async function rulesFor(value: unknown, config = 'fail-on: error\n'): Promise<readonly string[]> {
    const files = { [MULTI]: JSON.stringify(value), [REAL]: 'real', '.return-gate.yml': config };
    const { directory } = makeRepository([{ files }]);
    const { status, report } = await evaluate(directory);
    const found = report.findings.map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer ?? ''}`.trim());
    return [`exit ${String(status)}`, ...found];
  }

  const MISSING = ['error required-field'];

  test.each<readonly [string, unknown, readonly string[]]>([
    ['that is empty', {}, ['exit 1', ...MISSING]],
    ['with one empty return', [{}], ['exit 1', ...MISSING]],
    ['with an empty one behind a whole one', [{ status: 'blocked', metadata: session }, {}], ['exit 1', ...MISSING]],
    ['without a session', { status: 'blocked', metadata: {} }, ['exit 1', 'error required-field /metadata']],
    ['without a return', [], ['exit 1', 'error return-object']],
    ['with a status of another kind', { status: 5, metadata: session }, ['exit 1', 'error field-type /status']],
    [
      'with a session of another kind',
      { status: 'blocked', metadata: { session_id: [] } },
      ['exit 1', 'error field-type /metadata/session_id'],
    ],
    [
      'with a phantom',
      { status: 'researched', metadata: session, artifacts: [artifact(REAL), artifact(NEVER)] },
      ['exit 1', 'error artifact-missing /artifacts/1/path'],
    ],
    [
      'with a bare path',
      { status: 'researched', metadata: session, artifacts: [NEVER] },
      ['exit 1', 'error artifact-object /artifacts/0', 'error artifact-missing /artifacts/0'],
    ],
    ['with a status and a session', { status: 'researched', metadata: session }, ['exit 0']],
    ['with what was made', [{ status: 'researched', metadata: session, artifacts: [artifact(REAL)] }], ['exit 0']],
    [
      'with texts of another kind',
      { status: 'blocked', metadata: { ...session, agent_type: 5 }, summary: 5 },
      ['exit 0'],
    ],
    [
      'without a path',
      { status: 'researched', metadata: session, artifacts: [{ type: 'report' }] },
      ['exit 1', 'error required-field /artifacts/0'],
    ],
    [
      'with a session of another form',
      { status: 'blocked', metadata: { session_id: 'x y' } },
      ['exit 0', 'warning session-id-format /metadata/session_id'],
    ],
    ['without metadata', { status: 'blocked' }, ['exit 1', ...MISSING]],
    ['without a status', { metadata: session }, ['exit 1', ...MISSING]],
    ['with metadata of another kind', { status: 'blocked', metadata: 'x' }, ['exit 1', 'error field-type /metadata']],
    ['with an invented status', { status: 'odd', metadata: session }, ['exit 1', 'error status-value /status']],
    ['with an empty list of artifacts', { status: 'researched', metadata: session, artifacts: [] }, ['exit 0']],
  ])('%s', async (_, value, expected) => {
    expect([...(await rulesFor(value))].sort()).toEqual([...expected].sort());
  });

  test('of a version with lists of files and of candidates', async () => {
    const value = { status: 'blocked', metadata: session, modified_files: [5], memory_candidates: [5] };
    expect(await rulesFor(value, 'standards:\n  return-meta: return-meta@2.1\n')).toEqual([
      'exit 1',
      'error modified-files /modified_files/0',
      'error memory-candidate /memory_candidates/0',
    ]);
  });
});

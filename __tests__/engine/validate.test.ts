import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../src/model/usage.js';
import { lastMessage, metadataFilesIn, readEvent } from '../../src/prompt/claude-event.js';
import { readFileIn } from '../../src/cli/terminal/stdin.js';
import { readSettings } from '../../src/config/settings.js';
import { type Validation } from '../../src/model/report.js';
import { render } from '../../src/report/validation.js';
import { examplesFor, repositoryOf } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import { validateReturn } from '../../src/engine/run/validate-return.js';
import { stepsOf } from '../../src/engine/evaluate/steps.js';
import { memoryTree } from '../support/memory-tree.js';
import { findingsIn } from '../rewrite/fix/fixing.js';
import { temporaryFolder } from '../support/repository.js';
import { rawOptions } from '../support/raw-options.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

interface Asked {
  readonly standard?: string;
  readonly name?: string;
  readonly isPlaced?: boolean;
  readonly agent?: string;
  readonly expectedSession?: string;
  readonly lastMessage?: string;
}

function sampleOf(id: string): { readonly text: string; readonly file: string } {
  const standard = standards.find((known) => known.id === id);
  if (standard === undefined) throw new Error(`no standard ${id}`);
  const { sample } = standard;
  return { text: sample.text ?? `${JSON.stringify(sample.value, null, 2)}\n`, file: sample.file };
}

/** What the steps make of a text, beside the files of the samples. */
async function validation(text: string | Uint8Array, asked: Asked = {}): Promise<Validation> {
  const trees = standards.map(({ sample }) => sample.tree);
  const sample = {
    file: '.none',
    text: '',
    tree: Object.assign({ 'src/empty.md': '' }, ...trees) as Record<string, string>,
  };
  const expectedSession = asked.expectedSession ?? null;
  const settings = readSettings(
    rawOptions({ standard: asked.standard, expectSession: asked.expectedSession, single: { file: undefined } }),
    (name) => name,
  );
  const validated = await validateReturn(
    {
      name: asked.name ?? '<stdin>',
      isPlaced: asked.isPlaced ?? false,
      content: { kind: 'bytes', bytes: Buffer.from(text) },
      agent: asked.agent ?? null,
      ...(asked.lastMessage === undefined ? {} : { lastMessage: asked.lastMessage }),
    },
    memoryTree(repositoryOf(sample, {})),
    settings,
  );
  return stepsOf(validated, expectedSession, asked.agent ?? null);
}

function outcomes({ steps }: Validation): Record<string, string> {
  return Object.fromEntries(
    steps.map(({ name, outcome }) => [name, outcome.kind === 'unchecked' ? outcome.because : outcome.kind]),
  );
}

function failed({ steps }: Validation): readonly string[] {
  return steps.flatMap(({ name, remarks }) =>
    remarks.filter(({ severity }) => severity === 'error').map(({ rule }) => `${name}: ${rule}`),
  );
}

function shown(result: Validation, failuresOnly = false): string {
  return [...render(result, { color: false, failuresOnly })].join('');
}

const GOOD = sampleOf('subagent-return@1.2').text;
const ENVELOPE = sampleOf('result-envelope@1').text;

describe('The report of a verification', () => {
  const { text, file } = sampleOf('verify-result@1');

  test.each([undefined, 'auto', 'verify-result@1', 'return-meta@1.2,verify-result@1'])(
    'is known by its text where %s is asked for',
    async (standard) => {
      const result = await validation(text, {
        ...(standard === undefined ? {} : { standard }),
        name: file,
        isPlaced: true,
      });
      expect(result.standard.id).toBe('verify-result@1');
      expect(result.passed).toBe(true);
      expect(result.returns).toMatchObject([{ status: 'pass', success: true }]);
    },
  );

  test('is not compared with what is beside it where it lies nowhere', async () => {
    const result = await validation(text.replace('3/3', '2/3').replace('**Change**: parse', '**Change**: scan'));
    expect(result.steps.flatMap(({ remarks }) => remarks.map(({ rule }) => rule))).toEqual(['verify-contradiction']);
  });

  test('is another return where it is only shown in one', async () => {
    const shown = `${GOOD}\n${text}`;
    expect((await validation(shown)).standard.id).toBe('subagent-return@1.2');
    expect((await validation(text, { standard: 'subagent-return@1.2' })).standard.id).toBe('subagent-return@1.2');
  });

  test('without its end is reported so, and the rest is judged', async () => {
    const result = await validation(text.replace('\n```\n', '\n').replace('blockers: 0', 'blockers: none'));
    const rules = result.steps.flatMap(({ remarks }) => remarks.map(({ rule }) => rule));
    expect(rules).toEqual(['verify-envelope', 'verify-value']);
  });
});

describe('A return', () => {
  test.each(standards.map(({ id }) => id))('that is right by %s passes all steps', async (id) => {
    const { text, file } = sampleOf(id);
    const result = await validation(text, { standard: id, name: file, isPlaced: true });
    expect(failed(result)).toEqual([]);
    expect(result.passed).toBe(true);
    expect(outcomes(result)).toEqual({
      structure: 'passed',
      fields: 'passed',
      status: 'passed',
      session: 'none-expected',
      artifacts: 'passed',
    });
  });

  test('has all its failures told, in the order of the steps', async () => {
    const text = GOOD.replace('"completed"', '"planned"').replace('"session_id": "sess_1735460684_a1b2c3",', '');
    const result = await validation(`Here it is:\n${text}`);
    const failures = failed(result);
    expect(failures).toEqual(
      expect.arrayContaining(['structure: json-only', 'fields: required-field', 'status: status-value']),
    );
    const numbers = [...shown(result).matchAll(/\(step (\d), /g)].map(([, step]) => Number(step));
    expect(numbers).toEqual([...numbers].sort());
    expect(numbers).toHaveLength(result.steps.flatMap(({ remarks }) => remarks).length);
    expect(shown(result).match(/^\[FAIL\] /gm)).toHaveLength(failures.length + 1);
  });

  test('is compared with the expected session', async () => {
    const held = (expectedSession: string): Promise<Validation> => validation(GOOD, { expectedSession });
    expect(outcomes(await held('sess_1735460684_a1b2c3')).session).toBe('passed');
    expect(failed(await held('sess_1'))).toEqual(['session: session-id-mismatch']);
    const without = GOOD.replace('"session_id": "sess_1735460684_a1b2c3",', '');
    expect(outcomes(await validation(without, { expectedSession: 'sess_1' })).session).toBe('no-session');
  });

  test('that claims what is not there is phantom work', async () => {
    expect(failed(await validation(GOOD.replace(PLAN, 'specs/7_parse_dates/plans/02.md')))).toEqual([
      'artifacts: artifact-missing',
    ]);
  });

  test('that lacks the field has no artifacts validated', async () => {
    const result = await validation('{"status": "completed"}');
    expect(outcomes(result).artifacts).toBe('no-artifacts');
    expect(shown(result)).toContain('[INFO] Skipping artifact validation (the return names none)\n');
  });

  test('without success need not show its artifacts', async () => {
    const text = GOOD.replace('"completed"', '"partial"').replace(PLAN, 'specs/none.md');
    expect(outcomes(await validation(text)).artifacts).toBe('no-success');
  });

  test.each<[string, string | Uint8Array, string]>([
    ['an array', `[${GOOD}]`, 'structure: return-object'],
    ['an empty array', '[]', 'structure: return-object'],
    ['a number', '42', 'structure: return-object'],
    ['plain text', 'The work is done.', 'structure: json-syntax'],
    ['bytes that are no UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d), 'structure: json-encoding'],
    ['deep nesting', '['.repeat(100_000) + ']'.repeat(100_000), 'structure: json-syntax'],
  ])('is not %s', async (_, text, said) => {
    const result = await validation(text);
    expect(result.passed).toBe(false);
    expect(failed(result)).toContain(said);
  });

  test.each([
    ['none', '# Notes\n'],
    ['an empty array', '[]'],
    ['two', `${ENVELOPE}\n${ENVELOPE}`],
  ])('in Markdown is one envelope, not %s', async (_, text) => {
    const result = await validation(text, {
      standard: 'result-envelope@1',
    });
    expect(failed(result)).toEqual(['structure: no-returns']);
  });
});

/** Bytes of an example. */
const LARGE = 100_000;

describe.each(standards.map((standard) => [standard.id, standard] as const))('By %s', (id, standard) => {
  const repositories = standard.rules
    .filter(({ rule }) => rule.scope === 'return' || rule.scope === 'claim')
    .flatMap(({ rule }) => examplesFor(standard, rule, 'bad').slice(0, 1))
    .filter(({ context }) => context === undefined)
    .map((example) => repositoryOf(standard.sample, example));

  const ofRun = new Set(standard.rules.flatMap(({ rule }) => (rule.scope === 'run' ? [rule.id] : [])));

  test('validate finds in a return what check finds', async () => {
    const settings = readSettings(rawOptions({ standard: id, single: { file: undefined } }), (name) => name);
    for (const repository of repositories) {
      const { file, files } = repository;
      const entry = files.get(file);
      // Of several tasks in one file nothing else is said by the place alone.
      if (entry?.kind !== 'file' || file.includes('return-meta-multi')) continue;
      // What shows a limit takes seconds: one version is enough.
      if (entry.content.length > LARGE && id !== 'subagent-return@1.2') continue;
      const content = { kind: 'bytes', bytes: Buffer.from(entry.content) } as const;
      const { report } = await validateReturn(
        { name: file, isPlaced: true, content },
        memoryTree(repository),
        settings,
      );
      const expected = (await findingsIn(repository, { standard })).filter((found) => found.file === file);
      expect(report.findings.filter((found) => !ofRun.has(found.rule))).toEqual(expected);
    }
  });
});

describe('The words of document 002', () => {
  const EMPTY = 'src/empty.md';
  const nothing = GOOD.replace(/"artifacts": \[[^\]]*\]/, '"artifacts": []');
  test.each<[string, string, readonly string[]]>([
    [
      'text that is no JSON',
      'The work is done.',
      [
        '[FAIL] Invalid JSON return from scribe',
        '       Error: Subagent return validation failed: Cannot parse return as JSON',
      ],
    ],
    [
      'a missing field',
      GOOD.replace('"summary": "Planned', '"note": "Planned'),
      [
        '[FAIL] Missing required field: summary',
        '       Error: Subagent return validation failed: Missing required field: summary',
      ],
    ],
    [
      'a missing field of metadata',
      GOOD.replace('"delegation_depth": 1,', ''),
      [
        '[FAIL] Missing required metadata field: delegation_depth',
        '       Error: Subagent return validation failed: Missing required field: delegation_depth',
      ],
    ],
    [
      'an unknown status',
      GOOD.replace('"completed"', '"done"'),
      [
        '[FAIL] Invalid status: done',
        '       Valid statuses: completed, partial, failed, blocked',
        '       Error: Subagent return validation failed: Invalid status: done',
      ],
    ],
    [
      'no artifacts',
      nothing,
      [
        "[FAIL] Agent returned 'completed' status but created no artifacts",
        '       Error: Phantom work detected - status=completed but no artifacts',
        '       Error: Subagent return validation failed: Phantom work detected',
      ],
    ],
    [
      'an artifact that is not there',
      GOOD.replace(PLAN, 'docs/none.md'),
      [
        '[INFO] Artifact count: 1',
        '[FAIL] Artifact does not exist: docs/none.md',
        '       Error: Subagent claimed to create artifact but file does not exist',
        '       Error: Subagent return validation failed: Artifact not found: docs/none.md',
      ],
    ],
    [
      'an empty artifact',
      GOOD.replace(PLAN, EMPTY),
      [
        `[PASS] Artifact exists: ${EMPTY}`,
        `[FAIL] Artifact is empty: ${EMPTY}`,
        '       Error: Subagent created file but wrote no content',
        `       Error: Subagent return validation failed: Empty artifact: ${EMPTY}`,
      ],
    ],
    [
      'a status that is no success',
      GOOD.replace('"completed"', '"partial"'),
      [
        '[INFO] Skipping artifact validation (status=partial)',
        '       Note: Partial/failed/blocked status may have empty or incomplete artifacts',
      ],
    ],
    [
      'a status that there is not, which counts as success',
      GOOD.replace('"completed"', '"done"').replace(PLAN, 'docs/none.md'),
      [
        '[INFO] Artifact count: 1',
        '[FAIL] Artifact does not exist: docs/none.md',
        '       Error: Subagent claimed to create artifact but file does not exist',
        '       Error: Subagent return validation failed: Artifact not found: docs/none.md',
      ],
    ],
    [
      'a status that there is not, with no artifacts',
      nothing.replace('"completed"', '"done"'),
      [
        "[FAIL] Agent returned 'done' status but created no artifacts",
        '       Error: Phantom work detected - status=done but no artifacts',
        '       Error: Subagent return validation failed: Phantom work detected',
      ],
    ],
    [
      'no status',
      GOOD.replace('"status": "completed",', ''),
      [
        '[INFO] Skipping status validation (the return has no status; one of completed, partial, failed or blocked was expected)',
      ],
    ],
  ])('stand for %s', async (_, text, lines) => {
    const result = shown(await validation(text, { agent: 'scribe' })).split('\n');
    const start = result.indexOf(lines[0] ?? '');
    expect(result.slice(start, start + lines.length)).toEqual(lines);
  });

  test('stand for a session that differs', async () => {
    const result = shown(await validation(GOOD, { expectedSession: 'sess_1_b' }));
    expect(result).toContain(
      [
        '[FAIL] Session ID mismatch',
        '       Expected: sess_1_b',
        '       Got: sess_1735460684_a1b2c3',
        '       Error: Subagent return validation failed: Session ID mismatch',
        '',
      ].join('\n'),
    );
  });

  test('stand for a return that is right', async () => {
    const size = Buffer.byteLength(standards.find(({ id }) => id === 'subagent-return@1.2')?.sample.tree[PLAN] ?? '');
    expect(shown(await validation(GOOD, { expectedSession: 'sess_1735460684_a1b2c3' }))).toBe(
      [
        '[PASS] Return is valid JSON',
        '[PASS] All required fields present',
        '[PASS] Status is valid: completed',
        '[PASS] Session ID matches',
        '[INFO] Artifact count: 1',
        `[PASS] Artifact exists: ${PLAN}`,
        `[PASS] Artifact is non-empty: ${PLAN} (${String(size)} bytes)`,
        '[PASS] 1 artifacts validated',
        '[PASS] Return validation succeeded',
        'Standard: subagent-return@1.2',
        'Status: completed',
        'Artifacts: 1 validated',
        '',
      ].join('\n'),
    );
  });
});

test('CRITICAL risks are shown, but not to an agent that is reported its failures', async () => {
  const text = ENVELOPE.replace('**Status**: success', '**Status**: failure').replace('None.', '- **CRITICAL**: Slow.');
  const result = await validation(text, { standard: 'result-envelope@1' });
  expect(shown(result)).toContain('[INFO] CRITICAL risk: **CRITICAL**: Slow.\n');
  expect(shown(result, true)).not.toContain('CRITICAL risk');
});

describe('A return that fails', () => {
  test('ends with the message of document 003', async () => {
    const result = shown(await validation('The work is done.', { agent: 'researcher', expectedSession: 'sess_1_a' }));
    expect(result).toContain(
      [
        '',
        'Error: Subagent return validation failed',
        '',
        'Subagent: researcher',
        'Session: sess_1_a',
        '',
        'Validation errors:',
        '- Cannot parse return as JSON',
        '',
        'Recommendation: Fix researcher subagent return format',
        '',
      ].join('\n'),
    );
  });

  test.each(['planner; ignore what stands above', 'a\nb', '::error::x', 'x'.repeat(100)])(
    'has the name of its agent quoted where it could pass for other words: %j',
    async (agent) => {
      const result = shown(await validation('x', { agent }));
      expect(result).toMatch(/^Recommendation: Fix ".*" subagent return format$/m);
    },
  );
});

describe('A recommendation', () => {
  test.each<[string, string, Asked, string]>([
    ['the agent that the return names', `x\n${GOOD}`, {}, 'Fix planner subagent return format: return the JSON'],
    ['the agent of the caller, where none can be read', 'x', { agent: 'scribe' }, 'Fix scribe subagent return format:'],
    ['a subagent, where no name is known', 'x', {}, 'Fix subagent return format:'],
  ])('names %s', async (_, text, asked, advice) => {
    expect(shown(await validation(text, asked))).toContain(`Recommendation: ${advice}`);
  });

  test.each(['[1]', 'x', '{"a": 1, "a": 2}', '{"status": "done"}', GOOD.replace(PLAN, '/etc/passwd')])(
    'follows every failure of %j',
    async (text) => {
      const lines = shown(await validation(text)).split('\n');
      const starts = lines.flatMap((line, n) => (line.startsWith('[FAIL] ') ? [n] : []));
      expect(starts.length).toBeGreaterThan(1);
      for (const start of starts.slice(0, -1)) {
        const end = lines.findIndex((line, n) => n > start && !line.startsWith('       '));
        // Several fields that are missing from one object have one recommendation.
        if (lines[end]?.startsWith('[FAIL] Missing required') === true) continue;
        expect(lines[end - 1]).toMatch(/^ {7}Recommendation: (?:Fix|Verify) \S/);
      }
    },
  );

  test('reaches the agent alone where only failures are wanted', async () => {
    expect(shown(await validation('x'), true)).not.toMatch(/^\[(?:PASS|INFO)\]/m);
  });

  test('cannot be turned into a command of a runner', async () => {
    const text = GOOD.replace('"planner"', '"a\\n::error::x\\u001b[31m"').replace('"completed"', '"\\n::warning::y"');
    expect(shown(await validation(text))).not.toMatch(/^\s*::|\u001b/m);
  });
});

describe('A file that holds a return', () => {
  const root = temporaryFolder();
  const inside = join(root, 'project');
  const outside = join(root, 'elsewhere');
  mkdirSync(inside);
  mkdirSync(outside);
  writeFileSync(join(inside, 'return.json'), GOOD);
  writeFileSync(join(outside, 'return.json'), GOOD);
  symlinkSync(join(outside, 'return.json'), join(inside, 'link.json'));
  symlinkSync(outside, join(inside, 'folder'));
  const read = (file: string, limit = 1 << 20): ReturnType<typeof readFileIn> => readFileIn(inside, file, limit);

  test('is read, and called by its place', () => {
    expect(read(join(inside, 'return.json'))).toMatchObject({ name: 'return.json', isPlaced: true });
    expect(read(join(outside, 'return.json'))).toMatchObject({ isPlaced: false, content: { kind: 'bytes' } });
  });

  test.each(['link.json', 'folder/return.json'])('is not read through a link: %s', (file) => {
    expect(read(join(inside, file))).toMatchObject({ isPlaced: true, content: null });
  });

  test('is not kept beyond the limit', () => {
    expect(read(join(inside, 'return.json'), 10).content).toEqual({ kind: 'too-large', size: GOOD.length });
  });

  test.each(['', 'none.json', 'return.json/x'])('is refused where it is none: %j', (file) => {
    expect(() => read(join(inside, file))).toThrow(UsageError);
  });
});

describe('The event of Claude Code', () => {
  const event = { hook_event_name: 'SubagentStop', agent_type: 'planner', last_assistant_message: 'x' };

  test('is read', () => {
    expect(readEvent(JSON.stringify(event))).toEqual({
      agent: 'planner',
      isAgain: false,
      message: 'x',
      transcript: null,
      cwd: null,
    });
    expect(readEvent(JSON.stringify({ ...event, stop_hook_active: true }))?.isAgain).toBe(true);
  });

  test.each(['', '{', '[]', '{"hook_event_name":"Stop"}'])('is not %j', (text) => {
    expect(readEvent(text)).toBeNull();
  });

  const line = (...content: readonly object[]): string =>
    JSON.stringify({ type: 'assistant', message: { role: 'assistant', content } });

  test('leads to the last words of an agent', () => {
    const lines = [
      line({ type: 'text', text: 'one' }),
      line({ type: 'text', text: 'two' }),
      line({ type: 'tool_use', input: {} }),
      '{"type":"user"',
    ];
    expect(lastMessage(lines.join('\n'))).toBe('two');
    expect(lastMessage('')).toBeNull();
  });

  test('leads to the metadata files that an agent wrote, and then to those that its commands name', () => {
    const use = (input: object): string => line({ type: 'tool_use', input });
    const transcript = [
      use({ file_path: '/p/specs/1_a/.return-meta.json' }),
      use({ command: 'cat > specs/2_b/.return-meta-plan.json <<EOF\n{}' }),
      use({ command: 'cat "specs/${n}/.return-meta.json" /etc/.return-meta.json specs/.return-meta-multi-1.json' }),
      line({ type: 'text', text: 'specs/9_z/.return-meta.json' }),
    ].join('\n');
    expect(metadataFilesIn(transcript, '/p')).toEqual([
      'specs/1_a/.return-meta.json',
      'specs/2_b/.return-meta-plan.json',
    ]);
  });

  test('does not lead to the return of somebody else, which an agent has read or written about', () => {
    const use = (name: string, input: object): string => line({ type: 'tool_use', name, input });
    const transcript = [
      use('Write', { file_path: '/p/specs/1_a/.return-meta.json', content: '{}' }),
      use('Write', { file_path: '/p/report.md', content: 'As specs/6_b/.return-meta.json has it' }),
      use('Read', { file_path: '/p/specs/7_c/.return-meta.json' }),
      use('Bash', { command: 'cat specs/8_d/.return-meta.json' }),
    ].join('\n');
    expect(metadataFilesIn(transcript, '/p')).toEqual(['specs/1_a/.return-meta.json', 'specs/8_d/.return-meta.json']);
  });
});

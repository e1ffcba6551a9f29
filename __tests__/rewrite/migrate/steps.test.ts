import { edit } from '../../../src/model/pointer.js';
import type { Json, JsonObject } from '../../../src/model/json.js';
import { guessValue, migrateText, migrateValue, sampleOf } from './migrating.js';

const OLD = 'subagent-return@1.0';
const CHAIN = 'subagent-return@1.2';
const CONTEXTUAL = 'subagent-return@2.0';
const META = 'return-meta@2.1';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

type Edits = Readonly<Record<string, Json>>;

function consoleWith(set: Edits, remove: readonly string[] = []): JsonObject {
  return edit(sampleOf(CHAIN), { set, remove });
}

function metaWith(set: Edits, remove: readonly string[] = []): JsonObject {
  return edit(sampleOf('return-meta@1.2'), { set, remove });
}

describe('The status', () => {
  test.each([
    ['researcher', 'researched'],
    ['general-research-agent', 'researched'],
    ['code-explorer', 'researched'],
    ['planner', 'planned'],
    ['implementation-planner', 'planned'],
    ['task-executor', 'implemented'],
    ['general-implementation-agent', 'implemented'],
    ['python-coder', 'implemented'],
  ])('completed of %s is %s', async (agent, status) => {
    const old = consoleWith({ '/metadata/agent_type': agent });
    expect((await migrateValue(CONTEXTUAL, old)).value).toHaveProperty('status', status);
    expect((await migrateValue(META, old)).value).toHaveProperty('status', status);
  });

  test.each([
    ['git-workflow-manager', 'committed'],
    ['status-sync-manager', 'synced'],
    ['artifact-linker', 'linked'],
    ['task-creator', 'tasks_created'],
  ])('completed of %s is %s where the version has the word', async (agent, status) => {
    const old = edit(consoleWith({ '/metadata/agent_type': agent, '/artifacts': [] }), {
      set: { '/metadata/delegation_path': ['orchestrator', agent] },
    });
    expect((await migrateValue(CONTEXTUAL, old)).value).toHaveProperty('status', status);
    const meta = await migrateValue(META, old);
    expect(meta.value).toHaveProperty('status', 'completed');
    expect(meta.left[0]).toBe(
      `1:11 Status "completed" is success, and neither the agent's name nor its artifacts tell of what kind. Write one of researched, planned or implemented.`,
    );
  });

  test('is reported by the command, or by the artifacts, where the name tells nothing', async () => {
    const byCommand = consoleWith({
      '/metadata/agent_type': 'epi-agent',
      '/metadata/delegation_path': ['orchestrator', 'research', 'epi-agent'],
    });
    expect((await migrateValue(META, byCommand)).value).toHaveProperty('status', 'researched');
    const byArtifacts = consoleWith({
      '/metadata/agent_type': 'epi-agent',
      '/metadata/delegation_path': ['orchestrator', 'epi-agent'],
      '/artifacts': [PLAN],
    });
    expect((await migrateValue(META, byArtifacts)).value).toHaveProperty('status', 'planned');
  });

  test.each([
    ['error', 'failed'],
    ['Failed', 'failed'],
    ['incomplete', 'partial'],
    ['blocked', 'blocked'],
  ])('%s is %s', async (written, status) => {
    expect((await migrateValue(META, consoleWith({ '/status': written }))).value).toHaveProperty('status', status);
  });

  test('that has no counterpart is left', async () => {
    const { value, left } = await migrateValue(META, consoleWith({ '/status': 'whatever' }));
    expect(value).toHaveProperty('status', 'whatever');
    expect(left).toContainEqual(expect.stringMatching(/^1:11 Status "whatever" has no counterpart\. Write one of /));
  });

  test('comes from where a return told how it ended', async () => {
    expect((await migrateValue(CHAIN, consoleWith({ '/outcome': 'done' }, ['/status']))).value).toHaveProperty(
      'status',
      'completed',
    );
    const ok = (await migrateValue(META, consoleWith({ '/success': true, '/status': null }))).value;
    expect(ok).toMatchObject({ status: 'planned', metadata: { success: true } });
    expect((await migrateValue(CHAIN, consoleWith({ '/success': false }, ['/status']))).value).toHaveProperty(
      'status',
      'failed',
    );
    // A result that is no word for an end is what the agent found.
    const found = (await migrateValue(CHAIN, consoleWith({ '/result': 'Three forms of dates' }, ['/status']))).value;
    expect(found).toHaveProperty('metadata.result', 'Three forms of dates');
    expect(found).not.toHaveProperty('status');
  });
});

describe('The summary', () => {
  test('comes from a description, and keeps its place', async () => {
    const { value } = await migrateValue(
      CHAIN,
      consoleWith({ '/description': 'Planned it. All of it.' }, ['/summary']),
    );
    expect(value).toHaveProperty('summary', 'Planned it. All of it.');
    expect(value).not.toHaveProperty('description');
  });

  test('is one text of several', async () => {
    const { value } = await migrateValue(CHAIN, consoleWith({ '/summary': ['Planned it.', 'All of it.'] }));
    expect(value).toHaveProperty('summary', 'Planned it. All of it.');
  });

  test('that is there is beside a description, which is kept', async () => {
    const { value } = await migrateValue(CHAIN, consoleWith({ '/description': 'More of it' }));
    expect(value).toHaveProperty('metadata.description', 'More of it');
  });

  test('shows what was completed by finished work', async () => {
    const old = consoleWith({
      '/metadata/agent_type': 'implementer',
      '/metadata/delegation_path': ['orchestrator', 'implementer'],
    });
    const { value, left } = await migrateValue(META, old);
    expect(value).toMatchObject({ status: 'implemented', completion_data: { completion_summary: old.summary } });
    expect(left).toEqual([]);
  });
});

describe('The artifacts', () => {
  const artifacts = async (to: string, written: Json, agent = 'planner'): Promise<Json | undefined> =>
    (await guessValue(to, consoleWith({ '/artifacts': written, '/metadata/agent_type': agent }))).value.artifacts;

  test('have no type and no summary that nothing tells', async () => {
    const written = [PLAN, 'src/a.ts', { path: 'docs/b.md', type: 'documentation' }];
    const old = consoleWith({ '/artifacts': written, '/metadata/agent_type': 'implementer' });
    const { value, left } = await migrateValue(CHAIN, old);
    expect(value.artifacts).toEqual([{ type: 'plan', path: PLAN }, 'src/a.ts', written[2]]);
    expect(left).toEqual([
      expect.stringMatching(/^1:\d+ Artifact ".*01_parse-dates\.md" has no summary\. .*--unsafe/),
      expect.stringMatching(/^1:\d+ Artifact "docs\/b\.md" has no summary\./),
      expect.stringMatching(/^1:\d+ Artifact 2 is the bare string "src\/a\.ts"/),
    ]);
  });

  test('are objects, of the type that their folder tells', async () => {
    expect(await artifacts(CHAIN, [PLAN, 'specs/7_x/summaries/a.md', 'specs/7_x/reports/b.md'])).toEqual([
      { type: 'plan', path: PLAN, summary: 'Plan in 01_parse-dates.md' },
      { type: 'summary', path: 'specs/7_x/summaries/a.md', summary: 'Summary in a.md' },
      { type: 'report', path: 'specs/7_x/reports/b.md', summary: 'Report in b.md' },
    ]);
    // The oldest version needs no summary, and calls a report research.
    expect(await artifacts(OLD, ['specs/7_x/reports/b.md'])).toEqual([
      { type: 'research', path: 'specs/7_x/reports/b.md' },
    ]);
  });

  test('outside of specs/ are of the type of the work', async () => {
    const types = async (to: string, agent: string, paths: readonly string[]): Promise<Json> => {
      const made = await artifacts(to, paths, agent);
      return Array.isArray(made)
        ? (made.map((one: Json) => (typeof one === 'object' ? (one as JsonObject).type : one)) as Json)
        : null;
    };
    expect(await types(META, 'implementer', ['src/a.ts', 'docs/b.md', '.gitignore', 'src/a.test.ts'])).toEqual([
      'implementation',
      'implementation',
      'implementation',
      'implementation',
    ]);
    expect(await types(CHAIN, 'implementer', ['src/a.ts', 'docs/b.md'])).toEqual(['implementation', 'documentation']);
    expect(await types(OLD, 'implementer', ['src/a.test.ts', 'tests/b.py'])).toEqual(['test', 'test']);
    expect(await types(META, 'researcher', ['docs/found.md'])).toEqual(['report']);
    expect(await types(META, 'implementer', ['specs/TODO.md', 'Rewrote all of it'])).toEqual([
      'specs/TODO.md',
      'Rewrote all of it',
    ]);
  });

  test('are a list of what a map holds, whose names tell types', async () => {
    expect(
      await artifacts(CHAIN, {
        research: 'docs/a.md',
        plan: { path: PLAN, phases: 3 },
        tests: ['t/a.ts', 't/b.ts'],
      }),
    ).toEqual([
      { type: 'report', path: 'docs/a.md', summary: 'Report in a.md' },
      { type: 'plan', path: PLAN, summary: 'Plan in 01_parse-dates.md', phases: 3 },
      { type: 'implementation', path: 't/a.ts', summary: 'Implementation in a.ts' },
      { type: 'implementation', path: 't/b.ts', summary: 'Implementation in b.ts' },
    ]);
    expect(await artifacts(CHAIN, { 'specs/7_x/plans/a.md': 'Three phases' })).toEqual([
      { type: 'plan', path: 'specs/7_x/plans/a.md', summary: 'Three phases' },
    ]);
    expect(await artifacts(CHAIN, { type: 'design', path: PLAN, summary: 'One' })).toEqual([
      { type: 'plan', path: PLAN, summary: 'One' },
    ]);
  });

  test('stay a map where one of its entries cannot be told', async () => {
    const map = { plan: PLAN, notes: 'Nothing to see' };
    const { value, left } = await migrateValue(META, consoleWith({ '/artifacts': map }));
    expect(value.artifacts).toEqual(map);
    expect(left).toContainEqual(expect.stringContaining('"artifacts"'));
  });

  test('of a map that were modified have a field of their own where the version has it', async () => {
    const written = { plan: PLAN, modified_files: ['src/a.ts'] };
    const { value } = await migrateValue(META, consoleWith({ '/artifacts': written }));
    expect(value).toMatchObject({ artifacts: [{ path: PLAN }], modified_files: ['src/a.ts'] });
    expect(await artifacts(CHAIN, written, 'implementer')).toEqual([
      { type: 'plan', path: PLAN, summary: 'Plan in 01_parse-dates.md' },
      { type: 'implementation', path: 'src/a.ts', summary: 'Implementation in a.ts' },
    ]);
  });

  test('have their fields under the names of today', async () => {
    expect(await artifacts(CHAIN, [{ file: PLAN, kind: 'Design', description: 'Three phases', size: 3 }])).toEqual([
      { path: PLAN, type: 'plan', summary: 'Three phases', size: 3 },
    ]);
    expect(await artifacts(META, [{ type: 'documentation', path: 'docs/a.md' }])).toEqual([
      { type: 'implementation', path: 'docs/a.md', summary: 'Implementation in a.md' },
    ]);
  });

  test('of an unknown type are left', async () => {
    const { value, left } = await migrateValue(META, consoleWith({ '/artifacts/0/type': 'log' }));
    expect(value).toHaveProperty('artifacts.0.type', 'log');
    expect(left).toEqual([expect.stringMatching(/^1:\d+ Artifact type "log" is not one of /)]);
  });

  test('come from the fields that named them before', async () => {
    const from = async (to: string, set: Edits): Promise<JsonObject> =>
      (await guessValue(to, consoleWith(set, ['/artifacts']))).value;
    expect(await from(META, { '/artifact_path': PLAN })).toHaveProperty('artifacts.0.path', PLAN);
    expect(await from(META, { '/files_created': [PLAN] })).toHaveProperty('artifacts.0.type', 'plan');
    expect(await from(META, { '/plan_path': PLAN })).toHaveProperty('artifacts', [
      { type: 'plan', path: PLAN, summary: 'Plan in 01_parse-dates.md' },
    ]);
    // Who carries a plan out did not make it.
    const carried = await from(META, { '/plan_path': PLAN, '/metadata/agent_type': 'implementer' });
    expect(carried).toHaveProperty('metadata.plan_path', PLAN);
    expect(carried).not.toHaveProperty('artifacts');
  });

  test.each<[string, Edits]>([
    ['files whose type nothing tells', { '/files_created': ['src/a.ts', 'src/b.ts'] }],
    ['some whose type nothing tells', { '/files_created': [PLAN, 'src/b.ts'] }],
    ['objects without a type', { '/files': [{ path: 'src/a.ts', summary: 'A.' }] }],
    ['a single path', { '/artifact_path': 'src/a.ts' }],
    ['objects under names that are no types', { '/output_files': { main: 'src/a.ts' } }],
    ['files beside a plan', { '/files_created': ['src/a.ts'], '/plan_path': PLAN }],
  ])('stay where they are, unchanged and told, where they are %s', async (_, set) => {
    const old = consoleWith({ ...set, '/status': 'partial' }, ['/artifacts']);
    const { value, left } = await migrateValue(META, old);
    for (const [pointer, listed] of Object.entries(set)) expect(value).toHaveProperty(pointer.slice(1), listed);
    expect(value).not.toHaveProperty('artifacts');
    const [name = ''] = Object.keys(set);
    expect(left).toContainEqual(
      expect.stringMatching(
        new RegExp(`^1:\\d+ Field "${name.slice(1)}" lists files, and the type of some is unknown\\. `),
      ),
    );
    expect(left.join('\n')).not.toContain('artifact-object');
  });

  test('become artifacts where all of their types are known', async () => {
    const listed = [PLAN, 'specs/7_parse_dates/reports/01.md', { path: 'src/a.ts', type: 'implementation' }];
    const { value } = await migrateValue(META, consoleWith({ '/files_created': listed }, ['/artifacts']));
    expect(value).not.toHaveProperty('files_created');
    expect(value.artifacts).toMatchObject([{ type: 'plan' }, { type: 'report' }, { type: 'implementation' }]);
    const guessed = await guessValue(
      META,
      consoleWith({ '/files_created': ['src/a.ts'], '/metadata/agent_type': 'implementer' }, ['/artifacts']),
    );
    expect(guessed.value.artifacts).toMatchObject([{ type: 'implementation', path: 'src/a.ts' }]);
  });

  test('are custom fields where the return has artifacts', async () => {
    const { value } = await migrateValue(META, consoleWith({ '/files_created': ['src/a.ts'] }));
    expect(value).toHaveProperty('metadata.files_created', ['src/a.ts']);
  });

  test('of work that did not succeed may be none', async () => {
    expect((await migrateValue(META, consoleWith({ '/status': 'failed' }, ['/artifacts']))).value.artifacts).toEqual(
      [],
    );
    expect((await migrateValue(META, consoleWith({}, ['/artifacts']))).value.artifacts).toBeUndefined();
  });
});

describe('The metadata', () => {
  test('takes what was at top level, by the names of today', async () => {
    const old: JsonObject = {
      status: 'completed',
      sessionId: 'sess_1_a',
      agent: 'planner',
      duration: 12,
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'planner'],
      summary: 'Planned it. All of it.',
      artifacts: [PLAN],
    };
    const { value, left } = await guessValue(CHAIN, old);
    expect(value.metadata).toEqual({
      session_id: 'sess_1_a',
      agent_type: 'planner',
      duration_seconds: 12,
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'planner'],
    });
    expect(left).toEqual([]);
  });

  test('that says the same needs it once; one that says something else is left', async () => {
    const same = await migrateValue(META, metaWith({ '/phases_total': 4, '/metadata/phases_total': 4 }));
    expect(same.value).not.toHaveProperty('phases_total');
    expect(same.value).toHaveProperty('metadata.phases_total', 4);
    const other = await migrateValue(META, metaWith({ '/phases_total': 5, '/metadata/phases_total': 4 }));
    expect(other.value).toMatchObject({ phases_total: 5, metadata: { phases_total: 4 } });
    expect(other.left).toEqual([
      expect.stringMatching(/^1:\d+ Field "phases_total" has another value in metadata\. Keep one/),
    ]);
  });

  test('keeps what has no place any more', async () => {
    const old = metaWith({
      '/status': 'implemented',
      '/completion_data': { completion_summary: 'Done.', claudemd_suggestions: 'none' },
      '/partial_progress': { stage: 'x', details: 'y' },
      '/task_number': 7,
    });
    const { value, left } = await migrateValue(META, old);
    expect(value).toMatchObject({
      completion_data: { completion_summary: 'Done.' },
      metadata: { claudemd_suggestions: 'none', partial_progress: { stage: 'x', details: 'y' }, task_number: 7 },
    });
    expect(value).not.toHaveProperty('completion_data.claudemd_suggestions');
    expect(left).toEqual([]);
  });

  test('of another type than an object takes nothing', async () => {
    const { value, left } = await migrateValue(CHAIN, consoleWith({ '/metadata': 'none', '/extra': 1 }));
    expect(value).toMatchObject({ metadata: 'none', extra: 1 });
    expect(left).not.toEqual([]);
  });

  test('leaves alone what a newer version has at top level', async () => {
    const old = edit(metaWith({ '/research_questions': ['Which?'] }), { remove: ['/summary'] });
    expect((await migrateValue('return-meta@1.4', old)).value).toHaveProperty('research_questions');
  });
});

describe('The errors', () => {
  const errors = async (set: Edits, to = CHAIN): Promise<Json | undefined> =>
    (await guessValue(to, consoleWith({ '/status': 'failed', '/artifacts': [], ...set }))).value.errors;

  test('have nothing that nobody told', async () => {
    const old = consoleWith({ '/status': 'failed', '/artifacts': [], '/errors': ['It broke', 'It timed out'] });
    const { value, left } = await migrateValue(CHAIN, old);
    expect(value.errors).toEqual([
      { message: 'It broke', recommendation: next },
      { type: 'timeout', message: 'It timed out', recommendation: next },
    ]);
    expect(left).toEqual([
      expect.stringContaining('add "type" and "recoverable" to "errors/0"'),
      expect.stringContaining('add "recoverable" to "errors/1"'),
    ]);
  });

  const next = 'Run /implement 7 to execute the plan';

  test('are objects with all that the version requires, as far as it is told', async () => {
    const whole = { recoverable: false, recommendation: next };
    expect(await errors({ '/error': 'It broke' })).toEqual([{ type: 'execution', message: 'It broke', ...whole }]);
    expect(await errors({ '/errors': ['The test timed out'] })).toEqual([
      { type: 'timeout', message: 'The test timed out', ...whole },
    ]);
    expect(await errors({ '/errors': { kind: 'resource', msg: 'No file', path: 'a' } })).toEqual([
      { type: 'resource', message: 'No file', path: 'a', ...whole },
    ]);
    expect(await errors({ '/errors': { parser: 'No file', lexer: 'No text' } })).toEqual([
      { message: 'parser: No file', type: 'execution', ...whole },
      { message: 'lexer: No text', type: 'execution', ...whole },
    ]);
    expect(
      await errors({ '/errors': [{ type: 'cycle', message: 'Round', code: 'CYCLE', recoverable: true }] }),
    ).toEqual([{ type: 'cycle', message: 'Round', code: 'CYCLE', recoverable: true, recommendation: next }]);
    expect(await errors({ '/errors': ['It broke'] }, OLD)).toEqual([{ type: 'execution', message: 'It broke' }]);
  });

  test('without a word on what to do are left, and told', async () => {
    const old = consoleWith({ '/status': 'failed', '/artifacts': [], '/errors': ['It broke'] }, ['/next_steps']);
    const { left } = await guessValue(CHAIN, old);
    expect(left).toEqual([expect.stringContaining('add "recommendation" to "errors/0"')]);
  });

  test('of no kind that tells something stay as they are', async () => {
    expect(await errors({ '/errors': 7 })).toBe(7);
    expect(await errors({ '/errors': [7, ''] })).toEqual([7, '']);
    expect(await errors({ '/errors': '' })).toEqual([]);
  });
});

describe('What comes next', () => {
  test('is one text', async () => {
    const of = async (set: Edits, remove: readonly string[] = []): Promise<JsonObject> =>
      (await migrateValue(CHAIN, consoleWith(set, remove))).value;
    expect(await of({ '/next_steps': ['Test it', 'Ship it'] })).toHaveProperty('next_steps', 'Test it; Ship it');
    expect(await of({ '/recommendations': ['Test it'] }, ['/next_steps'])).toHaveProperty('next_steps', 'Test it');
    expect(await of({ '/next_step': 'Test it' })).toHaveProperty('metadata.next_step', 'Test it');
    expect(await of({ '/next_steps': null })).not.toHaveProperty('next_steps');
    expect((await migrateValue(OLD, consoleWith({ '/next_steps': null }))).value).toHaveProperty('next_steps', null);
  });
});

describe('The schema that a return names', () => {
  test('is that of the version', async () => {
    const named = (id: string): JsonObject => metaWith({ '/$schema': `../../schemas/${id}.schema.json` });
    expect((await migrateValue(META, named('return-meta@1.2'))).value.$schema).toBe(
      '../../schemas/return-meta@2.1.schema.json',
    );
    expect((await migrateValue(META, named('mine'))).value.$schema).toBe('../../schemas/mine.schema.json');
  });
});

describe('A migration', () => {
  test('keeps the layout and the order of all that it does not touch', async () => {
    const text =
      '{\r\n\t"status": "completed",\r\n\t"summary" : "Planned it. All of it.",\r\n\t"plan_details": { "phases":3 },\r\n' +
      `\t"artifacts": [ {"type":"plan", "path":"${PLAN}", "summary":"P"} ],\r\n` +
      '\t"metadata": {\r\n\t\t"session_id": "sess_1_a", "agent_type": "planner",\r\n\t\t"delegation_depth": 1,\r\n' +
      '\t\t"delegation_path": ["orchestrator", "planner"]\r\n\t}\r\n}\r\n';
    const result = await migrateText(META, text);
    expect(result.text).toBe(
      text
        .replace('"completed"', '"planned"')
        .replace('\t"plan_details": { "phases":3 },\r\n', '')
        .replace('"planner"]\r\n', '"planner"],\r\n\t\t"plan_details": {\r\n\t\t\t"phases": 3\r\n\t\t}\r\n'),
    );
    expect(result.left).toEqual([]);
  });

  test('shows what it leaves by its place before and after', async () => {
    const text =
      '{\n  "plan": {\n    "phases": 3\n  },\n  "status": "whatever",\n  "artifacts": [],\n  "metadata": {}\n}\n';
    const { left, leftNow } = await migrateText(META, text);
    expect(left[0]).toMatch(/^5:13 Status/);
    expect(leftNow[0]).toMatch(/^2:13 Status/);
  });
});

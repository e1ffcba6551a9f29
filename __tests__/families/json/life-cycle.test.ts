import {
  claudemdNone,
  claudemdRequired,
  completionDataRequired,
  roadmapItemsMeta,
  roadmapItemUnknown,
} from '../../../src/families/json/rules/completion.js';
import { completionSummarySentences } from '../../../src/families/json/rules/texts.js';
import { memoryCandidate } from '../../../src/families/json/rules/memory.js';
import {
  metaFileLeftover,
  partialProgressLeftover,
  partialProgressRequired,
  startedAt,
} from '../../../src/families/json/rules/life-cycle.js';
import { modifiedFiles } from '../../../src/families/json/rules/paths.js';
import { researchQuestions, reviewReason, userDecision } from '../../../src/families/json/rules/questions.js';
import { has, isObject, type Json } from '../../../src/model/json.js';
import type { ReturnRule } from '../../../src/model/rule.js';
import type { Validate } from '../../../src/model/standard.js';
import { standards } from '../../../src/families/registry.js';
import { edit } from '../../../src/model/pointer.js';
import { problemsOf, type Situation } from '../../support/problems.js';
import { versionsOf } from '../../support/versions.js';

const VERSIONS = versionsOf('return-meta');
const NEWEST = VERSIONS.at(-1) ?? '';

const RULES: readonly ReturnRule[] = [
  claudemdNone,
  claudemdRequired,
  completionDataRequired,
  completionSummarySentences,
  memoryCandidate,
  metaFileLeftover,
  modifiedFiles,
  partialProgressLeftover,
  partialProgressRequired,
  researchQuestions,
  reviewReason,
  roadmapItemUnknown,
  roadmapItemsMeta,
  startedAt,
  userDecision,
];

const STRANGE: readonly Json[] = [
  null,
  false,
  true,
  7,
  '',
  'x',
  [],
  {},
  [null, 7, '', 'x', [], {}],
  JSON.parse('{"__proto__":{"completion_summary":"x","question":"x"},"toString":1}') as Json,
];

const FIELDS = [
  '/status',
  '/metadata',
  '/artifacts',
  '/started_at',
  '/partial_progress',
  '/completion_data',
  '/completion_data/completion_summary',
  '/completion_data/claudemd_suggestions',
  '/completion_data/roadmap_items',
  '/memory_candidates',
  '/research_questions',
  '/modified_files',
  '/user_decision',
  '/user_decision/options',
  '/review_reason',
];

const STATUSES = ['implemented', 'needs_research', 'in_progress', 'partial', 'planned'];

describe('any value whatsoever', () => {
  it.each(RULES.map((rule) => [rule.id, rule] as const))('is no trouble for %s', (_id, rule) => {
    for (const status of STATUSES) {
      for (const pointer of FIELDS) {
        for (const value of STRANGE) {
          const set = { '/status': status, '/requires_user_review': true, '/task_type': 'meta', [pointer]: value };
          const problems = problemsOf(rule, {
            standard: NEWEST,
            set,
            context: { roadmap: { kind: 'text', text: '- [ ] x' } },
          });
          expect(Array.isArray(problems)).toBe(true);
        }
      }
    }
  });

  it.each(RULES.filter(({ id }) => id !== 'meta-file-leftover').map((rule) => [rule.id, rule] as const))(
    'and the sample is fine for %s',
    (_id, rule) => {
      for (const standard of VERSIONS) {
        expect(problemsOf(rule, { standard, context: { roadmap: { kind: 'text', text: '' } } })).toEqual([]);
      }
    },
  );
});

describe('rules that the schema agrees with', () => {
  const cases: readonly (readonly [ReturnRule, string])[] = [
    [memoryCandidate, '/memory_candidates'],
    [memoryCandidate, '/memory_candidates/0'],
    [memoryCandidate, '/memory_candidates/0/content'],
    [memoryCandidate, '/memory_candidates/0/category'],
    [memoryCandidate, '/memory_candidates/0/source_artifact'],
    [memoryCandidate, '/memory_candidates/0/confidence'],
    [memoryCandidate, '/memory_candidates/0/suggested_keywords'],
    [researchQuestions, '/research_questions'],
    [modifiedFiles, '/modified_files'],
    [modifiedFiles, '/proposed_file_scope'],
    [userDecision, '/user_decision'],
    [userDecision, '/user_decision/question'],
    [userDecision, '/user_decision/blocking'],
    [reviewReason, '/review_reason'],
    [completionDataRequired, '/completion_data'],
  ];
  const values: readonly Json[] = [
    ...STRANGE,
    0,
    1,
    1.5,
    -0.1,
    'PATTERN',
    ['a', 'b'],
    ['a/'],
    ['/a'],
    ['a\\b'],
    ['C:a'],
    ['~'],
    [' a '],
  ];
  const base: Situation['set'] = {
    '/status': 'implemented',
    '/completion_data': { completion_summary: 'Done.' },
    '/requires_user_review': true,
    '/review_reason': 'Two calendars go.',
    '/memory_candidates': [
      { content: 'c', category: 'INSIGHT', source_artifact: 'a.md', confidence: 0.5, suggested_keywords: [] },
    ],
    '/user_decision': { question: 'q', options: ['a', 'b'], recommended: 'a', blocking: true },
  };
  const SPEAKS_OF_NULL = new Set<ReturnRule>([completionDataRequired, reviewReason]);
  const sample = standards.find(({ id }) => id === NEWEST);
  const validate: Validate = sample?.validate ?? (() => []);

  it.each(cases.map(([rule, pointer]) => [rule.id, pointer, rule] as const))('%s at %s', (_id, pointer, rule) => {
    for (const value of values) {
      const set = { ...base, [pointer]: value };
      const accepted = validate(edit(sample?.sample.value ?? {}, { set })).filter((error) => {
        return error.pointer.startsWith(pointer) || (error.pointer === '' && pointer === `/${error.detail}`);
      });
      // Null in an optional field is a notice of field-type's.
      if (value === null && pointer.lastIndexOf('/') === 0 && !SPEAKS_OF_NULL.has(rule)) {
        expect(problemsOf(rule, { standard: NEWEST, set })).toEqual([]);
        continue;
      }
      const missing = isObject(value) && pointer === '/completion_data' && !has(value, 'completion_summary');
      const wrongType = pointer === '/completion_data' && !isObject(value) && value !== null;
      // The type of completion_data is field-type's business.
      if (wrongType) expect(problemsOf(rule, { standard: NEWEST, set })).toEqual([]);
      else expect(problemsOf(rule, { standard: NEWEST, set }).length > 0 || missing).toBe(accepted.length > 0);
    }
  });
});

describe('started-at', () => {
  it.each([
    '2026-01-28T10:30:00Z',
    '2026-01-28T10:30Z',
    '2026-01-28T10:30:00.123456Z',
    '2026-01-28T10:30:00,5Z',
    '2026-01-28T10:30:00+01:00',
    '2026-01-28T05:30:00-0500',
    '2026-01-28T10:30:00',
    '2026-01-28T24:00:00+14:00',
    '2026-01-28',
    '20260128T103000Z',
    '20260128T103000.5+0100',
    '20260128',
    '2024-02-29',
    '0001-01-01',
  ])('accepts %s', (text) => {
    expect(problemsOf(startedAt, { set: { '/started_at': text } })).toEqual([]);
  });

  it.each([
    'yesterday',
    '',
    ' 2026-01-28T10:30:00Z',
    '2026-01-28T10:30:00Z\n',
    '2026-02-30',
    '2025-02-29T00:00:00Z',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '2026-01-28T25:00:00Z',
    '2026-01-28T24:00:01Z',
    '2026-01-28T24:00:00.5Z',
    '2026-01-28T10:60:00Z',
    '2026-01-28T10:30:60Z',
    '2026-01-28T10:30:00+24:00',
    '2026-01-28T10:30:00+01:60',
    '2026-01-28T10:30:00 UTC',
    '2026-1-28',
    '20260230',
    '2026-0128',
    '20260128T10:30:00Z',
    '28.01.2026',
    'Wed, 28 Jan 2026 10:30:00 GMT',
    '1769596200',
  ])('rejects %j', (text) => {
    const [problem] = problemsOf(startedAt, { set: { '/started_at': text } });
    expect(problem?.pointer).toBe('/started_at');
    expect(problem?.message).toContain(`"${text}", which is no ISO 8601 time`);
  });

  it.each(['2026-01-28T12:00:00Z', '2026-01-28T13:00:00+01:00', '2026-01-28T07:00:00-05:00'])(
    'accepts now as %s',
    (text) => {
      expect(problemsOf(startedAt, { set: { '/started_at': text } })).toEqual([]);
    },
  );

  it.each(['2026-01-28T12:00:00.001Z', '2026-01-28T13:00:01+01:00', '2026-01-28T07:00:01-05:00', '2026-01-30'])(
    'rejects %s as in the future',
    (text) => {
      expect(problemsOf(startedAt, { set: { '/started_at': text } })).toMatchObject([
        { message: `Field started_at is "${text}", which is in the future.` },
      ]);
    },
  );

  it('takes a local time for the future only where it is so all over the world', () => {
    expect(problemsOf(startedAt, { set: { '/started_at': '2026-01-29T02:00:00' } })).toEqual([]);
    expect(problemsOf(startedAt, { set: { '/started_at': '2026-01-29T02:00:01' } })).toHaveLength(1);
  });

  it('is missed from work in progress only', () => {
    expect(problemsOf(startedAt, { set: { '/status': 'in_progress' } })).toMatchObject([
      { pointer: '', property: 'started_at' },
    ]);
    expect(problemsOf(startedAt, { set: { '/status': 'partial' } })).toEqual([]);
  });

  it('leaves another type to field-type', () => {
    expect(problemsOf(startedAt, { set: { '/status': 'in_progress', '/started_at': 1_769_596_200 } })).toEqual([]);
  });
});

describe('partial-progress-required and partial-progress-leftover', () => {
  it.each(['in_progress', 'partial'])('belong to %s', (status) => {
    expect(problemsOf(partialProgressRequired, { set: { '/status': status } })).toMatchObject([
      { pointer: '', property: 'partial_progress', message: expect.stringContaining(`"${status}"`) },
    ]);
    expect(problemsOf(partialProgressRequired, { set: { '/status': status, '/partial_progress': {} } })).toEqual([]);
    expect(problemsOf(partialProgressLeftover, { set: { '/status': status, '/partial_progress': {} } })).toEqual([]);
  });

  it.each(['researched', 'planned', 'implemented', 'failed', 'blocked', 'needs_research'])(
    'do not belong to %s',
    (status) => {
      expect(problemsOf(partialProgressRequired, { standard: NEWEST, set: { '/status': status } })).toEqual([]);
      const set = { '/status': status, '/partial_progress': {} };
      expect(problemsOf(partialProgressLeftover, { standard: NEWEST, set })).toMatchObject([
        { pointer: '/partial_progress', part: 'key', message: expect.stringContaining(`"${status}"`) },
      ]);
    },
  );

  it('leave an unknown status to status-value', () => {
    const set = { '/status': 'finished', '/partial_progress': {} };
    expect(problemsOf(partialProgressLeftover, { set })).toEqual([]);
    expect(problemsOf(partialProgressRequired, { set: { '/status': 'finished' } })).toEqual([]);
  });
});

describe('completion-data-required', () => {
  it('points at the object that lacks a field', () => {
    expect(problemsOf(completionDataRequired, { set: { '/status': 'implemented' } })).toMatchObject([
      { pointer: '', property: 'completion_data' },
    ]);
    const set = { '/status': 'implemented', '/completion_data': {} };
    expect(problemsOf(completionDataRequired, { set })).toMatchObject([
      { pointer: '/completion_data', property: 'completion_summary' },
    ]);
  });

  it.each(['', ' \n', null])('counts %j as none', (summary) => {
    const set = { '/status': 'implemented', '/completion_data': { completion_summary: summary } };
    expect(problemsOf(completionDataRequired, { set })).toHaveLength(1);
    expect(problemsOf(completionSummarySentences, { set })).toEqual([]);
  });

  it('asks of implemented tasks only', () => {
    expect(problemsOf(completionDataRequired, { set: { '/status': 'planned', '/completion_data': {} } })).toEqual([]);
  });

  it('finds no summary on a prototype', () => {
    const data = JSON.parse('{"__proto__":{"completion_summary":"x"}}') as Json;
    const set = { '/status': 'implemented', '/completion_data': data };
    expect(problemsOf(completionDataRequired, { set })).toHaveLength(1);
  });
});

describe('completion-summary-sentences', () => {
  it.each(['One', 'One. Two. Three.', 'Version 1.2 of the parser is done.'])('accepts %j', (text) => {
    expect(problemsOf(completionSummarySentences, { set: { '/completion_data/completion_summary': text } })).toEqual(
      [],
    );
  });

  it.each([['One. Two. Three. Four.', '4 sentences']])('rejects %j', (text, told) => {
    expect(
      problemsOf(completionSummarySentences, { set: { '/completion_data/completion_summary': text } }),
    ).toMatchObject([{ pointer: '/completion_data/completion_summary', message: expect.stringContaining(told) }]);
  });
});

describe('a meta task', () => {
  const meta: readonly Situation['set'][] = [
    { '/task_type': 'meta' },
    { '/language': 'meta' },
    { '/metadata/task_type': 'meta' },
    { '/metadata/language': 'meta' },
    { '/metadata/agent_type': 'meta-builder-agent' },
  ];
  const other: readonly Situation['set'][] = [
    {},
    { '/task_type': 'Meta' },
    { '/language': ['meta'] },
    { '/metadata/agent_type': 'metabolism-agent' },
    { '/metadata/agent_type': 'agent-meta-' },
  ];
  const implemented = { '/status': 'implemented', '/completion_data': { completion_summary: 'Done.' } };

  it.each(meta)('is reported by %j: claudemd-required', (set) => {
    expect(problemsOf(claudemdRequired, { set: { ...implemented, ...set } })).toMatchObject([
      { pointer: '/completion_data', property: 'claudemd_suggestions' },
    ]);
  });

  it.each(meta)('is reported by %j: roadmap-items-meta', (set) => {
    expect(
      problemsOf(roadmapItemsMeta, { set: { '/completion_data/roadmap_items': ['x', 'y'], ...set } }),
    ).toMatchObject([
      { pointer: '/completion_data/roadmap_items', message: expect.stringContaining('2 roadmap items') },
    ]);
    expect(problemsOf(roadmapItemsMeta, { set: { '/completion_data/roadmap_items': [], ...set } })).toEqual([]);
  });

  it.each(other)('is not told by %j', (set) => {
    expect(problemsOf(claudemdRequired, { set: { ...implemented, ...set } })).toEqual([]);
    expect(problemsOf(roadmapItemsMeta, { set: { '/completion_data/roadmap_items': ['x'], ...set } })).toEqual([]);
  });

  it.each(['', ' ', null])('owes suggestions that are not %j', (suggestions) => {
    const set = { ...implemented, '/task_type': 'meta', '/completion_data/claudemd_suggestions': suggestions };
    expect(problemsOf(claudemdRequired, { set })).toMatchObject([{ pointer: '/completion_data/claudemd_suggestions' }]);
  });

  it('may give them as readme_suggestions', () => {
    const set = { ...implemented, '/task_type': 'meta', '/completion_data/readme_suggestions': 'none' };
    expect(problemsOf(claudemdRequired, { set })).toEqual([]);
    expect(problemsOf(claudemdNone, { set: { ...set, '/artifacts/0/path': '.opencode/a.md' } })).toMatchObject([
      { pointer: '/completion_data/readme_suggestions' },
    ]);
  });

  it('owes suggestions only when it is implemented, and any text will do', () => {
    expect(problemsOf(claudemdRequired, { set: { '/task_type': 'meta' } })).toEqual([]);
    const set = { ...implemented, '/task_type': 'meta', '/completion_data/claudemd_suggestions': 'none' };
    expect(problemsOf(claudemdRequired, { set })).toEqual([]);
  });

  it('owes them without any completion data too', () => {
    expect(problemsOf(claudemdRequired, { set: { '/status': 'implemented', '/task_type': 'meta' } })).toMatchObject([
      { pointer: '', property: 'completion_data' },
    ]);
  });
});

describe('claudemd-none', () => {
  const of = (suggestions: Json, path: Json): Situation => ({
    set: { '/completion_data/claudemd_suggestions': suggestions, '/artifacts/0/path': path },
  });

  it('says what it contradicts, and what to do', () => {
    expect(problemsOf(claudemdNone, of('None.', './/.claude/a.md'))).toEqual([
      {
        pointer: '/completion_data/claudemd_suggestions',
        message:
          'Field completion_data.claudemd_suggestions is "None.", but artifact ".//.claude/a.md" belongs to the agent system.',
        recommendation: expect.stringMatching(/^Fix .*: describe the change in claudemd_suggestions\.$/) as string,
      },
    ]);
  });

  it.each(['none of them', 'not none', 'nonesuch', 'none. x', '', `none${' '.repeat(12)}`, 'a'])(
    'takes %j for a suggestion',
    (text) => {
      expect(problemsOf(claudemdNone, of(text, '.claude/a.md'))).toEqual([]);
    },
  );

  it.each(['docs/a.md', 'x/.claude/a.md', '.claude', '.claude/', 'a.claude/a.md', '.claude-old/a.md'])(
    'has nothing against an artifact at %s',
    (path) => {
      expect(problemsOf(claudemdNone, of('none', path))).toEqual([]);
    },
  );

  it.each(['.claude/agents/a.md', '.opencode/a.md', './.claude/a.md'])('contradicts an artifact at %s', (path) => {
    for (const none of ['none', 'None', 'none.', ' none ']) {
      expect(problemsOf(claudemdNone, of(none, path))).toMatchObject([
        { pointer: '/completion_data/claudemd_suggestions', message: expect.stringContaining(path) },
      ]);
    }
  });

  it.each(['src/a.ts', '.claudette/a.md', 'docs/.claude', 'claude/a.md', 7])(
    'agrees with an artifact at %j',
    (path) => {
      expect(problemsOf(claudemdNone, of('none', path))).toEqual([]);
    },
  );

  it('is no business of other suggestions', () => {
    expect(problemsOf(claudemdNone, of('none of the agents changed', '.claude/a.md'))).toEqual([]);
    expect(problemsOf(claudemdNone, of(['none'], '.claude/a.md'))).toEqual([]);
  });
});

describe('roadmap-item-unknown', () => {
  const roadmap = '# Roadmap\n\n- [ ] Parse **dates** in\n  `ISO 8601` *(task 7)*\n- [x] Print calendars\n';
  const of = (items: Json, text: string | null = roadmap): Situation => ({
    set: { '/completion_data/roadmap_items': items },
    context: { roadmap: text === null ? null : { kind: 'text', text } },
  });

  it('finds items whatever their emphasis and line breaks', () => {
    expect(problemsOf(roadmapItemUnknown, of(['Parse dates in ISO 8601', ' Print `calendars`\n']))).toEqual([]);
  });

  it('points at each item that is not there', () => {
    expect(problemsOf(roadmapItemUnknown, of(['Print calendars', 'Parse times', 7, 'print calendars']))).toMatchObject([
      { pointer: '/completion_data/roadmap_items/1', message: expect.stringContaining('"Parse times"') },
      { pointer: '/completion_data/roadmap_items/3' },
    ]);
  });

  it('reads the roadmap that it is handed, not an earlier one', () => {
    expect(problemsOf(roadmapItemUnknown, of(['Parse times']))).toHaveLength(1);
    expect(problemsOf(roadmapItemUnknown, of(['Parse times'], '- Parse times'))).toEqual([]);
    expect(problemsOf(roadmapItemUnknown, of(['Parse times'], ''))).toHaveLength(1);
  });

  it('checks nothing where no roadmap is tracked', () => {
    expect(problemsOf(roadmapItemUnknown, of(['Parse times'], null))).toEqual([]);
  });
});

describe('meta-file-leftover', () => {
  it('is off unless it is asked for', () => {
    expect(metaFileLeftover.severity).toBe('off');
  });

  it.each(['planned', 'partial', 'failed'])('points at the final status %s', (status) => {
    expect(problemsOf(metaFileLeftover, { set: { '/status': status } })).toMatchObject([
      { pointer: '/status', message: expect.stringContaining(`"${status}"`) },
    ]);
  });

  it.each(['in_progress', 'finished'])('is silent on %s', (status) => {
    expect(problemsOf(metaFileLeftover, { set: { '/status': status } })).toEqual([]);
  });
});

describe('memory-candidate', () => {
  const whole = {
    content: 'c',
    category: 'PATTERN',
    source_artifact: 'a.md',
    confidence: 0,
    suggested_keywords: ['k'],
  };
  const of = (candidates: Json): Situation => ({
    standard: 'return-meta@1.4',
    set: { '/memory_candidates': candidates },
  });

  it('accepts none to three, and any confidence from 0 to 1', () => {
    expect(problemsOf(memoryCandidate, of([]))).toEqual([]);
    expect(
      problemsOf(memoryCandidate, of([whole, { ...whole, confidence: 1 }, { ...whole, suggested_keywords: [] }])),
    ).toEqual([]);
  });

  it('rejects a fourth', () => {
    expect(problemsOf(memoryCandidate, of([whole, whole, whole, whole]))).toMatchObject([
      { pointer: '/memory_candidates', message: expect.stringMatching(/4 memory candidates.*3/) },
    ]);
  });

  it('names each field that is missing', () => {
    expect(
      problemsOf(memoryCandidate, of([{}])).map(
        ({ pointer, property }) => `${pointer ?? ''} ${String(property ?? '')}`,
      ),
    ).toEqual([
      '/memory_candidates/0 content',
      '/memory_candidates/0 category',
      '/memory_candidates/0 source_artifact',
      '/memory_candidates/0 confidence',
      '/memory_candidates/0 suggested_keywords',
    ]);
  });

  it.each([
    ['content', ' '],
    ['category', 'technique'],
    ['source_artifact', null],
    ['confidence', 1.01],
    ['confidence', -0.01],
    ['confidence', '0.5'],
    ['suggested_keywords', 'k'],
  ])('rejects %s %j', (name, value) => {
    expect(problemsOf(memoryCandidate, of([{ ...whole, [name]: value }]))).toMatchObject([
      { pointer: `/memory_candidates/0/${name}` },
    ]);
  });

  it('suggests a category, and points at a keyword that is none', () => {
    const [category, keyword] = problemsOf(
      memoryCandidate,
      of([{ ...whole, category: 'pattern', suggested_keywords: ['k', 1] }]),
    );
    expect(category?.recommendation).toContain('write PATTERN');
    expect(keyword?.pointer).toBe('/memory_candidates/0/suggested_keywords/1');
  });

  it('bears a list longer than a call can take arguments', () => {
    const many = Array.from({ length: 300_000 }, () => 0);
    expect(problemsOf(memoryCandidate, of([{ ...whole, suggested_keywords: many }]))).toHaveLength(300_000);
  });
});

describe('research-questions', () => {
  const of = (set: Situation['set']): Situation => ({
    standard: NEWEST,
    set: { '/status': 'needs_research', '/artifacts': [], ...set },
  });

  it('asks for at least one question', () => {
    expect(problemsOf(researchQuestions, of({}))).toMatchObject([{ pointer: '', property: 'research_questions' }]);
    expect(problemsOf(researchQuestions, of({ '/research_questions': [] }))).toMatchObject([
      { pointer: '/research_questions' },
    ]);
    expect(problemsOf(researchQuestions, of({ '/research_questions': ['Why?'] }))).toEqual([]);
  });

  it('points at what is no question', () => {
    expect(problemsOf(researchQuestions, of({ '/research_questions': ['Why?', ' ', 7] }))).toMatchObject([
      { pointer: '/research_questions/1' },
      { pointer: '/research_questions/2' },
    ]);
  });

  it('accepts no artifact', () => {
    const set = { '/research_questions': ['Why?'], '/artifacts': [{}, {}] };
    expect(problemsOf(researchQuestions, of(set))).toMatchObject([
      { pointer: '/artifacts', message: expect.stringContaining('2 artifacts') },
    ]);
  });

  it('checks the form of questions under any status, but asks for none', () => {
    expect(problemsOf(researchQuestions, of({ '/status': 'partial', '/research_questions': 'Why?' }))).toHaveLength(1);
    expect(problemsOf(researchQuestions, of({ '/status': 'partial', '/research_questions': [] }))).toEqual([]);
  });
});

describe('user-decision', () => {
  const whole = { question: 'Which?', options: ['a', 'b'], recommended: 'b', blocking: false };
  const of = (decision: Json): Situation => ({ standard: NEWEST, set: { '/user_decision': decision } });

  it('accepts two options, one of them recommended', () => {
    expect(problemsOf(userDecision, of(whole))).toEqual([]);
  });

  it.each([
    [{ question: ' ' }, '/user_decision/question'],
    [{ options: 'a or b' }, '/user_decision/options'],
    [{ options: ['b'] }, '/user_decision/options'],
    [{ options: ['a', 'b', 3] }, '/user_decision/options/2'],
    [{ recommended: 'B' }, '/user_decision/recommended'],
    [{ recommended: 1 }, '/user_decision/recommended'],
    [{ blocking: 'no' }, '/user_decision/blocking'],
  ])('rejects %j', (change, pointer) => {
    expect(problemsOf(userDecision, of({ ...whole, ...change })).map((problem) => problem.pointer)).toEqual([pointer]);
  });

  it('names each field that is missing', () => {
    expect(problemsOf(userDecision, of({})).map(({ property }) => property)).toEqual([
      'question',
      'options',
      'recommended',
      'blocking',
    ]);
  });
});

describe('modified-files', () => {
  const of = (paths: Json): Situation => ({ standard: NEWEST, set: { '/modified_files': paths } });

  it.each(['a', 'src/a.ts', './a', '.github/workflows/a.yml', 'with space/ä.md'])('accepts %s', (path) => {
    expect(problemsOf(modifiedFiles, of([path]))).toEqual([]);
  });

  it.each([
    ['/etc/passwd', 'not relative'],
    ['~/a', 'not relative'],
    ['C:\\a', 'not relative'],
    ['src\\a.ts', 'backslash'],
    ['src/', 'folder'],
    ['  ', 'blank'],
    [7, 'no string'],
    [null, 'no string'],
  ])('rejects %j', (path, reason) => {
    expect(problemsOf(modifiedFiles, of(['a.ts', path]))).toMatchObject([
      { pointer: '/modified_files/1', message: expect.stringContaining(reason) },
    ]);
  });

  it('checks the proposed scope alike', () => {
    const set = { '/proposed_file_scope': ['src/'], '/modified_files': 'a.ts' };
    expect(problemsOf(modifiedFiles, { standard: NEWEST, set }).map(({ pointer }) => pointer)).toEqual([
      '/modified_files',
      '/proposed_file_scope/0',
    ]);
  });
});

describe('review-reason', () => {
  const of = (set: Readonly<Record<string, Json>>): Situation => ({ standard: 'return-meta@1.4', set });

  it('is missed where a review is asked for', () => {
    expect(problemsOf(reviewReason, of({ '/requires_user_review': true }))).toMatchObject([
      { pointer: '', property: 'review_reason' },
    ]);
  });

  it.each(['', ' ', null, 7])('may not be %j then', (reason) => {
    expect(problemsOf(reviewReason, of({ '/requires_user_review': true, '/review_reason': reason }))).toMatchObject([
      { pointer: '/review_reason' },
    ]);
  });

  it.each([false, 'true', 1, null])('is not checked where the review is %j', (review) => {
    expect(problemsOf(reviewReason, of({ '/requires_user_review': review, '/review_reason': '' }))).toEqual([]);
  });
});

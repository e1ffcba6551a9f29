import { familyNamed } from '../../src/families/choose.js';
import { isObject, type Json, type JsonObject } from '../../src/model/json.js';
import { UNFINISHED } from '../../src/model/return.js';
import { EXAMPLE_FOLLOWS, isDemand } from '../../src/prompt/instruction.js';
import { standards } from '../../src/families/registry.js';
import { conditionsOf, failuresIn, fieldsOf, instruction, type FieldLine } from '../support/instruction.js';

/** What an obedient agent writes where a field is required, by the field's name. */
const VALUES: Readonly<Record<string, Json>> = {
  summary: 'Planned how dates are parsed. The plan has three phases.',
  'artifacts/summary': 'Plan in three phases for parsing dates',
  session_id: 'sess_1735460684_a1b2c3',
  duration_seconds: 0,
  agent_type: 'planner',
  delegation_depth: 0,
  delegation_path: ['planner'],
  type: 'execution',
  message: 'The calendar service does not answer',
  recoverable: true,
  recommendation: 'Start the service and plan again',
  completion_summary: 'Dates are parsed in three forms.',
  research_questions: ['Which forms of dates are in use?'],
  phases_total: 3,
  blockers: ['The calendar service does not answer'],
};

const AGENT_TASK_SESSION = 'planner_7_20251226T100000_abc123';

/** The required fields alone, and what the conditions on a status demand. */
function obedient(text: string, status: string, plan: string): JsonObject {
  const isOfTask = text.includes('{agent}_{task}_{timestamp}_{random}');
  const conditions = conditionsOf(text, status);
  const demanded = new Set(
    conditions.flatMap((line) =>
      [...line.matchAll(/"([\w.]+)" (?:is required|holds at least)/g)].map(([, name = '']) => name),
    ),
  );
  const valueOf = ({ name, words, inner }: FieldLine, place: string): Json => {
    const path = place === '' ? name : `${place}.${name}`;
    if (path === 'status') return status;
    if (path === 'artifacts.path') return plan;
    if (path === 'artifacts.type') return 'plan';
    if (path === 'continuation_path') return plan;
    if (path === 'phases_completed') return status === 'implemented' ? 3 : 2;
    if (path === 'metadata.session_id' && isOfTask) return AGENT_TASK_SESSION;
    if (words === 'object') return objectOf(inner, path);
    if (words === 'list of objects') return demanded.has(path) ? [objectOf(inner, path)] : [];
    const listed = /^one of "([^"]*)"/.exec(words)?.[1];
    const value = listed ?? VALUES[path.replace('.', '/')] ?? VALUES[name];
    if (value === undefined) throw new Error(`${path} is required and VALUES of this test has nothing for it: add one`);
    return value;
  };
  const objectOf = (lines: readonly FieldLine[], place: string): JsonObject =>
    Object.fromEntries(
      lines
        .filter(({ name, isRequired }) => isRequired || demanded.has(place === '' ? name : `${place}.${name}`))
        .map((line) => [line.name, valueOf(line, place)]),
    );
  const value = objectOf(fieldsOf(text), '');
  if (!isObject(value)) throw new Error('the instruction lists no fields');
  return value;
}

const inJson = standards.filter(({ sample }) => sample.value !== undefined);

function exampleIn(text: string): string {
  return text.slice(text.indexOf(EXAMPLE_FOLLOWS) + EXAMPLE_FOLLOWS.length).trimStart();
}

describe.each(inJson.map((standard) => [standard.id, standard] as const))(
  'A return that obeys the instruction for %s, with all that is optional left out',
  (id, standard) => {
    const [plan = ''] = Object.keys(standard.sample.tree);

    test.each(standard.statuses.filter((status) => status !== UNFINISHED))('is right: %s', async (status) => {
      const value = obedient(await instruction(id), status, plan);
      expect(await failuresIn(standard, JSON.stringify(value, null, 2))).toEqual([]);
    });

    if (standard.statuses.includes(UNFINISHED)) {
      test('says in Stage 0 that it is in progress, and nothing else is wrong with it', async () => {
        const text = await instruction(id);
        for (const word of [
          'Stage 0',
          `"${UNFINISHED}"`,
          '"started_at"',
          '"partial_progress" has "stage" and "details"',
        ]) {
          expect(text).toContain(word);
        }
        const value = {
          ...obedient(text, UNFINISHED, plan),
          started_at: '2026-01-28T10:30:00Z',
          partial_progress: { stage: 'initializing', details: 'Reading the task' },
        };
        const failures = await failuresIn(standard, JSON.stringify(value));
        expect(failures.map(({ rule }) => rule)).toEqual(['status-in-progress']);
      });
    }
  },
);

const documents = standards.filter(({ family }) => familyNamed(family).form === 'whole');

/** A frontmatter's lines without those of some keys. */
function without(text: string, keys: readonly string[]): string {
  let isKept = true;
  const lines = text.split('\n').filter((line) => {
    const [, key] = /^([\w-]+):/.exec(line) ?? [];
    if (key !== undefined) isKept = !keys.includes(key);
    else if (line === '---') isKept = true;
    return isKept;
  });
  return lines.join('\n');
}

describe.each(documents.map((standard) => [standard.id, standard] as const))(
  'A document written by the instruction for %s',
  (id, standard) => {
    test('is right as the example has it', async () => {
      const text = await instruction(id);
      expect(await failuresIn(standard, exampleIn(text))).toEqual([]);
    });

    // Where no field is required, it is fields that show what a document is.
    const statuses = standard.rules.some(({ rule }) => rule.requires !== undefined) ? standard.statuses : [];
    for (const status of statuses)
      test(`is right with all that is optional left out: ${status}`, async () => {
        const text = await instruction(id);
        const fields = [...text.matchAll(/^- (\S+) \((?:.*; )?(required|optional)\): /gm)];
        const optional = fields.flatMap(([, name = '', need]) => (need === 'optional' ? [name] : []));
        expect(fields.length).toBeGreaterThan(optional.length);
        const kept = without(exampleIn(text), [...optional, 'status']);
        const document = kept.replace('\n---\n', `\nstatus: ${status}\n---\n`);
        expect(await failuresIn(standard, document)).toEqual([]);
      });
  },
);

/** What no writer of a return can heed, or nobody needs to be told: limits of size, the run, and what became of it later. */
const NOT_FOR_WRITERS = [
  // No version has a type for it.
  'artifact-not-deleted',
  'artifact-removed',
  'artifact-unchanged',
  'artifact-undetermined',
  'baseline-stale',
  // A warning only of a list that contradicts itself.
  'bmad-deleted-present',
  'gsd-deleted-present',
  'file-too-large',
  // A verifier runs before the plan is carried out, or after: the file is right by itself.
  'gsd-verification-unexecuted',
  'no-return-found',
  'return-deleted',
  'return-undetermined',
  'no-returns',
  'session-id-mismatch',
  'too-many-claims',
  'too-many-elements',
  'too-many-returns',
  'unclaimed-deletion',
];

/** What every instruction says: its opening, its fields and its general conditions. */
const SAID_BY_ALL = [
  ...['artifact-blank', 'artifact-case', 'artifact-directory', 'artifact-duplicate', 'artifact-empty'],
  ...['artifact-missing', 'artifact-path-relative', 'artifact-path-valid', 'artifact-self', 'artifact-uncommitted'],
  ...['artifact-unverifiable', 'bmad-file-list', 'bmad-status', 'bmad-tasks-open', 'console-json', 'gsd-field'],
  ...['gsd-frontmatter', 'gsd-status', 'json-duplicate-key', 'json-encoding', 'json-only', 'json-syntax'],
  ...['metadata-field-type', 'metadata-top-level', 'partial-progress-required', 'phases-top-level', 'return-location'],
  ...['return-object', 'started-at', 'status-in-progress', 'status-stale'],
];

/** Rules whose demand the sentence of another one says, too. */
const SAID_BY: ReadonlyMap<string, string> = new Map([
  ['artifact-summary', 'session-id-empty'],
  ['artifact-summary-sentence', 'artifact-summary-length'],
  ['envelope-warning-without-risk', 'envelope-failure-without-risk'],
  ['error-code-format', 'error-message-length'],
  ['error-text-empty', 'session-id-empty'],
  ['gsd-commit-unknown', 'gsd-commit-placeholder'],
  ['next-steps-length', 'error-message-length'],
  ['summary-length', 'summary-tokens'],
]);

test.each(standards.map((standard) => [standard.id, standard] as const))(
  'No rule of %s that is an error or a warning is kept from who writes a return',
  (_, { rules }) => {
    const demanded = rules.filter(isDemand).map(({ rule }) => rule);
    const asking = demanded.filter(({ about }) => about().demand !== undefined).map(({ id }) => id);
    const silent = demanded.filter(({ id, structural }) => {
      const isAsked = [id, SAID_BY.get(id) ?? ''].some((one) => asking.includes(one));
      return structural !== true && !isAsked && ![...NOT_FOR_WRITERS, ...SAID_BY_ALL].includes(id);
    });
    const advice = 'say in its `demand` what writers are asked for, or list it in one of these lists';
    expect(silent.map(({ id }) => `${id}: ${advice}`)).toEqual([]);
  },
);

import { isFixable } from '../../../src/rewrite/fix.js';
import type { JsonObject } from '../../../src/model/json.js';
import { edit } from '../../../src/model/pointer.js';
import type { Example, Rule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import { rules, versionsWith } from '../../../src/families/catalog.js';
import { examplesFor, repositoryOf } from '../../../src/families/example.js';
import { standards } from '../../../src/families/registry.js';
import { findingsIn, fixIn, repositoryWith, textIn } from './fixing.js';

interface Shown {
  readonly standard: Standard;
  readonly example: Example;
}

/** The bad examples of a rule, each under the versions that it is meant for. */
function badExamples(rule: Rule): readonly Shown[] {
  // No fix is known for what a project declares itself.
  const named = versionsWith(rule).filter(({ standard }) => standard.family !== 'forms');
  const shown = named.flatMap(({ standard }) =>
    examplesFor(standard, rule, 'bad').map((example) => ({ standard, example })),
  );
  // What shows a limit takes seconds: one version is enough.
  return shown.filter((one, n) => n === 0 || !isLarge(one));
}

function isLarge({ standard, example }: Shown): boolean {
  const { file, files } = repositoryOf(standard.sample, example);
  const entry = files.get(file);
  return entry?.kind === 'file' && entry.content.length > 100_000;
}

const evaluated = rules.filter(({ scope }) => scope !== 'run');

describe('The fixes that a rule offers are those that its documentation names', () => {
  test.each(evaluated.map((rule) => [rule.id, rule] as const))('%s', async (_, rule) => {
    const named = (rule.fixes ?? []).map(({ safety }) => safety);
    for (const { standard, example } of badExamples(rule)) {
      const findings = await findingsIn(repositoryOf(standard.sample, example), { standard, ...example });
      const offered = findings.filter((finding) => finding.rule === rule.id && isFixable(finding));
      for (const { fix } of offered) expect(named).toContain(fix?.safety);
    }
  });
});

describe('What a fix leaves has fewer findings, none of another rule, and no other fix', () => {
  const fixable = evaluated.filter(({ fixes }) => fixes !== undefined);
  test.each(fixable.map((rule) => [rule.id, rule] as const))('%s', async (_, rule) => {
    for (const { standard, example } of badExamples(rule)) {
      const fixing = {
        standard,
        unsafe: true,
        ...(example.context === undefined ? {} : { context: example.context }),
      };
      const repository = repositoryOf(standard.sample, example);
      const { before, mended, after } = await fixIn(repository, fixing);
      const again = await fixIn(after, fixing);
      const now = again.before;
      const names = new Set(before.map((finding) => finding.rule));
      expect(now.filter((finding) => !names.has(finding.rule))).toEqual([]);
      const applied = mended.flatMap((one) => one.applied);
      if (applied.length > 0) expect(now.length).toBeLessThan(before.length);
      expect(again.mended.flatMap((one) => one.applied)).toEqual([]);
    }
  });
});

interface Case {
  readonly standard?: string;
  readonly example: Example;
  /** What is in the return afterwards, where it was not so before. */
  readonly set?: Readonly<Record<string, JsonObject[string]>>;
  readonly remove?: readonly string[];
}

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const MOVED = 'specs/archive/7_parse_dates/plans/01_parse-dates.md';
const META = '.return-meta.json';

/** For each kind of fix a return that has nothing but this wrong. */
const CASES: Readonly<Record<string, Case>> = {
  'artifact-case unsafe': {
    example: { set: { '/artifacts/0/path': PLAN.replace('01_parse', '01_Parse') } },
    set: { '/artifacts/0/path': PLAN },
  },
  'artifact-object unsafe': {
    example: { set: { '/artifacts/0': PLAN } },
    set: { '/artifacts/0': { type: 'plan', path: PLAN, summary: 'Plan in 01_parse-dates.md' } },
  },
  'artifact-path-slashes safe': {
    example: { set: { '/artifacts/0/path': PLAN.replaceAll('/', '\\') } },
    set: { '/artifacts/0/path': PLAN },
  },
  'artifact-path-valid safe': {
    example: { set: { '/artifacts/0/path': `./specs//7_parse_dates/x/../plans/01_parse-dates.md` } },
    set: { '/artifacts/0/path': PLAN },
  },
  'artifact-path-valid unsafe': {
    example: { set: { '/artifacts/0/path': `${PLAN}\t/ ` } },
    set: { '/artifacts/0/path': PLAN },
  },
  'artifact-archived safe': {
    example: { file: `specs/archive/7_parse_dates/${META}`, tree: { [PLAN]: null, [MOVED]: '# Dates\n' } },
    set: { '/artifacts/0/path': MOVED },
  },
  'artifact-relocated safe': {
    example: {
      tree: { [PLAN]: null, 'docs/01_parse-dates.md': '# Dates\n' },
      earlier: { [PLAN]: 'docs/01_parse-dates.md' },
    },
    set: { '/artifacts/0/path': 'docs/01_parse-dates.md' },
  },
  'artifact-type safe': {
    example: { set: { '/artifacts/0/type': 'implementation-plan' } },
    set: { '/artifacts/0/type': 'plan' },
  },
  'artifact-type unsafe': { example: { set: { '/artifacts/0/type': 'plam' } }, set: { '/artifacts/0/type': 'plan' } },
  'custom-field safe': {
    standard: 'subagent-return@1.0',
    example: { set: { '/delegation_depth': 1 } },
    set: { '/metadata/delegation_depth': 1 },
    remove: ['/delegation_depth'],
  },
  'custom-field unsafe': {
    standard: 'subagent-return@1.0',
    example: { set: { '/plan_details': { phases: 3 } } },
    set: { '/metadata/plan_details': { phases: 3 } },
    remove: ['/plan_details'],
  },
  'json-encoding safe': { example: { replace: [['{\n  "status"', '\uFEFF{\n  "status"']] } },
  'required-field safe': {
    example: {
      remove: ['/metadata'],
      set: {
        '/session_id': 'sess_1736700000_abc123',
        '/agent_type': 'planner-agent',
        '/delegation_depth': 1,
        '/delegation_path': ['orchestrator', 'plan', 'planner-agent'],
      },
    },
    remove: ['/session_id', '/agent_type', '/delegation_depth', '/delegation_path'],
    set: {
      '/metadata': {
        session_id: 'sess_1736700000_abc123',
        agent_type: 'planner-agent',
        delegation_depth: 1,
        delegation_path: ['orchestrator', 'plan', 'planner-agent'],
      },
    },
  },
  'metadata-top-level safe': {
    example: { remove: ['/metadata/agent_type'], set: { '/agent_type': 'planner-agent' } },
    set: { '/metadata/agent_type': 'planner-agent' },
    remove: ['/agent_type'],
  },
  'phases-top-level safe': {
    example: { set: { '/phases_total': 4, '/phases_completed': 2, '/metadata/phases_total': 4 } },
    set: { '/metadata/phases_completed': 2 },
    remove: ['/phases_total', '/phases_completed'],
  },
  'status-completed unsafe': { example: { set: { '/status': 'completed' } }, set: { '/status': 'planned' } },
  'status-value unsafe': { example: { set: { '/status': 'Planned' } }, set: { '/status': 'planned' } },
  'unknown-field unsafe': {
    example: { remove: ['/next_steps'], set: { '/next_step': 'Run /implement 7' } },
    set: { '/next_steps': 'Run /implement 7' },
    remove: ['/next_step'],
  },
};

describe('A return that has nothing but this wrong is whole afterwards', () => {
  test('for every kind of fix that a rule offers', () => {
    const named = rules.flatMap(({ id, fixes = [] }) => fixes.map(({ safety }) => `${id} ${safety}`));
    expect(Object.keys(CASES).sort()).toEqual(named.sort());
  });

  test.each(Object.entries(CASES))(
    '%s',
    async (name, { standard: id = 'return-meta@1.2', example, set = {}, remove = [] }) => {
      const standard = standards.find((one) => one.id === id);
      if (standard?.sample.value === undefined) throw new Error(`no JSON standard ${id}`);
      const [rule = '', safety = ''] = name.split(' ');
      const repository = repositoryOf(standard.sample, example);
      const levels = new Map([['artifact-archived', 'notice']] as const);
      const cautious = await fixIn(repository, { standard, levels });
      const { before } = cautious;
      expect(before.filter((finding) => finding.rule === rule).map(({ fix }) => fix?.safety)).toContain(safety);
      const { mended, after } =
        safety === 'safe' ? cautious : await fixIn(repository, { standard, levels, unsafe: true });
      if (safety === 'unsafe') {
        expect(cautious.after).toEqual(repository);
        expect(cautious.mended.map(({ unsafe }) => unsafe)).toEqual([1]);
      }
      expect(await findingsIn(after, { standard, levels })).toEqual([]);
      expect(new Set(mended.flatMap(({ applied }) => applied.map((finding) => finding.rule)))).toEqual(new Set([rule]));
      const expected = edit(edit(standard.sample.value, example), { set, remove });
      expect(JSON.parse(textIn(after, repository.file))).toEqual(expected);
    },
  );
});

describe('A fix is offered only where the text of a return is the file’s own', () => {
  const standard = standards.find(({ id }) => id === 'return-meta@1.2');
  if (standard?.sample.value === undefined) throw new Error('no JSON standard return-meta@1.2');
  const wrong = edit(standard.sample.value, { set: { '/status': 'Planned' } });
  const inText = '```json\n' + JSON.stringify(wrong, null, 2) + '\n```\n';
  const event = { type: 'result', subtype: 'success', is_error: false, session_id: 'x' };
  const cases: Readonly<Record<string, readonly [file: string, content: string, offered: number]>> = {
    'a line of a log': ['return-logs/a.jsonl', JSON.stringify(wrong), 1],
    'an element of an array': ['return-logs/a.json', JSON.stringify([wrong]), 1],
    'a value of a transcript': ['return-logs/a.jsonl', JSON.stringify({ ...event, structured_output: wrong }), 1],
    'a text of a transcript': ['return-logs/a.jsonl', JSON.stringify({ ...event, result: JSON.stringify(wrong) }), 0],
    'a fence in a text of a transcript': ['return-logs/a.jsonl', JSON.stringify({ ...event, result: inText }), 0],
    'a fence in Markdown': ['return-logs/a.md', inText, 0],
  };

  test.each(Object.entries(cases))('%s', async (_, [file, content, offered]) => {
    const chosen = standards.find(({ id }) => id === 'subagent-return@2.0');
    if (chosen === undefined) throw new Error('no standard subagent-return@2.0');
    const findings = await findingsIn(repositoryWith({ [file]: `${content}\n` }), { standard: chosen });
    const said = findings.filter(({ rule }) => rule === 'status-value');
    expect(said).toHaveLength(1);
    expect(said.filter(isFixable)).toHaveLength(offered);
  });
});

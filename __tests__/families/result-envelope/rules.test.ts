import fc from 'fast-check';
import type { Context } from '../../../src/model/context.js';
import type { Finding, Problem } from '../../../src/model/finding.js';
import type { JsonObject } from '../../../src/model/json.js';
import { listFound, type Example, type DescribedRule, type ReturnRule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import {
  envelopeChangeFolder,
  envelopeNextVague,
  envelopeSummarySentences,
} from '../../../src/families/result-envelope/rules/contents.js';
import {
  envelopeCriticalWithWarning,
  envelopeFailureWithoutRisk,
  envelopeRiskSeverity,
  envelopeSuccessWithCritical,
} from '../../../src/families/result-envelope/rules/status.js';
import {
  envelopeField,
  envelopeHeading,
  envelopeMode,
  envelopeSectionOrder,
} from '../../../src/families/result-envelope/rules/sections.js';
import { returnRules } from '../../../src/rules/return.js';
import { rules } from '../../../src/families/catalog.js';
import { standards } from '../../../src/families/registry.js';
import { block, headed, type Headed } from '../../support/envelope.js';
import { CONTEXT } from '../../support/context.js';
import { checkExample } from '../../support/gate.js';
import { reading } from '../../support/reading.js';

const { 'phantom-work': phantomWork } = returnRules;

function version(id: string): Standard {
  const found = standards.find((standard) => standard.id === id);
  if (found === undefined) throw new Error(`no standard ${id}`);
  return found;
}

const HEADED = version('result-envelope@1');
const BLOCK = version('result-envelope@4');
const FILE = 'openspec/changes/fold-maps/phase.return.md';
const TREE = { 'openspec/changes/fold-maps/proposal.md': '# Fold maps\n' };

interface Situation {
  readonly standard?: Standard;
  readonly file?: string;
  readonly context?: Partial<Context>;
}

/** What a rule says of an envelope's value. */
function ofValue(
  rule: ReturnRule,
  value: JsonObject,
  { standard = HEADED, file = FILE, context }: Situation = {},
): readonly Problem[] {
  const use = standard.rules.find((item) => item.rule.id === rule.id);
  const subject = {
    file,
    index: 0,
    standard,
    value,
    shapeErrors: [],
    claims: 0,
    beside: new Map(),
    returnsBeside: new Map(),
    satisfies: null,
  };
  return listFound(rule.check(subject, { ...CONTEXT, ...context }, { ...rule.params, ...use?.params }));
}

/** What a rule says of the envelope that a text holds. */
function ofText(rule: ReturnRule, text: string, situation?: Situation): readonly Problem[] {
  const [found] = reading(text, 'markdown').returns;
  if (found === undefined) throw new Error('no envelope');
  return ofValue(rule, found.value, situation);
}

function of(rule: ReturnRule, parts: Headed, situation?: Situation): readonly Problem[] {
  return ofText(rule, headed(parts), situation);
}

/** What the whole gate says of a text in `FILE`, beside the files that its envelopes claim. */
async function evaluated(text: string, standard = HEADED, example: Example = {}): Promise<readonly Finding[]> {
  return (await checkExample(standard, { file: FILE, text, tree: TREE, ...example })).findings;
}

/** `severity rule line:column`, of each finding. */
async function said(text: string, standard = HEADED, example: Example = {}): Promise<readonly string[]> {
  return (await evaluated(text, standard, example)).map(
    ({ severity, rule, range }) => `${severity} ${rule} ${String(range?.startLine)}:${String(range?.startColumn)}`,
  );
}

describe('envelope-heading', () => {
  it('asks for a heading below the first level', () => {
    expect(of(envelopeHeading, { heading: null })).toMatchObject([{ property: 'heading' }]);
    expect(ofText(envelopeHeading, `#${headed().slice(2)}`)).toHaveLength(1);
    expect(ofText(envelopeHeading, headed())).toEqual([]);
    expect(ofText(envelopeHeading, `#${headed()}`)).toEqual([]);
  });
});

describe('envelope-field', () => {
  it.each([
    ['status', 'error', '"**Status**:"'],
    ['summary', 'error', '"### Summary"'],
    ['artifacts', 'error', '"### Artifacts"'],
    ['next', 'error', '"### Next Recommended"'],
    ['risks', 'warning', '"### Risks"'],
  ])('asks for %s, as an %s', (name, severity, label) => {
    for (const part of [null, '']) {
      const problems = of(envelopeField, { [name]: part });
      expect(problems.map(({ property }) => property)).toEqual([name]);
      expect(problems[0]?.severity ?? 'error').toBe(severity);
      expect(problems[0]?.message).toContain(label);
    }
  });

  it('asks for the change, but not of an init', () => {
    expect(of(envelopeField, { change: null })).toMatchObject([{ property: 'change' }]);
    expect(of(envelopeField, { change: null, project: 'atlas' })).toMatchObject([{ property: 'change' }]);
    expect(of(envelopeField, { heading: 'SDD Initialized', change: null, project: 'atlas' })).toEqual([]);
    expect(of(envelopeField, { heading: 'Init Complete', change: null })).toEqual([]);
    expect(of(envelopeField, { heading: 'Initial Proposal', change: null })).toHaveLength(1);
  });

  it('asks a block of labels for no change', () => {
    expect(ofText(envelopeField, block(), { standard: BLOCK })).toEqual([]);
    expect(ofText(envelopeField, block({ Next: '' }), { standard: BLOCK })).toMatchObject([
      { property: 'next', message: expect.stringContaining('"**Next**:"') },
    ]);
  });

  it('says once that the form is another one, not of each part', () => {
    expect(ofText(envelopeField, block({ Change: 'fold-maps' }))).toMatchObject([
      { pointer: '/form', message: expect.stringContaining('bold labels such as "**Summary**:"; headings') },
    ]);
    expect(ofText(envelopeField, headed(), { standard: BLOCK })).toMatchObject([{ pointer: '/form' }]);
  });
});

describe('envelope-summary-sentences', () => {
  it('takes 1 to 3 sentences', () => {
    expect(of(envelopeSummarySentences, { summary: 'One.' })).toEqual([]);
    expect(of(envelopeSummarySentences, { summary: 'One. Two. Three.' })).toEqual([]);
    expect(of(envelopeSummarySentences, { summary: 'One. Two. Three. Four.' })).toMatchObject([
      { pointer: '/summary', message: 'The summary has 4 sentences; 1 to 3 were expected.' },
    ]);
  });

  it('takes lines of one paragraph for one text', () => {
    expect(of(envelopeSummarySentences, { summary: 'Maps\nfold\nin\nsteps.' })).toEqual([]);
  });
});

describe('envelope-next-vague', () => {
  it.each(['Continue', 'continue.', 'Proceed to the next phase', 'Next', 'Go on!', 'TBD'])('finds %j vague', (next) => {
    expect(of(envelopeNextVague, { next })).toMatchObject([{ pointer: '/next' }]);
  });

  it.each(['sdd-spec', 'Ready for specs', 'Continue with sdd-apply', 'None', '\u7D9A\u3051\u308B', '...'])(
    'takes %j',
    (next) => {
      expect(of(envelopeNextVague, { next })).toEqual([]);
    },
  );
});

describe('The risks of an envelope', () => {
  const critical = '- **CRITICAL**: They tear.';
  const warning = '- **WARNING**: They fade.';

  it('each have a severity', () => {
    expect(of(envelopeRiskSeverity, { risks: `${warning}\n- They tear.\n${critical}` })).toMatchObject([
      { pointer: '/risks/1', message: expect.stringContaining('"They tear."') },
    ]);
    expect(of(envelopeRiskSeverity, { risks: 'None.' })).toEqual([]);
  });

  it('are not CRITICAL beside a success', () => {
    expect(of(envelopeSuccessWithCritical, { risks: `${warning}\n${critical}` })).toMatchObject([
      { pointer: '/status', message: expect.stringContaining('They tear.') },
    ]);
    expect(of(envelopeSuccessWithCritical, { risks: warning })).toEqual([]);
    expect(of(envelopeSuccessWithCritical, { risks: critical, status: 'failure' })).toEqual([]);
  });

  it('are not CRITICAL beside a warning', () => {
    expect(of(envelopeCriticalWithWarning, { risks: critical, status: 'warning' })).toMatchObject([
      { pointer: '/status' },
    ]);
    expect(of(envelopeCriticalWithWarning, { risks: warning, status: 'warning' })).toEqual([]);
    expect(of(envelopeCriticalWithWarning, { risks: critical })).toEqual([]);
  });

  it('are not none beside a failure', () => {
    expect(of(envelopeFailureWithoutRisk, { status: 'failure' })).toMatchObject([{ pointer: '/risks' }]);
    expect(of(envelopeFailureWithoutRisk, { status: 'failure', risks: warning })).toEqual([]);
    expect(of(envelopeFailureWithoutRisk, { status: 'failure', risks: null })).toEqual([]);
    expect(of(envelopeFailureWithoutRisk, {})).toEqual([]);
  });
});

describe('envelope-mode', () => {
  const openspec = '- openspec/changes/fold-maps/proposal.md';
  const engram = '- Engram observation: #obs_7f';
  const source = '- `src/maps.ts`';
  const misfits = (artifacts: string, mode: string | null = null, standard = HEADED): readonly unknown[] => {
    const text = standard === HEADED ? headed({ artifacts }) : block({ Artifacts: `\n${artifacts}` });
    return ofText(envelopeMode, text, {
      standard,
      context: { familySettings: new Map(mode === null ? [] : [['envelope-mode', mode]]) },
    }).map(({ pointer }) => pointer);
  };

  it('is reported by the first artifact that tells one', () => {
    expect(misfits(`${openspec}\n${engram}`)).toEqual(['/artifacts/1']);
    expect(misfits(`${source}\n${engram}\n${openspec}`)).toEqual(['/artifacts/2']);
    expect(misfits(`${openspec}\n- None (ephemeral)`)).toEqual(['/artifacts/1']);
    expect(misfits('None (ephemeral)')).toEqual([]);
    expect(misfits(`${source}\n- a sketch`)).toEqual([]);
  });

  it('may be configured', () => {
    expect(misfits(openspec, 'engram')).toEqual(['/artifacts/0']);
    expect(misfits(engram, 'openspec')).toEqual(['/artifacts/0']);
    expect(misfits(engram, 'engram')).toEqual([]);
    expect(misfits(openspec, 'none')).toEqual(['/artifacts/0']);
    expect(misfits('A sketch', 'none')).toEqual([]);
    expect(misfits('A sketch', 'openspec')).toEqual(['/artifacts/0']);
  });

  it('has no say in files of the project itself', () => {
    for (const mode of ['engram', 'openspec', 'none'] as const) expect(misfits(source, mode)).toEqual([]);
  });

  it('may be mixed in a block of labels, unless it is configured', () => {
    expect(misfits(`${openspec}\n${engram}`, null, BLOCK)).toEqual([]);
    expect(misfits(`${openspec}\n${engram}`, 'openspec', BLOCK)).toEqual(['/artifacts/1']);
  });
});

describe('envelope-change-folder', () => {
  const of = (change: string, file: string, artifacts = '- docs/a.md'): readonly Problem[] =>
    ofText(envelopeChangeFolder, headed({ change, artifacts }), { file });

  it('holds the change against the folder of the file', () => {
    expect(of('fold-maps', FILE)).toEqual([]);
    expect(of('tear-maps', FILE)).toMatchObject([
      { pointer: '/change', message: 'The change is called "tear-maps", but the folder is "fold-maps".' },
    ]);
    expect(of('tear-maps', 'packages/a/openspec/changes/fold-maps/specs/b.md')).toHaveLength(1);
  });

  it('knows the archive, which puts a date before the name', () => {
    expect(of('fold-maps', 'openspec/changes/archive/2026-01-28-fold-maps/phase.md')).toEqual([]);
    expect(of('fold-maps', 'openspec/changes/archive/fold-maps/phase.md')).toEqual([]);
    expect(of('2026-01-28-fold-maps', 'openspec/changes/archive/2026-01-28-fold-maps/phase.md')).toEqual([]);
    expect(of('fold', 'openspec/changes/archive/2026-01-28-fold-maps/phase.md')).toHaveLength(1);
  });

  it('holds it against the folders of the artifacts where the file lies elsewhere', () => {
    const log = 'return-logs/phases.md';
    expect(of('fold-maps', log, '- openspec/changes/fold-maps/a.md\n- openspec/changes/other/b.md')).toEqual([]);
    expect(of('fold-maps', log, '- openspec/changes/other/b.md')).toHaveLength(1);
    expect(of('fold-maps', log)).toEqual([]);
    expect(of('fold-maps', 'openspec/changes/log.md')).toEqual([]);
  });
});

describe('envelope-section-order', () => {
  it('finds each part that comes after a later one', () => {
    const text = headed()
      .replace('**Change**: fold-maps\n', '')
      .replace('### Risks\n', '**Change**: fold-maps\n\n### Risks\n');
    expect(ofText(envelopeSectionOrder, text)).toMatchObject([
      { pointer: '/change', part: 'key', message: 'Change comes after Next Recommended; it was expected before it.' },
    ]);
    expect(ofText(envelopeSectionOrder, headed())).toEqual([]);
    expect(of(envelopeSectionOrder, { summary: null, next: null })).toEqual([]);
  });
});

describe('phantom-work', () => {
  it.each(['success', 'warning'])('is raised by no artifact at all under the status %s', (status) => {
    expect(of(phantomWork, { status, artifacts: 'None.' })).toMatchObject([{ pointer: '/artifacts' }]);
    expect(of(phantomWork, { status, artifacts: 'None (ephemeral)' })).toEqual([]);
    expect(of(phantomWork, { status, artifacts: 'The plan: fold twice.' })).toEqual([]);
  });

  it('is not raised by a failure', () => {
    expect(of(phantomWork, { status: 'failure', artifacts: 'None.' })).toEqual([]);
  });
});

describe('Every rule of envelopes', () => {
  const word = fc.constantFrom('success', 'CRITICAL', 'openspec/changes/a/b', '', 'None', '__proto__', 'Continue');
  const anything = fc.oneof(word, fc.jsonValue() as fc.Arbitrary<never>);
  const value = fc.record(
    {
      form: anything,
      heading: anything,
      change: anything,
      status: anything,
      summary: anything,
      next: anything,
      artifacts: fc.oneof(
        anything,
        fc.array(fc.oneof(anything, fc.record({ path: anything, observation: anything, text: anything }))),
      ),
      risks: fc.oneof(anything, fc.array(fc.oneof(anything, fc.record({ severity: anything, text: anything })))),
      order: fc.oneof(anything, fc.array(anything)),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<JsonObject>;

  const ofEnvelopes = rules.filter(
    (rule): rule is DescribedRule & ReturnRule => rule.area === 'envelope' && rule.scope === 'return',
  );

  it('never throws on any value', () => {
    expect(ofEnvelopes).toHaveLength(13);
    fc.assert(
      fc.property(value, fc.constantFrom(HEADED, BLOCK), (any, standard) => {
        for (const rule of ofEnvelopes) ofValue(rule, any, { standard });
      }),
    );
  });
});

describe('The gate on envelopes', () => {
  it('has nothing to say of a sound one of each form', async () => {
    expect(await said(headed())).toEqual([]);
    expect(await said(block(), BLOCK)).toEqual([]);
  });

  it('points at the offending one of several', async () => {
    const text = `${headed()}\n${headed({ status: 'done' })}\n${headed()}`;
    expect(await said(text)).toEqual(['error status-value 22:13']);
    expect((await evaluated(text)).map(({ index }) => index)).toEqual([1]);
  });

  it('proves the paths that it claims, at the path', async () => {
    const artifacts = '- `openspec/changes/fold-maps/proposal.md`\n- Design: `openspec/changes/fold-maps/design.md`';
    expect(await said(headed({ artifacts }))).toEqual(['error artifact-missing 11:12']);
    expect(await said(headed({ artifacts, status: 'failure', risks: '- **CRITICAL**: They tear.' }))).toEqual([
      'notice artifact-missing 11:12',
    ]);
  });

  it('calls observations unverifiable, and never a failure', async () => {
    const { conclusion, returns } = await checkExample(HEADED, {
      file: FILE,
      text: headed({ artifacts: '- Engram observation: #obs_7f (topic_key: sdd/fold-maps/proposal)' }),
    });
    expect(conclusion).toBe('passed');
    expect(returns[0]?.claims).toMatchObject([
      { claim: { path: '#obs_7f', pointer: '/artifacts/0/observation' }, verdict: { name: 'unverifiable' } },
    ]);
  });

  it('says which version a block of labels satisfies, and the other way about', async () => {
    const mismatch = (findings: readonly Finding[]): readonly string[] =>
      findings.filter(({ rule }) => rule === 'standard-mismatch').map(({ message }) => message);
    expect(mismatch(await evaluated(block()))).toEqual([expect.stringContaining('result-envelope@4')]);
    expect(mismatch(await evaluated(headed(), BLOCK))).toEqual([expect.stringContaining('result-envelope@1')]);
    expect(mismatch(await evaluated(headed({ status: 'done' })))).toEqual([]);
  });

  it('suggests the status that was meant', async () => {
    const suggested = async (text: string, standard: Standard): Promise<string> =>
      (await evaluated(text, standard)).map(({ recommendation }) => recommendation).join();
    expect(await suggested(headed({ status: 'completed' }), HEADED)).toContain('write "success"');
    expect(await suggested(headed({ status: 'failed' }), HEADED)).toContain('write "failure"');
    expect(await suggested(block({ Status: 'failed' }), BLOCK)).toContain('write "blocked"');
  });

  it('checks JSON beside envelopes by its own family', async () => {
    const json = '```json\n{"status": "complete", "summary": "x", "artifacts": [], "metadata": {}}\n```\n';
    const { returns } = await checkExample(HEADED, { file: FILE, text: `${json}\n${headed()}`, tree: TREE });
    expect(returns.map(({ standard }) => standard)).toEqual(['subagent-return@1.2', 'result-envelope@1']);
  });

  it('describes broken JSON in a file of envelopes', async () => {
    expect(await said(`${headed()}\n\`\`\`json\n{"status": "x", "artifacts": [}\n\`\`\`\n`)).toEqual([
      'error json-syntax 20:31',
    ]);
  });

  it('checks one in a transcript, and in a log of JSON', async () => {
    const event = JSON.stringify({ type: 'result', subtype: 'success', result: headed({ status: 'done' }) });
    expect(await said(event, HEADED, { file: 'return-logs/a.jsonl' })).toEqual(['error status-value 1:47']);
    expect(await said(event, HEADED, { file: 'return-logs/a.json' })).toEqual(['error status-value 1:47']);
  });

  it('is silent on documents of a change, and counts them not', async () => {
    const { counts, findings } = await checkExample(HEADED, {
      file: 'openspec/changes/fold-maps/design.md',
      text: '# Design\n\n**Status**: Draft\n\n## Summary\n\n## Risks\n',
    });
    expect(findings.map(({ rule }) => rule)).toEqual(['no-returns']);
    expect(counts).toMatchObject({ files: 0, returns: 0 });
  });

  it('gives the report its CRITICAL risks', async () => {
    const risks = '- **CRITICAL**: Maps tear.\n- **WARNING**: Slow.';
    const { returns } = await checkExample(HEADED, {
      file: FILE,
      text: headed({ status: 'failure', risks }),
      tree: TREE,
    });
    expect(returns.map(({ criticalRisks }) => criticalRisks)).toEqual([['**CRITICAL**: Maps tear.']]);
  });

  const inDocument = async (text: string): Promise<number> =>
    (await checkExample(HEADED, { file: 'openspec/changes/fold-maps/design.md', text, tree: TREE })).counts.returns;

  it('takes JSON in a document of a change for an example, and in a log for a return', async () => {
    const json = '{"status": "completed", "summary": "Done.", "artifacts": [{"path": "a.md"}], "metadata": {}}';
    const text = `# Design\n\nThe agent returns:\n\n\`\`\`json\n${json}\n\`\`\`\n`;
    expect(await inDocument(text)).toBe(0);
    const log = await checkExample(HEADED, { file: 'return-logs/a.md', text, tree: TREE });
    expect(log.counts.returns).toBe(1);
  });

  it('asks a document of a change for a whole envelope', async () => {
    expect(await inDocument(headed())).toBe(1);
    expect(await inDocument(headed({ artifacts: null }))).toBe(1);
    for (const part of ['status', 'summary'] as const) expect(await inDocument(headed({ [part]: null }))).toBe(0);
    expect(await inDocument(headed({ artifacts: null, next: null }))).toBe(0);
    // In a log the part is missing, and that is said.
    expect(await said(headed({ summary: null }))).toEqual(['error envelope-field 1:1']);
  });

  it('reads an envelope in a fence of a document', async () => {
    expect(await inDocument(`# Log\n\n\`\`\`markdown\n${headed()}\`\`\`\n`)).toBe(1);
  });

  it('takes an archive report for none', async () => {
    const report = headed().replace('## Proposal Created', '# Archive Report: fold-maps');
    expect(await inDocument(report)).toBe(0);
    expect(await inDocument(report.replace('Archive Report: fold-maps', 'Result'))).toBe(1);
  });

  it('knows the archive of OpenSpec', async () => {
    const archive = 'openspec/changes/archive/2026-01-28-fold-maps';
    const example = { file: `${archive}/phase.return.md`, tree: { [`${archive}/proposal.md`]: '# Fold maps\n' } };
    expect(await said(headed(), HEADED, example)).toEqual([]);
    const { returns } = await checkExample(HEADED, { ...example, text: headed() });
    expect(returns.flatMap(({ claims }) => claims.map(({ verdict }) => [verdict.name, verdict.by]))).toEqual([
      ['relocated', 'archive'],
    ]);
  });
});

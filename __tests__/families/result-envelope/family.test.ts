import { envelopeStatusWords } from '../../../src/families/result-envelope/envelopes.js';
import { loaded } from '../../../src/families/result-envelope/family.js';
import { family } from '../../../src/families/result-envelope/index.js';
import { rewriteEnvelopes } from '../../../src/families/result-envelope/migrate.js';
import {
  envelopeChangeFolder,
  envelopeNextVague,
  envelopeSummarySentences,
} from '../../../src/families/result-envelope/rules/contents.js';
import {
  criticalRiskOf,
  envelopeCriticalWithWarning,
  envelopeFailureWithoutRisk,
  envelopeRiskSeverity,
  envelopeSuccessWithCritical,
  envelopeWarningWithoutRisk,
} from '../../../src/families/result-envelope/rules/status.js';
import {
  envelopeField,
  envelopeHeading,
  envelopeMode,
  envelopeSectionOrder,
  envelopeUnread,
} from '../../../src/families/result-envelope/rules/sections.js';
import { standard as headed1 } from '../../../src/families/result-envelope/versions/result-envelope@1.js';
import { standard as block4 } from '../../../src/families/result-envelope/versions/result-envelope@4.js';
import type { Json, JsonObject } from '../../../src/model/json.js';
import type { Subject } from '../../../src/model/return.js';
import type { ReturnRule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import { block, headed } from '../../support/envelope.js';
import { instruction } from '../../support/instruction.js';
import { CONTEXT } from '../../support/context.js';
import { reading } from '../../support/reading.js';

const FILE = 'return-logs/phases.md';

/** The version by which it is checked, and the mode that is configured. */
interface Given {
  readonly standard?: Standard;
  readonly mode?: string;
}

function said(
  rule: ReturnRule,
  value: JsonObject,
  { mode, standard = headed1, ...differs }: Omit<Partial<Subject>, 'standard'> & Given = {},
): readonly unknown[] {
  const subject: Subject = {
    file: FILE,
    index: 0,
    standard,
    value,
    shapeErrors: [],
    claims: 0,
    beside: new Map(),
    returnsBeside: new Map(),
    satisfies: null,
    ...differs,
  };
  const params = standard.rules.find((use) => use.rule.id === rule.id)?.params;
  const familySettings = new Map(mode === undefined ? [] : [['envelope-mode', mode]]);
  return rule.check(subject, { ...CONTEXT, familySettings }, { ...rule.params, ...params });
}

const FIX = /^[A-Z][^:]*: /;

/** Problems with what their recommendation says behind who is to follow it. */
function plain(problems: readonly unknown[]): readonly unknown[] {
  return (problems as readonly { readonly recommendation: string }[]).map((problem) => ({
    ...problem,
    recommendation: problem.recommendation.replace(FIX, ''),
  }));
}

describe('What a rule says of an envelope', () => {
  const whole = { form: 'headed', change: 'c', status: 'success', summary: 'x', artifacts: [], next: 'y', risks: [] };

  it('of parts that it lacks', () => {
    expect(said(envelopeField, whole)).toEqual([]);
    const { risks, next, change, ...rest } = whole;
    expect([risks, next, change]).toEqual([[], 'y', 'c']);
    expect(plain(said(envelopeField, rest))).toEqual([
      {
        property: 'change',
        message:
          'The envelope does not name its change; "**Change**:" was expected. Only the envelope of an init has none.',
        recommendation: 'add "**Change**:" with the name of the change.',
      },
      {
        property: 'next',
        message: 'The envelope has no "### Next Recommended", or nothing in it.',
        recommendation: 'add "### Next Recommended".',
      },
      {
        property: 'risks',
        severity: 'warning',
        message: 'The envelope has no "### Risks", or nothing in it.',
        recommendation: 'add "### Risks", with "None." where there are none.',
      },
    ]);
    expect(said(envelopeField, {}).map((problem) => (problem as { property: string }).property)).toEqual([
      ...['change', 'status', 'summary', 'artifacts', 'next', 'risks'],
    ]);
    expect(said(envelopeField, { ...rest, form: 'block', next: 'y', risks: [] }, { standard: block4 })).toEqual([]);
  });

  it('of its form', () => {
    expect(plain(said(envelopeField, { ...whole, form: 'block' }))).toEqual([
      {
        pointer: '/form',
        message:
          'The parts of the envelope have bold labels such as "**Summary**:"; headings such as "### Summary" were expected.',
        recommendation: 'write ### Summary, ### Artifacts, ### Next Recommended and ### Risks.',
      },
    ]);
    expect(plain(said(envelopeField, whole, { standard: block4 }))).toEqual([
      {
        pointer: '/form',
        message:
          'The parts of the envelope have headings such as "### Summary"; bold labels such as "**Summary**:" were expected.',
        recommendation: 'write **Summary**:, **Artifacts**:, **Next**: and **Risks**:.',
      },
    ]);
    for (const form of ['odd', 'toString']) expect(said(envelopeField, { ...whole, form })).toEqual([]);
  });

  it.each(['SDD init', 'Initialized', 'Initialised', 'Project Initialization', 'Initialisation done', 'INIT'])(
    'of an init named %s, which has no change',
    (heading) => {
      const { change, ...rest } = whole;
      expect([change, said(envelopeField, { ...rest, heading })]).toEqual(['c', []]);
      expect(said(envelopeField, { ...rest, heading: `x${heading}x` })).toHaveLength(1);
    },
  );

  it('of its heading', () => {
    expect(said(envelopeHeading, { heading: 'Done' })).toEqual([]);
    expect(plain(said(envelopeHeading, {}))).toEqual([
      {
        property: 'heading',
        message: 'The envelope has no heading that names its phase; one such as "## Proposal Created" was expected.',
        recommendation: 'start the envelope with a heading of the second level.',
      },
    ]);
  });

  const critical: Json = [
    { text: 'x' },
    { severity: 'WARNING', text: 'y' },
    { severity: 'CRITICAL', text: 'Maps tear.' },
  ];

  it('of its risks beside its status', () => {
    expect(criticalRiskOf({ value: { risks: critical } })).toBe('Maps tear.');
    expect(criticalRiskOf({ value: { risks: [{ severity: 'CRITICAL' }, 'x'] } })).toBeUndefined();
    expect(criticalRiskOf({ value: { risks: [{ severity: 'CRITICAL' }, { severity: 'CRITICAL', text: 'y' }] } })).toBe(
      'y',
    );
    expect(said(envelopeSuccessWithCritical, { status: 'success', risks: critical })).toEqual([
      {
        pointer: '/status',
        message: 'The envelope claims "success" and has a CRITICAL risk: "Maps tear.".',
        recommendation: 'Resolve the risk, or return the status "failure".',
      },
    ]);
    expect(
      said(envelopeSuccessWithCritical, { status: 'success', risks: critical }, { standard: block4 }),
    ).toMatchObject([{ recommendation: 'Resolve the risk, or return the status "blocked".' }]);
    expect(said(envelopeCriticalWithWarning, { status: 'warning', risks: critical })).toEqual([
      {
        pointer: '/status',
        message: 'The envelope has the status "warning" and a CRITICAL risk: "Maps tear.".',
        recommendation: 'Return the status "failure", or call the risk a WARNING if the next phase can start.',
      },
    ]);
    for (const rule of [envelopeSuccessWithCritical, envelopeCriticalWithWarning]) {
      expect([
        said(rule, { status: 'failure', risks: critical }),
        said(rule, { status: 'success', risks: [] }),
      ]).toEqual([[], []]);
      expect(said(rule, { status: 'warning', risks: [] })).toEqual([]);
    }
  });

  it('of risks that it lacks, or that have no severity', () => {
    expect(said(envelopeFailureWithoutRisk, { status: 'failure', risks: [] })).toEqual([
      {
        pointer: '/risks',
        message: 'The envelope has the status "failure" and names no risk.',
        recommendation: 'List what made the phase fail, as a CRITICAL risk.',
      },
    ]);
    expect(said(envelopeWarningWithoutRisk, { status: 'warning', risks: [] })).toEqual([
      {
        pointer: '/risks',
        message: 'The envelope has the status "warning" but lists no risks.',
        recommendation: 'List the concern as a WARNING risk, or return the status "success".',
      },
    ]);
    for (const [rule, status] of [
      [envelopeFailureWithoutRisk, 'failure'],
      [envelopeWarningWithoutRisk, 'warning'],
    ] as const) {
      expect([
        said(rule, { status }),
        said(rule, { status, risks: critical }),
        said(rule, { status: 'success', risks: [] }),
      ]).toEqual([[], [], []]);
    }
    expect(plain(said(envelopeRiskSeverity, { risks: critical }))).toEqual([
      {
        pointer: '/risks/0',
        message: 'Risk "x" has no severity; CRITICAL, WARNING or SUGGESTION was expected.',
        recommendation: 'start the risk with its severity.',
        value: 'x',
      },
    ]);
    expect([said(envelopeRiskSeverity, {}), said(envelopeRiskSeverity, { risks: [{}] })]).toEqual([[], []]);
  });

  it('of what comes next', () => {
    expect(said(envelopeNextVague, { next: 'Continue' })).toEqual([
      {
        pointer: '/next',
        message: '"Continue" does not say what comes next.',
        recommendation: 'Name the phase that is ready, or what must be done before it.',
      },
    ]);
    expect([
      said(envelopeNextVague, {}),
      said(envelopeNextVague, { next: '' }),
      said(envelopeNextVague, { next: 'sdd-spec' }),
    ]).toEqual([[], [], []]);
    expect(said(envelopeNextVague, { next: 'continue '.repeat(200) })).toEqual([]);
    const longest = `${'continue '.repeat(8)}continue`;
    expect([longest.length, said(envelopeNextVague, { next: longest }).length]).toEqual([80, 1]);
    expect(said(envelopeNextVague, { next: `${longest}.` })).toEqual([]);
    expect(said(envelopeNextVague, { next: '…' })).toEqual([]);
  });

  it('of a summary that is too long', () => {
    expect(said(envelopeSummarySentences, { summary: 'One. Two. Three.' })).toEqual([]);
    expect(said(envelopeSummarySentences, { summary: 'One. Two. Three. Four.' })).toMatchObject([
      { recommendation: 'Say what happened in 1 to 3 sentences.' },
    ]);
  });

  it('of where its artifacts are kept', () => {
    const artifacts = [
      { path: 'openspec/a.md', text: 'a' },
      { observation: '#1', text: 'b' },
      { text: 'c' },
      { path: 'src/d.ts', text: 'd' },
    ];
    const wanted = {
      engram: 'an observation such as #obs_12345',
      openspec: 'a path below openspec/',
      none: '"None (ephemeral)" or a description',
    };
    const misfit = (n: number, text: string, expected: keyof typeof wanted): unknown => ({
      pointer: `/artifacts/${String(n)}`,
      message: `Artifact "${text}" does not fit the mode ${expected}; ${wanted[expected]} was expected.`,
      recommendation: 'Keep the artifact where the mode says, or configure the mode that the project has.',
      value: text,
    });
    expect(said(envelopeMode, { artifacts })).toEqual([misfit(1, 'b', 'openspec'), misfit(2, 'c', 'openspec')]);
    expect(said(envelopeMode, { artifacts: artifacts.slice(1) })).toEqual([misfit(1, 'c', 'engram')]);
    expect(said(envelopeMode, { artifacts: artifacts.slice(2) })).toEqual([]);
    expect(said(envelopeMode, { artifacts }, { mode: 'none' })).toEqual([
      misfit(0, 'a', 'none'),
      misfit(1, 'b', 'none'),
    ]);
    expect(said(envelopeMode, { artifacts }, { mode: 'engram' })).toEqual([
      misfit(0, 'a', 'engram'),
      misfit(2, 'c', 'engram'),
    ]);
    expect(said(envelopeMode, { artifacts }, { mode: 'odd' })).toHaveLength(2);
    expect(said(envelopeMode, { artifacts }, { standard: block4 })).toEqual([]);
    expect(said(envelopeMode, { artifacts: [{ text: 'c' }] })).toEqual([]);
    expect(said(envelopeMode, { artifacts: [{ path: 'openspec/a.md' }, { observation: '#1' }] })).toEqual([
      misfit(1, '', 'openspec'),
    ]);
    expect(said(envelopeMode, { artifacts: [{ path: '../openspec/a.md' }, { path: 'openspecs/a.md' }] })).toEqual([]);
  });

  it('of the folder of its change', () => {
    const problem = (folder: string): unknown => ({
      pointer: '/change',
      message: `The change is called "c", and the folder is "${folder}".`,
      recommendation: 'Write the name of the folder below openspec/changes/ as the change.',
    });
    const of = (file: string, ...paths: readonly string[]): readonly unknown[] =>
      said(envelopeChangeFolder, { change: 'c', artifacts: paths.map((path) => ({ path, text: path })) }, { file });
    expect(of('openspec/changes/d/x.md')).toEqual([problem('d')]);
    expect(of('openspec/changes/archive/d/x.md')).toEqual([problem('d')]);
    expect(of('openspec/changes/archive/2026-01-28-c/x.md')).toEqual([]);
    expect(of('openspec/changes/archive/20260128-c/x.md')).toEqual([problem('20260128-c')]);
    expect(of('openspec/changes/c2026-01-28-/x.md')).toEqual([problem('c2026-01-28-')]);
    expect(of('my-openspec/changes/d/x.md')).toEqual([]);
    expect(of('openspec/changes/d/specs/x/y.md')).toEqual([problem('d')]);
    expect(of('openspec/changes/archive/d/archive/y.md')).toEqual([problem('d')]);
    expect(of('openspec/changes/c/x.md', 'openspec/changes/d/x.md')).toEqual([]);
    expect(of(FILE, 'openspec/changes/d/x.md', 'openspec/changes/e/x.md')).toEqual([problem('d')]);
    expect(of(FILE, 'openspec/changes/d/x.md', 'a/openspec/changes/c/x.md')).toEqual([]);
    expect(
      of(FILE, 'openspec/changes/d.md', 'changes/d/x.md', 'openspec/d/x.md', 'openspec/changes/archive/d.md'),
    ).toEqual([]);
    expect(of(FILE, '/srv/openspec/changes/d/x.md')).toEqual([]);
    expect(said(envelopeChangeFolder, {}, { file: 'openspec/changes/d/x.md' })).toEqual([]);
  });

  it('of the order of its parts', () => {
    const names = 'Change, Status, Summary, Artifacts, Next Recommended and Risks';
    const moved = (value: string, name: string, before: string): unknown => ({
      pointer: `/${value}`,
      part: 'key',
      message: `${name} comes after ${before}; it was expected before it.`,
      recommendation: `Put the parts in this order: ${names}.`,
      value,
    });
    expect(
      said(envelopeSectionOrder, {
        order: ['status', 'project', 'odd', 3, 'risks', 'next', 'artifacts', 'summary', 'change'],
      }),
    ).toEqual([
      moved('project', 'Change', 'Status'),
      moved('next', 'Next Recommended', 'Risks'),
      moved('artifacts', 'Artifacts', 'Risks'),
      moved('summary', 'Summary', 'Risks'),
      moved('change', 'Change', 'Risks'),
    ]);
    expect(
      said(envelopeSectionOrder, { order: ['change', 'project', 'status', 'summary', 'artifacts', 'next', 'risks'] }),
    ).toEqual([]);
  });

  it('of what is not read', () => {
    const range = { startLine: 3, startColumn: 1, endLine: 3, endColumn: 4 };
    const of = (count: number, restated = false): readonly unknown[] =>
      said(
        envelopeUnread,
        {},
        { restated, unread: Array.from({ length: count }, (_, n) => ({ text: `${String(n)}.ts`, range })) },
      );
    const begins = 'Artifacts names files in what is neither a path nor a list of paths: "0.ts"';
    const problem = {
      pointer: '/artifacts',
      range,
      message: `${begins}. What it claims was not checked.`,
      recommendation: 'List each artifact as an item of its own, with its path in backticks.',
      value: '0.ts',
    };
    expect(of(1, true)).toEqual([problem]);
    expect(of(1)).toEqual([{ ...problem, severity: 'notice' }]);
    expect(of(2, true)).toMatchObject([{ message: `${begins}, and 1 more part. What it claims was not checked.` }]);
    expect(of(3, true)).toMatchObject([{ message: `${begins}, and 2 more parts. What it claims was not checked.` }]);
    expect([of(0), said(envelopeUnread, {})]).toEqual([[], []]);
    expect(said(envelopeUnread, {}, { unread: [{ text: '0.ts', range }] })).toEqual([
      { ...problem, severity: 'notice' },
    ]);
  });
});

describe('The family of result envelopes', () => {
  it('recognises one in a text that was given as JSON, by the version that has its form', () => {
    const recognise = (text: string, form: 'json' | 'markdown' = 'json', found = 0): string | null =>
      loaded.recognise?.(text, { form, found }) ?? null;
    expect(recognise(headed())).toBe('result-envelope@1');
    expect(recognise(block())).toBe('result-envelope@4');
    expect(recognise(headed(), 'markdown')).toBeNull();
    expect(recognise(headed(), 'json', 1)).toBeNull();
    expect(recognise('# Notes\n\n**Status**: fine\n')).toBeNull();
    expect(recognise('{}')).toBeNull();
    const json = '```json\n{"status": "completed", "artifacts": []}\n```\n\n';
    expect([recognise(`${json}${headed()}`), recognise(`${json}${block()}`)]).toEqual([
      ...['result-envelope@1', 'result-envelope@4'],
    ]);
    expect(recognise(json)).toBeNull();
  });

  it('has its settings, and files of logs and documents', () => {
    expect(family.settings?.[0]).toMatchObject({
      name: 'envelope-mode',
      values: ['engram', 'openspec', 'none'],
      placeholder: 'MODE',
      description: expect.stringContaining('result envelopes keep their artifacts') as unknown,
      help: {
        check: expect.stringContaining('engram, openspec or none') as unknown,
        validate: expect.stringContaining('engram, openspec or none') as unknown,
      },
    });
    expect(family.places.map(({ log = false, document = false }) => [log, document])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(family).toMatchObject({
      name: 'result-envelope',
      form: 'markdown',
      isWithoutSession: true,
      noun: 'result envelope',
    });
    expect(family.loose).toEqual({ form: 'markdown', family: 'result-envelope', noun: 'result envelope' });
    expect(loaded.migrations).toEqual(new Map([['result-envelope', ['result-envelope']]]));
  });

  it('tells agents to end with one envelope, of parts in this order', async () => {
    for (const id of ['result-envelope@1', 'result-envelope@4']) {
      expect((await instruction(id)).split('\n')).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Your last message must be one result envelope in Markdown, .* in this order\.$/),
        ]),
      );
    }
    expect(loaded.prompts.get('result-envelope')).toMatchObject({ isJson: false, isSeenByHooks: true });
  });

  it('knows what is written in place of a status', () => {
    const words = envelopeStatusWords({ some: 'partial', none: 'blocked' });
    const meant = (status: string): readonly string[] =>
      [...words].flatMap(([word, { instead }]) => (instead === status ? [word] : []));
    expect(meant('success')).toEqual([
      'complete',
      'completed',
      'done',
      'ok',
      'okay',
      'pass',
      'passed',
      'succeeded',
      'successful',
      'finished',
    ]);
    expect(meant('partial')).toEqual([
      'warn',
      'warning',
      'warnings',
      'incomplete',
      'in_progress',
      'success_with_warnings',
      'success with warnings',
    ]);
    expect(meant('blocked')).toEqual(['fail', 'failed', 'failure', 'error', 'errored', 'aborted', 'cancelled']);
  });
});

describe('An envelope that is migrated', () => {
  const open = (bytes: Uint8Array): ReturnType<typeof reading> =>
    reading(Buffer.from(bytes).toString('utf8'), 'markdown');
  const migrated = (text: string, to = block4): readonly unknown[] => {
    const { after, changed, left } = rewriteEnvelopes(Buffer.from(text), to, open);
    return [Buffer.from(after).toString('utf8'), changed, [...left]];
  };

  it('may lack parts and its status, and be beside JSON', () => {
    const text =
      '```json\n{"status": "completed", "artifacts": []}\n```\n\n## Done\n\n### Summary\n\nx\n\n### Risks\n\nNone\n\n### Next\n\ny\n';
    expect(migrated(text)).toEqual([
      text.replace('### Summary', '**Summary**:').replace('### Risks', '**Risks**:').replace('### Next', '**Next**:'),
      1,
      [],
    ]);
  });

  it('has the word for its status, in any case, and keeps one that is right or unknown', () => {
    const status = (word: string): unknown =>
      /Status\*\*: (.*)/.exec(String(migrated(block({ Status: word }))[0]))?.[1];
    expect(['done', 'DONE', 'Warning', 'failed', 'success', 'blocked', 'odd'].map(status)).toEqual([
      ...['success', 'success', 'partial', 'blocked', 'success', 'blocked', 'odd'],
    ]);
  });

  it('has its labels before the text where one paragraph follows, and above it where several do', () => {
    const text = '## Done\n\n**Status**: success\n\n### Summary\nOne.\n\n### Next\nTwo.\n\n### Risks\n\nNone.\n';
    const labelled = (summary: string, next: string): string =>
      `## Done\n\n**Status**: success\n\n**Summary**:${summary}\n\n**Next**:${next}\n\n**Risks**:\n\nNone.\n`;
    expect(migrated(text)).toEqual([labelled('\nOne.', '\nTwo.'), 1, []]);
    const longer = text.replace('Two.', 'Two.\n\nThree.');
    expect(migrated(longer)).toEqual([labelled('\n\nOne.', '\n\nTwo.\n\nThree.'), 1, []]);
    expect(migrated(longer.replace('### Summary', '### Summary\n  '))).toEqual([
      labelled('\n  \nOne.', '\n\nTwo.\n\nThree.'),
      1,
      [],
    ]);
  });

  it('keeps the labels that it has', () => {
    const text = '**Status**: success\n**Executive Summary**: x\n\n### Next\n\ny\n\n### Risks\n\nNone.\n';
    expect(migrated(text)).toEqual([
      text.replace('Executive ', '').replace('### Next', '**Next**:').replace('### Risks', '**Risks**:'),
      1,
      [],
    ]);
    const labelled = block().replace('Summary', 'Executive Summary');
    expect(migrated(labelled)).toEqual([labelled, 0, []]);
  });

  it('keeps its headings in a version that has them', () => {
    expect(migrated(headed({ status: 'done' }), headed1)).toEqual([headed(), 1, []]);
    expect(migrated(headed(), headed1)).toEqual([headed(), 0, []]);
  });

  it.each<readonly [string | undefined, number]>([
    ['partial', 1],
    ['warning', 1],
    ['odd', 0],
    [undefined, 0],
  ])('is left as it was where its status would be read as %j', (status, changes) => {
    const bytes = Buffer.from(headed({ status: 'warning' }));
    const found = open(bytes);
    let reads = 0;
    const { changed, left } = rewriteEnvelopes(bytes, block4, () => {
      const returns = found.returns.map(({ value: { status: before, ...rest }, ...one }) => ({
        ...one,
        value:
          reads === 0 ? { status: before ?? '', ...rest } : { ...rest, ...(status === undefined ? {} : { status }) },
      }));
      reads++;
      return { ...found, returns };
    });
    expect([changed, left.size]).toEqual([changes, 1 - changes]);
  });

  it('is left as it was where it would never be read as the same', () => {
    const text = `${headed()}\n${headed()}`;
    const found = open(Buffer.from(text));
    let reads = 0;
    const { after, changed, left } = rewriteEnvelopes(Buffer.from(text), block4, (bytes) => {
      reads++;
      const now = open(bytes);
      return reads === 1 ? found : { ...now, returns: now.returns.slice(1) };
    });
    expect(Buffer.from(after).toString('utf8')).toBe(text);
    expect([changed, [...left], reads]).toEqual([0, [0, 1], 3]);
  });

  it('is given up where each attempt breaks another one', () => {
    const text = Array.from({ length: 8 }, () => headed()).join('\n');
    const found = open(Buffer.from(text));
    let reads = 0;
    const { changed, left } = rewriteEnvelopes(Buffer.from(text), block4, () => {
      const broken = reads++ - 1;
      const returns = found.returns.map((one, n) =>
        n === broken ? { ...one, value: { ...one.value, summary: 'other' } } : one,
      );
      return { ...found, returns };
    });
    expect([changed, left.size, reads]).toEqual([0, 8, 7]);
  });

  it('keeps the ends of its lines, and the mark of its bytes', () => {
    const text = `\uFEFF${headed({ summary: 'One.\n\nTwo.' })}`.replaceAll('\n', '\r\n');
    const [after] = migrated(text) as readonly [string];
    expect(after.startsWith('\uFEFF## Proposal Created\r\n')).toBe(true);
    expect(after).toContain('**Summary**:\r\n\r\nOne.\r\n\r\nTwo.\r\n');
    const first = '\uFEFF### Summary\n\nx\n\n### Next\n\ny\n\n### Risks\n\nNone.\n';
    expect(migrated(first)[0]).toBe(first.replace(/### (\w+)/g, '**$1**:'));
    expect(migrated(block())).toEqual([block(), 0, []]);
  });
});

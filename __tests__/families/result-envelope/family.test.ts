import { loaded } from '../../../src/families/result-envelope/family.js';
import { rewriteEnvelopes } from '../../../src/families/result-envelope/migrate.js';
import { sectionRules } from '../../../src/families/result-envelope/rules/sections.js';
import { standard as headed1 } from '../../../src/families/result-envelope/versions/result-envelope@1.js';
import { standard as block4 } from '../../../src/families/result-envelope/versions/result-envelope@4.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { Subject } from '../../../src/model/return.js';
import { listFound, type ReturnRule } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import { block, headed } from '../../support/envelope.js';
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
  return listFound(rule.check(subject, { ...CONTEXT, familySettings }, { ...rule.params, ...params }));
}

describe('What a rule says of an envelope', () => {
  it('of what is not read', () => {
    const range = { startLine: 3, startColumn: 1, endLine: 3, endColumn: 4 };
    const of = (count: number, restated = false): readonly unknown[] =>
      said(
        sectionRules['envelope-unread'],
        {},
        { restated, unread: Array.from({ length: count }, (_, n) => ({ text: `${String(n)}.ts`, range })) },
      );
    const problem = {
      range,
      message: 'Line 3 names a file and was not read: "0.ts".',
      value: '0.ts',
      unread: 1,
    };
    expect(of(1, true)).toEqual([problem]);
    expect(of(1)).toEqual([{ ...problem, severity: 'notice' }]);
    expect([of(0), said(sectionRules['envelope-unread'], {})]).toEqual([[], []]);
    expect(said(sectionRules['envelope-unread'], {}, { unread: [{ text: '0.ts', range }] })).toEqual([
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

import { readSettings } from '../../../src/config/settings.js';
import { stageIn } from '../../../src/engine/run/complete-run.js';
import { validateReturn, type ReturnInput } from '../../../src/engine/run/validate-return.js';
import { standards } from '../../../src/families/registry.js';
import type { Content } from '../../../src/model/tree.js';
import { metaReturn, subagentReturn } from '../../bundle/returns.js';
import { headed } from '../../support/envelope.js';
import { verifyReport } from '../../support/verify-report.js';
import { treeOf } from '../compared.js';
import { rawOptions } from '../../support/raw-options.js';

function textContent(text: string): Content {
  return { kind: 'bytes', bytes: Buffer.from(text) };
}

interface Asked extends Partial<Omit<ReturnInput, 'content'>> {
  readonly content: string | Content | null;
  readonly standard?: string;
  readonly file?: string;
  readonly expectSession?: string;
  readonly isOnDisk?: boolean;
}

/** What is found in a return that is handed over by itself. */
async function validated({ content, standard, file, expectSession, isOnDisk = false, ...given }: Asked) {
  const settings = readSettings(rawOptions({ standard, expectSession, single: { file } }), (name) => name);
  const tree = treeOf({ 'a.md': 'a' });
  const result = await validateReturn(
    {
      name: 'return.json',
      isPlaced: false,
      ...given,
      content: typeof content === 'string' ? textContent(content) : content,
    },
    isOnDisk ? { ...tree, kind: 'workspace' } : tree,
    settings,
  );
  const { report, apparent } = result;
  return {
    report,
    standard: result.standard.id,
    apparent: apparent?.id ?? null,
    rules: report.findings.map(({ rule }) => rule),
    severities: Object.fromEntries(report.findings.map(({ rule, severity }) => [rule, severity])),
    advice: report.findings.map(({ recommendation }) => recommendation),
  };
}

const META = metaReturn(['a.md']);
const ENVELOPE = headed({ artifacts: '- `a.md`' });

function sampleText(family: string): string {
  const sample = standards.find((standard) => standard.family === family && standard.isDefault)?.sample;
  return sample?.text ?? JSON.stringify(sample?.value);
}

function defaultOf(family: string): string {
  return standards.find((standard) => standard.family === family && standard.isDefault)?.id ?? '';
}

describe('a return that is handed over is read', () => {
  test.each<readonly [string, Asked, string, readonly string[]]>([
    ['as the version that was chosen has it', { content: META, standard: 'return-meta@1.2' }, 'return-meta@1.2', []],
    ['as a console return without a choice', { content: subagentReturn(['a.md']) }, defaultOf('subagent-return'), []],
    ['as its name says', { content: META, file: '.return-meta.json' }, defaultOf('return-meta'), []],
    ['by its shape with auto', { content: META, standard: 'auto' }, defaultOf('return-meta'), []],
    ['as an envelope by its shape', { content: ENVELOPE, standard: 'auto' }, defaultOf('result-envelope'), []],
    [
      'with a byte order mark',
      { content: `\uFEFF${META}`, standard: 'auto' },
      defaultOf('return-meta'),
      ['json-encoding'],
    ],
    ['after white space', { content: ` \n\t${META}`, standard: 'auto' }, defaultOf('return-meta'), []],
    [
      'in the text around it',
      { content: `Done.\n\n${META}`, standard: 'auto' },
      defaultOf('return-meta'),
      ['json-syntax'],
    ],
    [
      'as one of two that were chosen',
      { content: META, standard: 'return-meta@2.1,result-envelope@1' },
      'return-meta@2.1',
      [],
    ],
  ])('%s', async (_, asked, id, rules) => {
    const result = await validated(asked);
    expect([result.standard, result.rules, result.apparent]).toEqual([id, rules, null]);
    expect(result.report.returns).toHaveLength(1);
  });

  test.each([
    ['nothing', '', defaultOf('subagent-return'), 'auto'],
    ['prose', 'The work is done.\n', defaultOf('result-envelope'), 'auto'],
    ['a broken object', '{"status": ', 'return-meta@1.2', 'return-meta@1.2'],
    ['nothing, where a document is expected', ' \n', defaultOf('gsd-summary'), defaultOf('gsd-summary')],
  ])('as none where it is %s', async (_, content, id, standard) => {
    const result = await validated({ content, standard });
    expect(result.standard).toBe(id);
    expect([result.report.returns.length, result.report.conclusion]).toEqual([0, 'failed']);
  });

  test('not where it is a link, or too large', async () => {
    const link = await validated({ content: null, standard: 'return-meta@1.2' });
    expect([link.rules, link.standard]).toEqual([['return-object'], 'return-meta@1.2']);
    const large = await validated({ content: { kind: 'too-large', size: 5_000_000 }, standard: 'return-meta@1.2' });
    expect([large.rules, large.report.returns]).toEqual([['file-too-large'], []]);
  });

  test('as the family that takes such a text alone', async () => {
    const both = await validated({ content: verifyReport() });
    expect([both.standard, both.report.returns.map(({ standard }) => standard)]).toEqual([
      defaultOf('verify-result'),
      [defaultOf('verify-result')],
    ]);
    // The mark alone takes no text.
    const shown = await validated({ content: `It has an evidence_revision.\n\n${META}`, standard: 'auto' });
    expect(shown.standard).toBe(defaultOf('return-meta'));
  });

  test('as a story or a spec, which only their reader can tell apart', async () => {
    const file = '_bmad-output/implementation-artifacts/1-2-parse-dates.md';
    const story = await validated({ content: sampleText('bmad-story'), file, name: file, isPlaced: true });
    expect(story.report.returns.map(({ standard }) => standard)).toEqual([defaultOf('bmad-story')]);
    const nothing = await validated({ content: '\n', file, name: file, isPlaced: true });
    expect([nothing.standard, nothing.report.returns]).toEqual([defaultOf('bmad-story'), []]);
  });

  test('as the document of a family', async () => {
    const summary = await validated({
      content: sampleText('gsd-summary'),
      standard: defaultOf('gsd-summary'),
      name: '01-02-SUMMARY.md',
    });
    expect(summary.report.returns.map(({ standard }) => standard)).toEqual([defaultOf('gsd-summary')]);
  });
});

describe('a text that looks like another kind of return', () => {
  test.each([
    ['an envelope', ENVELOPE, 'subagent-return@1.2', 'result-envelope@1'],
    ['a story', sampleText('bmad-story'), 'subagent-return@1.2', defaultOf('bmad-story')],
    ['a summary', sampleText('gsd-summary'), 'result-envelope@1', defaultOf('gsd-summary')],
  ])('is said to look like it: %s', async (_, content, standard, apparent) => {
    expect((await validated({ content, standard })).apparent).toBe(apparent);
  });

  test.each([
    ['an envelope that was read', ENVELOPE, 'result-envelope@1'],
    ['an object', META, 'subagent-return@1.2'],
    ['prose', 'The work is done.\n', 'subagent-return@1.2'],
  ])('is none of them: %s', async (_, content, standard) => {
    expect((await validated({ content, standard })).apparent).toBeNull();
  });
});

describe('a return that is handed over', () => {
  const STANDARD = 'return-meta@1.2';

  test('has a place only where it was given one', async () => {
    const asked = { content: META, standard: STANDARD, name: 'notes/x.json' };
    expect((await validated({ ...asked, isPlaced: true })).rules).toEqual(['return-location']);
    expect((await validated(asked)).rules).toEqual([]);
    expect((await validated(asked)).report.returns[0]?.file).toBe('notes/x.json');
  });

  test('is of the agent that was called, whatever it says', async () => {
    const asked = { content: '{"status": ', standard: STANDARD };
    const nameless = /^Fix subagent return format/;
    expect((await validated(asked)).advice).toEqual([expect.stringMatching(nameless)]);
    expect((await validated({ ...asked, agent: ' \t' })).advice).toEqual([expect.stringMatching(nameless)]);
    expect((await validated({ ...asked, agent: null })).advice).toEqual([expect.stringMatching(nameless)]);
    expect((await validated({ ...asked, agent: 'coder' })).advice).toEqual([
      expect.stringMatching(/^Fix coder subagent return format/),
    ]);
    expect((await validated({ content: META, standard: STANDARD, agent: 'coder' })).report.returns[0]?.agent).toBe(
      'coder',
    );
    expect((await validated({ content: META, standard: STANDARD })).report.returns[0]?.agent).toBe(
      'general-implementation-agent',
    );
  });

  test('may be in progress until its agent has stopped', async () => {
    const content = JSON.stringify({
      ...(JSON.parse(META) as object),
      status: 'in_progress',
      started_at: '2026-01-28T11:59:00Z',
      artifacts: [],
    });
    const severity = async (given: Partial<Asked>): Promise<unknown> =>
      (await validated({ content, standard: STANDARD, ...given })).severities['status-in-progress'];
    const usual = await severity({});
    expect(usual).not.toBe('error');
    expect(await severity({ hasEnded: false })).toBe(usual);
    expect(await severity({ hasEnded: true })).toBe('error');
  });

  test('may be followed by a last message, which is none', async () => {
    const said = async (lastMessage: string | null): Promise<readonly string[]> =>
      (await validated({ content: META, standard: STANDARD, lastMessage })).rules;
    expect(await said(null)).toEqual([]);
    expect(await said('The work is done.')).toEqual([]);
    expect(await said('{"status": "implemented"}')).toEqual(['console-json']);
  });

  test('need not echo a session where there is none in the text', async () => {
    const asked = { standard: STANDARD, expectSession: 'sess_1769000000_other1' };
    expect((await validated({ ...asked, content: META })).rules).toEqual(['session-id-mismatch']);
    expect((await validated({ ...asked, content: '{' })).rules).toEqual(['json-syntax']);
  });

  test('is called by what it is in Markdown', async () => {
    const said = async (content: string, standard: string): Promise<readonly string[]> =>
      (await validated({ content, standard })).report.findings.map(({ message }) => message);
    expect(await said('# Notes\n', 'result-envelope@1')).toEqual([expect.stringMatching(/result envelope/)]);
    expect(await said('# Notes\n', 'auto')).toEqual([expect.stringMatching(/result envelope/)]);
    expect(await said('# Notes\n', 'verify-result@1')).toEqual([expect.not.stringMatching(/result envelope/)]);
  });
});

test('a tree of a commit has committed returns, any other those on disk', () => {
  const tree = treeOf({});
  expect([stageIn(tree), stageIn({ ...tree, kind: 'workspace' })]).toEqual(['committed', 'on-disk']);
});

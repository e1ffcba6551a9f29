import type { Context } from '../../src/model/context.js';
import type { Json } from '../../src/model/json.js';
import type { Example } from '../../src/model/rule.js';
import { standards } from '../../src/families/registry.js';
import { checkExample } from '../support/gate.js';
import { problemsOf } from '../support/problems.js';

/** The rules on returns that speak of a version's sample with some edits. */
function raised(
  standard: string,
  set: Readonly<Record<string, Json>> = {},
  more: { remove?: readonly string[]; file?: string; context?: Partial<Context> } = {},
): readonly string[] {
  const version = standards.find(({ id }) => id === standard);
  const rules = version?.rules.flatMap(({ rule }) => (rule.scope === 'return' ? [rule] : [])) ?? [];
  return rules.filter((rule) => problemsOf(rule, { standard, set, ...more }).length > 0).map(({ id }) => id);
}

const ERROR = { type: 'timeout', message: 'Out of time.', recoverable: true, recommendation: 'Try again.' };

describe('where the documents of the standard contradict each other', () => {
  it('a path is one path, spaces and all, and a link is followed within the tree only', async () => {
    const version = standards.find(({ id }) => id === 'return-meta@1.2');
    if (version === undefined) throw new Error('no return-meta@1.2');
    const evaluated = async (tree: Example['tree'], path: string): Promise<readonly string[]> => {
      const { findings } = await checkExample(version, { set: { '/artifacts/0/path': path }, tree: tree ?? {} });
      return findings.map(({ rule }) => rule);
    };
    expect(await evaluated({ 'docs/two words.md': '# Here\n' }, 'docs/two words.md')).toEqual([]);
    expect(await evaluated({ 'docs/two': '# Here\n', 'words.md': '# Here\n' }, 'docs/two words.md')).toEqual([
      'artifact-missing',
    ]);
    expect(await evaluated({ 'real.md': '# Here\n', 'docs/to.md': { link: '../real.md' } }, 'docs/to.md')).toEqual([]);
    expect(await evaluated({ 'docs/to.md': { link: '../gone.md' } }, 'docs/to.md')).toEqual(['artifact-missing']);
    expect(await evaluated({ 'docs/to.md': { link: '/etc/hosts' } }, 'docs/to.md')).toEqual(['artifact-path-relative']);
  });

  it('about 100 tokens and 500 characters are warnings of their own', () => {
    expect(raised('subagent-return@1.2', { '/summary': `${'Dates are read. '.repeat(2)}${'x'.repeat(420)}` })).toEqual([
      'summary-tokens',
    ]);
    const long = raised('subagent-return@1.2', { '/summary': `It works. ${'x'.repeat(500)}.` });
    expect(long).toEqual(expect.arrayContaining(['summary-length', 'summary-tokens']));
  });

  it('every failure is reported, not only the first', () => {
    const all = raised('return-meta@1.2', { '/status': 'done', '/artifacts/0/type': 'x', '/metadata/agent_type': ' ' });
    expect(all).toEqual(expect.arrayContaining(['status-value', 'artifact-type', 'agent-type-empty']));
  });

  it('a metadata file that stays after postflight is no finding unless it is asked for', () => {
    const use = standards
      .find(({ id }) => id === 'return-meta@1.2')
      ?.rules.find(({ rule }) => rule.id === 'meta-file-leftover');
    expect(use?.severity ?? use?.rule.severity).toBe('off');
  });

  it('failed may be recoverable', () => {
    const set = { '/status': 'failed', '/artifacts': [], '/errors': [ERROR] };
    expect(raised('subagent-return@1.2', set)).toEqual([]);
  });

  it.each(standards.filter(({ sample }) => sample.value !== undefined).map(({ id }) => id))(
    'a success without artifacts is phantom work in %s',
    (id) => {
      expect(raised(id, { '/artifacts': [] })).toContain('phantom-work');
    },
  );

  it('an empty partial is accepted, with a notice where its document allows it for failed and blocked only', () => {
    const set = { '/status': 'partial', '/artifacts': [], '/errors': [ERROR] };
    expect(raised('subagent-return@1.2', set)).toEqual(['partial-without-artifacts']);
    expect(raised('subagent-return@2.0', set)).toEqual([]);
  });
});

import { toConfig } from '../../../src/config/config.js';
import { readSettings } from '../../../src/config/settings.js';
import { findLoosened } from '../../../src/engine/run/find-loosened.js';
import type { Json } from '../../../src/model/json.js';
import type { Loosened } from '../../../src/model/report.js';
import type { Tree } from '../../../src/model/tree.js';
import { metaReturn } from '../../bundle/returns.js';
import { CONTEXT } from '../../support/context.js';
import { treeOf, type Files } from '../compared.js';

const ONE = 'specs/1_a/.return-meta.json';
const TWO = 'specs/2_b/.return-meta.json';
const FILES: Files = {
  [ONE]: metaReturn(['a.md']),
  [TWO]: metaReturn(['b.md']),
  'openspec/changes/x/proposal.md': '# A proposal\n',
  'src/a.ts': 'export {};\n',
};

const LARGE = 'x'.repeat(2 * 1024 * 1024);
const BMAD = '_bmad-output/implementation-artifacts';

interface Asked {
  readonly patterns?: readonly string[];
  readonly ignore?: readonly string[];
  readonly config?: Json;
  readonly files?: Files;
  readonly tree?: Tree;
}

async function loosened({ patterns = [], ignore = [], config, files = FILES, tree }: Asked) {
  const settings = readSettings(
    { patterns, ignore, clock: CONTEXT.now },
    (name) => `The option --${name}`,
    config === undefined ? null : toConfig('.return-gate.yml', config),
  );
  return findLoosened(settings, { tree: tree ?? treeOf(files), single: null });
}

/** The cause of a pattern of the configuration that leaves returns out. */
function byIgnore(pattern: string): Loosened {
  return { setting: 'ignore', by: '.return-gate.yml', pattern };
}

const BY_PATHS: Loosened = { setting: 'paths', by: '.return-gate.yml', pattern: null };

describe('returns are left out', () => {
  test.each<readonly [string, readonly Loosened[], Asked]>([
    ['by nothing where nothing is set', [], {}],
    ['by a pattern of ignore', [byIgnore('specs/2_b/**')], { config: { ignore: ['specs/2_b/**'] } }],
    [
      'by the first pattern that matches, and by none that leaves out nothing else',
      [byIgnore('specs/2_b/**')],
      { config: { ignore: ['src/**', 'openspec/**', 'specs/2_b/**', '**/.return-meta.json.bak', 'specs/2*/**'] } },
    ],
    [
      'by each of two patterns',
      [byIgnore('specs/2_b/**'), byIgnore('specs/**')],
      { config: { ignore: ['specs/2_b/**', 'specs/**'] } },
    ],
    [
      'by an option, as the caller names it',
      [{ setting: 'ignore', by: 'the option --ignore', pattern: 'specs/2_b/**' }],
      { ignore: ['specs/2_b/**'], config: { ignore: ['specs/1_a/**'] } },
    ],
    [
      'by an option alone',
      [{ setting: 'ignore', by: 'the option --ignore', pattern: 'specs/2_b/**' }],
      { ignore: ['specs/2_b/**'] },
    ],
    [
      'by ignore among what the caller selects, whatever the configuration selects',
      [byIgnore('specs/**')],
      { patterns: ['specs/1_a/**'], config: { paths: ['openspec/**'], ignore: ['specs/**'] } },
    ],
    [
      'where the name of an unreadable file says that it is one',
      [byIgnore(`${BMAD}/**`)],
      { files: { [`${BMAD}/1-2-parse-dates.md`]: LARGE }, config: { ignore: [`${BMAD}/**`] } },
    ],
    [
      'not where an unreadable file may be any document',
      [],
      { files: { [`${BMAD}/notes.md`]: LARGE }, config: { ignore: [`${BMAD}/**`] } },
    ],
    ['by paths that select others', [BY_PATHS], { config: { paths: ['specs/1_a/**'] } }],
    ['by no paths that select all of them', [], { config: { paths: ['specs/**'] } }],
    ['by no paths of the caller', [], { patterns: ['specs/1_a/**'] }],
    [
      'by no paths of the configuration that the caller overrides',
      [],
      {
        patterns: ['specs/**'],
        config: { paths: ['specs/1_a/**'] },
      },
    ],
    [
      'by ignore among what paths select, and by paths among the rest',
      [byIgnore('specs/1_a/**'), BY_PATHS],
      { config: { paths: ['specs/1_a/**'], ignore: ['specs/1_a/**'] } },
    ],
    [
      'by paths, whatever ignore says of what they do not select',
      [BY_PATHS],
      { config: { paths: ['specs/1_a/**'], ignore: ['specs/2_b/**'] } },
    ],
    ['not where the files hold none', [], { config: { ignore: ['openspec/**', 'src/**'] } }],
    [
      'where nobody can read them',
      [byIgnore('specs/**')],
      {
        files: { [ONE]: LARGE },
        config: { ignore: ['specs/**'] },
      },
    ],
    [
      'where they hold what should be one',
      [byIgnore('specs/**')],
      {
        files: { [ONE]: '{' },
        config: { ignore: ['specs/**'] },
      },
    ],
  ])('%s', async (_, causes, asked) => {
    expect(await loosened(asked)).toEqual(causes);
  });

  test('beside rules that cannot fail', async () => {
    const config = { ignore: ['specs/2_b/**'], rules: { 'artifact-missing': 'off' } };
    expect(await loosened({ config })).toEqual([
      { setting: 'rules', by: '.return-gate.yml', rule: 'artifact-missing', level: 'off' },
      byIgnore('specs/2_b/**'),
    ]);
  });

  test('however many files without one come before', async () => {
    const documents = Array.from({ length: 45 }, (_, n) => [`openspec/changes/x${String(n)}/proposal.md`, '# A\n']);
    const files = { ...(Object.fromEntries(documents) as Files), 'specs/9_z/.return-meta.json': metaReturn([]) };
    expect(await loosened({ files, config: { ignore: ['**'] } })).toEqual([byIgnore('**')]);
    expect(await loosened({ files: Object.fromEntries(documents) as Files, config: { ignore: ['**'] } })).toEqual([]);
  });

  test('by nothing for a return that is checked by itself, or under a policy', async () => {
    const settings = readSettings(
      { patterns: [], ignore: [], clock: CONTEXT.now },
      (name) => name,
      toConfig('c', { ignore: ['specs/**'] }),
    );
    const tree = treeOf(FILES);
    const single = { form: 'json', family: null, reduced: false, single: true } as const;
    expect(await findLoosened(settings, { tree, single })).toEqual([]);
    const none = toConfig('p', {});
    const policy = { config: none, options: settings.readFrom.options, project: none, overruled: [] };
    const under = { ...settings, readFrom: { ...settings.readFrom, policy } };
    expect(await findLoosened(under, { tree, single: null })).toEqual([]);
    expect(await findLoosened(settings, { tree, single: null })).toHaveLength(1);
  });
});

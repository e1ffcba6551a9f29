import { compilePatterns } from '../../src/gather/glob.js';
import type { Override } from '../../src/config/settings.js';
import type { Report } from '../../src/model/report.js';
import type { Level } from '../../src/model/finding.js';
import { chooseStandards, namedStandards } from '../../src/families/choose.js';
import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { memoryTree } from '../support/memory-tree.js';
import { runOver } from '../support/run.js';

async function override(
  pattern: string,
  levels: Readonly<Record<string, Level>>,
  standards = 'auto',
): Promise<Override> {
  return {
    paths: [pattern],
    matches: compilePatterns([pattern]),
    findings: null,
    levels: new Map(Object.entries(levels)),
    standards: namedStandards(standards),
  };
}

const CHOSEN = chooseStandards('auto');

const NEW = 'specs/1_new/.return-meta.json';
const OLD = 'specs/archive/2_old/.return-meta.json';
const LOG = 'returns/3.return.json';
const OLD_LOG = 'returns/archive/6.return.json';
const COMPLETED = ['specs/7_new/.return-meta.json', 'specs/archive/8_old/.return-meta.json'] as const;

const ALMOST = metaReturn(['real.md']).replace('"implemented"', '"completed"');

/** Each thing that is wrong is so in a file and in an archived one. */
const FILES: Readonly<Record<string, string>> = {
  [NEW]: metaReturn(['never.md', 'blank.md', 'Real.md']),
  [OLD]: metaReturn(['never.md', 'blank.md', 'Real.md']),
  'specs/4_new/.return-meta.json': '{',
  'specs/archive/5_old/.return-meta.json': '{',
  [COMPLETED[0]]: ALMOST,
  [COMPLETED[1]]: ALMOST,
  [LOG]: subagentReturn(['real.md']),
  [OLD_LOG]: subagentReturn(['real.md']),
  'blank.md': ' \n',
  'real.md': '# Real\n',
};

async function evaluate(overrides: readonly Override[], levels: Readonly<Record<string, Level>> = {}): Promise<Report> {
  const files = new Map(Object.entries(FILES).map(([path, content]) => [path, { kind: 'file', content } as const]));
  return runOver({
    tree: memoryTree({ file: NEW, files, earlier: new Map(), workspace: new Set() }),
    standards: CHOSEN,
    levels: new Map(Object.entries(levels)),
    overrides,
    maxFileSize: 1024 * 1024,
  });
}

/** Severities of a rule's findings by file. */
function where({ findings }: Report, rule: string): Readonly<Record<string, string>> {
  const found = findings.filter((finding) => finding.rule === rule);
  return Object.fromEntries(found.map(({ file, severity }) => [file ?? 'the run', severity]));
}

describe('a run with overrides', () => {
  test('has a severity for one finding by its fingerprint, and leaves its twin in another file as it is', async () => {
    const usual = await evaluate([]);
    const [finding] = usual.findings.filter(({ rule, file }) => rule === 'artifact-missing' && file === OLD);
    const named = async (levels: Readonly<Record<string, Level>>, pattern = '**'): Promise<Override> => ({
      ...(await override(pattern, levels)),
      findings: new Set([finding?.fingerprint ?? '']),
    });
    const off = await evaluate([await named({ 'artifact-missing': 'off' })]);
    expect(off.findings).toEqual(usual.findings.filter((one) => one !== finding));
    const mild = await evaluate([await named({ 'artifact-missing': 'notice' })]);
    expect(mild.findings.filter(({ rule }) => rule === 'artifact-missing').map(({ severity }) => severity)).toEqual([
      'error',
      'notice',
    ]);
    // Neither another rule nor other files are meant.
    expect((await evaluate([await named({ 'artifact-blank': 'off' })])).findings).toEqual(usual.findings);
    expect((await evaluate([await named({ 'artifact-missing': 'off' }, 'src/**')])).findings).toEqual(usual.findings);
    const last = [await named({ 'artifact-missing': 'off' }), await named({ 'artifact-missing': 'warning' })];
    expect(where(await evaluate(last), 'artifact-missing')[OLD]).toBe('warning');
  });

  test('checks by another version for some paths', async () => {
    const report = await evaluate([await override('**/archive/**', {}, 'return-meta@2.1,subagent-return@1.0')]);
    expect(report.returns.map(({ file, standard }) => [file, standard])).toEqual([
      [LOG, 'subagent-return@1.2'],
      [OLD_LOG, 'subagent-return@1.0'],
      [NEW, 'return-meta@1.2'],
      [COMPLETED[0], 'return-meta@1.2'],
      [OLD, 'return-meta@2.1'],
      [COMPLETED[1], 'return-meta@2.1'],
    ]);
  });

  test('holds what fails the version of an override against the others of its family', async () => {
    expect(where(await evaluate([]), 'standard-mismatch')).not.toHaveProperty([LOG]);
    const report = await evaluate([await override(LOG, {}, 'subagent-return@2.0')]);
    expect(where(report, 'standard-mismatch')).toHaveProperty([LOG]);
    expect(where(report, 'standard-mismatch')).not.toHaveProperty([OLD_LOG]);
  });
});

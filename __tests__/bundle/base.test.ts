import { makeHub, type Hub } from '../support/hub.js';
import { check, evaluate, type ReportedRun } from '../support/command-line.js';
import { git, writeFiles } from '../support/repository.js';
import { metaReturn } from './returns.js';

const OLD = 'specs/1_old/.return-meta.json';
const LEGACY = 'specs/2_legacy/.return-meta.json';
const NEW = 'specs/3_new/.return-meta.json';

/** `main` holds a true return, and one that was never true and is nobody's business on a branch. */
let hub: Hub;

beforeAll(() => {
  hub = makeHub({
    [OLD]: metaReturn(['src/old.ts']),
    'src/old.ts': 'export {};\n',
    [LEGACY]: metaReturn(['src/never.ts']),
    'src/other.ts': 'export {};\n',
  });
  hub.commit('claims-untouched', { files: { [NEW]: metaReturn(['src/other.ts']) } });
  hub.commit('claims-nothing', {
    files: { [NEW]: metaReturn(['src/new.ts']), 'src/new.ts': 'export {};\n', 'src/other.ts': 'export default 1;\n' },
  });
  hub.commit('deletes', { removed: ['src/old.ts'] });
  hub.commit('elsewhere', { files: { 'src/other.ts': 'export default 2;\n' } });
  hub.commit('main', { files: { 'src/main.ts': 'export {};\n', 'specs/4_main/.return-meta.json': metaReturn(['x']) } });
});

function found({ findings }: ReportedRun): readonly string[] {
  return findings.map(({ rule, severity, file, pointer }) => `${severity} ${rule} ${file ?? ''}${pointer ?? ''}`);
}

function evaluated({ returns }: ReportedRun): readonly string[] {
  return returns.map(({ file }) => file);
}

const CHANGED = ['--base', 'origin/main', '--changed-only'];

describe('--base', () => {
  test('alone checks all returns, and turns on the rules on changes', async () => {
    const { report, status } = await evaluate(hub.checkout('claims-untouched'), ['--base', 'origin/main']);
    expect(evaluated(report)).toEqual([OLD, LEGACY, NEW]);
    expect(found(report)).toEqual([
      `error artifact-missing ${LEGACY}/artifacts/0/path`,
      `warning artifact-unchanged ${NEW}/artifacts/0/path`,
    ]);
    // The error stood before.
    expect([status, report.counts]).toMatchObject([0, { errors: 0, warnings: 1, preexisting: 1 }]);
  });

  test('compares with the checked commit, whatever is checked out', async () => {
    const { report } = await evaluate(hub.checkout('main'), ['--at', 'origin/deletes', ...CHANGED]);
    expect(evaluated(report)).toEqual([OLD]);
  });

  test('compares below the project root alone', async () => {
    const clone = hub.checkout('claims-nothing');
    const { report } = await evaluate(`${clone}/specs`, ['--base', 'origin/main']);
    expect(report.source.root).toBe('specs');
    expect(found(report).filter((line) => line.includes('unclaimed'))).toEqual([]);
  });

  test('of which history does not tell where a branch left it is compared with as it is, and standard error says so', async () => {
    const clone = hub.checkout('deletes', 1);
    const git = (...args: readonly string[]) => hub.git('-C', clone, ...args);
    git('fetch', '--quiet', '--depth=1', 'origin', 'main:refs/heads/base');
    const { report, stderr } = await evaluate(clone, ['--base', 'base', '--changed-only']);
    expect(evaluated(report)).toEqual([OLD]);
    expect(stderr).toMatch(/^return-gate: warning: history is too shallow.*left base.*git fetch --unshallow\)\.\n$/);
  });

  test('says that the configuration of the branch counts, where the branch touches it', async () => {
    hub.commit('configured', { files: { '.return-gate.yml': 'fail-on: never\n' } });
    const { stderr } = await evaluate(hub.checkout('configured'), ['--base', 'origin/main']);
    expect(stderr).toMatch(/^return-gate: warning: \.return-gate\.yml changed since origin\/main and counts here/);
  });

  test('by the name of a branch that only the remote has is a comparison with that, whatever tag has the name', async () => {
    const clone = hub.checkout('claims-untouched');
    git(clone, ['tag', 'main', 'HEAD']);
    const { report, status, stderr } = await evaluate(clone, ['--base', 'main', '--changed-only']);
    expect([evaluated(report), status]).toEqual([[NEW], 0]);
    expect(stderr).toBe('return-gate: The base is the branch main, and not the tag main, which is another commit.\n');
  });

  test.each([
    [['--changed-only'], /--changed-only needs a commit to compare with: add --base REV/],
    [['--base', 'origin/main', '--workspace'], /--base compares two commits: leave out --workspace/],
    [['--base', 'nowhere'], /--base: git does not know the revision "nowhere"/],
    [['--base', 'main~0'], /Did you mean origin\/main~0\?/],
    [['--base='], /--base needs a value: --base REV/],
    [['--base=-x'], /is not a revision/],
    [['--base', '@{upstream}'], /--base: git does not know/],
    [['--base', 'origin/main', '--base', 'x'], /given twice/],
    [
      ['--base', 'origin/elsewhere', '--expect-session', 'x'],
      /expect-session needs exactly one return, and \d+ were found/,
    ],
  ])('%j is wrong usage', async (args, says) => {
    const clone = hub.checkout('elsewhere');
    const { status, stdout, stderr } = await check(clone, args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/internal/);
  });

  test('is checked without a word where the session is that of the changed return', async () => {
    const { status } = await check(hub.checkout('claims-untouched'), [
      ...CHANGED,
      '--expect-session',
      'sess_1769000000_abc123',
    ]);
    expect(status).toBe(0);
    const other = await evaluate(hub.checkout('claims-untouched'), [...CHANGED, '--expect-session', 'sess_1_other']);
    expect(found(other.report)).toContain(`error session-id-mismatch ${NEW}/metadata/session_id`);
  });

  test('does not look at what is on disk', async () => {
    const clone = hub.checkout('elsewhere');
    writeFiles(clone, { [OLD]: '{', 'src/old.ts': '' });
    const { report } = await evaluate(clone, CHANGED);
    expect(evaluated(report)).toEqual([]);
  });
});

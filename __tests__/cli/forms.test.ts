import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';
import { returnGate } from '../support/command-line.js';

const CONFIG = `forms:
  results:
    files: ['runs/*.json']
    claims: { created: '/files/*' }
    status: { at: '/status', success: [DONE], open: ['*'] }
`;
const TASK = '---\nstatus: Done\nmodified_files:\n  - src/a.ts\n  - src/*.none.ts\n---\n';

function result(files: readonly string[]): string {
  return `${JSON.stringify({ status: 'DONE', files })}\n`;
}

const project = makeRepository(
  [
    {
      files: {
        '.return-gate.yml': CONFIG,
        'runs/1.json': result(['src/a.ts', 'src/never.ts']),
        'runs/2.json': result([]),
        'backlog/tasks/1.md': TASK,
        'src/a.ts': 'a\n',
      },
    },
  ],
  { checkout: true },
).directory;

describe('forms', () => {
  test('shows what the forms and the presets find', async () => {
    const { status, stdout } = await returnGate(['forms', '--no-color'], { cwd: project });
    expect(status).toBe(0);
    expect(stdout.split('\n\n').slice(0, 3)).toEqual([
      [
        'results (form) 2 files',
        '  runs/1.json',
        '    status DONE, 2 claims',
        '    present created src/a.ts',
        '    missing created src/never.ts',
        '  runs/2.json',
        '    status DONE, 0 claims',
      ].join('\n'),
      [
        'backlog (preset, not in the configuration) 1 file',
        '  backlog/tasks/1.md',
        '    status Done, 1 claim',
        '    present modified src/a.ts',
        '    unread Line 5 names a file and was not read: "src/*.none.ts".',
      ].join('\n'),
      'gsd2 (preset, not in the configuration) 0 files',
    ]);
  });

  test('gives the same as JSON', async () => {
    const { stdout } = await returnGate(['forms', '--format', 'json'], { cwd: project });
    expect((JSON.parse(stdout) as { readonly forms: readonly object[] }).forms[0]).toEqual({
      name: 'results',
      preset: false,
      files: 2,
      empty: [],
      returns: [
        {
          file: 'runs/1.json',
          line: 1,
          status: 'DONE',
          claims: [
            { path: 'src/a.ts', type: 'created', verdict: 'present' },
            { path: 'src/never.ts', type: 'created', verdict: 'missing' },
          ],
          unread: [],
        },
        { file: 'runs/2.json', line: 1, status: 'DONE', claims: [], unread: [] },
      ],
    });
  });

  test.each([
    ['a whole configuration', CONFIG],
    ['what is under forms', CONFIG.replace(/^forms:\n/, '').replace(/^ {2}/gm, '')],
  ])('tries %s', async (_, text) => {
    const file = join(temporaryFolder(), 'try.yml');
    writeFileSync(file, text);
    const { stdout } = await returnGate(['forms', '--no-color', '--try', file], { cwd: project });
    expect(stdout).toMatch(/^results \(form\) 2 files\n {2}runs\/1\.json\n/);
    expect(stdout).not.toContain('preset');
  });

  test('names sources that find nothing, words in no list and deletions that were not done', async () => {
    const file = join(temporaryFolder(), 'try.yml');
    const sources = "claims: { created: '/file/*', deleted: '/files/*' }\n  status: { at: '/status', success: [OK] }";
    writeFileSync(file, `own:\n  files: ['runs/1.json']\n  ${sources}\n`);
    const { stdout } = await returnGate(['forms', '--no-color', '--try', file], { cwd: project });
    expect(stdout.split('\n').slice(1)).toEqual([
      '  runs/1.json',
      '    status DONE (in no list: counts as a success), 2 claims',
      '    still there deleted src/a.ts',
      '    missing deleted src/never.ts',
      '  nothing at /file/* in this file',
      '',
    ]);
  });

  test('refuses a form without a name once', async () => {
    const file = join(temporaryFolder(), 'try.yml');
    writeFileSync(file, "files: ['runs/*.json']\nclaims: { created: '/files/*' }\n");
    const { status, stderr } = await returnGate(['forms', '--try', file], { cwd: project });
    expect([status, stderr.trimEnd().split('\n').length]).toEqual([2, 2]);
    expect(stderr).toContain('try.yml:1:1 forms has the keys of a form, but no name above them');
  });

  test('names the line of a mistake, as the file that is tried has it', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'try.yml': "own:\n  files: ['a/*.json']\n  claim: { created: '/files/*' }\n" });
    const { status, stderr } = await returnGate(['forms', '--try', join(folder, 'try.yml')], { cwd: project });
    expect([status, stderr.split('\n')[1]]).toEqual([
      2,
      `${join(folder, 'try.yml')}:3:3 There is no key "claim" in forms.own. Did you mean "claims"?`,
    ]);
  });
});

describe('validate --form', () => {
  test.each([
    ['results', 'runs/1.json', 1],
    ['backlog', 'backlog/tasks/1.md', 0],
  ])('%s checks one file', async (form, file, status) => {
    const { stdout, ...ended } = await returnGate(['validate', '--no-color', '--form', form, file], { cwd: project });
    expect([ended.status, stdout.split('\n')[0]]).toEqual([status, `[PASS] Return is one of the form ${form}`]);
  });

  test('names the nearest form', async () => {
    const { status, stderr } = await returnGate(['validate', '--form', 'result', 'runs/1.json'], { cwd: project });
    expect([status, stderr]).toEqual([2, expect.stringContaining('There is no form "result". Did you mean results?')]);
  });
});

test('prompt --form says what to write', async () => {
  const { stdout } = await returnGate(['prompt', '--form', 'results'], { cwd: project });
  expect(stdout).toContain('- At "/files/*": each file that the work created.\n');
  expect(stdout).toContain('- At "/status": "DONE" if the work is done and committed, any other word while it goes on');
});

test('init proposes a preset whose files are there', async () => {
  const { directory } = makeRepository([{ files: { 'backlog/tasks/1.md': TASK, 'src/a.ts': 'a\n' } }]);
  const { stdout } = await returnGate(['init', '--no-color'], { cwd: directory });
  expect(stdout).toContain('  backlog@1  1 return  1 without an error');
  expect(stdout).toContain('  forms:\n    use: [backlog]\n');
  const own = await returnGate(['init', '--no-color'], { cwd: project });
  expect(own.stdout).toContain(
    'Files of the preset backlog are there: add it to .return-gate.yml as forms: { use: [backlog] }.',
  );
});

test('a file at the place of a built-in family stays with it, and a form without another file is refused', async () => {
  const config = CONFIG.replace("['runs/*.json']", "['runs/*.json', '**/.return-meta.json']");
  const only = { '.return-gate.yml': config, 'specs/1_a/.return-meta.json': '{}' };
  const files = { ...only, 'runs/1.json': result(['src/a.ts']), 'src/a.ts': 'a\n' };
  const both = makeRepository([{ files }]).directory;
  const { stderr } = await returnGate(['check'], { cwd: both });
  expect(stderr).toBe(
    'return-gate: notice: 1 file of the form results is read as return-meta, and not by the form: specs/1_a/.return-meta.json.\n',
  );
  const refused = await returnGate(['check'], { cwd: makeRepository([{ files: only }]).directory });
  expect([refused.status, refused.stderr]).toEqual([
    2,
    expect.stringContaining('All files of the form results are read as return-meta, and not by the form'),
  ]);
});

test('--show-config shows each form, and --files which of its patterns has a file', async () => {
  const shown = await returnGate(['check', '--show-config', '--no-color'], { cwd: project });
  expect(shown.stdout).toMatch(/forms\.results +runs\/\*\.json, created: \/files\/\* +\.return-gate\.yml\n/);
  const listed = await returnGate(['check', '--files', '--no-color'], { cwd: project });
  expect(listed.stdout).toMatch(/runs\/1\.json +results@1 +matches runs\/\*\.json\n/);
});

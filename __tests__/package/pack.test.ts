import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { publint } from 'publint';
import ts from 'typescript';
import { makeRepository, writeFiles } from '../support/repository.js';
import { makeStranger } from '../support/stranger.js';
import { metaReturn } from '../bundle/returns.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** npm as it runs here: the tests themselves are started by it, but may be by something else. */
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, args: readonly string[], cwd: string): Ended {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, stdout, stderr };
}

/** The links and pictures of a page in Markdown and HTML that have no scheme, without what comes after `#`. */
function relativeLinks(page: string): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8').replace(/^```[^]*?^```/gm, '');
  const found = [...text.matchAll(/\]\(([^()\s]+)\)|\b(?:href|src|srcset)="([^"\s]+)"|^\[[^\]]+\]: (\S+)/gm)];
  return found
    .map(([, link, attribute, reference]) => (link ?? attribute ?? reference ?? '').replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z][a-z\d+.-]*:/i.test(link));
}

let folder = '';

/** The package as a user has it: packed in a new clone, and installed from the file in a folder beside it, without a registry. */
beforeAll(() => {
  const stranger = makeStranger();
  folder = join(stranger.folder, 'user');
  writeFiles(folder, { 'package.json': '{ "name": "user", "private": true, "type": "module" }\n' });
  const packed = stranger.sh('npm pack --pack-destination ../user', stranger.clone);
  if (packed.status !== 0) throw new Error(packed.stderr);
  const installed = stranger.sh('npm install ./return-gate-*.tgz', folder);
  if (installed.status !== 0) throw new Error(installed.stderr);
});

describe('The packed package', () => {
  test('installs nothing but itself', () => {
    const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(names).toEqual(['return-gate']);
  });

  test('runs check by npx', () => {
    const { directory } = makeRepository([
      { files: { 'specs/1_one/.return-meta.json': metaReturn(['a.ts']), 'a.ts': 'export {};\n' } },
    ]);
    const ended = run(NPM, ['exec', '--offline', '--', 'return-gate', 'check', '--root', directory], folder);
    expect(ended.stderr).not.toMatch(/return-gate:/);
    expect([ended.status, ended.stdout.trimEnd().split('\n').pop()]).toEqual([
      0,
      'PASSED: 1 return, 1 claim, no findings',
    ]);
  });

  test('is a library: check checks a repository, and rules and standards are data', () => {
    const { directory } = makeRepository([{ files: { 'specs/1_one/.return-meta.json': metaReturn(['a.ts']) } }]);
    const script = join(folder, 'use.js');
    writeFileSync(
      script,
      `import { check, rules, standards, validate } from 'return-gate';
const report = await check({ root: ${JSON.stringify(directory)}, now: new Date('2026-01-28T12:00:00Z') });
const text = ${JSON.stringify(metaReturn(['b.ts']))};
const now = '2026-01-28T12:00:00Z';
const root = ${JSON.stringify(directory)};
const valid = await validate(text, { root, now, standard: 'return-meta@1.2' });
const placed = await validate(Buffer.from(text), { root, now, file: 'specs/2_two/.return-meta.json' });
const other = await validate('no return', { root, now });
const wrong = await validate(text, { standard: 'return-meta@9' }).catch((error) => error.message);
const failed = await check({ root: ${JSON.stringify(join(directory, 'nowhere'))} }).catch((error) => error.message);
console.log(JSON.stringify({
  conclusion: report.conclusion,
  claims: report.returns[0].claims.map(({ verdict }) => verdict),
  rule: rules.find(({ id }) => id === 'artifact-missing').severity,
  standard: standards.find((standard) => standard.default && standard.family === 'return-meta').id,
  failed,
  valid: [valid.conclusion, valid.findings.map(({ rule, file }) => [rule, file])],
  placed: [placed.conclusion, placed.source.kind, placed.findings.map(({ rule, file }) => [rule, file])],
  other: other.findings.map(({ rule }) => rule),
  wrong,
  refused: await Promise.all([
    validate(JSON.parse(text)).catch((error) => error.message),
    validate(text, { now: new Date('never') }).catch((error) => error.message),
    check({ now: new Date('never') }).catch((error) => error.message),
  ]),
  places: await Promise.all(['./specs/2_two/.return-meta.json', '../.return-meta.json'].map(async (file) => {
    const { findings } = await validate(text, { root, now, file });
    return findings[0].file;
  })),
}));
`,
    );
    const ended = run(process.execPath, [script], folder);
    expect(ended.stderr).toBe('');
    expect(JSON.parse(ended.stdout)).toEqual({
      conclusion: 'failed',
      claims: ['missing'],
      rule: 'error',
      standard: 'return-meta@1.2',
      failed: expect.stringMatching(/is not a directory/) as string,
      valid: ['failed', [['artifact-missing', '<return>']]],
      placed: ['failed', 'workspace', [['artifact-missing', 'specs/2_two/.return-meta.json']]],
      other: ['json-syntax'],
      wrong: expect.stringMatching(/return-meta@1\.2/) as string,
      refused: [
        expect.stringMatching(/neither text nor bytes/) as string,
        expect.stringMatching(/option now is an invalid date/) as string,
        expect.stringMatching(/option now is an invalid date/) as string,
      ],
      places: ['specs/2_two/.return-meta.json', '../.return-meta.json'],
    });
  });

  test('has types that a strict compiler takes', () => {
    const file = join(folder, 'use.ts');
    writeFileSync(
      file,
      `import { check, rules, standards, validate, type ReportJson } from 'return-gate';
const report: ReportJson = await check({ root: '.', failOn: 'warning' });
export const names: readonly string[] = [...report.findings.map(({ rule }) => rule), ...rules.map(({ id }) => id)];
export const first: string | undefined = standards[0]?.id;
export const valid: boolean = (await validate('{}', { file: 'a.json' })).conclusion === 'passed';
// @ts-expect-error: there is no such level.
await check({ failOn: 'fatal' });
`,
    );
    const program = ts.createProgram([file], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: [],
    });
    const problems = ts.getPreEmitDiagnostics(program);
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });

  test('offers its schemas', () => {
    const found = run(process.execPath, ['-p', "require.resolve('return-gate/schemas/report.schema.json')"], folder);
    expect(pathToFileURL(found.stdout.trim()).pathname).toMatch(/\/return-gate\/schemas\/report\.schema\.json$/);
  });

  test('has no source and no test, and starts by the command line and the library only', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/return-gate/package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(readdirSync(join(folder, 'node_modules/return-gate')).sort()).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json', 'schemas']),
    );
    expect(readdirSync(join(folder, 'node_modules/return-gate/dist')).sort()).toEqual(['bundle', 'cli', 'library']);
  });

  test('holds what its README links to, and what those pages link to', () => {
    const readme = relativeLinks('README.md');
    const pages = ['README.md', ...readme.filter((link) => link.endsWith('.md'))];
    const links = pages.flatMap((page) => relativeLinks(page).map((link) => ({ page, to: join(dirname(page), link) })));
    expect(links.length).toBeGreaterThan(20);
    // Pictures, what rules, standards and explain print, and pages for makers are on the repository's page only.
    const isOutside = (to: string): boolean =>
      /^(?:docs\/(?:images|rules|(?:architecture|rules|standards|versions)\.md)|quality|scripts|CONTRIBUTING\.md)/.test(
        to.replaceAll('\\', '/'),
      ) && existsSync(join(root, to));
    expect(
      links.filter(({ to }) => !existsSync(join(folder, 'node_modules/return-gate', to)) && !isOutside(to)),
    ).toEqual([]);
  });

  test('is small: no client of GitHub, no golden reports, no pictures', () => {
    const files = readdirSync(join(folder, 'node_modules/return-gate'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /expected|images|\.png$/.test(file))).toEqual([]);
    const sizes = files.map((file) => statSync(join(folder, 'node_modules/return-gate', file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_500_000);
  });

  test('has nothing that publint finds', async () => {
    const { messages } = await publint({ pkgDir: join(folder, 'node_modules/return-gate'), strict: true, pack: false });
    expect(messages).toEqual([]);
  });
});

import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { CLI, returnGate } from '../support/bundle.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';
import { runStep } from '../support/runner.js';

const FILE = 'specs/7_task/.return-meta.json';
const { directory } = makeRepository([{ files: { [FILE]: metaReturn(['never.ts']) } }], { checkout: true });
const honest = makeRepository([{ files: { [FILE]: metaReturn(['a.ts']), 'a.ts': 'export {};\n' } }], {
  checkout: true,
});

/** All that is below a folder, with the time of its last change. */
function below(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${String(statSync(join(folder, name)).mtimeMs)}`)
    .sort();
}

/** Every folder that a program may take for its cache. */
function homes(): { readonly home: string; readonly env: Readonly<Record<string, string>> } {
  const home = temporaryFolder();
  const env = { HOME: home, USERPROFILE: home, XDG_CACHE_HOME: join(home, 'cache'), LOCALAPPDATA: join(home, 'local') };
  for (const folder of [env.XDG_CACHE_HOME, env.LOCALAPPDATA, join(home, '.cache')]) mkdirSync(folder);
  return { home, env };
}

describe('a run keeps nothing', () => {
  const bundle = dirname(dirname(CLI));

  it.each([
    ['check', ['check', '--root', directory], 1],
    ['check of an honest project', ['check', '--root', honest.directory], 0],
    ['validate', ['validate', join(honest.directory, FILE)], 1],
    ['fix', ['fix', '--root', directory], 0],
    ['init', ['init', '--root', directory], 0],
    ['rules', ['rules'], 0],
  ] as const)('on the command line: %s', async (_, args, status) => {
    const { home, env } = homes();
    const before = [below(home), below(bundle), below(directory)];
    const run = await returnGate(args, { env, cwd: directory });
    expect([run.status, below(home), below(bundle), below(directory)]).toEqual([status, ...before]);
  });

  it('in the action, but for the report that later steps read', async () => {
    const { home, env } = homes();
    const before = [below(home), below(bundle), below(directory)];
    const { status, temporary, outputs } = await runStep({ workspace: directory, env });
    expect([status, below(home), below(bundle), below(directory)]).toEqual([1, ...before]);
    expect(outputs.report).toBe(join(temporary, 'return-gate', 'report.json'));
  });
});

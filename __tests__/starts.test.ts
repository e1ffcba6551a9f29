import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from './bundle/returns.js';
import { check } from './support/bundle.js';
import { checkByLibrary } from './support/library.js';
import { makeRepository, temporaryFolder } from './support/repository.js';
import { runMergeStep, runStep } from './support/runner.js';

/** Each entry point starts as people start it, and finds the false claim. All else of the bundles is in `npm run test:all`. */
const { directory } = makeRepository([
  { files: { 'specs/1_one/.return-meta.json': metaReturn(['never.ts', 'a.ts']), 'a.ts': 'export {};\n' } },
]);

test('the action', async () => {
  const { status, outputs } = await runStep({ workspace: directory });
  expect([status, outputs.conclusion, outputs['phantom-claims']]).toEqual([1, 'failed', '1']);
});

test('the action that joins shards', async () => {
  const workspace = temporaryFolder();
  mkdirSync(join(workspace, 'reports'));
  for (const shard of ['1/2', '2/2']) {
    const { stdout } = await check(directory, ['--shard', shard, '--format', 'json']);
    writeFileSync(join(workspace, 'reports', `${shard[0] ?? ''}.json`), stdout);
  }
  const { status, outputs } = await runMergeStep({ workspace, inputs: { reports: 'reports/*.json' } });
  expect([status, outputs.conclusion, outputs['phantom-claims']]).toEqual([1, 'failed', '1']);
});

test('the command line', async () => {
  const { status, stdout } = await check(directory, []);
  expect([status, stdout]).toEqual([1, expect.stringContaining('never.ts')]);
});

test('the library', () => {
  expect(checkByLibrary({ root: directory }).report?.conclusion).toBe('failed');
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../../../src/model/usage.js';
import { migrate } from '../../../src/cli/commands/migrate.js';
import { captured, type Captured } from '../../support/captured.js';
import { temporaryFolder } from '../../support/repository.js';
import { migrateText, sampleOf } from '../../rewrite/migrate/migrating.js';

const OLD = `${JSON.stringify(sampleOf('subagent-return@1.2'), null, 2)}\n`;
const NEW = OLD.replace('"completed"', '"planned"');
const FILE = 'returns/7_plan.return.json';

function project(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

function run(root: string, to: string, ...args: readonly string[]): Promise<Captured> {
  return captured((caller) => migrate(['--root', root, '--to', to, ...args], caller));
}

describe('Between families, a document of GSD', () => {
  const SUMMARY = '.planning/phases/01-dates/01-01-SUMMARY.md';

  test('what has no way to the version is left, and a mistake of who asked; the others are migrated', async () => {
    const root = project({ [FILE]: OLD, [SUMMARY]: '---\nphase: 01\n---\n' });
    const { status, stdout } = await run(root, 'subagent-return@2.0', '--write', 'returns', '.planning/**');
    expect(status).toBe(2);
    expect(stdout).toContain(
      `${SUMMARY}:1:1: left: It is a return of gsd-summary, which cannot be migrated to subagent-return@2.0, nor to any other version. Leave it out.\n`,
    );
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(NEW);
    expect(readFileSync(join(root, SUMMARY), 'utf8')).toBe('---\nphase: 01\n---\n');
  });

  test.each(['gsd-summary@2', 'gsd-plan@1'])('no way leads to %s', async (to) => {
    const migration = run(project({ [FILE]: OLD }), to, 'returns');
    await expect(migration).rejects.toThrow(/documents of GSD are not migrated/);
    await expect(migration).rejects.toBeInstanceOf(UsageError);
  });

  test('is left by a call for another version', async () => {
    const text = JSON.stringify({ ...sampleOf('return-meta@1.2'), status: 'completed', extra: 1 });
    const result = await migrateText('return-meta@2.1', text, '.planning/phases/01-x/01-01-SUMMARY.md');
    expect(result.text).toBe(text);
    expect(result.left).toEqual([
      expect.stringContaining(
        'It is a return of gsd-summary, which cannot be migrated to return-meta@2.1, nor to any other version. Leave it out.',
      ),
    ]);
  });
});

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licensesOf } from '../../scripts/licenses.js';
import { temporaryFolder } from '../support/repository.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Writes a package into the node_modules of a folder, and gives one of its modules. */
function addPackage(folder: string, name: string, files: Readonly<Record<string, string>>): string {
  const home = join(folder, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text);
  return join(home, 'lib', 'index.js');
}

function manifest(name: string, license?: string): string {
  return JSON.stringify({ name, version: '1.2.3', license });
}

describe('The licences of a bundle', () => {
  test('are those of every package in it, also of what was joined and of what is in another, once each', () => {
    const folder = temporaryFolder();
    const one = addPackage(folder, 'one', { 'package.json': manifest('one', 'MIT'), LICENSE: 'One.\r\nMore.\n' });
    const inner = addPackage(join(folder, 'node_modules/one'), '@scope/two', {
      'package.json': manifest('@scope/two', 'ISC'),
      'license.md': 'Two.',
      NOTICE: 'Noted.',
    });
    const text = licensesOf([
      { resource: join(folder, 'src/own.js') },
      {},
      { modules: [{ resource: inner }, { resource: one }, { resource: one }] },
    ]);
    expect(text).toBe('@scope/two 1.2.3\nISC\n\nNoted.\n\nTwo.\n\none 1.2.3\nMIT\n\nOne.\nMore.\n');
  });

  test('cannot be told of a package without one', () => {
    const folder = temporaryFolder();
    const bare = addPackage(folder, 'bare', { 'package.json': manifest('bare', 'MIT') });
    const unnamed = addPackage(folder, 'unnamed', { 'package.json': manifest('unnamed'), LICENSE: 'Text.' });
    expect(() => licensesOf([{ resource: bare }])).toThrow(/^bare is bundled and has no text of its licence/);
    expect(() => licensesOf([{ resource: unnamed }])).toThrow(/^unnamed is bundled and names no licence/);
  });

  test('are in a file beside the bundle', () => {
    const files = readdirSync(join(dist, 'bundle')).filter((file) => file.endsWith('.js'));
    const code = files.map((file) => readFileSync(join(dist, 'bundle', file), 'utf8')).join('\n');
    // What webpack says above most modules.
    const modules = code.matchAll(/^;?\/\/ [A-Z]+ MODULE: \S*\bnode_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm);
    const packages = [...new Set([...modules].map(([, found = '']) => found))];
    const licenses = readFileSync(join(dist, 'bundle', 'licenses.txt'), 'utf8');
    expect(packages).toContain('minimatch');
    expect(packages.filter((found) => !new RegExp(`^${found} \\d+\\.\\d+\\.\\d+`, 'm').test(licenses))).toEqual([]);
  });
});

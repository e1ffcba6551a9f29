import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SUBJECTS } from './subjects.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the test files of a subject, relative to the project; none if there is no such subject. Throws for a folder without tests. */
export function listTests(subject: string): readonly string[] {
  const names = SUBJECTS[subject] ?? [];
  const isLeftOut = (file: string): boolean =>
    names.includes(`!${relative('__tests__', file).replace('.test.ts', '')}`);
  const all = names
    .filter((name) => !name.startsWith('!'))
    .flatMap((name) => {
      const folder = join('__tests__', name);
      if (!existsSync(join(root, folder))) return [`${folder}.test.ts`];
      const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .sort();
      if (files.length === 0) throw new Error(`${folder} has no tests`);
      return files.map((file) => join(folder, file));
    });
  return all.filter((file) => !isLeftOut(file));
}

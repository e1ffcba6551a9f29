import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryOf, problemsOf } from './changelog.js';

/**
 * Compares a tag with the version of package.json and the changelog, and writes the changelog's entry to a file, as the
 * notes of the release: `npx tsx scripts/release/version.ts v1.0.0 notes.md`.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const [tag = '', notes] = process.argv.slice(2);

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const versions = Object.fromEntries(
  ['package.json', 'package-lock.json', 'integrations/claude-code/.claude-plugin/plugin.json'].map((file) => {
    const { version } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { readonly version: string };
    return [file, version];
  }),
);

const problems = problemsOf({ tag, versions, changelog });
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (notes !== undefined) writeFileSync(notes, `${entryOf(changelog, tag.slice(1))?.text ?? ''}\n`);

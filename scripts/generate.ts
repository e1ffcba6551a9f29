import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write } from './file.js';
import { generateSources } from './sources.js';
import { generateTypes, generateValidators } from './validators.js';

const root = fileURLToPath(new URL('..', import.meta.url));

write(root, [...generateTypes(root), ...generateValidators(root)]);
write(root, await generateSources(root));
// Loaded only now: it imports the lists of rules and standards, which may just have been written.
const { generateDocuments } = await import('./documents.js');
const documents = await generateDocuments(root);
write(root, documents);
// The configuration's schema may just have changed.
write(root, generateValidators(root));

// The page of a rule that is gone would stay for good.
const pages = new Set(documents.map(({ path }) => path));
for (const name of readdirSync(join(root, 'docs/rules'))) {
  if (!pages.has(`docs/rules/${name}`)) rmSync(join(root, 'docs/rules', name));
}

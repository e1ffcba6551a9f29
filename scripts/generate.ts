import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write } from './file.js';
import './uncommitted.js';
import { generateValidators } from './validators.js';

const root = fileURLToPath(new URL('..', import.meta.url));

// Loaded only now: it imports the lists of rules and standards, which may just have been written.
const { generateDocuments } = await import('./documents.js');
const documents = await generateDocuments(root);
write(root, documents);
// The configuration's schema may just have changed.
write(root, generateValidators(root));

// Otherwise the page of a deleted rule would stay.
const pages = new Set(documents.map(({ path }) => path));
for (const name of readdirSync(join(root, 'docs/rules'))) {
  if (!pages.has(`docs/rules/${name}`)) rmSync(join(root, 'docs/rules', name));
}

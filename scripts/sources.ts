import { formatted, type GeneratedFile } from './file.js';
import { generateHtmlAssets } from './html.js';
import { generateRegistry } from './registry.js';
import { generateRuleTables } from './rules.js';
import { generateSchemaList } from './schema-list.js';
import { generateVersion } from './version.js';
import { generateWorkflows } from './workflows.js';

/** All code that is made of other files: nothing here imports what it makes. */
export function generateSources(root: string): Promise<readonly GeneratedFile[]> {
  const files = [
    ...generateRuleTables(root),
    generateRegistry(root),
    generateSchemaList(root),
    generateHtmlAssets(root),
    generateVersion(root),
    generateWorkflows(root),
  ];
  return Promise.all(files.map((file) => formatted(root, file)));
}

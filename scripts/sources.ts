import { formatted, type GeneratedFile } from './file.js';
import { generateHtmlAssets } from './html.js';
import { generateExamples, generateRegistry } from './registry.js';
import { generateSchemaList } from './schema-list.js';
import { generateVersion } from './version.js';
import { generateWorkflows } from './workflows.js';

/** Returns all code that is generated from other files: nothing here imports what it generates. */
export function generateSources(root: string): Promise<readonly GeneratedFile[]> {
  const files = [
    generateRegistry(root),
    generateExamples(root),
    generateSchemaList(root),
    generateHtmlAssets(root),
    generateVersion(root),
    generateWorkflows(root),
  ];
  return Promise.all(files.map((file) => formatted(root, file)));
}

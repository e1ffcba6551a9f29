import { generateCatalog } from './catalog.js';
import { generateConfigSchema } from './config-schema.js';
import { generateDocs } from './docs.js';
import { formatted, type GeneratedFile } from './file.js';
import { generateOwnAction } from './own-action.js';
import { generateArchitecture, generatePages } from './readme.js';
import { generateReportLinesSchema } from './report-lines-schema.js';

/** Returns all documents generated from the rules, the standards and the action's interface. */
export async function generateDocuments(root: string): Promise<readonly GeneratedFile[]> {
  const files = [
    ...generateDocs(root),
    ...(await generatePages(root)),
    generateArchitecture(root),
    generateConfigSchema(),
    generateReportLinesSchema(root),
    generateCatalog(root),
    generateOwnAction(root),
  ];
  return Promise.all(files.map((file) => formatted(root, file)));
}

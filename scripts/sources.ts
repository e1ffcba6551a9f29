import { formatted, type GeneratedFile } from './file.js';
import { generateHtmlAssets } from './html.js';

/** Returns all code that is generated from other files and committed: nothing here imports what it generates. */
export function generateSources(root: string): Promise<readonly GeneratedFile[]> {
  return Promise.all([generateHtmlAssets(root)].map((file) => formatted(root, file)));
}

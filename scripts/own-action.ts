import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './file.js';

/** The folder where the reusable workflow finds the action: `$/` must be followed by a folder's path. */
const FOLDER = '.github/actions/gate';

const HEAD = `# Made of action.yml by npm run generate, for .github/workflows/gate.yml alone: others use return-gate/return-gate.
`;

/** Returns a copy of the action in a folder. Throws if `action.yml` does not start a bundle in `dist/`. */
export function generateOwnAction(root: string): GeneratedFile {
  const text = readFileSync(join(root, 'action.yml'), 'utf8');
  const up = FOLDER.replace(/[^/]+/g, '..');
  const moved = text.replace(/^ {2}main: (?=dist\/)/m, `  main: ${up}/`);
  if (moved === text) throw new Error('action.yml starts nothing in dist/');
  return { path: `${FOLDER}/action.yml`, text: HEAD + moved };
}

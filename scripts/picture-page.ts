import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../src/model/version.js';
import { githubPage } from './github-page.js';

/** The page of the README's pictures, in HTML, and its digest. */
export interface PicturePage {
  readonly html: string;
  /** return-gate's version is left out: otherwise every release would need new pictures. */
  readonly digest: string;
}

/** The file with the digest of the page that the committed pictures show. */
export const DIGEST_FILE = 'docs/images/summary.sha256';

/** Returns the current page: the job summary of examples/phantom-work, which `npm run goldens` writes, as GitHub shows it. */
export function picturePage(root: string): PicturePage {
  const html = githubPage(readFileSync(join(root, 'examples/phantom-work/expected/summary.md'), 'utf8'));
  const digest = createHash('sha256').update(html.replaceAll(VERSION, '')).digest('hex');
  return { html, digest };
}

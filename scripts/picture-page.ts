import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../src/model/version.js';
import { githubPage } from './github-page.js';

/** The page that the pictures of the README show, in HTML, and a digest of it. */
export interface PicturePage {
  readonly html: string;
  /** The version of return-gate does not count: else every release would need the pictures anew. */
  readonly digest: string;
}

/** Where the digest of the page is kept that the committed pictures show. */
export const DIGEST_FILE = 'docs/images/summary.sha256';

/** Returns the page of today: the job summary of examples/phantom-work, which `npm run goldens` writes, as GitHub shows it. */
export function picturePage(root: string): PicturePage {
  const html = githubPage(readFileSync(join(root, 'examples/phantom-work/expected/summary.md'), 'utf8'));
  const digest = createHash('sha256').update(html.replaceAll(VERSION, '')).digest('hex');
  return { html, digest };
}

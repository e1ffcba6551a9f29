import { verify } from '../../claims/verify.js';
import type { Verdict } from '../../model/claim.js';
import { elementAt } from '../../model/collections.js';
import type { Tree } from '../../model/tree.js';

/** Resolves to the verdicts that claims of the files at some paths would have, by path. */
export async function verifyFiles(paths: ReadonlySet<string>, tree: Tree): Promise<ReadonlyMap<string, Verdict>> {
  const claims = [...paths].map((path) => ({ claim: { path, pointer: '', type: null }, returnFile: '' }));
  const verdicts = await verify(claims, tree);
  return new Map(claims.map(({ claim: { path } }, n) => [path, elementAt(verdicts, n)] as const));
}

import { getSystemErrorMap } from 'node:util';

/**
 * Returns what something thrown says: the message of an error, of whatever realm, or else the thing itself as text. Of an error of the
 * operating system, what happened, without its code, call and path: `no such file or directory`.
 */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown)) return String(thrown);
  const known = 'errno' in thrown ? getSystemErrorMap().get(Number(thrown.errno)) : undefined;
  return known?.[1] ?? String(thrown.message).replace(/^E[A-Z\d]+: /, '');
}

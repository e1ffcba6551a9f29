/** Returns what something thrown says: the message of an error, of whatever realm, or else the thing itself as text. */
export function reasonOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);
}

/** Maximum number of files that are named. */
const MOST_NAMED = 5;

/** Returns a note on files on disk that would count if they were committed. `advice` is what to do about them. */
export function uncommittedNote(files: readonly string[], advice: string): string {
  const named = files.slice(0, MOST_NAMED);
  const more = files.length - named.length;
  const listed = more > 0 ? `${named.join(', ')} and ${String(more)} more` : named.join(', ');
  return `On disk, but not committed, and so not counted: ${listed}. ${advice}`;
}

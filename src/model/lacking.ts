/** What a person can do about an object that a clone lacks. */
export const HOW_TO_FETCH =
  'Let git reach the remote (persist-credentials of actions/checkout), or fetch without the filter: git fetch --refetch --no-filter origin.';

/** Returns a sentence that a clone lacks the content of a file, with the object id if known. */
export function lackingContent(file: string, id: string | null): string {
  return `The clone lacks the content of ${file}${id === null ? '' : `, the object ${id}`}.`;
}

/** The same, with what to do about it. */
export function lackingInWords(file: string, id: string): string {
  return `${lackingContent(file, id)} ${HOW_TO_FETCH}`;
}

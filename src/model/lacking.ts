/** What a person can do about an object that a clone lacks. */
export const HOW_TO_FETCH = 'Fetch it with git fetch --refetch origin, or clone the repository again without a filter.';

/** Returns a sentence that a clone lacks the content of a file, with the object id if known. */
export function lackingContent(file: string, id: string | null): string {
  return `The clone lacks the content of ${file}${id === null ? '' : `, the object ${id}`}.`;
}

/** The same, with what to do about it. */
export function lackingInWords(file: string, id: string): string {
  return `${lackingContent(file, id)} ${HOW_TO_FETCH}`;
}

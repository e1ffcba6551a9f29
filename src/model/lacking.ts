/** What a person does about an object that a clone lacks. */
export const HOW_TO_FETCH = 'Fetch it with git fetch --refetch origin, or clone the repository again without a filter.';

/** Says that a clone lacks the content of a file, and by which object if that is known. */
export function lackingContent(file: string, id: string | null): string {
  return `The clone lacks the content of ${file}${id === null ? '' : `, the object ${id}`}.`;
}

/** The same, with what to do about it. */
export function lackingInWords(file: string, id: string): string {
  return `${lackingContent(file, id)} ${HOW_TO_FETCH}`;
}

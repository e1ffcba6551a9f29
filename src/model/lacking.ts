/** What a person does about an object that a clone lacks. */
export const HOW_TO_FETCH = 'Fetch it with git fetch --refetch origin, or clone the repository again without a filter.';

/** What is said of a file whose content a clone lacks. */
export function lackingInWords(file: string, id: string): string {
  return `The clone lacks the content of ${file}, the object ${id}. ${HOW_TO_FETCH}`;
}

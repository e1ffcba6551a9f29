/** What comments, tags without content and definitions of links have, and few other texts. */
const MARKS = /<!--|<\/?(?:details|summary)|\]:/i;

/** Returns false if all of a Markdown text is rendered. Cheap: most texts hide nothing, and need no parser. */
export function mayHide(text: string): boolean {
  return MARKS.test(text);
}

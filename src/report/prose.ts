/** A piece of a message: plain words, or a value that is shown as code. */
export interface ProsePart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Text in backticks, a quoted word, or what looks like a commit id or a session id. */
const VALUE = /`([^`\n]{1,400})`|"([^"\s]{1,400})"|(?<![\w/.-])([0-9a-f]{7,64}|sess_[\w-]{1,80})(?![\w/-])/g;

/** Splits a message at its values: paths, ids and words that it quotes. A number is no id. */
export function prose(message: string): readonly ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  const words = (to: number): void => {
    if (to > end) parts.push({ text: message.slice(end, to), isCode: false });
  };
  for (const match of message.matchAll(VALUE)) {
    const [whole, code, quoted, id] = match;
    if (id !== undefined && !/\d/.test(id)) continue;
    if (id !== undefined && /^\d+$/.test(id)) continue;
    words(match.index);
    parts.push({ text: code ?? quoted ?? id ?? '', isCode: true });
    end = match.index + whole.length;
  }
  words(message.length);
  return parts;
}

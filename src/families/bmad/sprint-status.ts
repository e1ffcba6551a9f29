/** What a book of a sprint says of a story, and on which line; null where it does not name it. Linear. */
export function statusInBook(text: string, story: string): { readonly status: string; readonly line: number } | null {
  let isOpen = false;
  for (const [n, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (/^\S/.test(line) && !line.startsWith('#')) isOpen = /^development_status\s*:/.test(line);
    else if (isOpen && line.includes(story)) {
      const [, key, status] = /^\s+["']?([^\s"':]{1,300})["']?\s*:\s*["']?([\w-]{1,60})/.exec(line) ?? [];
      if (key === story && status !== undefined) return { status, line: n + 1 };
    }
  }
  return null;
}

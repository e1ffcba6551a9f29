/** Text of its own, of about a kilobyte: git finds it again where its file was renamed and edited. */
export function ownText(name: string, more = ''): string {
  return `${Array.from({ length: 40 }, (_, n) => `${name} has a line ${String(n)} of its own\n`).join('')}${more}`;
}

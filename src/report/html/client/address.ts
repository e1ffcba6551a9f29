/** The address of a file below that of its project's root. GitHub shows the plain text of Markdown only where it is asked to. */
export function addressOf(root: string, file: string): string {
  const plain = /\.(?:md|markdown)$/i.test(file) ? '?plain=1' : '';
  return `${root}/${file.split('/').map(encodeURIComponent).join('/')}${plain}`;
}

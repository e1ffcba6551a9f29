/** Returns the URL of a file below that of its project root. GitHub shows Markdown as plain text only on request. */
export function addressOf(root: string, file: string): string {
  const plain = /\.(?:md|markdown)$/i.test(file) ? '?plain=1' : '';
  return `${root}/${file.split('/').map(encodeURIComponent).join('/')}${plain}`;
}

/**
 * Returns the address of a return on the page. It depends on the file and the index, so it is the same in every report.
 */
export function returnAddress(file: string, index: number): string {
  return `#return=${encodeURIComponent(file)}${index > 0 ? `&index=${String(index)}` : ''}`;
}

/** The address of a file below that of its project's root. GitHub shows the plain text of Markdown only where it is asked to. */
export function addressOf(root: string, file: string): string {
  const plain = /\.(?:md|markdown)$/i.test(file) ? '?plain=1' : '';
  return `${root}/${file.split('/').map(encodeURIComponent).join('/')}${plain}`;
}

/** The address of a return on the page. By its file and its place in it, it stays the same from report to report. */
export function returnAddress(file: string, index: number): string {
  return `#return=${encodeURIComponent(file)}${index > 0 ? `&index=${String(index)}` : ''}`;
}

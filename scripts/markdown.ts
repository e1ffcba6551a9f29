/** Returns a table of cells that are already Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Escapes bars: a bar would end the cell, even inside code (GitHub Flavored Markdown, 4.10). */
function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}

export function code(text: string): string {
  return `\`${text}\``;
}

export function codes(texts: readonly string[]): string {
  return texts.map(code).join(', ');
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Returns a fenced block; the fence is longer than any inside. */
export function block(language: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** Returns Markdown that shows the text as it is: field names contain underscores, patterns asterisks. Code in it stays code. */
export function plain(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, n) => (n % 2 === 1 ? part : part.replace(/[\\*<>[\]]|(?<!\w)_|_(?!\w)/g, String.raw`\$&`)))
    .join('');
}

/** Returns a text with a capital first letter and a full stop. */
export function sentence(text: string): string {
  const end = /[.!?]$/.test(text) ? '' : '.';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}

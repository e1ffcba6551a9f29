import type { Report } from '../model/report.js';
import { joined, type SafeText, terminal } from './sink.js';
import { findingWords } from './describe/finding.js';
import { inReadingOrder, isShown } from './describe/shown.js';
import { lastLine, type TextOptions } from './text.js';

function* lines(report: Report, { color, quiet }: Pick<TextOptions, 'color' | 'quiet'>): Iterable<SafeText> {
  for (const finding of inReadingOrder(report.findings)) {
    if (!isShown(finding, report, quiet)) continue;
    const { severity, rule, message, fileName, position } = findingWords(finding);
    const place = position === '' ? fileName : `${fileName}:${position}`;
    yield terminal`${place}: ${severity} ${rule} ${message}\n`.text;
  }
  yield terminal`${lastLine(report, color)}\n`.text;
}

/**
 * Renders one line per finding, for editors and `grep`: `file:line:column: severity rule message`. False claims come
 * first; baseline findings are left out. The last line is that of the text format.
 */
export function render(report: Report, options: Pick<TextOptions, 'color' | 'quiet'>): Iterable<SafeText> {
  return joined(lines(report, options));
}

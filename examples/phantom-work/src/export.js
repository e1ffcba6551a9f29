import { toCsv } from './csv.js';

/** A report as text that a spreadsheet opens. */
export function exportReport(report) {
  return toCsv(report.rows);
}

import type { SafeText } from './safe-text.js';

/**
 * Returns a workflow command on its own line, encoded once as the toolkit does (@actions/core, src/command.ts).
 * Properties without a value are left out.
 */
export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, SafeText | number | null>>,
  message: SafeText,
): SafeText {
  const listed = Object.entries(properties)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}=${encodeProperty(String(value))}`);
  return `::${name}${listed.length === 0 ? '' : ' '}${listed.join(',')}::${encodeData(message)}\n` as SafeText;
}

function encodeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function encodeProperty(text: string): string {
  return encodeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

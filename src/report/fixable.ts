import type { Finding } from '../model/finding.js';
import { code, gfm, type Markdown } from './sink.js';

/** The command that mends a finding, where one does: ` (fixable: return-gate fix)`; else nothing. */
export function fixable(finding: Finding): string {
  const command = commandFor(finding);
  return command === null ? '' : ` (fixable: ${command})`;
}

/** The same in Markdown. */
export function fixableMark(finding: Finding): Markdown {
  const command = commandFor(finding);
  return command === null ? gfm`` : gfm` (fixable: ${code(command)})`;
}

function commandFor({ fix }: Finding): string | null {
  if (fix === undefined) return null;
  return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}

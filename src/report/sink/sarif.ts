import { breakCommands } from './runner-command.js';
import type { SafeText } from './safe-text.js';
import { shown, TEXT_LIMIT } from './visible.js';

/**
 * Returns a plain text message of SARIF 2.1.0. Braces are doubled, since they would mark a placeholder (section
 * 3.11.5), and no part is a link (section 3.11.6). The text is made visible and cut to `limit` UTF-16 units before
 * encoding.
 */
export function sarifMessage(text: string, limit = TEXT_LIMIT): SafeText {
  return breakCommands(shown(text, limit))
    .replace(/\](?=\()/g, ']\\')
    .replace(/[{}]/g, '$&$&') as SafeText;
}

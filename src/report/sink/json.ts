import { pattern } from '../../model/text.js';
import { breakCommands, PLAIN, shown, TEXT_LIMIT, type SafeText } from './safe-text.js';

/**
 * Returns a value as JSON that is safe in a log: `JSON.parse` gives the same value. It is on one line, or indented by
 * `indent` spaces.
 */
export function json(value: unknown, indent?: number): SafeText {
  const text = JSON.stringify(value, null, indent);
  return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#') as SafeText;
}

const UNSEEN = pattern(String.raw`[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');

function escapeJson(text: string): string {
  return text.replace(UNSEEN(), (character) => {
    let escaped = '';
    for (let i = 0; i < character.length; i++) {
      escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
    }
    return escaped;
  });
}

/** Template tag that composes JSON from parts; the static strings are the frame. */
export function jsonFrame(statics: TemplateStringsArray, ...values: readonly SafeText[]): SafeText {
  return String.raw({ raw: statics }, ...values) as SafeText;
}

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

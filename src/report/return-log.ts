import type { Report } from '../model/report.js';
import type { Content } from '../model/tree.js';
import { json, type SafeText } from './sink.js';

/** A return as it was handed over. */
export interface LoggedReturn {
  readonly name: string;
  readonly content: Content | null;
}

/**
 * A return with the outcome, as one line of JSON for a log: document 002 asks that it be logged for debugging. `agent` is who
 * returned it, where the return itself does not say.
 */
export function logEntry(
  { name, content }: LoggedReturn,
  { clock, conclusion, returns }: Report,
  agent: string | null,
): SafeText {
  const [first] = returns;
  return json({
    ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
    file: name,
    agent: first?.agent ?? agent,
    session_id: first?.session ?? null,
    conclusion,
    ...contentFields(content),
  });
}

/** The text byte for byte: as base64 where it is no UTF-8. */
function contentFields(content: Content | null): object {
  if (content === null || content.kind === 'lacking') return { return: null };
  if (content.kind === 'too-large') return { return: null, bytes: content.size };
  const bytes = Buffer.from(content.bytes);
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? { return: text } : { base64: bytes.toString('base64') };
}

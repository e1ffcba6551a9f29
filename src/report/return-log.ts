import type { Report } from '../model/report.js';
import type { Content } from '../model/tree.js';
import { json, type SafeText } from './sink.js';

/** A return as it was handed over. */
export interface LoggedReturn {
  readonly name: string;
  readonly content: Content | null;
}

/** Who was called to give a return, and in which session, by the caller's word: for what the return does not say. */
export interface Called {
  readonly agent: string | null;
  readonly session: string | null;
}

/** A return with the outcome, as one line of JSON for a log: document 002 asks that it be logged for debugging. */
export function logEntry(
  { name, content }: LoggedReturn,
  { clock, conclusion, returns }: Report,
  { agent, session }: Called,
): SafeText {
  const [first] = returns;
  return json({
    ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
    file: name,
    agent: first?.agent ?? agent,
    session_id: first?.session ?? session,
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

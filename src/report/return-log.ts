import type { Report } from '../model/report.js';
import type { Content } from '../model/tree.js';
import { json, type SafeText } from './sink.js';

/** A return as it was received. */
export interface LoggedReturn {
  readonly name: string;
  readonly content: Content | null;
}

/** The agent and the session that the caller names, for returns that do not name them. */
export interface Called {
  readonly agent: string | null;
  readonly session: string | null;
}

/** Formats a return and its outcome as one line of JSON for a log. Document 002 asks to log returns for debugging. */
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

/** Returns the text byte for byte: as base64 if it is not UTF-8. */
function contentFields(content: Content | null): object {
  if (content === null || content.kind === 'lacking') return { return: null };
  if (content.kind === 'too-large') return { return: null, bytes: content.size };
  const bytes = Buffer.from(content.bytes);
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? { return: text } : { base64: bytes.toString('base64') };
}

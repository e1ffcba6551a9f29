import type { Form } from '../../model/document.js';

/**
 * The keys under which the events of transcripts keep a text, toolUseResult, result and output, and the words for a message of an
 * agent and the answer of a tool, `tool_result`; an escape may spell any of them.
 */
const MARKS = /esult"|"output"|"assistant"|\\u/;

/** Whether a file may hold Markdown: as a document, or in a text of a transcript. It is far quicker than reading it. */
export function mayHoldMarkdown(bytes: Uint8Array, form: Form): boolean {
  if (form === 'markdown') return true;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return MARKS.test(buffer.toString('latin1'));
}

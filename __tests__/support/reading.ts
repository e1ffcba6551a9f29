import type { Form } from '../../src/model/document.js';
import type { Range } from '../../src/model/pointer.js';
import { READERS } from '../../src/families/all.js';
import { read, type Reading } from '../../src/read/read.js';

export function reading(text: string, form: Form): Reading {
  return read(Buffer.from(text), form, READERS);
}

/** `line:column` and what is there, so that a test shows both and a reader can count. */
export function placed(text: string, { startLine, startColumn, endLine, endColumn }: Range): string {
  if (startLine !== endLine) throw new Error('a range spans lines');
  const line = text.split('\n')[startLine - 1] ?? '';
  return `${String(startLine)}:${String(startColumn)} ${line.slice(startColumn - 1, endColumn - 1)}`;
}

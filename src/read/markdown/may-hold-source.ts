import { mayHoldReturn } from '../extract.js';
import type { Source } from '../source.js';
import { mayHoldUnread } from '../unread-return.js';
import { mayHoldEnvelope } from './may-hold-envelope.js';

/** Whether a text may hold a return, or what is reported because it looks like one. Most texts do not, and are not parsed. */
export function mayHoldAny(source: Pick<Source, 'text' | 'reportsUnread'>): boolean {
  return mayHoldReturn(source.text) || mayHoldEnvelope(source.text) || mayHoldUnread(source);
}

import { mayHoldReturn } from '../extract.js';
import type { Source } from '../source.js';
import { mayHoldUnread } from '../unread-return.js';

/** Whether a text may hold a return, or what is reported because it looks like one. Most texts do not, and are not parsed. */
export function mayHoldAny(source: Pick<Source, 'text' | 'reportsUnread' | 'markdown'>): boolean {
  return mayHoldReturn(source.text) || source.markdown?.mayHold(source.text) === true || mayHoldUnread(source);
}

import { STATUS_KEY } from './json.js';
import { MarkdownNeeded } from './needed.js';
import { NO_PARTS, type Parts, type Source } from './source.js';

/** Returns in Markdown. Throws `MarkdownNeeded` where the text may hold one and no parser was handed in. */
export function readMarkdown(source: Source): Parts {
  const { text, parsers } = source;
  if (!mayHoldReturn(text)) return NO_PARTS;
  if (parsers.markdown === null) throw new MarkdownNeeded();
  return parsers.markdown(source);
}

/** What every return in Markdown has, so that most documents need no parser: that key, or one of these labels or headings. */
function mayHoldReturn(text: string): boolean {
  return text.includes(STATUS_KEY) || /(?:\*\*|__|#[ \t]?)(?:status|artifacts|next)\b/i.test(text);
}

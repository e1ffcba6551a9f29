import { isArray } from '../model/json.js';
import type { Block, Segment } from './block.js';
import { envelopesIn } from './envelope.js';
import { extract } from './extract.js';
import { looksLikeBrokenReturn, looksLikeReturn, parse, returnsOf, STATUS_KEY } from './json.js';
import { joined, NO_PARTS, type Parts, type Source } from './source.js';

/** Returns in the blocks of a text: JSON in fences or in paragraphs, and result envelopes. Other JSON is left alone. */
export function returnsIn(blocks: readonly Block[], source: Source): Parts {
  const json = joined(source.text.includes(STATUS_KEY) ? jsonIn(blocks, source) : []);
  const returns = [...json.returns, ...envelopesIn(blocks, source)];
  return { problems: json.problems, returns: returns.sort((a, b) => a.startLine - b.startLine) };
}

function jsonIn(blocks: readonly Block[], source: Source): readonly Parts[] {
  return blocks.flatMap((block): readonly Parts[] => {
    switch (block.kind) {
      case 'code':
        return isJson(block.info) ? [jsonOf(block.lines, source)] : [];
      case 'paragraph':
        return [jsonOf(block.lines, source)];
      case 'list':
        return block.items.flatMap((item) => jsonIn(item, source));
      case 'quote':
        return jsonIn(block.blocks, source);
      default:
        return [];
    }
  });
}

/** Whether a fence says that it holds JSON, or does not say what it holds. */
function isJson(info: string | null): boolean {
  return info !== null && /^(?:$|jsonc?(?:$|[^\w]))/i.test(info);
}

/** The return that the lines hold, be it among other text; nothing where they hold none. */
function jsonOf(lines: readonly Segment[], source: Source): Parts {
  if (!lines.some(({ text }) => text.includes(STATUS_KEY))) return NO_PARTS;
  const inner = excerpt(lines, source);
  const whole = parse(inner);
  if (whole.kind === 'value') {
    const { value } = whole;
    const isReturn = looksLikeReturn(value) || (isArray(value) && value.some(looksLikeReturn));
    return isReturn ? returnsOf(inner, whole) : NO_PARTS;
  }
  const found = whole.deep ? null : extract(inner.text, looksLikeReturn);
  const part = found === null ? whole : parse(inner, found.start, found.end);
  if (part.kind === 'value') return returnsOf(inner, part);
  return looksLikeBrokenReturn(inner.text) ? { problems: [part.problem()], returns: [] } : NO_PARTS;
}

/** Lines taken out of a text, as a text of their own whose places are still those in the file. */
function excerpt(lines: readonly Segment[], outer: Source): Source {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of lines) {
    starts.push(length);
    length += text.length + 1;
  }
  const outside = (offset: number): number => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return (lines[low]?.offset ?? 0) + offset - (starts[low] ?? 0);
  };
  return {
    text: lines.map(({ text }) => text).join('\n'),
    // A range is cut at the end of its first line, so that the lines between do not matter.
    range: (start, end) => outer.range(outside(start), outside(start) + end - start),
    lineAt: (offset) => outer.lineAt(outside(offset)),
    parsers: outer.parsers,
  };
}

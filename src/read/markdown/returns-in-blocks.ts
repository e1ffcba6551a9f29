import type { ReadProblem } from '../../model/document.js';
import { elementAt, firstWhere } from '../../model/collections.js';
import type { Block, Blocks, Segment } from './block.js';
import { mayHoldReturn } from '../extract.js';
import { elementsOf, isLikelyReturn, isUnclosed } from '../json/scan.js';
import { parse, returnsOf } from '../json/json.js';
import { mayHoldAny, type LooseReader } from './markdown.js';
import { isJson, JsonFinder, type Span } from '../json/objects.js';
import { mayHoldUnread, returnAt, returnsAmong, unreadReturnIn } from '../unread-return.js';
import { find, findsOf, NO_PARTS, taken, type Find, type Parts, type Source } from '../source.js';

/** Splits a text into blocks. */
export type BlocksOf = (text: string) => Blocks;

/** Fences of Markdown may contain such fences: this many levels are read. */
const DEEPEST = 3;

/** The returns in Markdown: JSON in fences, paragraphs and HTML, and what loose readers find. */
export function returnsIn(source: Source, blocksOf: BlocksOf, loose: readonly LooseReader[]): Parts {
  return new BlockReader(blocksOf, loose).read(source, 'text', 0);
}

type Where = Parameters<LooseReader['find']>[2];

class BlockReader {
  readonly #blocksOf: BlocksOf;
  readonly #loose: readonly LooseReader[];

  constructor(blocksOf: BlocksOf, loose: readonly LooseReader[]) {
    this.#blocksOf = blocksOf;
    this.#loose = loose;
  }

  read(source: Source, where: Where, depth: number): Parts {
    const parsed = this.#blocksOf(source.text);
    const { blocks } = parsed;
    const { text } = source;
    const json = mayHoldReturn(text) || mayHoldUnread(source) ? taken(jsonIn(blocks, source)) : NO_PARTS;
    const inner = taken(this.#inside(blocks, source, depth));
    const found = inOrder([json, inner, this.#find(parsed, source, where)]);
    const { unended } = parsed;
    if (depth > 0 || unended === null || !this.#isHiding(unended, source, found.returns.length > 0)) return found;
    return { ...found, problems: [...found.problems, hiddenReturn(unended.start, source)] };
  }

  /** Returns true if a comment that never ends hides a return, and no return before it can be blamed. */
  #isHiding({ start, end }: Span, source: Source, hasReturns: boolean): boolean {
    const hidden = source.text.slice(start, end);
    if (source.reportsUnread === true && mayHoldReturn(hidden)) return true;
    if (hasReturns || !this.#loose.some(({ mayHold }) => mayHold(hidden))) return false;
    const text = source.text.slice(0, start) + hidden.replaceAll(COMMENT, BLANKS) + source.text.slice(end);
    const { returns } = this.#find(this.#blocksOf(text), { ...source, text }, 'text');
    return returns.some(({ isPartial }) => isPartial !== true);
  }

  #find(parsed: Blocks, source: Source, where: Where): Parts {
    return taken(this.#loose.flatMap((reader) => [...reader.find(parsed, source, where)]));
  }

  /** The content of texts inside blocks: Markdown fences, and HTML. In other fences only what loose readers find. */
  *#inside(blocks: readonly Block[], source: Source, depth: number): Generator<Find> {
    if (depth >= DEEPEST) return;
    for (const block of blocks) {
      if (block.kind === 'list') {
        for (const item of block.items) if (item.some(isNoText)) yield* this.#inside(item, source, depth);
      } else if (block.kind === 'quote') yield* this.#inside(block.blocks, source, depth);
      else if (block.kind === 'html') yield* this.#read(block.lines, source, 'text', depth);
      else if (block.kind === 'code' && isMarkdown(block.info)) {
        yield* this.#read(block.lines, source, 'fence', depth);
      } else if (block.kind === 'code' && isPlain(block.info)) {
        const inner = excerpt(block.lines, source);
        const make = (): Parts => this.#find(this.#blocksOf(inner.text), inner, 'fence');
        if (this.#loose.some((reader) => reader.mayHold(inner.text))) yield { count: 1, make };
      }
    }
  }

  *#read(lines: readonly Segment[], source: Source, where: Where, depth: number): Generator<Find> {
    const inner = excerpt(lines, source);
    const make = (): Parts => this.read(inner, where, depth + 1);
    if (mayHoldAny(inner)) yield { count: 1, make };
  }
}

const COMMENT = '<!--';
const BLANKS = ' '.repeat(COMMENT.length);

function hiddenReturn(start: number, { range }: Source): ReadProblem {
  return { kind: 'unread-return', reason: 'in-comment', text: COMMENT, range: range(start, start + COMMENT.length) };
}

function isNoText({ kind }: Block): boolean {
  return kind !== 'paragraph';
}

/** Joins several readings of one text, in text order. */
function inOrder(parts: readonly Parts[]): Parts {
  const returns = parts.flatMap((part) => part.returns).sort((a, b) => a.startLine - b.startLine);
  const more = parts.reduce((sum, part) => sum + part.more, 0);
  return taken(findsOf({ problems: parts.flatMap(({ problems }) => problems), returns, more }));
}

function* jsonIn(blocks: readonly Block[], source: Source): Generator<Find> {
  let texts: TextBlock[] = [];
  /** Fences that were read with the one before them. */
  const read = new Set<Block>();
  for (const [n, block] of blocks.entries()) {
    // Indented code is an example, unless it continues JSON after an empty line.
    if (block.kind === 'paragraph' || (block.kind === 'code' && block.info === null && texts.length > 0)) {
      texts.push(block);
      continue;
    }
    yield* jsonInTexts(texts, source);
    texts = [];
    if (block.kind === 'code' && block.info !== null) {
      if (read.has(block)) continue;
      const parts = isFenceOfJson(block.info) ? fencesOfOne(blocks, n, source) : [block];
      for (const part of parts) read.add(part);
      yield* jsonInFence(
        block.info,
        parts.flatMap(({ lines }) => lines),
        source,
      );
    } else if (block.kind === 'list') for (const item of block.items) yield* jsonIn(item, source);
    else if (block.kind === 'quote') yield* jsonIn(block.blocks, source);
  }
  yield* jsonInTexts(texts, source);
}

type Code = Extract<Block, { kind: 'code' }>;

/** A fence, and the later ones that continue its open JSON; only the fence itself if they complete no return. */
function fencesOfOne(blocks: readonly Block[], n: number, source: Source): readonly Code[] {
  const parts: Code[] = [];
  let text = '';
  for (const block of blocks.slice(n, n + MOST_FENCES)) {
    const isNext = block.kind === 'code' && block.info !== null && isFenceOfJson(block.info);
    if (!isNext) {
      // A sentence between two parts may announce the next one.
      if (block.kind === 'paragraph') continue;
      break;
    }
    parts.push(block);
    text = excerpt(
      parts.flatMap(({ lines }) => lines),
      source,
    ).text;
    if (!isOpen(text)) break;
  }
  const [first] = parts;
  if (first === undefined || parts.length === 1) return parts;
  return isJson(text, 0, text.length) && mayHoldReturn(text) ? parts : [first];
}

/** One return may be spread over this many fences. */
const MOST_FENCES = 8;

/** Returns true if a text starts as JSON and ends before its value does. */
function isOpen(text: string): boolean {
  return /^\s*[{[]/.test(text) && !isJson(text, 0, text.length) && isUnclosed(text);
}

/** Finds in a fence: returns, if it is marked as JSON or not marked, and text that only looks like one. */
function* jsonInFence(info: string, lines: readonly Segment[], source: Source): Generator<Find> {
  let isRead = false;
  if (isFenceOfJson(info)) {
    for (const one of jsonOf(lines, source)) {
      isRead = true;
      yield one;
    }
  }
  if (isRead || isMarkdown(info)) return;
  const inner = excerpt(lines, source);
  if (!mayHoldUnread(inner)) return;
  const reason = unreadReturnIn(inner.text, isFenceOfJson(info));
  if (reason === null) return;
  const start = inner.text.length - inner.text.trimStart().length;
  const text = inner.text.slice(start).split('\n', 1)[0]?.trimEnd() ?? '';
  const range = inner.range(start, start + text.length);
  yield find(() => ({ problems: [{ kind: 'unread-return', reason, text, range }] }));
}

type TextBlock = Extract<Block, { kind: 'paragraph' | 'code' }>;

/** Finds returns in consecutive paragraphs: in each, and those that continue after an empty line. */
function* jsonInTexts(blocks: readonly TextBlock[], source: Source): Generator<Find> {
  if (blocks.length > 1) yield* jsonInSeveral(blocks, source);
  else for (const { lines } of blocks) yield* jsonOf(lines, source);
}

function* jsonInSeveral(blocks: readonly TextBlock[], source: Source): Generator<Find> {
  const together = excerpt(
    blocks.flatMap(({ lines }) => lines),
    source,
  );
  if (!mayHoldReturn(together.text)) return;
  const spans = new JsonFinder(together.text, isLikelyReturn).objectsFrom(0);
  let span = spans.next();
  let start = 0;
  /** Where the last return ends that continues after its first block. */
  let covered = 0;
  for (const { kind, lines } of blocks) {
    const end = start + lines.reduce((sum, { text }) => sum + text.length + 1, 0);
    const own: Span[] = [];
    let isAlone = covered <= start;
    for (; span.done !== true && span.value.start < end; span = spans.next()) {
      // Indented code is an example, unless it continues something.
      if (kind !== 'paragraph') continue;
      own.push(span.value);
      if (span.value.end < end) continue;
      isAlone = false;
      covered = span.value.end;
    }
    if (!isAlone) for (const one of own) yield returnAt(together, one);
    else if (kind === 'paragraph') yield* jsonOf(lines, source);
    start = end;
  }
}

/** Returns true if a fence is marked as JSON, or not marked. */
function isFenceOfJson(info: string | null): boolean {
  return info !== null && /^(?:$|jsonc?(?:$|[^\w]))/i.test(info);
}

function isMarkdown(info: string | null): boolean {
  return info !== null && /^(?:md|markdown)(?:$|[^\w])/i.test(info);
}

/** Returns true if a fence is not marked, or marked as text. */
function isPlain(info: string | null): boolean {
  return info !== null && /^(?:$|(?:text|txt|plain|plaintext)(?:$|[^\w]))/i.test(info);
}

/** The returns in the lines, also among other text; nothing if there are none. */
function* jsonOf(lines: readonly Segment[], source: Source): Generator<Find> {
  const inner = excerpt(lines, source);
  const { text } = inner;
  if (!mayHoldReturn(text)) return;
  const finds = [...returnsAmong(inner)];
  if (finds.length > 0 && /^\s*\[/.test(text) && isJson(text, 0, text.length)) yield listOf(inner, finds);
  else yield* finds;
}

/** A list with returns in it and no other text around it: each of its elements should be a return. */
function listOf(source: Source, finds: readonly Find[]): Find {
  const count = [...elementsOf(source.text, source.text.indexOf('['))].length;
  const make = (): Parts => {
    const whole = parse(source);
    return taken(whole.kind === 'value' ? returnsOf(source, whole) : finds);
  };
  return { count, make };
}

/** Some lines of a text as their own text, whose places are still in the file. */
function excerpt(lines: readonly Segment[], outer: Source): Source {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of lines) {
    starts.push(length);
    length += text.length + 1;
  }
  const outside = (offset: number): number => {
    const line = firstWhere(starts.length - 1, (n) => elementAt(starts, n + 1) > offset);
    return (lines[line]?.offset ?? 0) + offset - (starts[line] ?? 0);
  };
  return {
    text: lines.map(({ text }) => text).join('\n'),
    // A range is cut at the end of its first line, so the lines in between do not matter.
    range: (start, end) => outer.range(outside(start), outside(start) + end - start),
    lineAt: (offset) => outer.lineAt(outside(offset)),
    markdown: outer.markdown,
    budget: outer.budget,
    reportsUnread: outer.reportsUnread,
  };
}

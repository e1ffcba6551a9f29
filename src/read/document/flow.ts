import { trimmed, type SourceText } from './source-text.js';
import { closingQuote, scalarOf, type Member, type Node } from './node.js';

/** Deeper nesting is no list that somebody wrote. */
const DEEPEST = 6;

/**
 * The list or map between brackets that begins at an offset of a text and ends before `end`, over several lines or not;
 * null where it does not close, or where something other than white space follows it.
 */
export function readFlow(text: string, start: number, end: number): Node | null {
  for (const comments of [true, false]) {
    const reader = new FlowReader(text, end, comments);
    const read = reader.value(start, 1);
    if (read !== null && (read.next >= end || /\s/.test(text[read.next] ?? ''))) return read.node;
  }
  return null;
}

interface Read {
  readonly node: Node;
  /** The offset behind it. */
  readonly next: number;
}

class FlowReader {
  readonly #text: string;
  readonly #end: number;
  /** Whether a `#` behind white space, a comma or a bracket begins a comment: in a list that does not close so, it is text. */
  readonly #comments: boolean;
  /** Something was open up to the end: no bracket is tried after it, since each would be read up to there again. */
  #unclosed = false;

  constructor(text: string, end: number, comments: boolean) {
    this.#text = text;
    this.#end = end;
    this.#comments = comments;
  }

  value(at: number, depth: number): Read | null {
    if (depth > DEEPEST) return null;
    return this.#text[at] === '[' ? this.#list(at, depth) : this.#map(at, depth);
  }

  #list(start: number, depth: number): Read | null {
    const items: Node[] = [];
    for (let at = this.#blank(start + 1); at < this.#end; at = this.#blank(at)) {
      const sign = this.#text[at];
      if (sign === ']') return { node: { kind: 'list', source: this.#line(start, at + 1), items }, next: at + 1 };
      if (sign === ',') {
        at++;
        continue;
      }
      const item = this.#item(at, depth, false);
      items.push(item.node);
      at = item.next;
    }
    return this.#notClosed();
  }

  #map(start: number, depth: number): Read | null {
    const members: Member[] = [];
    for (let at = this.#blank(start + 1); at < this.#end; at = this.#blank(at)) {
      const sign = this.#text[at];
      if (sign === '}') return { node: { kind: 'map', source: this.#line(start, at + 1), members }, next: at + 1 };
      if (sign === ',') {
        at++;
        continue;
      }
      const quote = sign === '"' || sign === "'" ? closingQuote(this.#text, at, this.#end) : -1;
      const key =
        quote < 0 ? this.#item(at, depth, true).node.source : { text: this.#text.slice(at + 1, quote), start: at };
      let next = this.#blank(quote < 0 ? key.start + key.text.length : quote + 1);
      let value: Node = scalarOf({ text: '', start: next });
      if (this.#text[next] === ':') {
        const behind = this.#blank(next + 1);
        const read = ',}'.includes(this.#text[behind] ?? '}') ? null : this.#item(behind, depth, false);
        value = read?.node ?? value;
        next = read?.next ?? behind;
      }
      members.push({ key: key.text, at: key, value });
      at = Math.max(next, at + 1);
    }
    return this.#notClosed();
  }

  #notClosed(): null {
    this.#unclosed = true;
    return null;
  }

  /** A list, a map or a scalar up to the comma or the bracket behind it; a key ends at its colon, too. */
  #item(start: number, depth: number, isKey: boolean): Read {
    const sign = this.#text[start];
    if (!isKey && !this.#unclosed && (sign === '[' || sign === '{')) {
      const inner = this.value(start, depth + 1);
      if (inner !== null && ',]}'.includes(this.#text[this.#blank(inner.next)] ?? ',')) return inner;
    }
    let at = start;
    let nested = 0;
    if (sign === '"' || sign === "'") {
      const close = closingQuote(this.#text, start, this.#end);
      if (close > 0) at = close + 1;
    }
    for (; at < this.#end; at++) {
      const one = this.#text[at] ?? '';
      if (one === '[' || one === '{') nested++;
      else if (one === ']' || one === '}') {
        // One that closes nothing is taken, or a list would stand still before it.
        if (nested > 0) nested--;
        else if (at > start) break;
      } else if (nested === 0 && one === ',') break;
      else if (isKey && one === ':' && /[\s,}]/.test(this.#text[at + 1] ?? ' ')) break;
      else if (this.#isComment(at)) break;
    }
    return { node: scalarOf(this.#line(start, at)), next: at };
  }

  /** The offset of what follows white space and comments. */
  #blank(at: number): number {
    while (at < this.#end) {
      if (this.#isComment(at)) {
        const length = this.#text.slice(at, this.#end).search(/[\r\n]/);
        at = length < 0 ? this.#end : at + length;
      } else if (!/\s/.test(this.#text[at] ?? '')) break;
      else at++;
    }
    return Math.min(at, this.#end);
  }

  #isComment(at: number): boolean {
    if (this.#text[at] !== '#') return false;
    const before = this.#text[at - 1] ?? '';
    if (this.#comments) return /[\s,[{]/.test(before);
    // Alone on its line it is one in any case.
    let blank = at - 1;
    while (this.#text[blank] === ' ' || this.#text[blank] === '\t') blank--;
    return this.#text[blank] === '\n' || this.#text[blank] === '\r';
  }

  #line(start: number, end: number): SourceText {
    return trimmed({ text: this.#text.slice(start, end), start });
  }
}

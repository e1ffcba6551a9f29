"use strict";
exports.id = 8811;
exports.ids = [8811];
exports.modules = {

/***/ 88811:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdownReader: () => (/* binding */ markdownReader),
  renderedText: () => (/* binding */ renderedText)
});

// EXTERNAL MODULE: ./node_modules/commonmark/lib/index.js + 16 modules
var lib = __webpack_require__(30490);
// EXTERNAL MODULE: ./src/read/markdown/block.ts
var block = __webpack_require__(80569);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(60771);
;// CONCATENATED MODULE: ./src/read/markdown/hidden.ts


function hiddenIn(text, leaves) {
    const finder = new Finder(text);
    for (const leaf of leaves)
        finder.take(leaf);
    return finder;
}
function blanked(text, spans) {
    let shown = '';
    let done = 0;
    for (const { start, end } of spans) {
        shown += text.slice(done, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ');
        done = end;
    }
    return shown + text.slice(done);
}
const OPENING = '<!--';
const CLOSING = '-->';
const ATTRIBUTE = String.raw `\s+[A-Za-z_:][\w.:-]{0,99}(?:\s*=\s*(?:[^\s"'=<>\x60]{1,999}|'[^']{0,999}'|"[^"]{0,999}"))?`;
const TAG = String.raw `</?([A-Za-z][\w-]{0,99})(?:${ATTRIBUTE}){0,30}\s*/?>`;
const TAGS = new RegExp(TAG, 'g');
const INLINE = new RegExp(String.raw `\\[!-/:-@[-\x60{-~]|\x60+|${OPENING}|${TAG}`, 'g');
class Finder {
    spans = [];
    unended = null;
    #text;
    #openings;
    #closings;
    #end = 0;
    constructor(text) {
        this.#text = text;
        this.#openings = new Marks(text, OPENING);
        this.#closings = new Marks(text, CLOSING);
    }
    take({ kind, start, end, limit }) {
        const from = Math.max(start, this.#end);
        if (from >= end)
            return;
        if (kind === 'definition')
            this.spans.push({ start: from, end });
        else if (kind === 'html')
            this.#html(from, end, limit, from === start);
        else if (kind === 'inline') {
            for (const part of inlinesOf(this.#text, from, end))
                this.#inline(part.start, part.end);
        }
    }
    #html(from, end, limit, isLineStart) {
        let at = from;
        let begins = isLineStart;
        for (let open = this.#openings.from(at); open < end; open = this.#openings.from(at)) {
            const before = this.#text.slice(at, open);
            const line = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
            begins = (begins || line >= 0) && /^[\s>]*$/.test(before.slice(line + 1));
            const close = this.#closings.from(open + 2) + CLOSING.length;
            if (close > limit && begins)
                this.unended ??= { start: open, end: limit };
            const isComment = begins || close <= end;
            this.#tags(at, open);
            at = isComment ? Math.min(close, limit) : open + OPENING.length;
            if (isComment)
                this.#hide(open, at);
            begins = false;
        }
        this.#tags(at, end);
    }
    #inline(from, end) {
        const text = this.#text.slice(from, end);
        let runs;
        INLINE.lastIndex = 0;
        for (let found = INLINE.exec(text); found !== null; found = INLINE.exec(text)) {
            const [sign, tag] = found;
            if (sign.startsWith('`')) {
                runs ??= new Runs(text);
                INLINE.lastIndex = runs.closing(sign.length, INLINE.lastIndex) ?? INLINE.lastIndex;
            }
            else if (sign === OPENING) {
                const open = from + found.index;
                const close = this.#closings.from(open + 2) + CLOSING.length;
                if (close > end)
                    continue;
                this.#hide(open, close);
                INLINE.lastIndex = close - from;
            }
            else if (tag !== undefined)
                this.#tag(tag, from + found.index, sign.length);
        }
    }
    #tags(from, end) {
        for (const { 0: sign, 1: tag = '', index } of this.#text.slice(from, end).matchAll(TAGS)) {
            this.#tag(tag, from + index, sign.length);
        }
    }
    #tag(name, start, length) {
        if (/^(?:details|summary)$/i.test(name))
            this.spans.push({ start, end: start + length });
    }
    #hide(start, end) {
        this.spans.push({ start, end });
        this.#end = end;
    }
}
function inlinesOf(text, from, end) {
    const content = text.slice(from, end);
    if (!content.includes('|'))
        return [{ start: from, end }];
    const rows = (0,read_lines/* lineSpans */.U)(content).map((line) => cellsOf(text, from + line.start, from + line.end));
    const head = rows.findIndex((cells, n) => isDelimiter(text, rows[n + 1] ?? []) && rows[n + 1]?.length === cells.length);
    if (head < 0)
        return [{ start: from, end }];
    const cells = rows.slice(head).flat();
    return head === 0 ? cells : [{ start: from, end: (0,collections/* elementAt */.s2)(cells, 0).start }, ...cells];
}
function cellsOf(text, from, end) {
    const line = text.slice(from, end).trimEnd();
    const cells = [];
    let start = /^[ \t>]*\|?/.exec(line)?.[0].length ?? 0;
    for (const { 0: sign, index } of line.matchAll(/\\.|\|/g)) {
        if (sign !== '|' || index < start)
            continue;
        cells.push({ start: from + start, end: from + index });
        start = index + 1;
    }
    if (start < line.length || cells.length === 0)
        cells.push({ start: from + start, end: from + line.length });
    return cells;
}
function isDelimiter(text, cells) {
    return cells.length > 0 && cells.every(({ start, end }) => /^:?-+:?$/.test(text.slice(start, end).trim()));
}
class Marks {
    #text;
    #mark;
    #found = -1;
    constructor(text, mark) {
        this.#text = text;
        this.#mark = mark;
    }
    from(offset) {
        if (this.#found < offset) {
            const found = this.#text.indexOf(this.#mark, offset);
            this.#found = found < 0 ? Infinity : found;
        }
        return this.#found;
    }
}
class Runs {
    #starts = new Map();
    #next = new Map();
    constructor(text) {
        for (const { 0: run, index } of text.matchAll(/`+/g))
            (0,collections/* addTo */.DN)(this.#starts, run.length, index);
    }
    closing(length, offset) {
        const starts = this.#starts.get(length) ?? [];
        let next = this.#next.get(length) ?? 0;
        while (next < starts.length && (0,collections/* elementAt */.s2)(starts, next) < offset)
            next++;
        this.#next.set(length, next);
        const start = starts[next];
        return start === undefined ? undefined : start + length;
    }
}

// EXTERNAL MODULE: ./src/read/markdown/rendered.ts
var rendered = __webpack_require__(97811);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(65933);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
// EXTERNAL MODULE: ./src/read/json/json.ts + 1 modules
var json = __webpack_require__(7458);
// EXTERNAL MODULE: ./src/read/markdown/markdown.ts
var markdown = __webpack_require__(46451);
// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(26907);
// EXTERNAL MODULE: ./src/read/unread-return.ts
var unread_return = __webpack_require__(68112);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(22003);
;// CONCATENATED MODULE: ./src/read/markdown/returns-in-blocks.ts








const DEEPEST = 3;
function returnsIn(source, blocksOf, loose) {
    return new BlockReader(blocksOf, loose).read(source, 'text', 0);
}
class BlockReader {
    #blocksOf;
    #loose;
    constructor(blocksOf, loose) {
        this.#blocksOf = blocksOf;
        this.#loose = loose;
    }
    read(source, where, depth) {
        const parsed = this.#blocksOf(source.text);
        const { blocks } = parsed;
        const { text } = source;
        const json = (0,extract/* mayHoldReturn */.Vq)(text) || (0,unread_return/* mayHoldUnread */.G_)(source) ? (0,read_source/* taken */.uU)(jsonIn(blocks, source)) : read_source/* NO_PARTS */.lv;
        const inner = (0,read_source/* taken */.uU)(this.#inside(blocks, source, depth));
        const found = inOrder([json, inner, this.#find(parsed, source, where)]);
        const { unended } = parsed;
        if (depth > 0 || unended === null || !this.#isHiding(unended, source, found.returns.length > 0))
            return found;
        return { ...found, problems: [...found.problems, hiddenReturn(unended.start, source)] };
    }
    #isHiding({ start, end }, source, hasReturns) {
        const hidden = source.text.slice(start, end);
        if (source.reportsUnread === true && (0,extract/* mayHoldReturn */.Vq)(hidden))
            return true;
        if (hasReturns || !this.#loose.some(({ mayHold }) => mayHold(hidden)))
            return false;
        const text = source.text.slice(0, start) + hidden.replaceAll(COMMENT, BLANKS) + source.text.slice(end);
        const { returns } = this.#find(this.#blocksOf(text), { ...source, text }, 'text');
        return returns.some(({ isPartial }) => isPartial !== true);
    }
    #find(parsed, source, where) {
        return (0,read_source/* taken */.uU)(this.#loose.flatMap((reader) => [...reader.find(parsed, source, where)]));
    }
    *#inside(blocks, source, depth) {
        if (depth >= DEEPEST)
            return;
        for (const block of blocks) {
            if (block.kind === 'list') {
                for (const item of block.items)
                    if (item.some(isNoText))
                        yield* this.#inside(item, source, depth);
            }
            else if (block.kind === 'quote')
                yield* this.#inside(block.blocks, source, depth);
            else if (block.kind === 'html')
                yield* this.#read(block.lines, source, 'text', depth);
            else if (block.kind === 'code' && isMarkdown(block.info)) {
                yield* this.#read(block.lines, source, 'fence', depth);
            }
            else if (block.kind === 'code' && isPlain(block.info)) {
                const inner = excerpt(block.lines, source);
                const make = () => this.#find(this.#blocksOf(inner.text), inner, 'fence');
                if (this.#loose.some((reader) => reader.mayHold(inner.text)))
                    yield { count: 1, make };
            }
        }
    }
    *#read(lines, source, where, depth) {
        const inner = excerpt(lines, source);
        const make = () => this.read(inner, where, depth + 1);
        if ((0,markdown/* mayHoldAny */.fy)(inner))
            yield { count: 1, make };
    }
}
const COMMENT = '<!--';
const BLANKS = ' '.repeat(COMMENT.length);
function hiddenReturn(start, { range }) {
    return { kind: 'unread-return', reason: 'in-comment', text: COMMENT, range: range(start, start + COMMENT.length) };
}
function isNoText({ kind }) {
    return kind !== 'paragraph';
}
function inOrder(parts) {
    const returns = parts.flatMap((part) => part.returns).sort((a, b) => a.startLine - b.startLine);
    const more = parts.reduce((sum, part) => sum + part.more, 0);
    return (0,read_source/* taken */.uU)((0,read_source/* findsOf */.Cf)({ problems: parts.flatMap(({ problems }) => problems), returns, more }));
}
function* jsonIn(blocks, source) {
    let texts = [];
    const read = new Set();
    for (const [n, block] of blocks.entries()) {
        if (block.kind === 'paragraph' || (block.kind === 'code' && block.info === null && texts.length > 0)) {
            texts.push(block);
            continue;
        }
        yield* jsonInTexts(texts, source);
        texts = [];
        if (block.kind === 'code' && block.info !== null) {
            if (read.has(block))
                continue;
            const parts = isFenceOfJson(block.info) ? fencesOfOne(blocks, n, source) : [block];
            for (const part of parts)
                read.add(part);
            yield* jsonInFence(block.info, parts.flatMap(({ lines }) => lines), source);
        }
        else if (block.kind === 'list')
            for (const item of block.items)
                yield* jsonIn(item, source);
        else if (block.kind === 'quote')
            yield* jsonIn(block.blocks, source);
    }
    yield* jsonInTexts(texts, source);
}
function fencesOfOne(blocks, n, source) {
    const parts = [];
    let text = '';
    for (const block of blocks.slice(n, n + MOST_FENCES)) {
        const isNext = block.kind === 'code' && block.info !== null && isFenceOfJson(block.info);
        if (!isNext) {
            if (block.kind === 'paragraph')
                continue;
            break;
        }
        parts.push(block);
        text = excerpt(parts.flatMap(({ lines }) => lines), source).text;
        if (!isOpen(text))
            break;
    }
    const [first] = parts;
    if (first === undefined || parts.length === 1)
        return parts;
    return (0,objects/* isJson */.Fh)(text, 0, text.length) && (0,extract/* mayHoldReturn */.Vq)(text) ? parts : [first];
}
const MOST_FENCES = 8;
function isOpen(text) {
    return /^\s*[{[]/.test(text) && !(0,objects/* isJson */.Fh)(text, 0, text.length) && (0,scan/* isUnclosed */.Yq)(text);
}
function* jsonInFence(info, lines, source) {
    let isRead = false;
    if (isFenceOfJson(info)) {
        for (const one of jsonOf(lines, source)) {
            isRead = true;
            yield one;
        }
    }
    if (isRead || isMarkdown(info))
        return;
    const inner = excerpt(lines, source);
    if (!(0,unread_return/* mayHoldUnread */.G_)(inner))
        return;
    const reason = (0,unread_return/* unreadReturnIn */.VN)(inner.text, isFenceOfJson(info));
    if (reason === null)
        return;
    const start = inner.text.length - inner.text.trimStart().length;
    const text = inner.text.slice(start).split('\n', 1)[0]?.trimEnd() ?? '';
    const range = inner.range(start, start + text.length);
    yield (0,read_source/* find */.I6)(() => ({ problems: [{ kind: 'unread-return', reason, text, range }] }));
}
function* jsonInTexts(blocks, source) {
    if (blocks.length > 1)
        yield* jsonInSeveral(blocks, source);
    else
        for (const { lines } of blocks)
            yield* jsonOf(lines, source);
}
function* jsonInSeveral(blocks, source) {
    const together = excerpt(blocks.flatMap(({ lines }) => lines), source);
    if (!(0,extract/* mayHoldReturn */.Vq)(together.text))
        return;
    const spans = new objects/* JsonFinder */.dZ(together.text, scan/* isLikelyReturn */.fu).objectsFrom(0);
    let span = spans.next();
    let start = 0;
    let covered = 0;
    for (const { kind, lines } of blocks) {
        const end = start + lines.reduce((sum, { text }) => sum + text.length + 1, 0);
        const own = [];
        let isAlone = covered <= start;
        for (; span.done !== true && span.value.start < end; span = spans.next()) {
            if (kind !== 'paragraph')
                continue;
            own.push(span.value);
            if (span.value.end < end)
                continue;
            isAlone = false;
            covered = span.value.end;
        }
        if (!isAlone)
            for (const one of own)
                yield (0,unread_return/* returnAt */.St)(together, one);
        else if (kind === 'paragraph')
            yield* jsonOf(lines, source);
        start = end;
    }
}
function isFenceOfJson(info) {
    return info !== null && /^(?:$|jsonc?(?:$|[^\w]))/i.test(info);
}
function isMarkdown(info) {
    return info !== null && /^(?:md|markdown)(?:$|[^\w])/i.test(info);
}
function isPlain(info) {
    return info !== null && /^(?:$|(?:text|txt|plain|plaintext)(?:$|[^\w]))/i.test(info);
}
function* jsonOf(lines, source) {
    const inner = excerpt(lines, source);
    const { text } = inner;
    if (!(0,extract/* mayHoldReturn */.Vq)(text))
        return;
    const finds = [...(0,unread_return/* returnsAmong */.MB)(inner)];
    if (finds.length > 0 && /^\s*\[/.test(text) && (0,objects/* isJson */.Fh)(text, 0, text.length))
        yield listOf(inner, finds);
    else
        yield* finds;
}
function listOf(source, finds) {
    const count = [...(0,scan/* elementsOf */.ZE)(source.text, source.text.indexOf('['))].length;
    const make = () => {
        const whole = (0,json/* parse */.qg)(source);
        return (0,read_source/* taken */.uU)(whole.kind === 'value' ? (0,json/* returnsOf */.Bg)(source, whole) : finds);
    };
    return { count, make };
}
function excerpt(lines, outer) {
    const starts = [];
    let length = 0;
    for (const { text } of lines) {
        starts.push(length);
        length += text.length + 1;
    }
    const outside = (offset) => {
        const line = (0,collections/* firstWhere */.U1)(starts.length - 1, (n) => (0,collections/* elementAt */.s2)(starts, n + 1) > offset);
        return (lines[line]?.offset ?? 0) + offset - (starts[line] ?? 0);
    };
    return {
        text: lines.map(({ text }) => text).join('\n'),
        range: (start, end) => outer.range(outside(start), outside(start) + end - start),
        lineAt: (offset) => outer.lineAt(outside(offset)),
        markdown: outer.markdown,
        budget: outer.budget,
        reportsUnread: outer.reportsUnread,
    };
}

// EXTERNAL MODULE: ./src/read/document/frontmatter-block.ts
var frontmatter_block = __webpack_require__(81226);
// EXTERNAL MODULE: ./src/read/document/node.ts
var node = __webpack_require__(82822);
;// CONCATENATED MODULE: ./src/read/markdown/commonmark.ts








const HEAD = 100;
const TAIL = 50;
function markdownReader(loose) {
    return {
        mayHold: (text) => loose.some((reader) => reader.mayHold(text)),
        read: (source) => returnsIn(source, (text) => blocksOf(text, source.budget), loose),
    };
}
function renderedText(text, budget) {
    if (!(0,rendered/* mayHide */.uv)(text))
        return { text, unended: null };
    const { spans, unended } = parse(text, budget, (0,frontmatter_block/* findFrontmatter */.A)(text).body).hidden;
    return { text: blanked(text, spans), unended: unended?.start ?? null };
}
function blocksOf(text, budget) {
    const { parser, root, lines, hidden } = parse(text, budget);
    const links = linksIn(parser, lines);
    return { blocks: blocksIn(root, renderedLines(text, lines, hidden), 0), links, unended: hidden.unended };
}
function renderedLines(text, lines, { spans }) {
    if (spans.length === 0)
        return lines;
    const shown = blanked(text, spans);
    return lines.map((line) => ({ ...line, text: shown.slice(line.offset, line.offset + line.text.length) }));
}
const NOTHING_HIDDEN = { spans: [], unended: null };
function parse(text, budget, from = 0) {
    const body = from === 0 ? frontmatterEnd(text) : from;
    const lines = sourceLines(text, from, body);
    const parser = Object.assign(new lib/* Parser */.iX(), { processInlines: () => undefined });
    countBlocks(parser, budget);
    const root = parser.parse(lines.map(({ shown }) => shown).join('\n'));
    const hidden = (0,rendered/* mayHide */.uv)(text) ? hiddenIn(text, leavesIn(text, root, lines, body)) : NOTHING_HIDDEN;
    return { parser, root, lines, hidden };
}
function frontmatterEnd(text) {
    if (!text.startsWith('---'))
        return 0;
    const { state, lines, body } = (0,frontmatter_block/* findFrontmatter */.A)(text);
    return state === 'whole' && node/* OUTER_KEY */.cr.test(lines.find((line) => line.text.trim() !== '')?.text ?? '') ? body : 0;
}
function leavesIn(text, root, lines, body) {
    const leaves = [];
    let next = 0;
    const add = (kind, first, last, column, limit) => {
        for (const line of lines.slice(next, first)) {
            if (line.shown === line.text)
                leaves.push({ kind: 'definition', start: line.offset, end: endOf(line), limit });
        }
        next = last + 1;
        const [start, end] = [lines[first], lines[last]];
        if (start !== undefined && end !== undefined)
            leaves.push({ kind, start: start.offset + column, end: endOf(end), limit });
    };
    const walker = root.walker();
    for (let event = walker.next(); event !== null; event = walker.next()) {
        const { entering, node } = event;
        const kind = entering ? LEAVES.get(node.type) : undefined;
        if (kind === undefined)
            continue;
        const [[first, column], [last]] = node.sourcepos;
        const defined = definitionsIn(node);
        const container = node.parent === root ? undefined : lines[(node.parent?.sourcepos[1][0] ?? 0) - 1];
        const limit = container === undefined ? text.length : endOf(container);
        add(kind, first - 1 + defined, last - 1, defined === 0 ? column - 1 : 0, limit);
    }
    add('code', lines.length, lines.length, 0, text.length);
    return leaves.filter(({ start }) => start >= body);
}
const LEAVES = new Map([
    ['paragraph', 'inline'],
    ['heading', 'inline'],
    ['html_block', 'html'],
    ['code_block', 'code'],
    ['thematic_break', 'code'],
]);
function endOf({ offset, text }) {
    return offset + text.length;
}
function definitionsIn(node) {
    const [[first], [last]] = node.sourcepos;
    if (first === last || (node.type !== 'paragraph' && node.type !== 'heading'))
        return 0;
    const { _string_content: content } = node;
    const own = content.split('\n').length - 1;
    return Math.max(0, last - first + (node.type === 'paragraph' ? 1 : 0) - own);
}
const DEFINITION = /^[ \t>]*\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*(?:<([^<>]*)>|(\S+))/;
function linksIn(parser, lines) {
    const { refmap } = parser;
    const links = new Map(Object.entries(refmap).map(([name, { destination }]) => [(0,block/* linkName */.K)(name), destination]));
    const whole = new Set();
    if (links.size === 0)
        return links;
    for (const { text } of lines) {
        const [, label = '', bracketed, plain] = DEFINITION.exec(text) ?? [];
        const name = (0,block/* linkName */.K)(label);
        const target = bracketed ?? plain;
        if (target === undefined || whole.has(name) || !links.has(name))
            continue;
        whole.add(name);
        links.set(name, target);
    }
    return links;
}
function countBlocks(parser, budget) {
    const { addChild } = parser;
    const counted = (...args) => {
        if (--budget.blocks < 0)
            throw new block/* TooManyBlocks */.Y();
        return addChild.apply(parser, args);
    };
    Object.assign(parser, { addChild: counted });
}
function sourceLines(text, from, body) {
    const lines = [];
    let empty = false;
    for (const { start, end } of (0,read_lines/* lineSpans */.U)(text, from)) {
        const line = text.slice(start, end);
        const isEmpty = line.trim() === '';
        const shown = shownLine(line);
        if (!(isEmpty && empty))
            lines.push({ shown: start < body ? shown.replaceAll('<!--', '    ') : shown, text: line, offset: start });
        empty = isEmpty;
    }
    return lines;
}
const DECIDING = ['-->', '`'];
const FOOTNOTE = /^([ \t>]*)\[(?=\^[^\]]{1,99}\]:)/;
function shownLine(whole) {
    const line = whole.replace(FOOTNOTE, '$1(');
    if (line.length <= HEAD + TAIL)
        return line;
    const middle = line.slice(HEAD, -TAIL);
    return line.slice(0, HEAD) + DECIDING.filter((sign) => middle.includes(sign)).join('') + line.slice(-TAIL);
}
function blocksIn(parent, lines, quotes) {
    return emptied(parent, (node) => blockOf(node, lines, quotes)).filter((block) => !isHidden(block));
}
function isHidden(block) {
    if (block.kind === 'heading')
        return block.line.text === '';
    return (block.kind === 'paragraph' || block.kind === 'html') && block.lines.length === 0;
}
function emptied(parent, make) {
    const made = [];
    for (let child = parent.firstChild; child !== null; child = parent.firstChild) {
        made.push(make(child));
        child.unlink();
    }
    return made;
}
function blockOf(node, lines, quotes) {
    const [[first, column], [last]] = node.sourcepos;
    switch (node.type) {
        case 'heading': {
            const line = segment(lines[first - 1], column - 1);
            if (first === last)
                return { kind: 'heading', level: node.level, text: withoutMarks(line.text), line };
            const texts = segments(lines, first, last - 1, column, quotes).map(({ text }) => text);
            return { kind: 'heading', level: node.level, text: texts.join(' '), line };
        }
        case 'paragraph':
            return { kind: 'paragraph', lines: segments(lines, first, last, column, quotes) };
        case 'code_block':
            if (node.info === null)
                return { kind: 'code', info: null, lines: segments(lines, first, last, column, quotes) };
            return { kind: 'code', info: node.info, lines: fenced(node.literal ?? '', first, lines) };
        case 'list': {
            return { kind: 'list', items: emptied(node, (item) => blocksIn(item, lines, quotes)) };
        }
        case 'block_quote':
            return { kind: 'quote', blocks: blocksIn(node, lines, quotes + 1) };
        case 'thematic_break':
            return { kind: 'break' };
        default:
            return { kind: 'html', lines: visible(segments(lines, first, last, column, quotes)) };
    }
}
const commonmark_TAG = /<\/?[A-Za-z][^<>]*>/g;
function visible(lines) {
    return lines.flatMap(({ text, offset }) => {
        const plain = text.replace(commonmark_TAG, (tag) => ' '.repeat(tag.length));
        const trimmed = plain.trim();
        return trimmed === '' ? [] : [{ text: trimmed, offset: offset + plain.indexOf(trimmed) }];
    });
}
function segments(lines, first, last, column, quotes) {
    return lines
        .slice(first - 1, last)
        .map((line, n) => segment(line, n === 0 ? column - 1 : contentStart(line.text, quotes)))
        .filter(({ text }) => text !== '');
}
function segment(line, start) {
    if (line === undefined)
        return { text: '', offset: 0 };
    const text = line.text.slice(start);
    const trimmed = text.trimStart();
    return { text: trimmed.trimEnd(), offset: line.offset + start + text.length - trimmed.length };
}
function contentStart(line, quotes) {
    let left = quotes;
    for (let at = 0;; at++) {
        if (line[at] === '>' && left > 0)
            left--;
        else if (line[at] !== ' ' && line[at] !== '\t')
            return at;
    }
}
function fenced(literal, fence, lines) {
    const given = literal.split('\n').slice(0, -1);
    return given.map((content, n) => {
        const line = lines[fence + n] ?? { shown: '', text: '', offset: 0 };
        const indent = /^[ \t]*/.exec(content)?.[0].length ?? 0;
        let start = Math.max(0, line.shown.length - (content.length - indent));
        for (let back = 0; back < indent && isSpace(line.shown[start - 1]); back++)
            start--;
        return { text: line.text.slice(start), offset: line.offset + start };
    });
}
function isSpace(letter) {
    return letter === ' ' || letter === '\t';
}
function withoutMarks(line) {
    const text = line.replace(/^#{1,6}/, '').trim();
    let end = text.length;
    while (text[end - 1] === '#')
        end--;
    return end === 0 || isSpace(text[end - 1]) ? text.slice(0, end).trimEnd() : text;
}


/***/ })

};
;
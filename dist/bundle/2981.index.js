"use strict";
exports.id = 2981;
exports.ids = [2981];
exports.modules = {

/***/ 42981:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdownReader: () => (/* binding */ markdownReader)
});

// EXTERNAL MODULE: ./node_modules/commonmark/lib/index.js + 8 modules
var lib = __webpack_require__(20962);
// EXTERNAL MODULE: ./src/read/markdown/block.ts
var block = __webpack_require__(80569);
// EXTERNAL MODULE: ./src/model/first-where.ts
var first_where = __webpack_require__(52829);
// EXTERNAL MODULE: ./src/model/known.ts
var known = __webpack_require__(57342);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(65933);
// EXTERNAL MODULE: ./src/read/json/marks.ts
var marks = __webpack_require__(33869);
// EXTERNAL MODULE: ./src/read/json/json.ts + 2 modules
var json = __webpack_require__(24773);
// EXTERNAL MODULE: ./src/read/markdown/may-hold-source.ts
var may_hold_source = __webpack_require__(50977);
// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(26907);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
// EXTERNAL MODULE: ./src/read/returns-among.ts
var returns_among = __webpack_require__(87682);
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
        const json = (0,extract/* mayHoldReturn */.Vq)(text) || (0,unread_return/* mayHoldUnread */.G)(source) ? (0,read_source/* taken */.uU)(jsonIn(blocks, source)) : read_source/* NO_PARTS */.lv;
        const inner = (0,read_source/* taken */.uU)(this.#inside(blocks, source, depth));
        return inOrder([json, inner, this.#find(parsed, source, where)]);
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
        if ((0,may_hold_source/* mayHoldAny */.f)(inner))
            yield { count: 1, make };
    }
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
    if (!(0,unread_return/* mayHoldUnread */.G)(inner))
        return;
    const reason = (0,unread_return/* unreadReturnIn */.V)(inner.text, isFenceOfJson(info));
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
    const spans = new objects/* JsonFinder */.dZ(together.text, marks/* isLikelyReturn */.fu).objectsFrom(0);
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
                yield (0,returns_among/* returnAt */.S)(together, one);
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
    const finds = [...(0,returns_among/* returnsAmong */.M)(inner)];
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
        const line = (0,first_where/* firstWhere */.U)(starts.length - 1, (n) => (0,known/* elementAt */.s)(starts, n + 1) > offset);
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

// EXTERNAL MODULE: ./src/read/line-spans.ts
var line_spans = __webpack_require__(14480);
;// CONCATENATED MODULE: ./src/read/markdown/commonmark.ts




const HEAD = 100;
const TAIL = 50;
function markdownReader(loose) {
    return {
        mayHold: (text) => loose.some((reader) => reader.mayHold(text)),
        read: (source) => returnsIn(source, (text) => blocksOf(text, source.budget), loose),
    };
}
function blocksOf(text, budget) {
    const lines = sourceLines(text);
    const parser = Object.assign(new lib/* Parser */.iX(), { processInlines: () => undefined });
    countBlocks(parser, budget);
    const blocks = blocksIn(parser.parse(lines.map(({ shown }) => shown).join('\n')), lines, 0);
    return { blocks, links: linksIn(parser, lines) };
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
function sourceLines(text) {
    const lines = [];
    let empty = false;
    for (const { start, end } of (0,line_spans/* lineSpans */.U)(text)) {
        const line = text.slice(start, end);
        const isEmpty = line.trim() === '';
        if (!(isEmpty && empty))
            lines.push({ shown: shownLine(line), text: line, offset: start });
        empty = isEmpty;
    }
    return lines;
}
function shownLine(line) {
    return line.length <= HEAD + TAIL ? line : line.slice(0, HEAD) + line.slice(-TAIL);
}
function blocksIn(parent, lines, quotes) {
    return emptied(parent, (node) => blockOf(node, lines, quotes));
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
const TAG = /<\/?[A-Za-z][^<>]*>/g;
function visible(lines) {
    let inComment = false;
    return lines.flatMap(({ text, offset }) => {
        let shown = '';
        for (let at = 0; at < text.length;) {
            const mark = text.indexOf(inComment ? '-->' : '<!--', at);
            const end = mark < 0 ? text.length : mark + (inComment ? '-->'.length : 0);
            shown += inComment ? ' '.repeat(end - at) : text.slice(at, end);
            if (mark >= 0)
                inComment = !inComment;
            at = end;
        }
        const plain = shown.replace(TAG, (tag) => ' '.repeat(tag.length));
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
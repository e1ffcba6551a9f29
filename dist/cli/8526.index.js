"use strict";
exports.id = 8526;
exports.ids = [8526];
exports.modules = {

/***/ 8526:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseMarkdown: () => (/* binding */ parseMarkdown)
/* harmony export */ });
/* harmony import */ var commonmark__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(962);

const HEAD = 100;
const TAIL = 50;
function parseMarkdown(text) {
    const lines = linesOf(text);
    const parser = Object.assign(new commonmark__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX(), { processInlines: () => undefined });
    return blocksIn(parser.parse(lines.map(({ shown }) => shown).join('\n')), lines, 0);
}
function linesOf(text) {
    const lines = [];
    let empty = false;
    for (let offset = 0; offset <= text.length;) {
        const lf = text.indexOf('\n', offset);
        const end = lf < 0 ? text.length : lf;
        const line = text.slice(offset, text[end - 1] === '\r' && end > offset ? end - 1 : end);
        const isEmpty = line.trim() === '';
        if (!(isEmpty && empty))
            lines.push({ shown: shown(line), text: line, offset });
        empty = isEmpty;
        offset = end + 1;
    }
    return lines;
}
function shown(line) {
    const cut = line.length <= HEAD + TAIL ? line : line.slice(0, HEAD) + line.slice(-TAIL);
    return cut.includes('\r') ? cut.replaceAll('\r', ' ') : cut;
}
function blocksIn(parent, lines, quotes) {
    const blocks = [];
    for (let node = parent.firstChild; node !== null; node = node.next)
        blocks.push(blockOf(node, lines, quotes));
    return blocks;
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
            const items = [];
            for (let item = node.firstChild; item !== null; item = item.next)
                items.push(blocksIn(item, lines, quotes));
            return { kind: 'list', items };
        }
        case 'block_quote':
            return { kind: 'quote', blocks: blocksIn(node, lines, quotes + 1) };
        case 'thematic_break':
            return { kind: 'break' };
        default:
            return { kind: 'html' };
    }
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
"use strict";
exports.id = 6;
exports.ids = [6];
exports.modules = {

/***/ 3006:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseMarkdown: () => (/* binding */ parseMarkdown)
});

// EXTERNAL MODULE: ./node_modules/commonmark/lib/index.js + 8 modules
var lib = __webpack_require__(962);
;// CONCATENATED MODULE: ./src/read/envelope/rendered.ts

const CODE = new Set(['code', 'kbd', 'samp', 'tt', 'var']);
const PLAIN = new Set('a abbr b cite del details dfn div em font i ins li mark ol p s small span strike strong sub summary sup td th tr u ul wbr'.split(' '));
const TAG = /<\/?([A-Za-z][A-Za-z0-9]*)(?:\s[^<>]*)?\/?>/y;
const ENTITY = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/y;
const ESCAPED = /\\[!-/:-@[-`{-~]/y;
const SPAN = /(`+)(?!`)/y;
const REACH = 500;
function rendered({ text }) {
    if (!/[\\&<]/.test(text))
        return { text, sourceAt: (index) => index };
    let shown = '';
    const sources = [];
    const put = (letters, at) => {
        sources.push(...Array(letters.length).fill(at));
        shown += letters;
    };
    for (let at = 0; at < text.length;) {
        const code = codeAt(text, at);
        if (code > at) {
            for (; at < code; at++)
                put(text.charAt(at), at);
            continue;
        }
        const { letters, length } = inlineAt(text, at);
        put(letters, at);
        at += length;
    }
    sources.push(text.length);
    return { text: shown, sourceAt: (index) => sources[index] ?? text.length };
}
function codeAt(text, at) {
    const marks = matchAt(SPAN, text, at);
    if (marks === '')
        return at;
    const reached = text.slice(at + marks.length, at + marks.length + REACH);
    const length = reached.indexOf(marks);
    return length < 0 ? at : at + length + 2 * marks.length;
}
function inlineAt(text, at) {
    const letter = text.charAt(at);
    if (letter === '\\') {
        const escaped = matchAt(ESCAPED, text, at);
        if (escaped !== '')
            return { letters: escaped.slice(1), length: 2 };
    }
    else if (letter === '&') {
        const entity = matchAt(ENTITY, text, at);
        if (entity !== '')
            return { letters: decoded(entity), length: entity.length };
    }
    else if (letter === '<') {
        const comment = commentAt(text, at);
        if (comment > 0)
            return { letters: '', length: comment };
        const tag = matchAt(TAG, text, at);
        const shown = tag === '' ? undefined : shownOf(tag);
        if (shown !== undefined)
            return { letters: shown, length: tag.length };
    }
    return { letters: letter, length: 1 };
}
function commentAt(text, at) {
    if (!text.startsWith('<!--', at))
        return 0;
    const end = text.slice(at, at + REACH).indexOf('-->', 4);
    return end < 0 ? 0 : end + '-->'.length;
}
function shownOf(tag) {
    const name = /[A-Za-z][A-Za-z0-9]*/.exec(tag)?.[0].toLowerCase() ?? '';
    if (CODE.has(name))
        return '`';
    if (name === 'br')
        return ',';
    return PLAIN.has(name) ? '' : undefined;
}
function matchAt(expression, text, at) {
    expression.lastIndex = at;
    return expression.exec(text)?.[0] ?? '';
}
const known = new Map();
const MOST_KNOWN = 4096;
function decoded(entity) {
    const before = known.get(entity);
    if (before !== undefined)
        return before;
    const text = new lib/* Parser */.iX().parse(entity).firstChild?.firstChild?.literal ?? entity;
    if (known.size < MOST_KNOWN)
        known.set(entity, text);
    return text;
}

;// CONCATENATED MODULE: ./src/read/envelope/links.ts

function linkName(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}
function linkAt(text, at, links) {
    const reached = text.slice(at, at + REACH);
    const middle = closing(reached, 0, '[', ']');
    if (middle < 0)
        return null;
    const label = reached.slice(1, middle).replaceAll('`', '').trim();
    const target = targetAt(reached, middle, links);
    if (target === null)
        return null;
    const { destination, start, stop, end } = target;
    const isReference = reached[middle + 1] !== '(';
    const namesItself = label.includes('/') && (!/\s/.test(label) || URL.test(destination ?? ''));
    if (!namesItself && destination === null)
        return null;
    if (!namesItself && isReference && URL.test(destination ?? ''))
        return { text: '', start: at, stop: at, end: at + end };
    if (namesItself) {
        const inside = reached.indexOf(label, 1);
        const from = inside < 0 ? 1 : inside;
        return { text: label, start: at + from, stop: at + from + label.length, end: at + end };
    }
    return { text: pathOf(destination ?? ''), start: at + start, stop: at + stop, end: at + end };
}
function targetAt(text, middle, links) {
    const next = text[middle + 1];
    if (next === '(') {
        const close = closing(text, middle + 1, '(', ')');
        if (close < 0)
            return null;
        const inner = text.slice(middle + 2, close);
        const [whole = '', bracketed, plain = ''] = /^\s*(?:<([^<>]*)>|(\S*))/.exec(inner) ?? [];
        const destination = bracketed ?? plain;
        const start = middle + 2 + whole.length - destination.length - (bracketed === undefined ? 0 : 1);
        return { destination, start, stop: start + destination.length, end: close + 1 };
    }
    const label = text.slice(1, middle);
    if (next === '[') {
        const close = text.indexOf(']', middle + 2);
        if (close < 0)
            return null;
        const name = text.slice(middle + 2, close);
        const destination = links.get(linkName(name.trim() === '' ? label : name)) ?? null;
        return { destination, start: 0, stop: close + 1, end: close + 1 };
    }
    const destination = links.get(linkName(label)) ?? null;
    return destination === null ? null : { destination, start: 0, stop: middle + 1, end: middle + 1 };
}
function closing(text, at, open, close) {
    let depth = 0;
    for (let n = at; n < text.length; n++) {
        if (text[n] === open)
            depth++;
        else if (text[n] === close && --depth === 0)
            return n;
    }
    return -1;
}
const URL = /^[a-z][a-z0-9+.-]*:/i;
function pathOf(destination) {
    if (URL.test(destination))
        return destination;
    const path = /^#|#L\d/.test(destination) ? destination : destination.replace(/[?#].*$/, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

// EXTERNAL MODULE: ./src/read/markdown/block.ts
var block = __webpack_require__(569);
// EXTERNAL MODULE: ./src/model/once-per.ts
var once_per = __webpack_require__(8594);
// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(323);
;// CONCATENATED MODULE: ./src/read/envelope/section.ts

const NAMES = new Map([
    ['change', 'change'],
    ['project', 'project'],
    ['status', 'status'],
    ['summary', 'summary'],
    ['executive summary', 'summary'],
    ['artifacts', 'artifacts'],
    ['next', 'next'],
    ['next recommended', 'next'],
    ['risks', 'risks'],
    ['skill resolution', 'skill_resolution'],
]);
const LONGEST_LABEL = 60;
const NO_LETTERS = (0,pattern/* pattern */.T)(String.raw `^[^\p{L}]+`, 'u');
function headingName(heading) {
    return heading.length > LONGEST_LABEL ? undefined : partNamed(heading);
}
const CONTINUED = / *(?:,? (?:continued|cont\.?|cont['\u2019]d)|\((?:continued|cont\.?|cont['\u2019]d|(?:part )?\d{1,4})\))$/;
function partNamed(label) {
    const words = label.replace(NO_LETTERS(), '').toLowerCase();
    let end = words.length;
    while (end > 0 && ' :*_'.includes(words[end - 1] ?? ''))
        end--;
    return NAMES.get(words.slice(0, end).replace(CONTINUED, ''));
}
function labelOf({ text, offset }) {
    const mark = text.slice(0, 2);
    if (mark !== '**' && mark !== '__')
        return undefined;
    const close = text.slice(2, 2 + LONGEST_LABEL).indexOf(mark) + 2;
    if (close < 3)
        return undefined;
    const label = text.slice(2, close);
    const behind = text.slice(close + 2);
    const gap = behind.length - behind.trimStart().length;
    const inside = label.trimEnd().endsWith(':');
    if (!inside && behind[gap] !== ':')
        return undefined;
    const end = close + 2 + (inside ? 0 : gap + 1);
    const rest = text.slice(end);
    const start = end + rest.length - rest.trimStart().length;
    return {
        name: partNamed(label),
        text: label,
        at: { text: text.slice(0, end), offset },
        rest: { text: text.slice(start), offset: offset + start },
    };
}
const SEVERITY = /^(critical|warning|suggestion)(s?)\b(.?)/i;
function isSeverity(label) {
    return severityIn(label) !== undefined;
}
function severityIn(text) {
    const [, word = '', , next = ''] = SEVERITY.exec(text.replace(NO_LETTERS(), '')) ?? [];
    const upper = word.toUpperCase();
    if (word !== '' && (word === upper || next === '' || ':*_`)]'.includes(next)))
        return upper;
    return /[([](CRITICAL|WARNING|SUGGESTION)[)\]]/.exec(text)?.[1];
}

;// CONCATENATED MODULE: ./src/read/envelope/envelope-outline.ts


const SHORT = ['change', 'project', 'status'];
class Outline {
    candidates = [];
    #current;
    #open;
    #ended;
    take(block) {
        this.#leaveHeading(block);
        switch (block.kind) {
            case 'heading':
                this.#heading(block);
                return;
            case 'paragraph':
                this.#paragraph(block.lines);
                return;
            case 'list':
                if (isLabelled(block.items))
                    for (const item of block.items)
                        for (const inner of item)
                            this.take(inner);
                else
                    this.#list(block.items);
                return;
            case 'break':
                this.#open = undefined;
                return;
            default:
                this.#content(block);
        }
    }
    #leaveHeading(block) {
        const current = this.#current;
        if (current === undefined || current.sections.length > 0 || block.kind === 'heading')
            return;
        if (block.kind === 'list' && isLabelled(block.items))
            return;
        if (block.kind === 'paragraph' && (block.lines.some(isNamed) || current.before++ === 0))
            return;
        this.#current = undefined;
    }
    #heading(block) {
        const name = headingName(block.text);
        if (name !== undefined) {
            this.#section({ name, by: 'heading', level: block.level, at: block.line, inline: [], blocks: [], doubtful: [] });
            return;
        }
        const current = this.#current;
        const outer = current?.heading?.level ?? this.#open?.level ?? 0;
        if (current === undefined || current.sections.length === 0 || outer === 0 || block.level <= outer) {
            this.#start(block);
        }
        else if (this.#open !== undefined && (this.#open.by === 'label' || block.level <= this.#open.level)) {
            this.#open = undefined;
        }
        else {
            this.#open?.blocks.push(block);
        }
    }
    #paragraph(lines) {
        let labelled;
        let plain = [];
        const flush = () => {
            if (plain.length > 0)
                this.#content({ kind: 'paragraph', lines: plain });
            plain = [];
        };
        for (const line of lines) {
            const label = labelOf(line);
            if (label?.name !== undefined) {
                flush();
                const { name, at, rest } = label;
                labelled = {
                    name,
                    by: 'label',
                    level: 0,
                    at,
                    inline: rest.text === '' ? [] : [rest],
                    blocks: [],
                    doubtful: [],
                };
                this.#section(labelled);
            }
            else if (label !== undefined && this.#open?.by === 'label' && !isSeverity(label.text)) {
                flush();
                this.#open = labelled = undefined;
            }
            else if (labelled === undefined) {
                plain.push(line);
            }
            else {
                labelled.inline.push(line);
            }
        }
        flush();
    }
    #list(items) {
        let kept = [];
        const flush = () => {
            if (kept.length > 0)
                this.#content({ kind: 'list', items: kept });
            kept = [];
        };
        const walk = (list) => {
            for (const item of list) {
                if (!hasLateLabel(item)) {
                    kept.push(item);
                    continue;
                }
                for (const block of item) {
                    if (block.kind === 'list') {
                        walk(block.items);
                    }
                    else if (block.kind === 'paragraph') {
                        const label = block.lines.findIndex(isNamed);
                        const end = label < 0 ? block.lines.length : label;
                        if (end > 0)
                            kept.push([{ kind: 'paragraph', lines: block.lines.slice(0, end) }]);
                        if (label < 0)
                            continue;
                        flush();
                        this.#paragraph(block.lines.slice(label));
                    }
                    else {
                        flush();
                        this.take(block);
                    }
                }
            }
        };
        walk(items);
        flush();
    }
    #section(section) {
        const repeats = SHORT.includes(section.name) && this.#current?.sections.some(({ name }) => name === section.name) === true;
        if (this.#current === undefined || repeats)
            this.#start(null);
        else
            this.#ended?.blocks.push(...this.#ended.doubtful);
        this.#current?.sections.push(section);
        this.#open = section;
        this.#ended = undefined;
    }
    #content(block) {
        const open = this.#open;
        if (block.kind === 'list' || block.kind === 'code')
            this.#ended?.doubtful.push(block);
        if (open === undefined)
            return;
        const closed = open.inline.length > 0 || open.blocks.some(({ kind }) => kind === 'list');
        if (open.by !== 'label' || !closed || block.kind === 'list') {
            open.blocks.push(block);
            return;
        }
        this.#open = undefined;
        if (open.name !== 'artifacts')
            return;
        this.#ended = open;
        if (block.kind === 'code')
            open.doubtful.push(block);
    }
    #start(heading) {
        this.#current = { heading, sections: [], before: 0 };
        this.#open = this.#ended = undefined;
        this.candidates.push(this.#current);
    }
}
function isNamed(line) {
    return labelOf(line)?.name !== undefined;
}
const hasLateLabel = (0,once_per/* oncePer */.P)((item) => item.some((block) => (block.kind === 'list' ? block.items.some(hasLateLabel) : hasLateLine(block))));
function hasLateLine(block) {
    return block.kind === 'paragraph' && block.lines.some((line, n) => n > 0 && isNamed(line));
}
function isLabelled(items) {
    const names = items.map(([first]) => {
        const line = first?.kind === 'paragraph' ? first.lines[0] : undefined;
        return line === undefined ? undefined : labelOf(line)?.name;
    });
    return names.includes('status') && names.filter((name) => name !== undefined).length > 1;
}

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(5821);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/read/envelope/listing.ts

const BEFORE = /^\s*(?:[-*+\u2022]\s+|\d{1,4}[.)]\s+|(?:[AMRCTU?]{1,2}|new file:|modified:|created:|added:|renamed:)\s+)?/;
const DELETED = /^\s*(?:D|deleted:|removed:)\s+\S+$/;
const PATH = (0,pattern/* pattern */.T)(String.raw `^(["'\x60]?)((?:(?:[\p{L}\p{N}_.@+~()[\]*-]|\{[^\s{}]*\})+\/)*(?:[\p{L}\p{N}_.@+~()[\]*-]|\{[^\s{}]*\})*\.[A-Za-z][A-Za-z0-9]{0,9})\1(?=$|,$|\s*(?:[#(|,;:\u2014\u2013]|-\s|->|\/\/|\u2192|\u21D2))`, 'u');
const NO_PATH = /^\s*(?:#.*|\/\/.*|.*:|\.{3}|[[\]{}(),]+)$/;
const TREE = /[\u2500-\u257F]|^\s*[|`+]--/;
const OUTPUT = /^(?:bash|bat|batch|cmd|command|console|diff|fish|ksh|log|output|patch|posh|powershell|ps1|pwsh|sh|sh-session|shell|shell-session|shellsession|terminal|zsh)\b/i;
const PROMPT = /^\s*(?:\$|%|PS [^>]*>|[\w.-]+@[\w.-]+[^$#]*[$#])\s+\S/;
function isOutput(info, lines) {
    return OUTPUT.test(info?.trim() ?? '') || lines.some(({ text }) => PROMPT.test(text.slice(0, LONGEST_PROMPT)));
}
const LONGEST_PROMPT = 200;
function listedIn(lines) {
    const paths = [];
    for (const line of lines) {
        const path = pathIn(line);
        if (path !== null)
            paths.push(path);
        else if (!NO_PATH.test(line.text) && !DELETED.test(line.text))
            return null;
    }
    return paths.length === 0 ? null : paths;
}
function unlistedIn(lines) {
    const isTree = lines.some(({ text }) => TREE.test(text));
    return lines.find((line) => isTree ? TREE.test(line.text) && /\.[A-Za-z]\w{0,9}\b/.test(line.text) : isPathLine(line));
}
function isPathLine(line) {
    const path = pathIn(line);
    return path?.text.includes('/') === true;
}
function pathIn({ text, offset }) {
    const start = BEFORE.exec(text)?.[0].length ?? 0;
    const rest = text.slice(start);
    return PATH().test(rest) ? { text: rest.trimEnd(), offset: offset + start } : null;
}

;// CONCATENATED MODULE: ./src/read/envelope/table.ts
const DELIMITER = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
function rowsOf([head, delimiter, ...rows]) {
    if (head?.text.includes('|') !== true || delimiter === undefined)
        return null;
    if (!DELIMITER.test(delimiter.text) || !/[|:]|--/.test(delimiter.text))
        return null;
    return rows.length === 0 ? null : rows.map(cellsIn).filter((cells) => cells.length > 0);
}
function cellsIn({ text, offset }) {
    const cells = [];
    let start = 0;
    for (let at = 0; at <= text.length; at++) {
        if (text[at] === '\\' && at + 1 < text.length)
            at++;
        else if (at === text.length || text[at] === '|') {
            const cell = text.slice(start, at);
            const trimmed = cell.trim();
            const gap = cell.length - cell.trimStart().length;
            if (trimmed !== '')
                cells.push({ text: trimmed, offset: offset + start + gap });
            start = at + 1;
        }
    }
    return cells;
}

;// CONCATENATED MODULE: ./src/read/envelope/element.ts


function elementsOf(blocks, how) {
    return blocks.flatMap((block) => elementsIn(block, how));
}
function elementsIn(block, how) {
    const { splits, listed } = how;
    switch (block.kind) {
        case 'paragraph': {
            const rows = listed ? rowsOf(block.lines) : null;
            if (rows !== null)
                return rows.map((cells) => ({ ...element_element(cells, ' | '), row: true }));
            return (listed ? itemsAmong(block.lines) : [block.lines]).flatMap((lines) => splits(lines) ? lines.map((line) => element_element([line])) : [element_element(lines)]);
        }
        case 'code': {
            const lines = block.lines.filter(({ text }) => text.trim() !== '');
            if (lines.length === 0)
                return [];
            if (listed && isOutput(block.info, lines))
                return [{ ...element_element(lines), code: true, output: true }];
            const paths = listed ? listedIn(lines) : null;
            return paths === null ? [{ ...element_element(lines), code: true }] : paths.map((line) => element_element([line]));
        }
        case 'list':
            return block.items.flatMap((item) => itemOf(item, how));
        case 'quote':
            return elementsOf(block.blocks, how);
        case 'heading':
            return listed ? [{ ...element_element([block.line]), text: block.text, aside: true }] : [];
        case 'html':
            return listed ? block.lines.map((line) => ({ ...element_element([line]), aside: true })) : [];
        case 'break':
            return [];
    }
}
function itemOf(blocks, how) {
    const [first, ...rest] = blocks;
    if (first?.kind !== 'paragraph')
        return elementsOf(blocks, how);
    const lists = rest.filter(({ kind }) => kind === 'list');
    const others = how.listed ? rest.filter(({ kind }) => kind !== 'list') : [];
    const asides = elementsOf(others, how).map((one) => ({ ...one, aside: true }));
    const [own = [], ...more] = how.listed ? itemsAmong(first.lines) : [first.lines];
    const below = [...elementsOf(lists, how), ...asides];
    if (more.length === 0)
        return [{ ...element_element(own), inner: below }];
    return [own, ...more].map((group, n) => ({ ...element_element(group), inner: n < more.length ? [] : below }));
}
const BULLET = /^\s*[\u2022\u2023\u2043\u2219\u25AA\u25CF\u25E6\u00B7]\s*/;
function itemsAmong(lines) {
    const items = [];
    for (const line of lines) {
        const mark = BULLET.exec(line.text)?.[0].length ?? 0;
        const last = items[items.length - 1];
        if (mark === 0 && last !== undefined)
            last.push(line);
        else
            items.push([{ text: line.text.slice(mark), offset: line.offset + mark }]);
    }
    return items;
}
function element_element(lines, between = ' ') {
    const text = lines.map((line) => line.text.trim()).join(between);
    return { lines, text, code: false, row: false, aside: false, inner: [] };
}
function saysNone(text) {
    return /^[*_`(]{0,3}(?:none|n\/a|nothing|no (?:risks?|artifacts?))(?: (?:identified|found|known|detected))?[*_`)]{0,3}[.!]?[*_]{0,3}$/i.test(text);
}

;// CONCATENATED MODULE: ./src/read/envelope/tokens.ts


const OPENING = '*"\'([<{';
const CLOSING = '*"\'),.;:!?]>}';
const ARROW = String.raw `(?:[→⇒➜➔➝⟶⟹↦]|[-=]>)`;
const LEADING_ARROW = new RegExp(`^${ARROW}`);
function tokensIn(lines, links, areCells) {
    const tokens = [];
    let part = 0;
    for (const line of lines) {
        if (line.text.startsWith('|'))
            part++;
        const scanner = new Scanner(line, links, part);
        scanner.run();
        for (const token of scanner.tokens)
            tokens.push(token);
        part = scanner.part + (areCells ? 1 : 0);
    }
    return tokens;
}
class Scanner {
    tokens = [];
    part;
    #clause = 0;
    #line;
    #links;
    #text;
    #sourceAt;
    constructor(line, links, part) {
        this.#line = line;
        this.#links = links;
        this.part = part;
        const { text, sourceAt } = rendered(line);
        this.#text = text;
        this.#sourceAt = sourceAt;
    }
    run() {
        const text = this.#text;
        let start = 0;
        for (let at = 0; at < text.length;) {
            const letter = text.charAt(at);
            const span = letter === '`' ? codeSpan(text, at) : letter === '[' ? linkAt(text, at, this.#links) : null;
            if (span !== null) {
                this.#word(start, at);
                this.#code(span.text, span.start, span.stop);
                at = start = span.end;
            }
            else if (letter === ';' ||
                (letter === ',' && !/^\d,\d/.test(text.slice(at - 1, at + 2)) && !isInBraces(text, at))) {
                this.#word(start, ++at);
                start = at;
                if (letter === ';')
                    this.#clause++;
            }
            else if (/[\s|`]/.test(letter)) {
                this.#word(start, at);
                start = ++at;
            }
            else {
                const arrow = LEADING_ARROW.exec(text.slice(at, at + 2))?.[0];
                if (arrow === undefined) {
                    at++;
                    continue;
                }
                this.#word(start, at);
                this.#push(arrow, at, at + arrow.length, false);
                at = start = at + arrow.length;
            }
        }
        this.#word(start, text.length);
    }
    #word(start, end) {
        const text = this.#text;
        let first = start;
        let last = end;
        while (first < last && OPENING.includes(text.charAt(first)))
            first++;
        while (last > first && CLOSING.includes(text.charAt(last - 1)))
            last--;
        if (last - first > 2 && text[first] === '_' && text[last - 1] === '_') {
            first++;
            last--;
        }
        if (last > first)
            this.#push(text.slice(first, last), first, last, false);
        if (/[,;]/.test(text.slice(last, end)))
            this.part++;
    }
    #code(text, start, stop) {
        if (text === '')
            return;
        const pieces = text.split(BETWEEN);
        if (pieces.length === 1 || !pieces.every((piece) => LIKE_PATH.test(piece))) {
            this.#push(text, start, stop, true);
            return;
        }
        let from = start;
        for (const piece of pieces) {
            const at = this.#text.indexOf(piece, from);
            if (at < 0 || at >= stop)
                this.#push(piece, start, stop, true);
            else
                this.#push(piece, at, (from = at + piece.length), true);
        }
    }
    #push(text, start, end, code) {
        const from = this.#sourceAt(start);
        const source = {
            text: this.#line.text.slice(from, this.#sourceAt(end)),
            offset: this.#line.offset + from,
        };
        this.tokens.push({ text, source, code, part: this.part, clause: this.#clause });
    }
}
function isInBraces(text, at) {
    return (/\{[^\s{}]*$/.test(text.slice(Math.max(0, at - LONGEST_BRACES), at)) &&
        /^[^\s{}]*\}/.test(text.slice(at, at + LONGEST_BRACES)));
}
const LONGEST_BRACES = 100;
const BETWEEN = new RegExp(String.raw `,\s+|;\s+|\s+${ARROW}\s+`);
const LIKE_PATH = /^[^\s/]*(?:\/\S*|\.[A-Za-z]\w{0,9})$/;
function codeSpan(text, at) {
    const inner = text[at + 1] === '`' ? at + 2 : at + 1;
    const marks = text.slice(at, inner);
    const length = text.slice(inner, inner + REACH).indexOf(marks);
    if (length < 0)
        return null;
    const content = text.slice(inner, inner + length);
    const start = inner + content.length - content.trimStart().length;
    const trimmed = content.trim();
    return { text: trimmed, start, stop: start + trimmed.length, end: inner + length + marks.length };
}

;// CONCATENATED MODULE: ./src/read/envelope/named.ts


function namedBy({ lines, text, code, row }, links, folder) {
    if (code)
        return [];
    const tokens = tokensIn(lines, links, row);
    const paths = pathsAmong(tokens, row);
    return paths.length === 0 ? observationIn(tokens, text) : belowFolders(paths, folder);
}
function pathsAmong(tokens, row) {
    const paths = new Set(tokens.filter((token, n) => isPath(token, tokens[n - 1])));
    if (!row && tokens.every((token) => paths.has(token) || JOINING.test(token.text))) {
        const files = [...paths].filter(({ text }) => !named_URL.test(text));
        return files.length === 0 ? [...paths] : files;
    }
    const inCode = [...paths].filter(({ code }) => code);
    const sure = new Set(inCode.filter(isSure));
    const claimed = new Set(sure);
    for (const part of tokenGroups(tokens, paths)) {
        if (part.some((token) => sure.has(token)))
            continue;
        const [first] = part;
        const word = part.find((token) => !token.code && paths.has(token) && (token === first || isLikely(token)));
        if (word === undefined)
            continue;
        const isBeside = sure.size > 0 || (row && claimed.size > 0);
        const isOne = word === first && isLikely(word) && (sure.size === 0 || isPaired(tokens, word, paths));
        if (!isBeside || isOne)
            claimed.add(word);
    }
    return claimed.size === 0 ? inCode : [...paths].filter((token) => claimed.has(token));
}
function tokenGroups(tokens, paths) {
    const parts = [];
    let last;
    tokens.forEach((token, n) => {
        const isJoint = JOINING.test(token.text) || isBetweenPaths(tokens, n, paths);
        if (token.part !== last || isJoint)
            parts.push([]);
        last = token.part;
        if (isJoint)
            return;
        parts[parts.length - 1]?.push(token);
        if (paths.has(token) && isFolder(token) && isName(tokens[n + 1], paths))
            parts.push([]);
    });
    return parts;
}
const JOINING = /^(?:and|&|\+)$/i;
const ONLY_ARROW = new RegExp(`^${ARROW}$`);
function isBetweenPaths(tokens, n, paths) {
    const { text = '' } = tokens[n] ?? {};
    const isArrow = ONLY_ARROW.test(text);
    if (!isArrow && !/^(?:[-–—]{1,3}|\/)$/.test(text))
        return false;
    const around = [tokens[n - 1], tokens[n + 1]];
    return around.every((token) => token !== undefined && paths.has(token) && (isArrow || isFirm(token)));
}
function isPaired(tokens, token, paths) {
    return isBetweenPaths(tokens, tokens.indexOf(token) - 1, paths);
}
function isFirm({ text }) {
    const path = withoutLine(text);
    return EXTENSION.test(path) || /\/.*\//.test(path) || path.endsWith('/');
}
const GLOB = /\*|\{[^{}]*,/;
function isFolder({ text }) {
    return text.endsWith('/') && text.length > 1 && !named_URL.test(text);
}
function isName(token, paths) {
    return token !== undefined && paths.has(token) && !token.text.includes('/');
}
function belowFolders(paths, outer) {
    let folder = outer;
    let named = [];
    let own;
    for (const token of paths) {
        if (GLOB.test(token.text)) {
            named.push({ kind: 'glob', at: token.source });
            continue;
        }
        if (own !== undefined && token.clause !== own.clause)
            own = folder = undefined;
        if (isFolder(token)) {
            const as = { kind: 'path', ...asPath(token), folder: token.text };
            own = { named: as, clause: token.clause };
            folder = token.text;
            named.push(as);
            continue;
        }
        const { path, at } = asPath(token);
        const isBelow = folder !== undefined && !path.includes('/');
        named.push({
            kind: 'path',
            path: isBelow ? `${folder ?? ''}${path}` : path,
            at,
            ...(isBelow ? { below: true } : {}),
        });
        const used = own?.named;
        if (isBelow && used !== undefined)
            named = named.filter((one) => one !== used);
    }
    return named;
}
function asPath({ text, source }) {
    const path = withoutLine(text);
    return { path, at: source.text === text ? { text: path, offset: source.offset } : source };
}
const LINE_NUMBER = /(?::\d{1,9}(?:-\d{1,9})?){1,2}$|#L\d{1,9}(?:-L?\d{1,9})?$/;
function withoutLine(text) {
    return text.replace(LINE_NUMBER, '');
}
const EXTENSION = /[^./]\.[A-Za-z][A-Za-z0-9]{0,9}$/;
const WRITTEN = (0,pattern/* pattern */.T)(String.raw `[\p{L}\p{N}]`, 'u');
const NO_PATHS = new Set(['n/a', 'and/or', 'w/o', 'i/o', 'e.g', 'i.e']);
function isPath({ text, code }, before) {
    const path = withoutLine(text);
    const hasExtension = EXTENSION.test(path);
    if (code && /\s/.test(path) && (!hasExtension || COMMAND.test(path)))
        return false;
    if (!WRITTEN().test(path) || NO_PATHS.has(path.toLowerCase()))
        return false;
    if (isObservation(path) || isTopicKey(path, before, hasExtension))
        return false;
    if (PRODUCTS.test(path) || /^\d+\/\d+$/.test(path))
        return false;
    if (code && !hasExtension && NO_FILE.some((form) => form.test(path)))
        return false;
    return path.includes('/') || hasExtension;
}
function isLikely({ text }) {
    const path = withoutLine(text);
    return path.includes('/') && EXTENSION.test(path);
}
const COMMAND = /^(?:bash|bun|cargo|cat|cd|cp|curl|deno|docker|git|go|grep|jest|ls|make|mkdir|mv|node|npm|npx|openspec|php|pip3?|pnpm|pytest|python3?|rg|rm|ruby|sed|sh|sudo|tsc|tsx|vitest|yarn) /;
const NO_FILE = [
    /^-/,
    /\)[;,]?$/,
    /^<.*>$/,
    /^@[\w.-]+\/[\w.-]+(?:@[\w.^~-]+)?$/,
    /^(?:application|audio|font|image|multipart|text|video)\/(?:css|csv|event-stream|form-data|gif|html|javascript|jpeg|json|markdown|mp4|mpeg|octet-stream|ogg|pdf|plain|png|svg\+xml|wav|webm|webp|woff2?|x-www-form-urlencoded|xml|yaml|zip|[\w.]+\+(?:json|xml|zip))$/,
];
const FILES = /\.(?:astro|avif|bash|bat|bib|c|cc|cfg|cjs|clj|cmd|conf|cpp|cs|css|csv|cts|cxx|dart|db|diff|docx?|dockerfile|ex|exs|fish|gif|go|gradle|graphql|h|hpp|hs|html?|ico|ini|ipynb|java|jpe?g|jsx?|json[c5l]?|kts?|lean|less|lock|lua|md|mdx|mjs|mk|ml|mts|nix|patch|pdf|php|pl|png|po|prisma|proto|ps1|pyi?|r|rb|rs|rst|s[ac]ss|scala|sh|snap|sol|sql|sqlite|svelte|svg|swift|tex|tf|toml|tsv|tsx?|txt|vim|vue|wasm|webp|woff2?|xlsx?|xml|xsd|ya?ml|zig|zip|zsh)$/i;
const PRODUCTS = /^(?:Alpine|Chart|Ember|Express|Next|Node|Nuxt|React|Three|Vue)\.js$/;
const named_URL = /^[a-z][a-z0-9+.-]*:\/\//i;
function isSure({ text }) {
    const path = withoutLine(text);
    if (!path.includes('/'))
        return FILES.test(path);
    return !named_URL.test(path) && !(path.startsWith('/') && !EXTENSION.test(path));
}
function isObservation(word) {
    return /^#?obs[_-][\w-]+$/i.test(word);
}
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;
function isTopicKey(word, before, hasExtension) {
    if (hasExtension || DOTS.test(word))
        return false;
    return (/^sdd(?:-[a-z]+)?\/\S/.test(word) ||
        (before !== undefined && /^(?:topic_key|topic-key|key|topic|engram)$/i.test(before.text)));
}
function observationIn(tokens, text) {
    const found = tokens.find((token) => isObservation(token.text)) ??
        tokens.find((token, n) => token.text.includes('/') && isTopicKey(token.text, tokens[n - 1], false));
    if (found !== undefined)
        return [{ kind: 'observation', observation: found.text, at: found.source }];
    if (!/\b(?:engram|observation)\b/i.test(text))
        return [];
    const other = tokens.find((token) => /^#\d/.test(token.text)) ?? tokens[0];
    return other === undefined
        ? []
        : [{ kind: 'observation', observation: other.text.startsWith('#') ? other.text : text, at: other.source }];
}

;// CONCATENATED MODULE: ./src/read/envelope/risk.ts

const NOTHING = [
    String.raw `none|nothing|nil|n\/?a|not applicable|0|zero|[-\u2013\u2014]+|\u2705|\u2713|\u2714|\u2205`,
    String.raw `(?:no|0|zero|without)(?: (?:known|open|new|critical|warnings?|blocking|remaining|further|other|major)){0,3} (?:risks?|issues?|findings?|blockers?|problems?|concerns?|warnings?|suggestions?|ones)`,
].join('|');
const EMPTY = new RegExp(String.raw `^(?:${NOTHING})(?: (?:known|found|identified|detected|reported|remaining|remain|open|left|so far|at this time|yet)){0,3}(?=$|[.!;,(]|\s[-\u2013\u2014(])(.*)$`, 'i');
const EXCEPT = /\b(?:but|except|however|apart|aside|besides|though|although|yet|unless|only|other than)\b/i;
const risk_SEVERITY = /\b(?:critical|warning|suggestion)s?\b/i;
function isNoRisk(text) {
    if (/^[^\p{L}\d]*(?:0|zero)\s+[*_`]*(?:critical|warning|suggestion)s?\b[^\p{L}\d]*$/iu.test(text))
        return true;
    return saysNothing(isLed(text) ? text.replace(risk_SEVERITY, '') : text);
}
function isLabelOnly(text) {
    return (isLed(text) &&
        severityIn(text) !== undefined &&
        bare(text.replace(risk_SEVERITY, '').replace(/\b(?:risks?|issues?)\b/i, '')) === '');
}
function isLed(text) {
    return /^[^\p{L}]*(?:critical|warning|suggestion)s?\b/iu.test(text);
}
function saysNothing(text) {
    const said = bare(text);
    if (/^no$/i.test(said))
        return true;
    const [, more] = EMPTY.exec(said) ?? [];
    return more !== undefined && !EXCEPT.test(more);
}
function bare(text) {
    return text
        .replace(/[*_`]/g, '')
        .replace(/^[\s:()[\]\p{Extended_Pictographic}\uFE0F]+|[\s:()[\]]+$/gu, '')
        .replace(/^[-\u2013\u2014]\s+(?=\S)/, '')
        .replace(/[.!]$/, '');
}
function severityOfRow(cells) {
    const cell = cells.find(({ text }) => isLabelOnly(text));
    return severityIn(cell?.text ?? cells[0]?.text ?? '');
}
function isEmptyRow(cells) {
    const others = cells.filter(({ text }) => !isLabelOnly(text));
    return others.every(({ text }) => isNoRisk(text));
}
function riskOfRow(cells) {
    const others = cells.filter(({ text }) => !isLabelOnly(text));
    return others.map(({ text }) => text).join(' | ');
}

;// CONCATENATED MODULE: ./src/read/envelope/envelope-value.ts







const LONG = ['summary', 'artifacts', 'next', 'risks'];
class Composer {
    #outline;
    #source;
    #value = {};
    #places = new Map();
    #labels = new Map();
    #links;
    #unreadParts = [];
    #moreClaims = 0;
    constructor(outline, source, links) {
        this.#outline = outline;
        this.#source = source;
        this.#links = links;
    }
    unnumberedReturn() {
        const { heading, sections } = this.#outline;
        const start = heading?.line ?? sections[0]?.at ?? { text: '', offset: 0 };
        this.#places.set('', start);
        const long = sections.filter(({ name }) => LONG.includes(name));
        this.#value.form = long.some(({ by }) => by === 'heading') ? 'headed' : 'block';
        this.#mark('/form', long[0]?.at ?? start, long[0]?.at ?? start);
        if (heading !== null && heading.level > 1) {
            this.#value.heading = heading.text;
            this.#mark('/heading', heading.line, heading.line);
        }
        for (const name of ['change', 'project', 'status', 'skill_resolution'])
            this.#short(name);
        for (const name of ['summary', 'next'])
            this.#prose(name);
        this.#artifacts();
        this.#risks();
        this.#value.order = [...new Set(sections.map(({ name }) => name))];
        sections.forEach(({ name, at }) => {
            if (!this.#labels.has((0,model_pointer/* join */.fj)('', name)))
                this.#labels.set((0,model_pointer/* join */.fj)('', name), at);
        });
        const value = this.#value;
        return {
            making: 'envelope',
            value,
            verbatim: false,
            moreClaims: this.#moreClaims,
            unread: this.#unreadParts,
            startLine: this.#source.lineAt(start.offset),
            locate: (pointer, part) => this.#locate(pointer, part),
        };
    }
    #short(name) {
        for (const section of this.#sections(name)) {
            const line = lineOf(section);
            if (line === undefined || line.text === '')
                continue;
            this.#value[name] = line.text;
            this.#mark((0,model_pointer/* join */.fj)('', name), section.by === 'label' ? line : section.at, section.at);
            return;
        }
    }
    #prose(name) {
        for (const section of this.#sections(name)) {
            const text = textsOf(section).join('\n').trim();
            if (text === '')
                continue;
            this.#value[name] = text;
            this.#mark((0,model_pointer/* join */.fj)('', name), section.inline[0] ?? section.at, section.at);
            return;
        }
    }
    #artifacts() {
        const listed = this.#elements('artifacts', (lines) => lines.length > 1 && lines.every((line) => this.#isClaim(line)), (element) => this.#namedBy(element).length > 0);
        if (listed === undefined)
            return;
        const artifacts = [];
        const visit = (element, claimed, outer) => {
            const every = this.#namedBy(element, outer);
            const globs = every.flatMap((item) => (item.kind === 'glob' ? [item.at] : []));
            const all = every.flatMap((item) => (item.kind === 'glob' ? [] : [item]));
            for (const at of globs)
                this.#unreadAt(at);
            const folder = folderOf(all[all.length - 1]) ?? outer;
            const named = this.#isFilled(element, folder) ? all.filter((item) => folderOf(item) !== folder) : all;
            const isGroup = element.inner.length > 0 || element.aside || element.row || claimed;
            const room = claim/* MOST_CLAIMS */.W$ - artifacts.length;
            this.#moreClaims += Math.max(0, named.length - room);
            for (const item of named.slice(0, room)) {
                const pointer = (0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length);
                const reference = item.kind === 'path' ? { path: item.path } : { observation: item.observation };
                artifacts.push({ ...reference, text: element.text });
                this.#places.set(pointer, element.lines[0] ?? item.at);
                this.#places.set((0,model_pointer/* join */.fj)(pointer, item.kind), item.at);
            }
            if (element.code)
                this.#unread(element);
            if (named.length === 0 && (!isGroup || globs.length > 0) && room > 0) {
                const [line] = element.lines;
                if (line !== undefined)
                    this.#places.set((0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length), line);
                artifacts.push({ text: element.text });
            }
            for (const inner of element.inner)
                visit(inner, claimed || all.length > 0, folder);
        };
        for (const element of listed)
            visit(element, false, undefined);
        this.#value.artifacts = artifacts;
    }
    #namedBy(element, folder) {
        return namedBy(element, this.#links, folder);
    }
    #isClaim(line) {
        const named = this.#namedBy({ lines: [line], text: line.text, code: false, row: false, aside: false, inner: [] });
        return named.some(({ at }) => at.offset <= line.offset + 2);
    }
    #isFilled({ inner }, folder) {
        if (folder === undefined)
            return false;
        return inner.some((one) => this.#namedBy(one, folder).some((item) => item.kind === 'path' && item.below === true));
    }
    #unread({ lines, output = false }) {
        const line = output ? undefined : unlistedIn(lines);
        if (line !== undefined)
            this.#unreadAt(line);
    }
    #unreadAt(line) {
        const text = line.text.trim();
        const start = line.offset + line.text.indexOf(text);
        this.#unreadParts.push({ text, range: this.#source.range(start, start + text.length) });
    }
    #risks() {
        const isRisk = ({ text }) => severityIn(text) !== undefined;
        const listed = this.#elements('risks', (lines) => lines.some(isRisk), isRisk);
        if (listed === undefined)
            return;
        const risks = [];
        const add = ({ lines, row, text }, severity) => {
            const shown = row ? riskOfRow(lines) : text;
            const [line] = lines;
            if (line !== undefined)
                this.#places.set((0,model_pointer/* join */.fj)('', 'risks', risks.length), line);
            risks.push(severity === undefined ? { text: shown } : { severity, text: shown });
        };
        const visit = (element, group) => {
            const { inner, lines, row, text } = element;
            const own = row ? severityOfRow(lines) : severityIn(text);
            const severity = own ?? group;
            const nested = inner.filter(({ aside, code }) => !code && (!aside || isLabelOnly(text)));
            if (nested.length > 0 && (/:[*_]*$/.test(text) || isLabelOnly(text))) {
                for (const one of nested)
                    visit(one, severity);
            }
            else if (!(row ? isEmptyRow(lines) : isNoRisk(text))) {
                add(element, severity);
            }
        };
        let group;
        for (const element of listed) {
            const { aside, code, inner, text } = element;
            if (code)
                continue;
            if (inner.length === 0 && !element.row && (aside || isLabelOnly(text))) {
                if (aside && !isLabelOnly(text) && severityIn(text) !== undefined && !isNoRisk(text))
                    add(element, severityIn(text));
                else if (isLabelOnly(text) || aside)
                    group = isLabelOnly(text) ? severityIn(text) : undefined;
                continue;
            }
            visit(element, group);
        }
        this.#value.risks = risks;
    }
    #elements(name, splits, tells) {
        const sections = this.#sections(name);
        const elements = sections.flatMap(({ inline, blocks }) => elementsOf([...paragraphs(inline, name), ...blocks], { splits, listed: true }));
        const [section] = sections;
        if (section === undefined || elements.length === 0)
            return undefined;
        this.#mark((0,model_pointer/* join */.fj)('', name), section.inline[0] ?? section.at, section.at);
        if (elements[0] !== undefined && saysNone(elements[0].text))
            return elements.filter(tells);
        return elements.filter(({ text, inner }) => inner.length > 0 || !saysNone(text));
    }
    #sections(name) {
        return this.#outline.sections.filter((section) => section.name === name);
    }
    #mark(pointer, value, label) {
        this.#places.set(pointer, value);
        this.#labels.set(pointer, label);
    }
    #locate(pointer, part = 'value') {
        const places = part === 'key' ? this.#labels : this.#places;
        for (let at = pointer;; at = at.slice(0, at.lastIndexOf('/'))) {
            const place = places.get(at) ?? this.#places.get(at);
            if (place !== undefined)
                return this.#source.range(place.offset, place.offset + place.text.length);
        }
    }
}
function folderOf(item) {
    return item?.kind === 'path' ? item.folder : undefined;
}
function paragraphs(inline, name) {
    if (inline.length === 0)
        return [];
    const [line] = inline;
    if (name !== 'artifacts' || inline.length > 1 || line === undefined)
        return [{ kind: 'paragraph', lines: inline }];
    const blocks = [];
    let start = 0;
    for (const part of line.text.split(' | ')) {
        const text = part.trim();
        const offset = line.offset + start + part.length - part.trimStart().length;
        if (text !== '')
            blocks.push({ kind: 'paragraph', lines: [{ text, offset }] });
        start += part.length + ' | '.length;
    }
    return blocks;
}
function textsOf({ inline, blocks }) {
    const elements = elementsOf([{ kind: 'paragraph', lines: inline }, ...blocks], {
        splits: () => false,
        listed: false,
    });
    const flat = (element) => [element.text, ...element.inner.flatMap(flat)];
    return elements.flatMap(flat);
}
function lineOf({ inline, blocks }) {
    const [block] = blocks;
    const line = inline[0] ?? (block?.kind === 'paragraph' ? block.lines[0] : undefined);
    return line === undefined ? undefined : withoutDecoration(line);
}
function withoutDecoration({ text, offset }) {
    let start = 0;
    let end = text.length;
    while (start < end && '*`'.includes(text[start] ?? ''))
        start++;
    while (end > start && '*`\\ '.includes(text[end - 1] ?? ''))
        end--;
    return { text: text.slice(start, end), offset: offset + start };
}

// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(2003);
;// CONCATENATED MODULE: ./src/read/envelope/envelope.ts



function* envelopesIn({ blocks, links }, source, isEnvelope) {
    const outline = new Outline();
    for (const block of blocks)
        outline.take(block);
    for (const candidate of outline.candidates) {
        if (!isEnvelope(candidate))
            continue;
        yield (0,read_source/* find */.I6)(() => ({ returns: [new Composer(candidate, source, links).unnumberedReturn()] }));
    }
    for (const block of blocks) {
        if (block.kind === 'quote')
            yield* envelopesIn({ blocks: block.blocks, links }, source, isEnvelope);
        else if (block.kind === 'list') {
            for (const item of block.items) {
                if (isOneLine(item) || hasLateLabel(item))
                    continue;
                yield* envelopesIn({ blocks: item, links }, source, isEnvelope);
            }
        }
    }
}
function isOneLine([first, ...others]) {
    return first?.kind === 'paragraph' && first.lines.length === 1 && others.length === 0;
}
const STATUS = /^(?:success|warning|failure|partial|blocked)$/i;
const NEARLY_STATUS = /^(?:success\w*|warning|fail\w*|partial\w*|blocked|done|completed?|ok|error)$/i;
function mayBeEnvelope({ heading, sections }) {
    if (heading !== null && ARCHIVE_REPORT.test(heading.text))
        return false;
    const names = namesOf(sections);
    const parts = [...LONG, 'status'].filter((name) => names.has(name)).length;
    if (parts >= 3 && names.has('next'))
        return true;
    const status = statusOf(sections);
    if (!NEARLY_STATUS.test(status) || parts < 2)
        return false;
    const isNamed = names.has('change') || names.has('project');
    return names.has('artifacts') ? parts >= 3 || isNamed : isNamed && STATUS.test(status);
}
const ARCHIVE_REPORT = /^archive report\b/i;
function isWholeEnvelope(candidate) {
    const names = namesOf(candidate.sections);
    if (!names.has('summary') || !(names.has('artifacts') || names.has('next')))
        return false;
    if (!NEARLY_STATUS.test(statusOf(candidate.sections)))
        return false;
    return !candidate.sections.some(({ name, inline, blocks }) => {
        return (name === 'change' || name === 'artifacts') && (inline.some(isToBeFilled) || blocks.some(holdsBlank));
    });
}
const BLANK = /\{[A-Za-z][\w .-]{0,60}\}|<[A-Za-z][\w .-]{0,60}>/;
function isToBeFilled({ text }) {
    return BLANK.test(text);
}
function holdsBlank(block) {
    if (block.kind === 'paragraph')
        return block.lines.some(isToBeFilled);
    return block.kind === 'list' && block.items.some((item) => item.some(holdsBlank));
}
function namesOf(sections) {
    return new Set(sections.map(({ name }) => name));
}
function statusOf(sections) {
    const section = sections.find(({ name }) => name === 'status');
    return (section === undefined ? undefined : lineOf(section)?.text) ?? '';
}

// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(5933);
// EXTERNAL MODULE: ./src/read/json/marks.ts
var marks = __webpack_require__(3869);
// EXTERNAL MODULE: ./src/read/json/json.ts + 2 modules
var json = __webpack_require__(4773);
// EXTERNAL MODULE: ./src/read/markdown/may-hold-envelope.ts
var may_hold_envelope = __webpack_require__(4036);
// EXTERNAL MODULE: ./src/read/markdown/may-hold-source.ts
var may_hold_source = __webpack_require__(977);
// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(6907);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
// EXTERNAL MODULE: ./src/read/returns-among.ts
var returns_among = __webpack_require__(7682);
// EXTERNAL MODULE: ./src/read/unread-return.ts
var unread_return = __webpack_require__(8112);
;// CONCATENATED MODULE: ./src/read/markdown/returns-in-blocks.ts











const DEEPEST = 3;
function returnsIn(source, blocksOf) {
    return new MarkdownReader(blocksOf).read(source, mayBeEnvelope, 0);
}
class MarkdownReader {
    #blocksOf;
    constructor(blocksOf) {
        this.#blocksOf = blocksOf;
    }
    read(source, isEnvelope, depth) {
        const parsed = this.#blocksOf(source.text);
        const { blocks } = parsed;
        const { text } = source;
        const json = (0,extract/* mayHoldReturn */.Vq)(text) || (0,unread_return/* mayHoldUnread */.G)(source) ? (0,read_source/* taken */.uU)(jsonIn(blocks, source)) : read_source/* NO_PARTS */.lv;
        const inner = (0,read_source/* taken */.uU)(this.#inside(blocks, source, depth));
        const envelopes = (0,read_source/* taken */.uU)(envelopesIn(parsed, source, isEnvelope));
        return inOrder([json, inner, envelopes]);
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
                yield* this.#read(block.lines, source, mayBeEnvelope, depth);
            else if (block.kind === 'code' && isMarkdown(block.info)) {
                yield* this.#read(block.lines, source, isWholeEnvelope, depth);
            }
            else if (block.kind === 'code' && isPlain(block.info)) {
                const inner = excerpt(block.lines, source);
                const make = () => (0,read_source/* taken */.uU)(envelopesIn(this.#blocksOf(inner.text), inner, isWholeEnvelope));
                if ((0,may_hold_envelope/* mayHoldEnvelope */.B)(inner.text))
                    yield { count: 1, make };
            }
        }
    }
    *#read(lines, source, isEnvelope, depth) {
        const inner = excerpt(lines, source);
        const make = () => this.read(inner, isEnvelope, depth + 1);
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
        let low = 0;
        let high = starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return (lines[low]?.offset ?? 0) + offset - (starts[low] ?? 0);
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
var line_spans = __webpack_require__(4480);
;// CONCATENATED MODULE: ./src/read/markdown/commonmark.ts





const HEAD = 100;
const TAIL = 50;
function parseMarkdown(source) {
    return returnsIn(source, (text) => blocksOf(text, source.budget));
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
    const links = new Map(Object.entries(refmap).map(([name, { destination }]) => [linkName(name), destination]));
    const whole = new Set();
    if (links.size === 0)
        return links;
    for (const { text } of lines) {
        const [, label = '', bracketed, plain] = DEFINITION.exec(text) ?? [];
        const name = linkName(label);
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
const commonmark_TAG = /<\/?[A-Za-z][^<>]*>/g;
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
        const plain = shown.replace(commonmark_TAG, (tag) => ' '.repeat(tag.length));
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
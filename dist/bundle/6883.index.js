"use strict";
exports.id = 6883;
exports.ids = [6883];
exports.modules = {

/***/ 26883:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  envelopes: () => (/* binding */ envelopes),
  loaded: () => (/* binding */ loaded)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/read/markdown/commonmark.ts + 2 modules
var commonmark = __webpack_require__(88811);
// EXTERNAL MODULE: ./src/read/read.ts + 2 modules
var read = __webpack_require__(39191);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(60771);
;// CONCATENATED MODULE: ./src/families/result-envelope/migrate.ts




const LABELS = { summary: 'Summary', artifacts: 'Artifacts', next: 'Next', risks: 'Risks' };
const LAYOUTS = ['tight', 'loose'];
const ROUNDS = 6;
function rewriteEnvelopes(bytes, standard, open) {
    const before = open(bytes);
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const mark = whole.startsWith('\uFEFF') ? '\uFEFF' : '';
    const text = whole.slice(mark.length);
    const lines = { lines: new read_lines/* Lines */.q(text), lineEnd: text.includes('\r\n') ? '\r\n' : '\n' };
    const attempts = new Map();
    for (const found of before.returns) {
        if (replacementsFor(found, standard, lines, LAYOUTS[0]).length > 0)
            attempts.set(found.index, 0);
    }
    const left = new Set();
    for (let round = 0; round < ROUNDS && attempts.size > 0; round++) {
        const edits = before.returns.flatMap((found) => {
            const layout = LAYOUTS[attempts.get(found.index) ?? LAYOUTS.length];
            return layout === undefined ? [] : replacementsFor(found, standard, lines, layout);
        });
        const after = Buffer.from(mark + applied(text, edits));
        const now = open(after);
        const isWhole = now.returns.length === before.returns.length;
        const wrong = [...attempts.keys()].filter((index) => !isWhole || !saysTheSame((0,collections/* elementAt */.s2)(before.returns, index).value, (0,collections/* elementAt */.s2)(now.returns, index).value, standard));
        if (wrong.length === 0)
            return { after, changed: attempts.size, before, now, left };
        for (const index of wrong) {
            const next = (0,collections/* valueOf */.RP)(attempts, index) + 1;
            if (next < LAYOUTS.length) {
                attempts.set(index, next);
            }
            else {
                attempts.delete(index);
                left.add(index);
            }
        }
    }
    for (const index of attempts.keys())
        left.add(index);
    return { after: bytes, changed: 0, before, now: before, left };
}
function replacementsFor({ composed, value, locate }, { shape, confusions }, { lines, lineEnd }, layout) {
    if (composed === null)
        return [];
    const replace = ({ startLine, startColumn, endColumn }, text) => {
        const start = lines.startOf(startLine) - 1;
        return { start: start + startColumn, end: start + endColumn, text };
    };
    const found = [];
    const wantsLabels = shape.enums['/form']?.includes('block') === true && (0,json/* stringField */.OM)(value, 'form') === 'headed';
    for (const [name, label] of Object.entries(wantsLabels ? LABELS : {})) {
        if (!Object.hasOwn(value, name))
            continue;
        const range = locate(`/${name}`, 'key');
        const isText = typeof value[name] === 'string' && lines.textOf(range.startLine + 1).trim() !== '';
        found.push(replace(range, `**${label}**:${layout === 'loose' && isText ? lineEnd : ''}`));
    }
    const status = (0,json/* stringField */.OM)(value, 'status');
    const instead = status === undefined ? undefined : confusions.status.get(status.toLowerCase())?.instead;
    if (typeof instead === 'string')
        found.push(replace(locate('/status'), instead));
    return found;
}
function applied(text, replacements) {
    let result = '';
    let done = 0;
    for (const { start, end, text: next } of [...replacements].sort((a, b) => a.start - b.start)) {
        result += text.slice(done, start) + next;
        done = end;
    }
    return result + text.slice(done);
}
function saysTheSame(before, after, { statuses }) {
    const outcomeless = (value) => ({ ...value, form: null, status: null });
    const status = (0,json/* stringField */.OM)(after, 'status');
    const isKept = status === (0,json/* stringField */.OM)(before, 'status') || (status !== undefined && statuses.includes(status));
    return isKept && (0,external_node_util_.isDeepStrictEqual)(outcomeless(before), outcomeless(after));
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/families/result-envelope/read/section.ts

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
const NO_LETTERS = (0,model_text/* pattern */.T1)(String.raw `^[^\p{L}]+`, 'u');
function headingName(heading) {
    return heading.length > LONGEST_LABEL ? undefined : partNamed(heading);
}
const CONTINUED = / *(?:,? (?:continued|cont\.?|cont['\u2019]d)|\((?:continued|cont\.?|cont['\u2019]d|(?:part )?\d{1,4})\))$/;
function partNamed(label) {
    const words = label.replace(NO_LETTERS(), '').toLowerCase();
    return NAMES.get(words.replace(/[ :*_]+$/, '').replace(CONTINUED, ''));
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
const SEVERITY = /^(critical|warning|suggestion)s?(?![\p{L}\p{N}]|_[\p{L}\p{N}])(.?)/iu;
function isSeverity(label) {
    return severityIn(label) !== undefined;
}
function severityIn(text) {
    const [, word = '', next = ''] = SEVERITY.exec(text.replace(NO_LETTERS(), '')) ?? [];
    const upper = word.toUpperCase();
    if (word !== '' && (word === upper || ':*_`)]'.includes(next)))
        return upper;
    return /[([](CRITICAL|WARNING|SUGGESTION)[)\]]/.exec(text)?.[1];
}

;// CONCATENATED MODULE: ./src/families/result-envelope/read/envelope-outline.ts


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
                if (this.#open?.name === 'artifacts')
                    this.#ended = this.#open;
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
        if (block.kind === 'paragraph' && (!current.isIntroduced || block.lines.some(isNamed)))
            current.isIntroduced = true;
        else
            this.#current = undefined;
    }
    #heading(block) {
        const name = headingName(block.text);
        if (name !== undefined) {
            this.#section({ name, by: 'heading', level: block.level, at: block.line, inline: [], blocks: [], doubtful: [] });
            return;
        }
        this.#ended = undefined;
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
        for (const item of items) {
            if (!hasLateLabel(item)) {
                kept.push(item);
                continue;
            }
            for (const block of item) {
                if (block.kind !== 'paragraph') {
                    flush();
                    this.take(block);
                    continue;
                }
                const label = block.lines.findIndex(isNamed);
                const end = label < 0 ? block.lines.length : label;
                if (end > 0)
                    kept.push([{ kind: 'paragraph', lines: block.lines.slice(0, end) }]);
                if (label < 0)
                    continue;
                flush();
                this.#paragraph(block.lines.slice(label));
            }
        }
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
        this.#current = { heading, sections: [], isIntroduced: false };
        this.#open = this.#ended = undefined;
        this.candidates.push(this.#current);
    }
}
function isNamed(line) {
    return labelOf(line)?.name !== undefined;
}
const hasLateLabel = (0,collections/* oncePer */.Pu)((item) => item.some((block) => (block.kind === 'list' ? block.items.some(hasLateLabel) : hasLateLine(block))));
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
var claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/families/result-envelope/read/listing.ts

const BEFORE = /^\s*(?:[-*+\u2022]\s+|\d{1,4}[.)]\s+|(?:[AMRCTU?]{1,2}|new file:|modified:|created:|added:|renamed:)\s+)?/;
const DELETED = /^\s*(?:D|deleted:|removed:)\s+\S+$/;
const PATH = (0,model_text/* pattern */.T1)(String.raw `^(["'\x60]?)((?:(?:[\p{L}\p{N}_.@+~()[\]*-]|\{[^\s{}]*\})+\/)*(?:[\p{L}\p{N}_.@+~()[\]*-]|\{[^\s{}]*\})*\.[A-Za-z][A-Za-z0-9]{0,9})\1(?=,?\s*$|\s*(?:[#(|,;:\u2014\u2013]|-\s|->|\/\/|\u2192|\u21D2))`, 'u');
const NO_PATH = /^\s*(?:#.*|\/\/.*|.*:|\.{3}|[[\]{}(),]+)$/;
const TREE = /[\u2500-\u257F]|^\s*[|`+]--/;
const OUTPUT = /^(?:bash|bat|batch|cmd|command|console|diff|fish|ksh|log|output|patch|posh|powershell|ps1|pwsh|sh|sh-session|shell|shell-session|shellsession|terminal|zsh)\b/i;
const PROMPT = /^\s*(?:\$|%|PS [^>]*>|[\w.-]+@[\w.-][^$#]*[$#])\s+\S/;
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
function isData(info) {
    return /^(?:ya?ml|json[c5l]?|toml)\b/i.test(info?.trim() ?? '');
}
const PATH_OF_DATA = (0,model_text/* pattern */.T1)(String.raw `(?:^|[\s"'[,:=])(?:[\p{L}\p{N}_.@-]{1,80}\/){1,20}[\p{L}\p{N}_.@-]{1,80}\.[A-Za-z][A-Za-z0-9]{0,9}(?=["',\]}]|\s*$)`, 'u');
const LONGEST_DATA = 400;
function pathInData(lines) {
    return lines.find(({ text }) => PATH_OF_DATA().test(text.slice(0, LONGEST_DATA)));
}
function isPathLine(line) {
    const path = pathIn(line);
    return path?.text.includes('/') === true;
}
function pathIn({ text, offset }) {
    const rest = text.replace(BEFORE, '');
    const start = text.length - rest.length;
    return PATH().test(rest) ? { text: rest.trimEnd(), offset: offset + start } : null;
}

;// CONCATENATED MODULE: ./src/families/result-envelope/read/table.ts
const DELIMITER = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
function rowsOf([head, delimiter, ...rows]) {
    if (head?.text.includes('|') !== true || delimiter === undefined)
        return null;
    if (!DELIMITER.test(delimiter.text) || !/[|:]|--/.test(delimiter.text))
        return null;
    return rows.length === 0 ? null : rows.map(cellsIn).filter((cells) => cells.length > 0);
}
function cellsIn({ text, offset }) {
    return [...text.matchAll(/(?:[^|\\]+|\\[^]?)+/g)].flatMap(({ 0: cell, index }) => {
        const gap = cell.length - cell.trimStart().length;
        return cell.trim() === '' ? [] : [{ text: cell.trim(), offset: offset + index + gap }];
    });
}

;// CONCATENATED MODULE: ./src/families/result-envelope/read/element.ts


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
            if (paths !== null)
                return paths.map((line) => element_element([line]));
            return [{ ...element_element(lines), code: true, ...(listed && isData(block.info) ? { data: true } : {}) }];
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
    const groups = how.listed ? itemsAmong(first.lines) : [first.lines];
    const below = [...elementsOf(lists, how), ...asides];
    return groups.map((group, n) => ({ ...element_element(group), inner: n < groups.length - 1 ? [] : below }));
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

// EXTERNAL MODULE: ./src/read/markdown/block.ts
var block = __webpack_require__(80569);
// EXTERNAL MODULE: ./node_modules/commonmark/lib/index.js + 8 modules
var lib = __webpack_require__(20962);
;// CONCATENATED MODULE: ./src/families/result-envelope/read/rendered.ts


const REACH = 500;
const MOST_MARKS = 32;
const CODE_SPAN = String.raw `(\x60{1,${String(MOST_MARKS)}})(?!\x60)([^]{0,${String(REACH - 1)}}?)\1`;
const CODE = 'code|kbd|samp|tt|var';
const PLAIN = 'a|abbr|b|cite|del|details|dfn|div|em|font|i|ins|li|mark|ol|p|s|small|span|strike|strong|sub|summary|sup|td|th|tr|u|ul|wbr';
const MARKUP = new RegExp([
    CODE_SPAN,
    String.raw `\\(?<escaped>[!-/:-@[-\x60{-~])`,
    String.raw `(?<entity>&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)`,
    String.raw `</?(?:(?<code>${CODE})|(?<stop>br)|${PLAIN})(?:\s[^<>]*)?/?>`,
].join('|'), 'gi');
function rendered({ text }) {
    let shown = '';
    const sources = [];
    const show = (letters, from, step) => {
        for (const n of letters.split('').keys())
            sources.push(from + n * step);
        shown += letters;
    };
    let done = 0;
    for (const { 0: markup, index, groups = {} } of text.matchAll(MARKUP)) {
        show(text.slice(done, index), done, 1);
        if (markup.startsWith('`'))
            show(markup, index, 1);
        else
            show(shownFor(groups), index, 0);
        done = index + markup.length;
    }
    show(text.slice(done), done, 1);
    sources.push(text.length);
    return { text: shown, sourceAt: (index) => (0,collections/* elementAt */.s2)(sources, index) };
}
function shownFor({ escaped = '', entity, code, stop }) {
    if (entity !== undefined)
        return decoded(entity);
    if (code !== undefined)
        return '`';
    return stop === undefined ? escaped : ',';
}
const parser = new lib/* Parser */.iX();
function decoded(entity) {
    return String(parser.parse(entity).firstChild?.firstChild?.literal);
}

;// CONCATENATED MODULE: ./src/families/result-envelope/read/links.ts


function linkAt(text, at, links) {
    const reached = text.slice(at, at + REACH);
    const middle = closing(reached, 0, '[', ']');
    if (middle === null)
        return null;
    const label = reached.slice(1, middle).replaceAll('`', '').trim();
    const target = targetAt(reached, middle, links);
    if (target === null)
        return null;
    const { destination, start, stop, end, isReference } = target;
    const isAddress = destination !== null && URL.test(destination);
    if (label.includes('/') && (!/\s/.test(label) || isAddress)) {
        const from = Math.max(1, reached.indexOf(label, 1));
        return { text: label, start: at + from, stop: at + from + label.length, end: at + end };
    }
    if (destination === null)
        return null;
    if (isReference && isAddress)
        return { text: '', start: at, stop: at, end: at + end };
    const path = pathOf(destination);
    return { text: path, start: at + start, stop: at + stop, end: at + end, isTarget: true };
}
function targetAt(text, middle, links) {
    const close = text[middle + 1] === '(' ? closing(text, middle + 1, '(', ')') : null;
    if (close !== null) {
        const written = text.slice(middle + 2, close).trimStart();
        const bracketed = /^<([^<>]*)>/.exec(written)?.[1];
        const destination = bracketed ?? written.replace(/\s[^]*/, '');
        const start = close - written.length + (bracketed === undefined ? 0 : 1);
        return { destination, start, stop: start + destination.length, end: close + 1, isReference: false };
    }
    const brackets = text.slice(middle + 1).replace(/^(\[[^\]]*\])?[^]*/, '$1');
    const name = brackets.slice(1, -1);
    const destination = links.get((0,block/* linkName */.K)(name.trim() === '' ? text.slice(1, middle) : name)) ?? null;
    if (destination === null && brackets === '')
        return null;
    const end = middle + 1 + brackets.length;
    return { destination, start: 0, stop: end, end, isReference: true };
}
function closing(text, at, open, close) {
    let depth = 0;
    for (let n = at; n < text.length; n++) {
        if (text[n] === open)
            depth++;
        else if (text[n] === close && --depth === 0)
            return n;
    }
    return null;
}
const URL = /^[a-z][a-z0-9+.-]*:/i;
function pathOf(destination) {
    if (URL.test(destination))
        return destination;
    const target = destination.replace(/^`([^`]*)`$/, '$1');
    const path = /^#|#L\d/.test(target) ? target : target.replace(/[?#].*/, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./src/families/result-envelope/read/tokens.ts



const OPENING = /^[*"'([<{]+/;
const CLOSING = '*"\'),.;:!?]>}';
const ARROW = String.raw `(?:[→⇒➜➔➝⟶⟹↦]|[-=]>)`;
const IS_ARROW = new RegExp(ARROW);
const COMMA = String.raw `,(?!(?<=\d,)\d|(?<=\{[^\s{}]{0,99},)[^\s{}]{0,99}\})`;
const SIGN = new RegExp(String.raw `[\[\x60;|\s]|${COMMA}|${ARROW}`, 'g');
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
        for (const { 0: sign, index: at } of text.matchAll(SIGN)) {
            if (at < start)
                continue;
            const link = sign === '[' ? linkAt(text, at, this.#links) : null;
            const span = sign === '`' ? codeSpan(text, at) : link;
            if (span !== null) {
                this.#word(start, at);
                if (link?.isTarget === true && link.text !== '')
                    this.#push(link.text, link.start, link.stop, true, true);
                else
                    this.#code(span.text, span.start, span.stop);
                start = span.end;
                continue;
            }
            if (sign === '[')
                continue;
            const end = at + sign.length;
            this.#word(start, /[,;]/.test(sign) ? end : at);
            if (sign === ';')
                this.#clause++;
            if (IS_ARROW.test(sign))
                this.#push(sign, at, end, false);
            start = end;
        }
        this.#word(start, text.length);
    }
    #word(start, end) {
        const text = this.#text;
        const opened = text.slice(start, end).replace(OPENING, '');
        let first = end - opened.length;
        let last = first + 1 + opened.split('').findLastIndex((letter) => !CLOSING.includes(letter));
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
        if (!pieces.every((piece) => LIKE_PATH.test(piece))) {
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
    #push(text, start, end, code, linked = false) {
        const from = this.#sourceAt(start);
        const source = {
            text: this.#line.text.slice(from, this.#sourceAt(end)),
            offset: this.#line.offset + from,
        };
        this.tokens.push({ text, source, code, part: this.part, clause: this.#clause, ...(linked ? { linked } : {}) });
    }
}
const BETWEEN = new RegExp(String.raw `,\s+|;\s+|\s+${ARROW}\s+`);
const LIKE_PATH = /^[^\s/]*(?:\/\S*|\.[A-Za-z]\w{0,9})$/;
const CODE_HERE = new RegExp(`^${CODE_SPAN}`);
function codeSpan(text, at) {
    const found = CODE_HERE.exec(text.slice(at, at + 2 * REACH));
    if (found === null)
        return null;
    const content = (0,collections/* elementAt */.s2)(found, 2);
    const trimmed = content.trim();
    const start = at + (0,collections/* elementAt */.s2)(found, 1).length + content.length - content.trimStart().length;
    return { text: trimmed, start, stop: start + trimmed.length, end: at + (0,collections/* elementAt */.s2)(found, 0).length };
}

;// CONCATENATED MODULE: ./src/families/result-envelope/read/named.ts


function namedBy({ lines, text, code, row = false }, links, folder) {
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
    let part = [];
    const parts = [part];
    const startPart = () => {
        part = [];
        parts.push(part);
    };
    let last = 0;
    tokens.forEach((token, n) => {
        const isJoint = JOINING.test(token.text) || isBetweenPaths(tokens, n, paths);
        if (token.part !== last || isJoint)
            startPart();
        last = token.part;
        if (isJoint)
            return;
        part.push(token);
        if (!paths.has(token) || !isFolder(token))
            return;
        if (tokens.slice(n + 1, n + 2).some((next) => paths.has(next) && !next.text.includes('/')))
            startPart();
    });
    return parts;
}
const JOINING = /^(?:and|&|\+)$/i;
const ONLY_ARROW = new RegExp(`^${ARROW}$`);
function isBetweenPaths(tokens, n, paths) {
    const joint = tokens[n];
    if (joint === undefined)
        return false;
    const isArrow = ONLY_ARROW.test(joint.text);
    if (!isArrow && !/^(?:[-–—]{1,3}|\/)$/.test(joint.text))
        return false;
    const around = tokens.slice(n - 1, n + 2);
    return (around.length === 3 && around.every((token) => token === joint || (paths.has(token) && (isArrow || isFirm(token)))));
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
    return text.endsWith('/') && !named_URL.test(text);
}
function belowFolders(paths, outer) {
    let folder = outer;
    const named = [];
    let own;
    const filled = new Set();
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
        const as = { kind: 'path', path, at, ...(token.linked === true ? { linked: true } : {}) };
        if (folder === undefined || path.includes('/')) {
            named.push(as);
            continue;
        }
        if (own !== undefined)
            filled.add(own.named);
        named.push({ ...as, path: `${folder}${path}`, below: true });
    }
    return named.filter((one) => !filled.has(one));
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
const WRITTEN = (0,model_text/* pattern */.T1)(String.raw `[\p{L}\p{N}]`, 'u');
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

;// CONCATENATED MODULE: ./src/families/result-envelope/read/risk.ts

const NOTHING = [
    String.raw `none|nothing|nil|n\/?a|not applicable|0|zero|[-\u2013\u2014]+|\u2713|\u2205`,
    String.raw `(?:no|0|zero|without)(?: (?:known|open|new|critical|warnings?|blocking|remaining|further|other|major)){0,3} (?:risks?|issues?|findings?|blockers?|problems?|concerns?|warnings?|suggestions?|ones)`,
].join('|');
const EMPTY = new RegExp(String.raw `^(?:${NOTHING})(?: (?:known|found|identified|detected|reported|remaining|remain|open|left|so far|at this time|yet)){0,3}(?=$|[.!;,(]|\s[-\u2013\u2014(])(.*)$`, 'i');
const EXCEPT = /\b(?:but|except|however|apart|aside|besides|though|although|yet|unless|only|other than)\b/i;
const risk_SEVERITY = /(?:critical|warning|suggestion)s?/i;
const CHECKED = /[\u2705\u2714]/;
function isNoRisk(text) {
    if (/^[^\p{L}\d]*(?:0|zero)\s+[*_`]*(?:critical|warning|suggestion)s?[^\p{L}\d]*$/iu.test(text))
        return true;
    return saysNothing(isLed(text) ? text.replace(risk_SEVERITY, '') : text);
}
function isLabelOnly(text) {
    return (isLed(text) &&
        severityIn(text) !== undefined &&
        bare(text.replace(risk_SEVERITY, '').replace(/\b(?:risks?|issues?)\b/i, '')) === '');
}
function isLed(text) {
    return /^[^\p{L}]*(?:critical|warning|suggestion)s?(?![\p{L}\p{N}]|_[\p{L}\p{N}])/iu.test(text);
}
function saysNothing(text) {
    const said = bare(text);
    if (/^no$/i.test(said) || (said === '' && CHECKED.test(text)))
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

// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(22003);
;// CONCATENATED MODULE: ./src/families/result-envelope/read/envelope-value.ts









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
    unnumberedReturn(unended) {
        const { heading, sections } = this.#outline;
        if (unended !== null)
            this.#unreadParts.push((0,read_source/* unendedComment */.ZL)(this.#source, unended));
        const start = heading?.line ?? (0,collections/* elementAt */.s2)(sections, 0).at;
        this.#places.set('', start);
        const long = sections.filter(({ name }) => LONG.includes(name));
        this.#value.form = long.some(({ by }) => by === 'heading') ? 'headed' : 'block';
        const { at } = (0,collections/* elementAt */.s2)(long, 0);
        this.#mark('/form', at, at);
        if (heading !== null && heading.level > 1)
            this.#value.heading = heading.text;
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
            composed: 'result-envelope',
            ...(isWhole(sections) ? {} : { isPartial: true }),
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
        const listed = this.#elements('artifacts', (lines) => lines.every((line) => this.#isClaim(line)), (element) => this.#namedBy(element).length > 0);
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
            const heads = element.inner.some((inner) => !inner.aside || this.#namedBy(inner, folder).length > 0);
            const isGroup = heads || element.aside || element.row || claimed;
            const room = claim/* MOST_CLAIMS */.W$ - artifacts.length;
            this.#moreClaims += Math.max(0, named.length - room);
            named.slice(0, room).forEach((item, n) => {
                const pointer = (0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length);
                artifacts.push({ ...referenceTo(item), text: n === 0 ? element.text : item.at.text });
                this.#places.set(pointer, (0,collections/* elementAt */.s2)(element.lines, 0));
                this.#places.set((0,model_pointer/* join */.fj)(pointer, item.kind), item.at);
            });
            if (element.code)
                this.#unread(element);
            if (named.length === 0 && (!isGroup || globs.length > 0) && room > 0) {
                this.#places.set((0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length), (0,collections/* elementAt */.s2)(element.lines, 0));
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
        const named = this.#namedBy({ lines: [line], text: line.text, code: false });
        return named.some(({ at }) => at.offset <= line.offset + 2);
    }
    #isFilled({ inner }, folder) {
        return (folder !== undefined &&
            inner.some((one) => this.#namedBy(one, folder).some((item) => 'below' in item && item.path.startsWith(folder))));
    }
    #unread({ lines, output = false, data = false }) {
        const line = output ? undefined : (unlistedIn(lines) ?? (data ? pathInData(lines) : undefined));
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
            this.#places.set((0,model_pointer/* join */.fj)('', 'risks', risks.length), (0,collections/* elementAt */.s2)(lines, 0));
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
                else
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
        const [first] = elements;
        if (first === undefined)
            return undefined;
        const { inline, at } = (0,collections/* elementAt */.s2)(sections, 0);
        this.#mark((0,model_pointer/* join */.fj)('', name), inline[0] ?? at, at);
        if (saysNone(first.text))
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
    #locate(pointer, part) {
        const places = part === 'key' ? this.#labels : this.#places;
        const steps = pointer.split('/');
        const around = steps.map((_, n) => steps.slice(0, steps.length - n).join('/'));
        const found = around.flatMap((one) => places.get(one) ?? this.#places.get(one) ?? []);
        const { text, offset } = (0,collections/* elementAt */.s2)(found, 0);
        return this.#source.range(offset, offset + text.length);
    }
}
function referenceTo(item) {
    if (item.kind === 'observation')
        return { observation: item.observation };
    return item.linked === true ? { path: item.path, linked: true } : { path: item.path };
}
function folderOf(item) {
    return item?.kind === 'path' ? item.folder : undefined;
}
function paragraphs(inline, name) {
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
    const opened = text.replace(/^[*`]+/, '');
    const end = opened.split('').findLastIndex((letter) => !'*`\\ '.includes(letter)) + 1;
    return { text: opened.slice(0, end), offset: offset + text.length - opened.length };
}
function isWhole(sections) {
    const has = (name) => sections.some((section) => section.name === name);
    return has('status') && has('summary') && (has('artifacts') || has('next'));
}

;// CONCATENATED MODULE: ./src/families/result-envelope/read/envelope.ts



function* envelopesIn({ blocks, links, unended = null }, source, isEnvelope) {
    const outline = new Outline();
    for (const block of blocks)
        outline.take(block);
    const envelopes = outline.candidates.filter(isEnvelope);
    for (const [n, envelope] of envelopes.entries()) {
        const hiding = n === envelopes.length - 1 ? (unended?.start ?? null) : null;
        yield (0,read_source/* find */.I6)(() => ({ returns: [new Composer(envelope, source, links).unnumberedReturn(hiding)] }));
    }
    for (const block of blocks) {
        if (block.kind === 'quote')
            yield* envelopesIn({ blocks: block.blocks, links }, source, isEnvelope);
        else if (block.kind === 'list') {
            for (const item of block.items) {
                if (!hasLateLabel(item))
                    yield* envelopesIn({ blocks: item, links }, source, isEnvelope);
            }
        }
    }
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

;// CONCATENATED MODULE: ./src/families/result-envelope/read/may-hold-envelope.ts

const may_hold_envelope_NAMES = /status|next/gi;
const may_hold_envelope_REACH = 200;
const LETTER = (0,model_text/* pattern */.T1)(String.raw `\p{L}`, 'u');
const UNDERLINE = /[^\n\r]*(?:\r\n|\n|\r)[ \t>]*[=-]/y;
function mayHoldEnvelope(text) {
    for (const { index } of text.matchAll(may_hold_envelope_NAMES)) {
        const reached = text.slice(Math.max(0, index - may_hold_envelope_REACH), index);
        const before = reached.slice(Math.max(reached.lastIndexOf('\n'), reached.lastIndexOf('\r')) + 1);
        if (LETTER().test(before))
            continue;
        if (/[*_#]/.test(before) || before.length === may_hold_envelope_REACH)
            return true;
        UNDERLINE.lastIndex = index;
        if (UNDERLINE.test(text))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./src/families/result-envelope/versions/generated/index.ts
const versions = new Map([
    ['result-envelope@1', async () => (await Promise.all(/* import() */[__webpack_require__.e(4394), __webpack_require__.e(556)]).then(__webpack_require__.bind(__webpack_require__, 60556))).standard],
    ['result-envelope@4', async () => (await Promise.all(/* import() */[__webpack_require__.e(4394), __webpack_require__.e(3326)]).then(__webpack_require__.bind(__webpack_require__, 3326))).standard],
]);

;// CONCATENATED MODULE: ./src/families/result-envelope/family.ts







const envelopes = {
    mayHold: mayHoldEnvelope,
    find: (blocks, source, where) => envelopesIn(blocks, source, where === 'fence' ? isWholeEnvelope : mayBeEnvelope),
};
const loaded = {
    versions: versions,
    examples: async () => (await __webpack_require__.e(/* import() */ 5920).then(__webpack_require__.bind(__webpack_require__, 75920))).examples,
    upstreams: [
        { title: 'Agent Teams Lite', url: 'https://github.com/Gentleman-Programming/agent-teams-lite' },
        { title: 'Gentle AI', url: 'https://github.com/Gentleman-Programming/gentle-ai' },
    ],
    prompts: new Map([
        [
            'result-envelope',
            {
                isWhat: 'the Markdown block with which an agent ends its answer',
                opening: [
                    'Your last message must be one result envelope in Markdown, in the form of the example, with these parts in this order.',
                ],
                list: 'parts',
                isJson: false,
                nameless: 'A result envelope',
                isSeenByHooks: true,
            },
        ],
    ]),
    migrations: new Map([['result-envelope', ['result-envelope']]]),
    rewriteMarkdown: rewriteEnvelopes,
    loose: envelopes,
    recognise: (text, { form, found }) => {
        if (form !== 'json' || found > 0 || !mayHoldEnvelope(text))
            return null;
        const { returns } = (0,read/* read */.L)(Buffer.from(text), 'markdown', { markdown: (0,commonmark.markdownReader)([envelopes]) });
        const envelope = returns.find(({ composed }) => composed !== null);
        if (envelope === undefined)
            return null;
        return (0,json/* field */.ZZ)(envelope.value, 'form') === 'headed' ? 'result-envelope@1' : 'result-envelope@4';
    },
};


/***/ })

};
;
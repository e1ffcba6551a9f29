"use strict";
exports.id = 9168;
exports.ids = [9168];
exports.modules = {

/***/ 89168:
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
// EXTERNAL MODULE: ./src/read/read.ts + 5 modules
var read = __webpack_require__(8685);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/model/known.ts
var known = __webpack_require__(57342);
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
        const wrong = [...attempts.keys()].filter((index) => !isWhole || !saysTheSame((0,known/* elementAt */.s)(before.returns, index).value, (0,known/* elementAt */.s)(now.returns, index).value, standard));
        if (wrong.length === 0)
            return { after, changed: attempts.size, before, now, left };
        for (const index of wrong) {
            const next = (0,known/* valueOf */.R)(attempts, index) + 1;
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

// EXTERNAL MODULE: ./src/model/once-per.ts
var once_per = __webpack_require__(48594);
// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(20323);
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
const NO_LETTERS = (0,pattern/* pattern */.T)(String.raw `^[^\p{L}]+`, 'u');
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
var claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/families/result-envelope/read/listing.ts

const BEFORE = /^\s*(?:[-*+\u2022]\s+|\d{1,4}[.)]\s+|(?:[AMRCTU?]{1,2}|new file:|modified:|created:|added:|renamed:)\s+)?/;
const DELETED = /^\s*(?:D|deleted:|removed:)\s+\S+$/;
const PATH = (0,pattern/* pattern */.T)(String.raw `^(["'\x60]?)((?:(?:[\p{L}\p{N}_.@+~()[\]*-]|\{[^\s{}]*\})+\/)*(?:[\p{L}\p{N}_.@+~()[\]*-]|\{[^\s{}]*\})*\.[A-Za-z][A-Za-z0-9]{0,9})\1(?=,?\s*$|\s*(?:[#(|,;:\u2014\u2013]|-\s|->|\/\/|\u2192|\u21D2))`, 'u');
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
const PATH_OF_DATA = (0,pattern/* pattern */.T)(String.raw `(?:^|[\s"'[,:=])(?:[\p{L}\p{N}_.@-]{1,80}\/){1,20}[\p{L}\p{N}_.@-]{1,80}\.[A-Za-z][A-Za-z0-9]{0,9}(?=["',\]}]|\s*$)`, 'u');
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
    return { text: shown, sourceAt: (index) => (0,known/* elementAt */.s)(sources, index) };
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
    const content = (0,known/* elementAt */.s)(found, 2);
    const trimmed = content.trim();
    const start = at + (0,known/* elementAt */.s)(found, 1).length + content.length - content.trimStart().length;
    return { text: trimmed, start, stop: start + trimmed.length, end: at + (0,known/* elementAt */.s)(found, 0).length };
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
        const start = heading?.line ?? (0,known/* elementAt */.s)(sections, 0).at;
        this.#places.set('', start);
        const long = sections.filter(({ name }) => LONG.includes(name));
        this.#value.form = long.some(({ by }) => by === 'heading') ? 'headed' : 'block';
        const { at } = (0,known/* elementAt */.s)(long, 0);
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
                this.#places.set(pointer, (0,known/* elementAt */.s)(element.lines, 0));
                this.#places.set((0,model_pointer/* join */.fj)(pointer, item.kind), item.at);
            });
            if (element.code)
                this.#unread(element);
            if (named.length === 0 && (!isGroup || globs.length > 0) && room > 0) {
                this.#places.set((0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length), (0,known/* elementAt */.s)(element.lines, 0));
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
            this.#places.set((0,model_pointer/* join */.fj)('', 'risks', risks.length), (0,known/* elementAt */.s)(lines, 0));
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
        const { inline, at } = (0,known/* elementAt */.s)(sections, 0);
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
        const { text, offset } = (0,known/* elementAt */.s)(found, 0);
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
const LETTER = (0,pattern/* pattern */.T)(String.raw `\p{L}`, 'u');
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

// EXTERNAL MODULE: ./src/rules/index.ts + 32 modules
var rules = __webpack_require__(598);
// EXTERNAL MODULE: ./src/families/define.ts
var families_define = __webpack_require__(74937);
// EXTERNAL MODULE: ./src/model/artifact.ts
var artifact = __webpack_require__(97931);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-change-folder.ts




const envelopeChangeFolder = {
    id: 'envelope-change-folder',
    area: 'envelope',
    needsPlace: true,
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope names the change in whose folder it and its artifacts are',
    rationale: 'All files of a change are in `openspec/changes/`, below its name. A result with another name is filed under the wrong change, or was copied from there.',
    remedy: 'Write the name of the folder as the change, or move the file. In the archive, the date before the name does not count.',
    demand: {
        order: 100,
        text: 'The change has the name of its folder below openspec/changes/.',
    },
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
    good: [
        {},
        { file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md' },
        { file: 'docs/return-logs/phases.md' },
    ],
    check(subject) {
        const change = (0,json/* stringField */.OM)(subject.value, 'change');
        if (change === undefined)
            return rule/* NOTHING */.K$;
        const own = envelope_change_folder_folderOf(subject.file);
        const folders = own === null ? artifactFolders(subject) : [own];
        const [first] = folders;
        if (first === undefined || folders.some((folder) => envelope_change_folder_isNamed(folder, change)))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/change',
                message: `The change is called ${(0,model_text/* quote */.hD)(change)}, and the folder is ${(0,model_text/* quote */.hD)(first)}.`,
                recommendation: 'Write the name of the folder below openspec/changes/ as the change.',
            },
        ];
    },
};
function artifactFolders(subject) {
    return (0,artifact/* artifactsOf */.N)(subject).flatMap(({ plainPath }) => {
        const folder = plainPath === null ? null : envelope_change_folder_folderOf(plainPath);
        return folder === null ? [] : [folder];
    });
}
function envelope_change_folder_folderOf(path) {
    return /(?:^|\/)openspec\/changes\/(?:archive\/)?(?!archive\/)([^/]+)\//.exec(path)?.[1] ?? null;
}
function envelope_change_folder_isNamed(folder, change) {
    return folder === change || folder.replace(/^\d{4}-\d{2}-\d{2}-/, '') === change;
}

// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
;// CONCATENATED MODULE: ./src/families/result-envelope/risks.ts


function criticalRiskOf(subject) {
    const critical = (0,model_return/* objectsOf */.iZ)(subject, 'risks').filter(({ value }) => (0,json/* stringField */.OM)(value, 'severity') === 'CRITICAL');
    return critical.map(({ value }) => (0,json/* stringField */.OM)(value, 'text')).find((text) => text !== undefined);
}

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-critical-with-warning.ts




const envelopeCriticalWithWarning = {
    id: 'envelope-critical-with-warning',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope with a CRITICAL risk has the status failure, not warning',
    rationale: 'The status `warning` means concerns that block nothing; a CRITICAL risk must be resolved before anything else.',
    remedy: 'Return `failure`, or call the risk a WARNING if the next phase can start.',
    demand: {
        order: 60,
        text: '"warning" has no CRITICAL risk: that is a "failure".',
    },
    sources: [
        { document: 'return-gate', heading: 'Document 004 calls warnings non-blocking, and CRITICAL what blocks' },
        { document: '004', heading: 'Fields' },
    ],
    bad: {
        replace: [
            ['**Status**: success', '**Status**: warning'],
            ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
        ],
    },
    good: {
        replace: [
            ['**Status**: success', '**Status**: warning'],
            ['None.', '- **WARNING**: Dates before 1970 are lost.'],
        ],
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'warning')
            return rule/* NOTHING */.K$;
        const critical = criticalRiskOf(subject);
        if (critical === undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/status',
                message: `The envelope has the status "warning" and a CRITICAL risk: ${(0,model_text/* quote */.hD)(critical)}.`,
                recommendation: 'Return the status "failure", or call the risk a WARNING if the next phase can start.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-failure-without-risk.ts



const envelopeFailureWithoutRisk = {
    id: 'envelope-failure-without-risk',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope that reports a failure names the risk behind it',
    rationale: 'Something made the phase fail. If it is not among the risks, it is unknown what to resolve.',
    remedy: 'List what made the phase fail, as a CRITICAL risk.',
    demand: {
        order: 70,
        text: '"warning" and "failure" name at least one risk.',
    },
    sources: [{ document: 'return-gate', heading: 'Document 004 has blockers among the risks' }],
    bad: { replace: [['**Status**: success', '**Status**: failure']] },
    good: {
        replace: [
            ['**Status**: success', '**Status**: failure'],
            ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
        ],
    },
    check(subject) {
        const risks = (0,json/* field */.ZZ)(subject.value, 'risks');
        if ((0,model_return/* statusOf */.c2)(subject) !== 'failure' || !(0,json/* isArray */.cy)(risks) || risks.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/risks',
                message: 'The envelope has the status "failure" and names no risk.',
                recommendation: 'List what made the phase fail, as a CRITICAL risk.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-field.ts



const PARTS = [
    { field: 'status', headed: '**Status**:', block: '**Status**:' },
    { field: 'summary', headed: '### Summary', block: '**Summary**:' },
    { field: 'artifacts', headed: '### Artifacts', block: '**Artifacts**:' },
    { field: 'next', headed: '### Next Recommended', block: '**Next**:' },
    { field: 'risks', headed: '### Risks', block: '**Risks**:' },
];
const FORMS = { headed: 'headings such as "### Summary"', block: 'bold labels such as "**Summary**:"' };
function isForm(word) {
    return Object.hasOwn(FORMS, word);
}
const envelopeField = {
    id: 'envelope-field',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'An envelope has every part that the standard names, in its form',
    rationale: 'The orchestrator decides by these parts what happens next, and finds them by their names. A part that is missing leaves it to guess; where there is no risk, that is worth a word, too.',
    remedy: 'Add the part. Where there are no artifacts or risks, write `None.`',
    demand: {
        order: 10,
        text: 'No part is left out: where there are no artifacts or no risks, it is "None."',
    },
    sources: [
        { document: '004', heading: 'Fields' },
        { document: 'upstream', heading: 'the block of labels' },
    ],
    params: { needsChange: true },
    bad: [
        { replace: [['Ready for the specification (sdd-spec).', '']] },
        { replace: [['None.', '']] },
        { replace: [['**Change**: parse-dates\n', '']], raisedIn: 'some' },
    ],
    good: {},
    check(subject, _, { needsChange }) {
        const { value, standard } = subject;
        const problems = [];
        const expected = standard.shape.enums['/form']?.includes('block') === true ? 'block' : 'headed';
        const form = (0,json/* stringField */.OM)(value, 'form') ?? expected;
        if (isForm(form) && form !== expected) {
            problems.push({
                pointer: '/form',
                message: `The parts of the envelope have ${FORMS[form]}; ${FORMS[expected]} were expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* listOf */.c3)(PARTS.slice(1).map((part) => part[expected]), 'and')}.`,
            });
        }
        if (needsChange === true && !(0,json/* has */.zy)(value, 'change') && !isInit(value)) {
            problems.push({
                property: 'change',
                message: 'The envelope does not name its change; "**Change**:" was expected. Only the envelope of an init has none.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add "**Change**:" with the name of the change.`,
            });
        }
        for (const part of PARTS) {
            if ((0,json/* has */.zy)(value, part.field))
                continue;
            problems.push({
                property: part.field,
                ...(part.field === 'risks' ? { severity: 'warning' } : {}),
                message: `The envelope has no ${(0,model_text/* quote */.hD)(part[expected])}, or nothing in it.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add ${(0,model_text/* quote */.hD)(part[expected])}${part.field === 'risks' ? ', with "None." where there are none' : ''}.`,
            });
        }
        return problems;
    },
};
function isInit(value) {
    return /\binit(?:ialis|ializ)?(?:ed|ation)?\b/i.test((0,json/* stringField */.OM)(value, 'heading') ?? '');
}

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-heading.ts



const envelopeHeading = {
    id: 'envelope-heading',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'An envelope starts with a heading that names its phase',
    rationale: 'A log holds the results of many phases. The heading is where one starts, and says which phase it was.',
    remedy: 'Start the envelope with a heading of the second level, such as `## Proposal Created`.',
    demand: 'stated',
    sources: [{ document: '004', heading: 'Result Envelope Format' }],
    bad: [{ replace: [['## Proposal Created\n\n', '']] }, { replace: [['## Proposal', '# Proposal']] }],
    good: { replace: [['## Proposal Created', '## Verification Report']] },
    check(subject) {
        if ((0,json/* stringField */.OM)(subject.value, 'heading') !== undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                property: 'heading',
                message: 'The envelope has no heading that names its phase; one such as "## Proposal Created" was expected.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: start the envelope with a heading of the second level.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/families/result-envelope/modes.ts
var modes = __webpack_require__(84475);
;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-mode.ts





const EXPECTED = {
    engram: 'an observation such as #obs_12345',
    openspec: 'a path below openspec/',
    none: '"None (ephemeral)" or a description',
};
const KINDS = { engram: 'observation', openspec: 'openspec', none: 'inline' };
const envelopeMode = {
    id: 'envelope-mode',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'The artifacts of an envelope are kept where its mode keeps them',
    rationale: 'In a project all phases keep their artifacts in one place: in Engram, below `openspec/`, or nowhere. The next phase looks there, and finds nothing that was put elsewhere.',
    remedy: 'Keep the artifact where the mode says, or set the mode that the project really has in the configuration.',
    demand: {
        order: 80,
        text: 'All artifacts are kept in one place: paths in the project, Engram observations such as #obs-1, or "None (ephemeral)".',
    },
    sources: [{ document: '004', heading: 'Fields' }],
    params: { mayMix: false },
    bad: [
        { context: { familySettings: new Map([['envelope-mode', 'engram']]) } },
        {
            replace: [
                [
                    'openspec/changes/parse-dates/proposal.md',
                    'openspec/changes/parse-dates/proposal.md\n- Engram observation: #obs_5c1f',
                ],
            ],
            also: ['artifact-unverifiable'],
            raisedIn: 'some',
        },
    ],
    good: [
        { context: { familySettings: new Map([['envelope-mode', 'openspec']]) } },
        {
            replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
            context: { familySettings: new Map([['envelope-mode', 'engram']]) },
            also: ['artifact-unverifiable'],
        },
    ],
    check(subject, { familySettings }, { mayMix }) {
        const configured = modes/* ENVELOPE_MODES */.I.find((mode) => mode === familySettings.get('envelope-mode')) ?? null;
        if (configured === null && mayMix === true)
            return rule/* NOTHING */.K$;
        const artifacts = (0,artifact/* artifactsOf */.N)(subject).map((artifact) => ({ ...artifact, kind: artifactKind(artifact) }));
        const mode = configured ?? modeOf(artifacts.map(({ kind }) => kind));
        if (mode === null)
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const { pointer, value, kind } of artifacts) {
            if (kind === 'project' || kind === KINDS[mode])
                continue;
            const text = (0,json/* stringField */.OM)(value, 'text') ?? '';
            problems.push({
                pointer,
                message: `Artifact ${(0,model_text/* quote */.hD)(text)} does not fit the mode ${mode}; ${EXPECTED[mode]} was expected.`,
                recommendation: 'Keep the artifact where the mode says, or configure the mode that the project has.',
                value: text,
            });
        }
        return problems;
    },
};
function artifactKind({ value, path, plainPath }) {
    if ((0,json/* stringField */.OM)(value, 'observation') !== undefined)
        return 'observation';
    if (path === undefined)
        return 'inline';
    return plainPath?.startsWith('openspec/') === true ? 'openspec' : 'project';
}
function modeOf(kinds) {
    const telling = kinds.find((kind) => kind === 'observation' || kind === 'openspec');
    if (telling === undefined)
        return null;
    return telling === 'observation' ? 'engram' : 'openspec';
}

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-next-vague.ts




const VAGUE = new Set('a ahead all and as as-is carry continue continuing done forward go going good he it keep later move moving next normally now on onward onwards phase phases planned please proceed process ready soon step steps task tasks tbd the then to todo with work workflow'.split(' '));
const LONGEST = 80;
const WORDS = (0,pattern/* pattern */.T)(String.raw `[\p{L}\p{N}-]+`, 'gu');
const envelopeNextVague = {
    id: 'envelope-next-vague',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope says what exactly comes next',
    rationale: 'The orchestrator takes its next step from here. That it should go on, it knows; which phase is ready, or what blocks it, only the agent can tell.',
    remedy: 'Name the phase that is ready, such as `Ready for specs (sdd-spec)`, or what has to be done before.',
    demand: {
        order: 30,
        text: 'What comes next is named: "continue" or "proceed" alone is not enough.',
    },
    sources: [
        { document: '004', heading: 'Fields' },
        { document: '004', heading: 'Sub-Agent Responsibilities' },
    ],
    bad: [
        { replace: [['Ready for the specification (sdd-spec).', 'Continue.']] },
        { replace: [['Ready for the specification (sdd-spec).', 'Proceed to the next phase']] },
    ],
    good: { replace: [['Ready for the specification (sdd-spec).', 'Continue with sdd-spec.']] },
    check({ value }) {
        const next = (0,json/* stringField */.OM)(value, 'next');
        if (next === undefined || next.length > LONGEST)
            return rule/* NOTHING */.K$;
        const words = [...next.toLowerCase().matchAll(WORDS())];
        if (words.length === 0 || !words.every(([word]) => VAGUE.has(word)))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/next',
                message: `${(0,model_text/* quote */.hD)(next)} does not say what comes next.`,
                recommendation: 'Name the phase that is ready, or what must be done before it.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-risk-severity.ts



const envelopeRiskSeverity = {
    id: 'envelope-risk-severity',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'Every risk is CRITICAL, a WARNING or a SUGGESTION',
    rationale: 'A critical risk is put before the user at once, and a suggestion may wait. Without the word, the orchestrator cannot tell the two apart.',
    remedy: 'Start each risk with its severity: `- **WARNING**: ...`; write `None.` where there are none.',
    demand: {
        order: 40,
        text: 'Each risk starts with CRITICAL, WARNING or SUGGESTION.',
    },
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['None.', '- Dates before 1970 are lost.']] },
    good: [{}, { replace: [['None.', '- **WARNING**: Dates before 1970 are lost.\n- [SUGGESTION] Read times, too.']] }],
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'risks')) {
            const text = (0,json/* stringField */.OM)(value, 'text');
            if (text === undefined || (0,json/* has */.zy)(value, 'severity'))
                continue;
            problems.push({
                pointer,
                message: `Risk ${(0,model_text/* quote */.hD)(text)} has no severity; CRITICAL, WARNING or SUGGESTION was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: start the risk with its severity.`,
                value: text,
            });
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-section-order.ts



const envelope_section_order_NAMES = ['Change', 'Status', 'Summary', 'Artifacts', 'Next Recommended', 'Risks'];
const envelope_section_order_PARTS = [
    ['change', 'project'],
    ['status'],
    ['summary'],
    ['artifacts'],
    ['next'],
    ['risks'],
];
const envelopeSectionOrder = {
    id: 'envelope-section-order',
    area: 'envelope',
    scope: 'return',
    severity: 'notice',
    summary: 'The parts of an envelope are in the order of the standard',
    rationale: 'People who read many envelopes look for each part in its usual place.',
    remedy: `Put the parts in this order: ${(0,model_text/* listOf */.c3)(envelope_section_order_NAMES, 'and')}.`,
    sources: [{ document: '004', heading: 'Result Envelope Format' }],
    bad: { replace: [['**Change**: parse-dates\n**Status**: success', '**Status**: success\n**Change**: parse-dates']] },
    good: {},
    check({ value }) {
        const problems = [];
        let last = 0;
        for (const name of (0,json/* listField */.FZ)(value, 'order').filter((part) => typeof part === 'string')) {
            const rank = envelope_section_order_PARTS.findIndex((parts) => parts.includes(name));
            if (rank < 0)
                continue;
            if (rank < last) {
                problems.push({
                    pointer: `/${name}`,
                    part: 'key',
                    message: `${(0,known/* elementAt */.s)(envelope_section_order_NAMES, rank)} comes after ${(0,known/* elementAt */.s)(envelope_section_order_NAMES, last)}; it was expected before it.`,
                    recommendation: `Put the parts in this order: ${(0,model_text/* listOf */.c3)(envelope_section_order_NAMES, 'and')}.`,
                    value: name,
                });
            }
            last = Math.max(last, rank);
        }
        return problems;
    },
};

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-success-with-critical.ts





const envelopeSuccessWithCritical = {
    id: 'envelope-success-with-critical',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    summary: 'An envelope with a CRITICAL risk does not claim success',
    rationale: 'After a success the orchestrator goes on to the next phase. What must be resolved before that is then left behind.',
    remedy: 'Resolve the risk, or give the status that says the work is not done; a risk that may wait is no CRITICAL one.',
    demand: {
        order: 50,
        text: '"success" has no CRITICAL risk.',
    },
    sources: [{ document: '004', heading: 'Sub-Agent Responsibilities' }],
    bad: { replace: [['None.', '**CRITICAL**: Dates before 1970 are lost.']] },
    good: { replace: [['None.', '**WARNING**: Dates before 1970 are lost.']] },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'success')
            return rule/* NOTHING */.K$;
        const critical = criticalRiskOf(subject);
        if (critical === undefined)
            return rule/* NOTHING */.K$;
        const { statuses } = subject.standard;
        const other = (0,known/* elementAt */.s)(statuses, statuses.length - 1);
        return [
            {
                pointer: '/status',
                message: `The envelope claims "success" and has a CRITICAL risk: ${(0,model_text/* quote */.hD)(critical)}.`,
                recommendation: `Resolve the risk, or return the status ${(0,model_text/* quote */.hD)(other)}.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/families/text-rules.ts
var text_rules = __webpack_require__(38363);
;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-summary-sentences.ts

const MIN = 1;
const MAX = 3;
const envelopeSummarySentences = (0,text_rules/* sentencesRule */.nI)({
    id: 'envelope-summary-sentences',
    area: 'envelope',
    severity: 'warning',
    summary: `The summary of an envelope has ${String(MIN)} to ${String(MAX)} sentences`,
    rationale: 'The orchestrator keeps the summary of every phase in its context. What is longer belongs in an artifact.',
    remedy: 'Say what happened in one to three sentences, and leave the details to the artifacts.',
    demand: {
        order: 20,
        text: 'The summary has 1 to 3 sentences.',
    },
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['It has three phases.', 'It has three phases. The first reads dates. The second reads times.']] },
    good: { replace: [['It has three phases.', 'It has three phases. The first reads dates.']] },
    texts: (0,text_rules/* textAt */.$6)('summary'),
    name: 'The summary',
    min: MIN,
    max: MAX,
    advice: (expected) => `Say what happened in ${expected}.`,
});

// EXTERNAL MODULE: ./src/model/unread.ts
var model_unread = __webpack_require__(20942);
;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-unread.ts


const envelope_unread_LONGEST = 80;
const envelopeUnread = {
    id: 'envelope-unread',
    area: 'envelope',
    scope: 'return',
    unread: true,
    severity: 'warning',
    summary: 'All that an envelope lists as artifacts can be read',
    rationale: 'A path that is not read is a claim that nobody checks. Code below Artifacts that names files, but is no list of paths, may hold such claims, and so may what is behind a comment that never ends.',
    remedy: 'List each artifact as an item of its own, with its path in backticks. If the compared change neither added nor changed the return, this is a notice.',
    demand: {
        order: 90,
        text: 'A code block below Artifacts, if there is one, only lists paths, one a line.',
    },
    sources: [{ document: 'return-gate', heading: 'An unread part must not look proved' }],
    bad: {
        replace: [
            [
                'openspec/changes/parse-dates/proposal.md',
                'openspec/changes/parse-dates/proposal.md\n\n```\nsrc/\n├── dates.ts\n└── times.ts\n```',
            ],
        ],
        also: ['envelope-mode'],
    },
    good: {
        replace: [
            [
                'openspec/changes/parse-dates/proposal.md',
                'openspec/changes/parse-dates/proposal.md\n\n```\nopenspec/changes/parse-dates/proposal.md\n```',
            ],
        ],
    },
    check({ unread = [], restated = false }) {
        const comments = (0,model_unread/* unendedComments */.q)(unread, restated);
        const [first, ...more] = (0,model_unread/* unreadParts */.K)(unread);
        if (first === undefined)
            return comments;
        const others = more.length === 0 ? '' : `, and ${(0,model_text/* count */.U9)(more.length, 'more part')}`;
        return [
            ...comments,
            {
                pointer: '/artifacts',
                range: first.range,
                ...(restated ? {} : { severity: 'notice' }),
                message: `Artifacts names files in what is neither a path nor a list of paths: ${(0,model_text/* quote */.hD)(first.text, envelope_unread_LONGEST)}${others}. What it claims was not checked.`,
                recommendation: 'List each artifact as an item of its own, with its path in backticks.',
                value: first.text,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/envelope-warning-without-risk.ts



const envelopeWarningWithoutRisk = {
    id: 'envelope-warning-without-risk',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope with the status warning lists the risk it warns of',
    rationale: 'The status says that there are concerns. Without a risk, it is unknown which.',
    remedy: 'List the concern as a WARNING risk, or return success.',
    demand: { askedBy: 'envelope-failure-without-risk' },
    sources: [{ document: 'return-gate', heading: 'Document 004 calls warning a success with non-blocking concerns' }],
    bad: { replace: [['**Status**: success', '**Status**: warning']] },
    good: {
        replace: [
            ['**Status**: success', '**Status**: warning'],
            ['None.', '- **WARNING**: Dates before 1970 are lost.'],
        ],
    },
    check(subject) {
        const risks = (0,json/* field */.ZZ)(subject.value, 'risks');
        if ((0,model_return/* statusOf */.c2)(subject) !== 'warning' || !(0,json/* isArray */.cy)(risks) || risks.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/risks',
                message: 'The envelope has the status "warning" but lists no risks.',
                recommendation: 'List the concern as a WARNING risk, or return the status "success".',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/result-envelope/rules/index.ts















const use = (0,families_define/* useFrom */.E)({
    ...rules/* sharedRules */.P,
    'envelope-change-folder': envelopeChangeFolder,
    'envelope-critical-with-warning': envelopeCriticalWithWarning,
    'envelope-failure-without-risk': envelopeFailureWithoutRisk,
    'envelope-field': envelopeField,
    'envelope-heading': envelopeHeading,
    'envelope-mode': envelopeMode,
    'envelope-next-vague': envelopeNextVague,
    'envelope-risk-severity': envelopeRiskSeverity,
    'envelope-section-order': envelopeSectionOrder,
    'envelope-success-with-critical': envelopeSuccessWithCritical,
    'envelope-summary-sentences': envelopeSummarySentences,
    'envelope-unread': envelopeUnread,
    'envelope-warning-without-risk': envelopeWarningWithoutRisk,
});

;// CONCATENATED MODULE: ./src/families/result-envelope/envelopes.ts

const envelopeClaims = [
    { pattern: '/artifacts/*/path', linked: true },
    { pattern: '/artifacts/*/observation', kind: 'observation' },
];
const resultEnvelopeRules = [
    use('json-encoding'),
    use('no-return-found'),
    use('file-too-large'),
    use('return-undetermined'),
    use('too-many-elements'),
    use('too-many-returns'),
    use('standard-mismatch'),
    use('status-value'),
    use('phantom-work'),
    use('too-many-claims'),
    use('artifact-path-relative'),
    use('artifact-missing'),
    use('artifact-empty'),
    use('artifact-blank'),
    use('artifact-self'),
    use('artifact-archived'),
    use('artifact-relocated'),
    use('artifact-removed'),
    use('artifact-undetermined'),
    use('artifact-uncommitted'),
    use('artifact-directory'),
    use('artifact-case'),
    use('artifact-unverifiable'),
    use('artifact-unchanged'),
    use('envelope-field'),
    use('envelope-unread'),
    use('envelope-summary-sentences'),
    use('envelope-next-vague'),
    use('envelope-success-with-critical'),
    use('envelope-mode'),
    use('envelope-change-folder'),
    use('no-returns'),
    use('baseline-stale'),
    use('unclaimed-change'),
    use('return-deleted'),
    use('unclaimed-deletion'),
];

;// CONCATENATED MODULE: ./src/families/result-envelope/samples.ts
function envelopeSample(text) {
    return {
        file: 'openspec/changes/parse-dates/proposal.return.md',
        text,
        tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
    };
}

;// CONCATENATED MODULE: ./src/families/result-envelope/confusions.ts
function envelopeStatusWords(instead) {
    const { some, none } = instead;
    const words = [
        [
            'success',
            ['complete', 'completed', 'done', 'ok', 'okay', 'pass', 'passed', 'succeeded', 'successful', 'finished'],
        ],
        [
            some,
            [
                'warn',
                'warning',
                'warnings',
                'partial',
                'incomplete',
                'in_progress',
                'success_with_warnings',
                'success with warnings',
            ],
        ],
        [none, ['fail', 'failed', 'failure', 'error', 'errored', 'blocked', 'aborted', 'cancelled']],
    ];
    return new Map(words.flatMap(([right, wrong]) => wrong.filter((word) => word !== right).map((word) => [word, { instead: right }])));
}

// EXTERNAL MODULE: ./src/families/shape-errors.ts
var shape_errors = __webpack_require__(99497);
;// CONCATENATED MODULE: ./src/families/result-envelope/versions/generated/result-envelope@1.shape.ts
const shape = {
    "fields": {
        "": [
            "form",
            "heading",
            "change",
            "project",
            "status",
            "summary",
            "artifacts",
            "next",
            "risks",
            "order"
        ],
        "/artifacts/*": [
            "path",
            "observation",
            "linked",
            "text"
        ],
        "/risks/*": [
            "severity",
            "text"
        ]
    },
    "required": {
        "": [
            "form",
            "heading",
            "status",
            "summary",
            "artifacts",
            "next"
        ],
        "/artifacts/*": [
            "text"
        ],
        "/risks/*": [
            "text"
        ]
    },
    "enums": {
        "/form": [
            "headed"
        ],
        "/status": [
            "success",
            "warning",
            "failure"
        ],
        "/risks/*/severity": [
            "CRITICAL",
            "WARNING",
            "SUGGESTION"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/result-envelope/versions/generated/result-envelope@1.validate.js
// Generated by `npm run generate` from schemas/result-envelope@1.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:result-envelope@1","type":"object","required":["form","heading","status","summary","artifacts","next"],"properties":{"form":{"readOnly":true,"type":"string","enum":["headed"]},"heading":{"type":"string"},"change":{"type":"string"},"project":{"type":"string"},"status":{"type":"string","enum":["success","warning","failure"]},"summary":{"type":"string"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"next":{"type":"string"},"risks":{"type":"array","items":{"$ref":"#/$defs/risk"}},"order":{"readOnly":true,"type":"array","items":{"type":"string"}}},"anyOf":[{"required":["change"]},{"required":["project"]}],"allOf":[{"$ref":"#/$defs/advisoryRisks"}],"if":{"required":["status"],"properties":{"status":{"enum":["success","warning"]}}},"then":{"properties":{"artifacts":{"minItems":1}}},"$defs":{"artifact":{"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"linked":{"readOnly":true,"type":"boolean"},"text":{"type":"string"}}},"risk":{"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}},"advisoryRisks":{"required":["risks"]}}};
const schema32 = {"required":["risks"]};
const schema33 = {"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"linked":{"readOnly":true,"type":"boolean"},"text":{"type":"string"}}};
const schema34 = {"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:result-envelope@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.change === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "change"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "project"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.risks === undefined){
const err3 = {instancePath,schemaPath:"#/$defs/advisoryRisks/required",keyword:"required",params:{missingProperty: "risks"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!((data0 === "success") || (data0 === "warning"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/artifacts",schemaPath:"#/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
if(valid3){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid3){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.heading === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.status === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.summary === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.artifacts === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.next === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.form = true;
props0.heading = true;
props0.change = true;
props0.project = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.next = true;
props0.risks = true;
props0.order = true;
}
if(data.form !== undefined){
let data2 = data.form;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(data2 === "headed")){
const err15 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema31.properties.form.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.heading !== undefined){
if(typeof data.heading !== "string"){
const err16 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.change !== undefined){
if(typeof data.change !== "string"){
const err17 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.project !== undefined){
if(typeof data.project !== "string"){
const err18 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data6 === "success") || (data6 === "warning")) || (data6 === "failure"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err21 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data8 = data.artifacts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.text === undefined){
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.path !== undefined){
if(typeof data9.path !== "string"){
const err23 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.observation !== undefined){
if(typeof data9.observation !== "string"){
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/observation",schemaPath:"#/$defs/artifact/properties/observation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.linked !== undefined){
if(typeof data9.linked !== "boolean"){
const err25 = {instancePath:instancePath+"/artifacts/" + i0+"/linked",schemaPath:"#/$defs/artifact/properties/linked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.text !== undefined){
if(typeof data9.text !== "string"){
const err26 = {instancePath:instancePath+"/artifacts/" + i0+"/text",schemaPath:"#/$defs/artifact/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.next !== undefined){
if(typeof data.next !== "string"){
const err29 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.risks !== undefined){
let data15 = data.risks;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.text === undefined){
const err30 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data16.severity !== undefined){
let data17 = data16.severity;
if(typeof data17 !== "string"){
const err31 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((data17 === "CRITICAL") || (data17 === "WARNING")) || (data17 === "SUGGESTION"))){
const err32 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/enum",keyword:"enum",params:{allowedValues: schema34.properties.severity.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data16.text !== undefined){
if(typeof data16.text !== "string"){
const err33 = {instancePath:instancePath+"/risks/" + i1+"/text",schemaPath:"#/$defs/risk/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.order !== undefined){
let data19 = data.order;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(typeof data19[i2] !== "string"){
const err36 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/result-envelope/versions/result-envelope@1.ts








const standard = {
    id: 'result-envelope@1',
    family: 'result-envelope',
    version: '1',
    title: 'Result envelope with headed sections 1',
    isDefault: true,
    source: '004',
    statuses: shape.enums['/status'],
    open: [],
    success: ['success', 'warning'],
    artifactTypes: [],
    shape: shape,
    confusions: { status: envelopeStatusWords({ some: 'warning', none: 'failure' }), artifactType: new Map() },
    claimFields: envelopeClaims,
    rules: (0,families_define/* ruleList */.p)(resultEnvelopeRules, [
        use('envelope-heading'),
        use('envelope-risk-severity'),
        use('envelope-critical-with-warning'),
        use('envelope-failure-without-risk'),
        use('envelope-warning-without-risk'),
        use('envelope-section-order'),
    ]),
    isMarkdown: true,
    structureInWords: 'Return is one result envelope',
    sample: envelopeSample(`## Proposal Created

**Change**: parse-dates
**Status**: success

### Summary
The proposal says how dates are parsed. It has three phases.

### Artifacts
- openspec/changes/parse-dates/proposal.md

### Next Recommended
Ready for the specification (sdd-spec).

### Risks
None.
`),
    validate: (0,shape_errors/* shapeOf */.F)(validate),
};

;// CONCATENATED MODULE: ./src/families/result-envelope/versions/generated/result-envelope@4.shape.ts
const result_envelope_4_shape_shape = {
    "fields": {
        "": [
            "form",
            "heading",
            "change",
            "project",
            "status",
            "summary",
            "artifacts",
            "next",
            "risks",
            "skill_resolution",
            "order"
        ],
        "/artifacts/*": [
            "path",
            "observation",
            "linked",
            "text"
        ],
        "/risks/*": [
            "severity",
            "text"
        ]
    },
    "required": {
        "": [
            "form",
            "status",
            "summary",
            "artifacts",
            "next"
        ],
        "/artifacts/*": [
            "text"
        ],
        "/risks/*": [
            "text"
        ]
    },
    "enums": {
        "/form": [
            "block"
        ],
        "/status": [
            "success",
            "partial",
            "blocked"
        ],
        "/risks/*/severity": [
            "CRITICAL",
            "WARNING",
            "SUGGESTION"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/result-envelope/versions/generated/result-envelope@4.validate.js
// Generated by `npm run generate` from schemas/result-envelope@4.schema.json: do not edit.
const result_envelope_4_validate_validate = result_envelope_4_validate_validate20;

const result_envelope_4_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:result-envelope@4","type":"object","required":["form","status","summary","artifacts","next"],"properties":{"form":{"readOnly":true,"type":"string","enum":["block"]},"heading":{"type":"string"},"change":{"type":"string"},"project":{"type":"string"},"status":{"type":"string","enum":["success","partial","blocked"]},"summary":{"type":"string"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"next":{"type":"string"},"risks":{"type":"array","items":{"$ref":"#/$defs/risk"}},"skill_resolution":{"type":"string"},"order":{"readOnly":true,"type":"array","items":{"type":"string"}}},"allOf":[{"$ref":"#/$defs/advisoryRisks"}],"if":{"required":["status"],"properties":{"status":{"enum":["success"]}}},"then":{"properties":{"artifacts":{"minItems":1}}},"$defs":{"artifact":{"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"linked":{"readOnly":true,"type":"boolean"},"text":{"type":"string"}}},"risk":{"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}},"advisoryRisks":{"required":["risks"]}}};
const result_envelope_4_validate_schema32 = {"required":["risks"]};
const result_envelope_4_validate_schema33 = {"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"linked":{"readOnly":true,"type":"boolean"},"text":{"type":"string"}}};
const result_envelope_4_validate_schema34 = {"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}};

function result_envelope_4_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:result-envelope@4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = result_envelope_4_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.risks === undefined){
const err0 = {instancePath,schemaPath:"#/$defs/advisoryRisks/required",keyword:"required",params:{missingProperty: "risks"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
const _errs3 = errors;
let valid2 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.status !== undefined){
if(!(data.status === "success")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/artifacts",schemaPath:"#/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid2){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.summary === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.artifacts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.next === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.form = true;
props0.heading = true;
props0.change = true;
props0.project = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.next = true;
props0.risks = true;
props0.skill_resolution = true;
props0.order = true;
}
if(data.form !== undefined){
let data2 = data.form;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(data2 === "block")){
const err11 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: result_envelope_4_validate_schema31.properties.form.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.heading !== undefined){
if(typeof data.heading !== "string"){
const err12 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.change !== undefined){
if(typeof data.change !== "string"){
const err13 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.project !== undefined){
if(typeof data.project !== "string"){
const err14 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data6 === "success") || (data6 === "partial")) || (data6 === "blocked"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: result_envelope_4_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err17 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data8 = data.artifacts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.text === undefined){
const err18 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.path !== undefined){
if(typeof data9.path !== "string"){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.observation !== undefined){
if(typeof data9.observation !== "string"){
const err20 = {instancePath:instancePath+"/artifacts/" + i0+"/observation",schemaPath:"#/$defs/artifact/properties/observation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.linked !== undefined){
if(typeof data9.linked !== "boolean"){
const err21 = {instancePath:instancePath+"/artifacts/" + i0+"/linked",schemaPath:"#/$defs/artifact/properties/linked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.text !== undefined){
if(typeof data9.text !== "string"){
const err22 = {instancePath:instancePath+"/artifacts/" + i0+"/text",schemaPath:"#/$defs/artifact/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.next !== undefined){
if(typeof data.next !== "string"){
const err25 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.risks !== undefined){
let data15 = data.risks;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.text === undefined){
const err26 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data16.severity !== undefined){
let data17 = data16.severity;
if(typeof data17 !== "string"){
const err27 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data17 === "CRITICAL") || (data17 === "WARNING")) || (data17 === "SUGGESTION"))){
const err28 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/enum",keyword:"enum",params:{allowedValues: result_envelope_4_validate_schema34.properties.severity.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data16.text !== undefined){
if(typeof data16.text !== "string"){
const err29 = {instancePath:instancePath+"/risks/" + i1+"/text",schemaPath:"#/$defs/risk/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.skill_resolution !== undefined){
if(typeof data.skill_resolution !== "string"){
const err32 = {instancePath:instancePath+"/skill_resolution",schemaPath:"#/properties/skill_resolution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.order !== undefined){
let data20 = data.order;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(typeof data20[i2] !== "string"){
const err33 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
result_envelope_4_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
result_envelope_4_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/result-envelope/versions/result-envelope@4.ts








const result_envelope_4_standard = {
    id: 'result-envelope@4',
    family: 'result-envelope',
    version: '4',
    title: 'Result envelope as a block of labels 4',
    isDefault: false,
    source: 'upstream, March 2026',
    statuses: result_envelope_4_shape_shape.enums['/status'],
    open: [],
    success: ['success'],
    artifactTypes: [],
    shape: result_envelope_4_shape_shape,
    confusions: { status: envelopeStatusWords({ some: 'partial', none: 'blocked' }), artifactType: new Map() },
    claimFields: envelopeClaims,
    rules: (0,families_define/* ruleList */.p)(resultEnvelopeRules, [
        use('envelope-field', { params: { needsChange: false } }),
        use('envelope-mode', { params: { mayMix: true } }),
    ]),
    isMarkdown: true,
    structureInWords: 'Return is one result envelope',
    sample: envelopeSample(`**Change**: parse-dates
**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
**Skill Resolution**: injected
`),
    validate: (0,shape_errors/* shapeOf */.F)(result_envelope_4_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/result-envelope/versions/generated/index.ts


const versions = [standard, result_envelope_4_standard];

;// CONCATENATED MODULE: ./src/families/result-envelope/family.ts







const envelopes = {
    mayHold: mayHoldEnvelope,
    find: (blocks, source, where) => envelopesIn(blocks, source, where === 'fence' ? isWholeEnvelope : mayBeEnvelope),
};
const loaded = {
    versions: versions,
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
        const written = (0,json/* field */.ZZ)(envelope.value, 'form');
        return versions.find(({ shape }) => shape.enums['/form']?.some((form) => form === written)) ?? null;
    },
};


/***/ })

};
;
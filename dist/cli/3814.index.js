"use strict";
exports.id = 3814;
exports.ids = [3814];
exports.modules = {

/***/ 3814:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseMarkdown: () => (/* binding */ parseMarkdown)
});

// EXTERNAL MODULE: ./node_modules/commonmark/lib/index.js + 8 modules
var lib = __webpack_require__(962);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(323);
;// CONCATENATED MODULE: ./src/read/section.ts

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
    return heading.length > LONGEST_LABEL ? undefined : nameOf(heading);
}
function nameOf(label) {
    const words = label.replace(NO_LETTERS(), '').toLowerCase();
    let end = words.length;
    while (end > 0 && ' :*_'.includes(words[end - 1] ?? ''))
        end--;
    return NAMES.get(words.slice(0, end));
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
        name: nameOf(label),
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

;// CONCATENATED MODULE: ./src/read/envelope-outline.ts

const SHORT = ['change', 'project', 'status'];
class Outline {
    drafts = [];
    #draft;
    #open;
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
        const draft = this.#draft;
        if (draft === undefined || draft.sections.length > 0 || block.kind === 'heading')
            return;
        if (block.kind === 'list' && isLabelled(block.items))
            return;
        if (block.kind === 'paragraph' && (block.lines.some(isNamed) || draft.before++ === 0))
            return;
        this.#draft = undefined;
    }
    #heading(block) {
        const name = headingName(block.text);
        if (name !== undefined) {
            this.#section({ name, by: 'heading', level: block.level, at: block.line, inline: [], blocks: [] });
            return;
        }
        const draft = this.#draft;
        const outer = draft?.heading?.level ?? this.#open?.level ?? 0;
        if (draft === undefined || draft.sections.length === 0 || outer === 0 || block.level <= outer) {
            this.#start(block);
        }
        else if (this.#open !== undefined && (this.#open.by === 'label' || block.level <= this.#open.level)) {
            this.#open = undefined;
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
                labelled = { name, by: 'label', level: 0, at, inline: rest.text === '' ? [] : [rest], blocks: [] };
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
        const repeats = SHORT.includes(section.name) && this.#draft?.sections.some(({ name }) => name === section.name) === true;
        if (this.#draft === undefined || repeats)
            this.#start(null);
        this.#draft?.sections.push(section);
        this.#open = section;
    }
    #content(block) {
        const open = this.#open;
        if (open === undefined)
            return;
        const closed = open.inline.length > 0 || open.blocks.some(({ kind }) => kind === 'list');
        if (open.by === 'label' && closed && block.kind !== 'list')
            this.#open = undefined;
        else
            open.blocks.push(block);
    }
    #start(heading) {
        this.#draft = { heading, sections: [], before: 0 };
        this.#open = undefined;
        this.drafts.push(this.#draft);
    }
}
function isNamed(line) {
    return labelOf(line)?.name !== undefined;
}
const late = new WeakMap();
function hasLateLabel(item) {
    const known = late.get(item);
    if (known !== undefined)
        return known;
    const found = item.some((block) => {
        if (block.kind === 'list')
            return block.items.some(hasLateLabel);
        return block.kind === 'paragraph' && block.lines.some((line, n) => n > 0 && isNamed(line));
    });
    late.set(item, found);
    return found;
}
function isLabelled(items) {
    const names = items.map(([first]) => {
        const line = first?.kind === 'paragraph' ? first.lines[0] : undefined;
        return line === undefined ? undefined : labelOf(line)?.name;
    });
    return names.includes('status') && names.filter((name) => name !== undefined).length > 1;
}

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/read/element.ts
function elementsOf(blocks, splits) {
    return blocks.flatMap((block) => {
        switch (block.kind) {
            case 'paragraph':
                return splits(block.lines) ? block.lines.map((line) => element_element([line])) : [element_element(block.lines)];
            case 'code': {
                const lines = block.lines.filter(({ text }) => text.trim() !== '');
                return lines.length === 0 ? [] : [{ ...element_element(lines), code: true }];
            }
            case 'list':
                return block.items.flatMap((item) => itemOf(item, splits));
            case 'quote':
                return elementsOf(block.blocks, splits);
            case 'heading':
            case 'html':
            case 'break':
                return [];
        }
    });
}
function itemOf(blocks, splits) {
    const [first, ...rest] = blocks;
    if (first?.kind !== 'paragraph')
        return elementsOf(blocks, splits);
    return [
        {
            ...element_element(first.lines),
            inner: elementsOf(rest.filter(({ kind }) => kind === 'list'), splits),
        },
    ];
}
function element_element(lines) {
    return { lines, text: lines.map(({ text }) => text.trim()).join(' '), code: false, inner: [] };
}
function saysNone(text) {
    return /^[*_`(]{0,3}(?:none|n\/a|nothing|no (?:risks?|artifacts?))(?: (?:identified|found|known|detected))?[*_`)]{0,3}[.!]?[*_]{0,3}$/i.test(text);
}

;// CONCATENATED MODULE: ./src/read/named.ts

function namedBy({ lines, text, code }) {
    if (code)
        return [];
    const tokens = lines.flatMap(tokensOf);
    const paths = [];
    let others = 0;
    tokens.forEach((token, n) => {
        if (isPath(token, tokens[n - 1]))
            paths.push(token);
        else if (!/^(?:and|&|\+)$/i.test(token.text))
            others++;
    });
    if (paths.length > 1 && others === 0)
        return paths.map(asPath);
    const found = paths.find((token) => token.code) ?? paths.find((token) => token === tokens[0] || isSurePath(token));
    return found === undefined ? observationIn(tokens, text) : [asPath(found)];
}
function asPath({ text, offset }) {
    const path = text.replace(LINE_NUMBER, '');
    return { kind: 'path', path, at: { text: path, offset } };
}
const LINE_NUMBER = /(?::\d+){1,2}$|#L\d+$/;
const EXTENSION = /[^./]\.[A-Za-z][A-Za-z0-9]{0,9}$/;
const WRITTEN = (0,pattern/* pattern */.T)(String.raw `[\p{L}\p{N}]`, 'u');
const NO_PATHS = new Set(['n/a', 'and/or', 'w/o', 'i/o', 'e.g', 'i.e']);
function isPath({ text, code }, before) {
    const path = text.replace(LINE_NUMBER, '');
    const hasExtension = EXTENSION.test(path);
    if (code && /\s/.test(path) && !hasExtension)
        return false;
    if (!WRITTEN().test(path) || NO_PATHS.has(path.toLowerCase()))
        return false;
    if (isObservation(path) || isTopicKey(path, before, hasExtension))
        return false;
    return path.includes('/') || hasExtension;
}
function isSurePath({ text }) {
    const path = text.replace(LINE_NUMBER, '');
    return path.includes('/') && EXTENSION.test(path);
}
function isObservation(word) {
    return /^#?obs[_-]\w/i.test(word);
}
function isTopicKey(word, before, hasExtension) {
    if (hasExtension)
        return false;
    return (/^sdd(?:-[a-z]+)?\/\S/.test(word) ||
        (before !== undefined && /^(?:topic_key|topic-key|key|topic|engram)$/i.test(before.text)));
}
function observationIn(tokens, text) {
    const found = tokens.find((token) => isObservation(token.text)) ??
        tokens.find((token, n) => token.text.includes('/') && isTopicKey(token.text, tokens[n - 1], false));
    if (found !== undefined)
        return [{ kind: 'observation', observation: found.text, at: found }];
    if (!/\b(?:engram|observation)\b/i.test(text))
        return [];
    const other = tokens.find((token) => /^#\d/.test(token.text)) ?? tokens[0];
    return other === undefined
        ? []
        : [{ kind: 'observation', observation: other.text.startsWith('#') ? other.text : text, at: other }];
}
const REACH = 500;
const OPENING = '*"\'([<{';
const CLOSING = '*"\'),.;:!?]>}';
function tokensOf({ text, offset }) {
    const tokens = [];
    let at = 0;
    const word = (start, end) => {
        let first = start;
        let last = end;
        while (first < last && OPENING.includes(text[first] ?? ''))
            first++;
        while (last > first && CLOSING.includes(text[last - 1] ?? ''))
            last--;
        if (last > first)
            tokens.push({ text: text.slice(first, last), offset: offset + first, code: false });
    };
    let start = 0;
    while (at < text.length) {
        const letter = text[at] ?? '';
        const span = letter === '`' ? codeSpan(text, at) : letter === '[' ? linkTarget(text, at) : null;
        if (span !== null) {
            word(start, at);
            if (span.text !== '')
                tokens.push({ text: span.text, offset: offset + span.start, code: span.code });
            at = start = span.end;
        }
        else if (/[\s|`]/.test(letter)) {
            word(start, at);
            start = ++at;
        }
        else {
            at++;
        }
    }
    word(start, text.length);
    return tokens;
}
function codeSpan(text, at) {
    const inner = text[at + 1] === '`' ? at + 2 : at + 1;
    const marks = text.slice(at, inner);
    const length = text.slice(inner, inner + REACH).indexOf(marks);
    return length < 0 ? null : trimmed(text, inner, inner + length, inner + length + marks.length, true);
}
function linkTarget(text, at) {
    const reached = text.slice(at, at + REACH);
    const middle = reached.indexOf(']');
    const end = reached[middle + 1] === '(' ? reached.indexOf(')', middle) : -1;
    if (end < 0)
        return null;
    const label = reached.slice(1, middle).replaceAll('`', '');
    if (label.includes('/')) {
        const inside = reached[1] === '`' ? 2 : 1;
        return { text: label, start: at + inside, end: at + end + 1, code: true };
    }
    return trimmed(text, at + middle + 2, at + end, at + end + 1, true);
}
function trimmed(text, from, to, end, code) {
    const inner = text.slice(from, to);
    const start = from + inner.length - inner.trimStart().length;
    return { text: inner.trim(), start, end, code };
}

;// CONCATENATED MODULE: ./src/read/envelope-value.ts




const LONG = ['summary', 'artifacts', 'next', 'risks'];
class Composer {
    #draft;
    #source;
    #value = {};
    #places = new Map();
    #labels = new Map();
    constructor(draft, source) {
        this.#draft = draft;
        this.#source = source;
    }
    piece() {
        const { heading, sections } = this.#draft;
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
        const listed = this.#elements('artifacts', (lines) => lines.length > 1 && lines.every(isClaim), isNaming);
        if (listed === undefined)
            return;
        const artifacts = [];
        const visit = (element, claimed) => {
            const named = namedBy(element);
            const isGroup = element.inner.length > 0 || claimed;
            for (const item of named) {
                const pointer = (0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length);
                const reference = item.kind === 'path' ? { path: item.path } : { observation: item.observation };
                artifacts.push({ ...reference, text: element.text });
                this.#places.set(pointer, element.lines[0] ?? item.at);
                this.#places.set((0,model_pointer/* join */.fj)(pointer, item.kind), item.at);
            }
            if (named.length === 0 && !isGroup) {
                const [line] = element.lines;
                if (line !== undefined)
                    this.#places.set((0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length), line);
                artifacts.push({ text: element.text });
            }
            for (const inner of element.inner)
                visit(inner, claimed || named.length > 0);
        };
        for (const element of listed)
            visit(element, false);
        this.#value.artifacts = artifacts;
    }
    #risks() {
        const isRisk = ({ text }) => severityIn(text) !== undefined;
        const listed = this.#elements('risks', (lines) => lines.some(isRisk), isRisk);
        if (listed === undefined)
            return;
        const risks = [];
        const visit = (element, group) => {
            const severity = severityIn(element.text) ?? group;
            if (element.inner.length > 0 && /:[*_]*$/.test(element.text)) {
                for (const inner of element.inner)
                    visit(inner, severity);
                return;
            }
            const [line] = element.lines;
            if (line !== undefined)
                this.#places.set((0,model_pointer/* join */.fj)('', 'risks', risks.length), line);
            risks.push(severity === undefined ? { text: element.text } : { severity, text: element.text });
        };
        for (const element of listed)
            if (!element.code)
                visit(element, undefined);
        this.#value.risks = risks;
    }
    #elements(name, splits, tells) {
        const sections = this.#sections(name);
        const elements = sections.flatMap(({ inline, blocks }) => elementsOf([...paragraphs(inline, name), ...blocks], splits));
        const [section] = sections;
        if (section === undefined || elements.length === 0)
            return undefined;
        this.#mark((0,model_pointer/* join */.fj)('', name), section.inline[0] ?? section.at, section.at);
        if (elements[0] !== undefined && saysNone(elements[0].text))
            return elements.filter(tells);
        return elements.filter(({ text, inner }) => inner.length > 0 || !saysNone(text));
    }
    #sections(name) {
        return this.#draft.sections.filter((section) => section.name === name);
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
function isNaming(element) {
    return namedBy(element).length > 0;
}
function isClaim(line) {
    const named = namedBy({ lines: [line], text: line.text, code: false, inner: [] });
    return named.some(({ at }) => at.offset <= line.offset + 2);
}
function paragraphs(inline, name) {
    if (inline.length === 0)
        return [];
    const [line] = inline;
    if (name !== 'artifacts' || inline.length > 1 || line === undefined)
        return [{ kind: 'paragraph', lines: inline }];
    const blocks = [];
    let start = 0;
    for (const piece of line.text.split(' | ')) {
        const text = piece.trim();
        const offset = line.offset + start + piece.length - piece.trimStart().length;
        if (text !== '')
            blocks.push({ kind: 'paragraph', lines: [{ text, offset }] });
        start += piece.length + ' | '.length;
    }
    return blocks;
}
function textsOf({ inline, blocks }) {
    const elements = elementsOf([{ kind: 'paragraph', lines: inline }, ...blocks], () => false);
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

;// CONCATENATED MODULE: ./src/read/envelope.ts


function envelopesIn(blocks, source) {
    const outline = new Outline();
    for (const block of blocks)
        outline.take(block);
    const found = outline.drafts.filter(isEnvelope).map((draft) => new Composer(draft, source).piece());
    for (const block of blocks) {
        if (block.kind === 'quote')
            found.push(...envelopesIn(block.blocks, source));
        else if (block.kind === 'list') {
            for (const item of block.items)
                if (!hasLateLabel(item))
                    found.push(...envelopesIn(item, source));
        }
    }
    return found;
}
const STATUS = /^(?:success|warning|failure|partial|blocked)$/i;
const NEARLY_STATUS = /^(?:success\w*|warning|fail\w*|partial\w*|blocked|done|completed?|ok|error)$/i;
function isEnvelope({ sections }) {
    const names = new Set(sections.map(({ name }) => name));
    const parts = [...LONG, 'status'].filter((name) => names.has(name)).length;
    const section = sections.find(({ name }) => name === 'status');
    const status = (section === undefined ? undefined : lineOf(section)?.text) ?? '';
    if (parts >= 3 && names.has('next'))
        return true;
    if (!NEARLY_STATUS.test(status) || parts < 2)
        return false;
    const isNamed = names.has('change') || names.has('project');
    return names.has('artifacts') ? parts >= 3 || isNamed : isNamed && STATUS.test(status);
}

// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(5933);
// EXTERNAL MODULE: ./src/read/json.ts
var read_json = __webpack_require__(3636);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(2003);
;// CONCATENATED MODULE: ./src/read/returns-in-blocks.ts





function returnsIn(blocks, source) {
    const json = (0,read_source/* joined */.oR)(source.text.includes(read_json/* STATUS_KEY */.jw) ? jsonIn(blocks, source) : []);
    const returns = [...json.returns, ...envelopesIn(blocks, source)];
    return { problems: json.problems, returns: returns.sort((a, b) => a.startLine - b.startLine) };
}
function jsonIn(blocks, source) {
    return blocks.flatMap((block) => {
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
function isJson(info) {
    return info !== null && /^(?:$|jsonc?(?:$|[^\w]))/i.test(info);
}
function jsonOf(lines, source) {
    if (!lines.some(({ text }) => text.includes(read_json/* STATUS_KEY */.jw)))
        return read_source/* NO_PARTS */.lv;
    const inner = excerpt(lines, source);
    const whole = (0,read_json/* parse */.qg)(inner);
    if (whole.kind === 'value') {
        const { value } = whole;
        const isReturn = (0,read_json/* looksLikeReturn */._t)(value) || ((0,json/* isArray */.cy)(value) && value.some(read_json/* looksLikeReturn */._t));
        return isReturn ? (0,read_json/* returnsOf */.Bg)(inner, whole) : read_source/* NO_PARTS */.lv;
    }
    const found = whole.deep ? null : (0,extract/* extract */.o)(inner.text, read_json/* looksLikeReturn */._t);
    const part = found === null ? whole : (0,read_json/* parse */.qg)(inner, found.start, found.end);
    if (part.kind === 'value')
        return (0,read_json/* returnsOf */.Bg)(inner, part);
    return (0,read_json/* looksLikeBrokenReturn */.ln)(inner.text) ? { problems: [part.problem()], returns: [] } : read_source/* NO_PARTS */.lv;
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
        parsers: outer.parsers,
    };
}

;// CONCATENATED MODULE: ./src/read/commonmark.ts


const HEAD = 100;
const TAIL = 50;
const parseMarkdown = (source) => returnsIn(blocksOf(source.text), source);
function blocksOf(text) {
    const lines = linesOf(text);
    const parser = Object.assign(new lib/* Parser */.iX(), { processInlines: () => undefined });
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
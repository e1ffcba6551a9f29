"use strict";
exports.id = 534;
exports.ids = [534];
exports.modules = {

/***/ 4534:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseMarkdown: () => (/* binding */ parseMarkdown)
});

// EXTERNAL MODULE: ./node_modules/commonmark/lib/index.js + 8 modules
var lib = __webpack_require__(962);
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
function partNamed(label) {
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
            this.#section({ name, by: 'heading', level: block.level, at: block.line, inline: [], blocks: [] });
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
        const repeats = SHORT.includes(section.name) && this.#current?.sections.some(({ name }) => name === section.name) === true;
        if (this.#current === undefined || repeats)
            this.#start(null);
        this.#current?.sections.push(section);
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
        this.#current = { heading, sections: [], before: 0 };
        this.#open = undefined;
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
;// CONCATENATED MODULE: ./src/read/envelope/element.ts
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

;// CONCATENATED MODULE: ./src/read/envelope/named.ts

function namedBy({ lines, text, code }) {
    if (code)
        return [];
    const tokens = tokensIn(lines);
    const paths = pathsAmong(tokens);
    return paths.length === 0 ? observationIn(tokens, text) : paths.map(asPath);
}
function pathsAmong(tokens) {
    const paths = new Set(tokens.filter((token, n) => isPath(token, tokens[n - 1])));
    if (tokens.every((token) => paths.has(token) || JOINING.test(token.text)))
        return [...paths];
    const inCode = [...paths].filter(({ code }) => code);
    const sure = new Set(inCode.filter(isSure));
    const claimed = new Set(sure);
    for (const part of tokenGroups(tokens)) {
        if (part.some((token) => sure.has(token)))
            continue;
        const [first] = part;
        const word = part.find((token) => !token.code && paths.has(token) && (token === first || isLikely(token)));
        if (word !== undefined && (sure.size === 0 || (word === first && isLikely(word))))
            claimed.add(word);
    }
    return claimed.size === 0 ? inCode : [...paths].filter((token) => claimed.has(token));
}
function tokenGroups(tokens) {
    const parts = [];
    let last;
    for (const token of tokens) {
        if (token.part !== last || JOINING.test(token.text))
            parts.push([]);
        last = token.part;
        if (!JOINING.test(token.text))
            parts[parts.length - 1]?.push(token);
    }
    return parts;
}
const JOINING = /^(?:and|&|\+)$/i;
function asPath({ text, offset }) {
    const path = withoutLine(text);
    return { kind: 'path', path, at: { text: path, offset } };
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
    if (PRODUCTS.test(path))
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
    /^\d+\/\d+$/,
    /^@[\w.-]+\/[\w.-]+(?:@[\w.^~-]+)?$/,
    /^(?:application|audio|font|image|multipart|text|video)\/(?:css|csv|event-stream|form-data|gif|html|javascript|jpeg|json|markdown|mp4|mpeg|octet-stream|ogg|pdf|plain|png|svg\+xml|wav|webm|webp|woff2?|x-www-form-urlencoded|xml|yaml|zip|[\w.]+\+(?:json|xml|zip))$/,
];
const FILES = /\.(?:astro|avif|bash|bat|bib|c|cc|cfg|cjs|clj|cmd|conf|cpp|cs|css|csv|cts|cxx|dart|db|diff|docx?|dockerfile|ex|exs|fish|gif|go|gradle|graphql|h|hpp|hs|html?|ico|ini|ipynb|java|jpe?g|jsx?|json[c5l]?|kts?|lean|less|lock|lua|md|mdx|mjs|mk|ml|mts|nix|patch|pdf|php|pl|png|po|prisma|proto|ps1|pyi?|r|rb|rs|rst|s[ac]ss|scala|sh|snap|sol|sql|sqlite|svelte|svg|swift|tex|tf|toml|tsv|tsx?|txt|vim|vue|wasm|webp|woff2?|xlsx?|xml|xsd|ya?ml|zig|zip|zsh)$/i;
const PRODUCTS = /^(?:Alpine|Chart|Ember|Express|Next|Node|Nuxt|React|Three|Vue)\.js$/;
const URL = /^[a-z][a-z0-9+.-]*:\/\//i;
function isSure({ text }) {
    const path = withoutLine(text);
    if (!path.includes('/'))
        return FILES.test(path);
    return !URL.test(path) && !(path.startsWith('/') && !EXTENSION.test(path));
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
function tokensIn(lines) {
    const tokens = [];
    let part = 0;
    for (const line of lines) {
        if (line.text.startsWith('|'))
            part++;
        for (const token of tokensOf(line, part)) {
            tokens.push(token);
            part = token.part;
        }
    }
    return tokens;
}
function tokensOf({ text, offset }, firstPart) {
    const tokens = [];
    let at = 0;
    let part = firstPart;
    const word = (start, end) => {
        let first = start;
        let last = end;
        while (first < last && OPENING.includes(text[first] ?? ''))
            first++;
        while (last > first && CLOSING.includes(text[last - 1] ?? ''))
            last--;
        if (last > first)
            tokens.push({ text: text.slice(first, last), offset: offset + first, code: false, part });
        if (/[,;]/.test(text.slice(last, end)))
            part++;
    };
    let start = 0;
    while (at < text.length) {
        const letter = text[at] ?? '';
        const span = letter === '`' ? codeSpan(text, at) : letter === '[' ? linkTarget(text, at) : null;
        if (span !== null) {
            word(start, at);
            if (span.text !== '')
                tokens.push({ text: span.text, offset: offset + span.start, code: span.code, part });
            at = start = span.end;
        }
        else if (letter === ';' || (letter === ',' && !/^\d,\d/.test(text.slice(at - 1, at + 2)))) {
            word(start, ++at);
            start = at;
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

;// CONCATENATED MODULE: ./src/read/envelope/envelope-value.ts





const LONG = ['summary', 'artifacts', 'next', 'risks'];
class Composer {
    #outline;
    #source;
    #value = {};
    #places = new Map();
    #labels = new Map();
    #moreClaims = 0;
    constructor(outline, source) {
        this.#outline = outline;
        this.#source = source;
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
            const room = claim/* MOST_CLAIMS */.W$ - artifacts.length;
            this.#moreClaims += Math.max(0, named.length - room);
            for (const item of named.slice(0, room)) {
                const pointer = (0,model_pointer/* join */.fj)('', 'artifacts', artifacts.length);
                const reference = item.kind === 'path' ? { path: item.path } : { observation: item.observation };
                artifacts.push({ ...reference, text: element.text });
                this.#places.set(pointer, element.lines[0] ?? item.at);
                this.#places.set((0,model_pointer/* join */.fj)(pointer, item.kind), item.at);
            }
            if (named.length === 0 && !isGroup && room > 0) {
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

// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(2003);
;// CONCATENATED MODULE: ./src/read/envelope/envelope.ts



function* envelopesIn(blocks, source, isEnvelope) {
    const outline = new Outline();
    for (const block of blocks)
        outline.take(block);
    for (const candidate of outline.candidates) {
        if (isEnvelope(candidate))
            yield (0,read_source/* find */.I6)(() => ({ returns: [new Composer(candidate, source).unnumberedReturn()] }));
    }
    for (const block of blocks) {
        if (block.kind === 'quote')
            yield* envelopesIn(block.blocks, source, isEnvelope);
        else if (block.kind === 'list') {
            for (const item of block.items) {
                if (!isOneLine(item) && !hasLateLabel(item))
                    yield* envelopesIn(item, source, isEnvelope);
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
// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(6907);
// EXTERNAL MODULE: ./src/read/returns-among.ts
var returns_among = __webpack_require__(7682);
// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(6202);
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
        const blocks = this.#blocksOf(source.text);
        const json = (0,extract/* mayHoldReturn */.Vq)(source.text) ? (0,read_source/* taken */.uU)(jsonIn(blocks, source)) : read_source/* NO_PARTS */.lv;
        const inner = (0,read_source/* taken */.uU)(this.#inside(blocks, source, depth));
        const envelopes = (0,read_source/* taken */.uU)(envelopesIn(blocks, source, isEnvelope));
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
        if ((0,extract/* mayHoldReturn */.Vq)(inner.text) || (0,may_hold_envelope/* mayHoldEnvelope */.B)(inner.text))
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
    for (const block of blocks) {
        if (block.kind === 'paragraph' || (block.kind === 'code' && block.info === null && texts.length > 0)) {
            texts.push(block);
            continue;
        }
        yield* jsonInTexts(texts, source);
        texts = [];
        if (block.kind === 'code' && isFenceOfJson(block.info))
            yield* jsonOf(block.lines, source);
        else if (block.kind === 'list')
            for (const item of block.items)
                yield* jsonIn(item, source);
        else if (block.kind === 'quote')
            yield* jsonIn(block.blocks, source);
    }
    yield* jsonInTexts(texts, source);
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
    };
}

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
    return blocksIn(parser.parse(lines.map(({ shown }) => shown).join('\n')), lines, 0);
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
    for (let offset = 0; offset <= text.length;) {
        const lf = text.indexOf('\n', offset);
        const end = lf < 0 ? text.length : lf;
        const line = text.slice(offset, text[end - 1] === '\r' && end > offset ? end - 1 : end);
        const isEmpty = line.trim() === '';
        if (!(isEmpty && empty))
            lines.push({ shown: plainLine(line), text: line, offset });
        empty = isEmpty;
        offset = end + 1;
    }
    return lines;
}
function plainLine(line) {
    const cut = line.length <= HEAD + TAIL ? line : line.slice(0, HEAD) + line.slice(-TAIL);
    return cut.includes('\r') ? cut.replaceAll('\r', ' ') : cut;
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
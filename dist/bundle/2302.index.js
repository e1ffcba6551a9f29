"use strict";
exports.id = 2302;
exports.ids = [2302];
exports.modules = {

/***/ 12302:
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
    const wantsLabels = shape.enums['/form']?.includes('block') === true && (0,json.stringField)(value, 'form') === 'headed';
    for (const [name, label] of Object.entries(wantsLabels ? LABELS : {})) {
        if (!Object.hasOwn(value, name))
            continue;
        const range = locate(`/${name}`, 'key');
        const isText = typeof value[name] === 'string' && lines.textOf(range.startLine + 1).trim() !== '';
        found.push(replace(range, `**${label}**:${layout === 'loose' && isText ? lineEnd : ''}`));
    }
    const status = (0,json.stringField)(value, 'status');
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
    const status = (0,json.stringField)(after, 'status');
    const isKept = status === (0,json.stringField)(before, 'status') || (status !== undefined && statuses.includes(status));
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
const NO_LETTERS = (0,model_text.pattern)(String.raw `^[^\p{L}]+`, 'u');
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
const hasLateLabel = (0,collections/* oncePer */.Pu)((item) => item.some((block) => {
    if (block.kind === 'list')
        return block.items.some(hasLateLabel);
    return block.kind === 'paragraph' && block.lines.some((line, n) => n > 0 && isNamed(line));
}));
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
// EXTERNAL MODULE: ./src/read/document/node.ts
var node = __webpack_require__(82822);
// EXTERNAL MODULE: ./src/read/document/sections.ts
var document_sections = __webpack_require__(71810);
// EXTERNAL MODULE: ./src/read/lines/claim.ts
var lines_claim = __webpack_require__(30040);
// EXTERNAL MODULE: ./src/read/lines/place.ts
var place = __webpack_require__(34263);
// EXTERNAL MODULE: ./src/read/lines/words.ts
var words = __webpack_require__(68897);
// EXTERNAL MODULE: ./src/read/lines/line.ts
var line = __webpack_require__(38404);
// EXTERNAL MODULE: ./src/read/lines/unread.ts
var unread = __webpack_require__(8453);
;// CONCATENATED MODULE: ./src/families/result-envelope/read/listing.ts






const NO_PATH = /^\s*(?:#.*|\/\/.*|.*:|\.{3}|[[\]{}(),]+)$/;
const OUTPUT = /^(?:bash|bat|batch|cmd|command|console|diff|fish|ksh|log|output|patch|posh|powershell|ps1|pwsh|sh|sh-session|shell|shell-session|shellsession|terminal|zsh)\b/i;
const PROMPT = /^\s*(?:\$|%|PS [^>]*>|[\w.-]+@[\w.-][^$#]*[$#])\s+\S/;
function isOutput(info, lines) {
    return OUTPUT.test(info?.trim() ?? '') || lines.some(({ text }) => PROMPT.test(text.slice(0, LONGEST_PROMPT)));
}
const LONGEST_PROMPT = 200;
function listedIn(lines) {
    const items = lines.flatMap((line) => (NO_PATH.test(line.text) ? [] : itemIn(line)));
    const isList = items.every((item) => {
        const { paths, patterns, further, lead } = (0,line/* readLine */.X)(item);
        const isKey = /[:：]\s*$/.test(lead) && (0,words/* changeIn */.UM)(lead) === null;
        return paths.length + patterns.length > 0 && further === null && !isKey;
    });
    return isList && items.length > 0 ? items : null;
}
function itemIn({ text, offset }) {
    const line = { text: text.replace(/\s+(?:\||\/\/)(?:\s.*)?$/, ''), start: offset };
    const item = (0,document_sections/* itemOf */.Tu)(line);
    return item?.isTicked === false ? [] : [item?.content ?? (0,node/* trimmed */.dE)(line)];
}
function unlistedIn(lines) {
    return lines.find(({ text, offset }) => (0,unread/* mayListFile */.mW)({ text, start: offset }));
}
function isData(info) {
    return /^(?:ya?ml|json[c5l]?|toml)\b/i.test(info?.trim() ?? '');
}
const PATH_OF_DATA = (0,model_text.pattern)(String.raw `(?:^|[\s"'[,:=])(?:[\p{L}\p{N}_.@-]{1,80}\/){1,20}[\p{L}\p{N}_.@-]{1,80}\.[A-Za-z][A-Za-z0-9]{0,9}(?=["',\]}]|\s*$)`, 'u');
const LONGEST_DATA = 400;
function pathInData(lines) {
    return lines.find(({ text }) => PATH_OF_DATA().test(text.slice(0, LONGEST_DATA)));
}

;// CONCATENATED MODULE: ./src/families/result-envelope/read/artifacts.ts






function readArtifacts(sections, links) {
    const flat = new Flattened();
    for (const { inline, blocks } of sections) {
        flat.inline(inline);
        for (const block of blocks)
            flat.take(block, 0);
    }
    const { claims, unread, hedged } = (0,place/* readLines */.Se)(flat.lines, { hedges: 'not-in-git', links, accepts: isFile });
    const artifacts = [];
    const [first] = flat.elements;
    const isEmpty = first !== undefined && isNone(first.source.text.trim());
    for (const { source, isDetail } of flat.elements) {
        const end = source.start + source.text.length;
        const own = claims.filter(({ at }) => at.start >= source.start && at.start <= end);
        const text = source.text.trim().replace(/^\|\s*|\s*\|$/g, '');
        for (const [n, claim] of own.entries()) {
            artifacts.push({
                entry: { ...(0,lines_claim/* entryOf */.Ms)(claim), text: n === 0 ? text : claim.at.text },
                at: claim.at,
                line: source,
            });
        }
        const observation = own.length > 0 ? null : observationIn(text);
        const line = (0,node/* trimmed */.dE)(source);
        if (observation !== null && hasFileBeside(observation, text))
            flat.unread.push(line);
        if (observation !== null)
            artifacts.push({ entry: { observation, text }, at: placeOf(observation, line), line });
        else if (own.length === 0 && text !== '' && !isDetail && !isEmpty && !/[:：]\**$/.test(text) && !isNone(text)) {
            artifacts.push({ entry: { text }, at: line, line });
        }
    }
    const lacking = unread.filter(({ text }) => {
        const observation = observationIn(text);
        return observation === null || hasFileBeside(observation, text);
    });
    return { artifacts, unread: [...lacking, ...flat.unread].sort((one, other) => one.start - other.start), hedged };
}
const FILE = /\w\/[^\s`]*\.[A-Za-z]\w*/;
function hasFileBeside(observation, text) {
    return FILE.test(text.replace(observation, ''));
}
function placeOf(observation, line) {
    const at = line.text.indexOf(observation);
    return at < 0 ? line : { text: observation, start: line.start + at };
}
function isNone(text) {
    return (0,words/* saysNone */.pD)(text) && text.length < LONGEST_NONE;
}
const LONGEST_NONE = 16;
class Flattened {
    lines = [];
    elements = [];
    unread = [];
    inline(lines) {
        for (const [n, { text, offset }] of lines.entries()) {
            const parts = n === 0 && lines.length === 1 ? text.split(' | ') : [text];
            let start = offset;
            for (const part of parts) {
                this.#item({ text: part, offset: start }, 0);
                start += part.length + ' | '.length;
            }
        }
        this.#blank();
    }
    take(block, depth) {
        switch (block.kind) {
            case 'paragraph':
            case 'html':
                this.#paragraph(block.lines, depth);
                this.#blank();
                return;
            case 'code':
                this.#code(block);
                return;
            case 'list':
                for (const item of block.items)
                    this.#listItem(item, depth);
                this.#blank();
                return;
            case 'quote':
                for (const inner of block.blocks)
                    this.take(inner, depth);
                return;
            case 'heading': {
                const { text, offset } = block.line;
                const line = { text, start: offset };
                this.elements.push({ source: line, isDetail: true });
                this.lines.push({ line, heading: { level: block.level, heading: line, name: block.text.toLowerCase() } });
                return;
            }
            case 'break':
        }
    }
    #listItem(blocks, depth) {
        const [first, ...rest] = blocks;
        if (first?.kind !== 'paragraph') {
            for (const block of blocks)
                this.take(block, depth);
            return;
        }
        const [line, ...more] = first.lines;
        if (line !== undefined)
            this.#item(line, depth);
        for (const other of more)
            this.#behindItem(other, depth);
        for (const block of rest)
            this.take(block, depth + 1);
    }
    #paragraph(lines, depth) {
        let isBehindItem = false;
        for (const line of lines) {
            const isItem = (0,document_sections/* itemOf */.Tu)({ text: line.text, start: line.offset }) !== null;
            if (isBehindItem && !isItem)
                this.elements.push({ source: { text: line.text, start: line.offset }, isDetail: true });
            else
                this.#line(line, depth);
            isBehindItem ||= isItem;
        }
    }
    #behindItem(line, depth) {
        const item = (0,document_sections/* itemOf */.Tu)({ text: line.text, start: line.offset });
        if (item === null)
            this.#line(line, line.text.startsWith('[^') ? 0 : depth + 1);
        else
            this.#item({ text: item.content.text, offset: item.content.start }, depth);
    }
    #item({ text, offset }, depth) {
        const sign = `${' '.repeat(2 * depth)}- `;
        this.lines.push({ line: { text: `${sign}${text}`, start: offset - sign.length } });
        this.elements.push({ source: { text, start: offset }, isDetail: depth > 0 });
    }
    #line({ text, offset }, depth) {
        const indent = ' '.repeat(2 * depth);
        this.lines.push({ line: { text: `${indent}${text}`, start: offset - indent.length } });
        this.elements.push({ source: { text, start: offset }, isDetail: depth > 0 || text.startsWith('|') });
    }
    #code({ info, lines }) {
        const filled = lines.filter(({ text }) => text.trim() !== '');
        const [first] = filled;
        if (first === undefined)
            return;
        const isRun = isOutput(info, filled);
        const paths = isRun ? null : listedIn(filled);
        for (const { text, start } of paths ?? [])
            this.#item({ text, offset: start }, 0);
        if (paths !== null)
            return;
        this.elements.push({ source: { text: first.text, start: first.offset }, isDetail: false });
        if (isRun)
            return;
        const line = unlistedIn(filled) ?? (isData(info) ? pathInData(filled) : undefined);
        if (line !== undefined)
            this.unread.push((0,node/* trimmed */.dE)({ text: line.text, start: line.offset }));
    }
    #blank() {
        this.lines.push({ line: { text: '', start: 0 } });
    }
}
const NO_FILE = [
    /^-/,
    /\)[;,]?$/,
    /^(?:application|audio|font|image|multipart|text|video)\/[\w.+-]+$/,
    /^sdd(?:-[a-z]+)?\/[^.]+$/,
    /^#?obs[_-][\w-]+$/i,
];
function isFile(path) {
    return !NO_FILE.some((form) => form.test(path));
}
function observationIn(text) {
    const named = /#?\bobs[_-][\w-]+/i.exec(text)?.[0] ?? /\bsdd(?:-[a-z]+)?\/[\w/.-]*\w/.exec(text)?.[0];
    if (named !== undefined)
        return text.includes(`#${named}`) ? `#${named}` : named;
    const keyed = /\b(?:topic[_-]key|topic|key)\b\W{0,4}\s*`?([\w-]+\/[\w/-]+)/i.exec(text)?.[1];
    if (keyed !== undefined)
        return keyed;
    if (!/\b(?:engram|observation)\b/i.test(text))
        return null;
    return /#\d[\w-]*/.exec(text)?.[0] ?? text;
}

;// CONCATENATED MODULE: ./src/families/result-envelope/read/risks.ts



function readRisks(sections) {
    const elements = sections.flatMap(({ inline, blocks }) => elementsOf([{ kind: 'paragraph', lines: inline }, ...blocks]));
    const [first] = elements;
    if (first === undefined)
        return null;
    const listed = saysNone(first.text)
        ? elements.filter(hasSeverity)
        : elements.filter(({ text, inner }) => inner.length > 0 || !saysNone(text));
    const risks = [];
    const add = ({ lines, row, text }, severity) => {
        const shown = row ? riskOfRow(lines) : text;
        risks.push({ risk: { ...(severity === undefined ? {} : { severity }), text: shown }, at: (0,collections/* elementAt */.s2)(lines, 0) });
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
    return risks;
}
function elementsOf(blocks) {
    return blocks.flatMap(elementsIn);
}
function elementsIn(block) {
    switch (block.kind) {
        case 'paragraph': {
            const rows = rowsOf(block.lines);
            if (rows !== null)
                return rows.map((cells) => ({ ...risks_element(cells, ' | '), row: true }));
            return itemsAmong(block.lines).flatMap((lines) => lines.some(hasSeverity) ? lines.map((line) => risks_element([line])) : [risks_element(lines)]);
        }
        case 'code': {
            const lines = block.lines.filter(({ text }) => text.trim() !== '');
            return lines.length === 0 ? [] : [{ ...risks_element(lines), code: true }];
        }
        case 'list':
            return block.items.flatMap(itemOf);
        case 'quote':
            return elementsOf(block.blocks);
        case 'heading':
            return [{ ...risks_element([block.line]), text: block.text, aside: true }];
        case 'html':
            return block.lines.map((line) => ({ ...risks_element([line]), aside: true }));
        case 'break':
            return [];
    }
}
function itemOf(blocks) {
    const [first, ...rest] = blocks;
    if (first?.kind !== 'paragraph')
        return elementsOf(blocks);
    const lists = rest.filter(({ kind }) => kind === 'list');
    const others = rest.filter(({ kind }) => kind !== 'list');
    const asides = elementsOf(others).map((one) => ({ ...one, aside: true }));
    const groups = itemsAmong(first.lines);
    const below = [...elementsOf(lists), ...asides];
    return groups.map((group, n) => ({ ...risks_element(group), inner: n < groups.length - 1 ? [] : below }));
}
function rowsOf(lines) {
    const [head, delimiter, ...rows] = lines.map(({ text, offset }) => (0,document_sections/* cellsIn */.HH)({ text, start: offset }));
    if (lines[0]?.text.includes('|') !== true || head === undefined || rows.length === 0)
        return null;
    if (delimiter === undefined || !(0,document_sections/* isDelimiterRow */._D)(delimiter) || !/[|:]|--/.test(lines[1]?.text ?? ''))
        return null;
    const filled = rows.map((cells) => cells.flatMap(({ text, start }) => (text === '' ? [] : [{ text, offset: start }])));
    return filled.filter((cells) => cells.length > 0);
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
function risks_element(lines, between = ' ') {
    return { lines, text: inOneLine(lines, between), code: false, row: false, aside: false, inner: [] };
}
function inOneLine(lines, between = ' ') {
    return lines.map((line) => line.text.trim()).join(between);
}
function hasSeverity({ text }) {
    return severityIn(text) !== undefined;
}
function saysNone(text) {
    return /^[*_`(]{0,3}(?:none|n\/a|nothing|no (?:risks?|artifacts?))(?: (?:identified|found|known|detected))?[*_`)]{0,3}[.!]?[*_]{0,3}$/i.test(text);
}
const NOTHING = [
    String.raw `none|nothing|nil|n\/?a|not applicable|0|zero|[-\u2013\u2014]+|\u2713|\u2205`,
    String.raw `(?:no|0|zero|without)(?: (?:known|open|new|critical|warnings?|blocking|remaining|further|other|major)){0,3} (?:risks?|issues?|findings?|blockers?|problems?|concerns?|warnings?|suggestions?|ones)`,
].join('|');
const EMPTY = new RegExp(String.raw `^(?:${NOTHING})(?: (?:known|found|identified|detected|reported|remaining|remain|open|left|so far|at this time|yet)){0,3}(?=$|[.!;,(]|\s[-\u2013\u2014(])(.*)$`, 'i');
const EXCEPT = /\b(?:but|except|however|apart|aside|besides|though|although|yet|unless|only|other than)\b/i;
const risks_SEVERITY = /(?:critical|warning|suggestion)s?/i;
const CHECKED = /[\u2705\u2714]/;
function isNoRisk(text) {
    if (/^[^\p{L}\d]*(?:0|zero)\s+[*_`]*(?:critical|warning|suggestion)s?[^\p{L}\d]*$/iu.test(text))
        return true;
    return saysNothing(isLed(text) ? text.replace(risks_SEVERITY, '') : text);
}
function isLabelOnly(text) {
    return (isLed(text) &&
        severityIn(text) !== undefined &&
        bare(text.replace(risks_SEVERITY, '').replace(/\b(?:risks?|issues?)\b/i, '')) === '');
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






const LONG_SECTIONS = ['summary', 'artifacts', 'next', 'risks'];
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
        const long = sections.filter(({ name }) => LONG_SECTIONS.includes(name));
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
            if (!this.#labels.has((0,model_pointer.join)('', name)))
                this.#labels.set((0,model_pointer.join)('', name), at);
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
            this.#mark((0,model_pointer.join)('', name), section.by === 'label' ? line : section.at, section.at);
            return;
        }
    }
    #prose(name) {
        for (const section of this.#sections(name)) {
            const { inline, blocks } = section;
            const text = textsOf([{ kind: 'paragraph', lines: inline }, ...blocks])
                .join('\n')
                .trim();
            if (text === '')
                continue;
            this.#value[name] = text;
            this.#mark((0,model_pointer.join)('', name), inline[0] ?? section.at, section.at);
            return;
        }
    }
    #artifacts() {
        const sections = this.#sections('artifacts');
        const [first] = sections;
        if (first === undefined || (first.inline.length === 0 && sections.every(({ blocks }) => blocks.length === 0)))
            return;
        this.#mark('/artifacts', first.inline[0] ?? first.at, first.at);
        const { artifacts, unread, hedged } = readArtifacts(sections, this.#links);
        this.#moreClaims += artifacts.slice(claim.MOST_CLAIMS).filter(({ entry }) => 'path' in entry).length;
        const listed = artifacts.slice(0, claim.MOST_CLAIMS);
        for (const [n, { at, line }] of listed.entries()) {
            const pointer = (0,model_pointer.join)('', 'artifacts', n);
            this.#places.set(pointer, { text: line.text, offset: line.start });
            for (const name of ['path', 'observation'])
                this.#places.set((0,model_pointer.join)(pointer, name), { text: at.text, offset: at.start });
        }
        for (const { text, start, pattern } of unread) {
            const range = this.#source.range(start, start + text.length);
            this.#unreadParts.push({ text, range, ...(pattern === undefined ? {} : { pattern }) });
        }
        this.#value.artifacts = listed.map(({ entry }) => entry);
        if (hedged > 0)
            this.#value.hedged = hedged;
    }
    #risks() {
        const sections = this.#sections('risks');
        const read = readRisks(sections);
        if (read === null)
            return;
        const { inline, at } = (0,collections/* elementAt */.s2)(sections, 0);
        this.#mark('/risks', inline[0] ?? at, at);
        read.forEach(({ at: place }, n) => this.#places.set((0,model_pointer.join)('', 'risks', n), place));
        this.#value.risks = read.map(({ risk }) => risk);
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
function textsOf(blocks) {
    return blocks.flatMap((block) => {
        if (block.kind === 'quote')
            return textsOf(block.blocks);
        if (block.kind === 'list') {
            return block.items.flatMap((item) => textsOf(item[0]?.kind === 'paragraph' ? item.filter(({ kind }, n) => n === 0 || kind === 'list') : item));
        }
        const isText = block.kind === 'paragraph' || block.kind === 'code';
        return isText ? [inOneLine(block.lines.filter(({ text }) => text.trim() !== ''))] : [];
    });
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
    const parts = [...LONG_SECTIONS, 'status'].filter((name) => names.has(name)).length;
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
const PART = /status|next/gi;
const REACH = 200;
const LETTER = (0,model_text.pattern)(String.raw `\p{L}`, 'u');
const UNDERLINE = /[^\n\r]*(?:\r\n|\n|\r)[ \t>]*[=-]/y;
function mayHoldEnvelope(text) {
    for (const { index } of text.matchAll(PART)) {
        const reached = text.slice(Math.max(0, index - REACH), index);
        const before = reached.slice(Math.max(reached.lastIndexOf('\n'), reached.lastIndexOf('\r')) + 1);
        if (LETTER().test(before))
            continue;
        if (/[*_#]/.test(before) || before.length === REACH)
            return true;
        UNDERLINE.lastIndex = index;
        if (UNDERLINE.test(text))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./src/read/document/composition.ts
var composition = __webpack_require__(89646);
// EXTERNAL MODULE: ./src/read/lines/headings.ts
var headings = __webpack_require__(30825);
// EXTERNAL MODULE: ./src/read/lines/labels.ts
var labels = __webpack_require__(13517);
;// CONCATENATED MODULE: ./src/families/result-envelope/read/progress.ts






function readProgress(source) {
    const made = new composition/* Composition */.B(source, {}, ['form', 'status', 'hedged', 'artifacts']);
    const sections = new document_sections/* Sections */.Z_(source.text, made.frontmatter.body);
    const tables = tablesOf(sections.lines);
    const { claims, unread, hedged } = (0,place/* readLines */.Se)(tables.flatMap((table) => [...table, progress_BLANK]), OPTIONS);
    const notRead = [...unread, ...listsOf(sections, new Set(tables.flat()))];
    if (tables.length === 0 && notRead.length === 0)
        return null;
    const artifacts = [];
    made.set('form', 'progress');
    made.set('status', 'success');
    made.claimLines(artifacts, '/artifacts', claims);
    if (hedged > 0)
        made.set('hedged', hedged);
    if (claims.length === 0)
        artifacts.push({ text: 'no file' });
    made.set('artifacts', artifacts);
    made.leaveUnread(notRead.sort((one, other) => one.start - other.start));
    return { ...made.unnumberedReturn(), composed: 'result-envelope', isAlone: true };
}
const progress_BLANK = { line: { text: '', start: 0 } };
const OPTIONS = { hedges: 'not-in-git' };
function tablesOf(lines) {
    return lines.flatMap(({ line }, n) => {
        const columns = (0,document_sections/* cellsIn */.HH)(line).map(({ text }) => (0,words/* columnOf */.uV)(text));
        const size = columns.includes('path') && columns.includes('change') ? (0,document_sections/* tableAt */.af)(lines, n) : 0;
        return size === 0 ? [] : [lines.slice(n, n + size)];
    });
}
function listsOf({ lines, code }, tables) {
    const others = lines.flatMap((line) => {
        const label = line.heading === undefined ? (0,labels/* labelOf */.Wy)(line.line) : null;
        if (tables.has(line))
            return [];
        if (label === null || !isList(label.text))
            return [line];
        const heading = { text: label.text, start: line.line.start };
        return [{ ...line, heading: { level: 6, heading, name: label.text.toLowerCase() } }];
    });
    return (0,document_sections/* sectionsIn */.cW)(others, ({ heading }) => isList(heading.text), code).flatMap((section) => (0,place/* unreadInSection */.C4)(section, OPTIONS));
}
function isList(text) {
    return (0,headings/* isFilesHeading */.yR)(text) || /^artifacts?$/i.test(text);
}

;// CONCATENATED MODULE: ./src/families/result-envelope/versions/generated/index.ts
const versions = new Map([
    ['result-envelope@1', async () => (await Promise.all(/* import() */[__webpack_require__.e(3633), __webpack_require__.e(9772)]).then(__webpack_require__.bind(__webpack_require__, 9772))).standard],
    ['result-envelope@4', async () => (await Promise.all(/* import() */[__webpack_require__.e(3633), __webpack_require__.e(5277)]).then(__webpack_require__.bind(__webpack_require__, 95277))).standard],
]);

;// CONCATENATED MODULE: ./src/families/result-envelope/family.ts







const envelopes = {
    mayHold: mayHoldEnvelope,
    find: (blocks, source, where) => envelopesIn(blocks, source, where === 'fence' ? isWholeEnvelope : mayBeEnvelope),
};
const loaded = {
    versions: versions,
    examples: async () => (await __webpack_require__.e(/* import() */ 3539).then(__webpack_require__.bind(__webpack_require__, 75920))).examples,
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
    readWhole: (source) => readProgress(source),
    recognise: (text, { form, found }) => {
        if (form !== 'json' || found > 0 || !mayHoldEnvelope(text))
            return null;
        const { returns } = (0,read/* read */.L)(Buffer.from(text), 'markdown', { markdown: (0,commonmark.markdownReader)([envelopes]) });
        const envelope = returns.find(({ composed }) => composed !== null);
        if (envelope === undefined)
            return null;
        return (0,json.field)(envelope.value, 'form') === 'headed' ? 'result-envelope@1' : 'result-envelope@4';
    },
};


/***/ }),

/***/ 89646:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Composition)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
/* harmony import */ var _lines_claim_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30040);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22003);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85814);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82822);






class Composition {
    frontmatter;
    #source;
    #fields = new Map();
    #places = new Map();
    #order = [];
    #unread = [];
    #more = 0;
    constructor(source, kind, composed) {
        this.#source = source;
        this.frontmatter = (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .frontmatterOf */ .C2)(source.text, kind.ownKey ?? null);
        this.#fields.set('frontmatter', this.frontmatter.state);
        const reserved = new Set([...composed, 'order']);
        for (const member of this.frontmatter.members) {
            const name = kind.spellings?.get(member.key) ?? member.key;
            if (this.#fields.has(name) || reserved.has(name))
                continue;
            this.#fields.set(name, (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOfMember */ .kb)(member, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)('', name), this.#places));
        }
    }
    json(node, pointer) {
        return (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(node, pointer, this.#places);
    }
    set(name, value) {
        this.#fields.set(name, value);
    }
    mark(pointer, source) {
        this.#places.set(pointer, source);
    }
    claim(list, at, entry, source, member) {
        if (this.#order.length >= _model_claim_js__WEBPACK_IMPORTED_MODULE_0__.MOST_CLAIMS) {
            this.#more++;
            return;
        }
        const element = (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)(at, list.length);
        const pointer = member === undefined ? element : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)(element, member);
        list.push(entry);
        this.mark(pointer, source);
        this.#order.push(pointer);
    }
    texts(pointer, members) {
        const scalars = members
            .flatMap(({ value }) => (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)(value))
            .flatMap((item) => (item.kind === 'scalar' && item.value !== null ? [item] : []));
        for (const [n, { source }] of scalars.entries())
            this.mark((0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.join)(pointer, n), source);
        return scalars.map(({ value }) => String(value));
    }
    claimLines(list, at, claims) {
        for (const claim of claims)
            this.claim(list, at, (0,_lines_claim_js__WEBPACK_IMPORTED_MODULE_2__/* .entryOf */ .Ms)(claim), claim.at);
    }
    leaveUnread(lines) {
        this.#unread = lines.slice(0, MOST_UNREAD);
    }
    unnumberedReturn() {
        const { text, lineAt, range } = this.#source;
        this.#fields.set('order', this.#order);
        const value = Object.fromEntries(this.#fields);
        const start = text.startsWith('\uFEFF') ? 1 : 0;
        return {
            value,
            verbatim: false,
            moreClaims: this.#more,
            ...this.#notes(),
            startLine: lineAt(start),
            locate: (pointer) => {
                for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
                    const place = this.#places.get(at);
                    if (place !== undefined)
                        return range(place.start, place.start + (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .firstLineIn */ .w7)(place.text).length);
                }
                return range(start, start + (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .firstLineIn */ .w7)(text.slice(start, start + 200)).length);
            },
        };
    }
    #notes() {
        const { range, lineAt, unended = null } = this.#source;
        const { members, opening } = this.frontmatter;
        const unread = this.#unread.map(({ text, start, pattern }) => ({
            text,
            range: range(start, start + text.length),
            ...(pattern === undefined ? {} : { pattern }),
        }));
        return {
            unread: unended === null ? unread : [...unread, (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .unendedComment */ .ZL)(this.#source, unended)],
            duplicateKeys: [...duplicateKeys(members)].slice(0, MOST_DUPLICATES).map(({ key, at, first }) => ({
                key,
                firstLine: lineAt(first.start),
                range: range(at.start, at.start + at.text.length),
            })),
            ...(opening === null ? {} : { frontmatterRange: range(opening.start, opening.start + opening.text.length) }),
        };
    }
}
const MOST_UNREAD = 1_000;
const MOST_DUPLICATES = 20;
function* duplicateKeys(members) {
    const seen = new Map();
    for (const { key, at, value } of members) {
        const first = seen.get(key);
        if (first === undefined)
            seen.set(key, at);
        else
            yield { key, at, first };
        yield* duplicateKeysIn(value);
    }
}
function* duplicateKeysIn(node) {
    if (node.kind === 'map')
        yield* duplicateKeys(node.members);
    else if (node.kind === 'list')
        for (const item of node.items)
            yield* duplicateKeysIn(item);
}


/***/ })

};
;
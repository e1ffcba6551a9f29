"use strict";
exports.id = 4600;
exports.ids = [4600];
exports.modules = {

/***/ 4600:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loaded: () => (/* binding */ loaded)
});

// EXTERNAL MODULE: ./src/read/document/composition.ts
var composition = __webpack_require__(9646);
// EXTERNAL MODULE: ./src/read/document/frontmatter.ts
var document_frontmatter = __webpack_require__(5814);
// EXTERNAL MODULE: ./src/read/document/sections.ts
var document_sections = __webpack_require__(9429);
// EXTERNAL MODULE: ./src/families/bmad/place.ts
var place = __webpack_require__(1546);
// EXTERNAL MODULE: ./src/read/document/node.ts
var node = __webpack_require__(2822);
// EXTERNAL MODULE: ./src/families/bmad/words.ts
var bmad_words = __webpack_require__(3648);
// EXTERNAL MODULE: ./src/read/document/claimed-path.ts
var claimed_path = __webpack_require__(6361);
;// CONCATENATED MODULE: ./src/families/bmad/read/path.ts

const NO_FILE = /^(?:@[\w.-]+\/[\w-]+|[\w.+-]+@[\w.-]+|\/(?:[^/]*\/)*[^/.]+)$/;
const FRAGMENT = /#L\d+(?:-L?\d+)?$/;
function codePath({ text, start }) {
    if (text.includes('*'))
        return null;
    const found = (0,claimed_path/* pathIn */.lW)(text);
    if (found === null)
        return null;
    const path = withoutFragment(found.path);
    return isFile(path) && (0,claimed_path/* isLikeFile */.kj)(path) ? { text: path, start: start + found.start } : null;
}
function barePath(source) {
    const { text, start } = withoutUnderscores(source);
    const found = (0,claimed_path/* pathIn */.lW)(text, BARE_END);
    if (found === null || isGlob(text.slice(found.start, found.start + found.path.length + 2)))
        return null;
    const path = withoutFragment(found.path);
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!isFile(path) || !(name === '' ? path !== '' : (0,claimed_path/* isLikeFile */.kj)(name)))
        return null;
    return { source: { text: path, start: start + found.start }, rest: found.description };
}
function withoutUnderscores({ text, start }) {
    const [, marks, path = ''] = /^(__?)(\S*\.[A-Za-z0-9]+)\1(?![^\s,;:)])/.exec(text) ?? [];
    if (marks === undefined)
        return { text, start };
    return { text: `${path}${text.slice(2 * marks.length + path.length)}`, start: start + marks.length };
}
const BARE_END = (0,claimed_path/* pathEnd */.ns)(`${claimed_path/* SIGNS */.B2}\\[`);
function isGlob(text) {
    return text.includes('/*');
}
function withoutFragment(path) {
    return path.replace(FRAGMENT, '');
}
function isFile(path) {
    return path !== '' && !path.includes('*') && !NO_FILE.test(path);
}

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/families/bmad/read/line.ts




const ITEM = /^(\s*)(?:(?:[-*+•‣◦▪●–—]|\d{1,9}[.)])[ \t\u00a0]+|[-+•](?=`[^`]))(\[[ xX✓✔]\][ \t\u00a0]+)?/;
function itemOf(line) {
    const found = ITEM.exec(line.text);
    if (found === null)
        return null;
    const [sign, indent = '', box] = found;
    return {
        indent: indent.length,
        isTicked: box === undefined ? null : !box.startsWith('[ ]'),
        content: (0,node/* trimmed */.dE)(line, sign.length),
    };
}
const MARKER = new RegExp(`^(?:${[
    '[\\u{FE0F}\\s✅✓✔☑🆕➕✏📝🔧🗑❌*_]',
    '\\[[^\\]\\x60/.]{1,20}\\](?!\\()',
    '\\([^)\\x60/.]{1,20}\\)',
    '\\*{0,2}\\p{L}[\\p{L}\\p{N}_ -]{0,24}\\*{0,2}\\s{0,9}[:：]\\*{0,2}(?=\\s)',
    '(?:new|added?|mod|del|[AMD]|created?|modified|modify|updated?|deleted?|removed?|renamed|moved)\\s{1,9}(?=[\\x60\\[]|[\\p{L}\\p{N}_.@-]{1,255}/)',
].join('|')})+`, 'iu');
const JOIN = /^\*{0,2}\s*(?:[,;/+&、，；]|and(?=\s)|<br\s*\/?>)\s*\*{0,2}(?=`)/i;
const ARROW = /^\*{0,2}\s*(?:→|->|=>|⇒)\s*(?=`)/;
const LINK = /^\[(`?)([^\]`]*(?:\[[^\]]*\][^\]`]*)*)\1\](?:\((?:[^()]|\([^()]*\))+\)|\[[^\]]*\])/;
const ENCLOSED = /^(?:<code>([^<>`]*)<\/code>|<([^<>\s`]+)>)/i;
function namingIn(content) {
    const marker = markerIn(content.text);
    const rest = (0,node/* trimmed */.dE)(content, marker.length);
    const isStruck = rest.text.startsWith('~~');
    const start = isStruck ? (0,node/* trimmed */.dE)(rest, 2) : rest;
    const found = pathsIn(start);
    return found === null ? null : { marker, isStruck, cells: [], ...found };
}
function markerIn(text) {
    const marker = MARKER.exec(text)?.[0] ?? '';
    return /^[`[<~]/.test(text.slice(marker.length)) ? marker : marker.replace(/_+$/, '');
}
function namingOfRow(line) {
    const cells = (0,document_sections/* cellsOf */.nc)(line);
    const [first] = cells ?? [];
    if (cells === null || first === undefined)
        return null;
    const other = cells.find((cell, n) => n > 0 && /[`/]/.test(cell.text));
    for (const cell of other === undefined ? [first] : [first, other]) {
        const naming = namingIn(cell);
        if (naming === null)
            continue;
        return { ...naming, cells: cells.filter((one) => one !== cell).map(({ text }) => text) };
    }
    return null;
}
function pathsIn(source) {
    const { text } = source;
    if (text.startsWith('`'))
        return codePathsIn(source);
    if (text.startsWith('[')) {
        const link = text.length > LONGEST_LINK ? null : LINK.exec(text);
        if (link === null)
            return null;
        const [whole, tick = '', label = ''] = link;
        const path = codePath((0,node/* trimmed */.dE)(source, 1 + tick.length, 1 + tick.length + label.length));
        return path === null ? null : { paths: [{ source: path, change: null }], remark: text.slice(whole.length) };
    }
    if (text.startsWith('<')) {
        const [whole = '', code, address = ''] = ENCLOSED.exec(text.slice(0, LONGEST_LINK)) ?? [];
        const inner = code ?? address;
        const at = whole.indexOf(inner);
        const path = codePath((0,node/* trimmed */.dE)(source, at, at + inner.length));
        return path === null ? null : { paths: [{ source: path, change: null }], remark: text.slice(whole.length) };
    }
    const several = barePaths(source);
    if (several !== null)
        return several;
    const bare = barePath(source);
    return bare === null ? null : { paths: [{ source: bare.source, change: null }], remark: bare.rest };
}
const BETWEEN = /[,;]\s+|\s(?:and|&|\+)\s+/g;
function barePaths(source) {
    if (source.text.length > LONGEST_LINK)
        return null;
    const named = [];
    for (const piece of piecesOf(source)) {
        const bare = barePath(piece);
        if (!bare?.source.text.includes('/'))
            return null;
        named.push(bare.source);
        if (bare.rest.trim() !== '')
            break;
    }
    if (named.length < 2)
        return null;
    const last = (0,collections/* elementAt */.s2)(named, named.length - 1);
    return {
        paths: named.map((path) => ({ source: path, change: null })),
        remark: source.text.slice(last.start - source.start + last.text.length),
    };
}
function* piecesOf(source) {
    let start = 0;
    for (const { index, 0: between } of source.text.matchAll(BETWEEN)) {
        yield (0,node/* trimmed */.dE)(source, start, index);
        start = index + between.length;
    }
    yield (0,node/* trimmed */.dE)(source, start);
}
const LONGEST_LINK = 4_000;
function codePathsIn(source) {
    const { text } = source;
    const paths = [];
    let at = 0;
    let isMoved = false;
    for (;;) {
        const open = text.startsWith('``', at) ? 2 : 1;
        const close = text.indexOf('`'.repeat(open), at + open);
        if (close < 0)
            break;
        const span = { text: text.slice(at + open, close), start: source.start + at + open };
        const path = at > 0 && isEnding(span.text) ? null : codePath(span);
        if (path !== null)
            paths.push({ source: path, change: isMoved ? 'created' : null });
        else if (paths.length === 0)
            return null;
        at = close + open;
        const rest = text.slice(at, at + FAR);
        const arrow = isMoved ? null : ARROW.exec(rest);
        const join = isMoved ? null : JOIN.exec(rest);
        if (arrow !== null) {
            isMoved = true;
            at += arrow[0].length;
        }
        else if (join !== null)
            at += join[0].length;
        else
            break;
    }
    if (paths.length === 0)
        return null;
    const [first, ...others] = paths;
    const isArrow = others.some(({ change }) => change === 'created');
    return {
        paths: first !== undefined && isArrow ? [{ ...first, change: 'deleted' }, ...others] : paths,
        remark: text.slice(at),
    };
}
const FAR = 80;
function isEnding(span) {
    return span.startsWith('.') && !span.includes('/');
}

;// CONCATENATED MODULE: ./src/families/bmad/read/groups.ts



function labelOf(line) {
    const item = itemOf(line);
    const content = (item?.content.text ?? line.text).trim();
    const text = boldLabel(content) ?? colonLabel(content);
    if (text === null || namesPath(text))
        return null;
    return { indent: line.text.length - line.text.trimStart().length, text };
}
function boldLabel(content) {
    if (!content.startsWith('**'))
        return null;
    const close = content.indexOf('**', 2);
    if (close <= 2)
        return null;
    const inner = content.slice(2, close);
    if (/[*`|]/.test(inner))
        return null;
    const rest = content.slice(close + 2).replace(/^\s*[:：]?\s*/, '');
    const bracket = rest.replace(/\s*[:：]?$/, '');
    const isLabel = bracket === '' || (/^(?:\(.*\)|（.*）)$/.test(bracket) && !bracket.includes('`'));
    return isLabel ? `${inner} ${bracket}`.trim() : null;
}
function colonLabel(content) {
    if (!/[:：]$/.test(content) || /[*`|]/.test(content))
        return null;
    const text = content.slice(0, -1).trimEnd();
    return text === '' ? null : text;
}
function namesPath(text) {
    const plain = text.replace(/[:：]$/, '').trim();
    const source = { text: plain, start: 0 };
    return barePath(source) !== null && codePath(source) !== null;
}
class Groups {
    #isListHedged;
    #group;
    constructor(bracket) {
        this.#isListHedged = (0,bmad_words/* isHedgedLabel */.EF)(bracket);
        this.#group = groupOf(bracket);
    }
    enter({ indent, text }) {
        const group = groupOf(text);
        if (indent > 0 && group.change === null && !group.isHedged)
            return;
        this.#group = group;
    }
    get change() {
        const { change } = this.#group;
        return change === 'several' ? null : change;
    }
    get isHedged() {
        return this.#isListHedged || this.#group.isHedged;
    }
}
function groupOf(text) {
    return { change: (0,bmad_words/* changeIn */.UM)(text), isHedged: (0,bmad_words/* isHedgedLabel */.EF)(text) };
}

;// CONCATENATED MODULE: ./src/families/bmad/read/file-list.ts




const LIST = /^[^\p{L}\p{N}]{0,20}(?:\d+(?:\.\d+)*[.)]?\s+)?files?[ -]?list(?:\s+updated)?$/iu;
function headingParts(heading) {
    const plain = heading
        .replace(/\p{Cf}/gu, '')
        .replaceAll('\u00a0', ' ')
        .replaceAll('*', '')
        .trim()
        .replace(/[:：#\s]+$/, '');
    const open = /[)）]$/.test(plain) ? Math.max(plain.lastIndexOf('('), plain.lastIndexOf('（')) : -1;
    const name = (open < 0 ? plain : plain.slice(0, open)).replace(/[:：\s]+$/, '');
    return { name, bracket: open < 0 ? '' : plain.slice(open + 1, -1) };
}
function isListHeading(heading) {
    return heading.length < 300 && LIST.test(headingParts(heading).name);
}
const END = /^(?:change ?log|review findings|senior developer review|completion notes|debug log|(?:qa|test) results?|agent model|verification|dependencies)/i;
const NONE = /^[\s*_>+-]*(?:none|n\/a|no files|aucun|nessun|ninguno|nenhum|keine|нет|无|なし|없음)/iu;
function readFileList({ heading, lines, code }) {
    const reader = new ListReader(headingParts(heading.text).bracket);
    let end = Infinity;
    for (const { line, heading: below } of lines) {
        const isGoingOn = below === undefined ? reader.take(line) : reader.enter(below.heading.text);
        if (isGoingOn)
            continue;
        end = line.start;
        break;
    }
    for (const line of code)
        if (line.start < end)
            reader.takeCode(line);
    return reader;
}
class ListReader {
    files = [];
    unread = [];
    hedged = 0;
    saysNone = false;
    #groups;
    #owner = null;
    constructor(bracket) {
        this.#groups = new Groups(bracket);
    }
    enter(heading) {
        const text = heading.replaceAll('*', '').trim();
        if (END.test(text))
            return false;
        this.#owner = null;
        this.#groups.enter({ indent: 0, text });
        return true;
    }
    take(line) {
        const item = itemOf(line);
        if (item !== null && this.#owner !== null && item.indent > this.#owner)
            return true;
        const label = labelOf(line);
        if (label !== null) {
            if (END.test(label.text))
                return false;
            this.#owner = null;
            this.#groups.enter(label);
            return true;
        }
        const naming = item === null ? namingOfRow(line) : namingIn(item.content);
        if (item !== null)
            this.#owner = naming === null ? null : item.indent;
        if (naming !== null)
            this.#name(naming, item?.isTicked === false);
        else if (this.#mayClaim(item?.content ?? line, item !== null))
            this.unread.push(item?.content ?? (0,node/* trimmed */.dE)(line));
        if (NONE.test(line.text))
            this.saysNone = true;
        return true;
    }
    takeCode(line) {
        const item = itemOf(line);
        if (this.#mayClaim(item?.content ?? line, item !== null))
            this.unread.push(item?.content ?? (0,node/* trimmed */.dE)(line));
    }
    #mayClaim({ text }, isItem) {
        const start = text.slice(0, LONGEST_REMARK);
        if (this.#groups.isHedged || isHedgedLine({ marker: '', remark: start, cells: [] }))
            return false;
        return isItem || start.trimStart().startsWith('|') ? file_list_namesPath(start) : beginsWithPath(start);
    }
    #name(naming, isOpen) {
        if (isOpen || naming.isStruck || this.#groups.isHedged || isHedgedLine(naming)) {
            this.hedged++;
            return;
        }
        const types = naming.paths.map((path) => typeOf(path, naming, this.#groups.change));
        if (types.includes(null))
            this.hedged++;
        naming.paths.forEach(({ source }, n) => {
            const type = types[n] ?? null;
            if (type !== null)
                this.files.push({ source, type });
        });
    }
}
function isHedgedLine({ marker, remark, cells }) {
    const said = [remark, ...cells].join(' | ');
    return ((0,bmad_words/* isHedged */.mN)(said.trim()) || (marker !== '' && (0,bmad_words/* isHedged */.mN)(marker.trim())) || withoutCode(said).trimEnd().endsWith('?'));
}
function withoutCode(text) {
    return text.replace(/`[^`]*`/g, '');
}
const LONGEST_MARKER = 24;
function typeOf({ change }, naming, ofGroup) {
    if (change !== null)
        return change;
    const { marker, remark, cells } = naming;
    const short = cells.filter((cell) => cell.length < LONGEST_MARKER);
    if ((0,bmad_words/* saysGone */.ed)(remark) || short.some(bmad_words/* saysGone */.ed))
        return 'deleted';
    const said = [marker, ...short].map(bmad_words/* changeIn */.UM).find((one) => one !== null) ?? changeOfRemark(remark);
    const of = said ?? ofGroup;
    if (of === 'moved')
        return null;
    return of === null || of === 'several' ? 'listed' : of;
}
const FIRST_WORDS = /^[^\p{L}\p{N}]{0,40}([\p{L}\p{N}_]+(?:\s[\p{L}\p{N}_]+)?)(?=\s*(?:$|[)\]】）.,;:|~/(（—–*：，]|--?\s))/u;
const LAST_WORD = /[([（【]\s*([\p{L}\p{N}_]{1,24})[\s*]*[)\]）】][\s.*]*$/u;
function changeOfRemark(remark) {
    const text = remark.slice(0, LONGEST_REMARK);
    for (const words of [FIRST_WORDS.exec(text)?.[1], LAST_WORD.exec(remark.slice(-LONGEST_REMARK))?.[1]]) {
        const change = words === undefined ? null : (0,bmad_words/* changeIn */.UM)(words);
        if (change === 'created' || change === 'modified')
            return change;
    }
    return null;
}
const LONGEST_REMARK = 400;
const LIKE_PATH = '[\\p{L}\\p{N}_.@-]{1,80}(?:[\\\\/][\\p{L}\\p{N}_.@()[\\]-]{1,80}){1,20}\\.[A-Za-z][A-Za-z0-9]{0,9}';
const PATH = new RegExp(`(?<![\\p{L}\\p{N}_.@/\\\\-])${LIKE_PATH}(?![\\p{L}\\p{N}_/])`, 'u');
const PATH_FIRST = new RegExp(`^(?:[\\s>*_\`"'|│├└─•+-]|<[a-z][^<>]{0,80}>){0,40}${LIKE_PATH}(?![\\p{L}\\p{N}_/])`, 'iu');
function file_list_namesPath(text) {
    return PATH.test(withoutAddresses(text));
}
function beginsWithPath(text) {
    return PATH_FIRST.test(withoutAddresses(text));
}
function withoutAddresses(text) {
    return text.replace(/[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/\S*|\S*[*{]\S*/g, ' ');
}

;// CONCATENATED MODULE: ./src/families/bmad/read/recognise.ts



const RECORD = /^dev(?:eloper)? agent record\b|^developer record\b/i;
const PLAN_OF_SPEC = /^(?:intent|tasks|suggested review order|auto run result)(?![\p{L}\p{N}_])/iu;
const SPEC_KEYS = [
    'baseline_commit',
    'baseline_revision',
    'followup_review_recommended',
    'review_loop_iteration',
    'route',
    'spec_checkpoint',
];
const TICKET_KEYS = [
    'baseline_commit',
    'baseline_revision',
    'review_loop_iteration',
    'route_source',
];
function familyOfDocument(file, frontmatter, { lines }) {
    const headings = lines.flatMap(({ heading }) => heading ?? []);
    const title = headings.find(({ level }) => level === 1)?.heading.text ?? '';
    const plain = headings.map(({ heading }) => heading.text.replaceAll('*', '').trim());
    const isReport = plain.some((text) => RECORD.test(text) || isListHeading(text));
    if (isReport && (/(?<![\p{L}\p{N}_])story(?![\p{L}\p{N}_])/iu.test(title) || (0,place/* isStoryName */.BG)(file)))
        return 'bmad-story';
    const { members } = frontmatter;
    if ((0,document_frontmatter/* memberOf */.C5)(members, 'status') === undefined)
        return null;
    if ((0,place/* isInitiative */.hr)(file) && (0,document_frontmatter/* memberOf */.C5)(members, ...TICKET_KEYS) !== undefined)
        return 'bmad-spec';
    return (0,document_frontmatter/* memberOf */.C5)(members, ...SPEC_KEYS) !== undefined && plain.some((text) => PLAN_OF_SPEC.test(text))
        ? 'bmad-spec'
        : null;
}

;// CONCATENATED MODULE: ./src/families/bmad/read/boxes.ts


function taskItems(sections) {
    const found = [...sections.outermost(({ name }) => isTasks(name))];
    return found.flatMap(({ lines }) => lines.flatMap(({ line, heading }) => (heading === undefined ? (itemOf(line) ?? []) : [])));
}
function isTasks(name) {
    return /^[\s*]*(?:\d[\d.]*[.)]?\s+)?tasks(?![\p{L}\p{N}_])/u.test(name);
}
function boxesIn(items) {
    const open = items.filter(({ isTicked }) => isTicked === false);
    const [first] = open;
    return {
        ticked: items.filter(({ isTicked }) => isTicked === true).length,
        open: open.length,
        firstOpen: first === undefined ? null : (0,node/* trimmed */.dE)(first.content),
    };
}

;// CONCATENATED MODULE: ./src/families/bmad/read/story.ts



const STORY_FIELDS = ['file-list', 'lists', 'hedged', 'saysNone', 'boxes'];
function readStory(made, sections) {
    const status = statusIn(sections);
    if (status !== null) {
        made.set('status', status.text);
        made.mark('/status', status);
    }
    setBoxes(made, boxesIn(taskItems(sections)));
    const files = [];
    const unread = [];
    let lists = 0;
    let hedged = 0;
    let saysNone = false;
    for (const section of sections.outermost(({ heading }) => isListHeading(heading.text))) {
        const list = readFileList(section);
        if (lists === 0)
            made.mark('/file-list', section.heading);
        lists++;
        hedged += list.hedged;
        saysNone ||= list.saysNone;
        unread.push(...list.unread);
        for (const { source, type } of list.files)
            made.claim(files, '/file-list', { path: source.text, type }, source);
    }
    made.set('file-list', files);
    made.set('lists', lists);
    made.set('hedged', hedged);
    made.set('saysNone', saysNone);
    made.leaveUnread(unread);
}
function setBoxes(made, { ticked, open, firstOpen }) {
    made.set('boxes', { ticked, open });
    if (firstOpen !== null)
        made.mark('/boxes/open', firstOpen);
}
const NAME = '(?:story |current )?status';
const STATUS_HEADING = new RegExp(`^[*_]*${NAME}_*$`);
const LABELS = [
    new RegExp(`^[\\s>*_#+-]{0,40}${NAME}[*_\\s]{0,9}[:：][*_\\s]{0,9}`, 'i'),
    new RegExp(`^[\\s>]{0,40}\\|[\\s*_\\x60]{0,9}${NAME}[\\s*_\\x60:：]{0,9}\\|`, 'i'),
];
const OTHER_LABEL = /^[\s>*_+-]{0,40}\*\*[^*|]{1,60}[:：]/;
const LATER_LABEL = new RegExp(`\\*\\*${NAME}(?:[:：]\\s?\\*\\*|\\*\\*\\s?[:：])`, 'i');
const NEXT = /\||\*\*[^*|]{1,60}(?:[:：]\s?\*\*|\*\*\s?[:：])/;
const NEAR = 3;
function statusIn({ lines }) {
    for (const [at, { heading }] of lines.entries()) {
        const labelled = labelledStatus(lines, at);
        if (labelled !== null)
            return labelled;
        if (heading === undefined || !STATUS_HEADING.test(heading.name))
            continue;
        for (const [below, { line, heading: next }] of lines.slice(at + 1, at + 1 + NEAR).entries()) {
            if (next !== undefined)
                break;
            if (isHead(line, lines[at + below + 2]?.line))
                continue;
            const text = labelledStatus(lines, at + below + 1) ??
                tidied(untilNext((0,node/* trimmed */.dE)(line, /^\s*\|?/.exec(line.text)?.[0].length)));
            if (text !== null)
                return text;
        }
    }
    return null;
}
function labelledStatus(lines, at) {
    const line = lines[at]?.line;
    if (line === undefined || isHead(line, lines[at + 1]?.line))
        return null;
    const start = statusStart(line.text);
    if (start === null)
        return null;
    return tidied(untilNext((0,node/* trimmed */.dE)(line, start)));
}
function untilNext({ text, start }) {
    const end = text.search(NEXT);
    return { text: end < 0 ? text : text.slice(0, end), start };
}
function statusStart(text) {
    for (const label of LABELS) {
        const before = label.exec(text)?.[0];
        if (before !== undefined)
            return before.length;
    }
    const later = OTHER_LABEL.test(text) ? LATER_LABEL.exec(text) : null;
    return later === null ? null : later.index + later[0].length;
}
function isHead({ text }, next) {
    return text.includes('|') && next !== undefined && next.text.includes('-') && /^[\s>|:-]+$/.test(next.text);
}
function tidied({ text, start }) {
    const shown = text.replace(NOT_SHOWN, '').replace(/^[^\p{L}\p{N}[{<]+/u, '');
    let end = shown.length;
    while (/[\s*_\x60]/.test(shown.charAt(end - 1)))
        end--;
    if (shown === '')
        return null;
    return { text: shown.slice(0, Math.min(end, LONGEST_STATUS)), start: start + text.length - shown.length };
}
const NOT_SHOWN = /^(?:[\s*_]|~~[^~]{1,400}~~)*/;
const LONGEST_STATUS = 200;

;// CONCATENATED MODULE: ./src/families/bmad/read/spec.ts







const SPEC_FIELDS = ['tasks', 'review-order', 'changed', 'boxes', 'hedged'];
function readSpec(made, sections) {
    const items = taskItems(sections);
    const boxes = boxesIn(items);
    setBoxes(made, boxes);
    const hasBoxes = items.some(({ isTicked }) => isTicked !== null);
    const done = items.filter(({ isTicked, indent }) => (hasBoxes ? isTicked === true : indent === 0));
    const tasks = [];
    let hedged = 0;
    for (const item of done) {
        const naming = codeNaming(item);
        if (naming === null)
            continue;
        const type = typeOfTask(naming);
        if (type === null)
            hedged++;
        else
            for (const { source } of filesOf(naming))
                made.claim(tasks, '/tasks', { path: source.text, type }, source);
    }
    made.set('tasks', tasks);
    made.set('hedged', hedged);
    const review = [];
    for (const section of sections.outermost(({ name }) => name.startsWith('suggested review order'))) {
        for (const source of linkTargets(section))
            made.claim(review, '/review-order', decoded(source.text), source);
    }
    made.set('review-order', review);
    const changed = [];
    for (const section of sections.outermost(({ name }) => name.startsWith('auto run result'))) {
        for (const { source } of changedFiles(section))
            made.claim(changed, '/changed', source.text, source);
    }
    made.set('changed', changed);
}
function codeNaming({ content }) {
    if (!/^(?:\*\*)?`/.test(content.text))
        return null;
    return namingIn(content);
}
const BOOKS = /(?:^|\/)(?:deferred-work\.md|sprint-status\.yaml)$/;
function filesOf({ paths }) {
    return paths.filter(({ source }) => !BOOKS.test(source.text));
}
const TAKES_AWAY = /^[^\p{L}\p{N}]{0,40}(?:mov(?:e|es|ed|ing)|renam(?:e|es|ed|ing)|extract(?:s|ed|ing)?|delet(?:e|es|ed|ing)|remov(?:e|es|ed|ing))(?![\p{L}\p{N}_])/iu;
const DELETES = /^[^\p{L}\p{N}]{0,40}(?:deleted?|removed?)(?:\s+(?:the|this)\s+file)?[^\p{L}\p{N}]*?(?:$|[.;—–]|\s--?\s)/iu;
function typeOfTask(naming) {
    const action = actionIn(naming.remark);
    if (TAKES_AWAY.test(action))
        return DELETES.test(action) ? 'deleted' : null;
    return naming.isStruck || isHedgedLine(naming) ? null : 'task';
}
function actionIn(remark) {
    const dash = /[—–:：]|\s--?\s/.exec(remark);
    return dash === null ? remark : remark.slice(dash.index + dash[0].length);
}
function linkTargets({ lines }) {
    return lines.flatMap(({ line }) => {
        const pairs = bracketsIn(line.text);
        return [...line.text.matchAll(/\]\(/g)].flatMap(({ index }) => {
            const close = (0,collections/* valueOf */.RP)(pairs, index + 1);
            return close < 0 ? [] : (targetOf((0,node/* trimmed */.dE)(line, index + 2, close)) ?? []);
        });
    });
}
function bracketsIn(text) {
    const signs = [...text.matchAll(/[()]/g)];
    const pairs = new Map();
    const open = [];
    for (const { 0: sign, index } of signs) {
        if (sign === '(')
            open.push(index);
        else
            pairs.set(open.pop() ?? -1, index);
    }
    let next = -1;
    for (const { 0: sign, index } of signs.reverse()) {
        if (sign === ')')
            next = index;
        else if (!pairs.has(index))
            pairs.set(index, next);
    }
    return pairs;
}
function targetOf(source) {
    const [, bracketed, plain = ''] = /^(?:<([^<>]*)>|(\S+))(?:\s+["'(].*)?$/.exec(source.text) ?? [];
    const text = bracketed ?? plain;
    if (text === '' || /^(?:#|[A-Za-z][A-Za-z0-9+.-]*:)/.test(text))
        return null;
    const end = text.search(/[?#]/);
    const path = withoutFragment(end < 0 ? text : text.slice(0, end)).replace(/:\d+(?:-\d+)?$/, '');
    return path === '' ? null : { text: path, start: source.start + (bracketed === undefined ? 0 : 1) };
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function changedFiles({ lines }) {
    return lines.flatMap(({ line, heading }) => {
        const item = heading === undefined ? itemOf(line) : null;
        const naming = item === null || item.isTicked === false ? null : codeNaming(item);
        if (naming === null || naming.isStruck || isHedgedLine(naming))
            return [];
        return filesOf(naming).filter(({ source }) => source.text.includes('/') && codePath(source) !== null);
    });
}

;// CONCATENATED MODULE: ./src/families/bmad/read/bmad.ts







const KIND = {};
function bmadFamilyOf(file, text) {
    const frontmatter = (0,document_frontmatter/* frontmatterOf */.C2)(text);
    return familyOfDocument(file, frontmatter, new document_sections/* Sections */.Z_(text, frontmatter.body));
}
function readBmad(source, file) {
    const made = new composition/* Composition */.B(source, KIND, ['family', ...STORY_FIELDS, ...SPEC_FIELDS]);
    const sections = new document_sections/* Sections */.Z_(source.text, made.frontmatter.body);
    const family = familyOfDocument(file, made.frontmatter, sections);
    if (family === null)
        return null;
    made.set('family', family);
    if (family === 'bmad-story')
        readStory(made, sections);
    else
        readSpec(made, sections);
    return { ...made.unnumberedReturn(), composed: family, isAlone: true, named: namedIn(sections) };
}
function namedIn({ lines }) {
    const named = new Set();
    let isBelowRemoval = false;
    for (const { line } of lines) {
        const isRemoval = (0,bmad_words/* saysRemoval */.tv)(line.text.replace(/`[^`]*`/g, ''));
        if (line.text.trim() !== '' && !bmad_ITEM.test(line.text))
            isBelowRemoval = isRemoval;
        if (!isRemoval && !isBelowRemoval)
            continue;
        for (const { text } of (0,document_sections/* codeSpans */.tE)(line)) {
            const path = text.trim();
            if (/[./]/.test(path) && !/\s/.test(path))
                named.add(path);
        }
    }
    return [...named];
}
const bmad_ITEM = /^\s*(?:[-*+]|\d+\.)\s/;

// EXTERNAL MODULE: ./src/families/bmad/status.ts
var bmad_status = __webpack_require__(5787);
;// CONCATENATED MODULE: ./src/families/bmad/read/unread.ts





const FENCE_LINE = /^[ \t]*(?:`{3,}|~{3,})[^\r\n]*/gm;
function unreadIn(source, file) {
    const { text, unended = null, written = text } = source;
    if (unended !== null) {
        const comment = '<!--';
        const shown = `${text.slice(0, unended)}${' '.repeat(comment.length)}${written.slice(unended + comment.length)}`;
        return isDone(shown) ? problem('in-comment', { start: unended, text: comment }) : null;
    }
    const fence = fenceAround(text);
    if (fence === null)
        return null;
    return isDone(text.replace(FENCE_LINE, (line) => ' '.repeat(line.length))) ? problem('in-code', fence) : null;
    function isDone(shown) {
        const found = readBmad({ ...source, text: shown, unended: null }, file);
        return found?.composed === (0,place/* bmadFamilyNamed */.kM)(file) && (0,bmad_status/* isClaiming */.By)(found.value);
    }
    function problem(reason, { start, text: sign }) {
        return { kind: 'unread-return', reason, text: sign, range: source.range(start, start + sign.length) };
    }
}
function fenceAround(text) {
    const { lines } = new document_sections/* Sections */.Z_(`${text}\n-`, 0);
    const start = text.search(/\S/);
    const first = fenceFrom(text, 0);
    if (first?.start === start && lines.every(({ heading }) => heading === undefined))
        return first;
    const { line: last } = (0,collections/* elementAt */.s2)(lines, lines.length - 1);
    return last.start > text.length ? null : fenceFrom(text, last.start + last.text.length);
}
function fenceFrom(text, from) {
    FENCE_LINE.lastIndex = from;
    const found = FENCE_LINE.exec(text);
    FENCE_LINE.lastIndex = 0;
    if (found === null)
        return null;
    const [line] = found;
    const indent = line.length - line.trimStart().length;
    return { start: found.index + indent, text: line.trim() };
}

;// CONCATENATED MODULE: ./src/families/bmad/versions/generated/index.ts
const versions = new Map([
    ['bmad-spec@6', async () => (await Promise.all(/* import() */[__webpack_require__.e(2368), __webpack_require__.e(5251)]).then(__webpack_require__.bind(__webpack_require__, 5251))).standard],
    ['bmad-story@4', async () => (await Promise.all(/* import() */[__webpack_require__.e(2368), __webpack_require__.e(3296)]).then(__webpack_require__.bind(__webpack_require__, 3296))).standard],
    ['bmad-story@6', async () => (await Promise.all(/* import() */[__webpack_require__.e(2368), __webpack_require__.e(7934)]).then(__webpack_require__.bind(__webpack_require__, 7934))).standard],
]);

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/families/define.ts
var families_define = __webpack_require__(4937);
;// CONCATENATED MODULE: ./src/families/bmad/family.ts





const DOCUMENT = { list: 'fields', isJson: false, isSeenByHooks: false, common };
const prompts = new Map([
    [
        'bmad-story',
        {
            isWhat: 'the Markdown file in which a dev agent of BMAD lists what it created, changed and deleted for a story',
            ...DOCUMENT,
            nameless: 'A story of BMAD',
            opening: [
                'When a story is done, its File List names every file that was created, modified or deleted for it, one an item: the path in a',
                'code span, relative to the root of the repository, and behind it one of (new), (modified), (deleted).',
                'Take out of the list what was planned and not made, and what git ignores. Compare it with `git diff --name-status` before you',
                'set the status to review or done: do that only when all of the files are committed, and tick the tasks that are done.',
            ],
        },
    ],
    [
        'bmad-spec',
        {
            isWhat: 'the Markdown file by which BMAD builds: its ticked tasks, and what to review',
            ...DOCUMENT,
            nameless: 'A build spec of BMAD',
            opening: [
                'When a build spec is done, every task that is done is ticked, and begins with the path of its file in a code span, relative to',
                'the root of the repository. Set the status to in-review or done only when all of these files are committed.',
                'Below Suggested Review Order each link leads to a file that is committed, by a path from the folder of the spec.',
            ],
        },
    ],
]);
function common(standard) {
    return [
        `The work is done with the status ${(0,model_text/* listOf */.c3)(standard.success.map((status) => (0,model_text/* quote */.hD)(status)))}.`,
        ...(0,families_define/* claimsInPrompt */.ZS)(standard),
        'Each path leads to a committed file that is not empty; what is called deleted is not there.',
        'Paths are plain: forward slashes, no patterns, the letter case of the file.',
    ];
}
const loaded = {
    versions: versions,
    examples: async () => (await __webpack_require__.e(/* import() */ 5374).then(__webpack_require__.bind(__webpack_require__, 5374))).examples,
    upstreams: [{ title: 'BMAD-METHOD', url: 'https://github.com/bmad-code-org/BMAD-METHOD' }],
    prompts,
    whyNotMigrated: (id) => `stories and build specs of BMAD are not migrated: ${id} reads those of every version of its family as they are.`,
    readWhole: (source, _, file) => readBmad(source, file),
    unreadIn: unreadIn,
    readOpening: readBmad,
    recognise: (text, { form }) => (form === 'whole' ? null : bmadFamilyOf('', text)),
};


/***/ }),

/***/ 5787:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ isClaiming),
/* harmony export */   EK: () => (/* binding */ isOneOf),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   d4: () => (/* binding */ plainStatus)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3648);


function plainStatus(status) {
    return status
        .normalize('NFC')
        .toLowerCase()
        .replace(/\s#.*$/u, '')
        .replace(/["'\x60*]/gu, '')
        .replace(/[\s_-]+/gu, ' ')
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .trim();
}
function stateOf(status) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOfWord */ .L6)(plainStatus(status));
}
function isClaiming(value) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringField */ .OM)(value, 'status');
    return status === undefined || stateOf(status) !== 'open';
}
function isOneOf(status, words) {
    const plain = plainStatus(status);
    const spaced = words.map((word) => word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
    return [...words, ...spaced].some((word) => {
        const start = plainStatus(word);
        return plain.startsWith(start) && !/^[\p{L}\p{N}_]/u.test(plain.slice(start.length));
    });
}


/***/ }),

/***/ 3648:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ isHedgedLabel),
/* harmony export */   L6: () => (/* binding */ stateOfWord),
/* harmony export */   UM: () => (/* binding */ changeIn),
/* harmony export */   ed: () => (/* binding */ saysGone),
/* harmony export */   mN: () => (/* binding */ isHedged),
/* harmony export */   tv: () => (/* binding */ saysRemoval)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

const ENGLISH = {
    created: ['new|', 'creat', 'added|'],
    modified: ['modif', 'chang', 'updat', 'edit', 'extend', 'refactor'],
    deleted: ['delet', 'remov'],
    moved: ['renam', 'moved|'],
    gone: ['deleted?', 'removed?'],
    hedges: [
        'deferred',
        'planned',
        'pending',
        'expected',
        'estimated',
        'predicted',
        'to be (?:creat|modif|add|updat|delet|remov)',
        'to (?:create|modify|update|add|delete)|',
        'todo|',
        'tbd',
        'optional|',
        'if (?:needed|any|absent|required|necessary|split)',
        'as needed',
        'or (?:similar|equivalent|create)',
        'skipped|',
        'not (?:yet |needed|required|created|modified|changed|implemented|committed|tracked|in git|versioned|applicable)',
        'no (?:[\\p{L}\\p{N}_]+ )?(?:changes?|modifications?)|',
        'do not',
        'none|',
        'n/a',
        'unchanged',
        'superseded',
        'verified',
        'reviewed|',
        '(?:re-?)?use existing',
        '(?:pre-?|already )?exist(?:s|ing)|',
        'already',
        'reference|',
        'read[- ]only',
        'untracked',
        'git-?ignored',
        'uncommitted',
        'local[- ]only',
        'out of scope',
        'outside',
        'external',
        'temporary',
    ],
};
const FRENCH = {
    created: ['nouve', 'cré[eé]', 'cree|', 'ajout'],
    modified: ['modif', 'chang', 'mis(?:e?s)? à jour'],
    deleted: ['supprim'],
    moved: ['déplac', 'renomm'],
    gone: ['supprim(?:é|ée|és|ées|er)'],
    hedges: [
        'à (?:créer|modifier|faire|lire|supprimer|ajouter|mettre)',
        'attendus?|',
        'prévus?|',
        'reporté',
        'différé',
        'optionnel',
        'si (?:absent|besoin|nécessaire|requis)',
        'ou équivalent',
        'non (?:créé|modifié|commit|suivi|versionn)',
        'inchangé',
        'ignoré',
        'vérifié',
        'désactivé',
        'aucun',
        'existant',
        'déjà',
    ],
};
const SPANISH = {
    created: ['nuev', 'cread', 'crear', 'añad', 'agreg'],
    modified: ['modif', 'actualiz', 'cambi'],
    deleted: ['elimin', 'borrad'],
    moved: ['movid'],
    gone: ['eliminad[oa]s?', 'borrad[oa]s?'],
    hedges: [
        'opcional',
        'pendiente',
        'si es necesario',
        'por crear',
        'a (?:crear|modificar)|',
        'sin cambios',
        'previst[oa]',
        'no (?:creado|modificado)',
    ],
};
const PORTUGUESE = {
    created: ['criad', 'novos?|', 'novas?|'],
    modified: ['modif', 'alterad'],
    deleted: ['elimin', 'excluíd'],
    moved: ['movid'],
    gone: ['eliminad[oa]s?', 'excluíd[oa]s?'],
    hedges: ['opcional', 'pendente', 'se necess', 'previst[oa]'],
};
const ITALIAN = {
    created: ['nuov', 'creat', 'aggiunt'],
    modified: ['modif', 'aggiorn', 'cambi'],
    deleted: ['elimin', 'rimoss', 'cancellat'],
    moved: ['spostat', 'rinominat'],
    gone: ['eliminat[oaie]', 'rimoss[oaie]'],
    hedges: ['da (?:creare|modificare)', 'opzionale', 'rinviat', 'previst[oa]', 'nessun', 'immutat'],
};
const GERMAN = {
    created: ['neu|', 'neue', 'erstellt', 'angelegt', 'hinzu'],
    modified: ['modif', 'geändert', 'aktualis', 'angepasst'],
    deleted: ['gelöscht', 'entfernt'],
    moved: ['verschoben', 'umbenannt'],
    gone: ['gelöscht', 'entfernt'],
    hedges: ['geplant', 'ausstehend', 'optional|', 'falls nötig', 'bei bedarf', 'unverändert', 'keine'],
};
const RUSSIAN = {
    created: ['нов(?:ы|ая|ое)', 'созда', 'добав'],
    modified: ['измен', 'обновл'],
    deleted: ['удал'],
    moved: ['перемещ', 'переимен'],
    gone: ['удал(?:ё|е)н[аоы]?'],
    hedges: ['планир', 'отлож', 'опционально', 'при необходимости', 'если|', 'не (?:измен|созда|требу)', 'без изменений'],
};
const CHINESE = {
    created: ['新增', '新建', '创建'],
    modified: ['修改', '更新', '变更'],
    deleted: ['删除', '移除'],
    moved: ['重命名', '移动'],
    gone: ['已?删除', '已?移除'],
    hedges: [
        '待(?:创建|修改|定|实现|补充|新增)',
        '计划(?:创建|修改|新增|变更)',
        '预计',
        '可选',
        '可删除',
        '如需',
        '如有',
        '未(?:修改|变更|提交|创建|改动|跟踪)',
        '暂不',
        '忽略',
        '无需',
        '无关',
        '参考',
    ],
};
const JAPANESE = {
    created: ['新規', '追加', '作成'],
    modified: ['変更', '更新'],
    deleted: ['削除'],
    moved: ['移動'],
    gone: ['削除(?:済み)?'],
    hedges: ['予定', '任意', '必要に応じ', '参考'],
};
const KOREAN = {
    created: ['추가', '생성', '신규'],
    modified: ['수정', '변경'],
    deleted: ['삭제'],
    moved: ['이동'],
    gone: ['삭제됨?'],
    hedges: ['예정'],
};
const LANGUAGES = [
    ENGLISH,
    FRENCH,
    SPANISH,
    PORTUGUESE,
    ITALIAN,
    GERMAN,
    RUSSIAN,
    CHINESE,
    JAPANESE,
    KOREAN,
];
const CHANGES = ['created', 'modified', 'deleted', 'moved'];
const LETTER = '[\\p{L}\\p{N}_]';
function anyOf(get) {
    const words = new Set(LANGUAGES.flatMap(get));
    return [...words].map((word) => (word.endsWith('|') ? `${word.slice(0, -1)}(?!${LETTER})` : word)).join('|');
}
const OF_CHANGE = CHANGES.map((change) => [change, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)(`(?<!${LETTER})(?:${anyOf((language) => language[change])})`, 'iu')]);
function changeIn(text) {
    const plain = text.normalize('NFC');
    const found = OF_CHANGE.filter(([, words]) => words().test(plain)).map(([change]) => change);
    return found.length > 1 ? 'several' : (found[0] ?? null);
}
const REMOVAL = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)(`(?<!${LETTER})(?:${anyOf((language) => [...language.deleted, ...language.moved, ...language.gone])}|gone|replac|supersed|dropped)`, 'iu');
function saysRemoval(line) {
    return REMOVAL().test(line.normalize('NFC'));
}
const HEDGE = anyOf(({ hedges }) => hedges);
const SIGNS = '[\\s*_|✅⚠\\u{FE0F}~-]{0,40}';
const HEDGED = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)(`(?:^|[(\\[（【—–|:：]|\\s--?\\s)${SIGNS}(?:${HEDGE})`, 'iu');
const ADDED_CONDITION = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)(`[,;，、)\\]）】]${SIGNS}(?:if (?:needed|necessary|required|any)|as needed|optional|planned|tbd|todo)${SIGNS}(?=$|[.,;)\\]）】])`, 'iu');
const HEDGED_LABEL = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)(`(?<!${LETTER})(?:${HEDGE})`, 'iu');
function isHedged(remark) {
    const plain = remark.normalize('NFC');
    return HEDGED().test(plain) || ADDED_CONDITION().test(plain);
}
function isHedgedLabel(label) {
    return HEDGED_LABEL().test(label.normalize('NFC'));
}
const GONE_WORD = anyOf(({ gone }) => gone);
const GONE = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)(`^[^\\p{L}\\p{N}]{0,40}(?:(?:file|was|were|is|now|fichier)\\s+){0,5}(?:${[
    `(?:\\*\\*|\\[|\\()(?:${GONE_WORD})(?:\\*\\*|\\]|\\))`,
    `(?:${GONE_WORD})(?!${LETTER})(?=\\s*(?:$|[)\\].,;:|~/(（—–])|\\s-)`,
    `(?:renamed|moved)\\s+to\\s+\`?[\\p{L}\\p{N}_.@-]*[/.][\\p{L}\\p{N}_.@/-]`,
].join('|')})`, 'iu');
function saysGone(remark) {
    const plain = remark.normalize('NFC');
    return GONE().test(plain) || (plain.includes('*') && GONE().test(plain.replaceAll('*', '')));
}
const FINAL = [
    'built',
    'done',
    'completed?',
    'in review',
    'review',
    'reviewed',
    'ready for (?:re ?)?review',
    'ready for done',
    'ready to (?:merge|ship)',
    'implemented',
    'dev(?:elopment)? completed?',
    'qa (?:pass|passed|approved)',
    'pass(?:ed)?',
    'shipped',
    'merged',
    'terminée?',
    'completad[oa]',
    'completato',
    'fatto',
    'fertig',
    'concluíd[oa]',
    'готово',
    'выполнен[оа]?',
    'завершен[оа]?',
    '完成',
    '已完成',
    '完了',
    '완료',
];
const OPEN = [
    'draft',
    'drafted',
    'approved',
    'ready',
    `ready for dev${LETTER}*`,
    'in ?progress',
    'in development',
    'wip',
    'backlog',
    'deferred',
    'blocked',
    'proposed',
    'superseded',
    'cancell?ed',
    'planned',
    'to ?do',
    'not started',
    'contexted',
    'optional',
    'on hold',
    'archived',
    'obsolete',
    'abandoned',
    'split',
];
function beginsWith(words) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T1)(`^(?:${words.join('|')})(?!${LETTER})`, 'iu');
}
const IS_FINAL = beginsWith(FINAL);
const IS_OPEN = beginsWith(OPEN);
function stateOfWord(status) {
    if (IS_FINAL().test(status))
        return 'success';
    return IS_OPEN().test(status) ? 'open' : null;
}


/***/ })

};
;
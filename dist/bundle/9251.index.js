"use strict";
exports.id = 9251;
exports.ids = [9251];
exports.modules = {

/***/ 39251:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loaded: () => (/* binding */ loaded)
});

// EXTERNAL MODULE: ./src/families/gsd/place.ts
var gsd_place = __webpack_require__(91358);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/families/claims-in-prompt.ts
var claims_in_prompt = __webpack_require__(46414);
;// CONCATENATED MODULE: ./src/families/gsd/prompts.ts


const DOCUMENT = { list: 'fields', isJson: false, isSeenByHooks: false, common };
const prompts = new Map([
    [
        'gsd-summary',
        {
            isWhat: 'the Markdown file with which GSD sums up the execution of a plan',
            ...DOCUMENT,
            nameless: 'A summary of GSD',
            opening: [
                'When a plan is executed, its summary is written beside it, named as it is with SUMMARY for PLAN, and committed with the work.',
                'It begins with a frontmatter between two lines of three dashes, with the fields below; the rest is Markdown as in the example.',
            ],
        },
    ],
    [
        'gsd-plan',
        {
            isWhat: 'the Markdown file in which GSD says what must hold when a plan is done',
            ...DOCUMENT,
            nameless: 'A plan of GSD',
            opening: [
                'A plan begins with a frontmatter between two lines of three dashes, with the fields below. What it calls must_haves is held',
                'against the tree once its summary is there.',
            ],
        },
    ],
    [
        'gsd-verification',
        {
            isWhat: 'the Markdown file in which a second agent of GSD says what it found',
            ...DOCUMENT,
            nameless: 'A verification of GSD',
            opening: [
                'A verification begins with a frontmatter between two lines of three dashes, with the fields below. Below the heading Required',
                'Artifacts a table has a row for each file, its path in a code span first.',
            ],
        },
    ],
]);
function common(standard, isRequired) {
    const { success, family } = standard;
    const isSummary = family === 'gsd-summary';
    const none = isSummary && !isRequired('/status') ? ', or no status at all' : '';
    return [
        ...(success.length === 0 ? [] : [`Success is ${(0,model_text/* listOf */.c3)(success.map((status) => (0,model_text/* quote */.hD)(status)))}${none}.`]),
        ...(0,claims_in_prompt/* claimsInPrompt */.Z)(standard),
        `Each path leads to a committed file that is not empty${isSummary ? '; what is called deleted is not there' : ''}.`,
        'Paths are relative to the folder that holds .planning and plain: forward slashes, no patterns, the letter case of the file.',
        'No path is that of a folder, in a submodule or outside of the project.',
    ];
}

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/document/claimed-path.ts
var claimed_path = __webpack_require__(36361);
// EXTERNAL MODULE: ./src/read/document/composition.ts + 1 modules
var composition = __webpack_require__(69442);
;// CONCATENATED MODULE: ./src/families/gsd/read/composition.ts

function compositionOf(source, composed) {
    return new composition/* Composition */.B(source, KIND, composed);
}
const KIND = {
    ownKey: /^["']?(?:phase|plan|subsystem|key[ _-]?files|must_haves|verified|score)["']?[ \t]*:/i,
    spellings: new Map([
        ['key_files', 'key-files'],
        ['requirements_completed', 'requirements-completed'],
    ]),
};

// EXTERNAL MODULE: ./src/read/document/frontmatter.ts + 1 modules
var frontmatter = __webpack_require__(72903);
;// CONCATENATED MODULE: ./src/families/gsd/read/plan.ts




function readPlan(source) {
    const made = compositionOf(source, ['checkpoint']);
    const { members, body } = made.frontmatter;
    for (const name of ['requirements', 'depends_on']) {
        const lists = (0,frontmatter/* allMembersOf */.Wz)(members, name);
        if (lists.length > 0)
            made.set(name, texts(made, (0,model_pointer/* join */.fj)('', name), lists));
    }
    const mustHaves = (0,frontmatter/* allMembersOf */.Wz)(members, 'must_haves');
    if (mustHaves.length > 0) {
        const inner = mustHaves.flatMap(({ value }) => (0,frontmatter/* membersOf */.lS)(value));
        made.set('must_haves', mustHavesOf(made, inner));
    }
    const checkpoint = CHECKPOINT.exec(source.text.slice(body));
    if (checkpoint !== null) {
        made.set('checkpoint', true);
        made.mark('/checkpoint', { text: checkpoint[0], start: body + checkpoint.index });
    }
    return made.unnumberedReturn();
}
const CHECKPOINT = /<task\b[^<>]{0,300}\btype\s*=\s*["']checkpoint/;
function mustHavesOf(made, members) {
    const artifacts = [];
    const links = [];
    const unread = [];
    const readAll = (name, list, read) => {
        for (const written of (0,frontmatter/* allMembersOf */.Wz)(members, name)) {
            const before = list.length;
            for (const item of (0,frontmatter/* itemsOf */.S3)(written.value))
                read(item);
            if (list.length > before || !holdsLines(written.value))
                continue;
            if (!unread.includes(name))
                unread.push(name);
            made.mark((0,model_pointer/* join */.fj)('', 'must_haves', name), written.at);
        }
    };
    readAll('artifacts', artifacts, (item) => {
        for (const path of (0,frontmatter/* allMembersOf */.Wz)((0,frontmatter/* membersOf */.lS)(item), 'path'))
            artifact(made, item, path.value, artifacts);
    });
    readAll('key_links', links, (item) => {
        keyLink(made, item, links);
    });
    return { artifacts, key_links: links, unread };
}
function artifact(made, item, path, artifacts) {
    const members = (0,frontmatter/* membersOf */.lS)(item);
    if (path.kind !== 'scalar' || path.value === null)
        return;
    const pointer = (0,model_pointer/* join */.fj)('', 'must_haves', 'artifacts', artifacts.length);
    const found = (0,claimed_path/* pathIn */.lW)(path.source.text);
    const entry = new Map([['path', found?.path ?? null]]);
    for (const name of ['provides', 'min_lines']) {
        const member = (0,frontmatter/* memberOf */.C5)(members, name);
        if (member !== undefined)
            entry.set(name, made.json(member.value, (0,model_pointer/* join */.fj)(pointer, name)));
    }
    for (const name of ['contains', 'exports']) {
        const lists = (0,frontmatter/* allMembersOf */.Wz)(members, name);
        if (lists.length > 0)
            entry.set(name, texts(made, (0,model_pointer/* join */.fj)(pointer, name), lists));
    }
    made.mark(pointer, item.source);
    if (found === null) {
        made.mark((0,model_pointer/* join */.fj)(pointer, 'path'), path.source);
        artifacts.push(Object.fromEntries(entry));
        return;
    }
    const source = { text: found.path, start: path.source.start + found.start };
    made.claim(artifacts, '/must_haves/artifacts', Object.fromEntries(entry), source, 'path');
}
function keyLink(made, item, links) {
    const members = (0,frontmatter/* membersOf */.lS)(item);
    const pointer = (0,model_pointer/* join */.fj)('', 'must_haves', 'key_links', links.length);
    const entry = new Map();
    for (const name of ['from', 'to', 'via', 'pattern']) {
        const value = (0,frontmatter/* memberOf */.C5)(members, name)?.value;
        if (value?.kind !== 'scalar' || value.value === null)
            continue;
        made.mark((0,model_pointer/* join */.fj)(pointer, name), value.source);
        const isEnd = name === 'from' || name === 'to';
        entry.set(name, isEnd ? ((0,claimed_path/* pathIn */.lW)(value.source.text)?.path ?? null) : String(value.value));
    }
    if (!entry.has('from'))
        return;
    made.mark(pointer, item.source);
    links.push(Object.fromEntries(entry));
}
function texts(made, pointer, members) {
    const list = [];
    for (const item of members.flatMap(({ value }) => (0,frontmatter/* itemsOf */.S3)(value))) {
        if (item.kind !== 'scalar' || item.value === null)
            continue;
        made.mark((0,model_pointer/* join */.fj)(pointer, list.length), item.source);
        list.push(String(item.value));
    }
    return list;
}
function holdsLines(node) {
    if (node.kind === 'scalar')
        return node.value !== null;
    return node.kind === 'list' ? node.items.length > 0 : true;
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/read/document/frontmatter-block.ts
var frontmatter_block = __webpack_require__(81226);
;// CONCATENATED MODULE: ./src/families/gsd/status.ts


const UNFINISHED_WORK = /^[^\p{L}\p{N}]*(?:halted|blocked|partial|failed|(?<open>in[\s_-]?progress|pending|draft))(?<rest>[^]*)$/iu;
const REASON = /^(?:[^\p{L}\p{N}]*|[\s*_\x60"']*\([^()]*\)[^\p{L}\p{N}]*|[\s*_\x60"']*:[^]*|[*_\x60"']*\s+[-–—]+\s[^]*)$/u;
const SUCCESS = /(?<![\p{L}\p{N}])(?:complete[ds]?|completion|done|finished|pass(?:ed)?|shipped|succe(?:ss(?:ful(?:ly)?)?|eded))(?![\p{L}\p{N}])/iu;
function stateOfSummary(status) {
    const { open, rest } = UNFINISHED_WORK.exec(status)?.groups ?? {};
    if (rest === undefined || !REASON.test(rest) || SUCCESS.test(rest))
        return null;
    return open === undefined ? 'final' : 'open';
}
function saysUnfinished(status) {
    return typeof status === 'string' && stateOfSummary(status) !== null;
}
function summarySucceeds({ status = null, selfCheck }) {
    return selfCheck !== 'failed' && !saysUnfinished(status);
}
function isSuperseded(value) {
    return (0,json/* stringField */.OM)(value, 'status')?.trim().toLowerCase() === 'superseded';
}
function hasFrontmatter({ frontmatter }) {
    return typeof frontmatter === 'string' && (0,frontmatter_block/* isReadable */.h)(frontmatter);
}

;// CONCATENATED MODULE: ./src/families/gsd/read/file-labels.ts
class Labels {
    #headings;
    #bold = [];
    constructor({ level, name }) {
        this.#headings = [{ level, text: name }];
    }
    take({ text }) {
        const bold = /^\*\*([^*`]+)\*\*:?\s*$/.exec(text)?.[1];
        if (bold !== undefined)
            this.#bold = [bold];
        return bold !== undefined;
    }
    enter({ level, heading }) {
        this.#headings = [...this.#headings.filter((outer) => outer.level < level), { level, text: heading.text }];
        this.#bold = [];
    }
    get type() {
        const outwards = [...this.#bold, ...this.#headings.map(({ text }) => text).reverse()];
        return outwards.map(typeIn).find((type) => type !== undefined) ?? 'listed';
    }
}
function typeIn(label) {
    const types = [];
    if (/\b(?:created|new|added)\b/i.test(label))
        types.push('created');
    if (/\b(?:modified|changed|updated|edited)\b/i.test(label))
        types.push('modified');
    if (/\b(?:deleted|removed)\b/i.test(label))
        types.push('deleted');
    return types.length === 1 ? types[0] : undefined;
}

// EXTERNAL MODULE: ./src/read/document/source-text.ts
var source_text = __webpack_require__(83767);
;// CONCATENATED MODULE: ./src/families/gsd/read/self-check-result.ts
const DENIED_BEFORE = /(?:(?<![\p{L}\p{N}])(?:not|no|none|never|nothing|zero|without)|n['’]t|(?<![\p{L}\p{N}.,/])0)[\s*_\x60]+(?:\p{L}+[\s*_\x60]+)?$/iu;
const NONE_BEHIND = /^[\s*_\x60]*[:=(][\s*_\x60]*(?:0|none|zero)(?![\p{L}\p{N}.,/]|\s*(?:\/|of\b))/iu;
function selfCheckResults(heading) {
    const results = [];
    for (const { 0: word, index } of heading.matchAll(/(?<![\p{L}\p{N}_])(?:passed|failed)(?![\p{L}\p{N}_])/giu)) {
        const before = heading.slice(Math.max(0, index - FAR), index);
        const behind = heading.slice(index + word.length, index + word.length + FAR);
        if (DENIED_BEFORE.test(before) || NONE_BEHIND.test(behind))
            continue;
        results.push(word.toLowerCase() === 'passed' ? 'passed' : 'failed');
    }
    return results;
}
const FAR = 40;

// EXTERNAL MODULE: ./src/read/document/sections.ts
var document_sections = __webpack_require__(71810);
// EXTERNAL MODULE: ./src/read/document/node.ts
var node = __webpack_require__(82822);
// EXTERNAL MODULE: ./src/model/known.ts
var known = __webpack_require__(57342);
;// CONCATENATED MODULE: ./src/families/gsd/read/unread.ts




const KEY_FILES = /^[ \t]*["']?key[ \t_-]*files["']?[ \t]*:/i;
function unreadLines(lines, offsets) {
    const read = [...offsets].sort((one, other) => one - other);
    const unread = [];
    let next = 0;
    let region = null;
    let owner = null;
    for (const line of lines) {
        const end = line.start + line.text.length;
        const before = next;
        while (next < read.length && (0,known/* elementAt */.s)(read, next) <= end)
            next++;
        const isRead = next > before;
        const content = (0,source_text/* trimmed */.d)(line);
        const indent = content.start - line.start;
        if (content.text === '' || content.text.startsWith('#'))
            continue;
        const key = KEY_FILES.exec(line.text)?.[0];
        const isItem = /^-(?:\s|$)/.test(content.text);
        if (region !== null && (indent < region || (indent === region && !isItem)))
            region = null;
        if (key !== undefined && region === null) {
            region = indent;
            owner = null;
            if (!isRead && mayNameFile((0,node/* contentOf */.$E)(line.text.slice(key.length))))
                unread.push((0,source_text/* trimmed */.d)(line, key.length));
            continue;
        }
        if (region === null || (owner !== null && indent > owner))
            continue;
        owner = isItem && isRead ? indent : null;
        if (!isRead && mayNameFile((0,node/* contentOf */.$E)(content.text)))
            unread.push(content);
    }
    return unread;
}
const JOINED = /^[\s(]*(?:(?:[+&,;]|and\b)[\s*`"']*)+([^\s*`"',;()]+)/;
function namesAnother(description) {
    const other = JOINED.exec(description)?.[1];
    return other !== undefined && mayNameFile(other) && !namesNoOneFile(other);
}
const PATTERN = /^["'`]?(?=[^(]*(?:[*{]|\?[^\s"'`]|\[(?:\d+-\d+|[A-Za-z]-[A-Za-z])\]))(?:[^\s,;(){}"'`]|\{[^{}]*\})+["'`]?(?:\s.*)?$/;
const COUNT = /^["'`]?[~+]?\d+\+?\s+(?:[\w-]+\s+){0,3}files?\b/i;
function namesNoOneFile(text) {
    return (COUNT.test(text) || (PATTERN.test(text) && (0,claimed_path/* pathIn */.lW)(text.replaceAll(/\{[^{}]*\}|[*?]|\[[^\]]*\]/g, 'x')) !== null));
}
const WORDS = /^(?:n\/a|and\/or|either\/or|w\/o?|\d+\/\d+|\/+)$/i;
function mayNameFile(text) {
    return text.split(/[\s"'`,;()[\]]+/).some((word) => {
        const name = word.replace(/[.:!?]+$/, '');
        return name !== '' && !WORDS.test(name) && (0,claimed_path/* isLikeFile */.kj)(name);
    });
}

;// CONCATENATED MODULE: ./src/families/gsd/read/summary.ts










const COMPOSED = ['files', 'commits', 'self-check', 'selfCheck', 'placeholders', 'measured'];
function readSummary(source) {
    return new Summary(source).unnumberedReturn();
}
const FILES = /^(?:key\s+)?files(?:\s+(?:created|modified|changed|deleted)(?:\s*(?:\/|&|and|,)\s*(?:created|modified|changed|deleted))*)?$|^(?:created|modified|changed)\s+files$/;
const COMMITS = /^(?:task\s+)?commits?$/;
const SELF_CHECK = /^self[- ]?check\b/;
const KINDS_OF_FILES = ['created', 'modified', 'deleted', 'removed'];
const PLACEHOLDER = /^(?:abc123f|def456g|hij789k|lmn012o|abc1234|hash|\[hash\]|pending|tbd)$/i;
const NO_LINE = { text: '', start: 0 };
function isDelimiter(cells) {
    return cells !== null && cells.length > 0 && cells.every(({ text }) => /^:?-+:?$/.test(text));
}
class Summary {
    #made;
    #sections;
    #lists = {
        files: [],
        commits: [],
        'self-check': [],
        placeholders: [],
    };
    #items = [];
    #unread = new Map();
    #selfChecks = new Set();
    constructor(source) {
        this.#made = compositionOf(source, COMPOSED);
        this.#sections = new document_sections/* Sections */.Z_(source.text, this.#made.frontmatter.body);
    }
    unnumberedReturn() {
        this.#keyFiles();
        this.#requirements();
        this.#status();
        this.#body();
        this.#frontmatterCommits();
        this.#measured();
        for (const [name, list] of Object.entries(this.#lists)) {
            if (list.length > 0)
                this.#made.set(name, list);
        }
        return this.#made.unnumberedReturn();
    }
    #keyFiles() {
        const { members, lines } = this.#made.frontmatter;
        const keyFiles = (0,frontmatter/* allMembersOf */.Wz)(members, 'key-files', 'key_files');
        const lists = new Map();
        for (const { key, value } of keyFiles.flatMap((member) => (0,frontmatter/* membersOf */.lS)(member.value))) {
            if (!KINDS_OF_FILES.includes(key))
                continue;
            const list = lists.get(key) ?? [];
            lists.set(key, list);
            for (const item of (0,frontmatter/* itemsOf */.S3)(value))
                this.#keyFile(item, list, (0,model_pointer/* join */.fj)('', 'key-files', key));
        }
        if (keyFiles.length > 0)
            this.#made.set('key-files', Object.fromEntries(lists));
        const unread = [...this.#unread.values(), ...unreadLines(lines, this.#items)].sort((one, other) => one.start - other.start);
        this.#made.leaveUnread(unread);
    }
    #keyFile(item, list, at) {
        const texts = (0,frontmatter/* pathTexts */.ab)(item);
        this.#items.push(item.source.start);
        for (const written of texts.length > 0 ? texts : [item.source]) {
            const found = texts.length > 0 ? (0,claimed_path/* pathIn */.lW)(written.text) : null;
            this.#items.push(written.start);
            if (found === null) {
                if (mayNameFile(written.text) && !namesNoOneFile(written.text))
                    this.#unread.set(written.start, written);
                continue;
            }
            const { path, start, description } = found;
            const source = { text: path, start: written.start + start };
            if (namesAnother(description))
                this.#unread.set(written.start, written);
            this.#made.claim(list, at, (0,claimed_path/* saysGone */.ed)(description) ? { path, gone: true } : path, source);
        }
    }
    #requirements() {
        const { members } = this.#made.frontmatter;
        const completed = (0,frontmatter/* allMembersOf */.Wz)(members, 'requirements-completed', 'requirements_completed');
        if (completed.length === 0)
            return;
        const ids = [];
        for (const item of completed.flatMap(({ value }) => (0,frontmatter/* itemsOf */.S3)(value))) {
            if (item.kind !== 'scalar' || item.value === null)
                continue;
            this.#made.mark((0,model_pointer/* join */.fj)('', 'requirements-completed', ids.length), item.source);
            ids.push(String(item.value));
        }
        this.#made.set('requirements-completed', ids);
    }
    #status() {
        const [first, ...others] = (0,frontmatter/* allMembersOf */.Wz)(this.#made.frontmatter.members, 'status');
        if (first === undefined || others.length === 0)
            return;
        const chosen = [first, ...others].find(({ value }) => value.kind !== 'scalar' || !saysUnfinished(value.value));
        if (chosen !== undefined)
            this.#made.set('status', this.#made.json(chosen.value, '/status'));
    }
    #body() {
        const sections = [];
        const add = (found, read) => {
            for (const section of found)
                sections.push({ section, read });
        };
        add(this.#sections.outermost(isNamed(FILES)), (section) => {
            this.#files(section);
        });
        add(this.#sections.outermost(isNamed(COMMITS)), (section) => {
            this.#commits(section);
        });
        add(this.#sections.direct(isNamed(SELF_CHECK)), (section) => {
            this.#selfCheck(section);
        });
        sections.sort((one, other) => one.section.heading.start - other.section.heading.start);
        for (const { section, read } of sections)
            read(section);
    }
    #files(section) {
        const labels = new Labels(section);
        for (const { line, heading } of section.lines) {
            if (heading !== undefined || labels.take(line)) {
                if (heading !== undefined)
                    labels.enter(heading);
                continue;
            }
            const bullet = /^[-*+][ \t]+(?=(?:\*\*)?`[^`]+`)/.exec(line.text)?.[0];
            if (bullet === undefined)
                continue;
            const found = (0,claimed_path/* pathIn */.lW)(line.text.slice(bullet.length));
            if (found === null || !(0,claimed_path/* isLikeFile */.kj)(found.path))
                continue;
            const { spans, after } = (0,document_sections/* joinedSpans */.Df)((0,source_text/* trimmed */.d)(line, bullet.length));
            const isGone = (0,claimed_path/* saysGone */.ed)(found.description) || (spans.length > 0 && (0,claimed_path/* saysGone */.ed)(after));
            const type = isGone ? 'deleted' : labels.type;
            const start = line.start + bullet.length + found.start;
            this.#file(type, { text: found.path, start });
            for (const span of spans) {
                const other = (0,claimed_path/* pathIn */.lW)(span.text);
                if (other?.path.includes('/') === true)
                    this.#file(type, { text: other.path, start: span.start + other.start });
            }
        }
    }
    #file(type, source) {
        this.#made.claim(this.#lists.files, '/files', { path: source.text, type }, source);
    }
    #commits({ lines }) {
        let isTable = false;
        for (const [n, { line, heading }] of lines.entries()) {
            const row = heading === undefined ? (0,document_sections/* cellsOf */.nc)(line) : null;
            isTable = row !== null && (isTable || isDelimiter(row));
            if (heading !== undefined)
                continue;
            const isHead = row !== null && !isTable && isDelimiter((0,document_sections/* cellsOf */.nc)(lines[n + 1]?.line ?? NO_LINE));
            const spans = (0,document_sections/* codeSpans */.tE)(line).map((source) => ({ source, mayBePlaceholder: !isHead }));
            const cells = (row ?? []).flatMap((source) => source.text.includes('`') ? [] : [{ source, mayBePlaceholder: isTable }]);
            const texts = [...spans, ...cells].sort((one, other) => one.source.start - other.source.start);
            for (const { source, mayBePlaceholder } of texts)
                this.#commit((0,source_text/* trimmed */.d)(source), mayBePlaceholder);
        }
    }
    #commit(source, mayBePlaceholder) {
        if ((0,claimed_path/* isCommitId */.jh)(source.text))
            this.#made.claim(this.#lists.commits, '/commits', source.text, source);
        if (!mayBePlaceholder || !PLACEHOLDER.test(source.text))
            return;
        const { placeholders } = this.#lists;
        this.#made.mark((0,model_pointer/* join */.fj)('', 'placeholders', placeholders.length), source);
        placeholders.push(source.text);
    }
    #selfCheck({ heading, lines }) {
        for (const result of selfCheckResults(heading.text)) {
            if (!this.#selfChecks.has(result))
                this.#made.mark('/selfCheck', heading);
            this.#selfChecks.add(result);
            this.#made.set('selfCheck', this.#selfChecks.size > 1 ? 'both' : result);
        }
        for (const { line } of lines) {
            const found = foundIn(line);
            if (found === null)
                continue;
            const id = /^(?:commit\s+)?(`?)([0-9a-f]{7,40})`?(?=$|[\s,;:(])/i.exec(found.text);
            if (id?.[2] !== undefined && (0,claimed_path/* isCommitId */.jh)(id[2].toLowerCase())) {
                const start = found.start + id[0].indexOf(id[2], id[0].search(/\s/) + 1);
                this.#check('commit', { text: id[2], start });
                continue;
            }
            const path = (0,claimed_path/* pathIn */.lW)(found.text);
            if (path?.path.includes('/') !== true)
                continue;
            this.#check('checked', { text: path.path, start: found.start + path.start });
        }
    }
    #check(type, source) {
        this.#made.claim(this.#lists['self-check'], '/self-check', { path: source.text, type }, source);
    }
    #measured() {
        const { members } = this.#made.frontmatter;
        const places = [members, ...(0,frontmatter/* allMembersOf */.Wz)(members, 'actuals').map(({ value }) => (0,frontmatter/* membersOf */.lS)(value))];
        const measured = new Map();
        for (const [key, name] of MEASURED) {
            for (const { value: node } of places.flatMap((place) => (0,frontmatter/* allMembersOf */.Wz)(place, key))) {
                const value = measuredValue(name, node);
                if (value === undefined || measured.has(name))
                    continue;
                measured.set(name, value);
                this.#made.mark((0,model_pointer/* join */.fj)('', 'measured', name), node.source);
            }
        }
        if (measured.size > 0)
            this.#made.set('measured', Object.fromEntries(measured));
    }
    #frontmatterCommits() {
        for (const { key, value } of this.#made.frontmatter.members) {
            if (!/^(?:commits?|task[-_]commits?)$/.test(key))
                continue;
            for (const item of (0,frontmatter/* itemsOf */.S3)(value)) {
                const { text, start } = item.source;
                const first = /^["'`]*([^\s"'`:,;()]+)/.exec(text);
                const named = /^["'`]*\w[\w-]*:\s+["'`]*([^\s"'`:,;()]+)/.exec(text);
                const found = first?.[1] !== undefined && (0,claimed_path/* isCommitId */.jh)(first[1]) ? first : (named ?? first);
                if (found?.[1] === undefined)
                    continue;
                this.#commit({ text: found[1], start: start + found[0].length - found[1].length }, true);
            }
        }
    }
}
const MEASURED = [
    ['plan_head_before', 'before'],
    ['plan_head_after', 'after'],
    ['commits', 'commits'],
];
function measuredValue(name, node) {
    const text = node.kind === 'scalar' ? String(node.value) : '';
    if (name !== 'commits')
        return /^[0-9a-f]{7,64}$/i.test(text) ? text : undefined;
    return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
function isNamed(pattern) {
    return ({ name }) => pattern.test(name);
}
function foundIn(line) {
    const first = /^\s*(?:[-*+]\s+)?(?:\*\*)?FOUND:?(?:\*\*)?:?\s+/.exec(line.text);
    if (first !== null)
        return (0,source_text/* trimmed */.d)(line, first[0].length);
    const bullet = /^\s*[-*+]\s+/.exec(line.text)?.[0].length;
    if (bullet === undefined)
        return null;
    const { text } = line;
    for (let at = text.indexOf('FOUND', bullet); at >= 0; at = text.indexOf('FOUND', at + 1)) {
        if (/\w/.test(text[at + 5] ?? ''))
            continue;
        let end = text.startsWith('**', at - 2) ? at - 2 : at;
        while (/\s/.test(text.charAt(end - 1)))
            end--;
        const sign = text.charAt(end - 1);
        if (!'—–-:'.includes(sign))
            continue;
        end -= sign === '-' && text[end - 2] === '-' ? 2 : 1;
        const what = (0,source_text/* trimmed */.d)(line, bullet, end);
        if (what.text !== '')
            return what;
    }
    return null;
}

;// CONCATENATED MODULE: ./src/families/gsd/read/verification.ts




function readVerification(source) {
    const made = compositionOf(source, ['artifacts', 'gapCount']);
    const { members, body } = made.frontmatter;
    const gaps = (0,frontmatter/* memberOf */.C5)(members, 'gaps');
    if (gaps !== undefined) {
        made.set('gapCount', gapsIn(gaps.value));
        made.mark('/gapCount', gaps.at);
    }
    const artifacts = [];
    const sections = new document_sections/* Sections */.Z_(source.text, body);
    for (const section of sections.outermost(({ name }) => name.startsWith('required artifacts'))) {
        rowsOf(made, section, artifacts);
    }
    if (artifacts.length > 0)
        made.set('artifacts', artifacts);
    return made.unnumberedReturn();
}
function gapsIn(node) {
    if (node.kind === 'list')
        return node.items.length;
    return node.kind === 'map' || !/^(?:|null|none|no|0|n\/a)\.?$/i.test(String(node.value)) ? 1 : 0;
}
const THERE = /[✓✅]|\b(?:VERIFIED|EXISTS|PASS|PASSED|SUBSTANTIVE|WIRED)\b/;
const NOT_THERE = /[✗❌⚠]|\b(?:MISSING|STUB|FAILED|ORPHANED|PARTIAL|UNCERTAIN|DELETED|REMOVED)\b/;
const NOT_THERE_IN_WORDS = /\b(?:absent|deleted|removed|not exist|no longer|untracked|not tracked|gitignored|outside (?:the )?repo)/i;
function rowsOf(made, { lines }, artifacts) {
    for (const { line } of lines) {
        const [first, ...others] = (0,document_sections/* cellsOf */.nc)(line) ?? [];
        if (first === undefined || !/^(?:\*\*)?`[^`]+`/.test(first.text))
            continue;
        const rest = others.map(({ text }) => withoutCode(text)).join(' | ');
        if (!THERE.test(rest) || NOT_THERE.test(rest) || NOT_THERE_IN_WORDS.test(rest))
            continue;
        const found = (0,claimed_path/* pathIn */.lW)(first.text);
        if (found === null || !(0,claimed_path/* isLikeFile */.kj)(found.path))
            continue;
        made.claim(artifacts, '/artifacts', { path: found.path }, { text: found.path, start: first.start + found.start });
    }
}
function withoutCode(cell) {
    const word = /^`([✓✅✗❌⚠]?\s*[A-Z]+)`$/.exec(cell)?.[1];
    return word ?? cell.replace(/`[^`]*`/g, ' ');
}

;// CONCATENATED MODULE: ./src/families/gsd/read/gsd.ts



const READERS = {
    'gsd-summary': readSummary,
    'gsd-plan': readPlan,
    'gsd-verification': readVerification,
};
function readGsd(source, family) {
    return { ...READERS[family](source), composed: family };
}

;// CONCATENATED MODULE: ./src/families/gsd/read/recognise.ts

const OWN_KEYS = [
    ['gsd-plan', ['must_haves', 'files_modified', 'autonomous']],
    ['gsd-verification', ['verified', 'score', 'gaps']],
    [
        'gsd-summary',
        ['key-files', 'key_files', 'requirements-completed', 'requirements_completed', 'subsystem', 'duration'],
    ],
];
function gsdFamilyOfText(text) {
    const { members } = (0,frontmatter/* frontmatterOf */.C2)(text);
    if ((0,frontmatter/* memberOf */.C5)(members, 'phase') === undefined)
        return null;
    return OWN_KEYS.find(([, keys]) => (0,frontmatter/* memberOf */.C5)(members, ...keys) !== undefined)?.[0] ?? null;
}

;// CONCATENATED MODULE: ./src/families/gsd/survey.ts


const survey_WORDS = {
    'gsd-summary': ['summary', 'summaries'],
    'gsd-plan': ['plan'],
    'gsd-verification': ['verification'],
};
function survey(files) {
    const folders = { phases: new Set(), quick: new Set() };
    for (const { file } of files) {
        const folder = file.replace(/(?:\/plans)?\/[^/]+$/, '');
        ((0,gsd_place/* isQuickTask */.NM)(file) ? folders.quick : folders.phases).add(folder);
    }
    const { phases, quick } = folders;
    const documents = gsd_place/* GSD_FAMILIES */.GJ.flatMap((family) => {
        const found = files.filter(({ file }) => (0,gsd_place/* gsdFamilyOf */.So)(file) === family).length;
        const [word, plural] = survey_WORDS[family];
        return found === 0 ? [] : [(0,model_text/* count */.U9)(found, word, plural)];
    });
    return [
        ...(phases.size === 0 ? [] : [(0,model_text/* count */.U9)(phases.size, 'phase')]),
        ...(quick.size === 0 ? [] : [(0,model_text/* count */.U9)(quick.size, 'quick task')]),
        ...documents,
    ].join(', ');
}

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/families/gsd/milestones.ts
var milestones = __webpack_require__(39462);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/families/gsd/summary.ts





const MOST_REQUIREMENTS = 500;
function completedRequirements(value) {
    return (0,json/* listField */.FZ)(value, 'requirements-completed')
        .slice(0, MOST_REQUIREMENTS)
        .flatMap((id, n) => typeof id === 'string' && /^[A-Za-z][A-Za-z0-9_.-]{0,60}$/.test(id) && /\d/.test(id)
        ? [{ id, pointer: (0,model_pointer/* join */.fj)('', 'requirements-completed', n) }]
        : []);
}
function requirementTexts(beside) {
    return [...beside].flatMap(([path, text]) => (isRequirementsFile(path) && text !== null ? [text] : []));
}
function isRequirementsFile(path) {
    return /(?:^|\/)\.planning\/(?:[^/]+\/)*[^/]*REQUIREMENTS[^/]*\.md$/.test(path);
}
function planBeside(returns) {
    return [...returns].find(([path]) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-plan')?.[1];
}
function mustHaves(value) {
    return (0,json/* listField */.FZ)((0,json/* field */.ZZ)(value, 'must_haves'), 'artifacts').flatMap((item, n) => {
        const path = (0,json/* stringField */.OM)(item, 'path');
        if (path === undefined)
            return [];
        const lines = (0,json/* field */.ZZ)(item, 'min_lines');
        return [
            {
                path,
                pointer: (0,model_pointer/* join */.fj)('', 'must_haves', 'artifacts', n),
                minLines: typeof lines === 'number' ? lines : null,
                contains: summary_texts(item, 'contains'),
                exports: summary_texts(item, 'exports'),
            },
        ];
    });
}
function keyLinks(value) {
    return (0,json/* listField */.FZ)((0,json/* field */.ZZ)(value, 'must_haves'), 'key_links').flatMap((item, n) => {
        const of = (name) => (0,json/* stringField */.OM)(item, name) ?? null;
        return [
            { from: of('from'), to: of('to'), pattern: of('pattern'), pointer: (0,model_pointer/* join */.fj)('', 'must_haves', 'key_links', n) },
        ];
    });
}
function isDone(beside) {
    return [...beside.keys()].some((path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-summary');
}
function textBeside(beside, path, plan) {
    const texts = possiblePlaces(path, plan).map((place) => beside.get(place));
    return texts.find((text) => typeof text === 'string') ?? null;
}
function possiblePlaces(path, plan) {
    const own = (0,model_path/* normalisePath */.qb)(path);
    if (own === null)
        return [];
    const place = (0,model_path/* pathIn */.lW)((0,gsd_place/* gsdBaseOf */.Zg)(plan), own);
    return [...new Set([place, own, ...(0,milestones/* movedWithMilestone */.Yg)(place, plan)])];
}
function isPlainPattern(pattern) {
    return pattern !== '' && !/[.*+?^${}()|[\]\\]/.test(pattern);
}
function summary_texts(item, name) {
    return (0,json/* listField */.FZ)(item, name).filter((text) => typeof text === 'string');
}

// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(11502);
// EXTERNAL MODULE: ./src/rules/index.ts + 32 modules
var rules = __webpack_require__(598);
// EXTERNAL MODULE: ./src/families/define.ts
var families_define = __webpack_require__(74937);
// EXTERNAL MODULE: ./src/model/describe-value.ts
var describe_value = __webpack_require__(94796);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-actuals.ts




const NAMES = ['tokens', 'tasks', 'commits'];
const spent = (text) => ({
    replace: [['status: complete\n', `status: complete\nactuals: ${text}\n`]],
});
const gsdActuals = {
    id: 'gsd-actuals',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'The effort of a plan is three numbers, none of them negative',
    rationale: "The numbers are compared with the plan's estimate, so that the next one is better.",
    remedy: 'Write tokens, tasks and commits as plain numbers.',
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: [
        spent('{tokens: 12k, tasks: 2, commits: 3}'),
        spent('{tokens: 12000, tasks: -2, commits: 3}'),
        spent('{tasks: 2}'),
    ],
    good: spent('{tokens: 12000, tasks: 2, commits: 0}'),
    check({ value }) {
        const actuals = (0,json/* field */.ZZ)(value, 'actuals') ?? null;
        if (actuals === null)
            return rule/* NOTHING */.K$;
        const problems = [];
        if (!(0,json/* isObject */.Gv)(actuals)) {
            return [
                {
                    pointer: '/actuals',
                    message: `The actuals are ${(0,describe_value/* describeValue */.b)(actuals)}; tokens, tasks and commits were expected.`,
                    recommendation: 'Write tokens, tasks and commits, each with its number.',
                },
            ];
        }
        const isCounted = (0,json/* numberField */.sJ)((0,json/* field */.ZZ)(value, 'measured'), 'commits') !== undefined;
        const absent = NAMES.filter((name) => !(0,json/* has */.zy)(actuals, name) && !(name === 'commits' && isCounted));
        if (absent.length > 0) {
            problems.push({
                pointer: '/actuals',
                property: absent,
                message: `The actuals lack ${absent.join(' and ')}; three numbers were expected.`,
                recommendation: `Add ${absent.join(' and ')}.`,
            });
        }
        for (const name of NAMES) {
            const number = (0,json/* field */.ZZ)(actuals, name);
            if (number === undefined || (typeof number === 'number' && number >= 0))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'actuals', name),
                message: `The ${name} are ${(0,describe_value/* describeValue */.b)(number)}; a number of 0 or more was expected.`,
                recommendation: `Write the number of ${name} in digits.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-commit-placeholder.ts




const gsdCommitPlaceholder = {
    id: 'gsd-commit-placeholder',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: "A commit id is not the template's placeholder",
    rationale: 'The template shows where the id of each commit goes. Where it was left as it is, the summary names no commit, and the work of the task cannot be found.',
    remedy: 'Write the id of the commit, or take the line out where there was none.',
    demand: {
        order: 40,
        text: 'Below a heading Task Commits each commit is cited by its id in a code span, as the history of the branch has it: no id of the template, and no "pending" or "TBD".',
    },
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: [
        { replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `pending`\n\n## Files']] },
        {
            replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `abc123f` (feat)\n\n## Files']],
            also: ['gsd-commit-unknown'],
        },
    ],
    good: [
        {},
        {
            replace: [['## Files', '## Task Commits\n\n| Hash | Message |\n|------|---------|\n| - | none |\n\n## Files']],
        },
    ],
    check({ value }) {
        const problems = [];
        const texts = (0,json/* listField */.FZ)(value, 'placeholders').filter((text) => typeof text === 'string');
        for (const [index, text] of texts.entries()) {
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'placeholders', index),
                message: `${(0,model_text/* quote */.hD)(text)} is the template's placeholder; the id of a commit was expected.`,
                recommendation: 'Write the id of the commit, or take the line out where there was none.',
                value: text,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(47088);
;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-commit-unknown.ts


const gsdCommitUnknown = {
    id: 'gsd-commit-unknown',
    area: 'gsd',
    scope: 'claim',
    verdict: ['missing', 'undetermined'],
    kinds: ['commit'],
    severity: 'warning',
    summary: 'A commit that a summary cites is in the history',
    rationale: 'Cited commits are the proof of work that a summary gives. A rebase, a squash or an amended commit takes them away, so that this is a warning only where a change adds the summary.',
    remedy: 'Cite the commit as it is in the history now.',
    demand: { askedBy: 'gsd-commit-placeholder' },
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: {
        families: ['gsd-summary'],
        replace: [['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check']],
    },
    good: { families: ['gsd-summary'] },
    check({ claim, verdict }, of, { answersFor, changes }) {
        const isNew = answersFor === 'changes' && changes !== null && of.restated && of.success;
        return [
            {
                ...(isNew && verdict.name === 'missing' ? {} : { severity: 'notice' }),
                message: verdict.name === 'missing'
                    ? `Commit ${(0,model_text/* quote */.hD)(claim.path, 80)} is not in the history.`
                    : `Whether commit ${(0,model_text/* quote */.hD)(claim.path, 80)} is in the history cannot be determined.${(0,model_verdict/* because */.xx)(verdict)}`,
                recommendation: verdict.name === 'missing'
                    ? 'A rebase, a squash, an amended commit or another branch may be why: cite the commit that holds the work now.'
                    : 'Check out with the whole history.',
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/families/gsd/samples.ts
var samples = __webpack_require__(53894);
;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-commits-count.ts



const gsdCommitsCount = {
    id: 'gsd-commits-count',
    area: 'gsd',
    scope: 'claim',
    verdict: 'differs',
    kinds: ['count'],
    severity: 'warning',
    summary: 'There are as many commits between plan_head_before and plan_head_after as a summary says',
    rationale: 'A summary names the commits at which its work began and ended, and how many commits the work took. Estimates are made from that number. Where a squash or a rebase took one of the two commits out of the history, nothing is counted. It is a warning only where a change adds the summary.',
    remedy: 'Write the number that git rev-list --count gives for the two commits.',
    demand: {
        order: 42,
        text: 'If the frontmatter has "plan_head_before", "plan_head_after" and "commits", "commits" is the number that git rev-list --count gives for the two.',
    },
    sources: [{ document: 'upstream', heading: 'executor, plan_head_before; pull requests 4230 and 4813' }],
    bad: { families: ['gsd-summary'], replace: [(0,samples/* inWindow */.gO)(3)], commits: samples/* WINDOW */.jf },
    good: { families: ['gsd-summary'], replace: [(0,samples/* inWindow */.gO)(2)], commits: samples/* WINDOW */.jf },
    check({ claim, verdict }, of, { answersFor, changes }) {
        const isNew = answersFor === 'changes' && changes !== null && of.restated;
        return [
            {
                ...(isNew ? (0,model_verdict/* unlessSuccess */.aF)(of, 'notice') : { severity: 'notice' }),
                message: `The summary says that its work took ${(0,model_text/* quote */.hD)(claim.path)}.${(0,model_verdict/* because */.xx)(verdict)}`,
                recommendation: 'Write as commits the number that git rev-list --count plan_head_before..plan_head_after gives, or correct the two ids.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-coverage.ts





const KINDS = ['unit', 'integration', 'e2e', 'automated_ui', 'manual_procedural', 'other'];
const STATUSES = ['pass', 'fail', 'unknown'];
const covering = (...lines) => ({
    replace: [['status: complete\n', `status: complete\n${['coverage:', ...lines].join('\n')}\n`]],
});
const gsdCoverage = {
    id: 'gsd-coverage',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'What the coverage of a summary lists has the form that the guidance gives',
    rationale: 'The list says of each thing that was delivered how it was verified, and which of them a person has to look at. A step that reads it passes over what it does not understand.',
    remedy: 'Give each element an id of its own, known kinds and statuses, and a rationale where a person has to decide.',
    demand: {
        order: 70,
        text: 'Each element of "coverage" has an "id" of its own; its "human_judgment" is true or false, with a "rationale" where it is true; each "verification" has a "kind" (unit, integration, e2e, automated_ui, manual_procedural, other) and a "status" (pass, fail, unknown).',
    },
    sources: [{ document: 'upstream', heading: 'coverage guidance' }],
    bad: [
        covering('  - id: D1', '  - id: D1'),
        covering('  - id: D1', '    human_judgment: true'),
        covering('  - id: D1', '    verification: [{kind: manual, status: pass}]'),
        covering('  - description: Dates'),
    ],
    good: [
        covering('  - id: D1', '    description: Dates', '    requirement: DATE-01', '    verification:', '      - kind: unit', '        ref: parse-dates.test.ts', '        status: pass', '    human_judgment: true', '    rationale: Only a person sees it'),
        covering('  []'),
    ],
    check({ value }) {
        const coverage = (0,json/* field */.ZZ)(value, 'coverage');
        if (coverage === undefined || coverage === null)
            return rule/* NOTHING */.K$;
        if (!(0,json/* isArray */.cy)(coverage))
            return [problem('/coverage', coverage, 'a list')];
        const problems = [];
        const ids = new Set();
        for (const [index, element] of coverage.entries()) {
            const pointer = (0,model_pointer/* join */.fj)('', 'coverage', index);
            if (!(0,json/* isObject */.Gv)(element)) {
                problems.push(problem(pointer, element, 'an object with an id'));
                continue;
            }
            const id = trimmedText((0,json/* field */.ZZ)(element, 'id'));
            if (id === null)
                problems.push({
                    ...problem(pointer, element, 'an id'),
                    property: 'id',
                    message: 'An element of the coverage has no id.',
                });
            else if (ids.has(id))
                problems.push(problem((0,model_pointer/* join */.fj)(pointer, 'id'), id, 'an id that no other element has'));
            if (id !== null)
                ids.add(id);
            problems.push(...ofHumanCheck(element, pointer), ...ofVerification(element, pointer));
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function ofHumanCheck(element, pointer) {
    const checked = (0,json/* field */.ZZ)(element, 'human_judgment') ?? null;
    if (checked === null || checked === false)
        return rule/* NOTHING */.K$;
    if (checked !== true)
        return [problem((0,model_pointer/* join */.fj)(pointer, 'human_judgment'), checked, 'true or false')];
    const rationale = trimmedText((0,json/* field */.ZZ)(element, 'rationale'));
    if (rationale !== null && !(0,model_text/* isBlank */.z3)(rationale))
        return rule/* NOTHING */.K$;
    return [
        {
            pointer,
            property: 'rationale',
            message: 'An element of the coverage is left to human judgment without a rationale.',
            recommendation: 'Say in "rationale" what a person has to decide, and why no test can.',
        },
    ];
}
function ofVerification(element, pointer) {
    const list = (0,json/* field */.ZZ)(element, 'verification') ?? null;
    if (list === null)
        return rule/* NOTHING */.K$;
    const at = (0,model_pointer/* join */.fj)(pointer, 'verification');
    if (!(0,json/* isArray */.cy)(list))
        return [problem(at, list, 'a list')];
    const problems = [];
    for (const [index, entry] of list.entries()) {
        const place = (0,model_pointer/* join */.fj)(at, index);
        if (!(0,json/* isObject */.Gv)(entry)) {
            problems.push(problem(place, entry, 'an object with a kind'));
            continue;
        }
        if (!isOneOf(KINDS, (0,json/* field */.ZZ)(entry, 'kind'))) {
            problems.push(problem((0,json/* has */.zy)(entry, 'kind') ? (0,model_pointer/* join */.fj)(place, 'kind') : place, (0,json/* field */.ZZ)(entry, 'kind') ?? null, `the kind ${words(KINDS)}`));
        }
        if ((0,json/* has */.zy)(entry, 'status') && !isOneOf(STATUSES, (0,json/* field */.ZZ)(entry, 'status'))) {
            problems.push(problem((0,model_pointer/* join */.fj)(place, 'status'), (0,json/* field */.ZZ)(entry, 'status') ?? null, words(STATUSES)));
        }
    }
    return problems;
}
function trimmedText(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
function isOneOf(list, value) {
    return typeof value === 'string' && list.includes(value);
}
function words(list) {
    return (0,model_text/* listOf */.c3)(list.map((word) => (0,model_text/* quote */.hD)(word)));
}
function problem(pointer, value, expected) {
    return {
        pointer,
        message: `The coverage has ${(0,describe_value/* describeValue */.b)(value)}; ${expected} was expected.`,
        recommendation: `Write ${expected}.`,
    };
}

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-deleted-present.ts



const gsdDeletedPresent = {
    id: 'gsd-deleted-present',
    area: 'gsd',
    scope: 'claim',
    verdict: ['present', 'empty', 'directory'],
    severity: 'notice',
    summary: 'A file that is said to be deleted is not there',
    rationale: 'The summary says that the file was deleted. It may have come back since, so this is a notice.',
    remedy: 'Delete the file, or correct the summary.',
    sources: [{ document: 'upstream', heading: 'executor, deletions' }],
    bad: {
        families: ['gsd-summary'],
        replace: [['- `src/page.ts` - Calls it', '- `src/page.ts` - deleted']],
    },
    good: { families: ['gsd-summary'] },
    check({ claim }) {
        if (!(0,model_verdict/* isDeletion */.zo)(claim))
            return rule/* NOTHING */.K$;
        return [
            {
                message: `${(0,model_text/* quote */.hD)(claim.path, 200)} is said to be deleted, and is there.`,
                recommendation: 'Delete the file, or correct the summary; where it came back since, do nothing.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-duplicate-key.ts


const gsdDuplicateKey = {
    id: 'gsd-duplicate-key',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'A key of the frontmatter appears once in its map',
    rationale: 'Tools that read the frontmatter take the first or the last of two equal keys, or reject the file. Here the lists of both are read, so that no claim is left out.',
    remedy: 'Join the two under one key.',
    demand: {
        order: 20,
        text: 'A key appears once in its map.',
    },
    sources: [{ document: 'upstream', heading: 'frontmatter validate' }],
    bad: [
        { families: ['gsd-summary'], replace: [['  modified:\n', '  created:\n']] },
        { families: ['gsd-plan'], replace: [['wave: 1\n', 'wave: 1\nwave: 1\n']] },
    ],
    good: { families: ['gsd-summary', 'gsd-plan'] },
    check({ duplicateKeys = [] }) {
        if (duplicateKeys.length === 0)
            return rule/* NOTHING */.K$;
        return duplicateKeys.map(({ key, firstLine, range }) => ({
            range,
            value: key,
            message: `The key ${(0,model_text/* quote */.hD)(key, 80)} appears twice in its map, first on line ${String(firstLine)}; once was expected.`,
            recommendation: 'Join the two under one key.',
        }));
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-field.ts







const REQUIRED = new Map([
    ['gsd-summary', { first: ['phase', 'plan'], rest: ['subsystem', 'tags', 'duration', 'completed'] }],
    [
        'gsd-plan',
        { first: ['phase', 'plan'], rest: ['type', 'wave', 'depends_on', 'files_modified', 'autonomous', 'must_haves'] },
    ],
    ['gsd-verification', { first: ['phase', 'status', 'score'], rest: ['verified'] }],
]);
const gsdField = {
    id: 'gsd-field',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'The frontmatter has every field that its validator requires',
    rationale: 'By phase and plan a document is found and paired with others, and by its status and score the next step decides. The other fields are read by whoever looks back.',
    remedy: 'Add the field, as the template has it.',
    requires: ({ family }) => requiredFields(family).map((name) => (0,model_pointer/* join */.fj)('', name)),
    demand: 'stated',
    sources: [{ document: 'upstream', heading: 'FRONTMATTER_SCHEMAS' }],
    bad: { replace: [['phase: 01-dates\n', '']] },
    good: {},
    check({ value, file, standard }) {
        if (!hasFrontmatter(value) || isSuperseded(value))
            return rule/* NOTHING */.K$;
        const required = (0,known/* valueOf */.R)(REQUIRED, standard.family);
        const isAbsent = (name) => !hasField(value, name) && !(name === 'plan' && (0,gsd_place/* isQuickTask */.NM)(file));
        const first = required.first.filter(isAbsent);
        const rest = required.rest.filter(isAbsent);
        const problems = [];
        if (first.length > 0)
            problems.push(gsd_field_problem(first));
        if (rest.length > 0)
            problems.push({ ...gsd_field_problem(rest), severity: 'notice' });
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function requiredFields(family) {
    const { first, rest } = (0,known/* valueOf */.R)(REQUIRED, family);
    return [...first, ...rest];
}
function hasField(value, name) {
    const metrics = (0,json/* field */.ZZ)(value, 'metrics');
    return (0,json/* has */.zy)(value, name) || ((0,json/* isObject */.Gv)(metrics) && (0,json/* has */.zy)(metrics, name));
}
function gsd_field_problem(names) {
    const quoted = (0,model_text/* listOf */.c3)(names.map((name) => `"${name}"`), 'and');
    return {
        property: names,
        message: `The frontmatter lacks ${(0,model_text/* count */.U9)(names.length, 'required field')}: ${quoted}.`,
        recommendation: `Add ${quoted} to the frontmatter.`,
    };
}

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-frontmatter.ts

const gsdFrontmatter = {
    id: 'gsd-frontmatter',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'A document of GSD begins with a frontmatter, and the frontmatter ends',
    rationale: 'Other steps read its fields from the frontmatter. They find none if it is absent, comes after other text or never ends. Blank lines or a comment above it are read here, but not by every tool. In a summary this is a warning only if the compared change adds it.',
    remedy: 'Put the fields between two lines `---`, of which the first is the first line of the file.',
    demand: 'stated',
    sources: [{ document: 'upstream', heading: 'frontmatter validate; summary template' }],
    bad: [
        { replace: [['---\nphase', 'phase']] },
        { replace: [['\n---\n', '\n']] },
        { replace: [['---\nphase', '<!-- Licence: MIT -->\n\n---\nphase']] },
    ],
    good: {},
    check({ value: { frontmatter }, standard, frontmatterRange, isNew = false }) {
        const found = FOUND.get(frontmatter);
        if (found === undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                ...(frontmatterRange === undefined ? {} : { range: frontmatterRange }),
                ...(standard.family === 'gsd-summary' && !isNew ? { severity: 'notice' } : {}),
                message: found.message(`line ${String(frontmatterRange?.startLine ?? 1)}`),
                recommendation: found.recommendation,
            },
        ];
    },
};
const FOUND = new Map(Object.entries({
    none: {
        message: () => 'The file has no frontmatter; a first line "---", the fields and a second "---" were expected.',
        recommendation: 'Begin the file with the frontmatter of its template.',
    },
    misplaced: {
        message: (line) => `The frontmatter on ${line} comes after other text and is not read; it was expected first.`,
        recommendation: 'Move the frontmatter to the start of the file.',
    },
    unended: {
        message: (line) => `The frontmatter that begins on ${line} never ends; a second line "---" was expected.`,
        recommendation: 'Put a line "---" below the last field.',
    },
    late: {
        message: (line) => `The frontmatter on ${line} comes after blank lines, white space or a comment; "---" was expected first in the file.`,
        recommendation: 'Make "---" the first line of the file, and put comments below the frontmatter.',
    },
}));

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-key-link.ts




const gsdKeyLink = {
    id: 'gsd-key-link',
    area: 'gsd',
    scope: 'return',
    ofClaims: true,
    severity: 'notice',
    summary: 'What links two files of a plan occurs in one of them',
    rationale: 'The plan says by what its files are joined. A plain text is looked for in both; an expression is never compiled.',
    remedy: 'Link the files, or correct the pattern.',
    sources: [{ document: 'upstream', heading: 'verify key-links' }],
    bad: { families: ['gsd-plan'], replace: [['pattern: parseDate', 'pattern: parseTime']] },
    good: { families: ['gsd-plan'] },
    check({ file, value, beside }) {
        if (!isDone(beside))
            return rule/* NOTHING */.K$;
        return keyLinks(value).flatMap(({ from, to, pattern, pointer }) => {
            if (pattern === null || !isPlainPattern(pattern))
                return [];
            const read = [...new Set([from, to])].flatMap((path) => {
                const text = path === null ? null : textBeside(beside, path, file);
                return path === null || text === null ? [] : [{ path: (0,model_text/* quote */.hD)(path, 200), text }];
            });
            if (read.length === 0 || read.some(({ text }) => text.includes(pattern)))
                return [];
            const files = read.map(({ path }) => path);
            const where = files.length === 1 ? `not in ${files.join('')}` : `in neither ${files.join(' nor ')}`;
            return [
                {
                    pointer: (0,model_pointer/* join */.fj)(pointer, 'pattern'),
                    message: `${(0,model_text/* quote */.hD)(pattern, 80)} is ${where}, though the plan says that it links the files.`,
                    recommendation: 'Link the files, or correct the pattern.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-must-have-contains.ts




const gsdMustHaveContains = {
    id: 'gsd-must-have-contains',
    area: 'gsd',
    scope: 'return',
    ofClaims: true,
    severity: 'notice',
    summary: 'A file that a plan demands contains what it asks for',
    rationale: 'The plan says how to recognise its result. It is compared with the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or correct the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, contains' }],
    bad: {
        families: ['gsd-plan'],
        replace: [['provides: The parser\n', 'provides: The parser\n      contains: parseTime\n']],
    },
    good: { families: ['gsd-plan'] },
    check({ file, value, beside }) {
        if (!isDone(beside))
            return rule/* NOTHING */.K$;
        return mustHaves(value).flatMap(({ path, pointer, contains }) => {
            const text = textBeside(beside, path, file);
            if (text === null)
                return [];
            return contains.flatMap((wanted, n) => text.includes(wanted)
                ? []
                : [
                    {
                        pointer: (0,model_pointer/* join */.fj)(pointer, 'contains', n),
                        message: `${(0,model_text/* quote */.hD)(path, 200)} does not contain ${(0,model_text/* quote */.hD)(wanted, 80)}, as the plan asks.`,
                        recommendation: 'Finish the file, or correct the condition.',
                    },
                ]);
        });
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-must-have-exports.ts




const gsdMustHaveExports = {
    id: 'gsd-must-have-exports',
    area: 'gsd',
    scope: 'return',
    ofClaims: true,
    severity: 'notice',
    summary: 'A file that a plan demands exports what it asks for',
    rationale: 'The plan says how to recognise its result. It is compared with the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or correct the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, exports' }],
    bad: { families: ['gsd-plan'], replace: [['exports: ["parseDate"]', 'exports: ["parseTime"]']] },
    good: { families: ['gsd-plan'] },
    check({ file, value, beside }) {
        if (!isDone(beside))
            return rule/* NOTHING */.K$;
        return mustHaves(value).flatMap(({ path, pointer, exports }) => {
            const text = textBeside(beside, path, file);
            if (text === null)
                return [];
            return exports.flatMap((name, n) => text.includes(name)
                ? []
                : [
                    {
                        pointer: (0,model_pointer/* join */.fj)(pointer, 'exports', n),
                        message: `${(0,model_text/* quote */.hD)(path, 200)} does not name the export ${(0,model_text/* quote */.hD)(name, 80)}, as the plan asks.`,
                        recommendation: 'Finish the file, or correct the condition.',
                    },
                ]);
        });
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-must-have-lines.ts




const gsdMustHaveLines = {
    id: 'gsd-must-have-lines',
    area: 'gsd',
    scope: 'return',
    ofClaims: true,
    severity: 'notice',
    summary: 'A file that a plan demands has as many lines as it asks for',
    rationale: 'The plan says how to recognise its result. It is compared with the file as it is now, which later work may have changed.',
    remedy: 'Finish the file, or correct the condition where later work made it wrong.',
    sources: [{ document: 'upstream', heading: 'verify artifacts, min_lines' }],
    bad: {
        families: ['gsd-plan'],
        replace: [['provides: The parser\n', 'provides: The parser\n      min_lines: 200\n']],
    },
    good: { families: ['gsd-plan'] },
    check({ file, value, beside }) {
        if (!isDone(beside))
            return rule/* NOTHING */.K$;
        return mustHaves(value).flatMap(({ path, pointer, minLines }) => {
            const text = textBeside(beside, path, file);
            if (text === null)
                return [];
            const lines = text.split('\n').length;
            if (minLines === null || lines >= minLines)
                return [];
            return [
                {
                    pointer: (0,model_pointer/* join */.fj)(pointer, 'min_lines'),
                    message: `${(0,model_text/* quote */.hD)(path, 200)} has ${String(lines)} of the ${String(minLines)} lines that the plan asks for.`,
                    recommendation: 'Finish the file, or correct the condition.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-must-have-unread.ts



const EXPECTED = [
    ['artifacts', 'items with a "path"'],
    ['key_links', 'items with a "from"'],
];
const gsdMustHaveUnread = {
    id: 'gsd-must-have-unread',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    unread: true,
    summary: 'What a plan lists as artifacts and key links has the form that is read',
    rationale: "Where no item has its path, or its from, the verifier finds nothing to check, and says that all is well. The plan's demands are then never looked at.",
    remedy: 'Write each artifact with its path, and each key link with its from.',
    demand: {
        order: 80,
        text: 'Each of "must_haves.artifacts" has a "path", and each of "must_haves.key_links" a "from".',
    },
    sources: [{ document: 'upstream', heading: 'parseMustHavesBlock' }],
    bad: [
        { replace: [['- path: src/parse-dates.ts\n', '- name: src/parse-dates.ts\n']] },
        { replace: [['- from: src/parse-dates.ts\n', '- source: src/parse-dates.ts\n']] },
    ],
    good: {},
    check({ value }) {
        const problems = [];
        const unread = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(value, 'must_haves'), 'unread');
        for (const [name, expected] of EXPECTED) {
            if (!unread.includes(name))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'must_haves', name),
                message: `Nothing is read of ${name}, which holds lines; ${expected} were expected.`,
                recommendation: `Write ${name} as ${expected}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-name.ts






const gsdName = {
    id: 'gsd-name',
    area: 'gsd',
    needsPlace: true,
    scope: 'return',
    severity: 'warning',
    summary: "The numbers of phase and plan are those of the file's name",
    rationale: 'Where they differ, the document was copied from another plan, and what else it says may be that of the other, too.',
    remedy: 'Write the numbers of the phase and the plan that the document belongs to, and look at what else was copied.',
    demand: {
        order: 10,
        text: '"phase" and "plan" begin with the numbers that the name of the file has for them.',
    },
    sources: [{ document: 'upstream', heading: 'naming conventions' }],
    bad: [{ replace: [['phase: 01-dates', 'phase: 02-pages']] }, { replace: [['plan: 02', 'plan: 03']] }],
    good: [
        { replace: [['phase: 01-dates', 'phase: 1']] },
        { replace: [['plan: 02', 'plan: 01-02']] },
        { replace: [['plan: 02', 'plan: 2']] },
    ],
    check({ value, file }) {
        if ((0,gsd_place/* isQuickTask */.NM)(file) || isSuperseded(value))
            return rule/* NOTHING */.K$;
        const problems = [];
        const numbers = numbersOf(file.slice(file.lastIndexOf('/') + 1));
        for (const name of ['phase', 'plan']) {
            const text = fieldText(value, name);
            const written = numberIn(text, name);
            const expected = numbers[name];
            if (written === undefined || expected === undefined || isSameName(written, expected))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', name),
                message: `The ${name} is ${(0,model_text/* quote */.hD)(text)}; by the file's name its number is ${expected}.`,
                recommendation: `Write the number of the ${name} that the file belongs to, and look at what else was copied.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function numbersOf(name) {
    const [, phase, plan] = /^(\d+(?:\.\d+)*)-(?:PLAN-)?(\d+)[^/]*\.md$/.exec(name) ?? [];
    if (phase !== undefined)
        return { phase, plan };
    return { plan: /^(?:SUMMARY|PLAN)-(\d+)/.exec(name)?.[1] };
}
function fieldText(value, name) {
    const written = (0,json/* field */.ZZ)(value, name);
    return typeof written === 'string' || typeof written === 'number' ? String(written).slice(0, 200) : '';
}
function numberIn(text, name) {
    if (name === 'phase')
        return /^(?:phase[ -])?(\d+(?:\.\d+)*)/i.exec(text)?.[1];
    return /^(?:plan[ -])?(?:\d+(?:\.\d+)*-)?(\d+)/i.exec(text)?.[1];
}
function isSameName(one, other) {
    return plain(one) === plain(other);
}
function plain(number) {
    const parts = number.split('.').map(Number);
    while (parts.length > 1 && parts.at(-1) === 0)
        parts.pop();
    return parts.join('.');
}

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-orphan.ts


const gsdOrphan = {
    id: 'gsd-orphan',
    area: 'gsd',
    needsPlace: true,
    scope: 'return',
    severity: 'notice',
    summary: 'A summary has the plan that it sums up beside it',
    rationale: 'The plan says what was to be done. Without it, it is unknown what the summary leaves out.',
    remedy: 'Restore the plan, or name the summary like its plan, with SUMMARY for PLAN.',
    sources: [{ document: 'upstream', heading: 'verify phase-completeness' }],
    bad: { families: ['gsd-summary'], tree: { '.planning/phases/01-dates/01-02-PLAN.md': null } },
    good: { families: ['gsd-summary'] },
    check({ beside }) {
        if ([...beside.keys()].some((path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-plan'))
            return rule/* NOTHING */.K$;
        return [
            {
                message: 'No plan belongs to this summary.',
                recommendation: 'Commit the plan beside it, named as the summary is, with PLAN for SUMMARY.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-plan-autonomous.ts



const gsdPlanAutonomous = {
    id: 'gsd-plan-autonomous',
    area: 'gsd',
    scope: 'return',
    severity: 'warning',
    summary: 'A plan with a checkpoint is not autonomous',
    rationale: 'A plan that is called autonomous runs with nobody watching: at a checkpoint, which waits for a person, it stops.',
    remedy: 'Write `autonomous: false`, or take the checkpoint out.',
    demand: {
        order: 90,
        text: 'With a task whose type begins with "checkpoint", "autonomous" is false.',
    },
    sources: [{ document: 'upstream', heading: 'verify plan-structure' }],
    bad: { replace: [['type="auto"', 'type="checkpoint:human-verify"']] },
    good: {
        replace: [
            ['type="auto"', 'type="checkpoint:human-verify"'],
            ['autonomous: true', 'autonomous: false'],
        ],
    },
    check({ value }) {
        const autonomous = (0,json/* field */.ZZ)(value, 'autonomous') ?? null;
        if (value.checkpoint !== true || !hasFrontmatter(value))
            return rule/* NOTHING */.K$;
        if (autonomous === false || (typeof autonomous === 'string' && /^no\b/i.test(autonomous)))
            return rule/* NOTHING */.K$;
        return [
            {
                ...((0,json/* has */.zy)(value, 'autonomous') ? { pointer: '/autonomous' } : { property: 'autonomous' }),
                message: 'A task of the plan waits for a person; "autonomous: false" was expected.',
                recommendation: 'Write "autonomous: false", or take the checkpoint out.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-plan-wave.ts


const gsdPlanWave = {
    id: 'gsd-plan-wave',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A plan of a later wave says what it depends on',
    rationale: 'Plans of one wave run side by side, and a later wave waits for what it needs. A plan that needs nothing could run in the first.',
    remedy: 'Name in depends_on the plans that it waits for, or put it into wave 1.',
    sources: [{ document: 'upstream', heading: 'verify plan-structure' }],
    bad: { replace: [['wave: 1', 'wave: 2']] },
    good: {
        replace: [
            ['wave: 1', 'wave: 2'],
            ['depends_on: []', 'depends_on: [01-01]'],
        ],
    },
    check({ value }) {
        const wave = (0,json/* numberField */.sJ)(value, 'wave');
        const needs = (0,json/* field */.ZZ)(value, 'depends_on');
        if (wave === undefined || wave <= 1 || !(0,json/* isArray */.cy)(needs) || needs.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/depends_on',
                message: `The plan is in wave ${String(wave)} and depends on none; a plan of an earlier wave was expected.`,
                recommendation: 'Name the plans that it waits for, or put it into wave 1.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/model/requirement.ts
function requirementIn(id, texts) {
    let known = false;
    let ticked = null;
    for (const text of texts) {
        for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + id.length)) {
            if (!isWord(text, at, id.length))
                continue;
            known = true;
            const box = boxBefore(text, at);
            if (box !== null)
                ticked = ticked === true || box;
        }
    }
    return { known, ticked };
}
const IN_WORD = /[\p{L}\p{N}_]/u;
function isWord(text, at, length) {
    const before = text[at - 1] ?? '';
    const after = text.slice(at + length, at + length + 2);
    return !IN_WORD.test(before) && before !== '-' && !IN_WORD.test(after[0] ?? '') && !/^-[\p{L}\p{N}]/u.test(after);
}
const LONGEST_LINE = 2_000;
function boxBefore(text, at) {
    const from = Math.max(0, at - LONGEST_LINE);
    const before = text.slice(from, at);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const mark = /^\s*[-*+]\s+\[([ xX])\]/.exec(line)?.[1];
    return mark === undefined ? null : mark !== ' ';
}

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-requirement-open.ts




const gsdRequirementOpen = {
    id: 'gsd-requirement-open',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A requirement that is said to be completed is ticked',
    rationale: 'The summary says that the requirement is met, and the list of requirements says that it is not.',
    remedy: 'Tick the requirement, or take its id out of the summary.',
    sources: [{ document: 'upstream', heading: 'requirements tracking' }],
    bad: {
        families: ['gsd-summary'],
        tree: { '.planning/REQUIREMENTS.md': '# Requirements\n\n- [ ] **DATE-01**: Dates are parsed\n' },
    },
    good: { families: ['gsd-summary'] },
    check({ value, beside }) {
        const texts = requirementTexts(beside);
        if (texts.length === 0)
            return rule/* NOTHING */.K$;
        return completedRequirements(value).flatMap(({ id, pointer }) => {
            const state = requirementIn(id, texts);
            if (!(state.ticked === false))
                return [];
            return [
                {
                    pointer,
                    message: `Requirement ${(0,model_text/* quote */.hD)(id, 80)} is said to be completed, and its check box is open.`,
                    recommendation: 'Tick it in REQUIREMENTS.md, or take it out of requirements-completed.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-requirement-unknown.ts




const gsdRequirementUnknown = {
    id: 'gsd-requirement-unknown',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A requirement that is said to be completed is a known one',
    rationale: 'Progress is reported by requirements. An id that no requirements file has is a slip, or an invention.',
    remedy: 'Write the id as the requirements file has it, or take it out.',
    sources: [{ document: 'upstream', heading: 'requirements tracking' }],
    bad: {
        families: ['gsd-summary'],
        replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-77]']],
        also: ['gsd-requirement-unplanned'],
    },
    good: { families: ['gsd-summary'] },
    check({ value, beside }) {
        const texts = requirementTexts(beside);
        if (texts.length === 0)
            return rule/* NOTHING */.K$;
        return completedRequirements(value).flatMap(({ id, pointer }) => {
            const state = requirementIn(id, texts);
            if (state.known)
                return [];
            return [
                {
                    pointer,
                    message: `Requirement ${(0,model_text/* quote */.hD)(id, 80)} is in no requirements file of this .planning folder.`,
                    recommendation: 'Write the id as REQUIREMENTS.md has it, or take it out of requirements-completed.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-requirement-unplanned.ts




const gsdRequirementUnplanned = {
    id: 'gsd-requirement-unplanned',
    area: 'gsd',
    scope: 'return',
    severity: 'notice',
    summary: 'A requirement that is said to be completed is one of the plan',
    rationale: 'The plan says which requirements its work is to meet. One that it does not name was met by other work, or by none.',
    remedy: 'Name the requirement in the plan, or take it out of the summary.',
    sources: [{ document: 'upstream', heading: 'summary template, requirements-completed' }],
    bad: {
        families: ['gsd-summary'],
        replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-02]']],
        tree: { '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n- [x] **DATE-02**: Times are read\n' },
    },
    good: { families: ['gsd-summary'] },
    check({ value, returnsBeside }) {
        const planned = (0,json/* listField */.FZ)(planBeside(returnsBeside), 'requirements');
        if (planned.length === 0)
            return rule/* NOTHING */.K$;
        return completedRequirements(value)
            .filter(({ id }) => !planned.includes(id))
            .map(({ id, pointer }) => ({
            pointer,
            message: `Requirement ${(0,model_text/* quote */.hD)(id, 80)} is said to be completed, and the plan does not name it.`,
            recommendation: 'Name it in the requirements of the plan, or take it out of requirements-completed.',
        }));
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-self-check-absent.ts

const gsdSelfCheckAbsent = {
    id: 'gsd-self-check-absent',
    area: 'gsd',
    scope: 'return',
    severity: 'off',
    summary: 'A summary has a self-check',
    rationale: 'The executor looks for what it says it made before it ends. Without the section it is unknown whether it did.',
    remedy: 'Run the self-check, and write down under `## Self-Check` what it finds.',
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: { replace: [['## Self-Check: PASSED', '## Afterwards']] },
    good: {},
    check({ value }) {
        if (value.selfCheck !== undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                message: 'No self-check says PASSED or FAILED.',
                recommendation: 'Run the self-check, and write `## Self-Check: PASSED` or `FAILED` with what it found.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-self-check-contradicted.ts


const gsdSelfCheckContradicted = {
    id: 'gsd-self-check-contradicted',
    area: 'gsd',
    scope: 'run',
    ofTruth: true,
    severity: 'warning',
    summary: 'A self-check that passed agrees with the tree and with the other self-checks of the summary',
    rationale: 'The agent says that it looked, and found everything. A claimed file that does not exist shows that it did not look. If the self-check failed as well, it is unknown which of the two is true, so the claims are checked as for a success.',
    remedy: 'Run the self-check again, and write down what it finds.',
    demand: {
        order: 50,
        text: 'The self-check says PASSED only where every file that the summary calls created, modified or found is committed and not empty.',
    },
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: [
        {
            families: ['gsd-summary'],
            replace: [['created:\n    - src/parse-dates.ts', 'created:\n    - src/parse-dates.ts\n    - src/never.ts']],
            also: ['artifact-missing'],
        },
        {
            families: ['gsd-summary'],
            replace: [['## Self-Check: PASSED', '## Self-Check: FAILED\n\n## Self-Check: PASSED']],
        },
    ],
    good: { families: ['gsd-summary'] },
    check({ returns }) {
        return returns.flatMap(({ file, index, claims, selfCheck, selfCheckFailed }) => {
            if (selfCheck === undefined)
                return rule/* NOTHING */.K$;
            const message = selfCheckFailed === true ? BOTH : messageOf(claims);
            if (message === null)
                return rule/* NOTHING */.K$;
            return [
                {
                    file,
                    index,
                    range: selfCheck,
                    value: 'self-check',
                    message,
                    recommendation: 'Run the self-check again, and write down what it finds.',
                },
            ];
        });
    },
};
const BOTH = 'The summary says both that its self-check PASSED and that it FAILED; one result was expected.';
function messageOf(claims) {
    const absent = claims.find(({ claim: { type }, verdict: { name }, weight }) => weight !== 'pass' &&
        (type === 'created' || type === 'modified' || type === 'checked') &&
        (name === 'missing' || name === 'empty' || name === 'uncommitted'));
    if (absent === undefined)
        return null;
    return `The self-check says that it passed, and ${(0,model_text/* quote */.hD)(absent.claim.path, 200)} is ${absent.verdict.name}.`;
}

// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-self-check-failed.ts




const gsdSelfCheckFailed = {
    id: 'gsd-self-check-failed',
    area: 'status',
    step: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'No success status beside a failed self-check',
    rationale: 'The agent looked for what it says it made, and did not find all of it: the plan is not done.',
    remedy: 'Finish what the self-check misses and check again, or write the status that the plan really has.',
    demand: {
        order: 60,
        text: ({ statuses, success }) => {
            const others = statuses.filter((status) => !success.includes(status));
            return `Where the self-check says FAILED, "status" is ${(0,model_text/* listOf */.c3)(others.map((status) => (0,model_text/* quote */.hD)(status)))}.`;
        },
    },
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: { replace: [['Self-Check: PASSED', 'Self-Check: FAILED']] },
    good: {
        replace: [
            ['Self-Check: PASSED', 'Self-Check: FAILED'],
            ['status: complete\n', ''],
        ],
        also: ['gsd-status'],
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (subject.value.selfCheck !== 'failed' || status === undefined || saysUnfinished(status))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/selfCheck',
                message: `The self-check failed beside the status ${(0,model_text/* quote */.hD)(status)}.`,
                recommendation: 'Finish what the self-check misses and check again, or write the status that the plan really has.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-self-check-unread.ts

const gsdSelfCheckUnread = {
    id: 'gsd-self-check-unread',
    area: 'gsd',
    scope: 'run',
    severity: 'notice',
    summary: 'A summary whose self-check passed names at least one file or commit where the gate reads them',
    rationale: 'Files and commits are read where the template has them. Under another key or heading they are not proved, and a self-check that passed is taken at its word.',
    remedy: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: {
        families: ['gsd-summary'],
        replace: [
            [
                '  created:\n    - src/parse-dates.ts\n  modified:\n    - src/page.ts\n',
                '  added:\n    - src/parse-dates.ts\n',
            ],
            ['## Files Created/Modified', '## What was made'],
            ['FOUND: src/parse-dates.ts', 'All found.'],
        ],
        also: ['gsd-unread'],
    },
    good: { families: ['gsd-summary'] },
    check({ returns }) {
        return returns.flatMap(({ file, index, claims, selfCheck }) => {
            if (selfCheck === undefined || claims.length > 0)
                return rule/* NOTHING */.K$;
            return [
                {
                    file,
                    index,
                    range: selfCheck,
                    value: 'self-check',
                    message: 'The self-check says that it passed, and no file or commit is named where it can be proved.',
                    recommendation: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
                },
            ];
        });
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-status.ts




const gsdStatus = {
    id: 'gsd-status',
    area: 'status',
    step: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'The status is one of those that the template has',
    rationale: 'The next step compares the status letter by letter, and decides by it whether the work is done.',
    remedy: 'Write one of the words of the template.',
    requires: (_, { required }) => (required === true ? ['/status'] : []),
    demand: 'stated',
    sources: [{ document: 'upstream', heading: 'templates' }],
    params: { required: false },
    bad: [
        { families: ['gsd-summary'], replace: [['status: complete', 'status: finished']] },
        { families: ['gsd-verification'], replace: [['status: passed', 'status: fine']] },
        { families: ['gsd-summary'], replace: [['status: complete\n', '']], raisedIn: 'some' },
    ],
    good: [
        {},
        { families: ['gsd-summary'], replace: [['status: complete', 'status: halted']], raisedIn: 'some' },
        { families: ['gsd-verification'], replace: [['status: passed', 'status: human_needed']] },
    ],
    check({ value, standard }, _, { required }) {
        const status = (0,json/* field */.ZZ)(value, 'status') ?? null;
        const expected = (0,model_text/* listOf */.c3)(standard.statuses.map((word) => (0,model_text/* quote */.hD)(word)));
        if (status === null) {
            if (required !== true || !hasFrontmatter(value))
                return rule/* NOTHING */.K$;
            return [
                {
                    property: 'status',
                    message: `The frontmatter has no status; ${expected} was expected.`,
                    recommendation: `Add "status" with ${expected}.`,
                },
            ];
        }
        if (typeof status === 'string' && standard.statuses.includes(status))
            return rule/* NOTHING */.K$;
        const written = typeof status === 'string' ? status : JSON.stringify(status);
        return [
            {
                pointer: '/status',
                message: `The status is ${(0,model_text/* quote */.hD)(written)}; ${expected} was expected.`,
                recommendation: `Write ${expected}.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-uncommitted-work.ts




const MOST_NAMED = 3;
const gsdUncommittedWork = {
    id: 'gsd-uncommitted-work',
    area: 'gsd',
    scope: 'claim',
    verdict: ['agrees', 'differs', 'not-countable'],
    kinds: ['count'],
    after: 'commits',
    severity: 'warning',
    summary: 'A summary whose work took no commit names no file that its work committed',
    rationale: 'Each task is to be committed by itself. A summary with 0 commits beside files that were made was written before the work was committed: its files came in with the summary, or the number was measured too early.',
    remedy: 'Commit each task before the summary is written, and measure the number of commits then.',
    demand: {
        order: 44,
        text: 'Each task is committed before the summary is written, so "commits" is not 0 beside files that the work made.',
    },
    sources: [{ document: 'upstream', heading: 'executor, task commits; issue 3968' }],
    bad: { families: ['gsd-summary'], replace: [(0,samples/* inWindow */.gO)(0)], commits: samples/* WINDOW */.jf, also: ['gsd-commits-count'] },
    good: { families: ['gsd-summary'], replace: [(0,samples/* inWindow */.gO)(2)], commits: samples/* WINDOW */.jf },
    check({ committed }, of) {
        if (committed === undefined)
            return rule/* NOTHING */.K$;
        const named = committed.slice(0, MOST_NAMED).map((path) => (0,model_text/* quote */.hD)(path, 200));
        const more = committed.length - named.length;
        const files = (0,model_text/* listOf */.c3)(more === 0 ? named : [...named, (0,model_text/* count */.U9)(more, 'other file')], 'and');
        const was = committed.length === 1 ? 'was' : 'were';
        return [
            {
                ...(0,model_verdict/* unlessSuccess */.aF)(of, 'notice'),
                message: `The summary says that its work took no commit, and ${files} ${was} committed by it or with it.`,
                recommendation: 'Commit each task before the summary is written, and write how many commits there are then.',
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/unread.ts
var model_unread = __webpack_require__(20942);
;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-unread.ts


const gsdUnread = {
    id: 'gsd-unread',
    area: 'gsd',
    scope: 'return',
    unread: true,
    ofTruth: true,
    severity: 'warning',
    summary: 'Every line under key-files that looks like a file is read as a claim',
    rationale: 'Files are read from the lists `created`, `modified` and `deleted` under `key-files`, one path an item. A path under another key, in a nested map or a block of text, behind another path or behind a comment that never ends is not checked, and must not look proved. This is a warning only if the compared change adds the summary.',
    remedy: 'Write each path as an item of its own under `created`, `modified` or `deleted`.',
    demand: {
        order: 30,
        text: ({ family }) => family === 'gsd-summary'
            ? 'Each file in "key-files" is an item of its own below "created", "modified" or "deleted".'
            : 'A comment, if there is one, ends with -->.',
    },
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: [
        {
            families: ['gsd-summary'],
            replace: [['    - src/parse-dates.ts\n', '    - src/parse-dates.ts, src/dates.ts\n']],
        },
        { families: ['gsd-summary'], replace: [['key-files:', 'Key-Files:']] },
        {
            families: ['gsd-summary'],
            replace: [['FOUND: src/parse-dates.ts\n', 'FOUND: src/parse-dates.ts\n\n<!-- To do']],
        },
        { families: ['gsd-plan'], replace: [['</tasks>\n', '</tasks>\n\n<!-- To do']] },
        { families: ['gsd-verification'], replace: [['### Required', '<!-- To do\n\n### Required']] },
    ],
    good: [
        { families: ['gsd-summary'], replace: [['## Self-Check', '<!-- - `src/todo.ts` -->\n\n## Self-Check']] },
        { families: ['gsd-plan'], replace: [['</tasks>\n', '</tasks>\n\n<!-- To do -->\n']] },
        { families: ['gsd-verification'], replace: [['### Required', '<!-- To do -->\n\n### Required']] },
    ],
    check({ unread = [], isNew = false }) {
        const comments = (0,model_unread/* unendedComments */.q)(unread, isNew);
        const parts = (0,model_unread/* unreadParts */.K)(unread);
        const [first] = parts;
        if (first === undefined)
            return comments;
        const lines = [...new Set(parts.map(({ range }) => range.startLine))];
        const named = lines.slice(0, gsd_unread_MOST_NAMED).map(String);
        const more = lines.length - named.length;
        const where = (0,model_text/* listOf */.c3)(more > 0 ? [...named, `${String(more)} more`] : named, 'and');
        const isOne = lines.length === 1;
        return [
            ...comments,
            {
                ...(isNew ? {} : { severity: 'notice' }),
                range: first.range,
                value: parts.map(({ text }) => text).join('\n'),
                message: `${isOne ? 'Line' : 'Lines'} ${where} under key-files ${isOne ? 'names a file that is not read as a claim' : 'name files that are not read as claims'}: ${(0,model_text/* quote */.hD)(first.text, 120)}.`,
                recommendation: 'Write each path as an item of its own under "created", "modified" or "deleted".',
            },
        ];
    },
};
const gsd_unread_MOST_NAMED = 10;

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-untouched.ts


const COMMIT = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';
const CITED = ['## Self-Check', '## Task Commits\n\n1. **Task 1: Parse dates** - `0a1b2c3`\n\n## Self-Check'];
const gsdUntouched = {
    id: 'gsd-untouched',
    area: 'gsd',
    scope: 'claim',
    verdict: ['present', 'empty', 'relocated', 'removed'],
    after: 'commits',
    severity: 'notice',
    summary: 'A file that a summary says was created or modified was changed by a commit of its plan',
    rationale: 'The commits that a summary cites hold its work. A file that none of them changed, no commit that names the plan and none that added the summary was there without it. Where one of the cited commits is not in the history, nothing is said.',
    remedy: 'Cite the commit that changed the file, or take the file out of the list.',
    sources: [{ document: 'upstream', heading: 'executor, task commits' }],
    bad: {
        families: ['gsd-summary'],
        replace: [CITED],
        commits: { [COMMIT]: ['src/parse-dates.ts'] },
    },
    good: {
        families: ['gsd-summary'],
        replace: [CITED],
        commits: { [COMMIT]: ['src/parse-dates.ts'], ['1a'.repeat(20)]: ['src/page.ts'] },
        subjects: { ['1a'.repeat(20)]: 'feat(01-02): show dates' },
    },
    check({ claim, touched }) {
        if (touched !== false)
            return rule/* NOTHING */.K$;
        return [
            {
                message: `${(0,model_text/* quote */.hD)(claim.path, 200)} is said to be ${String(claim.type)}, and no commit of this plan changed it: none that the summary cites, none whose subject names the plan, none that added the summary.`,
                recommendation: 'Cite the commit that changed the file, or take the file out of the list.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-verification-gaps.ts




const gsdVerificationGaps = {
    id: 'gsd-verification-gaps',
    area: 'status',
    step: 'status',
    scope: 'return',
    severity: 'notice',
    summary: 'A verification lists gaps where it found some, and only there',
    rationale: 'The plans that close the gaps are made of this list.',
    remedy: 'List each gap below `gaps`, or write the status that fits.',
    sources: [{ document: 'upstream', heading: 'verification template' }],
    bad: [
        { replace: [['status: passed', 'status: passed\ngaps:\n  - truth: Dates are read']] },
        { replace: [['status: passed', 'status: gaps_found']] },
    ],
    good: [
        { replace: [['status: passed', 'status: passed\ngaps: []']] },
        { replace: [['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read']] },
    ],
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        const gaps = (0,json/* numberField */.sJ)(subject.value, 'gapCount') ?? 0;
        if (status === 'passed' && gaps > 0) {
            return [
                {
                    pointer: '/gaps',
                    message: `The verification passed, and lists ${(0,model_text/* count */.U9)(gaps, 'gap')}.`,
                    recommendation: 'Write "status: gaps_found", or take out the gaps that are closed.',
                },
            ];
        }
        if (status !== 'gaps_found' || gaps > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,json/* has */.zy)(subject.value, 'gaps') ? '/gaps' : '/status',
                message: 'The verification found gaps, and lists none.',
                recommendation: 'List each gap below "gaps", or write the status that fits.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/gsd-verification-score.ts




const gsdVerificationScore = {
    id: 'gsd-verification-score',
    area: 'status',
    step: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'The score of a verification is N/M, and all of M where it passed',
    rationale: 'A phase has passed when all that must hold does. Where the score says less, one of the two is wrong.',
    remedy: 'Count again what holds, and write the status that follows.',
    demand: {
        order: 100,
        text: '"score" begins with N/M: N is at most M, and equals it when "status" is "passed".',
    },
    sources: [{ document: 'upstream', heading: 'verification template' }],
    bad: [
        { replace: [['score: 2/2', 'score: 1/2']] },
        { replace: [['score: 2/2', 'score: 3/2']] },
        { replace: [['score: 2/2', 'score: all']] },
    ],
    good: [
        {},
        {
            replace: [
                ['score: 2/2', 'score: 1/2'],
                ['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read'],
            ],
        },
    ],
    check(subject) {
        const score = (0,json/* field */.ZZ)(subject.value, 'score') ?? null;
        if (score === null)
            return rule/* NOTHING */.K$;
        const text = (typeof score === 'object' ? JSON.stringify(score) : String(score)).slice(0, 200);
        const [, held, of] = /(\d+)\s*\/\s*(\d+)/.exec(text) ?? [];
        if (held === undefined || of === undefined) {
            return [
                {
                    pointer: '/score',
                    severity: 'notice',
                    message: `The score is ${(0,model_text/* quote */.hD)(text)}; what holds of how many, such as "5/5", was expected.`,
                    recommendation: 'Write how many of the must-haves hold, a slash, and how many there are.',
                },
            ];
        }
        const isLess = Number(held) < Number(of) && (0,model_return/* statusOf */.c2)(subject) === 'passed';
        if (!isLess && Number(held) <= Number(of))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/score',
                message: isLess
                    ? `The verification passed with a score of ${held}/${of}; ${of}/${of} was expected.`
                    : `The score is ${held}/${of}; at most ${of}/${of} was expected.`,
                recommendation: 'Count again what holds, and write the status that follows.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/gsd/rules/index.ts

































const use = (0,families_define/* useFrom */.E)({
    ...rules/* sharedRules */.P,
    'gsd-actuals': gsdActuals,
    'gsd-commit-placeholder': gsdCommitPlaceholder,
    'gsd-commit-unknown': gsdCommitUnknown,
    'gsd-commits-count': gsdCommitsCount,
    'gsd-coverage': gsdCoverage,
    'gsd-deleted-present': gsdDeletedPresent,
    'gsd-duplicate-key': gsdDuplicateKey,
    'gsd-field': gsdField,
    'gsd-frontmatter': gsdFrontmatter,
    'gsd-key-link': gsdKeyLink,
    'gsd-must-have-contains': gsdMustHaveContains,
    'gsd-must-have-exports': gsdMustHaveExports,
    'gsd-must-have-lines': gsdMustHaveLines,
    'gsd-must-have-unread': gsdMustHaveUnread,
    'gsd-name': gsdName,
    'gsd-orphan': gsdOrphan,
    'gsd-plan-autonomous': gsdPlanAutonomous,
    'gsd-plan-wave': gsdPlanWave,
    'gsd-requirement-open': gsdRequirementOpen,
    'gsd-requirement-unknown': gsdRequirementUnknown,
    'gsd-requirement-unplanned': gsdRequirementUnplanned,
    'gsd-self-check-absent': gsdSelfCheckAbsent,
    'gsd-self-check-contradicted': gsdSelfCheckContradicted,
    'gsd-self-check-failed': gsdSelfCheckFailed,
    'gsd-self-check-unread': gsdSelfCheckUnread,
    'gsd-status': gsdStatus,
    'gsd-uncommitted-work': gsdUncommittedWork,
    'gsd-unread': gsdUnread,
    'gsd-untouched': gsdUntouched,
    'gsd-verification-gaps': gsdVerificationGaps,
    'gsd-verification-score': gsdVerificationScore,
});

;// CONCATENATED MODULE: ./src/families/gsd/claims.ts




function gsdClaims(value, family) {
    const claims = new Map();
    for (const pointer of (0,json/* listField */.FZ)(value, 'order')) {
        if (typeof pointer !== 'string')
            continue;
        const claim = claimAt(value, pointer, family);
        if (claim === null)
            continue;
        const key = `${claim.kind ?? 'file'} ${(0,model_path/* normalisePath */.qb)(claim.path) ?? claim.path}`;
        const first = claims.get(key);
        if (first === undefined)
            claims.set(key, claim);
        else if (claim.type === 'deleted')
            claims.set(key, { ...first, type: 'deleted', deletes: true });
    }
    const counted = family === 'gsd-summary' ? commitCount(value) : null;
    return counted === null ? [...claims.values()] : [...claims.values(), counted];
}
function commitCount(value) {
    const measured = (0,json/* field */.ZZ)(value, 'measured');
    const total = (0,json/* numberField */.sJ)(measured, 'commits');
    const [earlier, later] = [(0,json/* stringField */.OM)(measured, 'before'), (0,json/* stringField */.OM)(measured, 'after')];
    const between = earlier === undefined || later === undefined ? null : { earlier, later };
    if (total === undefined || (between === null && (total > 0 || (earlier ?? later) !== undefined)))
        return null;
    return {
        path: (0,model_text/* count */.U9)(total, 'commit'),
        pointer: '/measured/commits',
        type: 'commits',
        kind: 'count',
        asked: { kind: 'commits', total, between },
    };
}
function claimAt(value, pointer, family) {
    const found = (0,model_pointer/* valueAt */.fK)(value, pointer);
    if (found === undefined)
        return null;
    const path = typeof found === 'string' ? found : (0,json/* stringField */.OM)(found, 'path');
    if (path === undefined)
        return null;
    if (family !== 'gsd-summary')
        return { path, pointer, type: 'artifact' };
    const type = typeOf(found, (0,model_pointer/* tokens */.LU)(pointer));
    if (type === 'commit')
        return { path, pointer, type, kind: 'commit' };
    return type === 'deleted' ? { path, pointer, type, deletes: true } : { path, pointer, type };
}
function typeOf(element, [list, kind]) {
    if (list === 'commits')
        return 'commit';
    if (list !== 'key-files')
        return (0,json/* stringField */.OM)(element, 'type') ?? 'listed';
    return typeof element !== 'string' || kind === 'removed' ? 'deleted' : (kind ?? 'listed');
}

;// CONCATENATED MODULE: ./src/families/gsd/documents.ts







const gsdRules = [
    use('json-encoding'),
    use('file-too-large'),
    use('return-undetermined'),
    use('return-object'),
    use('too-many-claims'),
    use('artifact-missing'),
    use('artifact-empty', { severity: 'warning' }),
    use('artifact-blank'),
    use('artifact-relocated'),
    use('artifact-removed'),
    use('artifact-undetermined'),
    use('artifact-uncommitted'),
    use('artifact-directory', { severity: 'notice' }),
    use('artifact-case', { severity: 'warning' }),
    use('artifact-path-relative', { severity: 'warning' }),
    use('artifact-unverifiable'),
    use('no-returns'),
    use('baseline-stale'),
    use('unclaimed-change'),
    use('return-deleted'),
    use('unclaimed-deletion'),
];
const gsdSummaryRules = [
    ...gsdRules,
    use('gsd-frontmatter'),
    use('gsd-duplicate-key'),
    use('gsd-unread'),
    use('gsd-field'),
    use('gsd-name'),
    use('gsd-status', { severity: 'notice' }),
    use('gsd-commit-placeholder'),
    use('gsd-self-check-failed'),
    use('gsd-orphan'),
    use('gsd-deleted-present'),
    use('gsd-commit-unknown'),
    use('gsd-untouched'),
    use('gsd-commits-count'),
    use('gsd-uncommitted-work'),
    use('gsd-self-check-contradicted'),
    use('gsd-self-check-unread'),
    use('gsd-self-check-absent'),
    use('gsd-requirement-unknown'),
    use('gsd-requirement-open'),
    use('gsd-requirement-unplanned'),
];
const gsdPlanRules = [
    ...gsdRules,
    use('gsd-frontmatter'),
    use('gsd-duplicate-key'),
    use('gsd-unread'),
    use('gsd-field'),
    use('gsd-name'),
    use('gsd-must-have-unread'),
    use('gsd-plan-autonomous'),
    use('gsd-plan-wave'),
    use('gsd-must-have-lines'),
    use('gsd-must-have-contains'),
    use('gsd-must-have-exports'),
    use('gsd-key-link'),
];
const gsdVerificationRules = [
    ...gsdRules,
    use('gsd-frontmatter'),
    use('gsd-unread'),
    use('gsd-field'),
    use('gsd-status'),
    use('gsd-verification-score'),
    use('gsd-verification-gaps'),
];
const gsdLeniencies = new Set([
    'path-ending',
    'folder',
    'ignored',
    'cited-commits',
    'step',
    'deletion',
]);
const gsdObserverLeniencies = new Set([...gsdLeniencies, 'untouched-ending']);
function claimsOfGsd(family) {
    return (value, file, beside) => {
        if (family === 'gsd-plan' && beside !== undefined && !isDone(beside))
            return [];
        const base = (0,gsd_place/* gsdBaseOf */.Zg)(file);
        const claims = gsdClaims(value, family);
        return base === '' ? claims : claims.map((claim) => (claim.kind === undefined ? { ...claim, base } : claim));
    };
}
const workOfSummary = {
    isMade: (claim) => {
        if (claim.type !== 'created' && claim.type !== 'modified')
            return false;
        const file = (0,model_claim/* claimedFile */.YH)(claim);
        return file !== null && !/(?:^|\/)\.planning(?:\/|$)/.test(file);
    },
    scopesOf: gsd_place/* commitScopesOf */.Ev,
};
const MADE = {
    relocated: 'notice',
    empty: 'warning',
    missing: 'error',
    uncommitted: 'error',
    'case-mismatch': 'warning',
    outside: 'warning',
    directory: 'notice',
    undetermined: 'error',
    removed: 'notice',
    unverifiable: 'notice',
};
const LISTED = { ...MADE, missing: 'warning', undetermined: 'warning' };
const ARTIFACT = { ...MADE, 'case-mismatch': 'notice', outside: 'notice', undetermined: 'notice' };
const PLANNED = { ...ARTIFACT, missing: 'notice', uncommitted: 'notice' };
const VERIFIED = { ...ARTIFACT, missing: 'warning', uncommitted: 'warning' };
const DELETED = {
    present: 'notice',
    empty: 'notice',
    relocated: 'pass',
    missing: 'pass',
    uncommitted: 'pass',
    'case-mismatch': 'notice',
    outside: 'notice',
    directory: 'notice',
    undetermined: 'pass',
    removed: 'pass',
    unverifiable: 'pass',
};
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.py|py\.typed|\.gitkeep|\.keep|\.nojekyll)$/;
function weighGsd(family) {
    return ({ kind, type, path }, { name, by, blank, submodule, byChange, detail }, file) => {
        if (kind !== undefined)
            return undefined;
        const weights = weightsOf(family, type);
        if (submodule !== undefined && type !== 'deleted')
            return undefined;
        if (byChange === true)
            return weights.missing === 'pass' ? 'pass' : (0,severity/* milder */.IH)('warning', weights.missing);
        if (by === 'lost-commits' && OWN_WORK.has(type) && !(0,milestones/* isArchivedPhase */.oc)(file))
            return 'warning';
        if (name === 'relocated' && by === 'archive')
            return 'pass';
        if (name === 'directory' && path.endsWith('/') && detail === null)
            return 'pass';
        if ((name === 'empty' || blank) && type !== 'deleted' && MAY_BE_EMPTY.test(path))
            return 'pass';
        return weights[name];
    };
}
const OWN_WORK = new Set(['created', 'modified', 'checked']);
function weightsOf(family, type) {
    if (family === 'gsd-plan')
        return PLANNED;
    if (family === 'gsd-verification')
        return VERIFIED;
    if (type === 'deleted')
        return DELETED;
    return type === 'listed' ? LISTED : MADE;
}

// EXTERNAL MODULE: ./src/model/once-per.ts
var once_per = __webpack_require__(48594);
;// CONCATENATED MODULE: ./src/families/gsd/beside.ts




async function besideSummary(_value, file, tree) {
    const { names, requirements } = await planningOf(tree);
    const { folder, name } = splitPath(file);
    const plan = (0,gsd_place/* planOf */.XC)(name, names.get(folder) ?? []);
    const base = (0,gsd_place/* gsdBaseOf */.Zg)(file);
    const own = requirements.filter((path) => (0,gsd_place/* gsdBaseOf */.Zg)(path) === base);
    return [
        ...(plan === null ? [] : [withFamily(`${folder}/${plan}`)]),
        ...own.slice(0, MOST_BESIDE).map((path) => ({ ...withFamily(path), isMarkdown: true })),
    ];
}
async function besidePlan(value, file, tree, changes) {
    const { names } = await planningOf(tree);
    const { folder, name } = splitPath(file);
    const ownName = (0,gsd_place/* summaryOf */.YG)(name, names.get(folder) ?? []);
    if (ownName === null)
        return [];
    const summary = `${folder}/${ownName}`;
    const demanded = mustHaves(value)
        .filter(({ minLines, contains, exports }) => minLines !== null || contains.length > 0 || exports.length > 0)
        .map(({ path }) => path);
    const linked = keyLinks(value)
        .filter(({ pattern }) => pattern !== null)
        .flatMap(({ from, to }) => [from, to].filter((path) => path !== null));
    const paths = [...new Set([...demanded, ...linked])].slice(0, MOST_BESIDE);
    const isNow = paths.length === 0 || changes?.changed.has(summary) === true;
    const places = paths.map((path) => possiblePlaces(path, file));
    const files = isNow ? filesNow(places, tree) : await filesThen(places, summary, tree);
    return [withFamily(summary), ...files];
}
function filesNow(places, tree) {
    return places.flatMap((list) => {
        const path = list.find((one) => tree.find(one)?.kind === 'file');
        return path === undefined ? [] : [{ path, family: null }];
    });
}
async function filesThen(places, summary, tree) {
    const { commits, isWhole } = await introductionsOf(tree);
    const commit = commits.get(summary);
    if (commit === undefined)
        return filesNow(places, tree);
    if (!isWhole)
        return [];
    const moments = places.flat().map((path) => ({ path, commit }));
    const ids = await tree.filesAt(moments);
    const idOf = new Map(moments.map(({ path }, n) => [path, ids[n]]));
    return places.flatMap((list) => {
        const found = list.flatMap((path) => {
            const id = idOf.get(path);
            return typeof id === 'string' ? [{ path, family: null, id }] : [];
        });
        return found.slice(0, 1);
    });
}
const introductionsOf = (0,once_per/* oncePer */.P)(async (tree) => {
    const { names } = await planningOf(tree);
    const files = [...names].flatMap(([folder, list]) => list.map((name) => `${folder}/${name}`));
    const summaries = files.filter((path) => (0,gsd_place/* gsdFamilyOf */.So)(path) === 'gsd-summary');
    const versions = await tree.fileVersions(summaries, null, milestones/* withoutMilestone */.TY);
    const commits = new Map([...versions].map(([path, newest]) => [path, oldestOf(newest).commit]));
    const { whole } = await tree.pastEndingWith([]);
    return { commits, isWhole: whole };
});
function oldestOf(newest) {
    let version = newest;
    for (let [before] = version.before; before !== undefined; [before] = version.before)
        version = before;
    return version;
}
function withFamily(path) {
    return { path, family: (0,gsd_place/* gsdFamilyOf */.So)(path) };
}
const MOST_BESIDE = 100;
function splitPath(file) {
    const slash = file.lastIndexOf('/');
    return { folder: file.slice(0, Math.max(slash, 0)), name: file.slice(slash + 1) };
}
const planningOf = (0,once_per/* oncePer */.P)(async (tree) => {
    const files = await tree.findAll({
        patterns: ['**/.planning/**/*.md'],
        matches: (path) => path.endsWith('.md') && /(?:^|\/)\.planning\//.test(path),
    });
    const names = new Map();
    const requirements = [];
    for (const { path } of files) {
        const { folder, name } = splitPath(path);
        const list = names.get(folder);
        if (list === undefined)
            names.set(folder, [name]);
        else
            list.push(name);
        if (isRequirementsFile(path))
            requirements.push(path);
    }
    return { names, requirements };
});

// EXTERNAL MODULE: ./src/families/shape-errors.ts
var shape_errors = __webpack_require__(99497);
;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/gsd-plan@1.shape.ts
const shape = {
    "fields": {
        "": [
            "phase",
            "plan",
            "type",
            "wave",
            "depends_on",
            "files_modified",
            "autonomous",
            "requirements",
            "must_haves",
            "status",
            "checkpoint",
            "frontmatter",
            "order"
        ]
    },
    "required": {},
    "enums": {
        "/frontmatter": [
            "none",
            "misplaced",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/gsd-plan@1.validate.js
// Generated by `npm run generate` from schemas/gsd-plan@1.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:gsd-plan@1","type":"object","properties":{"phase":{"type":["string","number"]},"plan":{"type":["string","number"]},"type":{},"wave":{},"depends_on":{"type":"array"},"files_modified":{},"autonomous":{},"requirements":{"type":"array"},"must_haves":{"type":"object"},"status":{},"checkpoint":{"type":"boolean","readOnly":true},"frontmatter":{"type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:gsd-plan@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phase !== undefined){
let data0 = data.phase;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err0 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: schema31.properties.phase.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.plan !== undefined){
let data1 = data.plan;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
const err1 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: schema31.properties.plan.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.depends_on !== undefined){
if(!(Array.isArray(data.depends_on))){
const err2 = {instancePath:instancePath+"/depends_on",schemaPath:"#/properties/depends_on/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.requirements !== undefined){
if(!(Array.isArray(data.requirements))){
const err3 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.must_haves !== undefined){
let data4 = data.must_haves;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err4 = {instancePath:instancePath+"/must_haves",schemaPath:"#/properties/must_haves/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.checkpoint !== undefined){
if(typeof data.checkpoint !== "boolean"){
const err5 = {instancePath:instancePath+"/checkpoint",schemaPath:"#/properties/checkpoint/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data6 = data.frontmatter;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data6 === "none") || (data6 === "misplaced")) || (data6 === "unended")) || (data6 === "late")) || (data6 === "whole"))){
const err7 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.order !== undefined){
let data7 = data.order;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
const err8 = {instancePath:instancePath+"/order/" + i0,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"phase":true,"plan":true,"type":true,"wave":true,"depends_on":true,"files_modified":true,"autonomous":true,"requirements":true,"must_haves":true,"status":true,"checkpoint":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/gsd/versions/gsd-plan@1.ts






const standard = {
    id: 'gsd-plan@1',
    family: 'gsd-plan',
    version: '1',
    title: 'GSD plan 1',
    isDefault: true,
    source: 'upstream 1.5.7, January 2026',
    statuses: ['superseded'],
    open: [],
    success: [],
    succeeds: () => true,
    artifactTypes: [],
    shape: shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files in must_haves.artifacts, once the summary of the plan is there',
    claims: claimsOfGsd('gsd-plan'),
    weigh: weighGsd('gsd-plan'),
    beside: besidePlan,
    leniencies: gsdObserverLeniencies,
    rules: gsdPlanRules,
    structureInWords: 'Return is a plan in Markdown',
    sample: samples/* gsdPlanSample */.qM,
    validate: (0,shape_errors/* shapeOf */.F)(validate),
};

;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/gsd-summary@1.shape.ts
const gsd_summary_1_shape_shape = {
    "fields": {
        "": [
            "phase",
            "plan",
            "subsystem",
            "tags",
            "requires",
            "provides",
            "affects",
            "tech-stack",
            "key-files",
            "key-decisions",
            "patterns-established",
            "requirements-completed",
            "duration",
            "completed",
            "status",
            "plan_head_before",
            "plan_head_after",
            "files",
            "commits",
            "self-check",
            "selfCheck",
            "measured",
            "placeholders",
            "frontmatter",
            "order"
        ],
        "/key-files": [
            "created",
            "modified",
            "deleted"
        ]
    },
    "required": {},
    "enums": {
        "/selfCheck": [
            "passed",
            "failed",
            "both"
        ],
        "/frontmatter": [
            "none",
            "misplaced",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/gsd-summary@1.validate.js
// Generated by `npm run generate` from schemas/gsd-summary@1.schema.json: do not edit.
const gsd_summary_1_validate_validate = gsd_summary_1_validate_validate20;

const gsd_summary_1_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:gsd-summary@1","type":"object","properties":{"phase":{"type":["string","number"]},"plan":{"type":["string","number"]},"subsystem":{},"tags":{},"requires":{},"provides":{},"affects":{},"tech-stack":{},"key-files":{"type":"object","properties":{"created":{"type":"array"},"modified":{"type":"array"},"deleted":{"type":"array"}}},"key-decisions":{},"patterns-established":{},"requirements-completed":{"type":"array"},"duration":{},"completed":{},"status":{},"plan_head_before":{},"plan_head_after":{},"files":{"type":"array","readOnly":true},"commits":{"type":"array","items":{"type":"string"},"readOnly":true},"self-check":{"type":"array","readOnly":true},"selfCheck":{"type":"string","enum":["passed","failed","both"],"readOnly":true},"measured":{"type":"object","readOnly":true},"placeholders":{"type":"array","items":{"type":"string"},"readOnly":true},"frontmatter":{"type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function gsd_summary_1_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:gsd-summary@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = gsd_summary_1_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phase !== undefined){
let data0 = data.phase;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err0 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: gsd_summary_1_validate_schema31.properties.phase.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.plan !== undefined){
let data1 = data.plan;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
const err1 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: gsd_summary_1_validate_schema31.properties.plan.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["key-files"] !== undefined){
let data2 = data["key-files"];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.created !== undefined){
if(!(Array.isArray(data2.created))){
const err2 = {instancePath:instancePath+"/key-files/created",schemaPath:"#/properties/key-files/properties/created/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.modified !== undefined){
if(!(Array.isArray(data2.modified))){
const err3 = {instancePath:instancePath+"/key-files/modified",schemaPath:"#/properties/key-files/properties/modified/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.deleted !== undefined){
if(!(Array.isArray(data2.deleted))){
const err4 = {instancePath:instancePath+"/key-files/deleted",schemaPath:"#/properties/key-files/properties/deleted/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/key-files",schemaPath:"#/properties/key-files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["requirements-completed"] !== undefined){
if(!(Array.isArray(data["requirements-completed"]))){
const err6 = {instancePath:instancePath+"/requirements-completed",schemaPath:"#/properties/requirements-completed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.files !== undefined){
if(!(Array.isArray(data.files))){
const err7 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.commits !== undefined){
let data8 = data.commits;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err8 = {instancePath:instancePath+"/commits/" + i0,schemaPath:"#/properties/commits/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/commits",schemaPath:"#/properties/commits/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["self-check"] !== undefined){
if(!(Array.isArray(data["self-check"]))){
const err10 = {instancePath:instancePath+"/self-check",schemaPath:"#/properties/self-check/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.selfCheck !== undefined){
let data11 = data.selfCheck;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/selfCheck",schemaPath:"#/properties/selfCheck/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data11 === "passed") || (data11 === "failed")) || (data11 === "both"))){
const err12 = {instancePath:instancePath+"/selfCheck",schemaPath:"#/properties/selfCheck/enum",keyword:"enum",params:{allowedValues: gsd_summary_1_validate_schema31.properties.selfCheck.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.measured !== undefined){
let data12 = data.measured;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err13 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.placeholders !== undefined){
let data13 = data.placeholders;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err14 = {instancePath:instancePath+"/placeholders/" + i1,schemaPath:"#/properties/placeholders/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/placeholders",schemaPath:"#/properties/placeholders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data15 = data.frontmatter;
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data15 === "none") || (data15 === "misplaced")) || (data15 === "unended")) || (data15 === "late")) || (data15 === "whole"))){
const err17 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: gsd_summary_1_validate_schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.order !== undefined){
let data16 = data.order;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(typeof data16[i2] !== "string"){
const err18 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
gsd_summary_1_validate_validate20.errors = vErrors;
return errors === 0;
}
gsd_summary_1_validate_validate20.evaluated = {"props":{"phase":true,"plan":true,"subsystem":true,"tags":true,"requires":true,"provides":true,"affects":true,"tech-stack":true,"key-files":true,"key-decisions":true,"patterns-established":true,"requirements-completed":true,"duration":true,"completed":true,"status":true,"plan_head_before":true,"plan_head_after":true,"files":true,"commits":true,"self-check":true,"selfCheck":true,"measured":true,"placeholders":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/gsd/versions/gsd-summary@1.ts







const gsd_summary_1_standard = {
    id: 'gsd-summary@1',
    family: 'gsd-summary',
    version: '1',
    title: 'GSD summary 1',
    isDefault: true,
    source: 'upstream 1.3.18, January 2026',
    statuses: ['complete', 'completed', 'done', 'shipped', 'halted'],
    open: [],
    success: ['complete', 'completed', 'done', 'shipped'],
    readStatus: stateOfSummary,
    succeeds: summarySucceeds,
    artifactTypes: [],
    shape: gsd_summary_1_shape_shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files in key-files, below a heading on files and in the self-check; the commits below Task Commits and in the self-check; how many commits are between plan_head_before and plan_head_after',
    claims: claimsOfGsd('gsd-summary'),
    weigh: weighGsd('gsd-summary'),
    beside: besideSummary,
    leniencies: gsdLeniencies,
    citedWork: workOfSummary,
    rules: gsdSummaryRules,
    structureInWords: 'Return is a summary in Markdown',
    sample: samples/* gsdSummarySample */.rP,
    validate: (0,shape_errors/* shapeOf */.F)(gsd_summary_1_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/gsd-summary@2.shape.ts
const gsd_summary_2_shape_shape = {
    "fields": {
        "": [
            "status",
            "phase",
            "plan",
            "subsystem",
            "tags",
            "requires",
            "provides",
            "affects",
            "tech-stack",
            "key-files",
            "key-decisions",
            "patterns-established",
            "requirements-completed",
            "duration",
            "completed",
            "actuals",
            "coverage",
            "plan_head_before",
            "plan_head_after",
            "files",
            "commits",
            "self-check",
            "selfCheck",
            "measured",
            "placeholders",
            "frontmatter",
            "order"
        ],
        "/key-files": [
            "created",
            "modified",
            "deleted"
        ]
    },
    "required": {},
    "enums": {
        "/selfCheck": [
            "passed",
            "failed",
            "both"
        ],
        "/frontmatter": [
            "none",
            "misplaced",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/gsd-summary@2.validate.js
// Generated by `npm run generate` from schemas/gsd-summary@2.schema.json: do not edit.
const gsd_summary_2_validate_validate = gsd_summary_2_validate_validate20;

const gsd_summary_2_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:gsd-summary@2","type":"object","properties":{"status":{},"phase":{"type":["string","number"]},"plan":{"type":["string","number"]},"subsystem":{},"tags":{},"requires":{},"provides":{},"affects":{},"tech-stack":{},"key-files":{"type":"object","properties":{"created":{"type":"array"},"modified":{"type":"array"},"deleted":{"type":"array"}}},"key-decisions":{},"patterns-established":{},"requirements-completed":{"type":"array"},"duration":{},"completed":{},"actuals":{},"coverage":{},"plan_head_before":{},"plan_head_after":{},"files":{"type":"array","readOnly":true},"commits":{"type":"array","items":{"type":"string"},"readOnly":true},"self-check":{"type":"array","readOnly":true},"selfCheck":{"type":"string","enum":["passed","failed","both"],"readOnly":true},"measured":{"type":"object","readOnly":true},"placeholders":{"type":"array","items":{"type":"string"},"readOnly":true},"frontmatter":{"type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function gsd_summary_2_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:gsd-summary@2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = gsd_summary_2_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phase !== undefined){
let data0 = data.phase;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err0 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: gsd_summary_2_validate_schema31.properties.phase.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.plan !== undefined){
let data1 = data.plan;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
const err1 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: gsd_summary_2_validate_schema31.properties.plan.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["key-files"] !== undefined){
let data2 = data["key-files"];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.created !== undefined){
if(!(Array.isArray(data2.created))){
const err2 = {instancePath:instancePath+"/key-files/created",schemaPath:"#/properties/key-files/properties/created/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.modified !== undefined){
if(!(Array.isArray(data2.modified))){
const err3 = {instancePath:instancePath+"/key-files/modified",schemaPath:"#/properties/key-files/properties/modified/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.deleted !== undefined){
if(!(Array.isArray(data2.deleted))){
const err4 = {instancePath:instancePath+"/key-files/deleted",schemaPath:"#/properties/key-files/properties/deleted/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/key-files",schemaPath:"#/properties/key-files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["requirements-completed"] !== undefined){
if(!(Array.isArray(data["requirements-completed"]))){
const err6 = {instancePath:instancePath+"/requirements-completed",schemaPath:"#/properties/requirements-completed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.files !== undefined){
if(!(Array.isArray(data.files))){
const err7 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.commits !== undefined){
let data8 = data.commits;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err8 = {instancePath:instancePath+"/commits/" + i0,schemaPath:"#/properties/commits/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/commits",schemaPath:"#/properties/commits/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["self-check"] !== undefined){
if(!(Array.isArray(data["self-check"]))){
const err10 = {instancePath:instancePath+"/self-check",schemaPath:"#/properties/self-check/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.selfCheck !== undefined){
let data11 = data.selfCheck;
if(typeof data11 !== "string"){
const err11 = {instancePath:instancePath+"/selfCheck",schemaPath:"#/properties/selfCheck/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data11 === "passed") || (data11 === "failed")) || (data11 === "both"))){
const err12 = {instancePath:instancePath+"/selfCheck",schemaPath:"#/properties/selfCheck/enum",keyword:"enum",params:{allowedValues: gsd_summary_2_validate_schema31.properties.selfCheck.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.measured !== undefined){
let data12 = data.measured;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err13 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.placeholders !== undefined){
let data13 = data.placeholders;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err14 = {instancePath:instancePath+"/placeholders/" + i1,schemaPath:"#/properties/placeholders/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/placeholders",schemaPath:"#/properties/placeholders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data15 = data.frontmatter;
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data15 === "none") || (data15 === "misplaced")) || (data15 === "unended")) || (data15 === "late")) || (data15 === "whole"))){
const err17 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: gsd_summary_2_validate_schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.order !== undefined){
let data16 = data.order;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(typeof data16[i2] !== "string"){
const err18 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
gsd_summary_2_validate_validate20.errors = vErrors;
return errors === 0;
}
gsd_summary_2_validate_validate20.evaluated = {"props":{"status":true,"phase":true,"plan":true,"subsystem":true,"tags":true,"requires":true,"provides":true,"affects":true,"tech-stack":true,"key-files":true,"key-decisions":true,"patterns-established":true,"requirements-completed":true,"duration":true,"completed":true,"actuals":true,"coverage":true,"plan_head_before":true,"plan_head_after":true,"files":true,"commits":true,"self-check":true,"selfCheck":true,"measured":true,"placeholders":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/gsd/versions/gsd-summary@2.ts









const gsd_summary_2_standard = {
    id: 'gsd-summary@2',
    family: 'gsd-summary',
    version: '2',
    title: 'GSD summary with a status 2',
    isDefault: false,
    source: 'upstream gsd-core 1.5.0, June 2026',
    statuses: ['complete', 'halted'],
    open: [],
    success: ['complete'],
    readStatus: stateOfSummary,
    succeeds: summarySucceeds,
    artifactTypes: [],
    shape: gsd_summary_2_shape_shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files in key-files, below a heading on files and in the self-check; the commits below Task Commits and in the self-check; how many commits are between plan_head_before and plan_head_after',
    claims: claimsOfGsd('gsd-summary'),
    weigh: weighGsd('gsd-summary'),
    beside: besideSummary,
    leniencies: gsdLeniencies,
    citedWork: workOfSummary,
    rules: (0,families_define/* ruleList */.p)(gsdSummaryRules, [
        use('gsd-status', { params: { required: true } }),
        use('gsd-coverage'),
        use('gsd-actuals'),
    ]),
    structureInWords: 'Return is a summary in Markdown',
    sample: samples/* gsdSummarySample */.rP,
    validate: (0,shape_errors/* shapeOf */.F)(gsd_summary_2_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/gsd-verification@1.shape.ts
const gsd_verification_1_shape_shape = {
    "fields": {
        "": [
            "phase",
            "verified",
            "status",
            "score",
            "gaps",
            "human_verification",
            "artifacts",
            "gapCount",
            "frontmatter",
            "order"
        ]
    },
    "required": {},
    "enums": {
        "/frontmatter": [
            "none",
            "misplaced",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/gsd-verification@1.validate.js
// Generated by `npm run generate` from schemas/gsd-verification@1.schema.json: do not edit.
const gsd_verification_1_validate_validate = gsd_verification_1_validate_validate20;

const gsd_verification_1_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:gsd-verification@1","type":"object","properties":{"phase":{"type":["string","number"]},"verified":{},"status":{},"score":{},"gaps":{},"human_verification":{},"artifacts":{"type":"array","readOnly":true},"gapCount":{"type":"integer","readOnly":true},"frontmatter":{"type":"string","enum":["none","misplaced","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function gsd_verification_1_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:gsd-verification@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = gsd_verification_1_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phase !== undefined){
let data0 = data.phase;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err0 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: gsd_verification_1_validate_schema31.properties.phase.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.artifacts !== undefined){
if(!(Array.isArray(data.artifacts))){
const err1 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.gapCount !== undefined){
let data2 = data.gapCount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/gapCount",schemaPath:"#/properties/gapCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data3 = data.frontmatter;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data3 === "none") || (data3 === "misplaced")) || (data3 === "unended")) || (data3 === "late")) || (data3 === "whole"))){
const err4 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: gsd_verification_1_validate_schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err5 = {instancePath:instancePath+"/order/" + i0,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err6 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
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
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
gsd_verification_1_validate_validate20.errors = vErrors;
return errors === 0;
}
gsd_verification_1_validate_validate20.evaluated = {"props":{"phase":true,"verified":true,"status":true,"score":true,"gaps":true,"human_verification":true,"artifacts":true,"gapCount":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/gsd/versions/gsd-verification@1.ts





const gsd_verification_1_standard = {
    id: 'gsd-verification@1',
    family: 'gsd-verification',
    version: '1',
    title: 'GSD verification 1',
    isDefault: true,
    source: 'upstream 1.5.7, January 2026',
    statuses: ['passed', 'gaps_found', 'human_needed'],
    open: [],
    success: ['passed', 'human_needed'],
    artifactTypes: [],
    shape: gsd_verification_1_shape_shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files that the table of required artifacts says are there',
    claims: claimsOfGsd('gsd-verification'),
    weigh: weighGsd('gsd-verification'),
    leniencies: gsdObserverLeniencies,
    rules: gsdVerificationRules,
    structureInWords: 'Return is a verification in Markdown',
    sample: samples/* gsdVerificationSample */.ek,
    validate: (0,shape_errors/* shapeOf */.F)(gsd_verification_1_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/index.ts




const versions = [standard, gsd_summary_1_standard, gsd_summary_2_standard, gsd_verification_1_standard];

;// CONCATENATED MODULE: ./src/families/gsd/family.ts







const loaded = {
    versions: versions,
    upstreams: [
        { title: 'GSD (Get Shit Done)', url: 'https://github.com/gsd-build/get-shit-done' },
        { title: 'GSD Core', url: 'https://github.com/open-gsd/gsd-core' },
    ],
    prompts: prompts,
    survey: (files) => `GSD: ${survey(files)}`,
    whyNotMigrated: (id) => `documents of GSD are not migrated, for only their agents can say with which status they ended. Check them against ${id} as they are, and write its fields in new ones.`,
    readWhole: (source, name) => {
        const family = documentOf(name);
        const found = readGsd(source, family);
        return family === 'gsd-plan' && isSuperseded(found.value) ? null : found;
    },
    recognise: (text, { form }) => {
        const family = form === 'whole' ? null : gsdFamilyOfText(text);
        return versions.find((version) => version.family === family && version.isDefault) ?? null;
    },
};
function documentOf(name) {
    return (0,gsd_place/* isGsd */.ty)(name) ? name : 'gsd-summary';
}


/***/ }),

/***/ 53894:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ek: () => (/* binding */ gsdVerificationSample),
/* harmony export */   gO: () => (/* binding */ inWindow),
/* harmony export */   jf: () => (/* binding */ WINDOW),
/* harmony export */   qM: () => (/* binding */ gsdPlanSample),
/* harmony export */   rP: () => (/* binding */ gsdSummarySample)
/* harmony export */ });
const FOLDER = '.planning/phases/01-dates';
const PLAN = `---
phase: 01-dates
plan: 02
type: execute
wave: 1
depends_on: []
files_modified:
  - src/parse-dates.ts
autonomous: true
requirements: [DATE-01]
must_haves:
  truths:
    - "A date is read in every form that the page shows"
  artifacts:
    - path: src/parse-dates.ts
      provides: The parser
      exports: ["parseDate"]
  key_links:
    - from: src/parse-dates.ts
      to: src/page.ts
      via: import
      pattern: parseDate
---

<tasks>
<task type="auto">
  <name>Task 1: Parse dates</name>
</task>
</tasks>
`;
const SUMMARY = `---
phase: 01-dates
plan: 02
subsystem: parser
tags: [dates]
key-files:
  created:
    - src/parse-dates.ts
  modified:
    - src/page.ts
requirements-completed: [DATE-01]
status: complete
duration: 12min
completed: 2026-05-04
---

# Phase 1 Plan 2: Parse dates Summary

**A parser of dates, which the page uses**

## Files Created/Modified

- \`src/parse-dates.ts\` - Reads a date
- \`src/page.ts\` - Calls it

## Self-Check: PASSED

FOUND: src/parse-dates.ts
`;
const VERIFICATION = `---
phase: 01-dates
verified: 2026-05-04T10:00:00Z
status: passed
score: 2/2 must-haves verified
---

# Phase 1: Dates Verification Report

### Required Artifacts

| Artifact | Expected | Status | Details |
| --- | --- | --- | --- |
| \`src/parse-dates.ts\` | The parser | ✓ VERIFIED | 40 lines |
`;
const TREE = {
    'src/parse-dates.ts': 'export const parseDate = Date.parse;\n',
    'src/page.ts': "import { parseDate } from './parse-dates.js';\n",
    '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n',
};
const gsdSummarySample = {
    file: `${FOLDER}/01-02-SUMMARY.md`,
    text: SUMMARY,
    tree: { ...TREE, [`${FOLDER}/01-02-PLAN.md`]: PLAN },
};
const gsdPlanSample = {
    file: `${FOLDER}/01-02-PLAN.md`,
    text: PLAN,
    tree: { ...TREE, [`${FOLDER}/01-02-SUMMARY.md`]: SUMMARY },
};
const gsdVerificationSample = {
    file: `${FOLDER}/01-VERIFICATION.md`,
    text: VERIFICATION,
    tree: TREE,
};
const WINDOW = {
    ['0a'.repeat(20)]: ['README.md'],
    ['1b'.repeat(20)]: ['src/parse-dates.ts'],
    ['2c'.repeat(20)]: ['src/page.ts'],
};
function inWindow(commits) {
    const [before = '', , after = ''] = Object.keys(WINDOW);
    return [
        'subsystem: parser\n',
        `subsystem: parser\nplan_head_before: ${before}\nplan_head_after: ${after}\ncommits: ${String(commits)}\n`,
    ];
}


/***/ })

};
;
"use strict";
exports.id = 7845;
exports.ids = [7845];
exports.modules = {

/***/ 55789:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gsdFamilyOfText: () => (/* binding */ gsdFamilyOfText),
  loaded: () => (/* binding */ loaded),
  readGsd: () => (/* binding */ readGsd)
});

// EXTERNAL MODULE: ./src/families/gsd/place.ts
var place = __webpack_require__(91358);
// EXTERNAL MODULE: ./src/read/document/frontmatter.ts
var frontmatter = __webpack_require__(85814);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/read/lines/claim.ts
var claim = __webpack_require__(30040);
// EXTERNAL MODULE: ./src/read/lines/line.ts
var lines_line = __webpack_require__(38404);
// EXTERNAL MODULE: ./src/read/document/composition.ts
var composition = __webpack_require__(89646);
;// CONCATENATED MODULE: ./src/families/gsd/read/composition.ts
const GSD = {
    ownKey: /^["']?(?:phase|plan|subsystem|key[ _-]?files|must_haves|verified|score)["']?[ \t]*:/i,
    spellings: new Map([
        ['key_files', 'key-files'],
        ['requirements_completed', 'requirements-completed'],
    ]),
};

;// CONCATENATED MODULE: ./src/families/gsd/read/plan.ts






function readPlan(source) {
    const made = new composition/* Composition */.B(source, GSD, ['checkpoint']);
    const { members, body } = made.frontmatter;
    for (const name of ['requirements', 'depends_on']) {
        const lists = (0,frontmatter/* allMembersOf */.Wz)(members, name);
        if (lists.length > 0)
            made.set(name, made.texts((0,model_pointer.join)('', name), lists));
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
            made.mark((0,model_pointer.join)('', 'must_haves', name), written.at);
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
    if (path.kind !== 'scalar' || path.value === null)
        return;
    const named = (0,lines_line/* readLine */.X)(path.source, 'string').paths;
    for (const one of named.length === 0 ? [null] : named) {
        const pointer = (0,model_pointer.join)('', 'must_haves', 'artifacts', artifacts.length);
        const entry = {
            path: null,
            ...(one === null ? {} : (0,claim/* pathEntry */.uj)(one)),
            ...conditions(made, (0,frontmatter/* membersOf */.lS)(item), pointer),
        };
        made.mark(pointer, item.source);
        if (one === null) {
            made.mark((0,model_pointer.join)(pointer, 'path'), path.source);
            artifacts.push(entry);
        }
        else
            made.claim(artifacts, '/must_haves/artifacts', entry, one.at, 'path');
    }
}
function conditions(made, members, pointer) {
    const found = new Map();
    for (const name of ['provides', 'min_lines']) {
        const member = (0,frontmatter/* memberOf */.C5)(members, name);
        if (member !== undefined)
            found.set(name, made.json(member.value, (0,model_pointer.join)(pointer, name)));
    }
    for (const name of ['contains', 'exports']) {
        const lists = (0,frontmatter/* allMembersOf */.Wz)(members, name);
        if (lists.length > 0)
            found.set(name, made.texts((0,model_pointer.join)(pointer, name), lists));
    }
    return Object.fromEntries(found);
}
function keyLink(made, item, links) {
    const members = (0,frontmatter/* membersOf */.lS)(item);
    const pointer = (0,model_pointer.join)('', 'must_haves', 'key_links', links.length);
    const entry = new Map();
    for (const name of ['from', 'to', 'via', 'pattern']) {
        const value = (0,frontmatter/* memberOf */.C5)(members, name)?.value;
        if (value?.kind !== 'scalar' || value.value === null)
            continue;
        made.mark((0,model_pointer.join)(pointer, name), value.source);
        const isEnd = name === 'from' || name === 'to';
        entry.set(name, isEnd ? ((0,lines_line/* readLine */.X)(value.source, 'string').paths[0]?.path ?? null) : String(value.value));
    }
    if (!entry.has('from'))
        return;
    made.mark(pointer, item.source);
    links.push(Object.fromEntries(entry));
}
function holdsLines(node) {
    if (node.kind === 'scalar')
        return node.value !== null;
    return node.kind === 'list' ? node.items.length > 0 : true;
}

// EXTERNAL MODULE: ./src/families/gsd/status.ts
var gsd_status = __webpack_require__(1487);
// EXTERNAL MODULE: ./src/read/document/node.ts
var node = __webpack_require__(82822);
// EXTERNAL MODULE: ./src/read/document/sections.ts
var document_sections = __webpack_require__(71810);
// EXTERNAL MODULE: ./src/read/lines/headings.ts
var headings = __webpack_require__(30825);
// EXTERNAL MODULE: ./src/read/lines/path.ts
var path = __webpack_require__(99273);
// EXTERNAL MODULE: ./src/read/lines/place.ts
var lines_place = __webpack_require__(34263);
// EXTERNAL MODULE: ./src/read/lines/unread.ts
var lines_unread = __webpack_require__(8453);
;// CONCATENATED MODULE: ./src/families/gsd/read/there.ts
const THERE = /[✓✔✅☑]|\b(?:FOUND|VERIFIED|EXISTS|PASS|PASSED|SUBSTANTIVE|WIRED)\b/;
const NOT_THERE = /[✗❌⚠]|\b(?:MISSING|NOT FOUND|STUB|FAILED|ORPHANED|PARTIAL|UNCERTAIN|DELETED|REMOVED)\b/;
const NOT_THERE_IN_WORDS = /\b(?:absent|deleted|removed|not exist|not found|no longer|untracked|not tracked|gitignored|outside (?:the )?repo)/i;
function saysThere(cells) {
    const text = cells.map(withoutCode).join(' | ');
    return THERE.test(text) && !deniesThere(text);
}
function deniesThere(text) {
    const plain = withoutCode(text);
    return NOT_THERE.test(plain) || NOT_THERE_IN_WORDS.test(plain);
}
function withoutCode(cell) {
    const word = /^`([✓✅✗❌⚠]?\s*[A-Z]+)`$/.exec(cell)?.[1];
    return word ?? cell.replace(/`[^`]*`/g, ' ');
}

;// CONCATENATED MODULE: ./src/families/gsd/read/self-check.ts







function readSelfCheck({ lines, code }) {
    const found = [];
    const unread = [];
    for (const { line, heading } of lines) {
        if (heading !== undefined || line.text.trim() === '')
            continue;
        const what = foundIn(line);
        const commits = what === null ? [] : commitsIn(what);
        for (const at of commits)
            found.push({ entry: { path: at.text, type: 'commit' }, at });
        if (commits.length > 0)
            continue;
        if (what !== null) {
            const named = filesIn(what);
            for (const path of named)
                found.push({ entry: { ...(0,claim/* pathEntry */.uj)(path), type: 'checked' }, at: path.at });
            if (named.length === 0 && (0,lines_unread/* holdsPath */.WD)(what.text, 'found'))
                unread.push((0,node/* trimmed */.dE)(line));
        }
        else if (!deniesThere(line.text) && (0,document_sections/* itemOf */.Tu)(line)?.isTicked !== false) {
            if ((0,lines_unread/* startsWithPath */.PS)((0,document_sections/* itemOf */.Tu)(line)?.content.text ?? line.text))
                unread.push((0,node/* trimmed */.dE)(line));
        }
    }
    for (const line of code)
        if ((0,lines_unread/* startsWithPath */.PS)((foundIn(line) ?? line).text))
            unread.push((0,node/* trimmed */.dE)(line));
    return { found, unread };
}
function filesIn(what) {
    const paths = (0,lines_line/* readLine */.X)(what).paths;
    const named = paths.length > 0 ? paths : (0,lines_line/* readLine */.X)((0,node/* trimmed */.dE)(what, 0, what.text.search(/\s|$/))).paths;
    return named.filter(({ path, needs }) => path.includes('/') && needs !== 'file');
}
const ID = '`?[0-9a-f]{7,40}`?(?=$|[\\s,;:(/&])';
const IDS = new RegExp(`^(?:commits?\\s+)?${ID}(?:\\s*(?:[,/&]|,?\\s+and\\s)\\s*${ID})*`, 'i');
function commitsIn({ text, start }) {
    const ids = [...(IDS.exec(text)?.[0] ?? '').matchAll(/[0-9a-f]{7,40}/gi)];
    return ids.every(([id]) => (0,path/* isCommitId */.jh)(id.toLowerCase()))
        ? ids.map(({ 0: id, index }) => ({ text: id, start: start + index }))
        : [];
}
function foundIn(line) {
    const first = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\[[xX]\]\s+)?(?:\*\*)?(?:\[FOUND\]|FOUND):?(?:\*\*)?:?\s+/.exec(line.text);
    if (first !== null)
        return (0,node/* trimmed */.dE)(line, first[0].length);
    const item = (0,document_sections/* itemOf */.Tu)(line);
    const content = item?.content ?? (0,node/* trimmed */.dE)(line);
    if (content.text.startsWith('|'))
        return foundInRow(content);
    if (deniesThere(content.text))
        return null;
    const sign = /^[✓✔✅☑]\uFE0F?\s*/u.exec(content.text);
    if (sign !== null)
        return (0,node/* trimmed */.dE)(content, sign[0].length);
    if (item?.isTicked === true)
        return content;
    return item === null ? null : beforeFound(item.content);
}
function beforeFound({ text, start }) {
    const end = /(?:—|–|--?|:)[\s*[]{0,9}FOUND(?!\w)/.exec(text) ?? /\s(?:[—–-]{1,9}\s{1,9})?[✓✔✅☑]\uFE0F?\s*$/u.exec(text);
    const what = end === null ? null : (0,node/* trimmed */.dE)({ text, start }, 0, end.index);
    return what === null || what.text === '' ? null : what;
}
function foundInRow(row) {
    const cells = (0,document_sections/* cellsIn */.HH)(row);
    const at = cells.findIndex((cell) => (0,lines_line/* readLine */.X)(cell).paths.length > 0 || commitsIn(cell).length > 0);
    const others = cells.filter((_, n) => n !== at).map(({ text }) => text);
    return at >= 0 && saysThere(others) ? (cells[at] ?? null) : null;
}
const DENIED_BEFORE = /(?:(?<![\p{L}\p{N}])(?:not|no|none|never|nothing|zero|without)|n['’]t|(?<![\p{L}\p{N}.,/])0)[\s*_\x60]+(?:\p{L}+[\s*_\x60]+)?$/iu;
const NONE_BEHIND = /^[\s*_\x60]*[:=(][\s*_\x60]*(?:0|none|zero)(?![\p{L}\p{N}.,/]|\s*(?:\/|of\b))/iu;
function selfCheckResults(heading) {
    const results = [];
    for (const { 0: word, index } of heading.matchAll(/(?<![\p{L}\p{N}_])(?:passed|failed)(?![\p{L}\p{N}_])/giu)) {
        const before = heading.slice(Math.max(0, index - MAX_DISTANCE), index);
        const behind = heading.slice(index + word.length, index + word.length + MAX_DISTANCE);
        if (DENIED_BEFORE.test(before) || NONE_BEHIND.test(behind))
            continue;
        results.push(word.toLowerCase() === 'passed' ? 'passed' : 'failed');
    }
    return results;
}
const MAX_DISTANCE = 40;

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
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
        while (next < read.length && (0,collections/* elementAt */.s2)(read, next) <= end)
            next++;
        const isRead = next > before;
        const content = (0,node/* trimmed */.dE)(line);
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
            if (!isRead && (0,lines_unread/* mayNameFile */.NZ)((0,node/* contentOf */.$E)(line.text.slice(key.length))))
                unread.push((0,node/* trimmed */.dE)(line, key.length));
            continue;
        }
        if (region === null || (owner !== null && indent > owner))
            continue;
        owner = isItem && isRead ? indent : null;
        if (!isRead && (0,lines_unread/* mayNameFile */.NZ)((0,node/* contentOf */.$E)(content.text)))
            unread.push(content);
    }
    return unread;
}

;// CONCATENATED MODULE: ./src/families/gsd/read/summary.ts













const COMPOSED = ['files', 'commits', 'self-check', 'selfCheck', 'placeholders', 'measured', 'hedged'];
function readSummary(source) {
    return new Summary(source).unnumberedReturn();
}
const COMMITS = /^(?:task\s+)?commits?$/;
const SELF_CHECK = /^self[- ]?check\b/;
const LISTS = new Map([
    ['created', 'created'],
    ['modified', 'modified'],
    ['deleted', 'deleted'],
    ['removed', 'deleted'],
]);
const PLACEHOLDER = /^(?:abc123f|def456g|hij789k|lmn012o|abc1234|hash|\[hash\]|pending|tbd)$/i;
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
    #unread = [];
    #hedged = 0;
    #selfChecks = new Set();
    constructor(source) {
        this.#made = new composition/* Composition */.B(source, GSD, COMPOSED);
        this.#sections = new document_sections/* Sections */.Z_(source.text, this.#made.frontmatter.body);
    }
    unnumberedReturn() {
        this.#keyFiles();
        this.#requirements();
        this.#status();
        this.#body();
        this.#frontmatterCommits();
        this.#measured();
        if (this.#hedged > 0)
            this.#made.set('hedged', this.#hedged);
        this.#made.leaveUnread(this.#unread);
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
            const kind = LISTS.get(key);
            if (kind === undefined)
                continue;
            const list = lists.get(key) ?? [];
            lists.set(key, list);
            for (const item of (0,frontmatter/* itemsOf */.S3)(value))
                this.#keyFile(item, list, (0,model_pointer.join)('', 'key-files', key), kind);
        }
        if (keyFiles.length > 0)
            this.#made.set('key-files', Object.fromEntries(lists));
        this.#unread.push(...unreadLines(lines, this.#items));
    }
    #keyFile(item, list, at, kind) {
        if (item.kind === 'scalar' && /^[|>]/.test(item.source.text))
            return;
        const texts = (0,frontmatter/* pathTexts */.ab)(item);
        this.#items.push(item.source.start);
        for (const written of texts) {
            this.#items.push(written.start);
            const { claims, unread, hedged } = (0,lines_place/* readString */.E3)(written, { hedges: 'not-in-git', kind });
            this.#made.claimLines(list, at, claims);
            this.#unread.push(...unread);
            this.#hedged += hedged;
        }
        if (texts.length === 0 && (0,lines_unread/* mayNameFile */.NZ)(item.source.text))
            this.#unread.push(item.source);
    }
    #requirements() {
        const { members } = this.#made.frontmatter;
        const completed = (0,frontmatter/* allMembersOf */.Wz)(members, 'requirements-completed', 'requirements_completed');
        if (completed.length === 0)
            return;
        this.#made.set('requirements-completed', this.#made.texts((0,model_pointer.join)('', 'requirements-completed'), completed));
    }
    #status() {
        const [first, ...others] = (0,frontmatter/* allMembersOf */.Wz)(this.#made.frontmatter.members, 'status');
        if (first === undefined || others.length === 0)
            return;
        const chosen = [first, ...others].find(({ value }) => value.kind !== 'scalar' || !(0,gsd_status/* saysUnfinished */.sL)(value.value));
        if (chosen !== undefined)
            this.#made.set('status', this.#made.json(chosen.value, '/status'));
    }
    #body() {
        const places = [
            [this.#sections.outermost(({ heading }) => (0,headings/* isFilesHeading */.yR)(heading.text)), this.#files.bind(this)],
            [this.#sections.outermost(isNamed(COMMITS)), this.#commits.bind(this)],
            [this.#sections.direct(isNamed(SELF_CHECK)), this.#selfCheck.bind(this)],
        ];
        const sections = places.flatMap(([found, read]) => found.map((section) => ({ section, read })));
        sections.sort((one, other) => one.section.heading.start - other.section.heading.start);
        for (const { section, read } of sections)
            read(section);
    }
    #files(section) {
        const { claims, unread, hedged } = (0,lines_place/* readSection */.GU)(section, { hedges: 'not-in-git' });
        this.#made.claimLines(this.#lists.files, '/files', claims);
        this.#unread.push(...unread);
        this.#hedged += hedged;
    }
    #commits({ lines }) {
        let isTable = false;
        for (const [n, { line, heading }] of lines.entries()) {
            const row = heading === undefined ? (0,document_sections/* cellsOf */.nc)(line) : null;
            isTable = row !== null && (isTable || (0,document_sections/* isDelimiterRow */._D)(row));
            if (heading !== undefined)
                continue;
            const next = lines[n + 1]?.line;
            const isHead = row !== null && !isTable && next !== undefined && (0,document_sections/* isDelimiterRow */._D)((0,document_sections/* cellsOf */.nc)(next) ?? []);
            const spans = (0,document_sections/* codeSpans */.tE)(line).map((source) => ({ source, mayBePlaceholder: !isHead }));
            const cells = (row ?? []).flatMap((source) => source.text.includes('`') ? [] : [{ source, mayBePlaceholder: isTable }]);
            const texts = [...spans, ...cells].sort((one, other) => one.source.start - other.source.start);
            for (const { source, mayBePlaceholder } of texts)
                this.#commit((0,node/* trimmed */.dE)(source), mayBePlaceholder);
        }
    }
    #commit(source, mayBePlaceholder) {
        if ((0,path/* isCommitId */.jh)(source.text))
            this.#made.claim(this.#lists.commits, '/commits', source.text, source);
        if (!mayBePlaceholder || !PLACEHOLDER.test(source.text))
            return;
        const { placeholders } = this.#lists;
        this.#made.mark((0,model_pointer.join)('', 'placeholders', placeholders.length), source);
        placeholders.push(source.text);
    }
    #selfCheck(section) {
        const { heading } = section;
        for (const result of selfCheckResults(heading.text)) {
            if (!this.#selfChecks.has(result))
                this.#made.mark('/selfCheck', heading);
            this.#selfChecks.add(result);
            this.#made.set('selfCheck', this.#selfChecks.size > 1 ? 'both' : result);
        }
        const { found, unread } = readSelfCheck(section);
        for (const { entry, at } of found)
            this.#made.claim(this.#lists['self-check'], '/self-check', entry, at);
        this.#unread.push(...unread);
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
                this.#made.mark((0,model_pointer.join)('', 'measured', name), node.source);
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
                const found = first?.[1] !== undefined && (0,path/* isCommitId */.jh)(first[1]) ? first : (named ?? first);
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

;// CONCATENATED MODULE: ./src/families/gsd/read/verification.ts








function readVerification(source) {
    const made = new composition/* Composition */.B(source, GSD, ['artifacts', 'gapCount']);
    const { members, body } = made.frontmatter;
    const gaps = (0,frontmatter/* memberOf */.C5)(members, 'gaps');
    if (gaps !== undefined) {
        made.set('gapCount', gapsIn(gaps.value));
        made.mark('/gapCount', gaps.at);
    }
    const artifacts = [];
    const unread = [];
    const sections = new document_sections/* Sections */.Z_(source.text, body);
    for (const section of sections.outermost(({ name }) => name.startsWith('required artifacts'))) {
        unread.push(...rowsOf(made, section, artifacts));
    }
    made.leaveUnread(unread);
    if (artifacts.length > 0)
        made.set('artifacts', artifacts);
    return made.unnumberedReturn();
}
function gapsIn(node) {
    if (node.kind === 'list')
        return node.items.length;
    return node.kind === 'map' || !/^(?:|null|none|no|0|n\/a)\.?$/i.test(String(node.value)) ? 1 : 0;
}
function rowsOf(made, { lines }, artifacts) {
    const unread = [];
    for (const { line, heading } of lines) {
        if (heading !== undefined)
            continue;
        const cells = (0,document_sections/* cellsOf */.nc)(line) ?? [(0,document_sections/* itemOf */.Tu)(line)?.content ?? (0,node/* trimmed */.dE)(line)];
        const at = cells.findIndex((cell) => (0,lines_line/* readLine */.X)(cell).paths.length > 0);
        const { paths, remark } = (0,lines_line/* readLine */.X)(cells[at] ?? line);
        if (at < 0 || !saysThere([remark, ...cells.filter((_, n) => n !== at).map(({ text }) => text)]))
            continue;
        if (cells.length === 1)
            unread.push(...cells);
        else
            for (const path of paths)
                made.claim(artifacts, '/artifacts', (0,claim/* pathEntry */.uj)(path), path.at);
    }
    return unread;
}

;// CONCATENATED MODULE: ./src/families/gsd/versions/generated/index.ts
const versions = new Map([
    ['gsd-plan@1', async () => (await Promise.all(/* import() */[__webpack_require__.e(1848), __webpack_require__.e(1752)]).then(__webpack_require__.bind(__webpack_require__, 11752))).standard],
    ['gsd-summary@1', async () => (await Promise.all(/* import() */[__webpack_require__.e(1848), __webpack_require__.e(7901)]).then(__webpack_require__.bind(__webpack_require__, 57901))).standard],
    ['gsd-summary@2', async () => (await Promise.all(/* import() */[__webpack_require__.e(1848), __webpack_require__.e(3363)]).then(__webpack_require__.bind(__webpack_require__, 73363))).standard],
    ['gsd-verification@1', async () => (await Promise.all(/* import() */[__webpack_require__.e(1848), __webpack_require__.e(8972)]).then(__webpack_require__.bind(__webpack_require__, 58972))).standard],
]);

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/families/define.ts + 4 modules
var families_define = __webpack_require__(41149);
;// CONCATENATED MODULE: ./src/families/gsd/family.ts









const DOCUMENT = { list: 'fields', isJson: false, isSeenByHooks: false, common };
const prompts = new Map([
    [
        'gsd-summary',
        {
            isWhat: 'the Markdown file with which GSD sums up the execution of a plan',
            ...DOCUMENT,
            nameless: 'A summary of GSD',
            opening: [
                'When a plan is executed, its summary is written into the same folder, under the same name with SUMMARY for PLAN, and committed with the work.',
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
                'A plan begins with a frontmatter between two lines of three dashes, with the fields below. Its must_haves are checked',
                'against the tree once its summary exists.',
            ],
        },
    ],
    [
        'gsd-verification',
        {
            isWhat: 'the Markdown file in which a second GSD agent reports its findings',
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
        ...(success.length === 0 ? [] : [`Success is ${(0,model_text.quotedList)(success)}${none}.`]),
        ...(0,families_define/* claimsInPrompt */.ZS)(standard),
        `Each path leads to a committed file that is not empty${isSummary ? '; a file listed as deleted does not exist' : ''}.`,
        'Paths are relative to the folder that holds .planning and plain: forward slashes, no patterns, the letter case of the file.',
        'No path is a folder, in a submodule or outside the project.',
    ];
}
const loaded = {
    versions: versions,
    examples: async () => (await __webpack_require__.e(/* import() */ 9802).then(__webpack_require__.bind(__webpack_require__, 9802))).examples,
    section: async () => (await __webpack_require__.e(/* import() */ 738).then(__webpack_require__.bind(__webpack_require__, 80738))).section,
    upstreams: [
        { title: 'GSD (Get Shit Done)', url: 'https://github.com/gsd-build/get-shit-done' },
        { title: 'GSD Core', url: 'https://github.com/open-gsd/gsd-core' },
    ],
    prompts,
    whyNotMigrated: (id) => `documents of GSD are not migrated, since only their agents know their final status. Check them against ${id} unchanged, and use its fields in new ones.`,
    readWhole: (source, name) => {
        const family = (0,place/* isGsd */.ty)(name) ? name : 'gsd-summary';
        const found = readGsd(source, family);
        return family === 'gsd-plan' && (0,gsd_status/* isSuperseded */.pe)(found.value) ? null : found;
    },
    recognise: (text, { form }) => (form === 'whole' ? null : gsdFamilyOfText(text)),
};
const READERS = {
    'gsd-summary': readSummary,
    'gsd-plan': readPlan,
    'gsd-verification': readVerification,
};
function readGsd(source, family) {
    return { ...READERS[family](source), composed: family };
}
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


/***/ }),

/***/ 1487:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ln: () => (/* binding */ stateOfSummary),
/* harmony export */   ZD: () => (/* binding */ hasFrontmatter),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   sG: () => (/* binding */ summarySucceeds),
/* harmony export */   sL: () => (/* binding */ saysUnfinished)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _read_document_frontmatter_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81226);


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
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__.stringField)(value, 'status')?.trim().toLowerCase() === 'superseded';
}
function hasFrontmatter({ frontmatter }) {
    return typeof frontmatter === 'string' && (0,_read_document_frontmatter_block_js__WEBPACK_IMPORTED_MODULE_0__/* .isReadable */ .h)(frontmatter);
}


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


/***/ }),

/***/ 80569:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ linkName),
/* harmony export */   Y: () => (/* binding */ TooManyBlocks)
/* harmony export */ });
function linkName(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}
class TooManyBlocks extends Error {
    name = 'TooManyBlocks';
}


/***/ })

};
;
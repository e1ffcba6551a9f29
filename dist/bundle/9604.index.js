"use strict";
exports.id = 9604;
exports.ids = [9604];
exports.modules = {

/***/ 48532:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loaded: () => (/* binding */ loaded)
});

// EXTERNAL MODULE: ./src/read/document/composition.ts
var composition = __webpack_require__(89646);
// EXTERNAL MODULE: ./src/read/document/frontmatter.ts
var document_frontmatter = __webpack_require__(85814);
// EXTERNAL MODULE: ./src/read/document/sections.ts
var document_sections = __webpack_require__(71810);
// EXTERNAL MODULE: ./src/families/bmad/place.ts
var place = __webpack_require__(1546);
// EXTERNAL MODULE: ./src/read/lines/headings.ts
var lines_headings = __webpack_require__(30825);
;// CONCATENATED MODULE: ./src/families/bmad/read/recognise.ts



const RECORD = /^dev(?:eloper)? agent record\b|^developer record\b/i;
const PLAN_OF_SPEC = /^(?:intent|tasks|suggested review order|auto run result)(?![\p{L}\p{N}_])/u;
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
    const title = headings.find(({ level }) => level === 1)?.heading.text.toLowerCase() ?? '';
    const plain = headings.map(({ heading }) => heading.text.replaceAll('*', '').trim());
    const isReport = plain.some((text) => RECORD.test(text) || (0,lines_headings/* isListHeading */.fP)(text));
    if (isReport && (/(?<![\p{L}\p{N}_])story(?![\p{L}\p{N}_])/u.test(title) || (0,place/* isStoryName */.BG)(file)))
        return 'bmad-story';
    const { members } = frontmatter;
    if ((0,document_frontmatter/* memberOf */.C5)(members, 'status') === undefined)
        return null;
    if ((0,place/* isInitiative */.hr)(file) && (0,document_frontmatter/* memberOf */.C5)(members, ...TICKET_KEYS) !== undefined)
        return 'bmad-spec';
    return (0,document_frontmatter/* memberOf */.C5)(members, ...SPEC_KEYS) !== undefined && plain.some((text) => PLAN_OF_SPEC.test(text.toLowerCase()))
        ? 'bmad-spec'
        : null;
}

// EXTERNAL MODULE: ./src/read/document/node.ts
var node = __webpack_require__(82822);
;// CONCATENATED MODULE: ./src/families/bmad/read/boxes.ts


const TASKS = /^[\s*]*(?:\d[\d.]*[.)]?\s+)?tasks(?![\p{L}\p{N}_])/u;
function taskItems(sections) {
    const found = sections.outermost(({ name }) => TASKS.test(name));
    return found.flatMap(({ lines }) => lines.flatMap(({ line, heading }) => (heading === undefined ? ((0,document_sections/* itemOf */.Tu)(line) ?? []) : [])));
}
function setBoxes(made, items) {
    const open = items.filter(({ isTicked }) => isTicked === false);
    const [first] = open;
    made.set('boxes', { ticked: items.filter(({ isTicked }) => isTicked === true).length, open: open.length });
    if (first !== undefined)
        made.mark('/boxes/open', (0,node/* trimmed */.dE)(first.content));
}

// EXTERNAL MODULE: ./src/read/lines/kinds.ts
var kinds = __webpack_require__(93787);
// EXTERNAL MODULE: ./src/read/lines/claim.ts
var claim = __webpack_require__(30040);
// EXTERNAL MODULE: ./src/read/lines/line.ts
var line = __webpack_require__(38404);
// EXTERNAL MODULE: ./src/read/lines/markup.ts
var markup = __webpack_require__(13502);
// EXTERNAL MODULE: ./src/read/lines/path.ts
var lines_path = __webpack_require__(99273);
// EXTERNAL MODULE: ./src/read/lines/unread.ts
var lines_unread = __webpack_require__(8453);
// EXTERNAL MODULE: ./src/read/lines/labels.ts
var labels = __webpack_require__(13517);
// EXTERNAL MODULE: ./src/read/lines/place.ts
var lines_place = __webpack_require__(34263);
// EXTERNAL MODULE: ./src/families/bmad/status.ts
var bmad_status = __webpack_require__(65787);
;// CONCATENATED MODULE: ./src/families/bmad/read/story.ts









const STORY_FIELDS = ['otherStatus', 'file-list', 'lists', 'hedged', 'dropped', 'saysNone', 'boxes'];
function readStory(made, sections) {
    setStatus(made, statusesIn(made, sections));
    setBoxes(made, taskItems(sections));
    const files = [];
    const sectionsOfLists = listsOf(sections);
    const lists = sectionsOfLists.map((section) => (0,lines_place/* readSection */.GU)(listOf(section), { hedges: 'all' }));
    const [first] = sectionsOfLists;
    if (first !== undefined)
        made.mark('/file-list', first.heading);
    for (const { claims } of lists)
        made.claimLines(files, '/file-list', claims);
    made.set('file-list', files);
    made.set('lists', lists.length);
    for (const name of ['hedged', 'dropped'])
        made.set(name, lists.reduce((sum, list) => sum + list[name], 0));
    const saysNone = lists.some((list) => list.saysNone);
    made.set('saysNone', saysNone);
    const others = lists.length > 0 ? [] : sections.outermost(({ heading }) => (0,lines_headings/* isFilesHeading */.yR)(heading.text));
    made.leaveUnread([
        ...lists.flatMap(({ unread }) => unread),
        ...others.flatMap((section) => (0,lines_place/* unreadInSection */.C4)(section, { hedges: 'all' })),
    ]);
}
const STATUS = new labels/* ValueLabel */.mU('(?:story |current )?status');
function statusesIn(made, sections) {
    const { head, below } = (0,labels/* labelledValues */.Wu)(sections, STATUS);
    const first = [...head, ...statusFields(made)];
    const own = first.length > 0 ? first : below.slice(0, 1);
    const isOpen = own.length > 0 && own.every(({ text }) => (0,bmad_status/* stateOf */.L4)(text) === 'open');
    return isOpen ? [...own, ...below.filter(({ text }) => (0,bmad_status/* stateOf */.L4)(text) === 'success').slice(0, 1)] : own;
}
function statusFields({ frontmatter }) {
    return (0,document_frontmatter/* allMembersOf */.Wz)(frontmatter.members, 'status').flatMap(({ value: field }) => field.kind === 'scalar' && typeof field.value === 'string'
        ? [(0,node/* trimmed */.dE)({ text: field.value, start: field.source.start })]
        : []);
}
function setStatus(made, statuses) {
    const [chosen] = [...statuses].sort((one, other) => openness(one) - openness(other));
    if (chosen === undefined)
        return;
    made.set('status', chosen.text);
    made.mark('/status', chosen);
    const other = statuses.find(({ text }) => (0,bmad_status/* stateOf */.L4)(text) !== (0,bmad_status/* stateOf */.L4)(chosen.text));
    if (other === undefined)
        return;
    made.set('otherStatus', other.text);
    made.mark('/otherStatus', other);
}
function openness({ text }) {
    const state = (0,bmad_status/* stateOf */.L4)(text);
    return state === 'success' ? 0 : state === null ? 1 : 2;
}
const END = /^(?:change ?log|review findings|senior developer review|completion notes|debug log|(?:qa|test) results?|agent model|verification|dependencies)/i;
function listsOf(sections) {
    const lists = sections.outermost(({ heading }) => (0,lines_headings/* isListHeading */.fP)(heading.text));
    if (lists.length > 0)
        return lists;
    const record = sections.outermost(({ name }) => RECORD.test(name));
    return record.flatMap(({ lines, code }) => (0,document_sections/* sectionsIn */.cW)(lines, ({ heading }) => (0,lines_headings/* isFilesHeading */.yR)(heading.text), code));
}
function listOf(section) {
    const end = section.lines.findIndex(({ heading }) => heading !== undefined && END.test((0,document_sections/* headingParts */.RU)(heading.heading.text).name));
    if (end < 0)
        return section;
    const lines = section.lines.slice(0, end);
    const from = section.lines[end]?.line.start ?? Infinity;
    return { ...section, lines, code: section.code.filter(({ start }) => start < from) };
}

;// CONCATENATED MODULE: ./src/families/bmad/read/spec.ts










const SPEC_FIELDS = ['tasks', 'review-order', 'changed', 'boxes', 'hedged'];
function readSpec(made, sections) {
    const statuses = statusFields(made);
    if (statuses.length > 1)
        setStatus(made, statuses);
    const items = taskItems(sections);
    setBoxes(made, items);
    const hasBoxes = items.some(({ isTicked }) => isTicked !== null);
    const lists = { tasks: [], 'review-order': [], changed: [] };
    const unread = [];
    let hedged = 0;
    for (const item of items) {
        const isDone = hasBoxes ? item.isTicked === true : item.indent === 0;
        const naming = isDone ? codeNaming(item) : null;
        if (naming === null)
            continue;
        const type = typeOfTask(naming);
        if (type === null)
            hedged++;
        else
            for (const path of filesOf(naming))
                made.claim(lists.tasks, '/tasks', { ...(0,claim/* pathEntry */.uj)(path), type }, path.at);
    }
    const linesBelow = (start) => sections.outermost(({ name }) => name.startsWith(start)).flatMap(({ lines }) => lines);
    for (const source of linkTargets(linesBelow('suggested review order'), unread)) {
        made.claim(lists['review-order'], '/review-order', (0,markup/* decoded */.DH)(source.text), source);
    }
    for (const path of changedFiles(linesBelow('auto run result'), unread)) {
        made.claim(lists.changed, '/changed', (0,claim/* pathEntry */.uj)(path), path.at);
    }
    for (const [name, list] of Object.entries(lists))
        made.set(name, list);
    made.set('hedged', hedged);
    made.leaveUnread(unread);
}
function codeNaming({ content }) {
    if (!/^(?:\*\*)?`/.test(content.text))
        return null;
    const naming = (0,line/* readLine */.X)(content);
    return naming.paths.length === 0 ? null : naming;
}
const BOOKS = /(?:^|\/)(?:deferred-work\.md|sprint-status\.yaml)$/;
function filesOf({ paths }) {
    return paths.filter(({ path }) => !BOOKS.test(path));
}
const TAKES_AWAY = /^[^\p{L}\p{N}]{0,40}(?:mov(?:e|es|ed|ing)|renam(?:e|es|ed|ing)|extract(?:s|ed|ing)?|delet(?:e|es|ed|ing)|remov(?:e|es|ed|ing))(?![\p{L}\p{N}_])/iu;
const DELETES = /^[^\p{L}\p{N}]{0,40}(?:deleted?|removed?)(?:\s+(?:the|this)\s+file)?[^\p{L}\p{N}]*?(?:$|[.;—–]|\s--?\s)/iu;
function typeOfTask(naming) {
    const action = actionIn(naming.remark);
    if (TAKES_AWAY.test(action))
        return DELETES.test(action) ? 'deleted' : null;
    return naming.isStruck || (0,kinds/* isHedgedNaming */.mJ)(naming, 'all') ? null : 'task';
}
function actionIn(remark) {
    const dash = /[—–:：]|\s--?\s/.exec(remark);
    return dash === null ? remark : remark.slice(dash.index + dash[0].length);
}
function linkTargets(lines, unread) {
    return lines.flatMap(({ line, heading }) => {
        const targets = [...line.text.matchAll(/\[/g)].flatMap(({ index }) => {
            const target = (0,markup/* linkIn */.qn)((0,node/* trimmed */.dE)(line, index), NO_DEFINITIONS)?.target ?? null;
            return target === null ? [] : (targetOf(target) ?? []);
        });
        const { text } = (0,document_sections/* itemOf */.Tu)(line)?.content ?? line;
        if (heading === undefined && targets.length === 0 && ((0,lines_unread/* startsWithPath */.PS)(text) || (0,lines_unread/* pointsElsewhere */.G1)(text))) {
            unread.push((0,node/* trimmed */.dE)(line));
        }
        return targets;
    });
}
const NO_DEFINITIONS = new Map();
function targetOf(source) {
    const { text } = source;
    if (text === '' || /^(?:#|[A-Za-z][A-Za-z0-9+.-]*:)/.test(text))
        return null;
    const end = text.search(/[?#]/);
    const path = (0,lines_path/* withoutCitation */.w6)(end < 0 ? text : text.slice(0, end));
    return path === '' ? null : { text: path, start: source.start };
}
function changedFiles(lines, unread) {
    return lines.flatMap(({ line, heading }) => {
        const item = heading === undefined ? (0,document_sections/* itemOf */.Tu)(line) : null;
        if (item === null || item.isTicked === false)
            return [];
        const naming = codeNaming(item);
        if (naming === null && (0,lines_unread/* startsWithPath */.PS)(item.content.text))
            unread.push(item.content);
        if (naming === null || naming.isStruck || (0,kinds/* isHedgedNaming */.mJ)(naming, 'all'))
            return [];
        return filesOf(naming).filter(({ path }) => path.includes('/'));
    });
}

// EXTERNAL MODULE: ./src/read/lines/words.ts
var words = __webpack_require__(68897);
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
    return {
        ...made.unnumberedReturn(),
        composed: family,
        isAlone: true,
        named: (0,words/* saysRemoval */.tv)(source.text) ? namedIn(sections) : [],
    };
}
function namedIn({ lines }) {
    const named = new Set();
    let isBelowRemoval = false;
    for (const { line } of lines) {
        const isRemoval = (0,words/* saysRemoval */.tv)(line.text.replace(/`[^`]*`/g, ''));
        if (line.text.trim() !== '' && !ITEM.test(line.text))
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
const ITEM = /^\s*(?:[-*+]|\d+\.)\s/;

// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
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
    ['bmad-spec@6', async () => (await Promise.all(/* import() */[__webpack_require__.e(5920), __webpack_require__.e(8920)]).then(__webpack_require__.bind(__webpack_require__, 38920))).standard],
    ['bmad-story@4', async () => (await Promise.all(/* import() */[__webpack_require__.e(5920), __webpack_require__.e(1481)]).then(__webpack_require__.bind(__webpack_require__, 51481))).standard],
    ['bmad-story@6', async () => (await Promise.all(/* import() */[__webpack_require__.e(5920), __webpack_require__.e(5560)]).then(__webpack_require__.bind(__webpack_require__, 85560))).standard],
]);

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/families/define.ts + 4 modules
var families_define = __webpack_require__(41149);
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
                'When a story is done, its File List names every file that was created, modified or deleted for it, one item each: the path in a',
                'code span, relative to the root of the repository, followed by (new), (modified) or (deleted).',
                'Remove from the list what was planned and not made, and what git ignores. Compare it with `git diff --name-status` before you',
                'set the status to review or done: only do that when all of the files are committed, and tick the completed tasks.',
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
                'When a build spec is done, every completed task is ticked, and begins with the path of its file in a code span, relative to',
                'the root of the repository. Set the status to in-review or done only when all of these files are committed.',
                'Each link below Suggested Review Order leads to a committed file, by a path relative to the folder of the spec.',
            ],
        },
    ],
]);
function common(standard) {
    return [
        `The work is done with the status ${(0,model_text.quotedList)(standard.success)}.`,
        ...(0,families_define/* claimsInPrompt */.ZS)(standard),
        'Each path leads to a committed file that is not empty; a file listed as deleted does not exist.',
        'Paths are plain: forward slashes, no patterns, the letter case of the file.',
    ];
}
const loaded = {
    versions: versions,
    examples: async () => (await __webpack_require__.e(/* import() */ 5374).then(__webpack_require__.bind(__webpack_require__, 45374))).examples,
    upstreams: [{ title: 'BMAD-METHOD', url: 'https://github.com/bmad-code-org/BMAD-METHOD' }],
    prompts,
    whyNotMigrated: (id) => `stories and build specs of BMAD are not migrated: ${id} reads those of every version of its family.`,
    readWhole: (source, _, file) => readBmad(source, file),
    unreadIn: unreadIn,
    readOpening: readBmad,
    recognise: (text, { form }) => (form === 'whole' ? null : bmadFamilyOf('', text)),
};


/***/ }),

/***/ 65787:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ isClaiming),
/* harmony export */   EK: () => (/* binding */ isOneOf),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   d4: () => (/* binding */ plainStatus)
/* harmony export */ });
/* unused harmony export stateOfWord */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _read_lines_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68897);



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
    return stateOfWord(plainStatus(status));
}
function isClaiming(value) {
    const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__.stringField)(value, 'status');
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
const FINAL = [
    'built|done|completed?|implemented|shipped|merged|pass(?:ed)?',
    '(?:in )?review|reviewed|ready for (?:(?:re ?)?review|done)|ready to (?:merge|ship)',
    'dev(?:elopment)? completed?|qa (?:pass|passed|approved)',
    'terminée?|completad[oa]|completato|fatto|fertig|concluíd[oa]',
    'готово|выполнен[оа]?|завершен[оа]?',
    '完成|已完成|完了|완료',
];
const OPEN = [
    `draft|drafted|approved|ready|ready for dev${_read_lines_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LETTER */ .jL}*|proposed|planned|to ?do|backlog|not started|contexted|optional`,
    'in ?progress|in development|wip|blocked|on hold|deferred|split',
    'superseded|cancell?ed|archived|obsolete|abandoned',
];
function beginsWith(words) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.pattern)(`^(?:${words.join('|')})(?!${_read_lines_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LETTER */ .jL})`, 'u');
}
const IS_FINAL = beginsWith(FINAL);
const IS_OPEN = beginsWith(OPEN);
function stateOfWord(status) {
    if (IS_FINAL().test(status))
        return 'success';
    return IS_OPEN().test(status) ? 'open' : null;
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
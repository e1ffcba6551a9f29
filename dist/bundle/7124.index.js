"use strict";
exports.id = 7124;
exports.ids = [7124];
exports.modules = {

/***/ 27124:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loaded: () => (/* binding */ loaded)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/families/claims-in-prompt.ts
var claims_in_prompt = __webpack_require__(46414);
;// CONCATENATED MODULE: ./src/families/bmad/prompts.ts


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
        ...(0,claims_in_prompt/* claimsInPrompt */.Z)(standard),
        'Each path leads to a committed file that is not empty; what is called deleted is not there.',
        'Paths are plain: forward slashes, no patterns, the letter case of the file.',
    ];
}

// EXTERNAL MODULE: ./src/read/document/composition.ts + 1 modules
var composition = __webpack_require__(69442);
// EXTERNAL MODULE: ./src/read/document/frontmatter.ts + 1 modules
var document_frontmatter = __webpack_require__(72903);
// EXTERNAL MODULE: ./src/read/document/sections.ts
var document_sections = __webpack_require__(71810);
// EXTERNAL MODULE: ./src/families/bmad/place.ts
var place = __webpack_require__(1546);
// EXTERNAL MODULE: ./src/read/document/source-text.ts
var source_text = __webpack_require__(83767);
// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(20323);
;// CONCATENATED MODULE: ./src/families/bmad/words.ts

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
const NAMED = [
    ['English', ENGLISH],
    ['French', FRENCH],
    ['Spanish', SPANISH],
    ['Portuguese', PORTUGUESE],
    ['Italian', ITALIAN],
    ['German', GERMAN],
    ['Russian', RUSSIAN],
    ['Chinese', CHINESE],
    ['Japanese', JAPANESE],
    ['Korean', KOREAN],
];
const LANGUAGES = NAMED.map(([, language]) => language);
const CHANGES = ['created', 'modified', 'deleted', 'moved'];
const LETTER = '[\\p{L}\\p{N}_]';
function anyOf(get, languages = LANGUAGES) {
    const words = new Set(languages.flatMap(get));
    return [...words].map((word) => (word.endsWith('|') ? `${word.slice(0, -1)}(?!${LETTER})` : word)).join('|');
}
const OF_CHANGE = CHANGES.map((change) => [change, (0,pattern/* pattern */.T)(`(?<!${LETTER})(?:${anyOf((language) => language[change])})`, 'iu')]);
function changeIn(text) {
    const plain = text.normalize('NFC');
    const found = OF_CHANGE.filter(([, words]) => words().test(plain)).map(([change]) => change);
    return found.length > 1 ? 'several' : (found[0] ?? null);
}
const REMOVAL = (0,pattern/* pattern */.T)(`(?<!${LETTER})(?:${anyOf((language) => [...language.deleted, ...language.moved, ...language.gone])}|gone|replac|supersed|dropped)`, 'iu');
function saysRemoval(line) {
    return REMOVAL().test(line.normalize('NFC'));
}
function languageOf(lines) {
    const plain = lines.map((line) => line.normalize('NFC'));
    let found = null;
    let most = 0;
    for (const [name, language] of NAMED) {
        const words = anyOf((one) => CHANGES.flatMap((change) => one[change]), [language]);
        const said = new RegExp(`(?<!${LETTER})(?:${words})`, 'iu');
        const hits = plain.filter((line) => said.test(line)).length;
        if (hits > most)
            [found, most] = [name, hits];
    }
    return found;
}
const HEDGE = anyOf(({ hedges }) => hedges);
const SIGNS = '[\\s*_|✅⚠\\u{FE0F}~-]{0,40}';
const HEDGED = (0,pattern/* pattern */.T)(`(?:^|[(\\[（【—–|:：]|\\s--?\\s)${SIGNS}(?:${HEDGE})`, 'iu');
const ADDED_CONDITION = (0,pattern/* pattern */.T)(`[,;，、)\\]）】]${SIGNS}(?:if (?:needed|necessary|required|any)|as needed|optional|planned|tbd|todo)${SIGNS}(?=$|[.,;)\\]）】])`, 'iu');
const HEDGED_LABEL = (0,pattern/* pattern */.T)(`(?<!${LETTER})(?:${HEDGE})`, 'iu');
function isHedged(remark) {
    const plain = remark.normalize('NFC');
    return HEDGED().test(plain) || ADDED_CONDITION().test(plain);
}
function isHedgedLabel(label) {
    return HEDGED_LABEL().test(label.normalize('NFC'));
}
const GONE_WORD = anyOf(({ gone }) => gone);
const GONE = (0,pattern/* pattern */.T)(`^[^\\p{L}\\p{N}]{0,40}(?:(?:file|was|were|is|now|fichier)\\s+){0,5}(?:${[
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
    return (0,pattern/* pattern */.T)(`^(?:${words.join('|')})(?!${LETTER})`, 'iu');
}
const IS_FINAL = beginsWith(FINAL);
const IS_OPEN = beginsWith(OPEN);
function stateOfWord(status) {
    if (IS_FINAL().test(status))
        return 'success';
    return IS_OPEN().test(status) ? 'open' : null;
}
const COMMON_NAMES = new Set([
    ...['index', 'main', 'mod', 'lib', 'default', 'setup', 'types', 'utils', 'config', 'constants'],
    ...['page', 'layout', 'route', 'loading', 'error', 'template', 'schema', 'models', 'conftest'],
    ...['__init__', '__main__', 'package', 'tsconfig', 'makefile', 'dockerfile'],
    ...['readme', 'changelog', 'license'],
]);

// EXTERNAL MODULE: ./src/read/document/claimed-path.ts
var claimed_path = __webpack_require__(36361);
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

// EXTERNAL MODULE: ./src/model/known.ts
var known = __webpack_require__(57342);
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
        content: (0,source_text/* trimmed */.d)(line, sign.length),
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
    const rest = (0,source_text/* trimmed */.d)(content, marker.length);
    const isStruck = rest.text.startsWith('~~');
    const start = isStruck ? (0,source_text/* trimmed */.d)(rest, 2) : rest;
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
        const path = codePath((0,source_text/* trimmed */.d)(source, 1 + tick.length, 1 + tick.length + label.length));
        return path === null ? null : { paths: [{ source: path, change: null }], remark: text.slice(whole.length) };
    }
    if (text.startsWith('<')) {
        const [whole = '', code, address = ''] = ENCLOSED.exec(text.slice(0, LONGEST_LINK)) ?? [];
        const inner = code ?? address;
        const at = whole.indexOf(inner);
        const path = codePath((0,source_text/* trimmed */.d)(source, at, at + inner.length));
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
    const last = (0,known/* elementAt */.s)(named, named.length - 1);
    return {
        paths: named.map((path) => ({ source: path, change: null })),
        remark: source.text.slice(last.start - source.start + last.text.length),
    };
}
function* piecesOf(source) {
    let start = 0;
    for (const { index, 0: between } of source.text.matchAll(BETWEEN)) {
        yield (0,source_text/* trimmed */.d)(source, start, index);
        start = index + between.length;
    }
    yield (0,source_text/* trimmed */.d)(source, start);
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
        this.#isListHedged = isHedgedLabel(bracket);
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
    return { change: changeIn(text), isHedged: isHedgedLabel(text) };
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
            this.unread.push(item?.content ?? (0,source_text/* trimmed */.d)(line));
        if (NONE.test(line.text))
            this.saysNone = true;
        return true;
    }
    takeCode(line) {
        const item = itemOf(line);
        if (this.#mayClaim(item?.content ?? line, item !== null))
            this.unread.push(item?.content ?? (0,source_text/* trimmed */.d)(line));
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
    return (isHedged(said.trim()) || (marker !== '' && isHedged(marker.trim())) || withoutCode(said).trimEnd().endsWith('?'));
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
    if (saysGone(remark) || short.some(saysGone))
        return 'deleted';
    const said = [marker, ...short].map(changeIn).find((one) => one !== null) ?? changeOfRemark(remark);
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
        const change = words === undefined ? null : changeIn(words);
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
        firstOpen: first === undefined ? null : (0,source_text/* trimmed */.d)(first.content),
    };
}

;// CONCATENATED MODULE: ./src/families/bmad/read/story-status.ts

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
                tidied(untilNext((0,source_text/* trimmed */.d)(line, /^\s*\|?/.exec(line.text)?.[0].length)));
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
    return tidied(untilNext((0,source_text/* trimmed */.d)(line, start)));
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
            const close = (0,known/* valueOf */.R)(pairs, index + 1);
            return close < 0 ? [] : (targetOf((0,source_text/* trimmed */.d)(line, index + 2, close)) ?? []);
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
        const isRemoval = saysRemoval(line.text.replace(/`[^`]*`/g, ''));
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

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/families/bmad/status.ts


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
    const status = (0,json/* stringField */.OM)(value, 'status');
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
        return found?.composed === (0,place/* bmadFamilyNamed */.kM)(file) && isClaiming(found.value);
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
    const { line: last } = (0,known/* elementAt */.s)(lines, lines.length - 1);
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

;// CONCATENATED MODULE: ./src/families/bmad/survey.ts






function survey(files) {
    let [stories, specs, lists] = [0, 0, 0];
    const lines = [];
    for (const { file, text } of files) {
        const frontmatter = (0,document_frontmatter/* frontmatterOf */.C2)(text);
        const sections = new document_sections/* Sections */.Z_(text, frontmatter.body);
        const family = familyOfDocument(file, frontmatter, sections);
        if (family === 'bmad-spec')
            specs++;
        if (family !== 'bmad-story')
            continue;
        stories++;
        const found = [...sections.outermost(({ heading }) => isListHeading(heading.text))];
        if (found.length > 0)
            lists++;
        lines.push(...found.flatMap((list) => list.lines.map(({ line }) => withoutPaths(line.text))));
    }
    const language = languageOf(lines);
    const ofStories = `${(0,model_text/* count */.U9)(stories, 'story', 'stories')}, ${String(lists)} with a File List`;
    return [
        ...(stories === 0 ? [] : [`${ofStories}${language === null ? '' : `, in ${language}`}`]),
        ...(specs === 0 ? [] : [(0,model_text/* count */.U9)(specs, 'build spec')]),
    ].join('; ');
}
function withoutPaths(line) {
    return line
        .slice(0, 400)
        .replace(/`[^`]*`/g, '')
        .replace(/\S*[/.]\S+/g, '');
}

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
;// CONCATENATED MODULE: ./src/families/bmad/claims.ts




function bmadClaims(value, file) {
    return isClaiming(value) ? bmadMentions(value, file) : [];
}
function bmadMentions(value, file) {
    const claims = new Map();
    for (const pointer of (0,json/* listField */.FZ)(value, 'order')) {
        if (typeof pointer !== 'string')
            continue;
        const claim = claimAt(value, pointer, file);
        if (claim === null)
            continue;
        const key = (0,model_claim/* claimedFile */.YH)(claim) ?? claim.path;
        const first = claims.get(key);
        if (first === undefined)
            claims.set(key, claim);
        else if (claim.type === 'deleted')
            claims.set(key, { ...first, type: 'deleted', deletes: true });
    }
    const baseline = baselineOf(value);
    return baseline === null ? [...claims.values()] : [...claims.values(), baseline];
}
function claimAt(value, pointer, file) {
    const found = (0,model_pointer/* valueAt */.fK)(value, pointer);
    const path = typeof found === 'string' ? found : (0,json/* stringField */.OM)(found, 'path');
    if (path === undefined)
        return null;
    const [list = ''] = (0,model_pointer/* tokens */.LU)(pointer);
    const type = claims_typeOf(found, list);
    const claim = { path, pointer, type, ...(type === 'deleted' ? { deletes: true } : {}) };
    return list === 'review-order' ? fromFolder(claim, file) : claim;
}
function fromFolder(claim, file) {
    const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    if (folder === '' || claim.path.startsWith('/'))
        return claim;
    return { ...claim, base: folder, alternative: claim.path.replace(/^(?:\.{1,2}\/)+/, '') };
}
function claims_typeOf(element, list) {
    if (list === 'review-order')
        return 'review';
    return list === 'changed' ? 'changed' : ((0,json/* stringField */.OM)(element, 'type') ?? 'listed');
}
const BASELINES = ['baseline_commit', 'baseline_revision'];
function baselineOf(value) {
    for (const key of BASELINES) {
        const id = (0,json/* stringField */.OM)(value, key);
        if (id !== undefined && /^[0-9a-f]{7,64}$/i.test(id)) {
            return { path: id, pointer: `/${key}`, type: 'baseline', kind: 'commit' };
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./src/families/bmad/epic.ts
const FOLDER = /(?:^|\/)epic[-_ ]?(\d{1,6})[^/]*\//i;
const epic_NAME = /(?:^|\/)(?:(?:spec|story|bug|tech-debt)[-_.])?(?:[A-Za-z]{1,4}-?)?(\d{1,6})[A-Za-z]?[.-][A-Za-z]?\d[^/]*$/;
function epicOf(file) {
    const number = (FOLDER.exec(file) ?? epic_NAME.exec(file))?.[1];
    const isSpec = /(?:^|\/)spec-[^/]*$/.test(file);
    const name = number === undefined ? (isSpec ? 'specs' : 'none') : String(Number(number));
    return { by: 'epic', name };
}

// EXTERNAL MODULE: ./src/model/severity.ts
var severity = __webpack_require__(11502);
// EXTERNAL MODULE: ./src/rules/index.ts + 32 modules
var rules = __webpack_require__(598);
// EXTERNAL MODULE: ./src/families/define.ts
var families_define = __webpack_require__(74937);
// EXTERNAL MODULE: ./src/families/bmad/samples.ts
var samples = __webpack_require__(90842);
;// CONCATENATED MODULE: ./src/families/bmad/rules/bmad-baseline-unknown.ts


const BASELINE = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';
const bmadBaselineUnknown = {
    id: 'bmad-baseline-unknown',
    area: 'bmad',
    scope: 'claim',
    verdict: 'missing',
    kinds: ['commit'],
    severity: 'notice',
    summary: 'The commit at which the work began is in the history',
    rationale: 'By this commit one can tell which files the work changed. A squash or a rebase takes commits away, and a project that was cut out of another repository keeps the ids of the old one, so this is a notice. NO_VCS is right where there was no repository.',
    remedy: 'Write the id of the commit as the history has it now, or leave it: nothing else depends on it.',
    sources: [{ document: 'upstream', heading: 'dev-story, baseline_commit; build, baseline_revision' }],
    bad: [
        { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)(BASELINE)] },
        { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]] },
    ],
    good: [
        { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)('NO_VCS')] },
        { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)(BASELINE)], commits: { [BASELINE]: ['README.md'] } },
        { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]], commits: { [BASELINE]: ['README.md'] } },
    ],
    check({ claim }) {
        return [
            {
                message: `The baseline ${(0,model_text/* quote */.hD)(claim.path, 80)} is not in the history.`,
                recommendation: 'A squash, a rebase or another repository may be the reason. Write the id as the history has it now, or leave it.',
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
;// CONCATENATED MODULE: ./src/families/bmad/rules/bmad-deleted-present.ts



const bmadDeletedPresent = {
    id: 'bmad-deleted-present',
    area: 'bmad',
    scope: 'claim',
    verdict: ['present', 'empty', 'directory'],
    severity: 'notice',
    summary: 'A file that is said to be deleted does not exist',
    rationale: 'The list says that the file was deleted. It may have come back since, or be listed twice, so this is a notice.',
    remedy: 'Delete the file, or correct the list.',
    sources: [{ document: 'upstream', heading: 'dev-story, File List' }],
    bad: [
        { families: ['bmad-story'], replace: [['`src/page.ts` (modified)', '`src/page.ts` (deleted)']] },
        { families: ['bmad-spec'], replace: [['`src/page.ts` -- show them', '`src/page.ts` -- delete the file']] },
    ],
    good: [
        {},
        {
            families: ['bmad-story'],
            replace: [['`src/page.ts` (modified)', '`src/old-page.ts` (deleted)']],
            earlier: { 'src/old-page.ts': null },
        },
    ],
    check({ claim }) {
        if (!(0,verdict/* isDeletion */.zo)(claim))
            return rule/* NOTHING */.K$;
        return [
            {
                message: `${(0,model_text/* quote */.hD)(claim.path, 200)} is said to be deleted, and exists.`,
                recommendation: 'Delete the file, or correct the list. If it came back since, do nothing.',
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
;// CONCATENATED MODULE: ./src/families/bmad/rules/bmad-file-list.ts



const bmadFileList = {
    id: 'bmad-file-list',
    area: 'bmad',
    scope: 'return',
    severity: 'notice',
    summary: 'A story that is done has a File List, which names files or says that there are none',
    rationale: 'The File List is what a story reports. Without one, or with one that names no path, nothing of it can be checked.',
    remedy: 'List the files below the heading File List, each path in a code span, or write that there are none.',
    sources: [{ document: 'upstream', heading: 'dev-story, File List' }],
    bad: [
        { families: ['bmad-story'], replace: [['### File List', '### Files']] },
        {
            families: ['bmad-story'],
            replace: [['- `src/parse-dates.ts` (new)\n- `src/page.ts` (modified)\n', 'The parser and the page.\n']],
        },
    ],
    good: [
        { families: ['bmad-story'] },
        {
            families: ['bmad-story'],
            replace: [['- `src/parse-dates.ts` (new)\n- `src/page.ts` (modified)\n', '- None\n']],
        },
        {
            families: ['bmad-story'],
            replace: [
                ['- `src/parse-dates.ts` (new)\n', '- [ ] `src/parse-dates.ts`\n'],
                ['- `src/page.ts` (modified)\n', ''],
            ],
        },
        {
            families: ['bmad-story'],
            replace: [
                ['### File List', '### Files'],
                ['Status: done', 'Status: draft'],
            ],
        },
    ],
    check({ value, standard }) {
        if (!(0,model_return/* saysSuccess */.kh)({ value, standard }))
            return rule/* NOTHING */.K$;
        if ((0,json/* field */.ZZ)(value, 'lists') === 0) {
            return [
                {
                    message: 'The story is done and has no File List.',
                    recommendation: 'List the files that it created, modified and deleted below a heading "File List".',
                },
            ];
        }
        const isRead = (0,json/* listField */.FZ)(value, 'file-list').length > 0 || (0,json/* field */.ZZ)(value, 'hedged') !== 0;
        if (isRead || (0,json/* field */.ZZ)(value, 'saysNone') === true)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/file-list',
                message: 'The File List of a story that is done names no path.',
                recommendation: 'Write each path in a code span, as an item of its own, or write "None".',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/bmad/rules/bmad-list-self.ts



const bmadListSelf = {
    id: 'bmad-list-self',
    area: 'bmad',
    scope: 'return',
    severity: 'off',
    summary: 'The File List does not name the story itself',
    rationale: 'A story is changed by every work on it, so its own name says nothing. Many list it, and rightly: off by default.',
    remedy: 'Take the story out of its list.',
    sources: [{ document: 'return-gate', heading: 'A return is no proof of the work that it reports' }],
    bad: {
        families: ['bmad-story'],
        replace: [['- `src/page.ts`', '- `_bmad-output/implementation-artifacts/1-2-parse-dates.md`']],
    },
    good: { families: ['bmad-story'] },
    check({ value, file }) {
        const own = bmadClaims(value, file).find((claim) => (0,model_claim/* claimedFile */.YH)(claim) === file);
        if (own === undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: own.pointer,
                message: 'The File List names the story itself.',
                recommendation: 'Take the story out of its list.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/bmad/sprint-status.ts
function statusInBook(text, story) {
    let isOpen = false;
    for (const [n, line] of text.split(/\r\n|\n|\r/).entries()) {
        if (/^\S/.test(line) && !line.startsWith('#'))
            isOpen = /^development_status\s*:/.test(line);
        else if (isOpen && line.includes(story)) {
            const [, key, status] = /^\s+["']?([^\s"':]{1,300})["']?\s*:\s*["']?([\w-]{1,60})/.exec(line) ?? [];
            if (key === story && status !== undefined)
                return { status, line: n + 1 };
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./src/families/bmad/rules/bmad-sprint-status.ts







const BOOK = '_bmad-output/implementation-artifacts/sprint-status.yaml';
const bmadSprintStatus = {
    id: 'bmad-sprint-status',
    area: 'bmad',
    scope: 'return',
    ofTruth: true,
    severity: 'notice',
    summary: 'A story that the sprint status calls done or in review has such a status itself',
    rationale: 'A story whose status says that it is not done claims nothing, so its File List is not checked. If sprint-status.yaml says that it is done, one of the two was forgotten. The other way round nothing is said, and an entry there is never a claim.',
    remedy: 'Set the status of the story, or the one in sprint-status.yaml.',
    sources: [{ document: 'upstream', heading: 'sprint-status template' }],
    bad: {
        families: ['bmad-story'],
        replace: [['Status: done', 'Status: draft']],
        tree: { [BOOK]: 'development_status:\n  epic-1: in-progress\n  1-2-parse-dates: done\n' },
    },
    good: [
        {
            families: ['bmad-story'],
            tree: { [BOOK]: 'development_status:\n  1-2-parse-dates: done\n' },
        },
        {
            families: ['bmad-story'],
            tree: { [BOOK]: 'development_status:\n  1-2-parse-dates: in-progress\n' },
        },
        {
            families: ['bmad-story'],
            replace: [['Status: done', 'Status: draft']],
            tree: { [BOOK]: 'development_status:\n  1-2-parse-dates-again: done\n' },
        },
    ],
    check({ value, standard, file, beside }) {
        if ((0,model_return/* saysSuccess */.kh)({ value, standard }))
            return rule/* NOTHING */.K$;
        for (const [book, text] of beside) {
            const found = text === null ? null : statusInBook(text, (0,place/* storyKey */.PZ)(file));
            if (found === null)
                continue;
            if (!isOneOf(found.status, ['done', 'review']))
                return rule/* NOTHING */.K$;
            const status = (0,json/* stringField */.OM)(value, 'status');
            const own = status === undefined ? 'has no status' : `is ${(0,model_text/* quote */.hD)(status)}`;
            return [
                {
                    ...(status === undefined ? {} : { pointer: '/status' }),
                    message: `Line ${String(found.line)} of ${(0,model_text/* quote */.hD)(book, 200)} says ${(0,model_text/* quote */.hD)(found.status)}, and the story ${own}${(0,model_return/* isSuccess */.oJ)({ value, standard }) ? '' : ', so its list is not checked'}.`,
                    recommendation: 'Set the status of the story, or the one in the sprint status.',
                },
            ];
        }
        return rule/* NOTHING */.K$;
    },
};

;// CONCATENATED MODULE: ./src/families/bmad/rules/bmad-status.ts





const bmadStatus = {
    id: 'bmad-status',
    area: 'bmad',
    step: 'status',
    scope: 'return',
    ofTruth: true,
    severity: 'warning',
    summary: 'The status of a story or a build spec says whether the work is done',
    rationale: 'Of a return that goes on nothing is checked. An unknown status, or none, does not say that, so its claims are checked: in full if the compared change adds the return or changes its status, otherwise as warnings. This is a warning in the same case. A known word in place of one of upstream, such as shipped for done, is read as that, and nothing is reported.',
    remedy: 'Write a status of the template: done or review where the work is done.',
    demand: 'stated',
    sources: [{ document: 'upstream', heading: 'story template, sprint-status template, spec template' }],
    bad: [
        { families: ['bmad-story'], replace: [['Status: done', 'Status: wonderful']] },
        { families: ['bmad-story'], replace: [['Status: done\n', '']] },
        { families: ['bmad-spec'], replace: [["status: 'done'", "status: 'fine'"]] },
    ],
    good: [
        {},
        { families: ['bmad-story'], replace: [['Status: done', '**Status:** Review']] },
        { families: ['bmad-story'], replace: [['Status: done', 'Status: shipped']] },
        { families: ['bmad-story'], replace: [['Status: done', '## Status\n\nDone ✅']] },
        { families: ['bmad-spec'], replace: [["status: 'done'", 'status: in-review # since Monday']] },
    ],
    check({ value, standard, statusIsNew = false }) {
        const expected = (0,model_text/* listOf */.c3)(standard.statuses.map((word) => (0,model_text/* quote */.hD)(word)));
        const status = (0,json/* stringField */.OM)(value, 'status');
        if (status === undefined || plainStatus(status) === '') {
            return [
                {
                    ...severityOf(statusIsNew),
                    message: `The status is absent, so whether the work is done is not known; ${expected} was expected.`,
                    recommendation: 'Write the status.',
                },
            ];
        }
        if ((0,model_return/* stateOfStatus */.tG)(status, standard) !== null)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/status',
                ...severityOf(statusIsNew),
                message: `The status is ${(0,model_text/* quote */.hD)(status)}, an unknown word, so whether the work is done is not known; ${expected} was expected.`,
                recommendation: `Write ${expected}.`,
            },
        ];
    },
};
function severityOf(isGrave) {
    return isGrave ? {} : { severity: 'notice' };
}

;// CONCATENATED MODULE: ./src/families/bmad/rules/bmad-tasks-open.ts


const bmadTasksOpen = {
    id: 'bmad-tasks-open',
    area: 'bmad',
    scope: 'run',
    ofTruth: true,
    severity: 'warning',
    summary: 'A story or a build spec that is done has no open task',
    rationale: 'One story in four is set to done with open boxes, so they accuse nobody: this is a notice. Where no box at all is ticked and a claimed file is missing, the list may be the forecast that was written before the work, and this is a warning.',
    remedy: 'Tick what is done. If the work is not done, set the status back.',
    demand: 'stated',
    sources: [{ document: 'upstream', heading: 'dev-story, tasks' }],
    bad: [
        { replace: [['- [x]', '- [ ]']] },
        {
            families: ['bmad-story'],
            replace: [
                ['- [x] Parse', '- [ ] Parse'],
                ['- [x] Refuse', '- [ ] Refuse'],
                ['- [x] Show', '- [ ] Show'],
                ['`src/page.ts`', '`src/never-written.ts`'],
            ],
            also: ['artifact-missing'],
        },
    ],
    good: [
        {},
        {
            families: ['bmad-story'],
            replace: [
                ['- [x]', '- [ ]'],
                ['Status: done', 'Status: draft'],
            ],
        },
    ],
    check({ returns }, { changes }) {
        return returns.flatMap((record) => {
            const { file, index, boxes, success, status, foreignStatus, standard, restated } = record;
            if (changes !== null && !restated)
                return rule/* NOTHING */.K$;
            if (!standard.startsWith('bmad-') || boxes === undefined || boxes.open === 0)
                return rule/* NOTHING */.K$;
            if (!success || status === null || foreignStatus === true)
                return rule/* NOTHING */.K$;
            const isForecast = boxes.ticked === 0 && lacksFile(record);
            const all = boxes.ticked + boxes.open;
            const open = `${String(boxes.open)} of ${(0,model_text/* count */.U9)(all, 'box', 'boxes')}`;
            const forecast = isForecast ? ' A listed file is missing: the list may be a forecast.' : '';
            return [
                {
                    file,
                    index,
                    range: boxes.range,
                    value: 'tasks',
                    ...(isForecast ? {} : { severity: 'notice' }),
                    message: `The work is said to be done, and ${open} under its tasks ${boxes.open === 1 ? 'is' : 'are'} open.${forecast}`,
                    recommendation: 'Tick what is done. If the work is not done, set the status back.',
                },
            ];
        });
    },
};
function lacksFile({ claims }) {
    return claims.some(({ claim: { kind, type }, verdict: { name }, weight }) => kind === undefined && type !== 'task' && name === 'missing' && weight !== 'pass');
}

// EXTERNAL MODULE: ./src/model/unread.ts
var model_unread = __webpack_require__(20942);
;// CONCATENATED MODULE: ./src/families/bmad/rules/bmad-unread.ts



const bmadUnread = {
    id: 'bmad-unread',
    area: 'bmad',
    scope: 'return',
    unread: true,
    ofTruth: true,
    severity: 'warning',
    summary: 'Every line of a File List that names a path is read as a claim',
    rationale: 'Paths are read one an item or a row, or several in code spans with commas between them. A path in a sentence, in a code block or in HTML is not read, nor is anything behind a comment that never ends, and it must not look proved. If the compared change did not add the story, this is a notice.',
    remedy: 'Write each path as an item of its own, in a code span.',
    demand: {
        order: 90,
        text: ({ family }) => family === 'bmad-story'
            ? 'Each line of the File List that names a path is an item with the path first: of other lines nothing is read.'
            : 'A comment, if there is one, ends with -->.',
    },
    sources: [{ document: 'upstream', heading: 'dev-story, File List' }],
    bad: [
        { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '- The page in src/page.ts']] },
        { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '```\nsrc/page.ts\n```']] },
        { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '<!-- To do']] },
        { families: ['bmad-spec'], replace: [['## Suggested', '<!-- To do\n\n## Suggested']] },
    ],
    good: [
        {
            families: ['bmad-story'],
            replace: [['- `src/page.ts` (modified)', '- `src/page.ts`, `src/parse-dates.ts`']],
        },
        { families: ['bmad-spec'], replace: [['## Suggested', '<!-- - `src/todo.ts` -->\n\n## Suggested']] },
    ],
    check({ value, standard, unread = [], isNew = false }) {
        const comments = (0,model_unread/* unendedComments */.q)(unread, isNew);
        const parts = (0,model_unread/* unreadParts */.K)(unread);
        const [first] = parts;
        if (first === undefined || !(0,model_return/* isSuccess */.oJ)({ value, standard }))
            return comments;
        const lines = parts.map(({ range }) => range.startLine);
        const named = lines.slice(0, MOST_NAMED).map(String);
        const more = lines.length - named.length;
        const where = (0,model_text/* listOf */.c3)(more > 0 ? [...named, `${String(more)} more`] : named, 'and');
        const isOne = lines.length === 1;
        return [
            ...comments,
            {
                ...(isNew ? {} : { severity: 'notice' }),
                range: first.range,
                value: parts.map(({ text }) => text).join('\n'),
                message: `${isOne ? 'Line' : 'Lines'} ${where} of the File List ${isOne ? 'names a path that is not read as a claim' : 'name paths that are not read as claims'}: ${(0,model_text/* quote */.hD)(first.text, 120)}.`,
                recommendation: 'Write each path as an item of its own, in a code span.',
            },
        ];
    },
};
const MOST_NAMED = 10;

;// CONCATENATED MODULE: ./src/families/bmad/rules/bmad-untouched.ts



const LAST = '1'.repeat(40);
const BEFORE = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';
const bmadUntouched = {
    id: 'bmad-untouched',
    area: 'bmad',
    scope: 'claim',
    verdict: ['present', 'empty', 'relocated'],
    after: 'commits',
    severity: 'notice',
    summary: 'A claimed file changed since the commit at which the work began',
    rationale: 'The frontmatter names the commit at which the work began. A file that no commit changed since was not made or changed by the work. Where that commit is not in the history, nothing is said.',
    remedy: 'Take the file out of the list, or correct the baseline.',
    sources: [{ document: 'upstream', heading: 'dev-story, baseline_commit; build, baseline_revision' }],
    bad: [
        { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)(LAST)], commits: { [LAST]: ['src/page.ts'] } },
        { families: ['bmad-spec'], replace: [['NO_VCS', LAST]], commits: { [LAST]: ['src/page.ts'] } },
    ],
    good: [
        { families: ['bmad-story'], replace: [(0,samples/* inStory */.j0)(BEFORE)], commits: { [BEFORE]: ['README.md'] } },
        { families: ['bmad-spec'], replace: [['NO_VCS', BEFORE]], commits: { [BEFORE]: ['README.md'] } },
    ],
    check({ claim, touched }) {
        if (touched !== false)
            return rule/* NOTHING */.K$;
        return [
            {
                message: `${(0,model_text/* quote */.hD)(claim.path, 200)} was not changed since the baseline, so the work did not change it.`,
                recommendation: 'Take the file out of the list, or correct the baseline.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/families/bmad/rules/index.ts











const use = (0,families_define/* useFrom */.E)({
    ...rules/* sharedRules */.P,
    'bmad-baseline-unknown': bmadBaselineUnknown,
    'bmad-deleted-present': bmadDeletedPresent,
    'bmad-file-list': bmadFileList,
    'bmad-list-self': bmadListSelf,
    'bmad-sprint-status': bmadSprintStatus,
    'bmad-status': bmadStatus,
    'bmad-tasks-open': bmadTasksOpen,
    'bmad-unread': bmadUnread,
    'bmad-untouched': bmadUntouched,
});

;// CONCATENATED MODULE: ./src/families/bmad/documents.ts


const bmadRules = [
    use('json-encoding'),
    use('file-too-large'),
    use('return-undetermined'),
    use('too-many-claims'),
    use('no-return-found'),
    use('return-object'),
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
    use('bmad-status'),
    use('bmad-tasks-open'),
    use('bmad-deleted-present'),
    use('bmad-baseline-unknown'),
    use('bmad-untouched'),
];
const bmadStoryRules = [
    ...bmadRules,
    use('bmad-file-list'),
    use('bmad-sprint-status'),
    use('bmad-list-self'),
    use('bmad-unread'),
];
const bmadSpecRules = [...bmadRules, use('bmad-unread')];
const bmadLeniencies = new Set([
    'path-ending',
    'folder',
    'empty-folder',
    'name',
    'untouched-ending',
    'ignored',
    'ignored-on-disk',
    'step',
    'deletion',
]);
const bmadWorkSince = {
    isBaseline: ({ kind, type }) => kind === 'commit' && type === 'baseline',
    isMade: ({ kind, type }) => kind === undefined && type !== 'deleted',
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
const TASK = {
    relocated: 'notice',
    empty: 'notice',
    missing: 'notice',
    uncommitted: 'notice',
    'case-mismatch': 'notice',
    outside: 'notice',
    directory: 'notice',
    undetermined: 'notice',
    removed: 'notice',
    unverifiable: 'notice',
};
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
const WEIGHTS = new Map([
    ['created', MADE],
    ['modified', MADE],
    ['task', TASK],
    ['deleted', DELETED],
]);
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.py|py\.typed|\.gitkeep|\.keep|\.nojekyll)$/;
function weighBmad({ kind, type, path }, verdict) {
    const { name, by, blank, foundAt, submodule, byChange, detail } = verdict;
    if (kind !== undefined)
        return undefined;
    const weights = WEIGHTS.get(type) ?? LISTED;
    if (submodule !== undefined && type !== 'deleted')
        return undefined;
    if (byChange === true)
        return weights.missing === 'pass' ? 'pass' : (0,severity/* milder */.IH)('warning', weights.missing);
    if (type === 'deleted')
        return weights[name];
    if (name === 'relocated' && by === 'ending' && foundAt !== null && path.includes('/'))
        return 'pass';
    if (name === 'directory' && path.endsWith('/') && detail === null)
        return 'pass';
    if ((name === 'empty' || blank) && MAY_BE_EMPTY.test(path))
        return 'pass';
    return weights[name];
}

// EXTERNAL MODULE: ./src/families/shape-errors.ts
var shape_errors = __webpack_require__(99497);
;// CONCATENATED MODULE: ./src/families/bmad/versions/generated/bmad-spec@6.shape.ts
const shape = {
    "fields": {
        "": [
            "status",
            "baseline_commit",
            "baseline_revision",
            "tasks",
            "review-order",
            "changed",
            "hedged",
            "boxes",
            "family",
            "frontmatter",
            "order"
        ],
        "/tasks/*": [
            "path",
            "type"
        ],
        "/boxes": [
            "ticked",
            "open"
        ]
    },
    "required": {},
    "enums": {
        "/tasks/*/type": [
            "task",
            "deleted"
        ],
        "/family": [
            "bmad-spec"
        ],
        "/frontmatter": [
            "none",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/bmad/versions/generated/bmad-spec@6.validate.js
// Generated by `npm run generate` from schemas/bmad-spec@6.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:bmad-spec@6","type":"object","properties":{"status":{},"baseline_commit":{},"baseline_revision":{},"tasks":{"type":"array","items":{"type":"object","properties":{"path":{"type":"string"},"type":{"type":"string","enum":["task","deleted"]}}},"readOnly":true},"review-order":{"type":"array","items":{"type":"string"},"readOnly":true},"changed":{"type":"array","items":{"type":"string"},"readOnly":true},"hedged":{"type":"integer","readOnly":true},"boxes":{"type":"object","properties":{"ticked":{"type":"integer"},"open":{"type":"integer"}},"readOnly":true},"family":{"type":"string","enum":["bmad-spec"],"readOnly":true},"frontmatter":{"type":"string","enum":["none","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:bmad-spec@6" */;
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
if(data.tasks !== undefined){
let data0 = data.tasks;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.path !== undefined){
if(typeof data1.path !== "string"){
const err0 = {instancePath:instancePath+"/tasks/" + i0+"/path",schemaPath:"#/properties/tasks/items/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.type !== undefined){
let data3 = data1.type;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/tasks/" + i0+"/type",schemaPath:"#/properties/tasks/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data3 === "task") || (data3 === "deleted"))){
const err2 = {instancePath:instancePath+"/tasks/" + i0+"/type",schemaPath:"#/properties/tasks/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.tasks.items.properties.type.enum}};
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
else {
const err3 = {instancePath:instancePath+"/tasks/" + i0,schemaPath:"#/properties/tasks/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err4 = {instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["review-order"] !== undefined){
let data4 = data["review-order"];
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err5 = {instancePath:instancePath+"/review-order/" + i1,schemaPath:"#/properties/review-order/items/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/review-order",schemaPath:"#/properties/review-order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.changed !== undefined){
let data6 = data.changed;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
const err7 = {instancePath:instancePath+"/changed/" + i2,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hedged !== undefined){
let data8 = data.hedged;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err9 = {instancePath:instancePath+"/hedged",schemaPath:"#/properties/hedged/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.boxes !== undefined){
let data9 = data.boxes;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.ticked !== undefined){
let data10 = data9.ticked;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err10 = {instancePath:instancePath+"/boxes/ticked",schemaPath:"#/properties/boxes/properties/ticked/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data9.open !== undefined){
let data11 = data9.open;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err11 = {instancePath:instancePath+"/boxes/open",schemaPath:"#/properties/boxes/properties/open/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.family !== undefined){
let data12 = data.family;
if(typeof data12 !== "string"){
const err13 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(data12 === "bmad-spec")){
const err14 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{allowedValues: schema31.properties.family.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data13 = data.frontmatter;
if(typeof data13 !== "string"){
const err15 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data13 === "none") || (data13 === "unended")) || (data13 === "late")) || (data13 === "whole"))){
const err16 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.order !== undefined){
let data14 = data.order;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(typeof data14[i3] !== "string"){
const err17 = {instancePath:instancePath+"/order/" + i3,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"status":true,"baseline_commit":true,"baseline_revision":true,"tasks":true,"review-order":true,"changed":true,"hedged":true,"boxes":true,"family":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/bmad/versions/bmad-spec@6.ts









const standard = {
    id: 'bmad-spec@6',
    family: 'bmad-spec',
    version: '6',
    title: 'BMAD build spec 6',
    isDefault: true,
    source: 'upstream 6.1.0, March 2026',
    statuses: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'review', 'in-review', 'done', 'blocked'],
    open: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'blocked'],
    success: ['review', 'in-review', 'done'],
    readStatus: stateOf,
    succeeds: isClaiming,
    artifactTypes: [],
    shape: shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files of ticked tasks, of the review order and of the result, unless the status says that the spec is not done, and the commit at which the work began',
    claims: bmadClaims,
    mentions: bmadMentions,
    groupOf: epicOf,
    weigh: weighBmad,
    isMildIfUnknown: true,
    leniencies: bmadLeniencies,
    commonNames: COMMON_NAMES,
    workSince: bmadWorkSince,
    rules: bmadSpecRules,
    structureInWords: 'Return is a build spec in Markdown',
    sample: samples/* bmadSpecSample */.wX,
    validate: (0,shape_errors/* shapeOf */.F)(validate),
};

// EXTERNAL MODULE: ./src/model/once-per.ts
var once_per = __webpack_require__(48594);
;// CONCATENATED MODULE: ./src/families/bmad/beside.ts

async function besideStory(_value, file, tree) {
    const books = await booksOf(tree);
    const near = [...books].sort((one, other) => sharedStart(other, file) - sharedStart(one, file));
    return near.slice(0, MOST_BOOKS).map((path) => ({ path, family: null }));
}
const MOST_BOOKS = 3;
const beside_BOOK = /(?:^|\/)sprint-status\.ya?ml$/;
const booksOf = (0,once_per/* oncePer */.P)(async (tree) => {
    const files = await tree.findAll({
        patterns: ['**/sprint-status.yaml', '**/sprint-status.yml'],
        matches: (path) => beside_BOOK.test(path),
    });
    return files.map(({ path }) => path);
});
function sharedStart(one, other) {
    let at = 0;
    while (at < one.length && one[at] === other[at])
        at++;
    return at;
}

;// CONCATENATED MODULE: ./src/families/bmad/versions/generated/bmad-story@4.shape.ts
const bmad_story_4_shape_shape = {
    "fields": {
        "": [
            "status",
            "baseline_commit",
            "file-list",
            "lists",
            "hedged",
            "saysNone",
            "boxes",
            "family",
            "frontmatter",
            "order"
        ],
        "/file-list/*": [
            "path",
            "type"
        ],
        "/boxes": [
            "ticked",
            "open"
        ]
    },
    "required": {},
    "enums": {
        "/file-list/*/type": [
            "created",
            "modified",
            "deleted",
            "listed"
        ],
        "/family": [
            "bmad-story"
        ],
        "/frontmatter": [
            "none",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/bmad/versions/generated/bmad-story@4.validate.js
// Generated by `npm run generate` from schemas/bmad-story@4.schema.json: do not edit.
const bmad_story_4_validate_validate = bmad_story_4_validate_validate20;

const bmad_story_4_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:bmad-story@4","type":"object","properties":{"status":{"type":"string"},"baseline_commit":{},"file-list":{"type":"array","items":{"type":"object","properties":{"path":{"type":"string"},"type":{"type":"string","enum":["created","modified","deleted","listed"]}}},"readOnly":true},"lists":{"type":"integer","readOnly":true},"hedged":{"type":"integer","readOnly":true},"saysNone":{"type":"boolean","readOnly":true},"boxes":{"type":"object","properties":{"ticked":{"type":"integer"},"open":{"type":"integer"}},"readOnly":true},"family":{"type":"string","enum":["bmad-story"],"readOnly":true},"frontmatter":{"type":"string","enum":["none","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function bmad_story_4_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:bmad-story@4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = bmad_story_4_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["file-list"] !== undefined){
let data1 = data["file-list"];
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.path !== undefined){
if(typeof data2.path !== "string"){
const err1 = {instancePath:instancePath+"/file-list/" + i0+"/path",schemaPath:"#/properties/file-list/items/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/file-list/" + i0+"/type",schemaPath:"#/properties/file-list/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data4 === "created") || (data4 === "modified")) || (data4 === "deleted")) || (data4 === "listed"))){
const err3 = {instancePath:instancePath+"/file-list/" + i0+"/type",schemaPath:"#/properties/file-list/items/properties/type/enum",keyword:"enum",params:{allowedValues: bmad_story_4_validate_schema31.properties["file-list"].items.properties.type.enum}};
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
else {
const err4 = {instancePath:instancePath+"/file-list/" + i0,schemaPath:"#/properties/file-list/items/type",keyword:"type",params:{type: "object"}};
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
const err5 = {instancePath:instancePath+"/file-list",schemaPath:"#/properties/file-list/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lists !== undefined){
let data5 = data.lists;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hedged !== undefined){
let data6 = data.hedged;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/hedged",schemaPath:"#/properties/hedged/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.saysNone !== undefined){
if(typeof data.saysNone !== "boolean"){
const err8 = {instancePath:instancePath+"/saysNone",schemaPath:"#/properties/saysNone/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.boxes !== undefined){
let data8 = data.boxes;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.ticked !== undefined){
let data9 = data8.ticked;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err9 = {instancePath:instancePath+"/boxes/ticked",schemaPath:"#/properties/boxes/properties/ticked/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data8.open !== undefined){
let data10 = data8.open;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err10 = {instancePath:instancePath+"/boxes/open",schemaPath:"#/properties/boxes/properties/open/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.family !== undefined){
let data11 = data.family;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(data11 === "bmad-story")){
const err13 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{allowedValues: bmad_story_4_validate_schema31.properties.family.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data12 = data.frontmatter;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data12 === "none") || (data12 === "unended")) || (data12 === "late")) || (data12 === "whole"))){
const err15 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: bmad_story_4_validate_schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.order !== undefined){
let data13 = data.order;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err16 = {instancePath:instancePath+"/order/" + i1,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
bmad_story_4_validate_validate20.errors = vErrors;
return errors === 0;
}
bmad_story_4_validate_validate20.evaluated = {"props":{"status":true,"baseline_commit":true,"file-list":true,"lists":true,"hedged":true,"saysNone":true,"boxes":true,"family":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/bmad/versions/bmad-story@4.ts










const bmad_story_4_standard = {
    id: 'bmad-story@4',
    family: 'bmad-story',
    version: '4',
    title: 'BMAD story 4',
    isDefault: false,
    source: 'upstream 4.14.0, June 2025',
    statuses: ['Draft', 'Approved', 'InProgress', 'Review', 'Ready for Review', 'Done'],
    open: ['Draft', 'Approved', 'InProgress'],
    success: ['Review', 'Ready for Review', 'Done'],
    readStatus: stateOf,
    succeeds: isClaiming,
    artifactTypes: [],
    shape: bmad_story_4_shape_shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files in the File List, unless the status says that the story is not done, and the commit at which the work began',
    claims: bmadClaims,
    mentions: bmadMentions,
    groupOf: epicOf,
    weigh: weighBmad,
    isMildIfUnknown: true,
    beside: besideStory,
    leniencies: bmadLeniencies,
    commonNames: COMMON_NAMES,
    workSince: bmadWorkSince,
    rules: bmadStoryRules,
    structureInWords: 'Return is a story in Markdown',
    sample: samples/* bmadStorySample */.cf,
    validate: (0,shape_errors/* shapeOf */.F)(bmad_story_4_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/bmad/versions/generated/bmad-story@6.shape.ts
const bmad_story_6_shape_shape = {
    "fields": {
        "": [
            "status",
            "baseline_commit",
            "file-list",
            "lists",
            "hedged",
            "saysNone",
            "boxes",
            "family",
            "frontmatter",
            "order"
        ],
        "/file-list/*": [
            "path",
            "type"
        ],
        "/boxes": [
            "ticked",
            "open"
        ]
    },
    "required": {},
    "enums": {
        "/file-list/*/type": [
            "created",
            "modified",
            "deleted",
            "listed"
        ],
        "/family": [
            "bmad-story"
        ],
        "/frontmatter": [
            "none",
            "unended",
            "late",
            "whole"
        ]
    }
};

;// CONCATENATED MODULE: ./src/families/bmad/versions/generated/bmad-story@6.validate.js
// Generated by `npm run generate` from schemas/bmad-story@6.schema.json: do not edit.
const bmad_story_6_validate_validate = bmad_story_6_validate_validate20;

const bmad_story_6_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:bmad-story@6","type":"object","properties":{"status":{"type":"string"},"baseline_commit":{},"file-list":{"type":"array","items":{"type":"object","properties":{"path":{"type":"string"},"type":{"type":"string","enum":["created","modified","deleted","listed"]}}},"readOnly":true},"lists":{"type":"integer","readOnly":true},"hedged":{"type":"integer","readOnly":true},"saysNone":{"type":"boolean","readOnly":true},"boxes":{"type":"object","properties":{"ticked":{"type":"integer"},"open":{"type":"integer"}},"readOnly":true},"family":{"type":"string","enum":["bmad-story"],"readOnly":true},"frontmatter":{"type":"string","enum":["none","unended","late","whole"],"readOnly":true},"order":{"type":"array","items":{"type":"string"},"readOnly":true}}};

function bmad_story_6_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:bmad-story@6" */;
let vErrors = null;
let errors = 0;
const evaluated0 = bmad_story_6_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["file-list"] !== undefined){
let data1 = data["file-list"];
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.path !== undefined){
if(typeof data2.path !== "string"){
const err1 = {instancePath:instancePath+"/file-list/" + i0+"/path",schemaPath:"#/properties/file-list/items/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/file-list/" + i0+"/type",schemaPath:"#/properties/file-list/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data4 === "created") || (data4 === "modified")) || (data4 === "deleted")) || (data4 === "listed"))){
const err3 = {instancePath:instancePath+"/file-list/" + i0+"/type",schemaPath:"#/properties/file-list/items/properties/type/enum",keyword:"enum",params:{allowedValues: bmad_story_6_validate_schema31.properties["file-list"].items.properties.type.enum}};
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
else {
const err4 = {instancePath:instancePath+"/file-list/" + i0,schemaPath:"#/properties/file-list/items/type",keyword:"type",params:{type: "object"}};
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
const err5 = {instancePath:instancePath+"/file-list",schemaPath:"#/properties/file-list/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lists !== undefined){
let data5 = data.lists;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hedged !== undefined){
let data6 = data.hedged;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/hedged",schemaPath:"#/properties/hedged/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.saysNone !== undefined){
if(typeof data.saysNone !== "boolean"){
const err8 = {instancePath:instancePath+"/saysNone",schemaPath:"#/properties/saysNone/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.boxes !== undefined){
let data8 = data.boxes;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.ticked !== undefined){
let data9 = data8.ticked;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err9 = {instancePath:instancePath+"/boxes/ticked",schemaPath:"#/properties/boxes/properties/ticked/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data8.open !== undefined){
let data10 = data8.open;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err10 = {instancePath:instancePath+"/boxes/open",schemaPath:"#/properties/boxes/properties/open/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.family !== undefined){
let data11 = data.family;
if(typeof data11 !== "string"){
const err12 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(data11 === "bmad-story")){
const err13 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{allowedValues: bmad_story_6_validate_schema31.properties.family.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.frontmatter !== undefined){
let data12 = data.frontmatter;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data12 === "none") || (data12 === "unended")) || (data12 === "late")) || (data12 === "whole"))){
const err15 = {instancePath:instancePath+"/frontmatter",schemaPath:"#/properties/frontmatter/enum",keyword:"enum",params:{allowedValues: bmad_story_6_validate_schema31.properties.frontmatter.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.order !== undefined){
let data13 = data.order;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err16 = {instancePath:instancePath+"/order/" + i1,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
bmad_story_6_validate_validate20.errors = vErrors;
return errors === 0;
}
bmad_story_6_validate_validate20.evaluated = {"props":{"status":true,"baseline_commit":true,"file-list":true,"lists":true,"hedged":true,"saysNone":true,"boxes":true,"family":true,"frontmatter":true,"order":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/bmad/versions/bmad-story@6.ts










const bmad_story_6_standard = {
    id: 'bmad-story@6',
    family: 'bmad-story',
    version: '6',
    title: 'BMAD story 6',
    isDefault: true,
    source: 'upstream 6.0.0, September 2025',
    statuses: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'review', 'in-review', 'done', 'blocked'],
    open: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'blocked'],
    success: ['review', 'in-review', 'done'],
    readStatus: stateOf,
    succeeds: isClaiming,
    artifactTypes: [],
    shape: bmad_story_6_shape_shape,
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the files in the File List, unless the status says that the story is not done, and the commit at which the work began',
    claims: bmadClaims,
    mentions: bmadMentions,
    groupOf: epicOf,
    weigh: weighBmad,
    isMildIfUnknown: true,
    beside: besideStory,
    leniencies: bmadLeniencies,
    commonNames: COMMON_NAMES,
    workSince: bmadWorkSince,
    rules: bmadStoryRules,
    structureInWords: 'Return is a story in Markdown',
    sample: samples/* bmadStorySample */.cf,
    validate: (0,shape_errors/* shapeOf */.F)(bmad_story_6_validate_validate),
};

;// CONCATENATED MODULE: ./src/families/bmad/versions/generated/index.ts



const versions = [standard, bmad_story_4_standard, bmad_story_6_standard];

;// CONCATENATED MODULE: ./src/families/bmad/family.ts





const loaded = {
    versions: versions,
    upstreams: [{ title: 'BMAD-METHOD', url: 'https://github.com/bmad-code-org/BMAD-METHOD' }],
    prompts: prompts,
    survey: (files) => `BMAD: ${survey(files)}`,
    whyNotMigrated: (id) => `stories and build specs of BMAD are not migrated: ${id} reads those of every version of its family as they are.`,
    readWhole: (source, _, file) => readBmad(source, file),
    unreadIn: unreadIn,
    readOpening: readBmad,
    recognise: (text, { form }) => {
        const family = form === 'whole' ? null : bmadFamilyOf('', text);
        return versions.find((version) => version.family === family && version.isDefault) ?? null;
    },
};


/***/ }),

/***/ 90842:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cf: () => (/* binding */ bmadStorySample),
/* harmony export */   j0: () => (/* binding */ inStory),
/* harmony export */   wX: () => (/* binding */ bmadSpecSample)
/* harmony export */ });
const FOLDER = '_bmad-output/implementation-artifacts';
const STORY = `# Story 1.2: Parse dates

Status: done

## Story

As a reader, I want dates in every form that people write.

## Tasks / Subtasks

- [x] Parse dates (AC: 1)
  - [x] Refuse the 31st of February
- [x] Show them on the page (AC: 2)

## Dev Agent Record

### Completion Notes List

- Dates are read in every form that the page shows.

### File List

- \`src/parse-dates.ts\` (new)
- \`src/page.ts\` (modified)
`;
const SPEC = `---
title: 'Parse dates'
type: 'feature'
status: 'done'
baseline_commit: 'NO_VCS'
---

# Parse dates

## Intent

**Problem:** Dates are shown as they were typed.

## Tasks & Acceptance

**Execution:**
- [x] \`src/parse-dates.ts\` -- read dates in every form -- AC 1
- [x] \`src/page.ts\` -- show them -- AC 2

## Suggested Review Order

- The parser, with what it refuses.
  [\`parse-dates.test.ts:1\`](../../src/parse-dates.test.ts#L1)
`;
const TREE = {
    'src/parse-dates.ts': 'export const parseDate = Date.parse;\n',
    'src/page.ts': "import { parseDate } from './parse-dates.js';\n",
    'src/parse-dates.test.ts': "import { parseDate } from './parse-dates.js';\n",
};
const bmadStorySample = { file: `${FOLDER}/1-2-parse-dates.md`, text: STORY, tree: TREE };
const bmadSpecSample = { file: `${FOLDER}/spec-parse-dates.md`, text: SPEC, tree: TREE };
function inStory(baseline) {
    return ['# Story 1.2', `---\nbaseline_commit: ${baseline}\n---\n\n# Story 1.2`];
}


/***/ })

};
;
"use strict";
exports.id = 9039;
exports.ids = [9039];
exports.modules = {

/***/ 9039:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithBase: () => (/* binding */ compareWithBase)
});

// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6443);
// EXTERNAL MODULE: ./src/tree/git.ts + 2 modules
var tree_git = __webpack_require__(3743);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __webpack_require__(810);
// EXTERNAL MODULE: ./src/tree/other-commit.ts
var other_commit = __webpack_require__(8378);
// EXTERNAL MODULE: ./src/tree/repository-files.ts
var repository_files = __webpack_require__(9432);
;// CONCATENATED MODULE: ./src/tree/changes.ts




const COMPARE = [
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '--no-renames',
    '--no-relative',
    '--ignore-submodules=none',
    '--no-ext-diff',
    '--no-textconv',
];
const GITLINK = '160000';
const EMPTY_TREES = new Map([
    [40, '4b825dc642cb6eb9a060e54bf8d69288fbee4904'],
    [64, '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321'],
]);
async function changesBetween(repository, base, commit, label) {
    const changed = new Set();
    const deleted = new Set();
    const newSubmodules = new Set();
    for (const { path, status, mode, newMode } of await differencesBetween(repository, base, commit, label)) {
        (status === 'D' ? deleted : changed).add(path);
        if (newMode === GITLINK && mode !== GITLINK)
            newSubmodules.add(path);
    }
    for (const path of await namedSince(repository, base, commit))
        newSubmodules.add(path);
    return { base: label, changed, deleted, newSubmodules };
}
async function namedSince(repository, base, commit) {
    const names = [base, commit].map((revision) => `${revision}:.gitmodules`);
    const [before, after] = await repository.objects.describe(names);
    if (typeof after?.id !== 'string' || before?.id === after.id)
        return [];
    const [known, now] = [await (0,repository_files/* submodulesOf */.P)(repository, base), await (0,repository_files/* submodulesOf */.P)(repository, commit)];
    return [...now].filter((path) => !known.has(path));
}
async function differencesBetween(repository, base, commit, label) {
    const [before, after] = [await projectTree(repository, base), await projectTree(repository, commit)];
    if (before === after)
        return [];
    const { status, stdout, stderr } = await (0,tree_git/* runGit */.EO)(repository.git, [...COMPARE, before, after]);
    if (status !== 0)
        throw (0,tree_git/* gitFailed */.gk)(`compare with ${label}`, stderr);
    const fields = stdout.toString('latin1').split('\0');
    const found = [];
    for (let n = 0; n + 1 < fields.length; n += 2) {
        const [mode = '', newMode = '', id = '', , letter = ''] = (fields[n] ?? '').slice(1).split(' ');
        found.push({ path: (0,model_name/* nameOf */.V)(fields[n + 1] ?? ''), status: letter, mode, newMode, id });
    }
    return found;
}
async function projectTree(repository, commit) {
    const [whole, place] = await (0,other_commit/* treesAt */.n8)(repository, commit, repository.prefix);
    if (whole === undefined)
        throw new tree_git/* GitError */.XS(`The repository lacks the tree of ${commit}: fetch it again without a filter.`);
    return place ?? EMPTY_TREES.get(commit.length) ?? whole;
}

// EXTERNAL MODULE: ./src/tree/promised.ts
var promised = __webpack_require__(3005);
// EXTERNAL MODULE: ./src/tree/remote.ts
var remote = __webpack_require__(8976);
;// CONCATENATED MODULE: ./src/tree/base.ts




const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REMOTE = 'origin';
const REMOTE_LIMIT = 60_000;
const ALONE = ['-c', 'credential.interactive=false', '-c', 'gc.auto=0', '-c', 'maintenance.auto=false'];
async function compareByGit(tree, asked, fetching) {
    try {
        return await compare(tree, asked, fetching === 'fetching');
    }
    catch (error) {
        if (error instanceof tree_git/* GitError */.XS && error.kind === 'other')
            return refused(error.message);
        throw error;
    }
}
async function compare({ repository, revision: judged }, asked, fetching) {
    const { revision, relation, label } = asked;
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        return refused(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const known = await namedCommit(repository, revision);
    const found = known ?? (fetching ? await fromRemote(repository, revision) : await unknown(repository, revision));
    if (typeof found !== 'string')
        return found;
    const parted = relation === 'before' ? found : await partedAt(repository, found, judged);
    if (repository.clone === 'partial')
        await (0,promised/* bringFolders */.cp)(repository.git, parted ?? found, 'its');
    const changes = await changesBetween(repository, parted ?? found, judged, label);
    const approximate = parted === undefined && (await isShallow(repository.git));
    return { kind: 'compared', changes: { ...changes, approximate }, commit: parted ?? found };
}
async function parentsOf({ objects }, commit) {
    const [object] = await objects.contents([commit], Number.MAX_SAFE_INTEGER);
    const [header = ''] = object?.bytes?.toString('latin1').split('\n\n') ?? [];
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function namedCommit(repository, revision) {
    if (OBJECT_ID.test(revision))
        return resolveCommit(repository, revision);
    const { status, stdout } = await (0,tree_git/* runGit */.EO)(repository.git, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
    return status === 0 ? stdout.toString('latin1').trim() : undefined;
}
async function resolveCommit({ objects, clone }, id) {
    const asked = objects.describe([`${id}^{commit}`]);
    const [found] = clone === 'partial' ? await asked.catch(() => []) : await asked;
    return found?.id ?? undefined;
}
function refused(reason) {
    return { kind: 'refused', reason };
}
async function unknown(repository, revision) {
    const branch = `${REMOTE}/${revision}`;
    const isBranch = (await namedCommit(repository, `refs/remotes/${branch}`)) !== undefined;
    const hint = isBranch ? `Did you mean ${branch}?` : 'Name a branch, a tag or a commit that has been fetched.';
    return refused(`git does not know the revision "${revision}". ${hint}`);
}
async function fromRemote(repository, revision) {
    const { git } = repository;
    const branch = revision.replace(/^(?:refs\/remotes\/)?origin\//, '');
    const tracked = await namedCommit(repository, `refs/remotes/${REMOTE}/${branch}`);
    if (tracked !== undefined && !OBJECT_ID.test(revision))
        return tracked;
    const settings = await (0,remote/* readSettings */.sb)(git);
    if (!settings.has(`remote.${REMOTE}.url`)) {
        return refused(`${revision} is not in the clone, which has no remote ${REMOTE} to fetch from.`);
    }
    const remotely = { ...(await (0,remote/* toFetch */.qU)(git, [REMOTE])), limit: REMOTE_LIMIT };
    const id = OBJECT_ID.test(revision) ? revision : await askRemote(remotely, branch);
    if (typeof id !== 'string')
        return id;
    return (await resolveCommit(repository, id)) ?? fetchCommit(repository, remotely, id);
}
async function askRemote(remotely, name) {
    const wanted = [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`];
    const ask = ['ls-remote', '--quiet', `--upload-pack=${remote/* UPLOAD_PACK */.I3}`, REMOTE, ...wanted];
    const { status, stdout, stderr } = await (0,tree_git/* runGit */.EO)(remotely, [...ALONE, ...ask]);
    if (status !== 0)
        return refused(`${REMOTE} could not be asked for ${name}: ${lastWords(stderr)}`);
    const lines = stdout.toString('utf8').split('\n');
    const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
    return found?.split('\t')[0] ?? refused(`Neither the clone nor ${REMOTE} has a branch or a tag ${name}.`);
}
async function fetchCommit(repository, remotely, id) {
    const depth = (await isShallow(repository.git)) ? ['--depth=1'] : [];
    const quietly = [
        '--quiet',
        '--no-tags',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--no-prune',
        '--refmap=',
        `--upload-pack=${remote/* UPLOAD_PACK */.I3}`,
    ];
    const fetch = ['-c', 'fetch.writeCommitGraph=false', 'fetch', ...depth, ...quietly, REMOTE, id];
    const { status, stderr } = await (0,tree_git/* runGit */.EO)(remotely, [...ALONE, ...fetch]);
    if (status !== 0)
        return refused(`${id} is not in the clone, and could not be fetched: ${lastWords(stderr)}`);
    return (await resolveCommit(repository, id)) ?? refused(`${id} is no commit.`);
}
function lastWords(stderr) {
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    const fatal = lines.find((line) => line.startsWith('fatal: ') || line.startsWith('error: ')) ?? lines.at(-1);
    return (fatal ?? 'git gave no reason.').replace(/\/\/[^/@\s]*@/g, '//');
}
async function partedAt(repository, base, judged) {
    if ((await parentsOf(repository, judged)).includes(base))
        return base;
    const { status, stdout } = await (0,tree_git/* runGit */.EO)(repository.git, ['merge-base', base, judged]);
    return status === 0 ? stdout.toString('latin1').split('\n')[0] : undefined;
}
async function isShallow(git) {
    const { stdout } = await (0,tree_git/* runGit */.EO)(git, ['rev-parse', '--is-shallow-repository']);
    return stdout.toString('latin1').trim() !== 'false';
}

;// CONCATENATED MODULE: ./src/tree/before.ts


const BATCH = 40;
const REGULAR = '100';
async function openBefore({ repository, revision }, base) {
    const differing = new Set();
    const files = new Map();
    for (const { path, mode, id } of await differencesBetween(repository, base, revision, base)) {
        differing.add(path);
        if (mode.startsWith(REGULAR))
            files.set(path, { path, id, link: false });
    }
    return {
        differs: (path) => differing.has(path),
        files,
        read: (wanted, limit) => readBatches(repository, wanted, limit),
    };
}
async function* readBatches(repository, files, limit) {
    for (let start = 0; start < files.length; start += BATCH) {
        const ids = files.slice(start, start + BATCH).map(({ id }) => id);
        yield await (0,other_commit/* contentsOf */.KD)(repository, ids, limit);
    }
}

// EXTERNAL MODULE: ./src/tree/commit.ts + 1 modules
var tree_commit = __webpack_require__(4789);
;// CONCATENATED MODULE: ./src/cli/base.ts





async function compareWithBase(base, tree) {
    if (!(0,tree_commit/* isCommitTree */.Q)(tree)) {
        throw new call_error/* CallError */.R('--base compares two commits: leave out --workspace, and commit what is to be judged.');
    }
    const found = await compareByGit(tree, { revision: base, label: base, relation: 'branch' }, 'local');
    if (found.kind === 'refused')
        throw new call_error/* CallError */.R(`--base: ${found.reason}`);
    const { changes, commit } = found;
    if (changes.approximate === true) {
        const what = `history is too shallow to tell where the judged commit left ${base}, so it is compared with ${base} as it is: what changed there since counts, too. Fetch more of it (git fetch --unshallow).`;
        process.stderr.write((0,sink.terminal) `return-gate: warning: ${what}`.text + '\n');
    }
    return { changes, openBefore: () => openBefore(tree, commit) };
}


/***/ }),

/***/ 6443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ htmlLink),
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   Jy: () => (/* binding */ sarifMessage),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   S2: () => (/* binding */ htmlAsset),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   W$: () => (/* binding */ TEXT_LIMIT),
/* harmony export */   _b: () => (/* binding */ mermaidLabel),
/* harmony export */   _n: () => (/* binding */ xml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   o8: () => (/* binding */ htmlJson),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(323);

class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
function escapeHidden(character) {
    const named = NAMED.get(character);
    if (named !== undefined)
        return named;
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xdc80 && code <= 0xdcff)
        return `\\x${(code - 0xdc00).toString(16)}`;
    if (code >= 0xd800 && code <= 0xdfff)
        return '\u{FFFD}';
    const digits = code.toString(16);
    return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(HIDDEN(), (character, picture) => picture ?? escapeHidden(character));
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}
function fill(statics, values, escape) {
    let result = statics[0] ?? '';
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (typeof value === 'string')
            result += escape(value);
        else if (typeof value === 'number')
            result += String(value);
        else if (value instanceof Fragment)
            result += value.text;
        else
            for (const fragment of value ?? [])
                result += fragment.text;
        result += statics[i + 1] ?? '';
    }
    return breakCommands(result);
}
function escapeTerminal(text) {
    return visible(cut(text, TEXT_LIMIT));
}
function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, escapeTerminal));
}
function terminalText(text, limit) {
    return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit));
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled(style, fragment) {
    const [on, off] = STYLES[style];
    return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m`);
}
const BREAKS = [
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
];
const COMMIT = /\b[0-9a-f]{7,40}\b/gi;
const MAY_BREAK = /[@#:]|gh-|www|[0-9a-f]{7}/i;
const MARKDOWN = new Map([
    ...['\\', '`', '*', '_', '[', ']', '~', '#', '!'].map((mark) => [mark, `\\${mark}`]),
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['|', '&#124;'],
    ['$', '<span>$</span>'],
    ['\u{200B}', '&#8203;'],
]);
function escapeVisibleMarkdown(shown) {
    let text = shown;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function escapeMarkdown(text) {
    return escapeVisibleMarkdown(visible(cut(text, TEXT_LIMIT)));
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
function code(text, limit = TEXT_LIMIT) {
    const shown = visible(cut(text, limit));
    if (shown === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(shown)) {
        return gfm `<code>${new Fragment('markdown', escapeVisibleMarkdown(shown))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${shown}${pad}\``);
}
const encoder = new TextEncoder();
function percentEncode(text, accepted) {
    let result = '';
    for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 0;
        if (accepted.test(character))
            result += character;
        else if (codePoint >= 0xdc80 && codePoint <= 0xdcff)
            result += percent(codePoint - 0xdc00);
        else
            for (const byte of encoder.encode(character))
                result += percent(byte);
    }
    return result;
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
function urlSegment(text) {
    return percentEncode(text, /[\w.~-]/);
}
function link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    const target = percentEncode(url, /[\w.~:/?#%=+,;@-]/);
    return new Fragment('markdown', `[${label.text}](${target})`);
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return visible(cut(text, TEXT_LIMIT)).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}
function sarifMessage(text, limit = TEXT_LIMIT) {
    const shown = breakCommands(visible(cut(text, limit)));
    return shown.replace(/\](?=\()/g, ']\\').replace(/[{}]/g, '$&$&');
}
function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', percentEncode(url, /[\w.~:/?#%=+,;@-]/))}">${label}</a>`;
}
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
}
function htmlJson(value) {
    return json(value).replace(/[<>&]/g, (character) => character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026');
}
function htmlAsset(element, content) {
    if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
        throw new Error(`The ${element} cannot stand in a page as it is.`);
    }
    return markup `<${element}>${new Fragment('html', content)}</${element}>\n`;
}
const NO_WORDS = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}
function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
function concat(texts) {
    return texts.join('');
}
function workflowCommand(name, properties, message) {
    const listed = Object.entries(properties)
        .filter(([, value]) => value !== null && value !== '')
        .map(([key, value]) => `${key}=${encodeProperty(String(value))}`);
    return `::${name}${listed.length === 0 ? '' : ' '}${listed.join(',')}::${encodeData(message)}\n`;
}
function encodeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function encodeProperty(text) {
    return encodeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ })

};
;
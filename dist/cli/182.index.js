"use strict";
exports.id = 182;
exports.ids = [182];
exports.modules = {

/***/ 1432:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ verify)
});

// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(3870);
;// CONCATENATED MODULE: ./src/claims/content.ts
const LFS_VERSION = 'version https://git-lfs.github.com/spec/v1\n';
function inspect(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const size = text.startsWith(LFS_VERSION) ? /^size (\d+)$/m.exec(text)?.[1] : undefined;
    return { blank: text.trim() === '', lfsSize: size === undefined ? null : Number(size) };
}

;// CONCATENATED MODULE: ./src/claims/relocation.ts
const STORES = new Set(['archive', 'vault']);
function movedWith(path, returnFile) {
    const claimed = path.split('/');
    const folders = returnFile.split('/').slice(0, -1);
    const store = folders.findIndex((folder) => STORES.has(folder));
    if (store < 0 || folders.slice(0, store).some((folder, n) => claimed[n] !== folder))
        return [];
    const candidates = [];
    for (let at = folders.length - 1; at > store; at--) {
        const task = folders[at] ?? '';
        const same = claimed.indexOf(task, store);
        const home = same < 0 ? claimed.indexOf(withoutDate(task), store) : same;
        if (home < 0 || home === claimed.length - 1)
            continue;
        if (home > store && !STORES.has(claimed[store] ?? ''))
            continue;
        const candidate = [...folders.slice(0, at + 1), ...claimed.slice(home + 1)].join('/');
        if (candidate !== path)
            candidates.push(candidate);
    }
    return candidates;
}
function withoutDate(folder) {
    return folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}

;// CONCATENATED MODULE: ./src/claims/resolve.ts
const MAX_LINKS = 40;
const MAX_TARGET = 4_096;
function resolvePath(path, tree, targets) {
    const direct = tree.find(path);
    if (direct !== undefined && direct.kind !== 'link')
        return { kind: 'found', path, entry: direct, linked: false };
    const left = path.split('/').reverse();
    const reached = [];
    let links = 0;
    let link = path;
    for (let step = left.pop(); step !== undefined; step = left.pop()) {
        if (step === '' || step === '.')
            continue;
        if (step === '..') {
            if (reached.pop() === undefined)
                return { kind: 'outside', link };
            continue;
        }
        const at = [...reached, step].join('/');
        const entry = tree.find(at);
        if (entry === undefined)
            return { kind: 'absent', linked: links > 0 };
        if (entry.kind === 'submodule')
            return { kind: 'found', path: at, entry, linked: links > 0 };
        if (entry.kind === 'file') {
            return left.length > 0
                ? { kind: 'absent', linked: links > 0 }
                : { kind: 'found', path: at, entry, linked: links > 0 };
        }
        if (entry.kind === 'directory') {
            reached.push(step);
            continue;
        }
        const target = targets.get(entry.id);
        if (target === undefined)
            return { kind: 'unread', link: { path: at, id: entry.id } };
        if (target === '' || target.length > MAX_TARGET)
            return { kind: 'absent', linked: true };
        if (target.startsWith('/') || /^[A-Za-z]:/.test(target))
            return { kind: 'outside', link: at };
        if (++links > MAX_LINKS)
            return { kind: 'absent', linked: true };
        link = at;
        left.push(...target.split('/').reverse());
    }
    return { kind: 'found', path: reached.join('/'), entry: { kind: 'directory' }, linked: links > 0 };
}

;// CONCATENATED MODULE: ./src/claims/verify.ts




async function verify(claims, tree) {
    const targets = new Map();
    let drafts = claims.map((claim) => draft(claim, tree, targets));
    for (;;) {
        const unread = new Map();
        for (const item of drafts)
            if (item.kind === 'unread')
                unread.set(item.link.id, item.link.path);
        if (unread.size === 0)
            break;
        const ids = [...unread.keys()];
        const contents = await tree.contents(ids);
        ids.forEach((id, n) => targets.set(id, Buffer.from(contents[n] ?? []).toString('utf8')));
        drafts = drafts.map((item, n) => {
            const claim = claims[n];
            return item.kind === 'unread' && claim !== undefined ? draft(claim, tree, targets) : item;
        });
    }
    const files = await measure(drafts, tree);
    return drafts.map((item) => finish(item, files));
}
function draft({ claim, returnFile }, tree, targets) {
    if (claim.kind === 'observation')
        return settled('unverifiable', { detail: 'It is an Engram observation.' });
    const path = (0,model_path/* normalisePath */.q)(claim.path);
    if (path === null)
        return settled('outside', { detail: whyOutside(claim.path) });
    const found = resolvePath(path, tree, targets);
    if (found.kind !== 'absent')
        return ofResolution(found, path, false);
    for (const candidate of movedWith(path, returnFile)) {
        const moved = resolvePath(candidate, tree, targets);
        if (moved.kind === 'unread')
            return moved;
        if (moved.kind !== 'found')
            continue;
        if (moved.entry.kind === 'directory')
            return settled('relocated', { foundAt: candidate });
        return ofResolution(moved, candidate, true);
    }
    const other = tree.findOtherCase(path);
    if (other !== undefined)
        return settled('case-mismatch', { foundAt: other });
    return settled('missing', { detail: found.linked ? 'The link on its way leads nowhere.' : null });
}
function ofResolution(found, asked, relocated) {
    if (found.kind === 'unread')
        return found;
    if (found.kind === 'outside') {
        return settled('outside', { detail: `The symbolic link ${found.link} leaves the project root.` });
    }
    const { entry, path } = found;
    if (entry.kind === 'submodule')
        return settled('unverifiable', { detail: `${path} is a submodule.` });
    if (entry.kind === 'directory')
        return settled('directory', {});
    return { kind: 'file', id: entry.id, foundAt: relocated ? asked : path === asked ? null : path, relocated };
}
function settled(name, known) {
    return { kind: 'settled', verdict: { name, size: null, foundAt: null, detail: null, blank: false, ...known } };
}
async function measure(drafts, tree) {
    const ids = [...new Set(drafts.flatMap((item) => (item.kind === 'file' ? [item.id] : [])))];
    const sizes = await tree.sizes(ids);
    const telling = ids.filter((_, n) => sizes[n]?.telling === true);
    const contents = await tree.contents(telling);
    const inspected = new Map(telling.map((id, n) => [id, inspect(contents[n] ?? new Uint8Array())]));
    return new Map(ids.map((id, n) => [id, { size: sizes[n]?.bytes ?? null, content: inspected.get(id) ?? null }]));
}
function finish(item, files) {
    if (item.kind === 'settled')
        return item.verdict;
    if (item.kind === 'unread')
        throw new Error(`the link ${item.link.path} was never read`);
    const measured = files.get(item.id);
    const size = measured?.content?.lfsSize ?? measured?.size ?? null;
    const name = size === 0 ? 'empty' : item.relocated ? 'relocated' : 'present';
    return { name, size, foundAt: item.foundAt, detail: null, blank: size !== 0 && measured?.content?.blank === true };
}
function whyOutside(path) {
    if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(path))
        return 'It is a URL.';
    if (/^[A-Za-z]:/.test(path))
        return 'It starts with a drive letter.';
    if (path.startsWith('~'))
        return 'It starts in a home directory.';
    return /^[/\\]/.test(path) ? 'It is absolute.' : 'It leaves the project root.';
}


/***/ }),

/***/ 6182:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/call-error.ts
var call_error = __webpack_require__(6748);
// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
;// CONCATENATED MODULE: ./src/claims/claims.ts

function claimsOf(value, fields) {
    const claims = [];
    for (const { pattern, kind } of fields) {
        const before = claims.length;
        const [list, member] = takeApart(pattern);
        const holder = at(value, list);
        if (member === undefined)
            claim(holder, list, null, claims);
        else if ((0,json/* isArray */.cy)(holder)) {
            for (let index = 0; index < holder.length; index++)
                ofElement(holder[index], pattern, index, member, claims);
        }
        if (kind !== undefined)
            claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
    }
    return claims;
}
function ofElement(element, pattern, index, member, claims) {
    if (typeof element === 'string')
        claim(element, elementPointer(pattern, index, ''), null, claims);
    else if (member !== '') {
        const path = (0,json/* field */.ZZ)(element, member);
        claim(path, elementPointer(pattern, index, member), (0,json/* stringField */.OM)(element, 'type') ?? null, claims);
    }
}
function claim(path, pointer, type, claims) {
    if (typeof path === 'string' && path.trim() !== '')
        claims.push({ path, pointer, type });
}
function takeApart(pattern) {
    const star = pattern.indexOf('/*');
    return star < 0 ? [pattern, undefined] : [pattern.slice(0, star), pattern.slice(star + '/*/'.length)];
}
function at(value, pointer) {
    let current = value;
    for (const name of pointer.slice(1).split('/'))
        current = (0,json/* field */.ZZ)(current, name);
    return current;
}
const made = new Map();
const MADE_UP_TO = 64;
function elementPointer(pattern, index, member) {
    const list = takeApart(pattern)[0];
    const pointer = `${list}/${String(index)}${member === '' ? '' : `/${member}`}`;
    if (index >= MADE_UP_TO)
        return pointer;
    const known = made.get(pointer);
    if (known !== undefined)
        return known;
    made.set(pointer, pointer);
    return pointer;
}

// EXTERNAL MODULE: ./src/claims/verify.ts + 3 modules
var verify = __webpack_require__(1432);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
// EXTERNAL MODULE: ./src/policy/finding.ts
var finding = __webpack_require__(891);
;// CONCATENATED MODULE: ./src/read/needed.ts
class ParserNeeded extends Error {
}
class PositionsNeeded extends ParserNeeded {
    name = 'PositionsNeeded';
    parser = 'positions';
}
class MarkdownNeeded extends ParserNeeded {
    name = 'MarkdownNeeded';
    parser = 'markdown';
}

;// CONCATENATED MODULE: ./src/read/scan.ts
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
function scan(text) {
    let keys = 0;
    let depth = 0;
    for (let i = 0; i < text.length; i++) {
        const c = text.charCodeAt(i);
        if (c === QUOTE) {
            i = stringEnd(text, i);
            let next = i + 1;
            while (isSpace(text.charCodeAt(next)))
                next++;
            if (text.charCodeAt(next) === COLON)
                keys++;
        }
        else if (c === 0x7b || c === 0x5b) {
            if (++depth > MAX_DEPTH)
                return { keys, tooDeepAt: i };
        }
        else if (c === 0x7d || c === 0x5d) {
            depth--;
        }
    }
    return { keys, tooDeepAt: -1 };
}
function stringEnd(text, start) {
    let end = start;
    for (;;) {
        end = text.indexOf('"', end + 1);
        if (end < 0)
            return text.length;
        let slashes = 0;
        while (text.charCodeAt(end - 1 - slashes) === BACKSLASH)
            slashes++;
        if (slashes % 2 === 0)
            return end;
    }
}
function isSpace(c) {
    return c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
}
function countKeys(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    let n = 0;
    if (Array.isArray(value)) {
        for (const element of value)
            if (typeof element === 'object')
                n += countKeys(element);
        return n;
    }
    const record = value;
    for (const key of Object.keys(record)) {
        n++;
        const child = record[key];
        if (typeof child === 'object')
            n += countKeys(child);
    }
    return n;
}

;// CONCATENATED MODULE: ./src/read/extract.ts


const TRIES = 50;
function extract(text, isReturn = mayBeReturn) {
    const startsAsJson = /^\s*[{[]/.test(text);
    let start = text.indexOf('{');
    for (let tries = 0; start >= 0 && tries < TRIES; tries++) {
        const end = balancedEnd(text, start);
        if (end > 0 && isReturnText(text.slice(start, end), isReturn))
            return { start, end, by: isFenced(text, start) ? 'fence' : 'prose' };
        if (startsAsJson)
            return null;
        start = text.indexOf('{', start + 1);
    }
    return null;
}
function isReturnText(text, isReturn) {
    try {
        return isReturn(JSON.parse(text));
    }
    catch {
        return false;
    }
}
function mayBeReturn(value) {
    return (0,json/* has */.zy)(value, 'status') || ((0,json/* has */.zy)(value, 'artifacts') && (0,json/* has */.zy)(value, 'metadata'));
}
function isFenced(text, start) {
    const before = text.slice(0, start).trimEnd();
    return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}
function balancedEnd(text, start) {
    let depth = 0;
    for (let i = start; i < text.length; i++) {
        const c = text[i];
        if (c === '"')
            i = stringEnd(text, i);
        else if (c === '{' || c === '[') {
            if (++depth > MAX_DEPTH)
                return -1;
        }
        else if ((c === '}' || c === ']') && --depth === 0)
            return i + 1;
    }
    return -1;
}

;// CONCATENATED MODULE: ./src/read/json.ts



const NO_PROBLEMS = [];
function parse(source, start = 0, end = source.text.length) {
    const text = start === 0 && end === source.text.length ? source.text : source.text.slice(start, end);
    const { keys, tooDeepAt } = scan(text);
    if (tooDeepAt >= 0) {
        const at = start + tooDeepAt;
        return {
            kind: 'problem',
            deep: true,
            problem: () => ({ kind: 'too-deep', limit: MAX_DEPTH, range: source.range(at, at + 1) }),
        };
    }
    const stretch = { text: source.text, start, end };
    let made;
    const locator = () => {
        if (source.parsers.positions === null)
            throw new PositionsNeeded();
        return (made ??= source.parsers.positions(stretch, source.range));
    };
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator(), error) };
    }
    const duplicates = () => countKeys(value) === keys
        ? NO_PROBLEMS
        : locator()
            .duplicates()
            .map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
    return { kind: 'value', value, start, locator, duplicates };
}
function syntaxProblem(source, start, locator, error) {
    const found = locator.firstError();
    if (found !== undefined)
        return { kind: 'syntax', ...found };
    const message = error instanceof Error ? error.message : '';
    const at = start + Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    return { kind: 'syntax', reason: 'not strict JSON', range: source.range(at, at + 1) };
}
function returnsOf(source, parsed) {
    const { value, locator } = parsed;
    const duplicates = parsed.duplicates();
    if ((0,json/* isObject */.Gv)(value))
        return { problems: duplicates, returns: [pieceOf(source, parsed, value)] };
    if (!(0,json/* isArray */.cy)(value)) {
        return { problems: [...duplicates, { kind: 'not-object', value, range: locator().locate('') }], returns: [] };
    }
    if (value.length === 0)
        return { problems: [...duplicates, { kind: 'no-return', range: locator().locate('') }], returns: [] };
    const problems = [...duplicates];
    const returns = [];
    value.forEach((element, position) => {
        const base = `/${String(position)}`;
        if ((0,json/* isObject */.Gv)(element))
            returns.push(elementOf(parsed, element, base));
        else
            problems.push({ kind: 'not-object', value: element, range: locator().locate(base) });
    });
    return { problems, returns };
}
function pieceOf(source, { start, locator }, value) {
    return {
        making: 'json',
        value,
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function elementOf({ locator }, value, base) {
    return {
        making: 'json',
        value,
        startLine: locator().locate(base).startLine,
        locate: (pointer, part) => locator().locate(base + pointer, part),
    };
}
function firstLetter(text, start) {
    if (text[start] === '{')
        return start;
    const letter = /\S/g;
    letter.lastIndex = start;
    return letter.exec(text)?.index ?? start;
}
function looksLikeReturn(value) {
    if (!(0,json/* isObject */.Gv)(value) || !(0,json/* has */.zy)(value, 'status'))
        return false;
    const { status } = value;
    return !(0,json/* isObject */.Gv)(status) && !(0,json/* isArray */.cy)(status) && ((0,json/* has */.zy)(value, 'artifacts') || (0,json/* has */.zy)(value, 'metadata'));
}
function looksLikeBrokenReturn(text) {
    return (/^\s*\{/.test(text) && text.includes('"status"') && (text.includes('"artifacts"') || text.includes('"metadata"')));
}

;// CONCATENATED MODULE: ./src/read/lines.ts
class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            this.#starts.push(i + 1);
    }
    lineAt(offset) {
        let low = 0;
        let high = this.#starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.#starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return low + 1;
    }
    startOf(line) {
        return this.#starts[line - 1] ?? this.#text.length;
    }
    textOf(line) {
        const start = this.#starts[line - 1];
        if (start === undefined)
            return '';
        const next = this.#starts[line];
        const end = next === undefined ? this.#text.length : next - 1;
        return this.#text.slice(start, this.#text[end - 1] === '\r' && end > start ? end - 1 : end);
    }
    range(start, end) {
        const line = this.lineAt(start);
        const column = start - this.startOf(line) + 1;
        const length = this.textOf(line).length;
        const last = Math.min(end - this.startOf(line), length) + 1;
        return { startLine: line, startColumn: column, endLine: line, endColumn: Math.max(last, column + 1) };
    }
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
const NO_PATHS = new Set(['n/a', 'and/or', 'w/o', 'i/o', 'e.g', 'i.e']);
function isPath({ text, code }, before) {
    const path = text.replace(LINE_NUMBER, '');
    const hasExtension = EXTENSION.test(path);
    if (code && /\s/.test(path) && !hasExtension)
        return false;
    if (!/[\p{L}\p{N}]/u.test(path) || NO_PATHS.has(path.toLowerCase()))
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
function headingName(heading) {
    return heading.length > LONGEST_LABEL ? undefined : nameOf(heading);
}
function nameOf(label) {
    const words = label.replace(/^[^\p{L}]+/u, '').toLowerCase();
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
    const [, word = '', , next = ''] = SEVERITY.exec(text.replace(/^[^\p{L}]+/u, '')) ?? [];
    const upper = word.toUpperCase();
    if (word !== '' && (word === upper || next === '' || ':*_`)]'.includes(next)))
        return upper;
    return /[([](CRITICAL|WARNING|SUGGESTION)[)\]]/.exec(text)?.[1];
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
const LONG = ['summary', 'artifacts', 'next', 'risks'];
const SHORT = ['change', 'project', 'status'];
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

;// CONCATENATED MODULE: ./src/read/source.ts
const NO_PARTS = { problems: [], returns: [] };
function joined(parts) {
    if (parts.length === 1)
        return parts[0] ?? NO_PARTS;
    return { problems: parts.flatMap(({ problems }) => problems), returns: parts.flatMap(({ returns }) => returns) };
}

;// CONCATENATED MODULE: ./src/read/markdown.ts






function readMarkdown(source) {
    const { text, parsers } = source;
    if (!mayHoldReturn(text))
        return NO_PARTS;
    if (parsers.markdown === null)
        throw new MarkdownNeeded();
    const blocks = parsers.markdown(text);
    const json = joined(text.includes(STATUS_KEY) ? jsonIn(blocks, source) : []);
    const returns = [...json.returns, ...envelopesIn(blocks, source)];
    return { problems: json.problems, returns: returns.sort((a, b) => a.startLine - b.startLine) };
}
const STATUS_KEY = '"status"';
function mayHoldReturn(text) {
    return text.includes(STATUS_KEY) || /(?:\*\*|__|#[ \t]?)(?:status|artifacts|next)\b/i.test(text);
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
    if (!lines.some(({ text }) => text.includes(STATUS_KEY)))
        return NO_PARTS;
    const inner = excerpt(lines, source);
    const whole = parse(inner);
    if (whole.kind === 'value') {
        const { value } = whole;
        const isReturn = looksLikeReturn(value) || ((0,json/* isArray */.cy)(value) && value.some(looksLikeReturn));
        return isReturn ? returnsOf(inner, whole) : NO_PARTS;
    }
    const found = whole.deep ? null : extract(inner.text, looksLikeReturn);
    const part = found === null ? whole : parse(inner, found.start, found.end);
    if (part.kind === 'value')
        return returnsOf(inner, part);
    return looksLikeBrokenReturn(inner.text) ? { problems: [part.problem()], returns: [] } : NO_PARTS;
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

;// CONCATENATED MODULE: ./src/read/transcript.ts






function finalsOf(value) {
    if ((0,json/* has */.zy)(value, 'toolUseResult'))
        return ofToolUse((0,json/* field */.ZZ)(value, 'toolUseResult'));
    if (isResult(value))
        return ofResult(value);
    const part = (0,json/* field */.ZZ)(value, 'part');
    if ((0,json/* stringField */.OM)(part, 'tool') !== 'task')
        return null;
    const output = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(part, 'state'), 'output');
    return output === undefined ? [] : [{ kind: 'text', pointer: '/part/state/output', text: taskResult(output) }];
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,json/* stringField */.OM)(result, 'status') === 'async_launched')
        return [];
    const content = (0,json/* field */.ZZ)(result, 'content');
    if (typeof content === 'string')
        return [{ kind: 'text', pointer: (0,model_pointer/* join */.fj)(pointer, 'content'), text: content }];
    if (!(0,json/* isArray */.cy)(content))
        return [];
    return content.flatMap((block, n) => {
        const text = (0,json/* stringField */.OM)(block, 'text');
        return text === undefined ? [] : [{ kind: 'text', pointer: (0,model_pointer/* join */.fj)(pointer, 'content', n, 'text'), text }];
    });
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,json/* stringField */.OM)(value, 'type') === 'result' && marks.some((key) => (0,json/* has */.zy)(value, key));
}
function ofResult(value) {
    const structured = (0,json/* field */.ZZ)(value, 'structured_output');
    if ((0,json/* isObject */.Gv)(structured))
        return [{ kind: 'value', pointer: '/structured_output', value: structured }];
    const text = (0,json/* stringField */.OM)(value, 'result');
    return text === undefined ? [] : [{ kind: 'text', pointer: '/result', text }];
}
const OPEN = '<task_result>';
const CLOSE = '</task_result>';
function taskResult(output) {
    const start = output.indexOf(OPEN);
    if (start < 0)
        return output;
    const end = output.lastIndexOf(CLOSE);
    return output.slice(start + OPEN.length, end < start ? output.length : end);
}
function isEnding(value) {
    return (0,json/* isObject */.Gv)(value) && !looksLikeReturn(value) && finalsOf(value) !== null;
}
function isEvent(value) {
    if (!(0,json/* isObject */.Gv)(value) || looksLikeReturn(value) || (0,json/* stringField */.OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,json/* has */.zy)(value, key));
}
function readEnding(source, parsed, event, base, line) {
    const parts = (finalsOf(event) ?? []).map((final) => {
        const pointer = base + final.pointer;
        if (final.kind === 'value') {
            const found = elementOf(parsed, final.value, pointer);
            return { problems: [], returns: [found] };
        }
        const place = () => parsed.locator().locate(pointer);
        return readText({
            text: final.text,
            range: place,
            lineAt: () => line ?? place().startLine,
            parsers: source.parsers,
        });
    });
    return joined(parts);
}
function readText(source) {
    const { text } = source;
    if (text.includes('"status"')) {
        const found = extract(text, looksLikeReturn);
        if (found !== null) {
            const parsed = parse(source, found.start, found.end);
            return parsed.kind === 'value' ? returnsOf(source, parsed) : { problems: [parsed.problem()], returns: [] };
        }
    }
    return text === '' ? NO_PARTS : readMarkdown(source);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/read/utf8.ts


const BYTE_ORDER_MARK = '\uFEFF';
const CLEAN = [];
function decode(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: position/* FILE_START */.W }] };
    }
    if (!(0,external_node_buffer_.isUtf8)(buffer)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
    }
    const text = buffer.toString('utf8');
    if (!text.startsWith(BYTE_ORDER_MARK))
        return { text, problems: CLEAN };
    return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: position/* FILE_START */.W }] };
}
function firstWrongByte(buffer) {
    let low = 0;
    let high = buffer.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((0,external_node_buffer_.isUtf8)(buffer.subarray(0, wholeUpTo(buffer, middle))))
            low = middle;
        else
            high = middle;
    }
    const before = buffer.subarray(0, wholeUpTo(buffer, low)).toString('utf8');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}
function wholeUpTo(buffer, end) {
    let start = end;
    while (start > 0 && end - start < 4 && ((buffer[start - 1] ?? 0) & 0xc0) === 0x80)
        start--;
    const lead = buffer[start - 1] ?? 0;
    const needs = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return start > 0 && needs > 1 && end - (start - 1) < needs ? start - 1 : end;
}

;// CONCATENATED MODULE: ./src/read/read.ts









function read(bytes, form, parsers) {
    const { text, problems } = decode(bytes);
    if (text === null)
        return { problems, returns: [], line: () => '' };
    let made;
    const lines = () => (made ??= new Lines(text));
    const source = {
        text,
        range: (start, end) => lines().range(start, end),
        lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
        parsers,
    };
    const parts = READERS[form](source);
    const silent = form === 'markdown' && parts.problems.length === 0 && parts.returns.length === 0;
    return {
        problems: problems.length === 0 || silent ? parts.problems : [...problems, ...parts.problems],
        returns: parts.returns.map(({ making, value, startLine, locate }, index) => ({
            index,
            making,
            value,
            startLine,
            locate,
        })),
        line: (line) => lines().textOf(line),
    };
}
const READERS = {
    json: readWhole,
    jsonl: readLines,
    markdown: readMarkdown,
};
function readWhole(source) {
    const whole = parse(source);
    if (whole.kind === 'value')
        return valueParts(source, whole);
    if (whole.deep)
        return { problems: [whole.problem()], returns: [] };
    const inner = extract(source.text);
    const part = inner === null ? whole : parse(source, inner.start, inner.end);
    if (inner === null || part.kind !== 'value')
        return { problems: [whole.problem()], returns: [] };
    const wrapped = { kind: 'wrapped', by: inner.by, range: source.range(inner.start, inner.start + 1) };
    const parts = returnsOf(source, part);
    return { problems: [wrapped, ...parts.problems], returns: parts.returns };
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    let parts;
    if (isEnding(value)) {
        parts = readEnding(source, parsed, value, '', null);
    }
    else if ((0,json/* isArray */.cy)(value) && value.some(isEnding)) {
        parts = joined(value.map((element, n) => {
            const base = `/${String(n)}`;
            if (isEnding(element))
                return readEnding(source, parsed, element, base, null);
            return looksLikeReturn(element) ? { problems: [], returns: [elementOf(parsed, element, base)] } : NO_PARTS;
        }));
    }
    else {
        return returnsOf(source, parsed);
    }
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { problems: [{ kind: 'no-return', range: locator().locate('') }], returns: [] };
}
function readLines(source) {
    const lines = parsedLines(source);
    const endings = lines.some((line) => line.kind === 'value' && isEnding(line.value));
    let events = endings;
    const parts = lines.map((line) => {
        if (line.kind === 'problem')
            return { problems: [line.problem()], returns: [] };
        const { value, start } = line;
        if (isEnding(value))
            return readEnding(source, line, value, '', source.lineAt(start));
        if ((0,json/* isObject */.Gv)(value) && !looksLikeReturn(value) && (endings || isEvent(value))) {
            events = true;
            return NO_PARTS;
        }
        return returnsOf(source, line);
    });
    const all = joined(parts);
    if (all.returns.length > 0 || all.problems.length > 0 || events)
        return all;
    return { problems: [{ kind: 'no-return', range: position/* FILE_START */.W }], returns: [] };
}
function parsedLines(source) {
    const { text } = source;
    const parsed = [];
    for (let start = 0; start < text.length;) {
        const lf = text.indexOf('\n', start);
        const end = lf < 0 ? text.length : lf;
        if (text.slice(start, end).trim() !== '')
            parsed.push(parse(source, start, end));
        start = end + 1;
    }
    return parsed;
}

// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(665);
;// CONCATENATED MODULE: ./src/judge/rules.ts

function ruleSet(standard, levels) {
    const active = standard.rules
        .map(({ rule, severity, params }) => ({
        rule,
        severity: levels.get(rule.id) ?? severity ?? rule.severity,
        params: { ...rule.params, ...params },
    }))
        .filter(({ severity }) => severity !== 'off');
    const of = (scope) => active.filter((item) => item.rule.scope === scope);
    return { document: of('document'), return: of('return'), claim: of('claim'), run: of('run') };
}
const NONE = [];
function judgeDocument(subject, rules, context) {
    if (subject.problems.length === 0)
        return NONE;
    return rules.document.flatMap((active) => active.rule.check(subject, context, active.params).map((problem) => ({ active, problem })));
}
function judgeReturn(subject, rules, context) {
    let raised;
    for (const active of rules) {
        const problems = active.rule.check(subject, context, active.params);
        for (const problem of problems)
            (raised ??= []).push({ active, problem });
    }
    return raised === undefined ? NONE : withoutSuperseded(raised);
}
function satisfied(value, others) {
    return others.find(({ validate }) => !validate(value).some(isHard))?.standard.id ?? null;
}
function isHard(error) {
    return !error.advisory;
}
function withoutSuperseded(raised) {
    const places = new Map();
    for (const { active, problem } of raised) {
        for (const id of active.rule.supersedes ?? []) {
            const known = places.get(id) ?? new Set();
            places.set(id, known.add(place(problem)));
        }
    }
    if (places.size === 0)
        return raised;
    return raised.filter(({ active, problem }) => {
        const superseded = places.get(active.rule.id);
        return superseded === undefined || !isAtOrBelow(place(problem), superseded);
    });
}
function place({ pointer = '', property }) {
    return property === undefined ? pointer : (0,model_pointer/* join */.fj)(pointer, property);
}
function isAtOrBelow(inner, places) {
    for (let at = inner;; at = at.slice(0, at.lastIndexOf('/'))) {
        if (places.has(at))
            return true;
        if (at === '')
            return false;
    }
}

;// CONCATENATED MODULE: ./src/judge/batch.ts










async function judgeBatch(files, contents, options, aids) {
    const judge = new Judge(options, aids);
    const waiting = files.flatMap((file, n) => judge.file(file, contents[n]));
    const claims = waiting.flatMap(({ claims, of }) => claims.map((claim) => ({ claim, returnFile: of.file })));
    const verdicts = await (0,verify/* verify */.M)(claims, options.tree);
    let next = 0;
    for (const item of waiting) {
        judge.conclude(item, verdicts.slice(next, next + item.claims.length));
        next += item.claims.length;
    }
    return judge;
}
class Judge {
    holding = 0;
    records = [];
    drafts = [];
    absent = [];
    #options;
    #aids;
    constructor(options, aids) {
        this.#options = options;
        this.#aids = aids;
    }
    file({ file, gathered }, content) {
        if (content === undefined)
            return [];
        if (file.link)
            return this.#unreadable(file, gathered, { kind: 'link', range: position/* FILE_START */.W });
        if (content.kind === 'too-large') {
            const { size } = content;
            return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
        }
        const { diagnosis, markdown } = this.#aids;
        const reading = read(content.bytes, gathered.form, { positions: diagnosis?.positions ?? null, markdown });
        if (reading.problems.length > 0 || reading.returns.length > 0)
            this.holding++;
        this.#document(file.path, gathered, reading.problems, reading);
        return reading.returns.flatMap((found) => this.#return(file.path, gathered, reading, found));
    }
    conclude({ of, bench, claims, found, reading }, verdicts) {
        const judged = [];
        const { file, index } = of;
        claims.forEach((claim, n) => {
            const verdict = verdicts[n];
            if (verdict === undefined)
                return;
            const item = { claim, verdict };
            const { pointer } = claim;
            const spot = () => {
                const range = found.locate(pointer);
                return { file, index, pointer, range, line: batch_lineOf(reading, range) };
            };
            judged.push(item);
            if (verdict.name === 'missing' || verdict.name === 'case-mismatch') {
                this.absent.push({ judged, at: judged.length - 1, of, rules: bench.rules.claim, spot: spot() });
                return;
            }
            for (const active of bench.rules.claim) {
                for (const problem of active.rule.check(item, of, this.#options.context)) {
                    this.drafts.push((0,finding/* draft */.K)({ active, problem }, { ...spot(), value: found.value }));
                }
            }
        });
        this.records.push({
            file: of.file,
            index: of.index,
            line: found.startLine,
            standard: bench.standard.id,
            status: of.status,
            success: of.success,
            agent: (0,model_return/* agentOf */.jk)(found),
            session: (0,model_return/* sessionOf */.MC)(found),
            claims: judged,
        });
    }
    #unreadable(file, gathered, problem) {
        this.holding++;
        this.#document(file.path, gathered, [problem], null);
        return [];
    }
    #document(file, gathered, problems, reading) {
        if (problems.length === 0)
            return;
        const { form } = gathered;
        const bench = this.#bench(this.#familyOfDocument(gathered, problems, reading));
        const subject = { file, form, standard: bench.standard, problems };
        for (const raised of judgeDocument(subject, bench.rules, this.#options.context)) {
            const range = raised.problem.range ?? position/* FILE_START */.W;
            const line = batch_lineOf(reading, range);
            this.drafts.push((0,finding/* draft */.K)(raised, { file, index: null, pointer: null, range, value: undefined, line }));
        }
    }
    #return(file, gathered, reading, found) {
        const bench = this.#bench(this.#familyOf(gathered, found));
        const { standard } = bench;
        const { value, index } = found;
        const shapeErrors = bench.validate(value);
        const subject = {
            file,
            index,
            standard,
            value,
            shapeErrors,
            satisfies: this.#satisfies(found, shapeErrors, bench),
        };
        const rules = gathered.reduced ? bench.rules.return.filter(concernsReduced) : bench.rules.return;
        for (const raised of judgeReturn(subject, rules, this.#options.context)) {
            const { pointer = '', part } = raised.problem;
            const range = found.locate(pointer, part);
            this.drafts.push((0,finding/* draft */.K)(raised, { file, index, pointer, range, value, line: batch_lineOf(reading, range) }));
        }
        const of = {
            file,
            index,
            agent: (0,model_return/* agentName */.Lp)(subject),
            status: (0,model_return/* statusOf */.c2)(subject) ?? null,
            success: (0,model_return/* isSuccess */.oJ)(subject),
        };
        return [{ of, bench, claims: gathered.reduced ? [] : claimsOf(value, standard.claimFields), found, reading }];
    }
    #satisfies(found, errors, { standard }) {
        if (!errors.some(isHard))
            return null;
        if (this.#aids.diagnosis === null)
            throw new PositionsNeeded();
        return satisfied(found.value, this.#aids.diagnosis.siblings.get(standard.family) ?? []);
    }
    #familyOf({ family }, { making, value }) {
        if (making === 'envelope')
            return 'result-envelope';
        return family ?? (0,choose/* familyOf */.Ap)(value, this.#options.chosen);
    }
    #familyOfDocument(gathered, problems, reading) {
        const json = reading?.returns.find(({ making }) => making === 'json');
        if (json !== undefined)
            return this.#familyOf(gathered, json);
        const ofJson = gathered.form !== 'markdown' || problems.some(({ kind }) => OF_JSON.has(kind));
        return gathered.family ?? (ofJson ? 'subagent-return' : 'result-envelope');
    }
    #bench(family) {
        const bench = this.#options.benches.get(family);
        if (bench === undefined)
            throw new Error(`no version of ${family} was loaded`);
        return bench;
    }
}
const OF_JSON = new Set([
    'syntax',
    'too-deep',
    'duplicate-key',
    'not-object',
    'no-return',
    'link',
]);
function concernsReduced({ rule }) {
    return rule.area === 'status' || rule.id.startsWith('session-id');
}
function batch_lineOf(reading, range) {
    return reading === null ? null : reading.line(range.startLine);
}

;// CONCATENATED MODULE: ./src/judge/run.ts



function judgeRun(run, chosen, levels, context) {
    const uses = new Map();
    for (const standard of Object.values(chosen)) {
        if (standard === undefined)
            continue;
        for (const active of ruleSet(standard, levels).run) {
            const use = uses.get(active.rule.id) ?? { active, standards: new Set() };
            use.standards.add(standard.id);
            uses.set(active.rule.id, use);
        }
    }
    return [...uses.values()].flatMap(({ active, standards }) => {
        const returns = run.returns.filter(({ standard }) => standards.has(standard));
        return active.rule.check({ files: run.files, returns }, context).map((problem) => {
            const { file = null, index = null } = problem;
            const line = run.returns.find((record) => record.file === file && record.index === index)?.line;
            const range = line === undefined ? null : { ...position/* FILE_START */.W, startLine: line, endLine: line };
            return (0,finding/* draft */.K)({ active, problem }, { file, index, pointer: null, range, value: undefined, line: null });
        });
    });
}

// EXTERNAL MODULE: ./src/model/standard.ts
var standard = __webpack_require__(1900);
// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(1502);
;// CONCATENATED MODULE: ./src/policy/conclude.ts

function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    if (failOn === 'never')
        return 'passed';
    return findings.some(({ severity, baselined }) => !baselined && (0,model_severity/* isAtLeast */.du)(severity, failOn)) ? 'failed' : 'passed';
}

;// CONCATENATED MODULE: ./src/policy/order.ts
function byPlace(a, b) {
    if (a.file !== b.file) {
        if (a.file === null)
            return 1;
        if (b.file === null)
            return -1;
        return a.file < b.file ? -1 : 1;
    }
    return ((a.range?.startLine ?? 0) - (b.range?.startLine ?? 0) ||
        (a.range?.startColumn ?? 0) - (b.range?.startColumn ?? 0) ||
        compare(a.rule, b.rule) ||
        (a.index ?? -1) - (b.index ?? -1) ||
        compare(a.pointer ?? '', b.pointer ?? '') ||
        compare(a.message, b.message));
}
function compare(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(5821);
;// CONCATENATED MODULE: ./src/policy/tally.ts

function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(model_claim/* VERDICTS */.b.map((name) => [name, 0]));
    let claims = 0;
    for (const record of returns) {
        for (const { verdict } of record.claims) {
            claims++;
            verdicts[verdict.name]++;
        }
    }
    const severities = { error: 0, warning: 0, notice: 0 };
    let baselined = 0;
    for (const finding of findings) {
        if (finding.baselined)
            baselined++;
        else
            severities[finding.severity]++;
    }
    return {
        files,
        returns: returns.length,
        claims,
        errors: severities.error,
        warnings: severities.warning,
        notices: severities.notice,
        baselined,
        verdicts,
    };
}

;// CONCATENATED MODULE: ./src/gate.ts









class UsageError extends Error {
    name = 'UsageError';
}
async function runGate(options) {
    const { tree, context, selection, standards, maxFileSize, failOn } = options;
    const files = await tree.list(selection);
    const classify = await (0,gather/* classifier */.k)();
    const gathered = files.map((file) => ({ file, gathered: classify(file.path) }));
    const known = new Set(gathered.map((item) => item.gathered.family));
    const benches = await openBenches(options, known);
    const ofAll = () => openBenches(options, new Set([null]));
    const judge = batchJudge({ tree, chosen: standards, benches, context, maxFileSize }, ofAll);
    const records = [];
    const drafts = [];
    const absent = [];
    let holding = 0;
    let done = 0;
    const take = (judged) => {
        for (const record of judged.records)
            records.push(record);
        for (const found of judged.drafts)
            drafts.push(found);
        for (const claim of judged.absent)
            absent.push(claim);
        holding += judged.holding;
    };
    let earlier;
    for await (const contents of tree.read(files, maxFileSize)) {
        const current = judge(gathered.slice(done, done + contents.length), contents);
        current.catch(() => undefined);
        if (earlier !== undefined)
            take(await earlier);
        earlier = current;
        done += contents.length;
        options.onProgress?.(done, files.length);
    }
    if (earlier !== undefined)
        take(await earlier);
    for (const found of await settled(absent, options))
        drafts.push(found);
    if (context.expectedSession !== null)
        demandOneReturn(records, context);
    for (const found of judgeRun({ files: holding, returns: records }, standards, options.levels, context))
        drafts.push(found);
    const findings = await toFindings(drafts);
    return {
        tool: options.tool,
        source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
        conclusion: conclude(holding, findings, { failOn, ifNoReturns: context.ifNoReturns }),
        failOn,
        counts: tally(holding, records, findings),
        returns: records,
        findings,
    };
}
async function openBenches({ standards, levels }, known) {
    const benches = new Map();
    for (const family of standard/* FAMILIES */.B) {
        const standard = standards[family];
        if (standard === undefined || !(known.has(family) || known.has(null)))
            continue;
        benches.set(family, { standard, validate: await standard.validator(), rules: ruleSet(standard, levels) });
    }
    return benches;
}
function batchJudge(options, openAll) {
    let aids = { diagnosis: null, markdown: null };
    let { benches } = options;
    const bring = {
        positions: async () => {
            const { diagnosisOf } = await Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(234)]).then(__webpack_require__.bind(__webpack_require__, 9234));
            const diagnosis = await diagnosisOf(options.chosen);
            aids = { ...aids, diagnosis };
        },
        markdown: async () => {
            const { parseMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(526)]).then(__webpack_require__.bind(__webpack_require__, 8526));
            benches = await openAll();
            aids = { ...aids, markdown: parseMarkdown };
        },
    };
    return async (files, contents) => {
        for (const asked = new Set();;) {
            try {
                return await judgeBatch(files, contents, { ...options, benches }, aids);
            }
            catch (error) {
                if (!(error instanceof ParserNeeded) || asked.has(error.parser))
                    throw error;
                asked.add(error.parser);
                await bring[error.parser]();
            }
        }
    };
}
async function settled(absent, { tree, context }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 6390));
    return settleAbsent(absent, tree, context);
}
async function toFindings(drafts) {
    if (drafts.length === 0)
        return [];
    const { withFingerprints } = await __webpack_require__.e(/* import() */ 158).then(__webpack_require__.bind(__webpack_require__, 9158));
    return [...withFingerprints(drafts)].sort(byPlace);
}
function demandOneReturn(records, { changes }) {
    if (changes !== null || records.length === 1)
        return;
    throw new UsageError(`expect-session is held against one return, and ${String(records.length)} were found: select its file (PATTERN, or the input paths).`);
}

;// CONCATENATED MODULE: ./src/report/formats.ts
const FORMAT_NAMES = ['text', 'json', 'markdown', 'github'];
const formats = {
    text: async () => (await __webpack_require__.e(/* import() */ 655).then(__webpack_require__.bind(__webpack_require__, 5655))).render,
    json: async () => (await __webpack_require__.e(/* import() */ 794).then(__webpack_require__.bind(__webpack_require__, 2794))).render,
    markdown: async () => (await __webpack_require__.e(/* import() */ 407).then(__webpack_require__.bind(__webpack_require__, 4407))).render,
    github: async () => (await __webpack_require__.e(/* import() */ 392).then(__webpack_require__.bind(__webpack_require__, 9392))).render,
};

;// CONCATENATED MODULE: ./src/roadmap.ts
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);
async function readRoadmap(tree) {
    const ids = PLACES.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [entry.id] : [];
    });
    if (ids.length === 0)
        return null;
    const contents = await tree.contents(ids);
    return contents.map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
}

// EXTERNAL MODULE: ./src/settings.ts + 1 modules
var src_settings = __webpack_require__(6322);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
// EXTERNAL MODULE: ./src/cli/color.ts
var cli_color = __webpack_require__(2477);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(7632);
;// CONCATENATED MODULE: ./src/cli/progress.ts
const EVERY = 100;
const AFTER = 500;
const CLEAR = '\r\u001B[K';
function progressLine(wanted) {
    if (!wanted || !process.stderr.isTTY)
        return { show: () => undefined, clear: () => undefined };
    const started = performance.now();
    let drawn = 0;
    return {
        show: (done, total) => {
            const now = performance.now();
            if (now - started < AFTER || now - drawn < EVERY)
                return;
            drawn = now;
            const percent = Math.floor((done / total) * 100);
            process.stderr.write(`${CLEAR}judged ${String(done)} of ${String(total)} files (${String(percent)}%)`);
        },
        clear: () => {
            if (drawn > 0)
                process.stderr.write(CLEAR);
        },
    };
}

;// CONCATENATED MODULE: ./src/cli/check-run.ts











const EXIT_OF = { passed: exit/* EXIT */.d.passed, failed: exit/* EXIT */.d.failed, empty: exit/* EXIT */.d.empty };
async function runCheck(call, opening) {
    const value = (name) => call.values.get(name)?.[0];
    const format = (0,src_settings/* oneOf */.y)('--format', value('format') ?? 'text', FORMAT_NAMES);
    const outputs = (call.values.get('output') ?? []).map(readOutput);
    const quiet = call.switches.has('quiet');
    const progressWhen = (0,src_settings/* oneOf */.y)('--progress', value('progress') ?? 'auto', ['auto', 'never']);
    const settings = await (0,src_settings/* readSettings */.s)({
        patterns: call.rest,
        ignore: call.values.get('ignore') ?? [],
        standard: value('standard'),
        failOn: value('fail-on'),
        ifNoReturns: value('if-no-returns'),
        staleAfter: value('stale-after'),
        maxFileSize: value('max-file-size'),
        expectSession: value('expect-session'),
        now: value('now'),
    }, (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`));
    const rendering = formats[format]();
    const validator = settings.standards['return-meta']?.validator();
    const tree = await opening;
    await validator;
    let report;
    const progress = progressLine(progressWhen === 'auto' && !quiet);
    try {
        report = await runGate({
            tool: { name: 'return-gate', version: version/* VERSION */.x },
            tree,
            selection: settings.selection,
            standards: settings.standards,
            context: {
                now: settings.now ?? Date.now(),
                staleAfter: settings.staleAfter,
                expectedSession: settings.expectedSession,
                agents: null,
                roadmap: await readRoadmap(tree),
                changes: null,
                ifNoReturns: settings.ifNoReturns,
                envelopeMode: null,
            },
            levels: new Map(),
            failOn: settings.failOn,
            maxFileSize: settings.maxFileSize,
            onProgress: progress.show,
        });
    }
    finally {
        progress.clear();
    }
    const options = { color: false, quiet, links: null };
    for (const { name, file } of outputs)
        writeReport(file, (await formats[name]())(report, options));
    const color = !call.switches.has('no-color') && (0,cli_color/* wantsColor */.z)();
    const render = await rendering;
    for (const chunk of render(report, { ...options, color }))
        process.stdout.write(chunk);
    return EXIT_OF[report.conclusion];
}
function readOutput(text) {
    const [, name = '', file = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
    if (file === '')
        throw new call_error/* CallError */.R(`--output is "${text}": write NAME=FILE, such as json=report.json.`);
    return { name: (0,src_settings/* oneOf */.y)('--output', name, FORMAT_NAMES), file };
}
function writeReport(file, chunks) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, [...chunks].join(''));
    }
    catch (error) {
        throw new call_error/* CallError */.R(`The report could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
}


/***/ }),

/***/ 891:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ draft)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1502);



function draft({ active, problem }, spot) {
    const { file, index, pointer, range } = spot;
    const value = problem.value ?? problem.property ?? (spot.value === undefined ? undefined : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(spot.value, pointer ?? ''));
    const rule = active.rule.id;
    return {
        finding: {
            rule,
            severity: severityOf(active, problem),
            message: problem.message,
            recommendation: problem.recommendation,
            file,
            index,
            pointer,
            range,
            excerpt: spot.line === null || range === null ? null : excerpt(spot.line, range),
        },
        identity: {
            rule,
            file,
            index,
            pointer: problem.property === undefined ? pointer : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer ?? '', problem.property),
            value: typeof value === 'object' && value !== null ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value) ? '[]' : '{}') : (value ?? null),
        },
    };
}
function severityOf({ severity }, problem) {
    const set = severity === 'off' ? 'notice' : severity;
    if (problem.severity === undefined)
        return set;
    return (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .rank */ .Tm)(problem.severity) > (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .rank */ .Tm)(set) ? problem.severity : set;
}
const CONTEXT_BEFORE = 40;
const LONGEST = 160;
function excerpt(line, { startColumn }) {
    if (line.length <= LONGEST)
        return { text: line, cut: 0 };
    const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
    return { text: line.slice(cut, cut + LONGEST), cut };
}


/***/ })

};
;
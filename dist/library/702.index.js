export const id = 702;
export const ids = [702];
export const modules = {

/***/ 2886:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ homeOf)
/* harmony export */ });
const TASK_FOLDER = /^(?:OC_)?\d+_/;
function homeOf(file) {
    const segments = file.split('/');
    const kept = [];
    for (let n = 0; n < segments.length; n++) {
        const segment = segments[n] ?? '';
        if (segment === 'archive' && n < segments.length - 1)
            continue;
        if (segment === 'vault') {
            const task = segments.findIndex((later, at) => at > n && TASK_FOLDER.test(later));
            if (task > n) {
                n = task - 1;
                continue;
            }
        }
        kept.push(segment);
    }
    return kept.join('/');
}


/***/ }),

/***/ 8440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ claimsOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8599);

function claimsOf(value, fields) {
    const claims = [];
    for (const { pattern, kind } of fields) {
        const before = claims.length;
        const place = patternPlace(pattern);
        let holder = value;
        for (const name of place.steps)
            holder = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(holder, name);
        if (place.member === null)
            claim(holder, place.list, null, claims);
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(holder)) {
            for (let index = 0; index < holder.length; index++)
                ofElement(holder[index], place, index, place.member, claims);
        }
        if (kind !== undefined)
            claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
    }
    return claims;
}
function ofElement(element, place, index, member, claims) {
    if (typeof element === 'string')
        claim(element, pointerTo(place, index, ''), null, claims);
    else if (member !== '') {
        const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(element, member);
        claim(path, pointerTo(place, index, member), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(element, 'type') ?? null, claims);
    }
}
function claim(path, pointer, type, claims) {
    if (typeof path === 'string' && path.trim() !== '')
        claims.push({ path, pointer, type });
}
const places = new Map();
const MADE_UP_TO = 64;
function patternPlace(pattern) {
    const known = places.get(pattern);
    if (known !== undefined)
        return known;
    const star = pattern.indexOf('/*');
    const list = star < 0 ? pattern : pattern.slice(0, star);
    const member = star < 0 ? null : pattern.slice(star + '/*/'.length);
    const place = { list, steps: list.slice(1).split('/'), member, elements: [], members: [] };
    places.set(pattern, place);
    return place;
}
function pointerTo({ list, elements, members }, index, member) {
    const known = (member === '' ? elements : members)[index];
    if (known !== undefined)
        return known;
    const pointer = `${list}/${String(index)}${member === '' ? '' : `/${member}`}`;
    if (index < MADE_UP_TO)
        (member === '' ? elements : members)[index] = pointer;
    return pointer;
}


/***/ }),

/***/ 1535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ movedWith)
/* harmony export */ });
const STORES = new Set(['archive', 'vault']);
const DEEPEST = 8;
let last;
function movedWith(path, returnFile) {
    if (last?.returnFile !== returnFile)
        last = archived(returnFile);
    const { above, tasks } = last;
    if (tasks.length === 0 || !path.startsWith(above))
        return [];
    const claimed = path.slice(above.length).split('/');
    const inStore = STORES.has(claimed[0] ?? '');
    const homeOf = (task) => (inStore ? claimed.indexOf(task) : claimed[0] === task ? 0 : -1);
    const candidates = [];
    for (const task of tasks) {
        const same = homeOf(task.name);
        const home = same < 0 ? homeOf(withoutDate(task.name)) : same;
        if (home < 0 || home === claimed.length - 1)
            continue;
        const candidate = `${task.path}/${claimed.slice(home + 1).join('/')}`;
        if (candidate !== path)
            candidates.push(candidate);
    }
    return candidates;
}
function archived(returnFile) {
    const folders = returnFile.split('/').slice(0, -1);
    const store = folders.findIndex((folder) => STORES.has(folder));
    if (store < 0)
        return { returnFile, above: '', tasks: [] };
    const above = folders.slice(0, store).map((folder) => `${folder}/`);
    const tasks = [];
    let path = `${above.join('')}${folders[store] ?? ''}`;
    for (const name of folders.slice(store + 1, store + 1 + DEEPEST)) {
        path = `${path}/${name}`;
        tasks.unshift({ name, path });
    }
    return { returnFile, above: above.join(''), tasks };
}
function withoutDate(folder) {
    return folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}


/***/ }),

/***/ 5249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ Resolver)
/* harmony export */ });
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(110);

const MOST_LINKS = 40;
const LONGEST_TARGET = 4_096;
const UNREAD = { kind: 'unread' };
const NOTHING_BELOW = new Map();
class Resolver {
    #tree;
    #isWatched;
    #root;
    #targets = new Map();
    #ways = new Map();
    #unread = new Set();
    #waiting = new Set();
    #started = new Map();
    constructor(tree, isWatched = () => false) {
        this.#tree = tree;
        this.#isWatched = isWatched;
        this.#root = { path: '', above: undefined, entry: { kind: 'directory' }, touched: false, below: new Map() };
    }
    resolve(path) {
        const started = this.#started.get(path);
        const direct = started === undefined ? this.#tree.find(path) : undefined;
        if (direct !== undefined && direct.kind !== 'link') {
            return { kind: 'found', path, entry: direct, touched: this.#isWatched(path) };
        }
        const way = started ?? wayFrom(this.#root, path.split('/'), undefined);
        const end = this.#follow(way, 0);
        if (end.kind === 'unread')
            this.#started.set(path, way);
        else
            this.#started.delete(path);
        const { touched } = way;
        if (end.kind === 'at')
            return { ...found(end.place), touched };
        if (end.kind === 'absent')
            return { kind: 'absent', linked: way.links > 0, at: end.at, touched };
        if (end.kind === 'too-many')
            return { kind: 'absent', linked: true, at: end.at, touched };
        return { ...end, touched };
    }
    async read() {
        const waiting = [...this.#waiting];
        this.#waiting.clear();
        for (let left = waiting; left.length > 0;) {
            await this.#readMet();
            left = left.filter((link) => {
                const way = this.#wayOf(link);
                if (typeof way === 'object')
                    return this.#follow(way, 1).kind === 'unread';
                if (typeof way === 'string')
                    this.#unread.add(way);
                return typeof way === 'string';
            });
        }
    }
    async #readMet() {
        const ids = [...this.#unread];
        this.#unread.clear();
        const texts = ids.map(() => '');
        const viewers = ids.map((_, n) => (piece) => {
            const text = (texts[n] ?? '') + Buffer.from(piece).toString('latin1');
            texts[n] = text;
            return text.length <= LONGEST_TARGET;
        });
        await this.#tree.show(ids, viewers);
        ids.forEach((id, n) => {
            const { length } = texts[n] ?? '';
            this.#targets.set(id, length === 0 || length > LONGEST_TARGET ? null : (0,_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .V)(texts[n] ?? ''));
        });
    }
    #follow(way, depth) {
        if (way.end !== undefined)
            return way.end;
        way.open = true;
        const end = this.#walk(way, depth);
        way.open = false;
        if (end.kind !== 'unread' && end.kind !== 'too-many')
            way.end = end;
        return end;
    }
    #walk(way, depth) {
        const { steps, via } = way;
        for (; way.next < steps.length; way.next++) {
            const step = steps[way.next] ?? '';
            if (step === '' || step === '.')
                continue;
            if (step === '..') {
                if (way.at.above === undefined)
                    return { kind: 'outside', link: via?.path ?? '' };
                way.at = way.at.above;
                continue;
            }
            const place = this.#below(way, step);
            if (typeof place === 'string')
                return { kind: 'absent', at: place };
            const end = place.entry.kind === 'link' ? this.#throughLink(way, place, depth) : { kind: 'at', place };
            if (end.kind !== 'at' || end.place.entry.kind === 'submodule')
                return end;
            const isLast = way.next === steps.length - 1;
            if (end.place.entry.kind === 'file')
                return isLast ? end : { kind: 'absent', at: end.place.path };
            way.at = end.place;
        }
        return { kind: 'at', place: way.at };
    }
    #below(way, name) {
        const { at } = way;
        let place = at.below.get(name);
        if (place === undefined) {
            const path = at.path === '' ? name : `${at.path}/${name}`;
            const touched = this.#isWatched(path);
            way.touched ||= touched;
            const entry = this.#tree.find(path);
            if (entry === undefined)
                return path;
            const below = entry.kind === 'directory' ? new Map() : NOTHING_BELOW;
            place = { path, above: at, entry, touched, below };
            at.below.set(name, place);
        }
        way.touched ||= place.touched;
        return place;
    }
    #throughLink(way, link, depth) {
        if (depth >= MOST_LINKS)
            return { kind: 'too-many', at: link.path };
        const inner = this.#wayOf(link);
        if (inner === undefined) {
            way.links++;
            return { kind: 'absent', at: link.path };
        }
        if (typeof inner === 'string') {
            this.#unread.add(inner);
            return this.#halted(UNREAD, link, depth);
        }
        if (inner.open)
            return { kind: 'absent', at: link.path };
        const end = this.#follow(inner, depth + 1);
        way.touched ||= inner.touched;
        if (end.kind === 'unread' || end.kind === 'too-many')
            return this.#halted(end, link, depth);
        way.links += inner.links + 1;
        return way.links > MOST_LINKS ? { kind: 'absent', at: link.path } : end;
    }
    #halted(halt, link, depth) {
        if (halt.kind === 'unread' && depth === 0)
            this.#waiting.add(link);
        return halt;
    }
    #wayOf(link) {
        const known = this.#ways.get(link);
        if (known !== undefined)
            return known;
        if (link.entry.kind !== 'link')
            return undefined;
        const target = this.#targets.get(link.entry.id);
        if (target === undefined)
            return link.entry.id;
        if (target === null)
            return undefined;
        const way = wayFrom(link.above ?? this.#root, target.split('/'), link);
        if (target.startsWith('/') || /^[A-Za-z]:/.test(target))
            way.end = { kind: 'outside', link: link.path };
        this.#ways.set(link, way);
        return way;
    }
}
function wayFrom(at, steps, via) {
    return { at, steps, next: 0, via, links: 0, touched: false, open: false, end: undefined };
}
function found({ path, entry }) {
    return entry.kind === 'link' ? { kind: 'absent', linked: true, at: path } : { kind: 'found', path, entry };
}


/***/ }),

/***/ 4665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ verify)
});

// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(4610);
;// CONCATENATED MODULE: ./src/claims/content.ts
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]*\n)*oid sha256:[0-9a-f]{64}\nsize (\d{1,15})\n$/;
const LARGEST_POINTER = 1_024;
const TELLING = 64;
class Look {
    view = (piece) => this.#take(piece);
    #head = Buffer.alloc(0);
    #readings = [];
    #pointer = null;
    inspection() {
        if (this.#head !== null)
            this.#start(this.#head);
        return { blank: this.#readings.some((seesNothing) => seesNothing(null)), pointerSize: this.#pointer };
    }
    #take(piece) {
        if (this.#head === null)
            return this.#read(piece);
        this.#head = Buffer.concat([this.#head, piece]);
        return this.#head.length < LARGEST_POINTER || this.#start(this.#head);
    }
    #start(head) {
        this.#head = null;
        const size = head.length < LARGEST_POINTER ? POINTER.exec(head.toString('latin1'))?.[1] : undefined;
        if (size !== undefined)
            this.#pointer = Number(size);
        this.#readings = readingsOf(head);
        return this.#read(head);
    }
    #read(piece) {
        this.#readings = this.#readings.filter((seesNothing) => seesNothing(piece));
        return this.#readings.length > 0;
    }
}
function readingsOf(head) {
    const [first, second] = head;
    if (first === 0xff && second === 0xfe)
        return [decoded('utf-16le')];
    if (first === 0xfe && second === 0xff)
        return [decoded('utf-16be')];
    const wide = head.subarray(0, TELLING).includes(0) ? [decoded('utf-16le'), decoded('utf-16be')] : [];
    return [utf8(), latin1(), ...wide];
}
const INVISIBLE = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
function decoded(encoding) {
    const decoder = new TextDecoder(encoding);
    let last = 0;
    return (piece) => {
        if (piece === null)
            return decoder.decode() === '' || last <= SPACE;
        last = piece.at(-1) ?? last;
        return INVISIBLE.test(decoder.decode(piece, { stream: true }));
    };
}
const SPACE = 0x20;
function utf8() {
    let decode;
    return (piece) => (piece === null || !/[!-~]/.test(narrow(piece))) && (decode ??= decoded('utf-8'))(piece);
}
function latin1() {
    return (piece) => piece === null || /^[\0-\x20\x7f\xa0\xad]*$/.test(narrow(piece));
}
function narrow({ buffer, byteOffset, byteLength }) {
    return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}

// EXTERNAL MODULE: ./src/claims/relocation.ts
var relocation = __webpack_require__(1535);
// EXTERNAL MODULE: ./src/claims/resolve.ts
var resolve = __webpack_require__(5249);
;// CONCATENATED MODULE: ./src/claims/verify.ts




const NONE = new Set();
async function verify(claims, tree, changed = NONE) {
    const { resolver } = knownOf(tree);
    let drafts = claims.map((claim) => draft(claim, tree, resolver));
    while (drafts.some(({ kind }) => kind === 'unread')) {
        await resolver.read();
        drafts = drafts.map((item, n) => {
            const claim = claims[n];
            return item.kind === 'unread' && claim !== undefined ? draft(claim, tree, resolver) : item;
        });
    }
    const files = await measure(drafts, tree, changed);
    const inLfs = await pointersIn(drafts, files, tree);
    const submodules = drafts.some(({ kind }) => kind === 'submodule') ? await tree.submodules() : NONE;
    return drafts.map((item, n) => {
        if (item.kind === 'settled')
            return item.verdict;
        if (item.kind === 'unread')
            throw new Error('a link was never read');
        return item.kind === 'submodule'
            ? inSubmodule(item.path, submodules.has(item.path))
            : ofFile(item, files.get(item.id), inLfs.has(item.path), item.id === claims[n]?.returnId);
    });
}
function draft({ claim, returnFile }, tree, resolver) {
    if (claim.kind === 'observation')
        return settled('unverifiable', { detail: 'It is an Engram observation.' });
    if ((0,model_path/* isTooLong */.pn)(claim.path)) {
        return settled('missing', { detail: 'The path has more than 4,096 bytes: no file has such a path.' });
    }
    const path = (0,model_path/* normalisePath */.qb)(claim.path);
    if (path === null)
        return settled('outside', { detail: whyOutside(claim.path) });
    const found = resolver.resolve(path);
    if (found.kind !== 'absent')
        return ofResolution(found, claim, path, false);
    for (const candidate of (0,relocation/* movedWith */.W)(path, returnFile)) {
        const moved = resolver.resolve(candidate);
        if (moved.kind === 'found' || moved.kind === 'unread')
            return ofResolution(moved, claim, candidate, true);
    }
    const other = tree.findOtherCase(path);
    if (other !== undefined)
        return settled('case-mismatch', { foundAt: other });
    return settled('missing', { detail: found.linked ? 'The link on its way leads nowhere.' : null });
}
function ofResolution(found, claim, asked, relocated) {
    if (found.kind === 'unread')
        return { kind: 'unread' };
    if (found.kind === 'outside') {
        return settled('outside', { detail: `The symbolic link ${found.link} leaves the project root.` });
    }
    const { entry, path } = found;
    if (entry.kind === 'submodule')
        return { kind: 'submodule', path };
    if (entry.kind === 'directory') {
        return settled('directory', relocated ? { foundAt: asked, detail: `It was moved to ${asked}.` } : {});
    }
    const foundAt = relocated ? asked : path === asked ? null : path;
    if ((0,model_path/* namesFolder */.z0)(claim.path)) {
        return settled('directory', {
            foundAt,
            detail: `The path ends as that of a directory does, but ${asked} is a file.`,
        });
    }
    return { kind: 'file', id: entry.id, path, foundAt, relocated };
}
function settled(name, known) {
    return { kind: 'settled', verdict: { name, size: null, foundAt: null, detail: null, blank: false, ...known } };
}
const WORTH_KEEPING = 4_096;
const MOST_SHOWN = 100 * 1024 * 1024;
const known = new WeakMap();
function knownOf(tree) {
    const before = known.get(tree) ?? { resolver: new resolve/* Resolver */.x(tree), inspections: new Map() };
    known.set(tree, before);
    return before;
}
async function measure(drafts, tree, changed) {
    const asked = new Map();
    for (const item of drafts) {
        if (item.kind === 'file')
            asked.set(item.id, asked.get(item.id) === true || changed.has(item.path));
    }
    const ids = [...asked.keys()];
    const sizes = await tree.sizes(ids);
    const { inspections } = knownOf(tree);
    const files = new Map();
    const telling = [];
    let left = MOST_SHOWN;
    ids.forEach((id, n) => {
        const size = sizes[n]?.bytes ?? null;
        const content = isTelling(sizes[n], asked.get(id) === true) ? inspections.get(id) : null;
        files.set(id, { size, content: content ?? null });
        if (content !== undefined || size === null || size > left)
            return;
        if (size > WORTH_KEEPING)
            left -= size;
        telling.push({ id, size, look: new Look() });
    });
    if (telling.length === 0)
        return files;
    await tree.show(telling.map(({ id }) => id), telling.map(({ look }) => look.view));
    for (const { id, size, look } of telling) {
        const content = look.inspection();
        files.set(id, { size, content });
        if (size > WORTH_KEEPING)
            inspections.set(id, content);
    }
    return files;
}
const LARGE = 8 * 1024 * 1024;
function isTelling(size, isNew) {
    const bytes = size?.bytes ?? 0;
    return bytes > 0 && (size?.telling === true || (isNew && bytes <= LARGE));
}
async function pointersIn(drafts, files, tree) {
    const isPointer = (item) => item.kind === 'file' && typeof files.get(item.id)?.content?.pointerSize === 'number';
    const pointers = drafts.filter(isPointer);
    return pointers.length === 0 ? NONE : tree.inLfs([...new Set(pointers.map(({ path }) => path))]);
}
function ofFile({ foundAt, relocated }, measured, inLfs, isReturn) {
    const content = measured?.content ?? null;
    const size = (inLfs ? content?.pointerSize : null) ?? measured?.size ?? null;
    const name = size === 0 ? 'empty' : relocated ? 'relocated' : 'present';
    const verdict = { name, size, foundAt, detail: null, blank: size !== 0 && content?.blank === true };
    return isReturn ? { ...verdict, isReturn } : verdict;
}
function inSubmodule(path, named) {
    const detail = named
        ? `${path} is a submodule.`
        : `${path} is a commit of another repository, but .gitmodules names no submodule there.`;
    return { name: 'unverifiable', size: null, foundAt: null, detail, blank: false, submodule: { path, named } };
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

/***/ 1047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ measured)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8957);

function measured(name, text, parse, expected) {
    const found = parse(text);
    if (found === undefined)
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${name} is "${text}": write ${expected}.`);
    return found;
}


/***/ }),

/***/ 6717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseSize),
/* harmony export */   E: () => (/* binding */ parseDuration)
/* harmony export */ });
const DURATION_UNITS = {
    s: 1_000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 604_800_000,
};
function parseDuration(text) {
    const [, number = '', unit = ''] = /^(\d{1,6})([smhdw])$/.exec(text.trim()) ?? [];
    const factor = DURATION_UNITS[unit];
    return factor === undefined ? undefined : Number(number) * factor;
}
const SIZE_UNITS = {
    '': 1,
    b: 1,
    kb: 1e3,
    mb: 1e6,
    gb: 1e9,
    kib: 1024,
    mib: 1024 ** 2,
    gib: 1024 ** 3,
};
function parseSize(text) {
    const [, number = '', unit = ''] = /^(\d{1,12})\s*([A-Za-z]{0,3})$/.exec(text.trim()) ?? [];
    const factor = SIZE_UNITS[unit.toLowerCase()];
    const bytes = factor === undefined || number === '' ? 0 : Number(number) * factor;
    return bytes > 0 ? bytes : undefined;
}


/***/ }),

/***/ 4773:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iv: () => (/* binding */ familyOfReturn),
  Ce: () => (/* binding */ judgeBatch),
  cL: () => (/* binding */ originalsIn)
});

// EXTERNAL MODULE: ./src/claims/claims.ts
var claims_claims = __webpack_require__(8440);
// EXTERNAL MODULE: ./src/claims/verify.ts + 1 modules
var verify = __webpack_require__(4665);
// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(2897);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(9718);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(3227);
// EXTERNAL MODULE: ./src/engine/finding.ts + 1 modules
var finding = __webpack_require__(2719);
// EXTERNAL MODULE: ./src/engine/finding-list.ts
var finding_list = __webpack_require__(4520);
// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(8789);
;// CONCATENATED MODULE: ./src/standards/family-of.ts

function familyOf(value, chosen) {
    const status = (0,json/* stringField */.OM)(value, 'status') ?? '';
    const knows = (family) => chosen[family]?.statuses.includes(status) === true;
    if (knows('return-meta') !== knows('subagent-return'))
        return knows('return-meta') ? 'return-meta' : 'subagent-return';
    const fits = (family, other) => {
        const theirs = chosen[other]?.shape.fields[''] ?? [];
        return chosen[family]?.shape.fields['']?.some((field) => (0,json/* has */.zy)(value, field) && !theirs.includes(field)) === true;
    };
    const metadata = fits('return-meta', 'subagent-return');
    if (metadata !== fits('subagent-return', 'return-meta'))
        return metadata ? 'return-meta' : 'subagent-return';
    return (0,json/* has */.zy)(value, 'summary') ? 'subagent-return' : 'return-meta';
}

// EXTERNAL MODULE: ./src/engine/rules.ts
var engine_rules = __webpack_require__(405);
// EXTERNAL MODULE: ./src/engine/statement.ts
var statement = __webpack_require__(5075);
// EXTERNAL MODULE: ./src/engine/read-batch.ts + 2 modules
var read_batch = __webpack_require__(3259);
;// CONCATENATED MODULE: ./src/engine/several-tasks.ts
const REQUIRED = new Map([
    ['', ['status', 'metadata']],
    ['/metadata', ['session_id']],
]);
const OTHERS = ['required-field', 'field-type', 'modified-files', 'memory-candidate'];
function rulesOfSeveralTasks(rules) {
    return rules.filter(({ rule: { id, area } }) => {
        if (id === 'phantom-work')
            return false;
        return area === 'status' || area === 'artifacts' || id.startsWith('session-id') || OTHERS.includes(id);
    });
}
function errorsOfSeveralTasks(errors, claimFields) {
    const claiming = claimFields.map(({ pattern }) => `/${pattern.split('/')[1] ?? ''}`);
    return errors.filter(({ keyword, pointer, detail }) => {
        const isClaiming = claiming.some((field) => pointer === field || pointer.startsWith(`${field}/`));
        if (isClaiming)
            return true;
        if (keyword === 'required')
            return REQUIRED.get(pointer)?.includes(detail) === true;
        return ['', '/status', '/metadata', '/metadata/session_id'].includes(pointer);
    });
}

;// CONCATENATED MODULE: ./src/engine/batch.ts














async function judgeBatch(files, contents, options) {
    const judge = new Judge(options);
    const readings = await (0,read_batch/* readBatch */.x)(files, contents, options);
    const waiting = files.flatMap((file, n) => judge.file(file, contents[n], readings[n] ?? null));
    const claims = waiting.flatMap(({ claims, of, returnId }) => claims.map((claim) => ({ claim, returnFile: of.file, returnId })));
    const verdicts = await (0,verify/* verify */.M)(claims, options.tree, options.context.changes?.changed);
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
    absent = [];
    #findings;
    originals = [];
    #options;
    constructor(options) {
        this.#options = options;
        this.#findings = new finding_list/* FindingList */.k(options.mostFindings);
    }
    get drafts() {
        return this.#findings.drafts();
    }
    file({ file, gathered }, content, reading) {
        if (content === undefined)
            return [];
        if (file.link)
            return this.#unreadable(file, gathered, { kind: 'link', range: position/* FILE_START */.W });
        if (content.kind === 'too-large') {
            const { size } = content;
            return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
        }
        if (reading === null)
            return [];
        if (reading.problems.length > 0 || reading.returns.length > 0)
            this.holding++;
        this.#document(file.path, gathered, reading.problems, reading);
        for (const content of originalsIn(file.path, reading, this.#options))
            this.originals.push(content);
        return reading.returns.flatMap((found) => this.#return(file, gathered, reading, found));
    }
    conclude({ of, standard, claims, found, reading, reduced }, verdicts) {
        const judged = [];
        const { file, index } = of;
        const { context, overrides } = this.#options;
        const rules = this.#rulesOf(standard);
        claims.forEach((claim, n) => {
            const verdict = verdicts[n];
            if (verdict === undefined)
                return;
            const item = { claim, verdict };
            const { pointer } = claim;
            const spot = () => {
                const range = found.locate(pointer);
                return { file, index, pointer, range, verbatim: found.verbatim, excerpt: excerptAt(reading, range) };
            };
            judged.push(item);
            if (verdict.name === 'missing' || verdict.name === 'case-mismatch') {
                this.absent.push({ judged, at: judged.length - 1, of, rules, spot: spot() });
                return;
            }
            for (const active of (0,engine_rules/* claimRules */.GJ)(rules, verdict.name, file, overrides)) {
                for (const problem of active.rule.check(item, of, context)) {
                    this.#findings.add({ active, problem }, file, () => ({ ...spot(), value: found.value }));
                }
            }
        });
        this.records.push({
            file: of.file,
            index: of.index,
            line: found.startLine,
            standard: standard.id,
            status: of.status,
            success: of.success,
            agent: (0,model_return/* agentOf */.jk)(found),
            session: (0,model_return/* sessionOf */.MC)(found),
            delegation: (0,model_return/* delegationOf */.SF)(found),
            startedAt: (0,json/* stringField */.OM)(found.value, 'started_at') ?? null,
            claims: judged,
            reduced,
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
        const { context, overrides } = this.#options;
        const standard = this.#standard(file, this.#familyOfDocument(file, gathered, problems, reading));
        const subject = { file, form, standard, problems };
        for (const raised of (0,engine_rules/* judgeDocument */.h8)(subject, this.#rulesOf(standard), context, overrides)) {
            this.#findings.add(raised, file, () => {
                const range = raised.problem.range ?? position/* FILE_START */.W;
                const excerpt = excerptAt(reading, range);
                return { file, index: null, pointer: null, range, value: undefined, verbatim: false, excerpt };
            });
        }
    }
    #return({ path: file, id }, gathered, reading, found) {
        const returnId = gathered.form === 'json' ? id : null;
        const { context, overrides } = this.#options;
        const standard = this.#standard(file, this.#familyOf(file, gathered, found));
        const { value, index } = found;
        const claims = (0,claims_claims/* claimsOf */.d)(value, standard.claimFields);
        const errors = standard.validate(value);
        const shapeErrors = gathered.reduced ? errorsOfSeveralTasks(errors, standard.claimFields) : errors;
        const subject = {
            file,
            index,
            standard,
            value,
            shapeErrors,
            claims: claims.length + (found.moreClaims ?? 0),
            satisfies: satisfiedBy(value, shapeErrors, standard),
        };
        const ofReturns = this.#rulesOf(standard).return;
        const rules = gathered.reduced ? rulesOfSeveralTasks(ofReturns) : ofReturns;
        for (const raised of (0,engine_rules/* judgeReturn */.UO)(subject, rules, context, overrides)) {
            this.#findings.add(raised, file, () => {
                const { pointer = '', part } = raised.problem;
                const range = found.locate(pointer, part);
                const excerpt = excerptAt(reading, range);
                return { file, index, pointer, range, value, verbatim: found.verbatim, excerpt };
            });
        }
        const of = {
            file,
            index,
            agent: (0,model_return/* agentName */.Lp)(subject),
            status: (0,model_return/* statusOf */.c2)(subject) ?? null,
            success: (0,model_return/* isSuccess */.oJ)(subject),
        };
        return [
            { of, returnId, standard, claims: claims.slice(0, claim/* MOST_CLAIMS */.W), found, reading, reduced: gathered.reduced },
        ];
    }
    #familyOf(file, gathered, found) {
        return familyOfReturn(gathered, found, this.#options.chosenAt(file));
    }
    #familyOfDocument(file, gathered, problems, reading) {
        const json = reading?.returns.find(({ making }) => making === 'json');
        if (json !== undefined)
            return this.#familyOf(file, gathered, json);
        const ofJson = gathered.form !== 'markdown' || problems.some(({ kind }) => OF_JSON.has(kind));
        return gathered.family ?? (ofJson ? 'subagent-return' : 'result-envelope');
    }
    #standard(file, family) {
        const standard = this.#options.chosenAt(file)[family];
        if (standard === undefined)
            throw new Error(`no version of ${family} was chosen`);
        return standard;
    }
    #rulesOf(standard) {
        const rules = this.#options.ruleSets.get(standard);
        if (rules === undefined)
            throw new Error(`the rules of ${standard.id} are not known`);
        return rules;
    }
}
function satisfiedBy(value, errors, standard) {
    return errors.some(engine_rules/* isHard */.is) ? (0,engine_rules/* satisfied */.p7)(value, (0,choose/* siblings */.wE)(standard)) : null;
}
function originalsIn(file, { returns }, { sought }) {
    if (sought?.among(file) !== true)
        return [];
    return returns.flatMap(({ value }) => (sought.keys.has((0,statement/* keyOf */.TN)(value)) ? [(0,statement/* contentOf */.$E)(value)] : []));
}
function familyOfReturn({ family }, { making, value }, chosen) {
    return making === 'envelope' ? 'result-envelope' : (family ?? familyOf(value, chosen));
}
const OF_JSON = new Set([
    'syntax',
    'too-deep',
    'duplicate-key',
    'more-duplicates',
    'not-object',
    'no-return',
    'link',
]);
function excerptAt(reading, range) {
    return reading === null ? null : (0,finding/* excerptOf */.zU)(reading.line(range.startLine), range);
}


/***/ }),

/***/ 3021:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5834);

function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    if (failOn === 'never')
        return 'passed';
    return findings.some(({ severity, baselined }) => !baselined && (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(severity, failOn)) ? 'failed' : 'passed';
}


/***/ }),

/***/ 4520:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ MOST_FINDINGS),
/* harmony export */   k: () => (/* binding */ FindingList)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5834);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2719);


const MOST_FINDINGS = 100;
class FindingList {
    #most;
    #told = [];
    #rules = new Map();
    constructor(most = MOST_FINDINGS) {
        this.#most = most;
    }
    add(said, file, spot) {
        const rule = said.active.rule.id;
        const so = this.#of(rule, file);
        if (so.told < this.#most) {
            so.told++;
            this.#told.push((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .pendingFinding */ .$z)(said, spot()));
            return;
        }
        const severity = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severityOf */ .xJ)(said.active, said.problem);
        so.more++;
        so.first ??= spot();
        if (so.more === 1 || (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(severity) < (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(so.worst))
            so.worst = severity;
    }
    drafts() {
        const rest = [...this.#rules].flatMap(([rule, files]) => [...files].flatMap(([file, said]) => (said.first === null ? [] : [restOf(rule, file, said, said.first)])));
        return rest.length === 0 ? this.#told : [...this.#told, ...rest];
    }
    #of(rule, file) {
        const files = this.#rules.get(rule) ?? new Map();
        const said = files.get(file) ?? { told: 0, more: 0, worst: 'notice', first: null };
        this.#rules.set(rule, files.set(file, said));
        return said;
    }
}
function restOf(rule, file, { told, more, worst }, { range, excerpt }) {
    return {
        finding: {
            rule,
            severity: worst,
            message: `From here on, ${rule} has ${String(more)} more ${more === 1 ? 'finding' : 'findings'} in this ${file === null ? 'run' : 'file'}.`,
            recommendation: `Mend the ${String(told)} that are shown, and look again.`,
            file,
            index: null,
            pointer: null,
            range,
            excerpt,
        },
        fingerprintInput: { rule, file, index: null, pointer: null, value: more },
    };
}


/***/ }),

/***/ 2719:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zU: () => (/* binding */ excerptOf),
  $z: () => (/* binding */ pendingFinding),
  xJ: () => (/* binding */ severityOf)
});

;// CONCATENATED MODULE: ./src/model/fix.ts
function concernsFile(fix) {
    return fix.edits.every(({ kind }) => kind === 'byte-order-mark');
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(5868);
// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(5834);
;// CONCATENATED MODULE: ./src/engine/finding.ts




function pendingFinding({ active, problem }, spot) {
    const { file, index, pointer, range, excerpt } = spot;
    const value = problem.value ?? problem.property ?? (spot.value === undefined ? undefined : (0,model_pointer/* valueAt */.fK)(spot.value, pointer ?? ''));
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
            ...(problem.property === undefined ? {} : { property: problem.property }),
            range,
            excerpt,
            ...(problem.fix === undefined || !fits(problem.fix, spot) ? {} : { fix: problem.fix }),
        },
        fingerprintInput: {
            rule,
            file,
            index,
            pointer: problem.property === undefined ? pointer : (0,model_pointer/* join */.fj)(pointer ?? '', problem.property),
            value: typeof value === 'object' && value !== null ? ((0,json/* isArray */.cy)(value) ? '[]' : '{}') : (value ?? null),
        },
    };
}
function fits(fix, { file, verbatim }) {
    return file !== null && (verbatim || concernsFile(fix));
}
function severityOf({ severity }, problem) {
    const set = severity === 'off' ? 'notice' : severity;
    if (problem.severity === undefined)
        return set;
    return (0,model_severity/* rank */.Tm)(problem.severity) > (0,model_severity/* rank */.Tm)(set) ? problem.severity : set;
}
const CONTEXT_BEFORE = 40;
const LONGEST = 160;
function excerptOf(line, { startColumn }) {
    if (line.length <= LONGEST)
        return { text: ownCopy(line), cut: 0 };
    const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
    return { text: ownCopy(line.slice(cut, cut + LONGEST)), cut };
}
function ownCopy(text) {
    return JSON.parse(JSON.stringify(text));
}


/***/ }),

/***/ 2130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ byPlace)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);

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
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.rule, b.rule) ||
        (a.index ?? -1) - (b.index ?? -1) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.pointer ?? '', b.pointer ?? '') ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.message, b.message));
}


/***/ }),

/***/ 3259:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readBatch)
});

;// CONCATENATED MODULE: ./src/read/markdown/may-hold-markdown.ts
const MARKS = ['toolUseResult', '"result"', '"output"', '\\u'];
function mayHoldMarkdown(bytes, form) {
    if (form === 'markdown')
        return true;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return MARKS.some((mark) => buffer.includes(mark));
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
// EXTERNAL MODULE: ./src/model/limits.ts
var limits = __webpack_require__(5925);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(9718);
// EXTERNAL MODULE: ./src/read/extract.ts
var extract = __webpack_require__(7081);
// EXTERNAL MODULE: ./src/read/json/json.ts + 1 modules
var json_json = __webpack_require__(2127);
// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(9951);
// EXTERNAL MODULE: ./src/read/markdown/markdown.ts
var markdown = __webpack_require__(9455);
// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(5783);
// EXTERNAL MODULE: ./src/read/returns-among.ts
var returns_among = __webpack_require__(1246);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(9255);
// EXTERNAL MODULE: ./src/read/transcript.ts
var transcript = __webpack_require__(1700);
// EXTERNAL MODULE: ./src/read/utf8.ts
var utf8 = __webpack_require__(5861);
;// CONCATENATED MODULE: ./src/read/read.ts












function read(bytes, form, { markdown }) {
    const { text, problems } = (0,utf8/* decode */.D)(bytes);
    if (text === null)
        return { problems, returns: [], line: () => '' };
    let made;
    const lines = () => (made ??= new read_lines/* Lines */.q(text));
    const source = {
        text,
        range: (start, end) => lines().range(start, end),
        lineAt: (offset) => (offset === 0 ? 1 : lines().lineAt(offset)),
        markdown,
        budget: { blocks: read_source/* MOST_BLOCKS */.hk },
    };
    const parts = bounded(counted(READERS[form](source)), text.length);
    const silent = form === 'markdown' && parts.problems.length === 0 && parts.returns.length === 0;
    return {
        problems: problems.length === 0 || silent ? parts.problems : [...problems, ...parts.problems],
        returns: parts.returns.map(({ making, value, verbatim, startLine, moreClaims = 0, locate }, index) => ({
            index,
            making,
            value,
            verbatim,
            startLine,
            moreClaims,
            locate,
        })),
        line: (line) => lines().textOf(line),
    };
}
function bounded(parts, length) {
    if (length <= 2 * limits/* MOST_ELEMENTS */.q)
        return parts;
    const count = parts.returns.reduce((sum, { value }) => sum + (0,limits/* countElements */.x)(value), 0);
    if (count <= limits/* MOST_ELEMENTS */.q)
        return parts;
    return {
        problems: [...parts.problems, { kind: 'too-many-elements', count, limit: limits/* MOST_ELEMENTS */.q }],
        returns: [],
        more: parts.more,
    };
}
function counted({ problems, returns, more }) {
    const limited = withFewDuplicates(problems);
    if (more === 0)
        return { problems: limited, returns, more };
    const found = Math.max(returns.length, read_source/* MOST_RETURNS */.IE) + more;
    return { problems: [...limited, { kind: 'too-many-returns', found, limit: read_source/* MOST_RETURNS */.IE }], returns, more };
}
function withFewDuplicates(problems) {
    if (problems.length <= json_json/* MOST_DUPLICATES */.rR)
        return problems;
    const few = [];
    let listed = 0;
    let more = 0;
    for (const problem of problems) {
        if (problem.kind === 'more-duplicates')
            more += problem.more;
        else if (problem.kind !== 'duplicate-key' || ++listed <= json_json/* MOST_DUPLICATES */.rR)
            few.push(problem);
        else
            more++;
    }
    return more === 0 ? few : [...few, { kind: 'more-duplicates', more }];
}
const READERS = {
    json: readWhole,
    jsonl: readLines,
    markdown: (source) => (0,read_source/* quoted */.TL)((0,markdown/* readMarkdown */.k)(source)),
};
function readWhole(source) {
    const whole = (0,json_json/* parse */.qg)(source);
    if (whole.kind === 'value')
        return valueParts(source, whole);
    const none = { ...read_source/* NO_PARTS */.lv, problems: [whole.problem()] };
    return whole.deep ? none : (among(source) ?? none);
}
function among(source) {
    const spans = [...returnSpans(source.text)];
    const [first] = spans;
    if (first === undefined)
        return null;
    const { problems, ...parts } = (0,read_source/* taken */.uU)(spans.map((span) => (0,returns_among/* returnAt */.S)(source, span)));
    if (parts.returns.length === 0)
        return null;
    const { start } = first;
    const by = (0,extract/* isFenced */.i3)(source.text, start) ? 'fence' : 'prose';
    return { ...parts, problems: [{ kind: 'wrapped', by, range: source.range(start, start + 1) }, ...problems] };
}
function* returnSpans(text) {
    for (const excerpt of (0,extract/* excerptsIn */.iY)(text, extract/* mayBeReturn */.zR))
        if (excerpt.kind === 'return')
            yield excerpt;
}
function valueParts(source, parsed) {
    const { value, locator } = parsed;
    let parts;
    if ((0,transcript/* isEnding */.yp)(value))
        parts = (0,read_source/* taken */.uU)((0,transcript/* readEnding */.O$)(source, parsed, value, null));
    else if ((0,json/* isArray */.cy)(value) && value.some(transcript/* isEnding */.yp))
        parts = (0,read_source/* taken */.uU)(returnsOfLog(source, parsed, value));
    else
        return (0,read_source/* taken */.uU)((0,json_json/* returnsOf */.Bg)(source, parsed));
    if (parts.returns.length > 0 || parts.problems.length > 0)
        return parts;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: locator().locate('') }] };
}
function* returnsOfLog(source, parsed, events) {
    for (const { element } of (0,json_json/* elementsIn */.px)(source, parsed, events)) {
        const { value } = element;
        if ((0,transcript/* isEnding */.yp)(value))
            yield* (0,transcript/* readEnding */.O$)(source, element, value, null);
        else if ((0,json_json/* looksLikeReturn */._t)(value))
            yield (0,read_source/* find */.I6)(() => ({ returns: [(0,json_json/* pieceOf */.Kg)(source, element, value)] }));
    }
}
function readLines(source) {
    const log = new Log(source);
    const all = log.parts();
    if (all.returns.length > 0 || all.problems.length > 0 || log.hasEvents)
        return all;
    return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'no-return', range: position/* FILE_START */.W }] };
}
class Kept {
    lines = [];
    more = 0;
    add(start, found) {
        if (this.lines.length < read_source/* MOST_RETURNS */.IE)
            this.lines.push({ start, found });
        else
            this.more += found.count;
    }
}
class Log {
    hasEvents = false;
    #source;
    #isTranscript = false;
    #certain = new Kept();
    #others = new Kept();
    constructor(source) {
        this.#source = source;
        const { text } = source;
        for (let start = 0; start < text.length;) {
            const lf = text.indexOf('\n', start);
            const end = lf < 0 ? text.length : lf;
            if (text.slice(start, end).trim() !== '')
                this.#line(start, end);
            start = end + 1;
        }
    }
    parts() {
        const kept = this.#isTranscript ? [this.#certain] : [this.#certain, this.#others];
        const lines = kept.flatMap((one) => one.lines).sort((a, b) => a.start - b.start);
        const more = kept.reduce((sum, one) => sum + one.more, 0);
        return (0,read_source/* taken */.uU)([...lines.map(({ found }) => found), ...(0,read_source/* findsOf */.Cf)({ ...read_source/* NO_PARTS */.lv, more })]);
    }
    #line(start, end) {
        const source = this.#source;
        const isBroken = this.#certain.lines.length === read_source/* MOST_RETURNS */.IE && !(0,objects/* isJson */.Fh)(source.text, start, end);
        const line = isBroken ? null : (0,json_json/* parse */.qg)(source, start, end);
        if (line?.kind !== 'value') {
            this.#certain.add(start, (0,read_source/* find */.I6)(() => brokenLine(source, start, end)));
            return;
        }
        const { value } = line;
        if ((0,transcript/* isEnding */.yp)(value)) {
            this.#isTranscript = this.hasEvents = true;
            for (const found of (0,transcript/* readEnding */.O$)(source, line, value, source.lineAt(start)))
                this.#certain.add(start, found);
        }
        else if ((0,json/* isObject */.Gv)(value) && !(0,json_json/* looksLikeReturn */._t)(value)) {
            if ((0,transcript/* isEvent */.xH)(value))
                this.hasEvents = true;
            else
                for (const found of (0,json_json/* returnsOf */.Bg)(source, line))
                    this.#others.add(start, found);
        }
        else {
            for (const found of (0,json_json/* returnsOf */.Bg)(source, line))
                this.#certain.add(start, found);
        }
    }
}
function brokenLine(source, start, end) {
    const line = (0,json_json/* parse */.qg)(source, start, end);
    if (line.kind === 'value')
        return {};
    const problem = line.problem();
    if (line.deep)
        return { problems: [problem] };
    const text = source.text.slice(start, end);
    const spans = [...returnSpans(text)].map((span) => ({ start: start + span.start, end: start + span.end }));
    const { problems, returns, more } = (0,read_source/* taken */.uU)(spans.map((span) => (0,returns_among/* returnAt */.S)(source, span)));
    return { problems: [problem, ...problems], returns, more };
}

;// CONCATENATED MODULE: ./src/engine/read-batch.ts


async function readBatch(files, contents, { chosenAt }) {
    const readings = [];
    for (const [n, { file, gathered }] of files.entries()) {
        const content = contents[n];
        if (file.link || content?.kind !== 'bytes') {
            readings.push(null);
            continue;
        }
        const { bytes } = content;
        const isLookedFor = chosenAt(file.path)['result-envelope'] !== undefined;
        const markdown = isLookedFor && mayHoldMarkdown(bytes, gathered.form)
            ? (await Promise.all(/* import() */[__webpack_require__.e(864), __webpack_require__.e(700)]).then(__webpack_require__.bind(__webpack_require__, 5700))).parseMarkdown
            : null;
        readings.push(read(bytes, gathered.form, { markdown }));
    }
    return readings;
}


/***/ }),

/***/ 7337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readRoadmap)
/* harmony export */ });
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);
async function readRoadmap(tree, limit) {
    const files = PLACES.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
    });
    const texts = [];
    for await (const contents of tree.read(files, limit)) {
        for (const content of contents) {
            const file = files[texts.length]?.path ?? '';
            if (content.kind === 'too-large')
                return { kind: 'too-large', file, size: content.size, limit };
            texts.push(Buffer.from(content.bytes).toString('utf8'));
        }
    }
    return texts.length === 0 ? null : { kind: 'text', text: texts.join('\n') };
}


/***/ }),

/***/ 405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ activeIn),
/* harmony export */   GJ: () => (/* binding */ claimRules),
/* harmony export */   UO: () => (/* binding */ judgeReturn),
/* harmony export */   h8: () => (/* binding */ judgeDocument),
/* harmony export */   is: () => (/* binding */ isHard),
/* harmony export */   nP: () => (/* binding */ ruleSet),
/* harmony export */   p7: () => (/* binding */ satisfied)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5868);

function ruleSet(standard, levels, overrides = null) {
    const active = standard.rules
        .map(({ rule, severity, params }) => ({
        rule,
        severity: levels.get(rule.id) ?? severity ?? rule.severity,
        params: { ...rule.params, ...params },
    }))
        .filter(({ rule, severity }) => severity !== 'off' || overrides?.switchedOn.has(rule.id) === true);
    const of = (scope) => active.filter((item) => item.rule.scope === scope);
    return { document: of('document'), return: of('return'), claim: byVerdict(of('claim')), run: of('run') };
}
function byVerdict(rules) {
    const sorted = new Map();
    for (const active of rules) {
        const { verdict } = active.rule;
        for (const name of typeof verdict === 'string' ? [verdict] : verdict) {
            sorted.set(name, [...(sorted.get(name) ?? []), active]);
        }
    }
    return sorted;
}
function claimRules({ claim }, verdict, file, overrides) {
    const rules = claim.get(verdict) ?? NO_RULES;
    return overrides === null ? rules : rules.flatMap((active) => activeIn(active, file, overrides) ?? []);
}
const NONE = [];
const NO_RULES = [];
function activeIn(active, file, overrides) {
    if (overrides === null)
        return active;
    const level = file === null ? undefined : overrides.levelAt(active.rule.id, file);
    const severity = level ?? active.severity;
    if (severity === 'off')
        return undefined;
    return severity === active.severity ? active : { ...active, severity };
}
function inFile(raised, file, overrides) {
    if (overrides === null)
        return raised;
    return raised.flatMap(({ active, problem }) => {
        const here = activeIn(active, file, overrides);
        return here === undefined ? [] : [{ active: here, problem }];
    });
}
function judgeDocument({ standard, ...file }, rules, context, overrides) {
    if (file.problems.length === 0)
        return NONE;
    const hasRule = (id) => standard.rules.some(({ rule }) => rule.id === id);
    const subject = { ...file, standard, hasRule };
    const raised = rules.document.flatMap((active) => active.rule.check(subject, context, active.params).map((problem) => ({ active, problem })));
    return inFile(raised, subject.file, overrides);
}
function judgeReturn(subject, rules, context, overrides = null) {
    let raised;
    for (const active of rules) {
        const problems = active.rule.check(subject, context, active.params);
        if (problems.length === 0)
            continue;
        for (const problem of problems)
            (raised ??= []).push({ active, problem });
    }
    return raised === undefined ? NONE : withoutSuperseded(inFile(raised, subject.file, overrides));
}
function satisfied(value, others) {
    return others.find(({ validate }) => !validate(value).some(isHard))?.id ?? null;
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
    return property === undefined ? pointer : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(pointer, property);
}
function isAtOrBelow(inner, places) {
    for (let at = inner;; at = at.slice(0, at.lastIndexOf('/'))) {
        if (places.has(at))
            return true;
        if (at === '')
            return false;
    }
}


/***/ }),

/***/ 5075:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   T8: () => (/* binding */ statementOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Yq: () => (/* binding */ saysTheSame),
/* harmony export */   br: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _claims_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8440);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8599);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4610);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3227);
/* harmony import */ var _baseline_stable_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2886);






function statementOf(value, fields) {
    const paths = (0,_claims_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .claimsOf */ .d)(value, fields).map(({ path }) => direct(path));
    const claims = new Map(paths.map((path) => [(0,_baseline_stable_path_js__WEBPACK_IMPORTED_MODULE_3__/* .homeOf */ .l)(path.toLowerCase()), path]));
    return { content: contentOf(value), key: keyOf(value), claims };
}
function contentOf(value) {
    return digest(canonical(value));
}
function keyOf(value) {
    const session = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)((0,_model_return_js__WEBPACK_IMPORTED_MODULE_2__/* .metadataOf */ .Nk)({ value }), 'session_id') ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)(value, 'session_id');
    return JSON.stringify([(0,_model_return_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)({ value }), session].map((text) => (text === undefined ? null : plain(text))));
}
function saysTheSame(now, before, exists) {
    if (now.key !== before.key)
        return false;
    const added = [...now.claims.keys()].filter((key) => !before.claims.has(key));
    if (added.length === 0)
        return true;
    const gone = [...before.claims].filter(([key, path]) => !now.claims.has(key) && !exists(path));
    const names = new Set(gone.map(([key]) => nameIn(key)));
    return added.every((key) => names.has(nameIn(key)));
}
function digest(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex').slice(0, 32);
}
function direct(path) {
    const slashed = path.trim().replaceAll('\\', '/');
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_5__/* .normalisePath */ .qb)(slashed) ?? slashed;
}
function nameIn(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function canonical(value) {
    if (typeof value === 'string')
        return JSON.stringify(plain(value));
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isArray */ .cy)(value))
        return `[${value.map(canonical).join()}]`;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        return JSON.stringify(value ?? null);
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(plain(key))}:${canonical((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, key))}`).join()}}`;
}
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;
function plain(text) {
    return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC');
}


/***/ }),

/***/ 8984:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2897);

function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .b.map((name) => [name, 0]));
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


/***/ }),

/***/ 3221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ momentOf),
/* harmony export */   f: () => (/* binding */ optionName)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8957);

function optionName(setting) {
    return `The option ${setting.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;
}
function momentOf(now) {
    if (!(now instanceof Date))
        return now;
    if (Number.isNaN(now.getTime()))
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e('The option now is an invalid date: give a time.');
    return now.toISOString();
}


/***/ }),

/***/ 110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   q: () => (/* binding */ bytesOfName)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const NOT_ASCII = /[^\0-\x7f]/;
function nameOf(binary) {
    if (!NOT_ASCII.test(binary))
        return binary;
    const bytes = Buffer.from(binary, 'latin1');
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
        i += Math.max(length, 1);
    }
    return text;
}
function sequenceLength(bytes, start) {
    for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, start + length)))
            return length;
    }
    return 0;
}
function bytesOfName(name) {
    if (!/[\udc80-\udcff]/.test(name))
        return Buffer.from(name);
    const parts = [];
    for (const character of name) {
        const code = character.codePointAt(0) ?? 0;
        parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character));
    }
    return Buffer.concat(parts);
}


/***/ }),

/***/ 5834:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['error', 'warning', 'notice'];
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
}


/***/ }),

/***/ 8957:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    name = 'UsageError';
}


/***/ }),

/***/ 8897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';


/***/ }),

/***/ 7081:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ mayHoldReturn),
/* harmony export */   fu: () => (/* binding */ isLikelyReturn),
/* harmony export */   i3: () => (/* binding */ isFenced),
/* harmony export */   iY: () => (/* binding */ excerptsIn),
/* harmony export */   ln: () => (/* binding */ looksLikeBrokenReturn),
/* harmony export */   vY: () => (/* binding */ holdsReturn),
/* harmony export */   zR: () => (/* binding */ mayBeReturn)
/* harmony export */ });
/* harmony import */ var _json_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5783);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3854);


function* excerptsIn(text, isReturn) {
    const finder = new _json_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonFinder */ .dZ(text, isReturn);
    let at = nextLetter(text, 0);
    while (text[at] === '{' || text[at] === '[') {
        const { end, found } = finder.valueAt(at);
        const behind = end ?? balancedEnd(text, at);
        if (end === null)
            yield { kind: 'broken', start: at, end: behind };
        else
            yield* returnsWithin(text, at, found);
        at = nextLetter(text, behind);
    }
    for (const span of finder.objectsFrom(at))
        yield { kind: 'return', ...span };
}
function* returnsWithin(text, start, found) {
    if (found.length === 0)
        return;
    const places = new Set([start]);
    if (text[start] === '[')
        for (const element of (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .elementsOf */ .ZE)(text, start))
            places.add(element.start);
    for (const span of found)
        if (places.has(span.start))
            yield { kind: 'return', ...span };
}
function holdsReturn(text) {
    for (const { kind } of excerptsIn(text, mayBeReturn))
        if (kind === 'return')
            return true;
    return false;
}
const mayBeReturn = ({ status, artifacts, metadata }) => status || (artifacts && metadata);
const isLikelyReturn = ({ plainStatus, artifacts, metadata }) => plainStatus && (artifacts || metadata);
function mayHoldReturn(text) {
    const keys = text.includes('\\u00') ? (0,_json_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .unescaped */ .tv)(text) : text;
    return keys.includes('"status"') && (keys.includes('"artifacts"') || keys.includes('"metadata"'));
}
function looksLikeBrokenReturn(text) {
    return /^\s*[{[]/.test(text) && mayHoldReturn(text);
}
function isFenced(text, start) {
    const before = text.slice(0, start).trimEnd();
    return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}
function nextLetter(text, from) {
    const letter = /\S/g;
    letter.lastIndex = from;
    return letter.exec(text)?.index ?? text.length;
}
function balancedEnd(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const c = text[at];
        if (c === '"')
            at = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnd */ .VS)(text, at);
        else if (c === '{' || c === '[')
            depth++;
        else if ((c === '}' || c === ']') && --depth === 0)
            return at + 1;
    }
    return text.length;
}


/***/ }),

/***/ 2127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rR: () => (/* binding */ MOST_DUPLICATES),
  px: () => (/* binding */ elementsIn),
  _t: () => (/* binding */ looksLikeReturn),
  qg: () => (/* binding */ parse),
  BU: () => (/* binding */ partOf),
  Kg: () => (/* binding */ pieceOf),
  Bg: () => (/* binding */ returnsOf)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
// EXTERNAL MODULE: ../../../work/main/node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(5453);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(5868);
;// CONCATENATED MODULE: ./src/read/json/locator.ts


const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
const FEW = 32;
class Locator {
    #stretch;
    #rangeIn;
    #root;
    #errors;
    #names = new Map();
    constructor(stretch, range) {
        this.#stretch = stretch;
        this.#rangeIn = range;
    }
    locate(pointer, part = 'value') {
        let node = this.#tree();
        let key;
        for (const token of (0,model_pointer/* tokens */.LU)(pointer)) {
            const next = this.#child(node, token);
            if (next === undefined)
                return this.#rangeOf(node);
            key = next.key;
            node = next.value;
        }
        return this.#rangeOf(part === 'key' && key !== undefined ? key : node);
    }
    firstError() {
        this.#tree();
        const error = this.#errors?.[0];
        if (error === undefined)
            return undefined;
        return { reason: reasonOf((0,main.printParseErrorCode)(error.error)), range: this.#range(error.offset, error.length) };
    }
    duplicates(most) {
        const listed = [];
        let more = 0;
        const visit = (node) => {
            const seen = node.type === 'object' ? new Map() : undefined;
            for (const entry of node.children ?? []) {
                const key = entry.type === 'property' ? entry.children?.[0] : undefined;
                if (key !== undefined && seen !== undefined) {
                    const name = String(key.value);
                    const first = seen.get(name);
                    if (first === undefined)
                        seen.set(name, key);
                    else if (listed.length === most)
                        more++;
                    else
                        listed.push({ key: name, firstLine: this.#rangeOf(first).startLine, range: this.#rangeOf(key) });
                }
                if (entry.children !== undefined)
                    visit(entry);
            }
        };
        const root = this.#tree();
        if (root !== undefined)
            visit(root);
        return { listed, more };
    }
    #child(node, token) {
        if (node?.type === 'array') {
            const value = /^(?:0|[1-9]\d*)$/.test(token) ? node.children?.[Number(token)] : undefined;
            return value === undefined ? undefined : { key: undefined, value };
        }
        if (node?.type !== 'object')
            return undefined;
        const property = this.#property(node, token);
        return property === undefined ? undefined : { key: property.children?.[0], value: property.children?.[1] };
    }
    #property(node, name) {
        const { children = [] } = node;
        if (children.length <= FEW)
            return children.findLast((entry) => nameOf(entry) === name);
        let names = this.#names.get(node);
        if (names === undefined) {
            names = new Map(children.map((entry) => [nameOf(entry), entry]));
            this.#names.set(node, names);
        }
        return names.get(name);
    }
    #tree() {
        if (this.#errors === undefined) {
            const errors = [];
            this.#root = (0,main.parseTree)(this.#stretch.text.slice(this.#stretch.start, this.#stretch.end), errors, STRICT);
            this.#errors = errors;
        }
        return this.#root;
    }
    #rangeOf(node) {
        return node === undefined ? this.#range(0, 1) : this.#range(node.offset, node.length);
    }
    #range(offset, length) {
        const start = this.#stretch.start + offset;
        return this.#rangeIn(start, start + length);
    }
}
function reasonOf(code) {
    return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
function nameOf(property) {
    return property.children?.[0]?.value;
}

// EXTERNAL MODULE: ./src/read/json/scan.ts
var scan = __webpack_require__(3854);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(9255);
;// CONCATENATED MODULE: ./src/read/json/json.ts




const NO_PROBLEMS = [];
const MOST_DUPLICATES = 99;
function parse(source, start = 0, end = source.text.length) {
    const text = start === 0 && end === source.text.length ? source.text : source.text.slice(start, end);
    const tooDeepAt = (0,scan/* hasFewBrackets */.mV)(text) ? -1 : (0,scan/* scan */.SQ)(text).tooDeepAt;
    if (tooDeepAt >= 0) {
        const at = start + tooDeepAt;
        return {
            kind: 'problem',
            deep: true,
            problem: () => ({ kind: 'too-deep', limit: scan/* MAX_DEPTH */.lr, range: source.range(at, at + 1) }),
        };
    }
    const locator = locatorOf(source, { start, end });
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { kind: 'problem', deep: false, problem: () => syntaxProblem(source, start, locator(), error) };
    }
    const duplicates = () => {
        const keys = (0,scan/* countKeys */.GO)(value);
        if ((0,scan/* keysAtMost */.d3)(text) === keys || (0,scan/* scan */.SQ)(text).keys === keys)
            return NO_PROBLEMS;
        const { listed, more } = locator().duplicates(MOST_DUPLICATES);
        const problems = listed.map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
        return more === 0 ? problems : [...problems, { kind: 'more-duplicates', more }];
    };
    return { kind: 'value', value, start, end, locator, duplicates };
}
function locatorOf(source, { start, end }) {
    let made;
    return () => (made ??= new Locator({ text: source.text, start, end }, source.range));
}
function syntaxProblem(source, start, locator, error) {
    const found = locator.firstError();
    if (found !== undefined)
        return { kind: 'syntax', ...found };
    const message = error instanceof Error ? error.message : '';
    const at = start + Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    return { kind: 'syntax', reason: 'not strict JSON', range: source.range(at, at + 1) };
}
function* returnsOf(source, parsed) {
    const { value, locator } = parsed;
    if ((0,json/* isObject */.Gv)(value)) {
        yield (0,read_source/* find */.I6)(() => ({ problems: parsed.duplicates(), returns: [pieceOf(source, parsed, value)] }));
    }
    else if (!(0,json/* isArray */.cy)(value)) {
        yield (0,read_source/* find */.I6)(() => ({ problems: [{ kind: 'not-object', value, range: locator().locate('') }] }));
    }
    else if (value.length === 0) {
        yield (0,read_source/* find */.I6)(() => ({ problems: [{ kind: 'no-return', range: locator().locate('') }] }));
    }
    else {
        for (const { element, first } of elementsIn(source, parsed, value)) {
            const of = element.value;
            yield (0,read_source/* find */.I6)(() => ({
                problems: [
                    ...(first ? parsed.duplicates() : NO_PROBLEMS),
                    ...((0,json/* isObject */.Gv)(of) ? NO_PROBLEMS : [notObject(source, element)]),
                ],
                returns: (0,json/* isObject */.Gv)(of) ? [pieceOf(source, element, of)] : [],
            }));
        }
    }
}
function notObject({ range }, { value, start, end }) {
    return { kind: 'not-object', value, range: range(start, end) };
}
function* elementsIn(source, { start }, value) {
    let n = 0;
    for (const place of (0,scan/* elementsOf */.ZE)(source.text, firstLetter(source.text, start))) {
        const element = value[n];
        if (element === undefined)
            return;
        const parsed = {
            kind: 'value',
            value: element,
            ...place,
            locator: locatorOf(source, place),
            duplicates: () => NO_PROBLEMS,
        };
        yield { element: parsed, first: n === 0 };
        n++;
    }
}
function pieceOf(source, { start, locator }, value) {
    return {
        making: 'json',
        value,
        verbatim: true,
        startLine: source.lineAt(firstLetter(source.text, start)),
        locate: (pointer, part) => locator().locate(pointer, part),
    };
}
function partOf({ locator }, value, base) {
    return {
        making: 'json',
        value,
        verbatim: true,
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


/***/ }),

/***/ 5783:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   dZ: () => (/* binding */ JsonFinder),
/* harmony export */   tv: () => (/* binding */ unescaped)
/* harmony export */ });
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3854);

const STATUS = 1;
const PLAIN_STATUS = 2;
const ARTIFACTS = 4;
const METADATA = 8;
const KEYS = new Map([
    ['status', STATUS],
    ['artifacts', ARTIFACTS],
    ['metadata', METADATA],
]);
const LONGEST_KEY = 6 * 'artifacts'.length;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
class JsonFinder {
    #text;
    #isReturn;
    #met;
    #starts = [];
    #marks = [];
    constructor(text, isReturn) {
        this.#text = text;
        this.#isReturn = isReturn;
        this.#met = new Uint8Array(text.length);
    }
    *objectsFrom(from) {
        const { length } = this.#text;
        for (let at = this.#text.indexOf('{', from); at >= 0 && at < length;) {
            let next = at + 1;
            if (this.#met[at] !== 1) {
                const { found, end } = this.valueAt(at);
                yield* found;
                if (end !== null)
                    next = end;
            }
            at = this.#text.indexOf('{', next);
        }
    }
    valueAt(start) {
        const text = this.#text;
        const starts = this.#starts;
        const marks = this.#marks;
        starts.length = marks.length = 0;
        const found = [];
        let expected = 'value';
        let key = 0;
        for (let at = start; at < text.length;) {
            const c = text.charCodeAt(at);
            if (c === 0x20 || (c <= 0x0d && c >= 0x09 && c !== 0x0b && c !== 0x0c)) {
                at++;
                continue;
            }
            if (expected === 'value' || expected === 'value or end') {
                if (c === CLOSE_ARRAY && expected === 'value or end') {
                    starts.pop();
                    marks.pop();
                    at++;
                    expected = 'comma or end';
                }
                else {
                    this.#mark(key, c);
                    key = 0;
                    if (c === OPEN_OBJECT || c === OPEN_ARRAY) {
                        if (c === OPEN_OBJECT)
                            this.#met[at] = 1;
                        starts.push(at);
                        marks.push(c === OPEN_OBJECT ? 0 : -1);
                        at++;
                        expected = c === OPEN_OBJECT ? 'key or end' : 'value or end';
                        continue;
                    }
                    const end = c === QUOTE ? (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, at) + 1 : this.#plainEnd(at);
                    if (end < 0 || end > text.length)
                        break;
                    at = end;
                    expected = 'comma or end';
                }
            }
            else if (expected === 'colon') {
                if (c !== COLON)
                    break;
                at++;
                expected = 'value';
                continue;
            }
            else if (c === QUOTE && (expected === 'key' || expected === 'key or end')) {
                const end = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .stringEnd */ .VS)(text, at);
                key = keyMark(text, at + 1, end);
                at = end + 1;
                expected = 'colon';
                continue;
            }
            else if (c === COMMA && expected === 'comma or end') {
                at++;
                expected = marks[marks.length - 1] === -1 ? 'value' : 'key';
                continue;
            }
            else if (c === CLOSE_OBJECT && expected !== 'key' && marks[marks.length - 1] !== -1) {
                at++;
                this.#close(at, found);
                expected = 'comma or end';
            }
            else if (c === CLOSE_ARRAY && expected === 'comma or end' && marks[marks.length - 1] === -1) {
                starts.pop();
                marks.pop();
                at++;
            }
            else {
                break;
            }
            if (starts.length === 0)
                return { end: at, found };
        }
        return { end: null, found };
    }
    #mark(key, value) {
        if (key === 0)
            return;
        const last = this.#marks.length - 1;
        const before = this.#marks[last] ?? 0;
        if (key !== STATUS)
            this.#marks[last] = before | key;
        else if (value === OPEN_OBJECT || value === OPEN_ARRAY)
            this.#marks[last] = (before | STATUS) & ~PLAIN_STATUS;
        else
            this.#marks[last] = before | STATUS | PLAIN_STATUS;
    }
    #close(end, found) {
        const start = this.#starts.pop() ?? 0;
        const bits = this.#marks.pop() ?? 0;
        const has = (bit) => (bits & bit) !== 0;
        const marks = {
            status: has(STATUS),
            plainStatus: has(PLAIN_STATUS),
            artifacts: has(ARTIFACTS),
            metadata: has(METADATA),
        };
        if (bits === 0 || !this.#isReturn(marks))
            return;
        while (found.length > 0 && (found[found.length - 1]?.start ?? 0) > start)
            found.pop();
        found.push({ start, end });
    }
    #plainEnd(at) {
        PLAIN.lastIndex = at;
        return PLAIN.test(this.#text) ? PLAIN.lastIndex : -1;
    }
}
function keyMark(text, start, end) {
    if (end - start > LONGEST_KEY)
        return 0;
    const written = text.slice(start, end);
    return KEYS.get(written.includes('\\') ? unescaped(written) : written) ?? 0;
}
function unescaped(text) {
    return text.replace(/\\u00([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
}
function isJson(text, start, end) {
    const stretch = text.slice(start, end).trim();
    if (!stretch.startsWith('{') && !stretch.startsWith('['))
        return false;
    return new JsonFinder(stretch, () => false).valueAt(0).end === stretch.length;
}


/***/ }),

/***/ 3854:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ countKeys),
/* harmony export */   SQ: () => (/* binding */ scan),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   d3: () => (/* binding */ keysAtMost),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   mV: () => (/* binding */ hasFewBrackets)
/* harmony export */ });
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
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
function keysAtMost(text) {
    let keys = 0;
    for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        let before = colon - 1;
        while (isSpace(text.charCodeAt(before)))
            before--;
        if (text.charCodeAt(before) === QUOTE)
            keys++;
    }
    return keys;
}
function hasFewBrackets(text) {
    let left = MAX_DEPTH;
    for (const bracket of ['{', '[']) {
        for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1))
            if (--left < 0)
                return false;
    }
    return true;
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
function* elementsOf(text, start) {
    let at = start + 1;
    for (;;) {
        while (isSpace(text.charCodeAt(at)))
            at++;
        if (at >= text.length || text[at] === ']')
            return;
        const end = valueEnd(text, at);
        yield { start: at, end };
        at = end;
        while (isSpace(text.charCodeAt(at)))
            at++;
        if (text[at] !== ',')
            return;
        at++;
    }
}
function valueEnd(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const c = text.charCodeAt(at);
        if (c === QUOTE) {
            at = stringEnd(text, at);
            if (depth === 0)
                return at + 1;
        }
        else if (c === 0x7b || c === 0x5b) {
            depth++;
        }
        else if (c === 0x7d || c === 0x5d) {
            if (depth === 0)
                return at;
            if (--depth === 0)
                return at + 1;
        }
        else if (depth === 0 && (c === COMMA || isSpace(c))) {
            return at;
        }
    }
    return text.length;
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


/***/ }),

/***/ 9951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ Lines)
/* harmony export */ });
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


/***/ }),

/***/ 4421:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ TooManyBlocks)
/* harmony export */ });
class TooManyBlocks extends Error {
    name = 'TooManyBlocks';
}


/***/ }),

/***/ 9455:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readMarkdown)
/* harmony export */ });
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4421);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7081);
/* harmony import */ var _may_hold_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1048);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9255);




function readMarkdown(source) {
    const { text, markdown, budget } = source;
    if (markdown === null || (!(0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHoldReturn */ .Vq)(text) && !(0,_may_hold_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldEnvelope */ .B)(text)))
        return _source_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_PARTS */ .lv;
    if (budget.blocks < 0)
        return _source_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_PARTS */ .lv;
    try {
        return markdown(source);
    }
    catch (error) {
        if (!(error instanceof _block_js__WEBPACK_IMPORTED_MODULE_3__/* .TooManyBlocks */ .Y))
            throw error;
        return { ..._source_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_PARTS */ .lv, problems: [{ kind: 'too-many-blocks', limit: _source_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_BLOCKS */ .hk }] };
    }
}


/***/ }),

/***/ 1048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ mayHoldEnvelope)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9031);

const NAMES = /status|next/gi;
const REACH = 200;
const LETTER = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `\p{L}`, 'u');
const UNDERLINE = /[^\n]*\n[ \t>]*[=-]/y;
function mayHoldEnvelope(text) {
    for (const { index } of text.matchAll(NAMES)) {
        const reached = text.slice(Math.max(0, index - REACH), index);
        const before = reached.slice(reached.lastIndexOf('\n') + 1);
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


/***/ }),

/***/ 1246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ returnsAmong),
/* harmony export */   S: () => (/* binding */ returnAt)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8599);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7081);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2127);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9255);




function* returnsAmong(source) {
    for (const { kind, start, end } of (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptsIn */ .iY)(source.text, _extract_js__WEBPACK_IMPORTED_MODULE_0__/* .isLikelyReturn */ .fu)) {
        if (kind === 'return' || (0,_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeBrokenReturn */ .ln)(source.text.slice(start, end))) {
            yield returnAt(source, { start, end });
        }
    }
}
function returnAt(source, { start, end }) {
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .find */ .I6)(() => {
        const part = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(source, start, end);
        if (part.kind === 'problem')
            return { problems: [part.problem()] };
        const { value } = part;
        return { problems: part.duplicates(), returns: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) ? [(0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .pieceOf */ .Kg)(source, part, value)] : [] };
    });
}


/***/ }),

/***/ 9255:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ findsOf),
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   IE: () => (/* binding */ MOST_RETURNS),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   hk: () => (/* binding */ MOST_BLOCKS),
/* harmony export */   lv: () => (/* binding */ NO_PARTS),
/* harmony export */   uU: () => (/* binding */ taken)
/* harmony export */ });
const MOST_BLOCKS = 100_000;
const NO_PARTS = { problems: [], returns: [], more: 0 };
const MOST_RETURNS = 1_000;
function find(make) {
    return { count: 1, make: () => ({ ...NO_PARTS, ...make() }) };
}
function* findsOf({ problems, returns, more }) {
    for (const problem of problems)
        yield find(() => ({ problems: [problem] }));
    for (const piece of returns)
        yield find(() => ({ returns: [piece] }));
    if (more > 0)
        yield { count: more, make: () => ({ ...NO_PARTS, more }) };
}
function taken(finds) {
    const problems = [];
    const returns = [];
    let made = 0;
    let more = 0;
    for (const { count, make } of finds) {
        if (made >= MOST_RETURNS) {
            more += count;
            continue;
        }
        const parts = make();
        if (parts.returns.length > 0 || parts.problems.length > 0)
            made += Math.max(count, parts.returns.length);
        problems.push(...parts.problems);
        returns.push(...parts.returns);
        more += parts.more;
    }
    more += Math.max(0, returns.length - MOST_RETURNS);
    return { problems, returns: returns.slice(0, MOST_RETURNS), more };
}
function quoted({ problems, returns, more }) {
    return { problems, returns: returns.map((piece) => ({ ...piece, verbatim: false })), more };
}


/***/ }),

/***/ 1700:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ readEnding),
/* harmony export */   xH: () => (/* binding */ isEvent),
/* harmony export */   yp: () => (/* binding */ isEnding)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8599);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5868);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7081);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2127);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9455);
/* harmony import */ var _markdown_may_hold_envelope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1048);
/* harmony import */ var _returns_among_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1246);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9255);









function finalsOf(value) {
    const finals = [];
    if (!isToolUse(value) && !isResult(value) && !isTask(value))
        return null;
    if (isToolUse(value))
        finals.push(...ofToolUse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'toolUseResult')));
    if (isResult(value))
        finals.push(...ofResult(value));
    if (isTask(value))
        finals.push(...ofTask(value));
    return finals;
}
function isToolUse(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .has */ .zy)(value, 'toolUseResult');
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(result))
        return ofContent(result, pointer);
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)(result, 'status') === 'async_launched')
        return [];
    return ofContent((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(result, 'content'), (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_8__/* .join */ .fj)(pointer, 'content'));
}
function ofContent(content, pointer) {
    if (typeof content === 'string')
        return [{ kind: 'text', pointer, text: content }];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(content))
        return [];
    return content.flatMap((block, n) => {
        const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)(block, 'text');
        return text === undefined ? [] : [{ kind: 'text', pointer: (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_8__/* .join */ .fj)(pointer, n, 'text'), text }];
    });
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)(value, 'type') === 'result' && marks.some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .has */ .zy)(value, key));
}
function ofResult(value) {
    const pointer = '/structured_output';
    const structured = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'structured_output');
    const finals = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(structured) ? [valueAt(structured, pointer)] : [];
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(structured)) {
        structured.forEach((one, n) => {
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(one))
                finals.push(valueAt(one, (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_8__/* .join */ .fj)(pointer, n)));
        });
    }
    const text = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)(value, 'result');
    return text === undefined ? finals : [...finals, { kind: 'text', pointer: '/result', text }];
}
function valueAt(value, pointer) {
    return { kind: 'value', pointer, value };
}
function isTask(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'part'), 'tool') === 'task';
}
function ofTask(value) {
    const output = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .field */ .ZZ)(value, 'part'), 'state'), 'output');
    return output === undefined ? [] : [{ kind: 'text', pointer: '/part/state/output', text: output }];
}
function isEnding(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) && !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .looksLikeReturn */ ._t)(value) && finalsOf(value) !== null;
}
function isEvent(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value) || (0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .looksLikeReturn */ ._t)(value) || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .stringField */ .OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .has */ .zy)(value, key));
}
function* readEnding(source, parsed, event, line) {
    const finals = finalsOf(event) ?? [];
    const values = finals.flatMap((final) => (final.kind === 'value' ? [final.value] : []));
    for (const final of finals) {
        const { pointer } = final;
        if (final.kind === 'value') {
            yield (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .find */ .I6)(() => ({ returns: [(0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(parsed, final.value, pointer)] }));
            continue;
        }
        const [only, ...others] = values;
        if (only !== undefined && others.length === 0 && saysTheSame(final.text, only))
            continue;
        const place = () => parsed.locator().locate(pointer);
        const text = {
            text: final.text,
            range: place,
            lineAt: () => line ?? place().startLine,
            markdown: source.markdown,
            budget: source.budget,
        };
        for (const { count, make } of readText(text))
            yield { count, make: () => (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(make()) };
    }
}
function saysTheSame(text, value) {
    if (!text.trimStart().startsWith('{'))
        return false;
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(JSON.parse(text), value);
    }
    catch {
        return false;
    }
}
const TAGS = /<\/?task_result>/g;
function* readText(source) {
    const { text } = source;
    let isFound = false;
    if ((0,_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldReturn */ .Vq)(text)) {
        for (const one of (0,_returns_among_js__WEBPACK_IMPORTED_MODULE_5__/* .returnsAmong */ .M)(source)) {
            isFound = true;
            yield one;
        }
    }
    if (isFound && !(0,_markdown_may_hold_envelope_js__WEBPACK_IMPORTED_MODULE_4__/* .mayHoldEnvelope */ .B)(text))
        return;
    const { problems, returns, more } = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .readMarkdown */ .k)({ ...source, text: text.replace(TAGS, '\n') });
    const envelopes = returns.filter(({ making }) => making === 'envelope');
    yield* (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .findsOf */ .Cf)(isFound ? { problems: [], returns: envelopes, more } : { problems, returns, more });
}


/***/ }),

/***/ 5861:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9718);


const BYTE_ORDER_MARK = '\uFEFF';
const CLEAN = [];
function decode(bytes) {
    const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W }] };
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
    }
    const text = buffer.toString('utf8');
    if (!text.startsWith(BYTE_ORDER_MARK))
        return { text, problems: CLEAN };
    return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: _model_position_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_START */ .W }] };
}
function firstWrongByte(buffer) {
    let low = 0;
    let high = buffer.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(buffer.subarray(0, wholeUpTo(buffer, middle))))
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


/***/ }),

/***/ 7631:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l4: () => (/* binding */ reportJson)
});

// UNUSED EXPORTS: countsRecord, findingRecord, originRecord, render, returnRecord

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(2897);
// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(9031);
;// CONCATENATED MODULE: ./src/report/sink.ts

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
const HIDDEN = (0,pattern/* pattern */.T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
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
const BREAKS = (/* unused pure expression or super */ null && ([
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
]));
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
function sink_link(label, url) {
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
    return sink_json(value).replace(/[<>&]/g, (character) => character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026');
}
function htmlAsset(element, content) {
    if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
        throw new Error(`The ${element} cannot stand in a page as it is.`);
    }
    return markup `<${element}>${new Fragment('html', content)}</${element}>\n`;
}
const NO_WORDS = (0,pattern/* pattern */.T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}
function sink_json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,pattern/* pattern */.T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
function sink_jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
function sink_concat(texts) {
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

;// CONCATENATED MODULE: ./src/report/json.ts


const SCHEMA = 'return-gate/report@1';
const BATCH = 256;
function claimRecord({ claim, verdict }) {
    return {
        path: claim.path,
        pointer: claim.pointer,
        type: claim.type,
        verdict: verdict.name,
        size: verdict.size,
        foundAt: verdict.foundAt,
        detail: verdict.detail,
    };
}
function returnRecord(record) {
    const { file, index, line, standard, status, agent, session, delegation, startedAt, claims } = record;
    const known = { file, index, line, standard, status, agent, session, delegation, startedAt };
    return { ...known, claims: claims.map(claimRecord) };
}
function findingRecord(finding) {
    const { rule, severity, message, recommendation, file, index, pointer, range, fingerprint, baselined } = finding;
    return {
        rule,
        severity,
        message,
        recommendation,
        file,
        index,
        pointer,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endLine: range?.endLine ?? null,
        endColumn: range?.endColumn ?? null,
        fingerprint,
        baselined,
    };
}
function* list(records, shape) {
    for (let start = 0; start < records.length; start += BATCH) {
        const batch = records.slice(start, start + BATCH);
        yield concat(batch.map((record, i) => start + i === 0 ? jsonFrame `\n    ${json(shape(record))}` : jsonFrame `,\n    ${json(shape(record))}`));
    }
    if (records.length > 0)
        yield jsonFrame `\n  `;
}
function originRecord({ tool, source }) {
    return {
        tool: { name: tool.name, version: tool.version },
        source: { kind: source.kind, revision: source.revision, root: source.root, shard: source.shard },
    };
}
function countsRecord({ counts }) {
    const { files, returns, claims, errors, warnings, notices, baselined } = counts;
    const verdicts = Object.fromEntries(claim/* VERDICTS */.b.map((name) => [name, counts.verdicts[name]]));
    return { files, returns, claims, errors, warnings, notices, baselined, verdicts };
}
function headRecord(report) {
    return {
        schema: SCHEMA,
        ...originRecord(report),
        conclusion: report.conclusion,
        counts: countsRecord(report),
    };
}
function reportJson(report) {
    return {
        ...headRecord(report),
        returns: report.returns.map(returnRecord),
        findings: report.findings.map(findingRecord),
    };
}
function* render(report) {
    const head = Object.entries(headRecord(report)).map(([key, value]) => jsonFrame `\n  ${json(key)}: ${json(value)},`);
    yield jsonFrame `{${concat(head)}
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield jsonFrame `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield jsonFrame `]
}
`;
}


/***/ }),

/***/ 8789:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ag: () => (/* binding */ namedStandards),
/* harmony export */   ki: () => (/* binding */ standardsOfOneReturn),
/* harmony export */   ky: () => (/* binding */ StandardError),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   wE: () => (/* binding */ siblings)
/* harmony export */ });
/* unused harmony export chooseStandards */
/* harmony import */ var _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8049);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8957);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);




class StandardError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e {
    name = 'StandardError';
}
function chooseStandards(list) {
    return withDefaults(namedStandards(list));
}
function namedStandards(list) {
    const ids = list.split(',').map((id) => id.trim());
    const named = new Map();
    for (const id of ids.length === 1 && ids[0] === 'auto' ? [] : ids) {
        const standard = _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t.find((version) => version.id === id);
        if (standard === undefined)
            throw new StandardError(unknown(id));
        const other = named.get(standard.family);
        if (other !== undefined && other !== standard) {
            throw new StandardError(`${other.id} and ${id} are of one family: name one of them.`);
        }
        named.set(standard.family, standard);
    }
    return named;
}
function unknown(id) {
    const ids = _model_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .FAMILIES */ .B.flatMap((family) => _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t.filter((standard) => standard.family === family)).map(({ id }) => id);
    if (id === 'auto')
        return '"auto" stands alone: leave it out, or leave the ids out.';
    const meant = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(id, ids, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(ids, 'and')}.`;
}
function withDefaults(named) {
    return byFamily((family) => named.get(family) ?? defaultOf(family));
}
const METADATA_FILE = /(?:^|[/\\])(?:[^/\\]*return-meta|\.return-meta-[^/\\]*)\.json$/i;
function standardsOfOneReturn(list, file) {
    const named = list === undefined ? new Map() : namedStandards(list);
    const usual = METADATA_FILE.test(file ?? '') ? 'return-meta' : 'subagent-return';
    const isOpen = list === 'auto' || named.size > 1;
    return byFamily((family) => {
        const isWanted = isOpen || (list === undefined && family === usual);
        return named.get(family) ?? (isWanted ? defaultOf(family) : undefined);
    });
}
function defaultOf(family) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t.find((standard) => standard.family === family && standard.isDefault);
}
function byFamily(versionOf) {
    return Object.fromEntries(_model_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .FAMILIES */ .B.map((family) => [family, versionOf(family)]));
}
function siblings(standard) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .standards */ .t.filter((other) => other.family === standard.family && other !== standard);
}


/***/ }),

/***/ 1290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ sentToLfs)
/* harmony export */ });
const LONGEST_PATTERN = 256;
const MOST_LINES = 1_000;
const MOST_WILDCARDS = 100;
function filterRules(text) {
    const rules = [];
    let wildcards = 0;
    for (const line of text.split('\n')) {
        const [pattern = '', ...attributes] = line.trim().split(/[ \t\r]+/);
        const filter = attributes.findLast((attribute) => /^[-!]?filter(?:=|$)/.test(attribute));
        if (filter === undefined || pattern.length > LONGEST_PATTERN || /^[#!"]|^\[attr\]|\/$/.test(pattern))
            continue;
        const plain = plainMatcher(pattern);
        if (plain === undefined)
            wildcards++;
        if (rules.length === MOST_LINES || wildcards > MOST_WILDCARDS)
            return [];
        rules.push({ matches: plain ?? matcher(pattern), isLfs: filter === 'filter=lfs' });
    }
    return rules;
}
function plainMatcher(pattern) {
    const [, star, rest, inside] = /^(\*)?([^*?[\\]+?)(\/\*\*)?$/.exec(pattern) ?? [];
    if (rest === undefined)
        return undefined;
    if (inside === undefined && !rest.includes('/')) {
        return star === undefined
            ? ({ path }) => path === rest || path.endsWith(`/${rest}`)
            : ({ path }) => path.endsWith(rest);
    }
    if (star !== undefined)
        return undefined;
    const place = rest.replace(/^\//, '');
    return inside === undefined ? ({ path }) => path === place : ({ path }) => path.startsWith(`${place}/`);
}
function matcher(pattern) {
    if (!pattern.includes('/')) {
        const name = wildcard(pattern);
        return ({ steps }) => name(steps.at(-1) ?? []);
    }
    const segments = pattern
        .replace(/^\//, '')
        .split('/')
        .map((segment) => (segment === '**' ? null : wildcard(segment)));
    return ({ steps }) => {
        const isInside = segments.at(-1) === null;
        if (isInside && steps.length <= segments.filter((segment) => segment !== null).length)
            return false;
        return isMatch(segments, steps, (test, step) => test(step));
    };
}
function wildcard(pattern) {
    const parts = pattern.match(PART) ?? [];
    if (parts.join('') !== pattern)
        return () => false;
    const tests = parts.map((part) => (/^\*+$/.test(part) ? null : letterTest(part)));
    return (name) => isMatch(tests, name, (test, letter) => test(letter));
}
const PART = /\*+|\\[^]|\[[!^]?\]?(?:\[:[a-z]+:\]|[^\]])*\]|[^\\[]/gu;
function letterTest(part) {
    if (part === '?')
        return () => true;
    if (part === '[[:space:]]')
        return (letter) => /^\s$/.test(letter);
    const set = /^\[([!^]?)([^[\\]+)\]$/.exec(part);
    if (set !== null) {
        const [, not, members = ''] = set;
        const ranges = members.match(/[^]-[^]|[^]/gu) ?? [];
        return (letter) => ranges.some((range) => isWithin(letter, range)) === (not === '');
    }
    const letter = part.startsWith('\\') ? part.slice(1) : part;
    return part.startsWith('[') ? () => false : (other) => other === letter;
}
function isWithin(letter, range) {
    const [first = '', dash, last] = Array.from(range);
    return dash === undefined || last === undefined ? letter === first : letter >= first && letter <= last;
}
function isMatch(tests, items, holds) {
    let at = 0;
    let n = 0;
    let back;
    while (n < items.length) {
        const test = tests[at];
        const item = items[n];
        if (test === null)
            back = { at: at++, n };
        else if (test !== undefined && item !== undefined && holds(test, item)) {
            at++;
            n++;
        }
        else if (back === undefined)
            return false;
        else {
            back.n++;
            n = back.n;
            at = back.at + 1;
        }
    }
    return tests.slice(at).every((test) => test === null);
}
async function sentToLfs(paths, textOf) {
    const known = new Map();
    const rulesIn = async (folder) => {
        const before = known.get(folder);
        if (before !== undefined)
            return before;
        if (known.size === MOST_KNOWN)
            known.clear();
        const rules = filterRules((await textOf(folder)) ?? '');
        known.set(folder, rules);
        return rules;
    };
    const found = [];
    for (const path of paths) {
        let rule;
        for (let end = path.lastIndexOf('/'); rule === undefined; end = path.lastIndexOf('/', end - 1)) {
            const rules = await rulesIn(path.slice(0, Math.max(end, 0)));
            const inFolder = stepsOf(path.slice(end + 1));
            rule = rules.findLast(({ matches }) => matches(inFolder));
            if (end <= 0)
                break;
        }
        if (rule?.isLfs === true)
            found.push(path);
    }
    return found;
}
const MOST_KNOWN = 100;
function stepsOf(path) {
    let steps;
    return {
        path,
        get steps() {
            return (steps ??= path.split('/').map((step) => Array.from(step)));
        },
    };
}


/***/ }),

/***/ 9268:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   gk: () => (/* binding */ gitFailed)
/* harmony export */ });
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8957);

class GitError extends _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    what;
    kind;
    hint;
    name = 'GitError';
    constructor(what, kind = 'other', hint = '') {
        super(hint === '' ? what : `${what} ${hint}`);
        this.what = what;
        this.kind = kind;
        this.hint = hint;
    }
}
const BROKEN_CONFIGURATION = /bad config |bad \w+ config value|GIT_CONFIG_|command-line config|maximum include depth|failed to expand user dir|unable to access '(?!\w+:\/\/)[^']*config'|while reading the configuration/;
function gitFailed(doing, stderr) {
    return brokenConfiguration(stderr) ?? new GitError(`git could not ${doing}: ${stderr.trim() || 'it gave no reason'}`);
}
function brokenConfiguration(stderr) {
    const line = stderr.split('\n').find((said) => BROKEN_CONFIGURATION.test(said));
    if (line === undefined)
        return undefined;
    return new GitError(`git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`, 'other', 'Mend it where it stands; git config --list --show-origin tells which file says what.');
}


/***/ }),

/***/ 9989:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ belowRoot),
/* harmony export */   b: () => (/* binding */ LARGEST)
/* harmony export */ });
const LARGEST = 64 * 1024;
function belowRoot(paths, prefix) {
    const root = prefix === '' ? '' : `${prefix}/`;
    return new Set([...paths].flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])));
}


/***/ }),

/***/ 7332:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ submodulePaths)
/* harmony export */ });
const HEAD = /\[[^\S\n]*([-.a-zA-Z0-9]+)(?:[^\S\n]+"((?:[^"\\\n]|\\[^\n])*)")?\]/y;
const KEY = /([a-zA-Z][-a-zA-Z0-9]*)[^\S\n]*(=|(?=[#;\n])|$)[^\S\n]*/y;
const SPACE_OR_COMMENT = /(?:\s|[#;][^\n]*)*/y;
const PART = /[^\s"\\#;]+|\\(?:[^\n]|\n)|[^\S\n]+|["#;]/y;
const ESCAPED = new Map([
    ['"', '"'],
    ['\\', '\\'],
    ['n', '\n'],
    ['t', '\t'],
    ['b', '\b'],
    ['\n', ''],
]);
const NONE = new Set();
function submodulePaths(text) {
    const paths = new Set();
    const cursor = new Cursor(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
    let inSubmodule = false;
    for (cursor.take(SPACE_OR_COMMENT); !cursor.atEnd; cursor.take(SPACE_OR_COMMENT)) {
        const head = cursor.take(HEAD);
        if (head !== null) {
            const [, section = '', name] = head;
            inSubmodule = name === undefined ? /^submodule\../i.test(section) : /^submodule$/i.test(section);
            continue;
        }
        const key = cursor.take(KEY);
        if (key === null)
            return NONE;
        const [, name = '', equals] = key;
        const value = equals === '=' ? valueAt(cursor) : '';
        if (value === undefined)
            return NONE;
        if (inSubmodule && equals === '=' && name.toLowerCase() === 'path')
            paths.add(value.replace(/\/+$/, ''));
    }
    return paths;
}
function valueAt(cursor) {
    let value = '';
    let spaces = '';
    let quoted = false;
    for (;;) {
        const [part = ''] = cursor.take(PART) ?? [];
        if (part === '')
            return quoted ? undefined : value;
        if (part === '"')
            quoted = !quoted;
        else if ((part === '#' || part === ';') && !quoted) {
            cursor.take(/[^\n]*/y);
            return value;
        }
        else if (/^\s/.test(part) && !quoted)
            spaces += part;
        else {
            const plain = part.startsWith('\\') ? ESCAPED.get(part.slice(1)) : part;
            if (plain === undefined)
                return undefined;
            value += spaces + plain;
            spaces = '';
        }
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    get atEnd() {
        return this.#at === this.#text.length;
    }
    take(pattern) {
        pattern.lastIndex = this.#at;
        const match = pattern.exec(this.#text);
        if (match !== null)
            this.#at = pattern.lastIndex;
        return match;
    }
}


/***/ }),

/***/ 3599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ OtherCase)
/* harmony export */ });
class OtherCase {
    #names;
    #lower = new Map();
    #folders = new Map();
    constructor(names) {
        this.#names = names;
    }
    find(path) {
        const slash = path.lastIndexOf('/');
        const asked = path.slice(0, Math.max(slash, 0));
        let folder = this.#folders.get(asked);
        if (folder === undefined) {
            folder = this.#folder(asked);
            this.#folders.set(asked, folder);
        }
        const actual = folder === null ? undefined : this.#step(folder, path.slice(slash + 1));
        return actual === undefined || actual === path || this.#names.find(actual)?.kind !== 'file' ? undefined : actual;
    }
    #folder(asked) {
        let actual = '';
        if (asked === '')
            return actual;
        for (const segment of asked.split('/')) {
            actual = this.#step(actual, segment);
            if (actual === undefined)
                return null;
        }
        return actual;
    }
    #step(folder, segment) {
        const same = under(folder, segment);
        if (this.#names.find(same) !== undefined)
            return same;
        const name = this.#lowerIn(folder).get(segment.toLowerCase());
        return name === undefined ? undefined : under(folder, name);
    }
    #lowerIn(folder) {
        const known = this.#lower.get(folder);
        if (known !== undefined)
            return known;
        const lower = new Map();
        for (const name of this.#names.namesIn(folder) ?? []) {
            const key = name.toLowerCase();
            if (!lower.has(key))
                lower.set(key, name);
        }
        this.#lower.set(folder, lower);
        return lower;
    }
}
function under(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}


/***/ }),

/***/ 5275:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openRegularFile(path, lastLink) {
    const place = typeof path === 'string' ? path : Buffer.from(path);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return file;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return null;
}
function readRegularFile(path, limit, lastLink = 'followed') {
    const file = openRegularFile(path, lastLink);
    if (file === null)
        return null;
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        let bytes = readInto(file, Buffer.allocUnsafe(Math.min(size, limit) + 1));
        if (bytes.length > size && size < limit) {
            bytes = Buffer.concat([bytes, readInto(file, Buffer.allocUnsafe(limit - size))]);
        }
        return { bytes: bytes.subarray(0, limit), size: Math.max(size, bytes.length) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readInto(file, room) {
    let length = 0;
    for (let got = -1; got !== 0 && length < room.length; length += got) {
        got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, room.length - length, null);
    }
    return room.subarray(0, length);
}
function readStart(path, limit) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        return readInto(file, Buffer.alloc(limit));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function standsOnDisk(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}


/***/ }),

/***/ 4812:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ relativeWithin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

function relativeWithin(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file);
    const isOutside = path === '' || path === '..' || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
    return isOutside ? null : path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   zb: () => (/* binding */ demandDirectory)
/* harmony export */ });
/* unused harmony export trustedFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9268);



function demandDirectory(root) {
    if (isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root)))
        return;
    throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`The root ${root} is not a directory.`, 'no-directory', 'Name the folder that claims are relative to.');
}
function isDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function repositoryOf(folder) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    for (let above = root;; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, '.git')))
            return above;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above) === above)
            return undefined;
    }
}
function placeInRepository(folder) {
    const repository = repositoryOf(folder);
    return repository === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
function trustedFolders(folders) {
    const trusted = new Set();
    for (const folder of folders) {
        trusted.add(folder);
        if (!isDirectory(folder))
            continue;
        trusted.add(realpathSync(folder));
        const repository = repositoryOf(folder);
        if (repository !== undefined)
            trusted.add(repository);
    }
    return [...trusted];
}


/***/ })

};

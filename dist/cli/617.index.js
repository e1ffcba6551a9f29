"use strict";
exports.id = 617;
exports.ids = [617];
exports.modules = {

/***/ 4319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withFingerprints),
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _stable_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5498);


function withFingerprints(pending) {
    return pending.map(({ finding, fingerprintInput }) => ({
        ...finding,
        fingerprint: fingerprint(fingerprintInput),
        baselined: false,
        preexisting: false,
    }));
}
function fingerprint({ rule, file, index, pointer, value }) {
    const parts = [rule, file === null ? null : (0,_stable_path_js__WEBPACK_IMPORTED_MODULE_1__/* .stableFilePath */ .R)(file), index, pointer, value];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}


/***/ }),

/***/ 5498:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ stableFilePath)
/* harmony export */ });
/* harmony import */ var _model_gsd_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8661);

const TASK_FOLDER = /^(?:OC_)?\d+_/;
function stableFilePath(file) {
    if ((0,_model_gsd_place_js__WEBPACK_IMPORTED_MODULE_0__/* .gsdFamilyOf */ .So)(file) !== null)
        return withoutMilestone(file);
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
function withoutMilestone(file) {
    return file.replace(/\.planning\/(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/((?:[^/]+\/)?(?:plans\/)?[^/]+)$/, '.planning/$1');
}


/***/ }),

/***/ 9998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ judgeTree)
});

// EXTERNAL MODULE: ./src/baseline/fingerprint.ts
var fingerprint = __webpack_require__(4319);
// EXTERNAL MODULE: ./src/gather/gather.ts + 1 modules
var gather = __webpack_require__(7506);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
;// CONCATENATED MODULE: ./src/claims/claims.ts

function claimsOf(value, { claimFields: fields, claims: others }, file, beside) {
    const claims = [];
    for (const { pattern, kind, statuses } of fields) {
        const before = claims.length;
        const place = patternPlace(pattern);
        let holder = value;
        for (const name of place.steps)
            holder = (0,json/* field */.ZZ)(holder, name);
        if (place.member === null)
            claim(holder, place.list, null, claims);
        else if ((0,json/* isArray */.cy)(holder)) {
            for (let index = 0; index < holder.length; index++) {
                const element = holder[index];
                const status = (0,json/* stringField */.OM)(element, 'status');
                if (statuses !== undefined && status !== undefined && !statuses.includes(status))
                    continue;
                ofElement(element, place, index, place.member, claims);
            }
        }
        if (kind !== undefined)
            claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
    }
    if (others !== undefined)
        claims.push(...others(value, file, beside));
    return claims;
}
function ofElement(element, place, index, member, claims) {
    if (typeof element === 'string' && (member === '' || place.list === '/artifacts'))
        claim(element, pointerTo(place, index, ''), null, claims);
    else if (member !== '') {
        const path = (0,json/* field */.ZZ)(element, member);
        claim(path, pointerTo(place, index, member), (0,json/* stringField */.OM)(element, 'type') ?? null, claims);
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

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(5821);
;// CONCATENATED MODULE: ./src/claims/kind.ts
function verdictOf(name, known = {}) {
    return { name, size: null, foundAt: null, detail: null, blank: false, ...known };
}

;// CONCATENATED MODULE: ./src/claims/commit.ts

const commit = {
    kind: 'commit',
    atOnce: true,
    verify: async (claims, tree) => {
        const ids = claims.map(({ claim: { path } }) => path.toLowerCase());
        const found = await tree.commitsNamed([...new Set(ids)]);
        return ids.map((id) => {
            const finding = found.get(id);
            if (finding?.kind === 'ancestor')
                return verdictOf('present', { commit: finding.id });
            if (finding?.kind === 'undetermined')
                return verdictOf('undetermined', { detail: finding.detail });
            return verdictOf('missing', { detail: 'It is not in the history.' });
        });
    },
};

// EXTERNAL MODULE: ./src/model/openspec-change.ts
var openspec_change = __webpack_require__(1799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/claims/count.ts



const LARGEST = 1024 * 1024;
const MOST_SPECS = 1_000;
const count = { kind: 'count', verify };
async function verify(claims, tree) {
    const specs = await specsIn(tree);
    const byFolder = new Map();
    for (const { returnFile } of claims) {
        const folder = (0,openspec_change/* folderOf */.yS)(returnFile);
        if (!byFolder.has(folder))
            byFolder.set(folder, specsOf(returnFile, specs));
    }
    const counts = await countsIn(byFolder, tree);
    return claims.map(({ claim: { asked }, returnFile }) => asked?.kind === 'count'
        ? verdictOn(asked, counts.get((0,openspec_change/* folderOf */.yS)(returnFile)) ?? 'No spec lies beside the report.')
        : verdictOf('not-countable'));
}
function verdictOn({ of, total }, counts) {
    if (typeof counts === 'string')
        return verdictOf('not-countable', { detail: counts });
    const found = counts[of];
    const specs = counts.specs === 1 ? 'The spec beside the report has' : 'The specs beside the report have';
    if (found === 0 && total > 0)
        return verdictOf('not-countable', { detail: `${specs} no heading of a ${of}.` });
    if (found === total)
        return verdictOf('agrees');
    return verdictOf('differs', { detail: `${specs} ${(0,model_text/* count */.U9)(found, of)}.` });
}
const known = new WeakMap();
function specsIn(tree) {
    const before = known.get(tree);
    if (before !== undefined)
        return before;
    const found = tree
        .findAll({ patterns: ['**/spec.md'], matches: isSpec })
        .then((files) => [...files].sort((a, b) => (0,model_text/* compareText */.n6)(a.path, b.path)));
    known.set(tree, found);
    return found;
}
function isSpec(path) {
    return path === 'spec.md' || path.endsWith('/spec.md');
}
function specsOf(report, specs) {
    const below = `${(0,openspec_change/* besideOf */.A4)(report, 'specs')}/`;
    const found = [];
    for (let n = firstFrom(below, specs); specs[n]?.path.startsWith(below) === true; n++) {
        const spec = specs[n];
        if (spec !== undefined)
            found.push(spec);
        if (found.length > MOST_SPECS)
            return found;
    }
    if (found.length > 0)
        return found;
    const own = (0,openspec_change/* besideOf */.A4)(report, 'spec.md');
    const spec = specs[firstFrom(own, specs)];
    return spec?.path === own ? [spec] : [];
}
function firstFrom(path, files) {
    let low = 0;
    let high = files.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((files[middle]?.path ?? '') < path)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
async function countsIn(byFolder, tree) {
    const wanted = new Map();
    for (const specs of byFolder.values()) {
        if (specs.length <= MOST_SPECS)
            for (const spec of specs)
                if (!spec.link)
                    wanted.set(spec.path, spec);
    }
    const files = [...wanted.values()];
    const texts = new Map();
    let next = 0;
    for await (const contents of tree.read(files, LARGEST)) {
        for (const content of contents) {
            const path = files[next++]?.path ?? '';
            texts.set(path, content.kind === 'too-large' ? 'too-large' : countsOf(content.bytes));
        }
    }
    return new Map([...byFolder].flatMap(([folder, specs]) => {
        const sum = sumOf(specs, texts);
        return sum === null ? [] : [[folder, sum]];
    }));
}
function countsOf(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        .toString('utf8')
        .replace(/^\uFEFF/, '');
    return {
        requirement: (0,openspec_change/* countIn */.ry)(text, 'requirement'),
        scenario: (0,openspec_change/* countIn */.ry)(text, 'scenario'),
        task: (0,openspec_change/* countIn */.ry)(text, 'task'),
        specs: 1,
    };
}
function sumOf(specs, counts) {
    if (specs.length === 0)
        return null;
    if (specs.length > MOST_SPECS)
        return `More than ${String(MOST_SPECS)} specs lie beside the report.`;
    const sum = { requirement: 0, scenario: 0, task: 0, specs: specs.length };
    for (const { path, link } of specs) {
        const found = counts.get(path);
        if (link)
            return 'A spec beside the report is a symbolic link.';
        if (found === undefined || found === 'too-large')
            return 'A spec beside the report is too large to be read.';
        sum.requirement += found.requirement;
        sum.scenario += found.scenario;
        sum.task += found.task;
    }
    return sum;
}

// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(3870);
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

// EXTERNAL MODULE: ./src/model/gsd-place.ts
var gsd_place = __webpack_require__(8661);
// EXTERNAL MODULE: ./src/model/gsd-milestone.ts
var gsd_milestone = __webpack_require__(5436);
;// CONCATENATED MODULE: ./src/claims/relocation.ts


const STORES = new Set(['archive', 'vault']);
const DEEPEST = 8;
let last;
function movedWith(path, returnFile) {
    if ((0,gsd_place/* gsdFamilyOf */.So)(returnFile) !== null)
        return (0,gsd_milestone/* movedWithMilestone */.Y)(path, returnFile);
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

// EXTERNAL MODULE: ./src/model/path-bytes.ts
var path_bytes = __webpack_require__(3020);
;// CONCATENATED MODULE: ./src/claims/resolve.ts

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
            this.#targets.set(id, length === 0 || length > LONGEST_TARGET ? null : (0,path_bytes/* decodePathBytes */.j)(texts[n] ?? ''));
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

;// CONCATENATED MODULE: ./src/claims/file.ts





const NONE = new Set();
const file = { kind: 'file', verify: file_verify };
async function file_verify(claims, tree, changed = NONE) {
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
    if ((0,model_path/* isTooLong */.pn)(claim.path)) {
        return settled('missing', { detail: 'The path has more than 4,096 bytes: no file has such a path.' });
    }
    const path = (0,model_claim/* claimedFile */.YH)(claim);
    if (path === null)
        return settled('outside', { detail: `${whyOutside(claim.path)}${endingInside(claim.path, tree)}` });
    const found = resolver.resolve(path);
    if (found.kind !== 'absent')
        return ofResolution(found, claim, path, false);
    const fromRoot = claim.base === undefined ? null : (0,model_path/* normalisePath */.qb)(claim.path);
    if (fromRoot !== null && fromRoot !== path) {
        const other = resolver.resolve(fromRoot);
        if (other.kind !== 'absent')
            return ofResolution(other, claim, path, false);
    }
    for (const candidate of movedWith(path, returnFile)) {
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
const file_known = new WeakMap();
function knownOf(tree) {
    const before = file_known.get(tree) ?? { resolver: new Resolver(tree), inspections: new Map() };
    file_known.set(tree, before);
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
    const verdict = {
        name,
        size,
        foundAt,
        detail: null,
        blank: size !== 0 && content?.blank === true,
        ...(name === 'relocated' ? { by: 'archive' } : {}),
    };
    return isReturn ? { ...verdict, isReturn } : verdict;
}
function inSubmodule(path, named) {
    const detail = named
        ? `${path} is a submodule.`
        : `${path} is a commit of another repository, but .gitmodules names no submodule there.`;
    return { name: 'unverifiable', size: null, foundAt: null, detail, blank: false, submodule: { path, named } };
}
function endingInside(path, tree) {
    if (!path.startsWith('/'))
        return '';
    const segments = path.slice(1, LONGEST_ABSOLUTE).split('/');
    for (let n = 0; n < segments.length; n++) {
        if (n > 0 && n === segments.length - 1)
            return '';
        const end = (0,model_path/* normalisePath */.qb)(segments.slice(n).join('/'));
        if (end !== null && tree.find(end)?.kind === 'file')
            return ` The tree has ${end}.`;
    }
    return '';
}
const LONGEST_ABSOLUTE = 1_000;
function whyOutside(path) {
    if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(path))
        return 'It is a URL.';
    if (/^[A-Za-z]:/.test(path))
        return 'It starts with a drive letter.';
    if (path.startsWith('~'))
        return 'It starts in a home directory.';
    return /^[/\\]/.test(path) ? 'It is absolute.' : 'It leaves the project root.';
}

;// CONCATENATED MODULE: ./src/claims/observation.ts

const observation = {
    kind: 'observation',
    verify: (claims) => Promise.resolve(claims.map(() => verdictOf('unverifiable', { detail: 'It is an Engram observation.' }))),
};

;// CONCATENATED MODULE: ./src/claims/plan-phases.ts
const MARKS = new Set(['COMPLETED', 'IN PROGRESS', 'NOT STARTED', 'PARTIAL', 'BLOCKED']);
const DONE = 'COMPLETED';
const BRACKETED = /\[([A-Za-z ]{1,20})\]/g;
const LONGEST_LINE = 1_000;
const MOST_PHASES = 1_000;
function planProgress(text) {
    const headings = [];
    const boxes = [];
    let fence = null;
    let inComment = false;
    let line = 0;
    for (let offset = 0; offset <= text.length; line++) {
        const lf = text.indexOf('\n', offset);
        const end = lf < 0 ? text.length : lf;
        const shown = text.slice(offset, Math.min(end, offset + LONGEST_LINE));
        offset = end + 1;
        const bare = shown.trim();
        if (inComment) {
            inComment = !bare.includes('-->');
        }
        else if (fence !== null) {
            if (bare.startsWith(fence) && isAll(bare, fence))
                fence = null;
        }
        else if (opensFence(bare)) {
            fence = fenceOf(bare);
        }
        else if (bare.lastIndexOf('<!--') > bare.lastIndexOf('-->')) {
            inComment = true;
        }
        else {
            const heading = headingOf(shown, line + 1);
            if (heading !== null)
                headings.push(heading);
            const box = boxOf(shown, line + 1);
            if (box !== null)
                boxes.push(box);
            if (headings.length > MOST_PHASES || boxes.length > MOST_PHASES)
                return null;
        }
    }
    if (fence !== null || inComment)
        return null;
    const numbered = headings.filter(({ label }) => label !== null);
    if (numbered.length > 0)
        return ofHeadings(numbered);
    if (headings.some(({ marks }) => marks > 0))
        return ofHeadings(withoutNumbers(headings));
    return boxes.length === 0 ? null : { by: 'boxes', phases: boxes };
}
function ofHeadings(phases) {
    const [first] = phases;
    const labels = phases.flatMap(({ label }) => label ?? []);
    const isPlain = first !== undefined &&
        phases.every(({ level, marks }) => level === first.level && marks === 1) &&
        new Set(labels).size === labels.length;
    if (!isPlain)
        return null;
    return { by: 'headings', phases: phases.map(({ line, completed, mark }) => ({ line, completed, mark })) };
}
function withoutNumbers(headings) {
    const isMarked = ({ marks }) => marks > 0;
    const [first, last] = [headings.findIndex(isMarked), headings.findLastIndex(isMarked)];
    const level = headings[first]?.level ?? 0;
    if (level < 2)
        return [];
    return headings.slice(first, last + 1).filter((heading) => heading.level === level || isMarked(heading));
}
function opensFence(line) {
    return line.startsWith('~~~') || (line.startsWith('```') && !line.slice(fenceOf(line).length).includes('`'));
}
function fenceOf(line) {
    const sign = line.charAt(0);
    let length = 0;
    while (line.charAt(length) === sign)
        length++;
    return sign.repeat(length);
}
function isAll(line, fence) {
    const sign = fence.charAt(0);
    for (const unit of line)
        if (unit !== sign)
            return false;
    return true;
}
function headingOf(line, number) {
    const opening = /^ {0,3}(#{1,6})[ \t]/.exec(line)?.[1];
    if (opening === undefined)
        return null;
    const text = line.slice(line.indexOf(opening) + opening.length).trim();
    const marks = marksIn(text);
    const label = /^[*_]{0,2}phase[ \t]{1,9}(\d{1,9}(?:[.]\d{1,9})?[a-z]?)(?![\w-])/i.exec(text)?.[1] ?? null;
    const [mark = ''] = marks;
    return {
        level: opening.length,
        label: label?.toLowerCase() ?? null,
        marks: marks.length,
        line: number,
        completed: mark === DONE,
        mark: `[${mark}]`,
    };
}
function marksIn(text) {
    const found = [];
    for (const [, inner = ''] of text.matchAll(BRACKETED)) {
        const mark = inner.trim().toUpperCase();
        if (MARKS.has(mark))
            found.push(mark);
    }
    return found;
}
function boxOf(line, number) {
    const sign = /^[-*+] \[([ xX])\] /.exec(line)?.[1];
    if (sign === undefined)
        return null;
    const completed = sign !== ' ';
    return { line: number, completed, mark: completed ? '[x]' : '[ ]' };
}

;// CONCATENATED MODULE: ./src/claims/progress.ts





const LARGEST_PLAN = 1024 * 1024;
const MOST_PLANS = 20;
const progress = { kind: 'progress', verify: progress_verify };
async function progress_verify(claims, tree) {
    const wanted = [];
    for (const claim of claims)
        wanted.push(await plansOf(claim, tree));
    const plans = await readPlans(new Set(wanted.flat()), tree);
    return claims.map(({ claim: { asked } }, n) => asked?.kind === 'progress' ? verdictBy(asked, wanted[n] ?? [], plans) : verdictOf('no-plan'));
}
async function plansOf({ claim: { asked }, returnFile }, tree) {
    if (asked?.kind !== 'progress')
        return [];
    if (asked.plans.length === 0)
        return (await planFolders(tree)).get(`${taskFolder(returnFile)}plans`) ?? [];
    return asked.plans.slice(0, MOST_PLANS).flatMap((written) => {
        const path = (0,model_path/* isTooLong */.pn)(written) ? null : (0,model_path/* normalisePath */.qb)(written);
        if (path === null)
            return [];
        return [path, ...movedWith(path, returnFile)].find((place) => tree.find(place)?.kind === 'file') ?? [];
    });
}
function taskFolder(file) {
    const folders = file.split('/').slice(0, -1);
    if (folders.at(-1) === '.meta')
        folders.pop();
    return folders.map((folder) => `${folder}/`).join('');
}
const IN_PLANS = /(?:^|\/)plans\/[^/]+\.md$/;
const folders = new WeakMap();
function planFolders(tree) {
    const known = folders.get(tree) ?? listPlans(tree);
    folders.set(tree, known);
    return known;
}
async function listPlans(tree) {
    const files = await tree.findAll({ patterns: ['**/plans/*.md'], matches: (path) => IN_PLANS.test(path) });
    const byFolder = new Map();
    for (const { path, link } of files) {
        if (link)
            continue;
        const folder = path.slice(0, path.lastIndexOf('/'));
        const known = byFolder.get(folder);
        if (known === undefined)
            byFolder.set(folder, [path]);
        else
            known.push(path);
    }
    return new Map([...byFolder].map(([folder, paths]) => [folder, paths.sort(newestFirst).slice(0, MOST_PLANS)]));
}
function newestFirst(a, b) {
    return numberOf(b) - numberOf(a) || (0,model_text/* compareText */.n6)(b, a);
}
function numberOf(path) {
    const digits = /^\d{1,9}/.exec(path.slice(path.lastIndexOf('/') + 1))?.[0];
    return digits === undefined ? -1 : Number(digits);
}
async function readPlans(paths, tree) {
    const files = [...paths].flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
    });
    const plans = new Map();
    let next = 0;
    for await (const contents of tree.read(files, LARGEST_PLAN)) {
        for (const content of contents) {
            const path = files[next++]?.path ?? '';
            const found = content.kind === 'bytes' ? planProgress(Buffer.from(content.bytes).toString('utf8')) : null;
            if (found !== null)
                plans.set(path, found);
        }
    }
    return plans;
}
function verdictBy(asked, paths, plans) {
    const [likeliest] = paths;
    const verdicts = paths.map((path) => compared(asked, path, plans.get(path)));
    const agreeing = verdicts.find(({ name }) => name === 'agrees');
    if (agreeing !== undefined)
        return agreeing;
    return (likeliest === undefined ? undefined : verdicts[0]) ?? verdictOf('no-plan');
}
function compared({ completed, total }, path, plan) {
    if (plan === undefined)
        return verdictOf('no-plan');
    const { by, phases } = plan;
    const done = phases.filter((phase) => phase.completed).length;
    const claimed = completed === 'all' ? phases.length : completed;
    const isOther = total === null ? claimed > phases.length : total !== phases.length;
    const kind = by === 'headings' ? 'phase' : 'task';
    if (isOther) {
        if (by === 'boxes')
            return verdictOf('no-plan');
        return verdictOf('other-total', { foundAt: path, detail: `${path} has ${(0,model_text/* count */.U9)(phases.length, kind)}.` });
    }
    if (by === 'boxes' && total === null)
        return verdictOf('no-plan');
    const open = phases.find((phase) => !phase.completed);
    if (done >= claimed || open === undefined)
        return verdictOf('agrees', { foundAt: path });
    return verdictOf('behind', {
        foundAt: path,
        detail: `${path} marks ${String(done)} of ${(0,model_text/* count */.U9)(phases.length, kind)} as completed: line ${String(open.line)} says ${open.mark}.`,
    });
}

;// CONCATENATED MODULE: ./src/claims/verify.ts







const VERIFIERS = [file, observation, commit, progress, count];
const verify_NONE = new Set();
async function verify_verify(claims, tree, changed = verify_NONE) {
    const byKind = new Map();
    for (const item of claims) {
        const kind = (0,model_claim/* kindOf */.I)(item.claim);
        const known = byKind.get(kind);
        if (known === undefined)
            byKind.set(kind, [item]);
        else
            known.push(item);
    }
    const verdicts = new Map();
    for (const [kind, list] of byKind) {
        const verifier = VERIFIERS.find((one) => one.kind === kind);
        if (verifier === undefined)
            throw new Error(`claims of the kind ${kind} cannot be verified`);
        const found = await verifier.verify(list, tree, changed);
        list.forEach((item, n) => {
            const verdict = found[n];
            if (verdict !== undefined)
                verdicts.set(item, verdict);
        });
    }
    return claims.flatMap((item) => verdicts.get(item) ?? []);
}
function isProvedAtOnce(claim) {
    const kind = (0,model_claim/* kindOf */.I)(claim);
    return VERIFIERS.some((verifier) => verifier.kind === kind && verifier.atOnce === true);
}
const NOT_YET = verdictOf('undetermined');

// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(3056);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(2778);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(2959);
;// CONCATENATED MODULE: ./src/model/fix.ts
function concernsFile(fix) {
    return fix.edits.every(({ kind }) => kind === 'byte-order-mark');
}

// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(1502);
;// CONCATENATED MODULE: ./src/engine/finding.ts




function pendingFinding({ active, problem, untrue = false }, spot) {
    const { file, index, pointer, range, excerpt } = spot;
    const name = typeof problem.property === 'string' ? problem.property : undefined;
    const value = problem.value ?? name ?? (spot.value === undefined ? undefined : (0,model_pointer/* valueAt */.fK)(spot.value, pointer ?? ''));
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
            ...(untrue ? { untrue } : {}),
            excerpt,
            ...(problem.fix === undefined || !fits(problem.fix, spot) ? {} : { fix: problem.fix }),
        },
        fingerprintInput: {
            rule,
            file,
            index,
            pointer: name === undefined ? pointer : (0,model_pointer/* join */.fj)(pointer ?? '', name),
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

;// CONCATENATED MODULE: ./src/engine/finding-list.ts


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
            this.#told.push(pendingFinding(said, spot()));
            return;
        }
        const severity = severityOf(said.active, said.problem);
        so.more++;
        so.first ??= spot();
        so.untrue ||= said.untrue === true;
        if (so.more === 1 || (0,model_severity/* rank */.Tm)(severity) < (0,model_severity/* rank */.Tm)(so.worst))
            so.worst = severity;
    }
    drafts() {
        const rest = [...this.#rules].flatMap(([rule, files]) => [...files].flatMap(([file, said]) => (said.first === null ? [] : [restOf(rule, file, said, said.first)])));
        return rest.length === 0 ? this.#told : [...this.#told, ...rest];
    }
    #of(rule, file) {
        const files = this.#rules.get(rule) ?? new Map();
        const said = files.get(file) ?? { told: 0, more: 0, worst: 'notice', untrue: false, first: null };
        this.#rules.set(rule, files.set(file, said));
        return said;
    }
}
function restOf(rule, file, { told, more, worst, untrue }, { range, excerpt }) {
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
            ...(untrue ? { untrue } : {}),
            excerpt,
        },
        fingerprintInput: { rule, file, index: null, pointer: null, value: more },
    };
}

// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(665);
// EXTERNAL MODULE: ./src/model/shape-error.ts
var shape_error = __webpack_require__(5255);
// EXTERNAL MODULE: ./src/engine/rules.ts
var engine_rules = __webpack_require__(289);
// EXTERNAL MODULE: ./src/read/read.ts + 14 modules
var read = __webpack_require__(9115);
// EXTERNAL MODULE: ./src/standards/family-of.ts
var family_of = __webpack_require__(6828);
;// CONCATENATED MODULE: ./src/engine/return-family.ts

function makerOf(gathered, found, chosen) {
    return chosen[familyOfReturn(gathered, found, chosen)] ?? NO_CLAIMS;
}
const NO_CLAIMS = { claimFields: [] };
const COMPOSED = {
    envelope: 'result-envelope',
    'verify-result': 'verify-result',
};
function familyOfReturn({ family }, { making, value }, chosen) {
    return COMPOSED[making] ?? family ?? (0,family_of/* familyOf */.A)(value, chosen);
}

;// CONCATENATED MODULE: ./src/engine/beside.ts



const NOTHING_BESIDE = { texts: new Map(), returns: new Map() };
const MOST_BYTES = 64 * 1024 * 1024;
async function readBeside(files, readings, options) {
    const { tree, chosenAt } = options;
    const wanted = new Map();
    for (const [n, { file, gathered }] of files.entries()) {
        for (const found of readings[n]?.returns ?? []) {
            const chosen = chosenAt(file.path);
            const standard = chosen[familyOfReturn(gathered, found, chosen)];
            const paths = await standard?.beside?.(found.value, file.path, tree);
            if (paths !== undefined && paths.length > 0)
                wanted.set(found, paths);
        }
    }
    if (wanted.size === 0)
        return new Map();
    const texts = await textsOf(new Set([...wanted.values()].flat()), options);
    const values = valuesOf(texts);
    return new Map([...wanted].map(([found, paths]) => {
        const beside = {
            texts: new Map(paths.map((path) => [path, texts.get(path) ?? null])),
            returns: new Map(paths.flatMap((path) => {
                const value = values.get(path);
                return value === undefined ? [] : [[path, value]];
            })),
        };
        return [found, beside];
    }));
}
function valuesOf(texts) {
    const values = new Map();
    for (const [path, text] of texts) {
        const family = (0,gsd_place/* gsdFamilyOf */.So)(path);
        if (family === null)
            continue;
        const { returns } = (0,read/* read */.L)(Buffer.from(text), 'gsd', { markdown: null, gsd: family });
        const [found] = returns;
        if (found !== undefined)
            values.set(path, found.value);
    }
    return values;
}
async function textsOf(paths, { tree, maxFileSize }) {
    const files = [...paths].flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
    });
    const texts = new Map();
    let done = 0;
    let left = MOST_BYTES;
    for await (const contents of tree.read(files, maxFileSize)) {
        for (const [n, content] of contents.entries()) {
            const file = files[done + n];
            if (file === undefined || content.kind !== 'bytes' || content.bytes.length > left)
                continue;
            left -= content.bytes.length;
            texts.set(file.path, Buffer.from(content.bytes).toString('utf8'));
        }
        done += contents.length;
        if (left <= 0)
            break;
    }
    return texts;
}

// EXTERNAL MODULE: ./src/model/truth.ts
var truth = __webpack_require__(6800);
;// CONCATENATED MODULE: ./src/engine/judge-claim.ts



function weighed(claim, verdict, { weigh }) {
    const weight = weigh?.(claim, verdict);
    return weight === undefined ? { claim, verdict } : { claim, verdict, weight };
}
function judgeClaim(judged, of, rules, context, overrides) {
    if (judged.weight === 'pass')
        return [];
    const weight = judged.weight === undefined || of.success ? judged.weight : 'notice';
    const untrue = (0,truth/* isUntrue */.cO)(judged, of);
    return (0,engine_rules/* claimRules */.GJ)(rules.claim, judged, of.file, overrides).flatMap((active) => active.rule.check(judged, of, context).map((problem) => ({ active, problem: lowered(problem, weight), untrue })));
}
function lowered(problem, weight) {
    if (weight === undefined)
        return problem;
    const severity = problem.severity ?? weight;
    return { ...problem, severity: (0,model_severity/* rank */.Tm)(severity) > (0,model_severity/* rank */.Tm)(weight) ? severity : weight };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/baseline/stable-path.ts
var stable_path = __webpack_require__(5498);
;// CONCATENATED MODULE: ./src/engine/statement.ts







function statementOf(value, maker, file) {
    const made = claimsOf(value, maker, file).filter((claim) => (0,model_claim/* kindOf */.I)(claim) === 'file' || (0,model_claim/* kindOf */.I)(claim) === 'observation');
    const paths = made.map((claim) => (0,model_claim/* claimedFile */.YH)(claim) ?? directPath(claim.path));
    const claims = new Map(paths.map((path) => [claimKey(path), path]));
    return { content: contentOf(value), key: keyOf(value), claims };
}
function claimKey(path) {
    return (0,stable_path/* stableFilePath */.R)(path.toLowerCase());
}
function contentOf(value) {
    return digest(canonical(value));
}
function keyOf(value) {
    const session = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)({ value }), 'session_id') ?? (0,json/* stringField */.OM)(value, 'session_id');
    return JSON.stringify([(0,model_return/* statusOf */.c2)({ value }), session].map((text) => (text === undefined ? null : plain(text))));
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
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 32);
}
function directPath(path) {
    const slashed = path.trim().replaceAll('\\', '/');
    return (0,model_path/* normalisePath */.qb)(slashed) ?? slashed;
}
function nameIn(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function canonical(value) {
    if (typeof value === 'string')
        return JSON.stringify(plain(value));
    if ((0,json/* isArray */.cy)(value))
        return `[${value.map(canonical).join()}]`;
    if (!(0,json/* isObject */.Gv)(value))
        return JSON.stringify(value ?? null);
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(plain(key))}:${canonical((0,json/* field */.ZZ)(value, key))}`).join()}}`;
}
const statement_INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;
function plain(text) {
    return text.replace(statement_INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC');
}

;// CONCATENATED MODULE: ./src/read/markdown/may-hold-markdown.ts
const may_hold_markdown_MARKS = ['esult"', '"output"', '\\u'];
function mayHoldMarkdown(bytes, form) {
    if (form === 'markdown')
        return true;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return may_hold_markdown_MARKS.some((mark) => buffer.includes(mark));
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
        const chosen = chosenAt(file.path);
        const isLookedFor = chosen['result-envelope'] !== undefined;
        const markdown = isLookedFor && mayHoldMarkdown(bytes, gathered.form)
            ? (await Promise.all(/* import() */[__webpack_require__.e(962), __webpack_require__.e(534)]).then(__webpack_require__.bind(__webpack_require__, 4534))).parseMarkdown
            : null;
        readings.push((0,read/* read */.L)(bytes, gathered.form, {
            markdown,
            single: gathered.single === true,
            document: gathered.document === true,
            verification: chosen['verify-result'] !== undefined && (gathered.verification ?? gathered.document !== true),
            ...((0,gsd_place/* isGsd */.ty)(gathered.family) ? { gsd: gathered.family } : {}),
        }));
    }
    return readings;
}

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
    const readings = await readBatch(files, contents, options);
    const beside = await readBeside(files, readings, options);
    const waiting = files.flatMap((file, n) => judge.file(file, contents[n], readings[n] ?? null, beside));
    const claims = waiting.flatMap(({ claims, of, returnId }) => claims.map((claim) => ({ claim, returnFile: of.file, returnId })));
    const soon = claims.filter(({ claim }) => !isProvedAtOnce(claim));
    const proved = await verify_verify(soon, options.tree, options.context.changes?.changed);
    const known = new Map(soon.map((item, n) => [item, proved[n]]));
    const verdicts = claims.map((item) => known.get(item) ?? NOT_YET);
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
    late = [];
    citing = [];
    #findings;
    originals = [];
    #options;
    constructor(options) {
        this.#options = options;
        this.#findings = new FindingList(options.mostFindings);
    }
    get drafts() {
        return this.#findings.drafts();
    }
    file({ file, gathered }, content, reading, beside) {
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
        return reading.returns.flatMap((found) => this.#return(file, gathered, reading, found, beside));
    }
    conclude({ of, source, standard, claims, found, reading }, verdicts) {
        const judged = [];
        const { file, index } = of;
        const { form, reduced, intention = false } = source.gathered;
        const { context, overrides } = this.#options;
        const rules = this.#rulesOf(standard);
        const work = rules.claimAfterCommits.size > 0 && claims.some(citesCommit) ? standard.citedWork : undefined;
        const made = new Map();
        let by;
        claims.forEach((claim, n) => {
            const verdict = verdicts[n];
            if (verdict === undefined)
                return;
            const item = weighed(claim, verdict, standard);
            const { pointer } = claim;
            const spot = () => {
                const range = found.locate(pointer);
                return { file, index, pointer, range, verbatim: found.verbatim, excerpt: excerptAt(reading, range) };
            };
            judged.push(item);
            if (work?.isMade(claim) === true)
                made.set(judged.length - 1, spot());
            if (isProvedAtOnce(claim)) {
                this.late.push({ judged, at: judged.length - 1, of, standard, rules, spot: spot() });
                return;
            }
            if ((0,model_claim/* kindOf */.I)(claim) === 'file' && (verdict.name === 'missing' || verdict.name === 'case-mismatch')) {
                by ??= { source, index, content: form === 'json' ? null : contentOf(found.value) };
                this.absent.push({ judged, at: judged.length - 1, of, by, standard, rules, spot: spot() });
                return;
            }
            const direct = directPath(claim.path);
            const identity = direct === claim.path ? {} : { value: direct };
            for (const raised of judgeClaim(item, of, rules, context, overrides)) {
                this.#findings.add({ ...raised, problem: { ...identity, ...raised.problem } }, file, () => ({
                    ...spot(),
                    value: found.value,
                }));
            }
        });
        if (work !== undefined && made.size > 0)
            this.citing.push({ judged, of, work, rules, made });
        this.records.push({
            file: of.file,
            index: of.index,
            line: found.startLine,
            standard: standard.id,
            status: of.status,
            success: of.success,
            ...(of.status === null || standard.statuses.includes(of.status) ? {} : { foreignStatus: true }),
            agent: (0,model_return/* agentOf */.jk)(found),
            session: (0,model_return/* sessionOf */.MC)({ value: found.value, standard }),
            delegation: (0,model_return/* delegationOf */.SF)(found),
            startedAt: (0,json/* stringField */.OM)(found.value, 'started_at') ?? null,
            claims: judged,
            restated: of.restated,
            ...criticalRisksOf(found.value),
            ...hashesOf(found, standard),
            ...((0,json/* stringField */.OM)(found.value, 'selfCheck') === 'passed' ? { selfCheck: found.locate('/selfCheck') } : {}),
            reduced: reduced || intention,
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
    #return(ref, gathered, reading, given, beside) {
        const { path: file, id } = ref;
        const returnId = gathered.form === 'json' ? id : null;
        const { context, overrides } = this.#options;
        const standard = this.#standard(file, this.#familyOf(file, gathered, given));
        const { index } = given;
        const value = standard.inOwnWords?.(given.value) ?? given.value;
        const found = value === given.value ? given : { ...given, value };
        const near = beside.get(given) ?? NOTHING_BESIDE;
        const claims = claimsOf(value, standard, file, near.texts);
        const errors = standard.validate(value);
        const shapeErrors = gathered.reduced ? errorsOfSeveralTasks(errors, standard.claimFields) : errors;
        const subject = {
            file,
            index,
            standard,
            value,
            shapeErrors,
            claims: claims.length + (found.moreClaims ?? 0),
            beside: near.texts,
            returnsBeside: near.returns,
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
            restated: this.#options.isRestated?.(file, index) ?? false,
        };
        return [
            {
                of,
                returnId,
                standard,
                claims: claims.slice(0, model_claim/* MOST_CLAIMS */.W$),
                found,
                reading,
                source: { file: ref, gathered },
            },
        ];
    }
    #familyOf(file, gathered, found) {
        return familyOfReturn(gathered, found, this.#options.chosenAt(file));
    }
    #familyOfDocument(file, gathered, problems, reading) {
        const json = reading?.returns.find(({ making }) => making === 'json');
        if (json !== undefined)
            return this.#familyOf(file, gathered, json);
        const ofJson = gathered.form !== 'markdown' || problems.some(({ kind }) => kind === 'link' || model_document/* PROBLEMS_OF_JSON */.c.has(kind));
        return gathered.family ?? (ofJson ? 'subagent-return' : this.#familyInMarkdown(reading));
    }
    #familyInMarkdown(reading) {
        return reading?.returns[0]?.making === 'verify-result' ? 'verify-result' : 'result-envelope';
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
function citesCommit(claim) {
    return (0,model_claim/* kindOf */.I)(claim) === 'commit';
}
function satisfiedBy(value, errors, standard) {
    return (0,shape_error/* breaksShape */.u)(errors, value, standard.shape) ? (0,engine_rules/* satisfied */.p7)(value, standard, (0,choose/* siblings */.wE)(standard)) : null;
}
function originalsIn(file, { returns }, { sought }) {
    if (sought?.among(file) !== true)
        return [];
    return returns.flatMap(({ value }) => (sought.keys.has(keyOf(value)) ? [contentOf(value)] : []));
}
function excerptAt(reading, range) {
    return reading === null ? null : excerptOf(reading.line(range.startLine), range);
}
function hashesOf({ value, locate }, { hashFields }) {
    if (hashFields === undefined)
        return {};
    const hashes = hashFields.flatMap((name) => {
        const hash = (0,json/* stringField */.OM)(value, name);
        if (hash === undefined || hash.length > LONGEST_HASH)
            return [];
        return [{ field: name, value: hash, range: locate((0,model_pointer/* join */.fj)('', name)) }];
    });
    return { hashes };
}
const LONGEST_HASH = 200;
const MOST_RISKS = 20;
const LONGEST_RISK = 500;
function criticalRisksOf(value) {
    const risks = (0,model_return/* objectsOf */.iZ)({ value }, 'risks').filter((risk) => (0,json/* stringField */.OM)(risk.value, 'severity') === 'CRITICAL');
    if (risks.length === 0)
        return {};
    const texts = risks
        .slice(0, MOST_RISKS)
        .map((risk) => ((0,json/* stringField */.OM)(risk.value, 'text') ?? '').slice(0, LONGEST_RISK));
    return { criticalRisks: texts };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/engine/lenient.ts





const lenient_NONE = { isProvedByCommits: false, verdict: null };
async function lookFurther(questions, tree) {
    if (questions.length === 0)
        return () => lenient_NONE;
    const cited = new Map(questions.map(({ claim }) => [claim, citedBy(claim)]));
    const gone = questions.filter(({ wasThere }) => wasThere);
    const commits = new Set(gone.flatMap(({ claim }) => cited.get(claim)?.present ?? []));
    const changed = await tree.changedIn([...commits], new Set(gone.map(({ path }) => path)));
    const never = questions.filter(({ wasThere }) => !wasThere);
    const tails = new Map(never.flatMap(({ claim }) => tailOf(claim.judged[claim.at]?.claim, claim)));
    const tracked = await tree.trackedEndingWith([...new Set(tails.values())]);
    const sought = [...new Set(tails.values())].filter((tail) => !tracked.has(tail));
    const { endings, folders } = await tree.pastEndingWith(sought, [...new Set(never.map(({ path }) => path))]);
    const ignored = await tree.ignoredByCommit([
        ...new Set(questions.map(({ path }) => path).filter((path) => path !== '')),
    ]);
    const found = await standing(new Set([...tracked.values()].flatMap((paths) => (paths.length === 1 ? paths : []))), tree);
    const explanations = new Map();
    for (const { claim, path, wasThere, isProposed, mayBeIgnored } of questions) {
        const { present = [], missing = 0 } = cited.get(claim) ?? {};
        const isProvedByCommits = wasThere && present.some((id) => changed.get(id)?.has(path) === true);
        const tail = tails.get(claim);
        const verdict = (folders.has(path) && !wasThere && !isProposed
            ? verdictOf('removed', { detail: 'It was a folder, and an earlier commit had it.', by: 'folder' })
            : null) ??
            (tail === undefined
                ? null
                : byTail(tracked.get(tail) ?? [], isProposed ? [] : (endings.get(tail) ?? []), found)) ??
            (mayBeIgnored && ignored.has(path) ? beyondProof('The .gitignore of the commit keeps it out.') : null) ??
            (!isProposed && present.length === 0 && missing > 0
                ? beyondProof(`The return cites ${(0,model_text/* count */.U9)(missing, 'commit')}, and none is in the history: it was rewritten since, with whatever it held.`)
                : null);
        explanations.set(claim, { isProvedByCommits, verdict });
    }
    return (claim) => explanations.get(claim) ?? lenient_NONE;
}
function citedBy({ judged }) {
    const commits = judged.filter(({ claim }) => (0,model_claim/* kindOf */.I)(claim) === 'commit');
    return {
        present: commits.flatMap(({ verdict: { commit } }) => commit ?? []),
        missing: commits.filter(({ verdict }) => verdict.name === 'missing').length,
    };
}
function tailOf(claim, of) {
    const tail = claim === undefined ? null : (0,model_path/* normalisePath */.qb)(claim.path);
    return tail === null || tail === '' ? [] : [[of, tail]];
}
function byTail(tracked, past, found) {
    const [first] = tracked;
    if (first !== undefined) {
        const shown = (0,model_text/* listOf */.c3)(tracked, 'and');
        const verdict = found.get(first);
        if (tracked.length === 1 && verdict !== undefined) {
            if (verdict.name === 'empty')
                return { ...verdict, foundAt: first };
            return { ...verdict, name: 'relocated', foundAt: first, detail: 'Its path ends so.', by: 'ending', blank: false };
        }
        return verdictOf('relocated', { detail: `Several paths end so: ${shown}.`, by: 'ending' });
    }
    const [gone] = past;
    return gone === undefined ? null : verdictOf('removed', { detail: `An earlier commit had ${gone}.`, by: 'ending' });
}
function beyondProof(detail) {
    return verdictOf('unverifiable', { detail });
}
async function standing(paths, tree) {
    const list = [...paths];
    const claims = list.map((path) => ({ claim: { path, pointer: '', type: null }, returnFile: '' }));
    const verdicts = await verify_verify(claims, tree);
    return new Map(list.flatMap((path, n) => {
        const verdict = verdicts[n];
        return verdict === undefined ? [] : [[path, verdict]];
    }));
}

;// CONCATENATED MODULE: ./src/engine/moment.ts






const moment_MOST_BYTES = 256 * 1024 * 1024;
const MOST_VERSIONS = 1_000;
async function momentsOf(claims, { from, placeOf }, options) {
    const { tree } = options;
    const byFile = new Map();
    for (const claim of claims) {
        const place = placeOf(claim.of.source.file.path);
        byFile.set(place, [...(byFile.get(place) ?? []), claim]);
    }
    const versions = await tree.fileVersions([...byFile.keys()], from, stable_path/* stableFilePath */.R);
    const moments = new Map();
    let open = [...byFile].flatMap(([place, list]) => {
        const [first, ...later] = versions.get(place) ?? [];
        if (first === undefined)
            return [];
        if (later.length === 0)
            for (const claim of list)
                moments.set(claim, first.commit);
        return later.length === 0 ? [] : [{ versions: [first, ...later], claims: list }];
    });
    let left = moment_MOST_BYTES;
    for (let n = 0; open.length > 0 && n < MOST_VERSIONS && left > 0; n++) {
        const round = open.flatMap(({ versions: all, claims: list }) => {
            const version = all[n];
            return version === undefined ? [] : [{ version, claims: list }];
        });
        const { made, bytes } = await madeIn(round, options);
        for (const { claim, commit } of made)
            moments.set(claim, commit);
        left -= bytes;
        open = open
            .map((item) => ({ ...item, claims: item.claims.filter((claim) => !moments.has(claim)) }))
            .filter(({ versions: all, claims: list }) => list.length > 0 && n + 1 < all.length);
    }
    const unread = new Set(open.flatMap(({ claims: list }) => list));
    if (from === null && tree.revision !== null) {
        for (const claim of claims)
            if (!moments.has(claim) && !unread.has(claim))
                moments.set(claim, tree.revision);
    }
    return { known: moments, unread };
}
async function madeIn(candidates, options) {
    const files = candidates.flatMap(({ version, claims: [first] }) => {
        if (first === undefined)
            return [];
        const file = { path: first.of.source.file.path, id: version.id, link: false };
        return [{ ...first.of.source, file }];
    });
    const made = [];
    const refs = files.map(({ file }) => file);
    let done = 0;
    let bytes = 0;
    for await (const contents of options.tree.readVersions(refs, options.maxFileSize)) {
        const batch = files.slice(done, done + contents.length);
        const readings = await readBatch(batch, contents, options);
        for (const content of contents)
            if (content.kind === 'bytes')
                bytes += content.bytes.length;
        readings.forEach((reading, n) => {
            const { version, claims } = candidates[done + n] ?? {};
            const source = batch[n];
            if (version === undefined || claims === undefined || source === undefined || reading === null)
                return;
            const claiming = returnsByClaim(source, reading, options);
            const digests = new Map();
            const digestOf = (found) => {
                const digest = digests.get(found) ?? contentOf(found.value);
                digests.set(found, digest);
                return digest;
            };
            for (const claim of claims) {
                if (claiming.get(claim.path)?.some((found) => isSame(found, claim.of, digestOf)) !== true)
                    continue;
                made.push({ claim, commit: version.commit });
            }
        });
        done += contents.length;
    }
    return { made, bytes };
}
function returnsByClaim({ file, gathered }, { returns }, options) {
    const chosen = options.chosenAt(file.path);
    const claiming = new Map();
    for (const found of returns) {
        for (const claim of claimsOf(found.value, makerOf(gathered, found, chosen), file.path).slice(0, model_claim/* MOST_CLAIMS */.W$)) {
            const path = (0,model_claim/* claimedFile */.YH)(claim);
            if (path === null)
                continue;
            const known = claiming.get(path);
            if (known === undefined)
                claiming.set(path, [found]);
            else if (known.at(-1) !== found)
                known.push(found);
        }
    }
    return claiming;
}
function isSame(found, { index, content }, digestOf) {
    return content === null || found.index === index || digestOf(found) === content;
}

;// CONCATENATED MODULE: ./src/engine/absent.ts










async function resolveAbsentClaims(absent, branch, options) {
    if (absent.length === 0)
        return [];
    const { context, overrides, mostFindings } = options;
    const verdicts = await lastVerdictsOf(absent, branch, options);
    const findings = new FindingList(mostFindings);
    absent.forEach((claim) => {
        const { judged, at, of, standard, rules, spot } = claim;
        const before = judged[at];
        const verdict = verdicts.get(claim);
        if (before === undefined || verdict === undefined)
            return;
        const item = weighed(before.claim, verdict, standard);
        judged[at] = item;
        for (const raised of judgeClaim(item, of, rules, context, overrides)) {
            const said = { ...raised, problem: { value: directPath(item.claim.path), ...raised.problem } };
            findings.add(said, of.file, () => ({ ...spot, value: undefined }));
        }
    });
    return findings.drafts();
}
async function lastVerdictsOf(absent, branch, options) {
    const isOfStep = (claim) => {
        const isLenient = claim.standard.lenientAbsence === true;
        const path = askedPath(claim.judged[claim.at]?.claim, isLenient);
        return isLenient && branch !== null && madeWhen(claim, path, branch, options) === 'by-change';
    };
    const ofSteps = new Set(absent.filter(isOfStep));
    const others = absent.filter((claim) => !ofSteps.has(claim));
    const isProposed = options.context.answersFor === 'changes';
    const verdicts = new Map();
    for (const [claims, compared, proposed] of [
        [others, branch, false],
        [[...ofSteps], null, isProposed],
    ]) {
        if (claims.length === 0)
            continue;
        const found = await lastVerdicts(claims, compared, proposed, options);
        claims.forEach((claim, n) => verdicts.set(claim, found[n]));
    }
    return verdicts;
}
async function lastVerdicts(absent, branch, isProposed, options) {
    const { tree, context } = options;
    const asked = absent.map((claim) => {
        const path = askedPath(claim.judged[claim.at]?.claim, claim.standard.lenientAbsence === true);
        return { claim, path, made: madeWhen(claim, path, branch, options) };
    });
    const isDeleted = ({ path, made }) => branch === null && made === 'before-change' && context.changes?.deleted.has(path) === true;
    const known = asked.filter((item) => !isDeleted(item));
    const absences = await tree.explainAbsent({
        paths: [...new Set(known.map(({ path }) => path))],
        needed: new Set(known.filter(({ made }) => made !== 'by-change').map(({ path }) => path)),
        exists: (path) => tree.find(path)?.kind === 'file',
        base: branch?.base ?? null,
    });
    const absenceOf = (item) => (isDeleted(item) ? DELETED : absences.get(item.path));
    const moved = await verdictsOfMoved(absences, tree);
    const { gone, untold } = await goneBefore(asked, absenceOf, branch, options);
    const never = asked.filter((item) => absenceOf(item)?.past.kind === 'never');
    const named = tree.filesNamed(new Set(never.map(({ path }) => external_node_path_.posix.basename(path))));
    const lenient = asked.filter(({ claim: { standard } }) => standard.lenientAbsence === true);
    const further = await lookFurther(lenient.map((item) => ({
        ...item,
        wasThere: isPast(absenceOf(item)),
        isProposed,
        mayBeIgnored: !(isProposed && changesIgnoreRules(context.changes)),
    })), tree);
    return asked.map((item) => {
        const { claim, path } = item;
        const judged = claim.judged[claim.at];
        const before = judged?.verdict;
        const absence = absenceOf(item);
        if (judged === undefined || before === undefined || absence === undefined || path === '')
            return before;
        const isLenient = claim.standard.lenientAbsence === true;
        const { isProvedByCommits, verdict: instead } = further(claim);
        const isProved = isLenient && (isProvedByCommits || judged.claim.type === 'deleted');
        const isGone = gone.has(item) && !isProved;
        return lastVerdict(before, absence, {
            moved: !isLenient && (isGone || untold.has(item)) ? undefined : moved.get(path),
            instead,
            isGone,
            isUntold: untold.has(item) && !isProved,
            made: item.made,
            namesakes: named.get(external_node_path_.posix.basename(path)) ?? [],
        });
    });
}
function changesIgnoreRules(changes) {
    return changes !== null && [...changes.changed].some((path) => /(?:^|\/)\.gitignore$/.test(path));
}
function isPast(absence) {
    return absence?.past.kind === 'removed' || absence?.past.kind === 'moved';
}
const DELETED = { isInWorkspace: false, ignoredBy: null, past: { kind: 'removed', commit: null } };
function askedPath(claim, isLenient) {
    if (claim === undefined || (0,model_path/* isTooLong */.pn)(claim.path) || (!isLenient && (0,model_path/* namesFolder */.z0)(claim.path)))
        return '';
    return (0,model_claim/* claimedFile */.YH)(claim) ?? '';
}
function madeWhen({ of, by }, path, branch, options) {
    const { changes } = options.context;
    if (changes === null)
        return 'unknown';
    if (!changes.changed.has(of.file))
        return 'before-change';
    if (branch === null)
        return 'unknown';
    return branch.baseClaims(of.file, by.index, path) ? 'before-change' : 'by-change';
}
async function goneBefore(asked, absenceOf, branch, options) {
    const gone = new Set();
    const untold = new Set();
    const questions = new Map();
    for (const item of asked) {
        const past = absenceOf(item)?.past;
        if (past === undefined || (past.kind !== 'moved' && past.kind !== 'removed'))
            continue;
        const { claim, path, made } = item;
        if (made === 'by-change') {
            if (past.commit !== null || past.kind === 'removed')
                gone.add(item);
        }
        else if (past.commit !== null)
            questions.set({ of: claim.by, path }, item);
    }
    if (questions.size === 0)
        return { gone, untold };
    const from = branch?.base ?? null;
    const placeOf = (file) => branch?.placeInBase(file) ?? file;
    const { known, unread } = await momentsOf([...questions.keys()], { from, placeOf }, options);
    for (const question of unread) {
        const item = questions.get(question);
        if (item !== undefined)
            untold.add(item);
    }
    const doubtful = [...known].filter(([question, commit]) => {
        const item = questions.get(question);
        const past = item === undefined ? undefined : absenceOf(item)?.past;
        return past?.kind === 'removed' || (past?.kind === 'moved' && past.commit !== commit);
    });
    const stood = await options.tree.stoodSince(doubtful.map(([{ path }, commit]) => ({ path, commit })), from);
    doubtful.forEach(([question], n) => {
        const item = questions.get(question);
        if (stood[n] === false && item !== undefined)
            gone.add(item);
    });
    return { gone, untold };
}
async function verdictsOfMoved(absences, tree) {
    const moves = [...absences].flatMap(([path, { past }]) => (past.kind === 'moved' ? [{ path, to: past.to }] : []));
    const claims = moves.map(({ to }) => ({ claim: { path: to, pointer: '', type: null }, returnFile: '' }));
    const verdicts = await verify_verify(claims, tree);
    return new Map(moves.flatMap(({ path, to }, n) => {
        const verdict = verdicts[n];
        if (verdict === undefined || !isBelievable(path, to, verdict.size))
            return [];
        return [[path, { ...verdict, foundAt: to }]];
    }));
}
const DISTINCTIVE = 256;
function isBelievable(from, to, size) {
    const same = external_node_path_.posix.basename(from) === external_node_path_.posix.basename(to) || external_node_path_.posix.dirname(from) === external_node_path_.posix.dirname(to);
    return same || size === null || size >= DISTINCTIVE;
}
const MOST_NAMESAKES = 3;
function elsewhere(paths) {
    if (paths.length === 0 || paths.length > MOST_NAMESAKES)
        return '';
    return ` ${paths.length === 1 ? 'A file of that name is' : 'Files of that name are'} at ${(0,model_text/* listOf */.c3)(paths, 'and')}.`;
}
function lastVerdict(before, { isInWorkspace, ignoredBy, past }, known) {
    const { moved, instead, isGone, isUntold, made, namesakes } = known;
    if (moved?.name === 'present' && past.kind === 'moved') {
        return { ...moved, name: 'relocated', by: 'rename', detail: whenGone(past), blank: false };
    }
    if (moved?.name === 'empty')
        return moved;
    if (before.name !== 'missing')
        return before;
    if (isInWorkspace) {
        const why = ignoredBy === null
            ? 'It lies in the workspace, but is not committed.'
            : `It lies in the workspace, but is ignored (${ignoredBy}).`;
        const wasThere = past.kind === 'removed' ? ' An earlier commit had it.' : '';
        return { ...before, name: 'uncommitted', detail: `${why}${wasThere}` };
    }
    const { detail } = before;
    if (past.kind === 'never' && instead !== null)
        return instead;
    if (past.kind === 'never') {
        const ignored = ignoredBy === null ? '' : `, and is ignored (${ignoredBy})`;
        return { ...before, detail: detail ?? `It was never committed${ignored}.${elsewhere(namesakes)}` };
    }
    if (past.kind === 'unknown' && instead !== null)
        return instead;
    if (past.kind === 'unknown') {
        return made === 'by-change' ? before : { ...before, name: 'undetermined', detail: past.detail };
    }
    if (isUntold) {
        const detail = `${whenGone(past)} Whether it was claimed before that is not looked up: its return has too many versions.`;
        return { ...before, name: 'undetermined', detail };
    }
    if (!isGone)
        return { ...before, name: 'removed', detail: whenGone(past) };
    if (instead !== null)
        return instead;
    const when = past.commit === null ? '' : ' The claim was made after that.';
    return { ...before, detail: detail ?? `${whenGone(past)}${when}` };
}
const SHORT_ID = 12;
function whenGone(past) {
    const { commit } = past;
    const by = commit === null ? 'by this change' : `in ${commit.slice(0, SHORT_ID)}`;
    if (past.kind === 'moved')
        return `It was moved ${by}.`;
    return past.detail === undefined ? `It was removed ${by}.` : `It was removed ${by}. ${past.detail}`;
}

;// CONCATENATED MODULE: ./src/engine/late.ts



async function resolveLateClaims(late, { tree, context, overrides, mostFindings }) {
    const claims = late.flatMap(({ judged, at, of }) => {
        const claim = judged[at]?.claim;
        return claim === undefined ? [] : [{ claim, returnFile: of.file }];
    });
    const verdicts = await verify_verify(claims, tree);
    const findings = new FindingList(mostFindings);
    late.forEach(({ judged, at, of, standard, rules, spot }, n) => {
        const claim = judged[at]?.claim;
        const verdict = verdicts[n];
        if (claim === undefined || verdict === undefined)
            return;
        const item = weighed(claim, verdict, standard);
        judged[at] = item;
        for (const raised of judgeClaim(item, of, rules, context, overrides)) {
            findings.add({ ...raised, problem: { value: claim.path, ...raised.problem } }, of.file, () => ({
                ...spot,
                value: undefined,
            }));
        }
    });
    return findings.drafts();
}

// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(1300);
;// CONCATENATED MODULE: ./src/engine/branch.ts





const branch_TELLING = new Set(['/status', '/artifacts', '/metadata', '/metadata/session_id']);
const MAY_HOLD_RETURNS = /\.(?:jsonl?|md|markdown)$/i;
async function compareWithBase(question) {
    const { gathered, selection, classify, changes, before, judging } = question;
    const { agentBranch } = judging.context;
    const changed = gathered.filter(({ file }) => changes.changed.has(file.path) && before.differs(file.path));
    const readEarlier = (files, isWanted) => {
        const wanted = [...files.values()].filter(({ path }) => isWanted(path));
        const classified = wanted.map((file) => ({ file, gathered: classify(file.path) }));
        return readStatements(classified, before, judging);
    };
    const now = await readStatements(changed, judging.tree, judging);
    const then = await readEarlier(before.files, selection.matches);
    const files = new Set([...then.values()].map(({ bytes }) => bytes));
    const contents = new Set();
    const add = (statements) => {
        for (const { returns } of statements.values())
            for (const { content } of returns)
                contents.add(content);
    };
    add(then);
    if (agentBranch !== null) {
        add(await readEarlier(before.files, (path) => MAY_HOLD_RETURNS.test(path) && !selection.matches(path)));
        add(await readEarlier(before.since, (path) => MAY_HOLD_RETURNS.test(path)));
    }
    const candidates = [...now].flatMap(([file, { returns, isReduced }]) => isReduced
        ? []
        : returns.flatMap((statement, index) => (contents.has(statement.content) ? [] : [{ file, index, statement }])));
    const isThere = (path) => judging.tree.find(path) !== undefined;
    const predecessorOf = predecessors(then, isThere);
    const earlierOf = (file, index) => earlierStatement(now.get(file)?.returns ?? [], predecessorOf(file)?.returns ?? [], index);
    const isRestated = remembered((file, index) => {
        const [statement, earlier] = [now.get(file)?.returns[index], earlierOf(file, index)];
        return statement === undefined || earlier === undefined || !saysTheSame(statement, earlier, isThere);
    });
    const isNew = (file, index) => {
        const statement = now.get(file)?.returns[index];
        return statement === undefined || !contents.has(statement.content);
    };
    return {
        candidates,
        base: before.commit,
        placeInBase: (file) => predecessorOf(file)?.path ?? file,
        baseClaims: (file, index, path) => {
            if (!now.has(file) || !isNew(file, index))
                return true;
            return earlierOf(file, index)?.claims.has(claimKey(path)) === true;
        },
        isRestated: (file, index) => now.has(file) && isNew(file, index) && isRestated(file, index),
        stoodBefore: ({ file, index, range }) => {
            const said = file === null ? undefined : now.get(file);
            if (file === null || said === undefined)
                return true;
            if (index !== null)
                return !isNew(file, index);
            if (files.has(said.bytes))
                return true;
            const line = range === null ? undefined : said.lines[range.startLine - 1];
            return line !== undefined && predecessorOf(file)?.lineSet.has(line) === true;
        },
        mayBeKnown: ({ file, index, range, pointer, property }, ofTruth) => {
            const said = file === null ? undefined : now.get(file);
            if (file === null || said === undefined)
                return true;
            const earlier = predecessorOf(file);
            if (earlier === undefined)
                return false;
            if (index !== null) {
                const isTelling = ofTruth || (0,model_finding/* placesOf */.e)({ pointer, property }).some((place) => branch_TELLING.has(place));
                return !isTelling || !isRestated(file, index);
            }
            const line = range === null ? undefined : said.lines[range.startLine - 1];
            if (said.bytes === earlier.bytes)
                return true;
            if (line !== undefined)
                return earlier.lineSet.has(line);
            const { length } = said.returns;
            return length > 0 && length === earlier.returns.length && said.returns.every((_, n) => !isRestated(file, n));
        },
    };
}
function predecessors(then, isThere) {
    const moved = new Map();
    for (const path of then.keys())
        if (!isThere(path))
            moved.set((0,stable_path/* stableFilePath */.R)(path), path);
    const made = new Map();
    return (file) => {
        const path = then.has(file) ? file : moved.get((0,stable_path/* stableFilePath */.R)(file));
        const statements = path === undefined ? undefined : then.get(path);
        if (path === undefined || statements === undefined)
            return undefined;
        const known = made.get(path) ?? { ...statements, path, lineSet: new Set(statements.lines) };
        made.set(path, known);
        return known;
    };
}
function earlierStatement(now, then, index) {
    const same = then.find(({ content }) => content === now[index]?.content);
    const inPlace = then[index];
    if (same !== undefined || inPlace === undefined)
        return same;
    return now.some(({ content }) => content === inPlace.content) ? undefined : inPlace;
}
function remembered(ask) {
    const answers = new Map();
    return (file, index) => {
        const key = `${String(index)} ${file}`;
        const answer = answers.get(key) ?? ask(file, index);
        answers.set(key, answer);
        return answer;
    };
}
async function readStatements(files, source, options) {
    const found = new Map();
    const wanted = files.map(({ file }) => file);
    let done = 0;
    for await (const contents of source.read(wanted, options.maxFileSize)) {
        const batch = files.slice(done, done + contents.length);
        const readings = await readBatch(batch, contents, options);
        batch.forEach((file, n) => {
            found.set(file.file.path, statementsIn(file, contents[n], readings[n] ?? null, options));
        });
        done += contents.length;
    }
    return found;
}
function statementsIn({ file, gathered }, content, reading, options) {
    const isReduced = gathered.reduced || gathered.intention === true;
    if (content?.kind !== 'bytes' || reading === null)
        return { returns: [], bytes: file.id, lines: [], isReduced };
    const { returns } = reading;
    const chosen = options.chosenAt(file.path);
    return {
        returns: returns.map((found) => statementOf(found.value, makerOf(gathered, found, chosen), file.path)),
        bytes: digest(content.bytes),
        lines: gathered.form === 'jsonl' ? linesOf(content.bytes) : [],
        isReduced,
    };
}
function linesOf(bytes) {
    return Buffer.from(bytes)
        .toString('utf8')
        .split('\n')
        .map((line) => digest(line.trim()));
}

;// CONCATENATED MODULE: ./src/engine/brought.ts

function soughtOf(branch, { agentBranch, changes }) {
    if (branch === null || agentBranch === null || branch.candidates.length === 0)
        return {};
    const keys = new Set(branch.candidates.map(({ statement }) => statement.key));
    return { sought: { keys, among: (file) => changes?.changed.has(file) !== true } };
}
function broughtBy({ candidates }, { copied, records, inUse }) {
    const key = (file, index) => `${String(index)} ${file}`;
    const own = candidates.filter(({ statement }) => !copied.has(statement.content));
    const wanted = new Set(own.map(({ file, index }) => key(file, index)));
    const standards = new Map(inUse.map((standard) => [standard.id, standard]));
    return records
        .filter(({ file, index }) => wanted.has(key(file, index)))
        .map(({ file, index, status, success, standard: id }) => {
        const standard = standards.get(id);
        const hasEnded = standard !== undefined && (0,model_return/* isFinal */.dR)(status, standard);
        return { file, index, status, outcome: success ? 'success' : hasEnded ? 'final' : 'open' };
    });
}
function unsuccessfulOf(brought) {
    const counts = new Map();
    for (const { status, outcome } of brought ?? []) {
        if (outcome === 'final' && status !== null)
            counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    return [...counts].map(([status, returns]) => ({ status, returns })).sort((a, b) => (a.status < b.status ? -1 : 1));
}

;// CONCATENATED MODULE: ./src/claims/affected.ts





async function filesAffectedBy(claims, tree, changes) {
    return affectedBy(claims, tree, changes, ({ returnFile }) => returnFile);
}
async function claimsAffectedBy(claims, tree, changes) {
    return affectedBy(claims, tree, changes, (claim) => claim);
}
async function affectedBy(claims, tree, { changed, deleted }, of) {
    const isTouched = (path) => changed.has(path) || deleted.has(path);
    const isTouchedBeside = besideChanges(isTouched, [...changed, ...deleted]);
    const affected = new Set();
    const resolver = new Resolver(tree, isTouched);
    let linked = [];
    for (const made of claims) {
        const { claim, returnFile } = made;
        const subject = of(made);
        if (affected.has(subject) || (0,model_path/* isTooLong */.pn)(claim.path))
            continue;
        if ((0,model_claim/* kindOf */.I)(claim) === 'count' && isTouchedBeside(returnFile))
            affected.add(subject);
        const path = (0,model_claim/* claimedFile */.YH)(claim);
        if (path === null)
            continue;
        for (const place of [path, ...movedWith(path, returnFile)]) {
            if (isTouched(place))
                affected.add(subject);
            else if (tree.find(place)?.kind !== 'file')
                linked.push({ place, subject });
        }
    }
    if (linked.length === 0)
        return affected;
    const gone = foldersOf(deleted);
    while (linked.length > 0) {
        linked = linked.filter(({ place, subject }) => {
            if (affected.has(subject))
                return false;
            const found = resolver.resolve(place);
            const isGone = found.kind === 'absent' && found.linked && gone.has(found.at);
            if (found.kind !== 'unread' && (found.touched || isGone))
                affected.add(subject);
            return found.kind === 'unread';
        });
        await resolver.read();
    }
    return affected;
}
function besideChanges(isTouched, paths) {
    let folders;
    return (report) => {
        if (isTouched((0,openspec_change/* besideOf */.A4)(report, 'spec.md')) || isTouched((0,openspec_change/* besideOf */.A4)(report, 'tasks.md')))
            return true;
        folders ??= foldersOf(paths.filter((path) => path.endsWith('/spec.md')));
        return folders.has((0,openspec_change/* besideOf */.A4)(report, 'specs'));
    };
}
function foldersOf(paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = path.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}

// EXTERNAL MODULE: ./src/model/rule.ts
var model_rule = __webpack_require__(4180);
;// CONCATENATED MODULE: ./src/engine/known.ts



async function knowable(reach, { tree, changes, branch, records, inUse }) {
    if (reach === undefined || reach === 'everything' || changes === null)
        return () => true;
    const rules = inUse.flatMap((standard) => standard.rules.map(({ rule }) => rule));
    const ofTruth = new Set(rules.filter(model_rule/* isOfTruth */.Nk).map(({ id }) => id));
    if (reach === 'unless-restated') {
        const isBroken = brokenBy(changes, records);
        return (finding) => {
            const { file, rule } = finding;
            const isTruth = ofTruth.has(rule);
            if (isTruth && isBroken(finding))
                return false;
            return branch === null ? file !== null && !changes.changed.has(file) : branch.mayBeKnown(finding, isTruth);
        };
    }
    const claims = records.flatMap(({ file, claims }) => claims.map(({ claim }) => ({ claim, returnFile: file })));
    const concerned = await filesAffectedBy(claims, tree, changes);
    return ({ file, rule }) => file !== null && !changes.changed.has(file) && !(ofTruth.has(rule) && concerned.has(file));
}
function brokenBy({ deleted }, records) {
    if (deleted.size === 0)
        return () => false;
    const key = (file, index, pointer) => `${String(index)} ${pointer} ${file}`;
    const broken = new Set(records.flatMap(({ file, index, claims }) => claims.flatMap(({ claim }) => (deleted.has((0,model_claim/* claimedFile */.YH)(claim) ?? '') ? [key(file, index, claim.pointer)] : []))));
    return ({ file, index, pointer }) => file !== null && index !== null && pointer !== null && broken.has(key(file, index, pointer));
}

;// CONCATENATED MODULE: ./src/engine/moved-away.ts

async function withMovedAway(context, records, { tree, before }) {
    const { changes } = context;
    if (changes === null || changes.deleted.size === 0)
        return context;
    if (!records.some(({ file, restated }) => restated && changes.changed.has(file)))
        return context;
    const isTold = before !== null || changes.movedAway !== undefined;
    if (!isTold || changes.approximate === true) {
        return { ...context, changes: { ...changes, movedAway: changes.deleted } };
    }
    const moved = new Set([...(changes.movedAway ?? []), ...moved_away_archived(changes, tree)]);
    if (before !== null && [...changes.deleted].some((path) => !moved.has(path))) {
        for (const path of await before.movedAway())
            moved.add(path);
    }
    return { ...context, changes: { ...changes, movedAway: moved } };
}
function moved_away_archived({ changed, deleted }, tree) {
    const now = new Set([...changed].filter((path) => tree.find(path) !== undefined).map(stable_path/* stableFilePath */.R));
    return [...deleted].filter((path) => now.has((0,stable_path/* stableFilePath */.R)(path)));
}

;// CONCATENATED MODULE: ./src/engine/narrow.ts






async function narrow_narrow(gathered, changes, options) {
    const { tree, maxFileSize } = options;
    const others = gathered.filter(({ file }) => !changes.changed.has(file.path));
    const wanted = others.map(({ file }) => file);
    const concerned = new Set();
    const originals = [];
    let passedOver = 0;
    let returnsPassedOver = 0;
    let done = 0;
    for await (const contents of tree.read(wanted, maxFileSize)) {
        const batch = others.slice(done, done + contents.length);
        const look = await lookAt(batch, contents, options, changes);
        for (const file of look.concerned)
            concerned.add(file);
        for (const content of look.originals)
            originals.push(content);
        passedOver += look.passedOver;
        returnsPassedOver += look.returnsPassedOver;
        done += contents.length;
    }
    const isConcerned = (path) => changes.changed.has(path) || concerned.has(path);
    const judged = gathered.filter(({ file }) => isConcerned(file.path));
    return { files: judged, passedOver, returnsPassedOver, originals };
}
async function lookAt(files, contents, options, changes) {
    const { tree, chosenAt } = options;
    const claims = [];
    const holding = new Map();
    const originals = [];
    const readings = await readBatch(files, contents, options);
    files.forEach(({ file, gathered }, n) => {
        const reading = readings[n] ?? null;
        if (reading === null) {
            holding.set(file.path, 0);
            return;
        }
        const { problems, returns } = reading;
        for (const original of originalsIn(file.path, { returns }, options))
            originals.push(original);
        if (problems.length > 0 || returns.length > 0)
            holding.set(file.path, returns.length);
        const chosen = chosenAt(file.path);
        for (const found of returns) {
            for (const claim of claimsOf(found.value, makerOf(gathered, found, chosen), file.path).slice(0, model_claim/* MOST_CLAIMS */.W$))
                claims.push({ claim, returnFile: file.path });
        }
    });
    const concerned = await filesAffectedBy(claims, tree, changes);
    const others = [...holding].filter(([file]) => !concerned.has(file));
    const returnsPassedOver = others.reduce((sum, [, returns]) => sum + returns, 0);
    return { concerned, originals, passedOver: others.length, returnsPassedOver };
}

;// CONCATENATED MODULE: ./src/engine/preexisting.ts


async function markPreexisting(findings, { tree, changes, branch, records, inUse }) {
    const rules = new Map(inUse.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule])));
    const ofRun = (rule) => rule === undefined || rule.scope === 'run';
    const untouched = findings.filter(({ file, index, range, rule }) => {
        if (file === null || ofRun(rules.get(rule)))
            return false;
        return changes.changed.has(file) ? branch?.stoodBefore({ file, index, range }) === true : true;
    });
    if (untouched.length === 0)
        return findings;
    const claims = new Map();
    const made = claimsByPlace(records);
    for (const finding of untouched) {
        const rule = rules.get(finding.rule);
        const mayBeBroken = rule?.scope === 'claim' && rule.after === undefined && (0,model_rule/* isOfTruth */.Nk)(rule);
        const claim = mayBeBroken ? made.get(placeOf(finding)) : undefined;
        if (claim !== undefined)
            claims.set(finding, claim);
    }
    const affected = await claimsAffectedBy([...claims.values()], tree, changes);
    const before = new Set(untouched.filter((finding) => {
        const claim = claims.get(finding);
        return claim === undefined || !affected.has(claim);
    }));
    return findings.map((finding) => (before.has(finding) ? { ...finding, preexisting: true } : finding));
}
function claimsByPlace(records) {
    const made = new Map();
    for (const { file, index, claims } of records) {
        for (const { claim } of claims) {
            made.set(placeOf({ file, index, pointer: claim.pointer }), { claim, returnFile: file });
        }
    }
    return made;
}
function placeOf({ file, index, pointer }) {
    return JSON.stringify([file, index, pointer]);
}

;// CONCATENATED MODULE: ./src/engine/run-rules.ts



function judgeRun(run, inUse, { levels, overrides }, context, stage, mostFindings) {
    const uses = new Map();
    for (const standard of inUse) {
        for (const active of (0,engine_rules/* ruleSet */.nP)(standard, levels, overrides).run) {
            if ((active.rule.after ?? 'returns') !== stage)
                continue;
            const use = uses.get(active.rule.id) ?? { active, standards: new Set() };
            use.standards.add(standard.id);
            uses.set(active.rule.id, use);
        }
    }
    const lines = run_rules_linesOf(run);
    let files;
    const holdsReturn = (file) => (files ??= new Set(run.returns.map((record) => record.file))).has(file);
    const findings = new FindingList(mostFindings);
    for (const { active, standards } of uses.values()) {
        const returns = run.returns.filter(({ standard }) => standards.has(standard));
        for (const problem of active.rule.check({ ...run, returns, holdsReturn }, context)) {
            const { file = null, index = null } = problem;
            const here = (0,engine_rules/* activeIn */.E1)(active, file, overrides);
            if (here === undefined)
                continue;
            findings.add({ active: here, problem }, file, () => {
                const line = index === null ? undefined : lines().get(`${String(index)} ${file ?? ''}`);
                const range = problem.range ?? (line === undefined ? null : { ...position/* FILE_START */.W, startLine: line, endLine: line });
                return { file, index, pointer: null, range, value: undefined, verbatim: false, excerpt: null };
            });
        }
    }
    return findings.drafts();
}
function run_rules_linesOf({ returns }) {
    let lines;
    return () => (lines ??= new Map(returns.map(({ file, index, line }) => [`${String(index)} ${file}`, line])));
}

// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8473);
;// CONCATENATED MODULE: ./src/engine/conclude.ts


function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    if (failOn === 'never')
        return 'passed';
    return findings.some((finding) => (0,model_finding/* isActive */.$)(finding) && (0,model_severity/* isAtLeast */.du)(finding.severity, failOn)) ? 'failed' : 'passed';
}

// EXTERNAL MODULE: ./src/engine/order.ts
var order = __webpack_require__(4990);
;// CONCATENATED MODULE: ./src/engine/tally.ts


function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(model_claim/* VERDICTS */.bk.map((name) => [name, 0]));
    let claims = 0;
    for (const record of returns) {
        for (const judged of record.claims) {
            if ((0,truth/* isCompared */.uQ)(judged))
                claims++;
            verdicts[judged.verdict.name]++;
        }
    }
    const severities = { error: 0, warning: 0, notice: 0 };
    let baselined = 0;
    let preexisting = 0;
    for (const finding of findings) {
        if (finding.baselined)
            baselined++;
        else if (finding.preexisting)
            preexisting++;
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
        preexisting,
        verdicts,
    };
}

;// CONCATENATED MODULE: ./src/engine/touched.ts





async function resolveTouched(citing, { tree, context, overrides, mostFindings }) {
    const asked = citing.flatMap((item) => {
        const cited = touched_citedBy(item.judged);
        const files = cited === null ? null : filesOf(item);
        return cited === null || files === null || files.size === 0 ? [] : [{ item, cited, files }];
    });
    if (asked.length === 0)
        return [];
    const behind = await tree.commitsBehind(new Map(asked.map(({ item: { of, work } }) => [of.file, work.scopesOf(of.file)])), stable_path/* stableFilePath */.R);
    const known = asked.flatMap(({ item, cited, files }) => {
        const others = behind.get(item.of.file);
        return others === undefined ? [] : [{ item, commits: new Set([...cited, ...others]), files }];
    });
    const paths = new Set(known.flatMap(({ files }) => [...files.values()].flat()));
    const changed = await tree.changedIn([...new Set(known.flatMap(({ commits }) => [...commits]))], paths);
    const changedBy = commitsByPath(changed);
    const findings = new FindingList(mostFindings);
    for (const { item, commits, files } of known) {
        if ([...commits].some((commit) => !changed.has(commit)))
            continue;
        for (const [at, places] of files) {
            const spot = item.made.get(at);
            const before = item.judged[at];
            if (spot === undefined || before === undefined)
                continue;
            const touched = places.some((path) => meet(changedBy.get(path), commits));
            const claim = { ...before, touched };
            item.judged[at] = claim;
            for (const active of (0,engine_rules/* claimRules */.GJ)(item.rules.claimAfterCommits, claim, item.of.file, overrides)) {
                for (const problem of active.rule.check(claim, item.of, context)) {
                    const said = { active, problem: { value: claim.claim.path, ...problem } };
                    findings.add(said, item.of.file, () => ({ ...spot, value: undefined }));
                }
            }
        }
    }
    return findings.drafts();
}
function touched_citedBy(judged) {
    const verdicts = judged.flatMap(({ claim, verdict }) => ((0,model_claim/* kindOf */.I)(claim) === 'commit' ? [verdict] : []));
    const ids = verdicts.flatMap(({ commit }) => commit ?? []);
    return ids.length === 0 || ids.length < verdicts.length ? null : ids;
}
function filesOf({ judged, made, rules, of }) {
    const files = new Map();
    for (const at of made.keys()) {
        const claim = judged[at];
        if (claim === undefined || (0,engine_rules/* claimRules */.GJ)(rules.claimAfterCommits, claim, of.file, null).length === 0)
            continue;
        const paths = pathsOf(claim);
        if (paths.length > 0)
            files.set(at, paths);
    }
    return files;
}
function pathsOf({ claim, verdict: { name, foundAt, by } }) {
    if ((name === 'relocated' && foundAt === null) || (name === 'removed' && by !== undefined))
        return [];
    const paths = [(0,model_claim/* claimedFile */.YH)(claim), (0,model_path/* normalisePath */.qb)(claim.path), foundAt];
    return [...new Set(paths.filter((path) => path !== null))];
}
function commitsByPath(changed) {
    const found = new Map();
    for (const [commit, paths] of changed) {
        for (const path of paths) {
            const known = found.get(path);
            if (known === undefined)
                found.set(path, new Set([commit]));
            else
                known.add(commit);
        }
    }
    return found;
}
function meet(one = new Set(), other) {
    const [few, many] = one.size < other.size ? [one, other] : [other, one];
    for (const element of few)
        if (many.has(element))
            return true;
    return false;
}

// EXTERNAL MODULE: ./src/model/vocabulary.ts
var vocabulary = __webpack_require__(8053);
;// CONCATENATED MODULE: ./src/engine/overrides.ts

function overridesOf(list, chosen) {
    if (list.length === 0)
        return null;
    const versions = list.flatMap(({ standards }) => [...standards.values()]);
    const levels = list.flatMap((override) => [...override.levels]);
    const withStandards = list.filter(({ standards }) => standards.size > 0);
    const lastFirst = list.filter((override) => override.levels.size > 0).reverse();
    const choices = new Map();
    let known = { file: '', matching: [] };
    return {
        standards: [...new Set(versions)],
        switchedOn: new Set(levels.flatMap(([rule, level]) => (level === 'off' ? [] : rule))),
        chosenAt: (file) => {
            let choice = chosen;
            for (const { matches, standards } of withStandards) {
                if (matches(file))
                    choice = oneOfAKind({ ...choice, ...Object.fromEntries(standards) }, choices);
            }
            return choice;
        },
        levelAt: (rule, file) => {
            if (known.file !== file)
                known = { file, matching: lastFirst.filter(({ matches }) => matches(file)) };
            return known.matching.find((override) => override.levels.has(rule))?.levels.get(rule);
        },
    };
}
function oneOfAKind(choice, known) {
    const key = vocabulary/* FAMILIES */.B.map((family) => choice[family]?.id ?? '').join();
    const before = known.get(key);
    if (before === undefined)
        known.set(key, choice);
    return before ?? choice;
}

;// CONCATENATED MODULE: ./src/engine/run.ts




















async function runGate(options) {
    const { tree, selection, standards, levels, maxFileSize, failOn, mostFindings = MOST_FINDINGS } = options;
    const files = await tree.list(selection);
    const { single: alone } = options;
    const classify = alone === undefined ? (0,gather/* classifier */.k)() : () => alone;
    const gathered = files.map((file) => ({ file, gathered: classify(file.path) }));
    const context = { ...options.context, expectedIn: changedAmong(files, options.context) };
    const overrides = overridesOf(options.overrides ?? [], standards);
    const inUse = versionsInUse(standards, overrides);
    const chosenAt = overrides?.chosenAt ?? (() => standards);
    const judging = {
        tree,
        chosenAt,
        ruleSets: new Map(inUse.map((standard) => [standard, (0,engine_rules/* ruleSet */.nP)(standard, levels, overrides)])),
        overrides,
        context,
        maxFileSize,
        mostFindings,
    };
    const branch = await comparedWithBase(options, { gathered, classify, judging });
    const isRestated = branch?.isRestated ?? ((file) => context.changes?.changed.has(file) === true);
    const seeking = { ...judging, isRestated, ...soughtOf(branch, context) };
    const { wanted, passedOver, returnsPassedOver, originals } = await narrowed(gathered, seeking, options.mode);
    const records = [];
    const drafts = [];
    const absent = [];
    const late = [];
    const citing = [];
    const copied = new Set(originals);
    let holding = 0;
    let done = 0;
    const take = (judged) => {
        for (const record of judged.records)
            records.push(record);
        for (const found of judged.drafts)
            drafts.push(found);
        for (const claim of judged.absent)
            absent.push(claim);
        for (const claim of judged.late)
            late.push(claim);
        for (const item of judged.citing)
            citing.push(item);
        for (const content of judged.originals)
            copied.add(content);
        holding += judged.holding;
    };
    let earlier;
    const toRead = wanted.map(({ file }) => file);
    for await (const contents of tree.read(toRead, maxFileSize)) {
        for (const part of inParts(contents)) {
            const batch = wanted.slice(done, done + part.length);
            const current = judgeBatch(batch, part, seeking);
            current.catch(() => undefined);
            if (earlier !== undefined)
                take(await earlier);
            earlier = current;
            done += part.length;
        }
        options.onProgress?.(done, wanted.length);
    }
    if (earlier !== undefined)
        take(await earlier);
    if (late.length > 0)
        for (const found of await resolveLateClaims(late, judging))
            drafts.push(found);
    for (const found of await resolveAbsentClaims(absent, branch, judging))
        drafts.push(found);
    for (const found of await resolveTouched(citing, judging))
        drafts.push(found);
    const single = singleIn(gathered, drafts.length);
    if (context.expectedSession !== null && single === null)
        demandOneReturn(records, context);
    const brought = context.agentBranch === null || branch === null ? null : broughtBy(branch, { copied, records, inUse });
    const run = { files: holding + passedOver, returns: records, stale: null, single, brought };
    const onWhole = await withMovedAway(context, records, { tree, before: options.before ?? null });
    const onRun = (subject, stage) => judgeRun(subject, inUse, { levels, overrides }, onWhole, stage, mostFindings);
    for (const found of onRun(run, 'returns'))
        drafts.push(found);
    const found = toFindings(drafts);
    const mayBeKnown = await knowable(options.baseline?.reach, {
        tree,
        changes: context.changes,
        branch,
        records,
        inUse,
    });
    const settlement = options.baseline?.settle(found, mayBeKnown) ?? { findings: found, stale: null };
    const { stale } = settlement;
    const onBaseline = stale === null ? [] : onRun({ ...run, stale }, 'baseline');
    const onStale = toFindings(onBaseline);
    const marked = context.answersFor === 'all' || context.changes === null
        ? settlement.findings
        : await markPreexisting(settlement.findings, { tree, changes: context.changes, branch, records, inUse });
    const findings = onStale.length === 0 ? marked : [...marked, ...onStale].sort(order/* byPlace */.h);
    return {
        tool: options.tool,
        source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
        conclusion: conclude(single === null ? run.files : 1, findings, { failOn, ifNoReturns: context.ifNoReturns }),
        clock: context.now,
        ...comparedWith(options, returnsPassedOver),
        failOn,
        counts: tally(single === null ? holding : 1, records, findings),
        unsuccessful: unsuccessfulOf(brought),
        returns: records,
        findings,
    };
}
const PART = 1024 * 1024;
function* inParts(contents) {
    let start = 0;
    let bytes = 0;
    for (const [n, content] of contents.entries()) {
        const size = content.kind === 'bytes' ? content.bytes.length : 0;
        if (n > start && bytes + size > PART) {
            yield contents.slice(start, n);
            start = n;
            bytes = 0;
        }
        bytes += size;
    }
    if (start < contents.length)
        yield contents.slice(start);
}
function versionsInUse(chosen, overrides) {
    const usual = Object.values(chosen).filter((standard) => standard !== undefined);
    return overrides === null ? usual : [...new Set([...usual, ...overrides.standards])];
}
async function narrowed(gathered, judging, mode) {
    const { changes } = judging.context;
    if (mode !== 'changed' || changes === null)
        return { wanted: gathered, passedOver: 0, returnsPassedOver: 0, originals: [] };
    const { files, ...others } = await narrow_narrow(gathered, changes, judging);
    return { wanted: files, ...others };
}
async function comparedWithBase({ before, selection, context }, found) {
    const { changes } = context;
    if (changes === null || before === null || before === undefined)
        return null;
    return compareWithBase({ ...found, selection, changes, before });
}
function comparedWith({ context: { changes }, before }, passedOver) {
    return changes === null ? {} : { compared: { base: changes.base, commit: before?.commit ?? null, passedOver } };
}
function singleIn(files, findings) {
    const [first] = files;
    return first?.gathered.single === true ? { file: first.file.path, form: first.gathered.form, findings } : null;
}
function toFindings(drafts) {
    return [...(0,fingerprint/* withFingerprints */.Q)(drafts)].sort(order/* byPlace */.h);
}
function changedAmong(files, { changes }) {
    if (changes === null)
        return null;
    const changed = files.flatMap(({ path }) => (changes.changed.has(path) ? [path] : []));
    return changed.length === 0 ? null : new Set(changed);
}
function demandOneReturn(records, { expectedIn }) {
    const held = expectedIn === null ? records : records.filter(({ file }) => expectedIn.has(file));
    if (held.length === 1 || (expectedIn !== null && held.length > 0))
        return;
    const found = expectedIn === null ? `${String(held.length)} were found` : 'the files that changed hold none';
    throw new usage_error/* UsageError */.e(`expect-session is held against one return, and ${found}: select its file (PATTERN, or the input paths).`);
}

;// CONCATENATED MODULE: ./src/engine/roadmap.ts
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

// EXTERNAL MODULE: ./src/model/version.ts
var version = __webpack_require__(2621);
;// CONCATENATED MODULE: ./src/engine/judge-tree.ts



async function judgeTree(tree, settings, also = {}) {
    return runGate({
        tool: { name: 'return-gate', version: version/* VERSION */.x },
        tree,
        selection: settings.selection,
        standards: settings.standards,
        context: {
            now: settings.now,
            staleAfter: settings.staleAfter,
            expectedSession: settings.expectedSession,
            expectedIn: null,
            agents: settings.agents,
            roadmap: await readRoadmap(tree, settings.maxFileSize),
            changes: also.changes ?? null,
            answersFor: also.answersFor ?? 'all',
            agentBranch: also.agentBranch ?? null,
            agentBranchRequires: settings.agentBranchRequires,
            ifNoReturns: settings.ifNoReturns,
            envelopeMode: settings.envelopeMode,
            mayBeUnclaimed: settings.mayBeUnclaimed,
            ...(also.lastMessage === undefined ? {} : { lastMessage: also.lastMessage }),
        },
        levels: settings.levels,
        overrides: settings.overrides,
        failOn: settings.failOn,
        maxFileSize: settings.maxFileSize,
        mode: also.mode ?? 'all',
        before: also.before ?? null,
        ...(also.baseline === undefined ? {} : { baseline: also.baseline }),
        ...(also.mostFindings === undefined ? {} : { mostFindings: also.mostFindings }),
        ...(also.single === undefined ? {} : { single: also.single }),
        ...(also.onProgress === undefined ? {} : { onProgress: also.onProgress }),
    });
}


/***/ }),

/***/ 4990:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ byPlace)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

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

/***/ 6800:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ isAbsentCommit),
/* harmony export */   cO: () => (/* binding */ isUntrue),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   wp: () => (/* binding */ isNotBorneOut)
/* harmony export */ });
/* harmony import */ var _claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5821);

const UNTRUE = new Set([
    'missing',
    'empty',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
]);
function isUntrue({ claim, verdict, weight }, { success }) {
    if (!success || weight === 'pass' || weight === 'notice')
        return false;
    if (weight === 'warning' && verdict.name === 'outside')
        return false;
    const kind = (0,_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim);
    return ((kind === 'file' || kind === 'observation') && (UNTRUE.has(verdict.name) || verdict.submodule?.named === false));
}
function isAbsentCommit({ claim, verdict }) {
    return (0,_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim) === 'commit' && verdict.name === 'missing';
}
function isCompared({ verdict: { name } }) {
    return name !== 'no-plan' && name !== 'not-countable';
}
const NOT_BORNE_OUT = new Set(['missing', 'behind', 'other-total', 'differs']);
function isNotBorneOut({ claim, verdict }) {
    const kind = (0,_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim);
    return kind !== 'file' && kind !== 'observation' && NOT_BORNE_OUT.has(verdict.name);
}


/***/ })

};
;
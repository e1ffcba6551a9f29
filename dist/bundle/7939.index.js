"use strict";
exports.id = 7939;
exports.ids = [7939];
exports.modules = {

/***/ 4317:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ filesAffectedBy),
/* harmony export */   X: () => (/* binding */ claimsAffectedBy)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69897);
/* harmony import */ var _families_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72530);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75125);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36739);
/* harmony import */ var _verify_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37633);







async function filesAffectedBy(claims, tree, changes) {
    return affectedBy(claims, tree, changes, ({ returnFile }) => returnFile);
}
async function claimsAffectedBy(claims, tree, changes) {
    return affectedBy(claims, tree, changes, (claim) => claim);
}
async function affectedBy(claims, tree, changes, of) {
    const isTouched = (0,_kind_js__WEBPACK_IMPORTED_MODULE_5__/* .isTouchedBy */ .QL)(changes);
    const isHeldAgainst = (0,_verify_js__WEBPACK_IMPORTED_MODULE_6__/* .affectedKinds */ .Ur)(changes);
    const affected = new Set();
    const resolver = new _resolve_js__WEBPACK_IMPORTED_MODULE_4__/* .Resolver */ .x(tree, isTouched);
    let linked = [];
    const absent = [];
    for (const made of claims) {
        const { claim, returnFile } = made;
        const subject = of(made);
        if (affected.has(subject) || (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__.isTooLong)(claim.path))
            continue;
        if (isHeldAgainst(made))
            affected.add(subject);
        const path = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.claimedFile)(claim);
        if (path === null)
            continue;
        const places = [path, ...(0,_families_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .movedWith */ .WK)(path, returnFile)];
        for (const place of places) {
            if (isTouched(place))
                affected.add(subject);
            else if (tree.find(place)?.kind !== 'file')
                linked.push({ place, subject });
        }
        if (places.every((place) => tree.find(place) === undefined))
            absent.push({ place: path, subject });
    }
    for (const { place, subject } of await placesNow(absent.filter(({ subject }) => !affected.has(subject)), tree, changes)) {
        if (isTouched(place))
            affected.add(subject);
        else
            linked.push({ place, subject });
    }
    const gone = (0,_kind_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersOf */ .pd)(changes.deleted);
    for (;;) {
        linked = linked.filter(({ place, subject }) => {
            if (affected.has(subject))
                return false;
            const found = resolver.resolve(place);
            if (found.touched || (found.kind === 'absent' && found.linked && gone.has(found.at)))
                affected.add(subject);
            return found.kind === 'unread';
        });
        if (linked.length === 0)
            return affected;
        await resolver.read();
    }
}
async function placesNow(absent, tree, { changed, added = changed, deleted }) {
    const touched = [...deleted, ...[...changed].filter((path) => !added.has(path))];
    if (absent.length === 0 || touched.length === 0)
        return [];
    const paths = [...new Set(absent.map(({ place }) => place))];
    const endings = new _model_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .Endings */ .BJ(paths);
    for (const path of touched)
        endings.take(path);
    const ending = endings.found();
    const exists = (path) => deleted.has(path) || tree.find(path)?.kind === 'file';
    const absences = await tree.explainAbsent({ paths, needed: new Set(), exists, base: null });
    return absent.flatMap(({ place, subject }) => {
        const past = absences.get(place)?.past;
        const places = [...(ending.get(place) ?? []), ...(past?.kind === 'moved' ? [past.to] : [])];
        return places.map((found) => ({ place: found, subject }));
    });
}


/***/ }),

/***/ 10715:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ commitVerifier),
/* harmony export */   TN: () => (/* binding */ commitsCounted),
/* harmony export */   zt: () => (/* binding */ commitCountVerifier)
/* harmony export */ });
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36739);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


const commitVerifier = {
    kind: 'commit',
    postponed: true,
    verify: async (claims, tree) => {
        const ids = claims.map(({ claim: { path } }) => path.toLowerCase());
        const found = await tree.commitsNamed([...new Set(ids)]);
        return ids.map((id) => {
            const finding = found.get(id);
            if (finding?.kind === 'ancestor')
                return (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)('present', { commit: finding.id });
            if (finding?.kind === 'undetermined')
                return (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)('undetermined', { detail: finding.detail });
            return (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)('missing', { detail: 'It is not in the history.' });
        });
    },
};
const commitCountVerifier = {
    kind: 'count',
    asks: 'commits',
    postponed: true,
    verify: async (claims, tree) => {
        const questions = claims.map(({ claim: { asked } }) => (asked?.kind === 'commits' ? asked : null));
        const found = await commitsCounted(questions, tree);
        return found.map((between, n) => verdictOn(questions[n]?.total, between));
    },
};
async function commitsCounted(questions, tree) {
    const counting = questions.flatMap((question) => {
        const between = question?.between ?? null;
        return question === null || between === null ? [] : [{ question, ends: endsOf(between) }];
    });
    const ids = counting.flatMap(({ ends }) => ends);
    const named = ids.length === 0 ? new Map() : await tree.commitsNamed([...new Set(ids)]);
    const absences = new Map();
    const pairs = new Map();
    for (const { question, ends } of counting) {
        const [earlier, later] = ends.map((id) => named.get(id));
        if (earlier?.kind === 'ancestor' && later?.kind === 'ancestor') {
            pairs.set(question, { earlier: earlier.id, later: later.id });
        }
        else {
            const isUnknown = earlier?.kind === 'unknown' || later?.kind === 'unknown';
            absences.set(question, isUnknown ? 'lost' : 'shallow');
        }
    }
    const counted = pairs.size === 0 ? [] : await tree.commitsBetween([...pairs.values()]);
    const windows = new Map([...pairs.keys()].map((question, n) => [question, counted[n] ?? 'shallow']));
    return questions.map((question) => question === null ? 'none' : (windows.get(question) ?? absences.get(question) ?? 'none'));
}
function endsOf({ earlier, later }) {
    return [earlier.toLowerCase(), later.toLowerCase()];
}
const WHY_NOT = {
    none: 'It names no two commits to count between.',
    lost: 'A commit that it counts from or to is not in the history.',
    shallow: 'History is too shallow here to count its commits.',
};
function verdictOn(total, found) {
    if (typeof found === 'string')
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)('not-countable', { detail: WHY_NOT[found] });
    if (!found.isAncestor) {
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)('differs', { detail: 'The commit at which it began does not lead to the one at which it ended.' });
    }
    if (found.count === total)
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)('agrees');
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)('differs', { detail: `The history has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(found.count, 'commit')} between the two.` });
}


/***/ }),

/***/ 97195:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ saysDeleted),
/* harmony export */   v: () => (/* binding */ deletionVerifier)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41069);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36739);




const DELETED = new Set(['deletion', 'deleted', 'removed', 'delete']);
function saysDeleted(type) {
    return DELETED.has(type.trim().toLowerCase());
}
const deletionVerifier = {
    kind: 'deletion',
    verify: async (claims, tree) => {
        const asFiles = claims.map(({ claim, returnFile }) => ({ claim: { ...claim, kind: 'file' }, returnFile }));
        const found = await _file_js__WEBPACK_IMPORTED_MODULE_1__/* .fileVerifier */ .F.verify(asFiles, tree, NONE);
        return found.map((verdict, n) => stillThere(verdict, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAt */ .s2)(claims, n).claim, tree));
    },
};
const NONE = new Set();
function stillThere(verdict, claim, tree) {
    const { name, foundAt, submodule } = verdict;
    const path = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.claimedFile)(claim);
    if (path === null || name === 'outside')
        return verdict;
    const entry = tree.find(path);
    const isThere = entry !== undefined && entry.kind !== 'directory';
    if (name === 'directory' && !isThere)
        return verdict;
    if (submodule !== undefined && !isThere)
        return verdict;
    if (isThere || (name !== 'missing' && name !== 'case-mismatch'))
        return (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)('present', { foundAt });
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)('missing');
}


/***/ }),

/***/ 41069:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ fileVerifier)
});

// EXTERNAL MODULE: ./src/model/tree.ts
var tree = __webpack_require__(69897);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/claims/content.ts
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]*\n)*oid sha256:[0-9a-f]{64}\nsize (\d{1,15})\n$/;
const LARGEST_POINTER = 1_024;
const TELLING = 64;
const NO_BYTES = Buffer.alloc(0);
class Look {
    view = (piece) => this.#take(piece);
    #head = NO_BYTES;
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

// EXTERNAL MODULE: ./src/families/archive.ts
var archive = __webpack_require__(72530);
// EXTERNAL MODULE: ./src/claims/kind.ts
var kind = __webpack_require__(36739);
// EXTERNAL MODULE: ./src/claims/resolve.ts
var resolve = __webpack_require__(75125);
;// CONCATENATED MODULE: ./src/claims/file.ts








const NONE = new Set();
const fileVerifier = { kind: 'file', verify };
async function verify(claims, tree, changed = NONE) {
    const { resolver } = knownOf(tree);
    let pending = claims.map((claim) => pendingVerdict(claim, tree, resolver));
    while (!pending.every(isRead)) {
        await resolver.read();
        pending = pending.map((item, n) => (isRead(item) ? item : pendingVerdict((0,collections/* elementAt */.s2)(claims, n), tree, resolver)));
    }
    const files = await measure(pending, tree, changed);
    const inLfs = await pointersIn(pending, files, tree);
    const submodules = pending.some(({ kind }) => kind === 'submodule') ? await tree.submodules() : NONE;
    return pending.map((item, n) => {
        if (item.kind === 'decided')
            return item.verdict;
        if (item.kind === 'submodule') {
            return typeof submodules === 'string'
                ? (0,kind/* undeterminedByRules */.tD)('.gitmodules', submodules)
                : inSubmodule(item.path, submodules.has(item.path));
        }
        return ofFile(item, (0,collections/* valueOf */.RP)(files, item.id), inLfs(item.path), item.id === (0,collections/* elementAt */.s2)(claims, n).returnId);
    });
}
function isRead(item) {
    return item.kind !== 'unread';
}
function pendingVerdict({ claim, returnFile }, tree, resolver) {
    if ((0,model_path.isTooLong)(claim.path)) {
        return decided('missing', { detail: 'The path has more than 4,096 bytes: no file has such a path.' });
    }
    const path = (0,model_claim.claimedFile)(claim);
    if (path === null)
        return decided('outside', { detail: `${whyOutside(claim.path)}${endingInside(claim.path, tree)}` });
    const found = resolver.resolve(path);
    if (found.kind !== 'absent')
        return ofResolution(found, claim, path, false);
    const fromRoot = (0,model_claim.otherPlace)(claim);
    if (fromRoot !== null && fromRoot !== path) {
        const other = resolver.resolve(fromRoot);
        if (other.kind !== 'absent')
            return ofResolution(other, claim, path, false);
    }
    for (const candidate of (0,archive/* movedWith */.WK)(path, returnFile)) {
        const moved = resolver.resolve(candidate);
        if (moved.kind === 'found' || moved.kind === 'unread')
            return ofResolution(moved, claim, candidate, true);
    }
    for (const place of [path, ...placeBehindLink(found)]) {
        const other = inOtherCase(place, tree, resolver);
        if (other !== null)
            return other;
    }
    return decided('missing', { detail: found.linked ? 'The link on its way leads nowhere.' : lookalike(path, tree) });
}
const MOST_LINKS = 8;
function inOtherCase(path, tree, resolver) {
    let asked = path;
    for (let links = 0; links < MOST_LINKS; links++) {
        const other = tree.findOtherCase(asked);
        if (other === undefined)
            return null;
        const found = resolver.resolve(other);
        if (found.kind === 'unread')
            return { kind: 'unread' };
        if (found.kind === 'found') {
            return found.entry.kind === 'file' ? decided('case-mismatch', { foundAt: other }) : null;
        }
        const [behind] = found.kind === 'absent' ? placeBehindLink(found) : [];
        if (behind === undefined)
            return null;
        asked = behind;
    }
    return null;
}
function placeBehindLink({ linked, at, rest }) {
    if (!linked || rest === null)
        return [];
    return [rest === '' ? at : `${at}/${rest}`];
}
function lookalike(path, tree) {
    const isThere = ['NFC', 'NFD'].some((form) => {
        const other = path.normalize(form);
        return other !== path && tree.find(other)?.kind === 'file';
    });
    return isThere ? 'A file is there whose name looks the same, but is written in another Unicode form.' : null;
}
function ofResolution(found, claim, asked, relocated) {
    if (found.kind === 'unread')
        return { kind: 'unread' };
    if (found.kind === 'lacking')
        return { kind: 'decided', verdict: lacking(`the link ${found.at}`, found.id) };
    if (found.kind === 'outside') {
        return decided('outside', { detail: `The symbolic link ${found.link} leaves the project root.` });
    }
    const { entry, path } = found;
    if (entry.kind === 'submodule')
        return { kind: 'submodule', path };
    if (entry.kind === 'directory') {
        return decided('directory', relocated ? { foundAt: asked, detail: `It was moved to ${asked}.` } : {});
    }
    const foundAt = relocated ? asked : path === asked ? null : path;
    if ((0,model_path.namesFolder)(claim.path)) {
        return decided('directory', {
            foundAt,
            detail: `The path is written as a folder, but ${asked} is a file.`,
        });
    }
    return { kind: 'file', id: entry.id, path, foundAt, relocated };
}
function decided(name, known) {
    return { kind: 'decided', verdict: (0,kind/* verdictOf */.Vj)(name, known) };
}
const WORTH_KEEPING = 4_096;
const MOST_SHOWN = 100 * 1024 * 1024;
const knownOf = (0,collections/* oncePer */.Pu)((tree) => ({ resolver: new resolve/* Resolver */.x(tree), inspections: new Map() }));
async function measure(pending, tree, changed) {
    const asked = new Map();
    for (const item of pending) {
        if (item.kind === 'file')
            asked.set(item.id, asked.get(item.id) === true || changed.has(item.path));
    }
    const ids = [...asked.keys()];
    const sizes = await sizesOf(ids, tree);
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
async function sizesOf(ids, tree) {
    const sizes = await tree.sizes(ids);
    const unknown = ids.filter((_, n) => sizes[n]?.bytes === null);
    if (unknown.length === 0)
        return sizes;
    await tree.fetchContents(unknown);
    return tree.sizes(ids);
}
const LARGEST_NEW_FILE = 8 * 1024 * 1024;
function isTelling(size, isNew) {
    const bytes = size?.bytes ?? 0;
    return bytes > 0 && (size?.telling === true || (isNew && bytes <= LARGEST_NEW_FILE));
}
async function pointersIn(pending, files, tree) {
    const isPointer = (item) => item.kind === 'file' && typeof (0,collections/* valueOf */.RP)(files, item.id).content?.pointerSize === 'number';
    const pointers = pending.filter(isPointer);
    if (pointers.length === 0)
        return () => false;
    const paths = new Set(pointers.map(({ path }) => path));
    const kept = await tree.inLfs([...paths]);
    return (path) => (typeof kept === 'string' ? paths.has(path) && kept : kept.has(path));
}
function ofFile({ id, path, foundAt, relocated }, { size: bytes, content }, inLfs, isReturn) {
    if (bytes === null)
        return { ...lacking(path, id), foundAt };
    if (typeof inLfs === 'string')
        return { ...(0,kind/* undeterminedByRules */.tD)('.gitattributes', inLfs), foundAt };
    const size = (inLfs ? content?.pointerSize : null) ?? bytes;
    const name = size === 0 ? 'empty' : relocated ? 'relocated' : 'present';
    return (0,kind/* verdictOf */.Vj)(name, {
        size,
        foundAt,
        blank: size !== 0 && content?.blank === true,
        ...(name === 'relocated' ? { by: 'archive' } : {}),
        ...(isReturn ? { isReturn } : {}),
    });
}
function lacking(file, id) {
    return (0,kind/* verdictOf */.Vj)('undetermined', { detail: (0,tree/* lackingContent */.Tr)(file, id), by: 'content' });
}
function inSubmodule(path, named) {
    const detail = named
        ? `${path} is a submodule.`
        : `${path} is a commit of another repository, but .gitmodules names no submodule there.`;
    return (0,kind/* verdictOf */.Vj)('unverifiable', { detail, submodule: { path, named } });
}
function endingInside(path, tree) {
    if (!path.startsWith('/'))
        return '';
    const segments = path.slice(1, LONGEST_ABSOLUTE).split('/');
    for (let n = 0; n < segments.length; n++) {
        if (n > 0 && n === segments.length - 1)
            return '';
        const end = (0,model_path.normalisePath)(segments.slice(n).join('/'));
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


/***/ }),

/***/ 36739:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ isTouchedBy),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   tD: () => (/* binding */ undeterminedByRules)
/* harmony export */ });
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69897);

function isTouchedBy({ changed, deleted }) {
    return (path) => changed.has(path) || deleted.has(path);
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
function verdictOf(name, known = {}) {
    return { name, size: null, foundAt: null, detail: null, blank: false, ...known };
}
function undeterminedByRules(files, why) {
    if (why === 'lacking')
        return verdictOf('undetermined', { detail: (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .lackingContent */ .Tr)(files, null), by: 'content' });
    const detail = `git cannot apply the ${files} files: there are too many, they are too large, or a pattern takes more than ten seconds.`;
    return verdictOf('undetermined', { detail, by: 'rules' });
}


/***/ }),

/***/ 75125:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ Resolver)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);


const MOST_LINKS = 40;
const LONGEST_TARGET = 4_096;
const LACKING = Symbol('lacking');
const DIRECTORY = { kind: 'directory' };
class Resolver {
    #tree;
    #isWatched;
    #root = { path: '', above: undefined, entry: DIRECTORY, touched: false, children: new Map() };
    #targets = new Map();
    #ways = new Map();
    #unread = new Set();
    constructor(tree, isWatched = () => false) {
        this.#tree = tree;
        this.#isWatched = isWatched;
    }
    resolve(path) {
        const direct = this.#tree.find(path);
        if (direct !== undefined && direct.kind !== 'link') {
            return { kind: 'found', path, entry: direct, touched: this.#isWatched(path) };
        }
        const way = wayFrom(this.#root, path, '');
        const end = this.#follow(way, 0);
        const { touched } = way;
        switch (end.kind) {
            case 'at':
                return { kind: 'found', path: end.place.path, entry: end.entry, touched };
            case 'absent': {
                const rest = end.within === way ? way.steps.slice(way.next + 1).join('/') : null;
                return { kind: 'absent', linked: way.links > 0, at: end.at, rest, touched };
            }
            case 'too-many':
                return { kind: 'absent', linked: true, at: end.at, rest: null, touched };
            default:
                return { ...end, touched };
        }
    }
    async read() {
        if (this.#unread.size === 0)
            throw new Error('no link is left to be read');
        const links = [...this.#unread].map((id) => ({ id, text: '' }));
        this.#unread.clear();
        const viewers = links.map((link) => (piece) => {
            link.text += Buffer.from(piece).toString('latin1');
            return link.text.length <= LONGEST_TARGET;
        });
        await this.#tree.show(links.map(({ id }) => id), viewers);
        const sizes = await this.#tree.sizes(links.filter(isUnseen).map(({ id }) => id));
        let unseen = 0;
        for (const link of links) {
            const isLacking = isUnseen(link) && (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .elementAt */ .s2)(sizes, unseen++).bytes === null;
            this.#targets.set(link.id, isLacking ? LACKING : targetOf(link.text));
        }
    }
    #follow(way, depth) {
        if (way.end !== undefined)
            return way.end;
        const end = this.#walk(way, depth);
        if (end.kind !== 'unread' && end.kind !== 'too-many')
            way.end = end;
        return end;
    }
    #walk(way, depth) {
        const { steps, via } = way;
        for (; way.next < steps.length; way.next++) {
            const step = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .elementAt */ .s2)(steps, way.next);
            if (step === '' || step === '.')
                continue;
            if (step === '..') {
                if (way.at.above === undefined)
                    return { kind: 'outside', link: via };
                way.at = way.at.above;
                continue;
            }
            const place = this.#child(way, step);
            if (typeof place === 'string')
                return { kind: 'absent', at: place, within: way };
            const { entry } = place;
            const end = entry.kind === 'link' ? this.#throughLink(way, place, entry.id, depth) : { kind: 'at', place, entry };
            if (end.kind !== 'at' || end.entry.kind === 'submodule')
                return end;
            const isLast = way.next === steps.length - 1;
            if (end.entry.kind === 'file')
                return isLast ? end : { kind: 'absent', at: end.place.path };
            way.at = end.place;
        }
        return { kind: 'at', place: way.at, entry: DIRECTORY };
    }
    #child(way, name) {
        const { at } = way;
        let place = at.children.get(name);
        if (place === undefined) {
            const path = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(at.path, name);
            const touched = this.#isWatched(path);
            way.touched ||= touched;
            const entry = this.#tree.find(path);
            if (entry === undefined)
                return path;
            place = { path, above: at, entry, touched, children: new Map() };
            at.children.set(name, place);
        }
        way.touched ||= place.touched;
        return place;
    }
    #throughLink(way, link, id, depth) {
        if (depth >= MOST_LINKS)
            return { kind: 'too-many', at: link.path };
        const target = this.#targets.get(id);
        if (target === undefined) {
            this.#unread.add(id);
            return { kind: 'unread' };
        }
        if (target === LACKING)
            return { kind: 'lacking', at: link.path, id };
        way.links++;
        if (target === null)
            return { kind: 'absent', at: link.path };
        if (isRooted(target))
            return { kind: 'outside', link: link.path };
        const inner = this.#ways.get(link) ?? wayFrom(way.at, target, link.path);
        this.#ways.set(link, inner);
        const end = this.#follow(inner, depth + 1);
        way.touched ||= inner.touched;
        if (end.kind === 'unread' || end.kind === 'too-many') {
            way.links--;
            return end;
        }
        way.links += inner.links;
        return way.links > MOST_LINKS ? { kind: 'absent', at: link.path } : end;
    }
}
function wayFrom(at, path, via) {
    return { at, steps: path.split('/'), next: 0, via, links: 0, touched: false, end: undefined };
}
function isUnseen({ text }) {
    return text === '';
}
function targetOf(text) {
    return text === '' || text.length > LONGEST_TARGET ? null : (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.decodePathBytes)(text);
}
function isRooted(target) {
    return target.startsWith('/') || /^[A-Za-z]:/.test(target);
}


/***/ }),

/***/ 37633:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $_: () => (/* binding */ NOT_YET),
  Ur: () => (/* binding */ affectedKinds),
  RC: () => (/* binding */ isPostponed),
  MX: () => (/* binding */ verify_verify),
  xJ: () => (/* binding */ verifyFiles)
});

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/claims/commits.ts
var commits = __webpack_require__(10715);
// EXTERNAL MODULE: ./src/model/tree.ts
var model_tree = __webpack_require__(69897);
// EXTERNAL MODULE: ./src/model/requirements.ts
var requirements = __webpack_require__(16057);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/read/markdown/rendered.ts
var rendered = __webpack_require__(97811);
// EXTERNAL MODULE: ./src/claims/kind.ts
var claims_kind = __webpack_require__(36739);
;// CONCATENATED MODULE: ./src/claims/count.ts






const LARGEST = 1024 * 1024;
const MOST_SPECS = 1_000;
const countVerifier = { kind: 'count', verify, affectedBy };
function affectedBy(changes) {
    const isTouched = (0,claims_kind/* isTouchedBy */.QL)(changes);
    let folders;
    return ({ returnFile }) => {
        if (isTouched((0,requirements.besideOf)(returnFile, 'spec.md')) || isTouched((0,requirements.besideOf)(returnFile, 'tasks.md')))
            return true;
        folders ??= (0,claims_kind/* foldersOf */.pd)([...changes.changed, ...changes.deleted].filter(isSpec));
        return folders.has((0,requirements.besideOf)(returnFile, 'specs'));
    };
}
async function verify(claims, tree) {
    const specs = await specsIn(tree);
    const byFolder = new Map();
    for (const { returnFile } of claims) {
        const folder = (0,requirements.folderOf)(returnFile);
        if (!byFolder.has(folder))
            byFolder.set(folder, specsOf(returnFile, specs));
    }
    const counts = await countsIn(byFolder, tree);
    return claims.map(({ claim: { asked }, returnFile }) => asked?.kind === 'count'
        ? verdictOn(asked, counts.get((0,requirements.folderOf)(returnFile)) ?? 'There is no spec in the folder of the report.')
        : (0,claims_kind/* verdictOf */.Vj)('not-countable'));
}
function verdictOn({ of, total }, counts) {
    if (typeof counts === 'string')
        return (0,claims_kind/* verdictOf */.Vj)('not-countable', { detail: counts });
    const found = counts.rendered[of];
    const specs = counts.specs === 1 ? 'The spec in its folder has' : 'The specs in its folder have';
    if (found === total || counts.written[of] === total)
        return (0,claims_kind/* verdictOf */.Vj)('agrees');
    if (found === 0)
        return (0,claims_kind/* verdictOf */.Vj)('not-countable', { detail: `${specs} no heading of a ${of}.` });
    return (0,claims_kind/* verdictOf */.Vj)('differs', { detail: `${specs} ${(0,model_text.count)(found, of)}.` });
}
const specsIn = (0,collections/* oncePer */.Pu)(async (tree) => {
    const files = await tree.findAll({ patterns: ['**/spec.md'], matches: isSpec });
    return [...files].sort((a, b) => (0,model_text.compareText)(a.path, b.path));
});
function isSpec(path) {
    return path === 'spec.md' || path.endsWith('/spec.md');
}
function specsOf(report, specs) {
    const folder = (0,requirements.besideOf)(report, 'specs');
    const first = firstFrom(`${folder}/`, specs);
    const end = Math.min(firstFrom(`${folder}0`, specs), first + MOST_SPECS + 1);
    if (end > first)
        return specs.slice(first, end);
    const own = (0,requirements.besideOf)(report, 'spec.md');
    const spec = specs[firstFrom(own, specs)];
    return spec?.path === own ? [spec] : [];
}
function firstFrom(path, files) {
    return (0,collections/* firstWhere */.U1)(files.length, (n) => (0,collections/* elementAt */.s2)(files, n).path >= path);
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
    for await (const [{ path }, content] of (0,model_tree/* readEach */.e2)(tree, files, LARGEST)) {
        texts.set(path, content.kind === 'bytes' ? await countsOf(content.bytes) : content.kind);
    }
    return new Map([...byFolder].flatMap(([folder, specs]) => {
        const sum = sumOf(specs, texts);
        return sum === null ? [] : [[folder, sum]];
    }));
}
async function countsOf(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        .toString('utf8')
        .replace(/^\uFEFF/, '');
    return { rendered: tallyOf(await (0,rendered/* renderedMarkdown */.nV)(text)), written: tallyOf(text), specs: 1 };
}
function tallyOf(text) {
    return {
        requirement: (0,requirements.countIn)(text, 'requirement'),
        scenario: (0,requirements.countIn)(text, 'scenario'),
        task: (0,requirements.countIn)(text, 'task'),
    };
}
function sumOf(specs, counts) {
    if (specs.length === 0)
        return null;
    if (specs.length > MOST_SPECS)
        return `More than ${String(MOST_SPECS)} specs are in the folder of the report.`;
    const rendered = { requirement: 0, scenario: 0, task: 0 };
    const written = { requirement: 0, scenario: 0, task: 0 };
    for (const { path, link } of specs) {
        const found = counts.get(path);
        if (link)
            return 'A spec in the folder of the report is a symbolic link.';
        if (found === 'lacking')
            return (0,model_tree/* lackingContent */.Tr)('a spec in the folder of the report', null);
        if (found === undefined || found === 'too-large')
            return 'A spec in the folder of the report is too large to be read.';
        for (const of of ['requirement', 'scenario', 'task']) {
            rendered[of] += found.rendered[of];
            written[of] += found.written[of];
        }
    }
    return { rendered, written, specs: specs.length };
}

// EXTERNAL MODULE: ./src/claims/deletion.ts
var deletion = __webpack_require__(97195);
// EXTERNAL MODULE: ./src/claims/file.ts + 1 modules
var file = __webpack_require__(41069);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/families/archive.ts
var archive = __webpack_require__(72530);
;// CONCATENATED MODULE: ./src/claims/progress.ts






const MARKS = new Set(['COMPLETED', 'IN PROGRESS', 'NOT STARTED', 'PARTIAL', 'BLOCKED']);
const DONE = 'COMPLETED';
const BRACKETED = /\[([A-Za-z ]{1,20})\]/g;
const LONGEST_LINE = 1_000;
function planProgress(text) {
    const headings = [];
    const hidden = [];
    const boxes = [];
    let fence = null;
    let inComment = false;
    for (const [index, line] of text.split('\n').entries()) {
        const shown = line.slice(0, LONGEST_LINE);
        const bare = shown.trim();
        const heading = headingOf(shown, index + 1);
        const opened = fenceOpenedBy(bare);
        if (inComment) {
            hidden.push(...heading);
            inComment = !bare.includes('-->');
        }
        else if (fence !== null) {
            hidden.push(...heading);
            if (!bare.startsWith(fence))
                continue;
            if (isAll(bare, fence))
                fence = null;
            else if (opened !== null)
                return null;
        }
        else if (opened !== null) {
            fence = opened;
        }
        else if (bare.lastIndexOf('<!--') > bare.lastIndexOf('-->')) {
            inComment = true;
        }
        else {
            headings.push(...heading);
            boxes.push(...boxOf(shown, index + 1));
        }
    }
    if (fence !== null || inComment)
        return null;
    const numbered = headings.filter(({ label }) => label !== null);
    if (hidesPhase(hidden, numbered))
        return null;
    if (numbered.length > 0)
        return ofHeadings(numbered);
    if (headings.some(({ marks }) => marks > 0))
        return ofHeadings(withoutNumbers(headings));
    return boxes.length === 0 ? null : { by: 'boxes', phases: boxes };
}
function hidesPhase(hidden, shown) {
    const labels = new Set(shown.map(({ label }) => label));
    return hidden.some(({ label, marks }) => label !== null && marks > 0 && !labels.has(label));
}
function ofHeadings(phases) {
    if (phases.length === 0)
        return null;
    const { level: common } = (0,collections/* elementAt */.s2)(phases, 0);
    const labels = phases.flatMap(({ label }) => label ?? []);
    const isPlain = phases.every(({ level, marks }) => level === common && marks === 1) && new Set(labels).size === labels.length;
    if (!isPlain)
        return null;
    return { by: 'headings', phases: phases.map(({ line, completed, mark }) => ({ line, completed, mark })) };
}
function withoutNumbers(headings) {
    const isMarked = ({ marks }) => marks > 0;
    const [first, last] = [headings.findIndex(isMarked), headings.findLastIndex(isMarked)];
    const { level } = (0,collections/* elementAt */.s2)(headings, first);
    if (level < 2)
        return [];
    return headings.slice(first, last + 1).filter((heading) => heading.level === level || isMarked(heading));
}
function fenceOpenedBy(line) {
    return /^(?:~{3,}|`{3,}(?=[^`]*$))/.exec(line)?.[0] ?? null;
}
function isAll(line, fence) {
    return line === fence.charAt(0).repeat(line.length);
}
function headingOf(line, number) {
    const opening = /^ {0,3}(#{1,6})[ \t]/.exec(line)?.[1];
    if (opening === undefined)
        return [];
    const text = line.slice(line.indexOf(opening) + opening.length).trim();
    const marks = marksIn(text);
    const label = /^[*_]{0,2}phase[ \t]{1,9}(\d{1,9}(?:[.]\d{1,9})?[a-z]?)(?![\w-])/i.exec(text)?.[1] ?? null;
    const [mark = ''] = marks;
    const completed = mark === DONE;
    return [
        {
            level: opening.length,
            label: label?.toLowerCase() ?? null,
            marks: marks.length,
            line: number,
            completed,
            mark: `[${mark}]`,
        },
    ];
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
        return [];
    const completed = sign !== ' ';
    return [{ line: number, completed, mark: completed ? '[x]' : '[ ]' }];
}
const LARGEST_PLAN = 1024 * 1024;
const MOST_PLANS = 20;
const progressVerifier = { kind: 'progress', verify: progress_verify, affectedBy: progress_affectedBy };
function progress_affectedBy(changes) {
    const isTouched = (0,claims_kind/* isTouchedBy */.QL)(changes);
    let folders;
    return ({ claim: { asked }, returnFile }) => {
        if (asked?.kind !== 'progress')
            return false;
        if (asked.plans.length > 0)
            return placesOf(asked.plans, returnFile).flat().some(isTouched);
        folders ??= (0,claims_kind/* foldersOf */.pd)([...changes.changed, ...changes.deleted].filter((path) => IN_PLANS.test(path)));
        return folders.has(`${taskFolder(returnFile)}plans`);
    };
}
async function progress_verify(claims, tree) {
    const questions = [];
    for (const { claim, returnFile } of claims) {
        const asked = claim.asked?.kind === 'progress' ? claim.asked : null;
        questions.push({ asked, of: asked === null ? NO_PLANS : await plansOf(asked, returnFile, tree) });
    }
    const wanted = questions.flatMap(({ of: { meant, all } }) => [...meant, ...all]);
    const plans = await readPlans([...new Map(wanted.map((plan) => [plan.path, plan])).values()], tree);
    return questions.map(({ asked, of }) => (asked === null ? (0,claims_kind/* verdictOf */.Vj)('no-plan') : verdictBy(asked, of, plans)));
}
const NO_PLANS = { meant: [], all: [], more: false };
async function plansOf(asked, returnFile, tree) {
    const { all, more } = (await planFolders(tree)).get(`${taskFolder(returnFile)}plans`) ?? NO_PLANS;
    if (asked.plans.length === 0)
        return { meant: all, all, more };
    return { meant: placesOf(asked.plans, returnFile).flatMap((places) => firstFile(places, tree)), all, more };
}
function firstFile(paths, tree) {
    for (const path of paths) {
        const file = (0,model_tree/* fileAt */.Wd)(tree, path);
        if (file !== undefined)
            return [file];
    }
    return [];
}
function placesOf(plans, returnFile) {
    return plans.slice(0, MOST_PLANS).flatMap((written) => {
        const path = (0,model_path.isTooLong)(written) ? null : (0,model_path.normalisePath)(written);
        return path === null ? [] : [[path, ...(0,archive/* movedWith */.WK)(path, returnFile)]];
    });
}
function taskFolder(file) {
    const folders = file.split('/').slice(0, -1);
    if (folders.at(-1) === '.meta')
        folders.pop();
    return folders.map((folder) => `${folder}/`).join('');
}
const IN_PLANS = /(?:^|\/)plans\/[^/]+\.md$/;
const planFolders = (0,collections/* oncePer */.Pu)(async (tree) => {
    const files = await tree.findAll({ patterns: ['**/plans/*.md'], matches: (path) => IN_PLANS.test(path) });
    const byFolder = (0,collections/* groupBy */.$z)(files.filter(({ link }) => !link), ({ path }) => path.slice(0, path.lastIndexOf('/')));
    return new Map([...byFolder].map(([folder, plans]) => {
        const all = plans.sort(newestFirst).slice(0, MOST_PLANS);
        return [folder, { all, more: plans.length > MOST_PLANS }];
    }));
});
function newestFirst(a, b) {
    return numberOf(b.path) - numberOf(a.path) || (0,model_text.compareText)(b.path, a.path);
}
function numberOf(path) {
    const digits = /^\d{1,9}/.exec(path.slice(path.lastIndexOf('/') + 1))?.[0];
    return digits === undefined ? -1 : Number(digits);
}
async function readPlans(files, tree) {
    const plans = new Map();
    for await (const [{ path }, content] of (0,model_tree/* readEach */.e2)(tree, files, LARGEST_PLAN)) {
        const found = content.kind === 'bytes' ? planProgress(Buffer.from(content.bytes).toString('utf8')) : null;
        if (found !== null)
            plans.set(path, found);
    }
    return plans;
}
function verdictBy(asked, { meant, all, more }, plans) {
    const by = ({ path }) => compared(asked, path, plans.get(path));
    const verdicts = meant.map(by);
    const agreeing = verdicts.find(({ name }) => name === 'agrees');
    if (agreeing !== undefined)
        return agreeing;
    const [likeliest = (0,claims_kind/* verdictOf */.Vj)('no-plan')] = verdicts;
    if (likeliest.name !== 'other-total')
        return likeliest;
    const ofTask = [...verdicts, ...all.map(by)];
    if (!more && ofTask.every(({ name }) => name === 'other-total'))
        return likeliest;
    return ofTask.find(({ name }) => name === 'agrees') ?? (0,claims_kind/* verdictOf */.Vj)('no-plan');
}
function compared({ completed, total }, path, plan) {
    if (plan === undefined)
        return (0,claims_kind/* verdictOf */.Vj)('no-plan');
    const { by, phases } = plan;
    const done = phases.filter((phase) => phase.completed).length;
    const claimed = completed === 'all' ? phases.length : completed;
    const isOther = total === null ? claimed > phases.length : total !== phases.length;
    const kind = by === 'headings' ? 'phase' : 'task';
    if (isOther) {
        if (by === 'boxes')
            return (0,claims_kind/* verdictOf */.Vj)('no-plan');
        return (0,claims_kind/* verdictOf */.Vj)('other-total', { foundAt: path, detail: `${path} has ${(0,model_text.count)(phases.length, kind)}.` });
    }
    if (by === 'boxes' && total === null)
        return (0,claims_kind/* verdictOf */.Vj)('no-plan');
    const open = phases.find((phase) => !phase.completed);
    if (done >= claimed || open === undefined)
        return (0,claims_kind/* verdictOf */.Vj)('agrees', { foundAt: path });
    return (0,claims_kind/* verdictOf */.Vj)('behind', {
        foundAt: path,
        detail: `${path} marks ${String(done)} of ${(0,model_text.count)(phases.length, kind)} as completed: line ${String(open.line)} says ${open.mark}.`,
    });
}

;// CONCATENATED MODULE: ./src/claims/verify.ts








const observationVerifier = {
    kind: 'observation',
    verify: (claims) => Promise.resolve(claims.map(() => (0,claims_kind/* verdictOf */.Vj)('unverifiable', { detail: 'It is an Engram observation.' }))),
};
const VERIFIERS = [
    file/* fileVerifier */.F,
    observationVerifier,
    commits/* commitVerifier */.E,
    progressVerifier,
    commits/* commitCountVerifier */.zt,
    countVerifier,
    deletion/* deletionVerifier */.v,
];
const NONE = new Set();
async function verify_verify(claims, tree, changed = NONE) {
    const verdicts = new Map();
    for (const [verifier, list] of (0,collections/* groupBy */.$z)(claims, ({ claim }) => verifierOf(claim))) {
        const found = await verifier.verify(list, tree, changed);
        found.forEach((verdict, n) => verdicts.set((0,collections/* elementAt */.s2)(list, n), verdict));
    }
    return claims.map((item) => (0,collections/* valueOf */.RP)(verdicts, item));
}
function isPostponed(claim) {
    return verifierOf(claim).postponed === true;
}
function affectedKinds(changes) {
    const affected = new Map(VERIFIERS.map((verifier) => [verifier, verifier.affectedBy?.(changes)]));
    return (made) => affected.get(verifierOf(made.claim))?.(made) === true;
}
function verifierOf(claim) {
    const kind = (0,model_claim.kindOf)(claim);
    const found = VERIFIERS.find((one) => one.kind === kind && (one.asks === undefined || one.asks === claim.asked?.kind));
    if (found === undefined)
        throw new Error(`claims of the kind ${kind} cannot be verified`);
    return found;
}
const NOT_YET = (0,claims_kind/* verdictOf */.Vj)('undetermined');
async function verifyFiles(paths, tree) {
    const claims = [...paths].map((path) => ({ claim: { path, pointer: '', type: null }, returnFile: '' }));
    const verdicts = await verify_verify(claims, tree);
    return new Map(claims.map(({ claim: { path } }, n) => [path, (0,collections/* elementAt */.s2)(verdicts, n)]));
}


/***/ }),

/***/ 50699:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ copySearch),
/* harmony export */   Yz: () => (/* binding */ findAdded),
/* harmony export */   bz: () => (/* binding */ countUnsuccessful),
/* harmony export */   eE: () => (/* binding */ findCandidates)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82959);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25821);




function copySearch(comparison, { agentBranch, changes }) {
    if (comparison === null || agentBranch === null || comparison.candidates.length === 0)
        return null;
    const keys = new Set(comparison.candidates.map(({ statement }) => statement.key));
    return { keys, among: (file) => changes?.changed.has(file) !== true };
}
function findCandidates(records, candidates, inUse, findings) {
    if (candidates.length === 0)
        return [];
    const contents = new Map(candidates.map(({ file, index, statement }) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)({ file, index }), statement.content]));
    const standards = new Map(inUse.map((standard) => [standard.id, standard]));
    const isUnread = unreadAmong(findings, inUse);
    return records.flatMap((record) => {
        const { file, index, status, claims } = record;
        const content = contents.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)({ file, index }));
        if (content === undefined)
            return [];
        const outcome = outcomeOf(record, standards.get(record.standard));
        const unread = isUnread(record) ? { unread: true } : {};
        const unproved = claims.some(_model_claim_js__WEBPACK_IMPORTED_MODULE_3__.isProved) ? {} : { unproved: true };
        return [{ file, index, status, outcome, ...unread, ...unproved, content }];
    });
}
function outcomeOf({ status, success }, standard) {
    const state = standard === undefined ? null : (0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__.stateOfStatus)(status, standard);
    return state === 'success' && !success ? 'final' : (state ?? 'open');
}
function unreadAmong(findings, inUse) {
    const rules = new Set(inUse.flatMap((standard) => standard.rules.flatMap(({ rule }) => (rule.unread === true ? rule.id : []))));
    const unread = new Set(findings.filter(({ rule }) => rules.has(rule)).map(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey));
    return ({ file, index }) => unread.has((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)({ file, index })) || unread.has((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)({ file, index: null }));
}
function findAdded(candidates, copied) {
    return candidates.filter(({ content }) => !copied.has(content));
}
function countUnsuccessful(addedReturns) {
    const counts = new Map();
    for (const { status, outcome } of addedReturns ?? []) {
        if (outcome === 'final' && status !== null)
            counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    return [...counts].map(([status, returns]) => ({ status, returns })).sort((a, b) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.compareText)(a.status, b.status));
}


/***/ }),

/***/ 97471:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ unhideablePlaces),
/* harmony export */   VU: () => (/* binding */ findUnhideable),
/* harmony export */   _i: () => (/* binding */ baselineFilter),
/* harmony export */   hA: () => (/* binding */ truthRules)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _claims_affected_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4317);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25821);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);




function truthRules(inUse) {
    const rules = inUse.flatMap((standard) => standard.rules.map(({ rule }) => rule));
    return new Set(rules.filter(_model_rule_js__WEBPACK_IMPORTED_MODULE_3__.isOfTruth).map(({ id }) => id));
}
async function baselineFilter(reach, { tree, changes, comparison, records }) {
    if (reach === null || reach === 'everything' || changes === null)
        return null;
    if (reach === 'unless-restated') {
        const isBroken = brokenBy(changes, records);
        return (place, ofTruth) => {
            if (ofTruth && isBroken(place))
                return false;
            return comparison === null ? !changes.changed.has(place.file) : comparison.mayBeKnown(place, ofTruth);
        };
    }
    const claims = records.flatMap(({ file, claims }) => claims.map(({ claim }) => ({ claim, returnFile: file })));
    const affected = await (0,_claims_affected_js__WEBPACK_IMPORTED_MODULE_1__/* .filesAffectedBy */ .J)(claims, tree, changes);
    return ({ file }, ofTruth) => !changes.changed.has(file) && !(ofTruth && affected.has(file));
}
function findUnhideable(findings, mayHide, inUse) {
    if (mayHide === null)
        return new Set();
    const ofTruth = truthRules(inUse);
    return new Set(findings.filter(({ file, ...place }) => file === null || !mayHide({ ...place, file }, ofTruth.has(place.rule))));
}
function unhideablePlaces(mayHide, changed, records) {
    if (mayHide === null)
        return [];
    const wholes = changed.map((file) => ({ file, index: null }));
    return [...wholes, ...records.map(({ file, index }) => ({ file, index }))].flatMap(({ file, index }) => {
        const place = { file, index, pointer: null, range: null };
        if (!mayHide(place, false))
            return [{ file, index, what: 'all' }];
        return mayHide(place, true) ? [] : [{ file, index, what: 'truth' }];
    });
}
function brokenBy({ deleted }, records) {
    const broken = new Set(records.flatMap(({ file, index, claims }) => claims.flatMap(({ claim }) => {
        const path = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_2__.claimedFile)(claim);
        return path !== null && deleted.has(path) ? [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.placeKey)({ file, index, pointer: claim.pointer })] : [];
    })));
    return (place) => broken.has((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.placeKey)(place));
}


/***/ }),

/***/ 88742:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p4: () => (/* binding */ NOTHING_BESIDE),
/* harmony export */   ri: () => (/* binding */ readBeside),
/* harmony export */   xp: () => (/* binding */ readRoadmap)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69897);
/* harmony import */ var _read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97811);
/* harmony import */ var _read_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39191);
/* harmony import */ var _read_batch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41471);





const NOTHING_BESIDE = { texts: new Map(), returns: new Map() };
const MOST_BYTES = 64 * 1024 * 1024;
async function readBeside(returns, options) {
    const { tree, standards } = options;
    const wanted = new Map();
    for (const found of returns) {
        const near = (await found.standard.relatedFiles?.(found.value, found.file, tree, options.context.changes)) ?? [];
        if (near.length > 0)
            wanted.set(found, near);
    }
    if (wanted.size === 0)
        return new Map();
    const all = [...wanted.values()].flat();
    const texts = await textsOf(all, options);
    const values = await valuesOf(all, texts, standards);
    for (const one of all) {
        const text = texts.get(keyOf(one));
        if (one.isMarkdown === true && text !== undefined)
            texts.set(keyOf(one), await (0,_read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_1__/* .renderedMarkdown */ .nV)(text));
    }
    return new Map([...wanted].map(([found, near]) => {
        const beside = {
            texts: new Map(near.map((one) => [one.path, texts.get(keyOf(one)) ?? null])),
            returns: new Map(near.flatMap((one) => {
                const value = values.get(keyOf(one));
                return value === undefined ? [] : [[one.path, value]];
            })),
        };
        return [found, beside];
    }));
}
function keyOf({ path, id = '' }) {
    return `${id}:${path}`;
}
async function valuesOf(files, texts, standards) {
    const byKey = new Map(files.map((file) => [keyOf(file), file]));
    const values = new Map();
    for (const [key, text] of texts) {
        const { family, path } = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(byKey, key);
        if (family === null)
            continue;
        const { returns } = (0,_read_read_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .L)(Buffer.from(text), 'whole', {
            rendered: await (0,_read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_1__/* .rendererFor */ .L3)(text),
            whole: (0,_read_batch_js__WEBPACK_IMPORTED_MODULE_3__/* .readerOfWhole */ .af)(family, path, standards),
        });
        const [found] = returns;
        if (found !== undefined)
            values.set(key, found.value);
    }
    return values;
}
async function textsOf(wanted, { tree, maxFileSize }) {
    const now = new Map();
    const then = new Map();
    for (const file of wanted) {
        const { path, id } = file;
        const current = (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .fileAt */ .Wd)(tree, path);
        if (id !== undefined)
            then.set(keyOf(file), { path, id, link: false });
        else if (current !== undefined)
            now.set(keyOf(file), current);
    }
    const texts = new Map();
    let left = MOST_BYTES;
    for (const [files, source] of [
        [now, tree],
        [then, { read: tree.readVersions }],
    ]) {
        if (files.size === 0)
            continue;
        const keyed = [...files].map(([key, file]) => ({ key, ...file }));
        for await (const [{ key }, content] of (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .readEach */ .e2)(source, keyed, maxFileSize)) {
            if (content.kind !== 'bytes' || content.bytes.length > left)
                continue;
            left -= content.bytes.length;
            texts.set(key, Buffer.from(content.bytes).toString('utf8'));
        }
    }
    return texts;
}
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);
async function readRoadmap(tree, limit) {
    const files = PLACES.flatMap((path) => (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .fileAt */ .Wd)(tree, path) ?? []);
    const texts = [];
    for await (const [{ path: file }, content] of (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .readEach */ .e2)(tree, files, limit)) {
        if (content.kind === 'too-large')
            return { kind: 'too-large', file, size: content.size, limit };
        if (content.kind === 'bytes')
            texts.push(Buffer.from(content.bytes).toString('utf8'));
    }
    return texts.length === 0 ? null : { kind: 'text', text: texts.join('\n') };
}


/***/ }),

/***/ 48229:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ pendingFinding),
/* harmony export */   LA: () => (/* binding */ excerptAt),
/* harmony export */   Nz: () => (/* binding */ recommendationOf),
/* harmony export */   V8: () => (/* binding */ MOST_FINDINGS),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   kQ: () => (/* binding */ FindingList)
/* harmony export */ });
/* unused harmony exports severityOf, excerptOf */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91810);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);





function pendingFinding({ active, problem, untrue = false }, location) {
    const { file, index, pointer, range, excerpt } = location;
    const place = pointer ?? '';
    const name = typeof problem.property === 'string' ? problem.property : undefined;
    const value = problem.value ?? name ?? (location.value === undefined ? undefined : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.valueAt)(location.value, place));
    const rule = active.rule.id;
    const unread = problem.unread ?? (rule.endsWith('-unread') ? 1 : undefined);
    return {
        finding: {
            rule,
            severity: severityOf(active, problem),
            message: problem.message,
            recommendation: recommendationOf({ active, problem }),
            file,
            index,
            pointer,
            ...(problem.property === undefined ? {} : { property: problem.property }),
            range,
            ...(untrue ? { untrue } : {}),
            ...(untrue && isLowered(active, problem) ? { lowered: true } : {}),
            ...(problem.items === undefined ? {} : { items: problem.items }),
            ...(unread === undefined ? {} : { unread }),
            excerpt,
            ...(problem.fix === undefined || !fits(problem.fix, location) ? {} : { fix: problem.fix }),
        },
        fingerprintInput: {
            rule,
            file,
            index,
            pointer: name === undefined ? pointer : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__.join)(place, name),
            value: typeof value === 'object' && value !== null ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.isArray)(value) ? '[]' : '{}') : (value ?? null),
        },
    };
}
function fits(fix, { file, verbatim }) {
    return file !== null && (verbatim || (0,_model_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .concernsFile */ .Sz)(fix));
}
function recommendationOf({ active, problem }) {
    return problem.recommendation ?? active.rule.about().remedy;
}
function isLowered({ severity, usual }, problem) {
    return (usual !== undefined && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.rank)(severityOf({ severity }, problem)) > (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.rank)(severityOf({ severity: usual }, problem)));
}
function severityOf({ severity }, problem) {
    const set = severity === 'off' ? 'notice' : severity;
    if (problem.severity === undefined)
        return set;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.rank)(problem.severity) > (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.rank)(set) ? problem.severity : set;
}
const CONTEXT_BEFORE = 40;
const LONGEST = 160;
function excerptAt(reading, range) {
    return reading === null ? null : excerptOf(reading.line(range.startLine), range);
}
function excerptOf(line, { startColumn }) {
    const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
    return { text: ownCopy(line.slice(cut, cut + LONGEST)), cut };
}
function ownCopy(text) {
    return JSON.parse(JSON.stringify(text));
}
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
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.compareText)(a.rule, b.rule) ||
        (a.index ?? -1) - (b.index ?? -1) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.compareText)(a.pointer ?? '', b.pointer ?? '') ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__.compareText)(a.message, b.message));
}
const MOST_FINDINGS = 100;
class FindingList {
    #most;
    #shown = [];
    #rules = new Map();
    constructor(most = MOST_FINDINGS) {
        this.#most = most;
    }
    add(raised, file, location) {
        const rule = raised.active.rule.id;
        const tally = this.#of(rule, file);
        if (tally.shown < this.#most) {
            tally.shown++;
            this.#shown.push(pendingFinding(raised, location()));
            return;
        }
        const severity = severityOf(raised.active, raised.problem);
        tally.more++;
        tally.first ??= location();
        tally.untrue ||= raised.untrue === true;
        tally.lowered ||= raised.untrue === true && isLowered(raised.active, raised.problem);
        if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.rank)(severity) < (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.rank)(tally.worst))
            tally.worst = severity;
    }
    pending() {
        const rest = [...this.#rules].flatMap(([rule, files]) => [...files].flatMap(([file, tally]) => (tally.first === null ? [] : [restOf(rule, file, tally, tally.first)])));
        return rest.length === 0 ? this.#shown : [...this.#shown, ...rest];
    }
    #of(rule, file) {
        const files = this.#rules.get(rule) ?? new Map();
        const tally = files.get(file) ?? { shown: 0, more: 0, worst: 'notice', untrue: false, lowered: false, first: null };
        this.#rules.set(rule, files.set(file, tally));
        return tally;
    }
}
function restOf(rule, file, { shown, more, worst, untrue, lowered }, { range, excerpt }) {
    return {
        finding: {
            rule,
            severity: worst,
            message: `From here on, ${rule} has ${String(more)} more ${more === 1 ? 'finding' : 'findings'} in this ${file === null ? 'run' : 'file'}.`,
            recommendation: `Fix the ${String(shown)} that are shown, then run again.`,
            file,
            index: null,
            pointer: null,
            range,
            ...(untrue ? { untrue } : {}),
            ...(lowered ? { lowered } : {}),
            excerpt,
        },
        fingerprintInput: { rule, file, index: null, pointer: null, value: more },
    };
}


/***/ }),

/***/ 41471:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   T2: () => (/* binding */ returnsIn),
/* harmony export */   Tf: () => (/* binding */ findUnread),
/* harmony export */   ZG: () => (/* binding */ loadComparedVersions),
/* harmony export */   af: () => (/* binding */ readerOfWhole),
/* harmony export */   vY: () => (/* binding */ holdsReturn),
/* harmony export */   wu: () => (/* binding */ readInBatches),
/* harmony export */   x3: () => (/* binding */ readBatch)
/* harmony export */ });
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30783);
/* harmony import */ var _read_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46451);
/* harmony import */ var _read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97811);
/* harmony import */ var _read_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39191);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22003);
/* harmony import */ var _run_standards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85534);
/* harmony import */ var _claims_resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75125);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82959);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6644);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8664);










async function readBatch(files, contents, { standards }) {
    const read = [];
    for (const [n, source] of files.entries()) {
        const content = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .elementAt */ .s2)(contents, n);
        const reading = await readFile(source, content, standards);
        const families = familiesOf(source, reading);
        if (!standards.areLoaded(families))
            await standards.load(families);
        read.push({ source, content, reading: reading && withVersions(reading, source, standards) });
    }
    return read;
}
function withVersions(reading, { file, gathered }, standards) {
    const { path } = file;
    const chosen = standards.chosenAt(path);
    const returns = reading.returns.flatMap((found) => {
        const { value: written } = found;
        const standard = chosen[(0,_run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .knownFamily */ .aY)(gathered, found) ?? standards.familyOf(written, path)];
        if (standard === undefined)
            return [];
        return [{ ...found, file: path, standard, value: standard.normalize?.(written) ?? written, written }];
    });
    return { ...reading, returns };
}
function returnsIn(files) {
    return files.flatMap(({ reading }) => reading?.returns ?? []);
}
function holdsReturn({ source: { gathered }, reading }) {
    return reading === null ? gathered.mark === undefined || gathered.isCertain === true : (0,_read_read_js__WEBPACK_IMPORTED_MODULE_3__/* .isHolding */ .y)(reading);
}
async function loadComparedVersions(files, standards) {
    for (const { standard, value } of returnsIn(files)) {
        if (standards.knowsSiblings(standard))
            continue;
        if ((0,_model_return_js__WEBPACK_IMPORTED_MODULE_7__.breaksShape)(standard.validate(value), value, standard.shape))
            await standards.loadSiblings(standard);
    }
}
async function* readInBatches(files, contentsOf, options) {
    let done = 0;
    for await (const contents of contentsOf(files.map(({ file }) => file))) {
        yield await readBatch(files.slice(done, done + contents.length), contents, options);
        done += contents.length;
    }
}
const STRAY = {
    problems: [{ kind: 'unread-return', reason: 'no-place', text: '', range: _model_pointer_js__WEBPACK_IMPORTED_MODULE_8__.FILE_START }],
    returns: [],
    line: () => '',
};
const NO_RETURN = { problems: [], returns: [], line: () => '' };
async function readFile({ file, gathered }, content, standards) {
    if (gathered.isStray === true)
        return STRAY;
    if (file.link || content.kind !== 'bytes')
        return null;
    const { bytes } = content;
    const { form, family } = gathered;
    const { mark } = gathered;
    if (mark?.((0,_read_source_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeLoosely */ .Al)(bytes)) === false)
        return NO_RETURN;
    if (family !== null)
        await standards.load([family]);
    const own = family === null ? null : standards.loaded(family);
    const opening = form === 'markdown' && (gathered.opening ?? gathered.document !== true)
        ? await openingReader(bytes, file.path, standards)
        : null;
    const options = {
        markdown: (0,_read_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldMarkdown */ .ge)(bytes, form) ? await markdownReaderAt(file.path, standards) : null,
        single: gathered.single === true,
        document: gathered.document === true,
        log: gathered.log === true,
        whole: form === 'whole' && family !== null ? readerOfWhole(family, file.path, standards) : null,
        values: (gathered.isDeclared === true ? own?.readValues : null) ?? null,
        candidate: mark !== undefined && !(gathered.isCertain === true && (0,_read_source_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D4)(bytes).text === null),
        rendered: form === 'whole' || opening !== null ? await (0,_read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_2__/* .rendererFor */ .L3)(Buffer.from(bytes).toString('latin1')) : null,
        whyNone: gathered.isCertain === true && own?.unreadIn !== undefined
            ? (source) => own.unreadIn?.(source, file.path) ?? null
            : null,
        opening,
    };
    const parse = () => (0,_read_read_js__WEBPACK_IMPORTED_MODULE_3__/* .read */ .L)(bytes, form, options);
    return content.repeated === true ? readOnce(bytes, gathered, file.path, options, parse) : parse();
}
function familiesOf({ gathered }, reading) {
    if (reading === null) {
        const family = (0,_run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .familyOfLink */ .wD)(gathered);
        return family === null ? [(0,_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .looseFamily */ .LZ)('json'), (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .looseFamily */ .LZ)('markdown')] : [family];
    }
    const { returns, problems } = reading;
    const ofReturns = returns.flatMap((found) => (0,_run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .knownFamily */ .aY)(gathered, found) ?? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .familyNamed */ .sE)((0,_families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .looseFamily */ .LZ)('json')).families);
    if (problems.length === 0)
        return ofReturns;
    return [...ofReturns, (0,_run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .familyOfDocument */ .PD)(gathered, problems, []), (0,_run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .familyOfDocument */ .PD)(gathered, problems, returns)];
}
function readerOfWhole(family, file, standards) {
    const { readWhole } = standards.loaded(family);
    return readWhole === undefined ? null : (source) => readWhole(source, family, file);
}
async function markdownReaderAt(file, standards) {
    const versions = standards.versionsAt(file);
    const readers = [];
    for (const { loose } of _run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .MARKDOWN_FAMILIES */ .tS) {
        if (loose === undefined || versions[loose.family] === undefined)
            continue;
        await standards.load([loose.family]);
        const reader = standards.loaded(loose.family).loose;
        if (reader !== undefined)
            readers.push(reader);
    }
    if (readers.length === 0)
        return null;
    return (await Promise.all(/* import() */[__webpack_require__.e(490), __webpack_require__.e(8811), __webpack_require__.e(1226)]).then(__webpack_require__.bind(__webpack_require__, 88811))).markdownReader(readers);
}
async function openingReader(bytes, file, standards) {
    const versions = standards.versionsAt(file);
    for (const { mark, families } of _run_standards_js__WEBPACK_IMPORTED_MODULE_5__/* .MARKDOWN_FAMILIES */ .tS) {
        const chosen = families.filter((name) => versions[name] !== undefined);
        const [name] = chosen;
        if (mark === undefined || name === undefined || !mark((0,_read_source_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeLoosely */ .Al)(bytes)))
            continue;
        await standards.load(chosen);
        const { readOpening } = standards.loaded(name);
        if (readOpening !== undefined)
            return (source) => readOpening(source, file);
    }
    return null;
}
const known = new WeakMap();
function readOnce(bytes, { form, family, mark }, file, options, parse) {
    const { markdown, opening, whole, values, whyNone, rendered, ...others } = options;
    const readers = [markdown, opening, whole, values, whyNone, rendered].map((reader) => reader !== null);
    const way = JSON.stringify([
        form,
        readers,
        whole === null && values === null ? null : family,
        mark === undefined && opening === null ? null : file,
        others,
    ]);
    const ofBytes = known.get(bytes) ?? new Map();
    const reading = ofBytes.get(way) ?? parse();
    known.set(bytes, ofBytes.set(way, reading));
    return reading;
}
const HEAD = 64 * 1024;
async function findUnread(files, { tree, standards }) {
    const unread = files.filter(isSkipped).map(({ source }) => source);
    if (unread.length === 0)
        return new Set();
    const ids = await idsOf(unread, tree);
    const candidates = unread.flatMap((file, n) => {
        const id = ids[n];
        return id === undefined ? [] : [{ file, id, head: Buffer.alloc(0) }];
    });
    await tree.show(candidates.map(({ id }) => id), candidates.map((candidate) => (piece) => {
        candidate.head = Buffer.concat([candidate.head, piece]).subarray(0, HEAD);
        return candidate.head.length < HEAD;
    }));
    const found = new Set();
    for (const { file, head } of candidates)
        if (await isReturn(file, head, standards))
            found.add(file.file.path);
    return found;
}
async function idsOf(files, tree) {
    const resolver = new _claims_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .Resolver */ .x(tree);
    const isWaiting = ({ file: { path, link } }) => link && resolver.resolve(path).kind === 'unread';
    while (files.some(isWaiting))
        await resolver.read();
    return files.map(({ file: { path, id, link } }) => {
        if (!link)
            return id;
        const target = resolver.resolve(path);
        return target.kind === 'found' && target.entry.kind === 'file' ? target.entry.id : undefined;
    });
}
async function isReturn({ file, gathered }, head, standards) {
    const { family, mark } = gathered;
    if (family === null || mark?.(head.toString('latin1')) === false)
        return false;
    await standards.load([family]);
    const bytes = head.length < HEAD ? head : head.subarray(0, Math.max(head.lastIndexOf('\n'), 0));
    const { returns } = (0,_read_read_js__WEBPACK_IMPORTED_MODULE_3__/* .read */ .L)(bytes, 'whole', {
        whole: readerOfWhole(family, file.path, standards),
        rendered: await (0,_read_markdown_rendered_js__WEBPACK_IMPORTED_MODULE_2__/* .rendererFor */ .L3)(bytes.toString('latin1')),
        candidate: true,
    });
    return returns.length > 0;
}
function isSkipped({ source: { file, gathered }, content }) {
    const { mark, isCertain } = gathered;
    return mark !== undefined && isCertain !== true && (file.link || content.kind === 'too-large');
}
function whyUnread({ link }, content, limit) {
    if (link || content.kind === 'bytes')
        return { kind: 'link', range: _model_pointer_js__WEBPACK_IMPORTED_MODULE_8__.FILE_START };
    return content.kind === 'lacking' ? content : { ...content, limit };
}


/***/ }),

/***/ 85055:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ errorsOfSeveralTasks),
/* harmony export */   CG: () => (/* binding */ evaluateReturn),
/* harmony export */   FB: () => (/* binding */ overridesOf),
/* harmony export */   GJ: () => (/* binding */ claimRules),
/* harmony export */   Wb: () => (/* binding */ evaluateRunRules),
/* harmony export */   Xz: () => (/* binding */ bearsClaims),
/* harmony export */   Zz: () => (/* binding */ rulesOfSeveralTasks),
/* harmony export */   _H: () => (/* binding */ concernsArchived),
/* harmony export */   l3: () => (/* binding */ evaluateDocument),
/* harmony export */   nP: () => (/* binding */ ruleSet)
/* harmony export */ });
/* harmony import */ var _families_define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41149);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25821);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41300);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71799);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30783);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8664);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48229);








function ruleSet(standard, levels, overrides = null) {
    const active = standard.rules
        .map(({ rule, severity: usual = rule.severity, params }) => ({
        rule,
        ...withLevel(usual, levels.get(rule.id)),
        params: { ...rule.params, ...params },
    }))
        .filter(({ rule, severity }) => severity !== 'off' || overrides?.switchedOn.has(rule.id) === true);
    const of = (scope) => active.filter((item) => item.rule.scope === scope);
    const ofClaims = of('claim');
    const ofReturns = of('return');
    return {
        document: of('document'),
        return: ofReturns,
        ofArchived: ofReturns.filter(({ rule }) => !(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__.isOfForm)(rule) || rule.structural === true),
        claim: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after !== 'commits')),
        claimAfterCommits: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after !== undefined)),
        run: of('run'),
    };
}
const USUAL_KINDS = ['file', 'observation'];
function byKindAndVerdict(rules) {
    const sorted = new Map();
    for (const active of rules) {
        const { verdict, kinds = USUAL_KINDS } = active.rule;
        const names = typeof verdict === 'string' ? [verdict] : verdict;
        for (const key of kinds.flatMap((kind) => names.map((name) => claimKey(kind, name)))) {
            sorted.set(key, [...(sorted.get(key) ?? []), active]);
        }
    }
    return sorted;
}
function claimKey(kind, verdict) {
    return `${kind} ${verdict}`;
}
function claimRules(rules, { claim: made, verdict }, file, overrides) {
    const list = rules.get(claimKey((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_1__.kindOf)(made), verdict.name)) ?? NO_RULES;
    return overrides === null ? list : list.flatMap((active) => activeIn(active, file, overrides) ?? []);
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
    return severity === active.severity ? active : { ...active, ...withLevel(active.usual ?? active.severity, severity) };
}
function withLevel(usual, severity = usual) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.isStricter)(usual, severity) ? { severity, usual } : { severity };
}
function inFile(raised, file, overrides) {
    if (overrides === null)
        return raised;
    return raised.flatMap(({ active, problem }) => {
        const here = activeIn(active, file, overrides);
        return here === undefined ? [] : [{ active: here, problem }];
    });
}
function evaluateDocument({ standard, ...file }, rules, context, overrides) {
    if (file.problems.length === 0)
        return NONE;
    const hasRule = (id) => standard.rules.some(({ rule }) => rule.id === id);
    const subject = { ...file, standard, hasRule, looseNouns: _families_choose_js__WEBPACK_IMPORTED_MODULE_5__/* .LOOSE_NOUNS */ .$q };
    const raised = rules.document.flatMap((active) => (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__.listFound)(active.rule.check(subject, context, active.params)).map((problem) => ({ active, problem })));
    return inFile(raised, subject.file, overrides);
}
function evaluateReturn(subject, rules, context, overrides = null) {
    let raised;
    for (const active of rules) {
        const found = active.rule.check(subject, context, active.params);
        if (found === _model_rule_js__WEBPACK_IMPORTED_MODULE_4__.NOTHING)
            continue;
        for (const problem of (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__.listFound)(found))
            (raised ??= []).push({ active, problem });
    }
    return raised === undefined ? NONE : withoutSuperseded(inFile(raised, subject.file, overrides));
}
function concernsArchived({ active, problem }, subject) {
    if (!(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__.isOfForm)(active.rule))
        return true;
    if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.placesOf)(problem).includes('/status'))
        return true;
    return (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__.weighsAsSuccess)(subject) && bearsClaims(problem, subject.standard);
}
function bearsClaims(problem, { claimFields }) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.placesOf)(problem).some((place) => {
        const pattern = place.replace(/\/\d+(?=\/|$)/g, '/*');
        return claimFields.some((field) => isListOrField(pattern, field.pattern));
    });
}
function isListOrField(place, field) {
    return place === field || field.split('/*', 1).includes(place);
}
function withoutSuperseded(raised) {
    const places = new Map();
    for (const { active, problem } of raised) {
        for (const id of active.rule.supersedes ?? []) {
            const known = places.get(id) ?? new Set();
            for (const place of (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.placesOf)(problem))
                known.add(place);
            places.set(id, known);
        }
    }
    if (places.size === 0)
        return raised;
    return raised.filter(({ active, problem }) => {
        const superseded = places.get(active.rule.id);
        return superseded === undefined || !(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.placesOf)(problem).every((place) => isAtOrBelow(place, superseded));
    });
}
function isAtOrBelow(inner, places) {
    return places.has(inner) || [...inner.matchAll(/\//g)].some(({ index }) => places.has(inner.slice(0, index)));
}
function overridesOf(list, chosen) {
    if (list.length === 0)
        return null;
    const versions = list.flatMap(({ standards }) => [...standards.values()]);
    const ofFiles = list.filter(({ findings }) => findings === null);
    const levels = ofFiles.flatMap((override) => [...override.levels]);
    const withStandards = list.filter(({ standards }) => standards.size > 0);
    const lastFirst = ofFiles.toReversed();
    const interned = new Map();
    let known = null;
    return {
        standards: [...new Set(versions)],
        switchedOn: new Set(levels.flatMap(([rule, level]) => (level === 'off' ? [] : rule))),
        chosenAt: (file) => {
            let found = chosen;
            for (const { matches, standards } of withStandards) {
                if (matches(file))
                    found = oneOfAKind({ ...found, ...Object.fromEntries(standards) }, interned);
            }
            return found;
        },
        levelAt: (rule, file) => {
            if (known?.file !== file)
                known = { file, matching: lastFirst.filter(({ matches }) => matches(file)) };
            return known.matching.find((override) => override.levels.has(rule))?.levels.get(rule);
        },
        applyToFindings: findingLevels(list),
    };
}
function findingLevels(list) {
    const lastFirst = list.toReversed();
    return (findings) => findings.flatMap((finding) => {
        const { rule, file, fingerprint, formerFingerprint = fingerprint } = finding;
        const setting = lastFirst.filter(({ matches, levels }) => levels.has(rule) && (file === null || matches(file)));
        const override = setting.find(({ findings: named }) => named?.has(fingerprint) === true || named?.has(formerFingerprint) === true);
        const reason = (override ?? setting.find(({ findings: named }) => named === null))?.reason;
        const because = reason === undefined ? finding : { ...finding, reason };
        const level = override?.levels.get(rule);
        if (level === undefined)
            return [because];
        if (level === 'off')
            return [];
        const lowered = finding.untrue === true && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.isStricter)(finding.severity, level);
        return [{ ...because, severity: level, ...(lowered ? { lowered } : {}) }];
    });
}
function oneOfAKind(versions, known) {
    const key = _families_choose_js__WEBPACK_IMPORTED_MODULE_5__/* .FAMILY_NAMES */ .ME.map((family) => versions[family]?.id ?? '').join();
    const before = known.get(key);
    if (before === undefined)
        known.set(key, versions);
    return before ?? versions;
}
function evaluateRunRules(run, { inUse, levels, overrides, mostFindings }, context, stage) {
    const uses = new Map();
    for (const standard of inUse.length === 0 ? [_families_define_js__WEBPACK_IMPORTED_MODULE_0__/* .OF_NO_FAMILY */ .Fr] : inUse) {
        for (const active of ruleSet(standard, levels, overrides).run) {
            if ((active.rule.after ?? 'returns') !== stage)
                continue;
            const use = uses.get(active.rule.id) ?? { active, standards: new Set() };
            use.standards.add(standard.id);
            uses.set(active.rule.id, use);
        }
    }
    const lines = firstLines(run);
    let files;
    const holdsReturn = (file) => (files ??= new Set(run.returns.map((record) => record.file))).has(file);
    const findings = new _finding_js__WEBPACK_IMPORTED_MODULE_7__/* .FindingList */ .kQ(mostFindings);
    for (const { active, standards } of uses.values()) {
        const returns = run.returns.filter(({ standard }) => standards.has(standard));
        for (const problem of (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__.listFound)(active.rule.check({ ...run, returns, holdsReturn }, context))) {
            const { file = null, index = null } = problem;
            const here = activeIn(active, file, overrides);
            if (here === undefined)
                continue;
            findings.add({ active: here, problem }, file, () => {
                const line = index === null ? undefined : lines().get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.returnKey)({ file, index }));
                const range = problem.range ?? (line === undefined ? null : { ..._model_pointer_js__WEBPACK_IMPORTED_MODULE_6__.FILE_START, startLine: line, endLine: line });
                return { file, index, pointer: null, range, value: undefined, verbatim: false, excerpt: null };
            });
        }
    }
    return findings.pending();
}
function firstLines({ returns }) {
    let lines;
    return () => (lines ??= new Map(returns.map((record) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.returnKey)(record), record.line])));
}
const REQUIRED_OF_SEVERAL = new Map([
    ['', ['status', 'metadata']],
    ['/metadata', ['session_id']],
]);
const OTHERS_OF_SEVERAL = ['required-field', 'field-type', 'modified-files', 'memory-candidate'];
function rulesOfSeveralTasks(rules) {
    return rules.filter(({ rule: { id, area } }) => {
        if (id === 'phantom-work')
            return false;
        return area === 'status' || area === 'artifacts' || id.startsWith('session-id') || OTHERS_OF_SEVERAL.includes(id);
    });
}
function errorsOfSeveralTasks(errors, claimFields) {
    const claiming = claimFields.map(({ pattern }) => pattern.split('/').slice(0, 2).join('/'));
    return errors.filter(({ keyword, pointer, detail }) => {
        const isClaiming = claiming.some((field) => pointer === field || pointer.startsWith(`${field}/`));
        if (isClaiming)
            return true;
        if (keyword === 'required')
            return REQUIRED_OF_SEVERAL.get(pointer)?.includes(detail) === true;
        return ['', '/status', '/metadata', '/metadata/session_id'].includes(pointer);
    });
}


/***/ }),

/***/ 85534:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: () => (/* binding */ familyOfDocument),
/* harmony export */   QT: () => (/* binding */ RunStandards),
/* harmony export */   aY: () => (/* binding */ knownFamily),
/* harmony export */   tS: () => (/* binding */ MARKDOWN_FAMILIES),
/* harmony export */   wD: () => (/* binding */ familyOfLink),
/* harmony export */   xA: () => (/* binding */ betterVersion)
/* harmony export */ });
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6644);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85055);
/* harmony import */ var _model_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23056);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30783);
/* harmony import */ var _families_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20160);








class RunStandards {
    ruleSets;
    #ruleSets = new Map();
    #terms;
    #loaded = new Set();
    #loading = new Map();
    #families = new Map();
    #standards = new Map();
    #chosen = new Map();
    #siblings = new Map();
    constructor(terms) {
        this.#terms = terms;
        this.ruleSets = this.#ruleSets;
    }
    static async open(terms) {
        const standards = new RunStandards(terms);
        await standards.load(terms.vocabulary.keys());
        return standards;
    }
    async load(names) {
        for (const name of names) {
            if (this.#loaded.has(name))
                continue;
            const loading = this.#loading.get(name) ?? this.#loadVersions(name);
            this.#loading.set(name, loading);
            await loading;
        }
    }
    areLoaded(names) {
        return names.every((name) => this.#loaded.has(name));
    }
    async #loadVersions(name) {
        const heads = this.#headsOf(name);
        const family = this.#familyNamed(name);
        const loaded = await family.load();
        this.#families.set(family, loaded);
        for (const head of heads)
            await this.#add(head, loaded);
        this.#loaded.add(name);
        this.#chosen.clear();
    }
    loaded(name) {
        return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(this.#families, this.#familyNamed(name));
    }
    versionsAt(file) {
        return this.#terms.overrides?.chosenAt(file) ?? this.#terms.versions;
    }
    chosenAt(file) {
        const versions = this.versionsAt(file);
        const known = this.#chosen.get(versions);
        if (known !== undefined)
            return known;
        const chosen = Object.fromEntries(Object.entries(versions).map(([name, head]) => [name, head && this.#standards.get(head.id)]));
        this.#chosen.set(versions, chosen);
        return chosen;
    }
    standardAt(file, family) {
        const standard = this.chosenAt(file)[family];
        if (standard === undefined)
            throw new Error(`no version of ${family} was chosen`);
        return standard;
    }
    familyOf(value, file) {
        for (const { familyOf } of this.#families.values()) {
            if (familyOf !== undefined)
                return familyOf(value, this.chosenAt(file));
        }
        throw new Error('no loaded family can tell JSON objects apart');
    }
    async loadSiblings({ family }) {
        if (this.#siblings.has(family))
            return;
        const all = [];
        for (const head of this.#versionsNamed(family))
            all.push(await (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .loadStandard */ .Cm)(head));
        this.#siblings.set(family, all);
    }
    knowsSiblings({ family }) {
        return this.#siblings.has(family) || this.#versionsNamed(family).length < 2;
    }
    siblings({ family, id }) {
        return (this.#siblings.get(family) ?? []).filter((other) => other.id !== id);
    }
    #familyNamed(name) {
        return this.#terms.versions[name]?.declaredBy ?? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .familyNamed */ .sE)(name);
    }
    #versionsNamed(name) {
        return this.#familyNamed(name).versions.filter((version) => version.family === name);
    }
    #headsOf(name) {
        const heads = [...Object.values(this.#terms.versions), ...(this.#terms.overrides?.standards ?? [])];
        return heads.filter((head) => head !== undefined).filter(({ family }) => family === name);
    }
    async #add(head, family) {
        if (this.#standards.has(head.id))
            return;
        const { levels, overrides, vocabulary } = this.#terms;
        const standard = await (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFrom */ .TH)(family, head, vocabulary);
        this.#standards.set(head.id, standard);
        this.#ruleSets.set(standard, (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleSet */ .nP)(standard, levels, overrides));
    }
}
const MARKDOWN_FAMILIES = _families_index_js__WEBPACK_IMPORTED_MODULE_5__/* .families */ .T.filter(({ form, opens }) => form === 'markdown' || opens === true);
function knownFamily({ family }, { composed }) {
    return composed ?? family;
}
function familyOfLink({ family }) {
    return family === (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .looseFamily */ .LZ)('markdown') ? null : family;
}
function familyOfDocument(gathered, problems, returns) {
    const json = returns.find(({ composed }) => composed === null);
    if (json !== undefined)
        return knownFamily(gathered, json) ?? json.standard?.family ?? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .looseFamily */ .LZ)('json');
    const isLink = problems.some(({ kind }) => kind === 'link');
    const family = isLink ? familyOfLink(gathered) : gathered.family;
    if (family !== null)
        return family;
    const ofJson = gathered.form !== 'markdown' || isLink || problems.some(({ kind }) => _model_document_js__WEBPACK_IMPORTED_MODULE_3__.PROBLEMS_OF_JSON.has(kind));
    return ofJson ? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .looseFamily */ .LZ)('json') : (returns[0]?.composed ?? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .looseFamily */ .LZ)('markdown'));
}
function betterVersion(subject, standard, standards, context) {
    const { value, shapeErrors } = subject;
    if (!(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.breaksShape)(shapeErrors, value, standard.shape))
        return null;
    const others = standards.siblings(standard);
    const family = [standard, ...others];
    const fitting = others.flatMap((other) => {
        const errors = other.validate(value);
        const fits = !(0,_model_return_js__WEBPACK_IMPORTED_MODULE_0__.breaksShape)(errors, value, other.shape) && family.every((one) => knowsFieldsOf(one, other, value));
        return fits ? [{ other, errors }] : [];
    });
    if (fitting.length === 0)
        return null;
    let best = { id: null, ...countFindings(subject, standard, context) };
    for (const { other, errors } of fitting) {
        const found = countFindings({ ...subject, standard: other, shapeErrors: errors }, other, context);
        const fewerGrave = best.grave - found.grave;
        if (found.errors <= best.errors && (fewerGrave > 0 || (fewerGrave === 0 && found.all < best.all))) {
            best = { id: other.id, ...found };
        }
    }
    return best.id;
}
function countFindings(subject, standard, context) {
    const raised = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluateReturn */ .CG)({ ...subject, satisfies: null }, rulesOf(standard), context);
    const count = (severities) => raised.filter(({ active, problem }) => severities.includes(problem.severity ?? active.severity)).length;
    return { errors: count(['error']), grave: count(['error', 'warning']), all: raised.length };
}
const rulesOf = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .oncePer */ .Pu)((standard) => (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleSet */ .nP)(standard, new Map()).return);
function knowsFieldsOf(standard, other, value) {
    return Object.entries(standard.shape.fields).every(([place, names]) => {
        const unknown = names.filter((name) => other.shape.fields[place]?.includes(name) !== true);
        return unknown.every((name) => !occurs(value, [...(0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_1__.tokens)(place), name]));
    });
}
function occurs(value, [step, ...rest]) {
    if (value === undefined)
        return false;
    if (step === undefined)
        return true;
    if (step === '*')
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.isArray)(value) && value.some((element) => occurs(element, rest));
    return occurs((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__.field)(value, step), rest);
}


/***/ }),

/***/ 47429:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ completeRun),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   RW: () => (/* binding */ runLimit),
/* harmony export */   WR: () => (/* binding */ completeInput),
/* harmony export */   kK: () => (/* binding */ stageIn),
/* harmony export */   mr: () => (/* binding */ completeShard)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26360);
/* harmony import */ var _families_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72530);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55235);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71799);
/* harmony import */ var _model_report_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6058);
/* harmony import */ var _change_agent_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50699);
/* harmony import */ var _change_baseline_filter_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97471);
/* harmony import */ var _evaluate_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48229);
/* harmony import */ var _evaluate_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85055);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5086);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25821);
/* harmony import */ var _evaluate_files_beside_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88742);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(49710);














function completeRun(terms, parts) {
    const part = joinParts(parts);
    const { inUse, baseline, singleFile: single } = terms;
    const context = withMovedFiles(terms, part);
    const files = part.holding + part.skippedFiles;
    const addedReturns = context.agentBranch === null || !terms.isBaseRead ? null : (0,_change_agent_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .findAdded */ .Yz)(part.candidates, new Set(part.copied));
    const { deletedReturns, returnsIn } = part;
    const run = {
        files,
        returns: part.returns,
        stale: null,
        single,
        addedReturns,
        deletedReturns,
        imported: part.imported,
        returnsIn,
    };
    const atLevels = (raised) => terms.overrides?.applyToFindings(raised) ?? raised;
    const onRun = (subject, stage) => atLevels((0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .withFingerprints */ .QN)((0,_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .evaluateRunRules */ .Wb)(subject, terms, context, stage)));
    const ofRun = onRun(run, 'returns');
    const found = ofRun.length === 0 ? part.findings : [...part.findings, ...ofRun].sort(_evaluate_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .byPlace */ .hz);
    const applied = baseline?.apply(found, mayBeKnown(terms, baseline.reach, part, ofRun)) ?? {
        findings: found,
        stale: null,
    };
    const stale = withoutUnevaluated(applied.stale, part, inUse);
    const onStale = stale === null ? [] : onRun({ ...run, stale }, 'baseline');
    const findings = onStale.length === 0 ? applied.findings : [...applied.findings, ...onStale].sort(_evaluate_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .byPlace */ .hz);
    return {
        ...frameOf(terms, part, null),
        conclusion: conclude(single === null ? files : 1, findings, {
            failOn: terms.failOn,
            ifNoReturns: deletedReturns?.isAll === true ? 'ignore' : context.ifNoReturns,
        }),
        counts: tally(single === null ? part.holding : 1, part.returns, findings),
        unsuccessful: (0,_change_agent_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .countUnsuccessful */ .bz)(addedReturns),
        returns: part.returns,
        findings,
    };
}
function completeShard(terms, part, shard) {
    const { baseline } = terms;
    const { findings } = baseline?.apply(part.findings, mayBeKnown(terms, baseline.reach, part, [])) ?? part;
    return {
        ...frameOf(terms, part, shard),
        conclusion: conclude(part.holding, findings, { failOn: terms.failOn, ifNoReturns: 'ignore' }),
        counts: tally(part.holding, part.returns, findings),
        unsuccessful: [],
        returns: part.returns,
        findings,
    };
}
function frameOf({ tree: { kind, revision, root }, now, failOn, changes, baseCommit, loosened }, { skippedReturns, unchecked }, shard) {
    return {
        tool: _model_report_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL */ .js,
        source: { kind, revision, root, shard: shard === null ? null : (0,_model_report_json_js__WEBPACK_IMPORTED_MODULE_12__/* .shardName */ .A)(shard) },
        clock: now,
        compared: changes === null ? undefined : { base: changes.base, commit: baseCommit, passedOver: skippedReturns },
        failOn,
        ...(unchecked.length === 0 ? {} : { unchecked }),
        ...(loosened.length === 0 ? {} : { loosened }),
    };
}
function withMovedFiles(context, { movedAway }) {
    const { changes } = context;
    return changes === null || movedAway === null ? context : { ...context, changes: { ...changes, movedAway } };
}
function withoutUnevaluated(stale, { returns }, inUse) {
    if (stale === null)
        return null;
    const files = new Set(returns.flatMap(({ file, archived }) => (archived === 'claims' ? [(0,_families_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .stableFilePath */ .Rh)(file), (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .movedPath */ .jk)(file)] : [])));
    const ofForm = new Set(inUse.flatMap(({ rules }) => rules.flatMap(({ rule }) => ((0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__.isOfForm)(rule) ? [rule.id] : []))));
    const entries = stale.entries.filter(({ file, rule }) => !files.has((0,_families_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .stableFilePath */ .Rh)(file)) || !ofForm.has(rule));
    return entries.length === 0 ? null : { ...stale, entries };
}
function mayBeKnown({ changes, inUse, isBaseRead }, reach, { unhideable, unhideablePlaces }, ofRun) {
    if (reach === 'everything' || changes === null)
        return () => true;
    const isNoneOfChanged = reach === 'left-alone' || !isBaseRead;
    const places = new Map(unhideablePlaces.map(({ file, index, what }) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)({ file, index }), what]));
    const ofTruth = (0,_change_baseline_filter_js__WEBPACK_IMPORTED_MODULE_6__/* .truthRules */ .hA)(inUse);
    const onRun = new Set(ofRun);
    return (finding) => {
        if (!onRun.has(finding))
            return !unhideable.has(finding);
        const { file, rule } = finding;
        if (file === null || (isNoneOfChanged && changes.changed.has(file)))
            return false;
        const what = places.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(finding));
        return what === undefined || (what === 'truth' && !ofTruth.has(rule));
    };
}
function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    return findings.some((finding) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.failsAt)(finding, failOn)) ? 'failed' : 'passed';
}
function joinParts(parts) {
    const [only, ...others] = parts;
    if (only !== undefined && others.length === 0)
        return only;
    const all = (of) => {
        const joined = [];
        for (const part of parts)
            for (const one of of(part))
                joined.push(one);
        return joined;
    };
    const sum = (of) => parts.reduce((total, part) => total + of(part), 0);
    const byFile = (a, b) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_9__.compareText)(a.file, b.file);
    return {
        holding: sum(({ holding }) => holding),
        skippedFiles: sum(({ skippedFiles }) => skippedFiles),
        skippedReturns: sum(({ skippedReturns }) => skippedReturns),
        returns: [...all(({ returns }) => returns)].sort(byFile),
        findings: [...all(({ findings }) => findings)].sort(_evaluate_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .byPlace */ .hz),
        unhideable: new Set(all(({ unhideable }) => unhideable)),
        unhideablePlaces: all(({ unhideablePlaces }) => unhideablePlaces),
        candidates: [...all(({ candidates }) => candidates)].sort(byFile),
        copied: [...new Set(all(({ copied }) => copied))],
        deletedReturns: joinDeleted(parts),
        returnsIn: joinFolders(parts),
        unchecked: (0,_model_report_js__WEBPACK_IMPORTED_MODULE_3__/* .countUnchecked */ ._6)(all(({ unchecked }) => unchecked)),
        imported: [...new Map(all(({ imported }) => imported).map((one) => [one.commit, one])).values()],
        movedAway: parts.find(({ movedAway }) => movedAway !== null)?.movedAway ?? null,
    };
}
function joinDeleted(parts) {
    const [first, ...others] = parts.flatMap(({ deletedReturns }) => deletedReturns ?? []);
    if (first === undefined)
        return null;
    const known = others.map(({ files }) => new Set(files.map(({ file }) => file)));
    return {
        files: first.files.filter(({ file }) => known.every((files) => files.has(file))),
        isAll: first.isAll || others.some(({ isAll }) => isAll),
    };
}
function joinFolders(parts) {
    const joined = new Map();
    for (const { returnsIn } of parts) {
        for (const [folder, files] of returnsIn) {
            joined.set(folder, [...new Set([...(joined.get(folder) ?? []), ...files])].sort(_model_text_js__WEBPACK_IMPORTED_MODULE_9__.compareText).slice(0, 2));
        }
    }
    return joined;
}
function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(_model_claim_js__WEBPACK_IMPORTED_MODULE_10__.VERDICTS.map((name) => [name, 0]));
    let claims = 0;
    for (const record of returns) {
        for (const claim of record.claims) {
            if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_10__.isCompared)(claim))
                claims++;
            verdicts[claim.verdict.name]++;
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
const NOTHING = {
    changes: null,
    failOnScope: 'all',
    agentBranch: null,
    lastMessage: null,
    calledAgent: null,
    before: null,
    baseline: null,
    loosenedForms: [],
    single: null,
    mostFindings: _evaluate_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_FINDINGS */ .V8,
    onProgress: () => undefined,
};
async function completeInput(tree, found, { maxFileSize }) {
    const roadmap = await (0,_evaluate_files_beside_js__WEBPACK_IMPORTED_MODULE_11__/* .readRoadmap */ .xp)(tree, maxFileSize);
    return { ...NOTHING, stage: stageIn(tree), roadmap, ...found, tree };
}
function stageIn({ kind }) {
    return kind === 'commit' ? 'committed' : 'on-disk';
}
function runLimit(things, most) {
    return (count) => {
        if (count <= most)
            return;
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e(`There are more than ${String(most)} ${things}, the limit of this run. Check the patterns and the project root, raise max-${things}, or divide the run with shard.`);
    };
}


/***/ }),

/***/ 63058:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UI: () => (/* binding */ termsJson),
/* harmony export */   cV: () => (/* binding */ termsFrom),
/* harmony export */   nw: () => (/* binding */ digestsOf)
/* harmony export */ });
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26360);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72825);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _families_forms_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58952);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30783);
/* harmony import */ var _evaluate_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48229);
/* harmony import */ var _evaluate_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85055);







function termsJson(terms, { standards, overrides }) {
    const { levels, failOn, baseline, changes, loosened } = terms;
    const known = baseline?.known;
    const forms = (0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_3__/* .declarationsOf */ .RK)(standards);
    return {
        standards: idsOf([...Object.values(standards), ...overrides.flatMap((one) => [...one.standards.values()])]),
        ...(forms.length === 0 ? {} : { forms }),
        levels: Object.fromEntries(levels),
        overrides: overrides
            .filter((override) => override.levels.size > 0)
            .map(({ paths, findings, levels: ofRules, reason }) => ({
            paths,
            ...(findings === null ? {} : { findings: [...findings] }),
            levels: Object.fromEntries(ofRules),
            ...(reason === undefined ? {} : { reason }),
        })),
        failOn,
        ifNoReturns: terms.ifNoReturns,
        agentBranch: terms.agentBranch,
        agentBranchRequires: terms.agentBranchRequires,
        changes: changes === null ? null : changesJson(changes, terms),
        baseline: known === undefined ? null : baselineJson(known),
        ...(loosened.length === 0 ? {} : { loosened }),
    };
}
function changesJson(changes, { baseCommit, isBaseRead, mayBeUnclaimed }) {
    const { base, changed, deleted, added, moved, movedAway, approximate = false } = changes;
    return {
        base,
        commit: baseCommit,
        isBaseRead,
        changed: [...changed],
        deleted: [...deleted],
        added: added === undefined ? null : [...added],
        moved: moved === undefined ? null : [...moved],
        movedAway: movedAway === undefined ? null : [...movedAway],
        approximate,
        unclaimed: mayBeUnclaimed === null ? [] : [...changed, ...deleted].filter((path) => mayBeUnclaimed(path)),
    };
}
function baselineJson({ file, reach, whole, entries, hiding, hidesNoClaims }) {
    const withoutLine = ({ file, rule, fingerprint, count, fields, reason }) => ({
        file,
        rule,
        fingerprint,
        count,
        fields,
        reason,
    });
    return {
        file,
        reach,
        whole,
        entries,
        hiding: hiding === entries ? null : hiding.map(withoutLine),
        ...(hidesNoClaims === true ? { hidesNoClaims } : {}),
    };
}
function digestsOf({ changes, baseline, ...rules }) {
    return { changes: digest(changes), baseline: digest(baseline), rules: digest(rules) };
}
function digest(value) {
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.sha256)(JSON.stringify(value));
}
function idsOf(versions) {
    return [...new Set(versions.flatMap((version) => version?.id ?? []))];
}
async function loadVersions({ standards: ids, forms = [] }) {
    const standards = [];
    const declared = Object.values((0,_families_forms_index_js__WEBPACK_IMPORTED_MODULE_3__/* .versionsOfForms */ .I$)(forms));
    for (const head of [...ids.map(_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .standardNamed */ .jv), ...declared]) {
        if (head !== undefined)
            standards.push(await (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .loadStandard */ .Cm)(head));
    }
    return standards;
}
async function termsFrom(json, { tree, now }) {
    const { changes, baseline } = json;
    const unclaimed = new Set(changes?.unclaimed);
    const overrides = json.overrides.map(({ paths, findings, levels, reason }) => ({
        paths,
        matches: paths.length === 0 ? () => true : (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePatterns */ .xi)(paths),
        findings: findings === undefined ? null : new Set(findings),
        standards: new Map(),
        levels: new Map(Object.entries(levels)),
        reason,
    }));
    return {
        tree,
        now,
        ifNoReturns: json.ifNoReturns,
        changes: changes === null ? null : changesFrom(changes),
        agentBranch: json.agentBranch,
        agentBranchRequires: json.agentBranchRequires,
        mayBeUnclaimed: (path) => unclaimed.has(path),
        lastMessage: null,
        inUse: await loadVersions(json),
        levels: new Map(Object.entries(json.levels)),
        overrides: (0,_evaluate_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .overridesOf */ .FB)(overrides, (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefaults */ .rO)(new Map())),
        failOn: json.failOn,
        loosened: json.loosened ?? [],
        mostFindings: _evaluate_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_FINDINGS */ .V8,
        baseline: baseline === null ? null : (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineOf */ .Bv)({ ...baseline, hiding: baseline.hiding ?? baseline.entries }),
        baseCommit: changes?.commit ?? null,
        isBaseRead: changes?.isBaseRead === true,
        singleFile: null,
    };
}
function changesFrom({ base, changed, deleted, added, moved, movedAway, approximate }) {
    return {
        base,
        changed: new Set(changed),
        deleted: new Set(deleted),
        added: added === null ? undefined : new Set(added),
        moved: moved === null ? undefined : new Map(moved),
        movedAway: movedAway === null ? undefined : new Set(movedAway),
        approximate,
    };
}


/***/ }),

/***/ 54960:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   OU: () => (/* binding */ inDeclared),
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   e_: () => (/* binding */ NOT_BY_DEFAULT),
/* harmony export */   kd: () => (/* binding */ classifier),
/* harmony export */   ls: () => (/* binding */ PLACES),
/* harmony export */   os: () => (/* binding */ withinShard),
/* harmony export */   r1: () => (/* binding */ selection),
/* harmony export */   tm: () => (/* binding */ NEVER),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72825);
/* harmony import */ var _families_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20160);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);




const ALL_PLACES = _families_index_js__WEBPACK_IMPORTED_MODULE_1__/* .families */ .T.flatMap(({ places }) => places);
const PLACES = ALL_PLACES.filter(({ isStray }) => isStray !== true);
const WITH_STRAYS = [...PLACES, ...ALL_PLACES.filter(({ isStray }) => isStray === true)];
const NEVER = [
    '**/.git/**',
    '**/node_modules/**',
    '**/specs/state.json',
    '**/specs/archive/state.json',
];
const TEMPLATE_FOLDERS = ['context', 'docs', 'extensions', 'skills', 'agents'];
const NOT_BY_DEFAULT = [
    ...TEMPLATE_FOLDERS.map((folder) => `**/.claude/${folder}/**`),
    ...TEMPLATE_FOLDERS.map((folder) => `**/.opencode/${folder}/**`),
    'agent-system/**',
    '**/SKILL.md',
];
function selection(patterns, ignore = [], declared = []) {
    const ownPatterns = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(patterns);
    const negated = (list) => list.map((pattern) => `!${pattern}`);
    const without = negated([...NEVER, ...(0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(ignore)]);
    const isDeclared = inDeclared(declared);
    if (ownPatterns.length > 0) {
        const all = [...ownPatterns, ...without];
        const named = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(all, null, () => () => false);
        return { patterns: all, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(all, null, placesBelow(isDeclared)), named };
    }
    const usual = [...WITH_STRAYS, ...declared].flatMap((kind) => kind.patterns);
    const isTemplate = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(NOT_BY_DEFAULT);
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(without, (path) => isDeclared(path) || (isUsual(path) && !isTemplate(path)));
    const all = [...usual, ...negated([...NEVER, ...NOT_BY_DEFAULT, ...(0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(ignore)])];
    return { patterns: all, matches, anyCase: true };
}
function placesBelow(isDeclared) {
    const isTemplate = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(NOT_BY_DEFAULT);
    return (folder) => {
        const isAskedFor = isTemplate(`${folder}/file`);
        return (path) => isDeclared(path) || (isUsual(path) && (isAskedFor || !isTemplate(path)));
    };
}
function inDeclared(places) {
    const matchers = places.map(matcherOfPlace);
    return (path) => matchers.some((matches) => matches(path));
}
function matcherOfPlace({ patterns, isExact, isOne }) {
    if (isExact !== true)
        return isOne ?? inAnyCase(patterns);
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns);
    return (path) => isOne?.(path) !== false && matches(path);
}
function inAnyCase(patterns) {
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns);
    return (path) => matches(path.toLowerCase());
}
const isAnywhere = inAnyCase(PLACES.flatMap(({ isOne, patterns }) => (isOne === undefined ? patterns : [])));
const SHOWN_BY_PATH = WITH_STRAYS.flatMap(({ isOne, notBelow }) => (isOne === undefined ? [] : [{ isOne, notBelow }]));
function isUsual(path) {
    return (isAnywhere(path) ||
        SHOWN_BY_PATH.some(({ isOne, notBelow }) => isOne(path) && notBelow?.some((folder) => `/${path}`.includes(`/${folder}/`)) !== true));
}
function toKind(kind) {
    const { reduced = false, isExact } = kind;
    const gathered = { ...kind, reduced, isCertain: false, ...(isExact === true ? { isDeclared: true } : {}) };
    return { gathered, kind, matches: matcherOfPlace(kind) };
}
const KINDS = WITH_STRAYS.map(toKind);
function classifier({ named } = {}, declared = []) {
    const own = declared.map(toKind);
    return (path) => {
        const ofForm = own.find(({ matches }) => matches(path));
        const isNamed = named?.(path) === true;
        const found = KINDS.find(({ kind: { mark, isCertain, isStray }, matches }) => !((mark ?? isStray) !== undefined && (isNamed || (ofForm !== undefined && isCertain?.(path) !== true))) &&
            matches(path)) ?? ofForm;
        if (found === undefined)
            return byExtension(path);
        const { gathered, kind } = found;
        return gathered.mark === undefined ? gathered : { ...gathered, isCertain: kind.isCertain?.(path) === true };
    };
}
function byExtension(path) {
    if (/\.jsonl$/i.test(path))
        return { form: 'jsonl', family: null, reduced: false };
    return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}
const MOST_SHARDS = 1_000;
function parseShard(text) {
    if (!/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(text))
        return undefined;
    const slash = text.indexOf('/');
    const shard = { part: Number(text.slice(0, slash)), parts: Number(text.slice(slash + 1)) };
    return shard.part > shard.parts || shard.parts > MOST_SHARDS ? undefined : shard;
}
function isInShard(path, { part, parts }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)('sha256').update((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.bytesOfName)(path)).digest().readUInt32BE(0) % parts === part - 1;
}
function withinShard({ matches, ...selection }, shard) {
    return { ...selection, matches: (path) => matches(path) && isInShard(path, shard) };
}


/***/ }),

/***/ 6058:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shardName),
/* harmony export */   G: () => (/* binding */ MAX_REPORT_SIZE)
/* harmony export */ });
function shardName({ part, parts }) {
    return `${String(part)}/${String(parts)}`;
}
const MAX_REPORT_SIZE = 256 * 1024 * 1024;


/***/ })

};
;
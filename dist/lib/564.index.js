export const id = 564;
export const ids = [564];
export const modules = {

/***/ 1564:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FlatListing: () => (/* binding */ FlatListing)
/* harmony export */ });
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(810);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3172);
/* harmony import */ var _other_case_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4419);




const MOST_BYTES = 2 ** 30;
const SLASH = '/';
const AFTER_SLASH = '0';
const LETTER_B = 0x62;
const DIGIT_2 = 0x32;
const MODE = 6;
const BLOB = ' blob '.length;
const COMMIT = ' commit '.length;
class FlatListing {
    isSmall = false;
    #data;
    #paths;
    #idLength;
    #otherCase = new _other_case_js__WEBPACK_IMPORTED_MODULE_3__/* .OtherCase */ .d({
        find: (path) => this.find(path),
        namesIn: (folder) => this.#namesIn(folder),
    });
    #foreseen;
    #last = 0;
    constructor(data, paths, idLength, foreseen) {
        this.#data = data;
        this.#paths = paths;
        this.#idLength = idLength;
        this.#foreseen = foreseen;
    }
    static async read(options, tree, likely) {
        const entries = new Entries(tree.length, likely?.matches ?? null);
        await list(options, tree, (chunk) => {
            entries.take(chunk);
        });
        if (!entries.sorted)
            return null;
        const foreseen = likely === null ? null : { patterns: likely.patterns, files: (0,_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .inOrder */ .al)(entries.found) };
        return new FlatListing(entries.data(), Uint32Array.from(entries.paths), tree.length, foreseen);
    }
    list({ patterns, matches }) {
        if (this.#foreseen !== null && isSame(this.#foreseen.patterns, patterns))
            return this.#foreseen.files;
        const found = [];
        for (let n = 0; n < this.#count; n++) {
            const entry = this.#entry(n);
            if (entry.kind !== 'file' && entry.kind !== 'link')
                continue;
            const path = (0,_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .V)(this.#path(n));
            if (matches(path))
                found.push({ path, id: entry.id, link: entry.kind === 'link' });
        }
        return (0,_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .inOrder */ .al)(found);
    }
    find(path) {
        if (path === '')
            return { kind: 'directory' };
        const wanted = bytesOf(path);
        if (wanted === undefined)
            return undefined;
        const n = this.#place(wanted);
        const entry = n < this.#count && this.#compare(n, wanted) === 0 ? this.#entry(n) : undefined;
        if (!this.#startsWith(entry === undefined ? n : n + 1, wanted))
            return entry;
        return this.#startsWith(this.#place(wanted + SLASH), wanted + SLASH) ? { kind: 'directory' } : entry;
    }
    findOtherCase(path) {
        return this.#otherCase.find(path);
    }
    get #count() {
        return this.#paths.length - 1;
    }
    *#namesIn(folder) {
        const prefix = folder === '' ? '' : (0,_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOfName */ .q)(folder).toString('latin1') + SLASH;
        for (let n = this.#place(prefix); this.#startsWith(n, prefix);) {
            const rest = this.#path(n).slice(prefix.length);
            const slash = rest.indexOf(SLASH);
            const name = slash < 0 ? rest : rest.slice(0, slash);
            yield (0,_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .V)(name);
            n = slash < 0 ? n + 1 : this.#place(prefix + name + AFTER_SLASH);
        }
    }
    #place(wanted) {
        let low = 0;
        let high = this.#count;
        const start = Math.min(this.#last, high);
        if (start < high && this.#compare(start, wanted) < 0) {
            low = start + 1;
            for (let stride = 1; low < high; stride *= 2) {
                const next = low + stride;
                if (next >= high || this.#compare(next, wanted) >= 0) {
                    high = Math.min(next, high);
                    break;
                }
                low = next + 1;
            }
        }
        else {
            high = start;
            for (let stride = 1; high > low; stride *= 2) {
                const next = high - stride;
                if (next < low || this.#compare(next, wanted) < 0) {
                    low = Math.max(next + 1, low);
                    break;
                }
                high = next;
            }
        }
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (this.#compare(middle, wanted) < 0)
                low = middle + 1;
            else
                high = middle;
        }
        this.#last = low;
        return low;
    }
    #compare(n, wanted) {
        const data = this.#data;
        let at = this.#paths[n] ?? 0;
        for (let k = 0; k < wanted.length; k++) {
            const byte = data[at++] ?? 0;
            if (byte === 0)
                return -1;
            const difference = byte - wanted.charCodeAt(k);
            if (difference !== 0)
                return difference;
        }
        return data[at] ?? 0;
    }
    #startsWith(n, prefix) {
        if (n >= this.#count)
            return false;
        const at = this.#paths[n] ?? 0;
        for (let k = 0; k < prefix.length; k++) {
            if (this.#data[at + k] !== prefix.charCodeAt(k) || this.#data[at + k] === 0)
                return false;
        }
        return true;
    }
    #path(n) {
        const start = this.#paths[n] ?? 0;
        return this.#data.toString('latin1', start, this.#data.indexOf(0, start));
    }
    #entry(n) {
        const path = this.#paths[n] ?? 0;
        const kind = kindOf(this.#data, path, this.#idLength);
        return kind === 'submodule' ? { kind } : { kind, id: idOf(this.#data, path, this.#idLength) };
    }
}
class Entries {
    paths = [];
    found = [];
    sorted = true;
    #parts = [];
    #idLength;
    #matches;
    #passed = 0;
    #rest = [];
    #previous = '';
    constructor(idLength, matches) {
        this.#idLength = idLength;
        this.#matches = matches;
    }
    take(chunk) {
        this.#parts.push(chunk);
        let end = chunk.indexOf(0);
        let start = 0;
        if (end >= 0 && this.#rest.length > 0) {
            const first = Buffer.concat([...this.#rest, chunk.subarray(0, end)]);
            this.#rest = [];
            this.#entry(first, 0, first.length);
            this.#passed += first.length + 1;
            start = end + 1;
            end = chunk.indexOf(0, start);
        }
        const from = start;
        for (; end >= 0; end = chunk.indexOf(0, start)) {
            this.#entry(chunk, start, end, from);
            start = end + 1;
        }
        this.#passed += start - from;
        if (start < chunk.length)
            this.#rest.push(chunk.subarray(start));
    }
    data() {
        if (this.#rest.length > 0)
            throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS('git stopped in the middle of the list of files.');
        this.paths.push(this.#passed);
        return Buffer.concat(this.#parts);
    }
    #entry(data, start, end, from = 0) {
        if (this.paths.length === _listing_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ENTRIES */ .V0)
            throw (0,_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .tooMany */ .Ot)();
        const type = data[start + MODE + 1] === LETTER_B ? BLOB : COMMIT;
        const at = start + MODE + type + this.#idLength + 1;
        const path = data.toString('latin1', at, end);
        this.paths.push(this.#passed + at - from);
        this.sorted &&= this.#previous < path;
        this.#previous = path;
        if (this.#matches === null || type === COMMIT)
            return;
        const name = (0,_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .V)(path);
        if (!this.#matches(name))
            return;
        const link = kindOf(data, at, this.#idLength) === 'link';
        this.found.push({ path: name, id: idOf(data, at, this.#idLength), link });
    }
}
function kindOf(data, path, idLength) {
    const id = path - 1 - idLength;
    if (data[id - 2] !== LETTER_B)
        return 'submodule';
    return data[id - BLOB - MODE + 1] === DIGIT_2 ? 'link' : 'file';
}
function idOf(data, path, idLength) {
    return data.toString('latin1', path - 1 - idLength, path - 1);
}
function bytesOf(path) {
    if (!/[^\0-\x7f]/.test(path))
        return path;
    const bytes = (0,_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOfName */ .q)(path).toString('latin1');
    return (0,_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .V)(bytes) === path ? bytes : undefined;
}
function isSame(some, others) {
    return some.length === others.length && some.every((one, n) => one === others[n]);
}
function list(options, tree, take) {
    return new Promise((resolve, reject) => {
        const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .startGit */ .BE)(options, ['ls-tree', '-r', '-z', '--full-tree', tree]);
        let bytes = 0;
        let stderr = '';
        child.stdout.on('data', (chunk) => {
            bytes += chunk.length;
            try {
                if (bytes > MOST_BYTES)
                    throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`The list of files has more than ${String(MOST_BYTES)} bytes.`);
                take(chunk);
            }
            catch (error) {
                child.stdout.destroy();
                child.kill();
                reject(error instanceof Error ? error : new Error(String(error)));
            }
        });
        child.stderr.on('data', (chunk) => {
            stderr += chunk.toString('utf8');
        });
        child.on('error', (error) => {
            reject((0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .notStarted */ .DY)(error));
        });
        child.on('close', (status) => {
            if (status === 0)
                resolve();
            else
                reject((0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailed */ .gk)('list the tree', stderr));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end();
    });
}


/***/ })

};

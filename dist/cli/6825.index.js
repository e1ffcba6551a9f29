"use strict";
exports.id = 6825;
exports.ids = [6825];
exports.modules = {

/***/ 5875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ referencesTo),
/* harmony export */   U: () => (/* binding */ openDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(810);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2102);




const BATCH = 200;
const SMALL = 64 * 1024;
function openDisk(directory) {
    (0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .demandDirectory */ .zb)(directory);
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory));
    const folders = new Map();
    const open = (path) => {
        let folder = folders.get(path);
        if (folder === undefined) {
            folder = readFolder(root, path);
            folders.set(path, folder);
        }
        return folder;
    };
    const find = (path) => {
        if (path === '')
            return { kind: 'directory' };
        const slash = path.lastIndexOf('/');
        const parent = slash < 0 ? '' : path.slice(0, slash);
        if (find(parent)?.kind !== 'directory')
            return undefined;
        const entry = open(parent).entries.get(path.slice(slash + 1));
        return entry?.kind === 'directory' && open(path).isRepository ? { kind: 'submodule' } : entry;
    };
    const below = function* (path) {
        for (const [name, entry] of open(path).entries) {
            const at = path === '' ? name : `${path}/${name}`;
            if (entry.kind === 'directory')
                yield* below(at);
            else
                yield at;
        }
    };
    return {
        path: root,
        kind: 'workspace',
        revision: null,
        root: (0,_root_js__WEBPACK_IMPORTED_MODULE_3__/* .placeInRepository */ .vO)(root) ?? '',
        find,
        list: ({ matches }) => Promise.resolve(referencesTo([...below('')].filter(matches), find)),
        findOtherCase: (path) => {
            let actual = '';
            for (const segment of path.split('/')) {
                if (find(actual)?.kind !== 'directory')
                    return undefined;
                const names = [...open(actual).entries.keys()];
                const lower = segment.toLowerCase();
                const same = names.find((name) => name === segment) ?? names.find((name) => name.toLowerCase() === lower);
                if (same === undefined)
                    return undefined;
                actual = actual === '' ? same : `${actual}/${same}`;
            }
            return actual === path || find(actual)?.kind === 'directory' ? undefined : actual;
        },
        read: async function* (files, limit) {
            for (let start = 0; start < files.length; start += BATCH) {
                yield await Promise.all(files.slice(start, start + BATCH).map((file) => readOne(root, file, limit)));
            }
        },
        sizes: (ids) => Promise.resolve(ids.map((id) => sizeOf(root, id))),
        contents: (ids) => Promise.resolve(ids.map((id) => contentOf(root, id))),
        explainAbsent: () => Promise.resolve(new Map()),
        close: () => undefined,
    };
}
function referencesTo(paths, find) {
    const files = paths.map((path) => ({ path, id: path, link: find(path)?.kind !== 'file' }));
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function placeOf(root, path) {
    return Buffer.concat([Buffer.from(path === '' ? root : `${root}/`), (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .q)(path)]);
}
function readFolder(root, path) {
    const entries = new Map();
    let isRepository = false;
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(placeOf(root, path), { withFileTypes: true, encoding: 'buffer' });
    for (const entry of found) {
        const name = (0,_model_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .V)(entry.name.toString('latin1'));
        if (name.toLowerCase() === '.git') {
            isRepository = path !== '';
            continue;
        }
        const id = path === '' ? name : `${path}/${name}`;
        if (entry.isSymbolicLink())
            entries.set(name, { kind: 'link', id });
        else if (entry.isDirectory())
            entries.set(name, { kind: 'directory' });
        else if (entry.isFile())
            entries.set(name, { kind: 'file', id });
    }
    return { entries, isRepository };
}
function statOf(root, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(placeOf(root, path));
}
function sizeOf(root, path) {
    const { size } = statOf(root, path);
    return { bytes: size, telling: size > 0 && size <= SMALL };
}
async function readOne(root, file, limit) {
    if (file.link)
        return { kind: 'bytes', bytes: new Uint8Array() };
    const { size } = statOf(root, file.path);
    return size > limit
        ? { kind: 'too-large', size }
        : { kind: 'bytes', bytes: await node_fs__WEBPACK_IMPORTED_MODULE_0__.promises.readFile(placeOf(root, file.path)) };
}
function contentOf(root, path) {
    const place = placeOf(root, path);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place, { encoding: 'buffer' }) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place);
}


/***/ }),

/***/ 6825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openWorkspace: () => (/* binding */ openWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5875);


function openWorkspace(directory) {
    const disk = (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .openDisk */ .U)(directory);
    return {
        ...disk,
        list: async (selection) => {
            const paths = await walk(disk.path, selection.patterns);
            return paths === undefined ? disk.list(selection) : (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesTo */ .C)(paths, disk.find);
        },
    };
}
async function walk(root, patterns) {
    if (/[\n\r]/.test(root))
        return undefined;
    const { create } = await Promise.all(/* import() */[__webpack_require__.e(3581), __webpack_require__.e(9425)]).then(__webpack_require__.bind(__webpack_require__, 9425));
    const below = globEscape(root);
    const anchored = patterns.map((pattern) => {
        const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
        return `${negations}${below}/${pattern.slice(negations.length).replace(/^\.\//, '')}`;
    });
    const found = [];
    const restore = withoutDebugLines();
    try {
        const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
        for await (const place of globber.globGenerator()) {
            found.push(place.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/').replace(/^\/+/, ''));
        }
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw error;
    }
    finally {
        restore();
    }
    return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}
function withoutDebugLines() {
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    stdout.write = (chunk, ...rest) => typeof chunk === 'string' && chunk.startsWith('::debug::') ? true : write(chunk, ...rest);
    return () => {
        stdout.write = write;
    };
}
function globEscape(path) {
    const escaped = node_path__WEBPACK_IMPORTED_MODULE_0__.sep === '\\' ? path : path.replaceAll('\\', '\\\\');
    return escaped
        .replace(/\[(?=[^/]+\])/g, '[[]')
        .replaceAll('?', '[?]')
        .replaceAll('*', '[*]');
}


/***/ })

};
;
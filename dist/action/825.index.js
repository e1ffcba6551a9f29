"use strict";
exports.id = 825;
exports.ids = [825];
exports.modules = {

/***/ 6825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openWorkspace: () => (/* binding */ openWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9424);




const BATCH = 200;
function openWorkspace(directory) {
    const given = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(given, { throwIfNoEntry: false })?.isDirectory()) {
        throw new _git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`The root ${directory} is not a directory: name the folder that claims are relative to.`);
    }
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(given);
    const folders = new Map();
    const folder = (path) => {
        let entries = folders.get(path);
        if (entries === undefined) {
            entries = readFolder(root, path);
            folders.set(path, entries);
        }
        return entries;
    };
    const find = (path) => {
        if (path === '')
            return { kind: 'directory' };
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === '.' ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        if (find(parent)?.kind !== 'directory')
            return undefined;
        return folder(parent).get((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    };
    return {
        kind: 'workspace',
        revision: null,
        root: '',
        find,
        list: async ({ patterns }) => {
            const { create } = await Promise.all(/* import() */[__webpack_require__.e(581), __webpack_require__.e(33)]).then(__webpack_require__.bind(__webpack_require__, 6033));
            const below = globEscape(root);
            const anchored = patterns.map((pattern) => {
                const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
                return `${negations}${below}/${pattern.slice(negations.length).replace(/^\.\//, '')}`;
            });
            const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
            const files = [];
            for await (const found of globber.globGenerator()) {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, found).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
                files.push({ path, id: path, link: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(found).isSymbolicLink() });
            }
            return files.sort((a, b) => (a.path < b.path ? -1 : 1));
        },
        findOtherCase: (path) => {
            let actual = '';
            for (const segment of path.split('/')) {
                const entries = find(actual)?.kind === 'directory' ? [...folder(actual).keys()] : [];
                const same = entries.find((name) => name === segment) ?? entries.find((name) => name.toLowerCase() === segment.toLowerCase());
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
        sizes: (ids) => Promise.resolve(ids.map((id) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, id)).size)),
        contents: (ids) => Promise.all(ids.map((id) => bytesOf(root, id))),
        close: () => undefined,
    };
}
function readFolder(root, path) {
    const entries = new Map();
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), { withFileTypes: true })) {
        const id = path === '' ? entry.name : `${path}/${entry.name}`;
        if (entry.isSymbolicLink())
            entries.set(entry.name, { kind: 'link', id });
        else if (entry.isDirectory())
            entries.set(entry.name, { kind: 'directory' });
        else if (entry.isFile())
            entries.set(entry.name, { kind: 'file', id });
    }
    return entries;
}
async function readOne(root, file, limit) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, file.path));
    return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes: await bytesOf(root, file.path) };
}
async function bytesOf(root, path) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isSymbolicLink() ? Buffer.from((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place)) : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(place);
}
function globEscape(path) {
    const escaped = node_path__WEBPACK_IMPORTED_MODULE_2__.sep === '\\' ? path : path.replaceAll('\\', '\\\\');
    return escaped.replace(/\[(?=[^/]+\])/g, '[[]').replaceAll('?', '[?]').replaceAll('*', '[*]');
}


/***/ })

};
;
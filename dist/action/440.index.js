"use strict";
exports.id = 440;
exports.ids = [440];
exports.modules = {

/***/ 440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openWorkspace: () => (/* binding */ openWorkspace)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __webpack_require__(810);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(2102);
;// CONCATENATED MODULE: ./src/tree/disk.ts




const BATCH = 200;
const SMALL = 64 * 1024;
function openDisk(directory) {
    (0,tree_root/* demandDirectory */.zb)(directory);
    const root = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(directory));
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
        root: (0,tree_root/* placeInRepository */.vO)(root) ?? '',
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
    return Buffer.concat([Buffer.from(path === '' ? root : `${root}/`), (0,model_name/* bytesOfName */.q)(path)]);
}
function readFolder(root, path) {
    const entries = new Map();
    let isRepository = false;
    const found = (0,external_node_fs_.readdirSync)(placeOf(root, path), { withFileTypes: true, encoding: 'buffer' });
    for (const entry of found) {
        const name = (0,model_name/* nameOf */.V)(entry.name.toString('latin1'));
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
    return (0,external_node_fs_.lstatSync)(placeOf(root, path));
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
        : { kind: 'bytes', bytes: await external_node_fs_.promises.readFile(placeOf(root, file.path)) };
}
function contentOf(root, path) {
    const place = placeOf(root, path);
    return (0,external_node_fs_.lstatSync)(place).isSymbolicLink() ? (0,external_node_fs_.readlinkSync)(place, { encoding: 'buffer' }) : (0,external_node_fs_.readFileSync)(place);
}

;// CONCATENATED MODULE: ./src/tree/workspace.ts


function openWorkspace(directory) {
    const disk = openDisk(directory);
    return {
        ...disk,
        list: async (selection) => {
            const paths = await walk(disk.path, selection.patterns);
            return paths === undefined ? disk.list(selection) : referencesTo(paths, disk.find);
        },
    };
}
async function walk(root, patterns) {
    if (/[\n\r]/.test(root))
        return undefined;
    const { create } = await Promise.all(/* import() */[__webpack_require__.e(3581), __webpack_require__.e(3860)]).then(__webpack_require__.bind(__webpack_require__, 3860));
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
            found.push(place.slice(root.length).split(external_node_path_.sep).join('/').replace(/^\/+/, ''));
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
    const escaped = external_node_path_.sep === '\\' ? path : path.replaceAll('\\', '\\\\');
    return escaped
        .replace(/\[(?=[^/]+\])/g, '[[]')
        .replaceAll('?', '[?]')
        .replaceAll('*', '[*]');
}


/***/ })

};
;
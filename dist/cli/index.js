#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = require("node:module");
;// CONCATENATED MODULE: external "node:vm"
const external_node_vm_namespaceObject = require("node:vm");
;// CONCATENATED MODULE: ./src/make-folder.ts


function makeFolder(folder, mode = 0o777) {
    const lacking = [];
    for (let at = folder; (0,external_node_fs_namespaceObject.statSync)(at, { throwIfNoEntry: false }) === undefined; at = (0,external_node_path_namespaceObject.dirname)(at)) {
        lacking.push(at);
        if ((0,external_node_path_namespaceObject.dirname)(at) === at)
            break;
    }
    for (const path of lacking.reverse())
        makeOne(path, mode);
}
function makeOne(path, mode) {
    try {
        (0,external_node_fs_namespaceObject.mkdirSync)(path, { mode });
    }
    catch (error) {
        if ((0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            throw error;
    }
}

;// CONCATENATED MODULE: ./src/version.ts
const VERSION = '1.0.0';

;// CONCATENATED MODULE: ./src/cli/compiled.ts






const NOTHING = { scripts: {}, body: Buffer.alloc(0) };
const LF = 0x0a;
const MADE = `return-gate ${VERSION}, ${process.version}, ${process.arch}`;
const USEFUL = [undefined, 0, 1];
function runCompiled(file, command, env) {
    const cache = cacheFolder(env);
    if (cache === undefined) {
        (0,external_node_module_namespaceObject.createRequire)(file)(file);
        return;
    }
    const place = (0,external_node_path_namespaceObject.join)(cache, 'return-gate', `${command}-${slotOf(file)}.compiled`);
    const pack = readPack(place);
    const compiled = new Map();
    const loaded = new Map();
    const requireBuiltin = (0,external_node_module_namespaceObject.createRequire)(file);
    const load = (path) => {
        const known = loaded.get(path);
        if (known !== undefined)
            return known.exports;
        const { script, stamp, isNew } = compile(path, pack);
        if (isNew)
            compiled.set(path, { script, stamp });
        const module = { exports: {} };
        const folder = (0,external_node_path_namespaceObject.dirname)(path);
        const require = (id) => (id.startsWith('.') ? load((0,external_node_path_namespaceObject.resolve)(folder, id)) : requireBuiltin(id));
        const run = script.runInThisContext();
        loaded.set(path, module);
        run(module.exports, require, module, path, folder);
        return module.exports;
    };
    load(file);
    process.on('exit', () => {
        if (compiled.size > 0 && USEFUL.includes(process.exitCode))
            keep(place, (0,external_node_path_namespaceObject.dirname)((0,external_node_path_namespaceObject.dirname)(file)), pack, compiled);
    });
}
function slotOf(path) {
    let hash = 0;
    for (let at = 0; at < path.length; at++)
        hash = (Math.imul(hash, 31) + path.charCodeAt(at)) & 0xff;
    return String(hash);
}
function cacheFolder({ XDG_CACHE_HOME = '', HOME = '', LOCALAPPDATA = '', ...env }) {
    const isOff = [env.NODE_DISABLE_COMPILE_CACHE, env.CI].some((value) => value !== undefined && value !== '');
    const home = HOME === '' ? '' : (0,external_node_path_namespaceObject.join)(HOME, '.cache');
    return isOff ? undefined : [XDG_CACHE_HOME, home, LOCALAPPDATA].find((folder) => (0,external_node_path_namespaceObject.isAbsolute)(folder));
}
function compile(path, { scripts, body }) {
    const descriptor = (0,external_node_fs_namespaceObject.openSync)(path, 'r');
    try {
        const stamp = stampOf((0,external_node_fs_namespaceObject.fstatSync)(descriptor));
        const source = (0,external_node_fs_namespaceObject.readFileSync)(descriptor, 'utf8');
        const kept = scripts[path];
        const cachedData = kept?.stamp === stamp ? body.subarray(kept.start, kept.start + kept.length) : undefined;
        const script = new external_node_vm_namespaceObject.Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
            filename: path,
            ...(cachedData === undefined ? {} : { cachedData }),
        });
        return { script, stamp, isNew: cachedData === undefined || script.cachedDataRejected === true };
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
}
function stampOf({ size, mtimeMs, ctimeMs, ino }) {
    return [size, mtimeMs, ctimeMs, ino].join(' ');
}
function readPack(place) {
    let bytes;
    try {
        const descriptor = (0,external_node_fs_namespaceObject.openSync)(place, external_node_fs_namespaceObject.constants.O_RDONLY | external_node_fs_namespaceObject.constants.O_NONBLOCK);
        try {
            const stats = (0,external_node_fs_namespaceObject.fstatSync)(descriptor);
            if (!stats.isFile() || !isOwn(stats) || (process.platform !== 'win32' && (stats.mode & 0o022) !== 0))
                return NOTHING;
            bytes = (0,external_node_fs_namespaceObject.readFileSync)(descriptor);
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(descriptor);
        }
    }
    catch {
        return NOTHING;
    }
    const half = bytes.subarray(0, bytes.length / 2);
    if (!half.equals(bytes.subarray(half.length)))
        return NOTHING;
    const end = half.indexOf(LF);
    const head = readHead(half.toString('utf8', 0, Math.max(end, 0)));
    return head === null ? NOTHING : { scripts: head.scripts, body: half.subarray(end + 1) };
}
function isOwn({ uid }) {
    return process.getuid === undefined || uid === process.getuid();
}
function readHead(line) {
    try {
        const head = JSON.parse(line);
        return head?.made === MADE && head.scripts instanceof Object ? { made: MADE, scripts: head.scripts } : null;
    }
    catch {
        return null;
    }
}
function keep(place, folder, { scripts, body }, compiled) {
    const beside = `${place}.${Math.random().toString(36).slice(2)}`;
    let isBeside = false;
    try {
        if (!isOwn((0,external_node_fs_namespaceObject.statSync)(nearest((0,external_node_path_namespaceObject.dirname)(place)))))
            return;
        makeFolder((0,external_node_path_namespaceObject.dirname)(place), 0o700);
        const descriptor = (0,external_node_fs_namespaceObject.openSync)(beside, 'wx', 0o600);
        isBeside = true;
        try {
            const half = packOf(folder, { scripts, body }, compiled);
            (0,external_node_fs_namespaceObject.writeFileSync)(descriptor, half);
            (0,external_node_fs_namespaceObject.writeFileSync)(descriptor, half);
            (0,external_node_fs_namespaceObject.fsyncSync)(descriptor);
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(descriptor);
        }
        (0,external_node_fs_namespaceObject.renameSync)(beside, place);
    }
    catch {
        if (isBeside)
            (0,external_node_fs_namespaceObject.rmSync)(beside, { force: true });
    }
}
function packOf(folder, { scripts, body }, compiled) {
    const parts = [];
    const kept = {};
    let size = 0;
    const add = (path, stamp, part) => {
        kept[path] = { stamp, start: size, length: part.length };
        parts.push(part);
        size += part.length;
    };
    for (const [path, { stamp, start, length }] of Object.entries(scripts)) {
        if (path.startsWith(folder) && !compiled.has(path))
            add(path, stamp, body.subarray(start, start + length));
    }
    for (const [path, { script, stamp }] of compiled)
        add(path, stamp, script.createCachedData());
    return Buffer.concat([Buffer.from(`${JSON.stringify({ made: MADE, scripts: kept })}\n`), ...parts]);
}
function nearest(folder) {
    return (0,external_node_fs_namespaceObject.existsSync)(folder) || (0,external_node_path_namespaceObject.dirname)(folder) === folder ? folder : nearest((0,external_node_path_namespaceObject.dirname)(folder));
}

;// CONCATENATED MODULE: ./src/start.ts


const [, , command = ''] = process.argv;
const program = (0,external_node_path_namespaceObject.join)((0,external_node_path_namespaceObject.dirname)(__filename), 'program', 'index.js');
runCompiled(program, /^[a-z]+$/.test(command) ? command : 'other', process.env);

module.exports = __webpack_exports__;
/******/ })()
;
#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = require("node:module");
;// CONCATENATED MODULE: external "node:vm"
const external_node_vm_namespaceObject = require("node:vm");
;// CONCATENATED MODULE: ./src/make-folder.ts


function makeFolder(folder) {
    const lacking = [];
    for (let at = folder; (0,external_node_fs_namespaceObject.statSync)(at, { throwIfNoEntry: false }) === undefined; at = (0,external_node_path_namespaceObject.dirname)(at)) {
        lacking.push(at);
        if ((0,external_node_path_namespaceObject.dirname)(at) === at)
            break;
    }
    for (const path of lacking.reverse())
        makeOne(path);
}
function makeOne(path) {
    try {
        (0,external_node_fs_namespaceObject.mkdirSync)(path);
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
    const stats = (0,external_node_fs_namespaceObject.statSync)(file);
    const place = (0,external_node_path_namespaceObject.join)(cache, 'return-gate', `${command}-${String(stats.dev)}-${String(stats.ino)}.compiled`);
    const pack = readPack(place);
    const compiled = new Map();
    const loaded = new Map();
    const requireBuiltin = (0,external_node_module_namespaceObject.createRequire)(file);
    const load = (path) => {
        const known = loaded.get(path);
        if (known !== undefined)
            return known.exports;
        const module = { exports: {} };
        loaded.set(path, module);
        const { script, stamp, isNew } = compile(path, pack);
        if (isNew)
            compiled.set(path, { script, stamp });
        const folder = (0,external_node_path_namespaceObject.dirname)(path);
        const require = (id) => (id.startsWith('.') ? load((0,external_node_path_namespaceObject.resolve)(folder, id)) : requireBuiltin(id));
        const run = script.runInThisContext();
        run(module.exports, require, module, path, folder);
        return module.exports;
    };
    load(file);
    process.on('exit', () => {
        if (compiled.size > 0 && USEFUL.includes(process.exitCode))
            keep(place, pack, compiled);
    });
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
        const descriptor = (0,external_node_fs_namespaceObject.openSync)(place, 'r');
        try {
            const { uid, mode } = (0,external_node_fs_namespaceObject.fstatSync)(descriptor);
            const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
            if (!isOwn)
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
    const end = bytes.indexOf(LF);
    const head = readHead(bytes.toString('utf8', 0, Math.max(end, 0)));
    const body = bytes.subarray(end + 1);
    return head?.made === MADE && head.size === body.length ? { scripts: head.scripts, body } : NOTHING;
}
function readHead(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}
function keep(place, { scripts, body }, compiled) {
    const parts = [];
    const kept = {};
    let size = 0;
    const add = (path, stamp, part) => {
        kept[path] = { stamp, start: size, length: part.length };
        parts.push(part);
        size += part.length;
    };
    const beside = `${place}.${String(process.pid)}`;
    let isBeside = false;
    try {
        for (const [path, { stamp, start, length }] of Object.entries(scripts)) {
            if (!compiled.has(path))
                add(path, stamp, body.subarray(start, start + length));
        }
        for (const [path, { script, stamp }] of compiled)
            add(path, stamp, script.createCachedData());
        const head = { made: MADE, size, scripts: kept };
        makeFolder((0,external_node_path_namespaceObject.dirname)(place));
        const descriptor = (0,external_node_fs_namespaceObject.openSync)(beside, 'wx', 0o600);
        isBeside = true;
        try {
            for (const part of [Buffer.from(`${JSON.stringify(head)}\n`), ...parts])
                (0,external_node_fs_namespaceObject.writeFileSync)(descriptor, part);
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

;// CONCATENATED MODULE: ./src/start.ts



const folder = (0,external_node_path_namespaceObject.dirname)((0,external_node_fs_namespaceObject.realpathSync)(process.argv[1] ?? ''));
const [, , command = ''] = process.argv;
runCompiled((0,external_node_path_namespaceObject.join)(folder, 'program', 'index.js'), /^[a-z]+$/.test(command) ? command : 'other', process.env);

module.exports = __webpack_exports__;
/******/ })()
;
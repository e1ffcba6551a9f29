"use strict";
exports.id = 516;
exports.ids = [516,183];
exports.modules = {

/***/ 4516:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./src/model/severity.ts
var model_severity = __webpack_require__(5834);
// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(6183);
;// CONCATENATED MODULE: ./src/report/errors-file.ts


const NOBODY = { session: null, agent: null };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [keyOf(record), record]));
    const time = clock === null ? undefined : new Date(clock).toISOString();
    return findings
        .filter(({ severity, baselined }) => baselined !== true && (0,model_severity/* isAtLeast */.du)(severity, threshold))
        .map((finding) => (0,sink/* json */.Pq)(errorObject(finding, byPlace.get(keyOf(finding)) ?? NOBODY, time)));
}
function keyOf({ file, index }) {
    return JSON.stringify([file, index]);
}
function errorObject({ rule, message, recommendation, file, range }, { session, agent }, timestamp) {
    const place = file === null ? '' : `${file}${range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`}: `;
    return {
        type: 'validation',
        message: cut(`${place}${message}`),
        code: rule.toUpperCase().replaceAll('-', '_'),
        recoverable: true,
        recommendation,
        ...(timestamp === undefined ? {} : { timestamp }),
        context: {
            ...(session === null ? {} : { session_id: session }),
            ...(agent === null ? {} : { agent_type: agent }),
            ...(file === null ? {} : { file }),
            ...(range === null ? {} : { line: range.startLine, column: range.startColumn }),
        },
    };
}
function cut(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ../../../work/main/node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(5453);
// EXTERNAL MODULE: ../../../work/main/node_modules/proper-lockfile/index.js
var proper_lockfile = __webpack_require__(4306);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(8957);
// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(5275);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __webpack_require__(110);
// EXTERNAL MODULE: ./src/tree/relative-within.ts
var relative_within = __webpack_require__(4812);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(3426);
;// CONCATENATED MODULE: ./src/tree/write-place.ts





class RefusedPlace extends Error {
    refusal;
    at;
    name = 'RefusedPlace';
    constructor(refusal, at, message) {
        super(message);
        this.refusal = refusal;
        this.at = at;
    }
}
function projectOf(folders) {
    const project = new Set();
    for (const folder of folders) {
        if (!isFolder(folder))
            continue;
        for (const path of [(0,external_node_fs_.realpathSync)(folder), (0,tree_root/* repositoryOf */._M)(folder)]) {
            if (path !== undefined && (0,external_node_path_.dirname)(path) !== path)
                project.add(write_place_keyOf((0,external_node_fs_.lstatSync)(path, { bigint: true })));
        }
    }
    return project;
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function write_place_keyOf({ dev, ino }) {
    return `${String(dev)}:${String(ino)}`;
}
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;
const PERMISSIONS = 4095n;
function placeOf(file, project) {
    const { folders, rest, last } = walk(file, project);
    const folder = folders.at(-1);
    const [name] = rest.slice(-1);
    if (folder === undefined || name === undefined)
        throw noFile(file, (0,external_node_path_.resolve)(file), 'is a folder. Name a file in it');
    refuseGit(file, folders, rest);
    const lacking = rest.slice(0, -1).map((_, n) => (0,external_node_path_.join)(folder.path, ...rest.slice(0, n + 1)));
    const path = (0,external_node_path_.join)(folder.path, ...rest);
    if (last?.isDirectory() === true)
        throw noFile(file, path, 'is a folder. Name a file in it');
    if (last?.isSymbolicLink() === true)
        return { kind: 'device', path, isLink: true };
    if (last !== undefined && !last.isFile()) {
        if (folder.isInside)
            throw noFile(file, path, 'is no regular file. Name another');
        return { kind: 'device', path, isLink: false };
    }
    return {
        kind: 'file',
        path,
        folder: lacking.at(-1) ?? folder.path,
        key: lacking.length === 0 ? folder.key : null,
        lacking,
        mode: last === undefined ? null : Number(last.mode & PERMISSIONS),
    };
}
const MOST_LINKS = 40;
function walk(file, project) {
    const open = (path, name, stats, isInside) => {
        const key = write_place_keyOf(stats);
        return { path, name, key, isInside: isInside || project.has(key) };
    };
    const top = (path) => open(path, '', (0,external_node_fs_.lstatSync)(path, { bigint: true }), false);
    const start = (0,external_node_path_.resolve)(file);
    let folders = [top((0,external_node_path_.parse)(start).root)];
    let links = 0;
    const todo = namesIn(start).reverse();
    for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
        const above = folders.at(-1);
        if (above === undefined)
            break;
        if (name === '..') {
            if (folders.length > 1)
                folders.pop();
            continue;
        }
        const path = (0,external_node_path_.join)(above.path, name);
        const stats = (0,external_node_fs_.lstatSync)((0,model_name/* bytesOfName */.q)(path), { bigint: true, throwIfNoEntry: false });
        const isLast = todo.length === 0;
        if (stats?.isSymbolicLink() === true && !(isLast && !above.isInside && OF_THE_SYSTEM.test(above.path))) {
            if (above.isInside || isLast || ++links > MOST_LINKS)
                throw linked(file, path);
            const target = (0,model_name/* nameOf */.V)((0,external_node_fs_.readlinkSync)((0,model_name/* bytesOfName */.q)(path), { encoding: 'buffer' }).toString('latin1'));
            if ((0,external_node_path_.isAbsolute)(target))
                folders = [top((0,external_node_path_.parse)((0,external_node_path_.resolve)(target)).root)];
            todo.push(...namesIn(target).reverse());
            continue;
        }
        if (isLast || stats === undefined) {
            const rest = [name, ...todo.reverse()];
            if (rest.includes('..'))
                throw noFolder(file, path);
            return { folders, rest, last: stats };
        }
        if (!stats.isDirectory())
            throw noFolder(file, path);
        folders.push(open(path, name, stats, above.isInside));
    }
    return { folders, rest: [], last: undefined };
}
function namesIn(path) {
    const names = path.slice((0,external_node_path_.isAbsolute)(path) ? (0,external_node_path_.parse)(path).root.length : 0).split(external_node_path_.sep === '\\' ? /[\\/]+/ : /\/+/);
    return names.filter((name) => name !== '' && name !== '.');
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;
function refuseGit(file, folders, rest) {
    const first = folders.findIndex(({ isInside }) => isInside);
    const own = folders.slice(Math.max(first, 0));
    let path = own[0]?.path ?? '';
    for (const name of [...own.slice(1).map((folder) => folder.name), ...rest]) {
        path = (0,external_node_path_.join)(path, name);
        if (GIT_NAME.test(name.replace(IGNORED, '')))
            throw inGit(file, path);
    }
    const kept = own.find((folder) => isGitFolder(folder.path));
    if (kept !== undefined)
        throw inGit(file, kept.path);
}
function isGitFolder(path) {
    const has = (name) => (0,external_node_fs_.lstatSync)((0,model_name/* bytesOfName */.q)((0,external_node_path_.join)(path, name)), { throwIfNoEntry: false }) !== undefined;
    return has('HEAD') && (has('commondir') || (has('objects') && has('refs')));
}
function shown(path) {
    return (0,relative_within/* relativeWithin */.Q)(process.cwd(), (0,external_node_path_.resolve)(path)) ?? path;
}
function linked(file, path) {
    const way = (0,external_node_path_.resolve)(file) === path ? '' : `${shown(file)}: `;
    return new RefusedPlace('link', path, `${way}${shown(path)} is a symbolic link, and nothing is written through one. Name a path that leads through none, or take the link away.`);
}
function inGit(file, path) {
    const kept = (0,external_node_path_.resolve)(file) === path ? '' : ` (${shown(path)})`;
    return new RefusedPlace('git', path, `${shown(file)} lies in what git keeps for itself${kept}, where nothing is written. Name a file elsewhere.`);
}
function noFolder(file, path) {
    return new RefusedPlace('no-folder', path, `${shown(file)} lies below ${shown(path)}, which is no folder. Name a file elsewhere.`);
}
function noFile(file, path, what) {
    return new RefusedPlace('no-file', path, `${shown(file)} ${what}.`);
}

;// CONCATENATED MODULE: ./src/tree/write-file.ts





function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    if (place.kind === 'device') {
        writeInto(place, chunks);
        return true;
    }
    const beside = (0,model_name/* bytesOfName */.q)((0,external_node_path_.join)(place.folder, `.${(0,external_node_crypto_.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
    try {
        const handle = (0,external_node_fs_.openSync)(beside, 'wx', place.mode ?? 0o666);
        isThere = true;
        try {
            for (const chunk of chunks)
                (0,external_node_fs_.writeFileSync)(handle, chunk);
            if (place.mode !== null)
                (0,external_node_fs_.fchmodSync)(handle, place.mode);
            if (durable)
                (0,external_node_fs_.fsyncSync)(handle);
        }
        finally {
            (0,external_node_fs_.closeSync)(handle);
        }
        if (!mayReplace())
            return false;
        demandSame(file, place, placeOf(file, project));
        (0,external_node_fs_.renameSync)(beside, (0,model_name/* bytesOfName */.q)(place.path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,external_node_fs_.rmSync)(beside, { force: true });
    }
}
function makeFolders(file, project) {
    const place = placeOf(file, project);
    if (place.kind === 'device' || place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,model_name/* bytesOfName */.q)(folder));
    return placeOf(file, project);
}
function makeFolder(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path);
    }
    catch (error) {
        if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            throw error;
    }
}
function demandSame(file, before, now) {
    if (now.kind === 'file' && now.path === before.path && now.key === before.key)
        return;
    throw new RefusedPlace('no-folder', before.folder, `${file} was moved while it was written. Run this again.`);
}
function writeInto({ path, isLink }, chunks) {
    const handle = (0,external_node_fs_.openSync)(path, isLink ? 'w' : external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NOFOLLOW);
    try {
        if (!isLink && (0,external_node_fs_.fstatSync)(handle).isFile()) {
            throw new RefusedPlace('no-file', path, `${path} became another file while it was opened. Run this again.`);
        }
        for (const chunk of chunks)
            (0,external_node_fs_.writeFileSync)(handle, chunk);
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}

;// CONCATENATED MODULE: ./src/tree/append-errors.ts







const LARGEST = 16 * 1024 * 1024;
const STALE = 10_000;
const RETRIES = { retries: 400, factor: 1, minTimeout: 20, maxTimeout: 100, randomize: true };
async function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        const place = demandFile(file, makeFolders(file, project));
        demandLock(`${place.path}.lock`);
        const release = await (0,proper_lockfile.lock)(place.path, { realpath: false, stale: STALE, retries: RETRIES });
        try {
            while (!append(file, errors, project))
                ;
        }
        finally {
            await release();
        }
    }
    catch (error) {
        if (error instanceof usage_error/* UsageError */.e)
            throw error;
        throw new usage_error/* UsageError */.e(`The errors file ${file} could not be written, and is as it was: ${reasonOf(error)}`);
    }
}
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const isHeld = 'code' in error && error.code === 'ELOCKED';
    return isHeld ? 'another process holds its lock, the folder of its name that ends in .lock' : error.message;
}
function demandLock(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined || (stats.isDirectory() && isEmpty(path)))
        return;
    const what = stats.isDirectory()
        ? 'a folder that holds files'
        : stats.isSymbolicLink()
            ? 'a symbolic link'
            : 'a file';
    throw new usage_error/* UsageError */.e(`The errors file could not be written: its lock ${path} is ${what}. Take that away.`);
}
function isEmpty(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).length === 0;
    }
    catch {
        return true;
    }
}
function append(file, errors, project) {
    const before = readExisting(file, project);
    const text = withErrors(before, errors, file);
    return writeFile(file, [text], { project, mayReplace: () => readExisting(file, project) === before });
}
function demandFile(file, place) {
    if (place.kind === 'file')
        return place;
    throw notRegular(file);
}
function notRegular(file) {
    return new usage_error/* UsageError */.e(`The errors file ${file} is no regular file: name the file itself.`);
}
function tooLarge(file) {
    return new usage_error/* UsageError */.e(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
}
function readExisting(file, project) {
    const { path, mode } = demandFile(file, placeOf(file, project));
    if (mode === null)
        return null;
    const found = (0,regular_file/* readRegularFile */.XF)(path, LARGEST);
    if (found === null)
        throw notRegular(file);
    const { bytes, size } = found;
    if (size > LARGEST)
        throw tooLarge(file);
    const text = bytes.toString('utf8');
    if (!bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new usage_error/* UsageError */.e(`The errors file ${file} is damaged and was left as it is: ${why}. Mend it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null)
        return `[\n${errors.map((error) => `  ${error}`).join(',\n')}\n]\n`;
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const body = text.slice(mark.length);
    const array = arrayOf(body, file);
    const last = array.children?.at(-1);
    const eol = body.includes('\r\n') ? '\r\n' : '\n';
    if (last !== undefined) {
        const margin = marginOf(body, last.offset);
        const before = margin === null ? ', ' : `,${eol}${margin}`;
        const end = last.offset + last.length;
        return `${mark}${body.slice(0, end)}${errors.map((error) => before + error).join('')}${body.slice(end)}`;
    }
    const outer = /^[ \t]*/.exec(lineAt(body, array.offset))?.[0] ?? '';
    const inner = outer + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
    const list = errors.map((error) => `${eol}${inner}${error}`).join(',');
    return `${mark}${body.slice(0, array.offset)}[${list}${eol}${outer}]${body.slice(array.offset + array.length)}`;
}
function arrayOf(body, file) {
    try {
        JSON.parse(body);
    }
    catch (error) {
        throw damaged(file, error instanceof Error ? error.message : String(error));
    }
    const root = (0,main.parseTree)(body);
    if (root?.type === 'array')
        return root;
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    if (root?.type !== 'object' || member?.type !== 'array') {
        throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
    }
    return member;
}
function marginOf(body, offset) {
    const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
    return before.trim() === '' && before.length <= offset - 1 ? before : null;
}
function lineAt(body, offset) {
    return body.slice(body.lastIndexOf('\n', offset - 1) + 1);
}

// EXTERNAL MODULE: ../../../work/main/node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(5415);
;// CONCATENATED MODULE: ./src/gather/minimatch.ts

const OPTIONS = {
    dot: true,
    nobrace: true,
    nocase: false,
    nocomment: true,
    noext: true,
    nonegate: true,
};
function matcherOf(glob) {
    const minimatch = new esm/* Minimatch */.VR(glob, OPTIONS);
    minimatch.set = minimatch.set.map((steps) => steps.map((step) => (step instanceof RegExp ? straight(step) : step)));
    const [[first, name, ...more] = []] = minimatch.set;
    if (first === esm/* GLOBSTAR */.ZN && name !== undefined && name !== esm/* GLOBSTAR */.ZN && more.length === 0) {
        return (path) => {
            const last = path.slice(path.lastIndexOf('/') + 1);
            return typeof name === 'string' ? name === last : name.test(last);
        };
    }
    return (path) => minimatch.match(path);
}
const ASTERISK = '[^/]*?';
function straight(name) {
    const [first = '', ...others] = name.source.split(ASTERISK);
    const last = others.pop();
    if (last === undefined || others.length === 0 || Object.hasOwn(name, 'test'))
        return name;
    const between = others.map((text, n) => `(?=(?<at${String(n)}>${ASTERISK}${text}))\\k<at${String(n)}>`);
    return new RegExp(first + between.join('') + ASTERISK + last, name.flags);
}

;// CONCATENATED MODULE: ./src/gather/glob.ts


class PatternError extends usage_error/* UsageError */.e {
    name = 'PatternError';
}
const LONGEST_PATTERN = 4_096;
const MOST_BRACKETS = 20;
const MOST_NEEDLES = 200;
const LONGEST_SEARCH = 10_000;
function compilePatterns(patterns, before = null) {
    const taken = cleanPatterns(patterns).map(takeApart);
    const compiled = taken.map(({ negate, parts }) => ({ negate, tests: parts.map(testOf) }));
    const maySelect = quickly(taken.filter(({ negate }) => !negate));
    const mayTakeAway = quickly(taken.filter(({ negate }) => negate));
    return (path) => {
        let selected = before?.(path) === true;
        if (!selected && !maySelect(path))
            return false;
        const mayBeTaken = mayTakeAway(path);
        for (const { negate, tests } of compiled) {
            if (selected && !mayBeTaken)
                return true;
            if (selected === negate && tests.some((test) => test(path)))
                selected = !negate;
        }
        return selected;
    };
}
function compile(glob) {
    try {
        return matcherOf(glob);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new PatternError(`The pattern "${glob}" has a class that cannot be matched: write a simpler one.`);
    }
}
function quickly(patterns) {
    if (patterns.length === 0)
        return () => false;
    const needles = new Set(patterns.flatMap(({ parts }) => parts.map(({ needle }) => needle)));
    let length = 0;
    for (const needle of needles)
        length += needle.length;
    if (needles.has('') || needles.size > MOST_NEEDLES || length > LONGEST_SEARCH)
        return () => true;
    let search;
    return (path) => (search ??= searchFor([...needles])).test(path);
}
function searchFor(needles) {
    const least = needles.filter((one) => !needles.some((other) => other !== one && one.includes(other)));
    return new RegExp(least.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'), 's');
}
function testOf({ glob, literal, below, asFolder }) {
    const match = compile(glob);
    if (below) {
        return (path) => {
            const held = asFolder ? `${path}/` : path;
            return held.includes(literal) && match(held);
        };
    }
    return (path) => path.endsWith(literal) && match(path);
}
function cleanPatterns(patterns) {
    return patterns
        .flatMap((pattern) => pattern.split(/\r?\n/))
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
function demandModest(line) {
    const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
    if (line.length > LONGEST_PATTERN) {
        throw new PatternError(`The pattern "${shown}" has ${String(line.length)} characters: write one of at most ${String(LONGEST_PATTERN)}.`);
    }
    if (line.split('[').length - 1 > MOST_BRACKETS) {
        throw new PatternError(`The pattern "${shown}" has more than ${String(MOST_BRACKETS)} opening brackets: write a simpler one.`);
    }
}
function takeApart(line) {
    demandModest(line);
    let pattern = line;
    let negate = false;
    while (pattern.startsWith('!')) {
        negate = !negate;
        pattern = pattern.slice(1).trim();
    }
    if (pattern === '')
        throw new PatternError(`The pattern "${line}" is empty: write what it should match.`);
    if (pattern.startsWith('/') || pattern.startsWith('~') || /^[A-Za-z]:/.test(pattern)) {
        throw new PatternError(`The pattern "${line}" is absolute: write it relative to the project root.`);
    }
    const directoryOnly = pattern.endsWith('/');
    let segments = pattern.split(/\/+/).filter((segment) => segment !== '');
    if (segments[0] === '.')
        segments = segments.slice(1);
    if (segments.includes('.') || segments.includes('..')) {
        throw new PatternError(`The pattern "${line}" has a "." or ".." inside: write it relative to the project root.`);
    }
    if (segments.length === 0) {
        return { negate, parts: [{ glob: '**', literal: '', needle: '', below: true, asFolder: false }] };
    }
    const descendants = below([...segments, '**'], false);
    if (directoryOnly)
        return { negate, parts: [descendants] };
    if (segments[segments.length - 1] === '**')
        return { negate, parts: [below(segments, true)] };
    const itself = {
        glob: segments.join('/'),
        literal: literalEnd(segments),
        needle: longestLiteral(segments),
        below: false,
        asFolder: false,
    };
    return { negate, parts: [itself, descendants] };
}
function below(segments, asFolder) {
    const folder = literalEnd(segments.slice(0, segments.findLastIndex((segment) => segment !== '**') + 1));
    const literal = folder === '' ? '' : `${folder}/`;
    return { glob: segments.join('/'), literal, needle: longestLiteral(segments), below: true, asFolder };
}
function longestLiteral(segments) {
    const pattern = segments.join('/');
    if (/[[\]\\]/.test(pattern))
        return '';
    const texts = pattern.split(/[*?]+/).map((text) => text.replace(/^\/+|\/+$/g, ''));
    return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
function literalEnd(segments) {
    const pattern = segments.join('/');
    if (/[[\]\\]/.test(pattern))
        return '';
    return pattern.slice(Math.max(pattern.lastIndexOf('*'), pattern.lastIndexOf('?')) + 1).replace(/^\/+/, '');
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
// EXTERNAL MODULE: ./src/github/client.ts
var client = __webpack_require__(6924);
;// CONCATENATED MODULE: ./src/github/base.ts


const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const NO_COMMIT = /^0+$/;
function baseOf(situation) {
    const { env, event, input } = situation;
    if (input !== '') {
        if (NO_COMMIT.test(input))
            return none('the input base names no commit');
        return { kind: 'base', revision: input, label: named(input), relation: 'branch' };
    }
    const name = env.GITHUB_EVENT_NAME ?? '';
    if (name.startsWith('pull_request'))
        return baseOfPullRequest(situation);
    if (name === 'merge_group') {
        const group = (0,json/* field */.ZZ)(event, 'merge_group');
        return before((0,json/* stringField */.OM)(group, 'base_sha'), (0,json/* stringField */.OM)(group, 'base_ref')?.replace(/^refs\/heads\//, ''));
    }
    if (name === 'push')
        return baseOfPush(event);
    return none(`the event ${name === '' ? 'of the run' : name} has no base`);
}
function baseOfPullRequest({ env, event, head, parents }) {
    const pull = (0,json/* field */.ZZ)(event, 'pull_request');
    const base = (0,json/* field */.ZZ)(pull, 'base');
    const label = (0,json/* stringField */.OM)(base, 'ref');
    const isMerge = parents[1] !== undefined && parents[1] === (0,json/* stringField */.OM)((0,json/* field */.ZZ)(pull, 'head'), 'sha');
    const isEvents = env.GITHUB_EVENT_NAME !== 'pull_request_target' && head === env.GITHUB_SHA && parents.length > 1;
    if (isMerge || isEvents)
        return before(parents[0], label);
    const id = (0,json/* stringField */.OM)(base, 'sha');
    return isCommit(id) ? { kind: 'base', revision: id, label: label ?? named(id), relation: 'branch' } : noBase;
}
function baseOfPush(event) {
    const id = (0,json/* stringField */.OM)(event, 'before');
    if (id !== undefined && !NO_COMMIT.test(id))
        return before(id, undefined);
    const ref = (0,json/* stringField */.OM)(event, 'ref') ?? '';
    const main = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(event, 'repository'), 'default_branch') ?? '';
    if (id === undefined || !ref.startsWith('refs/heads/') || main === '' || ref === `refs/heads/${main}`) {
        return none('the push names no commit that it started from');
    }
    return { kind: 'base', revision: `origin/${main}`, label: main, relation: 'branch' };
}
const noBase = none('the event names no base');
function none(why) {
    return { kind: 'none', why };
}
function before(id, label) {
    return isCommit(id) ? { kind: 'base', revision: id, label: label ?? named(id), relation: 'before' } : noBase;
}
function isCommit(id) {
    return id !== undefined && OBJECT_ID.test(id) && !NO_COMMIT.test(id);
}
const SHORT_ID = 12;
function named(revision) {
    return OBJECT_ID.test(revision) ? revision.slice(0, SHORT_ID) : revision;
}
const DEEPEN = 'let the checkout fetch all of it (fetch-depth: 0 of actions/checkout)';
async function compareWith(base, head, { git, api }) {
    const byGit = await git(base);
    if (byGit.kind === 'compared' && byGit.changes.approximate !== true) {
        const { changes, commit, tip } = byGit;
        return { changes, commit, tip, unread: null, warning: null };
    }
    const byApi = api === undefined ? undefined : await askApi(api, base, head);
    if (typeof byApi === 'object') {
        const held = byGit.kind === 'compared'
            ? { commit: byGit.commit, tip: byGit.tip, unread: null }
            : { commit: null, tip: null, unread: byGit.reason };
        return { changes: { ...byApi, base: base.label }, ...held, warning: null };
    }
    if (byGit.kind === 'compared') {
        const { changes, commit, tip } = byGit;
        const what = `History is too shallow to tell where the branch left ${base.label}, so it is compared with ${base.label} as it is now: what changed there since counts, too.`;
        return { changes, commit, tip, unread: null, warning: `${what} To mend it, ${DEEPEN}.` };
    }
    const reasons = byApi === undefined ? byGit.reason : `${byGit.reason} ${byApi}`;
    return {
        changes: null,
        commit: null,
        tip: null,
        unread: reasons,
        warning: `What changed since ${base.label} is not known, so the whole tree is judged, and nothing is compared. ${reasons} To mend it, ${DEEPEN}.`,
    };
}
async function askApi(api, { revision }, head) {
    try {
        return await api(revision.replace(/^origin\//, ''), head);
    }
    catch (error) {
        return `GitHub's API could not compare either: ${(0,client/* problemOf */.Z)(error).why}.`;
    }
}
function branchOf(env) {
    if ((env.GITHUB_HEAD_REF ?? '') !== '')
        return env.GITHUB_HEAD_REF;
    const ref = env.GITHUB_REF ?? '';
    if (ref.startsWith('refs/heads/'))
        return ref.slice('refs/heads/'.length);
    const name = env.GITHUB_REF_NAME ?? '';
    return ref === '' && name !== '' ? name : undefined;
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(7474);
;// CONCATENATED MODULE: ./src/config/one-of.ts


function oneOf(setting, given, words) {
    const found = words.find((word) => word === given);
    if (found !== undefined)
        return found;
    const meant = (0,model_text/* nearest */.pA)(given, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new usage_error/* UsageError */.e(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}

// EXTERNAL MODULE: ./src/tree/git/ancestry.ts
var ancestry = __webpack_require__(4782);
// EXTERNAL MODULE: ./src/tree/git/git.ts + 4 modules
var git = __webpack_require__(2668);
// EXTERNAL MODULE: ./src/tree/git/other-commit.ts + 1 modules
var other_commit = __webpack_require__(2689);
// EXTERNAL MODULE: ./src/tree/git/repository-files.ts
var repository_files = __webpack_require__(1789);
;// CONCATENATED MODULE: ./src/tree/git/changes.ts




const COMPARE = [
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '--no-renames',
    '--no-relative',
    '--ignore-submodules=none',
    '--no-ext-diff',
    '--no-textconv',
];
const GITLINK = '160000';
const EMPTY_TREES = new Map([
    [40, '4b825dc642cb6eb9a060e54bf8d69288fbee4904'],
    [64, '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321'],
]);
async function changesBetween(repository, base, commit, label) {
    const changed = new Set();
    const deleted = new Set();
    const newSubmodules = new Set();
    for (const { path, status, mode, newMode } of await differencesBetween(repository, base, commit, label)) {
        (status === 'D' ? deleted : changed).add(path);
        if (newMode === GITLINK && mode !== GITLINK)
            newSubmodules.add(path);
    }
    for (const path of await namedSince(repository, base, commit))
        newSubmodules.add(path);
    return { base: label, changed, deleted, newSubmodules };
}
async function namedSince(repository, base, commit) {
    const names = [base, commit].map((revision) => `${revision}:.gitmodules`);
    const [before, after] = await repository.objects.describe(names);
    if (typeof after?.id !== 'string' || before?.id === after.id)
        return [];
    const [known, now] = [await (0,repository_files/* submodulesOf */.P)(repository, base), await (0,repository_files/* submodulesOf */.P)(repository, commit)];
    return [...now].filter((path) => !known.has(path));
}
async function differencesBetween(repository, base, commit, label) {
    const [before, after] = [await projectTree(repository, base), await projectTree(repository, commit)];
    if (before === after)
        return [];
    const { status, stdout, stderr } = await (0,git/* runGit */.EO)(repository.git, [...COMPARE, before, after]);
    if (status !== 0)
        throw (0,git/* gitFailed */.gk)(`compare with ${label}`, stderr);
    const fields = stdout.toString('latin1').split('\0');
    const found = [];
    for (let n = 0; n + 1 < fields.length; n += 2) {
        const [mode = '', newMode = '', id = '', , letter = ''] = (fields[n] ?? '').slice(1).split(' ');
        found.push({ path: (0,model_name/* nameOf */.V)(fields[n + 1] ?? ''), status: letter, mode, newMode, id });
    }
    return found;
}
async function projectTree(repository, commit) {
    const [whole, place] = await (0,other_commit/* treesAt */.n8)(repository, commit, repository.prefix);
    if (whole === undefined)
        throw new git/* GitError */.XS(`The repository lacks the tree of ${commit}: fetch it again without a filter.`);
    return place ?? EMPTY_TREES.get(commit.length) ?? whole;
}

// EXTERNAL MODULE: ./src/tree/git/promised.ts
var promised = __webpack_require__(3600);
// EXTERNAL MODULE: ./src/tree/git/remote.ts
var remote = __webpack_require__(7093);
;// CONCATENATED MODULE: ./src/tree/git/base.ts





const base_OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REMOTE = 'origin';
const REMOTE_LIMIT = 60_000;
const ALONE = ['-c', 'credential.interactive=false', '-c', 'gc.auto=0', '-c', 'maintenance.auto=false'];
async function compareByGit(tree, asked, fetching) {
    try {
        return await compare(tree, asked, fetching === 'fetching');
    }
    catch (error) {
        if (error instanceof git/* GitError */.XS && error.kind === 'other')
            return refused(error.message);
        throw error;
    }
}
async function compare({ repository, revision: judged }, asked, fetching) {
    const { revision, relation, label } = asked;
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        return refused(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const known = await namedCommit(repository, revision);
    const found = known ?? (fetching ? await fromRemote(repository, revision) : await unknown(repository, revision));
    if (typeof found !== 'string')
        return found;
    const parted = relation === 'before' ? found : await partedAt(repository, found, judged);
    const commit = parted ?? found;
    if (repository.clone === 'partial') {
        for (const lacking of new Set([commit, found]))
            await (0,promised/* bringFolders */.cp)(repository.git, lacking, 'its');
    }
    const changes = await changesBetween(repository, commit, judged, label);
    const approximate = parted === undefined && (await (0,ancestry/* endsEarly */.c2)(repository.git));
    return { kind: 'compared', changes: { ...changes, approximate }, commit, tip: found };
}
async function parentsOf({ objects }, commit) {
    const [object] = await objects.contents([commit], Number.MAX_SAFE_INTEGER);
    const [header = ''] = object?.bytes?.toString('latin1').split('\n\n') ?? [];
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function namedCommit(repository, revision) {
    if (base_OBJECT_ID.test(revision))
        return resolveCommit(repository, revision);
    const { status, stdout } = await (0,git/* runGit */.EO)(repository.git, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
    return status === 0 ? stdout.toString('latin1').trim() : undefined;
}
async function resolveCommit({ objects, clone }, id) {
    const asked = objects.describe([`${id}^{commit}`]);
    const [found] = clone === 'partial' ? await asked.catch(() => []) : await asked;
    return found?.id ?? undefined;
}
function refused(reason) {
    return { kind: 'refused', reason };
}
async function unknown(repository, revision) {
    const branch = `${REMOTE}/${revision}`;
    const isBranch = (await namedCommit(repository, `refs/remotes/${branch}`)) !== undefined;
    const hint = isBranch ? `Did you mean ${branch}?` : 'Name a branch, a tag or a commit that has been fetched.';
    return refused(`git does not know the revision "${revision}". ${hint}`);
}
async function fromRemote(repository, revision) {
    const { git } = repository;
    const branch = revision.replace(/^(?:refs\/remotes\/)?origin\//, '');
    const tracked = await namedCommit(repository, `refs/remotes/${REMOTE}/${branch}`);
    if (tracked !== undefined && !base_OBJECT_ID.test(revision))
        return tracked;
    const settings = await (0,remote/* readSettings */.sb)(git);
    if (!settings.has(`remote.${REMOTE}.url`)) {
        return refused(`${revision} is not in the clone, which has no remote ${REMOTE} to fetch from.`);
    }
    const remotely = { ...(await (0,remote/* toFetch */.qU)(git, [REMOTE])), limit: REMOTE_LIMIT };
    const id = base_OBJECT_ID.test(revision) ? revision : await askRemote(remotely, branch);
    if (typeof id !== 'string')
        return id;
    return (await resolveCommit(repository, id)) ?? fetchCommit(repository, remotely, id);
}
async function askRemote(remotely, name) {
    const wanted = [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`];
    const ask = ['ls-remote', '--quiet', `--upload-pack=${remote/* UPLOAD_PACK */.I3}`, REMOTE, ...wanted];
    const { status, stdout, stderr } = await (0,git/* runGit */.EO)(remotely, [...ALONE, ...ask]);
    if (status !== 0)
        return refused(`${REMOTE} could not be asked for ${name}: ${lastWords(stderr)}`);
    const lines = stdout.toString('utf8').split('\n');
    const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
    return found?.split('\t')[0] ?? refused(`Neither the clone nor ${REMOTE} has a branch or a tag ${name}.`);
}
async function fetchCommit(repository, remotely, id) {
    const depth = (await (0,ancestry/* endsEarly */.c2)(repository.git)) ? ['--depth=1'] : [];
    const quietly = [
        '--quiet',
        '--no-tags',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--no-prune',
        '--refmap=',
        `--upload-pack=${remote/* UPLOAD_PACK */.I3}`,
    ];
    const fetch = ['-c', 'fetch.writeCommitGraph=false', 'fetch', ...depth, ...quietly, REMOTE, id];
    const { status, stderr } = await (0,git/* runGit */.EO)(remotely, [...ALONE, ...fetch]);
    if (status !== 0)
        return refused(`${id} is not in the clone, and could not be fetched: ${lastWords(stderr)}`);
    return (await resolveCommit(repository, id)) ?? refused(`${id} is no commit.`);
}
function lastWords(stderr) {
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    const fatal = lines.find((line) => line.startsWith('fatal: ') || line.startsWith('error: ')) ?? lines.at(-1);
    return (fatal ?? 'git gave no reason.').replace(/\/\/[^/@\s]*@/g, '//');
}
async function partedAt(repository, base, judged) {
    if ((await parentsOf(repository, judged)).includes(base))
        return base;
    const { status, stdout } = await (0,git/* runGit */.EO)(repository.git, ['merge-base', base, judged]);
    return status === 0 ? stdout.toString('latin1').split('\n')[0] : undefined;
}

;// CONCATENATED MODULE: ./src/action/base.ts






function readBaseWishes({ base, mode, agentBranches, source }) {
    const wishes = {
        base,
        mode: oneOf('The input mode', mode, ['all', 'changed']),
        isAgentBranch: readBranches(agentBranches),
    };
    const given = [
        ['base', base],
        ['mode', wishes.mode === 'all' ? '' : mode],
        ['agent-branches', agentBranches],
    ];
    const [asked] = given.find(([, value]) => value !== '') ?? [];
    if (source === 'workspace' && asked !== undefined) {
        throw new usage_error/* UsageError */.e(`The input ${asked} compares two commits, and the input source is workspace: leave one of them out.`);
    }
    return wishes;
}
function readBranches(text) {
    const patterns = cleanPatterns([text]);
    const whole = patterns.find((pattern) => /^!*\s*refs\//.test(pattern));
    if (whole !== undefined) {
        throw new usage_error/* UsageError */.e(`The input agent-branches has the pattern "${whole}": write a branch without refs/heads/, such as agent/**.`);
    }
    try {
        return compilePatterns(patterns);
    }
    catch (error) {
        if (!(error instanceof PatternError))
            throw error;
        throw new usage_error/* UsageError */.e(`The input agent-branches: ${error.message}`);
    }
}
const NO_BASE = {
    changes: null,
    commit: null,
    tip: null,
    unread: null,
    warning: null,
    branch: null,
};
async function answerBase({ wishes, env, event, token }, tree) {
    const branch = branchOf(env) ?? null;
    const { revision: head, repository } = tree;
    const parents = await parentsOf(repository, head);
    const wanted = baseOf({ env, event, head, parents, input: wishes.base });
    if (wanted.kind === 'base') {
        const api = token === '' ? undefined : apiOf(token, env, tree.root);
        const comparison = await compareWith(wanted, head, { git: (base) => compareByGit(tree, base, 'fetching'), api });
        return { ...comparison, branch };
    }
    const warning = wishes.mode === 'changed'
        ? `The input mode is changed, but ${wanted.why}, so the whole tree is judged. To mend it, name a commit by the input base, or leave mode out.`
        : null;
    return { ...NO_BASE, unread: `${sentence(wanted.why)}.`, warning, branch };
}
async function baseBehindWorkspace(question, openCheckout) {
    try {
        const committed = await openCheckout();
        return { committed, base: await answerBase(question, committed) };
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS) || error.kind === 'other')
            throw error;
        return { committed: null, base: { ...NO_BASE, unread: error.what } };
    }
}
function sentence(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function apiOf(token, env, root) {
    return async (base, head) => {
        const { comparisonByApi } = await __webpack_require__.e(/* import() */ 102).then(__webpack_require__.bind(__webpack_require__, 5102));
        return comparisonByApi({ token, env, root })?.(base, head);
    };
}

// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(9718);
// EXTERNAL MODULE: ./src/config/error.ts
var config_error = __webpack_require__(3048);
;// CONCATENATED MODULE: ./src/config/find.ts

const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function find_demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new config_error/* ConfigError */.xL(shown, [(0,config_error/* problemOfFile */.DE)(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new config_error/* ConfigError */.xL(other, [(0,config_error/* problemOfFile */.DE)(`Nobody reads it by this name: write it ${path}.`)]);
            }
            continue;
        }
        const { id } = find_demandFile(entry, path);
        if (found !== null) {
            throw new config_error/* ConfigError */.xL(path, [(0,config_error/* problemOfFile */.DE)(`There is ${found.path} as well: keep one of the two.`)]);
        }
        found = { path, id, link: false };
    }
    return found;
}

// EXTERNAL MODULE: ./src/read/lines.ts
var read_lines = __webpack_require__(9951);
// EXTERNAL MODULE: ./src/read/utf8.ts
var utf8 = __webpack_require__(5861);
;// CONCATENATED MODULE: ./src/tree/link-below.ts



function linkBelow(folders, file) {
    const tops = new Set(folders.flatMap((folder) => [(0,external_node_path_.resolve)(folder), realOf(folder)]));
    for (const top of tops) {
        for (const form of formsOf(file)) {
            const place = (0,relative_within/* relativeWithin */.Q)(top, form);
            const link = place === null ? undefined : firstLink(top, place);
            if (link !== undefined)
                return link;
        }
    }
    return undefined;
}
function placeIn(folder, file) {
    const real = realOf(folder);
    const places = [(0,external_node_path_.resolve)(folder), real].flatMap((top) => formsOf(file).map((form) => (0,relative_within/* relativeWithin */.Q)(top, form)));
    const place = places.find((one) => one !== null) ?? null;
    const actual = (0,relative_within/* relativeWithin */.Q)(real, realOf(file));
    return place !== null && actual?.toLowerCase() === place.toLowerCase() ? actual : place;
}
function leadsInto(folder, file) {
    return (0,relative_within/* relativeWithin */.Q)(realOf(folder), realOf(file)) !== null;
}
function formsOf(file) {
    const path = (0,external_node_path_.resolve)(file);
    return [path, (0,external_node_path_.join)(realOf((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path))];
}
function firstLink(folder, place) {
    const segments = place.split('/');
    for (let n = 1; n <= segments.length; n++) {
        const part = segments.slice(0, n).join('/');
        if ((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return part;
    }
    return undefined;
}
function realOf(path) {
    try {
        return external_node_fs_.realpathSync.native((0,external_node_path_.resolve)(path));
    }
    catch {
        return (0,external_node_path_.resolve)(path);
    }
}

;// CONCATENATED MODULE: ./src/config/load.ts










const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = findConfig(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind !== 'bytes')
        throw load_tooLarge(found.path);
    return configOf(found.path, content.bytes);
}
async function readConfigFile({ path, shown, root }) {
    const folders = [root, repositoryAround(root)];
    const link = linkBelow(folders, path);
    if (link !== undefined) {
        throw new config_error/* ConfigError */.xL(shown, [
            (0,config_error/* problemOfFile */.DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => placeIn(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,regular_file/* readStart */.H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.xL)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`The configuration ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw load_tooLarge(shown);
    return configOf(shown, bytes);
}
function repositoryAround(root) {
    return (0,regular_file/* standsOnDisk */.iK)(root) ? ((0,tree_root/* repositoryOf */._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,regular_file/* readRegularFile */.XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new config_error/* ConfigError */.xL(shown, [(0,config_error/* problemOfFile */.DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw load_tooLarge(shown);
    return found.bytes;
}
function load_tooLarge(file) {
    return new config_error/* ConfigError */.xL(file, [
        (0,config_error/* problemOfFile */.DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,utf8/* decode */.D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new config_error/* ConfigError */.xL(file, wrong);
    const { parseConfig } = await __webpack_require__.e(/* import() */ 155).then(__webpack_require__.bind(__webpack_require__, 2155));
    const lines = new read_lines/* Lines */.q(text);
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern: (pattern) => Promise.resolve(faultOfPattern(pattern)),
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : position/* FILE_START */.W;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is no UTF-8: save the file as UTF-8.';
}
function faultOfPattern(pattern) {
    try {
        compilePatterns([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof PatternError)
            return error.message;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/model/baseline.ts
const baseline_BASELINE_FILE = '.return-gate-baseline.json';

;// CONCATENATED MODULE: ./src/baseline/load.ts





const MAX_BASELINE_SIZE = 32 * 1024 * 1024;
async function openBaseline(source) {
    const { base, whole, place = baseline_BASELINE_FILE } = source;
    const found = await findBaseline(source);
    const text = typeof base === 'object' ? base.text : null;
    if (found === undefined && text === null)
        return undefined;
    const { baselineOf, readBaseline } = await __webpack_require__.e(/* import() */ 460).then(__webpack_require__.bind(__webpack_require__, 9460));
    const own = found === undefined ? undefined : readBaseline(found.text, found.name);
    const theirs = text === null ? undefined : readBaseline(text, `${place} of the base`);
    return baselineOf({
        file: found?.name ?? place,
        entries: own ?? [],
        hiding: theirs ?? own ?? [],
        reach: reachOf(base),
        whole,
    });
}
function reachOf(base) {
    if (base === undefined)
        return 'everything';
    return base === 'own' || base.text !== null ? 'unless-restated' : 'left-alone';
}
async function findBaseline({ tree, root, named, onDisk, place = baseline_BASELINE_FILE, }) {
    if (named !== undefined)
        return { name: load_placeIn(root, named), text: readNamed(root, named) };
    const file = (0,external_node_path_.join)(root, place);
    if (onDisk && (0,regular_file/* standsOnDisk */.iK)(file)) {
        return { name: place, text: readNamed(root, file) };
    }
    const entry = tree.find(place);
    if (entry === undefined) {
        const link = linkOnTheWay(tree, place);
        if (link !== undefined)
            throw load_linked(link);
        return undefined;
    }
    if (entry.kind !== 'file')
        throw new usage_error/* UsageError */.e(`${place} is no regular file: commit the file itself.`);
    const committed = { path: place, id: entry.id, link: false };
    let content;
    for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE))
        content = one;
    return { name: place, text: baselineText(content, place) };
}
function baselineText(content, name) {
    if (content?.kind === 'bytes')
        return Buffer.from(content.bytes).toString('utf8');
    throw baseline_load_tooLarge(name);
}
function baseline_load_tooLarge(name) {
    return new usage_error/* UsageError */.e(`${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules that most of its findings are of, or leave old returns out (paths, ignore), and write it anew.`);
}
function readBaselineFile(file) {
    const found = (0,regular_file/* readRegularFile */.XF)(file, MAX_BASELINE_SIZE);
    if (found !== null && found.size > MAX_BASELINE_SIZE)
        throw baseline_load_tooLarge(file);
    return found?.bytes.toString('utf8') ?? null;
}
function baselinePath(root, named) {
    return named ?? join(root, BASELINE_FILE);
}
function linkOnTheWay(tree, place) {
    const segments = place.split('/');
    const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
    return folders.find((folder) => tree.find(folder)?.kind === 'link');
}
function load_linked(link) {
    return new usage_error/* UsageError */.e(`The baseline is not read through ${link}, a symbolic link, which leads wherever a branch wants it to: name the file itself.`);
}
function readNamed(root, file) {
    const link = linkBelow([root], file);
    if (link !== undefined)
        throw load_linked(link);
    try {
        const text = readBaselineFile(file);
        if (text !== null)
            return text;
    }
    catch (error) {
        if (error instanceof usage_error/* UsageError */.e)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
    }
    throw new usage_error/* UsageError */.e(`The baseline ${file} is no regular file: name the file itself.`);
}
function load_placeIn(root, file) {
    const place = (0,external_node_path_.relative)((0,external_node_path_.resolve)(root), (0,external_node_path_.resolve)(file)).split(external_node_path_.sep).join('/');
    return place.startsWith('../') || place === '..' ? file.split(external_node_path_.sep).join('/') : place;
}

// EXTERNAL MODULE: ./src/tree/commit.ts + 1 modules
var commit = __webpack_require__(8782);
;// CONCATENATED MODULE: ./src/action/base-rules.ts














function isProposal(env, event, { base }) {
    const name = env.GITHUB_EVENT_NAME ?? '';
    if (name.startsWith('pull_request') || name === 'merge_group')
        return true;
    const main = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(event, 'repository'), 'default_branch');
    return base !== '' && !(name === 'push' && main !== undefined && env.GITHUB_REF === `refs/heads/${main}`);
}
function settled(value, warnings = []) {
    return { value, warnings, doubt: null };
}
async function actionConfig(sides) {
    const { inputs, tree, proposal } = sides;
    if (inputs.config !== '')
        return namedConfig(sides);
    return proposal === null ? settled(await readConfig(tree)) : usualConfig(tree, proposal);
}
async function usualConfig(judged, { committed: tree, base }) {
    const own = findConfig(judged);
    const touched = CONFIG_FILES.filter((place) => isTouched(base, place));
    if (base.tip === null || tree === null) {
        if (tree !== null && base.changes !== null && touched.length === 0)
            return settled(await readConfig(tree));
        if (base.changes !== null || own !== null)
            throw unreadable(base, touched[0] ?? own?.path ?? CONFIG_FILES[0]);
        const doubt = 'The branch has no configuration, and is judged by the defaults: one that it deleted is not known.';
        return { value: null, warnings: [], doubt };
    }
    const found = [];
    for (const place of CONFIG_FILES) {
        const entry = await (0,other_commit/* entryAt */._f)(tree.repository, base.tip, inRepository(tree, place));
        if (entry !== undefined)
            found.push({ place, id: find_demandFile(entry, ofBase(place)).id });
    }
    const warnings = touched.length === 0 ? [] : [changeWaits(touched)];
    const [one, other] = found;
    if (one === undefined)
        return settled(null, warnings);
    if (other !== undefined) {
        throw new config_error/* ConfigError */.xL(ofBase(one.place), [(0,config_error/* problemOfFile */.DE)(`There is ${other.place} as well: keep one of the two.`)]);
    }
    return settled(await configAt(tree, one.id, ofBase(one.place)), warnings);
}
async function namedConfig({ inputs, workspace, root, proposal }) {
    const shown = inputs.config;
    const path = (0,external_node_path_.resolve)(workspace, shown);
    const onDisk = async () => settled(await readConfigFile({ path, shown, root: workspace }));
    const top = (0,tree_root/* repositoryOf */._M)(root);
    const place = top === undefined ? null : placeIn(top, path);
    if (place === null && top !== undefined && leadsInto(top, path)) {
        throw new config_error/* ConfigError */.xL(shown, [
            (0,config_error/* problemOfFile */.DE)('It leads into the repository by a symbolic link: name the file itself.'),
        ]);
    }
    if (proposal === null || place === null)
        return onDisk();
    const { committed: tree, base } = proposal;
    if (tree === null)
        throw unreadable(base, shown);
    const own = await fileAt(tree, tree.revision, place, shown);
    if (base.tip === null) {
        if (own === undefined)
            return onDisk();
        const inRoot = relativeTo(tree.root, place);
        if (inRoot === null || base.changes === null || isTouched(base, inRoot))
            throw unreadable(base, shown);
        return settled(await configAt(tree, own, shown));
    }
    const theirs = await fileAt(tree, base.tip, place, ofBase(shown));
    if (theirs !== undefined) {
        const earlier = base.commit === null ? theirs : await fileAt(tree, base.commit, place, ofBase(shown));
        return settled(await configAt(tree, theirs, ofBase(shown)), earlier === own ? [] : [changeWaits([shown])]);
    }
    if (own === undefined)
        return onDisk();
    throw new config_error/* ConfigError */.xL(shown, [
        (0,config_error/* problemOfFile */.DE)('The base does not have it, so what this branch is to be judged by is not known: commit it there, before a workflow names it.'),
    ]);
}
async function fileAt({ repository }, commit, place, shown) {
    const entry = await (0,other_commit/* entryAt */._f)(repository, commit, place);
    return entry === undefined ? undefined : find_demandFile(entry, shown).id;
}
async function configAt({ repository }, id, shown) {
    const [content] = await (0,other_commit/* contentsOf */.KD)(repository, [id], MAX_CONFIG_SIZE);
    if (content?.kind === 'bytes')
        return configOf(shown, content.bytes);
    throw new config_error/* ConfigError */.xL(shown, [(0,config_error/* problemOfFile */.DE)('The file is too large for a configuration.')]);
}
function isTouched({ changes }, place) {
    return changes?.changed.has(place) === true || changes?.deleted.has(place) === true;
}
function ofBase(place) {
    return `${place} of the base`;
}
function changeWaits(places) {
    return `This branch changes ${places.join(', ')}. It is judged by the configuration of its base; the change counts once it is merged.`;
}
function unreadable({ changes, unread }, place) {
    const what = changes === null ? 'may have changed' : 'changes';
    return new usage_error/* UsageError */.e(`What this branch is to be judged by is not known: it ${what} ${place}, and the base's could not be read. ${unread ?? ''} To mend it, ${DEEPEN}.`);
}
function inRepository({ root }, place) {
    return root === '' ? place : `${root}/${place}`;
}
function relativeTo(root, place) {
    if (root === '')
        return place;
    return place.startsWith(`${root}/`) ? place.slice(root.length + 1) : null;
}
async function actionBaseline({ root, tree, proposal }, { named, whole }) {
    const place = named === undefined ? baseline_BASELINE_FILE : (0,relative_within/* relativeWithin */.Q)(root, (0,external_node_path_.resolve)(root, named));
    if (place === null) {
        throw new config_error/* ConfigError */.xL(named ?? '', [(0,config_error/* problemOfFile */.DE)('The baseline lies outside of the project: move it into it.')]);
    }
    const source = { tree, root, onDisk: false, place, whole };
    if (proposal === null)
        return openBaseline(source);
    const { committed, base } = proposal;
    if (base.tip === null || committed === null) {
        if (base.changes !== null && !isTouched(base, place))
            return openBaseline({ ...source, base: 'own' });
        if (tree.find(place) === undefined)
            return undefined;
        throw unreadable(base, place);
    }
    const entry = await (0,other_commit/* entryAt */._f)(committed.repository, base.tip, inRepository(committed, place));
    if (entry === undefined) {
        return (0,commit/* isCommitTree */.Q)(tree) ? openBaseline({ ...source, base: { text: null } }) : undefined;
    }
    if (entry.kind !== 'file')
        throw new usage_error/* UsageError */.e(`${ofBase(place)} is no regular file: commit the file itself.`);
    const [content] = await (0,other_commit/* contentsOf */.KD)(committed.repository, [entry.id], MAX_BASELINE_SIZE);
    return openBaseline({ ...source, base: { text: baselineText(content, ofBase(place)) } });
}

// EXTERNAL MODULE: ./src/action/working-directory.ts
var working_directory = __webpack_require__(2587);
;// CONCATENATED MODULE: ./src/gather/kinds.ts
const KINDS = [
    { form: 'json', family: 'return-meta', patterns: ['**/.return-meta-multi*.json'], reduced: true },
    {
        form: 'json',
        family: 'return-meta',
        patterns: ['**/.return-meta.json', '**/.return-meta-*.json', '**/*return-meta.json'],
    },
    {
        form: 'json',
        family: 'subagent-return',
        patterns: ['**/*.return.json', '**/returns/**/*.json', '**/return-logs/**/*.json'],
    },
    { form: 'jsonl', family: null, patterns: ['**/*.returns.jsonl', '**/return-logs/**/*.jsonl'] },
    {
        form: 'markdown',
        family: null,
        patterns: ['**/*.return.md', '**/return-logs/**/*.md', 'openspec/changes/**/*.md'],
    },
];
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

;// CONCATENATED MODULE: ./src/gather/gather.ts


function selection(patterns, ignore) {
    const given = cleanPatterns(patterns);
    const without = [...NEVER, ...(given.length === 0 ? NOT_BY_DEFAULT : []), ...cleanPatterns(ignore)];
    const negated = without.map((pattern) => `!${pattern}`);
    if (given.length > 0) {
        const all = [...given, ...negated];
        return { patterns: all, matches: compilePatterns(all) };
    }
    const usual = KINDS.flatMap((kind) => kind.patterns);
    const matches = compilePatterns(negated, inAnyCase(usual));
    return { patterns: [...usual, ...negated], matches, anyCase: true };
}
function inAnyCase(patterns) {
    const matches = compilePatterns(patterns);
    return (path) => matches(path.toLowerCase());
}
function classifier() {
    const kinds = KINDS.map(({ form, family, patterns, reduced = false }) => ({
        gathered: { form, family, reduced },
        matches: inAnyCase(patterns),
    }));
    return (path) => kinds.find(({ matches }) => matches(path))?.gathered ?? byExtension(path);
}
function byExtension(path) {
    if (/\.jsonl$/i.test(path))
        return { form: 'jsonl', family: null, reduced: false };
    return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}

// EXTERNAL MODULE: ./src/engine/batch.ts + 2 modules
var engine_batch = __webpack_require__(4773);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(3227);
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

// EXTERNAL MODULE: ./src/claims/concerned.ts
var claims_concerned = __webpack_require__(7916);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(4610);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(2395);
;// CONCATENATED MODULE: ./src/engine/known.ts



async function knowable(reach, { tree, changes, branch, records, inUse }) {
    if (reach === undefined || reach === 'everything' || changes === null)
        return () => true;
    const rules = inUse.flatMap((standard) => standard.rules.map(({ rule }) => rule));
    const ofTruth = new Set(rules.filter(rule/* isOfTruth */.Nk).map(({ id }) => id));
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
    const concerned = await (0,claims_concerned/* filesConcerned */.v)(claims, tree, changes);
    return ({ file, rule }) => file !== null && !changes.changed.has(file) && !(ofTruth.has(rule) && concerned.has(file));
}
function brokenBy({ deleted }, records) {
    if (deleted.size === 0)
        return () => false;
    const key = (file, index, pointer) => `${String(index)} ${pointer} ${file}`;
    const broken = new Set(records.flatMap(({ file, index, claims }) => claims.flatMap(({ claim }) => deleted.has((0,path/* normalisePath */.qb)(claim.path) ?? '') ? [key(file, index, claim.pointer)] : [])));
    return ({ file, index, pointer }) => file !== null && index !== null && pointer !== null && broken.has(key(file, index, pointer));
}

// EXTERNAL MODULE: ./src/engine/finding-list.ts
var finding_list = __webpack_require__(4520);
// EXTERNAL MODULE: ./src/engine/rules.ts
var rules = __webpack_require__(405);
;// CONCATENATED MODULE: ./src/engine/run-rules.ts



function judgeRun(run, inUse, { levels, overrides }, context, stage, mostFindings) {
    const uses = new Map();
    for (const standard of inUse) {
        for (const active of (0,rules/* ruleSet */.nP)(standard, levels, overrides).run) {
            if ((active.rule.after ?? 'returns') !== stage)
                continue;
            const use = uses.get(active.rule.id) ?? { active, standards: new Set() };
            use.standards.add(standard.id);
            uses.set(active.rule.id, use);
        }
    }
    const lines = linesOf(run);
    const findings = new finding_list/* FindingList */.k(mostFindings);
    for (const { active, standards } of uses.values()) {
        const returns = run.returns.filter(({ standard }) => standards.has(standard));
        for (const problem of active.rule.check({ ...run, returns }, context)) {
            const { file = null, index = null } = problem;
            const here = (0,rules/* activeIn */.E1)(active, file, overrides);
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
function linesOf({ returns }) {
    let lines;
    return () => (lines ??= new Map(returns.map(({ file, index, line }) => [`${String(index)} ${file}`, line])));
}

;// CONCATENATED MODULE: ./src/engine/conclude.ts

function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    if (failOn === 'never')
        return 'passed';
    return findings.some(({ severity, baselined }) => !baselined && (0,model_severity/* isAtLeast */.du)(severity, failOn)) ? 'failed' : 'passed';
}

;// CONCATENATED MODULE: ./src/engine/order.ts

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
        (0,model_text/* compareText */.n6)(a.rule, b.rule) ||
        (a.index ?? -1) - (b.index ?? -1) ||
        (0,model_text/* compareText */.n6)(a.pointer ?? '', b.pointer ?? '') ||
        (0,model_text/* compareText */.n6)(a.message, b.message));
}

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(2897);
;// CONCATENATED MODULE: ./src/engine/tally.ts

function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(claim/* VERDICTS */.b.map((name) => [name, 0]));
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

// EXTERNAL MODULE: ./src/model/vocabulary.ts
var vocabulary = __webpack_require__(8049);
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
    const { tree, selection, standards, levels, maxFileSize, failOn, mostFindings = finding_list/* MOST_FINDINGS */.V } = options;
    const files = await tree.list(selection);
    const classify = classifier();
    const gathered = files.map((file) => ({ file, gathered: classify(file.path) }));
    const context = { ...options.context, expectedIn: changedAmong(files, options.context) };
    const overrides = overridesOf(options.overrides ?? [], standards);
    const inUse = versionsInUse(standards, overrides);
    const chosenAt = overrides?.chosenAt ?? (() => standards);
    const judging = {
        tree,
        chosenAt,
        ruleSets: new Map(inUse.map((standard) => [standard, (0,rules/* ruleSet */.nP)(standard, levels, overrides)])),
        overrides,
        context,
        maxFileSize,
        mostFindings,
    };
    const branch = await comparedWithBase(options, { gathered, classify, judging });
    const seeking = { ...judging, ...soughtOf(branch, context) };
    const { wanted, passedOver, originals } = await narrowed(gathered, seeking, options.mode);
    const records = [];
    const drafts = [];
    const absent = [];
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
        for (const content of judged.originals)
            copied.add(content);
        holding += judged.holding;
    };
    let earlier;
    const toRead = wanted.map(({ file }) => file);
    for await (const contents of tree.read(toRead, maxFileSize)) {
        for (const part of inParts(contents)) {
            const batch = wanted.slice(done, done + part.length);
            const current = (0,engine_batch/* judgeBatch */.Ce)(batch, part, seeking);
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
    for (const found of await run_settled(absent, judging))
        drafts.push(found);
    if (context.expectedSession !== null)
        demandOneReturn(records, context);
    const brought = context.agentBranch === null || branch === null ? null : broughtBy(branch, { copied, records, inUse });
    const run = { files: holding + passedOver, returns: records, stale: null, brought };
    const onRun = (subject, stage) => judgeRun(subject, inUse, { levels, overrides }, context, stage, mostFindings);
    for (const found of onRun(run, 'returns'))
        drafts.push(found);
    const found = await toFindings(drafts);
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
    const late = await toFindings(onBaseline);
    const findings = late.length === 0 ? settlement.findings : [...settlement.findings, ...late].sort(byPlace);
    return {
        tool: options.tool,
        source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
        conclusion: conclude(run.files, findings, { failOn, ifNoReturns: context.ifNoReturns }),
        clock: context.now,
        failOn,
        counts: tally(holding, records, findings),
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
        return { wanted: gathered, passedOver: 0, originals: [] };
    const { narrow } = await __webpack_require__.e(/* import() */ 255).then(__webpack_require__.bind(__webpack_require__, 4255));
    const { files, passedOver, originals } = await narrow(gathered, changes, judging);
    return { wanted: files, passedOver, originals };
}
async function comparedWithBase({ before, baseline, selection, context }, found) {
    const { changes, agentBranch } = context;
    const isAsked = agentBranch !== null || baseline?.reach === 'unless-restated';
    if (!isAsked || changes === null || before === null || before === undefined)
        return null;
    const { compareWithBase } = await __webpack_require__.e(/* import() */ 288).then(__webpack_require__.bind(__webpack_require__, 7288));
    return compareWithBase({ ...found, selection, changes, before });
}
async function run_settled(absent, { tree, context, overrides, mostFindings }) {
    if (absent.length === 0)
        return [];
    const { settleAbsent } = await __webpack_require__.e(/* import() */ 189).then(__webpack_require__.bind(__webpack_require__, 9189));
    return settleAbsent(absent, tree, context, overrides, mostFindings);
}
async function toFindings(drafts) {
    if (drafts.length === 0)
        return [];
    const { withFingerprints } = await __webpack_require__.e(/* import() */ 443).then(__webpack_require__.bind(__webpack_require__, 1443));
    return [...withFingerprints(drafts)].sort(byPlace);
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

;// CONCATENATED MODULE: ./src/model/version.ts
const VERSION = '1.0.0';

;// CONCATENATED MODULE: ./src/engine/judge-tree.ts



async function judgeTree(tree, settings, also = {}) {
    return runGate({
        tool: { name: 'return-gate', version: VERSION },
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
            agentBranch: also.agentBranch ?? null,
            agentBranchRequires: settings.agentBranchRequires,
            ifNoReturns: settings.ifNoReturns,
            envelopeMode: settings.envelopeMode,
            mayBeUnclaimed: settings.mayBeUnclaimed,
        },
        levels: settings.levels,
        overrides: settings.overrides,
        failOn: settings.failOn,
        maxFileSize: settings.maxFileSize,
        mode: also.mode ?? 'all',
        before: also.before ?? null,
        ...(also.baseline === undefined ? {} : { baseline: also.baseline }),
        ...(also.mostFindings === undefined ? {} : { mostFindings: also.mostFindings }),
        ...(also.onProgress === undefined ? {} : { onProgress: also.onProgress }),
    });
}

// EXTERNAL MODULE: ./src/github/event.ts
var github_event = __webpack_require__(7259);
// EXTERNAL MODULE: ./src/action/inputs.ts
var inputs = __webpack_require__(7469);
;// CONCATENATED MODULE: ./src/github/platform.ts
async function askPlatform(report, request) {
    const remarks = [];
    let annotated = false;
    if (request.annotations === 'check') {
        const { checkRun } = await Promise.all(/* import() */[__webpack_require__.e(667), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 726));
        const result = await checkRun(report, request);
        annotated = result.annotated;
        remarks.push(...result.remarks);
    }
    if (request.comment !== 'never') {
        const { commentOn } = await Promise.all(/* import() */[__webpack_require__.e(667), __webpack_require__.e(514)]).then(__webpack_require__.bind(__webpack_require__, 8514));
        remarks.push(...(await commentOn(report, { ...request, mode: request.comment })));
    }
    return { annotated, remarks };
}

// EXTERNAL MODULE: ../../../work/main/node_modules/@actions/core/lib/core.js + 15 modules
var core = __webpack_require__(7751);
// EXTERNAL MODULE: ./src/report/annotations.ts
var report_annotations = __webpack_require__(5404);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var conclusion = __webpack_require__(8907);
;// CONCATENATED MODULE: ./src/action/publish.ts





const WRITERS = core;
const MOST_IN_LOG = 200;
function warn(message) {
    core.warning((0,sink.terminal) `${message}`.text, { title: 'return-gate' });
}
function remark({ level, text }) {
    const message = (0,sink.terminal) `${text}`.text;
    if (level === 'info')
        core.info(message);
    else
        WRITERS[level](message, { title: 'return-gate' });
}
function annotate(report, budget) {
    for (const { level, title, message, file, startLine, startColumn, endColumn } of (0,report_annotations/* planAnnotations */.mc)(report, budget)) {
        WRITERS[level](message, {
            title,
            ...(file === null ? {} : { file }),
            ...(startLine === null ? {} : { startLine, endLine: startLine }),
            ...(startColumn === null ? {} : { startColumn }),
            ...(endColumn === null ? {} : { endColumn }),
        });
    }
}
function publishOutputs(report, file) {
    const { files, returns, claims, errors, warnings, notices } = report.counts;
    const outputs = {
        conclusion: report.conclusion,
        files,
        returns,
        claims,
        findings: report.findings.length,
        errors,
        warnings,
        notices,
        'phantom-claims': phantomClaims(report),
        report: file ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        core.setOutput(name, value);
}
const PHANTOM = ['missing', 'empty', 'uncommitted'];
function phantomClaims({ returns }) {
    const claims = returns.flatMap((record) => (record.success ? record.claims : []));
    return claims.filter(({ verdict }) => PHANTOM.includes(verdict.name)).length;
}
async function publishSummary(report, links, env) {
    if ((env.GITHUB_STEP_SUMMARY ?? '') === '') {
        core.info('This runner takes no job summary.');
        return;
    }
    const { renderSummary, SUMMARY_LIMIT } = await __webpack_require__.e(/* import() */ 667).then(__webpack_require__.bind(__webpack_require__, 5667));
    const rulePages = (0,github_event/* rulePagesOf */.Ix)(env);
    const options = { links, limit: SUMMARY_LIMIT, ...(rulePages === undefined ? {} : { rulePages }) };
    await core.summary.addRaw((0,sink/* concat */.xW)([...renderSummary(report, options)])).write();
}
async function logReport(report) {
    const { findings } = report;
    if (findings.length > 0 && findings.length <= MOST_IN_LOG) {
        const { render } = await __webpack_require__.e(/* import() */ 944).then(__webpack_require__.bind(__webpack_require__, 3944));
        core.startGroup((0,sink.terminal) `return-gate: ${findings.length} findings`.text);
        for (const chunk of render(report, { color: false, quiet: false }))
            process.stdout.write(chunk);
        process.stdout.write('\n');
        core.endGroup();
    }
    core.info((0,sink.terminal) `return-gate ${(0,conclusion/* conclusionLine */.ET)(report)}`.text);
}

;// CONCATENATED MODULE: ./src/tree/write-report.ts



function writeReport(asked, file, chunks, project) {
    try {
        writeFile(file, chunks, { project });
    }
    catch (error) {
        if (!(error instanceof RefusedPlace) && !isSystemError(error))
            throw error;
        throw new usage_error/* UsageError */.e(`${asked}: the report could not be written: ${error.message}`);
    }
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}

;// CONCATENATED MODULE: ./src/report/formats.ts
const FORMAT_NAMES = (/* unused pure expression or super */ null && (['text', 'json', 'jsonl', 'sarif', 'junit', 'markdown', 'github', 'html']));
const FORMATS = {
    text: async () => (await __webpack_require__.e(/* import() */ 944).then(__webpack_require__.bind(__webpack_require__, 3944))).render,
    json: async () => (await __webpack_require__.e(/* import() */ 270).then(__webpack_require__.bind(__webpack_require__, 8270))).render,
    jsonl: async () => (await __webpack_require__.e(/* import() */ 912).then(__webpack_require__.bind(__webpack_require__, 3912))).render,
    sarif: async () => (await __webpack_require__.e(/* import() */ 437).then(__webpack_require__.bind(__webpack_require__, 8437))).render,
    junit: async () => (await __webpack_require__.e(/* import() */ 226).then(__webpack_require__.bind(__webpack_require__, 1226))).render,
    markdown: async () => (await Promise.all(/* import() */[__webpack_require__.e(667), __webpack_require__.e(673)]).then(__webpack_require__.bind(__webpack_require__, 9673))).render,
    github: async () => (await __webpack_require__.e(/* import() */ 95).then(__webpack_require__.bind(__webpack_require__, 5095))).render,
    html: async () => (await __webpack_require__.e(/* import() */ 326).then(__webpack_require__.bind(__webpack_require__, 1326))).render,
};
function loadFormat(name) {
    return FORMATS[name]();
}

// EXTERNAL MODULE: ./src/standards/registry.ts + 141 modules
var registry = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/standards/catalog.ts


const orderedStandards = vocabulary/* FAMILIES */.B.flatMap((family) => registry/* standards */.t.filter((standard) => standard.family === family));
const catalog_rules = [
    ...new Map(registry/* standards */.t.flatMap((standard) => standard.rules.map(({ rule }) => [rule.id, rule]))).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
function versionsWith(rule) {
    return orderedStandards.flatMap((standard) => standard.rules
        .filter((use) => use.rule === rule)
        .map(({ severity = rule.severity, params }) => ({ standard, severity, params: { ...rule.params, ...params } })));
}
function severities(rule) {
    const found = new Map();
    for (const { standard, severity } of versionsWith(rule)) {
        const known = found.get(severity);
        if (known === undefined)
            found.set(severity, [standard]);
        else
            known.push(standard);
    }
    return found;
}
function versionsInWords(list) {
    if (orderedStandards.every((standard) => list.includes(standard)))
        return ['all'];
    return FAMILIES.flatMap((family) => {
        const versions = orderedStandards.filter((standard) => standard.family === family);
        const meant = versions.filter((standard) => list.includes(standard));
        return meant.length === versions.length && meant.length > 0 ? [`${family}@*`] : meant.map(({ id }) => id);
    });
}

// EXTERNAL MODULE: ./src/model/context.ts
var context = __webpack_require__(7174);
;// CONCATENATED MODULE: ./src/config/parse-option.ts

function measured(name, text, parse, expected) {
    const found = parse(text);
    if (found === undefined)
        throw new usage_error/* UsageError */.e(`${name} is "${text}": write ${expected}.`);
    return found;
}

// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(2064);
;// CONCATENATED MODULE: ./src/config/units.ts
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

// EXTERNAL MODULE: ./src/standards/choose.ts
var choose = __webpack_require__(8789);
;// CONCATENATED MODULE: ./src/config/settings.ts









function readSettings(given, nameOf, config = null) {
    const failOn = given.failOn ?? config?.failOn ?? 'error';
    const ifNoReturns = given.ifNoReturns ?? config?.ifNoReturns ?? 'error';
    const staleAfter = given.staleAfter ?? config?.staleAfter ?? '24h';
    const maxFileSize = given.maxFileSize ?? config?.maxFileSize ?? '1MiB';
    const selected = readSelection(given, nameOf, config);
    const asked = settings_named(nameOf('standard'), () => (0,choose/* namedStandards */.ag)(given.standard ?? 'auto'));
    return {
        selection: selected,
        standards: (0,choose/* withDefaults */.rO)(new Map([...versionsOf(config?.standards), ...asked])),
        failOn: oneOf(nameOf('fail-on'), failOn, ['error', 'warning', 'notice', 'never']),
        ifNoReturns: oneOf(nameOf('if-no-returns'), ifNoReturns, ['error', 'warning', 'ignore']),
        staleAfter: measured(nameOf('stale-after'), staleAfter, parseDuration, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: measured(nameOf('max-file-size'), maxFileSize, parseSize, 'a size such as 500KB or 1MiB'),
        expectedSession: given.expectSession ?? null,
        now: given.now === undefined
            ? given.clock
            : measured(nameOf('now'), given.now, (text) => (0,iso_8601/* parseIso8601 */.I)(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
        levels: config?.rules ?? new Map(),
        overrides: (config?.overrides ?? []).map((override) => readOverride(override, asked)),
        agents: config?.agents ?? null,
        envelopeMode: config?.envelopeMode ?? null,
        mayBeUnclaimed: settings_matcherOf(config?.unclaimed ?? []),
        agentBranchRequires: oneOf(nameOf('agent-branches-require'), given.agentBranchesRequire ?? config?.agentBranchesRequire ?? 'final', context/* BRANCH_DEMANDS */.y),
        isAgentBranch: settings_matcherOf(config?.agentBranches ?? []),
        baseline: config?.baseline ?? null,
    };
}
function settings_matcherOf(patterns) {
    return patterns.length === 0 ? null : compilePatterns(patterns);
}
function readSelection({ patterns, ignore }, nameOf, config) {
    settings_named(nameOf('paths'), () => compilePatterns(patterns));
    settings_named(nameOf('ignore'), () => compilePatterns(ignore));
    const given = (list) => cleanPatterns(list).length > 0;
    return selection(given(patterns) ? patterns : (config?.paths ?? []), given(ignore) ? ignore : (config?.ignore ?? []));
}
function readOverride({ paths, rules, standards }, asked) {
    const versions = [...versionsOf(standards)].filter(([family]) => !asked.has(family));
    return { matches: compilePatterns(paths), levels: rules, standards: new Map(versions) };
}
function versionsOf(ids = new Map()) {
    return ids.size === 0 ? new Map() : (0,choose/* namedStandards */.ag)([...ids.values()].join());
}
function settings_named(setting, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof PatternError || error instanceof choose/* StandardError */.ky))
            throw error;
        throw new usage_error/* UsageError */.e(`${setting}: ${error.message}`);
    }
}

;// CONCATENATED MODULE: ./src/tree/git/before.ts


const BATCH = 40;
const REGULAR = '100';
async function openBefore({ repository, revision }, { commit, tip }) {
    const differing = new Set();
    const filesOf = async (base) => {
        const files = new Map();
        for (const { path, mode, id } of await differencesBetween(repository, base, revision, base)) {
            if (base === commit)
                differing.add(path);
            if (mode.startsWith(REGULAR))
                files.set(path, { path, id, link: false });
        }
        return files;
    };
    const files = await filesOf(commit);
    return {
        differs: (path) => differing.has(path),
        files,
        since: tip === commit ? new Map() : await filesOf(tip),
        read: (wanted, limit) => readBatches(repository, wanted, limit),
    };
}
async function* readBatches(repository, files, limit) {
    for (let start = 0; start < files.length; start += BATCH) {
        const ids = files.slice(start, start + BATCH).map(({ id }) => id);
        yield await (0,other_commit/* contentsOf */.KD)(repository, ids, limit);
    }
}

// EXTERNAL MODULE: ./src/tree/git/locate.ts
var locate = __webpack_require__(5201);
;// CONCATENATED MODULE: ./src/action/run.ts

























async function runAction(run) {
    const { inputs, given, workspace, root, env } = run;
    const nameOf = (setting) => `The input ${setting}`;
    const unconfigured = readSettings(given, nameOf);
    oneOf('The input source', inputs.source, ['commit', 'workspace']);
    const jobSummary = oneOf('The input job-summary', inputs.jobSummary, ['true', 'false']) === 'true';
    const perType = readCount('The input max-annotations', inputs.maxAnnotations);
    const annotations = oneOf('The input annotations', inputs.annotations, ['commands', 'check']);
    const comment = oneOf('The input comment', inputs.comment, ['auto', 'never', 'always']);
    const wishes = readBaseWishes(inputs);
    const event = (0,github_event/* readEvent */.j_)(env);
    const tree = await run.opening;
    await refuseForeignHead(env, (0,github_event/* pullRequestHead */.Ju)(event), workspace, root);
    const isProposed = isProposal(env, event, inputs);
    if (isProposed)
        (0,working_directory/* refuseSubmodule */.$)(root);
    const question = { wishes, env, event, token: inputs.githubToken };
    const base = (0,commit/* isCommitTree */.Q)(tree) ? await answerBase(question, tree) : NO_BASE;
    const { changes } = base;
    let proposal = null;
    if (isProposed) {
        proposal = (0,commit/* isCommitTree */.Q)(tree) ? { committed: tree, base } : await baseBehindWorkspace(question, run.openCheckout);
    }
    const sides = { inputs, workspace, root, tree, proposal };
    const config = await actionConfig(sides);
    const settings = config.value === null ? unconfigured : readSettings(given, nameOf, config.value);
    const isAgentBranch = (inputs.agentBranches === '' ? settings.isAgentBranch : null) ?? wishes.isAgentBranch;
    const agentBranch = base.branch !== null && isAgentBranch(base.branch) ? base.branch : null;
    const baseline = await actionBaseline(sides, {
        named: inputs.baseline === '' ? (settings.baseline ?? undefined) : inputs.baseline,
        whole: wishes.mode === 'all' && [...given.patterns, ...given.ignore].every((line) => line.trim() === ''),
    });
    const before = base.commit === null || !(0,commit/* isCommitTree */.Q)(tree) || (agentBranch === null && baseline?.reach !== 'unless-restated')
        ? null
        : await openBefore(tree, { commit: base.commit, tip: base.tip ?? base.commit });
    const doubts = [(proposal?.base ?? base).warning, config.doubt].filter((doubt) => doubt !== null);
    const warnings = [...(doubts.length === 0 ? [] : [doubts.join(' ')]), ...config.warnings];
    for (const warning of warnings)
        warn(warning);
    const report = await judgeTree(tree, settings, {
        changes,
        before,
        agentBranch,
        mode: wishes.mode,
        ...(baseline === undefined ? {} : { baseline }),
    });
    const links = (0,github_event/* linksOf */.hP)(env, tree.revision);
    const project = projectOf([workspace, root, env.RUNNER_TEMP ?? '']);
    const file = await writeReports(report, { asked: inputs.files, workspace, project, env, links });
    publishOutputs(report, file);
    const changedFirst = changes?.changed ?? new Set();
    const subject = JSON.stringify([given, { ...inputs, githubToken: '' }]);
    const asked = { annotations, comment, token: inputs.githubToken, env, event, links, subject, changedFirst };
    const { annotated, remarks } = await askPlatform(report, asked);
    for (const one of remarks)
        remark(one);
    const budget = {
        ...report_annotations/* DEFAULT_BUDGET */.su,
        perType,
        spent: spentOn([...warnings.map(() => 'warning'), ...remarks.map(({ level }) => level)]),
        changedFirst,
    };
    const toAnnotate = annotated ? { ...report, findings: report.findings.filter(({ file }) => file === null) } : report;
    annotate(toAnnotate, { ...budget, ...(jobSummary ? {} : { elsewhere: 'the JSON report' }) });
    if (jobSummary)
        await publishSummary(report, links, env);
    await logReport(report);
    if (inputs.errorsFile !== '') {
        await appendErrors((0,external_node_path_.resolve)(workspace, inputs.errorsFile), errorObjects(report), project);
    }
    return report.conclusion;
}
function spentOn(levels) {
    return Object.fromEntries(model_severity/* SEVERITIES */.oC.map((severity) => [severity, levels.filter((level) => level === severity).length]));
}
function readCount(name, given) {
    if (/^\d{1,4}$/.test(given))
        return Number(given);
    throw new usage_error/* UsageError */.e(`${name} is "${given}": write a number, such as 10; 0 turns annotations off.`);
}
async function refuseForeignHead(env, head, workspace, root) {
    if (env.GITHUB_EVENT_NAME !== 'pull_request_target')
        return;
    const options = (0,locate/* gitAt */.c)((0,locate/* locate */.x)(root), { safeDirectories: (0,tree_root/* trustedFolders */.hA)([workspace, root]) });
    const checkedOut = await (0,ancestry/* headOf */.Uo)(options);
    if (head !== undefined && checkedOut !== undefined && (await (0,ancestry/* contains */.gR)(options, checkedOut, head)))
        return;
    throw new usage_error/* UsageError */.e('Under pull_request_target the base is checked out, not the pull request: use the event pull_request, or check out the head of the pull request.');
}
async function writeReports(report, { asked, workspace, project, env, links }) {
    const temporary = env.RUNNER_TEMP ?? '';
    const unasked = temporary === '' ? undefined : (0,external_node_path_.join)(temporary, 'return-gate', 'report.json');
    const files = { ...asked, json: asked.json === '' ? unasked : (0,external_node_path_.resolve)(workspace, asked.json) };
    const rulePages = (0,github_event/* rulePagesOf */.Ix)(env);
    const options = {
        color: false,
        quiet: false,
        links,
        rules: catalog_rules,
        ...(rulePages === undefined ? {} : { rulePages }),
    };
    for (const name of inputs/* FILE_FORMATS */.GM) {
        const file = files[name];
        if (file === undefined || file === '')
            continue;
        const render = await loadFormat(name);
        writeReport(`The input ${name}-file`, (0,external_node_path_.resolve)(workspace, file), render(report, options), project);
    }
    return files.json;
}


/***/ }),

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

/***/ 7916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ filesConcerned)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4610);
/* harmony import */ var _relocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1535);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5249);



async function filesConcerned(claims, tree, { changed, deleted }) {
    const isTouched = (path) => changed.has(path) || deleted.has(path);
    const files = new Set();
    const resolver = new _resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .Resolver */ .x(tree, isTouched);
    let linked = [];
    for (const { claim, returnFile } of claims) {
        if (claim.kind === 'observation' || files.has(returnFile) || (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooLong */ .pn)(claim.path))
            continue;
        const path = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalisePath */ .qb)(claim.path);
        if (path === null)
            continue;
        for (const place of [path, ...(0,_relocation_js__WEBPACK_IMPORTED_MODULE_0__/* .movedWith */ .W)(path, returnFile)]) {
            if (isTouched(place))
                files.add(returnFile);
            else if (tree.find(place)?.kind !== 'file')
                linked.push({ place, returnFile });
        }
    }
    if (linked.length === 0)
        return files;
    const gone = foldersOf(deleted);
    while (linked.length > 0) {
        linked = linked.filter(({ place, returnFile }) => {
            if (files.has(returnFile))
                return false;
            const found = resolver.resolve(place);
            const isGone = found.kind === 'absent' && found.linked && gone.has(found.at);
            if (found.kind !== 'unread' && (found.touched || isGone))
                files.add(returnFile);
            return found.kind === 'unread';
        });
        await resolver.read();
    }
    return files;
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
// EXTERNAL MODULE: ./src/engine/read-batch.ts + 4 modules
var read_batch = __webpack_require__(4050);
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

/***/ 4050:
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
// EXTERNAL MODULE: ./src/read/markdown/block.ts
var block = __webpack_require__(4421);
// EXTERNAL MODULE: ./src/read/markdown/may-hold-envelope.ts
var may_hold_envelope = __webpack_require__(1048);
// EXTERNAL MODULE: ./src/read/source.ts
var read_source = __webpack_require__(9255);
;// CONCATENATED MODULE: ./src/read/markdown/markdown.ts




function readMarkdown(source) {
    const { text, markdown, budget } = source;
    if (markdown === null || (!(0,extract/* mayHoldReturn */.Vq)(text) && !(0,may_hold_envelope/* mayHoldEnvelope */.B)(text)))
        return read_source/* NO_PARTS */.lv;
    if (budget.blocks < 0)
        return read_source/* NO_PARTS */.lv;
    try {
        return markdown(source);
    }
    catch (error) {
        if (!(error instanceof block/* TooManyBlocks */.Y))
            throw error;
        return { ...read_source/* NO_PARTS */.lv, problems: [{ kind: 'too-many-blocks', limit: read_source/* MOST_BLOCKS */.hk }] };
    }
}

// EXTERNAL MODULE: ./src/read/json/objects.ts
var objects = __webpack_require__(5783);
// EXTERNAL MODULE: ./src/read/returns-among.ts
var returns_among = __webpack_require__(1246);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(5868);
;// CONCATENATED MODULE: ./src/read/transcript.ts









function finalsOf(value) {
    const finals = [];
    if (!isToolUse(value) && !isResult(value) && !isTask(value))
        return null;
    if (isToolUse(value))
        finals.push(...ofToolUse((0,json/* field */.ZZ)(value, 'toolUseResult')));
    if (isResult(value))
        finals.push(...ofResult(value));
    if (isTask(value))
        finals.push(...ofTask(value));
    return finals;
}
function isToolUse(value) {
    return (0,json/* has */.zy)(value, 'toolUseResult');
}
function ofToolUse(result) {
    const pointer = '/toolUseResult';
    if (typeof result === 'string')
        return [{ kind: 'text', pointer, text: result }];
    if ((0,json/* isArray */.cy)(result))
        return ofContent(result, pointer);
    if ((0,json/* stringField */.OM)(result, 'status') === 'async_launched')
        return [];
    return ofContent((0,json/* field */.ZZ)(result, 'content'), (0,model_pointer/* join */.fj)(pointer, 'content'));
}
function ofContent(content, pointer) {
    if (typeof content === 'string')
        return [{ kind: 'text', pointer, text: content }];
    if (!(0,json/* isArray */.cy)(content))
        return [];
    return content.flatMap((block, n) => {
        const text = (0,json/* stringField */.OM)(block, 'text');
        return text === undefined ? [] : [{ kind: 'text', pointer: (0,model_pointer/* join */.fj)(pointer, n, 'text'), text }];
    });
}
function isResult(value) {
    const marks = ['subtype', 'is_error', 'result', 'structured_output'];
    return (0,json/* stringField */.OM)(value, 'type') === 'result' && marks.some((key) => (0,json/* has */.zy)(value, key));
}
function ofResult(value) {
    const pointer = '/structured_output';
    const structured = (0,json/* field */.ZZ)(value, 'structured_output');
    const finals = (0,json/* isObject */.Gv)(structured) ? [valueAt(structured, pointer)] : [];
    if ((0,json/* isArray */.cy)(structured)) {
        structured.forEach((one, n) => {
            if ((0,json/* isObject */.Gv)(one))
                finals.push(valueAt(one, (0,model_pointer/* join */.fj)(pointer, n)));
        });
    }
    const text = (0,json/* stringField */.OM)(value, 'result');
    return text === undefined ? finals : [...finals, { kind: 'text', pointer: '/result', text }];
}
function valueAt(value, pointer) {
    return { kind: 'value', pointer, value };
}
function isTask(value) {
    return (0,json/* stringField */.OM)((0,json/* field */.ZZ)(value, 'part'), 'tool') === 'task';
}
function ofTask(value) {
    const output = (0,json/* stringField */.OM)((0,json/* field */.ZZ)((0,json/* field */.ZZ)(value, 'part'), 'state'), 'output');
    return output === undefined ? [] : [{ kind: 'text', pointer: '/part/state/output', text: output }];
}
function isEnding(value) {
    return (0,json/* isObject */.Gv)(value) && !(0,json_json/* looksLikeReturn */._t)(value) && finalsOf(value) !== null;
}
function isEvent(value) {
    if (!(0,json/* isObject */.Gv)(value) || (0,json_json/* looksLikeReturn */._t)(value) || (0,json/* stringField */.OM)(value, 'type') === undefined)
        return false;
    return ['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'].some((key) => (0,json/* has */.zy)(value, key));
}
function* readEnding(source, parsed, event, line) {
    const finals = finalsOf(event) ?? [];
    const values = finals.flatMap((final) => (final.kind === 'value' ? [final.value] : []));
    for (const final of finals) {
        const { pointer } = final;
        if (final.kind === 'value') {
            yield (0,read_source/* find */.I6)(() => ({ returns: [(0,json_json/* partOf */.BU)(parsed, final.value, pointer)] }));
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
            yield { count, make: () => (0,read_source/* quoted */.TL)(make()) };
    }
}
function saysTheSame(text, value) {
    if (!text.trimStart().startsWith('{'))
        return false;
    try {
        return (0,external_node_util_.isDeepStrictEqual)(JSON.parse(text), value);
    }
    catch {
        return false;
    }
}
const TAGS = /<\/?task_result>/g;
function* readText(source) {
    const { text } = source;
    let isFound = false;
    if ((0,extract/* mayHoldReturn */.Vq)(text)) {
        for (const one of (0,returns_among/* returnsAmong */.M)(source)) {
            isFound = true;
            yield one;
        }
    }
    if (isFound && !(0,may_hold_envelope/* mayHoldEnvelope */.B)(text))
        return;
    const { problems, returns, more } = readMarkdown({ ...source, text: text.replace(TAGS, '\n') });
    const envelopes = returns.filter(({ making }) => making === 'envelope');
    yield* (0,read_source/* findsOf */.Cf)(isFound ? { problems: [], returns: envelopes, more } : { problems, returns, more });
}

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
    markdown: (source) => (0,read_source/* quoted */.TL)(readMarkdown(source)),
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
    if (isEnding(value))
        parts = (0,read_source/* taken */.uU)(readEnding(source, parsed, value, null));
    else if ((0,json/* isArray */.cy)(value) && value.some(isEnding))
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
        if (isEnding(value))
            yield* readEnding(source, element, value, null);
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
        if (isEnding(value)) {
            this.#isTranscript = this.hasEvents = true;
            for (const found of readEnding(source, line, value, source.lineAt(start)))
                this.#certain.add(start, found);
        }
        else if ((0,json/* isObject */.Gv)(value) && !(0,json_json/* looksLikeReturn */._t)(value)) {
            if (isEvent(value))
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

/***/ 6924:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ problemOf),
/* harmony export */   c: () => (/* binding */ statusOf),
/* harmony export */   openClient: () => (/* binding */ openClient)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const LONGEST_TRY = 15_000;
const RETRIES = 2;
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
class OverdueError extends Error {
    name = 'AbortError';
    constructor() {
        super('GitHub took too long to answer');
    }
}
const silent = () => undefined;
const LOG = { debug: silent, info: silent, warn: silent, error: silent };
async function openClient({ token, url, patience, second = 1000 }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(244), __webpack_require__.e(517)]).then(__webpack_require__.bind(__webpack_require__, 5517));
    const { defaults } = await __webpack_require__.e(/* import() */ 244).then(__webpack_require__.bind(__webpack_require__, 7244));
    const { retry } = await Promise.all(/* import() */[__webpack_require__.e(217), __webpack_require__.e(901)]).then(__webpack_require__.bind(__webpack_require__, 5901));
    const { throttling } = await Promise.all(/* import() */[__webpack_require__.e(217), __webpack_require__.e(322)]).then(__webpack_require__.bind(__webpack_require__, 8322));
    const end = Date.now() + patience;
    const over = new AbortController();
    setTimeout(() => {
        over.abort();
    }, patience).unref();
    const wait = (seconds, _options, _client, tries) => tries < RETRIES && Date.now() + seconds * second < end;
    const send = defaults.request?.fetch;
    const options = {
        ...(url === undefined || url === '' ? {} : { baseUrl: url.replace(/\/+$/, '') }),
        userAgent: 'return-gate',
        log: LOG,
        retry: { retries: RETRIES, retryAfterBaseValue: second, doNotRetry: FINAL },
        throttle: {
            id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
            retryAfterBaseValue: second,
            onRateLimit: wait,
            onSecondaryRateLimit: wait,
        },
        request: {
            ...defaults.request,
            log: LOG,
            fetch: async (input, init) => {
                try {
                    return await send(input, {
                        ...init,
                        signal: AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_TRY)]),
                    });
                }
                catch (error) {
                    throw over.signal.aborted ? new OverdueError() : error;
                }
            },
        },
    };
    return getOctokit(token, options, retry, throttling);
}
function problemOf(error) {
    if (!(error instanceof Error))
        return { kind: 'failed', why: String(error) };
    if (error instanceof OverdueError)
        return { kind: 'failed', why: error.message };
    const status = statusOf(error);
    if (status === undefined || !('response' in error) || error.response === undefined) {
        return { kind: 'failed', why: error.message };
    }
    const refused = status === 403 && !isRateLimit(error);
    return { kind: refused ? 'refused' : 'failed', why: `${error.message} (HTTP ${String(status)})` };
}
function statusOf(error) {
    if (!(error instanceof Error) || !('status' in error))
        return undefined;
    return typeof error.status === 'number' ? error.status : undefined;
}
function isRateLimit(error) {
    return /\brate limit/i.test(error.message);
}


/***/ }),

/***/ 7259:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ rulePagesOf),
/* harmony export */   Ju: () => (/* binding */ pullRequestHead),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   hP: () => (/* binding */ linksOf),
/* harmony export */   j_: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8599);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6183);



function readEvent(env) {
    const path = env.GITHUB_EVENT_PATH;
    if (path === undefined || path === '')
        return null;
    return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
}
function linksOf(env, revision) {
    const server = env.GITHUB_SERVER_URL;
    const repository = env.GITHUB_REPOSITORY;
    if (server === undefined || repository === undefined || revision === null)
        return null;
    return { server, repository, revision };
}
function rulePagesOf(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
    if (server !== 'https://github.com' || repository === '' || ref === '')
        return undefined;
    const encoded = (path) => path.split('/').map(_report_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL).join('/');
    return `${server}/${encoded(repository)}/blob/${encoded(ref)}/docs/rules`;
}
function pullRequestHead(event) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringField */ .OM)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(event, 'pull_request'), 'head'), 'sha');
}
function pullRequestNumber(event) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .numberField */ .sJ)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(event, 'pull_request'), 'number');
}
function repositoryOf(env) {
    const [owner, repo, ...rest] = (env.GITHUB_REPOSITORY ?? '').split('/');
    if (owner === undefined || owner === '' || repo === undefined || repo === '' || rest.length > 0)
        return undefined;
    return { owner, repo };
}


/***/ }),

/***/ 2897:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   b: () => (/* binding */ VERDICTS)
/* harmony export */ });
const VERDICTS = [
    'present',
    'empty',
    'missing',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const MOST_CLAIMS = 10_000;


/***/ }),

/***/ 7174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ ENVELOPE_MODES),
/* harmony export */   y: () => (/* binding */ BRANCH_DEMANDS)
/* harmony export */ });
const ENVELOPE_MODES = ['engram', 'openspec', 'none'];
const BRANCH_DEMANDS = ['final', 'success'];


/***/ }),

/***/ 1630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);

function inWords(value) {
    if (typeof value === 'string')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value);
    if (value === undefined)
        return 'nothing';
    if (value === null || typeof value !== 'object')
        return String(value);
    return Array.isArray(value) ? 'an array' : 'an object';
}


/***/ }),

/***/ 2064:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseIso8601),
/* harmony export */   n: () => (/* binding */ WIDEST_OFFSET)
/* harmony export */ });
const WIDEST_OFFSET = 14 * 3_600_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
function parseIso8601(text) {
    const match = FORM.exec(text);
    if (match === null)
        return null;
    const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
    const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day))
        return null;
    const time = clock(Number(hour), Number(minute), Number(second), fraction);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    if (time === null || offset === null)
        return null;
    return { at: midnight + time - offset, zoned: zone !== undefined };
}
function clock(hour, minute, second, fraction) {
    const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
    if (minute > 59 || second > 59 || hour > 24)
        return null;
    if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0)
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}
function offsetOf(zone) {
    if (zone === 'Z')
        return 0;
    const hours = Number(zone.slice(1, 3));
    const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
    if (hours > 23 || minutes > 59)
        return null;
    const size = (hours * 60 + minutes) * 60_000;
    return zone.startsWith('-') ? -size : size;
}


/***/ }),

/***/ 8599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   OM: () => (/* binding */ stringField),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   sJ: () => (/* binding */ numberField),
/* harmony export */   zy: () => (/* binding */ has)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function field(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function has(value, key) {
    return isObject(value) && Object.hasOwn(value, key);
}
function stringField(value, key) {
    const found = field(value, key);
    return typeof found === 'string' ? found : undefined;
}
function numberField(value, key) {
    const found = field(value, key);
    return typeof found === 'number' ? found : undefined;
}
function listField(value, key) {
    const found = field(value, key);
    return isArray(found) ? found : [];
}


/***/ }),

/***/ 5925:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   x: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8599);

const MOST_ELEMENTS = 20_000;
function countElements(value) {
    let count = 0;
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(next))
            count += next.length;
        else if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next))
            continue;
        for (const inner of Object.values(next))
            if (typeof inner === 'object' && inner !== null)
                pending.push(inner);
    }
    return count;
}


/***/ }),

/***/ 4610:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   qb: () => (/* binding */ normalisePath),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
const LONGEST_PATH = 4_096;
function isTooLong(path) {
    return path.length > LONGEST_PATH || (path.length > LONGEST_PATH / 3 && Buffer.byteLength(path) > LONGEST_PATH);
}
function namesFolder(path) {
    return /(?:^|\/)\.{0,2}$/.test(path);
}
function mayBeUntidy(path) {
    return path === '' || path.startsWith('.') || path.endsWith('/') || path.includes('//') || path.includes('/.');
}
function normalisePath(path) {
    if (ROOTED.test(path))
        return null;
    if (!mayBeUntidy(path))
        return path;
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return null;
    }
    return segments.join('/');
}


/***/ }),

/***/ 9031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pattern)
/* harmony export */ });
function pattern(source, flags) {
    let made;
    return () => (made ??= new RegExp(source, flags));
}


/***/ }),

/***/ 5868:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   fj: () => (/* binding */ join)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8599);

function join(pointer, ...tokens) {
    let result = pointer;
    for (const token of tokens) {
        result += `/${typeof token === 'number' ? String(token) : escape(token)}`;
    }
    return result;
}
function escape(token) {
    if (!token.includes('~') && !token.includes('/'))
        return token;
    return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
function tokens(pointer) {
    if (pointer === '')
        return [];
    return pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function valueAt(value, pointer) {
    let current = value;
    for (const token of tokens(pointer)) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(current))
            current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
        else
            current = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(current, token);
        if (current === undefined)
            return undefined;
    }
    return current;
}


/***/ }),

/***/ 9718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ FILE_START)
/* harmony export */ });
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };


/***/ }),

/***/ 3227:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ fixFormat),
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   MC: () => (/* binding */ sessionOf),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   SF: () => (/* binding */ delegationOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   yA: () => (/* binding */ UNFINISHED)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8599);
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5868);


const LONGEST_NAME = 80;
function statusOf(subject) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(subject.value, 'status');
}
function isSuccess(subject) {
    const status = statusOf(subject);
    return status !== undefined && subject.standard.success.includes(status);
}
const UNFINISHED = 'in_progress';
function isFinal(status, { statuses }) {
    return status !== null && status !== UNFINISHED && statuses.includes(status);
}
function metadataOf({ value }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(value, 'metadata');
}
function agentOf(subject) {
    const agent = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(metadataOf(subject), 'agent_type');
    return agent === undefined || agent.trim() === '' ? null : agent;
}
function agentName(subject) {
    return shortened(agentOf(subject) ?? 'subagent');
}
function fixFormat(subject) {
    const agent = agentOf(subject);
    return agent === null ? 'Fix subagent return format' : `Fix ${shortened(agent)} subagent return format`;
}
function shortened(name) {
    return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
}
function sessionOf(subject) {
    const session = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringField */ .OM)(metadataOf(subject), 'session_id');
    return session === undefined || session.trim() === '' ? null : session;
}
const NO_NAMES = [];
function delegationOf(subject) {
    const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(metadataOf(subject), 'delegation_path');
    return path.length > 0 && path.every((name) => typeof name === 'string') ? known(path) : NO_NAMES;
}
const paths = new Map();
const PATHS_UP_TO = 1024;
const LONGEST_KEY = 1024;
function known(path) {
    const key = JSON.stringify(path);
    const before = paths.get(key);
    if (before !== undefined)
        return before;
    if (paths.size < PATHS_UP_TO && key.length <= LONGEST_KEY)
        paths.set(key, path);
    return path;
}
function objectsOf(subject, key) {
    const found = [];
    const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listField */ .FZ)(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            found.push({ pointer: (0,_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)('', key, index), value });
    }
    return found;
}


/***/ }),

/***/ 2395:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Nk: () => (/* binding */ isOfTruth)
/* harmony export */ });
/* unused harmony export AREAS */
const AREAS = (/* unused pure expression or super */ null && ([
    'document',
    'shape',
    'status',
    'summary',
    'artifacts',
    'metadata',
    'errors',
    'life-cycle',
    'envelope',
    'run',
]));
function isOfTruth({ scope, area, ofTruth }) {
    return ofTruth ?? (scope === 'claim' || area === 'status');
}
const NOTHING = [];


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

/***/ 7474:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   Vl: () => (/* binding */ sentencesInWords),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export sentences */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3678);

function quote(text, limit = 80) {
    const cut = text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
    return `"${cut}"`;
}
function listOf(words, last = 'or') {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}
function isBlank(text) {
    return text.trim() === '';
}
function nearest(word, list, within = 2) {
    const lower = word.toLowerCase();
    if (lower.length > 64)
        return undefined;
    let best;
    let bestDistance = within + 1;
    for (const candidate of list) {
        const d = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, candidate.toLowerCase());
        if (d < bestDistance && d < candidate.length) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}
function count(n, word, plural = `${word}s`) {
    return `${String(n)} ${n === 1 ? word : plural}`;
}
let segmenter;
const SPACES = /[^\S\uFEFF]{2,}/g;
const PARAGRAPH = /[\n\r\u2028\u2029]/;
function sentences(text, limit) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    const plain = text.replace(SPACES, (run) => (PARAGRAPH.test(run) ? '\n' : ' '));
    let n = 0;
    for (const { segment } of segmenter.segment(plain)) {
        if (segment.trim() !== '' && ++n >= limit)
            break;
    }
    return n;
}
const MANY_SENTENCES = 100;
function sentencesInWords(text) {
    const n = sentences(text, MANY_SENTENCES + 1);
    return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}
const MAY_END = /[^\w\s,;:'"()/-]+|[\n\r\u0085\u2028\u2029]+/g;
function sentencesWithin(text, min, max) {
    const trimmed = text.trim();
    const atMost = 1 + (trimmed.match(MAY_END)?.length ?? 0);
    const atLeast = (trimmed === '' ? 0 : 1) + (trimmed.match(/[.?!] +(?=[A-Z])/g)?.length ?? 0);
    if (atLeast >= min && atMost <= max)
        return true;
    if (atLeast > max)
        return false;
    const n = sentences(text, max + 1);
    return n >= min && n <= max;
}
function compareText(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}


/***/ }),

/***/ 8049:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FAMILIES)
/* harmony export */ });
const FAMILIES = ['return-meta', 'subagent-return', 'result-envelope'];


/***/ }),

/***/ 7081:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ mayHoldReturn),
/* harmony export */   fu: () => (/* binding */ isLikelyReturn),
/* harmony export */   i3: () => (/* binding */ isFenced),
/* harmony export */   iY: () => (/* binding */ excerptsIn),
/* harmony export */   ln: () => (/* binding */ looksLikeBrokenReturn),
/* harmony export */   zR: () => (/* binding */ mayBeReturn)
/* harmony export */ });
/* unused harmony export holdsReturn */
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

/***/ 5404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   mc: () => (/* binding */ planAnnotations),
/* harmony export */   su: () => (/* binding */ DEFAULT_BUDGET)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5834);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);
/* harmony import */ var _fixable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5141);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8755);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6183);





const DEFAULT_BUDGET = { perType: 10, total: 50 };
const MESSAGE_LIMIT = 4096;
const PATH_LIMIT = 4096;
function candidates(findings, changed) {
    const seen = new Map();
    const list = findings.map((finding) => {
        const round = seen.get(finding.file) ?? 0;
        seen.set(finding.file, round + 1);
        const tier = finding.file === null ? 0 : changed.has(finding.file) ? 1 : 2;
        return { finding, tier, round };
    });
    return list.sort((a, b) => a.tier - b.tier || a.round - b.round).map(({ finding }) => finding);
}
function oneLine(message, recommendation) {
    if (recommendation === '')
        return message;
    return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${recommendation}`;
}
function annotate(finding, root) {
    const { severity, rule, message, recommendation, file, range } = finding;
    return {
        level: severity,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__.terminal) `${rule}`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalText */ .eR)(oneLine(message, recommendation) + (0,_fixable_js__WEBPACK_IMPORTED_MODULE_1__/* .fixable */ .C)(finding), MESSAGE_LIMIT).text,
        file: file === null ? null : (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalText */ .eR)((0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .inRepository */ .yJ)(root, file), PATH_LIMIT).text,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endColumn: range !== null && range.startLine === range.endLine ? range.endColumn : null,
    };
}
function remainder(level, hidden, shown, elsewhere = 'the job summary') {
    const more = shown === 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(hidden, level) : `${String(hidden)} more ${hidden === 1 ? level : `${level}s`}`;
    return {
        level,
        title: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__.terminal) `return-gate`.text,
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_3__.terminal) `${more} in ${elsewhere}: GitHub shows only a few annotations a step.`.text,
        file: null,
        startLine: null,
        startColumn: null,
        endColumn: null,
    };
}
function left({ perType, spent = {} }, level) {
    return perType === 0 ? 0 : Math.max(1, perType - (spent[level] ?? 0));
}
function planAnnotations(report, budget = DEFAULT_BUDGET) {
    const planned = [];
    for (const level of _model_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC) {
        const places = Math.min(left(budget, level), budget.total - planned.length);
        if (places < 1)
            continue;
        const found = candidates(report.findings.filter(({ severity, baselined }) => severity === level && !baselined), budget.changedFirst ?? new Set());
        const shown = found.length <= places ? found.length : places - 1;
        for (const finding of found.slice(0, shown))
            planned.push(annotate(finding, report.source.root));
        if (shown < found.length)
            planned.push(remainder(level, found.length - shown, shown, budget.elsewhere));
    }
    return planned;
}


/***/ }),

/***/ 8907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ conclusionLine),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5834);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7474);


function totals(report) {
    const { errors, warnings, notices } = report.counts;
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.map((severity) => [severity, by[severity]]);
}
function tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, severity))
        .join(', ');
}
function scope(report) {
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.returns, 'return')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(report.counts.claims, 'claim')}`;
}
function reason(report) {
    return [outcome(report), ...unsuccessful(report)].join('; ');
}
function unsuccessful({ unsuccessful: counts }) {
    const said = counts.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
    return said.length === 0 ? [] : [said.join(', ')];
}
function outcome(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}`;
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0
        ? 'no returns to judge'
        : `${scope(report)}, no ${report.counts.baselined > 0 ? 'new ' : ''}findings`;
}
function conclusionLine(report) {
    return `${report.conclusion.toUpperCase()}: ${reason(report)}`;
}


/***/ }),

/***/ 5141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fixable),
/* harmony export */   L: () => (/* binding */ fixableMark)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);

function fixable(finding) {
    const command = commandFor(finding);
    return command === null ? '' : ` (fixable: ${command})`;
}
function fixableMark(finding) {
    const command = commandFor(finding);
    return command === null ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) ` (fixable: ${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(command)})`;
}
function commandFor({ fix }) {
    if (fix === undefined)
        return null;
    return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}


/***/ }),

/***/ 8755:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ filesUrl),
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6183);

function inRepository(root, file) {
    return root === '' ? file : `${root}/${file}`;
}
function repositoryUrl({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/')}`;
}
function filesUrl(links, root) {
    const folders = root === '' ? [] : root.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL);
    return [repositoryUrl(links), 'blob', (0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision), ...folders].join('/');
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${filesUrl(links, '')}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}
function commitUrl(links) {
    return `${repositoryUrl(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision)}`;
}


/***/ }),

/***/ 6183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ htmlLink),
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   Jy: () => (/* binding */ sarifMessage),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   S2: () => (/* binding */ htmlAsset),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   W$: () => (/* binding */ TEXT_LIMIT),
/* harmony export */   _b: () => (/* binding */ mermaidLabel),
/* harmony export */   _n: () => (/* binding */ xml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   o8: () => (/* binding */ htmlJson),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* harmony import */ var _model_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9031);

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
const HIDDEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
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
const BREAKS = [
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
];
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
function link(label, url) {
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
    return json(value).replace(/[<>&]/g, (character) => character === '<' ? '\\u003c' : character === '>' ? '\\u003e' : '\\u0026');
}
function htmlAsset(element, content) {
    if (/<\/|<!--|<script/i.test(content) || breakCommands(content) !== content) {
        throw new Error(`The ${element} cannot stand in a page as it is.`);
    }
    return markup `<${element}>${new Fragment('html', content)}</${element}>\n`;
}
const NO_WORDS = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = visible(cut(text, limit)).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}
function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,_model_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .pattern */ .T)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
function concat(texts) {
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


/***/ }),

/***/ 8789:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ag: () => (/* binding */ namedStandards),
/* harmony export */   ky: () => (/* binding */ StandardError),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   wE: () => (/* binding */ siblings)
/* harmony export */ });
/* unused harmony exports chooseStandards, standardsOfOneReturn */
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

/***/ 3916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ standards)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(8599);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(3227);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(2395);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(7474);
;// CONCATENATED MODULE: ./src/rules/envelope-critical-with-warning.ts




const envelopeCriticalWithWarning = {
    id: 'envelope-critical-with-warning',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope with a CRITICAL risk has the status failure, not warning',
    rationale: 'The status `warning` tells of concerns that block nothing, and a CRITICAL risk is to be resolved before anything else.',
    remedy: 'Return `failure`, or call the risk a WARNING if the next phase can start.',
    sources: [
        { document: 'return-gate', heading: 'Document 004 calls warnings non-blocking, and CRITICAL what blocks' },
        { document: '004', heading: 'Fields' },
    ],
    bad: {
        replace: [
            ['**Status**: success', '**Status**: warning'],
            ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
        ],
    },
    good: {
        replace: [
            ['**Status**: success', '**Status**: warning'],
            ['None.', '- **WARNING**: Dates before 1970 are lost.'],
        ],
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'warning')
            return rule/* NOTHING */.K$;
        const critical = (0,model_return/* objectsOf */.iZ)(subject, 'risks').find(({ value }) => (0,json/* stringField */.OM)(value, 'severity') === 'CRITICAL');
        if (critical === undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/status',
                message: `The envelope has the status "warning" and a CRITICAL risk: ${(0,model_text/* quote */.hD)((0,json/* stringField */.OM)(critical.value, 'text') ?? '')}.`,
                recommendation: 'Return the status "failure", or call the risk a WARNING if the next phase can start.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-failure-without-risk.ts



const envelopeFailureWithoutRisk = {
    id: 'envelope-failure-without-risk',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope that tells of a failure names the risk behind it',
    rationale: 'Something made the phase fail. Where it is not among the risks, nobody is told what to resolve.',
    remedy: 'List what made the phase fail, as a CRITICAL risk.',
    sources: [{ document: 'return-gate', heading: 'Document 004 has blockers among the risks' }],
    bad: { replace: [['**Status**: success', '**Status**: failure']] },
    good: {
        replace: [
            ['**Status**: success', '**Status**: failure'],
            ['None.', '- **CRITICAL**: Dates before 1970 are lost.'],
        ],
    },
    check(subject) {
        const risks = (0,json/* field */.ZZ)(subject.value, 'risks');
        if ((0,model_return/* statusOf */.c2)(subject) !== 'failure' || !(0,json/* isArray */.cy)(risks) || risks.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/risks',
                message: 'The envelope has the status "failure" and names no risk.',
                recommendation: 'List what made the phase fail, as a CRITICAL risk.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-heading.ts



const envelopeHeading = {
    id: 'envelope-heading',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'An envelope starts with a heading that names its phase',
    rationale: 'A log holds the results of many phases. The heading is where one starts, and says which phase it was.',
    remedy: 'Start the envelope with a heading of the second level, such as `## Proposal Created`.',
    sources: [{ document: '004', heading: 'Result Envelope Format' }],
    bad: [{ replace: [['## Proposal Created\n\n', '']] }, { replace: [['## Proposal', '# Proposal']] }],
    good: { replace: [['## Proposal Created', '## Verification Report']] },
    check(subject) {
        if ((0,json/* stringField */.OM)(subject.value, 'heading') !== undefined)
            return rule/* NOTHING */.K$;
        return [
            {
                property: 'heading',
                message: 'The envelope has no heading that names its phase; one such as "## Proposal Created" was expected.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: start the envelope with a heading of the second level.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-risk-severity.ts




const envelopeRiskSeverity = {
    id: 'envelope-risk-severity',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'Every risk is CRITICAL, a WARNING or a SUGGESTION',
    rationale: 'A critical risk is put before the user at once, and a suggestion may wait. Without the word, the orchestrator cannot tell the two apart.',
    remedy: 'Start each risk with its severity: `- **WARNING**: ...`; write `None.` where there are none.',
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['None.', '- Dates before 1970 are lost.']] },
    good: [{}, { replace: [['None.', '- **WARNING**: Dates before 1970 are lost.\n- [SUGGESTION] Read times, too.']] }],
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'risks')) {
            if ((0,json/* has */.zy)(value, 'severity'))
                continue;
            problems.push({
                pointer,
                message: `Risk ${(0,model_text/* quote */.hD)((0,json/* stringField */.OM)(value, 'text') ?? '')} has no severity; CRITICAL, WARNING or SUGGESTION was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: start the risk with its severity.`,
                value: (0,json/* stringField */.OM)(value, 'text') ?? null,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-section-order.ts



const NAMES = ['Change', 'Status', 'Summary', 'Artifacts', 'Next Recommended', 'Risks'];
const RANKS = new Map([
    ['change', 0],
    ['project', 0],
    ['status', 1],
    ['summary', 2],
    ['artifacts', 3],
    ['next', 4],
    ['risks', 5],
]);
const envelopeSectionOrder = {
    id: 'envelope-section-order',
    area: 'envelope',
    scope: 'return',
    severity: 'notice',
    summary: 'The parts of an envelope stand in the order of the standard',
    rationale: 'Who reads many envelopes looks for a part where it always stands.',
    remedy: `Put the parts in this order: ${(0,model_text/* listOf */.c3)(NAMES, 'and')}.`,
    sources: [{ document: '004', heading: 'Result Envelope Format' }],
    bad: { replace: [['**Change**: parse-dates\n**Status**: success', '**Status**: success\n**Change**: parse-dates']] },
    good: {},
    check({ value }) {
        const problems = [];
        let last = 0;
        for (const name of (0,json/* listField */.FZ)(value, 'order')) {
            const rank = RANKS.get(name);
            if (rank === undefined || typeof name !== 'string')
                continue;
            if (rank < last) {
                problems.push({
                    pointer: `/${name}`,
                    part: 'key',
                    message: `${NAMES[rank] ?? name} stands behind ${NAMES[last] ?? ''}; it was expected before it.`,
                    recommendation: `Put the parts in this order: ${(0,model_text/* listOf */.c3)(NAMES, 'and')}.`,
                    value: name,
                });
            }
            last = Math.max(last, rank);
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/standards/define.ts
function use(rule, differs = {}) {
    return { rule, ...differs };
}
function ruleList(...lists) {
    const byId = new Map();
    for (const list of lists)
        for (const entry of list)
            byId.set(entry.rule.id, entry);
    return [...byId.values()];
}

// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(4610);
;// CONCATENATED MODULE: ./src/model/verdict.ts

function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,model_path/* normalisePath */.qb)(path)) === file;
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}

;// CONCATENATED MODULE: ./src/rules/artifact-blank.ts



const artifactBlank = {
    id: 'artifact-blank',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'present',
    severity: 'warning',
    summary: 'A claimed file holds something that can be seen',
    rationale: 'A file of spaces, line breaks, NUL bytes or signs without width passes a test of its size and holds no work all the same.',
    remedy: 'Write the content and commit it, or take the artifact out of the return.',
    sources: [
        { document: 'return-gate', heading: 'A file of white space passes the size test of document 002, step 5c' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': ' \n\n' } },
        {
            families: ['return-meta', 'subagent-return'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '\u200B\u2060\n' },
        },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': ' \n\n' } },
    ],
    good: [
        { families: ['return-meta', 'subagent-return'], tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '\n#\n' } },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '\n#\n' } },
    ],
    check({ claim, verdict }, of) {
        if (!verdict.blank)
            return rule/* NOTHING */.K$;
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact holds nothing that can be seen: ${(0,model_text/* quote */.hD)(claim.path, 200)}; it is white space and invisible signs.`,
                recommendation: `Verify ${of.agent} writes content to artifacts.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-case.ts



const artifactCase = {
    id: 'artifact-case',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'case-mismatch',
    severity: 'error',
    summary: 'A claimed path has the letter case of the file',
    rationale: 'Git and Linux tell letter case apart. A path in another case works on the machine of the agent and leads nowhere on the others.',
    remedy: 'Write the path exactly as the file is named.',
    fixes: [{ safety: 'unsafe', does: 'writes the path of the file that differs in letter case alone' }],
    sources: [
        {
            document: 'return-gate',
            heading: 'Where letter case counts, the path of document 002, step 5b leads to no file',
        },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_Parse-Dates.md' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/Proposal.md']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if (isOwnFile(claim, verdict, of))
            return rule/* NOTHING */.K$;
        const found = verdict.foundAt === null ? 'another letter case' : (0,model_text/* quote */.hD)(verdict.foundAt, 200);
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact does not exist in this letter case: ${(0,model_text/* quote */.hD)(claim.path, 200)}; there is ${found}.${because(verdict)}`,
                recommendation: `Fix ${of.agent} subagent return format: write the path exactly as the file is named.`,
                ...(verdict.foundAt === null
                    ? {}
                    : {
                        fix: {
                            safety: 'unsafe',
                            does: `write ${(0,model_text/* quote */.hD)(verdict.foundAt, 200)}`,
                            edits: [{ kind: 'set', pointer: claim.pointer, value: verdict.foundAt }],
                        },
                    }),
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-directory.ts


const artifactDirectory = {
    id: 'artifact-directory',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'directory',
    severity: 'error',
    summary: 'A claimed path is a file, not a directory',
    rationale: 'A directory stands for whatever happens to be in it, which may be older than the work. Only a file can be linked, read and proved.',
    remedy: 'Claim each file that was made in the directory.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/artifacts/0/path': 'specs/7_parse_dates/plans' } },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact is a directory: ${(0,model_text/* quote */.hD)(claim.path, 200)}; a file was expected.${because(verdict)}`,
                recommendation: `Verify ${of.agent} lists the files that it wrote, each as an artifact of its own.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-empty.ts


const artifactEmpty = {
    id: 'artifact-empty',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'empty',
    severity: 'error',
    summary: 'A claimed file is not empty',
    rationale: 'A file of 0 bytes was created and never written: the work that the return claims is not in it.',
    remedy: 'Write the content and commit it, or take the artifact out of the return.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '' } },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '' } },
    ],
    good: [
        { families: ['return-meta', 'subagent-return'], tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '#' } },
        { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '#' } },
    ],
    check({ claim, verdict }, of) {
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact is empty: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: `Verify ${of.agent} writes content to artifacts.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-missing.ts

const artifactMissing = {
    id: 'artifact-missing',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'missing',
    severity: 'error',
    summary: 'A claimed file exists in the judged tree',
    rationale: 'This is phantom work: the return says that a file was made, and there is none, nor does anything below explain where it went.',
    remedy: 'Write and commit the file, correct the path, or take the artifact out of the return.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/artifacts/0/path': 'specs/never/written.md' } },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/never-written.md']],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        const detail = verdict.detail === null ? '' : ` ${verdict.detail}`;
        return [
            {
                ...(of.success ? {} : { severity: 'notice' }),
                message: `Artifact does not exist: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${detail}`,
                recommendation: `Verify ${of.agent} writes artifacts to correct paths and commits them.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-path-relative.ts


const artifactPathRelative = {
    id: 'artifact-path-relative',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'outside',
    severity: 'error',
    summary: 'A claimed path stays inside the project root',
    rationale: 'What lies outside the repository is not committed with it and means something else on every machine, so it proves no work.',
    remedy: 'Write the path relative to the project root, without a leading slash, and keep the file inside the repository.',
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': '/home/agent/project/specs/7_parse_dates/plans/01_parse-dates.md' },
        },
        {
            families: ['result-envelope'],
            replace: [
                ['openspec/changes/parse-dates/proposal.md', '/home/agent/project/openspec/changes/parse-dates/proposal.md'],
            ],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...unlessSuccess(of, 'warning'),
                message: `Artifact path is not inside the project root: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: `Fix ${of.agent} subagent return format: write the path of a file in the repository, relative to the project root.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-relocated.ts



const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const tree = {
    [PLAN]: null,
    'specs/archive/7_parse_dates/plans/01_parse-dates.md': '# Parse dates\n',
};
const artifactRelocated = {
    id: 'artifact-relocated',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'relocated',
    severity: 'notice',
    summary: 'A claimed file is where the return says',
    rationale: 'The file exists, but it was moved since, mostly with its task into the archive. The work is proved; only the path is out of date.',
    remedy: 'Nothing, where the folder was archived. Otherwise write the new path.',
    fixes: [{ safety: 'safe', does: 'writes the path at which the file is now' }],
    sources: [{ document: 'return-gate', heading: 'Most claims that no longer hold were archived with their folder' }],
    bad: [
        { families: ['return-meta'], file: 'specs/archive/7_parse_dates/.return-meta.json', tree },
        { families: ['subagent-return'], file: 'specs/archive/7_parse_dates/plan.return.json', tree },
        {
            families: ['result-envelope'],
            file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md',
            tree: { [PROPOSAL]: null, 'openspec/changes/archive/2026-01-28-parse-dates/proposal.md': '# Parse dates\n' },
        },
        {
            families: ['return-meta', 'subagent-return'],
            tree: { [PLAN]: null, 'docs/01_parse-dates.md': '# Parse dates\n' },
            earlier: { [PLAN]: 'docs/01_parse-dates.md' },
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        if (isOwnFile(claim, verdict, of))
            return rule/* NOTHING */.K$;
        const now = verdict.foundAt === null ? '' : `; it is now at ${(0,model_text/* quote */.hD)(verdict.foundAt, 200)}`;
        return [
            {
                message: `Artifact was moved from ${(0,model_text/* quote */.hD)(claim.path, 200)}${now}.${because(verdict)}`,
                recommendation: 'Nothing needs to be done where its folder was archived; otherwise write the new path.',
                ...(verdict.foundAt === null ? {} : { fix: fixOf(claim.pointer, verdict.foundAt) }),
            },
        ];
    },
};
function fixOf(pointer, foundAt) {
    const edits = [{ kind: 'set', pointer, value: foundAt }];
    return { safety: 'safe', does: `write the new path ${(0,model_text/* quote */.hD)(foundAt, 200)}`, edits };
}

;// CONCATENATED MODULE: ./src/rules/artifact-removed.ts


const artifactRemoved = {
    id: 'artifact-removed',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'removed',
    severity: 'warning',
    summary: 'A claimed file was not removed after it was committed',
    rationale: 'An earlier commit holds the file, so the work was done and the claim was no lie. Whoever follows the return today finds nothing, though.',
    remedy: 'Bring the file back if it is still needed; otherwise remove the return with it, or accept the warning.',
    sources: [{ document: 'return-gate', heading: 'A file that was committed and removed later is no phantom work' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
            earlier: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
        },
        {
            families: ['result-envelope'],
            tree: { 'openspec/changes/parse-dates/proposal.md': null },
            earlier: { 'openspec/changes/parse-dates/proposal.md': null },
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact was committed and is gone since: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: 'Bring the file back if it is still needed, or take the artifact out of the return.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-self.ts



const artifactSelf = {
    id: 'artifact-self',
    area: 'artifacts',
    scope: 'claim',
    verdict: ['present', 'relocated', 'case-mismatch'],
    severity: 'error',
    summary: 'A return claims other files than its own',
    rationale: 'The file that holds the return is there as soon as the return is written, so that claiming it, or a copy of it, proves nothing. It counts as no artifact.',
    remedy: 'Claim the files that the work made, and take the file of the return out of its artifacts.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        { document: 'return-gate', heading: 'A return is no work: that it exists does not prove what it says' },
    ],
    bad: [
        { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.return-meta.json' } },
        { families: ['subagent-return'], set: { '/artifacts/0/path': 'returns/7_plan.return.json' } },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'openspec/changes/parse-dates/proposal.return.md']],
        },
        {
            families: ['return-meta'],
            file: 'specs/archive/7_parse_dates/.return-meta.json',
            set: { '/artifacts/0/path': 'specs/7_parse_dates/.return-meta.json' },
        },
        { families: ['return-meta'], set: { '/artifacts/0/path': 'specs/7_parse_dates/.Return-Meta.json' } },
    ],
    good: {},
    check({ claim, verdict }, of) {
        const isOwn = isOwnFile(claim, verdict, of);
        if (!isOwn && verdict.isReturn !== true)
            return rule/* NOTHING */.K$;
        const what = isOwn ? 'the file of the return itself' : 'a copy of the file of the return';
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact is ${what}: ${(0,model_text/* quote */.hD)(claim.path, 200)}; a file that the work made was expected.`,
                recommendation: `Verify ${of.agent} lists the files that it made, and not its return.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-unchanged.ts



const artifact_unchanged_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const artifact_unchanged_PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const artifactUnchanged = {
    id: 'artifact-unchanged',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'present',
    severity: 'warning',
    summary: 'A return that changed claims files that changed with it',
    rationale: 'A new return that points at a file which was there before, and which nobody touched, passes off old work as new.',
    remedy: 'Commit the change to the file together with the return, or take the artifact out of it.',
    sources: [{ document: 'return-gate', heading: 'That a file exists does not prove that this return made it' }],
    bad: [
        {
            families: ['return-meta'],
            context: {
                changes: { base: 'main', changed: new Set(['specs/7_parse_dates/.return-meta.json']), deleted: new Set() },
            },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set(['returns/7_plan.return.json']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE]), deleted: new Set() } },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            context: {
                changes: {
                    base: 'main',
                    changed: new Set(['specs/7_parse_dates/.return-meta.json', artifact_unchanged_PLAN]),
                    deleted: new Set(),
                },
            },
        },
        {
            families: ['subagent-return'],
            context: {
                changes: { base: 'main', changed: new Set(['returns/7_plan.return.json', artifact_unchanged_PLAN]), deleted: new Set() },
            },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([ENVELOPE, artifact_unchanged_PROPOSAL]), deleted: new Set() } },
        },
    ],
    check({ claim, verdict }, of, { changes }) {
        if (changes === null || !of.success || !changes.changed.has(of.file))
            return rule/* NOTHING */.K$;
        const file = verdict.foundAt ?? (0,model_path/* normalisePath */.qb)(claim.path);
        if (file === null || changes.changed.has(file) || changes.deleted.has(file))
            return rule/* NOTHING */.K$;
        return [
            {
                message: `Artifact is the same as in the base ${(0,model_text/* quote */.hD)(changes.base)}, although the return changed: ${(0,model_text/* quote */.hD)(claim.path, 200)}.`,
                recommendation: `Verify ${of.agent} wrote the artifact in this work and committed it with the return.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-uncommitted.ts


const artifactUncommitted = {
    id: 'artifact-uncommitted',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'uncommitted',
    severity: 'error',
    summary: 'A claimed file is committed',
    rationale: 'The file lies in the workspace and not in the commit. Nobody else receives it, and it is lost with the machine that the agent ran on.',
    remedy: 'Commit the file; where an ignore rule keeps it out, change the rule, or claim a file that is committed.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        {
            document: 'return-gate',
            heading: 'The proof is taken from the judged commit, not from what was left over on disk',
        },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
            workspace: ['specs/7_parse_dates/plans/01_parse-dates.md'],
        },
        {
            families: ['result-envelope'],
            tree: { 'openspec/changes/parse-dates/proposal.md': null },
            workspace: ['openspec/changes/parse-dates/proposal.md'],
        },
    ],
    good: {},
    check({ claim, verdict }, of) {
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact is in the workspace but not committed: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: `Commit the file, and verify ${of.agent} commits the artifacts that it claims.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-unverifiable.ts


const GITMODULES = '[submodule "dates"]\n\tpath = vendor/dates\n\turl = ../dates.git\n';
const artifactUnverifiable = {
    id: 'artifact-unverifiable',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'unverifiable',
    severity: 'error',
    summary: 'A claimed artifact can be checked in the repository, or lies in a submodule that it is known to have',
    rationale: 'What lies in a submodule or in a memory store is not part of the judged tree. It is neither proved nor disproved, and a reader should know that. A commit of another repository can be put anywhere in a tree by anyone: what lies below it is no proof unless `.gitmodules` names the submodule, and it was there before.',
    remedy: 'Claim files of this repository. Where the artifact belongs in a submodule, add that with `.gitmodules`, and before the work that claims it.',
    sources: [
        { document: 'return-gate', heading: 'What the judged tree does not hold is said to be unproved, not called a lie' },
    ],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '' },
        },
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
        },
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
            tree: { 'vendor/dates/': '', '.gitmodules': GITMODULES },
            context: { changes: { base: 'main', changed: new Set(['.gitmodules', 'vendor/dates']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'vendor/dates/proposal.md']],
            tree: { 'vendor/dates/': '' },
        },
        {
            families: ['result-envelope'],
            replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
        },
    ],
    good: {},
    check({ claim, verdict }, of, { changes }) {
        const message = `Artifact cannot be checked in this repository: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`;
        const doubt = doubtOf(verdict, changes);
        if (doubt === null) {
            const recommendation = 'Check it where it lies; nothing needs to be done here.';
            return [{ severity: 'notice', message, recommendation }];
        }
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `${message}${doubt}`,
                recommendation: `Verify ${of.agent} claims files of this repository; a submodule proves nothing before it has been added with .gitmodules.`,
            },
        ];
    },
};
function doubtOf({ submodule }, changes) {
    if (submodule === undefined)
        return null;
    if (!submodule.named)
        return '';
    if (changes === null || !(changes.newSubmodules ?? changes.changed).has(submodule.path))
        return null;
    return ` It is not in the base ${(0,model_text/* quote */.hD)(changes.base)}: it comes with the work that claims it.`;
}

// EXTERNAL MODULE: ./src/model/position.ts
var position = __webpack_require__(9718);
;// CONCATENATED MODULE: ./src/rules/baseline-stale.ts



const baselineStale = {
    id: 'baseline-stale',
    area: 'run',
    scope: 'run',
    after: 'baseline',
    severity: 'warning',
    summary: 'Every entry of the baseline still occurs',
    rationale: 'A baseline lets known findings pass. An entry whose finding was mended would let the same mistake back in unseen, and hides how far the work on the past has come.',
    remedy: 'Write the baseline anew with `return-gate check --update-baseline` and commit it: it only ever keeps what still occurs.',
    sources: [
        { document: 'return-gate', heading: 'A baseline shrinks as findings are mended, and never grows by itself' },
    ],
    bad: {
        baseline: [
            {
                file: 'specs/3_parse_times/.return-meta.json',
                rule: 'artifact-missing',
                fingerprint: '00000000000000000000000000000000',
                count: 1,
            },
        ],
    },
    good: { baseline: [] },
    check({ stale }) {
        if (stale === null)
            return rule/* NOTHING */.K$;
        return stale.entries.map(({ file, rule, fingerprint, count: known, found, line }) => ({
            file: stale.file,
            range: { ...position/* FILE_START */.W, startLine: line, endLine: line },
            value: fingerprint,
            message: found === 0
                ? `The baseline knows ${(0,model_text/* count */.U9)(known, 'finding')} of ${rule} in ${(0,model_text/* quote */.hD)(file, 200)} that no longer ${known === 1 ? 'occurs' : 'occur'}.`
                : `The baseline knows ${(0,model_text/* count */.U9)(known, 'finding')} of ${rule} in ${(0,model_text/* quote */.hD)(file, 200)}, and only ${String(found)} still ${found === 1 ? 'occurs' : 'occur'}.`,
            recommendation: 'Write the baseline anew with return-gate check --update-baseline, and commit it.',
        }));
    },
};

// EXTERNAL MODULE: ./src/model/pointer.ts
var model_pointer = __webpack_require__(5868);
;// CONCATENATED MODULE: ./src/model/artifact.ts



let last;
function artifactsOf({ value }) {
    if (last?.of === value)
        return last.artifacts;
    const artifacts = [];
    const list = (0,json/* listField */.FZ)(value, 'artifacts');
    for (let index = 0; index < list.length; index++) {
        const artifact = list[index];
        if (!(0,json/* isObject */.Gv)(artifact))
            continue;
        const path = (0,json/* stringField */.OM)(artifact, 'path');
        artifacts.push({
            pointer: (0,model_pointer/* join */.fj)('', 'artifacts', index),
            value: artifact,
            type: (0,json/* stringField */.OM)(artifact, 'type'),
            path,
            plainPath: path === undefined ? null : (0,model_path/* normalisePath */.qb)(path),
            summary: (0,json/* stringField */.OM)(artifact, 'summary'),
        });
    }
    last = { of: value, artifacts };
    return artifacts;
}

;// CONCATENATED MODULE: ./src/rules/envelope-change-folder.ts




const envelopeChangeFolder = {
    id: 'envelope-change-folder',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope names the change in whose folder it and its artifacts lie',
    rationale: 'All files of a change lie in `openspec/changes/` below its name. A result with another name is filed under the wrong change, or was copied from there.',
    remedy: 'Write the name of the folder as the change, or move the file. In the archive, the date before the name does not count.',
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
    good: [
        {},
        { file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md' },
        { file: 'docs/return-logs/phases.md' },
    ],
    check(subject) {
        const change = (0,json/* stringField */.OM)(subject.value, 'change');
        if (change === undefined)
            return rule/* NOTHING */.K$;
        const own = folderOf(subject.file);
        const folders = own === null ? artifactFolders(subject) : [own];
        if (folders.length === 0 || folders.some((folder) => isNamed(folder, change)))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/change',
                message: `The change is called ${(0,model_text/* quote */.hD)(change)}, and the folder is ${(0,model_text/* quote */.hD)(folders[0] ?? '')}.`,
                recommendation: 'Write the name of the folder below openspec/changes/ as the change.',
            },
        ];
    },
};
function artifactFolders(subject) {
    return artifactsOf(subject).flatMap(({ plainPath }) => {
        const folder = plainPath === null ? null : folderOf(plainPath);
        return folder === null ? [] : [folder];
    });
}
function folderOf(path) {
    const segments = path.split('/');
    const at = segments.findIndex((segment, n) => segment === 'openspec' && segments[n + 1] === 'changes') + 2;
    const name = segments[at] === 'archive' ? segments[at + 1] : segments[at];
    const last = segments[at] === 'archive' ? at + 1 : at;
    return at < 2 || name === undefined || last >= segments.length - 1 ? null : name;
}
function isNamed(folder, change) {
    return folder === change || folder.replace(/^\d{4}-\d{2}-\d{2}-/, '') === change;
}

;// CONCATENATED MODULE: ./src/rules/envelope-field.ts




const PARTS = [
    { field: 'status', headed: '**Status**:', block: '**Status**:' },
    { field: 'summary', headed: '### Summary', block: '**Summary**:' },
    { field: 'artifacts', headed: '### Artifacts', block: '**Artifacts**:' },
    { field: 'next', headed: '### Next Recommended', block: '**Next**:' },
    { field: 'risks', headed: '### Risks', block: '**Risks**:' },
];
const FORMS = { headed: 'headings such as "### Summary"', block: 'bold labels such as "**Summary**:"' };
function isForm(word) {
    return Object.hasOwn(FORMS, word);
}
const envelopeField = {
    id: 'envelope-field',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'An envelope has every part that the standard names, in its form',
    rationale: 'The orchestrator decides by these parts what happens next, and finds them by their names. A part that is missing leaves it to guess; where there is no risk, that is worth a word, too.',
    remedy: 'Add the part. Where there are no artifacts or risks, write `None.`',
    sources: [
        { document: '004', heading: 'Fields' },
        { document: 'upstream', heading: 'the block of labels' },
    ],
    params: { needsChange: true },
    bad: [
        { replace: [['Ready for the specification (sdd-spec).', '']] },
        { replace: [['None.', '']] },
        { replace: [['**Change**: parse-dates\n', '']], raisedIn: 'some' },
    ],
    good: [{}, { replace: [['**Change**: parse-dates', '**Project**: calendar']] }],
    check(subject, _, { needsChange }) {
        const { value, standard } = subject;
        const problems = [];
        const [expected = 'headed'] = (standard.shape.enums['/form'] ?? []).filter(isForm);
        const form = (0,json/* stringField */.OM)(value, 'form') ?? expected;
        if (isForm(form) && form !== expected) {
            problems.push({
                pointer: '/form',
                message: `The parts of the envelope have ${FORMS[form]}; ${FORMS[expected]} were expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* listOf */.c3)(PARTS.slice(1).map((part) => part[expected]), 'and')}.`,
            });
        }
        if (needsChange === true && !(0,json/* has */.zy)(value, 'change') && !(0,json/* has */.zy)(value, 'project')) {
            problems.push({
                property: 'change',
                message: 'The envelope does not say which change it is about; "**Change**:" was expected, or "**Project**:" for an init.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add "**Change**:" with the name of the change.`,
            });
        }
        for (const part of PARTS) {
            if ((0,json/* has */.zy)(value, part.field))
                continue;
            problems.push({
                property: part.field,
                ...(part.field === 'risks' ? { severity: 'warning' } : {}),
                message: `The envelope has no ${(0,model_text/* quote */.hD)(part[expected])}, or nothing in it.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add ${(0,model_text/* quote */.hD)(part[expected])}${part.field === 'risks' ? ', with "None." where there are none' : ''}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-mode.ts




const EXPECTED = {
    engram: 'an observation such as #obs_12345',
    openspec: 'a path below openspec/',
    none: '"None (ephemeral)" or a description',
};
const KINDS = { engram: 'observation', openspec: 'openspec', none: 'inline' };
const envelopeMode = {
    id: 'envelope-mode',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'The artifacts of an envelope are kept where its mode keeps them',
    rationale: 'In a project all phases keep their artifacts in one place: in Engram, below `openspec/`, or nowhere. The next phase looks there, and finds nothing that was put elsewhere.',
    remedy: 'Keep the artifact where the mode says, or set the mode that the project really has in the configuration.',
    sources: [{ document: '004', heading: 'Fields' }],
    params: { mayMix: false },
    bad: [
        { context: { envelopeMode: 'engram' } },
        {
            replace: [
                [
                    'openspec/changes/parse-dates/proposal.md',
                    'openspec/changes/parse-dates/proposal.md\n- Engram observation: #obs_5c1f',
                ],
            ],
            also: ['artifact-unverifiable'],
            raisedIn: 'some',
        },
    ],
    good: [
        { context: { envelopeMode: 'openspec' } },
        {
            replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
            context: { envelopeMode: 'engram' },
            also: ['artifact-unverifiable'],
        },
    ],
    check(subject, { envelopeMode: configured }, { mayMix }) {
        if (configured === null && mayMix === true)
            return rule/* NOTHING */.K$;
        const artifacts = artifactsOf(subject).map((artifact) => ({ ...artifact, kind: kindOf(artifact) }));
        const mode = configured ?? modeOf(artifacts.map(({ kind }) => kind));
        if (mode === null)
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const { pointer, value, kind } of artifacts) {
            if (kind === 'project' || kind === KINDS[mode])
                continue;
            const text = (0,json/* stringField */.OM)(value, 'text') ?? '';
            problems.push({
                pointer,
                message: `Artifact ${(0,model_text/* quote */.hD)(text)} does not fit the mode ${mode}; ${EXPECTED[mode]} was expected.`,
                recommendation: 'Keep the artifact where the mode says, or configure the mode that the project has.',
                value: text,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function kindOf({ value, path, plainPath }) {
    if ((0,json/* stringField */.OM)(value, 'observation') !== undefined)
        return 'observation';
    if (path === undefined)
        return 'inline';
    return plainPath?.startsWith('openspec/') === true ? 'openspec' : 'project';
}
function modeOf(kinds) {
    const telling = kinds.find((kind) => kind === 'observation' || kind === 'openspec');
    if (telling !== undefined)
        return telling === 'observation' ? 'engram' : 'openspec';
    return kinds.includes('inline') && !kinds.includes('project') ? 'none' : null;
}

// EXTERNAL MODULE: ./src/model/pattern.ts
var pattern = __webpack_require__(9031);
;// CONCATENATED MODULE: ./src/rules/envelope-next-vague.ts




const VAGUE = new Set('a ahead all and as as-is carry continue continuing done forward go going good he it keep later move moving next normally now on onward onwards phase phases planned please proceed process ready soon step steps task tasks tbd the then to todo with work workflow'.split(' '));
const LONGEST = 80;
const WORDS = (0,pattern/* pattern */.T)(String.raw `[\p{L}\p{N}-]+`, 'gu');
const envelopeNextVague = {
    id: 'envelope-next-vague',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: 'An envelope says what exactly comes next',
    rationale: 'The orchestrator takes its next step from here. That it should go on, it knows; which phase is ready, or what blocks it, only the agent can tell.',
    remedy: 'Name the phase that is ready, such as `Ready for specs (sdd-spec)`, or what has to be done before.',
    sources: [
        { document: '004', heading: 'Fields' },
        { document: '004', heading: 'Sub-Agent Responsibilities' },
    ],
    bad: [
        { replace: [['Ready for the specification (sdd-spec).', 'Continue.']] },
        { replace: [['Ready for the specification (sdd-spec).', 'Proceed to the next phase']] },
    ],
    good: { replace: [['Ready for the specification (sdd-spec).', 'Continue with sdd-spec.']] },
    check({ value }) {
        const next = (0,json/* stringField */.OM)(value, 'next');
        if (next === undefined || next.length > LONGEST)
            return rule/* NOTHING */.K$;
        const words = next.toLowerCase().match(WORDS()) ?? [];
        if (words.length === 0 || !words.every((word) => VAGUE.has(word)))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/next',
                message: `${(0,model_text/* quote */.hD)(next)} does not say what comes next.`,
                recommendation: 'Name the phase that is ready, or what must be done before it.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-success-with-critical.ts




const envelopeSuccessWithCritical = {
    id: 'envelope-success-with-critical',
    area: 'envelope',
    scope: 'return',
    severity: 'error',
    summary: 'An envelope with a CRITICAL risk does not claim success',
    rationale: 'After a success the orchestrator goes on to the next phase. What must be resolved before that is then left behind.',
    remedy: 'Resolve the risk, or give the status that says the work is not done; a risk that may wait is no CRITICAL one.',
    sources: [{ document: '004', heading: 'Sub-Agent Responsibilities' }],
    bad: { replace: [['None.', '**CRITICAL**: Dates before 1970 are lost.']] },
    good: { replace: [['None.', '**WARNING**: Dates before 1970 are lost.']] },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'success')
            return rule/* NOTHING */.K$;
        const critical = (0,model_return/* objectsOf */.iZ)(subject, 'risks').find(({ value }) => (0,json/* stringField */.OM)(value, 'severity') === 'CRITICAL');
        if (critical === undefined)
            return rule/* NOTHING */.K$;
        const { standard } = subject;
        const other = standard.statuses[standard.statuses.length - 1] ?? '';
        return [
            {
                pointer: '/status',
                message: `The envelope claims "success" and has a CRITICAL risk: ${(0,model_text/* quote */.hD)((0,json/* stringField */.OM)(critical.value, 'text') ?? '')}.`,
                recommendation: `Resolve the risk, or return the status ${(0,model_text/* quote */.hD)(other)}.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/envelope-summary-sentences.ts



const MIN = 1;
const MAX = 3;
const envelopeSummarySentences = {
    id: 'envelope-summary-sentences',
    area: 'envelope',
    scope: 'return',
    severity: 'warning',
    summary: `The summary of an envelope has ${String(MIN)} to ${String(MAX)} sentences`,
    rationale: 'The orchestrator keeps the summary of every phase in its context. What is longer belongs in an artifact.',
    remedy: 'Say what happened in one to three sentences, and leave the details to the artifacts.',
    sources: [{ document: '004', heading: 'Fields' }],
    bad: { replace: [['It has three phases.', 'It has three phases. The first reads dates. The second reads times.']] },
    good: { replace: [['It has three phases.', 'It has three phases. The first reads dates.']] },
    check(subject) {
        const summary = (0,json/* stringField */.OM)(subject.value, 'summary');
        if (summary === undefined || (0,model_text/* isBlank */.z3)(summary) || (0,model_text/* sentencesWithin */.UW)(summary, MIN, MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,model_text/* sentencesInWords */.Vl)(summary)}; ${String(MIN)} to ${String(MAX)} were expected.`,
                recommendation: `Say what happened in ${String(MIN)} to ${String(MAX)} sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/file-too-large.ts


const DEFAULT_LIMIT = 1024 * 1024;
const fileTooLarge = {
    id: 'file-too-large',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The file is not larger than the size limit',
    rationale: 'A return has a few kilobytes. A far larger file is no return or is meant to stall the gate, so it is not read; and what was not read must not pass.',
    remedy: 'Keep the content in artifacts and only their paths in the return, or raise the limit with --max-file-size.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: { text: ' '.repeat(DEFAULT_LIMIT + 1) },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'too-many-blocks') {
                problems.push({
                    range: position/* FILE_START */.W,
                    message: `The file has more than ${String(problem.limit)} headings, paragraphs, list items and other blocks; it was not read.`,
                    recommendation: 'Split the file, or leave it out of the patterns.',
                    value: 'too-many-blocks',
                });
            }
            if (problem.kind !== 'too-large')
                continue;
            problems.push({
                range: position/* FILE_START */.W,
                message: `The file has ${String(problem.size)} bytes, more than the limit of ${String(problem.limit)}; it was not read.`,
                recommendation: 'Make the file smaller, leave it out of the patterns, or raise --max-file-size.',
                value: 'too-large',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/json-encoding.ts

const ENCODINGS = { 'not-utf-8': 'holds bytes that are not UTF-8', 'utf-16': 'is encoded as UTF-16' };
const jsonEncoding = {
    id: 'json-encoding',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The file is UTF-8 without a byte order mark',
    rationale: 'RFC 8259 asks for UTF-8 and forbids to write a byte order mark. Other encodings turn paths and names into different ones without a word, and many parsers stop at the mark.',
    remedy: 'Save the file as UTF-8 without a byte order mark.',
    fixes: [{ safety: 'safe', does: 'removes a byte order mark' }],
    sources: [{ document: 'return-gate', heading: 'RFC 8259 section 8.1: JSON that systems exchange is UTF-8' }],
    bad: { bytes: [...new TextEncoder().encode('{"summary":"caf'), 0xe9, 0x22, 0x7d] },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'encoding') {
                problems.push({
                    range: problem.range,
                    message: `The file ${ENCODINGS[problem.reason]}; UTF-8 was expected.`,
                    recommendation: 'Save the file as UTF-8.',
                    value: problem.reason,
                });
            }
            else if (problem.kind === 'byte-order-mark') {
                problems.push({
                    range: problem.range,
                    severity: 'warning',
                    message: 'The file starts with a byte order mark; plain UTF-8 was expected.',
                    recommendation: 'Save the file as UTF-8 without a byte order mark.',
                    value: 'byte-order-mark',
                    fix: { safety: 'safe', does: 'remove the byte order mark', edits: [{ kind: 'byte-order-mark' }] },
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/no-returns.ts


const METADATA = 'specs/7_parse_dates/.return-meta.json';
const no_returns_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const BLOCKED = {
    '/status': 'blocked',
    '/artifacts': [],
    '/errors': [
        {
            type: 'execution',
            message: 'The calendar service does not answer',
            recoverable: true,
            recommendation: 'Start the service and plan again',
        },
    ],
};
const noReturns = {
    id: 'no-returns',
    area: 'run',
    scope: 'run',
    severity: 'error',
    summary: 'A run finds at least one file that may hold a return, and an agent branch brings a return',
    rationale: 'A gate that finds nothing has judged nothing. To pass then would let a wrong pattern or a forgotten commit look like proved work. The same holds of a branch on which an agent works and that brings no return of its own, whatever was committed before it: an old return that was moved, copied, or written with other white space says nothing of this work, and one that is in progress does not say how it ended.',
    remedy: 'Commit the returns, correct the patterns, or state by `if-no-returns` that a run without returns is right. On a branch that matches `agent-branches`, commit the return of the work with it, with a final status; where `agent-branches-require` is `success`, with a status of success.',
    sources: [{ document: 'return-gate', heading: 'A required check must not pass because nothing was found' }],
    bad: [
        { file: 'notes/plan.json' },
        {
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set(['src/dates.ts']), deleted: new Set() },
            },
        },
        {
            families: ['return-meta'],
            set: { '/status': 'in_progress' },
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set([METADATA, no_returns_PLAN]), deleted: new Set() },
            },
            also: ['status-in-progress', 'started-at', 'partial-progress-required'],
        },
        {
            families: ['return-meta'],
            set: BLOCKED,
            context: {
                agentBranch: 'agent/7-parse-dates',
                agentBranchRequires: 'success',
                changes: { base: 'main', changed: new Set([METADATA]), deleted: new Set() },
            },
        },
    ],
    good: [
        { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
        {
            families: ['return-meta'],
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set([METADATA, no_returns_PLAN]), deleted: new Set() },
            },
        },
        {
            families: ['return-meta'],
            set: BLOCKED,
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set([METADATA]), deleted: new Set() },
            },
        },
    ],
    check(run, { ifNoReturns, agentBranch, agentBranchRequires, changes }) {
        if (run.files === 0 && ifNoReturns === 'error')
            return [nothingFound(ifNoReturns)];
        const problems = [];
        if (run.files === 0 && ifNoReturns !== 'ignore')
            problems.push(nothingFound(ifNoReturns));
        if (agentBranch !== null)
            problems.push(...judgeBranch(agentBranch, agentBranchRequires, run, changes));
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function judgeBranch(branch, demand, { returns, brought }, changes) {
    const doubt = no_returns_doubtOf(changes, brought);
    if (brought === null || doubt !== null)
        return [undecided(branch, doubt ?? UNREADABLE)];
    if (brought.length === 0) {
        const isTouched = returns.some(({ file }) => changes?.changed.has(file) === true);
        return [isTouched ? nothingNew(branch) : unchanged(branch)];
    }
    if (brought.every(({ outcome }) => outcome === 'open'))
        return [unfinished(branch, brought)];
    if (demand === 'success' && brought.every(({ outcome }) => outcome !== 'success'))
        return [noSuccess(branch, brought)];
    return rule/* NOTHING */.K$;
}
function nothingFound(severity) {
    return {
        severity,
        message: 'No file that may hold a return was found.',
        recommendation: 'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" where none are expected.',
    };
}
const UNREADABLE = 'what the base held could not be read';
function no_returns_doubtOf(changes, brought) {
    if (changes === null)
        return 'there is no base to compare with';
    if (changes.approximate === true)
        return `history is too shallow to tell where it left ${(0,model_text/* quote */.hD)(changes.base)}`;
    return brought === null ? UNREADABLE : null;
}
function undecided(branch, doubt) {
    return {
        value: branch,
        message: `Whether the agent branch ${(0,model_text/* quote */.hD)(branch, 200)} changed a return is not known: ${doubt}.`,
        recommendation: 'Let the checkout fetch all of the history (fetch-depth: 0), or name the base by the input base.',
    };
}
const COMMIT = 'Commit the return of the work with it, or take the branch out of agent-branches.';
function unchanged(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} changed no return.`,
        recommendation: COMMIT,
    };
}
function nothingNew(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} changed no return: those that it touched say what others said before, in another place or form, or tell of several tasks.`,
        recommendation: COMMIT,
    };
}
function unfinished(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} brings no return with a final status: ${statusesOf(brought)}.`,
        recommendation: 'Let the agent finish, or set the status that the work reached, such as "partial" or "blocked".',
    };
}
function noSuccess(branch, brought) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text/* quote */.hD)(branch, 200)} brings no return that says success, which agent-branches-require demands: ${statusesOf(brought)}.`,
        recommendation: 'Finish the work on the branch before it is merged, or set agent-branches-require to "final".',
    };
}
const MOST_SHOWN = 3;
function statusesOf(brought) {
    const shown = brought
        .slice(0, MOST_SHOWN)
        .map(({ file, status }) => `${status === null ? 'none' : (0,model_text/* quote */.hD)(status)} in ${(0,model_text/* quote */.hD)(file, 200)}`);
    const more = brought.length - shown.length;
    return more === 0 ? (0,model_text/* listOf */.c3)(shown, 'and') : `${shown.join(', ')} and ${String(more)} more`;
}

;// CONCATENATED MODULE: ./src/rules/phantom-work.ts





const phantomWork = {
    id: 'phantom-work',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    ofTruth: true,
    summary: 'A return that claims success lists at least one artifact',
    rationale: 'Success without a file is phantom work: the caller marks the task as done, and there is nothing that anyone could use or check.',
    remedy: 'List the files that were made; where none were, say so by a status that is no success.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/artifacts': [] } },
        { families: ['result-envelope'], replace: [['openspec/changes/parse-dates/proposal.md', 'None.']] },
    ],
    good: [
        {
            families: ['return-meta', 'subagent-return'],
            set: {
                '/status': 'blocked',
                '/artifacts': [],
                '/errors': [
                    {
                        type: 'execution',
                        message: 'The calendar service does not answer',
                        recoverable: true,
                        recommendation: 'Start the service and plan again',
                    },
                ],
            },
        },
        { families: ['result-envelope'], replace: [['openspec/changes/parse-dates/proposal.md', 'None (ephemeral)']] },
    ],
    check(subject) {
        const artifacts = (0,json/* field */.ZZ)(subject.value, 'artifacts');
        if (!(0,json/* isArray */.cy)(artifacts) || artifacts.length > 0 || !(0,model_return/* isSuccess */.oJ)(subject))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'artifacts'),
                message: `Agent returned status ${(0,model_text/* quote */.hD)((0,model_return/* statusOf */.c2)(subject) ?? '')} but lists no artifacts: phantom work.`,
                recommendation: `Verify ${(0,model_return/* agentName */.Lp)(subject)} creates artifacts and lists them before it claims success.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/standard-mismatch.ts

const HEADED = `## Proposal Created

**Change**: parse-dates
**Status**: success

### Summary
The proposal says how dates are parsed. It has three phases.

### Artifacts
- openspec/changes/parse-dates/proposal.md

### Next Recommended
Ready for the specification (sdd-spec).

### Risks
None.
`;
const BLOCK = `**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
`;
const standardMismatch = {
    id: 'standard-mismatch',
    area: 'document',
    scope: 'return',
    severity: 'notice',
    summary: 'A return has the shape of the version it is judged by',
    rationale: 'When a return breaks the chosen version but fits another one of its family, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
    remedy: 'Choose the version that fits, or bring the agent to the chosen one.',
    sources: [{ document: 'return-gate', heading: 'the version is chosen by the user and never inferred silently' }],
    bad: [
        {
            families: ['return-meta'],
            set: { '/artifacts/0/type': 'handoff' },
            also: ['artifact-type', 'artifact-type-path'],
            raisedIn: 'some',
        },
        {
            families: ['return-meta'],
            set: { '/memory_candidates': 'none' },
            also: ['memory-candidate'],
            raisedIn: 'some',
        },
        {
            families: ['subagent-return'],
            set: {
                '/status': 'planned',
                '/metadata/delegation_depth': 1,
                '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
            },
            also: ['status-value'],
            raisedIn: 'some',
        },
        {
            families: ['subagent-return'],
            set: { '/status': 'completed' },
            also: ['status-completed'],
            raisedIn: 'some',
        },
        { families: ['result-envelope'], text: BLOCK, also: ['envelope-heading', 'envelope-field'], raisedIn: 'some' },
        { families: ['result-envelope'], text: HEADED, also: ['envelope-field'], raisedIn: 'some' },
    ],
    good: {},
    check(subject) {
        const { satisfies, standard } = subject;
        if (satisfies === null || !subject.shapeErrors.some(({ advisory }) => !advisory))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The return does not have the shape of ${standard.id}, by which it is judged, but that of ${satisfies}.`,
                recommendation: `Choose the standard ${satisfies} if that is what the agent follows; else have it follow ${standard.id}.`,
                value: satisfies,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/model/suggest.ts


function agentKind(agent) {
    if (agent === null)
        return 'other';
    if (/research|explor|analy/i.test(agent))
        return 'research';
    return /plan|design|architect/i.test(agent) ? 'plan' : 'other';
}
function suggest(subject, word, list, confusions) {
    const known = confusions.get(word.trim().toLowerCase());
    if (known !== undefined) {
        const instead = typeof known.instead === 'string' ? known.instead : known.instead[agentKind((0,model_return/* agentOf */.jk)(subject))];
        return { instead, known: true, because: known.because };
    }
    const instead = (0,model_text/* nearest */.pA)(word.trim(), list);
    return { instead, known: instead?.toLowerCase() === word.trim().toLowerCase(), because: undefined };
}
function suggestStatus(subject, status) {
    return suggest(subject, status, subject.standard.statuses, subject.standard.confusions.status);
}
function statusFix(instead) {
    const edits = [{ kind: 'set', pointer: '/status', value: instead }];
    return { safety: 'unsafe', does: `write the status ${(0,model_text/* quote */.hD)(instead)}`, edits };
}
function suggestArtifactType(subject, type) {
    return suggest(subject, type, subject.standard.artifactTypes, subject.standard.confusions.artifactType);
}

;// CONCATENATED MODULE: ./src/rules/status-value.ts





const statusValue = {
    id: 'status-value',
    area: 'status',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The status is one of the values that the standard lists',
    rationale: 'Callers branch on the status. A value outside the list, or one in another letter case, takes none of their branches, and the work is lost or done twice.',
    remedy: 'Write one of the listed values, in exactly that letter case.',
    fixes: [{ safety: 'unsafe', does: 'writes the listed status that was probably meant' }],
    sources: [
        { document: '000', heading: 'status (required)' },
        { document: '001', heading: 'status (required)' },
        { document: '002', heading: 'Step 3: Validate Status Field' },
        { document: '003', heading: 'status (required)' },
        { document: '004', heading: 'Fields' },
    ],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/status': 'finished' } },
        { families: ['result-envelope'], replace: [['**Status**: success', '**Status**: finished']] },
    ],
    good: {},
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || subject.standard.statuses.includes(status))
            return rule/* NOTHING */.K$;
        const { instead, because } = suggestStatus(subject, status);
        const reason = because === undefined ? '' : ` ${because}`;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'status'),
                message: `Status ${(0,model_text/* quote */.hD)(status)} is not one of ${(0,model_text/* listOf */.c3)(subject.standard.statuses)}.${reason}`,
                recommendation: instead === undefined
                    ? `${(0,model_return/* fixFormat */.F7)(subject)}: use a listed status.`
                    : `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(instead)}.`,
                ...(instead === undefined ? {} : { fix: statusFix(instead) }),
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/claim.ts
var claim = __webpack_require__(2897);
;// CONCATENATED MODULE: ./src/rules/too-many-claims.ts


const too_many_claims_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const too_many_claims_PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const tooManyClaims = {
    id: 'too-many-claims',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    summary: 'A return claims at most 10,000 files',
    rationale: 'No agent makes so many files in one task. A return that says so is meant to stall the gate, so only the first are looked up; and what was not looked up must not pass.',
    remedy: 'List the files that people should look at, or split the work into several returns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: [
        {
            families: ['return-meta', 'subagent-return'],
            set: { '/artifacts': Array(claim/* MOST_CLAIMS */.W + 1).fill(too_many_claims_PLAN) },
            also: ['artifact-object'],
        },
        {
            families: ['result-envelope'],
            replace: [
                [
                    too_many_claims_PROPOSAL,
                    Array(claim/* MOST_CLAIMS */.W + 1)
                        .fill(too_many_claims_PROPOSAL)
                        .join(', '),
                ],
            ],
        },
    ],
    good: {},
    check({ claims }) {
        if (claims <= claim/* MOST_CLAIMS */.W)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The return makes ${String(claims)} claims, ${String(claims - claim/* MOST_CLAIMS */.W)} more than the ${String(claim/* MOST_CLAIMS */.W)} that are looked up.`,
                recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
                value: 'too-many-claims',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/too-many-returns.ts

const MANY = 1_001;
const tooManyReturns = {
    id: 'too-many-returns',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A file holds at most 1,000 returns',
    rationale: 'No log of a real project has so many. A file that has is no log or is meant to stall the gate, so only the first are judged; and what was not judged must not pass.',
    remedy: 'Split the log into several files, or leave it out of the patterns.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    bad: { repeat: MANY, also: ['session-id-reused'] },
    good: {},
    check(document) {
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-returns')
                continue;
            const { found, limit } = problem;
            return [
                {
                    message: `The file holds ${String(found)} returns, ${String(found - limit)} more than the ${String(limit)} that are judged.`,
                    recommendation: 'Split the file, so that each of its returns is judged, or leave it out of the patterns.',
                    value: 'too-many-returns',
                },
            ];
        }
        return rule/* NOTHING */.K$;
    },
};

// EXTERNAL MODULE: ./src/model/limits.ts
var limits = __webpack_require__(5925);
;// CONCATENATED MODULE: ./src/rules/too-many-elements.ts



const too_many_elements_MANY = Array.from({ length: limits/* MOST_ELEMENTS */.q + 1 });
const tooManyElements = {
    id: 'too-many-elements',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: `The lists of a file have no more than ${String(limits/* MOST_ELEMENTS */.q)} elements in all`,
    rationale: 'An agent hands over a handful of files and errors. A file of far more is a mistake or is meant to stall the gate, so it is not judged; and what was not judged must not pass.',
    remedy: 'List what the work is about, keep long lists in an artifact, and divide a log that has grown so large.',
    sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so judging is bounded' }],
    bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/visited': too_many_elements_MANY.map((_, n) => n) } },
        {
            families: ['result-envelope'],
            replace: [['None.', too_many_elements_MANY.map(() => '- **WARNING**: Slow.').join('\n')]],
        },
    ],
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-elements')
                continue;
            problems.push({
                range: position/* FILE_START */.W,
                message: `The lists of the file have ${String(problem.count)} elements, more than the limit of ${String(problem.limit)}; its returns were not judged.`,
                recommendation: 'Shorten the lists, keep them in an artifact, or divide the file.',
                value: problem.kind,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/unclaimed-change.ts



const UNCLAIMED_BY_DESIGN = ['specs/TODO.md', 'specs/state.json'];
const unclaimed_change_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const unclaimed_change_METADATA = 'specs/7_parse_dates/.return-meta.json';
const LOG = 'returns/7_plan.return.json';
const unclaimed_change_PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const unclaimed_change_ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const unclaimed_change_tree = { 'src/dates.ts': 'export {};\n' };
const unclaimedChange = {
    id: 'unclaimed-change',
    area: 'run',
    scope: 'run',
    severity: 'notice',
    summary: 'Every file that changed with a return is claimed by one',
    rationale: 'A return is the account of what an agent did. A change beside it that no return mentions is work that nobody accounts for.',
    remedy: 'List the file as an artifact of the return that made it, commit it apart, or except its path in the configuration.',
    sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
    bad: [
        {
            families: ['return-meta'],
            tree: unclaimed_change_tree,
            context: { changes: { base: 'main', changed: new Set([unclaimed_change_METADATA, unclaimed_change_PLAN, 'src/dates.ts']), deleted: new Set() } },
        },
        {
            families: ['subagent-return'],
            tree: unclaimed_change_tree,
            context: { changes: { base: 'main', changed: new Set([LOG, unclaimed_change_PLAN, 'src/dates.ts']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            tree: unclaimed_change_tree,
            context: {
                changes: { base: 'main', changed: new Set([unclaimed_change_ENVELOPE, unclaimed_change_PROPOSAL, 'src/dates.ts']), deleted: new Set() },
            },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_change_METADATA, unclaimed_change_PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set([LOG, unclaimed_change_PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['result-envelope'],
            context: { changes: { base: 'main', changed: new Set([unclaimed_change_ENVELOPE, unclaimed_change_PROPOSAL]), deleted: new Set() } },
        },
    ],
    check(run, { changes, mayBeUnclaimed }) {
        if (changes === null)
            return rule/* NOTHING */.K$;
        const accounted = new Set(UNCLAIMED_BY_DESIGN);
        let compared = false;
        for (const { file, claims } of run.returns) {
            accounted.add(file);
            if (!changes.changed.has(file))
                continue;
            compared = true;
            for (const { claim, verdict } of claims) {
                const path = (0,model_path/* normalisePath */.qb)(claim.path);
                if (path !== null)
                    accounted.add(path);
                if (verdict.foundAt !== null)
                    accounted.add(verdict.foundAt);
            }
        }
        if (!compared)
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const file of changes.changed) {
            if (accounted.has(file) || mayBeUnclaimed?.(file) === true)
                continue;
            problems.push({
                file,
                message: `${(0,model_text/* quote */.hD)(file, 200)} changed, and no changed return claims it.`,
                recommendation: 'List it as an artifact of the return that made it, or except its path in the configuration.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/standards/families/result-envelope.ts






























const envelopeClaims = [
    { pattern: '/artifacts/*/path' },
    { pattern: '/artifacts/*/observation', kind: 'observation' },
];
const resultEnvelopeRules = [
    use(jsonEncoding),
    use(fileTooLarge),
    use(tooManyElements),
    use(tooManyReturns),
    use(standardMismatch),
    use(statusValue),
    use(phantomWork),
    use(tooManyClaims),
    use(artifactPathRelative),
    use(artifactMissing),
    use(artifactEmpty),
    use(artifactBlank),
    use(artifactSelf),
    use(artifactRelocated),
    use(artifactRemoved),
    use(artifactUncommitted),
    use(artifactDirectory),
    use(artifactCase),
    use(artifactUnverifiable),
    use(artifactUnchanged),
    use(envelopeField),
    use(envelopeSummarySentences),
    use(envelopeNextVague),
    use(envelopeSuccessWithCritical),
    use(envelopeMode),
    use(envelopeChangeFolder),
    use(noReturns),
    use(baselineStale),
    use(unclaimedChange),
];

;// CONCATENATED MODULE: ./src/standards/families/samples.ts
const samples_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const TREE = { [samples_PLAN]: '# Parse dates\n\nThree phases.\n' };
const artifact = { type: 'plan', path: samples_PLAN, summary: 'Plan in three phases for parsing dates' };
const metadataSample = {
    file: 'specs/7_parse_dates/.return-meta.json',
    value: {
        status: 'planned',
        artifacts: [artifact],
        next_steps: 'Run /implement 7 to execute the plan',
        metadata: {
            session_id: 'sess_1736700000_abc123',
            agent_type: 'planner-agent',
            duration_seconds: 300,
            delegation_depth: 1,
            delegation_path: ['orchestrator', 'plan', 'planner-agent'],
        },
    },
    tree: TREE,
};
function consoleSample(status, metadata) {
    return {
        file: 'returns/7_plan.return.json',
        value: {
            status,
            summary: 'Planned how dates are parsed. The plan has three phases.',
            artifacts: [artifact],
            metadata,
            next_steps: 'Run /implement 7 to execute the plan',
        },
        tree: TREE,
    };
}
const delegatedMetadata = {
    session_id: 'sess_1735460684_a1b2c3',
    duration_seconds: 245,
    agent_type: 'planner',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'plan', 'planner'],
};
function envelopeSample(text) {
    return {
        file: 'openspec/changes/parse-dates/proposal.return.md',
        text,
        tree: { 'openspec/changes/parse-dates/proposal.md': '# Parse dates\n\nWhy and how.\n' },
    };
}

;// CONCATENATED MODULE: ./src/standards/families/words.ts
const SUCCESS_BY_KIND = { research: 'researched', plan: 'planned', other: 'implemented' };
const contextual = [
    ['completed', { instead: SUCCESS_BY_KIND, because: 'It stops the calling tool; success is said by what was done.' }],
    ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map((word) => [word, { instead: SUCCESS_BY_KIND, because: 'Success is said by what was done.' }]),
    ...['research_complete', 'research_completed', 'research-complete'].map((word) => [word, { instead: 'researched', because: 'A finished research is one word.' }]),
    ...['plan_complete', 'plan_completed', 'planning_complete', 'plan-complete'].map((word) => [word, { instead: 'planned', because: 'A finished plan is one word.' }]),
    ...['implementation_complete', 'implementation_completed', 'implement_complete'].map((word) => [word, { instead: 'implemented', because: 'A finished implementation is one word.' }]),
];
const stopped = [
    ['error', { instead: 'failed' }],
    ['failure', { instead: 'failed' }],
    ['incomplete', { instead: 'partial' }],
    ['timeout', { instead: 'partial', because: 'A time limit is told in errors.' }],
    ['waiting', { instead: 'blocked' }],
];
const begun = [
    ['in-progress', { instead: 'in_progress' }],
    ['started', { instead: 'in_progress' }],
    ['running', { instead: 'in_progress' }],
];
const plainSuccess = [
    ...['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'].map((word) => [word, { instead: 'completed' }]),
    ...['researched', 'planned', 'implemented', 'research_complete', 'plan_complete'].map((word) => [word, { instead: 'completed', because: 'That word belongs to a metadata file.' }]),
];
const metadataStatusWords = new Map([...contextual, ...stopped, ...begun]);
const contextualStatusWords = new Map([...contextual, ...stopped]);
const plainStatusWords = new Map([...plainSuccess, ...stopped]);
const TYPE_SYNONYMS = [
    ['research', ['report', 'research']],
    ['report', ['report', 'research']],
    ['analysis', ['report', 'research']],
    ['research_report', ['report', 'research']],
    ['research-report', ['report', 'research']],
    ['audit', ['report', 'research']],
    ['design', ['plan']],
    ['implementation_plan', ['plan']],
    ['implementation-plan', ['plan']],
    ['code', ['implementation']],
    ['source', ['implementation']],
    ['config', ['implementation']],
    ['configuration', ['implementation']],
    ['script', ['implementation']],
    ['file', ['implementation']],
    ['test', ['test', 'implementation']],
    ['tests', ['test', 'implementation']],
    ['doc', ['documentation', 'implementation']],
    ['docs', ['documentation', 'implementation']],
    ['documentation', ['documentation', 'implementation']],
    ['implementation_summary', ['summary']],
    ['implementation-summary', ['summary']],
    ['handoff', ['handoff', 'summary']],
];
function artifactTypeWords(types) {
    const words = new Map();
    for (const [word, meant] of TYPE_SYNONYMS) {
        const instead = meant.find((type) => types.includes(type));
        if (instead !== undefined && !types.includes(word))
            words.set(word, { instead });
    }
    return words;
}
function envelopeStatusWords(instead) {
    const { some, none } = instead;
    const words = [
        [
            'success',
            ['complete', 'completed', 'done', 'ok', 'okay', 'pass', 'passed', 'succeeded', 'successful', 'finished'],
        ],
        [
            some,
            [
                'warn',
                'warning',
                'warnings',
                'partial',
                'incomplete',
                'in_progress',
                'success_with_warnings',
                'success with warnings',
            ],
        ],
        [none, ['fail', 'failed', 'failure', 'error', 'errored', 'blocked', 'aborted', 'cancelled']],
    ];
    return new Map(words.flatMap(([right, wrong]) => wrong.filter((word) => word !== right).map((word) => [word, { instead: right }])));
}

;// CONCATENATED MODULE: ./src/standards/shape-errors.ts
const NONE = [];
function shapeOf(validator) {
    return (value) => (validator(value) ? NONE : (validator.errors ?? []).filter(speaks).map(toShapeError));
}
function speaks(error) {
    return error.keyword !== 'if';
}
function toShapeError(error) {
    const { missingProperty, type } = error.params;
    const detail = error.keyword === 'required' ? missingProperty : error.keyword === 'type' ? type : '';
    return {
        keyword: error.keyword,
        pointer: error.instancePath,
        detail: Array.isArray(detail) ? detail.join(' or ') : typeof detail === 'string' ? detail : '',
        conditional: /\/(?:then|else|anyOf|not)\//.test(`${error.schemaPath}/`),
        advisory: error.schemaPath.includes('/$defs/advisory'),
    };
}

;// CONCATENATED MODULE: ./src/standards/result-envelope@1/shape.ts
const shape = {
    "fields": {
        "": [
            "form",
            "heading",
            "change",
            "project",
            "status",
            "summary",
            "artifacts",
            "next",
            "risks",
            "order"
        ],
        "/artifacts/*": [
            "path",
            "observation",
            "text"
        ],
        "/risks/*": [
            "severity",
            "text"
        ]
    },
    "enums": {
        "/form": [
            "headed"
        ],
        "/status": [
            "success",
            "warning",
            "failure"
        ],
        "/risks/*/severity": [
            "CRITICAL",
            "WARNING",
            "SUGGESTION"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/result-envelope@1/validate.js
// Generated by `npm run generate` from schemas/result-envelope@1.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:result-envelope@1","type":"object","required":["form","heading","status","summary","artifacts","next"],"properties":{"form":{"type":"string","enum":["headed"]},"heading":{"type":"string"},"change":{"type":"string"},"project":{"type":"string"},"status":{"type":"string","enum":["success","warning","failure"]},"summary":{"type":"string"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"next":{"type":"string"},"risks":{"type":"array","items":{"$ref":"#/$defs/risk"}},"order":{"type":"array","items":{"type":"string"}}},"anyOf":[{"required":["change"]},{"required":["project"]}],"allOf":[{"$ref":"#/$defs/advisoryRisks"}],"if":{"required":["status"],"properties":{"status":{"enum":["success","warning"]}}},"then":{"properties":{"artifacts":{"minItems":1}}},"$defs":{"artifact":{"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"text":{"type":"string"}}},"risk":{"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}},"advisoryRisks":{"required":["risks"]}}};
const schema32 = {"required":["risks"]};
const schema33 = {"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"text":{"type":"string"}}};
const schema34 = {"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:result-envelope@1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.change === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "change"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "project"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.risks === undefined){
const err3 = {instancePath,schemaPath:"#/$defs/advisoryRisks/required",keyword:"required",params:{missingProperty: "risks"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!((data0 === "success") || (data0 === "warning"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/artifacts",schemaPath:"#/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
if(valid3){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid3){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.heading === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.status === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.summary === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.artifacts === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.next === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.form = true;
props0.heading = true;
props0.change = true;
props0.project = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.next = true;
props0.risks = true;
props0.order = true;
}
if(data.form !== undefined){
let data2 = data.form;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(data2 === "headed")){
const err15 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema31.properties.form.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.heading !== undefined){
if(typeof data.heading !== "string"){
const err16 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.change !== undefined){
if(typeof data.change !== "string"){
const err17 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.project !== undefined){
if(typeof data.project !== "string"){
const err18 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data6 === "success") || (data6 === "warning")) || (data6 === "failure"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err21 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data8 = data.artifacts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.text === undefined){
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.path !== undefined){
if(typeof data9.path !== "string"){
const err23 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.observation !== undefined){
if(typeof data9.observation !== "string"){
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/observation",schemaPath:"#/$defs/artifact/properties/observation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.text !== undefined){
if(typeof data9.text !== "string"){
const err25 = {instancePath:instancePath+"/artifacts/" + i0+"/text",schemaPath:"#/$defs/artifact/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.next !== undefined){
if(typeof data.next !== "string"){
const err28 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.risks !== undefined){
let data14 = data.risks;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.text === undefined){
const err29 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data15.severity !== undefined){
let data16 = data15.severity;
if(typeof data16 !== "string"){
const err30 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data16 === "CRITICAL") || (data16 === "WARNING")) || (data16 === "SUGGESTION"))){
const err31 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/enum",keyword:"enum",params:{allowedValues: schema34.properties.severity.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.text !== undefined){
if(typeof data15.text !== "string"){
const err32 = {instancePath:instancePath+"/risks/" + i1+"/text",schemaPath:"#/$defs/risk/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.order !== undefined){
let data18 = data.order;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(typeof data18[i2] !== "string"){
const err35 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/result-envelope@1/index.ts












const standard = {
    id: 'result-envelope@1',
    family: 'result-envelope',
    version: '1',
    title: 'Result envelope with headed sections 1',
    isDefault: true,
    source: '004',
    statuses: shape.enums['/status'],
    success: ['success', 'warning'],
    artifactTypes: [],
    shape: shape,
    confusions: { status: envelopeStatusWords({ some: 'warning', none: 'failure' }), artifactType: new Map() },
    claimFields: envelopeClaims,
    rules: ruleList(resultEnvelopeRules, [
        use(envelopeHeading),
        use(envelopeRiskSeverity),
        use(envelopeCriticalWithWarning),
        use(envelopeFailureWithoutRisk),
        use(envelopeSectionOrder),
    ]),
    sample: envelopeSample(`## Proposal Created

**Change**: parse-dates
**Status**: success

### Summary
The proposal says how dates are parsed. It has three phases.

### Artifacts
- openspec/changes/parse-dates/proposal.md

### Next Recommended
Ready for the specification (sdd-spec).

### Risks
None.
`),
    validate: shapeOf(validate),
};

;// CONCATENATED MODULE: ./src/standards/result-envelope@4/shape.ts
const shape_shape = {
    "fields": {
        "": [
            "form",
            "heading",
            "change",
            "project",
            "status",
            "summary",
            "artifacts",
            "next",
            "risks",
            "skill_resolution",
            "order"
        ],
        "/artifacts/*": [
            "path",
            "observation",
            "text"
        ],
        "/risks/*": [
            "severity",
            "text"
        ]
    },
    "enums": {
        "/form": [
            "block"
        ],
        "/status": [
            "success",
            "partial",
            "blocked"
        ],
        "/risks/*/severity": [
            "CRITICAL",
            "WARNING",
            "SUGGESTION"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/result-envelope@4/validate.js
// Generated by `npm run generate` from schemas/result-envelope@4.schema.json: do not edit.
const validate_validate = validate_validate20;

const validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:result-envelope@4","type":"object","required":["form","status","summary","artifacts","next"],"properties":{"form":{"type":"string","enum":["block"]},"heading":{"type":"string"},"change":{"type":"string"},"project":{"type":"string"},"status":{"type":"string","enum":["success","partial","blocked"]},"summary":{"type":"string"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"next":{"type":"string"},"risks":{"type":"array","items":{"$ref":"#/$defs/risk"}},"skill_resolution":{"type":"string"},"order":{"type":"array","items":{"type":"string"}}},"allOf":[{"$ref":"#/$defs/advisoryRisks"}],"if":{"required":["status"],"properties":{"status":{"enum":["success"]}}},"then":{"properties":{"artifacts":{"minItems":1}}},"$defs":{"artifact":{"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"text":{"type":"string"}}},"risk":{"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}},"advisoryRisks":{"required":["risks"]}}};
const validate_schema32 = {"required":["risks"]};
const validate_schema33 = {"type":"object","required":["text"],"properties":{"path":{"type":"string"},"observation":{"type":"string"},"text":{"type":"string"}}};
const validate_schema34 = {"type":"object","required":["text"],"properties":{"severity":{"type":"string","enum":["CRITICAL","WARNING","SUGGESTION"]},"text":{"type":"string"}}};

function validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:result-envelope@4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.risks === undefined){
const err0 = {instancePath,schemaPath:"#/$defs/advisoryRisks/required",keyword:"required",params:{missingProperty: "risks"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
const _errs3 = errors;
let valid2 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.status !== undefined){
if(!(data.status === "success")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/artifacts",schemaPath:"#/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid2){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.summary === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.artifacts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.next === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.form = true;
props0.heading = true;
props0.change = true;
props0.project = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.next = true;
props0.risks = true;
props0.skill_resolution = true;
props0.order = true;
}
if(data.form !== undefined){
let data2 = data.form;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(data2 === "block")){
const err11 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: validate_schema31.properties.form.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.heading !== undefined){
if(typeof data.heading !== "string"){
const err12 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.change !== undefined){
if(typeof data.change !== "string"){
const err13 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.project !== undefined){
if(typeof data.project !== "string"){
const err14 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data6 === "success") || (data6 === "partial")) || (data6 === "blocked"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err17 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data8 = data.artifacts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.text === undefined){
const err18 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.path !== undefined){
if(typeof data9.path !== "string"){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.observation !== undefined){
if(typeof data9.observation !== "string"){
const err20 = {instancePath:instancePath+"/artifacts/" + i0+"/observation",schemaPath:"#/$defs/artifact/properties/observation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.text !== undefined){
if(typeof data9.text !== "string"){
const err21 = {instancePath:instancePath+"/artifacts/" + i0+"/text",schemaPath:"#/$defs/artifact/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.next !== undefined){
if(typeof data.next !== "string"){
const err24 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.risks !== undefined){
let data14 = data.risks;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.text === undefined){
const err25 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data15.severity !== undefined){
let data16 = data15.severity;
if(typeof data16 !== "string"){
const err26 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data16 === "CRITICAL") || (data16 === "WARNING")) || (data16 === "SUGGESTION"))){
const err27 = {instancePath:instancePath+"/risks/" + i1+"/severity",schemaPath:"#/$defs/risk/properties/severity/enum",keyword:"enum",params:{allowedValues: validate_schema34.properties.severity.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15.text !== undefined){
if(typeof data15.text !== "string"){
const err28 = {instancePath:instancePath+"/risks/" + i1+"/text",schemaPath:"#/$defs/risk/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/risks/" + i1,schemaPath:"#/$defs/risk/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.skill_resolution !== undefined){
if(typeof data.skill_resolution !== "string"){
const err31 = {instancePath:instancePath+"/skill_resolution",schemaPath:"#/properties/skill_resolution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.order !== undefined){
let data19 = data.order;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(typeof data19[i2] !== "string"){
const err32 = {instancePath:instancePath+"/order/" + i2,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/result-envelope@4/index.ts









const result_envelope_4_standard = {
    id: 'result-envelope@4',
    family: 'result-envelope',
    version: '4',
    title: 'Result envelope as a block of labels 4',
    isDefault: false,
    source: 'upstream, March 2026',
    statuses: shape_shape.enums['/status'],
    success: ['success'],
    artifactTypes: [],
    shape: shape_shape,
    confusions: { status: envelopeStatusWords({ some: 'partial', none: 'blocked' }), artifactType: new Map() },
    claimFields: envelopeClaims,
    rules: ruleList(resultEnvelopeRules, [
        use(envelopeField, { params: { needsChange: false } }),
        use(envelopeMode, { params: { mayMix: true } }),
    ]),
    sample: envelopeSample(`**Change**: parse-dates
**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
**Skill Resolution**: injected
`),
    validate: shapeOf(validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/claudemd-none.ts






const BELOW = /^(?:\.\/+)*\.(?:claude|opencode)\/./;
const implemented = (path) => ({
    set: {
        '/status': 'implemented',
        '/task_type': 'meta',
        '/artifacts': [{ type: 'implementation', path, summary: 'Tells agents how dates are written' }],
        '/completion_data': {
            completion_summary: 'Agents are told how dates are written.',
            claudemd_suggestions: 'none',
        },
    },
    tree: { [path]: 'Write dates as ISO 8601.\n' },
});
const claudemdNone = {
    id: 'claudemd-none',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'A return that changed the agent system does not suggest "none"',
    rationale: 'The word "none" says that no file of the agent system was changed. An artifact in its folder says the opposite, and the instructions miss the change.',
    remedy: 'Describe the change in claudemd_suggestions.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: implemented('.claude/rules/dates.md'),
    good: implemented('docs/dates.md'),
    check(subject) {
        const suggestions = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'claudemd_suggestions');
        if (suggestions === undefined || !saysNone(suggestions))
            return rule/* NOTHING */.K$;
        for (const { path } of artifactsOf(subject)) {
            if (path === undefined || !BELOW.test(path))
                continue;
            return [
                {
                    pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'claudemd_suggestions'),
                    message: `Field completion_data.claudemd_suggestions is ${(0,model_text/* quote */.hD)(suggestions)}, but artifact ${(0,model_text/* quote */.hD)(path, 200)} belongs to the agent system.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: describe the change in claudemd_suggestions.`,
                },
            ];
        }
        return rule/* NOTHING */.K$;
    },
};
function saysNone(text) {
    return text.length < 16 && /^\s*none\s*\.?\s*$/i.test(text);
}

;// CONCATENATED MODULE: ./src/model/meta-task.ts


const META = 'meta';
function isMetaTask(subject) {
    return (saysMeta(subject.value) || saysMeta((0,model_return/* metadataOf */.Nk)(subject)) || ((0,model_return/* agentOf */.jk)(subject)?.startsWith(`${META}-`) ?? false));
}
function saysMeta(value) {
    return (0,json/* field */.ZZ)(value, 'task_type') === META || (0,json/* field */.ZZ)(value, 'language') === META;
}

;// CONCATENATED MODULE: ./src/rules/claudemd-required.ts





const SUMMARY = 'The planner now knows the form of dates.';
const claudemdRequired = {
    id: 'claudemd-required',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field'],
    severity: 'error',
    structural: true,
    summary: 'An implemented meta task says what it changed in the agent system',
    rationale: 'The instructions that all agents read are kept up to date from these suggestions. A meta task that leaves them out may have changed agents that the instructions still describe as they were.',
    remedy: 'Add completion_data.claudemd_suggestions with what was changed, or "none".',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: {
        set: { '/status': 'implemented', '/task_type': 'meta', '/completion_data': { completion_summary: SUMMARY } },
        also: ['standard-mismatch'],
    },
    good: {
        set: {
            '/status': 'implemented',
            '/task_type': 'meta',
            '/completion_data': { completion_summary: SUMMARY, claudemd_suggestions: 'none' },
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented' || !isMetaTask(subject))
            return rule/* NOTHING */.K$;
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        if (data !== undefined && (!(0,json/* isObject */.Gv)(data) || (0,json/* has */.zy)(data, 'claudemd_suggestions')))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(data === undefined
                    ? { pointer: '', property: 'completion_data' }
                    : { pointer: (0,model_pointer/* join */.fj)('', 'completion_data'), property: 'claudemd_suggestions' }),
                message: 'An implemented meta task has no completion_data.claudemd_suggestions; what it changed, or "none", was expected.',
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add completion_data.claudemd_suggestions.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/agent-type-empty.ts





const agentTypeEmpty = {
    id: 'agent-type-empty',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "The agent's name is not blank",
    rationale: 'Callers route and debug by the name of the agent. A blank one leaves nobody to ask.',
    remedy: 'Write the name under which the agent is defined.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/agent_type': '' } },
    good: {},
    check(subject) {
        const agent = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)(subject), 'agent_type');
        if (agent === undefined || !(0,model_text/* isBlank */.z3)(agent))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'agent_type'),
                message: `Field metadata.agent_type is ${(0,model_text/* quote */.hD)(agent)}; the agent's name was expected.`,
                recommendation: "Fix subagent return format: write the agent's own name.",
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/agent-type-unknown.ts




const agentTypeUnknown = {
    id: 'agent-type-unknown',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The agent is one of the configured agents',
    rationale: 'The name of the agent should be the one under which it is defined. An unknown name cannot be routed to, and is often made up. Without a list of agents in the configuration this is not judged.',
    remedy: 'Write the name under which the agent is defined, or add it to the configured agents.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { context: { agents: ['researcher', 'implementer'] } },
    good: { context: { agents: ['planner', 'planner-agent'] } },
    check(subject, { agents }) {
        if (agents === null)
            return rule/* NOTHING */.K$;
        const agent = (0,model_return/* agentOf */.jk)(subject);
        if (agent === null || agents.includes(agent))
            return rule/* NOTHING */.K$;
        const meant = (0,model_text/* nearest */.pA)(agent, agents);
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'agent_type'),
                message: `Agent ${(0,model_text/* quote */.hD)(agent)} is not among the configured agents.`,
                recommendation: meant === undefined
                    ? 'Write the name under which the agent is defined, or add it to the configured agents.'
                    : `Write ${(0,model_text/* quote */.hD)(meant)}, or add the agent to the configured agents.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-duplicate.ts





const artifactDuplicate = {
    id: 'artifact-duplicate',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    summary: 'No two artifacts of a return name the same file',
    rationale: 'A file that is listed twice is linked twice and counted as two pieces of work. Two spellings of one path hide it.',
    remedy: 'Keep one artifact for the file.',
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: {
        set: {
            '/artifacts/-': {
                type: 'plan',
                path: 'specs/7_parse_dates/plans/01_parse-dates.md',
                summary: 'The same plan once more',
            },
        },
    },
    good: {
        set: {
            '/artifacts/-': {
                type: 'summary',
                path: 'specs/7_parse_dates/summaries/01_parse-dates.md',
                summary: 'Overview of the plan',
            },
        },
        tree: { 'specs/7_parse_dates/summaries/01_parse-dates.md': '# Overview\n' },
    },
    check(subject) {
        const artifacts = artifactsOf(subject);
        if (artifacts.length < 2)
            return rule/* NOTHING */.K$;
        const problems = [];
        const first = new Map();
        for (const { pointer, path, plainPath } of artifacts) {
            if (path === undefined || (0,model_text/* isBlank */.z3)(path))
                continue;
            const key = plainPath ?? `/${path}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            const earlier = first.get(key);
            if (earlier === undefined) {
                first.set(key, place);
                continue;
            }
            problems.push({
                pointer: place,
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} names the same file as ${earlier}; each file is listed once.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: keep one artifact for the file.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/model/artifact-folder.ts

const FOLDERS = new Map([
    ['reports', 'report'],
    ['plans', 'plan'],
    ['summaries', 'summary'],
    ['handoffs', 'handoff'],
]);
function tellingFolder(plain) {
    for (let end = plain.lastIndexOf('/'); end > 0;) {
        const slash = plain.lastIndexOf('/', end - 1);
        const folder = plain.slice(slash + 1, end);
        const type = FOLDERS.get(folder);
        if (type !== undefined)
            return isBelowSpecs(plain, slash) ? { folder, type } : undefined;
        end = slash;
    }
    return undefined;
}
function isBelowSpecs(path, end) {
    const above = `/${path.slice(0, Math.max(end, 0))}/`;
    return above.includes('/specs/');
}
function typeToldByFolder(path, standard) {
    const type = tellingFolder((0,model_path/* normalisePath */.qb)(path) ?? '')?.type;
    if (type === undefined || standard.artifactTypes.includes(type))
        return type;
    const instead = standard.confusions.artifactType.get(type)?.instead;
    return typeof instead === 'string' ? instead : undefined;
}
const LONGEST_NAME = 120;
function plainSummary(type, path) {
    const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
    const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
    return `${type.charAt(0).toUpperCase()}${type.slice(1)} in ${shown}`;
}

// EXTERNAL MODULE: ./src/model/in-words.ts
var in_words = __webpack_require__(1630);
;// CONCATENATED MODULE: ./src/rules/artifact-object.ts








const artifactObject = {
    id: 'artifact-object',
    area: 'artifacts',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Every artifact is an object',
    rationale: 'Callers read the type and the path of each artifact. A bare path has no fields to read, so the file that it names is never linked nor proved.',
    remedy: 'Write an object with the type, the path and the summary of the file in its place.',
    fixes: [
        {
            safety: 'safe',
            does: 'writes a bare path as an object, where its folder below `specs/` tells the type; the summary says no more than type and name',
        },
    ],
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0': 'specs/7_parse_dates/plans/01_parse-dates.md' } },
    good: {},
    check(subject) {
        const problems = [];
        const artifacts = (0,json/* listField */.FZ)(subject.value, 'artifacts');
        for (let index = 0; index < artifacts.length; index++) {
            const artifact = artifacts[index];
            if ((0,json/* isObject */.Gv)(artifact))
                continue;
            const written = typeof artifact === 'string' ? `the bare string ${(0,model_text/* quote */.hD)(artifact, 200)}` : (0,in_words/* inWords */.r)(artifact);
            const fields = (0,model_text/* listOf */.c3)(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
            const pointer = (0,model_pointer/* join */.fj)('', 'artifacts', index);
            problems.push({
                pointer,
                ...artifact_object_fixOf(artifact, pointer, subject.standard),
                message: `Artifact ${String(index + 1)} is ${written}; an object with ${fields} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write each artifact as an object with ${fields}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function artifact_object_fixOf(written, pointer, standard) {
    const path = typeof written === 'string' ? (0,model_path/* normalisePath */.qb)(written.replaceAll('\\', '/')) : null;
    const type = path === null ? undefined : typeToldByFolder(path, standard);
    if (path === null || type === undefined)
        return {};
    const value = { type, path, summary: plainSummary(type, path) };
    const does = `write ${(0,model_text/* quote */.hD)(path, 200)} as an object of type ${(0,model_text/* quote */.hD)(type)}`;
    return { fix: { safety: 'safe', does, edits: [{ kind: 'set', pointer, value }] } };
}

;// CONCATENATED MODULE: ./src/rules/artifact-path-empty.ts





const artifactPathEmpty = {
    id: 'artifact-path-empty',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's path is not blank",
    rationale: 'A blank path names no file, so there is nothing to link and nothing to prove.',
    remedy: 'Write the path of the file, or take the artifact out of the return.',
    sources: [{ document: '000', heading: 'Validation Rules Summary' }],
    bad: { set: { '/artifacts/0/path': ' ' } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, path } of artifactsOf(subject)) {
            if (path === undefined || !(0,model_text/* isBlank */.z3)(path))
                continue;
            const written = path === '' ? 'empty' : 'nothing but white space';
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'path'),
                message: `The artifact's path is ${written}; the path of a file was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write the path relative to the project root.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-path-slashes.ts





const artifactPathSlashes = {
    id: 'artifact-path-slashes',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's path uses forward slashes",
    rationale: 'A backslash divides folders on Windows only. In git, and on every other machine, it is a letter of the name, so the path leads to no file.',
    remedy: 'Write `/` between folders.',
    fixes: [{ safety: 'safe', does: 'writes `/` for every backslash' }],
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: {
        set: { '/artifacts/0/path': 'specs\\7_parse_dates\\plans\\01_parse-dates.md' },
        also: ['artifact-missing'],
    },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, path } of artifactsOf(subject)) {
            if (!path?.includes('\\'))
                continue;
            const plain = path.replaceAll('\\', '/');
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            problems.push({
                pointer: place,
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} has a backslash; folders are divided by "/".`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(plain, 200)}.`,
                fix: {
                    safety: 'safe',
                    does: `write ${(0,model_text/* quote */.hD)(plain, 200)}`,
                    edits: [{ kind: 'set', pointer: place, value: plain }],
                },
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-path-valid.ts






const CONTROL = /[\0-\x1f\x7f-\x9f]/;
const CONTROLS = /[\0-\x1f\x7f-\x9f]+/g;
const DOTS = /\/\.{1,2}(?:\/|$)/;
const SUSPECT = /[\0-\x1f\x7f-\x9f]|\/\/|\/\.|^\.|\/$|\s$/;
function faults(path) {
    const found = [];
    if (CONTROL.test(path))
        found.push('control characters');
    if (path.includes('//'))
        found.push('"//"');
    if (path === '.' || path.startsWith('./'))
        found.push('a leading "./"');
    if (DOTS.test(path))
        found.push('"." or ".." segments');
    if (path.endsWith('/'))
        found.push('a trailing "/"');
    if (/\s$/.test(path))
        found.push('white space at its end');
    return found;
}
const artifactPathValid = {
    id: 'artifact-path-valid',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: "An artifact's path is written in its plain form",
    rationale: 'Callers compare paths letter by letter and put them into links and shell commands. A path with detours or invisible characters is another path to them, although it may lead to the same file.',
    remedy: 'Write the path from the project root without `./`, `//`, `..`, a trailing `/`, white space at its end or control characters.',
    fixes: [
        { safety: 'safe', does: 'writes the path without detours: `./`, `//` and `..`' },
        { safety: 'unsafe', does: 'takes out control characters, white space at its end and a trailing `/`' },
    ],
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: { set: { '/artifacts/0/path': './specs/7_parse_dates//plans/01_parse-dates.md' } },
    good: {
        set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01 parse..dates.md' },
        tree: { 'specs/7_parse_dates/plans/01 parse..dates.md': '# Parse dates\n' },
    },
    check(subject) {
        const problems = [];
        for (const { pointer, path, plainPath } of artifactsOf(subject)) {
            if (path === undefined || plainPath === null || !SUSPECT.test(path) || (0,model_text/* isBlank */.z3)(path))
                continue;
            const found = faults(path);
            if (found.length === 0)
                continue;
            const plain = (0,model_path/* normalisePath */.qb)(path.replace(CONTROLS, '').trimEnd());
            const mend = plain === null || plain === ''
                ? 'write the path of a file from the project root'
                : `write ${(0,model_text/* quote */.hD)(plain, 200)}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'path');
            problems.push({
                pointer: place,
                ...(plain === null || plain === '' ? {} : { fix: artifact_path_valid_fixOf(path, plain, place) }),
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} has ${(0,model_text/* listOf */.c3)(found, 'and')}; a plain path was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${mend}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function artifact_path_valid_fixOf(path, plain, pointer) {
    return {
        safety: (0,model_path/* normalisePath */.qb)(path) === plain && !(0,model_path/* namesFolder */.z0)(path) ? 'safe' : 'unsafe',
        does: `write ${(0,model_text/* quote */.hD)(plain, 200)}`,
        edits: [{ kind: 'set', pointer, value: plain }],
    };
}

;// CONCATENATED MODULE: ./src/rules/artifact-type.ts






const artifactType = {
    id: 'artifact-type',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: "An artifact's type is one of the values that the standard lists",
    rationale: 'The type decides where a caller links the file. Under a type that it does not know, the file is left out of the task without a word.',
    remedy: 'Write one of the listed types, in exactly that letter case.',
    fixes: [
        { safety: 'safe', does: 'writes the listed type for a word that is known to be used for it' },
        { safety: 'unsafe', does: 'writes the listed type that a misspelt one is nearest to' },
    ],
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0/type': 'analysis' } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, type } of artifactsOf(subject)) {
            if (type === undefined || subject.standard.artifactTypes.includes(type))
                continue;
            const { instead, known, because } = suggestArtifactType(subject, type);
            const reason = because === undefined ? '' : ` ${because}`;
            const mend = instead === undefined ? 'use a listed artifact type' : `write ${(0,model_text/* quote */.hD)(instead)}`;
            const place = (0,model_pointer/* join */.fj)(pointer, 'type');
            problems.push({
                pointer: place,
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} is not one of ${(0,model_text/* listOf */.c3)(subject.standard.artifactTypes)}.${reason}`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: ${mend}.`,
                ...(instead === undefined
                    ? {}
                    : {
                        fix: {
                            safety: known ? 'safe' : 'unsafe',
                            does: `write the type ${(0,model_text/* quote */.hD)(instead)}`,
                            edits: [{ kind: 'set', pointer: place, value: instead }],
                        },
                    }),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-cycle.ts





const delegationCycle = {
    id: 'delegation-cycle',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'No name stands twice in the delegation path',
    rationale: 'An agent that is called again below itself is a loop, which ends only when a timeout or a budget stops it.',
    remedy: 'Let the agent return to its caller instead of delegating to one that is already in the chain.',
    sources: [{ document: '000', heading: 'On Delegation Cycle' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 3,
            '/metadata/delegation_path': ['orchestrator', 'planner', 'batch-orchestrator', 'planner'],
        },
    },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 2,
            '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
        },
    },
    check(subject) {
        const path = (0,json/* listField */.FZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        if (path.length < 2)
            return rule/* NOTHING */.K$;
        const problems = [];
        const places = new Map();
        for (let index = 0; index < path.length; index++) {
            const name = path[index];
            if (typeof name !== 'string' || (0,model_text/* isBlank */.z3)(name))
                continue;
            const first = places.get(name);
            if (first === undefined) {
                places.set(name, index);
            }
            else if (first >= 0) {
                places.set(name, -1);
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path', index),
                    message: `Agent ${(0,model_text/* quote */.hD)(name)} stands in the delegation path twice, as step ${String(first + 1)} and ${String(index + 1)}.`,
                    recommendation: `Route the delegation so that ${(0,model_text/* quote */.hD)(name)} is not called below itself.`,
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-short.ts





const delegationShort = {
    id: 'delegation-short',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The delegation path has a name for every level of the depth',
    rationale: 'At depth 1 the path holds the orchestrator and the agent at least; the command between them may stand there too. Fewer names mean that a caller is left out.',
    remedy: 'List every caller from the orchestrator down, or correct delegation_depth.',
    sources: [{ document: '003', heading: 'Examples' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 2,
            '/metadata/delegation_path': ['orchestrator', 'planner'],
        },
    },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'planner'],
        },
    },
    check(subject) {
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const depth = (0,json/* numberField */.sJ)(metadata, 'delegation_depth');
        const names = (0,json/* listField */.FZ)(metadata, 'delegation_path').length;
        if (depth === undefined || !Number.isInteger(depth) || names === 0 || names >= depth + 1)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path'),
                message: `The delegation path has ${(0,model_text/* count */.U9)(names, 'name')}; at depth ${String(depth)} at least ${String(depth + 1)} were expected.`,
                recommendation: 'List every caller from the orchestrator down to the agent, or correct delegation_depth.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-tail.ts





const delegationTail = {
    id: 'delegation-tail',
    area: 'metadata',
    scope: 'return',
    severity: 'notice',
    summary: 'The delegation path ends at the agent that returns',
    rationale: 'The path runs from the orchestrator to the agent itself. Where its last name is another, one of the two was copied from somewhere else.',
    remedy: 'Put the value of agent_type at the end of delegation_path.',
    sources: [{ document: '003', heading: 'metadata (required)' }],
    bad: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'plan'],
        },
    },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': 1,
            '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
        },
    },
    check(subject) {
        const agent = (0,model_return/* agentOf */.jk)(subject);
        if (agent === null)
            return rule/* NOTHING */.K$;
        const path = (0,json/* listField */.FZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        const last = path[path.length - 1];
        if (typeof last !== 'string' || last === agent || (0,model_text/* isBlank */.z3)(last))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path', path.length - 1),
                message: `The delegation path ends at ${(0,model_text/* quote */.hD)(last)}, but agent_type is ${(0,model_text/* quote */.hD)(agent)}.`,
                recommendation: 'Put the name of the agent that returns at the end of delegation_path.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/duration-negative.ts




const durationNegative = {
    id: 'duration-negative',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The duration is not negative',
    rationale: 'Timeouts and statistics are computed from the duration. A negative one comes from a start that was guessed, or taken from another clock.',
    remedy: 'Count the seconds from the call to the return; 0 is allowed.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/duration_seconds': -1 } },
    good: { set: { '/metadata/duration_seconds': 0 } },
    check(subject) {
        const duration = (0,json/* numberField */.sJ)((0,model_return/* metadataOf */.Nk)(subject), 'duration_seconds');
        if (duration === undefined || duration >= 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'duration_seconds'),
                message: `Field metadata.duration_seconds is ${String(duration)}; 0 or more was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: count the seconds from the call to the return.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/error-type.ts





const KNOWN = [
    'validation',
    'execution',
    'timeout',
    'permission',
    'resource',
    'cycle',
    'mcp_abort_error',
    'delegation_interrupted',
];
const errorType = {
    id: 'error-type',
    area: 'errors',
    scope: 'return',
    severity: 'notice',
    structural: true,
    summary: "An error's type is a known one",
    rationale: 'Callers choose by the type whether to retry, resume or stop. A type that they do not know is handled like any failure, if at all.',
    remedy: 'Write the known type that comes nearest, and what is special in the message.',
    sources: [
        { document: '000', heading: 'errors (optional)' },
        { document: '003', heading: 'errors (optional)' },
        { document: '001', heading: 'Related Documentation' },
    ],
    bad: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                { type: 'misfortune', message: 'The server is away', recoverable: true, recommendation: 'Try again later' },
            ],
        },
    },
    good: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                { type: 'resource', message: 'The server is away', recoverable: true, recommendation: 'Try again later' },
            ],
        },
    },
    check(subject) {
        const closed = subject.standard.shape.enums['/errors/*/type'];
        const known = closed ?? KNOWN;
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            const type = (0,json/* stringField */.OM)(value, 'type');
            if (type === undefined || known.includes(type))
                continue;
            const meant = (0,model_text/* nearest */.pA)(type.trim(), known);
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'type'),
                message: `Error type ${(0,model_text/* quote */.hD)(type)} is not ${closed === undefined ? 'a known one, such as' : 'one of'} ${(0,model_text/* listOf */.c3)(known)}.`,
                recommendation: meant === undefined
                    ? `${(0,model_return/* fixFormat */.F7)(subject)}: use a listed type.`
                    : `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(meant)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/errors-with-success.ts





const ERROR = {
    type: 'timeout',
    message: 'The last check ran out of time',
    recoverable: true,
    recommendation: 'Run the check again',
};
const errorsWithSuccess = {
    id: 'errors-with-success',
    area: 'errors',
    scope: 'return',
    severity: 'notice',
    summary: 'A success has no errors',
    rationale: 'Errors are asked for when the work stopped short. Beside a success they are easily overlooked, or the status claims too much.',
    remedy: 'Return partial if something is missing; otherwise leave the errors out and mention what was overcome in the summary.',
    sources: [{ document: '003', heading: 'errors (optional)' }],
    bad: { set: { '/errors': [ERROR] } },
    good: { set: { '/errors': [] } },
    check(subject) {
        const errors = (0,json/* listField */.FZ)(subject.value, 'errors');
        if (errors.length === 0 || !(0,model_return/* isSuccess */.oJ)(subject))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'errors'),
                message: `Status ${(0,model_text/* quote */.hD)((0,model_return/* statusOf */.c2)(subject) ?? '')} stands beside ${(0,model_text/* count */.U9)(errors.length, 'error')}; none was expected.`,
                recommendation: 'Return "partial" if something is missing, otherwise leave the errors out.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/field-type.ts





const fieldType = {
    id: 'field-type',
    area: 'shape',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Every field has the JSON type that the standard gives it',
    rationale: 'A caller that expects a list and gets a text, or null, fails in the middle of its work. A field that has nothing to say is left out instead of being null.',
    remedy: 'Write the value in the expected type, or leave an optional field out.',
    sources: [
        { document: '000', heading: 'Field Specifications' },
        { document: '001', heading: 'Field Specifications' },
        { document: '003', heading: 'Field Specifications' },
    ],
    bad: { set: { '/metadata/duration_seconds': '300' } },
    good: [{}, { set: { '/metadata/duration_seconds': 300.5 } }],
    check(subject) {
        const problems = [];
        for (const { keyword, pointer, detail, conditional, advisory } of subject.shapeErrors) {
            if (keyword !== 'type' || conditional || advisory)
                continue;
            const name = (0,model_text/* quote */.hD)(pointer.slice(1));
            problems.push({
                pointer,
                message: `Field ${name} is ${(0,in_words/* inWords */.r)((0,model_pointer/* valueAt */.fK)(subject.value, pointer))}; ${withArticle(detail)} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${name} as ${withArticle(detail)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function withArticle(type) {
    return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

;// CONCATENATED MODULE: ./src/rules/json-duplicate-key.ts


const jsonDuplicateKey = {
    id: 'json-duplicate-key',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'No object holds the same key twice',
    rationale: 'Parsers disagree about which of the two values counts, so a caller may act on another return than the one that was judged.',
    remedy: 'Keep one of the two members, and delete or rename the other.',
    sources: [{ document: 'return-gate', heading: 'RFC 8259 section 4: what a parser makes of a repeated name is open' }],
    bad: { replace: [['"status"', '"status": "failed", "status"']] },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'more-duplicates') {
                problems.push({
                    message: `${(0,model_text/* count */.U9)(problem.more, 'more key stands', 'more keys stand')} twice in an object of this file.`,
                    recommendation: 'Keep each key once: write the return with a JSON encoder.',
                    value: 'more-duplicates',
                });
            }
            if (problem.kind !== 'duplicate-key')
                continue;
            problems.push({
                range: problem.range,
                message: `Key ${(0,model_text/* quote */.hD)(problem.key)} stands twice in one object, first in line ${String(problem.firstLine)}.`,
                recommendation: `Keep one ${(0,model_text/* quote */.hD)(problem.key)}.`,
                value: problem.key,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/json-syntax.ts

const jsonSyntax = {
    id: 'json-syntax',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'The return is one strict JSON value',
    rationale: 'The first thing a caller does with a return is to parse it. Comments, trailing commas, single quotes or a cut end make a strict parser refuse the whole of it, so nothing that it says is ever read.',
    remedy: 'Have the agent write the return with a JSON encoder, or mend the place that is pointed at.',
    sources: [
        { document: '002', heading: 'Step 1: Validate JSON Structure' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { text: '{\n  "status": "partial",\n}\n' },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'syntax') {
                problems.push({
                    range: problem.range,
                    message: `Cannot parse the return as JSON: ${problem.reason.replace(/\.$/, '')}.`,
                    recommendation: 'Fix subagent return format: return strict JSON (RFC 8259) and nothing else.',
                    value: problem.reason,
                });
            }
            else if (problem.kind === 'wrapped' && isStrict(document)) {
                problems.push({
                    range: problem.range,
                    message: `The return stands in ${problem.by === 'fence' ? 'a Markdown fence' : 'other text'}, so the file is no JSON.`,
                    recommendation: 'Fix subagent return format: write nothing but the JSON object into the file.',
                    value: 'wrapped',
                });
            }
            else if (problem.kind === 'too-deep') {
                problems.push({
                    range: problem.range,
                    message: `The JSON is nested deeper than ${String(problem.limit)} levels, so it is not read.`,
                    recommendation: 'Fix subagent return format: a return nests only a few levels deep.',
                    value: 'too-deep',
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function isStrict({ form, hasRule }) {
    return form === 'json' && !hasRule('json-only');
}

;// CONCATENATED MODULE: ./src/rules/metadata-field-type.ts





const metadataFieldType = {
    id: 'metadata-field-type',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Fields that only inform people have the right type',
    rationale: 'Counts, estimates and warnings are shown and added up, but nothing depends on them: a wrong type is worth mending and stops no work.',
    remedy: 'Write counts and estimates as numbers without quotation marks, and warnings as a list.',
    sources: [
        { document: '000', heading: 'metadata (required)' },
        { document: '001', heading: 'metadata (required)' },
        { document: '001', heading: 'partial_progress (optional)' },
        { document: '003', heading: 'metadata (required)' },
    ],
    bad: { set: { '/metadata/retries': 'two', '/metadata/phase_count': 'three' } },
    good: { set: { '/metadata/retries': 2, '/metadata/phase_count': 3 } },
    check(subject) {
        if (subject.shapeErrors.length === 0)
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const { advisory, pointer, detail } of subject.shapeErrors) {
            if (!advisory)
                continue;
            const type = (0,model_text/* listOf */.c3)(detail.split(' or '));
            problems.push({
                pointer,
                message: `Field ${(0,model_pointer/* tokens */.LU)(pointer).join('.')} is ${(0,in_words/* inWords */.r)((0,model_pointer/* valueAt */.fK)(subject.value, pointer))}; type ${type} was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write a value of type ${type}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/phase-counts.ts




const HOLDERS = ['metadata', 'partial_progress'];
const phaseCounts = {
    id: 'phase-counts',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'No more phases are completed than there are',
    rationale: 'Work is resumed at the phase after the last completed one. A count above the total points beyond the plan.',
    remedy: 'Count the phases of the plan and those that are done again.',
    sources: [
        { document: '001', heading: 'metadata (required)' },
        { document: '001', heading: 'partial_progress (optional)' },
    ],
    bad: { set: { '/metadata/phases_completed': 5, '/metadata/phases_total': 4 } },
    good: { set: { '/metadata/phases_completed': 4, '/metadata/phases_total': 4 } },
    check(subject) {
        const problems = [];
        for (const holder of HOLDERS) {
            const counts = (0,json/* field */.ZZ)(subject.value, holder);
            const completed = (0,json/* numberField */.sJ)(counts, 'phases_completed');
            const total = (0,json/* numberField */.sJ)(counts, 'phases_total');
            if (completed === undefined || total === undefined || completed <= total)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', holder, 'phases_completed'),
                message: `Field ${holder}.phases_completed is ${String(completed)}, more than phases_total, which is ${String(total)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: count the phases again.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/required-field.ts



const requiredField = {
    id: 'required-field',
    area: 'shape',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Every field that the standard requires is present',
    rationale: 'Callers read these fields without asking whether they are there. Presence is what counts: 0, false and an empty text are present, and rules of their own speak of them.',
    remedy: 'Add the field to the object that is pointed at.',
    sources: [
        { document: '000', heading: 'Field Specifications' },
        { document: '001', heading: 'Field Specifications' },
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'Field Specifications' },
    ],
    bad: { remove: ['/metadata/session_id'] },
    good: [{}, { set: { '/metadata/duration_seconds': 0 } }],
    check(subject) {
        const problems = [];
        for (const { keyword, pointer, detail, conditional, advisory } of subject.shapeErrors) {
            if (keyword !== 'required' || conditional || advisory)
                continue;
            problems.push({
                pointer,
                property: detail,
                message: `Required field ${(0,model_text/* quote */.hD)(detail)} is missing in ${holderInWords(pointer)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add ${(0,model_text/* quote */.hD)(detail)} to ${holderInWords(pointer)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function holderInWords(pointer) {
    return pointer === '' ? 'the return' : (0,model_text/* quote */.hD)(pointer.slice(1));
}

;// CONCATENATED MODULE: ./src/rules/return-object.ts


const returnObject = {
    id: 'return-object',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A return is a JSON object',
    rationale: 'Every field of a return has a name, so only an object can be one. A file that is named as a return and holds none would otherwise pass unseen.',
    remedy: 'Write the return as one object, or keep files that hold no return out of the gathered patterns.',
    sources: [{ document: '000', heading: 'Validation Rules Summary' }],
    bad: { text: '42\n' },
    good: {},
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'not-object') {
                problems.push({
                    range: problem.range,
                    message: `A return is a JSON object; this is ${(0,in_words/* inWords */.r)(problem.value)}.`,
                    recommendation: 'Fix subagent return format: return one JSON object.',
                });
            }
            else if (problem.kind === 'link') {
                problems.push({
                    range: problem.range,
                    message: 'This is a symbolic link or another special file, which is not followed: it holds no return of its own.',
                    recommendation: 'Commit the return itself at this path.',
                });
            }
            else if (problem.kind === 'no-return') {
                problems.push({
                    range: problem.range,
                    message: 'The file holds no return.',
                    recommendation: 'Write the return into it, or let the patterns leave this file out.',
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/session-id-empty.ts





const sessionIdEmpty = {
    id: 'session-id-empty',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'The session id is not blank',
    rationale: 'The session id ties a return to the delegation that asked for it. Without one, nobody can tell which call it answers.',
    remedy: 'Echo the session id that the caller handed over.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { set: { '/metadata/session_id': ' ' } },
    good: {},
    check(subject) {
        const session = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)(subject), 'session_id');
        if (session === undefined || !(0,model_text/* isBlank */.z3)(session))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'session_id'),
                message: `Field metadata.session_id is ${(0,model_text/* quote */.hD)(session)}; a session id was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: echo the session id of the delegation.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/session-id-format.ts




const session_id_format_FORMS = {
    session: { written: 'sess_{digits}_{word}', example: 'sess_1736700000_abc123', fits: isSession },
    'agent-task': {
        written: '{agent}_{task}_{timestamp}_{random}',
        example: 'planner_7_20251226T100000_abc123',
        fits: isAgentTask,
    },
};
const sessionIdFormat = {
    id: 'session-id-format',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'The session id has the form that the standard gives',
    rationale: 'The caller makes the id and the agent only echoes it. An id of another form was most likely made up by the agent, and will not lead back to the delegation.',
    remedy: 'Echo the id that the caller handed over, unchanged.',
    sources: [
        { document: '000', heading: 'metadata (required)' },
        { document: '003', heading: 'Schema' },
    ],
    params: { format: 'session' },
    bad: { set: { '/metadata/session_id': 'session-7' } },
    good: {},
    check(subject, _context, params) {
        const session = (0,model_return/* sessionOf */.MC)(subject);
        if (session === null)
            return rule/* NOTHING */.K$;
        const form = session_id_format_FORMS[params.format === 'agent-task' ? 'agent-task' : 'session'];
        if (form.fits(session))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'session_id'),
                message: `Session id ${(0,model_text/* quote */.hD)(session)} is not of the form ${form.written}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: echo the caller's session id, such as ${form.example}.`,
            },
        ];
    },
};
function isSession(id) {
    return /^sess_\d+_\w+$/.test(id);
}
function isAgentTask(id) {
    const parts = id.split('_');
    if (!parts.every((part) => /^[A-Za-z0-9.:+-]+$/.test(part)))
        return false;
    const last = parts.length - 1;
    return (last >= 2 && isTimestamp(parts[last])) || (last >= 3 && isTimestamp(parts[last - 1]));
}
function isTimestamp(part) {
    return (part !== undefined &&
        /^(?:\d{4}-?\d{2}-?\d{2}(?:T?\d{2}:?\d{2}(?::?\d{2})?(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?)?|\d{9,13})$/.test(part));
}

;// CONCATENATED MODULE: ./src/rules/session-id-mismatch.ts





const LIMIT = 200;
const sessionIdMismatch = {
    id: 'session-id-mismatch',
    area: 'metadata',
    scope: 'return',
    severity: 'error',
    summary: 'The session id is the one that the caller expects',
    rationale: 'A return with another session id answers another delegation, or is left over from an earlier run: taking it would credit work to the wrong task.',
    remedy: 'Echo the session id of the delegation, or judge the return that belongs to the expected session.',
    sources: [
        { document: '002', heading: 'Step 4: Validate Session ID' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { context: { expectedSession: 'sess_1735460684_ffffff' } },
    good: {
        set: { '/metadata/session_id': 'sess_1735460684_a1b2c3' },
        context: { expectedSession: 'sess_1735460684_a1b2c3' },
        also: ['session-id-format'],
    },
    check(subject, { expectedSession, expectedIn }) {
        if (expectedSession === null || expectedIn?.has(subject.file) === false)
            return rule/* NOTHING */.K$;
        const session = (0,json/* stringField */.OM)((0,model_return/* metadataOf */.Nk)(subject), 'session_id');
        if (session === undefined || session === expectedSession)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'session_id'),
                message: `Session id is ${(0,model_text/* quote */.hD)(session, LIMIT)}; expected was ${(0,model_text/* quote */.hD)(expectedSession, LIMIT)}.`,
                recommendation: `Fix ${(0,model_return/* agentName */.Lp)(subject)} subagent to return correct session_id: the one of its delegation.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/unknown-field.ts




const unknownField = {
    id: 'unknown-field',
    area: 'shape',
    scope: 'return',
    supersedes: ['custom-field'],
    severity: 'notice',
    summary: 'No field is named nearly as one of the standard',
    rationale: "Fields of an agent's own are no mistake, but one that differs from a known name by a letter or two most likely is. A misspelt field is as good as none: nobody reads it.",
    remedy: 'Write the name as the standard does, or give a field of your own a name that cannot be taken for another.',
    fixes: [{ safety: 'unsafe', does: 'writes the nearest name, where no field has it yet' }],
    sources: [{ document: 'return-gate', heading: 'a misspelt optional field is otherwise lost without a word' }],
    bad: { set: { '/next_step': 'Run /implement 7' } },
    good: [{}, { set: { '/metadata/model_name': 'large' } }],
    check(subject) {
        const problems = [];
        for (const known of knownOf(subject.standard.shape))
            visit(subject.value, [], known, problems);
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
const cache = new WeakMap();
function knownOf(shape) {
    let known = cache.get(shape);
    if (known === undefined) {
        known = Object.entries(shape.fields).map(([pattern, names]) => ({
            steps: (0,model_pointer/* tokens */.LU)(pattern),
            names,
            has: new Set(names),
        }));
        cache.set(shape, known);
    }
    return known;
}
function visit(value, way, known, problems) {
    const step = known.steps[way.length];
    if (step === undefined) {
        if ((0,json/* isObject */.Gv)(value))
            inspect(value, way, known, problems);
    }
    else if (step === '*') {
        if (!(0,json/* isArray */.cy)(value))
            return;
        for (let index = 0; index < value.length; index++)
            descend(value[index], index, way, known, problems);
    }
    else {
        descend((0,json/* field */.ZZ)(value, step), step, way, known, problems);
    }
}
function descend(value, step, way, known, problems) {
    if (value === undefined)
        return;
    way.push(step);
    visit(value, way, known, problems);
    way.pop();
}
function inspect(value, way, known, problems) {
    for (const key of Object.keys(value)) {
        if (known.has.has(key))
            continue;
        const meant = (0,model_text/* nearest */.pA)(key, known.names);
        if (meant === undefined)
            continue;
        const pointer = (0,model_pointer/* join */.fj)('', ...way, key);
        problems.push({
            pointer,
            part: 'key',
            message: `The standard has no field ${(0,model_text/* quote */.hD)(key)} here; its nearest field is ${(0,model_text/* quote */.hD)(meant)}.`,
            recommendation: `Write ${(0,model_text/* quote */.hD)(meant)} if that is meant; else give the field a name of its own.`,
            value: key,
            ...(Object.hasOwn(value, meant)
                ? {}
                : {
                    fix: {
                        safety: 'unsafe',
                        does: `write the name ${(0,model_text/* quote */.hD)(meant)} for ${(0,model_text/* quote */.hD)(key)}`,
                        edits: [{ kind: 'rename', pointer, key: meant }],
                    },
                }),
        });
    }
}

;// CONCATENATED MODULE: ./src/standards/families/json.ts

















































const jsonRules = [
    use(jsonSyntax),
    use(jsonEncoding),
    use(jsonDuplicateKey),
    use(returnObject),
    use(fileTooLarge),
    use(tooManyElements),
    use(tooManyReturns),
    use(standardMismatch),
    use(requiredField),
    use(fieldType),
    use(unknownField),
    use(statusValue),
    use(artifactObject),
    use(artifactType),
    use(artifactPathEmpty),
    use(artifactPathRelative),
    use(artifactPathSlashes),
    use(artifactPathValid),
    use(artifactDuplicate),
    use(phantomWork),
    use(tooManyClaims),
    use(artifactMissing),
    use(artifactEmpty),
    use(artifactBlank),
    use(artifactSelf),
    use(artifactRelocated),
    use(artifactRemoved),
    use(artifactUncommitted),
    use(artifactDirectory),
    use(artifactCase),
    use(artifactUnverifiable),
    use(artifactUnchanged),
    use(sessionIdEmpty),
    use(agentTypeEmpty),
    use(sessionIdFormat),
    use(sessionIdMismatch),
    use(durationNegative),
    use(delegationCycle),
    use(delegationTail),
    use(delegationShort),
    use(agentTypeUnknown),
    use(metadataFieldType),
    use(phaseCounts),
    use(errorsWithSuccess),
    use(errorType),
    use(noReturns),
    use(baselineStale),
    use(unclaimedChange),
];

;// CONCATENATED MODULE: ./src/rules/artifact-summary-length.ts



const artifact_summary_length_LIMIT = 200;
const artifactSummaryLength = {
    id: 'artifact-summary-length',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: `An artifact's summary has at most ${String(artifact_summary_length_LIMIT)} characters`,
    rationale: 'The summary of an artifact is one line in a list that an orchestrator reads; what is longer belongs into the artifact.',
    remedy: 'Shorten it to the one thing that the file holds.',
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: { set: { '/artifacts/0/summary': `A plan ${'for parsers '.repeat(20)}` } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, summary } of artifactsOf(subject)) {
            const length = summary?.length ?? 0;
            if (length <= artifact_summary_length_LIMIT)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
                message: `The artifact's summary has ${String(length)} characters; at most ${String(artifact_summary_length_LIMIT)} are allowed.`,
                recommendation: 'Shorten the summary to one sentence that says what the file holds.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-summary-sentence.ts




const artifactSummarySentence = {
    id: 'artifact-summary-sentence',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: "An artifact's summary is one sentence",
    rationale: 'The summary is one line in a list of files. A second sentence is lost there, and belongs into the file.',
    remedy: 'Say what the file holds in one sentence.',
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0/summary': 'Plan for parsing dates. It has three phases.' } },
    good: { set: { '/artifacts/0/summary': 'Plan for parsing dates, with three phases.' } },
    check(subject) {
        const problems = [];
        for (const { pointer, summary } of artifactsOf(subject)) {
            if (summary === undefined || (0,model_text/* sentencesWithin */.UW)(summary, 0, 1))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
                message: `The artifact's summary has ${(0,model_text/* sentencesInWords */.Vl)(summary)}; one was expected: ${(0,model_text/* quote */.hD)(summary)}.`,
                recommendation: 'Say what the file holds in one sentence.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-type-path.ts





const artifactTypePath = {
    id: 'artifact-type-path',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: "An artifact's type agrees with the task's folder that it lies in",
    rationale: 'The folders of a task are named for what they hold. Where type and folder differ, one of them is wrong, and callers that go by the other link the file in the wrong place.',
    remedy: 'Correct the type, or put the file into the folder of its type.',
    sources: [{ document: '001', heading: 'Examples' }],
    bad: { set: { '/artifacts/0/type': 'report' } },
    good: {
        set: { '/artifacts/0': { type: 'implementation', path: 'src/plans/parse.ts', summary: 'Parser of plans' } },
        tree: { 'src/plans/parse.ts': 'export {};\n' },
    },
    check(subject) {
        const problems = [];
        for (const { pointer, type, path, plainPath } of artifactsOf(subject)) {
            if (type === undefined || path === undefined || plainPath === null)
                continue;
            const told = tellingFolder(plainPath);
            if (told === undefined || told.type === type || !subject.standard.artifactTypes.includes(type))
                continue;
            if (!subject.standard.artifactTypes.includes(told.type))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'type'),
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} does not agree with the folder ${(0,model_text/* quote */.hD)(`${told.folder}/`)} of ${(0,model_text/* quote */.hD)(path, 200)}, which holds files of type ${(0,model_text/* quote */.hD)(told.type)}.`,
                recommendation: `Write ${(0,model_text/* quote */.hD)(told.type)}, or put the file into the folder of its type.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/completion-data-required.ts




const completionDataRequired = {
    id: 'completion-data-required',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field'],
    severity: 'error',
    structural: true,
    summary: 'An implemented task has a completion summary',
    rationale: 'Postflight copies the completion summary into the list of tasks. Without it, the finished task is archived with nothing that says what was done.',
    remedy: 'Add completion_data with a completion_summary of one to three sentences.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: { set: { '/status': 'implemented' } },
    good: {
        set: {
            '/status': 'implemented',
            '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const data = (0,json/* field */.ZZ)(subject.value, 'completion_data');
        if (data !== undefined && (!(0,json/* isObject */.Gv)(data) || (0,json/* has */.zy)(data, 'completion_summary')))
            return rule/* NOTHING */.K$;
        const missing = data === undefined ? 'completion_data' : 'completion_summary';
        return [
            {
                pointer: data === undefined ? '' : (0,model_pointer/* join */.fj)('', 'completion_data'),
                property: missing,
                message: `Status is "implemented" and ${data === undefined ? missing : `completion_data.${missing}`} is absent; a summary of what was accomplished was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add completion_data.completion_summary.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/completion-summary-sentences.ts





const completion_summary_sentences_MIN = 1;
const completion_summary_sentences_MAX = 3;
const completion_summary_sentences_implemented = (summary) => ({
    set: { '/status': 'implemented', '/completion_data': { completion_summary: summary } },
});
const completionSummarySentences = {
    id: 'completion-summary-sentences',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: `The completion summary has ${String(completion_summary_sentences_MIN)} to ${String(completion_summary_sentences_MAX)} sentences`,
    rationale: 'It becomes one entry in the list of finished tasks, which is read at a glance.',
    remedy: 'Say what was accomplished in one to three sentences; leave the details to the summary artifact.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: completion_summary_sentences_implemented('Dates are parsed. Times are parsed. Zones are parsed. Errors are told.'),
    good: completion_summary_sentences_implemented('Dates are parsed. Times are parsed. Zones are parsed.'),
    check(subject) {
        const summary = (0,json/* stringField */.OM)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'completion_summary');
        if (summary === undefined)
            return rule/* NOTHING */.K$;
        const blank = (0,model_text/* isBlank */.z3)(summary);
        if (!blank && (0,model_text/* sentencesWithin */.UW)(summary, completion_summary_sentences_MIN, completion_summary_sentences_MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'completion_summary'),
                message: `The completion summary has ${blank ? '0 sentences' : (0,model_text/* sentencesInWords */.Vl)(summary)}; ${String(completion_summary_sentences_MIN)} to ${String(completion_summary_sentences_MAX)} were expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say what was accomplished in ${String(completion_summary_sentences_MIN)} to ${String(completion_summary_sentences_MAX)} sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-depth.ts





const delegation_depth_LIMIT = 3;
const POINTER = (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_depth');
const delegationDepth = {
    id: 'delegation-depth',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: `The delegation depth is a whole number from 0 to ${String(delegation_depth_LIMIT)}`,
    rationale: 'The depth is what stops endless delegation, so it must be a number that can be compared. Above the limit, chains are hard to follow and a loop is likely; that is a warning only.',
    remedy: "Write the caller's depth plus one as a number; let a chain that grows too deep return to its orchestrator.",
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
        { document: 'upstream', heading: 'the limit of the depth' },
    ],
    bad: { set: { '/metadata/delegation_depth': -1 }, also: ['standard-mismatch'] },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': delegation_depth_LIMIT,
            '/metadata/delegation_path': ['orchestrator', 'implement', 'team-lead', 'planner'],
        },
    },
    check(subject) {
        const depth = (0,json/* field */.ZZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_depth');
        if (depth === undefined)
            return rule/* NOTHING */.K$;
        if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 0) {
            return [
                {
                    pointer: POINTER,
                    message: `Field metadata.delegation_depth is ${(0,in_words/* inWords */.r)(depth)}; a whole number of 0 or more was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write the depth of the delegation as a number.`,
                },
            ];
        }
        if (depth <= delegation_depth_LIMIT)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: POINTER,
                severity: 'warning',
                message: `Delegation depth is ${String(depth)}; at most ${String(delegation_depth_LIMIT)} is usual.`,
                recommendation: 'Let the chain return to its orchestrator instead of delegating further.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-path.ts






const delegation_path_POINTER = (0,model_pointer/* join */.fj)('', 'metadata', 'delegation_path');
const delegationPath = {
    id: 'delegation-path',
    area: 'metadata',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'The delegation path is a list of names, and not empty',
    rationale: 'The path shows who called whom from the orchestrator down. Cycles are found in it and failures are traced by it, which takes a name at every step.',
    remedy: 'Write the path that the caller handed over, with the own name at its end.',
    sources: [
        { document: '002', heading: 'Step 2: Validate Required Fields' },
        { document: '003', heading: 'metadata (required)' },
    ],
    bad: { set: { '/metadata/delegation_path': [] }, also: ['standard-mismatch'] },
    good: {},
    check(subject) {
        const path = (0,json/* field */.ZZ)((0,model_return/* metadataOf */.Nk)(subject), 'delegation_path');
        if (path === undefined)
            return rule/* NOTHING */.K$;
        if (!(0,json/* isArray */.cy)(path) || path.length === 0) {
            return [
                {
                    pointer: delegation_path_POINTER,
                    message: `Field metadata.delegation_path is ${(0,json/* isArray */.cy)(path) ? 'empty' : (0,in_words/* inWords */.r)(path)}; a list of names was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: list the names from the orchestrator down to the agent.`,
                },
            ];
        }
        const problems = [];
        for (let index = 0; index < path.length; index++) {
            const name = path[index];
            if (typeof name === 'string' && !(0,model_text/* isBlank */.z3)(name))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(delegation_path_POINTER, index),
                message: `Step ${String(index + 1)} of metadata.delegation_path is ${(0,in_words/* inWords */.r)(name)}; a name was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: name every step of the delegation.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/errors-required.ts





const STOPPED = ['partial', 'failed', 'blocked'];
const errorsRequired = {
    id: 'errors-required',
    area: 'errors',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'Work that stopped short says in errors what went wrong',
    rationale: 'A caller decides by the errors whether to try again, resume or ask a person. Without any, all that is known is that something went wrong.',
    remedy: 'Add an error with its type, a message, whether it is recoverable, and a recommendation.',
    sources: [
        { document: '003', heading: 'errors (optional)' },
        { document: '001', heading: 'errors (optional)' },
    ],
    bad: { set: { '/status': 'blocked', '/artifacts': [] }, also: ['standard-mismatch'] },
    good: {
        set: {
            '/status': 'blocked',
            '/artifacts': [],
            '/errors': [
                {
                    type: 'resource',
                    message: 'The service that the plan is about does not answer',
                    recoverable: true,
                    recommendation: 'Run /plan 7 again when it does',
                },
            ],
        },
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || !STOPPED.includes(status))
            return rule/* NOTHING */.K$;
        const errors = (0,json/* field */.ZZ)(subject.value, 'errors');
        if (errors !== undefined && (!(0,json/* isArray */.cy)(errors) || errors.length > 0))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(errors === undefined ? { pointer: '', property: 'errors' } : { pointer: (0,model_pointer/* join */.fj)('', 'errors') }),
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and errors is ${errors === undefined ? 'absent' : 'empty'}; at least one error was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say in errors what stopped the work and how to go on.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/implemented-phases-short.ts




const COMPLETION = { completion_summary: 'Dates are parsed in every form that the plan names.' };
const implementedPhasesShort = {
    id: 'implemented-phases-short',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'An implemented task has completed all its phases',
    rationale: 'The status closes the task while the counts say that phases are left. Either the work is partial and should be resumed, or the counts are stale.',
    remedy: 'Return partial where phases are left; otherwise bring the counts up to date.',
    sources: [{ document: '001', heading: 'Implementation Success (Non-Meta)' }],
    bad: {
        set: {
            '/status': 'implemented',
            '/completion_data': COMPLETION,
            '/metadata/phases_completed': 3,
            '/metadata/phases_total': 4,
        },
    },
    good: {
        set: {
            '/status': 'implemented',
            '/completion_data': COMPLETION,
            '/metadata/phases_completed': 4,
            '/metadata/phases_total': 4,
        },
    },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'implemented')
            return rule/* NOTHING */.K$;
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const completed = (0,json/* numberField */.sJ)(metadata, 'phases_completed');
        const total = (0,json/* numberField */.sJ)(metadata, 'phases_total');
        if (completed === undefined || total === undefined || completed >= total)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'metadata', 'phases_completed'),
                message: `Status "implemented" stands beside ${String(completed)} of ${String(total)} phases; all were expected to be completed.`,
                recommendation: `Let ${(0,model_return/* agentName */.Lp)(subject)} return "partial" while phases are left, or correct the counts.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/meta-file-leftover.ts




const metaFileLeftover = {
    id: 'meta-file-leftover',
    area: 'life-cycle',
    scope: 'return',
    severity: 'off',
    summary: 'A metadata file with a final status is not kept',
    rationale: 'Postflight deletes the file after it has read it; one that stays may be taken for the return of the next agent. Many projects keep the files on purpose, so the rule is off unless asked for.',
    remedy: 'Delete the file after postflight, or leave the rule off if your project keeps its returns.',
    sources: [{ document: '001', heading: 'Cleanup' }],
    bad: {},
    good: {
        set: {
            '/status': 'in_progress',
            '/artifacts': [],
            '/started_at': '2026-01-28T10:30:00Z',
            '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
        },
        also: ['status-in-progress'],
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || status === 'in_progress' || !subject.standard.statuses.includes(status))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'status'),
                message: `The file is kept with the final status ${(0,model_text/* quote */.hD)(status)}; postflight was expected to delete it.`,
                recommendation: 'Delete the file after postflight.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/metadata-top-level.ts




const FIELDS = ['session_id', 'agent_type', 'delegation_depth', 'delegation_path'];
const metadataTopLevel = {
    id: 'metadata-top-level',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Session, agent and delegation stand in metadata, not at top level',
    rationale: 'Callers read these fields from metadata. At top level they are as good as absent.',
    remedy: 'Move them into metadata.',
    fixes: [{ safety: 'safe', does: 'moves the field into metadata' }],
    sources: [{ document: '000', heading: 'Migration Guide' }],
    bad: {
        remove: ['/metadata/session_id'],
        set: { '/session_id': 'sess_1736700000_abc123' },
        also: ['required-field'],
    },
    good: {},
    check(subject) {
        const problems = [];
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const takes = metadata === undefined || (0,json/* isObject */.Gv)(metadata);
        for (const name of FIELDS) {
            if (!(0,json/* has */.zy)(subject.value, name) || (0,json/* has */.zy)(metadata, name))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', name),
                part: 'key',
                message: `Field ${name} stands at top level; it was expected in metadata.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: move ${name} into metadata.`,
                ...(takes ? { fix: metadata_top_level_fixOf(name) } : {}),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function metadata_top_level_fixOf(name) {
    const edits = [{ kind: 'move', from: (0,model_pointer/* join */.fj)('', name), to: (0,model_pointer/* join */.fj)('', 'metadata', name) }];
    return { safety: 'safe', does: `move ${name} into metadata`, edits };
}

;// CONCATENATED MODULE: ./src/rules/no-emoji.ts






const EMOJI = (0,pattern/* pattern */.T)([
    '\\p{Emoji_Presentation}(?!\\uFE0E)',
    '\\p{Extended_Pictographic}\\uFE0F',
    '[0-9#*]\\uFE0F?\\u20E3',
    '(?=[\\u2600-\\u27A0\\u27A2-\\u27BF\\u{1F000}-\\u{1FAFF}])\\p{Emoji}(?!\\uFE0E)',
].join('|'), 'u');
const ASCII = /^[\0-\x7f]*$/;
const noEmoji = {
    id: 'no-emoji',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    summary: 'No summary holds an emoji',
    rationale: 'Summaries are read by agents, put into logs and shown in terminals. An emoji costs tokens there, tells nothing that a word does not, and is not shown everywhere.',
    remedy: 'Delete it, or say it in a word.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': 'Planned how dates are parsed \u2705. The plan has three phases.' } },
    good: { set: { '/summary': 'Planned how dates (\u00A92026 #7) are parsed \u2192 3 phases. The plan is ready.' } },
    check(subject) {
        const problems = [];
        no_emoji_inspect((0,json/* stringField */.OM)(subject.value, 'summary'), '', problems);
        for (const { pointer, summary } of artifactsOf(subject)) {
            no_emoji_inspect(summary, pointer, problems);
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function no_emoji_inspect(summary, pointer, problems) {
    if (summary === undefined || ASCII.test(summary))
        return;
    const emoji = EMOJI().exec(summary)?.[0];
    if (emoji === undefined)
        return;
    const code = (emoji.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    problems.push({
        pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
        message: `The summary holds the emoji ${(0,model_text/* quote */.hD)(emoji)} (U+${code}); plain text was expected.`,
        recommendation: 'Delete it, or say it in a word.',
    });
}

;// CONCATENATED MODULE: ./src/rules/partial-progress-leftover.ts





const partialProgressLeftover = {
    id: 'partial-progress-leftover',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    structural: true,
    summary: 'Only work in progress or partial work has partial progress',
    rationale: 'A stage beside a final status contradicts it: it was left over from the early metadata, or the status is not true.',
    remedy: 'Remove partial_progress when the final status is written.',
    sources: [{ document: '001', heading: 'partial_progress (optional)' }],
    bad: {
        set: { '/partial_progress': { stage: 'initializing', details: 'Reading the task' } },
        also: ['standard-mismatch'],
    },
    good: {
        set: {
            '/status': 'in_progress',
            '/artifacts': [],
            '/started_at': '2026-01-28T10:30:00Z',
            '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
        },
        also: ['status-in-progress'],
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if (status === undefined || status === 'in_progress' || status === 'partial')
            return rule/* NOTHING */.K$;
        if (!subject.standard.statuses.includes(status) || !(0,json/* has */.zy)(subject.value, 'partial_progress'))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'partial_progress'),
                part: 'key',
                message: `Field partial_progress stands beside status ${(0,model_text/* quote */.hD)(status)}; it was expected with "in_progress" or "partial" only.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: remove partial_progress when the final status is written.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/partial-progress-required.ts




const ERRORS = [
    {
        type: 'timeout',
        message: 'The time limit was reached in the second phase',
        recoverable: true,
        recommendation: 'Resume with /implement 7',
    },
];
const partialProgressRequired = {
    id: 'partial-progress-required',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'Unfinished work says how far it came',
    rationale: 'The next agent resumes at the stage that is written here. Without it, the work starts again from the beginning.',
    remedy: 'Add partial_progress with the stage that was reached and its details.',
    sources: [{ document: '001', heading: 'partial_progress (optional)' }],
    bad: { set: { '/status': 'partial', '/errors': ERRORS } },
    good: {
        set: {
            '/status': 'partial',
            '/errors': ERRORS,
            '/partial_progress': { stage: 'phase_1_completed', details: 'The first of three phases is done' },
        },
    },
    check(subject) {
        const status = (0,model_return/* statusOf */.c2)(subject);
        if ((status !== 'in_progress' && status !== 'partial') || (0,json/* has */.zy)(subject.value, 'partial_progress'))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                property: 'partial_progress',
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and partial_progress is absent; the stage that was reached was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add partial_progress with stage and details.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/phases-top-level.ts




const phases_top_level_FIELDS = ['phases_completed', 'phases_total'];
const phasesTopLevel = {
    id: 'phases-top-level',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    summary: 'Counts of phases do not stand at top level',
    rationale: 'At top level they are the shape of a handoff file. Callers look for them in metadata, or in partial_progress, and miss them here.',
    remedy: 'Move them into metadata; while the work goes on, into partial_progress.',
    fixes: [{ safety: 'safe', does: 'moves the counts into metadata, where the work does not go on' }],
    sources: [
        { document: 'upstream', heading: 'phases_* are fields of the handoff file' },
        { document: '001', heading: 'metadata (required)' },
    ],
    bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
    good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
    check(subject) {
        const problems = [];
        for (const name of phases_top_level_FIELDS) {
            if (!(0,json/* has */.zy)(subject.value, name))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', name),
                part: 'key',
                message: `Field ${name} stands at top level; it was expected in metadata.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: move ${name} into metadata, or into partial_progress while the work goes on.`,
                ...phases_top_level_fixOf(subject.value, name),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
const OPEN = new Set(['in_progress', 'partial', undefined]);
function phases_top_level_fixOf(value, name) {
    const metadata = (0,json/* field */.ZZ)(value, 'metadata');
    if (OPEN.has((0,model_return/* statusOf */.c2)({ value })) || !(metadata === undefined || (0,json/* isObject */.Gv)(metadata)))
        return {};
    const from = (0,model_pointer/* join */.fj)('', name);
    if (!(0,json/* has */.zy)(metadata, name)) {
        const edits = [{ kind: 'move', from, to: (0,model_pointer/* join */.fj)('', 'metadata', name) }];
        return { fix: { safety: 'safe', does: `move ${name} into metadata`, edits } };
    }
    if ((0,json/* field */.ZZ)(metadata, name) !== (0,json/* field */.ZZ)(value, name))
        return {};
    const does = `remove ${name} at top level, since metadata has the same`;
    return { fix: { safety: 'safe', does, edits: [{ kind: 'remove', pointer: from }] } };
}

;// CONCATENATED MODULE: ./src/rules/return-location.ts


const TASK_FOLDER = /^specs\/(?:(?:archive|vault)\/(?:[^/]+\/)*)?(?:OC_)?\d+_[^/]+\/(?:\.meta\/)?[^/]+$/;
const returnLocation = {
    id: 'return-location',
    area: 'document',
    scope: 'return',
    severity: 'warning',
    summary: 'A metadata file lies in the folder of its task, specs/{N}_{slug}/',
    rationale: 'The calling skill reads the file from the folder of the task. One that lies elsewhere is never read, and the work of the agent looks as if it had stopped.',
    remedy: 'Move the file to specs/{N}_{slug}/, number padded or not. Folders below specs/archive/ and specs/vault/ and a .meta/ folder in the task folder are right too.',
    sources: [{ document: '001', heading: 'File Location' }],
    bad: { file: 'notes/.return-meta.json' },
    good: [{}, { file: 'specs/archive/007_parse_dates/.return-meta.json' }],
    check({ file }) {
        if (TASK_FOLDER.test(file))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The metadata file ${(0,model_text/* quote */.hD)(file, 200)} is in no task folder; "specs/{N}_{slug}/" was expected.`,
                recommendation: 'Move it to "specs/{N}_{slug}/" of its task.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/roadmap-item-unknown.ts





const ROADMAP = '# Roadmap\n\n- [ ] Parse **dates** in ISO 8601\n- [ ] Print calendars\n';
const roadmapItemUnknown = {
    id: 'roadmap-item-unknown',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'A roadmap item stands in the roadmap, in the same words',
    rationale: 'Finished items are found in the roadmap by their text. One that is worded otherwise is never ticked off, and the roadmap goes stale.',
    remedy: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: {
        set: { '/completion_data/roadmap_items': ['Parse times'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: { kind: 'text', text: ROADMAP } },
    },
    good: {
        set: { '/completion_data/roadmap_items': ['Parse dates in ISO 8601'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: { kind: 'text', text: ROADMAP } },
    },
    check(subject, { roadmap }) {
        if (roadmap === null)
            return rule/* NOTHING */.K$;
        const items = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0)
            return rule/* NOTHING */.K$;
        if (roadmap.kind === 'too-large')
            return [tooLarge(roadmap)];
        const known = itemsOf(roadmap.text);
        const problems = [];
        items.forEach((item, index) => {
            if (typeof item !== 'string' || known.includes(plain(item)))
                return;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items', index),
                message: `Roadmap item ${(0,model_text/* quote */.hD)(item)} does not stand in the roadmap.`,
                recommendation: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
            });
        });
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function tooLarge({ file, size, limit }) {
    return {
        pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items'),
        message: `Nothing can be said of the roadmap items: ${file} takes ${String(size)} bytes, more than the limit of ${String(limit)}.`,
        recommendation: 'Move what is done out of the roadmap, or raise the limit (max-file-size).',
    };
}
function plain(text) {
    return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}
const COMPARED = 200;
const STARTS = (0,pattern/* pattern */.T)(String.raw `(?<=^| )\S|(?<![\p{L}\p{N}])[\p{L}\p{N}]`, 'gu');
class Words {
    #texts;
    constructor(roadmap) {
        const text = plain(roadmap);
        const texts = new Set();
        for (const { index } of text.matchAll(STARTS()))
            texts.add(text.slice(index, index + COMPARED));
        this.#texts = [...texts].sort(byUnits);
    }
    includes(item) {
        const wanted = item.slice(0, COMPARED);
        let low = 0;
        for (let high = this.#texts.length; low < high;) {
            const middle = (low + high) >>> 1;
            if (byUnits(this.#texts[middle] ?? '', wanted) < 0)
                low = middle + 1;
            else
                high = middle;
        }
        return wanted === '' || this.#texts[low]?.startsWith(wanted) === true;
    }
}
function byUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
let roadmap_item_unknown_last = null;
function itemsOf(roadmap) {
    if (roadmap_item_unknown_last?.roadmap !== roadmap)
        roadmap_item_unknown_last = { roadmap, words: new Words(roadmap) };
    return roadmap_item_unknown_last.words;
}

;// CONCATENATED MODULE: ./src/rules/roadmap-items-meta.ts






const roadmapItemsMeta = {
    id: 'roadmap-items-meta',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: 'A meta task names no roadmap items',
    rationale: 'The roadmap plans the project, and a meta task works on the agent system. Its items would be ticked off for work that was not theirs.',
    remedy: 'Leave roadmap_items out of the return of a meta task.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: { set: { '/task_type': 'meta', '/completion_data/roadmap_items': ['Parse dates'] } },
    good: { set: { '/task_type': 'general', '/completion_data/roadmap_items': ['Parse dates'] } },
    check(subject) {
        const items = (0,json/* listField */.FZ)((0,json/* field */.ZZ)(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0 || !isMetaTask(subject))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'completion_data', 'roadmap_items'),
                message: `A meta task names ${(0,model_text/* count */.U9)(items.length, 'roadmap item')}; none was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: leave roadmap_items out of a meta task.`,
            },
        ];
    },
};

// EXTERNAL MODULE: ./src/model/iso-8601.ts
var iso_8601 = __webpack_require__(2064);
;// CONCATENATED MODULE: ./src/rules/started-at.ts






const BEGUN = {
    '/status': 'in_progress',
    '/artifacts': [],
    '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
};
const started_at_POINTER = (0,model_pointer/* join */.fj)('', 'started_at');
const startedAt = {
    id: 'started-at',
    area: 'life-cycle',
    scope: 'return',
    severity: 'warning',
    summary: 'Work in progress says when it started, in ISO 8601, and not in the future',
    rationale: 'Interrupted agents are found by the age of their early metadata, and durations are computed from it. Without a moment that can be read, an agent that died looks as if it still worked.',
    remedy: 'Write the moment of the start once, in UTC, such as 2026-01-28T10:30:00Z.',
    sources: [{ document: '001', heading: 'started_at (optional)' }],
    bad: { set: { '/started_at': 'yesterday' } },
    good: { set: { ...BEGUN, '/started_at': '2026-01-28T10:30:00Z' }, also: ['status-in-progress'] },
    check(subject, { now }) {
        if (!(0,json/* has */.zy)(subject.value, 'started_at')) {
            if ((0,model_return/* statusOf */.c2)(subject) !== 'in_progress')
                return rule/* NOTHING */.K$;
            return [
                {
                    pointer: '',
                    property: 'started_at',
                    message: 'Status is "in_progress" and started_at is absent; the moment of the start was expected.',
                    recommendation: fix(subject),
                },
            ];
        }
        const text = (0,json/* stringField */.OM)(subject.value, 'started_at');
        if (text === undefined)
            return rule/* NOTHING */.K$;
        const moment = (0,iso_8601/* parseIso8601 */.I)(text);
        if (moment === null) {
            return [
                {
                    pointer: started_at_POINTER,
                    message: `Field started_at is ${(0,model_text/* quote */.hD)(text)}, which is no ISO 8601 time.`,
                    recommendation: fix(subject),
                },
            ];
        }
        const earliest = moment.zoned ? moment.at : moment.at - iso_8601/* WIDEST_OFFSET */.n;
        if (earliest <= now)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: started_at_POINTER,
                message: `Field started_at is ${(0,model_text/* quote */.hD)(text)}, which is in the future.`,
                recommendation: fix(subject),
            },
        ];
    },
};
function fix(subject) {
    return `${(0,model_return/* fixFormat */.F7)(subject)}: write the moment of the start, such as 2026-01-28T10:30:00Z.`;
}

;// CONCATENATED MODULE: ./src/rules/status-completed.ts




const FORBIDDEN = 'completed';
const statusCompleted = {
    id: 'status-completed',
    area: 'status',
    scope: 'return',
    supersedes: ['status-value'],
    severity: 'error',
    structural: true,
    summary: `The status is never "${FORBIDDEN}"`,
    rationale: 'The word makes the calling tool stop before its own last steps, so the task is never marked as done. Success is said by what was done instead.',
    remedy: 'Write the word for the work that was done, such as researched, planned or implemented.',
    fixes: [{ safety: 'unsafe', does: 'writes the word for what an agent of this name does' }],
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: { set: { '/status': FORBIDDEN }, also: ['standard-mismatch'] },
    good: {},
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== FORBIDDEN)
            return rule/* NOTHING */.K$;
        const { success } = subject.standard;
        const { instead } = suggestStatus(subject, FORBIDDEN);
        return [
            {
                pointer: '/status',
                message: `Status ${(0,model_text/* quote */.hD)(FORBIDDEN)} stops the calling tool; success is said by ${(0,model_text/* listOf */.c3)(success)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${instead === undefined ? 'what was done' : (0,model_text/* quote */.hD)(instead)}.`,
                ...(instead === undefined ? {} : { fix: statusFix(instead) }),
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/status-in-progress.ts


const EARLY = {
    '/status': 'in_progress',
    '/started_at': '2026-01-28T10:30:00Z',
    '/partial_progress': { stage: 'initializing', details: 'Read the task' },
};
const statusInProgress = {
    id: 'status-in-progress',
    area: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'A committed metadata file has a final status',
    rationale: 'An agent writes in_progress when it starts and replaces it when it ends. Once that is committed, the agent was interrupted or nobody tidied up after it.',
    remedy: 'Resume the task, or set the status that the work reached: partial, with errors, if it was cut off.',
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: { set: EARLY },
    good: { set: { ...EARLY, '/status': 'partial' }, also: ['errors-required'] },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== model_return/* UNFINISHED */.yA)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/status',
                message: 'Status "in_progress" is committed, where a final status was expected: the agent never finished.',
                recommendation: `Resume ${(0,model_return/* agentName */.Lp)(subject)}, or set the status to "partial" and say in errors why it stopped.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/status-stale.ts





const PROGRESS = { stage: 'initializing', details: 'Read the task' };
const statusStale = {
    id: 'status-stale',
    area: 'status',
    scope: 'return',
    severity: 'warning',
    summary: 'Work in progress did not start longer ago than stale-after allows',
    rationale: 'No agent works for days at a stretch. When the start lies that far back, the agent is dead and its task waits for somebody to notice.',
    remedy: 'Resume the task or close it. Set stale-after higher if agents do run that long.',
    sources: [{ document: '001', heading: 'started_at (optional)' }],
    bad: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T11:59:59Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
    },
    good: {
        set: { '/status': 'in_progress', '/started_at': '2026-01-27T12:00:00Z', '/partial_progress': PROGRESS },
        also: ['status-in-progress'],
    },
    check(subject, context) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'in_progress')
            return rule/* NOTHING */.K$;
        const startedAt = (0,json/* stringField */.OM)(subject.value, 'started_at');
        if (startedAt === undefined)
            return rule/* NOTHING */.K$;
        const moment = (0,iso_8601/* parseIso8601 */.I)(startedAt);
        if (moment === null)
            return rule/* NOTHING */.K$;
        const latest = moment.zoned ? moment.at : moment.at + iso_8601/* WIDEST_OFFSET */.n;
        if (context.now - latest <= context.staleAfter)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/started_at',
                message: `The agent is still in progress, and ${(0,model_text/* quote */.hD)(startedAt)}, when it started, lies further back than stale-after allows.`,
                recommendation: `Resume or close the task of ${(0,model_return/* agentName */.Lp)(subject)}.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/summary-length.ts



const summary_length_MIN = 10;
const summary_length_MAX = 500;
const summaryLength = {
    id: 'summary-length',
    area: 'summary',
    scope: 'return',
    severity: 'warning',
    summary: `The summary has ${String(summary_length_MIN)} to ${String(summary_length_MAX)} characters`,
    rationale: 'A word or two cannot tell what was done, and a long text fills the context window of the orchestrator that must keep many of them.',
    remedy: 'Say what was accomplished in two to five sentences, and leave the rest to the artifacts.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: [
        { set: { '/summary': 'Done. Ok.' } },
        {
            set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(48)}times.` },
            also: ['summary-tokens'],
        },
    ],
    good: [{}, { set: { '/summary': 'Done. Good' } }],
    check(subject) {
        const length = (0,json/* stringField */.OM)(subject.value, 'summary')?.length;
        if (length === undefined || (length >= summary_length_MIN && length <= summary_length_MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,model_text/* count */.U9)(length, 'character')}; ${String(summary_length_MIN)} to ${String(summary_length_MAX)} were expected.`,
                recommendation: length < summary_length_MIN
                    ? 'Say what was accomplished in 2 to 5 sentences.'
                    : 'Shorten it to what the caller must know; details belong into the artifacts.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/summary-tokens.ts


const MAX_TOKENS = 100;
const CHARACTERS_PER_TOKEN = 4;
const summaryTokens = {
    id: 'summary-tokens',
    area: 'summary',
    scope: 'return',
    severity: 'warning',
    summary: `The summary has at most about ${String(MAX_TOKENS)} tokens`,
    rationale: 'An orchestrator keeps the summary of every agent in its context window. The count is an estimate of four characters a token, since each model counts its own.',
    remedy: 'Shorten it to about 400 characters.',
    sources: [
        { document: '000', heading: 'summary (required)' },
        { document: '003', heading: 'summary (required)' },
    ],
    bad: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(37)}times.` } },
    good: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(36)}times.` } },
    check(subject) {
        const length = (0,json/* stringField */.OM)(subject.value, 'summary')?.length ?? 0;
        const tokens = Math.ceil(length / CHARACTERS_PER_TOKEN);
        if (tokens <= MAX_TOKENS)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has an estimated ${String(tokens)} tokens (${String(length)} characters, ${String(CHARACTERS_PER_TOKEN)} a token); at most about ${String(MAX_TOKENS)} were expected.`,
                recommendation: `Shorten it to about ${String(MAX_TOKENS * CHARACTERS_PER_TOKEN)} characters.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/task-slug-case.ts


const task_slug_case_TASK_FOLDER = /(?:^|\/)(?:OC_)?\d+_([^/]+)\/(?:\.meta\/)?[^/]+$/;
const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const taskSlugCase = {
    id: 'task-slug-case',
    area: 'document',
    scope: 'return',
    severity: 'notice',
    summary: 'The slug of the task folder is in snake_case',
    rationale: 'Folders are found by a name that is put together from the number and the slug of a task. Another spelling makes a second folder, and on some systems two that differ in letter case only.',
    remedy: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
    sources: [{ document: '001', heading: 'File Location' }],
    bad: { file: 'specs/7_Parse-Dates/.return-meta.json' },
    good: [{}, { file: 'specs/OC_007_parse_dates/.meta/.return-meta.json' }],
    check({ file }) {
        const slug = task_slug_case_TASK_FOLDER.exec(file)?.[1];
        if (slug === undefined || SNAKE_CASE.test(slug))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '',
                message: `The slug ${(0,model_text/* quote */.hD)(slug)} of the task folder is not in snake_case.`,
                recommendation: 'Rename the folder: lower-case letters and digits, words joined by single underscores.',
                value: slug,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/families/return-meta.ts


























const returnMetaRules = [
    use(returnLocation),
    use(taskSlugCase),
    use(statusCompleted),
    use(statusInProgress),
    use(statusStale),
    use(summaryLength),
    use(summaryTokens),
    use(noEmoji),
    use(artifactSummaryLength),
    use(artifactSummarySentence),
    use(artifactTypePath),
    use(delegationDepth),
    use(delegationPath),
    use(implementedPhasesShort),
    use(phasesTopLevel),
    use(metadataTopLevel),
    use(errorsRequired, { severity: 'warning' }),
    use(startedAt),
    use(partialProgressRequired),
    use(partialProgressLeftover),
    use(completionDataRequired),
    use(completionSummarySentences),
    use(roadmapItemsMeta),
    use(roadmapItemUnknown),
    use(metaFileLeftover),
];

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/shape.ts
const return_meta_1_2_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items",
            "claudemd_suggestions"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/validate.js
// Generated by `npm run generate` from schemas/return-meta@1.2.schema.json: do not edit.
const return_meta_1_2_validate_validate = return_meta_1_2_validate_validate20;

const return_meta_1_2_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@1.2","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}},"claudemd_suggestions":{"type":"string"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"]}}}},{"if":{"allOf":[{"properties":{"status":{"const":"implemented"}},"required":["status"]},{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"metadata":{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"agent_type":{"type":"string","pattern":"^meta-"}},"required":["agent_type"]}]}},"required":["metadata"]}]}]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["claudemd_suggestions"]}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"}}};
const return_meta_1_2_validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const return_meta_1_2_validate_schema33 = {"type":"number"};
const schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const pattern4 = new RegExp("^meta-", "u");
const pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern6 = new RegExp("\\S", "u");

function return_meta_1_2_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@1.2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = return_meta_1_2_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err8 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.status === undefined) && (missing2 = "status")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var valid8 = _errs16 === errors;
if(valid8){
const _errs18 = errors;
const _errs19 = errors;
let valid10 = false;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.task_type === undefined) && (missing3 = "task_type")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.task_type !== undefined){
if("meta" !== data.task_type){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
var _valid3 = _errs20 === errors;
valid10 = valid10 || _valid3;
if(_valid3){
var props2 = {};
props2.task_type = true;
}
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.language === undefined) && (missing4 = "language")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.language !== undefined){
if("meta" !== data.language){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid3 = _errs22 === errors;
valid10 = valid10 || _valid3;
if(_valid3){
if(props2 !== true){
props2 = props2 || {};
props2.language = true;
}
}
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.metadata === undefined) && (missing5 = "metadata")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.metadata !== undefined){
let data7 = data.metadata;
const _errs26 = errors;
let valid14 = false;
const _errs27 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing6;
if((data7.task_type === undefined) && (missing6 = "task_type")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data7.task_type !== undefined){
if("meta" !== data7.task_type){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid4 = _errs27 === errors;
valid14 = valid14 || _valid4;
if(_valid4){
var props3 = {};
props3.task_type = true;
}
const _errs29 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing7;
if((data7.language === undefined) && (missing7 = "language")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data7.language !== undefined){
if("meta" !== data7.language){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid4 = _errs29 === errors;
valid14 = valid14 || _valid4;
if(_valid4){
if(props3 !== true){
props3 = props3 || {};
props3.language = true;
}
}
const _errs31 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing8;
if((data7.agent_type === undefined) && (missing8 = "agent_type")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data7.agent_type !== undefined){
let data10 = data7.agent_type;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
}
var _valid4 = _errs31 === errors;
valid14 = valid14 || _valid4;
if(_valid4){
if(props3 !== true){
props3 = props3 || {};
props3.agent_type = true;
}
}
if(!valid14){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid3 = _errs24 === errors;
valid10 = valid10 || _valid3;
if(_valid3){
if(props2 !== true){
props2 = props2 || {};
props2.metadata = true;
}
}
if(!valid10){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs18 === errors;
if(valid8){
if(props2 !== true){
props2 = props2 || {};
props2.status = true;
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err25 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.completion_data !== undefined){
let data11 = data.completion_data;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.claudemd_suggestions === undefined){
const err26 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/2/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "claudemd_suggestions"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
var _valid2 = _errs34 === errors;
valid7 = _valid2;
if(valid7){
if(props2 !== true){
props2 = props2 || {};
props2.completion_data = true;
}
}
}
if(!valid7){
const err27 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.artifacts === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.metadata === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err31 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.status !== undefined){
let data13 = data.status;
if(typeof data13 !== "string"){
const err32 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((((data13 === "in_progress") || (data13 === "researched")) || (data13 === "planned")) || (data13 === "implemented")) || (data13 === "partial")) || (data13 === "failed")) || (data13 === "blocked"))){
const err33 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: return_meta_1_2_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data14 = data.artifacts;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.type === undefined){
const err34 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.path === undefined){
const err35 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.summary === undefined){
const err36 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.type !== undefined){
let data16 = data15.type;
if(typeof data16 !== "string"){
const err37 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((((data16 === "report") || (data16 === "plan")) || (data16 === "summary")) || (data16 === "implementation"))){
const err38 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: return_meta_1_2_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.path !== undefined){
let data17 = data15.path;
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
const err39 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data15.summary !== undefined){
if(typeof data15.summary !== "string"){
const err41 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.metadata !== undefined){
let data19 = data.metadata;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.session_id === undefined){
const err44 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data19.agent_type === undefined){
const err45 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data19.delegation_depth === undefined){
const err46 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19.delegation_path === undefined){
const err47 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data19.session_id !== undefined){
let data20 = data19.session_id;
if(typeof data20 === "string"){
if(!pattern6.test(data20)){
const err48 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.agent_type !== undefined){
let data21 = data19.agent_type;
if(typeof data21 === "string"){
if(!pattern6.test(data21)){
const err50 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data19.duration_seconds !== undefined){
let data22 = data19.duration_seconds;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err52 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.delegation_depth !== undefined){
let data23 = data19.delegation_depth;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err54 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err55 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data19.delegation_path !== undefined){
let data24 = data19.delegation_path;
if(Array.isArray(data24)){
if(data24.length < 1){
const err56 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(typeof data25 === "string"){
if(!pattern6.test(data25)){
const err57 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.findings_count !== undefined){
let data26 = data19.findings_count;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err60 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data19.phase_count !== undefined){
let data27 = data19.phase_count;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err61 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data19.estimated_hours !== undefined){
let data28 = data19.estimated_hours;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err62 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data19.phases_completed !== undefined){
let data29 = data19.phases_completed;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err63 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.phases_total !== undefined){
let data30 = data19.phases_total;
if(!((typeof data30 == "number") && (isFinite(data30)))){
const err64 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data19.task_type !== undefined){
if(typeof data19.task_type !== "string"){
const err65 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data19.language !== undefined){
if(typeof data19.language !== "string"){
const err66 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err68 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err69 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err70 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data36 = data.partial_progress;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.stage === undefined){
const err71 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data36.details === undefined){
const err72 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data36.stage !== undefined){
if(typeof data36.stage !== "string"){
const err73 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data36.details !== undefined){
if(typeof data36.details !== "string"){
const err74 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data36.phases_completed !== undefined){
let data39 = data36.phases_completed;
if(!((typeof data39 == "number") && (isFinite(data39)))){
const err75 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data36.phases_total !== undefined){
let data40 = data36.phases_total;
if(!((typeof data40 == "number") && (isFinite(data40)))){
const err76 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data41 = data.completion_data;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.completion_summary !== undefined){
if(typeof data41.completion_summary !== "string"){
const err78 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data41.roadmap_items !== undefined){
let data43 = data41.roadmap_items;
if(Array.isArray(data43)){
const len2 = data43.length;
for(let i2=0; i2<len2; i2++){
if(typeof data43[i2] !== "string"){
const err79 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data41.claudemd_suggestions !== undefined){
if(typeof data41.claudemd_suggestions !== "string"){
const err81 = {instancePath:instancePath+"/completion_data/claudemd_suggestions",schemaPath:"#/properties/completion_data/properties/claudemd_suggestions/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.errors !== undefined){
let data46 = data.errors;
if(Array.isArray(data46)){
const len3 = data46.length;
for(let i3=0; i3<len3; i3++){
let data47 = data46[i3];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.type === undefined){
const err83 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data47.message === undefined){
const err84 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data47.recoverable === undefined){
const err85 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data47.recommendation === undefined){
const err86 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data47.type !== undefined){
if(typeof data47.type !== "string"){
const err87 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data47.message !== undefined){
if(typeof data47.message !== "string"){
const err88 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data47.recoverable !== undefined){
if(typeof data47.recoverable !== "boolean"){
const err89 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data47.recommendation !== undefined){
if(typeof data47.recommendation !== "string"){
const err90 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err93 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err94 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
return_meta_1_2_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
return_meta_1_2_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/index.ts










const artifactTypes = return_meta_1_2_shape_shape.enums['/artifacts/*/type'];
const return_meta_1_2_standard = {
    id: 'return-meta@1.2',
    family: 'return-meta',
    version: '1.2',
    title: 'Return metadata file 1.2',
    isDefault: true,
    source: '001',
    statuses: return_meta_1_2_shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: return_meta_1_2_shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: ruleList(jsonRules, returnMetaRules, [use(claudemdRequired), use(claudemdNone)]),
    sample: metadataSample,
    validate: shapeOf(return_meta_1_2_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/memory-candidate.ts






const memory_candidate_LIMIT = 3;
const CATEGORIES = ['TECHNIQUE', 'PATTERN', 'CONFIG', 'WORKFLOW', 'INSIGHT'];
const memory_candidate_FIELDS = [
    ['content', 'text that is not blank', isText],
    ['category', (0,model_text/* listOf */.c3)(CATEGORIES), (value) => typeof value === 'string' && CATEGORIES.includes(value)],
    ['source_artifact', 'the path of an artifact', isText],
    ['confidence', 'a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
    ['suggested_keywords', 'a list of words', json/* isArray */.cy],
];
const CANDIDATE = {
    content: 'Dates without an offset are ambiguous by up to 26 hours',
    category: 'INSIGHT',
    source_artifact: 'specs/7_parse_dates/plans/01_parse-dates.md',
    confidence: 1,
    suggested_keywords: ['dates', 'offsets'],
};
const memoryCandidate = {
    id: 'memory-candidate',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: `There are at most ${String(memory_candidate_LIMIT)} memory candidates, each complete`,
    rationale: 'Candidates are offered to the user for the memory as they stand: sorted by category, judged by confidence, found by keywords. One that lacks a part cannot be filed.',
    remedy: 'Keep the three that are worth most, and give each its five fields.',
    sources: [{ document: 'upstream', heading: 'memory_candidates' }],
    bad: { set: { '/memory_candidates': [{ ...CANDIDATE, category: 'NOTE' }] }, also: ['standard-mismatch'] },
    good: { set: { '/memory_candidates': [CANDIDATE, CANDIDATE, CANDIDATE] } },
    check(subject) {
        const candidates = (0,json/* field */.ZZ)(subject.value, 'memory_candidates');
        if (candidates === undefined)
            return rule/* NOTHING */.K$;
        const pointer = (0,model_pointer/* join */.fj)('', 'memory_candidates');
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        if (!(0,json/* isArray */.cy)(candidates)) {
            return [
                {
                    pointer,
                    message: `Field memory_candidates is ${(0,in_words/* inWords */.r)(candidates)}; a list was expected.`,
                    recommendation: `${fix} write a list of up to ${String(memory_candidate_LIMIT)} candidates.`,
                },
            ];
        }
        const problems = [];
        if (candidates.length > memory_candidate_LIMIT) {
            problems.push({
                pointer,
                message: `There are ${String(candidates.length)} memory candidates; at most ${String(memory_candidate_LIMIT)} are allowed.`,
                recommendation: `${fix} keep the ${String(memory_candidate_LIMIT)} that are worth most.`,
            });
        }
        for (let index = 0; index < candidates.length && index < memory_candidate_LIMIT; index++) {
            for (const problem of judge(candidates[index], (0,model_pointer/* join */.fj)(pointer, index), fix))
                problems.push(problem);
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function judge(candidate, pointer, fix) {
    if (!(0,json/* isObject */.Gv)(candidate)) {
        return [
            {
                pointer,
                message: `The memory candidate is ${(0,in_words/* inWords */.r)(candidate)}; an object was expected.`,
                recommendation: `${fix} write an object with ${(0,model_text/* listOf */.c3)(memory_candidate_FIELDS.map(([name]) => name), 'and')}.`,
            },
        ];
    }
    const problems = [];
    for (const [name, expected, fits] of memory_candidate_FIELDS) {
        const value = (0,json/* field */.ZZ)(candidate, name);
        if (value === undefined) {
            problems.push({
                pointer,
                property: name,
                message: `The memory candidate has no ${name}; ${expected} was expected.`,
                recommendation: `${fix} add ${name}.`,
            });
        }
        else if (!fits(value)) {
            const meant = name === 'category' && typeof value === 'string' ? (0,model_text/* nearest */.pA)(value.trim(), CATEGORIES) : undefined;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, name),
                message: `The memory candidate's ${name} is ${(0,in_words/* inWords */.r)(value)}; ${expected} was expected.`,
                recommendation: `${fix} write ${meant ?? expected}.`,
            });
        }
    }
    const keywords = (0,json/* listField */.FZ)(candidate, 'suggested_keywords');
    for (let index = 0; index < keywords.length; index++) {
        const keyword = keywords[index];
        if (typeof keyword === 'string')
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, 'suggested_keywords', index),
            message: `A suggested keyword of the memory candidate is ${(0,in_words/* inWords */.r)(keyword)}; a string was expected.`,
            recommendation: `${fix} write each keyword as a string.`,
        });
    }
    return problems;
}
function isText(value) {
    return typeof value === 'string' && !(0,model_text/* isBlank */.z3)(value);
}

;// CONCATENATED MODULE: ./src/rules/review-reason.ts






const reviewReason = {
    id: 'review-reason',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A return that asks for a review says why',
    rationale: 'A person is called in and the work waits. Without a reason they do not know what to look at.',
    remedy: 'Say in review_reason what the person has to judge, or set requires_user_review to false.',
    sources: [{ document: 'upstream', heading: 'requires_user_review' }],
    bad: { set: { '/requires_user_review': true }, also: ['standard-mismatch'] },
    good: { set: { '/requires_user_review': true, '/review_reason': 'The plan drops support for two calendars' } },
    check(subject) {
        if ((0,json/* field */.ZZ)(subject.value, 'requires_user_review') !== true)
            return rule/* NOTHING */.K$;
        const reason = (0,json/* field */.ZZ)(subject.value, 'review_reason');
        if (typeof reason === 'string' && !(0,model_text/* isBlank */.z3)(reason))
            return rule/* NOTHING */.K$;
        return [
            {
                ...(reason === undefined ? { pointer: '', property: 'review_reason' } : { pointer: (0,model_pointer/* join */.fj)('', 'review_reason') }),
                message: `Field requires_user_review is true and review_reason is ${reason === undefined ? 'absent' : (0,in_words/* inWords */.r)(reason)}; a reason was expected.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say in review_reason what a person has to judge.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/shape.ts
const return_meta_1_4_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language",
            "memory_candidates",
            "requires_user_review",
            "review_reason"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total",
            "handoff_path"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation",
            "handoff"
        ],
        "/memory_candidates/*/category": [
            "TECHNIQUE",
            "PATTERN",
            "CONFIG",
            "WORKFLOW",
            "INSIGHT"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/validate.js
// Generated by `npm run generate` from schemas/return-meta@1.4.schema.json: do not edit.
const return_meta_1_4_validate_validate = return_meta_1_4_validate_validate20;

const return_meta_1_4_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@1.4","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"handoff_path":{"type":"string"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"},"memory_candidates":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"type":"boolean"},"review_reason":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"]}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\S"}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"memoryCandidate":{"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"}}};
const return_meta_1_4_validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const return_meta_1_4_validate_schema33 = {"type":"number"};
const validate_schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const schema41 = {"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}};
const validate_pattern4 = new RegExp("\\S", "u");
const validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function return_meta_1_4_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@1.4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = return_meta_1_4_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err8 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.requires_user_review === undefined) && (missing2 = "requires_user_review")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.requires_user_review !== undefined){
if(true !== data.requires_user_review){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.review_reason === undefined){
const err11 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "review_reason"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.review_reason !== undefined){
let data5 = data.review_reason;
if(typeof data5 === "string"){
if(!validate_pattern4.test(data5)){
const err12 = {instancePath:instancePath+"/review_reason",schemaPath:"#/allOf/2/then/properties/review_reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.review_reason = true;
props2.requires_user_review = true;
}
}
if(!valid7){
const err13 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.artifacts === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.metadata === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
props0.memory_candidates = true;
props0.requires_user_review = true;
props0.review_reason = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err17 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((data7 === "in_progress") || (data7 === "researched")) || (data7 === "planned")) || (data7 === "implemented")) || (data7 === "partial")) || (data7 === "failed")) || (data7 === "blocked"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: return_meta_1_4_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data8 = data.artifacts;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type === undefined){
const err20 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.path === undefined){
const err21 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.summary === undefined){
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.type !== undefined){
let data10 = data9.type;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((data10 === "report") || (data10 === "plan")) || (data10 === "summary")) || (data10 === "implementation")) || (data10 === "handoff"))){
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: return_meta_1_4_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.path !== undefined){
let data11 = data9.path;
if(typeof data11 === "string"){
if(!validate_pattern5.test(data11)){
const err25 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.summary !== undefined){
if(typeof data9.summary !== "string"){
const err27 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.metadata !== undefined){
let data13 = data.metadata;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.session_id === undefined){
const err30 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.agent_type === undefined){
const err31 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.delegation_depth === undefined){
const err32 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.delegation_path === undefined){
const err33 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.session_id !== undefined){
let data14 = data13.session_id;
if(typeof data14 === "string"){
if(!validate_pattern4.test(data14)){
const err34 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.agent_type !== undefined){
let data15 = data13.agent_type;
if(typeof data15 === "string"){
if(!validate_pattern4.test(data15)){
const err36 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.duration_seconds !== undefined){
let data16 = data13.duration_seconds;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.delegation_depth !== undefined){
let data17 = data13.delegation_depth;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data13.delegation_path !== undefined){
let data18 = data13.delegation_path;
if(Array.isArray(data18)){
if(data18.length < 1){
const err42 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 === "string"){
if(!validate_pattern4.test(data19)){
const err43 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.findings_count !== undefined){
let data20 = data13.findings_count;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err46 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.phase_count !== undefined){
let data21 = data13.phase_count;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err47 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.estimated_hours !== undefined){
let data22 = data13.estimated_hours;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err48 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data13.phases_completed !== undefined){
let data23 = data13.phases_completed;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err49 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.phases_total !== undefined){
let data24 = data13.phases_total;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err50 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data13.task_type !== undefined){
if(typeof data13.task_type !== "string"){
const err51 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data13.language !== undefined){
if(typeof data13.language !== "string"){
const err52 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err54 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err55 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err56 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data30 = data.partial_progress;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.stage === undefined){
const err57 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data30.details === undefined){
const err58 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data30.stage !== undefined){
if(typeof data30.stage !== "string"){
const err59 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data30.details !== undefined){
if(typeof data30.details !== "string"){
const err60 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data30.phases_completed !== undefined){
let data33 = data30.phases_completed;
if(!((typeof data33 == "number") && (isFinite(data33)))){
const err61 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data30.phases_total !== undefined){
let data34 = data30.phases_total;
if(!((typeof data34 == "number") && (isFinite(data34)))){
const err62 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data30.handoff_path !== undefined){
if(typeof data30.handoff_path !== "string"){
const err63 = {instancePath:instancePath+"/partial_progress/handoff_path",schemaPath:"#/properties/partial_progress/properties/handoff_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data36 = data.completion_data;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.completion_summary !== undefined){
if(typeof data36.completion_summary !== "string"){
const err65 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data36.roadmap_items !== undefined){
let data38 = data36.roadmap_items;
if(Array.isArray(data38)){
const len2 = data38.length;
for(let i2=0; i2<len2; i2++){
if(typeof data38[i2] !== "string"){
const err66 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.errors !== undefined){
let data40 = data.errors;
if(Array.isArray(data40)){
const len3 = data40.length;
for(let i3=0; i3<len3; i3++){
let data41 = data40[i3];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.type === undefined){
const err69 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data41.message === undefined){
const err70 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data41.recoverable === undefined){
const err71 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data41.recommendation === undefined){
const err72 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data41.type !== undefined){
if(typeof data41.type !== "string"){
const err73 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data41.message !== undefined){
if(typeof data41.message !== "string"){
const err74 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data41.recoverable !== undefined){
if(typeof data41.recoverable !== "boolean"){
const err75 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data41.recommendation !== undefined){
if(typeof data41.recommendation !== "string"){
const err76 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err79 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err80 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.memory_candidates !== undefined){
let data48 = data.memory_candidates;
if(Array.isArray(data48)){
if(data48.length > 3){
const err81 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len4 = data48.length;
for(let i4=0; i4<len4; i4++){
let data49 = data48[i4];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.content === undefined){
const err82 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data49.category === undefined){
const err83 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data49.source_artifact === undefined){
const err84 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "source_artifact"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data49.confidence === undefined){
const err85 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data49.suggested_keywords === undefined){
const err86 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "suggested_keywords"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data49.content !== undefined){
let data50 = data49.content;
if(typeof data50 === "string"){
if(!validate_pattern4.test(data50)){
const err87 = {instancePath:instancePath+"/memory_candidates/" + i4+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/memory_candidates/" + i4+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data49.category !== undefined){
let data51 = data49.category;
if(typeof data51 !== "string"){
const err89 = {instancePath:instancePath+"/memory_candidates/" + i4+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(!(((((data51 === "TECHNIQUE") || (data51 === "PATTERN")) || (data51 === "CONFIG")) || (data51 === "WORKFLOW")) || (data51 === "INSIGHT"))){
const err90 = {instancePath:instancePath+"/memory_candidates/" + i4+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/enum",keyword:"enum",params:{allowedValues: schema41.properties.category.enum}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data49.source_artifact !== undefined){
let data52 = data49.source_artifact;
if(typeof data52 === "string"){
if(!validate_pattern4.test(data52)){
const err91 = {instancePath:instancePath+"/memory_candidates/" + i4+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/memory_candidates/" + i4+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data49.confidence !== undefined){
let data53 = data49.confidence;
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 1 || isNaN(data53)){
const err93 = {instancePath:instancePath+"/memory_candidates/" + i4+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data53 < 0 || isNaN(data53)){
const err94 = {instancePath:instancePath+"/memory_candidates/" + i4+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/memory_candidates/" + i4+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data49.suggested_keywords !== undefined){
let data54 = data49.suggested_keywords;
if(Array.isArray(data54)){
const len5 = data54.length;
for(let i5=0; i5<len5; i5++){
if(typeof data54[i5] !== "string"){
const err96 = {instancePath:instancePath+"/memory_candidates/" + i4+"/suggested_keywords/" + i5,schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/memory_candidates/" + i4+"/suggested_keywords",schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.requires_user_review !== undefined){
if(typeof data.requires_user_review !== "boolean"){
const err100 = {instancePath:instancePath+"/requires_user_review",schemaPath:"#/properties/requires_user_review/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.review_reason !== undefined){
if(typeof data.review_reason !== "string"){
const err101 = {instancePath:instancePath+"/review_reason",schemaPath:"#/properties/review_reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
return_meta_1_4_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
return_meta_1_4_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/index.ts










const return_meta_1_4_artifactTypes = return_meta_1_4_shape_shape.enums['/artifacts/*/type'];
const return_meta_1_4_standard = {
    id: 'return-meta@1.4',
    family: 'return-meta',
    version: '1.4',
    title: 'Return metadata file 1.4',
    isDefault: false,
    source: 'upstream, May 2026',
    statuses: return_meta_1_4_shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes: return_meta_1_4_artifactTypes,
    shape: return_meta_1_4_shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(return_meta_1_4_artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/partial_progress/handoff_path' },
        { pattern: '/memory_candidates/*/source_artifact' },
    ],
    rules: ruleList(jsonRules, returnMetaRules, [use(memoryCandidate), use(reviewReason)]),
    sample: metadataSample,
    validate: shapeOf(return_meta_1_4_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/modified-files.ts






const LISTS = ['modified_files', 'proposed_file_scope'];
const modifiedFiles = {
    id: 'modified-files',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['field-type'],
    severity: 'error',
    structural: true,
    summary: 'Modified files and the proposed scope are lists of file paths within the repository',
    rationale: 'Agents that work side by side are kept apart by these paths. A folder or an absolute path cannot be compared with the files that others change.',
    remedy: 'List each file by its path from the root of the repository, with forward slashes; no folders.',
    sources: [{ document: 'upstream', heading: 'modified_files and proposed_file_scope' }],
    bad: { set: { '/proposed_file_scope': ['src/dates/'] }, also: ['standard-mismatch'] },
    good: { set: { '/proposed_file_scope': ['src/dates/parse.ts'] } },
    check(subject) {
        const problems = [];
        for (const name of LISTS) {
            const paths = (0,json/* field */.ZZ)(subject.value, name);
            if (paths === undefined)
                continue;
            if (!(0,json/* isArray */.cy)(paths)) {
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', name),
                    message: `Field ${name} is ${(0,in_words/* inWords */.r)(paths)}; a list of file paths was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write ${name} as a list of file paths.`,
                });
                continue;
            }
            for (let index = 0; index < paths.length; index++) {
                const path = paths[index];
                const reason = fault(path);
                if (reason === undefined)
                    continue;
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)('', name, index),
                    message: `Entry ${String(index + 1)} of ${name} is ${(0,in_words/* inWords */.r)(path)}, ${reason}; the path of a file within the repository was expected.`,
                    recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: write paths of files from the root of the repository.`,
                });
            }
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function fault(path) {
    if (typeof path !== 'string')
        return 'which is no string';
    if ((0,model_text/* isBlank */.z3)(path))
        return 'which is blank';
    if (/^(?:[/~]|[A-Za-z]:)/.test(path))
        return 'which is not relative to the repository';
    if (path.includes('\\'))
        return 'which has a backslash';
    return path.endsWith('/') ? 'which is a folder' : undefined;
}

;// CONCATENATED MODULE: ./src/rules/research-questions.ts






const ASKING = 'needs_research';
const researchQuestions = {
    id: 'research-questions',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A return that needs research asks its questions and claims no artifacts',
    rationale: 'The orchestrator dispatches research with these questions. Without any it has nothing to ask, and an artifact would be work that the agent says it could not begin.',
    remedy: 'Write each question as a string in research_questions, and leave artifacts empty.',
    sources: [{ document: 'upstream', heading: 'needs_research' }],
    bad: { set: { '/status': ASKING, '/artifacts': [] } },
    good: { set: { '/status': ASKING, '/artifacts': [], '/research_questions': ['Which calendars are in use?'] } },
    check(subject) {
        const asks = (0,model_return/* statusOf */.c2)(subject) === ASKING;
        const questions = (0,json/* field */.ZZ)(subject.value, 'research_questions');
        if (questions === undefined && !asks)
            return rule/* NOTHING */.K$;
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        const pointer = (0,model_pointer/* join */.fj)('', 'research_questions');
        const problems = [];
        if (questions === undefined) {
            problems.push({
                pointer: '',
                property: 'research_questions',
                message: `Status is "${ASKING}" and research_questions is absent; at least one question was expected.`,
                recommendation: `${fix} list the questions in research_questions.`,
            });
        }
        else if (!(0,json/* isArray */.cy)(questions)) {
            problems.push({
                pointer,
                message: `Field research_questions is ${(0,in_words/* inWords */.r)(questions)}; a list of questions was expected.`,
                recommendation: `${fix} write research_questions as a list of strings.`,
            });
        }
        else {
            if (asks && questions.length === 0) {
                problems.push({
                    pointer,
                    message: `Status is "${ASKING}" and research_questions is empty; at least one question was expected.`,
                    recommendation: `${fix} list the questions in research_questions.`,
                });
            }
            for (let index = 0; index < questions.length; index++) {
                const question = questions[index];
                if (typeof question === 'string' && !(0,model_text/* isBlank */.z3)(question))
                    continue;
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)(pointer, index),
                    message: `Research question ${String(index + 1)} is ${(0,in_words/* inWords */.r)(question)}; text that is not blank was expected.`,
                    recommendation: `${fix} write each question as a string.`,
                });
            }
        }
        const artifacts = asks ? (0,json/* listField */.FZ)(subject.value, 'artifacts').length : 0;
        if (artifacts > 0) {
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', 'artifacts'),
                message: `Status is "${ASKING}" and there ${artifacts === 1 ? 'is' : 'are'} ${(0,model_text/* count */.U9)(artifacts, 'artifact')}; none was expected.`,
                recommendation: `${fix} leave artifacts empty, or return "partial" with what there is.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/user-decision.ts






const user_decision_FIELDS = [
    ['question', 'text that is not blank', (value) => typeof value === 'string' && !(0,model_text/* isBlank */.z3)(value)],
    ['options', 'a list of options', json/* isArray */.cy],
    ['recommended', 'one of the options', (value) => typeof value === 'string'],
    ['blocking', 'true or false', (value) => typeof value === 'boolean'],
];
const DECISION = {
    question: 'Which calendar do dates without one belong to?',
    options: ['Gregorian', 'Julian'],
    recommended: 'Gregorian',
    blocking: false,
};
const userDecision = {
    id: 'user-decision',
    area: 'life-cycle',
    scope: 'return',
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    summary: 'A decision for the user is a question with two options or more, one of them recommended',
    rationale: 'The question is shown to the user as it stands. With fewer than two options there is nothing to decide, and a recommendation that is no option cannot be taken.',
    remedy: 'Give question, options, recommended (one of the options) and blocking (true or false).',
    sources: [{ document: 'upstream', heading: 'user_decision' }],
    bad: { set: { '/user_decision': { ...DECISION, options: ['Gregorian'] } }, also: ['standard-mismatch'] },
    good: { set: { '/user_decision': DECISION } },
    check(subject) {
        const decision = (0,json/* field */.ZZ)(subject.value, 'user_decision');
        if (decision === undefined)
            return rule/* NOTHING */.K$;
        const pointer = (0,model_pointer/* join */.fj)('', 'user_decision');
        const fix = `${(0,model_return/* fixFormat */.F7)(subject)}:`;
        if (!(0,json/* isObject */.Gv)(decision)) {
            return [
                {
                    pointer,
                    message: `Field user_decision is ${(0,in_words/* inWords */.r)(decision)}; an object was expected.`,
                    recommendation: `${fix} write an object with question, options, recommended and blocking.`,
                },
            ];
        }
        const problems = [];
        for (const [name, expected, fits] of user_decision_FIELDS) {
            const value = (0,json/* field */.ZZ)(decision, name);
            if (value === undefined) {
                problems.push({
                    pointer,
                    property: name,
                    message: `Field user_decision has no ${name}; ${expected} was expected.`,
                    recommendation: `${fix} add ${name}.`,
                });
            }
            else if (!fits(value)) {
                problems.push({
                    pointer: (0,model_pointer/* join */.fj)(pointer, name),
                    message: `Field user_decision.${name} is ${(0,in_words/* inWords */.r)(value)}; ${expected} was expected.`,
                    recommendation: `${fix} write ${expected}.`,
                });
            }
        }
        const options = (0,json/* field */.ZZ)(decision, 'options');
        if (!(0,json/* isArray */.cy)(options))
            return problems;
        for (const problem of judgeOptions(options, (0,model_pointer/* join */.fj)(pointer, 'options'), fix))
            problems.push(problem);
        const recommended = (0,json/* field */.ZZ)(decision, 'recommended');
        if (typeof recommended === 'string' && !options.includes(recommended)) {
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'recommended'),
                message: `Field user_decision.recommended is ${(0,in_words/* inWords */.r)(recommended)}, which is not one of the options.`,
                recommendation: `${fix} recommend one of the options, in the same words.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function judgeOptions(options, pointer, fix) {
    const problems = [];
    if (options.length < 2) {
        problems.push({
            pointer,
            message: `Field user_decision.options has ${(0,model_text/* count */.U9)(options.length, 'option')}; two or more were expected.`,
            recommendation: `${fix} give two options or more, or decide without the user.`,
        });
    }
    for (let index = 0; index < options.length; index++) {
        const option = options[index];
        if (typeof option === 'string')
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, index),
            message: `Option ${String(index + 1)} of user_decision is ${(0,in_words/* inWords */.r)(option)}; a string was expected.`,
            recommendation: `${fix} write each option as a string.`,
        });
    }
    return problems;
}

;// CONCATENATED MODULE: ./src/standards/return-meta@2.1/shape.ts
const return_meta_2_1_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "artifacts",
            "metadata",
            "summary",
            "next_steps",
            "started_at",
            "partial_progress",
            "completion_data",
            "errors",
            "task_type",
            "language",
            "memory_candidates",
            "requires_user_review",
            "review_reason",
            "research_questions",
            "modified_files",
            "proposed_file_scope",
            "reflection",
            "dispatch_seq",
            "user_decision"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "agent_type",
            "duration_seconds",
            "delegation_depth",
            "delegation_path",
            "findings_count",
            "phase_count",
            "estimated_hours",
            "phases_completed",
            "phases_total",
            "task_type",
            "language"
        ],
        "/partial_progress": [
            "stage",
            "details",
            "phases_completed",
            "phases_total",
            "handoff_path"
        ],
        "/completion_data": [
            "completion_summary",
            "roadmap_items"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ],
        "/memory_candidates/*": [
            "content",
            "category",
            "source_artifact",
            "confidence",
            "suggested_keywords"
        ],
        "/reflection": [
            "what_worked",
            "what_was_hard",
            "what_was_missed",
            "successes"
        ],
        "/user_decision": [
            "question",
            "options",
            "recommended",
            "blocking"
        ]
    },
    "enums": {
        "/status": [
            "in_progress",
            "researched",
            "planned",
            "implemented",
            "partial",
            "needs_research",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "report",
            "plan",
            "summary",
            "implementation",
            "handoff"
        ],
        "/memory_candidates/*/category": [
            "TECHNIQUE",
            "PATTERN",
            "CONFIG",
            "WORKFLOW",
            "INSIGHT"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/return-meta@2.1/validate.js
// Generated by `npm run generate` from schemas/return-meta@2.1.schema.json: do not edit.
const return_meta_2_1_validate_validate = return_meta_2_1_validate_validate20;

const return_meta_2_1_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@2.1","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","needs_research","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"handoff_path":{"type":"string"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"},"memory_candidates":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"type":"boolean"},"review_reason":{"type":"string"},"research_questions":{"type":"array","items":{"type":"string","pattern":"\\S"}},"modified_files":{"type":"array","items":{"type":"string","pattern":"^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}},"proposed_file_scope":{"type":"array","items":{"type":"string","pattern":"^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}},"reflection":{"type":"object","properties":{"what_worked":{"type":"string"},"what_was_hard":{"type":"string"},"what_was_missed":{"type":"string"},"successes":{"type":"string"}}},"dispatch_seq":{"type":"integer"},"user_decision":{"type":"object","required":["question","options","recommended","blocking"],"properties":{"question":{"type":"string","pattern":"\\S"},"options":{"type":"array","minItems":2,"items":{"type":"string"}},"recommended":{"type":"string"},"blocking":{"type":"boolean"}}}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"]}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\S"}}}},{"if":{"properties":{"status":{"const":"needs_research"}},"required":["status"]},"then":{"required":["research_questions"],"properties":{"artifacts":{"maxItems":0},"research_questions":{"minItems":1}}}},{"if":{"properties":{"status":{"enum":["researched","planned","implemented","needs_research","failed","blocked"]}},"required":["status"]},"then":{"not":{"required":["partial_progress"]}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"memoryCandidate":{"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"}}};
const return_meta_2_1_validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const return_meta_2_1_validate_schema33 = {"type":"number"};
const return_meta_2_1_validate_schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const validate_schema41 = {"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}};
const return_meta_2_1_validate_pattern4 = new RegExp("\\S", "u");
const return_meta_2_1_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern12 = new RegExp("^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$", "u");

function return_meta_2_1_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@2.1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = return_meta_2_1_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.status === undefined) && (missing1 = "status")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.status !== undefined){
if("implemented" !== data.status){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_data === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "completion_data"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.completion_data !== undefined){
let data3 = data.completion_data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.completion_summary === undefined){
const err7 = {instancePath:instancePath+"/completion_data",schemaPath:"#/allOf/1/then/properties/completion_data/required",keyword:"required",params:{missingProperty: "completion_summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.completion_data = true;
props1.status = true;
}
}
if(!valid4){
const err8 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.requires_user_review === undefined) && (missing2 = "requires_user_review")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.requires_user_review !== undefined){
if(true !== data.requires_user_review){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.review_reason === undefined){
const err11 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "review_reason"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.review_reason !== undefined){
let data5 = data.review_reason;
if(typeof data5 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data5)){
const err12 = {instancePath:instancePath+"/review_reason",schemaPath:"#/allOf/2/then/properties/review_reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.review_reason = true;
props2.requires_user_review = true;
}
}
if(!valid7){
const err13 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs20 = errors;
let valid10 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.status === undefined) && (missing3 = "status")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data.status !== undefined){
if("needs_research" !== data.status){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.research_questions === undefined){
const err16 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "research_questions"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.artifacts !== undefined){
let data7 = data.artifacts;
if(Array.isArray(data7)){
if(data7.length > 0){
const err17 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/3/then/properties/artifacts/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.research_questions !== undefined){
let data8 = data.research_questions;
if(Array.isArray(data8)){
if(data8.length < 1){
const err18 = {instancePath:instancePath+"/research_questions",schemaPath:"#/allOf/3/then/properties/research_questions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
var _valid3 = _errs23 === errors;
valid10 = _valid3;
if(valid10){
var props3 = {};
props3.artifacts = true;
props3.research_questions = true;
props3.status = true;
}
}
if(!valid10){
const err19 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs27 = errors;
let valid13 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.status === undefined) && (missing4 = "status")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data.status !== undefined){
let data9 = data.status;
if(!((((((data9 === "researched") || (data9 === "planned")) || (data9 === "implemented")) || (data9 === "needs_research")) || (data9 === "failed")) || (data9 === "blocked"))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
var _valid4 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs30 = errors;
const _errs31 = errors;
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.partial_progress === undefined) && (missing5 = "partial_progress")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid15 = _errs32 === errors;
if(valid15){
const err23 = {instancePath,schemaPath:"#/allOf/4/then/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
var _valid4 = _errs30 === errors;
valid13 = _valid4;
}
if(!valid13){
const err24 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.status = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.artifacts === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.metadata === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.artifacts = true;
props0.metadata = true;
props0.summary = true;
props0.next_steps = true;
props0.started_at = true;
props0.partial_progress = true;
props0.completion_data = true;
props0.errors = true;
props0.task_type = true;
props0.language = true;
props0.memory_candidates = true;
props0.requires_user_review = true;
props0.review_reason = true;
props0.research_questions = true;
props0.modified_files = true;
props0.proposed_file_scope = true;
props0.reflection = true;
props0.dispatch_seq = true;
props0.user_decision = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err28 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.status !== undefined){
let data11 = data.status;
if(typeof data11 !== "string"){
const err29 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((((((((data11 === "in_progress") || (data11 === "researched")) || (data11 === "planned")) || (data11 === "implemented")) || (data11 === "partial")) || (data11 === "needs_research")) || (data11 === "failed")) || (data11 === "blocked"))){
const err30 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: return_meta_2_1_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data12 = data.artifacts;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.type === undefined){
const err31 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.path === undefined){
const err32 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.summary === undefined){
const err33 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.type !== undefined){
let data14 = data13.type;
if(typeof data14 !== "string"){
const err34 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((data14 === "report") || (data14 === "plan")) || (data14 === "summary")) || (data14 === "implementation")) || (data14 === "handoff"))){
const err35 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: return_meta_2_1_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.path !== undefined){
let data15 = data13.path;
if(typeof data15 === "string"){
if(!return_meta_2_1_validate_pattern5.test(data15)){
const err36 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.summary !== undefined){
if(typeof data13.summary !== "string"){
const err38 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.metadata !== undefined){
let data17 = data.metadata;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.session_id === undefined){
const err41 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data17.agent_type === undefined){
const err42 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data17.delegation_depth === undefined){
const err43 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data17.delegation_path === undefined){
const err44 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17.session_id !== undefined){
let data18 = data17.session_id;
if(typeof data18 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data18)){
const err45 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data17.agent_type !== undefined){
let data19 = data17.agent_type;
if(typeof data19 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data19)){
const err47 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data17.duration_seconds !== undefined){
let data20 = data17.duration_seconds;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err49 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data17.delegation_depth !== undefined){
let data21 = data17.delegation_depth;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err51 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err52 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data17.delegation_path !== undefined){
let data22 = data17.delegation_path;
if(Array.isArray(data22)){
if(data22.length < 1){
const err53 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data23)){
const err54 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data17.findings_count !== undefined){
let data24 = data17.findings_count;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err57 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data17.phase_count !== undefined){
let data25 = data17.phase_count;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err58 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data17.estimated_hours !== undefined){
let data26 = data17.estimated_hours;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err59 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data17.phases_completed !== undefined){
let data27 = data17.phases_completed;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err60 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data17.phases_total !== undefined){
let data28 = data17.phases_total;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err61 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data17.task_type !== undefined){
if(typeof data17.task_type !== "string"){
const err62 = {instancePath:instancePath+"/metadata/task_type",schemaPath:"#/properties/metadata/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data17.language !== undefined){
if(typeof data17.language !== "string"){
const err63 = {instancePath:instancePath+"/metadata/language",schemaPath:"#/properties/metadata/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err65 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err66 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.started_at !== undefined){
if(typeof data.started_at !== "string"){
const err67 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.partial_progress !== undefined){
let data34 = data.partial_progress;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.stage === undefined){
const err68 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data34.details === undefined){
const err69 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/required",keyword:"required",params:{missingProperty: "details"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data34.stage !== undefined){
if(typeof data34.stage !== "string"){
const err70 = {instancePath:instancePath+"/partial_progress/stage",schemaPath:"#/properties/partial_progress/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data34.details !== undefined){
if(typeof data34.details !== "string"){
const err71 = {instancePath:instancePath+"/partial_progress/details",schemaPath:"#/properties/partial_progress/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data34.phases_completed !== undefined){
let data37 = data34.phases_completed;
if(!((typeof data37 == "number") && (isFinite(data37)))){
const err72 = {instancePath:instancePath+"/partial_progress/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data34.phases_total !== undefined){
let data38 = data34.phases_total;
if(!((typeof data38 == "number") && (isFinite(data38)))){
const err73 = {instancePath:instancePath+"/partial_progress/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data34.handoff_path !== undefined){
if(typeof data34.handoff_path !== "string"){
const err74 = {instancePath:instancePath+"/partial_progress/handoff_path",schemaPath:"#/properties/partial_progress/properties/handoff_path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/partial_progress",schemaPath:"#/properties/partial_progress/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.completion_data !== undefined){
let data40 = data.completion_data;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.completion_summary !== undefined){
if(typeof data40.completion_summary !== "string"){
const err76 = {instancePath:instancePath+"/completion_data/completion_summary",schemaPath:"#/properties/completion_data/properties/completion_summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data40.roadmap_items !== undefined){
let data42 = data40.roadmap_items;
if(Array.isArray(data42)){
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
if(typeof data42[i2] !== "string"){
const err77 = {instancePath:instancePath+"/completion_data/roadmap_items/" + i2,schemaPath:"#/properties/completion_data/properties/roadmap_items/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/completion_data/roadmap_items",schemaPath:"#/properties/completion_data/properties/roadmap_items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/completion_data",schemaPath:"#/properties/completion_data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.errors !== undefined){
let data44 = data.errors;
if(Array.isArray(data44)){
const len3 = data44.length;
for(let i3=0; i3<len3; i3++){
let data45 = data44[i3];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.type === undefined){
const err80 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data45.message === undefined){
const err81 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data45.recoverable === undefined){
const err82 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data45.recommendation === undefined){
const err83 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data45.type !== undefined){
if(typeof data45.type !== "string"){
const err84 = {instancePath:instancePath+"/errors/" + i3+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data45.message !== undefined){
if(typeof data45.message !== "string"){
const err85 = {instancePath:instancePath+"/errors/" + i3+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data45.recoverable !== undefined){
if(typeof data45.recoverable !== "boolean"){
const err86 = {instancePath:instancePath+"/errors/" + i3+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data45.recommendation !== undefined){
if(typeof data45.recommendation !== "string"){
const err87 = {instancePath:instancePath+"/errors/" + i3+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/errors/" + i3,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.task_type !== undefined){
if(typeof data.task_type !== "string"){
const err90 = {instancePath:instancePath+"/task_type",schemaPath:"#/properties/task_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err91 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.memory_candidates !== undefined){
let data52 = data.memory_candidates;
if(Array.isArray(data52)){
if(data52.length > 3){
const err92 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len4 = data52.length;
for(let i4=0; i4<len4; i4++){
let data53 = data52[i4];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.content === undefined){
const err93 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data53.category === undefined){
const err94 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "category"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data53.source_artifact === undefined){
const err95 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "source_artifact"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data53.confidence === undefined){
const err96 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "confidence"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data53.suggested_keywords === undefined){
const err97 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/required",keyword:"required",params:{missingProperty: "suggested_keywords"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data53.content !== undefined){
let data54 = data53.content;
if(typeof data54 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data54)){
const err98 = {instancePath:instancePath+"/memory_candidates/" + i4+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/memory_candidates/" + i4+"/content",schemaPath:"#/$defs/memoryCandidate/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data53.category !== undefined){
let data55 = data53.category;
if(typeof data55 !== "string"){
const err100 = {instancePath:instancePath+"/memory_candidates/" + i4+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!(((((data55 === "TECHNIQUE") || (data55 === "PATTERN")) || (data55 === "CONFIG")) || (data55 === "WORKFLOW")) || (data55 === "INSIGHT"))){
const err101 = {instancePath:instancePath+"/memory_candidates/" + i4+"/category",schemaPath:"#/$defs/memoryCandidate/properties/category/enum",keyword:"enum",params:{allowedValues: validate_schema41.properties.category.enum}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data53.source_artifact !== undefined){
let data56 = data53.source_artifact;
if(typeof data56 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data56)){
const err102 = {instancePath:instancePath+"/memory_candidates/" + i4+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/memory_candidates/" + i4+"/source_artifact",schemaPath:"#/$defs/memoryCandidate/properties/source_artifact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data53.confidence !== undefined){
let data57 = data53.confidence;
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 1 || isNaN(data57)){
const err104 = {instancePath:instancePath+"/memory_candidates/" + i4+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data57 < 0 || isNaN(data57)){
const err105 = {instancePath:instancePath+"/memory_candidates/" + i4+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/memory_candidates/" + i4+"/confidence",schemaPath:"#/$defs/memoryCandidate/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data53.suggested_keywords !== undefined){
let data58 = data53.suggested_keywords;
if(Array.isArray(data58)){
const len5 = data58.length;
for(let i5=0; i5<len5; i5++){
if(typeof data58[i5] !== "string"){
const err107 = {instancePath:instancePath+"/memory_candidates/" + i4+"/suggested_keywords/" + i5,schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/memory_candidates/" + i4+"/suggested_keywords",schemaPath:"#/$defs/memoryCandidate/properties/suggested_keywords/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/memory_candidates/" + i4,schemaPath:"#/$defs/memoryCandidate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/memory_candidates",schemaPath:"#/properties/memory_candidates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.requires_user_review !== undefined){
if(typeof data.requires_user_review !== "boolean"){
const err111 = {instancePath:instancePath+"/requires_user_review",schemaPath:"#/properties/requires_user_review/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.review_reason !== undefined){
if(typeof data.review_reason !== "string"){
const err112 = {instancePath:instancePath+"/review_reason",schemaPath:"#/properties/review_reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.research_questions !== undefined){
let data62 = data.research_questions;
if(Array.isArray(data62)){
const len6 = data62.length;
for(let i6=0; i6<len6; i6++){
let data63 = data62[i6];
if(typeof data63 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data63)){
const err113 = {instancePath:instancePath+"/research_questions/" + i6,schemaPath:"#/properties/research_questions/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/research_questions/" + i6,schemaPath:"#/properties/research_questions/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/research_questions",schemaPath:"#/properties/research_questions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.modified_files !== undefined){
let data64 = data.modified_files;
if(Array.isArray(data64)){
const len7 = data64.length;
for(let i7=0; i7<len7; i7++){
let data65 = data64[i7];
if(typeof data65 === "string"){
if(!pattern12.test(data65)){
const err116 = {instancePath:instancePath+"/modified_files/" + i7,schemaPath:"#/properties/modified_files/items/pattern",keyword:"pattern",params:{pattern: "^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/modified_files/" + i7,schemaPath:"#/properties/modified_files/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/modified_files",schemaPath:"#/properties/modified_files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.proposed_file_scope !== undefined){
let data66 = data.proposed_file_scope;
if(Array.isArray(data66)){
const len8 = data66.length;
for(let i8=0; i8<len8; i8++){
let data67 = data66[i8];
if(typeof data67 === "string"){
if(!pattern12.test(data67)){
const err119 = {instancePath:instancePath+"/proposed_file_scope/" + i8,schemaPath:"#/properties/proposed_file_scope/items/pattern",keyword:"pattern",params:{pattern: "^(?![/~]|[A-Za-z]:|\\s*$)[^\\\\]*[^\\\\/]$"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/proposed_file_scope/" + i8,schemaPath:"#/properties/proposed_file_scope/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/proposed_file_scope",schemaPath:"#/properties/proposed_file_scope/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.reflection !== undefined){
let data68 = data.reflection;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.what_worked !== undefined){
if(typeof data68.what_worked !== "string"){
const err122 = {instancePath:instancePath+"/reflection/what_worked",schemaPath:"#/properties/reflection/properties/what_worked/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data68.what_was_hard !== undefined){
if(typeof data68.what_was_hard !== "string"){
const err123 = {instancePath:instancePath+"/reflection/what_was_hard",schemaPath:"#/properties/reflection/properties/what_was_hard/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data68.what_was_missed !== undefined){
if(typeof data68.what_was_missed !== "string"){
const err124 = {instancePath:instancePath+"/reflection/what_was_missed",schemaPath:"#/properties/reflection/properties/what_was_missed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data68.successes !== undefined){
if(typeof data68.successes !== "string"){
const err125 = {instancePath:instancePath+"/reflection/successes",schemaPath:"#/properties/reflection/properties/successes/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/reflection",schemaPath:"#/properties/reflection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.dispatch_seq !== undefined){
let data73 = data.dispatch_seq;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err127 = {instancePath:instancePath+"/dispatch_seq",schemaPath:"#/properties/dispatch_seq/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.user_decision !== undefined){
let data74 = data.user_decision;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.question === undefined){
const err128 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data74.options === undefined){
const err129 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "options"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data74.recommended === undefined){
const err130 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "recommended"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data74.blocking === undefined){
const err131 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/required",keyword:"required",params:{missingProperty: "blocking"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data74.question !== undefined){
let data75 = data74.question;
if(typeof data75 === "string"){
if(!return_meta_2_1_validate_pattern4.test(data75)){
const err132 = {instancePath:instancePath+"/user_decision/question",schemaPath:"#/properties/user_decision/properties/question/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/user_decision/question",schemaPath:"#/properties/user_decision/properties/question/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data74.options !== undefined){
let data76 = data74.options;
if(Array.isArray(data76)){
if(data76.length < 2){
const err134 = {instancePath:instancePath+"/user_decision/options",schemaPath:"#/properties/user_decision/properties/options/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
const len9 = data76.length;
for(let i9=0; i9<len9; i9++){
if(typeof data76[i9] !== "string"){
const err135 = {instancePath:instancePath+"/user_decision/options/" + i9,schemaPath:"#/properties/user_decision/properties/options/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/user_decision/options",schemaPath:"#/properties/user_decision/properties/options/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data74.recommended !== undefined){
if(typeof data74.recommended !== "string"){
const err137 = {instancePath:instancePath+"/user_decision/recommended",schemaPath:"#/properties/user_decision/properties/recommended/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data74.blocking !== undefined){
if(typeof data74.blocking !== "boolean"){
const err138 = {instancePath:instancePath+"/user_decision/blocking",schemaPath:"#/properties/user_decision/properties/blocking/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/user_decision",schemaPath:"#/properties/user_decision/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
return_meta_2_1_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
return_meta_2_1_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/return-meta@2.1/index.ts














const return_meta_2_1_artifactTypes = return_meta_2_1_shape_shape.enums['/artifacts/*/type'];
const return_meta_2_1_standard = {
    id: 'return-meta@2.1',
    family: 'return-meta',
    version: '2.1',
    title: 'Return metadata file 2.1',
    isDefault: false,
    source: 'upstream, autumn 2026',
    statuses: return_meta_2_1_shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes: return_meta_2_1_artifactTypes,
    shape: return_meta_2_1_shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(return_meta_2_1_artifactTypes) },
    claimFields: [
        { pattern: '/artifacts/*/path' },
        { pattern: '/modified_files/*' },
        { pattern: '/partial_progress/handoff_path' },
        { pattern: '/memory_candidates/*/source_artifact' },
    ],
    rules: ruleList(jsonRules, returnMetaRules, [
        use(memoryCandidate),
        use(reviewReason),
        use(researchQuestions),
        use(userDecision),
        use(modifiedFiles),
        use(partialProgressLeftover, { severity: 'error' }),
    ]),
    sample: metadataSample,
    validate: shapeOf(return_meta_2_1_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/custom-field.ts





const customField = {
    id: 'custom-field',
    area: 'shape',
    scope: 'return',
    severity: 'notice',
    summary: 'No top-level field stands beside those of the standard',
    rationale: 'A caller reads the named fields and no others. What an agent adds at the top level is therefore lost, unless it stands where callers look.',
    remedy: 'Move the content into metadata or into next_steps.',
    fixes: [
        { safety: 'safe', does: 'moves a field into metadata that the standard has there' },
        { safety: 'unsafe', does: 'moves any other field into metadata' },
    ],
    sources: [{ document: '000', heading: 'Migration Guide' }],
    bad: { set: { '/plan_details': { phases: 3 } } },
    good: [{}, { set: { '/metadata/plan_details': { phases: 3 } } }],
    check(subject) {
        const names = subject.standard.shape.fields[''];
        if (names === undefined)
            return rule/* NOTHING */.K$;
        const problems = [];
        const metadata = (0,model_return/* metadataOf */.Nk)(subject);
        const takes = metadata === undefined || (0,json/* isObject */.Gv)(metadata);
        const known = subject.standard.shape.fields['/metadata'] ?? [];
        for (const key of Object.keys(subject.value)) {
            if (names.includes(key))
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)('', key),
                part: 'key',
                message: `The standard has no top-level field ${(0,model_text/* quote */.hD)(key)}.`,
                recommendation: `Move what ${(0,model_text/* quote */.hD)(key)} holds into "metadata" or "next_steps".`,
                value: key,
                ...(takes && !(0,json/* has */.zy)(metadata, key) ? { fix: custom_field_fixOf(key, known.includes(key)) } : {}),
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function custom_field_fixOf(key, isKnown) {
    return {
        safety: isKnown ? 'safe' : 'unsafe',
        does: `move ${(0,model_text/* quote */.hD)(key)} into metadata`,
        edits: [{ kind: 'move', from: (0,model_pointer/* join */.fj)('', key), to: (0,model_pointer/* join */.fj)('', 'metadata', key) }],
    };
}

;// CONCATENATED MODULE: ./src/rules/cycle-recoverable.ts




const cycle = (recoverable) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'cycle', message: 'The planner would call itself', code: 'DELEGATION_CYCLE', recoverable }],
    },
});
const cycleRecoverable = {
    id: 'cycle-recoverable',
    area: 'errors',
    scope: 'return',
    severity: 'notice',
    summary: 'A delegation cycle is not called recoverable',
    rationale: 'The same delegation runs into the same cycle however often it is tried; a caller that believes otherwise tries in vain.',
    remedy: 'Set recoverable to false, and route the delegation another way.',
    sources: [{ document: '000', heading: 'On Delegation Cycle' }],
    bad: cycle(true),
    good: cycle(false),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            if ((0,json/* stringField */.OM)(value, 'type') !== 'cycle' || (0,json/* field */.ZZ)(value, 'recoverable') !== true)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'recoverable'),
                message: 'An error of type "cycle" has recoverable true; false was expected.',
                recommendation: 'Set recoverable to false, and route the delegation another way.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/error-code-format.ts





const FORM = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
const SUGGESTED_UP_TO = 64;
const errorWith = (code) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message: 'The server is away', code, recoverable: true }],
    },
});
const errorCodeFormat = {
    id: 'error-code-format',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: "An error's code is written in UPPER_SNAKE_CASE",
    rationale: 'The code is there for programs, which compare it letter by letter; one form keeps it comparable.',
    remedy: 'Write capitals and digits, words joined by an underscore.',
    sources: [{ document: '000', heading: 'errors (optional)' }],
    bad: errorWith('server-away'),
    good: errorWith('SERVER_AWAY'),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            const code = (0,json/* stringField */.OM)(value, 'code');
            if (code === undefined || FORM.test(code))
                continue;
            const meant = upperSnakeCase(code);
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'code'),
                message: `Error code ${(0,model_text/* quote */.hD)(code)} is not in UPPER_SNAKE_CASE.`,
                recommendation: meant === undefined
                    ? `${(0,model_return/* fixFormat */.F7)(subject)}: write a code such as "TIMEOUT_EXCEEDED".`
                    : `${(0,model_return/* fixFormat */.F7)(subject)}: write ${(0,model_text/* quote */.hD)(meant)}.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function upperSnakeCase(code) {
    if (code.length > SUGGESTED_UP_TO)
        return undefined;
    const words = code.replace(/([a-z0-9])([A-Z])/g, '$1_$2').match(/[A-Za-z0-9]+/g) ?? [];
    const meant = words.join('_').toUpperCase();
    return FORM.test(meant) ? meant : undefined;
}

;// CONCATENATED MODULE: ./src/rules/error-message-length.ts




const error_message_length_LIMIT = 500;
const error_message_length_errorWith = (length) => ({
    set: {
        '/status': 'blocked',
        '/artifacts': [],
        '/errors': [{ type: 'resource', message: 'm'.repeat(length), recoverable: true }],
    },
});
const errorMessageLength = {
    id: 'error-message-length',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: `An error's message has at most ${String(error_message_length_LIMIT)} characters`,
    rationale: 'The message is read by the caller, whose context it fills. Logs and stack traces belong into a file.',
    remedy: 'Say what went wrong and where in a sentence or two; put the log into a file.',
    sources: [{ document: '000', heading: 'errors (optional)' }],
    bad: error_message_length_errorWith(error_message_length_LIMIT + 1),
    good: error_message_length_errorWith(error_message_length_LIMIT),
    check(subject) {
        const problems = [];
        for (const { pointer, value } of (0,model_return/* objectsOf */.iZ)(subject, 'errors')) {
            const length = (0,json/* stringField */.OM)(value, 'message')?.length ?? 0;
            if (length <= error_message_length_LIMIT)
                continue;
            problems.push({
                pointer: (0,model_pointer/* join */.fj)(pointer, 'message'),
                message: `The error's message has ${String(length)} characters; at most ${String(error_message_length_LIMIT)} are allowed.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: shorten the message to what went wrong and where.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/next-steps-length.ts




const next_steps_length_LIMIT = 300;
const nextStepsLength = {
    id: 'next-steps-length',
    area: 'errors',
    scope: 'return',
    severity: 'warning',
    summary: `The next steps have at most ${String(next_steps_length_LIMIT)} characters`,
    rationale: 'The next steps tell a caller what to do at once. A long text hides that, and fills its context.',
    remedy: 'Name the next one or two actions; put the rest into an artifact.',
    sources: [{ document: '000', heading: 'next_steps (optional)' }],
    bad: { set: { '/next_steps': 'n'.repeat(next_steps_length_LIMIT + 1) } },
    good: { set: { '/next_steps': 'n'.repeat(next_steps_length_LIMIT) } },
    check(subject) {
        const length = (0,json/* stringField */.OM)(subject.value, 'next_steps')?.length ?? 0;
        if (length <= next_steps_length_LIMIT)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'next_steps'),
                message: `Field next_steps has ${String(length)} characters; at most ${String(next_steps_length_LIMIT)} are allowed.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: name the next one or two actions only.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/session-id-reused.ts


const another = {
    status: 'completed',
    summary: 'Planned how times are parsed. The plan has two phases.',
    artifacts: [{ type: 'plan', path: 'specs/7_parse_dates/plans/01_parse-dates.md', summary: 'Plan for parsing times' }],
    metadata: { session_id: 'planner_7_20251226T100000_abc123', duration_seconds: 60, agent_type: 'planner' },
};
const sessionIdReused = {
    id: 'session-id-reused',
    area: 'metadata',
    scope: 'run',
    severity: 'notice',
    summary: 'No two returns of a run share a session id',
    rationale: 'The session id tells one call of an agent from another. Where two returns share it, nobody can say which call a return answers.',
    remedy: 'Have the caller make a new session id for every call, and the agent echo the one that it was given.',
    sources: [{ document: '000', heading: 'metadata (required)' }],
    bad: { tree: { 'returns/8_plan.return.json': JSON.stringify(another) } },
    good: {
        tree: {
            'returns/8_plan.return.json': JSON.stringify({
                ...another,
                metadata: { ...another.metadata, session_id: 'planner_8_20251226T110000_def456' },
            }),
        },
    },
    check(run) {
        const problems = [];
        const first = new Map();
        for (const record of run.returns) {
            const { session, file, index } = record;
            if (session === null)
                continue;
            const earlier = first.get(session);
            if (earlier === undefined) {
                first.set(session, record);
                continue;
            }
            const place = earlier.file === file ? `return ${String(earlier.index + 1)} of the same file` : (0,model_text/* quote */.hD)(earlier.file, 200);
            problems.push({
                file,
                index,
                value: session,
                message: `Session id ${(0,model_text/* quote */.hD)(session)} is already used by ${place}; each call has its own.`,
                recommendation: 'Verify that the caller makes a new session id for every call and that the agent echoes it.',
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/failed-with-artifacts.ts




const failed_with_artifacts_ERRORS = [
    { type: 'execution', message: 'The parser crashed', recoverable: true, recommendation: 'Run /plan 7 again' },
];
const failedWithArtifacts = {
    id: 'failed-with-artifacts',
    area: 'status',
    scope: 'return',
    severity: 'notice',
    summary: 'A failed return has no artifacts',
    rationale: 'Failed means that nothing usable came of the work. With files to show for it the work was partial, and a caller can go on from there instead of starting again.',
    remedy: 'Set the status to partial if the files are usable; else take them out of the return.',
    sources: [
        { document: '000', heading: 'status (required)' },
        { document: '003', heading: 'status (required)' },
    ],
    bad: { set: { '/status': 'failed', '/errors': failed_with_artifacts_ERRORS } },
    good: { set: { '/status': 'partial', '/errors': failed_with_artifacts_ERRORS } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'failed')
            return rule/* NOTHING */.K$;
        const { length } = (0,json/* listField */.FZ)(subject.value, 'artifacts');
        if (length === 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/artifacts',
                message: `Status "failed" means no usable result, but the return lists ${(0,model_text/* count */.U9)(length, 'artifact')}.`,
                recommendation: 'Set the status to "partial" if they are usable; else list none.',
                value: 'failed',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/json-only.ts

const WRAPPERS = { fence: 'a Markdown fence', prose: 'other text' };
const jsonOnly = {
    id: 'json-only',
    area: 'document',
    scope: 'document',
    severity: 'error',
    summary: 'A return is JSON and nothing around it',
    rationale: 'A caller parses what it gets as it is. A fence or a sentence around the return makes that fail, although the return in it may be right; so it is taken out and judged all the same.',
    remedy: 'Have the agent return the JSON object alone: no fence, no introduction, no closing words.',
    sources: [
        { document: '003', heading: 'Overview' },
        { document: '002', heading: 'Step 1: Validate JSON Structure' },
    ],
    bad: {
        text: [
            'Here is my return:',
            '',
            '```json',
            '{',
            '  "status": "partial",',
            '  "summary": "Planned how dates are parsed. The last phase is open.",',
            '  "artifacts": [',
            '    {',
            '      "type": "plan",',
            '      "path": "specs/7_parse_dates/plans/01_parse-dates.md",',
            '      "summary": "Plan in three phases for parsing dates"',
            '    }',
            '  ],',
            '  "metadata": {',
            '    "session_id": "sess_1735460684_a1b2c3",',
            '    "duration_seconds": 245,',
            '    "agent_type": "planner",',
            '    "delegation_depth": 1,',
            '    "delegation_path": ["orchestrator", "plan", "planner"]',
            '  },',
            '  "errors": [',
            '    {',
            '      "type": "timeout",',
            '      "message": "Planning reached its time limit",',
            '      "recoverable": true,',
            '      "recommendation": "Run /plan 7 again"',
            '    }',
            '  ]',
            '}',
            '```',
            '',
        ].join('\n'),
        also: ['session-id-format'],
    },
    good: {},
    check(document) {
        if (document.form !== 'json')
            return rule/* NOTHING */.K$;
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind !== 'wrapped')
                continue;
            problems.push({
                range: problem.range,
                message: `The return is wrapped in ${WRAPPERS[problem.by]}; JSON alone was expected.`,
                recommendation: 'Fix subagent return format: return the JSON object alone, without a fence or prose.',
                value: problem.by,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/no-markup.ts






const MARKUP = [
    ['code', () => /(?<!`)`{1,2}(?=[^\s`])[^`\n]*(?<!\s)`{1,2}(?!`)/],
    ['a code fence', () => /(?<!`)```|^ {0,3}~~~/m],
    [
        'bold text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_*/\\])\*\*(?=[\p{L}\p{N}\p{So}([])[^*\n]+(?<=[\p{L}\p{N}\p{So}.!?:;)\]%\p{M}])\*\*(?![\p{L}\p{N}_*/])`, 'u'),
    ],
    [
        'italic text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_*/\\.)\]])\*(?=[\p{L}\p{N}])[^*\n]+(?<=[\p{L}\p{N}.!?:)])\*(?!\.?[\p{L}\p{N}_*/])`, 'u'),
    ],
    [
        'bold text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_/\\.-])__(?=[\p{L}\p{N}])(?=[^_\n]*[ \t])[^_\n]+(?<=[\p{L}\p{N}.!?:)])__(?!\.?[\p{L}\p{N}_/])`, 'u'),
    ],
    [
        'italic text',
        (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_/\\.-])_(?=[\p{L}\p{N}])[^_\n]+(?<=[\p{L}\p{N}.!?:)])_(?!\.?[\p{L}\p{N}_/(])`, 'u'),
    ],
    ['struck text', () => /(?<![~\\])~~(?=[^\s~])[^~\n]+(?<!\s)~~(?!~)/],
    ['a heading', () => /^ {0,3}#{1,6}[ \t]+[^\s]/m],
    ['a list', () => /^ {0,3}[-*+][ \t]+[^\s]/m],
    ['a link', (0,pattern/* pattern */.T)(String.raw `(?<![\p{L}\p{N}_)\]])\[[^[\]\n]*\]\([^()\s]+(?:[ \t]"[^"\n]*")?\)`, 'u')],
    ['a link', () => /<(?:https?:\/\/|mailto:)[^\s<>]+>/i],
    ['an HTML tag', () => /<([a-z][a-z0-9]{0,15})(?:\s[^<>]*)?>[^<]*<\/\1\s?>/i],
    ['an HTML tag', () => /<(?:br|hr)\s?\/?>|<img\s[^<>]*>/i],
];
const HINT = /[*_`~<[\]]|^ {0,3}[-+#]/m;
const noMarkup = {
    id: 'no-markup',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    summary: 'No summary holds formatting markup',
    rationale: 'A summary is put into sentences, tables and logs that have a format of their own. There its marks stand as noise, or break what is around them.',
    remedy: 'Write plain sentences: names of files and functions need no backticks.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': 'Planned how **dates** are parsed. The plan has three phases.' } },
    good: { set: { '/summary': 'Planned how parse_dates reads src/**/*.ts and *.json. It needs 2 * 3 phases.' } },
    check(subject) {
        const problems = [];
        no_markup_inspect((0,json/* stringField */.OM)(subject.value, 'summary'), '', problems);
        for (const { pointer, summary } of artifactsOf(subject)) {
            no_markup_inspect(summary, pointer, problems);
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};
function no_markup_inspect(summary, pointer, problems) {
    if (summary === undefined || !HINT.test(summary))
        return;
    for (const [kind, markup] of MARKUP) {
        const found = markup().exec(summary)?.[0];
        if (found === undefined)
            continue;
        problems.push({
            pointer: (0,model_pointer/* join */.fj)(pointer, 'summary'),
            message: `The summary holds ${kind}, ${(0,model_text/* quote */.hD)(found.trim())}; plain text was expected.`,
            recommendation: 'Write it as plain text, without Markdown or HTML.',
        });
        return;
    }
}

;// CONCATENATED MODULE: ./src/rules/summary-empty.ts




const summaryEmpty = {
    id: 'summary-empty',
    area: 'summary',
    scope: 'return',
    supersedes: ['summary-length'],
    severity: 'error',
    structural: true,
    summary: 'The summary is not blank',
    rationale: 'The summary is often all that a caller reads. A blank one says nothing while it counts as present.',
    remedy: 'Say in two to five sentences what was accomplished.',
    sources: [{ document: '000', heading: 'summary (required)' }],
    bad: { set: { '/summary': ' ' } },
    good: {},
    check(subject) {
        const summary = (0,json/* stringField */.OM)(subject.value, 'summary');
        if (summary === undefined || !(0,model_text/* isBlank */.z3)(summary))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary is blank: ${(0,model_text/* quote */.hD)(summary)}.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: say what was accomplished in 2 to 5 sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/summary-sentences.ts



const summary_sentences_MIN = 2;
const summary_sentences_MAX = 5;
const summarySentences = {
    id: 'summary-sentences',
    area: 'summary',
    scope: 'return',
    severity: 'notice',
    summary: `The summary has ${String(summary_sentences_MIN)} to ${String(summary_sentences_MAX)} sentences`,
    rationale: 'One sentence seldom holds both the outcome and what follows from it; more than five are a report, and a report is an artifact.',
    remedy: 'Say the outcome in one sentence, and what the caller must know of it in one to four more.',
    sources: [
        { document: '000', heading: 'summary (required)' },
        { document: '003', heading: 'summary (required)' },
    ],
    bad: { set: { '/summary': 'Planned how dates are parsed' } },
    good: [
        {},
        { set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass. The next phase is open.' } },
    ],
    check(subject) {
        const summary = (0,json/* stringField */.OM)(subject.value, 'summary');
        if (summary === undefined || (0,model_text/* isBlank */.z3)(summary) || (0,model_text/* sentencesWithin */.UW)(summary, summary_sentences_MIN, summary_sentences_MAX))
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,model_text/* sentencesInWords */.Vl)(summary)}; ${String(summary_sentences_MIN)} to ${String(summary_sentences_MAX)} were expected.`,
                recommendation: `Say what was accomplished in ${String(summary_sentences_MIN)} to ${String(summary_sentences_MAX)} sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/families/subagent-return.ts









const subagentReturnRules = [
    use(jsonOnly),
    use(failedWithArtifacts),
    use(summaryEmpty),
    use(summaryLength),
    use(summaryTokens),
    use(summarySentences),
    use(noEmoji),
    use(noMarkup),
];

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.0/shape.ts
const subagent_return_1_0_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "next_steps"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type",
            "delegation_depth",
            "delegation_path",
            "retries",
            "warnings"
        ],
        "/errors/*": [
            "type",
            "message",
            "code",
            "recoverable"
        ]
    },
    "enums": {
        "/status": [
            "completed",
            "failed",
            "partial",
            "blocked"
        ],
        "/artifacts/*/type": [
            "research",
            "plan",
            "implementation",
            "summary",
            "test",
            "documentation"
        ],
        "/errors/*/type": [
            "timeout",
            "validation",
            "execution",
            "resource",
            "cycle"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.0/validate.js
// Generated by `npm run generate` from schemas/subagent-return@1.0.schema.json: do not edit.
const subagent_return_1_0_validate_validate = subagent_return_1_0_validate_validate20;

const subagent_return_1_0_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:subagent-return@1.0","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["completed","failed","partial","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","duration_seconds","agent_type"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"agent_type":{"type":"string","pattern":"\\S"},"delegation_depth":{"type":"number"},"delegation_path":{"type":"array","items":{"type":"string"}},"retries":{"$ref":"#/$defs/advisoryNumber"},"warnings":{"$ref":"#/$defs/advisoryList"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"next_steps":{"type":["string","null"]}},"allOf":[{"if":{"properties":{"status":{"const":"completed"}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["research","plan","implementation","summary","test","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message"],"properties":{"type":{"type":"string","enum":["timeout","validation","execution","resource","cycle"]},"message":{"type":"string"},"code":{"type":"string"},"recoverable":{"type":"boolean"}}},"advisoryNumber":{"type":"number"},"advisoryList":{"type":"array"}}};
const subagent_return_1_0_validate_schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["research","plan","implementation","summary","test","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const subagent_return_1_0_validate_schema33 = {"type":"number"};
const subagent_return_1_0_validate_schema34 = {"type":"array"};
const schema35 = {"type":"object","required":["type","message"],"properties":{"type":{"type":"string","enum":["timeout","validation","execution","resource","cycle"]},"message":{"type":"string"},"code":{"type":"string"},"recoverable":{"type":"boolean"}}};
const subagent_return_1_0_validate_pattern4 = new RegExp("\\S", "u");
const subagent_return_1_0_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function subagent_return_1_0_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:subagent-return@1.0" */;
let vErrors = null;
let errors = 0;
const evaluated0 = subagent_return_1_0_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
if("completed" !== data.status){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.summary === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.artifacts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.metadata === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.metadata = true;
props0.errors = true;
props0.next_steps = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err8 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data3 === "completed") || (data3 === "failed")) || (data3 === "partial")) || (data3 === "blocked"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: subagent_return_1_0_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(!subagent_return_1_0_validate_pattern4.test(data4)){
const err11 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data5 = data.artifacts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err13 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.path === undefined){
const err14 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((data7 === "research") || (data7 === "plan")) || (data7 === "implementation")) || (data7 === "summary")) || (data7 === "test")) || (data7 === "documentation"))){
const err16 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_1_0_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.path !== undefined){
let data8 = data6.path;
if(typeof data8 === "string"){
if(!subagent_return_1_0_validate_pattern5.test(data8)){
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.summary !== undefined){
if(typeof data6.summary !== "string"){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.metadata !== undefined){
let data10 = data.metadata;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.session_id === undefined){
const err22 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.duration_seconds === undefined){
const err23 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "duration_seconds"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.agent_type === undefined){
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.session_id !== undefined){
let data11 = data10.session_id;
if(typeof data11 === "string"){
if(!subagent_return_1_0_validate_pattern4.test(data11)){
const err25 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.duration_seconds !== undefined){
let data12 = data10.duration_seconds;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.agent_type !== undefined){
let data13 = data10.agent_type;
if(typeof data13 === "string"){
if(!subagent_return_1_0_validate_pattern4.test(data13)){
const err29 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.delegation_depth !== undefined){
let data14 = data10.delegation_depth;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.delegation_path !== undefined){
let data15 = data10.delegation_path;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(typeof data15[i1] !== "string"){
const err32 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.retries !== undefined){
let data17 = data10.retries;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/metadata/retries",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.warnings !== undefined){
if(!(Array.isArray(data10.warnings))){
const err35 = {instancePath:instancePath+"/metadata/warnings",schemaPath:"#/$defs/advisoryList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.errors !== undefined){
let data19 = data.errors;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.type === undefined){
const err37 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data20.message === undefined){
const err38 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.type !== undefined){
let data21 = data20.type;
if(typeof data21 !== "string"){
const err39 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((((data21 === "timeout") || (data21 === "validation")) || (data21 === "execution")) || (data21 === "resource")) || (data21 === "cycle"))){
const err40 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.properties.type.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data20.message !== undefined){
if(typeof data20.message !== "string"){
const err41 = {instancePath:instancePath+"/errors/" + i2+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data20.code !== undefined){
if(typeof data20.code !== "string"){
const err42 = {instancePath:instancePath+"/errors/" + i2+"/code",schemaPath:"#/$defs/error/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data20.recoverable !== undefined){
if(typeof data20.recoverable !== "boolean"){
const err43 = {instancePath:instancePath+"/errors/" + i2+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.next_steps !== undefined){
let data25 = data.next_steps;
if((typeof data25 !== "string") && (data25 !== null)){
const err46 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: subagent_return_1_0_validate_schema31.properties.next_steps.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
subagent_return_1_0_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
subagent_return_1_0_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.0/index.ts


















const subagent_return_1_0_artifactTypes = subagent_return_1_0_shape_shape.enums['/artifacts/*/type'];
const subagent_return_1_0_standard = {
    id: 'subagent-return@1.0',
    family: 'subagent-return',
    version: '1.0',
    title: 'Subagent return 1.0',
    isDefault: false,
    source: '000',
    statuses: subagent_return_1_0_shape_shape.enums['/status'],
    success: ['completed'],
    artifactTypes: subagent_return_1_0_artifactTypes,
    shape: subagent_return_1_0_shape_shape,
    confusions: { status: plainStatusWords, artifactType: artifactTypeWords(subagent_return_1_0_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: ruleList(jsonRules, subagentReturnRules, [
        use(customField),
        use(artifactSummaryLength),
        use(artifactSummarySentence),
        use(sessionIdReused),
        use(errorMessageLength),
        use(errorCodeFormat),
        use(cycleRecoverable),
        use(sessionIdFormat, { params: { format: 'agent-task' } }),
        use(errorType, { severity: 'error' }),
        use(nextStepsLength),
    ]),
    sample: consoleSample('completed', {
        session_id: 'planner_7_20251226T100000_abc123',
        duration_seconds: 245,
        agent_type: 'planner',
    }),
    validate: shapeOf(subagent_return_1_0_validate_validate),
};

;// CONCATENATED MODULE: ./src/rules/artifact-summary.ts





const artifactSummary = {
    id: 'artifact-summary',
    area: 'artifacts',
    scope: 'return',
    severity: 'warning',
    summary: 'Every artifact has a summary',
    rationale: 'The orchestrator does not open the files that it passes on. Without a summary it knows no more of an artifact than its name.',
    remedy: 'Add a summary that says in one sentence what the file holds.',
    sources: [{ document: '003', heading: 'artifacts (required)' }],
    bad: { remove: ['/artifacts/0/summary'] },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, value, path } of artifactsOf(subject)) {
            if ((0,json/* has */.zy)(value, 'summary'))
                continue;
            const name = path === undefined ? 'The artifact' : `Artifact ${(0,model_text/* quote */.hD)(path, 200)}`;
            problems.push({
                pointer,
                property: 'summary',
                message: `${name} has no summary.`,
                recommendation: `${(0,model_return/* fixFormat */.F7)(subject)}: add a "summary" that says what the file holds.`,
            });
        }
        return problems.length === 0 ? rule/* NOTHING */.K$ : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/partial-without-artifacts.ts




const errors = [
    {
        type: 'timeout',
        message: 'The time was up after the first phase',
        recoverable: true,
        recommendation: 'Run /plan 7 again',
    },
];
const partialWithoutArtifacts = {
    id: 'partial-without-artifacts',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    summary: 'A partial return lists what it has made so far',
    rationale: 'Partial means that some artifacts exist and the work can be resumed from them. Without any, the next agent starts from nothing, which failed or blocked would have said.',
    remedy: 'List the files made so far, or use the status for work that made none.',
    sources: [{ document: '003', heading: 'artifacts (required)' }],
    bad: { set: { '/status': 'partial', '/artifacts': [], '/errors': errors } },
    good: { set: { '/status': 'partial', '/errors': errors } },
    check(subject) {
        if ((0,model_return/* statusOf */.c2)(subject) !== 'partial')
            return rule/* NOTHING */.K$;
        const artifacts = (0,json/* field */.ZZ)(subject.value, 'artifacts');
        if (!(0,json/* isArray */.cy)(artifacts) || artifacts.length > 0)
            return rule/* NOTHING */.K$;
        return [
            {
                pointer: (0,model_pointer/* join */.fj)('', 'artifacts'),
                message: 'Status "partial" says that some artifacts were made, and none is listed.',
                recommendation: `Verify ${(0,model_return/* agentName */.Lp)(subject)} lists the files made so far, or returns "failed" or "blocked" where there are none.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.2/shape.ts
const subagent_return_1_2_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "next_steps"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type",
            "delegation_depth",
            "delegation_path",
            "phase_count",
            "estimated_hours",
            "findings_count",
            "phases_completed",
            "phases_total"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "completed",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "plan",
            "report",
            "summary",
            "implementation",
            "documentation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.2/validate.js
// Generated by `npm run generate` from schemas/subagent-return@1.2.schema.json: do not edit.
const subagent_return_1_2_validate_validate = subagent_return_1_2_validate_validate20;

const subagent_return_1_2_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:subagent-return@1.2","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["completed","partial","failed","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"agent_type":{"type":"string","pattern":"\\S"},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryNumber"},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"next_steps":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"const":"completed"}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}},"else":{"required":["errors"],"properties":{"errors":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"}}};
const subagent_return_1_2_validate_schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const subagent_return_1_2_validate_schema33 = {"type":"number"};
const schema38 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const subagent_return_1_2_validate_pattern4 = new RegExp("\\S", "u");
const subagent_return_1_2_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function subagent_return_1_2_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:subagent-return@1.2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = subagent_return_1_2_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
if("completed" !== data.status){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
ifClause0 = "then";
}
else {
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/errors",schemaPath:"#/allOf/0/else/properties/errors/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.errors = true;
}
}
ifClause0 = "else";
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.summary === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.artifacts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.metadata === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.metadata = true;
props0.errors = true;
props0.next_steps = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err10 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data4 === "completed") || (data4 === "partial")) || (data4 === "failed")) || (data4 === "blocked"))){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: subagent_return_1_2_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if(typeof data5 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data5)){
const err13 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data6 = data.artifacts;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err15 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.path === undefined){
const err16 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data8 === "plan") || (data8 === "report")) || (data8 === "summary")) || (data8 === "implementation")) || (data8 === "documentation"))){
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_1_2_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.path !== undefined){
let data9 = data7.path;
if(typeof data9 === "string"){
if(!subagent_return_1_2_validate_pattern5.test(data9)){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.summary !== undefined){
if(typeof data7.summary !== "string"){
const err21 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.metadata !== undefined){
let data11 = data.metadata;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.session_id === undefined){
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.agent_type === undefined){
const err25 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.delegation_depth === undefined){
const err26 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.delegation_path === undefined){
const err27 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.session_id !== undefined){
let data12 = data11.session_id;
if(typeof data12 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data12)){
const err28 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.duration_seconds !== undefined){
let data13 = data11.duration_seconds;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.agent_type !== undefined){
let data14 = data11.agent_type;
if(typeof data14 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data14)){
const err32 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.delegation_depth !== undefined){
let data15 = data11.delegation_depth;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err34 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data11.delegation_path !== undefined){
let data16 = data11.delegation_path;
if(Array.isArray(data16)){
if(data16.length < 1){
const err36 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(!subagent_return_1_2_validate_pattern4.test(data17)){
const err37 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.phase_count !== undefined){
let data18 = data11.phase_count;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.estimated_hours !== undefined){
let data19 = data11.estimated_hours;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err41 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.findings_count !== undefined){
let data20 = data11.findings_count;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err42 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data11.phases_completed !== undefined){
let data21 = data11.phases_completed;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err43 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.phases_total !== undefined){
let data22 = data11.phases_total;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err44 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.errors !== undefined){
let data23 = data.errors;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.type === undefined){
const err46 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data24.message === undefined){
const err47 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data24.recoverable === undefined){
const err48 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data24.recommendation === undefined){
const err49 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data24.type !== undefined){
if(typeof data24.type !== "string"){
const err50 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data24.message !== undefined){
if(typeof data24.message !== "string"){
const err51 = {instancePath:instancePath+"/errors/" + i2+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data24.recoverable !== undefined){
if(typeof data24.recoverable !== "boolean"){
const err52 = {instancePath:instancePath+"/errors/" + i2+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data24.recommendation !== undefined){
if(typeof data24.recommendation !== "string"){
const err53 = {instancePath:instancePath+"/errors/" + i2+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err56 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
subagent_return_1_2_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
subagent_return_1_2_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/subagent-return@1.2/index.ts













const subagent_return_1_2_artifactTypes = subagent_return_1_2_shape_shape.enums['/artifacts/*/type'];
const subagent_return_1_2_standard = {
    id: 'subagent-return@1.2',
    family: 'subagent-return',
    version: '1.2',
    title: 'Subagent return with delegation chain 1.2',
    isDefault: true,
    source: '003, judged by 002',
    statuses: subagent_return_1_2_shape_shape.enums['/status'],
    success: ['completed'],
    artifactTypes: subagent_return_1_2_artifactTypes,
    shape: subagent_return_1_2_shape_shape,
    confusions: { status: plainStatusWords, artifactType: artifactTypeWords(subagent_return_1_2_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: ruleList(jsonRules, subagentReturnRules, [
        use(artifactSummary),
        use(partialWithoutArtifacts),
        use(delegationDepth),
        use(delegationPath),
        use(errorsRequired),
    ]),
    sample: consoleSample('completed', delegatedMetadata),
    validate: shapeOf(subagent_return_1_2_validate_validate),
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/shape.ts
const subagent_return_2_0_shape_shape = {
    "fields": {
        "": [
            "$schema",
            "status",
            "summary",
            "artifacts",
            "metadata",
            "errors",
            "next_steps"
        ],
        "/artifacts/*": [
            "type",
            "path",
            "summary"
        ],
        "/metadata": [
            "session_id",
            "duration_seconds",
            "agent_type",
            "delegation_depth",
            "delegation_path",
            "phase_count",
            "estimated_hours",
            "findings_count",
            "phases_completed",
            "phases_total"
        ],
        "/errors/*": [
            "type",
            "message",
            "recoverable",
            "recommendation"
        ]
    },
    "enums": {
        "/status": [
            "researched",
            "planned",
            "implemented",
            "synced",
            "linked",
            "committed",
            "tasks_created",
            "partial",
            "failed",
            "blocked"
        ],
        "/artifacts/*/type": [
            "plan",
            "report",
            "summary",
            "implementation",
            "documentation"
        ]
    }
};

;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/validate.js
// Generated by `npm run generate` from schemas/subagent-return@2.0.schema.json: do not edit.
const subagent_return_2_0_validate_validate = subagent_return_2_0_validate_validate20;

const subagent_return_2_0_validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:subagent-return@2.0","type":"object","required":["status","summary","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["researched","planned","implemented","synced","linked","committed","tasks_created","partial","failed","blocked"]},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"agent_type":{"type":"string","pattern":"\\S"},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryNumber"},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"next_steps":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented","synced","linked","committed","tasks_created"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}},"else":{"required":["errors"],"properties":{"errors":{"minItems":1}}}}],"$defs":{"artifact":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"}}};
const subagent_return_2_0_validate_schema32 = {"type":"object","required":["type","path"],"properties":{"type":{"type":"string","enum":["plan","report","summary","implementation","documentation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const subagent_return_2_0_validate_schema33 = {"type":"number"};
const validate_schema38 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const subagent_return_2_0_validate_pattern4 = new RegExp("\\S", "u");
const subagent_return_2_0_validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function subagent_return_2_0_validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:subagent-return@2.0" */;
let vErrors = null;
let errors = 0;
const evaluated0 = subagent_return_2_0_validate_validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(!(((((((data0 === "researched") || (data0 === "planned")) || (data0 === "implemented")) || (data0 === "synced")) || (data0 === "linked")) || (data0 === "committed")) || (data0 === "tasks_created"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/artifacts",schemaPath:"#/allOf/0/then/properties/artifacts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.artifacts = true;
props0.status = true;
}
ifClause0 = "then";
}
else {
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "errors"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/errors",schemaPath:"#/allOf/0/else/properties/errors/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.errors = true;
}
}
ifClause0 = "else";
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.summary === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.artifacts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "artifacts"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.metadata === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.$schema = true;
props0.status = true;
props0.summary = true;
props0.artifacts = true;
props0.metadata = true;
props0.errors = true;
props0.next_steps = true;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err10 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((((((((data4 === "researched") || (data4 === "planned")) || (data4 === "implemented")) || (data4 === "synced")) || (data4 === "linked")) || (data4 === "committed")) || (data4 === "tasks_created")) || (data4 === "partial")) || (data4 === "failed")) || (data4 === "blocked"))){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: subagent_return_2_0_validate_schema31.properties.status.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if(typeof data5 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data5)){
const err13 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.artifacts !== undefined){
let data6 = data.artifacts;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err15 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.path === undefined){
const err16 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data8 === "plan") || (data8 === "report")) || (data8 === "summary")) || (data8 === "implementation")) || (data8 === "documentation"))){
const err18 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: subagent_return_2_0_validate_schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.path !== undefined){
let data9 = data7.path;
if(typeof data9 === "string"){
if(!subagent_return_2_0_validate_pattern5.test(data9)){
const err19 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\\\]*[^\\\\\\s][^\\\\]*$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/$defs/artifact/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.summary !== undefined){
if(typeof data7.summary !== "string"){
const err21 = {instancePath:instancePath+"/artifacts/" + i0+"/summary",schemaPath:"#/$defs/artifact/properties/summary/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/$defs/artifact/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.metadata !== undefined){
let data11 = data.metadata;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.session_id === undefined){
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "session_id"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.agent_type === undefined){
const err25 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "agent_type"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.delegation_depth === undefined){
const err26 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_depth"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.delegation_path === undefined){
const err27 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "delegation_path"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.session_id !== undefined){
let data12 = data11.session_id;
if(typeof data12 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data12)){
const err28 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/metadata/session_id",schemaPath:"#/properties/metadata/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.duration_seconds !== undefined){
let data13 = data11.duration_seconds;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/metadata/duration_seconds",schemaPath:"#/properties/metadata/properties/duration_seconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.agent_type !== undefined){
let data14 = data11.agent_type;
if(typeof data14 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data14)){
const err32 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/metadata/agent_type",schemaPath:"#/properties/metadata/properties/agent_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.delegation_depth !== undefined){
let data15 = data11.delegation_depth;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err34 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/metadata/delegation_depth",schemaPath:"#/properties/metadata/properties/delegation_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data11.delegation_path !== undefined){
let data16 = data11.delegation_path;
if(Array.isArray(data16)){
if(data16.length < 1){
const err36 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(!subagent_return_2_0_validate_pattern4.test(data17)){
const err37 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/metadata/delegation_path/" + i1,schemaPath:"#/properties/metadata/properties/delegation_path/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/metadata/delegation_path",schemaPath:"#/properties/metadata/properties/delegation_path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.phase_count !== undefined){
let data18 = data11.phase_count;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/metadata/phase_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.estimated_hours !== undefined){
let data19 = data11.estimated_hours;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err41 = {instancePath:instancePath+"/metadata/estimated_hours",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.findings_count !== undefined){
let data20 = data11.findings_count;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err42 = {instancePath:instancePath+"/metadata/findings_count",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data11.phases_completed !== undefined){
let data21 = data11.phases_completed;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err43 = {instancePath:instancePath+"/metadata/phases_completed",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.phases_total !== undefined){
let data22 = data11.phases_total;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err44 = {instancePath:instancePath+"/metadata/phases_total",schemaPath:"#/$defs/advisoryNumber/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.errors !== undefined){
let data23 = data.errors;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.type === undefined){
const err46 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data24.message === undefined){
const err47 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data24.recoverable === undefined){
const err48 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recoverable"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data24.recommendation === undefined){
const err49 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty: "recommendation"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data24.type !== undefined){
if(typeof data24.type !== "string"){
const err50 = {instancePath:instancePath+"/errors/" + i2+"/type",schemaPath:"#/$defs/error/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data24.message !== undefined){
if(typeof data24.message !== "string"){
const err51 = {instancePath:instancePath+"/errors/" + i2+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data24.recoverable !== undefined){
if(typeof data24.recoverable !== "boolean"){
const err52 = {instancePath:instancePath+"/errors/" + i2+"/recoverable",schemaPath:"#/$defs/error/properties/recoverable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data24.recommendation !== undefined){
if(typeof data24.recommendation !== "string"){
const err53 = {instancePath:instancePath+"/errors/" + i2+"/recommendation",schemaPath:"#/$defs/error/properties/recommendation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/errors/" + i2,schemaPath:"#/$defs/error/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.next_steps !== undefined){
if(typeof data.next_steps !== "string"){
const err56 = {instancePath:instancePath+"/next_steps",schemaPath:"#/properties/next_steps/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
subagent_return_2_0_validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
subagent_return_2_0_validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/subagent-return@2.0/index.ts













const subagent_return_2_0_artifactTypes = subagent_return_2_0_shape_shape.enums['/artifacts/*/type'];
const subagent_return_2_0_standard = {
    id: 'subagent-return@2.0',
    family: 'subagent-return',
    version: '2.0',
    title: 'Subagent return with contextual success 2.0',
    isDefault: false,
    source: 'upstream, January 2026',
    statuses: subagent_return_2_0_shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented', 'synced', 'linked', 'committed', 'tasks_created'],
    artifactTypes: subagent_return_2_0_artifactTypes,
    shape: subagent_return_2_0_shape_shape,
    confusions: { status: contextualStatusWords, artifactType: artifactTypeWords(subagent_return_2_0_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: ruleList(jsonRules, subagentReturnRules, [
        use(statusCompleted),
        use(artifactSummary),
        use(delegationDepth),
        use(delegationPath),
        use(errorsRequired),
    ]),
    sample: consoleSample('planned', delegatedMetadata),
    validate: shapeOf(subagent_return_2_0_validate_validate),
};

;// CONCATENATED MODULE: ./src/standards/registry.ts








const standards = [
    standard,
    result_envelope_4_standard,
    return_meta_1_2_standard,
    return_meta_1_4_standard,
    return_meta_2_1_standard,
    subagent_return_1_0_standard,
    subagent_return_1_2_standard,
    subagent_return_2_0_standard,
];


/***/ }),

/***/ 4782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   c2: () => (/* binding */ endsEarly),
/* harmony export */   gR: () => (/* binding */ contains)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2668);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9998);


async function contains(options, commit, wanted) {
    if (!/^[0-9a-f]{40,64}$/.test(wanted))
        return false;
    if (commit === wanted)
        return true;
    const raw = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(options, ['cat-file', 'commit', commit]);
    const [header = ''] = raw.stdout.toString('latin1').split('\n\n');
    if (header.split('\n').includes(`parent ${wanted}`))
        return true;
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(options, ['merge-base', '--is-ancestor', wanted, commit])).status === 0;
}
async function headOf(options) {
    const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(options, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    return status === 0 ? stdout.toString('latin1').trim() : undefined;
}
async function endsEarly(git) {
    const store = (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .storeOf */ .xX)(git.cwd);
    if (store !== undefined)
        return (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .isShallow */ .fE)(store);
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ['rev-parse', '--is-shallow-repository']);
    return stdout.toString('latin1').trim() !== 'false';
}


/***/ })

};
;
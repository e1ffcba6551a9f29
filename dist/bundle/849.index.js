"use strict";
exports.id = 849;
exports.ids = [849];
exports.modules = {

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34909);
/* harmony import */ var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78473);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39288);
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62778);
/* harmony import */ var _model_lacking_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6826);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28004);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45023);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60771);
/* harmony import */ var _read_utf8_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8145);
/* harmony import */ var _tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35674);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12102);












const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfig */ .u0)(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e((0,_model_lacking_js__WEBPACK_IMPORTED_MODULE_10__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes);
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, repositoryAround(root)];
    const link = (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(shown, [
            (0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`${link} is a symbolic link, which leads wherever a branch wants it to: name the file itself.`),
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_link_below_js__WEBPACK_IMPORTED_MODULE_6__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error);
        throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return configOf(shown, bytes);
}
function repositoryAround(root) {
    return (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryOf */ ._M)(root) ?? root) : root;
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(shown, [(0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)('This is no regular file: name the file itself.')]);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, [
        (0,_error_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfFile */ .DE)(`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`),
    ]);
}
async function configOf(file, bytes) {
    const { text, problems } = (0,_read_utf8_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(file, wrong);
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_11__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5647)]).then(__webpack_require__.bind(__webpack_require__, 55647));
    return parseConfig({
        file,
        text,
        placeOf: (offset) => {
            const line = lines.lineAt(offset);
            return { line, column: offset - lines.startOf(line) + 1 };
        },
        faultOfPattern,
    });
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_position_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_START */ .W;
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
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 90483:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ overruledInWords),
  T: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/model/usage-error.ts
var usage_error = __webpack_require__(78473);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/tree/commit.ts + 25 modules
var commit = __webpack_require__(60075);
// EXTERNAL MODULE: ./src/tree/git/other-commit.ts
var other_commit = __webpack_require__(687);
// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(66034);
// EXTERNAL MODULE: ./src/tree/link-below.ts
var link_below = __webpack_require__(35674);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
;// CONCATENATED MODULE: ./src/tree/checked-file.ts







async function isCheckedFile(tree, root, path) {
    if (!(0,tree_root/* isDirectory */.wd)(root))
        return false;
    const top = (0,tree_root/* repositoryOf */._M)(root) ?? (0,inside/* realOf */.M)((0,external_node_path_.resolve)(root));
    const place = (0,link_below/* placeIn */.VV)(top, path);
    if (place === null)
        return (0,link_below/* leadsInto */.gA)(top, path);
    if ((0,commit.isCommitTree)(tree))
        return (await (0,other_commit/* entryAt */._f)(tree.repository, tree.revision, place)) !== undefined;
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(path));
    const around = (0,tree_root/* isDirectory */.wd)(folder) ? (0,tree_root/* repositoryOf */._M)(folder) : undefined;
    return around === undefined || around === (0,inside/* realOf */.M)(top) || !(0,external_node_fs_.statSync)((0,external_node_path_.join)(around, '.git')).isDirectory();
}

// EXTERNAL MODULE: ./src/config/error.ts
var error = __webpack_require__(28004);
// EXTERNAL MODULE: ./src/config/load.ts
var load = __webpack_require__(61036);
;// CONCATENATED MODULE: ./src/config/policy-file.ts





async function readPolicy({ shown, folder, root, tree, nameOfSetting }) {
    const path = (0,external_node_path_.resolve)(folder, shown);
    if (await isCheckedFile(tree, root, path)) {
        throw new usage_error/* UsageError */.e(`${nameOfSetting('policy')} is ${shown}, a file of the checked repository, which a pull request can change: name a file of another checkout, such as that of a repository for policies. A configuration of this repository belongs in ${nameOfSetting('config').replace(/^The/, 'the')}, or at the project root.`);
    }
    const config = await (0,load/* readConfigFile */.RG)({ path, shown, root, what: 'policy' });
    const refused = REFUSED.filter(({ isSet }) => isSet(config));
    if (refused.length === 0)
        return config;
    throw new error/* ConfigError */.xL(shown, refused.map(({ message }) => (0,error/* problemOfFile */.DE)(message)));
}
const REFUSED = [
    {
        isSet: ({ overrides }) => overrides.length > 0,
        message: 'A policy has no overrides: it holds for all files. Set rules.',
    },
    {
        isSet: ({ maxFileSize }) => maxFileSize !== undefined,
        message: 'A policy does not set max-file-size: each project does.',
    },
    {
        isSet: ({ maxReturns }) => maxReturns !== undefined,
        message: 'A policy does not set max-returns: each project does.',
    },
    {
        isSet: ({ maxClaims }) => maxClaims !== undefined,
        message: 'A policy does not set max-claims: each project does.',
    },
];
function overruledInWords(shown, overruled) {
    if (overruled.length === 0)
        return '';
    return `The policy ${shown} is stricter than this project's settings, which do not count here: ${overruled.join(', ')}.`;
}


/***/ }),

/***/ 47976:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTouched),
/* harmony export */   N: () => (/* binding */ isAdded)
/* harmony export */ });
function isAdded(file, changes) {
    if (changes === null)
        return false;
    const { changed, added = changed, moved } = changes;
    return added.has(file) && moved?.has(file) !== true;
}
function isTouched(file, changes) {
    return changes !== null && changes.changed.has(file) && changes.sameContent?.has(file) !== true;
}


/***/ }),

/***/ 10817:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ MOST_RETURNS_OF_RUN),
/* harmony export */   Gw: () => (/* binding */ MOST_CLAIMS_OF_RUN),
/* harmony export */   q3: () => (/* binding */ MOST_ELEMENTS),
/* harmony export */   x: () => (/* binding */ countElements)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

const MOST_RETURNS_OF_RUN = 100_000;
const MOST_CLAIMS_OF_RUN = 1_000_000;
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

/***/ 85255:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isOptionalNull),
/* harmony export */   u: () => (/* binding */ breaksShape)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);

function breaksShape(errors, value, shape) {
    return errors.some((error) => !error.advisory && !isOptionalNull(error, value, shape));
}
function isOptionalNull({ keyword, pointer }, value, shape) {
    return keyword === 'type' && (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, pointer) === null && isOptional(pointer, shape);
}
function isOptional(pointer, { fields, required }) {
    const steps = (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokens */ .LU)(pointer);
    const name = steps.at(-1) ?? '';
    const holder = steps
        .slice(0, -1)
        .map((step) => (/^\d+$/.test(step) ? '/*' : `/${step}`))
        .join('');
    return fields[holder]?.includes(name) === true && required[holder]?.includes(name) !== true;
}


/***/ }),

/***/ 47088:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ relocationFix),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   aF: () => (/* binding */ unlessSuccess),
/* harmony export */   xx: () => (/* binding */ because),
/* harmony export */   zo: () => (/* binding */ isDeletion)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb)(path)) === file;
}
function isDeletion({ deletes }) {
    return deletes === true;
}
function relocationFix(pointer, foundAt) {
    const edits = [{ kind: 'set', pointer, value: foundAt }];
    return { safety: 'safe', does: `write the new path ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(foundAt, 200)}`, edits };
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}


/***/ }),

/***/ 88942:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ compareByGit),
/* harmony export */   f: () => (/* binding */ parentsOf)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _ancestry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34538);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67423);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15996);
/* harmony import */ var _partial_clone_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1741);
/* harmony import */ var _printed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24037);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62769);







const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const REMOTE_LIMIT = 60_000;
async function compareByGit(tree, asked, fetching) {
    try {
        return await compare(tree, asked, fetching === 'fetching');
    }
    catch (error) {
        if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS && error.kind === 'other')
            return refused(error.message);
        throw error;
    }
}
async function compare({ repository, revision: checked }, asked, fetching) {
    const { revision, relation, label } = asked;
    if (/^-|^\s*$|[\n\r\0]/.test(revision)) {
        return refused(`${JSON.stringify(revision)} is not a revision: name a branch, a tag or a commit.`);
    }
    const base = await findBase(repository, revision, fetching);
    if ('kind' in base)
        return base;
    const { id: found, remark } = base;
    const parted = relation === 'before' ? found : await partedAt(repository, found, checked);
    const commit = parted ?? found;
    if (repository.clone === 'partial') {
        for (const lacking of new Set([commit, found]))
            await (0,_partial_clone_js__WEBPACK_IMPORTED_MODULE_4__/* .bringFolders */ .cp)(repository.git, lacking, 'its');
    }
    const changes = await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changesBetween */ .iv)(repository, commit, checked, label);
    const approximate = parted === undefined && (await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_1__/* .endsEarly */ .c2)(repository.git));
    return { kind: 'compared', changes: { ...changes, approximate }, commit, tip: found, remark };
}
async function parentsOf({ objects }, commit) {
    const found = await objects.contents([commit], Number.MAX_SAFE_INTEGER);
    return found.flatMap(({ bytes }) => (bytes === null ? [] : (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_1__/* .parentsOf */ .fY)(bytes)));
}
const EXPRESSION = /[\^~:]|@\{/;
async function findBase(repository, revision, fetching) {
    const name = fetching ? remoteBranch(revision) : revision;
    const tracked = `refs/remotes/${_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .REMOTE */ .Bn}/${name}`;
    const isExpression = EXPRESSION.test(name);
    if (isExpression || OBJECT_ID.test(name) || name === 'HEAD' || name.startsWith('refs/')) {
        const ofRemote = async () => fetching && isExpression ? namedCommit(repository, tracked) : undefined;
        const known = (await namedCommit(repository, revision)) ?? (await ofRemote());
        if (known !== undefined)
            return { id: known };
        return fetching ? fromRemote(repository, revision) : unknown(repository, revision);
    }
    const branches = fetching ? [tracked, `refs/heads/${name}`] : [`refs/heads/${name}`, `refs/remotes/${name}`, tracked];
    const tags = [...new Set([name, revision])].map((tag) => `refs/tags/${tag}`);
    const refs = await commitsOfRefs(repository, [...branches, ...tags]);
    const asBranch = (id) => {
        const others = tags.filter((tag) => (refs.get(tag) ?? id) !== id).map((tag) => tag.replace('refs/tags/', ''));
        const remark = `The base is the branch ${name}, and not the tag ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(others)}, which is another commit.`;
        return { id, remark: others.length === 0 ? undefined : remark };
    };
    const [branch] = branches.flatMap((ref) => refs.get(ref) ?? []);
    if (branch !== undefined)
        return asBranch(branch);
    const remote = fetching ? await fromRemote(repository, revision) : undefined;
    if (remote !== undefined && 'id' in remote)
        return remote.isBranch === true ? asBranch(remote.id) : remote;
    const known = name === revision ? await namedCommit(repository, revision) : undefined;
    return known === undefined ? (remote ?? unknown(repository, revision)) : { id: known };
}
function remoteBranch(revision) {
    return revision.replace(/^(?:refs\/remotes\/)?origin\//, '');
}
async function commitsOfRefs(repository, names) {
    const list = ['for-each-ref', '--format=%(objectname) %(refname)', '--', ...names];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.git, list);
    if (status !== 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitFailed */ .gk)('look up the base', stderr);
    const commits = new Map();
    for (const line of stdout.toString('utf8').split('\n')) {
        const [id = '', ref = ''] = line.split(' ');
        const commit = names.includes(ref) ? await resolveCommit(repository, id) : undefined;
        if (commit !== undefined)
            commits.set(ref, commit);
    }
    return commits;
}
async function namedCommit(repository, revision) {
    if (OBJECT_ID.test(revision))
        return resolveCommit(repository, revision);
    const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.git, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
    return status === 0 ? (0,_printed_js__WEBPACK_IMPORTED_MODULE_5__/* .printedId */ .I)(stdout, `find the revision ${revision}`) : undefined;
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
    const branch = `${_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .REMOTE */ .Bn}/${revision}`;
    const isBranch = (await namedCommit(repository, `refs/remotes/${branch}`)) !== undefined;
    const hint = isBranch ? `Did you mean ${branch}?` : 'Name a branch, a tag or a commit that has been fetched.';
    return refused(`git does not know the revision "${revision}". ${hint}`);
}
async function fromRemote(repository, revision) {
    const { git } = repository;
    const settings = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .readGitSettings */ .kS)(git);
    if (!settings.has(`remote.${_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .REMOTE */ .Bn}.url`)) {
        return refused(`${revision} is not in the clone, which has no remote ${_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .REMOTE */ .Bn} to fetch from.`);
    }
    const remotely = { ...(await (0,_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .toFetch */ .qU)(git, [_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .REMOTE */ .Bn], settings)), limit: REMOTE_LIMIT };
    const asked = OBJECT_ID.test(revision) ? { id: revision } : await askRemote(remotely, remoteBranch(revision));
    if ('kind' in asked)
        return asked;
    const commit = (await resolveCommit(repository, asked.id)) ?? (await fetchCommit(repository, remotely, asked.id));
    return typeof commit === 'string' ? { ...asked, id: commit } : commit;
}
async function askRemote(remotely, name) {
    const wanted = [`refs/heads/${name}`, `refs/tags/${name}^{}`, `refs/tags/${name}`];
    const ask = ['ls-remote', '--quiet', `--upload-pack=${_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .UPLOAD_PACK */ .I3}`, _remote_js__WEBPACK_IMPORTED_MODULE_6__/* .REMOTE */ .Bn, ...wanted];
    const { status, stdout, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(remotely, [..._remote_js__WEBPACK_IMPORTED_MODULE_6__/* .ALONE */ .qY, ...ask]);
    if (status !== 0)
        return refused(`${_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .REMOTE */ .Bn} could not be asked for ${name}: ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .lastWords */ .aN)(stderr)}`);
    const lines = stdout.toString('utf8').split('\n');
    const found = wanted.map((ref) => lines.find((line) => line.endsWith(`\t${ref}`))).find((line) => line !== undefined);
    const [id = '', ref = ''] = found?.split('\t') ?? [];
    if (id === '')
        return refused(`Neither the clone nor ${_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .REMOTE */ .Bn} has a branch or a tag ${name}.`);
    return { id, isBranch: ref.startsWith('refs/heads/') };
}
async function fetchCommit(repository, remotely, id) {
    const depth = (await (0,_ancestry_js__WEBPACK_IMPORTED_MODULE_1__/* .endsEarly */ .c2)(repository.git)) ? ['--depth=1'] : [];
    const { status, stderr } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(remotely, (0,_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .fetchArguments */ .lO)(depth, id));
    if (status !== 0)
        return refused(`${id} is not in the clone, and could not be fetched: ${(0,_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .lastWords */ .aN)(stderr)}`);
    return (await resolveCommit(repository, id)) ?? refused(`${id} is no commit.`);
}
async function partedAt(repository, base, checked) {
    if ((await parentsOf(repository, checked)).includes(base))
        return base;
    const { status, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(repository.git, ['merge-base', base, checked]);
    return status === 0 ? (0,_printed_js__WEBPACK_IMPORTED_MODULE_5__/* .printedId */ .I)(stdout, 'find where the branch started') : undefined;
}


/***/ }),

/***/ 97372:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ openBefore)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67423);
/* harmony import */ var _other_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(687);
/* harmony import */ var _renames_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64620);



const REGULAR = '100';
const GITLINK = '160000';
async function openBefore({ repository, revision }, { commit, tip }) {
    const differing = new Set();
    const filesOf = async (base) => {
        const files = new Map();
        for (const { path, mode, id } of await (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .differencesBetween */ .F0)(repository, base, revision, base)) {
            if (base === commit)
                differing.add(path);
            if (mode.startsWith(REGULAR))
                files.set(path, { path, id, link: false });
        }
        return files;
    };
    const files = await filesOf(commit);
    if (repository.clone === 'partial') {
        repository.objects.expect(askedAbout(await (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .differencesBetween */ .F0)(repository, commit, revision, commit)));
    }
    let renamed;
    const renames = () => (renamed ??= renamesBetween(repository, commit, revision));
    return {
        commit,
        differs: (path) => differing.has(path),
        files,
        since: tip === commit ? new Map() : await filesOf(tip),
        read: (wanted, limit) => (0,_other_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .readContents */ .r0)(repository, wanted, limit),
        movedAway: async () => movedAway(repository, commit, revision, renames),
        editedRenames: async () => (await renames()).byTarget,
    };
}
const DOCUMENT = /\.(?:jsonl?|md|markdown|ya?ml)$/i;
function askedAbout(differences) {
    const sides = ({ status, mode, newMode, id, newId }) => [
        ...(status === 'A' || mode === GITLINK ? [] : [id]),
        ...(status === 'D' || newMode === GITLINK ? [] : [newId]),
    ];
    const documents = differences.filter(({ path }) => DOCUMENT.test(path));
    const gone = differences.filter(({ status }) => status === 'D');
    const added = differences.filter(({ status }) => status === 'A');
    const [before, now] = [new Set(gone.map(({ id }) => id)), new Set(added.map(({ newId }) => newId))];
    const left = gone.filter(({ id }) => !now.has(id));
    const places = added.filter(({ newId }) => !before.has(newId));
    const renamed = left.length === 0 || places.length === 0 ? [] : [...left, ...places];
    return [...documents, ...renamed].flatMap(sides);
}
async function renamesBetween(repository, base, checked) {
    const byTarget = new Map();
    const { skipped } = await (0,_renames_js__WEBPACK_IMPORTED_MODULE_2__/* .renamesWithEdits */ .r)(repository, [{ commit: null, base, checked }], ({ to, path }) => {
        byTarget.set(to, path);
    });
    return { byTarget, isCut: skipped.size > 0 };
}
async function movedAway(repository, base, checked, renames) {
    const moved = new Set();
    const differences = await (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .differencesBetween */ .F0)(repository, base, checked, base);
    const now = new Set(differences.map(({ newId }) => newId));
    const gone = differences.filter(({ status }) => status === 'D');
    for (const { path, id } of gone)
        if (now.has(id))
            moved.add(path);
    if (gone.length === moved.size)
        return moved;
    const { byTarget, isCut } = await renames();
    for (const path of byTarget.values())
        moved.add(path);
    return isCut ? new Set(gone.map(({ path }) => path)) : moved;
}


/***/ })

};
;
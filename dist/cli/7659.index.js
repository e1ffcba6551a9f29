"use strict";
exports.id = 7659;
exports.ids = [7659];
exports.modules = {

/***/ 7659:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  narrow: () => (/* binding */ narrow)
});

// EXTERNAL MODULE: ./src/claims/claims.ts
var claims_claims = __webpack_require__(3180);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(3870);
// EXTERNAL MODULE: ./src/claims/relocation.ts
var relocation = __webpack_require__(2803);
// EXTERNAL MODULE: ./src/claims/resolve.ts
var resolve = __webpack_require__(5125);
;// CONCATENATED MODULE: ./src/claims/concerned.ts



async function filesConcerned(claims, tree, { changed, deleted }) {
    const isTouched = (path) => changed.has(path) || deleted.has(path);
    const files = new Set();
    let linked = [];
    for (const { claim, returnFile } of claims) {
        if (claim.kind === 'observation' || files.has(returnFile))
            continue;
        const path = (0,model_path/* normalisePath */.q)(claim.path);
        if (path === null)
            continue;
        for (const place of [path, ...(0,relocation/* movedWith */.W)(path, returnFile)]) {
            if (isTouched(place))
                files.add(returnFile);
            else if (tree.find(place)?.kind !== 'file')
                linked.push({ place, returnFile });
        }
    }
    if (linked.length === 0)
        return files;
    const gone = foldersOf(deleted);
    const targets = new Map();
    while (linked.length > 0) {
        const unread = new Set();
        linked = linked.filter(({ place, returnFile }) => {
            const asked = [];
            const watched = {
                find: (path) => {
                    asked.push(path);
                    return tree.find(path);
                },
            };
            const found = (0,resolve/* resolvePath */.o)(place, watched, targets);
            if (found.kind === 'unread')
                unread.add(found.link.id);
            else if (asked.some(isTouched) || (found.kind === 'absent' && found.linked && gone.has(asked.at(-1) ?? ''))) {
                files.add(returnFile);
            }
            return found.kind === 'unread';
        });
        const ids = [...unread];
        const contents = await tree.contents(ids);
        ids.forEach((id, n) => targets.set(id, Buffer.from(contents[n] ?? []).toString('utf8')));
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

// EXTERNAL MODULE: ./src/read/read.ts
var read = __webpack_require__(3386);
// EXTERNAL MODULE: ./src/judge/batch.ts
var batch = __webpack_require__(2315);
;// CONCATENATED MODULE: ./src/judge/narrow.ts




async function narrow(gathered, changes, { tree, maxFileSize }, withAids) {
    const others = gathered.filter(({ file }) => !changes.changed.has(file.path));
    const wanted = others.map(({ file }) => file);
    const concerned = new Set();
    let passedOver = 0;
    let done = 0;
    for await (const contents of tree.read(wanted, maxFileSize)) {
        const batch = others.slice(done, done + contents.length);
        const look = await withAids((options, aids) => lookAt(batch, contents, options, aids, changes));
        for (const file of look.concerned)
            concerned.add(file);
        passedOver += look.passedOver;
        done += contents.length;
    }
    const isConcerned = (path) => changes.changed.has(path) || concerned.has(path);
    return { files: gathered.filter(({ file }) => isConcerned(file.path)), passedOver };
}
async function lookAt(files, contents, { tree, chosenAt }, { diagnosis, markdown }, changes) {
    const parsers = { positions: diagnosis?.positions ?? null, markdown };
    const claims = [];
    const holding = [];
    files.forEach(({ file, gathered }, n) => {
        const content = contents[n];
        if (file.link || content?.kind !== 'bytes') {
            holding.push(file.path);
            return;
        }
        const { problems, returns } = (0,read/* read */.L)(content.bytes, gathered.form, parsers);
        if (problems.length > 0 || returns.length > 0)
            holding.push(file.path);
        if (gathered.reduced)
            return;
        const chosen = chosenAt(file.path);
        for (const found of returns) {
            const fields = chosen[(0,batch/* familyOfReturn */.i)(gathered, found, chosen)]?.claimFields ?? [];
            for (const claim of (0,claims_claims/* claimsOf */.d)(found.value, fields))
                claims.push({ claim, returnFile: file.path });
        }
    });
    const concerned = await filesConcerned(claims, tree, changes);
    return { concerned, passedOver: holding.filter((file) => !concerned.has(file)).length };
}


/***/ })

};
;
export const id = 226;
export const ids = [226];
export const modules = {

/***/ 3226:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainByHistory: () => (/* binding */ explainByHistory)
});

// EXTERNAL MODULE: ./src/tree/git/git.ts + 2 modules
var git_git = __webpack_require__(7172);
// EXTERNAL MODULE: ./src/tree/git/store.ts
var git_store = __webpack_require__(9998);
;// CONCATENATED MODULE: ./src/tree/git/ancestry.ts


async function contains(options, commit, wanted) {
    if (!/^[0-9a-f]{40,64}$/.test(wanted))
        return false;
    if (commit === wanted)
        return true;
    const raw = await runGit(options, ['cat-file', 'commit', commit]);
    const [header = ''] = raw.stdout.toString('latin1').split('\n\n');
    if (header.split('\n').includes(`parent ${wanted}`))
        return true;
    return (await runGit(options, ['merge-base', '--is-ancestor', wanted, commit])).status === 0;
}
async function headOf(options) {
    const { status, stdout } = await runGit(options, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    return status === 0 ? stdout.toString('latin1').trim() : undefined;
}
async function endsEarly(git) {
    const store = (0,git_store/* storeOf */.xX)(git.cwd);
    if (store !== undefined)
        return (0,git_store/* isShallow */.fE)(store);
    const { stdout } = await (0,git_git/* runGit */.EO)(git, ['rev-parse', '--is-shallow-repository']);
    return stdout.toString('latin1').trim() !== 'false';
}

// EXTERNAL MODULE: ./src/tree/git/git-error.ts
var git_error = __webpack_require__(9268);
// EXTERNAL MODULE: ./src/model/name.ts
var model_name = __webpack_require__(110);
// EXTERNAL MODULE: ./src/tree/git/promised.ts + 1 modules
var promised = __webpack_require__(3388);
;// CONCATENATED MODULE: ./src/tree/git/history.ts





const MOST_SCOPES = 32;
const DEEPEST = 12;
const MOST_STEPS = 8;
const MOST_COMPARED = 2 * 1024 ** 3;
const TOO_MUCH = 'Whether it was renamed and edited was not looked at: the commit that removed it changed too many files to compare them all.';
const MOST_FETCHED = 2_000;
const SHALLOW = 'History is too shallow here to tell whether it ever existed: deepen it (fetch-depth: 0 of actions/checkout, or git fetch --unshallow).';
const UNCOMPARED = 'Whether it was renamed and edited cannot be told in this partial clone, which lacks what the commit held that removed it.';
async function explainByHistory(past, paths, exists) {
    const asked = paths.filter((path) => path !== '');
    if (asked.length === 0)
        return new Map();
    if (await endsEarly(past.git))
        return new Map(asked.map((path) => [path, { kind: 'unknown', detail: SHALLOW }]));
    if (past.clone === 'whole')
        return follow(past, asked, exists, MOST_STEPS);
    try {
        return await follow(past, asked, exists, MOST_STEPS);
    }
    catch (error) {
        if (!(error instanceof git_error/* GitError */.XS) || error.kind !== 'other')
            throw error;
        await (0,promised/* bringFolders */.cp)(past.git, past.commit, 'all');
        return follow(past, asked, exists, MOST_STEPS);
    }
}
async function follow(past, asked, exists, steps) {
    const fates = new Fates(asked, exists);
    const input = [past.commit, '--', ...placed(scopesOf(asked), past.prefix)];
    await readLog(past, ['--full-history', EXACT], input, (entry) => fates.take(entry));
    const { told, leads } = await withEdited(past, fates, exists);
    if (leads.length === 0 || steps === 0)
        return told;
    const further = await follow(past, [...new Set(leads.map(({ to }) => to))], exists, steps - 1);
    const all = new Map(told);
    for (const { path, to } of leads) {
        const end = further.get(to);
        if (end?.kind === 'moved')
            all.set(path, end);
    }
    return all;
}
function placed(scopes, prefix) {
    if (prefix === '')
        return scopes;
    return /[\n\r]/.test(prefix) ? [] : scopes.map((scope) => `${prefix}/${scope}`);
}
function scopesOf(paths) {
    const split = paths.map((path) => {
        const segments = path.split('/', DEEPEST);
        const broken = segments.findIndex((segment) => /[\n\r\0]/.test(segment));
        return broken < 0 ? segments : segments.slice(0, broken);
    });
    let scopes = [];
    for (let depth = 1; depth <= DEEPEST; depth++) {
        const deeper = new Set(split.map((segments) => segments.slice(0, depth).join('/')));
        if (deeper.size > MOST_SCOPES || deeper.has(''))
            break;
        scopes = [...deeper];
    }
    return scopes;
}
class Fates {
    #exists;
    #asked;
    #next = new Map();
    #ends = new Map();
    #merged = new Map();
    #existed = new Set();
    constructor(asked, exists) {
        this.#asked = new Set(asked);
        this.#exists = exists;
    }
    take(entry) {
        const { path, to, status, merge, substantial } = entry;
        if (substantial) {
            for (const name of [path, to])
                if (name !== null && this.#asked.has(name))
                    this.#existed.add(name);
        }
        if (status === 'added')
            return true;
        const now = to === null ? null : this.#exists(to) ? to : (this.#next.get(to) ?? null);
        if (now === null)
            this.#next.delete(path);
        else
            this.#next.set(path, now);
        const ends = merge ? this.#merged : this.#ends;
        if (this.#asked.has(path) && !ends.has(path))
            ends.set(path, { ...entry, now });
        return this.#ends.size < this.#asked.size;
    }
    told() {
        const told = new Map();
        for (const path of this.#asked) {
            const now = this.#end(path)?.now;
            if (typeof now === 'string')
                told.set(path, { kind: 'moved', to: now });
            else if (this.#existed.has(path))
                told.set(path, { kind: 'removed' });
        }
        return told;
    }
    leads() {
        return [...this.#asked].flatMap((path) => {
            const end = this.#end(path);
            return end === undefined || end.to === null || end.now !== null ? [] : [{ path, to: end.to }];
        });
    }
    removedBy(path) {
        const end = this.#end(path);
        return end?.status === 'deleted' ? end.commit : undefined;
    }
    #end(path) {
        return this.#ends.get(path) ?? this.#merged.get(path);
    }
}
async function withEdited(past, fates, exists) {
    const { git, clone, objects } = past;
    const told = fates.told();
    const removed = [...told].flatMap(([path, { kind }]) => (kind === 'removed' ? [path] : []));
    const commits = [...new Set(removed.flatMap((path) => fates.removedBy(path) ?? []))];
    if (commits.length === 0)
        return { told, leads: fates.leads() };
    const entries = new Map(commits.map((commit) => [commit, []]));
    await readLog(past, ['--no-walk', EXACT], commits, (entry) => {
        entries.get(entry.commit)?.push(entry);
        return true;
    });
    const candidates = [...entries].flatMap(([commit, list]) => candidateOf(commit, list));
    const ids = [...new Set(candidates.flatMap(({ deleted, added }) => [...deleted, ...added]))];
    if (ids.length === 0)
        return { told, leads: fates.leads() };
    const isHere = clone === 'whole' || (ids.length <= MOST_FETCHED && (await canFetch(git, ids)));
    const compared = isHere ? await affordable(candidates, ids, objects) : [];
    const closer = new Fates(removed, exists);
    if (compared.length > 0)
        await readLog(past, ['--no-walk', ALIKE], compared, (entry) => closer.take(entry));
    const passedOver = new Set(candidates.map(({ commit }) => commit).filter((commit) => !compared.includes(commit)));
    const all = new Map(told);
    for (const path of removed) {
        if (!passedOver.has(fates.removedBy(path) ?? ''))
            continue;
        all.set(path, { kind: 'removed', detail: isHere ? TOO_MUCH : UNCOMPARED });
    }
    for (const [path, absence] of closer.told())
        if (absence.kind === 'moved')
            all.set(path, absence);
    return { told: all, leads: [...fates.leads(), ...closer.leads()] };
}
function candidateOf(commit, entries) {
    const of = (wanted, side) => entries.flatMap(({ status, substantial, ids }) => (status === wanted && substantial ? [ids[side]] : []));
    const [deleted, added] = [of('deleted', 0), of('added', 1)];
    return deleted.length === 0 || added.length === 0 ? [] : [{ commit, deleted, added }];
}
async function affordable(candidates, ids, objects) {
    const answers = await objects.sizes(ids);
    const sizes = new Map(ids.map((id, n) => [id, answers[n]?.size ?? Infinity]));
    const sum = (list) => list.reduce((total, id) => total + (sizes.get(id) ?? Infinity), 0);
    let left = MOST_COMPARED;
    return candidates.flatMap(({ commit, deleted, added }) => {
        const bytes = deleted.length * sum(added) + added.length * sum(deleted);
        if (bytes > left)
            return [];
        left -= bytes;
        return [commit];
    });
}
async function canFetch(git, ids) {
    try {
        await (0,promised/* fetchPromised */._i)(git, ids);
        return true;
    }
    catch (error) {
        if (error instanceof git_error/* GitError */.XS && error.kind === 'other')
            return false;
        throw error;
    }
}
const EXACT = '--find-renames=100%';
const ALIKE = '--find-renames=50%';
const LOG = [
    '-c',
    'log.follow=false',
    '-c',
    'log.showRoot=true',
    '-c',
    'log.mailmap=false',
    'log',
    '-z',
    '--format=%H %P',
    '--raw',
    '--no-abbrev',
    '--diff-filter=ADR',
    '-l1000',
    '--no-rename-empty',
    '--full-diff',
    '--diff-merges=first-parent',
    '--no-show-signature',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '-O/dev/null',
    '--stdin',
];
function readLog({ git, prefix }, args, input, take) {
    return new Promise((resolve, reject) => {
        const child = (0,git_git/* startGit */.BE)(git, [...LOG, prefix === '' ? '--relative' : `--relative=${prefix}/`, ...args]);
        const said = [];
        const parser = new LogParser(take);
        child.stdout.on('data', (chunk) => {
            if (parser.read(chunk))
                return;
            child.stdout.destroy();
            child.kill();
            resolve();
        });
        child.stderr.on('data', (chunk) => said.push(chunk));
        child.on('error', (error) => {
            reject((0,git_git/* notStarted */.DY)(error));
        });
        child.on('close', (status) => {
            if (status === 0)
                resolve();
            else
                reject((0,git_error/* gitFailed */.gk)('read the history', Buffer.concat(said).toString('utf8')));
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(Buffer.concat(input.map((line) => Buffer.concat([(0,model_name/* bytesOfName */.q)(line), Buffer.from('\n')]))));
    });
}
class LogParser {
    #take;
    #pending = '';
    #commit = '';
    #merge = false;
    #raw;
    #from;
    constructor(take) {
        this.#take = take;
    }
    read(chunk) {
        const fields = (this.#pending + chunk.toString('latin1')).split('\0');
        this.#pending = fields.pop() ?? '';
        return fields.every((field) => this.#field(field));
    }
    #field(field) {
        if (this.#raw === undefined) {
            const line = field.startsWith('\n') ? field.slice(1) : field;
            if (line.startsWith(':'))
                this.#raw = line.split(' ');
            else {
                const [commit = '', ...parents] = line.trim().split(' ');
                this.#commit = commit;
                this.#merge = parents.length > 1;
            }
            return true;
        }
        const [, , , , status = ''] = this.#raw;
        if (status.startsWith('R') && this.#from === undefined) {
            this.#from = field;
            return true;
        }
        const entry = this.#entry(this.#raw, this.#from ?? field, this.#from === undefined ? null : field);
        this.#raw = undefined;
        this.#from = undefined;
        return this.#take(entry);
    }
    #entry([before = '', after = '', from = '', into = '', status = ''], path, to) {
        const [mode, id] = status === 'D' ? [before.slice(1), from] : [after, into];
        return {
            commit: this.#commit,
            merge: this.#merge,
            status: status === 'A' ? 'added' : status === 'D' ? 'deleted' : 'renamed',
            path: (0,model_name/* nameOf */.V)(path),
            to: to === null ? null : (0,model_name/* nameOf */.V)(to),
            substantial: mode.startsWith('100') && !(0,promised/* isEmptyBlob */.Vq)(id),
            ids: [from, into],
        };
    }
}


/***/ })

};

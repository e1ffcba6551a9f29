export const id = 311;
export const ids = [311,443];
export const modules = {

/***/ 692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 7 modules
var esm = __webpack_require__(962);
;// CONCATENATED MODULE: ./src/gather/glob.ts

/** A pattern that cannot be used, and why. */
class PatternError extends Error {
    name = 'PatternError';
}
const OPTIONS = { dot: true, nobrace: true, nocase: false, nocomment: true, noext: true, nonegate: true };
/**
 * Selects paths as `@actions/glob` 0.7 does below a root: patterns apply in order, `!` takes away, a pattern that names
 * a folder takes all below it, `#` starts a comment. Paths are relative to the root, with forward slashes, and name files.
 * Throws `PatternError` for `..`, for a `.` that does not lead, and for a pattern that leaves the root.
 */
function compilePatterns(patterns) {
    const compiled = cleanPatterns(patterns).map(compile);
    return (path) => {
        let selected = false;
        for (const { negate, test } of compiled) {
            // A pattern that could not change the answer is not tried: most paths are no returns.
            if (selected === negate && test(path))
                selected = !negate;
        }
        return selected;
    };
}
/** The lines of a list of patterns that are patterns: each trimmed, neither empty nor a comment. */
function cleanPatterns(patterns) {
    return patterns
        .flatMap((pattern) => pattern.split(/\r?\n/))
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
function compile(line) {
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
    if (segments.length === 0)
        return { negate, test: () => true };
    // The toolkit holds `a/**` against `a/`, so that a file named `a` is selected by it.
    if (segments[segments.length - 1] === '**')
        return { negate, test: below(segments, (path) => `${path}/`) };
    const descendants = below([...segments, '**'], (path) => path);
    if (directoryOnly)
        return { negate, test: descendants };
    const itself = exactly(segments);
    return { negate, test: (path) => itself(path) || descendants(path) };
}
// Minimatch stands behind a comparison of plain text, which decides for nearly every path of a large tree.
function exactly(segments) {
    const end = literalEnd(segments);
    const match = new esm/* Minimatch */.VR(segments.join('/'), OPTIONS);
    return (path) => path.endsWith(end) && match.match(path);
}
function below(segments, subject) {
    const folder = literalEnd(segments.slice(0, segments.findLastIndex((segment) => segment !== '**') + 1));
    const inside = folder === '' ? '' : `${folder}/`;
    const match = new esm/* Minimatch */.VR(segments.join('/'), OPTIONS);
    return (path) => {
        const held = subject(path);
        return held.includes(inside) && match.match(held);
    };
}
/** Text with which everything that the segments match ends; empty where a class or an escape makes that hard to tell. */
function literalEnd(segments) {
    const pattern = segments.join('/');
    if (/[[\]\\]/.test(pattern))
        return '';
    return pattern.slice(Math.max(pattern.lastIndexOf('*'), pattern.lastIndexOf('?')) + 1).replace(/^\/+/, '');
}

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
];
/** What is no return wherever it stands: the task list has another vocabulary, and tools keep files of their own. */
const NEVER = ['**/.git/**', '**/node_modules/**', '**/specs/state.json', '**/specs/archive/state.json'];
const TEMPLATE_FOLDERS = ['context', 'docs', 'extensions', 'skills', 'agents'];
/** What holds example JSON or templates. */
const NOT_BY_DEFAULT = [
    ...TEMPLATE_FOLDERS.map((folder) => `**/.claude/${folder}/**`),
    ...TEMPLATE_FOLDERS.map((folder) => `**/.opencode/${folder}/**`),
    'agent-system/**',
    '**/SKILL.md',
];

;// CONCATENATED MODULE: ./src/gather/gather.ts


/**
 * Which files hold returns: by default the known places; with patterns, what they select (a default exclusion of
 * template folders then no longer applies, since they were asked for). `ignore` takes away from either.
 * Throws `PatternError`.
 */
function selection(patterns, ignore) {
    const given = cleanPatterns(patterns);
    const all = [
        ...(given.length === 0 ? KINDS.flatMap((kind) => kind.patterns) : given),
        ...[...NEVER, ...(given.length === 0 ? NOT_BY_DEFAULT : []), ...cleanPatterns(ignore)].map((pattern) => `!${pattern}`),
    ];
    return { patterns: all, matches: compilePatterns(all) };
}
/** Makes the function that tells how a gathered file is read: by its place, else by its extension. */
function classifier() {
    const kinds = KINDS.map(({ form, family, patterns, reduced = false }) => ({
        gathered: { form, family, reduced },
        matches: compilePatterns(patterns),
    }));
    return (path) => kinds.find(({ matches }) => matches(path))?.gathered ?? byExtension(path);
}
function byExtension(path) {
    if (path.endsWith('.jsonl'))
        return { form: 'jsonl', family: null, reduced: false };
    return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}

;// CONCATENATED MODULE: ./src/model/json.ts
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
/** The own property `key` of an object, or undefined: nothing is ever read from a prototype. */
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
/** The array at `key`; an empty one where there is none, so that a caller can loop without asking. */
function listField(value, key) {
    const found = field(value, key);
    return isArray(found) ? found : [];
}
/** The JSON name of a value's type, as error messages say it. */
function typeName(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    return typeof value;
}

;// CONCATENATED MODULE: ./src/model/pointer.ts

/** Appends reference tokens to a pointer, each escaped as RFC 6901 section 3 says. */
function join(pointer, ...tokens) {
    let result = pointer;
    for (const token of tokens) {
        result += `/${typeof token === 'number' ? String(token) : token.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    }
    return result;
}
/** The unescaped reference tokens of a pointer. */
function tokens(pointer) {
    if (pointer === '')
        return [];
    return pointer.slice(1).split('/').map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** The value at a pointer, or undefined where nothing is. */
function valueAt(value, pointer) {
    let current = value;
    for (const token of tokens(pointer)) {
        if (isArray(current))
            current = /^(0|[1-9]\d*)$/.test(token) ? current[Number(token)] : undefined;
        else
            current = field(current, token);
        if (current === undefined)
            return undefined;
    }
    return current;
}

;// CONCATENATED MODULE: ./src/claims/claims.ts


/** The paths that a return says it produced, in the order of the fields that its version names. A blank path is none. */
function claimsOf(value, fields) {
    const claims = [];
    for (const { pattern } of fields)
        visit(value, pattern.slice(1).split('/'), '', undefined, claims);
    return claims;
}
function visit(value, steps, pointer, holder, claims) {
    const [step, ...rest] = steps;
    if (step === undefined) {
        if (typeof value !== 'string' || value.trim() === '')
            return;
        const type = holder === undefined ? undefined : stringField(holder, 'type');
        claims.push({ path: value, pointer, type: type ?? null });
    }
    else if (step === 'path' && typeof value === 'string') {
        // An artifact written as a bare string breaks the format, but what it claims is plain, and is proved all the same.
        visit(value, rest, pointer, undefined, claims);
    }
    else if (step === '*') {
        if (isArray(value))
            value.forEach((element, index) => { visit(element, rest, join(pointer, index), undefined, claims); });
    }
    else if (isObject(value)) {
        visit(field(value, step), rest, join(pointer, step), value, claims);
    }
}

;// CONCATENATED MODULE: ./src/model/path.ts
/** Absolute, a home folder, a drive letter, or a URL. Anchored and without a choice to come back to, so linear. */
const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
/** An empty, `.` or `..` segment: what most paths do not have. */
const UNTIDY = /(?:^|\/)\.{0,2}(?:\/|$)/;
/**
 * A path as the tree is asked for it: without `./`, `//` and a trailing `/`, and with every `..` resolved. `''` is the
 * project root itself. Null where the path is absolute, starts with `~`, a drive letter or `scheme://`, or climbs out
 * of the root by `..` (also where it would come back: the root's own name is not known here). A backslash is a letter
 * like any other, as it is in git. Pure: no link is resolved.
 */
function normalisePath(path) {
    if (ROOTED.test(path))
        return null;
    if (!UNTIDY.test(path))
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

;// CONCATENATED MODULE: ./src/claims/content.ts
/** Files up to this size (bytes) are read, to see what they hold: a Git LFS pointer is smaller by its specification. */
const SMALL = 1_024;
const LFS_VERSION = 'version https://git-lfs.github.com/spec/v1\n';
function inspect(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const size = text.startsWith(LFS_VERSION) ? /^size (\d+)$/m.exec(text)?.[1] : undefined;
    return { blank: text.trim() === '', lfsSize: size === undefined ? null : Number(size) };
}

;// CONCATENATED MODULE: ./src/claims/relocation.ts
/** Folders into which finished tasks are moved with all that belongs to them. */
const STORES = new Set(['archive', 'vault']);
/**
 * Where a claimed path would be if it had moved with the return's own folder: `specs/X/...`, claimed by a return that
 * now lies in `specs/archive/X/` or `specs/vault/.../X/`. Most likely first.
 */
function movedWith(path, returnFile) {
    const claimed = path.split('/');
    const folders = returnFile.split('/').slice(0, -1);
    const store = folders.findIndex((folder) => STORES.has(folder));
    if (store < 0 || folders.slice(0, store).some((folder, n) => claimed[n] !== folder))
        return [];
    const candidates = [];
    for (let at = folders.length - 1; at > store; at--) {
        const task = folders[at] ?? '';
        // The return may claim its first home, or the archive from which it went on into the vault.
        const home = claimed.indexOf(task, store);
        if (home < 0 || home === claimed.length - 1)
            continue;
        if (home > store && !STORES.has(claimed[store] ?? ''))
            continue;
        const candidate = [...folders.slice(0, at + 1), ...claimed.slice(home + 1)].join('/');
        if (candidate !== path)
            candidates.push(candidate);
    }
    return candidates;
}

;// CONCATENATED MODULE: ./src/claims/resolve.ts

/** As many links as Linux follows before it gives up (`path_resolution(7)`). */
const MAX_LINKS = 40;
/**
 * Resolves a normalised path below the root. A link's target is known from `targets` (by id); where it is not, the
 * answer is `unread`, and the caller reads it and asks again: so this stays a function of values.
 */
function resolvePath(path, tree, targets) {
    let current = path;
    let linked = false;
    for (let links = 0; links <= MAX_LINKS; links++) {
        const stop = firstStop(current, tree);
        if (stop === undefined)
            return { kind: 'absent', linked };
        if (stop.entry.kind !== 'link')
            return { kind: 'found', path: stop.path, entry: stop.entry, linked };
        const target = targets.get(stop.entry.id);
        if (target === undefined)
            return { kind: 'unread', link: { path: stop.path, id: stop.entry.id } };
        const next = follow(stop.path, target, stop.rest);
        if (next === undefined)
            return { kind: 'outside', link: stop.path };
        current = next;
        linked = true;
    }
    return { kind: 'absent', linked };
}
/** What stands at the path, or the link or submodule on the way to it, with what is left of the path behind it. */
function firstStop(path, tree) {
    const direct = tree.find(path);
    if (direct !== undefined)
        return { path, entry: direct, rest: '' };
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) {
        const above = path.slice(0, end);
        const entry = tree.find(above);
        if (entry === undefined || entry.kind === 'file')
            return undefined;
        if (entry.kind !== 'directory')
            return { path: above, entry, rest: path.slice(end + 1) };
    }
    return undefined;
}
/** Where a link leads, relative to the root; undefined when that is outside. */
function follow(link, target, rest) {
    if (target === '' || target.startsWith('/') || /^[A-Za-z]:/.test(target))
        return undefined;
    const joined = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(link), target, rest));
    if (joined === '..' || joined.startsWith('../'))
        return undefined;
    return joined === '.' ? '' : joined.replace(/\/$/, '');
}

;// CONCATENATED MODULE: ./src/claims/verify.ts




/**
 * The verdict on each claim, in their order. What the tree must be asked for (targets of links, sizes, small contents) is
 * asked for all claims at once: each needs one round trip, and links one for each step of the longest chain.
 */
async function verify(claims, tree) {
    const targets = new Map();
    let drafts = claims.map((claim) => draft(claim, tree, targets));
    for (;;) {
        const unread = new Map();
        for (const item of drafts)
            if (item.kind === 'unread')
                unread.set(item.link.id, item.link.path);
        if (unread.size === 0)
            break;
        const ids = [...unread.keys()];
        const contents = await tree.contents(ids);
        ids.forEach((id, n) => targets.set(id, Buffer.from(contents[n] ?? []).toString('utf8')));
        drafts = drafts.map((item, n) => {
            const claim = claims[n];
            return item.kind === 'unread' && claim !== undefined ? draft(claim, tree, targets) : item;
        });
    }
    const files = await measure(drafts, tree);
    return drafts.map((item) => finish(item, files));
}
function draft({ claim, returnFile }, tree, targets) {
    const path = normalisePath(claim.path);
    if (path === null)
        return settled('outside', { detail: whyOutside(claim.path) });
    const found = resolvePath(path, tree, targets);
    if (found.kind !== 'absent')
        return ofResolution(found, path, false);
    for (const candidate of movedWith(path, returnFile)) {
        const moved = resolvePath(candidate, tree, targets);
        if (moved.kind === 'unread')
            return moved;
        if (moved.kind === 'found' && moved.entry.kind === 'file')
            return ofResolution(moved, candidate, true);
    }
    const other = tree.findOtherCase(path);
    if (other !== undefined)
        return settled('case-mismatch', { foundAt: other });
    return settled('missing', { detail: found.linked ? 'The link on its way leads nowhere.' : null });
}
function ofResolution(found, asked, relocated) {
    if (found.kind === 'unread')
        return found;
    if (found.kind === 'outside') {
        return settled('outside', { detail: `The symbolic link ${found.link} leaves the project root.` });
    }
    const { entry, path } = found;
    if (entry.kind === 'submodule')
        return settled('unverifiable', { detail: `${path} is a submodule.` });
    if (entry.kind === 'directory')
        return settled('directory', {});
    return { kind: 'file', id: entry.id, foundAt: relocated ? asked : path === asked ? null : path, relocated };
}
function settled(name, known) {
    return { kind: 'settled', verdict: { name, size: null, foundAt: null, detail: null, blank: false, ...known } };
}
/** Sizes of all claimed files, and what the small ones hold. */
async function measure(drafts, tree) {
    const ids = [...new Set(drafts.flatMap((item) => (item.kind === 'file' ? [item.id] : [])))];
    const sizes = await tree.sizes(ids);
    const small = ids.filter((_, n) => {
        const size = sizes[n] ?? null;
        return size !== null && size > 0 && size <= SMALL;
    });
    const contents = await tree.contents(small);
    const inspected = new Map(small.map((id, n) => [id, inspect(contents[n] ?? new Uint8Array())]));
    return new Map(ids.map((id, n) => [id, { size: sizes[n] ?? null, content: inspected.get(id) ?? null }]));
}
function finish(item, files) {
    if (item.kind === 'settled')
        return item.verdict;
    if (item.kind === 'unread')
        throw new Error(`the link ${item.link.path} was never read`);
    const measured = files.get(item.id);
    const size = measured?.content?.lfsSize ?? measured?.size ?? null;
    const name = size === 0 ? 'empty' : item.relocated ? 'relocated' : 'present';
    return { name, size, foundAt: item.foundAt, detail: null, blank: size !== 0 && measured?.content?.blank === true };
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

;// CONCATENATED MODULE: ./src/model/position.ts
/** The first character of a file: where a finding about the whole file stands. */
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

;// CONCATENATED MODULE: ./src/model/return.ts


function statusOf(subject) {
    return stringField(subject.value, 'status');
}
/** Whether the status is one of its version's success statuses, so that claims are held to the letter. */
function isSuccess(subject) {
    const status = statusOf(subject);
    return status !== undefined && subject.standard.success.includes(status);
}
/** The agent's name, or null where the return gives none. */
function agentOf(subject) {
    const agent = stringField(field(subject.value, 'metadata'), 'agent_type');
    return agent === undefined || agent.trim() === '' ? null : agent;
}
/** The agent's name for a recommendation; documents 002 and 003 say `subagent` where none is known. */
function agentName(subject) {
    return agentOf(subject) ?? 'subagent';
}
/** The recommendation that document 003 gives for a failure of format, which names the agent that is to be mended. */
function fixFormat(subject) {
    const agent = agentOf(subject);
    return agent === null ? 'Fix subagent return format' : `Fix ${agent} subagent return format`;
}
function sessionOf(subject) {
    const session = stringField(field(subject.value, 'metadata'), 'session_id');
    return session === undefined || session.trim() === '' ? null : session;
}
/** The elements of a top-level array that are objects, each with its pointer. */
function objectsOf(subject, key) {
    const found = [];
    const list = listField(subject.value, key);
    for (let index = 0; index < list.length; index++) {
        const value = list[index];
        if (isObject(value))
            found.push({ pointer: join('', key, index), value });
    }
    return found;
}

;// CONCATENATED MODULE: ./src/model/severity.ts
/** GitHub's annotation levels, worst first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** 0 for the worst. */
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
/** Whether `severity` is as bad as `threshold` or worse. */
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(598);
;// CONCATENATED MODULE: ./src/policy/fingerprint.ts

/**
 * 32 hexadecimal digits of what stays when lines move, or when the file is archived. An array or object counts by what it
 * is, not by what it holds: else a change anywhere in a return would make a new finding.
 */
function fingerprint({ rule, file, index, pointer, value }) {
    const scalar = typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[]' : '{}') : (value ?? null);
    const parts = [rule, file === null ? null : homeOf(file), index, pointer, scalar];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
const TASK_FOLDER = /^(?:OC_)?\d+_/;
/** A file's path without the folders into which finished tasks are moved: `archive/`, and `vault/` with what is below it up to the task. */
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

;// CONCATENATED MODULE: ./src/policy/finding.ts



function toFinding({ active, problem }, spot) {
    const { file, index, pointer, range } = spot;
    const value = problem.value ?? problem.property ?? (spot.value === undefined ? undefined : valueAt(spot.value, pointer ?? ''));
    return {
        rule: active.rule.id,
        severity: severityOf(active, problem),
        message: problem.message,
        recommendation: problem.recommendation,
        file,
        index,
        pointer,
        range,
        fingerprint: fingerprint({
            rule: active.rule.id,
            file,
            index,
            pointer: problem.property === undefined ? pointer : join(pointer ?? '', problem.property),
            value,
        }),
        baselined: false,
        excerpt: spot.line === null || range === null ? null : excerpt(spot.line, range),
    };
}
/** A rule that varies its severity keeps the milder one, unless it was set to be milder still. */
function severityOf({ severity }, problem) {
    const set = severity === 'off' ? 'notice' : severity;
    if (problem.severity === undefined)
        return set;
    return rank(problem.severity) > rank(set) ? problem.severity : set;
}
const CONTEXT_BEFORE = 40;
const LONGEST = 160;
/** As much of a line as a person can read at a glance, with the range in it. */
function excerpt(line, { startColumn }) {
    if (line.length <= LONGEST)
        return { text: line, cut: 0 };
    const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
    return { text: line.slice(cut, cut + LONGEST), cut };
}

;// CONCATENATED MODULE: ./src/read/scan.ts
/** How deep arrays and objects may nest: no return needs ten levels, and parsers with positions recurse. */
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
/**
 * Counts key tokens and watches the depth of nesting in one pass, before anything recursive sees the text. In text
 * that is no JSON the counts mean nothing, but the depth still holds.
 */
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
/** The offset of the quote that closes the string opened at `start`; the text's end where none does. */
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
function isSpace(c) {
    return c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
}
/** The keys of a parsed value, at every depth. */
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

;// CONCATENATED MODULE: ./src/read/extract.ts

/** How many opening braces are tried before giving up, so that hostile text costs linear time. */
const TRIES = 50;
/**
 * Finds the first JSON object in prose or in a Markdown fence, as agents wrap their returns; null when there is none.
 * An object counts when it parses strictly and has at least one key.
 */
function extract(text) {
    let start = text.indexOf('{');
    for (let tries = 0; start >= 0 && tries < TRIES; tries++) {
        const end = balancedEnd(text, start);
        if (end < 0) {
            start = text.indexOf('{', start + 1);
            continue;
        }
        if (isObjectText(text.slice(start, end)))
            return { start, end, by: isFenced(text, start) ? 'fence' : 'prose' };
        start = text.indexOf('{', start + 1);
    }
    return null;
}
function isObjectText(text) {
    try {
        return Object.keys(JSON.parse(text)).length > 0;
    }
    catch {
        return false;
    }
}
function isFenced(text, start) {
    const before = text.slice(0, start).trimEnd();
    return /^[ \t]*(?:`{3,}|~{3,})[^\n`]*$/.test(before.slice(before.lastIndexOf('\n') + 1));
}
/** The offset after the brace that closes the one at `start`; -1 when none does, or too deep. */
function balancedEnd(text, start) {
    let depth = 0;
    for (let i = start; i < text.length; i++) {
        const c = text[i];
        if (c === '"')
            i = stringEnd(text, i);
        else if (c === '{' || c === '[') {
            if (++depth > MAX_DEPTH)
                return -1;
        }
        else if ((c === '}' || c === ']') && --depth === 0)
            return i + 1;
    }
    return -1;
}

;// CONCATENATED MODULE: ./src/read/lines.ts
/** Turns offsets of a text into lines and columns. A line ends at LF, as git and GitHub count. */
class Lines {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            this.#starts.push(i + 1);
    }
    /** 1-based. */
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
    /** The offset at which a 1-based line starts. */
    startOf(line) {
        return this.#starts[line - 1] ?? this.#text.length;
    }
    /** A line's text without its line break; empty beyond the last. */
    textOf(line) {
        const start = this.#starts[line - 1];
        if (start === undefined)
            return '';
        const next = this.#starts[line];
        const end = next === undefined ? this.#text.length : next - 1;
        return this.#text.slice(start, this.#text[end - 1] === '\r' && end > start ? end - 1 : end);
    }
    /**
     * The range from one offset to another (exclusive). It stays on its first line, since GitHub drops the columns of an
     * annotation that spans lines: what is longer ends where that line does.
     */
    range(start, end) {
        const line = this.lineAt(start);
        const column = start - this.startOf(line) + 1;
        const length = this.textOf(line).length;
        const last = Math.min(end - this.startOf(line), length) + 1;
        return { startLine: line, startColumn: column, endLine: line, endColumn: Math.max(last, column + 1) };
    }
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(547);
;// CONCATENATED MODULE: ./src/read/locator.ts



const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
/**
 * Positions in one JSON value of a file. The tree with positions costs about four times `JSON.parse`, so it is built
 * when the first position is asked for. The caller has bounded the depth of nesting.
 */
class Locator {
    #stretch;
    #lines;
    #root;
    #errors;
    constructor(stretch, lines) {
        this.#stretch = stretch;
        this.#lines = lines;
    }
    /** The place of what stands at the pointer; of the nearest thing that would hold it where nothing does. */
    locate(pointer, part = 'value') {
        let node = this.#tree();
        let key;
        for (const token of tokens(pointer)) {
            const next = child(node, token);
            if (next === undefined)
                return this.#rangeOf(node);
            key = next.key;
            node = next.value;
        }
        return this.#rangeOf(part === 'key' && key !== undefined ? key : node);
    }
    /** Why the stretch is no JSON, and where; undefined when the tolerant parser sees nothing wrong. */
    firstError() {
        this.#tree();
        const error = this.#errors?.[0];
        if (error === undefined)
            return undefined;
        return { reason: reasonOf((0,main.printParseErrorCode)(error.error)), range: this.#range(error.offset, error.length) };
    }
    /** Every key that stands twice in one object, at any depth. */
    duplicates() {
        const found = [];
        const visit = (node) => {
            const seen = new Map();
            for (const entry of node.children ?? []) {
                const key = entry.type === 'property' ? entry.children?.[0] : undefined;
                if (key !== undefined) {
                    const name = String(key.value);
                    const first = seen.get(name);
                    if (first === undefined)
                        seen.set(name, key);
                    else
                        found.push({ key: name, firstLine: this.#rangeOf(first).startLine, range: this.#rangeOf(key) });
                }
                visit(entry);
            }
        };
        const root = this.#tree();
        if (root !== undefined)
            visit(root);
        return found;
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
        return this.#lines().range(start, start + length);
    }
}
/** `JSON.parse` keeps the last of several equal keys, so the last is the one that is meant. */
function child(node, token) {
    if (node?.type === 'array') {
        const value = /^(?:0|[1-9]\d*)$/.test(token) ? node.children?.[Number(token)] : undefined;
        return value === undefined ? undefined : { key: undefined, value };
    }
    if (node?.type !== 'object')
        return undefined;
    const property = node.children?.findLast((entry) => entry.children?.[0]?.value === token);
    return property === undefined ? undefined : { key: property.children?.[0], value: property.children?.[1] };
}
/** `InvalidCommentToken` to `invalid comment token`: the parser's names for its errors are words run together. */
function reasonOf(code) {
    return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(573);
;// CONCATENATED MODULE: ./src/read/utf8.ts


const BYTE_ORDER_MARK = '\uFEFF';
const CLEAN = [];
/** Decodes bytes as RFC 8259 section 8.1 asks for JSON, and as GitHub reads Markdown: UTF-8 and nothing else. */
function decode(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: FILE_START }] };
    }
    if (!(0,external_node_buffer_.isUtf8)(buffer)) {
        return { text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range: firstWrongByte(buffer) }] };
    }
    const text = buffer.toString('utf8');
    if (!text.startsWith(BYTE_ORDER_MARK))
        return { text, problems: CLEAN };
    return { text: text.slice(1), problems: [{ kind: 'byte-order-mark', range: FILE_START }] };
}
/** The place of the first byte that is no UTF-8: what comes before it decodes, and is counted as any text. */
function firstWrongByte(buffer) {
    let low = 0;
    let high = buffer.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((0,external_node_buffer_.isUtf8)(buffer.subarray(0, wholeUpTo(buffer, middle))))
            low = middle;
        else
            high = middle;
    }
    const before = buffer.subarray(0, wholeUpTo(buffer, low)).toString('utf8');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
}
/** The end of the last sequence that starts before `end`, left out if it is cut: a cut sequence is not a wrong one. */
function wholeUpTo(buffer, end) {
    let start = end;
    while (start > 0 && end - start < 4 && ((buffer[start - 1] ?? 0) & 0xc0) === 0x80)
        start--;
    const lead = buffer[start - 1] ?? 0;
    const needs = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return start > 0 && needs > 1 && end - (start - 1) < needs ? start - 1 : end;
}

;// CONCATENATED MODULE: ./src/read/read.ts







/** Reads a file's bytes as the form says. Every position is one in the file, whatever the value is wrapped in. */
function read(bytes, form) {
    const { text, problems } = decode(bytes);
    if (text === null)
        return { problems, returns: [], line: () => '' };
    let lines;
    const source = { text, lines: () => (lines ??= new Lines(text)) };
    const parts = form === 'jsonl' ? readLines(source) : readWhole(source);
    return {
        problems: problems.length === 0 ? parts.problems : [...problems, ...parts.problems],
        returns: parts.returns,
        line: (line) => source.lines().textOf(line),
    };
}
function readWhole(source) {
    const { text } = source;
    const whole = { text, start: 0, end: text.length };
    const parsed = parse(source, whole);
    if (parsed.kind === 'value')
        return returnsOf(source, whole, parsed, 0);
    if (parsed.problem.kind === 'too-deep')
        return { problems: [parsed.problem], returns: [] };
    const inner = extract(text);
    if (inner === null)
        return { problems: [parsed.problem], returns: [] };
    const stretch = { text, start: inner.start, end: inner.end };
    const extracted = parse(source, stretch);
    if (extracted.kind !== 'value')
        return { problems: [parsed.problem], returns: [] };
    const wrapped = { kind: 'wrapped', by: inner.by, range: source.lines().range(inner.start, inner.start + 1) };
    const parts = returnsOf(source, stretch, extracted, 0);
    return { problems: [wrapped, ...parts.problems], returns: parts.returns };
}
/** JSON Lines: one value a line; blank lines are none. */
function readLines(source) {
    const { text } = source;
    const problems = [];
    const returns = [];
    let start = 0;
    while (start < text.length) {
        const lf = text.indexOf('\n', start);
        const end = lf < 0 ? text.length : lf;
        const stretch = { text, start, end };
        if (text.slice(start, end).trim() !== '') {
            const parsed = parse(source, stretch);
            if (parsed.kind === 'value') {
                const parts = returnsOf(source, stretch, parsed, returns.length);
                problems.push(...parts.problems);
                returns.push(...parts.returns);
            }
            else {
                problems.push(parsed.problem);
            }
        }
        start = end + 1;
    }
    if (returns.length === 0 && problems.length === 0)
        problems.push({ kind: 'no-return', range: FILE_START });
    return { problems, returns };
}
const NO_PROBLEMS = [];
/** Strict JSON: fast first, with positions only when something is wrong. */
function parse(source, stretch) {
    const text = stretch.start === 0 && stretch.end === stretch.text.length ? stretch.text : stretch.text.slice(stretch.start, stretch.end);
    const { keys, tooDeepAt } = scan(text);
    if (tooDeepAt >= 0) {
        const at = stretch.start + tooDeepAt;
        return { kind: 'problem', problem: { kind: 'too-deep', limit: MAX_DEPTH, range: source.lines().range(at, at + 1) } };
    }
    const locator = new Locator(stretch, source.lines);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { kind: 'problem', problem: syntaxProblem(source, stretch, locator, error) };
    }
    const duplicates = countKeys(value) === keys
        ? NO_PROBLEMS
        : locator.duplicates().map((duplicate) => ({ kind: 'duplicate-key', ...duplicate }));
    return { kind: 'value', value, locator, duplicates };
}
function syntaxProblem(source, stretch, locator, error) {
    const found = locator.firstError();
    if (found !== undefined)
        return { kind: 'syntax', ...found };
    // The tolerant parser saw nothing: V8's message may carry a position of its own.
    const message = error instanceof Error ? error.message : '';
    const at = stretch.start + Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    return { kind: 'syntax', reason: 'not strict JSON', range: source.lines().range(at, at + 1) };
}
/** A bare return, or an array of returns. */
function returnsOf(source, stretch, parsed, firstIndex) {
    const { value, locator, duplicates } = parsed;
    const whole = (pointer, part) => locator.locate(pointer, part);
    if (isObject(value)) {
        return { problems: duplicates, returns: [{ index: firstIndex, value, startLine: startLine(source, stretch), locate: whole }] };
    }
    if (!isArray(value)) {
        return { problems: [...duplicates, { kind: 'not-object', value, range: locator.locate('') }], returns: [] };
    }
    if (value.length === 0)
        return { problems: [...duplicates, { kind: 'no-return', range: locator.locate('') }], returns: [] };
    const problems = [...duplicates];
    const returns = [];
    value.forEach((element, position) => {
        const base = `/${String(position)}`;
        if (isObject(element)) {
            returns.push({
                index: firstIndex + returns.length,
                value: element,
                startLine: locator.locate(base).startLine,
                locate: (pointer, part) => locator.locate(base + pointer, part),
            });
        }
        else {
            problems.push({ kind: 'not-object', value: element, range: locator.locate(base) });
        }
    });
    return { problems, returns };
}
/** The line of the first character that is no white space; nearly every file starts with it, and needs no count of lines. */
function startLine({ lines }, { text, start }) {
    if (start === 0 && text[0] === '{')
        return 1;
    return lines().lineAt(start + text.slice(start).search(/\S/));
}

;// CONCATENATED MODULE: ./src/model/standard.ts
/** A kind of return; a version is one edition of it. */
const FAMILIES = ['return-meta', 'subagent-return', 'result-envelope'];

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(86);
;// CONCATENATED MODULE: ./src/model/rule.ts
/** The groups of the standards' rules, in their order: docs are sorted by them. */
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
/** What a rule with nothing to say returns: one array for all. */
const NOTHING = [];

;// CONCATENATED MODULE: ./src/rules/claudemd-none.ts





/** The folders of the agent system. */
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
        const suggestions = stringField(field(subject.value, 'completion_data'), 'claudemd_suggestions');
        if (suggestions === undefined || !saysNone(suggestions))
            return NOTHING;
        for (const { value } of objectsOf(subject, 'artifacts')) {
            const path = stringField(value, 'path');
            if (path === undefined || !BELOW.test(path))
                continue;
            return [
                {
                    pointer: join('', 'completion_data', 'claudemd_suggestions'),
                    message: `Field completion_data.claudemd_suggestions is ${(0,model_text/* quote */.hD)(suggestions)}, but artifact ${(0,model_text/* quote */.hD)(path, 200)} belongs to the agent system.`,
                    recommendation: `${fixFormat(subject)}: describe the change in claudemd_suggestions.`,
                },
            ];
        }
        return NOTHING;
    },
};
function saysNone(text) {
    return text.length < 16 && /^\s*none\s*\.?\s*$/i.test(text);
}

;// CONCATENATED MODULE: ./src/model/meta-task.ts


const META = 'meta';
/**
 * Whether the return is about a task on the agent system itself: `task_type` or `language` is `meta`, at top level or
 * in metadata, or the agent's name starts with `meta-` (document 001, completion_data, and upstream).
 */
function isMetaTask(subject) {
    return (saysMeta(subject.value) ||
        saysMeta(field(subject.value, 'metadata')) ||
        (agentOf(subject)?.startsWith(`${META}-`) ?? false));
}
function saysMeta(value) {
    return field(value, 'task_type') === META || field(value, 'language') === META;
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
    },
    good: {
        set: {
            '/status': 'implemented',
            '/task_type': 'meta',
            '/completion_data': { completion_summary: SUMMARY, claudemd_suggestions: 'none' },
        },
    },
    check(subject) {
        if (statusOf(subject) !== 'implemented' || !isMetaTask(subject))
            return NOTHING;
        const data = field(subject.value, 'completion_data');
        if (data !== undefined && (!isObject(data) || has(data, 'claudemd_suggestions')))
            return NOTHING;
        return [
            {
                ...(data === undefined
                    ? { pointer: '', property: 'completion_data' }
                    : { pointer: join('', 'completion_data'), property: 'claudemd_suggestions' }),
                message: 'An implemented meta task has no completion_data.claudemd_suggestions; what it changed, or "none", was expected.',
                recommendation: `${fixFormat(subject)}: add completion_data.claudemd_suggestions.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/define.ts
/** A rule in a version's list, with what the version sets otherwise than the rule's default. */
function use(rule, differs = {}) {
    return { rule, ...differs };
}
/** One list of several: a later use of a rule replaces an earlier one, so that a version states only its differences. */
function ruleList(...lists) {
    const byId = new Map();
    for (const list of lists)
        for (const entry of list)
            byId.set(entry.rule.id, entry);
    return [...byId.values()];
}

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
        const agent = stringField(field(subject.value, 'metadata'), 'agent_type');
        if (agent === undefined || !(0,model_text/* isBlank */.z3)(agent))
            return NOTHING;
        return [
            {
                pointer: join('', 'metadata', 'agent_type'),
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
            return NOTHING;
        const agent = agentOf(subject);
        if (agent === null || agents.includes(agent))
            return NOTHING;
        const meant = (0,model_text.nearest)(agent, agents);
        return [
            {
                pointer: join('', 'metadata', 'agent_type'),
                message: `Agent ${(0,model_text/* quote */.hD)(agent)} is not among the configured agents.`,
                recommendation: meant === undefined
                    ? 'Write the name under which the agent is defined, or add it to the configured agents.'
                    : `Write ${(0,model_text/* quote */.hD)(meant)}, or add the agent to the configured agents.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/model/verdict.ts
/** The verdict's reason as the end of a message; nothing where it gives none. */
function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
/** The severity of a claim's problem where the return claims no success; the rule's own where it does. */
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}

;// CONCATENATED MODULE: ./src/rules/artifact-blank.ts



const artifactBlank = {
    id: 'artifact-blank',
    area: 'artifacts',
    scope: 'claim',
    severity: 'warning',
    summary: 'A claimed file holds more than white space',
    rationale: 'A file of spaces and line breaks passes a test of its size and holds no work all the same.',
    remedy: 'Write the content and commit it, or take the artifact out of the return.',
    sources: [
        { document: 'return-gate', heading: 'A file of white space passes the size test of document 002, step 5c' },
    ],
    bad: { tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': ' \n\n' } },
    good: { tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '\n#\n' } },
    check({ claim, verdict }, of) {
        if (verdict.name !== 'present' || !verdict.blank)
            return NOTHING;
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact holds nothing but white space: ${(0,model_text/* quote */.hD)(claim.path, 200)}.`,
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
    severity: 'error',
    summary: 'A claimed path has the letter case of the file',
    rationale: 'Git and Linux tell letter case apart. A path in another case works on the machine of the agent and leads nowhere on the others.',
    remedy: 'Write the path exactly as the file is named.',
    sources: [
        {
            document: 'return-gate',
            heading: 'Where letter case counts, the path of document 002, step 5b leads to no file',
        },
    ],
    bad: { set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01_Parse-Dates.md' } },
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.name !== 'case-mismatch')
            return NOTHING;
        const found = verdict.foundAt === null ? 'another letter case' : (0,model_text/* quote */.hD)(verdict.foundAt, 200);
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact does not exist in this letter case: ${(0,model_text/* quote */.hD)(claim.path, 200)}; there is ${found}.${because(verdict)}`,
                recommendation: `Fix ${of.agent} subagent return format: write the path exactly as the file is named.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-directory.ts



const artifactDirectory = {
    id: 'artifact-directory',
    area: 'artifacts',
    scope: 'claim',
    severity: 'error',
    summary: 'A claimed path is a file, not a directory',
    rationale: 'A directory stands for whatever happens to be in it, which may be older than the work. Only a file can be linked, read and proved.',
    remedy: 'Claim each file that was made in the directory.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: { set: { '/artifacts/0/path': 'specs/7_parse_dates/plans' } },
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.name !== 'directory')
            return NOTHING;
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact is a directory: ${(0,model_text/* quote */.hD)(claim.path, 200)}; a file was expected.${because(verdict)}`,
                recommendation: `Verify ${of.agent} lists the files that it wrote, each as an artifact of its own.`,
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
        const artifacts = objectsOf(subject, 'artifacts');
        if (artifacts.length < 2)
            return NOTHING;
        const problems = [];
        const first = new Map();
        for (const { pointer, value } of artifacts) {
            const path = stringField(value, 'path');
            if (path === undefined || (0,model_text/* isBlank */.z3)(path))
                continue;
            // No normalised path starts with a slash, so a path that has no normal form is only equal to itself.
            const key = normalisePath(path) ?? `/${path}`;
            const place = join(pointer, 'path');
            const earlier = first.get(key);
            if (earlier === undefined) {
                first.set(key, place);
                continue;
            }
            problems.push({
                pointer: place,
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} names the same file as ${earlier}; each file is listed once.`,
                recommendation: `${fixFormat(subject)}: keep one artifact for the file.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-empty.ts



const artifactEmpty = {
    id: 'artifact-empty',
    area: 'artifacts',
    scope: 'claim',
    severity: 'error',
    summary: 'A claimed file is not empty',
    rationale: 'A file of 0 bytes was created and never written: the work that the return claims is not in it.',
    remedy: 'Write the content and commit it, or take the artifact out of the return.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: { tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '' } },
    good: { tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '#' } },
    check({ claim, verdict }, of) {
        if (verdict.name !== 'empty')
            return NOTHING;
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
    severity: 'error',
    summary: 'A claimed file exists in the judged tree',
    rationale: 'This is phantom work: the return says that a file was made, and there is none, nor does anything below explain where it went.',
    remedy: 'Write and commit the file, correct the path, or take the artifact out of the return.',
    sources: [
        { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
        { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { set: { '/artifacts/0/path': 'specs/never/written.md' } },
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.name !== 'missing')
            return NOTHING;
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

;// CONCATENATED MODULE: ./src/model/in-words.ts

/** A value as a message names it: text quoted and cut, what holds others by its kind alone. */
function inWords(value) {
    if (typeof value === 'string')
        return (0,model_text/* quote */.hD)(value);
    if (value === undefined)
        return 'nothing';
    if (value === null || typeof value !== 'object')
        return String(value);
    return Array.isArray(value) ? 'an array' : 'an object';
}

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
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0': 'specs/7_parse_dates/plans/01_parse-dates.md' } },
    good: {},
    check(subject) {
        const problems = [];
        const artifacts = listField(subject.value, 'artifacts');
        for (let index = 0; index < artifacts.length; index++) {
            const artifact = artifacts[index];
            if (isObject(artifact))
                continue;
            const written = typeof artifact === 'string' ? `the bare string ${(0,model_text/* quote */.hD)(artifact, 200)}` : inWords(artifact);
            const fields = (0,model_text/* listOf */.c3)(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
            problems.push({
                pointer: join('', 'artifacts', index),
                message: `Artifact ${String(index + 1)} is ${written}; an object with ${fields} was expected.`,
                recommendation: `${fixFormat(subject)}: write each artifact as an object with ${fields}.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

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
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            const path = stringField(value, 'path');
            if (path === undefined || !(0,model_text/* isBlank */.z3)(path))
                continue;
            const written = path === '' ? 'empty' : 'nothing but white space';
            problems.push({
                pointer: join(pointer, 'path'),
                message: `The artifact's path is ${written}; the path of a file was expected.`,
                recommendation: `${fixFormat(subject)}: write the path relative to the project root.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-path-relative.ts



const artifactPathRelative = {
    id: 'artifact-path-relative',
    area: 'artifacts',
    scope: 'claim',
    severity: 'error',
    summary: 'A claimed path stays inside the project root',
    rationale: 'What lies outside the repository is not committed with it and means something else on every machine, so it proves no work.',
    remedy: 'Write the path relative to the project root, without a leading slash, and keep the file inside the repository.',
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0/path': '/home/agent/project/specs/7_parse_dates/plans/01_parse-dates.md' } },
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.name !== 'outside')
            return NOTHING;
        return [
            {
                ...unlessSuccess(of, 'warning'),
                message: `Artifact path is not inside the project root: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: `Fix ${of.agent} subagent return format: write the path of a file in the repository, relative to the project root.`,
            },
        ];
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
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: {
        set: { '/artifacts/0/path': 'specs\\7_parse_dates\\plans\\01_parse-dates.md' },
        also: ['artifact-missing'],
    },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            const path = stringField(value, 'path');
            if (!path?.includes('\\'))
                continue;
            problems.push({
                pointer: join(pointer, 'path'),
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} has a backslash; folders are divided by "/".`,
                recommendation: `${fixFormat(subject)}: write ${(0,model_text/* quote */.hD)(path.replaceAll('\\', '/'), 200)}.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-path-valid.ts






const CONTROL = /\p{Cc}/u;
const CONTROLS = /\p{Cc}+/gu;
/** `.` or `..` behind another segment: a leading `./` has words of its own, and a leading `..` leaves the root. */
const DOTS = /\/\.{1,2}(?:\/|$)/;
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
    sources: [{ document: '000', heading: 'artifacts (required)' }],
    bad: { set: { '/artifacts/0/path': './specs/7_parse_dates//plans/01_parse-dates.md' } },
    good: {
        set: { '/artifacts/0/path': 'specs/7_parse_dates/plans/01 parse..dates.md' },
        tree: { 'specs/7_parse_dates/plans/01 parse..dates.md': '# Parse dates\n' },
    },
    check(subject) {
        const problems = [];
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            const path = stringField(value, 'path');
            if (path === undefined || (0,model_text/* isBlank */.z3)(path) || normalisePath(path) === null)
                continue;
            const found = faults(path);
            if (found.length === 0)
                continue;
            const plain = normalisePath(path.replace(CONTROLS, '').trimEnd());
            const mend = plain === null || plain === ''
                ? 'write the path of a file from the project root'
                : `write ${(0,model_text/* quote */.hD)(plain, 200)}`;
            problems.push({
                pointer: join(pointer, 'path'),
                message: `Artifact path ${(0,model_text/* quote */.hD)(path, 200)} has ${(0,model_text/* listOf */.c3)(found, 'and')}; a plain path was expected.`,
                recommendation: `${fixFormat(subject)}: ${mend}.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-relocated.ts



const tree = {
    'specs/7_parse_dates/plans/01_parse-dates.md': null,
    'specs/archive/7_parse_dates/plans/01_parse-dates.md': '# Parse dates\n',
};
const artifactRelocated = {
    id: 'artifact-relocated',
    area: 'artifacts',
    scope: 'claim',
    severity: 'notice',
    summary: 'A claimed file is where the return says',
    rationale: 'The file exists, but it was moved since, mostly with its task into the archive. The work is proved; only the path is out of date.',
    remedy: 'Nothing, where the folder was archived. Otherwise write the new path.',
    sources: [{ document: 'return-gate', heading: 'Most claims that no longer hold were archived with their folder' }],
    bad: [
        { families: ['return-meta'], file: 'specs/archive/7_parse_dates/.return-meta.json', tree },
        { families: ['subagent-return'], file: 'specs/archive/7_parse_dates/plan.return.json', tree },
    ],
    good: {},
    check({ claim, verdict }) {
        if (verdict.name !== 'relocated')
            return NOTHING;
        const now = verdict.foundAt === null ? '' : `; it is now at ${(0,model_text/* quote */.hD)(verdict.foundAt, 200)}`;
        return [
            {
                message: `Artifact was moved from ${(0,model_text/* quote */.hD)(claim.path, 200)}${now}.${because(verdict)}`,
                recommendation: 'Nothing needs to be done where its folder was archived; otherwise write the new path.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-removed.ts



const artifactRemoved = {
    id: 'artifact-removed',
    area: 'artifacts',
    scope: 'claim',
    severity: 'warning',
    summary: 'A claimed file was not removed after it was committed',
    rationale: 'An earlier commit holds the file, so the work was done and the claim was no lie. Whoever follows the return today finds nothing, though.',
    remedy: 'Bring the file back if it is still needed; otherwise remove the return with it, or accept the warning.',
    sources: [{ document: 'return-gate', heading: 'A file that was committed and removed later is no phantom work' }],
    bad: { tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null } },
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.name !== 'removed')
            return NOTHING;
        return [
            {
                ...unlessSuccess(of, 'notice'),
                message: `Artifact was committed and is gone since: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: 'Bring the file back if it is still needed, or take the artifact out of the return.',
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
        const instead = typeof known.instead === 'string' ? known.instead : known.instead[agentKind(agentOf(subject))];
        return { instead, because: known.because };
    }
    return { instead: (0,model_text.nearest)(word.trim(), list), because: undefined };
}
/** The status of the subject's version that was probably meant. */
function suggestStatus(subject, status) {
    return suggest(subject, status, subject.standard.statuses, subject.standard.confusions.status);
}
/** The artifact type of the subject's version that was probably meant. */
function suggestArtifactType(subject, type) {
    return suggest(subject, type, subject.standard.artifactTypes, subject.standard.confusions.artifactType);
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
    sources: [
        { document: '000', heading: 'artifacts (required)' },
        { document: '001', heading: 'artifacts (required)' },
        { document: '003', heading: 'artifacts (required)' },
    ],
    bad: { set: { '/artifacts/0/type': 'analysis' } },
    good: {},
    check(subject) {
        const problems = [];
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            const type = stringField(value, 'type');
            if (type === undefined || subject.standard.artifactTypes.includes(type))
                continue;
            const { instead, because } = suggestArtifactType(subject, type);
            const reason = because === undefined ? '' : ` ${because}`;
            const mend = instead === undefined ? 'use a listed artifact type' : `write ${(0,model_text/* quote */.hD)(instead)}`;
            problems.push({
                pointer: join(pointer, 'type'),
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} is not one of ${(0,model_text/* listOf */.c3)(subject.standard.artifactTypes)}.${reason}`,
                recommendation: `${fixFormat(subject)}: ${mend}.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-unchanged.ts



const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const artifactUnchanged = {
    id: 'artifact-unchanged',
    area: 'artifacts',
    scope: 'claim',
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
    ],
    good: [
        {
            families: ['return-meta'],
            context: {
                changes: {
                    base: 'main',
                    changed: new Set(['specs/7_parse_dates/.return-meta.json', PLAN]),
                    deleted: new Set(),
                },
            },
        },
        {
            families: ['subagent-return'],
            context: {
                changes: { base: 'main', changed: new Set(['returns/7_plan.return.json', PLAN]), deleted: new Set() },
            },
        },
    ],
    check({ claim, verdict }, of, { changes }) {
        if (changes === null || verdict.name !== 'present' || !of.success || !changes.changed.has(of.file))
            return NOTHING;
        const file = verdict.foundAt ?? normalisePath(claim.path);
        if (file === null || changes.changed.has(file) || changes.deleted.has(file))
            return NOTHING;
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
    bad: { tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null } },
    good: {},
    check({ claim, verdict }, of) {
        if (verdict.name !== 'uncommitted')
            return NOTHING;
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



const artifactUnverifiable = {
    id: 'artifact-unverifiable',
    area: 'artifacts',
    scope: 'claim',
    severity: 'notice',
    summary: 'A claimed artifact can be checked in the repository',
    rationale: 'What lies in a submodule or in a memory store is not part of the judged tree. It is neither proved nor disproved, and a reader should know that.',
    remedy: 'Nothing, where the artifact belongs there; otherwise claim a file of this repository.',
    sources: [
        { document: 'return-gate', heading: 'What the judged tree does not hold is said to be unproved, not called a lie' },
    ],
    bad: {
        set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
        tree: { 'vendor/dates/': '' },
    },
    good: {},
    check({ claim, verdict }) {
        if (verdict.name !== 'unverifiable')
            return NOTHING;
        return [
            {
                message: `Artifact cannot be checked in this repository: ${(0,model_text/* quote */.hD)(claim.path, 200)}.${because(verdict)}`,
                recommendation: 'Check it where it lies; nothing needs to be done here.',
            },
        ];
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
        const path = listField(field(subject.value, 'metadata'), 'delegation_path');
        if (path.length < 2)
            return NOTHING;
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
                // A name that comes a third time is the same loop: told once.
                places.set(name, -1);
                problems.push({
                    pointer: join('', 'metadata', 'delegation_path', index),
                    message: `Agent ${(0,model_text/* quote */.hD)(name)} stands in the delegation path twice, as step ${String(first + 1)} and ${String(index + 1)}.`,
                    recommendation: `Route the delegation so that ${(0,model_text/* quote */.hD)(name)} is not called below itself.`,
                });
            }
        }
        return problems.length === 0 ? NOTHING : problems;
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
        const metadata = field(subject.value, 'metadata');
        const depth = numberField(metadata, 'delegation_depth');
        const names = listField(metadata, 'delegation_path').length;
        if (depth === undefined || !Number.isInteger(depth) || names === 0 || names >= depth + 1)
            return NOTHING;
        return [
            {
                pointer: join('', 'metadata', 'delegation_path'),
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
        const agent = agentOf(subject);
        if (agent === null)
            return NOTHING;
        const path = listField(field(subject.value, 'metadata'), 'delegation_path');
        const last = path[path.length - 1];
        if (typeof last !== 'string' || last === agent || (0,model_text/* isBlank */.z3)(last))
            return NOTHING;
        return [
            {
                pointer: join('', 'metadata', 'delegation_path', path.length - 1),
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
        const duration = numberField(field(subject.value, 'metadata'), 'duration_seconds');
        if (duration === undefined || duration >= 0)
            return NOTHING;
        return [
            {
                pointer: join('', 'metadata', 'duration_seconds'),
                message: `Field metadata.duration_seconds is ${String(duration)}; 0 or more was expected.`,
                recommendation: `${fixFormat(subject)}: count the seconds from the call to the return.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/error-type.ts





/** The types that the documents name, for versions whose list is open. */
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
        for (const { pointer, value } of objectsOf(subject, 'errors')) {
            const type = stringField(value, 'type');
            if (type === undefined || known.includes(type))
                continue;
            const meant = (0,model_text.nearest)(type.trim(), known);
            problems.push({
                pointer: join(pointer, 'type'),
                message: `Error type ${(0,model_text/* quote */.hD)(type)} is not ${closed === undefined ? 'a known one, such as' : 'one of'} ${(0,model_text/* listOf */.c3)(known)}.`,
                recommendation: meant === undefined
                    ? `${fixFormat(subject)}: use a listed type.`
                    : `${fixFormat(subject)}: write ${(0,model_text/* quote */.hD)(meant)}.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
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
        const errors = listField(subject.value, 'errors');
        if (errors.length === 0 || !isSuccess(subject))
            return NOTHING;
        return [
            {
                pointer: join('', 'errors'),
                message: `Status ${(0,model_text/* quote */.hD)(statusOf(subject) ?? '')} stands beside ${(0,model_text/* count */.U9)(errors.length, 'error')}; none was expected.`,
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
                message: `Field ${name} is ${inWords(valueAt(subject.value, pointer))}; ${withArticle(detail)} was expected.`,
                recommendation: `${fixFormat(subject)}: write ${name} as ${withArticle(detail)}.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};
/** `a string`, `an array`, `a string or null`. */
function withArticle(type) {
    return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

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
            if (problem.kind !== 'too-large')
                continue;
            problems.push({
                range: FILE_START,
                message: `The file has ${String(problem.size)} bytes, more than the limit of ${String(problem.limit)}; it was not read.`,
                recommendation: 'Make the file smaller, leave it out of the patterns, or raise --max-file-size.',
                value: 'too-large',
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

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
            if (problem.kind !== 'duplicate-key')
                continue;
            problems.push({
                range: problem.range,
                message: `Key ${(0,model_text/* quote */.hD)(problem.key)} stands twice in one object, first in line ${String(problem.firstLine)}.`,
                recommendation: `Keep one ${(0,model_text/* quote */.hD)(problem.key)}.`,
                value: problem.key,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
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
    sources: [{ document: 'return-gate', heading: 'RFC 8259 section 8.1: JSON that systems exchange is UTF-8' }],
    // Latin-1: a lone E9 is no UTF-8.
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
                });
            }
        }
        return problems.length === 0 ? NOTHING : problems;
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
            else if (problem.kind === 'too-deep') {
                problems.push({
                    range: problem.range,
                    message: `The JSON is nested deeper than ${String(problem.limit)} levels, so it is not read.`,
                    recommendation: 'Fix subagent return format: a return nests only a few levels deep.',
                    value: 'too-deep',
                });
            }
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/metadata-field-type.ts





const metadataFieldType = {
    id: 'metadata-field-type',
    area: 'metadata',
    scope: 'return',
    severity: 'warning',
    structural: true,
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
            return NOTHING;
        const problems = [];
        for (const { advisory, pointer, detail } of subject.shapeErrors) {
            if (!advisory)
                continue;
            const type = (0,model_text/* listOf */.c3)(detail.split(' or '));
            problems.push({
                pointer,
                message: `Field ${tokens(pointer).join('.')} is ${inWords(valueAt(subject.value, pointer))}; type ${type} was expected.`,
                recommendation: `${fixFormat(subject)}: write a value of type ${type}.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/no-returns.ts

const noReturns = {
    id: 'no-returns',
    area: 'run',
    scope: 'run',
    severity: 'error',
    summary: 'A run finds at least one file that may hold a return',
    rationale: 'A gate that finds nothing has judged nothing. To pass then would let a wrong pattern or a forgotten commit look like proved work.',
    remedy: 'Commit the returns, correct the patterns, or state by `if-no-returns` that a run without returns is right.',
    sources: [{ document: 'return-gate', heading: 'A required check must not pass because nothing was found' }],
    bad: { file: 'notes/plan.json' },
    good: { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
    check(run, { ifNoReturns }) {
        if (run.files > 0 || ifNoReturns === 'ignore')
            return NOTHING;
        return [
            {
                severity: ifNoReturns,
                message: 'No file that may hold a return was found.',
                recommendation: 'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" where none are expected.',
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/phantom-work.ts





const phantomWork = {
    id: 'phantom-work',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    summary: 'A return that claims success lists at least one artifact',
    rationale: 'Success without a file is phantom work: the caller marks the task as done, and there is nothing that anyone could use or check.',
    remedy: 'List the files that were made; where none were, say so by a status that is no success.',
    sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    bad: { set: { '/artifacts': [] } },
    good: {
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
    check(subject) {
        const artifacts = field(subject.value, 'artifacts');
        if (!isArray(artifacts) || artifacts.length > 0 || !isSuccess(subject))
            return NOTHING;
        return [
            {
                pointer: join('', 'artifacts'),
                message: `Agent returned status ${(0,model_text/* quote */.hD)(statusOf(subject) ?? '')} but lists no artifacts: phantom work.`,
                recommendation: `Verify ${agentName(subject)} creates artifacts and lists them before it claims success.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/phase-counts.ts




/** The objects that may count phases. */
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
            const counts = field(subject.value, holder);
            const completed = numberField(counts, 'phases_completed');
            const total = numberField(counts, 'phases_total');
            if (completed === undefined || total === undefined || completed <= total)
                continue;
            problems.push({
                pointer: join('', holder, 'phases_completed'),
                message: `Field ${holder}.phases_completed is ${String(completed)}, more than phases_total, which is ${String(total)}.`,
                recommendation: `${fixFormat(subject)}: count the phases again.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
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
                message: `Required field ${(0,model_text/* quote */.hD)(detail)} is missing in ${placeOf(pointer)}.`,
                recommendation: `${fixFormat(subject)}: add ${(0,model_text/* quote */.hD)(detail)} to ${placeOf(pointer)}.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};
function placeOf(pointer) {
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
                    message: `A return is a JSON object; this is ${inWords(problem.value)}.`,
                    recommendation: 'Fix subagent return format: return one JSON object.',
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
        return problems.length === 0 ? NOTHING : problems;
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
        const session = stringField(field(subject.value, 'metadata'), 'session_id');
        if (session === undefined || !(0,model_text/* isBlank */.z3)(session))
            return NOTHING;
        return [
            {
                pointer: join('', 'metadata', 'session_id'),
                message: `Field metadata.session_id is ${(0,model_text/* quote */.hD)(session)}; a session id was expected.`,
                recommendation: `${fixFormat(subject)}: echo the session id of the delegation.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/session-id-format.ts




/** The forms of a session id: what each is called, and the test. */
const FORMS = {
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
        const session = sessionOf(subject);
        if (session === null)
            return NOTHING;
        const form = FORMS[params.format === 'agent-task' ? 'agent-task' : 'session'];
        if (form.fits(session))
            return NOTHING;
        return [
            {
                pointer: join('', 'metadata', 'session_id'),
                message: `Session id ${(0,model_text/* quote */.hD)(session)} is not of the form ${form.written}.`,
                recommendation: `${fixFormat(subject)}: echo the caller's session id, such as ${form.example}.`,
            },
        ];
    },
};
function isSession(id) {
    return /^sess_\d+_\w+$/.test(id);
}
/** Read from its end, since an agent's name may hold underscores and the random part may be absent. */
function isAgentTask(id) {
    const parts = id.split('_');
    if (!parts.every((part) => /^[A-Za-z0-9.:+-]+$/.test(part)))
        return false;
    const last = parts.length - 1;
    return (last >= 2 && isTimestamp(parts[last])) || (last >= 3 && isTimestamp(parts[last - 1]));
}
/** A date with or without a time, with or without separators; or Unix time. */
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
    check(subject, { expectedSession }) {
        if (expectedSession === null)
            return NOTHING;
        const session = stringField(field(subject.value, 'metadata'), 'session_id');
        if (session === undefined || session === expectedSession)
            return NOTHING;
        return [
            {
                pointer: join('', 'metadata', 'session_id'),
                message: `Session id is ${(0,model_text/* quote */.hD)(session, LIMIT)}; expected was ${(0,model_text/* quote */.hD)(expectedSession, LIMIT)}.`,
                recommendation: `Fix ${agentName(subject)} subagent to return correct session_id: the one of its delegation.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/standard-mismatch.ts

const standardMismatch = {
    id: 'standard-mismatch',
    area: 'document',
    scope: 'return',
    severity: 'notice',
    summary: 'A return has the shape of the version it is judged by',
    rationale: 'When a return breaks the chosen version but fits another one of its family, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
    remedy: 'Choose the version that fits, or bring the agent to the chosen one.',
    sources: [{ document: 'return-gate', heading: 'the version is chosen by the user and never inferred silently' }],
    // What one version of a family rejects another accepts, so each example raises the rule in some of them only.
    bad: [
        {
            families: ['return-meta'],
            set: { '/artifacts/0/type': 'handoff' },
            also: ['artifact-type', 'artifact-type-path'],
        },
        { families: ['return-meta'], set: { '/memory_candidates': 'none' }, also: ['field-type', 'memory-candidate'] },
        {
            families: ['subagent-return'],
            set: {
                '/status': 'planned',
                '/metadata/delegation_depth': 1,
                '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
            },
            also: ['status-value', 'errors-required'],
        },
        { families: ['subagent-return'], set: { '/status': 'completed' }, also: ['status-completed', 'errors-required'] },
    ],
    good: {},
    check(subject) {
        const { satisfies, standard } = subject;
        if (satisfies === null || !subject.shapeErrors.some(({ advisory }) => !advisory))
            return NOTHING;
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
    sources: [
        { document: '000', heading: 'status (required)' },
        { document: '001', heading: 'status (required)' },
        { document: '002', heading: 'Step 3: Validate Status Field' },
        { document: '003', heading: 'status (required)' },
    ],
    bad: { set: { '/status': 'finished' } },
    good: {},
    check(subject) {
        const status = statusOf(subject);
        if (status === undefined || subject.standard.statuses.includes(status))
            return NOTHING;
        const { instead, because } = suggestStatus(subject, status);
        const reason = because === undefined ? '' : ` ${because}`;
        return [
            {
                pointer: join('', 'status'),
                message: `Status ${(0,model_text/* quote */.hD)(status)} is not one of ${(0,model_text/* listOf */.c3)(subject.standard.statuses)}.${reason}`,
                recommendation: instead === undefined
                    ? `${fixFormat(subject)}: use a listed status.`
                    : `${fixFormat(subject)}: write ${(0,model_text/* quote */.hD)(instead)}.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/unclaimed-change.ts



/** Files that the process itself keeps up to date, so that no return claims them. */
const UNCLAIMED_BY_DESIGN = ['specs/TODO.md', 'specs/state.json'];
const unclaimed_change_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const METADATA = 'specs/7_parse_dates/.return-meta.json';
const LOG = 'returns/7_plan.return.json';
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
            context: { changes: { base: 'main', changed: new Set([METADATA, unclaimed_change_PLAN, 'src/dates.ts']), deleted: new Set() } },
        },
        {
            families: ['subagent-return'],
            tree: unclaimed_change_tree,
            context: { changes: { base: 'main', changed: new Set([LOG, unclaimed_change_PLAN, 'src/dates.ts']), deleted: new Set() } },
        },
    ],
    good: [
        {
            families: ['return-meta'],
            context: { changes: { base: 'main', changed: new Set([METADATA, unclaimed_change_PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
        {
            families: ['subagent-return'],
            context: { changes: { base: 'main', changed: new Set([LOG, unclaimed_change_PLAN, 'specs/TODO.md']), deleted: new Set() } },
        },
    ],
    check(run, { changes }) {
        if (changes === null)
            return NOTHING;
        const accounted = new Set(UNCLAIMED_BY_DESIGN);
        let compared = false;
        for (const { file, claims } of run.returns) {
            accounted.add(file);
            if (!changes.changed.has(file))
                continue;
            compared = true;
            for (const { claim, verdict } of claims) {
                const path = normalisePath(claim.path);
                if (path !== null)
                    accounted.add(path);
                if (verdict.foundAt !== null)
                    accounted.add(verdict.foundAt);
            }
        }
        if (!compared)
            return NOTHING;
        const problems = [];
        for (const file of changes.changed) {
            if (accounted.has(file))
                continue;
            problems.push({
                file,
                message: `${(0,model_text/* quote */.hD)(file, 200)} changed, and no changed return claims it.`,
                recommendation: 'List it as an artifact of the return that made it, or except its path in the configuration.',
            });
        }
        return problems.length === 0 ? NOTHING : problems;
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
    sources: [{ document: 'return-gate', heading: 'a misspelt optional field is otherwise lost without a word' }],
    bad: { set: { '/next_step': 'Run /implement 7' }, also: ['custom-field'] },
    good: [{}, { set: { '/metadata/model_name': 'large' } }],
    check(subject) {
        const problems = [];
        for (const known of knownOf(subject.standard.shape))
            unknown_field_visit(subject.value, '', 0, known, problems);
        return problems.length === 0 ? NOTHING : problems;
    },
};
// A shape is split once and not for each of a hundred thousand returns.
const cache = new WeakMap();
function knownOf(shape) {
    let known = cache.get(shape);
    if (known === undefined) {
        known = Object.entries(shape.fields).map(([pattern, names]) => ({
            steps: tokens(pattern),
            names,
            has: new Set(names),
        }));
        cache.set(shape, known);
    }
    return known;
}
/** Looks at every object that the steps lead to; `*` stands for each element of an array. */
function unknown_field_visit(value, pointer, depth, known, problems) {
    const step = known.steps[depth];
    if (step === undefined) {
        if (isObject(value))
            unknown_field_inspect(value, pointer, known, problems);
    }
    else if (step === '*') {
        if (!isArray(value))
            return;
        for (let index = 0; index < value.length; index++) {
            const element = value[index];
            if (element !== undefined)
                unknown_field_visit(element, join(pointer, index), depth + 1, known, problems);
        }
    }
    else if (isObject(value) && Object.hasOwn(value, step)) {
        const next = value[step];
        if (next !== undefined)
            unknown_field_visit(next, join(pointer, step), depth + 1, known, problems);
    }
}
function unknown_field_inspect(value, pointer, known, problems) {
    if (!isObject(value))
        return;
    for (const key of Object.keys(value)) {
        if (known.has.has(key))
            continue;
        const meant = (0,model_text.nearest)(key, known.names);
        if (meant === undefined)
            continue;
        problems.push({
            pointer: join(pointer, key),
            part: 'key',
            message: `The standard has no field ${(0,model_text/* quote */.hD)(key)} here; its nearest field is ${(0,model_text/* quote */.hD)(meant)}.`,
            recommendation: `Write ${(0,model_text/* quote */.hD)(meant)} if that is meant; else give the field a name of its own.`,
            value: key,
        });
    }
}

;// CONCATENATED MODULE: ./src/standards/families/json.ts












































/** What every version of a JSON form demands. */
const jsonRules = [
    use(jsonSyntax),
    use(jsonEncoding),
    use(jsonDuplicateKey),
    use(returnObject),
    use(fileTooLarge),
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
    use(artifactMissing),
    use(artifactEmpty),
    use(artifactBlank),
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
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            const length = stringField(value, 'summary')?.length ?? 0;
            if (length <= artifact_summary_length_LIMIT)
                continue;
            problems.push({
                pointer: join(pointer, 'summary'),
                message: `The artifact's summary has ${String(length)} characters; at most ${String(artifact_summary_length_LIMIT)} are allowed.`,
                recommendation: 'Shorten the summary to one sentence that says what the file holds.',
            });
        }
        return problems.length === 0 ? NOTHING : problems;
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
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            const summary = stringField(value, 'summary');
            if (summary === undefined || (0,model_text/* sentencesWithin */.UW)(summary, 0, 1))
                continue;
            problems.push({
                pointer: join(pointer, 'summary'),
                message: `The artifact's summary has ${String((0,model_text/* sentences */.hC)(summary))} sentences; one was expected: ${(0,model_text/* quote */.hD)(summary)}.`,
                recommendation: 'Say what the file holds in one sentence.',
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/artifact-type-path.ts






/** The folders of a task, and what they hold. */
const FOLDERS = new Map([
    ['reports', 'report'],
    ['plans', 'plan'],
    ['summaries', 'summary'],
    ['handoffs', 'handoff'],
]);
/** The folder nearest to the file that tells a type. Only below `specs/`: elsewhere `reports/` may hold source code. */
function tellingFolder(path) {
    const segments = path.split('/');
    const specs = segments.indexOf('specs');
    if (specs === -1)
        return undefined;
    return segments.slice(specs + 1, -1).findLast((segment) => FOLDERS.has(segment));
}
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
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            const type = stringField(value, 'type');
            const path = stringField(value, 'path');
            if (type === undefined || path === undefined || !subject.standard.artifactTypes.includes(type))
                continue;
            const folder = tellingFolder(normalisePath(path) ?? '');
            const told = folder === undefined ? undefined : FOLDERS.get(folder);
            if (folder === undefined || told === undefined || told === type)
                continue;
            if (!subject.standard.artifactTypes.includes(told))
                continue;
            problems.push({
                pointer: join(pointer, 'type'),
                message: `Artifact type ${(0,model_text/* quote */.hD)(type)} does not agree with the folder ${(0,model_text/* quote */.hD)(`${folder}/`)} of ${(0,model_text/* quote */.hD)(path, 200)}, which holds files of type ${(0,model_text/* quote */.hD)(told)}.`,
                recommendation: `Write ${(0,model_text/* quote */.hD)(told)}, or put the file into the folder of its type.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
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
        if (statusOf(subject) !== 'implemented')
            return NOTHING;
        const data = field(subject.value, 'completion_data');
        if (data !== undefined && (!isObject(data) || has(data, 'completion_summary')))
            return NOTHING;
        const missing = data === undefined ? 'completion_data' : 'completion_summary';
        return [
            {
                pointer: data === undefined ? '' : join('', 'completion_data'),
                property: missing,
                message: `Status is "implemented" and ${data === undefined ? missing : `completion_data.${missing}`} is absent; a summary of what was accomplished was expected.`,
                recommendation: `${fixFormat(subject)}: add completion_data.completion_summary.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/completion-summary-sentences.ts





const MIN = 1;
const MAX = 3;
const completion_summary_sentences_implemented = (summary) => ({
    set: { '/status': 'implemented', '/completion_data': { completion_summary: summary } },
});
const completionSummarySentences = {
    id: 'completion-summary-sentences',
    area: 'life-cycle',
    scope: 'return',
    severity: 'notice',
    summary: `The completion summary has ${String(MIN)} to ${String(MAX)} sentences`,
    rationale: 'It becomes one entry in the list of finished tasks, which is read at a glance.',
    remedy: 'Say what was accomplished in one to three sentences; leave the details to the summary artifact.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: completion_summary_sentences_implemented('Dates are parsed. Times are parsed. Zones are parsed. Errors are told.'),
    good: completion_summary_sentences_implemented('Dates are parsed. Times are parsed. Zones are parsed.'),
    check(subject) {
        const summary = stringField(field(subject.value, 'completion_data'), 'completion_summary');
        if (summary === undefined)
            return NOTHING;
        const blank = (0,model_text/* isBlank */.z3)(summary);
        if (!blank && (0,model_text/* sentencesWithin */.UW)(summary, MIN, MAX))
            return NOTHING;
        return [
            {
                pointer: join('', 'completion_data', 'completion_summary'),
                message: `The completion summary has ${(0,model_text/* count */.U9)(blank ? 0 : (0,model_text/* sentences */.hC)(summary), 'sentence')}; ${String(MIN)} to ${String(MAX)} were expected.`,
                recommendation: `${fixFormat(subject)}: say what was accomplished in ${String(MIN)} to ${String(MAX)} sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/rules/delegation-depth.ts





const delegation_depth_LIMIT = 3;
const POINTER = join('', 'metadata', 'delegation_depth');
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
    bad: { set: { '/metadata/delegation_depth': -1 } },
    good: {
        set: {
            '/metadata/agent_type': 'planner',
            '/metadata/delegation_depth': delegation_depth_LIMIT,
            '/metadata/delegation_path': ['orchestrator', 'implement', 'team-lead', 'planner'],
        },
    },
    check(subject) {
        const depth = field(field(subject.value, 'metadata'), 'delegation_depth');
        if (depth === undefined)
            return NOTHING;
        if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 0) {
            return [
                {
                    pointer: POINTER,
                    message: `Field metadata.delegation_depth is ${inWords(depth)}; a whole number of 0 or more was expected.`,
                    recommendation: `${fixFormat(subject)}: write the depth of the delegation as a number.`,
                },
            ];
        }
        if (depth <= delegation_depth_LIMIT)
            return NOTHING;
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






const delegation_path_POINTER = join('', 'metadata', 'delegation_path');
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
    bad: { set: { '/metadata/delegation_path': [] } },
    good: {},
    check(subject) {
        const path = field(field(subject.value, 'metadata'), 'delegation_path');
        if (path === undefined)
            return NOTHING;
        if (!isArray(path) || path.length === 0) {
            return [
                {
                    pointer: delegation_path_POINTER,
                    message: `Field metadata.delegation_path is ${isArray(path) ? 'empty' : inWords(path)}; a list of names was expected.`,
                    recommendation: `${fixFormat(subject)}: list the names from the orchestrator down to the agent.`,
                },
            ];
        }
        const problems = [];
        for (let index = 0; index < path.length; index++) {
            const name = path[index];
            if (typeof name === 'string' && !(0,model_text/* isBlank */.z3)(name))
                continue;
            problems.push({
                pointer: join(delegation_path_POINTER, index),
                message: `Step ${String(index + 1)} of metadata.delegation_path is ${inWords(name)}; a name was expected.`,
                recommendation: `${fixFormat(subject)}: name every step of the delegation.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/errors-required.ts





/** Work that began and goes on, and work that asks first, have gone wrong in nothing. */
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
    bad: { set: { '/status': 'blocked', '/artifacts': [] } },
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
        const status = statusOf(subject);
        if (status === undefined || !STOPPED.includes(status))
            return NOTHING;
        const errors = field(subject.value, 'errors');
        if (errors !== undefined && (!isArray(errors) || errors.length > 0))
            return NOTHING;
        return [
            {
                ...(errors === undefined ? { pointer: '', property: 'errors' } : { pointer: join('', 'errors') }),
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and errors is ${errors === undefined ? 'absent' : 'empty'}; at least one error was expected.`,
                recommendation: `${fixFormat(subject)}: say in errors what stopped the work and how to go on.`,
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
        if (statusOf(subject) !== 'implemented')
            return NOTHING;
        const metadata = field(subject.value, 'metadata');
        const completed = numberField(metadata, 'phases_completed');
        const total = numberField(metadata, 'phases_total');
        if (completed === undefined || total === undefined || completed >= total)
            return NOTHING;
        return [
            {
                pointer: join('', 'metadata', 'phases_completed'),
                message: `Status "implemented" stands beside ${String(completed)} of ${String(total)} phases; all were expected to be completed.`,
                recommendation: `Let ${agentName(subject)} return "partial" while phases are left, or correct the counts.`,
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
        const status = statusOf(subject);
        if (status === undefined || status === 'in_progress' || !subject.standard.statuses.includes(status))
            return NOTHING;
        return [
            {
                pointer: join('', 'status'),
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
    sources: [{ document: '000', heading: 'Migration Guide' }],
    bad: {
        remove: ['/metadata/session_id'],
        set: { '/session_id': 'sess_1736700000_abc123' },
        also: ['required-field'],
    },
    good: {},
    check(subject) {
        const problems = [];
        for (const name of FIELDS) {
            if (!has(subject.value, name) || has(field(subject.value, 'metadata'), name))
                continue;
            problems.push({
                pointer: join('', name),
                part: 'key',
                message: `Field ${name} stands at top level; it was expected in metadata.`,
                recommendation: `${fixFormat(subject)}: move ${name} into metadata.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/no-emoji.ts





// What is shown as an emoji (UTS #51): by default, unless U+FE0E asks for text; a pictograph or a keycap where the
// writer asks for it; and of the signs that are shown as text by default those that people take for emoji all the
// same, in the blocks of symbols and dingbats and above, arrows excepted. So digits, (c), (tm) and arrows are none.
const EMOJI = new RegExp([
    '\\p{Emoji_Presentation}(?!\\uFE0E)',
    '\\p{Extended_Pictographic}\\uFE0F',
    '[0-9#*]\\uFE0F?\\u20E3',
    '(?=[\\u2600-\\u27A0\\u27A2-\\u27BF\\u{1F000}-\\u{1FAFF}])\\p{Emoji}(?!\\uFE0E)',
].join('|'), 'u');
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
        no_emoji_inspect(stringField(subject.value, 'summary'), '', problems);
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            no_emoji_inspect(stringField(value, 'summary'), pointer, problems);
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};
function no_emoji_inspect(summary, pointer, problems) {
    if (summary === undefined)
        return;
    const emoji = EMOJI.exec(summary)?.[0];
    if (emoji === undefined)
        return;
    const code = (emoji.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    problems.push({
        pointer: join(pointer, 'summary'),
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
    bad: { set: { '/partial_progress': { stage: 'initializing', details: 'Reading the task' } } },
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
        const status = statusOf(subject);
        if (status === undefined || status === 'in_progress' || status === 'partial')
            return NOTHING;
        if (!subject.standard.statuses.includes(status) || !has(subject.value, 'partial_progress'))
            return NOTHING;
        return [
            {
                pointer: join('', 'partial_progress'),
                part: 'key',
                message: `Field partial_progress stands beside status ${(0,model_text/* quote */.hD)(status)}; it was expected with "in_progress" or "partial" only.`,
                recommendation: `${fixFormat(subject)}: remove partial_progress when the final status is written.`,
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
        const status = statusOf(subject);
        if ((status !== 'in_progress' && status !== 'partial') || has(subject.value, 'partial_progress'))
            return NOTHING;
        return [
            {
                pointer: '',
                property: 'partial_progress',
                message: `Status is ${(0,model_text/* quote */.hD)(status)} and partial_progress is absent; the stage that was reached was expected.`,
                recommendation: `${fixFormat(subject)}: add partial_progress with stage and details.`,
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
    sources: [
        { document: 'upstream', heading: 'phases_* are fields of the handoff file' },
        { document: '001', heading: 'metadata (required)' },
    ],
    bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
    good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
    check(subject) {
        const problems = [];
        for (const name of phases_top_level_FIELDS) {
            if (!has(subject.value, name))
                continue;
            problems.push({
                pointer: join('', name),
                part: 'key',
                message: `Field ${name} stands at top level; it was expected in metadata.`,
                recommendation: `${fixFormat(subject)}: move ${name} into metadata, or into partial_progress while the work goes on.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/return-location.ts


// No two parts of it can match the same characters, so it is linear in the length of the path.
const return_location_TASK_FOLDER = /^specs\/(?:(?:archive|vault)\/(?:[^/]+\/)*)?(?:OC_)?\d+_[^/]+\/(?:\.meta\/)?[^/]+$/;
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
        if (return_location_TASK_FOLDER.test(file))
            return NOTHING;
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
/** A finished task addresses a handful of items. The bound keeps a hostile list from searching a long roadmap for hours. */
const JUDGED = 100;
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
        context: { roadmap: ROADMAP },
    },
    good: {
        set: { '/completion_data/roadmap_items': ['Parse dates in ISO 8601'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: ROADMAP },
    },
    check(subject, { roadmap }) {
        if (roadmap === null)
            return NOTHING;
        const items = listField(field(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0)
            return NOTHING;
        const known = words(roadmap);
        const problems = [];
        for (let index = 0; index < items.length && index < JUDGED; index++) {
            const item = items[index];
            if (typeof item !== 'string' || known.includes(plain(item)))
                continue;
            problems.push({
                pointer: join('', 'completion_data', 'roadmap_items', index),
                message: `Roadmap item ${(0,model_text/* quote */.hD)(item)} does not stand in the roadmap.`,
                recommendation: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};
/** Text without emphasis and line breaks, in which a roadmap and a return differ without meaning it. */
function plain(text) {
    return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}
/** The roadmap is the same for a whole run, so its plain text is made once. */
let last = { roadmap: '', plain: '' };
function words(roadmap) {
    if (last.roadmap !== roadmap)
        last = { roadmap, plain: plain(roadmap) };
    return last.plain;
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
        const items = listField(field(subject.value, 'completion_data'), 'roadmap_items');
        if (items.length === 0 || !isMetaTask(subject))
            return NOTHING;
        return [
            {
                pointer: join('', 'completion_data', 'roadmap_items'),
                message: `A meta task names ${(0,model_text/* count */.U9)(items.length, 'roadmap item')}; none was expected.`,
                recommendation: `${fixFormat(subject)}: leave roadmap_items out of a meta task.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/model/iso-8601.ts
/** How far a local clock is ahead of UTC at most (UTC+14), milliseconds. */
const WIDEST_OFFSET = 14 * 3_600_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
/**
 * Reads a date, or a date and time, in the extended form of ISO 8601: `2026-01-28`, `2026-01-28T10:30:00Z`,
 * `2026-01-28T10:30:00.123+01:00`. Null for anything else. `Date.parse` is no judge: it takes 30 February for 2 March
 * and reads much that is no ISO 8601.
 */
function parseIso8601(text) {
    const match = FORM.exec(text);
    if (match === null)
        return null;
    const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
    const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    // 30 February is read as another day, so the day that was read must be the day that was written.
    if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day))
        return null;
    const time = clock(Number(hour), Number(minute), Number(second), fraction);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    if (time === null || offset === null)
        return null;
    return { at: midnight + time - offset, zoned: zone !== undefined };
}
/** Milliseconds since midnight; null for what no clock shows. Midnight at a day's end may be written 24:00. */
function clock(hour, minute, second, fraction) {
    const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
    if (minute > 59 || second > 59 || hour > 24)
        return null;
    if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0)
        return null;
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}
/** The offset from UTC in milliseconds; null for one that no clock has. */
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

;// CONCATENATED MODULE: ./src/rules/started-at.ts






const BEGUN = {
    '/status': 'in_progress',
    '/artifacts': [],
    '/partial_progress': { stage: 'initializing', details: 'Reading the task' },
};
const started_at_POINTER = join('', 'started_at');
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
        if (!has(subject.value, 'started_at')) {
            if (statusOf(subject) !== 'in_progress')
                return NOTHING;
            return [
                {
                    pointer: '',
                    property: 'started_at',
                    message: 'Status is "in_progress" and started_at is absent; the moment of the start was expected.',
                    recommendation: fix(subject),
                },
            ];
        }
        const text = stringField(subject.value, 'started_at');
        if (text === undefined)
            return NOTHING;
        const moment = parseIso8601(text);
        if (moment === null) {
            return [
                {
                    pointer: started_at_POINTER,
                    message: `Field started_at is ${(0,model_text/* quote */.hD)(text)}, which is no ISO 8601 time.`,
                    recommendation: fix(subject),
                },
            ];
        }
        // A local time is in the future only where it is so on every clock of the world.
        const earliest = moment.zoned ? moment.at : moment.at - WIDEST_OFFSET;
        if (earliest <= now)
            return NOTHING;
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
    return `${fixFormat(subject)}: write the moment of the start, such as 2026-01-28T10:30:00Z.`;
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
    sources: [{ document: '001', heading: 'status (required)' }],
    bad: { set: { '/status': FORBIDDEN }, also: ['errors-required', 'standard-mismatch'] },
    good: {},
    check(subject) {
        if (statusOf(subject) !== FORBIDDEN)
            return NOTHING;
        const { success } = subject.standard;
        const { instead } = suggestStatus(subject, FORBIDDEN);
        return [
            {
                pointer: '/status',
                message: `Status ${(0,model_text/* quote */.hD)(FORBIDDEN)} stops the calling tool; success is said by ${(0,model_text/* listOf */.c3)(success)}.`,
                recommendation: `${fixFormat(subject)}: write ${instead === undefined ? 'what was done' : (0,model_text/* quote */.hD)(instead)}.`,
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
        if (statusOf(subject) !== 'in_progress')
            return NOTHING;
        return [
            {
                pointer: '/status',
                message: 'Status "in_progress" is committed, where a final status was expected: the agent never finished.',
                recommendation: `Resume ${agentName(subject)}, or set the status to "partial" and say in errors why it stopped.`,
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
        if (statusOf(subject) !== 'in_progress')
            return NOTHING;
        const startedAt = stringField(subject.value, 'started_at');
        if (startedAt === undefined)
            return NOTHING;
        const moment = parseIso8601(startedAt);
        if (moment === null)
            return NOTHING;
        // A local time is too old only where it is so on every clock of the world.
        const latest = moment.zoned ? moment.at : moment.at + WIDEST_OFFSET;
        if (context.now - latest <= context.staleAfter)
            return NOTHING;
        return [
            {
                pointer: '/started_at',
                message: `The agent is still in progress, and ${(0,model_text/* quote */.hD)(startedAt)}, when it started, lies further back than stale-after allows.`,
                recommendation: `Resume or close the task of ${agentName(subject)}.`,
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
        const length = stringField(subject.value, 'summary')?.length;
        if (length === undefined || (length >= summary_length_MIN && length <= summary_length_MAX))
            return NOTHING;
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
        const length = stringField(subject.value, 'summary')?.length ?? 0;
        const tokens = Math.ceil(length / CHARACTERS_PER_TOKEN);
        if (tokens <= MAX_TOKENS)
            return NOTHING;
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
            return NOTHING;
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


























/** What every version of the metadata file demands beside the rules of all JSON forms. */
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

;// CONCATENATED MODULE: ./src/standards/families/samples.ts
const samples_PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const TREE = { [samples_PLAN]: '# Parse dates\n\nThree phases.\n' };
const artifact = { type: 'plan', path: samples_PLAN, summary: 'Plan in three phases for parsing dates' };
/** A return of the metadata file that every version of its family accepts. */
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
/** A console return, for the parts in which versions differ. */
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
/** Confusions for versions whose success is said by what was done, in a metadata file. */
const metadataStatusWords = new Map([...contextual, ...stopped, ...begun]);
/** Confusions for versions whose success is said by what was done, on the console. */
const contextualStatusWords = new Map([...contextual, ...stopped]);
/** Confusions for versions with one word for success. */
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
/** What is written for the types of a version's list, and which of them is meant. */
function artifactTypeWords(types) {
    const words = new Map();
    for (const [word, meant] of TYPE_SYNONYMS) {
        const instead = meant.find((type) => types.includes(type));
        if (instead !== undefined && !types.includes(word))
            words.set(word, { instead });
    }
    return words;
}

;// CONCATENATED MODULE: ./src/standards/shape-errors.ts
const NONE = [];
/** Turns a standalone validator into a function of values. */
function shapeOf(validator) {
    return (value) => (validator(value) ? NONE : (validator.errors ?? []).filter(speaks).map(toShapeError));
}
/** `if` only says that a branch failed, which has errors of its own. */
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

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/shape.ts
const shape = {
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
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@1.2","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}},"claudemd_suggestions":{"type":"string"}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"]}}}},{"if":{"allOf":[{"properties":{"status":{"const":"implemented"}},"required":["status"]},{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"metadata":{"anyOf":[{"properties":{"task_type":{"const":"meta"}},"required":["task_type"]},{"properties":{"language":{"const":"meta"}},"required":["language"]},{"properties":{"agent_type":{"type":"string","pattern":"^meta-"}},"required":["agent_type"]}]}},"required":["metadata"]}]}]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["claudemd_suggestions"]}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"advisoryNumber":{"type":"number"}}};
const schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const schema33 = {"type":"number"};
const schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const pattern4 = new RegExp("^meta-", "u");
const pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");
const pattern6 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@1.2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
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
const err33 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum}};
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
const err38 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}};
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
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.2/index.ts










const artifactTypes = shape.enums['/artifacts/*/type'];
const standard = {
    id: 'return-meta@1.2',
    family: 'return-meta',
    version: '1.2',
    title: 'Return metadata file 1.2',
    isDefault: true,
    source: '001',
    statuses: shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes,
    shape: shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }],
    rules: ruleList(jsonRules, returnMetaRules, [
        use(claudemdRequired),
        use(claudemdNone),
    ]),
    sample: metadataSample,
    validate: shapeOf(validate),
};

;// CONCATENATED MODULE: ./src/rules/memory-candidate.ts






const memory_candidate_LIMIT = 3;
const CATEGORIES = ['TECHNIQUE', 'PATTERN', 'CONFIG', 'WORKFLOW', 'INSIGHT'];
/** What each field must hold, and whether a value does. */
const memory_candidate_FIELDS = [
    ['content', 'text that is not blank', isText],
    ['category', (0,model_text/* listOf */.c3)(CATEGORIES), (value) => typeof value === 'string' && CATEGORIES.includes(value)],
    ['source_artifact', 'the path of an artifact', isText],
    ['confidence', 'a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
    ['suggested_keywords', 'a list of words', isArray],
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
    bad: { set: { '/memory_candidates': [{ ...CANDIDATE, category: 'NOTE' }] } },
    good: { set: { '/memory_candidates': [CANDIDATE, CANDIDATE, CANDIDATE] } },
    check(subject) {
        const candidates = field(subject.value, 'memory_candidates');
        if (candidates === undefined)
            return NOTHING;
        const pointer = join('', 'memory_candidates');
        const fix = `${fixFormat(subject)}:`;
        if (!isArray(candidates)) {
            return [
                {
                    pointer,
                    message: `Field memory_candidates is ${inWords(candidates)}; a list was expected.`,
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
        // What is beyond the limit has to go anyway.
        for (let index = 0; index < candidates.length && index < memory_candidate_LIMIT; index++) {
            for (const problem of judge(candidates[index], join(pointer, index), fix))
                problems.push(problem);
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};
function judge(candidate, pointer, fix) {
    if (!isObject(candidate)) {
        return [
            {
                pointer,
                message: `The memory candidate is ${inWords(candidate)}; an object was expected.`,
                recommendation: `${fix} write an object with ${(0,model_text/* listOf */.c3)(memory_candidate_FIELDS.map(([name]) => name), 'and')}.`,
            },
        ];
    }
    const problems = [];
    for (const [name, expected, fits] of memory_candidate_FIELDS) {
        const value = field(candidate, name);
        if (value === undefined) {
            problems.push({
                pointer,
                property: name,
                message: `The memory candidate has no ${name}; ${expected} was expected.`,
                recommendation: `${fix} add ${name}.`,
            });
        }
        else if (!fits(value)) {
            const meant = name === 'category' && typeof value === 'string' ? (0,model_text.nearest)(value.trim(), CATEGORIES) : undefined;
            problems.push({
                pointer: join(pointer, name),
                message: `The memory candidate's ${name} is ${inWords(value)}; ${expected} was expected.`,
                recommendation: `${fix} write ${meant ?? expected}.`,
            });
        }
    }
    const keywords = listField(candidate, 'suggested_keywords');
    for (let index = 0; index < keywords.length; index++) {
        const keyword = keywords[index];
        if (typeof keyword === 'string')
            continue;
        problems.push({
            pointer: join(pointer, 'suggested_keywords', index),
            message: `A suggested keyword of the memory candidate is ${inWords(keyword)}; a string was expected.`,
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
    bad: { set: { '/requires_user_review': true } },
    good: { set: { '/requires_user_review': true, '/review_reason': 'The plan drops support for two calendars' } },
    check(subject) {
        if (field(subject.value, 'requires_user_review') !== true)
            return NOTHING;
        const reason = field(subject.value, 'review_reason');
        if (typeof reason === 'string' && !(0,model_text/* isBlank */.z3)(reason))
            return NOTHING;
        return [
            {
                ...(reason === undefined ? { pointer: '', property: 'review_reason' } : { pointer: join('', 'review_reason') }),
                message: `Field requires_user_review is true and review_reason is ${reason === undefined ? 'absent' : inWords(reason)}; a reason was expected.`,
                recommendation: `${fixFormat(subject)}: say in review_reason what a person has to judge.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/shape.ts
const shape_shape = {
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
const validate_validate = validate_validate20;

const validate_schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:return-gate:schema:return-meta@1.4","type":"object","required":["status","artifacts","metadata"],"properties":{"$schema":{"type":"string"},"status":{"type":"string","enum":["in_progress","researched","planned","implemented","partial","failed","blocked"]},"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}},"metadata":{"type":"object","required":["session_id","agent_type","delegation_depth","delegation_path"],"properties":{"session_id":{"type":"string","pattern":"\\S"},"agent_type":{"type":"string","pattern":"\\S"},"duration_seconds":{"type":"number","minimum":0},"delegation_depth":{"type":"integer","minimum":0},"delegation_path":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"findings_count":{"$ref":"#/$defs/advisoryNumber"},"phase_count":{"$ref":"#/$defs/advisoryNumber"},"estimated_hours":{"$ref":"#/$defs/advisoryNumber"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"task_type":{"type":"string"},"language":{"type":"string"}}},"summary":{"type":"string"},"next_steps":{"type":"string"},"started_at":{"type":"string"},"partial_progress":{"type":"object","required":["stage","details"],"properties":{"stage":{"type":"string"},"details":{"type":"string"},"phases_completed":{"$ref":"#/$defs/advisoryNumber"},"phases_total":{"$ref":"#/$defs/advisoryNumber"},"handoff_path":{"type":"string"}}},"completion_data":{"type":"object","properties":{"completion_summary":{"type":"string"},"roadmap_items":{"type":"array","items":{"type":"string"}}}},"errors":{"type":"array","items":{"$ref":"#/$defs/error"}},"task_type":{"type":"string"},"language":{"type":"string"},"memory_candidates":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/memoryCandidate"}},"requires_user_review":{"type":"boolean"},"review_reason":{"type":"string"}},"allOf":[{"if":{"properties":{"status":{"enum":["researched","planned","implemented"]}},"required":["status"]},"then":{"properties":{"artifacts":{"minItems":1}}}},{"if":{"properties":{"status":{"const":"implemented"}},"required":["status"]},"then":{"required":["completion_data"],"properties":{"completion_data":{"required":["completion_summary"]}}}},{"if":{"properties":{"requires_user_review":{"const":true}},"required":["requires_user_review"]},"then":{"required":["review_reason"],"properties":{"review_reason":{"pattern":"\\S"}}}}],"$defs":{"artifact":{"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}},"error":{"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}},"memoryCandidate":{"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}},"advisoryNumber":{"type":"number"}}};
const validate_schema32 = {"type":"object","required":["type","path","summary"],"properties":{"type":{"type":"string","enum":["report","plan","summary","implementation","handoff"]},"path":{"type":"string","pattern":"^[^\\\\]*[^\\\\\\s][^\\\\]*$"},"summary":{"type":"string"}}};
const validate_schema33 = {"type":"number"};
const validate_schema40 = {"type":"object","required":["type","message","recoverable","recommendation"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"recoverable":{"type":"boolean"},"recommendation":{"type":"string"}}};
const schema41 = {"type":"object","required":["content","category","source_artifact","confidence","suggested_keywords"],"properties":{"content":{"type":"string","pattern":"\\S"},"category":{"type":"string","enum":["TECHNIQUE","PATTERN","CONFIG","WORKFLOW","INSIGHT"]},"source_artifact":{"type":"string","pattern":"\\S"},"confidence":{"type":"number","minimum":0,"maximum":1},"suggested_keywords":{"type":"array","items":{"type":"string"}}}};
const validate_pattern4 = new RegExp("\\S", "u");
const validate_pattern5 = new RegExp("^[^\\\\]*[^\\\\\\s][^\\\\]*$", "u");

function validate_validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:return-gate:schema:return-meta@1.4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate_validate20.evaluated;
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
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: validate_schema31.properties.status.enum}};
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
const err24 = {instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/$defs/artifact/properties/type/enum",keyword:"enum",params:{allowedValues: validate_schema32.properties.type.enum}};
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
validate_validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/standards/return-meta@1.4/index.ts










const return_meta_1_4_artifactTypes = shape_shape.enums['/artifacts/*/type'];
const return_meta_1_4_standard = {
    id: 'return-meta@1.4',
    family: 'return-meta',
    version: '1.4',
    title: 'Return metadata file 1.4',
    isDefault: false,
    source: 'upstream, May 2026',
    statuses: shape_shape.enums['/status'],
    success: ['researched', 'planned', 'implemented'],
    artifactTypes: return_meta_1_4_artifactTypes,
    shape: shape_shape,
    confusions: { status: metadataStatusWords, artifactType: artifactTypeWords(return_meta_1_4_artifactTypes) },
    claimFields: [{ pattern: '/artifacts/*/path' }, { pattern: '/partial_progress/handoff_path' }, { pattern: '/memory_candidates/*/source_artifact' }],
    rules: ruleList(jsonRules, returnMetaRules, [
        use(memoryCandidate),
        use(reviewReason),
    ]),
    sample: metadataSample,
    validate: shapeOf(validate_validate),
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
    bad: { set: { '/proposed_file_scope': ['src/dates/'] } },
    good: { set: { '/proposed_file_scope': ['src/dates/parse.ts'] } },
    check(subject) {
        const problems = [];
        for (const name of LISTS) {
            const paths = field(subject.value, name);
            if (paths === undefined)
                continue;
            if (!isArray(paths)) {
                problems.push({
                    pointer: join('', name),
                    message: `Field ${name} is ${inWords(paths)}; a list of file paths was expected.`,
                    recommendation: `${fixFormat(subject)}: write ${name} as a list of file paths.`,
                });
                continue;
            }
            for (let index = 0; index < paths.length; index++) {
                const path = paths[index];
                const reason = fault(path);
                if (reason === undefined)
                    continue;
                problems.push({
                    pointer: join('', name, index),
                    message: `Entry ${String(index + 1)} of ${name} is ${inWords(path)}, ${reason}; the path of a file within the repository was expected.`,
                    recommendation: `${fixFormat(subject)}: write paths of files from the root of the repository.`,
                });
            }
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};
/** Why a value is no repository-relative path of a file; undefined where it is one. */
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
        const asks = statusOf(subject) === ASKING;
        const questions = field(subject.value, 'research_questions');
        if (questions === undefined && !asks)
            return NOTHING;
        const fix = `${fixFormat(subject)}:`;
        const pointer = join('', 'research_questions');
        const problems = [];
        if (questions === undefined) {
            problems.push({
                pointer: '',
                property: 'research_questions',
                message: `Status is "${ASKING}" and research_questions is absent; at least one question was expected.`,
                recommendation: `${fix} list the questions in research_questions.`,
            });
        }
        else if (!isArray(questions)) {
            problems.push({
                pointer,
                message: `Field research_questions is ${inWords(questions)}; a list of questions was expected.`,
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
                    pointer: join(pointer, index),
                    message: `Research question ${String(index + 1)} is ${inWords(question)}; text that is not blank was expected.`,
                    recommendation: `${fix} write each question as a string.`,
                });
            }
        }
        const artifacts = asks ? listField(subject.value, 'artifacts').length : 0;
        if (artifacts > 0) {
            problems.push({
                pointer: join('', 'artifacts'),
                message: `Status is "${ASKING}" and there ${artifacts === 1 ? 'is' : 'are'} ${(0,model_text/* count */.U9)(artifacts, 'artifact')}; none was expected.`,
                recommendation: `${fix} leave artifacts empty, or return "partial" with what there is.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/user-decision.ts






/** What each field must hold, and whether a value does. */
const user_decision_FIELDS = [
    ['question', 'text that is not blank', (value) => typeof value === 'string' && !(0,model_text/* isBlank */.z3)(value)],
    ['options', 'a list of options', isArray],
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
    bad: { set: { '/user_decision': { ...DECISION, options: ['Gregorian'] } } },
    good: { set: { '/user_decision': DECISION } },
    check(subject) {
        const decision = field(subject.value, 'user_decision');
        if (decision === undefined)
            return NOTHING;
        const pointer = join('', 'user_decision');
        const fix = `${fixFormat(subject)}:`;
        if (!isObject(decision)) {
            return [
                {
                    pointer,
                    message: `Field user_decision is ${inWords(decision)}; an object was expected.`,
                    recommendation: `${fix} write an object with question, options, recommended and blocking.`,
                },
            ];
        }
        const problems = [];
        for (const [name, expected, fits] of user_decision_FIELDS) {
            const value = field(decision, name);
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
                    pointer: join(pointer, name),
                    message: `Field user_decision.${name} is ${inWords(value)}; ${expected} was expected.`,
                    recommendation: `${fix} write ${expected}.`,
                });
            }
        }
        const options = field(decision, 'options');
        if (!isArray(options))
            return problems;
        for (const problem of judgeOptions(options, join(pointer, 'options'), fix))
            problems.push(problem);
        const recommended = field(decision, 'recommended');
        if (typeof recommended === 'string' && !options.includes(recommended)) {
            problems.push({
                pointer: join(pointer, 'recommended'),
                message: `Field user_decision.recommended is ${inWords(recommended)}, which is not one of the options.`,
                recommendation: `${fix} recommend one of the options, in the same words.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
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
            pointer: join(pointer, index),
            message: `Option ${String(index + 1)} of user_decision is ${inWords(option)}; a string was expected.`,
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
    claimFields: [{ pattern: '/artifacts/*/path' }, { pattern: '/modified_files/*' }, { pattern: '/partial_progress/handoff_path' }, { pattern: '/memory_candidates/*/source_artifact' }],
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
    sources: [{ document: '000', heading: 'Migration Guide' }],
    bad: { set: { '/plan_details': { phases: 3 } } },
    good: [{}, { set: { '/metadata/plan_details': { phases: 3 } } }],
    check(subject) {
        const names = subject.standard.shape.fields[''];
        if (names === undefined)
            return NOTHING;
        const problems = [];
        for (const key of Object.keys(subject.value)) {
            if (names.includes(key))
                continue;
            problems.push({
                pointer: join('', key),
                part: 'key',
                message: `The standard has no top-level field ${(0,model_text/* quote */.hD)(key)}.`,
                recommendation: `Move what ${(0,model_text/* quote */.hD)(key)} holds into "metadata" or "next_steps".`,
                value: key,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

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
        for (const { pointer, value } of objectsOf(subject, 'errors')) {
            if (stringField(value, 'type') !== 'cycle' || field(value, 'recoverable') !== true)
                continue;
            problems.push({
                pointer: join(pointer, 'recoverable'),
                message: 'An error of type "cycle" has recoverable true; false was expected.',
                recommendation: 'Set recoverable to false, and route the delegation another way.',
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/error-code-format.ts





const error_code_format_FORM = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
/** What is longer is no code that went slightly wrong, so none is suggested for it. */
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
        for (const { pointer, value } of objectsOf(subject, 'errors')) {
            const code = stringField(value, 'code');
            if (code === undefined || error_code_format_FORM.test(code))
                continue;
            const meant = upperSnakeCase(code);
            problems.push({
                pointer: join(pointer, 'code'),
                message: `Error code ${(0,model_text/* quote */.hD)(code)} is not in UPPER_SNAKE_CASE.`,
                recommendation: meant === undefined
                    ? `${fixFormat(subject)}: write a code such as "TIMEOUT_EXCEEDED".`
                    : `${fixFormat(subject)}: write ${(0,model_text/* quote */.hD)(meant)}.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};
/** The code in the wanted form, where it is only another spelling of one. */
function upperSnakeCase(code) {
    if (code.length > SUGGESTED_UP_TO)
        return undefined;
    const words = code.replace(/([a-z0-9])([A-Z])/g, '$1_$2').match(/[A-Za-z0-9]+/g) ?? [];
    const meant = words.join('_').toUpperCase();
    return error_code_format_FORM.test(meant) ? meant : undefined;
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
        for (const { pointer, value } of objectsOf(subject, 'errors')) {
            const length = stringField(value, 'message')?.length ?? 0;
            if (length <= error_message_length_LIMIT)
                continue;
            problems.push({
                pointer: join(pointer, 'message'),
                message: `The error's message has ${String(length)} characters; at most ${String(error_message_length_LIMIT)} are allowed.`,
                recommendation: `${fixFormat(subject)}: shorten the message to what went wrong and where.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
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
        const length = stringField(subject.value, 'next_steps')?.length ?? 0;
        if (length <= next_steps_length_LIMIT)
            return NOTHING;
        return [
            {
                pointer: join('', 'next_steps'),
                message: `Field next_steps has ${String(length)} characters; at most ${String(next_steps_length_LIMIT)} are allowed.`,
                recommendation: `${fixFormat(subject)}: name the next one or two actions only.`,
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
        return problems.length === 0 ? NOTHING : problems;
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
        if (statusOf(subject) !== 'failed')
            return NOTHING;
        const { length } = listField(subject.value, 'artifacts');
        if (length === 0)
            return NOTHING;
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
        // In Markdown and in transcripts the text around a return is the form itself.
        if (document.form !== 'json')
            return NOTHING;
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
        return problems.length === 0 ? NOTHING : problems;
    },
};

;// CONCATENATED MODULE: ./src/rules/no-markup.ts





// Where Markdown is ambiguous, names and code win: a star that touches a word, a slash or a full stop is a glob, a
// product or a pointer, and `__name__` is an identifier. Between its two marks no pattern passes over a mark of its
// kind, so each text is scanned a bounded number of times.
const MARKUP = [
    ['code', /(?<!`)`{1,2}(?=[^\s`])[^`\n]*(?<!\s)`{1,2}(?!`)/],
    ['a code fence', /(?<!`)```|^ {0,3}~~~/m],
    [
        'bold text',
        /(?<![\p{L}\p{N}_*/\\])\*\*(?=[\p{L}\p{N}\p{So}([])[^*\n]+(?<=[\p{L}\p{N}\p{So}.!?:;)\]%\p{M}])\*\*(?![\p{L}\p{N}_*/])/u,
    ],
    ['italic text', /(?<![\p{L}\p{N}_*/\\.)\]])\*(?=[\p{L}\p{N}])[^*\n]+(?<=[\p{L}\p{N}.!?:)])\*(?!\.?[\p{L}\p{N}_*/])/u],
    [
        'bold text',
        /(?<![\p{L}\p{N}_/\\.-])__(?=[\p{L}\p{N}])(?=[^_\n]*[ \t])[^_\n]+(?<=[\p{L}\p{N}.!?:)])__(?!\.?[\p{L}\p{N}_/])/u,
    ],
    ['italic text', /(?<![\p{L}\p{N}_/\\.-])_(?=[\p{L}\p{N}])[^_\n]+(?<=[\p{L}\p{N}.!?:)])_(?!\.?[\p{L}\p{N}_/(])/u],
    ['struck text', /(?<![~\\])~~(?=[^\s~])[^~\n]+(?<!\s)~~(?!~)/],
    ['a heading', /^ {0,3}#{1,6}[ \t]+[^\s]/m],
    ['a list', /^ {0,3}[-*+][ \t]+[^\s]/m],
    ['a link', /(?<![\p{L}\p{N}_)\]])\[[^[\]\n]*\]\([^()\s]+(?:[ \t]"[^"\n]*")?\)/u],
    ['a link', /<(?:https?:\/\/|mailto:)[^\s<>]+>/i],
    ['an HTML tag', /<([a-z][a-z0-9]{0,15})(?:\s[^<>]*)?>[^<]*<\/\1\s?>/i],
    ['an HTML tag', /<(?:br|hr)\s?\/?>|<img\s[^<>]*>/i],
];
// Every kind of markup holds one of these.
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
        no_markup_inspect(stringField(subject.value, 'summary'), '', problems);
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            no_markup_inspect(stringField(value, 'summary'), pointer, problems);
        }
        return problems.length === 0 ? NOTHING : problems;
    },
};
function no_markup_inspect(summary, pointer, problems) {
    if (summary === undefined || !HINT.test(summary))
        return;
    for (const [kind, pattern] of MARKUP) {
        const found = pattern.exec(summary)?.[0];
        if (found === undefined)
            continue;
        problems.push({
            pointer: join(pointer, 'summary'),
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
        const summary = stringField(subject.value, 'summary');
        if (summary === undefined || !(0,model_text/* isBlank */.z3)(summary))
            return NOTHING;
        return [
            {
                pointer: '/summary',
                message: `The summary is blank: ${(0,model_text/* quote */.hD)(summary)}.`,
                recommendation: `${fixFormat(subject)}: say what was accomplished in 2 to 5 sentences.`,
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
        const summary = stringField(subject.value, 'summary');
        if (summary === undefined || (0,model_text/* isBlank */.z3)(summary) || (0,model_text/* sentencesWithin */.UW)(summary, summary_sentences_MIN, summary_sentences_MAX))
            return NOTHING;
        return [
            {
                pointer: '/summary',
                message: `The summary has ${(0,model_text/* count */.U9)((0,model_text/* sentences */.hC)(summary), 'sentence')}; ${String(summary_sentences_MIN)} to ${String(summary_sentences_MAX)} were expected.`,
                recommendation: `Say what was accomplished in ${String(summary_sentences_MIN)} to ${String(summary_sentences_MAX)} sentences.`,
            },
        ];
    },
};

;// CONCATENATED MODULE: ./src/standards/families/subagent-return.ts









/** What every version of the console return demands beside the rules of all JSON forms. */
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
const schema34 = {"type":"array"};
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
        for (const { pointer, value } of objectsOf(subject, 'artifacts')) {
            if (has(value, 'summary'))
                continue;
            const path = stringField(value, 'path');
            const name = path === undefined ? 'The artifact' : `Artifact ${(0,model_text/* quote */.hD)(path, 200)}`;
            problems.push({
                pointer,
                property: 'summary',
                message: `${name} has no summary.`,
                recommendation: `${fixFormat(subject)}: add a "summary" that says what the file holds.`,
            });
        }
        return problems.length === 0 ? NOTHING : problems;
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
        if (statusOf(subject) !== 'partial')
            return NOTHING;
        const artifacts = field(subject.value, 'artifacts');
        if (!isArray(artifacts) || artifacts.length > 0)
            return NOTHING;
        return [
            {
                pointer: join('', 'artifacts'),
                message: 'Status "partial" says that some artifacts were made, and none is listed.',
                recommendation: `Verify ${agentName(subject)} lists the files made so far, or returns "failed" or "blocked" where there are none.`,
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

;// CONCATENATED MODULE: ./src/standards/index.ts






/** Every version of every family. */
const standards = [
    standard,
    return_meta_1_4_standard,
    return_meta_2_1_standard,
    subagent_return_1_0_standard,
    subagent_return_1_2_standard,
    subagent_return_2_0_standard,
];

;// CONCATENATED MODULE: ./src/standards/choose.ts




/** A choice of standards that cannot be followed, and what to write instead. */
class StandardError extends Error {
    name = 'StandardError';
}
/**
 * Reads a choice: `auto`, or ids separated by commas, at most one a family; a family that is not named keeps its default.
 * Throws `StandardError`.
 */
function chooseStandards(list) {
    const ids = list.split(',').map((id) => id.trim());
    const chosen = new Map();
    for (const id of ids.length === 1 && ids[0] === 'auto' ? [] : ids) {
        const standard = standards.find((known) => known.id === id);
        if (standard === undefined)
            throw new StandardError(unknown(id));
        const other = chosen.get(standard.family);
        if (other !== undefined && other !== standard) {
            throw new StandardError(`${other.id} and ${id} are of one family: name one of them.`);
        }
        chosen.set(standard.family, standard);
    }
    const of = (family) => chosen.get(family) ?? standards.find((standard) => standard.family === family && standard.isDefault);
    return Object.fromEntries(FAMILIES.map((family) => [family, of(family)]));
}
function unknown(id) {
    const ids = standards.map((standard) => standard.id);
    if (id === 'auto')
        return '"auto" stands alone: leave it out, or leave the ids out.';
    const meant = (0,model_text.nearest)(id, ids, 4);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return `There is no standard "${id}".${hint} Known are auto, ${(0,model_text/* listOf */.c3)(ids, 'and')}.`;
}
/** The family of a return whose place does not tell: a metadata file has no summary of its own, or a status only its family knows. */
function familyOf(value) {
    const status = stringField(value, 'status');
    const knows = (family) => standards.some((standard) => standard.family === family && status !== undefined && standard.statuses.includes(status));
    if (knows('return-meta') && !knows('subagent-return'))
        return 'return-meta';
    if (knows('subagent-return') && !knows('return-meta'))
        return 'subagent-return';
    return has(value, 'summary') ? 'subagent-return' : 'return-meta';
}
/** The other versions of a standard's family. */
function siblings(standard) {
    return standards.filter((other) => other.family === standard.family && other !== standard);
}

;// CONCATENATED MODULE: ./src/standards/judge.ts


/** The rules of a version that are on. */
function ruleSet(standard, levels) {
    const active = standard.rules
        .map(({ rule, severity, params }) => ({
        rule,
        severity: levels.get(rule.id) ?? severity ?? rule.severity,
        params: { ...rule.params, ...params },
    }))
        .filter(({ severity }) => severity !== 'off');
    const of = (scope) => active.filter((item) => item.rule.scope === scope);
    return { document: of('document'), return: of('return'), claim: of('claim'), run: of('run') };
}
const judge_NONE = [];
function judgeDocument(subject, rules, context) {
    if (subject.problems.length === 0)
        return judge_NONE;
    return rules.document.flatMap((active) => active.rule.check(subject, context, active.params).map((problem) => ({ active, problem })));
}
/** All that the version's rules say of a return, the less precise of two at one place left out. */
function judgeReturn(subject, rules, context) {
    let raised;
    for (const active of rules) {
        const problems = active.rule.check(subject, context, active.params);
        for (const problem of problems)
            (raised ??= []).push({ active, problem });
    }
    return raised === undefined ? judge_NONE : withoutSuperseded(raised);
}
/** The errors of shape of a return by its version, and another version of the family that has none to raise. */
function judge_shapeOf(value, standard) {
    const shapeErrors = standard.validate(value);
    if (!shapeErrors.some(isHard))
        return { shapeErrors, satisfies: null };
    const other = siblings(standard).find((sibling) => !sibling.validate(value).some(isHard));
    return { shapeErrors, satisfies: other?.id ?? null };
}
function isHard(error) {
    return !error.advisory;
}
/** Linear in what was raised: hostile input raises many. */
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
    return property === undefined ? pointer : join(pointer, property);
}
function isAtOrBelow(inner, places) {
    for (let at = inner;; at = at.slice(0, at.lastIndexOf('/'))) {
        if (places.has(at))
            return true;
        if (at === '')
            return false;
    }
}

;// CONCATENATED MODULE: ./src/judge.ts









/**
 * Judges files batch by batch: reads them, holds each return against its version's rules, has its claims verified, and
 * keeps of each only what the report and the rules on the whole run need.
 */
class Judge {
    findings = [];
    records = [];
    /** Files that hold a return, or should. */
    holding = 0;
    #options;
    #classify = classifier();
    #rules = new Map();
    constructor(options) {
        this.#options = options;
    }
    async batch(files, contents) {
        const waiting = files.flatMap((file, n) => this.#file(file, contents[n]));
        const claims = waiting.flatMap(({ claims, of }) => claims.map((claim) => ({ claim, returnFile: of.file })));
        const verdicts = await verify(claims, this.#options.tree);
        let next = 0;
        for (const item of waiting) {
            this.#conclude(item, verdicts.slice(next, next + item.claims.length));
            next += item.claims.length;
        }
    }
    /** The rules that look at the whole run, each over the returns whose version has it. */
    run() {
        const { standards, context } = this.#options;
        const byRule = new Map();
        for (const standard of Object.values(standards)) {
            for (const active of standard === undefined ? [] : this.#rulesOf(standard).run) {
                const entry = byRule.get(active.rule.id) ?? { active, standards: new Set() };
                if (standard !== undefined)
                    entry.standards.add(standard.id);
                byRule.set(active.rule.id, entry);
            }
        }
        return [...byRule.values()].flatMap(({ active, standards: ids }) => {
            const returns = this.records.filter(({ standard }) => ids.has(standard));
            return active.rule
                .check({ files: this.holding, returns }, context)
                .map((problem) => {
                const { file = null, index = null } = problem;
                const record = this.records.find((other) => other.file === file && other.index === index);
                const range = record === undefined ? null : { ...FILE_START, startLine: record.line, endLine: record.line };
                return toFinding({ active, problem }, { file, index, pointer: null, range, value: undefined, line: null });
            });
        });
    }
    #file(file, content) {
        if (content === undefined)
            return [];
        const gathered = this.#classify(file.path);
        if (file.link)
            return this.#unreadable(file, gathered, { kind: 'link', range: FILE_START });
        if (content.kind === 'too-large') {
            const { size } = content;
            return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
        }
        const reading = read(content.bytes, gathered.form);
        if (reading.problems.length > 0 || reading.returns.length > 0)
            this.holding++;
        this.#document(file.path, gathered, reading.problems, reading);
        return reading.returns.flatMap((found) => this.#return(file.path, gathered, reading, found));
    }
    #unreadable(file, gathered, problem) {
        this.holding++;
        this.#document(file.path, gathered, [problem], null);
        return [];
    }
    #document(file, { form, family }, problems, reading) {
        if (problems.length === 0)
            return;
        const first = reading?.returns[0]?.value;
        const standard = this.#options.standards[family ?? (first === undefined ? 'subagent-return' : familyOf(first))];
        if (standard === undefined)
            return;
        const raised = judgeDocument({ file, form, standard, problems }, this.#rulesOf(standard), this.#options.context);
        for (const item of raised) {
            const range = item.problem.range ?? FILE_START;
            this.#add(item, { file, index: null, pointer: null, range, value: undefined, line: lineOf(reading, range) });
        }
    }
    #return(file, gathered, reading, found) {
        const standard = this.#options.standards[gathered.family ?? familyOf(found.value)];
        if (standard === undefined)
            return [];
        const { value, index } = found;
        const subject = { file, index, standard, value, ...judge_shapeOf(value, standard) };
        const rules = this.#rulesOf(standard).return;
        for (const raised of judgeReturn(subject, gathered.reduced ? rules.filter(concernsReduced) : rules, this.#options.context)) {
            const { pointer = '', part } = raised.problem;
            const range = found.locate(pointer, part);
            this.#add(raised, { file, index, pointer, range, value, line: lineOf(reading, range) });
        }
        const of = { file, index, agent: agentName(subject), status: statusOf(subject) ?? null, success: isSuccess(subject) };
        const claims = gathered.reduced ? [] : claimsOf(value, standard.claimFields);
        return [{ of, standard, claims, found, reading }];
    }
    #conclude({ of, standard, claims, found, reading }, verdicts) {
        const rules = this.#rulesOf(standard).claim;
        const judged = claims.flatMap((claim, n) => {
            const verdict = verdicts[n];
            return verdict === undefined ? [] : [{ claim, verdict, range: null }];
        });
        for (const item of judged) {
            for (const active of rules) {
                for (const problem of active.rule.check(item, of, this.#options.context)) {
                    const { pointer } = item.claim;
                    const range = found.locate(pointer);
                    const { file, index } = of;
                    this.#add({ active, problem }, { file, index, pointer, range, value: found.value, line: lineOf(reading, range) });
                }
            }
        }
        this.records.push({
            file: of.file,
            index: of.index,
            line: found.startLine,
            standard: standard.id,
            status: of.status,
            agent: agentOf(found),
            session: sessionOf(found),
            claims: judged,
        });
    }
    #rulesOf(standard) {
        let rules = this.#rules.get(standard.id);
        if (rules === undefined) {
            rules = ruleSet(standard, this.#options.levels);
            this.#rules.set(standard.id, rules);
        }
        return rules;
    }
    #add(raised, spot) {
        this.findings.push(toFinding(raised, spot));
    }
}
/** A file about several tasks claims nothing: only what it says of status and session is judged. */
function concernsReduced({ rule }) {
    return rule.area === 'status' || rule.id.startsWith('session-id');
}
function lineOf(reading, range) {
    return reading === null ? null : reading.line(range.startLine);
}

;// CONCATENATED MODULE: ./src/policy/conclude.ts

/** Nothing found where that is an error is `empty`, whatever else is allowed: such a gate has proved nothing. */
function conclude(files, findings, { failOn, ifNoReturns }) {
    if (files === 0 && ifNoReturns === 'error')
        return 'empty';
    if (failOn === 'never')
        return 'passed';
    return findings.some(({ severity, baselined }) => !baselined && isAtLeast(severity, failOn)) ? 'failed' : 'passed';
}

;// CONCATENATED MODULE: ./src/policy/order.ts
/** By file, then place, then rule; findings of the run come last. The same findings always come in the same order. */
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
        compare(a.rule, b.rule) ||
        (a.index ?? -1) - (b.index ?? -1) ||
        compare(a.pointer ?? '', b.pointer ?? '') ||
        compare(a.message, b.message));
}
function compare(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./src/model/claim.ts
/** What became of a claimed path. */
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

;// CONCATENATED MODULE: ./src/policy/tally.ts

/** The totals of a run. Findings that the baseline knows are counted apart. */
function tally(files, returns, findings) {
    const verdicts = Object.fromEntries(VERDICTS.map((name) => [name, 0]));
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

;// CONCATENATED MODULE: ./src/gate.ts




/** A request that the returns found do not allow, and what to ask instead. */
class UsageError extends Error {
    name = 'UsageError';
}
/** The pipeline: gather, read, judge, verify, conclude. A batch of files at a time, so that memory stays bounded. */
async function runGate(options) {
    const { tree, context, selection, maxFileSize } = options;
    const judge = new Judge(options);
    const files = await tree.list(selection);
    let done = 0;
    for await (const contents of tree.read(files, maxFileSize)) {
        await judge.batch(files.slice(done, done + contents.length), contents);
        done += contents.length;
        options.onProgress?.(done, files.length);
    }
    const { records, holding } = judge;
    if (context.expectedSession !== null)
        demandOneReturn(records, context);
    const findings = [...judge.findings, ...judge.run()].sort(byPlace);
    return {
        tool: options.tool,
        source: { kind: tree.kind, revision: tree.revision, root: tree.root, shard: null },
        conclusion: conclude(holding, findings, { failOn: options.failOn, ifNoReturns: context.ifNoReturns }),
        failOn: options.failOn,
        counts: tally(holding, records, findings),
        returns: records,
        findings,
    };
}
/** Document 002 gives one return and the session it must echo; over many returns the question has no answer. */
function demandOneReturn(records, { changes }) {
    if (changes !== null || records.length === 1)
        return;
    throw new UsageError(`An expected session is held against one return, and ${String(records.length)} were found: name its file as the pattern, or compare with a base.`);
}

;// CONCATENATED MODULE: ./src/policy/units.ts
const DURATION_UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
/** Milliseconds of a duration such as `90m`, `24h` or `7d`; undefined for anything else. */
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
/** Bytes of a size such as `1MiB`, `500KB` or `2000000`; undefined for anything else, and for nothing at all. */
function parseSize(text) {
    const [, number = '', unit = ''] = /^(\d{1,12})\s*([A-Za-z]{0,3})$/.exec(text.trim()) ?? [];
    const factor = SIZE_UNITS[unit.toLowerCase()];
    const bytes = factor === undefined || number === '' ? 0 : Number(number) * factor;
    return bytes > 0 ? bytes : undefined;
}

// EXTERNAL MODULE: ./src/report/sink.ts
var sink = __webpack_require__(443);
;// CONCATENATED MODULE: ./src/report/links.ts

/** A file's path in the repository; `root` is the project root's place in it. */
function inRepository(root, file) {
    return root === '' ? file : `${root}/${file}`;
}
function base({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(sink/* urlSegment */.NL).join('/')}`;
}
/** The address of a line (1-based) of a file at the judged commit; `path` is relative to the repository. */
function fileUrl(links, path, line) {
    const segments = path.split('/').map(sink/* urlSegment */.NL).join('/');
    // GitHub renders Markdown files, where a line has no anchor, unless their plain text is asked for.
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${base(links)}/blob/${(0,sink/* urlSegment */.NL)(links.revision)}/${segments}${plain}#L${String(line)}`;
}
function commitUrl(links) {
    return `${base(links)}/commit/${(0,sink/* urlSegment */.NL)(links.revision)}`;
}

;// CONCATENATED MODULE: ./src/report/annotations.ts




const DEFAULT_BUDGET = { perType: 10, total: 50 };
/** GitHub cuts a message here, in UTF-16 units. */
const MESSAGE_LIMIT = 4096;
/** The longest path of a tree that a checkout can hold (PATH_MAX of Linux). */
const PATH_LIMIT = 4096;
function candidates(findings, changed) {
    const seen = new Map();
    const list = findings.map((finding) => {
        const round = seen.get(finding.file) ?? 0;
        seen.set(finding.file, round + 1);
        const tier = finding.file === null ? 0 : changed.has(finding.file) ? 1 : 2;
        return { finding, tier, round };
    });
    // A stable sort keeps the report's order among equals.
    return list.sort((a, b) => a.tier - b.tier || a.round - b.round).map(({ finding }) => finding);
}
function oneLine(message, recommendation) {
    if (recommendation === '')
        return message;
    return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${recommendation}`;
}
function annotate({ severity, rule, message, recommendation, file, range }, root) {
    return {
        level: severity,
        title: (0,sink.terminal) `${rule}`.text,
        message: (0,sink/* terminalText */.eR)(oneLine(message, recommendation), MESSAGE_LIMIT).text,
        file: file === null ? null : (0,sink/* terminalText */.eR)(inRepository(root, file), PATH_LIMIT).text,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endColumn: range !== null && range.startLine === range.endLine ? range.endColumn : null,
    };
}
function remainder(level, hidden, shown) {
    const more = shown === 0 ? (0,model_text/* count */.U9)(hidden, level) : `${String(hidden)} more ${hidden === 1 ? level : `${level}s`}`;
    return {
        level,
        title: (0,sink.terminal) `return-gate`.text,
        message: (0,sink.terminal) `${more} in the job summary: GitHub shows only a few annotations a step.`.text,
        file: null,
        startLine: null,
        startColumn: null,
        endColumn: null,
    };
}
/**
 * Chooses what to annotate within the platform's budget: errors first, then changed files first, then one a file
 * before a second. Where not all of a level fit, its last place says how many more stand in the summary. Findings of
 * the baseline are left out; those of the run come first.
 */
function planAnnotations(report, budget = DEFAULT_BUDGET) {
    const planned = [];
    for (const level of SEVERITIES) {
        const places = Math.min(budget.perType, budget.total - planned.length);
        if (places < 1)
            continue;
        const found = candidates(report.findings.filter(({ severity, baselined }) => severity === level && !baselined), budget.changedFirst ?? new Set());
        const shown = found.length <= places ? found.length : places - 1;
        for (const finding of found.slice(0, shown))
            planned.push(annotate(finding, report.source.root));
        if (shown < found.length)
            planned.push(remainder(level, found.length - shown, shown));
    }
    return planned;
}

;// CONCATENATED MODULE: ./src/report/conclusion.ts


/** How many findings of each severity count, in the order of `SEVERITIES`: those of the baseline do not. */
function totals(report) {
    const { errors, warnings, notices } = report.counts;
    const by = { error: errors, warning: warnings, notice: notices };
    return SEVERITIES.map((severity) => [severity, by[severity]]);
}
/** `2 errors, 1 warning`; the empty string where all are zero. */
function conclusion_tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => (0,model_text/* count */.U9)(n, severity))
        .join(', ');
}
/** What was judged: `3 returns, 5 claims`. */
function scope(report) {
    return `${(0,model_text/* count */.U9)(report.counts.returns, 'return')}, ${(0,model_text/* count */.U9)(report.counts.claims, 'claim')}`;
}
/** Why the run passed, failed or was empty, in a few words: `2 errors, 1 warning (fails on error)`. */
function reason(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = conclusion_tally(totals(report));
    const threshold = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}`;
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0 ? 'no returns to judge' : `${scope(report)}, no findings`;
}
/** `FAILED: 2 errors (fails on error)`: the last line of a run. */
function conclusionLine(report) {
    return `${report.conclusion.toUpperCase()}: ${reason(report)}`;
}

;// CONCATENATED MODULE: ./src/report/width.ts
/**
 * Code points that take two columns of a terminal: East Asian Width W and F (Unicode Standard Annex #11), the blocks
 * rounded so that the list stays short.
 */
const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xa960, 0xa97c],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe10, 0xfe19],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18cff],
    [0x1b000, 0x1b2ff],
    [0x1f200, 0x1f2ff],
    [0x20000, 0x3fffd],
];
function isWide(codePoint) {
    return WIDE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
/** How many columns a text takes on a terminal. Texts of the sink only: it knows no control characters. */
function columns(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let n = 0;
    for (const character of text) {
        if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character))
            continue;
        n += isWide(character.codePointAt(0) ?? 0) || /\p{Emoji_Presentation}/u.test(character) ? 2 : 1;
    }
    return n;
}

;// CONCATENATED MODULE: ./src/report/text.ts





const SEVERITY_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
/** Rules line up behind messages of at most this width: one long message does not push them all out of sight. */
const MESSAGE_WIDTH = 72;
function painter(color) {
    return color ? sink/* styled */.I4 : (_, fragment) => fragment;
}
/** A spread of as many arguments as a file has findings could overflow the stack. */
function widest(widths) {
    let most = 0;
    for (const width of widths)
        most = Math.max(most, width);
    return most;
}
function pad(fragment, width) {
    return (0,sink.terminal) `${fragment}${' '.repeat(Math.max(0, width - columns(fragment.text)))}`;
}
/** The source line without its indentation, and marks under the range; columns that are outside of it are pulled in. */
function quoteSource(excerpt, range) {
    const source = excerpt.text.replaceAll('\t', ' ');
    const inside = (column) => Math.min(Math.max(0, column - 1 - excerpt.cut), source.length);
    const start = inside(range.startColumn);
    const end = range.endLine === range.startLine ? inside(range.endColumn) : source.trimEnd().length;
    const indent = Math.min(start, source.length - source.trimStart().length);
    const shown = (from, to) => (0,sink.terminal) `${source.slice(from, to)}`;
    const lead = excerpt.cut > 0 ? (0,sink.terminal) `…` : (0,sink.terminal) ``;
    const before = columns(lead.text) + columns(shown(indent, start).text);
    const length = Math.max(1, columns(shown(start, end).text));
    return [(0,sink.terminal) `${lead}${shown(indent, source.length)}`, (0,sink.terminal) `${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}
function text_place(finding) {
    return finding.range === null ? '' : `${String(finding.range.startLine)}:${String(finding.range.startColumn)}`;
}
function* group(file, findings, paint) {
    const placeWidth = widest(findings.map((finding) => text_place(finding).length));
    const messages = findings.map(({ message }) => (0,sink.terminal) `${message}`);
    const messageWidth = Math.min(MESSAGE_WIDTH, widest(messages.map(({ text }) => columns(text))));
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    yield (0,sink.terminal) `${file === null ? paint('bold', (0,sink.terminal) `the whole run`) : paint('bold', paint('underline', (0,sink.terminal) `${file}`))}\n`;
    for (const [i, finding] of findings.entries()) {
        const { severity, rule, recommendation, excerpt, range } = finding;
        const location = placeWidth === 0 ? (0,sink.terminal) `` : (0,sink.terminal) `${text_place(finding).padStart(placeWidth)}  `;
        const level = paint(SEVERITY_STYLE[severity], (0,sink.terminal) `${severity.padEnd(SEVERITY_WIDTH)}`);
        const message = pad(messages[i] ?? (0,sink.terminal) ``, messageWidth);
        yield (0,sink.terminal) `  ${location}${level}  ${message}  ${paint('dim', (0,sink.terminal) `${rule}`)}\n`;
        if (excerpt !== null && range !== null) {
            const [source, marks] = quoteSource(excerpt, range);
            yield (0,sink.terminal) `${margin}${paint('dim', (0,sink.terminal) `|`)} ${source}\n`;
            yield (0,sink.terminal) `${margin}${paint('dim', (0,sink.terminal) `|`)} ${paint(SEVERITY_STYLE[severity], marks)}\n`;
        }
        if (recommendation !== '')
            yield (0,sink.terminal) `${margin}${paint('green', (0,sink.terminal) `fix:`)} ${recommendation}\n`;
    }
    yield (0,sink.terminal) `\n`;
}
function byFile(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const known = groups.get(finding.file);
        if (known === undefined)
            groups.set(finding.file, [finding]);
        else
            known.push(finding);
    }
    const run = groups.get(null);
    // What concerns the whole run stands last, next to the conclusion.
    if (run !== undefined && groups.delete(null))
        groups.set(null, run);
    return groups;
}
function summary(report) {
    const { files, returns, claims, errors, warnings, notices, baselined, verdicts } = report.counts;
    const byVerdict = VERDICTS.filter((name) => verdicts[name] > 0)
        .map((name) => `${String(verdicts[name])} ${name}`)
        .join(', ');
    const rows = [
        ['files', files, ''],
        ['returns', returns, ''],
        ['claims', claims, byVerdict],
        ['findings', errors + warnings + notices, conclusion_tally(totals(report))],
    ];
    if (baselined > 0)
        rows.push(['baselined', baselined, 'known findings, which do not fail']);
    const nameWidth = widest(rows.map(([name]) => name.length));
    const numberWidth = widest(rows.map(([, n]) => String(n).length));
    const lines = rows.map(([name, n, detail]) => {
        const number = String(n).padStart(numberWidth);
        return (0,sink.terminal) `  ${name.padEnd(nameWidth)}  ${number}${detail === '' ? '' : `  ${detail}`}\n`;
    });
    return (0,sink.terminal) `${lines}\n`;
}
/** The last line of a run, without a line end: `FAILED: 2 errors (fails on error)`. */
function lastLine(report, color) {
    const line = (0,sink.terminal) `${conclusionLine(report)}`;
    if (!color)
        return line;
    return (0,sink/* styled */.I4)('bold', (0,sink/* styled */.I4)(report.conclusion === 'passed' ? 'green' : 'red', line));
}
function isShown(finding, report, quiet) {
    if (finding.baselined)
        return false;
    if (!quiet || finding.severity === 'error')
        return true;
    return report.failOn !== 'never' && isAtLeast(finding.severity, report.failOn);
}
/**
 * The report for a person at a terminal or before a log: findings by file with their source lines, a summary, and one
 * last line that says passed or failed and why. Findings of the baseline are only counted.
 */
function* render(report, { color, quiet }) {
    const paint = painter(color);
    const shown = report.findings.filter((finding) => isShown(finding, report, quiet));
    for (const [file, findings] of byFile(shown)) {
        yield (0,sink/* concat */.xW)(Array.from(group(file, findings, paint), ({ text }) => text));
    }
    if (!quiet)
        yield summary(report).text;
    yield (0,sink.terminal) `${lastLine(report, color)}\n`.text;
}

;// CONCATENATED MODULE: ./src/report/github.ts



/**
 * Annotations as workflow commands for a step's standard output, then the last line of the text format. The names of
 * properties are the toolkit's (@actions/core, src/utils.ts, toCommandProperties).
 */
function* github_render(report, { budget }) {
    for (const { level, title, message, file, startLine, startColumn, endColumn } of planAnnotations(report, budget)) {
        const properties = { title, file, line: startLine, col: startColumn, endColumn };
        yield (0,sink/* workflowCommand */.NA)(level, properties, message);
    }
    yield (0,sink.terminal) `${lastLine(report, false)}\n`.text;
}

;// CONCATENATED MODULE: ./src/report/json.ts


const SCHEMA = 'return-gate/report@1';
/** Records are handed on in batches: a writer is called once for many, and no string holds them all. */
const BATCH = 256;
function claimRecord({ claim, verdict }) {
    return {
        path: claim.path,
        pointer: claim.pointer,
        type: claim.type,
        verdict: verdict.name,
        size: verdict.size,
        foundAt: verdict.foundAt,
        detail: verdict.detail,
    };
}
function returnRecord(record) {
    const { file, index, line, standard, status, agent, session, claims } = record;
    return { file, index, line, standard, status, agent, session, claims: claims.map(claimRecord) };
}
function findingRecord(finding) {
    const { rule, severity, message, recommendation, file, index, pointer, range, fingerprint, baselined } = finding;
    return {
        rule,
        severity,
        message,
        recommendation,
        file,
        index,
        pointer,
        startLine: range?.startLine ?? null,
        startColumn: range?.startColumn ?? null,
        endLine: range?.endLine ?? null,
        endColumn: range?.endColumn ?? null,
        fingerprint,
        baselined,
    };
}
function* list(records, shape) {
    for (let start = 0; start < records.length; start += BATCH) {
        const batch = records.slice(start, start + BATCH);
        yield (0,sink/* concat */.xW)(batch.map((record, i) => start + i === 0 ? (0,sink/* jsonFrame */.Gm) `\n    ${(0,sink/* json */.Pq)(shape(record))}` : (0,sink/* jsonFrame */.Gm) `,\n    ${(0,sink/* json */.Pq)(shape(record))}`));
    }
    if (records.length > 0)
        yield (0,sink/* jsonFrame */.Gm) `\n  `;
}
/**
 * The JSON report (DESIGN.md; `schemas/report.schema.json`): one line for each return and each finding, so that it
 * streams, compares by line and still reads. The same report gives the same bytes.
 */
function* json_render(report) {
    const { tool, source, conclusion, counts } = report;
    const { files, returns, claims, errors, warnings, notices, baselined } = counts;
    const verdicts = Object.fromEntries(VERDICTS.map((name) => [name, counts.verdicts[name]]));
    yield (0,sink/* jsonFrame */.Gm) `{
  "schema": ${(0,sink/* json */.Pq)(SCHEMA)},
  "tool": ${(0,sink/* json */.Pq)({ name: tool.name, version: tool.version })},
  "source": ${(0,sink/* json */.Pq)({ kind: source.kind, revision: source.revision, root: source.root, shard: source.shard })},
  "conclusion": ${(0,sink/* json */.Pq)(conclusion)},
  "counts": ${(0,sink/* json */.Pq)({ files, returns, claims, errors, warnings, notices, baselined, verdicts })},
  "returns": [`;
    yield* list(report.returns, returnRecord);
    yield (0,sink/* jsonFrame */.Gm) `],
  "findings": [`;
    yield* list(report.findings, findingRecord);
    yield (0,sink/* jsonFrame */.Gm) `]
}
`;
}

;// CONCATENATED MODULE: ./src/report/summary.ts






/** A step's summary takes 1,048,576 bytes and is dropped as a whole above it; the margin is for what else the step writes. */
const SUMMARY_LIMIT = (/* unused pure expression or super */ null && (1_048_576 - 16_384));
/** More returns than this are folded: what failed stands in the table of findings. */
const FOLD_ABOVE = 25;
/** What headings and notes around the rows take at most, in bytes. */
const FRAME = 1024;
/** The part of the room that the returns take at most where the findings do not fit. */
const RETURNS_SHARE = 0.25;
/** Standards, statuses and agents are words: more of one is no use in a table. */
const WORD_LIMIT = 80;
const summary_BATCH = 256;
const summary_NONE = (0,sink/* gfm */.Te) `–`;
const HEADLINE = {
    passed: (0,sink/* gfm */.Te) `## ✅ return-gate: passed`,
    failed: (0,sink/* gfm */.Te) `## ❌ return-gate: failed`,
    empty: (0,sink/* gfm */.Te) `## ⚠️ return-gate: empty`,
};
const LEVEL = {
    error: (0,sink/* gfm */.Te) `❌ error`,
    warning: (0,sink/* gfm */.Te) `⚠️ warning`,
    notice: (0,sink/* gfm */.Te) `ℹ️ notice`,
};
function bytes(text) {
    return Buffer.byteLength(text);
}
/** The findings that are shown, worst first. */
function* shownFindings(report) {
    for (const level of SEVERITIES) {
        for (const finding of report.findings)
            if (finding.severity === level && !finding.baselined)
                yield finding;
    }
}
function summary_place(report, links, file, line) {
    const label = (0,sink/* code */.aY)(line === null ? file : `${file}:${String(line)}`);
    return links === null ? label : (0,sink/* link */.nf)(label, fileUrl(links, inRepository(report.source.root, file), line ?? 1));
}
function* findingRows(report, links) {
    for (const { severity, file, range, rule, message } of shownFindings(report)) {
        const where = file === null ? (0,sink/* gfm */.Te) `the whole run` : summary_place(report, links, file, range?.startLine ?? null);
        yield (0,sink/* gfm */.Te) `| ${LEVEL[severity]} | ${where} | ${message} | ${(0,sink/* code */.aY)(rule)} |\n`;
    }
}
/** How many findings each return has. One on a document that is about no single return counts for the file's first. */
function tallies(report) {
    const byIdentity = new Map();
    const byRecord = new Map();
    for (const record of report.returns) {
        const numbers = { error: 0, warning: 0, notice: 0 };
        byRecord.set(record, numbers);
        byIdentity.set(`${String(record.index)}:${record.file}`, numbers);
        if (!byIdentity.has(`:${record.file}`))
            byIdentity.set(`:${record.file}`, numbers);
    }
    for (const { severity, file, index } of shownFindings(report)) {
        const numbers = file === null ? undefined : byIdentity.get(`${index === null ? '' : String(index)}:${file}`);
        if (numbers !== undefined)
            numbers[severity]++;
    }
    return byRecord;
}
function* returnRows(report, links, found, which) {
    for (const [record, numbers] of found) {
        const findings = conclusion_tally(SEVERITIES.map((severity) => [severity, numbers[severity]]));
        if (which === 'failing' && findings === '')
            continue;
        const { file, index, line, standard, status, agent, claims } = record;
        const present = claims.filter(({ verdict }) => verdict.name === 'present').length;
        const proven = claims.length === 0 ? summary_NONE : (0,sink/* gfm */.Te) `${present} of ${claims.length}`;
        // A line says which of several a return is; a file that is one return needs none.
        const where = summary_place(report, links, file, index === 0 && line === 1 ? null : line);
        const words = [standard, status ?? '', agent ?? ''].map((word) => (0,sink/* gfm */.Te) ` ${(0,sink/* code */.aY)(word, WORD_LIMIT)} |`);
        yield (0,sink/* gfm */.Te) `| ${where} |${words} ${proven} | ${findings === '' ? summary_NONE : (0,sink/* gfm */.Te) `${findings}`} |\n`;
    }
}
function head(report) {
    const { returns, files, baselined } = report.counts;
    const judged = returns === 0 ? '' : `Judged: ${scope(report)} in ${(0,model_text/* count */.U9)(files, 'file')}. `;
    const known = baselined === 0 ? '' : `Not shown: ${(0,model_text/* count */.U9)(baselined, 'known finding')} of the baseline.`;
    const detail = judged === '' && known === '' ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${judged}${known}\n\n`;
    return (0,sink/* gfm */.Te) `${HEADLINE[report.conclusion]}\n\n**${reason(report)}**\n\n${detail}`;
}
function verdictTable({ counts: { verdicts } }) {
    const names = VERDICTS.filter((name) => verdicts[name] > 0);
    if (names.length === 0)
        return (0,sink/* gfm */.Te) ``;
    const cells = (cell) => (0,sink/* gfm */.Te) `|${names.map(cell)}\n`;
    const header = cells((name) => (0,sink/* gfm */.Te) ` ${name} |`);
    const numbers = cells((name) => (0,sink/* gfm */.Te) ` ${verdicts[name]} |`);
    return (0,sink/* gfm */.Te) `### Claims\n\n${header}${cells(() => (0,sink/* gfm */.Te) ` --: |`)}${numbers}\n`;
}
function tail(report, links) {
    const { source, tool } = report;
    const short = (0,sink/* code */.aY)(source.revision?.slice(0, 12) ?? '');
    const revision = links === null ? short : (0,sink/* link */.nf)(short, commitUrl(links));
    const judged = source.revision === null ? (0,sink/* gfm */.Te) `the workspace` : (0,sink/* gfm */.Te) `commit ${revision}`;
    const shard = source.shard === null ? '' : `, shard ${source.shard}`;
    return (0,sink/* gfm */.Te) `${verdictTable(report)}<sub>${tool.name} ${tool.version} judged ${judged}${shard}.</sub>\n`;
}
function findingsTable(rows, hidden) {
    const header = (0,sink/* gfm */.Te) `| Severity | Place | Message | Rule |\n| :-- | :-- | :-- | :-- |\n`;
    const note = hidden === 0 ? '' : `${(0,model_text/* count */.U9)(hidden, 'more finding')} did not fit: the JSON report has all.`;
    return {
        before: (0,sink/* gfm */.Te) `### Findings\n\n${header}`,
        rows,
        after: note === '' ? (0,sink/* gfm */.Te) `\n` : (0,sink/* gfm */.Te) `\n${note}\n\n`,
    };
}
function returnsTable(rows, shown, all) {
    const folded = shown > FOLD_ABOVE;
    const header = (0,sink/* gfm */.Te) `| File | Standard | Status | Agent | Present | Findings |\n| :-- | :-- | :-- | :-- | :-- | :-- |\n`;
    const open = folded ? (0,sink/* gfm */.Te) `<details><summary>${(0,model_text/* count */.U9)(shown, 'return')}</summary>\n\n` : (0,sink/* gfm */.Te) ``;
    const close = folded ? (0,sink/* gfm */.Te) `</details>\n\n` : (0,sink/* gfm */.Te) ``;
    const note = shown === all ? (0,sink/* gfm */.Te) `` : (0,sink/* gfm */.Te) `${shown} of ${all} returns: only those with findings, as many as fit.\n\n`;
    return { before: (0,sink/* gfm */.Te) `### Returns\n\n${open}${header}`, rows, after: (0,sink/* gfm */.Te) `\n${close}${note}` };
}
/** As many rows as fit; no row is made after the first that does not. */
function take(rows, room) {
    const taken = [];
    let size = 0;
    for (const row of rows) {
        const next = size + bytes(row.text);
        if (next > room)
            return { rows: taken, bytes: size, complete: false };
        size = next;
        taken.push(row);
    }
    return { rows: taken, bytes: size, complete: true };
}
/** A writer is called once for many rows. */
function* batches(rows) {
    let batch = [];
    for (const { text } of rows) {
        batch.push(text);
        if (batch.length < summary_BATCH)
            continue;
        yield (0,sink/* concat */.xW)(batch);
        batch = [];
    }
    yield (0,sink/* concat */.xW)(batch);
}
/** The tables of all that there is; rows are made while they are written. */
function allTables(report, links) {
    const { errors, warnings, notices, returns } = report.counts;
    const tables = [];
    if (errors + warnings + notices > 0)
        tables.push(findingsTable(findingRows(report, links), 0));
    if (returns > 0)
        tables.push(returnsTable(returnRows(report, links, tallies(report), 'all'), returns, returns));
    return tables;
}
/** What `room` bytes hold: everything; or without the returns that have no findings; or as much of both as fits. */
function tablesWithin(room, report, links) {
    const { errors, warnings, notices, returns: all } = report.counts;
    const found = tallies(report);
    const tables = (findings, returns) => [
        ...(findings.length === 0 ? [] : [findingsTable(findings, errors + warnings + notices - findings.length)]),
        ...(returns.length === 0 ? [] : [returnsTable(returns, returns.length, all)]),
    ];
    const findings = take(findingRows(report, links), room);
    if (findings.complete) {
        for (const which of ['all', 'failing']) {
            const returns = take(returnRows(report, links, found, which), room - findings.bytes);
            if (returns.complete)
                return tables(findings.rows, returns.rows);
        }
    }
    const share = Math.max(room * RETURNS_SHARE, findings.complete ? room - findings.bytes : 0);
    const returns = take(returnRows(report, links, found, 'failing'), share);
    return tables(take(findings.rows, room - returns.bytes).rows, returns.rows);
}
/**
 * The job summary in GitHub-flavoured Markdown: the conclusion first, then findings, returns and claims by verdict.
 * Its bytes never pass the limit, for the platform drops a summary that does: it gives up first the returns without
 * findings, then rows of the tables, then the tables, then all but the headline.
 */
function* renderSummary(report, { links, limit }) {
    const top = head(report);
    const bottom = tail(report, links);
    const room = limit - bytes(top.text) - bytes(bottom.text) - FRAME;
    if (room < 0) {
        const fitting = [(0,sink/* gfm */.Te) `${top}${bottom}`, top, HEADLINE[report.conclusion]].find(({ text }) => bytes(text) <= limit);
        if (fitting !== undefined)
            yield fitting.text;
        return;
    }
    yield top.text;
    const tables = room === Infinity ? allTables(report, links) : tablesWithin(room, report, links);
    for (const { before, rows, after } of tables) {
        yield before.text;
        yield* batches(rows);
        yield after.text;
    }
    if (tables.length === 0 && report.returns.length + report.findings.length > 0) {
        yield (0,sink/* gfm */.Te) `The tables of findings and returns did not fit: the JSON report has all.\n\n`.text;
    }
    yield bottom.text;
}

;// CONCATENATED MODULE: ./src/report/markdown.ts

/** The job summary without its limit. */
function markdown_render(report, { links }) {
    return renderSummary(report, { links, limit: Infinity });
}

;// CONCATENATED MODULE: ./src/report/formats.ts




const FORMAT_NAMES = ['text', 'json', 'markdown', 'github'];
const formats = { text: render, json: json_render, markdown: markdown_render, github: github_render };

;// CONCATENATED MODULE: ./src/roadmap.ts
/** Where projects of the standard keep their roadmap, by the names that document 001 and its followers use. */
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);
/** The text of the tracked roadmaps together, or null where there is none. */
async function readRoadmap(tree) {
    const ids = PLACES.flatMap((path) => {
        const entry = tree.find(path);
        return entry?.kind === 'file' ? [entry.id] : [];
    });
    if (ids.length === 0)
        return null;
    const contents = await tree.contents(ids);
    return contents.map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
}

// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
// EXTERNAL MODULE: ./src/cli/exit.ts
var exit = __webpack_require__(632);
// EXTERNAL MODULE: ./src/cli/options.ts
var cli_options = __webpack_require__(776);
;// CONCATENATED MODULE: ./src/cli/progress.ts
/** How often the line is drawn anew, milliseconds. */
const EVERY = 100;
/** How long a run must last before it is worth a line, milliseconds. */
const AFTER = 500;
const CLEAR = '\r\u001B[K';
/** A line on standard error that tells how far a long run is; on a terminal only, so that no log ever holds it. */
function progressLine(wanted) {
    if (!wanted || !process.stderr.isTTY)
        return { show: () => undefined, clear: () => undefined };
    const started = performance.now();
    let drawn = 0;
    return {
        show: (done, total) => {
            const now = performance.now();
            if (now - started < AFTER || now - drawn < EVERY)
                return;
            drawn = now;
            const percent = Math.floor((done / total) * 100);
            process.stderr.write(`${CLEAR}judged ${String(done)} of ${String(total)} files (${String(percent)}%)`);
        },
        clear: () => {
            if (drawn > 0)
                process.stderr.write(CLEAR);
        },
    };
}

;// CONCATENATED MODULE: ./src/cli/check-run.ts












const EXIT_OF = { passed: exit/* EXIT */.d.passed, failed: exit/* EXIT */.d.failed, empty: exit/* EXIT */.d.empty };
/** Reads the call to its end, runs the gate on the tree that is being opened, and writes what was asked for. */
async function runCheck(call, opening) {
    const value = (name) => call.values.get(name)?.[0];
    const format = (0,cli_options/* oneOf */.yL)('--format', value('format') ?? 'text', FORMAT_NAMES);
    const outputs = (call.values.get('output') ?? []).map(readOutput);
    const quiet = call.switches.has('quiet');
    const settings = {
        selection: selection(call.rest, call.values.get('ignore') ?? []),
        standards: chooseStandards(value('standard') ?? 'auto'),
        failOn: (0,cli_options/* oneOf */.yL)('--fail-on', value('fail-on') ?? 'error', ['error', 'warning', 'notice', 'never']),
        ifNoReturns: (0,cli_options/* oneOf */.yL)('--if-no-returns', value('if-no-returns') ?? 'error', ['error', 'warning', 'ignore']),
        staleAfter: measured('--stale-after', value('stale-after') ?? '24h', parseDuration, 'a duration such as 90m, 24h or 7d'),
        maxFileSize: measured('--max-file-size', value('max-file-size') ?? '1MiB', parseSize, 'a size such as 500KB or 1MiB'),
        now: measured('--now', value('now') ?? new Date().toISOString(), parseTime, 'a time such as 2026-01-28T12:00:00Z'),
        progress: (0,cli_options/* oneOf */.yL)('--progress', value('progress') ?? 'auto', ['auto', 'never']),
        expectedSession: value('expect-session') ?? null,
    };
    const tree = await opening;
    let report;
    const progress = progressLine(settings.progress === 'auto' && !quiet);
    try {
        report = await runGate({
            tool: { name: 'return-gate', version: version/* VERSION */.x },
            tree,
            selection: settings.selection,
            standards: settings.standards,
            context: {
                now: settings.now,
                staleAfter: settings.staleAfter,
                expectedSession: settings.expectedSession,
                agents: null,
                roadmap: await readRoadmap(tree),
                changes: null,
                ifNoReturns: settings.ifNoReturns,
            },
            levels: new Map(),
            failOn: settings.failOn,
            maxFileSize: settings.maxFileSize,
            onProgress: progress.show,
        });
    }
    finally {
        progress.clear();
        await tree.close();
    }
    const options = { color: false, quiet, links: null };
    for (const { name, file } of outputs)
        writeReport(file, formats[name](report, options));
    const color = !call.switches.has('no-color') && wantsColor();
    for (const chunk of formats[format](report, { ...options, color }))
        process.stdout.write(chunk);
    return EXIT_OF[report.conclusion];
}
function readOutput(text) {
    const [, name = '', file = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
    if (file === '')
        throw new exit/* CallError */.R(`--output is "${text}": write NAME=FILE, such as json=report.json.`);
    return { name: (0,cli_options/* oneOf */.yL)('--output', name, FORMAT_NAMES), file };
}
function writeReport(file, chunks) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, [...chunks].join(''));
    }
    catch (error) {
        throw new exit/* CallError */.R(`The report could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function measured(option, given, parse, expected) {
    const found = parse(given);
    if (found === undefined)
        throw new exit/* CallError */.R(`${option} is "${given}": write ${expected}.`);
    return found;
}
function parseTime(text) {
    const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : NaN;
    return Number.isNaN(time) ? undefined : time;
}
/** Colour is for terminals, and for those who ask for it (https://no-color.org, https://force-color.org). */
function wantsColor() {
    if ((process.env['NO_COLOR'] ?? '') !== '')
        return false;
    const forced = process.env['FORCE_COLOR'];
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return process.stdout.isTTY && process.env['TERM'] !== 'dumb';
}


/***/ }),

/***/ 443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* unused harmony export TEXT_LIMIT */
/**
 * The one sink: untrusted text becomes output here and nowhere else. Every text in a report can come from a pull
 * request (paths, messages that quote values, agent names), so a writer takes `SafeText` only, and only this file
 * makes that.
 *
 * Terminal text also lands in the logs of GitHub's runner, which reads commands out of standard output
 * (actions/runner, src/Runner.Common/ActionCommand.cs): `::name::` at the start of a line, after white space, and the
 * older `##[name]` anywhere in a line. The runner compares by culture, where invisible characters count for nothing:
 * that is why they are made visible first, and why none of them is used to break a command in a log.
 */
class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
/** How much of one untrusted text is shown, in UTF-16 units, unless a caller says otherwise. */
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
/**
 * A picture that people write (kept whole, although it holds joiners and selectors), or one character that is
 * invisible, moves the text around it or is none at all: control and format characters, line and paragraph
 * separators, lone surrogates, ignorable ones (zero width, selectors, fillers, tags) and noncharacters.
 */
const HIDDEN = /(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]/gu;
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
    // A byte that is not UTF-8, as model/tree.ts carries it.
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
    return text.replace(HIDDEN, (character, picture) => picture ?? escapeHidden(character));
}
/** At most `limit` UTF-16 units, the last an ellipsis where something was cut; no surrogate pair is torn apart. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
/** Breaks both forms of a runner's command; Azure's `##vso[` with them, since old runners share its parser. */
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
/**
 * Template tag for a terminal and for logs: strings are made visible and cut to `TEXT_LIMIT`, numbers and fragments
 * stand as they are, and no line of the result is a command to the runner.
 */
function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, escapeTerminal));
}
/** One text for a terminal, with a limit of its own in UTF-16 units of the result, the ellipsis included. */
function terminalText(text, limit) {
    return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit));
}
/** Select Graphic Rendition (ECMA-48, 8.3.117): what switches a style on, and off. */
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
/** The fragment in a terminal's style. */
function styled(style, fragment) {
    const [on, off] = STYLES[style];
    return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m`);
}
/**
 * What GitHub makes of rendered text, after Markdown is done and whatever was escaped there: mentions and e-mail
 * addresses, issues, addresses, emoji, commits. A zero width space in each keeps it text.
 */
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
    // GitHub's documentation on mathematical expressions: a dollar sign in a span of its own is none of theirs.
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
/**
 * Template tag for GitHub-flavoured Markdown: strings become text that renders as itself and that GitHub turns into
 * nothing else, in paragraphs and in cells of tables; they are made visible and cut to `TEXT_LIMIT`. (Not called
 * `markdown`: Prettier would take the templates for documents and rewrite them.)
 */
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
/** An untrusted text as code, in a paragraph, a link or a cell; cut to `limit` UTF-16 units. */
function code(text, limit = TEXT_LIMIT) {
    const shown = visible(cut(text, limit));
    if (shown === '')
        return gfm ``;
    // A cell ends at a bar even inside of backticks, where a backslash before it shows outside of tables; and in a
    // paragraph that starts with a link, `]:` inside of them makes a definition of it.
    if (/\||\]:|##(?:\[|vso\[)/i.test(shown))
        return gfm `<code>${new Fragment('markdown', escapeVisibleMarkdown(shown))}</code>`;
    const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    const pad = /^`|`$|^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return new Fragment('markdown', `${fence}${pad}${shown}${pad}${fence}`);
}
const encoder = new TextEncoder();
/** Percent-encodes the UTF-8 bytes of all that is not accepted (RFC 3986, section 2.1); a lone surrogate of a wrong byte becomes that byte. */
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
/** One segment of an address's path, encoded. */
function urlSegment(text) {
    return percentEncode(text, /[\w.~-]/);
}
/**
 * A link. What an address or Markdown has no use for is encoded, but `%`, `/`, `?` and `#` are taken as meant: encode
 * segments by `urlSegment`. Without an http address the label stands alone.
 */
function link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    const target = percentEncode(url, /[\w.~:/?#%=+,;@-]/);
    return new Fragment('markdown', `[${label.text}](${target})`);
}
/** A value as JSON on one line, harmless in a log: `JSON.parse` gives the very same value. */
function json(value) {
    const text = JSON.stringify(value);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
function escapeJson(text) {
    return text.replace(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/gu, (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
/** JSON that is put together of parts: the statics of the template are the frame. */
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
/** Joins what is safe already. */
function concat(texts) {
    return texts.join('');
}
/**
 * A workflow command on a line of its own, encoded once as the toolkit does (@actions/core, src/command.ts).
 * Properties without a value are left out.
 */
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


/***/ })

};

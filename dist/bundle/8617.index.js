"use strict";
exports.id = 8617;
exports.ids = [8617];
exports.modules = {

/***/ 23687:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   completion: () => (/* binding */ completion)
/* harmony export */ });
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55235);
/* harmony import */ var _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32083);
/* harmony import */ var _report_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5226);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49710);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58853);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60776);






const OPTIONS = [{ name: 'help', help: 'this help' }];
const SHELLS = ['bash', 'zsh', 'fish'];
const HELP = {
    usage: 'return-gate completion SHELL',
    about: 'Prints the completion of a shell, which completes commands, options, rules and formats.',
    options: OPTIONS,
    examples: [
        ['source <(return-gate completion bash)', 'in ~/.bashrc'],
        ['source <(return-gate completion zsh)', 'in ~/.zshrc, after compinit'],
        ['return-gate completion fish | source', 'in ~/.config/fish/config.fish'],
    ],
};
async function completion(args, caller, commands) {
    const help = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .requestedHelp */ .YT)(args, HELP);
    if (help !== null) {
        caller.stdout.write(help);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
    }
    const [shell, ...more] = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .readCall */ .D9)(args, OPTIONS).rest;
    const known = SHELLS.find((one) => one === shell);
    if (known === undefined || more.length > 0) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`completion takes one of ${SHELLS.join(', ')}: write return-gate completion bash.`);
    }
    const options = new Map();
    for (const name of Object.keys(commands))
        options.set(name, await optionsOf(name, commands, caller));
    const script = known === 'fish' ? fish(options) : bash(options, known);
    const text = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .exact */ .e0)(`${script}\n`);
    if (text === null)
        throw new Error('The completion has a character that no script should have.');
    caller.stdout.write(text);
    return _model_report_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
}
async function optionsOf(name, commands, caller) {
    if (name === 'completion')
        return ['--help'];
    let text = '';
    const stdout = { isTerminal: false, write: (part) => void (text += part) };
    const command = await commands[name]?.();
    await command?.(['--help'], { ...caller, stdout });
    return [...new Set(Array.from(text.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm), ([, option = '']) => option))];
}
const VALUES = [
    ['--format', _report_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_NAMES */ .BU],
    ['--rule', _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_IDS */ .Iu],
    ['--fail-on', ['error', 'warning', 'notice', 'never']],
    ['explain', _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_IDS */ .Iu],
    ['completion', SHELLS],
];
function bash(options, shell) {
    return [
        ...(shell === 'zsh' ? ['autoload -U +X bashcompinit && bashcompinit'] : []),
        '_return_gate() {',
        '  local words=() current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
        '  case "${COMP_WORDS[1]}" in',
        ...[...options].map(([name, own]) => `    ${name}) words=(${own.join(' ')}) ;;`),
        '  esac',
        `  if [ "$COMP_CWORD" -eq 1 ]; then words=(${[...options.keys(), 'help', 'version', '--help', '--version'].join(' ')}); fi`,
        '  case "$before" in',
        ...VALUES.map(([word, values]) => `    ${word}) words=(${values.join(' ')}) ;;`),
        '  esac',
        '  COMPREPLY=($(compgen -W "${words[*]}" -- "$current"))',
        '  if [ "${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi',
        '}',
        'complete -o filenames -F _return_gate return-gate',
    ].join('\n');
}
function fish(options) {
    const values = new Map(VALUES);
    return [
        `complete -c return-gate -n __fish_use_subcommand -f -a '${[...options.keys(), 'help', 'version'].join(' ')}'`,
        ...[...options].flatMap(([name, own]) => [
            ...own.map((option) => {
                const known = values.get(option);
                const takes = known === undefined ? '' : ` -x -a '${known.join(' ')}'`;
                return `complete -c return-gate -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}${takes}`;
            }),
            ...(values.has(name)
                ? [
                    `complete -c return-gate -n '__fish_seen_subcommand_from ${name}' -f -a '${(values.get(name) ?? []).join(' ')}'`,
                ]
                : []),
        ]),
    ].join('\n');
}


/***/ }),

/***/ 32083:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ RULE_IDS),
/* harmony export */   Uv: () => (/* binding */ PLACE_RULES),
/* harmony export */   ZY: () => (/* binding */ PROOF_RULES)
/* harmony export */ });
const RULE_IDS = ['agent-type-empty',
    'agent-type-other',
    'agent-type-unknown',
    'artifact-archived',
    'artifact-blank',
    'artifact-case',
    'artifact-directory',
    'artifact-duplicate',
    'artifact-empty',
    'artifact-missing',
    'artifact-not-deleted',
    'artifact-object',
    'artifact-path-empty',
    'artifact-path-relative',
    'artifact-path-slashes',
    'artifact-path-valid',
    'artifact-relocated',
    'artifact-removed',
    'artifact-self',
    'artifact-summary',
    'artifact-summary-length',
    'artifact-summary-sentence',
    'artifact-type',
    'artifact-type-path',
    'artifact-unchanged',
    'artifact-uncommitted',
    'artifact-undetermined',
    'artifact-unverifiable',
    'baseline-stale',
    'blockers-required',
    'bmad-baseline-unknown',
    'bmad-deleted-present',
    'bmad-file-list',
    'bmad-sprint-status',
    'bmad-status',
    'bmad-tasks-open',
    'bmad-unread',
    'bmad-untouched',
    'claudemd-none',
    'claudemd-required',
    'completion-data-required',
    'completion-summary-sentences',
    'console-json',
    'continuation-required',
    'custom-field',
    'cycle-recoverable',
    'delegation-cycle',
    'delegation-depth',
    'delegation-path',
    'delegation-short',
    'delegation-tail',
    'duration-negative',
    'envelope-change-folder',
    'envelope-critical-with-warning',
    'envelope-failure-without-risk',
    'envelope-field',
    'envelope-heading',
    'envelope-mode',
    'envelope-next-vague',
    'envelope-risk-severity',
    'envelope-section-order',
    'envelope-success-with-critical',
    'envelope-summary-sentences',
    'envelope-unread',
    'envelope-warning-without-risk',
    'error-code-format',
    'error-message-length',
    'error-text-empty',
    'error-type',
    'errors-required',
    'errors-with-success',
    'failed-with-artifacts',
    'field-type',
    'file-too-large',
    'form-commit-unknown',
    'form-no-claims',
    'form-schema',
    'form-status',
    'form-unread',
    'gsd-actuals',
    'gsd-commit-placeholder',
    'gsd-commit-unknown',
    'gsd-commits-count',
    'gsd-coverage',
    'gsd-deleted-present',
    'gsd-duplicate-key',
    'gsd-field',
    'gsd-frontmatter',
    'gsd-key-link',
    'gsd-must-have-contains',
    'gsd-must-have-exports',
    'gsd-must-have-lines',
    'gsd-must-have-unread',
    'gsd-name',
    'gsd-orphan',
    'gsd-plan-autonomous',
    'gsd-plan-wave',
    'gsd-requirement-open',
    'gsd-requirement-unknown',
    'gsd-requirement-unplanned',
    'gsd-self-check-contradicted',
    'gsd-self-check-failed',
    'gsd-self-check-unread',
    'gsd-status',
    'gsd-uncommitted-work',
    'gsd-unread',
    'gsd-untouched',
    'gsd-verification-gaps',
    'gsd-verification-score',
    'gsd-verification-unexecuted',
    'handoff-tokens',
    'implemented-phases-short',
    'json-duplicate-key',
    'json-encoding',
    'json-only',
    'json-syntax',
    'memory-candidate',
    'meta-file-leftover',
    'metadata-field-type',
    'metadata-top-level',
    'modified-files',
    'next-steps-length',
    'no-emoji',
    'no-markup',
    'no-return-found',
    'no-returns',
    'partial-phases-whole',
    'partial-progress-leftover',
    'partial-progress-required',
    'partial-without-artifacts',
    'path-root',
    'phantom-work',
    'phase-counts',
    'phases-required',
    'phases-top-level',
    'plan-markers-unverified',
    'progress-behind',
    'progress-other-total',
    'required-field',
    'research-questions',
    'return-deleted',
    'return-location',
    'return-object',
    'return-undetermined',
    'returns-imported',
    'review-reason',
    'roadmap-item-unknown',
    'roadmap-items-meta',
    'session-id-empty',
    'session-id-format',
    'session-id-mismatch',
    'session-id-reused',
    'standard-mismatch',
    'started-at',
    'status-completed',
    'status-in-progress',
    'status-stale',
    'status-value',
    'summary-empty',
    'summary-length',
    'summary-sentences',
    'summary-tokens',
    'task-slug-case',
    'too-many-claims',
    'too-many-elements',
    'too-many-returns',
    'unclaimed-change',
    'unclaimed-deletion',
    'unknown-field',
    'user-decision',
    'verify-change-name',
    'verify-contradiction',
    'verify-envelope',
    'verify-field',
    'verify-hash-of-nothing',
    'verify-hash-shared',
    'verify-open-tasks',
    'verify-tasks-missing',
    'verify-totals',
    'verify-totals-unknown',
    'verify-value',];
const PROOF_RULES = new Map([
    ['artifact-archived', 'off'],
    ['artifact-blank', 'warning'],
    ['artifact-case', 'error'],
    ['artifact-directory', 'error'],
    ['artifact-empty', 'error'],
    ['artifact-missing', 'error'],
    ['artifact-not-deleted', 'error'],
    ['artifact-path-relative', 'error'],
    ['artifact-relocated', 'notice'],
    ['artifact-removed', 'warning'],
    ['artifact-self', 'error'],
    ['artifact-unchanged', 'warning'],
    ['artifact-uncommitted', 'error'],
    ['artifact-undetermined', 'error'],
    ['artifact-unverifiable', 'error'],
    ['bmad-baseline-unknown', 'notice'],
    ['bmad-deleted-present', 'notice'],
    ['bmad-sprint-status', 'notice'],
    ['bmad-status', 'warning'],
    ['bmad-tasks-open', 'warning'],
    ['bmad-unread', 'warning'],
    ['bmad-untouched', 'notice'],
    ['envelope-unread', 'warning'],
    ['file-too-large', 'error'],
    ['form-commit-unknown', 'notice'],
    ['form-no-claims', 'warning'],
    ['form-unread', 'warning'],
    ['gsd-commit-unknown', 'warning'],
    ['gsd-commits-count', 'warning'],
    ['gsd-deleted-present', 'notice'],
    ['gsd-key-link', 'notice'],
    ['gsd-must-have-contains', 'notice'],
    ['gsd-must-have-exports', 'notice'],
    ['gsd-must-have-lines', 'notice'],
    ['gsd-must-have-unread', 'warning'],
    ['gsd-self-check-contradicted', 'warning'],
    ['gsd-uncommitted-work', 'warning'],
    ['gsd-unread', 'warning'],
    ['gsd-untouched', 'notice'],
    ['json-duplicate-key', 'error'],
    ['json-encoding', 'error'],
    ['json-only', 'error'],
    ['json-syntax', 'error'],
    ['modified-files', 'error'],
    ['no-return-found', 'warning'],
    ['phantom-work', 'error'],
    ['progress-behind', 'warning'],
    ['progress-other-total', 'notice'],
    ['return-object', 'error'],
    ['return-undetermined', 'error'],
    ['too-many-claims', 'error'],
    ['too-many-elements', 'error'],
    ['too-many-returns', 'error'],
    ['verify-contradiction', 'error'],
    ['verify-hash-of-nothing', 'notice'],
    ['verify-open-tasks', 'warning'],
    ['verify-tasks-missing', 'notice'],
    ['verify-totals', 'warning'],
    ['verify-totals-unknown', 'notice'],
]);
const PLACE_RULES = [
    'envelope-change-folder',
    'gsd-name',
    'gsd-orphan',
    'gsd-verification-unexecuted',
    'return-location',
    'task-slug-case',
    'verify-change-name',
    'verify-open-tasks',
    'verify-tasks-missing',
    'verify-totals',
    'verify-totals-unknown',
];


/***/ }),

/***/ 25821:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ relocationFix),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   R2: () => (/* binding */ isAbsentCommit),
/* harmony export */   W$: () => (/* binding */ MOST_CLAIMS),
/* harmony export */   WJ: () => (/* binding */ isChecked),
/* harmony export */   X7: () => (/* binding */ namesFile),
/* harmony export */   YH: () => (/* binding */ claimedFile),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   aF: () => (/* binding */ unlessSuccess),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   cO: () => (/* binding */ isUntrue),
/* harmony export */   n_: () => (/* binding */ isProved),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   wp: () => (/* binding */ isNotBorneOut),
/* harmony export */   xx: () => (/* binding */ because),
/* harmony export */   zo: () => (/* binding */ isDeletion)
/* harmony export */ });
/* unused harmony exports CLAIM_KINDS, FILE_VERDICTS */
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


const CLAIM_KINDS = (/* unused pure expression or super */ null && (['file', 'observation', 'commit', 'progress', 'count', 'deletion']));
const FILE_VERDICTS = [
    'present',
    'empty',
    'missing',
    'undetermined',
    'relocated',
    'removed',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
    'unverifiable',
];
const VERDICTS = [
    ...FILE_VERDICTS,
    'agrees',
    'behind',
    'other-total',
    'no-plan',
    'differs',
    'not-countable',
    'deleted',
];
const MOST_CLAIMS = 10_000;
function kindOf({ kind = 'file' }) {
    return kind;
}
function namesFile(claim) {
    const kind = kindOf(claim);
    return kind === 'file' || kind === 'deletion';
}
function claimedFile(claim) {
    if (!namesFile(claim))
        return null;
    if (claim.lookedUp !== undefined)
        return claim.lookedUp;
    const { path, base = '' } = claim;
    const own = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path);
    if (base === '' || (own === null && !path.startsWith('../')))
        return own;
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(`${base}/${path}`) ?? claim.alternative ?? null;
}
function because({ detail }) {
    return detail === null ? '' : ` ${detail}`;
}
function isOwnFile({ path }, { foundAt }, { file }) {
    return (foundAt ?? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalisePath */ .qb)(path)) === file;
}
function isDeletion({ deletes }) {
    return deletes === true;
}
function relocationFix(pointer, foundAt) {
    const edits = [{ kind: 'set', pointer, value: foundAt }];
    return { safety: 'safe', does: `write the new path ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(foundAt, 200)}`, edits };
}
function unlessSuccess(of, severity) {
    return of.success ? {} : { severity };
}
const UNTRUE = new Set([
    'missing',
    'empty',
    'uncommitted',
    'directory',
    'outside',
    'case-mismatch',
]);
const STILL_THERE = new Set(['present', 'directory']);
function isUntrue({ claim, verdict, weight }, { success }) {
    if (!success || weight === 'pass' || weight === 'notice')
        return false;
    if (weight === 'warning' && verdict.name === 'outside')
        return false;
    const kind = kindOf(claim);
    if (kind === 'deletion')
        return STILL_THERE.has(verdict.name);
    return ((kind === 'file' || kind === 'observation') && (UNTRUE.has(verdict.name) || verdict.submodule?.named === false));
}
const PROVED = new Set(['present', 'relocated', 'agrees']);
function isProved({ claim, verdict: { name, blank, isReturn } }) {
    if (kindOf(claim) === 'deletion')
        return name === 'deleted';
    if (claim.type === 'deleted')
        return name === 'removed' || name === 'relocated';
    return PROVED.has(name) && !blank && isReturn !== true;
}
function isAbsentCommit({ claim, verdict }) {
    return kindOf(claim) === 'commit' && verdict.name === 'missing';
}
function isCompared({ verdict: { name } }) {
    return name !== 'no-plan' && name !== 'not-countable';
}
const UNCHECKED = new Set(['unverifiable', 'undetermined', 'no-plan', 'not-countable']);
function isChecked({ verdict: { name } }) {
    return !UNCHECKED.has(name);
}
const NOT_BORNE_OUT = new Set(['missing', 'behind', 'other-total', 'differs']);
function isNotBorneOut({ claim, verdict }) {
    const kind = kindOf(claim);
    return kind !== 'file' && kind !== 'observation' && NOT_BORNE_OUT.has(verdict.name);
}


/***/ }),

/***/ 75274:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ isTouched),
/* harmony export */   G8: () => (/* binding */ accusedIn),
/* harmony export */   N0: () => (/* binding */ isAdded),
/* harmony export */   NG: () => (/* binding */ ARCHIVED_CHECKS),
/* harmony export */   yD: () => (/* binding */ BRANCH_DEMANDS)
/* harmony export */ });
const BRANCH_DEMANDS = ['final', 'success'];
const ARCHIVED_CHECKS = ['claims', 'all'];
function isAdded(file, changes) {
    if (changes === null)
        return false;
    const { changed, added = changed, moved } = changes;
    return added.has(file) && moved?.has(file) !== true;
}
function isTouched(file, changes) {
    return changes !== null && changes.changed.has(file) && changes.sameContent?.has(file) !== true;
}
function accusedIn(returns) {
    let agents;
    return ({ file, agent, author }) => {
        if (!isNameless(agent))
            return { name: agent, by: 'return' };
        agents ??= agentsByFolder(returns);
        const [beside, ...others] = agents.get(folderOf(file)) ?? [];
        if (beside !== undefined && others.length === 0)
            return { name: beside, by: 'beside' };
        return author === undefined ? null : { name: author, by: 'author' };
    };
}
function agentsByFolder(returns) {
    const agents = new Map();
    for (const { file, agent } of returns) {
        if (isNameless(agent))
            continue;
        const known = agents.get(folderOf(file));
        if (known === undefined)
            agents.set(folderOf(file), new Set([agent]));
        else
            known.add(agent);
    }
    return agents;
}
function isNameless(agent) {
    return agent === null || agent.trim() === '';
}
function folderOf(file) {
    return file.slice(0, file.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 41300:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ isActive),
/* harmony export */   IH: () => (/* binding */ milder),
/* harmony export */   KQ: () => (/* binding */ unreadParts),
/* harmony export */   Tm: () => (/* binding */ rank),
/* harmony export */   V$: () => (/* binding */ isStricter),
/* harmony export */   ZN: () => (/* binding */ failsAt),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qK: () => (/* binding */ unendedComments),
/* harmony export */   r4: () => (/* binding */ placeKey),
/* harmony export */   tu: () => (/* binding */ BASELINE_FILE),
/* harmony export */   wY: () => (/* binding */ returnKey)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);

function placesOf({ pointer, property, }) {
    const at = pointer ?? '';
    if (property === undefined)
        return [at];
    return typeof property === 'string' ? [(0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(at, property)] : property.map((name) => (0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(at, name));
}
function isActive({ baselined, preexisting }) {
    return !baselined && !preexisting;
}
function failsAt(finding, failOn) {
    return isActive(finding) && failOn !== 'never' && isAtLeast(finding.severity, failOn);
}
const SEVERITIES = ['error', 'warning', 'notice'];
function rank(severity) {
    return SEVERITIES.indexOf(severity);
}
function milder(one, other) {
    return rank(one) > rank(other) ? one : other;
}
function isAtLeast(severity, threshold) {
    return rank(severity) <= rank(threshold);
}
function isStricter(one, other) {
    return one !== 'off' && (other === 'off' || rank(one) < rank(other));
}
function returnKey({ file, index }) {
    return JSON.stringify([file, index]);
}
function placeKey({ file, index, pointer }) {
    return JSON.stringify([file, index, pointer]);
}
function unendedComments(unread, isNew) {
    return unread.flatMap(({ text, range, isComment }) => isComment === true
        ? [
            {
                ...(isNew ? {} : { severity: 'notice' }),
                range,
                value: text,
                message: `The comment that starts on line ${String(range.startLine)} never ends: what it hides is neither shown nor read.`,
                recommendation: 'End the comment with -->, or remove it.',
            },
        ]
        : []);
}
function unreadParts(unread) {
    return unread.filter(({ isComment }) => isComment !== true);
}
const BASELINE_FILE = '.return-gate-baseline.json';


/***/ }),

/***/ 87979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 53461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ compareNatural)
/* harmony export */ });
function isDigit(text, at) {
    const code = text.charCodeAt(at);
    return code >= 48 && code <= 57;
}
function endOfDigits(text, from) {
    let at = from;
    while (isDigit(text, at))
        at++;
    return at;
}
function startOfNumber(text, from, end) {
    let at = from;
    while (at < end - 1 && text.charAt(at) === '0')
        at++;
    return at;
}
function byUnits(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
function compareNatural(a, b) {
    let i = 0;
    let j = 0;
    while (i < a.length && j < b.length) {
        if (isDigit(a, i) && isDigit(b, j)) {
            const endA = endOfDigits(a, i);
            const endB = endOfDigits(b, j);
            const numberA = a.slice(startOfNumber(a, i, endA), endA);
            const numberB = b.slice(startOfNumber(b, j, endB), endB);
            const difference = numberA.length - numberB.length || byUnits(numberA, numberB);
            if (difference !== 0)
                return difference;
            i = endA;
            j = endB;
            continue;
        }
        const difference = a.charCodeAt(i) - b.charCodeAt(j);
        if (difference !== 0)
            return difference;
        i++;
        j++;
    }
    return a.length - i - (b.length - j) || byUnits(a, b);
}


/***/ }),

/***/ 33870:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ taskFolder),
/* harmony export */   Kq: () => (/* binding */ pairedWithNamesakes),
/* harmony export */   fN: () => (/* binding */ LONGEST_PATH),
/* harmony export */   ji: () => (/* binding */ decodePathBytes),
/* harmony export */   lW: () => (/* binding */ pathIn),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   qZ: () => (/* binding */ bytesOfName),
/* harmony export */   qb: () => (/* binding */ normalisePath),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);


const ROOTED = /^(?:[/~]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/;
const LONGEST_PATH = 4_096;
function pathIn(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}
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
function taskFolder(file) {
    const folder = file.slice(0, Math.max(file.lastIndexOf('/'), 0));
    return folder.replace(/(?:^|\/)\.meta$/, '');
}
const NOT_ASCII = /[^\0-\x7f]/;
function decodePathBytes(binary) {
    if (!NOT_ASCII.test(binary))
        return binary;
    const bytes = Buffer.from(binary, 'latin1');
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let i = 0; i < bytes.length;) {
        const length = sequenceLength(bytes, i);
        text += length === 0 ? String.fromCharCode(0xdc00 + (bytes[i] ?? 0)) : bytes.toString('utf8', i, i + length);
        i += Math.max(length, 1);
    }
    return text;
}
function sequenceLength(bytes, start) {
    for (let length = 1; length <= 4 && start + length <= bytes.length; length++) {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, start + length)))
            return length;
    }
    return 0;
}
function bytesOfName(name) {
    if (!/[\udc80-\udcff]/.test(name))
        return Buffer.from(name);
    const parts = [];
    for (const character of name) {
        const code = character.codePointAt(0) ?? 0;
        parts.push(code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(character));
    }
    return Buffer.concat(parts);
}
const DEEPEST = 16;
function pairedWithNamesakes(files, others) {
    const free = new Set(others);
    const paired = new Set();
    for (let length = DEEPEST; length > 0; length--) {
        for (const keyOf of [keyInFolder, keyAnywhere]) {
            const byKey = (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)([...free].reverse(), (other) => keyOf(other, length));
            for (const file of files) {
                if (paired.has(file))
                    continue;
                const partner = byKey.get(keyOf(file, length))?.pop();
                if (partner === undefined)
                    continue;
                paired.add(file);
                free.delete(partner);
            }
        }
    }
    return paired;
}
function keyAnywhere(path, length) {
    return path.split('/').slice(-length).join('/');
}
function keyInFolder(path, length) {
    return `${path.slice(0, path.indexOf('/') + 1)}\n${keyAnywhere(path, length)}`;
}


/***/ }),

/***/ 8664:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   WS: () => (/* binding */ FILE_START),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   hc: () => (/* binding */ edit)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);

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
const FILE_START = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
function edit(value, edits) {
    const copy = structuredClone(value);
    for (const pointer of edits.remove ?? []) {
        const { parent, last } = holder(copy, pointer);
        if (Array.isArray(parent))
            parent.splice(Number(last), 1);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(parent))
            Reflect.deleteProperty(parent, last);
    }
    for (const [pointer, next] of Object.entries(edits.set ?? {})) {
        const { parent, last } = holder(copy, pointer);
        const added = structuredClone(next);
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(parent)) {
            const list = parent;
            if (last === '-')
                list.push(added);
            else
                list[Number(last)] = added;
        }
        else {
            Object.defineProperty(parent, last, { value: added, enumerable: true, configurable: true, writable: true });
        }
    }
    return copy;
}
function holder(root, pointer) {
    const path = tokens(pointer);
    let parent = root;
    for (let i = 0; i < path.length - 1; i++) {
        const token = path[i] ?? '';
        if (Array.isArray(parent)) {
            const next = parent[Number(token)];
            if (next === undefined)
                throw new Error(`${pointer}: nothing at ${token}`);
            parent = next;
        }
        else if (typeof parent === 'object' && parent !== null) {
            if (!Object.hasOwn(parent, token))
                parent[token] = {};
            parent = parent[token] ?? null;
        }
        else
            throw new Error(`${pointer}: ${token} is in no object`);
    }
    return { parent, last: path[path.length - 1] ?? '' };
}


/***/ })

};
;
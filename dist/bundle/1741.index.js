"use strict";
exports.id = 1741;
exports.ids = [1741];
exports.modules = {

/***/ 80246:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   $n: () => (/* binding */ inThousands),
/* harmony export */   DD: () => (/* binding */ title),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   aM: () => (/* binding */ comparisonInWords),
/* harmony export */   fM: () => (/* binding */ lastLine),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   i3: () => (/* binding */ claimsLine),
/* harmony export */   sh: () => (/* binding */ belowTitle),
/* harmony export */   x6: () => (/* binding */ scopeInWords),
/* harmony export */   yp: () => (/* binding */ conclusionInWords)
/* harmony export */ });
/* unused harmony exports DOCUMENT_RULES, fixableInWords */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83303);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85573);
/* harmony import */ var _loosened_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39829);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76401);







function inThousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function counted(n, word) {
    return `${inThousands(n)} ${n === 1 ? word : `${word}s`}`;
}
function tally({ counts: { errors, warnings, notices } }) {
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES.filter((severity) => by[severity] > 0)
        .map((severity) => counted(by[severity], severity))
        .join(', ');
}
function none({ counts: { baselined, preexisting } }) {
    return baselined + preexisting > 0 ? 'no new findings' : 'no findings';
}
function unsuccessful({ unsuccessful: all }) {
    const parts = all.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
    return parts.length === 0 ? [] : [parts.join(', ')];
}
const DOCUMENT_RULES = new Set([
    'file-too-large',
    'json-duplicate-key',
    'json-encoding',
    'json-only',
    'json-syntax',
    'no-return-found',
    'return-object',
    'return-undetermined',
    'too-many-elements',
    'too-many-returns',
]);
const STATUS_RULE = /(?:^|-)status(?:-value)?$/;
const notRead = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .oncePer */ .Pu)(({ returns, findings: shown, withheld = [], unchecked = [] }) => {
    const findings = withheld.length === 0 ? shown : [...shown, ...withheld];
    const read = new Set(returns.map(({ file }) => file));
    const files = new Set();
    const onStatus = new Set();
    let lines = 0;
    for (const { file, index, rule, unread = 0 } of findings) {
        lines += unread;
        if (file === null)
            continue;
        if (index !== null && STATUS_RULE.test(rule))
            onStatus.add((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)({ file, index }));
        if (DOCUMENT_RULES.has(rule) && (/\.jsonl$/i.test(file) || !read.has(file)))
            files.add(file);
    }
    const unknown = returns.filter((record) => (record.foreignStatus === true || record.status === null) && onStatus.has((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(record)));
    const claims = unknown.reduce((sum, record) => sum + record.claims.length, 0);
    const kinds = [
        [lines, 'line', `${counted(lines, 'line')} could not be read as one file`],
        [
            unknown.length,
            'status',
            `the status of ${counted(unknown.length, 'return')}${claims === 0 ? '' : ` with ${counted(claims, 'claim')}`} is not read`,
        ],
        [files.size, 'file', `${counted(files.size, 'file')} could not be read in full`],
    ];
    const without = unchecked.reduce((sum, one) => sum + one.files, 0);
    const short = [...kinds, [without, 'file without a return']]
        .filter(([n]) => n > 0)
        .map(([n, noun]) => `${inThousands(n)} ${n === 1 ? noun : noun.replace(/^status$/, 'statuse').replace(/^\w+/, '$&s')}`);
    return {
        sentences: [
            ...kinds.flatMap(([n, , words]) => (n === 0 ? [] : [words])),
            ...unchecked.map(({ files: n, one, many }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(n, one, many)}: nothing in ${n === 1 ? 'it' : 'them'} can be checked`),
        ],
        short: short.length === 0 ? '' : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.listOf)(short, 'and')} not read`,
    };
});
function holdInWords({ returns, conclusion }, found) {
    const { all, hold } = found;
    if (returns.length === 0)
        return conclusion === 'empty' ? 'No returns found' : 'No returns to check';
    if (all === 0)
        return `No claims in ${counted(returns.length, 'return')}`;
    const since = ['moved', 'deleted since']
        .filter((outcome) => found.of(outcome) > 0)
        .map((outcome) => `${inThousands(found.of(outcome))} ${outcome.replace(' since', '')}`);
    const later = since.length === 0 ? '' : ` (${since.join(' and ')} since)`;
    if (hold === all)
        return `${all === 1 ? 'The one claim holds' : `All ${inThousands(all)} claims hold`}${later}`;
    return `${inThousands(hold)} of ${inThousands(all)} claims ${hold === 1 ? 'holds' : 'hold'}${later}`;
}
const DETAILS = [
    ['not in history', 'cited commit is not in the history', 'cited commits are not in the history'],
    ['differing', 'count differs', 'counts differ'],
    ['still there', 'deleted file is still there', 'deleted files are still there'],
    ['never there', 'deleted file never existed', 'deleted files never existed'],
    ['undetermined', 'undetermined'],
    ['unverifiable', 'cannot be checked here'],
    ['absent', 'not found as written'],
    ['absent in unfinished work', 'absent in unfinished work'],
];
function detailsInWords(report, found) {
    const others = DETAILS.filter(([outcome]) => found.of(outcome) > 0).map(([outcome, one, many = one]) => {
        const n = found.of(outcome);
        return `${inThousands(n)} ${n === 1 ? one : many}`;
    });
    return [...(found.of('false') === 0 ? [] : [falseInWords(report)]), ...others];
}
function falseInWords(report) {
    const claims = (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .falseClaims */ .bL)(report);
    const n = claims.length;
    const parts = ['known', 'preexisting'].flatMap((state) => {
        const of = claims.filter((claim) => claim.state === state).length;
        const word = state === 'known' ? 'known' : _claims_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_WORDS */ .I7[state];
        return of === 0 ? [] : [of < n ? `${String(of)} ${word}` : n === 1 ? word : `all ${word}`];
    });
    const most = n > MOST_NAMED ? (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .mostAccused */ .Sn)(claims.filter(_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .counts */ .tQ), report) : '';
    return `${inThousands(n)} ${n === 1 ? 'is' : 'are'} false${parts.length === 0 ? '' : ` (${parts.join(', ')})`}${most}`;
}
function claimsLine(report) {
    return [claimsPart(report), ...notRead(report).sentences, ...unsuccessful(report)].join('; ');
}
function claimsPart(report) {
    const found = new _outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .OutcomeCounts */ .lf(report.returns);
    return [holdInWords(report, found), ...detailsInWords(report, found)].join(', ');
}
const MOST_NAMED = 3;
function firstLine(report) {
    const { returns, conclusion } = report;
    const claims = (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .falseClaims */ .bL)(report).filter(_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .counts */ .tQ);
    const hasNone = returns.length === 0 || claims.length > 0 ? '' : none(report);
    return [
        ...errorOfRun(report),
        claimsPart(report),
        ...notRead(report).sentences,
        ...(claims.length > 0 && claims.length <= MOST_NAMED ? [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)((0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .accusations */ .E3)(claims))] : []),
        conclusion === 'empty' ? '' : tally(report) || hasNone,
        ...unsuccessful(report),
        (0,_loosened_js__WEBPACK_IMPORTED_MODULE_4__/* .loosenedInWords */ .y)(report),
    ]
        .filter((part) => part !== '')
        .join('; ');
}
function errorOfRun({ conclusion, findings }) {
    if (conclusion !== 'failed')
        return [];
    const error = findings.find(({ file, severity }) => file === null && severity === 'error');
    return error === undefined ? [] : [error.message.replace(/\.$/, '')];
}
function conclusionInWords(report) {
    const claims = (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .falseClaims */ .bL)(report);
    if (report.conclusion !== 'passed' || claims.length === 0)
        return report.conclusion;
    const found = _claims_js__WEBPACK_IMPORTED_MODULE_3__/* .STATES */ .xj.map((state) => [state, claims.filter((claim) => claim.state === state).length]).filter(([, n]) => n > 0);
    const words = found.map(([state, n]) => {
        const word = n > 1 ? _claims_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_WORDS */ .I7[state].replace('weighs', 'weigh') : _claims_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_WORDS */ .I7[state];
        return found.length === 1 ? word : `${String(n)} ${word}`;
    });
    return `passed, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(claims.length, 'false claim')}${found.length === 1 ? ' ' : ': '}${words.join(', ')}`;
}
function isPlain(report) {
    return conclusionInWords(report) === report.conclusion && report.loosened === undefined;
}
function thresholdOf({ failOn, conclusion }) {
    if (failOn === 'never')
        return 'never fails';
    if (conclusion === 'failed')
        return failOn === 'error' ? '' : `fails on ${failOn}`;
    return failOn === 'error' ? 'only errors fail' : failOn === 'warning' ? 'notices do not fail' : `fails on ${failOn}`;
}
function outcome(report) {
    const { conclusion, counts: numbers } = report;
    if (conclusion === 'empty')
        return 'no returns found';
    const found = tally(report);
    const threshold = thresholdOf(report);
    if (found !== '')
        return threshold === '' ? found : `${found} (${threshold})`;
    if (conclusion === 'failed')
        return threshold === '' ? 'no findings' : threshold;
    if (numbers.returns === 0)
        return 'no returns to check';
    return `${counted(numbers.returns, 'return')}, ${counted(numbers.claims, 'claim')}, ${none(report)}`;
}
function fixableInWords({ findings, withheld = [] }) {
    const fixes = [...findings, ...withheld].flatMap(({ fix, baselined, preexisting }) => fix === undefined || baselined || preexisting ? [] : [fix.safety]);
    const safe = fixes.filter((safety) => safety === 'safe').length;
    const unsafe = fixes.length - safe;
    return [
        ...(safe === 0 ? [] : [`${String(safe)} fixable by return-gate fix`]),
        ...(unsafe === 0 ? [] : [`${String(unsafe)}${safe === 0 ? ' fixable' : ''} by return-gate fix --unsafe`]),
    ].join(', ');
}
function lastLine(report) {
    const claims = (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .falseClaims */ .bL)(report).filter(_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .counts */ .tQ);
    const [first = '', ...rest] = conclusionInWords(report).split(',');
    const found = tally(report);
    const words = [
        ...(claims.length > 0 ? [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(withPaths(causeOfAll(claims), claims))] : errorOfRun(report)),
        notRead(report).short,
        claims.length > 0 && found === '' ? '' : outcome(report),
        ...unsuccessful(report),
        (0,_loosened_js__WEBPACK_IMPORTED_MODULE_4__/* .loosenedInWords */ .y)(report),
        fixableInWords(report),
    ].filter((part) => part !== '');
    return `${[first.toUpperCase(), ...rest].join(',')}: ${words.join('; ')}`;
}
const LONGEST_TITLE = 56;
const LONGEST_WORDS = 88;
function title(report) {
    const { conclusion } = report;
    const all = (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .falseClaims */ .bL)(report);
    const claims = all.filter(_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .counts */ .tQ);
    const { short } = notRead(report);
    const unread = short === '' ? [] : [short];
    if (conclusion === 'passed' && all.length > 0)
        return [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)([(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.capital)(conclusionInWords(report)), ...unread].join('; '))];
    if (claims.length > 0)
        return withPaths(causeOfAll(claims), claims, short === '' ? '' : `; ${short}`);
    if (conclusion === 'empty')
        return [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('No returns found')];
    const found = new _outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .OutcomeCounts */ .lf(report.returns);
    const hold = holdInWords(report, found);
    const rest = [...unsuccessful(report), detailsInWords(report, found).join(', ')].filter((part) => part !== '');
    if (conclusion === 'passed')
        return [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(shortened([hold, ...unread, ...rest]))];
    const why = [...errorOfRun(report), ...unread, tally(report)].filter((part) => part !== '');
    const [first = outcome(report), ...more] = why;
    const claimed = `${hold.charAt(0).toLowerCase()}${hold.slice(1)}`;
    return [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(shortened([`Failed: ${first}`, ...more, claimed, ...rest]))];
}
function belowTitle(report) {
    const claims = claimsLine(report);
    const isSaid = report.returns.length === 0 || (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(title(report)).toLowerCase().includes(claims.toLowerCase());
    return [
        (0,_loosened_js__WEBPACK_IMPORTED_MODULE_4__/* .loosenedInWords */ .y)(report),
        isSaid ? '' : claims,
        report.conclusion === 'empty' ? '' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.capital)(outcome(report)),
        fixableInWords(report),
    ].flatMap((words) => (words === '' ? [] : [`${words}.`]));
}
function shortened([first = '', ...parts]) {
    let words = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.cut)(first, LONGEST_WORDS);
    for (const part of parts)
        if (words.length + 2 + part.length <= LONGEST_WORDS)
            words = `${words}; ${part}`;
    return words;
}
function causeOfAll(claims) {
    const n = claims.length;
    const [cause, ...others] = new Set(claims.map(({ checked }) => (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOf */ .rl)(checked)));
    if (cause === undefined || others.length > 0)
        return `${counted(n, 'claim')} ${n === 1 ? 'is' : 'are'} false`;
    const files = cause.one === 'still exists' ? `${counted(n, 'file')} claimed as deleted` : counted(n, 'claimed file');
    return `${files} ${n === 1 ? cause.one : cause.many}`;
}
function withPaths(words, claims, ending = '') {
    const paths = claims.map(({ checked }) => checked.claim.path);
    const names = paths.map((path) => path.replace(/^.*\/(?=.)/s, '…/'));
    const others = paths.length > 1 ? ` and ${inThousands(paths.length - 1)} more` : '';
    const candidates = [
        [paths, ''],
        [names, ''],
        [paths.slice(0, 1), others],
        [names.slice(0, 1), others],
    ];
    const room = LONGEST_TITLE - words.length - 2;
    const [shown, rest] = candidates.find(([list, more]) => list.join(', ').length + more.length <= room) ?? [[], ''];
    return [
        (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(shown.length === 0 ? words : `${words}: `),
        ...shown.flatMap((path, at) => [...(at === 0 ? [] : [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(', ')]), (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(path)]),
        (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`${rest}${ending}`),
    ];
}
function comparisonInWords(report) {
    const { compared } = report;
    if (compared === undefined)
        return '';
    const { base, commit } = compared;
    const short = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(commit ?? '');
    const against = short === '' || base.startsWith(short) ? base : `${base}@${short}`;
    return `${scopeInWords(report)}, against ${against}`;
}
function scopeInWords({ returns, compared }) {
    const skipped = compared?.passedOver ?? 0;
    const all = counted(returns.length + skipped, 'return');
    return skipped === 0 ? all : `${inThousands(returns.length)} of ${all}`;
}


/***/ }),

/***/ 85573:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ whyFalse),
/* harmony export */   E3: () => (/* binding */ accusations),
/* harmony export */   I7: () => (/* binding */ STATE_WORDS),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Sn: () => (/* binding */ mostAccused),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   bL: () => (/* binding */ falseClaims),
/* harmony export */   bY: () => (/* binding */ adviceInWords),
/* harmony export */   jS: () => (/* binding */ accusation),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   tQ: () => (/* binding */ counts),
/* harmony export */   uc: () => (/* binding */ FOR_EACH),
/* harmony export */   xj: () => (/* binding */ STATES),
/* harmony export */   zp: () => (/* binding */ accusedInWords)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75274);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20431);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76401);







const STATE_WORDS = {
    fails: '',
    allowed: 'allowed by configuration',
    mild: 'weighs as a warning by the standard',
    preexisting: 'from before this change',
    known: 'in the baseline',
};
const STATES = Object.keys(STATE_WORDS);
function text(words) {
    return { kind: 'text', text: words };
}
const LONGEST_PATH = 120;
function code(words) {
    return { kind: 'code', text: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.cut)(words, LONGEST_PATH) };
}
function plain(parts) {
    return parts
        .map((part) => part.kind === 'text' ? part.text : part.kind === 'code' ? `\`${part.text}\`` : (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .placeInWords */ .cF)(part.file, part.line))
        .join('');
}
const falseClaims = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .oncePer */ .Pu)((report) => {
    const { returns, findings: shown, withheld = [], failOn } = report;
    const findings = [...shown, ...withheld].filter(({ untrue }) => untrue === true);
    const byPlace = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(findings, _model_finding_js__WEBPACK_IMPORTED_MODULE_1__.placeKey);
    const forRest = new Map(findings.filter(({ index }) => index === null).map((finding) => [finding.file, finding]));
    const accused = (0,_model_context_js__WEBPACK_IMPORTED_MODULE_6__/* .accusedIn */ .G8)(returns);
    const all = returns.flatMap((record) => record.claims
        .filter((checked) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isUntrue)(checked, record))
        .map((checked) => {
        const own = byPlace.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.placeKey)({ ...record, pointer: checked.claim.pointer }));
        const rest = forRest.get(record.file);
        return {
            record,
            checked,
            line: own?.[0]?.range?.startLine ?? (record.line === 1 ? null : record.line),
            accused: accused(record),
            state: stateOf(own ?? (rest === undefined ? [] : [rest]), failOn),
            findings: own ?? [],
        };
    }));
    const times = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(all.filter(counts), nameOf);
    const n = (claim) => times.get(nameOf(claim))?.length ?? 0;
    return all.sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
        weightOfClaim(a) - weightOfClaim(b) ||
        n(b) - n(a) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.compareText)(nameOf(a), nameOf(b)) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.compareNatural)(a.record.file, b.record.file) ||
        a.record.index - b.record.index);
});
function stateOf(findings, failOn) {
    if (findings.some((finding) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.failsAt)(finding, failOn)))
        return 'fails';
    const active = findings.filter(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.isActive);
    if (active.length > 0)
        return active.some((finding) => isAllowed(finding, failOn)) ? 'allowed' : 'mild';
    const [first] = findings;
    if (first === undefined)
        return 'allowed';
    return first.baselined ? 'known' : 'preexisting';
}
function isAllowed({ severity, lowered }, failOn) {
    return lowered === true || (failOn === 'never' && severity === 'error');
}
function counts({ state }) {
    return state === 'fails' || state === 'allowed' || state === 'mild';
}
function weightOfClaim({ record: { restated, archived }, checked: { verdict } }) {
    return (restated ? 0 : 4) + (archived === undefined ? 0 : 2) + (verdict.by === 'namesake' ? 1 : 0);
}
function nameOf({ accused }) {
    return accused?.name ?? '';
}
function accusedInWords(accused) {
    if (accused === null)
        return { name: '', note: '' };
    const { name, by } = accused;
    return {
        name,
        note: by === 'return' ? '' : by === 'beside' ? 'named by a return in the same folder' : 'author of the commit',
    };
}
const LONGEST_NAME = 60;
function subject(accused, article) {
    if (accused === null)
        return text(`${article} return without an agent`);
    const name = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.cut)(accused.name, LONGEST_NAME);
    if (accused.by === 'author')
        return text(`${article} return committed by ${name}`);
    return text(accused.by === 'return' ? name : `${name} (named by a return in the same folder)`);
}
function whyFalse({ claim, verdict }) {
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.kindOf)(claim) !== 'deletion' && verdict.name === 'case-mismatch' && verdict.foundAt !== null)
        return [text('is named '), code(verdict.foundAt)];
    return [text((0,_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .causeOf */ .rl)({ claim, verdict }).one)];
}
function accusation(claim) {
    return [subject(claim.accused, 'A'), ...clause(claim, ' ')];
}
function clause({ checked }, lead, isContinued = false) {
    const verb = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.kindOf)(checked.claim) === 'deletion' ? 'claims the deletion of ' : isContinued ? '' : 'claims ';
    return [text(`${lead}${verb}`), code(checked.claim.path), text(', which '), ...whyFalse(checked)];
}
function accusations(claims) {
    const byAccused = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(claims, ({ accused, record }) => accused === null ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.returnKey)(record) : JSON.stringify(accused));
    return [...byAccused.values()].flatMap((group, at) => group.flatMap((claim, n) => {
        const { record, line } = claim;
        const start = n > 0 ? [] : [...(at === 0 ? [] : [text('; ')]), subject(claim.accused, 'a')];
        const lead = n === 0 ? ' ' : n === group.length - 1 ? ', and ' : ', ';
        return [
            ...start,
            ...clause(claim, lead, n > 0 && group[n - 1]?.checked.claim.kind !== 'deletion'),
            text(' ('),
            { kind: 'place', file: record.file, line },
            text(')'),
        ];
    }));
}
function mostAccused(claims, { returns }) {
    const most = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(claims, nameOf).values()].find((own) => own.length * 2 > claims.length) ?? [];
    const accused = most[0]?.accused ?? null;
    const nameIn = (0,_model_context_js__WEBPACK_IMPORTED_MODULE_6__/* .accusedIn */ .G8)(returns);
    if (accused === null || returns.every((record) => (nameIn(record)?.name ?? accused.name) === accused.name))
        return '';
    const name = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.cut)(accused.name, 2 * LONGEST_NAME);
    const whose = accused.by === 'author' ? `in returns committed by ${name}` : `by ${name}`;
    return most.length === claims.length ? `, all ${whose}` : `, most ${whose} (${String(most.length)})`;
}
const FOR_EACH = 'For each, commit the file, correct the path, or remove the claim.';
function adviceInWords(claims) {
    const [first, ...others] = claims;
    if (first === undefined)
        return '';
    const advice = others.length === 0 ? first.findings[0]?.recommendation : undefined;
    return advice === undefined ? FOR_EACH : (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceOf */ .wr)(advice);
}


/***/ }),

/***/ 20431:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ fixable),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Hu: () => (/* binding */ findingWords),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Wx: () => (/* binding */ WHOLE_RUN),
/* harmony export */   YI: () => (/* binding */ sourceParts),
/* harmony export */   cF: () => (/* binding */ placeInWords),
/* harmony export */   cY: () => (/* binding */ trendSentences),
/* harmony export */   cj: () => (/* binding */ sentencesOf),
/* harmony export */   fO: () => (/* binding */ repeatWords),
/* harmony export */   tX: () => (/* binding */ differences),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83303);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41300);



const WHOLE_RUN = 'the whole run';
function findingWords(finding, root = '') {
    const { severity, rule, message, recommendation, file, range, fix } = finding;
    const path = file === null ? null : (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__.pathIn)(root, file);
    return {
        severity,
        rule,
        message,
        fix: adviceOf(recommendation),
        command: commandFor(fix),
        state: finding.baselined === true ? 'known' : finding.preexisting === true ? 'from before this change' : '',
        file: path,
        fileName: path ?? WHOLE_RUN,
        line: range?.startLine ?? null,
        column: range?.startColumn ?? null,
        position: range === null ? '' : `${String(range.startLine)}:${String(range.startColumn)}`,
    };
}
function repeatWords({ severity, rule, message, recommendation, findings }) {
    return { severity, rule, message, fix: adviceOf(recommendation), command: commandFor(findings[0]?.fix) };
}
const FOR_CALLER = /^Fix (?:[^\n]*? )??subagent return format(?:: |\. |$)/;
function adviceOf(recommendation) {
    const advice = recommendation.replace(FOR_CALLER, '');
    return advice === '' ? recommendation : `${advice.charAt(0).toUpperCase()}${advice.slice(1)}`;
}
function commandFor(fix) {
    if (fix === undefined)
        return null;
    return fix.safety === 'safe' ? 'return-gate fix' : 'return-gate fix --unsafe';
}
const FIRST_SENTENCE = /^((?:"[^"]*"|`[^`]*`|[^"`])+?\.)\s+(?=[A-Z])(.*)$/s;
function sentencesOf(message) {
    const [, first = message, rest = ''] = FIRST_SENTENCE.exec(message) ?? [];
    return [first, rest];
}
function fixable({ command }) {
    return command === null ? '' : ` (fixable: ${command})`;
}
function oneLine({ message, fix }) {
    if (fix === '')
        return message;
    return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${fix}`;
}
function placeInWords(file, line) {
    if (file === null)
        return WHOLE_RUN;
    return line === null ? file : `${file}:${String(line)}`;
}
function sourceParts({ excerpt, range }) {
    return excerpt === null || range === null || excerpt.text.trim() === '' ? null : splitSource(excerpt, range);
}
function splitSource({ text, cut }, range) {
    const inside = (column) => Math.min(Math.max(0, column - 1 - cut), text.length);
    const start = inside(range.startColumn);
    const end = range.endLine === range.startLine ? Math.max(start, inside(range.endColumn)) : text.trimEnd().length;
    const indent = Math.min(start, text.length - text.trimStart().length);
    return {
        isCut: cut > 0,
        before: text.slice(indent, start),
        range: text.slice(start, end),
        after: text.slice(end).trimEnd(),
    };
}
const VALUE = /`([^`\n]{1,400})`|"([^"\s]{1,400})"|(?<![\w/.-])([0-9a-f]{7,64}|sess_[\w-]{1,80})(?![\w/-])/g;
function prose(message) {
    const parts = [];
    let end = 0;
    const words = (to) => {
        if (to > end)
            parts.push({ text: message.slice(end, to), isCode: false });
    };
    for (const match of message.matchAll(VALUE)) {
        const [whole, code, quoted, id] = match;
        if (id !== undefined && !/\d/.test(id))
            continue;
        if (id !== undefined && /^\d+$/.test(id))
            continue;
        words(match.index);
        parts.push({ text: code ?? quoted ?? id ?? '', isCode: true });
        end = match.index + whole.length;
    }
    words(message.length);
    return parts;
}
function trendSentences({ against, added, fixed, unchanged, doubts }) {
    if (against === null)
        return 'There is no earlier report to compare with.';
    const gone = fixed.filter((finding) => finding.gone).length;
    const all = gone === fixed.length && gone > 1 ? 'all' : String(gone);
    const lost = gone === 0 ? '' : ` (${all} gone with ${gone === 1 ? 'its file' : 'their files'})`;
    const commit = against.revision === null ? '' : ` (${(0,_links_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(against.revision)})`;
    const numbers = `${String(added.length)} new, ${String(fixed.length)} fixed${lost}, ${String(unchanged)} unchanged`;
    return [`${numbers}, against ${against.report}${commit}.`, ...doubts].join(' ');
}
function differences({ added, fixed }) {
    const isNew = (one) => ({
        ...one,
        line: one.range?.startLine ?? null,
        word: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__.isActive)(one) ? 'new' : 'known',
    });
    return [
        { name: 'new', list: added.map(isNew) },
        { name: 'fixed', list: fixed.map((one) => ({ ...one, line: one.startLine, word: one.gone ? 'gone' : 'fixed' })) },
    ];
}


/***/ }),

/***/ 39829:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reasonsInWords),
/* harmony export */   y: () => (/* binding */ loosenedInWords)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);


const MOST_NAMED = 3;
const LONGEST_PATTERN = 60;
function loosenedInWords({ loosened = [] }) {
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(loosened, ({ by }) => by)].map(([by, all]) => `${by} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(clauses(all), 'and')}`).join('; ');
}
function clauses(all) {
    const having = (...settings) => all.filter((one) => settings.includes(one.setting));
    const leftOut = having('ignore', 'paths');
    const ignored = leftOut.flatMap(({ setting, pattern }) => setting === 'ignore' && pattern !== null ? [pattern] : []);
    return [
        ...(having('fail-on').length > 0 ? ['sets fail-on to never'] : []),
        ...ruleClauses(having('rules', 'overrides')),
        ...formClauses(having('forms')),
        ...(ignored.length === 0 ? [] : [`ignores returns in ${patternsInWords(ignored)}`]),
        ...(leftOut.some(({ setting }) => setting === 'paths') ? ['selects only some of the returns'] : []),
    ];
}
function ruleClauses(rules) {
    const byEffect = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(rules, (one) => `${one.level === 'off' ? 'turns * off' : `sets * to ${one.level}`}${reach(one)}`);
    if (byEffect.size > MOST_NAMED) {
        return [`keeps ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.count)(new Set(rules.map(({ rule }) => rule)).size, 'rule')} on claims from failing`];
    }
    return [...byEffect].map(([effect, group]) => {
        const names = group.map(({ rule }) => rule);
        const named = names.length > MOST_NAMED ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.count)(names.length, 'rule on claims', 'rules on claims') : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(names, 'and');
        return effect.replace('*', () => named);
    });
}
function reach({ paths, findings, reason }) {
    const why = reason === undefined ? '' : ` (${reason})`;
    if (findings !== undefined)
        return ` for ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.count)(findings, 'finding')}${why}`;
    return paths === undefined ? why : ` for ${patternsInWords(paths)}${why}`;
}
const MOST_REASONS = 10;
function reasonsInWords({ findings }) {
    const given = findings.filter(({ reason }) => reason !== undefined);
    const groups = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(given, ({ rule, baselined, reason = '' }) => JSON.stringify([rule, baselined, reason]));
    const words = [...groups.values()].flatMap((group) => group.slice(0, 1).map(({ rule, baselined, severity, reason = '' }) => {
        const state = baselined ? 'known' : `set to ${severity}`;
        return `${String(group.length)} ${state} of ${rule}: ${reason}`;
    }));
    const more = words.length - MOST_REASONS;
    return more > 0 ? [...words.slice(0, MOST_REASONS), `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.count)(more, 'more reason')} in the JSON report`] : words;
}
function formClauses(forms) {
    const byEffect = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(forms, ({ isDropped }) => (isDropped ? 'drops' : 'reads less of'));
    return [...byEffect].map(([effect, all]) => {
        const names = all.map(({ form }) => form);
        return `${effect} the ${names.length === 1 ? 'form' : 'forms'} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(names, 'and')}`;
    });
}
function patternsInWords(patterns) {
    if (patterns.length > MOST_NAMED)
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.count)(patterns.length, 'pattern');
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(patterns.map((pattern) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.cut)(pattern, LONGEST_PATTERN)), 'and');
}


/***/ }),

/***/ 2483:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ elsewhereNote),
/* harmony export */   L6: () => (/* binding */ namedInFindings),
/* harmony export */   PZ: () => (/* binding */ criticalRisksOf),
/* harmony export */   Pl: () => (/* binding */ groupTables),
/* harmony export */   Vv: () => (/* binding */ ofRules),
/* harmony export */   sJ: () => (/* binding */ uncommittedNote),
/* harmony export */   sY: () => (/* binding */ withheldInWords)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76401);



function ofRules(report, rules) {
    if (rules.length === 0)
        return report;
    const isAsked = ({ rule }) => rules.includes(rule);
    return {
        ...report,
        findings: report.findings.filter(isAsked),
        withheld: report.findings.filter((finding) => !isAsked(finding)),
    };
}
function withheldInWords({ withheld = [] }) {
    if (withheld.length === 0)
        return '';
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.count)(withheld.length, 'finding')} of other rules ${withheld.length === 1 ? 'is' : 'are'} not shown; all of them count.`;
}
const MOST_NAMED = 5;
function uncommittedNote(files) {
    const [have, them] = files.length === 1 ? ['has', 'it'] : ['have', 'them'];
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOfFew)(files, MOST_NAMED)} ${have} changes that are not committed; check reads the commit. Commit ${them}, or use --workspace.`;
}
function elsewhereNote(branches) {
    const byBranch = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)([...branches], ([, branch]) => branch)].slice(0, MOST_NAMED);
    const sentences = byBranch.map(([branch, files]) => {
        const named = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(files.map(([path]) => path), 'and');
        return `${named} ${files.length === 1 ? 'is' : 'are'} on branch ${branch}, not in this commit or its history.`;
    });
    return `${sentences.join(' ')} Merge what belongs to the work, or correct the claim.`;
}
const WORD = /"([^"]*)"|`([^`]*)`|([^\s"'`(),;]+)/g;
function namedInFindings({ findings, withheld = [] }) {
    const named = new Set();
    for (const { file, message } of [...findings, ...withheld]) {
        if (file !== null)
            named.add(file);
        for (const [, quoted, code, word = ''] of message.matchAll(WORD)) {
            named.add(quoted ?? code ?? word.replace(/(?::\d+)*[.:]?$/, ''));
        }
    }
    return named;
}
function criticalRisksOf({ returns }) {
    return returns.flatMap(({ file, line, criticalRisks: risks = [] }) => risks.map((text) => ({ file, line, text })));
}
const FEWEST_RETURNS = 10;
const MOST_GROUPS = 50;
const COUNTED = ['false', 'moved', 'deleted since'];
const COLUMNS = ['done', 'open', 'claims', ...COUNTED.map((outcome) => outcome.replace(' since', ''))];
function groupTables({ returns, compared }) {
    if (compared !== undefined)
        return [];
    const grouped = returns.filter(({ group }) => group !== undefined);
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(grouped, ({ group }) => group?.by ?? '')].flatMap(([by, records]) => {
        const groups = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(records, ({ group }) => group?.name ?? '')]
            .filter(([, list]) => list.some(({ claims }) => claims.length > 0))
            .sort(([a], [b]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.compareNatural)(a, b));
        if (records.length < FEWEST_RETURNS || groups.length < 2)
            return [];
        const rest = groups.slice(MOST_GROUPS).flatMap(([, list]) => list);
        const shown = [...groups.slice(0, MOST_GROUPS), ...(rest.length === 0 ? [] : [['others', rest]])];
        const rows = shown.map(([name, list]) => [name, ...numbersOf(list).map((n) => (n === 0 ? '-' : String(n)))]);
        const columns = [by, ...COLUMNS].flatMap((_, n) => (n < 4 || rows.some((row) => row[n] !== '-') ? [n] : []));
        return [[[by, ...COLUMNS], ...rows].map((row) => columns.map((n) => row[n] ?? ''))];
    });
}
function numbersOf(records) {
    const done = records.filter(({ success }) => success).length;
    const found = new _outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeCounts */ .lf(records);
    return [done, records.length - done, found.all, ...COUNTED.map((outcome) => found.of(outcome))];
}


/***/ }),

/***/ 76401:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   kF: () => (/* binding */ claimsInWords),
/* harmony export */   lf: () => (/* binding */ OutcomeCounts),
/* harmony export */   rl: () => (/* binding */ causeOf),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);

const OUTCOMES = {
    false: 'bad',
    present: 'good',
    moved: 'good',
    deleted: 'good',
    'deleted since': 'doubtful',
    undetermined: 'doubtful',
    unverifiable: 'doubtful',
    confirmed: 'good',
    differing: 'doubtful',
    'still there': 'doubtful',
    'never there': 'doubtful',
    'not in history': 'doubtful',
    absent: 'doubtful',
    'allowed to be absent': 'doubtful',
    'absent in unfinished work': 'doubtful',
};
const HOLDS = new Set([
    'present',
    'moved',
    'deleted',
    'deleted since',
    'confirmed',
    'allowed to be absent',
]);
const BY_VERDICT = {
    present: 'present',
    relocated: 'moved',
    deleted: 'deleted',
    removed: 'deleted since',
    undetermined: 'undetermined',
    unverifiable: 'unverifiable',
    agrees: 'confirmed',
};
function outcomeOf(checked, record) {
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isUntrue)(checked, record))
        return 'false';
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isAbsentCommit)(checked))
        return 'not in history';
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isNotBorneOut)(checked))
        return (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(checked.claim) ? 'never there' : 'differing';
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(checked.claim) && ['present', 'empty', 'directory'].includes(checked.verdict.name))
        return 'still there';
    const known = BY_VERDICT[checked.verdict.name];
    if (known !== undefined)
        return known;
    if (checked.weight === 'pass')
        return 'allowed to be absent';
    return record.success ? 'absent' : 'absent in unfinished work';
}
class OutcomeCounts {
    #counts = new Map();
    all = 0;
    hold = 0;
    constructor(returns) {
        for (const record of returns) {
            for (const checked of record.claims.filter(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isCompared)) {
                const outcome = outcomeOf(checked, record);
                this.#counts.set(outcome, this.of(outcome) + 1);
                this.all++;
                if (HOLDS.has(outcome))
                    this.hold++;
            }
        }
    }
    of(outcome) {
        return this.#counts.get(outcome) ?? 0;
    }
    listed() {
        return Object.entries(OUTCOMES).flatMap(([name, tone]) => {
            const word = name;
            return this.of(word) === 0 ? [] : [{ n: this.of(word), word, tone }];
        });
    }
}
function claimsInWords(record) {
    return new OutcomeCounts([record])
        .listed()
        .map(({ n, word }) => `${String(n)} ${word}`)
        .join(', ');
}
const ABSENT = { one: 'does not exist', many: 'do not exist', heading: 'Claimed, but does not exist' };
const STILL_THERE = {
    one: 'still exists',
    many: 'still exist',
    heading: 'Claimed as deleted, and still there',
};
const CAUSES = {
    empty: { one: 'is empty', many: 'are empty', heading: 'Claimed, but empty' },
    uncommitted: { one: 'is not committed', many: 'are not committed', heading: 'Claimed, but not committed' },
    directory: { one: 'is a directory', many: 'are directories', heading: 'Claimed as a file, but a directory' },
    outside: { one: 'is not in the project', many: 'are not in the project', heading: 'Claimed outside the project' },
    'case-mismatch': {
        one: 'is written in another letter case',
        many: 'are written in another letter case',
        heading: 'Claimed in another letter case',
    },
    unverifiable: {
        one: 'is in a submodule that .gitmodules does not name',
        many: 'are in submodules that .gitmodules does not name',
        heading: 'Claimed in an unknown submodule',
    },
};
function causeOf({ claim, verdict }) {
    return (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.kindOf)(claim) === 'deletion' ? STILL_THERE : (CAUSES[verdict.name] ?? ABSENT);
}


/***/ }),

/***/ 72959:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ selectShown),
/* harmony export */   IN: () => (/* binding */ byWeight),
/* harmony export */   Ni: () => (/* binding */ agentsInWords),
/* harmony export */   cZ: () => (/* binding */ numbersOf),
/* harmony export */   iw: () => (/* binding */ agentsIn),
/* harmony export */   jm: () => (/* binding */ statisticsOf),
/* harmony export */   nD: () => (/* binding */ archivedInWords),
/* harmony export */   uS: () => (/* binding */ findingsByReturn)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85573);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20431);





function selectShown(report, { quiet = false, notices = false } = {}) {
    const { failOn, returns, withheld } = report;
    const all = byWeight(report.findings.filter((finding) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive)(finding) && (!quiet || finding.severity === 'error' || (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.failsAt)(finding, failOn))), report);
    const untrue = all.filter((finding) => finding.untrue === true);
    const others = all.filter((finding) => finding.untrue !== true);
    if (withheld !== undefined)
        return { untrue, single: others, groups: [], notices: [] };
    const silent = failOn === 'notice' ? new Set() : silentPlaces(returns);
    const loud = others.filter((finding) => !(finding.severity === 'notice' && OF_FATE.has(finding.rule) && silent.has((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.placeKey)(finding))));
    const isListed = ({ severity }) => severity !== 'notice' || notices || failOn === 'notice';
    const { repeats: groups, single } = separateByAgent(loud.filter(isListed), agentsIn(returns));
    const counted = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(loud.filter((finding) => !isListed(finding)), ({ rule }) => rule);
    return {
        untrue,
        single,
        groups,
        notices: [...counted]
            .map(([rule, list]) => [rule, list.length])
            .sort(([a, n], [b, m]) => m - n || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.compareText)(a, b)),
    };
}
const OF_FATE = new Set(['artifact-relocated', 'artifact-removed']);
function silentPlaces(returns) {
    const archived = returns.filter((record) => record.archived !== undefined);
    return new Set(archived.flatMap(({ file, index, claims }) => claims
        .filter(({ verdict: { name } }) => name === 'relocated' || name === 'removed')
        .map(({ claim: { pointer } }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.placeKey)({ file, index, pointer }))));
}
function archivedInWords({ returns }) {
    const archived = returns.filter((record) => record.archived === 'claims').length;
    if (archived === 0)
        return '';
    return `of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.count)(archived, 'archived return')} only the claims were checked`;
}
const weightsIn = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .oncePer */ .Pu)((report) => {
    const all = (0,_claims_js__WEBPACK_IMPORTED_MODULE_2__/* .falseClaims */ .bL)(report);
    const claims = new Map(all.flatMap(({ findings }, n) => findings.map((finding) => [finding, n])));
    const archived = new Set(report.returns.flatMap((record) => (record.archived === undefined ? [] : [record.file])));
    const steps = all.length + 1 + _model_finding_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES.length;
    return (finding) => {
        const { file, severity, untrue } = finding;
        if (file === null)
            return Infinity;
        const own = claims.get(finding) ?? all.length + (untrue === true ? 0 : 1 + (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.rank)(severity));
        return own + (archived.has(file) ? steps : 0) + ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive)(finding) ? 0 : 2 * steps);
    };
});
function byWeight(findings, report) {
    const weight = weightsIn(report);
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(findings, ({ file }) => file)]
        .map(([file, all]) => ({
        file: file ?? '',
        all: sortedBy(all, weight),
        least: all.reduce((least, finding) => Math.min(least, weight(finding)), Infinity),
    }))
        .sort((a, b) => (a.least === b.least ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.compareNatural)(a.file, b.file) : a.least - b.least))
        .flatMap(({ all }) => all);
}
function sortedBy(findings, weight) {
    const [untrue, others] = [
        findings.filter((one) => one.untrue === true),
        findings.filter((one) => one.untrue !== true),
    ];
    return [...untrue.sort((a, b) => weight(a) - weight(b)), ...others];
}
const REPEATS_FROM = 4;
function agentsIn(returns) {
    let agents;
    return ({ file, index }) => {
        if (file === null || index === null)
            return null;
        agents ??= new Map(returns.map((record) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(record), record.agent]));
        return agents.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)({ file, index })) ?? null;
    };
}
function separateByAgent(findings, agentOf) {
    const repeats = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(findings, ({ rule, severity }) => `${severity} ${rule}`).values()]
        .flatMap((all) => groupsOfAgents(all, agentOf))
        .filter(({ length }) => length >= REPEATS_FROM)
        .flatMap((all) => repeatOf(all, agentOf));
    const repeated = new Set(repeats.flatMap((repeat) => repeat.findings));
    return {
        repeats: repeats.sort((a, b) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.rank)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.rank)(b.severity) ||
            b.findings.length - a.findings.length ||
            (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.compareText)(a.rule, b.rule) ||
            (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.compareText)(a.message, b.message)),
        single: findings.filter((finding) => !repeated.has(finding)),
    };
}
const MOST_GROUPS = 5;
function groupsOfAgents(findings, agentOf) {
    const large = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(findings, agentOf).values()]
        .filter(({ length }) => length >= REPEATS_FROM)
        .sort((a, b) => b.length - a.length);
    const shown = large.slice(0, large.length > MOST_GROUPS ? MOST_GROUPS - 1 : MOST_GROUPS);
    const grouped = new Set(shown.flat());
    return [...shown, findings.filter((finding) => !grouped.has(finding))];
}
function repeatOf(findings, agentOf) {
    const [first] = findings;
    if (first === undefined)
        return [];
    const agents = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(findings, agentOf)]
        .flatMap(([agent, all]) => (agent === null || agent === '' ? [] : [[agent, all.length]]))
        .sort(([a, n], [b, m]) => m - n || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.compareText)(a, b));
    const message = inCommon(findings, (finding) => finding.message);
    const recommendation = inCommon(findings, (finding) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceOf */ .wr)(finding.recommendation));
    return [{ rule: first.rule, severity: first.severity, message, recommendation, findings, agents }];
}
function inCommon(findings, wordsOf) {
    const [words = '', ...others] = new Set(findings.map(wordsOf));
    return others.length === 0 ? words : `For example: ${words}`;
}
const MOST_AGENTS = 3;
function agentsInWords({ agents, findings }) {
    const [only] = agents;
    if (only !== undefined && agents.length === 1 && only[1] === findings.length)
        return only[0];
    const shown = agents.slice(0, MOST_AGENTS).map(([agent, n]) => `${agent} (${String(n)})`);
    const more = agents.length - shown.length;
    const nameless = findings.length - agents.reduce((sum, [, n]) => sum + n, 0);
    return [
        ...shown,
        ...(more === 0 ? [] : [`${String(more)} more`]),
        ...(nameless === 0 || agents.length === 0 ? [] : [`no name (${String(nameless)})`]),
    ].join(', ');
}
const findingsByReturn = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .oncePer */ .Pu)(({ returns, findings }) => {
    const byReturn = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(findings, _model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey);
    const inFile = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(returns, ({ file }) => file);
    const sorted = [...returns].sort((a, b) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.compareNatural)(a.file, b.file));
    return new Map(sorted.map((record) => {
        const own = byReturn.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(record)) ?? [];
        const isAlone = inFile.get(record.file)?.length === 1 && !/\.jsonl$/i.test(record.file);
        const ofFile = isAlone ? (byReturn.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)({ file: record.file, index: null })) ?? []) : [];
        return [record, [...ofFile, ...own]];
    }));
});
function numbersOf(findings) {
    const numbers = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive)(finding))
            numbers[finding.severity]++;
    return numbers;
}
function statisticsOf(findings) {
    const keys = (one) => [
        ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES.map((severity) => one.numbers[severity]),
        one.known + one.preexisting,
    ];
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(findings, ({ rule }) => rule)]
        .map(([rule, all]) => ({
        rule,
        numbers: numbersOf(all),
        known: all.filter(({ baselined }) => baselined).length,
        preexisting: all.filter(({ baselined, preexisting }) => preexisting && !baselined).length,
    }))
        .sort((a, b) => {
        const [own, others] = [keys(a), keys(b)];
        const differing = own.findIndex((n, at) => n !== others[at]);
        return differing < 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.compareText)(a.rule, b.rule) : (others[differing] ?? 0) - (own[differing] ?? 0);
    });
}


/***/ }),

/***/ 5226:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ FORMAT_NAMES),
/* harmony export */   Ex: () => (/* binding */ explainsRules),
/* harmony export */   M6: () => (/* binding */ loadFormat)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32794);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65655);


const FORMAT_NAMES = [
    'text',
    'json',
    'jsonl',
    'sarif',
    'junit',
    'markdown',
    'github',
    'html',
    'codequality',
];
const FORMATS = {
    text: () => Promise.resolve(_text_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .X),
    json: () => Promise.resolve(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .render */ .XX),
    jsonl: () => Promise.resolve(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .renderLines */ .ET),
    sarif: async () => (await __webpack_require__.e(/* import() */ 643).then(__webpack_require__.bind(__webpack_require__, 10643))).render,
    junit: async () => (await __webpack_require__.e(/* import() */ 2998).then(__webpack_require__.bind(__webpack_require__, 42998))).render,
    markdown: async () => (await __webpack_require__.e(/* import() */ 3744).then(__webpack_require__.bind(__webpack_require__, 3744))).renderMarkdown,
    github: async () => (await __webpack_require__.e(/* import() */ 7611).then(__webpack_require__.bind(__webpack_require__, 97611))).render,
    html: async () => (await __webpack_require__.e(/* import() */ 7105).then(__webpack_require__.bind(__webpack_require__, 37105))).render,
    codequality: async () => (await __webpack_require__.e(/* import() */ 8172).then(__webpack_require__.bind(__webpack_require__, 18172))).render,
};
function explainsRules(name) {
    return name === 'sarif';
}
function loadFormat(name) {
    return FORMATS[name]();
}


/***/ }),

/***/ 83303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ commitUrl),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   IL: () => (/* binding */ guidePage),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   i: () => (/* binding */ subjectUrl),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   my: () => (/* binding */ RULE_PAGES)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58853);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52621);


function subjectOf({ repository, pull }) {
    return pull === undefined ? repository : `${repository}#${String(pull)}`;
}
function repositoryUrl({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/')}`;
}
function subjectUrl(links) {
    const { pull } = links;
    return pull === undefined ? repositoryUrl(links) : `${repositoryUrl(links)}/pull/${String(pull)}`;
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${repositoryUrl(links)}/blob/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision)}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}
function commitUrl(links) {
    return `${repositoryUrl(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(links.revision)}`;
}
const RULE_PAGES = `${_model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY */ .B}/blob/HEAD/docs/rules`;
function rulePage(rule, pages = RULE_PAGES) {
    return `${pages}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(rule)}.md`;
}
function guidePage(name, pages = RULE_PAGES) {
    return `${pages.replace(/\/rules$/, '/guides')}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(name)}.md`;
}
function shortId(id) {
    return id.slice(0, 7);
}


/***/ }),

/***/ 65655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25821);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _describe_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80246);
/* harmony import */ var _describe_claims_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85573);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20431);
/* harmony import */ var _describe_loosened_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39829);
/* harmony import */ var _describe_notes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2483);
/* harmony import */ var _describe_outcomes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76401);
/* harmony import */ var _describe_shown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72959);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83303);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58853);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15030);














const USUAL_COLUMNS = 100;
const FEWEST_COLUMNS = 60;
const MOST_COLUMNS = 140;
function layoutOf({ color, columns: wanted, ruleLinks: links }) {
    const paint = (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .painter */ .C2)(color);
    const shown = new Set();
    const width = Math.max(FEWEST_COLUMNS, Math.min(wanted ?? USUAL_COLUMNS, MOST_COLUMNS));
    return {
        paint,
        width,
        known: wanted === undefined ? Infinity : width,
        links,
        pageLine: (rule, margin) => {
            if (links !== 'addresses' || shown.has(rule))
                return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) ``;
            shown.add(rule);
            return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${margin}${paint('dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `see: ${(0,_links_js__WEBPACK_IMPORTED_MODULE_10__/* .rulePage */ .gd)(rule)}`)}\n`;
        },
    };
}
function* render(report, options) {
    const { quiet, isInner = false, statistics = false } = options;
    const layout = layoutOf(options);
    const { notices, ...shown } = (0,_describe_shown_js__WEBPACK_IMPORTED_MODULE_9__/* .selectShown */ .GF)(report, options);
    if (!quiet && !isInner)
        yield opening(report, layout).text;
    if (statistics)
        yield statisticsTables(report).text;
    else {
        let isAny = false;
        for (const { text } of listed(report, shown, layout)) {
            yield text;
            isAny = true;
        }
        if (isAny)
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `\n`.text;
    }
    if (!quiet)
        yield criticalRisks(report, layout).text;
    const withheld = (0,_describe_notes_js__WEBPACK_IMPORTED_MODULE_7__/* .withheldInWords */ .sY)(report);
    if (withheld !== '')
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${withheld}\n\n`.text;
    if (!quiet && report.trend !== undefined)
        yield trendText(report.trend, layout);
    const silent = statistics ? 0 : notices.reduce((sum, [, n]) => sum + n, 0);
    if (!quiet)
        yield totalsText(report, silent, layout).text;
    if (!isInner)
        yield lastLine(report, layout).text;
}
function lastLine(report, { paint, known }) {
    const style = report.conclusion !== 'passed' ? 'red' : (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlain */ .$i)(report) ? 'green' : 'yellow';
    const lines = (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLine */ .fM)(report)}`.text, known);
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${lines.map((line) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${paint('bold', paint(style, (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${line}`))}\n`)}`;
}
function opening(report, { paint, known }) {
    const lines = (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLine */ .TM)(report)}`.text, known).map((line) => {
        const bold = paint('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${line}`);
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${(0,_describe_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .falseClaims */ .bL)(report).some(_describe_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .counts */ .tQ) ? paint('red', bold) : bold}\n`;
    });
    const compared = (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .comparisonInWords */ .aM)(report);
    const words = compared === '' ? [] : (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `Checked ${compared}.`.text, known);
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${lines}${hanging(words, '')}\n`;
}
function hanging(lines, margin) {
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${lines.map((line) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${margin}${line}\n`)}`;
}
function wrapped(text, width) {
    const [first, ...more] = (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${text}`.text, width, width - 2);
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${first}\n${hanging(more, '  ')}`;
}
function totalsText(report, notices, { width }) {
    const { files, returns, claims, baselined, preexisting } = report.counts;
    const outcomes = new _describe_outcomes_js__WEBPACK_IMPORTED_MODULE_8__/* .OutcomeCounts */ .lf(report.returns).listed().map(({ n, word }) => `${(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .inThousands */ .$n)(n)} ${word}`);
    const silent = [
        ...(baselined === 0 ? [] : [(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(baselined, 'known finding')]),
        ...(preexisting === 0 ? [] : [`${(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(preexisting, 'finding')} from before this change`]),
    ].join(' and ');
    const checked = [(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files, 'file'), (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(returns, 'return'), (0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(claims, 'claim')].join(', ');
    const lines = [
        [
            `${checked}${outcomes.length === 0 ? '' : `: ${outcomes.join(', ')}`}`,
            (0,_describe_shown_js__WEBPACK_IMPORTED_MODULE_9__/* .archivedInWords */ .nD)(report),
            notices === 0 ? '' : `--notices shows ${(0,_describe_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(notices, 'notice')}`,
        ]
            .filter((part) => part !== '')
            .join('; '),
        silent === '' ? '' : `${silent}: not counted, ${baselined + preexisting === 1 ? 'it does' : 'they do'} not fail`,
        ...(0,_describe_loosened_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonsInWords */ .G)(report),
    ];
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${lines.filter((line) => line !== '').map((line) => wrapped(line, width))}`;
}
function tableText(rows) {
    const widths = (rows[0] ?? []).map((_, n) => (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .widest */ .D3)(rows.map((row) => row[n]?.length ?? 0)));
    const lines = rows.map((row) => {
        const cells = row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)));
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `  ${cells.join('  ')}\n`;
    });
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${lines}\n`;
}
function statisticsTables(report) {
    const rules = (0,_describe_shown_js__WEBPACK_IMPORTED_MODULE_9__/* .statisticsOf */ .jm)(report.findings);
    const numbers = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES.map((severity) => `${severity}s`), 'known', 'before'];
    const rows = rules.map(({ rule, numbers: of, known, preexisting }) => [
        rule,
        ...[..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__.SEVERITIES.map((severity) => of[severity]), known, preexisting].map((n) => (n === 0 ? '-' : String(n))),
    ]);
    const shown = ['rule', ...numbers].flatMap((_, n) => (n < 4 || rows.some((row) => row[n] !== '-') ? [n] : []));
    const table = [['rule', ...numbers], ...rows].map((row) => shown.map((n) => row[n] ?? ''));
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${(0,_describe_notes_js__WEBPACK_IMPORTED_MODULE_7__/* .groupTables */ .Pl)(report).map(tableText)}${rules.length === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `` : tableText(table)}`;
}
const BRIEF_FROM = 10;
function briefWords(untrue) {
    return new Map([...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_13__/* .groupBy */ .$z)(untrue, ({ rule }) => rule).values()]
        .filter(({ length }) => length >= BRIEF_FROM)
        .flatMap((findings) => {
        const all = findings.map((finding) => ({
            finding,
            sentences: (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencesOf */ .cj)(finding.message.replace(` ${_model_claim_js__WEBPACK_IMPORTED_MODULE_1__.NEVER_COMMITTED}`, '')),
        }));
        const [common] = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_13__/* .groupBy */ .$z)(all, ({ sentences: [, rest] }) => rest)].sort(([, a], [, b]) => b.length - a.length);
        return all.map(({ finding, sentences: [first, rest] }) => {
            return [finding, rest === common?.[0] ? first : `${first} ${rest}`];
        });
    }));
}
function* listed(report, { untrue, single, groups }, layout) {
    const brief = briefWords(untrue);
    for (const [file, findings] of (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_13__/* .groupBy */ .$z)((0,_describe_shown_js__WEBPACK_IMPORTED_MODULE_9__/* .byWeight */ .IN)([...untrue, ...single], report), (finding) => finding.file)) {
        yield* findingLines(file, findings, brief, layout);
    }
    if (brief.size > 0) {
        const rules = [...new Set([...brief.keys()].map(({ rule }) => rule))];
        yield fixLines(`${_describe_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .FOR_EACH */ .uc} (${rules.join(', ')})`, '', layout);
        for (const rule of rules)
            yield layout.pageLine(rule, '');
    }
    for (const repeat of groups)
        yield* repeatLines(repeat, report.failOn, layout);
}
const SEVERITY_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
function level(severity, paint) {
    return paint(SEVERITY_STYLE[severity], (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${severity.padEnd(SEVERITY_WIDTH)}`);
}
function ruleName(rule, { links }) {
    const name = (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${rule}`;
    return links === 'links' ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .linked */ .q)((0,_links_js__WEBPACK_IMPORTED_MODULE_10__/* .rulePage */ .gd)(rule), name) : name;
}
function fixLines(advice, margin, { paint, width }) {
    if (advice === '')
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) ``;
    const label = 'fix: ';
    const [first, ...more] = (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${advice}`.text, width - margin.length - label.length);
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${margin}${paint('green', (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `fix:`)} ${first}\n${hanging(more, margin + ' '.repeat(label.length))}`;
}
function fixOf(words) {
    return words.fix === '' ? '' : words.fix + (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .fixable */ .C2)(words);
}
const MESSAGE_WIDTH = 72;
const LEAST_MESSAGE = 24;
function* findingLines(file, findings, brief, layout) {
    const { paint, width, known, pageLine } = layout;
    const all = findings.map((finding) => ({ short: brief.get(finding), words: (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingWords */ .Hu)(finding) }));
    const placeWidth = (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .widest */ .D3)(all.map(({ words }) => words.position.length));
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    const lead = margin.length + SEVERITY_WIDTH + 2;
    const room = width - lead - (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .widest */ .D3)(all.map(({ words }) => words.rule.length)) - 2;
    const aside = room >= LEAST_MESSAGE;
    const messages = all.map(({ short, words: { message, rule } }) => (short === undefined && !aside ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${message} (${rule})` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${short ?? message}`).text);
    const long = messages.filter((_, n) => all[n]?.short === undefined);
    const messageWidth = aside ? Math.min(MESSAGE_WIDTH, room, (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .widest */ .D3)(long.map(_width_js__WEBPACK_IMPORTED_MODULE_12__/* .columns */ .YB))) : width - lead;
    const name = (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${file ?? _describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .WHOLE_RUN */ .Wx}`;
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${paint('bold', file === null ? name : paint('underline', name))}\n`;
    for (const [i, { short, words }] of all.entries()) {
        const { severity, rule, position } = words;
        const start = (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `  ${placeWidth === 0 ? '' : `${position.padStart(placeWidth)}  `}${level(severity, paint)}  `;
        const message = messages[i] ?? '';
        if (short !== undefined) {
            const [brief, ...rest] = (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)(message, known - lead);
            yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${start}${brief}\n${hanging(rest, ' '.repeat(lead))}`;
            continue;
        }
        const [first, ...more] = (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)(message, messageWidth, Math.max(messageWidth, width - lead));
        const padding = ' '.repeat(Math.max(0, messageWidth - (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .columns */ .YB)(first)));
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${start}${first}${aside ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${padding}  ${paint('dim', ruleName(rule, layout))}` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) ``}\n`;
        yield hanging(more, ' '.repeat(lead));
        const next = all[i + 1];
        const isRepeated = next?.short === undefined && next?.words.rule === rule && fixOf(next.words) === fixOf(words);
        if (!isRepeated)
            yield fixLines(fixOf(words), margin, layout);
        yield pageLine(rule, margin);
    }
}
const MOST_PLACES = 3;
function* repeatLines(repeat, failOn, layout) {
    const words = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .repeatWords */ .fO)(repeat);
    const { rule, severity, message } = words;
    const { findings } = repeat;
    const { paint, width, pageLine } = layout;
    const margin = '  ';
    const agents = (0,_describe_shown_js__WEBPACK_IMPORTED_MODULE_9__/* .agentsInWords */ .Ni)(repeat);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${paint('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${findings.length} x ${ruleName(rule, layout)}`)}${agents === '' ? '' : ` by ${agents}`}\n`;
    const lead = margin.length + SEVERITY_WIDTH + 2;
    const [start, ...more] = (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${message}`.text, width - lead);
    yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${margin}${level(severity, paint)}  ${start}\n${hanging(more, ' '.repeat(lead))}`;
    const shown = findings.filter((finding, n) => n < MOST_PLACES || (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.failsAt)(finding, failOn));
    for (const finding of shown) {
        const { fileName, position } = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingWords */ .Hu)(finding);
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${margin}at ${fileName}${position === '' ? '' : `:${position}`}\n`;
    }
    const hidden = findings.length - shown.length;
    if (hidden > 0)
        yield (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${margin}and ${hidden} more: --rule ${rule} shows each\n`;
    yield fixLines(fixOf(words), margin, layout);
    yield pageLine(rule, margin);
}
const MOST_RISKS = 20;
const LONGEST_RISK = 500;
function criticalRisks(report, { paint, width }) {
    const all = (0,_describe_notes_js__WEBPACK_IMPORTED_MODULE_7__/* .criticalRisksOf */ .PZ)(report);
    if (all.length === 0)
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) ``;
    const lines = all.slice(0, MOST_RISKS).map(({ file, line, text }) => {
        const words = (0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.cut)(text, LONGEST_RISK)}`.text, width - 4);
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `  ${(0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placeInWords */ .cF)(file, line)}\n${hanging(words, '    ')}`;
    });
    const more = all.length > MOST_RISKS ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `  and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.count)(all.length - MOST_RISKS, 'more CRITICAL risk')}\n` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) ``;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${paint('bold', (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `CRITICAL risks`)}\n${lines}${more}\n`;
}
const MOST_NAMED = 20;
function trendText(trend, { width, paint }) {
    const lines = [hanging((0,_width_js__WEBPACK_IMPORTED_MODULE_12__/* .wrap */ .LV)((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${(0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .trendSentences */ .cY)(trend)}`.text, width), '')];
    for (const { name, list } of (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .differences */ .tX)(trend)) {
        for (const { word, severity, rule, file, line } of list.slice(0, MOST_NAMED)) {
            const mark = paint(word === 'new' ? 'red' : word === 'fixed' ? 'green' : 'dim', (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `${word.padEnd(5)}`);
            lines.push((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `  ${mark}  ${severity.padEnd(7)}  ${rule}  ${(0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placeInWords */ .cF)(file, line)}\n`);
        }
        if (list.length > MOST_NAMED)
            lines.push((0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `  and ${list.length - MOST_NAMED} more ${name}\n`);
    }
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .concat */ .xW)([...lines, (0,_sink_js__WEBPACK_IMPORTED_MODULE_11__/* .terminal */ .Fo) `\n`].map(({ text }) => text));
}


/***/ }),

/***/ 86270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ appendErrors),
/* harmony export */   Qb: () => (/* binding */ unwrittenBy),
/* harmony export */   Xq: () => (/* binding */ appendLine),
/* harmony export */   _h: () => (/* binding */ writeFile),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* unused harmony exports makeFolders, withErrors */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _write_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55665);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49710);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98951);









function writeFile(file, chunks, { project, durable = false, mayReplace = () => true }) {
    const place = makeFolders(file, project);
    const { path, mode } = place;
    if (place.kind === 'device') {
        writeInto(path, chunks);
        return true;
    }
    const beside = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.bytesOfName)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
    let isThere = false;
    endBetweenWrites();
    try {
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(beside, 'wx', mode ?? 0o666);
        isThere = true;
        try {
            for (const chunk of chunks)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
            if (mode !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(handle, mode);
            if (durable)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(handle);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
        if (!mayReplace())
            return false;
        const now = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
        if (now.kind !== 'file' || now.path !== path) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-folder', path, `${file} was moved while it was written. Run this again.`);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.bytesOfName)(path));
        isThere = false;
        return true;
    }
    finally {
        if (isThere)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
    }
}
const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
function appendLine(file, line, project) {
    try {
        const { path } = makeFolders(file, project);
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.bytesOfName)(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
                throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-file', path, `${path} is not a regular file.`);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, `${line}\n`);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
    }
    catch (error) {
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The log ${file} could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__.reasonOf)(error)}`, error);
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__.bytesOfName)(folder));
    return (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
}
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
    }
    catch (error) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            throw error;
    }
}
function writeInto(path, chunks) {
    const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isSymbolicLink();
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, isLink ? 'w' : O_WRONLY | O_NOFOLLOW);
    try {
        if (!isLink && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile()) {
            throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-file', path, `${path} became another file while it was opened. Run this again.`);
        }
        for (const chunk of chunks)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, chunk);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let isSet = false;
function endBetweenWrites() {
    if (isSet)
        return;
    isSet = true;
    for (const signal of SIGNALS) {
        process.once(signal, () => {
            if (process.listenerCount(signal) === 0)
                process.kill(process.pid, signal);
        });
    }
}
function writeReport(asked, file, chunks, project) {
    try {
        writeFile(file, chunks, { project });
    }
    catch (error) {
        if (!(error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE) && !isSystemError(error))
            throw error;
        const name = error instanceof _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE ? '' : ` (${file})`;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`${asked}: the report could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__.reasonOf)(error)}${name}`, error);
    }
}
function unwrittenBy(write) {
    try {
        write();
        return [];
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$)
            return [error.message];
        throw error;
    }
}
function isSystemError(error) {
    return error instanceof Error && 'code' in error;
}
const LARGEST = 16 * 1024 * 1024;
function appendErrors(file, errors, project) {
    if (errors.length === 0)
        return;
    try {
        let isWritten = false;
        while (!isWritten) {
            const before = readExisting(file, project);
            const mayReplace = () => readExisting(file, project) === before;
            isWritten = writeFile(file, [withErrors(before, errors, file)], { project, mayReplace });
        }
    }
    catch (error) {
        if (error instanceof _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UsageError */ .e)
            throw error;
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The errors file ${file} could not be written, and is unchanged: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__.reasonOf)(error)}`, error);
    }
}
function readExisting(file, project) {
    const { kind, path, mode } = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (kind === 'file' && mode === null)
        return null;
    const found = kind === 'file' ? (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(path, LARGEST) : null;
    if (found === null)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is not a regular file: name the file itself.`);
    if (found.size > LARGEST) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} has more than ${String(LARGEST)} bytes and is unchanged: remove finished entries, or name another file.`);
    }
    const text = found.bytes.toString('utf8');
    if (!found.bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is damaged and unchanged: ${why}. Fix it, or name another file.`);
}
function withErrors(text, errors, file) {
    if (text === null || text.replace('\uFEFF', '').trim() === '') {
        return `{\n  "errors": [\n    ${errors.join(',\n    ')}\n  ]\n}\n`;
    }
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const body = text.slice(mark.length);
    const array = arrayIn(body, file);
    const last = array.children?.at(-1);
    const start = (last ?? array).offset;
    const line = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
    const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
    const lineEnd = body.includes('\r\n') ? '\r\n' : '\n';
    if (last !== undefined) {
        const separator = margin === line ? `,${lineEnd}${margin}` : ', ';
        const end = last.offset + last.length;
        return mark + body.slice(0, end) + errors.map((error) => separator + error).join('') + body.slice(end);
    }
    const inner = lineEnd + margin + (/^[ \t]+(?=\S)/m.exec(body)?.[0] ?? '  ');
    const list = errors.map((error) => inner + error).join(',') + lineEnd + margin;
    return `${mark}${body.slice(0, array.offset)}[${list}]${body.slice(array.offset + array.length)}`;
}
function arrayIn(body, file) {
    let root;
    try {
        JSON.parse(body);
        root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_6__.parseTree)(body);
    }
    catch (error) {
        throw damaged(file, error instanceof RangeError ? 'its values nest too deeply' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__.reasonOf)(error));
    }
    const member = root?.children?.findLast(({ children }) => children?.[0]?.value === 'errors')?.children?.[1];
    const array = root?.type === 'array' ? root : member;
    if (array?.type === 'array')
        return array;
    throw damaged(file, 'it is neither an array of errors nor an object whose "errors" is one');
}


/***/ }),

/***/ 55665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   QE: () => (/* binding */ RefusedPlace),
/* harmony export */   pg: () => (/* binding */ unwritten),
/* harmony export */   v8: () => (/* binding */ projectOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49710);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49458);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66034);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12102);







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
    const tops = folders.filter(_root_js__WEBPACK_IMPORTED_MODULE_5__/* .isDirectory */ .wd).flatMap((folder) => [folder, (0,_root_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._M)(folder) ?? folder]);
    return tops.map(realPath).filter((top) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) !== top);
}
function realPath(path) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.decodePathBytes)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.bytesOfName)(path), { encoding: 'buffer' }).toString('latin1'));
}
function unwritten(message, cause) {
    const isForbidden = cause instanceof RefusedPlace && (cause.refusal === 'link' || cause.refusal === 'git');
    return isForbidden ? new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .e(message) : new _model_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .UnwrittenFile */ .$(message);
}
const OF_THE_SYSTEM = /^\/(?:dev(?:\/fd)?$|proc\/)/;
const PERMISSIONS = 0o7777;
function placeOf(file, project) {
    const { folder, rest, last } = walk(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), project, 0);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...rest);
    refuseGit(file, folder, rest, project);
    if (rest.length === 0 || last?.isDirectory() === true) {
        throw refused('no-file', file, path, 'is a folder. Name a file in it');
    }
    const isDevice = last !== undefined && !last.isFile();
    if (isDevice && isOfProject(folder, project)) {
        throw refused('no-file', file, path, 'is not a regular file. Name another');
    }
    return {
        kind: isDevice ? 'device' : 'file',
        path,
        lacking: rest.slice(0, -1).map((_, n) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...rest.slice(0, n + 1))),
        mode: last === undefined ? null : last.mode & PERMISSIONS,
    };
}
const MOST_LINKS = 40;
function walk(file, path, project, links) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
    const names = path.slice(folder.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (const [n, name] of names.entries()) {
        const isLast = n === names.length - 1;
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.bytesOfName)(at), { throwIfNoEntry: false });
        if (stats?.isSymbolicLink() === true) {
            const isOwn = isOfProject(folder, project);
            if (isLast && !isOwn && OF_THE_SYSTEM.test(folder))
                return { folder, rest: [name], last: stats };
            if (isLast || isOwn || links === MOST_LINKS)
                throw throughLink(file, at);
            const target = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.decodePathBytes)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__.bytesOfName)(at), { encoding: 'buffer' }).toString('latin1'));
            return walk(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, target, ...names.slice(n + 1)), project, links + 1);
        }
        if (isLast || stats === undefined)
            return { folder, rest: names.slice(n).filter(Boolean), last: stats };
        if (!stats.isDirectory()) {
            throw refused('no-folder', file, at, `is below ${readable(at)}, which is not a folder. Name a file elsewhere`);
        }
        folder = at;
    }
    return { folder, rest: [], last: undefined };
}
function isOfProject(folder, project) {
    const real = realPath(folder);
    return project.some((top) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(real, top));
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_NAME = /^(?:\.git|git~[1-9])[ .]*(?:[:\\]|$)/i;
function refuseGit(file, folder, rest, project) {
    const real = realPath(folder);
    const tops = project.filter((top) => (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(real, top));
    const top = tops.sort((a, b) => a.length - b.length)[0] ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(real).root;
    let at = top;
    if ((0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(at))
        throw inGit(file, at);
    for (const name of [...(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), ...rest]) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, name);
        if (GIT_NAME.test(name.replace(IGNORED, '')) || (0,_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .resemblesRepository */ .vb)(at))
            throw inGit(file, at);
    }
}
function readable(path) {
    return (0,_inside_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeWithin */ .Qs)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) ?? path;
}
function refused(refusal, file, at, what) {
    return new RefusedPlace(refusal, at, `${readable(file)} ${what}.`);
}
function throughLink(file, at) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === at ? readable(at) : `${readable(file)}: ${readable(at)}`;
    const advice = 'return-gate does not write through links. Name a path without one, or remove the link.';
    return new RefusedPlace('link', at, `${name} is a symbolic link, and ${advice}`);
}
function inGit(file, at) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === at ? '' : ` (${readable(at)})`;
    return refused('git', file, at, `is in git's own folder${kept}, where return-gate does not write. Name a file elsewhere`);
}


/***/ })

};
;
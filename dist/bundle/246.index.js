"use strict";
exports.id = 246;
exports.ids = [246];
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
/* unused harmony exports totals, tally, DOCUMENT_RULES, isLog, outcome, fixableInWords */
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
function totals({ counts: { errors, warnings, notices } }) {
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.map((severity) => [severity, by[severity]]);
}
function tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => counted(n, severity))
        .join(', ');
}
function unsuccessful({ unsuccessful: all }) {
    const parts = all.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
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
function isLog(file) {
    return /\.jsonl$/i.test(file);
}
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
            onStatus.add((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)({ file, index }));
        if (DOCUMENT_RULES.has(rule) && (isLog(file) || !read.has(file)))
            files.add(file);
    }
    const unknown = returns.filter((record) => (record.foreignStatus === true || record.status === null) && onStatus.has((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)(record)));
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
            ...unchecked.map(({ files: n, one, many }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(n, one, many)}: nothing in ${n === 1 ? 'it' : 'them'} can be checked`),
        ],
        short: short.length === 0 ? '' : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(short, 'and')} not read`,
    };
});
function holdInWords({ returns, conclusion }, { all, hold }) {
    if (returns.length === 0)
        return conclusion === 'empty' ? 'No returns found' : 'No returns to check';
    if (all === 0)
        return `No claims in ${counted(returns.length, 'return')}`;
    if (hold === all)
        return all === 1 ? 'The one claim holds' : `All ${inThousands(all)} claims hold`;
    return `${inThousands(hold)} of ${inThousands(all)} claims ${hold === 1 ? 'holds' : 'hold'}`;
}
function detailsInWords(report, found) {
    const n = (outcome) => inThousands(found.of(outcome));
    const since = ['moved', 'deleted since'].filter((outcome) => found.of(outcome) > 0);
    const details = [
        [found.of('false'), falseInWords(report)],
        [
            found.of('not in history'),
            `${n('not in history')} of ${counted(found.commits, 'cited commit')} not in the history`,
        ],
        [
            found.of('differing'),
            `${counted(found.of('differing'), 'count')} ${found.of('differing') === 1 ? 'differs' : 'differ'}`,
        ],
        [since.length, `${since.map((outcome) => `${n(outcome)} ${outcome.replace(' since', '')}`).join(' and ')} since`],
        [found.of('undetermined'), `${n('undetermined')} undetermined`],
        [found.of('unverifiable'), `${n('unverifiable')} cannot be checked here`],
        [found.of('absent'), `${n('absent')} not found as written`],
        [found.of('absent in unfinished work'), `${n('absent in unfinished work')} absent in unfinished work`],
    ];
    return details.filter(([times]) => times > 0).map(([, words]) => words);
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
    const { counts: numbers, returns, conclusion } = report;
    const claims = (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .falseClaims */ .bL)(report).filter(_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .counts */ .tQ);
    const none = numbers.baselined + numbers.preexisting > 0 ? 'no new findings' : 'no findings';
    const hasNone = returns.length === 0 || claims.length > 0 ? '' : none;
    return [
        ...errorOfRun(report),
        claimsPart(report),
        ...notRead(report).sentences,
        ...(claims.length > 0 && claims.length <= MOST_NAMED ? [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)((0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .accusations */ .E3)(claims))] : []),
        conclusion === 'empty' ? '' : tally(totals(report)) || hasNone,
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
    return `passed, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(claims.length, 'false claim')}${found.length === 1 ? ' ' : ': '}${words.join(', ')}`;
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
    const found = tally(totals(report));
    const threshold = thresholdOf(report);
    if (found !== '')
        return threshold === '' ? found : `${found} (${threshold})`;
    if (conclusion === 'failed')
        return threshold === '' ? 'no findings' : threshold;
    if (numbers.returns === 0)
        return 'no returns to check';
    const none = numbers.baselined + numbers.preexisting > 0 ? 'no new findings' : 'no findings';
    return `${counted(numbers.returns, 'return')}, ${counted(numbers.claims, 'claim')}, ${none}`;
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
    const found = tally(totals(report));
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
        return [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)([(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .capital */ .Nx)(conclusionInWords(report)), ...unread].join('; '))];
    if (claims.length > 0)
        return withPaths(causeOfAll(claims), claims, short === '' ? '' : `; ${short}`);
    if (conclusion === 'empty')
        return [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('No returns found')];
    const found = new _outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .OutcomeCounts */ .lf(report.returns);
    const hold = holdInWords(report, found);
    const rest = [...unsuccessful(report), detailsInWords(report, found).join(', ')].filter((part) => part !== '');
    if (conclusion === 'passed')
        return [(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(shortened([hold, ...unread, ...rest]))];
    const why = [...errorOfRun(report), tally(totals(report))].filter((part) => part !== '');
    return [
        (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`Failed: ${shortened([...(why.length === 0 ? [outcome(report)] : why), `${hold.charAt(0).toLowerCase()}${hold.slice(1)}`, ...unread, ...rest])}`),
    ];
}
function belowTitle(report) {
    const claims = claimsLine(report);
    const isSaid = report.returns.length === 0 || (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(title(report)).toLowerCase().includes(claims.toLowerCase());
    return [
        (0,_loosened_js__WEBPACK_IMPORTED_MODULE_4__/* .loosenedInWords */ .y)(report),
        isSaid ? '' : claims,
        report.conclusion === 'empty' ? '' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .capital */ .Nx)(outcome(report)),
        fixableInWords(report),
    ].flatMap((words) => (words === '' ? [] : [`${words}.`]));
}
function shortened([first = '', ...parts]) {
    let words = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(first, LONGEST_WORDS);
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
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53461);
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
    return { kind: 'code', text: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(words, LONGEST_PATH) };
}
function plain(parts) {
    return parts
        .map((part) => part.kind === 'text' ? part.text : part.kind === 'code' ? `\`${part.text}\`` : (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .placeInWords */ .cF)(part.file, part.line))
        .join('');
}
const falseClaims = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .oncePer */ .Pu)((report) => {
    const { returns, findings: shown, withheld = [], failOn } = report;
    const findings = [...shown, ...withheld].filter(({ untrue }) => untrue === true);
    const byPlace = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(findings, _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4);
    const forRest = new Map(findings.filter(({ index }) => index === null).map((finding) => [finding.file, finding]));
    const accused = (0,_model_context_js__WEBPACK_IMPORTED_MODULE_6__/* .accusedIn */ .G8)(returns);
    const all = returns.flatMap((record) => record.claims
        .filter((checked) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntrue */ .cO)(checked, record))
        .map((checked) => {
        const own = byPlace.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4)({ ...record, pointer: checked.claim.pointer }));
        const rest = forRest.get(record.file);
        return {
            record,
            checked,
            line: own?.[0]?.range?.startLine ?? record.line,
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
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(nameOf(a), nameOf(b)) ||
        (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_7__/* .compareNatural */ .d)(a.record.file, b.record.file) ||
        a.record.index - b.record.index);
});
function stateOf(findings, failOn) {
    if (findings.some((finding) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .failsAt */ .ZN)(finding, failOn)))
        return 'fails';
    const active = findings.filter(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m);
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
    return (restated ? 0 : 4) + (archived === undefined ? 0 : 2) + (ELSEWHERE.test(verdict.detail ?? '') ? 1 : 0);
}
const ELSEWHERE = /of that name (?:is|are) at |Did you mean /;
function nameOf({ accused }) {
    return accused?.name ?? '';
}
function accusedInWords(accused) {
    if (accused === null)
        return { name: '', note: '' };
    const { name, by } = accused;
    return {
        name,
        note: by === 'return' ? '' : by === 'beside' ? 'named by a return beside it' : 'author of the commit',
    };
}
const LONGEST_NAME = 60;
function subject(accused) {
    if (accused === null)
        return text('A return without an agent');
    const name = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(accused.name, LONGEST_NAME);
    if (accused.by === 'author')
        return text(`A return committed by ${name}`);
    return text(accused.by === 'return' ? name : `${name} (named by a return beside it)`);
}
function whyFalse({ claim, verdict }) {
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim) !== 'deletion' && verdict.name === 'case-mismatch' && verdict.foundAt !== null)
        return [text('is named '), code(verdict.foundAt)];
    return [text((0,_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .causeOf */ .rl)({ claim, verdict }).one)];
}
function accusation(claim) {
    return [subject(claim.accused), ...clause(claim, ' ')];
}
function clause({ checked }, lead, isContinued = false) {
    const verb = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(checked.claim) === 'deletion' ? 'claims the deletion of ' : isContinued ? '' : 'claims ';
    return [text(`${lead}${verb}`), code(checked.claim.path), text(', which '), ...whyFalse(checked)];
}
function accusations(claims) {
    const byAccused = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(claims, ({ accused, record }) => accused === null ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .returnKey */ .wY)(record) : JSON.stringify(accused));
    return [...byAccused.values()].flatMap((group, at) => group.flatMap((claim, n) => {
        const { record, line } = claim;
        const start = n > 0 ? [] : [...(at === 0 ? [] : [text('; ')]), subject(claim.accused)];
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
    const name = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(accused.name, 2 * LONGEST_NAME);
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
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83303);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);


const WHOLE_RUN = 'the whole run';
function findingWords(finding, root = '') {
    const { severity, rule, message, recommendation, file, range, fix } = finding;
    const path = file === null ? null : (0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .inRepository */ .yJ)(root, file);
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
    const commit = against.revision === null ? '' : ` (${(0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(against.revision)})`;
    const numbers = `${String(added.length)} new, ${String(fixed.length)} fixed${lost}, ${String(unchanged)} unchanged`;
    return [`${numbers}, against ${against.report}${commit}.`, ...doubts].join(' ');
}
function differences({ added, fixed }) {
    const isNew = (one) => ({
        ...one,
        line: one.range?.startLine ?? null,
        word: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(one) ? 'new' : 'known',
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
/* harmony export */   y: () => (/* binding */ loosenedInWords)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);


const MOST_NAMED = 3;
const LONGEST_PATTERN = 60;
function loosenedInWords({ loosened = [] }) {
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(loosened, ({ by }) => by)].map(([by, all]) => `${by} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(clauses(all), 'and')}`).join('; ');
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
        return [`keeps ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(new Set(rules.map(({ rule }) => rule)).size, 'rule')} on claims from failing`];
    }
    return [...byEffect].map(([effect, group]) => {
        const names = group.map(({ rule }) => rule);
        const named = names.length > MOST_NAMED ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(names.length, 'rule on claims', 'rules on claims') : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(names, 'and');
        return effect.replace('*', () => named);
    });
}
function reach({ paths, findings }) {
    if (findings !== undefined)
        return ` for ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(findings, 'finding')}`;
    return paths === undefined ? '' : ` for ${patternsInWords(paths)}`;
}
function formClauses(forms) {
    const byEffect = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(forms, ({ isDropped }) => (isDropped ? 'drops' : 'reads less of'));
    return [...byEffect].map(([effect, all]) => {
        const names = all.map(({ form }) => form);
        return `${effect} the ${names.length === 1 ? 'form' : 'forms'} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(names, 'and')}`;
    });
}
function patternsInWords(patterns) {
    if (patterns.length > MOST_NAMED)
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(patterns.length, 'pattern');
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(patterns.map((pattern) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(pattern, LONGEST_PATTERN)), 'and');
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
    'not in history': 'doubtful',
    absent: 'doubtful',
    excused: 'doubtful',
    'absent in unfinished work': 'doubtful',
};
const HOLDS = new Set(['present', 'moved', 'deleted', 'deleted since', 'confirmed', 'excused']);
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
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntrue */ .cO)(checked, record))
        return 'false';
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsentCommit */ .R2)(checked))
        return 'not in history';
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotBorneOut */ .wp)(checked))
        return 'differing';
    const known = BY_VERDICT[checked.verdict.name];
    if (known !== undefined)
        return known;
    if (checked.weight === 'pass')
        return 'excused';
    return record.success ? 'absent' : 'absent in unfinished work';
}
class OutcomeCounts {
    #counts = new Map();
    all = 0;
    hold = 0;
    commits = 0;
    constructor(returns) {
        for (const record of returns) {
            for (const checked of record.claims)
                if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ)(checked))
                    this.#add(outcomeOf(checked, record), checked);
        }
    }
    #add(outcome, { claim, verdict }) {
        this.#counts.set(outcome, this.of(outcome) + 1);
        this.all++;
        if (HOLDS.has(outcome))
            this.hold++;
        if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim) === 'commit' && verdict.name !== 'undetermined')
            this.commits++;
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
    return (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim) === 'deletion' ? STILL_THERE : (CAUSES[verdict.name] ?? ABSENT);
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
/* harmony export */   my: () => (/* binding */ RULE_PAGES),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52621);



function subjectOf({ repository, pull }) {
    return pull === undefined ? repository : `${repository}#${String(pull)}`;
}
function inRepository(root, file) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pathIn */ .lW)(root, file);
}
function repositoryUrl({ server, repository }) {
    return `${server.replace(/\/+$/, '')}/${repository.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL).join('/')}`;
}
function subjectUrl(links) {
    const { pull } = links;
    return pull === undefined ? repositoryUrl(links) : `${repositoryUrl(links)}/pull/${String(pull)}`;
}
function fileUrl(links, path, line) {
    const segments = path.split('/').map(_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL).join('/');
    const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
    return `${repositoryUrl(links)}/blob/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(links.revision)}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}
function commitUrl(links) {
    return `${repositoryUrl(links)}/commit/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(links.revision)}`;
}
const RULE_PAGES = `${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORY */ .B}/blob/v${_model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}/docs/rules`;
function rulePage(rule, pages = RULE_PAGES) {
    return `${pages}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(rule)}.md`;
}
function guidePage(name, pages = RULE_PAGES) {
    return `${pages.replace(/\/rules$/, '/guides')}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .urlSegment */ .NL)(name)}.md`;
}
function shortId(id) {
    return id.slice(0, 7);
}


/***/ })

};
;
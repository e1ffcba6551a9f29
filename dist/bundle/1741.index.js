"use strict";
exports.id = 1741;
exports.ids = [1741];
exports.modules = {

/***/ 80246:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   Cm: () => (/* binding */ whyFalse),
/* harmony export */   EZ: () => (/* binding */ fixableInWords),
/* harmony export */   I7: () => (/* binding */ STATE_WORDS),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R8: () => (/* binding */ errorOfRun),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   bL: () => (/* binding */ falseClaims),
/* harmony export */   bY: () => (/* binding */ adviceInWords),
/* harmony export */   jS: () => (/* binding */ accusation),
/* harmony export */   pU: () => (/* binding */ loosenedPart),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   tQ: () => (/* binding */ counts),
/* harmony export */   uc: () => (/* binding */ FOR_EACH),
/* harmony export */   yp: () => (/* binding */ conclusionInWords),
/* harmony export */   zp: () => (/* binding */ accusedInWords)
/* harmony export */ });
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75274);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6644);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53461);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55623);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20431);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85573);









const STATE_WORDS = {
    fails: '',
    allowed: 'allowed by configuration',
    mild: 'weighs as a warning by the standard',
    preexisting: 'from before this change',
    known: 'in the baseline',
};
const MOST_NAMED = 3;
const LONGEST_PATH = 120;
const LONGEST_NAME = 60;
function falseClaims(report) {
    const { returns, findings: shown, withheld = [], failOn } = report;
    const findings = [...shown, ...withheld].filter(({ untrue }) => untrue === true);
    const byPlace = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(findings, _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4);
    const forRest = new Map(findings.filter(({ index }) => index === null).map((finding) => [finding.file, finding]));
    const accused = (0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .accusedIn */ .G8)(returns);
    const all = returns.flatMap((record) => record.claims
        .filter((checked) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntrue */ .cO)(checked, record))
        .map((checked) => {
        const own = byPlace.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4)({ ...record, pointer: checked.claim.pointer }));
        const rest = forRest.get(record.file);
        const explaining = own ?? (rest === undefined ? [] : [rest]);
        return {
            record,
            checked,
            line: own?.[0]?.range?.startLine ?? record.line,
            accused: accused(record),
            state: stateOf(explaining, failOn),
            findings: own ?? [],
        };
    }));
    return mostAccusedFirst(all);
}
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
const STATES = ['fails', 'allowed', 'mild', 'preexisting', 'known'];
function counts({ state }) {
    return state === 'fails' || state === 'allowed' || state === 'mild';
}
function mostAccusedFirst(claims) {
    const times = new Map();
    for (const claim of claims)
        if (counts(claim))
            times.set(nameOf(claim), (times.get(nameOf(claim)) ?? 0) + 1);
    const n = (claim) => times.get(nameOf(claim)) ?? 0;
    return [...claims].sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
        n(b) - n(a) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(nameOf(a), nameOf(b)) ||
        (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_8__/* .compareNatural */ .d)(a.record.file, b.record.file) ||
        a.record.index - b.record.index);
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
        note: by === 'return' ? '' : by === 'beside' ? 'named by a return beside it' : 'author of the commit',
    };
}
function text(words) {
    return { kind: 'text', text: words };
}
function code(words, limit = LONGEST_PATH) {
    return { kind: 'code', text: words.length > limit ? `${words.slice(0, limit)}\u2026` : words };
}
function subject(accused) {
    if (accused === null)
        return [text('A return without an agent')];
    const { name } = accused;
    const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
    if (accused.by === 'author')
        return [text(`A return committed by ${shown}`)];
    return [text(accused.by === 'return' ? shown : `${shown} (named by a return beside it)`)];
}
function whyFalse({ claim, verdict }) {
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim) === 'deletion')
        return [text('still exists')];
    if (verdict.name === 'case-mismatch' && verdict.foundAt !== null)
        return [text('is named '), code(verdict.foundAt)];
    return [text((0,_claims_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictWords */ .L2)(verdict.name).why)];
}
function accusation(claim) {
    const { accused, checked } = claim;
    return [
        ...subject(accused),
        text(` ${verb(claim)} `),
        code(checked.claim.path),
        text(', which '),
        ...whyFalse(checked),
    ];
}
function verb({ checked: { claim } }) {
    return (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim) === 'deletion' ? 'claims the deletion of' : 'claims';
}
function sentences(claims) {
    const byAccused = [
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(claims, ({ accused, record }) => accused === null ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .returnKey */ .wY)(record) : JSON.stringify(accused)).values(),
    ];
    return byAccused.flatMap((group, at) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const parts = group.flatMap((claim, n) => {
            const { checked, record, line } = claim;
            const before = group[n - 1];
            const lead = before === undefined
                ? ` ${verb(claim)} `
                : `${n === group.length - 1 ? ', and ' : ', '}${verb(before) === verb(claim) ? '' : `${verb(claim)} `}`;
            return [
                text(lead),
                code(checked.claim.path),
                text(', which '),
                ...whyFalse(checked),
                text(' ('),
                { kind: 'place', file: record.file, line },
                text(')'),
            ];
        });
        return [...(at === 0 ? [] : [text('; ')]), ...subject(first.accused), ...parts];
    });
}
function counted(claims, report) {
    const n = claims.length;
    const start = text(`${String(n)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)((0,_claims_js__WEBPACK_IMPORTED_MODULE_5__/* .truthOf */ .D)(report).claims, 'claim')} ${n === 1 ? 'is' : 'are'} false`);
    const most = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(claims, nameOf).values()].find((own) => own.length * 2 > n);
    const accused = most?.[0]?.accused;
    if (most === undefined || accused === undefined || accused === null)
        return [start];
    const nameIn = (0,_model_context_js__WEBPACK_IMPORTED_MODULE_7__/* .accusedIn */ .G8)(report.returns);
    if (report.returns.every((record) => (nameIn(record)?.name ?? accused.name) === accused.name))
        return [start];
    const whose = accused.by === 'author' ? `in returns committed by ${accused.name}` : `by ${accused.name}`;
    const shown = whose.length > 2 * LONGEST_NAME ? `${whose.slice(0, 2 * LONGEST_NAME)}\u2026` : whose;
    return [start, text(most.length === n ? `, all ${shown}` : `, most ${shown} (${String(most.length)})`)];
}
function answer(report) {
    const claims = falseClaims(report).filter(counts);
    if (claims.length > MOST_NAMED)
        return counted(claims, report);
    if (claims.length > 0)
        return sentences(claims);
    const truth = (0,_claims_js__WEBPACK_IMPORTED_MODULE_5__/* .truthLine */ .AR)(report);
    return [text(truth === '' ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .capital */ .Nx)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .reason */ .l)(report)) : truth)];
}
function plain(parts) {
    return parts
        .map((part) => part.kind === 'text' ? part.text : part.kind === 'code' ? `\`${part.text}\`` : (0,_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .placeInWords */ .cF)(part.file, part.line))
        .join('');
}
function conclusionInWords(report, claims = falseClaims(report)) {
    const { conclusion } = report;
    if (conclusion !== 'passed' || claims.length === 0)
        return conclusion;
    const found = STATES.map((state) => [state, claims.filter((claim) => claim.state === state).length]).filter(([, n]) => n > 0);
    const all = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(claims.length, 'false claim');
    const words = found.map(([state, n]) => {
        const word = state === 'mild' && n > 1 ? STATE_WORDS.mild.replace('weighs', 'weigh') : STATE_WORDS[state];
        return found.length === 1 ? word : `${String(n)} ${word}`;
    });
    return `passed, ${all}${found.length === 1 ? ' ' : ': '}${words.join(', ')}`;
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
function firstLine(report) {
    const loosened = loosenedPart(report);
    if (!falseClaims(report).some(counts))
        return [...errorOfRun(report), (0,_claims_js__WEBPACK_IMPORTED_MODULE_5__/* .truthInCounts */ .pM)(report), ...loosened].join('; ');
    const found = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .totals */ .Sd)(report));
    return [plain(answer(report)), ...(found === '' ? [] : [found]), ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .unsuccessful */ .Q5)(report), ...loosened].join('; ');
}
function errorOfRun({ conclusion, findings }) {
    if (conclusion !== 'failed')
        return [];
    const error = findings.find(({ file, severity }) => file === null && severity === 'error');
    return error === undefined ? [] : [error.message.replace(/\.$/, '')];
}
function loosenedPart(report) {
    const words = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .loosenedInWords */ .yI)(report);
    return words === '' ? [] : [words];
}
function isPlain(report) {
    return conclusionInWords(report) === report.conclusion && report.loosened === undefined;
}
const FOR_EACH = 'For each, commit the file, correct the path, or remove the claim.';
function adviceInWords(claims) {
    const [first, ...others] = claims;
    if (first === undefined)
        return '';
    const advice = others.length === 0 ? first.findings[0]?.recommendation : undefined;
    if (advice !== undefined)
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceOf */ .wr)(advice);
    return FOR_EACH;
}


/***/ }),

/***/ 85573:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ truthLine),
/* harmony export */   D: () => (/* binding */ truthOf),
/* harmony export */   HQ: () => (/* binding */ claimCounts),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Rf: () => (/* binding */ NOT_IN_HISTORY),
/* harmony export */   US: () => (/* binding */ verdictCounts),
/* harmony export */   V_: () => (/* binding */ isLog),
/* harmony export */   aM: () => (/* binding */ comparisonInWords),
/* harmony export */   kF: () => (/* binding */ claimsInWords),
/* harmony export */   pM: () => (/* binding */ truthInCounts),
/* harmony export */   x6: () => (/* binding */ scopeInWords)
/* harmony export */ });
/* unused harmony export DOCUMENT_RULES */
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83303);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25821);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55623);





function truthOf({ returns, findings: shown, withheld = [] }) {
    const findings = withheld.length === 0 ? shown : [...shown, ...withheld];
    const numbers = { claims: 0, untrue: 0, known: 0, preexisting: 0, moved: 0, removed: 0 };
    const others = { undetermined: 0, unverifiable: 0, unfinished: 0, notBorneOut: 0, absentCommits: 0, otherwise: 0 };
    const states = statesOfUntrue(findings);
    for (const record of returns) {
        for (const checked of record.claims) {
            const { name } = checked.verdict;
            if (!(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompared */ .uQ)(checked))
                continue;
            numbers.claims++;
            if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isUntrue */ .cO)(checked, record)) {
                numbers.untrue++;
                const state = states.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4)({ ...record, pointer: checked.claim.pointer }));
                if (state === 'known' || state === 'preexisting')
                    numbers[state]++;
            }
            else if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsentCommit */ .R2)(checked))
                others.absentCommits++;
            else if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotBorneOut */ .wp)(checked))
                others.notBorneOut++;
            else if (name === 'relocated')
                numbers.moved++;
            else if (name === 'removed')
                numbers.removed++;
            else if (name === 'undetermined' || name === 'unverifiable')
                others[name]++;
            else if (name !== 'present' && name !== 'agrees' && name !== 'deleted' && checked.weight !== 'pass') {
                if (record.success)
                    others.otherwise++;
                else
                    others.unfinished++;
            }
        }
    }
    return { ...numbers, ...others, unread: unreadFiles({ returns, findings }) };
}
function statesOfUntrue(findings) {
    const states = new Map();
    for (const finding of findings) {
        if (finding.untrue !== true)
            continue;
        const state = finding.baselined ? 'known' : finding.preexisting ? 'preexisting' : 'active';
        const key = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4)(finding);
        if (state === 'active' || !states.has(key))
            states.set(key, state);
    }
    return states;
}
function isLog(file) {
    return /\.jsonl$/i.test(file);
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
function unreadFiles({ returns, findings }) {
    const read = new Set(returns.map(({ file }) => file));
    const unread = new Set();
    for (const { file, rule } of findings) {
        if (file !== null && DOCUMENT_RULES.has(rule) && (isLog(file) || !read.has(file)))
            unread.add(file);
    }
    return unread.size;
}
function truthInWords(truth, returns) {
    const { claims, moved, removed, undetermined, unverifiable, unfinished, notBorneOut, absentCommits, otherwise, unread, } = truth;
    if (returns === 0 && unread === 0)
        return '';
    const since = [
        ...(moved === 0 ? [] : [`${String(moved)} moved`]),
        ...(removed === 0 ? [] : [`${String(removed)} deleted`]),
    ].join(' and ');
    const parts = [
        claims === 0 ? `No claims in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(returns, 'return')}` : untrueInWords(truth),
        ...(absentCommits === 0 ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(absentCommits, 'commit')} not in the history`]),
        ...(notBorneOut === 0 ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(notBorneOut, 'count')} ${notBorneOut === 1 ? 'differs' : 'differ'}`]),
        ...(since === '' ? [] : [`${since} since`]),
        ...(undetermined === 0 ? [] : [`${String(undetermined)} undetermined`]),
        ...(unverifiable === 0 ? [] : [`${String(unverifiable)} cannot be checked here`]),
        ...(otherwise === 0 ? [] : [`${String(otherwise)} not found as written`]),
        ...(unfinished === 0 ? [] : [`${String(unfinished)} absent in unfinished work`]),
    ];
    const files = unread === 0 ? '' : `; ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(unread, 'file')} could not be read in full`;
    return `${parts.join(', ')}${files}`;
}
function untrueInWords(truth) {
    const { claims, untrue, undetermined, unverifiable, unfinished, notBorneOut, absentCommits, otherwise } = truth;
    if (untrue > 0) {
        const what = claims === 1 ? 'The one claim' : `${String(untrue)} of ${String(claims)} claims`;
        return `${what} ${untrue === 1 ? 'is' : 'are'} false${knownInWords(truth)}`;
    }
    if (undetermined + unverifiable + unfinished + notBorneOut + absentCommits + otherwise > 0)
        return `No false claims in ${String(claims)}`;
    const all = claims === 1 ? 'The one claim is' : `All ${String(claims)} claims are`;
    return `${all} true`;
}
function knownInWords({ untrue, known, preexisting }) {
    const parts = [
        [known, 'known'],
        [preexisting, 'from before this change'],
    ];
    const words = parts
        .filter(([n]) => n > 0)
        .map(([n, word]) => (n < untrue ? `${String(n)} ${word}` : untrue === 1 ? word : `all ${word}`));
    return words.length === 0 ? '' : ` (${words.join(', ')})`;
}
function truthLine(report) {
    const truth = truthOfReport(report);
    return truth === '' ? '' : [truth, ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .unsuccessful */ .Q5)(report)].join('; ');
}
function truthOfReport(report) {
    const truth = truthInWords(truthOf(report), report.returns.length);
    return truth === '' ? '' : [truth, ...uncheckedInWords(report)].join('; ');
}
function uncheckedInWords({ unchecked = [] }) {
    return unchecked.map(({ files, one, many }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(files, one, many)}: nothing in ${files === 1 ? 'it' : 'them'} can be checked`);
}
function truthInCounts(report) {
    const truth = truthOfReport(report);
    if (truth === '')
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .capital */ .Nx)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .reason */ .l)(report));
    const { baselined, preexisting } = report.counts;
    const form = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .totals */ .Sd)(report)) || (baselined + preexisting > 0 ? 'no new findings' : 'no findings');
    return [truth, form, ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .unsuccessful */ .Q5)(report)].join('; ');
}
function comparisonInWords(report) {
    const { compared } = report;
    if (compared === undefined)
        return '';
    const { base, commit } = compared;
    const short = (0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit ?? '');
    const against = short === '' || base.startsWith(short) ? base : `${base}@${short}`;
    return `${scopeInWords(report)}, against ${against}`;
}
function scopeInWords({ returns, compared }) {
    const skipped = compared?.passedOver ?? 0;
    const all = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(returns.length + skipped, 'return');
    return skipped === 0 ? all : `${String(returns.length)} of ${all}`;
}
const NOT_IN_HISTORY = 'not in history';
function absentCommits({ returns }) {
    return returns.reduce((sum, { claims }) => sum + claims.filter(_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsentCommit */ .R2).length, 0);
}
function verdictCounts(report) {
    const { verdicts } = report.counts;
    const commits = absentCommits(report);
    return _model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .bk.filter((name) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompared */ .uQ)({ verdict: { name } }))
        .flatMap((name) => name === 'missing'
        ? [
            { name, n: verdicts.missing - commits },
            { name: NOT_IN_HISTORY, n: commits },
        ]
        : [{ name, n: verdicts[name] }])
        .filter(({ n }) => n > 0);
}
const ABSENT = {
    word: 'absent',
    tone: 'doubtful',
    why: 'does not exist',
    heading: 'Claimed, but does not exist',
};
const WORDS = {
    present: { word: 'present', tone: 'good' },
    relocated: { word: 'moved', tone: 'good' },
    deleted: { word: 'deleted', tone: 'good' },
    removed: { word: 'deleted since' },
    undetermined: { word: 'undetermined' },
    unverifiable: {
        word: 'unverifiable',
        why: 'is in a submodule that .gitmodules does not name',
        heading: 'Claimed in an unknown submodule',
    },
    agrees: { word: 'confirmed', tone: 'good' },
    behind: { word: 'differs' },
    'other-total': { word: 'differs' },
    differs: { word: 'differs' },
    'no-plan': { word: 'not compared' },
    'not-countable': { word: 'not compared' },
    empty: { why: 'is empty', heading: 'Claimed, but empty' },
    uncommitted: { why: 'is not committed', heading: 'Claimed, but not committed' },
    directory: { why: 'is a directory', heading: 'Claimed as a file, but a directory' },
    outside: { why: 'is not in the project', heading: 'Claimed outside the project' },
    'case-mismatch': { why: 'is written in another letter case', heading: 'Claimed in another letter case' },
};
function verdictWords(verdict) {
    return { ...ABSENT, ...WORDS[verdict] };
}
function claimCounts(record) {
    const words = Object.keys(WORDS).map((name) => verdictWords(name));
    const counts = new Map([
        ['false', { n: 0, tone: 'bad' }],
        ...words.filter(({ word }) => word !== ABSENT.word).map(({ word, tone }) => [word, { n: 0, tone }]),
        [NOT_IN_HISTORY, { n: 0, tone: 'doubtful' }],
        [ABSENT.word, { n: 0, tone: ABSENT.tone }],
    ]);
    for (const checked of record.claims.filter(_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompared */ .uQ)) {
        const word = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isUntrue */ .cO)(checked, record)
            ? 'false'
            : (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsentCommit */ .R2)(checked)
                ? NOT_IN_HISTORY
                : (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotBorneOut */ .wp)(checked)
                    ? 'differs'
                    : verdictWords(checked.verdict.name).word;
        const of = counts.get(word);
        if (of !== undefined)
            of.n++;
    }
    return [...counts].filter(([, { n }]) => n > 0).map(([word, { n, tone }]) => ({ n, word, tone }));
}
function claimsInWords(record) {
    return claimCounts(record)
        .map(({ n, word }) => `${String(n)} ${word}`)
        .join(', ');
}


/***/ }),

/***/ 55623:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ reasonsInWords),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Q5: () => (/* binding */ unsuccessful),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   yI: () => (/* binding */ loosenedInWords)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);



function totals(report) {
    const { errors, warnings, notices } = report.counts;
    const by = { error: errors, warning: warnings, notice: notices };
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.map((severity) => [severity, by[severity]]);
}
function tally(numbers) {
    return numbers
        .filter(([, n]) => n > 0)
        .map(([severity, n]) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(n, severity))
        .join(', ');
}
function scope(report) {
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(report.counts.returns, 'return')}, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(report.counts.claims, 'claim')}`;
}
function reason(report) {
    return [outcome(report), ...unsuccessful(report)].join('; ');
}
function unsuccessful({ unsuccessful: counts }) {
    const parts = counts.map(({ status, returns }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`);
    return parts.length === 0 ? [] : [parts.join(', ')];
}
function thresholdOf({ failOn, conclusion }) {
    if (failOn === 'never')
        return 'never fails';
    if (conclusion === 'failed')
        return failOn === 'error' ? '' : `fails on ${failOn}`;
    return failOn === 'error' ? 'only errors fail' : failOn === 'warning' ? 'notices do not fail' : `fails on ${failOn}`;
}
function outcome(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = thresholdOf(report);
    if (found !== '')
        return threshold === '' ? found : `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold === '' ? 'no findings' : threshold;
    return report.counts.returns === 0
        ? 'no returns to check'
        : `${scope(report)}, no ${report.counts.baselined + report.counts.preexisting > 0 ? 'new ' : ''}findings`;
}
const MOST_NAMED = 3;
const MOST_REASONS = 10;
const LONGEST_PATTERN = 60;
function loosenedInWords({ loosened = [] }) {
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(loosened, ({ by }) => by)].map(([by, all]) => `${by} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(clauses(all), 'and')}`).join('; ');
}
function clauses(all) {
    const rules = all.filter((one) => one.setting === 'rules' || one.setting === 'overrides');
    const leftOut = all.filter((one) => one.setting === 'ignore' || one.setting === 'paths');
    return [
        ...(all.some(({ setting }) => setting === 'fail-on') ? ['sets fail-on to never'] : []),
        ...ruleClauses(rules),
        ...formClauses(all),
        ...leftOutClauses(leftOut),
    ];
}
function ruleClauses(rules) {
    const byEffect = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(rules, (one) => `${one.level}${reach(one)}`);
    if (byEffect.size > MOST_NAMED) {
        return [`keeps ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(new Set(rules.map(({ rule }) => rule)).size, 'rule')} on claims from failing`];
    }
    return [...byEffect.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const names = group.length > MOST_NAMED
            ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(group.length, 'rule on claims', 'rules on claims')
            : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(group.map(({ rule }) => rule), 'and');
        return [`${first.level === 'off' ? `turns ${names} off` : `sets ${names} to ${first.level}`}${reach(first)}`];
    });
}
function reach({ paths, findings, reason }) {
    const why = reason === undefined ? '' : ` (${reason})`;
    if (findings !== undefined)
        return ` for ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(findings, 'finding')}${why}`;
    return paths === undefined ? why : ` for ${patternsInWords(paths)}${why}`;
}
function reasonsInWords({ findings }) {
    const given = findings.filter(({ reason }) => reason !== undefined);
    const groups = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(given, ({ rule, baselined, reason = '' }) => JSON.stringify([rule, baselined, reason]));
    const words = [...groups.values()].flatMap((group) => group.slice(0, 1).map(({ rule, baselined, severity, reason = '' }) => {
        const state = baselined ? 'known' : `set to ${severity}`;
        return `${String(group.length)} ${state} of ${rule}: ${reason}`;
    }));
    const more = words.length - MOST_REASONS;
    return more > 0 ? [...words.slice(0, MOST_REASONS), `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(more, 'more reason')} in the JSON report`] : words;
}
function formClauses(all) {
    const forms = all.filter((one) => one.setting === 'forms');
    return [true, false].flatMap((isDropped) => {
        const names = forms.filter((one) => one.isDropped === isDropped).map(({ form }) => form);
        if (names.length === 0)
            return [];
        return [
            `${isDropped ? 'drops' : 'reads less of'} the ${names.length === 1 ? 'form' : 'forms'} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(names, 'and')}`,
        ];
    });
}
function leftOutClauses(all) {
    const ignored = all.flatMap(({ setting, pattern }) => (setting === 'ignore' && pattern !== null ? [pattern] : []));
    return [
        ...(ignored.length === 0 ? [] : [`ignores returns in ${patternsInWords(ignored)}`]),
        ...(all.some(({ setting }) => setting === 'paths') ? ['selects only some of the returns'] : []),
    ];
}
function patternsInWords(patterns) {
    if (patterns.length > MOST_NAMED)
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(patterns.length, 'pattern');
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(patterns.map((pattern) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(pattern, LONGEST_PATTERN)), 'and');
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

/***/ 60717:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   cZ: () => (/* binding */ numbersOf),
/* harmony export */   jm: () => (/* binding */ statisticsOf),
/* harmony export */   k2: () => (/* binding */ byRule),
/* harmony export */   rY: () => (/* binding */ delegation)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53461);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85573);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);




function group({ returns, findings }) {
    const ofReturn = new Map();
    const byIdentity = new Map();
    const byFile = new Map();
    const several = new Set();
    for (const record of [...returns].sort((a, b) => (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNatural */ .d)(a.file, b.file))) {
        const list = [];
        ofReturn.set(record, list);
        byIdentity.set((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)(record), list);
        if (byFile.has(record.file) || (0,_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .isLog */ .V_)(record.file))
            several.add(record.file);
        byFile.set(record.file, list);
    }
    for (const file of several)
        byFile.delete(file);
    const ofFile = new Map();
    const ofRun = [];
    for (const finding of findings) {
        const { file, index } = finding;
        if (file === null) {
            ofRun.push(finding);
            continue;
        }
        const known = (index === null ? undefined : byIdentity.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)({ file, index }))) ?? byFile.get(file);
        if (known !== undefined)
            known.push(finding);
        else {
            const list = [finding];
            ofFile.set(file, list);
            byFile.set(file, list);
        }
    }
    return { ofReturn, ofFile: new Map([...ofFile].sort(([a], [b]) => (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNatural */ .d)(a, b))), ofRun };
}
function numbersOf(findings) {
    const numbers = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)(finding))
            numbers[finding.severity]++;
    return numbers;
}
function byRule(findings) {
    return statisticsOf(findings.filter(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m));
}
function statisticsOf(findings) {
    const rules = new Map();
    for (const { rule, severity, baselined, preexisting } of findings) {
        const of = rules.get(rule) ?? { numbers: { error: 0, warning: 0, notice: 0 }, known: 0, preexisting: 0 };
        rules.set(rule, of);
        if (baselined)
            of.known++;
        else if (preexisting)
            of.preexisting++;
        else
            of.numbers[severity]++;
    }
    return [...rules]
        .map(([rule, of]) => ({ rule, ...of }))
        .sort((a, b) => {
        for (const severity of _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC) {
            const difference = b.numbers[severity] - a.numbers[severity];
            if (difference !== 0)
                return difference;
        }
        return b.known + b.preexisting - (a.known + a.preexisting) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.rule, b.rule);
    });
}
function delegation(returns, fails) {
    const agents = new Map();
    const calls = new Map();
    for (const record of returns) {
        const path = record.delegation;
        for (const name of new Set(path)) {
            const agent = agents.get(name) ?? { name, returns: 0, failing: 0, seen: 0 };
            agents.set(name, agent);
            agent.seen++;
        }
        const last = agents.get(path[path.length - 1] ?? '');
        if (last !== undefined && path.length > 0) {
            last.returns++;
            if (fails(record))
                last.failing++;
        }
        const steps = new Map();
        for (let at = 1; at < path.length; at++) {
            const step = [path[at - 1] ?? '', path[at] ?? ''];
            steps.set(JSON.stringify(step), step);
        }
        for (const [key, [from, to]] of steps) {
            const call = calls.get(key) ?? { from, to, returns: 0 };
            calls.set(key, call);
            call.returns++;
        }
    }
    return {
        agents: [...agents.values()].sort((a, b) => b.seen - a.seen || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.name, b.name)),
        calls: [...calls.values()].sort((a, b) => b.returns - a.returns || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.from, b.from) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.to, b.to)),
    };
}


/***/ }),

/***/ 2483:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ elsewhereNote),
/* harmony export */   L6: () => (/* binding */ namedInFindings),
/* harmony export */   PZ: () => (/* binding */ criticalRisksOf),
/* harmony export */   Vv: () => (/* binding */ ofRules),
/* harmony export */   sJ: () => (/* binding */ uncommittedNote),
/* harmony export */   sY: () => (/* binding */ withheldInWords)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);


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
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(withheld.length, 'finding')} of other rules ${withheld.length === 1 ? 'is' : 'are'} not shown; all of them count.`;
}
const MOST_NAMED = 5;
function uncommittedNote(files) {
    const more = files.length - MOST_NAMED;
    const named = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)([...files.slice(0, MOST_NAMED), ...(more > 0 ? [`${String(more)} more`] : [])], 'and');
    const [differ, them] = files.length === 1 ? ['differs', 'it'] : ['differ', 'them'];
    return `${named} ${differ} on disk; check reads the commit. Commit ${them}, or use --workspace.`;
}
function elsewhereNote(branches) {
    const byBranch = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)([...branches], ([, branch]) => branch)].slice(0, MOST_NAMED);
    const sentences = byBranch.map(([branch, files]) => {
        const named = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(files.map(([path]) => path), 'and');
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


/***/ }),

/***/ 72959:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ selectShown),
/* harmony export */   Ni: () => (/* binding */ agentsInWords),
/* harmony export */   Y2: () => (/* binding */ absentCommitsInWords),
/* harmony export */   g: () => (/* binding */ inReadingOrder),
/* harmony export */   iw: () => (/* binding */ agentsIn),
/* harmony export */   nD: () => (/* binding */ archivedInWords),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53461);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20431);






function isShown(finding, report, quiet) {
    if (!(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(finding))
        return false;
    if (!quiet || finding.severity === 'error')
        return true;
    return report.failOn !== 'never' && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(finding.severity, report.failOn);
}
function selectShown(report, { quiet = false, notices = false } = {}) {
    const all = inReadingOrder(report.findings.filter((finding) => isShown(finding, report, quiet)));
    const untrue = all.filter((finding) => finding.untrue === true);
    const others = all.filter((finding) => finding.untrue !== true);
    if (report.withheld !== undefined)
        return { untrue, single: others, groups: [], notices: [], absentCommits: null };
    const claims = claimNotices(report.returns);
    const listsNotices = notices || report.failOn === 'notice';
    const shownAs = (finding) => {
        if (finding.severity !== 'notice')
            return 'listed';
        const kind = report.failOn === 'notice' ? undefined : claims.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4)(finding));
        if (kind === 'absent-commit' || (kind === 'silent' && OF_FATE.has(finding.rule)))
            return kind;
        return listsNotices ? 'listed' : 'counted';
    };
    const byKind = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(others, shownAs);
    const { repeats: groups, single } = separateByAgent(byKind.get('listed') ?? [], agentsIn(report.returns));
    return {
        untrue,
        single,
        groups,
        notices: countNotices(byKind.get('counted') ?? []),
        absentCommits: countAbsentCommits(byKind.get('absent-commit') ?? [], report.returns),
    };
}
const OF_FATE = new Set(['artifact-relocated', 'artifact-removed']);
function claimNotices(returns) {
    const kinds = new Map();
    for (const { file, index, claims, archived } of returns) {
        for (const checked of claims) {
            const { name } = checked.verdict;
            const isSilent = archived !== undefined && (name === 'relocated' || name === 'removed');
            const kind = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsentCommit */ .R2)(checked) ? 'absent-commit' : isSilent ? 'silent' : null;
            if (kind !== null)
                kinds.set((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r4)({ file, index, pointer: checked.claim.pointer }), kind);
        }
    }
    return kinds;
}
function countNotices(findings) {
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(findings, ({ rule }) => rule)]
        .map(([rule, all]) => ({ rule, findings: all }))
        .sort((a, b) => b.findings.length - a.findings.length || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.rule, b.rule));
}
function countAbsentCommits(findings, returns) {
    const [first] = findings;
    if (first === undefined)
        return null;
    const commits = returns
        .flatMap(({ claims }) => claims)
        .filter(({ claim, verdict }) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim) === 'commit' && verdict.name !== 'undetermined');
    return { rule: first.rule, absent: commits.filter(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsentCommit */ .R2).length, cited: commits.length, findings };
}
function absentCommitsInWords({ absent, cited }) {
    const share = Math.max(1, Math.round((100 * absent) / cited));
    if (cited === 1)
        return 'The one cited commit is not in the history.';
    return `${String(absent)} of ${String(cited)} cited commits (${String(share)} %) ${absent === 1 ? 'is' : 'are'} not in the history.`;
}
function archivedInWords({ returns }) {
    const archived = returns.filter((record) => record.archived === 'claims').length;
    if (archived === 0)
        return '';
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(archived, 'archived return')}: only the claims were checked (archived: all also checks the form).`;
}
function inReadingOrder(findings) {
    return [...findings].sort((a, b) => Number(b.untrue ?? false) - Number(a.untrue ?? false) || byFile(a.file, b.file));
}
function byFile(a, b) {
    if (a === b)
        return 0;
    if (a === null)
        return 1;
    return b === null ? -1 : (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .d)(a, b);
}
const REPEATS_FROM = 4;
function agentsIn(returns) {
    let agents;
    return ({ file, index }) => {
        if (file === null || index === null)
            return null;
        agents ??= new Map(returns.map((record) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .returnKey */ .wY)(record), record.agent]));
        return agents.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .returnKey */ .wY)({ file, index })) ?? null;
    };
}
function separateByAgent(findings, agentOf) {
    const ofForm = findings.filter(({ untrue }) => untrue !== true);
    const repeats = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(ofForm, ({ rule, severity }) => `${severity} ${rule}`).values()]
        .flatMap((all) => groupsOfAgents(all, agentOf))
        .filter(({ length }) => length >= REPEATS_FROM)
        .flatMap((all) => repeatOf(all, agentOf));
    const repeated = new Set(repeats.flatMap((repeat) => repeat.findings));
    return {
        repeats: repeats.sort((a, b) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(b.severity) ||
            b.findings.length - a.findings.length ||
            (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.rule, b.rule) ||
            (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.message, b.message)),
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
    const agents = new Map();
    for (const finding of findings) {
        const agent = agentOf(finding);
        if (agent !== null && agent !== '')
            agents.set(agent, (agents.get(agent) ?? 0) + 1);
    }
    const { rule, severity } = first;
    const message = repeatInWords(findings, (finding) => finding.message);
    const recommendation = repeatInWords(findings, (finding) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceOf */ .wr)(finding.recommendation));
    const byNumber = [...agents].sort(([a, n], [b, m]) => m - n || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a, b));
    return [{ rule, severity, message, recommendation, findings, agents: byNumber }];
}
function repeatInWords(findings, wordsOf) {
    const [first] = findings;
    if (first === undefined)
        return '';
    const words = wordsOf(first);
    return findings.every((finding) => wordsOf(finding) === words) ? words : `For example: ${words}`;
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


/***/ }),

/***/ 14832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ title),
/* harmony export */   f: () => (/* binding */ lastLine)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80246);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55623);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85573);





const LONGEST_TITLE = 56;
function title(report) {
    const all = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .falseClaims */ .bL)(report);
    const claims = all.filter(_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .counts */ .tQ);
    if (report.conclusion === 'passed' && all.length === 0)
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answer */ .ZF)(report);
    if (report.conclusion === 'passed')
        return [(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .capital */ .Nx)((0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionInWords */ .yp)(report, all)))];
    if (claims.length > 0)
        return withPaths(causeOfAll(claims), claims.map(({ checked }) => checked.claim.path));
    if (report.conclusion === 'empty')
        return [(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('No returns found')];
    const truth = (0,_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .truthLine */ .AR)(report);
    const found = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .totals */ .Sd)(report));
    const words = [
        ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .errorOfRun */ .R8)(report),
        ...(found === '' ? [] : [found]),
        ...(truth === '' ? (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .unsuccessful */ .Q5)(report) : [truth.charAt(0).toLowerCase() + truth.slice(1)]),
    ];
    return [(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(shortened(`Failed: ${words.length === 0 ? (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .reason */ .l)(report) : words.join('; ')}`))];
}
function lastLine(report) {
    const all = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .falseClaims */ .bL)(report);
    const isFalse = all.some(_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .counts */ .tQ);
    const [first = '', ...rest] = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusionInWords */ .yp)(report, all).split(',');
    const conclusion = [first.toUpperCase(), ...rest].join(',');
    const found = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .totals */ .Sd)(report));
    const named = report.conclusion === 'passed' ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answer */ .ZF)(report) : title(report);
    const words = isFalse
        ? [(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(named), ...(found === '' ? [] : [(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)(report)]), ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .unsuccessful */ .Q5)(report)]
        : [...(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .errorOfRun */ .R8)(report), (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)(report), ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .unsuccessful */ .Q5)(report)];
    const fixable = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .fixableInWords */ .EZ)(report);
    return `${conclusion}: ${[...words, ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .loosenedPart */ .pU)(report), ...(fixable === '' ? [] : [fixable])].join('; ')}`;
}
const LONGEST_WORDS = 88;
function shortened(words) {
    if (words.length <= LONGEST_WORDS)
        return words;
    const end = words.lastIndexOf(';', LONGEST_WORDS);
    return end > 0 ? words.slice(0, end) : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(words, LONGEST_WORDS);
}
function causeOfAll(claims) {
    const n = claims.length;
    const causes = new Set(claims.map(({ checked }) => JSON.stringify(causeOf(checked))));
    const [first] = claims;
    if (first === undefined || causes.size > 1)
        return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(n, 'claim')} ${n === 1 ? 'is' : 'are'} false`;
    const { one, many, isDeletion } = causeOf(first.checked);
    const files = isDeletion ? `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(n, 'file')} claimed as deleted` : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(n, 'claimed file');
    return `${files} ${n === 1 ? one : many}`;
}
function causeOf({ claim, verdict }) {
    if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(claim) === 'deletion')
        return { one: 'still exists', many: 'still exist', isDeletion: true };
    const { why } = (0,_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictWords */ .L2)(verdict.name);
    const many = why
        .replace(/^is a directory$/, 'are directories')
        .replace(/^is\b/, 'are')
        .replace(/^does\b/, 'do');
    return { one: why, many, isDeletion: false };
}
function withPaths(words, paths) {
    const names = paths.map((path) => path.replace(/^.*\/(?=.)/s, '…/'));
    const [first = ''] = names;
    const rest = paths.length > 1 ? ` and ${String(paths.length - 1)} more` : '';
    const candidates = [paths, names, [paths[0] ?? ''], [first]];
    for (const [n, shown] of candidates.entries()) {
        const ending = n < 2 ? '' : rest;
        const length = words.length + 2 + shown.join(', ').length + ending.length;
        if (length > LONGEST_TITLE)
            continue;
        const list = shown.flatMap((path, at) => [...(at === 0 ? [] : [(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(', ')]), (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(path)]);
        return [(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${words}: `), ...list, ...(ending === '' ? [] : [(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(ending)])];
    }
    return [(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(words)];
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
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23718);


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
    markdown: async () => (await __webpack_require__.e(/* import() */ 6663).then(__webpack_require__.bind(__webpack_require__, 76663))).renderMarkdown,
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

/***/ 56900:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ groupsMarkdown),
/* harmony export */   w: () => (/* binding */ groupsText)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53461);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58853);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15030);





const FEWEST_RETURNS = 10;
const MOST_GROUPS = 50;
const COLUMNS = ['done', 'open', 'claims', 'false', 'moved', 'deleted'];
const ALWAYS = 3;
function tablesOf({ returns, compared }) {
    if (compared !== undefined)
        return [];
    const grouped = returns.filter(({ group }) => group !== undefined);
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(grouped, ({ group }) => group?.by ?? '')].flatMap(([by, records]) => {
        const groups = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(records, ({ group }) => group?.name ?? '');
        if (records.length < FEWEST_RETURNS || groups.size < 2)
            return [];
        const sorted = [...groups].sort(([a], [b]) => (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)(a, b));
        const counted = sorted.slice(0, MOST_GROUPS).map(([name, list]) => ({ name, numbers: numbersOf(list) }));
        const rest = sorted.slice(MOST_GROUPS).flatMap(([, list]) => list);
        if (rest.length > 0)
            counted.push({ name: 'others', numbers: numbersOf(rest) });
        const shown = COLUMNS.filter((name, n) => n < ALWAYS || counted.some(({ numbers }) => numbers[name] > 0));
        const rows = counted.map(({ name, numbers }) => [name, ...shown.map((column) => inCell(numbers[column]))]);
        return [{ head: [by, ...shown], rows }];
    });
}
function inCell(n) {
    return n === 0 ? NONE : String(n);
}
const NONE = '-';
function numbersOf(records) {
    const done = records.filter(({ success }) => success);
    const claims = records.flatMap((record) => record.claims.map((checked) => ({ checked, record })));
    const having = (name) => claims.filter(({ checked }) => checked.verdict.name === name).length;
    return {
        done: done.length,
        open: records.length - done.length,
        claims: claims.length,
        false: claims.filter(({ checked, record }) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isUntrue */ .cO)(checked, record)).length,
        moved: having('relocated'),
        deleted: having('removed'),
    };
}
function groupsText(report) {
    const tables = tablesOf(report).map(({ head, rows }) => {
        const all = [head, ...rows];
        const widths = head.map((_, n) => (0,_width_js__WEBPACK_IMPORTED_MODULE_2__/* .widest */ .D3)(all.map((row) => row[n]?.length ?? 0)));
        const lines = all.map((row) => {
            const cells = row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)));
            return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  ${cells.join('  ')}\n`;
        });
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${lines}\n`;
    });
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${tables}`;
}
function groupsMarkdown(report) {
    const tables = tablesOf(report).map(({ head, rows }) => {
        const line = (cells) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `|${cells.map((cell) => (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) ` ${cell === NONE ? '' : cell} |`)}\n`;
        const aligned = head.map((_, n) => (n === 0 ? (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) ` :-- |` : (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) ` --: |`));
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `${line(head)}|${aligned}\n${rows.map(line)}\n`;
    });
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `${tables}`;
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


/***/ }),

/***/ 23718:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ lastLine),
  X: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./src/report/describe/notes.ts
var notes = __webpack_require__(2483);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/report/describe/answer.ts
var answer = __webpack_require__(80246);
// EXTERNAL MODULE: ./src/report/describe/title.ts
var title = __webpack_require__(14832);
// EXTERNAL MODULE: ./src/report/describe/conclusion.ts
var conclusion = __webpack_require__(55623);
// EXTERNAL MODULE: ./src/report/groups.ts
var groups = __webpack_require__(56900);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/report/describe/shown.ts
var shown = __webpack_require__(72959);
// EXTERNAL MODULE: ./src/report/describe/grouping.ts
var grouping = __webpack_require__(60717);
// EXTERNAL MODULE: ./src/report/describe/finding.ts
var describe_finding = __webpack_require__(20431);
// EXTERNAL MODULE: ./src/report/width.ts
var report_width = __webpack_require__(15030);
// EXTERNAL MODULE: ./src/report/links.ts
var report_links = __webpack_require__(83303);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/report/text/findings.ts






const SEVERITY_STYLE = { error: 'red', warning: 'yellow', notice: 'cyan' };
const SEVERITY_WIDTH = 'warning'.length;
const MESSAGE_WIDTH = 72;
const LEAST_MESSAGE = 24;
function pad(text, width) {
    return text + ' '.repeat(Math.max(0, width - (0,report_width/* columns */.YB)(text)));
}
function level(severity, paint) {
    return paint(SEVERITY_STYLE[severity], (0,sink/* terminal */.Fo) `${severity.padEnd(SEVERITY_WIDTH)}`);
}
const BEFORE = 20;
function windowOf(source, start, end, room) {
    const { text } = (0,sink/* terminal */.Fo) `${source}`;
    if ((0,report_width/* columns */.YB)(text) <= room)
        return { from: 0, to: source.length };
    const isPlain = text === source && /^[\x20-\x7e]*$/.test(text) && !text.includes('::');
    const widthOf = (part) => (isPlain ? part.length : (0,report_width/* columns */.YB)((0,sink/* terminal */.Fo) `${part}`.text));
    const fits = (from, to) => widthOf(source.slice(from, to)) <= room - 2;
    let from = fits(0, end) ? 0 : Math.max(0, Math.min(start, start - BEFORE));
    let to = source.length;
    while (to > start + 1 && !fits(from, to))
        to--;
    while (from < start && !fits(from, to))
        from++;
    if (isTail(source, from))
        from++;
    if (isTail(source, to))
        to--;
    return { from, to };
}
function isTail(text, at) {
    return at > 0 && at < text.length && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
}
function quoteSource(parts, room) {
    const source = `${parts.before}${parts.range}${parts.after}`.replaceAll('\t', ' ').trimEnd();
    const start = Math.min(parts.before.length, source.length);
    const end = Math.min(parts.before.length + parts.range.length, source.length);
    const { from, to } = windowOf(source, start, end, room - (parts.isCut ? 1 : 0));
    const shown = (first, last) => (0,sink/* terminal */.Fo) `${source.slice(first, last)}`;
    const lead = parts.isCut || from > 0 ? (0,sink/* terminal */.Fo) `…` : (0,sink/* terminal */.Fo) ``;
    const tail = to < source.length ? (0,sink/* terminal */.Fo) `…` : (0,sink/* terminal */.Fo) ``;
    const before = (0,report_width/* columns */.YB)(lead.text) + (0,report_width/* columns */.YB)(shown(from, start).text);
    const length = Math.max(1, (0,report_width/* columns */.YB)(shown(start, Math.min(end, to)).text));
    return [(0,sink/* terminal */.Fo) `${lead}${shown(from, to)}${tail}`, (0,sink/* terminal */.Fo) `${' '.repeat(before)}^${'~'.repeat(length - 1)}`];
}
function hanging(lines, margin) {
    return (0,sink/* terminal */.Fo) `${lines.map((line) => (0,sink/* terminal */.Fo) `${margin}${line}\n`)}`;
}
function advice(words, margin, { paint, width }) {
    if (words.fix === '')
        return (0,sink/* terminal */.Fo) ``;
    const label = 'fix: ';
    const [first, ...more] = (0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `${words.fix + (0,describe_finding/* fixable */.C2)(words)}`.text, width - margin.length - label.length);
    return (0,sink/* terminal */.Fo) `${margin}${paint('green', (0,sink/* terminal */.Fo) `fix:`)} ${first}\n${hanging(more, margin + ' '.repeat(label.length))}`;
}
function source(finding, margin, { paint, width }) {
    const parts = (0,describe_finding/* sourceParts */.YI)(finding);
    if (parts === null)
        return (0,sink/* terminal */.Fo) ``;
    const [line, marks] = quoteSource(parts, width - margin.length - 2);
    const bar = paint('dim', (0,sink/* terminal */.Fo) `|`);
    return (0,sink/* terminal */.Fo) `${margin}${bar} ${line}\n${margin}${bar} ${paint(SEVERITY_STYLE[finding.severity], marks)}\n`;
}
function* findingLines(file, findings, layout) {
    const { paint, width, links, pageLine, brief } = layout;
    const all = findings.map((finding) => {
        const words = (0,describe_finding/* findingWords */.Hu)(finding);
        return { finding, words: { ...words, message: brief.get(finding) ?? words.message } };
    });
    const placeWidth = (0,report_width/* widest */.D3)(all.map(({ words }) => words.position.length));
    const lead = (placeWidth === 0 ? 2 : placeWidth + 4) + SEVERITY_WIDTH + 2;
    const ruleWidth = (0,report_width/* widest */.D3)(all.map(({ words }) => (0,report_width/* columns */.YB)((0,sink/* terminal */.Fo) `${words.rule}`.text)));
    const room = width - lead - ruleWidth - 2;
    const aside = room >= LEAST_MESSAGE;
    const messages = all.map(({ words: { message, rule } }) => (aside ? (0,sink/* terminal */.Fo) `${message}` : (0,sink/* terminal */.Fo) `${message} (${rule})`).text);
    const messageWidth = aside ? Math.min(MESSAGE_WIDTH, room, (0,report_width/* widest */.D3)(messages.map(report_width/* columns */.YB))) : width - lead;
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    yield (0,sink/* terminal */.Fo) `${file === null ? paint('bold', (0,sink/* terminal */.Fo) `${describe_finding/* WHOLE_RUN */.Wx}`) : paint('bold', paint('underline', (0,sink/* terminal */.Fo) `${file}`))}\n`;
    for (const [i, { finding, words }] of all.entries()) {
        const { severity, rule, position } = words;
        const location = placeWidth === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `${position.padStart(placeWidth)}  `;
        const [first, ...more] = (0,report_width/* wrap */.LV)(messages[i] ?? '', messageWidth, Math.max(messageWidth, width - lead));
        yield (0,sink/* terminal */.Fo) `  ${location}${level(severity, paint)}  ${aside ? pad(first, messageWidth) : first}${aside ? (0,sink/* terminal */.Fo) `  ${paint('dim', ruleName(rule, links))}` : (0,sink/* terminal */.Fo) ``}\n`;
        yield hanging(more, ' '.repeat(lead));
        if (brief.has(finding))
            continue;
        yield source(finding, margin, layout);
        if (!hasAdviceOf(all[i + 1]?.words, words))
            yield advice(words, margin, layout);
        yield pageLine(finding.rule, margin);
    }
    yield (0,sink/* terminal */.Fo) `\n`;
}
function hasAdviceOf(next, { rule, fix, command }) {
    return next?.rule === rule && next.fix === fix && next.command === command;
}
const MOST_PLACES = { error: 10, warning: 3, notice: 3 };
function* repeatLines(repeat, layout) {
    const words = (0,describe_finding/* repeatWords */.fO)(repeat);
    const { rule, severity, message } = words;
    const { findings } = repeat;
    const { paint, width, links, pageLine } = layout;
    const margin = '  ';
    yield (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `${findings.length} x ${ruleName(rule, links)}`)}\n`;
    const lead = margin.length + SEVERITY_WIDTH + 2;
    const [start, ...more] = (0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `${message}`.text, width - lead);
    yield (0,sink/* terminal */.Fo) `${margin}${level(severity, paint)}  ${start}\n${hanging(more, ' '.repeat(lead))}`;
    const agents = (0,shown/* agentsInWords */.Ni)(repeat);
    if (agents !== '')
        yield hanging((0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `by ${agents}`.text, width - margin.length), margin);
    for (const finding of findings.slice(0, MOST_PLACES[severity])) {
        const { fileName, position } = (0,describe_finding/* findingWords */.Hu)(finding);
        yield (0,sink/* terminal */.Fo) `${margin}at ${fileName}${position === '' ? '' : `:${position}`}\n`;
    }
    const hidden = findings.length - MOST_PLACES[severity];
    if (hidden > 0)
        yield (0,sink/* terminal */.Fo) `${margin}and ${hidden} more: --rule ${rule} shows each\n`;
    yield advice(words, margin, layout);
    yield pageLine(repeat.rule, margin);
    yield (0,sink/* terminal */.Fo) `\n`;
}
function ruleName(rule, links) {
    const name = (0,sink/* terminal */.Fo) `${rule}`;
    return links === 'links' ? (0,sink/* linked */.q)((0,report_links/* rulePage */.gd)(rule), name) : name;
}
function rulePageLines(links, paint) {
    const shown = new Set();
    return (rule, margin) => {
        if (links !== 'addresses' || shown.has(rule))
            return (0,sink/* terminal */.Fo) ``;
        shown.add(rule);
        return (0,sink/* terminal */.Fo) `${margin}${paint('dim', (0,sink/* terminal */.Fo) `see: ${(0,report_links/* rulePage */.gd)(rule)}`)}\n`;
    };
}
function noticeLines({ notices, absentCommits }, { paint, width }) {
    const commits = absentCommits === null
        ? (0,sink/* terminal */.Fo) ``
        : (0,sink/* terminal */.Fo) `${(0,report_width/* wrap */.LV)(`${(0,shown/* absentCommitsInWords */.Y2)(absentCommits)} --rule ${absentCommits.rule} shows each.`, width).map((line) => (0,sink/* terminal */.Fo) `${line}\n`)}\n`;
    if (notices.length === 0)
        return commits;
    const all = notices.reduce((sum, { findings }) => sum + findings.length, 0);
    const ruleWidth = (0,report_width/* widest */.D3)(notices.map(({ rule }) => rule.length));
    const numberWidth = (0,report_width/* widest */.D3)(notices.map(({ findings }) => String(findings.length).length));
    const rows = notices.map(({ rule, findings }) => (0,sink/* terminal */.Fo) `  ${rule.padEnd(ruleWidth)}  ${String(findings.length).padStart(numberWidth)}\n`);
    return (0,sink/* terminal */.Fo) `${commits}${paint('bold', (0,sink/* terminal */.Fo) `${(0,model_text/* count */.U9)(all, 'notice')}`)} (--notices shows each)\n${rows}\n`;
}

// EXTERNAL MODULE: ./src/report/describe/claims.ts
var describe_claims = __webpack_require__(85573);
;// CONCATENATED MODULE: ./src/report/text.ts















const USUAL_COLUMNS = 100;
const FEWEST_COLUMNS = 60;
const MOST_COLUMNS = 140;
function groupsOf(findings, { returns }) {
    const archived = new Set(returns.flatMap((record) => (record.archived === undefined ? [] : [record.file])));
    const order = (file, all) => {
        if (file === null)
            return Infinity;
        const ranks = all.map(({ untrue, severity }) => (untrue === true ? 0 : finding/* SEVERITIES */.oC.length) + (0,finding/* rank */.Tm)(severity));
        return (archived.has(file) ? 2 * finding/* SEVERITIES */.oC.length : 0) + Math.min(...ranks);
    };
    return new Map([...(0,collections/* groupBy */.$z)(findings, ({ file }) => file)]
        .map(([file, all]) => ({ file, all, order: order(file, all) }))
        .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order) || (0,shown/* byFile */.y9)(a.file, b.file))
        .map(({ file, all }) => [file, all]));
}
const BRIEF_FROM = 10;
function briefWords(untrue) {
    if (untrue.length < BRIEF_FROM)
        return new Map();
    const all = untrue.map((finding) => ({ finding, sentences: (0,describe_finding/* sentencesOf */.cj)(finding.message) }));
    const [common] = [...(0,collections/* groupBy */.$z)(all, ({ sentences: [, rest] }) => rest)].sort(([, a], [, b]) => b.length - a.length);
    return new Map(all.map(({ finding, sentences: [first, rest] }) => [finding, rest === common?.[0] ? first : finding.message]));
}
function summary(report, width) {
    const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = report.counts;
    const byVerdict = (0,describe_claims/* verdictCounts */.US)(report)
        .map(({ name, n }) => `${String(n)} ${name}`)
        .join(', ');
    const rows = [
        ['files', files, ''],
        ['returns', returns, ''],
        ['claims', claims, byVerdict],
        ['findings', errors + warnings + notices, (0,conclusion/* tally */.N4)((0,conclusion/* totals */.Sd)(report))],
    ];
    if (baselined > 0)
        rows.push([
            'baselined',
            baselined,
            baselined === 1 ? 'known finding, which does not fail' : 'known findings, which do not fail',
        ]);
    if (preexisting > 0)
        rows.push([
            'preexisting',
            preexisting,
            preexisting === 1
                ? 'finding from before this change, which does not fail'
                : 'findings from before this change, which do not fail',
        ]);
    const nameWidth = (0,report_width/* widest */.D3)(rows.map(([name]) => name.length));
    const numberWidth = (0,report_width/* widest */.D3)(rows.map(([, n]) => String(n).length));
    const margin = nameWidth + numberWidth + 6;
    const lines = rows.map(([name, n, detail]) => {
        const number = String(n).padStart(numberWidth);
        const [first, ...more] = (0,report_width/* wrap */.LV)(detail, width - margin);
        const rest = more.map((line) => (0,sink/* terminal */.Fo) `${' '.repeat(margin)}${line}\n`);
        return (0,sink/* terminal */.Fo) `  ${name.padEnd(nameWidth)}  ${number}${first === '' ? '' : `  ${first}`}\n${rest}`;
    });
    const reasons = (0,conclusion/* reasonsInWords */.GB)(report).map((words) => (0,sink/* terminal */.Fo) `  ${words}\n`);
    return (0,sink/* terminal */.Fo) `${lines}${reasons}\n`;
}
function lastLine(report, color) {
    const line = (0,sink/* terminal */.Fo) `${(0,title/* lastLine */.f)(report)}`;
    if (!color)
        return line;
    const { conclusion } = report;
    return (0,sink/* styled */.I4)('bold', (0,sink/* styled */.I4)(conclusion !== 'passed' ? 'red' : (0,answer/* isPlain */.$i)(report) ? 'green' : 'yellow', line));
}
function opening(report, paint) {
    const isFalse = (0,answer/* falseClaims */.bL)(report).some(answer/* counts */.tQ);
    const bold = paint('bold', (0,sink/* terminal */.Fo) `${(0,answer/* firstLine */.TM)(report)}`);
    const line = isFalse ? paint('red', bold) : bold;
    const compared = (0,describe_claims/* comparisonInWords */.aM)(report);
    return (0,sink/* terminal */.Fo) `${line}\n${compared === '' ? '' : (0,sink/* terminal */.Fo) `Checked ${compared}.\n`}\n`;
}
function statistics(report) {
    const rules = (0,grouping/* statisticsOf */.jm)(report.findings);
    if (rules.length === 0)
        return (0,sink/* terminal */.Fo) ``;
    const table = [
        ['rule', ...finding/* SEVERITIES */.oC.map((severity) => `${severity}s`), 'known', 'before'],
        ...rules.map(({ rule, numbers, known, preexisting }) => [
            rule,
            ...[...finding/* SEVERITIES */.oC.map((severity) => numbers[severity]), known, preexisting].map((n) => n === 0 ? '-' : String(n)),
        ]),
    ];
    const shown = (table[0] ?? []).flatMap((_, n) => n < 4 || table.some((row, at) => at > 0 && row[n] !== '-') ? [n] : []);
    const widths = shown.map((n) => (0,report_width/* widest */.D3)(table.map((row) => row[n]?.length ?? 0)));
    const lines = table.map((row) => {
        const cells = shown.map((n, at) => {
            const cell = row[n] ?? '';
            return at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
        });
        return (0,sink/* terminal */.Fo) `  ${cells.join('  ')}\n`;
    });
    return (0,sink/* terminal */.Fo) `${lines}\n`;
}
function* render(report, options) {
    const { color, quiet, isInner = false } = options;
    const width = Math.max(FEWEST_COLUMNS, Math.min(options.columns ?? USUAL_COLUMNS, MOST_COLUMNS));
    const paint = (0,sink/* painter */.C2)(color);
    if (!quiet && !isInner)
        yield opening(report, paint).text;
    if (!quiet)
        yield (0,groups/* groupsText */.w)(report).text;
    if (options.statistics === true)
        yield statistics(report).text;
    else
        yield* listed(report, { paint, width, shown: (0,shown/* selectShown */.GF)(report, options), links: options.ruleLinks });
    if (!quiet)
        yield criticalRisks(report, { paint, width }).text;
    const archived = quiet ? '' : (0,shown/* archivedInWords */.nD)(report);
    if (archived !== '')
        yield (0,sink/* terminal */.Fo) `${(0,report_width/* wrap */.LV)(archived, width).map((line) => (0,sink/* terminal */.Fo) `${line}\n`)}\n`.text;
    const withheld = (0,notes/* withheldInWords */.sY)(report);
    if (withheld !== '')
        yield (0,sink/* terminal */.Fo) `${withheld}\n\n`.text;
    if (!quiet && report.trend !== undefined)
        yield trendText(report.trend, { width, paint });
    if (!quiet)
        yield summary(report, width).text;
    if (!isInner)
        yield (0,sink/* terminal */.Fo) `${lastLine(report, color)}\n`.text;
}
function* listed(report, { paint, width, shown, links }) {
    const brief = briefWords(shown.untrue);
    const layout = { paint, width, links, brief, pageLine: rulePageLines(links, paint) };
    for (const [file, ofFile] of groupsOf([...shown.untrue, ...shown.single], report)) {
        yield (0,sink/* concat */.xW)(Array.from(findingLines(file, ofFile, layout), ({ text }) => text));
    }
    if (brief.size > 0)
        yield (0,sink/* terminal */.Fo) `${answer/* FOR_EACH */.uc}\n\n`.text;
    for (const repeat of shown.groups)
        yield (0,sink/* concat */.xW)(Array.from(repeatLines(repeat, layout), ({ text }) => text));
    yield noticeLines(shown, { paint, width }).text;
}
const MOST_RISKS = 20;
const LONGEST_RISK = 500;
function criticalRisks(report, { paint, width }) {
    const all = (0,notes/* criticalRisksOf */.PZ)(report);
    if (all.length === 0)
        return (0,sink/* terminal */.Fo) ``;
    const lines = all.slice(0, MOST_RISKS).map(({ file, line: start, text }) => {
        const words = (0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `${(0,model_text/* cut */.Jj)(text, LONGEST_RISK)}`.text, width - 4);
        return (0,sink/* terminal */.Fo) `  ${(0,describe_finding/* placeInWords */.cF)(file, start)}\n${words.map((line) => (0,sink/* terminal */.Fo) `    ${line}\n`)}`;
    });
    const more = all.length > MOST_RISKS ? (0,sink/* terminal */.Fo) `  and ${(0,model_text/* count */.U9)(all.length - MOST_RISKS, 'more CRITICAL risk')}\n` : (0,sink/* terminal */.Fo) ``;
    return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `CRITICAL risks`)}\n${lines}${more}\n`;
}
const MOST_NAMED = 20;
function trendText(trend, { width, paint }) {
    const lines = (0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `${(0,describe_finding/* trendSentences */.cY)(trend)}`.text, width).map((line) => (0,sink/* terminal */.Fo) `${line}\n`);
    for (const { name, list } of (0,describe_finding/* differences */.tX)(trend)) {
        for (const { word, severity, rule, file, line } of list.slice(0, MOST_NAMED)) {
            const mark = paint(word === 'new' ? 'red' : word === 'fixed' ? 'green' : 'dim', (0,sink/* terminal */.Fo) `${word.padEnd(5)}`);
            lines.push((0,sink/* terminal */.Fo) `  ${mark}  ${severity.padEnd(7)}  ${rule}  ${(0,describe_finding/* placeInWords */.cF)(file, line)}\n`);
        }
        if (list.length > MOST_NAMED)
            lines.push((0,sink/* terminal */.Fo) `  and ${list.length - MOST_NAMED} more ${name}\n`);
    }
    return (0,sink/* concat */.xW)([...lines, (0,sink/* terminal */.Fo) `\n`].map(({ text }) => text));
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
    const beside = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.return-gate`));
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(path));
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
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(path), O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o666);
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
                throw new _write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedPlace */ .QE('no-file', path, `${path} is no regular file.`);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, `${line}\n`);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
    }
    catch (error) {
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The log ${file} could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`, error);
    }
}
function makeFolders(file, project) {
    const place = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (place.lacking.length === 0)
        return place;
    for (const folder of place.lacking)
        makeFolder((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(folder));
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
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`${asked}: the report could not be written: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}${name}`, error);
    }
}
async function unwrittenBy(write) {
    try {
        await write();
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
        throw (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .unwritten */ .pg)(`The errors file ${file} could not be written, and is as it was: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`, error);
    }
}
function readExisting(file, project) {
    const { kind, path, mode } = (0,_write_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(file, project);
    if (kind === 'file' && mode === null)
        return null;
    const found = kind === 'file' ? (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegularFile */ .XF)(path, LARGEST) : null;
    if (found === null)
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is no regular file: name the file itself.`);
    if (found.size > LARGEST) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} takes more than ${String(LARGEST)} bytes and was left as it is: put what is done away, or name another file.`);
    }
    const text = found.bytes.toString('utf8');
    if (!found.bytes.equals(Buffer.from(text)))
        throw damaged(file, 'it is not UTF-8');
    return text;
}
function damaged(file, why) {
    return new _model_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .UnwrittenFile */ .$(`The errors file ${file} is damaged and was left as it is: ${why}. Fix it, or name another file.`);
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
        throw damaged(file, error instanceof RangeError ? 'its values nest too deeply' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error));
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
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathBytes */ .ji)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(path), { encoding: 'buffer' }).toString('latin1'));
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
        throw refused('no-file', file, path, 'is no regular file. Name another');
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
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(at), { throwIfNoEntry: false });
        if (stats?.isSymbolicLink() === true) {
            const isOwn = isOfProject(folder, project);
            if (isLast && !isOwn && OF_THE_SYSTEM.test(folder))
                return { folder, rest: [name], last: stats };
            if (isLast || isOwn || links === MOST_LINKS)
                throw throughLink(file, at);
            const target = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePathBytes */ .ji)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOfName */ .qZ)(at), { encoding: 'buffer' }).toString('latin1'));
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
    const advice = 'nothing is written through one. Name a path that leads through none, or take the link away.';
    return new RefusedPlace('link', at, `${name} is a symbolic link, and ${advice}`);
}
function inGit(file, at) {
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file) === at ? '' : ` (${readable(at)})`;
    return refused('git', file, at, `is in git's own folder${kept}, where nothing is written. Name a file elsewhere`);
}


/***/ })

};
;
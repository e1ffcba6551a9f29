"use strict";
exports.id = 636;
exports.ids = [636];
exports.modules = {

/***/ 66832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withTrend)
/* harmony export */ });
/* harmony import */ var _families_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72530);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49710);





const NOTHING = { against: null, added: [], fixed: [], unchanged: 0, updated: [], doubts: [] };
function withTrend(report, earlier) {
    if (earlier === null)
        return report;
    return { ...report, trend: earlier.report === null ? NOTHING : compare(earlier, earlier.report, report) };
}
function compare({ asked, label, given }, before, report) {
    demandSameSource(`${asked}: the report ${label}`, before.source, report.source);
    const left = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(before.findings.toReversed(), ({ fingerprint }) => fingerprint);
    const pairs = report.findings.map((now) => ({ now, then: left.get(now.fingerprint)?.pop() }));
    const added = pairs.filter(({ then }) => then === undefined).map(({ now }) => now);
    const updated = pairs.filter(({ now, then = now }) => then.severity !== now.severity || then.message !== now.message);
    const unpaired = new Set([...left.values()].flat());
    const standing = new Set([...report.returns, ...report.findings].map(({ file }) => (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .stableFilePath */ .Rh)(file ?? '')));
    const several = `${String(given)} reports were named, and ${label} is the last of them.`;
    return {
        against: { report: label, revision: before.source.revision },
        added: added.sort((a, b) => Number((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(b)) - Number((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(a)) || (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(b.severity)),
        fixed: before.findings
            .filter((finding) => unpaired.has(finding))
            .map((finding) => ({ ...finding, gone: finding.file !== null && !standing.has((0,_families_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .stableFilePath */ .Rh)(finding.file)) }))
            .sort((a, b) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(b.severity)),
        unchanged: pairs.length - added.length,
        updated: updated.map(({ now }) => now),
        doubts: [...(given > 1 ? [several] : []), ...doubtsOf(before, report)],
    };
}
function demandSameSource(what, then, now) {
    const place = (root) => (root === '' ? 'the whole repository' : root);
    const part = (shard) => (shard === null ? 'all files' : `shard ${shard}`);
    const differs = (before, after) => `${what} is of ${before}, and this run is of ${after}`;
    if (then.root !== now.root) {
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${differs(place(then.root), place(now.root))}. Hand in a report of the same project root.`);
    }
    if (then.shard === now.shard)
        return;
    const instead = 'Hand in a report of the same part: merge the reports of shards first.';
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`${differs(part(then.shard), part(now.shard))}. ${instead}`);
}
function doubtsOf({ tool, source, returns }, now) {
    const identity = ({ file, index }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .returnKey */ .wY)({ file: (0,_families_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .stableFilePath */ .Rh)(file), index });
    const standards = new Map(returns.map((one) => [identity(one), one.standard]));
    const others = now.returns.filter((one) => (standards.get(identity(one)) ?? one.standard) !== one.standard).length;
    const kind = (of) => (of === 'commit' ? 'a commit' : 'the files on disk');
    const doubts = [
        [
            tool.version !== now.tool.version,
            `It was made by version ${tool.version} of the tool, this one by ${now.tool.version}: rules may have changed.`,
        ],
        [source.kind !== now.source.kind, `It is of ${kind(source.kind)}, this one of ${kind(now.source.kind)}.`],
        [
            others > 0,
            `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(others, 'return')} ${others === 1 ? 'was' : 'were'} checked against another version of the standard then.`,
        ],
    ];
    return doubts.filter(([isSo]) => isSo).map(([, words]) => words);
}


/***/ }),

/***/ 33251:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readEarlier)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87979);
/* harmony import */ var _model_report_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49710);





function readEarlier(asked, names, file) {
    const labels = names.map((name) => name.replace(/\.json$/i, '').replace(/^.*[\\/]/s, ''));
    const last = labels.at(-1) ?? '';
    const label = labels.indexOf(last) === labels.length - 1 ? last : (names.at(-1) ?? '');
    if (file === undefined)
        return { asked, label, given: 0, report: null };
    const report = (0,_model_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readReport */ .tL)(file, { notJson: () => noReport('it is cut off, or no JSON at all'), take });
    if (!('problem' in report))
        return { asked, label, given: names.length, report };
    const instead = 'Hand in what --format json, --output json=FILE or the input json-file made.';
    throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${asked}: ${report.name} ${report.problem}. ${instead}`);
}
function noReport(why) {
    return new _model_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UnfitReport */ .Vz(`is no JSON report of return-gate: ${why}`);
}
const SCHEMA = 'return-gate/report@1';
const FINDING = {
    rule: 'name',
    message: 'name',
    file: 'name?',
    index: 'number?',
    startLine: 'number?',
    fingerprint: 'name',
};
const RETURN = { file: 'text', index: 'number', standard: 'text' };
const SOURCE = { kind: 'text', revision: 'name?', root: 'text', shard: 'text?' };
function take(value) {
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)(value, 'schema') !== SCHEMA)
        throw noReport(`it has no schema "${SCHEMA}"`);
    demand((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, 'tool'), { version: 'text' }, 'tool');
    demand((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, 'source'), SOURCE, 'source');
    if (/[^0-9a-f]/.test((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .stringField */ .OM)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, 'source'), 'revision') ?? ''))
        throw noReport('its revision is no commit');
    for (const [key, types] of [
        ['returns', RETURN],
        ['findings', FINDING],
    ]) {
        const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, key);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isArray */ .cy)(list))
            throw noReport(`${key} is not a list`);
        for (const [n, item] of list.entries()) {
            demand(item, types, `${key}/${String(n)}`);
            const isSevere = _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.some((severity) => severity === (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(item, 'severity'));
            if (key === 'findings' && !isSevere)
                throw noReport(`${key}/${String(n)}/severity is not ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC)}`);
        }
    }
    const report = value;
    demandWhole((0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, 'counts'), report.findings.length);
    return report;
}
function demand(value, types, place) {
    for (const [key, type] of Object.entries(types)) {
        const found = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value, key);
        if (type.endsWith('?') && found === null)
            continue;
        const isNumber = typeof found === 'number' && Number.isSafeInteger(found) && found >= 0;
        const isText = typeof found === 'string' && (found !== '' || type.startsWith('text'));
        if (type.startsWith('number') ? isNumber : isText)
            continue;
        throw noReport(`${place}/${key} is not a ${type.startsWith('number') ? 'whole number' : 'text'}`);
    }
}
function demandWhole(counts, listed) {
    const all = ['errors', 'warnings', 'notices', 'baselined', 'preexisting']
        .map((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .numberField */ .sJ)(counts, key) ?? 0)
        .reduce((sum, n) => sum + n);
    if (counts !== undefined && listed !== all) {
        throw new _model_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UnfitReport */ .Vz(`lists ${String(listed)} of its ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all, 'finding')}, as with --rule`);
    }
    const skipped = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .numberField */ .sJ)(counts, 'passedOver') ?? 0;
    if (skipped > 0)
        throw new _model_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UnfitReport */ .Vz(`leaves out ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(skipped, 'return')} that its change did not concern`);
}


/***/ }),

/***/ 1465:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I7: () => (/* binding */ STATE_WORDS),
  zp: () => (/* binding */ accusedInWords),
  bY: () => (/* binding */ adviceInWords),
  yp: () => (/* binding */ conclusionInWords),
  tQ: () => (/* binding */ counts),
  bL: () => (/* binding */ falseClaims),
  TM: () => (/* binding */ firstLine),
  EZ: () => (/* binding */ fixableInWords),
  $i: () => (/* binding */ isPlain),
  fM: () => (/* binding */ lastLine),
  pj: () => (/* binding */ plain),
  DD: () => (/* binding */ title),
  Cm: () => (/* binding */ whyFalse)
});

// UNUSED EXPORTS: answer

// EXTERNAL MODULE: ./src/model/context.ts
var context = __webpack_require__(75274);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/natural-order.ts
var natural_order = __webpack_require__(53461);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var report_conclusion = __webpack_require__(44359);
// EXTERNAL MODULE: ./src/report/finding-words.ts
var finding_words = __webpack_require__(47855);
;// CONCATENATED MODULE: ./src/report/loosened.ts


const MOST_NAMED = 3;
const LONGEST_PATTERN = 60;
function loosenedInWords({ loosened = [] }) {
    return [...(0,collections/* groupBy */.$z)(loosened, ({ by }) => by)].map(([by, all]) => `${by} ${(0,model_text/* listOf */.c3)(clauses(all), 'and')}`).join('; ');
}
function clauses(all) {
    const rules = all.filter((one) => one.setting === 'rules' || one.setting === 'overrides');
    const leftOut = all.filter((one) => one.setting === 'ignore' || one.setting === 'paths');
    return [
        ...(all.some(({ setting }) => setting === 'fail-on') ? ['sets fail-on to never'] : []),
        ...ruleClauses(rules),
        ...leftOutClauses(leftOut),
    ];
}
function ruleClauses(rules) {
    const byEffect = (0,collections/* groupBy */.$z)(rules, (one) => `${one.level}${reach(one)}`);
    if (byEffect.size > MOST_NAMED) {
        return [`keeps ${(0,model_text/* count */.U9)(new Set(rules.map(({ rule }) => rule)).size, 'rule')} on claims from failing`];
    }
    return [...byEffect.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const names = group.length > MOST_NAMED
            ? (0,model_text/* count */.U9)(group.length, 'rule on claims', 'rules on claims')
            : (0,model_text/* listOf */.c3)(group.map(({ rule }) => rule), 'and');
        return [`${first.level === 'off' ? `turns ${names} off` : `sets ${names} to ${first.level}`}${reach(first)}`];
    });
}
function reach({ paths, findings }) {
    if (findings !== undefined)
        return ` for ${(0,model_text/* count */.U9)(findings, 'finding')}`;
    return paths === undefined ? '' : ` for ${patternsInWords(paths)}`;
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
        return (0,model_text/* count */.U9)(patterns.length, 'pattern');
    return (0,model_text/* listOf */.c3)(patterns.map((pattern) => (0,model_text/* cut */.Jj)(pattern, LONGEST_PATTERN)), 'and');
}

// EXTERNAL MODULE: ./src/report/truth.ts
var report_truth = __webpack_require__(33943);
;// CONCATENATED MODULE: ./src/report/answer.ts










const STATE_WORDS = {
    fails: '',
    allowed: 'allowed by configuration',
    mild: 'weighs as a warning by the standard',
    preexisting: 'from before this change',
    known: 'in the baseline',
};
const answer_MOST_NAMED = 3;
const LONGEST_PATH = 120;
const LONGEST_NAME = 60;
function falseClaims(report) {
    const { returns, findings: shown, withheld = [], failOn } = report;
    const findings = [...shown, ...withheld].filter(({ untrue }) => untrue === true);
    const byPlace = (0,collections/* groupBy */.$z)(findings, model_finding/* placeKey */.r4);
    const forRest = new Map(findings.filter(({ index }) => index === null).map((finding) => [finding.file, finding]));
    const accused = (0,context/* accusedIn */.G8)(returns);
    const all = returns.flatMap((record) => record.claims
        .filter((checked) => (0,model_claim/* isUntrue */.cO)(checked, record))
        .map((checked) => {
        const own = byPlace.get((0,model_finding/* placeKey */.r4)({ ...record, pointer: checked.claim.pointer }));
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
    if (findings.some((finding) => (0,model_finding/* failsAt */.ZN)(finding, failOn)))
        return 'fails';
    const active = findings.filter(model_finding/* isActive */.$m);
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
        (0,model_text/* compareText */.n6)(nameOf(a), nameOf(b)) ||
        (0,natural_order/* compareNatural */.d)(a.record.file, b.record.file) ||
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
function answer_text(words) {
    return { kind: 'text', text: words };
}
function code(words, limit = LONGEST_PATH) {
    return { kind: 'code', text: words.length > limit ? `${words.slice(0, limit)}\u2026` : words };
}
function subject(accused) {
    if (accused === null)
        return [answer_text('A return without an agent')];
    const { name } = accused;
    const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
    if (accused.by === 'author')
        return [answer_text(`A return committed by ${shown}`)];
    return [answer_text(accused.by === 'return' ? shown : `${shown} (named by a return beside it)`)];
}
function whyFalse({ claim, verdict }) {
    if ((0,model_claim/* kindOf */.I)(claim) === 'deletion')
        return [answer_text('still exists')];
    switch (verdict.name) {
        case 'empty':
            return [answer_text('is empty')];
        case 'uncommitted':
            return [answer_text('is not committed')];
        case 'directory':
            return [answer_text('is a directory')];
        case 'outside':
            return [answer_text('is not in the project')];
        case 'case-mismatch':
            return verdict.foundAt === null
                ? [answer_text('is written in another letter case')]
                : [answer_text('is named '), code(verdict.foundAt)];
        case 'unverifiable':
            return [answer_text('is in a submodule that .gitmodules does not name')];
        default:
            return [answer_text('does not exist')];
    }
}
function verb({ checked: { claim } }) {
    return (0,model_claim/* kindOf */.I)(claim) === 'deletion' ? 'claims the deletion of' : 'claims';
}
function sentences(claims) {
    const byAccused = [
        ...(0,collections/* groupBy */.$z)(claims, ({ accused, record }) => accused === null ? (0,model_finding/* returnKey */.wY)(record) : JSON.stringify(accused)).values(),
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
                answer_text(lead),
                code(checked.claim.path),
                answer_text(', which '),
                ...whyFalse(checked),
                answer_text(' ('),
                { kind: 'place', file: record.file, line },
                answer_text(')'),
            ];
        });
        return [...(at === 0 ? [] : [answer_text('; ')]), ...subject(first.accused), ...parts];
    });
}
function counted(claims, report) {
    const n = claims.length;
    const start = answer_text(`${String(n)} of ${(0,model_text/* count */.U9)((0,report_truth/* truthOf */.D)(report).claims, 'claim')} ${n === 1 ? 'is' : 'are'} false`);
    const most = [...(0,collections/* groupBy */.$z)(claims, nameOf).values()].find((own) => own.length * 2 > n);
    const accused = most?.[0]?.accused;
    if (most === undefined || accused === undefined || accused === null)
        return [start];
    const nameIn = (0,context/* accusedIn */.G8)(report.returns);
    if (report.returns.every((record) => (nameIn(record)?.name ?? accused.name) === accused.name))
        return [start];
    const whose = accused.by === 'author' ? `in returns committed by ${accused.name}` : `by ${accused.name}`;
    const shown = whose.length > 2 * LONGEST_NAME ? `${whose.slice(0, 2 * LONGEST_NAME)}\u2026` : whose;
    return [start, answer_text(most.length === n ? `, all ${shown}` : `, most ${shown} (${String(most.length)})`)];
}
function answer(report) {
    const claims = falseClaims(report).filter(counts);
    if (claims.length > answer_MOST_NAMED)
        return counted(claims, report);
    if (claims.length > 0)
        return sentences(claims);
    const truth = (0,report_truth/* truthLine */.AR)(report);
    return [answer_text(truth === '' ? (0,model_text/* capital */.Nx)((0,report_conclusion/* reason */.l)(report)) : truth)];
}
function title(report) {
    const loosened = loosenedInWords(report);
    return [...ended(report), ...(loosened === '' ? [] : [answer_text(`; ${loosened}`)])];
}
function ended(report) {
    const all = falseClaims(report);
    const named = all.some(counts);
    const conclusion = (0,model_text/* capital */.Nx)(conclusionInWords(report, all));
    if (report.conclusion === 'passed') {
        if (all.length === 0)
            return answer(report);
        return named ? [answer_text(`${conclusion}: `), ...answer(report)] : [answer_text(conclusion)];
    }
    if (named)
        return answer(report);
    if (report.conclusion === 'empty')
        return [answer_text('No returns found')];
    const truth = (0,report_truth/* truthLine */.AR)(report);
    const found = (0,report_conclusion/* tally */.N4)((0,report_conclusion/* totals */.Sd)(report));
    const words = [
        ...errorOfRun(report),
        ...(found === '' ? [] : [found]),
        ...(truth === '' ? (0,report_conclusion/* unsuccessful */.Q5)(report) : [lowerFirst(truth)]),
    ];
    return [answer_text(`Failed: ${words.length === 0 ? (0,report_conclusion/* reason */.l)(report) : words.join('; ')}`)];
}
function lowerFirst(words) {
    return words.charAt(0).toLowerCase() + words.slice(1);
}
function plain(parts) {
    return parts
        .map((part) => part.kind === 'text' ? part.text : part.kind === 'code' ? `\`${part.text}\`` : (0,finding_words/* placeInWords */.cF)(part.file, part.line))
        .join('');
}
function conclusionInWords(report, claims = falseClaims(report)) {
    const { conclusion } = report;
    if (conclusion !== 'passed' || claims.length === 0)
        return conclusion;
    const found = STATES.map((state) => [state, claims.filter((claim) => claim.state === state).length]).filter(([, n]) => n > 0);
    const all = (0,model_text/* count */.U9)(claims.length, 'false claim');
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
        return [...errorOfRun(report), (0,report_truth/* truthInCounts */.pM)(report), ...loosened].join('; ');
    const found = (0,report_conclusion/* tally */.N4)((0,report_conclusion/* totals */.Sd)(report));
    return [plain(answer(report)), ...(found === '' ? [] : [found]), ...(0,report_conclusion/* unsuccessful */.Q5)(report), ...loosened].join('; ');
}
function errorOfRun({ conclusion, findings }) {
    if (conclusion !== 'failed')
        return [];
    const error = findings.find(({ file, severity }) => file === null && severity === 'error');
    return error === undefined ? [] : [error.message.replace(/\.$/, '')];
}
function loosenedPart(report) {
    const words = loosenedInWords(report);
    return words === '' ? [] : [words];
}
function isPlain(report) {
    return conclusionInWords(report) === report.conclusion && report.loosened === undefined;
}
function otherwise(report) {
    const found = (0,report_conclusion/* tally */.N4)((0,report_conclusion/* totals */.Sd)(report));
    return found === '' ? [] : [(0,report_conclusion/* outcome */.bu)(report)];
}
function lastLine(report) {
    const all = falseClaims(report);
    const claims = all.filter(counts);
    const [first = '', ...rest] = conclusionInWords(report, all).split(',');
    const conclusion = [first.toUpperCase(), ...rest].join(',');
    const words = claims.length === 0
        ? [...errorOfRun(report), (0,report_conclusion/* outcome */.bu)(report), ...(0,report_conclusion/* unsuccessful */.Q5)(report)]
        : [plain(answer(report)), ...otherwise(report), ...(0,report_conclusion/* unsuccessful */.Q5)(report)];
    const fixable = fixableInWords(report);
    return `${conclusion}: ${[...words, ...loosenedPart(report), ...(fixable === '' ? [] : [fixable])].join('; ')}`;
}
function adviceInWords(claims) {
    const [first, ...others] = claims;
    if (first === undefined)
        return '';
    const advice = others.length === 0 ? first.findings[0]?.recommendation : undefined;
    return advice ?? 'For each, commit the file, correct the path, or remove the claim.';
}


/***/ }),

/***/ 44359:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Q5: () => (/* binding */ unsuccessful),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   l: () => (/* binding */ reason)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


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
        return `fails on ${failOn}`;
    return failOn === 'error' ? 'only errors fail' : failOn === 'warning' ? 'notices do not fail' : `fails on ${failOn}`;
}
function outcome(report) {
    if (report.conclusion === 'empty')
        return 'no returns found';
    const found = tally(totals(report));
    const threshold = thresholdOf(report);
    if (found !== '')
        return `${found} (${threshold})`;
    if (report.conclusion === 'failed')
        return threshold;
    return report.counts.returns === 0
        ? 'no returns to check'
        : `${scope(report)}, no ${report.counts.baselined + report.counts.preexisting > 0 ? 'new ' : ''}findings`;
}


/***/ }),

/***/ 14408:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BU: () => (/* binding */ FORMAT_NAMES),
  Ex: () => (/* binding */ explainsRules),
  M6: () => (/* binding */ loadFormat)
});

// EXTERNAL MODULE: ./src/report/json.ts + 1 modules
var json = __webpack_require__(83101);
// EXTERNAL MODULE: ./src/model/finding.ts
var model_finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/report/joined.ts
var joined = __webpack_require__(60705);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
;// CONCATENATED MODULE: ./src/report/jsonl.ts




const SCHEMA = 'return-gate/report-lines@1';
function line(type, record) {
    return (0,sink/* jsonFrame */.Gm) `${(0,sink/* json */.Pq)({ type, ...record })}\n`;
}
function firstOf(all, isFirst) {
    return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}
function* lines(report) {
    yield line('report', { schema: SCHEMA, ...(0,json/* originRecord */.ih)(report) });
    const findings = firstOf(report.findings, (finding) => finding.untrue === true);
    const untrue = new Set(findings.flatMap((finding) => (finding.untrue === true ? [(0,model_finding/* returnKey */.wY)(finding)] : [])));
    for (const record of firstOf(report.returns, (record) => untrue.has((0,model_finding/* returnKey */.wY)(record)))) {
        yield line('return', (0,json/* returnRecord */.MY)(record));
    }
    for (const finding of findings)
        yield line('finding', (0,json/* findingRecord */.vU)(finding));
    const { conclusion, trend, loosened } = report;
    const over = trend === undefined ? {} : { trend: (0,json/* trendRecord */.n7)(trend) };
    const allowed = loosened === undefined ? {} : { loosened };
    yield line('conclusion', { conclusion, counts: (0,json/* countsRecord */.cR)(report), ...allowed, ...over });
}
function render(report) {
    return (0,joined/* joined */.oR)(lines(report));
}

// EXTERNAL MODULE: ./src/report/text.ts + 5 modules
var report_text = __webpack_require__(91533);
;// CONCATENATED MODULE: ./src/report/formats.ts



const FORMAT_NAMES = ['text', 'json', 'jsonl', 'sarif', 'junit', 'markdown', 'github', 'html'];
const FORMATS = {
    text: () => Promise.resolve(report_text/* render */.X),
    json: () => Promise.resolve(json/* render */.XX),
    jsonl: () => Promise.resolve(render),
    sarif: async () => (await __webpack_require__.e(/* import() */ 643).then(__webpack_require__.bind(__webpack_require__, 10643))).render,
    junit: async () => (await __webpack_require__.e(/* import() */ 2998).then(__webpack_require__.bind(__webpack_require__, 42998))).render,
    markdown: async () => (await Promise.all(/* import() */[__webpack_require__.e(5589), __webpack_require__.e(4285)]).then(__webpack_require__.bind(__webpack_require__, 54285))).render,
    github: async () => (await __webpack_require__.e(/* import() */ 7611).then(__webpack_require__.bind(__webpack_require__, 97611))).render,
    html: async () => (await __webpack_require__.e(/* import() */ 2916).then(__webpack_require__.bind(__webpack_require__, 62916))).render,
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
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75340);
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

/***/ 69311:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ ofRules),
/* harmony export */   s: () => (/* binding */ withheldInWords)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

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


/***/ }),

/***/ 9066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter)
/* harmony export */ });
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);

function painter(color) {
    return color ? _sink_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4 : (_, fragment) => fragment;
}


/***/ }),

/***/ 87235:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ inReadingOrder),
/* harmony export */   y: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53461);

function inReadingOrder(findings) {
    return [...findings].sort((a, b) => Number(b.untrue ?? false) - Number(a.untrue ?? false) || byFile(a.file, b.file));
}
function byFile(a, b) {
    if (a === b)
        return 0;
    if (a === null)
        return 1;
    return b === null ? -1 : (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareNatural */ .d)(a, b);
}


/***/ }),

/***/ 69314:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ agentsInWords),
/* harmony export */   iw: () => (/* binding */ agentsIn),
/* harmony export */   sW: () => (/* binding */ separateByAgent)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6644);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82959);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);




const NAMELESS = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormatFor */ .Ai)(null);
const REPEATS_FROM = 4;
function agentsIn(returns) {
    let agents;
    return ({ file, index }) => {
        if (file === null || index === null)
            return null;
        agents ??= new Map(returns.map((record) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)(record), record.agent]));
        return agents.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .returnKey */ .wY)({ file, index })) ?? null;
    };
}
function separateByAgent(findings, agentOf) {
    const ofForm = findings.filter(({ untrue }) => untrue !== true);
    const repeats = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(ofForm, ({ rule, severity }) => `${severity} ${rule}`).values()]
        .flatMap((all) => groupsOfAgents(all, agentOf))
        .filter(({ length }) => length >= REPEATS_FROM)
        .flatMap((all) => repeatOf(all, agentOf));
    const repeated = new Set(repeats.flatMap((repeat) => repeat.findings));
    return {
        repeats: repeats.sort((a, b) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(b.severity) ||
            b.findings.length - a.findings.length ||
            (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.rule, b.rule) ||
            (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.message, b.message)),
        single: findings.filter((finding) => !repeated.has(finding)),
    };
}
const MOST_GROUPS = 5;
function groupsOfAgents(findings, agentOf) {
    const large = [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(findings, agentOf).values()]
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
    const recommendation = repeatInWords(findings, (finding) => finding.recommendation, (finding) => withoutName(finding.recommendation, agentOf(finding)));
    const byNumber = [...agents].sort(([a, n], [b, m]) => m - n || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a, b));
    return [{ rule, severity, message, recommendation, findings, agents: byNumber }];
}
function repeatInWords(findings, ...wordings) {
    const [first] = findings;
    if (first === undefined)
        return '';
    for (const wordsOf of wordings) {
        const words = wordsOf(first);
        if (findings.every((finding) => wordsOf(finding) === words))
            return words;
    }
    return `For example: ${wordings[0](first)}`;
}
function withoutName(recommendation, agent) {
    if (agent === null)
        return recommendation;
    const named = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_1__/* .fixFormatFor */ .Ai)(agent);
    return recommendation.startsWith(named) ? NAMELESS + recommendation.slice(named.length) : recommendation;
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

/***/ 24319:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ rulePage),
/* harmony export */   m: () => (/* binding */ RULE_PAGES)
/* harmony export */ });
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52621);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75340);


const RULE_PAGES = `${_model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY */ .B}/blob/v${_model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}/docs/rules`;
function rulePage(rule, pages = RULE_PAGES) {
    return `${pages}/${(0,_sink_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSegment */ .NL)(rule)}.md`;
}


/***/ }),

/***/ 81311:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ selectShown),
/* harmony export */   Y2: () => (/* binding */ absentCommitsInWords),
/* harmony export */   nD: () => (/* binding */ archivedInWords)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6644);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _reading_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87235);
/* harmony import */ var _repeats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69314);






function isShown(finding, report, quiet) {
    if (!(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isActive */ .$m)(finding))
        return false;
    if (!quiet || finding.severity === 'error')
        return true;
    return report.failOn !== 'never' && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(finding.severity, report.failOn);
}
function selectShown(report, { quiet = false, notices = false } = {}) {
    const all = (0,_reading_order_js__WEBPACK_IMPORTED_MODULE_4__/* .inReadingOrder */ .g)(report.findings.filter((finding) => isShown(finding, report, quiet)));
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
    const byKind = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(others, shownAs);
    const { repeats: groups, single } = (0,_repeats_js__WEBPACK_IMPORTED_MODULE_3__/* .separateByAgent */ .sW)(byKind.get('listed') ?? [], (0,_repeats_js__WEBPACK_IMPORTED_MODULE_3__/* .agentsIn */ .iw)(report.returns));
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
    return [...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(findings, ({ rule }) => rule)]
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


/***/ }),

/***/ 55859:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ statisticsOf),
/* harmony export */   k: () => (/* binding */ byRule)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


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
        return b.known + b.preexisting - (a.known + a.preexisting) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.rule, b.rule);
    });
}


/***/ }),

/***/ 91533:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ lastLine),
  X: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/report/answer.ts + 1 modules
var answer = __webpack_require__(1465);
// EXTERNAL MODULE: ./src/report/conclusion.ts
var conclusion = __webpack_require__(44359);
// EXTERNAL MODULE: ./src/report/groups.ts
var groups = __webpack_require__(56900);
// EXTERNAL MODULE: ./src/report/paint.ts
var report_paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/report/of-rules.ts
var of_rules = __webpack_require__(69311);
// EXTERNAL MODULE: ./src/report/reading-order.ts
var reading_order = __webpack_require__(87235);
// EXTERNAL MODULE: ./src/report/shown.ts
var shown = __webpack_require__(81311);
// EXTERNAL MODULE: ./src/report/sink.ts + 13 modules
var sink = __webpack_require__(75340);
// EXTERNAL MODULE: ./src/report/statistics.ts
var statistics = __webpack_require__(55859);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/width.ts
var report_width = __webpack_require__(15030);
;// CONCATENATED MODULE: ./src/report/text/critical-risks.ts



const MOST = 20;
const LONGEST = 500;
function criticalRisks({ returns }, { paint, width }) {
    const all = returns.flatMap(({ file, line, criticalRisks: risks = [] }) => risks.map((text) => ({ place: `${file}:${String(line)}`, text })));
    if (all.length === 0)
        return (0,sink/* terminal */.Fo) ``;
    const lines = all.slice(0, MOST).map(({ place, text }) => {
        const words = (0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `${(0,model_text/* cut */.Jj)(text, LONGEST)}`.text, width - 4);
        return (0,sink/* terminal */.Fo) `  ${place}\n${words.map((line) => (0,sink/* terminal */.Fo) `    ${line}\n`)}`;
    });
    const more = all.length > MOST ? (0,sink/* terminal */.Fo) `  and ${(0,model_text/* count */.U9)(all.length - MOST, 'more CRITICAL risk')}\n` : (0,sink/* terminal */.Fo) ``;
    return (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `CRITICAL risks`)}\n${lines}${more}\n`;
}

// EXTERNAL MODULE: ./src/report/finding-words.ts
var finding_words = __webpack_require__(47855);
// EXTERNAL MODULE: ./src/report/repeats.ts
var repeats = __webpack_require__(69314);
// EXTERNAL MODULE: ./src/report/rule-pages.ts
var rule_pages = __webpack_require__(24319);
;// CONCATENATED MODULE: ./src/report/text/rule-page.ts


function ruleName(rule, links) {
    const name = (0,sink/* terminal */.Fo) `${rule}`;
    return links === 'links' ? (0,sink/* linked */.q)((0,rule_pages/* rulePage */.g)(rule), name) : name;
}
function rulePageLines(links, paint) {
    const shown = new Set();
    return (rule, margin) => {
        if (links !== 'addresses' || shown.has(rule))
            return (0,sink/* terminal */.Fo) ``;
        shown.add(rule);
        return (0,sink/* terminal */.Fo) `${margin}${paint('dim', (0,sink/* terminal */.Fo) `see: ${(0,rule_pages/* rulePage */.g)(rule)}`)}\n`;
    };
}

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
    const [first, ...more] = (0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `${words.fix + (0,finding_words/* fixable */.C2)(words)}`.text, width - margin.length - label.length);
    return (0,sink/* terminal */.Fo) `${margin}${paint('green', (0,sink/* terminal */.Fo) `fix:`)} ${first}\n${hanging(more, margin + ' '.repeat(label.length))}`;
}
function source(finding, margin, { paint, width }) {
    const parts = (0,finding_words/* sourceParts */.YI)(finding);
    if (parts === null)
        return (0,sink/* terminal */.Fo) ``;
    const [line, marks] = quoteSource(parts, width - margin.length - 2);
    const bar = paint('dim', (0,sink/* terminal */.Fo) `|`);
    return (0,sink/* terminal */.Fo) `${margin}${bar} ${line}\n${margin}${bar} ${paint(SEVERITY_STYLE[finding.severity], marks)}\n`;
}
function* findingLines(file, findings, layout) {
    const { paint, width, links, pageLine } = layout;
    const all = findings.map((finding) => ({ finding, words: (0,finding_words/* findingWords */.Hu)(finding) }));
    const placeWidth = (0,report_width/* widest */.D3)(all.map(({ words }) => words.position.length));
    const lead = (placeWidth === 0 ? 2 : placeWidth + 4) + SEVERITY_WIDTH + 2;
    const ruleWidth = (0,report_width/* widest */.D3)(all.map(({ words }) => (0,report_width/* columns */.YB)((0,sink/* terminal */.Fo) `${words.rule}`.text)));
    const room = width - lead - ruleWidth - 2;
    const aside = room >= LEAST_MESSAGE;
    const messages = all.map(({ words: { message, rule } }) => (aside ? (0,sink/* terminal */.Fo) `${message}` : (0,sink/* terminal */.Fo) `${message} (${rule})`).text);
    const messageWidth = aside ? Math.min(MESSAGE_WIDTH, room, (0,report_width/* widest */.D3)(messages.map(report_width/* columns */.YB))) : width - lead;
    const margin = ' '.repeat(placeWidth === 0 ? 2 : placeWidth + 4);
    yield (0,sink/* terminal */.Fo) `${file === null ? paint('bold', (0,sink/* terminal */.Fo) `${finding_words/* WHOLE_RUN */.Wx}`) : paint('bold', paint('underline', (0,sink/* terminal */.Fo) `${file}`))}\n`;
    for (const [i, { finding, words }] of all.entries()) {
        const { severity, rule, position } = words;
        const location = placeWidth === 0 ? (0,sink/* terminal */.Fo) `` : (0,sink/* terminal */.Fo) `${position.padStart(placeWidth)}  `;
        const [first, ...more] = (0,report_width/* wrap */.LV)(messages[i] ?? '', messageWidth, Math.max(messageWidth, width - lead));
        yield (0,sink/* terminal */.Fo) `  ${location}${level(severity, paint)}  ${aside ? pad(first, messageWidth) : first}${aside ? (0,sink/* terminal */.Fo) `  ${paint('dim', ruleName(rule, links))}` : (0,sink/* terminal */.Fo) ``}\n`;
        yield hanging(more, ' '.repeat(lead));
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
    const words = (0,finding_words/* repeatWords */.fO)(repeat);
    const { rule, severity, message } = words;
    const { findings } = repeat;
    const { paint, width, links, pageLine } = layout;
    const margin = '  ';
    yield (0,sink/* terminal */.Fo) `${paint('bold', (0,sink/* terminal */.Fo) `${findings.length} x ${ruleName(rule, links)}`)}\n`;
    const lead = margin.length + SEVERITY_WIDTH + 2;
    const [start, ...more] = (0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `${message}`.text, width - lead);
    yield (0,sink/* terminal */.Fo) `${margin}${level(severity, paint)}  ${start}\n${hanging(more, ' '.repeat(lead))}`;
    const agents = (0,repeats/* agentsInWords */.Ni)(repeat);
    if (agents !== '')
        yield hanging((0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `by ${agents}`.text, width - margin.length), margin);
    for (const finding of findings.slice(0, MOST_PLACES[severity])) {
        const { fileName, position } = (0,finding_words/* findingWords */.Hu)(finding);
        yield (0,sink/* terminal */.Fo) `${margin}at ${fileName}${position === '' ? '' : `:${position}`}\n`;
    }
    const hidden = findings.length - MOST_PLACES[severity];
    if (hidden > 0)
        yield (0,sink/* terminal */.Fo) `${margin}and ${hidden} more: --rule ${rule} shows each\n`;
    yield advice(words, margin, layout);
    yield pageLine(repeat.rule, margin);
    yield (0,sink/* terminal */.Fo) `\n`;
}

;// CONCATENATED MODULE: ./src/report/text/notices.ts




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

// EXTERNAL MODULE: ./src/report/trend.ts
var report_trend = __webpack_require__(61601);
;// CONCATENATED MODULE: ./src/report/text/trend.ts




const MOST_NAMED = 20;
function trendText(trend, { width, paint }) {
    const lines = (0,report_width/* wrap */.LV)((0,sink/* terminal */.Fo) `${(0,report_trend/* trendSentences */.c)(trend)}`.text, width).map((line) => (0,sink/* terminal */.Fo) `${line}\n`);
    for (const { name, list } of (0,report_trend/* differences */.t)(trend)) {
        for (const { word, severity, rule, file, line } of list.slice(0, MOST_NAMED)) {
            const mark = paint(word === 'new' ? 'red' : word === 'fixed' ? 'green' : 'dim', (0,sink/* terminal */.Fo) `${word.padEnd(5)}`);
            lines.push((0,sink/* terminal */.Fo) `  ${mark}  ${severity.padEnd(7)}  ${rule}  ${(0,finding_words/* placeInWords */.cF)(file, line)}\n`);
        }
        if (list.length > MOST_NAMED)
            lines.push((0,sink/* terminal */.Fo) `  and ${list.length - MOST_NAMED} more ${name}\n`);
    }
    return (0,sink/* concat */.xW)([...lines, (0,sink/* terminal */.Fo) `\n`].map(({ text }) => text));
}

// EXTERNAL MODULE: ./src/report/truth.ts
var truth = __webpack_require__(33943);
// EXTERNAL MODULE: ./src/report/verdict-counts.ts
var verdict_counts = __webpack_require__(65160);
;// CONCATENATED MODULE: ./src/report/text.ts



















const USUAL_COLUMNS = 100;
const FEWEST_COLUMNS = 60;
const MOST_COLUMNS = 140;
function groupsOf(findings) {
    return new Map([...(0,collections/* groupBy */.$z)(findings, ({ file }) => file)].sort(([a], [b]) => (0,reading_order/* byFile */.y)(a, b)));
}
function summary(report, width) {
    const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = report.counts;
    const byVerdict = (0,verdict_counts/* verdictCounts */.U)(report)
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
    return (0,sink/* terminal */.Fo) `${lines}\n`;
}
function lastLine(report, color) {
    const line = (0,sink/* terminal */.Fo) `${(0,answer/* lastLine */.fM)(report)}`;
    if (!color)
        return line;
    const { conclusion } = report;
    return (0,sink/* styled */.I4)('bold', (0,sink/* styled */.I4)(conclusion !== 'passed' ? 'red' : (0,answer/* isPlain */.$i)(report) ? 'green' : 'yellow', line));
}
function opening(report, paint) {
    const isFalse = (0,answer/* falseClaims */.bL)(report).some(answer/* counts */.tQ);
    const bold = paint('bold', (0,sink/* terminal */.Fo) `${(0,answer/* firstLine */.TM)(report)}`);
    const line = isFalse ? paint('red', bold) : bold;
    const compared = (0,truth/* comparisonInWords */.aM)(report);
    return (0,sink/* terminal */.Fo) `${line}\n${compared === '' ? '' : (0,sink/* terminal */.Fo) `Checked ${compared}.\n`}\n`;
}
function text_statistics(report) {
    const rules = (0,statistics/* statisticsOf */.j)(report.findings);
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
    const { color, quiet } = options;
    const width = Math.max(FEWEST_COLUMNS, Math.min(options.columns ?? USUAL_COLUMNS, MOST_COLUMNS));
    const paint = (0,report_paint/* painter */.C)(color);
    if (!quiet)
        yield opening(report, paint).text;
    if (!quiet)
        yield (0,groups/* groupsText */.w)(report).text;
    if (options.statistics === true)
        yield text_statistics(report).text;
    else
        yield* listed({ paint, width, shown: (0,shown/* selectShown */.GF)(report, options), links: options.ruleLinks });
    if (!quiet)
        yield criticalRisks(report, { paint, width }).text;
    const archived = quiet ? '' : (0,shown/* archivedInWords */.nD)(report);
    if (archived !== '')
        yield (0,sink/* terminal */.Fo) `${(0,report_width/* wrap */.LV)(archived, width).map((line) => (0,sink/* terminal */.Fo) `${line}\n`)}\n`.text;
    const withheld = (0,of_rules/* withheldInWords */.s)(report);
    if (withheld !== '')
        yield (0,sink/* terminal */.Fo) `${withheld}\n\n`.text;
    if (!quiet && report.trend !== undefined)
        yield trendText(report.trend, { width, paint });
    if (!quiet)
        yield summary(report, width).text;
    yield (0,sink/* terminal */.Fo) `${lastLine(report, color)}\n`.text;
}
function* listed({ paint, width, shown, links }) {
    const layout = { paint, width, links, pageLine: rulePageLines(links, paint) };
    for (const findings of [shown.untrue, shown.single]) {
        for (const [file, ofFile] of groupsOf(findings)) {
            yield (0,sink/* concat */.xW)(Array.from(findingLines(file, ofFile, layout), ({ text }) => text));
        }
    }
    for (const repeat of shown.groups)
        yield (0,sink/* concat */.xW)(Array.from(repeatLines(repeat, layout), ({ text }) => text));
    yield noticeLines(shown, { paint, width }).text;
}


/***/ }),

/***/ 61601:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ trendSentences),
/* harmony export */   t: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);

const SHORT_ID = 7;
function trendSentences({ against, added, fixed, unchanged, doubts }) {
    if (against === null)
        return 'There is no earlier report to compare with.';
    const gone = fixed.filter((finding) => finding.gone).length;
    const all = gone === fixed.length && gone > 1 ? 'all' : String(gone);
    const lost = gone === 0 ? '' : ` (${all} gone with ${gone === 1 ? 'its file' : 'their files'})`;
    const commit = against.revision === null ? '' : ` (${against.revision.slice(0, SHORT_ID)})`;
    const numbers = `${String(added.length)} new, ${String(fixed.length)} fixed${lost}, ${String(unchanged)} unchanged`;
    return [`${numbers}, against ${against.report}${commit}.`, ...doubts].join(' ');
}
function differences({ added, fixed }) {
    const isNew = (one) => ({
        ...one,
        line: one.range?.startLine ?? null,
        word: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m)(one) ? 'new' : 'known',
    });
    return [
        { name: 'new', list: added.map(isNew) },
        { name: 'fixed', list: fixed.map((one) => ({ ...one, line: one.startLine, word: one.gone ? 'gone' : 'fixed' })) },
    ];
}


/***/ }),

/***/ 33943:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ truthLine),
/* harmony export */   D: () => (/* binding */ truthOf),
/* harmony export */   V_: () => (/* binding */ isLog),
/* harmony export */   aM: () => (/* binding */ comparisonInWords),
/* harmony export */   pM: () => (/* binding */ truthInCounts),
/* harmony export */   x6: () => (/* binding */ scopeInWords)
/* harmony export */ });
/* unused harmony export DOCUMENT_RULES */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25821);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44359);




function truthOf({ returns, findings: shown, withheld = [] }) {
    const findings = withheld.length === 0 ? shown : [...shown, ...withheld];
    const numbers = { claims: 0, untrue: 0, known: 0, preexisting: 0, moved: 0, removed: 0 };
    const others = { undetermined: 0, unverifiable: 0, unfinished: 0, notBorneOut: 0, absentCommits: 0, otherwise: 0 };
    const states = statesOfUntrue(findings);
    for (const record of returns) {
        for (const checked of record.claims) {
            const { name } = checked.verdict;
            if (!(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_2__/* .isCompared */ .uQ)(checked))
                continue;
            numbers.claims++;
            if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_2__/* .isUntrue */ .cO)(checked, record)) {
                numbers.untrue++;
                const state = states.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placeKey */ .r4)({ ...record, pointer: checked.claim.pointer }));
                if (state === 'known' || state === 'preexisting')
                    numbers[state]++;
            }
            else if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsentCommit */ .R2)(checked))
                others.absentCommits++;
            else if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotBorneOut */ .wp)(checked))
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
        const key = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placeKey */ .r4)(finding);
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
        claims === 0 ? `No claims in ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(returns, 'return')}` : untrueInWords(truth),
        ...(absentCommits === 0 ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(absentCommits, 'commit')} not in the history`]),
        ...(notBorneOut === 0 ? [] : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(notBorneOut, 'count')} ${notBorneOut === 1 ? 'differs' : 'differ'}`]),
        ...(since === '' ? [] : [`${since} since`]),
        ...(undetermined === 0 ? [] : [`${String(undetermined)} undetermined`]),
        ...(unverifiable === 0 ? [] : [`${String(unverifiable)} cannot be checked here`]),
        ...(otherwise === 0 ? [] : [`${String(otherwise)} not found as written`]),
        ...(unfinished === 0 ? [] : [`${String(unfinished)} absent in unfinished work`]),
    ];
    const files = unread === 0 ? '' : `; ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(unread, 'file')} could not be read in full`;
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
    return truth === '' ? '' : [truth, ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .unsuccessful */ .Q5)(report)].join('; ');
}
function truthOfReport(report) {
    const truth = truthInWords(truthOf(report), report.returns.length);
    return truth === '' ? '' : [truth, ...uncheckedInWords(report)].join('; ');
}
function uncheckedInWords({ unchecked = [] }) {
    return unchecked.map(({ files, one, many }) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(files, one, many)}: nothing in ${files === 1 ? 'it' : 'them'} can be checked`);
}
function truthInCounts(report) {
    const truth = truthOfReport(report);
    if (truth === '')
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .capital */ .Nx)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .reason */ .l)(report));
    const { baselined, preexisting } = report.counts;
    const form = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N4)((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .totals */ .Sd)(report)) || (baselined + preexisting > 0 ? 'no new findings' : 'no findings');
    return [truth, form, ...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .unsuccessful */ .Q5)(report)].join('; ');
}
const SHORT_ID = 7;
function comparisonInWords(report) {
    const { compared } = report;
    if (compared === undefined)
        return '';
    const { base, commit } = compared;
    const short = commit?.slice(0, SHORT_ID) ?? '';
    const against = short === '' || base.startsWith(short) ? base : `${base}@${short}`;
    return `${scopeInWords(report)}, against ${against}`;
}
function scopeInWords({ returns, compared }) {
    const skipped = compared?.passedOver ?? 0;
    const all = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(returns.length + skipped, 'return');
    return skipped === 0 ? all : `${String(returns.length)} of ${all}`;
}


/***/ }),

/***/ 65160:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NOT_IN_HISTORY),
/* harmony export */   U: () => (/* binding */ verdictCounts)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);

const NOT_IN_HISTORY = 'not in history';
function absentCommits({ returns }) {
    return returns.reduce((sum, { claims }) => sum + claims.filter(_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsentCommit */ .R2).length, 0);
}
function verdictCounts(report) {
    const { verdicts } = report.counts;
    const commits = absentCommits(report);
    return _model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .bk.filter((name) => (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ)({ verdict: { name } }))
        .flatMap((name) => name === 'missing'
        ? [
            { name, n: verdicts.missing - commits },
            { name: NOT_IN_HISTORY, n: commits },
        ]
        : [{ name, n: verdicts[name] }])
        .filter(({ n }) => n > 0);
}


/***/ }),

/***/ 12790:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ readReportFiles),
/* harmony export */   EV: () => (/* binding */ distinctFiles),
/* harmony export */   F9: () => (/* binding */ jsonFilesAt),
/* harmony export */   NP: () => (/* binding */ filesMatching)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53461);
/* harmony import */ var _model_report_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6058);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98951);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36567);








function jsonFilesAt(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [path];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(path, { recursive: true, withFileTypes: true, encoding: 'utf8' });
    const files = names.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
    return inOrder(files.map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(entry.parentPath, entry.name)));
}
async function filesMatching(folder, patterns, home = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)()) {
    const found = await (0,_walk_js__WEBPACK_IMPORTED_MODULE_6__/* .walk */ .G)(folder, patterns.map((pattern) => pattern.replace(/^([!\s]*)~(?=\/|$)/, (_, negations) => negations + home)));
    return found === undefined ? undefined : inOrder(found);
}
function inOrder(files) {
    return [...files].sort(_model_natural_order_js__WEBPACK_IMPORTED_MODULE_7__/* .compareNatural */ .d);
}
function distinctFiles(files) {
    const seen = new Set();
    return files.filter((file) => seen.size < seen.add((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file)).size);
}
function* readReportFiles(files, { limit = _model_report_json_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_REPORT_SIZE */ .GE, displayName = (file) => file } = {}) {
    for (const file of files)
        yield { name: displayName(file), ...readText(file, limit) };
}
const UTF_16 = [
    [0xff, 0xfe],
    [0xfe, 0xff],
];
function readText(file, limit) {
    let found;
    try {
        found = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .XF)(file, limit);
    }
    catch (error) {
        return { problem: `could not be read: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}` };
    }
    if (found === null)
        return { problem: 'is no regular file' };
    if (found.size > limit) {
        return { problem: `takes ${String(found.size)} bytes, and reports of at most ${String(limit)} are read` };
    }
    if (UTF_16.some((mark) => mark.every((byte, n) => found.bytes[n] === byte))) {
        return { problem: 'is in UTF-16, as a shell may write what is piped to it: let --output json=FILE write it' };
    }
    return { text: new TextDecoder().decode(found.bytes) };
}


/***/ })

};
;
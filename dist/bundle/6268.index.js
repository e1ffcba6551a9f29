"use strict";
exports.id = 6268;
exports.ids = [6268];
exports.modules = {

/***/ 48229:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ pendingFinding),
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   LA: () => (/* binding */ excerptAt),
/* harmony export */   Nz: () => (/* binding */ recommendationOf),
/* harmony export */   V8: () => (/* binding */ MOST_FINDINGS),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   kQ: () => (/* binding */ FindingList)
/* harmony export */ });
/* unused harmony exports severityOf, excerptOf, stepOf */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _model_fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91810);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87979);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8664);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6644);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55235);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25821);








function pendingFinding({ active, problem, untrue = false }, location) {
    const { file, index, pointer, range, excerpt } = location;
    const place = pointer ?? '';
    const name = typeof problem.property === 'string' ? problem.property : undefined;
    const value = problem.value ?? name ?? (location.value === undefined ? undefined : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(location.value, place));
    const rule = active.rule.id;
    return {
        finding: {
            rule,
            severity: severityOf(active, problem),
            message: problem.message,
            recommendation: recommendationOf({ active, problem }),
            file,
            index,
            pointer,
            ...(problem.property === undefined ? {} : { property: problem.property }),
            range,
            ...(untrue ? { untrue } : {}),
            ...(untrue && isLowered(active, problem) ? { lowered: true } : {}),
            ...(problem.items === undefined ? {} : { items: problem.items }),
            excerpt,
            ...(problem.fix === undefined || !fits(problem.fix, location) ? {} : { fix: problem.fix }),
        },
        fingerprintInput: {
            rule,
            file,
            index,
            pointer: name === undefined ? pointer : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(place, name),
            value: typeof value === 'object' && value !== null ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isArray */ .cy)(value) ? '[]' : '{}') : (value ?? null),
        },
    };
}
function fits(fix, { file, verbatim }) {
    return file !== null && (verbatim || (0,_model_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .concernsFile */ .Sz)(fix));
}
function recommendationOf({ active, problem }) {
    return problem.recommendation ?? active.rule.about().remedy;
}
function isLowered({ severity, usual }, problem) {
    return (usual !== undefined && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(severityOf({ severity }, problem)) > (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(severityOf({ severity: usual }, problem)));
}
function severityOf({ severity }, problem) {
    const set = severity === 'off' ? 'notice' : severity;
    if (problem.severity === undefined)
        return set;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(problem.severity) > (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(set) ? problem.severity : set;
}
const CONTEXT_BEFORE = 40;
const LONGEST = 160;
function excerptAt(reading, range) {
    return reading === null ? null : excerptOf(reading.line(range.startLine), range);
}
function excerptOf(line, { startColumn }) {
    const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
    return { text: ownCopy(line.slice(cut, cut + LONGEST)), cut };
}
function ownCopy(text) {
    return JSON.parse(JSON.stringify(text));
}
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
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.rule, b.rule) ||
        (a.index ?? -1) - (b.index ?? -1) ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.pointer ?? '', b.pointer ?? '') ||
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.message, b.message));
}
const MOST_FINDINGS = 100;
class FindingList {
    #most;
    #shown = [];
    #rules = new Map();
    constructor(most = MOST_FINDINGS) {
        this.#most = most;
    }
    add(raised, file, location) {
        const rule = raised.active.rule.id;
        const tally = this.#of(rule, file);
        if (tally.shown < this.#most) {
            tally.shown++;
            this.#shown.push(pendingFinding(raised, location()));
            return;
        }
        const severity = severityOf(raised.active, raised.problem);
        tally.more++;
        tally.first ??= location();
        tally.untrue ||= raised.untrue === true;
        tally.lowered ||= raised.untrue === true && isLowered(raised.active, raised.problem);
        if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(severity) < (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(tally.worst))
            tally.worst = severity;
    }
    pending() {
        const rest = [...this.#rules].flatMap(([rule, files]) => [...files].flatMap(([file, tally]) => (tally.first === null ? [] : [restOf(rule, file, tally, tally.first)])));
        return rest.length === 0 ? this.#shown : [...this.#shown, ...rest];
    }
    #of(rule, file) {
        const files = this.#rules.get(rule) ?? new Map();
        const tally = files.get(file) ?? { shown: 0, more: 0, worst: 'notice', untrue: false, lowered: false, first: null };
        this.#rules.set(rule, files.set(file, tally));
        return tally;
    }
}
function restOf(rule, file, { shown, more, worst, untrue, lowered }, { range, excerpt }) {
    return {
        finding: {
            rule,
            severity: worst,
            message: `From here on, ${rule} has ${String(more)} more ${more === 1 ? 'finding' : 'findings'} in this ${file === null ? 'run' : 'file'}.`,
            recommendation: `Fix the ${String(shown)} that are shown, then run again.`,
            file,
            index: null,
            pointer: null,
            range,
            ...(untrue ? { untrue } : {}),
            ...(lowered ? { lowered } : {}),
            excerpt,
        },
        fingerprintInput: { rule, file, index: null, pointer: null, value: more },
    };
}
function stepOf({ step = 'fields' }, finding) {
    return typeof step === 'string' ? step : step(finding);
}
function stepsOf(validated, expectedSession, agent) {
    const { standard, report: { returns: records, findings }, } = validated;
    const rules = new Map(standard.rules.map(({ rule }) => [rule.id, rule]));
    const byStep = new Map(_model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .STEPS */ .UT.map((name) => [name, []]));
    for (const finding of findings) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .valueOf */ .RP)(byStep, stepOf((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .valueOf */ .RP)(rules, finding.rule), finding)).push(finding);
    }
    const steps = _model_report_js__WEBPACK_IMPORTED_MODULE_4__/* .STEPS */ .UT.map((name) => {
        const remarks = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_7__/* .valueOf */ .RP)(byStep, name).sort((a, b) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(a.severity) - (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .rank */ .Tm)(b.severity) || byPlace(a, b));
        return { name, outcome: outcomeOf(name, remarks, { records, standard, expectedSession }), remarks };
    });
    return {
        passed: steps.every(({ outcome }) => outcome.kind !== 'failed'),
        standard,
        agent: records.find((record) => record.agent !== null)?.agent ?? agent,
        expectedSession,
        returns: records,
        steps,
    };
}
function outcomeOf(name, remarks, context) {
    if (remarks.some(({ severity }) => severity === 'error'))
        return { kind: 'failed' };
    if (name === 'structure')
        return { kind: 'passed' };
    const { records, standard, expectedSession } = context;
    if (records.length === 0)
        return { kind: 'unchecked', because: 'no-return' };
    if (name === 'status') {
        const lacksStatus = standard.succeeds === undefined && records.some(({ status }) => status === null);
        return lacksStatus ? { kind: 'unchecked', because: 'no-status' } : { kind: 'passed' };
    }
    if (name === 'session') {
        if (expectedSession === null)
            return { kind: 'unchecked', because: 'none-expected' };
        if (records.some(({ session }) => session === null))
            return { kind: 'unchecked', because: 'no-session' };
    }
    return name === 'artifacts' ? outcomeOfArtifacts(records) : { kind: 'passed' };
}
function outcomeOfArtifacts(records) {
    const successes = records.filter(({ success }) => success);
    if (successes.length === 0)
        return { kind: 'unchecked', because: 'no-success' };
    const claims = successes.flatMap((record) => record.claims);
    if (claims.length === 0)
        return { kind: 'unchecked', because: 'no-artifacts' };
    if (!claims.some(_model_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .isChecked */ .WJ))
        return { kind: 'unchecked', because: 'unverifiable' };
    return { kind: 'passed' };
}


/***/ }),

/***/ 85055:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ errorsOfSeveralTasks),
/* harmony export */   CG: () => (/* binding */ evaluateReturn),
/* harmony export */   FB: () => (/* binding */ overridesOf),
/* harmony export */   GJ: () => (/* binding */ claimRules),
/* harmony export */   Wb: () => (/* binding */ evaluateRunRules),
/* harmony export */   Xz: () => (/* binding */ bearsClaims),
/* harmony export */   Zz: () => (/* binding */ rulesOfSeveralTasks),
/* harmony export */   _H: () => (/* binding */ concernsArchived),
/* harmony export */   l3: () => (/* binding */ evaluateDocument),
/* harmony export */   nP: () => (/* binding */ ruleSet)
/* harmony export */ });
/* harmony import */ var _families_define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74937);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25821);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41300);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71799);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30783);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8664);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48229);








function ruleSet(standard, levels, overrides = null) {
    const active = standard.rules
        .map(({ rule, severity: usual = rule.severity, params }) => ({
        rule,
        ...withLevel(usual, levels.get(rule.id)),
        params: { ...rule.params, ...params },
    }))
        .filter(({ rule, severity }) => severity !== 'off' || overrides?.switchedOn.has(rule.id) === true);
    const of = (scope) => active.filter((item) => item.rule.scope === scope);
    const ofClaims = of('claim');
    const ofReturns = of('return');
    return {
        document: of('document'),
        return: ofReturns,
        ofArchived: ofReturns.filter(({ rule }) => !(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfForm */ .Ay)(rule) || rule.structural === true),
        claim: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after === undefined)),
        claimAfterCommits: byKindAndVerdict(ofClaims.filter(({ rule }) => rule.after === 'commits')),
        run: of('run'),
    };
}
const USUAL_KINDS = ['file', 'observation'];
function byKindAndVerdict(rules) {
    const sorted = new Map();
    for (const active of rules) {
        const { verdict, kinds = USUAL_KINDS } = active.rule;
        const names = typeof verdict === 'string' ? [verdict] : verdict;
        for (const key of kinds.flatMap((kind) => names.map((name) => claimKey(kind, name)))) {
            sorted.set(key, [...(sorted.get(key) ?? []), active]);
        }
    }
    return sorted;
}
function claimKey(kind, verdict) {
    return `${kind} ${verdict}`;
}
function claimRules(rules, { claim: made, verdict }, file, overrides) {
    const list = rules.get(claimKey((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(made), verdict.name)) ?? NO_RULES;
    return overrides === null ? list : list.flatMap((active) => activeIn(active, file, overrides) ?? []);
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
    return severity === active.severity ? active : { ...active, ...withLevel(active.usual ?? active.severity, severity) };
}
function withLevel(usual, severity = usual) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isStricter */ .V$)(usual, severity) ? { severity, usual } : { severity };
}
function inFile(raised, file, overrides) {
    if (overrides === null)
        return raised;
    return raised.flatMap(({ active, problem }) => {
        const here = activeIn(active, file, overrides);
        return here === undefined ? [] : [{ active: here, problem }];
    });
}
function evaluateDocument({ standard, ...file }, rules, context, overrides) {
    if (file.problems.length === 0)
        return NONE;
    const hasRule = (id) => standard.rules.some(({ rule }) => rule.id === id);
    const subject = { ...file, standard, hasRule, looseNouns: _families_choose_js__WEBPACK_IMPORTED_MODULE_5__/* .LOOSE_NOUNS */ .$q };
    const raised = rules.document.flatMap((active) => active.rule.check(subject, context, active.params).map((problem) => ({ active, problem })));
    return inFile(raised, subject.file, overrides);
}
function evaluateReturn(subject, rules, context, overrides = null) {
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
function concernsArchived({ active, problem }, subject) {
    if (!(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfForm */ .Ay)(active.rule))
        return true;
    if ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .placesOf */ .ek)(problem).includes('/status'))
        return true;
    return (0,_model_return_js__WEBPACK_IMPORTED_MODULE_3__/* .weighsAsSuccess */ .PY)(subject) && bearsClaims(problem, subject.standard);
}
function bearsClaims(problem, { claimFields }) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .placesOf */ .ek)(problem).some((place) => {
        const pattern = place.replace(/\/\d+(?=\/|$)/g, '/*');
        return claimFields.some((field) => isListOrField(pattern, field.pattern));
    });
}
function isListOrField(place, field) {
    return place === field || field.split('/*', 1).includes(place);
}
function withoutSuperseded(raised) {
    const places = new Map();
    for (const { active, problem } of raised) {
        for (const id of active.rule.supersedes ?? []) {
            const known = places.get(id) ?? new Set();
            for (const place of (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .placesOf */ .ek)(problem))
                known.add(place);
            places.set(id, known);
        }
    }
    if (places.size === 0)
        return raised;
    return raised.filter(({ active, problem }) => {
        const superseded = places.get(active.rule.id);
        return superseded === undefined || !(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .placesOf */ .ek)(problem).every((place) => isAtOrBelow(place, superseded));
    });
}
function isAtOrBelow(inner, places) {
    return places.has(inner) || [...inner.matchAll(/\//g)].some(({ index }) => places.has(inner.slice(0, index)));
}
function overridesOf(list, chosen) {
    if (list.length === 0)
        return null;
    const versions = list.flatMap(({ standards }) => [...standards.values()]);
    const ofFiles = list.filter(({ findings }) => findings === null);
    const levels = ofFiles.flatMap((override) => [...override.levels]);
    const withStandards = list.filter(({ standards }) => standards.size > 0);
    const lastFirst = ofFiles.toReversed();
    const interned = new Map();
    let known = null;
    return {
        standards: [...new Set(versions)],
        switchedOn: new Set(levels.flatMap(([rule, level]) => (level === 'off' ? [] : rule))),
        chosenAt: (file) => {
            let found = chosen;
            for (const { matches, standards } of withStandards) {
                if (matches(file))
                    found = oneOfAKind({ ...found, ...Object.fromEntries(standards) }, interned);
            }
            return found;
        },
        levelAt: (rule, file) => {
            if (known?.file !== file)
                known = { file, matching: lastFirst.filter(({ matches }) => matches(file)) };
            return known.matching.find((override) => override.levels.has(rule))?.levels.get(rule);
        },
        applyToFindings: findingLevels(list),
    };
}
function findingLevels(list) {
    const lastFirst = list.toReversed();
    return (findings) => findings.flatMap((finding) => {
        const { rule, file, fingerprint } = finding;
        const level = lastFirst
            .find(({ findings: named, matches, levels }) => named?.has(fingerprint) === true && levels.has(rule) && (file === null || matches(file)))
            ?.levels.get(rule);
        if (level === undefined)
            return [finding];
        if (level === 'off')
            return [];
        const lowered = finding.untrue === true && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isStricter */ .V$)(finding.severity, level);
        return [{ ...finding, severity: level, ...(lowered ? { lowered } : {}) }];
    });
}
function oneOfAKind(versions, known) {
    const key = _families_choose_js__WEBPACK_IMPORTED_MODULE_5__/* .FAMILY_NAMES */ .ME.map((family) => versions[family]?.id ?? '').join();
    const before = known.get(key);
    if (before === undefined)
        known.set(key, versions);
    return before ?? versions;
}
function evaluateRunRules(run, inUse, { levels, overrides, }, context, stage, mostFindings) {
    const uses = new Map();
    for (const standard of inUse.length === 0 ? [_families_define_js__WEBPACK_IMPORTED_MODULE_0__/* .OF_NO_FAMILY */ .Fr] : inUse) {
        for (const active of ruleSet(standard, levels, overrides).run) {
            if ((active.rule.after ?? 'returns') !== stage)
                continue;
            const use = uses.get(active.rule.id) ?? { active, standards: new Set() };
            use.standards.add(standard.id);
            uses.set(active.rule.id, use);
        }
    }
    const lines = firstLines(run);
    let files;
    const holdsReturn = (file) => (files ??= new Set(run.returns.map((record) => record.file))).has(file);
    const findings = new _finding_js__WEBPACK_IMPORTED_MODULE_7__/* .FindingList */ .kQ(mostFindings);
    for (const { active, standards } of uses.values()) {
        const returns = run.returns.filter(({ standard }) => standards.has(standard));
        for (const problem of active.rule.check({ ...run, returns, holdsReturn }, context)) {
            const { file = null, index = null } = problem;
            const here = activeIn(active, file, overrides);
            if (here === undefined)
                continue;
            findings.add({ active: here, problem }, file, () => {
                const line = index === null ? undefined : lines().get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .returnKey */ .wY)({ file, index }));
                const range = problem.range ?? (line === undefined ? null : { ..._model_pointer_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_START */ .WS, startLine: line, endLine: line });
                return { file, index, pointer: null, range, value: undefined, verbatim: false, excerpt: null };
            });
        }
    }
    return findings.pending();
}
function firstLines({ returns }) {
    let lines;
    return () => (lines ??= new Map(returns.map((record) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .returnKey */ .wY)(record), record.line])));
}
const REQUIRED_OF_SEVERAL = new Map([
    ['', ['status', 'metadata']],
    ['/metadata', ['session_id']],
]);
const OTHERS_OF_SEVERAL = ['required-field', 'field-type', 'modified-files', 'memory-candidate'];
function rulesOfSeveralTasks(rules) {
    return rules.filter(({ rule: { id, area } }) => {
        if (id === 'phantom-work')
            return false;
        return area === 'status' || area === 'artifacts' || id.startsWith('session-id') || OTHERS_OF_SEVERAL.includes(id);
    });
}
function errorsOfSeveralTasks(errors, claimFields) {
    const claiming = claimFields.map(({ pattern }) => pattern.split('/').slice(0, 2).join('/'));
    return errors.filter(({ keyword, pointer, detail }) => {
        const isClaiming = claiming.some((field) => pointer === field || pointer.startsWith(`${field}/`));
        if (isClaiming)
            return true;
        if (keyword === 'required')
            return REQUIRED_OF_SEVERAL.get(pointer)?.includes(detail) === true;
        return ['', '/status', '/metadata', '/metadata/session_id'].includes(pointer);
    });
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

/***/ 54960:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   OU: () => (/* binding */ inDeclared),
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   e_: () => (/* binding */ NOT_BY_DEFAULT),
/* harmony export */   kd: () => (/* binding */ classifier),
/* harmony export */   ls: () => (/* binding */ PLACES),
/* harmony export */   os: () => (/* binding */ withinShard),
/* harmony export */   r1: () => (/* binding */ selection),
/* harmony export */   tm: () => (/* binding */ NEVER),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72825);
/* harmony import */ var _families_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20160);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33870);




const PLACES = _families_index_js__WEBPACK_IMPORTED_MODULE_1__/* .families */ .T.flatMap(({ places }) => places);
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
function selection(patterns, ignore = [], declared = []) {
    const ownPatterns = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(patterns);
    const negated = (list) => list.map((pattern) => `!${pattern}`);
    const without = negated([...NEVER, ...(0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(ignore)]);
    const isDeclared = inDeclared(declared);
    if (ownPatterns.length > 0) {
        const all = [...ownPatterns, ...without];
        const named = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(all, null, () => () => false);
        return { patterns: all, matches: (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(all, null, placesBelow(isDeclared)), named };
    }
    const usual = [...PLACES, ...declared].flatMap((kind) => kind.patterns);
    const isTemplate = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(NOT_BY_DEFAULT);
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(without, (path) => isDeclared(path) || (isUsual(path) && !isTemplate(path)));
    const all = [...usual, ...negated([...NEVER, ...NOT_BY_DEFAULT, ...(0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanPatterns */ .vR)(ignore)])];
    return { patterns: all, matches, anyCase: true };
}
function placesBelow(isDeclared) {
    const isTemplate = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(NOT_BY_DEFAULT);
    return (folder) => {
        const isAskedFor = isTemplate(`${folder}/file`);
        return (path) => isDeclared(path) || (isUsual(path) && (isAskedFor || !isTemplate(path)));
    };
}
function inDeclared(places) {
    const matchers = places.map(matcherOfPlace);
    return (path) => matchers.some((matches) => matches(path));
}
function matcherOfPlace({ patterns, isExact, isOne }) {
    if (isExact !== true)
        return isOne ?? inAnyCase(patterns);
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns);
    return (path) => isOne?.(path) !== false && matches(path);
}
function inAnyCase(patterns) {
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePatterns */ .xi)(patterns);
    return (path) => matches(path.toLowerCase());
}
const isAnywhere = inAnyCase(PLACES.flatMap(({ isOne, patterns }) => (isOne === undefined ? patterns : [])));
const SHOWN_BY_PATH = PLACES.flatMap(({ isOne, notBelow }) => (isOne === undefined ? [] : [{ isOne, notBelow }]));
function isUsual(path) {
    return (isAnywhere(path) ||
        SHOWN_BY_PATH.some(({ isOne, notBelow }) => isOne(path) && notBelow?.some((folder) => `/${path}`.includes(`/${folder}/`)) !== true));
}
function toKind(kind) {
    const { form, family, reduced = false, document = false, log = false, intention = false, opening, without } = kind;
    const { isTemporary, isExact: isDeclared } = kind;
    const gathered = {
        ...{ form, family, reduced, document, log, intention, isTemporary, opening, without },
        ...(isDeclared === undefined ? {} : { isDeclared }),
    };
    return { gathered, kind, matches: matcherOfPlace(kind) };
}
const KINDS = PLACES.map(toKind);
function classifier({ named } = {}, declared = []) {
    const own = declared.map(toKind);
    return (path) => {
        const ofForm = own.find(({ matches }) => matches(path));
        const isNamed = named?.(path) === true;
        const found = KINDS.find(({ kind: { mark, isCertain }, matches }) => !(mark !== undefined && (isNamed || (ofForm !== undefined && isCertain?.(path) !== true))) && matches(path)) ?? ofForm;
        if (found === undefined)
            return byExtension(path);
        const { gathered, kind } = found;
        const { mark } = kind;
        return mark === undefined ? gathered : { ...gathered, mark, isCertain: kind.isCertain?.(path) === true };
    };
}
function byExtension(path) {
    if (/\.jsonl$/i.test(path))
        return { form: 'jsonl', family: null, reduced: false };
    return { form: /\.(?:md|markdown)$/i.test(path) ? 'markdown' : 'json', family: null, reduced: false };
}
const MOST_SHARDS = 1_000;
function parseShard(text) {
    if (!/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(text))
        return undefined;
    const slash = text.indexOf('/');
    const shard = { part: Number(text.slice(0, slash)), parts: Number(text.slice(slash + 1)) };
    return shard.part > shard.parts || shard.parts > MOST_SHARDS ? undefined : shard;
}
function isInShard(path, { part, parts }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)('sha256').update((0,_model_path_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesOfName */ .qZ)(path)).digest().readUInt32BE(0) % parts === part - 1;
}
function withinShard({ matches, ...selection }, shard) {
    return { ...selection, matches: (path) => matches(path) && isInShard(path, shard) };
}


/***/ })

};
;
"use strict";
exports.id = 8764;
exports.ids = [8764];
exports.modules = {

/***/ 99497:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ shapeOf)
/* harmony export */ });
function shapeOf(validator) {
    return (value) => {
        validator(value);
        return (validator.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(toShapeError);
    };
}
function toShapeError(error) {
    const { missingProperty, type } = error.params;
    const detail = error.keyword === 'required' ? missingProperty : error.keyword === 'type' ? type : [];
    return {
        keyword: error.keyword,
        pointer: error.instancePath,
        detail: [detail].flat().join(' or '),
        conditional: /\/(?:then|else|anyOf|not)\//.test(`${error.schemaPath}/`),
        advisory: error.schemaPath.includes('/$defs/advisory'),
    };
}


/***/ }),

/***/ 48764:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standard: () => (/* binding */ standard)
});

// NAMESPACE OBJECT: ./src/families/verify-result/rules/index.ts
var rules_namespaceObject = {};
__webpack_require__.r(rules_namespaceObject);
__webpack_require__.d(rules_namespaceObject, {
  contradictionRules: () => (contradictionRules),
  envelopeRules: () => (envelopeRules),
  evidenceRules: () => (evidenceRules),
  hashRules: () => (hashRules),
  totalRules: () => (totalRules)
});

// EXTERNAL MODULE: ./src/model/requirements.ts
var requirements = __webpack_require__(16057);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/families/define.ts + 4 modules
var families_define = __webpack_require__(41149);
// EXTERNAL MODULE: ./src/families/verify-result/words.ts
var words = __webpack_require__(39891);
;// CONCATENATED MODULE: ./src/families/verify-result/samples.ts

const SAMPLE_HASHES = {
    tests: 'sha256:59830ebc3a4184110566bf1a290d08473dfdcbd492ce498b14cd1a5e2fa2e441',
    build: 'sha256:44575cf5b28512d75644bf54a517dcef304ff809fd511747621b4d64f19aac66',
};
function envelope(requirements, scenarios, hashes) {
    return `\`\`\`yaml
schema: ${words/* VERIFY_SCHEMA */.cE}
evidence_revision: ${hashes.evidence}
verdict: pass
blockers: 0
critical_findings: 0
requirements: ${String(requirements)}/${String(requirements)}
scenarios: ${String(scenarios)}/${String(scenarios)}
test_command: npm test
test_exit_code: 0
test_output_hash: ${hashes.tests}
build_command: npm run build
build_exit_code: 0
build_output_hash: ${hashes.build}
\`\`\`
`;
}
const verificationSample = {
    file: 'openspec/changes/parse-dates/verify-report.md',
    text: `${envelope(2, 3, {
        evidence: 'sha256:ee8250fb76e094b34b471f13a73dbbe51d1ae142e9df59d7c0d31ec20f0a0a8e',
        ...SAMPLE_HASHES,
    })}
# Verification report

**Change**: parse-dates
`,
    tree: {
        'openspec/changes/parse-dates/specs/dates/spec.md': `# Dates

### Requirement: Dates are parsed

#### Scenario: A date in ISO 8601

#### Scenario: A date with the name of its month

### Requirement: Other text is refused

#### Scenario: The 31st of February
`,
        'openspec/changes/parse-dates/tasks.md': '- [x] 1.1 Parse dates\n- [x] 1.2 Refuse what is none\n',
    },
};
function anotherChange(tests) {
    const folder = 'openspec/changes/parse-times';
    const hashes = { evidence: `sha256:${'4'.repeat(64)}`, tests, build: `sha256:${'5'.repeat(64)}` };
    return {
        [`${folder}/spec.md`]: '### Requirement: Times\n\n#### Scenario: Noon\n',
        [`${folder}/tasks.md`]: '- [x] 1.1 Parse times\n',
        [`${folder}/verify-report.md`]: envelope(1, 1, hashes),
    };
}
function failedWith(from, to) {
    return {
        replace: [
            ['verdict: pass', 'verdict: fail'],
            [from, to],
        ],
    };
}

// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/families/verify-result/rules/contradiction.ts






const AUTHORITY = `build_exit_code: 125
authority_only_failure: true
missing_review_authority: true
substantive_failure: false
command_failed: false
observed_authority_revision: sha256:${'a'.repeat(64)}`;
const contradictionRules = (0,rule.rulesOnReturns)('verification', {
    'verify-contradiction': {
        step: 'status',
        severity: 'error',
        ofTruth: true,
        about: () => ({
            summary: 'The verdict of a verification agrees with its measurements',
            rationale: 'A pass with a failed test, an open blocker or an incomplete count is not a pass, and a failure with all checks green does not say what to fix. The program that reads the envelope rejects both.',
            remedy: 'Derive the verdict from the measurements: `pass` only if everything passed, `fail` if something did not.',
            demand: {
                order: 10,
                text: 'With "pass" and "pass_with_warnings" both exit codes, "blockers" and "critical_findings" are 0, and "requirements" and "scenarios" are complete, such as 5/5; with "fail" at least one of them is not.',
            },
            sources: ['upstream verify-result, ValidateVerifyReportAdmission'],
            bad: [
                { replace: [['scenarios: 3/3', 'scenarios: 2/3']] },
                { replace: [['test_exit_code: 0', 'test_exit_code: 1']] },
                { replace: [['blockers: 0', 'blockers: 1']] },
                { replace: [['verdict: pass', 'verdict: fail']] },
                failedWith('test_exit_code: 0', 'test_exit_code: 125'),
                failedWith('build_exit_code: 0', AUTHORITY),
            ],
            good: [
                {},
                failedWith('build_exit_code: 0', 'build_exit_code: 1'),
                failedWith('build_exit_code: 0', 'build_exit_code: 125\nmissing_review_authority: true'),
            ],
        }),
        check(subject) {
            const { value } = subject;
            const verdict = (0,model_return.statusOf)(subject);
            if (verdict === undefined)
                return rule.NOTHING;
            if (words/* AUTHORITY_FIELDS */.sM.every((name) => (0,json.has)(value, name)))
                return ofDenied(verdict, value);
            return (0,model_return.isSuccess)(subject) ? ofSuccess(verdict, value) : ofFailure(verdict, subject);
        },
    },
});
const EXIT_CODES = ['test_exit_code', 'build_exit_code'];
const FINDINGS = ['blockers', 'critical_findings'];
const COUNTS = ['requirements', 'scenarios'];
const HASHES = ['test_output_hash', 'build_output_hash'];
const DENIED = 125;
const RECOMMENDATION = 'Run the verification again and write its result, or correct the verdict.';
function ofSuccess(verdict, value) {
    return [
        ...numbersIn(value, [...EXIT_CODES, ...FINDINGS]).flatMap(({ name, text, number }) => number === 0 ? [] : problem(name, `The verdict is ${(0,model_text.quote)(verdict)}, but ${name} is ${text}: 0 was expected.`)),
        ...COUNTS.flatMap((name) => {
            const found = (0,words/* completedOf */.z)((0,json.stringField)(value, name));
            if (found === null || found.completed >= found.total)
                return [];
            const { completed, total } = found;
            return problem(name, `The verdict is ${(0,model_text.quote)(verdict)}, but only ${String(completed)} of ${String(total)} ${name} are completed: a success must be complete.`);
        }),
    ];
}
function ofFailure(verdict, { value, standard }) {
    const isDenied = (0,json.stringField)(value, words/* MISSING_AUTHORITY */.rb) === 'true';
    const denied = EXIT_CODES.flatMap((name) => (0,words/* wholeNumber */.rD)((0,json.stringField)(value, name)) === DENIED && !isDenied
        ? problem(name, `${name} is 125, which means that a missing review authority denied the run; "${words/* MISSING_AUTHORITY */.rb}: true" is missing.`)
        : []);
    if (denied.length > 0 || !standard.statuses.includes(verdict))
        return denied;
    const isGreen = [...EXIT_CODES, ...FINDINGS].every((name) => (0,words/* wholeNumber */.rD)((0,json.stringField)(value, name)) === 0) &&
        COUNTS.every((name) => {
            const found = (0,words/* completedOf */.z)((0,json.stringField)(value, name));
            return found !== null && found.completed === found.total;
        });
    return isGreen ? problem('verdict', `The verdict is ${(0,model_text.quote)(verdict)}, but all measurements passed.`) : [];
}
function ofDenied(verdict, value) {
    const because = 'if a missing review authority alone denied the run';
    return [
        ...(verdict === 'fail' ? [] : problem('verdict', `The verdict is ${(0,model_text.quote)(verdict)}; it is "fail" ${because}.`)),
        ...numbersIn(value, EXIT_CODES).flatMap(({ name, text, number }) => number === DENIED ? [] : problem(name, `${name} is ${text}; it is 125 ${because}.`)),
        ...HASHES.flatMap((name) => {
            const found = (0,json.stringField)(value, name);
            return found === undefined || !/^sha256:[0-9a-f]{64}$/.test(found) || found === words/* HASH_OF_NOTHING */.Ng
                ? []
                : problem(name, `${name} is not the hash of an empty output, which it is ${because}.`);
        }),
        ...FINDINGS.flatMap((name) => (0,words/* wholeNumber */.rD)((0,json.stringField)(value, name)) === 0 ? problem(name, `${name} is 0; it is above 0 ${because}.`) : []),
    ];
}
function numbersIn(value, names) {
    return names.flatMap((name) => {
        const text = (0,json.stringField)(value, name);
        const number = (0,words/* wholeNumber */.rD)(text);
        return text === undefined || number === null ? [] : [{ name, text, number }];
    });
}
function problem(name, message) {
    return [{ pointer: `/${name}`, message, recommendation: RECOMMENDATION }];
}

// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
;// CONCATENATED MODULE: ./src/families/verify-result/rules/evidence.ts








const TIMES_SPEC = 'openspec/changes/parse-dates/specs/times/spec.md';
const DATES_SPEC = 'openspec/changes/parse-dates/specs/dates/spec.md';
const MOST_ITEMS = 1_000;
const TASKS = 'openspec/changes/parse-dates/tasks.md';
const evidenceRules = (0,rule.rulesOnReturns)('verification', {
    'verify-open-tasks': {
        step: 'artifacts',
        needsPlace: true,
        severity: 'warning',
        ofTruth: true,
        about: () => ({
            summary: 'A change that passed verification has no open tasks',
            rationale: 'A change is verified when its tasks are done. An open task was forgotten, or was added later and is not covered by the report.',
            remedy: 'Finish the task and verify again, or tick it if it is done.',
            demand: {
                order: 50,
                text: 'With success, every task in tasks.md in the folder of the report is ticked.',
            },
            sources: ['upstream verify-result, Completeness in the template of the report'],
            bad: { tree: { [TASKS]: '- [x] 1.1 Parse dates\n- [ ] 4.2 Write the migration\n' } },
            good: [
                {},
                {
                    tree: { [TASKS]: '- [ ] 4.2 Write the migration\n' },
                    ...failedWith('build_exit_code: 0', 'build_exit_code: 1'),
                },
            ],
        }),
        check(subject) {
            if (!(0,model_return.isSuccess)(subject))
                return rule.NOTHING;
            const path = (0,requirements.besideOf)(subject.file, 'tasks.md');
            const open = (0,requirements.openTasksIn)(subject.beside.get(path) ?? '');
            const [first] = open;
            if (first === undefined)
                return rule.NOTHING;
            const more = open.length === 1 ? '' : `, and ${String(open.length - 1)} more`;
            return {
                pointer: '/verdict',
                value: first.text,
                items: open.slice(0, MOST_ITEMS).map(({ text }) => text),
                message: `The verdict is a success, but ${(0,model_text.quote)(path, 200)} has an open task on line ${String(first.line)}: ${(0,model_text.quote)(first.text)}${more}.`,
                recommendation: 'Finish the open tasks and verify again, or tick those that are done.',
            };
        },
    },
    'verify-tasks-missing': {
        step: 'artifacts',
        needsPlace: true,
        severity: 'notice',
        ofTruth: true,
        about: () => ({
            summary: 'The tasks of a change are in the folder of its verification',
            rationale: 'The tasks show whether a change is complete. Without them a success cannot be checked.',
            remedy: 'Keep `tasks.md` with the report in the folder of the change.',
            sources: ['upstream verify-result, the status contract'],
            bad: { tree: { 'openspec/changes/parse-dates/tasks.md': null } },
        }),
        check(subject) {
            const path = (0,requirements.besideOf)(subject.file, 'tasks.md');
            if (!(0,model_return.isSuccess)(subject) || typeof subject.beside.get(path) === 'string')
                return rule.NOTHING;
            return {
                pointer: '/verdict',
                message: `The verdict is a success, but there is no ${(0,model_text.quote)(path, 200)} to compare it with.`,
                recommendation: 'Commit the tasks of the change with the report.',
            };
        },
    },
    'verify-hash-of-nothing': {
        severity: 'notice',
        ofTruth: true,
        about: () => ({
            summary: 'The tests behind a successful verification printed something',
            rationale: 'The hash is that of an empty output: the tests printed nothing, which is rare, or their output was not kept. A build may be silent.',
            remedy: 'Run the tests so that they print their results, and hash that output.',
            sources: ['upstream verify-result, VerifyEmptyOutputHash'],
            bad: { replace: [[SAMPLE_HASHES.tests, words/* HASH_OF_NOTHING */.Ng]] },
        }),
        check(subject) {
            if (!(0,model_return.isSuccess)(subject) || (0,json.stringField)(subject.value, 'test_output_hash') !== words/* HASH_OF_NOTHING */.Ng)
                return rule.NOTHING;
            return {
                pointer: '/test_output_hash',
                message: 'The hash is that of an empty output: the tests printed nothing, or nothing was kept.',
                recommendation: 'Run the tests again, and hash what they print.',
            };
        },
    },
});
const totalRules = (0,rule.rulesOnClaims)('verification', {
    'verify-totals': {
        step: 'artifacts',
        needsPlace: true,
        verdict: 'differs',
        kinds: ['count'],
        severity: 'warning',
        about: () => ({
            summary: 'A verification counts the same requirements and scenarios as the specs in its folder',
            rationale: 'A report with other totals than the specs was written for other specs: usually they were edited later, and nobody verified the additions.',
            remedy: 'Run the verification again, so that the report counts the current specs.',
            demand: {
                order: 40,
                text: 'The totals of "requirements" and "scenarios" are the headings "### Requirement: name" and "#### Scenario: name" in the specs in its folder.',
            },
            sources: ['upstream verify-result, ValidateVerifyReportAdmission'],
            bad: [
                { tree: { [TIMES_SPEC]: '### Requirement: Times\n\n#### Scenario: Noon\n' } },
                { replace: [['scenarios: 3/3', 'scenarios: 4/4']] },
            ],
            good: [{}, { tree: { [TIMES_SPEC]: 'Times are not parsed yet.\n' } }],
        }),
        check({ claim, verdict }, of, { changes }) {
            return {
                ...(0,model_claim.unlessSuccess)(of, 'notice'),
                message: `The report counts ${(0,model_text.quote)(claim.path)}.${(0,model_claim.because)(verdict)}${sinceWhen(claim.path, of, changes)}`,
                recommendation: 'Run the verification again, and write the totals of the specs in its folder.',
            };
        },
    },
    'verify-totals-unknown': {
        step: 'artifacts',
        needsPlace: true,
        verdict: 'not-countable',
        kinds: ['count'],
        severity: 'notice',
        about: () => ({
            summary: 'The specs of a verification have headings that can be counted',
            rationale: 'The totals of a report are compared with the headings of the specs in its folder. Without such headings it is unknown whether they are right.',
            remedy: 'Keep the specs in `specs/` in the folder of the report, and write `### Requirement: name` and `#### Scenario: name` for their headings.',
            sources: ['return-gate a total that cannot be compared with anything proves nothing'],
            bad: [{ tree: { [DATES_SPEC]: null } }, { tree: { [DATES_SPEC]: '### R1: Dates\n\n#### Case: Noon\n' } }],
        }),
        check({ claim, verdict }) {
            return {
                message: `The count ${(0,model_text.quote)(claim.path)} cannot be compared with anything.${(0,model_claim.because)(verdict)}`,
                recommendation: 'Keep the specs in the folder of the report, with headings of the form that is counted.',
            };
        },
    },
});
const hashRules = (0,rule.rulesOnRuns)('verification', {
    'verify-hash-shared': {
        severity: 'notice',
        about: () => ({
            summary: 'No two hashes of verifications are the same',
            rationale: 'Test and build outputs contain times and names, so identical outputs are rare. A repeated hash was probably copied, not measured.',
            remedy: 'Run the command again and hash its output, each output separately.',
            sources: ['return-gate a copied hash proves nothing'],
            bad: [{ replace: [[SAMPLE_HASHES.build, SAMPLE_HASHES.tests]] }, { tree: anotherChange(SAMPLE_HASHES.tests) }],
            good: [
                { tree: anotherChange(`sha256:${'6'.repeat(64)}`) },
                { tree: anotherChange(words/* HASH_OF_NOTHING */.Ng), also: ['verify-hash-of-nothing'] },
            ],
        }),
        check(run) {
            const problems = [];
            const first = new Map();
            for (const record of run.returns) {
                const { file, index } = record;
                const own = new Map();
                for (const { field, value, range } of record.hashes ?? []) {
                    if (!/^sha256:[0-9a-f]{64}$/.test(value) || value === words/* HASH_OF_NOTHING */.Ng)
                        continue;
                    const earlier = first.get(value);
                    const place = own.get(value) ?? (earlier === undefined ? undefined : placeIn(earlier, record));
                    own.set(value, field);
                    if (earlier === undefined)
                        first.set(value, { record, field });
                    if (place === undefined)
                        continue;
                    problems.push({
                        file,
                        index,
                        range,
                        value: `${field} ${value}`,
                        message: `The hash of ${field} is the same as that of ${place}: it was copied, or both outputs are identical.`,
                        recommendation: 'Run the command again, and hash its own output.',
                    });
                }
            }
            return problems;
        },
    },
});
function sinceWhen(written, { file, success, restated }, changes) {
    if (restated) {
        const verb = changes?.added?.has(file) === true ? 'adds' : 'writes';
        return ` The total was never right: the compared change ${verb} this report.`;
    }
    const count = (0,words/* completedOf */.z)(written);
    const isWhole = success && count !== null && count.completed === count.total;
    return isWhole ? ' The report is stale: verify again.' : '';
}
function placeIn({ record, field }, { file }) {
    const isOfSameChange = record.file === file || (0,requirements.changeOf)(record.file) === (0,requirements.changeOf)(file);
    return isOfSameChange ? undefined : `${field} of ${(0,model_text.quote)(record.file, 200)}`;
}

;// CONCATENATED MODULE: ./src/families/verify-result/rules/fields.ts






const NO_COMMANDS = [
    'n/a',
    'na',
    'none',
    'todo',
    'tbd',
    'pass',
    'passed',
    'success',
    'recorded',
    'placeholder',
];
const word = (right) => (text) => text === right ? null : `${(0,model_text.quote)(right)} was expected`;
const hash = (text) => /^sha256:[0-9a-f]{64}$/.test(text) ? null : 'a hash is "sha256:" and 64 lower-case hexadecimal digits';
const number = (text) => ((0,words/* wholeNumber */.rD)(text) === null ? 'a whole number was expected, digits only' : null);
const count = (text) => {
    if (!/^\d+\/\d+$/.test(text))
        return 'a count is digits, a slash and digits, with nothing after them, such as 4/5';
    const read = (0,words/* completedOf */.z)(text);
    return read === null || read.completed > read.total ? 'more cannot be completed than there is' : null;
};
const command = (text) => {
    if (/[{}<>]/.test(text))
        return 'that is a placeholder: the command that was run was expected';
    const lower = text.toLowerCase();
    return NO_COMMANDS.some((none) => none === lower) ? 'that is no command: the one that was run was expected' : null;
};
const verdict = (text, { statuses }) => statuses.includes(text) ? null : `one of ${(0,model_text.quotedList)(statuses)} was expected`;
const WRONG = {
    schema: word(words/* VERIFY_SCHEMA */.cE),
    evidence_revision: hash,
    verdict,
    blockers: number,
    critical_findings: number,
    requirements: count,
    scenarios: count,
    test_command: command,
    test_exit_code: number,
    test_output_hash: hash,
    build_command: command,
    build_exit_code: number,
    build_output_hash: hash,
    authority_only_failure: word('true'),
    missing_review_authority: (text, _, value) => {
        const isAlone = words/* AUTHORITY_FIELDS */.sM.every((name) => name === words/* MISSING_AUTHORITY */.rb || !(0,json.has)(value, name));
        if (text === 'true' || (isAlone && text === 'false'))
            return null;
        return isAlone ? '"true" or "false" was expected' : '"true" was expected';
    },
    substantive_failure: word('false'),
    command_failed: word('false'),
    observed_authority_revision: hash,
};
const IN_WORDS = {
    bare: 'is bare text, not in a fence',
    'in-front-matter': 'is YAML front matter, not in a fence',
    'front-matter': 'comes after YAML front matter',
    'not-first': 'is not the first content of the report',
    'not-yaml': 'is in a fence that is not opened by ```yaml',
    unended: 'is in a fence that never ends',
};
const envelopeRules = (0,rule.rulesOnReturns)('verification', {
    'verify-field': {
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'The envelope of a verification has its thirteen fields, each once, and no others',
            rationale: 'The program that reads the envelope rejects all of it if a field is missing, repeated or unknown. It allows no nesting, lists or comments: a line is `key: value`.',
            remedy: 'Write each field once, on its own line, and remove other lines. Of the five fields of a missing review authority, write all, none, or only `missing_review_authority`.',
            demand: {
                order: 20,
                text: 'Write all or none of the optional fields: all if a missing review authority alone denied the run. Then "verdict" is "fail", both exit codes are 125, as in no other case, both output hashes are that of an empty output, and "blockers" and "critical_findings" are above 0.',
            },
            sources: ['upstream verify-result, parseScalarFields and parseVerifyReport'],
            bad: [
                { replace: [['blockers: 0\n', '']] },
                { replace: [['verdict: pass', 'verdict: pass\nreviewer: nobody']] },
                { replace: [['verdict: pass', 'verdict: pass\nverdict: pass']] },
                { replace: [['verdict: pass', 'verdict: pass\n- all is well']] },
                { replace: [['build_exit_code: 0', 'build_exit_code: 0\ncommand_failed: false']] },
            ],
            good: [
                {},
                { replace: [['verdict: pass', '\nverdict :  pass']] },
                { replace: [['build_exit_code: 0', 'build_exit_code: 0\nmissing_review_authority: false']] },
            ],
        }),
        check({ value }) {
            return [...absent(value), ...blank(value), ...(0,model_return.objectsOf)({ value }, 'lines').map(lineProblem)];
        },
    },
    'verify-value': {
        step: ({ pointer }) => (pointer === '/verdict' ? 'status' : 'fields'),
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'Every field of a verification has a valid value',
            rationale: 'Values are compared as written: anything after them on the line is part of them, and a placeholder shows that nothing was run.',
            remedy: 'Write hashes as `sha256:` and 64 digits, counts as `completed/total`, exit codes as digits, the commands that were run, and one of the three verdicts.',
            demand: {
                order: 30,
                text: 'A command is the one that was run: no placeholder, and no word such as "n/a", "none", "todo" or "passed" instead.',
            },
            sources: ['upstream verify-result, parseVerifyReport'],
            bad: [
                { replace: [['verdict: pass', 'verdict: pass_scoped']] },
                { replace: [['requirements: 2/2', 'requirements: 2/2   # one deferred']] },
                { replace: [['test_command: npm test', 'test_command: <the test command>']] },
                { replace: [['build_command: npm run build', 'build_command: N/A']] },
                { replace: [['evidence_revision: sha256:', 'evidence_revision: pending']] },
                { replace: [['blockers: 0', 'blockers: none']] },
                { replace: [[words/* VERIFY_SCHEMA */.cE, 'gentle-ai.verify-result']] },
            ],
            good: [{}, { replace: [['verdict: pass', 'verdict: pass_with_warnings']] }],
        }),
        check({ value, standard }) {
            return Object.entries(WRONG).flatMap(([name, wrong]) => {
                const text = (0,json.stringField)(value, name === 'verdict' ? 'status' : name);
                if (text === undefined || text === '')
                    return [];
                const because = wrong(text, standard, value);
                if (because === null)
                    return [];
                return [
                    {
                        pointer: `/${name}`,
                        message: `The value of ${name} is ${(0,model_text.quote)(text)}; ${because}.`,
                        recommendation: `Write only the value of ${name}, as measured.`,
                    },
                ];
            });
        },
    },
    'verify-envelope': {
        step: 'structure',
        severity: 'error',
        structural: true,
        about: () => ({
            summary: 'The envelope of a verification is the first content of its report, in a YAML fence',
            rationale: 'The program that decides about archiving a change only reads the fence at the start of the report. It ignores an envelope elsewhere.',
            remedy: 'Start the report with a line ```yaml, the fields, and a line ```. Prose, tables and headings come after it.',
            sources: ['upstream verify-result, parseLeadingEnvelope'],
            bad: [
                { replace: [['```yaml', '# Verification\n\n```yaml']] },
                { replace: [['```yaml', '---\ntitle: Verification\n---\n\n```yaml']] },
                { replace: [['```yaml', '```json']] },
                { replace: [['```\n', '']] },
                {
                    replace: [
                        ['```yaml\n', ''],
                        ['```\n', ''],
                    ],
                },
                {
                    replace: [
                        ['```yaml', '---'],
                        ['```\n', '---\n'],
                    ],
                },
            ],
            good: [{}, { replace: [['```yaml', '\n\n```yaml']] }, { replace: [['```yaml', '```YML']] }],
        }),
        check({ value }) {
            const form = (0,json.listField)(value, 'form');
            const faults = words/* FENCE_FAULTS */.O5.filter((fault) => form.includes(fault));
            if (faults.length === 0)
                return rule.NOTHING;
            return {
                pointer: '/form',
                value: faults.join(),
                message: `The envelope ${(0,model_text.listOf)(faults.map((fault) => IN_WORDS[fault]), 'and')}; only a YAML fence at the start of the report is read.`,
                recommendation: 'Start the report with ```yaml, and end the fence with ``` after the last field.',
            };
        },
    },
    'verify-change-name': {
        needsPlace: true,
        severity: 'notice',
        about: () => ({
            summary: 'The report of a verification names the change in whose folder it is',
            rationale: 'A report with the name of another change was copied from there, or is in the wrong folder.',
            remedy: "Write the folder's name after `**Change**:`. In the archive, the date before it does not count.",
            sources: ['upstream verify-result, the template of the report'],
            bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
            good: [
                {},
                { replace: [['**Change**: parse-dates', '**Change**: Dates in three forms']] },
                { replace: [['**Change**: parse-dates', '']] },
            ],
        }),
        check({ value, file }) {
            const named = (0,json.stringField)(value, 'change') ?? '';
            const change = (0,requirements.changeOf)(file);
            if (change === null || named === '' || /\s/.test(named) || named.includes(change))
                return rule.NOTHING;
            return {
                pointer: '/change',
                message: `The report names the change ${(0,model_text.quote)((0,requirements.withoutDate)(named))}, but is in the folder of ${(0,model_text.quote)(change)}.`,
                recommendation: 'Write the name of the folder, or move the report to its own change.',
            };
        },
    },
});
const LONGEST = 120;
function absent(value) {
    const problems = [];
    const required = words/* REQUIRED_FIELDS */.Ws.filter((name) => !(0,json.has)(value, name));
    if (required.length > 0) {
        problems.push({
            property: required,
            message: `The envelope has no ${(0,model_text.listOf)(required, 'and')}.`,
            recommendation: `Add ${required.length === 1 ? 'the field' : 'the fields'}, one per line: key, colon, value.`,
        });
    }
    const authority = words/* AUTHORITY_FIELDS */.sM.filter((name) => !(0,json.has)(value, name));
    const present = words/* AUTHORITY_FIELDS */.sM.filter((name) => (0,json.has)(value, name));
    const [some] = present;
    const isAlone = present.length === 1 && some === words/* MISSING_AUTHORITY */.rb;
    if (authority.length > 0 && some !== undefined && !isAlone) {
        problems.push({
            pointer: `/${some}`,
            part: 'key',
            message: `The envelope has ${some} without ${(0,model_text.listOf)(authority, 'and')}: write all five, none, or ${words/* MISSING_AUTHORITY */.rb} alone.`,
            recommendation: 'Remove them, unless a missing review authority alone denied the run: then write all five.',
        });
    }
    return problems;
}
function blank(value) {
    return [...words/* VERIFY_FIELDS */.mA].flatMap((name) => (0,json.stringField)(value, name) === ''
        ? [
            {
                pointer: `/${name}`,
                message: `The field ${name} has no value.`,
                recommendation: 'Write the value after the colon, on the same line.',
            },
        ]
        : []);
}
function lineProblem({ pointer, value: line }) {
    const text = (0,json.stringField)(line, 'text') ?? '';
    const key = (0,json.stringField)(line, 'key') ?? '';
    const fault = (0,json.stringField)(line, 'fault');
    if (fault === 'repeated') {
        const first = (0,json.numberField)(line, 'first_line');
        return {
            pointer,
            value: text,
            message: `The field ${key} appears a second time; the first is on line ${String(first)}.`,
            recommendation: 'Keep the right line, and remove the other.',
        };
    }
    if (fault === 'unknown') {
        const meant = (0,model_text.nearest)(key, [...words/* VERIFY_FIELDS */.mA]);
        return {
            pointer,
            value: text,
            message: `The envelope has no field ${(0,model_text.quote)(key)}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
            recommendation: meant === undefined ? 'Write it after the fence, which only contains known fields.' : `Write ${meant}.`,
        };
    }
    return {
        pointer,
        value: text,
        message: `The line ${(0,model_text.quote)(text, LONGEST)} is not "key: value".`,
        recommendation: 'Write one field per line, or remove the line: lists, comments and nesting are not read.',
    };
}

;// CONCATENATED MODULE: ./src/families/verify-result/rules/index.ts




// EXTERNAL MODULE: ./src/families/shape-errors.ts
var shape_errors = __webpack_require__(99497);
;// CONCATENATED MODULE: ./src/families/verify-result/versions/generated/verify-result@1.validate.js
// Generated by `npm run generate` from schemas/verify-result@1.schema.json: do not edit.
const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/verify-result@1.schema.json","type":"object","required":["schema","evidence_revision","verdict","blockers","critical_findings","requirements","scenarios","test_command","test_exit_code","test_output_hash","build_command","build_exit_code","build_output_hash"],"properties":{"schema":{"type":"string","enum":["gentle-ai.verify-result/v1"]},"evidence_revision":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"verdict":{"type":"string","enum":["pass","pass_with_warnings","fail"]},"blockers":{"type":"string","pattern":"^[0-9]+$"},"critical_findings":{"type":"string","pattern":"^[0-9]+$"},"requirements":{"type":"string","pattern":"^[0-9]+/[0-9]+$"},"scenarios":{"type":"string","pattern":"^[0-9]+/[0-9]+$"},"test_command":{"type":"string","pattern":"^[^{}<>]+$","not":{"pattern":"^(?:[nN]/?[aA]|[nN][oO][nN][eE]|[tT][oO][dD][oO]|[tT][bB][dD]|[pP][aA][sS][sS](?:[eE][dD])?|[sS][uU][cC][cC][eE][sS][sS]|[rR][eE][cC][oO][rR][dD][eE][dD]|[pP][lL][aA][cC][eE][hH][oO][lL][dD][eE][rR])$"}},"test_exit_code":{"type":"string","pattern":"^[0-9]+$"},"test_output_hash":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"build_command":{"type":"string","pattern":"^[^{}<>]+$","not":{"pattern":"^(?:[nN]/?[aA]|[nN][oO][nN][eE]|[tT][oO][dD][oO]|[tT][bB][dD]|[pP][aA][sS][sS](?:[eE][dD])?|[sS][uU][cC][cC][eE][sS][sS]|[rR][eE][cC][oO][rR][dD][eE][dD]|[pP][lL][aA][cC][eE][hH][oO][lL][dD][eE][rR])$"}},"build_exit_code":{"type":"string","pattern":"^[0-9]+$"},"build_output_hash":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"authority_only_failure":{"type":"string","enum":["true"]},"missing_review_authority":{"type":"string","enum":["true","false"]},"substantive_failure":{"type":"string","enum":["false"]},"command_failed":{"type":"string","enum":["false"]},"observed_authority_revision":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"status":{"readOnly":true,"type":"string"},"form":{"readOnly":true,"type":"array","maxItems":0,"items":{"type":"string"}},"lines":{"readOnly":true,"type":"array","maxItems":0,"items":{"$ref":"#/$defs/line"}},"change":{"readOnly":true,"type":"string"}},"dependentRequired":{"authority_only_failure":["missing_review_authority","substantive_failure","command_failed","observed_authority_revision"],"substantive_failure":["authority_only_failure","missing_review_authority","command_failed","observed_authority_revision"],"command_failed":["authority_only_failure","missing_review_authority","substantive_failure","observed_authority_revision"],"observed_authority_revision":["authority_only_failure","missing_review_authority","substantive_failure","command_failed"]},"$defs":{"line":{"type":"object","required":["fault","text"],"properties":{"fault":{"type":"string","enum":["no-field","unknown","repeated"]},"text":{"type":"string"},"key":{"type":"string"},"first_line":{"type":"integer"}}}}};
const schema32 = {"type":"object","required":["fault","text"],"properties":{"fault":{"type":"string","enum":["no-field","unknown","repeated"]},"text":{"type":"string"},"key":{"type":"string"},"first_line":{"type":"integer"}}};
const pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern5 = new RegExp("^[0-9]+$", "u");
const pattern7 = new RegExp("^[0-9]+/[0-9]+$", "u");
const pattern9 = new RegExp("^(?:[nN]/?[aA]|[nN][oO][nN][eE]|[tT][oO][dD][oO]|[tT][bB][dD]|[pP][aA][sS][sS](?:[eE][dD])?|[sS][uU][cC][cC][eE][sS][sS]|[rR][eE][cC][oO][rR][dD][eE][dD]|[pP][lL][aA][cC][eE][hH][oO][lL][dD][eE][rR])$", "u");
const pattern10 = new RegExp("^[^{}<>]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://raw.githubusercontent.com/return-gate/return-gate/v1/schemas/verify-result@1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.evidence_revision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence_revision"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.blockers === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockers"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.critical_findings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "critical_findings"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.requirements === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requirements"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.scenarios === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenarios"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.test_command === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_command"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.test_exit_code === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_exit_code"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.test_output_hash === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test_output_hash"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.build_command === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "build_command"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.build_exit_code === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "build_exit_code"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.build_output_hash === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "build_output_hash"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.schema !== undefined){
let data0 = data.schema;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(data0 === "gentle-ai.verify-result/v1")){
const err14 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/enum",keyword:"enum",params:{allowedValues: schema31.properties.schema.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.evidence_revision !== undefined){
let data1 = data.evidence_revision;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err15 = {instancePath:instancePath+"/evidence_revision",schemaPath:"#/properties/evidence_revision/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/evidence_revision",schemaPath:"#/properties/evidence_revision/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data2 === "pass") || (data2 === "pass_with_warnings")) || (data2 === "fail"))){
const err18 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema31.properties.verdict.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.blockers !== undefined){
let data3 = data.blockers;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err19 = {instancePath:instancePath+"/blockers",schemaPath:"#/properties/blockers/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
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
const err20 = {instancePath:instancePath+"/blockers",schemaPath:"#/properties/blockers/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.critical_findings !== undefined){
let data4 = data.critical_findings;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err21 = {instancePath:instancePath+"/critical_findings",schemaPath:"#/properties/critical_findings/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
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
const err22 = {instancePath:instancePath+"/critical_findings",schemaPath:"#/properties/critical_findings/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.requirements !== undefined){
let data5 = data.requirements;
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err23 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/pattern",keyword:"pattern",params:{pattern: "^[0-9]+/[0-9]+$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.scenarios !== undefined){
let data6 = data.scenarios;
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
const err25 = {instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/pattern",keyword:"pattern",params:{pattern: "^[0-9]+/[0-9]+$"}};
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
const err26 = {instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.test_command !== undefined){
let data7 = data.test_command;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data7 === "string"){
if(!pattern9.test(data7)){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid1 = _errs18 === errors;
if(valid1){
const err28 = {instancePath:instancePath+"/test_command",schemaPath:"#/properties/test_command/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
const err29 = {instancePath:instancePath+"/test_command",schemaPath:"#/properties/test_command/pattern",keyword:"pattern",params:{pattern: "^[^{}<>]+$"}};
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
const err30 = {instancePath:instancePath+"/test_command",schemaPath:"#/properties/test_command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.test_exit_code !== undefined){
let data8 = data.test_exit_code;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err31 = {instancePath:instancePath+"/test_exit_code",schemaPath:"#/properties/test_exit_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/test_exit_code",schemaPath:"#/properties/test_exit_code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.test_output_hash !== undefined){
let data9 = data.test_output_hash;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err33 = {instancePath:instancePath+"/test_output_hash",schemaPath:"#/properties/test_output_hash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/test_output_hash",schemaPath:"#/properties/test_output_hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.build_command !== undefined){
let data10 = data.build_command;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid2 = _errs26 === errors;
if(valid2){
const err36 = {instancePath:instancePath+"/build_command",schemaPath:"#/properties/build_command/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err37 = {instancePath:instancePath+"/build_command",schemaPath:"#/properties/build_command/pattern",keyword:"pattern",params:{pattern: "^[^{}<>]+$"}};
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
const err38 = {instancePath:instancePath+"/build_command",schemaPath:"#/properties/build_command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.build_exit_code !== undefined){
let data11 = data.build_exit_code;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
const err39 = {instancePath:instancePath+"/build_exit_code",schemaPath:"#/properties/build_exit_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"}};
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
const err40 = {instancePath:instancePath+"/build_exit_code",schemaPath:"#/properties/build_exit_code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.build_output_hash !== undefined){
let data12 = data.build_output_hash;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err41 = {instancePath:instancePath+"/build_output_hash",schemaPath:"#/properties/build_output_hash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/build_output_hash",schemaPath:"#/properties/build_output_hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.authority_only_failure !== undefined){
let data13 = data.authority_only_failure;
if(typeof data13 !== "string"){
const err43 = {instancePath:instancePath+"/authority_only_failure",schemaPath:"#/properties/authority_only_failure/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(data13 === "true")){
const err44 = {instancePath:instancePath+"/authority_only_failure",schemaPath:"#/properties/authority_only_failure/enum",keyword:"enum",params:{allowedValues: schema31.properties.authority_only_failure.enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.missing_review_authority !== undefined){
let data14 = data.missing_review_authority;
if(typeof data14 !== "string"){
const err45 = {instancePath:instancePath+"/missing_review_authority",schemaPath:"#/properties/missing_review_authority/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!((data14 === "true") || (data14 === "false"))){
const err46 = {instancePath:instancePath+"/missing_review_authority",schemaPath:"#/properties/missing_review_authority/enum",keyword:"enum",params:{allowedValues: schema31.properties.missing_review_authority.enum}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.substantive_failure !== undefined){
let data15 = data.substantive_failure;
if(typeof data15 !== "string"){
const err47 = {instancePath:instancePath+"/substantive_failure",schemaPath:"#/properties/substantive_failure/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(data15 === "false")){
const err48 = {instancePath:instancePath+"/substantive_failure",schemaPath:"#/properties/substantive_failure/enum",keyword:"enum",params:{allowedValues: schema31.properties.substantive_failure.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.command_failed !== undefined){
let data16 = data.command_failed;
if(typeof data16 !== "string"){
const err49 = {instancePath:instancePath+"/command_failed",schemaPath:"#/properties/command_failed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(data16 === "false")){
const err50 = {instancePath:instancePath+"/command_failed",schemaPath:"#/properties/command_failed/enum",keyword:"enum",params:{allowedValues: schema31.properties.command_failed.enum}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.observed_authority_revision !== undefined){
let data17 = data.observed_authority_revision;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err51 = {instancePath:instancePath+"/observed_authority_revision",schemaPath:"#/properties/observed_authority_revision/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/observed_authority_revision",schemaPath:"#/properties/observed_authority_revision/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err53 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.form !== undefined){
let data19 = data.form;
if(Array.isArray(data19)){
if(data19.length > 0){
const err54 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
if(typeof data19[i0] !== "string"){
const err55 = {instancePath:instancePath+"/form/" + i0,schemaPath:"#/properties/form/items/type",keyword:"type",params:{type: "string"}};
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
const err56 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.lines !== undefined){
let data21 = data.lines;
if(Array.isArray(data21)){
if(data21.length > 0){
const err57 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.fault === undefined){
const err58 = {instancePath:instancePath+"/lines/" + i1,schemaPath:"#/$defs/line/required",keyword:"required",params:{missingProperty: "fault"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data22.text === undefined){
const err59 = {instancePath:instancePath+"/lines/" + i1,schemaPath:"#/$defs/line/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22.fault !== undefined){
let data23 = data22.fault;
if(typeof data23 !== "string"){
const err60 = {instancePath:instancePath+"/lines/" + i1+"/fault",schemaPath:"#/$defs/line/properties/fault/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(((data23 === "no-field") || (data23 === "unknown")) || (data23 === "repeated"))){
const err61 = {instancePath:instancePath+"/lines/" + i1+"/fault",schemaPath:"#/$defs/line/properties/fault/enum",keyword:"enum",params:{allowedValues: schema32.properties.fault.enum}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data22.text !== undefined){
if(typeof data22.text !== "string"){
const err62 = {instancePath:instancePath+"/lines/" + i1+"/text",schemaPath:"#/$defs/line/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data22.key !== undefined){
if(typeof data22.key !== "string"){
const err63 = {instancePath:instancePath+"/lines/" + i1+"/key",schemaPath:"#/$defs/line/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data22.first_line !== undefined){
let data26 = data22.first_line;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err64 = {instancePath:instancePath+"/lines/" + i1+"/first_line",schemaPath:"#/$defs/line/properties/first_line/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/lines/" + i1,schemaPath:"#/$defs/line/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.change !== undefined){
if(typeof data.change !== "string"){
const err67 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.authority_only_failure !== undefined){
if(data.missing_review_authority === undefined){
const err68 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "authority_only_failure",
    missingProperty: "missing_review_authority",
    depsCount: 4,
    deps: "missing_review_authority, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data.substantive_failure === undefined){
const err69 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "authority_only_failure",
    missingProperty: "substantive_failure",
    depsCount: 4,
    deps: "missing_review_authority, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data.command_failed === undefined){
const err70 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "authority_only_failure",
    missingProperty: "command_failed",
    depsCount: 4,
    deps: "missing_review_authority, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data.observed_authority_revision === undefined){
const err71 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "authority_only_failure",
    missingProperty: "observed_authority_revision",
    depsCount: 4,
    deps: "missing_review_authority, substantive_failure, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.substantive_failure !== undefined){
if(data.authority_only_failure === undefined){
const err72 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "substantive_failure",
    missingProperty: "authority_only_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data.missing_review_authority === undefined){
const err73 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "substantive_failure",
    missingProperty: "missing_review_authority",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data.command_failed === undefined){
const err74 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "substantive_failure",
    missingProperty: "command_failed",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data.observed_authority_revision === undefined){
const err75 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "substantive_failure",
    missingProperty: "observed_authority_revision",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, command_failed, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.command_failed !== undefined){
if(data.authority_only_failure === undefined){
const err76 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "command_failed",
    missingProperty: "authority_only_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data.missing_review_authority === undefined){
const err77 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "command_failed",
    missingProperty: "missing_review_authority",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data.substantive_failure === undefined){
const err78 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "command_failed",
    missingProperty: "substantive_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data.observed_authority_revision === undefined){
const err79 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "command_failed",
    missingProperty: "observed_authority_revision",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, observed_authority_revision"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.observed_authority_revision !== undefined){
if(data.authority_only_failure === undefined){
const err80 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "observed_authority_revision",
    missingProperty: "authority_only_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, command_failed"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data.missing_review_authority === undefined){
const err81 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "observed_authority_revision",
    missingProperty: "missing_review_authority",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, command_failed"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data.substantive_failure === undefined){
const err82 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "observed_authority_revision",
    missingProperty: "substantive_failure",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, command_failed"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data.command_failed === undefined){
const err83 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "observed_authority_revision",
    missingProperty: "command_failed",
    depsCount: 4,
    deps: "authority_only_failure, missing_review_authority, substantive_failure, command_failed"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"schema":true,"evidence_revision":true,"verdict":true,"blockers":true,"critical_findings":true,"requirements":true,"scenarios":true,"test_command":true,"test_exit_code":true,"test_output_hash":true,"build_command":true,"build_exit_code":true,"build_output_hash":true,"authority_only_failure":true,"missing_review_authority":true,"substantive_failure":true,"command_failed":true,"observed_authority_revision":true,"status":true,"form":true,"lines":true,"change":true},"dynamicProps":false,"dynamicItems":false};

;// CONCATENATED MODULE: ./src/families/verify-result/versions/generated/verify-result@1.schema.ts


const fromSchema = {
    ...{
        "id": "verify-result@1",
        "family": "verify-result",
        "version": "1",
        "shape": {
            "fields": {
                "": [
                    "schema",
                    "evidence_revision",
                    "verdict",
                    "blockers",
                    "critical_findings",
                    "requirements",
                    "scenarios",
                    "test_command",
                    "test_exit_code",
                    "test_output_hash",
                    "build_command",
                    "build_exit_code",
                    "build_output_hash",
                    "authority_only_failure",
                    "missing_review_authority",
                    "substantive_failure",
                    "command_failed",
                    "observed_authority_revision",
                    "status",
                    "form",
                    "lines",
                    "change"
                ],
                "/lines/*": [
                    "fault",
                    "text",
                    "key",
                    "first_line"
                ]
            },
            "required": {
                "": [
                    "schema",
                    "evidence_revision",
                    "verdict",
                    "blockers",
                    "critical_findings",
                    "requirements",
                    "scenarios",
                    "test_command",
                    "test_exit_code",
                    "test_output_hash",
                    "build_command",
                    "build_exit_code",
                    "build_output_hash"
                ],
                "/lines/*": [
                    "fault",
                    "text"
                ]
            },
            "enums": {
                "/schema": [
                    "gentle-ai.verify-result/v1"
                ],
                "/verdict": [
                    "pass",
                    "pass_with_warnings",
                    "fail"
                ],
                "/authority_only_failure": [
                    "true"
                ],
                "/missing_review_authority": [
                    "true",
                    "false"
                ],
                "/substantive_failure": [
                    "false"
                ],
                "/command_failed": [
                    "false"
                ],
                "/lines/*/fault": [
                    "no-field",
                    "unknown",
                    "repeated"
                ]
            }
        }
    },
    validate: (0,shape_errors/* shapeOf */.F)(validate),
};

;// CONCATENATED MODULE: ./src/families/verify-result/versions/verify-result@1.ts







const use = (0,families_define/* useFrom */.Ej)(rules_namespaceObject);
const verifyResultRules = [
    use('json-encoding'),
    use('file-too-large'),
    use('return-undetermined'),
    use('too-many-elements'),
    use('verify-envelope'),
    use('verify-field'),
    use('verify-value'),
    use('verify-contradiction'),
    use('verify-totals'),
    use('verify-totals-unknown'),
    use('verify-open-tasks'),
    use('verify-tasks-missing'),
    use('verify-hash-of-nothing'),
    use('verify-hash-shared'),
    use('verify-change-name'),
    use('no-returns'),
    use('return-deleted'),
    use('baseline-stale'),
];
const TOTALS = [
    ['requirements', 'requirement'],
    ['scenarios', 'scenario'],
];
function totalsOf(value) {
    return TOTALS.flatMap(([name, of]) => {
        const path = (0,json.stringField)(value, name);
        const count = (0,words/* completedOf */.z)(path);
        if (path === undefined || count === null)
            return [];
        return [{ path, pointer: `/${name}`, type: null, kind: 'count', asked: { kind: 'count', of, total: count.total } }];
    });
}
const tasksBeside = (_, file) => Promise.resolve([{ path: (0,requirements.besideOf)(file, 'tasks.md'), family: null, isMarkdown: true }]);
const standard = {
    ...fromSchema,
    title: 'Result of a verification 1',
    isDefault: true,
    source: 'upstream, July 2026',
    statuses: fromSchema.shape.enums['/verdict'],
    open: [],
    success: ['pass', 'pass_with_warnings'],
    artifactTypes: [],
    confusions: { status: new Map(), artifactType: new Map() },
    claimFields: [],
    claimsInWords: 'the totals of requirements and scenarios, by the specs in the folder of the report',
    claims: totalsOf,
    relatedFiles: tasksBeside,
    hashFields: ['test_output_hash', 'build_output_hash', 'evidence_revision'],
    rules: verifyResultRules,
    isMarkdown: true,
    structureInWords: 'Return is the envelope of a verification',
    sample: verificationSample,
};


/***/ })

};
;
"use strict";
exports.id = 4937;
exports.ids = [4937];
exports.modules = {

/***/ 74937:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ useFrom),
/* harmony export */   Fr: () => (/* binding */ OF_NO_FAMILY),
/* harmony export */   ZS: () => (/* binding */ claimsInPrompt),
/* harmony export */   pt: () => (/* binding */ ruleList)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6644);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41973);


function useFrom(rules) {
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    return (id, differences = {}) => ({ rule: (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(byId, id), ...differences });
}
function ruleList(...lists) {
    const byId = new Map();
    for (const list of lists)
        for (const entry of list)
            byId.set(entry.rule.id, entry);
    return [...byId.values()];
}
const OF_NO_FAMILY = {
    id: '',
    rules: _rules_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sharedRules */ .P.filter(({ scope }) => scope === 'run').map((rule) => ({ rule })),
};
function claimsInPrompt({ claimsInWords }) {
    return claimsInWords === undefined ? [] : [`Checked against the commit: ${claimsInWords}.`];
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

/***/ 91810:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ statusFix),
/* harmony export */   Sz: () => (/* binding */ concernsFile),
/* harmony export */   fI: () => (/* binding */ suggestArtifactType),
/* harmony export */   pD: () => (/* binding */ suggestStatus)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87979);
/* harmony import */ var _return_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82959);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);



function concernsFile(fix) {
    return fix.edits.every(({ kind }) => kind === 'byte-order-mark');
}
function agentKind(subject) {
    const named = (0,_return_js__WEBPACK_IMPORTED_MODULE_0__.agentOf)(subject) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__.stringField)(subject.value, 'agent_type') ?? (0,_return_js__WEBPACK_IMPORTED_MODULE_0__.delegationOf)(subject).at(-1);
    if (named !== undefined) {
        if (/research|explor|analy/i.test(named))
            return 'research';
        return /plan|design|architect/i.test(named) ? 'plan' : 'other';
    }
    const types = new Set((0,_return_js__WEBPACK_IMPORTED_MODULE_0__.artifactsOf)(subject).map(({ type }) => type));
    const [type] = types.size === 1 ? types : [];
    return type === 'report' || type === 'research' ? 'research' : type === 'plan' ? 'plan' : 'other';
}
function suggest(subject, word, list, confusions) {
    const known = confusions.get(word.trim().toLowerCase());
    if (known !== undefined) {
        const instead = typeof known.instead === 'string' ? known.instead : known.instead[agentKind(subject)];
        return { instead, known: true, because: known.because };
    }
    const instead = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(word.trim(), list);
    return { instead, known: instead?.toLowerCase() === word.trim().toLowerCase(), because: undefined };
}
function suggestStatus(subject, status) {
    return suggest(subject, status, subject.standard.statuses, subject.standard.confusions.status);
}
function statusFix(instead) {
    const edits = [{ kind: 'set', pointer: '/status', value: instead }];
    return { safety: 'unsafe', does: `write the status ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.quote)(instead)}`, edits };
}
function suggestArtifactType(subject, type) {
    return suggest(subject, type, subject.standard.artifactTypes, subject.standard.confusions.artifactType);
}


/***/ }),

/***/ 69897:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ Endings),
/* harmony export */   Tr: () => (/* binding */ lackingContent),
/* harmony export */   ig: () => (/* binding */ HOW_TO_FETCH),
/* harmony export */   pW: () => (/* binding */ MOST_ENDINGS),
/* harmony export */   u: () => (/* binding */ lackingInWords)
/* harmony export */ });
const MOST_ENDINGS = 3;
class Endings {
    #last = { before: new Map(), found: null };
    constructor(tails) {
        for (const tail of new Set(tails)) {
            if (tail === '')
                continue;
            let step = this.#last;
            for (const name of tail.split('/').reverse()) {
                const next = step.before.get(name) ?? { before: new Map(), found: null };
                step.before.set(name, next);
                step = next;
            }
            step.found = { tail, paths: [] };
        }
    }
    take(path) {
        let step = this.#last;
        for (let end = path.length; end > 0;) {
            const slash = path.lastIndexOf('/', end - 1);
            const next = step.before.get(path.slice(slash + 1, end));
            if (next === undefined || slash < 0)
                return;
            step = next;
            const { found } = step;
            if (found !== null && found.paths.length < MOST_ENDINGS && !found.paths.includes(path))
                found.paths.push(path);
            end = slash;
        }
    }
    takeWithFolders(path) {
        this.take(path);
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            this.take(path.slice(0, end));
        }
    }
    found() {
        const all = new Map();
        const steps = [this.#last];
        for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
            if (step.found !== null && step.found.paths.length > 0)
                all.set(step.found.tail, step.found.paths);
            for (const before of step.before.values())
                steps.push(before);
        }
        return all;
    }
}
const HOW_TO_FETCH = 'Let git reach the remote (persist-credentials of actions/checkout), or fetch without the filter: git fetch --refetch --no-filter origin.';
function lackingContent(file, id) {
    return `The clone lacks the content of ${file}${id === null ? '' : `, the object ${id}`}.`;
}
function lackingInWords(file, id) {
    return `${lackingContent(file, id)} ${HOW_TO_FETCH}`;
}


/***/ }),

/***/ 2677:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   artifactBlank: () => (/* binding */ artifactBlank),
/* harmony export */   artifactCase: () => (/* binding */ artifactCase),
/* harmony export */   artifactDirectory: () => (/* binding */ artifactDirectory),
/* harmony export */   artifactEmpty: () => (/* binding */ artifactEmpty),
/* harmony export */   artifactNotDeleted: () => (/* binding */ artifactNotDeleted),
/* harmony export */   artifactPathRelative: () => (/* binding */ artifactPathRelative),
/* harmony export */   artifactSelf: () => (/* binding */ artifactSelf),
/* harmony export */   artifactUnchanged: () => (/* binding */ artifactUnchanged),
/* harmony export */   createdAndUntouched: () => (/* binding */ createdAndUntouched),
/* harmony export */   deletionRule: () => (/* binding */ deletionRule),
/* harmony export */   isUntouched: () => (/* binding */ isUntouched)
/* harmony export */ });
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25821);
/* harmony import */ var _model_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75274);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71799);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);




const artifactEmpty = {
    id: 'artifact-empty',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'empty',
    severity: 'error',
    about: () => ({
        summary: 'A claimed file is not empty',
        rationale: 'A file of 0 bytes was created and never written: the work that the return claims is not in it.',
        remedy: 'Write the content and commit it, or remove the claim.',
        demand: 'stated',
        sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    }),
    check({ claim, verdict }, of) {
        if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(claim))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
        return [
            {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'),
                message: `File is empty: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)}.${(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.because)(verdict)}`,
                recommendation: `Write the content of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quotedPath)(claim.path)} and commit it, or remove the claim.`,
            },
        ];
    },
};
const artifactBlank = {
    id: 'artifact-blank',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'present',
    severity: 'warning',
    about: () => ({
        summary: 'A claimed file holds something that can be seen',
        rationale: 'A file of spaces, line breaks, NUL bytes or signs without width passes a test of its size and holds no work all the same.',
        remedy: 'Write the content and commit it, or remove the claim.',
        demand: 'stated',
        sources: [
            { document: 'return-gate', heading: 'A file of white space passes the size test of document 002, step 5c' },
        ],
    }),
    check({ claim, verdict }, of) {
        if (!verdict.blank || (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(claim))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
        return [
            {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'),
                message: `File holds only white space and invisible signs: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)}.`,
                recommendation: 'Write the content and commit it, or remove the claim.',
            },
        ];
    },
};
const artifactDirectory = {
    id: 'artifact-directory',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'directory',
    severity: 'error',
    about: () => ({
        summary: 'A claimed path is a file, not a directory',
        rationale: 'A directory can hold files older than the work, so it proves nothing. Only a file can be linked, read and proved.',
        remedy: 'Claim each file that was made in the directory.',
        demand: 'stated',
        sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    }),
    check({ claim, verdict }, of) {
        if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(claim))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
        return [
            {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'),
                message: `The claimed file is a directory: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)}.${(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.because)(verdict)}`,
                recommendation: 'Claim each file that was written, or remove the claim.',
            },
        ];
    },
};
const artifactCase = {
    id: 'artifact-case',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'case-mismatch',
    severity: 'error',
    about: () => ({
        summary: 'A claimed path has the letter case of the file',
        rationale: 'Git and Linux tell letter case apart. A path in another case works on the machine of the agent and leads nowhere on the others.',
        remedy: 'Write the path exactly as the file is named.',
        fixes: [{ safety: 'unsafe', does: 'writes the path of the file that differs in letter case alone' }],
        demand: 'stated',
        sources: [
            {
                document: 'return-gate',
                heading: 'Where letter case counts, the path of document 002, step 5b leads to no file',
            },
        ],
    }),
    check({ claim, verdict }, of) {
        if ((0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isOwnFile)(claim, verdict, of))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
        const found = verdict.foundAt === null ? 'another letter case' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(verdict.foundAt, 200);
        return [
            {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'),
                message: `File does not exist in this letter case: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)}; there is ${found}.${(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.because)(verdict)}`,
                ...(verdict.foundAt === null
                    ? {}
                    : {
                        fix: {
                            safety: 'unsafe',
                            does: `write ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(verdict.foundAt, 200)}`,
                            edits: [{ kind: 'set', pointer: claim.pointer, value: verdict.foundAt }],
                        },
                    }),
            },
        ];
    },
};
const artifactSelf = {
    id: 'artifact-self',
    area: 'artifacts',
    scope: 'claim',
    verdict: ['present', 'relocated', 'case-mismatch'],
    severity: 'error',
    about: () => ({
        summary: 'A return claims other files than its own',
        rationale: 'The file that holds the return is there as soon as the return is written, so that claiming it, or a copy of it, proves nothing. It does not count as a claim.',
        remedy: 'Claim the files that the work made, and remove the claim of the return itself.',
        demand: 'stated',
        sources: [
            { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
            { document: 'return-gate', heading: 'A return is not work: its existence does not prove its claims' },
        ],
    }),
    check({ claim, verdict }, of) {
        const isOwn = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isOwnFile)(claim, verdict, of);
        if (!isOwn && verdict.isReturn !== true)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
        const what = isOwn ? 'the file of the return itself' : 'a copy of the file of the return';
        return [
            {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'),
                message: `The claimed file is ${what}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)}; a file that the work made was expected.`,
                recommendation: 'List the files that the work made, not the return.',
            },
        ];
    },
};
const artifactPathRelative = {
    id: 'artifact-path-relative',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'outside',
    severity: 'error',
    about: () => ({
        summary: 'A claimed path stays inside the project root',
        rationale: 'A path outside the repository is not committed with it and differs on every machine, so it proves no work.',
        remedy: 'Write the path relative to the project root, without a leading slash, and keep the file inside the repository.',
        demand: 'stated',
        sources: [
            { document: '000', heading: 'artifacts (required)' },
            { document: '001', heading: 'artifacts (required)' },
            { document: '003', heading: 'artifacts (required)' },
        ],
    }),
    check({ claim, verdict }, of) {
        return [
            {
                ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'warning'),
                message: `The claimed path is not inside the project root: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)}.${(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.because)(verdict)}`,
                recommendation: 'Write the path of a file in the repository, relative to the project root.',
            },
        ];
    },
};
const artifactUnchanged = {
    id: 'artifact-unchanged',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'present',
    severity: 'warning',
    about: () => ({
        summary: 'A changed return claims only files that the same change touches',
        rationale: 'A new return that points at a file which was there before, and which nobody touched, passes off old work as new.',
        remedy: 'Commit the change to the file together with the return, or remove the claim.',
        sources: [{ document: 'return-gate', heading: 'That a file exists does not prove that this return made it' }],
    }),
    check(checked, of, { changes }) {
        if (changes === null || !isUntouched(checked, of, changes))
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
        const { claim } = checked;
        return [
            {
                message: `File is the same as in the base ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(changes.base)}, although the return is new: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)}.`,
                recommendation: 'Commit the change to the file together with the return, or remove the claim.',
            },
        ];
    },
};
function isUntouched({ claim, verdict }, of, changes) {
    if (!of.success || !of.restated)
        return false;
    const file = (0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.claimedFile)(claim);
    if (file === null || isWritten(verdict.foundAt ?? file, changes))
        return false;
    return of.baseClaims?.(file) !== true;
}
function createdAndUntouched(checked, of, { changes }) {
    const { claim, verdict } = checked;
    if (changes === null || claim.type !== 'created' || verdict.name === 'removed')
        return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
    if (!(0,_model_context_js__WEBPACK_IMPORTED_MODULE_3__/* .isAdded */ .N0)(of.file, changes) || !isUntouched(checked, of, changes))
        return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
    return [
        {
            message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)} is said to be created, and is the same as in the base ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(changes.base)}.`,
        },
    ];
}
function isWritten(file, { changed, deleted, sameContent }) {
    return deleted.has(file) || (changed.has(file) && sameContent?.has(file) !== true);
}
const artifactNotDeleted = {
    id: 'artifact-not-deleted',
    area: 'artifacts',
    scope: 'claim',
    kinds: ['deletion'],
    verdict: ['present', 'directory', 'missing', 'undetermined', 'outside'],
    severity: 'error',
    about: () => ({
        summary: 'A file claimed as deleted existed and no longer does',
        rationale: 'A claim of the type deletion, deleted, removed or delete says that a file was deleted. That is false if the file is still there. A file that no commit ever had gets a warning.',
        remedy: 'Delete the file and commit that, correct the path, or remove the claim.',
        sources: [{ document: 'return-gate', heading: 'A deletion is proved by the tree and its history, as a file is' }],
    }),
    check({ claim, verdict }, of) {
        const path = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200);
        const { name } = verdict;
        if (name === 'present' || name === 'directory')
            return [stillThere(path, verdict, of)];
        if (name === 'outside') {
            const message = `A deletion outside of the project is claimed: ${path}.${(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.because)(verdict)}`;
            return [
                problem(of, {}, message, 'Claim the deletion of a file of this repository, by its path from the project root.'),
            ];
        }
        if (name === 'undetermined') {
            const message = `Cannot determine whether the file that is claimed as deleted ever existed: ${path}.${(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.because)(verdict)}`;
            return [problem(of, WARNING, message, 'Fetch the whole history, and run the gate again.')];
        }
        const message = `File is claimed as deleted, and was never there: ${path}.${(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.because)(verdict)}`;
        return [problem(of, WARNING, message, 'Correct the path, or remove the claim.')];
    },
};
function stillThere(path, { name, foundAt }, of) {
    const where = foundAt === null ? '' : `; it is at ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(foundAt, 200)}`;
    const what = name === 'directory' ? 'a folder is still there' : 'it is still there';
    const message = `File is claimed as deleted, and ${what}: ${path}${where}.`;
    return problem(of, {}, message, 'Delete the file and commit that, or remove the claim.');
}
const WARNING = { severity: 'warning' };
function problem(of, severity, message, recommendation) {
    return { ...severity, ...(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.unlessSuccess)(of, 'notice'), message, recommendation };
}
function deletionRule({ record, ...own }) {
    return {
        ...own,
        scope: 'claim',
        verdict: ['present', 'empty', 'directory', 'missing', 'undetermined'],
        severity: 'warning',
        check({ claim, verdict: { name } }) {
            if (!(0,_model_claim_js__WEBPACK_IMPORTED_MODULE_0__.isDeletion)(claim))
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
            if (name !== 'missing' && name !== 'undetermined') {
                return [
                    {
                        severity: 'notice',
                        message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)} is said to be deleted, and exists.`,
                        recommendation: `Delete the file, or correct the ${record}. If it came back since, do nothing.`,
                    },
                ];
            }
            if (claim.neverThere !== true)
                return _model_rule_js__WEBPACK_IMPORTED_MODULE_1__.NOTHING;
            return [
                {
                    message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__.quote)(claim.path, 200)} is claimed as created and as deleted, and was never there.`,
                    recommendation: 'Take the file out of the lists, or correct its path.',
                },
            ];
        },
    };
}


/***/ }),

/***/ 41973:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ rulesIn),
  P: () => (/* binding */ sharedRules)
});

// NAMESPACE OBJECT: ./src/rules/changes.ts
var changes_namespaceObject = {};
__webpack_require__.r(changes_namespaceObject);
__webpack_require__.d(changes_namespaceObject, {
  UNCLAIMED_BY_DESIGN: () => (UNCLAIMED_BY_DESIGN),
  baselineStale: () => (baselineStale),
  returnDeleted: () => (returnDeleted),
  returnsImported: () => (returnsImported),
  unclaimedChange: () => (unclaimedChange),
  unclaimedDeletion: () => (unclaimedDeletion)
});

// NAMESPACE OBJECT: ./src/rules/claim-absent.ts
var claim_absent_namespaceObject = {};
__webpack_require__.r(claim_absent_namespaceObject);
__webpack_require__.d(claim_absent_namespaceObject, {
  artifactArchived: () => (artifactArchived),
  artifactMissing: () => (artifactMissing),
  artifactRelocated: () => (artifactRelocated),
  artifactRemoved: () => (artifactRemoved),
  artifactUncommitted: () => (artifactUncommitted),
  artifactUndetermined: () => (artifactUndetermined),
  artifactUnverifiable: () => (artifactUnverifiable)
});

// NAMESPACE OBJECT: ./src/rules/json.ts
var json_namespaceObject = {};
__webpack_require__.r(json_namespaceObject);
__webpack_require__.d(json_namespaceObject, {
  jsonDuplicateKey: () => (jsonDuplicateKey),
  jsonSyntax: () => (jsonSyntax)
});

// NAMESPACE OBJECT: ./src/rules/limits.ts
var limits_namespaceObject = {};
__webpack_require__.r(limits_namespaceObject);
__webpack_require__.d(limits_namespaceObject, {
  fileTooLarge: () => (fileTooLarge),
  tooManyClaims: () => (tooManyClaims),
  tooManyElements: () => (tooManyElements),
  tooManyReturns: () => (tooManyReturns)
});

// NAMESPACE OBJECT: ./src/rules/no-returns.ts
var no_returns_namespaceObject = {};
__webpack_require__.r(no_returns_namespaceObject);
__webpack_require__.d(no_returns_namespaceObject, {
  noReturnFound: () => (noReturnFound),
  noReturns: () => (noReturns)
});

// NAMESPACE OBJECT: ./src/rules/return.ts
var return_namespaceObject = {};
__webpack_require__.r(return_namespaceObject);
__webpack_require__.d(return_namespaceObject, {
  jsonEncoding: () => (jsonEncoding),
  phantomWork: () => (phantomWork),
  returnObject: () => (returnObject),
  returnUndetermined: () => (returnUndetermined),
  standardMismatch: () => (standardMismatch),
  statusValue: () => (statusValue)
});

// NAMESPACE OBJECT: ./src/rules/session.ts
var session_namespaceObject = {};
__webpack_require__.r(session_namespaceObject);
__webpack_require__.d(session_namespaceObject, {
  sessionIdMismatch: () => (sessionIdMismatch)
});

// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/model/pointer.ts
var pointer = __webpack_require__(8664);
// EXTERNAL MODULE: ./src/model/rule.ts
var rule = __webpack_require__(71799);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/rules/changes.ts






const UNCLAIMED_BY_DESIGN = [
    'specs/TODO.md',
    'specs/state.json',
    finding.BASELINE_FILE,
    '.return-gate.yml',
    '.return-gate.yaml',
    '.return-gate.json',
];
const unclaimedChange = {
    id: 'unclaimed-change',
    area: 'run',
    scope: 'run',
    severity: 'notice',
    about: () => ({
        summary: 'Every file that changed with a return is claimed by one',
        rationale: 'A return is the account of what an agent did. If no return mentions a change, nobody accounts for that work.',
        remedy: 'List the file as an artifact of the return that made it, commit it apart, or except its path in the configuration.',
        sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
    }),
    check(run, { changes, mayBeUnclaimed }) {
        if (changes === null)
            return rule.NOTHING;
        const accounted = new Set(UNCLAIMED_BY_DESIGN);
        let compared = false;
        for (const { file, restated, claims } of run.returns) {
            accounted.add(file);
            if (!changes.changed.has(file))
                continue;
            compared ||= restated;
            for (const { claim, verdict } of claims) {
                const path = (0,model_claim.claimedFile)(claim);
                if (path !== null)
                    accounted.add(path);
                if (verdict.foundAt !== null)
                    accounted.add(verdict.foundAt);
            }
        }
        if (!compared)
            return rule.NOTHING;
        const problems = [];
        for (const file of changes.changed) {
            if (accounted.has(file) || changes.moved?.has(file) === true || mayBeUnclaimed?.(file) === true)
                continue;
            if (run.holdsReturn?.(file) === true)
                continue;
            problems.push({
                file,
                message: `${(0,model_text.quote)(file, 200)} changed, and no changed return claims it.`,
                recommendation: 'List it as an artifact of the return that made it, or except its path in the configuration.',
            });
        }
        return problems;
    },
};
const MOST_REPORTED = 10;
const METADATA_FILE = /(?:^|\/)[^/]*return-meta(?:-[^/]*)?\.json$/i;
const PLACEHOLDER = /(?:^|\/)\.(?:git)?keep$/;
const unclaimedDeletion = {
    id: 'unclaimed-deletion',
    area: 'run',
    scope: 'run',
    severity: 'warning',
    about: () => ({
        summary: 'Every file that a change with a return deletes is named by one',
        rationale: 'A return is the account of what an agent did. If no return mentions a deleted file, nobody notices that it is lost.',
        remedy: 'Restore the file if nobody meant to delete it. If it was rewritten elsewhere, claim the new file: a claim of the same file name covers the deleted one. Else name it where the standard has a place for deleted files, delete it in a change of its own, or except its path under `unclaimed` in the configuration.',
        sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
    }),
    check(run, { changes, mayBeUnclaimed }) {
        if (changes === null)
            return rule.NOTHING;
        const named = new Set(UNCLAIMED_BY_DESIGN);
        const returns = new Set(run.deletedReturns?.files.map(({ file }) => file));
        const { changed, added = changed, moved, movedAway } = changes;
        const made = new Set();
        const replaced = new Set();
        let compared = false;
        for (const { file, restated, claims, named: inText = [] } of run.returns) {
            if (!changed.has(file))
                continue;
            compared ||= restated;
            const folder = (0,model_path.taskFolder)(file);
            if (run.returnsIn?.get(folder)?.some((other) => other !== file) !== true)
                named.add(folder);
            for (const path of inText)
                named.add(path);
            for (const { claim, verdict } of claims) {
                const path = (0,model_path.normalisePath)(claim.path);
                if (path !== null)
                    (verdict.name !== 'directory' || claim.type === 'deleted' ? named : replaced).add(path);
                const place = verdict.foundAt ?? (0,model_claim.claimedFile)(claim);
                if (verdict.name === 'present' && place !== null && added.has(place) && moved?.has(place) !== true) {
                    made.add(place);
                }
                if (verdict.foundAt !== null)
                    named.add(verdict.foundAt);
            }
        }
        if (!compared)
            return rule.NOTHING;
        const unnamed = [...changes.deleted].filter((file) => !METADATA_FILE.test(file) &&
            !returns.has(file) &&
            !PLACEHOLDER.test(file) &&
            !replaced.has(file) &&
            !isNamed(file, named) &&
            mayBeUnclaimed?.(file) !== true);
        const whereKnown = new Set(moved?.values());
        const [away, gone] = [[], []];
        for (const file of unnamed) {
            if (!whereKnown.has(file))
                (movedAway?.has(file) === true ? away : gone).push(file);
        }
        const rewritten = (0,model_path.pairedWithNamesakes)([...away, ...gone], [...made].sort());
        const lost = gone.filter((file) => !rewritten.has(file));
        const problems = lost.slice(0, MOST_REPORTED).map((file) => ({
            file,
            message: `${(0,model_text.quote)(file, 200)} was deleted, and no changed return names it.`,
            recommendation: 'Restore it, delete it in a separate change, or except its path in the configuration.',
        }));
        const more = lost.length - problems.length;
        if (more > 0) {
            problems.push({
                value: more,
                message: `${String(more)} more ${more === 1 ? 'file was' : 'files were'} deleted that no changed return names.`,
                recommendation: 'Restore them, delete them in a separate change, or except their paths in the configuration.',
            });
        }
        return problems;
    },
};
function isNamed(file, named) {
    for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) {
        if (named.has(file.slice(0, end)))
            return true;
    }
    return false;
}
const MOST_NAMED = 10;
const returnDeleted = {
    id: 'return-deleted',
    area: 'run',
    scope: 'run',
    severity: 'warning',
    about: () => ({
        summary: 'A change deletes no return',
        rationale: 'A return is the record of what an agent did. A change that deletes the returns of others, as a wrong merge does, also takes away what they claimed, and a false claim would vanish with its return. A return that is at another place now, as an archive has it, was not deleted; one whose file is still there, without it, was. Document 001 asks for one deletion: of the metadata file of a finished task. Where all its claims held at the base, this is a notice.',
        remedy: 'Restore the returns unless they were meant to be deleted: `git checkout BASE -- PATH`. To put them away, move them into an archive.',
        sources: [
            { document: '001', heading: 'Cleanup' },
            { document: 'return-gate', heading: 'A false claim must not vanish with its return' },
        ],
    }),
    check({ deletedReturns = null }) {
        if (deletedReturns === null)
            return rule.NOTHING;
        const { files } = deletedReturns;
        const problems = [];
        const lost = files.filter(({ isExpected }) => !isExpected);
        if (lost.length > 0) {
            problems.push({
                value: 'lost',
                message: `The compared change deletes ${inWords(lost)}.`,
                recommendation: 'Restore them unless they were meant to be deleted, or move them into an archive.',
            });
        }
        const done = files.filter(({ isExpected }) => isExpected);
        if (done.length > 0) {
            problems.push({
                severity: 'notice',
                value: 'done',
                message: `The compared change deletes ${inWords(done)}. All that they claim existed.`,
                recommendation: 'Nothing needs to be done: 001 asks for it once a task is finished.',
            });
        }
        return problems;
    },
};
function inWords(deleted) {
    const names = deleted.slice(0, MOST_NAMED).map(({ file }) => (0,model_text.quote)(file, 200));
    const more = deleted.length - names.length;
    const list = (0,model_text.listOf)(more > 0 ? [...names, `${String(more)} more`] : names, 'and');
    return `the returns of ${(0,model_text.count)(deleted.length, 'file')}: ${list}`;
}
const returnsImported = {
    id: 'returns-imported',
    area: 'run',
    scope: 'run',
    severity: 'notice',
    about: () => ({
        summary: 'Returns are committed with the work that they report',
        rationale: 'Where one commit adds the returns of many tasks, as when a folder that was ignored is tracked at last, git does not know when each of them made its claims. A file that an earlier commit had, and that was gone by then, is taken as moved or removed since. A file that no commit had is missing as ever.',
        remedy: 'Nothing, if the returns were written before. From now on commit each return with its work.',
        sources: [{ document: 'return-gate', heading: 'The moment of a claim' }],
    }),
    check({ imported = [] }) {
        return imported.map(({ commit, returns }) => ({
            value: commit,
            message: `The commit ${(0,model_text.shortId)(commit)} adds ${(0,model_text.count)(returns, 'return')} at once: when each of them made its claims is not known, so files that an earlier commit had are not called missing.`,
            recommendation: 'Nothing needs to be done; commit each return with its work from now on.',
        }));
    },
};
const baselineStale = {
    id: 'baseline-stale',
    area: 'run',
    scope: 'run',
    after: 'baseline',
    severity: 'warning',
    about: () => ({
        summary: 'Every entry of the baseline still occurs',
        rationale: 'A baseline lets known findings pass. An entry whose finding was fixed would let the same mistake back in unseen, and hides how much of the baseline is done.',
        remedy: 'Write the baseline again with `return-gate check --update-baseline` and commit it: it keeps only what still occurs.',
        sources: [
            { document: 'return-gate', heading: 'A baseline shrinks as findings are fixed, and never grows by itself' },
        ],
        bad: {
            baseline: [
                {
                    file: 'specs/3_parse_times/.return-meta.json',
                    rule: 'artifact-missing',
                    fingerprint: '00000000000000000000000000000000',
                    count: 1,
                },
            ],
        },
        good: { baseline: [] },
    }),
    check({ stale }) {
        if (stale === null)
            return rule.NOTHING;
        return stale.entries.map((entry) => ({
            file: stale.file,
            range: { ...pointer.FILE_START, startLine: entry.line, endLine: entry.line },
            value: entry.fingerprint,
            message: messageOf(entry),
            recommendation: 'Write the baseline again with return-gate check --update-baseline, and commit it.',
        }));
    },
};
function messageOf({ file, rule, count: known, found, fixed }) {
    const what = `The baseline knows ${(0,model_text.count)(known, 'finding')} of ${rule} in ${(0,model_text.quote)(file, 200)}`;
    if (fixed !== undefined) {
        const names = (0,model_text.listOf)(fixed.map((name) => (0,model_text.quote)(name)), 'and');
        return `${what} for ${names}, which ${fixed.length === 1 ? 'is' : 'are'} there now.`;
    }
    if (found === 0)
        return `${what} that no longer ${known === 1 ? 'occurs' : 'occur'}.`;
    return `${what}, and only ${String(found)} still ${found === 1 ? 'occurs' : 'occur'}.`;
}

// EXTERNAL MODULE: ./src/model/tree.ts
var tree = __webpack_require__(69897);
;// CONCATENATED MODULE: ./src/rules/claim-absent.ts




const artifactMissing = {
    id: 'artifact-missing',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'missing',
    severity: 'error',
    about: () => ({
        summary: 'A claimed file exists in the checked tree',
        rationale: 'This is phantom work: the return says that a file was made, but there is no such file, and its history does not explain why.',
        remedy: 'Write and commit the file, correct the path, or remove the claim.',
        demand: 'stated',
        sources: [
            { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
            { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
        ],
    }),
    check({ claim, verdict }, of) {
        if ((0,model_claim.isDeletion)(claim))
            return rule.NOTHING;
        return [
            {
                ...(0,model_claim.unlessSuccess)(of, 'notice'),
                message: `File does not exist: ${(0,model_text.quote)(claim.path, 200)}.${(0,model_claim.because)(verdict)}`,
                recommendation: `Commit ${(0,model_text.quotedPath)(claim.path)}, correct the path, or remove the claim.`,
            },
        ];
    },
};
const artifactArchived = {
    id: 'artifact-archived',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'relocated',
    severity: 'off',
    about: () => ({
        summary: 'A claimed path still leads to its file after the task was archived',
        rationale: 'Archiving a task moves its return and its files together, so the claim stays true and nothing needs to be done. Turn this rule on where other tools follow the paths of archived returns.',
        remedy: 'Write the path below the archive.',
        fixes: [{ safety: 'safe', does: 'writes the path of the file in the archive' }],
        sources: [{ document: 'return-gate', heading: 'Most claims that no longer hold were archived with their folder' }],
    }),
    check({ claim, verdict }, of) {
        if (verdict.by !== 'archive' || verdict.foundAt === null || (0,model_claim.isOwnFile)(claim, verdict, of))
            return rule.NOTHING;
        return [
            {
                message: `File ${(0,model_text.quote)(claim.path, 200)} was archived with its task; it is now at ${(0,model_text.quote)(verdict.foundAt, 200)}.`,
                fix: (0,model_claim.relocationFix)(claim.pointer, verdict.foundAt),
            },
        ];
    },
};
const artifactRelocated = {
    id: 'artifact-relocated',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'relocated',
    severity: 'notice',
    about: () => ({
        summary: 'A claimed file has not been renamed',
        rationale: 'The file exists, but git records that it was renamed, so the claim is true and its path is out of date. A file that was archived with its task is not reported here; see artifact-archived.',
        remedy: 'Write the new path.',
        fixes: [{ safety: 'safe', does: 'writes the path at which the file is now' }],
        sources: [{ document: 'return-gate', heading: 'A renamed file is not phantom work' }],
    }),
    check({ claim, verdict }, of) {
        if (verdict.by === 'archive' || (0,model_claim.isOwnFile)(claim, verdict, of))
            return rule.NOTHING;
        const path = (0,model_text.quote)(claim.path, 200);
        const now = verdict.foundAt === null ? null : (0,model_text.quote)(verdict.foundAt, 200);
        const what = verdict.by === 'rename'
            ? `File was renamed: ${path}; it is now at ${String(now)}`
            : `File is not at ${path}${now === null ? '' : `, but at ${now}`}`;
        return [
            {
                message: `${what}.${(0,model_claim.because)(verdict)}`,
                ...(verdict.foundAt === null ? {} : { fix: (0,model_claim.relocationFix)(claim.pointer, verdict.foundAt) }),
            },
        ];
    },
};
const artifactRemoved = {
    id: 'artifact-removed',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'removed',
    severity: 'warning',
    about: () => ({
        summary: 'A claimed file was not removed after it was committed',
        rationale: 'The file was there when the return claimed it, or later, so the claim was true. It was removed since, and whoever follows the return today finds nothing. That is a notice, but a warning where the compared change deletes the file that it claims.',
        remedy: 'Nothing, if the file was removed on purpose. Otherwise restore it.',
        sources: [{ document: 'return-gate', heading: 'A file that was committed and removed later is not phantom work' }],
    }),
    check({ claim, verdict }, { success }) {
        return [
            {
                ...(verdict.byChange === true && success ? {} : { severity: 'notice' }),
                message: `File ${verdict.by === 'said' ? 'is not there' : 'was committed and deleted'}: ${(0,model_text.quote)(claim.path, 200)}.${(0,model_claim.because)(verdict)}`,
                recommendation: 'Restore the file if it is still needed, or remove the claim.',
            },
        ];
    },
};
const artifactUncommitted = {
    id: 'artifact-uncommitted',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'uncommitted',
    severity: 'error',
    about: () => ({
        summary: 'A claimed file is committed',
        rationale: 'The file is in the workspace but not in the commit, or ignore files keep it out of every commit. Nobody else receives it, and it is lost with the machine that the agent ran on.',
        remedy: 'Commit the file; where an ignore rule keeps it out, change the rule, or claim a file that is committed.',
        demand: 'stated',
        sources: [
            { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
            {
                document: 'return-gate',
                heading: 'The proof comes from the checked commit, not from files left over on disk',
            },
        ],
    }),
    check({ claim, verdict }, of) {
        return [
            {
                ...(0,model_claim.unlessSuccess)(of, 'notice'),
                ...(verdict.by === 'ignored'
                    ? {
                        message: `File is not committed, and no commit can prove it: ${(0,model_text.quote)(claim.path, 200)}.${(0,model_claim.because)(verdict)}`,
                        recommendation: 'Remove the claim, or change the rule and commit the file.',
                    }
                    : {
                        message: `File is not committed: ${(0,model_text.quote)(claim.path, 200)}.${(0,model_claim.because)(verdict)}`,
                        recommendation: `Commit ${(0,model_text.quotedPath)(claim.path)}, or remove the claim.`,
                    }),
            },
        ];
    },
};
const artifactUndetermined = {
    id: 'artifact-undetermined',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'undetermined',
    severity: 'error',
    about: () => ({
        summary: 'History reaches far enough to tell what became of a claimed file',
        rationale: 'The file is not there, and the clone lacks the history that would tell whether it was moved or removed since it was claimed, or never existed.',
        remedy: 'Fetch the whole history: fetch-depth: 0 with filter: blob:none in actions/checkout, or git fetch --unshallow.',
        sources: [
            { document: 'return-gate', heading: 'A claim that cannot be proved does not pass, and is not called false' },
        ],
    }),
    check({ claim, verdict }, of) {
        if (verdict.by === 'rules') {
            return [
                {
                    ...(0,model_claim.unlessSuccess)(of, 'notice'),
                    message: `File cannot be checked, since git's rules are unknown: ${(0,model_text.quote)(claim.path, 200)}.${(0,model_claim.because)(verdict)}`,
                    recommendation: 'Simplify the patterns, above all those with several **, and run the gate again.',
                },
            ];
        }
        if (verdict.by === 'content') {
            return [
                {
                    ...(0,model_claim.unlessSuccess)(of, 'notice'),
                    message: `File cannot be checked, since this clone lacks its content: ${(0,model_text.quote)(claim.path, 200)}.${(0,model_claim.because)(verdict)}`,
                    recommendation: tree/* HOW_TO_FETCH */.ig,
                },
            ];
        }
        return [
            {
                ...(0,model_claim.unlessSuccess)(of, 'notice'),
                message: `File does not exist, and its history is not here: ${(0,model_text.quote)(claim.path, 200)}.${(0,model_claim.because)(verdict)}`,
                recommendation: 'Fetch the whole history, and run the gate again.',
            },
        ];
    },
};
const artifactUnverifiable = {
    id: 'artifact-unverifiable',
    area: 'artifacts',
    scope: 'claim',
    verdict: 'unverifiable',
    severity: 'error',
    about: () => ({
        summary: 'A claimed file can be checked in the repository, or is in a submodule that the repository is known to have',
        rationale: 'Files in a submodule or a memory store are not part of the checked tree. It is neither proved nor disproved, and a reader should know that. A commit of another repository can be put anywhere in a tree by anyone: files below it prove nothing unless `.gitmodules` names the submodule, and it was there before.',
        remedy: 'Claim files of this repository. If the file belongs in a submodule, add that with `.gitmodules` before the work that claims it.',
        demand: 'stated',
        sources: [
            {
                document: 'return-gate',
                heading: 'A claim that the checked tree cannot prove is reported as unproved, not as false',
            },
        ],
    }),
    check({ claim, verdict }, of, { changes }) {
        const message = `File cannot be checked in this repository: ${(0,model_text.quote)(claim.path, 200)}.${(0,model_claim.because)(verdict)}`;
        if (verdict.by === 'lost-commits') {
            const recommendation = 'Cite commits of this history, or write and commit the file.';
            return [{ ...(0,model_claim.unlessSuccess)(of, 'notice'), message, recommendation }];
        }
        const doubt = doubtOf(verdict, changes);
        const { submodule } = verdict;
        if (doubt === null && submodule !== undefined && isMadeByChange(claim, of, changes)) {
            const isMoved = changes?.changed.has(submodule.path) === true;
            return [
                {
                    severity: of.success && !isMoved ? 'warning' : 'notice',
                    message: isMoved
                        ? `${message} The compared change moves it to another commit.`
                        : `${message} The compared change leaves the submodule at its commit, so nothing in it can be new.`,
                    recommendation: isMoved
                        ? 'Check that the commit to which the submodule moves has the file.'
                        : 'Commit the work in the submodule, and the submodule here, or remove the claim.',
                },
            ];
        }
        if (doubt === null) {
            const recommendation = 'Check it in its own repository; nothing needs to be done here.';
            return [{ severity: 'notice', message, recommendation }];
        }
        return [
            {
                ...(0,model_claim.unlessSuccess)(of, 'notice'),
                message: `${message}${doubt}`,
                recommendation: 'Claim files of this repository; a submodule proves nothing before it has been added with .gitmodules.',
            },
        ];
    },
};
function isMadeByChange(claim, { restated, baseClaims }, changes) {
    const path = (0,model_claim.claimedFile)(claim);
    return changes !== null && restated && (path === null || baseClaims?.(path) !== true);
}
function doubtOf({ submodule }, changes) {
    if (submodule === undefined)
        return null;
    if (!submodule.named)
        return '';
    if (changes === null || !(changes.newSubmodules ?? changes.changed).has(submodule.path))
        return null;
    return ` It is not in the base ${(0,model_text.quote)(changes.base)}: it comes with the work that claims it.`;
}

// EXTERNAL MODULE: ./src/rules/claim-present.ts
var claim_present = __webpack_require__(2677);
;// CONCATENATED MODULE: ./src/rules/json.ts

const jsonSyntax = {
    id: 'json-syntax',
    area: 'document',
    scope: 'document',
    severity: 'error',
    about: () => ({
        summary: 'The return is one strict JSON value',
        rationale: 'The first thing a caller does with a return is to parse it. Comments, trailing commas, single quotes or a cut end make a strict parser refuse the whole of it, so nothing that it says is ever read.',
        remedy: 'Have the agent write the return with a JSON encoder, or correct the place that is shown.',
        demand: 'stated',
        sources: [
            { document: '002', heading: 'Step 1: Validate JSON Structure' },
            { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
        ],
        bad: { text: '{\n  "status": "partial",\n}\n' },
    }),
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
            else if (problem.kind === 'wrapped' && isStrict(document)) {
                problems.push({
                    range: problem.range,
                    message: `The return is in ${problem.by === 'fence' ? 'a Markdown fence' : 'other text'}, so the file is not JSON.`,
                    recommendation: 'Fix subagent return format: write nothing but the JSON object into the file.',
                    value: 'wrapped',
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
        return problems;
    },
};
function isStrict({ form, hasRule }) {
    return form === 'json' && !hasRule('json-only');
}
const jsonDuplicateKey = {
    id: 'json-duplicate-key',
    area: 'document',
    scope: 'document',
    severity: 'error',
    about: () => ({
        summary: 'No object holds the same key twice',
        rationale: 'Parsers disagree about which of the two values counts, so a caller may act on another return than the one that was checked.',
        remedy: 'Keep one of the two members, and delete or rename the other.',
        demand: 'stated',
        sources: [
            { document: 'return-gate', heading: 'RFC 8259 section 4: what a parser makes of a repeated name is open' },
        ],
        bad: { replace: [['"status"', '"status": "failed", "status"']] },
    }),
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'more-duplicates') {
                problems.push({
                    message: `${(0,model_text.count)(problem.more, 'more key appears', 'more keys appear')} twice in an object of this file.`,
                    recommendation: 'Keep each key once: write the return with a JSON encoder.',
                    value: 'more-duplicates',
                });
            }
            if (problem.kind !== 'duplicate-key')
                continue;
            problems.push({
                range: problem.range,
                message: `Key ${(0,model_text.quote)(problem.key)} appears twice in one object, first on line ${String(problem.firstLine)}.`,
                recommendation: `Keep one ${(0,model_text.quote)(problem.key)}.`,
                value: problem.key,
            });
        }
        return problems;
    },
};

// EXTERNAL MODULE: ./src/model/document.ts
var model_document = __webpack_require__(23056);
;// CONCATENATED MODULE: ./src/rules/limits.ts




const DEFAULT_LIMIT = 1024 * 1024;
const fileTooLarge = {
    id: 'file-too-large',
    area: 'document',
    scope: 'document',
    severity: 'error',
    about: () => ({
        summary: 'The file is not larger than the size limit',
        rationale: 'A return has a few kilobytes. A far larger file is not a return, or is meant to stall the gate, so it is not read; and what was not read must not pass.',
        remedy: 'Keep the content in artifacts and only their paths in the return, or raise the limit with --max-file-size.',
        sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
        bad: { text: ' '.repeat(DEFAULT_LIMIT + 1) },
    }),
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'too-many-blocks') {
                problems.push({
                    range: pointer.FILE_START,
                    message: `The file has more than ${String(problem.limit)} headings, paragraphs, list items and other blocks; it was not read.`,
                    recommendation: 'Split the file, or leave it out of the patterns.',
                    value: 'too-many-blocks',
                });
            }
            if (problem.kind !== 'too-large')
                continue;
            problems.push({
                range: pointer.FILE_START,
                message: `The file has ${String(problem.size)} bytes, more than the limit of ${String(problem.limit)}; it was not read.`,
                recommendation: 'Make the file smaller, leave it out of the patterns, or raise --max-file-size.',
                value: 'too-large',
            });
        }
        return problems;
    },
};
const tooManyClaims = {
    id: 'too-many-claims',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    unread: true,
    about: () => ({
        summary: 'A return claims at most 10,000 files',
        rationale: 'No agent makes so many files in one task. A return that says so is meant to stall the gate, so only the first are looked up; and what was not looked up must not pass.',
        remedy: 'List the files that people should look at, or split the work into several returns.',
        sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
    }),
    check({ claims }) {
        if (claims <= model_claim.MOST_CLAIMS)
            return rule.NOTHING;
        return {
            pointer: '',
            message: `The return makes ${String(claims)} claims, ${String(claims - model_claim.MOST_CLAIMS)} more than the ${String(model_claim.MOST_CLAIMS)} that are looked up.`,
            recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
            value: 'too-many-claims',
        };
    },
};
const tooManyElements = {
    id: 'too-many-elements',
    area: 'document',
    scope: 'document',
    severity: 'error',
    about: () => ({
        summary: `The lists of a file have no more than ${String(model_document.MOST_ELEMENTS)} elements in all`,
        rationale: 'An agent hands over a handful of files and errors. A file with far more is a mistake or meant to stall the gate, so it is not checked; and what was not checked must not pass.',
        remedy: 'List what the work is about, keep long lists in an artifact, and divide a log that has grown so large.',
        sources: [
            { document: 'return-gate', heading: 'every byte of a pull request is untrusted, so the work is bounded' },
        ],
    }),
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-elements')
                continue;
            problems.push({
                range: pointer.FILE_START,
                message: `The lists of the file have ${String(problem.count)} elements, more than the limit of ${String(problem.limit)}; its returns were not checked.`,
                recommendation: 'Shorten the lists, keep them in an artifact, or divide the file.',
                value: problem.kind,
            });
        }
        return problems;
    },
};
const MANY = 1_001;
const tooManyReturns = {
    id: 'too-many-returns',
    area: 'document',
    scope: 'document',
    severity: 'error',
    about: () => ({
        summary: 'A file holds at most 1,000 returns',
        rationale: 'No log of a real project has so many. A file with more is not a log, or is meant to stall the gate, so only the first are checked; and what was not checked must not pass.',
        remedy: 'Split the log into several files, or leave it out of the patterns.',
        sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
        bad: { repeat: MANY, also: ['session-id-reused'] },
    }),
    check(document) {
        for (const problem of document.problems) {
            if (problem.kind !== 'too-many-returns')
                continue;
            const { found, limit } = problem;
            return {
                message: `The file holds ${String(found)} returns, ${String(found - limit)} more than the ${String(limit)} that are checked.`,
                recommendation: 'Split the file, so that each of its returns is checked, or leave it out of the patterns.',
                value: 'too-many-returns',
            };
        }
        return rule.NOTHING;
    },
};

// EXTERNAL MODULE: ./src/model/context.ts
var context = __webpack_require__(75274);
;// CONCATENATED MODULE: ./src/rules/no-returns.ts




const noReturns = {
    id: 'no-returns',
    area: 'run',
    scope: 'run',
    severity: 'error',
    about: () => ({
        summary: 'A run finds at least one file that may hold a return, and an agent branch adds a return',
        rationale: 'A gate that finds nothing has checked nothing. To pass then would let a wrong pattern or a forgotten commit look like proved work. The same applies to an agent branch that adds no return of its own. An old return that was moved, copied or reformatted says nothing about this work. One that is in progress, or has no status, does not say how the work ended.',
        remedy: 'Commit the returns, correct the patterns, or state by `if-no-returns` that a run without returns is right. On a branch that matches `agent-branches`, commit the return of the work with it, with a final status that it writes; where `agent-branches-require` is `success`, with a status of success and at least one claim that is proved.',
        sources: [{ document: 'return-gate', heading: 'A required check must not pass because nothing was found' }],
        bad: {
            context: {
                agentBranch: 'agent/7-parse-dates',
                changes: { base: 'main', changed: new Set(['src/dates.ts']), deleted: new Set() },
            },
        },
    }),
    check(run, { ifNoReturns, agentBranch, agentBranchRequires, changes }) {
        const { single = null } = run;
        if (single !== null)
            return checkSingle(single, run);
        const deletedReturns = run.deletedReturns?.isAll === true ? run.deletedReturns.files : null;
        const isEmpty = run.files === 0 && ifNoReturns !== 'ignore';
        if (isEmpty && deletedReturns === null && ifNoReturns === 'error')
            return nothingFound(ifNoReturns);
        const problems = [];
        if (isEmpty)
            problems.push(deletedReturns === null ? nothingFound(ifNoReturns) : allDeleted(deletedReturns));
        if (agentBranch !== null)
            problems.push(...checkBranch(agentBranch, agentBranchRequires, run, changes));
        return problems;
    },
};
function checkSingle({ file, form, noun, findings }, { returns }) {
    const range = pointer.FILE_START;
    const isMarkdown = form !== 'json';
    if (returns.length === 0 && findings === 0) {
        return [
            {
                file,
                range,
                message: `The text holds no ${noun ?? 'return'}; one was expected.`,
                recommendation: noun !== null
                    ? `Fix subagent return format: return a ${noun} with all of its parts.`
                    : `Fix subagent return format: return ${isMarkdown ? 'the document that the standard asks for' : 'one JSON object'}.`,
            },
        ];
    }
    if (returns.length < 2 || form !== 'markdown')
        return rule.NOTHING;
    return [
        {
            file,
            range,
            value: 'several',
            message: `The text holds ${String(returns.length)} returns; one was expected.`,
            recommendation: `Fix subagent return format: return one ${noun ?? 'return'}, and quote no other.`,
        },
    ];
}
function checkBranch(branch, demand, { returns, addedReturns }, changes) {
    if (changes === null)
        return [undecided(branch, 'there is no base to compare with')];
    if (changes.approximate === true) {
        return [undecided(branch, `history is too shallow to tell where it left ${(0,model_text.quote)(changes.base)}`)];
    }
    if (addedReturns === null)
        return [undecided(branch, 'what the base held could not be read')];
    if (addedReturns.length === 0) {
        const isTouched = returns.some(({ file }) => changes.changed.has(file));
        return [isTouched ? nothingNew(branch) : unchanged(branch)];
    }
    const ended = addedReturns.filter(({ outcome }) => outcome !== 'open');
    if (ended.length === 0)
        return [unfinished(branch, addedReturns)];
    const read = ended.filter(({ unread }) => unread !== true);
    if (read.length === 0)
        return [unread(branch, ended)];
    if (demand !== 'success')
        return rule.NOTHING;
    const succeeded = read.filter(({ outcome }) => outcome === 'success');
    if (succeeded.length === 0)
        return [noSuccess(branch, read)];
    return succeeded.every(({ unproved }) => unproved === true) ? [unproved(branch, succeeded)] : rule.NOTHING;
}
function nothingFound(severity) {
    return {
        severity,
        message: 'No file that may hold a return was found.',
        recommendation: 'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" where none are expected.',
    };
}
function allDeleted(files) {
    return {
        severity: 'notice',
        value: 'deleted',
        message: `The compared change deletes ${files.length === 1 ? 'the only file' : `all ${String(files.length)} files`} with returns, so nothing is left to check: ${fewOf(files.map(({ file }) => (0,model_text.quote)(file, 200)))}.`,
        recommendation: 'Review that the returns were meant to be deleted.',
    };
}
function undecided(branch, doubt) {
    return {
        value: branch,
        message: `Whether the agent branch ${(0,model_text.quote)(branch, 200)} changed a return is not known: ${doubt}.`,
        recommendation: 'Let the checkout fetch all of the history (fetch-depth: 0), or name the base by the input base.',
    };
}
const COMMIT = 'Commit a return with the work: a file in which the agent lists what it made.';
function unchanged(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text.quote)(branch, 200)} changed no return.`,
        recommendation: COMMIT,
    };
}
function nothingNew(branch) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text.quote)(branch, 200)} changed no return: those that it touched say what others said before, in another place or form, or tell of several tasks.`,
        recommendation: COMMIT,
    };
}
function unfinished(branch, addedReturns) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text.quote)(branch, 200)} adds no return with a final status: ${statusesOf(addedReturns)}.`,
        recommendation: 'Let the agent finish, or set the status that the work reached, such as "partial" or "blocked".',
    };
}
function unread(branch, addedReturns) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text.quote)(branch, 200)} adds no return that could be read completely: ${statusesOf(addedReturns)}.`,
        recommendation: 'Correct what the other findings on these returns name, so that every claim is read.',
    };
}
function unproved(branch, addedReturns) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text.quote)(branch, 200)} adds no return of success with a proved claim, which agent-branches-require demands: ${statusesOf(addedReturns)}.`,
        recommendation: 'Claim the files that the work made, or set agent-branches-require to "final".',
    };
}
function noSuccess(branch, addedReturns) {
    return {
        value: branch,
        message: `The agent branch ${(0,model_text.quote)(branch, 200)} adds no return that says success, which agent-branches-require demands: ${statusesOf(addedReturns)}.`,
        recommendation: 'Finish the work on the branch before it is merged, or set agent-branches-require to "final".',
    };
}
function statusesOf(addedReturns) {
    return fewOf(addedReturns.map(({ file, status }) => `${status === null ? 'none' : (0,model_text.quote)(status)} in ${(0,model_text.quote)(file, 200)}`));
}
const MOST_SHOWN = 3;
function fewOf(words) {
    const more = words.length - MOST_SHOWN;
    return (0,model_text.listOf)(more > 0 ? [...words.slice(0, MOST_SHOWN), `${String(more)} more`] : words, 'and');
}
const WHY = {
    'no-status': 'has the keys of a return but no "status"',
    'letter-case': 'has the keys of a return in another letter case',
    quotes: 'has the keys of a return in quotes that JSON does not allow',
    language: 'has the keys of a return, but is not marked as JSON',
    syntax: 'starts like a return but is not valid JSON',
    'in-code': 'opens a code block around the headings of a return',
    'in-comment': 'starts a comment that never ends and hides a return',
    'not-final': 'in a message looks like a return, but its agent did not end with it',
    'no-place': 'has the name of a return and is at no place where returns are read',
};
const noReturnFound = {
    id: 'no-return-found',
    area: 'document',
    scope: 'document',
    unread: true,
    severity: 'warning',
    about: () => ({
        summary: 'A return log holds a return, and what looks like a return can be read as one',
        rationale: 'Whoever sees the file takes it for a checked return. What it claims was never read: the status is missing, keys have capitals, quotes are those of Python or of a text editor, headings are in a code block or behind a comment that never ends, or there is no return at all. A file with the name of a return, below the folder of its tool, is not read either if it is at no place for one.',
        remedy: 'Write the return as strict JSON in a fence marked `json`, or in the Markdown that its standard describes. If the file is not a return log, move it or ignore it. If the compared change did not add the file, this is a notice.',
        sources: [{ document: 'return-gate', heading: 'An unread part must not look proved' }],
    }),
    check(document, context) {
        const found = document.problems.flatMap((problem) => problemOf(problem, document, context));
        return found;
    },
};
function problemOf(problem, { file, looseNouns }, { changes }) {
    const severity = (0,context/* isAdded */.N0)(file, changes) ? {} : { severity: 'notice' };
    if (problem.kind === 'nothing-read') {
        return [
            {
                ...severity,
                range: problem.range,
                message: `The return log holds nothing that can be read as a return: ${looseNouns.map((noun) => `no ${noun}`).join(' and ')}.`,
                recommendation: 'Write the return into it, or let the patterns leave this file out.',
                value: 'nothing-read',
            },
        ];
    }
    if (problem.kind !== 'unread-return')
        return [];
    const { reason, text, range } = problem;
    return [
        {
            ...severity,
            range,
            message: `The ${reason === 'no-place' ? 'file' : 'text'} ${text === '' ? '' : `${(0,model_text.quote)(text, LONGEST)} `}${WHY[reason]}, so it was not checked.`,
            recommendation: ADVICE[reason],
            value: `${reason} ${text}`,
        },
    ];
}
const LONGEST = 80;
const ADVICE = {
    'no-status': 'Add "status" to the return, or remove the text if it is none.',
    'letter-case': 'Write the keys in lower case: "status", "artifacts", "metadata".',
    quotes: 'Write the return with a JSON encoder: keys and strings in straight double quotes.',
    language: 'Mark the fence as json, or remove the text if it is not a return.',
    syntax: 'Write the return as strict JSON (RFC 8259), or remove the text if it is none.',
    'in-code': 'Close the code block before the headings, or take the return out of it.',
    'in-comment': 'End the comment with --> before the return, or remove it.',
    'no-place': 'Move it to where such returns are, or rename it if it is none.',
    'not-final': 'If it is the return, let the agent end with it. If it is an example or a draft, leave it.',
};

// EXTERNAL MODULE: ./src/rules/paths.ts
var paths = __webpack_require__(96619);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/fix.ts
var fix = __webpack_require__(91810);
;// CONCATENATED MODULE: ./src/rules/return.ts







const returnObject = {
    id: 'return-object',
    area: 'document',
    scope: 'document',
    severity: 'error',
    about: () => ({
        summary: 'A return is a JSON object, or the document of its family, and no symbolic link',
        rationale: 'Every field of a return has a name, so only an object can be one. A file that is named as a return and holds none would otherwise pass unseen. A symbolic link is never followed, so a link in place of a return holds nothing that can be checked.',
        remedy: 'Write the return itself at its path, as one object, or keep files that hold no return out of the gathered patterns.',
        demand: 'stated',
        sources: [{ document: '000', heading: 'Validation Rules Summary' }],
    }),
    check(document) {
        const problems = [];
        for (const problem of document.problems) {
            if (problem.kind === 'not-object') {
                problems.push({
                    range: problem.range,
                    message: `A return is a JSON object; this is ${(0,model_text.describeValue)(problem.value)}.`,
                    recommendation: 'Fix subagent return format: return one JSON object.',
                });
            }
            else if (problem.kind === 'link') {
                problems.push({
                    range: problem.range,
                    message: 'This is a symbolic link or another special file, which is not followed: it holds no return of its own.',
                    recommendation: 'Commit the return itself at this path.',
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
        return problems;
    },
};
const returnUndetermined = {
    id: 'return-undetermined',
    area: 'document',
    scope: 'document',
    severity: 'error',
    ofLacking: true,
    about: () => ({
        summary: 'The clone has the content of the file',
        rationale: 'The tree names the file, and the repository does not have its content: a pack is damaged, or was fetched without it. A file that was not read must not pass. The other files are still checked.',
        remedy: 'Fetch the object that the message names, or clone the repository again without a filter.',
        sources: [
            { document: 'return-gate', heading: 'A claim that cannot be proved does not pass, and is not called false' },
        ],
        bad: { lacking: true },
    }),
    check(document) {
        return document.problems.flatMap((problem) => problem.kind === 'lacking'
            ? [
                {
                    range: pointer.FILE_START,
                    message: `The clone lacks the content of the file, the object ${problem.id}; it was not read.`,
                    recommendation: tree/* HOW_TO_FETCH */.ig,
                    value: 'lacking',
                },
            ]
            : []);
    },
};
const ENCODINGS = { 'not-utf-8': 'holds bytes that are not UTF-8', 'utf-16': 'is encoded as UTF-16' };
const jsonEncoding = {
    id: 'json-encoding',
    area: 'document',
    scope: 'document',
    severity: 'error',
    about: () => ({
        summary: 'The file is UTF-8 without a byte order mark',
        rationale: 'RFC 8259 asks for UTF-8 and forbids to write a byte order mark. Other encodings turn paths and names into different ones without a word, and many parsers stop at the mark.',
        remedy: 'Save the file as UTF-8 without a byte order mark.',
        fixes: [{ safety: 'safe', does: 'removes a byte order mark' }],
        demand: 'stated',
        sources: [{ document: 'return-gate', heading: 'RFC 8259 section 8.1: JSON that systems exchange is UTF-8' }],
        bad: { bytesBehind: [0xe9] },
    }),
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
                    value: 'byte-order-mark',
                    fix: { safety: 'safe', does: 'remove the byte order mark', edits: [{ kind: 'byte-order-mark' }] },
                });
            }
        }
        return problems;
    },
};
const standardMismatch = {
    id: 'standard-mismatch',
    area: 'document',
    step: 'fields',
    scope: 'return',
    severity: 'notice',
    about: () => ({
        summary: 'A return has the shape of the version it is checked against',
        rationale: 'When a return breaks the chosen version but fits another one of its family, by which it has fewer findings, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
        remedy: 'Choose the version that fits, or make the agent write the chosen one.',
        sources: [{ document: 'return-gate', heading: 'the version is chosen by the user and never inferred silently' }],
    }),
    check(subject) {
        const { satisfies, standard } = subject;
        if (satisfies === null || !(0,model_return.breaksShape)(subject.shapeErrors, subject.value, standard.shape))
            return rule.NOTHING;
        return {
            pointer: '',
            message: `The return is checked against ${standard.id}, but has the shape of ${satisfies}.`,
            recommendation: `Choose the standard ${satisfies} if that is what the agent follows; else have it follow ${standard.id}.`,
            value: satisfies,
        };
    },
};
const statusValue = {
    id: 'status-value',
    area: 'status',
    scope: 'return',
    severity: 'error',
    structural: true,
    about: () => ({
        summary: 'The status is one of the values that the standard lists',
        rationale: 'Callers branch on the status. A value outside the list, or one in another letter case, takes none of their branches, and the work is lost or done twice.',
        remedy: 'Write one of the listed values, in exactly that letter case.',
        fixes: [{ safety: 'unsafe', does: 'writes the listed status that was probably meant' }],
        sources: [
            { document: '000', heading: 'status (required)' },
            { document: '001', heading: 'status (required)' },
            { document: '002', heading: 'Step 3: Validate Status Field' },
            { document: '003', heading: 'status (required)' },
            { document: '004', heading: 'Fields' },
        ],
    }),
    check(subject) {
        const status = (0,model_return.statusOf)(subject);
        if (status === undefined || subject.standard.statuses.includes(status))
            return rule.NOTHING;
        const { instead, because } = (0,fix/* suggestStatus */.pD)(subject, status);
        const reason = because === undefined ? '' : ` ${because}`;
        return {
            pointer: (0,pointer.join)('', 'status'),
            message: `Status ${(0,model_text.quote)(status)} is not one of ${(0,model_text.listOf)(subject.standard.statuses)}.${reason}`,
            recommendation: instead === undefined
                ? `${(0,model_return.fixFormat)(subject)}: use a listed status.`
                : `${(0,model_return.fixFormat)(subject)}: write ${(0,model_text.quote)(instead)}.`,
            ...(instead === undefined ? {} : { fix: (0,fix/* statusFix */.OH)(instead) }),
        };
    },
};
const phantomWork = {
    id: 'phantom-work',
    area: 'artifacts',
    scope: 'return',
    severity: 'error',
    structural: true,
    ofTruth: true,
    about: () => ({
        summary: 'A return that claims success lists at least one artifact',
        rationale: 'Success without a file is phantom work: the caller marks the task as done, and there is nothing that anyone could use or check.',
        remedy: 'List the files that were made; where none were, say so by a status that is no success.',
        sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
    }),
    check(subject) {
        const artifacts = (0,json.field)(subject.value, 'artifacts');
        const status = (0,model_return.statusOf)(subject);
        if (!(0,json.isArray)(artifacts) || artifacts.length > 0 || status === undefined || !(0,model_return.weighsAsSuccess)(subject))
            return rule.NOTHING;
        const isUnknown = !(0,model_return.isSuccess)(subject);
        if (isUnknown && subject.satisfies !== null)
            return rule.NOTHING;
        const claim = `Agent returned status ${(0,model_text.quote)(status)}`;
        return {
            pointer: (0,pointer.join)('', 'artifacts'),
            message: isUnknown
                ? `${claim}, which is unknown and counts as success, but lists no artifacts: phantom work.`
                : `${claim} but lists no artifacts: phantom work.`,
            recommendation: isUnknown
                ? `${(0,model_return.fixFormat)(subject)}: list the artifacts, or use a listed status that is no success.`
                : `Verify ${(0,model_return.agentName)(subject)} creates artifacts and lists them before it claims success.`,
        };
    },
};

;// CONCATENATED MODULE: ./src/rules/session.ts




const sessionIdMismatch = {
    id: 'session-id-mismatch',
    area: 'metadata',
    step: 'session',
    scope: 'return',
    severity: 'error',
    about: () => ({
        summary: 'The session id is the one that the caller expects',
        rationale: 'A return with another session id answers another delegation, or is left over from an earlier run: taking it would credit work to the wrong task.',
        remedy: 'Echo the session id of the delegation, or check the return that belongs to the expected session.',
        sources: [
            { document: '002', heading: 'Step 4: Validate Session ID' },
            { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
        ],
        bad: { context: { expectedSession: 'sess_1735460684_ffffff' } },
    }),
    check(subject, { expectedSession, expectedIn }) {
        if (expectedSession === null || expectedIn?.has(subject.file) === false)
            return rule.NOTHING;
        const session = (0,model_return.writtenSession)(subject);
        if (session === undefined || session === expectedSession)
            return rule.NOTHING;
        return {
            pointer: (0,pointer.join)('', ...(0,model_return.wayToSession)(subject.standard)),
            message: `Session id is ${(0,model_text.quote)(session, MAX_QUOTED)}; expected was ${(0,model_text.quote)(expectedSession, MAX_QUOTED)}.`,
            recommendation: `Fix ${(0,model_return.agentName)(subject)} subagent to return correct session_id: the one of its delegation.`,
        };
    },
};
const MAX_QUOTED = 200;

;// CONCATENATED MODULE: ./src/rules/index.ts









function rulesIn(...modules) {
    return modules.flatMap((module) => Object.values(module).flat()).filter(isRule);
}
function isRule(value) {
    return typeof value === 'object' && value !== null && 'id' in value && 'check' in value;
}
const sharedRules = rulesIn(changes_namespaceObject, claim_absent_namespaceObject, claim_present, json_namespaceObject, limits_namespaceObject, no_returns_namespaceObject, paths, return_namespaceObject, session_namespaceObject);


/***/ }),

/***/ 96619:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pathRoot: () => (/* binding */ pathRoot),
/* harmony export */   unreadRule: () => (/* binding */ unreadRule)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41300);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87979);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82959);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);





const pathRoot = {
    id: 'path-root',
    area: 'artifacts',
    scope: 'return',
    severity: 'notice',
    about: () => ({
        summary: 'Paths are relative to the root of the project',
        rationale: 'Agents write paths as they see them on their machine, or with the name of the repository in front. What most of them begin with is taken for the root, and what follows is looked up: the paths are checked, and other machines have other roots.',
        remedy: 'Write each path from the root of the repository.',
        sources: [{ document: 'return-gate', heading: 'One reader of lines' }],
    }),
    check({ root = null }) {
        if (root === null)
            return _model_rule_js__WEBPACK_IMPORTED_MODULE_3__.NOTHING;
        return {
            pointer: root.pointer,
            value: root.head,
            message: `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.count)(root.count, 'path')} ${root.count === 1 ? 'begins' : 'begin'} with ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(root.head, 200)}, which is read as the root of the project.`,
        };
    },
};
const MOST_NAMED = 10;
function unreadRule({ claimsFile, ...own }) {
    return {
        ...own,
        scope: 'return',
        unread: true,
        ofTruth: true,
        severity: 'warning',
        check(subject) {
            const { unread = [], isNew = false, restated = false } = subject;
            const isAdded = isNew || restated;
            const comments = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.unendedComments)(unread, isAdded);
            const parts = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__.unreadParts)(unread);
            const [first] = parts;
            const severity = isAdded ? {} : { severity: 'notice' };
            if (!(0,_model_return_js__WEBPACK_IMPORTED_MODULE_2__.weighsAsSuccess)(subject))
                return comments;
            if (first === undefined) {
                const hedged = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__.numberField)(subject.value, 'hedged') ?? 0;
                if (hedged === 0 || claimsFile?.(subject) !== false)
                    return comments;
                const said = hedged === 1 ? 'the line that names one says' : `${String(hedged)} lines that name files say`;
                const message = `The return says success and claims no file: ${said} that it is planned, not in git or not done.`;
                return [...comments, { ...severity, pointer: '', value: 'hedged', message }];
            }
            const lines = [...new Set(parts.map(({ range }) => range.startLine))];
            const named = lines.slice(0, MOST_NAMED).map(String);
            const more = lines.length - named.length;
            const where = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.listOf)(more > 0 ? [...named, `${String(more)} more`] : named, 'and');
            const said = lines.length === 1 ? 'names a file and was not read' : 'name files and were not read';
            return [
                ...comments,
                {
                    ...severity,
                    range: first.range,
                    value: parts.map(({ text }) => text).join('\n'),
                    unread: lines.length,
                    message: `${lines.length === 1 ? 'Line' : 'Lines'} ${where} ${said}: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__.quote)(first.text, 120)}.`,
                },
            ];
        },
    };
}


/***/ })

};
;
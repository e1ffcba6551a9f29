"use strict";
exports.id = 288;
exports.ids = [288];
exports.modules = {

/***/ 7288:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareWithBase: () => (/* binding */ compareWithBase)
/* harmony export */ });
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5868);
/* harmony import */ var _baseline_stable_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
/* harmony import */ var _read_batch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4050);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4773);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5075);





const TELLING = new Set(['/status', '/artifacts', '/metadata', '/metadata/session_id']);
const MAY_HOLD_RETURNS = /\.(?:jsonl?|md|markdown)$/i;
async function compareWithBase(question) {
    const { gathered, selection, classify, changes, before, judging } = question;
    const { agentBranch } = judging.context;
    const changed = gathered.filter(({ file }) => changes.changed.has(file.path) && before.differs(file.path));
    const readEarlier = (files, isWanted) => {
        const wanted = [...files.values()].filter(({ path }) => isWanted(path));
        const classified = wanted.map((file) => ({ file, gathered: classify(file.path) }));
        return readStatements(classified, before, judging);
    };
    const now = await readStatements(changed, judging.tree, judging);
    const then = await readEarlier(before.files, selection.matches);
    const contents = new Set();
    const add = (statements) => {
        for (const { returns } of statements.values())
            for (const { content } of returns)
                contents.add(content);
    };
    add(then);
    if (agentBranch !== null) {
        add(await readEarlier(before.files, (path) => MAY_HOLD_RETURNS.test(path) && !selection.matches(path)));
        add(await readEarlier(before.since, (path) => MAY_HOLD_RETURNS.test(path)));
    }
    const candidates = [...now].flatMap(([file, { returns, isReduced }]) => isReduced
        ? []
        : returns.flatMap((statement, index) => (contents.has(statement.content) ? [] : [{ file, index, statement }])));
    const isThere = (path) => judging.tree.find(path) !== undefined;
    const predecessorOf = predecessors(then, isThere);
    const isRestated = remembered((file, index) => {
        const [statement, earlier] = [now.get(file)?.returns[index], predecessorOf(file)?.returns[index]];
        return statement === undefined || earlier === undefined || !(0,_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .saysTheSame */ .Yq)(statement, earlier, isThere);
    });
    return {
        candidates,
        mayBeKnown: ({ file, index, range, pointer, property }, ofTruth) => {
            const said = file === null ? undefined : now.get(file);
            if (file === null || said === undefined)
                return true;
            const earlier = predecessorOf(file);
            if (earlier === undefined)
                return false;
            if (index !== null) {
                const place = property === undefined ? (pointer ?? '') : (0,_model_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(pointer ?? '', property);
                return !(ofTruth || TELLING.has(place)) || !isRestated(file, index);
            }
            const line = range === null ? undefined : said.lines[range.startLine - 1];
            if (said.bytes === earlier.bytes)
                return true;
            if (line !== undefined)
                return earlier.lineSet.has(line);
            const { length } = said.returns;
            return length > 0 && length === earlier.returns.length && said.returns.every((_, n) => !isRestated(file, n));
        },
    };
}
function predecessors(then, isThere) {
    const moved = new Map();
    for (const path of then.keys())
        if (!isThere(path))
            moved.set((0,_baseline_stable_path_js__WEBPACK_IMPORTED_MODULE_4__/* .homeOf */ .l)(path), path);
    const made = new Map();
    return (file) => {
        const path = then.has(file) ? file : moved.get((0,_baseline_stable_path_js__WEBPACK_IMPORTED_MODULE_4__/* .homeOf */ .l)(file));
        const statements = path === undefined ? undefined : then.get(path);
        if (path === undefined || statements === undefined)
            return undefined;
        const known = made.get(path) ?? { ...statements, lineSet: new Set(statements.lines) };
        made.set(path, known);
        return known;
    };
}
function remembered(ask) {
    const answers = new Map();
    return (file, index) => {
        const key = `${String(index)} ${file}`;
        const answer = answers.get(key) ?? ask(file, index);
        answers.set(key, answer);
        return answer;
    };
}
async function readStatements(files, source, options) {
    const found = new Map();
    const wanted = files.map(({ file }) => file);
    let done = 0;
    for await (const contents of source.read(wanted, options.maxFileSize)) {
        const batch = files.slice(done, done + contents.length);
        const readings = await (0,_read_batch_js__WEBPACK_IMPORTED_MODULE_0__/* .readBatch */ .x)(batch, contents, options);
        batch.forEach((file, n) => {
            found.set(file.file.path, statementsIn(file, contents[n], readings[n] ?? null, options));
        });
        done += contents.length;
    }
    return found;
}
function statementsIn({ file, gathered }, content, reading, options) {
    const isReduced = gathered.reduced;
    if (content?.kind !== 'bytes' || reading === null)
        return { returns: [], bytes: file.id, lines: [], isReduced };
    const { returns } = reading;
    const chosen = options.chosenAt(file.path);
    return {
        returns: returns.map((found) => (0,_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .statementOf */ .T8)(found.value, chosen[(0,_batch_js__WEBPACK_IMPORTED_MODULE_1__/* .familyOfReturn */ .iv)(gathered, found, chosen)]?.claimFields ?? [])),
        bytes: (0,_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .digest */ .br)(content.bytes),
        lines: gathered.form === 'jsonl' ? linesOf(content.bytes) : [],
        isReduced,
    };
}
function linesOf(bytes) {
    return Buffer.from(bytes)
        .toString('utf8')
        .split('\n')
        .map((line) => (0,_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .digest */ .br)(line.trim()));
}


/***/ })

};
;
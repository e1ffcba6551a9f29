"use strict";
exports.id = 6556;
exports.ids = [6556,7655];
exports.modules = {

/***/ 46556:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./src/families/choose.ts
var choose = __webpack_require__(30783);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/model/usage.ts
var usage = __webpack_require__(49710);
// EXTERNAL MODULE: ./src/config/parse-option.ts
var parse_option = __webpack_require__(13691);
// EXTERNAL MODULE: ./src/report/sink.ts + 5 modules
var sink = __webpack_require__(58853);
// EXTERNAL MODULE: ./src/model/return.ts
var model_return = __webpack_require__(82959);
// EXTERNAL MODULE: ./src/model/claim.ts
var model_claim = __webpack_require__(25821);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(41300);
;// CONCATENATED MODULE: ./src/report/describe/failure.ts


const NO_JSON = new Set([
    'json-syntax',
    'json-encoding',
    'json-only',
    'file-too-large',
    'return-undetermined',
]);
const NO_FILE = new Set([
    'artifact-missing',
    'artifact-case',
    'artifact-directory',
    'artifact-uncommitted',
]);
function failureOf(remark, step, validation) {
    const { message } = remark;
    const own = { titles: [{ text: message, reason: null }], notes: [], isStandard: false };
    return standardFailure(remark, step, validation) ?? own;
}
function standardFailure(remark, step, validation) {
    const { rule } = remark;
    if (step === 'structure')
        return structureFailure(rule, validation);
    if (rule === 'required-field')
        return requiredFailure(remark);
    const { status = null, session = null } = recordOf(remark, validation) ?? {};
    const written = shownText(status ?? '');
    switch (rule) {
        case 'status-value':
        case 'status-completed': {
            const text = `Invalid status: ${written}`;
            return known(text, text, `Valid statuses: ${validation.standard.statuses.join(', ')}`);
        }
        case 'session-id-mismatch': {
            const notes = [`Expected: ${shownText(validation.expectedSession ?? '')}`, `Got: ${shownText(session ?? '')}`];
            return known('Session ID mismatch', 'Session ID mismatch', ...notes);
        }
        case 'phantom-work':
            return known(`Agent returned '${written}' status but created no artifacts`, 'Phantom work detected', `Error: Phantom work detected - status=${written} but no artifacts`);
    }
    const path = pathOf(remark, validation);
    if (path === null)
        return null;
    if (rule === 'artifact-empty') {
        const note = 'Error: Subagent created file but wrote no content';
        return {
            ...known(`Artifact is empty: ${path}`, `Empty artifact: ${path}`, note),
            recommendation: `Verify ${nameIn(remark, validation)} writes content to artifacts.`,
        };
    }
    if (!NO_FILE.has(rule))
        return null;
    const note = 'Error: Subagent claimed to create artifact but file does not exist';
    const missing = known(`Artifact does not exist: ${path}`, `Artifact not found: ${path}`, note);
    if (rule !== 'artifact-missing')
        return missing;
    const recommendation = `Verify ${nameIn(remark, validation)} writes artifacts to correct paths and commits them.`;
    return { ...missing, recommendation };
}
function nameIn(remark, validation) {
    return (0,model_return.agentLabel)(recordOf(remark, validation)?.agent ?? validation.agent);
}
function known(text, reason, ...notes) {
    return { titles: [{ text, reason }], notes, isStandard: true };
}
function structureFailure(rule, { standard, agent }) {
    if (standard.isMarkdown === true || !NO_JSON.has(rule))
        return null;
    const name = (0,model_return.agentLabel)(agent);
    return known(`Invalid JSON return from ${name}`, 'Cannot parse return as JSON');
}
function requiredFailure({ pointer, property }) {
    const holder = (pointer ?? '').slice(1).replaceAll('/', '.');
    const titles = [property ?? []].flat().map((name) => {
        const field = holder === '' || holder === 'metadata' ? name : `${holder}.${name}`;
        const kind = holder === 'metadata' ? 'metadata field' : 'field';
        return { text: `Missing required ${kind}: ${field}`, reason: `Missing required field: ${field}` };
    });
    return titles.length === 0 ? null : { titles, notes: [], isStandard: true };
}
function recordOf({ file, index }, { returns }) {
    return returns.find((record) => record.file === file && record.index === index);
}
function pathOf(remark, validation) {
    const claims = recordOf(remark, validation)?.claims ?? [];
    const found = claims.find(({ claim }) => claim.pointer === remark.pointer);
    return found === undefined ? null : shownText(found.claim.path);
}
const LONGEST = 200;
function shownText(text) {
    return (0,model_text.cut)(text, LONGEST);
}

// EXTERNAL MODULE: ./src/report/describe/finding.ts
var describe_finding = __webpack_require__(20431);
;// CONCATENATED MODULE: ./src/report/validation.ts







const STYLES = { PASS: 'green', FAIL: 'red', INFO: 'cyan' };
const SUBJECTS = {
    structure: 'structure',
    fields: 'required field',
    status: 'status',
    session: 'session ID',
    artifacts: 'artifact',
};
function* render(validation, { color, failuresOnly }) {
    for (const [n, step] of validation.steps.entries()) {
        for (const entry of stepEntries(step, n + 1, validation)) {
            if (failuresOnly && entry.mark !== 'FAIL')
                continue;
            yield renderEntry(entry, color).text;
        }
    }
    if (!failuresOnly)
        yield* criticalRisks(validation, color);
    yield* ending(validation, color);
}
function* criticalRisks({ returns }, color) {
    for (const risk of returns.flatMap((record) => record.criticalRisks ?? [])) {
        yield renderEntry(info((0,sink/* terminal */.Fo) `CRITICAL risk: ${shownText(risk)}`), color).text;
    }
}
function renderEntry({ mark, text, details }, color) {
    const label = color ? (0,sink/* styled */.I4)(STYLES[mark], (0,sink/* terminal */.Fo) `[${mark}]`) : (0,sink/* terminal */.Fo) `[${mark}]`;
    return (0,sink/* terminal */.Fo) `${label} ${text}\n${details.map((line) => (0,sink/* terminal */.Fo) `       ${line}\n`)}`;
}
function stepEntries(step, number, validation) {
    const remarks = step.remarks.flatMap((remark) => {
        const words = { ...(0,describe_finding/* findingWords */.Hu)(remark), fix: remark.recommendation };
        const place = (0,sink/* terminal */.Fo) `(step ${number}, ${words.rule}${lineAndColumn(words)})`;
        if (words.severity === 'error')
            return failed(failureOf(remark, step.name, validation), words, place, validation);
        return [info((0,sink/* terminal */.Fo) `${words.message} ${place}`, (0,sink/* terminal */.Fo) `Recommendation: ${words.fix}`)];
    });
    const claims = step.name === 'artifacts' ? claimEntries(validation) : [];
    const own = step.outcome.kind === 'failed' ? [] : outcomeEntries(step.name, step.outcome, validation);
    return [...claims, ...own, ...remarks];
}
function failed({ titles, notes, isStandard, recommendation }, { message, fix }, place, validation) {
    const advice = (0,sink/* terminal */.Fo) `Recommendation: ${recommendation ?? forAgent(fix, validation.agent)}`;
    return titles.map(({ text, reason }, n) => {
        const error = (0,sink/* terminal */.Fo) `Error: Subagent return validation failed${reason === null ? '' : `: ${reason}`}`;
        const isLast = n === titles.length - 1;
        const detail = isStandard && isLast ? [(0,sink/* terminal */.Fo) `${message} ${place}`] : [];
        return {
            mark: 'FAIL',
            text: isStandard ? (0,sink/* terminal */.Fo) `${text}` : (0,sink/* terminal */.Fo) `${text} ${place}`,
            details: [...notes.map((note) => (0,sink/* terminal */.Fo) `${note}`), error, ...detail, ...(isLast ? [advice] : [])],
        };
    });
}
function pass(text) {
    return { mark: 'PASS', text, details: [] };
}
function info(text, ...details) {
    return { mark: 'INFO', text, details };
}
function claimEntries({ returns }) {
    return returns.filter(({ success }) => success).flatMap((record) => entriesOfClaims(record, returns));
}
function entriesOfClaims(record, returns) {
    const claims = record.claims.filter(({ claim }) => isArtifact(claim));
    if (claims.length === 0)
        return [];
    const standing = claims.filter(({ claim, verdict }) => !(0,model_claim.isDeletion)(claim) && (verdict.name === 'present' || verdict.name === 'empty'));
    const deleted = claims.filter(({ verdict }) => verdict.name === 'deleted');
    return [
        info((0,sink/* terminal */.Fo) `Artifact count: ${claims.length}${whichOf(record, returns)}`),
        ...standing.map(({ claim }) => pass((0,sink/* terminal */.Fo) `Artifact exists: ${shownText(claim.path)}`)),
        ...deleted.map(({ claim }) => pass((0,sink/* terminal */.Fo) `Artifact was deleted: ${shownText(claim.path)}`)),
        ...standing.flatMap(({ claim, verdict: { name, size } }) => {
            if (name === 'empty')
                return [];
            const bytes = size === null ? '' : ` (${String(size)} bytes)`;
            return [pass((0,sink/* terminal */.Fo) `Artifact is non-empty: ${shownText(claim.path)}${bytes}`)];
        }),
    ];
}
function whichOf({ index, line }, returns) {
    return returns.length === 1 ? '' : ` in return ${String(index + 1)}, line ${String(line)}`;
}
function outcomeEntries(name, outcome, validation) {
    if (outcome.kind === 'unchecked')
        return [skipped(name, outcome.because, validation)];
    const { returns, standard } = validation;
    const [first] = returns;
    if (name === 'status' && standard.statuses.length + standard.open.length + standard.success.length === 0)
        return [info((0,sink/* terminal */.Fo) `Skipping status validation (none is declared)`)];
    if (name === 'status' && first?.foreignStatus === true)
        return [info((0,sink/* terminal */.Fo) `Status is in no list: ${shownText(first.status ?? '')}`)];
    if (name !== 'artifacts')
        return [pass((0,sink/* terminal */.Fo) `${achievement(name, validation)}`)];
    return returns
        .filter(({ success, claims }) => success && claims.length > 0)
        .map((record) => {
        const counted = countedIn(record.claims);
        const { noun, checked } = counted;
        const line = (0,sink/* terminal */.Fo) `${checked} ${noun}s validated${uncheckedInWords(counted)}${whichOf(record, returns)}`;
        return checked > 0 ? pass(line) : info(line);
    });
}
function skipped(name, because, validation) {
    const text = (0,sink/* terminal */.Fo) `Skipping ${SUBJECTS[name]} validation (${why(because, validation)})`;
    if (because !== 'no-success')
        return info(text);
    return info(text, (0,sink/* terminal */.Fo) `Note: Partial/failed/blocked status may have empty or incomplete artifacts`);
}
function why(because, { standard, returns }) {
    switch (because) {
        case 'no-return':
            return 'no return could be read';
        case 'no-status':
            return `the return has no status; one of ${(0,model_text.listOf)(standard.statuses)} was expected`;
        case 'no-session':
            return 'the return has no session id';
        case 'none-expected':
            return 'no expected session was given: --expect-session';
        case 'no-artifacts':
            return 'the return names none';
        case 'unverifiable':
            return `${uncheckedOf(returns)} cannot be checked here`;
        case 'no-success':
            return `status=${shownText(returns[0]?.status ?? '')}`;
    }
}
function uncheckedOf(returns) {
    const { noun, unchecked } = countedIn(returns.filter(({ success }) => success).flatMap(({ claims }) => claims));
    return (0,model_text.count)(unchecked, noun);
}
function achievement(name, { standard, returns }) {
    const first = returns[0]?.status ?? null;
    switch (name) {
        case 'structure':
            return standard.structureInWords ?? 'Return is valid JSON';
        case 'fields':
            return 'All required fields present';
        case 'status':
            return first === null ? 'No status, which counts as success' : `Status is valid: ${shownText(first)}`;
        case 'session':
            return 'Session ID matches';
    }
}
function countedIn(claims) {
    const artifacts = claims.filter(({ claim }) => isArtifact(claim));
    const [noun, counted] = artifacts.length > 0 || claims.length === 0 ? ['artifact', artifacts] : ['claim', claims];
    const checked = counted.filter(model_claim.isChecked).length;
    return { noun, checked, unchecked: counted.length - checked };
}
function uncheckedInWords({ unchecked }) {
    return unchecked === 0 ? '' : `, ${String(unchecked)} cannot be checked here`;
}
function isArtifact(claim) {
    const kind = (0,model_claim.kindOf)(claim);
    return kind === 'file' || kind === 'observation' || kind === 'deletion';
}
function* ending(validation, color) {
    const { passed, standard, returns } = validation;
    const [first] = returns;
    if (passed) {
        yield renderEntry(pass((0,sink/* terminal */.Fo) `Return validation succeeded`), color).text;
        yield (0,sink/* terminal */.Fo) `Standard: ${standard.id}\nStatus: ${shownText(first?.status ?? '')}\n`.text;
        if (first?.success === true) {
            const counted = countedIn(first.claims);
            const label = counted.noun === 'artifact' ? 'Artifacts' : 'Claims';
            yield (0,sink/* terminal */.Fo) `${label}: ${counted.checked} validated${uncheckedInWords(counted)}\n`.text;
        }
        return;
    }
    const { agent, expectedSession } = validation;
    yield renderEntry({ mark: 'FAIL', text: (0,sink/* terminal */.Fo) `Return validation failed: ${whatFailed(validation)}`, details: [] }, color).text;
    yield (0,sink/* terminal */.Fo) `\nError: Subagent return validation failed\n\n`.text;
    yield (0,sink/* terminal */.Fo) `Subagent: ${shownText(agent ?? 'unknown')}\n`.text;
    yield (0,sink/* terminal */.Fo) `Session: ${shownText(first?.session ?? expectedSession ?? 'unknown')}\n\nValidation errors:\n`.text;
    yield* reasonsOf(validation);
    yield (0,sink/* terminal */.Fo) `\nRecommendation: ${(0,model_return.fixFormatFor)(agent)}\n`.text;
}
const MOST_REASONS = 20;
function* reasonsOf({ steps, ...rest }) {
    const reasons = new Set(steps.flatMap(({ name, remarks }) => remarks
        .filter(({ severity }) => severity === 'error')
        .flatMap((remark) => failureOf(remark, name, { steps, ...rest }).titles.map(({ text, reason }) => reason ?? text))));
    for (const reason of [...reasons].slice(0, MOST_REASONS))
        yield (0,sink/* terminal */.Fo) `- ${reason}\n`.text;
    if (reasons.size > MOST_REASONS)
        yield (0,sink/* terminal */.Fo) `- and ${reasons.size - MOST_REASONS} more\n`.text;
}
function whatFailed({ steps }) {
    const all = steps.flatMap(({ remarks }) => remarks);
    const numbers = finding.SEVERITIES.map((severity) => ({
        severity,
        n: all.filter((found) => found.severity === severity).length,
    }));
    return (0,model_text.listOf)(numbers.filter(({ n }) => n > 0).map(({ severity, n }) => (0,model_text.count)(n, severity)), 'and');
}
function lineAndColumn({ line, column }) {
    return line === null || column === null ? '' : `, line ${String(line)} column ${String(column)}`;
}
function forAgent(recommendation, agent) {
    if (/^(?:Fix|Verify) /.test(recommendation) || (agent !== null && recommendation.includes(agent))) {
        return recommendation;
    }
    return `${(0,model_return.fixFormatFor)(agent)}: ${recommendation.charAt(0).toLowerCase()}${recommendation.slice(1)}`;
}

// EXTERNAL MODULE: ./src/tree/regular-file.ts
var regular_file = __webpack_require__(98951);
// EXTERNAL MODULE: ./src/engine/run/validate-return.ts
var validate_return = __webpack_require__(5475);
// EXTERNAL MODULE: ./src/tree/root.ts
var tree_root = __webpack_require__(12102);
// EXTERNAL MODULE: ./src/tree/workspace.ts
var workspace = __webpack_require__(16825);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
// EXTERNAL MODULE: ./src/model/report.ts
var report = __webpack_require__(55235);
// EXTERNAL MODULE: ./src/engine/evaluate/finding.ts
var evaluate_finding = __webpack_require__(48229);
;// CONCATENATED MODULE: ./src/engine/evaluate/steps.ts





const STEP_OF_AREA = {
    document: 'structure',
    run: 'structure',
    status: 'status',
    artifacts: 'artifacts',
};
function stepOf({ area, step = STEP_OF_AREA[area] ?? 'fields' }, finding) {
    return typeof step === 'string' ? step : step(finding);
}
function stepsOf(validated, expectedSession, agent) {
    const { standard, report: { returns: records, findings }, } = validated;
    const rules = new Map(standard.rules.map(({ rule }) => [rule.id, rule]));
    const byStep = new Map(report/* STEPS */.UT.map((name) => [name, []]));
    for (const finding of findings) {
        (0,collections/* valueOf */.RP)(byStep, stepOf((0,collections/* valueOf */.RP)(rules, finding.rule), finding)).push(finding);
    }
    const steps = report/* STEPS */.UT.map((name) => {
        const remarks = (0,collections/* valueOf */.RP)(byStep, name).sort((a, b) => (0,finding.rank)(a.severity) - (0,finding.rank)(b.severity) || (0,evaluate_finding/* byPlace */.hz)(a, b));
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
    if (!claims.some(model_claim.isChecked))
        return { kind: 'unchecked', because: 'unverifiable' };
    return { kind: 'passed' };
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/prompt/claude-event.ts



function readEvent(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return null;
    }
    if ((0,json.stringField)(value, 'hook_event_name') !== 'SubagentStop')
        return null;
    return {
        agent: (0,json.stringField)(value, 'agent_type') ?? null,
        isAgain: (0,json.field)(value, 'stop_hook_active') === true,
        message: (0,json.stringField)(value, 'last_assistant_message') ?? null,
        transcript: (0,json.stringField)(value, 'agent_transcript_path') ?? null,
        cwd: (0,json.stringField)(value, 'cwd') ?? null,
    };
}
function lastMessage(transcript) {
    for (const event of eventsOf(transcript).reverse()) {
        if ((0,json.stringField)(event, 'type') !== 'assistant')
            continue;
        const content = (0,json.field)((0,json.field)(event, 'message'), 'content');
        if (typeof content === 'string')
            return content;
        const texts = ((0,json.isArray)(content) ? content : []).flatMap((block) => (0,json.stringField)(block, 'text') ?? []);
        if (texts.length > 0)
            return texts.join('\n');
    }
    return null;
}
const NAME_END = /return-meta(?:-(?!multi)[\w-]{1,100})?\.json(?![\w.-])/y;
const NO_PATH = /[\s"'`<>|;:(){}[\],=$*]/;
function metadataFiles(text) {
    const found = [];
    for (let at = text.indexOf('return-meta'); at >= 0; at = text.indexOf('return-meta', at + 1)) {
        NAME_END.lastIndex = at;
        const [end] = NAME_END.exec(text) ?? [];
        if (end === undefined)
            continue;
        let start = at;
        while (start > 0 && at - start < path.LONGEST_PATH && !NO_PATH.test(text.charAt(start - 1)))
            start--;
        found.push(text.slice(start, at) + end);
    }
    return found;
}
const READING = new Set(['Agent', 'Glob', 'Grep', 'LS', 'Read', 'Task', 'TodoWrite', 'WebFetch', 'WebSearch']);
function metadataFilesIn(transcript, root) {
    const written = new Set();
    const named = new Set();
    for (const event of eventsOf(transcript)) {
        for (const block of (0,json.listField)((0,json.field)(event, 'message'), 'content')) {
            if ((0,json.stringField)(block, 'type') !== 'tool_use')
                continue;
            if (READING.has((0,json.stringField)(block, 'name') ?? ''))
                continue;
            const input = (0,json.field)(block, 'input');
            const file = (0,json.stringField)(input, 'file_path');
            const found = file === undefined ? named : written;
            for (const text of file === undefined ? stringsIn(input) : [file]) {
                for (const path of metadataFiles(text)) {
                    const place = (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(root, path));
                    if (/^\.\.(?:[/\\]|$)/.test(place) || (0,external_node_path_.isAbsolute)(place))
                        continue;
                    found.delete(place);
                    found.add(place);
                }
            }
        }
    }
    return [...new Set([...[...written].reverse(), ...[...named].reverse()])];
}
function eventsOf(transcript) {
    return transcript.split('\n').flatMap((line) => {
        if (line.trim() === '')
            return [];
        try {
            return [JSON.parse(line)];
        }
        catch {
            return [];
        }
    });
}
function stringsIn(value) {
    if (typeof value === 'string')
        return [value];
    if ((0,json.isArray)(value))
        return value.flatMap(stringsIn);
    return (0,json.isObject)(value) ? Object.values(value).flatMap(stringsIn) : [];
}

// EXTERNAL MODULE: ./src/tree/inside.ts
var inside = __webpack_require__(66034);
;// CONCATENATED MODULE: ./src/cli/terminal/stdin.ts





const STDIN_NAME = '<stdin>';
function readStdin(stdin, limit) {
    if (stdin.isTerminal) {
        throw new usage/* UsageError */.e('No return was given: name a FILE, or hand the return over on standard input.');
    }
    return { name: STDIN_NAME, isPlaced: false, content: readAll(stdin.read, limit, 'Standard input') };
}
function readFileIn(root, file, limit) {
    return tellingOf(file, () => {
        const { name, place } = locate(root, file);
        const special = { name, isPlaced: true, content: null };
        if (place === 'linked-out')
            return special;
        const inside = place === 'inside';
        const found = inside ? (0,external_node_fs_.lstatSync)(file) : undefined;
        if (found?.isSymbolicLink() === true)
            return special;
        const opened = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | (inside ? external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK : 0));
        try {
            const stats = (0,external_node_fs_.fstatSync)(opened);
            if (stats.isDirectory())
                throw new usage/* UsageError */.e(`${file} is a directory: name the file that holds the return.`);
            if (inside && !stats.isFile())
                return special;
            return { name, isPlaced: inside, content: readAll((chunk) => (0,external_node_fs_.readSync)(opened, chunk), limit, file) };
        }
        finally {
            (0,external_node_fs_.closeSync)(opened);
        }
    });
}
function locate(root, file) {
    const written = (0,inside/* relativeWithin */.Qs)((0,external_node_path_.resolve)(root), (0,external_node_path_.resolve)(file));
    const real = (0,inside/* relativeWithin */.Qs)((0,external_node_fs_.realpathSync)(root), (0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(file)), (0,external_node_path_.basename)(file)));
    if (real !== null)
        return { name: written ?? real, place: 'inside' };
    if (written !== null)
        return { name: written, place: 'linked-out' };
    return { name: file.split(external_node_path_.sep).join('/'), place: 'outside' };
}
function tellingOf(file, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof usage/* UsageError */.e)
            throw error;
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
            throw new usage/* UsageError */.e(`There is no file ${file}: name the file that holds the return, or - for standard input.`);
        }
        throw new usage/* UsageError */.e(`${file} cannot be read: ${(0,model_text.reasonOf)(error)}`);
    }
}
const CHUNK = 64 * 1024;
function readAll(read, limit, name) {
    const chunks = [];
    let size = 0;
    for (;;) {
        const chunk = Buffer.allocUnsafe(CHUNK);
        const length = tellingOf(name, () => read(chunk));
        if (length === 0)
            break;
        size += length;
        if (size <= limit)
            chunks.push(chunk.subarray(0, length));
    }
    return size > limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes: Buffer.concat(chunks) };
}

// EXTERNAL MODULE: ./src/cli/terminal/caller.ts
var terminal_caller = __webpack_require__(17700);
// EXTERNAL MODULE: ./src/tree/write-file.ts
var write_file = __webpack_require__(86270);
// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(54661);
// EXTERNAL MODULE: ./src/families/forms/index.ts
var families_forms = __webpack_require__(58952);
// EXTERNAL MODULE: ./src/report/logs.ts
var logs = __webpack_require__(20271);
// EXTERNAL MODULE: ./src/tree/write-place.ts
var write_place = __webpack_require__(55665);
// EXTERNAL MODULE: ./src/cli/options.ts
var options = __webpack_require__(60776);
;// CONCATENATED MODULE: ./src/cli/commands/validate-options.ts










function log(input, { report }, { call, root, agent, settings }, caller) {
    const called = { agent, session: settings.expectedSession };
    const project = (0,write_place/* projectOf */.v8)([root, '.']);
    const [logFile, errorsFile] = [call.value('log-file'), call.value('errors-file')];
    const unwritten = [
        ...(0,write_file/* unwrittenBy */.Qb)(() => {
            if (logFile !== undefined)
                (0,write_file/* appendLine */.Xq)(logFile, (0,logs/* logEntry */.J)(input, report, called), project);
        }),
        ...(0,write_file/* unwrittenBy */.Qb)(() => {
            if (errorsFile !== undefined)
                (0,write_file/* appendErrors */.Gb)(errorsFile, (0,logs/* errorObjects */.h)({ ...report, ...called }), project);
        }),
    ];
    for (const message of unwritten)
        (0,terminal_caller/* note */.N4)(caller, (0,sink/* terminal */.Fo) `warning: ${message}`);
}
function readOptions(call, { now }, form = null) {
    const raw = { ...(0,options/* readRawOptions */.rV)(call, now()), patterns: [], single: { file: call.rest[0] } };
    const settings = (0,config_settings/* readSettings */.sb)(raw, (setting) => `--${setting}`);
    if (form !== null && call.has('standard')) {
        throw new usage/* UsageError */.e('--form and --standard name two kinds of returns: use one of them.');
    }
    (0,parse_option/* parseChoice */.HU)('--format', call.value('format') ?? 'text', ['text', 'json']);
    return {
        call,
        settings: form === null ? settings : { ...settings, standards: (0,families_forms/* versionsOfForms */.I$)([form]) },
        root: call.root,
        agent: call.value('agent') ?? null,
    };
}

;// CONCATENATED MODULE: ./src/cli/commands/validate-hook.ts




















const STATUS = { passed: report/* EXIT */.dc.passed, handedBack: 2, reported: 1 };
const LARGEST_EVENT = 16 * 1024 * 1024;
const LARGEST_TRANSCRIPT = 256 * 1024 * 1024;
async function runHook(read, caller) {
    try {
        return await checkEnd(read(), caller);
    }
    catch (error) {
        const message = (0,model_text.reasonOf)(error);
        return (0,terminal_caller/* exitWith */.nv)(caller.stderr, STATUS.reported, (0,sink/* terminal */.Fo) `return-gate: ${message}\n`.text);
    }
}
async function checkEnd(call, caller) {
    (0,parse_option/* parseChoice */.HU)('--hook', call.value('hook') ?? '', ['claude']);
    if (call.has('at'))
        throw new usage/* UsageError */.e('A hook checks the files on disk: leave out --at.');
    const event = readStop(caller.stdin);
    const fromCall = readOptions(call, caller);
    const { CLAUDE_PROJECT_DIR: project = '' } = caller.env;
    const root = call.has('root') ? fromCall.root : project || (event.cwd ?? fromCall.root);
    const options = {
        ...fromCall,
        root: event.cwd === null ? root : (0,tree_root/* rootInWorkTree */.xP)(root, event.cwd),
        agent: fromCall.agent ?? event.agent,
    };
    const failures = await failuresOf(event, options, caller);
    if (failures === null)
        return STATUS.passed;
    (0,terminal_caller/* writeChunks */.a7)(caller.stderr, failures);
    return event.isAgain ? STATUS.reported : STATUS.handedBack;
}
function readStop(stdin) {
    const { content } = readStdin(stdin, LARGEST_EVENT);
    const event = content?.kind === 'bytes' ? readEvent(Buffer.from(content.bytes).toString('utf8')) : null;
    if (event !== null)
        return event;
    throw new usage/* UsageError */.e('Standard input holds no SubagentStop event of Claude Code, which --hook claude reads.');
}
async function failuresOf(event, options, caller) {
    const { settings } = options;
    const input = inputOf(event, options);
    if (input === null)
        return noFile(options);
    const tree = (0,workspace/* openWorkspace */.OH)(options.root);
    const validated = await (0,validate_return/* validateReturn */.L)({ ...input, agent: options.agent, hasEnded: true }, tree, settings).finally(() => {
        tree.close();
    });
    log(input, validated, options, caller);
    const validation = stepsOf(validated, settings.expectedSession, options.agent);
    return validation.passed ? null : render(validation, { color: false, failuresOnly: true });
}
function inputOf(event, { settings, root }) {
    const { standards, maxFileSize } = settings;
    const isConsole = standards[(0,choose/* looseFamily */.LZ)('json')] !== undefined;
    const chosen = choose/* FAMILY_NAMES */.ME.filter((name) => standards[name] !== undefined);
    const [why] = chosen.flatMap((name) => (0,choose/* familyNamed */.sE)(name).noHook?.get(name) ?? []);
    if (why !== undefined && !isConsole)
        throw new usage/* UsageError */.e(why);
    const isFile = standards['return-meta'] !== undefined && !isConsole;
    if (!isFile) {
        const message = event.message ?? lastMessage(transcriptOf(event));
        if (message === null)
            throw new usage/* UsageError */.e('The transcript of the subagent holds no message of it.');
        return { name: '<return>', isPlaced: false, content: { kind: 'bytes', bytes: Buffer.from(message) } };
    }
    const transcript = transcriptOf(event);
    const files = metadataFilesIn(transcript, (0,external_node_path_.resolve)(root));
    const file = files.map((place) => (0,external_node_path_.join)(root, place)).find((path) => (0,external_node_fs_.existsSync)(path));
    if (file === undefined)
        return null;
    const message = event.message ?? lastMessage(transcript);
    return { ...readFileIn(root, file, maxFileSize), lastMessage: message };
}
function transcriptOf({ transcript }) {
    if (transcript === null) {
        throw new usage/* UsageError */.e('The event names no transcript of the subagent: Claude Code 2.0.42 or later tells it.');
    }
    const file = transcript.startsWith('~/') ? (0,external_node_path_.join)((0,external_node_os_.homedir)(), transcript.slice(2)) : transcript;
    let found;
    try {
        found = (0,regular_file/* readRegularFile */.XF)(file, LARGEST_TRANSCRIPT);
    }
    catch (error) {
        throw unread((0,model_text.reasonOf)(error));
    }
    if (found === null)
        throw unread(`${file} is not a regular file`);
    if (found.size > LARGEST_TRANSCRIPT)
        throw unread(`it takes more than ${String(LARGEST_TRANSCRIPT)} bytes`);
    return found.bytes.toString('utf8');
}
function unread(reason) {
    return new usage/* UsageError */.e(`The transcript of the subagent cannot be read: ${reason}`);
}
function noFile({ agent }) {
    const fix = (0,model_return.fixFormatFor)(agent);
    return [
        (0,sink/* terminal */.Fo) `[FAIL] The subagent wrote no metadata file below the project root\n`.text,
        (0,sink/* terminal */.Fo) `       Error: Subagent return validation failed: No metadata file\n`.text,
        (0,sink/* terminal */.Fo) `       Recommendation: ${fix}: write specs/{N}_{slug}/.return-meta.json.\n`.text,
    ];
}

// EXTERNAL MODULE: ./src/report/json.ts
var report_json = __webpack_require__(32794);
// EXTERNAL MODULE: ./src/cli/in-project.ts
var in_project = __webpack_require__(57655);
;// CONCATENATED MODULE: ./src/cli/commands/validate.ts















const OPTIONS = [
    {
        name: 'standard',
        value: 'ID',
        help: "the version to check by, a family for its default, or auto, which takes it from the shape (default: by the file's name, else subagent-return)",
    },
    { name: 'form', value: 'NAME', help: 'a form that the configuration declares, or a preset, in place of a standard' },
    { name: 'expect-session', value: 'ID', help: 'the session id that the return must echo (step 4)' },
    options/* OPTION */.Cy.root,
    { name: 'at', value: 'REV', help: 'compare claims with this commit (default: the files on disk)' },
    {
        name: 'agent',
        value: 'NAME',
        help: 'the agent that was called: it is named in every output, whatever the return says',
    },
    { name: 'format', value: 'NAME', help: 'text, or json: the report of check (default: text)' },
    options/* OPTION */.Cy.staleAfter,
    ...choose/* FAMILY_SETTINGS */.td.map(({ name, placeholder, help }) => ({ name, value: placeholder, help: help.validate })),
    { name: 'max-file-size', value: 'SIZE', help: 'a larger return is not read, such as 500KB (default: 1MiB)' },
    { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, an errors.json of the standard' },
    { name: 'log-file', value: 'FILE', help: 'append the return to FILE for debugging, as a line of JSON' },
    { name: 'hook', value: 'NAME', help: 'claude: be a SubagentStop hook of Claude Code (see prompt --hook)' },
    options/* OPTION */.Cy.now,
    options/* OPTION */.Cy.noColor,
];
const validateCall = (0,options/* command */.G5)({
    usage: 'return-gate validate [options] [FILE|-]',
    about: 'Checks one return, from a file or from standard input, in six steps: structure, fields, status, session, artifacts, summary.',
    details: [
        'It reports all failures, each with what to do. Claims are compared with the files on disk below the project root, or with --at with a commit; the return itself is always the given text. Without --at, git is asked only for cited commits, and for what became of files that are gone. No configuration is read, but for --form.',
        'With --hook the exit status is 2 for failures, which the agent reads, and 1 for bad usage and all other errors, which the tool shows to a person.',
    ],
    options: OPTIONS,
    exit: [
        ['0', 'valid'],
        ['1', 'not valid'],
        ['2', 'bad usage'],
    ],
}, async (given, caller) => {
    const call = (0,in_project/* inProject */.n)(given, caller, 'files');
    const form = call.value('form');
    const named = form === undefined ? null : await (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4965), __webpack_require__.e(4630), __webpack_require__.e(9284)]).then(__webpack_require__.bind(__webpack_require__, 54630))).formNamed(form, call.root);
    const options = readOptions(call, caller, named);
    const { root } = options;
    const [, ...more] = call.rest;
    if (more.length > 0)
        throw new usage/* UsageError */.e(`validate takes one FILE, and ${String(call.rest.length)} were given.`);
    const revision = call.value('at');
    const tree = revision === undefined ? (0,workspace/* openWorkspace */.OH)(root) : await openAt(root, revision);
    try {
        return await validateOne(tree, options, caller);
    }
    finally {
        tree.close();
    }
});
const validate = Object.assign((args, caller) => args.some((arg) => arg === '--hook' || arg.startsWith('--hook=')) &&
    !args.some((arg) => arg === '--help' || arg === '-h')
    ? runHook(() => (0,options/* readCall */.D9)(args, validateCall.help.options), caller)
    : validateCall(args, caller), { help: validateCall.help });
async function openAt(root, revision) {
    return (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 14764))).openCommit({ root, revision });
}
async function validateOne(tree, options, caller) {
    const { call, root, settings } = options;
    const [file = '-'] = call.rest;
    const input = file === '-' ? readStdin(caller.stdin, settings.maxFileSize) : readFileIn(root, file, settings.maxFileSize);
    const validated = await (0,validate_return/* validateReturn */.L)({ ...input, agent: options.agent }, tree, settings);
    const validation = stepsOf(validated, settings.expectedSession, options.agent);
    if (call.value('format') === 'json') {
        (0,terminal_caller/* writeChunks */.a7)(caller.stdout, (0,report_json/* render */.XX)(validated.report));
    }
    else {
        (0,terminal_caller/* writeChunks */.a7)(caller.stdout, render(validation, { color: (0,terminal_caller/* wantsColor */.zK)(caller), failuresOnly: false }));
    }
    if (validated.apparent !== null) {
        const { id, title } = validated.apparent;
        (0,terminal_caller/* note */.N4)(caller, (0,sink/* terminal */.Fo) `The text looks like a ${title.replace(/ \d+$/, '')}: name its version, --standard ${id}.`);
    }
    log(input, validated, options, caller);
    return validation.passed ? report/* EXIT */.dc.passed : report/* EXIT */.dc.failed;
}


/***/ }),

/***/ 57655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ PATTERN_HELP),
/* harmony export */   n: () => (/* binding */ inProject)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61036);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72825);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12102);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60776);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17700);






const PATTERN_HELP = 'PATTERN replaces the usual places. It is relative to the current directory, or to --root, and has the semantics of @actions/glob. A folder means the usual places below it; "folder/**" means all its files.';
function inProject(call, caller, operands = 'patterns') {
    if (call.has('root'))
        return call;
    const { path, place, because } = (0,_tree_root_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRootOf */ .zu)('.', _config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILES */ .n0);
    if (because !== 'current' && !call.has('quiet')) {
        const why = because === 'configuration' ? 'the nearest folder with a configuration' : 'the top of the repository';
        (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_5__/* .note */ .N4)(caller, (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `The project root is ${path}, ${why}.`);
    }
    const placed = (patterns) => operands === 'patterns' ? patterns.map((pattern) => (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .patternFrom */ .dq)(place, pattern)) : patterns;
    const ignore = call.values.get('ignore');
    const values = new Map([...call.values, ['root', [path]]]);
    if (ignore !== undefined)
        values.set('ignore', placed(ignore));
    return new _options_js__WEBPACK_IMPORTED_MODULE_4__/* .Call */ .Je(values, call.switches, placed(call.rest));
}


/***/ }),

/***/ 61036:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ demandFile),
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   S6: () => (/* binding */ MAX_CONFIG_SIZE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   Zq: () => (/* binding */ tryForms),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   u0: () => (/* binding */ findConfig),
/* harmony export */   vG: () => (/* binding */ MAX_SCHEMA_SIZE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49710);
/* harmony import */ var _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72825);
/* harmony import */ var _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
/* harmony import */ var _model_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69897);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28004);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33870);
/* harmony import */ var _read_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60771);
/* harmony import */ var _read_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22003);
/* harmony import */ var _tree_inside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66034);
/* harmony import */ var _tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98951);
/* harmony import */ var _tree_root_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12102);













const MAX_SCHEMA_SIZE = 64 * 1024;
const MAX_CONFIG_SIZE = 1024 * 1024;
async function readConfig(tree) {
    const found = findConfig(tree);
    if (found === null)
        return null;
    let content;
    for await (const [one] of tree.read([found], MAX_CONFIG_SIZE))
        content = one;
    if (content?.kind === 'lacking')
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e((0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .lackingInWords */ .u)(found.path, content.id));
    if (content?.kind !== 'bytes')
        throw configTooLarge(found.path);
    return configOf(found.path, content.bytes, (path) => fileOf(tree, path));
}
async function fileOf(tree, path) {
    const file = (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAt */ .Wd)(tree, (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__.normalisePath)(path) ?? '');
    if (file === undefined)
        return null;
    for await (const [, content] of (0,_model_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readEach */ .e2)(tree, [file], MAX_SCHEMA_SIZE))
        return content;
    return null;
}
async function readConfigFile({ path, shown, root, what = 'configuration' }) {
    const folders = [root, (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(root) ? ((0,_tree_root_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryOf */ ._M)(root) ?? root) : root];
    const link = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)(folders, path);
    if (link !== undefined) {
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, [
            `${link} is a symbolic link, whose target a branch can choose: name the file itself.`,
        ]);
    }
    let bytes;
    try {
        const isOfProject = folders.some((folder) => (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(folder, path) !== null);
        bytes = isOfProject ? readOwn(path, shown) : (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStart */ .H6)(path, MAX_CONFIG_SIZE + 1);
    }
    catch (error) {
        if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL)
            throw error;
        const reason = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__.reasonOf)(error);
        throw new _model_usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageError */ .e(`The ${what} ${shown} cannot be read: ${reason}.`);
    }
    if (bytes.length > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    const folder = (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .placeIn */ .VV)(root, path) === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : root;
    return configOf(shown, bytes, (file) => Promise.resolve(fileBelow(folder, file)));
}
function fileBelow(folder, file) {
    const place = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_6__.normalisePath)(file) ?? '';
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, place);
    if (place === '' || (0,_tree_inside_js__WEBPACK_IMPORTED_MODULE_8__/* .linkBelow */ .yZ)([folder], path) !== undefined || !(0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .standsOnDisk */ .iK)(path))
        return null;
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_SCHEMA_SIZE);
    if (found === null)
        return null;
    const { size, bytes } = found;
    return size > MAX_SCHEMA_SIZE ? { kind: 'too-large', size } : { kind: 'bytes', bytes };
}
function readOwn(path, shown) {
    const found = (0,_tree_regular_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRegularFile */ .XF)(path, MAX_CONFIG_SIZE);
    if (found === null)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, ['This is not a regular file: name the file itself.']);
    if (found.size > MAX_CONFIG_SIZE)
        throw configTooLarge(shown);
    return found.bytes;
}
function configTooLarge(file) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, [`The file is larger than ${String(MAX_CONFIG_SIZE)} bytes: a configuration is not.`]);
}
async function configOf(file, bytes, readFile = () => Promise.resolve(null)) {
    const { text, problems } = (0,_read_source_js__WEBPACK_IMPORTED_MODULE_7__/* .decode */ .D4)(bytes);
    const wrong = problems.map(placedProblem);
    if (text === null || wrong.length > 0)
        throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(file, wrong);
    return parsed(file, text, readFile, (line, column) => ({ line, column }));
}
async function parsed(file, text, readFile, placeOf) {
    const lines = new _read_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .Lines */ .q(text);
    const { parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4965), __webpack_require__.e(8353)]).then(__webpack_require__.bind(__webpack_require__, 58353));
    const place = (offset) => {
        const line = lines.lineAt(offset);
        return placeOf(line, offset - lines.startOf(line) + 1);
    };
    return parseConfig({ file, text, placeOf: place, faultOfPattern, readFile });
}
const WHOLE = /^(?:\s*\{\s*)?["']?forms["']?\s*:/m;
const MARGIN = '  ';
async function tryForms(shown, text, tree) {
    const isWhole = WHOLE.test(text);
    const whole = isWhole ? text : `forms:\n${text.replace(/^(?=.)/gm, MARGIN)}`;
    const [above, before] = isWhole ? [0, 0] : [1, MARGIN.length];
    const { forms } = await parsed(shown, whole, (path) => fileOf(tree, path), (line, column) => ({ line: Math.max(line - above, 1), column: Math.max(column - before, 1) }));
    return forms;
}
function placedProblem(problem) {
    const { startLine, startColumn } = 'range' in problem ? problem.range : _model_pointer_js__WEBPACK_IMPORTED_MODULE_3__.FILE_START;
    return { line: startLine, column: startColumn, message: wordsOf(problem) };
}
function wordsOf(problem) {
    if (problem.kind === 'byte-order-mark')
        return 'The file starts with a byte order mark: save it without one.';
    if (problem.kind === 'encoding' && problem.reason === 'utf-16')
        return 'The file is in UTF-16: save it as UTF-8.';
    return 'This is not UTF-8: save the file as UTF-8.';
}
function faultOfPattern(pattern) {
    try {
        (0,_gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compilePatterns */ .xi)([pattern]);
        return undefined;
    }
    catch (error) {
        if (error instanceof _gather_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternError */ .JM)
            return error.message;
        throw error;
    }
}
const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'];
const KIND = {
    link: 'a symbolic link',
    directory: 'a folder',
    submodule: 'a submodule',
};
function demandFile(entry, shown) {
    if (entry.kind === 'file')
        return entry;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(shown, [`This is ${KIND[entry.kind]}: commit the file itself.`]);
}
function findConfig(tree) {
    let found = null;
    for (const path of CONFIG_FILES) {
        const entry = tree.find(path);
        if (entry === undefined) {
            const other = tree.findOtherCase(path);
            if (other !== undefined) {
                throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(other, [`This name is ignored: call it ${path}.`]);
            }
            continue;
        }
        const { id } = demandFile(entry, path);
        if (found !== null) {
            throw new _error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .xL(path, [`There is ${found.path} as well: keep one of the two.`]);
        }
        found = { path, id, link: false };
    }
    return found;
}


/***/ }),

/***/ 5475:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ validateReturn)
/* harmony export */ });
/* harmony import */ var _check_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68625);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6644);
/* harmony import */ var _read_extract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65933);
/* harmony import */ var _read_transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57360);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30783);
/* harmony import */ var _families_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20160);
/* harmony import */ var _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32083);
/* harmony import */ var _complete_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47429);
/* harmony import */ var _model_return_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82959);









const IN_PROGRESS = 'status-in-progress';
async function validateReturn({ name, isPlaced, content, agent = null, lastMessage = null, hasEnded = false }, tree, settings) {
    const standards = await versionsFor(settings.standards, content);
    const gathered = readAs(standards, content, name);
    const called = agent === null || agent.trim() === '' ? null : agent;
    const levels = new Map([
        ...settings.levels,
        ...(isPlaced ? [] : _families_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACE_RULES */ .Uv.map((id) => [id, 'off'])),
        ...(hasEnded ? [[IN_PROGRESS, 'error']] : []),
    ]);
    const checked = await (0,_check_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .checkTree */ .RX)((0,_check_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .overlay */ .Lw)(tree, new Map([[name, content]])), { ...settings, standards, levels }, {
        single: gathered,
        lastMessage: lastMessage === null ? null : (0,_read_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .messageForm */ .q5)(lastMessage),
        calledAgent: called,
        stage: hasEnded ? 'ended' : (0,_complete_run_js__WEBPACK_IMPORTED_MODULE_6__/* .stageIn */ .kK)(tree),
    });
    const report = nameAgent(checked, called);
    const standard = await (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .loadStandard */ .Cm)(versionOf(report, gathered, standards), settings.vocabulary);
    return { report, standard, apparent: await apparentVersion(gathered, report, content) };
}
async function apparentVersion(gathered, report, content) {
    const text = contentText(content);
    const read = { form: gathered.form, found: report.returns.length };
    for (const { mark, loose, load } of _families_index_js__WEBPACK_IMPORTED_MODULE_4__/* .families */ .T) {
        if (mark?.(text) === false)
            continue;
        if (mark === undefined && loose?.form !== 'markdown')
            continue;
        const found = (await load()).recognise?.(text, read) ?? null;
        if (found !== null)
            return (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .standardNamed */ .jv)(found) ?? null;
    }
    return null;
}
async function versionsFor(chosen, content) {
    return (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .versionsOfText */ ._D)(chosen, await takerOf(contentText(content)));
}
async function takerOf(text) {
    for (const family of _families_index_js__WEBPACK_IMPORTED_MODULE_4__/* .families */ .T) {
        if (family.mark?.(text) === true && (await family.load()).takesAlone?.(text) === true)
            return family;
    }
    return null;
}
function contentText(content) {
    return content?.kind === 'bytes'
        ? Buffer.from(content.bytes)
            .toString('utf8')
            .replace(/^\uFEFF/, '')
        : '';
}
function readAs(chosen, content, name) {
    const text = contentText(content);
    const [only, ...others] = Object.values(chosen).filter((version) => version !== undefined);
    const isOfOne = others.every(({ family }) => only !== undefined && (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .familyNamed */ .sE)(family).families.includes(only.family));
    if (only !== undefined && isOfOne && (others.length === 0 || (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .familyOfVersion */ .a)(only).form === 'whole')) {
        const { family } = only;
        const form = only.declaredBy === undefined ? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .familyNamed */ .sE)(family).form : formOfText(only.declaredBy, name, text);
        if (only.declaredBy !== undefined)
            return { form, family, reduced: false, single: true, isDeclared: true };
        return { form: form === 'whole' && text.trim() === '' ? 'markdown' : form, family, reduced: false, single: true };
    }
    const isJson = /^\s*(?:[{[]|$)/.test(text) || (0,_read_extract_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsReturn */ .vY)(text);
    return { form: isJson ? 'json' : 'markdown', family: null, reduced: false, single: true };
}
function formOfText({ places, declaration }, name, text) {
    const formOf = (path) => places.find(({ isOne }) => isOne?.(path) === true)?.form ?? 'whole';
    if (/\.[^./]+$/.test(name))
        return formOf(name);
    const [only, ...others] = new Set(declaration.files.map(formOf));
    if (only !== undefined && others.length === 0)
        return only;
    return formOf(/^\s*[{[]/.test(text) ? 'return.json' : 'return.md');
}
function versionOf({ returns }, { form, family }, chosen) {
    const used = Object.values(chosen).find((version) => version?.id === returns[0]?.standard);
    const usual = chosen[family ?? (0,_families_choose_js__WEBPACK_IMPORTED_MODULE_3__/* .looseFamily */ .LZ)(form === 'json' ? 'json' : 'markdown')];
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_8__/* .elementAt */ .s2)([used, usual].filter((version) => version !== undefined), 0);
}
const NAMELESS = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_7__.fixFormatFor)(null);
function nameAgent(report, called) {
    const known = called ?? report.returns.find((record) => record.agent !== null)?.agent ?? null;
    if (known === null)
        return report;
    const fix = (0,_model_return_js__WEBPACK_IMPORTED_MODULE_7__.fixFormatFor)(known);
    return {
        ...report,
        findings: report.findings.map((finding) => {
            const { recommendation } = finding;
            if (!recommendation.startsWith(NAMELESS))
                return finding;
            return { ...finding, recommendation: fix + recommendation.slice(NAMELESS.length) };
        }),
    };
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

/***/ 20271:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ logEntry),
/* harmony export */   h: () => (/* binding */ errorObjects)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41300);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20431);
/* harmony import */ var _sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58853);



const SEVERITIES = { error: 'high', warning: 'medium', notice: 'low' };
const LONGEST = 500;
function errorObjects({ findings, returns, failOn, clock, ...called }) {
    const threshold = failOn === 'never' ? 'error' : failOn;
    const byPlace = new Map(returns.map((record) => [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(record), record]));
    const seen = new Map();
    return findings
        .filter(({ severity, baselined = false, preexisting = false }) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isActive)({ baselined, preexisting }) && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.isAtLeast)(severity, threshold))
        .map((finding) => {
        const base = `error_${clock === null ? '' : `${String(Math.floor(clock / 1000))}_`}${finding.fingerprint.slice(0, 12)}`;
        const n = (seen.get(base) ?? 0) + 1;
        seen.set(base, n);
        const id = n === 1 ? base : `${base}_${String(n)}`;
        const record = byPlace.get((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__.returnKey)(finding));
        const agent = record?.agent ?? called.agent ?? null;
        const session = record?.session ?? called.session ?? null;
        return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)(errorObject(id, finding, { session, agent }, clock));
    });
}
function errorObject(id, finding, { session, agent }, clock) {
    const { severity, rule, message, file, position, line, column } = (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingWords */ .Hu)(finding);
    const place = file === null ? '' : `${file}${position === '' ? '' : `:${position}`}: `;
    return {
        id,
        ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
        type: 'validation',
        severity: SEVERITIES[severity],
        message: (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(`${place}${message}`, LONGEST),
        context: {
            ...(session === null ? {} : { session_id: session }),
            ...(agent === null ? {} : { agent }),
            ...(file === null ? {} : { file }),
            ...(line === null ? {} : { line, column }),
            rule,
        },
        recovery: finding.recommendation,
        fix_status: 'not_addressed',
    };
}
function logEntry({ name, content }, { clock, conclusion, returns }, { agent, session }) {
    const [first] = returns;
    return (0,_sink_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq)({
        ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
        file: name,
        agent: first?.agent ?? agent,
        session_id: first?.session ?? session,
        conclusion,
        ...contentFields(content),
    });
}
function contentFields(content) {
    if (content === null || content.kind === 'lacking')
        return { return: null };
    if (content.kind === 'too-large')
        return { return: null, bytes: content.size };
    const bytes = Buffer.from(content.bytes);
    const text = bytes.toString('utf8');
    return Buffer.from(text).equals(bytes) ? { return: text } : { base64: bytes.toString('base64') };
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
"use strict";
exports.id = 8355;
exports.ids = [8355];
exports.modules = {

/***/ 78355:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showConfig: () => (/* binding */ showConfig)
/* harmony export */ });
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30783);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55235);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41300);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58853);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17700);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68820);






function showConfig({ format, mayColor, ...of }, caller) {
    const shown = withPolicy(of);
    if (format === 'json') {
        caller.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .Pq)({ configuration: of.configFile, settings: shown })}\n`);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.passed;
    }
    const paint = (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .painter */ .C2)(mayColor && (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_4__/* .wantsColor */ .zK)(caller));
    const rows = shown.map(({ name, value, from }) => [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${name}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${inWords(value)}`,
        paint(from === DEFAULT ? 'dim' : 'cyan', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${from}`),
    ]);
    caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_5__/* .aligned */ .b6)(rows)}`.text);
    return _model_report_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.passed;
}
function withPolicy({ call, root, settings, configFile, withoutPolicy, }) {
    const shown = settingsOf(call, root, settings, configFile);
    const { policy } = settings.readFrom;
    if (policy === undefined || withoutPolicy === undefined)
        return shown;
    const file = call.values.get('policy')?.[0] ?? '';
    const before = new Map(settingsOf(call, root, withoutPolicy, configFile).map((one) => [one.name, one]));
    const isSame = (one) => JSON.stringify(before.get(one.name)?.value) === JSON.stringify(one.value);
    const { paths, ignore } = policy.config;
    const places = [
        { name: 'policy.paths', value: paths.length === 0 ? ['the usual places'] : paths, from: file },
        { name: 'policy.ignore', value: ignore.length === 0 ? ['none'] : ignore, from: file },
    ];
    return [
        { name: 'policy', value: file, from: '--policy' },
        ...places,
        ...shown.map((one) => (isSame(one) ? one : { ...one, from: file })),
    ];
}
const DEFAULT = 'default';
function inWords(value) {
    if (value === null)
        return '-';
    return typeof value === 'object' ? value.join(', ') : String(value);
}
function settingsOf(call, root, settings, configFile) {
    const { policy } = settings.readFrom;
    const { config, options } = {
        ...settings.readFrom,
        ...(policy === undefined ? {} : { config: policy.project, options: policy.options }),
    };
    const file = configFile ?? DEFAULT;
    const given = (name) => call.values.has(name) || call.switches.has(name);
    const setting = (name, value, isInConfig = ({ texts }) => texts.has(name)) => ({
        name,
        value,
        from: given(name) ? `--${name}` : config !== null && isInConfig(config) ? file : DEFAULT,
    });
    const option = (name, value) => setting(name, value, () => false);
    const list = (values, none) => (values.length === 0 ? [none] : values);
    const paths = options.patterns.length > 0 ? options.patterns : (config?.paths ?? []);
    const ignore = options.ignore.length > 0 ? options.ignore : (config?.ignore ?? []);
    const asked = call.values.get('standard')?.join() ?? '';
    return [
        option('root', root),
        given('workspace') ? option('workspace', 'the files on disk') : option('at', call.values.get('at')?.[0] ?? 'HEAD'),
        option('base', call.values.get('base')?.[0] ?? null),
        {
            name: 'paths',
            value: list(paths, 'the usual places'),
            from: options.patterns.length > 0 ? 'PATTERN' : paths.length > 0 ? file : DEFAULT,
        },
        setting('ignore', list(ignore, 'none'), (of) => of.ignore.length > 0),
        ..._families_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
            const version = settings.standards[family];
            if (version === undefined)
                return [];
            const isAsked = asked.split(',').some((one) => one.trim() === version.id || one.trim() === family);
            const from = isAsked ? '--standard' : config?.standards.has(family) === true ? file : DEFAULT;
            return [{ name: `standards.${family}`, value: version.id, from }];
        }),
        setting('fail-on', settings.failOn),
        setting('if-no-returns', settings.ifNoReturns),
        setting('stale-after', options.texts?.get('stale-after') ?? config?.texts.get('stale-after') ?? '24h'),
        setting('max-file-size', `${String(settings.maxFileSize)} bytes`),
        setting('max-returns', settings.maxReturns),
        setting('max-claims', settings.maxClaims),
        ...[...settings.familySettings].map(([name, value]) => setting(name, value)),
        setting('baseline', policy?.config.baseline ?? call.values.get('baseline')?.[0] ?? settings.baselineFile ?? _model_finding_js__WEBPACK_IMPORTED_MODULE_2__.BASELINE_FILE, (of) => of.baseline !== null),
        option('expect-session', settings.expectedSession),
        ...[...settings.levels].map(([rule, level]) => ({ name: `rules.${rule}`, value: level, from: file })),
        ...(config?.overrides ?? []).map(({ paths: patterns, findings, rules, standards, reason }, n) => ({
            name: `overrides[${String(n)}]`,
            value: [
                ...[...rules].map(([rule, level]) => `${rule}: ${level}`),
                ...[...standards].map(([family, id]) => `${family}: ${id}`),
                `for ${[...patterns, ...findings].join(' ')}`,
                ...(reason === undefined ? [] : [reason]),
            ],
            from: file,
        })),
        ...(config?.forms ?? []).map(({ name, files, claims }) => ({
            name: `forms.${name}`,
            value: [
                ...files,
                ...Object.entries(claims).flatMap(([kind, list]) => list.map((source) => `${kind}: ${source}`)),
            ],
            from: file,
        })),
        ...configOnly(config, file),
    ];
}
function configOnly(config, from) {
    if (config === null)
        return [];
    const { agents, unclaimed, agentBranches, texts, vocabulary } = config;
    const required = texts.get('agent-branches-require');
    const lists = [
        ['agents', agents ?? []],
        ['unclaimed', unclaimed],
        ['agent-branches', agentBranches],
        ['agent-branches-require', required === undefined ? [] : [required]],
        ['vocabulary', [...vocabulary.keys()]],
    ];
    return lists.flatMap(([name, value]) => (value.length === 0 ? [] : [{ name, value, from }]));
}


/***/ })

};
;
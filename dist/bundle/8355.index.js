"use strict";
exports.id = 8355;
exports.ids = [8355];
exports.modules = {

/***/ 78355:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showConfig: () => (/* binding */ showConfig)
/* harmony export */ });
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54661);
/* harmony import */ var _families_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30783);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55235);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41300);
/* harmony import */ var _report_sink_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58853);
/* harmony import */ var _terminal_caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17700);
/* harmony import */ var _terminal_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68820);







function showConfig(of, caller) {
    const shown = withPolicy(of);
    if (of.asked.shown.format === 'json') {
        caller.stdout.write(`${(0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .json */ .Pq)({ configuration: of.configFile, settings: shown })}\n`);
        return _model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.passed;
    }
    const paint = (0,_terminal_caller_js__WEBPACK_IMPORTED_MODULE_5__/* .painterFor */ .D)(caller);
    const rows = shown.map(({ name, value, from }) => [
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${name}`,
        (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${value === null ? '-' : [value].flat().join(', ')}`,
        paint(from === DEFAULT ? 'dim' : 'cyan', (0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${from}`),
    ]);
    caller.stdout.write((0,_report_sink_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${(0,_terminal_page_js__WEBPACK_IMPORTED_MODULE_6__/* .aligned */ .b6)(rows)}`.text);
    return _model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.passed;
}
function withPolicy({ asked, settings, configFile, withoutPolicy }) {
    const shown = settingsOf(asked, settings, configFile);
    const { policy } = settings.readFrom;
    if (policy === undefined)
        return shown;
    const file = asked.call.value('policy') ?? '';
    const before = new Map(settingsOf(asked, withoutPolicy, configFile).map((one) => [one.name, one]));
    const isSame = (one) => JSON.stringify(before.get(one.name)?.value) === JSON.stringify(one.value);
    const { paths, ignore } = policy.config;
    return [
        { name: 'policy', value: file, from: '--policy' },
        { name: 'policy.paths', value: paths.length === 0 ? ['the usual places'] : paths, from: file },
        { name: 'policy.ignore', value: ignore.length === 0 ? ['none'] : ignore, from: file },
        ...shown.map((one) => (isSame(one) ? one : { ...one, from: file })),
    ];
}
const DEFAULT = 'default';
function settingsOf({ given, call }, settings, configFile) {
    const { policy } = settings.readFrom;
    const { config, options } = {
        ...settings.readFrom,
        ...(policy === undefined ? {} : { config: policy.project, options: policy.options }),
    };
    const file = configFile ?? DEFAULT;
    const setting = (name, value, isInConfig = ({ texts }) => texts.has(name)) => ({
        name,
        value,
        from: given.has(name) ? `--${name}` : config !== null && isInConfig(config) ? file : DEFAULT,
    });
    const option = (name, value) => setting(name, value, () => false);
    const list = (values, none) => (values.length === 0 ? [none] : values);
    const { paths, ignore } = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .patternsThatCount */ .WN)(options, config);
    const asked = given.value('standard') ?? '';
    return [
        option('root', call.root),
        given.has('workspace') ? option('workspace', 'the files on disk') : option('at', given.value('at') ?? 'HEAD'),
        option('base', given.value('base') ?? null),
        {
            name: 'paths',
            value: list(paths, 'the usual places'),
            from: options.patterns.length > 0 ? 'PATTERN' : paths.length > 0 ? file : DEFAULT,
        },
        setting('ignore', list(ignore, 'none'), (of) => of.ignore.length > 0),
        ..._families_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILY_NAMES */ .ME.flatMap((family) => {
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
        setting('baseline', policy?.config.baseline ?? given.value('baseline') ?? settings.baselineFile ?? _model_finding_js__WEBPACK_IMPORTED_MODULE_3__.BASELINE_FILE, (of) => of.baseline !== null),
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
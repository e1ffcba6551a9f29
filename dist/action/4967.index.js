"use strict";
exports.id = 4967;
exports.ids = [4967];
exports.modules = {

/***/ 4967:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withFingerprints: () => (/* binding */ withFingerprints)
});

// UNUSED EXPORTS: fingerprint

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/policy/home.ts
const TASK_FOLDER = /^(?:OC_)?\d+_/;
function homeOf(file) {
    const segments = file.split('/');
    const kept = [];
    for (let n = 0; n < segments.length; n++) {
        const segment = segments[n] ?? '';
        if (segment === 'archive' && n < segments.length - 1)
            continue;
        if (segment === 'vault') {
            const task = segments.findIndex((later, at) => at > n && TASK_FOLDER.test(later));
            if (task > n) {
                n = task - 1;
                continue;
            }
        }
        kept.push(segment);
    }
    return kept.join('/');
}

;// CONCATENATED MODULE: ./src/policy/fingerprint.ts


function withFingerprints(drafts) {
    return drafts.map(({ finding, identity }) => ({ ...finding, fingerprint: fingerprint(identity), baselined: false }));
}
function fingerprint({ rule, file, index, pointer, value }) {
    const parts = [rule, file === null ? null : homeOf(file), index, pointer, value];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}


/***/ })

};
;
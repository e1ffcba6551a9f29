"use strict";
exports.id = 255;
exports.ids = [255];
exports.modules = {

/***/ 4255:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   narrow: () => (/* binding */ narrow)
/* harmony export */ });
/* harmony import */ var _claims_claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8440);
/* harmony import */ var _claims_concerned_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7916);
/* harmony import */ var _model_claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2897);
/* harmony import */ var _read_batch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4050);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4773);





async function narrow(gathered, changes, options) {
    const { tree, maxFileSize } = options;
    const others = gathered.filter(({ file }) => !changes.changed.has(file.path));
    const wanted = others.map(({ file }) => file);
    const concerned = new Set();
    const originals = [];
    let passedOver = 0;
    let done = 0;
    for await (const contents of tree.read(wanted, maxFileSize)) {
        const batch = others.slice(done, done + contents.length);
        const look = await lookAt(batch, contents, options, changes);
        for (const file of look.concerned)
            concerned.add(file);
        for (const content of look.originals)
            originals.push(content);
        passedOver += look.passedOver;
        done += contents.length;
    }
    const isConcerned = (path) => changes.changed.has(path) || concerned.has(path);
    return { files: gathered.filter(({ file }) => isConcerned(file.path)), passedOver, originals };
}
async function lookAt(files, contents, options, changes) {
    const { tree, chosenAt } = options;
    const claims = [];
    const holding = [];
    const originals = [];
    const readings = await (0,_read_batch_js__WEBPACK_IMPORTED_MODULE_2__/* .readBatch */ .x)(files, contents, options);
    files.forEach(({ file, gathered }, n) => {
        const reading = readings[n] ?? null;
        if (reading === null) {
            holding.push(file.path);
            return;
        }
        const { problems, returns } = reading;
        for (const original of (0,_batch_js__WEBPACK_IMPORTED_MODULE_3__/* .originalsIn */ .cL)(file.path, { returns }, options))
            originals.push(original);
        if (problems.length > 0 || returns.length > 0)
            holding.push(file.path);
        const chosen = chosenAt(file.path);
        for (const found of returns) {
            const fields = chosen[(0,_batch_js__WEBPACK_IMPORTED_MODULE_3__/* .familyOfReturn */ .iv)(gathered, found, chosen)]?.claimFields ?? [];
            for (const claim of (0,_claims_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .claimsOf */ .d)(found.value, fields).slice(0, _model_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_CLAIMS */ .W))
                claims.push({ claim, returnFile: file.path });
        }
    });
    const concerned = await (0,_claims_concerned_js__WEBPACK_IMPORTED_MODULE_1__/* .filesConcerned */ .v)(claims, tree, changes);
    return { concerned, originals, passedOver: holding.filter((file) => !concerned.has(file)).length };
}


/***/ })

};
;
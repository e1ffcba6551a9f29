"use strict";
exports.id = 7256;
exports.ids = [7256];
exports.modules = {

/***/ 21916:
/***/ (function(__unused_webpack_module, exports) {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 28004:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ problemOfFile),
/* harmony export */   Ki: () => (/* binding */ MOST_SHOWN),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49710);

const MOST_SHOWN = 100;
class ConfigError extends _model_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
    file;
    problems;
    name = 'ConfigError';
    lines;
    constructor(file, problems, unshown = 0) {
        const shown = problems.map((problem) => inWords(file, problem));
        const lines = unshown === 0 ? shown : [...shown, `${file}: ${String(unshown)} more errors are not shown.`];
        super(lines.join('\n'));
        this.file = file;
        this.problems = problems;
        this.lines = lines;
    }
}
function inWords(file, { line, column, message }) {
    return `${file}:${String(line)}:${String(column)} ${message}`;
}
function problemOfFile(message) {
    return { line: 1, column: 1, message };
}


/***/ }),

/***/ 6644:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   Pu: () => (/* binding */ oncePer),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   U1: () => (/* binding */ firstWhere),
/* harmony export */   cS: () => (/* binding */ batchesOf),
/* harmony export */   s2: () => (/* binding */ elementAt)
/* harmony export */ });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function* batchesOf(items, size) {
    let batch = [];
    for (const item of items) {
        batch.push(item);
        if (batch.length < size)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
function firstWhere(count, holds) {
    return firstBetween(0, count, holds);
}
function firstBetween(low, high, holds) {
    if (low >= high)
        return low;
    const middle = (low + high) >>> 1;
    return holds(middle) ? firstBetween(low, middle, holds) : firstBetween(middle + 1, high, holds);
}
function oncePer(make) {
    const made = new WeakMap();
    return (key) => {
        const known = made.get(key);
        if (known !== undefined)
            return known.value;
        const value = make(key);
        made.set(key, { value });
        return value;
    };
}
function elementAt(list, index) {
    const element = list[index];
    if (element === undefined)
        throw new RangeError(`there is no element ${String(index)} of ${String(list.length)}`);
    return element;
}
function valueOf(map, key) {
    const value = map.get(key);
    if (value === undefined)
        throw new RangeError(`there is no value of ${String(key)}`);
    return value;
}


/***/ }),

/***/ 55235:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UT: () => (/* binding */ STEPS),
/* harmony export */   _6: () => (/* binding */ countUnchecked),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   js: () => (/* binding */ TOOL)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52621);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);


const TOOL = { name: 'return-gate', version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x };
const EXIT = {
    passed: 0,
    failed: 1,
    usage: 2,
    empty: 3,
    internal: 4,
};
function countUnchecked(all) {
    const sums = new Map();
    for (const { one, many, files } of all)
        sums.set(one, { one, many, files: files + (sums.get(one)?.files ?? 0) });
    return [...sums.values()].sort((a, b) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a.one, b.one));
}
const STEPS = ['structure', 'fields', 'status', 'session', 'artifacts'];


/***/ }),

/***/ 5086:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   MW: () => (/* binding */ quotedPath),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   T1: () => (/* binding */ pattern),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UW: () => (/* binding */ sentencesWithin),
/* harmony export */   Vl: () => (/* binding */ sentencesInWords),
/* harmony export */   bp: () => (/* binding */ describeValue),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   n6: () => (/* binding */ compareText),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* unused harmony export sentences */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);



function quote(text, limit = 80) {
    return `"${cut(text, limit)}"`;
}
function cut(text, limit) {
    return text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
}
function quotedPath(path) {
    return `\`${cut(path, 200)}\``;
}
function listOf(words, last = 'or') {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}
function isBlank(text) {
    return text.trim() === '';
}
function nearest(word, list, within = 2) {
    const lower = word.toLowerCase();
    if (lower.length > 64)
        return undefined;
    let best;
    let bestDistance = within + 1;
    for (const candidate of list) {
        const d = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, candidate.toLowerCase());
        if (d < bestDistance && d < candidate.length) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function count(n, word, plural = `${word}s`) {
    return `${String(n)} ${n === 1 ? word : plural}`;
}
let segmenter;
const SPACES = /[^\S\uFEFF]{2,}/g;
const PARAGRAPH = /[\n\r\u2028\u2029]/;
function sentences(text, limit) {
    const { least, most } = sentenceBounds(text);
    return least === most || least >= limit ? Math.min(least, limit) : segments(text, limit);
}
function segments(text, limit) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
    const plain = text.replace(SPACES, (run) => (PARAGRAPH.test(run) ? '\n' : ' '));
    let n = 0;
    for (const { segment } of segmenter.segment(plain)) {
        if (segment.trim() !== '' && ++n >= limit)
            break;
    }
    return n;
}
const SURE_END = /[.?!] +(?=[A-Z])/g;
const MAY_END = /[?!]+|\.(?![0-9,:-]| *[a-z])|[\n\r]+|[^\0-\x7f\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2192]+/g;
function sentenceBounds(text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return { least: 0, most: 0 };
    const most = 1 + matchesIn(trimmed.slice(0, endOf(trimmed)), MAY_END);
    return { least: most === 1 ? 1 : 1 + matchesIn(trimmed, SURE_END), most };
}
function matchesIn(text, signs) {
    return text.match(signs)?.length ?? 0;
}
const LAST_MARKS = new Set('.?!');
const LAST_CLOSES = new Set('"\')]}');
function endOf(text) {
    let end = text.length;
    while (end > 0 && LAST_CLOSES.has(text.charAt(end - 1)))
        end--;
    const marks = end;
    while (end > 0 && LAST_MARKS.has(text.charAt(end - 1)))
        end--;
    return end === marks ? text.length : end;
}
const MANY_SENTENCES = 100;
const ABBREVIATIONS = pattern(String.raw `(?<![\p{L}\p{N}])(?:w\.r\.t|e\.g|i\.e|a\.k\.a|vs|cf|etc|et al|al|viz|resp|approx|incl|ca|nos?(?=\.\s*\d)|fig|sec|vol|dr|mr|mrs|ms|prof|inc|ltd|\p{L}|\d+)\.`, 'giu');
const UNSURE_ENDS = pattern('`[^`\\n]*`|\\.{2,}|\\u2026|(?<![?!])[?!]+(?![?!])(?=[^\\s?!.)"\'\\]]|["\')\\]]*\\s+\\p{Ll})', 'gu');
const ENDS = /[.?!\u2026]/g;
function withSureEnds(text) {
    const unended = (found) => found.replace(ENDS, '\u00B7');
    return text.replace(UNSURE_ENDS(), unended).replace(ABBREVIATIONS(), unended).replace(/\s+/g, ' ');
}
function sentencesInWords(text, max) {
    const sure = sentences(withSureEnds(text), MANY_SENTENCES + 1);
    const n = sure > max ? sure : sentences(text, MANY_SENTENCES + 1);
    return n > MANY_SENTENCES ? `more than ${String(MANY_SENTENCES)} sentences` : count(n, 'sentence');
}
function sentencesWithin(text, min, max) {
    const n = sentences(text, max + 1);
    if (n <= max)
        return n >= min;
    return sentences(withSureEnds(text), max + 1) <= max;
}
function compareText(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
function shortId(id) {
    return id.slice(0, 12);
}
function describeValue(value) {
    if (typeof value === 'string')
        return quote(value);
    if (value === undefined)
        return 'nothing';
    if (value === null || typeof value !== 'object')
        return String(value);
    return Array.isArray(value) ? 'an array' : 'an object';
}
function pattern(source, flags) {
    let made;
    return () => (made ??= new RegExp(source, flags));
}
function reasonOf(thrown) {
    if (typeof thrown !== 'object' || thrown === null || !('message' in thrown))
        return String(thrown);
    const known = 'errno' in thrown ? (0,node_util__WEBPACK_IMPORTED_MODULE_1__.getSystemErrorMap)().get(Number(thrown.errno)) : undefined;
    return known?.[1] ?? String(thrown.message).replace(/^E[A-Z\d]+: /, '');
}
function sha256(content, digits = 64) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)('sha256').update(content).digest('hex').slice(0, digits);
}


/***/ }),

/***/ 49710:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ UnwrittenFile),
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    name = 'UsageError';
}
class UnwrittenFile extends UsageError {
}


/***/ }),

/***/ 52621:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const REPOSITORY = 'https://github.com/return-gate/return-gate';


/***/ }),

/***/ 58853:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* reexport */ TEXT_LIMIT),
  aY: () => (/* reexport */ code),
  xW: () => (/* reexport */ concat),
  e0: () => (/* reexport */ exact),
  OF: () => (/* reexport */ fenced),
  Te: () => (/* reexport */ gfm),
  Ar: () => (/* reexport */ htmlLink),
  n5: () => (/* reexport */ htmlSegment),
  ZY: () => (/* reexport */ htmlStyle),
  oR: () => (/* reexport */ joined),
  Pq: () => (/* reexport */ json),
  Gm: () => (/* reexport */ jsonFrame),
  nf: () => (/* reexport */ markdown_link),
  q: () => (/* reexport */ linked),
  PT: () => (/* reexport */ markup),
  _b: () => (/* reexport */ mermaidLabel),
  C2: () => (/* reexport */ painter),
  Jy: () => (/* reexport */ sarifMessage),
  Ci: () => (/* reexport */ separated),
  I4: () => (/* reexport */ styled),
  Fo: () => (/* reexport */ terminal),
  eR: () => (/* reexport */ terminalText),
  CB: () => (/* reexport */ textsOf),
  NL: () => (/* reexport */ urlSegment),
  NA: () => (/* reexport */ workflowCommand),
  i8: () => (/* reexport */ wrappingCode),
  _n: () => (/* reexport */ xml)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/collections.ts
var collections = __webpack_require__(6644);
;// CONCATENATED MODULE: ./src/report/sink/safe-text.ts


class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
function fill(statics, values, escape) {
    let result = statics[0] ?? '';
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (typeof value === 'string')
            result += escape(value);
        else if (typeof value === 'number')
            result += String(value);
        else if (value instanceof Fragment)
            result += value.text;
        else
            for (const fragment of value ?? [])
                result += fragment.text;
        result += statics[i + 1] ?? '';
    }
    return breakCommands(result);
}
function concat(texts) {
    return texts.join('');
}
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
}
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
const HIDDEN = (0,model_text/* pattern */.T1)(String.raw `(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]`, 'gu');
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
function escapeHidden(character) {
    const named = NAMED.get(character);
    if (named !== undefined)
        return named;
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xdc80 && code <= 0xdcff)
        return `\\x${(code - 0xdc00).toString(16)}`;
    if (code >= 0xd800 && code <= 0xdfff)
        return '\u{FFFD}';
    const digits = code.toString(16);
    return code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(HIDDEN(), (character, picture) => picture ?? escapeHidden(character));
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
function shown(text, limit = TEXT_LIMIT) {
    return visible(cut(text, limit));
}
const encoder = new TextEncoder();
function percentEncode(text, accepted) {
    let result = '';
    for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 0;
        if (accepted.test(character))
            result += character;
        else if (codePoint >= 0xdc80 && codePoint <= 0xdcff)
            result += percent(codePoint - 0xdc00);
        else
            for (const byte of encoder.encode(character))
                result += percent(byte);
    }
    return result;
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
function urlSegment(text) {
    return percentEncode(text, /[\w.~-]/);
}
function encodeAddress(url) {
    return percentEncode(url, /[\w.~:/?#%=+,;@-]/);
}
const BATCH = 256;
function* joined(texts) {
    for (const batch of (0,collections/* batchesOf */.cS)(texts, BATCH))
        yield concat(batch);
}
function* textsOf(fragments) {
    for (const { text } of fragments)
        yield text;
}
function separated(items, { render, before, between, }) {
    return joined((function* () {
        let separator = before;
        for (const item of items) {
            yield separator;
            yield render(item);
            separator = between;
        }
    })());
}

;// CONCATENATED MODULE: ./src/report/sink/json.ts


function json(value, indent) {
    const text = JSON.stringify(value, null, indent);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
const UNSEEN = (0,model_text/* pattern */.T1)(String.raw `[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]`, 'gu');
function escapeJson(text) {
    return text.replace(UNSEEN(), (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
function sarifMessage(text, limit = TEXT_LIMIT) {
    return breakCommands(shown(text, limit))
        .replace(/\](?=\()/g, ']\\')
        .replace(/[{}]/g, '$&$&');
}

;// CONCATENATED MODULE: ./src/report/sink/markdown.ts


const BREAKS = [
    [/@/g, '@\u{200B}'],
    [/#(?=\d)/g, '#\u{200B}'],
    [/gh-(?=\d)/gi, '$&\u{200B}'],
    [/:(?=\/\/)/g, ':\u{200B}'],
    [/www(?=\.)/gi, '$&\u{200B}'],
    [/:(?=[\w+-]+:)/g, ':\u{200B}'],
];
const COMMIT = /\b[0-9a-f]{7,40}\b/gi;
const MAY_BREAK = /[@#:]|gh-|www|[0-9a-f]{7}/i;
const MARKDOWN = new Map([
    ...['\\', '`', '*', '_', '[', ']', '~', '#', '!'].map((mark) => [mark, `\\${mark}`]),
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['|', '&#124;'],
    ['$', '<span>$</span>'],
    ['\u{200B}', '&#8203;'],
]);
function escapeVisible(seen, isCode = false) {
    let text = seen;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        if (!isCode)
            text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function escapeMarkdown(text) {
    return escapeVisible(shown(text));
}
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
function code(text, limit = TEXT_LIMIT) {
    const seen = shown(text, limit);
    if (seen === '')
        return gfm ``;
    if (/[`|]|\]:|##(?:\[|vso\[)/i.test(seen)) {
        return gfm `<code>${new Fragment('markdown', escapeVisible(seen, true))}</code>`;
    }
    const pad = /^ .*[^ ].* $/.test(seen) ? ' ' : '';
    return new Fragment('markdown', `\`${pad}${seen}${pad}\``);
}
function wrappingCode(pieces) {
    const seen = pieces.map((piece) => escapeVisible(shown(piece), true));
    return gfm `<code>${new Fragment('markdown', seen.join('<wbr>'))}</code>`;
}
function fenced(lines) {
    const text = lines.map((line) => shown(line)).join('\n');
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return new Fragment('markdown', breakCommands(`${fence}text\n${text}\n${fence}\n`));
}
function markdown_link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return new Fragment('markdown', `[${label.text}](${encodeAddress(url)})`);
}
const NO_WORDS = (0,model_text/* pattern */.T1)(String.raw `[^\p{L}\p{N} ]`, 'gu');
function mermaidLabel(text, limit) {
    const spaced = shown(text, limit).replace(/\$(?=\$)/g, '$ ');
    const codes = spaced.replace(NO_WORDS(), (character) => `#${String(character.codePointAt(0))};`);
    return new Fragment('markdown', codes);
}

;// CONCATENATED MODULE: ./src/report/sink/markup.ts

function markup(statics, ...values) {
    return new Fragment('html', fill(statics, values, escapeXml));
}
function htmlLink(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    return markup `<a href="${new Fragment('html', encodeAddress(url))}">${label}</a>`;
}
function htmlSegment(text) {
    return new Fragment('html', urlSegment(shown(text)));
}
function htmlStyle(content) {
    if (/<\/|<!--/.test(content) || breakCommands(content) !== content) {
        throw new Error('The style cannot be in a page as it is.');
    }
    return markup `<style>${new Fragment('html', content)}</style>\n`;
}
const XML = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
function escapeXml(text) {
    return shown(text).replace(/[&<>"']/g, (character) => XML.get(character) ?? character);
}
function xml(statics, ...values) {
    return new Fragment('xml', fill(statics, values, escapeXml));
}

;// CONCATENATED MODULE: ./src/report/sink/terminal.ts


function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, shown));
}
function terminalText(text, limit) {
    return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit));
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled(style, fragment) {
    const [on, off] = STYLES[style];
    return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m`);
}
function linked(url, fragment) {
    const start = `\u001b]8;;${encodeAddress(url)}\u001b\\`;
    return new Fragment('terminal', `${start}${fragment.text}\u001b]8;;\u001b\\`);
}
function workflowCommand(name, properties, message) {
    const listed = Object.entries(properties)
        .filter(([, value]) => value !== null && value !== '')
        .map(([key, value]) => `${key}=${encodeProperty(String(value))}`);
    return `::${name}${listed.length === 0 ? '' : ' '}${listed.join(',')}::${encodeData(message)}\n`;
}
function encodeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function encodeProperty(text) {
    return encodeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
const KEPT = (0,model_text/* pattern */.T1)(String.raw `^[ +-]?\uFEFF+|\r$|\t`, 'gm');
function exact(text) {
    const rest = text.replace(KEPT(), '');
    const isHarmless = rest.split('\n').every((line) => visible(line) === line) && breakCommands(rest) === rest;
    return isHarmless ? text : null;
}
function painter(color) {
    return color ? styled : (_, fragment) => fragment;
}

;// CONCATENATED MODULE: ./src/report/sink.ts







/***/ }),

/***/ 98951:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   ZU: () => (/* binding */ openRegularFile),
/* harmony export */   iK: () => (/* binding */ standsOnDisk),
/* harmony export */   oM: () => (/* binding */ systemFailure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);


const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
function openRegularFile(path, lastLink) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK | (lastLink === 'refused' ? O_NOFOLLOW : 0));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return file;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return null;
}
function readRegularFile(path, limit, lastLink = 'followed') {
    const file = openRegularFile(path, lastLink);
    if (file === null)
        return null;
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        let bytes = readInto(file, Buffer.allocUnsafe(Math.min(size, limit) + 1));
        if (bytes.length > size && size < limit) {
            bytes = Buffer.concat([bytes, readInto(file, Buffer.allocUnsafe(limit - size))]);
        }
        return { bytes: bytes.subarray(0, limit), size: Math.max(size, bytes.length) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readInto(file, room) {
    let length = 0;
    let got;
    do {
        got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, room.length - length, null);
        length += got;
    } while (got > 0);
    return room.subarray(0, length);
}
function readStart(path, limit) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        return readInto(file, Buffer.alloc(limit));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function standsOnDisk(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function systemFailure(error) {
    if (!(error instanceof Error) || !('code' in error) || !('syscall' in error))
        return undefined;
    const where = 'path' in error ? `${String(error.path)}: ` : '';
    return `${where}${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}. A file or folder could not be read or written, or it changed meanwhile. Check the disk and the permissions, and run this again.`;
}


/***/ })

};
;
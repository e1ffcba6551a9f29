export const id = 443;
export const ids = [443];
export const modules = {

/***/ 443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ jsonFrame),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   NL: () => (/* binding */ urlSegment),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   eR: () => (/* binding */ terminalText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   terminal: () => (/* binding */ terminal),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* unused harmony export TEXT_LIMIT */
/**
 * The one sink: untrusted text becomes output here and nowhere else. Every text in a report can come from a pull
 * request (paths, messages that quote values, agent names), so a writer takes `SafeText` only, and only this file
 * makes that.
 *
 * Terminal text also lands in the logs of GitHub's runner, which reads commands out of standard output
 * (actions/runner, src/Runner.Common/ActionCommand.cs): `::name::` at the start of a line, after white space, and the
 * older `##[name]` anywhere in a line. The runner compares by culture, where invisible characters count for nothing:
 * that is why they are made visible first, and why none of them is used to break a command in a log.
 */
class Fragment {
    kind;
    text;
    constructor(kind, text) {
        this.kind = kind;
        this.text = text;
    }
}
/** How much of one untrusted text is shown, in UTF-16 units, unless a caller says otherwise. */
const TEXT_LIMIT = 1000;
const PLAIN = /^[\x20-\x7e]*$/;
/**
 * A picture that people write (kept whole, although it holds joiners and selectors), or one character that is
 * invisible, moves the text around it or is none at all: control and format characters, line and paragraph
 * separators, lone surrogates, ignorable ones (zero width, selectors, fillers, tags) and noncharacters.
 */
const HIDDEN = /(\p{ExtPict}(?:\u{FE0F}|\p{EMod})?(?:\u{200D}\p{ExtPict}(?:\u{FE0F}|\p{EMod})?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}\p{NChar}]/gu;
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
    // A byte that is not UTF-8, as model/tree.ts carries it.
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
    return text.replace(HIDDEN, (character, picture) => picture ?? escapeHidden(character));
}
/** At most `limit` UTF-16 units, the last an ellipsis where something was cut; no surrogate pair is torn apart. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    if (limit < 1)
        return '';
    const end = /[\u{D800}-\u{DBFF}]/u.test(text.charAt(limit - 2)) ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
/** Breaks both forms of a runner's command; Azure's `##vso[` with them, since old runners share its parser. */
function breakCommands(text) {
    let result = text;
    if (result.includes('::'))
        result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
    if (result.includes('##'))
        result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
    return result;
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
function escapeTerminal(text) {
    return visible(cut(text, TEXT_LIMIT));
}
/**
 * Template tag for a terminal and for logs: strings are made visible and cut to `TEXT_LIMIT`, numbers and fragments
 * stand as they are, and no line of the result is a command to the runner.
 */
function terminal(statics, ...values) {
    return new Fragment('terminal', fill(statics, values, escapeTerminal));
}
/** One text for a terminal, with a limit of its own in UTF-16 units of the result, the ellipsis included. */
function terminalText(text, limit) {
    return new Fragment('terminal', cut(breakCommands(visible(cut(text, limit))), limit));
}
/** Select Graphic Rendition (ECMA-48, 8.3.117): what switches a style on, and off. */
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
/** The fragment in a terminal's style. */
function styled(style, fragment) {
    const [on, off] = STYLES[style];
    return new Fragment('terminal', `\u001b[${String(on)}m${fragment.text}\u001b[${String(off)}m`);
}
/**
 * What GitHub makes of rendered text, after Markdown is done and whatever was escaped there: mentions and e-mail
 * addresses, issues, addresses, emoji, commits. A zero width space in each keeps it text.
 */
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
    // GitHub's documentation on mathematical expressions: a dollar sign in a span of its own is none of theirs.
    ['$', '<span>$</span>'],
    ['\u{200B}', '&#8203;'],
]);
function escapeVisibleMarkdown(shown) {
    let text = shown;
    if (MAY_BREAK.test(text)) {
        for (const [pattern, replacement] of BREAKS)
            text = text.replace(pattern, replacement);
        text = text.replace(COMMIT, (hash) => hash.replace(/.{6}(?=.)/g, '$&\u{200B}'));
    }
    return text
        .replace(/[\\`*_[\]~#!&<>|$\u{200B}]/gu, (character) => MARKDOWN.get(character) ?? character)
        .replace(/^(\s*)([-+=]|\d+(?=[.)](?:\s|$)))/, (_, space, mark) => /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`);
}
function escapeMarkdown(text) {
    return escapeVisibleMarkdown(visible(cut(text, TEXT_LIMIT)));
}
/**
 * Template tag for GitHub-flavoured Markdown: strings become text that renders as itself and that GitHub turns into
 * nothing else, in paragraphs and in cells of tables; they are made visible and cut to `TEXT_LIMIT`. (Not called
 * `markdown`: Prettier would take the templates for documents and rewrite them.)
 */
function gfm(statics, ...values) {
    return new Fragment('markdown', fill(statics, values, escapeMarkdown));
}
/** An untrusted text as code, in a paragraph, a link or a cell; cut to `limit` UTF-16 units. */
function code(text, limit = TEXT_LIMIT) {
    const shown = visible(cut(text, limit));
    if (shown === '')
        return gfm ``;
    // A cell ends at a bar even inside of backticks, where a backslash before it shows outside of tables; and in a
    // paragraph that starts with a link, `]:` inside of them makes a definition of it.
    if (/\||\]:|##(?:\[|vso\[)/i.test(shown))
        return gfm `<code>${new Fragment('markdown', escapeVisibleMarkdown(shown))}</code>`;
    const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    const pad = /^`|`$|^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return new Fragment('markdown', `${fence}${pad}${shown}${pad}${fence}`);
}
const encoder = new TextEncoder();
/** Percent-encodes the UTF-8 bytes of all that is not accepted (RFC 3986, section 2.1); a lone surrogate of a wrong byte becomes that byte. */
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
/** One segment of an address's path, encoded. */
function urlSegment(text) {
    return percentEncode(text, /[\w.~-]/);
}
/**
 * A link. What an address or Markdown has no use for is encoded, but `%`, `/`, `?` and `#` are taken as meant: encode
 * segments by `urlSegment`. Without an http address the label stands alone.
 */
function link(label, url) {
    if (!/^https?:\/\/./i.test(url))
        return label;
    const target = percentEncode(url, /[\w.~:/?#%=+,;@-]/);
    return new Fragment('markdown', `[${label.text}](${target})`);
}
/** A value as JSON on one line, harmless in a log: `JSON.parse` gives the very same value. */
function json(value) {
    const text = JSON.stringify(value);
    return (PLAIN.test(text) ? text : escapeJson(text)).replace(/##(?=\[|vso\[)/gi, '\\u0023#');
}
function escapeJson(text) {
    return text.replace(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/gu, (character) => {
        let escaped = '';
        for (let i = 0; i < character.length; i++) {
            escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
        }
        return escaped;
    });
}
/** JSON that is put together of parts: the statics of the template are the frame. */
function jsonFrame(statics, ...values) {
    return String.raw({ raw: statics }, ...values);
}
/** Joins what is safe already. */
function concat(texts) {
    return texts.join('');
}
/**
 * A workflow command on a line of its own, encoded once as the toolkit does (@actions/core, src/command.ts).
 * Properties without a value are left out.
 */
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


/***/ })

};

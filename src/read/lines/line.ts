import { trimmed, type SourceText } from '../document/node.js';
import { decoded, enclosedIn, linkIn, withoutBracket, withoutTags, type LinkTargets } from './markup.js';
import { changeIn, saysNone } from './words.js';
import { isLikeFile, readPath, withoutCitation, type PathReading, type Where } from './path.js';
import { startsWithPath } from './unread.js';

/** A path as a line names it. */
export interface NamedPath extends PathReading {
  /** Where it is written. */
  readonly at: SourceText;
  /** The change that an arrow means. */
  readonly change?: 'created' | 'deleted';
  /** True if it is a link's target, relative to the file with the link. */
  readonly isLinked?: true;
  /** The text between the previous path and this one: signs, `[NEW]`, a label, a verb. */
  readonly marker: string;
  /** The bracket between it and the next path. */
  readonly remark: string;
}

/** The content of a line that names files. */
export interface Naming {
  readonly paths: readonly NamedPath[];
  /** Patterns for paths, which claim nothing. */
  readonly patterns: readonly NamedPattern[];
  /** The text before all paths. */
  readonly lead: string;
  /** The text after the last path. */
  readonly remark: string;
  /** A further path after a comma, followed by words that may be part of it: it is not read. */
  readonly further: SourceText | null;
  /** True if a path in it is struck out. */
  readonly isStruck: boolean;
  /** True if it begins with a word for nothing. */
  readonly saysNone: boolean;
}

export interface NamedPattern {
  readonly pattern: string;
  readonly at: SourceText;
}

/** A longer line is not read: the limit keeps hostile ones cheap. */
const LONGEST = 2_000_000;

/** A folder in bold is not a pattern, and a backslash behind a file's name at the end of a line breaks it. */
function withoutSigns(text: string): string {
  return withoutTags(text)
    .replace(/^\*\*([^*\s]+\/)\*\*(?=\s*:?\s*$)/, '  $1  ')
    .replace(/(?<=\.[A-Za-z]\w{0,9})\\$/, ' ');
}

/** Reads a line: an item's content, a cell, or a string. */
export function readLine(content: SourceText, where: Where = 'plain', links: LinkTargets = new Map()): Naming {
  const text = content.text.slice(0, LONGEST);
  const reader = new LineReader(
    { text: where === 'plain' ? withoutSigns(text) : text, start: content.start },
    where,
    links,
  );
  reader.read();
  return reader;
}

/** A part of a line that names one or more paths, or a pattern. */
interface Element {
  readonly paths: readonly (Omit<NamedPath, 'marker' | 'remark'> & Partial<Pick<NamedPath, 'marker'>>)[];
  readonly pattern: NamedPattern | null;
  /** The text after the path in its code span. */
  readonly remark: string;
  /** The offset after it. */
  readonly end: number;
}

/** The next path of a line, with the text before it. */
interface Next {
  readonly element: Element;
  readonly marker: string;
  readonly isArrow: boolean;
  /** True if it is in code or a link, or has a folder. */
  readonly isSure: boolean;
}

const SEPARATOR =
  /^\*{0,2}(?:\s*(?:[,;&+、，；]|\/(?=[\s`])|<br\s*\/?>)\s*(?:(?:and|&)\s+)?|\s+(?:and|et|y|e|und|и)\s+|\s*(?:および|及び?|[和与と및])\s*(?=\x60))/iu;
/** The text between a folder and the names of its files: `` `src/`: `a.ts` ``. */
const IN_FOLDER = /^\*{0,2}\s*[:：]\s*(?=`|[\w.-]+\.\w+\s*(?:$|[,;]))/;

const ARROWS = '→|⇒|⟶|➜|➔|➡|↦|[-=]{1,2}>';
const ARROW = new RegExp(`^\\*{0,2}\\s*(?:${ARROWS})\\uFE0F?\\s*`);
const MOVED_TO = /^\*{0,2}\s*(?:\(?(?:was\s+)?(?:renamed|moved)\s+)?to\s+/i;
const BRACKET =
  /^\*{0,2}\s*(?:\([^()`]{1,80}\)|（[^（）`]{1,80}）|\[[^[\]`]{1,40}\](?!\())(?=\s*(?:[,;&+、，；]|→|⇒|[-=]>))/;

const MARKER = new RegExp(
  `^(?:${[
    // Signs and emphasis.
    '[\\p{Extended_Pictographic}\\u{FE0F}\\u{200D}\\s✓✔*_]',
    // [NEW], (Removed)
    '\\[[^\\]\\x60/.]{1,20}\\](?![(/])',
    '[(（][^)）\\x60/.]{1,20}[)）](?!/)',
    // **Created**:, M:, 新增：
    '\\*{0,2}\\p{L}[\\p{L}\\p{N}_ /&-]{0,40}(?:\\([^()\\x60/.]{1,20}\\))?\\*{0,2}\\s{0,9}(?::\\*{0,2}(?=\\s)|：\\*{0,2})',
  ].join('|')})+`,
  'u',
);

/** A name with an extension, followed by a bracket about it: `a.md (plan), b.md (notes)`. */
const NAME = /^[\w.-]+\.[A-Za-z]\w{0,7}(?=\s*[(（])/;

const STRUCK = /^\s*~~([^~]{1,400})~~\s*(?:(?:→|⇒|[-=]>|,)\s*)?/;

/** A verb, bold or not, or a letter of git's status. */
const WORD = /^(?:([AMDRC])|(\p{L}[\p{L}\p{M}-]{0,24})(?:\s+files?)?\*{0,2})\s+/u;

/** Opening quotes, with their closing ones. */
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
]);

class LineReader implements Naming {
  readonly paths: NamedPath[] = [];
  readonly patterns: NamedPattern[] = [];
  lead = '';
  remark = '';
  further: SourceText | null = null;
  isStruck = false;
  saysNone = false;
  readonly #text: string;
  readonly #start: number;
  readonly #where: Where;
  readonly #links: LinkTargets;
  /** The path that was read last. */
  #last: string | null = null;

  constructor({ text, start }: SourceText, where: Where, links: LinkTargets) {
    this.#text = text;
    this.#start = start;
    this.#where = where;
    this.#links = links;
  }

  read(): void {
    let at = this.#skipStruck(0);
    let marker = this.#markerAt(at);
    at = this.#skipStruck(at + marker.length);
    this.lead = marker;
    let change: NamedPath['change'];
    for (let element = this.#elementAt(at); element !== null;) {
      at = element.end;
      this.#last = element.paths.at(-1)?.path ?? this.#last;
      const bracket = /\s|[*([（]/.test(this.#text.charAt(at))
        ? (BRACKET.exec(this.#text.slice(at, at + MAX_DISTANCE))?.[0] ?? '')
        : '';
      const behind = this.#nextAfter(at + bracket.length, marker, element.paths.length > 0 && change === undefined);
      // After a bracket, only an unambiguous path is the next one.
      const next = behind !== null && (bracket === '' || behind.isSure) ? behind : null;
      const remark = next === null ? element.remark : `${element.remark}${bracket}`;
      for (const path of element.paths) {
        // Text in quotes or code is nearer.
        const own = path.marker === undefined || path.marker === '' ? marker : path.marker;
        this.paths.push({ ...path, marker: own, remark, ...(change === undefined ? {} : { change }) });
      }
      if (element.pattern !== null) this.patterns.push(element.pattern);
      if (next === null) break;
      change = next.isArrow ? 'created' : undefined;
      if (next.isArrow) this.#deletedByArrow();
      marker = next.marker;
      element = next.element;
    }
    this.remark = this.#text.slice(at);
    const comma = /^\s*[,;、，；·•|]\s*/.exec(this.remark.slice(0, MAX_DISTANCE))?.[0];
    if (comma !== undefined && startsWithPath(this.remark.slice(comma.length))) {
      this.further = trimmed(this.#source(at + comma.length));
    }
    this.saysNone = this.paths.length === 0 && saysNone(this.remark);
  }

  /** The path before an arrow was deleted. */
  #deletedByArrow(): void {
    const last = this.paths.pop();
    if (last !== undefined) this.paths.push({ ...last, change: 'deleted' });
  }

  /** Where the next path begins, with the text before it; null if the remark begins. */
  #nextAfter(end: number, marker: string, mayMove: boolean): Next | null {
    const rest = this.#text.slice(end, end + MAX_DISTANCE);
    const arrow = mayMove ? (ARROW.exec(rest) ?? this.#movedTo(rest, marker)) : null;
    if (arrow !== null) {
      return this.#nextAt(end + arrow[0].length, marker, true);
    }
    const inFolder = this.#last?.endsWith('/') === true ? IN_FOLDER.exec(rest)?.[0] : undefined;
    const gap = inFolder ?? SEPARATOR.exec(rest)?.[0] ?? '';
    const from = end + gap.length;
    const own = this.#markerAt(from);
    const isLabel = /[:：]/.test(own);
    // Without a separator, only a label for a change continues the list: `used by:` is a remark.
    if (gap === '' && (!isLabel || changeIn(own) === null)) return null;
    return this.#nextAt(from + own.length, isLabel || own.trim() !== '' ? own : marker, false);
  }

  #nextAt(at: number, marker: string, isArrow: boolean): Next | null {
    const element = this.#elementAt(at);
    if (element === null) return null;
    const text = this.#text.slice(at, at + MAX_DISTANCE);
    const isSure = /^\*{0,2}[`[<]/.test(text) || NAME.test(text) || element.paths[0]?.path.includes('/') === true;
    return { element, marker, isArrow, isSure };
  }

  #movedTo(rest: string, marker: string): RegExpExecArray | null {
    const found = MOVED_TO.exec(rest);
    if (found === null) return null;
    return /(?:renamed|moved)/i.test(found[0]) || /^\W*(?:renamed?|moved?)(?!\w)/i.test(marker) ? found : null;
  }

  #skipStruck(from: number): number {
    let at = from;
    for (;;) {
      const struck = STRUCK.exec(this.#text.slice(at, at + 500));
      if (struck === null) return at;
      this.isStruck ||= readLine({ text: struck[1] ?? '', start: 0 }, this.#where).paths.length > 0;
      at += struck[0].length;
    }
  }

  /** The text before a path at an offset: signs, a label, and a verb or a letter of git's status. */
  #markerAt(at: number): string {
    if (this.#text[at] === '`' || (this.#text[at] === '[' && this.#linkAt(at) !== null)) return '';
    const text = this.#text.slice(at, at + MAX_DISTANCE);
    let marker = MARKER.exec(text)?.[0] ?? '';
    // In `Makefile: new target`, the name without an extension is not a label. Underscores belong to a path:
    // `__init__.py`.
    if (!/^[`[<~"'“‘„«「]/.test(text.slice(marker.length))) marker = marker.replace(/_+$/, '');
    if (isLikeFile(marker.replace(/[\s*]*[:：][\s*]*$/, '').trim())) return '';
    const behind = text.slice(marker.length);
    const word = WORD.exec(behind);
    if (word === null) return marker;
    const [all, letter, verb = ''] = word;
    const isSaid = letter !== undefined || changeIn(verb) !== null;
    return isSaid && this.#elementAt(at + marker.length + all.length) !== null ? `${marker}${all}` : marker;
  }

  #elementAt(at: number): Element | null {
    const text = this.#text;
    const opened = /^\*{0,2}/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
    const sign = text[at + opened];
    if (sign === '`') return this.#codeAt(at + opened);
    if (sign === '[') return this.#linkAt(at + opened) ?? this.#plainAt(at);
    if (sign === '<') return this.#enclosedAt(at + opened);
    const close = QUOTES.get(sign ?? '');
    return close === undefined ? this.#plainAt(at) : this.#quotedAt(at + opened, close);
  }

  #codeAt(at: number): Element | null {
    const ticks = /^`+/.exec(this.#text.slice(at, at + 9))?.[0] ?? '`';
    const close = this.#text.indexOf(ticks, at + ticks.length);
    if (close < 0) return null;
    const span = trimmed(this.#source(at + ticks.length, close));
    // After another path, a bare extension is not a path.
    if (this.#last !== null && /^\.[^/]+$/.test(span.text)) {
      return { paths: [], pattern: null, remark: '', end: close + ticks.length };
    }
    return this.#inner(span, close + ticks.length, 'code');
  }

  #quotedAt(at: number, sign: string): Element | null {
    const close = this.#text.indexOf(sign, at + 1);
    if (close < 0) return null;
    return this.#inner(trimmed(this.#source(at + 1, close)), close + 1, 'code');
  }

  /** The paths in a code span or in quotes: one, or several joined ones. */
  #inner(span: SourceText, end: number, where: Where): Element | null {
    const whole = readPath(span.text, where);
    const isOne = whole.kind === 'paths' && whole.paths.every(({ needs }) => needs !== 'file');
    if (isOne) return { ...one(whole.paths, span), end };
    if (whole.kind === 'pattern' && !/\s/.test(span.text)) {
      return { paths: [], pattern: { pattern: whole.pattern, at: span }, remark: '', end };
    }
    const inner = readLine(span, 'code', this.#links);
    if (inner.paths.length > 0 && inner.patterns.length === 0) {
      const [first, ...others] = inner.paths;
      // A file may have the whole text as its name.
      const all =
        first !== undefined && others.length === 0 && whole.kind === 'paths'
          ? [{ ...first, readings: [span.text, ...(first.readings ?? [])] }]
          : inner.paths;
      return { paths: all, pattern: null, remark: inner.remark, end };
    }
    return whole.kind === 'paths' ? { ...one(whole.paths, span), end } : null;
  }

  #linkAt(at: number): Element | null {
    const link = linkIn(this.#source(at), this.#links);
    if (link === null) return null;
    const { shown, target, isDefined } = link;
    const end = at + link.end;
    const written = target === null ? '' : decoded(target.text).replaceAll('`', '');
    // If the text is a file's name, the target says where the file is.
    const isName = !shown.text.includes('/') && withoutCitation(written).endsWith(`/${shown.text}`);
    const named = readPath(shown.text, 'code');
    if (!isName && named.kind === 'paths' && named.paths.every(({ needs }) => needs !== 'file')) {
      return { ...one(named.paths, shown), end };
    }
    if (target === null) return null;
    const found = readPath(written, 'code');
    if (found.kind !== 'paths') return null;
    // A leading dot makes the path relative.
    const dot = written.startsWith('./') ? './' : '';
    const paths = found.paths.map((path) => ({
      ...path,
      path: `${dot}${path.path}`,
      // A reference is defined elsewhere, so the link is reported.
      at: isDefined ? this.#source(at, end) : placeOf(path, target),
      isLinked: true as const,
    }));
    return { paths, pattern: null, remark: '', end };
  }

  /** Code in HTML, and an address in angle brackets. */
  #enclosedAt(at: number): Element | null {
    const found = enclosedIn(this.#source(at));
    return found === null ? null : this.#inner(found.inner, at + found.end, 'code');
  }

  #plainAt(at: number): Element | null {
    const text = this.#text.slice(at);
    if (text === '' || /^\s/.test(text)) return null;
    // A list in braces may contain spaces.
    const braces = /^(?:[^\s{},;]{0,255}\{[^{}\n]{0,255}\})+/.exec(text)?.[0].length ?? 0;
    const whole = braces + (PLAIN_END.exec(text.slice(braces))?.index ?? text.length - braces);
    const end = withoutBracket(text.slice(0, whole)).length;
    const span = trimmed(this.#source(at, at + end));
    if (span.text === '') return null;
    const where = this.#where;
    // Another extension of the previous file: `view.ts, .test.ts`.
    const last = this.#last;
    const isExtension = last !== null && /^\.[\w.]+$/.test(span.text);
    const found = readPath(isExtension ? `${last.replace(/(?<=[^/])\.[^/]*$/, '')}${span.text}` : span.text, where);
    if (found.kind === 'pattern' && !/\s/.test(span.text)) {
      return { paths: [], pattern: { pattern: found.pattern, at: span }, remark: '', end: at + end };
    }
    if (found.kind !== 'paths') return null;
    // It may be a file of that name at the root: `.gitignore`.
    const paths = found.paths.map((path) =>
      isExtension ? { ...path, readings: [path.path, span.text], needs: 'extension' as const } : path,
    );
    return { ...one(paths, span), end: at + end };
  }

  #source(from: number, to?: number): SourceText {
    return { text: this.#text.slice(from, to), start: this.#start + from };
  }
}

function one(paths: readonly PathReading[], span: SourceText): Omit<Element, 'end'> {
  return { paths: paths.map((path) => ({ ...path, at: placeOf(path, span) })), pattern: null, remark: '' };
}

/** Where a path is in the text that names it; the whole text if the path is written differently. */
function placeOf({ path }: PathReading, span: SourceText): SourceText {
  const from = span.text.indexOf(path);
  return from < 0 ? span : { text: path, start: span.start + from };
}

/**
 * Where plain text stops being a path: before an arrow or a colon, at white space before a sign (not one that denies), a dash or a bracket, at a comma or a
 * word that joins, and at a sign of full width.
 */
const PLAIN_END = new RegExp(
  [
    String.raw`\s*(?:${ARROWS})`,
    String.raw`\s+(?:[(#+—–[&✓✔]|(?![❌⚠🚫])\p{Extended_Pictographic}|--?(?:\s|$)|\/\s)`,
    String.raw`\s+(?:and|et|und|to|и)\s+(?=[\x60"'[\w.@-]+[/.])`,
    String.raw`\s+(?:was\s+)?(?:renamed|moved)\s+to\s`,
    String.raw`:(?=\s|$)`,
    String.raw`[,;](?=\s|$)`,
    '[（【：，、；—]',
  ].join('|'),
  'iu',
);

/** The next path must begin within this many characters. */
const MAX_DISTANCE = 120;

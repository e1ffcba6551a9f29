import type { NamedPath } from './line.js';

/** A path that is shorthand for several files. */
export interface Shorthand {
  readonly folder: string;
  /** The path of each part, with the beginning and end of its file name. */
  readonly parts: readonly ShorthandPart[];
  /** True for a list of numbers: if it means no files, it is not a path at all. */
  readonly isNumbers: boolean;
  /** True for words without an extension: the same, if its first folder is unknown too. */
  readonly isVague: boolean;
}

export interface ShorthandPart {
  readonly path: string;
  readonly start: string;
  /** True if it is a whole word, or a number that no digit follows. */
  readonly end: string;
}

/** Nobody means more parts. */
const MOST_PARTS = 50;

/** Further extensions after a file: `engine.h/.cpp`. */
export function filesOfExtensions(path: string): readonly string[] | null {
  const found = /^(.*?[^/.])(\.[A-Za-z]\w{0,11})((?:\/\.[A-Za-z]\w{0,11}(?:\.\w{1,12})?)+)$/.exec(path);
  if (found === null) return null;
  const [, stem = '', extension = '', others = ''] = found;
  return [extension, ...others.slice(1).split('/')].slice(0, MOST_PARTS).map((one) => `${stem}${one}`);
}

/** The possible shorthands in a path: in its last segment, or its last segments as numbers or words. */
export function shorthandsIn(path: string): readonly Shorthand[] {
  const segments = path.split('/');
  const name = segments.at(-1) ?? '';
  const folder = segments.slice(0, -1).join('/');
  const listed = /^(.*?)(\d{1,6}(?:,\s?\d{1,6})+)(\D*)$/.exec(name);
  if (listed !== null) {
    const [, before = '', numbers = '', behind = ''] = listed;
    return [shorthand(folder, numbers.split(/,\s?/), before, behind, true)];
  }
  const range = /^(\d{1,6})[-–](\d{1,6})(\.[A-Za-z]\w{0,11})?$/.exec(name);
  if (range !== null) return rangeIn(folder, range);
  return segmentsIn(segments);
}

function rangeIn(folder: string, [, first = '', last = '', behind = '']: RegExpExecArray): readonly Shorthand[] {
  const [from, to] = [Number(first), Number(last)];
  if (to <= from || to - from >= MOST_PARTS) return [];
  const numbers = Array.from({ length: to - from + 1 }, (_, n) => String(from + n).padStart(first.length, '0'));
  return [shorthand(folder, numbers, '', behind, true)];
}

/** The last segments of a path as parts of one name: `check-61/68/70.mjs`, `i18n-en/he/de.js`. */
function segmentsIn(segments: readonly string[]): readonly Shorthand[] {
  const [, last = '', behind = ''] = /^(\d{1,6}|\p{L}{1,24})(\D*)$/u.exec(segments.at(-1) ?? '') ?? [];
  if (last === '') return [];
  const isNumbers = /^\d/.test(last);
  const isPart = (text: string): boolean => (isNumbers ? /^\d{1,6}$/ : /^\p{L}{1,24}$/u).test(text);
  const found: Shorthand[] = [];
  for (let from = segments.length - 2; from >= 0 && segments.length - from <= MOST_PARTS; from--) {
    const first = (isNumbers ? /^(.*?)(\d{1,6})$/ : /^(.*[-_.])?(\p{L}{1,24})$/u).exec(segments[from] ?? '');
    const inner = segments.slice(from + 1, -1);
    if (first === null || !inner.every(isPart)) break;
    const [, before = '', word = ''] = first;
    // Two words in folders are an ordinary path; a sign before the first one makes them a list.
    if (!isNumbers && before === '' && inner.length === 0) continue;
    const parts = [word, ...inner, last];
    found.push(shorthand(segments.slice(0, from).join('/'), parts, before, behind, isNumbers));
    if (before !== '') break;
  }
  return found;
}

function shorthand(
  folder: string,
  words: readonly string[],
  before: string,
  behind: string,
  isNumbers: boolean,
): Shorthand {
  const place = folder === '' ? '' : `${folder}/`;
  const parts = words.slice(0, MOST_PARTS).map((word) => ({
    path: `${place}${before}${word}${behind}`,
    start: `${before}${word}`,
    end: behind,
  }));
  return { folder, parts, isNumbers, isVague: !isNumbers && before !== '' && behind === '' };
}

/** The only name that a part means; null if none or several match. */
export function nameFor({ start, end }: ShorthandPart, names: readonly string[], isNumbers: boolean): string | null {
  const found = names.filter((name) => {
    if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length) return false;
    return isNumbers ? !/^\d/.test(name.slice(start.length)) : name.length === start.length + end.length;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Names without a folder, with the folder that they follow in their line: one that is named itself is then no claim. */
export function withFolders(paths: readonly NamedPath[]): readonly NamedPath[] {
  const placed: NamedPath[] = [];
  const filled = new Set<NamedPath>();
  let folder: { readonly path: string; readonly named: NamedPath | null } | null = null;
  for (const path of paths) {
    if (path.path.endsWith('/')) folder = { path: path.path, named: path };
    else if (path.path.includes('/')) {
      folder = { path: path.path.slice(0, path.path.lastIndexOf('/') + 1), named: null };
    } else if (folder !== null) {
      if (folder.named !== null) filled.add(folder.named);
      const { path: above, named } = folder;
      placed.push(
        named === null
          ? { ...path, readings: [`${above}${path.path}`, ...(path.readings ?? []), path.path] }
          : below(above, path),
      );
      continue;
    }
    placed.push(path);
  }
  return placed.filter((path) => !filled.has(path));
}

/** A name below a folder; a file at the root, if nothing is or was there. */
export function below(folder: string, { needs, ...name }: NamedPath): NamedPath {
  const path = `${folder}${name.path}`;
  return { ...name, path, readings: [path, name.path], ...(needs === 'file' ? { needs } : {}) };
}

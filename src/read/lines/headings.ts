import { headingParts, LONGEST_HEADING } from '../document/sections.js';
import { changeIn, isHedgedLabel, type Change } from './words.js';

/** Words for a file list, and for files. */
const FILE_LIST =
  /^(?:files?[ -]?list|liste des fichiers|lista de archivos|lista de arquivos|elenco (?:dei )?file|dateiliste|список файлов|文件列表|文件清单|ファイル一覧|ファイルリスト|파일 목록)(?: updated)?$/u;

const FILES =
  /(?<![\p{L}\p{N}_])(?:files|fichiers?|archivos?|ficheros?|arquivos?|file|dateien?|файл(?:ы|ов)?)(?![\p{L}\p{N}_])|文件|ファイル|파일/gu;

/** Joins words for changes: `Created/Modified`, `new and changed`. */
const JOINTS = /[/&,+]|(?<![\p{L}\p{N}_])(?:and|or|et|y|e|und|и)(?![\p{L}\p{N}_])|[和と及・、]/gu;

/** No heading names more kinds. */
const MOST_KINDS = 8;

/** Every heading that names files contains one of these. */
const ABOUT_FILES = /fi(?:le|chier|chero)|arquivo|archivo|datei|файл|文件|ファイル|파일/i;

/** The words of a heading for comparison; null if it is about something else. */
function nameOf(heading: string): string | null {
  if (heading.length >= LONGEST_HEADING || !ABOUT_FILES.test(heading.normalize('NFC'))) return null;
  return headingParts(heading).name.normalize('NFC').toLowerCase();
}

/** Returns true if a heading is that of a File List. */
export function isListHeading(heading: string): boolean {
  const name = nameOf(heading);
  return name !== null && FILE_LIST.test(name);
}

/** Returns true if a heading names files: `Files`, `Key Files`, `Files Created/Modified`, `New Files`, or a file list. */
export function isFilesHeading(heading: string): boolean {
  const name = nameOf(heading);
  if (name === null) return false;
  if (FILE_LIST.test(name)) return true;
  const plain = name.replace(/^key\s+/i, '');
  const rest = plain.replace(FILES, ' ');
  if (rest === plain) return false;
  const words = rest
    .replace(JOINTS, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return plain !== name || !/^file$/i.test(plain.trim());
  const changes = words.length > MOST_KINDS ? [null] : words.map(changeIn);
  return changes.every((change) => change !== null && change !== 'moved');
}

/** Returns true if a heading is the wanted one, with any decoration and letter case. */
export function isHeadingNamed(heading: string, wanted: string): boolean {
  return headingParts(heading).name.toLowerCase() === headingParts(wanted.replace(/^#+\s*/, '')).name.toLowerCase();
}

/** What a heading or label says about all lines below it. */
export interface Group {
  readonly change: Change | 'several' | null;
  readonly isHedged: boolean;
  /** The folder below a home folder or `/tmp` that it names, with a final slash: paths below are relative to it. */
  readonly root: string | null;
}

const HOME_FOLDER =
  /(?:^|[\s(`"'])((?:file:\/{0,3})?(?:~\/|\/(?:home|Users)\/[^/\s`)]+\/|\/(?:root|tmp)\/|[A-Za-z]:\/Users\/[^/\s`)]+\/)[^\s`)"':]+)/;

/** What a label says about all lines below it. */
export function groupOf(text: string): Group {
  const root = HOME_FOLDER.exec(text.replaceAll('\\', '/'))?.[1]?.replace(/\/*$/, '/') ?? null;
  return { change: changeIn(text), isHedged: isHedgedLabel(text), root };
}

/** If a heading says file list, only its bracket can say what became of the files. */
export function groupOfHeading(heading: string): Group {
  return groupOf(isListHeading(heading) ? headingParts(heading).bracket : heading);
}

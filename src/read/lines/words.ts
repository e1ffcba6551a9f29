import { pattern } from '../../model/text.js';

/** What became of a file. */
export type Change = 'created' | 'modified' | 'deleted' | 'moved';

/** One language's words about files, as patterns for their beginnings. `|` ends a word: no `newer` for `new|`. */
interface Language extends Readonly<Record<Change, readonly string[]>> {
  /** The whole words for a deleted file. */
  readonly gone: readonly string[];
  /** Words that make a line no report: a plan, a condition, a file that was only read. */
  readonly hedges: readonly string[];
}

const ENGLISH: Language = {
  created: ['new|', 'creat', 'added|'],
  modified: ['modif', 'chang', 'updat', 'edit', 'extend', 'refactor'],
  deleted: ['delet', 'remov'],
  moved: ['renam', 'moved|'],
  gone: ['deleted?', 'removed?'],
  hedges: [
    // A plan.
    'deferred',
    'planned',
    'pending',
    'expected',
    'estimated',
    'predicted',
    'to be (?:creat|modif|add|updat|delet|remov)',
    'to (?:create|modify|update|add|delete)|',
    'todo|',
    'tbd',
    // A condition.
    'optional(?=[\\s*_]*(?:$|[)\\]）】.,;:|]))',
    'if (?:needed|any|absent|required|necessary|split)',
    'as needed',
    'or (?:similar|equivalent|create)',
    // No work on the file.
    'skipped|',
    'not (?:yet |needed|required|created|modified|changed|implemented|committed|tracked|in git|versioned|applicable)',
    'no (?:[\\p{L}\\p{N}_]+ )?(?:changes?|modifications?)|',
    'do not',
    'none|',
    'n/a',
    'not (?:done|started|made)|',
    'unchanged',
    'superseded',
    'verified',
    'reviewed|',
    // A file that existed before.
    '(?:re-?)?use existing',
    '(?:pre-?|already )?exist(?:s|ing)|',
    'already',
    'reference|',
    'read[- ]only',
    // A file that is not part of the repository.
    'untracked',
    'git-?ignored',
    'uncommitted',
    'local[- ]only',
    'out of scope',
    'outside',
    'external',
    'temporary',
  ],
};

const FRENCH: Language = {
  created: ['nouve', 'cré[eé]', 'cree|', 'ajout'],
  modified: ['modif', 'chang', 'mis(?:e?s)? à jour'],
  deleted: ['supprim'],
  moved: ['déplac', 'renomm'],
  gone: ['supprim(?:é|ée|és|ées|er)'],
  hedges: [
    'à (?:créer|modifier|faire|lire|supprimer|ajouter|mettre)',
    'attendus?|',
    'prévus?|',
    'reporté',
    'différé',
    'optionnel',
    'si (?:absent|besoin|nécessaire|requis)',
    'ou équivalent',
    'non (?:créé|modifié|commit|suivi|versionn)',
    'inchangé',
    'ignoré',
    'vérifié',
    'désactivé',
    'aucun',
    'existant',
    'déjà',
  ],
};

const SPANISH: Language = {
  created: ['nuev', 'cread', 'crear', 'añad', 'agreg'],
  modified: ['modif', 'actualiz', 'cambi'],
  deleted: ['elimin', 'borrad'],
  moved: ['movid'],
  gone: ['eliminad[oa]s?', 'borrad[oa]s?'],
  hedges: [
    'opcional',
    'pendiente',
    'si es necesario',
    'por crear',
    'a (?:crear|modificar)|',
    'sin cambios',
    'previst[oa]',
    'no (?:creado|modificado)',
  ],
};

const PORTUGUESE: Language = {
  created: ['criad', 'novos?|', 'novas?|'],
  modified: ['modif', 'alterad'],
  deleted: ['elimin', 'excluíd'],
  moved: ['movid'],
  gone: ['eliminad[oa]s?', 'excluíd[oa]s?'],
  hedges: ['opcional', 'pendente', 'se necess', 'previst[oa]'],
};

const ITALIAN: Language = {
  created: ['nuov', 'creat', 'aggiunt'],
  modified: ['modif', 'aggiorn', 'cambi'],
  deleted: ['elimin', 'rimoss', 'cancellat'],
  moved: ['spostat', 'rinominat'],
  gone: ['eliminat[oaie]', 'rimoss[oaie]'],
  hedges: ['da (?:creare|modificare)', 'opzionale', 'rinviat', 'previst[oa]', 'nessun', 'immutat'],
};

const GERMAN: Language = {
  created: ['neu|', 'neue', 'erstellt', 'angelegt', 'hinzu'],
  modified: ['modif', 'geändert', 'aktualis', 'angepasst'],
  deleted: ['gelöscht', 'entfernt'],
  moved: ['verschoben', 'umbenannt'],
  gone: ['gelöscht', 'entfernt'],
  hedges: ['geplant', 'ausstehend', 'falls nötig', 'bei bedarf', 'unverändert', 'keine'],
};

const RUSSIAN: Language = {
  created: ['нов(?:ы|ая|ое)', 'созда', 'добав'],
  modified: ['измен', 'обновл'],
  deleted: ['удал'],
  moved: ['перемещ', 'переимен'],
  gone: ['удал(?:ё|е)н[аоы]?'],
  hedges: ['планир', 'отлож', 'опционально', 'при необходимости', 'если|', 'не (?:измен|созда|требу)', 'без изменений'],
};

const CHINESE: Language = {
  created: ['新增', '新建', '创建'],
  modified: ['修改', '更新', '变更'],
  deleted: ['删除', '移除'],
  // `移动端` is a mobile client.
  moved: ['重命名', '移动(?!端)'],
  gone: ['已?删除', '已?移除'],
  hedges: [
    '待(?:创建|修改|定|实现|补充|新增)',
    '计划(?:创建|修改|新增|变更)',
    '预计',
    '可选',
    '可删除',
    '如需',
    '如有',
    '未(?:修改|变更|提交|创建|改动|跟踪)',
    '暂不',
    '忽略',
    '无需',
    '无关',
    '参考',
  ],
};

const JAPANESE: Language = {
  created: ['新規', '追加', '作成'],
  modified: ['変更', '更新'],
  deleted: ['削除'],
  moved: ['移動'],
  gone: ['削除(?:済み)?'],
  hedges: ['予定', '任意', '必要に応じ', '参考'],
};

const KOREAN: Language = {
  created: ['추가', '생성', '신규'],
  modified: ['수정', '변경'],
  deleted: ['삭제'],
  moved: ['이동'],
  gone: ['삭제됨?'],
  hedges: ['예정'],
};

const LANGUAGES: readonly Language[] = [
  ENGLISH,
  FRENCH,
  SPANISH,
  PORTUGUESE,
  ITALIAN,
  GERMAN,
  RUSSIAN,
  CHINESE,
  JAPANESE,
  KOREAN,
];

const CHANGES: readonly Change[] = ['created', 'modified', 'deleted', 'moved'];

/** A letter, a digit or an underscore of any script. */
export const LETTER = '[\\p{L}\\p{N}_]';

/** Joins the words of all languages for one thing, since each lookbehind costs as much as all words. */
function anyOf(get: (language: Language) => readonly string[]): string {
  const words = [...new Set(LANGUAGES.flatMap(get))];
  const whole = words.filter((word) => word.endsWith('|')).map((word) => word.slice(0, -1));
  const starts = words.filter((word) => !word.endsWith('|'));
  return [...(whole.length === 0 ? [] : [`(?:${whole.join('|')})(?!${LETTER})`]), ...starts].join('|');
}

/** A text in lower case, as the words are: ignoring case would make an expression ten times slower to compile. */
function lowered(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

const OF_CHANGE = CHANGES.map(
  (change) => [change, pattern(`(?<!${LETTER})(?:${anyOf((language) => language[change])})`, 'u')] as const,
);

/** The change that a marker, a label or a few words of a remark name; `several`, or null for none. */
export function changeIn(text: string): Change | 'several' | null {
  const plain = lowered(text);
  const found = OF_CHANGE.filter(([, words]) => words().test(plain)).map(([change]) => change);
  return found.length > 1 ? 'several' : (found[0] ?? null);
}

const REMOVAL = pattern(
  `(?<!${LETTER})(?:${anyOf((language) => [...language.deleted, ...language.moved, ...language.gone])}|gone|replac|supersed|dropped)`,
  'u',
);

/** Returns true if a line of prose says that something was deleted, moved or replaced. */
export function saysRemoval(line: string): boolean {
  return REMOVAL().test(lowered(line));
}

const HEDGE = anyOf(({ hedges }) => hedges);

/** Words for a file that is not in git, or was not made: a hedge in a remark of any family. */
const NOT_IN_GIT = [
  'untracked',
  'git-?ignored',
  'uncommitted',
  'not (?:yet |been )?(?:committed|tracked|versioned|in git|created)',
  'never committed',
  // More words after it may be about something in the file: "does not exist as a class".
  `(?:never created|do(?:es)? ?n[o’']t exist|no longer exists?)(?=\\s*(?:$|[)\\]）】.,;:—–]))`,
  'local[- ]only',
  'created then deleted',
  'deleted afterwards',
  'must not exist',
  'deferred',
].join('|');

/** `Generated` alone does not mean that a file is not in git; before words that do, it begins a hedge. */
const GENERATED = `(?:auto-?)?generated[\\s,;/&+]{1,9}(?:and\\s{1,9})?(?:${NOT_IN_GIT})`;

/** Without what was removed it is the file, and not a part of it. A label that says so is of files that were deleted. */
const LATER_GONE = `(?:deleted|removed) (?:again|due to|because)(?!${LETTER})`;

/** Longer runs of signs before a hedge do not occur; the limit keeps long lines linear. */
const SIGNS = '[\\s*_|✅⚠\\u{FE0F}~-]{0,40}';

/** Words that may stand before a hedge: `deliberately not created`, `was not committed`. */
const BEFORE_HEDGE = '(?:(?:(?:it )?(?:was|were|is|are)|[a-z]{2,20}ly)[\\s*_]{1,9}){0,2}';

/** Where a hedge counts: at the start, in a bracket, and after a dash, a colon or a bar. */
function hedge(words: string): ReturnType<typeof pattern> {
  return pattern(`(?:^|[(\\[（【—–|:：]|\\s--?\\s)${SIGNS}${BEFORE_HEDGE}(?:${words}|${GENERATED})`, 'u');
}

/** The words of a remark that hedge its line: all, or only those for a file that is not in git. */
export type Hedges = 'all' | 'not-in-git';

const IN_REMARK: Readonly<Record<Hedges, ReturnType<typeof pattern>>> = {
  all: hedge(`${HEDGE}|${NOT_IN_GIT}|${LATER_GONE}`),
  'not-in-git': hedge(`${NOT_IN_GIT}|${LATER_GONE}`),
};

/** A condition in a bracket. */
const MODAL = pattern('[(\\[（【][\\s*_]{0,9}(?:may|might|could|if)(?![\\p{L}\\p{N}_])', 'u');

const HEDGED_LABEL = pattern(
  `(?<!${LETTER})(?:${HEDGE}|optional|${NOT_IN_GIT})|^[^\\p{L}]{0,9}generated[^\\p{L}]{0,9}$`,
  'u',
);

/** Returns true if a remark says that its line is not a report: by a hedge, a condition in a bracket, or a question. */
export function isHedged(remark: string, hedges: Hedges): boolean {
  // A colon or a bracket in code (`source: None`) says nothing about the file.
  const plain = lowered(remark)
    .replace(/`[^`]*`/g, '``')
    .trim();
  return IN_REMARK[hedges]().test(plain) || MODAL().test(plain) || /\?[\s`]*$/.test(plain);
}

/** Returns true if a label says that the list below it is not a report. */
export function isHedgedLabel(label: string): boolean {
  return HEDGED_LABEL().test(lowered(label));
}

const GONE_WORD = anyOf(({ gone }) => gone);

const GONE = pattern(
  `^[^\\p{L}\\p{N}]{0,40}(?:(?:file|was|were|is|now|fichier)\\s+){0,5}(?:${[
    // In bold or in brackets.
    `(?:\\*\\*|[([（【])(?:${GONE_WORD})(?:\\*\\*|[)\\]）】])`,
    // Alone, or before a pause. A part of the file may have been removed: a bracket or a colon after the word says
    // which.
    `removed?(?!${LETTER})(?=\\s*$|[)\\].,;/~]|\\s{1,9}[—–])`,
    `(?!remove)(?:${GONE_WORD})(?!${LETTER})(?=\\s*(?:$|[)\\]）】.,;:|~/(（，；。—–])|\\s-)`,
    // Where it went.
    `(?:renamed|moved)\\s+to\\s+\`?[\\p{L}\\p{N}_.@-]*[/.][\\p{L}\\p{N}_.@/-]`,
  ].join('|')})`,
  'u',
);

/** Returns true if a remark says that the file was deleted. */
export function isMarkedDeleted(remark: string): boolean {
  const plain = lowered(remark);
  return GONE().test(plain) || (plain.includes('*') && GONE().test(plain.replaceAll('*', '')));
}

const NONE =
  /^[\s*_>+([（-]*(?:none|no files?|n\/a|nil|nothing|aucune?|nessun[oa]?|ningun[oa]|nenhum[a]?|keine|нет|无|なし|없음)(?![\p{L}\p{N}_])/u;

/** Returns true if a text begins with a word for nothing. */
export function saysNone(text: string): boolean {
  return NONE.test(text.toLowerCase()) || /^[\s*_]*[-—–]+[\s*_]*$/.test(text);
}

/** The heads of columns for paths, and for changes. */
const COLUMN =
  /^(?:files?|paths?|file ?(?:path|name)s?|fichiers?|chemins?|archivos?|rutas?|arquivos?|caminhos?|percorso|dateien?|pfade?|файлы?|путь|文件|路径|ファイル|パス|파일|경로)$/iu;

const CHANGE_COLUMN =
  /^(?:actions?|changes?|change type|type|status|op(?:eration)?|état|statut|acci[oó]n|aktion|änderung|действие|статус|操作|状态|変更|操作内容|작업|변경)$/iu;

/** The meaning of a column by its head: paths or changes; null for other columns. */
export function columnOf(head: string): 'path' | 'change' | null {
  const plain = head.normalize('NFC').replace(/[*_`]/g, '').trim();
  if (COLUMN.test(plain)) return 'path';
  return CHANGE_COLUMN.test(plain) ? 'change' : null;
}

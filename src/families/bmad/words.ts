import { pattern } from '../../model/text.js';

/** What became of a file. */
export type Change = 'created' | 'modified' | 'deleted' | 'moved';

/** How one language speaks of files: beginnings of words, as patterns. `|` as the end of a word, so that `new|` is not "newer". */
interface Language extends Readonly<Record<Change, readonly string[]>> {
  /** The whole words for a deleted file. */
  readonly gone: readonly string[];
  /** What says that a line is no report: a plan, a condition, a file that was only read. */
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
    'optional|',
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
    'unchanged',
    'superseded',
    'verified',
    'reviewed|',
    // A file that was there.
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
  hedges: ['geplant', 'ausstehend', 'optional|', 'falls nötig', 'bei bedarf', 'unverändert', 'keine'],
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
  moved: ['重命名', '移动'],
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
const LETTER = '[\\p{L}\\p{N}_]';

/** What all languages have for one thing, as an alternative. */
function anyOf(get: (language: Language) => readonly string[]): string {
  const words = new Set(LANGUAGES.flatMap(get));
  return [...words].map((word) => (word.endsWith('|') ? `${word.slice(0, -1)}(?!${LETTER})` : word)).join('|');
}

const OF_CHANGE = CHANGES.map(
  (change) => [change, pattern(`(?<!${LETTER})(?:${anyOf((language) => language[change])})`, 'iu')] as const,
);

/** What a marker, a label or a few words of a remark say became of a file: one change, `several`, or null where they say none. */
export function changeIn(text: string): Change | 'several' | null {
  const plain = text.normalize('NFC');
  const found = OF_CHANGE.filter(([, words]) => words().test(plain)).map(([change]) => change);
  return found.length > 1 ? 'several' : (found[0] ?? null);
}

const REMOVAL = pattern(
  `(?<!${LETTER})(?:${anyOf((language) => [...language.deleted, ...language.moved, ...language.gone])}|gone|replac|supersed|dropped)`,
  'iu',
);

/** Returns true if a line of prose says that something was deleted, moved or replaced. */
export function saysRemoval(line: string): boolean {
  return REMOVAL().test(line.normalize('NFC'));
}

const HEDGE = anyOf(({ hedges }) => hedges);

/** No run of signs before a hedge is longer; the bound keeps a long line of nothing else linear. */
const SIGNS = '[\\s*_|✅⚠\\u{FE0F}~-]{0,40}';

const HEDGED = pattern(`(?:^|[(\\[（【—–|:：]|\\s--?\\s)${SIGNS}(?:${HEDGE})`, 'iu');

/** A plan or a condition behind another remark, as in `(new, if needed)`. */
const ADDED_CONDITION = pattern(
  `[,;，、)\\]）】]${SIGNS}(?:if (?:needed|necessary|required|any)|as needed|optional|planned|tbd|todo)${SIGNS}(?=$|[.,;)\\]）】])`,
  'iu',
);

const HEDGED_LABEL = pattern(`(?<!${LETTER})(?:${HEDGE})`, 'iu');

/**
 * Returns true if a remark or a marker says that its line is no report: at its start, in a bracket, or behind a dash, a colon or a bar; a
 * plan or a condition also behind a comma or a bracket, if nothing follows it.
 */
export function isHedged(remark: string): boolean {
  const plain = remark.normalize('NFC');
  return HEDGED().test(plain) || ADDED_CONDITION().test(plain);
}

/** Returns true if a label says that what is listed below it is no report. */
export function isHedgedLabel(label: string): boolean {
  return HEDGED_LABEL().test(label.normalize('NFC'));
}

const GONE_WORD = anyOf(({ gone }) => gone);

const GONE = pattern(
  `^[^\\p{L}\\p{N}]{0,40}(?:(?:file|was|were|is|now|fichier)\\s+){0,5}(?:${[
    // In bold or in brackets.
    `(?:\\*\\*|\\[|\\()(?:${GONE_WORD})(?:\\*\\*|\\]|\\))`,
    // Alone, or before a pause.
    `(?:${GONE_WORD})(?!${LETTER})(?=\\s*(?:$|[)\\].,;:|~/(（—–])|\\s-)`,
    // Where it went.
    `(?:renamed|moved)\\s+to\\s+\`?[\\p{L}\\p{N}_.@-]*[/.][\\p{L}\\p{N}_.@/-]`,
  ].join('|')})`,
  'iu',
);

/** Returns true if a remark says that the file was deleted. */
export function saysGone(remark: string): boolean {
  const plain = remark.normalize('NFC');
  return GONE().test(plain) || (plain.includes('*') && GONE().test(plain.replaceAll('*', '')));
}

/** Statuses in final states and in open ones: whole beginnings, in lower case. */
const FINAL: readonly string[] = [
  'built',
  'done',
  'completed?',
  'in review',
  'review',
  'reviewed',
  'ready for (?:re ?)?review',
  'ready for done',
  'ready to (?:merge|ship)',
  'implemented',
  'dev(?:elopment)? completed?',
  'qa (?:pass|passed|approved)',
  'pass(?:ed)?',
  'shipped',
  'merged',
  'terminée?',
  'completad[oa]',
  'completato',
  'fatto',
  'fertig',
  'concluíd[oa]',
  'готово',
  'выполнен[оа]?',
  'завершен[оа]?',
  '完成',
  '已完成',
  '完了',
  '완료',
];

const OPEN: readonly string[] = [
  'draft',
  'drafted',
  'approved',
  'ready',
  `ready for dev${LETTER}*`,
  'in ?progress',
  'in development',
  'wip',
  'backlog',
  'deferred',
  'blocked',
  'proposed',
  'superseded',
  'cancell?ed',
  'planned',
  'to ?do',
  'not started',
  'contexted',
  'optional',
  'on hold',
  'archived',
  'obsolete',
  'abandoned',
  'split',
];

function beginsWith(words: readonly string[]): ReturnType<typeof pattern> {
  return pattern(`^(?:${words.join('|')})(?!${LETTER})`, 'iu');
}

const IS_FINAL = beginsWith(FINAL);
const IS_OPEN = beginsWith(OPEN);

/** What a status, as `plainStatus` gives it, says of the work; null for a word in neither list. */
export function stateOfWord(status: string): 'success' | 'open' | null {
  if (IS_FINAL().test(status)) return 'success';
  return IS_OPEN().test(status) ? 'open' : null;
}

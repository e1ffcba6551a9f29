import { changeIn, isHedged, isHedgedLabel, isMarkedDeleted, saysRemoval } from '../../../src/read/lines/words.js';
import { isFilesHeading } from '../../../src/read/lines/headings.js';

describe('What became of a file', () => {
  test.each([
    ['created', ['new', 'NEW', 'created', 'Create', 'added', '(new)', '**New**', 'brand new']],
    ['created', ['nouveau', 'Nouvelle', 'créé', 'cree', 'ajouté']],
    ['created', ['nuevo', 'creado', 'crear', 'añadido', 'agregado']],
    ['created', ['criado', 'novo', 'novos', 'nova', 'novas', 'nuovo', 'creato', 'aggiunto']],
    ['created', ['neu', 'neue Datei', 'erstellt', 'angelegt', 'hinzugefügt']],
    ['created', ['новый', 'новая', 'новое', 'создан', 'добавлен']],
    ['created', ['新增', '新建', '创建', '新規', '追加', '作成', '추가', '생성', '신규']],
    ['modified', ['modified', 'changed', 'Updated', 'edited', 'extended', 'refactored']],
    ['modified', ['modifié', 'changé', 'mis à jour', 'mises à jour', 'actualizado', 'cambiado']],
    ['modified', ['alterado', 'aggiornato', 'cambiato', 'geändert', 'aktualisiert', 'angepasst']],
    ['modified', ['изменён', 'обновлён', '修改', '更新', '变更', '変更', '수정', '변경']],
    ['deleted', ['deleted', 'removed', 'supprimé', 'eliminado', 'borrado', 'excluído', 'rimosso', 'cancellato']],
    ['deleted', ['gelöscht', 'entfernt', 'удалён', '删除', '移除', '削除', '삭제']],
    ['moved', ['renamed', 'moved', 'déplacé', 'renommé', 'movido', 'spostato', 'rinominato']],
    ['moved', ['verschoben', 'umbenannt', 'перемещён', 'переименован', '重命名', '移动', '移動', '이동']],
  ] as const)('is %s by each of %j', (change, words) => {
    expect(words.map((word) => [word, changeIn(word)])).toEqual(words.map((word) => [word, change]));
  });

  // Each holds a word above, or begins like one, and means something else.
  test.each([
    ['newer', 'renew', 'anew', 'adding', 'addedum', 'movedness', 'mover', 'unmodified', 'exchanged', 'undeleted'],
    ['neural', 'novosti', 'novasol', 'creed', 'новости', 'the parser', '', 'file', '_new', '1new'],
  ])('is not said by %s, %s and the others', (...words) => {
    expect(words.map((word) => [word, changeIn(word)])).toEqual(words.map((word) => [word, null]));
  });

  test('is two things at once, or one written with a combining accent', () => {
    expect(changeIn('new / modified')).toBe('several');
    expect(changeIn('deleted, moved')).toBe('several');
    expect(changeIn('cre\u0301e\u0301')).toBe('created');
  });
});

describe('A line of prose', () => {
  test.each(['deleted', 'The old reader was removed', 'moved to lib', 'renamed', 'is gone', 'replaced by b.ts'])(
    'says that a file went: %s',
    (line) => {
      expect(saysRemoval(line)).toBe(true);
    },
  );
  test.each(['superseded', 'dropped', 'supprime\u0301', 'gelöscht', 'удалён', '已删除', '删除', 'entfernt'])(
    'says that a file went: %s',
    (line) => {
      expect(saysRemoval(line)).toBe(true);
    },
  );
  test.each(['created', 'begone', 'irreplaceable', 'new', 'the parser', 'unremoved'])('does not: %s', (line) => {
    expect(saysRemoval(line)).toBe(false);
  });
});

/** Remarks that say that a line is no report. */
const HEDGES: readonly (readonly string[])[] = [
  ['deferred', 'planned', 'pending', 'expected', 'estimated', 'predicted', 'to be created', 'to be added', 'todo'],
  ['to create', 'to modify', 'to update', 'to add', 'to delete', 'tbd', 'optional', 'if needed', 'if any'],
  ['if absent', 'if required', 'if necessary', 'if split', 'as needed', 'or similar', 'or equivalent', 'or create'],
  [
    'skipped',
    'not yet made',
    'not needed',
    'not created',
    'not committed',
    'not in git',
    'no change',
    'no code changes',
  ],
  ['no modifications', 'do not touch', 'none', 'n/a', 'unchanged', 'superseded', 'verified', 'reviewed'],
  ['use existing', 're-use existing', 'reuse existing', 'exists', 'existing', 'pre-existing', 'already there'],
  ['reference', 'read-only', 'read only', 'untracked', 'gitignored', 'git-ignored', 'uncommitted', 'local-only'],
  [
    'local only',
    'out of scope',
    'outside',
    'external',
    'temporary',
    'to be modified',
    'to be removed',
    'to be deleted',
  ],
  ['à créer', 'à modifier', 'attendu', 'attendus', 'prévu', 'prévus', 'reporté', 'différé', 'optionnel', 'si absent'],
  ['si besoin', 'ou équivalent', 'non créé', 'inchangé', 'ignoré', 'vérifié', 'désactivé', 'aucun', 'existant', 'déjà'],
  ['opcional', 'pendiente', 'si es necesario', 'por crear', 'a crear', 'a modificar', 'sin cambios', 'previsto'],
  ['prevista', 'no creado', 'no modificado', 'pendente', 'se necessário', 'da creare', 'da modificare', 'opzionale'],
  ['rinviato', 'nessuna modifica', 'immutato', 'geplant', 'ausstehend', 'falls nötig', 'bei Bedarf', 'unverändert'],
  ['keine', 'планируется', 'отложено', 'опционально', 'при необходимости', 'если', 'не изменён', 'без изменений'],
  ['待创建', '待定', '计划修改', '预计', '可选', '可删除', '如需', '如有', '未修改', '未跟踪', '暂不', '忽略', '无需'],
  ['无关', '参考', '予定', '任意', '必要に応じて', '예정'],
];

/** Remarks that begin like one of them, or hold one, and report work. */
const REPORTS: readonly (readonly string[])[] = [
  [
    'optionally reads dates',
    'todos are listed',
    'skippedRows is counted',
    'to creates',
    'to adder',
    'references are kept',
  ],
  ['the planned parser', 'reads what is expected', 'nones', 'existsSync is called', 'reviewedBy is set', 'if it rains'],
  ['not a number is refused', 'no changesets', 'a creator', 'attendusX', 'prévusX', 'если2', 'or create-react-app'],
];

describe('A remark', () => {
  test.each(HEDGES)('says that its line is no report: %s, %s and the others', (...words) => {
    expect(words.filter((word) => !isHedged(word, 'all'))).toEqual([]);
    expect(words.filter((word) => !isHedgedLabel(`Files ${word}`))).toEqual([]);
  });

  test.each(REPORTS.slice(0, 2))('reports work: %s, %s and the others', (...words) => {
    expect(words.filter((word) => isHedged(word, 'all'))).toEqual([]);
  });

  test('of a label tells wherever it is in it, as a whole word', () => {
    expect(isHedgedLabel('Files that are planned')).toBe(true);
    expect(isHedgedLabel('Files (deja\u0300 there, or aucun)')).toBe(true);
    expect(isHedgedLabel('The unplanned files')).toBe(false);
    expect(isHedgedLabel('Created')).toBe(false);
  });

  test.each([
    ['at its start', 'planned'],
    ['in a bracket', 'the parser (planned)'],
    ['in a square bracket', 'the parser [planned]'],
    ['in wide brackets', 'the parser （planned）'],
    ['in lenticular brackets', 'the parser 【planned】'],
    ['behind a dash', 'the parser — planned'],
    ['behind a short dash', 'the parser – planned'],
    ['behind a hyphen', 'the parser - planned'],
    ['behind two hyphens', 'the parser -- planned'],
    ['behind a colon', 'the parser: planned'],
    ['behind a wide colon', 'the parser：planned'],
    ['behind a bar', 'the parser | planned'],
    ['behind signs', '** ✅ ⚠\uFE0F _~planned'],
    ['behind forty signs', `${'*'.repeat(40)}planned`],
    ['with a combining accent', 'de\u0301ja\u0300 there'],
  ])('is a hedge %s', (_, remark) => {
    expect(isHedged(remark, 'all')).toBe(true);
  });

  test.each([
    ['in the middle of a sentence', 'the parser is planned'],
    ['behind a hyphen in a word', 'date-planned'],
    ['behind a hyphen that only one blank is beside', 'the parser -planned'],
    ['behind more signs than anyone writes', `x:${'*'.repeat(41)}planned`],
    ['behind a full stop', 'the parser. planned'],
  ])('is none %s', (_, remark) => {
    expect(isHedged(remark, 'all')).toBe(false);
  });

  test.each([
    'untracked',
    '(gitignored)',
    '— never committed',
    'not committed',
    '(was not yet committed)',
    '(deliberately **not created** by this plan)',
    '(generated, gitignored)',
    'deferred',
    '(may reuse y)',
    'the parser?',
    '(tests of the parser - removed due to a new API)',
  ])('hedges in every family: %s', (remark) => {
    expect(isHedged(remark, 'not-in-git')).toBe(true);
  });

  test.each(['optional', '(wholly new)', '(existing)', 'planned', 'unchanged', '(mayor)', '`a?`', '(generated)'])(
    'hedges only where the table does: %s',
    (remark) => {
      expect(isHedged(remark, 'not-in-git')).toBe(false);
    },
  );

  test.each(['(optional fields)', 'optional fields are read', 'new, if needed', '(new - removed the parser)'])(
    'reports work: %s',
    (remark) => {
      expect(isHedged(remark, 'all')).toBe(false);
    },
  );

  test('as a whole label says that its files are generated', () => {
    expect(isHedgedLabel('Generated')).toBe(true);
    expect(isHedgedLabel('**Generated:**')).toBe(true);
    expect(isHedgedLabel('Generated types')).toBe(false);
    expect(isHedgedLabel('Removed because nobody used them')).toBe(false);
  });
});

describe('A remark says that the file was deleted', () => {
  test.each([
    ...['deleted', 'delete', 'Removed', 'remove', '(deleted)', '— deleted', '- deleted (was dead code)'],
    ...['deleted.', 'deleted, since nobody used it', 'deleted: dead code', 'deleted; dead code'],
    ...['deleted/moved', 'deleted | dead code', 'deleted ~ dead code', 'deleted — dead code'],
    ...['deleted – dead code', 'deleted - dead code', 'deleted （dead code）', 'file was deleted'],
    ...['file is now deleted', 'were removed.', 'fichier supprimé', '**deleted** as nobody used it'],
    ...['[deleted] as nobody used it', '(removed) as nobody used it', '*deleted*', 'de**leted**'],
    ...['renamed to src/b.ts', 'moved to `src/b.ts`', 'moved to ./b', 'moved  to  b.ts', 'supprimée'],
    ...['supprimés', 'supprimées', 'supprimer', 'eliminada', 'borrados', 'excluída', 'eliminati', 'rimossa'],
    ...[
      'gelöscht',
      'entfernt',
      'удалена',
      'удалено',
      '已删除',
      '删除',
      '已移除',
      '移除',
      '削除',
      '削除済み',
      '삭제',
      '삭제됨',
    ],
    'supprime\u0301',
  ])('%s', (remark) => {
    expect(isMarkedDeleted(remark)).toBe(true);
  });

  test.each([
    'deleted rows are hidden',
    'deletedAt is set',
    'removed unused import',
    'removes',
    'the file was deleted',
    'not deleted',
    'new',
    '',
    'deleted files are listed (new)',
    'renamed to parser',
    'moved to the folder',
    'renamed src/b.ts',
    '**new**',
    '**deleted rows** are hidden',
    `${'-'.repeat(41)}deleted`,
    'file file file file file file deleted',
  ])('is not: %s', (remark) => {
    expect(isMarkedDeleted(remark)).toBe(false);
  });
});

describe('A heading names files', () => {
  test.each([
    'Files',
    'Key Files',
    'Files Created/Modified',
    'files created & modified',
    'Created Files',
    'New files',
    'Files changed, added and deleted',
    'Fichiers créés',
    'Archivos modificados',
    'Geänderte Dateien',
    'Изменённые файлы',
    '新增文件',
    '変更ファイル',
    '파일',
  ])('%s', (name) => {
    expect(isFilesHeading(name)).toBe(true);
    // As macOS writes it.
    expect(isFilesHeading(name.normalize('NFD'))).toBe(true);
  });
  test.each([
    'File',
    'Files to Create',
    'Filesystem',
    'Configuration Files',
    'Created',
    'Moved files',
    'Profiles changed',
  ])('not: %s', (name) => {
    expect(isFilesHeading(name)).toBe(false);
  });
});

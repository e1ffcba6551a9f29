import { stateOfWord } from '../../../src/families/bmad/status.js';
import { COMMON_NAMES } from '../../../src/families/documents.js';

describe('The status of a story', () => {
  test.each([
    ['done', 'complete', 'completed', 'in review', 'review', 'reviewed', 'ready for review', 'ready for re review'],
    ['ready for rereview', 'ready for done', 'ready to merge', 'ready to ship', 'implemented', 'dev complete'],
    ['development completed', 'qa pass', 'qa passed', 'qa approved', 'pass', 'passed', 'shipped', 'merged', 'terminé'],
    [
      'built',
      'terminée',
      'completado',
      'completada',
      'completato',
      'fatto',
      'fertig',
      'concluído',
      'concluída',
      'готово',
    ],
    ['выполнен', 'выполнено', 'выполнена', 'завершен', 'завершено', '完成', '已完成', '完了', '완료', 'done (v2)'],
  ])('says that it is done: %s, %s and the others', (...words) => {
    expect(words.filter((word) => stateOfWord(word) !== 'success')).toEqual([]);
  });

  test.each([
    ['draft', 'drafted', 'approved', 'ready', 'ready for dev', 'ready for development', 'in progress', 'inprogress'],
    ['in development', 'wip', 'backlog', 'deferred', 'blocked', 'proposed', 'superseded', 'canceled', 'cancelled'],
    ['planned', 'todo', 'to do', 'not started', 'contexted', 'optional', 'on hold', 'archived', 'obsolete'],
    ['abandoned', 'split', 'ready for testing', 'blocked by 1.2'],
  ])('says that it is not: %s, %s and the others', (...words) => {
    expect(words.filter((word) => stateOfWord(word) !== 'open')).toEqual([]);
  });

  test.each([
    ['', 'donevan', 'doner', 'completes', 'reviewer', 'passing', 'mergeable', 'drafting', 'wipe', 'splitting'],
    ['not done', 'almost done', 'wonderful', 'done1', 'done_', 'blockedby', 'progress', 'fertiggestellt', 'пройдено'],
  ])('says neither: %s, %s and the others', (...words) => {
    expect(words.filter((word) => stateOfWord(word) !== null)).toEqual([]);
  });
});

test('Names that many folders have say nothing of where a file went', () => {
  for (const name of ['index', 'main', 'page', 'layout', '__init__', '__main__', 'readme', 'package', 'conftest']) {
    expect(COMMON_NAMES.has(name)).toBe(true);
  }
  for (const name of ['dates', 'parser', 'Index', '']) expect(COMMON_NAMES.has(name)).toBe(false);
});

import { pattern } from '../../model/text.js';
import { LETTER } from '../../read/lines/words.js';

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

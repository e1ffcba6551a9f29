import { pattern } from '../../model/text.js';
import { LETTER } from '../../read/lines/words.js';

/** Final and open statuses: whole words at the beginning, in lower case. */
const FINAL: readonly string[] = [
  'built|done|completed?|implemented|shipped|merged|pass(?:ed)?',
  '(?:in )?review|reviewed|ready for (?:(?:re ?)?review|done)|ready to (?:merge|ship)',
  'dev(?:elopment)? completed?|qa (?:pass|passed|approved)',
  'terminée?|completad[oa]|completato|fatto|fertig|concluíd[oa]',
  'готово|выполнен[оа]?|завершен[оа]?',
  '完成|已完成|完了|완료',
];

const OPEN: readonly string[] = [
  `draft|drafted|approved|ready|ready for dev${LETTER}*|proposed|planned|to ?do|backlog|not started|contexted|optional`,
  'in ?progress|in development|wip|blocked|on hold|deferred|split',
  'superseded|cancell?ed|archived|obsolete|abandoned',
];

function beginsWith(words: readonly string[]): ReturnType<typeof pattern> {
  return pattern(`^(?:${words.join('|')})(?!${LETTER})`, 'u');
}

const IS_FINAL = beginsWith(FINAL);
const IS_OPEN = beginsWith(OPEN);

/** The state of the work by a status from `plainStatus`; null for a word in neither list. */
export function stateOfWord(status: string): 'success' | 'open' | null {
  if (IS_FINAL().test(status)) return 'success';
  return IS_OPEN().test(status) ? 'open' : null;
}

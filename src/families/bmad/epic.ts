import type { ReturnGroup } from '../../model/return-group.js';

const FOLDER = /(?:^|\/)epic[-_ ]?(\d{1,6})[^/]*\//i;
const NAME =
  /(?:^|\/)(?:(?:spec|story|bug|tech-debt)[-_.])?(?:[A-Za-z]{1,4}-?)?(\d{1,6})[A-Za-z]?[.-][A-Za-z]?\d[^/]*$/;

/** The epic of a story or a spec, by its folder `epic-1` or its name `1-2-words`; of other specs that they are some, of others nothing. */
export function epicOf(file: string): ReturnGroup {
  const number = (FOLDER.exec(file) ?? NAME.exec(file))?.[1];
  const isSpec = /(?:^|\/)spec-[^/]*$/.test(file);
  const name = number === undefined ? (isSpec ? 'specs' : 'none') : String(Number(number));
  return { by: 'epic', name };
}

import { REPOSITORY, VERSION } from '../model/version.js';
import { urlSegment } from './sink.js';

/** The folder with the pages of this version's rules, where nobody knows which copy of the project runs. */
export const RULE_PAGES = `${REPOSITORY}/blob/v${VERSION}/docs/rules`;

/** The address of a rule's page. */
export function rulePage(rule: string, pages = RULE_PAGES): string {
  return `${pages}/${urlSegment(rule)}.md`;
}

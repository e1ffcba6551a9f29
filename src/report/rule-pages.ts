import { REPOSITORY, VERSION } from '../model/version.js';
import { urlSegment } from './sink.js';

/** The folder with the rule pages of this version, if the running copy of the project is unknown. */
export const RULE_PAGES = `${REPOSITORY}/blob/v${VERSION}/docs/rules`;

/** Returns the URL of a rule's page. */
export function rulePage(rule: string, pages = RULE_PAGES): string {
  return `${pages}/${urlSegment(rule)}.md`;
}

import { RULE_PAGES } from '../../src/report/links.js';

/** Where the links of a text in Markdown lead, apart from the pages of the rules. */
export function linksElsewhere(text: string): readonly string[] {
  const pages = new RegExp(`^${RULE_PAGES.replaceAll('.', '\\.')}/[a-z-]+\\.md$`);
  return Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, address = '']) => address).filter(
    (address) => !pages.test(address),
  );
}

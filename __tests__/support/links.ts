import { RULE_PAGES } from '../../src/report/links.js';

/** Where the links of a text in Markdown lead, apart from the gate's own pages. */
export function linksElsewhere(text: string): readonly string[] {
  const docs = RULE_PAGES.replace(/rules$/, '');
  return Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, address = '']) => address).filter(
    (address) => !address.startsWith(docs),
  );
}

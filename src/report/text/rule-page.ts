import { linked, type Paint, terminal, type Terminal } from '../sink.js';
import { rulePage } from '../rule-pages.js';

/** How a finding leads to the page of its rule: by a link of the terminal behind the rule's id, or by the address. */
export type RuleLinks = 'links' | 'addresses';

/** Returns a rule's id, as a link to its page if the terminal has links. */
export function ruleName(rule: string, links: RuleLinks | undefined): Terminal {
  const name = terminal`${rule}`;
  return links === 'links' ? linked(rulePage(rule), name) : name;
}

/** Returns a function that returns the line with the address of a rule's page, once for each rule; empty without addresses. */
export function rulePageLines(links: RuleLinks | undefined, paint: Paint): (rule: string, margin: string) => Terminal {
  const shown = new Set<string>();
  return (rule, margin) => {
    if (links !== 'addresses' || shown.has(rule)) return terminal``;
    shown.add(rule);
    return terminal`${margin}${paint('dim', terminal`see: ${rulePage(rule)}`)}\n`;
  };
}

import type { Report } from '../model/report.js';
import type { DescribedRule } from '../model/rule.js';
import type { AnnotationBudget } from './annotations.js';
import type { Links } from './links.js';
import type { SafeText } from './sink.js';

/** How a finding leads to the page of its rule: by a link of the terminal behind the rule's id, or by the address. */
export type RuleLinks = 'links' | 'addresses';

/** What entry points pass to a format; each format uses what it needs. */
export interface FormatOptions {
  /** True to use terminal styles. */
  readonly color: boolean;
  /** True to print only the findings that fail the run (at least the errors), and the last line, in the text format. */
  readonly quiet: boolean;
  /** Where the checked files can be viewed; null if nowhere. */
  readonly links: Links | null;
  /** The width of the terminal; undefined for files and logs. */
  readonly columns?: number | undefined;
  /** How a finding leads to the page of its rule, in the text format on a terminal; absent for not at all. */
  readonly ruleLinks?: RuleLinks | undefined;
  /** True to count the findings of each rule, and the returns of each group, instead of listing findings, in the text format. */
  readonly statistics?: boolean;
  /** True to list notices instead of counting them, in the text format. */
  readonly notices?: boolean;
  /** The most annotations; GitHub's own limits by default. */
  readonly budget?: AnnotationBudget;
  /** All rules, for the formats that explain them. */
  readonly rules?: readonly DescribedRule[];
  /** The URL of the folder with the rule pages; by default that of the project itself. */
  readonly rulePages?: string | undefined;
}

/** Renders a report in chunks that may end anywhere. */
export type Format = (report: Report, options: FormatOptions) => Iterable<SafeText>;

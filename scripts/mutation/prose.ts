import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';
import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore';

/**
 * What the generated pages show of a rule: `__tests__/generated.test.ts` compares each of these texts and examples with the committed pages, and
 * the `examples.test.ts` of each family evaluates them. Thousands of mutants of them would show nothing else.
 */
const SHOWN_ON_PAGES = new Set(['summary', 'rationale', 'remedy', 'sources', 'good', 'bad']);

interface Property {
  readonly type: string;
  readonly key?: { readonly type: string; readonly name?: string };
}

const prose: Ignorer = {
  shouldIgnore(path: NodePath) {
    const { type, key } = (path as { readonly node: Property }).node;
    const isShown = type === 'ObjectProperty' && key?.type === 'Identifier' && SHOWN_ON_PAGES.has(key.name ?? '');
    return isShown ? 'It is on the generated pages.' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'prose', prose)];

/** Files of `src/` without code of their own: generated ones, which a test compares with their source, and the returns of examples. */
export const NOT_MUTATED: readonly string[] = [
  'src/**/*.d.ts',
  'src/families/examples.ts',
  'src/families/index.ts',
  'src/families/rule-ids.ts',
  'src/families/*/rules/index.ts',
  // What the page of standards says.
  'src/families/*/section.ts',
  'src/families/*/versions/generated/**',
  'src/families/**/examples.ts',
  'src/families/**/samples.ts',
  'src/rules/index.ts',
];

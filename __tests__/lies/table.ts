import type { Caught, Planted, Theme } from './kind.js';
import { designOf, type Outcomes } from './outcomes.js';

const THEMES: readonly Theme[] = ['tree', 'history', 'text', 'words'];

/** The lies as Markdown: how many by family and theme, then each with what catches it. The test holds the twins to be quiet. */
export function liesTable(families: readonly Planted[], outcomes: Outcomes): string {
  const count = families.reduce((sum, { kinds }) => sum + kinds.length, 0);
  const passing = families.flatMap(({ family, kinds }) => kinds.filter(({ id }) => designOf(family, id) !== undefined));
  const lines = [
    `${String(count)} kinds of lies were planted, each beside an honest twin: ${String(count - passing.length)} are caught, ${String(passing.length)} pass or weigh no more than a notice by design, and no twin is accused.`,
    '',
    ...table(['family', ...THEMES, 'all', 'by design'], families.map(countsOf)),
  ];
  for (const { family, kinds } of families) {
    const rows = kinds.map(({ id, theme, what }) => {
      const [rule, severity] = ruleAndSeverity(outcomes[family]?.[id]?.pull ?? []);
      return [`A return claims ${escaped(what)}`, theme, rule, severity, 'yes', designOf(family, id) ?? ''];
    });
    lines.push(
      '',
      `### ${family}`,
      '',
      ...table(['kind', 'theme', 'rule', 'severity', 'twin quiet', 'by design'], rows),
    );
  }
  return `${lines.join('\n')}\n`;
}

function countsOf({ family, kinds }: Planted): readonly string[] {
  const byTheme = THEMES.map((theme) => String(kinds.filter((kind) => kind.theme === theme).length));
  const designed = kinds.filter(({ id }) => designOf(family, id) !== undefined).length;
  return [family, ...byTheme, String(kinds.length), String(designed)];
}

const RANKS = ['error', 'warning', 'notice'];

/** The gravest finding, by its rule and its severity. */
function ruleAndSeverity(found: readonly Caught[]): readonly [string, string] {
  const rank = (one: Caught): number => RANKS.indexOf(one.split(' ')[0] ?? '');
  const [first] = [...found].sort((one, other) => rank(one) - rank(other));
  const [severity = '', rule = ''] = first?.split(' ') ?? [];
  return first === undefined ? ['none', ''] : [`\`${rule}\``, severity];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** A text in a cell: what is Markdown in it is shown as it is. */
function escaped(text: string): string {
  return text
    .replace(/[|<>*_[\]~]/g, '\\$&')
    .replaceAll('```', '\\`\\`\\`')
    .replaceAll('\\n', ' ')
    .replace(/[\p{Cf}\p{Cc}]/gu, '');
}

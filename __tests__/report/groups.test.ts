import type { ReturnRecord } from '../../src/model/context.js';
import type { Report } from '../../src/model/report.js';
import { groupsMarkdown, groupsText } from '../../src/report/groups.js';
import { claim, record, report } from './sample.js';

function story(name: string, differs: Partial<ReturnRecord> = {}): ReturnRecord {
  return record({ group: { by: 'epic', name }, claims: [claim('present')], ...differs });
}

const RETURNS = [
  ...Array.from({ length: 7 }, () => story('2')),
  story('10', { claims: [claim('missing'), claim('relocated'), claim('relocated')] }),
  story('10', { success: false, claims: [] }),
  story('none', { success: false, claims: [] }),
];

const textOf = (of: Partial<Report>): readonly string[] => groupsText(report(of)).text.split('\n').slice(0, -1);

describe('Returns that belong to groups', () => {
  it('are counted in a table, with the columns that have numbers', () => {
    expect(textOf({ returns: RETURNS })).toEqual([
      '  epic  done  open  claims  false  moved',
      '  2        7     -       7      -      -',
      '  10       1     1       3      1      2',
      '  none     -     1       -      -      -',
      '',
    ]);
    expect(
      groupsMarkdown(report({ returns: RETURNS }))
        .text.split('\n')
        .slice(0, 4),
    ).toEqual([
      '| epic | done | open | claims | false | moved |',
      '| :-- | --: | --: | --: | --: | --: |',
      '| 2 | 7 |  | 7 |  |  |',
      '| 10 | 1 | 1 | 3 | 1 | 2 |',
    ]);
  });

  it('are not counted where they are few, of one group, or those of a change', () => {
    expect(textOf({ returns: RETURNS.slice(1) })).toEqual([]);
    expect(textOf({ returns: Array.from({ length: 20 }, () => story('1')) })).toEqual([]);
    expect(textOf({ returns: RETURNS, compared: { base: 'main', commit: null, passedOver: 0 } })).toEqual([]);
    expect(textOf({ returns: Array.from({ length: 20 }, () => record()) })).toEqual([]);
  });

  it('are counted together where there are very many groups', () => {
    const shown = textOf({ returns: Array.from({ length: 300 }, (_, n) => story(String(n))) });
    expect(shown).toHaveLength(53);
    expect(shown[51]?.trim().split(/\s+/)).toEqual(['others', '250', '-', '250']);
  });
});

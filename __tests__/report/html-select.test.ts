import { addressOf } from '../../src/report/html/client/address.js';
import { lookupIn, rowsOf } from '../../src/report/html/client/rows.js';
import { haystacks, matching, rulesOf, sorted, type Column, type Filter } from '../../src/report/html/client/select.js';
import type { PageData } from '../../src/report/html/page-data.js';
import { render } from '../../src/report/html.js';
import { claim, finding, record, report } from './sample.js';

const SAMPLE = report({
  returns: [
    record({ file: 'b.json', claims: [claim('present'), claim('missing', 'src/Never.ts')] }),
    record({ file: 'a.json', status: 'partial', agent: null, claims: [], session: 'sess_9' }),
    record({ file: 'c.json', standard: 'subagent-return@1.2', agent: 'planner', claims: [claim('present')] }),
  ],
  findings: [
    finding({ file: 'b.json', untrue: true }),
    finding({ file: 'c.json', rule: 'status-stale', severity: 'warning' }),
    finding({ file: 'a.json', baselined: true, rule: 'required-field' }),
  ],
});

const PAGE = JSON.parse(
  /id="data">([^]*?)<\/script>/.exec([...render(SAMPLE, { links: null })].join(''))?.[1] ?? '',
) as PageData;
const text = lookupIn(PAGE);
const rows = rowsOf(PAGE, text);

const EVERYTHING: Filter = {
  words: [],
  status: null,
  agent: null,
  standard: null,
  verdict: null,
  severity: null,
  rule: null,
};

function files(filter: Partial<Filter>): readonly string[] {
  const texts = { haystack: haystacks(PAGE, text), rules: rulesOf(text) };
  return matching(rows, { ...EVERYTHING, ...filter }, texts).map(({ file }) => file);
}

describe('the filter of the page lets through', () => {
  test.each<[string, Partial<Filter>, readonly string[]]>([
    ['everything, files with a claim that is not true first', {}, ['b.json', 'a.json', 'c.json']],
    ['a status', { status: 'partial' }, ['a.json']],
    ['an agent', { agent: 'planner' }, ['c.json']],
    ['those without an agent', { agent: '' }, ['a.json']],
    ['a standard', { standard: 'subagent-return@1.2' }, ['c.json']],
    ['those with a claim of a verdict', { verdict: PAGE.verdicts.indexOf('missing') }, ['b.json']],
    ['errors', { severity: 0 }, ['b.json']],
    ['warnings or worse', { severity: 1 }, ['b.json', 'c.json']],
    ['those without findings; known ones are none', { severity: -1 }, ['a.json']],
    ['a path that is claimed, in any letter case', { words: ['src/never'] }, ['b.json']],
    ['a session', { words: ['sess_9'] }, ['a.json']],
    ['a rule by its name', { words: ['status-stale'] }, ['c.json']],
    ['those with a finding of a rule, known ones too', { rule: 'required-field' }, ['a.json']],
    ['a name in the delegation', { words: ['orchestrator'] }, ['b.json', 'a.json', 'c.json']],
    ['all words at once', { words: ['json', 'planner'] }, ['c.json']],
    ['all choices at once', { words: ['planner'], status: 'partial' }, []],
  ])('%s', (_, filter, expected) => {
    expect(files(filter)).toEqual(expected);
  });
});

describe('the order of the page', () => {
  test.each<[Column, boolean, readonly string[]]>([
    ['file', false, ['a.json', 'b.json', 'c.json']],
    ['file', true, ['c.json', 'b.json', 'a.json']],
    ['status', false, ['b.json', 'c.json', 'a.json']],
    ['agent', false, ['a.json', 'b.json', 'c.json']],
    ['standard', true, ['c.json', 'b.json', 'a.json']],
    ['claims', true, ['b.json', 'c.json', 'a.json']],
    ['findings', true, ['b.json', 'c.json', 'a.json']],
    ['findings', false, ['a.json', 'c.json', 'b.json']],
  ])('by %s, descending %s', (column, descending, expected) => {
    expect(sorted(rows, { column, descending }).map(({ file }) => file)).toEqual(expected);
  });
});

test('the address of a file is below that of its project', () => {
  expect(addressOf('https://github.com/o/r/blob/abc', 'a b/#1/c.json')).toBe(
    'https://github.com/o/r/blob/abc/a%20b/%231/c.json',
  );
  expect(addressOf('https://h', 'log.MD')).toBe('https://h/log.MD?plain=1');
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { planAnnotations } from '../../src/report/annotations.js';
import type { Report } from '../../src/model/report.js';
import { FORMAT_NAMES, loadFormat } from '../../src/report/formats.js';
import type { Format } from '../../src/report/options.js';
import { hostileReport } from './hostile.js';
import { readCommands } from './runner.js';
import { report } from './sample.js';

const OPTIONS = {
  color: false,
  quiet: false,
  links: { server: 'https://github.com', repository: 'o/r', revision: 'abc' },
};

describe.each(FORMAT_NAMES)('the format %s', (name) => {
  let render: Format = () => [];
  beforeAll(async () => {
    render = await loadFormat(name);
  });
  const output = (sample: Report, options = OPTIONS): string => [...render(sample, options)].join('');

  test('lets the runner find only the commands that were meant, whatever the report quotes', () => {
    fc.assert(
      fc.property(hostileReport, fc.boolean(), (sample, color) => {
        const meant = name === 'github' ? planAnnotations(sample).map(({ level }) => level) : [];
        expect(readCommands(output(sample, { ...OPTIONS, color })).map((command) => command.name)).toEqual(meant);
      }),
    );
  });

  test('writes no invisible character of the report', () => {
    fc.assert(
      fc.property(hostileReport, (sample) => {
        expect(output(sample).replace(/\p{ExtPict}(\ufe0f|\p{EMod})?(\u200d\p{ExtPict}\ufe0f?)*/gu, '')).not.toMatch(
          /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}]/u,
        );
      }),
    );
  });

  test('gives the same bytes for the same report, and ends its last line', () => {
    expect(output(report())).toBe(output(report()));
    expect(output(report())).toMatch(/[^\n]\n$/);
  });

  test('writes a line where nothing was found', () => {
    expect(output(report({ findings: [] }))).toMatch(/[^\n]\n$/);
  });
});

test('the table of docs/cli.md has a row for each format, in their order, and none for another', () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/cli.md', import.meta.url)), 'utf8');
  const [, table = ''] = /^## Formats\n\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const [, , ...rows] = table.split('\n').slice(0, -1);
  expect(rows.map((row) => /^\| `([^`]*)` +\| [^|\s]/.exec(row)?.[1] ?? row)).toEqual(FORMAT_NAMES);
});
